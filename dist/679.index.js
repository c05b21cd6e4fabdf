const oe=679,re=[679],ie={3065:((Dt,q,y)=>{y.d(q,{i5:()=>L,wW:()=>nt});var D=y(6760),k=y(9968),W=y(4443),S=y(7057),C=y(3298);const H=1024*1024;function L(E,v){const A=(0,C.
O)(()=>m(E));return $=>{if($.scheme!=="https"||($.user?.name??"")!=="")return $;const I=A().get($.host);return I===void 0?$:(K(I,v),{...$,user:{name:b(I.name),password:b(
I.password)}})}}const tt=20;function K({name:E,password:v},A){A(new S.ou(v)),E.length>=tt&&!E.includes("@")&&A(new S.ou(E)),A(new S.ou(Buffer.from(`${E}:${v}`).
toString("base64")))}function nt({user:E},v){if(E===null)return;const{name:A,password:$}=E;K({name:(0,W.Uw)(A),password:(0,W.Uw)($??"")},v)}function b(E){const v=(0,W.
V$)(E.replaceAll("%","%25"),"user");return v.ok?v.value:""}function m({environment:E,system:v,accountHome:A}){const{NETRC:$,HOME:I,USERPROFILE:j}=E,P=I||(v==="w\
indows"?j:null)||A,B=$||P&&(0,D.join)(P,v==="windows"?"_netrc":".netrc")||"",V=(0,k.yR)(B,H);return V.ok?x(V.text):new Map}function x(E){const v=new Map,A=Array.
from(E.matchAll(/#[^\n]*|\S+/g),([P])=>P.trim()).values(),$=()=>A.next().value??"";let I={name:"",password:""},j=!1;for(const P of A)switch(P){case"machine":case"\
default":{I={name:"",password:""};const B=P==="machine"?$():null;B!==null&&!v.has(B)&&v.set(B,I);break}case"login":I.name=$();break;case"password":I.password=$();
break;case"account":case"macdef":$(),j||=P==="macdef";break;default:if(!P.startsWith("#")&&!j)return v}return v}}),679:((Dt,q,y)=>{y.d(q,{gitFetcher:()=>Kn});var D=y(
7598),k=y(3024),W=y(1455),S=y(6760),C=y(9968),H=y(9432),L=y(3298);const tt=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;function K(t,n){const s=t.
reveal().replace(/[\r\n]/g,"");return tt.test(s)?((0,k.writeFileSync)(n,Buffer.from(s,"base64"),{mode:384,flag:"wx"}),!0):!1}var nt=y(9176);class b extends Error{read;scope;constructor(n,s="\
repository"){super(n.why),this.read=n,this.scope=s}}const m=(t,n,s)=>new b({kind:"unread",why:t,...n===void 0?{}:{cure:n}},s),x=(t,n)=>new b({kind:"broken",why:t},
n);function E(t,n,s){if(n.kind==="not-started")return n.code==="ENOENT"?m(`the program ${t} was not found`,s):m(`${t} was not started: ${n.code}`);if(n.kind==="\
stopped")return m(`${t} was stopped`);if(n.code===null)return m(`${t} was killed`);const e=ht(n.complaint.toString());if(e==="")return m(`${t} failed with exit \
code ${n.code}`);const o=`correct the configuration of ${t} on this machine`;return m(`${t}: ${e}`,/config|permission/i.test(e)?o:void 0)}const v=/could not read (?:Username|Password)|terminal prompts disabled|Authentication failed|error: (?:401|403)\b|Access denied|Permission denied|publickey|Invalid username or/i,
A=/^Load key |^Permissions \S+ for .* are too open/,$=/Host key verification failed/i,I=/repository '[^\n]*' not found|Repository not found|error: 404\b|does not appear to be a git repository|could not be found|no such repository|is this a git repository/i,
j=/not our ref|couldn't find remote ref|unadvertised object|does not allow request|no such remote ref/i,P=/error: (?:429|5\d\d)\b|early EOF|unexpected disconnect|RPC failed|Connection (?:reset|timed out|refused|closed)|Could not resolve|hung up unexpectedly|Empty reply|timed out|Failed to connect|unexpected EOF|SSL_read|SSL_ERROR|GnuTLS recv|non-properly terminated|receive handshake/i,
B=/No space left|quota exceeded|died of signal|out of memory|cannot (?:allocate|fork)|unable to create|write error|^fetch-pack: invalid index-pack output$/i,V=/certificate|trust error/i;
function Ht({host:t,code:n,text:s}){if(n==="HOST_NOT_NAMED")return m(`git was led to ${t}, which allowed-hosts does not allow`,ft(t));if(n.startsWith("ADDRESS_"))
return m(`git was led to ${t}, but ${s}, and a public host named it`,(0,H.gL)(t));const e=`${t}: ${(0,H.dh)(s)}`;return n==="TRANSFER_LIMIT"?m(e,void 0,"ref"):m(
e,lt[n],Bt.includes(n)?"repository":"transient")}const ct="check that this machine can resolve the name, or have the URL that names it corrected",lt={...nt.Yq,ENOTFOUND:ct,
ENODATA:ct},Bt=["BAD_AUTHORITY",...Object.keys(lt)].filter(t=>t!=="PROXY_NOT_REACHED"),ut=t=>m(`${t} is not in allowed-hosts`,ft(t)),ft=t=>`add ${t} to allowed-\
hosts if it may be contacted`;function Gt(t){const{text:n,refusals:s,host:e,login:o,isPrivate:r}=t,i=ht(n)||"git failed";if(B.test(i))return m(`git: ${i}`);const c=s.
at(-1),a=c===void 0?null:Ht(c);if(a!==null&&a.scope!=="transient")return a;if(j.test(n))return x(i,"ref");if(/IDENTIFICATION HAS CHANGED/.test(n))return m(`the \
key of ${e} has changed`,"remove its old line from known_hosts only if its operator confirms the new key");if($.test(n))return m(`${e}: host key verification fa\
iled`,`add the key of ${e} to known_hosts`);if(A.test(i))return m(`ssh: ${i}`,"give ssh a private key that it can read");if(v.test(n))return Ut(t);if(I.test(n)){
if(r&&o==="token")return x(`repository not found on ${e}`);const l=`${e} has no such repository, or hides it from git without credentials`;return m(l,dt[o](e))}
if(a!==null)return a;const u=`${e}: ${i}`;return V.test(n)?m(u,"add its authority to http.sslCAInfo of git"):m(u,void 0,P.test(n)?"transient":"repository")}function Ut({
host:t,login:n,isPrivate:s}){const e=dt[n](t);if(n!=="token")return m(`${t} rejected the key of ssh`,e);if(!s)return m(`${t} asks git for credentials`,e);const o=`\
check that the token of git for ${t} is valid and can read the repository`;return m(`${t} rejected the credentials of git`,o)}const dt={token:t=>`give git a tok\
en that can read the repository: with \`insteadOf\` for https://${t}/ in its configuration, or with a credential helper`,ssh:()=>"load a deploy key of the repos\
itory into the ssh agent",sshkey:()=>"check that the key in `sshkey` is valid and can read the repository"},jt=/^(?:(?:fatal|error|ssh|ERROR): .|remote: .*[a-z]|kex_exchange_identification|Load key )|Bad (?:configuration|owner)/i,
Ft=/^(?:fatal|error): (?:RPC failed|Could not read from remote repository|the remote end hung up|early EOF|fetch-pack: |index-pack failed|protocol error: bad line length)/i;
function ht(t){const n=t.split(/[\r\n]+/).map(r=>r.trim()),s=n.filter(r=>jt.test(r)),o=(s.findLast(r=>!Ft.test(r))??s[0]??n.findLast(Boolean)??"").replace(/^(?:fatal|error|ERROR|remote): +/i,
"").replace(/\b([a-z][a-z+.-]*:\/\/)(?:[^\s'"/]*@)?([^\s'"/@]*)[^\s'"]*/gi,"$1$2");return(0,H.dh)(o.replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim())}var pt=y(9926),
Wt=y(7177);const Yt=16,zt=1024*1024,mt=[2,31],gt="install Git 2.31 or newer on this machine",Xt=[2,44];async function Kt(t,n){const s=yt(n,t,[]),e=await s({args:[
"version"]}),o=G(e);if(o===null)throw E("git",e,gt);const[,r="",i,c]=/^git version ((\d+)\.(\d+)\S*)/.exec(o)??[],a=([d=0,h=0])=>Number(i)>d||Number(i)===d&&Number(
c)>=h;if(!a(mt))throw m(`git ${r} is too old: ${mt.join(".")} is needed`,gt);const u=G(await s({args:["rev-parse","--local-env-vars"]}))??"",l=yt(n,t,u.trim().split(
`
`)),f=new pt.iD(Yt);return{directory:n,canFilter:a(Xt),run:d=>f.pass(()=>l(d))}}const et=t=>t.kind==="exited"&&t.code===0?t.output:null,G=t=>et(t)?.toString()??
null,Vt=["core.fsmonitor=false","submodule.recurse=false","fetch.recurseSubmodules=false","fetch.parallel=1","fetch.prune=false","fetch.unpackLimit=1","fetch.wr\
iteCommitGraph=false","fetch.uriProtocols=","fetch.output=full","transfer.bundleURI=false","gc.auto=0","maintenance.auto=false","core.bigFileThreshold=8m"];function yt(t,n,s){
const{kill:e,stop:o}=n,r=Jt(n,t,s),c=[`core.hooksPath=${(0,S.join)(t,"no-hooks")}`,...Vt].flatMap(a=>["-c",a]);return a=>{const{path:u="git",input:l,maxBytes:f=zt,
signal:d=o}=a,h=u==="git"?[...c,...a.args]:a.args,p={...r,...a.environment};return(0,Wt.m)({path:u,args:h,environment:p,directory:t,input:l},{kill:e,signal:d,maxBytes:f})}}
const Zt=/^(?:INPUT_.*|TF_TOKEN_.*|ACTIONS_.*|(?:HTTPS?|ALL|NO)_PROXY|SSH_ASKPASS|GIT_TRACE.*|GIT_CURL_VERBOSE|GIT_HTTP_PROXY_AUTHMETHOD)$/i;function Jt({environment:t},n,s){
const e=r=>!Zt.test(r)&&(r.startsWith("GIT_CONFIG_")||!s.includes(r)),o=Object.entries(t).filter(([r])=>e(r));return{...Object.fromEntries(o),GIT_ALLOW_PROTOCOL:"",
GIT_CEILING_DIRECTORIES:(0,S.dirname)(n),GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",GIT_NO_LAZY_FETCH:"1",GIT_ALLOC_LIMIT:"512m",LC_ALL:"C"}}function Qt(t,n,s){
const{GIT_SSH_COMMAND:e,GIT_SSH:o}=t,r=s===null?n||o&&wt(o):null,i=e||r||"ssh",c=s===null?"":` -i ${wt(s.replaceAll("\\","/"))}`,a=/plink/i.test(i)?"-batch":"-o\
 BatchMode=yes",u=/^[\w./:=@+-]+(?: +[\w./:=@+-]+)*$/.test(i)?i.split(/ +/):["ssh"];return{command:`${i}${c} ${a}`,words:u}}const wt=t=>`'${t.replaceAll("'",String.
raw`'\''`)}'`;var qt=y(8474),tn=y(7067),Et=y(7075),Y=y(8643),z=y(7454),N=y(6452);const nn=`HTTP/1.1 407 Proxy Authentication Required\r
Proxy-Authenticate: Basic\r
\r
`;async function en(t){const n=(0,D.randomBytes)(24).toString("base64url"),s=Tt(`Basic ${Buffer.from(`git:${n}`).toString("base64")}`),e=(0,tn.createServer)((l,f)=>f.
writeHead(405).end()),o=new Set,r=l=>{o.add(l),l.on("error",()=>{}).on("close",()=>o.delete(l)),e.listening||l.destroy()},i={received:0,isPublic:t.origin?.isPublic??
!0,refusals:[]},c=sn(t,i,r);e.on("connect",({url:l="",headers:f},d)=>{r(d),(0,D.timingSafeEqual)(Tt(f["proxy-authorization"]??""),s)?on(l,d,c,i):d.end(nn)}),await(0,qt.
once)(e.listen(0,"127.0.0.1"),"listening");const{port:a}=e.address(),u=()=>{e.close(),e.closeAllConnections();for(const l of[...o].reverse())l.destroy()};return{
url:`http://git:${n}@127.0.0.1:${a}`,seen:i,close:u}}const Tt=t=>(0,D.createHash)("sha256").update(t).digest();function sn({network:t,isNamed:n,origin:s,maxBytes:e},o,r){
let i=null;const c=a=>u=>{if(o.received+=u.length,o.received<=e)return;const l=`more than ${e/1024/1024} MiB would be transferred`;a.destroy((0,N.Au)("TRANSFER_\
LIMIT",l))};return async a=>{const u=(0,z.jT)(a);if(!n(u))throw(0,N.Au)("HOST_NOT_NAMED",`${u} is not in allowed-hosts`);i??=u;const l=s===null&&u===i,f=new N.Ng,
d=!o.isPublic||l||t.namedHosts.has(a.name),h={network:t,connection:f,allowPrivate:d,hold:r},p=await(0,z.g2)(a,h);return l&&(o.isPublic=(0,z.Ul)(t,a.name,f.address)),
p.on("data",c(p))}}async function on(t,n,s,{refusals:e}){const o=(0,Y.Dl)(`https://${t}/`),r=o.ok?(0,z.X5)(o.value):o,i=r.ok?(0,z.jT)(r.value):"",c=a=>{e.push({
host:i,code:(0,N.$N)(a),text:(0,N.bD)(a)})};try{if(!r.ok)throw(0,N.Au)("BAD_AUTHORITY",r.why);const a=await s(r.value);n.write(`HTTP/1.1 200 Connection establis\
hed\r
\r
`);let u=!1;n.once("error",()=>{u=!0}),a.once("error",l=>{!u&&(0,N.$N)(l)!=="ERR_STREAM_PREMATURE_CLOSE"&&c(l)}),(0,Et.pipeline)(n,a,()=>{}),(0,Et.pipeline)(a,n,
()=>{})}catch(a){c(a),n.end(`HTTP/1.1 403 Forbidden\r
\r
`)}}var rn=y(7688);const vt="the check ended before git did",an={maxBytes:64*1024*1024,silentMs:6e4},cn=[1e3,4e3],ln=64*1024*1024,un=/(?:send header:\s*|\[)(?:authorization|cookie)\s*:/i,
fn=/\d\d:\d\d:\d\d\.\d{6} http\.c:\d+ .*\n?/g,st="TF_DISCO_GIT_PROXY";function dn(t,n,s){const e={isPrivate:n.isPrivate,isPublic:!0},o=(i,c)=>pn(t,n,i,c,e,s),r=async(i,c)=>{
for(let a=0;;a+=1)try{return await s.transfers.pass(n.host,()=>o(i,c))}catch(u){const l=u instanceof b&&u.scope==="transient",f=cn[a];if(!l||f===void 0||s.stop.
aborted)throw u;await s.pause(f)}};return{name:n.name,facts:e,run:r}}const hn=t=>[`--config-env=remote.${t}.proxy=${st}`,`--config-env=http.proxy=${st}`,"-c",`r\
emote.${t}.proxyAuthMethod=basic`,"-c","http.proxyAuthMethod=basic"];async function pn(t,{name:n,options:s,environment:e,origin:o,host:r,login:i,ssh:c,network:a,
isPublic:u},l,f,d,{isNamed:h,stop:p,transfers:{room:g},limits:w}){if(g.bytes<=0)throw new b(rn.sP);const O={...an,...w},T=await en({network:a,isNamed:h,origin:o,
...O}),R=()=>c===null?T.seen.received:gn((0,S.join)(l,"objects","pack")),M=R(),_=yn(r,R,O),U=await t.run({args:["--git-dir",l,...s,...hn(n),...f],environment:{...e,
[st]:T.url,GIT_TRACE_CURL:"1",GIT_TRACE_CURL_NO_DATA:"1",...c===null?{}:{GIT_SSH_COMMAND:c}},maxBytes:ln,signal:AbortSignal.any([p,_.signal])}).finally(()=>{T.close(),
_.end()});g.bytes-=R()-M;const Ct=U.kind==="exited"?U.complaint.toString():"";if(d.isPrivate||=U.kind!=="exited"||un.test(Ct),d.isPublic&&=u??T.seen.isPublic,U.
kind==="exited"&&U.code===0)return U.output.toString();if(p.aborted)throw m(vt);if(_.signal.aborted)throw _.signal.reason;const{refusals:ne}=T.seen,ee=Ct.replaceAll(
fn,"");throw mn(U,{host:r,login:i,isPrivate:d.isPrivate,text:ee,refusals:ne})}function mn(t,n){switch(t.kind){case"not-started":return E("git",t);case"stopped":
return m(`${n.host}: git printed more than 64 MiB, such as names of refs`,void 0,"ref");case"exited":return Gt(n)}}const Ot=250,gn=t=>(0,C.wX)(t).map(n=>(0,C.N0)(
()=>(0,k.statSync)((0,S.join)(t,n)).size,0)).reduce((n,s)=>n+s,0);function yn(t,n,{maxBytes:s,silentMs:e}){const o=new AbortController,r=(l,f)=>o.abort(m(`${t}:\
 ${l}`,void 0,f)),i=n();let[c,a]=[i,0];const u=setInterval(()=>{const l=n();a=l===c?a+Ot:0,c=l,l-i>s?r(`more than ${s/1024/1024} MiB would be transferred`,"ref"):
a>=e&&r(`no byte arrived for ${e/1e3} s`,"repository")},Ot);return{signal:o.signal,end:()=>clearInterval(u)}}var ot=y(4165),Z=y(7811);const rt=t=>`it has no bra\
nch, tag or commit ${(0,Z.ol)(t)}`,wn=t=>t==="HEAD"||/^[\da-f]{40}$/i.test(t),En=/^[\da-f]{4,40}$|[~^:]|@\{|^@$|-g[\da-f]{4,40}$/i;function Tn(t,n,s,e){const r=(n>
0?[`refs/heads/${t}`,`refs/tags/${t}`]:vn(t,e)).find(a=>s.has(a));if(r!==void 0)return r;if(n===0){if(/@\{|^:\//.test(t))throw m(`this check does not evaluate t\
he expression ${(0,Z.ol)(t)}`);if(En.test(t))return null;throw x(rt(t))}const i=`Remote branch ${(0,Z.ol)(t)} not found in upstream origin`;throw x(/^[\da-f]{7,40}$/i.
test(t)?i+" (note that setting 'depth' requires 'ref' to be a branch or tag name)":i)}function vn(t,n){return[t,`origin/${t}`].flatMap(e=>[...["","refs/","refs/\
tags/","refs/heads/","refs/remotes/"].map(o=>o+e),`refs/remotes/${e}/HEAD`]).flatMap(e=>{if(e==="refs/remotes/origin/HEAD")return["HEAD"];const[,o]=/^refs\/remotes\/origin\/(.+)$/s.
exec(e)??[];if(o!==void 0)return[`refs/heads/${o}`];const r=e===(n??e);return/^refs\/tags\/./.test(e)||r&&/^refs\/heads\/./.test(e)?[e]:[]})}var F=y(3916);const On=64*
1024*1024,$n=1024,$t=5e3,Sn=256,An=2e6;async function it(t,n,{bare:s,revision:e,ref:o}){const r=(g,w,O)=>t.run({args:["--git-dir",n,...g],environment:{GIT_OBJECT_DIRECTORY:(0,F.
join)(s,"objects")},maxBytes:w,input:O}),i=async(g,w)=>{if(g.length===0)return new Map;const O=[...new Set(g.map(({hash:M})=>`${M}
`))].join(""),T=g.reduce((M,_)=>M+_.bytes+100,0),R=et(await r(["cat-file","--batch"],T,O));if(R===null)throw m(`git could not read its ${w}`);return bn(R)},c=["\
ls-tree","-r","-t","-z","-l","--full-tree",`${e}^{commit}`],a=await r(c,On);if(a.kind==="stopped")throw m("the list of its files is too long");const u=et(a);if(u===
null)throw Rn(a)?x(rt(o)):E("git",a);const l=Nn(u),f=l.filter(({mode:g,bytes:w})=>g===J&&w<=$n);if(f.length>$t)throw m(`it has more than ${$t} links`);const d=(0,ot.
oq)(),h=kn(l,await i(f,"links"),d),p=d.failure()?new Map:await i(h,"files");for(const{hash:g,keep:w}of h)w(p.get(g)??Rt);return d.finish()}const Rn=t=>t.kind===
"exited"&&/^fatal: not a valid object name/im.test(t.complaint.toString()),[J,St,In,At]=["120000","100","040000","160000"],Q=".",Rt=new Uint8Array;function Nn(t){
const n=[];for(const s of t.toString().split("\0")){const[,e="",o="",r="",i=""]=/^(\d+) \w+ ([\da-f]+) +(\S+)\t(.*)$/s.exec(s)??[];if(e!==""){if(/(?:^|\/)(?:|\.{1,2}|(?:\.git|git~1)[ .]*)(?:\/|$)/i.
test(i))throw x("it has an invalid path");n.push({mode:e,hash:o,path:i,bytes:/^\d+$/.test(r)?Number(r):1/0})}}return n}function bn(t){const n=new Map;for(let s=0;s<
t.length;){const e=t.indexOf(`
`,s),[o="",r,i]=t.toString("latin1",s,e).split(" "),c=r==="blob"?Number(i):-1;c>=0&&n.set(o,t.subarray(e+1,e+1+c)),s=e+c+2}return n}const X="..";function Pn(t,n,s){
const e=t.split("/").reverse();let o=Q;for(let r=0;e.length>0;r+=1){const i=e.pop()??"";if(r>Sn)return null;if(i===".."&&o===Q)return X;o=(0,F.join)(o,i);const c=n.
get(o);if(o===".git"||c?.mode===At&&e.length>0)return X;if(c===void 0)return null;if(c.mode!==J)continue;const a=(0,Z._6)(s.get(c.hash)??Rt);if(a.startsWith("/"))
return X;if(a==="")return null;e.push(...a.split("/").reverse()),o=(0,F.dirname)(o)}return o}function kn(t,n,s){const e={path:Q,mode:In,hash:"",bytes:0},o=new Map(
[e,...t].map(f=>[f.path,f])),r=Map.groupBy(o.values(),({path:f})=>(0,F.dirname)(f)),i=(0,L.O)(f=>Pn(f,o,n)),c=[],a=new Set;let u=0;const l=(f,d)=>{s.directory(d),
a.add(f);for(const h of r.get(f)??[]){if(u+=1,u>An&&s.stop({kind:"unread",why:xn}),s.failure())break;const p=(0,F.join)(d,(0,F.basename)(h.path)),g=h.mode===J?i(
h.path):h.path;g===X&&s.unknown(p,Ln);const w=o.get(g??""),O=w?.mode.startsWith(St);if(h.mode===J&&g!==X&&!O&&s.unreadable(p,w===void 0?"ENOENT":"EISDIR"),!(w===
void 0||a.has(w.path)))if(w.mode===At&&s.unknown(p,ot.NG),w.mode.startsWith(St)){const T=s.file(p,w.bytes);T&&c.push({...w,keep:T})}else l(w.path,p)}a.delete(f)};
return l(Q,""),c}const Ln="it has a link there that leads out of the package",xn="it has too many names, through links to directories",Mn="--filter=blob:limit=8\
m",_n=["fetch","--quiet","--no-tags","--no-write-fetch-head"],It="refs/heads/tf-disco/default",Cn=[`+HEAD:${It}`,"+refs/heads/*:refs/remotes/origin/*","+refs/ta\
gs/*:refs/tags/*"];function Dn(t,n,s){const e=n.canFilter?[Mn]:[],o=async(p,g,w)=>(await s.run(p,[..._n,...g,...e,"--",s.name,...w]),p),r=at(`${t}.git`),i=Gn(p=>o(
r,["--depth=1"],p));let c=0;const a=(0,L.O)(async p=>{c+=1;const g=`refs/tf-disco/${c}`;return await i(`+${p}:${g}`),{bare:r,revision:(0,C.r7)((0,S.join)(r,g))?.
trim()??g}}),u=(0,L.O)(async()=>{const p=["ls-remote","--quiet","--heads","--tags","--",s.name],w=(await s.run(r,p)).split(`
`).map(O=>O.slice(O.indexOf("	")+1));return new Set(["HEAD",...w])}),l=(0,L.O)(async()=>{const p=["ls-remote","--quiet","--symref","--",s.name,"HEAD"];return/^ref: (.+)\tHEAD$/m.
exec(await s.run(r,p))?.[1]??null}),f=(0,L.O)(()=>o(at(`${t}-whole.git`),[],Cn)),d=async p=>{const g=await f();for(const w of[p,`origin/${p}`]){const T=["--git-\
dir",g,...["rev-parse","--verify","--quiet","--end-of-options"],`${w}^{commit}`],R=await n.run({args:T}),M=G(R)?.trim();if(M)return{bare:g,revision:M};if(R.kind!==
"exited"||R.code!==1)throw E("git",R)}throw x(rt(p))},h=at(`${t}-read.git`);return{git:n,remote:s,reader:h,obtain:a,advertised:u,defaultBranch:l,inHistory:d}}const Hn=/^v?\d+\.\d+\.\d+$/;
async function Bn(t,n,s){const{git:e,reader:o,obtain:r,advertised:i,defaultBranch:c,inHistory:a}=t,u=n??"HEAD";if(s===0&&Hn.test(u)){const h=await r(`refs/tags/${u}`).
catch(p=>{if(p instanceof b&&p.read.kind==="broken")return null;throw p});if(h!==null)return it(e,o,{...h,ref:u})}const l=n!==null&&(s>0||!wn(n)),f=s===0&&/^(?:refs\/)?heads\//.
test(u)?await c():null,d=l?Tn(n,s,await i(),f):u;try{if(d!==null)return await it(e,o,{...await r(d),ref:u})}catch(h){if(l||!(h instanceof b&&h.scope==="ref")||h.
read.kind!=="broken")throw h;if(n===null)return(0,ot.oq)().finish()}return it(e,o,{...await a(u),ref:u})}function Gn(t){const n=new pt.iD(1),[s,e]=[new Set,new Set];
let o;const r=async i=>{if(o!==void 0)throw o;try{await t(i);for(const c of i)e.add(c)}catch(c){throw c instanceof b&&c.scope==="ref"||(o=c),c}};return i=>(s.add(
i),n.pass(async()=>{if(s.has(i)){const c=[...s];s.clear(),c.length>1&&await r(c).catch(()=>{})}e.has(i)||await r([i])}))}function at(t){for(const n of["","objec\
ts","refs"])(0,k.mkdirSync)((0,S.join)(t,n));return(0,k.writeFileSync)((0,S.join)(t,"HEAD"),`ref: ${It}
`),(0,k.writeFileSync)((0,S.join)(t,"config"),`[core]
	repositoryformatversion = 0
	bare = true
`),t}var Nt=y(255),bt=y(7057),Pt=y(101),kt=y(3065);const Un=/^(?:ssh|git\+ssh|ssh\+git)$/;async function jn(t,{url:n,origin:s,keyFile:e},o){const r=`tf-disco-${(0,D.
randomBytes)(8).toString("hex")}`,i=[`--config-env=remote.${r}.url=${Lt}`],c={[Lt]:n},a=_=>t.run({args:[...i,..._],environment:c}),u=await a(["ls-remote","--get\
-url","--",r]),l=G(u);if(l===null)throw E("git",u);const{scheme:f,url:d}=Fn(l.replace(/\n$/,"")),[,h="",p=null]=/^[^/]*:\/\/([^@:/]*)(?::(.*))?@/.exec(l)??[],g=(0,Y.
Dl)(n);(0,kt.wW)(d??{user:{name:h,password:p}},o.learn),g.ok&&(0,kt.wW)(g.value,o.learn);const w=Un.test(f);if(d===null||!(f==="https"||w)){const _=f===""?"with\
 a path":`over ${f}`;throw m(`git ${_} is not run by this check`)}const O=w?await zn({git:t,ask:a},d,{origin:s,keyFile:e},o):await Wn(a,d,l,o),T=w?"ssh":"https",
M={GIT_ALLOW_PROTOCOL:(o.environment.GIT_ALLOW_PROTOCOL?.split(":")??[T]).includes(T)?T:""};return{name:r,options:i,environment:{...c,...M},origin:s,...O}}const Lt="\
TF_DISCO_GIT_URL";function Fn(t){const[,n=""]=/^([a-z][a-z\d+.-]*):(?::|\/\/)/i.exec(t)??[],[,s]=/^((?:[^/:@]*@)?(?:\[[^\]/]*\]|[^/:]*)):/.exec(t)??[],e=n===""&&
s!==void 0,o=(0,Y.Dl)(e?`ssh://${s}/`:t);return{scheme:e?"ssh":n.toLowerCase(),url:o.ok&&!o.value.host.startsWith("-")?o.value:null}}async function Wn(t,n,s,e){
const o=(0,Nt.Pm)(n)??"";if(!e.isNamed(o))throw ut(o);const r=["config","-z","--get-urlmatch","http",s.trim()],i=G(await t(r))??"",c=new Map(i.split("\0").map(f=>{
const[d="",...h]=f.split(`
`);return[d,h.join(`
`)]})),a=c.get("http.extraheader");a&&e.learn(new bt.ou(a.replace(/^.*\s/s,"")));const u=Yn(c.get("http.proxy"),e),l=!!(a||c.get("http.sslcert"));return{host:o,
login:"token",ssh:null,network:u,isPrivate:l,isPublic:null}}function Yn(t,{network:n,environment:s,learn:e}){if(t===void 0)return n;for(const i of(0,Pt.W)({HTTPS_PROXY:t}))
e(new bt.ou(i));const{NO_PROXY:o,no_proxy:r}=s;try{return{...n,chooseProxy:(0,Pt.N)({HTTPS_PROXY:t,NO_PROXY:o,no_proxy:r})}}catch(i){throw m((0,N.bD)(i).replace(
/^HTTPS_PROXY/,"http.proxy of git"))}}async function zn({git:t,ask:n},s,{origin:e,keyFile:o},{environment:r,network:i,isNamed:c}){const a=G(await n(["config","-\
-get","core.sshCommand"])),u=Qt(r,a?.trim()??null,o),l=await Xn(t,s,u),f=(0,Y.EN)(l.name)+(l.port==="22"?"":`:${l.port}`);if(!c((0,Nt.$o)(f)??f))throw ut(f);const d=async O=>{
const T={network:i,connection:new N.Ng,allowPrivate:O,hold:()=>{}};try{return l.isBehindAnother?(0,N.ln)(l.name,T):await(0,N.Q8)(l.name,T),null}catch(R){return R}},
h=await d(!1)===null,p=!e?.isPublic||i.namedHosts.has(l.name),g=h?null:await d(p);if(g!==null){const O=(0,N.$N)(g).startsWith("ADDRESS_"),T=`check the spelling \
of ${f}, or its Host entry in ~/.ssh/config`;throw m(`${f}: ${(0,N.bD)(g)}`,O?(0,H.gL)(f):T)}return{host:f,login:o===null?"ssh":"sshkey",ssh:u.command,network:i,
isPrivate:!0,isPublic:h}}async function Xn(t,n,{words:s}){const[e="ssh",...o]=s,{name:r,port:i}=(0,Y.cz)(n),c=n.user===null?[]:["-l",n.user.name],a=[...o,"-G",...i===
""?[]:["-p",i],...c,"--",r],u=await t.run({path:e,args:a}),l=G(u);if(l===null)throw E(e,u);const f=h=>new RegExp(`^${h} (.+)$`,"m").exec(l)?.[1]?.trim()??"",d=[
"proxycommand","proxyjump"].some(h=>!["","none"].includes(f(h)));return{name:f("hostname")||r,port:f("port")||"22",isBehindAnother:d}}const xt={isPrivate:!1,isPublic:!0},
Mt={kind:"unread",why:vt,...xt};function Kn(t){const n=new AbortController,s={...t,stop:AbortSignal.any([t.stop,n.signal])};let e;const o=(0,L.O)(()=>(te(t.parent,
t),e=Qn(t.parent,t.pid),Kt(s,e))),r=Vn(s,o),i=async a=>{if(s.stop.aborted)return Mt;let u=xt;const l=d=>(u=d.remote.facts,Bn(d,a.ref||null,Math.max(a.depth??0,0))),
f=await r(a).then(l).catch(d=>Zn(d,t.parent));return f.kind!=="read"&&s.stop.aborted?Mt:{...f,...u}},c=(0,L.O)(async()=>{n.abort(),e!==void 0&&await qn(e)});return t.
stop.addEventListener("abort",()=>{c()}),{fetch:i,close:c}}const Vn=(t,n)=>(0,L.O)(async({url:s,origin:e,sshkey:o})=>{const r=await n(),i=(0,S.join)(r.directory,
(0,D.randomBytes)(8).toString("hex")),c=o===null?null:`${i}.key`;if(o!==null&&!K(o,`${i}.key`))throw x("illegal base64 data in sshkey");const a=await jn(r,{url:s,
origin:e,keyFile:c},t);return Dn(i,r,dn(r,a,t))},({url:s,origin:e,sshkey:o})=>o??JSON.stringify([s,e?.isPublic]));function Zn(t,n){return t instanceof b?t.read:
{kind:"unread",why:`the temporary directory ${(0,H.dh)(n)} cannot be used: ${(0,C.Oj)(t)}`,cure:"set RUNNER_TEMP to a directory that exists and can be written"}}
const Jn=/^tf-disco-git-(\d+)-[A-Za-z0-9]{6}$/,_t=36e5,Qn=(t,n)=>(0,k.mkdtempSync)((0,S.join)(t,`tf-disco-git-${n}-`)),qn=t=>(0,W.rm)(t,{recursive:!0,force:!0,maxRetries:5,
retryDelay:50});function te(t,{isAlive:n,now:s}){for(const e of(0,C.wX)(t)){const[,o]=Jn.exec(e)??[],r=(0,S.join)(t,e),i=o===void 0?null:(0,C.N0)(()=>(0,k.lstatSync)(
r),null);if(!i?.isDirectory())continue;const c=s()-i.mtimeMs;c<_t||c<24*_t&&n(Number(o))||(0,C.N0)(()=>(0,k.rmSync)(r,{recursive:!0,force:!0}),void 0)}}})};export{oe as id,re as ids,ie as modules};
