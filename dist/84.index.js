const ee=84,se=[84],oe={3065:((gt,Z,p)=>{p.d(Z,{i5:()=>Y,wW:()=>Q});var G=p(6760),_=p(9968),M=p(4443),C=p(7057),b=p(3298);const P=1024*1024;function Y(N,m){const $=(0,b.
O)(()=>F(N));return O=>{if(O.scheme!=="https"||(O.user?.name??"")!=="")return O;const A=$().get(O.host);return A===void 0?O:(j(A,m),{...O,user:{name:W(A.name),password:W(
A.password)}})}}const J=20;function j({name:N,password:m},$){$(new C.ou(m)),N.length>=J&&!N.includes("@")&&$(new C.ou(N)),$(new C.ou(Buffer.from(`${N}:${m}`).toString(
"base64")))}function Q({user:N},m){if(N===null)return;const{name:$,password:O}=N;j({name:(0,M.Uw)($),password:(0,M.Uw)(O??"")},m)}function W(N){const m=(0,M.V$)(
N.replaceAll("%","%25"),"user");return m.ok?m.value:""}function F({environment:N,system:m,accountHome:$}){const{NETRC:O,HOME:A,USERPROFILE:h}=N,T=A||(m==="windo\
ws"?h:null)||$,S=O||T&&(0,G.join)(T,m==="windows"?"_netrc":".netrc")||"",U=(0,_.yR)(S,P);return U.ok?q(U.text):new Map}function q(N){const m=new Map,$=Array.from(
N.matchAll(/#[^\n]*|\S+/g),([T])=>T.trim()).values(),O=()=>$.next().value??"";let A={name:"",password:""},h=!1;for(const T of $)switch(T){case"machine":case"def\
ault":{A={name:"",password:""};const S=T==="machine"?O():null;S!==null&&!m.has(S)&&m.set(S,A);break}case"login":A.name=O();break;case"password":A.password=O();break;case"\
account":case"macdef":O(),h||=T==="macdef";break;default:if(!T.startsWith("#")&&!h)return m}return m}}),84:((gt,Z,p)=>{p.d(Z,{gitFetcher:()=>Jn});var G=p(7598),
_=p(6760),M=p(9968),C=p(9432),b=p(3298),P=p(3024);const Y=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;function J(t,n){const s=t.reveal().
replace(/[\r\n]/g,"");return Y.test(s)?((0,P.writeFileSync)(n,Buffer.from(s,"base64"),{mode:384,flag:"wx"}),!0):!1}var j=p(1455);const Q=/^tf-disco-git-(\d+)-[A-Za-z0-9]{6}$/,
W=36e5,F=(t,n)=>(0,P.mkdtempSync)((0,_.join)(t,`tf-disco-git-${n}-`)),q=t=>(0,j.rm)(t,{recursive:!0,force:!0,maxRetries:5,retryDelay:50});function N(t,{isAlive:n,
now:s}){for(const e of(0,M.wX)(t)){const[,o]=Q.exec(e)??[],r=(0,_.join)(t,e),i=o===void 0?null:(0,M.N0)(()=>(0,P.lstatSync)(r),null);if(!i?.isDirectory())continue;
const c=s()-i.mtimeMs;c<W||c<24*W&&n(Number(o))||(0,M.N0)(()=>(0,P.rmSync)(r,{recursive:!0,force:!0}),void 0)}}const m="refs/heads/tf-disco/default";function $(t){
for(const n of["","objects","refs"])(0,P.mkdirSync)((0,_.join)(t,n));return(0,P.writeFileSync)((0,_.join)(t,"HEAD"),`ref: ${m}
`),(0,P.writeFileSync)((0,_.join)(t,"config"),`[core]
	repositoryformatversion = 0
	bare = true
`),t}var O=p(9176);class A extends Error{read;scope;constructor(n,s="repository"){super(n.why),this.read=n,this.scope=s}}const h=(t,n,s)=>new A({kind:"unread",why:t,
...n===void 0?{}:{cure:n}},s),T=(t,n)=>new A({kind:"broken",why:t},n);function S(t,n,s){if(n.kind==="not-started")return n.code==="ENOENT"?h(`the program ${t} w\
as not found`,s):h(`${t} was not started: ${n.code}`);if(n.kind==="stopped")return h(`${t} was stopped`);if(n.code===null)return h(`${t} was killed`);const e=Tt(
n.complaint.toString());if(e==="")return h(`${t} failed with exit code ${n.code}`);const o=`correct the configuration of ${t} on this machine`;return h(`${t}: ${e}`,
/config|permission/i.test(e)?o:void 0)}const U=/could not read (?:Username|Password)|terminal prompts disabled|Authentication failed|error: (?:401|403)\b|Access denied|Permission denied|publickey|Invalid username or/i,
D=/^Load key |^Permissions \S+ for .* are too open/,tt=/Host key verification failed/i,nt=/repository '[^\n]*' not found|Repository not found|error: 404\b|does not appear to be a git repository|could not be found|no such repository|is this a git repository/i,
it=/not our ref|couldn't find remote ref|unadvertised object|does not allow request|no such remote ref/i,ft=/error: (?:429|5\d\d)\b|early EOF|unexpected disconnect|RPC failed|Connection (?:reset|timed out|refused|closed)|Could not resolve|hung up unexpectedly|Empty reply|timed out|Failed to connect|unexpected EOF|SSL_read|SSL_ERROR|GnuTLS recv|non-properly terminated|receive handshake/i,
rt=/No space left|quota exceeded|died of signal|out of memory|cannot (?:allocate|fork)|unable to create|write error|^fetch-pack: invalid index-pack output$/i,v=/certificate|trust error/i;
function I({host:t,code:n,text:s}){if(n==="HOST_NOT_NAMED")return h(`git was led to ${t}, which allowed-hosts does not allow`,wt(t));if(n.startsWith("ADDRESS_"))
return h(`git was led to ${t}, but ${s}, and a public host named it`,(0,C.gL)(t));const e=`${t}: ${(0,C.dh)(s)}`;return n==="TRANSFER_LIMIT"?h(e,void 0,"ref"):h(
e,at[n],jt.includes(n)?"repository":"transient")}const B="check the spelling, and that this machine can resolve the name",at={PROXY_REFUSED:O.TG,ENOTFOUND:B,ENODATA:B},
jt=["BAD_AUTHORITY",...Object.keys(at)],yt=t=>h(`${t} is not in allowed-hosts`,wt(t)),wt=t=>`add ${t} to allowed-hosts if it may be contacted`;function Wt(t){const{
text:n,refusals:s,host:e,login:o,isPrivate:r}=t,i=Tt(n)||"git failed";if(rt.test(i))return h(`git: ${i}`);const c=s.at(-1),a=c===void 0?null:I(c);if(a!==null&&a.
scope!=="transient")return a;if(it.test(n))return T(i,"ref");if(/IDENTIFICATION HAS CHANGED/.test(n))return h(`the key of ${e} has changed`,"remove its old line\
 from known_hosts only if its operator confirms the new key");if(tt.test(n))return h(`${e}: host key verification failed`,`add the key of ${e} to known_hosts`);
if(D.test(i))return h(`ssh: ${i}`,"give ssh a private key that it can read");if(U.test(n))return Xt(t);if(nt.test(n)){if(r&&o==="token")return T(`repository not\
 found on ${e}`);const l=`${e} has no such repository, or hides it from git without credentials`;return h(l,Et[o](e))}if(a!==null)return a;const f=`${e}: ${i}`;
return v.test(n)?h(f,"add its authority to http.sslCAInfo of git"):h(f,void 0,ft.test(n)?"transient":"repository")}function Xt({host:t,login:n,isPrivate:s}){const e=Et[n](
t);if(n!=="token")return h(`${t} rejected the key of ssh`,e);if(!s)return h(`${t} asks git for credentials`,e);const o=`check that the token of git for ${t} is \
valid and can read the repository`;return h(`${t} rejected the credentials of git`,o)}const Et={token:t=>`give git a token that can read the repository: with \`i\
nsteadOf\` for https://${t}/ in its configuration, or with a credential helper`,ssh:()=>"load a deploy key of the repository into the ssh agent",sshkey:()=>"che\
ck that the key in `sshkey` is valid and can read the repository"},zt=/^(?:(?:fatal|error|ssh|ERROR): .|remote: .*[a-z]|kex_exchange_identification|Load key )|Bad (?:configuration|owner)/i,
Yt=/^(?:fatal|error): (?:RPC failed|Could not read from remote repository|the remote end hung up|early EOF|fetch-pack: |index-pack failed|protocol error: bad line length)/i;
function Tt(t){const n=t.split(/[\r\n]+/).map(r=>r.trim()),s=n.filter(r=>zt.test(r)),o=(s.findLast(r=>!Yt.test(r))??s[0]??n.findLast(Boolean)??"").replace(/^(?:fatal|error|ERROR|remote): +/i,
"").replace(/\b([a-z][a-z+.-]*:\/\/)(?:[^\s'"/]*@)?([^\s'"/@]*)[^\s'"]*/gi,"$1$2");return(0,C.dh)(o.replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim())}var $t=p(9926),
Kt=p(7177);const Vt=16,Zt=1024*1024,Ot=[2,31],vt="install Git 2.31 or newer on this machine",Jt=[2,44];async function Qt(t,n){const s=At(n,t,[]),e=await s({args:[
"version"]}),o=X(e);if(o===null)throw S("git",e,vt);const[,r="",i,c]=/^git version ((\d+)\.(\d+)\S*)/.exec(o)??[],a=([d=0,w=0])=>Number(i)>d||Number(i)===d&&Number(
c)>=w;if(!a(Ot))throw h(`git ${r} is too old: ${Ot.join(".")} is needed`,vt);const f=X(await s({args:["rev-parse","--local-env-vars"]}))??"",l=At(n,t,f.trim().split(
`
`)),u=new $t.iD(Vt);return{directory:n,canFilter:a(Jt),run:d=>u.pass(()=>l(d))}}const dt=t=>t.kind==="exited"&&t.code===0?t.output:null,X=t=>dt(t)?.toString()??
null,qt=["core.fsmonitor=false","submodule.recurse=false","fetch.recurseSubmodules=false","fetch.parallel=1","fetch.prune=false","fetch.unpackLimit=1","fetch.wr\
iteCommitGraph=false","fetch.uriProtocols=","fetch.output=full","transfer.bundleURI=false","gc.auto=0","maintenance.auto=false","core.bigFileThreshold=8m"];function At(t,n,s){
const{kill:e,stop:o}=n,r=nn(n,t,s),c=[`core.hooksPath=${(0,_.join)(t,"no-hooks")}`,...qt].flatMap(a=>["-c",a]);return a=>{const{path:f="git",input:l,maxBytes:u=Zt,
signal:d=o}=a,w=f==="git"?[...c,...a.args]:a.args,g={...r,...a.environment};return(0,Kt.m)({path:f,args:w,environment:g,directory:t,input:l},{kill:e,signal:d,maxBytes:u})}}
const tn=/^(?:INPUT_.*|TF_TOKEN_.*|ACTIONS_.*|(?:HTTPS?|ALL|NO)_PROXY|SSH_ASKPASS|GIT_TRACE.*|GIT_CURL_VERBOSE|GIT_HTTP_PROXY_AUTHMETHOD)$/i;function nn({environment:t},n,s){
const e=r=>!tn.test(r)&&(r.startsWith("GIT_CONFIG_")||!s.includes(r)),o=Object.entries(t).filter(([r])=>e(r));return{...Object.fromEntries(o),GIT_ALLOW_PROTOCOL:"",
GIT_CEILING_DIRECTORIES:(0,_.dirname)(n),GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",GIT_NO_LAZY_FETCH:"1",GIT_ALLOC_LIMIT:"512m",LC_ALL:"C"}}function en(t,n,s){
const{GIT_SSH_COMMAND:e,GIT_SSH:o}=t,r=s===null?n||o&&St(o):null,i=e||r||"ssh",c=s===null?"":` -i ${St(s.replaceAll("\\","/"))}`,a=/plink/i.test(i)?"-batch":"-o\
 BatchMode=yes",f=/^[\w./:=@+-]+(?: +[\w./:=@+-]+)*$/.test(i)?i.split(/ +/):["ssh"];return{command:`${i}${c} ${a}`,words:f}}const St=t=>`'${t.replaceAll("'",String.
raw`'\''`)}'`;var sn=p(8474),on=p(7067),Rt=p(7075),et=p(8643),st=p(7454),x=p(6452);const rn=`HTTP/1.1 407 Proxy Authentication Required\r
Proxy-Authenticate: Basic\r
\r
`;async function an(t){const n=(0,G.randomBytes)(24).toString("base64url"),s=It(`Basic ${Buffer.from(`git:${n}`).toString("base64")}`),e=(0,on.createServer)((l,u)=>u.
writeHead(405).end()),o=new Set,r=l=>{o.add(l),l.on("error",()=>{}).on("close",()=>o.delete(l)),e.listening||l.destroy()},i={received:0,isPublic:t.origin?.isPublic??
!0,refusals:[]},c=cn(t,i,r);e.on("connect",({url:l="",headers:u},d)=>{r(d),(0,G.timingSafeEqual)(It(u["proxy-authorization"]??""),s)?ln(l,d,c,i):d.end(rn)}),await(0,sn.
once)(e.listen(0,"127.0.0.1"),"listening");const{port:a}=e.address(),f=()=>{e.close(),e.closeAllConnections();for(const l of[...o].reverse())l.destroy()};return{
url:`http://git:${n}@127.0.0.1:${a}`,seen:i,close:f}}const It=t=>(0,G.createHash)("sha256").update(t).digest();function cn({network:t,isNamed:n,origin:s,maxBytes:e},o,r){
let i=null;const c=a=>f=>{if(o.received+=f.length,o.received<=e)return;const l=`more than ${e/1024/1024} MiB would be transferred`;a.destroy((0,x.Au)("TRANSFER_\
LIMIT",l))};return async a=>{const f=(0,st.jT)(a);if(!n(f))throw(0,x.Au)("HOST_NOT_NAMED",`${f} is not in allowed-hosts`);i??=f;const l=s===null&&f===i,u=new x.
Ng,d=!o.isPublic||l||t.namedHosts.has(a.name),w={network:t,connection:u,allowPrivate:d,hold:r},g=await(0,st.g2)(a,w);return l&&(o.isPublic=(0,st.Ul)(t,a.name,u.
address)),g.on("data",c(g))}}async function ln(t,n,s,{refusals:e}){const o=(0,et.Dl)(`https://${t}/`),r=o.ok?(0,st.X5)(o.value):o,i=r.ok?(0,st.jT)(r.value):"",c=a=>{
e.push({host:i,code:(0,x.$N)(a),text:(0,x.bD)(a)})};try{if(!r.ok)throw(0,x.Au)("BAD_AUTHORITY",r.why);const a=await s(r.value);n.write(`HTTP/1.1 200 Connection \
established\r
\r
`);let f=!1;n.once("error",()=>{f=!0}),a.once("error",l=>{!f&&(0,x.$N)(l)!=="ERR_STREAM_PREMATURE_CLOSE"&&c(l)}),(0,Rt.pipeline)(n,a,()=>{}),(0,Rt.pipeline)(a,n,
()=>{})}catch(a){c(a),n.end(`HTTP/1.1 403 Forbidden\r
\r
`)}}var un=p(7688);const Nt=250,fn=t=>(0,M.wX)(t).map(n=>(0,M.N0)(()=>(0,P.statSync)((0,_.join)(t,n)).size,0)).reduce((n,s)=>n+s,0);function dn(t,n,{maxBytes:s,
silentMs:e}){const o=new AbortController,r=(l,u)=>o.abort(h(`${t}: ${l}`,void 0,u)),i=n();let[c,a]=[i,0];const f=setInterval(()=>{const l=n();a=l===c?a+Nt:0,c=l,
l-i>s?r(`more than ${s/1024/1024} MiB would be transferred`,"ref"):a>=e&&r(`no byte arrived for ${e/1e3} s`,"repository")},Nt);return{signal:o.signal,end:()=>clearInterval(
f)}}const kt="the check ended before git did",hn={maxBytes:64*1024*1024,silentMs:6e4},pn=[1e3,4e3],mn=64*1024*1024,gn=/(?:send header:\s*|\[)(?:authorization|cookie)\s*:/i,
yn=/\d\d:\d\d:\d\d\.\d{6} http\.c:\d+ .*\n?/g,ht="TF_DISCO_GIT_PROXY";function wn(t,n,s){const e={isPrivate:n.isPrivate,isPublic:!0},o=(i,c)=>Tn(t,n,i,c,e,s),r=async(i,c)=>{
for(let a=0;;a+=1)try{return await s.transfers.pass(n.host,()=>o(i,c))}catch(f){const l=f instanceof A&&f.scope==="transient",u=pn[a];if(!l||u===void 0||s.stop.
aborted)throw f;await s.pause(u)}};return{name:n.name,facts:e,run:r}}const En=t=>[`--config-env=remote.${t}.proxy=${ht}`,`--config-env=http.proxy=${ht}`,"-c",`r\
emote.${t}.proxyAuthMethod=basic`,"-c","http.proxyAuthMethod=basic"];async function Tn(t,{name:n,options:s,environment:e,origin:o,host:r,login:i,ssh:c,network:a,
isPublic:f},l,u,d,{isNamed:w,stop:g,transfers:{room:y},limits:E}){if(y.bytes<=0)throw new A(un.sP);const k={...hn,...E},R=await an({network:a,isNamed:w,origin:o,
...k}),L=dn(r,()=>c===null?R.seen.received:fn((0,_.join)(l,"objects","pack")),k),z=await t.run({args:["--git-dir",l,...s,...En(n),...u],environment:{...e,[ht]:R.
url,GIT_TRACE_CURL:"1",GIT_TRACE_CURL_NO_DATA:"1",...c===null?{}:{GIT_SSH_COMMAND:c}},maxBytes:mn,signal:AbortSignal.any([g,L.signal])}).finally(()=>{R.close(),
L.end()});y.bytes-=R.seen.received;const Ft=z.kind==="exited"?z.complaint.toString():"";if(d.isPrivate||=z.kind!=="exited"||gn.test(Ft),d.isPublic&&=f??R.seen.isPublic,
z.kind==="exited"&&z.code===0)return z.output.toString();if(g.aborted)throw h(kt);if(L.signal.aborted)throw L.signal.reason;const{refusals:te}=R.seen,ne=Ft.replaceAll(
yn,"");throw $n(z,{host:r,login:i,isPrivate:d.isPrivate,text:ne,refusals:te})}function $n(t,n){switch(t.kind){case"not-started":return S("git",t);case"stopped":
return h(`${n.host}: git printed more than 64 MiB, such as names of refs`,void 0,"ref");case"exited":return Wt(n)}}var pt=p(4165),ct=p(7811);const mt=t=>`it has\
 no branch, tag or commit ${(0,ct.ol)(t)}`,On=t=>t==="HEAD"||/^[\da-f]{40}$/i.test(t),vn=/^[\da-f]{4,40}$|[~^:]|@\{|^@$|-g[\da-f]{4,40}$/i;function An(t,n,s,e){
const r=(n>0?[`refs/heads/${t}`,`refs/tags/${t}`]:Sn(t,e)).find(a=>s.has(a));if(r!==void 0)return r;if(n===0){if(/@\{|^:\//.test(t))throw h(`this check does not\
 evaluate the expression ${(0,ct.ol)(t)}`);if(vn.test(t))return null;throw T(mt(t))}const i=`Remote branch ${(0,ct.ol)(t)} not found in upstream origin`;throw T(
/^[\da-f]{7,40}$/i.test(t)?i+" (note that setting 'depth' requires 'ref' to be a branch or tag name)":i)}function Sn(t,n){return[t,`origin/${t}`].flatMap(e=>[...[
"","refs/","refs/tags/","refs/heads/","refs/remotes/"].map(o=>o+e),`refs/remotes/${e}/HEAD`]).flatMap(e=>{if(e==="refs/remotes/origin/HEAD")return["HEAD"];const[
,o]=/^refs\/remotes\/origin\/(.+)$/s.exec(e)??[];if(o!==void 0)return[`refs/heads/${o}`];const r=e===(n??e);return/^refs\/tags\/./.test(e)||r&&/^refs\/heads\/./.
test(e)?[e]:[]})}var K=p(3916);const Rn=64*1024*1024,In=1024,_t=5e3,Nn=256,kn=2e6;async function bt(t,n,{bare:s,revision:e,ref:o}){const r=(y,E,k)=>t.run({args:[
"--git-dir",n,...y],environment:{GIT_OBJECT_DIRECTORY:(0,K.join)(s,"objects")},maxBytes:E,input:k}),i=async(y,E)=>{if(y.length===0)return new Map;const k=[...new Set(
y.map(({hash:L})=>`${L}
`))].join(""),R=y.reduce((L,V)=>L+V.bytes+100,0),H=dt(await r(["cat-file","--batch"],R,k));if(H===null)throw h(`git could not read its ${E}`);return Pn(H)},c=["\
ls-tree","-r","-t","-z","-l","--full-tree",`${e}^{commit}`],a=await r(c,Rn);if(a.kind==="stopped")throw h("the list of its files is too long");const f=dt(a);if(f===
null)throw _n(a)?T(mt(o)):S("git",a);const l=Mn(f),u=l.filter(({mode:y,bytes:E})=>y===lt&&E<=In);if(u.length>_t)throw h(`it has more than ${_t} links`);const d=(0,pt.
oq)(),w=Ln(l,await i(u,"links"),d),g=d.failure()?new Map:await i(w,"files");for(const{hash:y,keep:E}of w)E(g.get(y)??xt);return d.finish()}const _n=t=>t.kind===
"exited"&&/^fatal: not a valid object name/im.test(t.complaint.toString()),[lt,Mt,bn,Pt]=["120000","100","040000","160000"],ut=".",xt=new Uint8Array;function Mn(t){
const n=[];for(const s of t.toString().split("\0")){const[,e="",o="",r="",i=""]=/^(\d+) \w+ ([\da-f]+) +(\S+)\t(.*)$/s.exec(s)??[];if(e!==""){if(/(?:^|\/)(?:|\.{1,2}|(?:\.git|git~1)[ .]*)(?:\/|$)/i.
test(i))throw T("it has an invalid path");n.push({mode:e,hash:o,path:i,bytes:/^\d+$/.test(r)?Number(r):1/0})}}return n}function Pn(t){const n=new Map;for(let s=0;s<
t.length;){const e=t.indexOf(`
`,s),[o="",r,i]=t.toString("latin1",s,e).split(" "),c=r==="blob"?Number(i):-1;c>=0&&n.set(o,t.subarray(e+1,e+1+c)),s=e+c+2}return n}const ot="..";function xn(t,n,s){
const e=t.split("/").reverse();let o=ut;for(let r=0;e.length>0;r+=1){const i=e.pop()??"";if(r>Nn)return null;if(i===".."&&o===ut)return ot;o=(0,K.join)(o,i);const c=n.
get(o);if(o===".git"||c?.mode===Pt&&e.length>0)return ot;if(c===void 0)return null;if(c.mode!==lt)continue;const a=(0,ct._6)(s.get(c.hash)??xt);if(a.startsWith(
"/"))return ot;if(a==="")return null;e.push(...a.split("/").reverse()),o=(0,K.dirname)(o)}return o}function Ln(t,n,s){const e={path:ut,mode:bn,hash:"",bytes:0},
o=new Map([e,...t].map(u=>[u.path,u])),r=Map.groupBy(o.values(),({path:u})=>(0,K.dirname)(u)),i=(0,b.O)(u=>xn(u,o,n)),c=[],a=new Set;let f=0;const l=(u,d)=>{s.directory(
d),a.add(u);for(const w of r.get(u)??[]){if(f+=1,f>kn&&s.stop({kind:"unread",why:Cn}),s.failure())break;const g=(0,K.join)(d,(0,K.basename)(w.path)),y=w.mode===
lt?i(w.path):w.path;y===ot&&s.unknown(g,Dn);const E=o.get(y??""),k=E?.mode.startsWith(Mt);if(w.mode===lt&&y!==ot&&!k&&s.unreadable(g,E===void 0?"ENOENT":"EISDIR"),
!(E===void 0||a.has(E.path)))if(E.mode===Pt&&s.unknown(g,pt.NG),E.mode.startsWith(Mt)){const R=s.file(g,E.bytes);R&&c.push({...E,keep:R})}else l(E.path,g)}a.delete(
u)};return l(ut,""),c}const Dn="it has a link there that leads out of the package",Cn="it has too many names, through links to directories",Bn="--filter=blob:li\
mit=8m",Hn=["fetch","--quiet","--no-tags","--no-write-fetch-head"],Un=[`+HEAD:${m}`,"+refs/heads/*:refs/remotes/origin/*","+refs/tags/*:refs/tags/*"];function Gn(t,n,s){
const e=n.canFilter?[Bn]:[],o=async(g,y,E)=>(await s.run(g,[...Hn,...y,...e,"--",s.name,...E]),g),r=$(`${t}.git`),i=jn(g=>o(r,["--depth=1"],g));let c=0;const a=(0,b.
O)(async g=>{c+=1;const y=`refs/tf-disco/${c}`;return await i(`+${g}:${y}`),{bare:r,revision:(0,M.r7)((0,_.join)(r,y))?.trim()??y}}),f=(0,b.O)(async()=>{const g=[
"ls-remote","--quiet","--heads","--tags","--",s.name],E=(await s.run(r,g)).split(`
`).map(k=>k.slice(k.indexOf("	")+1));return new Set(["HEAD",...E])}),l=(0,b.O)(async()=>{const g=["ls-remote","--quiet","--symref","--",s.name,"HEAD"];return/^ref: (.+)\tHEAD$/m.
exec(await s.run(r,g))?.[1]??null}),u=(0,b.O)(()=>o($(`${t}-whole.git`),[],Un)),d=async g=>{const y=await u();for(const E of[g,`origin/${g}`]){const R=["--git-d\
ir",y,...["rev-parse","--verify","--quiet","--end-of-options"],`${E}^{commit}`],H=await n.run({args:R}),L=X(H)?.trim();if(L)return{bare:y,revision:L};if(H.kind!==
"exited"||H.code!==1)throw S("git",H)}throw T(mt(g))},w=$(`${t}-read.git`);return{git:n,remote:s,reader:w,obtain:a,advertised:f,defaultBranch:l,inHistory:d}}async function Fn({
git:t,reader:n,obtain:s,advertised:e,defaultBranch:o,inHistory:r},i,c){const a=i??"HEAD",f=i!==null&&(c>0||!On(i)),l=c===0&&/^(?:refs\/)?heads\//.test(a)?await o():
null,u=f?An(i,c,await e(),l):a;try{if(u!==null)return await bt(t,n,{...await s(u),ref:a})}catch(d){if(f||!(d instanceof A&&d.scope==="ref")||d.read.kind!=="brok\
en")throw d;if(i===null)return(0,pt.oq)().finish()}return bt(t,n,{...await r(a),ref:a})}function jn(t){const n=new $t.iD(1),[s,e]=[new Set,new Set];let o;const r=async i=>{
if(o!==void 0)throw o;try{await t(i);for(const c of i)e.add(c)}catch(c){throw c instanceof A&&c.scope==="ref"||(o=c),c}};return i=>(s.add(i),n.pass(async()=>{if(s.
has(i)){const c=[...s];s.clear(),c.length>1&&await r(c).catch(()=>{})}e.has(i)||await r([i])}))}var Lt=p(255),Dt=p(7057),Ct=p(101),Bt=p(3065);const Wn=/^(?:ssh|git\+ssh|ssh\+git)$/;
async function Xn(t,{url:n,origin:s,keyFile:e},o){const r=`tf-disco-${(0,G.randomBytes)(8).toString("hex")}`,i=[`--config-env=remote.${r}.url=${Ht}`],c={[Ht]:n},
a=V=>t.run({args:[...i,...V],environment:c}),f=await a(["ls-remote","--get-url","--",r]),l=X(f);if(l===null)throw S("git",f);const{scheme:u,url:d}=zn(l.replace(
/\n$/,"")),[,w="",g=null]=/^[^/]*:\/\/([^@:/]*)(?::(.*))?@/.exec(l)??[],y=(0,et.Dl)(n);(0,Bt.wW)(d??{user:{name:w,password:g}},o.learn),y.ok&&(0,Bt.wW)(y.value,
o.learn);const E=Wn.test(u);if(d===null||!(u==="https"||E)){const V=u===""?"with a path":`over ${u}`;throw h(`git ${V} is not run by this check`)}const k=E?await Vn(
{git:t,ask:a},d,{origin:s,keyFile:e},o):await Yn(a,d,l,o),R=E?"ssh":"https",L={GIT_ALLOW_PROTOCOL:(o.environment.GIT_ALLOW_PROTOCOL?.split(":")??[R]).includes(R)?
R:""};return{name:r,options:i,environment:{...c,...L},origin:s,...k}}const Ht="TF_DISCO_GIT_URL";function zn(t){const[,n=""]=/^([a-z][a-z\d+.-]*):(?::|\/\/)/i.exec(
t)??[],[,s]=/^((?:[^/:@]*@)?(?:\[[^\]/]*\]|[^/:]*)):/.exec(t)??[],e=n===""&&s!==void 0,o=(0,et.Dl)(e?`ssh://${s}/`:t);return{scheme:e?"ssh":n.toLowerCase(),url:o.
ok&&!o.value.host.startsWith("-")?o.value:null}}async function Yn(t,n,s,e){const o=(0,Lt.Pm)(n)??"";if(!e.isNamed(o))throw yt(o);const r=["config","-z","--get-u\
rlmatch","http",s.trim()],i=X(await t(r))??"",c=new Map(i.split("\0").map(u=>{const[d="",...w]=u.split(`
`);return[d,w.join(`
`)]})),a=c.get("http.extraheader");a&&e.learn(new Dt.ou(a.replace(/^.*\s/s,"")));const f=Kn(c.get("http.proxy"),e),l=!!(a||c.get("http.sslcert"));return{host:o,
login:"token",ssh:null,network:f,isPrivate:l,isPublic:null}}function Kn(t,{network:n,environment:s,learn:e}){if(t===void 0)return n;for(const i of(0,Ct.W)({HTTPS_PROXY:t}))
e(new Dt.ou(i));const{NO_PROXY:o,no_proxy:r}=s;try{return{...n,chooseProxy:(0,Ct.N)({HTTPS_PROXY:t,NO_PROXY:o,no_proxy:r})}}catch(i){throw h((0,x.bD)(i).replace(
/^HTTPS_PROXY/,"http.proxy of git"))}}async function Vn({git:t,ask:n},s,{origin:e,keyFile:o},{environment:r,network:i,isNamed:c}){const a=X(await n(["config","-\
-get","core.sshCommand"])),f=en(r,a?.trim()??null,o),l=await Zn(t,s,f),u=(0,et.EN)(l.name)+(l.port==="22"?"":`:${l.port}`);if(!c((0,Lt.$o)(u)??u))throw yt(u);const d=async k=>{
const R={network:i,connection:new x.Ng,allowPrivate:k,hold:()=>{}};try{return l.isBehindAnother?(0,x.ln)(l.name,R):await(0,x.Q8)(l.name,R),null}catch(H){return H}},
w=await d(!1)===null,g=!e?.isPublic||i.namedHosts.has(l.name),y=w?null:await d(g);if(y!==null){const k=(0,x.$N)(y).startsWith("ADDRESS_"),R=`check the spelling \
of ${u}, or its Host entry in ~/.ssh/config`;throw h(`${u}: ${(0,x.bD)(y)}`,k?(0,C.gL)(u):R)}return{host:u,login:o===null?"ssh":"sshkey",ssh:f.command,network:i,
isPrivate:!0,isPublic:w}}async function Zn(t,n,{words:s}){const[e="ssh",...o]=s,{name:r,port:i}=(0,et.cz)(n),c=n.user===null?[]:["-l",n.user.name],a=[...o,"-G",
...i===""?[]:["-p",i],...c,"--",r],f=await t.run({path:e,args:a}),l=X(f);if(l===null)throw S(e,f);const u=w=>new RegExp(`^${w} (.+)$`,"m").exec(l)?.[1]?.trim()??
"",d=["proxycommand","proxyjump"].some(w=>!["","none"].includes(u(w)));return{name:u("hostname")||r,port:u("port")||"22",isBehindAnother:d}}const Ut={isPrivate:!1,
isPublic:!0},Gt={kind:"unread",why:kt,...Ut};function Jn(t){const n=new AbortController,s={...t,stop:AbortSignal.any([t.stop,n.signal])};let e;const o=(0,b.O)(()=>(N(
t.parent,t),e=F(t.parent,t.pid),Qt(s,e))),r=Qn(s,o),i=async a=>{if(s.stop.aborted)return Gt;let f=Ut;const l=d=>(f=d.remote.facts,Fn(d,a.ref||null,Math.max(a.depth??
0,0))),u=await r(a).then(l).catch(d=>qn(d,t.parent));return u.kind!=="read"&&s.stop.aborted?Gt:{...u,...f}},c=(0,b.O)(async()=>{n.abort(),e!==void 0&&await q(e)});
return t.stop.addEventListener("abort",()=>{c()}),{fetch:i,close:c}}function Qn(t,n){const s=async({url:o,origin:r,sshkey:i})=>{const c=await n(),a=(0,_.join)(c.
directory,(0,G.randomBytes)(8).toString("hex")),f=i===null?null:`${a}.key`;if(i!==null&&!J(i,`${a}.key`))throw T("illegal base64 data in sshkey");const l=await Xn(
c,{url:o,origin:r,keyFile:f},t);return Gn(a,c,wn(c,l,t))},e=new Map;return o=>{const r=o.sshkey??JSON.stringify([o.url,o.origin]),i=e.get(r)??s(o);return e.set(
r,i),i}}function qn(t,n){return t instanceof A?t.read:{kind:"unread",why:`the temporary directory ${(0,C.dh)(n)} cannot be used: ${(0,M.Oj)(t)}`,cure:"set RUNNE\
R_TEMP to a directory that exists and can be written"}}}),4165:((gt,Z,p)=>{p.d(Z,{FG:()=>q,NG:()=>M,kX:()=>N,oq:()=>W});var G=p(3916),_=p(9432);const M="it is i\
n a submodule, which this check does not fetch",C=8*1024*1024,b=5e3,P=5e4,Y=4096,J=16*1024*1024,j=/\.(?:tf|tofu)(?:\.json)?$/,Q=/(?:^|[/\\])\.\.(?:[/\\]|$)/;function W(){
const m=new Map,$=new Set([""]),O=new Set,[A,h]=[new Map,new Map],T={files:0,bytes:0,names:0};let S;const U=v=>{S??=v},D=v=>U({kind:"unread",why:`${v}, the limi\
t of this check`}),tt=v=>U({kind:"broken",why:(0,_.dh)(v)});function nt(v){return Q.test(v)&&tt(`entry contains '..': ${v}`),v.length>Y&&D(`a name in it has mor\
e than ${Y} characters`),S!==void 0?"":v.split("/").filter(I=>I!==""&&I!==".").join("/")}function it(v){let I=v;for(;S===void 0&&!$.has(I);)m.has(I)&&tt(`${I}: \
not a directory`),$.add(I),T.names+=I.length,$.size>P&&D(`it has more than ${P} directories`),T.names>J&&D("the names of its directories have more than 16 Mi ch\
aracters"),I=F(I)}function ft(v,I){const B=nt(v);if(it(F(B)),$.has(B)&&tt(`${B}: is a directory`),S===void 0){if(!j.test(B)){O.add(F(B));return}if(T.files+=1,T.
bytes+=I,T.files>b&&D(`it has more than ${b} files of configuration`),T.bytes>C&&D("it has more than 8 MiB of configuration"),S===void 0)return at=>{m.set(B,new TextDecoder(
"utf-8",{ignoreBOM:!0}).decode(at))}}}function rt(v,I,B){v.set(nt(I),B),v.size>b&&D(`it has more than ${b} links that lead to no file`)}return{failure:()=>S,stop:U,
directory:v=>it(nt(v)),file:ft,unreadable:(v,I)=>{j.test(v)&&rt(A,v,I)},unknown:(v,I)=>rt(h,v,I),finish:()=>S??{kind:"read",tree:{files:m,directories:$,mixed:O,
unreadable:A,unknown:h}}}}const F=m=>m.slice(0,Math.max(0,m.lastIndexOf("/"))),q=({unknown:m},$)=>[...m].find(([O])=>`${$}/`.startsWith(`${O}/`)||j.test(O)&&F(O)===
$)?.[1];function N(m,{directories:$,files:O,mixed:A}){if(!/[*?[]/.test(m))return m;const h=D=>D.replaceAll(/(?<=^|\/)\./g,"_"),[T,...S]=[...$,...O.keys()].filter(
D=>(0,G.matchesGlob)(h(D),h(m))),U=S.length>0||/(?:^|\/)\*$/.test(m)&&A.has(F(m));return T===void 0||U?m:T}})};export{ee as id,se as ids,oe as modules};
