const jt=742,Bt=[742],Wt={9076:((et,H,h)=>{h.d(H,{QB:()=>R,im:()=>c,jm:()=>P,mU:()=>G,pR:()=>f,sO:()=>N,yX:()=>k});const c=["fails","warns","works","unchecked",
"skipped"],R=5,k=({outcome:l})=>l!=="unchecked"&&l!=="skipped",M=30,L=[7,30,90],I=30,C=20;function P(l,a){const u=l.filter(k);return{recent:l.slice(-M),uptime:L.
map(p=>{const y=A(u,a,p);return{days:p,good:y.filter(Y).length,runs:y.length}}),medianMs:U(A(l,a,I)),incidents:z(u).reverse().slice(0,C)}}const N=864e5,G=(l,a)=>new Date(
Date.parse(l)+a*N).toISOString();function A(l,a,u){const p=G(a,-u);return l.filter(({at:y})=>y>p)}const Y=({outcome:l})=>l!=="fails";function U(l){const a=l.flatMap(
({ms:u})=>u??[]).sort((u,p)=>u-p);return a[Math.ceil(a.length/2)-1]??null}function z(l){const a=[];let u=[];const p=y=>{const[S]=u;if(S!==void 0){const m=[...new Set(
u.flatMap(o=>o.codes))].slice(0,R);a.push({from:S.at,until:y,runs:u.length,codes:m})}u=[]};for(const y of l)Y(y)?p(y.at):u.push(y);return p(null),a}const D={isDown:!1,
since:null,failed:0,good:0};function f(l,a){let u=D,p=null;for(const y of l){if(!k(y))continue;const S=a.isFailing(y),m=S?u.failed+1:0,o=S?0:u.good+1;m===1&&(p=
y.at);const i=u.isDown?o<a.issueCloseAfter:m>=a.issueOpenAfter,d=i?u.since??p:null;u={isDown:i,since:d,failed:m,good:o}}return u}}),5742:((et,H,h)=>{h.r(H),h.d(
H,{recordRun:()=>Dt});var c=h(3024),R=h(6760),k=h(1342),M=h(5747);const L=(c.constants.O_NOFOLLOW??0)|(c.constants.O_NONBLOCK??0)|(c.constants.O_NOCTTY??0),I=c.
constants.O_RDWR|c.constants.O_APPEND|c.constants.O_CREAT|L,C=c.constants.O_WRONLY|c.constants.O_APPEND|c.constants.O_CREAT|c.constants.O_EXCL|L,P=1024*1024,N="\
\u2026",G=100,A=10,Y=20,U=10*6e4;function z(n,t){for(let s=0;s<Y;s+=1)if((0,M.ET)(c.openSync(n,I,438),r=>{const{size:g}=p(r),O=Buffer.alloc(1),E=g===0||c.readSync(
r,O,0,1,g-1)===0||O[0]===A;return c.writeFileSync(r,E?t:`
${t}`),S(r)===m(n)}))return;throw new k.hM("other processes replace it again and again")}function D(n,t,s){let e;try{e=c.openSync(n,c.constants.O_RDONLY|L)}catch(r){
if((0,M.Oj)(r)==="ENOENT")return null;throw r}return(0,M.ET)(e,()=>{const{size:r}=p(e);if(r>t){const E=`the limit is ${t/1024/1024} MiB`;throw new k.hM(`it has ${r}\
 bytes, ${E}; remove its oldest lines`)}const g=c.readFileSync(e);let O=0;for(const[E,T]of f(g))s(T-E<P?g.toString("utf8",E,T):N),O=T+1;return{id:S(e),bytes:O,rest:g.
toString("utf8",O,O+G)}})}function*f(n){for(let t=0;;){const s=n.indexOf(A,t);if(s<0)return;yield[t,s],t=s+1}}function l(n,t,s){const e=(0,R.join)((0,R.dirname)(
n),`.${(0,R.basename)(n).slice(0,60)}.shorter`),r=a(e);return r===null?!1:(0,M.ET)(r,()=>{try{return(0,M.ET)(c.openSync(n,c.constants.O_RDONLY|L),g=>{c.fchmodSync(
r,c.fstatSync(g).mode&511);const O=c.readFileSync(g);return u(r,O.subarray(0,t.bytes),s),c.writeFileSync(r,O.subarray(t.bytes)),c.fsyncSync(r),c.writeFileSync(r,
c.readFileSync(g)),m(e)!==S(r)||m(n)!==t.id?!1:(c.renameSync(e,n),c.writeFileSync(r,c.readFileSync(g)),!0)})}finally{m(e)===S(r)&&c.rmSync(e,{force:!0})}})}function a(n){
try{return c.openSync(n,C,438)}catch(s){if((0,M.Oj)(s)!=="EEXIST")throw s}return Date.now()-(c.statSync(n,{throwIfNoEntry:!1})?.mtimeMs??Date.now())>U&&c.rmSync(
n,{force:!0}),null}function u(n,t,s){let[e,r]=[0,0];for(const[g,O]of f(t))s(e)&&(c.writeFileSync(n,t.subarray(r,g)),r=O+1),e+=1;c.writeFileSync(n,t.subarray(r))}
function p(n){const t=c.fstatSync(n);if(!t.isFile())throw new k.hM("it is not a regular file; choose another path");return t}const y=({dev:n,ino:t,birthtimeNs:s})=>`${n}\
:${t}:${s}`,S=n=>y(c.fstatSync(n,{bigint:!0}));function m(n){const t=c.statSync(n,{bigint:!0,throwIfNoEntry:!1});return t===void 0?null:y(t)}var o=h(9076),i=h(5262),
d=h(4091),w=h(6192);const v=1,j=`{"v":${v},"at":"`,B=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,Z=/^[a-z0-9]+(-[a-z0-9]+)*$/,_=80,x=o.sO,W=`a number from 0\
 to ${x}`,Q=(0,w.Ik)({v:(0,w.rD)(1,Number.MAX_SAFE_INTEGER)}),K="a time in UTC",tt=i.Fs(i.Yj(K),i.NT(({dataset:{value:n},addIssue:t,NEVER:s})=>{const e=B.test(n)?
new Date(n):null,r=e===null||Number.isNaN(e.getTime())?"":e.toISOString();return r!==""&&r.startsWith(n.slice(0,10))?r:(t({message:K}),s)})),ot=n=>typeof n=="st\
ring"&&Z.test(n)&&n.length<=_,nt=i.Fs((0,w.p_)(i.L5()),i.pd(n=>n.filter(ot).slice(0,o.QB))),V=(0,w.Ik)({...Q.entries,at:tt,run:(0,w.wC)(/^[\w.:-]{1,100}$/,"the \
ID of a run"),host:i.Fs((0,w.wC)(/^[!-~]{1,300}$/,"a hostname"),i.pd(n=>n)),outcome:(0,w.yL)(o.im),ms:i.yq(i.me(i.Fs(i.ai(W),i.Ww(0,W),i.cG(x,W))),null),codes:i.
yq(nt,[])}),st=({at:n,run:t,host:s,outcome:e,ms:r,codes:g})=>JSON.stringify({v,at:n,run:t,host:s,outcome:e,...r===null?{}:{ms:r},...g.length===0?{}:{codes:g}});
function J(n){const t=(0,w.qF)(n);if(!t.ok)return(0,d.TR)(` ${t.why}`);const s=(0,w.fd)(V,t.value);if(s.ok&&s.value.v===v)return s;const e=(0,w.fd)(Q,t.value);return e.
ok&&e.value.v>v?(0,d.Ju)(null):s.ok?s:(0,d.TR)(`: ${s.why}`)}const $=1e4,F=730,at=220,ut=40*1024*1024,St=7/8;class _t{#s;#n;#e;#o;#r=new Map;runs=[];broken=new Map;implausible=[];understood=0;lines=0;bytes=0;constructor(t){
this.#s=t,this.#n=(0,o.mU)(t,-at),this.#e=(0,o.mU)(t,-F),this.#o=(0,o.mU)(t,1)}add(t){const s=this.lines;if(this.lines+=1,t.trim()===""||this.broken.size===$)return;
const e=J(t);if(!e.ok){this.broken.set(s,e.why);return}if(this.understood+=1,e.value===null)return;const{at:r,run:g,host:O,codes:E}=e.value;if(r<this.#e||r>this.#o){
this.implausible.push({at:r,line:s});return}const T={...e.value,at:this.#t(r),run:this.#t(g),host:this.#t(O),codes:E.map(X=>this.#t(X)),line:s,bytes:t.length+1};
this.bytes+=T.bytes,this.runs.push(T)}get areMostUnderstood(){return this.broken.size<=this.understood&&this.broken.size<$}byHost(){const t=this.runs.filter(({at:e})=>e>=
this.#n),s=Map.groupBy(t,({host:e})=>e);return new Map(Array.from(s,([e,r])=>[e,vt(r)]))}toRemove(t=ut){const s=this.bytes>t,e=(0,o.mU)(this.#s,-at-1);if(!(s||this.
broken.size>0||this.runs.some(({at:E})=>E<e)))return new Set;const g=new Set(this.broken.keys());let O=s?this.bytes-t*St:0;for(const{at:E,line:T,bytes:X}of this.
runs)E>=this.#n&&O<=0||(g.add(T),O-=X);return g}#t(t){const s=this.#r.get(t);return s!==void 0?s:(this.#r.set(t,t),t)}}function vt(n){const t=new Map;for(const s of n){
const e=t.get(s.run);(e===void 0||dt(s)<dt(e))&&t.set(s.run,s)}return[...t.values()].sort((s,e)=>ft(s.at,e.at)||ft(s.run,e.run))}const ft=(n,t)=>n<t?-1:n>t?1:0,
dt=({outcome:n,at:t,ms:s,codes:e})=>`${o.im.indexOf(n)} ${t} ${s??""} ${e.join()}`;var ht=h(2389),mt=h(4e3),gt=h(5102),rt=h(8820);const Tt=2*ut,kt=3;function Dt(n,{
verdict:t,context:s,settings:e},{directory:r,environment:g,random:O}){const{startedAt:E}=s,T=(0,rt.RK)(n),X=(0,k.qW)(r,n),q=new _t(E),it=D(X,Tt,b=>q.add(b));if(!At(
q,it))return{history:null,warnings:[`${T} is not a history and stays as it is${yt(q)}`]};const wt=q.toRemove(),It=Rt(T,q),Ot=bt(g,E,O),ct=t.hosts.map(b=>st(Nt(b,
Ot,E)));for(const b of ct)q.add(b);const lt=pt(()=>{ct.length>0&&z(X,ct.map(b=>`${b}
`).join(""))}),Et=pt(()=>{it!==null&&wt.size>0&&l(X,it,b=>wt.has(b))}),$t=lt===null?Ft(e):null,Ct=q.byHost(),Pt=({visit:{host:b}})=>{const Mt=Ct.get(b)??[],Ut=$t===
null?null:(0,o.pR)(Lt(Mt,Ot),$t);return[b,{...(0,o.jm)(Mt,E),alarm:Ut}]};return{history:new Map(t.hosts.map(Pt)),warnings:[...It,...lt===null?[]:[`the history ${T}\
 was not written: ${lt}`],...Et===null?[]:[`the history ${T} was not shortened: ${Et}`]]}}function Rt(n,t){const s=yt(t),e="has lines that cannot be read, and r\
emoves them",[r]=t.implausible,g=`has lines whose time is not plausible, which do not count: ${(0,mt.px)(t.implausible.length,"line")}`;return[...s===""?[]:[`th\
e history ${n} ${e}${s}`],...r===void 0?[]:[`the history ${n} ${g}, such as line ${r.line+1} of ${r.at}`]]}function At(n,t){if(n.broken.size>0||n.understood>0)return n.
areMostUnderstood;const{rest:s}=t??{rest:""};return j.startsWith(s.slice(0,j.length))}function yt({broken:n}){if(n.size===0)return"";const t=([s,e])=>(0,rt.RK)(
`line ${s+1}${e}`);return`: ${(0,mt.K4)([...n],kt,t)}`}function bt({GITHUB_RUN_ID:n="",GITHUB_RUN_ATTEMPT:t=""},s,e){return/^\d{1,20}$/.test(n)?`${n}.${/^\d{1,6}$/.
test(t)?t:1}`:`${s.replace(/[^\dTZ]/g,"")}-${Math.floor(e()*2**32).toString(36)}`}function Nt(n,t,s){const{visit:e}=n,{discovery:r,hops:g,timing:O}=e.attempt,E=r.
kind==="found"&&g.length>0,T=(0,gt.QK)(n).map(({problem:X})=>X.code);return{at:s,run:t,host:e.host,outcome:(0,gt.sG)(n),ms:E?Math.round(O.totalMs):null,codes:[...new Set(
T)].slice(0,o.QB)}}function Ft({issueOpenAfter:n,issueCloseAfter:t,failOn:s}){return n===1&&t===1?null:{issueOpenAfter:n,issueCloseAfter:t,isFailing:({outcome:r})=>r===
"fails"&&(0,ht.k2)("error",s)||r==="warns"&&(0,ht.k2)("warning",s)}}const Lt=(n,t)=>[...n.filter(s=>s.run!==t),...n.filter(s=>s.run===t)];function pt(n){try{return n(),
null}catch(t){return(0,rt.RK)((0,k.A3)(t))}}}),5102:((et,H,h)=>{h.d(H,{$N:()=>a,DI:()=>N,JR:()=>A,QK:()=>f,b:()=>U,cG:()=>G,fX:()=>y,fi:()=>l,hm:()=>D,md:()=>z,
nx:()=>I,sG:()=>P,vh:()=>C});var c=h(2886),R=h(4e3),k=h(5799),M=h(8884),L=h(3305);const I={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},C=Object.keys(I);function P(o){if(U(o))return"unchecked";const i=D(o.findings);return i==="error"?"fails":i==="warning"?"warns":A(o)?"s\
kipped":"works"}const N=o=>P(o)==="fails",G=o=>["fails","warns"].includes(P(o)),A=({visit:o})=>o.attempt.discovery.kind==="skipped",Y=["host-not-checked",...c.H4],
U=({visit:{attempt:o}})=>o.discovery.kind==="skipped"&&Y.includes(o.discovery.problem.code),z=o=>C.flatMap(i=>o.filter(d=>P(d)===i)),D=o=>k.oC.find(i=>o.some(d=>d.
severity===i))??null;function f({findings:o}){const i=D(o);return i==="notice"?[]:o.filter(({severity:d})=>d===i)}function l({passed:o,hosts:i,findings:d}){return o?
d.some(({severity:w})=>w!=="notice")?"warns":i.length===0?"skipped":"works":"fails"}function a(o,{repositories:{length:i}}){const{hosts:d,files:w,findings:v,passed:j,
stopped:B,roots:Z}=o,_=(0,L.g5)(Z,i),x=w.filter(({problem:F})=>_===null||!u.test(F.code)),W=x.filter(F=>!p(F)),Q=D(W)==="error"&&!d.some(N),tt=_===null&&!Q&&i>0?
` in ${(0,R.px)(i,"repository")}`:"",nt=W.length<x.length?[`nothing to check${tt}`]:S(d,tt),V=m(W,_===null&&Q?i:null),st=Q?[...V,...nt]:[...nt,...V],J=[_??[],st].
flat().join(", "),$=D(v)==="error";if(B!==null){const F=(0,R.Cw)(B);return $||d.some(U)?`${J} (${F})`:`${F}; ${J}`}return j&&$?`${J} (the check passes: fail-on \
is never)`:j||$?J:`${J} (the check fails: fail-on is warning)`}const u=/^(?:module|provider|version|package|constraint|lock)-/,p=({problem:o,severity:i})=>o.code===
"nothing-to-check"&&i==="error",y="not allowed";function S(o,i){const d=o.length;if(d===0)return[`no registry hosts to check${i}`];const w=o.filter(A),v=o.filter(
$=>!A($)),{fails:j,unchecked:B,works:Z}=I,_=($,F)=>({words:$,count:F.length}),x=[_(j,v.filter(N)),_(y,w.filter(N)),_(B,w.filter(U))],W=x.some(({count:$})=>$>0),
Q=W?x:[_(Z,v),_(I.skipped,w)],[K,...tt]=Q.filter(({count:$})=>$>0),nt=K?.words===y||K?.words===B?K.count===1?"is ":"are ":"",V=v.filter($=>P($)==="warns").length,
st=d===1?"":`${V} ${W?"more ":""}`;return[`${d===1?"1 registry host":(0,M.GH)(K?.count??0,d,"registry hosts")}${i} ${nt}${K?.words}`,...tt.map(({count:$,words:F})=>`${$}\
 ${F}`),...V===0?[]:[`${st}with warnings`]]}function m(o,i){const d=D(o);if(d===null||d==="notice")return[];const w=o.filter(({severity:_})=>_===d),v=(0,M.eb)(w).
length,j=v===0?(0,M.Dc)(w):0,B=o.filter(_=>(0,k.Xd)(_)===null),Z=i===null?(0,R.px)(v,"repository"):(0,M.GH)(v,i,"repositories");return[...v===0?[]:[`${d}s in fi\
les of ${Z}`],...j===0?[]:[`${d}s in ${(0,R.px)(j,"file")}`],...D(B)===d?[`${d}s in the ${(0,M.et)(B)}`]:[]]}}),3305:((et,H,h)=>{h.d(H,{AS:()=>A,Fg:()=>P,L4:()=>G,
Mm:()=>I,Yn:()=>z,g5:()=>Y,jB:()=>U,nS:()=>D,pJ:()=>L,qj:()=>C});var c=h(4e3),R=h(5143),k=h(5257),M=h(8884);const L={fails:"init fails",warns:"has warnings",works:"\
passed"};function I({worst:f}){return f==="error"?"fails":f==="warning"?"warns":"works"}const C=({rows:f})=>["fails","warns"].find(l=>f.some(a=>I(a)===l))??"wor\
ks";function P(f){const l=C({rows:f});return l==="works"&&f.some(N)?"skipped":l}const N=({chosen:f})=>Object.keys(f).length===0;function G(f){const l=C(f);return l===
"works"?D(f.rows):L[l]}const A=({directory:f})=>f===k.cd.file;function Y(f,l=0){const a=f.filter(m=>!A(m)),{failing:u}=U(a),{length:p}=u;if(p===0)return null;const y=new Set(
u.map(({directory:m})=>(0,R._M)(m))),S=l<2?"":` (${(0,M.GH)(y.size,l,"repositories")})`;return a.length===1?`init fails${S}`:`init fails in ${(0,M.GH)(p,a.length,
"root modules")}${S}`}const U=f=>z(f,C);function z(f,l){const{fails:a=[],warns:u=[],works:p=[]}=Object.groupBy(f,l);return{failing:a,wrong:[...a,...u],good:p}}function D(f){
const l=[...new Map(f.map(m=>[`${m.kind} ${m.source}`,m])).values()],a=["module","provider"].flatMap(m=>{const{length:o}=l.filter(i=>i.kind===m);return o===0?[]:
[(0,c.px)(o,m)]});if(a.length===0)return"no registry modules and no providers";const u=f.some(({platforms:m})=>m.length>0)?" and package":"",p=l.filter(N).length,
y=l.filter(({chosen:m})=>Object.values(m).includes(null)).length,S=[...y>0?[`${y} without a version`]:[],...p>0?[`${p} not checked`]:[]];return`${a.join(" and ")}\
, ${S.join(", ")||`every version${u} is available`}`}})};export{jt as id,Bt as ids,Wt as modules};
