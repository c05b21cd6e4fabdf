const qt=620,tn=[620],nn={8620:((_t,F,f)=>{f.r(F),f.d(F,{recordRun:()=>jt});var O=f(6309),r=f(3024),E=f(6760),L=f(5747);const T=(r.constants.O_NOFOLLOW??0)|(r.constants.
O_NONBLOCK??0)|(r.constants.O_NOCTTY??0),q=r.constants.O_RDWR|r.constants.O_APPEND|r.constants.O_CREAT|T,tt=r.constants.O_WRONLY|r.constants.O_APPEND|r.constants.
O_CREAT|r.constants.O_EXCL|T,nt=1024*1024,st="\u2026",ot=100,I=10,et=20,rt=10*6e4;function it(n,t){for(let s=0;s<et;s+=1)if(A((0,r.openSync)(n,q,438),o=>{const{
size:i}=z(o),c=Buffer.alloc(1),a=i===0||(0,r.readSync)(o,c,0,1,i-1)===0||c[0]===I;return(0,r.writeFileSync)(o,a?t:`
${t}`),p(o)===$(n)}))return;throw new O.h("other processes replace it again and again")}function ct(n,t,s){let e;try{e=(0,r.openSync)(n,r.constants.O_RDONLY|T)}catch(o){
if((0,L.Oj)(o)==="ENOENT")return null;throw o}return A(e,()=>{const{size:o}=z(e);if(o>t){const a=`the limit is ${t/1024/1024} MiB`;throw new O.h(`it has ${o} by\
tes, ${a}; remove its oldest lines`)}const i=(0,r.readFileSync)(e);let c=0;for(const[a,l]of X(i))s(l-a<nt?i.toString("utf8",a,l):st),c=l+1;return{id:p(e),bytes:c,
rest:i.toString("utf8",c,c+ot)}})}function*X(n){for(let t=0;;){const s=n.indexOf(I,t);if(s<0)return;yield[t,s],t=s+1}}function at(n,t,s){const e=(0,E.join)((0,E.
dirname)(n),`.${(0,E.basename)(n).slice(0,60)}.shorter`),o=lt(e);return o===null?!1:A(o,()=>{try{return A((0,r.openSync)(n,r.constants.O_RDONLY|T),i=>{(0,r.fchmodSync)(
o,(0,r.fstatSync)(i).mode&511);const c=(0,r.readFileSync)(i);return ut(o,c.subarray(0,t.bytes),s),(0,r.writeFileSync)(o,c.subarray(t.bytes)),(0,r.fsyncSync)(o),
(0,r.writeFileSync)(o,(0,r.readFileSync)(i)),$(e)!==p(o)||$(n)!==t.id?!1:((0,r.renameSync)(e,n),(0,r.writeFileSync)(o,(0,r.readFileSync)(i)),!0)})}finally{$(e)===
p(o)&&(0,r.rmSync)(e,{force:!0})}})}function lt(n){try{return(0,r.openSync)(n,tt,438)}catch(s){if((0,L.Oj)(s)!=="EEXIST")throw s}return Date.now()-((0,r.statSync)(
n,{throwIfNoEntry:!1})?.mtimeMs??Date.now())>rt&&(0,r.rmSync)(n,{force:!0}),null}function ut(n,t,s){let[e,o]=[0,0];for(const[i,c]of X(t))s(e)&&((0,r.writeFileSync)(
n,t.subarray(o,i)),o=c+1),e+=1;(0,r.writeFileSync)(n,t.subarray(o))}function z(n){const t=(0,r.fstatSync)(n);if(!t.isFile())throw new O.h("it is not a regular f\
ile; choose another path");return t}const B=({dev:n,ino:t,birthtimeNs:s})=>`${n}:${t}:${s}`,p=n=>B((0,r.fstatSync)(n,{bigint:!0}));function $(n){const t=(0,r.statSync)(
n,{bigint:!0,throwIfNoEntry:!1});return t===void 0?null:B(t)}function A(n,t){try{return t(n)}finally{(0,r.closeSync)(n)}}var ft=f(566),S=f(9076);const dt={isDown:!1,
since:null,failed:0,good:0};function ht(n,t){let s=dt,e=null;for(const o of n){if(!(0,S.yX)(o))continue;const i=t.isFailing(o),c=i?s.failed+1:0,a=i?0:s.good+1;c===
1&&(e=o.at);const l=s.isDown?a<t.issueCloseAfter:c>=t.issueOpenAfter,u=l?s.since??e:null;s={isDown:l,since:u,failed:c,good:a}}return s}var y=f(3625);const M=1,C=`\
{"v":${M},"at":"`,yt=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,mt=/^[\w.:-]{1,100}$/,St=/^[!-~]{1,300}$/,gt=/^[a-z0-9]+(-[a-z0-9]+)*$/,wt=80,Ot=864e5,Tt=({
at:n,run:t,host:s,outcome:e,ms:o,codes:i})=>JSON.stringify({v:M,at:n,run:t,host:s,outcome:e,...o===null?{}:{ms:o},...i.length===0?{}:{codes:i}});function pt(n){
let t;try{t=JSON.parse(n)}catch{return(0,y.T)("is not JSON")}if(typeof t!="object"||t===null||Array.isArray(t))return(0,y.T)("is not a JSON object");const{v:s,at:e,
run:o,host:i,outcome:c,ms:a=null,codes:l=[]}=t;if(typeof s!="number"||!Number.isSafeInteger(s)||s<1)return(0,y.T)("has no valid v");if(s>M)return(0,y.J)(null);const u=typeof e==
"string"?$t(e):null;if(u===null)return(0,y.T)("has no valid at");if(!N(o,mt))return(0,y.T)("has no valid run");if(!N(i,St))return(0,y.T)("has no valid host");if(!At(
c))return(0,y.T)("has no valid outcome");if(!Et(a))return(0,y.T)("has an ms that is no time");if(!Array.isArray(l))return(0,y.T)("has codes that are no list");const h=l.
filter(g=>N(g,gt)&&g.length<=wt),m={at:u,run:o,host:i};return(0,y.J)({...m,outcome:c,ms:a,codes:h.slice(0,S.QB)})}function $t(n){if(!yt.test(n))return null;const t=new Date(
n);return!Number.isNaN(t.getTime())&&t.toISOString().startsWith(n.slice(0,10))?t.toISOString():null}const N=(n,t)=>typeof n=="string"&&t.test(n),At=n=>S.im.some(
t=>t===n),Et=n=>n===null||typeof n=="number"&&n>=0&&n<=Ot,Y=1e4,Mt=864e5,Nt=730,v=220;class vt{#n;#s;#o;#e=new Map;runs=[];broken=new Map;implausible=[];understood=0;lines=0;bytes=0;constructor(t){
this.#n=t,this.#s=w(t,-Nt),this.#o=w(t,1)}add(t){const s=this.lines;if(this.lines+=1,t.trim()===""||this.broken.size===Y)return;const e=pt(t);if(!e.ok){this.broken.
set(s,e.why);return}if(this.understood+=1,e.value===null)return;const{at:o,run:i,host:c,codes:a}=e.value;if(o<this.#s||o>this.#o){this.implausible.push({at:o,line:s});
return}const l={...e.value,at:this.#t(o),run:this.#t(i),host:this.#t(c),codes:a.map(u=>this.#t(u)),line:s,bytes:t.length+1};this.bytes+=l.bytes,this.runs.push(l)}get areMostUnderstood(){
return this.broken.size<=this.understood&&this.broken.size<Y}byHost(){const t=w(this.#n,-v),s=this.runs.filter(({at:o})=>o>=t),e=Map.groupBy(s,({host:o})=>o);return new Map(
Array.from(e,([o,i])=>[o,Dt(i)]))}#t(t){const s=this.#e.get(t);return s!==void 0?s:(this.#e.set(t,t),t)}}const w=(n,t)=>new Date(Date.parse(n)+t*Mt).toISOString();
function Dt(n){const t=new Map;for(const s of n){const e=t.get(s.run);(e===void 0||P(s)<P(e))&&t.set(s.run,s)}return[...t.values()].sort((s,e)=>H(s.at,e.at)||H(
s.run,e.run))}const H=(n,t)=>n<t?-1:n>t?1:0,P=({outcome:n,at:t,ms:s,codes:e})=>`${S.im.indexOf(n)} ${t} ${s??""} ${e.join()}`,U=40*1024*1024,Rt=7/8;function bt({
broken:n,runs:t,bytes:s},e,o=U){const i=s>o,c=w(e,-v-1);if(!(i||n.size>0||t.some(({at:m})=>m<c)))return new Set;const l=w(e,-v),u=new Set(n.keys());let h=i?s-o*
Rt:0;for(const{at:m,line:g,bytes:D}of t)m>=l&&h<=0||(u.add(g),h-=D);return u}const Ft=30,Lt=[7,30,90],It=30,Xt=20;function zt(n,t){const s=n.filter(S.yX);return{
recent:n.slice(-Ft),uptime:Lt.map(e=>{const o=j(s,t,e);return{days:e,good:o.filter(K).length,runs:o.length}}),medianMs:Bt(j(n,t,It)),incidents:Ct(s).reverse().slice(
0,Xt)}}function j(n,t,s){const e=w(t,-s);return n.filter(({at:o})=>o>e)}const K=({outcome:n})=>n!=="fails";function Bt(n){const t=n.flatMap(({ms:s})=>s??[]).sort(
(s,e)=>s-e);return t[Math.ceil(t.length/2)-1]??null}function Ct(n){const t=[];let s=[];const e=o=>{const[i]=s;if(i!==void 0){const c=[...new Set(s.flatMap(a=>a.
codes))].slice(0,S.QB);t.push({from:i.at,until:o,runs:s.length,codes:c})}s=[]};for(const o of n)K(o)?e(o.at):s.push(o);return e(null),t}var W=f(2389),Yt=f(4e3),
J=f(5102),Ht=f(4120),k=f(8641);const Pt=2*U,Ut=3;function jt(n,{verdict:t,context:s,settings:e},{directory:o,environment:i,random:c}){const{startedAt:a}=s,l=(0,k.
RK)(n),u=(0,ft.q)(o,n),h=new vt(a),m=ct(u,Pt,d=>h.add(d));if(!Wt(h,m))return{history:null,warnings:[`${l} is not a history and stays as it is${G(h)}`]};const g=bt(
h,a),D=Kt(l,h),Q=Jt(i,a,c),R=t.hosts.map(d=>Tt(kt(d,Q,a)));for(const d of R)h.add(d);const b=x(()=>{R.length>0&&it(u,R.map(d=>`${d}
`).join(""))}),Z=x(()=>{m!==null&&g.size>0&&at(u,m,d=>g.has(d))}),V=b===null?Gt(e):null,Qt=h.byHost(),Zt=({visit:{host:d}})=>{const _=Qt.get(d)??[],Vt=V===null?
null:ht(xt(_,Q),V);return[d,{...zt(_,a),alarm:Vt}]};return{history:new Map(t.hosts.map(Zt)),warnings:[...D,...b===null?[]:[`the history ${l} was not written: ${b}`],
...Z===null?[]:[`the history ${l} was not shortened: ${Z}`]]}}function Kt(n,t){const s=G(t),e="has lines that cannot be read, and removes them",[o]=t.implausible,
i=`has lines whose time is not plausible, which do not count: ${(0,Ht.px)(t.implausible.length,"line")}`;return[...s===""?[]:[`the history ${n} ${e}${s}`],...o===
void 0?[]:[`the history ${n} ${i}, such as line ${o.line+1} of ${o.at}`]]}function Wt(n,t){if(n.broken.size>0||n.understood>0)return n.areMostUnderstood;const{rest:s}=t??
{rest:""};return C.startsWith(s.slice(0,C.length))}function G({broken:n}){if(n.size===0)return"";const t=Array.from(n,([s,e])=>`line ${s+1} ${e}`).slice(0,Ut);return`\
: ${(0,Yt.v)(t,n.size-t.length)}`}function Jt({GITHUB_RUN_ID:n="",GITHUB_RUN_ATTEMPT:t=""},s,e){return/^\d{1,20}$/.test(n)?`${n}.${/^\d{1,6}$/.test(t)?t:1}`:`${s.
replace(/[^\dTZ]/g,"")}-${Math.floor(e()*2**32).toString(36)}`}function kt(n,t,s){const{visit:e}=n,{discovery:o,hops:i,timing:c}=e.attempt,a=o.kind==="found"&&i.
length>0,l=(0,J.QK)(n).map(({problem:u})=>u.code);return{at:s,run:t,host:e.host,outcome:(0,J.sG)(n),ms:a?Math.round(c.totalMs):null,codes:[...new Set(l)].slice(
0,S.QB)}}function Gt({issueOpenAfter:n,issueCloseAfter:t,failOn:s}){return n===1&&t===1?null:{issueOpenAfter:n,issueCloseAfter:t,isFailing:({outcome:o})=>o==="f\
ails"&&(0,W.k2)("error",s)||o==="warns"&&(0,W.k2)("warning",s)}}const xt=(n,t)=>[...n.filter(s=>s.run!==t),...n.filter(s=>s.run===t)];function x(n){try{return n(),
null}catch(t){return(0,k.RK)((0,O.A)(t))}}})};export{qt as id,tn as ids,nn as modules};
