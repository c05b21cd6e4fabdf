const Wn=84,Yn=[84],Kn={3065:(($t,Y,g)=>{g.d(Y,{i5:()=>V,wW:()=>_});var M=g(6760),A=g(9968),P=g(4443),x=g(7057),I=g(3298);const K=1024*1024;function V(v,S){const R=(0,I.
O)(()=>$(v));return O=>{if(O.scheme!=="https"||(O.user?.name??"")!=="")return O;const k=R().get(O.host);return k===void 0?O:(G(k,S),{...O,user:{name:L(k.name),password:L(
k.password)}})}}const Z=20;function G({name:v,password:S},R){R(new x.ou(S)),v.length>=Z&&!v.includes("@")&&R(new x.ou(v)),R(new x.ou(Buffer.from(`${v}:${S}`).toString(
"base64")))}function _({user:v},S){if(v===null)return;const{name:R,password:O}=v;G({name:(0,P.Uw)(R),password:(0,P.Uw)(O??"")},S)}function L(v){const S=(0,P.V$)(
v.replaceAll("%","%25"),"user");return S.ok?S.value:""}function $({environment:v,system:S,accountHome:R}){const{NETRC:O,HOME:k,USERPROFILE:C}=v,N=k||(S==="windo\
ws"?C:null)||R,D=O||N&&(0,M.join)(N,S==="windows"?"_netrc":".netrc")||"",z=(0,A.yR)(D,K);return z.ok?J(z.text):new Map}function J(v){const S=new Map,R=Array.from(
v.matchAll(/#[^\n]*|\S+/g),([N])=>N.trim()).values(),O=()=>R.next().value??"";let k={name:"",password:""},C=!1;for(const N of R)switch(N){case"machine":case"def\
ault":{k={name:"",password:""};const D=N==="machine"?O():null;D!==null&&!S.has(D)&&S.set(D,k);break}case"login":k.name=O();break;case"password":k.password=O();break;case"\
account":case"macdef":O(),C||=N==="macdef";break;default:if(!N.startsWith("#")&&!C)return S}return S}}),84:(($t,Y,g)=>{g.d(Y,{gitFetcher:()=>Hn});var M=g(7598),
A=g(6760),P=g(9968),x=g(3298),I=g(3024);const K=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;function V(t,n){const e=t.reveal().replace(/[\r\n]/g,
"");return K.test(e)?((0,I.writeFileSync)(n,Buffer.from(e,"base64"),{mode:384,flag:"wx"}),!0):!1}var Z=g(7067),G=g(7075),_=g(8643),L=g(7454),$=g(6452);async function J(){
const t=new Map;let n=0;const e=new Set,o=(0,Z.createServer)((i,a)=>a.writeHead(405).end());o.on("connect",(i,a)=>{e.add(a),a.on("error",()=>{}).on("close",()=>e.
delete(a)),R(i,a,S(i,t))}),await new Promise((i,a)=>{o.once("error",a).listen(0,"127.0.0.1",i)});const s=o.address(),r=typeof s=="object"?s?.port:void 0;return{
admit(i){n+=1;const a=String(n),u=(0,M.randomBytes)(24).toString("base64url"),{tunnels:l,...c}=k(i,v(u));t.set(a,l);const d=()=>{t.delete(a),l.end()};return{url:`\
http://${a}:${u}@127.0.0.1:${r}`,...c,end:d}},close(){o.close(),o.closeAllConnections();for(const{end:i}of t.values())i();for(const i of e)i.destroy()}}}const v=t=>(0,M.
createHash)("sha256").update(t).digest();function S({headers:t},n){const[e="",o=""]=(t["proxy-authorization"]??"").split(" "),[s="",r=""]=Buffer.from(o,"base64").
toString().split(":"),i=n.get(s);return e.toLowerCase()==="basic"&&i!==void 0&&(0,M.timingSafeEqual)(i.digest,v(r))?i:null}async function R(t,n,e){const{url:o=""}=t;
if(e===null){n.end(`HTTP/1.1 407 Proxy Authentication Required\r
Proxy-Authenticate: Basic\r
\r
`);return}try{const s=await e.open(o);n.write(`HTTP/1.1 200 Connection established\r
\r
`),(0,G.pipeline)(n,s,()=>{}),(0,G.pipeline)(s,n,r=>{r&&e.refuse(o,r)})}catch(s){e.refuse(o,s),n.end(`HTTP/1.1 403 Forbidden\r
\r
`)}}function O(t){const n=new Set;let e=!1;return{hold:r=>{n.add(r),r.on("error",()=>{}).on("close",()=>n.delete(r));const i=`no byte arrived for ${t/1e3} s`;r.
setTimeout(t,()=>r.destroy((0,$.Au)("SILENT",i))),e&&r.destroy()},end:()=>{e=!0;for(const r of[...n].reverse())r.destroy()},hasEnded:()=>e}}function k({network:t,
isNamed:n,origin:e,maxBytes:o,silentMs:s},r){const i=[],{hold:a,end:u,hasEnded:l}=O(s);let c=0,d=null,f=e?.isPublic??!0;const p=T=>y=>{if(c+=y.length,c<=o)return;
const b=`more than ${o/1024/1024} MiB would be transferred`;T.destroy((0,$.Au)("TRANSFER_LIMIT",b))};return{tunnels:{digest:r,open:async T=>{const y=C(T),b=(0,L.
jT)(y);if(!n(b))throw(0,$.Au)("HOST_NOT_NAMED",`${b} is not in allowed-hosts`);d??=b;const W=e===null&&b===d,At=new $.Ng,Xn=!f||W||t.namedHosts.has(y.name),Ot=await(0,L.
g2)(y,{network:t,connection:At,allowPrivate:Xn,hold:a});return W&&(f=(0,L.Ul)(t,y.name,At.address)),Ot.on("data",p(Ot))},refuse:(T,y)=>{l()||(0,$.$N)(y)==="ERR_\
STREAM_PREMATURE_CLOSE"||i.push({host:N(T),code:(0,$.$N)(y),text:(0,$.bD)(y)})},end:u},refusals:i,isPublic:()=>f,received:()=>c}}function C(t){const n=(0,_.Dl)(
`https://${t}/`),e=n.ok?(0,L.X5)(n.value):n;if(!e.ok)throw(0,$.Au)("BAD_AUTHORITY",e.why);return e.value}function N(t){try{return(0,L.jT)(C(t))}catch{return""}}
var D=g(1455);const z=/^tf-disco-git-(\d+)-[A-Za-z0-9]{6}$/,st=36e5,Rt=(t,n)=>(0,I.mkdtempSync)((0,A.join)(t,`tf-disco-git-${n}-`)),bt=t=>(0,D.rm)(t,{recursive:!0,
force:!0,maxRetries:5,retryDelay:50});function It(t,{isAlive:n,now:e}){for(const o of(0,P.wX)(t)){const[,s]=z.exec(o)??[],r=(0,A.join)(t,o),i=s===void 0?null:(0,P.
N0)(()=>(0,I.lstatSync)(r),null);if(!i?.isDirectory())continue;const a=e()-i.mtimeMs;a<st||a<24*st&&n(Number(s))||(0,P.N0)(()=>(0,I.rmSync)(r,{recursive:!0,force:!0}),
void 0)}}function ot(t){for(const n of["","objects","refs"])(0,I.mkdirSync)((0,A.join)(t,n));(0,I.writeFileSync)((0,A.join)(t,"HEAD"),`ref: refs/heads/none
`),(0,I.writeFileSync)((0,A.join)(t,"config"),`[core]
	repositoryformatversion = 0
	bare = true
`)}function kt(t,n){ot(t),(0,I.mkdirSync)((0,A.join)(t,"objects","info"));const e=`../../${(0,A.basename)(n)}/objects
`;(0,I.writeFileSync)((0,A.join)(t,"objects","info","alternates"),e)}var B=g(9432);const E=(t,n)=>({read:n===void 0?{kind:"unread",why:t}:{kind:"unread",why:t,cure:n}}),
F=t=>({read:{kind:"broken",why:t}}),Pt=/could not read (?:Username|Password)|terminal prompts disabled|Authentication failed|error: (?:401|403)\b|Access denied|Permission denied|publickey|Invalid username or/i,
Nt=/Host key verification failed|REMOTE HOST IDENTIFICATION/i,Mt=/repository '[^\n]*' not found|Repository not found|error: 404\b|does not appear to be a git repository|could not be found|no such repository|is this a git repository/i,
xt=/not our ref|couldn't find remote ref|unadvertised object|does not allow request|no such remote ref/i,Lt=/error: (?:429|5\d\d)\b|early EOF|unexpected disconnect|RPC failed|Connection (?:reset|timed out|refused|closed)|Could not resolve|hung up unexpectedly|Empty reply|timed out|Failed to connect|unexpected EOF|SSL_read|SSL_ERROR|GnuTLS recv|non-properly terminated|receive handshake/i,
_t=/certificate|trust error/i;function Ct({host:t,code:n,text:e}){if(n==="HOST_NOT_NAMED")return E(`git was led to ${t}, which allowed-hosts does not allow`,it(
t));if(n.startsWith("ADDRESS_"))return E(`git was led to ${t}, but ${e}, and a public host named it`,(0,B.gL)(t));const o=E(`${t}: ${(0,B.dh)(e)}`);return n==="\
TRANSFER_LIMIT"?{...o,isOfRef:!0}:Dt.includes(n)?o:null}const Dt=["SILENT","PROXY_REFUSED","BAD_AUTHORITY","ENOTFOUND","ENODATA"],rt=t=>E(`${t} is not in allowe\
d-hosts`,it(t)),it=t=>`add ${t} to allowed-hosts if it may be contacted`;function Ht(t){const{text:n,refusals:e,host:o,isSsh:s,isPrivate:r}=t,i=e.at(-1),a=i===void 0?
null:Ct(i);if(a!==null)return a;if(xt.test(n))return{...F(Q(n)),isOfRef:!0};if(Nt.test(n))return E(`${o}: host key verification failed`,`add the key of ${o} to \
known_hosts`);if(Pt.test(n))return E(`${o} asks git for credentials`,at(o,s));if(Mt.test(n)){if(r&&!s)return F(`repository not found on ${o}`);const l=`${o} has\
 no such repository, or hides it from git without credentials`;return E(l,at(o,s))}if(i!==void 0)return{...E(`${i.host}: ${(0,B.dh)(i.text)}`),isTransient:!0};const u=E(
`${o}: ${Q(n)}`);return _t.test(n)?E(`${o}: ${Q(n)}`,"add its authority to http.sslCAInfo of git"):Lt.test(n)?{...u,isTransient:!0}:u}const at=(t,n)=>n?"load a \
deploy key of the repository into the ssh agent":`give git a token that can read the repository: with \`insteadOf\` for https://${t}/ in its configuration, or w\
ith a credential helper`;function Q(t){const n=t.split(/[\r\n]+/).map(s=>s.trim()),o=(n.findLast(s=>/^(?:fatal|error|ssh|ERROR): /.test(s))??n.at(-1)??"").replace(
/^(?:fatal|error|ERROR): /,"").replace(/\b([a-z][a-z+.-]*:\/\/)(?:[^\s'"/]*@)?([^\s'"/@]*)[^\s'"]*/gi,"$1$2");return(0,B.dh)(o.replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu"),
" ").trim())||"git failed"}var jt=g(9926),Gt=g(7177);const Bt=16,Ft=1024*1024,ct=[2,31],Ut=[2,44];async function zt(t,n){const e=ut(t,n,[]),o=(...f)=>lt({args:f},
{machine:t,directory:n,environment:e}),s=H(await o("version"));if(s===null)return{ok:!1,why:"the program git was not found"};const[,r="",i,a]=/^git version ((\d+)\.(\d+)\S*)/.
exec(s)??[],u=([f=0,p=0])=>Number(i)>f||Number(i)===f&&Number(a)>=p;if(!u(ct))return{ok:!1,why:`git ${r} is too old: ${ct.join(".")} is needed`};const l=H(await o(
"rev-parse","--local-env-vars"))??"",c=ut(t,n,l.trim().split(`
`)),d=new jt.iD(Bt);return{ok:!0,git:{canFilter:u(Ut),run:f=>d.pass(()=>lt(f,{machine:t,directory:n,environment:c}))}}}const H=t=>t.kind==="exited"&&t.code===0?
t.output.toString():null,Xt=["core.fsmonitor=false","submodule.recurse=false","fetch.recurseSubmodules=false","fetch.parallel=1","fetch.prune=false","fetch.unpa\
ckLimit=1","fetch.writeCommitGraph=false","fetch.uriProtocols=","fetch.output=full","transfer.bundleURI=false","gc.auto=0","maintenance.auto=false","core.bigFil\
eThreshold=8m"];function lt(t,{machine:n,directory:e,environment:o}){const{path:s="git",args:r,input:i,maxBytes:a=Ft,signal:u=n.stop}=t,l=[`core.hooksPath=${(0,A.
join)(e,"no-hooks")}`,...Xt];return(0,Gt.m)({path:s,args:s==="git"?[...l.flatMap(c=>["-c",c]),...r]:r,environment:{...o,...t.environment},directory:e,...i===void 0?
{}:{input:i}},{kill:n.kill,signal:u,maxBytes:a})}const Wt=/^(?:INPUT_.*|TF_TOKEN_.*|ACTIONS_.*|(?:HTTPS?|ALL|NO)_PROXY|SSH_ASKPASS|GIT_TRACE.*|GIT_CURL_VERBOSE|GIT_HTTP_PROXY_AUTHMETHOD)$/i;
function ut({environment:t,caBundle:n},e,o){const s=a=>!Wt.test(a)&&(a.startsWith("GIT_CONFIG_")||!o.includes(a)),r=Object.entries(t).filter(([a])=>s(a)),i=t.GIT_ALLOW_PROTOCOL?.
split(":")??["https","ssh"];return{...n===null?{}:{GIT_SSL_CAINFO:n},...Object.fromEntries(r),GIT_ALLOW_PROTOCOL:i.filter(a=>/^(?:https|ssh)$/.test(a)).join(":"),
GIT_CEILING_DIRECTORIES:(0,A.dirname)(e),GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",GIT_NO_LAZY_FETCH:"1",GIT_ALLOC_LIMIT:"512m",LC_ALL:"C"}}function Yt(t,n,e){
const{GIT_SSH_COMMAND:o,GIT_SSH:s}=t,r=e===null?n||s&&dt(s):null,i=o||r||"ssh",a=e===null?"":` -i ${dt(e.replaceAll("\\","/"))}`,u=/plink/i.test(i)?"-batch":"-o\
 BatchMode=yes",l=/^[\w./:=@+-]+(?: +[\w./:=@+-]+)*$/.test(i)?i.split(/ +/):["ssh"];return{command:`${i}${a} ${u}`,words:l}}const dt=t=>`'${t.replaceAll("'",String.
raw`'\''`)}'`;var q=g(7811);const tt=t=>`it has no branch, tag or commit ${(0,q.ol)(t)}`,Kt=t=>/^[\da-f]{40}$/i.test(t),Vt=/^[\da-f]{4,40}$|[~^:]|@\{|^@$|-g[\da-f]{4,40}$/i;
function Zt(t,n){return t===null?{kind:"one",name:"HEAD"}:n>0?null:t==="HEAD"||Kt(t)?{kind:"one",name:t==="HEAD"?t:t.toLowerCase()}:null}function Jt(t,n,e){const o=qt(
t,n).find(i=>e.has(i));if(o!==void 0)return{kind:"one",name:o};if(n===0)return Vt.test(t)?{kind:"history"}:Qt(t);const s=`Remote branch ${(0,q.ol)(t)} not found\
 in upstream origin`;return{kind:"broken",why:/^[\da-f]{7,40}$/i.test(t)?s+" (note that setting 'depth' requires 'ref' to be a branch or tag name)":s}}const Qt=t=>({
kind:"broken",why:tt(t)});function qt(t,n){const[e,o]=[`refs/heads/${t}`,`refs/tags/${t}`];if(n>0)return[e,o];const s=t.replace(/^refs\//,""),r=s.replace(/^(?:remotes\/)?origin\/|^heads\//,
"");return[...s.startsWith("tags/")?[`refs/${s}`]:[],o,...r===s?[]:[`refs/heads/${r}`],e]}const tn=t=>[t.replace(/^(?:HEAD|@)(?=[~^]|@\{|$)/,"refs/remotes/origi\
n/HEAD"),`refs/remotes/origin/${t}`,`refs/tags/${t}`];var nn=g(7688);const ft=250;function en(t,{maxBytes:n,silentMs:e}){const o=new AbortController,s=()=>(0,P.
wX)(t).map(c=>(0,P.N0)(()=>(0,I.statSync)((0,A.join)(t,c)).size,0)).reduce((c,d)=>c+d,0),r=s();let[i,a]=[r,0],u=null;const l=setInterval(()=>{const c=s();a=c===
i?a+ft:0,i=c,c-r>n?u=`more than ${n/1024/1024} MiB would be transferred`:a>=e&&(u=`no byte arrived for ${e/1e3} s`),u!==null&&o.abort()},ft);return{signal:o.signal,
why:()=>u,end:()=>clearInterval(l)}}const ht="the check ended before git did",sn=[1e3,4e3],on=64*1024*1024,rn=/(?:send header:\s*|\[)(?:authorization|cookie)\s*:/i,
an=16*1024*1024,[mt,nt]=["TF_DISCO_GIT_URL","TF_DISCO_GIT_PROXY"];function cn(t,n,e,o,s){const{host:r}=n,i=`tf-disco-${(0,M.randomBytes)(8).toString("hex")}`;let{
isPrivate:a}=n,u=!0;const l=async(d,f)=>{const{room:p}=s.transfers;if(p.bytes<=0)return{kind:"failed",read:nn.sP};const m=["--git-dir",d,...ln(i),...f],h=await un(
{bare:d,args:m,request:t,target:n},e,o,s);return p.bytes-=h.received,a||=h.sentCredential,u&&=h.isPublic,dn(h,{host:r,isSsh:n.ssh!==null,isPrivate:a},s)};return{
name:i,run:async(d,f)=>{for(const p of sn){const m=await s.transfers.pass(r,()=>l(d,f));if(m.kind==="done"||!m.isTransient||s.stop.aborted)return m;await s.pause(
p)}return s.transfers.pass(r,()=>l(d,f))},facts:()=>({isPrivate:a,isPublic:u})}}const ln=t=>[`--config-env=remote.${t}.url=${mt}`,`--config-env=remote.${t}.prox\
y=${nt}`,`--config-env=http.proxy=${nt}`,"-c",`remote.${t}.proxyAuthMethod=basic`,"-c","http.proxyAuthMethod=basic"];async function un({bare:t,args:n,request:e,
target:o},{git:s,proxy:r,directory:i},a,{isNamed:u,stop:l}){const{network:c,ssh:d}=o,f=r.admit({network:c,isNamed:u,origin:e.origin,...a}),p=(0,A.join)(i,`trace\
-${(0,M.randomBytes)(8).toString("hex")}`),m=d===null?null:en((0,A.join)(t,"objects","pack"),a),h=await s.run({args:n,environment:{[mt]:e.url,[nt]:f.url,GIT_TRACE_CURL:p,
GIT_TRACE_CURL_NO_DATA:"1",...d===null?{}:{GIT_SSH_COMMAND:d}},maxBytes:on,signal:m===null?l:AbortSignal.any([l,m.signal])});f.end(),m?.end();const w=(0,P.r7)(p,
an);(0,I.rmSync)(p,{force:!0});const T=w===null||rn.test(w),y=o.isPublic??f.isPublic(),b=f.received();return{end:h,sentCredential:T,isPublic:y,received:b,refusals:f.
refusals,why:m?.why()??null}}function dn({end:t,refusals:n,why:e},o,{stop:s}){const r=i=>({kind:"failed",...i});switch(t.kind){case"not-started":return r(E(`git\
 was not started: ${t.code}`));case"stopped":return s.aborted?r(E(ht)):r({...E(`${o.host}: ${e??"it names too many refs"}`),isOfRef:!0});case"exited":return t.code===
0?{kind:"done",output:t.output.toString()}:r(Ht({...o,text:t.complaint.toString(),refusals:n}))}}const fn="--filter=blob:limit=8m";function hn(t,n,e){const[o,s]=pt(
t),r=async(c,d,f)=>{const p=["fetch","--quiet","--no-tags","--no-write-fetch-head",...d],m=n.canFilter?[fn]:[],h=await e.run(c,[...p,...m,"--",e.name,...f]);return h.
kind==="failed"?h:null},i=(0,x.O)(async()=>{const c=["ls-remote","--quiet","--heads","--tags","--",e.name],d=await e.run(o,c);return d.kind==="failed"?d:new Set(
d.output.split(`
`).map(f=>f.slice(f.indexOf("	")+1)))}),a=gn(c=>r(o,["--depth=1"],c));let u=0;const l=(0,x.O)(async c=>{u+=1;const d=`refs/tf-disco/${u}`;return await a(`+${c}:${d}`)??
{reader:s,revision:(0,P.r7)((0,A.join)(o,d))?.trim()??d}});return{git:n,remote:e,refs:i,obtain:l,history:pn(`${t}-whole`,n,r)}}function pt(t){const[n,e]=[`${t}.\
git`,`${t}-read.git`];return ot(n),kt(e,n),[n,e]}const mn=["+HEAD:refs/remotes/origin/HEAD","+refs/heads/*:refs/remotes/origin/*","+refs/tags/*:refs/tags/*"];function pn(t,n,e){
const o=(0,x.O)(async()=>{const[s,r]=pt(t);return await e(s,[],mn)??{bare:s,reader:r}});return async(s,r)=>{const i=await o();if("read"in i)return i;const{bare:a,
reader:u}=i;for(const l of s){const d=["--git-dir",a,...["rev-parse","--verify","--quiet","--end-of-options"],`${l}^{commit}`],f=H(await n.run({args:d}))?.trim();
if(f)return{reader:u,revision:f}}return F(tt(r))}}function gn(t){let n=[],e=null,o=Promise.resolve(),s=null;const r=async a=>{const u=s??await t(a);return u!==null&&
!u.isOfRef&&(s=u),u},i=async()=>{await o.catch(()=>{});const a=n;n=[],e=null;const u=await r(a),l=new Map(a.map(c=>[c,u]));if(u===null||a.length===1)return l;for(const c of a)
l.set(c,await r([c]));return l};return async a=>(n.push(a),e===null&&(e=i(),o=e),(await e).get(a)??null)}var gt=g(255),yt=g(7057),wt=g(101),yn=g(3065);const j=t=>({
kind:"failed",...t}),Tt=/^(?:ssh|git\+ssh|ssh\+git)$/;async function wn(t,n,e){const o=H(await t.run({args:["ls-remote","--get-url","--",n.url]}));if(o===null)return j(
E("git could not read its configuration"));const{scheme:s,url:r}=Tn(o.replace(/\n$/,""));if(r===null||!(s==="https"||Tt.test(s))){const a=s===""?"with a path":`\
over ${s}`;return j(E(`git ${a} is not run by this check`))}const i=(0,_.Dl)(n.url);for(const a of[r,...i.ok?[i.value]:[]])(0,yn.wW)(a,e.learn);return Tt.test(s)?
vn(t,r,n,e):Sn(t,r,o,e)}function Tn(t){const[,n=""]=/^([a-z][a-z\d+.-]*):(?::|\/\/)/i.exec(t)??[],e=n===""&&/^[^/:]*(?:\[[^\]/]*\])?:/.test(t),[,o=""]=/^((?:[^/:@]*@)?(?:\[[^\]/]*\]|[^/:]*)):/.
exec(t)??[],s=(0,_.Dl)(e?`ssh://${o}/`:t);return{scheme:e?"ssh":n.toLowerCase(),url:s.ok&&!s.value.host.startsWith("-")?s.value:null}}async function Sn(t,n,e,o){
const s=(0,gt.Pm)(n)??"";if(!o.isNamed(s))return j(rt(s));const r=["config","-z","--get-urlmatch","http",e.trim()],i=H(await t.run({args:r}))??"",a=new Map(i.split(
"\0").map(d=>{const[f="",...p]=d.split(`
`);return[f,p.join(`
`)]})),u=a.get("http.extraheader");u&&o.learn(new yt.ou(u.replace(/^.*\s/s,"")));const l=a.get("http.proxy"),c=!!(u||a.get("http.sslcert"));try{return{kind:"tar\
get",host:s,ssh:null,network:En(l,o),isPrivate:c,isPublic:null}}catch(d){return j(E((0,$.bD)(d).replace(/^HTTPS_PROXY/,"http.proxy of git")))}}function En(t,{network:n,
environment:e,learn:o}){if(t===void 0)return n;for(const i of(0,wt.W)({HTTPS_PROXY:t}))o(new yt.ou(i));const{NO_PROXY:s,no_proxy:r}=e;return{...n,chooseProxy:(0,wt.
N)({HTTPS_PROXY:t,NO_PROXY:s,no_proxy:r})}}async function vn(t,n,e,o){const{environment:s,network:r,isNamed:i}=o,a=H(await t.run({args:["config","--get","core.s\
shCommand"]})),u=Yt(s,a?.trim()??null,e.keyFile),l=await An(t,n,u);if(l===null)return j(E("the program ssh was not found"));const c=(0,_.EN)(l.name)+(l.port==="\
22"?"":`:${l.port}`);if(!i((0,gt.$o)(c)??c))return j(rt(c));const{origin:d}=e,f=async T=>{const y={network:r,connection:new $.Ng,allowPrivate:T,hold:()=>{}};try{
return l.isBehindAnother?(0,$.ln)(l.name,y):await(0,$.Q8)(l.name,y),null}catch(b){return(0,$.bD)(b)}},p=await f(!1)===null,m=!d?.isPublic||r.namedHosts.has(l.name),
h=p?null:await f(m);return h!==null?j(E(`${c}: ${h}`,(0,B.gL)(c))):{kind:"target",...{host:c,ssh:u.command,network:r,isPrivate:!0,isPublic:p}}}async function An(t,n,{
words:e}){const[o="ssh",...s]=e,{name:r,port:i}=(0,_.cz)(n),a=n.user===null?[]:["-l",n.user.name],u=[...s,"-G",...i===""?[]:["-p",i],...a,"--",r],l=H(await t.run(
{path:o,args:u}));if(l===null)return null;const c=f=>new RegExp(`^${f} (.+)$`,"m").exec(l)?.[1]?.trim()??"",d=["proxycommand","proxyjump"].some(f=>!["","none"].
includes(c(f)));return{name:c("hostname")||r,port:c("port")||"22",isBehindAnother:d}}var X=g(3916);const On={maxBytes:8*1024*1024,maxFiles:5e3,maxDirectories:5e4},
$n=/\.(?:tf|tofu)(?:\.json)?$/,Rn=64*1024*1024,bn=1024,St=5e3,In=40,kn=2e6;async function Pn(t,n,{revision:e,ref:o},s){const r=(h,w,T)=>t.run({args:["--git-dir",
n,...h],maxBytes:w,...T===void 0?{}:{input:T}}),i=["ls-tree","-r","-t","-z","-l","--full-tree",`${e}^{commit}`],a=await r(i,Rn);if(a.kind!=="exited")return U("t\
he list of its files is too long");if(a.code!==0)return{kind:"broken",why:tt(o)};const u=Nn(a.output);if(u===null)return{kind:"broken",why:"it has an invalid pa\
th"};const l=async h=>{if(h.length===0)return new Map;const w=[...new Set(h.map(({hash:b})=>`${b}
`))].join(""),T=h.reduce((b,W)=>b+W.bytes+100,0),y=await r(["cat-file","--batch"],T,w);return y.kind==="exited"&&y.code===0?Mn(y.output):null},c=u.filter(({mode:h,
bytes:w})=>h===Et&&w<=bn);if(c.length>St)return U(`it has more than ${St} links`);const d=await l(c);if(d===null)return U("git could not read its links");const f=_n(
xn(u,d),s);if("why"in f)return U(f.why);const p=await l([...f.files.values()]);return p===null?U("git could not read its files"):{kind:"read",tree:{files:new Map(
Array.from(f.files,([h,{hash:w}])=>[h,p.get(w)??""])),directories:f.directories}}}const U=t=>({kind:"unread",why:t}),Et="120000";function Nn(t){const n=[];for(const e of t.
toString().split("\0")){const[,o="",s="",r="",i=""]=/^(\d+) \w+ ([\da-f]+) +(\S+)\t(.*)$/s.exec(e)??[];if(o!==""){if(/(?:^|\/)(?:|\.{1,2}|\.git)(?:\/|$)/i.test(
i))return null;n.push({mode:o,hash:s,path:i,bytes:/^\d+$/.test(r)?Number(r):1/0})}}return n}function Mn(t){const n=new Map;for(let e=0;e<t.length;){const o=t.indexOf(
`
`,e),[s="",r,i]=t.toString("latin1",e,o).split(" "),a=r==="blob"?Number(i):-1;a>=0&&n.set(s,(0,q._6)(t.subarray(o+1,o+1+a))),e=o+a+2}return n}const vt=t=>({kind:"\
directory",parent:t,entries:new Map});function xn(t,n){const e=vt(null),o=new Map([[".",e]]);for(const{mode:s,hash:r,bytes:i,path:a}of t){const u=o.get((0,X.dirname)(
a))??e,l=(0,X.basename)(a);if(s===Et)u.entries.set(l,{kind:"link",target:n.get(r)??""});else if(s.startsWith("100"))u.entries.set(l,{kind:"file",hash:r,bytes:i});else{
const c=vt(u);o.set(a,c),u.entries.set(l,c)}}return e}function Ln({target:t},n){let e=n;const o=[t];for(let s=0;o.length>0;){const r=o.pop()??"";if(r.includes("\
/")){if(r.startsWith("/"))return null;o.push(...r.split("/").reverse());continue}if(r===""||r===".")continue;if(e.kind!=="directory")return null;const i=r===".."?
e.parent:e.entries.get(r);if(!i)return null;if(i.kind==="link"){if(s+=1,s>In||i.target==="")return null;o.push(i.target)}else e=i}return t===""?null:e}function _n(t,{
maxBytes:n,maxFiles:e,maxDirectories:o}){const s=new Map,r=new Set,i=new Map,a=new Set;let[u,l]=[0,0],c=null;const d=(m,h)=>{const w=i.has(m)?i.get(m):Ln(m,h);return i.
set(m,w??null),w??null},f=(m,h)=>{s.set(m,h),u+=h.bytes,s.size>e&&(c=`it has more than ${e} files of configuration`),u>n&&(c=`it has more than ${n/1024/1024} Mi\
B of configuration`)},p=(m,h)=>{r.add(h),a.add(m),r.size>o&&(c=`it has more than ${o} directories`);for(const[w,T]of m.entries){if(l+=1,l>kn&&(c??="it has too m\
any names, through links to directories"),c!==null)break;const y=T.kind==="link"?d(T,m):T;y?.kind==="directory"&&!a.has(y)?p(y,(0,X.join)(h,w)):y?.kind==="file"&&
$n.test(w)&&f((0,X.join)(h,w),y)}a.delete(m)};return p(t,""),c===null?{files:s,directories:r}:{why:c}}const Cn={maxBytes:64*1024*1024,silentMs:6e4},et={kind:"un\
read",why:ht,isPrivate:!1,isPublic:!0},Dn="install Git 2.31 or newer on this machine";function Hn(t){const n=new AbortController,e={...t,stop:AbortSignal.any([t.
stop,n.signal])},o=(0,x.O)(()=>jn(e));let s=!1;const r=new Map,i=l=>{const{url:c,origin:d,sshkey:f}=l,p=f===null?JSON.stringify([c,d]):(0,M.randomBytes)(16).toString(
"hex"),m=r.get(p)??Gn(l,o(),e);return r.set(p,m),m},a=async l=>{if(e.stop.aborted)return et;s=!0;try{const c=await i(l),d="read"in c?{...c.read,isPrivate:!1,isPublic:!0}:
await Bn(c,l,t.limits?.tree??On);return d.kind==="read"||!e.stop.aborted?d:et}catch(c){const d=`the temporary directory cannot be used: ${(0,P.Oj)(c)}`;return e.
stop.aborted?et:{kind:"unread",why:d,isPrivate:!1,isPublic:!0}}},u=(0,x.O)(async()=>{if(n.abort(),!s)return;const l=await o().catch(()=>null);l?.proxy.close(),l!==
null&&await bt(l.directory)});return t.stop.addEventListener("abort",()=>{u()}),{fetch:a,close:u}}async function jn(t){It(t.parent,t);const n=Rt(t.parent,t.pid),
[e,o]=await Promise.all([zt(t,n),J()]);return{found:e,proxy:o,directory:n}}async function Gn({url:t,origin:n,sshkey:e},o,s){const{found:r,proxy:i,directory:a}=await o;
if(!r.ok)return E(r.why,Dn);const{git:u}=r,l=(0,A.join)(a,(0,M.randomBytes)(8).toString("hex")),c=e===null?null:`${l}.key`;if(e!==null&&c!==null&&!V(e,c))return F(
"illegal base64 data in sshkey");const d={url:t,origin:n,keyFile:c},f=await wn(u,d,s);if(f.kind==="failed")return f;const p={...Cn,...s.limits},{maxBytes:m,silentMs:h}=p,
T=cn(d,f,{git:u,proxy:i,directory:a},{maxBytes:m,silentMs:h},s);return hn(l,u,T)}async function Bn(t,n,e){return{...await Fn(t,n,e),...t.remote.facts()}}async function Fn(t,{
ref:n,depth:e},o){const[s,r]=[n||null,Math.max(e??0,0)],i=Zt(s,r),a=i??await Un(t,s??"",r);if("read"in a)return a.read;const u=async l=>{if("read"in l)return l.
read;const{reader:c,revision:d}=l;return Pn(t.git,c,{revision:d,ref:s??"HEAD"},o)};if(a.kind==="one"){const l=await t.obtain(a.name),c="read"in l&&l.isOfRef===!0&&
l.read.kind==="broken";if(c&&s===null)return zn;if(!c||i===null)return u(l)}return u(await t.history(tn(s??"HEAD"),s??"HEAD"))}async function Un(t,n,e){const o=await t.
refs();if("read"in o)return o;const s=Jt(n,e,o);return s.kind==="broken"?F(s.why):s}const zn={kind:"read",tree:{files:new Map,directories:new Set([""])}}})};export{Wn as id,Yn as ids,Kn as modules};
