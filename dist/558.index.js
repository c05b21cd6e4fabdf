const on=[558,815,751,345,909],rn={3534:((vt,H,t)=>{t.r(H),t.d(H,{credentialsDiffer:()=>o,credentialsEmpty:()=>d,credentialsMalformed:()=>$,credentialsMissing:()=>s,
credentialsNearMiss:()=>l,credentialsOtherHost:()=>m,credentialsRejected:()=>r,credentialsShort:()=>f,credentialsUnused:()=>h,documentUnauthorized:()=>k});var y=t(
1064),p=t(1831),E=t(2713),T=t(4e3),a=t(5799);const d=(0,a.lS)((0,a.$e)("credentials-empty","Token is empty",y.Du),({source:e})=>({message:`the token from ${e} i\
s empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),O={"control character":{
has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'\
begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are s\
ent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store t\
he token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{
has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},$=(0,a.lS)((0,a.
z3)("credentials-malformed","Malformed token",y.Du),({source:e,slip:c})=>({message:`the token from ${e} ${O[c].has}`,help:O[c].help,...c==="control character"?{}:
{severity:"warning"}})),f=(0,a.lS)((0,a.$e)("credentials-short","Token is too short to be redacted"),({source:e})=>({message:`the token from ${e} has fewer than\
 ${E.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),
o=(0,a.lS)((0,a.lm)("credentials-differ","Clients use different tokens"),({host:e,first:c,other:u})=>({message:`for host ${(0,p.nx)(e)}, ${i(c)} and ${i(u)}`,help:`\
set the token for both clients in ${(0,p.fK)(e)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),i=({client:e,source:c})=>c===
null?`${y.bB[e]} finds no token`:`${y.bB[e]} uses the token from ${c}`,r=(0,a.lS)((0,a.$e)("credentials-rejected","Token was rejected"),({host:e,status:c,source:u})=>({
message:`host ${(0,p.nx)(e)} returned ${c} for the token from ${u}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,p.cu)(e)}; then store a new one in the same place`})),s=(0,a.lS)((0,a.$e)("credentials-missing","Token is missing"),({host:e,
service:c,isFork:u,searched:M,notRead:x})=>{const F=(0,p.nx)(e),P=`host ${F} requires a token${c===null?"":` for ${c}`}`;if(u)return{message:`${P}, and secrets \
are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",
severity:"notice"};const[A=""]=(0,p.fK)(e),C=x.length===0?"":`; not read: ${x.join(", ")}`;return{message:`${P}, and none was found (searched: ${M.join(", ")}${C}\
)`,help:`add the line "${F}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${A}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(A)}`}}),n=e=>/^\w+$/.
test(e)?`export ${e}=\u2026`:`env '${e}=\u2026' terraform init`,l=(0,a.lS)((0,a.$e)("credentials-near-miss","Token variable has a similar name"),({host:e,variable:c,
why:u,write:M})=>({message:`${c} seems to be meant for host ${(0,p.nx)(e)}, but ${u}`,help:`rename it to ${M}: ${n(M)}`})),m=(0,a.lS)((0,a.$e)("credentials-othe\
r-host","Token is for another host",y.Du),({host:e,other:c,source:u,service:M,isSent:x,isNotice:F})=>({message:`the clients do not send the token for ${c} from ${u}\
 ${M===null?`after the redirect of ${e}`:`to ${M} of host ${e}`}: they send ${x?`the token of ${e}`:"none"}`,help:M===null?`make the discovery document of ${e} \
public, or serve it at ${e} itself`:`set the token for ${e}, and the clients send it to ${c}`,...F?{severity:"notice",affects:[]}:{}})),h=(0,a.lS)((0,a.lm)("cre\
dentials-unused","Token for a host that is not checked"),({host:e})=>({message:`the tokens input has a token for host ${(0,p.nx)(e)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"})),k=(0,a.lS)((0,a.z3)("document-unauthorized","Discovery requires valid credentials",y.
zK),({host:e,token:c,challenge:u,...M})=>{const x=c==="sent"?"rejected the given authentication credentials":"requires authentication credentials",F=u===null?"":
`, and asks for ${u} authentication`;return{message:`host ${e} ${x}: ${(0,T._r)(M)}${F}`,help:(0,T.NM)(M.page,e,D(e,c,M.status,u))}}),v="make the discovery docu\
ment public";function D(e,c,u,M){const x=(0,T.qZ)(e);if(M!==null)return{operator:`exempt /.well-known/terraform.json from ${M} authentication`,guest:x,note:"the\
 clients send Bearer tokens only, so no token helps"};switch(c){case"sent":{const F="check that the token is for this host, complete and not expired";return u===
403?{operator:F,user:F,guest:x}:{operator:F,user:F}}case"none":{const F=`add a token to \`tokens\` (${e}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${F}\
, or ${v}`,user:F,guest:x}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${e} to respond itself, or ${v}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((vt,H,t)=>{t.r(H),t.d(H,{fileLimit:()=>s,fileOutside:()=>o,fileSyntax:()=>a,fileUnreadable:()=>f,nothingToCheck:()=>r});var y=t(1064),
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
severity:"warning"}:{message:`${k}, and \`hostnames\` is not set`,help:`${v}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),s=(0,T.lS)((0,T.$e)("fil\
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
s are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((vt,H,t)=>{t.r(H),t.
d(H,{cloudOrganization:()=>o,cloudToken:()=>d,cloudVersion:()=>O,cloudWorkspace:()=>i,cloudWorkspaceMissing:()=>r});var y=t(1064),p=t(1831),E=t(9562),T=t(4e3),a=t(
5799);const d=(0,a.lS)((0,a.z3)("cloud-token","Token for the cloud block or remote backend is missing",y.Du),({host:s,service:n,isFork:l,searched:m,notRead:h})=>{
const k=(0,p.nx)(s),D=`${n===E.OZ?"the cloud block":"the remote backend"} requires a token for ${k}`;if(l)return{message:`${D}, and secrets are withheld from pu\
ll requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const e=h.
length===0?"":`; not read: ${h.join(", ")}`,[c=""]=(0,p.fK)(s);return{message:`${D}, and none was found (searched: ${m.join(", ")}${e})`,help:`add the line "${k}\
=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${c}; outside GitHub, run \`terraform login ${k}\` or \`tofu login ${k}\``}}),O=(0,a.lS)((0,a.z3)("\
cloud-version","API is too old for the cloud block",y.Du),({url:s,version:n})=>({message:`${s} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,T.
dh)(n)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'c\
heck `hostname`, or use `backend "remote"` instead of `cloud`'}})),$=s=>"why"in s?`the response of ${s.url} ${(0,T.dh)(s.why)}`:(0,T._r)({...s,page:null}),f=(s,n,l)=>"\
status"in s&&[401,403,404].includes(s.status)?l:(0,a.C)(`check the logs of ${n}, and that the URL of the service is that of its API`),o=(0,a.lS)((0,a.z3)("cloud\
-organization","Organization cannot be read",y.Du),s=>{const{host:n,organization:l,source:m}=s;return{message:`the organization ${l} at ${n} cannot be read: ${$(
s)}`,help:f(s,n,`check the name of the organization, and that the token from ${m} is valid and belongs to a member`)}}),i=(0,a.lS)((0,a.z3)("cloud-workspace","W\
orkspace cannot be read",y.Du),s=>{const{host:n,organization:l,workspace:m}=s;return{message:`the workspace ${m} of ${l} at ${n} cannot be read: ${$(s)}`,help:f(
s,n,"check that the token may read the workspace")}}),r=(0,a.lS)((0,a.lm)("cloud-workspace-missing","Workspace does not exist"),({host:s,organization:n,workspace:l})=>({
message:`${n} at ${s} has no workspace ${l} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),6697:((vt,H,t)=>{t.r(H),t.d(H,{hostAssumed:()=>$,hostGeneric:()=>f,hostNotAllowed:()=>d,hostNotChecked:()=>i,hostPrivateRedirect:()=>o});var y=t(
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
 ${(0,p.Cw)(l)}, with ${h} of ${k} hosts not checked`,help:r[l.kind]+s(v)})),r={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function s(n){return n.length===0?"":`; most of the time went to hosts without a response: ${n.map(({host:m,tookMs:h})=>`${m}\
 (${(0,p.YA)(h)})`).join(", ")}`}}),5143:((vt,H,t)=>{t.d(H,{Az:()=>s,Ks:()=>E,Ts:()=>T,Zl:()=>o,_h:()=>a,n7:()=>i});var y=t(4e3);const p=2**14,E=p-1,T=({line:n,
column:l,endColumn:m})=>(n*p+Math.min(l,E))*p+Math.min(m-l,p-1);function a(n){const l=Math.floor(n/p),m=l%p;return{line:Math.floor(l/p),column:m,endColumn:m+n%p}}
const d=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
O=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,$=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function f(n){const l=n.split(
"/").slice(0,$.test(n)?-2:-1);return l.find((m,h)=>d.test(m)&&!(m==="test"&&l.slice(0,h).some(k=>O.test(k))))}const o=n=>f(n)!==void 0;function i(n){const l=f(n);
return(l===void 0?n:`**/${l}`).replace(/[\\{}[\]?!()]/g,"?")}const r=3,s=(n,l)=>`${n===1?"1 finding is":`${n} findings are`} in tests, examples or templates, wh\
ere errors are warnings; to skip such files, set \`exclude\`: ${(0,y.XT)(l,r)}`}),5799:((vt,H,t)=>{t.d(H,{$e:()=>o,C:()=>E,lS:()=>r,lm:()=>i,oC:()=>p,pj:()=>d,z3:()=>f});
var y=t(6174);const p=["error","warning","notice"],E=(s,n)=>n===void 0?{operator:s}:{operator:s,note:n};function T({operator:s,user:n,guest:l},{role:m,host:h}){
const k=`ask the operator of ${h} to ${s}`;switch(m){case"operator":return s;case"user":return n===s?n:n===void 0?k:`${n}; if you run ${h}, ${a(s,n)}`;case"gues\
t":return l??n??k}}const a=(s,n)=>s.startsWith(`${n}, or `)?s.slice(n.length+5):s;function d(s,n){const{cures:l,...m}=s;return l===void 0?s:{...m,help:O(l,n)}}function O(s,n){
const{because:l,note:m}=s,h=l===void 0?"":`${l}: `,k=m===void 0?"":`; ${m}`;return h+T(s,n)+k}const $=s=>(n,l,m=[])=>({code:n,title:l,severity:s,affects:m}),f=$(
"error"),o=$("warning"),i=$("notice");function r(s,n){return Object.assign(m=>{const{help:h,...k}=n(m),v=s.code,D=(0,y._)(k.message),e={...s,code:v,usualSeverity:s.
severity,...k,message:D};return h===void 0?e:typeof h=="string"?{...e,help:(0,y._)(h)}:{...e,help:O(h,{role:"operator",host:""}),cures:h}},s)}}),4391:((vt,H,t)=>{
t.d(H,{z6:()=>Ht,wX:()=>tn,w5:()=>qt});var y=t(6760),p=t(2971),E=t(4467),T=t(9461),a=t(3024),d=t(5143),O=t(5747);const $=200,f=50,o=32*1024*1024,i=4e3,r=1e3,s=1e6;
function n(V,nt,gt){const Ot=Map.groupBy(V.filter(l).slice(0,$),({file:S})=>S),$t=[];let g=0;for(const[S,N]of[...Ot].slice(0,f)){const _=(0,y.join)(nt,S),at=m(_);
if(at===null||at.mtimeMs>gt+1)continue;if(g+=at.size,g>o)break;const ot=(0,O.yR)(_);ot.ok&&$t.push(...h(ot.text,N))}return $t}const l=({column:V,endColumn:nt})=>V!==
d.Ks&&V<s&&nt>V;function m(V){try{return(0,a.statSync)(V)}catch(nt){return(0,O.Oj)(nt),null}}function h(V,nt){const gt=[];let[Ot,$t]=[1,V.startsWith("\uFEFF")?1:
0];for(const g of nt.toSorted((S,N)=>S.line-N.line)){for(;Ot<g.line&&$t>=0;Ot+=1)$t=V.indexOf(`
`,$t)+1||-1;if($t<0)break;const S=V.indexOf(`
`,$t),N=S<0?V.length:S,_=N>$t&&V[N-1]==="\r";gt.push(...k(V.slice($t,_?N-1:N),g))}return gt}function k(V,nt){const{column:gt,endColumn:Ot}=nt,$t=V.length<=i;if(!$t&&
Ot-gt>r)return[];const g=v(V,gt-1,0);if(g>=V.length)return[];const S=v(V,Ot-gt,g),[N,_]=$t?[V.slice(0,g),V.slice(S)]:["",""];return[{place:nt,before:N,literal:V.
slice(g,S),after:_,isWhole:$t}]}function v(V,nt,gt){let Ot=gt;for(let $t=nt;$t>0&&Ot<V.length;$t-=1)Ot+=(V.codePointAt(Ot)??0)>65535?2:1;return Ot}var D=t(6174),
e=t(2161);function c(V,nt){const{directory:gt,checkedAt:Ot,configs:$t}=nt,g=$t.flatMap(ut=>ut.files),S=new Set(g.flatMap(({path:ut,shown:mt})=>[u(ut),mt])),N=ut=>{
const mt=u((0,y.resolve)(gt,ut));return!S.has(ut)&&!S.has(mt)&&M(ut)&&M(mt)},_=V.filter(({file:ut})=>N(ut)),at=n(_,gt,Ot),ot=X(at,nt.usages);return at.flatMap(ut=>x(
ut,ot.get(j(ut.place))??null,nt))}function u(V){const nt=(0,T.$)(V);return nt.kind==="file"?nt.path:(0,y.resolve)(V)}const M=V=>(0,e.L8)((0,y.basename)(V),new Set,
(0,y.basename)((0,y.dirname)(V)))!==void 0;function x({place:V,before:nt,literal:gt,after:Ot,isWhole:$t},g,{redact:S,kept:N}){const _=nt+gt+Ot;return S(_,N)!==_?
[]:$t&&!C(_)?[{place:V,before:nt,literal:gt,after:Ot}]:g===null||P.test(g)||!gt.includes(g)?[]:[{place:V,before:"\u2026 ",literal:(0,D._)(g),after:" \u2026"}]}const F=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
P=/[\s"]/,A=/[\w+-]{20,}/g,C=V=>F.test(V)||(V.match(A)??[]).some(nt=>/\d/.test(nt)&&/[a-z]/.test(nt)&&/[A-Z]/.test(nt));function X(V,nt){const gt=new Map(V.map(
({place:$t})=>[j($t),$t.file])),Ot=new Set(gt.values());return new Map(nt.filter(({place:$t})=>Ot.has($t.file)&&gt.has(j($t))).flatMap(({place:$t,text:g})=>g===
null?[]:[[j($t),g]]))}const j=({file:V,line:nt,column:gt})=>`${nt}:${gt} ${V}`;var Z=t(2389),q=t(7052),K=t(9664);function G(V,{evidence:nt,versions:gt}){if(V.version!==
null)return()=>V.version;const Ot=nt.filter(({level:$t,version:g})=>$t==="version-file"&&g!==null);return($t,g)=>Ot.some(N=>N.client===$t&&J(g,(0,K.jt)(N.place.
file)))?gt[$t]??null:null}const J=(V,nt)=>nt===""||`${V}/`.startsWith(`${nt}/`);var ct=t(6195),Q=t(7854),B=t(3152);const W=2e5;async function et({usages:V,notes:nt,
scanned:gt,changed:Ot,dialect:$t,settings:g}){const{declared:S,endedAt:N}=gt;if(V.length===0&&![...S].some(Pt=>"place"in Pt)&&g.roots.length===0)return{roots:[],
notes:[]};const{rootsOf:at}=await t.e(353).then(t.bind(t,5353)),{Readings:ot,RootNotes:ut,textNotes:mt}=await Promise.all([t.e(917),t.e(203)]).then(t.bind(t,1203)),
{clients:yt,versions:jt}=$t,xt=await ht({usages:V,declared:S,clients:yt},g,N===null),Ct=[],Nt=[],w=new ot,I=g.dialect.name==="auto"?[]:yt,Y=new ut({clients:yt,readings:w,
upgrade:g.upgrade,versionIn:G(g.dialect,$t)}),st=g.depth!=="discovery";let dt=0;for(const Pt of at(xt,{changed:Ot,versions:jt,hasCalls:st})){if(dt+=Pt.directories.
length,dt>W){Nt.push((0,Q.YW)(Pt.directory,(0,q.fileLimit)({kind:"roots",max:W})));break}Y.add(Pt),st&&Ct.push(Pt)}const Et=[...mt(V,S,{...$t,readings:w,set:I})].
filter(({place:Pt})=>Ot===null||Ot.has(Pt.file)),kt=new Set(nt.flatMap(({problem:Pt,place:bt})=>Pt.code==="lock-invalid"?bt.file:[])),Mt=[...Et,...Y.notes()].filter(
({place:Pt})=>!kt.has(Pt.file));return{roots:Ct,notes:[...Mt,...Nt]}}async function ht(V,{roots:nt},gt){const{layoutsOf:Ot,unmatched:$t}=await t.e(353).then(t.bind(
t,5353)),g=nt.map(_=>({text:_,matches:(0,ct.Ls)([_])})),S=Ot({...V,patterns:g}),N=gt?$t(S,g):[];if(N.length===0)return S;throw new B.GN(N.map(_=>`roots: no dire\
ctory with configuration matches ${_}`))}async function U(V,nt){return nt.every(({lockFile:Ot})=>Ot===null)?V:(await t.e(862).then(t.bind(t,3862))).withoutUnusedLocks(
V,nt)}function rt(V,nt,{depth:gt},Ot){if(gt==="discovery")return V;const $t=({kind:S,workspace:N})=>S==="cloud_default"?!!Ot.TF_CLOUD_HOSTNAME:S!=="backend_remo\
te_default"||N?.organization===null,g=new Set(nt.filter(S=>!$t(S)).map(({place:S})=>tt(S)));return V.map(S=>S.problem.code==="host-missing"&&g.has(tt(S.place))?
{...S,problem:{...S.problem,severity:"error"}}:S)}const tt=({file:V,line:nt,column:gt})=>`${V}:${nt}:${gt}`;async function R(V,nt){if(V===null)return Z.j7;const{
judgeInit:gt}=await Promise.all([t.e(917),t.e(341),t.e(761)]).then(t.bind(t,5761));return gt(V,nt)}var L=t(6897),z=t(1831),it=t(3592),ft=t(2796),lt=t(6763),wt=t(
8416),Rt=t(1858),It=t(3474),Dt=t(5751);function Lt(V,nt,gt){const Ot={...V,newHosts:new Set,files:null,remarks:[]};if(nt===null)return Ot;const $t=ot=>({...Ot,remarks:[
`changed-only has no effect: ${ot}`]});if(nt.kind==="all")return $t(nt.why);const{files:g}=nt,S=new Set(g.filter(({status:ot})=>ot!=="removed").map(({file:ot})=>ot));
if(S.size>0&&![...S].some(ot=>gt(ot)!==null))return $t("the checkout contains none of the files that the pull request changes");const N=V.usages.filter(({place:ot})=>S.
has(ot.file)),at=`changed-only: the pull request changes ${g.length===1?"1 file":`${g.length} files`} with ${N.length} of ${V.usages.length} usages`;return{usages:N,
notes:V.notes.filter(({place:ot})=>Bt(ot.file,S)),newHosts:Ut(V.usages,g,gt),files:new Set(g.map(({file:ot})=>ot)),remarks:[at]}}const Bt=(V,nt)=>nt.has(V)||V===
"."||[...nt].some(gt=>gt.startsWith(`${V}/`)),At=2e8;function Ut(V,nt,gt){const Ot=new Set;if(nt.some(Ft))return Ot;const $t=new Map(nt.map(at=>[at.file,pt(at,gt)])),
g=nt.flatMap(({patch:at})=>Tt(at,/^[ -]/));let S=0;const N=(at,ot)=>{const ut=[ot,(0,z.nx)(ot).toLowerCase()];return at.filter(mt=>(S+=mt.length,S<=At&&ut.some(
yt=>mt.includes(yt)))).length},_=(at,ot)=>{const{isNew:ut,now:mt,added:yt}=$t.get(at)?.()??b,jt=ut?0:N(mt,ot);return ut||jt>0&&jt===N(yt,ot)};for(const[at,ot]of Map.
groupBy(V,ut=>ut.host)){if(at===null||ot.some(({isHostImplied:mt})=>mt))continue;const ut=[...new Set(ot.map(({place:mt})=>mt.file))];!ut.every(mt=>$t.has(mt))||
N(g,at)>0||ut.every(mt=>_(mt,at))&&S<=At&&Ot.add(at)}return Ot}const b={isNew:!1,now:[],added:[]};function pt({file:V,status:nt,patch:gt},Ot){let $t=null;const g=()=>{
const S=nt==="added";if(S||gt===null)return{...b,isNew:S};const N=(Ot(V)??"").toLowerCase().split(`
`);return{isNew:S,now:N,added:Tt(gt,/^\+/)}};return()=>($t??=g(),$t)}const Tt=(V,nt)=>(V??"").toLowerCase().split(`
`).filter(gt=>nt.test(gt)),St=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,Ft=({file:V,status:nt,changes:gt,patch:Ot})=>Ot===null&&nt!=="added"&&gt>0&&St.
test(V);var Kt=t(2859);async function Ht(V,nt){const gt=new Date,Ot=await(0,Dt.readSettings)(V,nt),$t=Ot.deadlineMs,g=nt.startTimer($t,()=>nt.stop.end({kind:"de\
adline",ms:$t}));try{return await Gt(Ot,nt,gt)}finally{g()}}async function Gt(V,nt,gt){const Ot=await _t(V,nt);await(0,L.x)();const $t=await zt(Ot,V,nt,gt);return await Vt(
$t,Ot,V,nt,gt)}async function _t(V,nt){const gt=nt.now(),Ot=await(0,Rt.SQ)(V,nt),$t=V.scan.length===0?0:nt.now()-gt,g=(0,Rt.PT)(V,Ot,nt),S=await(0,wt.L2)(g),{clients:N}=S,
_={usages:(0,Q.sw)(Ot.usages,N),notes:(0,Q.vH)([...Ot.notes,...Qt(Ot,nt.stop.why)],N)},at=await Jt(_,V,nt),ot=await(0,p.jK)(at.usages,V,S,{...nt,scanned:{...V,...Ot}}),
ut=await et({..._,scanned:Ot,changed:at.files,dialect:S,settings:V}),mt=await U(ot.usages,ut.roots),yt=(0,Kt.C)(V,mt,N,(0,Q.kA)(_.usages));nn(yt);const{configs:jt,
releases:xt}=ot,Ct={...S,configs:jt,releases:xt};return{scanned:Ot,scanMs:$t,detection:g,dialect:S,full:Ct,all:_,changed:at,configured:ot,ofRoots:ut,usages:mt,requirements:yt}}
async function Jt(V,nt,gt){const Ot=nt.changedOnly?await gt.changes(nt):null;return{changes:Ot,...Lt(V,Ot,g=>{const S=(0,O.yR)((0,y.join)(gt.directory,g));return S.
ok?S.text:null})}}async function zt({scanned:V,dialect:nt,full:gt,changed:Ot,configured:$t,ofRoots:g,usages:S,requirements:N},_,at,ot){const{environment:ut,stop:mt,
isFork:yt}=at,{roots:jt,notes:xt}=g,Ct=await(0,E.j)({requirements:N,roots:jt,usages:S},_,gt,at),Nt={requirements:N,visits:Ct.visits,usages:S,notes:[...rt(Ot.notes,
S,_,ut),...xt],isEmpty:_.scan.length>0&&V.isEmpty&&V.endedAt===null,newHosts:Ot.newHosts,complaints:$t.findings,tokenVariables:qt(ut),tokenHosts:_.tokens.map(({
host:Y})=>Y),tokenSources:Ct.tokenSources,stopped:mt.why,predicted:await R(Ct.inquiry,{..._,dialect:nt,isFork:yt})},w={..._,dialect:gt,isFork:yt,now:ot.getTime()},
I=Ct.visits.length>0||Nt.predicted.requests.length>0;return(0,Z.S4)(Nt,w,I?await(0,p.U7)():null)}async function Vt(V,{scanned:nt,scanMs:gt,detection:Ot,dialect:$t,
all:g,changed:S,configured:N,usages:_,requirements:at},ot,ut,mt){const yt=tn(at),jt=[...S.remarks,...(0,lt.r)(V),...N.remarks],xt={verdict:V,remarks:(0,lt.q)(jt)},
{verdict:Ct,remarks:Nt}=ut.secrets.redact(xt,yt),{files:w,bytes:I}=nt;return{settings:ot,changes:S.changes,verdict:Ct,context:{dialect:$t,failOn:ot.failOn,scan:{
files:w,bytes:I,usages:_.length,durationMs:gt},remarks:Nt,startedAt:mt.toISOString(),durationMs:Date.now()-mt.getTime(),version:it.xv,docsUrl:it.aq,clients:await(0,wt.
rU)($t,Ot.scan),sources:c((0,ft.sC)(Ct.findings),{...ut.secrets,kept:yt,usages:g.usages,configs:N.configs,directory:ut.directory,checkedAt:mt.getTime()}),links:null}}}
const qt=V=>Object.keys(V).filter(nt=>/^TFE?_?TOKEN/i.test(nt));function Qt({endedAt:V,files:nt},gt){return V===null||gt===null?[]:[(0,Q.YW)(V,(0,q.fileLimit)({
kind:"time",stopped:gt,files:nt}))]}const tn=V=>new Set(V.flatMap(({host:nt,service:gt})=>[nt,(0,z.nx)(nt),gt]));function nn(V){const{size:nt}=new Set(V.map(({host:gt})=>gt));
if(!(nt<=It.pS))throw new B.GN([`scan found ${nt} hosts, the limit is ${It.pS}: narrow scan or exclude files`])}}),2971:((vt,H,t)=>{t.d(H,{U7:()=>p,jK:()=>E,op:()=>T});
var y=t(9562);const p=()=>Promise.all([t.e(660),t.e(371),t.e(915),t.e(432),t.e(629),t.e(248)]).then(t.bind(t,9248));async function E(d,O,$,{environment:f,directory:o,
scanned:i}){if(O.hostnames.length===0&&d.every(({needs:v})=>v.length===0))return{usages:d,remarks:[],findings:[],configs:[],releases:$.releases};const r=await T(
O.cliConfig,$.clients,f),s=$.releases.map(v=>{const D=r.find(({client:e})=>e===v.client);return{...v,attemptMs:D?.requestTimeoutMs??v.attemptMs}}),n=i.hasPlugins||
i.scan.some(v=>v!=="."),l={root:o,mayHavePlugins:n,releases:s,asksMirrors:O.depth!=="discovery"},m=await a(d,r,l),h=[...r.flatMap(v=>v.findings),...m.findings],
{mergeFindings:k}=await p();return{...m,findings:k(h),configs:r,releases:s}}async function T(d,O,$){const{readCliConfig:f,thisMachine:o}=await p(),i=o($);return O.
map(r=>f(r,i,d))}async function a(d,O,$){if(!d.some(({needs:i})=>i.some(({service:r})=>r===y.xq)))return{usages:d,remarks:[],findings:[]};const{withoutInstalled:o}=await Promise.
all([t.e(191),t.e(429)]).then(t.bind(t,8191));return o(d,O,$)}}),4467:((vt,H,t)=>{t.d(H,{Z:()=>$,j:()=>a});var y=t(2971),p=t(1064),E=t(7854),T=t(5960);async function a({
requirements:f,roots:o,usages:i},r,s,n){const l=[...new Set(f.map(({host:C})=>C))],m=(0,T.e)(f,r,s),h=Array.from(m,([C,X])=>(0,T.i)(C,X)),k=l.filter(C=>!m.has(C)),
v=r.depth!=="discovery"&&o.length>0;if(k.length===0&&!v)return{visits:h,inquiry:null,tokenSources:new Map};const{attemptLimitMs:D,visitHosts:e}=await(0,y.U7)(),
{configs:c,releases:u}=s,{credentials:M,forced:x}=await $(r,c,n),F=await d(M,r,n),P=await e(k,{...F,forced:x,required:Map.groupBy(f,({host:C})=>C),maxRedirects:Math.
max(...s.clients.map(C=>p.NX[C])),releases:u,timeoutMs:r.timeoutMs??D(u),retries:r.retries,progress:C=>n.progress({kind:"visits",...C})}),A=r.depth==="discovery"?
null:await O(o,{...F,usages:i,settings:r,dialect:s,configs:c,environment:n.environment,directory:n.directory,learn:n.secrets.learn,progress:C=>n.progress({kind:"\
registries",...C}),visits:P});return{visits:[...P,...h],inquiry:A,tokenSources:M.known}}async function d(f,o,{startTimer:i,stop:r}){const{networkOf:s}=await(0,y.
U7)();return{network:s(o),credentials:{...f,find:(0,E.Oo)(f.find)},concurrency:o.concurrency,random:Math.random,now:Date.now,startTimer:i,stop:r}}async function O(f,{
environment:o,...i}){const{inquire:r}=await Promise.all([t.e(660),t.e(917),t.e(915),t.e(191),t.e(432),t.e(517),t.e(567)]).then(t.bind(t,3567)),{thisMachine:s}=await(0,y.
U7)(),n=i.settings.depth==="packages"?await Promise.all([t.e(660),t.e(917),t.e(915),t.e(191),t.e(400),t.e(517),t.e(57)]).then(t.bind(t,5057)):null;return r(f,{...i,
machine:s(o),askPackages:n?.askPackages??null})}async function $(f,o,{environment:i,secrets:r,kill:s,stop:n}){const{readMachineCredentials:l}=await(0,y.U7)();return l(
{...f,configs:o},i,{learn:r.learn,kill:s,stop:n.signal,abortAfter:m=>AbortSignal.timeout(m)})}}),9461:((vt,H,t)=>{t.d(H,{$:()=>E});var y=t(3024),p=t(5747);function E(T){
try{const a=(0,y.realpathSync)(T),d=(0,y.statSync)(a);return d.isFile()?{kind:"file",path:a}:{kind:d.isDirectory()?"directory":"special",path:a}}catch(a){return{
kind:"error",code:(0,p.Oj)(a)}}}}),5747:((vt,H,t)=>{t.d(H,{Oj:()=>r,io:()=>$,yR:()=>O});var y=t(4573),p=t(3024);const E=16*1024*1024,T=p.constants.O_RDONLY|(p.constants.
O_NONBLOCK??0)|(p.constants.O_NOCTTY??0),a=Buffer.allocUnsafeSlow(256*1024);let d=a;const O=(n,l=E)=>f(n,l,i);function $(n,l){const m=f(n,l,(h,k)=>Buffer.from(h.
subarray(0,k)));return Buffer.isBuffer(m)?m:null}function f(n,l,m){let h;try{h=(0,p.openSync)(n,T)}catch(k){return s(k)}try{const k=(0,p.readSync)(h,a,0,a.length,
null);return k<a.length?m(a,k):o(h,l,m)}catch(k){return s(k)}finally{(0,p.closeSync)(h)}}function o(n,l,m){const{size:h}=(0,p.fstatSync)(n);if(h>l||h<a.length)return{
ok:!1,failure:{kind:"size",bytes:h,maxBytes:l}};d.length<h&&(d=Buffer.allocUnsafeSlow(h));const k=d;let v=0;for(;v<h;){const D=(0,p.readSync)(n,k,v,h-v,v);if(D===
0)break;v+=D}return m(k,v)}function i(n,l){const m=n.toString("utf8",0,l),h=!m.includes("\uFFFD")||(0,y.isUtf8)(n.subarray(0,l));return{ok:!0,text:m,isUtf8:h,bytes:l}}
function r(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const s=n=>({ok:!1,failure:{kind:"error",code:r(n)}})}),
8185:((vt,H,t)=>{t.d(H,{C:()=>o,I:()=>r});var y=t(4283),p=t(7052),E=t(6697),T=t(1064),a=t(1831),d=t(2886);const O=(s,{allowedHosts:n,hostnames:l})=>(0,a.Jr)(s,n)||
l.some(m=>m.host===s),$={file:".",line:1,column:1,endColumn:1},f=1e4;function o(s,n,l=f){if(n.allowedHosts.length===0)return[];const m=new Map,h=[];let k=0;for(const{
directHost:D,kind:e,isOverridden:c,place:u,clients:M}of s){if(D===void 0||c||O(D,n))continue;const x=e==="backend_http"||e==="remote_state"?"backend":"download",
F=`${x} ${D}`,P=m.get(F);if(P===void 0&&m.size>=l){k+=1;continue}const A=P??i(D,x);m.set(F,A),h.push({...A,place:u,clients:M})}if(k===0)return h;const v=(0,p.fileLimit)(
{kind:"problems",max:l,omitted:k});return[...h,{problem:v,place:$,clients:T.Du,host:null}]}function i(s,n){const l=(0,a.Pv)(s),m=l.ok?l.value:null,h=m===null?s:
(0,a.nx)(m);return{problem:(0,E.hostNotAllowed)({host:h,use:n}),host:m}}function r(s,n,l,m){if(m.allowedHosts.length===0)return[];const h=l.filter(({because:k})=>k.
some(v=>typeof v!="string"));return n.flatMap(k=>{const{id:v,kind:D}=k;if(D!=="url"||!h.some(M=>M.service===v))return[];const e=(0,y.Dl)(k.url),c=e.ok?(0,a.Pm)(
e.value):null;if(c===null||c===s||O(c,m))return[];const u=(0,E.hostNotAllowed)({host:c,service:v,registry:(0,a.nx)(s)});return[(0,d.bz)(u,v)]})}}),8988:((vt,H,t)=>{
t.d(H,{s:()=>i,k:()=>k});var y=t(3534),p=t(3410),E=t(5143),T=t(9562);const a=[T.OZ,T.Bn],d=[T.e$,T.xq],O=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...a,
...d]},{matches:/^api\.env0\.com$/,services:d},{matches:/^backend\.api\.env0\.com$/,services:a},{matches:/\.scalr\.io$/,services:a}],$=v=>O.find(({matches:D})=>D.
test(v))?.services??[];var f=t(241),o=t(2886);function i(v,{role:D},e){const c=n(v),u=v.credentials?.hasToken===!0,x=(v.attempt.hops.at(-1)?.challenge??null)===
null&&(u||D!=="guest"),F=u?[]:l(v.host,c,e),A=[...v.difference===null?[]:[v.difference],...F,...c===null||!x?[]:[m(v,c,e)]].map(X=>(0,o.bz)(X)),C=u?[]:r(v,e);return C.
length>0?[...A,...C]:F.length===0?[...A,...s(v,e)]:A}function r(v,{usages:D,isFork:e,depth:c}){const{host:u,attempt:M}=v;if(c==="discovery"||M.discovery.kind!==
"found")return[];const x=D.flatMap(({workspace:F,hasOwnToken:P,needs:A,place:C})=>F===void 0||P||(0,E.Zl)(C.file)?[]:A.filter(X=>X.host===u));return Array.from(
Map.groupBy(x,({service:F})=>F),([F,P])=>{const A=(0,p.cloudToken)({host:u,service:F,isFork:e,...h(v)}),C=P.flatMap(X=>X.clients);return(0,o.bz)((0,o.aZ)(A,C),F)})}
function s(v,{usages:D,isFork:e}){const{host:c,attempt:u,credentials:M}=v;if(u.discovery.kind!=="found"||M?.hasToken||M?.problem)return[];const x=$(c).find(F=>D.
some(({hasOwnToken:P,needs:A,place:C})=>A.some(X=>X.host===c&&X.service===F)&&!P&&!(0,E.Zl)(C.file)));return x===void 0?[]:[(0,o.bz)((0,y.credentialsMissing)({host:c,
service:x,isFork:e,...h(v)}),x)]}function n(v){const{discovery:D,hops:e}=v.attempt;return D.kind==="failed"&&D.problem.code==="document-unauthorized"?e.at(-1)?.
status??null:null}function l(v,D,{tokenVariables:e,hosts:c}){return(0,f.B)(e,v,c).filter(({isParent:u})=>!u||D!==null).map(({variable:u,why:M,write:x})=>(0,y.credentialsNearMiss)(
{host:v,variable:u,why:M,write:x}))}function m(v,D,{isFork:e}){const{host:c,credentials:u}=v;return u?.hasToken?(0,y.credentialsRejected)({host:c,status:D,source:u.
source}):(0,y.credentialsMissing)({host:c,service:null,isFork:e,...h(v)})}function h({credentials:v,looks:D}){const e=D.flatMap(x=>x.looks),c=x=>[...new Set(e.flatMap(
({held:F,source:P})=>F!=="not read"===x?P:[]))],u=v===null?c(!0):[v.source],M=v===null?c(!1):[];return{searched:u,notRead:M}}function k(v,D){return v.filter(e=>!D.
includes(e)).map(e=>(0,o.bz)((0,y.credentialsUnused)({host:e})))}}),2886:((vt,H,t)=>{t.d(H,{ER:()=>f,HJ:()=>m,Mm:()=>k,Np:()=>r,TC:()=>D,aZ:()=>$,bz:()=>O,hD:()=>i,
l$:()=>d,ld:()=>n,pi:()=>s,xJ:()=>o});var y=t(5143),p=t(5799),E=t(1831),T=t(7715);const a=["module","provider","version","package","lock","not"],d=({problem:e,places:c})=>a.
includes(e.code.replace(/-.*/,""))&&c.length>0&&c.every(u=>typeof u!="string"),O=(e,c=null,u=!0)=>({services:c===null?[]:[c],problem:e,needed:u}),$=(e,c)=>({...e,
affects:e.affects.filter(u=>c.includes(u))}),f=({problem:e,needed:c})=>c&&e.usualSeverity==="error";function o({problem:e,needed:c},u){const M=c&&u.some(x=>e.affects.
includes(x));return e.severity==="error"&&!M?"warning":e.severity}const i=(e,c,u)=>({severity:o(e,c),problem:e.problem,affects:e.problem.affects,...u}),r=(e,c)=>p.
oC.indexOf(e.severity)-p.oC.indexOf(c.severity),s=(e,c,u)=>u.some(M=>M.code===e.code&&(M.host===null||M.host===c));function n({problem:e,services:c},{visit:{host:u,
attempt:M},requirements:x,answering:F},{depth:P}){if(P==="discovery"||M.discovery.kind==="skipped")return!0;const A=c.some(X=>F.has(`${u} ${X}`));if(e.code==="s\
ervice-url-no-slash"&&A)return!1;const C=x.filter(({service:X})=>c.length===0||c.includes(X));return C.length===0||C.some(({isForInit:X})=>X)}const l=1e3;function m(e){
const c=new Map;return u=>{const M=JSON.stringify(u),x=c.get(M)??h(u,e);return c.set(M,x),x}}function h(e,c){const u=A=>c.filter(({service:C})=>A.includes(C)),M=e.
length===0?c:u(e),x=e.filter(A=>M.some(({service:C})=>C===A)),F=x.length>0?x:e,P=(M.length>0?M:u(["any"])).flatMap(A=>A.because);return{service:F.length===1?F[0]??
null:null,...k([...new Set(P)])}}function k(e){const c=v(e),u=Math.max(0,c.length-l);return{places:c.slice(0,l),placesLeftOut:u}}function v(e){const{own:c=[],aside:u=[]}=Object.
groupBy(e,M=>typeof M!="string"&&(0,y.Zl)(M.file)?"aside":"own");return[...c,...u]}function D(e,c){const u=c.some(({because:x})=>x.includes("hostnames input"));
return{role:(0,T.V)(e)!==null?"guest":u?"operator":"user",host:(0,E.nx)(e)}}}),9464:((vt,H,t)=>{t.d(H,{f:()=>d,u:()=>$});var y=t(4283),p=t(3534),E=t(1831),T=t(9562),
a=t(2886);function d({host:f,attempt:o,credentials:i},r){const s=i?.hasToken===!0,n=[...r.flatMap(l=>l.kind==="url"&&(0,T.p4)(l.id)&&(0,T.D6)(l.id)?[{url:l.url,
service:l.id,isSent:s}]:[]),...o.hops.map(({url:l,authorization:m})=>({url:l,service:null,isSent:m==="sent"}))].flatMap(({url:l,...m})=>{const h=O(l);return h===
null||h===f?[]:[{...m,host:h}]});return[...new Map(n.toReversed().map(l=>[l.host,l])).values()]}function O(f){const o=(0,y.Dl)(f),i=o.ok?(0,E.Pm)(o.value):null,
r=i===null?null:(0,E.Pv)(i);return r?.ok?r.value:null}function $(f,o,{tokenSources:i,hosts:r}){return d(f,o).flatMap(({host:s,service:n,isSent:l})=>{const m=i.get(
s);if(m===void 0)return[];const h=n===null?f.attempt.discovery.kind==="failed":!l,k=(0,p.credentialsOtherHost)({host:(0,E.nx)(f.host),other:(0,E.nx)(s),source:m,
service:n,isSent:l,isNotice:!h||r.has(s)});return[(0,a.bz)(k,n)]})}}),2389:((vt,H,t)=>{t.d(H,{j7:()=>k,k2:()=>P,S4:()=>e});var y=t(4e3),p=t(7052),E=t(5143),T=t(
5799),a=t(1064),d=t(8185),O=t(8988),$=t(2886);function f(A,C,X){const j=new Set(A.notes.flatMap(({problem:ct,place:Q})=>ct.code==="file-syntax"?Q.file:[])),Z=[...A.
complaints.map(({problem:ct,place:Q})=>m((0,$.bz)(ct),Q,X)),...(0,O.k)(A.tokenHosts,C).map(ct=>m(ct,null,X)),...A.isEmpty?[n(X)]:[]],q=o([...A.notes.map(ct=>i(ct,
j,X)),...(0,d.C)(A.usages,X).map(({problem:ct,clients:Q,place:B,host:W})=>{const et=(0,$.bz)((0,$.aZ)(ct,Q));return{host:W,finding:{...m(et,B,X),host:W}}}),...A.
others.map(ct=>({host:ct.host,finding:l(ct,X)})),...Z.map(ct=>({host:null,finding:ct}))]),K=q.filter(({host:ct,finding:Q})=>!(0,$.pi)(Q.problem,ct,X.ignore)),G=({
exclude:ct})=>+(ct!==void 0),J=K.map(({finding:ct})=>ct).sort((ct,Q)=>(0,$.Np)(ct,Q)||G(ct)-G(Q));return{files:J,ignored:q.length-J.length}}function o(A){return[
...Map.groupBy(A,({host:X,finding:j})=>{const{problem:Z,severity:q,affects:K,places:G,exclude:J}=j,{code:ct,message:Q,help:B}=Z;return G.length===0?A:JSON.stringify(
[X,ct,q,Q,B,K,J===void 0])})].flatMap(([X,j])=>{const[Z]=j;if(X===A||Z===void 0||j.length===1)return j;const q=j.flatMap(({finding:J})=>J.places),K=new Set(j.flatMap(
({finding:J})=>J.exclude??[])),G=K.size===0?{}:{exclude:[...K]};return[{...Z,finding:{...Z.finding,places:q,...G}}]})}function i(A,C,X){const{problem:j,place:Z,
host:q,isPlaceholder:K}=A,G=A.aside??Z.file;if(j.code==="file-limit"&&X.allowedHosts.length>0){const W={...j,message:(0,y.Fn)(j.message)};return{host:q,finding:{
...s(A,W,X),severity:"error"}}}const J=K||C.has(Z.file),ct=j.severity==="error"&&(J||(0,E.Zl)(G)),Q=ct?{...j,severity:"warning"}:j,B=s(A,Q,X);return!ct&&!(0,E.Zl)(
G)?{host:q,finding:B}:{host:q,finding:{...B,exclude:[(0,E.n7)(G)]}}}const r={error:"warning",warning:"notice",notice:"notice"};function s({place:A,others:C=[],clients:X},j,Z){
const{dialect:q}=Z,G=q.isGuess&&a.Du.some(ct=>!X.includes(ct))?r[j.severity]:j.severity,J=m((0,$.bz)({...(0,$.aZ)(j,X),severity:G}),A,Z);return{...J,places:[...J.
places,...C]}}function n(A){const{scan:C,hostnames:X}=A,j=(0,p.nothingToCheck)({scan:C,hasHostnames:X.length>0});return{...m((0,$.bz)(j),null,A),severity:j.severity}}
function l({host:A,places:C,...X},j){const Z=(0,T.pj)(X.problem,(0,$.TC)(A,[]));return{...m({...X,problem:Z},null,j),host:A,places:C}}const m=(A,C,{dialect:X})=>(0,$.
hD)(A,X.clients,{host:null,service:null,places:C===null?[]:[C],isHostNew:!1});var h=t(9464);const k={drafts:[],notes:[],roots:[],requests:[],answering:new Set},
v={judgeVisit:D,judgeRequests:D};function D(){throw new Error("the rules for hosts are not loaded")}function e(A,C,X){const{judgeVisit:j,judgeRequests:Z}=X??v,{
requirements:q,visits:K,usages:G,tokenVariables:J}=A,ct=Map.groupBy(q,({host:At})=>At),Q=K.map(({host:At})=>At),{isFork:B,depth:W}=C,{tokenSources:et}=A,ht={usages:G,
tokenVariables:J,tokenSources:et,hosts:new Set(Q),isFork:B,depth:W},U=Map.groupBy(A.predicted.drafts,({host:At})=>At),rt=Map.groupBy(A.predicted.requests,({host:At})=>At),
tt=K.map(At=>{const Ut=A.newHosts.has(At.host),b={visit:At,requirements:ct.get(At.host)??[],predicted:U.get(At.host)??[],requests:rt.get(At.host)??[],answering:A.
predicted.answering,isNew:Ut};return j(b,C,ht)}),R=tt.map(({verdict:At})=>At),L=R.flatMap(({visit:At,services:Ut})=>(0,h.f)(At,Ut)),z=[...Q,...L.map(({host:At})=>At),
...rt.keys()],it=new Set(Q),ft=Array.from(rt,([At,Ut])=>Z({host:At,known:[]},Ut,C).map(b=>({...b,host:At,places:[]}))),lt=[...A.predicted.drafts,...ft.flat()].filter(
({host:At})=>!it.has(At)),wt=[...A.notes,...A.predicted.notes],Rt=f({...A,notes:wt,others:lt},z,C),It=[...tt.flatMap(({ofFiles:At})=>At),...Rt.files].sort($.Np),
Dt=[...R.flatMap(At=>At.findings),...It].sort($.Np),{stopped:Lt}=A,Bt=F(Rt.files);return{passed:Lt===null&&!Dt.some(({severity:At})=>P(At,C.failOn)),stopped:Lt,
hosts:R,files:It,findings:Dt,ignored:tt.reduce((At,Ut)=>At+Ut.ignored,Rt.ignored),roots:A.predicted.roots.map(At=>c(At,C,Bt))}}function c({rows:A,...C},{ignore:X},j){
const Z=({drafts:q,decidedAt:K})=>q.length>0?q.filter(({problem:G,host:J})=>!(0,$.pi)(G,J,X)).map(G=>({...G,severity:(0,$.xJ)(G,C.clients)})):K.flatMap(G=>j.get(
M(G))??[]);return{...C,rows:A.map(q=>{const{drafts:K,decidedAt:G,...J}=q,Q=K.length>0||Object.values(J.chosen).includes(null)?Z(q).toSorted($.Np):[],B=new Map(Q.
map(({problem:W})=>[W.code,u(W)]));return{...J,worst:Q[0]?.severity??null,problems:[...B.values()]}})}}const u=({code:A,title:C,usualSeverity:X})=>({code:A,title:C,
usualSeverity:X}),M=({file:A,line:C})=>`${A}:${C}`,x=/^(?:constraint|lock)-/,F=A=>{const C=new Map;for(const X of A.filter(({problem:j})=>x.test(j.code)))for(const j of X.
places){const Z=typeof j=="string"?j:M(j),q=C.get(Z);q===void 0?C.set(Z,[X]):q.push(X)}return C},P=(A,C)=>A==="error"?C!=="never":A==="warning"&&C==="warning"}),
4e3:((vt,H,t)=>{t.d(H,{Af:()=>h,B9:()=>r,Cw:()=>v,Fn:()=>D,NM:()=>n,Vb:()=>e,Wt:()=>i,XT:()=>d,YA:()=>m,_r:()=>l,dh:()=>a,eZ:()=>k,go:()=>$,mP:()=>f,qZ:()=>s,zd:()=>O});
var y=t(4714),p=t(7715),E=t(9562);const T=300;function a(c,u=T){return c.length<=u?c:`${(0,y.o)(c,u)}\u2026`}function d(c,u,M=0){const x=c.slice(0,u).map(P=>a(P)),
F=c.length-x.length+M;return x.join(", ")+(F>0?` and ${F} more`:"")}const O=c=>`the clients print "${c}"`;function $(c){return c===null?"null":Array.isArray(c)?
"an array":typeof c=="object"?"an object":`a ${typeof c}`}function f(c){if(c.kind==="error")return`cannot be read: ${c.code}`;const{bytes:u,maxBytes:M}=c;return`\
has ${u} bytes and is not read; the limit is ${M/1024/1024} MiB`}const o={[E.e$]:"correct the host in the source address, or remove it for a module of the publi\
c registry (NAMESPACE/NAME/SYSTEM)",[E.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has n\
o host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function i(c){return c.flatMap(M=>o[M]??[])[0]??"correct the host in `sou\
rce` or `hostname`, or add the `source` that a child module lacks"}const r=c=>`wait and run the check again; see ${(0,p.V)(c)??"its status page"}, and consider \
a network mirror for providers`,s=c=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${c} serves its discovery document to everyone, so the reg\
istry, a proxy or a firewall blocks this network, for example by country`;function n(c,u,M){if(c===null)return M;const x=c.title===""?"":` ("${c.title}")`,F=M.guest??
s(u);switch(c.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:F,because:`the host returned a sign-in p\
age${x}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${x}: allow this machine to reach the host`;case"other":{const P=M.user??`c\
heck that ${u} is a registry, and ${i([])}`;return{...M,user:P,guest:F,because:`the host returned an HTML page${x}`}}}}const l=({url:c,status:u,reason:M})=>`${c}\
 returned ${`${u} ${a(M)}`.trim()}`,m=c=>`${Math.round(c/100)/10} s`,h=c=>c.map(({name:u,attemptMs:M,retries:x})=>{const F=Number.isFinite(M)?m(M):"without a li\
mit",P=x===0?"":` in each of ${x+1} attempts`,A=u.includes(" and ")?"wait":"waits";return`${u} ${A} ${F}${P}`}).join(", "),k=c=>c.map(({name:u})=>u).join(" and ");
function v(c){switch(c.kind){case"deadline":return`the check reached its deadline of ${m(c.ms)}`;case"signal":return`the check was interrupted by ${c.signal}`;case"\
crash":return"tf-disco crashed"}}const D=c=>`${c}; it may use hosts that are not in \`allowed-hosts\``,e=({kind:c,address:u,version:M})=>`${c} ${u} ${a(M,40)}`}),
6897:((vt,H,t)=>{t.d(H,{n:()=>p,x:()=>E});const y=100;async function p(T,a,d){let O=performance.now();for(;;){const $=T.next(a.why!==null);if($.done)return $.value;
performance.now()-O<y||(d($.value),await E(),O=performance.now())}}const E=()=>new Promise(T=>setImmediate(T))}),4714:((vt,H,t)=>{t.d(H,{o:()=>E,w:()=>T});var y=t(
3307);const p=2048,E=(a,d=p)=>a.length<=d?a:structuredClone(a.slice(0,d).toWellFormed());function T(a){if(a.length<=p)return(0,y.IL)(a);switch(a[0]){case'"':return E(
(0,y.I)(a));case"[":return[];case"{":return{};default:return(0,y.IL)(a)}}}),7715:((vt,H,t)=>{t.d(H,{V:()=>p});const y=new Map([["registry.terraform.io","https:/\
/status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","htt\
ps://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),p=E=>y.get(E)??null}),9664:((vt,H,t)=>{t.d(H,{Gz:()=>p,LA:()=>a,jt:()=>E,un:()=>T});var y=t(
3916);const p=(d,O)=>d===""?O:`${d}/${O}`,E=d=>d.slice(0,Math.max(0,d.lastIndexOf("/")));function T(d,O){const $=(0,y.join)(d,O).replace(/\/$/,"");return $==="."?
"":$}const a=d=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(d)}),241:((vt,H,t)=>{t.d(H,{B:()=>T});var y=t(1831);const p=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,E="TF_TO\
KEN_";function T(o,i,r){const[s]=(0,y.fK)(i);return s===void 0?[]:o.flatMap(n=>{const l=(0,y.$k)(n);if(l!==null&&r.has(l))return[];const m=a(n,l,i);return m===null?
[]:[{variable:n,why:m,write:s,isParent:d(l,i)}]})}function a(o,i,r){const s=p.exec(o)?.[0];if(s===void 0)return null;const n=o.slice(s.length);return i!==null&&
d(i,r)?`it is for ${(0,y.nx)(i)} only: the clients do not use the tokens of parent domains`:$(r).some(l=>l===O(n))?s!==E?`it begins with ${s}, and the clients r\
ead only ${E}`:i===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,y.nx)(i)}${f(n,r)}`:null}const d=(o,i)=>o!==null&&
(0,y.Sv)(i).name.endsWith(`.${(0,y.Sv)(o).name}`),O=o=>o.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function $(o){const{
name:i}=(0,y.Sv)(o);return[...new Set([o,i,(0,y.nx)(o)].map(O))]}function f(o,i){const{name:r,port:s}=(0,y.Sv)(i);return s!==443&&!o.includes(":")?"; a port fol\
lows a colon":r.includes("-")&&!o.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((vt,H,t)=>{t.d(H,{Wi:()=>h,cZ:()=>d,cr:()=>D,sC:()=>k});var y=t(
2886),p=t(1064),E=t(1831),T=t(8884);const a=3;function d(e){return[...Map.groupBy(e,$).values()].flatMap(c=>{const u=[...Map.groupBy(c,f).values()];return u.length>
a?[c]:u}).flatMap(c=>o(c)??[]).toSorted((c,u)=>(0,y.Np)(c,u)||O(c)-O(u)||u.hosts.length-c.hosts.length)}function O({code:e,affects:c}){return e==="host-not-chec\
ked"?2:c.length===0||p.Du.some(u=>c.includes(u))?0:1}const $=({severity:e,problem:c,affects:u,exclude:M})=>JSON.stringify([e,c.code,u,M===void 0]),f=e=>e.exclude===
void 0?l(e.problem.help??"",e):"";function o(e){const[c]=e;if(c===void 0)return null;const u=[...new Set(e.flatMap(({host:q})=>q??[]))],{code:M,title:x,help:F,message:P}=c.
problem,A=(q,K)=>u.length>1?l(q,K):q,C=A(P,c),X=e.every(q=>A(q.problem.message,q)===C),j=A(F??"",c),Z=e.every(q=>A(q.problem.help??"",q)===j);return{severity:c.
severity,code:M,title:x,affects:c.affects,findings:e,hosts:u,message:X?C:null,help:j!==""&&Z?n(j,e):null}}const i=/\bTF_TOKEN_\w+/g,r="TF_TOKEN_HOST",s=5;function n(e,c){
if(!e.includes(r))return e;const u=new Set(c.flatMap(({problem:M})=>M.help?.match(i)??[]));return u.size<=s?`${e}; ${r} is ${[...u].join(" or ")}`:`${e}; in ${r}\
, write each dot of the host as an underscore and each hyphen as two`}function l(e,{host:c}){return c===null||e===""?e:[...new Set([c,(0,E.nx)(c)])].reduce((u,M)=>u.
replaceAll(M,m),e).replace(i,r).replaceAll(/\bhost the host/g,"the host")}function m(e,c,u){const[M=" ",x=" "]=[u[c-1],u[c+e.length]];return/[\s("]/.test(M)&&/[\s,;.:)"]/.
test(x)?"the host":"HOST"}const h=3,k=e=>d(e).flatMap(c=>D(c).slice(0,h).flatMap(([,u])=>u.values().flatMap(v).take(1).toArray())),v=e=>{const c=(0,T.Xd)(e);return c===
null?[]:[c]},D=({message:e,findings:c})=>e===null?[...Map.groupBy(c,({problem:u})=>u.message)]:[[e,c]]}),1505:((vt,H,t)=>{t.d(H,{G_:()=>i,Yj:()=>o,Zc:()=>$,o7:()=>f,
se:()=>O,tN:()=>T});var y=t(7574),p=t(4120),E=t(8884);const T=120,a=20,d=6;function O({requirements:h},{dialect:k},v){return{label:"required",texts:(0,p.UV)(h,a,
({service:e,clients:c,because:u})=>{const M=e==="any"?(0,p.DO)(e):v.value((0,p.DO)(e),T),F=k.clients.every(P=>c.includes(P))?"":` for ${(0,p.wO)(c)}`;return`${M}${F}\
 (${(0,E.Yx)(u,v.because)})`})}}function $({visit:h},k){const{timing:v,discovery:D}=h.attempt,e=D.kind==="failed"?D.excerpt:null,c=(0,y.I$)(v).map(([F,P])=>`${F}\
 ${(0,y.kJ)(P)}`),u=h.earlier.map(F=>{const{kind:P}=F.discovery;return`${P==="failed"?F.discovery.problem.code:P} after ${(0,y.kJ)(F.timing.totalMs)}`}),M=e===null?
[]:[k.value(e.replace(/\s+/gu," ").trim())],x=h.credentials?.hasToken?[k.prose(h.credentials.source)]:[];return[{label:"body",texts:M},{label:"timing",texts:[c.
join(", ")]},{label:"retried",texts:u},{label:"token from",texts:x}]}const f=(h,k)=>[{label:"credentials",texts:l(h)?n(h.visit.looks,k.prose):[]},{label:"host b\
lock",texts:m(h.visit).map(v=>k.prose(v))}];function o({visit:h,services:k,servicesLeftOut:v,servicesFrom:D},e){const c=k.map(({id:M})=>e.value(M,T)),u=D===null?
(0,y.kJ)(h.attempt.timing.totalMs):`host block at ${e.because(D)}`;return`${c.length===0?"no services":(0,p.K4)(c,d,v)} (${u})`}function i(h){return[...Map.groupBy(
h,v=>JSON.stringify(v.looks.map(s))).values()].map(v=>({clients:v.map(({client:D})=>D),looks:v[0]?.looks.map(s)??[]}))}const r={nothing:"no entry","a token":"a \
token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},s=({source:h,held:k,counts:v})=>({
source:h,held:`${r[k]}${v?k==="no token"?" (ends the search)":" (used)":""}`});function n(h,k){const v=i(h);return v.flatMap(({clients:D,looks:e})=>e.map(({source:c,
held:u})=>`${v.length>1?`${(0,p.wO)(D)}: `:""}${k(c)}: ${u}`))}const l=({findings:h})=>h.some(({problem:{code:k}})=>/^credentials-|^document-unauthorized$/.test(
k));function m({forced:h}){return[...Map.groupBy(h,({place:v})=>(0,E.eo)(v))].map(([v,D])=>`${v}, for ${(0,p.wO)(D.map(({client:e})=>e))}`)}}),7574:((vt,H,t)=>{
t.d(H,{I$:()=>a,QN:()=>$,kJ:()=>E,nO:()=>f,tY:()=>T,u8:()=>O});var y=t(4120);const p=864e5;function E(o){const i=Math.round(o);if(i<1e3)return`${i} ms`;if(i<59950)
return`${(i/1e3).toFixed(1)} s`;const r=Math.round(i/1e3);return`${Math.floor(r/60)} min ${r%60} s`}function T(o){return o<1e3?`${o} B`:o<999950?`${(o/1e3).toFixed(
1)} kB`:`${(o/1e6).toFixed(1)} MB`}function a(o){return[["DNS",o.lookupMs],["connect",o.connectMs],["TLS",o.tlsMs],["first byte",o.firstByteMs],["total",o.totalMs]].
flatMap(([r,s])=>s===null?[]:[[r,s]])}const d=6e4;function O(o,i){const r=Date.parse(i)-Date.parse(o);if(!(r>=d))return"less than a minute";const s=Math.floor(r/
d),n=[{count:Math.floor(s/1440),unit:s>=2880?"days":"day"},{count:Math.floor(s%1440/60),unit:"h"},{count:s%60,unit:"min"}],l=n.findIndex(({count:m})=>m>0);return n.
slice(l,l+2).filter(({count:m})=>m>0).map(({count:m,unit:h})=>`${m} ${h}`).join(" ")}const $=o=>`${o.slice(0,16).replace("T"," ")} UTC`;function f(o,i){const r=(Date.
parse(o)-Date.parse(i))/p;if(Number.isNaN(r))return o;const s=(0,y.px)(Math.floor(Math.abs(r)),"day"),n=Math.abs(r)<1,l=n?"within the last day":`${s} ago`,m=n?"\
in less than a day":`in ${s}`;return`${o.slice(0,10)} (${r<0?l:m})`}}),4120:((vt,H,t)=>{t.d(H,{DO:()=>r,Iu:()=>T,K4:()=>a,Ku:()=>d,QI:()=>i,Rk:()=>s,SY:()=>$,UV:()=>O,
dy:()=>p,od:()=>f,px:()=>E,wO:()=>o});var y=t(1064);const p="new in this pull request",E=(n,l)=>`${n} ${l}${n===1?"":"s"}`,T=n=>n.replace(/^./u,l=>l.toUpperCase());
function a(n,l,m=0){const h=n.slice(0,l),k=n.length-h.length+m;return`${h.join(", ")}${k>0?` and ${k} more`:""}`}const d=(n,l)=>n.length<=2*l?n:n.slice(0,l);function O(n,l,m,h=k=>`\
and ${k} more`){const k=n.length-l;return[...n.slice(0,l).flatMap(m),...k>0?[h(k)]:[]]}const $=n=>y.zK.every(l=>n.includes(l))?"all clients":n.map(l=>y.bB[l]).join(
", ");function f(n,l){const m=l.filter(h=>n.includes(h));return n.length===0||m.length===l.length?"":m.length===0?"no client that this repository uses":m.map(h=>y.
bB[h]).join(", ")}const o=n=>n.map(l=>y.bB[l]).join(" and "),i=({clients:n,versions:l})=>n.map(m=>[y.bB[m],l[m]].join(" ").trim()).join(" and "),r=n=>n==="any"?
"any service":n;function s(n){switch(n){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sen\
t (redirected to another host)"}}}),8884:((vt,H,t)=>{t.d(H,{BQ:()=>n,CN:()=>m,Dc:()=>s,Ky:()=>a,Qz:()=>r,R3:()=>T,Xd:()=>f,Yx:()=>d,eo:()=>E,et:()=>l,tN:()=>o,xi:()=>i,
yv:()=>$});var y=t(4120),p=t(8641);const E=v=>h(v)?`${(0,p.J7)(v.file)}:${v.line}`:v,T=({file:v,line:D,column:e})=>`${(0,p.J7)(v)}:${D}:${e}`;function a(v,D,e=E,c=0){
const u=k(v),M=u.slice(0,D).map(e).join(", "),x=Math.max(0,u.length-D)+c,F=x>0?[(0,y.px)(x,"more place")]:[];return[...M===""?[]:[M],...F].join(" and ")}const d=(v,D=E)=>a(
v,v.every(h)?1:2,D),O=1e5;function $(v){const D=new Map(v.map(({places:x,placesLeftOut:F=0})=>[x,F])),e=[];for(const x of D.keys())e.length<O&&e.push(...x);const c=D.
entries().reduce((x,[F,P])=>x+F.length+P,0),u=k(e.filter(h)),M=[...new Set(e.filter(x=>typeof x=="string"))];return{lines:u,settings:M,leftOut:c-e.length}}const f=({
places:v})=>v.find(h)??null,o=v=>v.map(f).find(D=>D!==null)??null;function i(v,D,e,c){const{lines:u,settings:M,leftOut:x}=$([v]);return[["help",(0,p.RK)(v.problem.
help??"",e)],["affects",D],["also at",a(u.slice(1),c,E,x)],["required by",a(M,c)]].filter(([,P])=>P!=="")}const r=({requirements:v})=>v.some(({because:D})=>D.some(
h)),s=v=>new Set(v.flatMap(({places:D})=>D.filter(h).map(({file:e})=>e))).size,n=v=>v.filter(D=>f(D)===null),l=v=>v.every(({problem:D})=>D.code.startsWith("cred\
entials-"))?"credentials":"settings",m=v=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(v),h=v=>typeof v!="string";function k(v){const D=new Map;return v.filter(
e=>{const{file:c,line:u}=typeof e=="string"?{file:e,line:0}:e,M=D.get(c);if(M===void 0)D.set(c,new Set([u]));else{if(M.has(u))return!1;M.add(u)}return!0})}}),6763:((vt,H,t)=>{
t.d(H,{q:()=>T,r:()=>a});var y=t(5143),p=t(4120);const E=50,T=$=>(0,p.UV)($,E,f=>f,f=>`and ${(0,p.px)(f,"more remark")}`),a=$=>[...d($),...O($)];function d({files:$}){
const f=$.filter(({exclude:i,severity:r})=>i!==void 0&&r!=="notice"),o=new Set(f.flatMap(({exclude:i})=>i??[]));return f.length===0?[]:[(0,y.Az)(f.length,[...o])]}
function O({roots:$}){return $.some(({rows:o})=>o.some(({platforms:i})=>i.some(({available:r})=>r===!0)))?["signatures of provider packages were not verified"]:
[]}}),1858:((vt,H,t)=>{t.d(H,{IZ:()=>$,PT:()=>f,SQ:()=>a});var y=t(6897),p=t(8416),E=t(7152);const T=20;async function a({scan:o,exclude:i},{directory:r,environment:s,
stop:n,progress:l}){const m={root:r,scan:o,exclude:i},h=n.why===null?O(m):null;if(h!==null)return h;const{scanInSteps:k}=await d(),v=k(m,Object.keys(s));return(0,y.
n)(v,n,D=>l({kind:"scan",files:D}))}const d=()=>Promise.all([t.e(400),t.e(949)]).then(t.bind(t,4949));function O(o){const i={toolFiles:[],hasPlugins:!1};let r=0;
for(const{kind:s}of(0,E.G)(o,i))if(r+=1,s!=="directory"||r>T)return null;return{...i,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,
usesTerragrunt:!1,endedAt:null}}const $=(o,i,r)=>(0,p.L2)(f(o,i,r));function f({dialect:o,exclude:i,scan:r},s,{environment:n,directory:l}){if(r.length===0)return{
setting:o,scan:null};const m=(0,p.oh)({root:l,exclude:i},s.toolFiles),h=!!n.TF_CLOUD_HOSTNAME;return{setting:o,scan:{...s,tools:m,hasCloudHostname:h}}}}),8416:((vt,H,t)=>{
t.d(H,{L2:()=>o,oh:()=>d,rU:()=>i});var y=t(4e3),p=t(5143),E=t(1064),T=t(5603),a=t(3469);function d(e,c){let u;return()=>(u??=t.e(249).then(t.bind(t,9249)).then(
({readTools:M})=>M(e,c)),u)}const O=["terraform"],$="assumed, CLI not detected; set `dialect`",f="CLI not detected; set `dialect` to check one";async function o({
setting:e,scan:c}){const u=e.name==="auto"?null:s(e.name);if(c===null||c.isEmpty){const C=u===null?f:r;return k(u??E.Du,[C],[],e,{signs:[],constraints:[]})}const M=await h(
c,e,u),{constraints:x}=c;if(u!==null)return k(u,[r],[],e,{signs:M,constraints:x});const F=m(M);if(F.length===0)return{...k(O,[$],[],e,{signs:M,constraints:x}),isGuess:!0};
const P=n(F),A=P.flatMap(C=>F.find(X=>X.client===C)??[]);return k(P,A.map(D),F,e,{signs:M,constraints:x})}async function i({clients:e},c){if(c===null||c.isEmpty)
return E.zK;const{others:u}=await c.tools(),M=e;return E.zK.filter(x=>M.includes(x)||u.has(x)||x==="terragrunt"&&c.usesTerragrunt)}const r="set by `dialect`",s=e=>e===
"both"?E.Du:[e],n=e=>E.Du.filter(c=>e.some(u=>u.client===c));function l(e){const c=e.filter(({place:u})=>!(0,p.Zl)(u.file));return c.length===0?e:c}const m=e=>{
const c=l(e);return T.A.map(M=>c.filter(x=>x.level===M)).find(({length:M})=>M>0)??[]};async function h({signs:e,tools:c,hasCloudHostname:u},M,x){const F=m(e),P=x??
n(F),A=F.every(({place:K})=>(0,p.Zl)(K.file)),C=x===null&&(A||F.some(({isCloud:K})=>K)),X=M.version===null&&P.some(K=>(0,a.w)(K,[]).length>1);if(!C&&!X)return e;
const{setsCloudHostname:j,signs:Z}=await c(),q=u||j;return[...e.filter(({isCloud:K})=>!(K&&q)),...Z]}function k(e,c,u,M,x){const[F,...P]=e,A=e.map(j=>v(j,M,x)),
C=A.flatMap(({client:j,version:Z})=>Z===null?[]:[[j,Z]]),X=A.flatMap(({version:j,signs:[Z]})=>j===null||Z===void 0?[]:[D(Z)]);return{name:F===void 0||P.length>0?
"both":F,clients:e,releases:A.flatMap(({releases:j})=>j),versions:Object.fromEntries(C),why:[...new Set([...c,...X])].join(", "),evidence:[...new Set([...u,...A.
flatMap(({signs:j})=>j)])]}}function v(e,{version:c},u){if(c!==null)return{client:e,releases:(0,a.w)(e,[c]),version:c,signs:[]};const M=l(u.signs.filter(X=>X.client===
e&&X.version!==null)),x=[...new Set(M.map(X=>(X.version??"").replace(/^v/,"")))];if(x.length>0){const[X="",...j]=x,Z=j.length===0&&(0,a.l)(X);return{client:e,releases:(0,a.
w)(e,x),version:Z?X:null,signs:M}}const F=l(u.constraints),P=F.map(({text:X})=>X),A=(0,a.w)(e,P);if(A.length===(0,a.w)(e,[]).length)return{client:e,releases:A,version:null,
signs:[]};const C=F.map(({text:X,place:j})=>({client:e,level:"syntax",place:j,text:`requires ${(0,y.dh)(X)}`,version:X}));return{client:e,releases:A,version:P.length===
1?P[0]??null:null,signs:C}}const D=({place:e,text:c})=>`${e.file}:${e.line} ${c}`}),2161:((vt,H,t)=>{t.d(H,{L8:()=>i,TD:()=>l,U4:()=>f,Z8:()=>m,e0:()=>o,tr:()=>$});
var y=t(1064);const p=["terraform"],E=["opentofu"],T=[{suffix:".tftest.hcl",class:"test",clients:y.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",
clients:y.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:E},{suffix:".tofutest.json",class:"test",clients:E},{suffix:".tfquery.hcl",class:"\
query",clients:p},{suffix:".tfquery.json",class:"query",clients:p},{suffix:".tfmigrate.hcl",class:"migrate",clients:p},{suffix:".tfcomponent.hcl",class:"stack",
clients:p},{suffix:".tfcomponent.json",class:"stack",clients:p},{suffix:".tfstack.hcl",class:"stack",clients:p},{suffix:".tfstack.json",class:"stack",clients:p},
{suffix:".tfdeploy.hcl",class:"deploy",clients:p},{suffix:".tfdeploy.json",class:"deploy",clients:p},{suffix:".tfmock.hcl",class:"none",clients:y.Du},{suffix:".\
tofumock.hcl",class:"none",clients:E},{suffix:".tf.json",class:"config",clients:y.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:E},{suffix:"\
.tf",class:"config",clients:y.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:E},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:y.Du},{suffix:"\
.hcl",class:"terragrunt",clients:y.Du}],a=Map.groupBy(T,({suffix:h})=>h.slice(h.lastIndexOf(".")+1)),d=".terraform.lock.hcl",O={class:"lock",syntax:"hcl",clients:y.
Du,isOverride:!1},$=h=>h.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(h),f=".terraform/modules/modules.json",o={...O,class:"manifest",syntax:"json"};
function i(h,k,v){if(h===d)return O;const e=a.get(h.slice(h.lastIndexOf(".")+1))?.find(({suffix:C})=>h.endsWith(C));if(e===void 0||e.class==="none")return;const c=r(
h)&&e.class==="test"&&v==="tests";if(r(h)&&!c)return;const u=h.slice(0,-e.suffix.length),M=e.twin!==void 0&&k.has(u+e.twin),x=u==="override"||u.endsWith("_overr\
ide"),F=M||c;if(F&&!e.clients.includes("terraform"))return;const P=F?p:e.clients,A=h.endsWith(".json")?"json":"hcl";return{class:e.class,syntax:A,clients:P,isOverride:x}}
const r=h=>h.startsWith(".")||h.endsWith("~")||h.startsWith("#")&&h.endsWith("#"),s=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),l=h=>s.test(h),m=h=>l(h)||n.test(h)}),6195:((vt,H,t)=>{t.d(H,{$8:()=>d,G$:()=>O,Ls:()=>T,UO:()=>$,VK:()=>E,sq:()=>f});var y=t(6760);const p=/[*?[{]/;function E(o){
const i=o.split("/"),r=i.findIndex(s=>p.test(s));return r<0?{fixed:o}:{fixed:i.slice(0,r).join("/"),glob:i.slice(r).join("/")}}function T(o){const i=o.map(r=>{const s=r.
replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:s,start:a(s)}});return r=>{const s=r.toLowerCase();return i.some(({glob:n,start:l})=>n===r||s.startsWith(
l)&&y.posix.matchesGlob(r,n))}}function a(o){const[i=""]=o.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(o)??[];return i.toLowerCase()}const d=({file:o,glob:i},r)=>o===
r||i!==void 0&&y.posix.matchesGlob(r,i),O=o=>o.startsWith(".")||o==="node_modules",$=(o,i)=>o===i||o.startsWith(i.endsWith(y.sep)?i:i+y.sep),f=o=>y.sep==="/"?o:
o.replaceAll(y.sep,"/")}),5603:((vt,H,t)=>{t.d(H,{A:()=>T,j:()=>d});var y=t(5143),p=t(1064),E=t(5011);const T=["lock-file","syntax","version-file","tool","hook"],
a=100;class d{found=new Map;allowed=new Map;addFiles(f){for(const{file:o,kind:i,scope:r,isContext:s}of f){if(s)continue;const[n]=i.clients;if(n!==void 0&&i.clients.
length===1&&!O(o)){const l={file:o,line:1,column:1,endColumn:1};this.addSyntax(n,`is read by ${p.bB[n]} only`,l)}for(const l of r.traits)this.addTrait(l)}}addUsages(f){
for(const o of f)o.kind==="lock_provider"?this.addLock(o):o.kind==="cloud_default"&&this.addCloud(o)}signs(){return[...this.found.values()]}constraints(){return[
...this.allowed.values()]}addTrait({kind:f,text:o,place:i}){if(f==="version"){if(this.allowed.size>=a)return;const r=(0,y.Zl)(i.file)?`${o} aside`:o;this.allowed.
has(r)||this.allowed.set(r,{text:o,place:i})}else if(f==="binary"){const s={client:o==="tofu"?"opentofu":"terraform",level:"version-file",place:i,version:null};
this.put({...s,text:"sets terraform_binary"})}else if(f!=="compatible"&&f!=="provider-version"){const{client:r,what:s}=p.$I[f];this.addSyntax(r,`has ${s}`,i)}}addLock({
host:f,place:o}){const i=p.Du.find(s=>(0,E.Vm)(s)===f);if(i===void 0)return;const r=`locks providers from ${f}`;this.put({client:i,level:"lock-file",place:o,text:r,
version:null})}addCloud({clients:f,isOverridden:o,place:i}){if(o||!f.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:i,text:"has \
a cloud block without hostname",version:null,isCloud:!0})}addSyntax(f,o,i){this.put({client:f,level:"syntax",place:i,text:o,version:null})}put(f){const o=`${f.client}\
 ${f.text}`;if(this.found.has(o))return;const i=(0,y.Zl)(f.place.file)?`${o} aside`:o;this.found.has(i)||this.found.set(i,f)}}const O=$=>/(^|\/)[.#][^/]*$/.test(
$)}),7854:((vt,H,t)=>{t.d(H,{Oo:()=>O,YW:()=>T,kA:()=>d,sw:()=>a,u3:()=>o,vH:()=>$});var y=t(7052),p=t(1064);const E={line:1,column:1,endColumn:1};function T(i,r,s=E){
const n={file:i===""?".":i,...s};return{problem:r,place:n,clients:p.Du,host:null}}function a(i,r){const s=m=>r.includes(m),n=O(m=>m.every(s)?m:m.filter(s)),l=O(
m=>m.every(h=>h.clients.every(s))?m:m.flatMap(h=>{const k=n(h.clients);return k.length===0?[]:[{...h,clients:k}]}));return i.filter(m=>{const h=m;return h.clients=
n(m.clients),h.needs=l(m.needs),m.isHostImplied&&(h.host=h.needs[0]?.host??m.host),h.clients.length>0})}const d=i=>{const r=new Set;for(const{host:s,isHostImplied:n}of i)
s!==null&&!n&&r.add(s);return r};function O(i){let r;return s=>{r??=new Map;const n=r.get(s);if(n!==void 0||r.has(s))return n;const l=i(s);return r.set(s,l),l}}
const $=(i,r)=>i.filter(s=>s.clients.some(n=>r.includes(n))),f=1e4;class o{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(r=f){this.max=r}add(r){
const{problem:s,place:n}=r;if(s.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const l=this.kept.get(s.severity)??0;this.kept.set(
s.severity,l+1),l<this.max?this.notes.push(r):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const r=(0,y.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,T(".",r)]}}}),7152:((vt,H,t)=>{t.d(H,{G:()=>l});var y=t(3024),p=t(6760),E=t(9461),T=t(5747),a=t(7052),d=t(9664),O=t(
2161),$=t(6195);function f(D,e,c,u){if(D.kind==="error")return(0,a.fileUnreadable)({what:"link",code:D.code});const{kind:M,path:x}=D;return(0,$.UO)(x,e.boundary)?
M==="directory"?null:M==="special"?(0,a.fileUnreadable)({what:"link-to-special-file"}):{path:x,isScanned:o(x,e,c,u)}:(0,a.fileOutside)()}function o(D,e,c,u){if(e.
file!==void 0||e.glob!==void 0||!(0,$.UO)(D,e.path))return!1;const[M="",...x]=(0,$.sq)((0,p.relative)(e.path,D)).split("/").toReversed();if(x.some($.G$))return!1;
const F=(0,$.sq)((0,p.relative)(c,D)).split("/");return F.map((A,C)=>F.slice(0,C+1).join("/")).slice(-1-x.length).some(u)?!1:(0,O.L8)(M,new Set([M]),x[0]??"")!==
void 0}var i=t(7854);const r={files:1e6,entries:1e7,directoryFiles:5e4},s=200,n=1e4;function*l(D,e={toolFiles:[],hasPlugins:!1},c=r){const u=new h(D,e,c);for(const M of D.
scan){const x=m(u.root,M);"path"in x?yield*u.walkFrom(x):yield{kind:"note",note:x}}}function m(D,e){const{fixed:c,glob:u}=(0,$.VK)(e);try{const M=(0,y.realpathSync)(
(0,p.resolve)(D,c)),x=(0,$.sq)((0,p.relative)(D,M)),F=(0,$.UO)(M,D),P=F?D:M;if(u!==void 0)return{path:M,name:x,boundary:P,glob:(0,d.Gz)(x,u)};if((0,y.statSync)(
M).isDirectory())return{path:M,name:x,boundary:P};const A=(0,p.resolve)(M,"..");return{...{path:A,name:(0,$.sq)((0,p.relative)(D,A))},boundary:F?D:A,file:x}}catch(M){
return(0,i.YW)(e,(0,a.fileUnreadable)({what:"scan",code:(0,T.Oj)(M)}))}}class h{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:e,scan:c,
exclude:u},M,x){this.root=(0,y.realpathSync)(e),this.isExcluded=(0,$.Ls)(u),this.aside=M,this.limits=x,this.selected=c.length>1?new Set:null}*walkFrom(e){const c=e.
glob===void 0&&e.file===void 0,u=[{path:e.path,name:e.name,depth:0,isSelected:c}];for(let M=u.pop();M!==void 0;M=u.pop()){yield{kind:"directory",name:M.name};const x=v(
M);if("problem"in x){yield{kind:"note",note:x};continue}const F=[];for(const P of this.findFiles(e,M,x))if("problem"in P)yield{kind:"note",note:P};else if(F.length<
this.limits.directoryFiles)F.push(P);else{yield k(M,"directory",this.limits.directoryFiles);break}if(this.files+=F.length,this.entries+=x.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield k(M,"files",this.limits.files);return}if(F.some(({isContext:P})=>!P)&&(yield{kind:"module",files:F}),e.file!==
void 0)return;for(const P of this.findDirectories(e,M,x))u.push(P)}}*findFiles(e,c,u){const M=new Set;let x=!1;for(const P of u)(0,O.tr)(P.name)&&!P.isDirectory()&&
M.add(P.name),x||=P.name===".terraform",this.aside.hasPlugins||=P.name==="terraform.d";const F=c.name.slice(c.name.lastIndexOf("/")+1);for(const P of u){if(P.isDirectory())
continue;const A=(0,O.L8)(P.name,M,F);if(A===void 0){(0,O.Z8)(P.name)&&this.addToolFile(c,P.name);continue}const C=(0,d.Gz)(c.name,P.name),j={path:c.path+p.sep+
P.name,file:C,kind:A,isContext:!this.select(e,c,C)};P.isFile()?yield j:P.isSymbolicLink()?yield*this.follow(e,j):yield(0,i.YW)(C,(0,a.fileUnreadable)({what:"spe\
cial-file"}))}if(x&&c.isSelected){const P=[c.path,...O.U4.split("/")].join(p.sep),A=(0,E.$)(P);A.kind==="file"&&A.path===P&&(yield{path:P,file:(0,d.Gz)(c.name,O.
U4),kind:O.e0,isContext:!1})}}addToolFile({path:e,name:c},u){const M=(0,d.Gz)(c,u);this.aside.toolFiles.length>=n||this.isExcluded(M)||this.aside.toolFiles.push(
{path:e+p.sep+u,file:M})}select(e,c,u){return!(c.isSelected||(0,$.$8)(e,u))||this.isExcluded(u)||this.selected?.has(u)?!1:(this.selected?.add(u),!0)}*follow(e,c){
const u=f((0,E.$)(c.path),e,this.root,this.isExcluded);u!==null&&("code"in u?yield(0,i.YW)(c.file,u):yield{...c,path:u.path,isContext:c.isContext||u.isScanned})}findDirectories({
glob:e},{path:c,name:u,depth:M,isSelected:x},F){const P=[];for(const A of F.toReversed()){if(!A.isDirectory()||(0,$.G$)(A.name))continue;const C=(0,d.Gz)(u,A.name);
if(this.isExcluded(C))continue;const X=x||e!==void 0&&p.posix.matchesGlob(C,e),j=c+p.sep+A.name;P.push({path:j,name:C,depth:M+1,isSelected:X})}return P}}const k=({
name:D},e,c)=>({kind:"note",note:(0,i.YW)(D,(0,a.fileLimit)({kind:e,max:c}))});function v({path:D,name:e,depth:c}){if(c>s)return(0,i.YW)(e,(0,a.fileLimit)({kind:"\
depth",max:s}));try{return(0,y.readdirSync)(D,{withFileTypes:!0}).sort((u,M)=>u.name<M.name?-1:1)}catch(u){return(0,i.YW)(e,(0,a.fileUnreadable)({what:"director\
y",code:(0,T.Oj)(u)}))}}}),5751:((vt,H,t)=>{t.d(H,{readSettings:()=>A});var y=t(3024),p=t(6760),E=t(5747),T=t(3625),a=t(4e3),d=t(3592),O=t(3474),$=t(8535),f=t(7030),
o=t(6181),i=t(1831);function r(K){const G=Q=>K[Q]||K[Q.toLowerCase()]||"",J={http:n("HTTP_PROXY",G("HTTP_PROXY")),https:n("HTTPS_PROXY",G("HTTPS_PROXY"))},ct=v(
G("NO_PROXY"));return Q=>{const B=J[Q.scheme];return B===null||h(Q.name)||ct(Q)?null:B}}const s=["http:","https:"];function n(K,G){if(G==="")return null;const J=URL.
parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(G)?G:`http://${G}`);if(J===null)throw new TypeError(`${K} is not a URL; expected http://HOST:PORT`);if(!s.includes(J.protocol))
throw new TypeError(`${K} is a ${J.protocol}// proxy; expected http:// or https://`);if(!l(J.username)||!l(J.password))throw new TypeError(`${K} has a user name\
 or password with a bare "%"; write "%25" for it`);return J}function l(K){try{return decodeURIComponent(K),!0}catch(G){if(G instanceof URIError)return!1;throw G}}
const m=new f.BlockList;m.addSubnet("127.0.0.0",8,"ipv4"),m.addAddress("::1","ipv6");const h=K=>K==="localhost"||k(m,K);function k(K,G){const J=(0,o.n7)(G.replace(
/%.*$/s,"")),ct=(0,f.isIP)(J);return ct!==0&&K.check(J,ct===4?"ipv4":"ipv6")}function v(K){const G=K.split(",").map(J=>J.trim().toLowerCase()).filter(J=>J!=="").
map(D);return J=>G.some(ct=>ct(J))}function D(K){if(K==="*")return()=>!0;const G=e(K);if(G!==null)return({name:W})=>G(W);const{name:J,port:ct}=M(K),Q=W=>ct===""||
String(W.port)===ct;if(c(J)){const W=(0,o.n7)(J),et=new f.BlockList;return et.addAddress(W,(0,f.isIP)(W)===4?"ipv4":"ipv6"),ht=>k(et,ht.name)&&Q(ht)}const B=u(J);
return W=>(0,f.isIP)(W.name)===0&&Q(W)&&B(W.name)}function e(K){const[,G="",J=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(K)??[];if(!c(G))return null;const ct=Number(J);
if(ct>((0,f.isIP)(G)===4?32:128))return null;const Q=ct-((0,f.isIP)(G)===6?96:0),B=new f.BlockList,W=(0,f.isIP)((0,o.n7)(G))===4&&Q>=0;return W?B.addSubnet((0,o.
n7)(G),Q,"ipv4"):B.addSubnet(G,ct,"ipv6"),et=>k(B,et)&&(0,f.isIP)((0,o.n7)(et))===4===W}const c=K=>(0,f.isIP)(K)!==0&&!K.includes("%");function u(K){if(K==="")return()=>!1;
const G=K.replace(/^\*\./,"."),J=G.replace(/^\./,""),ct=(0,i.Pv)(J),Q=ct.ok?ct.value:J;return B=>B.endsWith(`.${Q}`)||!G.startsWith(".")&&B===Q}function M(K){const G=/^\[([^\]]*)\]:([^:]*)$/.
exec(K)??/^([^:[\]]*):([^:[\]]*)$/.exec(K);return G===null?{name:K,port:""}:{name:G[1]??"",port:G[2]??""}}var x=t(3152);const F=4*1024*1024,P=20;async function A(K,{
environment:G,directory:J,wording:ct=x.w7}){const{settings:Q,mistakes:B}=(0,x.P$)(K,ct),W=await q(Q.caFile,ct),et=Z(G),ht=[W,et].flatMap(tt=>tt.ok?[]:[tt.why]),
U=await Promise.all(C(Q.scan,J).slice(0,P).map(tt=>ct.missingPath(tt,J))),rt=[...B,...await X(Q,ct),...await j(Q,ct),...ht,...U];if(rt.length>0||!W.ok||!et.ok)throw new x.
GN(rt);return{...Q,authorities:W.value,chooseProxy:et.value}}const C=(K,G)=>K.filter(J=>!/[*?[\]{}]/.test(J)&&!(0,y.existsSync)((0,p.resolve)(G,J)));async function X({
hostnames:K},{setting:G}){const J=G("hostnames"),ct=K.flatMap(({addresses:W})=>W);if(ct.length===0)return[];const{parseNamedAddress:Q}=await Promise.all([t.e(917),
t.e(48)]).then(t.bind(t,1257)),B=ct.flatMap(W=>{const et=Q(W,"terraform");return et.ok?[]:[`${J}: "${W.service}=${W.text}" is wrong: ${et.why}`]});return(0,O.Ku)(
B,J)}async function j({ignore:K},{setting:G}){const J=G("ignore");if(K.length===0)return[];const{problemFacts:ct}=await Promise.all([t.e(660),t.e(558),t.e(341),
t.e(371),t.e(709)]).then(t.bind(t,709)),Q=ct(),B=K.flatMap(({code:W})=>{if(Object.hasOwn(Q,W))return[];const et=(0,$.q)(W,Object.keys(Q)),ht=et===null?`${d.aq} \
lists the codes`:`did you mean "${et}"?`;return[`${J}: "${W}" is not a problem code; ${ht}`]});return(0,O.Ku)(B,J)}function Z(K){try{return(0,T.J)(r(K))}catch(G){
if(G instanceof TypeError)return(0,T.T)(G.message);throw G}}async function q(K,{setting:G}){if(K===null)return(0,T.J)(null);const J=(0,E.yR)(K,F),ct=G("ca-file");
if(!J.ok)return(0,T.T)(`${ct} "${K}" ${(0,a.mP)(J.failure)}`);const{parseAuthorities:Q}=await t.e(36).then(t.bind(t,5036)),B=Q(J.text);return B.ok?B:(0,T.T)(`${ct}\
 "${K}" ${B.why}`)}}),7082:((vt,H,t)=>{t.d(H,{O:()=>y});const y=p=>({discovery:p,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},
headMs:null,certificates:[]})}),2859:((vt,H,t)=>{t.d(H,{C:()=>E});var y=t(7854);const p=new Set(["remote_state","remote_state_default","provider_tfe","provider_\
tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function E(a,d,O,$=(0,y.kA)(d)){const f=a.
hostnames.flatMap(({host:r,services:s})=>{const n=s.length>0?s:a.requiredServices;return(n.length>0?n:["any"]).map(m=>({host:r,service:m,clients:O,because:["hos\
tnames input"],isImplied:!1,isForInit:!0}))}),o=new Set([...$,...a.hostnames.map(({host:r})=>r)]),i=new Map;for(const r of f)T(i,r);for(const{kind:r,needs:s,place:n}of d){
const l=!p.has(r);for(const m of s)T(i,{...m,because:[n],isImplied:!o.has(m.host),isForInit:l})}return Array.from(i.values(),r=>({...r,clients:O.filter(s=>r.clients.
includes(s))}))}function T(a,d){const{host:O,service:$,clients:f,because:o}=d,i=`${O} ${$}`,r=a.get(i);if(r===void 0){a.set(i,{...d,clients:[...f],because:[...o]});
return}r.isForInit||=d.isForInit;for(const s of o)r.because.push(s);for(const s of f)r.clients.includes(s)||r.clients.push(s)}}),5960:((vt,H,t)=>{t.d(H,{e:()=>T,
i:()=>d});var y=t(6697),p=t(1831),E=t(7082);function T(O,{hostnames:$,allowedHosts:f},{isGuess:o}){const i=new Set($.map(({host:s})=>s)),r=new Map;for(const s of O){
const{host:n}=s;if(i.has(n)||r.has(n))continue;const l=a(s,o===!0,(0,p.Jr)(n,f));l!==null&&r.set(n,l)}return r}function a({host:O,isImplied:$,because:f,clients:o},i,r){
const s=(0,p.nx)(O);if((0,p.Rt)(O))return(0,y.hostGeneric)({host:s});const[n]=f.filter(m=>typeof m!="string"),l=$&&n!==void 0?{place:n,clients:o}:null;return l!==
null&&i?(0,y.hostAssumed)({host:s,...l}):r?null:(0,y.hostNotAllowed)(l===null?{host:s}:{host:s,implied:l})}const d=(O,$)=>({host:O,attempt:(0,E.O)({kind:"skippe\
d",problem:$}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((vt,H,t)=>{t.d(H,{f:()=>T});var y=t(3024),p=t(6760),E=t(6309);function T(f,o,i){
const r=a((0,y.realpathSync)(f),o),s=(0,p.basename)(o),n=(0,p.join)(r,`.${s.slice(0,60)}.${Math.random().toString(36).slice(2)}`),l=(0,y.openSync)(n,"wx");try{try{
for(const m of i)(0,y.writeFileSync)(l,m)}finally{(0,y.closeSync)(l)}(0,y.renameSync)(n,(0,p.join)(r,s))}catch(m){throw(0,y.rmSync)(n,{force:!0}),m}}function a(f,o){
const i=(0,p.resolve)(f,o),r=$(f,i);if(!r&&!(0,p.isAbsolute)(o))throw new E.Lw(`it is outside ${f}; use an absolute path if that is intended`);const s=r?f:(0,p.
parse)(i).root;return(0,p.relative)(s,(0,p.dirname)(i)).split(p.sep).filter(Boolean).reduce((l,m)=>d(l,m,f),s)}function d(f,o,i){const r=(0,p.join)(f,o);if((0,y.
lstatSync)(r,{throwIfNoEntry:!1})===void 0&&O(r),!(0,y.lstatSync)(r).isSymbolicLink())return r;const s=(0,y.realpathSync)(r);if(!$(i,f)||$(i,s))return s;throw new E.
Lw(`the link ${(0,p.relative)(i,r)} leads outside ${i}; remove it or choose another path`)}function O(f){try{(0,y.mkdirSync)(f)}catch(o){if(!(0,E.Or)(o)||o.code!==
"EEXIST")throw o}}function $(f,o){const i=(0,p.relative)(f,o);return i!==".."&&!i.startsWith(`..${p.sep}`)&&!(0,p.isAbsolute)(i)}}),997:((vt,H,t)=>{t.d(H,{O:()=>p,
T:()=>T});var y=t(1064);const p=({earlier:a,attempt:d,later:O})=>[...a,d,...O];function E({discovery:a,timing:d,headMs:O,hops:$},{attemptMs:f}){const o=O!==null&&
O<=f?$.at(-1)?.status:null;return o===null||(0,y.Mq)(o??0)?"retries":a.kind!=="failed"&&d.totalMs<=f?"works":"fails"}function T(a,d){const O=a.map(o=>E(o,d)),$=O.
indexOf("works");return $<0?"never":$<=d.retries&&!O.slice(0,$).includes("fails")?"always":"sometimes"}}),3795:((vt,H,t)=>{t.d(H,{qY:()=>f,Si:()=>n,fN:()=>r,XP:()=>s});
var y=t(733),p=t(1831),E=t(4120),T=t(8641);const a=2,d=80;function O(l){if(l.kind==="scan")return`read ${(0,E.px)(l.files,"file")}`;if(l.kind==="registries")return`${l.
done} of ${(0,E.px)(l.total,"question")} to registries answered`;const{done:m,total:h,failed:k,waiting:v}=l,D=k===0?"":`, ${k} failed so far`;return`${m} of ${(0,E.
px)(h,"host")} checked${D}${$(v)}`}function $(l){if(l.size===0)return"";const m=[...l].slice(0,a).map(k=>(0,T.RK)((0,p.nx)(k),d)),h=l.size-m.length;return h>0?`\
; waiting for ${m.join(", ")} and ${(0,E.px)(h,"other")}`:`; waiting for ${m.join(" and ")}`}const f={show:()=>{},end:()=>{}},o=5e3,i=200;function r(l,m){let h=null,
k=!0;const v=m(o,()=>{h!==null&&(k&&l(O(h)),k=!k)});return{show:e=>{h=e},end:v}}function s(l,m,h){let k=null,v="";const D=h(i,()=>{const u=k===null?"":(0,y.W)(O(
k),0,m-1);u!==v&&(v=u,l(`\r${u}\x1B[K`))});return{show:u=>{k=u},end:()=>{D(),v!==""&&l("\r\x1B[K")}}}const n=(l,m)=>{const h=setInterval(m,l).unref();return()=>clearInterval(
h)}}),8463:((vt,H,t)=>{t.d(H,{t:()=>O});var y=t(6309),p=t(566),E=t(6182),T=t(3616),a=t(5955),d=t(8641);async function O(f,o,i){const r=[];for(const{path:s,format:n}of f)
try{(0,p.f)(i,s,(0,a.mk)(await $(n,o)))}catch(l){r.push(`the report ${(0,d.RK)(s)} was not written: ${(0,d.RK)((0,y.A3)(l))}`)}return r}async function $(f,{verdict:o,
context:i}){switch(f){case"json":return(0,E.h)(o,i);case"sarif":return(await Promise.all([t.e(660),t.e(341),t.e(371),t.e(933)]).then(t.bind(t,3933))).renderSarif(
o,i);case"junit":return(await t.e(868).then(t.bind(t,5868))).renderJunit(o,i);case"codequality":{const{renderCodeQuality:r}=await t.e(957).then(t.bind(t,8957)),
{hash:s}=await Promise.resolve().then(t.t.bind(t,7598,19));return r(o,n=>s("sha256",n))}case"markdown":return[(0,T.Gc)(o,i)]}}}),2704:((vt,H,t)=>{t.d(H,{IL:()=>T,
Rr:()=>a,Z4:()=>E});var y=t(5955),p=t(8641);const E=(d,O,$,f)=>`,
${$}"${d}": ${T(O,$,f)}`,T=(d,O,$)=>(0,p.s$)(JSON.stringify(d,$,2).replaceAll(`
`,`
${O}`));function*a(d,O,{maxBytes:$,margin:f,replace:o},i){if(O.length===0)return yield E(d,[],f),0;const r=`${f}  `;yield`,
${f}"${d}": [`;const s=l=>`
${r}${T(i(l),r,o)}`,n=yield*(0,y._Q)(O,new y.Wv($),s,",");return yield`
${f}]`,n}}),6182:((vt,H,t)=>{t.d(H,{h:()=>u});var y=t(997),p=t(4e3),E=t(5799),T=t(1831),a=t(2704),d=t(8641),O=t(5955);function $(B,W){const et=new Map;for(const U of B)
et.has(U)||et.set(U,U.reduce((rt,tt)=>rt+i(tt),0));const ht=(0,O._3)(B.map(U=>et.get(U)??0),W);return U=>{const rt=(0,O.ux)(U,ht,i);return{kept:rt.map(r),left:U.
length-rt.length}}}const f=140,o=6;function i(B){if(typeof B=="string")return f;const{file:W}=B;return f+W.length*(/^[ -~]*$/.test(W)?1:o)}const r=B=>typeof B==
"string"?B:s(B),s=({file:B,line:W,column:et,endColumn:ht})=>({file:B,line:W,column:et,endColumn:ht}),n=(B,W)=>W>0?{[`${B}LeftOut`]:W}:{},l=1e4,m=100,h=({directory:B,
clients:W,rows:et},ht)=>({directory:B,clients:W,rows:et.slice(0,l).map(U=>k(U,ht)),...n("rows",et.length-l)});function k(B,W){const{kind:et,address:ht,source:U,
host:rt,constraints:tt,locked:R,chosen:L,newest:z,platforms:it}=B,{kept:ft,left:lt}=W(B.places);return{kind:et,address:ht,source:U,host:rt,constraints:tt.slice(
0,m),...n("constraints",tt.length-m),locked:R,chosen:L,newest:z,platforms:it.map(({platform:wt,available:Rt})=>({platform:wt,available:Rt})),worst:B.worst,codes:B.
problems.map(({code:wt})=>wt),places:ft,...n("places",lt)}}const v=1,D={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},e=4096,
c="  ";function*u(B,W,et=D){const{usages:ht,...U}=W.scan,{hosts:rt,findings:tt,passed:R,ignored:L,stopped:z,roots:it}=B,ft=rt.flatMap(({requirements:Dt})=>Dt.map(
Lt=>Lt.because)),lt=$(ft,et.becauseLists),wt=$(tt.map(Dt=>Dt.places),et.placeLists),Rt=$(it.flatMap(({rows:Dt})=>Dt.map(Lt=>Lt.places)),et.rowPlaceLists),{remarks:It}=W;
yield*[`{
  "schemaVersion": ${v}`,M("passed",R),...z===null?[]:[M("stopped",(0,p.Cw)(z))],M("dialect",W.dialect.name),M("clientDetection",C(W.dialect)),M("startedAt",W.startedAt),
M("durationMs",W.durationMs),M("counts",P(B))],yield*F("hosts",rt,et.hosts,Dt=>X(Dt,lt)),yield*F("findings",tt,et.findings,Dt=>Q(Dt,wt)),it.length>0&&(yield*F("\
roots",it,et.roots,Dt=>h(Dt,Rt))),yield*[M("ignored",L),M("usages",ht),...It.length===0?[]:[M("remarks",It)],M("scan",U),`
}
`]}const M=(B,W)=>(0,a.Z4)(B,W,c,x),x=(B,W)=>typeof W=="string"?(0,p.dh)(W,e):W;function*F(B,W,et,ht){const U=yield*(0,a.Rr)(B,W,{maxBytes:et,margin:c,replace:x},
ht);U>0&&(yield M(`${B}LeftOut`,U))}const P=({findings:B})=>Object.fromEntries(E.oC.map(W=>[`${W}s`,B.filter(et=>et.severity===W).length])),A=20,C=({clients:B,versions:W,
releases:et,isGuess:ht,why:U,evidence:rt})=>({clients:B,assumed:ht??!1,why:U,versions:Object.entries(W).map(([tt,R])=>({client:tt,version:R})),releases:et.map(({
name:tt})=>tt),evidence:rt.slice(0,A).map(({client:tt,version:R,level:L,text:z,place:it})=>({client:tt,version:R,kind:L,text:z,...s(it)})),...n("evidence",rt.length-
A)});function X(B,W){const{visit:et,requirements:ht,services:U,servicesLeftOut:rt,servicesFrom:tt,clients:R,isNew:L}=B,{discovery:z,hops:it,timing:ft,certificates:lt}=et.
attempt;return{host:et.host,display:(0,T.nx)(et.host),discovery:z.kind,documentUrl:j(z),hops:it.map(q),services:Object.fromEntries(U.map(wt=>[wt.id,K(wt)])),...rt>
0?{servicesLeftOut:rt}:{},servicesFrom:tt===null?null:r(tt),hostBlocks:et.forced.map(({client:wt,place:Rt})=>({client:wt,place:r(Rt)})),required:ht.map(({service:wt,
clients:Rt,because:It})=>{const{kept:Dt,left:Lt}=W(It);return{service:wt,clients:Rt,because:Dt,...n("because",Lt)}}),credentials:et.credentials?.hasToken?et.credentials.
source:null,looks:et.looks.map(({client:wt,looks:Rt})=>({client:wt,looks:Rt.map(Z)})),attempts:(0,y.O)(et).length,timingMs:ct(ft),certificates:lt,clients:R,...L?
{new:!0}:{}}}const j=B=>B.kind==="found"||B.kind==="absent"?(0,d.cq)(B.url):null,Z=({source:B,held:W,counts:et})=>({source:B,held:W,counts:et}),q=({url:B,status:W,
reason:et,mediaType:ht,authorization:U,address:rt,proxy:tt,ms:R})=>({url:(0,d.cq)(B),status:W,reason:et,mediaType:ht,authorization:U,address:rt,proxy:tt===null?
null:(0,d.cq)(tt),ms:R});function K(B){switch(B.kind){case"url":return{url:(0,d.cq)(B.url)};case"login":return{login:G(B.login),...B.leftOut>0?{elementsLeftOut:B.
leftOut}:{}};case"problem":return{problem:J(B.problem)}}}const G=({client:B,grantTypes:W,authz:et,token:ht,ports:U,scopes:rt})=>({client:B,grantTypes:W,authz:et===
null?null:(0,d.cq)(et),token:ht===null?null:(0,d.cq)(ht),ports:U,scopes:rt}),J=({code:B,message:W,help:et})=>({code:B,message:W,help:et??null}),ct=({lookupMs:B,
connectMs:W,tlsMs:et,firstByteMs:ht,totalMs:U})=>({lookup:B,connect:W,tls:et,firstByte:ht,total:U});function Q(B,W){const{problem:et,severity:ht,host:U,service:rt,
places:tt,placesLeftOut:R=0,affects:L}=B,{kept:z,left:it}=W(tt);return{code:et.code,severity:ht,host:U,service:rt,message:et.message,help:et.help??null,places:z,
...n("places",R+it),affects:L}}}),4503:((vt,H,t)=>{t.d(H,{o:()=>p,u:()=>y});function y({file:E,line:T},a){const d=a?.get(E);return d===void 0?null:d.diff?.lines.
has(T)?`${d.diff.url}R${T}`:`${d.url}#L${T}`}function p(E){if(!E.isWellFormed())return null;const T=a=>encodeURIComponent(a).replace(/[!'()*_~]/g,d=>`%${d.charCodeAt(
0).toString(16).toUpperCase()}`);return E.split("/").map(T).join("/")}}),9574:((vt,H,t)=>{t.d(H,{I$:()=>E,MB:()=>T,R4:()=>$,TM:()=>a,hn:()=>O,rm:()=>d});var y=t(
5955),p=t(8641);function E(f,o,i=[]){const r=f.map((n,l)=>`<th align="${i.includes(l)?"right":"left"}">${n}</th>`),s=o.map(n=>`<tr>${f.map((m,h)=>`<td${i.includes(
h)?' align="right"':""}>${n[h]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${r.join("")}</tr>`,...s,"</table>"].join(`
`)}const T=f=>["<ul>",...f.map(o=>`<li>${o}</li>`),"</ul>"].join(`
`),a=(f,o)=>["<details>",`<summary>${f}</summary>`,...o,"</details>"].join(`
`),d=f=>(0,p.D9)(f).replaceAll(".",".<wbr>"),O=f=>`<code>${(0,p.js)(f).replaceAll("/","/<wbr>")}</code>`;function $(f,o,i,r){const s=[];let n=0;for(const l of f){
const m=r(l);if(n+=(0,y.$$)([m].flat().join(""))+i,n>o)break;s.push(m)}return s}}),3616:((vt,H,t)=>{t.d(H,{gD:()=>xt,Fp:()=>Nt,Gc:()=>at,XA:()=>ot,rL:()=>Ct});var y=t(
7574),p=t(5102),E=t(4120),T=t(5955),a=t(8641),d=t(2886),O=t(1831),$=t(2796),f=t(8884),o=t(9574),i=t(8373);const r=20,s=10,n=700,l=4,m=300,h=1,k=6,v=12,D=4,e=1/2,
c=12e3,u=20,M=200;function x(w,I,Y){const st=(0,$.cZ)(w),dt=st.slice(0,I.isBrief?s:r),Et=Math.min(c,Y*e/dt.length),kt=F(dt);let Mt=Y-M;const Pt=Xt=>{const Zt=P(
Xt,I,Et,kt.get(Xt)??null),Yt=(0,T.$$)(Zt)<Mt?Zt:`${C(Xt,I)}</p>`;return Mt-=(0,T.$$)(Yt)+u,Yt},bt=(0,o.R4)(dt,Y-M,u,Pt),Wt=st.length-bt.length;return Wt>0?[...bt,
`<p>${(0,i.jP)(Wt,"cause",I)}</p>`]:bt}function F(w){const I=w.filter(dt=>X(dt)&&dt.hosts.length>1),st=[...Map.groupBy(I,({hosts:dt})=>dt.toSorted().join()).values()].
flatMap(([dt,...Et])=>dt===void 0?[]:Et.map(kt=>[kt,dt.code]));return new Map(st.filter(([{message:dt}])=>dt!==null))}function P(w,I,Y,st){const{findings:dt,message:Et,
help:kt}=w,Mt=dt.length>1&&dt[0]?.exclude!==void 0,Pt=[B(w,I),W(w)].filter(Yt=>Yt!==""),bt=st===null?q(w):[],Wt=Et===null?D:X(w)?k:v,Xt=bt.slice(0,Wt).map(Yt=>K(
Yt,w,I)),Zt=st===null?Xt.join(", "):`The same hosts as for ${st}`;return[C(w,I),...Et===null||Zt===""?[]:[`<br>${Zt}`],...Et===null?[]:[`<br>${(0,E.Iu)((0,a.h$)(
Et,n))}`],...kt===null||Mt?[]:[A(kt)],...Pt.length===0?[]:[`<br><sub>${Pt.join(" ")}</sub>`],"</p>",...Et===null?[(0,o.MB)(Xt)]:[],...Q(w,bt.slice(Wt),I,Y)].join(
`
`)}const A=w=>`<br><b>Help:</b> ${(0,a.h$)(w,n)}`;function C(w,I){const{severity:Y,code:st,title:dt}=w,Et=Z(w),kt=Et>1?`${(0,E.px)(Et,j(w))}: `:"";return`<p>${i.
rC[Y]} <b>${kt}${dt}</b> (${(0,i._h)(st,st,I)})`}const X=({hosts:w,findings:I})=>w.length>0&&!I.every(d.l$),j=w=>X(w)?"host":"place";function Z(w){if(X(w))return w.
hosts.length;const{lines:I,leftOut:Y}=(0,f.yv)(w.findings);return I.length+Y}function q(w){const{findings:I,message:Y}=w;return Y===null?I.map(st=>[st]):X(w)?[...Map.
groupBy(I,({host:st})=>st).values()]:(0,f.yv)(I).lines}function K(w,I,Y){return"file"in w?(0,i.u_)(w,Y):I.message===null?ct(w,I,Y):G(w,I.hosts.length===1,Y)}function G(w,I,Y){
const[st]=w,dt=st?.host?(0,a.D9)((0,O.nx)(st.host)):"",Et=st?.isHostNew?[E.dy]:[];if(I){const Pt=(0,f.yv)(w).settings.map(i.Su),Wt=[J(w,l,Y),...Pt].filter(Xt=>Xt!==
"").join(", ");return`${dt}${Wt===""?"":` in ${Wt}`}${Et.map(Xt=>` (${Xt})`)}`}const Mt=[...Et,J(w,h,Y).replace(/ places?$/,"")].filter(Pt=>Pt!=="").join("; ");
return Mt===""?dt:`${dt} (${Mt})`}function J(w,I,Y){const{lines:st,leftOut:dt}=(0,f.yv)(w);return st.length===0?"":(0,i.EP)(st,I,Y,dt)}function ct(w,I,Y){const st=X(
I)?G(w,!1,Y):J(w,h,Y);return w.map(({problem:dt})=>{const Et=(0,a.h$)(dt.message,m),kt=I.help===null&&dt.help?A(dt.help):"";return`${st===""?(0,E.Iu)(Et):`${st}\
: ${Et}`}${kt}`}).join("<br>")}function Q(w,I,Y,st){const dt=w.message===null?"finding":j(w),{leftOut:Et}=X(w)?{leftOut:0}:(0,f.yv)(w.findings),kt=I.length+Et;if(kt===
0)return[];if(Y.isBrief)return[`<p>${(0,i.jP)(kt,dt,Y)}</p>`];const Mt=(0,o.R4)(I,st,u,Wt=>K(Wt,w,Y)),Pt=kt-Mt.length,bt=w.message===null?(0,o.MB)(Mt):`<p>${Mt.
join(", ")}</p>`;return[(0,o.TM)((0,E.px)(kt,`more ${dt}`),[...Mt.length===0?[]:[bt],...Pt>0?[`<p>${(0,i.jP)(Pt,dt,Y)}</p>`]:[]])]}function B({affects:w},{context:{
clients:I}}){const Y=(0,E.od)(w,I);return Y===""?"":`Affects ${Y}.`}function W(w){const Y=X(w)&&w.hosts.length===1&&w.message!==null?[]:(0,f.yv)(w.findings).settings;
return Y.length===0?"":`Required by ${Y.map(i.Su).join(", ")}.`}var et=t(1064),ht=t(1505);const U=20,rt=20,tt=["fails","warns","works"];function R(w,I,Y){const st=w.
filter(bt=>(0,p.cG)(bt)&&!(0,p.JR)(bt));if(st.length===0)return"";const dt=bt=>st.length===1?ft(bt,I).join(`
`):L(bt,I),Et=(0,o.R4)(st,Y,rt,dt),kt=st.length-Et.length,[Mt]=st.length===1?st:[],Pt=Mt===void 0?`of ${(0,E.px)(st.length,"host")}`:`of ${z(Mt)} (${it(Mt)})`;return(0,o.
TM)(`Requests, responses and certificates ${Pt}`,[...Et,...kt>0?[`<p>${(0,i.jP)(kt,"host",I)}</p>`]:[]])}const L=(w,I)=>(0,o.TM)(`${i.Gr[(0,p.sG)(w)]} ${z(w)} (${it(
w)})`,ft(w,I)),z=({visit:w})=>(0,a.D9)((0,O.nx)(w.host)),it=({visit:{attempt:w}})=>`${(0,E.px)(w.hops.length,"request")}, ${(0,y.kJ)(w.timing.totalMs)}`;function ft(w,I){
const{hops:Y,certificates:st}=w.visit.attempt;return[lt(w,I),...w.services.length===0?[]:[Rt(w,I)],...Y.length===0?[]:[Dt(Y)],...st.length===0?[]:[Lt(st,I)]]}function lt(w,I){
const Y=(0,i.Bm)(I);return["<table>",...[(0,ht.se)(w,I.context,Y),{label:"clients",texts:wt(w,I)},...(0,ht.Zc)(w,Y),...(0,ht.o7)(w,Y)].flatMap(({label:Et,texts:kt})=>kt.
length===0?[]:[`<tr><td><b>${(0,E.Iu)(Et)}</b></td><td>${kt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const wt=({clients:w},{context:I})=>tt.flatMap(Y=>{const st=I.clients.filter(Et=>w[Et]===Y),dt=st.map(Et=>et.bB[Et]).join(", ");return st.length===0?[]:[`${i.
Gr[Y]} ${dt}`]});function Rt({services:w,servicesLeftOut:I,servicesFrom:Y},st){const dt=w.slice(0,U).map(Pt=>[(0,a.D9)(Pt.id,ht.tN),It(Pt)]),Et=w.length-dt.length+
I,kt=Et>0?[[`and ${Et} more`,st.rest]]:[],Mt=Y===null?"URL":`URL, from the host block at ${(0,i.u_)(Y,st)}`;return(0,o.I$)(["Service",Mt],[...dt,...kt])}function It(w){
switch(w.kind){case"url":return(0,a.D9)((0,a.cq)(w.url));case"login":{const{client:I,authz:Y,token:st,ports:dt}=w.login;return[`authz ${(0,a.D9)((0,a.cq)(Y??"no\
ne"))}`,`token ${(0,a.D9)((0,a.cq)(st??"none"))}`,`client ${(0,a.D9)(I,ht.tN)}, ports ${dt.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${w.problem.
code}`}}function Dt(w){const I=w.map((Y,st)=>{const dt=Y.proxy===null?"":`through ${(0,a.D9)((0,a.cq)(Y.proxy))}`,Et=Y.status===null?"no response":`${Y.status} ${(0,a.
h$)(Y.reason,ht.tN)}`.trim();return[String(st+1),(0,a.D9)((0,a.cq)(Y.url)),Y.mediaType===null?Et:`${Et}<br>${(0,a.D9)(Y.mediaType,ht.tN)}`,(0,E.Rk)(Y.authorization),
Y.address===null?dt:(0,a.D9)(Y.address,ht.tN),(0,y.kJ)(Y.ms).replace(" ","&nbsp;")]});return(0,o.I$)(["Hop","Request","Response","Token","Address","Time"],I,[0,
5])}function Lt(w,{context:I}){const Y=w.map(({host:st,subject:dt,issuer:Et,expires:kt})=>[(0,a.D9)(st,ht.tN),(0,a.h$)((0,y.nO)(kt,I.startedAt)),(0,a.D9)(dt,ht.
tN),(0,a.D9)(Et,ht.tN)]);return(0,o.I$)(["TLS certificate","Valid until","Subject","Issuer"],Y)}const Bt=4,At=3,Ut=60;function b(w,I,Y,st){const dt=w.filter(bt=>(0,p.
sG)(bt)===I);if(dt.length===0)return"";const Et=I==="works"&&w.some(bt=>(0,p.sG)(bt)==="warns"),kt=pt(dt,I,Et?" without warnings":"");if(Y.isBrief)return`<p>${kt}\
</p>`;const Mt=(0,o.R4)(dt,st,Ut,bt=>Tt(bt,Y)),Pt=dt.length-Mt.length;return(0,o.TM)(kt,[...Mt.length===0?[]:[(0,o.I$)(["Host","Required by",I==="works"?"Servic\
es":"Reason"],Mt)],...Pt>0?[`<p>${(0,i.jP)(Pt,"host",Y)}</p>`]:[]])}function pt(w,I,Y){const st=w.slice(0,At).map(({visit:kt})=>(0,a.D9)((0,O.nx)(kt.host))),dt=(0,E.
K4)(st,At,w.length-st.length),Et=w.length===1?`${dt} ${p.nx[I]}${Y}`:`<b>${(0,E.px)(w.length,"host")}</b> ${p.nx[I]}${Y}: ${dt}`;return`${i.Gr[I]} ${Et}`}function Tt(w,I){
const Y=w.requirements.flatMap(dt=>dt.because),{discovery:st}=w.visit.attempt;return[`${(0,o.rm)((0,O.nx)(w.visit.host))}${w.isNew?`<br><sub>${E.dy}</sub>`:""}`,
Y.length===0?"":(0,f.Ky)(Y,Bt,dt=>(0,i.u_)(dt,I)),(0,p.JR)(w)&&st.kind==="skipped"?st.problem.title:(0,ht.Yj)(w,(0,i.Bm)(I))]}var St=t(4148);const Ft=40,Kt=80,Ht=w=>(0,St.
fi)(w,I=>(0,o.hn)((0,a.J7)(I))),Gt=(w,I)=>(0,a.D9)(w,I).replaceAll(" ","&nbsp;"),_t=(w,I)=>{const Y=({code:st,title:dt})=>(0,i._h)(st,dt,I);return(0,St.ij)([(0,St.
eX)(Y)],w)};function Jt(w,I,Y){const{wrong:st,good:dt}=(0,St.jB)(w),Et=st.length>1||I.isBrief?zt(st,I,Y/2):[],kt=Y-(0,T.$$)(Et.join("")),Mt=Yt=>tn(Yt,I),Pt=I.isBrief?
[]:(0,o.R4)([...st,...dt],kt,Kt,Mt),bt=I.isBrief?0:w.length-Pt.length,Wt=[...Et,...Pt.slice(0,st.length)],Xt=Pt.slice(st.length),Zt=Xt.length<=St.LC?Xt:[(0,o.TM)(
Qt(dt),Xt)];return[...Et.length>0?[(0,o.TM)(qt(st),Wt)]:Wt,...I.isBrief&&dt.length>0?[`<p>${Qt(dt)}</p>`]:Zt,...bt>0?[`<p>${(0,i.jP)(bt,"root module",I)}</p>`]:
[]]}function zt(w,I,Y){const st=(0,St.cZ)(w);if(st.length===0)return[];const dt=st.map(({row:Mt})=>Mt),Et=et.Du.filter(Mt=>w.some(Pt=>Pt.clients.includes(Mt))),
kt=[..._t(dt,I),(0,St.ie)(st,Ht),...(0,St.ns)({clients:Et,rows:dt},Gt)];return[Vt(dt,{clients:Et},kt,I,Y)]}function Vt(w,I,Y,st,dt){const Et=(0,o.R4)(w.slice(0,
Ft),dt,Kt,Mt=>[nn(Mt,I,st),...Y.map(({cell:Pt})=>Pt(Mt))]),kt=w.length-Et.length;return(0,o.I$)(["Module or provider",...Y.map(({title:Mt})=>(0,E.Iu)(Mt))],kt>0?
[...Et,[(0,i.jP)(kt,"row",st)]]:Et)}function qt(w){const I=(0,St.qj)(w[0]??{rows:[]}),Y=w.slice(0,St.LC).map(Ht),st=(0,E.K4)(Y,St.LC,w.length-Y.length);return w.
length===1?`${i.Gr[I]} <b>${st}</b>: ${St.pJ[I]}`:`${i.Gr[I]} <b>${(0,E.px)(w.length,"root module")}</b> with errors or warnings: ${st}`}function Qt(w){const I=w.
flatMap(Y=>Y.rows);return`${i.Gr[(0,St.Fg)(I)]} <b>${(0,E.px)(w.length,"root module")}</b>: ${(0,St.nS)(I)}`}function tn(w,I){const Y=(0,St.qj)(w),{wrong:st,good:dt}=(0,St.
P)(w),Et=[...st,...dt],kt=[..._t(Et,I),...(0,St.ns)({...w,rows:Et},Gt)],Mt=Y==="works"?(0,St.nS)(w.rows):St.pJ[Y];return(0,o.TM)(`${i.Gr[(0,St.Fg)(w.rows)]} <b>${Ht(
w)}</b>: ${Mt}`,[Vt(Et,w,kt,I,Number.POSITIVE_INFINITY)])}function nn(w,I,Y){const st=`${i.Gr[(0,St.Fg)([w])]}&nbsp;<b>${(0,o.hn)((0,St.mC)(w,I))}</b>`,[dt]=w.places,
Et=[...w.kind==="module"&&w.source!==w.address?[(0,o.hn)(w.source)]:[],...dt===void 0?[]:[(0,i.u_)(dt,Y)]];return Et.length===0?st:`${st}<br><sub>${Et.join(" at\
 ")}</sub>`}const V=2e5,nt={notes:6e3,causes:45e3,roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},gt=["causes","unchecked","roots","ev\
idence","passed","skipped","notices","notes"],Ot=1e3,$t=10,g=5,S=600,N=100,_=7,at=(w,I)=>ot(w,{context:I,rest:i.h,isBrief:!1},{head:`## ${xt(w)}`,foot:`tf-disco\
 ${(0,a.js)(I.version)}, started ${(0,a.js)((0,y.QN)(I.startedAt))}.`,maxBytes:V});function ot(w,I,{head:Y,foot:st,maxBytes:dt}){const Et=ut(w,I),kt=new Map;let Mt=dt-
Ot-(0,T.$$)(Y+st);for(const[Wt,Xt]of Object.entries(nt)){const Yt=Et[Wt](Math.min(Xt,Mt)).filter(sn=>sn!=="").join(`

`),en=(0,T.$$)(Yt)<=Mt;en&&(Mt-=(0,T.$$)(Yt)),kt.set(Wt,en?Yt:`<p>More ${I.rest}</p>`)}const Pt=gt.map(Wt=>kt.get(Wt)??"").filter(Wt=>Wt!==""),bt=!I.isBrief&&Pt.
some(i.ze)?`${st} ${mt(I)}`:st;return`${[Y,...Pt,`<sub>${bt}</sub>`].join(`

`)}
`}function ut(w,I){const Y=(0,p.md)(w.hosts),st=Y.filter(({findings:Mt})=>Mt.length===0),dt=({severity:Mt})=>Mt==="notice",Et=w.findings.filter(dt),kt=w.findings.
filter(Mt=>!dt(Mt));return{notes:Mt=>[jt(w,I,Mt)],causes:Mt=>x(kt,I,Mt),roots:Mt=>Jt(w.roots,I,Mt),evidence:Mt=>I.isBrief?[]:[R(Y,I,Mt)],unchecked:Mt=>[b(st,"un\
checked",I,Mt)],passed:Mt=>[b(Y,"works",I,Mt)],skipped:Mt=>[b(Y,"skipped",I,Mt)],notices:Mt=>I.isBrief?[]:[yt(Et,I,Mt)]}}function mt({context:w}){const I=w.docsUrl.
replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,a.js)(I)}">kept as an artifa\
ct</a>.`}function yt(w,I,Y){if(w.length===0)return"";const st=`${i.rC.notice} ${(0,E.px)(w.length,"notice")}`;return(0,o.TM)(st,x(w,I,Y))}function jt(w,I,Y){const st=(0,p.
h$)(w,I.context).map(Pt=>`${(0,E.Iu)((0,a.h$)(Pt,S))}.`),dt=(0,o.R4)(st,Y,$t,Pt=>Pt),Et=dt.slice(0,g),kt=I.isBrief?[]:dt.slice(g),Mt=st.length-Et.length-kt.length;
return[`<p>${Et.join("<br>")}</p>`,...kt.length===0?[]:[(0,o.TM)((0,E.px)(kt.length,"more remark"),[`<p>${kt.join("<br>")}</p>`])],...Mt>0?[`<p>${(0,i.jP)(Mt,"r\
emark",I)}</p>`]:[]].join(`
`)}const xt=w=>`${Ct(w)} ${(0,E.Iu)((0,p.$N)(w))}`;function Ct(w){const I=w.findings.some(({severity:st})=>st!=="notice"),Y=w.hosts.length===0?"skipped":"works";
return i.Gr[w.passed?I?"warns":Y:"fails"]}function Nt({url:w,workflow:I,job:Y,commit:st}){const dt=I.split("/").at(-1)??"";return[`<a href="${(0,a.js)(w)}">${(0,a.
D9)(dt===""?"this run":dt,N)}</a>`,...Y===""?[]:[`job ${(0,a.D9)(Y,N)}`],...st===""?[]:[`commit ${(0,a.D9)(st.slice(0,_))}`]].join(", ")}}),8373:((vt,H,t)=>{t.d(
H,{Bm:()=>m,EP:()=>i,Gr:()=>O,Su:()=>n,_h:()=>l,h:()=>T,jP:()=>f,rC:()=>d,u_:()=>s,xy:()=>a,ze:()=>o});var y=t(4503),p=t(8884),E=t(8641);const T="in the JSON re\
port",a="in the job summary",d={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},O={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\
\u26AA",works:"\u2705"},$="&nbsp;more ",f=(h,k,{rest:v})=>`and ${h}${$}${k}${h===1?"":"s"} ${v}`,o=h=>h.includes($),i=(h,k,v,D=0)=>(0,p.Ky)(h,k,e=>s(e,v),D).replace(
/ more (?=places?$)/,$),r=600;function s(h,{context:{links:k}}){if(typeof h=="string")return n(h);const D=`<code>${(0,E.js)((0,p.eo)(h)).replaceAll("/","/<wbr>")}\
</code>`,e=(0,y.u)(h,k);return e===null||e.length>r?D:`<a href="${(0,E.js)(e,r)}">${D}</a>`}const n=h=>h.endsWith(" input")?`the ${(0,E.D9)(h.replace(/ input$/,
""))} input`:(0,E.D9)(h),l=(h,k,{context:v})=>`<a href="${(0,E.js)(`${v.docsUrl}#${h}`)}">${k}</a>`,m=h=>({value:E.D9,prose:E.h$,because:k=>s(k,h)})}),5102:((vt,H,t)=>{
t.d(H,{$N:()=>m,JR:()=>i,QK:()=>l,b:()=>r,cG:()=>o,h$:()=>x,hm:()=>n,md:()=>s,nx:()=>O,sG:()=>f});var y=t(4e3),p=t(5799),E=t(7574),T=t(4120),a=t(8884),d=t(4148);
const O={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},$=["fails","unchecked","warns","skipped","works"];function f(P){
if(r(P))return"unchecked";const A=n(P.findings);return A==="error"?"fails":A==="warning"?"warns":i(P)?"skipped":"works"}const o=P=>["fails","warns"].includes(f(
P)),i=({visit:P})=>P.attempt.discovery.kind==="skipped",r=({visit:{attempt:P}})=>P.discovery.kind==="skipped"&&P.discovery.problem.code==="host-not-checked";function s(P){
return $.flatMap(A=>P.filter(C=>f(C)===A))}const n=P=>p.oC.find(A=>P.some(C=>C.severity===A))??null;function l({findings:P}){const A=n(P);return A==="notice"?[]:
P.filter(({severity:C})=>C===A)}function m({hosts:P,files:A,findings:C,passed:X,stopped:j,roots:Z}){const q=(0,d.g5)(Z),K=q===null?A:A.filter(({problem:ht})=>!h.
test(ht.code)),G=K.filter(ht=>!k(ht)),ct=[G.length<K.length?["nothing to check"]:D(P),u(G)],B=n(G)==="error"&&!P.some(ht=>f(ht)==="fails")?ct.toReversed():ct,W=[
q??[],...B].flat().join(", "),et=n(C)==="error";return j!==null?`${W} (${(0,y.Cw)(j)})`:X&&et?`${W} (the check passes: fail-on is never)`:X||et?W:`${W} (the che\
ck fails: fail-on is warning)`}const h=/^(?:module|provider|version|package|constraint|lock)-/,k=({problem:P,severity:A})=>P.code==="nothing-to-check"&&A==="err\
or",v="not allowed";function D(P){const A=P.length;if(A===0)return["no registry hosts to check"];const C=P.filter(U=>!i(U)).map(f),X=P.filter(r).length,[j,Z]=[C.
length,A-C.length],q=C.filter(U=>U==="fails").length,K=C.filter(U=>U==="warns").length,G=P.filter(U=>i(U)&&f(U)==="fails").length,J=[{count:q,words:O.fails},{count:G,
words:v},{count:X,words:O.unchecked}],ct=[{count:j-q,words:O.works},{count:Z-G-X,words:O.skipped}],Q=q+G+X>0,[B,...W]=(Q?J:ct).filter(({count:U})=>U>0),ht=B?.words===
v||B?.words===O.unchecked?B.count===1?"is ":"are ":"";return[`${c(B?.count??0,A)} ${ht}${B?.words}`,...W.map(({count:U,words:rt})=>`${U} ${rt}`),...K===0?[]:[e(
K,A,Q)]]}function e(P,A,C){return A===1?"with warnings":`${P} ${C?"more ":""}with warnings`}function c(P,A){return A===1?"1 registry host":P===A?`all ${A} regis\
try hosts`:`${P} of ${A} registry hosts`}function u(P){const A=n(P);if(A===null||A==="notice")return[];const C=(0,a.Dc)(P.filter(({severity:j})=>j===A)),X=(0,a.
BQ)(P);return[...C===0?[]:[`${A}s in ${(0,T.px)(C,"file")}`],...n(X)===A?[`${A}s in the ${(0,a.et)(X)}`]:[]]}function M({hosts:P},A){const{files:C,bytes:X,usages:j,
durationMs:Z}=A;if(C===0&&Z===0)return null;if(C===0)return"found no Terraform or OpenTofu files";const q=P.filter(a.Qz).length,K=q===0?"no registry host is use\
d":`${(0,T.px)(j,"usage")} of ${(0,T.px)(q,"registry host")}`;return`scanned ${(0,T.px)(C,"file")} (${(0,E.tY)(X)}) in ${(0,E.kJ)(Z)}: ${K}`}function x(P,A){const{
dialect:C,durationMs:X,scan:j,remarks:Z}=A,q=M(P,j),G=P.hosts.length===0&&j.files===0?"":` for ${(0,T.QI)(C)} (${C.why})`;return[`${F(P)}; checked in ${(0,E.kJ)(
X)}${G}`,...q===null?[]:[q],...Z]}function F({findings:P,ignored:A}){const C=p.oC.flatMap(j=>{const{length:Z}=P.filter(q=>q.severity===j);return Z===0?[]:[(0,T.
px)(Z,j)]}),X=C.length===0?"no findings":C.join(", ");return A>0?`${X}, ${A} ignored`:X}}),4148:((vt,H,t)=>{t.d(H,{Fg:()=>$,LC:()=>i,Mm:()=>d,P:()=>l,cZ:()=>m,eX:()=>A,
fi:()=>r,g5:()=>s,ie:()=>v,ij:()=>P,jB:()=>n,mC:()=>D,nS:()=>e,ns:()=>F,pJ:()=>o,qj:()=>O});var y=t(1064),p=t(5011),E=t(5257),T=t(4120);const a=["fails","warns",
"works"];function d({worst:j}){return j==="error"?"fails":j==="warning"?"warns":"works"}const O=({rows:j})=>a.find(Z=>j.some(q=>d(q)===Z))??"works";function $(j){
const Z=O({rows:j});return Z==="works"&&j.some(f)?"skipped":Z}const f=({chosen:j})=>Object.keys(j).length===0,o={fails:"init fails",warns:"has warnings",works:"\
passed"},i=3,r=({directory:j},Z)=>j===E.cd.file?E.cd.file:j==="."?"the top directory":Z(j);function s(j){const Z=j.filter(({directory:G})=>G!==E.cd.file),{length:q}=n(
Z).failing;return q===0?null:Z.length===1?"init fails":`init fails in ${q===Z.length?`all ${q}`:`${q} of ${Z.length}`} root modules`}function n(j){const{fails:Z=[],
warns:q=[],works:K=[]}=Object.groupBy(j,O);return{failing:Z,wrong:[...Z,...q],good:K}}function l({rows:j}){const{fails:Z=[],warns:q=[],works:K=[]}=Object.groupBy(
j,d);return{wrong:[...Z,...q],good:K}}function m(j){const Z=new Map;for(const G of n(j).wrong)for(const J of l(G).wrong){const ct=h(J),Q=Z.get(ct)??{row:J,roots:new Set};
Z.set(ct,Q),Q.roots.add(G)}const{fails:q=[],warns:K=[]}=Object.groupBy(Z.values(),({row:G})=>d(G));return[...q,...K]}const h=({kind:j,source:Z,constraints:q,locked:K,
chosen:G,problems:J})=>JSON.stringify([j,Z,q,K,G,J]),k=3;function v(j,Z){const q=new Map(j.map(G=>[G.row,[...G.roots]]));return{title:"root modules",cell:G=>{const J=q.
get(G)??[],ct=J.slice(0,k).map(Z);return(0,T.K4)(ct,k,J.length-ct.length)}}}const D=({address:j,host:Z},{clients:q})=>q.every(K=>(0,p.Vm)(K)===Z)&&j.startsWith(
`${Z}/`)?j.slice(Z.length+1):j;function e(j){const Z=[...new Map(j.map(Q=>[`${Q.kind} ${Q.source}`,Q])).values()],q=["module","provider"].flatMap(Q=>{const{length:B}=Z.
filter(W=>W.kind===Q);return B===0?[]:[(0,T.px)(B,Q)]});if(q.length===0)return"no registry modules and no providers";const K=j.some(({platforms:Q})=>Q.length>0)?
" and package":"",G=Z.filter(f).length,J=Z.filter(({chosen:Q})=>Object.values(Q).includes(null)).length,ct=G+J===0?`every version${K} is available`:[...J>0?[`${J}\
 without a version`]:[],...G>0?[`${G} not checked`]:[]].join(", ");return`${q.join(" and ")}, ${ct}`}const c=60,u=6,M=60,x=12;function F({clients:j,rows:Z},q){const K=Z.
every(({chosen:J})=>new Set(Object.values(J)).size<=1),G=[{title:"constraint",cell:({constraints:J})=>(0,T.K4)([...new Set(J)].map(ct=>q(ct,M)),u)},...K?[{title:"\
version",cell:J=>C(J,null,q)}]:j.map(J=>({title:y.bB[J],cell:ct=>C(ct,J,q)})),{title:"newest",cell:({newest:J})=>J===null?"":q(J,c)},{title:"platforms",cell:({platforms:J})=>X(
J,q)}];return P(G,Z)}const P=(j,Z)=>j.filter(({cell:q})=>Z.some(K=>q(K)!=="")),A=j=>({title:"problem",cell:({problems:Z})=>Z.filter(({usualSeverity:q})=>q!=="no\
tice").map(j).join(", ")});function C({chosen:j,locked:Z},q,K){const G=q===null?Object.values(j)[0]:j[q];return G===void 0?"":G!==null?`${K(G,c)}${G===Z?" (lock\
ed)":""}`:Z===null?"none":`none (locked: ${K(Z,c)})`}function X(j,Z){const q=j.map(({platform:K,available:G})=>`${G===null?"?":G?"\u2713":"\u2717"} ${Z(K,c)}`);
return(0,T.K4)(q,x)}}),733:((vt,H,t)=>{t.d(H,{W:()=>d,n:()=>p});const y=/^[ -~]*$/;function p(O){if(y.test(O))return O.length;let $=0;for(const f of O)$+=E(f);return $}
function E(O){return y.test(O)?1:T(O)?0:new RegExp("\\p{Regional_Indicator}","u").test(O)?1:a(O)?2:1}const T=O=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(O),a=O=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(O);function d(O,$,f){let[o,i]=["",0];for(const r of O){const s=E(r),n=i+s;if(i>=$&&n<=f&&(s>0||i>$)?o+=r:o+=" ".repeat(Math.max(0,Math.min(n,f)-Math.max(i,
$))),i=n,i>f)break}return o}}),7146:((vt,H,t)=>{t.d(H,{ky:()=>o,nI:()=>E,qt:()=>$,wW:()=>f});var y=t(733);const p={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function E(r,s,n){return n.colour?`\x1B[${p[s]}m${r}\x1B[0m`:r}const T=(r,s,{hyperlinks:n})=>s===void 0||!n?r:`\x1B]8;;${s}\x1B\\${r}\x1B]8;;\x1B\\`,a=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
d=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,O=5001;function $(r){const{FORCE_HYPERLINK:s,TERM:n="",TERM_PROGRAM:l="",VTE_VERSION:m}=r;
return s?s!=="0":r.CI||r.NO_COLOR||n==="dumb"?!1:Number(m)>=O||a.test(l)||d.test(n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(h=>r[h])}function f(r,s){const n="\
 ".repeat(r.indent),l=r.label.padEnd((r.column??0)-1),m=" ".repeat(r.indent+(r.column??2)),[h="",...k]=i(s.withFlags?.(r.text)??r.text,{first:s.width-n.length-l.
length-1,others:s.width-m.length}),v=T(E(l,r.style,s),r.url,s);return[`${n}${v} ${h}`.trimEnd(),...k.map(D=>`${m}${D}`)]}function o(r,{width:s,withFlags:n}){const[
l="",...m]=i(n?.(r)??r,{first:s,others:s-2});return[l,...m.map(h=>`  ${h}`)]}function i(r,s){const n=[];let l="",m=0;for(const h of r.split(" ")){const k=n.length===
0?s.first:s.others,v=(0,y.n)(h);l!==""&&m+1+v>k?(n.push(l),l=h,m=v):(m=l===""?v:m+1+v,l=l===""?h:`${l} ${h}`)}return[...n,l]}}),4421:((vt,H,t)=>{t.d(H,{S5:()=>nn,
MV:()=>V,K8:()=>nt});var y=t(2389),p=t(2796),E=t(5102),T=t(4120),a=t(5955),d=t(8641),O=t(1831),$=t(8884),f=t(733),o=t(7146);const i=160,r=12,s="    ",n=/##\w*\[/;
function l({place:g,before:S,literal:N,after:_},at,ot){const ut=" ".repeat(`  ${g.line}`.length),mt=Math.min(ot.width,i)-ut.length-3;if(mt<r)return[];const yt=m(
S+N+_),jt=yt(S+N+_),xt=(0,f.n)(jt)<=mt?0:yt(S).search(/[^ ]|$/),Ct=jt.slice(xt),Nt=(0,f.n)(yt(S))-xt,w=(0,f.n)(yt(S+N))-xt,{from:I,to:Y,text:st}=h(Ct,Nt,Math.max(
w,Nt+1),mt),dt=(0,o.nI)("|","dim",ot),Et="^".repeat(Math.max(1,Math.min(w,Y)-Math.max(Nt,I))),kt=" ".repeat(Math.max(Nt,I)-I);return[`${(0,o.nI)(`  ${g.line}`,"\
dim",ot)} ${dt} ${st}`.trimEnd(),`${ut} ${dt} ${kt}${(0,o.nI)(Et,at,ot)}`]}function m(g){const S=N=>(0,d.RK)(N.replaceAll("	",s),Number.POSITIVE_INFINITY);return n.
test(S(g))?N=>S(N).replaceAll(/(?<=#)#/g," #"):S}function h(g,S,N,_){const at=(0,f.n)(g);if(at<=_)return{from:0,to:_,text:g};const ot=Math.max(0,_-2-(N-S)),ut=N<
_?0:Math.max(0,S-1-Math.ceil(ot*2/3)),mt=at-ut<=_,yt=ut+_,jt=(0,f.W)(g,ut===0?0:ut+1,mt?yt:yt-1),xt=`${ut===0?"":"\u2026"}${jt}${mt?"":"\u2026"}`;return{from:ut,
to:mt?yt:yt-1,text:xt}}var k=t(1505),v=t(7574);const D=20,e=6,c=13,u={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"\
yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},M={error:u.fails,warning:u.warns,notice:{sign:"\xB7",style:"blue"}},x={value:d.
RK,prose:d.RK,because:$.eo};function F(g,S){const N=(0,E.sG)(g),{sign:_,style:at}=u[N],ot=[...(0,E.cG)(g)?C(g,S.context):[],...(0,k.o7)(g,x)],ut=`${E.nx[N]}${g.
isNew?` (${T.dy})`:""}: ${A(g)}`;return[...(0,o.wW)({indent:0,label:`${_} ${P(g.visit.host)}`,style:at,text:ut},S),...ot.flatMap(mt=>X(mt,S))].map(d.BP).join(`
`)}const P=g=>{const S=(0,O.nx)(g);return S===g?(0,d.RK)(g):`${(0,d.RK)(S)} (${(0,d.RK)(g)})`};function A(g){const{discovery:S}=g.visit.attempt,N=(0,E.QK)(g);return N.
length>0?(0,T.K4)([...new Set(N.map(_=>_.problem.code))],e):S.kind==="skipped"?S.problem.code:(0,k.Yj)(g,x)}function C(g,S){const{hops:N,certificates:_}=g.visit.
attempt;return[(0,k.se)(g,S,x),{label:"response",texts:N.map(j)},{label:"services",texts:Z(g)},...(0,k.Zc)(g,x),{label:"certificate",texts:_.map(at=>K(at,S))}]}
const X=({label:g,texts:S},N)=>S.flatMap((_,at)=>{const ot=at===0?g:"";return(0,o.wW)({indent:2,label:ot,style:"dim",column:c,text:_},N)});function j(g){const S=g.
status===null?"none":`${g.status} ${(0,d.RK)(g.reason,k.tN)}`,N=g.status===null?"after":"in",_=[...g.mediaType===null?[]:[(0,d.RK)(g.mediaType,k.tN)],...g.address===
null?[]:[`at ${(0,d.RK)(g.address,k.tN)}`],...g.proxy===null?[]:[`through ${(0,d.RK)((0,d.cq)(g.proxy))}`],...g.authorization==="none"?[]:[`token ${(0,T.Rk)(g.authorization)}`]],
at=_.length===0?"":` (${_.join("; ")})`;return`${S.trim()} from ${(0,d.RK)((0,d.cq)(g.url))} ${N} ${(0,v.kJ)(g.ms)}${at}`}function Z({services:g,servicesLeftOut:S}){
const N=g.slice(0,D),_=g.length-N.length+S;return[...N.map(q),..._>0?[`and ${_} more`]:[]]}function q(g){const S=(0,d.RK)(g.id,k.tN);switch(g.kind){case"url":return`${S}\
 ${(0,d.RK)((0,d.cq)(g.url))}`;case"login":{const{authz:N,token:_}=g.login,at=[N,_].map(ot=>(0,d.RK)((0,d.cq)(ot??"none")));return`${S} authz ${at.join(", token\
 ")}`}case"problem":return`${S}: ${g.problem.code}`}}function K(g,S){const{host:N,subject:_,issuer:at,expires:ot}=g,ut=(0,d.RK)((0,v.nO)(ot,S.startedAt));return`${(0,d.
RK)(N,k.tN)} valid until ${ut}; subject ${(0,d.RK)(_,k.tN)}, issuer ${(0,d.RK)(at,k.tN)}`}const G=4,J={places:6,messages:5,frames:p.Wi},ct={places:3,messages:2,
frames:1},Q=1e3;function B(g,S,N){const{severity:_,code:at,title:ot,message:ut}=g,mt=(0,d.RK)(ut??ot,Q),yt=`${S.context.docsUrl}#${at}`,{style:jt}=M[_],xt=W(g,N)??
[...ft(g.hosts.length>1?"hosts":"host",et(g),S),...ht(g,S,N),...it(g,S)],Ct=z(g.findings)?"":g.help??"";return[...(0,o.wW)({indent:0,label:`${_}[${at}]:`,style:jt,
url:yt,text:mt},S),...xt,...ft("help",(0,d.RK)(Ct,Q),S),...ft("affects",(0,T.od)(g.affects,S.context.clients),S)].map(d.BP).join(`
`)}function W(g,{codes:S}){const{hosts:N,message:_,code:at,findings:ot}=g;if(N.length<2||_===null)return null;const{lines:ut}=(0,$.yv)(ot),mt=JSON.stringify([N.
toSorted(),ut[0],ut.length]),yt=S.get(mt);return yt===void 0&&S.set(mt,at),yt===void 0?null:[`  hosts: the same ${N.length} as for ${yt}`]}function et({hosts:g,
findings:S,message:N}){const[_]=g;if(g.length===1&&_!==void 0&&N?.includes((0,O.nx)(_))&&S[0]?.isHostNew!==!0)return"";const ot=(0,T.Ku)(g,G).map(ut=>{const mt=S.
some(yt=>yt.host===ut&&yt.isHostNew);return`${P(ut)}${mt?` (${T.dy})`:""}`});return(0,T.K4)(ot,g.length,g.length-ot.length)}function ht(g,S,N){const{frames:_}=U(
g),at=rt(g),ot=(0,p.cr)(g).length-at.length;return[...at.flatMap(({message:ut,findings:mt,first:yt},jt)=>{const xt=tt(yt,g.message===null?ut:"",S);return jt>=_?
xt:[...xt,...R(yt,g,S,N),...ft("help",(0,d.RK)(L(g,mt),Q),S)]}),...ot>0?[`  and ${(0,T.px)(ot,"more message")} in the JSON report`]:[]]}const U=({hosts:g,findings:S})=>g.
length>1||z(S)?ct:J,rt=g=>(0,T.Ku)((0,p.cr)(g),U(g).messages).map(([S,N])=>({message:S,findings:N,first:(0,$.tN)(N)}));function tt(g,S,N){if(g===null&&S==="")return[];
const _=g===null?"-":"-->",ot=[...g===null?[]:[(0,$.R3)(g)],(0,d.RK)(S,Q)].filter(ut=>ut!=="").join(": ");return(0,o.wW)({indent:2,label:_,style:"dim",text:ot},
N)}function R(g,{severity:S},N,{lines:_}){if(g===null)return[];const{file:at,line:ot,column:ut}=g,mt=N.context.sources.find(yt=>yt.place.file===at&&yt.place.line===
ot&&yt.place.column===ut);return mt===void 0||_.has(mt)?[]:(_.add(mt),l(mt,M[S].style,N))}function L({help:g,findings:S},N){return g!==null||z(S)?"":N[0]?.problem.
help??""}const z=([g,S])=>g?.exclude!==void 0&&S!==void 0;function it(g,S){const{findings:N}=g,{lines:_,settings:at,leftOut:ot}=(0,$.yv)(N),ut=rt(g).map(({first:jt})=>jt&&
(0,$.eo)(jt)),mt=_.filter(jt=>!ut.includes((0,$.eo)(jt))),yt=U(g).places;return[...ft("also at",(0,$.Ky)(mt,yt,void 0,ot),S),...ft("required by",(0,$.Ky)(at,yt),
S)]}const ft=(g,S,N)=>S===""?[]:(0,o.wW)({indent:2,label:`${g}:`,style:"dim",text:S},N);var lt=t(4148),wt=t(1064);const Rt=20,It=3,Dt="  ",Lt=g=>(0,lt.fi)(g,d.J7);
function Bt(g,S){const{wrong:N}=(0,lt.jB)(g);return N.length>lt.LC?[At(g,N,S)]:N.map(_=>{const at=(0,lt.P)(_),ot=[...at.wrong,...at.good],ut=Ut((0,lt.ns)({..._,
rows:ot.slice(0,Rt)},d.RK),ot),mt=Lt(_);return b({outcome:(0,lt.qj)(_),name:mt,root:_,rows:ot,columns:ut},S)})}function At(g,S,N){const _=(0,lt.cZ)(g),at=_.map(
({row:xt})=>xt),ot=wt.Du.filter(xt=>S.some(Ct=>Ct.clients.includes(xt))),ut=(0,lt.ns)({clients:ot,rows:at.slice(0,Rt)},d.RK),mt=Ut([(0,lt.ie)(_,Lt),...ut],at),yt=(0,lt.
qj)({rows:at}),jt=(0,T.px)(S.length,"root module");return b({outcome:yt,name:jt,root:{clients:ot},rows:at,columns:mt},N)}const Ut=(g,S)=>[...g,...(0,lt.ij)([(0,lt.
eX)(({code:N})=>N)],S)];function b({outcome:g,name:S,root:N,rows:_,columns:at},ot){const{sign:ut,style:mt}=u[g],yt=_.filter(Nt=>(0,lt.Mm)(Nt)===g),jt=[...new Set(
yt.map(Nt=>(0,d.RK)((0,lt.mC)(Nt,N))))],xt=`${lt.pJ[g]} for ${(0,T.K4)(jt,It)}`,Ct=_.length-Rt;return[`${(0,o.nI)(ut,mt,ot)} ${(0,o.nI)(S,"bold",ot)}: ${xt}`,...pt(
_.slice(0,Rt).map(Nt=>({sign:u[(0,lt.Fg)([Nt])],cells:[(0,d.RK)((0,lt.mC)(Nt,N)),...at.map(({cell:w})=>w(Nt))]})),["module or provider",...at.map(({title:Nt})=>Nt)],
ot),...Ct>0?[`  and ${Ct} more in the JSON report`]:[]].map(d.BP).join(`
`)}function pt(g,S,N){const _=S.map((ut,mt)=>Math.max(...[ut,...g.map(({cells:yt})=>yt[mt])].map(Tt)));if(_.reduce((ut,mt)=>ut+Dt.length+mt,Dt.length)>N.width)return g.
flatMap(({sign:{sign:ut,style:mt},cells:[yt="",...jt]})=>{const xt=jt.flatMap((Nt,w)=>Nt===""?[]:[`${S[w+1]} ${Nt}`]),Ct=`${yt}: ${xt.join("; ")}`;return(0,o.wW)(
{indent:2,label:ut,style:mt,text:Ct},N)});const ot=ut=>ut.map((mt,yt)=>mt+" ".repeat((_[yt]??0)-Tt(mt))).join(Dt).trimEnd();return[`    ${(0,o.nI)(ot(S),"dim",N)}`,
...g.map(({sign:{sign:ut,style:mt},cells:yt})=>`  ${(0,o.nI)(ut,mt,N)} ${ot(yt)}`)]}const Tt=(g="")=>Array.from(g).length;function St(g,S){const N=g.flatMap(yt=>yt.
rows),{sign:_,style:at}=u[(0,lt.Fg)(N)],[ot]=g,mt=`${g.length===1&&ot!==void 0?Lt(ot):(0,T.px)(g.length,"root module")}: ${(0,lt.nS)(N)}`;return(0,o.wW)({indent:0,
label:_,style:at,text:mt},S).map(d.BP).join(`
`)}const Ft=3,Kt=4,Ht=1e3;function Gt({hosts:g,roots:S},N){const _=Map.groupBy(g,E.sG),at=(_.get("unchecked")??[]).filter(({findings:ut})=>ut.length===0),{good:ot}=(0,lt.
jB)(S);return[..._t("unchecked",at,N),..._t("skipped",_.get("skipped")??[],N),..._t("works",_.get("works")??[],N),...ot.length>0?[St(ot,N)]:[]]}function _t(g,S,N){
const _=xt=>F(xt,N);if(S.length<=Ft)return S.map(_);const{sign:at,style:ot}=u[g],ut=(0,T.Ku)(S,Kt).map(({visit:xt})=>P(xt.host)),mt=(0,T.K4)(ut,ut.length,S.length-
ut.length),yt=`${(0,T.px)(S.length,"host")} ${E.nx[g]}: ${mt}`;if(!N.isRunner)return[(0,o.wW)({indent:0,label:at,style:ot,text:yt},N).map(d.BP).join(`
`)];const jt=xt=>`and ${xt} more in the JSON report`;return[[(0,d.BP)(`${at} ${yt}`),...(0,T.UV)(S,Ht,_,jt)].join(`
`)]}function Jt(g,S){const N=(0,E.hm)(g.findings),_=g.hosts.length>Ft||g.findings.length>0,at=S.isRunner?"the JSON report has all details; its path is the outpu\
t `report`":"for all details: `--format json` or `--report FILE.json`",ot=`problem codes are explained at ${S.context.docsUrl}`;return _?[(N===null||N==="notice"?
[at]:[ot,at]).flatMap(mt=>(0,o.ky)(mt,S)).join(`
`)]:[]}const zt=5,Vt=30,qt=3,Qt=20,tn=16e6;function*nn(g,S){yield`${V(g,S)}
`;let N=!0;for(const{text:_}of nt(g,S)){const at=_.includes(`
`);yield`${N||at?`
`:""}${_}
`,N=at}}function V(g,S){const{sign:N,style:_}=u[g.passed?"works":"fails"],at=S.isQuiet?[]:(0,E.h$)(g,S.context).slice(0,zt);return[`${(0,o.nI)(N,_,S)} ${(0,o.nI)(
(0,E.$N)(g),"bold",S)}`,...at.flatMap(ot=>gt(ot,S))].join(`
`)}function*nt(g,S,N=tn){const{isQuiet:_=!1,isRunner:at=!1,context:ot}=S,ut=({severity:I})=>!_||I==="error"||(0,y.k2)(I,ot.failOn),mt=(0,p.cZ)(g.findings.filter(
ut)),yt={lines:new Set,codes:new Map};for(const I of mt.slice(0,Vt))yield $t(B(I,S,yt));const jt=mt.slice(Vt).flatMap(({findings:I})=>I);if(jt.length>0&&(yield $t(
`and ${(0,T.px)(jt.length,"more finding")} in the JSON report`)),_)return;const xt=I=>({kind:at?"group":"plain",text:I});yield*Bt(g.roots,S).map(xt);const Ct=(0,E.
md)(g.hosts).filter(I=>(0,E.cG)(I)&&!(0,E.JR)(I)),Nt=at||Ct.length<=qt?Ct:[];yield*Ot(Nt,S,N).map(xt),yield*Gt(g,S).map(xt);const w=(0,E.h$)(g,ot).slice(zt);w.length>
0&&(yield $t(w.flatMap(I=>gt(I,S)).join(`
`))),yield*Jt(g,S).map($t)}const gt=(g,S)=>(0,o.ky)((0,d.RK)(g),S).map(d.BP);function*Ot(g,S,N){const _=new a.Wv(N),at=Ct=>F(Ct,S),ot=yield*(0,a._Q)(g.slice(0,Qt),
_,at),ut=[],mt=(0,a._Q)(g.slice(Qt),_,at);let yt=mt.next();for(;!yt.done;yt=mt.next())ut.push(yt.value);const jt=(0,T.px)(ut.length,"more host");ut.length>0&&(yield[
`details of ${jt}`,...ut].join(`
`));const xt=ot+yt.value;xt>0&&(yield`the details of ${(0,T.px)(xt,"more host")} are in the JSON report`)}const $t=g=>({kind:"plain",text:g})}),5257:((vt,H,t)=>{
t.d(H,{JT:()=>d,KS:()=>O,MO:()=>o,MP:()=>a,Nf:()=>f,W$:()=>T,cd:()=>E,yp:()=>$});var y=t(5143);const p="hostnames input",E={file:p,line:1,column:1,endColumn:1},
T=i=>i.file===p?p:i,a=({host:i,namespace:r,name:s,system:n})=>`${i}/${r}/${s}/${n}`,d=({host:i,namespace:r,type:s})=>`${i}/${r}/${s}`;function O(i,r){const s=i.
versions??f(i)?.values?.[r]??null;return s===null?null:{text:s,place:$(i)}}function $(i){const{versionsAt:r,place:s}=i,n=typeof r=="number"?r:r?.at;return n===void 0?
s:{file:s.file,...(0,y._h)(n)}}const f=({versionsAt:i})=>typeof i=="number"?null:i,o=(i,r)=>`${i} ${r}`}),2909:((vt,H,t)=>{t.a(vt,async(y,p)=>{try{let q=function(Q){
return async(B,W)=>{try{await W()}catch(et){Q([`${B}: ${(0,d.A3)(et)}`])}}},ct=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(H);var E=t(4391),
T=t(9018),a=t(7251),d=t(6309),O=t(2722),$=t(3565),f=t(8782),o=t(4690),i=t(9077),r=t(3795),s=t(3386),n=t(2057),l=t(1964),m=t(6182),h=t(2827),k=t(3616),v=t(8641),
D=t(9703),e=t(4421),c=t(8463),u=t(3152),M=t(4844),x=t(6875);const F=120;process.env.UV_THREADPOOL_SIZE??="64",(0,s.p)(),(0,n.B_)(process.stdout,Q=>process.stderr.
write(`the log was not written: ${Q}
`)),(0,n.B_)(process.stderr,()=>{});const P=$.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const A=new x.V,C=(0,o.i)(process);await(0,i.
q)(process,await X($.Ko(M.y.map(({name:Q})=>Q))));async function X(Q){const B=(0,T.c)(Q,process.env,(0,a.K)($.QU)),W=ht=>{const U=(0,T.r)(rt=>(0,D.p)(ht,rt),B);
return $.fJ("Could not run",U),3},et=(0,i.w)(process,A,{isFinal:!1,crash:W,now:C});try{const ht=await j(Q,B),U=et.aborted?3:ht.verdict.passed?0:1;return await K(
ht,B,et),U}catch(ht){return ht instanceof u.GN?($.fJ("Wrong settings",B.redact(ht.mistakes.join(`
`))),2):W(ht)}}async function j(Q,B){const W=(0,r.fN)(et=>$.N4(B.redact([et])),r.Si);try{return await(0,E.z6)(Q,{environment:process.env,directory:ct(),isFork:(0,f.
$c)(process.env.GITHUB_EVENT_NAME,P),stop:A,startTimer:x.I,now:C,progress:W.show,changes:et=>J(et,B),secrets:B,kill:process.kill})}finally{W.end()}}async function Z(Q){
const{verdict:B,changes:W,context:et}=Q,ht=(0,f.ng)(process.env,P),U=ht===null?[]:(0,O.ws)((0,O.R8)(B),ct(),ht);if(ht===null||W?.kind!=="files")return{...Q,located:U,
context:{...et,links:(0,O.hP)(U)}};const{withDiffLinks:rt}=await t.e(52).then(t.bind(t,9052)),tt=rt(U,W.files,ct(),ht);return{...Q,located:U,context:{...et,links:tt}}}
async function K(Q,{redact:B},W){const{settings:et,verdict:ht}=Q,{GITHUB_OUTPUT:U,GITHUB_STEP_SUMMARY:rt,RUNNER_TEMP:tt}=process.env,R=lt=>$.R8(B(lt).map(wt=>(0,v.
LS)(wt))),L=q(R);let z={...Q,located:[]};await L("places are not links",async()=>{z=await Z(Q)});const{context:it}=z,ft={colour:!1,width:F,isRunner:!0,context:it};
await L("the log was not written",()=>$.ur((0,e.MV)(ht,ft),(0,e.K8)(ht,ft))),await L("the annotations were not written",()=>$.fz((0,l.H)(ht,it))),await L("the o\
utputs were not written",async()=>R(await $.Kn(U,(0,h.Y)(ht)))),await L("the job summary was not written to GITHUB_STEP_SUMMARY",()=>$.Sy(rt,(0,k.Gc)(ht,it))),await L(
"the JSON report was not written to RUNNER_TEMP",async()=>{const lt=$.u5(tt,(0,m.h)(ht,it));R(await $.Kn(U,{report:lt}))}),await L("the report files were not wr\
itten",async()=>R(await(0,c.t)(et.report,{verdict:ht,context:it},ct()))),!W.aborted&&await L("the comment and the issue were not written",async()=>{const{notes:lt,
warnings:wt}=await G(z,W);$.N4(B(lt)),R(wt)})}async function G(Q,B){const{comment:W,issue:et}=Q.settings;return W==="never"&&et==="never"?{notes:[],warnings:[]}:
await(await t.e(137).then(t.bind(t,5137))).publish(Q,(0,f.ng)(process.env,P),ct(),B)}async function J({githubToken:Q},{redact:B}){const W=(0,f.ng)(process.env,P),
ht=await(await t.e(181).then(t.bind(t,5181))).readChanges(W,Q,A.signal);return ht.kind==="all"&&W?.pull&&$.R8(B([`changed-only has no effect: ${ht.why}`])),ht}p()}catch(F){
p(F)}},1)}),2722:((vt,H,t)=>{t.d(H,{R8:()=>J,hP:()=>ht,ws:()=>Q});var y=t(6760),p=t(5747);const E=/^(?!\.{1,2}$)[\w.-]+$/;function T(U){let rt=!1;for(const tt of U.
split(`
`)){const R=tt.trim();R.startsWith("[")&&(rt=R==='[remote "origin"]');const L=R.indexOf("=");if(!(!rt||L<0||R.slice(0,L).trim().toLowerCase()!=="url"))return a(
R.slice(L+1).trim())}return null}function a(U){const rt=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(U),[tt,R]=rt===null?d(U):[rt[1],rt[2]],[L="",z="",...it]=(R??"").replace(
/\/$/,"").split("/"),ft=z.replace(/\.git$/,"");return!tt||it.length>0||!E.test(L)||!E.test(ft)?null:{host:tt.toLowerCase(),owner:L,name:ft}}function d(U){const rt=URL.
parse(U);return rt===null||!/^(https?|ssh):$/.test(rt.protocol)?[]:[rt.protocol==="ssh:"?rt.hostname:rt.host,rt.pathname.slice(1)]}var O=t(3024);const $=128*1024*
1024,f=12,o=62,i=16384,r=12288,s=4,n=61440,l=4096,m=32768,h=Buffer.alloc(0);function k(U,rt){const tt=(0,p.io)(U,$);return tt===null?new Map:v(tt,rt)}function v(U,rt){
const tt=new Map;if(U.length<f)return tt;const R=U.readUInt32BE(4);if(U.toString("latin1",0,4)!=="DIRC"||R<2||R>4)return tt;const L=U.readUInt32BE(8);let z=h,it=f;
for(let ft=0;ft<L;ft+=1){if(it+o>U.length)return tt;const lt=U.readUInt16BE(it+60),wt=it+o+(lt&i?2:0),Rt=R===s,{kept:It,from:Dt}=Rt?D(U,wt,z):{kept:h,from:wt},Lt=U.
indexOf(0,Dt);if(Lt<0)return tt;const Bt=U.subarray(Dt,Lt),At=Rt?Buffer.concat([It,Bt]):Bt;if(At.length>l)return tt;const Ut=(U.readUInt32BE(it+24)&n)===m,b=At.
toString("utf8");Ut&&(lt&r)===0&&rt.has(b)&&tt.set(b,{modified:U.readUInt32BE(it+8),size:U.readUInt32BE(it+36)}),it=Rt?Lt+1:it+(Lt-it+8&-8),z=At}return tt}function D(U,rt,tt){
let R=rt,L=U[R++]??0,z=L&127;for(;L&128;)L=U[R++]??0,z=(z+1)*128+(L&127);return{kept:tt.subarray(0,Math.max(0,tt.length-z)),from:R}}function e(U,{modified:rt,size:tt}){
try{const R=(0,O.lstatSync)(U),L=Math.floor(R.mtimeMs/1e3);return R.isFile()&&R.size%2**32===tt&&L%2**32===rt}catch(R){return(0,p.Oj)(R),!1}}const c=5,u=/^[0-9a-f]{40}$/,
M=/^refs\/(?!.*\.\.)[^\0]+$/;function x(U){const rt=(0,y.join)(U,".git"),tt=F(rt,U)??rt,R=Z((0,y.join)(tt,"commondir")),L=R===null?tt:X(R,tt),z=()=>j((0,y.join)(
L,"packed-refs"))??"",it=P(Z((0,y.join)(tt,"HEAD")),[tt,L],z);return it===null?null:{commit:it,isFetched:C(it,j((0,y.join)(tt,"FETCH_HEAD"))??"",z),remote:T(j((0,y.
join)(L,"config"))??""),tracked:ft=>k((0,y.join)(tt,"index"),ft)}}function F(U,rt){const[,tt]=/^gitdir: (.+)$/.exec(Z(U)??"")??[];return tt===void 0?null:X(tt,rt)}
function P(U,rt,tt){let R=U;for(let L=0;R!==null&&L<=c;L+=1){if(u.test(R))return R;const[,z]=/^ref: (.+)$/.exec(R)??[];if(z===void 0||!M.test(z))return null;R=A(
z,rt,tt)}return null}function A(U,rt,tt){for(const L of rt){const z=Z((0,y.join)(L,U));if(z!==null)return z}return tt().split(`
`).find(L=>L.endsWith(` ${U}`))?.slice(0,40)??null}function C(U,rt,tt){const R=(L,z)=>L.split(`
`).some(it=>it.startsWith(`${U}${z}`));return R(rt,"	")||R(tt()," refs/remotes/")}const X=(U,rt)=>(0,y.isAbsolute)(U)?U:(0,y.join)(rt,U);function j(U){const rt=(0,p.
yR)(U);return rt.ok?rt.text:null}const Z=U=>j(U)?.replace(/\r?\n$/,"")??null;var q=t(4503),K=t(8884);const G=5e3;function J(U){const rt=new Set;for(const tt of ct(
U))if(typeof tt!="string"&&(0,K.CN)(tt.file)&&rt.add(tt.file),rt.size===G)break;return rt}function*ct({findings:U,hosts:rt,roots:tt}){for(const{places:R}of U)yield*R;
for(const{requirements:R}of rt)for(const{because:L}of R)yield*L;for(const{rows:R}of tt)for(const{places:L}of R)yield*L}function Q(U,rt,tt){if(!B(tt.serverUrl))return[];
const R=et(rt);return[...Map.groupBy(U,z=>R(z.split("/").slice(0,-1).join("/")))].flatMap(([z,it])=>z===null?[]:W(z,it,rt,tt))}const B=U=>/^https?:\/\/[\w.:/-]+$/.
test(U);function W({prefix:U,checkout:rt},tt,R,L){const{commit:z,isFetched:it,remote:ft}=rt,lt=URL.parse(L.serverUrl);if(ft===null||lt===null)return[];if(ft.host!==
lt.host&&ft.host!==lt.hostname)return[];if(!it&&![L.commit,L.defaultCommit].includes(z))return[];const wt=`${ft.owner}/${ft.name}`,Rt=`${L.serverUrl}/${wt}/blob\
/${z}`,It=Bt=>Bt?.toLowerCase()===wt.toLowerCase(),Dt=It(`${L.owner}/${L.repository}`)||It(L.pull?.from),Lt=new Map(tt.map(Bt=>[Bt.slice(U.length),Bt]));return Array.
from(rt.tracked(new Set(Lt.keys())),([Bt,At])=>{const[Ut,b]=[Lt.get(Bt),(0,q.o)(Bt)];return Ut===void 0||b===null||!e((0,y.join)(R,Ut),At)?[]:{file:Ut,path:Bt,url:`${Rt}\
/${b}`,isOfRun:Dt}}).flat()}function et(U){const rt=new Map,tt=R=>{const L=rt.get(R);if(L!==void 0)return L;const z=x((0,y.join)(U,R)),it=R.split("/").slice(0,-1).
join("/"),ft=z!==null?{prefix:R===""?"":`${R}/`,checkout:z}:R===""?null:tt(it);return rt.set(R,ft),ft};return tt}const ht=U=>new Map(U.map(({file:rt,url:tt})=>[
rt,{url:tt}]))}),3565:((vt,H,t)=>{t.d(H,{fz:()=>ft,fJ:()=>Ut,QU:()=>L,N4:()=>Bt,j_:()=>Lt,Ko:()=>R,R8:()=>At,ur:()=>z,Kn:()=>wt,u5:()=>Dt,Sy:()=>lt});var y=t(3024),
p=t(6760),E=t(857);function T(b){return b==null?"":typeof b=="string"||b instanceof String?b:JSON.stringify(b)}function a(b){return Object.keys(b).length?{title:b.
title,file:b.file,line:b.startLine,endLine:b.endLine,col:b.startColumn,endColumn:b.endColumn}:{}}function d(b,pt,Tt){const St=new f(b,pt,Tt);process.stdout.write(
St.toString()+E.EOL)}function O(b,pt=""){d(b,{},pt)}const $="::";class f{constructor(pt,Tt,St){pt||(pt="missing.command"),this.command=pt,this.properties=Tt,this.
message=St}toString(){let pt=$+this.command;if(this.properties&&Object.keys(this.properties).length>0){pt+=" ";let Tt=!0;for(const St in this.properties)if(this.
properties.hasOwnProperty(St)){const Ft=this.properties[St];Ft&&(Tt?Tt=!1:pt+=",",pt+=`${St}=${i(Ft)}`)}}return pt+=`${$}${o(this.message)}`,pt}}function o(b){return T(
b).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function i(b){return T(b).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(
/:/g,"%3A").replace(/,/g,"%2C")}function r(){throw new Error("this function of @actions/core is not bundled")}function s(){throw new Error("this function of @ac\
tions/core is not bundled")}var n=t(6928);function l(b){return b.replace(/[\\]/g,"/")}function m(b){return b.replace(/[/]/g,"\\")}function h(b){return b.replace(
/[/\\]/g,path.sep)}var k=function(b,pt,Tt,St){function Ft(Kt){return Kt instanceof Tt?Kt:new Tt(function(Ht){Ht(Kt)})}return new(Tt||(Tt=Promise))(function(Kt,Ht){
function Gt(zt){try{Jt(St.next(zt))}catch(Vt){Ht(Vt)}}function _t(zt){try{Jt(St.throw(zt))}catch(Vt){Ht(Vt)}}function Jt(zt){zt.done?Kt(zt.value):Ft(zt.value).then(
Gt,_t)}Jt((St=St.apply(b,pt||[])).next())})},v;(function(b){b[b.Success=0]="Success",b[b.Failure=1]="Failure"})(v||(v={}));function D(b,pt){const Tt=toCommandValue(
pt);if(process.env[b]=Tt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(b,pt));issueCommand("set-env",{name:b},Tt)}function e(b){
d("add-mask",{},b)}function c(b){process.env.GITHUB_PATH||""?issueFileCommand("PATH",b):issueCommand("add-path",{},b),process.env.PATH=`${b}${path.delimiter}${process.
env.PATH}`}function u(b,pt){const Tt=process.env[`INPUT_${b.replace(/ /g,"_").toUpperCase()}`]||"";if(pt&&pt.required&&!Tt)throw new Error(`Input required and n\
ot supplied: ${b}`);return pt&&pt.trimWhitespace===!1?Tt:Tt.trim()}function M(b,pt){const Tt=u(b,pt).split(`
`).filter(St=>St!=="");return pt&&pt.trimWhitespace===!1?Tt:Tt.map(St=>St.trim())}function x(b,pt){const Tt=["true","True","TRUE"],St=["false","False","FALSE"],
Ft=u(b,pt);if(Tt.includes(Ft))return!0;if(St.includes(Ft))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${b}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function F(b,pt){if(process.env.GITHUB_OUTPUT||"")return r("OUTPUT",s(b,pt));process.
stdout.write(E.EOL),d("set-output",{name:b},T(pt))}function P(b){issue("echo",b?"on":"off")}function A(b){process.exitCode=v.Failure,j(b)}function C(){return process.
env.RUNNER_DEBUG==="1"}function X(b){issueCommand("debug",{},b)}function j(b,pt={}){d("error",a(pt),b instanceof Error?b.toString():b)}function Z(b,pt={}){d("wa\
rning",a(pt),b instanceof Error?b.toString():b)}function q(b,pt={}){d("notice",a(pt),b instanceof Error?b.toString():b)}function K(b){process.stdout.write(b+E.EOL)}
function G(b){O("group",b)}function J(){O("endgroup")}function ct(b,pt){return k(this,void 0,void 0,function*(){G(b);let Tt;try{Tt=yield pt()}finally{J()}return Tt})}
function Q(b,pt){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(b,pt));issueCommand("save-state",{name:b},toCommandValue(
pt))}function B(b){return process.env[`STATE_${b}`]||""}function W(b){return k(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(b)})}var et=t(6309),
ht=t(5747),U=t(566),rt=t(4e3),tt=t(5955);const R=b=>Object.fromEntries(b.map(pt=>[pt,u(pt)]));function L(b){for(const pt of b)e(pt)}function z(b,pt){K(b);let Tt=!0;
for(const{kind:St,text:Ft}of pt){const[Kt="",...Ht]=Ft.split(`
`),Gt=St==="plain"&&Ht.length>0;(Tt||Gt)&&K(""),Tt=Gt,Gt||Ht.length===0?K(Ft):(G(Kt),K(Ht.join(`
`)),J())}}const it={error:j,warning:Z,notice:q};function ft(b){for(const{level:pt,message:Tt,line:St,column:Ft,...Kt}of b)it[pt](Tt,{...Kt,...St===void 0?{}:{startLine:St},
...Ft===void 0?{}:{startColumn:Ft}})}const lt=(b,pt)=>It("GITHUB_STEP_SUMMARY",b,Tt=>(0,y.appendFileSync)(Tt,pt));async function wt(b,pt){const Tt=new Map;for(const[
Kt,Ht]of Object.entries(pt))try{b?await It("GITHUB_OUTPUT",b,Gt=>(0,y.appendFileSync)(Gt,Rt(Kt,Ht))):F(Kt,Ht)}catch(Gt){Tt.set(Kt,(0,et.A3)(Gt))}const[St]=Tt.values();
return St===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...Tt.keys()].join(", ")}: ${St}`]}function Rt(b,pt){const Tt=typeof pt=="st\
ring"?pt:JSON.stringify(pt);if(/[\r\n]/.test(Tt))throw new et.Lw("the value has a line break");return`${b}=${Tt}
`}async function It(b,pt,Tt){if(!pt)throw new et.Lw(`${b} is not set; run this as an action on a runner`);const St=(0,y.openSync)(pt,"r+");try{const{size:Ft}=(0,y.
fstatSync)(St);try{Tt(pt)}catch(Kt){throw(0,y.fstatSync)(St).size>Ft&&(0,y.ftruncateSync)(St,Ft),Kt}}finally{(0,y.closeSync)(St)}}function Dt(b,pt){if(!b)throw new et.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const Tt=(0,p.join)("tf-disco","report.json");return(0,U.f)(b,Tt,(0,tt.mk)(pt)),(0,p.join)(b,Tt)}
function Lt(b){if(b===void 0||b==="")return null;const pt=(0,ht.yR)(b);try{if(pt.ok)return JSON.parse(pt.text)}catch{}const Tt=pt.ok?"is not JSON":(0,rt.mP)(pt.
failure);return Z(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${Tt}; check that no earlier step changes it`),null}function Bt(b){for(const pt of b)
K(pt)}function At(b){for(const pt of b)Z(pt)}const Ut=(b,pt)=>j(pt,{title:b})}),8782:((vt,H,t)=>{t.d(H,{$c:()=>O,Ob:()=>a,at:()=>o,ng:()=>E});var y=t(8641);const p=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function E(r,s){const n=k=>r[k]?.trim()??"",[,l,m]=p.exec(n("GITHUB_REPOSITORY"))??[];if(l===void 0||m===void 0)return null;const h=T(n("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:l,repository:m,apiUrl:T(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:h,event:n("GITHUB_EVENT_NAME"),workflow:d(n("G\
ITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${h}/${l}/${m}/\
actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:i(s,"pull_request","head","sha")??n("GITHUB_SHA"),pull:$(n("GITHUB_EVENT_NAME"),s),isDefaultBranch:f(
n("GITHUB_REF"),s)}}const T=r=>r.replace(/(?<!\/)\/+$/,"");function a({apiUrl:r}){const s=URL.parse(r);return s!==null&&/^https?:$/.test(s.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,y.RK)(r)}`}const d=r=>/^[^/]+\/[^/]+\/(.+?)@/.exec(r)?.[1];function O(r,s){if(r==="pull_request_target")return!1;const n=o(s,
"pull_request","head"),[l,m]=[o(n,"repo","full_name"),o(s,"pull_request","base","repo","full_name")];return n!==void 0&&l!==m}function $(r,s){const n=o(s,"pull_\
request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:O(r,s),from:i(s,"pull_request","head","repo","full_name")??null}:null}
function f(r,s){const n=i(s,"repository","default_branch");return n===void 0?null:r===`refs/heads/${n}`}function o(r,...s){return s.reduce((n,l)=>typeof n=="obj\
ect"&&n!==null?Reflect.get(n,l):void 0,r)}function i(r,...s){const n=o(r,...s);return typeof n=="string"?n:void 0}}),1964:((vt,H,t)=>{t.d(H,{H:()=>q});var y=t(4e3),
p=t(5799),E=t(2796),T=t(5102),a=t(4120),d=t(8884),O=t(8641),$=t(1831);const f=700,o=8,i=5,r={text:250,places:1},s={text:f,places:o},n=2,l=3600,m=120,h=4096,k=R=>R!==
""&&(0,d.CN)(R)&&(0,O.BP)((0,O.RK)(R,h))===R;function v(R){const L=c(R),z=[...new Set(R.map(({problem:lt})=>lt.title))],it=L.length>0?(0,a.K4)(L,n):u(R);if(z.length===
1)return e(it,z[0]??"");const ft=`${R.length} problems`;return e(it===null?ft:`${ft} with ${it}`,z.join(", "))}function D({title:R,hosts:L,findings:z}){if(z.length===
1)return v(z);const it=L.length>0?0:(0,d.Dc)(z),ft=Math.max(L.length,it),lt=ft===1?c(z)[0]??(0,O.J7)((0,d.tN)(z)?.file??""):(0,a.px)(ft,L.length>0?"host":"file"),
wt=z.length>ft?` (${z.length} times)`:"";return e(ft===0?null:lt,`${R}${wt}`)}const e=(R,L)=>R===null?L:`${R}: ${L}`,c=R=>[...new Set(R.flatMap(({host:L})=>L===
null?[]:(0,O.RK)((0,$.nx)(L))))];function u(R){const L=(0,d.tN)(R);return L===null||k(L.file)?null:(0,O.J7)(L.file)}function M(R,L){const z=new Set(R.map(({severity:lt})=>lt)).
size>1,it=R.slice(0,i).map(lt=>F(lt,z,R.length>2?r:s,L)).map(lt=>lt.join(`
`)),ft=R.length-it.length;return[...it,...ft>0?[x(ft)]:[]].join(`

`).split(`
`)}const x=R=>`and ${R} more, see the job summary`;function F(R,L,z,it){const{problem:ft,severity:lt}=R,wt=(0,d.Xd)(R),Rt=(0,a.od)(R.affects,it.clients),It=(0,d.
xi)(R,Rt,z.text,z.places);return[`${L?`${lt}: `:""}${(0,O.RK)(ft.message,z.text)} [${ft.code}]`,...It.map(([Dt,Lt])=>`${Dt}: ${Lt}`),...wt===null||k(wt.file)?[]:
[`at: ${(0,d.R3)(wt)}`],...R.isHostNew?[`the host is ${a.dy}`]:[],`${it.docsUrl}#${ft.code}`]}function P(R,L){const{message:z,help:it,findings:ft,code:lt,title:wt,
affects:Rt}=R;if(ft.length===1)return M(ft,L);const It=(0,a.od)(Rt,L.clients),Dt=[`${(0,O.RK)(z??wt,f)} [${lt}]`,...it===null?[]:[`help: ${(0,O.RK)(it,f)}`],...It===
""?[]:[`affects: ${It}`]],Lt=`${L.docsUrl}#${lt}`,Bt=l-[...Dt,Lt].join(`
`).length;return[...Dt,...C(R,Bt),Lt]}function A(R,L,{docsUrl:z}){const it=R.slice(0,i).flatMap(({problem:{message:ft,help:lt}})=>[`${(0,O.RK)(ft,r.text)} [${L.
code}]`,...L.help===null&&lt?[`help: ${(0,O.RK)(lt,r.text)}`]:[]]);return[...new Set(it),`see also "${D(L)}"`,`${z}#${L.code}`]}function C({findings:R,message:L},z){
const it=[];let ft=z;for(const wt of R){const Rt=X(wt,L===null);if(Rt.length>=ft)break;ft-=Rt.length+1,it.push(Rt)}const lt=R.length-it.length;return lt>0?[...it,
x(lt)]:it}function X(R,L){const{host:z,places:it,placesLeftOut:ft,problem:lt,isHostNew:wt}=R,Rt=(0,d.Ky)(it,1,void 0,ft),It=z===null?"":`${(0,O.RK)((0,$.nx)(z))}${wt?
` (${a.dy})`:""}`,[Dt,Lt]=z===null?[Rt,""]:[It,Rt],At=[L?(0,O.RK)(lt.message,m):"",L&&Lt!==""?`(${Lt})`:Lt].filter(Ut=>Ut!=="");return At.length===0?`- ${Dt}`:`\
- ${Dt}: ${At.join(" ")}`}const j=10,Z=200;function q(R,L){const z=K(R),it=(0,T.hm)(R.findings);let ft=R.findings;for(const lt of p.oC){const{annotations:wt,used:Rt}=G(
lt,ft,L,lt===it);z.push(...wt),ft=ft.filter(It=>!Rt.has(It))}return z}function K({passed:R,stopped:L,findings:z}){const it=z.filter(({severity:lt})=>lt==="warni\
ng").length;if(R||z.some(({severity:lt})=>lt==="error"))return[];if(L!==null)return[tt("error","The check is not complete",[(0,y.Cw)(L)])];const ft=`${(0,a.px)(
it,"warning")}, and fail-on is warning`;return[tt("error","Warnings fail this check",[ft])]}function G(R,L,z,it){const ft=L.filter(({severity:It})=>It===R),lt=new Set(
ft.map(J));if(lt.size>j){const It=Q(ft),Dt=it&&R!=="notice"?B(R,It,z):[];return{annotations:[...ct(R,It,z),...Dt].slice(0,j),used:new Set(ft)}}const wt=L.filter(
It=>lt.has(J(It)));return{annotations:[...Map.groupBy(wt,J).values()].map(It=>tt(R,v(It),M(It,z),(0,d.tN)(It))),used:new Set(wt)}}function J(R){const L=(0,d.Xd)(
R);return L===null?R:`${L.line}:${L.file}`}function ct(R,L,z){const it=L.length<=j?L:L.slice(0,j-1),ft=L.slice(it.length).flatMap(lt=>lt.findings);return[...it.
map(lt=>tt(R,D(lt),P(lt,z),(0,d.tN)(lt.findings))),...ft.length===0?[]:[rt(R,ft)]]}function Q(R){const L=(0,E.cZ)(R);return L.length<=j?L:U(L)}function B(R,L,z){
const it=new Set(L.map(({findings:lt})=>lt.map(J).find(W)));return ht(L.map(lt=>et(lt).map(wt=>({cause:lt,findings:wt})))).filter(({findings:[lt]})=>{const wt=lt&&
J(lt);return W(wt)&&!it.has(wt)&&it.add(wt)}).slice(0,j).map(({cause:lt,findings:wt})=>{const Rt=A(wt,lt,z);return tt(R,v(wt),Rt,(0,d.tN)(wt))})}const W=R=>typeof R==
"string";function et({findings:R}){const L=R.filter(ft=>k((0,d.Xd)(ft)?.file??"")),z=[...Map.groupBy(L,J).values()];return ht(Map.groupBy(z,([ft])=>ft&&(ft.host??
(0,d.Xd)(ft)?.file)).values())}const ht=R=>[...R].flatMap(L=>L.map((z,it)=>({item:z,turn:it}))).toSorted((L,z)=>L.turn-z.turn).map(({item:L})=>L);function U(R){
return[...Map.groupBy(R,({code:z})=>z).values()].flatMap(([z,...it])=>z===void 0||it.length===0?z??[]:{...z,findings:[z,...it].flatMap(({findings:ft})=>ft),hosts:[
...new Set([z,...it].flatMap(({hosts:ft})=>ft))],message:null,help:null})}function rt(R,L){const z=[...new Set(L.map(({problem:it})=>it.title))];return tt(R,`an\
d ${(0,a.px)(L.length,`more ${R}`)}`,[...z,"see the job summary"])}function tt(R,L,z,it=null){const ft={title:(0,O.LS)((0,O.RK)(L,Z)),message:(0,O.LS)(z.join(`
`))};if(it===null||!k(it.file))return{level:R,...ft};const{file:lt,line:wt,column:Rt,endColumn:It}=it;return{level:R,...ft,file:lt,line:wt,column:Rt,endColumn:It}}}),
2827:((vt,H,t)=>{t.d(H,{Y:()=>E});const y={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},p={hosts:12e4,services:36e4};function E({passed:a,hosts:d,findings:O},$=p){const f=({
services:s})=>s.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),o=T(d.map(({visit:s})=>JSON.stringify(s.host)),$.hosts),i=T(d.map(s=>{const n=JSON.stringify(Object.
fromEntries(f(s)));return`${JSON.stringify(s.visit.host)}:${n}`}),$.services),r=s=>O.filter(n=>n.severity===s).length;return{passed:a,hosts:`[${o.join(",")}]`,services:`\
{${i.join(",")}}`,errors:r("error"),warnings:r("warning"),"left-out":d.length-Math.min(o.length,i.length)}}function T(a,d){let O=d;return a.filter($=>{const f=$.
length<O;return f&&(O-=$.length+1),f})}})};export{on as ids,rn as modules};
