const jt=742,Bt=[742],Kt={9076:((ht,V,f)=>{f.d(V,{QB:()=>B,im:()=>i,jm:()=>K,mU:()=>P,pR:()=>G,sO:()=>Y,yX:()=>v});const i=["fails","warns","works","unchecked",
"skipped"],B=5,v=({outcome:d})=>d!=="unchecked"&&d!=="skipped",F=30,C=[7,30,90],st=30,U=20;function K(d,h){const a=d.filter(v);return{recent:d.slice(-F),uptime:C.
map($=>{const g=L(a,h,$);return{days:$,good:g.filter(W).length,runs:g.length}}),medianMs:et(L(d,h,st)),incidents:X(a).reverse().slice(0,U)}}const Y=864e5,P=(d,h)=>new Date(
Date.parse(d)+h*Y).toISOString();function L(d,h,a){const $=P(h,-a);return d.filter(({at:g})=>g>$)}const W=({outcome:d})=>d!=="fails";function et(d){const h=d.flatMap(
({ms:a})=>a??[]).sort((a,$)=>a-$);return h[Math.ceil(h.length/2)-1]??null}function X(d){const h=[];let a=[];const $=g=>{const[k]=a;if(k!==void 0){const A=[...new Set(
a.flatMap(E=>E.codes))].slice(0,B);h.push({from:k.at,until:g,runs:a.length,codes:A})}a=[]};for(const g of d)W(g)?$(g.at):a.push(g);return $(null),h}const ot={isDown:!1,
since:null,failed:0,good:0};function G(d,h){let a=ot,$=null;for(const g of d){if(!v(g))continue;const k=h.isFailing(g),A=k?a.failed+1:0,E=k?0:a.good+1;A===1&&($=
g.at);const y=a.isDown?E<h.issueCloseAfter:A>=h.issueOpenAfter,x=y?a.since??$:null;a={isDown:y,since:x,failed:A,good:E}}return a}}),5742:((ht,V,f)=>{f.r(V),f.d(
V,{recordRun:()=>Rt});var i=f(3024),B=f(6760),v=f(1342),F=f(5747);const C=(i.constants.O_NOFOLLOW??0)|(i.constants.O_NONBLOCK??0)|(i.constants.O_NOCTTY??0),st=i.
constants.O_RDWR|i.constants.O_APPEND|i.constants.O_CREAT|C,U=i.constants.O_WRONLY|i.constants.O_APPEND|i.constants.O_CREAT|i.constants.O_EXCL|C,K=1024*1024,Y="\
\u2026",P=100,L=10,W=20,et=10*6e4;function X(n,t){for(let s=0;s<W;s+=1)if((0,F.ET)(i.openSync(n,st,438),o=>{const{size:u}=$(o),m=Buffer.alloc(1),w=u===0||i.readSync(
o,m,0,1,u-1)===0||m[0]===L;return i.writeFileSync(o,w?t:`
${t}`),k(o)===A(n)}))return;throw new v.hM("other processes replace it again and again")}function ot(n,t,s){let e;try{e=i.openSync(n,i.constants.O_RDONLY|C)}catch(o){
if((0,F.Oj)(o)==="ENOENT")return null;throw o}return(0,F.ET)(e,()=>{const{size:o}=$(e);if(o>t){const w=`the limit is ${t/1024/1024} MiB`;throw new v.hM(`it has ${o}\
 bytes, ${w}; remove its oldest lines`)}const u=i.readFileSync(e);let m=0;for(const[w,T]of G(u))s(T-w<K?u.toString("utf8",w,T):Y),m=T+1;return{id:k(e),bytes:m,rest:u.
toString("utf8",m,m+P)}})}function*G(n){for(let t=0;;){const s=n.indexOf(L,t);if(s<0)return;yield[t,s],t=s+1}}function d(n,t,s){const e=(0,B.join)((0,B.dirname)(
n),`.${(0,B.basename)(n).slice(0,60)}.shorter`),o=h(e);return o===null?!1:(0,F.ET)(o,()=>{try{return(0,F.ET)(i.openSync(n,i.constants.O_RDONLY|C),u=>{i.fchmodSync(
o,i.fstatSync(u).mode&511);const m=i.readFileSync(u);return a(o,m.subarray(0,t.bytes),s),i.writeFileSync(o,m.subarray(t.bytes)),i.fsyncSync(o),i.writeFileSync(o,
i.readFileSync(u)),A(e)!==k(o)||A(n)!==t.id?!1:(i.renameSync(e,n),i.writeFileSync(o,i.readFileSync(u)),!0)})}finally{A(e)===k(o)&&i.rmSync(e,{force:!0})}})}function h(n){
try{return i.openSync(n,U,438)}catch(s){if((0,F.Oj)(s)!=="EEXIST")throw s}return Date.now()-(i.statSync(n,{throwIfNoEntry:!1})?.mtimeMs??Date.now())>et&&i.rmSync(
n,{force:!0}),null}function a(n,t,s){let[e,o]=[0,0];for(const[u,m]of G(t))s(e)&&(i.writeFileSync(n,t.subarray(o,u)),o=m+1),e+=1;i.writeFileSync(n,t.subarray(o))}
function $(n){const t=i.fstatSync(n);if(!t.isFile())throw new v.hM("it is not a regular file; choose another path");return t}const g=({dev:n,ino:t,birthtimeNs:s})=>`${n}\
:${t}:${s}`,k=n=>g(i.fstatSync(n,{bigint:!0}));function A(n){const t=i.statSync(n,{bigint:!0,throwIfNoEntry:!1});return t===void 0?null:g(t)}var E=f(9076),y=f(5262),
x=f(4091),D=f(6192);const q=1,ct=`{"v":${q},"at":"`,lt=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,r=/^[a-z0-9]+(-[a-z0-9]+)*$/,c=80,l=E.sO,O=`a number from\
 0 to ${l}`,S=(0,D.Ik)({v:(0,D.rD)(1,Number.MAX_SAFE_INTEGER)}),R="a time in UTC",b=y.Fs(y.Yj(R),y.NT(({dataset:{value:n},addIssue:t,NEVER:s})=>{const e=lt.test(
n)?new Date(n):null,o=e===null||Number.isNaN(e.getTime())?"":e.toISOString();return o!==""&&o.startsWith(n.slice(0,10))?o:(t({message:R}),s)})),p=n=>typeof n=="\
string"&&r.test(n)&&n.length<=c,N=y.Fs((0,D.p_)(y.L5()),y.pd(n=>n.filter(p).slice(0,E.QB))),H=(0,D.Ik)({...S.entries,at:b,run:(0,D.wC)(/^[\w.:-]{1,100}$/,"the I\
D of a run"),host:y.Fs((0,D.wC)(/^[!-~]{1,300}$/,"a hostname"),y.pd(n=>n)),outcome:(0,D.yL)(E.im),ms:y.yq(y.me(y.Fs(y.ai(O),y.Ww(0,O),y.cG(l,O))),null),codes:y.
yq(N,[])}),Q=({at:n,run:t,host:s,outcome:e,ms:o,codes:u})=>JSON.stringify({v:q,at:n,run:t,host:s,outcome:e,...o===null?{}:{ms:o},...u.length===0?{}:{codes:u}});
function tt(n){const t=(0,D.qF)(n);if(!t.ok)return(0,x.TR)(` ${t.why}`);const s=(0,D.fd)(H,t.value);if(s.ok&&s.value.v===q)return s;const e=(0,D.fd)(S,t.value);
return e.ok&&e.value.v>q?(0,x.Ju)(null):s.ok?s:(0,x.TR)(`: ${s.why}`)}const J=1e4,rt=730,it=220,nt=40*1024*1024,M=7/8;class I{#s;#n;#e;#o;#r=new Map;runs=[];broken=new Map;implausible=[];understood=0;lines=0;bytes=0;constructor(t){
this.#s=t,this.#n=(0,E.mU)(t,-it),this.#e=(0,E.mU)(t,-rt),this.#o=(0,E.mU)(t,1)}add(t){const s=this.lines;if(this.lines+=1,t.trim()===""||this.broken.size===J)return;
const e=tt(t);if(!e.ok){this.broken.set(s,e.why);return}if(this.understood+=1,e.value===null)return;const{at:o,run:u,host:m,codes:w}=e.value;if(o<this.#e||o>this.#o){
this.implausible.push({at:o,line:s});return}const T={...e.value,at:this.#t(o),run:this.#t(u),host:this.#t(m),codes:w.map(j=>this.#t(j)),line:s,bytes:t.length+1};
this.bytes+=T.bytes,this.runs.push(T)}get areMostUnderstood(){return this.broken.size<=this.understood&&this.broken.size<J}byHost(){const t=this.runs.filter(({at:e})=>e>=
this.#n),s=Map.groupBy(t,({host:e})=>e);return new Map(Array.from(s,([e,o])=>[e,z(o)]))}toRemove(t=nt){const s=this.bytes>t,e=(0,E.mU)(this.#s,-it-1);if(!(s||this.
broken.size>0||this.runs.some(({at:w})=>w<e)))return new Set;const u=new Set(this.broken.keys());let m=s?this.bytes-t*M:0;for(const{at:w,line:T,bytes:j}of this.
runs)w>=this.#n&&m<=0||(u.add(T),m-=j);return u}#t(t){const s=this.#r.get(t);return s!==void 0?s:(this.#r.set(t,t),t)}}function z(n){const t=new Map;for(const s of n){
const e=t.get(s.run);(e===void 0||yt(s)<yt(e))&&t.set(s.run,s)}return[...t.values()].sort((s,e)=>mt(s.at,e.at)||mt(s.run,e.run))}const mt=(n,t)=>n<t?-1:n>t?1:0,
yt=({outcome:n,at:t,ms:s,codes:e})=>`${E.im.indexOf(n)} ${t} ${s??""} ${e.join()}`;var gt=f(2389),pt=f(4e3),wt=f(5102),at=f(8820);const kt=2*nt,Dt=3;function Rt(n,{
verdict:t,context:s,settings:e},{directory:o,environment:u,random:m}){const{startedAt:w}=s,T=(0,at.RK)(n),j=(0,v.qW)(o,n),Z=new I(w),ut=ot(j,kt,_=>Z.add(_));if(!At(
Z,ut))return{history:null,warnings:[`${T} is not a history and stays as it is${Et(Z)}`]};const $t=Z.toRemove(),It=_t(T,Z),St=bt(u,w,m),ft=t.hosts.map(_=>Q(Nt(_,
St,w)));for(const _ of ft)Z.add(_);const dt=Ot(()=>{ft.length>0&&X(j,ft.map(_=>`${_}
`).join(""))}),Mt=Ot(()=>{ut!==null&&$t.size>0&&d(j,ut,_=>$t.has(_))}),Tt=dt===null?Ft(e):null,Ct=Z.byHost(),Ut=({visit:{host:_}})=>{const vt=Ct.get(_)??[],Pt=Tt===
null?null:(0,E.pR)(Lt(vt,St),Tt);return[_,{...(0,E.jm)(vt,w),alarm:Pt}]};return{history:new Map(t.hosts.map(Ut)),warnings:[...It,...dt===null?[]:[`the history ${T}\
 was not written: ${dt}`],...Mt===null?[]:[`the history ${T} was not shortened: ${Mt}`]]}}function _t(n,t){const s=Et(t),e="has lines that cannot be read, and r\
emoves them",[o]=t.implausible,u=`has lines whose time is not plausible, which do not count: ${(0,pt.px)(t.implausible.length,"line")}`;return[...s===""?[]:[`th\
e history ${n} ${e}${s}`],...o===void 0?[]:[`the history ${n} ${u}, such as line ${o.line+1} of ${o.at}`]]}function At(n,t){if(n.broken.size>0||n.understood>0)return n.
areMostUnderstood;const{rest:s}=t??{rest:""};return ct.startsWith(s.slice(0,ct.length))}function Et({broken:n}){if(n.size===0)return"";const t=([s,e])=>(0,at.RK)(
`line ${s+1}${e}`);return`: ${(0,pt.K4)([...n],Dt,t)}`}function bt({GITHUB_RUN_ID:n="",GITHUB_RUN_ATTEMPT:t=""},s,e){return/^\d{1,20}$/.test(n)?`${n}.${/^\d{1,6}$/.
test(t)?t:1}`:`${s.replace(/[^\dTZ]/g,"")}-${Math.floor(e()*2**32).toString(36)}`}function Nt(n,t,s){const{visit:e}=n,{discovery:o,hops:u,timing:m}=e.attempt,w=o.
kind==="found"&&u.length>0,T=(0,wt.QK)(n).map(({problem:j})=>j.code);return{at:s,run:t,host:e.host,outcome:(0,wt.sG)(n),ms:w?Math.round(m.totalMs):null,codes:[...new Set(
T)].slice(0,E.QB)}}function Ft({issueOpenAfter:n,issueCloseAfter:t,failOn:s}){return n===1&&t===1?null:{issueOpenAfter:n,issueCloseAfter:t,isFailing:({outcome:o})=>o===
"fails"&&(0,gt.k2)("error",s)||o==="warns"&&(0,gt.k2)("warning",s)}}const Lt=(n,t)=>[...n.filter(s=>s.run!==t),...n.filter(s=>s.run===t)];function Ot(n){try{return n(),
null}catch(t){return(0,at.RK)((0,v.A3)(t))}}}),5102:((ht,V,f)=>{f.d(V,{$N:()=>E,DI:()=>L,Fl:()=>G,JR:()=>W,QK:()=>$,Rm:()=>h,Yn:()=>d,Zh:()=>g,b:()=>X,fX:()=>D,
fi:()=>A,hm:()=>a,md:()=>ot,nM:()=>k,nx:()=>K,sG:()=>P,vh:()=>Y});var i=f(2886),B=f(2389),v=f(4e3),F=f(5143),C=f(5799),st=f(5257),U=f(8884);const K={fails:"fail\
ed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},Y=Object.keys(K);function P(r){if(X(r))return"unchecked";const c=a(r.findings);
return c==="error"?"fails":c==="warning"?"warns":W(r)?"skipped":"works"}const L=r=>P(r)==="fails",W=({visit:r})=>r.attempt.discovery.kind==="skipped",et=["host-\
not-checked",...i.H4],X=({visit:{attempt:r}})=>r.discovery.kind==="skipped"&&et.includes(r.discovery.problem.code),ot=r=>Y.flatMap(c=>r.filter(l=>P(l)===c));function G(r){
const c=new Set(r.map(({worst:l})=>l));return c.has("error")?"fails":c.has("warning")?"warns":r.some(h)?"skipped":"works"}function d(r,c){const l=Object.groupBy(
r,p=>G(c(p))),{fails:O=[],warns:S=[],skipped:R=[],works:b=[]}=l;return[O,S,R,b]}const h=({chosen:r})=>Object.keys(r).length===0,a=r=>C.oC.find(c=>r.some(l=>l.severity===
c))??null;function $({findings:r}){const c=a(r);return c==="notice"?[]:r.filter(({severity:l})=>l===c)}const g=({severity:r},{failOn:c})=>r==="error"||(0,B.k2)(
r,c),k=({severity:r})=>r!=="notice";function A({passed:r,hosts:c,findings:l}){return r?l.some(k)?"warns":c.length===0?"skipped":"works":"fails"}function E(r,{repositories:{
length:c}}){const{hosts:l,files:O,findings:S,passed:R,stopped:b,roots:p}=r,N=lt(p,c),H=O.filter(({problem:z})=>N===null||!x.test(z.code)),Q=H.filter(z=>!y(z)),tt=a(
Q)==="error"&&!l.some(L),J=N===null&&c>0?` in ${(0,v.px)(c,"repository")}`:"",nt=[Q.length<H.length?[`nothing to check${J}`]:q(l,J),ct(Q)],M=[N??[],tt?nt.toReversed():
nt].flat(2).join(", "),I=a(S)==="error";if(b!==null){const z=(0,v.Cw)(b);return I||l.some(X)?`${M} (${z})`:`${z}; ${M}`}return R&&I?`${M} (the check passes: fai\
l-on is never)`:R||I?M:`${M} (the check fails: fail-on is warning)`}const y=({problem:r,severity:c})=>r.code==="nothing-to-check"&&c==="error",x=/^(?:module|provider|version|package|constraint|lock)-/,
D="not allowed";function q(r,c){const l=r.length;if(l===0)return[`no registry hosts to check${c}`];const{skipped:O=[],checked:S=[]}=Object.groupBy(r,M=>W(M)?"sk\
ipped":"checked"),{fails:R,unchecked:b,works:p}=K,N=(M,I)=>I.length===0?[]:[{words:M,count:I.length}],H=[...N(R,S.filter(L)),...N(D,O.filter(L)),...N(b,O.filter(
X))],Q=[...N(p,S),...N(K.skipped,O)],[tt,...J]=H.length>0?H:Q,rt=S.filter(M=>P(M)==="warns").length,it=l===1?"":`${rt} ${H.length>0?"more ":""}`;return[`${l===1?
"1 registry host":(0,U.GH)(tt?.count??0,l,"registry hosts")}${c} ${tt?.words}`,...J.map(({count:M,words:I})=>`${M} ${I}`),...rt===0?[]:[`${it}with warnings`]]}function ct(r){
const c=a(r);if(c===null||c==="notice")return[];const l=r.filter(({severity:p})=>p===c),O=(0,U.eb)(l).length,S=new Set((0,U.Dx)(l).map(({file:p})=>p)).size,R=O>
0?`files of ${(0,v.px)(O,"repository")}`:(0,v.px)(S,"file"),b=l.some(p=>(0,C.Xd)(p)===null);return[...S>0?[`${c}s in ${R}`]:[],...b?[`${c}s in settings or crede\
ntials`]:[]]}function lt(r,c=0){const l=r.filter(({directory:p})=>p!==st.cd.file),[O]=d(l,({rows:p})=>p);if(O.length===0)return null;const S=new Set(O.map(({directory:p})=>(0,F.
_M)(p))),R=l.length<2?"":` in ${(0,U.GH)(O.length,l.length,"root modules")}`,b=c<2?"":` (${(0,U.GH)(S.size,c,"repositories")})`;return`init fails${R}${b}`}})};export{jt as id,Bt as ids,Kt as modules};
