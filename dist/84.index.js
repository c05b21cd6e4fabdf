const Yn=84,Kn=[84],Vn={3065:((ot,X,h)=>{h.d(X,{i5:()=>W,wW:()=>D});var L=h(6760),v=h(9968),I=h(4443),N=h(7057),R=h(3298);const z=1024*1024;function W(g,w){const A=(0,R.
O)(()=>E(g));return S=>{if(S.scheme!=="https"||(S.user?.name??"")!=="")return S;const k=A().get(S.host);return k===void 0?S:(G(k,w),{...S,user:{name:M(k.name),password:M(
k.password)}})}}const Y=20;function G({name:g,password:w},A){A(new N.ou(w)),g.length>=Y&&!g.includes("@")&&A(new N.ou(g)),A(new N.ou(Buffer.from(`${g}:${w}`).toString(
"base64")))}function D({user:g},w){if(g===null)return;const{name:A,password:S}=g;G({name:(0,I.Uw)(A),password:(0,I.Uw)(S??"")},w)}function M(g){const w=(0,I.V$)(
g.replaceAll("%","%25"),"user");return w.ok?w.value:""}function E({environment:g,system:w,accountHome:A}){const{NETRC:S,HOME:k,USERPROFILE:H}=g,P=k||(w==="windo\
ws"?H:null)||A,y=S||P&&(0,L.join)(P,w==="windows"?"_netrc":".netrc")||"",b=(0,v.yR)(y,z);return b.ok?C(b.text):new Map}function C(g){const w=new Map,A=Array.from(
g.matchAll(/#[^\n]*|\S+/g),([P])=>P.trim()).values(),S=()=>A.next().value??"";let k={name:"",password:""},H=!1;for(const P of A)switch(P){case"machine":case"def\
ault":{k={name:"",password:""};const y=P==="machine"?S():null;y!==null&&!w.has(y)&&w.set(y,k);break}case"login":k.name=S();break;case"password":k.password=S();break;case"\
account":case"macdef":S(),H||=P==="macdef";break;default:if(!P.startsWith("#")&&!H)return w}return w}}),84:((ot,X,h)=>{h.d(X,{gitFetcher:()=>jn});var L=h(7598),
v=h(6760),I=h(9968),N=h(3298),R=h(3024);const z=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;function W(t,n){const e=t.reveal().replace(/[\r\n]/g,
"");return z.test(e)?((0,R.writeFileSync)(n,Buffer.from(e,"base64"),{mode:384,flag:"wx"}),!0):!1}var Y=h(7067),G=h(7075),D=h(8643),M=h(7454),E=h(6452);async function C(){
const t=new Map;let n=0;const e=new Set,s=(0,Y.createServer)((i,a)=>a.writeHead(405).end());s.on("connect",(i,a)=>{e.add(a),a.on("error",()=>{}).on("close",()=>e.
delete(a)),A(i,a,w(i,t))}),await new Promise((i,a)=>{s.once("error",a).listen(0,"127.0.0.1",i)});const o=s.address(),r=typeof o=="object"?o?.port:void 0;return{
admit(i){n+=1;const a=String(n),c=(0,L.randomBytes)(24).toString("base64url"),{tunnels:u,...l}=k(i,g(c));t.set(a,u);const d=()=>{t.delete(a),u.end()};return{url:`\
http://${a}:${c}@127.0.0.1:${r}`,...l,end:d}},close(){s.close(),s.closeAllConnections();for(const{end:i}of t.values())i();for(const i of e)i.destroy()}}}const g=t=>(0,L.
createHash)("sha256").update(t).digest();function w({headers:t},n){const[e="",s=""]=(t["proxy-authorization"]??"").split(" "),[o="",r=""]=Buffer.from(s,"base64").
toString().split(":"),i=n.get(o);return e.toLowerCase()==="basic"&&i!==void 0&&(0,L.timingSafeEqual)(i.digest,g(r))?i:null}async function A(t,n,e){const{url:s=""}=t;
if(e===null){n.end(`HTTP/1.1 407 Proxy Authentication Required\r
Proxy-Authenticate: Basic\r
\r
`);return}try{const o=await e.open(s);n.write(`HTTP/1.1 200 Connection established\r
\r
`),(0,G.pipeline)(n,o,()=>{}),(0,G.pipeline)(o,n,r=>{r&&e.refuse(s,r)})}catch(o){e.refuse(s,o),n.end(`HTTP/1.1 403 Forbidden\r
\r
`)}}function S(t){const n=new Set;let e=!1;return{hold:r=>{n.add(r),r.on("error",()=>{}).on("close",()=>n.delete(r));const i=`no byte arrived for ${t/1e3} s`;r.
setTimeout(t,()=>r.destroy((0,E.Au)("SILENT",i))),e&&r.destroy()},end:()=>{e=!0;for(const r of[...n].reverse())r.destroy()},hasEnded:()=>e}}function k({network:t,
isNamed:n,origin:e,maxBytes:s,silentMs:o},r){const i=[],{hold:a,end:c,hasEnded:u}=S(o);let l=0,d=null,f=e?.isPublic??!0;const m=_=>$=>{if(l+=$.length,l<=s)return;
const x=`more than ${s/1024/1024} MiB would be transferred`;_.destroy((0,E.Au)("TRANSFER_LIMIT",x))};return{tunnels:{digest:r,open:async _=>{const $=H(_),x=(0,M.
jT)($);if(!n(x))throw(0,E.Au)("HOST_NOT_NAMED",`${x} is not in allowed-hosts`);d??=x;const $t=e===null&&x===d,bt=new E.Ng,Wn=!f||$t||t.namedHosts.has($.name),Rt=await(0,M.
g2)($,{network:t,connection:bt,allowPrivate:Wn,hold:a});return $t&&(f=(0,M.Ul)(t,$.name,bt.address)),Rt.on("data",m(Rt))},refuse:(_,$)=>{u()||(0,E.$N)($)==="ERR\
_STREAM_PREMATURE_CLOSE"||i.push({host:P(_),code:(0,E.$N)($),text:(0,E.bD)($)})},end:c},refusals:i,isPublic:()=>f,received:()=>l}}function H(t){const n=(0,D.Dl)(
`https://${t}/`),e=n.ok?(0,M.X5)(n.value):n;if(!e.ok)throw(0,E.Au)("BAD_AUTHORITY",e.why);return e.value}function P(t){try{return(0,M.jT)(H(t))}catch{return""}}
var y=h(1455);const b=/^tf-disco-git-(\d+)-[A-Za-z0-9]{6}$/,B=36e5,Q=(t,n)=>(0,R.mkdtempSync)((0,v.join)(t,`tf-disco-git-${n}-`)),kt=t=>(0,y.rm)(t,{recursive:!0,
force:!0,maxRetries:5,retryDelay:50});function It(t,{isAlive:n,now:e}){for(const s of(0,I.wX)(t)){const[,o]=b.exec(s)??[],r=(0,v.join)(t,s),i=o===void 0?null:(0,I.
N0)(()=>(0,R.lstatSync)(r),null);if(!i?.isDirectory())continue;const a=e()-i.mtimeMs;a<B||a<24*B&&n(Number(o))||(0,I.N0)(()=>(0,R.rmSync)(r,{recursive:!0,force:!0}),
void 0)}}function rt(t){for(const n of["","objects","refs"])(0,R.mkdirSync)((0,v.join)(t,n));(0,R.writeFileSync)((0,v.join)(t,"HEAD"),`ref: refs/heads/none
`),(0,R.writeFileSync)((0,v.join)(t,"config"),`[core]
	repositoryformatversion = 0
	bare = true
`)}function Mt(t,n){rt(t),(0,R.mkdirSync)((0,v.join)(t,"objects","info"));const e=`../../${(0,v.basename)(n)}/objects
`;(0,R.writeFileSync)((0,v.join)(t,"objects","info","alternates"),e)}var K=h(9432);const O=(t,n)=>({read:n===void 0?{kind:"unread",why:t}:{kind:"unread",why:t,cure:n}}),
V=t=>({read:{kind:"broken",why:t}}),_t=/could not read (?:Username|Password)|terminal prompts disabled|Authentication failed|error: (?:401|403)\b|Access denied|Permission denied|publickey|Invalid username or/i,
Pt=/Host key verification failed|REMOTE HOST IDENTIFICATION/i,Nt=/repository '[^\n]*' not found|Repository not found|error: 404\b|does not appear to be a git repository|could not be found|no such repository|is this a git repository/i,
xt=/not our ref|couldn't find remote ref|unadvertised object|does not allow request|no such remote ref/i,Lt=/error: (?:429|5\d\d)\b|early EOF|unexpected disconnect|RPC failed|Connection (?:reset|timed out|refused|closed)|Could not resolve|hung up unexpectedly|Empty reply|timed out|Failed to connect|unexpected EOF|SSL_read|SSL_ERROR|GnuTLS recv|non-properly terminated|receive handshake/i,
Dt=/certificate|trust error/i;function Ct({host:t,code:n,text:e}){if(n==="HOST_NOT_NAMED")return O(`git was led to ${t}, which allowed-hosts does not allow`,at(
t));if(n.startsWith("ADDRESS_"))return O(`git was led to ${t}, but ${e}, and a public host named it`,(0,K.gL)(t));const s=O(`${t}: ${(0,K.dh)(e)}`);return n==="\
TRANSFER_LIMIT"?{...s,isOfRef:!0}:Ht.includes(n)?s:null}const Ht=["SILENT","PROXY_REFUSED","BAD_AUTHORITY","ENOTFOUND","ENODATA"],it=t=>O(`${t} is not in allowe\
d-hosts`,at(t)),at=t=>`add ${t} to allowed-hosts if it may be contacted`;function jt(t){const{text:n,refusals:e,host:s,isSsh:o,isPrivate:r}=t,i=e.at(-1),a=i===void 0?
null:Ct(i);if(a!==null)return a;if(xt.test(n))return{...V(q(n)),isOfRef:!0};if(Pt.test(n))return O(`${s}: host key verification failed`,`add the key of ${s} to \
known_hosts`);if(_t.test(n))return O(`${s} asks git for credentials`,ct(s,o));if(Nt.test(n)){if(r&&!o)return V(`repository not found on ${s}`);const u=`${s} has\
 no such repository, or hides it from git without credentials`;return O(u,ct(s,o))}if(i!==void 0)return{...O(`${i.host}: ${(0,K.dh)(i.text)}`),isTransient:!0};const c=O(
`${s}: ${q(n)}`);return Dt.test(n)?O(`${s}: ${q(n)}`,"add its authority to http.sslCAInfo of git"):Lt.test(n)?{...c,isTransient:!0}:c}const ct=(t,n)=>n?"load a \
deploy key of the repository into the ssh agent":`give git a token that can read the repository: with \`insteadOf\` for https://${t}/ in its configuration, or w\
ith a credential helper`;function q(t){const n=t.split(/[\r\n]+/).map(o=>o.trim()),s=(n.findLast(o=>/^(?:fatal|error|ssh|ERROR): /.test(o))??n.at(-1)??"").replace(
/^(?:fatal|error|ERROR): /,"").replace(/\b([a-z][a-z+.-]*:\/\/)(?:[^\s'"/]*@)?([^\s'"/@]*)[^\s'"]*/gi,"$1$2");return(0,K.dh)(s.replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu"),
" ").trim())||"git failed"}var Bt=h(9926),Gt=h(7177);const Ft=16,Ut=1024*1024,ut=[2,31],Xt=[2,44];async function zt(t,n){const e=dt(t,n,[]),s=(...f)=>lt({args:f},
{machine:t,directory:n,environment:e}),o=F(await s("version"));if(o===null)return{ok:!1,why:"the program git was not found"};const[,r="",i,a]=/^git version ((\d+)\.(\d+)\S*)/.
exec(o)??[],c=([f=0,m=0])=>Number(i)>f||Number(i)===f&&Number(a)>=m;if(!c(ut))return{ok:!1,why:`git ${r} is too old: ${ut.join(".")} is needed`};const u=F(await s(
"rev-parse","--local-env-vars"))??"",l=dt(t,n,u.trim().split(`
`)),d=new Bt.iD(Ft);return{ok:!0,git:{canFilter:c(Xt),run:f=>d.pass(()=>lt(f,{machine:t,directory:n,environment:l}))}}}const F=t=>t.kind==="exited"&&t.code===0?
t.output.toString():null,Wt=["core.fsmonitor=false","submodule.recurse=false","fetch.recurseSubmodules=false","fetch.parallel=1","fetch.prune=false","fetch.unpa\
ckLimit=1","fetch.writeCommitGraph=false","fetch.uriProtocols=","fetch.output=full","transfer.bundleURI=false","gc.auto=0","maintenance.auto=false","core.bigFil\
eThreshold=8m"];function lt(t,{machine:n,directory:e,environment:s}){const{path:o="git",args:r,input:i,maxBytes:a=Ut,signal:c=n.stop}=t,u=[`core.hooksPath=${(0,v.
join)(e,"no-hooks")}`,...Wt];return(0,Gt.m)({path:o,args:o==="git"?[...u.flatMap(l=>["-c",l]),...r]:r,environment:{...s,...t.environment},directory:e,...i===void 0?
{}:{input:i}},{kill:n.kill,signal:c,maxBytes:a})}const Yt=/^(?:INPUT_.*|TF_TOKEN_.*|ACTIONS_.*|(?:HTTPS?|ALL|NO)_PROXY|SSH_ASKPASS|GIT_TRACE.*|GIT_CURL_VERBOSE|GIT_HTTP_PROXY_AUTHMETHOD)$/i;
function dt({environment:t},n,e){const s=i=>!Yt.test(i)&&(i.startsWith("GIT_CONFIG_")||!e.includes(i)),o=Object.entries(t).filter(([i])=>s(i)),r=t.GIT_ALLOW_PROTOCOL?.
split(":")??["https","ssh"];return{...Object.fromEntries(o),GIT_ALLOW_PROTOCOL:r.filter(i=>/^(?:https|ssh)$/.test(i)).join(":"),GIT_CEILING_DIRECTORIES:(0,v.dirname)(
n),GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",GIT_NO_LAZY_FETCH:"1",GIT_ALLOC_LIMIT:"512m",LC_ALL:"C"}}function Kt(t,n,e){const{GIT_SSH_COMMAND:s,GIT_SSH:o}=t,
r=e===null?n||o&&ft(o):null,i=s||r||"ssh",a=e===null?"":` -i ${ft(e.replaceAll("\\","/"))}`,c=/plink/i.test(i)?"-batch":"-o BatchMode=yes",u=/^[\w./:=@+-]+(?: +[\w./:=@+-]+)*$/.
test(i)?i.split(/ +/):["ssh"];return{command:`${i}${a} ${c}`,words:u}}const ft=t=>`'${t.replaceAll("'",String.raw`'\''`)}'`;var tt=h(7811);const nt=t=>`it has n\
o branch, tag or commit ${(0,tt.ol)(t)}`,Vt=t=>/^[\da-f]{40}$/i.test(t),Zt=/^[\da-f]{4,40}$|[~^:]|@\{|^@$|-g[\da-f]{4,40}$/i;function Jt(t,n){return t===null?{kind:"\
one",name:"HEAD"}:n>0?null:t==="HEAD"||Vt(t)?{kind:"one",name:t==="HEAD"?t:t.toLowerCase()}:null}function Qt(t,n,e){const s=tn(t,n).find(i=>e.has(i));if(s!==void 0)
return{kind:"one",name:s};if(n===0)return Zt.test(t)?{kind:"history"}:qt(t);const o=`Remote branch ${(0,tt.ol)(t)} not found in upstream origin`;return{kind:"br\
oken",why:/^[\da-f]{7,40}$/i.test(t)?o+" (note that setting 'depth' requires 'ref' to be a branch or tag name)":o}}const qt=t=>({kind:"broken",why:nt(t)});function tn(t,n){
const[e,s]=[`refs/heads/${t}`,`refs/tags/${t}`];if(n>0)return[e,s];const o=t.replace(/^refs\//,""),r=o.replace(/^(?:remotes\/)?origin\/|^heads\//,"");return[...o.
startsWith("tags/")?[`refs/${o}`]:[],s,...r===o?[]:[`refs/heads/${r}`],e]}const nn=t=>[t.replace(/^(?:HEAD|@)(?=[~^]|@\{|$)/,"refs/remotes/origin/HEAD"),`refs/r\
emotes/origin/${t}`,`refs/tags/${t}`];var en=h(7688);const ht=250;function sn(t,{maxBytes:n,silentMs:e}){const s=new AbortController,o=()=>(0,I.wX)(t).map(l=>(0,I.
N0)(()=>(0,R.statSync)((0,v.join)(t,l)).size,0)).reduce((l,d)=>l+d,0),r=o();let[i,a]=[r,0],c=null;const u=setInterval(()=>{const l=o();a=l===i?a+ht:0,i=l,l-r>n?
c=`more than ${n/1024/1024} MiB would be transferred`:a>=e&&(c=`no byte arrived for ${e/1e3} s`),c!==null&&s.abort()},ht);return{signal:s.signal,why:()=>c,end:()=>clearInterval(
u)}}const mt="the check ended before git did",on=[1e3,4e3],rn=64*1024*1024,an=/(?:send header:\s*|\[)(?:authorization|cookie)\s*:/i,cn=16*1024*1024,[pt,et]=["TF\
_DISCO_GIT_URL","TF_DISCO_GIT_PROXY"];function un(t,n,e,s,o){const{host:r}=n,i=`tf-disco-${(0,L.randomBytes)(8).toString("hex")}`;let{isPrivate:a}=n,c=!0;const u=async(d,f)=>{
const{room:m}=o.transfers;if(m.bytes<=0)return{kind:"failed",read:en.sP};const p=["--git-dir",d,...ln(i),...f],T=await dn({bare:d,args:p,request:t,target:n},e,s,
o);return m.bytes-=T.received,a||=T.sentCredential,c&&=T.isPublic,fn(T,{host:r,isSsh:n.ssh!==null,isPrivate:a},o)};return{name:i,run:async(d,f)=>{for(const m of on){
const p=await o.transfers.pass(r,()=>u(d,f));if(p.kind==="done"||!p.isTransient||o.stop.aborted)return p;await o.pause(m)}return o.transfers.pass(r,()=>u(d,f))},
facts:()=>({isPrivate:a,isPublic:c})}}const ln=t=>[`--config-env=remote.${t}.url=${pt}`,`--config-env=remote.${t}.proxy=${et}`,`--config-env=http.proxy=${et}`,"\
-c",`remote.${t}.proxyAuthMethod=basic`,"-c","http.proxyAuthMethod=basic"];async function dn({bare:t,args:n,request:e,target:s},{git:o,proxy:r,directory:i},a,{isNamed:c,
stop:u}){const{network:l,ssh:d}=s,f=r.admit({network:l,isNamed:c,origin:e.origin,...a}),m=(0,v.join)(i,`trace-${(0,L.randomBytes)(8).toString("hex")}`),p=d===null?
null:sn((0,v.join)(t,"objects","pack"),a),T=await o.run({args:n,environment:{[pt]:e.url,[et]:f.url,GIT_TRACE_CURL:m,GIT_TRACE_CURL_NO_DATA:"1",...d===null?{}:{GIT_SSH_COMMAND:d}},
maxBytes:rn,signal:p===null?u:AbortSignal.any([u,p.signal])});f.end(),p?.end();const j=(0,I.r7)(m,cn);(0,R.rmSync)(m,{force:!0});const _=j===null||an.test(j),$=s.
isPublic??f.isPublic(),x=f.received();return{end:T,sentCredential:_,isPublic:$,received:x,refusals:f.refusals,why:p?.why()??null}}function fn({end:t,refusals:n,
why:e},s,{stop:o}){const r=i=>({kind:"failed",...i});switch(t.kind){case"not-started":return r(O(`git was not started: ${t.code}`));case"stopped":return o.aborted?
r(O(mt)):r({...O(`${s.host}: ${e??"it names too many refs"}`),isOfRef:!0});case"exited":return t.code===0?{kind:"done",output:t.output.toString()}:r(jt({...s,text:t.
complaint.toString(),refusals:n}))}}const hn="--filter=blob:limit=8m";function mn(t,n,e){const[s,o]=gt(t),r=async(l,d,f)=>{const m=["fetch","--quiet","--no-tags",
"--no-write-fetch-head",...d],p=n.canFilter?[hn]:[],T=await e.run(l,[...m,...p,"--",e.name,...f]);return T.kind==="failed"?T:null},i=(0,N.O)(async()=>{const l=[
"ls-remote","--quiet","--heads","--tags","--",e.name],d=await e.run(s,l);return d.kind==="failed"?d:new Set(d.output.split(`
`).map(f=>f.slice(f.indexOf("	")+1)))}),a=yn(l=>r(s,["--depth=1"],l));let c=0;const u=(0,N.O)(async l=>{c+=1;const d=`refs/tf-disco/${c}`;return await a(`+${l}:${d}`)??
{reader:o,revision:(0,I.r7)((0,v.join)(s,d))?.trim()??d}});return{git:n,remote:e,refs:i,obtain:u,history:gn(`${t}-whole`,n,r)}}function gt(t){const[n,e]=[`${t}.\
git`,`${t}-read.git`];return rt(n),Mt(e,n),[n,e]}const pn=["+HEAD:refs/remotes/origin/HEAD","+refs/heads/*:refs/remotes/origin/*","+refs/tags/*:refs/tags/*"];function gn(t,n,e){
const s=(0,N.O)(async()=>{const[o,r]=gt(t);return await e(o,[],pn)??{bare:o,reader:r}});return async(o,r)=>{const i=await s();if("read"in i)return i;const{bare:a,
reader:c}=i;for(const u of o){const d=["--git-dir",a,...["rev-parse","--verify","--quiet","--end-of-options"],`${u}^{commit}`],f=F(await n.run({args:d}))?.trim();
if(f)return{reader:c,revision:f}}return V(nt(r))}}function yn(t){let n=[],e=null,s=Promise.resolve(),o=null;const r=async a=>{const c=o??await t(a);return c!==null&&
!c.isOfRef&&(o=c),c},i=async()=>{await s.catch(()=>{});const a=n;n=[],e=null;const c=await r(a),u=new Map(a.map(l=>[l,c]));if(c===null||a.length===1)return u;for(const l of a)
u.set(l,await r([l]));return u};return async a=>(n.push(a),e===null&&(e=i(),s=e),(await e).get(a)??null)}var yt=h(255),wt=h(7057),Tt=h(101),wn=h(3065);const U=t=>({
kind:"failed",...t}),Et=/^(?:ssh|git\+ssh|ssh\+git)$/;async function Tn(t,n,e){const s=F(await t.run({args:["ls-remote","--get-url","--",n.url]}));if(s===null)return U(
O("git could not read its configuration"));const{scheme:o,url:r}=En(s.replace(/\n$/,""));if(r===null||!(o==="https"||Et.test(o))){const a=o===""?"with a path":`\
over ${o}`;return U(O(`git ${a} is not run by this check`))}const i=(0,D.Dl)(n.url);for(const a of[r,...i.ok?[i.value]:[]])(0,wn.wW)(a,e.learn);return Et.test(o)?
vn(t,r,n,e):Sn(t,r,s,e)}function En(t){const[,n=""]=/^([a-z][a-z\d+.-]*):(?::|\/\/)/i.exec(t)??[],e=n===""&&/^[^/:]*(?:\[[^\]/]*\])?:/.test(t),[,s=""]=/^((?:[^/:@]*@)?(?:\[[^\]/]*\]|[^/:]*)):/.
exec(t)??[],o=(0,D.Dl)(e?`ssh://${s}/`:t);return{scheme:e?"ssh":n.toLowerCase(),url:o.ok&&!o.value.host.startsWith("-")?o.value:null}}async function Sn(t,n,e,s){
const o=(0,yt.Pm)(n)??"";if(!s.isNamed(o))return U(it(o));const r=["config","-z","--get-urlmatch","http",e.trim()],i=F(await t.run({args:r}))??"",a=new Map(i.split(
"\0").map(d=>{const[f="",...m]=d.split(`
`);return[f,m.join(`
`)]})),c=a.get("http.extraheader");c&&s.learn(new wt.ou(c.replace(/^.*\s/s,"")));const u=a.get("http.proxy"),l=!!(c||a.get("http.sslcert"));try{return{kind:"tar\
get",host:o,ssh:null,network:An(u,s),isPrivate:l,isPublic:null}}catch(d){return U(O((0,E.bD)(d).replace(/^HTTPS_PROXY/,"http.proxy of git")))}}function An(t,{network:n,
environment:e,learn:s}){if(t===void 0)return n;for(const i of(0,Tt.W)({HTTPS_PROXY:t}))s(new wt.ou(i));const{NO_PROXY:o,no_proxy:r}=e;return{...n,chooseProxy:(0,Tt.
N)({HTTPS_PROXY:t,NO_PROXY:o,no_proxy:r})}}async function vn(t,n,e,s){const{environment:o,network:r,isNamed:i}=s,a=F(await t.run({args:["config","--get","core.s\
shCommand"]})),c=Kt(o,a?.trim()??null,e.keyFile),u=await On(t,n,c);if(u===null)return U(O("the program ssh was not found"));const l=(0,D.EN)(u.name)+(u.port==="\
22"?"":`:${u.port}`);if(!i((0,yt.$o)(l)??l))return U(it(l));const{origin:d}=e,f=async _=>{const $={network:r,connection:new E.Ng,allowPrivate:_,hold:()=>{}};try{
return u.isBehindAnother?(0,E.ln)(u.name,$):await(0,E.Q8)(u.name,$),null}catch(x){return(0,E.bD)(x)}},m=await f(!1)===null,p=!d?.isPublic||r.namedHosts.has(u.name),
T=m?null:await f(p);return T!==null?U(O(`${l}: ${T}`,(0,K.gL)(l))):{kind:"target",...{host:l,ssh:c.command,network:r,isPrivate:!0,isPublic:m}}}async function On(t,n,{
words:e}){const[s="ssh",...o]=e,{name:r,port:i}=(0,D.cz)(n),a=n.user===null?[]:["-l",n.user.name],c=[...o,"-G",...i===""?[]:["-p",i],...a,"--",r],u=F(await t.run(
{path:s,args:c}));if(u===null)return null;const l=f=>new RegExp(`^${f} (.+)$`,"m").exec(u)?.[1]?.trim()??"",d=["proxycommand","proxyjump"].some(f=>!["","none"].
includes(l(f)));return{name:l("hostname")||r,port:l("port")||"22",isBehindAnother:d}}var Z=h(3916),$n=h(4165);const bn=64*1024*1024,Rn=1024,St=5e3,kn=40,In=2e6;
async function Mn(t,n,{revision:e,ref:s}){const o=(p,T,j)=>t.run({args:["--git-dir",n,...p],maxBytes:T,...j===void 0?{}:{input:j}}),r=async p=>{if(p.length===0)
return new Map;const T=[...new Set(p.map(({hash:$})=>`${$}
`))].join(""),j=p.reduce(($,x)=>$+x.bytes+100,0),_=await o(["cat-file","--batch"],j,T);return _.kind==="exited"&&_.code===0?Pn(_.output):null},i=["ls-tree","-r",
"-t","-z","-l","--full-tree",`${e}^{commit}`],a=await o(i,bn);if(a.kind!=="exited")return J("the list of its files is too long");if(a.code!==0)return{kind:"brok\
en",why:nt(s)};const c=_n(a.output);if(c===null)return{kind:"broken",why:"it has an invalid path"};const u=c.filter(({mode:p,bytes:T})=>p===At&&T<=Rn);if(u.length>
St)return J(`it has more than ${St} links`);const l=await r(u);if(l===null)return J("git could not read its links");const d=(0,$n.o)(),f=Ln(Nn(c,l),d),m=d.failure()?
new Map:await r(f);if(m===null)return J("git could not read its files");for(const{hash:p,keep:T}of f)T(m.get(p)??vt);return d.finish()}const J=t=>({kind:"unread",
why:t}),At="120000",vt=new Uint8Array;function _n(t){const n=[];for(const e of t.toString().split("\0")){const[,s="",o="",r="",i=""]=/^(\d+) \w+ ([\da-f]+) +(\S+)\t(.*)$/s.
exec(e)??[];if(s!==""){if(/(?:^|\/)(?:|\.{1,2}|\.git)(?:\/|$)/i.test(i))return null;n.push({mode:s,hash:o,path:i,bytes:/^\d+$/.test(r)?Number(r):1/0})}}return n}
function Pn(t){const n=new Map;for(let e=0;e<t.length;){const s=t.indexOf(`
`,e),[o="",r,i]=t.toString("latin1",e,s).split(" "),a=r==="blob"?Number(i):-1;a>=0&&n.set(o,t.subarray(s+1,s+1+a)),e=s+a+2}return n}const Ot=t=>({kind:"director\
y",parent:t,entries:new Map});function Nn(t,n){const e=Ot(null),s=new Map([[".",e]]);for(const{mode:o,hash:r,bytes:i,path:a}of t){const c=s.get((0,Z.dirname)(a))??
e,u=(0,Z.basename)(a);if(o===At)c.entries.set(u,{kind:"link",target:(0,tt._6)(n.get(r)??vt)});else if(o.startsWith("100"))c.entries.set(u,{kind:"file",hash:r,bytes:i});else{
const l=Ot(c);s.set(a,l),c.entries.set(u,l)}}return e}function xn({target:t},n){let e=n;const s=[t];for(let o=0;s.length>0;){const r=s.pop()??"";if(r.includes("\
/")){if(r.startsWith("/"))return null;s.push(...r.split("/").reverse());continue}if(r===""||r===".")continue;if(e.kind!=="directory")return null;const i=r===".."?
e.parent:e.entries.get(r);if(!i)return null;if(i.kind==="link"){if(o+=1,o>kn||i.target==="")return null;s.push(i.target)}else e=i}return t===""?null:e}function Ln(t,n){
const e=[],s=new Map,o=new Set;let r=0;const i=(c,u)=>{const l=s.has(c)?s.get(c):xn(c,u);return s.set(c,l??null),l??null},a=(c,u)=>{n.directory(u),o.add(c);for(const[
l,d]of c.entries){if(r+=1,r>In&&n.stop(Dn),n.failure())break;const f=d.kind==="link"?i(d,c):d;if(f?.kind==="directory"&&!o.has(f)&&a(f,(0,Z.join)(u,l)),f?.kind!==
"file")continue;const m=n.file((0,Z.join)(u,l),f.bytes);m&&e.push({...f,keep:m})}o.delete(c)};return a(t,""),e}const Dn={kind:"unread",why:"it has too many name\
s, through links to directories"},Cn={maxBytes:64*1024*1024,silentMs:6e4},st={kind:"unread",why:mt,isPrivate:!1,isPublic:!0},Hn="install Git 2.31 or newer on th\
is machine";function jn(t){const n=new AbortController,e={...t,stop:AbortSignal.any([t.stop,n.signal])},s=(0,N.O)(()=>Bn(e));let o=!1;const r=new Map,i=u=>{const{
url:l,origin:d,sshkey:f}=u,m=f===null?JSON.stringify([l,d]):(0,L.randomBytes)(16).toString("hex"),p=r.get(m)??Gn(u,s(),e);return r.set(m,p),p},a=async u=>{if(e.
stop.aborted)return st;o=!0;try{const l=await i(u),d="read"in l?{...l.read,isPrivate:!1,isPublic:!0}:await Fn(l,u);return d.kind==="read"||!e.stop.aborted?d:st}catch(l){
const d=`the temporary directory cannot be used: ${(0,I.Oj)(l)}`;return e.stop.aborted?st:{kind:"unread",why:d,isPrivate:!1,isPublic:!0}}},c=(0,N.O)(async()=>{if(n.
abort(),!o)return;const u=await s().catch(()=>null);u?.proxy.close(),u!==null&&await kt(u.directory)});return t.stop.addEventListener("abort",()=>{c()}),{fetch:a,
close:c}}async function Bn(t){It(t.parent,t);const n=Q(t.parent,t.pid),[e,s]=await Promise.all([zt(t,n),C()]);return{found:e,proxy:s,directory:n}}async function Gn({
url:t,origin:n,sshkey:e},s,o){const{found:r,proxy:i,directory:a}=await s;if(!r.ok)return O(r.why,Hn);const{git:c}=r,u=(0,v.join)(a,(0,L.randomBytes)(8).toString(
"hex")),l=e===null?null:`${u}.key`;if(e!==null&&l!==null&&!W(e,l))return V("illegal base64 data in sshkey");const d={url:t,origin:n,keyFile:l},f=await Tn(c,d,o);
if(f.kind==="failed")return f;const m={...Cn,...o.limits},{maxBytes:p,silentMs:T}=m,_=un(d,f,{git:c,proxy:i,directory:a},{maxBytes:p,silentMs:T},o);return mn(u,
c,_)}async function Fn(t,n){return{...await Un(t,n),...t.remote.facts()}}async function Un(t,{ref:n,depth:e}){const[s,o]=[n||null,Math.max(e??0,0)],r=Jt(s,o),i=r??
await Xn(t,s??"",o);if("read"in i)return i.read;const a=async c=>{if("read"in c)return c.read;const{reader:u,revision:l}=c;return Mn(t.git,u,{revision:l,ref:s??
"HEAD"})};if(i.kind==="one"){const c=await t.obtain(i.name),u="read"in c&&c.isOfRef===!0&&c.read.kind==="broken";if(u&&s===null)return zn;if(!u||r===null)return a(
c)}return a(await t.history(nn(s??"HEAD"),s??"HEAD"))}async function Xn(t,n,e){const s=await t.refs();if("read"in s)return s;const o=Qt(n,e,s);return o.kind==="\
broken"?V(o.why):o}const zn={kind:"read",tree:{files:new Map,directories:new Set([""])}}}),4165:((ot,X,h)=>{h.d(X,{o:()=>G});var L=h(9432);const v=8*1024*1024,I=5e3,
N=5e4,R=4096,z=16*1024*1024,W=/\.(?:tf|tofu)(?:\.json)?$/,Y=/(?:^|[/\\])\.\.(?:[/\\]|$)/;function G(){const M=new Map,E=new Set([""]),C={files:0,bytes:0,names:0};
let g;const w=y=>{g??=y},A=y=>w({kind:"unread",why:`${y}, the limit of this check`}),S=y=>w({kind:"broken",why:(0,L.dh)(y)});function k(y){return Y.test(y)&&S(`\
entry contains '..': ${y}`),y.length>R&&A(`a name in it has more than ${R} characters`),g!==void 0?"":y.split("/").filter(b=>b!==""&&b!==".").join("/")}function H(y){
let b=y;for(;g===void 0&&!E.has(b);)M.has(b)&&S(`${b}: not a directory`),E.add(b),C.names+=b.length,E.size>N&&A(`it has more than ${N} directories`),C.names>z&&
A("the names of its directories have more than 16 Mi characters"),b=D(b)}function P(y,b){const B=k(y);if(H(D(B)),E.has(B)&&S(`${B}: is a directory`),!(g!==void 0||
!W.test(B))&&(C.files+=1,C.bytes+=b,C.files>I&&A(`it has more than ${I} files of configuration`),C.bytes>v&&A("it has more than 8 MiB of configuration"),g===void 0))
return Q=>{M.set(B,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Q))}}return{failure:()=>g,stop:w,directory:y=>H(k(y)),file:P,finish:()=>g??{kind:"read",tree:{
files:M,directories:E}}}}const D=M=>M.slice(0,Math.max(0,M.lastIndexOf("/")))})};export{Yn as id,Kn as ids,Vn as modules};
