const Qt=[558,246,751,345,909],qt={3534:((Et,_,t)=>{t.r(_),t.d(_,{credentialsDiffer:()=>s,credentialsEmpty:()=>d,credentialsMalformed:()=>p,credentialsMissing:()=>e,
credentialsNearMiss:()=>c,credentialsOtherHost:()=>m,credentialsRejected:()=>o,credentialsShort:()=>u,credentialsUnused:()=>a,documentUnauthorized:()=>T});var O=t(
1064),$=t(1831),w=t(2713),I=t(4e3),l=t(5799);const d=(0,l.lS)((0,l.$e)("credentials-empty","Token is empty",O.Du),({source:r})=>({message:`the token from ${r} i\
s empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),v={"control character":{
has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'\
begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are s\
ent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store t\
he token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{
has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},p=(0,l.lS)((0,l.
z3)("credentials-malformed","Malformed token",O.Du),({source:r,slip:g})=>({message:`the token from ${r} ${v[g].has}`,help:v[g].help,...g==="control character"?{}:
{severity:"warning"}})),u=(0,l.lS)((0,l.$e)("credentials-short","Token is too short to be redacted"),({source:r})=>({message:`the token from ${r} has fewer than\
 ${w.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),
s=(0,l.lS)((0,l.lm)("credentials-differ","Clients use different tokens"),({host:r,first:g,other:A})=>({message:`for host ${(0,$.nx)(r)}, ${i(g)} and ${i(A)}`,help:`\
set the token for both clients in ${(0,$.fK)(r)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),i=({client:r,source:g})=>g===
null?`${O.bB[r]} finds no token`:`${O.bB[r]} uses the token from ${g}`,o=(0,l.lS)((0,l.$e)("credentials-rejected","Token was rejected"),({host:r,status:g,source:A})=>({
message:`host ${(0,$.nx)(r)} returned ${g} for the token from ${A}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,$.cu)(r)}; then store a new one in the same place`})),e=(0,l.lS)((0,l.$e)("credentials-missing","Token is missing"),({host:r,
service:g,isFork:A,searched:E,notRead:j})=>{const P=(0,$.nx)(r),y=`host ${P} requires a token${g===null?"":` for ${g}`}`;if(A)return{message:`${y}, and secrets \
are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",
severity:"notice"};const[M=""]=(0,$.fK)(r),L=j.length===0?"":`; not read: ${j.join(", ")}`;return{message:`${y}, and none was found (searched: ${E.join(", ")}${L}\
)`,help:`add the line "${P}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${M}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(M)}`}}),n=r=>/^\w+$/.
test(r)?`export ${r}=\u2026`:`env '${r}=\u2026' terraform init`,c=(0,l.lS)((0,l.$e)("credentials-near-miss","Token variable has a similar name"),({host:r,variable:g,
why:A,write:E})=>({message:`${g} seems to be meant for host ${(0,$.nx)(r)}, but ${A}`,help:`rename it to ${E}: ${n(E)}`})),m=(0,l.lS)((0,l.$e)("credentials-othe\
r-host","Token is for another host",O.Du),({host:r,other:g,source:A,service:E,isSent:j,isNotice:P})=>({message:`the clients do not send the token for ${g} from ${A}\
 ${E===null?`after the redirect of ${r}`:`to ${E} of host ${r}`}: they send ${j?`the token of ${r}`:"none"}`,help:E===null?`make the discovery document of ${r} \
public, or serve it at ${r} itself`:`set the token for ${r}, and the clients send it to ${g}`,...P?{severity:"notice",affects:[]}:{}})),a=(0,l.lS)((0,l.lm)("cre\
dentials-unused","Token for a host that is not checked"),({host:r})=>({message:`the tokens input has a token for host ${(0,$.nx)(r)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"})),T=(0,l.lS)((0,l.z3)("document-unauthorized","Discovery requires valid credentials",O.
zK),({host:r,token:g,challenge:A,...E})=>{const j=g==="sent"?"rejected the given authentication credentials":"requires authentication credentials",P=A===null?"":
`, and asks for ${A} authentication`;return{message:`host ${r} ${j}: ${(0,I._r)(E)}${P}`,help:(0,I.NM)(E.page,r,b(r,g,E.status,A))}}),S="make the discovery docu\
ment public";function b(r,g,A,E){const j=(0,I.qZ)(r);if(E!==null)return{operator:`exempt /.well-known/terraform.json from ${E} authentication`,guest:j,note:"the\
 clients send Bearer tokens only, so no token helps"};switch(g){case"sent":{const P="check that the token is for this host, complete and not expired";return A===
403?{operator:P,user:P,guest:j}:{operator:P,user:P}}case"none":{const P=`add a token to \`tokens\` (${r}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${P}\
, or ${S}`,user:P,guest:j}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${r} to respond itself, or ${S}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((Et,_,t)=>{t.r(_),t.d(_,{fileLimit:()=>e,fileOutside:()=>s,fileSyntax:()=>l,fileUnreadable:()=>u,nothingToCheck:()=>o});var O=t(1064),
$=t(4e3),w=t(5143),I=t(5799);const l=(0,I.lS)((0,I.$e)("file-syntax","File has a syntax error",O.Du),({error:n,file:c})=>({message:n??"the file is not valid UTF\
-8",help:(0,w.Zl)(c)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),d={file:"the file cannot be read",directory:"the directory ca\
nnot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read",
"link-to-special-file":"the target of the link is not a regular file; it is not read"},v={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"renam\
e it if its name is not valid UTF-8, or list it in `exclude`"},p={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissio\
ns, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checke\
d out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},u=(0,I.lS)((0,I.$e)("file-unreadab\
le","File cannot be read"),n=>({message:"code"in n?`${d[n.what]}: ${n.code}`:d[n.what],help:(n.what==="file"||n.what==="directory"?v[n.code]:void 0)??p[n.what]})),
s=(0,I.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and \
is not followed",help:"move the file into the repository, or name its directory in `scan`"})),i=3,o=(0,I.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"\
error",affects:[]},({scan:n,hasHostnames:c})=>{const T=`found no Terraform or OpenTofu files in ${n.every(b=>b===".")?"this directory":`\`scan\` (${(0,$.XT)(n,i)}\
)`}`,S="check out the repository first (in a workflow: actions/checkout)";return c?{message:`${T}; only \`hostnames\` was checked`,help:`${S}, or correct \`scan\``,
severity:"warning"}:{message:`${T}, and \`hostnames\` is not set`,help:`${S}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),e=(0,I.lS)((0,I.$e)("fil\
e-limit","Part of the repository exceeds a limit"),n=>{switch(n.kind){case"size":return{message:`the file ${(0,$.mP)(n)}`,help:"split the file, or list it in `e\
xclude`"};case"depth":return{message:`directories nested deeper than ${n.max} levels are not scanned`,help:"list this directory in `exclude`"};case"files":return{
message:`there are more than ${n.max} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"\
directory":return{message:`the directory has more than ${n.max} files; the files after them are not scanned`,help:"split the directory, or list files in `exclud\
e`"};case"parts":return{message:`the file has more than ${n.max} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclud\
e`"};case"module-usages":return{message:`the files of this directory use more than ${n.max} modules and providers; the rest of this file and the files after it \
are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`the scan found more than ${n.max} usages of hosts; this di\
rectory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modules have more t\
han ${n.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roo\
ts`"};case"problems":return{message:`there are more than ${n.max} problems in files; ${n.omitted} are not reported`,help:"fix the reported problems first, or sc\
an fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,$.Cw)(n.stopped)} after reading ${n.files} files; this directory and the following one\
s are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((Et,_,t)=>{t.r(_),t.
d(_,{cloudOrganization:()=>s,cloudToken:()=>d,cloudVersion:()=>v,cloudWorkspace:()=>i,cloudWorkspaceMissing:()=>o});var O=t(1064),$=t(1831),w=t(9562),I=t(4e3),l=t(
5799);const d=(0,l.lS)((0,l.z3)("cloud-token","Token for the cloud block or remote backend is missing",O.Du),({host:e,service:n,isFork:c,searched:m,notRead:a})=>{
const T=(0,$.nx)(e),b=`${n===w.OZ?"the cloud block":"the remote backend"} requires a token for ${T}`;if(c)return{message:`${b}, and secrets are withheld from pu\
ll requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const r=a.
length===0?"":`; not read: ${a.join(", ")}`,[g=""]=(0,$.fK)(e);return{message:`${b}, and none was found (searched: ${m.join(", ")}${r})`,help:`add the line "${T}\
=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${g}; outside GitHub, run \`terraform login ${T}\` or \`tofu login ${T}\``}}),v=(0,l.lS)((0,l.z3)("\
cloud-version","API is too old for the cloud block",O.Du),({url:e,version:n})=>({message:`${e} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,I.
dh)(n)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'c\
heck `hostname`, or use `backend "remote"` instead of `cloud`'}})),p=e=>"why"in e?`the response of ${e.url} ${(0,I.dh)(e.why)}`:(0,I._r)({...e,page:null}),u=(e,n,c)=>"\
status"in e&&[401,403,404].includes(e.status)?c:(0,l.C)(`check the logs of ${n}, and that the URL of the service is that of its API`),s=(0,l.lS)((0,l.z3)("cloud\
-organization","Organization cannot be read",O.Du),e=>{const{host:n,organization:c,source:m}=e;return{message:`the organization ${c} at ${n} cannot be read: ${p(
e)}`,help:u(e,n,`check the name of the organization, and that the token from ${m} is valid and belongs to a member`)}}),i=(0,l.lS)((0,l.z3)("cloud-workspace","W\
orkspace cannot be read",O.Du),e=>{const{host:n,organization:c,workspace:m}=e;return{message:`the workspace ${m} of ${c} at ${n} cannot be read: ${p(e)}`,help:u(
e,n,"check that the token may read the workspace")}}),o=(0,l.lS)((0,l.lm)("cloud-workspace-missing","Workspace does not exist"),({host:e,organization:n,workspace:c})=>({
message:`${n} at ${e} has no workspace ${c} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),6697:((Et,_,t)=>{t.r(_),t.d(_,{hostAssumed:()=>p,hostGeneric:()=>u,hostNotAllowed:()=>d,hostNotChecked:()=>i,hostPrivateRedirect:()=>s});var O=t(
1064),$=t(4e3),w=t(5799);const I=({file:n,line:c})=>`${(0,$.dh)(n)}:${c}`,l=n=>n.map(c=>O.bB[c]).join(" and "),d=(0,w.lS)((0,w.z3)("host-not-allowed","Host is n\
ot allowed",O.zK),n=>{const{host:c}=n,m=`add ${c} to \`allowed-hosts\``;if("service"in n){const{service:a,registry:T}=n;return{message:`${a} of ${T} is on ${c},\
 which is not in \`allowed-hosts\``,help:`use another registry, or ${m}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded from ${c}, \
which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${m}`};if("use"in n){const[a,T]=v[n.use];return{message:`${a} ${c}\
, which is not in \`allowed-hosts\``,help:`use ${T}, or ${m}`}}if("implied"in n){const{place:a,clients:T}=n.implied;return{message:`host ${c} is not in \`allowed\
-hosts\` and was not contacted; ${I(a)} names no host, and this is the default of ${l(T)}`,help:`name an allowed registry there, ${m}, or set \`dialect\` if you u\
se another CLI`}}return{message:`host ${c} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${m}`}}),v={download:["the sourc\
e is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},p=(0,w.lS)((0,w.lm)("host-assumed","Default host of\
 an assumed CLI was not contacted"),({host:n,place:c,clients:m})=>({message:`${n} was not contacted: ${I(c)} implies it as the default host of ${l(m)}, but the \
CLI could not be detected`,help:"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),u=(0,w.lS)((0,w.lm)("host-generic","Gener\
ic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),s=(0,w.lS)((0,w.z3)("host-private-redirect","Redirect to a non-public address",O.zK),({host:n,address:c,asks:m})=>c===
"metadata"?{message:`${n} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${m==="document"?"redirects":"leads"} to ${n}, which has a ${c} address and was not contacted`,help:`if ${m==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),i=(0,w.lS)((0,w.z3)("host-not-checked","Host was not checked before the chec\
k ended",O.zK),({host:n,stopped:c,isBegun:m,unchecked:a,total:T,slowest:S})=>({message:`${n} was not checked${m?" completely: its visit was under way when":":"}\
 ${(0,$.Cw)(c)}, with ${a} of ${T} hosts not checked`,help:o[c.kind]+e(S)})),o={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function e(n){return n.length===0?"":`; most of the time went to hosts without a response: ${n.map(({host:m,tookMs:a})=>`${m}\
 (${(0,$.YA)(a)})`).join(", ")}`}}),5143:((Et,_,t)=>{t.d(_,{Az:()=>m,Ks:()=>d,Ts:()=>v,Zl:()=>e,_h:()=>p,n7:()=>n});var O=t(4e3);const $="//",w=(a,T)=>T==="."?a:
`${a}${$}${T}`;function I(a){const T=a.indexOf($);return T<=0?{repository:null,path:a}:{repository:a.slice(0,T),path:a.slice(T+$.length)}}const l=2**14,d=l-1,v=({
line:a,column:T,endColumn:S})=>(a*l+Math.min(T,d))*l+Math.min(S-T,l-1);function p(a){const T=Math.floor(a/l),S=T%l;return{line:Math.floor(T/l),column:S,endColumn:S+
a%l}}const u=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
s=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,i=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function o(a){const{path:T}=I(
a),S=T.split("/").slice(0,i.test(T)?-2:-1);return S.find((b,r)=>u.test(b)&&!(b==="test"&&S.slice(0,r).some(g=>s.test(g))))}const e=a=>o(a)!==void 0;function n(a){
const T=o(a);return(T===void 0?I(a).path:`**/${T}`).replace(/[\\{}[\]?!()]/g,"?")}const c=3,m=(a,T)=>`${a===1?"1 finding is":`${a} findings are`} in tests, exam\
ples or templates, where errors are warnings; to skip such files, set \`exclude\`: ${(0,O.XT)(T,c)}`}),5799:((Et,_,t)=>{t.d(_,{$e:()=>s,C:()=>w,lS:()=>o,lm:()=>i,
oC:()=>$,pj:()=>d,z3:()=>u});var O=t(6174);const $=["error","warning","notice"],w=(e,n)=>n===void 0?{operator:e}:{operator:e,note:n};function I({operator:e,user:n,
guest:c},{role:m,host:a}){const T=`ask the operator of ${a} to ${e}`;switch(m){case"operator":return e;case"user":return n===e?n:n===void 0?T:`${n}; if you run ${a}\
, ${l(e,n)}`;case"guest":return c??n??T}}const l=(e,n)=>e.startsWith(`${n}, or `)?e.slice(n.length+5):e;function d(e,n){const{cures:c,...m}=e;return c===void 0?
e:{...m,help:v(c,n)}}function v(e,n){const{because:c,note:m}=e,a=c===void 0?"":`${c}: `,T=m===void 0?"":`; ${m}`;return a+I(e,n)+T}const p=e=>(n,c,m=[])=>({code:n,
title:c,severity:e,affects:m}),u=p("error"),s=p("warning"),i=p("notice");function o(e,n){return Object.assign(m=>{const{help:a,...T}=n(m),S=e.code,b=(0,O._)(T.message),
r={...e,code:S,usualSeverity:e.severity,...T,message:b};return a===void 0?r:typeof a=="string"?{...r,help:(0,O._)(a)}:{...r,help:v(a,{role:"operator",host:""}),
cures:a}},e)}}),2246:((Et,_,t)=>{t.d(_,{z6:()=>Kt,wX:()=>Yt,w5:()=>_t});var O=t(6760),$=t(9461),w=t(3024),I=t(5143),l=t(5747);const d=200,v=50,p=32*1024*1024,u=4e3,
s=1e3,i=1e6;function o(J,tt,pt){const $t=Map.groupBy(J.filter(e).slice(0,d),({file:R})=>R),gt=[];let h=0;for(const[R,W]of[...$t].slice(0,v)){const q=(0,O.join)(
tt,R),nt=n(q);if(nt===null||nt.mtimeMs>pt+1)continue;if(h+=nt.size,h>p)break;const et=(0,l.yR)(q);et.ok&&gt.push(...c(et.text,W))}return gt}const e=({column:J,endColumn:tt})=>J!==
I.Ks&&J<i&&tt>J;function n(J){try{return(0,w.statSync)(J)}catch(tt){return(0,l.Oj)(tt),null}}function c(J,tt){const pt=[];let[$t,gt]=[1,J.startsWith("\uFEFF")?1:
0];for(const h of tt.toSorted((R,W)=>R.line-W.line)){for(;$t<h.line&&gt>=0;$t+=1)gt=J.indexOf(`
`,gt)+1||-1;if(gt<0)break;const R=J.indexOf(`
`,gt),W=R<0?J.length:R,q=W>gt&&J[W-1]==="\r";pt.push(...m(J.slice(gt,q?W-1:W),h))}return pt}function m(J,tt){const{column:pt,endColumn:$t}=tt,gt=J.length<=u;if(!gt&&
$t-pt>s)return[];const h=a(J,pt-1,0);if(h>=J.length)return[];const R=a(J,$t-pt,h),[W,q]=gt?[J.slice(0,h),J.slice(R)]:["",""];return[{place:tt,before:W,literal:J.
slice(h,R),after:q,isWhole:gt}]}function a(J,tt,pt){let $t=pt;for(let gt=tt;gt>0&&$t<J.length;gt-=1)$t+=(J.codePointAt($t)??0)>65535?2:1;return $t}var T=t(6174),
S=t(2161);function b(J,tt){const{directory:pt,checkedAt:$t,configs:gt}=tt,h=gt.flatMap(ut=>ut.files),R=new Set(h.flatMap(({path:ut,shown:f})=>[r(ut),f])),W=ut=>{
const f=r((0,O.resolve)(pt,ut));return!R.has(ut)&&!R.has(f)&&g(ut)&&g(f)},q=J.filter(({file:ut})=>W(ut)),nt=o(q,pt,$t),et=M(nt,tt.usages);return nt.flatMap(ut=>A(
ut,et.get(L(ut.place))??null,tt))}function r(J){const tt=(0,$.$)(J);return tt.kind==="file"?tt.path:(0,O.resolve)(J)}const g=J=>(0,S.L8)((0,O.basename)(J),new Set,
(0,O.basename)((0,O.dirname)(J)))!==void 0;function A({place:J,before:tt,literal:pt,after:$t,isWhole:gt},h,{redact:R,kept:W}){const q=tt+pt+$t;return R(q,W)!==q?
[]:gt&&!y(q)?[{place:J,before:tt,literal:pt,after:$t}]:h===null||j.test(h)||!pt.includes(h)?[]:[{place:J,before:"\u2026 ",literal:(0,T._)(h),after:" \u2026"}]}const E=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
j=/[\s"]/,P=/[\w+-]{20,}/g,y=J=>E.test(J)||(J.match(P)??[]).some(tt=>/\d/.test(tt)&&/[a-z]/.test(tt)&&/[A-Z]/.test(tt));function M(J,tt){const pt=new Map(J.map(
({place:gt})=>[L(gt),gt.file])),$t=new Set(pt.values());return new Map(tt.filter(({place:gt})=>$t.has(gt.file)&&pt.has(L(gt))).flatMap(({place:gt,text:h})=>h===
null?[]:[[L(gt),h]]))}const L=({file:J,line:tt,column:pt})=>`${tt}:${pt} ${J}`;var X=t(2389),N=t(6897),Q=t(1831),ct=t(3592),U=t(2796),V=t(6763),z=t(5751),rt=t(1435),
Z=t(8723),mt=t(7052),ht=t(9664);function vt(J,{evidence:tt,versions:pt}){if(J.version!==null)return()=>J.version;const $t=tt.filter(({level:gt,version:h})=>gt===
"version-file"&&h!==null);return(gt,h)=>$t.some(W=>W.client===gt&&wt(h,(0,ht.jt)(W.place.file)))?pt[gt]??null:null}const wt=(J,tt)=>tt===""||`${J}/`.startsWith(
`${tt}/`);var x=t(6195),F=t(7854),H=t(3152);const D=2e5;async function C({usages:J,notes:tt,scanned:pt,changed:$t,dialect:gt,settings:h}){const{declared:R,endedAt:W}=pt;
if(J.length===0&&![...R].some(Ft=>"place"in Ft)&&h.roots.length===0)return{roots:[],notes:[]};const{rootsOf:nt}=await t.e(353).then(t.bind(t,5353)),{Readings:et,
RootNotes:ut,textNotes:f}=await Promise.all([t.e(917),t.e(203)]).then(t.bind(t,1203)),{clients:k,versions:B}=gt,G=await Y({usages:J,declared:R,clients:k},h,W===
null),at=[],ft=[],Ot=new et,dt=h.dialect.name==="auto"?[]:k,It=new ut({clients:k,readings:Ot,upgrade:h.upgrade,versionIn:vt(h.dialect,gt)}),jt=h.depth!=="discov\
ery";let Lt=0;for(const Ft of nt(G,{changed:$t,versions:B,hasCalls:jt})){if(Lt+=Ft.directories.length,Lt>D){ft.push((0,F.YW)(Ft.directory,(0,mt.fileLimit)({kind:"\
roots",max:D})));break}It.add(Ft),jt&&at.push(Ft)}const Nt=[...f(J,R,{...gt,readings:Ot,set:dt})].filter(({place:Ft})=>$t===null||$t.has(Ft.file)),Ht=new Set(tt.
flatMap(({problem:Ft,place:Zt})=>Ft.code==="lock-invalid"?Zt.file:[])),Wt=[...Nt,...It.notes()].filter(({place:Ft})=>!Ht.has(Ft.file));return{roots:at,notes:[...Wt,
...ft]}}async function Y(J,{roots:tt},pt){const{layoutsOf:$t,unmatched:gt}=await t.e(353).then(t.bind(t,5353)),h=tt.map(q=>({text:q,matches:(0,x.Ls)([q])})),R=$t(
{...J,patterns:h}),W=pt?gt(R,h):[];if(W.length===0)return R;throw new H.GN(W.map(q=>`roots: no directory with configuration matches ${q}`))}async function st(J,tt){
return tt.every(({lockFile:$t})=>$t===null)?J:(await t.e(862).then(t.bind(t,3862))).withoutUnusedLocks(J,tt)}function it(J,tt,{depth:pt},$t){if(pt==="discovery")
return J;const gt=({kind:R,workspace:W})=>R==="cloud_default"?!!$t.TF_CLOUD_HOSTNAME:R!=="backend_remote_default"||W?.organization===null,h=new Set(tt.filter(R=>!gt(
R)).map(({place:R})=>ot(R)));return J.map(R=>R.problem.code==="host-missing"&&h.has(ot(R.place))?{...R,problem:{...R.problem,severity:"error"}}:R)}const ot=({file:J,
line:tt,column:pt})=>`${J}:${tt}:${pt}`;async function Mt(J,tt){if(J===null)return X.j7;const{judgeInit:pt}=await Promise.all([t.e(917),t.e(341),t.e(761)]).then(
t.bind(t,5761));return pt(J,tt)}var At=t(8416),kt=t(3474);function xt(J,tt,pt){const $t={...J,newHosts:new Set,files:null,remarks:[]};if(tt===null)return $t;const gt=et=>({
...$t,remarks:[`changed-only has no effect: ${et}`]});if(tt.kind==="all")return gt(tt.why);const{files:h}=tt,R=new Set(h.filter(({status:et})=>et!=="removed").map(
({file:et})=>et));if(R.size>0&&![...R].some(et=>pt(et)!==null))return gt("the checkout contains none of the files that the pull request changes");const W=J.usages.
filter(({place:et})=>R.has(et.file)),nt=`changed-only: the pull request changes ${h.length===1?"1 file":`${h.length} files`} with ${W.length} of ${J.usages.length}\
 usages`;return{usages:W,notes:J.notes.filter(({place:et})=>Rt(et.file,R)),newHosts:Tt(J.usages,h,pt),files:new Set(h.map(({file:et})=>et)),remarks:[nt]}}const Rt=(J,tt)=>tt.
has(J)||J==="."||[...tt].some(pt=>pt.startsWith(`${J}/`)),St=2e8;function Tt(J,tt,pt){const $t=new Set;if(tt.some(Pt))return $t;const gt=new Map(tt.map(nt=>[nt.
file,K(nt,pt)])),h=tt.flatMap(({patch:nt})=>lt(nt,/^[ -]/));let R=0;const W=(nt,et)=>{const ut=[et,(0,Q.nx)(et).toLowerCase()];return nt.filter(f=>(R+=f.length,
R<=St&&ut.some(k=>f.includes(k)))).length},q=(nt,et)=>{const{isNew:ut,now:f,added:k}=gt.get(nt)?.()??Dt,B=ut?0:W(f,et);return ut||B>0&&B===W(k,et)};for(const[nt,
et]of Map.groupBy(J,ut=>ut.host)){if(nt===null||et.some(({isHostImplied:f})=>f))continue;const ut=[...new Set(et.map(({place:f})=>f.file))];!ut.every(f=>gt.has(
f))||W(h,nt)>0||ut.every(f=>q(f,nt))&&R<=St&&$t.add(nt)}return $t}const Dt={isNew:!1,now:[],added:[]};function K({file:J,status:tt,patch:pt},$t){let gt=null;const h=()=>{
const R=tt==="added";if(R||pt===null)return{...Dt,isNew:R};const W=($t(J)??"").toLowerCase().split(`
`);return{isNew:R,now:W,added:lt(pt,/^\+/)}};return()=>(gt??=h(),gt)}const lt=(J,tt)=>(J??"").toLowerCase().split(`
`).filter(pt=>tt.test(pt)),yt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,Pt=({file:J,status:tt,changes:pt,patch:$t})=>$t===null&&tt!=="added"&&pt>0&&yt.
test(J);var Ct=t(2859),bt=t(370);async function Bt(J,tt){const pt=tt.now(),$t=await(0,bt.SQ)(J,tt),gt=J.scan.length===0?0:tt.now()-pt,h=(0,bt.PT)(J,$t,tt),R=await(0,At.
L2)(h),{clients:W}=R,q={usages:(0,F.sw)($t.usages,W),notes:(0,F.vH)([...$t.notes,...Xt($t,tt.stop.why)],W)},nt=await Ut(q,J,tt),et=await(0,rt.jK)(nt.usages,J,R,
{...tt,scanned:{...J,...$t}}),{roots:ut,notes:f}=await C({...q,scanned:$t,changed:nt.files,dialect:R,settings:J}),k=await st(et.usages,ut),B=(0,Ct.C)(J,k,W,(0,F.
kA)(q.usages));zt(B);const{configs:G,releases:at}=et,{environment:ft}=tt,{files:Ot,bytes:dt}=$t;return{dialect:{...R,releases:at},configs:G,usages:k,roots:ut,requirements:B,
notes:[...it(nt.notes,k,J,ft),...f],newHosts:nt.newHosts,isEmpty:J.scan.length>0&&$t.isEmpty&&$t.endedAt===null,complaints:et.findings,allUsages:q.usages,changes:nt.
changes,remarks:[...nt.remarks,...et.remarks],scan:{files:Ot,bytes:dt,usages:k.length,durationMs:gt},clients:()=>(0,At.rU)(R,h.scan)}}async function Ut(J,tt,pt){
const $t=tt.changedOnly?await pt.changes(tt):null;return{changes:$t,...xt(J,$t,h=>{const R=(0,l.yR)((0,O.join)(pt.directory,h));return R.ok?R.text:null})}}function Xt({
endedAt:J,files:tt},pt){return J===null||pt===null?[]:[(0,F.YW)(J,(0,mt.fileLimit)({kind:"time",stopped:pt,files:tt}))]}function zt(J){const{size:tt}=new Set(J.
map(({host:pt})=>pt));if(!(tt<=kt.pS))throw new H.GN([`scan found ${tt} hosts, the limit is ${kt.pS}: narrow scan or exclude files`])}async function Kt(J,tt){const pt=new Date,
$t=await(0,z.readSettings)(J,tt),gt=$t.deadlineMs,h=tt.startTimer(gt,()=>tt.stop.end({kind:"deadline",ms:gt}));try{const R=await Bt($t,tt);await(0,N.x)();const W=await Gt(
R,$t,tt,pt);return await Jt(W,R,$t,tt,pt)}finally{h()}}async function Gt(J,tt,pt,$t){const{environment:gt,stop:h,isFork:R}=pt,{dialect:W,configs:q}=J,nt=await(0,Z.
j)(J,tt,{...W,configs:q},pt),et={...J,visits:nt.visits,tokenVariables:_t(gt),tokenHosts:tt.tokens.map(({host:k})=>k),tokenSources:nt.tokenSources,stopped:h.why,
predicted:await Mt(nt.inquiry,{...tt,dialect:W,isFork:R})},ut={...tt,dialect:W,isFork:R,now:$t.getTime()},f=nt.visits.length>0||et.predicted.requests.length>0;return(0,X.
S4)(et,ut,f?await(0,rt.U7)():null)}async function Jt(J,{dialect:tt,configs:pt,allUsages:$t,requirements:gt,changes:h,scan:R,clients:W,...q},nt,et,ut){const f=Yt(
gt),k=[...q.remarks,...(0,V.r)(J)],B={verdict:J,remarks:(0,V.q)(k)},{verdict:G,remarks:at}=et.secrets.redact(B,f);return{settings:nt,changes:h,verdict:G,context:{
dialect:tt,failOn:nt.failOn,scan:R,remarks:at,startedAt:ut.toISOString(),durationMs:Date.now()-ut.getTime(),version:ct.xv,docsUrl:ct.aq,clients:await W(),sources:b(
(0,U.sC)(G.findings),{...et.secrets,kept:f,usages:$t,configs:pt,directory:et.directory,checkedAt:ut.getTime()}),links:null,repository:null,repositories:[],shards:Vt(
nt),history:null}}}const Vt=({shard:J})=>J===null?null:{indexes:[J.index],count:J.count},_t=J=>Object.keys(J).filter(tt=>/^TFE?_?TOKEN/i.test(tt)),Yt=J=>new Set(
J.flatMap(({host:tt,service:pt})=>[tt,(0,Q.nx)(tt),pt]))}),9461:((Et,_,t)=>{t.d(_,{$:()=>w});var O=t(3024),$=t(5747);function w(I){try{const l=(0,O.realpathSync)(
I),d=(0,O.statSync)(l);return d.isFile()?{kind:"file",path:l}:{kind:d.isDirectory()?"directory":"special",path:l}}catch(l){return{kind:"error",code:(0,$.Oj)(l)}}}}),
5747:((Et,_,t)=>{t.d(_,{Oj:()=>o,io:()=>p,yR:()=>v});var O=t(4573),$=t(3024);const w=16*1024*1024,I=$.constants.O_RDONLY|($.constants.O_NONBLOCK??0)|($.constants.
O_NOCTTY??0),l=Buffer.allocUnsafeSlow(256*1024);let d=l;const v=(n,c=w)=>u(n,c,i);function p(n,c){const m=u(n,c,(a,T)=>Buffer.from(a.subarray(0,T)));return Buffer.
isBuffer(m)?m:null}function u(n,c,m){let a;try{a=(0,$.openSync)(n,I)}catch(T){return e(T)}try{const T=(0,$.readSync)(a,l,0,l.length,null);return T<l.length?m(l,
T):s(a,c,m)}catch(T){return e(T)}finally{(0,$.closeSync)(a)}}function s(n,c,m){const{size:a}=(0,$.fstatSync)(n);if(a>c||a<l.length)return{ok:!1,failure:{kind:"s\
ize",bytes:a,maxBytes:c}};d.length<a&&(d=Buffer.allocUnsafeSlow(a));const T=d;let S=0;for(;S<a;){const b=(0,$.readSync)(n,T,S,a-S,S);if(b===0)break;S+=b}return m(
T,S)}function i(n,c){const m=n.toString("utf8",0,c),a=!m.includes("\uFFFD")||(0,O.isUtf8)(n.subarray(0,c));return{ok:!0,text:m,isUtf8:a,bytes:c}}function o(n){if(!(typeof n==
"object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const e=n=>({ok:!1,failure:{kind:"error",code:o(n)}})}),8185:((Et,_,t)=>{t.d(_,{C:()=>s,
I:()=>o});var O=t(4283),$=t(7052),w=t(6697),I=t(1064),l=t(1831),d=t(2886);const v=(e,{allowedHosts:n,hostnames:c})=>(0,l.Jr)(e,n)||c.some(m=>m.host===e),p={file:"\
.",line:1,column:1,endColumn:1},u=1e4;function s(e,n,c=u){if(n.allowedHosts.length===0)return[];const m=new Map,a=[];let T=0;for(const{directHost:b,kind:r,isOverridden:g,
place:A,clients:E}of e){if(b===void 0||g||v(b,n))continue;const j=r==="backend_http"||r==="remote_state"?"backend":"download",P=`${j} ${b}`,y=m.get(P);if(y===void 0&&
m.size>=c){T+=1;continue}const M=y??i(b,j);m.set(P,M),a.push({...M,place:A,clients:E})}if(T===0)return a;const S=(0,$.fileLimit)({kind:"problems",max:c,omitted:T});
return[...a,{problem:S,place:p,clients:I.Du,host:null}]}function i(e,n){const c=(0,l.Pv)(e),m=c.ok?c.value:null,a=m===null?e:(0,l.nx)(m);return{problem:(0,w.hostNotAllowed)(
{host:a,use:n}),host:m}}function o(e,n,c,m){if(m.allowedHosts.length===0)return[];const a=c.filter(({because:T})=>T.some(S=>typeof S!="string"));return n.flatMap(
T=>{const{id:S,kind:b}=T;if(b!=="url"||!a.some(E=>E.service===S))return[];const r=(0,O.Dl)(T.url),g=r.ok?(0,l.Pm)(r.value):null;if(g===null||g===e||v(g,m))return[];
const A=(0,w.hostNotAllowed)({host:g,service:S,registry:(0,l.nx)(e)});return[(0,d.bz)(A,S)]})}}),8988:((Et,_,t)=>{t.d(_,{s:()=>i,k:()=>T});var O=t(3534),$=t(3410),
w=t(5143),I=t(9562);const l=[I.OZ,I.Bn],d=[I.e$,I.xq],v=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...l,...d]},{matches:/^api\.env0\.com$/,services:d},{matches:/^backend\.api\.env0\.com$/,
services:l},{matches:/\.scalr\.io$/,services:l}],p=S=>v.find(({matches:b})=>b.test(S))?.services??[];var u=t(241),s=t(2886);function i(S,{role:b},r){const g=n(S),
A=S.credentials?.hasToken===!0,j=(S.attempt.hops.at(-1)?.challenge??null)===null&&(A||b!=="guest"),P=A?[]:c(S.host,g,r),M=[...S.difference===null?[]:[S.difference],
...P,...g===null||!j?[]:[m(S,g,r)]].map(X=>(0,s.bz)(X)),L=A?[]:o(S,r);return L.length>0?[...M,...L]:P.length===0?[...M,...e(S,r)]:M}function o(S,{usages:b,isFork:r,
depth:g}){const{host:A,attempt:E}=S;if(g==="discovery"||E.discovery.kind!=="found")return[];const j=b.flatMap(({workspace:P,hasOwnToken:y,needs:M,place:L})=>P===
void 0||y||(0,w.Zl)(L.file)?[]:M.filter(X=>X.host===A));return Array.from(Map.groupBy(j,({service:P})=>P),([P,y])=>{const M=(0,$.cloudToken)({host:A,service:P,isFork:r,
...a(S)}),L=y.flatMap(X=>X.clients);return(0,s.bz)((0,s.aZ)(M,L),P)})}function e(S,{usages:b,isFork:r}){const{host:g,attempt:A,credentials:E}=S;if(A.discovery.kind!==
"found"||E?.hasToken||E?.problem)return[];const j=p(g).find(P=>b.some(({hasOwnToken:y,needs:M,place:L})=>M.some(X=>X.host===g&&X.service===P)&&!y&&!(0,w.Zl)(L.file)));
return j===void 0?[]:[(0,s.bz)((0,O.credentialsMissing)({host:g,service:j,isFork:r,...a(S)}),j)]}function n(S){const{discovery:b,hops:r}=S.attempt;return b.kind===
"failed"&&b.problem.code==="document-unauthorized"?r.at(-1)?.status??null:null}function c(S,b,{tokenVariables:r,hosts:g}){return(0,u.B)(r,S,g).filter(({isParent:A})=>!A||
b!==null).map(({variable:A,why:E,write:j})=>(0,O.credentialsNearMiss)({host:S,variable:A,why:E,write:j}))}function m(S,b,{isFork:r}){const{host:g,credentials:A}=S;
return A?.hasToken?(0,O.credentialsRejected)({host:g,status:b,source:A.source}):(0,O.credentialsMissing)({host:g,service:null,isFork:r,...a(S)})}function a({credentials:S,
looks:b}){const r=b.flatMap(j=>j.looks),g=j=>[...new Set(r.flatMap(({held:P,source:y})=>P!=="not read"===j?y:[]))],A=S===null?g(!0):[S.source],E=S===null?g(!1):
[];return{searched:A,notRead:E}}function T(S,b){return S.filter(r=>!b.includes(r)).map(r=>(0,s.bz)((0,O.credentialsUnused)({host:r})))}}),2886:((Et,_,t)=>{t.d(_,
{ER:()=>u,HJ:()=>m,Mm:()=>T,Np:()=>o,TC:()=>b,aZ:()=>p,bz:()=>v,hD:()=>i,l$:()=>d,ld:()=>n,pi:()=>e,xJ:()=>s});var O=t(5143),$=t(5799),w=t(1831),I=t(7715);const l=[
"module","provider","version","package","lock","not"],d=({problem:r,places:g})=>l.includes(r.code.replace(/-.*/,""))&&g.length>0&&g.every(A=>typeof A!="string"),
v=(r,g=null,A=!0)=>({services:g===null?[]:[g],problem:r,needed:A}),p=(r,g)=>({...r,affects:r.affects.filter(A=>g.includes(A))}),u=({problem:r,needed:g})=>g&&r.usualSeverity===
"error";function s({problem:r,needed:g},A){const E=g&&A.some(j=>r.affects.includes(j));return r.severity==="error"&&!E?"warning":r.severity}const i=(r,g,A)=>({severity:s(
r,g),problem:r.problem,affects:r.problem.affects,...A}),o=(r,g)=>$.oC.indexOf(r.severity)-$.oC.indexOf(g.severity),e=(r,g,A)=>A.some(E=>E.code===r.code&&(E.host===
null||E.host===g));function n({problem:r,services:g},{visit:{host:A,attempt:E},requirements:j,answering:P},{depth:y}){if(y==="discovery"||E.discovery.kind==="sk\
ipped")return!0;const M=g.some(X=>P.has(`${A} ${X}`));if(r.code==="service-url-no-slash"&&M)return!1;const L=j.filter(({service:X})=>g.length===0||g.includes(X));
return L.length===0||L.some(({isForInit:X})=>X)}const c=1e3;function m(r){const g=new Map;return A=>{const E=JSON.stringify(A),j=g.get(E)??a(A,r);return g.set(E,
j),j}}function a(r,g){const A=M=>g.filter(({service:L})=>M.includes(L)),E=r.length===0?g:A(r),j=r.filter(M=>E.some(({service:L})=>L===M)),P=j.length>0?j:r,y=(E.
length>0?E:A(["any"])).flatMap(M=>M.because);return{service:P.length===1?P[0]??null:null,...T([...new Set(y)])}}function T(r){const g=S(r),A=Math.max(0,g.length-
c);return{places:g.slice(0,c),placesLeftOut:A}}function S(r){const{own:g=[],aside:A=[]}=Object.groupBy(r,E=>typeof E!="string"&&(0,O.Zl)(E.file)?"aside":"own");
return[...g,...A]}function b(r,g){const A=g.some(({because:j})=>j.includes("hostnames input"));return{role:(0,I.V)(r)!==null?"guest":A?"operator":"user",host:(0,w.
nx)(r)}}}),9464:((Et,_,t)=>{t.d(_,{f:()=>d,u:()=>p});var O=t(4283),$=t(3534),w=t(1831),I=t(9562),l=t(2886);function d({host:u,attempt:s,credentials:i},o){const e=i?.
hasToken===!0,n=[...o.flatMap(c=>c.kind==="url"&&(0,I.p4)(c.id)&&(0,I.D6)(c.id)?[{url:c.url,service:c.id,isSent:e}]:[]),...s.hops.map(({url:c,authorization:m})=>({
url:c,service:null,isSent:m==="sent"}))].flatMap(({url:c,...m})=>{const a=v(c);return a===null||a===u?[]:[{...m,host:a}]});return[...new Map(n.toReversed().map(
c=>[c.host,c])).values()]}function v(u){const s=(0,O.Dl)(u),i=s.ok?(0,w.Pm)(s.value):null,o=i===null?null:(0,w.Pv)(i);return o?.ok?o.value:null}function p(u,s,{
tokenSources:i,hosts:o}){return d(u,s).flatMap(({host:e,service:n,isSent:c})=>{const m=i.get(e);if(m===void 0)return[];const a=n===null?u.attempt.discovery.kind===
"failed":!c,T=(0,$.credentialsOtherHost)({host:(0,w.nx)(u.host),other:(0,w.nx)(e),source:m,service:n,isSent:c,isNotice:!a||o.has(e)});return[(0,l.bz)(T,n)]})}}),
2389:((Et,_,t)=>{t.d(_,{j7:()=>T,k2:()=>y,S4:()=>r});var O=t(4e3),$=t(7052),w=t(5143),I=t(5799),l=t(1064),d=t(8185),v=t(8988),p=t(2886);function u(M,L,X){const N=new Set(
M.notes.flatMap(({problem:rt,place:Z})=>rt.code==="file-syntax"?Z.file:[])),Q=[...M.complaints.map(({problem:rt,place:Z})=>m((0,p.bz)(rt),Z,X)),...(0,v.k)(M.tokenHosts,
L).map(rt=>m(rt,null,X)),...M.isEmpty?[n(X)]:[]],ct=s([...M.notes.map(rt=>i(rt,N,X)),...(0,d.C)(M.usages,X).map(({problem:rt,clients:Z,place:mt,host:ht})=>{const vt=(0,p.
bz)((0,p.aZ)(rt,Z));return{host:ht,finding:{...m(vt,mt,X),host:ht}}}),...M.others.map(rt=>({host:rt.host,finding:c(rt,X)})),...Q.map(rt=>({host:null,finding:rt}))]),
U=ct.filter(({host:rt,finding:Z})=>!(0,p.pi)(Z.problem,rt,X.ignore)),V=({exclude:rt})=>+(rt!==void 0),z=U.map(({finding:rt})=>rt).sort((rt,Z)=>(0,p.Np)(rt,Z)||V(
rt)-V(Z));return{files:z,ignored:ct.length-z.length}}function s(M){return[...Map.groupBy(M,({host:X,finding:N})=>{const{problem:Q,severity:ct,affects:U,places:V,
exclude:z}=N,{code:rt,message:Z,help:mt}=Q;return V.length===0?M:JSON.stringify([X,rt,ct,Z,mt,U,z===void 0])})].flatMap(([X,N])=>{const[Q]=N;if(X===M||Q===void 0||
N.length===1)return N;const ct=N.flatMap(({finding:z})=>z.places),U=new Set(N.flatMap(({finding:z})=>z.exclude??[])),V=U.size===0?{}:{exclude:[...U]};return[{...Q,
finding:{...Q.finding,places:ct,...V}}]})}function i(M,L,X){const{problem:N,place:Q,host:ct,isPlaceholder:U}=M,V=M.aside??Q.file;if(N.code==="file-limit"&&X.allowedHosts.
length>0){const ht={...N,message:(0,O.Fn)(N.message)};return{host:ct,finding:{...e(M,ht,X),severity:"error"}}}const z=U||L.has(Q.file),rt=N.severity==="error"&&
(z||(0,w.Zl)(V)),Z=rt?{...N,severity:"warning"}:N,mt=e(M,Z,X);return!rt&&!(0,w.Zl)(V)?{host:ct,finding:mt}:{host:ct,finding:{...mt,exclude:[(0,w.n7)(V)]}}}const o={
error:"warning",warning:"notice",notice:"notice"};function e({place:M,others:L=[],clients:X},N,Q){const{dialect:ct}=Q,V=ct.isGuess&&l.Du.some(rt=>!X.includes(rt))?
o[N.severity]:N.severity,z=m((0,p.bz)({...(0,p.aZ)(N,X),severity:V}),M,Q);return{...z,places:[...z.places,...L]}}function n(M){const{scan:L,hostnames:X}=M,N=(0,$.
nothingToCheck)({scan:L,hasHostnames:X.length>0});return{...m((0,p.bz)(N),null,M),severity:N.severity}}function c({host:M,places:L,...X},N){const Q=(0,I.pj)(X.problem,
(0,p.TC)(M,[]));return{...m({...X,problem:Q},null,N),host:M,places:L}}const m=(M,L,{dialect:X})=>(0,p.hD)(M,X.clients,{host:null,service:null,places:L===null?[]:
[L],isHostNew:!1});var a=t(9464);const T={drafts:[],notes:[],roots:[],requests:[],answering:new Set},S={judgeVisit:b,judgeRequests:b};function b(){throw new Error(
"the rules for hosts are not loaded")}function r(M,L,X){const{judgeVisit:N,judgeRequests:Q}=X??S,{requirements:ct,visits:U,usages:V,tokenVariables:z}=M,rt=Map.groupBy(
ct,({host:Tt})=>Tt),Z=U.map(({host:Tt})=>Tt),{isFork:mt,depth:ht}=L,{tokenSources:vt}=M,wt={usages:V,tokenVariables:z,tokenSources:vt,hosts:new Set(Z),isFork:mt,
depth:ht},x=Map.groupBy(M.predicted.drafts,({host:Tt})=>Tt),F=Map.groupBy(M.predicted.requests,({host:Tt})=>Tt),H=U.map(Tt=>{const Dt=M.newHosts.has(Tt.host),K={
visit:Tt,requirements:rt.get(Tt.host)??[],predicted:x.get(Tt.host)??[],requests:F.get(Tt.host)??[],answering:M.predicted.answering,isNew:Dt};return N(K,L,wt)}),
D=H.map(({verdict:Tt})=>Tt),C=D.flatMap(({visit:Tt,services:Dt})=>(0,a.f)(Tt,Dt)),Y=[...Z,...C.map(({host:Tt})=>Tt),...F.keys()],st=new Set(Z),it=Array.from(F,([
Tt,Dt])=>Q({host:Tt,known:[]},Dt,L).map(K=>({...K,host:Tt,places:[]}))),ot=[...M.predicted.drafts,...it.flat()].filter(({host:Tt})=>!st.has(Tt)),Mt=[...M.notes,
...M.predicted.notes],At=u({...M,notes:Mt,others:ot},Y,L),kt=[...H.flatMap(({ofFiles:Tt})=>Tt),...At.files].sort(p.Np),xt=[...D.flatMap(Tt=>Tt.findings),...kt].
sort(p.Np),{stopped:Rt}=M,St=P(At.files);return{passed:Rt===null&&!xt.some(({severity:Tt})=>y(Tt,L.failOn)),stopped:Rt,hosts:D,files:kt,findings:xt,ignored:H.reduce(
(Tt,Dt)=>Tt+Dt.ignored,At.ignored),roots:M.predicted.roots.map(Tt=>g(Tt,L,St))}}function g({rows:M,...L},{ignore:X},N){const Q=({drafts:ct,decidedAt:U})=>ct.length>
0?ct.filter(({problem:V,host:z})=>!(0,p.pi)(V,z,X)).map(V=>({...V,severity:(0,p.xJ)(V,L.clients)})):U.flatMap(V=>N.get(E(V))??[]);return{...L,rows:M.map(ct=>{const{
drafts:U,decidedAt:V,...z}=ct,Z=U.length>0||Object.values(z.chosen).includes(null)?Q(ct).toSorted(p.Np):[],mt=new Map(Z.map(({problem:ht})=>[ht.code,A(ht)]));return{
...z,worst:Z[0]?.severity??null,problems:[...mt.values()]}})}}const A=({code:M,title:L,usualSeverity:X})=>({code:M,title:L,usualSeverity:X}),E=({file:M,line:L})=>`${M}\
:${L}`,j=/^(?:constraint|lock)-/,P=M=>{const L=new Map;for(const X of M.filter(({problem:N})=>j.test(N.code)))for(const N of X.places){const Q=typeof N=="string"?
N:E(N),ct=L.get(Q);ct===void 0?L.set(Q,[X]):ct.push(X)}return L},y=(M,L)=>M==="error"?L!=="never":M==="warning"&&L==="warning"}),4e3:((Et,_,t)=>{t.d(_,{Af:()=>a,
B9:()=>o,Cw:()=>S,Fn:()=>g,NM:()=>n,Vb:()=>A,Wt:()=>i,XT:()=>d,YA:()=>m,_r:()=>c,dh:()=>l,eZ:()=>T,go:()=>p,mP:()=>u,qZ:()=>e,zd:()=>v});var O=t(4714),$=t(7715),
w=t(9562);const I=300;function l(E,j=I){return E.length<=j?E:`${(0,O.o)(E,j)}\u2026`}function d(E,j,P=0){const y=E.slice(0,j).map(L=>l(L)),M=E.length-y.length+P;
return y.join(", ")+(M>0?` and ${M} more`:"")}const v=E=>`the clients print "${E}"`;function p(E){return E===null?"null":Array.isArray(E)?"an array":typeof E=="\
object"?"an object":`a ${typeof E}`}function u(E){if(E.kind==="error")return`cannot be read: ${E.code}`;const{bytes:j,maxBytes:P}=E;return`has ${j} bytes and is\
 not read; the limit is ${P/1024/1024} MiB`}const s={[w.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE\
/NAME/SYSTEM)",[w.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYP\
E), and one that is installed by hand needs a filesystem mirror"};function i(E){return E.flatMap(P=>s[P]??[])[0]??"correct the host in `source` or `hostname`, o\
r add the `source` that a child module lacks"}const o=E=>`wait and run the check again; see ${(0,$.V)(E)??"its status page"}, and consider a network mirror for \
providers`,e=E=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${E} serves its discovery document to everyone, so the registry, a proxy or a f\
irewall blocks this network, for example by country`;function n(E,j,P){if(E===null)return P;const y=E.title===""?"":` ("${E.title}")`,M=P.guest??e(j);switch(E.kind){case"\
sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:M,because:`the host returned a sign-in page${y}`};case"captive-po\
rtal":return`a proxy or captive portal returned an HTML page${y}: allow this machine to reach the host`;case"other":{const L=P.user??`check that ${j} is a regis\
try, and ${i([])}`;return{...P,user:L,guest:M,because:`the host returned an HTML page${y}`}}}}const c=({url:E,status:j,reason:P})=>`${E} returned ${`${j} ${l(P)}`.
trim()}`,m=E=>`${Math.round(E/100)/10} s`,a=E=>E.map(({name:j,attemptMs:P,retries:y})=>{const M=Number.isFinite(P)?m(P):"without a limit",L=y===0?"":` in each o\
f ${y+1} attempts`,X=j.includes(" and ")?"wait":"waits";return`${j} ${X} ${M}${L}`}).join(", "),T=E=>E.map(({name:j})=>j).join(" and ");function S(E){switch(E.kind){case"\
deadline":return`the check reached its deadline of ${m(E.ms)}`;case"signal":return`the check was interrupted by ${E.signal}`;case"crash":return"tf-disco crashed";case"\
missing":return r(E);case"reported":return E.why;case"several":return E.reasons.map(S).join("; ")}}const b=10;function r({what:E,names:j,total:P}){const y=d(j,b);
return E==="shard"?`${j.length} of ${P} shards ${j.length===1?"is":"are"} missing: ${y}`:`the usages of ${j.length} of ${P} repositories are missing: ${y}`}const g=E=>`${E}\
; it may use hosts that are not in \`allowed-hosts\``,A=({kind:E,address:j,version:P})=>`${E} ${j} ${l(P,40)}`}),6897:((Et,_,t)=>{t.d(_,{n:()=>$,x:()=>w});const O=100;
async function $(I,l,d){let v=performance.now();for(;;){const p=I.next(l.why!==null);if(p.done)return p.value;performance.now()-v<O||(d(p.value),await w(),v=performance.
now())}}const w=()=>new Promise(I=>setImmediate(I))}),4714:((Et,_,t)=>{t.d(_,{o:()=>w,w:()=>I});var O=t(3307);const $=2048,w=(l,d=$)=>l.length<=d?l:structuredClone(
l.slice(0,d).toWellFormed());function I(l){if(l.length<=$)return(0,O.IL)(l);switch(l[0]){case'"':return w((0,O.I)(l));case"[":return[];case"{":return{};default:
return(0,O.IL)(l)}}}),7715:((Et,_,t)=>{t.d(_,{V:()=>$});const O=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://s\
tatus.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://stat\
us.gitlab.com"]]),$=w=>O.get(w)??null}),9664:((Et,_,t)=>{t.d(_,{Gz:()=>$,LA:()=>l,jt:()=>w,un:()=>I});var O=t(3916);const $=(d,v)=>d===""?v:`${d}/${v}`,w=d=>d.slice(
0,Math.max(0,d.lastIndexOf("/")));function I(d,v){const p=(0,O.join)(d,v).replace(/\/$/,"");return p==="."?"":p}const l=d=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.
test(d)}),241:((Et,_,t)=>{t.d(_,{B:()=>I});var O=t(1831);const $=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,w="TF_TOKEN_";function I(s,i,o){const[e]=(0,O.fK)(i);return e===
void 0?[]:s.flatMap(n=>{const c=(0,O.$k)(n);if(c!==null&&o.has(c))return[];const m=l(n,c,i);return m===null?[]:[{variable:n,why:m,write:e,isParent:d(c,i)}]})}function l(s,i,o){
const e=$.exec(s)?.[0];if(e===void 0)return null;const n=s.slice(e.length);return i!==null&&d(i,o)?`it is for ${(0,O.nx)(i)} only: the clients do not use the to\
kens of parent domains`:p(o).some(c=>c===v(n))?e!==w?`it begins with ${e}, and the clients read only ${w}`:i===null?"the clients cannot read a hostname from it \
and ignore it":`the clients read it for ${(0,O.nx)(i)}${u(n,o)}`:null}const d=(s,i)=>s!==null&&(0,O.Sv)(i).name.endsWith(`.${(0,O.Sv)(s).name}`),v=s=>s.normalize(
"NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function p(s){const{name:i}=(0,O.Sv)(s);return[...new Set([s,i,(0,O.nx)(s)].map(v))]}function u(s,i){
const{name:o,port:e}=(0,O.Sv)(i);return e!==443&&!s.includes(":")?"; a port follows a colon":o.includes("-")&&!s.includes("-")?"; a hyphen is written as two und\
erscores":""}}),2796:((Et,_,t)=>{t.d(_,{S3:()=>E,Wi:()=>a,YM:()=>j,a2:()=>g,cZ:()=>d,cr:()=>b,hs:()=>r,pq:()=>A,sC:()=>T});var O=t(2886),$=t(1064),w=t(1831),I=t(
8884);const l=3;function d(P){return[...Map.groupBy(P,p).values()].flatMap(y=>{const M=[...Map.groupBy(y,u).values()];return M.length>l?[y]:M}).flatMap(y=>s(y)??
[]).toSorted((y,M)=>(0,O.Np)(y,M)||v(y)-v(M)||M.hosts.length-y.hosts.length)}function v({code:P,affects:y}){return P==="host-not-checked"?2:y.length===0||$.Du.some(
M=>y.includes(M))?0:1}const p=({severity:P,problem:y,affects:M,exclude:L})=>JSON.stringify([P,y.code,M,L===void 0]),u=P=>P.exclude===void 0?c(P.problem.help??"",
P):"";function s(P){const[y]=P;if(y===void 0)return null;const M=[...new Set(P.flatMap(({host:Z})=>Z??[]))],{code:L,title:X,help:N,message:Q}=y.problem,ct=(Z,mt)=>M.
length>1?c(Z,mt):Z,U=ct(Q,y),V=P.every(Z=>ct(Z.problem.message,Z)===U),z=ct(N??"",y),rt=P.every(Z=>ct(Z.problem.help??"",Z)===z);return{severity:y.severity,code:L,
title:X,affects:y.affects,findings:P,hosts:M,message:V?U:null,help:z!==""&&rt?n(z,P):null}}const i=/\bTF_TOKEN_\w+/g,o="TF_TOKEN_HOST",e=5;function n(P,y){if(!P.
includes(o))return P;const M=new Set(y.flatMap(({problem:L})=>L.help?.match(i)??[]));return M.size<=e?`${P}; ${o} is ${[...M].join(" or ")}`:`${P}; in ${o}, wri\
te each dot of the host as an underscore and each hyphen as two`}function c(P,{host:y}){return y===null||P===""?P:[...new Set([y,(0,w.nx)(y)])].reduce((M,L)=>M.
replaceAll(L,m),P).replace(i,o).replaceAll(/\bhost the host/g,"the host")}function m(P,y,M){const[L=" ",X=" "]=[M[y-1],M[y+P.length]];return/[\s("]/.test(L)&&/[\s,;.:)"]/.
test(X)?"the host":"HOST"}const a=3,T=P=>d(P).flatMap(y=>b(y).slice(0,a).flatMap(([,M])=>M.values().flatMap(S).take(1).toArray())),S=P=>{const y=(0,I.Xd)(P);return y===
null?[]:[y]},b=({message:P,findings:y})=>P===null?[...Map.groupBy(y,({problem:M})=>M.message)]:[[P,y]],r=({hosts:P,findings:y})=>P.length>0&&!y.every(O.l$),g=P=>r(
P)?"host":"place";function A(P){if(r(P))return P.hosts.length;const{lines:y,leftOut:M}=(0,I.yv)(P.findings);return y.length+M}function E(P){const{findings:y,message:M}=P;
return M===null?y.map(L=>[L]):r(P)?[...Map.groupBy(y,({host:L})=>L).values()]:(0,I.yv)(y).lines}function j(P){const y=P.filter(X=>r(X)&&X.hosts.length>1),L=[...Map.
groupBy(y,({hosts:X})=>X.toSorted().join()).values()].flatMap(([X,...N])=>X===void 0?[]:N.map(Q=>[Q,X.code]));return new Map(L.filter(([{message:X}])=>X!==null))}}),
4120:((Et,_,t)=>{t.d(_,{DO:()=>o,Iu:()=>I,K4:()=>l,Ku:()=>d,QI:()=>i,Rk:()=>e,SY:()=>p,UV:()=>v,dy:()=>$,od:()=>u,px:()=>w,wO:()=>s});var O=t(1064);const $="new\
 in this pull request",w=(n,c)=>`${n} ${c}${n===1?"":"s"}`,I=n=>n.replace(/^./u,c=>c.toUpperCase());function l(n,c,m=0){const a=n.slice(0,c),T=n.length-a.length+
m;return`${a.join(", ")}${T>0?` and ${T} more`:""}`}const d=(n,c)=>n.length<=2*c?n:n.slice(0,c);function v(n,c,m,a=T=>`and ${T} more`){const T=n.length-c;return[
...n.slice(0,c).flatMap(m),...T>0?[a(T)]:[]]}const p=n=>O.zK.every(c=>n.includes(c))?"all clients":n.map(c=>O.bB[c]).join(", ");function u(n,c){const m=c.filter(
a=>n.includes(a));return n.length===0||m.length===c.length?"":m.length===0?"no client that this repository uses":m.map(a=>O.bB[a]).join(", ")}const s=n=>n.map(c=>O.
bB[c]).join(" and "),i=({clients:n,versions:c})=>n.map(m=>[O.bB[m],c[m]].join(" ").trim()).join(" and "),o=n=>n==="any"?"any service":n;function e(n){switch(n){case"\
none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((Et,_,t)=>{
t.d(_,{BQ:()=>n,CN:()=>m,Dc:()=>e,Ky:()=>l,Qz:()=>o,R3:()=>I,Xd:()=>u,Yx:()=>d,eo:()=>w,et:()=>c,tN:()=>s,xi:()=>i,yv:()=>p});var O=t(4120),$=t(8641);const w=S=>a(
S)?`${(0,$.J7)(S.file)}:${S.line}`:S,I=({file:S,line:b,column:r})=>`${(0,$.J7)(S)}:${b}:${r}`;function l(S,b,r=w,g=0){const A=T(S),E=A.slice(0,b).map(r).join(",\
 "),j=Math.max(0,A.length-b)+g,P=j>0?[(0,O.px)(j,"more place")]:[];return[...E===""?[]:[E],...P].join(" and ")}const d=(S,b=w)=>l(S,S.every(a)?1:2,b),v=1e5;function p(S){
const b=new Map(S.map(({places:j,placesLeftOut:P=0})=>[j,P])),r=[];for(const j of b.keys())r.length<v&&r.push(...j);const g=b.entries().reduce((j,[P,y])=>j+P.length+
y,0),A=T(r.filter(a)),E=[...new Set(r.filter(j=>typeof j=="string"))];return{lines:A,settings:E,leftOut:g-r.length}}const u=({places:S})=>S.find(a)??null,s=S=>S.
map(u).find(b=>b!==null)??null;function i(S,b,r,g){const{lines:A,settings:E,leftOut:j}=p([S]);return[["help",(0,$.RK)(S.problem.help??"",r)],["affects",b],["als\
o at",l(A.slice(1),g,w,j)],["required by",l(E,g)]].filter(([,y])=>y!=="")}const o=({requirements:S})=>S.some(({because:b})=>b.some(a)),e=S=>new Set(S.flatMap(({
places:b})=>b.filter(a).map(({file:r})=>r))).size,n=S=>S.filter(b=>u(b)===null),c=S=>S.every(({problem:b})=>b.code.startsWith("credentials-"))?"credentials":"se\
ttings",m=S=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(S),a=S=>typeof S!="string";function T(S){const b=new Map;return S.filter(r=>{const{file:g,line:A}=typeof r==
"string"?{file:r,line:0}:r,E=b.get(g);if(E===void 0)b.set(g,new Set([A]));else{if(E.has(A))return!1;E.add(A)}return!0})}}),6763:((Et,_,t)=>{t.d(_,{q:()=>I,r:()=>l});
var O=t(5143),$=t(4120);const w=50,I=p=>(0,$.UV)(p,w,u=>u,u=>`and ${(0,$.px)(u,"more remark")}`),l=p=>[...d(p),...v(p)];function d({files:p}){const u=p.filter(({
exclude:i,severity:o})=>i!==void 0&&o!=="notice"),s=new Set(u.flatMap(({exclude:i})=>i??[]));return u.length===0?[]:[(0,O.Az)(u.length,[...s])]}function v({roots:p}){
return p.some(({rows:s})=>s.some(({platforms:i})=>i.some(({available:o})=>o===!0)))?["signatures of provider packages were not verified"]:[]}}),8416:((Et,_,t)=>{
t.d(_,{L2:()=>s,oh:()=>d,rU:()=>i});var O=t(4e3),$=t(5143),w=t(1064),I=t(5603),l=t(3469);function d(r,g){let A;return()=>(A??=t.e(249).then(t.bind(t,9249)).then(
({readTools:E})=>E(r,g)),A)}const v=["terraform"],p="assumed, CLI not detected; set `dialect`",u="CLI not detected; set `dialect` to check one";async function s({
setting:r,scan:g}){const A=r.name==="auto"?null:e(r.name);if(g===null||g.isEmpty){const L=A===null?u:o;return T(A??w.Du,[L],[],r,{signs:[],constraints:[]})}const E=await a(
g,r,A),{constraints:j}=g;if(A!==null)return T(A,[o],[],r,{signs:E,constraints:j});const P=m(E);if(P.length===0)return{...T(v,[p],[],r,{signs:E,constraints:j}),isGuess:!0};
const y=n(P),M=y.flatMap(L=>P.find(X=>X.client===L)??[]);return T(y,M.map(b),P,r,{signs:E,constraints:j})}async function i({clients:r},g){if(g===null||g.isEmpty)
return w.zK;const{others:A}=await g.tools(),E=r;return w.zK.filter(j=>E.includes(j)||A.has(j)||j==="terragrunt"&&g.usesTerragrunt)}const o="set by `dialect`",e=r=>r===
"both"?w.Du:[r],n=r=>w.Du.filter(g=>r.some(A=>A.client===g));function c(r){const g=r.filter(({place:A})=>!(0,$.Zl)(A.file));return g.length===0?r:g}const m=r=>{
const g=c(r);return I.A.map(E=>g.filter(j=>j.level===E)).find(({length:E})=>E>0)??[]};async function a({signs:r,tools:g,hasCloudHostname:A},E,j){const P=m(r),y=j??
n(P),M=P.every(({place:U})=>(0,$.Zl)(U.file)),L=j===null&&(M||P.some(({isCloud:U})=>U)),X=E.version===null&&y.some(U=>(0,l.w)(U,[]).length>1);if(!L&&!X)return r;
const{setsCloudHostname:N,signs:Q}=await g(),ct=A||N;return[...r.filter(({isCloud:U})=>!(U&&ct)),...Q]}function T(r,g,A,E,j){const[P,...y]=r,M=r.map(N=>S(N,E,j)),
L=M.flatMap(({client:N,version:Q})=>Q===null?[]:[[N,Q]]),X=M.flatMap(({version:N,signs:[Q]})=>N===null||Q===void 0?[]:[b(Q)]);return{name:P===void 0||y.length>0?
"both":P,clients:r,releases:M.flatMap(({releases:N})=>N),versions:Object.fromEntries(L),why:[...new Set([...g,...X])].join(", "),evidence:[...new Set([...A,...M.
flatMap(({signs:N})=>N)])]}}function S(r,{version:g},A){if(g!==null)return{client:r,releases:(0,l.w)(r,[g]),version:g,signs:[]};const E=c(A.signs.filter(X=>X.client===
r&&X.version!==null)),j=[...new Set(E.map(X=>(X.version??"").replace(/^v/,"")))];if(j.length>0){const[X="",...N]=j,Q=N.length===0&&(0,l.l)(X);return{client:r,releases:(0,l.
w)(r,j),version:Q?X:null,signs:E}}const P=c(A.constraints),y=P.map(({text:X})=>X),M=(0,l.w)(r,y);if(M.length===(0,l.w)(r,[]).length)return{client:r,releases:M,version:null,
signs:[]};const L=P.map(({text:X,place:N})=>({client:r,level:"syntax",place:N,text:`requires ${(0,O.dh)(X)}`,version:X}));return{client:r,releases:M,version:y.length===
1?y[0]??null:null,signs:L}}const b=({place:r,text:g})=>`${r.file}:${r.line} ${g}`}),2161:((Et,_,t)=>{t.d(_,{L8:()=>i,TD:()=>c,U4:()=>u,Z8:()=>m,e0:()=>s,tr:()=>p});
var O=t(1064);const $=["terraform"],w=["opentofu"],I=[{suffix:".tftest.hcl",class:"test",clients:O.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",
clients:O.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:w},{suffix:".tofutest.json",class:"test",clients:w},{suffix:".tfquery.hcl",class:"\
query",clients:$},{suffix:".tfquery.json",class:"query",clients:$},{suffix:".tfmigrate.hcl",class:"migrate",clients:$},{suffix:".tfcomponent.hcl",class:"stack",
clients:$},{suffix:".tfcomponent.json",class:"stack",clients:$},{suffix:".tfstack.hcl",class:"stack",clients:$},{suffix:".tfstack.json",class:"stack",clients:$},
{suffix:".tfdeploy.hcl",class:"deploy",clients:$},{suffix:".tfdeploy.json",class:"deploy",clients:$},{suffix:".tfmock.hcl",class:"none",clients:O.Du},{suffix:".\
tofumock.hcl",class:"none",clients:w},{suffix:".tf.json",class:"config",clients:O.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:w},{suffix:"\
.tf",class:"config",clients:O.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:w},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:O.Du},{suffix:"\
.hcl",class:"terragrunt",clients:O.Du}],l=Map.groupBy(I,({suffix:a})=>a.slice(a.lastIndexOf(".")+1)),d=".terraform.lock.hcl",v={class:"lock",syntax:"hcl",clients:O.
Du,isOverride:!1},p=a=>a.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(a),u=".terraform/modules/modules.json",s={...v,class:"manifest",syntax:"json"};
function i(a,T,S){if(a===d)return v;const r=l.get(a.slice(a.lastIndexOf(".")+1))?.find(({suffix:L})=>a.endsWith(L));if(r===void 0||r.class==="none")return;const g=o(
a)&&r.class==="test"&&S==="tests";if(o(a)&&!g)return;const A=a.slice(0,-r.suffix.length),E=r.twin!==void 0&&T.has(A+r.twin),j=A==="override"||A.endsWith("_overr\
ide"),P=E||g;if(P&&!r.clients.includes("terraform"))return;const y=P?$:r.clients,M=a.endsWith(".json")?"json":"hcl";return{class:r.class,syntax:M,clients:y,isOverride:j}}
const o=a=>a.startsWith(".")||a.endsWith("~")||a.startsWith("#")&&a.endsWith("#"),e=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),c=a=>e.test(a),m=a=>c(a)||n.test(a)}),6195:((Et,_,t)=>{t.d(_,{$8:()=>d,G$:()=>v,Ls:()=>I,UO:()=>p,VK:()=>w,sq:()=>u});var O=t(6760);const $=/[*?[{]/;function w(s){
const i=s.split("/"),o=i.findIndex(e=>$.test(e));return o<0?{fixed:s}:{fixed:i.slice(0,o).join("/"),glob:i.slice(o).join("/")}}function I(s){const i=s.map(o=>{const e=o.
replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:e,start:l(e)}});return o=>{const e=o.toLowerCase();return i.some(({glob:n,start:c})=>n===o||e.startsWith(
c)&&O.posix.matchesGlob(o,n))}}function l(s){const[i=""]=s.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(s)??[];return i.toLowerCase()}const d=({file:s,glob:i},o)=>s===
o||i!==void 0&&O.posix.matchesGlob(o,i),v=s=>s.startsWith(".")||s==="node_modules",p=(s,i)=>s===i||s.startsWith(i.endsWith(O.sep)?i:i+O.sep),u=s=>O.sep==="/"?s:
s.replaceAll(O.sep,"/")}),5603:((Et,_,t)=>{t.d(_,{A:()=>I,j:()=>d});var O=t(5143),$=t(1064),w=t(5011);const I=["lock-file","syntax","version-file","tool","hook"],
l=100;class d{found=new Map;allowed=new Map;addFiles(u){for(const{file:s,kind:i,scope:o,isContext:e}of u){if(e)continue;const[n]=i.clients;if(n!==void 0&&i.clients.
length===1&&!v(s)){const c={file:s,line:1,column:1,endColumn:1};this.addSyntax(n,`is read by ${$.bB[n]} only`,c)}for(const c of o.traits)this.addTrait(c)}}addUsages(u){
for(const s of u)s.kind==="lock_provider"?this.addLock(s):s.kind==="cloud_default"&&this.addCloud(s)}signs(){return[...this.found.values()]}constraints(){return[
...this.allowed.values()]}addTrait({kind:u,text:s,place:i}){if(u==="version"){if(this.allowed.size>=l)return;const o=(0,O.Zl)(i.file)?`${s} aside`:s;this.allowed.
has(o)||this.allowed.set(o,{text:s,place:i})}else if(u==="binary"){const e={client:s==="tofu"?"opentofu":"terraform",level:"version-file",place:i,version:null};
this.put({...e,text:"sets terraform_binary"})}else if(u!=="compatible"&&u!=="provider-version"){const{client:o,what:e}=$.$I[u];this.addSyntax(o,`has ${e}`,i)}}addLock({
host:u,place:s}){const i=$.Du.find(e=>(0,w.Vm)(e)===u);if(i===void 0)return;const o=`locks providers from ${u}`;this.put({client:i,level:"lock-file",place:s,text:o,
version:null})}addCloud({clients:u,isOverridden:s,place:i}){if(s||!u.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:i,text:"has \
a cloud block without hostname",version:null,isCloud:!0})}addSyntax(u,s,i){this.put({client:u,level:"syntax",place:i,text:s,version:null})}put(u){const s=`${u.client}\
 ${u.text}`;if(this.found.has(s))return;const i=(0,O.Zl)(u.place.file)?`${s} aside`:s;this.found.has(i)||this.found.set(i,u)}}const v=p=>/(^|\/)[.#][^/]*$/.test(
p)}),7854:((Et,_,t)=>{t.d(_,{Oo:()=>v,YW:()=>I,kA:()=>d,sw:()=>l,u3:()=>s,vH:()=>p});var O=t(7052),$=t(1064);const w={line:1,column:1,endColumn:1};function I(i,o,e=w){
const n={file:i===""?".":i,...e};return{problem:o,place:n,clients:$.Du,host:null}}function l(i,o){const e=m=>o.includes(m),n=v(m=>m.every(e)?m:m.filter(e)),c=v(
m=>m.every(a=>a.clients.every(e))?m:m.flatMap(a=>{const T=n(a.clients);return T.length===0?[]:[{...a,clients:T}]}));return i.filter(m=>{const a=m;return a.clients=
n(m.clients),a.needs=c(m.needs),m.isHostImplied&&(a.host=a.needs[0]?.host??m.host),a.clients.length>0})}const d=i=>{const o=new Set;for(const{host:e,isHostImplied:n}of i)
e!==null&&!n&&o.add(e);return o};function v(i){let o;return e=>{o??=new Map;const n=o.get(e);if(n!==void 0||o.has(e))return n;const c=i(e);return o.set(e,c),c}}
const p=(i,o)=>i.filter(e=>e.clients.some(n=>o.includes(n))),u=1e4;class s{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(o=u){this.max=o}add(o){
const{problem:e,place:n}=o;if(e.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const c=this.kept.get(e.severity)??0;this.kept.set(
e.severity,c+1),c<this.max?this.notes.push(o):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const o=(0,O.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,I(".",o)]}}}),7152:((Et,_,t)=>{t.d(_,{G:()=>c});var O=t(3024),$=t(6760),w=t(9461),I=t(5747),l=t(7052),d=t(9664),v=t(
2161),p=t(6195);function u(b,r,g,A){if(b.kind==="error")return(0,l.fileUnreadable)({what:"link",code:b.code});const{kind:E,path:j}=b;return(0,p.UO)(j,r.boundary)?
E==="directory"?null:E==="special"?(0,l.fileUnreadable)({what:"link-to-special-file"}):{path:j,isScanned:s(j,r,g,A)}:(0,l.fileOutside)()}function s(b,r,g,A){if(r.
file!==void 0||r.glob!==void 0||!(0,p.UO)(b,r.path))return!1;const[E="",...j]=(0,p.sq)((0,$.relative)(r.path,b)).split("/").toReversed();if(j.some(p.G$))return!1;
const P=(0,p.sq)((0,$.relative)(g,b)).split("/");return P.map((M,L)=>P.slice(0,L+1).join("/")).slice(-1-j.length).some(A)?!1:(0,v.L8)(E,new Set([E]),j[0]??"")!==
void 0}var i=t(7854);const o={files:1e6,entries:1e7,directoryFiles:5e4},e=200,n=1e4;function*c(b,r={toolFiles:[],hasPlugins:!1},g=o){const A=new a(b,r,g);for(const E of b.
scan){const j=m(A.root,E);"path"in j?yield*A.walkFrom(j):yield{kind:"note",note:j}}}function m(b,r){const{fixed:g,glob:A}=(0,p.VK)(r);try{const E=(0,O.realpathSync)(
(0,$.resolve)(b,g)),j=(0,p.sq)((0,$.relative)(b,E)),P=(0,p.UO)(E,b),y=P?b:E;if(A!==void 0)return{path:E,name:j,boundary:y,glob:(0,d.Gz)(j,A)};if((0,O.statSync)(
E).isDirectory())return{path:E,name:j,boundary:y};const M=(0,$.resolve)(E,"..");return{...{path:M,name:(0,p.sq)((0,$.relative)(b,M))},boundary:P?b:M,file:j}}catch(E){
return(0,i.YW)(r,(0,l.fileUnreadable)({what:"scan",code:(0,I.Oj)(E)}))}}class a{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:r,scan:g,
exclude:A},E,j){this.root=(0,O.realpathSync)(r),this.isExcluded=(0,p.Ls)(A),this.aside=E,this.limits=j,this.selected=g.length>1?new Set:null}*walkFrom(r){const g=r.
glob===void 0&&r.file===void 0,A=[{path:r.path,name:r.name,depth:0,isSelected:g}];for(let E=A.pop();E!==void 0;E=A.pop()){yield{kind:"directory",name:E.name};const j=S(
E);if("problem"in j){yield{kind:"note",note:j};continue}const P=[];for(const y of this.findFiles(r,E,j))if("problem"in y)yield{kind:"note",note:y};else if(P.length<
this.limits.directoryFiles)P.push(y);else{yield T(E,"directory",this.limits.directoryFiles);break}if(this.files+=P.length,this.entries+=j.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield T(E,"files",this.limits.files);return}if(P.some(({isContext:y})=>!y)&&(yield{kind:"module",files:P}),r.file!==
void 0)return;for(const y of this.findDirectories(r,E,j))A.push(y)}}*findFiles(r,g,A){const E=new Set;let j=!1;for(const y of A)(0,v.tr)(y.name)&&!y.isDirectory()&&
E.add(y.name),j||=y.name===".terraform",this.aside.hasPlugins||=y.name==="terraform.d";const P=g.name.slice(g.name.lastIndexOf("/")+1);for(const y of A){if(y.isDirectory())
continue;const M=(0,v.L8)(y.name,E,P);if(M===void 0){(0,v.Z8)(y.name)&&this.addToolFile(g,y.name);continue}const L=(0,d.Gz)(g.name,y.name),N={path:g.path+$.sep+
y.name,file:L,kind:M,isContext:!this.select(r,g,L)};y.isFile()?yield N:y.isSymbolicLink()?yield*this.follow(r,N):yield(0,i.YW)(L,(0,l.fileUnreadable)({what:"spe\
cial-file"}))}if(j&&g.isSelected){const y=[g.path,...v.U4.split("/")].join($.sep),M=(0,w.$)(y);M.kind==="file"&&M.path===y&&(yield{path:y,file:(0,d.Gz)(g.name,v.
U4),kind:v.e0,isContext:!1})}}addToolFile({path:r,name:g},A){const E=(0,d.Gz)(g,A);this.aside.toolFiles.length>=n||this.isExcluded(E)||this.aside.toolFiles.push(
{path:r+$.sep+A,file:E})}select(r,g,A){return!(g.isSelected||(0,p.$8)(r,A))||this.isExcluded(A)||this.selected?.has(A)?!1:(this.selected?.add(A),!0)}*follow(r,g){
const A=u((0,w.$)(g.path),r,this.root,this.isExcluded);A!==null&&("code"in A?yield(0,i.YW)(g.file,A):yield{...g,path:A.path,isContext:g.isContext||A.isScanned})}findDirectories({
glob:r},{path:g,name:A,depth:E,isSelected:j},P){const y=[];for(const M of P.toReversed()){if(!M.isDirectory()||(0,p.G$)(M.name))continue;const L=(0,d.Gz)(A,M.name);
if(this.isExcluded(L))continue;const X=j||r!==void 0&&$.posix.matchesGlob(L,r),N=g+$.sep+M.name;y.push({path:N,name:L,depth:E+1,isSelected:X})}return y}}const T=({
name:b},r,g)=>({kind:"note",note:(0,i.YW)(b,(0,l.fileLimit)({kind:r,max:g}))});function S({path:b,name:r,depth:g}){if(g>e)return(0,i.YW)(r,(0,l.fileLimit)({kind:"\
depth",max:e}));try{return(0,O.readdirSync)(b,{withFileTypes:!0}).sort((A,E)=>A.name<E.name?-1:1)}catch(A){return(0,i.YW)(r,(0,l.fileUnreadable)({what:"director\
y",code:(0,I.Oj)(A)}))}}}),5751:((Et,_,t)=>{t.d(_,{readSettings:()=>M});var O=t(3024),$=t(6760),w=t(5747),I=t(3625),l=t(4e3),d=t(3592),v=t(3474),p=t(8535),u=t(7030),
s=t(6181),i=t(1831);function o(U){const V=Z=>U[Z]||U[Z.toLowerCase()]||"",z={http:n("HTTP_PROXY",V("HTTP_PROXY")),https:n("HTTPS_PROXY",V("HTTPS_PROXY"))},rt=S(
V("NO_PROXY"));return Z=>{const mt=z[Z.scheme];return mt===null||a(Z.name)||rt(Z)?null:mt}}const e=["http:","https:"];function n(U,V){if(V==="")return null;const z=URL.
parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(V)?V:`http://${V}`);if(z===null)throw new TypeError(`${U} is not a URL; expected http://HOST:PORT`);if(!e.includes(z.protocol))
throw new TypeError(`${U} is a ${z.protocol}// proxy; expected http:// or https://`);if(!c(z.username)||!c(z.password))throw new TypeError(`${U} has a user name\
 or password with a bare "%"; write "%25" for it`);return z}function c(U){try{return decodeURIComponent(U),!0}catch(V){if(V instanceof URIError)return!1;throw V}}
const m=new u.BlockList;m.addSubnet("127.0.0.0",8,"ipv4"),m.addAddress("::1","ipv6");const a=U=>U==="localhost"||T(m,U);function T(U,V){const z=(0,s.n7)(V.replace(
/%.*$/s,"")),rt=(0,u.isIP)(z);return rt!==0&&U.check(z,rt===4?"ipv4":"ipv6")}function S(U){const V=U.split(",").map(z=>z.trim().toLowerCase()).filter(z=>z!=="").
map(b);return z=>V.some(rt=>rt(z))}function b(U){if(U==="*")return()=>!0;const V=r(U);if(V!==null)return({name:ht})=>V(ht);const{name:z,port:rt}=E(U),Z=ht=>rt===
""||String(ht.port)===rt;if(g(z)){const ht=(0,s.n7)(z),vt=new u.BlockList;return vt.addAddress(ht,(0,u.isIP)(ht)===4?"ipv4":"ipv6"),wt=>T(vt,wt.name)&&Z(wt)}const mt=A(
z);return ht=>(0,u.isIP)(ht.name)===0&&Z(ht)&&mt(ht.name)}function r(U){const[,V="",z=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(U)??[];if(!g(V))return null;const rt=Number(
z);if(rt>((0,u.isIP)(V)===4?32:128))return null;const Z=rt-((0,u.isIP)(V)===6?96:0),mt=new u.BlockList,ht=(0,u.isIP)((0,s.n7)(V))===4&&Z>=0;return ht?mt.addSubnet(
(0,s.n7)(V),Z,"ipv4"):mt.addSubnet(V,rt,"ipv6"),vt=>T(mt,vt)&&(0,u.isIP)((0,s.n7)(vt))===4===ht}const g=U=>(0,u.isIP)(U)!==0&&!U.includes("%");function A(U){if(U===
"")return()=>!1;const V=U.replace(/^\*\./,"."),z=V.replace(/^\./,""),rt=(0,i.Pv)(z),Z=rt.ok?rt.value:z;return mt=>mt.endsWith(`.${Z}`)||!V.startsWith(".")&&mt===
Z}function E(U){const V=/^\[([^\]]*)\]:([^:]*)$/.exec(U)??/^([^:[\]]*):([^:[\]]*)$/.exec(U);return V===null?{name:U,port:""}:{name:V[1]??"",port:V[2]??""}}var j=t(
3152);const P=4*1024*1024,y=20;async function M(U,{environment:V,directory:z,wording:rt=j.w7}){const{settings:Z,mistakes:mt}=(0,j.P$)(U,rt),ht=await ct(Z.caFile,
rt),vt=Q(V),wt=[ht,vt].flatMap(H=>H.ok?[]:[H.why]),x=await Promise.all(L(Z.scan,z).slice(0,y).map(H=>rt.missingPath(H,z))),F=[...mt,...await X(Z,rt),...await N(
Z,rt),...wt,...x];if(F.length>0||!ht.ok||!vt.ok)throw new j.GN(F);return{...Z,authorities:ht.value,chooseProxy:vt.value}}const L=(U,V)=>U.filter(z=>!/[*?[\]{}]/.
test(z)&&!(0,O.existsSync)((0,$.resolve)(V,z)));async function X({hostnames:U},{setting:V}){const z=V("hostnames"),rt=U.flatMap(({addresses:ht})=>ht);if(rt.length===
0)return[];const{parseNamedAddress:Z}=await Promise.all([t.e(917),t.e(48)]).then(t.bind(t,1257)),mt=rt.flatMap(ht=>{const vt=Z(ht,"terraform");return vt.ok?[]:[
`${z}: "${ht.service}=${ht.text}" is wrong: ${vt.why}`]});return(0,v.Ku)(mt,z)}async function N({ignore:U},{setting:V}){const z=V("ignore");if(U.length===0)return[];
const{problemFacts:rt}=await Promise.all([t.e(660),t.e(558),t.e(341),t.e(371),t.e(709)]).then(t.bind(t,709)),Z=rt(),mt=U.flatMap(({code:ht})=>{if(Object.hasOwn(
Z,ht))return[];const vt=(0,p.q)(ht,Object.keys(Z)),wt=vt===null?`${d.aq} lists the codes`:`did you mean "${vt}"?`;return[`${z}: "${ht}" is not a problem code; ${wt}`]});
return(0,v.Ku)(mt,z)}function Q(U){try{return(0,I.J)(o(U))}catch(V){if(V instanceof TypeError)return(0,I.T)(V.message);throw V}}async function ct(U,{setting:V}){
if(U===null)return(0,I.J)(null);const z=(0,w.yR)(U,P),rt=V("ca-file");if(!z.ok)return(0,I.T)(`${rt} "${U}" ${(0,l.mP)(z.failure)}`);const{parseAuthorities:Z}=await t.
e(36).then(t.bind(t,5036)),mt=Z(z.text);return mt.ok?mt:(0,I.T)(`${rt} "${U}" ${mt.why}`)}}),1435:((Et,_,t)=>{t.d(_,{U7:()=>$,jK:()=>w,op:()=>I});var O=t(9562);
const $=()=>Promise.all([t.e(660),t.e(371),t.e(915),t.e(432),t.e(629),t.e(826)]).then(t.bind(t,826));async function w(d,v,p,{environment:u,directory:s,scanned:i}){
if(v.hostnames.length===0&&d.every(({needs:S})=>S.length===0))return{usages:d,remarks:[],findings:[],configs:[],releases:p.releases};const o=await I(v.cliConfig,
p.clients,u),e=p.releases.map(S=>{const b=o.find(({client:r})=>r===S.client);return{...S,attemptMs:b?.requestTimeoutMs??S.attemptMs}}),n=i.hasPlugins||i.scan.some(
S=>S!=="."),c={root:s,mayHavePlugins:n,releases:e,asksMirrors:v.depth!=="discovery"},m=await l(d,o,c),a=[...o.flatMap(S=>S.findings),...m.findings],{mergeFindings:T}=await $();
return{...m,findings:T(a),configs:o,releases:e}}async function I(d,v,p){const{readCliConfig:u,thisMachine:s}=await $(),i=s(p);return v.map(o=>u(o,i,d))}async function l(d,v,p){
if(!d.some(({needs:i})=>i.some(({service:o})=>o===O.xq)))return{usages:d,remarks:[],findings:[]};const{withoutInstalled:s}=await Promise.all([t.e(191),t.e(429)]).
then(t.bind(t,8191));return s(d,v,p)}}),8723:((Et,_,t)=>{t.d(_,{Z:()=>p,j:()=>l});var O=t(1064),$=t(7854),w=t(5960),I=t(1435);async function l({requirements:u,roots:s,
usages:i},o,e,n){const c=[...new Set(u.map(({host:L})=>L))],m=(0,w.e)(u,o,e),a=Array.from(m,([L,X])=>(0,w.i)(L,X)),T=c.filter(L=>!m.has(L)),S=o.depth!=="discove\
ry"&&s.length>0;if(T.length===0&&!S)return{visits:a,inquiry:null,tokenSources:new Map};const{attemptLimitMs:b,visitHosts:r}=await(0,I.U7)(),{configs:g,releases:A}=e,
{credentials:E,forced:j}=await p(o,g,n),P=await d(E,o,n),y=await r(T,{...P,forced:j,required:Map.groupBy(u,({host:L})=>L),maxRedirects:Math.max(...e.clients.map(
L=>O.NX[L])),releases:A,timeoutMs:o.timeoutMs??b(A),retries:o.retries,progress:L=>n.progress({kind:"visits",...L})}),M=o.depth==="discovery"?null:await v(s,{...P,
usages:i,settings:o,dialect:e,configs:g,environment:n.environment,directory:n.directory,learn:n.secrets.learn,progress:L=>n.progress({kind:"registries",...L}),visits:y});
return{visits:[...y,...a],inquiry:M,tokenSources:E.known}}async function d(u,s,{startTimer:i,stop:o}){const{networkOf:e}=await(0,I.U7)();return{network:e(s),credentials:{
...u,find:(0,$.Oo)(u.find)},concurrency:s.concurrency,random:Math.random,now:Date.now,startTimer:i,stop:o}}async function v(u,{environment:s,...i}){const{inquire:o}=await Promise.
all([t.e(660),t.e(917),t.e(915),t.e(191),t.e(432),t.e(517),t.e(567)]).then(t.bind(t,3567)),{thisMachine:e}=await(0,I.U7)(),n=i.settings.depth==="packages"?await Promise.
all([t.e(660),t.e(917),t.e(915),t.e(191),t.e(400),t.e(517),t.e(57)]).then(t.bind(t,5057)):null;return o(u,{...i,machine:e(s),askPackages:n?.askPackages??null})}
async function p(u,s,{environment:i,secrets:o,kill:e,stop:n}){const{readMachineCredentials:c}=await(0,I.U7)();return c({...u,configs:s},i,{learn:o.learn,kill:e,
stop:n.signal,abortAfter:m=>AbortSignal.timeout(m)})}}),370:((Et,_,t)=>{t.d(_,{IZ:()=>p,PT:()=>u,SQ:()=>l});var O=t(6897),$=t(8416),w=t(7152);const I=20;async function l({
scan:s,exclude:i},{directory:o,environment:e,stop:n,progress:c}){const m={root:o,scan:s,exclude:i},a=n.why===null?v(m):null;if(a!==null)return a;const{scanInSteps:T}=await d(),
S=T(m,Object.keys(e));return(0,O.n)(S,n,b=>c({kind:"scan",files:b}))}const d=()=>Promise.all([t.e(400),t.e(949)]).then(t.bind(t,4949));function v(s){const i={toolFiles:[],
hasPlugins:!1};let o=0;for(const{kind:e}of(0,w.G)(s,i))if(o+=1,e!=="directory"||o>I)return null;return{...i,usages:[],notes:[],declared:[],signs:[],constraints:[],
files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}const p=(s,i,o)=>(0,$.L2)(u(s,i,o));function u({dialect:s,exclude:i,scan:o},e,{environment:n,directory:c}){
if(o.length===0)return{setting:s,scan:null};const m=(0,$.oh)({root:c,exclude:i},e.toolFiles),a=!!n.TF_CLOUD_HOSTNAME;return{setting:s,scan:{...e,tools:m,hasCloudHostname:a}}}}),
7082:((Et,_,t)=>{t.d(_,{O:()=>O});const O=$=>({discovery:$,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),
2859:((Et,_,t)=>{t.d(_,{C:()=>w});var O=t(7854);const $=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remot\
e","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function w(l,d,v,p=(0,O.kA)(d)){const u=l.hostnames.flatMap(({host:o,
services:e})=>{const n=e.length>0?e:l.requiredServices;return(n.length>0?n:["any"]).map(m=>({host:o,service:m,clients:v,because:["hostnames input"],isImplied:!1,
isForInit:!0}))}),s=new Set([...p,...l.hostnames.map(({host:o})=>o)]),i=new Map;for(const o of u)I(i,o);for(const{kind:o,needs:e,place:n}of d){const c=!$.has(o);
for(const m of e)I(i,{...m,because:[n],isImplied:!s.has(m.host),isForInit:c})}return Array.from(i.values(),o=>({...o,clients:v.filter(e=>o.clients.includes(e))}))}
function I(l,d){const{host:v,service:p,clients:u,because:s}=d,i=`${v} ${p}`,o=l.get(i);if(o===void 0){l.set(i,{...d,clients:[...u],because:[...s]});return}o.isForInit||=
d.isForInit;for(const e of s)o.because.push(e);for(const e of u)o.clients.includes(e)||o.clients.push(e)}}),5960:((Et,_,t)=>{t.d(_,{e:()=>I,i:()=>d});var O=t(6697),
$=t(1831),w=t(7082);function I(v,{hostnames:p,allowedHosts:u},{isGuess:s}){const i=new Set(p.map(({host:e})=>e)),o=new Map;for(const e of v){const{host:n}=e;if(i.
has(n)||o.has(n))continue;const c=l(e,s===!0,(0,$.Jr)(n,u));c!==null&&o.set(n,c)}return o}function l({host:v,isImplied:p,because:u,clients:s},i,o){const e=(0,$.
nx)(v);if((0,$.Rt)(v))return(0,O.hostGeneric)({host:e});const[n]=u.filter(m=>typeof m!="string"),c=p&&n!==void 0?{place:n,clients:s}:null;return c!==null&&i?(0,O.
hostAssumed)({host:e,...c}):o?null:(0,O.hostNotAllowed)(c===null?{host:e}:{host:e,implied:c})}const d=(v,p)=>({host:v,attempt:(0,w.O)({kind:"skipped",problem:p}),
earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((Et,_,t)=>{t.d(_,{f:()=>I});var O=t(3024),$=t(6760),w=t(6309);function I(u,s,i){
const o=l((0,O.realpathSync)(u),s),e=(0,$.basename)(s),n=(0,$.join)(o,`.${e.slice(0,60)}.${Math.random().toString(36).slice(2)}`),c=(0,O.openSync)(n,"wx");try{try{
for(const m of i)(0,O.writeFileSync)(c,m)}finally{(0,O.closeSync)(c)}(0,O.renameSync)(n,(0,$.join)(o,e))}catch(m){throw(0,O.rmSync)(n,{force:!0}),m}}function l(u,s){
const i=(0,$.resolve)(u,s),o=p(u,i);if(!o&&!(0,$.isAbsolute)(s))throw new w.Lw(`it is outside ${u}; use an absolute path if that is intended`);const e=o?u:(0,$.
parse)(i).root;return(0,$.relative)(e,(0,$.dirname)(i)).split($.sep).filter(Boolean).reduce((c,m)=>d(c,m,u),e)}function d(u,s,i){const o=(0,$.join)(u,s);if((0,O.
lstatSync)(o,{throwIfNoEntry:!1})===void 0&&v(o),!(0,O.lstatSync)(o).isSymbolicLink())return o;const e=(0,O.realpathSync)(o);if(!p(i,u)||p(i,e))return e;throw new w.
Lw(`the link ${(0,$.relative)(i,o)} leads outside ${i}; remove it or choose another path`)}function v(u){try{(0,O.mkdirSync)(u)}catch(s){if(!(0,w.Or)(s)||s.code!==
"EEXIST")throw s}}function p(u,s){const i=(0,$.relative)(u,s);return i!==".."&&!i.startsWith(`..${$.sep}`)&&!(0,$.isAbsolute)(i)}}),997:((Et,_,t)=>{t.d(_,{O:()=>$,
T:()=>I});var O=t(1064);const $=({earlier:l,attempt:d,later:v})=>[...l,d,...v];function w({discovery:l,timing:d,headMs:v,hops:p},{attemptMs:u}){const s=v!==null&&
v<=u?p.at(-1)?.status:null;return s===null||(0,O.Mq)(s??0)?"retries":l.kind!=="failed"&&d.totalMs<=u?"works":"fails"}function I(l,d){const v=l.map(s=>w(s,d)),p=v.
indexOf("works");return p<0?"never":p<=d.retries&&!v.slice(0,p).includes("fails")?"always":"sometimes"}}),3795:((Et,_,t)=>{t.d(_,{qY:()=>u,Si:()=>n,fN:()=>o,XP:()=>e});
var O=t(733),$=t(1831),w=t(4120),I=t(8641);const l=2,d=80;function v(c){if(c.kind==="scan")return`read ${(0,w.px)(c.files,"file")}`;if(c.kind==="registries")return`${c.
done} of ${(0,w.px)(c.total,"question")} to registries answered`;const{done:m,total:a,failed:T,waiting:S}=c,b=T===0?"":`, ${T} failed so far`;return`${m} of ${(0,w.
px)(a,"host")} checked${b}${p(S)}`}function p(c){if(c.size===0)return"";const m=[...c].slice(0,l).map(T=>(0,I.RK)((0,$.nx)(T),d)),a=c.size-m.length;return a>0?`\
; waiting for ${m.join(", ")} and ${(0,w.px)(a,"other")}`:`; waiting for ${m.join(" and ")}`}const u={show:()=>{},end:()=>{}},s=5e3,i=200;function o(c,m){let a=null,
T=!0;const S=m(s,()=>{a!==null&&(T&&c(v(a)),T=!T)});return{show:r=>{a=r},end:S}}function e(c,m,a){let T=null,S="";const b=a(i,()=>{const A=T===null?"":(0,O.W)(v(
T),0,m-1);A!==S&&(S=A,c(`\r${A}\x1B[K`))});return{show:A=>{T=A},end:()=>{b(),S!==""&&c("\r\x1B[K")}}}const n=(c,m)=>{const a=setInterval(m,c).unref();return()=>clearInterval(
a)}}),8463:((Et,_,t)=>{t.d(_,{t:()=>v});var O=t(6309),$=t(566),w=t(6427),I=t(3616),l=t(5955),d=t(8641);async function v(u,s,i){const o=[];for(const{path:e,format:n}of u)
try{(0,$.f)(i,e,(0,l.mk)(await p(n,s)))}catch(c){o.push(`the report ${(0,d.RK)(e)} was not written: ${(0,d.RK)((0,O.A3)(c))}`)}return o}async function p(u,{verdict:s,
context:i}){switch(u){case"json":return(0,w.h)(s,i);case"sarif":return(await Promise.all([t.e(660),t.e(341),t.e(371),t.e(933)]).then(t.bind(t,3933))).renderSarif(
s,i);case"junit":return(await t.e(868).then(t.bind(t,5868))).renderJunit(s,i);case"codequality":{const{renderCodeQuality:o}=await t.e(957).then(t.bind(t,8957)),
{hash:e}=await Promise.resolve().then(t.t.bind(t,7598,19));return o(s,n=>e("sha256",n))}case"markdown":return[(0,I.Gc)(s,i)]}}}),1505:((Et,_,t)=>{t.d(_,{G_:()=>i,
Yj:()=>s,Zc:()=>p,o7:()=>u,se:()=>v,tN:()=>I});var O=t(7574),$=t(4120),w=t(8884);const I=120,l=20,d=6;function v({requirements:a},{dialect:T},S){return{label:"r\
equired",texts:(0,$.UV)(a,l,({service:r,clients:g,because:A})=>{const E=r==="any"?(0,$.DO)(r):S.value((0,$.DO)(r),I),P=T.clients.every(y=>g.includes(y))?"":` fo\
r ${(0,$.wO)(g)}`;return`${E}${P} (${(0,w.Yx)(A,S.because)})`})}}function p({visit:a},T){const{timing:S,discovery:b}=a.attempt,r=b.kind==="failed"?b.excerpt:null,
g=(0,O.I$)(S).map(([P,y])=>`${P} ${(0,O.kJ)(y)}`),A=a.earlier.map(P=>{const{kind:y}=P.discovery;return`${y==="failed"?P.discovery.problem.code:y} after ${(0,O.kJ)(
P.timing.totalMs)}`}),E=r===null?[]:[T.value(r.replace(/\s+/gu," ").trim())],j=a.credentials?.hasToken?[T.prose(a.credentials.source)]:[];return[{label:"body",texts:E},
{label:"timing",texts:[g.join(", ")]},{label:"retried",texts:A},{label:"token from",texts:j}]}const u=(a,T)=>[{label:"credentials",texts:c(a)?n(a.visit.looks,T.
prose):[]},{label:"host block",texts:m(a.visit).map(S=>T.prose(S))}];function s({visit:a,services:T,servicesLeftOut:S,servicesFrom:b},r){const g=T.map(({id:E})=>r.
value(E,I)),A=b===null?(0,O.kJ)(a.attempt.timing.totalMs):`host block at ${r.because(b)}`;return`${g.length===0?"no services":(0,$.K4)(g,d,S)} (${A})`}function i(a){
return[...Map.groupBy(a,S=>JSON.stringify(S.looks.map(e))).values()].map(S=>({clients:S.map(({client:b})=>b),looks:S[0]?.looks.map(e)??[]}))}const o={nothing:"n\
o entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({source:a,
held:T,counts:S})=>({source:a,held:`${o[T]}${S?T==="no token"?" (ends the search)":" (used)":""}`});function n(a,T){const S=i(a);return S.flatMap(({clients:b,looks:r})=>r.
map(({source:g,held:A})=>`${S.length>1?`${(0,$.wO)(b)}: `:""}${T(g)}: ${A}`))}const c=({findings:a})=>a.some(({problem:{code:T}})=>/^credentials-|^document-unauthorized$/.
test(T));function m({forced:a}){return[...Map.groupBy(a,({place:S})=>(0,w.eo)(S))].map(([S,b])=>`${S}, for ${(0,$.wO)(b.map(({client:r})=>r))}`)}}),2704:((Et,_,t)=>{
t.d(_,{IL:()=>I,Rr:()=>l,Z4:()=>w});var O=t(5955),$=t(8641);const w=(d,v,p,u)=>`,
${p}"${d}": ${I(v,p,u)}`,I=(d,v,p)=>(0,$.s$)(JSON.stringify(d,p,2).replaceAll(`
`,`
${v}`));function*l(d,v,{maxBytes:p,margin:u,replace:s},i){if(v.length===0)return yield w(d,[],u),0;const o=`${u}  `;yield`,
${u}"${d}": [`;const e=c=>`
${o}${I(i(c),o,s)}`,n=yield*(0,O._Q)(v,new O.Wv(p),e,",");return yield`
${u}]`,n}}),6427:((Et,_,t)=>{t.d(_,{h:()=>ct});var O=t(4e3),$=t(5799),w=t(2704),I=t(997),l=t(1831),d=t(8641),v=t(5955);function p(x,F){const H=new Map;for(const C of x)
H.has(C)||H.set(C,C.reduce((Y,st)=>Y+i(st),0));const D=(0,v._3)(x.map(C=>H.get(C)??0),F);return C=>{const Y=(0,v.ux)(C,D,i);return{kept:Y.map(o),left:C.length-Y.
length}}}const u=140,s=6;function i(x){if(typeof x=="string")return u;const{file:F}=x;return u+F.length*(/^[ -~]*$/.test(F)?1:s)}const o=x=>typeof x=="string"?x:
e(x),e=({file:x,line:F,column:H,endColumn:D})=>({file:x,line:F,column:H,endColumn:D}),n=(x,F)=>F>0?{[`${x}LeftOut`]:F}:{};function c(x,F){const{visit:H,requirements:D,
services:C,servicesLeftOut:Y,servicesFrom:st,clients:it,isNew:ot}=x,{discovery:Mt,hops:At,timing:kt,certificates:xt}=H.attempt;return{host:H.host,display:(0,l.nx)(
H.host),discovery:Mt.kind,...m(Mt),documentUrl:T(Mt),hops:At.map(b),services:Object.fromEntries(C.map(Rt=>[Rt.id,r(Rt)])),...Y>0?{servicesLeftOut:Y}:{},servicesFrom:st===
null?null:o(st),hostBlocks:H.forced.map(({client:Rt,place:St})=>({client:Rt,place:o(St)})),required:D.map(({service:Rt,clients:St,because:Tt,becauseLeftOut:Dt=0})=>{
const{kept:K,left:lt}=F(Tt),yt=n("because",lt+Dt);return{service:Rt,clients:St,because:K,...yt}}),credentials:H.credentials?.hasToken?H.credentials.source:null,
looks:H.looks.map(({client:Rt,looks:St})=>({client:Rt,looks:St.map(S)})),attempts:(0,I.O)(H).length,...H.earlier.length===0?{}:{earlier:H.earlier.map(a)},timingMs:E(
kt),certificates:xt,clients:it,...ot?{new:!0}:{}}}function m(x){if(x.kind==="skipped")return{code:x.problem.code};if(x.kind!=="failed")return{};const{problem:F,
excerpt:H}=x;return{code:F.code,...H===null?{}:{excerpt:H}}}const a=({discovery:x,timing:F})=>({discovery:x.kind,..."problem"in x?{code:x.problem.code}:{},ms:F.
totalMs}),T=x=>x.kind==="found"||x.kind==="absent"?(0,d.cq)(x.url):null,S=({source:x,held:F,counts:H})=>({source:x,held:F,counts:H}),b=({url:x,status:F,reason:H,
mediaType:D,authorization:C,address:Y,proxy:st,ms:it})=>({url:(0,d.cq)(x),status:F,reason:H,mediaType:D,authorization:C,address:Y,proxy:st===null?null:(0,d.cq)(
st),ms:it});function r(x){switch(x.kind){case"url":return{url:(0,d.cq)(x.url)};case"login":return{login:g(x.login),...x.leftOut>0?{elementsLeftOut:x.leftOut}:{}};case"\
problem":return{problem:A(x.problem)}}}const g=({client:x,grantTypes:F,authz:H,token:D,ports:C,scopes:Y})=>({client:x,grantTypes:F,authz:H===null?null:(0,d.cq)(
H),token:D===null?null:(0,d.cq)(D),ports:C,scopes:Y}),A=({code:x,message:F,help:H})=>({code:x,message:F,help:H??null}),E=({lookupMs:x,connectMs:F,tlsMs:H,firstByteMs:D,
totalMs:C})=>({lookup:x,connect:F,tls:H,firstByte:D,total:C}),j=1e4,P=100,y=({directory:x,clients:F,rows:H},D)=>({directory:x,clients:F,rows:H.slice(0,j).map(C=>M(
C,D)),...n("rows",H.length-j)});function M(x,F){const{kind:H,address:D,source:C,host:Y,constraints:st,locked:it,chosen:ot,newest:Mt,platforms:At}=x,{kept:kt,left:xt}=F(
x.places);return{kind:H,address:D,source:C,host:Y,constraints:st.slice(0,P),...n("constraints",st.length-P),locked:it,chosen:ot,newest:Mt,platforms:At.map(({platform:Rt,
available:St})=>({platform:Rt,available:St})),worst:x.worst,codes:x.problems.map(({code:Rt})=>Rt),places:kt,...n("places",xt+(x.placesLeftOut??0))}}const L=1,X={
hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},N=4096,Q="  ";function*ct(x,F,H=X){const{usages:D,...C}=F.scan,{hosts:Y,files:st,
findings:it,passed:ot,ignored:Mt,stopped:At,roots:kt}=x,xt=Y.flatMap(({requirements:lt})=>lt.map(yt=>yt.because)),Rt=p(xt,H.becauseLists),St=p(it.map(lt=>lt.places),
H.placeLists),Tt=p(kt.flatMap(({rows:lt})=>lt.map(yt=>yt.places)),H.rowPlaceLists),{remarks:Dt}=F;yield*[`{
  "schemaVersion": ${L}`,U("version",F.version),U("passed",ot),...At===null?[]:[U("stopped",(0,O.Cw)(At)),U("incomplete",z(At))],U("failOn",F.failOn),...rt(F),U(
"dialect",F.dialect.name),U("clientDetection",vt(F.dialect)),U("clients",F.clients),U("startedAt",F.startedAt),U("durationMs",F.durationMs),U("counts",mt(x))],yield*Z(
"hosts",Y,H.hosts,lt=>c(lt,Rt));const K=new Set(st);yield*Z("findings",it,H.findings,lt=>wt(lt,St,K.has(lt))),kt.length>0&&(yield*Z("roots",kt,H.roots,lt=>y(lt,
Tt))),yield*[U("ignored",Mt),U("usages",D),...Dt.length===0?[]:[U("remarks",Dt)],U("scan",C),`
}
`]}const U=(x,F)=>(0,w.Z4)(x,F,Q,V),V=(x,F)=>typeof F=="string"?(0,O.dh)(F,N):F,z=x=>x.kind==="several"?x.reasons:[x],rt=({repository:x,repositories:F,shards:H})=>[
...x===null?[]:[U("repository",x)],...F.length===0?[]:[U("repositories",F)],...H===null?[]:[U("shards",H)]];function*Z(x,F,H,D){const C=yield*(0,w.Rr)(x,F,{maxBytes:H,
margin:Q,replace:V},D);C>0&&(yield U(`${x}LeftOut`,C))}const mt=({findings:x})=>Object.fromEntries($.oC.map(F=>[`${F}s`,x.filter(H=>H.severity===F).length])),ht=20,
vt=({clients:x,versions:F,releases:H,isGuess:D,why:C,evidence:Y,evidenceLeftOut:st=0})=>({clients:x,assumed:D??!1,why:C,versions:Object.entries(F).map(([it,ot])=>({
client:it,version:ot})),releases:H.map(({name:it})=>it),evidence:Y.slice(0,ht).map(({client:it,version:ot,level:Mt,text:At,place:kt})=>({client:it,version:ot,kind:Mt,
text:At,...e(kt)})),...n("evidence",Math.max(0,Y.length-ht)+st)});function wt(x,F,H){const{problem:D,severity:C,host:Y,service:st,places:it,placesLeftOut:ot=0,affects:Mt,
exclude:At}=x,{kept:kt,left:xt}=F(it);return{code:D.code,severity:C,host:Y,service:st,message:D.message,help:D.help??null,places:kt,...n("places",ot+xt),affects:Mt,
...H&&Y!==null?{inFile:!0}:{},...At===void 0?{}:{exclude:At}}}}),4503:((Et,_,t)=>{t.d(_,{o:()=>$,u:()=>O});function O({file:w,line:I},l){const d=l?.get(w);return d===
void 0?null:d.diff?.lines.has(I)?`${d.diff.url}R${I}`:`${d.url}#L${I}`}function $(w){if(!w.isWellFormed())return null;const I=l=>encodeURIComponent(l).replace(/[!'()*_~]/g,
d=>`%${d.charCodeAt(0).toString(16).toUpperCase()}`);return w.split("/").map(I).join("/")}}),9574:((Et,_,t)=>{t.d(_,{I$:()=>w,MB:()=>I,R4:()=>p,TM:()=>l,hn:()=>v,
rm:()=>d});var O=t(5955),$=t(8641);function w(u,s,i=[]){const o=u.map((n,c)=>`<th align="${i.includes(c)?"right":"left"}">${n}</th>`),e=s.map(n=>`<tr>${u.map((m,a)=>`\
<td${i.includes(a)?' align="right"':""}>${n[a]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${o.join("")}</tr>`,...e,"</table>"].join(`
`)}const I=u=>["<ul>",...u.map(s=>`<li>${s}</li>`),"</ul>"].join(`
`),l=(u,s)=>["<details>",`<summary>${u}</summary>`,...s,"</details>"].join(`
`),d=u=>(0,$.D9)(u).replaceAll(".",".<wbr>"),v=u=>`<code>${(0,$.js)(u).replaceAll("/","/<wbr>")}</code>`;function p(u,s,i,o){const e=[];let n=0;for(const c of u){
const m=o(c);if(n+=(0,O.$$)([m].flat().join(""))+i,n>s)break;e.push(m)}return e}}),3616:((Et,_,t)=>{t.d(_,{gD:()=>nt,Fp:()=>ut,Gc:()=>$t,XA:()=>gt,rL:()=>et});var O=t(
7574),$=t(5102),w=t(4120),I=t(5955),l=t(8641),d=t(1831),v=t(2796),p=t(8884),u=t(9574),s=t(8373);const i=20,o=10,e=700,n=4,c=300,m=1,a=6,T=12,S=4,b=1/2,r=12e3,g=20,
A=200;function E(f,k,B){const G=(0,v.cZ)(f),at=G.slice(0,k.isBrief?o:i),ft=Math.min(r,B*b/at.length),Ot=(0,v.YM)(at);let dt=B-A;const It=Nt=>{const Ht=j(Nt,k,ft,
Ot.get(Nt)??null),Wt=(0,I.$$)(Ht)<dt?Ht:`${y(Nt,k)}</p>`;return dt-=(0,I.$$)(Wt)+g,Wt},jt=(0,u.R4)(at,B-A,g,It),Lt=G.length-jt.length;return Lt>0?[...jt,`<p>${(0,s.
jP)(Lt,"cause",k)}</p>`]:jt}function j(f,k,B,G){const{findings:at,message:ft,help:Ot}=f,dt=at.length>1&&at[0]?.exclude!==void 0,It=[ct(f,k),U(f)].filter(Wt=>Wt!==
""),jt=G===null?(0,v.S3)(f):[],Lt=ft===null?S:(0,v.hs)(f)?a:T,Nt=jt.slice(0,Lt).map(Wt=>M(Wt,f,k)),Ht=G===null?Nt.join(", "):`The same hosts as for ${G}`;return[
y(f,k),...ft===null||Ht===""?[]:[`<br>${Ht}`],...ft===null?[]:[`<br>${(0,w.Iu)((0,l.h$)(ft,e))}`],...Ot===null||dt?[]:[P(Ot)],...It.length===0?[]:[`<br><sub>${It.
join(" ")}</sub>`],"</p>",...ft===null?[(0,u.MB)(Nt)]:[],...Q(f,jt.slice(Lt),k,B)].join(`
`)}const P=f=>`<br><b>Help:</b> ${(0,l.h$)(f,e)}`;function y(f,k){const{severity:B,code:G,title:at}=f,ft=(0,v.pq)(f),Ot=ft>1?`${(0,w.px)(ft,(0,v.a2)(f))}: `:"";
return`<p>${s.rC[B]} <b>${Ot}${at}</b> (${(0,s._h)(G,G,k)})`}function M(f,k,B){return"file"in f?(0,s.u_)(f,B):k.message===null?N(f,k,B):L(f,k.hosts.length===1,B)}
function L(f,k,B){const[G]=f,at=G?.host?(0,l.D9)((0,d.nx)(G.host)):"",ft=G?.isHostNew?[w.dy]:[];if(k){const It=(0,p.yv)(f).settings.map(s.Su),Lt=[X(f,n,B),...It].
filter(Nt=>Nt!=="").join(", ");return`${at}${Lt===""?"":` in ${Lt}`}${ft.map(Nt=>` (${Nt})`)}`}const dt=[...ft,X(f,m,B).replace(/ places?$/,"")].filter(It=>It!==
"").join("; ");return dt===""?at:`${at} (${dt})`}function X(f,k,B){const{lines:G,leftOut:at}=(0,p.yv)(f);return G.length===0?"":(0,s.EP)(G,k,B,at)}function N(f,k,B){
const G=(0,v.hs)(k)?L(f,!1,B):X(f,m,B);return f.map(({problem:at})=>{const ft=(0,l.h$)(at.message,c),Ot=k.help===null&&at.help?P(at.help):"";return`${G===""?(0,w.
Iu)(ft):`${G}: ${ft}`}${Ot}`}).join("<br>")}function Q(f,k,B,G){const at=f.message===null?"finding":(0,v.a2)(f),{leftOut:ft}=(0,v.hs)(f)?{leftOut:0}:(0,p.yv)(f.
findings),Ot=k.length+ft;if(Ot===0)return[];if(B.isBrief)return[`<p>${(0,s.jP)(Ot,at,B)}</p>`];const dt=(0,u.R4)(k,G,g,Lt=>M(Lt,f,B)),It=Ot-dt.length,jt=f.message===
null?(0,u.MB)(dt):`<p>${dt.join(", ")}</p>`;return[(0,u.TM)((0,w.px)(Ot,`more ${at}`),[...dt.length===0?[]:[jt],...It>0?[`<p>${(0,s.jP)(It,at,B)}</p>`]:[]])]}function ct({
affects:f},{context:{clients:k}}){const B=(0,w.od)(f,k);return B===""?"":`Affects ${B}.`}function U(f){const B=(0,v.hs)(f)&&f.hosts.length===1&&f.message!==null?
[]:(0,p.yv)(f.findings).settings;return B.length===0?"":`Required by ${B.map(s.Su).join(", ")}.`}var V=t(1064),z=t(1505);const rt=20,Z=20,mt=["fails","warns","w\
orks"];function ht(f,k,B){const G=f.filter(jt=>(0,$.cG)(jt)&&!(0,$.JR)(jt));if(G.length===0)return"";const at=jt=>G.length===1?F(jt,k).join(`
`):vt(jt,k),ft=(0,u.R4)(G,B,Z,at),Ot=G.length-ft.length,[dt]=G.length===1?G:[],It=dt===void 0?`of ${(0,w.px)(G.length,"host")}`:`of ${wt(dt)} (${x(dt)})`;return(0,u.
TM)(`Requests, responses and certificates ${It}`,[...ft,...Ot>0?[`<p>${(0,s.jP)(Ot,"host",k)}</p>`]:[]])}const vt=(f,k)=>(0,u.TM)(`${s.Gr[(0,$.sG)(f)]} ${wt(f)}\
 (${x(f)})`,F(f,k)),wt=({visit:f})=>(0,l.D9)((0,d.nx)(f.host)),x=({visit:{attempt:f}})=>`${(0,w.px)(f.hops.length,"request")}, ${(0,O.kJ)(f.timing.totalMs)}`;function F(f,k){
const{hops:B,certificates:G}=f.visit.attempt;return[H(f,k),...f.services.length===0?[]:[C(f,k)],...B.length===0?[]:[st(B)],...G.length===0?[]:[it(G,k)]]}function H(f,k){
const B=(0,s.Bm)(k);return["<table>",...[(0,z.se)(f,k.context,B),{label:"clients",texts:D(f,k)},...(0,z.Zc)(f,B),...(0,z.o7)(f,B)].flatMap(({label:ft,texts:Ot})=>Ot.
length===0?[]:[`<tr><td><b>${(0,w.Iu)(ft)}</b></td><td>${Ot.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const D=({clients:f},{context:k})=>mt.flatMap(B=>{const G=k.clients.filter(ft=>f[ft]===B),at=G.map(ft=>V.bB[ft]).join(", ");return G.length===0?[]:[`${s.Gr[B]}\
 ${at}`]});function C({services:f,servicesLeftOut:k,servicesFrom:B},G){const at=f.slice(0,rt).map(It=>[(0,l.D9)(It.id,z.tN),Y(It)]),ft=f.length-at.length+k,Ot=ft>
0?[[`and ${ft} more`,G.rest]]:[],dt=B===null?"URL":`URL, from the host block at ${(0,s.u_)(B,G)}`;return(0,u.I$)(["Service",dt],[...at,...Ot])}function Y(f){switch(f.
kind){case"url":return(0,l.D9)((0,l.cq)(f.url));case"login":{const{client:k,authz:B,token:G,ports:at}=f.login;return[`authz ${(0,l.D9)((0,l.cq)(B??"none"))}`,`t\
oken ${(0,l.D9)((0,l.cq)(G??"none"))}`,`client ${(0,l.D9)(k,z.tN)}, ports ${at.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${f.problem.code}`}}function st(f){
const k=f.map((B,G)=>{const at=B.proxy===null?"":`through ${(0,l.D9)((0,l.cq)(B.proxy))}`,ft=B.status===null?"no response":`${B.status} ${(0,l.h$)(B.reason,z.tN)}`.
trim();return[String(G+1),(0,l.D9)((0,l.cq)(B.url)),B.mediaType===null?ft:`${ft}<br>${(0,l.D9)(B.mediaType,z.tN)}`,(0,w.Rk)(B.authorization),B.address===null?at:
(0,l.D9)(B.address,z.tN),(0,O.kJ)(B.ms).replace(" ","&nbsp;")]});return(0,u.I$)(["Hop","Request","Response","Token","Address","Time"],k,[0,5])}function it(f,{context:k}){
const B=f.map(({host:G,subject:at,issuer:ft,expires:Ot})=>[(0,l.D9)(G,z.tN),(0,l.h$)((0,O.nO)(Ot,k.startedAt)),(0,l.D9)(at,z.tN),(0,l.D9)(ft,z.tN)]);return(0,u.
I$)(["TLS certificate","Valid until","Subject","Issuer"],B)}const ot=4,Mt=3,At=60;function kt(f,k,B,G){const at=f.filter(jt=>(0,$.sG)(jt)===k);if(at.length===0)
return"";const ft=k==="works"&&f.some(jt=>(0,$.sG)(jt)==="warns"),Ot=xt(at,k,ft?" without warnings":"");if(B.isBrief)return`<p>${Ot}</p>`;const dt=(0,u.R4)(at,G,
At,jt=>Rt(jt,B)),It=at.length-dt.length;return(0,u.TM)(Ot,[...dt.length===0?[]:[(0,u.I$)(["Host","Required by",k==="works"?"Services":"Reason"],dt)],...It>0?[`<\
p>${(0,s.jP)(It,"host",B)}</p>`]:[]])}function xt(f,k,B){const G=f.slice(0,Mt).map(({visit:Ot})=>(0,l.D9)((0,d.nx)(Ot.host))),at=(0,w.K4)(G,Mt,f.length-G.length),
ft=f.length===1?`${at} ${$.nx[k]}${B}`:`<b>${(0,w.px)(f.length,"host")}</b> ${$.nx[k]}${B}: ${at}`;return`${s.Gr[k]} ${ft}`}function Rt(f,k){const B=f.requirements.
flatMap(at=>at.because),{discovery:G}=f.visit.attempt;return[`${(0,u.rm)((0,d.nx)(f.visit.host))}${f.isNew?`<br><sub>${w.dy}</sub>`:""}`,B.length===0?"":(0,p.Ky)(
B,ot,at=>(0,s.u_)(at,k)),(0,$.JR)(f)&&G.kind==="skipped"?G.problem.title:(0,z.Yj)(f,(0,s.Bm)(k))]}var St=t(4148);const Tt=40,Dt=80,K=f=>(0,St.fi)(f,k=>(0,u.hn)(
(0,l.J7)(k))),lt=(f,k)=>(0,l.D9)(f,k).replaceAll(" ","&nbsp;"),yt=(f,k)=>{const B=({code:G,title:at})=>(0,s._h)(G,at,k);return(0,St.ij)([(0,St.eX)(B)],f)};function Pt(f,k,B){
const{wrong:G,good:at}=(0,St.jB)(f),ft=G.length>1||k.isBrief?Ct(G,k,B/2):[],Ot=B-(0,I.$$)(ft.join("")),dt=Wt=>Xt(Wt,k),It=k.isBrief?[]:(0,u.R4)([...G,...at],Ot,
Dt,dt),jt=k.isBrief?0:f.length-It.length,Lt=[...ft,...It.slice(0,G.length)],Nt=It.slice(G.length),Ht=Nt.length<=St.LC?Nt:[(0,u.TM)(Ut(at),Nt)];return[...ft.length>
0?[(0,u.TM)(Bt(G),Lt)]:Lt,...k.isBrief&&at.length>0?[`<p>${Ut(at)}</p>`]:Ht,...jt>0?[`<p>${(0,s.jP)(jt,"root module",k)}</p>`]:[]]}function Ct(f,k,B){const G=(0,St.
cZ)(f);if(G.length===0)return[];const at=G.map(({row:dt})=>dt),ft=V.Du.filter(dt=>f.some(It=>It.clients.includes(dt))),Ot=[...yt(at,k),(0,St.ie)(G,K),...(0,St.ns)(
{clients:ft,rows:at},lt)];return[bt(at,{clients:ft},Ot,k,B)]}function bt(f,k,B,G,at){const ft=(0,u.R4)(f.slice(0,Tt),at,Dt,dt=>[zt(dt,k,G),...B.map(({cell:It})=>It(
dt))]),Ot=f.length-ft.length;return(0,u.I$)(["Module or provider",...B.map(({title:dt})=>(0,w.Iu)(dt))],Ot>0?[...ft,[(0,s.jP)(Ot,"row",G)]]:ft)}function Bt(f){const k=(0,St.
qj)(f[0]??{rows:[]}),B=f.slice(0,St.LC).map(K),G=(0,w.K4)(B,St.LC,f.length-B.length);return f.length===1?`${s.Gr[k]} <b>${G}</b>: ${St.pJ[k]}`:`${s.Gr[k]} <b>${(0,w.
px)(f.length,"root module")}</b> with errors or warnings: ${G}`}function Ut(f){const k=f.flatMap(B=>B.rows);return`${s.Gr[(0,St.Fg)(k)]} <b>${(0,w.px)(f.length,
"root module")}</b>: ${(0,St.nS)(k)}`}function Xt(f,k){const B=(0,St.qj)(f),{wrong:G,good:at}=(0,St.P)(f),ft=[...G,...at],Ot=[...yt(ft,k),...(0,St.ns)({...f,rows:ft},
lt)],dt=B==="works"?(0,St.nS)(f.rows):St.pJ[B];return(0,u.TM)(`${s.Gr[(0,St.Fg)(f.rows)]} <b>${K(f)}</b>: ${dt}`,[bt(ft,f,Ot,k,Number.POSITIVE_INFINITY)])}function zt(f,k,B){
const G=`${s.Gr[(0,St.Fg)([f])]}&nbsp;<b>${(0,u.hn)((0,St.mC)(f,k))}</b>`,[at]=f.places,ft=[...f.kind==="module"&&f.source!==f.address?[(0,u.hn)(f.source)]:[],...at===
void 0?[]:[(0,s.u_)(at,B)]];return ft.length===0?G:`${G}<br><sub>${ft.join(" at ")}</sub>`}const Kt=2e5,Gt={notes:6e3,causes:45e3,roots:9e4,evidence:18e3,unchecked:4e3,
passed:8e3,skipped:4e3,notices:1e4},Jt=["causes","unchecked","roots","evidence","passed","skipped","notices","notes"],Vt=1e3,_t=10,Yt=5,J=600,tt=100,pt=7,$t=(f,k)=>gt(
f,{context:k,rest:s.h,isBrief:!1},{head:`## ${nt(f)}`,foot:`tf-disco ${(0,l.js)(k.version)}, started ${(0,l.js)((0,O.QN)(k.startedAt))}.`,maxBytes:Kt});function gt(f,k,{
head:B,foot:G,maxBytes:at}){const ft=h(f,k),Ot=new Map;let dt=at-Vt-(0,I.$$)(B+G);for(const[Lt,Nt]of Object.entries(Gt)){const Wt=ft[Lt](Math.min(Nt,dt)).filter(
Zt=>Zt!=="").join(`

`),Ft=(0,I.$$)(Wt)<=dt;Ft&&(dt-=(0,I.$$)(Wt)),Ot.set(Lt,Ft?Wt:`<p>More ${k.rest}</p>`)}const It=Jt.map(Lt=>Ot.get(Lt)??"").filter(Lt=>Lt!==""),jt=!k.isBrief&&It.
some(s.ze)?`${G} ${R(k)}`:G;return`${[B,...It,`<sub>${jt}</sub>`].join(`

`)}
`}function h(f,k){const B=(0,$.md)(f.hosts),G=B.filter(({findings:dt})=>dt.length===0),at=({severity:dt})=>dt==="notice",ft=f.findings.filter(at),Ot=f.findings.
filter(dt=>!at(dt));return{notes:dt=>[q(f,k,dt)],causes:dt=>E(Ot,k,dt),roots:dt=>Pt(f.roots,k,dt),evidence:dt=>k.isBrief?[]:[ht(B,k,dt)],unchecked:dt=>[kt(G,"un\
checked",k,dt)],passed:dt=>[kt(B,"works",k,dt)],skipped:dt=>[kt(B,"skipped",k,dt)],notices:dt=>k.isBrief?[]:[W(ft,k,dt)]}}function R({context:f}){const k=f.docsUrl.
replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,l.js)(k)}">kept as an artifa\
ct</a>.`}function W(f,k,B){if(f.length===0)return"";const G=`${s.rC.notice} ${(0,w.px)(f.length,"notice")}`;return(0,u.TM)(G,E(f,k,B))}function q(f,k,B){const G=(0,$.
h$)(f,k.context).map(It=>`${(0,w.Iu)((0,l.h$)(It,J))}.`),at=(0,u.R4)(G,B,_t,It=>It),ft=at.slice(0,Yt),Ot=k.isBrief?[]:at.slice(Yt),dt=G.length-ft.length-Ot.length;
return[`<p>${ft.join("<br>")}</p>`,...Ot.length===0?[]:[(0,u.TM)((0,w.px)(Ot.length,"more remark"),[`<p>${Ot.join("<br>")}</p>`])],...dt>0?[`<p>${(0,s.jP)(dt,"r\
emark",k)}</p>`]:[]].join(`
`)}const nt=f=>`${et(f)} ${(0,w.Iu)((0,$.$N)(f))}`;function et(f){const k=f.findings.some(({severity:G})=>G!=="notice"),B=f.hosts.length===0?"skipped":"works";return s.
Gr[f.passed?k?"warns":B:"fails"]}function ut({url:f,workflow:k,job:B,commit:G}){const at=k.split("/").at(-1)??"";return[`<a href="${(0,l.js)(f)}">${(0,l.D9)(at===
""?"this run":at,tt)}</a>`,...B===""?[]:[`job ${(0,l.D9)(B,tt)}`],...G===""?[]:[`commit ${(0,l.D9)(G.slice(0,pt))}`]].join(", ")}}),8373:((Et,_,t)=>{t.d(_,{Bm:()=>m,
EP:()=>i,Gr:()=>v,Su:()=>n,_h:()=>c,h:()=>I,jP:()=>u,rC:()=>d,u_:()=>e,xy:()=>l,ze:()=>s});var O=t(4503),$=t(8884),w=t(8641);const I="in the JSON report",l="in \
the job summary",d={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},v={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\
\u2705"},p="&nbsp;more ",u=(a,T,{rest:S})=>`and ${a}${p}${T}${a===1?"":"s"} ${S}`,s=a=>a.includes(p),i=(a,T,S,b=0)=>(0,$.Ky)(a,T,r=>e(r,S),b).replace(/ more (?=places?$)/,
p),o=600;function e(a,{context:{links:T}}){if(typeof a=="string")return n(a);const b=`<code>${(0,w.js)((0,$.eo)(a)).replaceAll("/","/<wbr>")}</code>`,r=(0,O.u)(
a,T);return r===null||r.length>o?b:`<a href="${(0,w.js)(r,o)}">${b}</a>`}const n=a=>a.endsWith(" input")?`the ${(0,w.D9)(a.replace(/ input$/,""))} input`:(0,w.D9)(
a),c=(a,T,{context:S})=>`<a href="${(0,w.js)(`${S.docsUrl}#${a}`)}">${T}</a>`,m=a=>({value:w.D9,prose:w.h$,because:T=>e(T,a)})}),7574:((Et,_,t)=>{t.d(_,{I$:()=>l,
QN:()=>p,kJ:()=>w,nO:()=>u,tY:()=>I,u8:()=>v});var O=t(4120);const $=864e5;function w(s){const i=Math.round(s);if(i<1e3)return`${i} ms`;if(i<59950)return`${(i/1e3).
toFixed(1)} s`;const o=Math.round(i/1e3);return`${Math.floor(o/60)} min ${o%60} s`}function I(s){return s<1e3?`${s} B`:s<999950?`${(s/1e3).toFixed(1)} kB`:`${(s/
1e6).toFixed(1)} MB`}function l(s){return[["DNS",s.lookupMs],["connect",s.connectMs],["TLS",s.tlsMs],["first byte",s.firstByteMs],["total",s.totalMs]].flatMap(([
o,e])=>e===null?[]:[[o,e]])}const d=6e4;function v(s,i){const o=Date.parse(i)-Date.parse(s);if(!(o>=d))return"less than a minute";const e=Math.floor(o/d),n=[{count:Math.
floor(e/1440),unit:e>=2880?"days":"day"},{count:Math.floor(e%1440/60),unit:"h"},{count:e%60,unit:"min"}],c=n.findIndex(({count:m})=>m>0);return n.slice(c,c+2).filter(
({count:m})=>m>0).map(({count:m,unit:a})=>`${m} ${a}`).join(" ")}const p=s=>`${s.slice(0,16).replace("T"," ")} UTC`;function u(s,i){const o=(Date.parse(s)-Date.
parse(i))/$;if(Number.isNaN(o))return s;const e=(0,O.px)(Math.floor(Math.abs(o)),"day"),n=Math.abs(o)<1,c=n?"within the last day":`${e} ago`,m=n?"in less than a\
 day":`in ${e}`;return`${s.slice(0,10)} (${o<0?c:m})`}}),5102:((Et,_,t)=>{t.d(_,{$N:()=>m,JR:()=>i,QK:()=>c,b:()=>o,cG:()=>s,h$:()=>j,hm:()=>n,md:()=>e,nx:()=>v,
sG:()=>u});var O=t(4e3),$=t(5799),w=t(7574),I=t(4120),l=t(8884),d=t(4148);const v={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",
works:"passed"},p=["fails","unchecked","warns","skipped","works"];function u(y){if(o(y))return"unchecked";const M=n(y.findings);return M==="error"?"fails":M==="\
warning"?"warns":i(y)?"skipped":"works"}const s=y=>["fails","warns"].includes(u(y)),i=({visit:y})=>y.attempt.discovery.kind==="skipped",o=({visit:{attempt:y}})=>y.
discovery.kind==="skipped"&&y.discovery.problem.code==="host-not-checked";function e(y){return p.flatMap(M=>y.filter(L=>u(L)===M))}const n=y=>$.oC.find(M=>y.some(
L=>L.severity===M))??null;function c({findings:y}){const M=n(y);return M==="notice"?[]:y.filter(({severity:L})=>L===M)}function m({hosts:y,files:M,findings:L,passed:X,
stopped:N,roots:Q}){const ct=(0,d.g5)(Q),U=ct===null?M:M.filter(({problem:wt})=>!a.test(wt.code)),V=U.filter(wt=>!T(wt)),rt=[V.length<U.length?["nothing to chec\
k"]:b(y),A(V)],mt=n(V)==="error"&&!y.some(wt=>u(wt)==="fails")?rt.toReversed():rt,ht=[ct??[],...mt].flat().join(", "),vt=n(L)==="error";return N!==null?`${ht} (${(0,O.
Cw)(N)})`:X&&vt?`${ht} (the check passes: fail-on is never)`:X||vt?ht:`${ht} (the check fails: fail-on is warning)`}const a=/^(?:module|provider|version|package|constraint|lock)-/,
T=({problem:y,severity:M})=>y.code==="nothing-to-check"&&M==="error",S="not allowed";function b(y){const M=y.length;if(M===0)return["no registry hosts to check"];
const L=y.filter(x=>!i(x)).map(u),X=y.filter(o).length,[N,Q]=[L.length,M-L.length],ct=L.filter(x=>x==="fails").length,U=L.filter(x=>x==="warns").length,V=y.filter(
x=>i(x)&&u(x)==="fails").length,z=[{count:ct,words:v.fails},{count:V,words:S},{count:X,words:v.unchecked}],rt=[{count:N-ct,words:v.works},{count:Q-V-X,words:v.skipped}],
Z=ct+V+X>0,[mt,...ht]=(Z?z:rt).filter(({count:x})=>x>0),wt=mt?.words===S||mt?.words===v.unchecked?mt.count===1?"is ":"are ":"";return[`${g(mt?.count??0,M)} ${wt}${mt?.
words}`,...ht.map(({count:x,words:F})=>`${x} ${F}`),...U===0?[]:[r(U,M,Z)]]}function r(y,M,L){return M===1?"with warnings":`${y} ${L?"more ":""}with warnings`}function g(y,M){
return M===1?"1 registry host":y===M?`all ${M} registry hosts`:`${y} of ${M} registry hosts`}function A(y){const M=n(y);if(M===null||M==="notice")return[];const L=(0,l.
Dc)(y.filter(({severity:N})=>N===M)),X=(0,l.BQ)(y);return[...L===0?[]:[`${M}s in ${(0,I.px)(L,"file")}`],...n(X)===M?[`${M}s in the ${(0,l.et)(X)}`]:[]]}function E({
hosts:y},M){const{files:L,bytes:X,usages:N,durationMs:Q}=M;if(L===0&&Q===0)return null;if(L===0)return"found no Terraform or OpenTofu files";const ct=y.filter(l.
Qz).length,U=ct===0?"no registry host is used":`${(0,I.px)(N,"usage")} of ${(0,I.px)(ct,"registry host")}`;return`scanned ${(0,I.px)(L,"file")} (${(0,w.tY)(X)})\
 in ${(0,w.kJ)(Q)}: ${U}`}function j(y,M){const{dialect:L,durationMs:X,scan:N,remarks:Q}=M,ct=E(y,N),V=y.hosts.length===0&&N.files===0?"":` for ${(0,I.QI)(L)} (${L.
why})`;return[`${P(y)}; checked in ${(0,w.kJ)(X)}${V}`,...ct===null?[]:[ct],...Q]}function P({findings:y,ignored:M}){const L=$.oC.flatMap(N=>{const{length:Q}=y.
filter(ct=>ct.severity===N);return Q===0?[]:[(0,I.px)(Q,N)]}),X=L.length===0?"no findings":L.join(", ");return M>0?`${X}, ${M} ignored`:X}}),4148:((Et,_,t)=>{t.
d(_,{Fg:()=>p,LC:()=>i,Mm:()=>d,P:()=>c,cZ:()=>m,eX:()=>M,fi:()=>o,g5:()=>e,ie:()=>S,ij:()=>y,jB:()=>n,mC:()=>b,nS:()=>r,ns:()=>P,pJ:()=>s,qj:()=>v});var O=t(1064),
$=t(5011),w=t(5257),I=t(4120);const l=["fails","warns","works"];function d({worst:N}){return N==="error"?"fails":N==="warning"?"warns":"works"}const v=({rows:N})=>l.
find(Q=>N.some(ct=>d(ct)===Q))??"works";function p(N){const Q=v({rows:N});return Q==="works"&&N.some(u)?"skipped":Q}const u=({chosen:N})=>Object.keys(N).length===
0,s={fails:"init fails",warns:"has warnings",works:"passed"},i=3,o=({directory:N},Q)=>N===w.cd.file?w.cd.file:N==="."?"the top directory":Q(N);function e(N){const Q=N.
filter(({directory:V})=>V!==w.cd.file),{length:ct}=n(Q).failing;return ct===0?null:Q.length===1?"init fails":`init fails in ${ct===Q.length?`all ${ct}`:`${ct} o\
f ${Q.length}`} root modules`}function n(N){const{fails:Q=[],warns:ct=[],works:U=[]}=Object.groupBy(N,v);return{failing:Q,wrong:[...Q,...ct],good:U}}function c({
rows:N}){const{fails:Q=[],warns:ct=[],works:U=[]}=Object.groupBy(N,d);return{wrong:[...Q,...ct],good:U}}function m(N){const Q=new Map;for(const V of n(N).wrong)
for(const z of c(V).wrong){const rt=a(z),Z=Q.get(rt)??{row:z,roots:new Set};Q.set(rt,Z),Z.roots.add(V)}const{fails:ct=[],warns:U=[]}=Object.groupBy(Q.values(),({
row:V})=>d(V));return[...ct,...U]}const a=({kind:N,source:Q,constraints:ct,locked:U,chosen:V,problems:z})=>JSON.stringify([N,Q,ct,U,V,z]),T=3;function S(N,Q){const ct=new Map(
N.map(V=>[V.row,[...V.roots]]));return{title:"root modules",cell:V=>{const z=ct.get(V)??[],rt=z.slice(0,T).map(Q);return(0,I.K4)(rt,T,z.length-rt.length)}}}const b=({
address:N,host:Q},{clients:ct})=>ct.every(U=>(0,$.Vm)(U)===Q)&&N.startsWith(`${Q}/`)?N.slice(Q.length+1):N;function r(N){const Q=[...new Map(N.map(Z=>[`${Z.kind}\
 ${Z.source}`,Z])).values()],ct=["module","provider"].flatMap(Z=>{const{length:mt}=Q.filter(ht=>ht.kind===Z);return mt===0?[]:[(0,I.px)(mt,Z)]});if(ct.length===
0)return"no registry modules and no providers";const U=N.some(({platforms:Z})=>Z.length>0)?" and package":"",V=Q.filter(u).length,z=Q.filter(({chosen:Z})=>Object.
values(Z).includes(null)).length,rt=V+z===0?`every version${U} is available`:[...z>0?[`${z} without a version`]:[],...V>0?[`${V} not checked`]:[]].join(", ");return`${ct.
join(" and ")}, ${rt}`}const g=60,A=6,E=60,j=12;function P({clients:N,rows:Q},ct){const U=Q.every(({chosen:z})=>new Set(Object.values(z)).size<=1),V=[{title:"co\
nstraint",cell:({constraints:z})=>(0,I.K4)([...new Set(z)].map(rt=>ct(rt,E)),A)},...U?[{title:"version",cell:z=>L(z,null,ct)}]:N.map(z=>({title:O.bB[z],cell:rt=>L(
rt,z,ct)})),{title:"newest",cell:({newest:z})=>z===null?"":ct(z,g)},{title:"platforms",cell:({platforms:z})=>X(z,ct)}];return y(V,Q)}const y=(N,Q)=>N.filter(({cell:ct})=>Q.
some(U=>ct(U)!=="")),M=N=>({title:"problem",cell:({problems:Q})=>Q.filter(({usualSeverity:ct})=>ct!=="notice").map(N).join(", ")});function L({chosen:N,locked:Q},ct,U){
const V=ct===null?Object.values(N)[0]:N[ct];return V===void 0?"":V!==null?`${U(V,g)}${V===Q?" (locked)":""}`:Q===null?"none":`none (locked: ${U(Q,g)})`}function X(N,Q){
const ct=N.map(({platform:U,available:V})=>`${V===null?"?":V?"\u2713":"\u2717"} ${Q(U,g)}`);return(0,I.K4)(ct,j)}}),733:((Et,_,t)=>{t.d(_,{W:()=>d,n:()=>$});const O=/^[ -~]*$/;
function $(v){if(O.test(v))return v.length;let p=0;for(const u of v)p+=w(u);return p}function w(v){return O.test(v)?1:I(v)?0:new RegExp("\\p{Regional_Indicator}",
"u").test(v)?1:l(v)?2:1}const I=v=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(v),l=v=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(v);function d(v,p,u){let[s,i]=["",0];for(const o of v){const e=w(o),n=i+e;if(i>=p&&n<=u&&(e>0||i>p)?s+=o:s+=" ".repeat(Math.max(0,Math.min(n,u)-Math.max(i,
p))),i=n,i>u)break}return s}}),7146:((Et,_,t)=>{t.d(_,{ky:()=>s,nI:()=>w,qt:()=>p,wW:()=>u});var O=t(733);const $={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function w(o,e,n){return n.colour?`\x1B[${$[e]}m${o}\x1B[0m`:o}const I=(o,e,{hyperlinks:n})=>e===void 0||!n?o:`\x1B]8;;${e}\x1B\\${o}\x1B]8;;\x1B\\`,l=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
d=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,v=5001;function p(o){const{FORCE_HYPERLINK:e,TERM:n="",TERM_PROGRAM:c="",VTE_VERSION:m}=o;
return e?e!=="0":o.CI||o.NO_COLOR||n==="dumb"?!1:Number(m)>=v||l.test(c)||d.test(n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(a=>o[a])}function u(o,e){const n="\
 ".repeat(o.indent),c=o.label.padEnd((o.column??0)-1),m=" ".repeat(o.indent+(o.column??2)),[a="",...T]=i(e.withFlags?.(o.text)??o.text,{first:e.width-n.length-c.
length-1,others:e.width-m.length}),S=I(w(c,o.style,e),o.url,e);return[`${n}${S} ${a}`.trimEnd(),...T.map(b=>`${m}${b}`)]}function s(o,{width:e,withFlags:n}){const[
c="",...m]=i(n?.(o)??o,{first:e,others:e-2});return[c,...m.map(a=>`  ${a}`)]}function i(o,e){const n=[];let c="",m=0;for(const a of o.split(" ")){const T=n.length===
0?e.first:e.others,S=(0,O.n)(a);c!==""&&m+1+S>T?(n.push(c),c=a,m=S):(m=c===""?S:m+1+S,c=c===""?a:`${c} ${a}`)}return[...n,c]}}),4421:((Et,_,t)=>{t.d(_,{S5:()=>Yt,
MV:()=>J,K8:()=>tt});var O=t(2389),$=t(2796),w=t(5102),I=t(4120),l=t(5955),d=t(8641),v=t(1831),p=t(8884),u=t(733),s=t(7146);const i=160,o=12,e="    ",n=/##\w*\[/;
function c({place:h,before:R,literal:W,after:q},nt,et){const ut=" ".repeat(`  ${h.line}`.length),f=Math.min(et.width,i)-ut.length-3;if(f<o)return[];const k=m(R+
W+q),B=k(R+W+q),G=(0,u.n)(B)<=f?0:k(R).search(/[^ ]|$/),at=B.slice(G),ft=(0,u.n)(k(R))-G,Ot=(0,u.n)(k(R+W))-G,{from:dt,to:It,text:jt}=a(at,ft,Math.max(Ot,ft+1),
f),Lt=(0,s.nI)("|","dim",et),Nt="^".repeat(Math.max(1,Math.min(Ot,It)-Math.max(ft,dt))),Ht=" ".repeat(Math.max(ft,dt)-dt);return[`${(0,s.nI)(`  ${h.line}`,"dim",
et)} ${Lt} ${jt}`.trimEnd(),`${ut} ${Lt} ${Ht}${(0,s.nI)(Nt,nt,et)}`]}function m(h){const R=W=>(0,d.RK)(W.replaceAll("	",e),Number.POSITIVE_INFINITY);return n.test(
R(h))?W=>R(W).replaceAll(/(?<=#)#/g," #"):R}function a(h,R,W,q){const nt=(0,u.n)(h);if(nt<=q)return{from:0,to:q,text:h};const et=Math.max(0,q-2-(W-R)),ut=W<q?0:
Math.max(0,R-1-Math.ceil(et*2/3)),f=nt-ut<=q,k=ut+q,B=(0,u.W)(h,ut===0?0:ut+1,f?k:k-1),G=`${ut===0?"":"\u2026"}${B}${f?"":"\u2026"}`;return{from:ut,to:f?k:k-1,text:G}}
var T=t(1505),S=t(7574);const b=20,r=6,g=13,A={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"yellow"},skipped:{
sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},E={error:A.fails,warning:A.warns,notice:{sign:"\xB7",style:"blue"}},j={value:d.RK,prose:d.RK,because:p.
eo};function P(h,R){const W=(0,w.sG)(h),{sign:q,style:nt}=A[W],et=[...(0,w.cG)(h)?L(h,R.context):[],...(0,T.o7)(h,j)],ut=`${w.nx[W]}${h.isNew?` (${I.dy})`:""}: ${M(
h)}`;return[...(0,s.wW)({indent:0,label:`${q} ${y(h.visit.host)}`,style:nt,text:ut},R),...et.flatMap(f=>X(f,R))].map(d.BP).join(`
`)}const y=h=>{const R=(0,v.nx)(h);return R===h?(0,d.RK)(h):`${(0,d.RK)(R)} (${(0,d.RK)(h)})`};function M(h){const{discovery:R}=h.visit.attempt,W=(0,w.QK)(h);return W.
length>0?(0,I.K4)([...new Set(W.map(q=>q.problem.code))],r):R.kind==="skipped"?R.problem.code:(0,T.Yj)(h,j)}function L(h,R){const{hops:W,certificates:q}=h.visit.
attempt;return[(0,T.se)(h,R,j),{label:"response",texts:W.map(N)},{label:"services",texts:Q(h)},...(0,T.Zc)(h,j),{label:"certificate",texts:q.map(nt=>U(nt,R))}]}
const X=({label:h,texts:R},W)=>R.flatMap((q,nt)=>{const et=nt===0?h:"";return(0,s.wW)({indent:2,label:et,style:"dim",column:g,text:q},W)});function N(h){const R=h.
status===null?"none":`${h.status} ${(0,d.RK)(h.reason,T.tN)}`,W=h.status===null?"after":"in",q=[...h.mediaType===null?[]:[(0,d.RK)(h.mediaType,T.tN)],...h.address===
null?[]:[`at ${(0,d.RK)(h.address,T.tN)}`],...h.proxy===null?[]:[`through ${(0,d.RK)((0,d.cq)(h.proxy))}`],...h.authorization==="none"?[]:[`token ${(0,I.Rk)(h.authorization)}`]],
nt=q.length===0?"":` (${q.join("; ")})`;return`${R.trim()} from ${(0,d.RK)((0,d.cq)(h.url))} ${W} ${(0,S.kJ)(h.ms)}${nt}`}function Q({services:h,servicesLeftOut:R}){
const W=h.slice(0,b),q=h.length-W.length+R;return[...W.map(ct),...q>0?[`and ${q} more`]:[]]}function ct(h){const R=(0,d.RK)(h.id,T.tN);switch(h.kind){case"url":
return`${R} ${(0,d.RK)((0,d.cq)(h.url))}`;case"login":{const{authz:W,token:q}=h.login,nt=[W,q].map(et=>(0,d.RK)((0,d.cq)(et??"none")));return`${R} authz ${nt.join(
", token ")}`}case"problem":return`${R}: ${h.problem.code}`}}function U(h,R){const{host:W,subject:q,issuer:nt,expires:et}=h,ut=(0,d.RK)((0,S.nO)(et,R.startedAt));
return`${(0,d.RK)(W,T.tN)} valid until ${ut}; subject ${(0,d.RK)(q,T.tN)}, issuer ${(0,d.RK)(nt,T.tN)}`}const V=4,z={places:6,messages:5,frames:$.Wi},rt={places:3,
messages:2,frames:1},Z=1e3;function mt(h,R,W){const{severity:q,code:nt,title:et,message:ut}=h,f=(0,d.RK)(ut??et,Z),k=`${R.context.docsUrl}#${nt}`,{style:B}=E[q],
G=ht(h,W)??[...it(h.hosts.length>1?"hosts":"host",vt(h),R),...wt(h,R,W),...st(h,R)],at=Y(h.findings)?"":h.help??"";return[...(0,s.wW)({indent:0,label:`${q}[${nt}\
]:`,style:B,url:k,text:f},R),...G,...it("help",(0,d.RK)(at,Z),R),...it("affects",(0,I.od)(h.affects,R.context.clients),R)].map(d.BP).join(`
`)}function ht(h,{codes:R}){const{hosts:W,message:q,code:nt,findings:et}=h;if(W.length<2||q===null)return null;const{lines:ut}=(0,p.yv)(et),f=JSON.stringify([W.
toSorted(),ut[0],ut.length]),k=R.get(f);return k===void 0&&R.set(f,nt),k===void 0?null:[`  hosts: the same ${W.length} as for ${k}`]}function vt({hosts:h,findings:R,
message:W}){const[q]=h;if(h.length===1&&q!==void 0&&W?.includes((0,v.nx)(q))&&R[0]?.isHostNew!==!0)return"";const et=(0,I.Ku)(h,V).map(ut=>{const f=R.some(k=>k.
host===ut&&k.isHostNew);return`${y(ut)}${f?` (${I.dy})`:""}`});return(0,I.K4)(et,h.length,h.length-et.length)}function wt(h,R,W){const{frames:q}=x(h),nt=F(h),et=(0,$.
cr)(h).length-nt.length;return[...nt.flatMap(({message:ut,findings:f,first:k},B)=>{const G=H(k,h.message===null?ut:"",R);return B>=q?G:[...G,...D(k,h,R,W),...it(
"help",(0,d.RK)(C(h,f),Z),R)]}),...et>0?[`  and ${(0,I.px)(et,"more message")} in the JSON report`]:[]]}const x=({hosts:h,findings:R})=>h.length>1||Y(R)?rt:z,F=h=>(0,I.
Ku)((0,$.cr)(h),x(h).messages).map(([R,W])=>({message:R,findings:W,first:(0,p.tN)(W)}));function H(h,R,W){if(h===null&&R==="")return[];const q=h===null?"-":"-->",
et=[...h===null?[]:[(0,p.R3)(h)],(0,d.RK)(R,Z)].filter(ut=>ut!=="").join(": ");return(0,s.wW)({indent:2,label:q,style:"dim",text:et},W)}function D(h,{severity:R},W,{
lines:q}){if(h===null)return[];const{file:nt,line:et,column:ut}=h,f=W.context.sources.find(k=>k.place.file===nt&&k.place.line===et&&k.place.column===ut);return f===
void 0||q.has(f)?[]:(q.add(f),c(f,E[R].style,W))}function C({help:h,findings:R},W){return h!==null||Y(R)?"":W[0]?.problem.help??""}const Y=([h,R])=>h?.exclude!==
void 0&&R!==void 0;function st(h,R){const{findings:W}=h,{lines:q,settings:nt,leftOut:et}=(0,p.yv)(W),ut=F(h).map(({first:B})=>B&&(0,p.eo)(B)),f=q.filter(B=>!ut.
includes((0,p.eo)(B))),k=x(h).places;return[...it("also at",(0,p.Ky)(f,k,void 0,et),R),...it("required by",(0,p.Ky)(nt,k),R)]}const it=(h,R,W)=>R===""?[]:(0,s.wW)(
{indent:2,label:`${h}:`,style:"dim",text:R},W);var ot=t(4148),Mt=t(1064);const At=20,kt=3,xt="  ",Rt=h=>(0,ot.fi)(h,d.J7);function St(h,R){const{wrong:W}=(0,ot.
jB)(h);return W.length>ot.LC?[Tt(h,W,R)]:W.map(q=>{const nt=(0,ot.P)(q),et=[...nt.wrong,...nt.good],ut=Dt((0,ot.ns)({...q,rows:et.slice(0,At)},d.RK),et),f=Rt(q);
return K({outcome:(0,ot.qj)(q),name:f,root:q,rows:et,columns:ut},R)})}function Tt(h,R,W){const q=(0,ot.cZ)(h),nt=q.map(({row:G})=>G),et=Mt.Du.filter(G=>R.some(at=>at.
clients.includes(G))),ut=(0,ot.ns)({clients:et,rows:nt.slice(0,At)},d.RK),f=Dt([(0,ot.ie)(q,Rt),...ut],nt),k=(0,ot.qj)({rows:nt}),B=(0,I.px)(R.length,"root modu\
le");return K({outcome:k,name:B,root:{clients:et},rows:nt,columns:f},W)}const Dt=(h,R)=>[...h,...(0,ot.ij)([(0,ot.eX)(({code:W})=>W)],R)];function K({outcome:h,
name:R,root:W,rows:q,columns:nt},et){const{sign:ut,style:f}=A[h],k=q.filter(ft=>(0,ot.Mm)(ft)===h),B=[...new Set(k.map(ft=>(0,d.RK)((0,ot.mC)(ft,W))))],G=`${ot.
pJ[h]} for ${(0,I.K4)(B,kt)}`,at=q.length-At;return[`${(0,s.nI)(ut,f,et)} ${(0,s.nI)(R,"bold",et)}: ${G}`,...lt(q.slice(0,At).map(ft=>({sign:A[(0,ot.Fg)([ft])],
cells:[(0,d.RK)((0,ot.mC)(ft,W)),...nt.map(({cell:Ot})=>Ot(ft))]})),["module or provider",...nt.map(({title:ft})=>ft)],et),...at>0?[`  and ${at} more in the JSO\
N report`]:[]].map(d.BP).join(`
`)}function lt(h,R,W){const q=R.map((ut,f)=>Math.max(...[ut,...h.map(({cells:k})=>k[f])].map(yt)));if(q.reduce((ut,f)=>ut+xt.length+f,xt.length)>W.width)return h.
flatMap(({sign:{sign:ut,style:f},cells:[k="",...B]})=>{const G=B.flatMap((ft,Ot)=>ft===""?[]:[`${R[Ot+1]} ${ft}`]),at=`${k}: ${G.join("; ")}`;return(0,s.wW)({indent:2,
label:ut,style:f,text:at},W)});const et=ut=>ut.map((f,k)=>f+" ".repeat((q[k]??0)-yt(f))).join(xt).trimEnd();return[`    ${(0,s.nI)(et(R),"dim",W)}`,...h.map(({sign:{
sign:ut,style:f},cells:k})=>`  ${(0,s.nI)(ut,f,W)} ${et(k)}`)]}const yt=(h="")=>Array.from(h).length;function Pt(h,R){const W=h.flatMap(k=>k.rows),{sign:q,style:nt}=A[(0,ot.
Fg)(W)],[et]=h,f=`${h.length===1&&et!==void 0?Rt(et):(0,I.px)(h.length,"root module")}: ${(0,ot.nS)(W)}`;return(0,s.wW)({indent:0,label:q,style:nt,text:f},R).map(
d.BP).join(`
`)}const Ct=3,bt=4,Bt=1e3;function Ut({hosts:h,roots:R},W){const q=Map.groupBy(h,w.sG),nt=(q.get("unchecked")??[]).filter(({findings:ut})=>ut.length===0),{good:et}=(0,ot.
jB)(R);return[...Xt("unchecked",nt,W),...Xt("skipped",q.get("skipped")??[],W),...Xt("works",q.get("works")??[],W),...et.length>0?[Pt(et,W)]:[]]}function Xt(h,R,W){
const q=G=>P(G,W);if(R.length<=Ct)return R.map(q);const{sign:nt,style:et}=A[h],ut=(0,I.Ku)(R,bt).map(({visit:G})=>y(G.host)),f=(0,I.K4)(ut,ut.length,R.length-ut.
length),k=`${(0,I.px)(R.length,"host")} ${w.nx[h]}: ${f}`;if(!W.isRunner)return[(0,s.wW)({indent:0,label:nt,style:et,text:k},W).map(d.BP).join(`
`)];const B=G=>`and ${G} more in the JSON report`;return[[(0,d.BP)(`${nt} ${k}`),...(0,I.UV)(R,Bt,q,B)].join(`
`)]}function zt(h,R){const W=(0,w.hm)(h.findings),q=h.hosts.length>Ct||h.findings.length>0,nt=R.isRunner?"the JSON report has all details; its path is the outpu\
t `report`":"for all details: `--format json` or `--report FILE.json`",et=`problem codes are explained at ${R.context.docsUrl}`;return q?[(W===null||W==="notice"?
[nt]:[et,nt]).flatMap(f=>(0,s.ky)(f,R)).join(`
`)]:[]}const Kt=5,Gt=30,Jt=3,Vt=20,_t=16e6;function*Yt(h,R){yield`${J(h,R)}
`;let W=!0;for(const{text:q}of tt(h,R)){const nt=q.includes(`
`);yield`${W||nt?`
`:""}${q}
`,W=nt}}function J(h,R){const{sign:W,style:q}=A[h.passed?"works":"fails"],nt=R.isQuiet?[]:(0,w.h$)(h,R.context).slice(0,Kt);return[`${(0,s.nI)(W,q,R)} ${(0,s.nI)(
(0,w.$N)(h),"bold",R)}`,...nt.flatMap(et=>pt(et,R))].join(`
`)}function*tt(h,R,W=_t){const{isQuiet:q=!1,isRunner:nt=!1,context:et}=R,ut=({severity:dt})=>!q||dt==="error"||(0,O.k2)(dt,et.failOn),f=(0,$.cZ)(h.findings.filter(
ut)),k={lines:new Set,codes:new Map};for(const dt of f.slice(0,Gt))yield gt(mt(dt,R,k));const B=f.slice(Gt).flatMap(({findings:dt})=>dt);if(B.length>0&&(yield gt(
`and ${(0,I.px)(B.length,"more finding")} in the JSON report`)),q)return;const G=dt=>({kind:nt?"group":"plain",text:dt});yield*St(h.roots,R).map(G);const at=(0,w.
md)(h.hosts).filter(dt=>(0,w.cG)(dt)&&!(0,w.JR)(dt)),ft=nt||at.length<=Jt?at:[];yield*$t(ft,R,W).map(G),yield*Ut(h,R).map(G);const Ot=(0,w.h$)(h,et).slice(Kt);Ot.
length>0&&(yield gt(Ot.flatMap(dt=>pt(dt,R)).join(`
`))),yield*zt(h,R).map(gt)}const pt=(h,R)=>(0,s.ky)((0,d.RK)(h),R).map(d.BP);function*$t(h,R,W){const q=new l.Wv(W),nt=at=>P(at,R),et=yield*(0,l._Q)(h.slice(0,Vt),
q,nt),ut=[],f=(0,l._Q)(h.slice(Vt),q,nt);let k=f.next();for(;!k.done;k=f.next())ut.push(k.value);const B=(0,I.px)(ut.length,"more host");ut.length>0&&(yield[`de\
tails of ${B}`,...ut].join(`
`));const G=et+k.value;G>0&&(yield`the details of ${(0,I.px)(G,"more host")} are in the JSON report`)}const gt=h=>({kind:"plain",text:h})}),5257:((Et,_,t)=>{t.d(
_,{JT:()=>d,KS:()=>v,MO:()=>s,MP:()=>l,Nf:()=>u,W$:()=>I,cd:()=>w,yp:()=>p});var O=t(5143);const $="hostnames input",w={file:$,line:1,column:1,endColumn:1},I=i=>i.
file===$?$:i,l=({host:i,namespace:o,name:e,system:n})=>`${i}/${o}/${e}/${n}`,d=({host:i,namespace:o,type:e})=>`${i}/${o}/${e}`;function v(i,o){const e=i.versions??
u(i)?.values?.[o]??null;return e===null?null:{text:e,place:p(i)}}function p(i){const{versionsAt:o,place:e}=i,n=typeof o=="number"?o:o?.at;return n===void 0?e:{file:e.
file,...(0,O._h)(n)}}const u=({versionsAt:i})=>typeof i=="number"?null:i,s=(i,o)=>`${i} ${o}`}),2909:((Et,_,t)=>{t.a(Et,async(O,$)=>{try{let ct=function(Z){return async(mt,ht)=>{
try{await ht()}catch(vt){Z([`${mt}: ${(0,d.A3)(vt)}`])}}},rt=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(_);var w=t(2246),I=t(9018),l=t(7251),
d=t(6309),v=t(2722),p=t(3565),u=t(8782),s=t(4690),i=t(9077),o=t(3795),e=t(3386),n=t(2057),c=t(1964),m=t(6427),a=t(2827),T=t(3616),S=t(8641),b=t(9703),r=t(4421),
g=t(8463),A=t(3152),E=t(4106),j=t(6875);const P=120;process.env.UV_THREADPOOL_SIZE??="64",(0,e.p)(),(0,n.B_)(process.stdout,Z=>process.stderr.write(`the log was\
 not written: ${Z}
`)),(0,n.B_)(process.stderr,()=>{});const y=p.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const M=new j.V,L=(0,s.i)(process);await(0,i.
q)(process,await X(p.Ko(E.y.map(({name:Z})=>Z))));async function X(Z){const mt=(0,I.c)(Z,process.env,(0,l.K)(p.QU)),ht=wt=>{const x=(0,I.r)(F=>(0,b.p)(wt,F),mt);
return p.fJ("Could not run",x),3},vt=(0,i.w)(process,M,{isFinal:!1,crash:ht,now:L});try{const wt=await N(Z,mt),x=vt.aborted?3:wt.verdict.passed?0:1;return await U(
wt,mt,vt),x}catch(wt){return wt instanceof A.GN?(p.fJ("Wrong settings",mt.redact(wt.mistakes.join(`
`))),2):ht(wt)}}async function N(Z,mt){const ht=(0,o.fN)(vt=>p.N4(mt.redact([vt])),o.Si);try{return await(0,w.z6)(Z,{environment:process.env,directory:rt(),isFork:(0,u.
$c)(process.env.GITHUB_EVENT_NAME,y),stop:M,startTimer:j.I,now:L,progress:ht.show,changes:vt=>z(vt,mt),secrets:mt,kill:process.kill})}finally{ht.end()}}async function Q(Z){
const{verdict:mt,changes:ht,context:vt}=Z,wt=(0,u.ng)(process.env,y),x=wt===null?[]:(0,v.ws)((0,v.R8)(mt),rt(),wt);if(wt===null||ht?.kind!=="files")return{...Z,
located:x,context:{...vt,links:(0,v.hP)(x)}};const{withDiffLinks:F}=await t.e(52).then(t.bind(t,9052)),H=F(x,ht.files,rt(),wt);return{...Z,located:x,context:{...vt,
links:H}}}async function U(Z,{redact:mt},ht){const{settings:vt,verdict:wt}=Z,{GITHUB_OUTPUT:x,GITHUB_STEP_SUMMARY:F,RUNNER_TEMP:H}=process.env,D=ot=>p.R8(mt(ot).
map(Mt=>(0,S.LS)(Mt))),C=ct(D);let Y={...Z,located:[]};await C("places are not links",async()=>{Y=await Q(Z)});const{context:st}=Y,it={colour:!1,width:P,isRunner:!0,
context:st};await C("the log was not written",()=>p.ur((0,r.MV)(wt,it),(0,r.K8)(wt,it))),await C("the annotations were not written",()=>p.fz((0,c.H)(wt,st))),await C(
"the outputs were not written",async()=>D(await p.Kn(x,(0,a.Y)(wt)))),await C("the job summary was not written to GITHUB_STEP_SUMMARY",()=>p.Sy(F,(0,T.Gc)(wt,st))),
await C("the JSON report was not written to RUNNER_TEMP",async()=>{const ot=p.u5(H,(0,m.h)(wt,st));D(await p.Kn(x,{report:ot}))}),await C("the report files were\
 not written",async()=>D(await(0,g.t)(vt.report,{verdict:wt,context:st},rt()))),!ht.aborted&&await C("the comment and the issue were not written",async()=>{const{
notes:ot,warnings:Mt}=await V(Y,ht);p.N4(mt(ot)),D(Mt)})}async function V(Z,mt){const{comment:ht,issue:vt}=Z.settings;return ht==="never"&&vt==="never"?{notes:[],
warnings:[]}:await(await t.e(137).then(t.bind(t,5137))).publish(Z,(0,u.ng)(process.env,y),rt(),mt)}async function z({githubToken:Z},{redact:mt}){const ht=(0,u.ng)(
process.env,y),wt=await(await t.e(181).then(t.bind(t,5181))).readChanges(ht,Z,M.signal);return wt.kind==="all"&&ht?.pull&&p.R8(mt([`changed-only has no effect: ${wt.
why}`])),wt}$()}catch(P){$(P)}},1)}),2722:((Et,_,t)=>{t.d(_,{R8:()=>z,hP:()=>wt,ws:()=>Z});var O=t(6760),$=t(5747);const w=/^(?!\.{1,2}$)[\w.-]+$/;function I(x){
let F=!1;for(const H of x.split(`
`)){const D=H.trim();D.startsWith("[")&&(F=D==='[remote "origin"]');const C=D.indexOf("=");if(!(!F||C<0||D.slice(0,C).trim().toLowerCase()!=="url"))return l(D.slice(
C+1).trim())}return null}function l(x){const F=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(x),[H,D]=F===null?d(x):[F[1],F[2]],[C="",Y="",...st]=(D??"").replace(/\/$/,
"").split("/"),it=Y.replace(/\.git$/,"");return!H||st.length>0||!w.test(C)||!w.test(it)?null:{host:H.toLowerCase(),owner:C,name:it}}function d(x){const F=URL.parse(
x);return F===null||!/^(https?|ssh):$/.test(F.protocol)?[]:[F.protocol==="ssh:"?F.hostname:F.host,F.pathname.slice(1)]}var v=t(3024);const p=128*1024*1024,u=12,
s=62,i=16384,o=12288,e=4,n=61440,c=4096,m=32768,a=Buffer.alloc(0);function T(x,F){const H=(0,$.io)(x,p);return H===null?new Map:S(H,F)}function S(x,F){const H=new Map;
if(x.length<u)return H;const D=x.readUInt32BE(4);if(x.toString("latin1",0,4)!=="DIRC"||D<2||D>4)return H;const C=x.readUInt32BE(8);let Y=a,st=u;for(let it=0;it<
C;it+=1){if(st+s>x.length)return H;const ot=x.readUInt16BE(st+60),Mt=st+s+(ot&i?2:0),At=D===e,{kept:kt,from:xt}=At?b(x,Mt,Y):{kept:a,from:Mt},Rt=x.indexOf(0,xt);
if(Rt<0)return H;const St=x.subarray(xt,Rt),Tt=At?Buffer.concat([kt,St]):St;if(Tt.length>c)return H;const Dt=(x.readUInt32BE(st+24)&n)===m,K=Tt.toString("utf8");
Dt&&(ot&o)===0&&F.has(K)&&H.set(K,{modified:x.readUInt32BE(st+8),size:x.readUInt32BE(st+36)}),st=At?Rt+1:st+(Rt-st+8&-8),Y=Tt}return H}function b(x,F,H){let D=F,
C=x[D++]??0,Y=C&127;for(;C&128;)C=x[D++]??0,Y=(Y+1)*128+(C&127);return{kept:H.subarray(0,Math.max(0,H.length-Y)),from:D}}function r(x,{modified:F,size:H}){try{const D=(0,v.
lstatSync)(x),C=Math.floor(D.mtimeMs/1e3);return D.isFile()&&D.size%2**32===H&&C%2**32===F}catch(D){return(0,$.Oj)(D),!1}}const g=5,A=/^[0-9a-f]{40}$/,E=/^refs\/(?!.*\.\.)[^\0]+$/;
function j(x){const F=(0,O.join)(x,".git"),H=P(F,x)??F,D=Q((0,O.join)(H,"commondir")),C=D===null?H:X(D,H),Y=()=>N((0,O.join)(C,"packed-refs"))??"",st=y(Q((0,O.join)(
H,"HEAD")),[H,C],Y);return st===null?null:{commit:st,isFetched:L(st,N((0,O.join)(H,"FETCH_HEAD"))??"",Y),remote:I(N((0,O.join)(C,"config"))??""),tracked:it=>T((0,O.
join)(H,"index"),it)}}function P(x,F){const[,H]=/^gitdir: (.+)$/.exec(Q(x)??"")??[];return H===void 0?null:X(H,F)}function y(x,F,H){let D=x;for(let C=0;D!==null&&
C<=g;C+=1){if(A.test(D))return D;const[,Y]=/^ref: (.+)$/.exec(D)??[];if(Y===void 0||!E.test(Y))return null;D=M(Y,F,H)}return null}function M(x,F,H){for(const C of F){
const Y=Q((0,O.join)(C,x));if(Y!==null)return Y}return H().split(`
`).find(C=>C.endsWith(` ${x}`))?.slice(0,40)??null}function L(x,F,H){const D=(C,Y)=>C.split(`
`).some(st=>st.startsWith(`${x}${Y}`));return D(F,"	")||D(H()," refs/remotes/")}const X=(x,F)=>(0,O.isAbsolute)(x)?x:(0,O.join)(F,x);function N(x){const F=(0,$.
yR)(x);return F.ok?F.text:null}const Q=x=>N(x)?.replace(/\r?\n$/,"")??null;var ct=t(4503),U=t(8884);const V=5e3;function z(x){const F=new Set;for(const H of rt(
x))if(typeof H!="string"&&(0,U.CN)(H.file)&&F.add(H.file),F.size===V)break;return F}function*rt({findings:x,hosts:F,roots:H}){for(const{places:D}of x)yield*D;for(const{
requirements:D}of F)for(const{because:C}of D)yield*C;for(const{rows:D}of H)for(const{places:C}of D)yield*C}function Z(x,F,H){if(!mt(H.serverUrl))return[];const D=vt(
F);return[...Map.groupBy(x,Y=>D(Y.split("/").slice(0,-1).join("/")))].flatMap(([Y,st])=>Y===null?[]:ht(Y,st,F,H))}const mt=x=>/^https?:\/\/[\w.:/-]+$/.test(x);function ht({
prefix:x,checkout:F},H,D,C){const{commit:Y,isFetched:st,remote:it}=F,ot=URL.parse(C.serverUrl);if(it===null||ot===null)return[];if(it.host!==ot.host&&it.host!==
ot.hostname)return[];if(!st&&![C.commit,C.defaultCommit].includes(Y))return[];const Mt=`${it.owner}/${it.name}`,At=`${C.serverUrl}/${Mt}/blob/${Y}`,kt=St=>St?.toLowerCase()===
Mt.toLowerCase(),xt=kt(`${C.owner}/${C.repository}`)||kt(C.pull?.from),Rt=new Map(H.map(St=>[St.slice(x.length),St]));return Array.from(F.tracked(new Set(Rt.keys())),
([St,Tt])=>{const[Dt,K]=[Rt.get(St),(0,ct.o)(St)];return Dt===void 0||K===null||!r((0,O.join)(D,Dt),Tt)?[]:{file:Dt,path:St,url:`${At}/${K}`,isOfRun:xt}}).flat()}
function vt(x){const F=new Map,H=D=>{const C=F.get(D);if(C!==void 0)return C;const Y=j((0,O.join)(x,D)),st=D.split("/").slice(0,-1).join("/"),it=Y!==null?{prefix:D===
""?"":`${D}/`,checkout:Y}:D===""?null:H(st);return F.set(D,it),it};return H}const wt=x=>new Map(x.map(({file:F,url:H})=>[F,{url:H}]))}),3565:((Et,_,t)=>{t.d(_,{
fz:()=>it,fJ:()=>Dt,QU:()=>C,N4:()=>St,j_:()=>Rt,Ko:()=>D,R8:()=>Tt,ur:()=>Y,Kn:()=>Mt,u5:()=>xt,Sy:()=>ot});var O=t(3024),$=t(6760),w=t(857);function I(K){return K==
null?"":typeof K=="string"||K instanceof String?K:JSON.stringify(K)}function l(K){return Object.keys(K).length?{title:K.title,file:K.file,line:K.startLine,endLine:K.
endLine,col:K.startColumn,endColumn:K.endColumn}:{}}function d(K,lt,yt){const Pt=new u(K,lt,yt);process.stdout.write(Pt.toString()+w.EOL)}function v(K,lt=""){d(
K,{},lt)}const p="::";class u{constructor(lt,yt,Pt){lt||(lt="missing.command"),this.command=lt,this.properties=yt,this.message=Pt}toString(){let lt=p+this.command;
if(this.properties&&Object.keys(this.properties).length>0){lt+=" ";let yt=!0;for(const Pt in this.properties)if(this.properties.hasOwnProperty(Pt)){const Ct=this.
properties[Pt];Ct&&(yt?yt=!1:lt+=",",lt+=`${Pt}=${i(Ct)}`)}}return lt+=`${p}${s(this.message)}`,lt}}function s(K){return I(K).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A")}function i(K){return I(K).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function o(){
throw new Error("this function of @actions/core is not bundled")}function e(){throw new Error("this function of @actions/core is not bundled")}var n=t(6928);function c(K){
return K.replace(/[\\]/g,"/")}function m(K){return K.replace(/[/]/g,"\\")}function a(K){return K.replace(/[/\\]/g,path.sep)}var T=function(K,lt,yt,Pt){function Ct(bt){
return bt instanceof yt?bt:new yt(function(Bt){Bt(bt)})}return new(yt||(yt=Promise))(function(bt,Bt){function Ut(Kt){try{zt(Pt.next(Kt))}catch(Gt){Bt(Gt)}}function Xt(Kt){
try{zt(Pt.throw(Kt))}catch(Gt){Bt(Gt)}}function zt(Kt){Kt.done?bt(Kt.value):Ct(Kt.value).then(Ut,Xt)}zt((Pt=Pt.apply(K,lt||[])).next())})},S;(function(K){K[K.Success=
0]="Success",K[K.Failure=1]="Failure"})(S||(S={}));function b(K,lt){const yt=toCommandValue(lt);if(process.env[K]=yt,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(K,lt));issueCommand("set-env",{name:K},yt)}function r(K){d("add-mask",{},K)}function g(K){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",K):issueCommand("add-path",{},K),process.env.PATH=`${K}${path.delimiter}${process.env.PATH}`}function A(K,lt){const yt=process.env[`INPUT_${K.replace(/ /g,
"_").toUpperCase()}`]||"";if(lt&&lt.required&&!yt)throw new Error(`Input required and not supplied: ${K}`);return lt&&lt.trimWhitespace===!1?yt:yt.trim()}function E(K,lt){
const yt=A(K,lt).split(`
`).filter(Pt=>Pt!=="");return lt&&lt.trimWhitespace===!1?yt:yt.map(Pt=>Pt.trim())}function j(K,lt){const yt=["true","True","TRUE"],Pt=["false","False","FALSE"],
Ct=A(K,lt);if(yt.includes(Ct))return!0;if(Pt.includes(Ct))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${K}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function P(K,lt){if(process.env.GITHUB_OUTPUT||"")return o("OUTPUT",e(K,lt));process.
stdout.write(w.EOL),d("set-output",{name:K},I(lt))}function y(K){issue("echo",K?"on":"off")}function M(K){process.exitCode=S.Failure,N(K)}function L(){return process.
env.RUNNER_DEBUG==="1"}function X(K){issueCommand("debug",{},K)}function N(K,lt={}){d("error",l(lt),K instanceof Error?K.toString():K)}function Q(K,lt={}){d("wa\
rning",l(lt),K instanceof Error?K.toString():K)}function ct(K,lt={}){d("notice",l(lt),K instanceof Error?K.toString():K)}function U(K){process.stdout.write(K+w.
EOL)}function V(K){v("group",K)}function z(){v("endgroup")}function rt(K,lt){return T(this,void 0,void 0,function*(){V(K);let yt;try{yt=yield lt()}finally{z()}return yt})}
function Z(K,lt){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(K,lt));issueCommand("save-state",{name:K},toCommandValue(
lt))}function mt(K){return process.env[`STATE_${K}`]||""}function ht(K){return T(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(K)})}var vt=t(
6309),wt=t(5747),x=t(566),F=t(4e3),H=t(5955);const D=K=>Object.fromEntries(K.map(lt=>[lt,A(lt)]));function C(K){for(const lt of K)r(lt)}function Y(K,lt){U(K);let yt=!0;
for(const{kind:Pt,text:Ct}of lt){const[bt="",...Bt]=Ct.split(`
`),Ut=Pt==="plain"&&Bt.length>0;(yt||Ut)&&U(""),yt=Ut,Ut||Bt.length===0?U(Ct):(V(bt),U(Bt.join(`
`)),z())}}const st={error:N,warning:Q,notice:ct};function it(K){for(const{level:lt,message:yt,line:Pt,column:Ct,...bt}of K)st[lt](yt,{...bt,...Pt===void 0?{}:{startLine:Pt},
...Ct===void 0?{}:{startColumn:Ct}})}const ot=(K,lt)=>kt("GITHUB_STEP_SUMMARY",K,yt=>(0,O.appendFileSync)(yt,lt));async function Mt(K,lt){const yt=new Map;for(const[
bt,Bt]of Object.entries(lt))try{K?await kt("GITHUB_OUTPUT",K,Ut=>(0,O.appendFileSync)(Ut,At(bt,Bt))):P(bt,Bt)}catch(Ut){yt.set(bt,(0,vt.A3)(Ut))}const[Pt]=yt.values();
return Pt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...yt.keys()].join(", ")}: ${Pt}`]}function At(K,lt){const yt=typeof lt=="st\
ring"?lt:JSON.stringify(lt);if(/[\r\n]/.test(yt))throw new vt.Lw("the value has a line break");return`${K}=${yt}
`}async function kt(K,lt,yt){if(!lt)throw new vt.Lw(`${K} is not set; run this as an action on a runner`);const Pt=(0,O.openSync)(lt,"r+");try{const{size:Ct}=(0,O.
fstatSync)(Pt);try{yt(lt)}catch(bt){throw(0,O.fstatSync)(Pt).size>Ct&&(0,O.ftruncateSync)(Pt,Ct),bt}}finally{(0,O.closeSync)(Pt)}}function xt(K,lt){if(!K)throw new vt.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const yt=(0,$.join)("tf-disco","report.json");return(0,x.f)(K,yt,(0,H.mk)(lt)),(0,$.join)(K,yt)}
function Rt(K){if(K===void 0||K==="")return null;const lt=(0,wt.yR)(K);try{if(lt.ok)return JSON.parse(lt.text)}catch{}const yt=lt.ok?"is not JSON":(0,F.mP)(lt.failure);
return Q(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${yt}; check that no earlier step changes it`),null}function St(K){for(const lt of K)U(
lt)}function Tt(K){for(const lt of K)Q(lt)}const Dt=(K,lt)=>N(lt,{title:K})}),8782:((Et,_,t)=>{t.d(_,{$c:()=>v,Ob:()=>l,at:()=>s,ng:()=>w});var O=t(8641);const $=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function w(o,e){const n=T=>o[T]?.trim()??"",[,c,m]=$.exec(n("GITHUB_REPOSITORY"))??[];if(c===void 0||m===void 0)return null;const a=I(n("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:c,repository:m,apiUrl:I(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:a,event:n("GITHUB_EVENT_NAME"),workflow:d(n("G\
ITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${a}/${c}/${m}/\
actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:i(e,"pull_request","head","sha")??n("GITHUB_SHA"),pull:p(n("GITHUB_EVENT_NAME"),e),isDefaultBranch:u(
n("GITHUB_REF"),e)}}const I=o=>o.replace(/(?<!\/)\/+$/,"");function l({apiUrl:o}){const e=URL.parse(o);return e!==null&&/^https?:$/.test(e.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,O.RK)(o)}`}const d=o=>/^[^/]+\/[^/]+\/(.+?)@/.exec(o)?.[1];function v(o,e){if(o==="pull_request_target")return!1;const n=s(e,
"pull_request","head"),[c,m]=[s(n,"repo","full_name"),s(e,"pull_request","base","repo","full_name")];return n!==void 0&&c!==m}function p(o,e){const n=s(e,"pull_\
request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:v(o,e),from:i(e,"pull_request","head","repo","full_name")??null}:null}
function u(o,e){const n=i(e,"repository","default_branch");return n===void 0?null:o===`refs/heads/${n}`}function s(o,...e){return e.reduce((n,c)=>typeof n=="obj\
ect"&&n!==null?Reflect.get(n,c):void 0,o)}function i(o,...e){const n=s(o,...e);return typeof n=="string"?n:void 0}}),1964:((Et,_,t)=>{t.d(_,{H:()=>ct});var O=t(
4e3),$=t(5799),w=t(2796),I=t(5102),l=t(4120),d=t(8884),v=t(8641),p=t(1831);const u=700,s=8,i=5,o={text:250,places:1},e={text:u,places:s},n=2,c=3600,m=120,a=4096,
T=D=>D!==""&&(0,d.CN)(D)&&(0,v.BP)((0,v.RK)(D,a))===D;function S(D){const C=g(D),Y=[...new Set(D.map(({problem:ot})=>ot.title))],st=C.length>0?(0,l.K4)(C,n):A(D);
if(Y.length===1)return r(st,Y[0]??"");const it=`${D.length} problems`;return r(st===null?it:`${it} with ${st}`,Y.join(", "))}function b({title:D,hosts:C,findings:Y}){
if(Y.length===1)return S(Y);const st=C.length>0?0:(0,d.Dc)(Y),it=Math.max(C.length,st),ot=it===1?g(Y)[0]??(0,v.J7)((0,d.tN)(Y)?.file??""):(0,l.px)(it,C.length>0?
"host":"file"),Mt=Y.length>it?` (${Y.length} times)`:"";return r(it===0?null:ot,`${D}${Mt}`)}const r=(D,C)=>D===null?C:`${D}: ${C}`,g=D=>[...new Set(D.flatMap(({
host:C})=>C===null?[]:(0,v.RK)((0,p.nx)(C))))];function A(D){const C=(0,d.tN)(D);return C===null||T(C.file)?null:(0,v.J7)(C.file)}function E(D,C){const Y=new Set(
D.map(({severity:ot})=>ot)).size>1,st=D.slice(0,i).map(ot=>P(ot,Y,D.length>2?o:e,C)).map(ot=>ot.join(`
`)),it=D.length-st.length;return[...st,...it>0?[j(it)]:[]].join(`

`).split(`
`)}const j=D=>`and ${D} more, see the job summary`;function P(D,C,Y,st){const{problem:it,severity:ot}=D,Mt=(0,d.Xd)(D),At=(0,l.od)(D.affects,st.clients),kt=(0,d.
xi)(D,At,Y.text,Y.places);return[`${C?`${ot}: `:""}${(0,v.RK)(it.message,Y.text)} [${it.code}]`,...kt.map(([xt,Rt])=>`${xt}: ${Rt}`),...Mt===null||T(Mt.file)?[]:
[`at: ${(0,d.R3)(Mt)}`],...D.isHostNew?[`the host is ${l.dy}`]:[],`${st.docsUrl}#${it.code}`]}function y(D,C){const{message:Y,help:st,findings:it,code:ot,title:Mt,
affects:At}=D;if(it.length===1)return E(it,C);const kt=(0,l.od)(At,C.clients),xt=[`${(0,v.RK)(Y??Mt,u)} [${ot}]`,...st===null?[]:[`help: ${(0,v.RK)(st,u)}`],...kt===
""?[]:[`affects: ${kt}`]],Rt=`${C.docsUrl}#${ot}`,St=c-[...xt,Rt].join(`
`).length;return[...xt,...L(D,St),Rt]}function M(D,C,{docsUrl:Y}){const st=D.slice(0,i).flatMap(({problem:{message:it,help:ot}})=>[`${(0,v.RK)(it,o.text)} [${C.
code}]`,...C.help===null&&ot?[`help: ${(0,v.RK)(ot,o.text)}`]:[]]);return[...new Set(st),`see also "${b(C)}"`,`${Y}#${C.code}`]}function L({findings:D,message:C},Y){
const st=[];let it=Y;for(const Mt of D){const At=X(Mt,C===null);if(At.length>=it)break;it-=At.length+1,st.push(At)}const ot=D.length-st.length;return ot>0?[...st,
j(ot)]:st}function X(D,C){const{host:Y,places:st,placesLeftOut:it,problem:ot,isHostNew:Mt}=D,At=(0,d.Ky)(st,1,void 0,it),kt=Y===null?"":`${(0,v.RK)((0,p.nx)(Y))}${Mt?
` (${l.dy})`:""}`,[xt,Rt]=Y===null?[At,""]:[kt,At],Tt=[C?(0,v.RK)(ot.message,m):"",C&&Rt!==""?`(${Rt})`:Rt].filter(Dt=>Dt!=="");return Tt.length===0?`- ${xt}`:`\
- ${xt}: ${Tt.join(" ")}`}const N=10,Q=200;function ct(D,C){const Y=U(D),st=(0,I.hm)(D.findings);let it=D.findings;for(const ot of $.oC){const{annotations:Mt,used:At}=V(
ot,it,C,ot===st);Y.push(...Mt),it=it.filter(kt=>!At.has(kt))}return Y}function U({passed:D,stopped:C,findings:Y}){const st=Y.filter(({severity:ot})=>ot==="warni\
ng").length;if(D||Y.some(({severity:ot})=>ot==="error"))return[];if(C!==null)return[H("error","The check is not complete",[(0,O.Cw)(C)])];const it=`${(0,l.px)(st,
"warning")}, and fail-on is warning`;return[H("error","Warnings fail this check",[it])]}function V(D,C,Y,st){const it=C.filter(({severity:kt})=>kt===D),ot=new Set(
it.map(z));if(ot.size>N){const kt=Z(it),xt=st&&D!=="notice"?mt(D,kt,Y):[];return{annotations:[...rt(D,kt,Y),...xt].slice(0,N),used:new Set(it)}}const Mt=C.filter(
kt=>ot.has(z(kt)));return{annotations:[...Map.groupBy(Mt,z).values()].map(kt=>H(D,S(kt),E(kt,Y),(0,d.tN)(kt))),used:new Set(Mt)}}function z(D){const C=(0,d.Xd)(
D);return C===null?D:`${C.line}:${C.file}`}function rt(D,C,Y){const st=C.length<=N?C:C.slice(0,N-1),it=C.slice(st.length).flatMap(ot=>ot.findings);return[...st.
map(ot=>H(D,b(ot),y(ot,Y),(0,d.tN)(ot.findings))),...it.length===0?[]:[F(D,it)]]}function Z(D){const C=(0,w.cZ)(D);return C.length<=N?C:x(C)}function mt(D,C,Y){
const st=new Set(C.map(({findings:ot})=>ot.map(z).find(ht)));return wt(C.map(ot=>vt(ot).map(Mt=>({cause:ot,findings:Mt})))).filter(({findings:[ot]})=>{const Mt=ot&&
z(ot);return ht(Mt)&&!st.has(Mt)&&st.add(Mt)}).slice(0,N).map(({cause:ot,findings:Mt})=>{const At=M(Mt,ot,Y);return H(D,S(Mt),At,(0,d.tN)(Mt))})}const ht=D=>typeof D==
"string";function vt({findings:D}){const C=D.filter(it=>T((0,d.Xd)(it)?.file??"")),Y=[...Map.groupBy(C,z).values()];return wt(Map.groupBy(Y,([it])=>it&&(it.host??
(0,d.Xd)(it)?.file)).values())}const wt=D=>[...D].flatMap(C=>C.map((Y,st)=>({item:Y,turn:st}))).toSorted((C,Y)=>C.turn-Y.turn).map(({item:C})=>C);function x(D){
return[...Map.groupBy(D,({code:Y})=>Y).values()].flatMap(([Y,...st])=>Y===void 0||st.length===0?Y??[]:{...Y,findings:[Y,...st].flatMap(({findings:it})=>it),hosts:[
...new Set([Y,...st].flatMap(({hosts:it})=>it))],message:null,help:null})}function F(D,C){const Y=[...new Set(C.map(({problem:st})=>st.title))];return H(D,`and ${(0,l.
px)(C.length,`more ${D}`)}`,[...Y,"see the job summary"])}function H(D,C,Y,st=null){const it={title:(0,v.LS)((0,v.RK)(C,Q)),message:(0,v.LS)(Y.join(`
`))};if(st===null||!T(st.file))return{level:D,...it};const{file:ot,line:Mt,column:At,endColumn:kt}=st;return{level:D,...it,file:ot,line:Mt,column:At,endColumn:kt}}}),
2827:((Et,_,t)=>{t.d(_,{Y:()=>w});const O={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},$={hosts:12e4,services:36e4};function w({passed:l,hosts:d,findings:v},p=$){const u=({
services:e})=>e.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),s=I(d.map(({visit:e})=>JSON.stringify(e.host)),p.hosts),i=I(d.map(e=>{const n=JSON.stringify(Object.
fromEntries(u(e)));return`${JSON.stringify(e.visit.host)}:${n}`}),p.services),o=e=>v.filter(n=>n.severity===e).length;return{passed:l,hosts:`[${s.join(",")}]`,services:`\
{${i.join(",")}}`,errors:o("error"),warnings:o("warning"),"left-out":d.length-Math.min(s.length,i.length)}}function I(l,d){let v=d;return l.filter(p=>{const u=p.
length<v;return u&&(v-=p.length+1),u})}})};export{Qt as ids,qt as modules};
