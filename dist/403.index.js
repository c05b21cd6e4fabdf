const j=403,B=[403],F={9926:((M,v,_)=>{_.d(v,{Eu:()=>I,PU:()=>A,iD:()=>S,lo:()=>n});class S{#e=[];#t;constructor(p){this.#t=p}async pass(p){const g=await this.enter();
return p().finally(g)}async enter(){return this.#t===0?await new Promise(p=>this.#e.push(p)):this.#t-=1,()=>{const p=this.#e.shift();p===void 0?this.#t+=1:p()}}}
const A=4;async function I(w,p,{concurrency:g},R,$=A){await n(Map.groupBy(w,p).values(),g*A,i=>n(i.values(),$,R))}async function n(w,p,g){const R=async()=>{for(const $ of w)
await g($)};await Promise.all(Array.from({length:p},R))}}),765:((M,v,_)=>{_.d(v,{Df:()=>p,Xi:()=>I,ZQ:()=>o,gy:()=>n,mw:()=>w,y2:()=>u});var S=_(9432),A=_(9176);
class I extends Error{read;scope;constructor(e,r="repository"){super(e.why),this.read=e,this.scope=r}}const n=(t,e,r)=>new I({kind:"unread",why:t,...e===void 0?
{}:{cure:e}},r),w=(t,e)=>new I({kind:"broken",why:t},e);function p(t,e,r){if(e.kind==="not-started")return e.code==="ENOENT"?n(`the program ${t} was not found`,
r):n(`${t} was not started: ${e.code}`);if(e.kind==="stopped")return n(`${t} was stopped`);if(e.code===null)return n(`${t} was killed`);const d=h(e.complaint.toString());
if(d==="")return n(`${t} failed with exit code ${e.code}`);const O=`correct the configuration of ${t} on this machine`;return n(`${t}: ${d}`,/config|permission/i.
test(d)?O:void 0)}const g=/could not read (?:Username|Password)|terminal prompts disabled|Authentication failed|error: (?:401|403)\b|Access denied|Permission denied|publickey|Invalid username or/i,
R=/^Load key |^Permissions \S+ for .* are too open/,$=/Host key verification failed/i,i=/repository '[^\n]*' not found|Repository not found|error: 404\b|does not appear to be a git repository|could not be found|no such repository|is this a git repository/i,
m=/not our ref|couldn't find remote ref|unadvertised object|does not allow request|no such remote ref/i,E=/error: (?:429|5\d\d)\b|early EOF|unexpected disconnect|RPC failed|Connection (?:reset|timed out|refused|closed)|Could not resolve|hung up unexpectedly|Empty reply|timed out|Failed to connect|unexpected EOF|SSL_read|SSL_ERROR|GnuTLS recv|non-properly terminated|receive handshake/i,
y=/No space left|quota exceeded|died of signal|out of memory|cannot (?:allocate|fork)|unable to create|write error|^fetch-pack: invalid index-pack output$/i,T=/certificate|trust error/i;
function C({host:t,code:e,text:r}){if(e==="HOST_NOT_NAMED")return n(`git was led to ${t}, which allowed-hosts does not allow`,c(t));if(e.startsWith("ADDRESS_"))
return n(`git was led to ${t}, but ${r}, and a public host named it`,(0,S.gL)(t));const d=`${t}: ${(0,S.dh)(r)}`;return e==="TRANSFER_LIMIT"?n(d,void 0,"ref"):n(
d,N[e],L.includes(e)?"repository":"transient")}const D="check that this machine can resolve the name, or have the URL that names it corrected",N={...A.Yq,ENOTFOUND:D,
ENODATA:D},L=["BAD_AUTHORITY",...Object.keys(N)].filter(t=>t!=="PROXY_NOT_REACHED"),o=t=>n(`${t} is not in allowed-hosts`,c(t)),c=t=>`add ${t} to allowed-hosts \
if it may be contacted`;function u(t){const{text:e,refusals:r,host:d,login:O,isPrivate:k}=t,P=h(e)||"git failed";if(y.test(P))return n(`git: ${P}`);const G=r.at(
-1),b=G===void 0?null:C(G);if(b!==null&&b.scope!=="transient")return b;if(m.test(e))return w(P,"ref");if(/IDENTIFICATION HAS CHANGED/.test(e))return n(`the key \
of ${d} has changed`,"remove its old line from known_hosts only if its operator confirms the new key");if($.test(e))return n(`${d}: host key verification failed`,
`add the key of ${d} to known_hosts`);if(R.test(P))return n(`ssh: ${P}`,"give ssh a private key that it can read");if(g.test(e))return a(t);if(i.test(e)){if(k&&
O==="token")return w(`repository not found on ${d}`);const x=`${d} has no such repository, or hides it from git without credentials`;return n(x,s[O](d))}if(b!==
null)return b;const U=`${d}: ${P}`;return T.test(e)?n(U,"add its authority to http.sslCAInfo of git"):n(U,void 0,E.test(e)?"transient":"repository")}function a({
host:t,login:e,isPrivate:r}){const d=s[e](t);if(e!=="token")return n(`${t} rejected the key of ssh`,d);if(!r)return n(`${t} asks git for credentials`,d);const O=`\
check that the token of git for ${t} is valid and can read the repository`;return n(`${t} rejected the credentials of git`,O)}const s={token:t=>`give git a toke\
n that can read the repository: with \`insteadOf\` for https://${t}/ in its configuration, or with a credential helper`,ssh:()=>"load a deploy key of the reposi\
tory into the ssh agent",sshkey:()=>"check that the key in `sshkey` is valid and can read the repository"},f=/^(?:(?:fatal|error|ssh|ERROR): .|remote: .*[a-z]|kex_exchange_identification|Load key )|Bad (?:configuration|owner)/i,
l=/^(?:fatal|error): (?:RPC failed|Could not read from remote repository|the remote end hung up|early EOF|fetch-pack: |index-pack failed|protocol error: bad line length)/i;
function h(t){const e=t.split(/[\r\n]+/).map(k=>k.trim()),r=e.filter(k=>f.test(k)),O=(r.findLast(k=>!l.test(k))??r[0]??e.findLast(Boolean)??"").replace(/^(?:fatal|error|ERROR|remote): +/i,
"").replace(/\b([a-z][a-z+.-]*:\/\/)(?:[^\s'"/]*@)?([^\s'"/@]*)[^\s'"]*/gi,"$1$2");return(0,S.dh)(O.replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim())}}),7987:((M,v,_)=>{
_.d(v,{$$:()=>m,Ct:()=>i,jH:()=>E,o6:()=>N});var S=_(6760),A=_(9926),I=_(7177),n=_(765);const w=16,p=1024*1024,g=[2,31],R="install Git 2.31 or newer on this mac\
hine",$=[2,44];async function i(o,c){const u=T(c,o,[]),a=await u({args:["version"]}),s=E(a);if(s===null)throw(0,n.Df)("git",a,R);const[,f="",l,h]=/^git version ((\d+)\.(\d+)\S*)/.
exec(s)??[],t=([O=0,k=0])=>Number(l)>O||Number(l)===O&&Number(h)>=k;if(!t(g))throw(0,n.gy)(`git ${f} is too old: ${g.join(".")} is needed`,R);const e=E(await u(
{args:["rev-parse","--local-env-vars"]}))??"",r=T(c,o,e.trim().split(`
`)),d=new A.iD(w);return{directory:c,canFilter:t($),run:O=>d.pass(()=>r(O))}}const m=o=>o.kind==="exited"&&o.code===0?o.output:null,E=o=>m(o)?.toString()??null,
y=["core.fsmonitor=false","submodule.recurse=false","fetch.recurseSubmodules=false","fetch.parallel=1","fetch.prune=false","fetch.unpackLimit=1","fetch.writeCom\
mitGraph=false","fetch.uriProtocols=","fetch.output=full","transfer.bundleURI=false","gc.auto=0","maintenance.auto=false","core.bigFileThreshold=8m"];function T(o,c,u){
const{kill:a,stop:s}=c,f=D(c,o,u),h=[`core.hooksPath=${(0,S.join)(o,"no-hooks")}`,...y].flatMap(t=>["-c",t]);return t=>{const{path:e="git",input:r,maxBytes:d=p,
signal:O=s}=t,k=e==="git"?[...h,...t.args]:t.args,P={...f,...t.environment};return(0,I.m)({path:e,args:k,environment:P,directory:o,input:r},{kill:a,signal:O,maxBytes:d})}}
const C=/^(?:INPUT_.*|TF_TOKEN_.*|ACTIONS_.*|(?:HTTPS?|ALL|NO)_PROXY|SSH_ASKPASS|GIT_TRACE.*|GIT_CURL_VERBOSE|GIT_HTTP_PROXY_AUTHMETHOD)$/i;function D({environment:o},c,u){
const a=f=>!C.test(f)&&(f.startsWith("GIT_CONFIG_")||!u.includes(f)),s=Object.entries(o).filter(([f])=>a(f));return{...Object.fromEntries(s),GIT_ALLOW_PROTOCOL:"",
GIT_CEILING_DIRECTORIES:(0,S.dirname)(c),GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",GIT_NO_LAZY_FETCH:"1",GIT_ALLOC_LIMIT:"512m",LC_ALL:"C"}}function N(o,c,u){
const{GIT_SSH_COMMAND:a,GIT_SSH:s}=o,f=u===null?c||s&&L(s):null,l=a||f||"ssh",h=u===null?"":` -i ${L(u.replaceAll("\\","/"))}`,t=/plink/i.test(l)?"-batch":"-o B\
atchMode=yes",e=/^[\w./:=@+-]+(?: +[\w./:=@+-]+)*$/.test(l)?l.split(/ +/):["ssh"];return{command:`${l}${h} ${t}`,words:e}}const L=o=>`'${o.replaceAll("'",String.
raw`'\''`)}'`}),7177:((M,v,_)=>{_.d(v,{m:()=>w});var S=_(8161),A=_(6760),I=_(9968);let n=function(...i){return{spawn:n}=process.getBuiltinModule("node:child_pro\
cess"),new.target?new n(...i):n(...i)};async function w(i,m){if(m.signal.aborted)return{kind:"stopped",by:"signal"};try{return await p(g(i),i,m)}catch(E){return{
kind:"not-started",code:(0,I.Oj)(E)}}}function p(i,{environment:m,input:E},y){const{kill:T,signal:C,maxBytes:D}=y,{promise:N,resolve:L,reject:o}=Promise.withResolvers(),
[c,u]=[[],[]];let a=0;const s=h=>{R(i,T,m),L({kind:"stopped",by:h})},f=()=>s("signal");C.addEventListener("abort",f);const l=h=>t=>{a+=t.length,a>D?s("output"):
h.push(t)};return i.stdout?.on("data",l(c)),i.stderr?.on("data",l(u)),i.on("error",o).on("close",h=>{const[t,e]=[Buffer.concat(c),Buffer.concat(u)];L({kind:"exi\
ted",code:h,output:t,complaint:e})}),i.stdin?.on("error",()=>{}).end(E),N.finally(()=>C.removeEventListener("abort",f))}const g=({path:i,args:m,environment:E,directory:y,
input:T})=>n(i,m,{env:E,cwd:y,stdio:[T===void 0?"ignore":"pipe","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0});function R(i,m,E){try{i.pid!==void 0&&$(i.pid,
m,E)}catch(y){(0,I.Oj)(y)}i.stdout?.destroy(),i.stderr?.destroy(),i.unref()}function $(i,m,{SystemRoot:E}){if((0,S.platform)()!=="win32"){m(-i,"SIGKILL");return}
const y=(0,A.join)(E??"C:\\Windows","System32","taskkill.exe"),T=["/pid",String(i),"/t","/f"];n(y,T,{stdio:"ignore",windowsHide:!0}).on("error",()=>m(i,"SIGKILL")).
unref()}}),403:((M,v,_)=>{_.d(v,{changedSince:()=>E});var S=_(9432),A=_(8535),I=_(3152),n=_(765),w=_(7987);const p=["--no-pager","--no-optional-locks","--litera\
l-pathspecs","-c","core.hooksPath=/dev/null","-c","safe.bareRepository=explicit"],g=["diff","--raw","-z","--no-abbrev","--relative","--no-renames","--no-ext-dif\
f","--no-textconv","--ignore-submodules=dirty"],R=/:\d+ (\d+) \w+ \w+ (\w)\0([^\0]+)\0/g,$="160000",i=64*1024*1024,m="; the clone is shallow: run `git fetch --u\
nshallow`, or set `fetch-depth: 0` for actions/checkout";async function E(o,c,u){try{const a=await D(c,u),s=async r=>C(await a(r)),f=await L(o,a),l=[...(await a(
[...g,f,"--"])).matchAll(R)],h=l.map(async([,r,,d=""])=>(r===$?await s(["-C",d,"ls-files","-z"]):[]).map(k=>T(`${d}/${k}`))),t=await s(["ls-files","-z","--other\
s","--exclude-standard"]);return{kind:"files",files:[...l.map(([,,r="",d=""])=>T(d,y[r])),...(await Promise.all(h)).flat(),...t.map(r=>T(r,"added"))],since:o}}catch(a){
if(u.stop.aborted)return{kind:"all",why:"the check ended"};if(!(a instanceof n.Xi))throw a;const s="cure"in a.read?`; ${a.read.cure}`:"";throw new I.GN([`--chan\
ged-since needs a Git checkout: ${a.message}${s}`])}}const y={A:"added",D:"removed"},T=(o,c="modified")=>({file:o,status:c,changes:1,patch:null}),C=o=>o.split("\
\0").filter(c=>c!=="");async function D(o,c){const u=await(0,w.Ct)(c,o),a=(t,e={})=>u.run({args:[...p,...t],environment:{...e,GIT_CEILING_DIRECTORIES:""},maxBytes:i}),
s=await a(["config","-z","--name-only","--get-regexp","^filter\\."]),l=s.kind==="exited"&&s.code===1?"":(0,w.jH)(s);if(l===null)throw(0,n.Df)("git",s);const h=N(
C(l),c.environment);return async t=>{const e=await a(t,h),r=(0,w.jH)(e);if(r===null)throw(0,n.Df)("git",e);return r}}function N(o,{GIT_CONFIG_COUNT:c}){const a=[
...new Set(o.map(l=>l.replace(/\.[^.]*$/,"")))].flatMap(l=>[[`${l}.clean`,""],[`${l}.process`,""],[`${l}.required`,"false"]]),s=Number(c)||0,f=a.flatMap(([l,h],t)=>[
[`GIT_CONFIG_KEY_${s+t}`,l],[`GIT_CONFIG_VALUE_${s+t}`,h]]);return{...Object.fromEntries(f),GIT_CONFIG_COUNT:String(s+a.length)}}async function L(o,c){const u=(...r)=>c(
r).then(d=>d.split(`
`,1).join()).catch(()=>null),a=["rev-parse","--verify","--quiet","--end-of-options",`${o}^{commit}`],s=await u(...a),f=s&&await u("merge-base",s,"HEAD");if(f)return f;
const l=(await c(["for-each-ref","--format=%(refname:short)"])).split(`
`),t=await u("rev-parse","--is-shallow-repository")==="true"?m:"",e=s?`has no commit in common with HEAD${t}`:`is no branch, tag or commit${(0,A.a)(o,l,t)}`;throw new I.
GN([`--changed-since: ${(0,S.dh)(o)} ${e}`])}})};export{j as id,B as ids,F as modules};
