const nn=883,sn=[883],en={566:((rt,G,a)=>{a.d(G,{f:()=>L,q:()=>Z});var r=a(3024),E=a(6760),I=a(1342),j=a(5747);function L(m,p,h){const D=C((0,r.realpathSync)(m),
p),N=(0,E.basename)(p);nt((0,E.join)(D,N));const H=(0,E.join)(D,`.${N.slice(0,60)}.${Math.random().toString(36).slice(2)}`),U=(0,r.openSync)(H,"wx");try{try{for(const P of h)
(0,r.writeFileSync)(U,P)}finally{(0,r.closeSync)(U)}(0,r.renameSync)(H,(0,E.join)(D,N))}catch(P){throw(0,r.rmSync)(H,{force:!0}),P}}function nt(m){const p=(0,r.
lstatSync)(m,{throwIfNoEntry:!1});if(p===void 0||p.isFile()||p.isSymbolicLink())return;const h=p.isDirectory()?"is a directory":"is not a regular file";throw new I.
hM(`it ${h}; choose another path`)}function C(m,p){const h=(0,E.resolve)(m,p),D=Q(m,h);if(!D&&!(0,E.isAbsolute)(p))throw new I.hM(`it is outside ${m}; use an ab\
solute path if that is intended`);const N=D?m:(0,E.parse)(h).root;return(0,E.relative)(N,(0,E.dirname)(h)).split(E.sep).filter(Boolean).reduce((U,P)=>W(U,P,m),N)}
function Z(m,p){const h=(0,r.realpathSync)(m);return x(C(h,p),(0,E.basename)(p),h)}function W(m,p,h){const D=(0,E.join)(m,p);return(0,r.lstatSync)(D,{throwIfNoEntry:!1})===
void 0&&z(D),x(m,p,h)}function x(m,p,h){const D=(0,E.join)(m,p);if(!(0,r.lstatSync)(D,{throwIfNoEntry:!1})?.isSymbolicLink())return D;const N=(0,r.realpathSync)(
D);if(!Q(h,m)||Q(h,N))return N;throw new I.hM(`the link ${(0,E.relative)(h,D)} leads outside ${h}; remove it or choose another path`)}function z(m){try{(0,r.mkdirSync)(
m)}catch(p){if((0,j.Oj)(p)!=="EEXIST")throw p}}function Q(m,p){const h=(0,E.relative)(m,p);return h!==".."&&!h.startsWith(`..${E.sep}`)&&!(0,E.isAbsolute)(h)}}),
9076:((rt,G,a)=>{a.d(G,{QB:()=>E,im:()=>r,yX:()=>I});const r=["fails","warns","works","unchecked","skipped"],E=5,I=({outcome:j})=>j!=="unchecked"&&j!=="skipped"}),
883:((rt,G,a)=>{a.r(G),a.d(G,{recordRun:()=>xt});var r=a(3024),E=a(6760),I=a(1342),j=a(5747);const L=(r.constants.O_NOFOLLOW??0)|(r.constants.O_NONBLOCK??0)|(r.
constants.O_NOCTTY??0),nt=r.constants.O_RDWR|r.constants.O_APPEND|r.constants.O_CREAT|L,C=r.constants.O_WRONLY|r.constants.O_APPEND|r.constants.O_CREAT|r.constants.
O_EXCL|L,Z=1024*1024,W="\u2026",x=100,z=10,Q=20,m=10*6e4;function p(n,t){for(let s=0;s<Q;s+=1)if(u((0,r.openSync)(n,nt,438),o=>{const{size:y}=P(o),$=Buffer.alloc(
1),v=y===0||(0,r.readSync)(o,$,0,1,y-1)===0||$[0]===z;return(0,r.writeFileSync)(o,v?t:`
${t}`),q(o)===tt(n)}))return;throw new I.hM("other processes replace it again and again")}function h(n,t,s){let e;try{e=(0,r.openSync)(n,r.constants.O_RDONLY|L)}catch(o){
if((0,j.Oj)(o)==="ENOENT")return null;throw o}return u(e,()=>{const{size:o}=P(e);if(o>t){const v=`the limit is ${t/1024/1024} MiB`;throw new I.hM(`it has ${o} b\
ytes, ${v}; remove its oldest lines`)}const y=(0,r.readFileSync)(e);let $=0;for(const[v,R]of D(y))s(R-v<Z?y.toString("utf8",v,R):W),$=R+1;return{id:q(e),bytes:$,
rest:y.toString("utf8",$,$+x)}})}function*D(n){for(let t=0;;){const s=n.indexOf(z,t);if(s<0)return;yield[t,s],t=s+1}}function N(n,t,s){const e=(0,E.join)((0,E.dirname)(
n),`.${(0,E.basename)(n).slice(0,60)}.shorter`),o=H(e);return o===null?!1:u(o,()=>{try{return u((0,r.openSync)(n,r.constants.O_RDONLY|L),y=>{(0,r.fchmodSync)(o,
(0,r.fstatSync)(y).mode&511);const $=(0,r.readFileSync)(y);return U(o,$.subarray(0,t.bytes),s),(0,r.writeFileSync)(o,$.subarray(t.bytes)),(0,r.fsyncSync)(o),(0,r.
writeFileSync)(o,(0,r.readFileSync)(y)),tt(e)!==q(o)||tt(n)!==t.id?!1:((0,r.renameSync)(e,n),(0,r.writeFileSync)(o,(0,r.readFileSync)(y)),!0)})}finally{tt(e)===
q(o)&&(0,r.rmSync)(e,{force:!0})}})}function H(n){try{return(0,r.openSync)(n,C,438)}catch(s){if((0,j.Oj)(s)!=="EEXIST")throw s}return Date.now()-((0,r.statSync)(
n,{throwIfNoEntry:!1})?.mtimeMs??Date.now())>m&&(0,r.rmSync)(n,{force:!0}),null}function U(n,t,s){let[e,o]=[0,0];for(const[y,$]of D(t))s(e)&&((0,r.writeFileSync)(
n,t.subarray(o,y)),o=$+1),e+=1;(0,r.writeFileSync)(n,t.subarray(o))}function P(n){const t=(0,r.fstatSync)(n);if(!t.isFile())throw new I.hM("it is not a regular \
file; choose another path");return t}const st=({dev:n,ino:t,birthtimeNs:s})=>`${n}:${t}:${s}`,q=n=>st((0,r.fstatSync)(n,{bigint:!0}));function tt(n){const t=(0,r.
statSync)(n,{bigint:!0,throwIfNoEntry:!1});return t===void 0?null:st(t)}function u(n,t){try{return t(n)}finally{(0,r.closeSync)(n)}}var w=a(566),g=a(9076),_=a(5262),
A=a(4091),M=a(6192);const k=1,F=`{"v":${k},"at":"`,X=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,B=/^[a-z0-9]+(-[a-z0-9]+)*$/,J=80,i=864e5,c=`a number from \
0 to ${i}`,l=(0,M.Ik)({v:(0,M.rD)(1,Number.MAX_SAFE_INTEGER)}),f="a time in UTC",d=_.Fs(_.Yj(f),_.NT(({dataset:{value:n},addIssue:t,NEVER:s})=>{const e=X.test(n)?
new Date(n):null,o=e===null||Number.isNaN(e.getTime())?"":e.toISOString();return o!==""&&o.startsWith(n.slice(0,10))?o:(t({message:f}),s)})),T=n=>typeof n=="str\
ing"&&B.test(n)&&n.length<=J,b=_.Fs((0,M.p_)(_.L5()),_.pd(n=>n.filter(T).slice(0,g.QB))),S=(0,M.Ik)({...l.entries,at:d,run:(0,M.wC)(/^[\w.:-]{1,100}$/,"the ID o\
f a run"),host:_.Fs((0,M.wC)(/^[!-~]{1,300}$/,"a hostname"),_.pd(n=>n)),outcome:(0,M.yL)(g.im),ms:_.yq(_.me(_.Fs(_.ai(c),_.Ww(0,c),_.cG(i,c))),null),codes:_.yq(
b,[])}),O=({at:n,run:t,host:s,outcome:e,ms:o,codes:y})=>JSON.stringify({v:k,at:n,run:t,host:s,outcome:e,...o===null?{}:{ms:o},...y.length===0?{}:{codes:y}});function V(n){
const t=(0,M.qF)(n);if(!t.ok)return(0,A.TR)(` ${t.why}`);const s=(0,M.fd)(S,t.value);if(s.ok&&s.value.v===k)return s;const e=(0,M.fd)(l,t.value);return e.ok&&e.
value.v>k?(0,A.Ju)(null):s.ok?s:(0,A.TR)(`: ${s.why}`)}const it=1e4,Tt=864e5,Dt=730,ft=220,dt=40*1024*1024,At=7/8;class Rt{#s;#n;#e;#o;#r=new Map;runs=[];broken=new Map;implausible=[];understood=0;lines=0;bytes=0;constructor(t){
this.#s=t,this.#n=ot(t,-ft),this.#e=ot(t,-Dt),this.#o=ot(t,1)}add(t){const s=this.lines;if(this.lines+=1,t.trim()===""||this.broken.size===it)return;const e=V(t);
if(!e.ok){this.broken.set(s,e.why);return}if(this.understood+=1,e.value===null)return;const{at:o,run:y,host:$,codes:v}=e.value;if(o<this.#e||o>this.#o){this.implausible.
push({at:o,line:s});return}const R={...e.value,at:this.#t(o),run:this.#t(y),host:this.#t($),codes:v.map(Y=>this.#t(Y)),line:s,bytes:t.length+1};this.bytes+=R.bytes,
this.runs.push(R)}get areMostUnderstood(){return this.broken.size<=this.understood&&this.broken.size<it}byHost(){const t=this.runs.filter(({at:e})=>e>=this.#n),
s=Map.groupBy(t,({host:e})=>e);return new Map(Array.from(s,([e,o])=>[e,kt(o)]))}toRemove(t=dt){const s=this.bytes>t,e=ot(this.#s,-ft-1);if(!(s||this.broken.size>
0||this.runs.some(({at:v})=>v<e)))return new Set;const y=new Set(this.broken.keys());let $=s?this.bytes-t*At:0;for(const{at:v,line:R,bytes:Y}of this.runs)v>=this.#n&&
$<=0||(y.add(R),$-=Y);return y}#t(t){const s=this.#r.get(t);return s!==void 0?s:(this.#r.set(t,t),t)}}const ot=(n,t)=>new Date(Date.parse(n)+t*Tt).toISOString();
function kt(n){const t=new Map;for(const s of n){const e=t.get(s.run);(e===void 0||yt(s)<yt(e))&&t.set(s.run,s)}return[...t.values()].sort((s,e)=>ht(s.at,e.at)||
ht(s.run,e.run))}const ht=(n,t)=>n<t?-1:n>t?1:0,yt=({outcome:n,at:t,ms:s,codes:e})=>`${g.im.indexOf(n)} ${t} ${s??""} ${e.join()}`,bt=30,It=[7,30,90],Lt=30,Ct=20;
function Nt(n,t){const s=n.filter(g.yX);return{recent:n.slice(-bt),uptime:It.map(e=>{const o=mt(s,t,e);return{days:e,good:o.filter(wt).length,runs:o.length}}),medianMs:Pt(
mt(n,t,Lt)),incidents:Ft(s).reverse().slice(0,Ct)}}function mt(n,t,s){const e=ot(t,-s);return n.filter(({at:o})=>o>e)}const wt=({outcome:n})=>n!=="fails";function Pt(n){
const t=n.flatMap(({ms:s})=>s??[]).sort((s,e)=>s-e);return t[Math.ceil(t.length/2)-1]??null}function Ft(n){const t=[];let s=[];const e=o=>{const[y]=s;if(y!==void 0){
const $=[...new Set(s.flatMap(v=>v.codes))].slice(0,g.QB);t.push({from:y.at,until:o,runs:s.length,codes:$})}s=[]};for(const o of n)wt(o)?e(o.at):s.push(o);return e(
null),t}const jt={isDown:!1,since:null,failed:0,good:0};function Wt(n,t){let s=jt,e=null;for(const o of n){if(!(0,g.yX)(o))continue;const y=t.isFailing(o),$=y?s.
failed+1:0,v=y?0:s.good+1;$===1&&(e=o.at);const R=s.isDown?v<t.issueCloseAfter:$>=t.issueOpenAfter,Y=R?s.since??e:null;s={isDown:R,since:Y,failed:$,good:v}}return s}
var Ot=a(2389),Bt=a(4e3),pt=a(5102),Kt=a(4120),ct=a(8641);const Ut=2*dt,Xt=3;function xt(n,{verdict:t,context:s,settings:e},{directory:o,environment:y,random:$}){
const{startedAt:v}=s,R=(0,ct.RK)(n),Y=(0,w.q)(o,n),et=new Rt(v),lt=h(Y,Ut,K=>et.add(K));if(!Ht(et,lt))return{history:null,warnings:[`${R} is not a history and s\
tays as it is${gt(et)}`]};const _t=et.toRemove(),Vt=zt(R,et),$t=Yt(y,v,$),at=t.hosts.map(K=>O(Gt(K,$t,v)));for(const K of at)et.add(K);const ut=Et(()=>{at.length>
0&&p(Y,at.map(K=>`${K}
`).join(""))}),Mt=Et(()=>{lt!==null&&_t.size>0&&N(Y,lt,K=>_t.has(K))}),St=ut===null?Qt(e):null,Zt=et.byHost(),qt=({visit:{host:K}})=>{const vt=Zt.get(K)??[],tn=St===
null?null:Wt(Jt(vt,$t),St);return[K,{...Nt(vt,v),alarm:tn}]};return{history:new Map(t.hosts.map(qt)),warnings:[...Vt,...ut===null?[]:[`the history ${R} was not \
written: ${ut}`],...Mt===null?[]:[`the history ${R} was not shortened: ${Mt}`]]}}function zt(n,t){const s=gt(t),e="has lines that cannot be read, and removes th\
em",[o]=t.implausible,y=`has lines whose time is not plausible, which do not count: ${(0,Kt.px)(t.implausible.length,"line")}`;return[...s===""?[]:[`the history\
 ${n} ${e}${s}`],...o===void 0?[]:[`the history ${n} ${y}, such as line ${o.line+1} of ${o.at}`]]}function Ht(n,t){if(n.broken.size>0||n.understood>0)return n.areMostUnderstood;
const{rest:s}=t??{rest:""};return F.startsWith(s.slice(0,F.length))}function gt({broken:n}){if(n.size===0)return"";const t=([s,e])=>(0,ct.RK)(`line ${s+1}${e}`);
return`: ${(0,Bt.K4)([...n],Xt,t)}`}function Yt({GITHUB_RUN_ID:n="",GITHUB_RUN_ATTEMPT:t=""},s,e){return/^\d{1,20}$/.test(n)?`${n}.${/^\d{1,6}$/.test(t)?t:1}`:`${s.
replace(/[^\dTZ]/g,"")}-${Math.floor(e()*2**32).toString(36)}`}function Gt(n,t,s){const{visit:e}=n,{discovery:o,hops:y,timing:$}=e.attempt,v=o.kind==="found"&&y.
length>0,R=(0,pt.QK)(n).map(({problem:Y})=>Y.code);return{at:s,run:t,host:e.host,outcome:(0,pt.sG)(n),ms:v?Math.round($.totalMs):null,codes:[...new Set(R)].slice(
0,g.QB)}}function Qt({issueOpenAfter:n,issueCloseAfter:t,failOn:s}){return n===1&&t===1?null:{issueOpenAfter:n,issueCloseAfter:t,isFailing:({outcome:o})=>o==="f\
ails"&&(0,Ot.k2)("error",s)||o==="warns"&&(0,Ot.k2)("warning",s)}}const Jt=(n,t)=>[...n.filter(s=>s.run!==t),...n.filter(s=>s.run===t)];function Et(n){try{return n(),
null}catch(t){return(0,ct.RK)((0,I.A3)(t))}}}),5102:((rt,G,a)=>{a.d(G,{$N:()=>N,JR:()=>z,QK:()=>D,b:()=>m,cG:()=>x,fX:()=>P,hm:()=>h,md:()=>p,nx:()=>C,sG:()=>W,
vh:()=>Z});var r=a(2886),E=a(4e3),I=a(5799),j=a(4120),L=a(8884),nt=a(4148);const C={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",
works:"passed"},Z=Object.keys(C);function W(u){if(m(u))return"unchecked";const w=h(u.findings);return w==="error"?"fails":w==="warning"?"warns":z(u)?"skipped":"\
works"}const x=u=>["fails","warns"].includes(W(u)),z=({visit:u})=>u.attempt.discovery.kind==="skipped",Q=["host-not-checked",...r.H4],m=({visit:{attempt:u}})=>u.
discovery.kind==="skipped"&&Q.includes(u.discovery.problem.code),p=u=>Z.flatMap(w=>u.filter(g=>W(g)===w)),h=u=>I.oC.find(w=>u.some(g=>g.severity===w))??null;function D({
findings:u}){const w=h(u);return w==="notice"?[]:u.filter(({severity:g})=>g===w)}function N({hosts:u,files:w,findings:g,passed:_,stopped:A,roots:M},{repositories:{
length:k}}){const F=(0,nt.g5)(M,k),X=F===null?w:w.filter(({problem:S})=>!H.test(S.code)),B=X.filter(S=>!U(S)),J=h(B)==="error"&&!u.some(S=>W(S)==="fails"),c=F===
null&&!J&&k>0?` in ${(0,j.px)(k,"repository")}`:"",f=[B.length<X.length?[`nothing to check${c}`]:st(u,c),tt(B,F===null&&J?k:null)],d=J?f.toReversed():f,T=[F??[],
...d].flat().join(", "),b=h(g)==="error";if(A!==null){const S=(0,E.Cw)(A);return b||u.some(m)?`${T} (${S})`:`${S}; ${T}`}return _&&b?`${T} (the check passes: fa\
il-on is never)`:_||b?T:`${T} (the check fails: fail-on is warning)`}const H=/^(?:module|provider|version|package|constraint|lock)-/,U=({problem:u,severity:w})=>u.
code==="nothing-to-check"&&w==="error",P="not allowed";function st(u,w){const g=u.length;if(g===0)return[`no registry hosts to check${w}`];const _=u.filter(z),A=u.
filter(d=>!z(d)),M=(d,T)=>d.filter(b=>W(b)===T).length,k=[{count:M(A,"fails"),words:C.fails},{count:M(_,"fails"),words:P},{count:M(_,"unchecked"),words:C.unchecked}],
F=k.some(({count:d})=>d>0),X=[{count:A.length,words:C.works},{count:_.length,words:C.skipped}],[B,...J]=(F?k:X).filter(({count:d})=>d>0),c=B?.words===P||B?.words===
C.unchecked?B.count===1?"is ":"are ":"",l=M(A,"warns"),f=g===1?"":`${l} ${F?"more ":""}`;return[`${q(B?.count??0,g)}${w} ${c}${B?.words}`,...J.map(({count:d,words:T})=>`${d}\
 ${T}`),...l===0?[]:[`${f}with warnings`]]}function q(u,w){return w===1?"1 registry host":u===w?`all ${w} registry hosts`:`${u} of ${w} registry hosts`}function tt(u,w){
const g=h(u);if(g===null||g==="notice")return[];const _=u.filter(({severity:X})=>X===g),A=(0,L.eb)(_).length,M=A===0?(0,L.Dc)(_):0,k=u.filter(X=>(0,I.Xd)(X)===null),
F=w===null?(0,j.px)(A,"repository"):(0,L.iW)(A,w);return[...A===0?[]:[`${g}s in files of ${F}`],...M===0?[]:[`${g}s in ${(0,j.px)(M,"file")}`],...h(k)===g?[`${g}\
s in the ${(0,L.et)(k)}`]:[]]}}),4148:((rt,G,a)=>{a.d(G,{$_:()=>u,Fg:()=>z,L4:()=>h,LC:()=>p,Mm:()=>W,c_:()=>tt,fi:()=>D,g5:()=>N,jB:()=>H,nS:()=>A,pJ:()=>m,qj:()=>x});
var r=a(4e3),E=a(5143),I=a(1064),j=a(5011),L=a(5257),nt=a(4120),C=a(8884);const Z=["fails","warns","works"];function W({worst:i}){return i==="error"?"fails":i===
"warning"?"warns":"works"}const x=({rows:i})=>Z.find(c=>i.some(l=>W(l)===c))??"works";function z(i){const c=x({rows:i});return c==="works"&&i.some(Q)?"skipped":
c}const Q=({chosen:i})=>Object.keys(i).length===0,m={fails:"init fails",warns:"has warnings",works:"passed"},p=3;function h(i){const c=x(i);return c==="works"?A(
i.rows):m[c]}const D=({directory:i},c)=>i===L.cd.file?L.cd.file:i==="."?"the top directory":c((0,C.II)(i));function N(i,c=0){const l=i.filter(({directory:O})=>O!==
L.cd.file),{failing:f}=H(l),{length:d}=f;if(d===0)return null;const T=new Set(f.map(({directory:O})=>(0,E._M)(O))),b=c<2?"":` (${(0,C.iW)(T.size,c)})`;return l.
length===1?`init fails${b}`:`init fails in ${d===l.length?`all ${d}`:`${d} of ${l.length}`} root modules${b}`}const H=i=>P(i,x),U=({rows:i})=>P(i,W);function P(i,c){
const{fails:l=[],warns:f=[],works:d=[]}=Object.groupBy(i,c);return{failing:l,wrong:[...l,...f],good:d}}const st=({kind:i,source:c,constraints:l,locked:f,chosen:d,
problems:T})=>JSON.stringify([i,c,l,f,d,T]),q=3;function tt(i,c){const{wrong:l,good:f}=U(i);return w({clients:i.clients,rows:[...l,...f]},[],c)}function u(i,c){
const l=i.flatMap(O=>U(O).wrong.map(V=>({root:O,row:V}))),f=Map.groupBy(l,({row:O})=>st(O)),d=[...f.values()].flatMap(([O])=>O?.row??[]),T=I.Du.filter(O=>i.some(
V=>V.clients.includes(O))),b=({root:O})=>D(O,c.file),S=O=>(0,r.K4)(f.get(st(O))??[],q,b);return w({clients:T,rows:U({rows:d}).wrong},[{title:"root modules",cell:S}],
c)}function w({clients:i,rows:c},l,f){const{shown:d,more:T}=(0,r.zN)(c,f.maxRows),b=O=>O.filter(({cell:V})=>d.some(it=>V(it)!=="")),S=d.every(({chosen:O})=>new Set(
Object.values(O)).size<=1);return{rows:c,shown:d,more:T,name:{title:"module or provider",cell:O=>f.name(O,_(O,i))},problems:b([{title:"problem",cell:O=>g(O,f)}]),
facts:[...l,...b(X(S?null:i,f.value))]}}const g=({problems:i},c)=>i.filter(({usualSeverity:l})=>l!=="notice").map(c.problem).join(", "),_=({address:i,host:c},l)=>l.
every(f=>(0,j.Vm)(f)===c)&&i.startsWith(`${c}/`)?i.slice(c.length+1):i;function A(i){const c=[...new Map(i.map(S=>[`${S.kind} ${S.source}`,S])).values()],l=["mo\
dule","provider"].flatMap(S=>{const{length:O}=c.filter(V=>V.kind===S);return O===0?[]:[(0,nt.px)(O,S)]});if(l.length===0)return"no registry modules and no provi\
ders";const f=i.some(({platforms:S})=>S.length>0)?" and package":"",d=c.filter(Q).length,T=c.filter(({chosen:S})=>Object.values(S).includes(null)).length,b=d+T===
0?`every version${f} is available`:[...T>0?[`${T} without a version`]:[],...d>0?[`${d} not checked`]:[]].join(", ");return`${l.join(" and ")}, ${b}`}const M=60,
k=6,F=12,X=(i,c)=>[{title:"constraint",cell:({constraints:l})=>(0,r.K4)([...new Set(l)],k,f=>c(f,M))},...(i??[null]).map(l=>({title:l===null?"version":I.bB[l],cell:f=>B(
f,l,c)})),{title:"newest",cell:({newest:l})=>l===null?"":c(l,M)},{title:"platforms",cell:({platforms:l})=>J(l,c)}];function B({chosen:i,locked:c},l,f){const d=l===
null?Object.values(i)[0]:i[l];return d===void 0?"":d!==null?`${f(d,M)}${d===c?" (locked)":""}`:c===null?"none":`none (locked: ${f(c,M)})`}function J(i,c){return(0,r.
K4)(i,F,({platform:l,available:f})=>`${f===null?"?":f?"\u2713":"\u2717"} ${c(l,M)}`)}})};export{nn as id,sn as ids,en as modules};
