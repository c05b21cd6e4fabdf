const jt=742,Bt=[742],Kt={9076:((mt,q,f)=>{f.d(q,{QB:()=>K,im:()=>i,jm:()=>W,mU:()=>U,pR:()=>G,sO:()=>Y,yX:()=>v});const i=["fails","warns","works","unchecked",
"skipped"],K=5,v=({outcome:d})=>d!=="unchecked"&&d!=="skipped",F=30,I=[7,30,90],et=30,C=20;function W(d,h){const a=d.filter(v);return{recent:d.slice(-F),uptime:I.
map($=>{const g=L(a,h,$);return{days:$,good:g.filter(X).length,runs:g.length}}),medianMs:ot(L(d,h,et)),incidents:H(a).reverse().slice(0,C)}}const Y=864e5,U=(d,h)=>new Date(
Date.parse(d)+h*Y).toISOString();function L(d,h,a){const $=U(h,-a);return d.filter(({at:g})=>g>$)}const X=({outcome:d})=>d!=="fails";function ot(d){const h=d.flatMap(
({ms:a})=>a??[]).sort((a,$)=>a-$);return h[Math.ceil(h.length/2)-1]??null}function H(d){const h=[];let a=[];const $=g=>{const[D]=a;if(D!==void 0){const b=[...new Set(
a.flatMap(E=>E.codes))].slice(0,K);h.push({from:D.at,until:g,runs:a.length,codes:b})}a=[]};for(const g of d)X(g)?$(g.at):a.push(g);return $(null),h}const rt={isDown:!1,
since:null,failed:0,good:0};function G(d,h){let a=rt,$=null;for(const g of d){if(!v(g))continue;const D=h.isFailing(g),b=D?a.failed+1:0,E=D?0:a.good+1;b===1&&($=
g.at);const y=a.isDown?E<h.issueCloseAfter:b>=h.issueOpenAfter,x=y?a.since??$:null;a={isDown:y,since:x,failed:b,good:E}}return a}}),5742:((mt,q,f)=>{f.r(q),f.d(
q,{recordRun:()=>Rt});var i=f(3024),K=f(6760),v=f(1342),F=f(5747);const I=(i.constants.O_NOFOLLOW??0)|(i.constants.O_NONBLOCK??0)|(i.constants.O_NOCTTY??0),et=i.
constants.O_RDWR|i.constants.O_APPEND|i.constants.O_CREAT|I,C=i.constants.O_WRONLY|i.constants.O_APPEND|i.constants.O_CREAT|i.constants.O_EXCL|I,W=1024*1024,Y="\
\u2026",U=100,L=10,X=20,ot=10*6e4;function H(n,t){for(let s=0;s<X;s+=1)if((0,F.ET)(i.openSync(n,et,438),o=>{const{size:u}=$(o),m=Buffer.alloc(1),w=u===0||i.readSync(
o,m,0,1,u-1)===0||m[0]===L;return i.writeFileSync(o,w?t:`
${t}`),D(o)===b(n)}))return;throw new v.hM("other processes replace it again and again")}function rt(n,t,s){let e;try{e=i.openSync(n,i.constants.O_RDONLY|I)}catch(o){
if((0,F.Oj)(o)==="ENOENT")return null;throw o}return(0,F.ET)(e,()=>{const{size:o}=$(e);if(o>t){const w=`the limit is ${t/1024/1024} MiB`;throw new v.hM(`it has ${o}\
 bytes, ${w}; remove its oldest lines`)}const u=i.readFileSync(e);let m=0;for(const[w,T]of G(u))s(T-w<W?u.toString("utf8",w,T):Y),m=T+1;return{id:D(e),bytes:m,rest:u.
toString("utf8",m,m+U)}})}function*G(n){for(let t=0;;){const s=n.indexOf(L,t);if(s<0)return;yield[t,s],t=s+1}}function d(n,t,s){const e=(0,K.join)((0,K.dirname)(
n),`.${(0,K.basename)(n).slice(0,60)}.shorter`),o=h(e);return o===null?!1:(0,F.ET)(o,()=>{try{return(0,F.ET)(i.openSync(n,i.constants.O_RDONLY|I),u=>{i.fchmodSync(
o,i.fstatSync(u).mode&511);const m=i.readFileSync(u);return a(o,m.subarray(0,t.bytes),s),i.writeFileSync(o,m.subarray(t.bytes)),i.fsyncSync(o),i.writeFileSync(o,
i.readFileSync(u)),b(e)!==D(o)||b(n)!==t.id?!1:(i.renameSync(e,n),i.writeFileSync(o,i.readFileSync(u)),!0)})}finally{b(e)===D(o)&&i.rmSync(e,{force:!0})}})}function h(n){
try{return i.openSync(n,C,438)}catch(s){if((0,F.Oj)(s)!=="EEXIST")throw s}return Date.now()-(i.statSync(n,{throwIfNoEntry:!1})?.mtimeMs??Date.now())>ot&&i.rmSync(
n,{force:!0}),null}function a(n,t,s){let[e,o]=[0,0];for(const[u,m]of G(t))s(e)&&(i.writeFileSync(n,t.subarray(o,u)),o=m+1),e+=1;i.writeFileSync(n,t.subarray(o))}
function $(n){const t=i.fstatSync(n);if(!t.isFile())throw new v.hM("it is not a regular file; choose another path");return t}const g=({dev:n,ino:t,birthtimeNs:s})=>`${n}\
:${t}:${s}`,D=n=>g(i.fstatSync(n,{bigint:!0}));function b(n){const t=i.statSync(n,{bigint:!0,throwIfNoEntry:!1});return t===void 0?null:g(t)}var E=f(9076),y=f(5262),
x=f(4091),k=f(6192);const tt=1,lt=`{"v":${tt},"at":"`,at=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,r=/^[a-z0-9]+(-[a-z0-9]+)*$/,c=80,l=E.sO,O=`a number fr\
om 0 to ${l}`,M=(0,k.Ik)({v:(0,k.rD)(1,Number.MAX_SAFE_INTEGER)}),R="a time in UTC",_=y.Fs(y.Yj(R),y.NT(({dataset:{value:n},addIssue:t,NEVER:s})=>{const e=at.test(
n)?new Date(n):null,o=e===null||Number.isNaN(e.getTime())?"":e.toISOString();return o!==""&&o.startsWith(n.slice(0,10))?o:(t({message:R}),s)})),p=n=>typeof n=="\
string"&&r.test(n)&&n.length<=c,N=y.Fs((0,k.p_)(y.L5()),y.pd(n=>n.filter(p).slice(0,E.QB))),z=(0,k.Ik)({...M.entries,at:_,run:(0,k.wC)(/^[\w.:-]{1,100}$/,"the I\
D of a run"),host:y.Fs((0,k.wC)(/^[!-~]{1,300}$/,"a hostname"),y.pd(n=>n)),outcome:(0,k.yL)(E.im),ms:y.yq(y.me(y.Fs(y.ai(O),y.Ww(0,O),y.cG(l,O))),null),codes:y.
yq(N,[])}),Q=({at:n,run:t,host:s,outcome:e,ms:o,codes:u})=>JSON.stringify({v:tt,at:n,run:t,host:s,outcome:e,...o===null?{}:{ms:o},...u.length===0?{}:{codes:u}});
function P(n){const t=(0,k.qF)(n);if(!t.ok)return(0,x.TR)(` ${t.why}`);const s=(0,k.fd)(z,t.value);if(s.ok&&s.value.v===tt)return s;const e=(0,k.fd)(M,t.value);
return e.ok&&e.value.v>tt?(0,x.Ju)(null):s.ok?s:(0,x.TR)(`: ${s.why}`)}const J=1e4,it=730,ct=220,nt=40*1024*1024,j=7/8;class st{#s;#n;#e;#o;#r=new Map;runs=[];broken=new Map;implausible=[];understood=0;lines=0;bytes=0;constructor(t){
this.#s=t,this.#n=(0,E.mU)(t,-ct),this.#e=(0,E.mU)(t,-it),this.#o=(0,E.mU)(t,1)}add(t){const s=this.lines;if(this.lines+=1,t.trim()===""||this.broken.size===J)return;
const e=P(t);if(!e.ok){this.broken.set(s,e.why);return}if(this.understood+=1,e.value===null)return;const{at:o,run:u,host:m,codes:w}=e.value;if(o<this.#e||o>this.#o){
this.implausible.push({at:o,line:s});return}const T={...e.value,at:this.#t(o),run:this.#t(u),host:this.#t(m),codes:w.map(B=>this.#t(B)),line:s,bytes:t.length+1};
this.bytes+=T.bytes,this.runs.push(T)}get areMostUnderstood(){return this.broken.size<=this.understood&&this.broken.size<J}byHost(){const t=this.runs.filter(({at:e})=>e>=
this.#n),s=Map.groupBy(t,({host:e})=>e);return new Map(Array.from(s,([e,o])=>[e,S(o)]))}toRemove(t=nt){const s=this.bytes>t,e=(0,E.mU)(this.#s,-ct-1);if(!(s||this.
broken.size>0||this.runs.some(({at:w})=>w<e)))return new Set;const u=new Set(this.broken.keys());let m=s?this.bytes-t*j:0;for(const{at:w,line:T,bytes:B}of this.
runs)w>=this.#n&&m<=0||(u.add(T),m-=B);return u}#t(t){const s=this.#r.get(t);return s!==void 0?s:(this.#r.set(t,t),t)}}function S(n){const t=new Map;for(const s of n){
const e=t.get(s.run);(e===void 0||yt(s)<yt(e))&&t.set(s.run,s)}return[...t.values()].sort((s,e)=>Z(s.at,e.at)||Z(s.run,e.run))}const Z=(n,t)=>n<t?-1:n>t?1:0,yt=({
outcome:n,at:t,ms:s,codes:e})=>`${E.im.indexOf(n)} ${t} ${s??""} ${e.join()}`;var gt=f(2389),pt=f(4e3),wt=f(5102),ut=f(8820);const kt=2*nt,Dt=3;function Rt(n,{verdict:t,
context:s,settings:e},{directory:o,environment:u,random:m}){const{startedAt:w}=s,T=(0,ut.RK)(n),B=(0,v.qW)(o,n),V=new st(w),ft=rt(B,kt,A=>V.add(A));if(!At(V,ft))
return{history:null,warnings:[`${T} is not a history and stays as it is${Et(V)}`]};const $t=V.toRemove(),It=_t(T,V),St=bt(u,w,m),dt=t.hosts.map(A=>Q(Nt(A,St,w)));
for(const A of dt)V.add(A);const ht=Ot(()=>{dt.length>0&&H(B,dt.map(A=>`${A}
`).join(""))}),Mt=Ot(()=>{ft!==null&&$t.size>0&&d(B,ft,A=>$t.has(A))}),Tt=ht===null?Ft(e):null,Ct=V.byHost(),Ut=({visit:{host:A}})=>{const vt=Ct.get(A)??[],Pt=Tt===
null?null:(0,E.pR)(Lt(vt,St),Tt);return[A,{...(0,E.jm)(vt,w),alarm:Pt}]};return{history:new Map(t.hosts.map(Ut)),warnings:[...It,...ht===null?[]:[`the history ${T}\
 was not written: ${ht}`],...Mt===null?[]:[`the history ${T} was not shortened: ${Mt}`]]}}function _t(n,t){const s=Et(t),e="has lines that cannot be read, and r\
emoves them",[o]=t.implausible,u=`has lines whose time is not plausible, which do not count: ${(0,pt.px)(t.implausible.length,"line")}`;return[...s===""?[]:[`th\
e history ${n} ${e}${s}`],...o===void 0?[]:[`the history ${n} ${u}, such as line ${o.line+1} of ${o.at}`]]}function At(n,t){if(n.broken.size>0||n.understood>0)return n.
areMostUnderstood;const{rest:s}=t??{rest:""};return lt.startsWith(s.slice(0,lt.length))}function Et({broken:n}){if(n.size===0)return"";const t=([s,e])=>(0,ut.RK)(
`line ${s+1}${e}`);return`: ${(0,pt.K4)([...n],Dt,t)}`}function bt({GITHUB_RUN_ID:n="",GITHUB_RUN_ATTEMPT:t=""},s,e){return/^\d{1,20}$/.test(n)?`${n}.${/^\d{1,6}$/.
test(t)?t:1}`:`${s.replace(/[^\dTZ]/g,"")}-${Math.floor(e()*2**32).toString(36)}`}function Nt(n,t,s){const{visit:e}=n,{discovery:o,hops:u,timing:m}=e.attempt,w=o.
kind==="found"&&u.length>0,T=(0,wt.QK)(n).map(({problem:B})=>B.code);return{at:s,run:t,host:e.host,outcome:(0,wt.sG)(n),ms:w?Math.round(m.totalMs):null,codes:[...new Set(
T)].slice(0,E.QB)}}function Ft({issueOpenAfter:n,issueCloseAfter:t,failOn:s}){return n===1&&t===1?null:{issueOpenAfter:n,issueCloseAfter:t,isFailing:({outcome:o})=>o===
"fails"&&(0,gt.k2)("error",s)||o==="warns"&&(0,gt.k2)("warning",s)}}const Lt=(n,t)=>[...n.filter(s=>s.run!==t),...n.filter(s=>s.run===t)];function Ot(n){try{return n(),
null}catch(t){return(0,ut.RK)((0,v.A3)(t))}}}),5102:((mt,q,f)=>{f.d(q,{$N:()=>E,DI:()=>L,Fl:()=>G,JR:()=>X,QK:()=>$,Rm:()=>h,Yn:()=>d,Zh:()=>g,b:()=>H,fX:()=>k,
fi:()=>b,hm:()=>a,md:()=>rt,nM:()=>D,nx:()=>W,sG:()=>U,vh:()=>Y});var i=f(2886),K=f(2389),v=f(4e3),F=f(5143),I=f(5799),et=f(5257),C=f(8884);const W={fails:"fail\
ed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},Y=Object.keys(W);function U(r){if(H(r))return"unchecked";const c=a(r.findings);
return c==="error"?"fails":c==="warning"?"warns":X(r)?"skipped":"works"}const L=r=>U(r)==="fails",X=({visit:r})=>r.attempt.discovery.kind==="skipped",ot=["host-\
not-checked",...i.H4],H=({visit:{attempt:r}})=>r.discovery.kind==="skipped"&&ot.includes(r.discovery.problem.code),rt=r=>Y.flatMap(c=>r.filter(l=>U(l)===c));function G(r){
const c=new Set(r.map(({worst:l})=>l));return c.has("error")?"fails":c.has("warning")?"warns":r.some(h)?"skipped":"works"}function d(r,c){const l=Object.groupBy(
r,p=>G(c(p))),{fails:O=[],warns:M=[],skipped:R=[],works:_=[]}=l;return[O,M,R,_]}const h=({chosen:r})=>Object.keys(r).length===0,a=r=>I.oC.find(c=>r.some(l=>l.severity===
c))??null;function $({findings:r}){const c=a(r);return c==="notice"?[]:r.filter(({severity:l})=>l===c)}const g=({severity:r},{failOn:c})=>r==="error"||(0,K.k2)(
r,c),D=({severity:r})=>r!=="notice";function b({passed:r,hosts:c,findings:l}){return r?l.some(D)?"warns":c.length===0?"skipped":"works":"fails"}function E(r,{repositories:{
length:c}}){const{hosts:l,files:O,findings:M,passed:R,stopped:_,roots:p}=r,N=at(p,c),z=O.filter(({problem:S})=>N===null||!x.test(S.code)),Q=z.filter(S=>!y(S)),P=a(
Q)==="error"&&!l.some(L),J=N===null&&c>0?` in ${(0,v.px)(c,"repository")}`:"",nt=[Q.length<z.length?[`nothing to check${J}`]:tt(l,J),lt(Q)],j=[N??[],P?nt.toReversed():
nt].flat(2).join(", "),st=a(M)==="error";if(_!==null){const S=(0,v.Cw)(_);return st||l.some(H)?`${j} (${S})`:`${S}; ${j}`}return R&&st?`${j} (the check passes: \
fail-on is never)`:R||st?j:`${j} (the check fails: fail-on is warning)`}const y=({problem:r,severity:c})=>r.code==="nothing-to-check"&&c==="error",x=/^(?:module|provider|version|package|constraint|lock)-/,
k="not allowed";function tt(r,c){const l=r.length;if(l===0)return[`no registry hosts to check${c}`];const{skipped:O=[],checked:M=[]}=Object.groupBy(r,S=>X(S)?"s\
kipped":"checked"),{fails:R,unchecked:_,works:p}=W,N=(S,Z)=>Z.length===0?[]:[{words:S,count:Z.length}],z=[...N(R,M.filter(L)),...N(k,O.filter(L)),...N(_,O.filter(
H))],Q=[...N(p,M),...N(W.skipped,O)],[P,...J]=z.length>0?z:Q,it=M.filter(S=>U(S)==="warns").length,ct=l===1?"":`${it} ${z.length>0?"more ":""}`,j=P?.words===k||
P?.words===_?P.count===1?"is ":"are ":"";return[`${l===1?"1 registry host":(0,C.GH)(P?.count??0,l,"registry hosts")}${c} ${j}${P?.words}`,...J.map(({count:S,words:Z})=>`${S}\
 ${Z}`),...it===0?[]:[`${ct}with warnings`]]}function lt(r){const c=a(r);if(c===null||c==="notice")return[];const l=r.filter(({severity:p})=>p===c),O=(0,C.eb)(l).
length,M=new Set((0,C.Dx)(l).map(({file:p})=>p)).size,R=O>0?`files of ${(0,v.px)(O,"repository")}`:(0,v.px)(M,"file"),_=l.some(p=>(0,I.Xd)(p)===null);return[...M>
0?[`${c}s in ${R}`]:[],..._?[`${c}s in settings or credentials`]:[]]}function at(r,c=0){const l=r.filter(({directory:p})=>p!==et.cd.file),[O]=d(l,({rows:p})=>p);
if(O.length===0)return null;const M=new Set(O.map(({directory:p})=>(0,F._M)(p))),R=l.length<2?"":` in ${(0,C.GH)(O.length,l.length,"root modules")}`,_=c<2?"":` \
(${(0,C.GH)(M.size,c,"repositories")})`;return`init fails${R}${_}`}})};export{jt as id,Bt as ids,Kt as modules};
