const nn=620,sn=[620],on={8620:((tn,B,h)=>{h.r(B),h.d(B,{recordRun:()=>Kt});var T=h(6309),i=h(3024),E=h(6760),F=h(5747);const p=(i.constants.O_NOFOLLOW??0)|(i.constants.
O_NONBLOCK??0)|(i.constants.O_NOCTTY??0),ot=i.constants.O_RDWR|i.constants.O_APPEND|i.constants.O_CREAT|p,et=i.constants.O_WRONLY|i.constants.O_APPEND|i.constants.
O_CREAT|i.constants.O_EXCL|p,M=1024*1024,X="\u2026",rt=100,C=10,it=20,ct=10*6e4;function at(n,t){for(let s=0;s<it;s+=1)if(A((0,i.openSync)(n,ot,438),o=>{const{size:r}=Y(
o),c=Buffer.alloc(1),a=r===0||(0,i.readSync)(o,c,0,1,r-1)===0||c[0]===C;return N(o,Buffer.from(a?t:`
${t}`)),w(o)===$(n)}))return;throw new T.L("other processes replace it again and again")}function lt(n,t,s){let e;try{e=(0,i.openSync)(n,i.constants.O_RDONLY|p)}catch(o){
if((0,F.Oj)(o)==="ENOENT")return null;throw o}return A(e,()=>{const{size:o}=Y(e);if(o>t){const a=`the limit is ${t/1024/1024} MiB`;throw new T.L(`it has ${o} by\
tes, ${a}; remove its oldest lines`)}let r=0;const c=U(e,a=>{r+=a.length;for(const l of a)s(l)});return{id:w(e),lines:r,...c}})}function ut(n,t,s){const e=(0,E.
join)((0,E.dirname)(n),`.${(0,E.basename)(n).slice(0,60)}.shorter`),o=ft(e);return o===null?!1:A(o,()=>{try{return A((0,i.openSync)(n,i.constants.O_RDONLY|p),r=>{
(0,i.fchmodSync)(o,(0,i.fstatSync)(r).mode&511),ht(r,o,t,s),(0,i.fsyncSync)(o);const c=z(r,o,t.bytes);return $(e)!==w(o)||$(n)!==t.id?!1:((0,i.renameSync)(e,n),
z(r,o,c),!0)})}finally{$(e)===w(o)&&(0,i.rmSync)(e,{force:!0})}})}function ft(n){try{return(0,i.openSync)(n,et,438)}catch(s){if((0,F.Oj)(s)!=="EEXIST")throw s}return Date.
now()-((0,i.statSync)(n,{throwIfNoEntry:!1})?.mtimeMs??Date.now())>ct&&(0,i.rmSync)(n,{force:!0}),null}function ht(n,t,{lines:s},e){let o=0;U(n,r=>{const c=r.filter(
(a,l)=>o+l<s&&!e(o+l));o+=r.length,c.length>0&&N(t,Buffer.from(`${c.join(`
`)}
`))})}function z(n,t,s){const e=Buffer.allocUnsafe(65536);for(let o=s;;){const r=(0,i.readSync)(n,e,0,e.length,o);if(r===0)return o;N(t,e.subarray(0,r)),o+=r}}function U(n,t){
const s=Buffer.allocUnsafe(M);let[e,o,r,c]=[0,0,0,!1];for(;;){const l=(0,i.readSync)(n,s,e,M-e,o);if(l===0)break;o+=l;const u=e+l,f=s.subarray(0,u).lastIndexOf(
C)+1;if(f>0){const g=s.toString("utf8",0,f-1).split(`
`);c&&(g[0]=X),c=!1,r=o-u+f,t(g)}const y=f===0&&u===M;c||=y,e=y?0:s.copy(s,0,f,u)}const a=c?X:s.toString("utf8",0,Math.min(e,rt));return{bytes:r,rest:a}}function N(n,t){
for(let s=0;s<t.length;)s+=(0,i.writeSync)(n,t,s)}function Y(n){const t=(0,i.fstatSync)(n);if(!t.isFile())throw new T.L("it is not a regular file; choose anothe\
r path");return t}const H=({dev:n,ino:t,birthtimeNs:s})=>`${n}:${t}:${s}`,w=n=>H((0,i.fstatSync)(n,{bigint:!0}));function $(n){const t=(0,i.statSync)(n,{bigint:!0,
throwIfNoEntry:!1});return t===void 0?null:H(t)}function A(n,t){try{return t(n)}finally{(0,i.closeSync)(n)}}var dt=h(566),S=h(9076);const yt={isDown:!1,since:null,
failed:0,good:0};function mt(n,t){let s=yt,e=null;for(const o of n){if(!(0,S.yX)(o))continue;const r=t.isFailing(o),c=r?s.failed+1:0,a=r?0:s.good+1;c===1&&(e=o.
at);const l=s.isDown?a<t.issueCloseAfter:c>=t.issueOpenAfter,u=l?s.since??e:null;s={isDown:l,since:u,failed:c,good:a}}return s}var m=h(3625);const v=1,P=`{"v":${v}\
,"at":"`,gt=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,St=/^[\w.:-]{1,100}$/,Ot=/^[!-~]{1,300}$/,Tt=/^[a-z0-9]+(-[a-z0-9]+)*$/,pt=80,wt=864e5,$t=({at:n,run:t,
host:s,outcome:e,ms:o,codes:r})=>JSON.stringify({v,at:n,run:t,host:s,outcome:e,...o===null?{}:{ms:o},...r.length===0?{}:{codes:r}});function At(n){let t;try{t=JSON.
parse(n)}catch{return(0,m.T)("is not JSON")}if(typeof t!="object"||t===null||Array.isArray(t))return(0,m.T)("is not a JSON object");const{v:s,at:e,run:o,host:r,
outcome:c,ms:a=null,codes:l=[]}=t;if(typeof s!="number"||!Number.isSafeInteger(s)||s<1)return(0,m.T)("has no valid v");if(s>v)return(0,m.J)(null);const u=typeof e==
"string"?Et(e):null;if(u===null)return(0,m.T)("has no valid at");if(!R(o,St))return(0,m.T)("has no valid run");if(!R(r,Ot))return(0,m.T)("has no valid host");if(!Mt(
c))return(0,m.T)("has no valid outcome");if(!Nt(a))return(0,m.T)("has an ms that is no time");if(!Array.isArray(l))return(0,m.T)("has codes that are no list");const f=l.
filter(g=>R(g,Tt)&&g.length<=pt),y={at:u,run:o,host:r};return(0,m.J)({...y,outcome:c,ms:a,codes:f.slice(0,S.QB)})}function Et(n){if(!gt.test(n))return null;const t=new Date(
n);return!Number.isNaN(t.getTime())&&t.toISOString().startsWith(n.slice(0,10))?t.toISOString():null}const R=(n,t)=>typeof n=="string"&&t.test(n),Mt=n=>S.im.some(
t=>t===n),Nt=n=>n===null||typeof n=="number"&&n>=0&&n<=wt,j=1e4,vt=864e5,Rt=730,D=220;class Dt{#n;#s;#o;#e=new Map;runs=[];broken=new Map;implausible=[];understood=0;lines=0;bytes=0;constructor(t){
this.#n=t,this.#s=O(t,-Rt),this.#o=O(t,1)}add(t){const s=this.lines;if(this.lines+=1,t.trim()===""||this.broken.size===j)return;const e=At(t);if(!e.ok){this.broken.
set(s,e.why);return}if(this.understood+=1,e.value===null)return;const{at:o,run:r,host:c,codes:a}=e.value;if(o<this.#s||o>this.#o){this.implausible.push({at:o,line:s});
return}const l={...e.value,at:this.#t(o),run:this.#t(r),host:this.#t(c),codes:a.map(u=>this.#t(u)),line:s,bytes:t.length+1};this.bytes+=l.bytes,this.runs.push(l)}get areMostUnderstood(){
return this.broken.size<=this.understood&&this.broken.size<j}byHost(){const t=O(this.#n,-D),s=this.runs.filter(({at:o})=>o>=t),e=Map.groupBy(s,({host:o})=>o);return new Map(
Array.from(e,([o,r])=>[o,bt(r)]))}#t(t){const s=this.#e.get(t);return s!==void 0?s:(this.#e.set(t,t),t)}}const O=(n,t)=>new Date(Date.parse(n)+t*vt).toISOString();
function bt(n){const t=new Map;for(const s of n){const e=t.get(s.run);(e===void 0||K(s)<K(e))&&t.set(s.run,s)}return[...t.values()].sort((s,e)=>k(s.at,e.at)||k(
s.run,e.run))}const k=(n,t)=>n<t?-1:n>t?1:0,K=({outcome:n,at:t,ms:s,codes:e})=>`${S.im.indexOf(n)} ${t} ${s??""} ${e.join()}`,W=40*1024*1024,Lt=7/8;function It({
broken:n,runs:t,bytes:s},e,o=W){const r=s>o,c=O(e,-D-1);if(!(r||n.size>0||t.some(({at:y})=>y<c)))return new Set;const l=O(e,-D),u=new Set(n.keys());let f=r?s-o*
Lt:0;for(const{at:y,line:g,bytes:b}of t)y>=l&&f<=0||(u.add(g),f-=b);return u}const Bt=30,Ft=[7,30,90],Xt=30,Ct=20;function zt(n,t){const s=n.filter(S.yX);return{
recent:n.slice(-Bt),uptime:Ft.map(e=>{const o=J(s,t,e);return{days:e,good:o.filter(G).length,runs:o.length}}),medianMs:Ut(J(n,t,Xt)),incidents:Yt(s).reverse().slice(
0,Ct)}}function J(n,t,s){const e=O(t,-s);return n.filter(({at:o})=>o>e)}const G=({outcome:n})=>n!=="fails";function Ut(n){const t=n.flatMap(({ms:s})=>s??[]).sort(
(s,e)=>s-e);return t[Math.ceil(t.length/2)-1]??null}function Yt(n){const t=[];let s=[];const e=o=>{const[r]=s;if(r!==void 0){const c=[...new Set(s.flatMap(a=>a.
codes))].slice(0,S.QB);t.push({from:r.at,until:o,runs:s.length,codes:c})}s=[]};for(const o of n)G(o)?e(o.at):s.push(o);return e(null),t}var x=h(2389),Ht=h(4e3),
Q=h(5102),Pt=h(4120),Z=h(8641);const jt=2*W,kt=3;function Kt(n,{verdict:t,context:s,settings:e},{directory:o,environment:r,random:c}){const{startedAt:a}=s,l=(0,Z.
RK)(n),u=(0,dt.q)(o,n),f=new Dt(a),y=lt(u,jt,d=>f.add(d));if(!Jt(f,y))return{history:null,warnings:[`${l} is not a history and stays as it is${V(f)}`]};const g=It(
f,a),b=Wt(l,f),q=Gt(r,a,c),L=t.hosts.map(d=>$t(xt(d,q,a)));for(const d of L)f.add(d);const I=_(()=>{L.length>0&&at(u,L.map(d=>`${d}
`).join(""))}),tt=_(()=>{y!==null&&g.size>0&&ut(u,y,d=>g.has(d))}),nt=I===null?Qt(e):null,Vt=f.byHost(),_t=({visit:{host:d}})=>{const st=Vt.get(d)??[],qt=nt===null?
null:mt(Zt(st,q),nt);return[d,{...zt(st,a),alarm:qt}]};return{history:new Map(t.hosts.map(_t)),warnings:[...b,...I===null?[]:[`the history ${l} was not written:\
 ${I}`],...tt===null?[]:[`the history ${l} was not shortened: ${tt}`]]}}function Wt(n,t){const s=V(t),e="has lines that cannot be read, and removes them",[o]=t.
implausible,r=`has lines whose time is not plausible, which do not count: ${(0,Pt.px)(t.implausible.length,"line")}`;return[...s===""?[]:[`the history ${n} ${e}${s}`],
...o===void 0?[]:[`the history ${n} ${r}, such as line ${o.line+1} of ${o.at}`]]}function Jt(n,t){if(n.broken.size>0||n.understood>0)return n.areMostUnderstood;
const{rest:s}=t??{rest:""};return P.startsWith(s.slice(0,P.length))}function V({broken:n}){if(n.size===0)return"";const t=Array.from(n,([s,e])=>`line ${s+1} ${e}`).
slice(0,kt);return`: ${(0,Ht.v)(t,n.size-t.length)}`}function Gt({GITHUB_RUN_ID:n="",GITHUB_RUN_ATTEMPT:t=""},s,e){return/^\d{1,20}$/.test(n)?`${n}.${/^\d{1,6}$/.
test(t)?t:1}`:`${s.replace(/[^\dTZ]/g,"")}-${Math.floor(e()*2**32).toString(36)}`}function xt(n,t,s){const{visit:e}=n,{discovery:o,hops:r,timing:c}=e.attempt,a=o.
kind==="found"&&r.length>0,l=(0,Q.QK)(n).map(({problem:u})=>u.code);return{at:s,run:t,host:e.host,outcome:(0,Q.sG)(n),ms:a?Math.round(c.totalMs):null,codes:[...new Set(
l)].slice(0,S.QB)}}function Qt({issueOpenAfter:n,issueCloseAfter:t,failOn:s}){return n===1&&t===1?null:{issueOpenAfter:n,issueCloseAfter:t,isFailing:({outcome:o})=>o===
"fails"&&(0,x.k2)("error",s)||o==="warns"&&(0,x.k2)("warning",s)}}const Zt=(n,t)=>[...n.filter(s=>s.run!==t),...n.filter(s=>s.run===t)];function _(n){try{return n(),
null}catch(t){return(0,Z.RK)((0,T.A)(t))}}})};export{nn as id,sn as ids,on as modules};
