const en=620,rn=[620],cn={8620:((on,C,u)=>{u.r(C),u.d(C,{recordRun:()=>jt});var $=u(6309),r=u(3024),N=u(6760),z=u(5747);const O=(r.constants.O_NOFOLLOW??0)|(r.constants.
O_NONBLOCK??0)|(r.constants.O_NOCTTY??0),rt=r.constants.O_RDWR|r.constants.O_APPEND|r.constants.O_CREAT|O,it=r.constants.O_WRONLY|r.constants.O_APPEND|r.constants.
O_CREAT|r.constants.O_EXCL|O,ct=1024*1024,at="\u2026",lt=100,Y=10,ut=20,ft=10*6e4;function dt(n,t){for(let s=0;s<ut;s+=1)if(M((0,r.openSync)(n,rt,438),o=>{const{
size:i}=K(o),c=Buffer.alloc(1),a=i===0||(0,r.readSync)(o,c,0,1,i-1)===0||c[0]===Y;return(0,r.writeFileSync)(o,a?t:`
${t}`),T(o)===v(n)}))return;throw new $.h("other processes replace it again and again")}function ht(n,t,s){let e;try{e=(0,r.openSync)(n,r.constants.O_RDONLY|O)}catch(o){
if((0,z.Oj)(o)==="ENOENT")return null;throw o}return M(e,()=>{const{size:o}=K(e);if(o>t){const a=`the limit is ${t/1024/1024} MiB`;throw new $.h(`it has ${o} by\
tes, ${a}; remove its oldest lines`)}const i=(0,r.readFileSync)(e);let c=0;for(const[a,l]of B(i))s(l-a<ct?i.toString("utf8",a,l):at),c=l+1;return{id:T(e),bytes:c,
rest:i.toString("utf8",c,c+lt)}})}function*B(n){for(let t=0;;){const s=n.indexOf(Y,t);if(s<0)return;yield[t,s],t=s+1}}function yt(n,t,s){const e=(0,N.join)((0,N.
dirname)(n),`.${(0,N.basename)(n).slice(0,60)}.shorter`),o=mt(e);return o===null?!1:M(o,()=>{try{return M((0,r.openSync)(n,r.constants.O_RDONLY|O),i=>{(0,r.fchmodSync)(
o,(0,r.fstatSync)(i).mode&511);const c=(0,r.readFileSync)(i);return gt(o,c.subarray(0,t.bytes),s),(0,r.writeFileSync)(o,c.subarray(t.bytes)),(0,r.fsyncSync)(o),
(0,r.writeFileSync)(o,(0,r.readFileSync)(i)),v(e)!==T(o)||v(n)!==t.id?!1:((0,r.renameSync)(e,n),(0,r.writeFileSync)(o,(0,r.readFileSync)(i)),!0)})}finally{v(e)===
T(o)&&(0,r.rmSync)(e,{force:!0})}})}function mt(n){try{return(0,r.openSync)(n,it,438)}catch(s){if((0,z.Oj)(s)!=="EEXIST")throw s}return Date.now()-((0,r.statSync)(
n,{throwIfNoEntry:!1})?.mtimeMs??Date.now())>ft&&(0,r.rmSync)(n,{force:!0}),null}function gt(n,t,s){let[e,o]=[0,0];for(const[i,c]of B(t))s(e)&&((0,r.writeFileSync)(
n,t.subarray(o,i)),o=c+1),e+=1;(0,r.writeFileSync)(n,t.subarray(o))}function K(n){const t=(0,r.fstatSync)(n);if(!t.isFile())throw new $.h("it is not a regular f\
ile; choose another path");return t}const P=({dev:n,ino:t,birthtimeNs:s})=>`${n}:${t}:${s}`,T=n=>P((0,r.fstatSync)(n,{bigint:!0}));function v(n){const t=(0,r.statSync)(
n,{bigint:!0,throwIfNoEntry:!1});return t===void 0?null:P(t)}function M(n,t){try{return t(n)}finally{(0,r.closeSync)(n)}}var St=u(566),m=u(9076);const wt={isDown:!1,
since:null,failed:0,good:0};function $t(n,t){let s=wt,e=null;for(const o of n){if(!(0,m.yX)(o))continue;const i=t.isFailing(o),c=i?s.failed+1:0,a=i?0:s.good+1;c===
1&&(e=o.at);const l=s.isDown?a<t.issueCloseAfter:c>=t.issueOpenAfter,h=l?s.since??e:null;s={isDown:l,since:h,failed:c,good:a}}return s}var f=u(5262),R=u(3625),D=u(
439),g=u(7597);const A=1,U=`{"v":${A},"at":"`,Et=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,Ot=/^[a-z0-9]+(-[a-z0-9]+)*$/,Tt=80,H=864e5,F=`a number from 0 \
to ${H}`,W=(0,g.Ik)({v:(0,g.rD)(1,Number.MAX_SAFE_INTEGER)}),k="a time in UTC",vt=f.Fs(f.Yj(k),f.NT(({dataset:{value:n},addIssue:t,NEVER:s})=>{const e=Et.test(n)?
new Date(n):null,o=e===null||Number.isNaN(e.getTime())?"":e.toISOString();return o!==""&&o.startsWith(n.slice(0,10))?o:(t({message:k}),s)})),Mt=n=>typeof n=="st\
ring"&&Ot.test(n)&&n.length<=Tt,At=f.Fs((0,g.p_)(f.L5()),f.pd(n=>n.filter(Mt).slice(0,m.QB))),pt=(0,g.Ik)({...W.entries,at:vt,run:(0,g.wC)(/^[\w.:-]{1,100}$/,"t\
he ID of a run"),host:f.Fs((0,g.wC)(/^[!-~]{1,300}$/,"a hostname"),f.pd(n=>n)),outcome:(0,g.yL)(m.im),ms:f.yq(f.me(f.Fs(f.ai(F),f.Ww(0,F),f.cG(H,F))),null),codes:f.
yq(At,[])}),Nt=({at:n,run:t,host:s,outcome:e,ms:o,codes:i})=>JSON.stringify({v:A,at:n,run:t,host:s,outcome:e,...o===null?{}:{ms:o},...i.length===0?{}:{codes:i}});
function Rt(n){const t=(0,D.q)(n);if(!t.ok)return(0,R.T)(` ${t.why}`);const s=(0,D.f)(pt,t.value);if(s.ok&&s.value.v===A)return s;const e=(0,D.f)(W,t.value);return e.
ok&&e.value.v>A?(0,R.J)(null):s.ok?s:(0,R.T)(`: ${s.why}`)}const G=1e4,Dt=864e5,Ft=730,L=220;class Lt{#n;#s;#o;#e=new Map;runs=[];broken=new Map;implausible=[];understood=0;lines=0;bytes=0;constructor(t){
this.#n=t,this.#s=w(t,-Ft),this.#o=w(t,1)}add(t){const s=this.lines;if(this.lines+=1,t.trim()===""||this.broken.size===G)return;const e=Rt(t);if(!e.ok){this.broken.
set(s,e.why);return}if(this.understood+=1,e.value===null)return;const{at:o,run:i,host:c,codes:a}=e.value;if(o<this.#s||o>this.#o){this.implausible.push({at:o,line:s});
return}const l={...e.value,at:this.#t(o),run:this.#t(i),host:this.#t(c),codes:a.map(h=>this.#t(h)),line:s,bytes:t.length+1};this.bytes+=l.bytes,this.runs.push(l)}get areMostUnderstood(){
return this.broken.size<=this.understood&&this.broken.size<G}byHost(){const t=w(this.#n,-L),s=this.runs.filter(({at:o})=>o>=t),e=Map.groupBy(s,({host:o})=>o);return new Map(
Array.from(e,([o,i])=>[o,It(i)]))}#t(t){const s=this.#e.get(t);return s!==void 0?s:(this.#e.set(t,t),t)}}const w=(n,t)=>new Date(Date.parse(n)+t*Dt).toISOString();
function It(n){const t=new Map;for(const s of n){const e=t.get(s.run);(e===void 0||x(s)<x(e))&&t.set(s.run,s)}return[...t.values()].sort((s,e)=>j(s.at,e.at)||j(
s.run,e.run))}const j=(n,t)=>n<t?-1:n>t?1:0,x=({outcome:n,at:t,ms:s,codes:e})=>`${m.im.indexOf(n)} ${t} ${s??""} ${e.join()}`,Q=40*1024*1024,bt=7/8;function Xt({
broken:n,runs:t,bytes:s},e,o=Q){const i=s>o,c=w(e,-L-1);if(!(i||n.size>0||t.some(({at:S})=>S<c)))return new Set;const l=w(e,-L),h=new Set(n.keys());let y=i?s-o*
bt:0;for(const{at:S,line:p,bytes:I}of t)S>=l&&y<=0||(h.add(p),y-=I);return h}const Ct=30,zt=[7,30,90],Yt=30,Bt=20;function Kt(n,t){const s=n.filter(m.yX);return{
recent:n.slice(-Ct),uptime:zt.map(e=>{const o=J(s,t,e);return{days:e,good:o.filter(Z).length,runs:o.length}}),medianMs:Pt(J(n,t,Yt)),incidents:Ut(s).reverse().slice(
0,Bt)}}function J(n,t,s){const e=w(t,-s);return n.filter(({at:o})=>o>e)}const Z=({outcome:n})=>n!=="fails";function Pt(n){const t=n.flatMap(({ms:s})=>s??[]).sort(
(s,e)=>s-e);return t[Math.ceil(t.length/2)-1]??null}function Ut(n){const t=[];let s=[];const e=o=>{const[i]=s;if(i!==void 0){const c=[...new Set(s.flatMap(a=>a.
codes))].slice(0,m.QB);t.push({from:i.at,until:o,runs:s.length,codes:c})}s=[]};for(const o of n)Z(o)?e(o.at):s.push(o);return e(null),t}var V=u(2389),Ht=u(4e3),
q=u(5102),Wt=u(4120),E=u(8641);const kt=2*Q,Gt=3;function jt(n,t,s){try{return xt(n,t,s)}catch(e){const o=(0,E.RK)((0,$.A)(e));return{history:null,warnings:[`th\
e history ${(0,E.RK)(n)} was not read: ${o}`]}}}function xt(n,{verdict:t,context:s,settings:e},{directory:o,environment:i,random:c}){const{startedAt:a}=s,l=(0,E.
RK)(n),h=(0,St.q)(o,n),y=new Lt(a),S=ht(h,kt,d=>y.add(d));if(!Jt(y,S))return{history:null,warnings:[`${l} is not a history and stays as it is${_(y)}`]};const p=Xt(
y,a),I=Qt(l,y),nt=Zt(i,a,c),b=t.hosts.map(d=>Nt(Vt(d,nt,a)));for(const d of b)y.add(d);const X=tt(()=>{b.length>0&&dt(h,b.map(d=>`${d}
`).join(""))}),st=tt(()=>{S!==null&&p.size>0&&yt(h,S,d=>p.has(d))}),ot=X===null?qt(e):null,tn=y.byHost(),nn=({visit:{host:d}})=>{const et=tn.get(d)??[],sn=ot===
null?null:$t(_t(et,nt),ot);return[d,{...Kt(et,a),alarm:sn}]};return{history:new Map(t.hosts.map(nn)),warnings:[...I,...X===null?[]:[`the history ${l} was not wr\
itten: ${X}`],...st===null?[]:[`the history ${l} was not shortened: ${st}`]]}}function Qt(n,t){const s=_(t),e="has lines that cannot be read, and removes them",
[o]=t.implausible,i=`has lines whose time is not plausible, which do not count: ${(0,Wt.px)(t.implausible.length,"line")}`;return[...s===""?[]:[`the history ${n}\
 ${e}${s}`],...o===void 0?[]:[`the history ${n} ${i}, such as line ${o.line+1} of ${o.at}`]]}function Jt(n,t){if(n.broken.size>0||n.understood>0)return n.areMostUnderstood;
const{rest:s}=t??{rest:""};return U.startsWith(s.slice(0,U.length))}function _({broken:n}){if(n.size===0)return"";const t=Array.from(n,([s,e])=>(0,E.RK)(`line ${s+
1}${e}`)).slice(0,Gt);return`: ${(0,Ht.v)(t,n.size-t.length)}`}function Zt({GITHUB_RUN_ID:n="",GITHUB_RUN_ATTEMPT:t=""},s,e){return/^\d{1,20}$/.test(n)?`${n}.${/^\d{1,6}$/.
test(t)?t:1}`:`${s.replace(/[^\dTZ]/g,"")}-${Math.floor(e()*2**32).toString(36)}`}function Vt(n,t,s){const{visit:e}=n,{discovery:o,hops:i,timing:c}=e.attempt,a=o.
kind==="found"&&i.length>0,l=(0,q.QK)(n).map(({problem:h})=>h.code);return{at:s,run:t,host:e.host,outcome:(0,q.sG)(n),ms:a?Math.round(c.totalMs):null,codes:[...new Set(
l)].slice(0,m.QB)}}function qt({issueOpenAfter:n,issueCloseAfter:t,failOn:s}){return n===1&&t===1?null:{issueOpenAfter:n,issueCloseAfter:t,isFailing:({outcome:o})=>o===
"fails"&&(0,V.k2)("error",s)||o==="warns"&&(0,V.k2)("warning",s)}}const _t=(n,t)=>[...n.filter(s=>s.run!==t),...n.filter(s=>s.run===t)];function tt(n){try{return n(),
null}catch(t){return(0,E.RK)((0,$.A)(t))}}})};export{en as id,rn as ids,cn as modules};
