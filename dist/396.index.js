const ht=396,dt=[396],yt={7396:((at,C,y)=>{y.r(C),y.d(C,{recordRun:()=>nt});var w=y(6309),u=y(3024),$=y(6760),B=y(5747);const M=(u.constants.O_NOFOLLOW??0)|(u.constants.
O_NONBLOCK??0)|(u.constants.O_NOCTTY??0),fn=u.constants.O_RDWR|u.constants.O_APPEND|u.constants.O_CREAT|M,an=u.constants.O_WRONLY|u.constants.O_APPEND|u.constants.
O_CREAT|u.constants.O_EXCL|M,N=1024*1024,P="\u2026",hn=100,z=10,dn=20,yn=10*6e4;function gn(t,n){for(let s=0;s<dn;s+=1)if(p((0,u.openSync)(t,fn,438),o=>{const{size:r}=U(
o),i=Buffer.alloc(1),l=r===0||(0,u.readSync)(o,i,0,1,r-1)===0||i[0]===z;return A(o,Buffer.from(l?n:`
${n}`)),T(o)===E(t)}))return;throw new w.Lw("other processes replace it again and again")}function mn(t,n,s){let e;try{e=(0,u.openSync)(t,u.constants.O_RDONLY|M)}catch(o){
if((0,B.Oj)(o)==="ENOENT")return null;throw o}return p(e,()=>{const{size:o}=U(e);if(o>n){const c=`the limit is ${n/1024/1024} MiB`;throw new w.Lw(`it has ${o} b\
ytes, ${c}; remove its oldest lines`)}let[r,i,l]=[0,0,""];for(const c of X(e)){i=c.end,l=c.rest;for(const f of c.lines)s(f),r+=1}return{id:T(e),bytes:i,lines:r,
rest:l}})}function On(t,n,s){const e=(0,$.join)((0,$.dirname)(t),`.${(0,$.basename)(t).slice(0,60)}.shorter`),o=Sn(e);return o===null?!1:p(o,()=>{try{return p((0,u.
openSync)(t,u.constants.O_RDONLY|M),r=>{(0,u.fchmodSync)(o,(0,u.fstatSync)(r).mode&511),wn(r,o,n,s),(0,u.fsyncSync)(o);const i=F(r,o,n.bytes);return E(e)!==T(o)||
E(t)!==n.id?!1:((0,u.renameSync)(e,t),F(r,o,i),!0)})}finally{E(e)===T(o)&&(0,u.rmSync)(e,{force:!0})}})}function Sn(t){try{return(0,u.openSync)(t,an,438)}catch(s){
if((0,B.Oj)(s)!=="EEXIST")throw s}return Date.now()-((0,u.statSync)(t,{throwIfNoEntry:!1})?.mtimeMs??Date.now())>yn&&(0,u.rmSync)(t,{force:!0}),null}function wn(t,n,{
lines:s},e){let o=0;for(const{lines:r}of X(t)){const i=r.filter((l,c)=>o+c<s&&!e(o+c));if(o+=r.length,i.length>0&&A(n,Buffer.from(`${i.join(`
`)}
`)),o>=s)break}}function F(t,n,s){const e=Buffer.allocUnsafe(65536);for(let o=s;;){const r=(0,u.readSync)(t,e,0,e.length,o);if(r===0)return o;A(n,e.subarray(0,r)),
o+=r}}function*X(t){const n=Buffer.allocUnsafe(N);let[s,e,o,r]=[0,0,0,!1];for(;;){const i=(0,u.readSync)(t,n,s,N-s,e);if(i===0)break;e+=i;const l=s+i,c=n.subarray(
0,l).lastIndexOf(z)+1;if(c>0){const a=n.toString("utf8",0,c-1).split(`
`);r&&(a[0]=P),r=!1,o=e-l+c,yield{lines:a,end:o,rest:""}}const f=c===0&&l===N;r||=f,s=f?0:n.copy(n,0,c,l)}yield{lines:[],end:o,rest:r?P:n.toString("utf8",0,Math.
min(s,hn))}}function A(t,n){for(let s=0;s<n.length;)s+=(0,u.writeSync)(t,n,s)}function U(t){const n=(0,u.fstatSync)(t);if(!n.isFile())throw new w.Lw("it is not \
a regular file; choose another path");return n}const H=({dev:t,ino:n,birthtimeNs:s})=>`${t}:${n}:${s}`,T=t=>H((0,u.fstatSync)(t,{bigint:!0}));function E(t){const n=(0,u.
statSync)(t,{bigint:!0,throwIfNoEntry:!1});return n===void 0?null:H(n)}function p(t,n){try{return n(t)}finally{(0,u.closeSync)(t)}}var Mn=y(566),O=y(9076);const Tn={
isDown:!1,since:null,failed:0,good:0};function En(t,n){let s=Tn,e=null;for(const o of t){if(!(0,O.yX)(o))continue;const r=n.isFailing(o),i=r?s.failed+1:0,l=r?0:
s.good+1;i===1&&(e=o.at);const c=s.isDown?l<n.issueCloseAfter:i>=n.issueOpenAfter,f=c?s.since??e:null;s={isDown:c,since:f,failed:i,good:l}}return s}const pn=864e5,
Y=36e5,j=30,$n=2;function Nn(t,n,s){const e=n[Math.min(j-1,Math.floor(n.length/2))],[o=t]=n,r=n.length>=$n&&e!==void 0&&e>b(t,Y),i=r?o:t,l=n[j-1],c=l===void 0||
t<l?t:l;return{now:i,until:b(i,Y),isBehind:r,keptFrom:l===void 0?null:v(c,s)}}const v=(t,n)=>b(t,-n*pn),b=(t,n)=>new Date(Date.parse(t)+n).toISOString();var m=y(
3625);const L=1,K=`{"v":${L},"at":"`,An=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,vn=/^[\w.:-]{1,100}$/,bn=/^[!-~]{1,300}$/,Ln=/^[a-z0-9]+(-[a-z0-9]+)*$/,
Rn=80,Dn=[],In=864e5,kn=({at:t,run:n,host:s,outcome:e,ms:o,codes:r})=>JSON.stringify({v:L,at:t,run:n,host:s,outcome:e,...o===null?{}:{ms:o},...r.length===0?{}:{
codes:r}});function Cn(t,n=W){let s;try{s=JSON.parse(t)}catch{return(0,m.T)("is not JSON")}if(typeof s!="object"||s===null||Array.isArray(s))return(0,m.T)("is n\
ot a JSON object");const{v:e,at:o,run:r,host:i,outcome:l,ms:c=null,codes:f=[]}=s;if(typeof e!="number"||!Number.isSafeInteger(e)||e<1)return(0,m.T)("has no vali\
d v");if(e>L)return(0,m.J)(null);const a=typeof o=="string"?n(o):null;if(a===null)return(0,m.T)("has no valid at");if(!R(r,vn))return(0,m.T)("has no valid run");
if(!R(i,bn))return(0,m.T)("has no valid host");if(!Bn(l))return(0,m.T)("has no valid outcome");if(!Pn(c))return(0,m.T)("has an ms that is no time");if(!Array.isArray(
f))return(0,m.T)("has codes that are no list");const h=f.length===0?Dn:f.filter(d=>R(d,Ln)&&d.length<=Rn);return(0,m.J)({at:a,run:r,host:i,outcome:l,ms:c,codes:h.
length>O.QB?h.slice(0,O.QB):h})}function W(t){if(!An.test(t))return null;const n=new Date(t);return!Number.isNaN(n.getTime())&&n.toISOString().startsWith(t.slice(
0,10))?n.toISOString():null}const R=(t,n)=>typeof t=="string"&&n.test(t),Bn=t=>O.im.some(n=>n===t),Pn=t=>t===null||typeof t=="number"&&t>=0&&t<=In,zn=3,J=1e4;class Fn{#n=new Map;#e=new Map;#o=new Map;#t=new Map;brokenLines=[];broken=new Set;understood=0;lines=0;bytes=0;add(n){
const s=this.lines;if(this.lines+=1,n.trim()===""||this.broken.size===J)return;const e=Cn(n,this.#i);if(!e.ok){this.broken.size<zn&&this.brokenLines.push({line:s,
why:e.why}),this.broken.add(s);return}this.understood+=1,e.value!==null&&(this.bytes+=n.length+1,this.#r(e.value,s,n.length))}get areMostUnderstood(){return this.
broken.size<=this.understood&&this.broken.size<J}get starts(){return[...this.#t.values()].sort().reverse()}*hosts(){for(const[n,s]of this.#n)yield[n,x(s)]}*runLines(){
for(const n of this.#n.values())for(const{line:s}of n)yield s}of(n){return x(this.#n.get(n)??[])}#r({at:n,run:s,host:e,outcome:o,ms:r,codes:i},l,c){const f={at:n,
run:this.#s(s),host:this.#s(e),outcome:O.im[O.im.indexOf(o)]??o,ms:r,codes:i.length===0?i:i.map(d=>this.#s(d)),line:l,bytes:c},a=this.#t.get(f.run);(a===void 0||
n<a)&&this.#t.set(f.run,n);const h=this.#n.get(f.host);h===void 0?this.#n.set(f.host,[f]):h.push(f)}#s(n){const s=this.#e.get(n);return s!==void 0?s:(this.#e.set(
n,n),n)}#i=n=>{const s=this.#o.get(n);if(s!==void 0)return s;const e=W(n);return this.#o.set(n,e),e}}function x(t){const n=new Map;for(const s of t){const e=n.get(
s.run);(e===void 0||Xn(s,e))&&n.set(s.run,s)}return[...n.values()].sort((s,e)=>G(s.at,e.at)||G(s.run,e.run))}const G=(t,n)=>t<n?-1:t>n?1:0,Q=({outcome:t,at:n,ms:s,
codes:e})=>`${O.im.indexOf(t)} ${n} ${s??""} ${e.join()}`,Xn=(t,n)=>Q(t)<Q(n),Un=100,Z={runsPerHost:1e4,bytes:40*1024*1024},_=7/8;function Hn(t,n,s=Z){const e=new Set(
t.broken),o=[],r=n===null?null:v(n,1),i=t.bytes>s.bytes;let[l,c]=[i||e.size>0,0];for(const[,h]of t.hosts()){const d=n===null?0:h.findIndex(({at:D})=>D>=n),S=d<0?
[]:h.slice(d);l||=r!==null&&(h[0]?.at??r)<r,c=Math.max(c,S.length),o.push(S)}if(!l&&c<=s.runsPerHost)return new Set;const f=Math.min(c>s.runsPerHost?s.runsPerHost*
_:c,i?Yn(o,s.bytes*_):c),a=new Set(o.flatMap(h=>h.slice(-f).map(({line:d})=>d)));for(const h of t.runLines())a.has(h)||e.add(h);return e}function Yn(t,n){let[s,
e,o]=[n,0,t];for(;o.length>0&&(s-=o.reduce((r,i)=>r+(i.at(-1-e)?.bytes??0)+1,0),!(s<0));)e+=1,o=o.filter(({length:r})=>r>e);return Math.max(1,e)}const jn=30,Kn=[
7,30,90],Wn=30,Jn=20;function xn(t,n){const s=t.filter(O.yX);return{recent:t.slice(-jn),uptime:Kn.map(e=>Gn(V(s,n,e),e)),latency:Qn(V(t,n,Wn)),incidents:Zn(s).reverse().
slice(0,Jn)}}function V(t,n,s){const e=v(n,s);return t.filter(({at:o})=>o>e)}const q=({outcome:t})=>t!=="fails",Gn=(t,n)=>({days:n,good:t.filter(q).length,runs:t.
length});function Qn(t){const n=t.flatMap(({ms:r})=>r??[]).sort((r,i)=>r-i),s=r=>n[Math.ceil(r*n.length)-1],[e,o]=[s(.5),s(.95)];return e===void 0||o===void 0?null:
{medianMs:e,p95Ms:o}}function Zn(t){const n=[];let s=[];const e=o=>{const[r]=s;if(r!==void 0){const i=[...new Set(s.flatMap(l=>l.codes))].slice(0,O.QB);n.push({
from:r.at,until:o,runs:s.length,codes:i})}s=[]};for(const o of t)q(o)?e(o.at):s.push(o);return e(null),n}var nn=y(2389),_n=y(4e3),tn=y(5102),sn=y(8641);const Vn=2*
Z.bytes,qn=3;function nt(t,{verdict:n,context:s,settings:e},{directory:o,environment:r,random:i}){const{startedAt:l}=s,c=(0,sn.RK)(t),f=(0,Mn.q)(o,t),a=new Fn,h=mn(
f,Vn,g=>a.add(g));if(!et(a,h))return{history:null,warnings:[`${c} is not a history and stays as it is${en(a)}`]};const d=Nn(l,a.starts,Un),S=Hn(a,d.keptFrom),D=st(
c,a,d,l),rn=ot(r,l,i),I=n.hosts.map(g=>kn(rt(g,rn,l)));for(const g of I)a.add(g);const k=on(()=>{I.length>0&&gn(f,I.map(g=>`${g}
`).join(""))}),cn=on(()=>{h!==null&&S.size>0&&On(f,h,g=>S.has(g))}),ln=k===null?it(e):null,lt=({visit:{host:g}})=>{const un=a.of(g).filter(({at:ft})=>tt(ft,d)),
ut=ln===null?null:En(ct(un,rn),ln);return[g,{...xn(un,d.now),alarm:ut}]};return{history:new Map(n.hosts.map(lt)),warnings:[...D,...k===null?[]:[`the history ${c}\
 was not written: ${k}`],...cn===null?[]:[`the history ${c} was not shortened: ${cn}`]]}}const tt=(t,{until:n,keptFrom:s})=>t<=n&&(s===null||t>=s);function st(t,n,{
isBehind:s,now:e},o){const r=en(n),i="has lines that cannot be read, and removes them",l=`the clock of this run (${o}) is behind most of the last runs in the hi\
story ${t}`;return[...r===""?[]:[`the history ${t} ${i}${r}`],...s?[`${l}; the newest is of ${e}`]:[]]}function et(t,n){if(t.broken.size>0||t.understood>0)return t.
areMostUnderstood;const{rest:s}=n??{rest:""};return K.startsWith(s.slice(0,K.length))}function en({brokenLines:t,broken:n}){if(n.size===0)return"";const s=t.slice(
0,qn).map(({line:e,why:o})=>`line ${e+1} ${o}`);return`: ${(0,_n.v)(s,n.size-s.length)}`}function ot({GITHUB_RUN_ID:t="",GITHUB_RUN_ATTEMPT:n=""},s,e){return/^\d{1,20}$/.
test(t)?`${t}.${/^\d{1,6}$/.test(n)?n:1}`:`${s.replace(/[^\dTZ]/g,"")}-${Math.floor(e()*2**32).toString(36)}`}function rt(t,n,s){const{visit:e}=t,{discovery:o,hops:r,
timing:i}=e.attempt,l=o.kind==="found"&&r.length>0,c=(0,tn.QK)(t).map(({problem:f})=>f.code);return{at:s,run:n,host:e.host,outcome:(0,tn.sG)(t),ms:l?Math.round(
i.totalMs):null,codes:[...new Set(c)].slice(0,O.QB)}}function it({issueOpenAfter:t,issueCloseAfter:n,failOn:s}){return t===1&&n===1?null:{issueOpenAfter:t,issueCloseAfter:n,
isFailing:({outcome:o})=>o==="fails"&&(0,nn.k2)("error",s)||o==="warns"&&(0,nn.k2)("warning",s)}}const ct=(t,n)=>[...t.filter(s=>s.run!==n),...t.filter(s=>s.run===
n)];function on(t){try{return t(),null}catch(n){return(0,sn.RK)((0,w.A3)(n))}}})};export{ht as id,dt as ids,yt as modules};
