const it=620,ct=[620],lt={8620:((rt,B,h)=>{h.r(B),h.d(B,{recordRun:()=>xn});var O=h(6309),c=h(3024),A=h(6760),F=h(5747);const p=(c.constants.O_NOFOLLOW??0)|(c.constants.
O_NONBLOCK??0)|(c.constants.O_NOCTTY??0),on=c.constants.O_RDWR|c.constants.O_APPEND|c.constants.O_CREAT|p,en=c.constants.O_WRONLY|c.constants.O_APPEND|c.constants.
O_CREAT|c.constants.O_EXCL|p,M=1024*1024,X="\u2026",rn=100,k=10,cn=20,ln=10*6e4;function an(t,n){for(let s=0;s<cn;s+=1)if($((0,c.openSync)(t,on,438),o=>{const{size:r}=U(
o),l=Buffer.alloc(1),a=r===0||(0,c.readSync)(o,l,0,1,r-1)===0||l[0]===k;return N(o,Buffer.from(a?n:`
${n}`)),w(o)===T(t)}))return;throw new O.Lw("other processes replace it again and again")}function un(t,n,s){let e;try{e=(0,c.openSync)(t,c.constants.O_RDONLY|p)}catch(o){
if((0,F.Oj)(o)==="ENOENT")return null;throw o}return $(e,()=>{const{size:o}=U(e);if(o>n){const i=`the limit is ${n/1024/1024} MiB`;throw new O.Lw(`it has ${o} b\
ytes, ${i}; remove its oldest lines`)}let[r,l,a]=[0,0,""];for(const i of C(e)){l=i.end,a=i.rest;for(const u of i.lines)s(u),r+=1}return{id:w(e),bytes:l,lines:r,
rest:a}})}function fn(t,n,s){const e=(0,A.join)((0,A.dirname)(t),`.${(0,A.basename)(t).slice(0,60)}.shorter`),o=hn(e);return o===null?!1:$(o,()=>{try{return $((0,c.
openSync)(t,c.constants.O_RDONLY|p),r=>{(0,c.fchmodSync)(o,(0,c.fstatSync)(r).mode&511),dn(r,o,n,s),(0,c.fsyncSync)(o);const l=z(r,o,n.bytes);return T(e)!==w(o)||
T(t)!==n.id?!1:((0,c.renameSync)(e,t),z(r,o,l),!0)})}finally{T(e)===w(o)&&(0,c.rmSync)(e,{force:!0})}})}function hn(t){try{return(0,c.openSync)(t,en,438)}catch(s){
if((0,F.Oj)(s)!=="EEXIST")throw s}return Date.now()-((0,c.statSync)(t,{throwIfNoEntry:!1})?.mtimeMs??Date.now())>ln&&(0,c.rmSync)(t,{force:!0}),null}function dn(t,n,{
lines:s},e){let o=0;for(const{lines:r}of C(t)){const l=r.filter((a,i)=>o+i<s&&!e(o+i));if(o+=r.length,l.length>0&&N(n,Buffer.from(`${l.join(`
`)}
`)),o>=s)break}}function z(t,n,s){const e=Buffer.allocUnsafe(65536);for(let o=s;;){const r=(0,c.readSync)(t,e,0,e.length,o);if(r===0)return o;N(n,e.subarray(0,r)),
o+=r}}function*C(t){const n=Buffer.allocUnsafe(M);let[s,e,o,r]=[0,0,0,!1];for(;;){const l=(0,c.readSync)(t,n,s,M-s,e);if(l===0)break;e+=l;const a=s+l,i=n.subarray(
0,a).lastIndexOf(k)+1;if(i>0){const f=n.toString("utf8",0,i-1).split(`
`);r&&(f[0]=X),r=!1,o=e-a+i,yield{lines:f,end:o,rest:""}}const u=i===0&&a===M;r||=u,s=u?0:n.copy(n,0,i,a)}yield{lines:[],end:o,rest:r?X:n.toString("utf8",0,Math.
min(s,rn))}}function N(t,n){for(let s=0;s<n.length;)s+=(0,c.writeSync)(t,n,s)}function U(t){const n=(0,c.fstatSync)(t);if(!n.isFile())throw new O.Lw("it is not \
a regular file; choose another path");return n}const Y=({dev:t,ino:n,birthtimeNs:s})=>`${t}:${n}:${s}`,w=t=>Y((0,c.fstatSync)(t,{bigint:!0}));function T(t){const n=(0,c.
statSync)(t,{bigint:!0,throwIfNoEntry:!1});return n===void 0?null:Y(n)}function $(t,n){try{return n(t)}finally{(0,c.closeSync)(t)}}var yn=h(566),g=h(9076);const mn={
isDown:!1,since:null,failed:0,good:0};function gn(t,n){let s=mn,e=null;for(const o of t){if(!(0,g.yX)(o))continue;const r=n.isFailing(o),l=r?s.failed+1:0,a=r?0:
s.good+1;l===1&&(e=o.at);const i=s.isDown?a<n.issueCloseAfter:l>=n.issueOpenAfter,u=i?s.since??e:null;s={isDown:i,since:u,failed:l,good:a}}return s}var y=h(3625);
const v=1,H=`{"v":${v},"at":"`,Sn=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,On=/^[\w.:-]{1,100}$/,pn=/^[!-~]{1,300}$/,wn=/^[a-z0-9]+(-[a-z0-9]+)*$/,Tn=80,
$n=[],En=864e5,An=({at:t,run:n,host:s,outcome:e,ms:o,codes:r})=>JSON.stringify({v,at:t,run:n,host:s,outcome:e,...o===null?{}:{ms:o},...r.length===0?{}:{codes:r}});
function Mn(t){let n;try{n=JSON.parse(t)}catch{return(0,y.T)("is not JSON")}if(typeof n!="object"||n===null||Array.isArray(n))return(0,y.T)("is not a JSON objec\
t");const{v:s,at:e,run:o,host:r,outcome:l,ms:a=null,codes:i=[]}=n;if(typeof s!="number"||!Number.isSafeInteger(s)||s<1)return(0,y.T)("has no valid v");if(s>v)return(0,y.
J)(null);const u=typeof e=="string"?Nn(e):null;if(u===null)return(0,y.T)("has no valid at");if(!D(o,On))return(0,y.T)("has no valid run");if(!D(r,pn))return(0,y.
T)("has no valid host");if(!vn(l))return(0,y.T)("has no valid outcome");if(!Dn(a))return(0,y.T)("has an ms that is no time");if(!Array.isArray(i))return(0,y.T)(
"has codes that are no list");const f=i.length===0?$n:i.filter(m=>D(m,wn)&&m.length<=Tn);return(0,y.J)({at:u,run:o,host:r,outcome:l,ms:a,codes:f.length>g.QB?f.slice(
0,g.QB):f})}function Nn(t){if(!Sn.test(t))return null;const n=new Date(t);return!Number.isNaN(n.getTime())&&n.toISOString().startsWith(t.slice(0,10))?n.toISOString():
null}const D=(t,n)=>typeof t=="string"&&n.test(t),vn=t=>g.im.some(n=>n===t),Dn=t=>t===null||typeof t=="number"&&t>=0&&t<=En,bn=3,P=1e4,Rn=864e5,Ln=730,b=220;class In{#t;#s;#o;#e=new Map;runs=[];brokenLines=[];broken=new Set;implausible=[];understood=0;lines=0;bytes=0;constructor(n){
this.#t=n,this.#s=S(n,-Ln),this.#o=S(n,1)}add(n){const s=this.lines;if(this.lines+=1,n.trim()===""||this.broken.size===P)return;const e=Mn(n);if(!e.ok){this.broken.
size<bn&&this.brokenLines.push({line:s,why:e.why}),this.broken.add(s);return}if(this.understood+=1,e.value===null)return;const{at:o,run:r,host:l,codes:a}=e.value;
if(o<this.#s||o>this.#o){this.implausible.push({at:o,line:s});return}const i={...e.value,at:this.#n(o),run:this.#n(r),host:this.#n(l),codes:a.map(u=>this.#n(u)),
line:s,bytes:n.length+1};this.bytes+=i.bytes,this.runs.push(i)}get areMostUnderstood(){return this.broken.size<=this.understood&&this.broken.size<P}byHost(){const n=S(
this.#t,-b),s=this.runs.filter(({at:o})=>o>=n),e=Map.groupBy(s,({host:o})=>o);return new Map(Array.from(e,([o,r])=>[o,Bn(r)]))}#n(n){const s=this.#e.get(n);return s!==
void 0?s:(this.#e.set(n,n),n)}}const S=(t,n)=>new Date(Date.parse(t)+n*Rn).toISOString();function Bn(t){const n=new Map;for(const s of t){const e=n.get(s.run);(e===
void 0||Fn(s,e))&&n.set(s.run,s)}return[...n.values()].sort((s,e)=>j(s.at,e.at)||j(s.run,e.run))}const j=(t,n)=>t<n?-1:t>n?1:0,K=({outcome:t,at:n,ms:s,codes:e})=>`${g.
im.indexOf(t)} ${n} ${s??""} ${e.join()}`,Fn=(t,n)=>K(t)<K(n),W=40*1024*1024,Xn=7/8;function kn({broken:t,runs:n,bytes:s},e,o=W){const r=s>o,l=S(e,-b-1);if(!(r||
t.size>0||n.some(({at:m})=>m<l)))return new Set;const i=S(e,-b),u=new Set(t);let f=r?s-o*Xn:0;for(const{at:m,line:E,bytes:R}of n)m>=i&&f<=0||(u.add(E),f-=R);return u}
const zn=30,Cn=[7,30,90],Un=30,Yn=20;function Hn(t,n){const s=t.filter(g.yX);return{recent:t.slice(-zn),uptime:Cn.map(e=>Pn(J(s,n,e),e)),medianMs:jn(J(t,n,Un)),
incidents:Kn(s).reverse().slice(0,Yn)}}function J(t,n,s){const e=S(n,-s);return t.filter(({at:o})=>o>e)}const G=({outcome:t})=>t!=="fails",Pn=(t,n)=>({days:n,good:t.
filter(G).length,runs:t.length});function jn(t){const n=t.flatMap(({ms:s})=>s??[]).sort((s,e)=>s-e);return n[Math.ceil(n.length/2)-1]??null}function Kn(t){const n=[];
let s=[];const e=o=>{const[r]=s;if(r!==void 0){const l=[...new Set(s.flatMap(a=>a.codes))].slice(0,g.QB);n.push({from:r.at,until:o,runs:s.length,codes:l})}s=[]};
for(const o of t)G(o)?e(o.at):s.push(o);return e(null),n}var Q=h(2389),Wn=h(4e3),x=h(5102),Jn=h(4120),Z=h(8641);const Gn=2*W,Qn=3;function xn(t,{verdict:n,context:s,
settings:e},{directory:o,environment:r,random:l}){const{startedAt:a}=s,i=(0,Z.RK)(t),u=(0,yn.q)(o,t),f=new In(a),m=un(u,Gn,d=>f.add(d));if(!Vn(f,m))return{history:null,
warnings:[`${i} is not a history and stays as it is${V(f)}`]};const E=kn(f,a),R=Zn(i,f),q=_n(r,a,l),L=n.hosts.map(d=>An(qn(d,q,a)));for(const d of L)f.add(d);const I=_(
()=>{L.length>0&&an(u,L.map(d=>`${d}
`).join(""))}),nn=_(()=>{m!==null&&E.size>0&&fn(u,m,d=>E.has(d))}),tn=I===null?nt(e):null,st=f.byHost(),ot=({visit:{host:d}})=>{const sn=st.get(d)??[],et=tn===null?
null:gn(tt(sn,q),tn);return[d,{...Hn(sn,a),alarm:et}]};return{history:new Map(n.hosts.map(ot)),warnings:[...R,...I===null?[]:[`the history ${i} was not written:\
 ${I}`],...nn===null?[]:[`the history ${i} was not shortened: ${nn}`]]}}function Zn(t,n){const s=V(n),e="has lines that cannot be read, and removes them",[o]=n.
implausible,r=`has lines whose time is not plausible, which do not count: ${(0,Jn.px)(n.implausible.length,"line")}`;return[...s===""?[]:[`the history ${t} ${e}${s}`],
...o===void 0?[]:[`the history ${t} ${r}, such as line ${o.line+1} of ${o.at}`]]}function Vn(t,n){if(t.broken.size>0||t.understood>0)return t.areMostUnderstood;
const{rest:s}=n??{rest:""};return H.startsWith(s.slice(0,H.length))}function V({brokenLines:t,broken:n}){if(n.size===0)return"";const s=t.slice(0,Qn).map(({line:e,
why:o})=>`line ${e+1} ${o}`);return`: ${(0,Wn.v)(s,n.size-s.length)}`}function _n({GITHUB_RUN_ID:t="",GITHUB_RUN_ATTEMPT:n=""},s,e){return/^\d{1,20}$/.test(t)?`${t}\
.${/^\d{1,6}$/.test(n)?n:1}`:`${s.replace(/[^\dTZ]/g,"")}-${Math.floor(e()*2**32).toString(36)}`}function qn(t,n,s){const{visit:e}=t,{discovery:o,hops:r,timing:l}=e.
attempt,a=o.kind==="found"&&r.length>0,i=(0,x.QK)(t).map(({problem:u})=>u.code);return{at:s,run:n,host:e.host,outcome:(0,x.sG)(t),ms:a?Math.round(l.totalMs):null,
codes:[...new Set(i)].slice(0,g.QB)}}function nt({issueOpenAfter:t,issueCloseAfter:n,failOn:s}){return t===1&&n===1?null:{issueOpenAfter:t,issueCloseAfter:n,isFailing:({
outcome:o})=>o==="fails"&&(0,Q.k2)("error",s)||o==="warns"&&(0,Q.k2)("warning",s)}}const tt=(t,n)=>[...t.filter(s=>s.run!==n),...t.filter(s=>s.run===n)];function _(t){
try{return t(),null}catch(n){return(0,Z.RK)((0,O.A3)(n))}}})};export{it as id,ct as ids,lt as modules};
