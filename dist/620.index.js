const et=620,rt=[620],it={8620:((ot,B,h)=>{h.r(B),h.d(B,{recordRun:()=>Gn});var p=h(6309),c=h(3024),E=h(6760),F=h(5747);const T=(c.constants.O_NOFOLLOW??0)|(c.constants.
O_NONBLOCK??0)|(c.constants.O_NOCTTY??0),on=c.constants.O_RDWR|c.constants.O_APPEND|c.constants.O_CREAT|T,en=c.constants.O_WRONLY|c.constants.O_APPEND|c.constants.
O_CREAT|c.constants.O_EXCL|T,M=1024*1024,X="\u2026",rn=100,z=10,cn=20,ln=10*6e4;function an(t,n){for(let s=0;s<cn;s+=1)if(A((0,c.openSync)(t,on,438),o=>{const{size:r}=Y(
o),l=Buffer.alloc(1),a=r===0||(0,c.readSync)(o,l,0,1,r-1)===0||l[0]===z;return N(o,Buffer.from(a?n:`
${n}`)),w(o)===$(t)}))return;throw new p.L("other processes replace it again and again")}function un(t,n,s){let e;try{e=(0,c.openSync)(t,c.constants.O_RDONLY|T)}catch(o){
if((0,F.Oj)(o)==="ENOENT")return null;throw o}return A(e,()=>{const{size:o}=Y(e);if(o>n){const i=`the limit is ${n/1024/1024} MiB`;throw new p.L(`it has ${o} by\
tes, ${i}; remove its oldest lines`)}let[r,l,a]=[0,0,""];for(const i of U(e)){l=i.end,a=i.rest;for(const u of i.lines)s(u),r+=1}return{id:w(e),bytes:l,lines:r,rest:a}})}
function fn(t,n,s){const e=(0,E.join)((0,E.dirname)(t),`.${(0,E.basename)(t).slice(0,60)}.shorter`),o=hn(e);return o===null?!1:A(o,()=>{try{return A((0,c.openSync)(
t,c.constants.O_RDONLY|T),r=>{(0,c.fchmodSync)(o,(0,c.fstatSync)(r).mode&511),dn(r,o,n,s),(0,c.fsyncSync)(o);const l=C(r,o,n.bytes);return $(e)!==w(o)||$(t)!==n.
id?!1:((0,c.renameSync)(e,t),C(r,o,l),!0)})}finally{$(e)===w(o)&&(0,c.rmSync)(e,{force:!0})}})}function hn(t){try{return(0,c.openSync)(t,en,438)}catch(s){if((0,F.
Oj)(s)!=="EEXIST")throw s}return Date.now()-((0,c.statSync)(t,{throwIfNoEntry:!1})?.mtimeMs??Date.now())>ln&&(0,c.rmSync)(t,{force:!0}),null}function dn(t,n,{lines:s},e){
let o=0;for(const{lines:r}of U(t)){const l=r.filter((a,i)=>o+i<s&&!e(o+i));if(o+=r.length,l.length>0&&N(n,Buffer.from(`${l.join(`
`)}
`)),o>=s)break}}function C(t,n,s){const e=Buffer.allocUnsafe(65536);for(let o=s;;){const r=(0,c.readSync)(t,e,0,e.length,o);if(r===0)return o;N(n,e.subarray(0,r)),
o+=r}}function*U(t){const n=Buffer.allocUnsafe(M);let[s,e,o,r]=[0,0,0,!1];for(;;){const l=(0,c.readSync)(t,n,s,M-s,e);if(l===0)break;e+=l;const a=s+l,i=n.subarray(
0,a).lastIndexOf(z)+1;if(i>0){const f=n.toString("utf8",0,i-1).split(`
`);r&&(f[0]=X),r=!1,o=e-a+i,yield{lines:f,end:o,rest:""}}const u=i===0&&a===M;r||=u,s=u?0:n.copy(n,0,i,a)}yield{lines:[],end:o,rest:r?X:n.toString("utf8",0,Math.
min(s,rn))}}function N(t,n){for(let s=0;s<n.length;)s+=(0,c.writeSync)(t,n,s)}function Y(t){const n=(0,c.fstatSync)(t);if(!n.isFile())throw new p.L("it is not a\
 regular file; choose another path");return n}const k=({dev:t,ino:n,birthtimeNs:s})=>`${t}:${n}:${s}`,w=t=>k((0,c.fstatSync)(t,{bigint:!0}));function $(t){const n=(0,c.
statSync)(t,{bigint:!0,throwIfNoEntry:!1});return n===void 0?null:k(n)}function A(t,n){try{return n(t)}finally{(0,c.closeSync)(t)}}var yn=h(566),g=h(9076);const mn={
isDown:!1,since:null,failed:0,good:0};function gn(t,n){let s=mn,e=null;for(const o of t){if(!(0,g.yX)(o))continue;const r=n.isFailing(o),l=r?s.failed+1:0,a=r?0:
s.good+1;l===1&&(e=o.at);const i=s.isDown?a<n.issueCloseAfter:l>=n.issueOpenAfter,u=i?s.since??e:null;s={isDown:i,since:u,failed:l,good:a}}return s}var y=h(3625);
const v=1,H=`{"v":${v},"at":"`,Sn=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,On=/^[\w.:-]{1,100}$/,pn=/^[!-~]{1,300}$/,Tn=/^[a-z0-9]+(-[a-z0-9]+)*$/,wn=80,
$n=864e5,An=({at:t,run:n,host:s,outcome:e,ms:o,codes:r})=>JSON.stringify({v,at:t,run:n,host:s,outcome:e,...o===null?{}:{ms:o},...r.length===0?{}:{codes:r}});function En(t){
let n;try{n=JSON.parse(t)}catch{return(0,y.T)("is not JSON")}if(typeof n!="object"||n===null||Array.isArray(n))return(0,y.T)("is not a JSON object");const{v:s,at:e,
run:o,host:r,outcome:l,ms:a=null,codes:i=[]}=n;if(typeof s!="number"||!Number.isSafeInteger(s)||s<1)return(0,y.T)("has no valid v");if(s>v)return(0,y.J)(null);const u=typeof e==
"string"?Mn(e):null;if(u===null)return(0,y.T)("has no valid at");if(!R(o,On))return(0,y.T)("has no valid run");if(!R(r,pn))return(0,y.T)("has no valid host");if(!Nn(
l))return(0,y.T)("has no valid outcome");if(!vn(a))return(0,y.T)("has an ms that is no time");if(!Array.isArray(i))return(0,y.T)("has codes that are no list");const f=i.
filter(S=>R(S,Tn)&&S.length<=wn),m={at:u,run:o,host:r};return(0,y.J)({...m,outcome:l,ms:a,codes:f.slice(0,g.QB)})}function Mn(t){if(!Sn.test(t))return null;const n=new Date(
t);return!Number.isNaN(n.getTime())&&n.toISOString().startsWith(t.slice(0,10))?n.toISOString():null}const R=(t,n)=>typeof t=="string"&&n.test(t),Nn=t=>g.im.some(
n=>n===t),vn=t=>t===null||typeof t=="number"&&t>=0&&t<=$n,P=1e4,Rn=864e5,Dn=730,D=220;class bn{#t;#s;#o;#e=new Map;runs=[];broken=new Map;implausible=[];understood=0;lines=0;bytes=0;constructor(n){
this.#t=n,this.#s=O(n,-Dn),this.#o=O(n,1)}add(n){const s=this.lines;if(this.lines+=1,n.trim()===""||this.broken.size===P)return;const e=En(n);if(!e.ok){this.broken.
set(s,e.why);return}if(this.understood+=1,e.value===null)return;const{at:o,run:r,host:l,codes:a}=e.value;if(o<this.#s||o>this.#o){this.implausible.push({at:o,line:s});
return}const i={...e.value,at:this.#n(o),run:this.#n(r),host:this.#n(l),codes:a.map(u=>this.#n(u)),line:s,bytes:n.length+1};this.bytes+=i.bytes,this.runs.push(i)}get areMostUnderstood(){
return this.broken.size<=this.understood&&this.broken.size<P}byHost(){const n=O(this.#t,-D),s=this.runs.filter(({at:o})=>o>=n),e=Map.groupBy(s,({host:o})=>o);return new Map(
Array.from(e,([o,r])=>[o,Ln(r)]))}#n(n){const s=this.#e.get(n);return s!==void 0?s:(this.#e.set(n,n),n)}}const O=(t,n)=>new Date(Date.parse(t)+n*Rn).toISOString();
function Ln(t){const n=new Map;for(const s of t){const e=n.get(s.run);(e===void 0||In(s,e))&&n.set(s.run,s)}return[...n.values()].sort((s,e)=>j(s.at,e.at)||j(s.
run,e.run))}const j=(t,n)=>t<n?-1:t>n?1:0,K=({outcome:t,at:n,ms:s,codes:e})=>`${g.im.indexOf(t)} ${n} ${s??""} ${e.join()}`,In=(t,n)=>K(t)<K(n),W=40*1024*1024,Bn=7/
8;function Fn({broken:t,runs:n,bytes:s},e,o=W){const r=s>o,l=O(e,-D-1);if(!(r||t.size>0||n.some(({at:m})=>m<l)))return new Set;const i=O(e,-D),u=new Set(t.keys());
let f=r?s-o*Bn:0;for(const{at:m,line:S,bytes:b}of n)m>=i&&f<=0||(u.add(S),f-=b);return u}const Xn=30,zn=[7,30,90],Cn=30,Un=20;function Yn(t,n){const s=t.filter(
g.yX);return{recent:t.slice(-Xn),uptime:zn.map(e=>kn(J(s,n,e),e)),medianMs:Hn(J(t,n,Cn)),incidents:Pn(s).reverse().slice(0,Un)}}function J(t,n,s){const e=O(n,-s);
return t.filter(({at:o})=>o>e)}const G=({outcome:t})=>t!=="fails",kn=(t,n)=>({days:n,good:t.filter(G).length,runs:t.length});function Hn(t){const n=t.flatMap(({
ms:s})=>s??[]).sort((s,e)=>s-e);return n[Math.ceil(n.length/2)-1]??null}function Pn(t){const n=[];let s=[];const e=o=>{const[r]=s;if(r!==void 0){const l=[...new Set(
s.flatMap(a=>a.codes))].slice(0,g.QB);n.push({from:r.at,until:o,runs:s.length,codes:l})}s=[]};for(const o of t)G(o)?e(o.at):s.push(o);return e(null),n}var x=h(2389),
jn=h(4e3),Q=h(5102),Kn=h(4120),Z=h(8641);const Wn=2*W,Jn=3;function Gn(t,{verdict:n,context:s,settings:e},{directory:o,environment:r,random:l}){const{startedAt:a}=s,
i=(0,Z.RK)(t),u=(0,yn.q)(o,t),f=new bn(a),m=un(u,Wn,d=>f.add(d));if(!Qn(f,m))return{history:null,warnings:[`${i} is not a history and stays as it is${V(f)}`]};const S=Fn(
f,a),b=xn(i,f),q=Zn(r,a,l),L=n.hosts.map(d=>An(Vn(d,q,a)));for(const d of L)f.add(d);const I=_(()=>{L.length>0&&an(u,L.map(d=>`${d}
`).join(""))}),nn=_(()=>{m!==null&&S.size>0&&fn(u,m,d=>S.has(d))}),tn=I===null?_n(e):null,nt=f.byHost(),tt=({visit:{host:d}})=>{const sn=nt.get(d)??[],st=tn===null?
null:gn(qn(sn,q),tn);return[d,{...Yn(sn,a),alarm:st}]};return{history:new Map(n.hosts.map(tt)),warnings:[...b,...I===null?[]:[`the history ${i} was not written:\
 ${I}`],...nn===null?[]:[`the history ${i} was not shortened: ${nn}`]]}}function xn(t,n){const s=V(n),e="has lines that cannot be read, and removes them",[o]=n.
implausible,r=`has lines whose time is not plausible, which do not count: ${(0,Kn.px)(n.implausible.length,"line")}`;return[...s===""?[]:[`the history ${t} ${e}${s}`],
...o===void 0?[]:[`the history ${t} ${r}, such as line ${o.line+1} of ${o.at}`]]}function Qn(t,n){if(t.broken.size>0||t.understood>0)return t.areMostUnderstood;
const{rest:s}=n??{rest:""};return H.startsWith(s.slice(0,H.length))}function V({broken:t}){if(t.size===0)return"";const n=Array.from(t,([s,e])=>`line ${s+1} ${e}`).
slice(0,Jn);return`: ${(0,jn.v)(n,t.size-n.length)}`}function Zn({GITHUB_RUN_ID:t="",GITHUB_RUN_ATTEMPT:n=""},s,e){return/^\d{1,20}$/.test(t)?`${t}.${/^\d{1,6}$/.
test(n)?n:1}`:`${s.replace(/[^\dTZ]/g,"")}-${Math.floor(e()*2**32).toString(36)}`}function Vn(t,n,s){const{visit:e}=t,{discovery:o,hops:r,timing:l}=e.attempt,a=o.
kind==="found"&&r.length>0,i=(0,Q.QK)(t).map(({problem:u})=>u.code);return{at:s,run:n,host:e.host,outcome:(0,Q.sG)(t),ms:a?Math.round(l.totalMs):null,codes:[...new Set(
i)].slice(0,g.QB)}}function _n({issueOpenAfter:t,issueCloseAfter:n,failOn:s}){return t===1&&n===1?null:{issueOpenAfter:t,issueCloseAfter:n,isFailing:({outcome:o})=>o===
"fails"&&(0,x.k2)("error",s)||o==="warns"&&(0,x.k2)("warning",s)}}const qn=(t,n)=>[...t.filter(s=>s.run!==n),...t.filter(s=>s.run===n)];function _(t){try{return t(),
null}catch(n){return(0,Z.RK)((0,p.A)(n))}}})};export{et as id,rt as ids,it as modules};
