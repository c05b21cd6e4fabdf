const ft=5175,ut=[5175],ht={5175:((at,cn,y)=>{y.d(cn,{recordRun:()=>qn});var T=y(6309),a=y(3024),$=y(6760),C=y(5747);const p=(a.constants.O_NOFOLLOW??0)|(a.constants.
O_NONBLOCK??0)|(a.constants.O_NOCTTY??0),ln=a.constants.O_RDWR|a.constants.O_APPEND|a.constants.O_CREAT|p,an=a.constants.O_WRONLY|a.constants.O_APPEND|a.constants.
O_CREAT|a.constants.O_EXCL|p,A=1024*1024,B="\u2026",fn=100,F=10,un=20,hn=10*6e4;function dn(t,n){for(let s=0;s<un;s+=1)if(M((0,a.openSync)(t,ln,438),o=>{const{size:r}=z(
o),i=Buffer.alloc(1),l=r===0||(0,a.readSync)(o,i,0,1,r-1)===0||i[0]===F;return v(o,Buffer.from(l?n:`
${n}`)),O(o)===E(t)}))return;throw new T.Lw("other processes replace it again and again")}function yn(t,n,s){let e;try{e=(0,a.openSync)(t,a.constants.O_RDONLY|p)}catch(o){
if((0,C.Oj)(o)==="ENOENT")return null;throw o}return M(e,()=>{const{size:o}=z(e);if(o>n){const c=`the limit is ${n/1024/1024} MiB`;throw new T.Lw(`it has ${o} b\
ytes, ${c}; remove its oldest lines`)}let[r,i,l]=[0,0,""];for(const c of X(e)){i=c.end,l=c.rest;for(const f of c.lines)s(f),r+=1}return{id:O(e),bytes:i,lines:r,
rest:l}})}function gn(t,n,s){const e=(0,$.join)((0,$.dirname)(t),`.${(0,$.basename)(t).slice(0,60)}.shorter`),o=mn(e);return o===null?!1:M(o,()=>{try{return M((0,a.
openSync)(t,a.constants.O_RDONLY|p),r=>{if(O(r)!==n.id)return!1;(0,a.fchmodSync)(o,(0,a.fstatSync)(r).mode&511),Sn(r,o,n,s);const i=P(r,o,n.bytes);return(0,a.fsyncSync)(
o),E(e)!==O(o)||E(t)!==n.id?!1:((0,a.renameSync)(e,t),P(r,o,i),!0)})}finally{E(e)===O(o)&&(0,a.rmSync)(e,{force:!0})}})}function mn(t){try{return(0,a.openSync)(
t,an,438)}catch(s){if((0,C.Oj)(s)!=="EEXIST")throw s}return Date.now()-((0,a.statSync)(t,{throwIfNoEntry:!1})?.mtimeMs??Date.now())>hn&&(0,a.rmSync)(t,{force:!0}),
null}function Sn(t,n,{lines:s},e){let o=0;for(const{lines:r}of X(t)){const i=r.filter((l,c)=>o+c<s&&!e(o+c));if(o+=r.length,i.length>0&&v(n,Buffer.from(`${i.join(
`
`)}
`)),o>=s)break}}function P(t,n,s){const e=Buffer.allocUnsafe(65536);for(let o=s;;){const r=(0,a.readSync)(t,e,0,e.length,o);if(r===0)return o;v(n,e.subarray(0,r)),
o+=r}}function*X(t){const n=Buffer.allocUnsafe(A);let[s,e,o,r]=[0,0,0,!1];for(;;){const i=(0,a.readSync)(t,n,s,A-s,e);if(i===0)break;e+=i;const l=s+i,c=n.subarray(
0,l).lastIndexOf(F)+1;if(c>0){const u=n.toString("utf8",0,c-1).split(`
`);r&&(u[0]=B),r=!1,o=e-l+c,yield{lines:u,end:o,rest:""}}const f=c===0&&l===A;r||=f,s=f?0:n.copy(n,0,c,l)}yield{lines:[],end:o,rest:r?B:n.toString("utf8",0,Math.
min(s,fn))}}function v(t,n){for(let s=0;s<n.length;)s+=(0,a.writeSync)(t,n,s)}function z(t){const n=(0,a.fstatSync)(t);if(!n.isFile())throw new T.Lw("it is not \
a regular file; choose another path");return n}const H=({dev:t,ino:n})=>`${t}:${n}`,O=t=>H((0,a.fstatSync)(t,{bigint:!0}));function E(t){const n=(0,a.statSync)(
t,{bigint:!0,throwIfNoEntry:!1});return n===void 0?null:H(n)}function M(t,n){try{return n(t)}finally{(0,a.closeSync)(t)}}var On=y(566),S=y(9076);const wn={isDown:!1,
since:null,failed:0,good:0};function Tn(t,n){let s=wn,e=null;for(const o of t){if(!(0,S.yX)(o))continue;const r=n.isFailing(o),i=r?s.failed+1:0,l=r?0:s.good+1;i===
1&&(e=o.at);const c=s.isDown?l<n.issueCloseAfter:i>=n.issueOpenAfter,f=c?s.since??e:null;s={isDown:c,since:f,failed:i,good:l}}return s}const pn=864e5,U=36e5,W=30,
En=2;function Mn(t,n,s){const e=n[Math.min(W-1,Math.floor(n.length/2))],[o=t]=n,r=n.length>=En&&e!==void 0&&e>b(t,U),i=r?o:t,l=n[W-1],c=l===void 0||t<l?t:l;return{
now:i,until:b(i,U),isBehind:r,keptFrom:l===void 0?null:L(c,s)}}const L=(t,n)=>b(t,-n*pn),b=(t,n)=>new Date(Date.parse(t)+n).toISOString();var g=y(3625);const R=1,
Y=`{"v":${R},"at":"`,Nn=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,$n=/^[\w.:-]{1,100}$/,An=/^[!-~]{1,300}$/,vn=/^[a-z0-9]+(-[a-z0-9]+)*$/,Ln=80,bn=864e5,Rn=({
at:t,run:n,host:s,outcome:e,ms:o,codes:r})=>JSON.stringify({v:R,at:t,run:n,host:s,outcome:e,...o===null?{}:{ms:o},...r.length===0?{}:{codes:r}});function Dn(t){
let n;try{n=JSON.parse(t)}catch{return(0,g.T)("is not JSON")}if(typeof n!="object"||n===null||Array.isArray(n))return(0,g.T)("is not a JSON object");const{v:s,at:e,
run:o,host:r,outcome:i,ms:l=null,codes:c=[]}=n;if(typeof s!="number"||!Number.isSafeInteger(s)||s<1)return(0,g.T)("has no valid v");if(s>R)return(0,g.J)(null);const f=In(
e);if(f===null)return(0,g.T)("has no valid at");if(!N(o,$n))return(0,g.T)("has no valid run");if(!N(r,An))return(0,g.T)("has no valid host");if(!kn(i))return(0,g.
T)("has no valid outcome");if(!Cn(l))return(0,g.T)("has an ms that is no time");if(!Array.isArray(c))return(0,g.T)("has codes that are no list");const u=c.filter(
h=>N(h,vn)&&h.length<=Ln);return(0,g.J)({at:f,run:o,host:r,outcome:i,ms:l,codes:u.slice(0,S.QB)})}function In(t){if(!N(t,Nn))return null;const n=new Date(t);return!Number.
isNaN(n.getTime())&&n.toISOString().startsWith(t.slice(0,10))?n.toISOString():null}const N=(t,n)=>typeof t=="string"&&n.test(t),kn=t=>S.im.some(n=>n===t),Cn=t=>t===
null||typeof t=="number"&&t>=0&&t<=bn,Bn=3;class Fn{#n=new Map;#e=new Map;#s=new Map;brokenLines=[];broken=new Set;understood=0;lines=0;bytes=0;add(n){const s=this.
lines;if(this.lines+=1,n.trim()==="")return;const e=Dn(n);if(!e.ok){this.broken.size<Bn&&this.brokenLines.push({line:s,why:e.why}),this.broken.add(s);return}this.
understood+=1,e.value!==null&&(this.bytes+=n.length+1,this.#o({...this.#r(e.value),line:s,bytes:n.length}))}get starts(){return[...this.#s.values()].sort().reverse()}*hosts(){
for(const[n,s]of this.#n)yield[n,_(s)]}*runLines(){for(const n of this.#n.values())for(const{line:s}of n)yield s}of(n){return _(this.#n.get(n)??[])}#o(n){const s=this.#s.
get(n.run);(s===void 0||n.at<s)&&this.#s.set(n.run,n.at);const e=this.#n.get(n.host);e===void 0?this.#n.set(n.host,[n]):e.push(n)}#r(n){const{codes:s}=n;return{
...n,at:this.#t(n.at),run:this.#t(n.run),host:this.#t(n.host),codes:s.length===0?Pn:s.map(e=>this.#t(e))}}#t(n){const s=this.#e.get(n);return s!==void 0?s:(this.#e.
set(n,n),n)}}const Pn=[];function _(t){const n=new Map;for(const s of t){const e=n.get(s.run);(e===void 0||Xn(s,e))&&n.set(s.run,s)}return[...n.values()].sort((s,e)=>j(
s.at,e.at)||j(s.run,e.run))}const j=(t,n)=>t<n?-1:t>n?1:0,K=({outcome:t,at:n,ms:s,codes:e})=>`${S.im.indexOf(t)} ${n} ${s??""} ${e.join()}`,Xn=(t,n)=>K(t)<K(n),
zn=100,x={runsPerHost:1e4,bytes:40*1024*1024},J=7/8;function Hn(t,n,s=x){const e=new Set(t.broken),o=[],r=n===null?null:L(n,1),i=t.bytes>s.bytes;let[l,c]=[i||e.
size>0,0];for(const[,h]of t.hosts()){const m=n===null?0:h.findIndex(({at:D})=>D>=n),w=m<0?[]:h.slice(m);l||=r!==null&&(h[0]?.at??r)<r,c=Math.max(c,w.length),o.push(
w)}if(!l&&c<=s.runsPerHost)return new Set;const f=Math.min(c>s.runsPerHost?s.runsPerHost*J:c,i?Un(o,s.bytes*J):c),u=new Set(o.flatMap(h=>h.slice(-f).map(({line:m})=>m)));
for(const h of t.runLines())u.has(h)||e.add(h);return e}function Un(t,n){let[s,e,o]=[n,0,t];for(;o.length>0&&(s-=o.reduce((r,i)=>r+(i.at(-1-e)?.bytes??0)+1,0),!(s<
0));)e+=1,o=o.filter(({length:r})=>r>e);return Math.max(1,e)}const Wn=30,Yn=[7,30,90],_n=30,jn=20;function Kn(t,n){const s=t.filter(S.yX);return{recent:t.slice(
-Wn),uptime:Yn.map(e=>xn(G(s,n,e),e)),latency:Jn(G(t,n,_n)),incidents:Gn(s).reverse().slice(0,jn)}}function G(t,n,s){const e=L(n,s);return t.filter(({at:o})=>o>
e)}const Q=({outcome:t})=>t!=="fails",xn=(t,n)=>({days:n,good:t.filter(Q).length,runs:t.length});function Jn(t){const n=t.flatMap(({ms:r})=>r??[]).sort((r,i)=>r-
i),s=r=>n[Math.ceil(r*n.length)-1],[e,o]=[s(.5),s(.95)];return e===void 0||o===void 0?null:{medianMs:e,p95Ms:o,runs:n.length}}function Gn(t){const n=[];let s=[];
const e=o=>{const[r]=s;if(r!==void 0){const i=[...new Set(s.flatMap(l=>l.codes))].slice(0,S.QB);n.push({from:r.at,until:o,runs:s.length,codes:i})}s=[]};for(const o of t)
Q(o)?e(o.at):s.push(o);return e(null),n}var Z=y(2389),V=y(5102),Qn=y(4120),q=y(8641);const Zn=2*x.bytes,Vn=3;function qn(t,{verdict:n,context:s,settings:e},{directory:o,
environment:r,random:i}){const{startedAt:l}=s,c=(0,q.RK)(t),f=(0,On.q)(o,t),u=new Fn,h=yn(f,Zn,d=>u.add(d));if(!tt(u,h))return{history:null,warnings:[`${c} is n\
ot a history and stays as it is${nn(u)}`]};const m=Mn(l,u.starts,zn),w=Hn(u,m.keptFrom),D=nt(c,u,m,l),sn=st(r,l,i),I=n.hosts.map(d=>Rn(et(d,sn,l)));for(const d of I)
u.add(d);const k=tn(()=>{I.length>0&&dn(f,I.map(d=>`${d}
`).join(""))}),en=tn(()=>{h!==null&&w.size>0&&gn(f,h,d=>w.has(d))}),on=k===null?ot(e):null,it=({visit:{host:d}})=>{const rn=u.of(d).filter(({at:lt})=>lt<=m.until),
ct=on===null?null:Tn(rt(rn,sn),on);return[d,{...Kn(rn,m.now),alarm:ct}]};return{history:new Map(n.hosts.map(it)),warnings:[...D,...k===null?[]:[`the history ${c}\
 was not written: ${k}`],...en===null?[]:[`the history ${c} was not shortened: ${en}`]]}}function nt(t,n,{isBehind:s,now:e},o){const r=nn(n),i="has lines that c\
annot be read, and removes them",l=`the clock of this run (${o}) is behind most of the last runs in the history ${t}`;return[...r===""?[]:[`the history ${t} ${i}${r}`],
...s?[`${l}; the newest is of ${e}`]:[]]}function tt({broken:t,understood:n},s){if(t.size>0||n>0)return t.size<=n;const{rest:e}=s??{rest:""};return Y.startsWith(
e.slice(0,Y.length))}function nn({brokenLines:t,broken:n}){if(n.size===0)return"";const s=t.map(({line:e,why:o})=>`line ${e+1} ${o}`);return`: ${(0,Qn.K4)(s,Vn,
n.size-s.length)}`}function st({GITHUB_RUN_ID:t="",GITHUB_RUN_ATTEMPT:n=""},s,e){return/^\d{1,20}$/.test(t)?`${t}.${/^\d{1,6}$/.test(n)?n:1}`:`${s.replace(/[^\dTZ]/g,
"")}-${Math.floor(e()*2**32).toString(36)}`}function et(t,n,s){const{visit:e}=t,{discovery:o,hops:r,timing:i}=e.attempt,l=o.kind==="found"&&r.length>0,c=(0,V.QK)(
t).map(({problem:f})=>f.code);return{at:s,run:n,host:e.host,outcome:(0,V.sG)(t),ms:l?Math.round(i.totalMs):null,codes:[...new Set(c)].slice(0,S.QB)}}function ot(t){
const{issueOpenAfter:n,issueCloseAfter:s,failOn:e}=t;return n===1&&s===1?null:{issueOpenAfter:n,issueCloseAfter:s,isFailing:({outcome:r})=>r==="fails"&&(0,Z.k2)(
"error",e)||r==="warns"&&(0,Z.k2)("warning",e)}}const rt=(t,n)=>[...t.filter(s=>s.run!==n),...t.filter(s=>s.run===n)];function tn(t){try{return t(),null}catch(n){
return(0,q.RK)((0,T.A3)(n))}}})};export{ft as id,ut as ids,ht as modules};
