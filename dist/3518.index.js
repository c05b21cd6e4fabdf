const Tn=3518,vn=[3518],On={3065:((ht,et,p)=>{p.d(et,{i5:()=>H,wW:()=>y});var B=p(6760),U=p(9968),K=p(4443),m=p(7057),C=p(3298);const J=1024*1024;function H(R,$){
const I=(0,C.O)(()=>Q(R));return T=>{if(T.scheme!=="https"||(T.user?.name??"")!=="")return T;const b=I().get(T.host);return b===void 0?T:(tt(b,$),{...T,user:{name:M(
b.name),password:M(b.password)}})}}const q=20;function tt({name:R,password:$},I){I(new m.ou($)),R.length>=q&&!R.includes("@")&&I(new m.ou(R)),I(new m.ou(Buffer.
from(`${R}:${$}`).toString("base64")))}function y({user:R},$){if(R===null)return;const{name:I,password:T}=R;tt({name:(0,K.Uw)(I),password:(0,K.Uw)(T??"")},$)}function M(R){
const $=(0,K.V$)(R.replaceAll("%","%25"),"user");return $.ok?$.value:""}function Q({environment:R,system:$,accountHome:I}){const{NETRC:T,HOME:b,USERPROFILE:A}=R,
S=b||($==="windows"?A:null)||I,D=T||S&&(0,B.join)(S,$==="windows"?"_netrc":".netrc")||"",j=(0,U.yR)(D,J);return j.ok?st(j.text):new Map}function st(R){const $=new Map,
I=Array.from(R.matchAll(/#[^\n]*|\S+/g),([S])=>S.trim()).values(),T=()=>I.next().value??"";let b={name:"",password:""},A=!1;for(const S of I)switch(S){case"mach\
ine":case"default":{b={name:"",password:""};const D=S==="machine"?T():null;D!==null&&!$.has(D)&&$.set(D,b);break}case"login":b.name=T();break;case"password":b.password=
T();break;case"account":case"macdef":T(),A||=S==="macdef";break;default:if(!S.startsWith("#")&&!A)return $}return $}}),765:((ht,et,p)=>{p.d(et,{Df:()=>J,Xi:()=>K,
ZQ:()=>A,gy:()=>m,mw:()=>C,y2:()=>D});var B=p(9432),U=p(9176);class K extends Error{read;scope;constructor(h,P="repository"){super(h.why),this.read=h,this.scope=
P}}const m=(f,h,P)=>new K({kind:"unread",why:f,...h===void 0?{}:{cure:h}},P),C=(f,h)=>new K({kind:"broken",why:f},h);function J(f,h,P){if(h.kind==="not-started")
return h.code==="ENOENT"?m(`the program ${f} was not found`,P):m(`${f} was not started: ${h.code}`);if(h.kind==="stopped")return m(`${f} was stopped`);if(h.code===
null)return m(`${f} was killed`);const _=Y(h.complaint.toString());if(_==="")return m(`${f} failed with exit code ${h.code}`);const k=`correct the configuration\
 of ${f} on this machine`;return m(`${f}: ${_}`,/config|permission/i.test(_)?k:void 0)}const H=/could not read (?:Username|Password)|terminal prompts disabled|Authentication failed|error: (?:401|403)\b|Access denied|Permission denied|publickey|Invalid username or/i,
q=/^Load key |^Permissions \S+ for .* are too open/,tt=/Host key verification failed/i,y=/repository '[^\n]*' not found|Repository not found|error: 404\b|does not appear to be a git repository|could not be found|no such repository|is this a git repository/i,
M=/not our ref|couldn't find remote ref|unadvertised object|does not allow request|no such remote ref/i,Q=/error: (?:429|5\d\d)\b|early EOF|unexpected disconnect|RPC failed|Connection (?:reset|timed out|refused|closed)|Could not resolve|hung up unexpectedly|Empty reply|timed out|Failed to connect|unexpected EOF|SSL_read|SSL_ERROR|GnuTLS recv|non-properly terminated|receive handshake/i,
st=/No space left|quota exceeded|died of signal|out of memory|cannot (?:allocate|fork)|unable to create|write error|^fetch-pack: invalid index-pack output$/i,R=/certificate|trust error/i;
function $({host:f,code:h,text:P}){if(h==="HOST_NOT_NAMED")return m(`git was led to ${f}, which allowed-hosts does not allow`,S(f));if(h.startsWith("ADDRESS_"))
return m(`git was led to ${f}, but ${P}, and a public host named it`,(0,B.gL)(f));const _=`${f}: ${(0,B.dh)(P)}`;return h==="TRANSFER_LIMIT"?m(_,void 0,"ref"):m(
_,T[h],b.includes(h)?"repository":"transient")}const I="check that this machine can resolve the name, or have the URL that names it corrected",T={...U.Yq,ENOTFOUND:I,
ENODATA:I},b=["BAD_AUTHORITY",...Object.keys(T)].filter(f=>f!=="PROXY_NOT_REACHED"),A=f=>m(`${f} is not in allowed-hosts`,S(f)),S=f=>`add ${f} to allowed-hosts \
if it may be contacted`;function D(f){const{text:h,refusals:P,host:_,login:k,isPrivate:W}=f,z=Y(h)||"git failed";if(st.test(z))return m(`git: ${z}`);const at=P.
at(-1),nt=at===void 0?null:$(at);if(nt!==null&&nt.scope!=="transient")return nt;if(M.test(h))return C(z,"ref");if(/IDENTIFICATION HAS CHANGED/.test(h))return m(
`the key of ${_} has changed`,"remove its old line from known_hosts only if its operator confirms the new key");if(tt.test(h))return m(`${_}: host key verificat\
ion failed`,`add the key of ${_} to known_hosts`);if(q.test(z))return m(`ssh: ${z}`,"give ssh a private key that it can read");if(H.test(h))return j(f);if(y.test(
h)){if(W&&k==="token")return C(`repository not found on ${_}`);const lt=`${_} has no such repository, or hides it from git without credentials`;return m(lt,G[k](
_))}if(nt!==null)return nt;const ct=`${_}: ${z}`;return R.test(h)?m(ct,"add its authority to http.sslCAInfo of git"):m(ct,void 0,Q.test(h)?"transient":"reposito\
ry")}function j({host:f,login:h,isPrivate:P}){const _=G[h](f);if(h!=="token")return m(`${f} rejected the key of ssh`,_);if(!P)return m(`${f} asks git for creden\
tials`,_);const k=`check that the token of git for ${f} is valid and can read the repository`;return m(`${f} rejected the credentials of git`,k)}const G={token:f=>`\
give git a token that can read the repository: with \`insteadOf\` for https://${f}/ in its configuration, or with a credential helper`,ssh:()=>"load a deploy ke\
y of the repository into the ssh agent",sshkey:()=>"check that the key in `sshkey` is valid and can read the repository"},x=/^(?:(?:fatal|error|ssh|ERROR): .|remote: .*[a-z]|kex_exchange_identification|Load key )|Bad (?:configuration|owner)/i,
X=/^(?:fatal|error): (?:RPC failed|Could not read from remote repository|the remote end hung up|early EOF|fetch-pack: |index-pack failed|protocol error: bad line length)/i;
function Y(f){const h=f.split(/[\r\n]+/).map(W=>W.trim()),P=h.filter(W=>x.test(W)),k=(P.findLast(W=>!X.test(W))??P[0]??h.findLast(Boolean)??"").replace(/^(?:fatal|error|ERROR|remote): +/i,
"").replace(/\b([a-z][a-z+.-]*:\/\/)(?:[^\s'"/]*@)?([^\s'"/@]*)[^\s'"]*/gi,"$1$2");return(0,B.dh)(k.replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim())}}),3518:((ht,et,p)=>{
p.d(et,{gitFetcher:()=>un});var B=p(7598),U=p(3024),K=p(1455),m=p(6760),C=p(9968),J=p(9432),H=p(3298);const q=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
function tt(t,n){const o=t.reveal().replace(/[\r\n]/g,"");return q.test(o)?((0,U.writeFileSync)(n,Buffer.from(o,"base64"),{mode:384,flag:"wx"}),!0):!1}var y=p(765),
M=p(7987),Q=p(8474),st=p(7067),R=p(7075),$=p(8643),I=p(7454),T=p(6452);const b=`HTTP/1.1 407 Proxy Authentication Required\r
Proxy-Authenticate: Basic\r
\r
`;async function A(t){const n=(0,B.randomBytes)(24).toString("base64url"),o=S(`Basic ${Buffer.from(`git:${n}`).toString("base64")}`),s=(0,st.createServer)((l,u)=>u.
writeHead(405).end()),e=new Set,r=l=>{e.add(l),l.on("error",()=>{}).on("close",()=>e.delete(l)),s.listening||l.destroy()},i={received:0,isPublic:t.origin?.isPublic??
!0,refusals:[]},a=D(t,i,r);s.on("connect",({url:l="",headers:u},g)=>{r(g),(0,B.timingSafeEqual)(S(u["proxy-authorization"]??""),o)?j(l,g,a,i):g.end(b)}),await(0,Q.
once)(s.listen(0,"127.0.0.1"),"listening");const{port:c}=s.address(),d=()=>{s.close(),s.closeAllConnections();for(const l of[...e].reverse())l.destroy()};return{
url:`http://git:${n}@127.0.0.1:${c}`,seen:i,close:d}}const S=t=>(0,B.createHash)("sha256").update(t).digest();function D({network:t,isNamed:n,origin:o,maxBytes:s},e,r){
let i=null;const a=c=>d=>{if(e.received+=d.length,e.received<=s)return;const l=`more than ${s/1024/1024} MiB would be transferred`;c.destroy((0,T.Au)("TRANSFER_\
LIMIT",l))};return async c=>{const d=(0,I.jT)(c);if(!n(d))throw(0,T.Au)("HOST_NOT_NAMED",`${d} is not in allowed-hosts`);i??=d;const l=o===null&&d===i,u=new T.Ng,
g=!e.isPublic||l||t.namedHosts.has(c.name),E={network:t,connection:u,allowPrivate:g,hold:r},w=await(0,I.g2)(c,E);return l&&(e.isPublic=(0,I.Ul)(t,c.name,u.address)),
w.on("data",a(w))}}async function j(t,n,o,{refusals:s}){const e=(0,$.Dl)(`https://${t}/`),r=e.ok?(0,I.X5)(e.value):e,i=r.ok?(0,I.jT)(r.value):"",a=c=>{s.push({host:i,
code:(0,T.$N)(c),text:(0,T.bD)(c)})};try{if(!r.ok)throw(0,T.Au)("BAD_AUTHORITY",r.why);const c=await o(r.value);n.write(`HTTP/1.1 200 Connection established\r
\r
`);let d=!1;n.once("error",()=>{d=!0}),c.once("error",l=>{!d&&(0,T.$N)(l)!=="ERR_STREAM_PREMATURE_CLOSE"&&a(l)}),(0,R.pipeline)(n,c,()=>{}),(0,R.pipeline)(c,n,()=>{})}catch(c){
a(c),n.end(`HTTP/1.1 403 Forbidden\r
\r
`)}}var G=p(7688);const x="the check ended before git did",X={maxBytes:64*1024*1024,silentMs:6e4},Y=[1e3,4e3],f=64*1024*1024,h=/(?:send header:\s*|\[)(?:authorization|cookie)\s*:/i,
P=/\d\d:\d\d:\d\d\.\d{6} http\.c:\d+ .*\n?/g,_="TF_DISCO_GIT_PROXY";function k(t,n,o){const s={isPrivate:n.isPrivate,isPublic:!0},e=(i,a)=>z(t,n,i,a,s,o),r=async(i,a)=>{
for(let c=0;;c+=1)try{return await o.transfers.pass(n.host,()=>e(i,a))}catch(d){const l=d instanceof y.Xi&&d.scope==="transient",u=Y[c];if(!l||u===void 0||o.stop.
aborted)throw d;await o.pause(u)}};return{name:n.name,facts:s,run:r}}const W=t=>[`--config-env=remote.${t}.proxy=${_}`,`--config-env=http.proxy=${_}`,"-c",`remo\
te.${t}.proxyAuthMethod=basic`,"-c","http.proxyAuthMethod=basic"];async function z(t,{name:n,options:o,environment:s,origin:e,host:r,login:i,ssh:a,network:c,isPublic:d},l,u,g,{
isNamed:E,stop:w,transfers:{room:v},limits:O}){if(v.bytes<=0)throw new y.Xi(G.sP);const L={...X,...O},N=await A({network:c,isNamed:E,origin:e,...L}),F=()=>a===null?
N.seen.received:ct((0,m.join)(l,"objects","pack")),V=F(),Z=lt(r,F,L),ot=await t.run({args:["--git-dir",l,...o,...W(n),...u],environment:{...s,[_]:N.url,GIT_TRACE_CURL:"\
1",GIT_TRACE_CURL_NO_DATA:"1",...a===null?{}:{GIT_SSH_COMMAND:a}},maxBytes:f,signal:AbortSignal.any([w,Z.signal])}).finally(()=>{N.close(),Z.end()});v.bytes-=F()-
V;const Dt=ot.kind==="exited"?ot.complaint.toString():"";if(g.isPrivate||=ot.kind!=="exited"||h.test(Dt),g.isPublic&&=d??N.seen.isPublic,ot.kind==="exited"&&ot.
code===0)return ot.output.toString();if(w.aborted)throw(0,y.gy)(x);if(Z.signal.aborted)throw Z.signal.reason;const{refusals:yn}=N.seen,wn=Dt.replaceAll(P,"");throw at(
ot,{host:r,login:i,isPrivate:g.isPrivate,text:wn,refusals:yn})}function at(t,n){switch(t.kind){case"not-started":return(0,y.Df)("git",t);case"stopped":return(0,y.
gy)(`${n.host}: git printed more than 64 MiB, such as names of refs`,void 0,"ref");case"exited":return(0,y.y2)(n)}}const nt=250,ct=t=>(0,C.wX)(t).map(n=>(0,C.N0)(
()=>(0,U.statSync)((0,m.join)(t,n)).size,0)).reduce((n,o)=>n+o,0);function lt(t,n,{maxBytes:o,silentMs:s}){const e=new AbortController,r=(l,u)=>e.abort((0,y.gy)(
`${t}: ${l}`,void 0,u)),i=n();let[a,c]=[i,0];const d=setInterval(()=>{const l=n();c=l===a?c+nt:0,a=l,l-i>o?r(`more than ${o/1024/1024} MiB would be transferred`,
"ref"):c>=s&&r(`no byte arrived for ${s/1e3} s`,"repository")},nt);return{signal:e.signal,end:()=>clearInterval(d)}}var pt=p(4165),bt=p(9926),ut=p(7811);const mt=t=>`\
it has no branch, tag or commit ${(0,ut.ol)(t)}`,Lt=t=>t==="HEAD"||/^[\da-f]{40}$/i.test(t),Mt=/^[\da-f]{4,40}$|[~^:]|@\{|^@$|-g[\da-f]{4,40}$/i;function kt(t,n,o,s){
const r=(n>0?[`refs/heads/${t}`,`refs/tags/${t}`]:xt(t,s)).find(c=>o.has(c));if(r!==void 0)return r;if(n===0){if(/@\{|^:\//.test(t))throw(0,y.gy)(`this check do\
es not evaluate the expression ${(0,ut.ol)(t)}`);if(Mt.test(t))return null;throw(0,y.mw)(mt(t))}const i=`Remote branch ${(0,ut.ol)(t)} not found in upstream ori\
gin`;throw(0,y.mw)(/^[\da-f]{7,40}$/i.test(t)?i+" (note that setting 'depth' requires 'ref' to be a branch or tag name)":i)}function xt(t,n){return[t,`origin/${t}`].
flatMap(s=>[...["","refs/","refs/tags/","refs/heads/","refs/remotes/"].map(e=>e+s),`refs/remotes/${s}/HEAD`]).flatMap(s=>{if(s==="refs/remotes/origin/HEAD")return[
"HEAD"];const[,e]=/^refs\/remotes\/origin\/(.+)$/s.exec(s)??[];if(e!==void 0)return[`refs/heads/${e}`];const r=s===(n??s);return/^refs\/tags\/./.test(s)||r&&/^refs\/heads\/./.
test(s)?[s]:[]})}var rt=p(3916);const Ct=64*1024*1024,Ht=1024,wt=5e3,jt=256,Bt=2e6;async function gt(t,n,{bare:o,revision:s,ref:e}){const r=(v,O,L)=>t.run({args:[
"--git-dir",n,...v],environment:{GIT_OBJECT_DIRECTORY:(0,rt.join)(o,"objects")},maxBytes:O,input:L}),i=async(v,O)=>{if(v.length===0)return new Map;const L=[...new Set(
v.map(({hash:V})=>`${V}
`))].join(""),N=v.reduce((V,Z)=>V+Z.bytes+100,0),F=(0,M.$$)(await r(["cat-file","--batch"],N,L));if(F===null)throw(0,y.gy)(`git could not read its ${O}`);return Wt(
F)},a=["ls-tree","-r","-t","-z","-l","--full-tree",`${s}^{commit}`],c=await r(a,Ct);if(c.kind==="stopped")throw(0,y.gy)("the list of its files is too long");const d=(0,M.
$$)(c);if(d===null)throw Ut(c)?(0,y.mw)(mt(e)):(0,y.Df)("git",c);const l=Ft(d),u=l.filter(({mode:v,bytes:O})=>v===ft&&O<=Ht);if(u.length>wt)throw(0,y.gy)(`it ha\
s more than ${wt} links`);const g=(0,pt.oq)(),E=Kt(l,await i(u,"links"),g),w=g.failure()?new Map:await i(E,"files");for(const{hash:v,keep:O}of E)O(w.get(v)??vt);
return g.finish()}const Ut=t=>t.kind==="exited"&&/^fatal: not a valid object name/im.test(t.complaint.toString()),[ft,Et,Gt,Tt]=["120000","100","040000","160000"],
dt=".",vt=new Uint8Array;function Ft(t){const n=[];for(const o of t.toString().split("\0")){const[,s="",e="",r="",i=""]=/^(\d+) \w+ ([\da-f]+) +(\S+)\t(.*)$/s.exec(
o)??[];if(s!==""){if(/(?:^|\/)(?:|\.{1,2}|(?:\.git|git~1)[ .]*)(?:\/|$)/i.test(i))throw(0,y.mw)("it has an invalid path");n.push({mode:s,hash:e,path:i,bytes:/^\d+$/.
test(r)?Number(r):1/0})}}return n}function Wt(t){const n=new Map;for(let o=0;o<t.length;){const s=t.indexOf(`
`,o),[e="",r,i]=t.toString("latin1",o,s).split(" "),a=r==="blob"?Number(i):-1;a>=0&&n.set(e,t.subarray(s+1,s+1+a)),o=s+a+2}return n}const it="..";function Xt(t,n,o){
const s=t.split("/").reverse();let e=dt;for(let r=0;s.length>0;r+=1){const i=s.pop()??"";if(r>jt)return null;if(i===".."&&e===dt)return it;e=(0,rt.join)(e,i);const a=n.
get(e);if(e===".git"||a?.mode===Tt&&s.length>0)return it;if(a===void 0)return null;if(a.mode!==ft)continue;const c=(0,ut._6)(o.get(a.hash)??vt);if(c.startsWith(
"/"))return it;if(c==="")return null;s.push(...c.split("/").reverse()),e=(0,rt.dirname)(e)}return e}function Kt(t,n,o){const s={path:dt,mode:Gt,hash:"",bytes:0},
e=new Map([s,...t].map(u=>[u.path,u])),r=Map.groupBy(e.values(),({path:u})=>(0,rt.dirname)(u)),i=(0,H.O)(u=>Xt(u,e,n)),a=[],c=new Set;let d=0;const l=(u,g)=>{o.
directory(g),c.add(u);for(const E of r.get(u)??[]){if(d+=1,d>Bt&&o.stop({kind:"unread",why:zt}),o.failure())break;const w=(0,rt.join)(g,(0,rt.basename)(E.path)),
v=E.mode===ft?i(E.path):E.path;v===it&&o.unknown(w,Yt);const O=e.get(v??""),L=O?.mode.startsWith(Et);if(E.mode===ft&&v!==it&&!L&&o.unreadable(w,O===void 0?"ENOE\
NT":"EISDIR"),!(O===void 0||c.has(O.path)))if(O.mode===Tt&&o.unknown(w,pt.NG),O.mode.startsWith(Et)){const N=o.file(w,O.bytes);N&&a.push({...O,keep:N})}else l(O.
path,w)}c.delete(u)};return l(dt,""),a}const Yt="it has a link there that leads out of the package",zt="it has too many names, through links to directories",Vt="\
--filter=blob:limit=8m",Zt=["fetch","--quiet","--no-tags","--no-write-fetch-head"],Ot="refs/heads/tf-disco/default",Qt=[`+HEAD:${Ot}`,"+refs/heads/*:refs/remote\
s/origin/*","+refs/tags/*:refs/tags/*"];function Jt(t,n,o){const s=n.canFilter?[Vt]:[],e=async(w,v,O)=>(await o.run(w,[...Zt,...v,...s,"--",o.name,...O]),w),r=yt(
`${t}.git`),i=nn(w=>e(r,["--depth=1"],w));let a=0;const c=(0,H.O)(async w=>{a+=1;const v=`refs/tf-disco/${a}`;return await i(`+${w}:${v}`),{bare:r,revision:(0,C.
r7)((0,m.join)(r,v))?.trim()??v}}),d=(0,H.O)(async()=>{const w=["ls-remote","--quiet","--heads","--tags","--",o.name],O=(await o.run(r,w)).split(`
`).map(L=>L.slice(L.indexOf("	")+1));return new Set(["HEAD",...O])}),l=(0,H.O)(async()=>{const w=["ls-remote","--quiet","--symref","--",o.name,"HEAD"];return/^ref: (.+)\tHEAD$/m.
exec(await o.run(r,w))?.[1]??null}),u=(0,H.O)(()=>e(yt(`${t}-whole.git`),[],Qt)),g=async w=>{const v=await u();for(const O of[w,`origin/${w}`]){const N=["--git-\
dir",v,...["rev-parse","--verify","--quiet","--end-of-options"],`${O}^{commit}`],F=await n.run({args:N}),V=(0,M.jH)(F)?.trim();if(V)return{bare:v,revision:V};if(F.
kind!=="exited"||F.code!==1)throw(0,y.Df)("git",F)}throw(0,y.mw)(mt(w))},E=yt(`${t}-read.git`);return{git:n,remote:o,reader:E,obtain:c,advertised:d,defaultBranch:l,
inHistory:g}}const qt=/^v?\d+\.\d+\.\d+$/;async function tn(t,n,o){const{git:s,reader:e,obtain:r,advertised:i,defaultBranch:a,inHistory:c}=t,d=n??"HEAD";if(o===
0&&qt.test(d)){const E=await r(`refs/tags/${d}`).catch(w=>{if(w instanceof y.Xi&&w.read.kind==="broken")return null;throw w});if(E!==null)return gt(s,e,{...E,ref:d})}
const l=n!==null&&(o>0||!Lt(n)),u=o===0&&/^(?:refs\/)?heads\//.test(d)?await a():null,g=l?kt(n,o,await i(),u):d;try{if(g!==null)return await gt(s,e,{...await r(
g),ref:d})}catch(E){if(l||!(E instanceof y.Xi&&E.scope==="ref")||E.read.kind!=="broken")throw E;if(n===null)return(0,pt.oq)().finish()}return gt(s,e,{...await c(
d),ref:d})}function nn(t){const n=new bt.iD(1),[o,s]=[new Set,new Set];let e;const r=async i=>{if(e!==void 0)throw e;try{await t(i);for(const a of i)s.add(a)}catch(a){
throw a instanceof y.Xi&&a.scope==="ref"||(e=a),a}};return i=>(o.add(i),n.pass(async()=>{if(o.has(i)){const a=[...o];o.clear(),a.length>1&&await r(a).catch(()=>{})}
s.has(i)||await r([i])}))}function yt(t){for(const n of["","objects","refs"])(0,U.mkdirSync)((0,m.join)(t,n));return(0,U.writeFileSync)((0,m.join)(t,"HEAD"),`re\
f: ${Ot}
`),(0,U.writeFileSync)((0,m.join)(t,"config"),`[core]
	repositoryformatversion = 0
	bare = true
`),t}var $t=p(255),At=p(7057),St=p(101),_t=p(3065);const en=/^(?:ssh|git\+ssh|ssh\+git)$/;async function sn(t,{url:n,origin:o,keyFile:s},e){const r=`tf-disco-${(0,B.
randomBytes)(8).toString("hex")}`,i=[`--config-env=remote.${r}.url=${Rt}`],a={[Rt]:n},c=Z=>t.run({args:[...i,...Z],environment:a}),d=await c(["ls-remote","--get\
-url","--",r]),l=(0,M.jH)(d);if(l===null)throw(0,y.Df)("git",d);const{scheme:u,url:g}=on(l.replace(/\n$/,"")),[,E="",w=null]=/^[^/]*:\/\/([^@:/]*)(?::(.*))?@/.exec(
l)??[],v=(0,$.Dl)(n);(0,_t.wW)(g??{user:{name:E,password:w}},e.learn),v.ok&&(0,_t.wW)(v.value,e.learn);const O=en.test(u);if(g===null||!(u==="https"||O)){const Z=u===
""?"with a path":`over ${u}`;throw(0,y.gy)(`git ${Z} is not run by this check`)}const L=O?await cn({git:t,ask:c},g,{origin:o,keyFile:s},e):await rn(c,g,l,e),N=O?
"ssh":"https",V={GIT_ALLOW_PROTOCOL:(e.environment.GIT_ALLOW_PROTOCOL?.split(":")??[N]).includes(N)?N:""};return{name:r,options:i,environment:{...a,...V},origin:o,
...L}}const Rt="TF_DISCO_GIT_URL";function on(t){const[,n=""]=/^([a-z][a-z\d+.-]*):(?::|\/\/)/i.exec(t)??[],[,o]=/^((?:[^/:@]*@)?(?:\[[^\]/]*\]|[^/:]*)):/.exec(
t)??[],s=n===""&&o!==void 0,e=(0,$.Dl)(s?`ssh://${o}/`:t);return{scheme:s?"ssh":n.toLowerCase(),url:e.ok&&!e.value.host.startsWith("-")?e.value:null}}async function rn(t,n,o,s){
const e=(0,$t.Pm)(n)??"";if(!s.isNamed(e))throw(0,y.ZQ)(e);const r=["config","-z","--get-urlmatch","http",o.trim()],i=(0,M.jH)(await t(r))??"",a=new Map(i.split(
"\0").map(u=>{const[g="",...E]=u.split(`
`);return[g,E.join(`
`)]})),c=a.get("http.extraheader");c&&s.learn(new At.ou(c.replace(/^.*\s/s,"")));const d=an(a.get("http.proxy"),s),l=!!(c||a.get("http.sslcert"));return{host:e,
login:"token",ssh:null,network:d,isPrivate:l,isPublic:null}}function an(t,{network:n,environment:o,learn:s}){if(t===void 0)return n;for(const i of(0,St.W)({HTTPS_PROXY:t}))
s(new At.ou(i));const{NO_PROXY:e,no_proxy:r}=o;try{return{...n,chooseProxy:(0,St.N)({HTTPS_PROXY:t,NO_PROXY:e,no_proxy:r})}}catch(i){throw(0,y.gy)((0,T.bD)(i).replace(
/^HTTPS_PROXY/,"http.proxy of git"))}}async function cn({git:t,ask:n},o,{origin:s,keyFile:e},{environment:r,network:i,isNamed:a}){const c=(0,M.jH)(await n(["con\
fig","--get","core.sshCommand"])),d=(0,M.o6)(r,c?.trim()??null,e),l=await ln(t,o,d),u=(0,$.EN)(l.name)+(l.port==="22"?"":`:${l.port}`);if(!a((0,$t.$o)(u)??u))throw(0,y.
ZQ)(u);const g=async L=>{const N={network:i,connection:new T.Ng,allowPrivate:L,hold:()=>{}};try{return l.isBehindAnother?(0,T.ln)(l.name,N):await(0,T.Q8)(l.name,
N),null}catch(F){return F}},E=await g(!1)===null,w=!s?.isPublic||i.namedHosts.has(l.name),v=E?null:await g(w);if(v!==null){const L=(0,T.$N)(v).startsWith("ADDRE\
SS_"),N=`check the spelling of ${u}, or its Host entry in ~/.ssh/config`;throw(0,y.gy)(`${u}: ${(0,T.bD)(v)}`,L?(0,J.gL)(u):N)}return{host:u,login:e===null?"ssh":
"sshkey",ssh:d.command,network:i,isPrivate:!0,isPublic:E}}async function ln(t,n,{words:o}){const[s="ssh",...e]=o,{name:r,port:i}=(0,$.cz)(n),a=n.user===null?[]:
["-l",n.user.name],c=[...e,"-G",...i===""?[]:["-p",i],...a,"--",r],d=await t.run({path:s,args:c}),l=(0,M.jH)(d);if(l===null)throw(0,y.Df)(s,d);const u=E=>new RegExp(
`^${E} (.+)$`,"m").exec(l)?.[1]?.trim()??"",g=["proxycommand","proxyjump"].some(E=>!["","none"].includes(u(E)));return{name:u("hostname")||r,port:u("port")||"22",
isBehindAnother:g}}const It={isPrivate:!1,isPublic:!0},Pt={kind:"unread",why:x,...It};function un(t){const n=new AbortController,o={...t,stop:AbortSignal.any([t.
stop,n.signal])};let s;const e=(0,H.O)(()=>(gn(t.parent,t),s=pn(t.parent,t.pid),(0,M.Ct)(o,s))),r=fn(o,e),i=async c=>{if(o.stop.aborted)return Pt;let d=It;const l=g=>(d=
g.remote.facts,tn(g,c.ref||null,Math.max(c.depth??0,0))),u=await r(c).then(l).catch(g=>dn(g,t.parent));return u.kind!=="read"&&o.stop.aborted?Pt:{...u,...d}},a=(0,H.
O)(async()=>{n.abort(),s!==void 0&&await mn(s)});return t.stop.addEventListener("abort",()=>{a()}),{fetch:i,close:a}}const fn=(t,n)=>(0,H.O)(async({url:o,origin:s,
sshkey:e})=>{const r=await n(),i=(0,m.join)(r.directory,(0,B.randomBytes)(8).toString("hex")),a=e===null?null:`${i}.key`;if(e!==null&&!tt(e,`${i}.key`))throw(0,y.
mw)("illegal base64 data in sshkey");const c=await sn(r,{url:o,origin:s,keyFile:a},t);return Jt(i,r,k(r,c,t))},({url:o,origin:s,sshkey:e})=>e??JSON.stringify([o,
s?.isPublic]));function dn(t,n){return t instanceof y.Xi?t.read:{kind:"unread",why:`the temporary directory ${(0,J.dh)(n)} cannot be used: ${(0,C.Oj)(t)}`,cure:"\
set RUNNER_TEMP to a directory that exists and can be written"}}const hn=/^tf-disco-git-(\d+)-[A-Za-z0-9]{6}$/,Nt=36e5,pn=(t,n)=>(0,U.mkdtempSync)((0,m.join)(t,
`tf-disco-git-${n}-`)),mn=t=>(0,K.rm)(t,{recursive:!0,force:!0,maxRetries:5,retryDelay:50});function gn(t,{isAlive:n,now:o}){for(const s of(0,C.wX)(t)){const[,e]=hn.
exec(s)??[],r=(0,m.join)(t,s),i=e===void 0?null:(0,C.N0)(()=>(0,U.lstatSync)(r),null);if(!i?.isDirectory())continue;const a=o()-i.mtimeMs;a<Nt||a<24*Nt&&n(Number(
e))||(0,C.N0)(()=>(0,U.rmSync)(r,{recursive:!0,force:!0}),void 0)}}}),7987:((ht,et,p)=>{p.d(et,{$$:()=>M,Ct:()=>y,jH:()=>Q,o6:()=>T});var B=p(6760),U=p(9926),K=p(
7177),m=p(765);const C=16,J=1024*1024,H=[2,31],q="install Git 2.31 or newer on this machine",tt=[2,44];async function y(A,S){const D=R(S,A,[]),j=await D({args:[
"version"]}),G=Q(j);if(G===null)throw(0,m.Df)("git",j,q);const[,x="",X,Y]=/^git version ((\d+)\.(\d+)\S*)/.exec(G)??[],f=([k=0,W=0])=>Number(X)>k||Number(X)===k&&
Number(Y)>=W;if(!f(H))throw(0,m.gy)(`git ${x} is too old: ${H.join(".")} is needed`,q);const h=Q(await D({args:["rev-parse","--local-env-vars"]}))??"",P=R(S,A,h.
trim().split(`
`)),_=new U.iD(C);return{directory:S,canFilter:f(tt),run:k=>_.pass(()=>P(k))}}const M=A=>A.kind==="exited"&&A.code===0?A.output:null,Q=A=>M(A)?.toString()??null,
st=["core.fsmonitor=false","submodule.recurse=false","fetch.recurseSubmodules=false","fetch.parallel=1","fetch.prune=false","fetch.unpackLimit=1","fetch.writeCo\
mmitGraph=false","fetch.uriProtocols=","fetch.output=full","transfer.bundleURI=false","gc.auto=0","maintenance.auto=false","core.bigFileThreshold=8m"];function R(A,S,D){
const{kill:j,stop:G}=S,x=I(S,A,D),Y=[`core.hooksPath=${(0,B.join)(A,"no-hooks")}`,...st].flatMap(f=>["-c",f]);return f=>{const{path:h="git",input:P,maxBytes:_=J,
signal:k=G}=f,W=h==="git"?[...Y,...f.args]:f.args,z={...x,...f.environment};return(0,K.m)({path:h,args:W,environment:z,directory:A,input:P},{kill:j,signal:k,maxBytes:_})}}
const $=/^(?:INPUT_.*|TF_TOKEN_.*|ACTIONS_.*|(?:HTTPS?|ALL|NO)_PROXY|SSH_ASKPASS|GIT_TRACE.*|GIT_CURL_VERBOSE|GIT_HTTP_PROXY_AUTHMETHOD)$/i;function I({environment:A},S,D){
const j=x=>!$.test(x)&&(x.startsWith("GIT_CONFIG_")||!D.includes(x)),G=Object.entries(A).filter(([x])=>j(x));return{...Object.fromEntries(G),GIT_ALLOW_PROTOCOL:"",
GIT_CEILING_DIRECTORIES:(0,B.dirname)(S),GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",GIT_NO_LAZY_FETCH:"1",GIT_ALLOC_LIMIT:"512m",LC_ALL:"C"}}function T(A,S,D){
const{GIT_SSH_COMMAND:j,GIT_SSH:G}=A,x=D===null?S||G&&b(G):null,X=j||x||"ssh",Y=D===null?"":` -i ${b(D.replaceAll("\\","/"))}`,f=/plink/i.test(X)?"-batch":"-o B\
atchMode=yes",h=/^[\w./:=@+-]+(?: +[\w./:=@+-]+)*$/.test(X)?X.split(/ +/):["ssh"];return{command:`${X}${Y} ${f}`,words:h}}const b=A=>`'${A.replaceAll("'",String.
raw`'\''`)}'`})};export{Tn as id,vn as ids,On as modules};
