const xt=742,Ht=[742],Pt={5742:((Wt,D,u)=>{u.r(D),u.d(D,{recordRun:()=>Rt});var r=u(3024),v=u(6760),S=u(1342),$=u(5747);const g=(r.constants.O_NOFOLLOW??0)|(r.constants.
O_NONBLOCK??0)|(r.constants.O_NOCTTY??0),tt=r.constants.O_RDWR|r.constants.O_APPEND|r.constants.O_CREAT|g,nt=r.constants.O_WRONLY|r.constants.O_APPEND|r.constants.
O_CREAT|r.constants.O_EXCL|g,st=1024*1024,ot="\u2026",et=100,M=10,rt=20,it=10*6e4;function ct(n,t){for(let s=0;s<rt;s+=1)if((0,$.ET)(r.openSync(n,tt,438),e=>{const{
size:i}=X(e),a=Buffer.alloc(1),c=i===0||r.readSync(e,a,0,1,i-1)===0||a[0]===M;return r.writeFileSync(e,c?t:`
${t}`),w(e)===O(n)}))return;throw new S.hM("other processes replace it again and again")}function at(n,t,s){let o;try{o=r.openSync(n,r.constants.O_RDONLY|g)}catch(e){
if((0,$.Oj)(e)==="ENOENT")return null;throw e}return(0,$.ET)(o,()=>{const{size:e}=X(o);if(e>t){const c=`the limit is ${t/1024/1024} MiB`;throw new S.hM(`it has ${e}\
 bytes, ${c}; remove its oldest lines`)}const i=r.readFileSync(o);let a=0;for(const[c,f]of I(i))s(f-c<st?i.toString("utf8",c,f):ot),a=f+1;return{id:w(o),bytes:a,
rest:i.toString("utf8",a,a+et)}})}function*I(n){for(let t=0;;){const s=n.indexOf(M,t);if(s<0)return;yield[t,s],t=s+1}}function ut(n,t,s){const o=(0,v.join)((0,v.
dirname)(n),`.${(0,v.basename)(n).slice(0,60)}.shorter`),e=lt(o);return e===null?!1:(0,$.ET)(e,()=>{try{return(0,$.ET)(r.openSync(n,r.constants.O_RDONLY|g),i=>{
r.fchmodSync(e,r.fstatSync(i).mode&511);const a=r.readFileSync(i);ft(e,a.subarray(0,t.bytes),s);const c=b(e,a.subarray(t.bytes));r.fsyncSync(e);const f=b(e,Buffer.
concat([c,r.readFileSync(i)]));if(O(o)!==w(e)||O(n)!==t.id)return!1;r.renameSync(o,n);const m=b(e,Buffer.concat([f,r.readFileSync(i)]));return m.equals(c)&&r.writeFileSync(
e,m),!0})}finally{O(o)===w(e)&&r.rmSync(o,{force:!0})}})}function lt(n){try{return r.openSync(n,nt,438)}catch(s){if((0,$.Oj)(s)!=="EEXIST")throw s}return Date.now()-
(r.statSync(n,{throwIfNoEntry:!1})?.mtimeMs??Date.now())>it&&r.rmSync(n,{force:!0}),null}function b(n,t){const s=t.lastIndexOf(M)+1;return r.writeFileSync(n,t.subarray(
0,s)),t.subarray(s)}function ft(n,t,s){let[o,e]=[0,0];for(const[i,a]of I(t))s(o)&&(r.writeFileSync(n,t.subarray(e,i)),e=a+1),o+=1;r.writeFileSync(n,t.subarray(e))}
function X(n){const t=r.fstatSync(n);return(0,S.KI)(t),t}const U=({dev:n,ino:t,birthtimeNs:s})=>`${n}:${t}:${s}`,w=n=>U(r.fstatSync(n,{bigint:!0}));function O(n){
const t=r.statSync(n,{bigint:!0,throwIfNoEntry:!1});return t===void 0?null:U(t)}var d=u(9076),l=u(5262),p=u(4091),y=u(6192);const T=1,k=`{"v":${T},"at":"`,ht=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,
dt=/^[a-z0-9]+(-[a-z0-9]+)*$/,yt=80,z=d.sO,N=`a number from 0 to ${z}`,B=(0,y.Ik)({v:(0,y.rD)(1,Number.MAX_SAFE_INTEGER)}),K="a time in UTC",mt=l.Fs(l.Yj(K),l.NT(
({dataset:{value:n},addIssue:t,NEVER:s})=>{const o=ht.test(n)?new Date(n):null,e=o===null||Number.isNaN(o.getTime())?"":o.toISOString();return e!==""&&e.startsWith(
n.slice(0,10))?e:(t({message:K}),s)})),Et=n=>typeof n=="string"&&dt.test(n)&&n.length<=yt,St=l.Fs((0,y.p_)(l.L5()),l.pd(n=>n.filter(Et).slice(0,d.QB))),$t=(0,y.
Ik)({...B.entries,at:mt,run:(0,y.wC)(/^[\w.:-]{1,100}$/,"the ID of a run"),host:l.Fs((0,y.wC)(/^[!-~]{1,300}$/,"a hostname"),l.pd(n=>n)),outcome:(0,y.yL)(d.im),
ms:l.yq(l.me(l.Fs(l.ai(N),l.Ww(0,N),l.cG(z,N))),null),codes:l.yq(St,[])}),gt=({at:n,run:t,host:s,outcome:o,ms:e,codes:i})=>JSON.stringify({v:T,at:n,run:t,host:s,
outcome:o,...e===null?{}:{ms:e},...i.length===0?{}:{codes:i}});function wt(n){const t=(0,y.qF)(n);if(!t.ok)return(0,p.TR)(` ${t.why}`);const s=(0,y.fd)($t,t.value);
if(s.ok&&s.value.v===T)return s;const o=(0,y.fd)(B,t.value);return o.ok&&o.value.v>T?(0,p.Ju)(null):s.ok?s:(0,p.TR)(`: ${s.why}`)}const C=1e4,Ot=730,W=220,x=40*
1024*1024,Tt=7/8;class vt{#n;#t;#s;#o;runs=[];broken=new Map;implausible=[];understood=0;lines=0;bytes=0;constructor(t){this.#n=t,this.#t=(0,d.mU)(t,-W),this.#s=
(0,d.mU)(t,-Ot),this.#o=(0,d.mU)(t,1)}add(t){const s=this.lines;if(this.lines+=1,t.trim()===""||this.broken.size===C)return;const o=wt(t);if(!o.ok){this.broken.
set(s,o.why);return}if(this.understood+=1,o.value===null)return;const{at:e}=o.value;if(e<this.#s||e>this.#o){this.implausible.push({at:e,line:s});return}const i=t.
length+1;this.bytes+=i,this.runs.push({...o.value,line:s,bytes:i})}get areMostUnderstood(){return this.broken.size<=this.understood&&this.broken.size<C}byHost(){
const t=this.runs.filter(({at:o})=>o>=this.#t),s=Map.groupBy(t,({host:o})=>o);return new Map(Array.from(s,([o,e])=>[o,Mt(e)]))}toRemove(t=x){const s=this.bytes>
t,o=(0,d.mU)(this.#n,-W-1);if(!(s||this.broken.size>0||this.runs.some(({at:c})=>c<o)))return new Set;const i=new Set(this.broken.keys());let a=s?this.bytes-t*Tt:
0;for(const{at:c,line:f,bytes:m}of this.runs)c>=this.#t&&a<=0||(i.add(f),a-=m);return i}}function Mt(n){const t=new Map;for(const s of n){const o=t.get(s.run);(o===
void 0||P(s)<P(o))&&t.set(s.run,s)}return[...t.values()].sort((s,o)=>H(s.at,o.at)||H(s.run,o.run))}const H=(n,t)=>n<t?-1:n>t?1:0,P=({outcome:n,at:t,ms:s,codes:o})=>`${d.
im.indexOf(n)} ${t} ${s??""} ${o.join()}`;var bt=u(2886),Y=u(4702),R=u(4e3),j=u(5102),G=u(8820);const pt=2*x,Nt=3;function Rt(n,{verdict:t,context:s,settings:o},{
directory:e,environment:i,random:a}){const{startedAt:c}=s,f=(0,G.RK)(n),m=(0,S.qW)(e,n),E=new vt(c),A=at(m,pt,h=>E.add(h));if(!Lt(E,A))return{history:null,warnings:[
`${f} is not a history and stays as it is${Q(E)}`]};const J=E.toRemove(),kt=At(f,E),Z=Ft(i,c,a),zt=t.hosts.length>1&&t.hosts.some(Dt),L=t.hosts.map(h=>gt(It(h,Z,
c,zt)));for(const h of L)E.add(h);const F=(0,S.KE)(()=>{L.length>0&&ct(m,L.map(h=>`${h}
`).join(""))}),V=(0,S.KE)(()=>{A!==null&&J.size>0&&ut(m,A,h=>J.has(h))}),q=F===null?Xt(o):null,Bt=E.byHost(),Kt=({visit:{host:h}})=>{const _=Bt.get(h)??[],Ct=q===
null?null:(0,d.pR)(Ut(_,Z),q);return[h,{...(0,d.jm)(_,c),alarm:Ct}]};return{history:new Map(t.hosts.map(Kt)),warnings:[...kt,...F===null?[]:[`the history ${f} w\
as not written: ${F}`],...V===null?[]:[`the history ${f} was not shortened: ${V}`]]}}function At(n,t){const s=Q(t),o="has lines that cannot be read, and removes\
 them",[e]=t.implausible,i=`has lines whose time is not plausible, which do not count: ${(0,R.px)(t.implausible.length,"line")}`;return[...s===""?[]:[`the histo\
ry ${n} ${o}${s}`],...e===void 0?[]:[`the history ${n} ${i}, such as line ${e.line+1} of ${e.at}`]]}function Lt(n,t){if(n.broken.size>0||n.understood>0)return n.
areMostUnderstood;const{rest:s}=t??{rest:""};return k.startsWith(s.slice(0,k.length))}function Q({broken:n}){if(n.size===0)return"";const t=([s,o])=>(0,G.RK)(`l\
ine ${s+1}${o}`);return`: ${(0,R.K4)([...n],Nt,t)}`}function Ft({GITHUB_RUN_ID:n="",GITHUB_RUN_ATTEMPT:t=""},s,o){return/^\d{1,20}$/.test(n)?`${n}.${/^\d{1,6}$/.
test(t)?t:1}`:`${s.replace(/[^\dTZ]/g,"")}-${Math.floor(o()*2**32).toString(36)}`}const Dt=({visit:n,findings:t})=>(0,R.VW)(n.host)!==null&&t.some(bt.zv);function It(n,t,s,o){
const{visit:e}=n,{discovery:i,hops:a,timing:c}=e.attempt,f=i.kind==="found"&&a.length>0,m=(0,j.QK)(n).map(({problem:E})=>E.code);return{at:s,run:t,host:e.host,outcome:o?
"unchecked":(0,j.sG)(n),ms:f?Math.round(c.totalMs):null,codes:[...new Set(m)].slice(0,d.QB)}}function Xt({issueOpenAfter:n,issueCloseAfter:t,failOn:s}){return n===
1&&t===1?null:{issueOpenAfter:n,issueCloseAfter:t,isFailing:({outcome:e})=>e==="fails"&&(0,Y.k2)("error",s)||e==="warns"&&(0,Y.k2)("warning",s)}}const Ut=(n,t)=>[
...n.filter(s=>s.run!==t),...n.filter(s=>s.run===t)]})};export{xt as id,Ht as ids,Pt as modules};
