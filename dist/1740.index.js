const ht=1740,dt=[1740],yt={1740:((ut,an,y)=>{y.d(an,{recordRun:()=>tt});var w=y(6309),a=y(3024),N=y(6760),C=y(5747);const p=(a.constants.O_NOFOLLOW??0)|(a.constants.
O_NONBLOCK??0)|(a.constants.O_NOCTTY??0),fn=a.constants.O_RDWR|a.constants.O_APPEND|a.constants.O_CREAT|p,un=a.constants.O_WRONLY|a.constants.O_APPEND|a.constants.
O_CREAT|a.constants.O_EXCL|p,$=1024*1024,_="\u2026",hn=100,F=10,dn=20,yn=10*6e4;function gn(t,n){for(let s=0;s<dn;s+=1)if(E((0,a.openSync)(t,fn,438),o=>{const{size:r}=z(
o),i=Buffer.alloc(1),l=r===0||(0,a.readSync)(o,i,0,1,r-1)===0||i[0]===F;return A(o,Buffer.from(l?n:`
${n}`)),m(o)===T(t)}))return;throw new w.Lw("other processes replace it again and again")}function Sn(t,n,s){let e;try{e=(0,a.openSync)(t,a.constants.O_RDONLY|p)}catch(o){
if((0,C.Oj)(o)==="ENOENT")return null;throw o}return E(e,()=>{const{size:o}=z(e);if(o>n){const c=`the limit is ${n/1024/1024} MiB`;throw new w.Lw(`it has ${o} b\
ytes, ${c}; remove its oldest lines`)}let[r,i,l]=[0,0,""];for(const c of B(e)){i=c.end,l=c.rest;for(const f of c.lines)s(f),r+=1}return{id:m(e),bytes:i,lines:r,
rest:l}})}function mn(t,n,s){const e=(0,N.join)((0,N.dirname)(t),`.${(0,N.basename)(t).slice(0,60)}.shorter`),o=On(e);return o===null?!1:E(o,()=>{try{return E((0,a.
openSync)(t,a.constants.O_RDONLY|p),r=>{if(m(r)!==n.id)return!1;(0,a.fchmodSync)(o,(0,a.fstatSync)(r).mode&511),wn(r,o,n,s);const i=P(r,o,n.bytes);return(0,a.fsyncSync)(
o),T(e)!==m(o)||T(t)!==n.id?!1:((0,a.renameSync)(e,t),P(r,o,i),!0)})}finally{T(e)===m(o)&&(0,a.rmSync)(e,{force:!0})}})}function On(t){try{return(0,a.openSync)(
t,un,438)}catch(s){if((0,C.Oj)(s)!=="EEXIST")throw s}return Date.now()-((0,a.statSync)(t,{throwIfNoEntry:!1})?.mtimeMs??Date.now())>yn&&(0,a.rmSync)(t,{force:!0}),
null}function wn(t,n,{lines:s},e){let o=0;for(const{lines:r}of B(t)){const i=r.filter((l,c)=>o+c<s&&!e(o+c));if(o+=r.length,i.length>0&&A(n,Buffer.from(`${i.join(
`
`)}
`)),o>=s)break}}function P(t,n,s){const e=Buffer.allocUnsafe(65536);for(let o=s;;){const r=(0,a.readSync)(t,e,0,e.length,o);if(r===0)return o;A(n,e.subarray(0,r)),
o+=r}}function*B(t){const n=Buffer.allocUnsafe($);let[s,e,o,r]=[0,0,0,!1];for(;;){const i=(0,a.readSync)(t,n,s,$-s,e);if(i===0)break;e+=i;const l=s+i,c=n.subarray(
0,l).lastIndexOf(F)+1;if(c>0){const u=n.toString("utf8",0,c-1).split(`
`);r&&(u[0]=_),r=!1,o=e-l+c,yield{lines:u,end:o,rest:""}}const f=c===0&&l===$;r||=f,s=f?0:n.copy(n,0,c,l)}yield{lines:[],end:o,rest:r?_:n.toString("utf8",0,Math.
min(s,hn))}}function A(t,n){for(let s=0;s<n.length;)s+=(0,a.writeSync)(t,n,s)}function z(t){const n=(0,a.fstatSync)(t);if(!n.isFile())throw new w.Lw("it is not \
a regular file; choose another path");return n}const H=({dev:t,ino:n})=>`${t}:${n}`,m=t=>H((0,a.fstatSync)(t,{bigint:!0}));function T(t){const n=(0,a.statSync)(
t,{bigint:!0,throwIfNoEntry:!1});return n===void 0?null:H(n)}function E(t,n){try{return n(t)}finally{(0,a.closeSync)(t)}}var pn=y(566);const U=["fails","warns",
"works","unchecked","skipped"],L=5,X=({outcome:t})=>t!=="unchecked"&&t!=="skipped",Tn={isDown:!1,since:null,failed:0,good:0};function En(t,n){let s=Tn,e=null;for(const o of t){
if(!X(o))continue;const r=n.isFailing(o),i=r?s.failed+1:0,l=r?0:s.good+1;i===1&&(e=o.at);const c=s.isDown?l<n.issueCloseAfter:i>=n.issueOpenAfter,f=c?s.since??e:
null;s={isDown:c,since:f,failed:i,good:l}}return s}const Mn=864e5,W=36e5,Y=30,Nn=2;function $n(t,n,s){const e=n[Math.min(Y-1,Math.floor(n.length/2))],[o=t]=n,r=n.
length>=Nn&&e!==void 0&&e>b(t,W),i=r?o:t,l=n[Y-1],c=l===void 0||t<l?t:l;return{now:i,until:b(i,W),isBehind:r,keptFrom:l===void 0?null:v(c,s)}}const v=(t,n)=>b(t,
-n*Mn),b=(t,n)=>new Date(Date.parse(t)+n).toISOString();var g=y(3625);const R=1,j=`{"v":${R},"at":"`,An=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,Ln=/^[\w.:-]{1,100}$/,
vn=/^[!-~]{1,300}$/,bn=/^[a-z0-9]+(-[a-z0-9]+)*$/,Rn=80,Dn=864e5,In=({at:t,run:n,host:s,outcome:e,ms:o,codes:r})=>JSON.stringify({v:R,at:t,run:n,host:s,outcome:e,
...o===null?{}:{ms:o},...r.length===0?{}:{codes:r}});function kn(t){let n;try{n=JSON.parse(t)}catch{return(0,g.T)("is not JSON")}if(typeof n!="object"||n===null||
Array.isArray(n))return(0,g.T)("is not a JSON object");const{v:s,at:e,run:o,host:r,outcome:i,ms:l=null,codes:c=[]}=n;if(typeof s!="number"||!Number.isSafeInteger(
s)||s<1)return(0,g.T)("has no valid v");if(s>R)return(0,g.J)(null);const f=Cn(e);if(f===null)return(0,g.T)("has no valid at");if(!M(o,Ln))return(0,g.T)("has no \
valid run");if(!M(r,vn))return(0,g.T)("has no valid host");if(!_n(i))return(0,g.T)("has no valid outcome");if(!Fn(l))return(0,g.T)("has an ms that is no time");
if(!Array.isArray(c))return(0,g.T)("has codes that are no list");const u=c.filter(h=>M(h,bn)&&h.length<=Rn);return(0,g.J)({at:f,run:o,host:r,outcome:i,ms:l,codes:u.
slice(0,L)})}function Cn(t){if(!M(t,An))return null;const n=new Date(t);return!Number.isNaN(n.getTime())&&n.toISOString().startsWith(t.slice(0,10))?n.toISOString():
null}const M=(t,n)=>typeof t=="string"&&n.test(t),_n=t=>U.some(n=>n===t),Fn=t=>t===null||typeof t=="number"&&t>=0&&t<=Dn,Pn=3;class Bn{#n=new Map;#e=new Map;#s=new Map;brokenLines=[];broken=new Set;understood=0;lines=0;bytes=0;add(n){
const s=this.lines;if(this.lines+=1,n.trim()==="")return;const e=kn(n);if(!e.ok){this.broken.size<Pn&&this.brokenLines.push({line:s,why:e.why}),this.broken.add(
s);return}this.understood+=1,e.value!==null&&(this.bytes+=n.length+1,this.#o({...this.#r(e.value),line:s,bytes:n.length}))}get starts(){return[...this.#s.values()].
sort().reverse()}*hosts(){for(const[n,s]of this.#n)yield[n,K(s)]}*runLines(){for(const n of this.#n.values())for(const{line:s}of n)yield s}of(n){return K(this.#n.
get(n)??[])}#o(n){const s=this.#s.get(n.run);(s===void 0||n.at<s)&&this.#s.set(n.run,n.at);const e=this.#n.get(n.host);e===void 0?this.#n.set(n.host,[n]):e.push(
n)}#r(n){const{codes:s}=n;return{...n,at:this.#t(n.at),run:this.#t(n.run),host:this.#t(n.host),codes:s.length===0?zn:s.map(e=>this.#t(e))}}#t(n){const s=this.#e.
get(n);return s!==void 0?s:(this.#e.set(n,n),n)}}const zn=[];function K(t){const n=new Map;for(const s of t){const e=n.get(s.run);(e===void 0||Hn(s,e))&&n.set(s.
run,s)}return[...n.values()].sort((s,e)=>x(s.at,e.at)||x(s.run,e.run))}const x=(t,n)=>t<n?-1:t>n?1:0,J=({outcome:t,at:n,ms:s,codes:e})=>`${U.indexOf(t)} ${n} ${s??
""} ${e.join()}`,Hn=(t,n)=>J(t)<J(n),Un=100,G={runsPerHost:1e4,bytes:40*1024*1024},Z=7/8;function Xn(t,n,s=G){const e=new Set(t.broken),o=[],r=n===null?null:v(n,
1),i=t.bytes>s.bytes;let[l,c]=[i||e.size>0,0];for(const[,h]of t.hosts()){const S=n===null?0:h.findIndex(({at:D})=>D>=n),O=S<0?[]:h.slice(S);l||=r!==null&&(h[0]?.
at??r)<r,c=Math.max(c,O.length),o.push(O)}if(!l&&c<=s.runsPerHost)return new Set;const f=Math.min(c>s.runsPerHost?s.runsPerHost*Z:c,i?Wn(o,s.bytes*Z):c),u=new Set(
o.flatMap(h=>h.slice(-f).map(({line:S})=>S)));for(const h of t.runLines())u.has(h)||e.add(h);return e}function Wn(t,n){let[s,e,o]=[n,0,t];for(;o.length>0&&(s-=o.
reduce((r,i)=>r+(i.at(-1-e)?.bytes??0)+1,0),!(s<0));)e+=1,o=o.filter(({length:r})=>r>e);return Math.max(1,e)}const Yn=30,jn=[7,30,90],Kn=30,xn=20;function Jn(t,n){
const s=t.filter(X);return{recent:t.slice(-Yn),uptime:jn.map(e=>Gn(Q(s,n,e),e)),latency:Zn(Q(t,n,Kn)),incidents:Qn(s).reverse().slice(0,xn)}}function Q(t,n,s){const e=v(
n,s);return t.filter(({at:o})=>o>e)}const V=({outcome:t})=>t!=="fails",Gn=(t,n)=>({days:n,good:t.filter(V).length,runs:t.length});function Zn(t){const n=t.flatMap(
({ms:r})=>r??[]).sort((r,i)=>r-i),s=r=>n[Math.ceil(r*n.length)-1],[e,o]=[s(.5),s(.95)];return e===void 0||o===void 0?null:{medianMs:e,p95Ms:o,runs:n.length}}function Qn(t){
const n=[];let s=[];const e=o=>{const[r]=s;if(r!==void 0){const i=[...new Set(s.flatMap(l=>l.codes))].slice(0,L);n.push({from:r.at,until:o,runs:s.length,codes:i})}
s=[]};for(const o of t)V(o)?e(o.at):s.push(o);return e(null),n}var q=y(2389),nn=y(5102),Vn=y(4120),tn=y(8641);const qn=2*G.bytes,nt=3;function tt(t,{verdict:n,context:s,
settings:e},{directory:o,environment:r,random:i}){const{startedAt:l}=s,c=(0,tn.RK)(t),f=(0,pn.q)(o,t),u=new Bn,h=Sn(f,qn,d=>u.add(d));if(!et(u,h))return{history:null,
warnings:[`${c} is not a history and stays as it is${sn(u)}`]};const S=$n(l,u.starts,Un),O=Xn(u,S.keptFrom),D=st(c,u,S,l),on=ot(r,l,i),I=n.hosts.map(d=>In(rt(d,
on,l)));for(const d of I)u.add(d);const k=en(()=>{I.length>0&&gn(f,I.map(d=>`${d}
`).join(""))}),rn=en(()=>{h!==null&&O.size>0&&mn(f,h,d=>O.has(d))}),cn=k===null?it(e):null,lt=({visit:{host:d}})=>{const ln=u.of(d).filter(({at:ft})=>ft<=S.until),
at=cn===null?null:En(ct(ln,on),cn);return[d,{...Jn(ln,S.now),alarm:at}]};return{history:new Map(n.hosts.map(lt)),warnings:[...D,...k===null?[]:[`the history ${c}\
 was not written: ${k}`],...rn===null?[]:[`the history ${c} was not shortened: ${rn}`]]}}function st(t,n,{isBehind:s,now:e},o){const r=sn(n),i="has lines that c\
annot be read, and removes them",l=`the clock of this run (${o}) is behind most of the last runs in the history ${t}`;return[...r===""?[]:[`the history ${t} ${i}${r}`],
...s?[`${l}; the newest is of ${e}`]:[]]}function et({broken:t,understood:n},s){if(t.size>0||n>0)return t.size<=n;const{rest:e}=s??{rest:""};return j.startsWith(
e.slice(0,j.length))}function sn({brokenLines:t,broken:n}){if(n.size===0)return"";const s=t.map(({line:e,why:o})=>`line ${e+1} ${o}`);return`: ${(0,Vn.K4)(s,nt,
n.size-s.length)}`}function ot({GITHUB_RUN_ID:t="",GITHUB_RUN_ATTEMPT:n=""},s,e){return/^\d{1,20}$/.test(t)?`${t}.${/^\d{1,6}$/.test(n)?n:1}`:`${s.replace(/[^\dTZ]/g,
"")}-${Math.floor(e()*2**32).toString(36)}`}function rt(t,n,s){const{visit:e}=t,{discovery:o,hops:r,timing:i}=e.attempt,l=o.kind==="found"&&r.length>0,c=(0,nn.QK)(
t).map(({problem:f})=>f.code);return{at:s,run:n,host:e.host,outcome:(0,nn.sG)(t),ms:l?Math.round(i.totalMs):null,codes:[...new Set(c)].slice(0,L)}}function it(t){
const{issueOpenAfter:n,issueCloseAfter:s,failOn:e}=t;return n===1&&s===1?null:{issueOpenAfter:n,issueCloseAfter:s,isFailing:({outcome:r})=>r==="fails"&&(0,q.k2)(
"error",e)||r==="warns"&&(0,q.k2)("warning",e)}}const ct=(t,n)=>[...t.filter(s=>s.run!==n),...t.filter(s=>s.run===n)];function en(t){try{return t(),null}catch(n){
return(0,tn.RK)((0,w.A3)(n))}}})};export{ht as id,dt as ids,yt as modules};
