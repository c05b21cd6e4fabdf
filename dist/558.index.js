const on=[558,246,751,345,909],rn={3534:((St,H,t)=>{t.r(H),t.d(H,{credentialsDiffer:()=>o,credentialsEmpty:()=>f,credentialsMalformed:()=>y,credentialsMissing:()=>s,
credentialsNearMiss:()=>c,credentialsOtherHost:()=>g,credentialsRejected:()=>r,credentialsShort:()=>d,credentialsUnused:()=>a,documentUnauthorized:()=>v});var E=t(
1064),$=t(1831),O=t(2713),T=t(4e3),l=t(5799);const f=(0,l.lS)((0,l.$e)("credentials-empty","Token is empty",E.Du),({source:e})=>({message:`the token from ${e} i\
s empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),M={"control character":{
has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'\
begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are s\
ent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store t\
he token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{
has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},y=(0,l.lS)((0,l.
z3)("credentials-malformed","Malformed token",E.Du),({source:e,slip:u})=>({message:`the token from ${e} ${M[u].has}`,help:M[u].help,...u==="control character"?{}:
{severity:"warning"}})),d=(0,l.lS)((0,l.$e)("credentials-short","Token is too short to be redacted"),({source:e})=>({message:`the token from ${e} has fewer than\
 ${O.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),
o=(0,l.lS)((0,l.lm)("credentials-differ","Clients use different tokens"),({host:e,first:u,other:p})=>({message:`for host ${(0,$.nx)(e)}, ${i(u)} and ${i(p)}`,help:`\
set the token for both clients in ${(0,$.fK)(e)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),i=({client:e,source:u})=>u===
null?`${E.bB[e]} finds no token`:`${E.bB[e]} uses the token from ${u}`,r=(0,l.lS)((0,l.$e)("credentials-rejected","Token was rejected"),({host:e,status:u,source:p})=>({
message:`host ${(0,$.nx)(e)} returned ${u} for the token from ${p}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "\
Authorization: Bearer $TOKEN" ${(0,$.cu)(e)}; then store a new one in the same place`})),s=(0,l.lS)((0,l.$e)("credentials-missing","Token is missing"),({host:e,
service:u,isFork:p,searched:m,notRead:R})=>{const N=(0,$.nx)(e),I=`host ${N} requires a token${u===null?"":` for ${u}`}`;if(p)return{message:`${I}, and secrets \
are withheld from pull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",
severity:"notice"};const[k=""]=(0,$.fK)(e),j=R.length===0?"":`; not read: ${R.join(", ")}`;return{message:`${I}, and none was found (searched: ${m.join(", ")}${j}\
)`,help:`add the line "${N}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${k}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(k)}`}}),n=e=>/^\w+$/.
test(e)?`export ${e}=\u2026`:`env '${e}=\u2026' terraform init`,c=(0,l.lS)((0,l.$e)("credentials-near-miss","Token variable has a similar name"),({host:e,variable:u,
why:p,write:m})=>({message:`${u} seems to be meant for host ${(0,$.nx)(e)}, but ${p}`,help:`rename it to ${m}: ${n(m)}`})),g=(0,l.lS)((0,l.$e)("credentials-othe\
r-host","Token is for another host",E.Du),({host:e,other:u,source:p,service:m,isSent:R,isNotice:N})=>({message:`the clients do not send the token for ${u} from ${p}\
 ${m===null?`after the redirect of ${e}`:`to ${m} of host ${e}`}: they send ${R?`the token of ${e}`:"none"}`,help:m===null?`make the discovery document of ${e} \
public, or serve it at ${e} itself`:`set the token for ${e}, and the clients send it to ${u}`,...N?{severity:"notice",affects:[]}:{}})),a=(0,l.lS)((0,l.lm)("cre\
dentials-unused","Token for a host that is not checked"),({host:e})=>({message:`the tokens input has a token for host ${(0,$.nx)(e)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"})),v=(0,l.lS)((0,l.z3)("document-unauthorized","Discovery requires valid credentials",E.
zK),({host:e,token:u,challenge:p,...m})=>{const R=u==="sent"?"rejected the given authentication credentials":"requires authentication credentials",N=p===null?"":
`, and asks for ${p} authentication`;return{message:`host ${e} ${R}: ${(0,T._r)(m)}${N}`,help:(0,T.NM)(m.page,e,D(e,u,m.status,p))}}),w="make the discovery docu\
ment public";function D(e,u,p,m){const R=(0,T.qZ)(e);if(m!==null)return{operator:`exempt /.well-known/terraform.json from ${m} authentication`,guest:R,note:"the\
 clients send Bearer tokens only, so no token helps"};switch(u){case"sent":{const N="check that the token is for this host, complete and not expired";return p===
403?{operator:N,user:N,guest:R}:{operator:N,user:N}}case"none":{const N=`add a token to \`tokens\` (${e}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${N}\
, or ${w}`,user:N,guest:R}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${e} to respond itself, or ${w}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),7052:((St,H,t)=>{t.r(H),t.d(H,{fileLimit:()=>s,fileOutside:()=>o,fileSyntax:()=>l,fileUnreadable:()=>d,nothingToCheck:()=>r});var E=t(1064),
$=t(4e3),O=t(5143),T=t(5799);const l=(0,T.lS)((0,T.$e)("file-syntax","File has a syntax error",E.Du),({error:n,file:c})=>({message:n??"the file is not valid UTF\
-8",help:(0,O.Zl)(c)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"})),f={file:"the file cannot be read",directory:"the directory ca\
nnot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read",
"link-to-special-file":"the target of the link is not a regular file; it is not read"},M={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"renam\
e it if its name is not valid UTF-8, or list it in `exclude`"},y={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissio\
ns, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checke\
d out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},d=(0,T.lS)((0,T.$e)("file-unreadab\
le","File cannot be read"),n=>({message:"code"in n?`${f[n.what]}: ${n.code}`:f[n.what],help:(n.what==="file"||n.what==="directory"?M[n.code]:void 0)??y[n.what]})),
o=(0,T.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and \
is not followed",help:"move the file into the repository, or name its directory in `scan`"})),i=3,r=(0,T.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"\
error",affects:[]},({scan:n,hasHostnames:c})=>{const v=`found no Terraform or OpenTofu files in ${n.every(D=>D===".")?"this directory":`\`scan\` (${(0,$.XT)(n,i)}\
)`}`,w="check out the repository first (in a workflow: actions/checkout)";return c?{message:`${v}; only \`hostnames\` was checked`,help:`${w}, or correct \`scan\``,
severity:"warning"}:{message:`${v}, and \`hostnames\` is not set`,help:`${w}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),s=(0,T.lS)((0,T.$e)("fil\
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
s are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((St,H,t)=>{t.r(H),t.
d(H,{cloudOrganization:()=>o,cloudToken:()=>f,cloudVersion:()=>M,cloudWorkspace:()=>i,cloudWorkspaceMissing:()=>r});var E=t(1064),$=t(1831),O=t(9562),T=t(4e3),l=t(
5799);const f=(0,l.lS)((0,l.z3)("cloud-token","Token for the cloud block or remote backend is missing",E.Du),({host:s,service:n,isFork:c,searched:g,notRead:a})=>{
const v=(0,$.nx)(s),D=`${n===O.OZ?"the cloud block":"the remote backend"} requires a token for ${v}`;if(c)return{message:`${D}, and secrets are withheld from pu\
ll requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const e=a.
length===0?"":`; not read: ${a.join(", ")}`,[u=""]=(0,$.fK)(s);return{message:`${D}, and none was found (searched: ${g.join(", ")}${e})`,help:`add the line "${v}\
=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${u}; outside GitHub, run \`terraform login ${v}\` or \`tofu login ${v}\``}}),M=(0,l.lS)((0,l.z3)("\
cloud-version","API is too old for the cloud block",E.Du),({url:s,version:n})=>({message:`${s} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,T.
dh)(n)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'c\
heck `hostname`, or use `backend "remote"` instead of `cloud`'}})),y=s=>"why"in s?`the response of ${s.url} ${(0,T.dh)(s.why)}`:(0,T._r)({...s,page:null}),d=(s,n,c)=>"\
status"in s&&[401,403,404].includes(s.status)?c:(0,l.C)(`check the logs of ${n}, and that the URL of the service is that of its API`),o=(0,l.lS)((0,l.z3)("cloud\
-organization","Organization cannot be read",E.Du),s=>{const{host:n,organization:c,source:g}=s;return{message:`the organization ${c} at ${n} cannot be read: ${y(
s)}`,help:d(s,n,`check the name of the organization, and that the token from ${g} is valid and belongs to a member`)}}),i=(0,l.lS)((0,l.z3)("cloud-workspace","W\
orkspace cannot be read",E.Du),s=>{const{host:n,organization:c,workspace:g}=s;return{message:`the workspace ${g} of ${c} at ${n} cannot be read: ${y(s)}`,help:d(
s,n,"check that the token may read the workspace")}}),r=(0,l.lS)((0,l.lm)("cloud-workspace-missing","Workspace does not exist"),({host:s,organization:n,workspace:c})=>({
message:`${n} at ${s} has no workspace ${c} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),6697:((St,H,t)=>{t.r(H),t.d(H,{hostAssumed:()=>y,hostGeneric:()=>d,hostNotAllowed:()=>f,hostNotChecked:()=>i,hostPrivateRedirect:()=>o});var E=t(
1064),$=t(4e3),O=t(5799);const T=({file:n,line:c})=>`${(0,$.dh)(n)}:${c}`,l=n=>n.map(c=>E.bB[c]).join(" and "),f=(0,O.lS)((0,O.z3)("host-not-allowed","Host is n\
ot allowed",E.zK),n=>{const{host:c}=n,g=`add ${c} to \`allowed-hosts\``;if("service"in n){const{service:a,registry:v}=n;return{message:`${a} of ${v} is on ${c},\
 which is not in \`allowed-hosts\``,help:`use another registry, or ${g}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded from ${c}, \
which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${g}`};if("use"in n){const[a,v]=M[n.use];return{message:`${a} ${c}\
, which is not in \`allowed-hosts\``,help:`use ${v}, or ${g}`}}if("implied"in n){const{place:a,clients:v}=n.implied;return{message:`host ${c} is not in \`allowed\
-hosts\` and was not contacted; ${T(a)} names no host, and this is the default of ${l(v)}`,help:`name an allowed registry there, ${g}, or set \`dialect\` if you u\
se another CLI`}}return{message:`host ${c} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${g}`}}),M={download:["the sourc\
e is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},y=(0,O.lS)((0,O.lm)("host-assumed","Default host of\
 an assumed CLI was not contacted"),({host:n,place:c,clients:g})=>({message:`${n} was not contacted: ${T(c)} implies it as the default host of ${l(g)}, but the \
CLI could not be detected`,help:"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),d=(0,O.lS)((0,O.lm)("host-generic","Gener\
ic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),o=(0,O.lS)((0,O.z3)("host-private-redirect","Redirect to a non-public address",E.zK),({host:n,address:c,asks:g})=>c===
"metadata"?{message:`${n} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${g==="document"?"redirects":"leads"} to ${n}, which has a ${c} address and was not contacted`,help:`if ${g==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),i=(0,O.lS)((0,O.z3)("host-not-checked","Host was not checked before the chec\
k ended",E.zK),({host:n,stopped:c,isBegun:g,unchecked:a,total:v,slowest:w})=>({message:`${n} was not checked${g?" completely: its visit was under way when":":"}\
 ${(0,$.Cw)(c)}, with ${a} of ${v} hosts not checked`,help:r[c.kind]+s(w)})),r={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function s(n){return n.length===0?"":`; most of the time went to hosts without a response: ${n.map(({host:g,tookMs:a})=>`${g}\
 (${(0,$.YA)(a)})`).join(", ")}`}}),5143:((St,H,t)=>{t.d(H,{Az:()=>g,Ks:()=>f,Ts:()=>M,Zl:()=>s,_h:()=>y,n7:()=>n});var E=t(4e3);const $="//",O=(a,v)=>v==="."?a:
`${a}${$}${v}`;function T(a){const v=a.indexOf($);return v<=0?{repository:null,path:a}:{repository:a.slice(0,v),path:a.slice(v+$.length)}}const l=2**14,f=l-1,M=({
line:a,column:v,endColumn:w})=>(a*l+Math.min(v,f))*l+Math.min(w-v,l-1);function y(a){const v=Math.floor(a/l),w=v%l;return{line:Math.floor(v/l),column:w,endColumn:w+
a%l}}const d=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
o=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,i=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function r(a){const{path:v}=T(
a),w=v.split("/").slice(0,i.test(v)?-2:-1);return w.find((D,e)=>d.test(D)&&!(D==="test"&&w.slice(0,e).some(u=>o.test(u))))}const s=a=>r(a)!==void 0;function n(a){
const v=r(a);return(v===void 0?T(a).path:`**/${v}`).replace(/[\\{}[\]?!()]/g,"?")}const c=3,g=(a,v)=>`${a===1?"1 finding is":`${a} findings are`} in tests, exam\
ples or templates, where errors are warnings; to skip such files, set \`exclude\`: ${(0,E.XT)(v,c)}`}),5799:((St,H,t)=>{t.d(H,{$e:()=>o,C:()=>O,lS:()=>r,lm:()=>i,
oC:()=>$,pj:()=>f,z3:()=>d});var E=t(6174);const $=["error","warning","notice"],O=(s,n)=>n===void 0?{operator:s}:{operator:s,note:n};function T({operator:s,user:n,
guest:c},{role:g,host:a}){const v=`ask the operator of ${a} to ${s}`;switch(g){case"operator":return s;case"user":return n===s?n:n===void 0?v:`${n}; if you run ${a}\
, ${l(s,n)}`;case"guest":return c??n??v}}const l=(s,n)=>s.startsWith(`${n}, or `)?s.slice(n.length+5):s;function f(s,n){const{cures:c,...g}=s;return c===void 0?
s:{...g,help:M(c,n)}}function M(s,n){const{because:c,note:g}=s,a=c===void 0?"":`${c}: `,v=g===void 0?"":`; ${g}`;return a+T(s,n)+v}const y=s=>(n,c,g=[])=>({code:n,
title:c,severity:s,affects:g}),d=y("error"),o=y("warning"),i=y("notice");function r(s,n){return Object.assign(g=>{const{help:a,...v}=n(g),w=s.code,D=(0,E._)(v.message),
e={...s,code:w,usualSeverity:s.severity,...v,message:D};return a===void 0?e:typeof a=="string"?{...e,help:(0,E._)(a)}:{...e,help:M(a,{role:"operator",host:""}),
cures:a}},s)}}),2246:((St,H,t)=>{t.d(H,{z6:()=>Yt,wX:()=>tn,w5:()=>Qt});var E=t(6760),$=t(9461),O=t(3024),T=t(5143),l=t(5747);const f=200,M=50,y=32*1024*1024,d=4e3,
o=1e3,i=1e6;function r(_,tt,gt){const Et=Map.groupBy(_.filter(s).slice(0,f),({file:h})=>h),Ot=[];let Mt=0;for(const[h,A]of[...Et].slice(0,M)){const F=(0,E.join)(
tt,h),z=n(F);if(z===null||z.mtimeMs>gt+1)continue;if(Mt+=z.size,Mt>y)break;const nt=(0,l.yR)(F);nt.ok&&Ot.push(...c(nt.text,A))}return Ot}const s=({column:_,endColumn:tt})=>_!==
T.Ks&&_<i&&tt>_;function n(_){try{return(0,O.statSync)(_)}catch(tt){return(0,l.Oj)(tt),null}}function c(_,tt){const gt=[];let[Et,Ot]=[1,_.startsWith("\uFEFF")?1:
0];for(const Mt of tt.toSorted((h,A)=>h.line-A.line)){for(;Et<Mt.line&&Ot>=0;Et+=1)Ot=_.indexOf(`
`,Ot)+1||-1;if(Ot<0)break;const h=_.indexOf(`
`,Ot),A=h<0?_.length:h,F=A>Ot&&_[A-1]==="\r";gt.push(...g(_.slice(Ot,F?A-1:A),Mt))}return gt}function g(_,tt){const{column:gt,endColumn:Et}=tt,Ot=_.length<=d;if(!Ot&&
Et-gt>o)return[];const Mt=a(_,gt-1,0);if(Mt>=_.length)return[];const h=a(_,Et-gt,Mt),[A,F]=Ot?[_.slice(0,Mt),_.slice(h)]:["",""];return[{place:tt,before:A,literal:_.
slice(Mt,h),after:F,isWhole:Ot}]}function a(_,tt,gt){let Et=gt;for(let Ot=tt;Ot>0&&Et<_.length;Ot-=1)Et+=(_.codePointAt(Et)??0)>65535?2:1;return Et}var v=t(6174),
w=t(2161);function D(_,tt){const{directory:gt,checkedAt:Et,configs:Ot}=tt,Mt=Ot.flatMap(at=>at.files),h=new Set(Mt.flatMap(({path:at,shown:ht})=>[e(at),ht])),A=at=>{
const ht=e((0,E.resolve)(gt,at));return!h.has(at)&&!h.has(ht)&&u(at)&&u(ht)},F=_.filter(({file:at})=>A(at)),z=r(F,gt,Et),nt=k(z,tt.usages);return z.flatMap(at=>p(
at,nt.get(j(at.place))??null,tt))}function e(_){const tt=(0,$.$)(_);return tt.kind==="file"?tt.path:(0,E.resolve)(_)}const u=_=>(0,w.L8)((0,E.basename)(_),new Set,
(0,E.basename)((0,E.dirname)(_)))!==void 0;function p({place:_,before:tt,literal:gt,after:Et,isWhole:Ot},Mt,{redact:h,kept:A}){const F=tt+gt+Et;return h(F,A)!==
F?[]:Ot&&!I(F)?[{place:_,before:tt,literal:gt,after:Et}]:Mt===null||R.test(Mt)||!gt.includes(Mt)?[]:[{place:_,before:"\u2026 ",literal:(0,v._)(Mt),after:" \u2026"}]}
const m=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
R=/[\s"]/,N=/[\w+-]{20,}/g,I=_=>m.test(_)||(_.match(N)??[]).some(tt=>/\d/.test(tt)&&/[a-z]/.test(tt)&&/[A-Z]/.test(tt));function k(_,tt){const gt=new Map(_.map(
({place:Ot})=>[j(Ot),Ot.file])),Et=new Set(gt.values());return new Map(tt.filter(({place:Ot})=>Et.has(Ot.file)&&gt.has(j(Ot))).flatMap(({place:Ot,text:Mt})=>Mt===
null?[]:[[j(Ot),Mt]]))}const j=({file:_,line:tt,column:gt})=>`${tt}:${gt} ${_}`;var X=t(2389),L=t(6897),Z=t(1831),q=t(3592),K=t(2796),W=t(6763),J=t(5751),it=t(1435),
Q=t(8723),B=t(7052),G=t(9664);function ot(_,{evidence:tt,versions:gt}){if(_.version!==null)return()=>_.version;const Et=tt.filter(({level:Ot,version:Mt})=>Ot===
"version-file"&&Mt!==null);return(Ot,Mt)=>Et.some(A=>A.client===Ot&&ft(Mt,(0,G.jt)(A.place.file)))?gt[Ot]??null:null}const ft=(_,tt)=>tt===""||`${_}/`.startsWith(
`${tt}/`);var U=t(6195),et=t(7854),st=t(3152);const P=2e5;async function C({usages:_,notes:tt,scanned:gt,changed:Et,dialect:Ot,settings:Mt}){const{declared:h,endedAt:A}=gt;
if(_.length===0&&![...h].some(pt=>"place"in pt)&&Mt.roots.length===0)return{roots:[],notes:[]};const{rootsOf:z}=await t.e(353).then(t.bind(t,5353)),{Readings:nt,
RootNotes:at,textNotes:ht}=await Promise.all([t.e(917),t.e(203)]).then(t.bind(t,1203)),{clients:$t,versions:wt}=Ot,Ct=await Y({usages:_,declared:h,clients:$t},Mt,
A===null),Dt=[],Wt=[],Nt=new nt,S=Mt.dialect.name==="auto"?[]:$t,x=new at({clients:$t,readings:Nt,upgrade:Mt.upgrade,versionIn:ot(Mt.dialect,Ot)}),V=Mt.depth!==
"discovery";let rt=0;for(const pt of z(Ct,{changed:Et,versions:wt,hasCalls:V})){if(rt+=pt.directories.length,rt>P){Wt.push((0,et.YW)(pt.directory,(0,B.fileLimit)(
{kind:"roots",max:P})));break}x.add(pt),V&&Dt.push(pt)}const dt=[...ht(_,h,{...Ot,readings:Nt,set:S})].filter(({place:pt})=>Et===null||Et.has(pt.file)),yt=new Set(
tt.flatMap(({problem:pt,place:Lt})=>pt.code==="lock-invalid"?Lt.file:[])),At=[...dt,...x.notes()].filter(({place:pt})=>!yt.has(pt.file));return{roots:Dt,notes:[
...At,...Wt]}}async function Y(_,{roots:tt},gt){const{layoutsOf:Et,unmatched:Ot}=await t.e(353).then(t.bind(t,5353)),Mt=tt.map(F=>({text:F,matches:(0,U.Ls)([F])})),
h=Et({..._,patterns:Mt}),A=gt?Ot(h,Mt):[];if(A.length===0)return h;throw new st.GN(A.map(F=>`roots: no directory with configuration matches ${F}`))}async function ct(_,tt){
return tt.every(({lockFile:Et})=>Et===null)?_:(await t.e(862).then(t.bind(t,3862))).withoutUnusedLocks(_,tt)}function ut(_,tt,{depth:gt},Et){if(gt==="discovery")
return _;const Ot=({kind:h,workspace:A})=>h==="cloud_default"?!!Et.TF_CLOUD_HOSTNAME:h!=="backend_remote_default"||A?.organization===null,Mt=new Set(tt.filter(h=>!Ot(
h)).map(({place:h})=>lt(h)));return _.map(h=>h.problem.code==="host-missing"&&Mt.has(lt(h.place))?{...h,problem:{...h.problem,severity:"error"}}:h)}const lt=({file:_,
line:tt,column:gt})=>`${_}:${tt}:${gt}`;async function vt(_,tt){if(_===null)return X.j7;const{judgeInit:gt}=await Promise.all([t.e(917),t.e(341),t.e(761)]).then(
t.bind(t,5761));return gt(_,tt)}var It=t(8416),Pt=t(3474);function xt(_,tt,gt){const Et={..._,newHosts:new Set,files:null,remarks:[]};if(tt===null)return Et;const Ot=nt=>({
...Et,remarks:[`changed-only has no effect: ${nt}`]});if(tt.kind==="all")return Ot(tt.why);const{files:Mt}=tt,h=new Set(Mt.filter(({status:nt})=>nt!=="removed").
map(({file:nt})=>nt));if(h.size>0&&![...h].some(nt=>gt(nt)!==null))return Ot("the checkout contains none of the files that the pull request changes");const A=_.
usages.filter(({place:nt})=>h.has(nt.file)),z=`changed-only: the pull request changes ${Mt.length===1?"1 file":`${Mt.length} files`} with ${A.length} of ${_.usages.
length} usages`;return{usages:A,notes:_.notes.filter(({place:nt})=>jt(nt.file,h)),newHosts:Rt(_.usages,Mt,gt),files:new Set(Mt.map(({file:nt})=>nt)),remarks:[z]}}
const jt=(_,tt)=>tt.has(_)||_==="."||[...tt].some(gt=>gt.startsWith(`${_}/`)),Bt=2e8;function Rt(_,tt,gt){const Et=new Set;if(tt.some(Tt))return Et;const Ot=new Map(
tt.map(z=>[z.file,b(z,gt)])),Mt=tt.flatMap(({patch:z})=>mt(z,/^[ -]/));let h=0;const A=(z,nt)=>{const at=[nt,(0,Z.nx)(nt).toLowerCase()];return z.filter(ht=>(h+=
ht.length,h<=Bt&&at.some($t=>ht.includes($t)))).length},F=(z,nt)=>{const{isNew:at,now:ht,added:$t}=Ot.get(z)?.()??Ut,wt=at?0:A(ht,nt);return at||wt>0&&wt===A($t,
nt)};for(const[z,nt]of Map.groupBy(_,at=>at.host)){if(z===null||nt.some(({isHostImplied:ht})=>ht))continue;const at=[...new Set(nt.map(({place:ht})=>ht.file))];
!at.every(ht=>Ot.has(ht))||A(Mt,z)>0||at.every(ht=>F(ht,z))&&h<=Bt&&Et.add(z)}return Et}const Ut={isNew:!1,now:[],added:[]};function b({file:_,status:tt,patch:gt},Et){
let Ot=null;const Mt=()=>{const h=tt==="added";if(h||gt===null)return{...Ut,isNew:h};const A=(Et(_)??"").toLowerCase().split(`
`);return{isNew:h,now:A,added:mt(gt,/^\+/)}};return()=>(Ot??=Mt(),Ot)}const mt=(_,tt)=>(_??"").toLowerCase().split(`
`).filter(gt=>tt.test(gt)),kt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,Tt=({file:_,status:tt,changes:gt,patch:Et})=>Et===null&&tt!=="added"&&gt>0&&kt.
test(_);var Ft=t(2859),Kt=t(370);async function Gt(_,tt){const gt=tt.now(),Et=await(0,Kt.SQ)(_,tt),Ot=_.scan.length===0?0:tt.now()-gt,Mt=(0,Kt.PT)(_,Et,tt),h=await(0,It.
L2)(Mt),{clients:A}=h,F={usages:(0,et.sw)(Et.usages,A),notes:(0,et.vH)([...Et.notes,...Jt(Et,tt.stop.why)],A)},z=await Xt(F,_,tt),nt=await(0,it.jK)(z.usages,_,h,
{...tt,scanned:{..._,...Et}}),{roots:at,notes:ht}=await C({...F,scanned:Et,changed:z.files,dialect:h,settings:_}),$t=await ct(nt.usages,at),wt=(0,Ft.C)(_,$t,A,(0,et.
kA)(F.usages));Zt(wt);const{configs:Ct,releases:Dt}=nt,{environment:Wt}=tt,{files:Nt,bytes:S}=Et;return{dialect:{...h,releases:Dt},configs:Ct,usages:$t,roots:at,
requirements:wt,notes:[...ut(z.notes,$t,_,Wt),...ht],newHosts:z.newHosts,isEmpty:_.scan.length>0&&Et.isEmpty&&Et.endedAt===null,complaints:nt.findings,allUsages:F.
usages,changes:z.changes,remarks:[...z.remarks,...nt.remarks],scan:{files:Nt,bytes:S,usages:$t.length,durationMs:Ot},clients:()=>(0,It.rU)(h,Mt.scan)}}async function Xt(_,tt,gt){
const Et=tt.changedOnly?await gt.changes(tt):null;return{changes:Et,...xt(_,Et,Mt=>{const h=(0,l.yR)((0,E.join)(gt.directory,Mt));return h.ok?h.text:null})}}function Jt({
endedAt:_,files:tt},gt){return _===null||gt===null?[]:[(0,et.YW)(_,(0,B.fileLimit)({kind:"time",stopped:gt,files:tt}))]}function Zt(_){const{size:tt}=new Set(_.
map(({host:gt})=>gt));if(!(tt<=Pt.pS))throw new st.GN([`scan found ${tt} hosts, the limit is ${Pt.pS}: narrow scan or exclude files`])}async function Yt(_,tt){const gt=new Date,
Et=await(0,J.readSettings)(_,tt),Ot=Et.deadlineMs,Mt=tt.startTimer(Ot,()=>tt.stop.end({kind:"deadline",ms:Ot}));try{const h=await Gt(Et,tt);await(0,L.x)();const A=await _t(
h,Et,tt,gt);return await nn(A,h,Et,tt,gt)}finally{Mt()}}async function _t(_,tt,gt,Et){const{environment:Ot,stop:Mt,isFork:h}=gt,{dialect:A,configs:F}=_,z=await(0,Q.
j)(_,tt,{...A,configs:F},gt),nt={..._,visits:z.visits,tokenVariables:Qt(Ot),tokenHosts:tt.tokens.map(({host:$t})=>$t),tokenSources:z.tokenSources,stopped:Mt.why,
predicted:await vt(z.inquiry,{...tt,dialect:A,isFork:h})},at={...tt,dialect:A,isFork:h,now:Et.getTime()},ht=z.visits.length>0||nt.predicted.requests.length>0;return(0,X.
S4)(nt,at,ht?await(0,it.U7)():null)}async function nn(_,{dialect:tt,configs:gt,allUsages:Et,requirements:Ot,changes:Mt,scan:h,clients:A,...F},z,nt,at){const ht=tn(
Ot),$t=[...F.remarks,...(0,W.r)(_)],wt={verdict:_,remarks:(0,W.q)($t)},{verdict:Ct,remarks:Dt}=nt.secrets.redact(wt,ht);return{settings:z,changes:Mt,verdict:Ct,
context:{dialect:tt,failOn:z.failOn,scan:h,remarks:Dt,startedAt:at.toISOString(),durationMs:Date.now()-at.getTime(),version:q.xv,docsUrl:q.aq,clients:await A(),
sources:D((0,K.sC)(Ct.findings),{...nt.secrets,kept:ht,usages:Et,configs:gt,directory:nt.directory,checkedAt:at.getTime()}),links:null,repository:null,repositories:[],
shard:null,history:null}}}const Qt=_=>Object.keys(_).filter(tt=>/^TFE?_?TOKEN/i.test(tt)),tn=_=>new Set(_.flatMap(({host:tt,service:gt})=>[tt,(0,Z.nx)(tt),gt]))}),
9461:((St,H,t)=>{t.d(H,{$:()=>O});var E=t(3024),$=t(5747);function O(T){try{const l=(0,E.realpathSync)(T),f=(0,E.statSync)(l);return f.isFile()?{kind:"file",path:l}:
{kind:f.isDirectory()?"directory":"special",path:l}}catch(l){return{kind:"error",code:(0,$.Oj)(l)}}}}),5747:((St,H,t)=>{t.d(H,{Oj:()=>r,io:()=>y,yR:()=>M});var E=t(
4573),$=t(3024);const O=16*1024*1024,T=$.constants.O_RDONLY|($.constants.O_NONBLOCK??0)|($.constants.O_NOCTTY??0),l=Buffer.allocUnsafeSlow(256*1024);let f=l;const M=(n,c=O)=>d(
n,c,i);function y(n,c){const g=d(n,c,(a,v)=>Buffer.from(a.subarray(0,v)));return Buffer.isBuffer(g)?g:null}function d(n,c,g){let a;try{a=(0,$.openSync)(n,T)}catch(v){
return s(v)}try{const v=(0,$.readSync)(a,l,0,l.length,null);return v<l.length?g(l,v):o(a,c,g)}catch(v){return s(v)}finally{(0,$.closeSync)(a)}}function o(n,c,g){
const{size:a}=(0,$.fstatSync)(n);if(a>c||a<l.length)return{ok:!1,failure:{kind:"size",bytes:a,maxBytes:c}};f.length<a&&(f=Buffer.allocUnsafeSlow(a));const v=f;let w=0;
for(;w<a;){const D=(0,$.readSync)(n,v,w,a-w,w);if(D===0)break;w+=D}return g(v,w)}function i(n,c){const g=n.toString("utf8",0,c),a=!g.includes("\uFFFD")||(0,E.isUtf8)(
n.subarray(0,c));return{ok:!0,text:g,isUtf8:a,bytes:c}}function r(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}
const s=n=>({ok:!1,failure:{kind:"error",code:r(n)}})}),8185:((St,H,t)=>{t.d(H,{C:()=>o,I:()=>r});var E=t(4283),$=t(7052),O=t(6697),T=t(1064),l=t(1831),f=t(2886);
const M=(s,{allowedHosts:n,hostnames:c})=>(0,l.Jr)(s,n)||c.some(g=>g.host===s),y={file:".",line:1,column:1,endColumn:1},d=1e4;function o(s,n,c=d){if(n.allowedHosts.
length===0)return[];const g=new Map,a=[];let v=0;for(const{directHost:D,kind:e,isOverridden:u,place:p,clients:m}of s){if(D===void 0||u||M(D,n))continue;const R=e===
"backend_http"||e==="remote_state"?"backend":"download",N=`${R} ${D}`,I=g.get(N);if(I===void 0&&g.size>=c){v+=1;continue}const k=I??i(D,R);g.set(N,k),a.push({...k,
place:p,clients:m})}if(v===0)return a;const w=(0,$.fileLimit)({kind:"problems",max:c,omitted:v});return[...a,{problem:w,place:y,clients:T.Du,host:null}]}function i(s,n){
const c=(0,l.Pv)(s),g=c.ok?c.value:null,a=g===null?s:(0,l.nx)(g);return{problem:(0,O.hostNotAllowed)({host:a,use:n}),host:g}}function r(s,n,c,g){if(g.allowedHosts.
length===0)return[];const a=c.filter(({because:v})=>v.some(w=>typeof w!="string"));return n.flatMap(v=>{const{id:w,kind:D}=v;if(D!=="url"||!a.some(m=>m.service===
w))return[];const e=(0,E.Dl)(v.url),u=e.ok?(0,l.Pm)(e.value):null;if(u===null||u===s||M(u,g))return[];const p=(0,O.hostNotAllowed)({host:u,service:w,registry:(0,l.
nx)(s)});return[(0,f.bz)(p,w)]})}}),8988:((St,H,t)=>{t.d(H,{s:()=>i,k:()=>v});var E=t(3534),$=t(3410),O=t(5143),T=t(9562);const l=[T.OZ,T.Bn],f=[T.e$,T.xq],M=[{
matches:/^app\.(eu\.)?terraform\.io$/,services:[...l,...f]},{matches:/^api\.env0\.com$/,services:f},{matches:/^backend\.api\.env0\.com$/,services:l},{matches:/\.scalr\.io$/,
services:l}],y=w=>M.find(({matches:D})=>D.test(w))?.services??[];var d=t(241),o=t(2886);function i(w,{role:D},e){const u=n(w),p=w.credentials?.hasToken===!0,R=(w.
attempt.hops.at(-1)?.challenge??null)===null&&(p||D!=="guest"),N=p?[]:c(w.host,u,e),k=[...w.difference===null?[]:[w.difference],...N,...u===null||!R?[]:[g(w,u,e)]].
map(X=>(0,o.bz)(X)),j=p?[]:r(w,e);return j.length>0?[...k,...j]:N.length===0?[...k,...s(w,e)]:k}function r(w,{usages:D,isFork:e,depth:u}){const{host:p,attempt:m}=w;
if(u==="discovery"||m.discovery.kind!=="found")return[];const R=D.flatMap(({workspace:N,hasOwnToken:I,needs:k,place:j})=>N===void 0||I||(0,O.Zl)(j.file)?[]:k.filter(
X=>X.host===p));return Array.from(Map.groupBy(R,({service:N})=>N),([N,I])=>{const k=(0,$.cloudToken)({host:p,service:N,isFork:e,...a(w)}),j=I.flatMap(X=>X.clients);
return(0,o.bz)((0,o.aZ)(k,j),N)})}function s(w,{usages:D,isFork:e}){const{host:u,attempt:p,credentials:m}=w;if(p.discovery.kind!=="found"||m?.hasToken||m?.problem)
return[];const R=y(u).find(N=>D.some(({hasOwnToken:I,needs:k,place:j})=>k.some(X=>X.host===u&&X.service===N)&&!I&&!(0,O.Zl)(j.file)));return R===void 0?[]:[(0,o.
bz)((0,E.credentialsMissing)({host:u,service:R,isFork:e,...a(w)}),R)]}function n(w){const{discovery:D,hops:e}=w.attempt;return D.kind==="failed"&&D.problem.code===
"document-unauthorized"?e.at(-1)?.status??null:null}function c(w,D,{tokenVariables:e,hosts:u}){return(0,d.B)(e,w,u).filter(({isParent:p})=>!p||D!==null).map(({variable:p,
why:m,write:R})=>(0,E.credentialsNearMiss)({host:w,variable:p,why:m,write:R}))}function g(w,D,{isFork:e}){const{host:u,credentials:p}=w;return p?.hasToken?(0,E.
credentialsRejected)({host:u,status:D,source:p.source}):(0,E.credentialsMissing)({host:u,service:null,isFork:e,...a(w)})}function a({credentials:w,looks:D}){const e=D.
flatMap(R=>R.looks),u=R=>[...new Set(e.flatMap(({held:N,source:I})=>N!=="not read"===R?I:[]))],p=w===null?u(!0):[w.source],m=w===null?u(!1):[];return{searched:p,
notRead:m}}function v(w,D){return w.filter(e=>!D.includes(e)).map(e=>(0,o.bz)((0,E.credentialsUnused)({host:e})))}}),2886:((St,H,t)=>{t.d(H,{ER:()=>d,HJ:()=>g,Mm:()=>v,
Np:()=>r,TC:()=>D,aZ:()=>y,bz:()=>M,hD:()=>i,l$:()=>f,ld:()=>n,pi:()=>s,xJ:()=>o});var E=t(5143),$=t(5799),O=t(1831),T=t(7715);const l=["module","provider","ver\
sion","package","lock","not"],f=({problem:e,places:u})=>l.includes(e.code.replace(/-.*/,""))&&u.length>0&&u.every(p=>typeof p!="string"),M=(e,u=null,p=!0)=>({services:u===
null?[]:[u],problem:e,needed:p}),y=(e,u)=>({...e,affects:e.affects.filter(p=>u.includes(p))}),d=({problem:e,needed:u})=>u&&e.usualSeverity==="error";function o({
problem:e,needed:u},p){const m=u&&p.some(R=>e.affects.includes(R));return e.severity==="error"&&!m?"warning":e.severity}const i=(e,u,p)=>({severity:o(e,u),problem:e.
problem,affects:e.problem.affects,...p}),r=(e,u)=>$.oC.indexOf(e.severity)-$.oC.indexOf(u.severity),s=(e,u,p)=>p.some(m=>m.code===e.code&&(m.host===null||m.host===
u));function n({problem:e,services:u},{visit:{host:p,attempt:m},requirements:R,answering:N},{depth:I}){if(I==="discovery"||m.discovery.kind==="skipped")return!0;
const k=u.some(X=>N.has(`${p} ${X}`));if(e.code==="service-url-no-slash"&&k)return!1;const j=R.filter(({service:X})=>u.length===0||u.includes(X));return j.length===
0||j.some(({isForInit:X})=>X)}const c=1e3;function g(e){const u=new Map;return p=>{const m=JSON.stringify(p),R=u.get(m)??a(p,e);return u.set(m,R),R}}function a(e,u){
const p=k=>u.filter(({service:j})=>k.includes(j)),m=e.length===0?u:p(e),R=e.filter(k=>m.some(({service:j})=>j===k)),N=R.length>0?R:e,I=(m.length>0?m:p(["any"])).
flatMap(k=>k.because);return{service:N.length===1?N[0]??null:null,...v([...new Set(I)])}}function v(e){const u=w(e),p=Math.max(0,u.length-c);return{places:u.slice(
0,c),placesLeftOut:p}}function w(e){const{own:u=[],aside:p=[]}=Object.groupBy(e,m=>typeof m!="string"&&(0,E.Zl)(m.file)?"aside":"own");return[...u,...p]}function D(e,u){
const p=u.some(({because:R})=>R.includes("hostnames input"));return{role:(0,T.V)(e)!==null?"guest":p?"operator":"user",host:(0,O.nx)(e)}}}),9464:((St,H,t)=>{t.d(
H,{f:()=>f,u:()=>y});var E=t(4283),$=t(3534),O=t(1831),T=t(9562),l=t(2886);function f({host:d,attempt:o,credentials:i},r){const s=i?.hasToken===!0,n=[...r.flatMap(
c=>c.kind==="url"&&(0,T.p4)(c.id)&&(0,T.D6)(c.id)?[{url:c.url,service:c.id,isSent:s}]:[]),...o.hops.map(({url:c,authorization:g})=>({url:c,service:null,isSent:g===
"sent"}))].flatMap(({url:c,...g})=>{const a=M(c);return a===null||a===d?[]:[{...g,host:a}]});return[...new Map(n.toReversed().map(c=>[c.host,c])).values()]}function M(d){
const o=(0,E.Dl)(d),i=o.ok?(0,O.Pm)(o.value):null,r=i===null?null:(0,O.Pv)(i);return r?.ok?r.value:null}function y(d,o,{tokenSources:i,hosts:r}){return f(d,o).flatMap(
({host:s,service:n,isSent:c})=>{const g=i.get(s);if(g===void 0)return[];const a=n===null?d.attempt.discovery.kind==="failed":!c,v=(0,$.credentialsOtherHost)({host:(0,O.
nx)(d.host),other:(0,O.nx)(s),source:g,service:n,isSent:c,isNotice:!a||r.has(s)});return[(0,l.bz)(v,n)]})}}),2389:((St,H,t)=>{t.d(H,{j7:()=>v,k2:()=>I,S4:()=>e});
var E=t(4e3),$=t(7052),O=t(5143),T=t(5799),l=t(1064),f=t(8185),M=t(8988),y=t(2886);function d(k,j,X){const L=new Set(k.notes.flatMap(({problem:it,place:Q})=>it.
code==="file-syntax"?Q.file:[])),Z=[...k.complaints.map(({problem:it,place:Q})=>g((0,y.bz)(it),Q,X)),...(0,M.k)(k.tokenHosts,j).map(it=>g(it,null,X)),...k.isEmpty?
[n(X)]:[]],q=o([...k.notes.map(it=>i(it,L,X)),...(0,f.C)(k.usages,X).map(({problem:it,clients:Q,place:B,host:G})=>{const ot=(0,y.bz)((0,y.aZ)(it,Q));return{host:G,
finding:{...g(ot,B,X),host:G}}}),...k.others.map(it=>({host:it.host,finding:c(it,X)})),...Z.map(it=>({host:null,finding:it}))]),K=q.filter(({host:it,finding:Q})=>!(0,y.
pi)(Q.problem,it,X.ignore)),W=({exclude:it})=>+(it!==void 0),J=K.map(({finding:it})=>it).sort((it,Q)=>(0,y.Np)(it,Q)||W(it)-W(Q));return{files:J,ignored:q.length-
J.length}}function o(k){return[...Map.groupBy(k,({host:X,finding:L})=>{const{problem:Z,severity:q,affects:K,places:W,exclude:J}=L,{code:it,message:Q,help:B}=Z;return W.
length===0?k:JSON.stringify([X,it,q,Q,B,K,J===void 0])})].flatMap(([X,L])=>{const[Z]=L;if(X===k||Z===void 0||L.length===1)return L;const q=L.flatMap(({finding:J})=>J.
places),K=new Set(L.flatMap(({finding:J})=>J.exclude??[])),W=K.size===0?{}:{exclude:[...K]};return[{...Z,finding:{...Z.finding,places:q,...W}}]})}function i(k,j,X){
const{problem:L,place:Z,host:q,isPlaceholder:K}=k,W=k.aside??Z.file;if(L.code==="file-limit"&&X.allowedHosts.length>0){const G={...L,message:(0,E.Fn)(L.message)};
return{host:q,finding:{...s(k,G,X),severity:"error"}}}const J=K||j.has(Z.file),it=L.severity==="error"&&(J||(0,O.Zl)(W)),Q=it?{...L,severity:"warning"}:L,B=s(k,
Q,X);return!it&&!(0,O.Zl)(W)?{host:q,finding:B}:{host:q,finding:{...B,exclude:[(0,O.n7)(W)]}}}const r={error:"warning",warning:"notice",notice:"notice"};function s({
place:k,others:j=[],clients:X},L,Z){const{dialect:q}=Z,W=q.isGuess&&l.Du.some(it=>!X.includes(it))?r[L.severity]:L.severity,J=g((0,y.bz)({...(0,y.aZ)(L,X),severity:W}),
k,Z);return{...J,places:[...J.places,...j]}}function n(k){const{scan:j,hostnames:X}=k,L=(0,$.nothingToCheck)({scan:j,hasHostnames:X.length>0});return{...g((0,y.
bz)(L),null,k),severity:L.severity}}function c({host:k,places:j,...X},L){const Z=(0,T.pj)(X.problem,(0,y.TC)(k,[]));return{...g({...X,problem:Z},null,L),host:k,
places:j}}const g=(k,j,{dialect:X})=>(0,y.hD)(k,X.clients,{host:null,service:null,places:j===null?[]:[j],isHostNew:!1});var a=t(9464);const v={drafts:[],notes:[],
roots:[],requests:[],answering:new Set},w={judgeVisit:D,judgeRequests:D};function D(){throw new Error("the rules for hosts are not loaded")}function e(k,j,X){const{
judgeVisit:L,judgeRequests:Z}=X??w,{requirements:q,visits:K,usages:W,tokenVariables:J}=k,it=Map.groupBy(q,({host:Rt})=>Rt),Q=K.map(({host:Rt})=>Rt),{isFork:B,depth:G}=j,
{tokenSources:ot}=k,ft={usages:W,tokenVariables:J,tokenSources:ot,hosts:new Set(Q),isFork:B,depth:G},U=Map.groupBy(k.predicted.drafts,({host:Rt})=>Rt),et=Map.groupBy(
k.predicted.requests,({host:Rt})=>Rt),st=K.map(Rt=>{const Ut=k.newHosts.has(Rt.host),b={visit:Rt,requirements:it.get(Rt.host)??[],predicted:U.get(Rt.host)??[],requests:et.
get(Rt.host)??[],answering:k.predicted.answering,isNew:Ut};return L(b,j,ft)}),P=st.map(({verdict:Rt})=>Rt),C=P.flatMap(({visit:Rt,services:Ut})=>(0,a.f)(Rt,Ut)),
Y=[...Q,...C.map(({host:Rt})=>Rt),...et.keys()],ct=new Set(Q),ut=Array.from(et,([Rt,Ut])=>Z({host:Rt,known:[]},Ut,j).map(b=>({...b,host:Rt,places:[]}))),lt=[...k.
predicted.drafts,...ut.flat()].filter(({host:Rt})=>!ct.has(Rt)),vt=[...k.notes,...k.predicted.notes],It=d({...k,notes:vt,others:lt},Y,j),Pt=[...st.flatMap(({ofFiles:Rt})=>Rt),
...It.files].sort(y.Np),xt=[...P.flatMap(Rt=>Rt.findings),...Pt].sort(y.Np),{stopped:jt}=k,Bt=N(It.files);return{passed:jt===null&&!xt.some(({severity:Rt})=>I(Rt,
j.failOn)),stopped:jt,hosts:P,files:Pt,findings:xt,ignored:st.reduce((Rt,Ut)=>Rt+Ut.ignored,It.ignored),roots:k.predicted.roots.map(Rt=>u(Rt,j,Bt))}}function u({
rows:k,...j},{ignore:X},L){const Z=({drafts:q,decidedAt:K})=>q.length>0?q.filter(({problem:W,host:J})=>!(0,y.pi)(W,J,X)).map(W=>({...W,severity:(0,y.xJ)(W,j.clients)})):
K.flatMap(W=>L.get(m(W))??[]);return{...j,rows:k.map(q=>{const{drafts:K,decidedAt:W,...J}=q,Q=K.length>0||Object.values(J.chosen).includes(null)?Z(q).toSorted(y.
Np):[],B=new Map(Q.map(({problem:G})=>[G.code,p(G)]));return{...J,worst:Q[0]?.severity??null,problems:[...B.values()]}})}}const p=({code:k,title:j,usualSeverity:X})=>({
code:k,title:j,usualSeverity:X}),m=({file:k,line:j})=>`${k}:${j}`,R=/^(?:constraint|lock)-/,N=k=>{const j=new Map;for(const X of k.filter(({problem:L})=>R.test(
L.code)))for(const L of X.places){const Z=typeof L=="string"?L:m(L),q=j.get(Z);q===void 0?j.set(Z,[X]):q.push(X)}return j},I=(k,j)=>k==="error"?j!=="never":k===
"warning"&&j==="warning"}),4e3:((St,H,t)=>{t.d(H,{Af:()=>a,B9:()=>r,Cw:()=>w,Fn:()=>u,NM:()=>n,Vb:()=>p,Wt:()=>i,XT:()=>f,YA:()=>g,_r:()=>c,dh:()=>l,eZ:()=>v,go:()=>y,
mP:()=>d,qZ:()=>s,zd:()=>M});var E=t(4714),$=t(7715),O=t(9562);const T=300;function l(m,R=T){return m.length<=R?m:`${(0,E.o)(m,R)}\u2026`}function f(m,R,N=0){const I=m.
slice(0,R).map(j=>l(j)),k=m.length-I.length+N;return I.join(", ")+(k>0?` and ${k} more`:"")}const M=m=>`the clients print "${m}"`;function y(m){return m===null?
"null":Array.isArray(m)?"an array":typeof m=="object"?"an object":`a ${typeof m}`}function d(m){if(m.kind==="error")return`cannot be read: ${m.code}`;const{bytes:R,
maxBytes:N}=m;return`has ${R} bytes and is not read; the limit is ${N/1024/1024} MiB`}const o={[O.e$]:"correct the host in the source address, or remove it for \
a module of the public registry (NAMESPACE/NAME/SYSTEM)",[O.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the \
public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function i(m){return m.flatMap(N=>o[N]??[])[0]??"cor\
rect the host in `source` or `hostname`, or add the `source` that a child module lacks"}const r=m=>`wait and run the check again; see ${(0,$.V)(m)??"its status \
page"}, and consider a network mirror for providers`,s=m=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${m} serves its discovery document to\
 everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function n(m,R,N){if(m===null)return N;const I=m.title===""?"":` \
("${m.title}")`,k=N.guest??s(R);switch(m.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:k,because:`th\
e host returned a sign-in page${I}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${I}: allow this machine to reach the host`;case"\
other":{const j=N.user??`check that ${R} is a registry, and ${i([])}`;return{...N,user:j,guest:k,because:`the host returned an HTML page${I}`}}}}const c=({url:m,
status:R,reason:N})=>`${m} returned ${`${R} ${l(N)}`.trim()}`,g=m=>`${Math.round(m/100)/10} s`,a=m=>m.map(({name:R,attemptMs:N,retries:I})=>{const k=Number.isFinite(
N)?g(N):"without a limit",j=I===0?"":` in each of ${I+1} attempts`,X=R.includes(" and ")?"wait":"waits";return`${R} ${X} ${k}${j}`}).join(", "),v=m=>m.map(({name:R})=>R).
join(" and ");function w(m){switch(m.kind){case"deadline":return`the check reached its deadline of ${g(m.ms)}`;case"signal":return`the check was interrupted by ${m.
signal}`;case"crash":return"tf-disco crashed";case"missing":return e(m);case"reported":return m.why}}const D=10;function e({what:m,names:R,total:N}){const I=f(R,
D);return m==="shard"?`${R.length} of ${N} shards ${R.length===1?"is":"are"} missing: ${I}`:`the usages of ${R.length} of ${N} repositories are missing: ${I}`}const u=m=>`${m}\
; it may use hosts that are not in \`allowed-hosts\``,p=({kind:m,address:R,version:N})=>`${m} ${R} ${l(N,40)}`}),6897:((St,H,t)=>{t.d(H,{n:()=>$,x:()=>O});const E=100;
async function $(T,l,f){let M=performance.now();for(;;){const y=T.next(l.why!==null);if(y.done)return y.value;performance.now()-M<E||(f(y.value),await O(),M=performance.
now())}}const O=()=>new Promise(T=>setImmediate(T))}),4714:((St,H,t)=>{t.d(H,{o:()=>O,w:()=>T});var E=t(3307);const $=2048,O=(l,f=$)=>l.length<=f?l:structuredClone(
l.slice(0,f).toWellFormed());function T(l){if(l.length<=$)return(0,E.IL)(l);switch(l[0]){case'"':return O((0,E.I)(l));case"[":return[];case"{":return{};default:
return(0,E.IL)(l)}}}),7715:((St,H,t)=>{t.d(H,{V:()=>$});const E=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://s\
tatus.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://stat\
us.gitlab.com"]]),$=O=>E.get(O)??null}),9664:((St,H,t)=>{t.d(H,{Gz:()=>$,LA:()=>l,jt:()=>O,un:()=>T});var E=t(3916);const $=(f,M)=>f===""?M:`${f}/${M}`,O=f=>f.slice(
0,Math.max(0,f.lastIndexOf("/")));function T(f,M){const y=(0,E.join)(f,M).replace(/\/$/,"");return y==="."?"":y}const l=f=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.
test(f)}),241:((St,H,t)=>{t.d(H,{B:()=>T});var E=t(1831);const $=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,O="TF_TOKEN_";function T(o,i,r){const[s]=(0,E.fK)(i);return s===
void 0?[]:o.flatMap(n=>{const c=(0,E.$k)(n);if(c!==null&&r.has(c))return[];const g=l(n,c,i);return g===null?[]:[{variable:n,why:g,write:s,isParent:f(c,i)}]})}function l(o,i,r){
const s=$.exec(o)?.[0];if(s===void 0)return null;const n=o.slice(s.length);return i!==null&&f(i,r)?`it is for ${(0,E.nx)(i)} only: the clients do not use the to\
kens of parent domains`:y(r).some(c=>c===M(n))?s!==O?`it begins with ${s}, and the clients read only ${O}`:i===null?"the clients cannot read a hostname from it \
and ignore it":`the clients read it for ${(0,E.nx)(i)}${d(n,r)}`:null}const f=(o,i)=>o!==null&&(0,E.Sv)(i).name.endsWith(`.${(0,E.Sv)(o).name}`),M=o=>o.normalize(
"NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function y(o){const{name:i}=(0,E.Sv)(o);return[...new Set([o,i,(0,E.nx)(o)].map(M))]}function d(o,i){
const{name:r,port:s}=(0,E.Sv)(i);return s!==443&&!o.includes(":")?"; a port follows a colon":r.includes("-")&&!o.includes("-")?"; a hyphen is written as two und\
erscores":""}}),2796:((St,H,t)=>{t.d(H,{Wi:()=>a,cZ:()=>f,cr:()=>D,sC:()=>v});var E=t(2886),$=t(1064),O=t(1831),T=t(8884);const l=3;function f(e){return[...Map.
groupBy(e,y).values()].flatMap(u=>{const p=[...Map.groupBy(u,d).values()];return p.length>l?[u]:p}).flatMap(u=>o(u)??[]).toSorted((u,p)=>(0,E.Np)(u,p)||M(u)-M(p)||
p.hosts.length-u.hosts.length)}function M({code:e,affects:u}){return e==="host-not-checked"?2:u.length===0||$.Du.some(p=>u.includes(p))?0:1}const y=({severity:e,
problem:u,affects:p,exclude:m})=>JSON.stringify([e,u.code,p,m===void 0]),d=e=>e.exclude===void 0?c(e.problem.help??"",e):"";function o(e){const[u]=e;if(u===void 0)
return null;const p=[...new Set(e.flatMap(({host:q})=>q??[]))],{code:m,title:R,help:N,message:I}=u.problem,k=(q,K)=>p.length>1?c(q,K):q,j=k(I,u),X=e.every(q=>k(
q.problem.message,q)===j),L=k(N??"",u),Z=e.every(q=>k(q.problem.help??"",q)===L);return{severity:u.severity,code:m,title:R,affects:u.affects,findings:e,hosts:p,
message:X?j:null,help:L!==""&&Z?n(L,e):null}}const i=/\bTF_TOKEN_\w+/g,r="TF_TOKEN_HOST",s=5;function n(e,u){if(!e.includes(r))return e;const p=new Set(u.flatMap(
({problem:m})=>m.help?.match(i)??[]));return p.size<=s?`${e}; ${r} is ${[...p].join(" or ")}`:`${e}; in ${r}, write each dot of the host as an underscore and ea\
ch hyphen as two`}function c(e,{host:u}){return u===null||e===""?e:[...new Set([u,(0,O.nx)(u)])].reduce((p,m)=>p.replaceAll(m,g),e).replace(i,r).replaceAll(/\bhost the host/g,
"the host")}function g(e,u,p){const[m=" ",R=" "]=[p[u-1],p[u+e.length]];return/[\s("]/.test(m)&&/[\s,;.:)"]/.test(R)?"the host":"HOST"}const a=3,v=e=>f(e).flatMap(
u=>D(u).slice(0,a).flatMap(([,p])=>p.values().flatMap(w).take(1).toArray())),w=e=>{const u=(0,T.Xd)(e);return u===null?[]:[u]},D=({message:e,findings:u})=>e===null?
[...Map.groupBy(u,({problem:p})=>p.message)]:[[e,u]]}),4120:((St,H,t)=>{t.d(H,{DO:()=>r,Iu:()=>T,K4:()=>l,Ku:()=>f,QI:()=>i,Rk:()=>s,SY:()=>y,UV:()=>M,dy:()=>$,
od:()=>d,px:()=>O,wO:()=>o});var E=t(1064);const $="new in this pull request",O=(n,c)=>`${n} ${c}${n===1?"":"s"}`,T=n=>n.replace(/^./u,c=>c.toUpperCase());function l(n,c,g=0){
const a=n.slice(0,c),v=n.length-a.length+g;return`${a.join(", ")}${v>0?` and ${v} more`:""}`}const f=(n,c)=>n.length<=2*c?n:n.slice(0,c);function M(n,c,g,a=v=>`\
and ${v} more`){const v=n.length-c;return[...n.slice(0,c).flatMap(g),...v>0?[a(v)]:[]]}const y=n=>E.zK.every(c=>n.includes(c))?"all clients":n.map(c=>E.bB[c]).join(
", ");function d(n,c){const g=c.filter(a=>n.includes(a));return n.length===0||g.length===c.length?"":g.length===0?"no client that this repository uses":g.map(a=>E.
bB[a]).join(", ")}const o=n=>n.map(c=>E.bB[c]).join(" and "),i=({clients:n,versions:c})=>n.map(g=>[E.bB[g],c[g]].join(" ").trim()).join(" and "),r=n=>n==="any"?
"any service":n;function s(n){switch(n){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sen\
t (redirected to another host)"}}}),8884:((St,H,t)=>{t.d(H,{BQ:()=>n,CN:()=>g,Dc:()=>s,Ky:()=>l,Qz:()=>r,R3:()=>T,Xd:()=>d,Yx:()=>f,eo:()=>O,et:()=>c,tN:()=>o,xi:()=>i,
yv:()=>y});var E=t(4120),$=t(8641);const O=w=>a(w)?`${(0,$.J7)(w.file)}:${w.line}`:w,T=({file:w,line:D,column:e})=>`${(0,$.J7)(w)}:${D}:${e}`;function l(w,D,e=O,u=0){
const p=v(w),m=p.slice(0,D).map(e).join(", "),R=Math.max(0,p.length-D)+u,N=R>0?[(0,E.px)(R,"more place")]:[];return[...m===""?[]:[m],...N].join(" and ")}const f=(w,D=O)=>l(
w,w.every(a)?1:2,D),M=1e5;function y(w){const D=new Map(w.map(({places:R,placesLeftOut:N=0})=>[R,N])),e=[];for(const R of D.keys())e.length<M&&e.push(...R);const u=D.
entries().reduce((R,[N,I])=>R+N.length+I,0),p=v(e.filter(a)),m=[...new Set(e.filter(R=>typeof R=="string"))];return{lines:p,settings:m,leftOut:u-e.length}}const d=({
places:w})=>w.find(a)??null,o=w=>w.map(d).find(D=>D!==null)??null;function i(w,D,e,u){const{lines:p,settings:m,leftOut:R}=y([w]);return[["help",(0,$.RK)(w.problem.
help??"",e)],["affects",D],["also at",l(p.slice(1),u,O,R)],["required by",l(m,u)]].filter(([,I])=>I!=="")}const r=({requirements:w})=>w.some(({because:D})=>D.some(
a)),s=w=>new Set(w.flatMap(({places:D})=>D.filter(a).map(({file:e})=>e))).size,n=w=>w.filter(D=>d(D)===null),c=w=>w.every(({problem:D})=>D.code.startsWith("cred\
entials-"))?"credentials":"settings",g=w=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(w),a=w=>typeof w!="string";function v(w){const D=new Map;return w.filter(
e=>{const{file:u,line:p}=typeof e=="string"?{file:e,line:0}:e,m=D.get(u);if(m===void 0)D.set(u,new Set([p]));else{if(m.has(p))return!1;m.add(p)}return!0})}}),6763:((St,H,t)=>{
t.d(H,{q:()=>T,r:()=>l});var E=t(5143),$=t(4120);const O=50,T=y=>(0,$.UV)(y,O,d=>d,d=>`and ${(0,$.px)(d,"more remark")}`),l=y=>[...f(y),...M(y)];function f({files:y}){
const d=y.filter(({exclude:i,severity:r})=>i!==void 0&&r!=="notice"),o=new Set(d.flatMap(({exclude:i})=>i??[]));return d.length===0?[]:[(0,E.Az)(d.length,[...o])]}
function M({roots:y}){return y.some(({rows:o})=>o.some(({platforms:i})=>i.some(({available:r})=>r===!0)))?["signatures of provider packages were not verified"]:
[]}}),8416:((St,H,t)=>{t.d(H,{L2:()=>o,oh:()=>f,rU:()=>i});var E=t(4e3),$=t(5143),O=t(1064),T=t(5603),l=t(3469);function f(e,u){let p;return()=>(p??=t.e(249).then(
t.bind(t,9249)).then(({readTools:m})=>m(e,u)),p)}const M=["terraform"],y="assumed, CLI not detected; set `dialect`",d="CLI not detected; set `dialect` to check \
one";async function o({setting:e,scan:u}){const p=e.name==="auto"?null:s(e.name);if(u===null||u.isEmpty){const j=p===null?d:r;return v(p??O.Du,[j],[],e,{signs:[],
constraints:[]})}const m=await a(u,e,p),{constraints:R}=u;if(p!==null)return v(p,[r],[],e,{signs:m,constraints:R});const N=g(m);if(N.length===0)return{...v(M,[y],
[],e,{signs:m,constraints:R}),isGuess:!0};const I=n(N),k=I.flatMap(j=>N.find(X=>X.client===j)??[]);return v(I,k.map(D),N,e,{signs:m,constraints:R})}async function i({
clients:e},u){if(u===null||u.isEmpty)return O.zK;const{others:p}=await u.tools(),m=e;return O.zK.filter(R=>m.includes(R)||p.has(R)||R==="terragrunt"&&u.usesTerragrunt)}
const r="set by `dialect`",s=e=>e==="both"?O.Du:[e],n=e=>O.Du.filter(u=>e.some(p=>p.client===u));function c(e){const u=e.filter(({place:p})=>!(0,$.Zl)(p.file));
return u.length===0?e:u}const g=e=>{const u=c(e);return T.A.map(m=>u.filter(R=>R.level===m)).find(({length:m})=>m>0)??[]};async function a({signs:e,tools:u,hasCloudHostname:p},m,R){
const N=g(e),I=R??n(N),k=N.every(({place:K})=>(0,$.Zl)(K.file)),j=R===null&&(k||N.some(({isCloud:K})=>K)),X=m.version===null&&I.some(K=>(0,l.w)(K,[]).length>1);
if(!j&&!X)return e;const{setsCloudHostname:L,signs:Z}=await u(),q=p||L;return[...e.filter(({isCloud:K})=>!(K&&q)),...Z]}function v(e,u,p,m,R){const[N,...I]=e,k=e.
map(L=>w(L,m,R)),j=k.flatMap(({client:L,version:Z})=>Z===null?[]:[[L,Z]]),X=k.flatMap(({version:L,signs:[Z]})=>L===null||Z===void 0?[]:[D(Z)]);return{name:N===void 0||
I.length>0?"both":N,clients:e,releases:k.flatMap(({releases:L})=>L),versions:Object.fromEntries(j),why:[...new Set([...u,...X])].join(", "),evidence:[...new Set(
[...p,...k.flatMap(({signs:L})=>L)])]}}function w(e,{version:u},p){if(u!==null)return{client:e,releases:(0,l.w)(e,[u]),version:u,signs:[]};const m=c(p.signs.filter(
X=>X.client===e&&X.version!==null)),R=[...new Set(m.map(X=>(X.version??"").replace(/^v/,"")))];if(R.length>0){const[X="",...L]=R,Z=L.length===0&&(0,l.l)(X);return{
client:e,releases:(0,l.w)(e,R),version:Z?X:null,signs:m}}const N=c(p.constraints),I=N.map(({text:X})=>X),k=(0,l.w)(e,I);if(k.length===(0,l.w)(e,[]).length)return{
client:e,releases:k,version:null,signs:[]};const j=N.map(({text:X,place:L})=>({client:e,level:"syntax",place:L,text:`requires ${(0,E.dh)(X)}`,version:X}));return{
client:e,releases:k,version:I.length===1?I[0]??null:null,signs:j}}const D=({place:e,text:u})=>`${e.file}:${e.line} ${u}`}),2161:((St,H,t)=>{t.d(H,{L8:()=>i,TD:()=>c,
U4:()=>d,Z8:()=>g,e0:()=>o,tr:()=>y});var E=t(1064);const $=["terraform"],O=["opentofu"],T=[{suffix:".tftest.hcl",class:"test",clients:E.Du,twin:".tofutest.hcl"},
{suffix:".tftest.json",class:"test",clients:E.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:O},{suffix:".tofutest.json",class:"test",clients:O},
{suffix:".tfquery.hcl",class:"query",clients:$},{suffix:".tfquery.json",class:"query",clients:$},{suffix:".tfmigrate.hcl",class:"migrate",clients:$},{suffix:".t\
fcomponent.hcl",class:"stack",clients:$},{suffix:".tfcomponent.json",class:"stack",clients:$},{suffix:".tfstack.hcl",class:"stack",clients:$},{suffix:".tfstack.\
json",class:"stack",clients:$},{suffix:".tfdeploy.hcl",class:"deploy",clients:$},{suffix:".tfdeploy.json",class:"deploy",clients:$},{suffix:".tfmock.hcl",class:"\
none",clients:E.Du},{suffix:".tofumock.hcl",class:"none",clients:O},{suffix:".tf.json",class:"config",clients:E.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"\
config",clients:O},{suffix:".tf",class:"config",clients:E.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:O},{suffix:"terragrunt.hcl.json",class:"terrag\
runt",clients:E.Du},{suffix:".hcl",class:"terragrunt",clients:E.Du}],l=Map.groupBy(T,({suffix:a})=>a.slice(a.lastIndexOf(".")+1)),f=".terraform.lock.hcl",M={class:"\
lock",syntax:"hcl",clients:E.Du,isOverride:!1},y=a=>a.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(a),d=".terraform/modules/modules.json",o={...M,class:"\
manifest",syntax:"json"};function i(a,v,w){if(a===f)return M;const e=l.get(a.slice(a.lastIndexOf(".")+1))?.find(({suffix:j})=>a.endsWith(j));if(e===void 0||e.class===
"none")return;const u=r(a)&&e.class==="test"&&w==="tests";if(r(a)&&!u)return;const p=a.slice(0,-e.suffix.length),m=e.twin!==void 0&&v.has(p+e.twin),R=p==="overr\
ide"||p.endsWith("_override"),N=m||u;if(N&&!e.clients.includes("terraform"))return;const I=N?$:e.clients,k=a.endsWith(".json")?"json":"hcl";return{class:e.class,
syntax:k,clients:I,isOverride:R}}const r=a=>a.startsWith(".")||a.endsWith("~")||a.startsWith("#")&&a.endsWith("#"),s=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
n=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","at\
lantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuil\
d|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].
join("|")})$`,"i"),c=a=>s.test(a),g=a=>c(a)||n.test(a)}),6195:((St,H,t)=>{t.d(H,{$8:()=>f,G$:()=>M,Ls:()=>T,UO:()=>y,VK:()=>O,sq:()=>d});var E=t(6760);const $=/[*?[{]/;
function O(o){const i=o.split("/"),r=i.findIndex(s=>$.test(s));return r<0?{fixed:o}:{fixed:i.slice(0,r).join("/"),glob:i.slice(r).join("/")}}function T(o){const i=o.
map(r=>{const s=r.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:s,start:l(s)}});return r=>{const s=r.toLowerCase();return i.some(({glob:n,start:c})=>n===
r||s.startsWith(c)&&E.posix.matchesGlob(r,n))}}function l(o){const[i=""]=o.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(o)??[];return i.toLowerCase()}const f=({
file:o,glob:i},r)=>o===r||i!==void 0&&E.posix.matchesGlob(r,i),M=o=>o.startsWith(".")||o==="node_modules",y=(o,i)=>o===i||o.startsWith(i.endsWith(E.sep)?i:i+E.sep),
d=o=>E.sep==="/"?o:o.replaceAll(E.sep,"/")}),5603:((St,H,t)=>{t.d(H,{A:()=>T,j:()=>f});var E=t(5143),$=t(1064),O=t(5011);const T=["lock-file","syntax","version-\
file","tool","hook"],l=100;class f{found=new Map;allowed=new Map;addFiles(d){for(const{file:o,kind:i,scope:r,isContext:s}of d){if(s)continue;const[n]=i.clients;
if(n!==void 0&&i.clients.length===1&&!M(o)){const c={file:o,line:1,column:1,endColumn:1};this.addSyntax(n,`is read by ${$.bB[n]} only`,c)}for(const c of r.traits)
this.addTrait(c)}}addUsages(d){for(const o of d)o.kind==="lock_provider"?this.addLock(o):o.kind==="cloud_default"&&this.addCloud(o)}signs(){return[...this.found.
values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:d,text:o,place:i}){if(d==="version"){if(this.allowed.size>=l)return;const r=(0,E.Zl)(i.file)?
`${o} aside`:o;this.allowed.has(r)||this.allowed.set(r,{text:o,place:i})}else if(d==="binary"){const s={client:o==="tofu"?"opentofu":"terraform",level:"version-\
file",place:i,version:null};this.put({...s,text:"sets terraform_binary"})}else if(d!=="compatible"&&d!=="provider-version"){const{client:r,what:s}=$.$I[d];this.
addSyntax(r,`has ${s}`,i)}}addLock({host:d,place:o}){const i=$.Du.find(s=>(0,O.Vm)(s)===d);if(i===void 0)return;const r=`locks providers from ${d}`;this.put({client:i,
level:"lock-file",place:o,text:r,version:null})}addCloud({clients:d,isOverridden:o,place:i}){if(o||!d.includes("terraform"))return;this.put({client:"terraform",
level:"syntax",place:i,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(d,o,i){this.put({client:d,level:"syntax",place:i,text:o,version:null})}put(d){
const o=`${d.client} ${d.text}`;if(this.found.has(o))return;const i=(0,E.Zl)(d.place.file)?`${o} aside`:o;this.found.has(i)||this.found.set(i,d)}}const M=y=>/(^|\/)[.#][^/]*$/.
test(y)}),7854:((St,H,t)=>{t.d(H,{Oo:()=>M,YW:()=>T,kA:()=>f,sw:()=>l,u3:()=>o,vH:()=>y});var E=t(7052),$=t(1064);const O={line:1,column:1,endColumn:1};function T(i,r,s=O){
const n={file:i===""?".":i,...s};return{problem:r,place:n,clients:$.Du,host:null}}function l(i,r){const s=g=>r.includes(g),n=M(g=>g.every(s)?g:g.filter(s)),c=M(
g=>g.every(a=>a.clients.every(s))?g:g.flatMap(a=>{const v=n(a.clients);return v.length===0?[]:[{...a,clients:v}]}));return i.filter(g=>{const a=g;return a.clients=
n(g.clients),a.needs=c(g.needs),g.isHostImplied&&(a.host=a.needs[0]?.host??g.host),a.clients.length>0})}const f=i=>{const r=new Set;for(const{host:s,isHostImplied:n}of i)
s!==null&&!n&&r.add(s);return r};function M(i){let r;return s=>{r??=new Map;const n=r.get(s);if(n!==void 0||r.has(s))return n;const c=i(s);return r.set(s,c),c}}
const y=(i,r)=>i.filter(s=>s.clients.some(n=>r.includes(n))),d=1e4;class o{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(r=d){this.max=r}add(r){
const{problem:s,place:n}=r;if(s.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const c=this.kept.get(s.severity)??0;this.kept.set(
s.severity,c+1),c<this.max?this.notes.push(r):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const r=(0,E.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,T(".",r)]}}}),7152:((St,H,t)=>{t.d(H,{G:()=>c});var E=t(3024),$=t(6760),O=t(9461),T=t(5747),l=t(7052),f=t(9664),M=t(
2161),y=t(6195);function d(D,e,u,p){if(D.kind==="error")return(0,l.fileUnreadable)({what:"link",code:D.code});const{kind:m,path:R}=D;return(0,y.UO)(R,e.boundary)?
m==="directory"?null:m==="special"?(0,l.fileUnreadable)({what:"link-to-special-file"}):{path:R,isScanned:o(R,e,u,p)}:(0,l.fileOutside)()}function o(D,e,u,p){if(e.
file!==void 0||e.glob!==void 0||!(0,y.UO)(D,e.path))return!1;const[m="",...R]=(0,y.sq)((0,$.relative)(e.path,D)).split("/").toReversed();if(R.some(y.G$))return!1;
const N=(0,y.sq)((0,$.relative)(u,D)).split("/");return N.map((k,j)=>N.slice(0,j+1).join("/")).slice(-1-R.length).some(p)?!1:(0,M.L8)(m,new Set([m]),R[0]??"")!==
void 0}var i=t(7854);const r={files:1e6,entries:1e7,directoryFiles:5e4},s=200,n=1e4;function*c(D,e={toolFiles:[],hasPlugins:!1},u=r){const p=new a(D,e,u);for(const m of D.
scan){const R=g(p.root,m);"path"in R?yield*p.walkFrom(R):yield{kind:"note",note:R}}}function g(D,e){const{fixed:u,glob:p}=(0,y.VK)(e);try{const m=(0,E.realpathSync)(
(0,$.resolve)(D,u)),R=(0,y.sq)((0,$.relative)(D,m)),N=(0,y.UO)(m,D),I=N?D:m;if(p!==void 0)return{path:m,name:R,boundary:I,glob:(0,f.Gz)(R,p)};if((0,E.statSync)(
m).isDirectory())return{path:m,name:R,boundary:I};const k=(0,$.resolve)(m,"..");return{...{path:k,name:(0,y.sq)((0,$.relative)(D,k))},boundary:N?D:k,file:R}}catch(m){
return(0,i.YW)(e,(0,l.fileUnreadable)({what:"scan",code:(0,T.Oj)(m)}))}}class a{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:e,scan:u,
exclude:p},m,R){this.root=(0,E.realpathSync)(e),this.isExcluded=(0,y.Ls)(p),this.aside=m,this.limits=R,this.selected=u.length>1?new Set:null}*walkFrom(e){const u=e.
glob===void 0&&e.file===void 0,p=[{path:e.path,name:e.name,depth:0,isSelected:u}];for(let m=p.pop();m!==void 0;m=p.pop()){yield{kind:"directory",name:m.name};const R=w(
m);if("problem"in R){yield{kind:"note",note:R};continue}const N=[];for(const I of this.findFiles(e,m,R))if("problem"in I)yield{kind:"note",note:I};else if(N.length<
this.limits.directoryFiles)N.push(I);else{yield v(m,"directory",this.limits.directoryFiles);break}if(this.files+=N.length,this.entries+=R.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield v(m,"files",this.limits.files);return}if(N.some(({isContext:I})=>!I)&&(yield{kind:"module",files:N}),e.file!==
void 0)return;for(const I of this.findDirectories(e,m,R))p.push(I)}}*findFiles(e,u,p){const m=new Set;let R=!1;for(const I of p)(0,M.tr)(I.name)&&!I.isDirectory()&&
m.add(I.name),R||=I.name===".terraform",this.aside.hasPlugins||=I.name==="terraform.d";const N=u.name.slice(u.name.lastIndexOf("/")+1);for(const I of p){if(I.isDirectory())
continue;const k=(0,M.L8)(I.name,m,N);if(k===void 0){(0,M.Z8)(I.name)&&this.addToolFile(u,I.name);continue}const j=(0,f.Gz)(u.name,I.name),L={path:u.path+$.sep+
I.name,file:j,kind:k,isContext:!this.select(e,u,j)};I.isFile()?yield L:I.isSymbolicLink()?yield*this.follow(e,L):yield(0,i.YW)(j,(0,l.fileUnreadable)({what:"spe\
cial-file"}))}if(R&&u.isSelected){const I=[u.path,...M.U4.split("/")].join($.sep),k=(0,O.$)(I);k.kind==="file"&&k.path===I&&(yield{path:I,file:(0,f.Gz)(u.name,M.
U4),kind:M.e0,isContext:!1})}}addToolFile({path:e,name:u},p){const m=(0,f.Gz)(u,p);this.aside.toolFiles.length>=n||this.isExcluded(m)||this.aside.toolFiles.push(
{path:e+$.sep+p,file:m})}select(e,u,p){return!(u.isSelected||(0,y.$8)(e,p))||this.isExcluded(p)||this.selected?.has(p)?!1:(this.selected?.add(p),!0)}*follow(e,u){
const p=d((0,O.$)(u.path),e,this.root,this.isExcluded);p!==null&&("code"in p?yield(0,i.YW)(u.file,p):yield{...u,path:p.path,isContext:u.isContext||p.isScanned})}findDirectories({
glob:e},{path:u,name:p,depth:m,isSelected:R},N){const I=[];for(const k of N.toReversed()){if(!k.isDirectory()||(0,y.G$)(k.name))continue;const j=(0,f.Gz)(p,k.name);
if(this.isExcluded(j))continue;const X=R||e!==void 0&&$.posix.matchesGlob(j,e),L=u+$.sep+k.name;I.push({path:L,name:j,depth:m+1,isSelected:X})}return I}}const v=({
name:D},e,u)=>({kind:"note",note:(0,i.YW)(D,(0,l.fileLimit)({kind:e,max:u}))});function w({path:D,name:e,depth:u}){if(u>s)return(0,i.YW)(e,(0,l.fileLimit)({kind:"\
depth",max:s}));try{return(0,E.readdirSync)(D,{withFileTypes:!0}).sort((p,m)=>p.name<m.name?-1:1)}catch(p){return(0,i.YW)(e,(0,l.fileUnreadable)({what:"director\
y",code:(0,T.Oj)(p)}))}}}),5751:((St,H,t)=>{t.d(H,{readSettings:()=>k});var E=t(3024),$=t(6760),O=t(5747),T=t(3625),l=t(4e3),f=t(3592),M=t(3474),y=t(8535),d=t(7030),
o=t(6181),i=t(1831);function r(K){const W=Q=>K[Q]||K[Q.toLowerCase()]||"",J={http:n("HTTP_PROXY",W("HTTP_PROXY")),https:n("HTTPS_PROXY",W("HTTPS_PROXY"))},it=w(
W("NO_PROXY"));return Q=>{const B=J[Q.scheme];return B===null||a(Q.name)||it(Q)?null:B}}const s=["http:","https:"];function n(K,W){if(W==="")return null;const J=URL.
parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(W)?W:`http://${W}`);if(J===null)throw new TypeError(`${K} is not a URL; expected http://HOST:PORT`);if(!s.includes(J.protocol))
throw new TypeError(`${K} is a ${J.protocol}// proxy; expected http:// or https://`);if(!c(J.username)||!c(J.password))throw new TypeError(`${K} has a user name\
 or password with a bare "%"; write "%25" for it`);return J}function c(K){try{return decodeURIComponent(K),!0}catch(W){if(W instanceof URIError)return!1;throw W}}
const g=new d.BlockList;g.addSubnet("127.0.0.0",8,"ipv4"),g.addAddress("::1","ipv6");const a=K=>K==="localhost"||v(g,K);function v(K,W){const J=(0,o.n7)(W.replace(
/%.*$/s,"")),it=(0,d.isIP)(J);return it!==0&&K.check(J,it===4?"ipv4":"ipv6")}function w(K){const W=K.split(",").map(J=>J.trim().toLowerCase()).filter(J=>J!=="").
map(D);return J=>W.some(it=>it(J))}function D(K){if(K==="*")return()=>!0;const W=e(K);if(W!==null)return({name:G})=>W(G);const{name:J,port:it}=m(K),Q=G=>it===""||
String(G.port)===it;if(u(J)){const G=(0,o.n7)(J),ot=new d.BlockList;return ot.addAddress(G,(0,d.isIP)(G)===4?"ipv4":"ipv6"),ft=>v(ot,ft.name)&&Q(ft)}const B=p(J);
return G=>(0,d.isIP)(G.name)===0&&Q(G)&&B(G.name)}function e(K){const[,W="",J=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(K)??[];if(!u(W))return null;const it=Number(J);
if(it>((0,d.isIP)(W)===4?32:128))return null;const Q=it-((0,d.isIP)(W)===6?96:0),B=new d.BlockList,G=(0,d.isIP)((0,o.n7)(W))===4&&Q>=0;return G?B.addSubnet((0,o.
n7)(W),Q,"ipv4"):B.addSubnet(W,it,"ipv6"),ot=>v(B,ot)&&(0,d.isIP)((0,o.n7)(ot))===4===G}const u=K=>(0,d.isIP)(K)!==0&&!K.includes("%");function p(K){if(K==="")return()=>!1;
const W=K.replace(/^\*\./,"."),J=W.replace(/^\./,""),it=(0,i.Pv)(J),Q=it.ok?it.value:J;return B=>B.endsWith(`.${Q}`)||!W.startsWith(".")&&B===Q}function m(K){const W=/^\[([^\]]*)\]:([^:]*)$/.
exec(K)??/^([^:[\]]*):([^:[\]]*)$/.exec(K);return W===null?{name:K,port:""}:{name:W[1]??"",port:W[2]??""}}var R=t(3152);const N=4*1024*1024,I=20;async function k(K,{
environment:W,directory:J,wording:it=R.w7}){const{settings:Q,mistakes:B}=(0,R.P$)(K,it),G=await q(Q.caFile,it),ot=Z(W),ft=[G,ot].flatMap(st=>st.ok?[]:[st.why]),
U=await Promise.all(j(Q.scan,J).slice(0,I).map(st=>it.missingPath(st,J))),et=[...B,...await X(Q,it),...await L(Q,it),...ft,...U];if(et.length>0||!G.ok||!ot.ok)throw new R.
GN(et);return{...Q,authorities:G.value,chooseProxy:ot.value}}const j=(K,W)=>K.filter(J=>!/[*?[\]{}]/.test(J)&&!(0,E.existsSync)((0,$.resolve)(W,J)));async function X({
hostnames:K},{setting:W}){const J=W("hostnames"),it=K.flatMap(({addresses:G})=>G);if(it.length===0)return[];const{parseNamedAddress:Q}=await Promise.all([t.e(917),
t.e(48)]).then(t.bind(t,1257)),B=it.flatMap(G=>{const ot=Q(G,"terraform");return ot.ok?[]:[`${J}: "${G.service}=${G.text}" is wrong: ${ot.why}`]});return(0,M.Ku)(
B,J)}async function L({ignore:K},{setting:W}){const J=W("ignore");if(K.length===0)return[];const{problemFacts:it}=await Promise.all([t.e(660),t.e(558),t.e(341),
t.e(371),t.e(709)]).then(t.bind(t,709)),Q=it(),B=K.flatMap(({code:G})=>{if(Object.hasOwn(Q,G))return[];const ot=(0,y.q)(G,Object.keys(Q)),ft=ot===null?`${f.aq} \
lists the codes`:`did you mean "${ot}"?`;return[`${J}: "${G}" is not a problem code; ${ft}`]});return(0,M.Ku)(B,J)}function Z(K){try{return(0,T.J)(r(K))}catch(W){
if(W instanceof TypeError)return(0,T.T)(W.message);throw W}}async function q(K,{setting:W}){if(K===null)return(0,T.J)(null);const J=(0,O.yR)(K,N),it=W("ca-file");
if(!J.ok)return(0,T.T)(`${it} "${K}" ${(0,l.mP)(J.failure)}`);const{parseAuthorities:Q}=await t.e(36).then(t.bind(t,5036)),B=Q(J.text);return B.ok?B:(0,T.T)(`${it}\
 "${K}" ${B.why}`)}}),1435:((St,H,t)=>{t.d(H,{U7:()=>$,jK:()=>O,op:()=>T});var E=t(9562);const $=()=>Promise.all([t.e(660),t.e(371),t.e(915),t.e(432),t.e(629),t.
e(826)]).then(t.bind(t,826));async function O(f,M,y,{environment:d,directory:o,scanned:i}){if(M.hostnames.length===0&&f.every(({needs:w})=>w.length===0))return{
usages:f,remarks:[],findings:[],configs:[],releases:y.releases};const r=await T(M.cliConfig,y.clients,d),s=y.releases.map(w=>{const D=r.find(({client:e})=>e===w.
client);return{...w,attemptMs:D?.requestTimeoutMs??w.attemptMs}}),n=i.hasPlugins||i.scan.some(w=>w!=="."),c={root:o,mayHavePlugins:n,releases:s,asksMirrors:M.depth!==
"discovery"},g=await l(f,r,c),a=[...r.flatMap(w=>w.findings),...g.findings],{mergeFindings:v}=await $();return{...g,findings:v(a),configs:r,releases:s}}async function T(f,M,y){
const{readCliConfig:d,thisMachine:o}=await $(),i=o(y);return M.map(r=>d(r,i,f))}async function l(f,M,y){if(!f.some(({needs:i})=>i.some(({service:r})=>r===E.xq)))
return{usages:f,remarks:[],findings:[]};const{withoutInstalled:o}=await Promise.all([t.e(191),t.e(429)]).then(t.bind(t,8191));return o(f,M,y)}}),8723:((St,H,t)=>{
t.d(H,{Z:()=>y,j:()=>l});var E=t(1064),$=t(7854),O=t(5960),T=t(1435);async function l({requirements:d,roots:o,usages:i},r,s,n){const c=[...new Set(d.map(({host:j})=>j))],
g=(0,O.e)(d,r,s),a=Array.from(g,([j,X])=>(0,O.i)(j,X)),v=c.filter(j=>!g.has(j)),w=r.depth!=="discovery"&&o.length>0;if(v.length===0&&!w)return{visits:a,inquiry:null,
tokenSources:new Map};const{attemptLimitMs:D,visitHosts:e}=await(0,T.U7)(),{configs:u,releases:p}=s,{credentials:m,forced:R}=await y(r,u,n),N=await f(m,r,n),I=await e(
v,{...N,forced:R,required:Map.groupBy(d,({host:j})=>j),maxRedirects:Math.max(...s.clients.map(j=>E.NX[j])),releases:p,timeoutMs:r.timeoutMs??D(p),retries:r.retries,
progress:j=>n.progress({kind:"visits",...j})}),k=r.depth==="discovery"?null:await M(o,{...N,usages:i,settings:r,dialect:s,configs:u,environment:n.environment,directory:n.
directory,learn:n.secrets.learn,progress:j=>n.progress({kind:"registries",...j}),visits:I});return{visits:[...I,...a],inquiry:k,tokenSources:m.known}}async function f(d,o,{
startTimer:i,stop:r}){const{networkOf:s}=await(0,T.U7)();return{network:s(o),credentials:{...d,find:(0,$.Oo)(d.find)},concurrency:o.concurrency,random:Math.random,
now:Date.now,startTimer:i,stop:r}}async function M(d,{environment:o,...i}){const{inquire:r}=await Promise.all([t.e(660),t.e(917),t.e(915),t.e(191),t.e(432),t.e(
517),t.e(567)]).then(t.bind(t,3567)),{thisMachine:s}=await(0,T.U7)(),n=i.settings.depth==="packages"?await Promise.all([t.e(660),t.e(917),t.e(915),t.e(191),t.e(
400),t.e(517),t.e(57)]).then(t.bind(t,5057)):null;return r(d,{...i,machine:s(o),askPackages:n?.askPackages??null})}async function y(d,o,{environment:i,secrets:r,
kill:s,stop:n}){const{readMachineCredentials:c}=await(0,T.U7)();return c({...d,configs:o},i,{learn:r.learn,kill:s,stop:n.signal,abortAfter:g=>AbortSignal.timeout(
g)})}}),370:((St,H,t)=>{t.d(H,{IZ:()=>y,PT:()=>d,SQ:()=>l});var E=t(6897),$=t(8416),O=t(7152);const T=20;async function l({scan:o,exclude:i},{directory:r,environment:s,
stop:n,progress:c}){const g={root:r,scan:o,exclude:i},a=n.why===null?M(g):null;if(a!==null)return a;const{scanInSteps:v}=await f(),w=v(g,Object.keys(s));return(0,E.
n)(w,n,D=>c({kind:"scan",files:D}))}const f=()=>Promise.all([t.e(400),t.e(949)]).then(t.bind(t,4949));function M(o){const i={toolFiles:[],hasPlugins:!1};let r=0;
for(const{kind:s}of(0,O.G)(o,i))if(r+=1,s!=="directory"||r>T)return null;return{...i,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,
usesTerragrunt:!1,endedAt:null}}const y=(o,i,r)=>(0,$.L2)(d(o,i,r));function d({dialect:o,exclude:i,scan:r},s,{environment:n,directory:c}){if(r.length===0)return{
setting:o,scan:null};const g=(0,$.oh)({root:c,exclude:i},s.toolFiles),a=!!n.TF_CLOUD_HOSTNAME;return{setting:o,scan:{...s,tools:g,hasCloudHostname:a}}}}),7082:((St,H,t)=>{
t.d(H,{O:()=>E});const E=$=>({discovery:$,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((St,H,t)=>{
t.d(H,{C:()=>O});var E=t(7854);const $=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_\
remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function O(l,f,M,y=(0,E.kA)(f)){const d=l.hostnames.flatMap(({host:r,services:s})=>{
const n=s.length>0?s:l.requiredServices;return(n.length>0?n:["any"]).map(g=>({host:r,service:g,clients:M,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),
o=new Set([...y,...l.hostnames.map(({host:r})=>r)]),i=new Map;for(const r of d)T(i,r);for(const{kind:r,needs:s,place:n}of f){const c=!$.has(r);for(const g of s)
T(i,{...g,because:[n],isImplied:!o.has(g.host),isForInit:c})}return Array.from(i.values(),r=>({...r,clients:M.filter(s=>r.clients.includes(s))}))}function T(l,f){
const{host:M,service:y,clients:d,because:o}=f,i=`${M} ${y}`,r=l.get(i);if(r===void 0){l.set(i,{...f,clients:[...d],because:[...o]});return}r.isForInit||=f.isForInit;
for(const s of o)r.because.push(s);for(const s of d)r.clients.includes(s)||r.clients.push(s)}}),5960:((St,H,t)=>{t.d(H,{e:()=>T,i:()=>f});var E=t(6697),$=t(1831),
O=t(7082);function T(M,{hostnames:y,allowedHosts:d},{isGuess:o}){const i=new Set(y.map(({host:s})=>s)),r=new Map;for(const s of M){const{host:n}=s;if(i.has(n)||
r.has(n))continue;const c=l(s,o===!0,(0,$.Jr)(n,d));c!==null&&r.set(n,c)}return r}function l({host:M,isImplied:y,because:d,clients:o},i,r){const s=(0,$.nx)(M);if((0,$.
Rt)(M))return(0,E.hostGeneric)({host:s});const[n]=d.filter(g=>typeof g!="string"),c=y&&n!==void 0?{place:n,clients:o}:null;return c!==null&&i?(0,E.hostAssumed)(
{host:s,...c}):r?null:(0,E.hostNotAllowed)(c===null?{host:s}:{host:s,implied:c})}const f=(M,y)=>({host:M,attempt:(0,O.O)({kind:"skipped",problem:y}),earlier:[],
later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((St,H,t)=>{t.d(H,{f:()=>T});var E=t(3024),$=t(6760),O=t(6309);function T(d,o,i){const r=l(
(0,E.realpathSync)(d),o),s=(0,$.basename)(o),n=(0,$.join)(r,`.${s.slice(0,60)}.${Math.random().toString(36).slice(2)}`),c=(0,E.openSync)(n,"wx");try{try{for(const g of i)
(0,E.writeFileSync)(c,g)}finally{(0,E.closeSync)(c)}(0,E.renameSync)(n,(0,$.join)(r,s))}catch(g){throw(0,E.rmSync)(n,{force:!0}),g}}function l(d,o){const i=(0,$.
resolve)(d,o),r=y(d,i);if(!r&&!(0,$.isAbsolute)(o))throw new O.Lw(`it is outside ${d}; use an absolute path if that is intended`);const s=r?d:(0,$.parse)(i).root;
return(0,$.relative)(s,(0,$.dirname)(i)).split($.sep).filter(Boolean).reduce((c,g)=>f(c,g,d),s)}function f(d,o,i){const r=(0,$.join)(d,o);if((0,E.lstatSync)(r,{
throwIfNoEntry:!1})===void 0&&M(r),!(0,E.lstatSync)(r).isSymbolicLink())return r;const s=(0,E.realpathSync)(r);if(!y(i,d)||y(i,s))return s;throw new O.Lw(`the l\
ink ${(0,$.relative)(i,r)} leads outside ${i}; remove it or choose another path`)}function M(d){try{(0,E.mkdirSync)(d)}catch(o){if(!(0,O.Or)(o)||o.code!=="EEXIS\
T")throw o}}function y(d,o){const i=(0,$.relative)(d,o);return i!==".."&&!i.startsWith(`..${$.sep}`)&&!(0,$.isAbsolute)(i)}}),997:((St,H,t)=>{t.d(H,{O:()=>$,T:()=>T});
var E=t(1064);const $=({earlier:l,attempt:f,later:M})=>[...l,f,...M];function O({discovery:l,timing:f,headMs:M,hops:y},{attemptMs:d}){const o=M!==null&&M<=d?y.at(
-1)?.status:null;return o===null||(0,E.Mq)(o??0)?"retries":l.kind!=="failed"&&f.totalMs<=d?"works":"fails"}function T(l,f){const M=l.map(o=>O(o,f)),y=M.indexOf(
"works");return y<0?"never":y<=f.retries&&!M.slice(0,y).includes("fails")?"always":"sometimes"}}),3795:((St,H,t)=>{t.d(H,{qY:()=>d,Si:()=>n,fN:()=>r,XP:()=>s});
var E=t(733),$=t(1831),O=t(4120),T=t(8641);const l=2,f=80;function M(c){if(c.kind==="scan")return`read ${(0,O.px)(c.files,"file")}`;if(c.kind==="registries")return`${c.
done} of ${(0,O.px)(c.total,"question")} to registries answered`;const{done:g,total:a,failed:v,waiting:w}=c,D=v===0?"":`, ${v} failed so far`;return`${g} of ${(0,O.
px)(a,"host")} checked${D}${y(w)}`}function y(c){if(c.size===0)return"";const g=[...c].slice(0,l).map(v=>(0,T.RK)((0,$.nx)(v),f)),a=c.size-g.length;return a>0?`\
; waiting for ${g.join(", ")} and ${(0,O.px)(a,"other")}`:`; waiting for ${g.join(" and ")}`}const d={show:()=>{},end:()=>{}},o=5e3,i=200;function r(c,g){let a=null,
v=!0;const w=g(o,()=>{a!==null&&(v&&c(M(a)),v=!v)});return{show:e=>{a=e},end:w}}function s(c,g,a){let v=null,w="";const D=a(i,()=>{const p=v===null?"":(0,E.W)(M(
v),0,g-1);p!==w&&(w=p,c(`\r${p}\x1B[K`))});return{show:p=>{v=p},end:()=>{D(),w!==""&&c("\r\x1B[K")}}}const n=(c,g)=>{const a=setInterval(g,c).unref();return()=>clearInterval(
a)}}),8463:((St,H,t)=>{t.d(H,{t:()=>M});var E=t(6309),$=t(566),O=t(6182),T=t(3616),l=t(5955),f=t(8641);async function M(d,o,i){const r=[];for(const{path:s,format:n}of d)
try{(0,$.f)(i,s,(0,l.mk)(await y(n,o)))}catch(c){r.push(`the report ${(0,f.RK)(s)} was not written: ${(0,f.RK)((0,E.A3)(c))}`)}return r}async function y(d,{verdict:o,
context:i}){switch(d){case"json":return(0,O.h)(o,i);case"sarif":return(await Promise.all([t.e(660),t.e(341),t.e(371),t.e(933)]).then(t.bind(t,3933))).renderSarif(
o,i);case"junit":return(await t.e(868).then(t.bind(t,5868))).renderJunit(o,i);case"codequality":{const{renderCodeQuality:r}=await t.e(957).then(t.bind(t,8957)),
{hash:s}=await Promise.resolve().then(t.t.bind(t,7598,19));return r(o,n=>s("sha256",n))}case"markdown":return[(0,T.Gc)(o,i)]}}}),1505:((St,H,t)=>{t.d(H,{G_:()=>i,
Yj:()=>o,Zc:()=>y,o7:()=>d,se:()=>M,tN:()=>T});var E=t(7574),$=t(4120),O=t(8884);const T=120,l=20,f=6;function M({requirements:a},{dialect:v},w){return{label:"r\
equired",texts:(0,$.UV)(a,l,({service:e,clients:u,because:p})=>{const m=e==="any"?(0,$.DO)(e):w.value((0,$.DO)(e),T),N=v.clients.every(I=>u.includes(I))?"":` fo\
r ${(0,$.wO)(u)}`;return`${m}${N} (${(0,O.Yx)(p,w.because)})`})}}function y({visit:a},v){const{timing:w,discovery:D}=a.attempt,e=D.kind==="failed"?D.excerpt:null,
u=(0,E.I$)(w).map(([N,I])=>`${N} ${(0,E.kJ)(I)}`),p=a.earlier.map(N=>{const{kind:I}=N.discovery;return`${I==="failed"?N.discovery.problem.code:I} after ${(0,E.kJ)(
N.timing.totalMs)}`}),m=e===null?[]:[v.value(e.replace(/\s+/gu," ").trim())],R=a.credentials?.hasToken?[v.prose(a.credentials.source)]:[];return[{label:"body",texts:m},
{label:"timing",texts:[u.join(", ")]},{label:"retried",texts:p},{label:"token from",texts:R}]}const d=(a,v)=>[{label:"credentials",texts:c(a)?n(a.visit.looks,v.
prose):[]},{label:"host block",texts:g(a.visit).map(w=>v.prose(w))}];function o({visit:a,services:v,servicesLeftOut:w,servicesFrom:D},e){const u=v.map(({id:m})=>e.
value(m,T)),p=D===null?(0,E.kJ)(a.attempt.timing.totalMs):`host block at ${e.because(D)}`;return`${u.length===0?"no services":(0,$.K4)(u,f,w)} (${p})`}function i(a){
return[...Map.groupBy(a,w=>JSON.stringify(w.looks.map(s))).values()].map(w=>({clients:w.map(({client:D})=>D),looks:w[0]?.looks.map(s)??[]}))}const r={nothing:"n\
o entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},s=({source:a,
held:v,counts:w})=>({source:a,held:`${r[v]}${w?v==="no token"?" (ends the search)":" (used)":""}`});function n(a,v){const w=i(a);return w.flatMap(({clients:D,looks:e})=>e.
map(({source:u,held:p})=>`${w.length>1?`${(0,$.wO)(D)}: `:""}${v(u)}: ${p}`))}const c=({findings:a})=>a.some(({problem:{code:v}})=>/^credentials-|^document-unauthorized$/.
test(v));function g({forced:a}){return[...Map.groupBy(a,({place:w})=>(0,O.eo)(w))].map(([w,D])=>`${w}, for ${(0,$.wO)(D.map(({client:e})=>e))}`)}}),2704:((St,H,t)=>{
t.d(H,{IL:()=>T,Rr:()=>l,Z4:()=>O});var E=t(5955),$=t(8641);const O=(f,M,y,d)=>`,
${y}"${f}": ${T(M,y,d)}`,T=(f,M,y)=>(0,$.s$)(JSON.stringify(f,y,2).replaceAll(`
`,`
${M}`));function*l(f,M,{maxBytes:y,margin:d,replace:o},i){if(M.length===0)return yield O(f,[],d),0;const r=`${d}  `;yield`,
${d}"${f}": [`;const s=c=>`
${r}${T(i(c),r,o)}`,n=yield*(0,E._Q)(M,new E.Wv(y),s,",");return yield`
${d}]`,n}}),6182:((St,H,t)=>{t.d(H,{h:()=>p});var E=t(997),$=t(4e3),O=t(5799),T=t(1831),l=t(2704),f=t(8641),M=t(5955);function y(B,G){const ot=new Map;for(const U of B)
ot.has(U)||ot.set(U,U.reduce((et,st)=>et+i(st),0));const ft=(0,M._3)(B.map(U=>ot.get(U)??0),G);return U=>{const et=(0,M.ux)(U,ft,i);return{kept:et.map(r),left:U.
length-et.length}}}const d=140,o=6;function i(B){if(typeof B=="string")return d;const{file:G}=B;return d+G.length*(/^[ -~]*$/.test(G)?1:o)}const r=B=>typeof B==
"string"?B:s(B),s=({file:B,line:G,column:ot,endColumn:ft})=>({file:B,line:G,column:ot,endColumn:ft}),n=(B,G)=>G>0?{[`${B}LeftOut`]:G}:{},c=1e4,g=100,a=({directory:B,
clients:G,rows:ot},ft)=>({directory:B,clients:G,rows:ot.slice(0,c).map(U=>v(U,ft)),...n("rows",ot.length-c)});function v(B,G){const{kind:ot,address:ft,source:U,
host:et,constraints:st,locked:P,chosen:C,newest:Y,platforms:ct}=B,{kept:ut,left:lt}=G(B.places);return{kind:ot,address:ft,source:U,host:et,constraints:st.slice(
0,g),...n("constraints",st.length-g),locked:P,chosen:C,newest:Y,platforms:ct.map(({platform:vt,available:It})=>({platform:vt,available:It})),worst:B.worst,codes:B.
problems.map(({code:vt})=>vt),places:ut,...n("places",lt)}}const w=1,D={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},e=4096,
u="  ";function*p(B,G,ot=D){const{usages:ft,...U}=G.scan,{hosts:et,findings:st,passed:P,ignored:C,stopped:Y,roots:ct}=B,ut=et.flatMap(({requirements:xt})=>xt.map(
jt=>jt.because)),lt=y(ut,ot.becauseLists),vt=y(st.map(xt=>xt.places),ot.placeLists),It=y(ct.flatMap(({rows:xt})=>xt.map(jt=>jt.places)),ot.rowPlaceLists),{remarks:Pt}=G;
yield*[`{
  "schemaVersion": ${w}`,m("passed",P),...Y===null?[]:[m("stopped",(0,$.Cw)(Y))],m("dialect",G.dialect.name),m("clientDetection",j(G.dialect)),m("startedAt",G.startedAt),
m("durationMs",G.durationMs),m("counts",I(B))],yield*N("hosts",et,ot.hosts,xt=>X(xt,lt)),yield*N("findings",st,ot.findings,xt=>Q(xt,vt)),ct.length>0&&(yield*N("\
roots",ct,ot.roots,xt=>a(xt,It))),yield*[m("ignored",C),m("usages",ft),...Pt.length===0?[]:[m("remarks",Pt)],m("scan",U),`
}
`]}const m=(B,G)=>(0,l.Z4)(B,G,u,R),R=(B,G)=>typeof G=="string"?(0,$.dh)(G,e):G;function*N(B,G,ot,ft){const U=yield*(0,l.Rr)(B,G,{maxBytes:ot,margin:u,replace:R},
ft);U>0&&(yield m(`${B}LeftOut`,U))}const I=({findings:B})=>Object.fromEntries(O.oC.map(G=>[`${G}s`,B.filter(ot=>ot.severity===G).length])),k=20,j=({clients:B,versions:G,
releases:ot,isGuess:ft,why:U,evidence:et})=>({clients:B,assumed:ft??!1,why:U,versions:Object.entries(G).map(([st,P])=>({client:st,version:P})),releases:ot.map(({
name:st})=>st),evidence:et.slice(0,k).map(({client:st,version:P,level:C,text:Y,place:ct})=>({client:st,version:P,kind:C,text:Y,...s(ct)})),...n("evidence",et.length-
k)});function X(B,G){const{visit:ot,requirements:ft,services:U,servicesLeftOut:et,servicesFrom:st,clients:P,isNew:C}=B,{discovery:Y,hops:ct,timing:ut,certificates:lt}=ot.
attempt;return{host:ot.host,display:(0,T.nx)(ot.host),discovery:Y.kind,documentUrl:L(Y),hops:ct.map(q),services:Object.fromEntries(U.map(vt=>[vt.id,K(vt)])),...et>
0?{servicesLeftOut:et}:{},servicesFrom:st===null?null:r(st),hostBlocks:ot.forced.map(({client:vt,place:It})=>({client:vt,place:r(It)})),required:ft.map(({service:vt,
clients:It,because:Pt})=>{const{kept:xt,left:jt}=G(Pt);return{service:vt,clients:It,because:xt,...n("because",jt)}}),credentials:ot.credentials?.hasToken?ot.credentials.
source:null,looks:ot.looks.map(({client:vt,looks:It})=>({client:vt,looks:It.map(Z)})),attempts:(0,E.O)(ot).length,timingMs:it(ut),certificates:lt,clients:P,...C?
{new:!0}:{}}}const L=B=>B.kind==="found"||B.kind==="absent"?(0,f.cq)(B.url):null,Z=({source:B,held:G,counts:ot})=>({source:B,held:G,counts:ot}),q=({url:B,status:G,
reason:ot,mediaType:ft,authorization:U,address:et,proxy:st,ms:P})=>({url:(0,f.cq)(B),status:G,reason:ot,mediaType:ft,authorization:U,address:et,proxy:st===null?
null:(0,f.cq)(st),ms:P});function K(B){switch(B.kind){case"url":return{url:(0,f.cq)(B.url)};case"login":return{login:W(B.login),...B.leftOut>0?{elementsLeftOut:B.
leftOut}:{}};case"problem":return{problem:J(B.problem)}}}const W=({client:B,grantTypes:G,authz:ot,token:ft,ports:U,scopes:et})=>({client:B,grantTypes:G,authz:ot===
null?null:(0,f.cq)(ot),token:ft===null?null:(0,f.cq)(ft),ports:U,scopes:et}),J=({code:B,message:G,help:ot})=>({code:B,message:G,help:ot??null}),it=({lookupMs:B,
connectMs:G,tlsMs:ot,firstByteMs:ft,totalMs:U})=>({lookup:B,connect:G,tls:ot,firstByte:ft,total:U});function Q(B,G){const{problem:ot,severity:ft,host:U,service:et,
places:st,placesLeftOut:P=0,affects:C}=B,{kept:Y,left:ct}=G(st);return{code:ot.code,severity:ft,host:U,service:et,message:ot.message,help:ot.help??null,places:Y,
...n("places",P+ct),affects:C}}}),4503:((St,H,t)=>{t.d(H,{o:()=>$,u:()=>E});function E({file:O,line:T},l){const f=l?.get(O);return f===void 0?null:f.diff?.lines.
has(T)?`${f.diff.url}R${T}`:`${f.url}#L${T}`}function $(O){if(!O.isWellFormed())return null;const T=l=>encodeURIComponent(l).replace(/[!'()*_~]/g,f=>`%${f.charCodeAt(
0).toString(16).toUpperCase()}`);return O.split("/").map(T).join("/")}}),9574:((St,H,t)=>{t.d(H,{I$:()=>O,MB:()=>T,R4:()=>y,TM:()=>l,hn:()=>M,rm:()=>f});var E=t(
5955),$=t(8641);function O(d,o,i=[]){const r=d.map((n,c)=>`<th align="${i.includes(c)?"right":"left"}">${n}</th>`),s=o.map(n=>`<tr>${d.map((g,a)=>`<td${i.includes(
a)?' align="right"':""}>${n[a]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${r.join("")}</tr>`,...s,"</table>"].join(`
`)}const T=d=>["<ul>",...d.map(o=>`<li>${o}</li>`),"</ul>"].join(`
`),l=(d,o)=>["<details>",`<summary>${d}</summary>`,...o,"</details>"].join(`
`),f=d=>(0,$.D9)(d).replaceAll(".",".<wbr>"),M=d=>`<code>${(0,$.js)(d).replaceAll("/","/<wbr>")}</code>`;function y(d,o,i,r){const s=[];let n=0;for(const c of d){
const g=r(c);if(n+=(0,E.$$)([g].flat().join(""))+i,n>o)break;s.push(g)}return s}}),3616:((St,H,t)=>{t.d(H,{gD:()=>Dt,Fp:()=>Nt,Gc:()=>nt,XA:()=>at,rL:()=>Wt});var E=t(
7574),$=t(5102),O=t(4120),T=t(5955),l=t(8641),f=t(2886),M=t(1831),y=t(2796),d=t(8884),o=t(9574),i=t(8373);const r=20,s=10,n=700,c=4,g=300,a=1,v=6,w=12,D=4,e=1/2,
u=12e3,p=20,m=200;function R(S,x,V){const rt=(0,y.cZ)(S),dt=rt.slice(0,x.isBrief?s:r),yt=Math.min(u,V*e/dt.length),At=N(dt);let pt=V-m;const Lt=zt=>{const qt=I(
zt,x,yt,At.get(zt)??null),Vt=(0,T.$$)(qt)<pt?qt:`${j(zt,x)}</p>`;return pt-=(0,T.$$)(Vt)+p,Vt},bt=(0,o.R4)(dt,V-m,p,Lt),Ht=rt.length-bt.length;return Ht>0?[...bt,
`<p>${(0,i.jP)(Ht,"cause",x)}</p>`]:bt}function N(S){const x=S.filter(dt=>X(dt)&&dt.hosts.length>1),rt=[...Map.groupBy(x,({hosts:dt})=>dt.toSorted().join()).values()].
flatMap(([dt,...yt])=>dt===void 0?[]:yt.map(At=>[At,dt.code]));return new Map(rt.filter(([{message:dt}])=>dt!==null))}function I(S,x,V,rt){const{findings:dt,message:yt,
help:At}=S,pt=dt.length>1&&dt[0]?.exclude!==void 0,Lt=[B(S,x),G(S)].filter(Vt=>Vt!==""),bt=rt===null?q(S):[],Ht=yt===null?D:X(S)?v:w,zt=bt.slice(0,Ht).map(Vt=>K(
Vt,S,x)),qt=rt===null?zt.join(", "):`The same hosts as for ${rt}`;return[j(S,x),...yt===null||qt===""?[]:[`<br>${qt}`],...yt===null?[]:[`<br>${(0,O.Iu)((0,l.h$)(
yt,n))}`],...At===null||pt?[]:[k(At)],...Lt.length===0?[]:[`<br><sub>${Lt.join(" ")}</sub>`],"</p>",...yt===null?[(0,o.MB)(zt)]:[],...Q(S,bt.slice(Ht),x,V)].join(
`
`)}const k=S=>`<br><b>Help:</b> ${(0,l.h$)(S,n)}`;function j(S,x){const{severity:V,code:rt,title:dt}=S,yt=Z(S),At=yt>1?`${(0,O.px)(yt,L(S))}: `:"";return`<p>${i.
rC[V]} <b>${At}${dt}</b> (${(0,i._h)(rt,rt,x)})`}const X=({hosts:S,findings:x})=>S.length>0&&!x.every(f.l$),L=S=>X(S)?"host":"place";function Z(S){if(X(S))return S.
hosts.length;const{lines:x,leftOut:V}=(0,d.yv)(S.findings);return x.length+V}function q(S){const{findings:x,message:V}=S;return V===null?x.map(rt=>[rt]):X(S)?[...Map.
groupBy(x,({host:rt})=>rt).values()]:(0,d.yv)(x).lines}function K(S,x,V){return"file"in S?(0,i.u_)(S,V):x.message===null?it(S,x,V):W(S,x.hosts.length===1,V)}function W(S,x,V){
const[rt]=S,dt=rt?.host?(0,l.D9)((0,M.nx)(rt.host)):"",yt=rt?.isHostNew?[O.dy]:[];if(x){const Lt=(0,d.yv)(S).settings.map(i.Su),Ht=[J(S,c,V),...Lt].filter(zt=>zt!==
"").join(", ");return`${dt}${Ht===""?"":` in ${Ht}`}${yt.map(zt=>` (${zt})`)}`}const pt=[...yt,J(S,a,V).replace(/ places?$/,"")].filter(Lt=>Lt!=="").join("; ");
return pt===""?dt:`${dt} (${pt})`}function J(S,x,V){const{lines:rt,leftOut:dt}=(0,d.yv)(S);return rt.length===0?"":(0,i.EP)(rt,x,V,dt)}function it(S,x,V){const rt=X(
x)?W(S,!1,V):J(S,a,V);return S.map(({problem:dt})=>{const yt=(0,l.h$)(dt.message,g),At=x.help===null&&dt.help?k(dt.help):"";return`${rt===""?(0,O.Iu)(yt):`${rt}\
: ${yt}`}${At}`}).join("<br>")}function Q(S,x,V,rt){const dt=S.message===null?"finding":L(S),{leftOut:yt}=X(S)?{leftOut:0}:(0,d.yv)(S.findings),At=x.length+yt;if(At===
0)return[];if(V.isBrief)return[`<p>${(0,i.jP)(At,dt,V)}</p>`];const pt=(0,o.R4)(x,rt,p,Ht=>K(Ht,S,V)),Lt=At-pt.length,bt=S.message===null?(0,o.MB)(pt):`<p>${pt.
join(", ")}</p>`;return[(0,o.TM)((0,O.px)(At,`more ${dt}`),[...pt.length===0?[]:[bt],...Lt>0?[`<p>${(0,i.jP)(Lt,dt,V)}</p>`]:[]])]}function B({affects:S},{context:{
clients:x}}){const V=(0,O.od)(S,x);return V===""?"":`Affects ${V}.`}function G(S){const V=X(S)&&S.hosts.length===1&&S.message!==null?[]:(0,d.yv)(S.findings).settings;
return V.length===0?"":`Required by ${V.map(i.Su).join(", ")}.`}var ot=t(1064),ft=t(1505);const U=20,et=20,st=["fails","warns","works"];function P(S,x,V){const rt=S.
filter(bt=>(0,$.cG)(bt)&&!(0,$.JR)(bt));if(rt.length===0)return"";const dt=bt=>rt.length===1?ut(bt,x).join(`
`):C(bt,x),yt=(0,o.R4)(rt,V,et,dt),At=rt.length-yt.length,[pt]=rt.length===1?rt:[],Lt=pt===void 0?`of ${(0,O.px)(rt.length,"host")}`:`of ${Y(pt)} (${ct(pt)})`;return(0,o.
TM)(`Requests, responses and certificates ${Lt}`,[...yt,...At>0?[`<p>${(0,i.jP)(At,"host",x)}</p>`]:[]])}const C=(S,x)=>(0,o.TM)(`${i.Gr[(0,$.sG)(S)]} ${Y(S)} (${ct(
S)})`,ut(S,x)),Y=({visit:S})=>(0,l.D9)((0,M.nx)(S.host)),ct=({visit:{attempt:S}})=>`${(0,O.px)(S.hops.length,"request")}, ${(0,E.kJ)(S.timing.totalMs)}`;function ut(S,x){
const{hops:V,certificates:rt}=S.visit.attempt;return[lt(S,x),...S.services.length===0?[]:[It(S,x)],...V.length===0?[]:[xt(V)],...rt.length===0?[]:[jt(rt,x)]]}function lt(S,x){
const V=(0,i.Bm)(x);return["<table>",...[(0,ft.se)(S,x.context,V),{label:"clients",texts:vt(S,x)},...(0,ft.Zc)(S,V),...(0,ft.o7)(S,V)].flatMap(({label:yt,texts:At})=>At.
length===0?[]:[`<tr><td><b>${(0,O.Iu)(yt)}</b></td><td>${At.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const vt=({clients:S},{context:x})=>st.flatMap(V=>{const rt=x.clients.filter(yt=>S[yt]===V),dt=rt.map(yt=>ot.bB[yt]).join(", ");return rt.length===0?[]:[`${i.
Gr[V]} ${dt}`]});function It({services:S,servicesLeftOut:x,servicesFrom:V},rt){const dt=S.slice(0,U).map(Lt=>[(0,l.D9)(Lt.id,ft.tN),Pt(Lt)]),yt=S.length-dt.length+
x,At=yt>0?[[`and ${yt} more`,rt.rest]]:[],pt=V===null?"URL":`URL, from the host block at ${(0,i.u_)(V,rt)}`;return(0,o.I$)(["Service",pt],[...dt,...At])}function Pt(S){
switch(S.kind){case"url":return(0,l.D9)((0,l.cq)(S.url));case"login":{const{client:x,authz:V,token:rt,ports:dt}=S.login;return[`authz ${(0,l.D9)((0,l.cq)(V??"no\
ne"))}`,`token ${(0,l.D9)((0,l.cq)(rt??"none"))}`,`client ${(0,l.D9)(x,ft.tN)}, ports ${dt.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${S.problem.
code}`}}function xt(S){const x=S.map((V,rt)=>{const dt=V.proxy===null?"":`through ${(0,l.D9)((0,l.cq)(V.proxy))}`,yt=V.status===null?"no response":`${V.status} ${(0,l.
h$)(V.reason,ft.tN)}`.trim();return[String(rt+1),(0,l.D9)((0,l.cq)(V.url)),V.mediaType===null?yt:`${yt}<br>${(0,l.D9)(V.mediaType,ft.tN)}`,(0,O.Rk)(V.authorization),
V.address===null?dt:(0,l.D9)(V.address,ft.tN),(0,E.kJ)(V.ms).replace(" ","&nbsp;")]});return(0,o.I$)(["Hop","Request","Response","Token","Address","Time"],x,[0,
5])}function jt(S,{context:x}){const V=S.map(({host:rt,subject:dt,issuer:yt,expires:At})=>[(0,l.D9)(rt,ft.tN),(0,l.h$)((0,E.nO)(At,x.startedAt)),(0,l.D9)(dt,ft.
tN),(0,l.D9)(yt,ft.tN)]);return(0,o.I$)(["TLS certificate","Valid until","Subject","Issuer"],V)}const Bt=4,Rt=3,Ut=60;function b(S,x,V,rt){const dt=S.filter(bt=>(0,$.
sG)(bt)===x);if(dt.length===0)return"";const yt=x==="works"&&S.some(bt=>(0,$.sG)(bt)==="warns"),At=mt(dt,x,yt?" without warnings":"");if(V.isBrief)return`<p>${At}\
</p>`;const pt=(0,o.R4)(dt,rt,Ut,bt=>kt(bt,V)),Lt=dt.length-pt.length;return(0,o.TM)(At,[...pt.length===0?[]:[(0,o.I$)(["Host","Required by",x==="works"?"Servic\
es":"Reason"],pt)],...Lt>0?[`<p>${(0,i.jP)(Lt,"host",V)}</p>`]:[]])}function mt(S,x,V){const rt=S.slice(0,Rt).map(({visit:At})=>(0,l.D9)((0,M.nx)(At.host))),dt=(0,O.
K4)(rt,Rt,S.length-rt.length),yt=S.length===1?`${dt} ${$.nx[x]}${V}`:`<b>${(0,O.px)(S.length,"host")}</b> ${$.nx[x]}${V}: ${dt}`;return`${i.Gr[x]} ${yt}`}function kt(S,x){
const V=S.requirements.flatMap(dt=>dt.because),{discovery:rt}=S.visit.attempt;return[`${(0,o.rm)((0,M.nx)(S.visit.host))}${S.isNew?`<br><sub>${O.dy}</sub>`:""}`,
V.length===0?"":(0,d.Ky)(V,Bt,dt=>(0,i.u_)(dt,x)),(0,$.JR)(S)&&rt.kind==="skipped"?rt.problem.title:(0,ft.Yj)(S,(0,i.Bm)(x))]}var Tt=t(4148);const Ft=40,Kt=80,Gt=S=>(0,Tt.
fi)(S,x=>(0,o.hn)((0,l.J7)(x))),Xt=(S,x)=>(0,l.D9)(S,x).replaceAll(" ","&nbsp;"),Jt=(S,x)=>{const V=({code:rt,title:dt})=>(0,i._h)(rt,dt,x);return(0,Tt.ij)([(0,Tt.
eX)(V)],S)};function Zt(S,x,V){const{wrong:rt,good:dt}=(0,Tt.jB)(S),yt=rt.length>1||x.isBrief?Yt(rt,x,V/2):[],At=V-(0,T.$$)(yt.join("")),pt=Vt=>tn(Vt,x),Lt=x.isBrief?
[]:(0,o.R4)([...rt,...dt],At,Kt,pt),bt=x.isBrief?0:S.length-Lt.length,Ht=[...yt,...Lt.slice(0,rt.length)],zt=Lt.slice(rt.length),qt=zt.length<=Tt.LC?zt:[(0,o.TM)(
Qt(dt),zt)];return[...yt.length>0?[(0,o.TM)(nn(rt),Ht)]:Ht,...x.isBrief&&dt.length>0?[`<p>${Qt(dt)}</p>`]:qt,...bt>0?[`<p>${(0,i.jP)(bt,"root module",x)}</p>`]:
[]]}function Yt(S,x,V){const rt=(0,Tt.cZ)(S);if(rt.length===0)return[];const dt=rt.map(({row:pt})=>pt),yt=ot.Du.filter(pt=>S.some(Lt=>Lt.clients.includes(pt))),
At=[...Jt(dt,x),(0,Tt.ie)(rt,Gt),...(0,Tt.ns)({clients:yt,rows:dt},Xt)];return[_t(dt,{clients:yt},At,x,V)]}function _t(S,x,V,rt,dt){const yt=(0,o.R4)(S.slice(0,
Ft),dt,Kt,pt=>[_(pt,x,rt),...V.map(({cell:Lt})=>Lt(pt))]),At=S.length-yt.length;return(0,o.I$)(["Module or provider",...V.map(({title:pt})=>(0,O.Iu)(pt))],At>0?
[...yt,[(0,i.jP)(At,"row",rt)]]:yt)}function nn(S){const x=(0,Tt.qj)(S[0]??{rows:[]}),V=S.slice(0,Tt.LC).map(Gt),rt=(0,O.K4)(V,Tt.LC,S.length-V.length);return S.
length===1?`${i.Gr[x]} <b>${rt}</b>: ${Tt.pJ[x]}`:`${i.Gr[x]} <b>${(0,O.px)(S.length,"root module")}</b> with errors or warnings: ${rt}`}function Qt(S){const x=S.
flatMap(V=>V.rows);return`${i.Gr[(0,Tt.Fg)(x)]} <b>${(0,O.px)(S.length,"root module")}</b>: ${(0,Tt.nS)(x)}`}function tn(S,x){const V=(0,Tt.qj)(S),{wrong:rt,good:dt}=(0,Tt.
P)(S),yt=[...rt,...dt],At=[...Jt(yt,x),...(0,Tt.ns)({...S,rows:yt},Xt)],pt=V==="works"?(0,Tt.nS)(S.rows):Tt.pJ[V];return(0,o.TM)(`${i.Gr[(0,Tt.Fg)(S.rows)]} <b>${Gt(
S)}</b>: ${pt}`,[_t(yt,S,At,x,Number.POSITIVE_INFINITY)])}function _(S,x,V){const rt=`${i.Gr[(0,Tt.Fg)([S])]}&nbsp;<b>${(0,o.hn)((0,Tt.mC)(S,x))}</b>`,[dt]=S.places,
yt=[...S.kind==="module"&&S.source!==S.address?[(0,o.hn)(S.source)]:[],...dt===void 0?[]:[(0,i.u_)(dt,V)]];return yt.length===0?rt:`${rt}<br><sub>${yt.join(" at\
 ")}</sub>`}const tt=2e5,gt={notes:6e3,causes:45e3,roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},Et=["causes","unchecked","roots","e\
vidence","passed","skipped","notices","notes"],Ot=1e3,Mt=10,h=5,A=600,F=100,z=7,nt=(S,x)=>at(S,{context:x,rest:i.h,isBrief:!1},{head:`## ${Dt(S)}`,foot:`tf-disc\
o ${(0,l.js)(x.version)}, started ${(0,l.js)((0,E.QN)(x.startedAt))}.`,maxBytes:tt});function at(S,x,{head:V,foot:rt,maxBytes:dt}){const yt=ht(S,x),At=new Map;let pt=dt-
Ot-(0,T.$$)(V+rt);for(const[Ht,zt]of Object.entries(gt)){const Vt=yt[Ht](Math.min(zt,pt)).filter(sn=>sn!=="").join(`

`),en=(0,T.$$)(Vt)<=pt;en&&(pt-=(0,T.$$)(Vt)),At.set(Ht,en?Vt:`<p>More ${x.rest}</p>`)}const Lt=Et.map(Ht=>At.get(Ht)??"").filter(Ht=>Ht!==""),bt=!x.isBrief&&Lt.
some(i.ze)?`${rt} ${$t(x)}`:rt;return`${[V,...Lt,`<sub>${bt}</sub>`].join(`

`)}
`}function ht(S,x){const V=(0,$.md)(S.hosts),rt=V.filter(({findings:pt})=>pt.length===0),dt=({severity:pt})=>pt==="notice",yt=S.findings.filter(dt),At=S.findings.
filter(pt=>!dt(pt));return{notes:pt=>[Ct(S,x,pt)],causes:pt=>R(At,x,pt),roots:pt=>Zt(S.roots,x,pt),evidence:pt=>x.isBrief?[]:[P(V,x,pt)],unchecked:pt=>[b(rt,"un\
checked",x,pt)],passed:pt=>[b(V,"works",x,pt)],skipped:pt=>[b(V,"skipped",x,pt)],notices:pt=>x.isBrief?[]:[wt(yt,x,pt)]}}function $t({context:S}){const x=S.docsUrl.
replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,l.js)(x)}">kept as an artifa\
ct</a>.`}function wt(S,x,V){if(S.length===0)return"";const rt=`${i.rC.notice} ${(0,O.px)(S.length,"notice")}`;return(0,o.TM)(rt,R(S,x,V))}function Ct(S,x,V){const rt=(0,$.
h$)(S,x.context).map(Lt=>`${(0,O.Iu)((0,l.h$)(Lt,A))}.`),dt=(0,o.R4)(rt,V,Mt,Lt=>Lt),yt=dt.slice(0,h),At=x.isBrief?[]:dt.slice(h),pt=rt.length-yt.length-At.length;
return[`<p>${yt.join("<br>")}</p>`,...At.length===0?[]:[(0,o.TM)((0,O.px)(At.length,"more remark"),[`<p>${At.join("<br>")}</p>`])],...pt>0?[`<p>${(0,i.jP)(pt,"r\
emark",x)}</p>`]:[]].join(`
`)}const Dt=S=>`${Wt(S)} ${(0,O.Iu)((0,$.$N)(S))}`;function Wt(S){const x=S.findings.some(({severity:rt})=>rt!=="notice"),V=S.hosts.length===0?"skipped":"works";
return i.Gr[S.passed?x?"warns":V:"fails"]}function Nt({url:S,workflow:x,job:V,commit:rt}){const dt=x.split("/").at(-1)??"";return[`<a href="${(0,l.js)(S)}">${(0,l.
D9)(dt===""?"this run":dt,F)}</a>`,...V===""?[]:[`job ${(0,l.D9)(V,F)}`],...rt===""?[]:[`commit ${(0,l.D9)(rt.slice(0,z))}`]].join(", ")}}),8373:((St,H,t)=>{t.d(
H,{Bm:()=>g,EP:()=>i,Gr:()=>M,Su:()=>n,_h:()=>c,h:()=>T,jP:()=>d,rC:()=>f,u_:()=>s,xy:()=>l,ze:()=>o});var E=t(4503),$=t(8884),O=t(8641);const T="in the JSON re\
port",l="in the job summary",f={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},M={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\
\u26AA",works:"\u2705"},y="&nbsp;more ",d=(a,v,{rest:w})=>`and ${a}${y}${v}${a===1?"":"s"} ${w}`,o=a=>a.includes(y),i=(a,v,w,D=0)=>(0,$.Ky)(a,v,e=>s(e,w),D).replace(
/ more (?=places?$)/,y),r=600;function s(a,{context:{links:v}}){if(typeof a=="string")return n(a);const D=`<code>${(0,O.js)((0,$.eo)(a)).replaceAll("/","/<wbr>")}\
</code>`,e=(0,E.u)(a,v);return e===null||e.length>r?D:`<a href="${(0,O.js)(e,r)}">${D}</a>`}const n=a=>a.endsWith(" input")?`the ${(0,O.D9)(a.replace(/ input$/,
""))} input`:(0,O.D9)(a),c=(a,v,{context:w})=>`<a href="${(0,O.js)(`${w.docsUrl}#${a}`)}">${v}</a>`,g=a=>({value:O.D9,prose:O.h$,because:v=>s(v,a)})}),7574:((St,H,t)=>{
t.d(H,{I$:()=>l,QN:()=>y,kJ:()=>O,nO:()=>d,tY:()=>T,u8:()=>M});var E=t(4120);const $=864e5;function O(o){const i=Math.round(o);if(i<1e3)return`${i} ms`;if(i<59950)
return`${(i/1e3).toFixed(1)} s`;const r=Math.round(i/1e3);return`${Math.floor(r/60)} min ${r%60} s`}function T(o){return o<1e3?`${o} B`:o<999950?`${(o/1e3).toFixed(
1)} kB`:`${(o/1e6).toFixed(1)} MB`}function l(o){return[["DNS",o.lookupMs],["connect",o.connectMs],["TLS",o.tlsMs],["first byte",o.firstByteMs],["total",o.totalMs]].
flatMap(([r,s])=>s===null?[]:[[r,s]])}const f=6e4;function M(o,i){const r=Date.parse(i)-Date.parse(o);if(!(r>=f))return"less than a minute";const s=Math.floor(r/
f),n=[{count:Math.floor(s/1440),unit:s>=2880?"days":"day"},{count:Math.floor(s%1440/60),unit:"h"},{count:s%60,unit:"min"}],c=n.findIndex(({count:g})=>g>0);return n.
slice(c,c+2).filter(({count:g})=>g>0).map(({count:g,unit:a})=>`${g} ${a}`).join(" ")}const y=o=>`${o.slice(0,16).replace("T"," ")} UTC`;function d(o,i){const r=(Date.
parse(o)-Date.parse(i))/$;if(Number.isNaN(r))return o;const s=(0,E.px)(Math.floor(Math.abs(r)),"day"),n=Math.abs(r)<1,c=n?"within the last day":`${s} ago`,g=n?"\
in less than a day":`in ${s}`;return`${o.slice(0,10)} (${r<0?c:g})`}}),5102:((St,H,t)=>{t.d(H,{$N:()=>g,JR:()=>i,QK:()=>c,b:()=>r,cG:()=>o,h$:()=>R,hm:()=>n,md:()=>s,
nx:()=>M,sG:()=>d});var E=t(4e3),$=t(5799),O=t(7574),T=t(4120),l=t(8884),f=t(4148);const M={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},y=["fails","unchecked","warns","skipped","works"];function d(I){if(r(I))return"unchecked";const k=n(I.findings);return k==="error"?"fai\
ls":k==="warning"?"warns":i(I)?"skipped":"works"}const o=I=>["fails","warns"].includes(d(I)),i=({visit:I})=>I.attempt.discovery.kind==="skipped",r=({visit:{attempt:I}})=>I.
discovery.kind==="skipped"&&I.discovery.problem.code==="host-not-checked";function s(I){return y.flatMap(k=>I.filter(j=>d(j)===k))}const n=I=>$.oC.find(k=>I.some(
j=>j.severity===k))??null;function c({findings:I}){const k=n(I);return k==="notice"?[]:I.filter(({severity:j})=>j===k)}function g({hosts:I,files:k,findings:j,passed:X,
stopped:L,roots:Z}){const q=(0,f.g5)(Z),K=q===null?k:k.filter(({problem:ft})=>!a.test(ft.code)),W=K.filter(ft=>!v(ft)),it=[W.length<K.length?["nothing to check"]:
D(I),p(W)],B=n(W)==="error"&&!I.some(ft=>d(ft)==="fails")?it.toReversed():it,G=[q??[],...B].flat().join(", "),ot=n(j)==="error";return L!==null?`${G} (${(0,E.Cw)(
L)})`:X&&ot?`${G} (the check passes: fail-on is never)`:X||ot?G:`${G} (the check fails: fail-on is warning)`}const a=/^(?:module|provider|version|package|constraint|lock)-/,
v=({problem:I,severity:k})=>I.code==="nothing-to-check"&&k==="error",w="not allowed";function D(I){const k=I.length;if(k===0)return["no registry hosts to check"];
const j=I.filter(U=>!i(U)).map(d),X=I.filter(r).length,[L,Z]=[j.length,k-j.length],q=j.filter(U=>U==="fails").length,K=j.filter(U=>U==="warns").length,W=I.filter(
U=>i(U)&&d(U)==="fails").length,J=[{count:q,words:M.fails},{count:W,words:w},{count:X,words:M.unchecked}],it=[{count:L-q,words:M.works},{count:Z-W-X,words:M.skipped}],
Q=q+W+X>0,[B,...G]=(Q?J:it).filter(({count:U})=>U>0),ft=B?.words===w||B?.words===M.unchecked?B.count===1?"is ":"are ":"";return[`${u(B?.count??0,k)} ${ft}${B?.words}`,
...G.map(({count:U,words:et})=>`${U} ${et}`),...K===0?[]:[e(K,k,Q)]]}function e(I,k,j){return k===1?"with warnings":`${I} ${j?"more ":""}with warnings`}function u(I,k){
return k===1?"1 registry host":I===k?`all ${k} registry hosts`:`${I} of ${k} registry hosts`}function p(I){const k=n(I);if(k===null||k==="notice")return[];const j=(0,l.
Dc)(I.filter(({severity:L})=>L===k)),X=(0,l.BQ)(I);return[...j===0?[]:[`${k}s in ${(0,T.px)(j,"file")}`],...n(X)===k?[`${k}s in the ${(0,l.et)(X)}`]:[]]}function m({
hosts:I},k){const{files:j,bytes:X,usages:L,durationMs:Z}=k;if(j===0&&Z===0)return null;if(j===0)return"found no Terraform or OpenTofu files";const q=I.filter(l.
Qz).length,K=q===0?"no registry host is used":`${(0,T.px)(L,"usage")} of ${(0,T.px)(q,"registry host")}`;return`scanned ${(0,T.px)(j,"file")} (${(0,O.tY)(X)}) i\
n ${(0,O.kJ)(Z)}: ${K}`}function R(I,k){const{dialect:j,durationMs:X,scan:L,remarks:Z}=k,q=m(I,L),W=I.hosts.length===0&&L.files===0?"":` for ${(0,T.QI)(j)} (${j.
why})`;return[`${N(I)}; checked in ${(0,O.kJ)(X)}${W}`,...q===null?[]:[q],...Z]}function N({findings:I,ignored:k}){const j=$.oC.flatMap(L=>{const{length:Z}=I.filter(
q=>q.severity===L);return Z===0?[]:[(0,T.px)(Z,L)]}),X=j.length===0?"no findings":j.join(", ");return k>0?`${X}, ${k} ignored`:X}}),4148:((St,H,t)=>{t.d(H,{Fg:()=>y,
LC:()=>i,Mm:()=>f,P:()=>c,cZ:()=>g,eX:()=>k,fi:()=>r,g5:()=>s,ie:()=>w,ij:()=>I,jB:()=>n,mC:()=>D,nS:()=>e,ns:()=>N,pJ:()=>o,qj:()=>M});var E=t(1064),$=t(5011),
O=t(5257),T=t(4120);const l=["fails","warns","works"];function f({worst:L}){return L==="error"?"fails":L==="warning"?"warns":"works"}const M=({rows:L})=>l.find(
Z=>L.some(q=>f(q)===Z))??"works";function y(L){const Z=M({rows:L});return Z==="works"&&L.some(d)?"skipped":Z}const d=({chosen:L})=>Object.keys(L).length===0,o={
fails:"init fails",warns:"has warnings",works:"passed"},i=3,r=({directory:L},Z)=>L===O.cd.file?O.cd.file:L==="."?"the top directory":Z(L);function s(L){const Z=L.
filter(({directory:W})=>W!==O.cd.file),{length:q}=n(Z).failing;return q===0?null:Z.length===1?"init fails":`init fails in ${q===Z.length?`all ${q}`:`${q} of ${Z.
length}`} root modules`}function n(L){const{fails:Z=[],warns:q=[],works:K=[]}=Object.groupBy(L,M);return{failing:Z,wrong:[...Z,...q],good:K}}function c({rows:L}){
const{fails:Z=[],warns:q=[],works:K=[]}=Object.groupBy(L,f);return{wrong:[...Z,...q],good:K}}function g(L){const Z=new Map;for(const W of n(L).wrong)for(const J of c(
W).wrong){const it=a(J),Q=Z.get(it)??{row:J,roots:new Set};Z.set(it,Q),Q.roots.add(W)}const{fails:q=[],warns:K=[]}=Object.groupBy(Z.values(),({row:W})=>f(W));return[
...q,...K]}const a=({kind:L,source:Z,constraints:q,locked:K,chosen:W,problems:J})=>JSON.stringify([L,Z,q,K,W,J]),v=3;function w(L,Z){const q=new Map(L.map(W=>[W.
row,[...W.roots]]));return{title:"root modules",cell:W=>{const J=q.get(W)??[],it=J.slice(0,v).map(Z);return(0,T.K4)(it,v,J.length-it.length)}}}const D=({address:L,
host:Z},{clients:q})=>q.every(K=>(0,$.Vm)(K)===Z)&&L.startsWith(`${Z}/`)?L.slice(Z.length+1):L;function e(L){const Z=[...new Map(L.map(Q=>[`${Q.kind} ${Q.source}`,
Q])).values()],q=["module","provider"].flatMap(Q=>{const{length:B}=Z.filter(G=>G.kind===Q);return B===0?[]:[(0,T.px)(B,Q)]});if(q.length===0)return"no registry \
modules and no providers";const K=L.some(({platforms:Q})=>Q.length>0)?" and package":"",W=Z.filter(d).length,J=Z.filter(({chosen:Q})=>Object.values(Q).includes(
null)).length,it=W+J===0?`every version${K} is available`:[...J>0?[`${J} without a version`]:[],...W>0?[`${W} not checked`]:[]].join(", ");return`${q.join(" and\
 ")}, ${it}`}const u=60,p=6,m=60,R=12;function N({clients:L,rows:Z},q){const K=Z.every(({chosen:J})=>new Set(Object.values(J)).size<=1),W=[{title:"constraint",cell:({
constraints:J})=>(0,T.K4)([...new Set(J)].map(it=>q(it,m)),p)},...K?[{title:"version",cell:J=>j(J,null,q)}]:L.map(J=>({title:E.bB[J],cell:it=>j(it,J,q)})),{title:"\
newest",cell:({newest:J})=>J===null?"":q(J,u)},{title:"platforms",cell:({platforms:J})=>X(J,q)}];return I(W,Z)}const I=(L,Z)=>L.filter(({cell:q})=>Z.some(K=>q(K)!==
"")),k=L=>({title:"problem",cell:({problems:Z})=>Z.filter(({usualSeverity:q})=>q!=="notice").map(L).join(", ")});function j({chosen:L,locked:Z},q,K){const W=q===
null?Object.values(L)[0]:L[q];return W===void 0?"":W!==null?`${K(W,u)}${W===Z?" (locked)":""}`:Z===null?"none":`none (locked: ${K(Z,u)})`}function X(L,Z){const q=L.
map(({platform:K,available:W})=>`${W===null?"?":W?"\u2713":"\u2717"} ${Z(K,u)}`);return(0,T.K4)(q,R)}}),733:((St,H,t)=>{t.d(H,{W:()=>f,n:()=>$});const E=/^[ -~]*$/;
function $(M){if(E.test(M))return M.length;let y=0;for(const d of M)y+=O(d);return y}function O(M){return E.test(M)?1:T(M)?0:new RegExp("\\p{Regional_Indicator}",
"u").test(M)?1:l(M)?2:1}const T=M=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(M),l=M=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(M);function f(M,y,d){let[o,i]=["",0];for(const r of M){const s=O(r),n=i+s;if(i>=y&&n<=d&&(s>0||i>y)?o+=r:o+=" ".repeat(Math.max(0,Math.min(n,d)-Math.max(i,
y))),i=n,i>d)break}return o}}),7146:((St,H,t)=>{t.d(H,{ky:()=>o,nI:()=>O,qt:()=>y,wW:()=>d});var E=t(733);const $={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function O(r,s,n){return n.colour?`\x1B[${$[s]}m${r}\x1B[0m`:r}const T=(r,s,{hyperlinks:n})=>s===void 0||!n?r:`\x1B]8;;${s}\x1B\\${r}\x1B]8;;\x1B\\`,l=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
f=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,M=5001;function y(r){const{FORCE_HYPERLINK:s,TERM:n="",TERM_PROGRAM:c="",VTE_VERSION:g}=r;
return s?s!=="0":r.CI||r.NO_COLOR||n==="dumb"?!1:Number(g)>=M||l.test(c)||f.test(n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(a=>r[a])}function d(r,s){const n="\
 ".repeat(r.indent),c=r.label.padEnd((r.column??0)-1),g=" ".repeat(r.indent+(r.column??2)),[a="",...v]=i(s.withFlags?.(r.text)??r.text,{first:s.width-n.length-c.
length-1,others:s.width-g.length}),w=T(O(c,r.style,s),r.url,s);return[`${n}${w} ${a}`.trimEnd(),...v.map(D=>`${g}${D}`)]}function o(r,{width:s,withFlags:n}){const[
c="",...g]=i(n?.(r)??r,{first:s,others:s-2});return[c,...g.map(a=>`  ${a}`)]}function i(r,s){const n=[];let c="",g=0;for(const a of r.split(" ")){const v=n.length===
0?s.first:s.others,w=(0,E.n)(a);c!==""&&g+1+w>v?(n.push(c),c=a,g=w):(g=c===""?w:g+1+w,c=c===""?a:`${c} ${a}`)}return[...n,c]}}),4421:((St,H,t)=>{t.d(H,{S5:()=>_,
MV:()=>tt,K8:()=>gt});var E=t(2389),$=t(2796),O=t(5102),T=t(4120),l=t(5955),f=t(8641),M=t(1831),y=t(8884),d=t(733),o=t(7146);const i=160,r=12,s="    ",n=/##\w*\[/;
function c({place:h,before:A,literal:F,after:z},nt,at){const ht=" ".repeat(`  ${h.line}`.length),$t=Math.min(at.width,i)-ht.length-3;if($t<r)return[];const wt=g(
A+F+z),Ct=wt(A+F+z),Dt=(0,d.n)(Ct)<=$t?0:wt(A).search(/[^ ]|$/),Wt=Ct.slice(Dt),Nt=(0,d.n)(wt(A))-Dt,S=(0,d.n)(wt(A+F))-Dt,{from:x,to:V,text:rt}=a(Wt,Nt,Math.max(
S,Nt+1),$t),dt=(0,o.nI)("|","dim",at),yt="^".repeat(Math.max(1,Math.min(S,V)-Math.max(Nt,x))),At=" ".repeat(Math.max(Nt,x)-x);return[`${(0,o.nI)(`  ${h.line}`,"\
dim",at)} ${dt} ${rt}`.trimEnd(),`${ht} ${dt} ${At}${(0,o.nI)(yt,nt,at)}`]}function g(h){const A=F=>(0,f.RK)(F.replaceAll("	",s),Number.POSITIVE_INFINITY);return n.
test(A(h))?F=>A(F).replaceAll(/(?<=#)#/g," #"):A}function a(h,A,F,z){const nt=(0,d.n)(h);if(nt<=z)return{from:0,to:z,text:h};const at=Math.max(0,z-2-(F-A)),ht=F<
z?0:Math.max(0,A-1-Math.ceil(at*2/3)),$t=nt-ht<=z,wt=ht+z,Ct=(0,d.W)(h,ht===0?0:ht+1,$t?wt:wt-1),Dt=`${ht===0?"":"\u2026"}${Ct}${$t?"":"\u2026"}`;return{from:ht,
to:$t?wt:wt-1,text:Dt}}var v=t(1505),w=t(7574);const D=20,e=6,u=13,p={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"\
yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},m={error:p.fails,warning:p.warns,notice:{sign:"\xB7",style:"blue"}},R={value:f.
RK,prose:f.RK,because:y.eo};function N(h,A){const F=(0,O.sG)(h),{sign:z,style:nt}=p[F],at=[...(0,O.cG)(h)?j(h,A.context):[],...(0,v.o7)(h,R)],ht=`${O.nx[F]}${h.
isNew?` (${T.dy})`:""}: ${k(h)}`;return[...(0,o.wW)({indent:0,label:`${z} ${I(h.visit.host)}`,style:nt,text:ht},A),...at.flatMap($t=>X($t,A))].map(f.BP).join(`
`)}const I=h=>{const A=(0,M.nx)(h);return A===h?(0,f.RK)(h):`${(0,f.RK)(A)} (${(0,f.RK)(h)})`};function k(h){const{discovery:A}=h.visit.attempt,F=(0,O.QK)(h);return F.
length>0?(0,T.K4)([...new Set(F.map(z=>z.problem.code))],e):A.kind==="skipped"?A.problem.code:(0,v.Yj)(h,R)}function j(h,A){const{hops:F,certificates:z}=h.visit.
attempt;return[(0,v.se)(h,A,R),{label:"response",texts:F.map(L)},{label:"services",texts:Z(h)},...(0,v.Zc)(h,R),{label:"certificate",texts:z.map(nt=>K(nt,A))}]}
const X=({label:h,texts:A},F)=>A.flatMap((z,nt)=>{const at=nt===0?h:"";return(0,o.wW)({indent:2,label:at,style:"dim",column:u,text:z},F)});function L(h){const A=h.
status===null?"none":`${h.status} ${(0,f.RK)(h.reason,v.tN)}`,F=h.status===null?"after":"in",z=[...h.mediaType===null?[]:[(0,f.RK)(h.mediaType,v.tN)],...h.address===
null?[]:[`at ${(0,f.RK)(h.address,v.tN)}`],...h.proxy===null?[]:[`through ${(0,f.RK)((0,f.cq)(h.proxy))}`],...h.authorization==="none"?[]:[`token ${(0,T.Rk)(h.authorization)}`]],
nt=z.length===0?"":` (${z.join("; ")})`;return`${A.trim()} from ${(0,f.RK)((0,f.cq)(h.url))} ${F} ${(0,w.kJ)(h.ms)}${nt}`}function Z({services:h,servicesLeftOut:A}){
const F=h.slice(0,D),z=h.length-F.length+A;return[...F.map(q),...z>0?[`and ${z} more`]:[]]}function q(h){const A=(0,f.RK)(h.id,v.tN);switch(h.kind){case"url":return`${A}\
 ${(0,f.RK)((0,f.cq)(h.url))}`;case"login":{const{authz:F,token:z}=h.login,nt=[F,z].map(at=>(0,f.RK)((0,f.cq)(at??"none")));return`${A} authz ${nt.join(", token\
 ")}`}case"problem":return`${A}: ${h.problem.code}`}}function K(h,A){const{host:F,subject:z,issuer:nt,expires:at}=h,ht=(0,f.RK)((0,w.nO)(at,A.startedAt));return`${(0,f.
RK)(F,v.tN)} valid until ${ht}; subject ${(0,f.RK)(z,v.tN)}, issuer ${(0,f.RK)(nt,v.tN)}`}const W=4,J={places:6,messages:5,frames:$.Wi},it={places:3,messages:2,
frames:1},Q=1e3;function B(h,A,F){const{severity:z,code:nt,title:at,message:ht}=h,$t=(0,f.RK)(ht??at,Q),wt=`${A.context.docsUrl}#${nt}`,{style:Ct}=m[z],Dt=G(h,F)??
[...ut(h.hosts.length>1?"hosts":"host",ot(h),A),...ft(h,A,F),...ct(h,A)],Wt=Y(h.findings)?"":h.help??"";return[...(0,o.wW)({indent:0,label:`${z}[${nt}]:`,style:Ct,
url:wt,text:$t},A),...Dt,...ut("help",(0,f.RK)(Wt,Q),A),...ut("affects",(0,T.od)(h.affects,A.context.clients),A)].map(f.BP).join(`
`)}function G(h,{codes:A}){const{hosts:F,message:z,code:nt,findings:at}=h;if(F.length<2||z===null)return null;const{lines:ht}=(0,y.yv)(at),$t=JSON.stringify([F.
toSorted(),ht[0],ht.length]),wt=A.get($t);return wt===void 0&&A.set($t,nt),wt===void 0?null:[`  hosts: the same ${F.length} as for ${wt}`]}function ot({hosts:h,
findings:A,message:F}){const[z]=h;if(h.length===1&&z!==void 0&&F?.includes((0,M.nx)(z))&&A[0]?.isHostNew!==!0)return"";const at=(0,T.Ku)(h,W).map(ht=>{const $t=A.
some(wt=>wt.host===ht&&wt.isHostNew);return`${I(ht)}${$t?` (${T.dy})`:""}`});return(0,T.K4)(at,h.length,h.length-at.length)}function ft(h,A,F){const{frames:z}=U(
h),nt=et(h),at=(0,$.cr)(h).length-nt.length;return[...nt.flatMap(({message:ht,findings:$t,first:wt},Ct)=>{const Dt=st(wt,h.message===null?ht:"",A);return Ct>=z?
Dt:[...Dt,...P(wt,h,A,F),...ut("help",(0,f.RK)(C(h,$t),Q),A)]}),...at>0?[`  and ${(0,T.px)(at,"more message")} in the JSON report`]:[]]}const U=({hosts:h,findings:A})=>h.
length>1||Y(A)?it:J,et=h=>(0,T.Ku)((0,$.cr)(h),U(h).messages).map(([A,F])=>({message:A,findings:F,first:(0,y.tN)(F)}));function st(h,A,F){if(h===null&&A==="")return[];
const z=h===null?"-":"-->",at=[...h===null?[]:[(0,y.R3)(h)],(0,f.RK)(A,Q)].filter(ht=>ht!=="").join(": ");return(0,o.wW)({indent:2,label:z,style:"dim",text:at},
F)}function P(h,{severity:A},F,{lines:z}){if(h===null)return[];const{file:nt,line:at,column:ht}=h,$t=F.context.sources.find(wt=>wt.place.file===nt&&wt.place.line===
at&&wt.place.column===ht);return $t===void 0||z.has($t)?[]:(z.add($t),c($t,m[A].style,F))}function C({help:h,findings:A},F){return h!==null||Y(A)?"":F[0]?.problem.
help??""}const Y=([h,A])=>h?.exclude!==void 0&&A!==void 0;function ct(h,A){const{findings:F}=h,{lines:z,settings:nt,leftOut:at}=(0,y.yv)(F),ht=et(h).map(({first:Ct})=>Ct&&
(0,y.eo)(Ct)),$t=z.filter(Ct=>!ht.includes((0,y.eo)(Ct))),wt=U(h).places;return[...ut("also at",(0,y.Ky)($t,wt,void 0,at),A),...ut("required by",(0,y.Ky)(nt,wt),
A)]}const ut=(h,A,F)=>A===""?[]:(0,o.wW)({indent:2,label:`${h}:`,style:"dim",text:A},F);var lt=t(4148),vt=t(1064);const It=20,Pt=3,xt="  ",jt=h=>(0,lt.fi)(h,f.J7);
function Bt(h,A){const{wrong:F}=(0,lt.jB)(h);return F.length>lt.LC?[Rt(h,F,A)]:F.map(z=>{const nt=(0,lt.P)(z),at=[...nt.wrong,...nt.good],ht=Ut((0,lt.ns)({...z,
rows:at.slice(0,It)},f.RK),at),$t=jt(z);return b({outcome:(0,lt.qj)(z),name:$t,root:z,rows:at,columns:ht},A)})}function Rt(h,A,F){const z=(0,lt.cZ)(h),nt=z.map(
({row:Dt})=>Dt),at=vt.Du.filter(Dt=>A.some(Wt=>Wt.clients.includes(Dt))),ht=(0,lt.ns)({clients:at,rows:nt.slice(0,It)},f.RK),$t=Ut([(0,lt.ie)(z,jt),...ht],nt),wt=(0,lt.
qj)({rows:nt}),Ct=(0,T.px)(A.length,"root module");return b({outcome:wt,name:Ct,root:{clients:at},rows:nt,columns:$t},F)}const Ut=(h,A)=>[...h,...(0,lt.ij)([(0,lt.
eX)(({code:F})=>F)],A)];function b({outcome:h,name:A,root:F,rows:z,columns:nt},at){const{sign:ht,style:$t}=p[h],wt=z.filter(Nt=>(0,lt.Mm)(Nt)===h),Ct=[...new Set(
wt.map(Nt=>(0,f.RK)((0,lt.mC)(Nt,F))))],Dt=`${lt.pJ[h]} for ${(0,T.K4)(Ct,Pt)}`,Wt=z.length-It;return[`${(0,o.nI)(ht,$t,at)} ${(0,o.nI)(A,"bold",at)}: ${Dt}`,...mt(
z.slice(0,It).map(Nt=>({sign:p[(0,lt.Fg)([Nt])],cells:[(0,f.RK)((0,lt.mC)(Nt,F)),...nt.map(({cell:S})=>S(Nt))]})),["module or provider",...nt.map(({title:Nt})=>Nt)],
at),...Wt>0?[`  and ${Wt} more in the JSON report`]:[]].map(f.BP).join(`
`)}function mt(h,A,F){const z=A.map((ht,$t)=>Math.max(...[ht,...h.map(({cells:wt})=>wt[$t])].map(kt)));if(z.reduce((ht,$t)=>ht+xt.length+$t,xt.length)>F.width)return h.
flatMap(({sign:{sign:ht,style:$t},cells:[wt="",...Ct]})=>{const Dt=Ct.flatMap((Nt,S)=>Nt===""?[]:[`${A[S+1]} ${Nt}`]),Wt=`${wt}: ${Dt.join("; ")}`;return(0,o.wW)(
{indent:2,label:ht,style:$t,text:Wt},F)});const at=ht=>ht.map(($t,wt)=>$t+" ".repeat((z[wt]??0)-kt($t))).join(xt).trimEnd();return[`    ${(0,o.nI)(at(A),"dim",F)}`,
...h.map(({sign:{sign:ht,style:$t},cells:wt})=>`  ${(0,o.nI)(ht,$t,F)} ${at(wt)}`)]}const kt=(h="")=>Array.from(h).length;function Tt(h,A){const F=h.flatMap(wt=>wt.
rows),{sign:z,style:nt}=p[(0,lt.Fg)(F)],[at]=h,$t=`${h.length===1&&at!==void 0?jt(at):(0,T.px)(h.length,"root module")}: ${(0,lt.nS)(F)}`;return(0,o.wW)({indent:0,
label:z,style:nt,text:$t},A).map(f.BP).join(`
`)}const Ft=3,Kt=4,Gt=1e3;function Xt({hosts:h,roots:A},F){const z=Map.groupBy(h,O.sG),nt=(z.get("unchecked")??[]).filter(({findings:ht})=>ht.length===0),{good:at}=(0,lt.
jB)(A);return[...Jt("unchecked",nt,F),...Jt("skipped",z.get("skipped")??[],F),...Jt("works",z.get("works")??[],F),...at.length>0?[Tt(at,F)]:[]]}function Jt(h,A,F){
const z=Dt=>N(Dt,F);if(A.length<=Ft)return A.map(z);const{sign:nt,style:at}=p[h],ht=(0,T.Ku)(A,Kt).map(({visit:Dt})=>I(Dt.host)),$t=(0,T.K4)(ht,ht.length,A.length-
ht.length),wt=`${(0,T.px)(A.length,"host")} ${O.nx[h]}: ${$t}`;if(!F.isRunner)return[(0,o.wW)({indent:0,label:nt,style:at,text:wt},F).map(f.BP).join(`
`)];const Ct=Dt=>`and ${Dt} more in the JSON report`;return[[(0,f.BP)(`${nt} ${wt}`),...(0,T.UV)(A,Gt,z,Ct)].join(`
`)]}function Zt(h,A){const F=(0,O.hm)(h.findings),z=h.hosts.length>Ft||h.findings.length>0,nt=A.isRunner?"the JSON report has all details; its path is the outpu\
t `report`":"for all details: `--format json` or `--report FILE.json`",at=`problem codes are explained at ${A.context.docsUrl}`;return z?[(F===null||F==="notice"?
[nt]:[at,nt]).flatMap($t=>(0,o.ky)($t,A)).join(`
`)]:[]}const Yt=5,_t=30,nn=3,Qt=20,tn=16e6;function*_(h,A){yield`${tt(h,A)}
`;let F=!0;for(const{text:z}of gt(h,A)){const nt=z.includes(`
`);yield`${F||nt?`
`:""}${z}
`,F=nt}}function tt(h,A){const{sign:F,style:z}=p[h.passed?"works":"fails"],nt=A.isQuiet?[]:(0,O.h$)(h,A.context).slice(0,Yt);return[`${(0,o.nI)(F,z,A)} ${(0,o.nI)(
(0,O.$N)(h),"bold",A)}`,...nt.flatMap(at=>Et(at,A))].join(`
`)}function*gt(h,A,F=tn){const{isQuiet:z=!1,isRunner:nt=!1,context:at}=A,ht=({severity:x})=>!z||x==="error"||(0,E.k2)(x,at.failOn),$t=(0,$.cZ)(h.findings.filter(
ht)),wt={lines:new Set,codes:new Map};for(const x of $t.slice(0,_t))yield Mt(B(x,A,wt));const Ct=$t.slice(_t).flatMap(({findings:x})=>x);if(Ct.length>0&&(yield Mt(
`and ${(0,T.px)(Ct.length,"more finding")} in the JSON report`)),z)return;const Dt=x=>({kind:nt?"group":"plain",text:x});yield*Bt(h.roots,A).map(Dt);const Wt=(0,O.
md)(h.hosts).filter(x=>(0,O.cG)(x)&&!(0,O.JR)(x)),Nt=nt||Wt.length<=nn?Wt:[];yield*Ot(Nt,A,F).map(Dt),yield*Xt(h,A).map(Dt);const S=(0,O.h$)(h,at).slice(Yt);S.length>
0&&(yield Mt(S.flatMap(x=>Et(x,A)).join(`
`))),yield*Zt(h,A).map(Mt)}const Et=(h,A)=>(0,o.ky)((0,f.RK)(h),A).map(f.BP);function*Ot(h,A,F){const z=new l.Wv(F),nt=Wt=>N(Wt,A),at=yield*(0,l._Q)(h.slice(0,Qt),
z,nt),ht=[],$t=(0,l._Q)(h.slice(Qt),z,nt);let wt=$t.next();for(;!wt.done;wt=$t.next())ht.push(wt.value);const Ct=(0,T.px)(ht.length,"more host");ht.length>0&&(yield[
`details of ${Ct}`,...ht].join(`
`));const Dt=at+wt.value;Dt>0&&(yield`the details of ${(0,T.px)(Dt,"more host")} are in the JSON report`)}const Mt=h=>({kind:"plain",text:h})}),5257:((St,H,t)=>{
t.d(H,{JT:()=>f,KS:()=>M,MO:()=>o,MP:()=>l,Nf:()=>d,W$:()=>T,cd:()=>O,yp:()=>y});var E=t(5143);const $="hostnames input",O={file:$,line:1,column:1,endColumn:1},
T=i=>i.file===$?$:i,l=({host:i,namespace:r,name:s,system:n})=>`${i}/${r}/${s}/${n}`,f=({host:i,namespace:r,type:s})=>`${i}/${r}/${s}`;function M(i,r){const s=i.
versions??d(i)?.values?.[r]??null;return s===null?null:{text:s,place:y(i)}}function y(i){const{versionsAt:r,place:s}=i,n=typeof r=="number"?r:r?.at;return n===void 0?
s:{file:s.file,...(0,E._h)(n)}}const d=({versionsAt:i})=>typeof i=="number"?null:i,o=(i,r)=>`${i} ${r}`}),2909:((St,H,t)=>{t.a(St,async(E,$)=>{try{let q=function(Q){
return async(B,G)=>{try{await G()}catch(ot){Q([`${B}: ${(0,f.A3)(ot)}`])}}},it=function(){return process.env.GITHUB_WORKSPACE??process.cwd()};t.r(H);var O=t(2246),
T=t(9018),l=t(7251),f=t(6309),M=t(2722),y=t(3565),d=t(8782),o=t(4690),i=t(9077),r=t(3795),s=t(3386),n=t(2057),c=t(1964),g=t(6182),a=t(2827),v=t(3616),w=t(8641),
D=t(9703),e=t(4421),u=t(8463),p=t(3152),m=t(4106),R=t(6875);const N=120;process.env.UV_THREADPOOL_SIZE??="64",(0,s.p)(),(0,n.B_)(process.stdout,Q=>process.stderr.
write(`the log was not written: ${Q}
`)),(0,n.B_)(process.stderr,()=>{});const I=y.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const k=new R.V,j=(0,o.i)(process);await(0,i.
q)(process,await X(y.Ko(m.y.map(({name:Q})=>Q))));async function X(Q){const B=(0,T.c)(Q,process.env,(0,l.K)(y.QU)),G=ft=>{const U=(0,T.r)(et=>(0,D.p)(ft,et),B);
return y.fJ("Could not run",U),3},ot=(0,i.w)(process,k,{isFinal:!1,crash:G,now:j});try{const ft=await L(Q,B),U=ot.aborted?3:ft.verdict.passed?0:1;return await K(
ft,B,ot),U}catch(ft){return ft instanceof p.GN?(y.fJ("Wrong settings",B.redact(ft.mistakes.join(`
`))),2):G(ft)}}async function L(Q,B){const G=(0,r.fN)(ot=>y.N4(B.redact([ot])),r.Si);try{return await(0,O.z6)(Q,{environment:process.env,directory:it(),isFork:(0,d.
$c)(process.env.GITHUB_EVENT_NAME,I),stop:k,startTimer:R.I,now:j,progress:G.show,changes:ot=>J(ot,B),secrets:B,kill:process.kill})}finally{G.end()}}async function Z(Q){
const{verdict:B,changes:G,context:ot}=Q,ft=(0,d.ng)(process.env,I),U=ft===null?[]:(0,M.ws)((0,M.R8)(B),it(),ft);if(ft===null||G?.kind!=="files")return{...Q,located:U,
context:{...ot,links:(0,M.hP)(U)}};const{withDiffLinks:et}=await t.e(52).then(t.bind(t,9052)),st=et(U,G.files,it(),ft);return{...Q,located:U,context:{...ot,links:st}}}
async function K(Q,{redact:B},G){const{settings:ot,verdict:ft}=Q,{GITHUB_OUTPUT:U,GITHUB_STEP_SUMMARY:et,RUNNER_TEMP:st}=process.env,P=lt=>y.R8(B(lt).map(vt=>(0,w.
LS)(vt))),C=q(P);let Y={...Q,located:[]};await C("places are not links",async()=>{Y=await Z(Q)});const{context:ct}=Y,ut={colour:!1,width:N,isRunner:!0,context:ct};
await C("the log was not written",()=>y.ur((0,e.MV)(ft,ut),(0,e.K8)(ft,ut))),await C("the annotations were not written",()=>y.fz((0,c.H)(ft,ct))),await C("the o\
utputs were not written",async()=>P(await y.Kn(U,(0,a.Y)(ft)))),await C("the job summary was not written to GITHUB_STEP_SUMMARY",()=>y.Sy(et,(0,v.Gc)(ft,ct))),await C(
"the JSON report was not written to RUNNER_TEMP",async()=>{const lt=y.u5(st,(0,g.h)(ft,ct));P(await y.Kn(U,{report:lt}))}),await C("the report files were not wr\
itten",async()=>P(await(0,u.t)(ot.report,{verdict:ft,context:ct},it()))),!G.aborted&&await C("the comment and the issue were not written",async()=>{const{notes:lt,
warnings:vt}=await W(Y,G);y.N4(B(lt)),P(vt)})}async function W(Q,B){const{comment:G,issue:ot}=Q.settings;return G==="never"&&ot==="never"?{notes:[],warnings:[]}:
await(await t.e(137).then(t.bind(t,5137))).publish(Q,(0,d.ng)(process.env,I),it(),B)}async function J({githubToken:Q},{redact:B}){const G=(0,d.ng)(process.env,I),
ft=await(await t.e(181).then(t.bind(t,5181))).readChanges(G,Q,k.signal);return ft.kind==="all"&&G?.pull&&y.R8(B([`changed-only has no effect: ${ft.why}`])),ft}$()}catch(N){
$(N)}},1)}),2722:((St,H,t)=>{t.d(H,{R8:()=>J,hP:()=>ft,ws:()=>Q});var E=t(6760),$=t(5747);const O=/^(?!\.{1,2}$)[\w.-]+$/;function T(U){let et=!1;for(const st of U.
split(`
`)){const P=st.trim();P.startsWith("[")&&(et=P==='[remote "origin"]');const C=P.indexOf("=");if(!(!et||C<0||P.slice(0,C).trim().toLowerCase()!=="url"))return l(
P.slice(C+1).trim())}return null}function l(U){const et=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(U),[st,P]=et===null?f(U):[et[1],et[2]],[C="",Y="",...ct]=(P??"").replace(
/\/$/,"").split("/"),ut=Y.replace(/\.git$/,"");return!st||ct.length>0||!O.test(C)||!O.test(ut)?null:{host:st.toLowerCase(),owner:C,name:ut}}function f(U){const et=URL.
parse(U);return et===null||!/^(https?|ssh):$/.test(et.protocol)?[]:[et.protocol==="ssh:"?et.hostname:et.host,et.pathname.slice(1)]}var M=t(3024);const y=128*1024*
1024,d=12,o=62,i=16384,r=12288,s=4,n=61440,c=4096,g=32768,a=Buffer.alloc(0);function v(U,et){const st=(0,$.io)(U,y);return st===null?new Map:w(st,et)}function w(U,et){
const st=new Map;if(U.length<d)return st;const P=U.readUInt32BE(4);if(U.toString("latin1",0,4)!=="DIRC"||P<2||P>4)return st;const C=U.readUInt32BE(8);let Y=a,ct=d;
for(let ut=0;ut<C;ut+=1){if(ct+o>U.length)return st;const lt=U.readUInt16BE(ct+60),vt=ct+o+(lt&i?2:0),It=P===s,{kept:Pt,from:xt}=It?D(U,vt,Y):{kept:a,from:vt},jt=U.
indexOf(0,xt);if(jt<0)return st;const Bt=U.subarray(xt,jt),Rt=It?Buffer.concat([Pt,Bt]):Bt;if(Rt.length>c)return st;const Ut=(U.readUInt32BE(ct+24)&n)===g,b=Rt.
toString("utf8");Ut&&(lt&r)===0&&et.has(b)&&st.set(b,{modified:U.readUInt32BE(ct+8),size:U.readUInt32BE(ct+36)}),ct=It?jt+1:ct+(jt-ct+8&-8),Y=Rt}return st}function D(U,et,st){
let P=et,C=U[P++]??0,Y=C&127;for(;C&128;)C=U[P++]??0,Y=(Y+1)*128+(C&127);return{kept:st.subarray(0,Math.max(0,st.length-Y)),from:P}}function e(U,{modified:et,size:st}){
try{const P=(0,M.lstatSync)(U),C=Math.floor(P.mtimeMs/1e3);return P.isFile()&&P.size%2**32===st&&C%2**32===et}catch(P){return(0,$.Oj)(P),!1}}const u=5,p=/^[0-9a-f]{40}$/,
m=/^refs\/(?!.*\.\.)[^\0]+$/;function R(U){const et=(0,E.join)(U,".git"),st=N(et,U)??et,P=Z((0,E.join)(st,"commondir")),C=P===null?st:X(P,st),Y=()=>L((0,E.join)(
C,"packed-refs"))??"",ct=I(Z((0,E.join)(st,"HEAD")),[st,C],Y);return ct===null?null:{commit:ct,isFetched:j(ct,L((0,E.join)(st,"FETCH_HEAD"))??"",Y),remote:T(L((0,E.
join)(C,"config"))??""),tracked:ut=>v((0,E.join)(st,"index"),ut)}}function N(U,et){const[,st]=/^gitdir: (.+)$/.exec(Z(U)??"")??[];return st===void 0?null:X(st,et)}
function I(U,et,st){let P=U;for(let C=0;P!==null&&C<=u;C+=1){if(p.test(P))return P;const[,Y]=/^ref: (.+)$/.exec(P)??[];if(Y===void 0||!m.test(Y))return null;P=k(
Y,et,st)}return null}function k(U,et,st){for(const C of et){const Y=Z((0,E.join)(C,U));if(Y!==null)return Y}return st().split(`
`).find(C=>C.endsWith(` ${U}`))?.slice(0,40)??null}function j(U,et,st){const P=(C,Y)=>C.split(`
`).some(ct=>ct.startsWith(`${U}${Y}`));return P(et,"	")||P(st()," refs/remotes/")}const X=(U,et)=>(0,E.isAbsolute)(U)?U:(0,E.join)(et,U);function L(U){const et=(0,$.
yR)(U);return et.ok?et.text:null}const Z=U=>L(U)?.replace(/\r?\n$/,"")??null;var q=t(4503),K=t(8884);const W=5e3;function J(U){const et=new Set;for(const st of it(
U))if(typeof st!="string"&&(0,K.CN)(st.file)&&et.add(st.file),et.size===W)break;return et}function*it({findings:U,hosts:et,roots:st}){for(const{places:P}of U)yield*P;
for(const{requirements:P}of et)for(const{because:C}of P)yield*C;for(const{rows:P}of st)for(const{places:C}of P)yield*C}function Q(U,et,st){if(!B(st.serverUrl))return[];
const P=ot(et);return[...Map.groupBy(U,Y=>P(Y.split("/").slice(0,-1).join("/")))].flatMap(([Y,ct])=>Y===null?[]:G(Y,ct,et,st))}const B=U=>/^https?:\/\/[\w.:/-]+$/.
test(U);function G({prefix:U,checkout:et},st,P,C){const{commit:Y,isFetched:ct,remote:ut}=et,lt=URL.parse(C.serverUrl);if(ut===null||lt===null)return[];if(ut.host!==
lt.host&&ut.host!==lt.hostname)return[];if(!ct&&![C.commit,C.defaultCommit].includes(Y))return[];const vt=`${ut.owner}/${ut.name}`,It=`${C.serverUrl}/${vt}/blob\
/${Y}`,Pt=Bt=>Bt?.toLowerCase()===vt.toLowerCase(),xt=Pt(`${C.owner}/${C.repository}`)||Pt(C.pull?.from),jt=new Map(st.map(Bt=>[Bt.slice(U.length),Bt]));return Array.
from(et.tracked(new Set(jt.keys())),([Bt,Rt])=>{const[Ut,b]=[jt.get(Bt),(0,q.o)(Bt)];return Ut===void 0||b===null||!e((0,E.join)(P,Ut),Rt)?[]:{file:Ut,path:Bt,url:`${It}\
/${b}`,isOfRun:xt}}).flat()}function ot(U){const et=new Map,st=P=>{const C=et.get(P);if(C!==void 0)return C;const Y=R((0,E.join)(U,P)),ct=P.split("/").slice(0,-1).
join("/"),ut=Y!==null?{prefix:P===""?"":`${P}/`,checkout:Y}:P===""?null:st(ct);return et.set(P,ut),ut};return st}const ft=U=>new Map(U.map(({file:et,url:st})=>[
et,{url:st}]))}),3565:((St,H,t)=>{t.d(H,{fz:()=>ut,fJ:()=>Ut,QU:()=>C,N4:()=>Bt,j_:()=>jt,Ko:()=>P,R8:()=>Rt,ur:()=>Y,Kn:()=>vt,u5:()=>xt,Sy:()=>lt});var E=t(3024),
$=t(6760),O=t(857);function T(b){return b==null?"":typeof b=="string"||b instanceof String?b:JSON.stringify(b)}function l(b){return Object.keys(b).length?{title:b.
title,file:b.file,line:b.startLine,endLine:b.endLine,col:b.startColumn,endColumn:b.endColumn}:{}}function f(b,mt,kt){const Tt=new d(b,mt,kt);process.stdout.write(
Tt.toString()+O.EOL)}function M(b,mt=""){f(b,{},mt)}const y="::";class d{constructor(mt,kt,Tt){mt||(mt="missing.command"),this.command=mt,this.properties=kt,this.
message=Tt}toString(){let mt=y+this.command;if(this.properties&&Object.keys(this.properties).length>0){mt+=" ";let kt=!0;for(const Tt in this.properties)if(this.
properties.hasOwnProperty(Tt)){const Ft=this.properties[Tt];Ft&&(kt?kt=!1:mt+=",",mt+=`${Tt}=${i(Ft)}`)}}return mt+=`${y}${o(this.message)}`,mt}}function o(b){return T(
b).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function i(b){return T(b).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(
/:/g,"%3A").replace(/,/g,"%2C")}function r(){throw new Error("this function of @actions/core is not bundled")}function s(){throw new Error("this function of @ac\
tions/core is not bundled")}var n=t(6928);function c(b){return b.replace(/[\\]/g,"/")}function g(b){return b.replace(/[/]/g,"\\")}function a(b){return b.replace(
/[/\\]/g,path.sep)}var v=function(b,mt,kt,Tt){function Ft(Kt){return Kt instanceof kt?Kt:new kt(function(Gt){Gt(Kt)})}return new(kt||(kt=Promise))(function(Kt,Gt){
function Xt(Yt){try{Zt(Tt.next(Yt))}catch(_t){Gt(_t)}}function Jt(Yt){try{Zt(Tt.throw(Yt))}catch(_t){Gt(_t)}}function Zt(Yt){Yt.done?Kt(Yt.value):Ft(Yt.value).then(
Xt,Jt)}Zt((Tt=Tt.apply(b,mt||[])).next())})},w;(function(b){b[b.Success=0]="Success",b[b.Failure=1]="Failure"})(w||(w={}));function D(b,mt){const kt=toCommandValue(
mt);if(process.env[b]=kt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(b,mt));issueCommand("set-env",{name:b},kt)}function e(b){
f("add-mask",{},b)}function u(b){process.env.GITHUB_PATH||""?issueFileCommand("PATH",b):issueCommand("add-path",{},b),process.env.PATH=`${b}${path.delimiter}${process.
env.PATH}`}function p(b,mt){const kt=process.env[`INPUT_${b.replace(/ /g,"_").toUpperCase()}`]||"";if(mt&&mt.required&&!kt)throw new Error(`Input required and n\
ot supplied: ${b}`);return mt&&mt.trimWhitespace===!1?kt:kt.trim()}function m(b,mt){const kt=p(b,mt).split(`
`).filter(Tt=>Tt!=="");return mt&&mt.trimWhitespace===!1?kt:kt.map(Tt=>Tt.trim())}function R(b,mt){const kt=["true","True","TRUE"],Tt=["false","False","FALSE"],
Ft=p(b,mt);if(kt.includes(Ft))return!0;if(Tt.includes(Ft))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${b}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function N(b,mt){if(process.env.GITHUB_OUTPUT||"")return r("OUTPUT",s(b,mt));process.
stdout.write(O.EOL),f("set-output",{name:b},T(mt))}function I(b){issue("echo",b?"on":"off")}function k(b){process.exitCode=w.Failure,L(b)}function j(){return process.
env.RUNNER_DEBUG==="1"}function X(b){issueCommand("debug",{},b)}function L(b,mt={}){f("error",l(mt),b instanceof Error?b.toString():b)}function Z(b,mt={}){f("wa\
rning",l(mt),b instanceof Error?b.toString():b)}function q(b,mt={}){f("notice",l(mt),b instanceof Error?b.toString():b)}function K(b){process.stdout.write(b+O.EOL)}
function W(b){M("group",b)}function J(){M("endgroup")}function it(b,mt){return v(this,void 0,void 0,function*(){W(b);let kt;try{kt=yield mt()}finally{J()}return kt})}
function Q(b,mt){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(b,mt));issueCommand("save-state",{name:b},toCommandValue(
mt))}function B(b){return process.env[`STATE_${b}`]||""}function G(b){return v(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(b)})}var ot=t(6309),
ft=t(5747),U=t(566),et=t(4e3),st=t(5955);const P=b=>Object.fromEntries(b.map(mt=>[mt,p(mt)]));function C(b){for(const mt of b)e(mt)}function Y(b,mt){K(b);let kt=!0;
for(const{kind:Tt,text:Ft}of mt){const[Kt="",...Gt]=Ft.split(`
`),Xt=Tt==="plain"&&Gt.length>0;(kt||Xt)&&K(""),kt=Xt,Xt||Gt.length===0?K(Ft):(W(Kt),K(Gt.join(`
`)),J())}}const ct={error:L,warning:Z,notice:q};function ut(b){for(const{level:mt,message:kt,line:Tt,column:Ft,...Kt}of b)ct[mt](kt,{...Kt,...Tt===void 0?{}:{startLine:Tt},
...Ft===void 0?{}:{startColumn:Ft}})}const lt=(b,mt)=>Pt("GITHUB_STEP_SUMMARY",b,kt=>(0,E.appendFileSync)(kt,mt));async function vt(b,mt){const kt=new Map;for(const[
Kt,Gt]of Object.entries(mt))try{b?await Pt("GITHUB_OUTPUT",b,Xt=>(0,E.appendFileSync)(Xt,It(Kt,Gt))):N(Kt,Gt)}catch(Xt){kt.set(Kt,(0,ot.A3)(Xt))}const[Tt]=kt.values();
return Tt===void 0?[]:[`not written to GITHUB_OUTPUT, and empty for later steps: ${[...kt.keys()].join(", ")}: ${Tt}`]}function It(b,mt){const kt=typeof mt=="st\
ring"?mt:JSON.stringify(mt);if(/[\r\n]/.test(kt))throw new ot.Lw("the value has a line break");return`${b}=${kt}
`}async function Pt(b,mt,kt){if(!mt)throw new ot.Lw(`${b} is not set; run this as an action on a runner`);const Tt=(0,E.openSync)(mt,"r+");try{const{size:Ft}=(0,E.
fstatSync)(Tt);try{kt(mt)}catch(Kt){throw(0,E.fstatSync)(Tt).size>Ft&&(0,E.ftruncateSync)(Tt,Ft),Kt}}finally{(0,E.closeSync)(Tt)}}function xt(b,mt){if(!b)throw new ot.
Lw("RUNNER_TEMP is not set; run this as an action on a runner");const kt=(0,$.join)("tf-disco","report.json");return(0,U.f)(b,kt,(0,st.mk)(mt)),(0,$.join)(b,kt)}
function jt(b){if(b===void 0||b==="")return null;const mt=(0,ft.yR)(b);try{if(mt.ok)return JSON.parse(mt.text)}catch{}const kt=mt.ok?"is not JSON":(0,et.mP)(mt.
failure);return Z(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${kt}; check that no earlier step changes it`),null}function Bt(b){for(const mt of b)
K(mt)}function Rt(b){for(const mt of b)Z(mt)}const Ut=(b,mt)=>L(mt,{title:b})}),8782:((St,H,t)=>{t.d(H,{$c:()=>M,Ob:()=>l,at:()=>o,ng:()=>O});var E=t(8641);const $=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function O(r,s){const n=v=>r[v]?.trim()??"",[,c,g]=$.exec(n("GITHUB_REPOSITORY"))??[];if(c===void 0||g===void 0)return null;const a=T(n("GITHUB_SERVER_URL")||"h\
ttps://github.com");return{owner:c,repository:g,apiUrl:T(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:a,event:n("GITHUB_EVENT_NAME"),workflow:f(n("G\
ITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n("GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${a}/${c}/${g}/\
actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n("GITHUB_SHA"),commit:i(s,"pull_request","head","sha")??n("GITHUB_SHA"),pull:y(n("GITHUB_EVENT_NAME"),s),isDefaultBranch:d(
n("GITHUB_REF"),s)}}const T=r=>r.replace(/(?<!\/)\/+$/,"");function l({apiUrl:r}){const s=URL.parse(r);return s!==null&&/^https?:$/.test(s.protocol)?null:`GITHU\
B_API_URL is not an https URL: ${(0,E.RK)(r)}`}const f=r=>/^[^/]+\/[^/]+\/(.+?)@/.exec(r)?.[1];function M(r,s){if(r==="pull_request_target")return!1;const n=o(s,
"pull_request","head"),[c,g]=[o(n,"repo","full_name"),o(s,"pull_request","base","repo","full_name")];return n!==void 0&&c!==g}function y(r,s){const n=o(s,"pull_\
request","number");return typeof n=="number"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:M(r,s),from:i(s,"pull_request","head","repo","full_name")??null}:null}
function d(r,s){const n=i(s,"repository","default_branch");return n===void 0?null:r===`refs/heads/${n}`}function o(r,...s){return s.reduce((n,c)=>typeof n=="obj\
ect"&&n!==null?Reflect.get(n,c):void 0,r)}function i(r,...s){const n=o(r,...s);return typeof n=="string"?n:void 0}}),1964:((St,H,t)=>{t.d(H,{H:()=>q});var E=t(4e3),
$=t(5799),O=t(2796),T=t(5102),l=t(4120),f=t(8884),M=t(8641),y=t(1831);const d=700,o=8,i=5,r={text:250,places:1},s={text:d,places:o},n=2,c=3600,g=120,a=4096,v=P=>P!==
""&&(0,f.CN)(P)&&(0,M.BP)((0,M.RK)(P,a))===P;function w(P){const C=u(P),Y=[...new Set(P.map(({problem:lt})=>lt.title))],ct=C.length>0?(0,l.K4)(C,n):p(P);if(Y.length===
1)return e(ct,Y[0]??"");const ut=`${P.length} problems`;return e(ct===null?ut:`${ut} with ${ct}`,Y.join(", "))}function D({title:P,hosts:C,findings:Y}){if(Y.length===
1)return w(Y);const ct=C.length>0?0:(0,f.Dc)(Y),ut=Math.max(C.length,ct),lt=ut===1?u(Y)[0]??(0,M.J7)((0,f.tN)(Y)?.file??""):(0,l.px)(ut,C.length>0?"host":"file"),
vt=Y.length>ut?` (${Y.length} times)`:"";return e(ut===0?null:lt,`${P}${vt}`)}const e=(P,C)=>P===null?C:`${P}: ${C}`,u=P=>[...new Set(P.flatMap(({host:C})=>C===
null?[]:(0,M.RK)((0,y.nx)(C))))];function p(P){const C=(0,f.tN)(P);return C===null||v(C.file)?null:(0,M.J7)(C.file)}function m(P,C){const Y=new Set(P.map(({severity:lt})=>lt)).
size>1,ct=P.slice(0,i).map(lt=>N(lt,Y,P.length>2?r:s,C)).map(lt=>lt.join(`
`)),ut=P.length-ct.length;return[...ct,...ut>0?[R(ut)]:[]].join(`

`).split(`
`)}const R=P=>`and ${P} more, see the job summary`;function N(P,C,Y,ct){const{problem:ut,severity:lt}=P,vt=(0,f.Xd)(P),It=(0,l.od)(P.affects,ct.clients),Pt=(0,f.
xi)(P,It,Y.text,Y.places);return[`${C?`${lt}: `:""}${(0,M.RK)(ut.message,Y.text)} [${ut.code}]`,...Pt.map(([xt,jt])=>`${xt}: ${jt}`),...vt===null||v(vt.file)?[]:
[`at: ${(0,f.R3)(vt)}`],...P.isHostNew?[`the host is ${l.dy}`]:[],`${ct.docsUrl}#${ut.code}`]}function I(P,C){const{message:Y,help:ct,findings:ut,code:lt,title:vt,
affects:It}=P;if(ut.length===1)return m(ut,C);const Pt=(0,l.od)(It,C.clients),xt=[`${(0,M.RK)(Y??vt,d)} [${lt}]`,...ct===null?[]:[`help: ${(0,M.RK)(ct,d)}`],...Pt===
""?[]:[`affects: ${Pt}`]],jt=`${C.docsUrl}#${lt}`,Bt=c-[...xt,jt].join(`
`).length;return[...xt,...j(P,Bt),jt]}function k(P,C,{docsUrl:Y}){const ct=P.slice(0,i).flatMap(({problem:{message:ut,help:lt}})=>[`${(0,M.RK)(ut,r.text)} [${C.
code}]`,...C.help===null&&lt?[`help: ${(0,M.RK)(lt,r.text)}`]:[]]);return[...new Set(ct),`see also "${D(C)}"`,`${Y}#${C.code}`]}function j({findings:P,message:C},Y){
const ct=[];let ut=Y;for(const vt of P){const It=X(vt,C===null);if(It.length>=ut)break;ut-=It.length+1,ct.push(It)}const lt=P.length-ct.length;return lt>0?[...ct,
R(lt)]:ct}function X(P,C){const{host:Y,places:ct,placesLeftOut:ut,problem:lt,isHostNew:vt}=P,It=(0,f.Ky)(ct,1,void 0,ut),Pt=Y===null?"":`${(0,M.RK)((0,y.nx)(Y))}${vt?
` (${l.dy})`:""}`,[xt,jt]=Y===null?[It,""]:[Pt,It],Rt=[C?(0,M.RK)(lt.message,g):"",C&&jt!==""?`(${jt})`:jt].filter(Ut=>Ut!=="");return Rt.length===0?`- ${xt}`:`\
- ${xt}: ${Rt.join(" ")}`}const L=10,Z=200;function q(P,C){const Y=K(P),ct=(0,T.hm)(P.findings);let ut=P.findings;for(const lt of $.oC){const{annotations:vt,used:It}=W(
lt,ut,C,lt===ct);Y.push(...vt),ut=ut.filter(Pt=>!It.has(Pt))}return Y}function K({passed:P,stopped:C,findings:Y}){const ct=Y.filter(({severity:lt})=>lt==="warni\
ng").length;if(P||Y.some(({severity:lt})=>lt==="error"))return[];if(C!==null)return[st("error","The check is not complete",[(0,E.Cw)(C)])];const ut=`${(0,l.px)(
ct,"warning")}, and fail-on is warning`;return[st("error","Warnings fail this check",[ut])]}function W(P,C,Y,ct){const ut=C.filter(({severity:Pt})=>Pt===P),lt=new Set(
ut.map(J));if(lt.size>L){const Pt=Q(ut),xt=ct&&P!=="notice"?B(P,Pt,Y):[];return{annotations:[...it(P,Pt,Y),...xt].slice(0,L),used:new Set(ut)}}const vt=C.filter(
Pt=>lt.has(J(Pt)));return{annotations:[...Map.groupBy(vt,J).values()].map(Pt=>st(P,w(Pt),m(Pt,Y),(0,f.tN)(Pt))),used:new Set(vt)}}function J(P){const C=(0,f.Xd)(
P);return C===null?P:`${C.line}:${C.file}`}function it(P,C,Y){const ct=C.length<=L?C:C.slice(0,L-1),ut=C.slice(ct.length).flatMap(lt=>lt.findings);return[...ct.
map(lt=>st(P,D(lt),I(lt,Y),(0,f.tN)(lt.findings))),...ut.length===0?[]:[et(P,ut)]]}function Q(P){const C=(0,O.cZ)(P);return C.length<=L?C:U(C)}function B(P,C,Y){
const ct=new Set(C.map(({findings:lt})=>lt.map(J).find(G)));return ft(C.map(lt=>ot(lt).map(vt=>({cause:lt,findings:vt})))).filter(({findings:[lt]})=>{const vt=lt&&
J(lt);return G(vt)&&!ct.has(vt)&&ct.add(vt)}).slice(0,L).map(({cause:lt,findings:vt})=>{const It=k(vt,lt,Y);return st(P,w(vt),It,(0,f.tN)(vt))})}const G=P=>typeof P==
"string";function ot({findings:P}){const C=P.filter(ut=>v((0,f.Xd)(ut)?.file??"")),Y=[...Map.groupBy(C,J).values()];return ft(Map.groupBy(Y,([ut])=>ut&&(ut.host??
(0,f.Xd)(ut)?.file)).values())}const ft=P=>[...P].flatMap(C=>C.map((Y,ct)=>({item:Y,turn:ct}))).toSorted((C,Y)=>C.turn-Y.turn).map(({item:C})=>C);function U(P){
return[...Map.groupBy(P,({code:Y})=>Y).values()].flatMap(([Y,...ct])=>Y===void 0||ct.length===0?Y??[]:{...Y,findings:[Y,...ct].flatMap(({findings:ut})=>ut),hosts:[
...new Set([Y,...ct].flatMap(({hosts:ut})=>ut))],message:null,help:null})}function et(P,C){const Y=[...new Set(C.map(({problem:ct})=>ct.title))];return st(P,`an\
d ${(0,l.px)(C.length,`more ${P}`)}`,[...Y,"see the job summary"])}function st(P,C,Y,ct=null){const ut={title:(0,M.LS)((0,M.RK)(C,Z)),message:(0,M.LS)(Y.join(`
`))};if(ct===null||!v(ct.file))return{level:P,...ut};const{file:lt,line:vt,column:It,endColumn:Pt}=ct;return{level:P,...ut,file:lt,line:vt,column:It,endColumn:Pt}}}),
2827:((St,H,t)=>{t.d(H,{Y:()=>O});const E={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},$={hosts:12e4,services:36e4};function O({passed:l,hosts:f,findings:M},y=$){const d=({
services:s})=>s.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),o=T(f.map(({visit:s})=>JSON.stringify(s.host)),y.hosts),i=T(f.map(s=>{const n=JSON.stringify(Object.
fromEntries(d(s)));return`${JSON.stringify(s.visit.host)}:${n}`}),y.services),r=s=>M.filter(n=>n.severity===s).length;return{passed:l,hosts:`[${o.join(",")}]`,services:`\
{${i.join(",")}}`,errors:r("error"),warnings:r("warning"),"left-out":f.length-Math.min(o.length,i.length)}}function T(l,f){let M=f;return l.filter(y=>{const d=y.
length<M;return d&&(M-=y.length+1),d})}})};export{on as ids,rn as modules};
