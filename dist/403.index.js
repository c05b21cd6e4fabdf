const j=403,B=[403],H={9926:((M,$,r)=>{r.d($,{Eu:()=>I,PU:()=>v,iD:()=>R,lo:()=>n});class R{#e=[];#t;constructor(l){this.#t=l}async pass(l){const T=await this.enter();
return l().finally(T)}async enter(){return this.#t===0?await new Promise(l=>this.#e.push(l)):this.#t-=1,()=>{const l=this.#e.shift();l===void 0?this.#t+=1:l()}}}
const v=4;async function I(O,l,{concurrency:T},A,L=v){await n(Map.groupBy(O,l).values(),T*v,s=>n(s.values(),L,A))}async function n(O,l,T){const A=async()=>{for(const L of O)
await T(L)};await Promise.all(Array.from({length:l},A))}}),765:((M,$,r)=>{r.d($,{Df:()=>l,Xi:()=>I,ZQ:()=>o,gy:()=>n,mw:()=>O,y2:()=>_});var R=r(9432),v=r(9176);
class I extends Error{read;scope;constructor(e,f="repository"){super(e.why),this.read=e,this.scope=f}}const n=(t,e,f)=>new I({kind:"unread",why:t,...e===void 0?
{}:{cure:e}},f),O=(t,e)=>new I({kind:"broken",why:t},e);function l(t,e,f){if(e.kind==="not-started")return e.code==="ENOENT"?n(`the program ${t} was not found`,
f):n(`${t} was not started: ${e.code}`);if(e.kind==="stopped")return n(`${t} was stopped`);if(e.code===null)return n(`${t} was killed`);const c=w(e.complaint.toString());
if(c==="")return n(`${t} failed with exit code ${e.code}`);const g=`correct the configuration of ${t} on this machine`;return n(`${t}: ${c}`,/config|permission/i.
test(c)?g:void 0)}const T=/could not read (?:Username|Password)|terminal prompts disabled|Authentication failed|error: (?:401|403)\b|Access denied|Permission denied|publickey|Invalid username or/i,
A=/^Load key |^Permissions \S+ for .* are too open/,L=/Host key verification failed/i,s=/repository '[^\n]*' not found|Repository not found|error: 404\b|does not appear to be a git repository|could not be found|no such repository|is this a git repository/i,
i=/not our ref|couldn't find remote ref|unadvertised object|does not allow request|no such remote ref/i,d=/error: (?:429|5\d\d)\b|early EOF|unexpected disconnect|RPC failed|Connection (?:reset|timed out|refused|closed)|Could not resolve|hung up unexpectedly|Empty reply|timed out|Failed to connect|unexpected EOF|SSL_read|SSL_ERROR|GnuTLS recv|non-properly terminated|receive handshake/i,
h=/No space left|quota exceeded|died of signal|out of memory|cannot (?:allocate|fork)|unable to create|write error|^fetch-pack: invalid index-pack output$/i,a=/certificate|trust error/i;
function y({host:t,code:e,text:f}){if(e==="HOST_NOT_NAMED")return n(`git was led to ${t}, which allowed-hosts does not allow`,u(t));if(e.startsWith("ADDRESS_"))
return n(`git was led to ${t}, but ${f}, and a public host named it`,(0,R.gL)(t));const c=`${t}: ${(0,R.dh)(f)}`;return e==="TRANSFER_LIMIT"?n(c,void 0,"ref"):n(
c,D[e],P.includes(e)?"repository":"transient")}const S="check that this machine can resolve the name, or have the URL that names it corrected",D={...v.Yq,ENOTFOUND:S,
ENODATA:S},P=["BAD_AUTHORITY",...Object.keys(D)].filter(t=>t!=="PROXY_NOT_REACHED"),o=t=>n(`${t} is not in allowed-hosts`,u(t)),u=t=>`add ${t} to allowed-hosts \
if it may be contacted`;function _(t){const{text:e,refusals:f,host:c,login:g,isPrivate:C}=t,N=w(e)||"git failed";if(h.test(N))return n(`git: ${N}`);const G=f.at(
-1),b=G===void 0?null:y(G);if(b!==null&&b.scope!=="transient")return b;if(i.test(e))return O(N,"ref");if(/IDENTIFICATION HAS CHANGED/.test(e))return n(`the key \
of ${c} has changed`,"remove its old line from known_hosts only if its operator confirms the new key");if(L.test(e))return n(`${c}: host key verification failed`,
`add the key of ${c} to known_hosts`);if(A.test(N))return n(`ssh: ${N}`,"give ssh a private key that it can read");if(T.test(e))return E(t);if(s.test(e)){if(C&&
g==="token")return O(`repository not found on ${c}`);const x=`${c} has no such repository, or hides it from git without credentials`;return n(x,m[g](c))}if(b!==
null)return b;const U=`${c}: ${N}`;return a.test(e)?n(U,"add its authority to http.sslCAInfo of git"):n(U,void 0,d.test(e)?"transient":"repository")}function E({
host:t,login:e,isPrivate:f}){const c=m[e](t);if(e!=="token")return n(`${t} rejected the key of ssh`,c);if(!f)return n(`${t} asks git for credentials`,c);const g=`\
check that the token of git for ${t} is valid and can read the repository`;return n(`${t} rejected the credentials of git`,g)}const m={token:t=>`give git a toke\
n that can read the repository: with \`insteadOf\` for https://${t}/ in its configuration, or with a credential helper`,ssh:()=>"load a deploy key of the reposi\
tory into the ssh agent",sshkey:()=>"check that the key in `sshkey` is valid and can read the repository"},p=/^(?:(?:fatal|error|ssh|ERROR): .|remote: .*[a-z]|kex_exchange_identification|Load key )|Bad (?:configuration|owner)/i,
k=/^(?:fatal|error): (?:RPC failed|Could not read from remote repository|the remote end hung up|early EOF|fetch-pack: |index-pack failed|protocol error: bad line length)/i;
function w(t){const e=t.split(/[\r\n]+/).map(C=>C.trim()),f=e.filter(C=>p.test(C)),g=(f.findLast(C=>!k.test(C))??f[0]??e.findLast(Boolean)??"").replace(/^(?:fatal|error|ERROR|remote): +/i,
"").replace(/\b([a-z][a-z+.-]*:\/\/)(?:[^\s'"/]*@)?([^\s'"/@]*)[^\s'"]*/gi,"$1$2");return(0,R.dh)(g.replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim())}}),7987:((M,$,r)=>{
r.d($,{$$:()=>i,Ct:()=>s,jH:()=>d,o6:()=>D});var R=r(6760),v=r(9926),I=r(7177),n=r(765);const O=16,l=1024*1024,T=[2,31],A="install Git 2.31 or newer on this mac\
hine",L=[2,44];async function s(o,u){const _=a(u,o,[]),E=await _({args:["version"]}),m=d(E);if(m===null)throw(0,n.Df)("git",E,A);const[,p="",k,w]=/^git version ((\d+)\.(\d+)\S*)/.
exec(m)??[],t=([g=0,C=0])=>Number(k)>g||Number(k)===g&&Number(w)>=C;if(!t(T))throw(0,n.gy)(`git ${p} is too old: ${T.join(".")} is needed`,A);const e=d(await _(
{args:["rev-parse","--local-env-vars"]}))??"",f=a(u,o,e.trim().split(`
`)),c=new v.iD(O);return{directory:u,canFilter:t(L),run:g=>c.pass(()=>f(g))}}const i=o=>o.kind==="exited"&&o.code===0?o.output:null,d=o=>i(o)?.toString()??null,
h=["core.fsmonitor=false","submodule.recurse=false","fetch.recurseSubmodules=false","fetch.parallel=1","fetch.prune=false","fetch.unpackLimit=1","fetch.writeCom\
mitGraph=false","fetch.uriProtocols=","fetch.output=full","transfer.bundleURI=false","gc.auto=0","maintenance.auto=false","core.bigFileThreshold=8m"];function a(o,u,_){
const{kill:E,stop:m}=u,p=S(u,o,_),w=[`core.hooksPath=${(0,R.join)(o,"no-hooks")}`,...h].flatMap(t=>["-c",t]);return t=>{const{path:e="git",input:f,maxBytes:c=l,
signal:g=m}=t,C=e==="git"?[...w,...t.args]:t.args,N={...p,...t.environment};return(0,I.m)({path:e,args:C,environment:N,directory:o,input:f},{kill:E,signal:g,maxBytes:c})}}
const y=/^(?:INPUT_.*|TF_TOKEN_.*|ACTIONS_.*|(?:HTTPS?|ALL|NO)_PROXY|SSH_ASKPASS|GIT_TRACE.*|GIT_CURL_VERBOSE|GIT_HTTP_PROXY_AUTHMETHOD)$/i;function S({environment:o},u,_){
const E=p=>!y.test(p)&&(p.startsWith("GIT_CONFIG_")||!_.includes(p)),m=Object.entries(o).filter(([p])=>E(p));return{...Object.fromEntries(m),GIT_ALLOW_PROTOCOL:"",
GIT_CEILING_DIRECTORIES:(0,R.dirname)(u),GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",GIT_NO_LAZY_FETCH:"1",GIT_ALLOC_LIMIT:"512m",LC_ALL:"C"}}function D(o,u,_){
const{GIT_SSH_COMMAND:E,GIT_SSH:m}=o,p=_===null?u||m&&P(m):null,k=E||p||"ssh",w=_===null?"":` -i ${P(_.replaceAll("\\","/"))}`,t=/plink/i.test(k)?"-batch":"-o B\
atchMode=yes",e=/^[\w./:=@+-]+(?: +[\w./:=@+-]+)*$/.test(k)?k.split(/ +/):["ssh"];return{command:`${k}${w} ${t}`,words:e}}const P=o=>`'${o.replaceAll("'",String.
raw`'\''`)}'`}),7177:((M,$,r)=>{r.d($,{m:()=>O});var R=r(8161),v=r(6760),I=r(9968);let n=function(...s){return{spawn:n}=process.getBuiltinModule("node:child_pro\
cess"),new.target?new n(...s):n(...s)};async function O(s,i){if(i.signal.aborted)return{kind:"stopped",by:"signal"};try{return await l(T(s),s,i)}catch(d){return{
kind:"not-started",code:(0,I.Oj)(d)}}}function l(s,{environment:i,input:d},h){const{kill:a,signal:y,maxBytes:S}=h,{promise:D,resolve:P,reject:o}=Promise.withResolvers(),
[u,_]=[[],[]];let E=0;const m=w=>{A(s,a,i),P({kind:"stopped",by:w})},p=()=>m("signal");y.addEventListener("abort",p);const k=w=>t=>{E+=t.length,E>S?m("output"):
w.push(t)};return s.stdout?.on("data",k(u)),s.stderr?.on("data",k(_)),s.on("error",o).on("close",w=>{const[t,e]=[Buffer.concat(u),Buffer.concat(_)];P({kind:"exi\
ted",code:w,output:t,complaint:e})}),s.stdin?.on("error",()=>{}).end(d),D.finally(()=>y.removeEventListener("abort",p))}const T=({path:s,args:i,environment:d,directory:h,
input:a})=>n(s,i,{env:d,cwd:h,stdio:[a===void 0?"ignore":"pipe","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0});function A(s,i,d){try{s.pid!==void 0&&L(s.pid,
i,d)}catch(h){(0,I.Oj)(h)}s.stdout?.destroy(),s.stderr?.destroy(),s.unref()}function L(s,i,{SystemRoot:d}){if((0,R.platform)()!=="win32"){i(-s,"SIGKILL");return}
const h=(0,v.join)(d??"C:\\Windows","System32","taskkill.exe"),a=["/pid",String(s),"/t","/f"];n(h,a,{stdio:"ignore",windowsHide:!0}).on("error",()=>i(s,"SIGKILL")).
unref()}}),403:((M,$,r)=>{r.d($,{changedSince:()=>L});var R=r(9432),v=r(3152),I=r(765),n=r(7987);const O=["--no-optional-locks","-c","core.hooksPath=/dev/null",
"-c","safe.bareRepository=explicit"],l=["diff","--name-only","-z","--relative","--no-renames","--no-ext-diff","--no-textconv","--ignore-submodules=all"],T=64*1024*
1024,A="fetch the branch; in a shallow clone, run `git fetch --unshallow`, or set `fetch-depth: 0` for actions/checkout";async function L(i,d,h){try{const a=await s(
d,h),[y=""]=await a("merge-base","--",i,"HEAD"),S=await a(...l,y.trim(),"--"),D=await a("ls-files","-z","--others","--exclude-standard");return{kind:"files",files:[
...S,...D].map(o=>({file:o,status:"modified",changes:1,patch:null})),since:i}}catch(a){if(h.stop.aborted)return{kind:"all",why:"the check ended"};if(!(a instanceof
I.Xi))throw a;const y=`a Git checkout in which ${(0,R.dh)(i)} and HEAD have a commit in common`,S="cure"in a.read?a.read.cure:A;throw new v.GN([`--changed-since\
 needs ${y}: ${a.message}; ${S}`])}}async function s(i,d){const h=await(0,n.Ct)(d,i),a={GIT_CEILING_DIRECTORIES:"",NOTHING:""},y=async(...o)=>{const u=await h.run(
{args:[...O,...o],environment:a,maxBytes:T}),_=(0,n.jH)(u);if(_===null)throw(0,I.Df)("git",u);return _.split("\0").filter(E=>E!=="")},P=(await y("config","--lis\
t","-z","--name-only")).filter(o=>o.startsWith("filter.")).map(o=>`--config-env=${o}=NOTHING`);return(...o)=>y(...P,...o)}})};export{j as id,B as ids,H as modules};
