const oe=679,ie=[679],re={3065:((wt,nt,m)=>{m.d(nt,{i5:()=>M,wW:()=>Y});var z=m(6760),x=m(9968),U=m(4443),N=m(7057),j=m(3298);const D=1024*1024;function M(v,w){
const O=(0,j.O)(()=>g(v));return T=>{if(T.scheme!=="https"||(T.user?.name??"")!=="")return T;const I=O().get(T.host);return I===void 0?T:(J(I,w),{...T,user:{name:P(
I.name),password:P(I.password)}})}}const Z=20;function J({name:v,password:w},O){O(new N.ou(w)),v.length>=Z&&!v.includes("@")&&O(new N.ou(v)),O(new N.ou(Buffer.from(
`${v}:${w}`).toString("base64")))}function Y({user:v},w){if(v===null)return;const{name:O,password:T}=v;J({name:(0,U.Uw)(O),password:(0,U.Uw)(T??"")},w)}function P(v){
const w=(0,U.V$)(v.replaceAll("%","%25"),"user");return w.ok?w.value:""}function g({environment:v,system:w,accountHome:O}){const{NETRC:T,HOME:I,USERPROFILE:B}=v,
A=I||(w==="windows"?B:null)||O,k=T||A&&(0,z.join)(A,w==="windows"?"_netrc":".netrc")||"",F=(0,x.yR)(k,D);return F.ok?C(F.text):new Map}function C(v){const w=new Map,
O=Array.from(v.matchAll(/#[^\n]*|\S+/g),([A])=>A.trim()).values(),T=()=>O.next().value??"";let I={name:"",password:""},B=!1;for(const A of O)switch(A){case"mach\
ine":case"default":{I={name:"",password:""};const k=A==="machine"?T():null;k!==null&&!w.has(k)&&w.set(k,I);break}case"login":I.name=T();break;case"password":I.password=
T();break;case"account":case"macdef":T(),B||=A==="macdef";break;default:if(!A.startsWith("#")&&!B)return w}return w}}),679:((wt,nt,m)=>{m.d(nt,{gitFetcher:()=>Kn});
var z=m(7598),x=m(3024),U=m(1455),N=m(6760),j=m(9968),D=m(9432),M=m(3298);const Z=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;function J(t,n){
const s=t.reveal().replace(/[\r\n]/g,"");return Z.test(s)?((0,x.writeFileSync)(n,Buffer.from(s,"base64"),{mode:384,flag:"wx"}),!0):!1}var Y=m(9176);class P extends Error{read;scope;constructor(n,s="\
repository"){super(n.why),this.read=n,this.scope=s}}const g=(t,n,s)=>new P({kind:"unread",why:t,...n===void 0?{}:{cure:n}},s),C=(t,n)=>new P({kind:"broken",why:t},
n);function v(t,n,s){if(n.kind==="not-started")return n.code==="ENOENT"?g(`the program ${t} was not found`,s):g(`${t} was not started: ${n.code}`);if(n.kind==="\
stopped")return g(`${t} was stopped`);if(n.code===null)return g(`${t} was killed`);const e=Et(n.complaint.toString());if(e==="")return g(`${t} failed with exit \
code ${n.code}`);const o=`correct the configuration of ${t} on this machine`;return g(`${t}: ${e}`,/config|permission/i.test(e)?o:void 0)}const w=/could not read (?:Username|Password)|terminal prompts disabled|Authentication failed|error: (?:401|403)\b|Access denied|Permission denied|publickey|Invalid username or/i,
O=/^Load key |^Permissions \S+ for .* are too open/,T=/Host key verification failed/i,I=/repository '[^\n]*' not found|Repository not found|error: 404\b|does not appear to be a git repository|could not be found|no such repository|is this a git repository/i,
B=/not our ref|couldn't find remote ref|unadvertised object|does not allow request|no such remote ref/i,A=/error: (?:429|5\d\d)\b|early EOF|unexpected disconnect|RPC failed|Connection (?:reset|timed out|refused|closed)|Could not resolve|hung up unexpectedly|Empty reply|timed out|Failed to connect|unexpected EOF|SSL_read|SSL_ERROR|GnuTLS recv|non-properly terminated|receive handshake/i,
k=/No space left|quota exceeded|died of signal|out of memory|cannot (?:allocate|fork)|unable to create|write error|^fetch-pack: invalid index-pack output$/i,F=/certificate|trust error/i;
function H({host:t,code:n,text:s}){if(n==="HOST_NOT_NAMED")return g(`git was led to ${t}, which allowed-hosts does not allow`,et(t));if(n.startsWith("ADDRESS_"))
return g(`git was led to ${t}, but ${s}, and a public host named it`,(0,D.gL)(t));const e=`${t}: ${(0,D.dh)(s)}`;return n==="TRANSFER_LIMIT"?g(e,void 0,"ref"):g(
e,q[n],rt.includes(n)?"repository":"transient")}const Q="check that this machine can resolve the name, or have the URL that names it corrected",q={...Y.Yq,ENOTFOUND:Q,
ENODATA:Q},rt=["BAD_AUTHORITY",...Object.keys(q)].filter(t=>t!=="PROXY_NOT_REACHED"),at=t=>g(`${t} is not in allowed-hosts`,et(t)),et=t=>`add ${t} to allowed-ho\
sts if it may be contacted`;function $(t){const{text:n,refusals:s,host:e,login:o,isPrivate:i}=t,r=Et(n)||"git failed";if(k.test(r))return g(`git: ${r}`);const c=s.
at(-1),a=c===void 0?null:H(c);if(a!==null&&a.scope!=="transient")return a;if(B.test(n))return C(r,"ref");if(/IDENTIFICATION HAS CHANGED/.test(n))return g(`the k\
ey of ${e} has changed`,"remove its old line from known_hosts only if its operator confirms the new key");if(T.test(n))return g(`${e}: host key verification fai\
led`,`add the key of ${e} to known_hosts`);if(O.test(r))return g(`ssh: ${r}`,"give ssh a private key that it can read");if(w.test(n))return R(t);if(I.test(n)){if(i&&
o==="token")return C(`repository not found on ${e}`);const l=`${e} has no such repository, or hides it from git without credentials`;return g(l,G[o](e))}if(a!==
null)return a;const u=`${e}: ${r}`;return F.test(n)?g(u,"add its authority to http.sslCAInfo of git"):g(u,void 0,A.test(n)?"transient":"repository")}function R({
host:t,login:n,isPrivate:s}){const e=G[n](t);if(n!=="token")return g(`${t} rejected the key of ssh`,e);if(!s)return g(`${t} asks git for credentials`,e);const o=`\
check that the token of git for ${t} is valid and can read the repository`;return g(`${t} rejected the credentials of git`,o)}const G={token:t=>`give git a toke\
n that can read the repository: with \`insteadOf\` for https://${t}/ in its configuration, or with a credential helper`,ssh:()=>"load a deploy key of the reposi\
tory into the ssh agent",sshkey:()=>"check that the key in `sshkey` is valid and can read the repository"},ft=/^(?:(?:fatal|error|ssh|ERROR): .|remote: .*[a-z]|kex_exchange_identification|Load key )|Bad (?:configuration|owner)/i,
Ft=/^(?:fatal|error): (?:RPC failed|Could not read from remote repository|the remote end hung up|early EOF|fetch-pack: |index-pack failed|protocol error: bad line length)/i;
function Et(t){const n=t.split(/[\r\n]+/).map(i=>i.trim()),s=n.filter(i=>ft.test(i)),o=(s.findLast(i=>!Ft.test(i))??s[0]??n.findLast(Boolean)??"").replace(/^(?:fatal|error|ERROR|remote): +/i,
"").replace(/\b([a-z][a-z+.-]*:\/\/)(?:[^\s'"/]*@)?([^\s'"/@]*)[^\s'"]*/gi,"$1$2");return(0,D.dh)(o.replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim())}var Tt=m(9926),
Wt=m(7177);const Xt=16,zt=1024*1024,$t=[2,31],Ot="install Git 2.31 or newer on this machine",Yt=[2,44];async function Kt(t,n){const s=vt(n,t,[]),e=await s({args:[
"version"]}),o=K(e);if(o===null)throw v("git",e,Ot);const[,i="",r,c]=/^git version ((\d+)\.(\d+)\S*)/.exec(o)??[],a=([d=0,h=0])=>Number(r)>d||Number(r)===d&&Number(
c)>=h;if(!a($t))throw g(`git ${i} is too old: ${$t.join(".")} is needed`,Ot);const u=K(await s({args:["rev-parse","--local-env-vars"]}))??"",l=vt(n,t,u.trim().split(
`
`)),f=new Tt.iD(Xt);return{directory:n,canFilter:a(Yt),run:d=>f.pass(()=>l(d))}}const dt=t=>t.kind==="exited"&&t.code===0?t.output:null,K=t=>dt(t)?.toString()??
null,Vt=["core.fsmonitor=false","submodule.recurse=false","fetch.recurseSubmodules=false","fetch.parallel=1","fetch.prune=false","fetch.unpackLimit=1","fetch.wr\
iteCommitGraph=false","fetch.uriProtocols=","fetch.output=full","transfer.bundleURI=false","gc.auto=0","maintenance.auto=false","core.bigFileThreshold=8m"];function vt(t,n,s){
const{kill:e,stop:o}=n,i=Jt(n,t,s),c=[`core.hooksPath=${(0,N.join)(t,"no-hooks")}`,...Vt].flatMap(a=>["-c",a]);return a=>{const{path:u="git",input:l,maxBytes:f=zt,
signal:d=o}=a,h=u==="git"?[...c,...a.args]:a.args,p={...i,...a.environment};return(0,Wt.m)({path:u,args:h,environment:p,directory:t,input:l},{kill:e,signal:d,maxBytes:f})}}
const Zt=/^(?:INPUT_.*|TF_TOKEN_.*|ACTIONS_.*|(?:HTTPS?|ALL|NO)_PROXY|SSH_ASKPASS|GIT_TRACE.*|GIT_CURL_VERBOSE|GIT_HTTP_PROXY_AUTHMETHOD)$/i;function Jt({environment:t},n,s){
const e=i=>!Zt.test(i)&&(i.startsWith("GIT_CONFIG_")||!s.includes(i)),o=Object.entries(t).filter(([i])=>e(i));return{...Object.fromEntries(o),GIT_ALLOW_PROTOCOL:"",
GIT_CEILING_DIRECTORIES:(0,N.dirname)(n),GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",GIT_NO_LAZY_FETCH:"1",GIT_ALLOC_LIMIT:"512m",LC_ALL:"C"}}function Qt(t,n,s){
const{GIT_SSH_COMMAND:e,GIT_SSH:o}=t,i=s===null?n||o&&At(o):null,r=e||i||"ssh",c=s===null?"":` -i ${At(s.replaceAll("\\","/"))}`,a=/plink/i.test(r)?"-batch":"-o\
 BatchMode=yes",u=/^[\w./:=@+-]+(?: +[\w./:=@+-]+)*$/.test(r)?r.split(/ +/):["ssh"];return{command:`${r}${c} ${a}`,words:u}}const At=t=>`'${t.replaceAll("'",String.
raw`'\''`)}'`;var qt=m(8474),tn=m(7067),St=m(7075),st=m(8643),ot=m(7454),L=m(6452);const nn=`HTTP/1.1 407 Proxy Authentication Required\r
Proxy-Authenticate: Basic\r
\r
`;async function en(t){const n=(0,z.randomBytes)(24).toString("base64url"),s=Rt(`Basic ${Buffer.from(`git:${n}`).toString("base64")}`),e=(0,tn.createServer)((l,f)=>f.
writeHead(405).end()),o=new Set,i=l=>{o.add(l),l.on("error",()=>{}).on("close",()=>o.delete(l)),e.listening||l.destroy()},r={received:0,isPublic:t.origin?.isPublic??
!0,refusals:[]},c=sn(t,r,i);e.on("connect",({url:l="",headers:f},d)=>{i(d),(0,z.timingSafeEqual)(Rt(f["proxy-authorization"]??""),s)?on(l,d,c,r):d.end(nn)}),await(0,qt.
once)(e.listen(0,"127.0.0.1"),"listening");const{port:a}=e.address(),u=()=>{e.close(),e.closeAllConnections();for(const l of[...o].reverse())l.destroy()};return{
url:`http://git:${n}@127.0.0.1:${a}`,seen:r,close:u}}const Rt=t=>(0,z.createHash)("sha256").update(t).digest();function sn({network:t,isNamed:n,origin:s,maxBytes:e},o,i){
let r=null;const c=a=>u=>{if(o.received+=u.length,o.received<=e)return;const l=`more than ${e/1024/1024} MiB would be transferred`;a.destroy((0,L.Au)("TRANSFER_\
LIMIT",l))};return async a=>{const u=(0,ot.jT)(a);if(!n(u))throw(0,L.Au)("HOST_NOT_NAMED",`${u} is not in allowed-hosts`);r??=u;const l=s===null&&u===r,f=new L.
Ng,d=!o.isPublic||l||t.namedHosts.has(a.name),h={network:t,connection:f,allowPrivate:d,hold:i},p=await(0,ot.g2)(a,h);return l&&(o.isPublic=(0,ot.Ul)(t,a.name,f.
address)),p.on("data",c(p))}}async function on(t,n,s,{refusals:e}){const o=(0,st.Dl)(`https://${t}/`),i=o.ok?(0,ot.X5)(o.value):o,r=i.ok?(0,ot.jT)(i.value):"",c=a=>{
e.push({host:r,code:(0,L.$N)(a),text:(0,L.bD)(a)})};try{if(!i.ok)throw(0,L.Au)("BAD_AUTHORITY",i.why);const a=await s(i.value);n.write(`HTTP/1.1 200 Connection \
established\r
\r
`);let u=!1;n.once("error",()=>{u=!0}),a.once("error",l=>{!u&&(0,L.$N)(l)!=="ERR_STREAM_PREMATURE_CLOSE"&&c(l)}),(0,St.pipeline)(n,a,()=>{}),(0,St.pipeline)(a,n,
()=>{})}catch(a){c(a),n.end(`HTTP/1.1 403 Forbidden\r
\r
`)}}var rn=m(7688);const It="the check ended before git did",an={maxBytes:64*1024*1024,silentMs:6e4},cn=[1e3,4e3],ln=64*1024*1024,un=/(?:send header:\s*|\[)(?:authorization|cookie)\s*:/i,
fn=/\d\d:\d\d:\d\d\.\d{6} http\.c:\d+ .*\n?/g,ht="TF_DISCO_GIT_PROXY";function dn(t,n,s){const e={isPrivate:n.isPrivate,isPublic:!0},o=(r,c)=>pn(t,n,r,c,e,s),i=async(r,c)=>{
for(let a=0;;a+=1)try{return await s.transfers.pass(n.host,()=>o(r,c))}catch(u){const l=u instanceof P&&u.scope==="transient",f=cn[a];if(!l||f===void 0||s.stop.
aborted)throw u;await s.pause(f)}};return{name:n.name,facts:e,run:i}}const hn=t=>[`--config-env=remote.${t}.proxy=${ht}`,`--config-env=http.proxy=${ht}`,"-c",`r\
emote.${t}.proxyAuthMethod=basic`,"-c","http.proxyAuthMethod=basic"];async function pn(t,{name:n,options:s,environment:e,origin:o,host:i,login:r,ssh:c,network:a,
isPublic:u},l,f,d,{isNamed:h,stop:p,transfers:{room:y},limits:E}){if(y.bytes<=0)throw new P(rn.sP);const _={...an,...E},S=await en({network:a,isNamed:h,origin:o,
..._}),b=()=>c===null?S.seen.received:gn((0,N.join)(l,"objects","pack")),W=b(),X=yn(i,b,_),V=await t.run({args:["--git-dir",l,...s,...hn(n),...f],environment:{...e,
[ht]:S.url,GIT_TRACE_CURL:"1",GIT_TRACE_CURL_NO_DATA:"1",...c===null?{}:{GIT_SSH_COMMAND:c}},maxBytes:ln,signal:AbortSignal.any([p,X.signal])}).finally(()=>{S.close(),
X.end()});y.bytes-=b()-W;const Gt=V.kind==="exited"?V.complaint.toString():"";if(d.isPrivate||=V.kind!=="exited"||un.test(Gt),d.isPublic&&=u??S.seen.isPublic,V.
kind==="exited"&&V.code===0)return V.output.toString();if(p.aborted)throw g(It);if(X.signal.aborted)throw X.signal.reason;const{refusals:ne}=S.seen,ee=Gt.replaceAll(
fn,"");throw mn(V,{host:i,login:r,isPrivate:d.isPrivate,text:ee,refusals:ne})}function mn(t,n){switch(t.kind){case"not-started":return v("git",t);case"stopped":
return g(`${n.host}: git printed more than 64 MiB, such as names of refs`,void 0,"ref");case"exited":return $(n)}}const _t=250,gn=t=>(0,j.wX)(t).map(n=>(0,j.N0)(
()=>(0,x.statSync)((0,N.join)(t,n)).size,0)).reduce((n,s)=>n+s,0);function yn(t,n,{maxBytes:s,silentMs:e}){const o=new AbortController,i=(l,f)=>o.abort(g(`${t}:\
 ${l}`,void 0,f)),r=n();let[c,a]=[r,0];const u=setInterval(()=>{const l=n();a=l===c?a+_t:0,c=l,l-r>s?i(`more than ${s/1024/1024} MiB would be transferred`,"ref"):
a>=e&&i(`no byte arrived for ${e/1e3} s`,"repository")},_t);return{signal:o.signal,end:()=>clearInterval(u)}}var pt=m(4165),ct=m(7811);const mt=t=>`it has no br\
anch, tag or commit ${(0,ct.ol)(t)}`,wn=t=>t==="HEAD"||/^[\da-f]{40}$/i.test(t),En=/^[\da-f]{4,40}$|[~^:]|@\{|^@$|-g[\da-f]{4,40}$/i;function Tn(t,n,s,e){const i=(n>
0?[`refs/heads/${t}`,`refs/tags/${t}`]:$n(t,e)).find(a=>s.has(a));if(i!==void 0)return i;if(n===0){if(/@\{|^:\//.test(t))throw g(`this check does not evaluate t\
he expression ${(0,ct.ol)(t)}`);if(En.test(t))return null;throw C(mt(t))}const r=`Remote branch ${(0,ct.ol)(t)} not found in upstream origin`;throw C(/^[\da-f]{7,40}$/i.
test(t)?r+" (note that setting 'depth' requires 'ref' to be a branch or tag name)":r)}function $n(t,n){return[t,`origin/${t}`].flatMap(e=>[...["","refs/","refs/\
tags/","refs/heads/","refs/remotes/"].map(o=>o+e),`refs/remotes/${e}/HEAD`]).flatMap(e=>{if(e==="refs/remotes/origin/HEAD")return["HEAD"];const[,o]=/^refs\/remotes\/origin\/(.+)$/s.
exec(e)??[];if(o!==void 0)return[`refs/heads/${o}`];const i=e===(n??e);return/^refs\/tags\/./.test(e)||i&&/^refs\/heads\/./.test(e)?[e]:[]})}var tt=m(3916);const On=64*
1024*1024,vn=1024,Nt=5e3,An=256,Sn=2e6;async function gt(t,n,{bare:s,revision:e,ref:o}){const i=(y,E,_)=>t.run({args:["--git-dir",n,...y],environment:{GIT_OBJECT_DIRECTORY:(0,tt.
join)(s,"objects")},maxBytes:E,input:_}),r=async(y,E)=>{if(y.length===0)return new Map;const _=[...new Set(y.map(({hash:W})=>`${W}
`))].join(""),S=y.reduce((W,X)=>W+X.bytes+100,0),b=dt(await i(["cat-file","--batch"],S,_));if(b===null)throw g(`git could not read its ${E}`);return Nn(b)},c=["\
ls-tree","-r","-t","-z","-l","--full-tree",`${e}^{commit}`],a=await i(c,On);if(a.kind==="stopped")throw g("the list of its files is too long");const u=dt(a);if(u===
null)throw Rn(a)?C(mt(o)):v("git",a);const l=_n(u),f=l.filter(({mode:y,bytes:E})=>y===lt&&E<=vn);if(f.length>Nt)throw g(`it has more than ${Nt} links`);const d=(0,pt.
oq)(),h=bn(l,await r(f,"links"),d),p=d.failure()?new Map:await r(h,"files");for(const{hash:y,keep:E}of h)E(p.get(y)??Mt);return d.finish()}const Rn=t=>t.kind===
"exited"&&/^fatal: not a valid object name/im.test(t.complaint.toString()),[lt,kt,In,bt]=["120000","100","040000","160000"],ut=".",Mt=new Uint8Array;function _n(t){
const n=[];for(const s of t.toString().split("\0")){const[,e="",o="",i="",r=""]=/^(\d+) \w+ ([\da-f]+) +(\S+)\t(.*)$/s.exec(s)??[];if(e!==""){if(/(?:^|\/)(?:|\.{1,2}|(?:\.git|git~1)[ .]*)(?:\/|$)/i.
test(r))throw C("it has an invalid path");n.push({mode:e,hash:o,path:r,bytes:/^\d+$/.test(i)?Number(i):1/0})}}return n}function Nn(t){const n=new Map;for(let s=0;s<
t.length;){const e=t.indexOf(`
`,s),[o="",i,r]=t.toString("latin1",s,e).split(" "),c=i==="blob"?Number(r):-1;c>=0&&n.set(o,t.subarray(e+1,e+1+c)),s=e+c+2}return n}const it="..";function kn(t,n,s){
const e=t.split("/").reverse();let o=ut;for(let i=0;e.length>0;i+=1){const r=e.pop()??"";if(i>An)return null;if(r===".."&&o===ut)return it;o=(0,tt.join)(o,r);const c=n.
get(o);if(o===".git"||c?.mode===bt&&e.length>0)return it;if(c===void 0)return null;if(c.mode!==lt)continue;const a=(0,ct._6)(s.get(c.hash)??Mt);if(a.startsWith(
"/"))return it;if(a==="")return null;e.push(...a.split("/").reverse()),o=(0,tt.dirname)(o)}return o}function bn(t,n,s){const e={path:ut,mode:In,hash:"",bytes:0},
o=new Map([e,...t].map(f=>[f.path,f])),i=Map.groupBy(o.values(),({path:f})=>(0,tt.dirname)(f)),r=(0,M.O)(f=>kn(f,o,n)),c=[],a=new Set;let u=0;const l=(f,d)=>{s.
directory(d),a.add(f);for(const h of i.get(f)??[]){if(u+=1,u>Sn&&s.stop({kind:"unread",why:Pn}),s.failure())break;const p=(0,tt.join)(d,(0,tt.basename)(h.path)),
y=h.mode===lt?r(h.path):h.path;y===it&&s.unknown(p,Mn);const E=o.get(y??""),_=E?.mode.startsWith(kt);if(h.mode===lt&&y!==it&&!_&&s.unreadable(p,E===void 0?"ENOE\
NT":"EISDIR"),!(E===void 0||a.has(E.path)))if(E.mode===bt&&s.unknown(p,pt.NG),E.mode.startsWith(kt)){const S=s.file(p,E.bytes);S&&c.push({...E,keep:S})}else l(E.
path,p)}a.delete(f)};return l(ut,""),c}const Mn="it has a link there that leads out of the package",Pn="it has too many names, through links to directories",Ln="\
--filter=blob:limit=8m",xn=["fetch","--quiet","--no-tags","--no-write-fetch-head"],Pt="refs/heads/tf-disco/default",Dn=[`+HEAD:${Pt}`,"+refs/heads/*:refs/remote\
s/origin/*","+refs/tags/*:refs/tags/*"];function Cn(t,n,s){const e=n.canFilter?[Ln]:[],o=async(p,y,E)=>(await s.run(p,[...xn,...y,...e,"--",s.name,...E]),p),i=yt(
`${t}.git`),r=Un(p=>o(i,["--depth=1"],p));let c=0;const a=(0,M.O)(async p=>{c+=1;const y=`refs/tf-disco/${c}`;return await r(`+${p}:${y}`),{bare:i,revision:(0,j.
r7)((0,N.join)(i,y))?.trim()??y}}),u=(0,M.O)(async()=>{const p=["ls-remote","--quiet","--heads","--tags","--",s.name],E=(await s.run(i,p)).split(`
`).map(_=>_.slice(_.indexOf("	")+1));return new Set(["HEAD",...E])}),l=(0,M.O)(async()=>{const p=["ls-remote","--quiet","--symref","--",s.name,"HEAD"];return/^ref: (.+)\tHEAD$/m.
exec(await s.run(i,p))?.[1]??null}),f=(0,M.O)(()=>o(yt(`${t}-whole.git`),[],Dn)),d=async p=>{const y=await f();for(const E of[p,`origin/${p}`]){const S=["--git-\
dir",y,...["rev-parse","--verify","--quiet","--end-of-options"],`${E}^{commit}`],b=await n.run({args:S}),W=K(b)?.trim();if(W)return{bare:y,revision:W};if(b.kind!==
"exited"||b.code!==1)throw v("git",b)}throw C(mt(p))},h=yt(`${t}-read.git`);return{git:n,remote:s,reader:h,obtain:a,advertised:u,defaultBranch:l,inHistory:d}}const Bn=/^v?\d+\.\d+\.\d+$/;
async function Hn(t,n,s){const{git:e,reader:o,obtain:i,advertised:r,defaultBranch:c,inHistory:a}=t,u=n??"HEAD";if(s===0&&Bn.test(u)){const h=await i(`refs/tags/${u}`).
catch(p=>{if(p instanceof P&&p.read.kind==="broken")return null;throw p});if(h!==null)return gt(e,o,{...h,ref:u})}const l=n!==null&&(s>0||!wn(n)),f=s===0&&/^(?:refs\/)?heads\//.
test(u)?await c():null,d=l?Tn(n,s,await r(),f):u;try{if(d!==null)return await gt(e,o,{...await i(d),ref:u})}catch(h){if(l||!(h instanceof P&&h.scope==="ref")||h.
read.kind!=="broken")throw h;if(n===null)return(0,pt.oq)().finish()}return gt(e,o,{...await a(u),ref:u})}function Un(t){const n=new Tt.iD(1),[s,e]=[new Set,new Set];
let o;const i=async r=>{if(o!==void 0)throw o;try{await t(r);for(const c of r)e.add(c)}catch(c){throw c instanceof P&&c.scope==="ref"||(o=c),c}};return r=>(s.add(
r),n.pass(async()=>{if(s.has(r)){const c=[...s];s.clear(),c.length>1&&await i(c).catch(()=>{})}e.has(r)||await i([r])}))}function yt(t){for(const n of["","objec\
ts","refs"])(0,x.mkdirSync)((0,N.join)(t,n));return(0,x.writeFileSync)((0,N.join)(t,"HEAD"),`ref: ${Pt}
`),(0,x.writeFileSync)((0,N.join)(t,"config"),`[core]
	repositoryformatversion = 0
	bare = true
`),t}var Lt=m(255),xt=m(7057),Dt=m(101),Ct=m(3065);const jn=/^(?:ssh|git\+ssh|ssh\+git)$/;async function Gn(t,{url:n,origin:s,keyFile:e},o){const i=`tf-disco-${(0,z.
randomBytes)(8).toString("hex")}`,r=[`--config-env=remote.${i}.url=${Bt}`],c={[Bt]:n},a=X=>t.run({args:[...r,...X],environment:c}),u=await a(["ls-remote","--get\
-url","--",i]),l=K(u);if(l===null)throw v("git",u);const{scheme:f,url:d}=Fn(l.replace(/\n$/,"")),[,h="",p=null]=/^[^/]*:\/\/([^@:/]*)(?::(.*))?@/.exec(l)??[],y=(0,st.
Dl)(n);(0,Ct.wW)(d??{user:{name:h,password:p}},o.learn),y.ok&&(0,Ct.wW)(y.value,o.learn);const E=jn.test(f);if(d===null||!(f==="https"||E)){const X=f===""?"with\
 a path":`over ${f}`;throw g(`git ${X} is not run by this check`)}const _=E?await zn({git:t,ask:a},d,{origin:s,keyFile:e},o):await Wn(a,d,l,o),S=E?"ssh":"https",
W={GIT_ALLOW_PROTOCOL:(o.environment.GIT_ALLOW_PROTOCOL?.split(":")??[S]).includes(S)?S:""};return{name:i,options:r,environment:{...c,...W},origin:s,..._}}const Bt="\
TF_DISCO_GIT_URL";function Fn(t){const[,n=""]=/^([a-z][a-z\d+.-]*):(?::|\/\/)/i.exec(t)??[],[,s]=/^((?:[^/:@]*@)?(?:\[[^\]/]*\]|[^/:]*)):/.exec(t)??[],e=n===""&&
s!==void 0,o=(0,st.Dl)(e?`ssh://${s}/`:t);return{scheme:e?"ssh":n.toLowerCase(),url:o.ok&&!o.value.host.startsWith("-")?o.value:null}}async function Wn(t,n,s,e){
const o=(0,Lt.Pm)(n)??"";if(!e.isNamed(o))throw at(o);const i=["config","-z","--get-urlmatch","http",s.trim()],r=K(await t(i))??"",c=new Map(r.split("\0").map(f=>{
const[d="",...h]=f.split(`
`);return[d,h.join(`
`)]})),a=c.get("http.extraheader");a&&e.learn(new xt.ou(a.replace(/^.*\s/s,"")));const u=Xn(c.get("http.proxy"),e),l=!!(a||c.get("http.sslcert"));return{host:o,
login:"token",ssh:null,network:u,isPrivate:l,isPublic:null}}function Xn(t,{network:n,environment:s,learn:e}){if(t===void 0)return n;for(const r of(0,Dt.W)({HTTPS_PROXY:t}))
e(new xt.ou(r));const{NO_PROXY:o,no_proxy:i}=s;try{return{...n,chooseProxy:(0,Dt.N)({HTTPS_PROXY:t,NO_PROXY:o,no_proxy:i})}}catch(r){throw g((0,L.bD)(r).replace(
/^HTTPS_PROXY/,"http.proxy of git"))}}async function zn({git:t,ask:n},s,{origin:e,keyFile:o},{environment:i,network:r,isNamed:c}){const a=K(await n(["config","-\
-get","core.sshCommand"])),u=Qt(i,a?.trim()??null,o),l=await Yn(t,s,u),f=(0,st.EN)(l.name)+(l.port==="22"?"":`:${l.port}`);if(!c((0,Lt.$o)(f)??f))throw at(f);const d=async _=>{
const S={network:r,connection:new L.Ng,allowPrivate:_,hold:()=>{}};try{return l.isBehindAnother?(0,L.ln)(l.name,S):await(0,L.Q8)(l.name,S),null}catch(b){return b}},
h=await d(!1)===null,p=!e?.isPublic||r.namedHosts.has(l.name),y=h?null:await d(p);if(y!==null){const _=(0,L.$N)(y).startsWith("ADDRESS_"),S=`check the spelling \
of ${f}, or its Host entry in ~/.ssh/config`;throw g(`${f}: ${(0,L.bD)(y)}`,_?(0,D.gL)(f):S)}return{host:f,login:o===null?"ssh":"sshkey",ssh:u.command,network:r,
isPrivate:!0,isPublic:h}}async function Yn(t,n,{words:s}){const[e="ssh",...o]=s,{name:i,port:r}=(0,st.cz)(n),c=n.user===null?[]:["-l",n.user.name],a=[...o,"-G",
...r===""?[]:["-p",r],...c,"--",i],u=await t.run({path:e,args:a}),l=K(u);if(l===null)throw v(e,u);const f=h=>new RegExp(`^${h} (.+)$`,"m").exec(l)?.[1]?.trim()??
"",d=["proxycommand","proxyjump"].some(h=>!["","none"].includes(f(h)));return{name:f("hostname")||i,port:f("port")||"22",isBehindAnother:d}}const Ht={isPrivate:!1,
isPublic:!0},Ut={kind:"unread",why:It,...Ht};function Kn(t){const n=new AbortController,s={...t,stop:AbortSignal.any([t.stop,n.signal])};let e;const o=(0,M.O)(()=>(te(
t.parent,t),e=Qn(t.parent,t.pid),Kt(s,e))),i=Vn(s,o),r=async a=>{if(s.stop.aborted)return Ut;let u=Ht;const l=d=>(u=d.remote.facts,Hn(d,a.ref||null,Math.max(a.depth??
0,0))),f=await i(a).then(l).catch(d=>Zn(d,t.parent));return f.kind!=="read"&&s.stop.aborted?Ut:{...f,...u}},c=(0,M.O)(async()=>{n.abort(),e!==void 0&&await qn(e)});
return t.stop.addEventListener("abort",()=>{c()}),{fetch:r,close:c}}const Vn=(t,n)=>(0,M.O)(async({url:s,origin:e,sshkey:o})=>{const i=await n(),r=(0,N.join)(i.
directory,(0,z.randomBytes)(8).toString("hex")),c=o===null?null:`${r}.key`;if(o!==null&&!J(o,`${r}.key`))throw C("illegal base64 data in sshkey");const a=await Gn(
i,{url:s,origin:e,keyFile:c},t);return Cn(r,i,dn(i,a,t))},({url:s,origin:e,sshkey:o})=>o??JSON.stringify([s,e?.isPublic]));function Zn(t,n){return t instanceof P?
t.read:{kind:"unread",why:`the temporary directory ${(0,D.dh)(n)} cannot be used: ${(0,j.Oj)(t)}`,cure:"set RUNNER_TEMP to a directory that exists and can be wr\
itten"}}const Jn=/^tf-disco-git-(\d+)-[A-Za-z0-9]{6}$/,jt=36e5,Qn=(t,n)=>(0,x.mkdtempSync)((0,N.join)(t,`tf-disco-git-${n}-`)),qn=t=>(0,U.rm)(t,{recursive:!0,force:!0,
maxRetries:5,retryDelay:50});function te(t,{isAlive:n,now:s}){for(const e of(0,j.wX)(t)){const[,o]=Jn.exec(e)??[],i=(0,N.join)(t,e),r=o===void 0?null:(0,j.N0)(()=>(0,x.
lstatSync)(i),null);if(!r?.isDirectory())continue;const c=s()-r.mtimeMs;c<jt||c<24*jt&&n(Number(o))||(0,j.N0)(()=>(0,x.rmSync)(i,{recursive:!0,force:!0}),void 0)}}}),
4165:((wt,nt,m)=>{m.d(nt,{FG:()=>C,NG:()=>N,kX:()=>v,oq:()=>g});var z=m(3916),x=m(9432),U=m(3096);const N="it is in a submodule, which this check does not fetch",
j=8*1024*1024,D=5e3,M=5e4,Z=4096,J=16*1024*1024,Y=/\.(?:tf|tofu)(?:\.json)?$/,P=/(?:^|[/\\])\.\.(?:[/\\]|$)/;function g(){const w=new Map,O=new Set([""]),T=new Set,
[I,B]=[new Map,new Map],A={files:0,bytes:0,names:0};let k;const F=$=>{k??=$},H=$=>F({kind:"unread",why:`${$}, the limit of this check`}),Q=$=>F({kind:"broken",why:(0,x.
dh)($)});function q($){return P.test($)&&Q(`entry contains '..': ${$}`),$.length>Z&&H(`a name in it has more than ${Z} characters`),k!==void 0?"":$.split("/").filter(
R=>R!==""&&R!==".").join("/")}function rt($){let R=$;for(;k===void 0&&!O.has(R);)w.has(R)&&Q(`${R}: not a directory`),O.add(R),A.names+=R.length,O.size>M&&H(`it\
 has more than ${M} directories`),A.names>J&&H("the names of its directories have more than 16 Mi characters"),R=(0,U.jt)(R)}function at($,R){const G=q($);if(rt(
(0,U.jt)(G)),O.has(G)&&Q(`${G}: is a directory`),k===void 0){if(!Y.test(G)){T.add((0,U.jt)(G));return}if(A.files+=1,A.bytes+=R,A.files>D&&H(`it has more than ${D}\
 files of configuration`),A.bytes>j&&H("it has more than 8 MiB of configuration"),k===void 0)return ft=>{w.set(G,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(
ft))}}}function et($,R,G){$.set(q(R),G),$.size>D&&H(`it has more than ${D} links that lead to no file`)}return{failure:()=>k,stop:F,directory:$=>rt(q($)),file:at,
unreadable:($,R)=>{Y.test($)&&et(I,$,R)},unknown:($,R)=>et(B,$,R),finish:()=>k??{kind:"read",tree:{files:w,directories:O,mixed:T,unreadable:I,unknown:B}}}}const C=({
unknown:w},O)=>[...w].find(([T])=>`${O}/`.startsWith(`${T}/`)||Y.test(T)&&(0,U.jt)(T)===O)?.[1];function v(w,{directories:O,files:T,mixed:I}){if(!/[*?[]/.test(w))
return w;const B=H=>H.replaceAll(/(?<=^|\/)\./g,"_"),[A,...k]=[...O,...T.keys()].filter(H=>(0,z.matchesGlob)(B(H),B(w))),F=k.length>0||/(?:^|\/)\*$/.test(w)&&I.
has((0,U.jt)(w));return A===void 0||F?w:A}})};export{oe as id,ie as ids,re as modules};
