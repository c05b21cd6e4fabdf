const oe=84,ie=[84],re={3065:((yt,J,g)=>{g.d(J,{i5:()=>K,wW:()=>F});var G=g(6760),b=g(9968),N=g(4443),D=g(7057),C=g(3298);const M=1024*1024;function K(_,y){const $=(0,C.
O)(()=>Q(_));return O=>{if(O.scheme!=="https"||(O.user?.name??"")!=="")return O;const A=$().get(O.host);return A===void 0?O:(V(A,y),{...O,user:{name:W(A.name),password:W(
A.password)}})}}const Y=20;function V({name:_,password:y},$){$(new D.ou(y)),_.length>=Y&&!_.includes("@")&&$(new D.ou(_)),$(new D.ou(Buffer.from(`${_}:${y}`).toString(
"base64")))}function F({user:_},y){if(_===null)return;const{name:$,password:O}=_;V({name:(0,N.Uw)($),password:(0,N.Uw)(O??"")},y)}function W(_){const y=(0,N.V$)(
_.replaceAll("%","%25"),"user");return y.ok?y.value:""}function Q({environment:_,system:y,accountHome:$}){const{NETRC:O,HOME:A,USERPROFILE:h}=_,T=A||(y==="windo\
ws"?h:null)||$,S=O||T&&(0,G.join)(T,y==="windows"?"_netrc":".netrc")||"",H=(0,b.yR)(S,M);return H.ok?q(H.text):new Map}function q(_){const y=new Map,$=Array.from(
_.matchAll(/#[^\n]*|\S+/g),([T])=>T.trim()).values(),O=()=>$.next().value??"";let A={name:"",password:""},h=!1;for(const T of $)switch(T){case"machine":case"def\
ault":{A={name:"",password:""};const S=T==="machine"?O():null;S!==null&&!y.has(S)&&y.set(S,A);break}case"login":A.name=O();break;case"password":A.password=O();break;case"\
account":case"macdef":O(),h||=T==="macdef";break;default:if(!T.startsWith("#")&&!h)return y}return y}}),84:((yt,J,g)=>{g.d(J,{gitFetcher:()=>Qn});var G=g(7598),
b=g(6760),N=g(9968),D=g(9432),C=g(3298),M=g(3024);const K=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;function Y(t,n){const s=t.reveal().
replace(/[\r\n]/g,"");return K.test(s)?((0,M.writeFileSync)(n,Buffer.from(s,"base64"),{mode:384,flag:"wx"}),!0):!1}var V=g(1455);const F=/^tf-disco-git-(\d+)-[A-Za-z0-9]{6}$/,
W=36e5,Q=(t,n)=>(0,M.mkdtempSync)((0,b.join)(t,`tf-disco-git-${n}-`)),q=t=>(0,V.rm)(t,{recursive:!0,force:!0,maxRetries:5,retryDelay:50});function _(t,{isAlive:n,
now:s}){for(const e of(0,N.wX)(t)){const[,o]=F.exec(e)??[],i=(0,b.join)(t,e),r=o===void 0?null:(0,N.N0)(()=>(0,M.lstatSync)(i),null);if(!r?.isDirectory())continue;
const c=s()-r.mtimeMs;c<W||c<24*W&&n(Number(o))||(0,N.N0)(()=>(0,M.rmSync)(i,{recursive:!0,force:!0}),void 0)}}const y="refs/heads/tf-disco/default";function $(t){
for(const n of["","objects","refs"])(0,M.mkdirSync)((0,b.join)(t,n));return(0,M.writeFileSync)((0,b.join)(t,"HEAD"),`ref: ${y}
`),(0,M.writeFileSync)((0,b.join)(t,"config"),`[core]
	repositoryformatversion = 0
	bare = true
`),t}var O=g(9176);class A extends Error{read;scope;constructor(n,s="repository"){super(n.why),this.read=n,this.scope=s}}const h=(t,n,s)=>new A({kind:"unread",why:t,
...n===void 0?{}:{cure:n}},s),T=(t,n)=>new A({kind:"broken",why:t},n);function S(t,n,s){if(n.kind==="not-started")return n.code==="ENOENT"?h(`the program ${t} w\
as not found`,s):h(`${t} was not started: ${n.code}`);if(n.kind==="stopped")return h(`${t} was stopped`);if(n.code===null)return h(`${t} was killed`);const e=$t(
n.complaint.toString());if(e==="")return h(`${t} failed with exit code ${n.code}`);const o=`correct the configuration of ${t} on this machine`;return h(`${t}: ${e}`,
/config|permission/i.test(e)?o:void 0)}const H=/could not read (?:Username|Password)|terminal prompts disabled|Authentication failed|error: (?:401|403)\b|Access denied|Permission denied|publickey|Invalid username or/i,
x=/^Load key |^Permissions \S+ for .* are too open/,tt=/Host key verification failed/i,nt=/repository '[^\n]*' not found|Repository not found|error: 404\b|does not appear to be a git repository|could not be found|no such repository|is this a git repository/i,
it=/not our ref|couldn't find remote ref|unadvertised object|does not allow request|no such remote ref/i,ft=/error: (?:429|5\d\d)\b|early EOF|unexpected disconnect|RPC failed|Connection (?:reset|timed out|refused|closed)|Could not resolve|hung up unexpectedly|Empty reply|timed out|Failed to connect|unexpected EOF|SSL_read|SSL_ERROR|GnuTLS recv|non-properly terminated|receive handshake/i,
rt=/No space left|quota exceeded|died of signal|out of memory|cannot (?:allocate|fork)|unable to create|write error|^fetch-pack: invalid index-pack output$/i,v=/certificate|trust error/i;
function I({host:t,code:n,text:s}){if(n==="HOST_NOT_NAMED")return h(`git was led to ${t}, which allowed-hosts does not allow`,Et(t));if(n.startsWith("ADDRESS_"))
return h(`git was led to ${t}, but ${s}, and a public host named it`,(0,D.gL)(t));const e=`${t}: ${(0,D.dh)(s)}`;return n==="TRANSFER_LIMIT"?h(e,void 0,"ref"):h(
e,at[n],Ft.includes(n)?"repository":"transient")}const B="check the spelling, and that this machine can resolve the name",at={PROXY_REFUSED:O.TG,ENOTFOUND:B,ENODATA:B},
Ft=["BAD_AUTHORITY",...Object.keys(at)],wt=t=>h(`${t} is not in allowed-hosts`,Et(t)),Et=t=>`add ${t} to allowed-hosts if it may be contacted`;function Wt(t){const{
text:n,refusals:s,host:e,login:o,isPrivate:i}=t,r=$t(n)||"git failed";if(rt.test(r))return h(`git: ${r}`);const c=s.at(-1),a=c===void 0?null:I(c);if(a!==null&&a.
scope!=="transient")return a;if(it.test(n))return T(r,"ref");if(/IDENTIFICATION HAS CHANGED/.test(n))return h(`the key of ${e} has changed`,"remove its old line\
 from known_hosts only if its operator confirms the new key");if(tt.test(n))return h(`${e}: host key verification failed`,`add the key of ${e} to known_hosts`);
if(x.test(r))return h(`ssh: ${r}`,"give ssh a private key that it can read");if(H.test(n))return Xt(t);if(nt.test(n)){if(i&&o==="token")return T(`repository not\
 found on ${e}`);const l=`${e} has no such repository, or hides it from git without credentials`;return h(l,Tt[o](e))}if(a!==null)return a;const u=`${e}: ${r}`;
return v.test(n)?h(u,"add its authority to http.sslCAInfo of git"):h(u,void 0,ft.test(n)?"transient":"repository")}function Xt({host:t,login:n,isPrivate:s}){const e=Tt[n](
t);if(n!=="token")return h(`${t} rejected the key of ssh`,e);if(!s)return h(`${t} asks git for credentials`,e);const o=`check that the token of git for ${t} is \
valid and can read the repository`;return h(`${t} rejected the credentials of git`,o)}const Tt={token:t=>`give git a token that can read the repository: with \`i\
nsteadOf\` for https://${t}/ in its configuration, or with a credential helper`,ssh:()=>"load a deploy key of the repository into the ssh agent",sshkey:()=>"che\
ck that the key in `sshkey` is valid and can read the repository"},zt=/^(?:(?:fatal|error|ssh|ERROR): .|remote: .*[a-z]|kex_exchange_identification|Load key )|Bad (?:configuration|owner)/i,
Kt=/^(?:fatal|error): (?:RPC failed|Could not read from remote repository|the remote end hung up|early EOF|fetch-pack: |index-pack failed|protocol error: bad line length)/i;
function $t(t){const n=t.split(/[\r\n]+/).map(i=>i.trim()),s=n.filter(i=>zt.test(i)),o=(s.findLast(i=>!Kt.test(i))??s[0]??n.findLast(Boolean)??"").replace(/^(?:fatal|error|ERROR|remote): +/i,
"").replace(/\b([a-z][a-z+.-]*:\/\/)(?:[^\s'"/]*@)?([^\s'"/@]*)[^\s'"]*/gi,"$1$2");return(0,D.dh)(o.replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim())}var Ot=g(9926),
Yt=g(7177);const Vt=16,Zt=1024*1024,vt=[2,31],At="install Git 2.31 or newer on this machine",Jt=[2,44];async function Qt(t,n){const s=St(n,t,[]),e=await s({args:[
"version"]}),o=X(e);if(o===null)throw S("git",e,At);const[,i="",r,c]=/^git version ((\d+)\.(\d+)\S*)/.exec(o)??[],a=([d=0,p=0])=>Number(r)>d||Number(r)===d&&Number(
c)>=p;if(!a(vt))throw h(`git ${i} is too old: ${vt.join(".")} is needed`,At);const u=X(await s({args:["rev-parse","--local-env-vars"]}))??"",l=St(n,t,u.trim().split(
`
`)),f=new Ot.iD(Vt);return{directory:n,canFilter:a(Jt),run:d=>f.pass(()=>l(d))}}const dt=t=>t.kind==="exited"&&t.code===0?t.output:null,X=t=>dt(t)?.toString()??
null,qt=["core.fsmonitor=false","submodule.recurse=false","fetch.recurseSubmodules=false","fetch.parallel=1","fetch.prune=false","fetch.unpackLimit=1","fetch.wr\
iteCommitGraph=false","fetch.uriProtocols=","fetch.output=full","transfer.bundleURI=false","gc.auto=0","maintenance.auto=false","core.bigFileThreshold=8m"];function St(t,n,s){
const{kill:e,stop:o}=n,i=nn(n,t,s),c=[`core.hooksPath=${(0,b.join)(t,"no-hooks")}`,...qt].flatMap(a=>["-c",a]);return a=>{const{path:u="git",input:l,maxBytes:f=Zt,
signal:d=o}=a,p=u==="git"?[...c,...a.args]:a.args,m={...i,...a.environment};return(0,Yt.m)({path:u,args:p,environment:m,directory:t,input:l},{kill:e,signal:d,maxBytes:f})}}
const tn=/^(?:INPUT_.*|TF_TOKEN_.*|ACTIONS_.*|(?:HTTPS?|ALL|NO)_PROXY|SSH_ASKPASS|GIT_TRACE.*|GIT_CURL_VERBOSE|GIT_HTTP_PROXY_AUTHMETHOD)$/i;function nn({environment:t},n,s){
const e=i=>!tn.test(i)&&(i.startsWith("GIT_CONFIG_")||!s.includes(i)),o=Object.entries(t).filter(([i])=>e(i));return{...Object.fromEntries(o),GIT_ALLOW_PROTOCOL:"",
GIT_CEILING_DIRECTORIES:(0,b.dirname)(n),GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",GIT_NO_LAZY_FETCH:"1",GIT_ALLOC_LIMIT:"512m",LC_ALL:"C"}}function en(t,n,s){
const{GIT_SSH_COMMAND:e,GIT_SSH:o}=t,i=s===null?n||o&&Rt(o):null,r=e||i||"ssh",c=s===null?"":` -i ${Rt(s.replaceAll("\\","/"))}`,a=/plink/i.test(r)?"-batch":"-o\
 BatchMode=yes",u=/^[\w./:=@+-]+(?: +[\w./:=@+-]+)*$/.test(r)?r.split(/ +/):["ssh"];return{command:`${r}${c} ${a}`,words:u}}const Rt=t=>`'${t.replaceAll("'",String.
raw`'\''`)}'`;var sn=g(8474),on=g(7067),It=g(7075),et=g(8643),st=g(7454),L=g(7122);const rn=`HTTP/1.1 407 Proxy Authentication Required\r
Proxy-Authenticate: Basic\r
\r
`;async function an(t){const n=(0,G.randomBytes)(24).toString("base64url"),s=_t(`Basic ${Buffer.from(`git:${n}`).toString("base64")}`),e=(0,on.createServer)((l,f)=>f.
writeHead(405).end()),o=new Set,i=l=>{o.add(l),l.on("error",()=>{}).on("close",()=>o.delete(l)),e.listening||l.destroy()},r={received:0,isPublic:t.origin?.isPublic??
!0,refusals:[]},c=cn(t,r,i);e.on("connect",({url:l="",headers:f},d)=>{i(d),(0,G.timingSafeEqual)(_t(f["proxy-authorization"]??""),s)?ln(l,d,c,r):d.end(rn)}),await(0,sn.
once)(e.listen(0,"127.0.0.1"),"listening");const{port:a}=e.address(),u=()=>{e.close(),e.closeAllConnections();for(const l of[...o].reverse())l.destroy()};return{
url:`http://git:${n}@127.0.0.1:${a}`,seen:r,close:u}}const _t=t=>(0,G.createHash)("sha256").update(t).digest();function cn({network:t,isNamed:n,origin:s,maxBytes:e},o,i){
let r=null;const c=a=>u=>{if(o.received+=u.length,o.received<=e)return;const l=`more than ${e/1024/1024} MiB would be transferred`;a.destroy((0,L.Au)("TRANSFER_\
LIMIT",l))};return async a=>{const u=(0,st.jT)(a);if(!n(u))throw(0,L.Au)("HOST_NOT_NAMED",`${u} is not in allowed-hosts`);r??=u;const l=s===null&&u===r,f=new L.
Ng,d=!o.isPublic||l||t.namedHosts.has(a.name),p={network:t,connection:f,allowPrivate:d,hold:i},m=await(0,st.g2)(a,p);return l&&(o.isPublic=(0,st.Ul)(t,a.name,f.
address)),m.on("data",c(m))}}async function ln(t,n,s,{refusals:e}){const o=(0,et.Dl)(`https://${t}/`),i=o.ok?(0,st.X5)(o.value):o,r=i.ok?(0,st.jT)(i.value):"",c=a=>{
e.push({host:r,code:(0,L.$N)(a),text:(0,L.bD)(a)})};try{if(!i.ok)throw(0,L.Au)("BAD_AUTHORITY",i.why);const a=await s(i.value);n.write(`HTTP/1.1 200 Connection \
established\r
\r
`);let u=!1;n.once("error",()=>{u=!0}),a.once("error",l=>{!u&&(0,L.$N)(l)!=="ERR_STREAM_PREMATURE_CLOSE"&&c(l)}),(0,It.pipeline)(n,a,()=>{}),(0,It.pipeline)(a,n,
()=>{})}catch(a){c(a),n.end(`HTTP/1.1 403 Forbidden\r
\r
`)}}var un=g(7688);const kt=250,fn=t=>(0,N.wX)(t).map(n=>(0,N.N0)(()=>(0,M.statSync)((0,b.join)(t,n)).size,0)).reduce((n,s)=>n+s,0);function dn(t,n,{maxBytes:s,
silentMs:e}){const o=new AbortController,i=(l,f)=>o.abort(h(`${t}: ${l}`,void 0,f)),r=n();let[c,a]=[r,0];const u=setInterval(()=>{const l=n();a=l===c?a+kt:0,c=l,
l-r>s?i(`more than ${s/1024/1024} MiB would be transferred`,"ref"):a>=e&&i(`no byte arrived for ${e/1e3} s`,"repository")},kt);return{signal:o.signal,end:()=>clearInterval(
u)}}const Nt="the check ended before git did",hn={maxBytes:64*1024*1024,silentMs:6e4},pn=[1e3,4e3],mn=64*1024*1024,gn=/(?:send header:\s*|\[)(?:authorization|cookie)\s*:/i,
yn=/\d\d:\d\d:\d\d\.\d{6} http\.c:\d+ .*\n?/g,ht="TF_DISCO_GIT_PROXY";function wn(t,n,s){const e={isPrivate:n.isPrivate,isPublic:!0},o=(r,c)=>Tn(t,n,r,c,e,s),i=async(r,c)=>{
for(let a=0;;a+=1)try{return await s.transfers.pass(n.host,()=>o(r,c))}catch(u){const l=u instanceof A&&u.scope==="transient",f=pn[a];if(!l||f===void 0||s.stop.
aborted)throw u;await s.pause(f)}};return{name:n.name,facts:e,run:i}}const En=t=>[`--config-env=remote.${t}.proxy=${ht}`,`--config-env=http.proxy=${ht}`,"-c",`r\
emote.${t}.proxyAuthMethod=basic`,"-c","http.proxyAuthMethod=basic"];async function Tn(t,{name:n,options:s,environment:e,origin:o,host:i,login:r,ssh:c,network:a,
isPublic:u},l,f,d,{isNamed:p,stop:m,transfers:{room:w},limits:E}){if(w.bytes<=0)throw new A(un.sP);const k={...hn,...E},R=await an({network:a,isNamed:p,origin:o,
...k}),P=()=>c===null?R.seen.received:fn((0,b.join)(l,"objects","pack")),U=P(),j=dn(i,P,k),z=await t.run({args:["--git-dir",l,...s,...En(n),...f],environment:{...e,
[ht]:R.url,GIT_TRACE_CURL:"1",GIT_TRACE_CURL_NO_DATA:"1",...c===null?{}:{GIT_SSH_COMMAND:c}},maxBytes:mn,signal:AbortSignal.any([m,j.signal])}).finally(()=>{R.close(),
j.end()});w.bytes-=P()-U;const Gt=z.kind==="exited"?z.complaint.toString():"";if(d.isPrivate||=z.kind!=="exited"||gn.test(Gt),d.isPublic&&=u??R.seen.isPublic,z.
kind==="exited"&&z.code===0)return z.output.toString();if(m.aborted)throw h(Nt);if(j.signal.aborted)throw j.signal.reason;const{refusals:ne}=R.seen,ee=Gt.replaceAll(
yn,"");throw $n(z,{host:i,login:r,isPrivate:d.isPrivate,text:ee,refusals:ne})}function $n(t,n){switch(t.kind){case"not-started":return S("git",t);case"stopped":
return h(`${n.host}: git printed more than 64 MiB, such as names of refs`,void 0,"ref");case"exited":return Wt(n)}}var pt=g(4165),ct=g(7811);const mt=t=>`it has\
 no branch, tag or commit ${(0,ct.ol)(t)}`,On=t=>t==="HEAD"||/^[\da-f]{40}$/i.test(t),vn=/^[\da-f]{4,40}$|[~^:]|@\{|^@$|-g[\da-f]{4,40}$/i;function An(t,n,s,e){
const i=(n>0?[`refs/heads/${t}`,`refs/tags/${t}`]:Sn(t,e)).find(a=>s.has(a));if(i!==void 0)return i;if(n===0){if(/@\{|^:\//.test(t))throw h(`this check does not\
 evaluate the expression ${(0,ct.ol)(t)}`);if(vn.test(t))return null;throw T(mt(t))}const r=`Remote branch ${(0,ct.ol)(t)} not found in upstream origin`;throw T(
/^[\da-f]{7,40}$/i.test(t)?r+" (note that setting 'depth' requires 'ref' to be a branch or tag name)":r)}function Sn(t,n){return[t,`origin/${t}`].flatMap(e=>[...[
"","refs/","refs/tags/","refs/heads/","refs/remotes/"].map(o=>o+e),`refs/remotes/${e}/HEAD`]).flatMap(e=>{if(e==="refs/remotes/origin/HEAD")return["HEAD"];const[
,o]=/^refs\/remotes\/origin\/(.+)$/s.exec(e)??[];if(o!==void 0)return[`refs/heads/${o}`];const i=e===(n??e);return/^refs\/tags\/./.test(e)||i&&/^refs\/heads\/./.
test(e)?[e]:[]})}var Z=g(3916);const Rn=64*1024*1024,In=1024,bt=5e3,_n=256,kn=2e6;async function gt(t,n,{bare:s,revision:e,ref:o}){const i=(w,E,k)=>t.run({args:[
"--git-dir",n,...w],environment:{GIT_OBJECT_DIRECTORY:(0,Z.join)(s,"objects")},maxBytes:E,input:k}),r=async(w,E)=>{if(w.length===0)return new Map;const k=[...new Set(
w.map(({hash:U})=>`${U}
`))].join(""),R=w.reduce((U,j)=>U+j.bytes+100,0),P=dt(await i(["cat-file","--batch"],R,k));if(P===null)throw h(`git could not read its ${E}`);return Pn(P)},c=["\
ls-tree","-r","-t","-z","-l","--full-tree",`${e}^{commit}`],a=await i(c,Rn);if(a.kind==="stopped")throw h("the list of its files is too long");const u=dt(a);if(u===
null)throw Nn(a)?T(mt(o)):S("git",a);const l=Mn(u),f=l.filter(({mode:w,bytes:E})=>w===lt&&E<=In);if(f.length>bt)throw h(`it has more than ${bt} links`);const d=(0,pt.
oq)(),p=xn(l,await r(f,"links"),d),m=d.failure()?new Map:await r(p,"files");for(const{hash:w,keep:E}of p)E(m.get(w)??Lt);return d.finish()}const Nn=t=>t.kind===
"exited"&&/^fatal: not a valid object name/im.test(t.complaint.toString()),[lt,Mt,bn,Pt]=["120000","100","040000","160000"],ut=".",Lt=new Uint8Array;function Mn(t){
const n=[];for(const s of t.toString().split("\0")){const[,e="",o="",i="",r=""]=/^(\d+) \w+ ([\da-f]+) +(\S+)\t(.*)$/s.exec(s)??[];if(e!==""){if(/(?:^|\/)(?:|\.{1,2}|(?:\.git|git~1)[ .]*)(?:\/|$)/i.
test(r))throw T("it has an invalid path");n.push({mode:e,hash:o,path:r,bytes:/^\d+$/.test(i)?Number(i):1/0})}}return n}function Pn(t){const n=new Map;for(let s=0;s<
t.length;){const e=t.indexOf(`
`,s),[o="",i,r]=t.toString("latin1",s,e).split(" "),c=i==="blob"?Number(r):-1;c>=0&&n.set(o,t.subarray(e+1,e+1+c)),s=e+c+2}return n}const ot="..";function Ln(t,n,s){
const e=t.split("/").reverse();let o=ut;for(let i=0;e.length>0;i+=1){const r=e.pop()??"";if(i>_n)return null;if(r===".."&&o===ut)return ot;o=(0,Z.join)(o,r);const c=n.
get(o);if(o===".git"||c?.mode===Pt&&e.length>0)return ot;if(c===void 0)return null;if(c.mode!==lt)continue;const a=(0,ct._6)(s.get(c.hash)??Lt);if(a.startsWith(
"/"))return ot;if(a==="")return null;e.push(...a.split("/").reverse()),o=(0,Z.dirname)(o)}return o}function xn(t,n,s){const e={path:ut,mode:bn,hash:"",bytes:0},
o=new Map([e,...t].map(f=>[f.path,f])),i=Map.groupBy(o.values(),({path:f})=>(0,Z.dirname)(f)),r=(0,C.O)(f=>Ln(f,o,n)),c=[],a=new Set;let u=0;const l=(f,d)=>{s.directory(
d),a.add(f);for(const p of i.get(f)??[]){if(u+=1,u>kn&&s.stop({kind:"unread",why:Cn}),s.failure())break;const m=(0,Z.join)(d,(0,Z.basename)(p.path)),w=p.mode===
lt?r(p.path):p.path;w===ot&&s.unknown(m,Dn);const E=o.get(w??""),k=E?.mode.startsWith(Mt);if(p.mode===lt&&w!==ot&&!k&&s.unreadable(m,E===void 0?"ENOENT":"EISDIR"),
!(E===void 0||a.has(E.path)))if(E.mode===Pt&&s.unknown(m,pt.NG),E.mode.startsWith(Mt)){const R=s.file(m,E.bytes);R&&c.push({...E,keep:R})}else l(E.path,m)}a.delete(
f)};return l(ut,""),c}const Dn="it has a link there that leads out of the package",Cn="it has too many names, through links to directories",Bn="--filter=blob:li\
mit=8m",Hn=["fetch","--quiet","--no-tags","--no-write-fetch-head"],Un=[`+HEAD:${y}`,"+refs/heads/*:refs/remotes/origin/*","+refs/tags/*:refs/tags/*"];function jn(t,n,s){
const e=n.canFilter?[Bn]:[],o=async(m,w,E)=>(await s.run(m,[...Hn,...w,...e,"--",s.name,...E]),m),i=$(`${t}.git`),r=Wn(m=>o(i,["--depth=1"],m));let c=0;const a=(0,C.
O)(async m=>{c+=1;const w=`refs/tf-disco/${c}`;return await r(`+${m}:${w}`),{bare:i,revision:(0,N.r7)((0,b.join)(i,w))?.trim()??w}}),u=(0,C.O)(async()=>{const m=[
"ls-remote","--quiet","--heads","--tags","--",s.name],E=(await s.run(i,m)).split(`
`).map(k=>k.slice(k.indexOf("	")+1));return new Set(["HEAD",...E])}),l=(0,C.O)(async()=>{const m=["ls-remote","--quiet","--symref","--",s.name,"HEAD"];return/^ref: (.+)\tHEAD$/m.
exec(await s.run(i,m))?.[1]??null}),f=(0,C.O)(()=>o($(`${t}-whole.git`),[],Un)),d=async m=>{const w=await f();for(const E of[m,`origin/${m}`]){const R=["--git-d\
ir",w,...["rev-parse","--verify","--quiet","--end-of-options"],`${E}^{commit}`],P=await n.run({args:R}),U=X(P)?.trim();if(U)return{bare:w,revision:U};if(P.kind!==
"exited"||P.code!==1)throw S("git",P)}throw T(mt(m))},p=$(`${t}-read.git`);return{git:n,remote:s,reader:p,obtain:a,advertised:u,defaultBranch:l,inHistory:d}}const Gn=/^v?\d+\.\d+\.\d+$/;
async function Fn(t,n,s){const{git:e,reader:o,obtain:i,advertised:r,defaultBranch:c,inHistory:a}=t,u=n??"HEAD";if(s===0&&Gn.test(u)){const p=await i(`refs/tags/${u}`).
catch(m=>{if(m instanceof A&&m.read.kind==="broken")return null;throw m});if(p!==null)return gt(e,o,{...p,ref:u})}const l=n!==null&&(s>0||!On(n)),f=s===0&&/^(?:refs\/)?heads\//.
test(u)?await c():null,d=l?An(n,s,await r(),f):u;try{if(d!==null)return await gt(e,o,{...await i(d),ref:u})}catch(p){if(l||!(p instanceof A&&p.scope==="ref")||p.
read.kind!=="broken")throw p;if(n===null)return(0,pt.oq)().finish()}return gt(e,o,{...await a(u),ref:u})}function Wn(t){const n=new Ot.iD(1),[s,e]=[new Set,new Set];
let o;const i=async r=>{if(o!==void 0)throw o;try{await t(r);for(const c of r)e.add(c)}catch(c){throw c instanceof A&&c.scope==="ref"||(o=c),c}};return r=>(s.add(
r),n.pass(async()=>{if(s.has(r)){const c=[...s];s.clear(),c.length>1&&await i(c).catch(()=>{})}e.has(r)||await i([r])}))}var xt=g(255),Dt=g(7057),Ct=g(101),Bt=g(
3065);const Xn=/^(?:ssh|git\+ssh|ssh\+git)$/;async function zn(t,{url:n,origin:s,keyFile:e},o){const i=`tf-disco-${(0,G.randomBytes)(8).toString("hex")}`,r=[`--\
config-env=remote.${i}.url=${Ht}`],c={[Ht]:n},a=j=>t.run({args:[...r,...j],environment:c}),u=await a(["ls-remote","--get-url","--",i]),l=X(u);if(l===null)throw S(
"git",u);const{scheme:f,url:d}=Kn(l.replace(/\n$/,"")),[,p="",m=null]=/^[^/]*:\/\/([^@:/]*)(?::(.*))?@/.exec(l)??[],w=(0,et.Dl)(n);(0,Bt.wW)(d??{user:{name:p,password:m}},
o.learn),w.ok&&(0,Bt.wW)(w.value,o.learn);const E=Xn.test(f);if(d===null||!(f==="https"||E)){const j=f===""?"with a path":`over ${f}`;throw h(`git ${j} is not r\
un by this check`)}const k=E?await Zn({git:t,ask:a},d,{origin:s,keyFile:e},o):await Yn(a,d,l,o),R=E?"ssh":"https",U={GIT_ALLOW_PROTOCOL:(o.environment.GIT_ALLOW_PROTOCOL?.
split(":")??[R]).includes(R)?R:""};return{name:i,options:r,environment:{...c,...U},origin:s,...k}}const Ht="TF_DISCO_GIT_URL";function Kn(t){const[,n=""]=/^([a-z][a-z\d+.-]*):(?::|\/\/)/i.
exec(t)??[],[,s]=/^((?:[^/:@]*@)?(?:\[[^\]/]*\]|[^/:]*)):/.exec(t)??[],e=n===""&&s!==void 0,o=(0,et.Dl)(e?`ssh://${s}/`:t);return{scheme:e?"ssh":n.toLowerCase(),
url:o.ok&&!o.value.host.startsWith("-")?o.value:null}}async function Yn(t,n,s,e){const o=(0,xt.Pm)(n)??"";if(!e.isNamed(o))throw wt(o);const i=["config","-z","-\
-get-urlmatch","http",s.trim()],r=X(await t(i))??"",c=new Map(r.split("\0").map(f=>{const[d="",...p]=f.split(`
`);return[d,p.join(`
`)]})),a=c.get("http.extraheader");a&&e.learn(new Dt.ou(a.replace(/^.*\s/s,"")));const u=Vn(c.get("http.proxy"),e),l=!!(a||c.get("http.sslcert"));return{host:o,
login:"token",ssh:null,network:u,isPrivate:l,isPublic:null}}function Vn(t,{network:n,environment:s,learn:e}){if(t===void 0)return n;for(const r of(0,Ct.W)({HTTPS_PROXY:t}))
e(new Dt.ou(r));const{NO_PROXY:o,no_proxy:i}=s;try{return{...n,chooseProxy:(0,Ct.N)({HTTPS_PROXY:t,NO_PROXY:o,no_proxy:i})}}catch(r){throw h((0,L.bD)(r).replace(
/^HTTPS_PROXY/,"http.proxy of git"))}}async function Zn({git:t,ask:n},s,{origin:e,keyFile:o},{environment:i,network:r,isNamed:c}){const a=X(await n(["config","-\
-get","core.sshCommand"])),u=en(i,a?.trim()??null,o),l=await Jn(t,s,u),f=(0,et.EN)(l.name)+(l.port==="22"?"":`:${l.port}`);if(!c((0,xt.$o)(f)??f))throw wt(f);const d=async k=>{
const R={network:r,connection:new L.Ng,allowPrivate:k,hold:()=>{}};try{return l.isBehindAnother?(0,L.ln)(l.name,R):await(0,L.Q8)(l.name,R),null}catch(P){return P}},
p=await d(!1)===null,m=!e?.isPublic||r.namedHosts.has(l.name),w=p?null:await d(m);if(w!==null){const k=(0,L.$N)(w).startsWith("ADDRESS_"),R=`check the spelling \
of ${f}, or its Host entry in ~/.ssh/config`;throw h(`${f}: ${(0,L.bD)(w)}`,k?(0,D.gL)(f):R)}return{host:f,login:o===null?"ssh":"sshkey",ssh:u.command,network:r,
isPrivate:!0,isPublic:p}}async function Jn(t,n,{words:s}){const[e="ssh",...o]=s,{name:i,port:r}=(0,et.cz)(n),c=n.user===null?[]:["-l",n.user.name],a=[...o,"-G",
...r===""?[]:["-p",r],...c,"--",i],u=await t.run({path:e,args:a}),l=X(u);if(l===null)throw S(e,u);const f=p=>new RegExp(`^${p} (.+)$`,"m").exec(l)?.[1]?.trim()??
"",d=["proxycommand","proxyjump"].some(p=>!["","none"].includes(f(p)));return{name:f("hostname")||i,port:f("port")||"22",isBehindAnother:d}}const Ut={isPrivate:!1,
isPublic:!0},jt={kind:"unread",why:Nt,...Ut};function Qn(t){const n=new AbortController,s={...t,stop:AbortSignal.any([t.stop,n.signal])};let e;const o=(0,C.O)(()=>(_(
t.parent,t),e=Q(t.parent,t.pid),Qt(s,e))),i=qn(s,o),r=async a=>{if(s.stop.aborted)return jt;let u=Ut;const l=d=>(u=d.remote.facts,Fn(d,a.ref||null,Math.max(a.depth??
0,0))),f=await i(a).then(l).catch(d=>te(d,t.parent));return f.kind!=="read"&&s.stop.aborted?jt:{...f,...u}},c=(0,C.O)(async()=>{n.abort(),e!==void 0&&await q(e)});
return t.stop.addEventListener("abort",()=>{c()}),{fetch:r,close:c}}function qn(t,n){const s=async({url:o,origin:i,sshkey:r})=>{const c=await n(),a=(0,b.join)(c.
directory,(0,G.randomBytes)(8).toString("hex")),u=r===null?null:`${a}.key`;if(r!==null&&!Y(r,`${a}.key`))throw T("illegal base64 data in sshkey");const l=await zn(
c,{url:o,origin:i,keyFile:u},t);return jn(a,c,wn(c,l,t))},e=new Map;return o=>{const i=o.sshkey??JSON.stringify([o.url,o.origin?.isPublic]),r=e.get(i)??s(o);return e.
set(i,r),r}}function te(t,n){return t instanceof A?t.read:{kind:"unread",why:`the temporary directory ${(0,D.dh)(n)} cannot be used: ${(0,N.Oj)(t)}`,cure:"set R\
UNNER_TEMP to a directory that exists and can be written"}}}),4165:((yt,J,g)=>{g.d(J,{FG:()=>q,NG:()=>D,kX:()=>_,oq:()=>Q});var G=g(3916),b=g(9432),N=g(3096);const D="\
it is in a submodule, which this check does not fetch",C=8*1024*1024,M=5e3,K=5e4,Y=4096,V=16*1024*1024,F=/\.(?:tf|tofu)(?:\.json)?$/,W=/(?:^|[/\\])\.\.(?:[/\\]|$)/;
function Q(){const y=new Map,$=new Set([""]),O=new Set,[A,h]=[new Map,new Map],T={files:0,bytes:0,names:0};let S;const H=v=>{S??=v},x=v=>H({kind:"unread",why:`${v}\
, the limit of this check`}),tt=v=>H({kind:"broken",why:(0,b.dh)(v)});function nt(v){return W.test(v)&&tt(`entry contains '..': ${v}`),v.length>Y&&x(`a name in \
it has more than ${Y} characters`),S!==void 0?"":v.split("/").filter(I=>I!==""&&I!==".").join("/")}function it(v){let I=v;for(;S===void 0&&!$.has(I);)y.has(I)&&
tt(`${I}: not a directory`),$.add(I),T.names+=I.length,$.size>K&&x(`it has more than ${K} directories`),T.names>V&&x("the names of its directories have more tha\
n 16 Mi characters"),I=(0,N.jt)(I)}function ft(v,I){const B=nt(v);if(it((0,N.jt)(B)),$.has(B)&&tt(`${B}: is a directory`),S===void 0){if(!F.test(B)){O.add((0,N.
jt)(B));return}if(T.files+=1,T.bytes+=I,T.files>M&&x(`it has more than ${M} files of configuration`),T.bytes>C&&x("it has more than 8 MiB of configuration"),S===
void 0)return at=>{y.set(B,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(at))}}}function rt(v,I,B){v.set(nt(I),B),v.size>M&&x(`it has more than ${M} links that\
 lead to no file`)}return{failure:()=>S,stop:H,directory:v=>it(nt(v)),file:ft,unreadable:(v,I)=>{F.test(v)&&rt(A,v,I)},unknown:(v,I)=>rt(h,v,I),finish:()=>S??{kind:"\
read",tree:{files:y,directories:$,mixed:O,unreadable:A,unknown:h}}}}const q=({unknown:y},$)=>[...y].find(([O])=>`${$}/`.startsWith(`${O}/`)||F.test(O)&&(0,N.jt)(
O)===$)?.[1];function _(y,{directories:$,files:O,mixed:A}){if(!/[*?[]/.test(y))return y;const h=x=>x.replaceAll(/(?<=^|\/)\./g,"_"),[T,...S]=[...$,...O.keys()].
filter(x=>(0,G.matchesGlob)(h(x),h(y))),H=S.length>0||/(?:^|\/)\*$/.test(y)&&A.has((0,N.jt)(y));return T===void 0||H?y:T}})};export{oe as id,ie as ids,re as modules};
