const at=5175,ht=[5175],dt={5175:((ft,ln,g)=>{g.d(ln,{recordRun:()=>qn});var O=g(6309),u=g(3024),$=g(6760),B=g(5747);const T=(u.constants.O_NOFOLLOW??0)|(u.constants.
O_NONBLOCK??0)|(u.constants.O_NOCTTY??0),un=u.constants.O_RDWR|u.constants.O_APPEND|u.constants.O_CREAT|T,fn=u.constants.O_WRONLY|u.constants.O_APPEND|u.constants.
O_CREAT|u.constants.O_EXCL|T,N=1024*1024,C="\u2026",an=100,F=10,hn=20,dn=10*6e4;function yn(t,n){for(let s=0;s<hn;s+=1)if(M((0,u.openSync)(t,un,438),o=>{const{size:r}=z(
o),i=Buffer.alloc(1),l=r===0||(0,u.readSync)(o,i,0,1,r-1)===0||i[0]===F;return A(o,Buffer.from(l?n:`
${n}`)),p(o)===E(t)}))return;throw new O.Lw("other processes replace it again and again")}function gn(t,n,s){let e;try{e=(0,u.openSync)(t,u.constants.O_RDONLY|T)}catch(o){
if((0,B.Oj)(o)==="ENOENT")return null;throw o}return M(e,()=>{const{size:o}=z(e);if(o>n){const c=`the limit is ${n/1024/1024} MiB`;throw new O.Lw(`it has ${o} b\
ytes, ${c}; remove its oldest lines`)}let[r,i,l]=[0,0,""];for(const c of X(e)){i=c.end,l=c.rest;for(const f of c.lines)s(f),r+=1}return{id:p(e),bytes:i,lines:r,
rest:l}})}function mn(t,n,s){const e=(0,$.join)((0,$.dirname)(t),`.${(0,$.basename)(t).slice(0,60)}.shorter`),o=Sn(e);return o===null?!1:M(o,()=>{try{return M((0,u.
openSync)(t,u.constants.O_RDONLY|T),r=>{(0,u.fchmodSync)(o,(0,u.fstatSync)(r).mode&511),wn(r,o,n,s),(0,u.fsyncSync)(o);const i=P(r,o,n.bytes);return E(e)!==p(o)||
E(t)!==n.id?!1:((0,u.renameSync)(e,t),P(r,o,i),!0)})}finally{E(e)===p(o)&&(0,u.rmSync)(e,{force:!0})}})}function Sn(t){try{return(0,u.openSync)(t,fn,438)}catch(s){
if((0,B.Oj)(s)!=="EEXIST")throw s}return Date.now()-((0,u.statSync)(t,{throwIfNoEntry:!1})?.mtimeMs??Date.now())>dn&&(0,u.rmSync)(t,{force:!0}),null}function wn(t,n,{
lines:s},e){let o=0;for(const{lines:r}of X(t)){const i=r.filter((l,c)=>o+c<s&&!e(o+c));if(o+=r.length,i.length>0&&A(n,Buffer.from(`${i.join(`
`)}
`)),o>=s)break}}function P(t,n,s){const e=Buffer.allocUnsafe(65536);for(let o=s;;){const r=(0,u.readSync)(t,e,0,e.length,o);if(r===0)return o;A(n,e.subarray(0,r)),
o+=r}}function*X(t){const n=Buffer.allocUnsafe(N);let[s,e,o,r]=[0,0,0,!1];for(;;){const i=(0,u.readSync)(t,n,s,N-s,e);if(i===0)break;e+=i;const l=s+i,c=n.subarray(
0,l).lastIndexOf(F)+1;if(c>0){const a=n.toString("utf8",0,c-1).split(`
`);r&&(a[0]=C),r=!1,o=e-l+c,yield{lines:a,end:o,rest:""}}const f=c===0&&l===N;r||=f,s=f?0:n.copy(n,0,c,l)}yield{lines:[],end:o,rest:r?C:n.toString("utf8",0,Math.
min(s,an))}}function A(t,n){for(let s=0;s<n.length;)s+=(0,u.writeSync)(t,n,s)}function z(t){const n=(0,u.fstatSync)(t);if(!n.isFile())throw new O.Lw("it is not \
a regular file; choose another path");return n}const H=({dev:t,ino:n,birthtimeNs:s})=>`${t}:${n}:${s}`,p=t=>H((0,u.fstatSync)(t,{bigint:!0}));function E(t){const n=(0,u.
statSync)(t,{bigint:!0,throwIfNoEntry:!1});return n===void 0?null:H(n)}function M(t,n){try{return n(t)}finally{(0,u.closeSync)(t)}}var On=g(566),S=g(9076);const Tn={
isDown:!1,since:null,failed:0,good:0};function pn(t,n){let s=Tn,e=null;for(const o of t){if(!(0,S.yX)(o))continue;const r=n.isFailing(o),i=r?s.failed+1:0,l=r?0:
s.good+1;i===1&&(e=o.at);const c=s.isDown?l<n.issueCloseAfter:i>=n.issueOpenAfter,f=c?s.since??e:null;s={isDown:c,since:f,failed:i,good:l}}return s}const En=864e5,
U=36e5,W=30,Mn=2;function $n(t,n,s){const e=n[Math.min(W-1,Math.floor(n.length/2))],[o=t]=n,r=n.length>=Mn&&e!==void 0&&e>L(t,U),i=r?o:t,l=n[W-1],c=l===void 0||
t<l?t:l;return{now:i,until:L(i,U),isBehind:r,keptFrom:l===void 0?null:v(c,s)}}const v=(t,n)=>L(t,-n*En),L=(t,n)=>new Date(Date.parse(t)+n).toISOString();var m=g(
3625);const R=1,Y=`{"v":${R},"at":"`,Nn=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,An=/^[\w.:-]{1,100}$/,vn=/^[!-~]{1,300}$/,Ln=/^[a-z0-9]+(-[a-z0-9]+)*$/,
Rn=80,bn=[],Dn=864e5,In=({at:t,run:n,host:s,outcome:e,ms:o,codes:r})=>JSON.stringify({v:R,at:t,run:n,host:s,outcome:e,...o===null?{}:{ms:o},...r.length===0?{}:{
codes:r}});function kn(t,n=_){let s;try{s=JSON.parse(t)}catch{return(0,m.T)("is not JSON")}if(typeof s!="object"||s===null||Array.isArray(s))return(0,m.T)("is n\
ot a JSON object");const{v:e,at:o,run:r,host:i,outcome:l,ms:c=null,codes:f=[]}=s;if(typeof e!="number"||!Number.isSafeInteger(e)||e<1)return(0,m.T)("has no vali\
d v");if(e>R)return(0,m.J)(null);const a=typeof o=="string"?n(o):null;if(a===null)return(0,m.T)("has no valid at");if(!b(r,An))return(0,m.T)("has no valid run");
if(!b(i,vn))return(0,m.T)("has no valid host");if(!Bn(l))return(0,m.T)("has no valid outcome");if(!Cn(c))return(0,m.T)("has an ms that is no time");if(!Array.isArray(
f))return(0,m.T)("has codes that are no list");const h=f.length===0?bn:f.filter(d=>b(d,Ln)&&d.length<=Rn);return(0,m.J)({at:a,run:r,host:i,outcome:l,ms:c,codes:h.
length>S.QB?h.slice(0,S.QB):h})}function _(t){if(!Nn.test(t))return null;const n=new Date(t);return!Number.isNaN(n.getTime())&&n.toISOString().startsWith(t.slice(
0,10))?n.toISOString():null}const b=(t,n)=>typeof t=="string"&&n.test(t),Bn=t=>S.im.some(n=>n===t),Cn=t=>t===null||typeof t=="number"&&t>=0&&t<=Dn,Fn=3;class Pn{#n=new Map;#e=new Map;#o=new Map;#t=new Map;brokenLines=[];broken=new Set;understood=0;lines=0;bytes=0;add(n){
const s=this.lines;if(this.lines+=1,n.trim()==="")return;const e=kn(n,this.#i);if(!e.ok){this.broken.size<Fn&&this.brokenLines.push({line:s,why:e.why}),this.broken.
add(s);return}this.understood+=1,e.value!==null&&(this.bytes+=n.length+1,this.#r(e.value,s,n.length))}get starts(){return[...this.#t.values()].sort().reverse()}*hosts(){
for(const[n,s]of this.#n)yield[n,j(s)]}*runLines(){for(const n of this.#n.values())for(const{line:s}of n)yield s}of(n){return j(this.#n.get(n)??[])}#r({at:n,run:s,
host:e,outcome:o,ms:r,codes:i},l,c){const f={at:n,run:this.#s(s),host:this.#s(e),outcome:S.im[S.im.indexOf(o)]??o,ms:r,codes:i.length===0?i:i.map(d=>this.#s(d)),
line:l,bytes:c},a=this.#t.get(f.run);(a===void 0||n<a)&&this.#t.set(f.run,n);const h=this.#n.get(f.host);h===void 0?this.#n.set(f.host,[f]):h.push(f)}#s(n){const s=this.#e.
get(n);return s!==void 0?s:(this.#e.set(n,n),n)}#i=n=>{const s=this.#o.get(n);if(s!==void 0)return s;const e=_(n);return this.#o.set(n,e),e}}function j(t){const n=new Map;
for(const s of t){const e=n.get(s.run);(e===void 0||Xn(s,e))&&n.set(s.run,s)}return[...n.values()].sort((s,e)=>K(s.at,e.at)||K(s.run,e.run))}const K=(t,n)=>t<n?
-1:t>n?1:0,J=({outcome:t,at:n,ms:s,codes:e})=>`${S.im.indexOf(t)} ${n} ${s??""} ${e.join()}`,Xn=(t,n)=>J(t)<J(n),zn=100,x={runsPerHost:1e4,bytes:40*1024*1024},G=7/
8;function Hn(t,n,s=x){const e=new Set(t.broken),o=[],r=n===null?null:v(n,1),i=t.bytes>s.bytes;let[l,c]=[i||e.size>0,0];for(const[,h]of t.hosts()){const d=n===null?
0:h.findIndex(({at:D})=>D>=n),w=d<0?[]:h.slice(d);l||=r!==null&&(h[0]?.at??r)<r,c=Math.max(c,w.length),o.push(w)}if(!l&&c<=s.runsPerHost)return new Set;const f=Math.
min(c>s.runsPerHost?s.runsPerHost*G:c,i?Un(o,s.bytes*G):c),a=new Set(o.flatMap(h=>h.slice(-f).map(({line:d})=>d)));for(const h of t.runLines())a.has(h)||e.add(h);
return e}function Un(t,n){let[s,e,o]=[n,0,t];for(;o.length>0&&(s-=o.reduce((r,i)=>r+(i.at(-1-e)?.bytes??0)+1,0),!(s<0));)e+=1,o=o.filter(({length:r})=>r>e);return Math.
max(1,e)}const Wn=30,Yn=[7,30,90],_n=30,jn=20;function Kn(t,n){const s=t.filter(S.yX);return{recent:t.slice(-Wn),uptime:Yn.map(e=>Jn(Q(s,n,e),e)),latency:xn(Q(t,
n,_n)),incidents:Gn(s).reverse().slice(0,jn)}}function Q(t,n,s){const e=v(n,s);return t.filter(({at:o})=>o>e)}const Z=({outcome:t})=>t!=="fails",Jn=(t,n)=>({days:n,
good:t.filter(Z).length,runs:t.length});function xn(t){const n=t.flatMap(({ms:r})=>r??[]).sort((r,i)=>r-i),s=r=>n[Math.ceil(r*n.length)-1],[e,o]=[s(.5),s(.95)];
return e===void 0||o===void 0?null:{medianMs:e,p95Ms:o,runs:n.length}}function Gn(t){const n=[];let s=[];const e=o=>{const[r]=s;if(r!==void 0){const i=[...new Set(
s.flatMap(l=>l.codes))].slice(0,S.QB);n.push({from:r.at,until:o,runs:s.length,codes:i})}s=[]};for(const o of t)Z(o)?e(o.at):s.push(o);return e(null),n}var V=g(2389),
q=g(5102),Qn=g(4120),nn=g(8641);const Zn=2*x.bytes,Vn=3;function qn(t,{verdict:n,context:s,settings:e},{directory:o,environment:r,random:i}){const{startedAt:l}=s,
c=(0,nn.RK)(t),f=(0,On.q)(o,t),a=new Pn,h=gn(f,Zn,y=>a.add(y));if(!st(a,h))return{history:null,warnings:[`${c} is not a history and stays as it is${tn(a)}`]};const d=$n(
l,a.starts,zn),w=Hn(a,d.keptFrom),D=tt(c,a,d,l),en=et(r,l,i),I=n.hosts.map(y=>In(ot(y,en,l)));for(const y of I)a.add(y);const k=sn(()=>{I.length>0&&yn(f,I.map(y=>`${y}\

`).join(""))}),on=sn(()=>{h!==null&&w.size>0&&mn(f,h,y=>w.has(y))}),rn=k===null?rt(e,s):null,ct=({visit:{host:y}})=>{const cn=a.of(y).filter(({at:ut})=>nt(ut,d)),
lt=rn===null?null:pn(it(cn,en),rn);return[y,{...Kn(cn,d.now),alarm:lt}]};return{history:new Map(n.hosts.map(ct)),warnings:[...D,...k===null?[]:[`the history ${c}\
 was not written: ${k}`],...on===null?[]:[`the history ${c} was not shortened: ${on}`]]}}const nt=(t,{until:n,keptFrom:s})=>t<=n&&(s===null||t>=s);function tt(t,n,{
isBehind:s,now:e},o){const r=tn(n),i="has lines that cannot be read, and removes them",l=`the clock of this run (${o}) is behind most of the last runs in the hi\
story ${t}`;return[...r===""?[]:[`the history ${t} ${i}${r}`],...s?[`${l}; the newest is of ${e}`]:[]]}function st({broken:t,understood:n},s){if(t.size>0||n>0)return t.
size<=n;const{rest:e}=s??{rest:""};return Y.startsWith(e.slice(0,Y.length))}function tn({brokenLines:t,broken:n}){if(n.size===0)return"";const s=t.map(({line:e,
why:o})=>`line ${e+1} ${o}`);return`: ${(0,Qn.K4)(s,Vn,n.size-s.length)}`}function et({GITHUB_RUN_ID:t="",GITHUB_RUN_ATTEMPT:n=""},s,e){return/^\d{1,20}$/.test(
t)?`${t}.${/^\d{1,6}$/.test(n)?n:1}`:`${s.replace(/[^\dTZ]/g,"")}-${Math.floor(e()*2**32).toString(36)}`}function ot(t,n,s){const{visit:e}=t,{discovery:o,hops:r,
timing:i}=e.attempt,l=o.kind==="found"&&r.length>0,c=(0,q.QK)(t).map(({problem:f})=>f.code);return{at:s,run:n,host:e.host,outcome:(0,q.sG)(t),ms:l?Math.round(i.
totalMs):null,codes:[...new Set(c)].slice(0,S.QB)}}function rt({issueOpenAfter:t,issueCloseAfter:n},{failOn:s}){return t===1&&n===1?null:{issueOpenAfter:t,issueCloseAfter:n,
isFailing:({outcome:o})=>o==="fails"&&(0,V.k2)("error",s)||o==="warns"&&(0,V.k2)("warning",s)}}const it=(t,n)=>[...t.filter(s=>s.run!==n),...t.filter(s=>s.run===
n)];function sn(t){try{return t(),null}catch(n){return(0,nn.RK)((0,O.A3)(n))}}})};export{at as id,ht as ids,dt as modules};
