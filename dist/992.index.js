const an=[992,615,660,909],un={1992:((lt,K,n)=>{n.d(K,{wX:()=>yt,k_:()=>Ct,w5:()=>ft});var R=n(3024),D=n(6760),C=n(5747),p=n(4e3),L=n(5143),O=n(6174),M=n(2161);
function b(x,N){const{directory:Y,checkedAt:J,configs:st,usages:ut}=N,gt=st.flatMap(Ot=>Ot.files),dt=new Set(gt.flatMap(({path:Ot,shown:Dt})=>[w(Ot),Dt])),Pt=Ot=>{
const Dt=w((0,D.resolve)(Y,Ot));return!dt.has(Ot)&&!dt.has(Dt)&&I(Ot)&&I(Dt)},vt=x.filter(({file:Ot})=>Pt(Ot)),_t=i(vt,Y,J),St=l(_t,ut);return _t.flatMap(Ot=>v(
Ot,St.get((0,L.df)(Ot.place))??null,N)).map(d)}function w(x){const N=(0,C.$r)(x);return N.kind==="file"?N.path:(0,D.resolve)(x)}const I=x=>(0,M.L8)((0,D.basename)(
x),new Set,(0,D.basename)((0,D.dirname)(x)))!==void 0;function v({place:x,before:N,literal:Y,after:J},st,{redact:ut,kept:gt}){const dt=N+Y+J;return ut(dt,gt)!==
dt?[]:r(dt)?st===null||h.test(st)||!Y.includes(st)?[]:[{place:x,before:"\u2026 ",literal:(0,O._U)(st),after:" \u2026"}]:[{place:x,before:N,literal:Y,after:J}]}const k=300,
c=160;function d(x){const{before:N,literal:Y,after:J}=x;if(N.length+Y.length+J.length<=k)return x;const st=(0,p.dh)(Y,c),ut=k-st.length-2,gt=Math.max(Math.ceil(
ut*2/3),ut-J.length),dt=N.slice(-gt).replace(/^[\uDC00-\uDFFF]/,"");return{...x,before:N.length<=gt?N:`\u2026${dt}`,literal:st,after:(0,p.dh)(J,ut-Math.min(N.length,
gt))}}const a=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
h=/[\s"]/,s=/[\w+-]{20,}/g,r=x=>a.test(x)||(x.match(s)??[]).some(N=>/\d/.test(N)&&/[a-z]/.test(N)&&/[A-Z]/.test(N));function l(x,N){const Y=new Map(x.map(({place:st})=>[
(0,L.df)(st),st.file])),J=new Set(Y.values());return new Map(N.filter(({place:st})=>J.has(st.file)&&Y.has((0,L.df)(st))).flatMap(({place:st,text:ut})=>ut===null?
[]:[[(0,L.df)(st),ut]]))}const o=1024*1024,m=4e3;function i(x,N,Y){const J=Map.groupBy(x,({file:st})=>st);return Array.from(J).flatMap(([st,ut])=>{const gt=(0,D.
join)(N,st),dt=e(gt,Y)?(0,C.yR)(gt,o):null;return dt?.ok?t(dt.text,ut):[]})}const e=(x,N)=>(0,C.N0)(()=>(0,R.statSync)(x).mtimeMs<=N+1,!1);function t(x,N){const Y=[];
let[J,st]=[1,x.startsWith("\uFEFF")?1:0];for(const ut of N.toSorted((gt,dt)=>gt.line-dt.line)){for(;J<ut.line&&st>=0;J+=1)st=x.indexOf(`
`,st)+1||-1;if(st<0)break;const gt=x.indexOf(`
`,st),dt=gt<0?x.length:gt,Pt=dt>st&&x[dt-1]==="\r";Y.push(...u(x.slice(st,Pt?dt-1:dt),ut))}return Y}function u(x,N){const{column:Y,endColumn:J}=N,st=x.length>m?
[]:Array.from(x);if(Y>st.length)return[];const[ut,gt]=[Y-1,J-1],dt=(Pt,vt)=>st.slice(Pt,vt).join("");return[{place:N,before:dt(0,ut),literal:dt(ut,gt),after:dt(
gt)}]}var g=n(1342),P=n(2389),T=n(785),y=n(1831),_=n(3592),E=n(4503),f=n(6763),$=n(5751),A=n(7052),S=n(5799),B=n(5257),U=n(7854),X=n(3474),et=n(3152);function Q(x,N,Y){
const J={...x,newHosts:new Set,files:null,remarks:[]};if(N===null)return J;const st=_t=>({...J,remarks:[`changed-only has no effect: ${_t}`]});if(N.kind==="all")
return st(N.why);const{files:ut}=N,gt=new Set(ut.filter(({status:_t})=>_t!=="removed").map(({file:_t})=>_t));if(gt.size>0&&![...gt].some(_t=>Y(_t)!==null))return st(
"the checkout contains none of the files that the pull request changes");const dt=x.usages.filter(({place:_t})=>gt.has(_t.file)),vt=`changed-only: the pull requ\
est changes ${ut.length===1?"1 file":`${ut.length} files`} with ${dt.length} of ${x.usages.length} usages`;return{usages:dt,notes:x.notes.filter(_t=>q((0,S.W7)(
_t),gt)),newHosts:$t(x.usages,ut,Y),files:new Set(ut.map(({file:_t})=>_t)),remarks:[vt]}}const q=(x,N)=>N.has(x)||x==="."||[...N].some(Y=>Y.startsWith(`${x}/`)),
pt=2e8;function $t(x,N,Y){const J=new Set;if(N.some(jt))return J;const st=new Map(N.map(_t=>[_t.file,_t])),ut=(0,U.Oo)(_t=>Mt(st.get(_t),Y)),gt=N.flatMap(({patch:_t})=>kt(
_t,/^[ -]/));let dt=0;const Pt=(_t,St)=>{const Ot=[St,(0,y.nx)(St).toLowerCase()];return _t.filter(Dt=>(dt+=Dt.length,dt<=pt&&Ot.some(Wt=>Dt.includes(Wt)))).length},
vt=(_t,St)=>{const{isNew:Ot,now:Dt,added:Wt}=ut(_t),zt=Ot?0:Pt(Dt,St);return Ot||zt>0&&zt===Pt(Wt,St)};for(const[_t,St]of Map.groupBy(x,Ot=>Ot.host)){if(_t===null||
St.some(({isHostImplied:Dt})=>Dt))continue;const Ot=[...new Set(St.map(({place:Dt})=>Dt.file))];!Ot.every(Dt=>st.has(Dt))||Pt(gt,_t)>0||Ot.every(Dt=>vt(Dt,_t))&&
dt<=pt&&J.add(_t)}return J}function Mt(x,N){const{file:Y="",status:J,patch:st=null}=x??{},ut=J==="added";if(ut||st===null)return{isNew:ut,now:[],added:[]};const gt=(N(
Y)??"").toLowerCase().split(`
`);return{isNew:ut,now:gt,added:kt(st,/^\+/)}}const kt=(x,N)=>(x??"").toLowerCase().split(`
`).filter(Y=>N.test(Y)),Tt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,jt=({file:x,status:N,changes:Y,patch:J})=>J===null&&N!=="added"&&Y>0&&Tt.test(x);
var bt=n(2859),Ut=n(1435),Bt=n(6034),Nt=n(370);async function Kt(x,N){const Y=N.now(),J=await(0,Nt.SQ)(x,N),st=x.scan.length===0?0:N.now()-Y,{dialect:ut,usedBy:gt,
...dt}=(0,Nt.o0)(x,J,N),Pt={...dt,notes:[...dt.notes,...Yt(J,N.stop.why)]},vt=await Ft(Pt,x,N),_t=(0,Ut.j)(vt.usages,x,ut,{...N,mayHavePlugins:(0,Nt.C_)(J,x)}),
{roots:St,notes:Ot}=(0,Bt.D0)({...Pt,scanned:J,changed:vt.files,dialect:ut,settings:x}),Dt=(0,B.Xo)(_t.usages,St),Wt=(0,bt.CG)(x,Dt,ut.clients,(0,U.kA)(Pt.usages)),
{configs:zt,releases:Jt}=_t,{environment:Zt}=N,{files:qt,bytes:tn}=J;return{dialect:{...ut,releases:Jt},configs:zt,usages:Dt.filter(U.s7),roots:St,requirements:Wt,
notes:[...(0,Bt.a3)(vt.notes,Dt,x,Zt),...Ot],newHosts:vt.newHosts,isEmpty:x.scan.length>0&&J.isEmpty&&J.endedAt===null,complaints:_t.findings,allUsages:Pt.usages,
changes:vt.changes,remarks:[...vt.remarks,..._t.remarks],scan:{files:qt,bytes:tn,usages:Dt.length,durationMs:st},clients:gt,repositories:[],missing:null,checkouts:null}}
async function Ft(x,N,Y){const J=N.changedOnly?await Y.changes(N):null;return{changes:J,...Q(x,J,ut=>{const gt=(0,C.yR)((0,D.join)(Y.directory,ut));return gt.ok?
gt.text:null})}}function Yt({endedAt:x,files:N},Y){return x===null||Y===null?[]:[(0,S.sb)(x,(0,A.ub)({kind:"time",stopped:Y,files:N}))]}function Vt({requirements:x,
repositories:N}){const{size:Y}=new Set(x.map(({host:st})=>st));if(Y<=X.pS)return;const J=`${Y} hosts, the limit is ${X.pS}`;throw new et.GN([N.length>0?`usages \
name ${J}: check fewer repositories at once`:`scan found ${J}: narrow scan or exclude files`])}var Ht=n(8820),Xt=n(7082),H=n(6875);const nt=function(...x){const{
nameRepository:N}=n.late([9,321,354,325,706],1706);return new.target?new N(...x):N(...x)},mt=function(...x){const{prepareFleet:N}=n.late([9,321,354,192,854],5854);
return new.target?new N(...x):N(...x)},Et=function(...x){const{recordRun:N}=n.late([192,742],5742);return new.target?new N(...x):N(...x)};async function Ct(x,N,Y,J){
const{env:st,kill:ut}=N,{show:gt}=Y,dt={startTimer:H.Ip,now:(0,T.ie)(N)};try{const Pt=await F(x,{...J,...dt,environment:st,kill:ut,progress:gt});return Rt(Pt,{directory:J.
directory,environment:st,random:Math.random})}finally{Y.end()}}function Rt(x,N){const{history:Y}=x.settings;if(Y===null)return{checked:x,warnings:[]};try{const{
history:J,warnings:st}=Et(Y,x,N);return{checked:{...x,context:{...x.context,history:J}},warnings:st}}catch(J){const st=(0,Ht.RK)((0,g.A3)(J));return{checked:x,warnings:[
`the history ${(0,Ht.RK)(Y)} was not read: ${st}`]}}}async function F(x,N){const Y=new Date,J=(0,$.s)(x,N),st=J.deadlineMs;(J.usages.length>0||J.depth!=="discov\
ery")&&(0,T.L2)();const ut=N.startTimer(st,()=>N.stop.end({kind:"deadline",ms:st}));try{const dt=await(J.usages.length===0?Kt:mt)(J,N);Vt(dt),await(0,T.xu)();const Pt=await V(
dt,J,N,Y);return await it(Pt,dt,J,N,Y)}finally{ut()}}async function V(x,N,Y,J){const{environment:st,stop:ut,isFork:gt}=Y,{dialect:dt}=x,Pt={...x,...await Z(x,N,
Y),tokenVariables:ft(st),tokenHosts:N.tokens.map(({host:_t})=>_t),stopped:rt(ut.why,x.missing)},vt={...Y.secrets,kept:yt(x.requirements),usages:x.allUsages,configs:x.
configs,directory:Y.directory,checkedAt:J.getTime()};return(0,P.S4)(Pt,{...N,dialect:dt,isFork:gt,now:J.getTime()},_t=>b(_t,vt))}async function Z(x,N,Y){const{requirements:J,
roots:st,dialect:ut}=x,gt=(0,bt.en)(J,N,ut),dt=Array.from(gt,([Ot,Dt])=>(0,Xt.i)(Ot,Dt)),Pt=new Set(J.map(({host:Ot})=>Ot).filter(Ot=>!gt.has(Ot))),vt=N.depth!==
"discovery"&&st.length>0;if(Pt.size===0&&!vt)return{visits:dt,predicted:P.j7,tokenSources:new Map};const{contact:_t}=await Promise.all([n.e(693),n.e(667),n.e(597),
n.e(977)]).then(n.bind(n,6597)),St=await _t([...Pt],x,N,Y);return{...St,visits:[...St.visits,...dt]}}const rt=(x,N)=>x===null||N===null?x??N:{kind:"several",reasons:[
x,N]};async function it(x,N,Y,J,st){const{requirements:ut,changes:gt,scan:dt,clients:Pt}=N,vt=yt(ut),_t=[...N.remarks,...(0,f.rc)(x)],{why:St,evidence:Ot}=N.dialect,
Dt={verdict:x,remarks:(0,f.q9)(_t),detection:{why:St,evidence:Ot}},{verdict:Wt,remarks:zt,detection:Jt}=J.secrets.redact(Dt,vt);return{settings:Y,changes:gt,verdict:Wt,
context:{dialect:{...N.dialect,...Jt},failOn:Y.failOn,scan:dt,remarks:zt,startedAt:st.toISOString(),durationMs:Date.now()-st.getTime(),version:_.xv,docsUrl:_.aq,
clients:Pt(),links:null,repository:at(Wt,N,J),repositories:N.repositories,history:null}}}function at(x,{scan:N,repositories:Y},{directory:J,environment:st}){return N.
files===0||Y.length>0?null:nt(J,()=>(0,E.R8)(x),st)}const ft=x=>Object.keys(x).filter(N=>/^TFE?_?TOKEN/i.test(N)),yt=x=>new Set(x.flatMap(({host:N,service:Y})=>[
N,(0,y.nx)(N),Y]))}),8185:((lt,K,n)=>{n.d(K,{C:()=>b,I:()=>I});var R=n(4283),D=n(7052),C=n(6697),p=n(5799),L=n(1831);const O=(v,k)=>L.Jr(v,k.allowedHosts)||k.hostnames.
some(c=>c.host===v),M=1e4;function b(v,k,c=M){if(k.allowedHosts.length===0)return[];const d=new Map,a=[];let h=0;for(const{directHost:s,kind:r,isOverridden:l,place:o,
clients:m}of v){if(s===void 0||l||O(s,k))continue;const i=r==="backend_http"||r==="remote_state"?"backend":"download",e=`${i} ${s}`;if(!d.has(e)&&d.size>=c){h+=
1;continue}const{problem:t,host:u}=d.get(e)??w(s,i);d.set(e,{problem:t,host:u}),a.push((0,p.hD)(t,{host:u,places:[o],clients:m}))}return h===0?a:[...a,(0,p.sb)(
".",(0,D.ub)({kind:"problems",max:c,omitted:h}))]}function w(v,k){const c=L.Pv(v),d=c.ok?c.value:null,a=d===null?v:L.nx(d);return{problem:(0,C.wp)({host:a,use:k}),
host:d}}function I(v,k,c,d){if(d.allowedHosts.length===0)return[];const a=c.filter(({because:h})=>h.some(s=>typeof s!="string"));return k.flatMap(h=>{const{id:s,
kind:r}=h;if(r!=="url"||!a.some(i=>i.service===s))return[];const l=(0,R.Dl)(h.url),o=l.ok?L.Pm(l.value):null;if(o===null||o===v||O(o,d))return[];const m=(0,C.wp)(
{host:o,service:s,registry:L.nx(v)});return[(0,p.hD)(m,{services:[s]})]})}}),3217:((lt,K,n)=>{n.d(K,{fc:()=>h,ky:()=>a,so:()=>b,uA:()=>r});var R=n(4283),D=n(3534),
C=n(3410),p=n(5143),L=n(5799),O=n(1831),M=n(9562);function b(l,o,{role:m},i){const e=v(l),t=l.credentials?.hasToken===!0,g=(l.attempt.hops.at(-1)?.challenge??null)===
null&&(t||m!=="guest"),P=t?[]:k(l.host,e,i),y=[...l.difference===null?[]:[l.difference],...P,...e===null||!g?[]:[c(l,e,i)]].map(E=>(0,L.hD)(E)),_=t?[]:w(l,i);return _.
length>0?[...y,..._]:P.length===0?[...y,...I(l,o,i)]:y}function w(l,{usages:o,isFork:m,depth:i}){const{host:e,attempt:t}=l;if(i==="discovery"||t.discovery.kind!==
"found")return[];const u=o.flatMap(({workspace:g,hasOwnToken:P,needs:T,place:y})=>g===void 0||P||(0,p.Zl)(y.file)?[]:T.filter(_=>_.host===e));return Array.from(
Map.groupBy(u,({service:g})=>g),([g,P])=>{const T=(0,C.vs)({host:e,service:g,isFork:m,...d(l)}),y=P.flatMap(_=>_.clients);return(0,L.hD)(T,{services:[g],clients:y})})}
function I(l,o,{usages:m,isFork:i}){const{host:e,attempt:t,credentials:u}=l;if(t.discovery.kind!=="found"||u?.hasToken||u?.problem)return[];const g=y=>typeof y!=
"string"&&!(0,p.Zl)(y.file)&&!m.some(({hasOwnToken:_,place:E})=>_===!0&&E===y),P=(0,M.Uc)(e).find(y=>o.some(({service:_,because:E})=>_===y&&E.some(g)));if(P===void 0)
return[];const T=D.$U({host:e,service:P,isFork:i,...d(l)});return[(0,L.hD)(T,{services:[P]})]}function v(l){const{discovery:o,hops:m}=l.attempt;return o.kind===
"failed"&&o.problem.code==="document-unauthorized"?m.at(-1)?.status??null:null}function k(l,o,{tokenVariables:m,hosts:i}){return(0,O.Bz)(m,l,i).filter(({isParent:e})=>!e||
o!==null).map(e=>D.z2({host:l,...e}))}function c(l,o,{isFork:m}){const{host:i,credentials:e}=l;return e?.hasToken?D.JD({host:i,status:o,source:e.source}):D.$U({
host:i,service:null,isFork:m,...d(l)})}function d({credentials:l,looks:o}){const m=o.flatMap(u=>u.looks),i=u=>[...new Set(m.flatMap(({held:g,source:P})=>g!=="no\
t read"===u?P:[]))],e=l===null?i(!0):[l.source],t=l===null?i(!1):[];return{searched:e,notRead:t}}function a(l,o){return l.filter(m=>!o.includes(m)).map(m=>(0,L.
hD)(D.bI({host:m})))}function h({host:l,attempt:o,credentials:m},i){const e=m?.hasToken===!0,t=[...i.flatMap(u=>u.kind==="url"&&(0,M.p4)(u.id)&&(0,M.D6)(u.id)?[
{url:u.url,service:u.id,isSent:e}]:[]),...o.hops.map(({url:u,authorization:g})=>({url:u,service:null,isSent:g==="sent"}))].flatMap(({url:u,...g})=>{const P=s(u);
return P===null||P===l?[]:[{...g,host:P}]});return[...new Map(t.toReversed().map(u=>[u.host,u])).values()]}function s(l){const o=(0,R.Dl)(l),m=o.ok?(0,O.Pm)(o.value):
null,i=m===null?null:(0,O.Pv)(m);return i?.ok?i.value:null}function r(l,o,{tokenSources:m,hosts:i}){return h(l,o).flatMap(({host:e,service:t,isSent:u})=>{const g=m.
get(e);if(g===void 0)return[];const P=t===null?l.attempt.discovery.kind==="failed":!u,T=D.To({host:(0,O.nx)(l.host),other:(0,O.nx)(e),source:g,service:t,isSent:u,
isNotice:!P||i.has(e)});return[(0,L.hD)(T,{services:t===null?[]:[t]})]})}}),2886:((lt,K,n)=>{n.d(K,{ER:()=>M,Gy:()=>l,H4:()=>w,HJ:()=>c,Np:()=>v,Rh:()=>a,TC:()=>h,
cA:()=>s,ly:()=>b,nv:()=>I,pi:()=>k,zX:()=>O});var R=n(4e3),D=n(5143),C=n(5799),p=n(1831);const L=["module","provider","version","package","lock","not"],O=({problem:o,
places:m})=>L.includes(o.code.replace(/-.*/,""))&&m.length>0&&m.every(i=>typeof i!="string"),M=({problem:o,needed:m})=>m&&o.usualSeverity==="error"&&!w.includes(
o.code),b=o=>o.some(m=>typeof m=="string"||!(0,D.Zl)(m.file)),w=["host-http2","host-check-crashed"];function I(o,m){const{severity:i,affects:e,needed:t}=o,u=t&&
m.some(g=>e.includes(g));return i==="error"&&!u?{...o,severity:"warning"}:o}const v=(o,m)=>C.oC.indexOf(o.severity)-C.oC.indexOf(m.severity),k=({problem:o,host:m,
namedHost:i=m},e)=>e.some(({code:t,host:u})=>t===o.code&&(u===null||u===i));function c(o){const m=new Map;return i=>{const e=JSON.stringify(i),t=m.get(e)??d(i,o);
return m.set(e,t),t}}function d(o,m){const i=g=>m.filter(({service:P})=>g.includes(P)),e=o.length===0?m:i(o),t=o.filter(g=>e.some(({service:P})=>P===g)),u=(e.length>
0?e:i(["any"])).flatMap(g=>g.because);return{services:t.length>0?t:o,places:(0,D.As)(a([...new Set(u)]))}}function a(o){const{own:m=[],aside:i=[]}=Object.groupBy(
o,e=>typeof e!="string"&&(0,D.Zl)(e.file)?"aside":"own");return[...m,...i]}function h(o,m){const i=m.some(({because:t})=>t.includes("hostnames input"));return{role:(0,R.
VW)(o)!==null?"guest":i?"operator":"user",host:(0,p.nx)(o)}}const s=o=>typeof o=="string"?o:`${o.file}:${o.line}`,r=1e3;function l(o,m){const i=o.flatMap(g=>(0,C.
Xd)(g)??[]).filter(({file:g,column:P,endColumn:T})=>T>P&&(0,D._M)(g)===null),e=new Map(i.map(g=>[(0,D.df)(g),g])),t=m([...e.values()].slice(0,r)),u=new Map(t.map(
g=>[(0,D.df)(g.place),g]));return({rows:g,...P})=>{const T=(0,C.Xd)(P),y=T&&u.get((0,D.df)(T));return y?{...P,line:y}:P}}}),6146:((lt,K,n)=>{n.d(K,{$:()=>C,o:()=>D});
var R=n(2886);const D=(M,{kind:b,source:w,address:I,constraints:v,places:k})=>JSON.stringify([M,b,w,I,v,k[0]??null]);function C(M,b){const w=p(b,({rows:v=[]})=>v),
I=p(b.filter(O),({places:v})=>v.map(R.cA));return w.size+I.size===0?M:M.map(({directory:v,clients:k,rows:c})=>({directory:v,clients:k,rows:c.map(d=>{const a=w.get(
D(v,d))??d.rejectedAt.flatMap(r=>I.get((0,R.cA)(r))??[]);if(a.length===0)return d;const h=a.map(({finding:r})=>(0,R.nv)(r,k)).sort(R.Np),s=new Map(h.map(({problem:{
code:r,title:l,usualSeverity:o}})=>[r,{code:r,title:l,usualSeverity:o}]));return{...d,worst:h[0]?.severity??null,problems:[...s.values()]}})}))}const p=(M,b)=>Map.
groupBy(M.flatMap(w=>b(w).map(I=>({key:I,finding:w}))),({key:w})=>w),L=/^(?:constraint|lock)-/,O=({problem:M,host:b})=>b===null&&L.test(M.code)}),2389:((lt,K,n)=>{
n.d(K,{j7:()=>r,k2:()=>i,S4:()=>l});var R=n(3217),D=n(7052),C=n(5143),p=n(5799),L=n(1064),O=n(8185),M=n(2886);function b({notes:e,usages:t,isEmpty:u,complaints:g,
tokenHosts:P,answered:T,contacted:y},_){const E=({problem:U})=>U.code==="file-syntax",f=new Set(e.filter(E).map(p.W7)),$=[...e.map(U=>v(U,f,_)),...[...(0,O.C)(t,
_),...T.map(w),...g,...(0,R.ky)(P,y)].map(U=>(0,M.nv)(U,_.dialect.clients)),...u?[k(_)]:[]],{placed:A=[],others:S=[]}=Object.groupBy($,({places:U})=>U.length>0?
"placed":"others");return[...(0,p.DF)(A,U=>{const{problem:X,severity:et,affects:Q,host:q,namedHost:pt,exclude:$t}=U,{code:Mt,message:kt,help:Tt}=X;return[q,pt,Mt,
et,kt,Tt,Q,$t===void 0]}),...S]}function w(e){const{host:t,problem:u}=e;return t===null?e:{...e,services:[],problem:(0,p.pj)(u,(0,M.TC)(t,[]))}}const I=e=>p.oC[p.
oC.indexOf(e)+1]??e;function v(e,t,{dialect:u,allowedHosts:g}){const{problem:P,clients:T,isPlaceholder:y,checkedFor:_=u}=e;if(P.code==="file-limit"&&g.length>0){
const X=`${P.message}; it may use hosts that are not in \`allowed-hosts\``,et={...P,message:X};return{...e,problem:et,severity:"error"}}const E=(0,p.W7)(e),f=e.
aside??E,$=e.severity==="error"&&(y||t.has(E)||(0,C.Zl)(f)),A=$?"warning":e.severity,S=_.isGuess&&L.Du.some(X=>!T.includes(X)),B={...e,severity:S?I(A):A},U=(0,M.
nv)(B,_.clients);return $||(0,C.Zl)(f)?{...U,exclude:[(0,C.n7)(f)]}:U}const k=({scan:e,hostnames:t,usages:u})=>(0,p.hD)((0,D.JW)({scan:e,hasHostnames:t.length>0,
isFleet:u.length>0}));var c=n(6146);const d=function(...e){const{judgeRequests:t}=n.late([693,667,597,977],6597);return new.target?new t(...e):t(...e)},a=function(...e){
const{crashedVisit:t}=n.late([693,667,597,977],6597);return new.target?new t(...e):t(...e)},h=function(...e){const{judgeVisit:t}=n.late([693,667,597,977],6597);
return new.target?new t(...e):t(...e)},s=function(...e){const{outcomesOf:t}=n.late([693,667,597,977],6597);return new.target?new t(...e):t(...e)},r={findings:[],
roots:[],requests:[],answering:new Set};function l(e,t,u=()=>[]){const{predicted:g,stopped:P}=e,T=o(e,t),y=[...e.notes,...g.findings.filter(({host:Q})=>Q===null)],
_=b({...e,notes:y,...m(T,g,t)},t),E=[...T.flatMap(Q=>Q.findings),..._],f=Q=>!(0,M.pi)(Q,t.ignore),$=E.filter(f).sort(M.Np),A=(0,M.Gy)($,u),S=Q=>Q.filter(f).map(
A).sort(M.Np),B=T.map(Q=>{const q=S(Q.findings.filter(pt=>!(0,M.zX)(pt)));return{...Q,findings:q,clients:s(q)}}),U=({exclude:Q})=>+(Q!==void 0),X=S([...T.flatMap(
Q=>Q.findings.filter(M.zX)),..._]).toSorted((Q,q)=>(0,M.Np)(Q,q)||U(Q)-U(q)),et=[...B.flatMap(Q=>Q.findings),...X].sort(M.Np);return{passed:P===null&&!et.some(({
severity:Q})=>i(Q,t.failOn)),stopped:P,hosts:B,files:X,findings:et,ignored:E.length-et.length,roots:(0,c.$)(g.roots,$)}}function o(e,t){const{visits:u,newHosts:g,
predicted:P}=e,T=Map.groupBy(e.requirements,({host:$})=>$),y=Map.groupBy(P.findings,({host:$})=>$),_=new Map(P.requests.map($=>[$.host,$])),E=new Set(u.map(({host:$})=>$)),
f={...t,...e,hosts:E};return u.map($=>{const{host:A}=$,S={visit:$,requirements:T.get(A)??[],predicted:y.get(A)??[],requests:_.get(A)??null,answering:P.answering,
isNew:g.has(A)};try{return h(S,t,f)}catch(B){return a(S,t.dialect,B)}})}function m(e,{findings:t,requests:u},g){const P=new Set(e.map(({visit:_})=>_.host)),T=e.
flatMap(({visit:_,services:E})=>(0,R.fc)(_,E)),y=u.flatMap(_=>d(_,[],g).map(E=>({...E,host:_.host})));return{answered:[...t,...y].filter(({host:_})=>_!==null&&!P.
has(_)),contacted:[...P,...[...T,...u].map(({host:_})=>_)]}}const i=(e,t)=>e==="error"?t!=="never":e==="warning"&&t==="warning"}),4e3:((lt,K,n)=>{n.d(K,{$$:()=>v,
B9:()=>m,Cw:()=>P,I0:()=>k,K4:()=>I,NM:()=>e,VW:()=>o,Wt:()=>r,YA:()=>u,_r:()=>t,dh:()=>L,eZ:()=>c,go:()=>a,mP:()=>h,oZ:()=>y,px:()=>M,qZ:()=>i,zM:()=>g,zN:()=>w,
zd:()=>d});var R=n(6174),D=n(1064),C=n(9562);const p=300;function L(_,E=p){if(_.length<=E)return _;const f=(0,R._U)(_);return f.length<=E?f:`${O(f,E)}\u2026`}const O=(_,E)=>structuredClone(
_.slice(0,E).toWellFormed()),M=(_,E)=>`${_} ${_===1?E:b(E)}`,b=_=>`${_.replace(/(?<=[^aeiou])y$/,"ie")}s`;function w(_,E){const{length:f}=_,$=typeof E=="number"?
E:f<=2*E.few?f:E.few,A=_.slice($);return{shown:_.slice(0,$),rest:A,more:A.length}}function I(_,E,f=String,$=A=>`${A} more`){const{shown:A,more:S}=w(_,E),B=A.map(
U=>f(U)).join(", ");return S>0?`${B} and ${$(S)}`:B}const v=_=>new TextEncoder().encode(_).length;function k(_,E,f,$){const A=[];let S=0;for(const B of Iterator.
from(_).map($)){if(S+=v(B)+f,S>E)break;A.push(B)}return{shown:A,more:_.length-A.length}}const c=_=>_.map(E=>D.bB[E]).join(" and "),d=_=>`the clients print "${_}\
"`;function a(_){return _===null?"null":Array.isArray(_)?"an array":typeof _=="object"?"an object":`a ${typeof _}`}function h(_){if(_.kind==="error")return`cann\
ot be read: ${_.code}`;const{bytes:E,maxBytes:f}=_;return`has ${E} bytes and is not read; the limit is ${f/1024/1024} MiB`}const s={[C.e$]:"correct the host in \
the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[C.xq]:"correct the host in `source`, or add the `source` that a c\
hild module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function r(_){return _.
flatMap(f=>s[f]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const l=new Map([["registry.terraform.io","\
https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.or\
g","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),o=_=>l.get(_)??null,m=_=>`wait and run the check again; see ${o(_)??"its status p\
age"}, and consider a network mirror for providers`,i=_=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${_} serves its discovery document to \
everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function e({page:_,asked:E},f){if(_===null)return f;const $=_.title===
""?"":` ("${_.title}")`,A=f.guest??i(E);switch(_.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:A,because:`\
the host returned a sign-in page${$}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${$}: allow this machine to reach the host`;case"\
other":{const S=f.user??`check that ${E} is a registry, and ${r([])}`;return{...f,user:S,guest:A,because:`the host returned an HTML page${$}`}}}}const t=({url:_,
status:E,reason:f})=>`${_} returned ${`${E} ${L(f)}`.trim()}`,u=_=>`${Math.round(_/100)/10} s`,g=_=>_.kind==="several"?_.reasons:[_];function P(_){switch(_.kind){case"\
deadline":return`the check reached its deadline of ${u(_.ms)}`;case"signal":return`the check was interrupted by ${_.signal}`;case"crash":return"tf-disco crashed";case"\
missing":return T(_);case"several":return _.reasons.map(P).join("; ")}}function T({repositories:_,total:E}){const f=E===1?"repository":"repositories",$=_.length===
1?"is":"are",A=I(_,10,L);return`${_.length} of ${E} ${f} ${$} missing: ${A}`}const y=({kind:_,address:E,version:f})=>`${_} ${E} ${L(f,40)}`}),3534:((lt,K,n)=>{n.
d(K,{$U:()=>a,Eu:()=>I,JD:()=>d,QU:()=>b,To:()=>r,bI:()=>l,fj:()=>v,iX:()=>o,tK:()=>k,z2:()=>s});var R=n(4283),D=n(1064),C=n(1831),p=n(2713),L=n(4e3),O=n(5799),
M=n(8937);const b=({source:e})=>(0,O.CC)("credentials-empty",{message:`the token from ${e} is empty`,help:"check the name of the secret and that this workflow c\
an read it: GitHub replaces a missing secret with an empty string"}),w={"control character":{has:"contains a line break or another control character, which no c\
lient can send",help:"store the token again without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'s\
tore only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotation marks"},"o\
uter white space":{has:"begins or ends with white space, which is sent with it",help:"store the token without the white space around it"},"inner white space":{has:"\
contains white space",help:"check whether two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"\
copy the token again: a hyphen or quotation mark may have been replaced"}},I=({source:e,slip:t})=>(0,O.CC)("credentials-malformed",{message:`the token from ${e}\
 ${w[t].has}`,help:w[t].help,...t==="control character"?{}:{severity:"warning"}}),v=({source:e})=>(0,O.CC)("credentials-short",{message:`the token from ${e} has\
 fewer than ${p.Il} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create \
a longer one"}),k=e=>(0,O.CC)("credentials-differ",{message:`for host ${(0,C.nx)(e.host)}, ${c(e.first)} and ${c(e.other)}`,help:`set the token for both clients\
 in ${(0,C.fK)(e.host)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`}),c=({client:e,source:t})=>t===null?`${D.bB[e]} f\
inds no token`:`${D.bB[e]} uses the token from ${t}`,d=({host:e,status:t,source:u})=>(0,O.CC)("credentials-rejected",{message:`host ${(0,C.nx)(e)} returned ${t}\
 for the token from ${u}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,R.jr)((0,C.
cu)(e))}; then store a new one in the same place`});function a({host:e,service:t,...u}){const g=(0,C.nx)(e),[P=""]=(0,C.fK)(e);return(0,M.ti)("credentials-missi\
ng",`host ${g} requires a token${t===null?"":` for ${t}`}`,`add the line "${g}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${P}: \${{ secrets.REGIST\
RY_TOKEN }}" to env; outside GitHub ${h(P)}`,u)}const h=e=>/^\w+$/.test(e)?`export ${e}=\u2026`:`env '${e}=\u2026' terraform init`,s=e=>(0,O.CC)("credentials-ne\
ar-miss",{message:`${e.variable} seems to be meant for host ${(0,C.nx)(e.host)}, but ${e.why}`,help:`rename it to ${e.write}: ${h(e.write)}`}),r=({host:e,other:t,
source:u,service:g,isSent:P,isNotice:T})=>(0,O.CC)("credentials-other-host",{message:`the clients do not send the token for ${t} from ${u} ${g===null?`after the\
 redirect of ${e}`:`to ${g} of host ${e}`}: they send ${P?`the token of ${e}`:"none"}`,help:g===null?`make the discovery document of ${e} public, or serve it at\
 ${e} itself`:`set the token for ${e}, and the clients send it to ${t}`,...T?{severity:"notice",affects:[]}:{}}),l=({host:e})=>(0,O.CC)("credentials-unused",{message:`\
the tokens input has a token for host ${(0,C.nx)(e)}, which is not checked`,help:"write the host as in the files, including its port, or remove the line"});function o({
host:e,token:t,challenge:u,...g}){const P=t==="sent"?"rejected the given authentication credentials":"requires authentication credentials",T=u===null?"":`, and \
asks for ${u} authentication`;return(0,O.CC)("document-unauthorized",{message:`host ${e} ${P}: ${(0,L._r)(g)}${T}`,help:(0,L.NM)({...g,asked:e},i(e,t,g.status,u))})}
const m="make the discovery document public";function i(e,t,u,g){const P=(0,L.qZ)(e);if(g!==null)return{operator:`exempt /.well-known/terraform.json from ${g} a\
uthentication`,guest:P,note:"the clients send Bearer tokens only, so no token helps"};switch(t){case"sent":{const T="check that the token is for this host, comp\
lete and not expired";return u===403?{operator:T,user:T,guest:P}:{operator:T,user:T}}case"none":{const T=(0,M.nP)(e);return{operator:`${T}, or ${m}`,user:T,guest:P}}case"\
dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${e} to respond itself, or ${m}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((lt,K,n)=>{
n.d(K,{JW:()=>I,U$:()=>p,WO:()=>b,a3:()=>w,ub:()=>k});var R=n(4e3),D=n(5143),C=n(5799);const p=({error:c,file:d})=>(0,C.CC)("file-syntax",{message:c??"the file \
is not valid UTF-8",help:(0,D.Zl)(d)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"}),L={file:"the file cannot be read",directory:"t\
he directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; i\
t is not read","link-to-special-file":"the target of the link is not a regular file; it is not read"},O={ENAMETOOLONG:"shorten the path, or list it in `exclude`",
ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},M={file:"correct the permissions, or list the file in `exclude`",directory:"correct \
the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the reposit\
ory is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},b=c=>(0,C.CC)("file-u\
nreadable",{message:"code"in c?`${L[c.what]}: ${c.code}`:L[c.what],help:(c.what==="file"||c.what==="directory"?O[c.code]:void 0)??M[c.what]}),w=()=>(0,C.CC)("fi\
le-outside",{message:"the link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"});function I({
scan:c,hasHostnames:d,isFleet:a}){const h=c.every(o=>o==="."),r=`found no Terraform or OpenTofu files in ${a?"the repositories of `usages`":h?"this directory":`\
\`scan\` (${(0,R.K4)(c,3,R.dh)})`}`,l=a?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";
return d?(0,C.CC)("nothing-to-check",{message:`${r}; only \`hostnames\` was checked`,help:`${l}, or correct \`scan\``,severity:"warning"}):(0,C.CC)("nothing-to-\
check",{message:`${r}, and \`hostnames\` is not set`,help:`${l}, correct \`scan\` or \`exclude\`, or set \`hostnames\``})}const v={depth:c=>({message:`directori\
es nested deeper than ${c} levels are not scanned`,help:"list this directory in `exclude`"}),files:c=>({message:`there are more than ${c} files; this directory \
and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:c=>({message:`the directory has more than ${c} files;\
 the files after them are not scanned`,help:"split the directory, or list files in `exclude`"}),parts:c=>({message:`the file has more than ${c} blocks, argument\
s and values; the rest is not read`,help:"split the file, or list it in `exclude`"}),"module-usages":c=>({message:`the files of this directory use more than ${c}\
 modules and providers; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:c=>({message:`\
the scan found more than ${c} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:c=>({
message:`the root modules have more than ${c} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directo\
ries in which `init` runs in `roots`"})};function k(c){switch(c.kind){case"size":return(0,C.CC)("file-limit",{message:`the file ${(0,R.mP)(c)}`,help:"split the \
file, or list it in `exclude`"});case"problems":return(0,C.CC)("file-limit",{message:`there are more than ${c.max} problems in files; ${c.omitted} are not repor\
ted`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"});case"time":return(0,C.CC)("file-limit",{message:`${(0,R.Cw)(c.stopped)}\
 after reading ${c.files} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `ex\
clude`, or raise `deadline-seconds`"});default:return(0,C.CC)("file-limit",v[c.kind](c.max))}}}),3410:((lt,K,n)=>{n.d(K,{Dr:()=>I,EK:()=>M,Fu:()=>k,dF:()=>v,vs:()=>O});
var R=n(1831),D=n(9562),C=n(4e3),p=n(5799),L=n(8937);function O({host:c,service:d,...a}){const h=(0,R.nx)(c),s=d===D.OZ?"the cloud block":"the remote backend",[
r=""]=(0,R.fK)(c);return(0,L.ti)("cloud-token",`${s} requires a token for ${h}`,`add the line "${h}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${r}\
; outside GitHub, run \`terraform login ${h}\` or \`tofu login ${h}\``,a)}const M=({url:c,version:d})=>(0,p.CC)("cloud-version",{message:`${c} returned ${d===null?
"no TFP-API-Version":`TFP-API-Version ${(0,C.dh)(d)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in \
front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}),b=c=>"why"in c?`the response of ${c.url} ${(0,C.dh)(c.why)}`:
(0,C._r)({...c,page:null}),w=(c,d,a)=>"status"in c&&[401,403,404].includes(c.status)?a:(0,p.C)(`check the logs of ${d}, and that the URL of the service is that \
of its API`),I=({host:c,organization:d,source:a,...h})=>(0,p.CC)("cloud-organization",{message:`the organization ${d} at ${c} cannot be read: ${b(h)}`,help:w(h,
c,`check the name of the organization, and that the token from ${a} is valid and belongs to a member`)}),v=c=>(0,p.CC)("cloud-workspace",{message:`the workspace\
 ${c.workspace} of ${c.organization} at ${c.host} cannot be read: ${b(c)}`,help:w(c,c.host,"check that the token may read the workspace")}),k=({host:c,organization:d,
workspace:a})=>(0,p.CC)("cloud-workspace-missing",{message:`${d} at ${c} has no workspace ${a} that the token may read; init would create it`,help:"no change is\
 required if the workspace is new; otherwise correct its name"})}),6697:((lt,K,n)=>{n.d(K,{AO:()=>b,U7:()=>M,n3:()=>w,nD:()=>k,ro:()=>v,wp:()=>L,zo:()=>O});var R=n(
3592),D=n(4e3),C=n(5799);const p=({file:a,line:h})=>`${(0,D.dh)(a)}:${h}`;function L(a){const{host:h}=a,s=`add ${h} to \`allowed-hosts\``,r=(e,t)=>(0,C.CC)("hos\
t-not-allowed",{message:e,help:t}),l=`${h}, which is not in \`allowed-hosts\``;if("service"in a)return r(`${a.service} of ${a.registry} is on ${l}`,`use another\
 registry, or ${s}`);if("package"in a){const e=`the package of ${a.package} is downloaded from ${l}`;return r(`${e} and was not contacted`,`use another module o\
r provider, or ${s}`)}if("use"in a)return a.use==="download"?r(`the source is downloaded from ${l}`,`use a source on an allowed host, or ${s}`):r(`the HTTP back\
end uses ${l}`,`use an allowed backend, or ${s}`);const o=`host ${h} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in a))return r(o,`use an a\
llowed registry, or ${s}`);const{place:m,clients:i}=a.implied;return r(`${o}; ${p(m)} names no host, and this is the default of ${(0,D.eZ)(i)}`,`name an allowed\
 registry there, ${s}, or set \`dialect\` if you use another CLI`)}const O=a=>(0,C.CC)("host-assumed",{message:`${a.host} was not contacted: ${p(a.place)} impli\
es it as the default host of ${(0,D.eZ)(a.clients)}, but the CLI could not be detected`,help:a.isListed?"list the usages of the repository with `--dialect terra\
form` or `--dialect opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"}),M=({
host:a})=>(0,C.CC)("host-generic",{message:`${a} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,help:"add t\
he real host to `hostnames` to check it"}),b=({host:a,address:h,asks:s})=>h==="metadata"?(0,C.CC)("host-private-redirect",{message:`${a} is the address of a clo\
ud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are never contacted"}):(0,C.CC)("host-private-redirect",{
message:`a public host ${s==="document"?"redirects":"leads"} to ${a}, which has a ${h} address and was not contacted`,help:`if ${s==="document"?"the redirect":"\
that"} is intended, add that host to \`hostnames\` or \`resolve\``}),w=({host:a,thrown:h})=>(0,C.CC)("host-check-crashed",{message:`${a} was not checked complet\
ely, because of a bug in tf-disco ${R.xv}: ${I(h)}`,help:`please report this text at ${R.xV}; to pass until it is fixed, add \`host-check-crashed ${a}\` to \`igno\
re\``});function I(a){if(!(a instanceof Error))return(0,D.dh)(String(a));const h=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(a.stack??"")?.[1];return(0,D.dh)(String(a))+(h===
void 0?"":` (${h})`)}const v=({host:a})=>(0,C.CC)("host-http2",{message:`${a} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it\
 was not checked`,operator:`enable HTTP/1.1 on ${a} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"});function k({
host:a,stopped:h,isBegun:s,unchecked:r,total:l,slowest:o}){const m=s?" completely: its visit was under way when":":";return(0,C.CC)("host-not-checked",{message:`${a}\
 was not checked${m} ${(0,D.Cw)(h)}, with ${r} of ${l} hosts not checked`,help:c[h.kind]+d(o)})}const c={deadline:"raise `deadline-seconds` or `concurrency`, lo\
wer `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` bel\
ow that",crash:"run the check again, and report the crash"};function d(a){return a.length===0?"":`; most of the time went to hosts without a response: ${a.map(({
host:s,tookMs:r})=>`${s} (${(0,D.YA)(r)})`).join(", ")}`}}),5799:((lt,K,n)=>{n.d(K,{C:()=>d,CC:()=>l,DF:()=>k,W7:()=>I,Xd:()=>w,aZ:()=>v,hD:()=>O,oC:()=>L,pj:()=>s,
sb:()=>b,wv:()=>M});var R=n(6174),D=n(1064),C=n(5143);const p=function(...o){const{problemFacts:m}=n.late([507],4507);return new.target?new m(...o):m(...o)},L=[
"error","warning","notice"];function O(o,{clients:m=D.zK,...i}={}){return{problem:o,severity:o.severity,affects:o.affects.filter(e=>m.includes(e)),clients:m,host:null,
services:[],places:[],needed:!0,isHostNew:!1,...i}}const M={line:1,column:1,endColumn:1};function b(o,m,i=M){const e={file:o===""?".":o,...i};return O(m,{places:[
e],clients:D.Du})}const w=({places:o})=>o.find(m=>typeof m!="string")??null,I=o=>w(o)?.file??"",v=(o,m)=>({...o,affects:o.affects.filter(i=>m.includes(i))}),k=(o,m)=>[
...Map.groupBy(o,i=>JSON.stringify(m(i))).values()].flatMap(i=>{const[e]=i;if(e===void 0||i.length===1)return i;const t=c(i,g=>g.exclude??[]),u=c(i,g=>g.rows??[]);
return{...e,needed:i.some(({needed:g})=>g),affects:c(i,({affects:g})=>g),clients:c(i,({clients:g})=>g),places:(0,C.As)((0,C.jH)(i.flatMap(({places:g})=>g))),...t.
length===0?{}:{exclude:t},...u.length===0?{}:{rows:u}}}),c=(o,m)=>[...new Set(o.flatMap(m))],d=(o,m)=>({operator:o,note:m});function a({operator:o,user:m,guest:i},{
role:e,host:t}){const u=`ask the operator of ${t} to ${o}`;switch(e){case"operator":return o;case"user":return m===o?m:m===void 0?u:`${m}; if you run ${t}, ${h(
o,m)}`;case"guest":return i??m??u}}const h=(o,m)=>o.startsWith(`${m}, or `)?o.slice(m.length+5):o;function s(o,m){const{cures:i,...e}=o;return i===void 0?o:{...e,
help:r(i,m)}}function r(o,m){const{because:i,note:e}=o,t=i===void 0?"":`${i}: `,u=e===void 0?"":`; ${e}`;return t+a(o,m)+u}function l(o,m){const{operator:i,user:e,
guest:t,because:u,note:g,...P}=m,T=i===void 0?void 0:{operator:i,user:e,guest:t,because:u,note:g},{help:y=T,..._}=P,E=p()[o],f=(0,R._U)(_.message),$={code:o,...E,
usualSeverity:E.severity,..._,message:f};return y===void 0?$:typeof y=="string"?{...$,help:(0,R._U)(y)}:{...$,help:r(y,{role:"operator",host:""}),cures:y}}}),8937:((lt,K,n)=>{
n.d(K,{$w:()=>L,nP:()=>O,pt:()=>p,ro:()=>C,ti:()=>M});var R=n(4e3),D=n(5799);const C="this pull request needs no change; run the check where the secret is avail\
able, for example on the main branch";function p({host:b,token:w,source:I},v){const k=`sent${v===null?"":` to ${v}`}`;switch(w){case"none":return`no token was f\
ound for ${b}`;case"sent":return`the token for ${b} from ${I} was ${k}`;case"dropped":return`the token for ${b} from ${I} was not ${k}, because the CLIs drop it\
 at a redirect to another host`;case"withheld":return`the token for ${b} from ${I} was not ${k}, because the URL is not https; the CLIs do send it`}}function L({
host:b,token:w},I,v,k){switch(w){case"none":return{operator:O(b),user:O(b),guest:(0,R.qZ)(b)};case"sent":return{operator:k,user:k};case"dropped":return(0,D.C)(`\
serve ${I} without the redirect to ${v??"another host"}`);case"withheld":return(0,D.C)(`serve ${I} at an https URL`)}}const O=b=>`add a token to \`tokens\` (${b}\
=\u2026) or set a TF_TOKEN_ variable`;function M(b,w,I,{isFork:v,searched:k,notRead:c}){if(v){const h=`${w}, and secrets are withheld from pull requests of fork\
s`;return(0,D.CC)(b,{message:h,help:C,severity:"notice"})}const d=c.length===0?"":`; not read: ${c.join(", ")}`,a=`${w}, and none was found (searched: ${k.join(
", ")}${d})`;return(0,D.CC)(b,{message:a,help:I})}}),9664:((lt,K,n)=>{n.d(K,{Gz:()=>D,LA:()=>L,jt:()=>C,un:()=>p});var R=n(3916);const D=(O,M)=>O===""?M:`${O}/${M}`,
C=O=>O.slice(0,Math.max(0,O.lastIndexOf("/")));function p(O,M){const b=(0,R.join)(O,M).replace(/\/$/,"");return b==="."?"":b}const L=O=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.
test(O)}),1022:((lt,K,n)=>{n.d(K,{m:()=>c,s:()=>a});var R=n(4091),D=n(1831),C=n(8408),p=n(5011);const L={terraform:["terraform.io"],opentofu:["terraform.io","op\
entofu.org"]},O="hashicorp",M="-",b='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',w="must contain\
 only letters, digits, and dashes, and may not use leading or trailing dashes",I={prefix:"terraform-",whose:"a Terraform",frequency:"often"},k={terraform:[I],opentofu:[
I,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function c(o,m){const i=o.split("/");if(i.length>3||i.includes(""))return d(b);const[e="",t,u]=i.
reverse(),g=a(e);if(!g.ok){const S=`${(0,R.ol)(e)} in source ${(0,R.ol)(o)}`;return d(`Invalid provider type: Invalid provider type ${S}: ${g.why}"`)}const P=u===
void 0,T=P?(0,R.Ju)((0,p.Vm)(m)):(0,D.Pv)(u);if(t===void 0&&T.ok){const S={hostImplied:P,namespace:O,type:g.value};return{kind:"registry",host:T.value,...S}}const _=t===
M?(0,R.Ju)(t):a(t??""),E=`namespace "" in source ${(0,R.ol)(o)}`;if(!_.ok)return d(`Invalid provider namespace: Invalid provider ${E}: ${_.why}"`);const f="Inva\
lid provider source hostname";if(!T.ok)return d(`${f}: ${f} ${E}: ${T.why}"`);const $={hostImplied:P,host:T.value,namespace:_.value,type:g.value},A=s($,m);return A===
void 0?{kind:h($,m),...$}:d(A)}const d=o=>({kind:"invalid",error:o});function a(o){if(/^[a-z0-9]+$/.test(o))return(0,R.Ju)(o);if(o==="")return(0,R.TR)("must hav\
e at least one character");if(o.includes("."))return(0,R.TR)("dots are not allowed");if(o.includes("--"))return(0,R.TR)("cannot use multiple consecutive dashes");
const m=(0,C.YE)(o);return m.ok?(0,R.Ju)((0,C.DI)(m.value)):(0,R.TR)(w)}function h({host:o,namespace:m},i){return m===M?"legacy":m==="builtin"&&L[i].includes(o)?
"builtin":"registry"}function s(o,m){const i=(0,p.Vm)(m);if(o.namespace===M&&o.host!==i)return`Invalid provider namespace: The legacy provider namespace "-" can\
 be used only with hostname ${i}.`;const e=k[m].find(({prefix:t})=>o.type.startsWith(t));return e===void 0?void 0:r(o,e,m)}function r(o,{prefix:m,whose:i,frequency:e},t){
const u=`${m}provider-`,g=o.type.slice(u.length);if(!o.type.startsWith(u)||!a(g).ok)return`Invalid provider type: Provider source ${(0,R.ol)(l(o))} has a type w\
ith the prefix ${(0,R.ol)(m)}, which isn't allowed because it would be redundant to name ${i} provider with that prefix. If you are the author of this provider,\
 rename it to not include the prefix.`;const P=l({...o,type:g},t);return`Invalid provider type: Provider source ${(0,R.ol)(l(o,t))} has a type with the prefix ${(0,R.
ol)(u)}, which isn't valid. Although that prefix is ${e} used in the names of version control repositories for ${i.split(" ")[1]} providers, provider source str\
ings should not include it.

Did you mean ${(0,R.ol)(P)}?`}const l=({host:o,namespace:m,type:i},e)=>e!==void 0&&o===(0,p.Vm)(e)?`${m}/${i}`:`${(0,D.nx)(o)}/${m}/${i}`}),4503:((lt,K,n)=>{n.d(
K,{DZ:()=>d,R8:()=>h,aE:()=>p,oW:()=>a,uM:()=>C});var R=n(5143),D=n(8884);function C({file:s,line:r},{links:l,repositories:o}){const{repository:m,path:i}=(0,R.bH)(
s);if(m!==null){const t=c(O(o).get(m)),u=i==="."?null:a(i);return t===null||u===null?null:`${t}/${u}#L${r}`}const e=l?.get(s);return e===void 0?null:e.diff?.lines.
has(r)?`${e.diff.url}R${r}`:`${e.url}#L${r}`}const p=(s,{repositories:r})=>{const l=O(r).get(s)?.url;return l&&k(l)?l:null},L=new WeakMap;function O(s){const r=L.
get(s)??new Map(s.map(l=>[l.name,l]));return L.set(s,r),r}const M=600,b=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,w=/^(?:[\da-f]{40}|[\da-f]{64})$/,
I=/^gitlab\.com$/i,v=/^(?:gitlab\.(?!com$)|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i,k=s=>s.length<=M?b.exec(s)?.[1]??
null:null;function c(s){const{url:r,commit:l}=s??{},o=r&&k(r);return!o||!l||!w.test(l)||v.test(o)?null:`${r}${I.test(o)?"/-":""}/blob/${l}`}const d=s=>c(s)?.replace(
/\/blob\/(?=[\da-f]+$)/,"/commit/")??null;function a(s){if(!s.isWellFormed())return null;const r=o=>`%${o.charCodeAt(0).toString(16).toUpperCase()}`;return s.split(
"/").map(encodeURIComponent).join("/").replace(/[!'()*_~]/g,r)}function h(s){const r=(0,D.YC)(s).flat().flatMap(l=>typeof l=="string"?[]:l.file);return new Set(
r.filter(D.CN))}}),7574:((lt,K,n)=>{n.d(K,{I$:()=>p,QN:()=>b,kJ:()=>D,nO:()=>w,tY:()=>C,u8:()=>M});var R=n(4e3);function D(I){const v=Math.round(I);if(v<1e3)return`${v}\
 ms`;if(v<59950)return`${(v/1e3).toFixed(1)} s`;const k=Math.round(v/1e3);return`${Math.floor(k/60)} min ${k%60} s`}function C(I){return I<1e3?`${I} B`:I<999950?
`${(I/1e3).toFixed(1)} kB`:`${(I/1e6).toFixed(1)} MB`}function p({lookupMs:I,connectMs:v,tlsMs:k,firstByteMs:c,totalMs:d}){return Object.entries({...{DNS:I,connect:v,
TLS:k,"first byte":c},total:d}).flatMap(([s,r])=>r===null?[]:[[s,r]])}const L=6e4,O=1440*L;function M(I,v){const k=Date.parse(v)-Date.parse(I);if(!(k>=L))return"\
less than a minute";const c=Math.floor(k/L),[d,a]=[Math.floor(c/1440),Math.floor(c%1440/60)];return[...d>0?[(0,R.px)(d,"day")]:[],...a>0?[`${a} h`]:[],...d===0&&
c%60>0?[`${c%60} min`]:[]].join(" ")}const b=I=>`${I.slice(0,16).replace("T"," ")} UTC`;function w(I,v){const k=(Date.parse(I)-Date.parse(v))/O;if(Number.isNaN(
k))return I;const c=(0,R.px)(Math.floor(Math.abs(k)),"day"),[d,a]=Math.abs(k)<1?["within the last day","in less than a day"]:[`${c} ago`,`in ${c}`];return`${I.slice(
0,10)} (${k<0?d:a})`}}),4120:((lt,K,n)=>{n.d(K,{H8:()=>O,Iu:()=>L,QI:()=>v,Rk:()=>c,SY:()=>M,dy:()=>p,od:()=>w,wO:()=>I});var R=n(4e3),D=n(5799),C=n(1064);const p="\
new in this pull request",L=d=>d.replace(/^./u,a=>a.toUpperCase()),O=d=>D.oC.flatMap(a=>{const{length:h}=d.filter(s=>s.severity===a);return h===0?[]:[(0,R.px)(h,
a)]}).join(", "),M=d=>C.zK.every(a=>d.includes(a))?"all clients":b(d).join(", "),b=d=>d.map(a=>C.bB[a]);function w(d,a){const h=a.filter(s=>d.includes(s));return d.
length===0||h.length===a.length?"":b(h).join(", ")||"no client in use"}const I=d=>b(d).join(" and "),v=({clients:d,versions:a})=>d.map(h=>[C.bB[h],a[h]].join(" ").
trim()).join(" and "),k={none:"none",sent:"sent",withheld:"not sent (not HTTPS)",dropped:"not sent (redirected to another host)"},c=d=>k[d]}),8884:((lt,K,n)=>{n.
d(K,{CN:()=>T,Dc:()=>g,Dx:()=>l,GH:()=>a,II:()=>M,Ky:()=>b,Qz:()=>u,R3:()=>O,TD:()=>w,YC:()=>m,eb:()=>c,eo:()=>L,et:()=>P,f5:()=>o,io:()=>i,ju:()=>e,lp:()=>r,mj:()=>h,
oN:()=>s,tN:()=>t});var R=n(4e3),D=n(5143),C=n(5799),p=n(8820);const L=f=>y(f)?`${M(f.file)}:${f.line}`:f,O=({file:f,line:$,column:A})=>`${M(f)}:${$}:${A}`;function M(f){
const{repository:$,path:A}=(0,D.bH)(f);if($===null)return(0,p.J7)(f);const S=(0,p.J7)($);return A==="."?S:`${S}//${(0,p.J7)(A)}`}function b(f,$){const{places:A,
noun:S}=w(f);return(0,R.K4)(A,$,L,B=>(0,R.px)(B,`more ${S}`))}function w(f){const $=_(f),A=v($),S=I(A);return{places:S?A:$,noun:S?"repository":"place"}}const I=f=>f.
filter(k).length>1,v=f=>E(f,$=>y($)?(0,D._M)($.file)??$:$),k=f=>y(f)&&(0,D._M)(f.file)!==null,c=f=>v(d(f)).filter(k),d=f=>[...new Set(f.map(({places:$})=>$))].flat(),
a=(f,$,A)=>`${f===$?"all":`${f} of`} ${$} ${A}`;function h(f,$){const{length:A}=$>1?c(f):[];return A>1?a(A,$,"repositories"):""}function s(f,$){const A=I(v(f)),
S=U=>(A?(0,D._M)(U.file):null)??L(U),B=new Set($.map(U=>U&&S(U)));return f.filter(U=>!B.has(S(U)))}function r(f,$){const A=l([f]);return b(s(A,A.slice(0,1)),$)}
const l=f=>_(d(f).filter(y)),o=f=>[...new Set(d(f).filter($=>typeof $=="string"))];function m(f){const $=f.hosts.flatMap(({requirements:S})=>S),A=f.roots.flatMap(
S=>S.rows);return[...new Set([...f.findings.map(({places:S})=>S),...$.map(({because:S})=>S),...A.map(({places:S})=>S)])]}const i=f=>f.find($=>(0,C.Xd)($)!==null),
e=({services:[f,...$]})=>$.length===0?f??null:null,t=f=>f.map(C.Xd).find($=>$!==null)??null,u=({requirements:f})=>f.some(({because:$})=>$.some(y)),g=f=>new Set(
l(f).map(({file:$})=>$)).size;function P(f){return f.every(({problem:A})=>A.code.startsWith("credentials-"))?"credentials":"settings"}const T=f=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.
test(f)&&(0,D._M)(f)===null,y=f=>typeof f!="string",_=f=>E(f,$=>y($)?`${$.line}:${$.file}`:$);function E(f,$){const A=new Set;return f.filter(S=>{const B=$(S);return!A.
has(B)&&A.add(B)})}}),6763:((lt,K,n)=>{n.d(K,{h$:()=>k,q9:()=>b,rc:()=>w});var R=n(4e3),D=n(5143),C=n(7574),p=n(4120),L=n(8884);const O=50,M=3;function b(d){const{
shown:a,more:h}=(0,R.zN)(d,O);return h===0?a:[...a,`and ${(0,R.px)(h,"more remark")}`]}function w(d){const a=(0,L.YC)(d).some(({length:r})=>r===D.WD),s=d.roots.
flatMap(({rows:r})=>r.flatMap(l=>l.platforms)).some(({available:r})=>r);return[...a?[`lists of places end after ${D.WD} places`]:[],...I(d),...s?["signatures of\
 provider packages were not verified"]:[]]}function I({files:d}){const a=d.filter(({exclude:e,severity:t})=>e&&t!=="notice"),{length:h}=a;if(h===0)return[];const s=[
...new Set(a.flatMap(({exclude:e})=>e??[]))],r=(0,L.eb)(a).length,l=h===1?"1 finding is":`${h} findings are`,o=r===0?"":` of ${(0,R.px)(r,"repository")}`;return[
`${`${l} in tests, examples or templates${o}, where errors are warnings; to skip such files, set ${r===0?"`exclude`":"`exclude` where their files are read"}`}: ${(0,R.
K4)(s,M,R.dh)}`]}function v({hosts:d},a){const{scan:h,repositories:s}=a,{files:r,bytes:l,usages:o,durationMs:m}=h,i=d.filter(L.Qz).length,e=`${(0,R.px)(o,"usage")}\
 of ${(0,R.px)(i,"registry host")}`,t=i===0?"no registry host is used":e;return s.length>0?`${t} in ${(0,R.px)(s.length,"repository")}`:r===0&&m===0?null:r===0?
"found no Terraform or OpenTofu files":`scanned ${(0,R.px)(r,"file")} (${(0,C.tY)(l)}) in ${(0,C.kJ)(m)}: ${t}`}function k(d,a){const{dialect:h,durationMs:s,scan:r,
remarks:l}=a,o=v(d,a),i=d.hosts.length===0&&r.files===0?"":` for ${(0,p.QI)(h)} (${h.why})`;return[`${c(d)}; checked in ${(0,C.kJ)(s)}${i}`,...o===null?[]:[o],...l]}
function c({findings:d,ignored:a}){const h=(0,p.H8)(d)||"no findings";return a>0?`${h}, ${a} ignored`:h}}),5257:((lt,K,n)=>{n.d(K,{IY:()=>w,Im:()=>I,JT:()=>b,KS:()=>k,
MP:()=>M,W$:()=>O,Xo:()=>h,cd:()=>L,ek:()=>v,lc:()=>c,op:()=>d});var R=n(9664),D=n(5011),C=n(1022);const p="hostnames input",L={file:p,line:1,column:1,endColumn:1},
O=r=>r.file===p?p:r,M=({host:r,namespace:l,name:o,system:m})=>[r,l,o,m].join("/"),b=({host:r,namespace:l,type:o})=>[r,l,o].join("/"),w=r=>"type"in r?b(r):M(r);function I(r){
return"constraints"in r?r.constraints:r.constraint===null?[]:[r.constraint]}const v=r=>("places"in r?r.places:[r.place]).map(O);function k({version:r},l){if(r===
void 0)return null;const{text:o,value:m,place:i}=r,e=(m===void 0?o:m[l])??null;return e===null?null:{text:e,place:i}}function c({kind:r,text:l,address:o},m,i){switch(r){case"\
required_provider":case"state_store_provider":case"lock_provider":{const e=(0,C.m)(l??"",i);return e.kind==="registry"?e:null}case"required_provider_nosource":case"\
required_provider_legacy":return{host:m,namespace:"hashicorp",type:d(o)};case"implied_provider":return{host:m,namespace:"hashicorp",type:(l??"").replace(/[._].*$/s,
"")};default:return null}}const d=r=>r.replace(/^.*\./s,""),a=/^\.{1,2}\//;function h(r,l){const o=Map.groupBy(l,({lockFile:t})=>t),m=new Set(r.flatMap(({kind:t,
text:u,place:g})=>s.test(t)&&!a.test(u??"")?(0,R.jt)(g.file):[])),i=new Map,e=(t,u)=>{if(t.calls.length>0||t.directories.some(T=>m.has(T)))return!0;const g=i.get(
t)??new Set(t.providers.map(T=>b(T.provider)));i.set(t,g);const P=c(u,(0,D.Vm)(t.client),t.client);return P===null||g.has(b(P))};return r.map(t=>{if(t.kind!=="l\
ock_provider"||t.needs.length===0)return t;const u=o.get(t.place.file);return u===void 0||u.some(g=>e(g,t))?t:{...t,needs:[]}})}const s=/^(?:module|test_module|terragrunt_source|installed_module)/}),
8416:((lt,K,n)=>{n.d(K,{L2:()=>v,WJ:()=>w,oh:()=>I,rU:()=>k,uQ:()=>c});var R=n(4e3),D=n(5143),C=n(1064),p=n(9664),L=n(5603),O=n(7854),M=n(3469);const b=function(...m){
const{readTools:i}=n.late([9,321,354,325,706],1706);return new.target?new i(...m):i(...m)},w=([m,...i])=>m===void 0||i.length>0?"both":m;function I(m,i){const e=(0,O.
Oo)(()=>b(m,i));return()=>e(null)}function v({setting:m,scan:i}){const{name:e}=m,t=e==="auto"?null:e==="both"?C.Du:[e],u=i===null||i.isEmpty?null:i,g=u===null?[]:
s(u,m,t),P={setting:m,signs:g,constraints:u?.constraints??[]};if(t!==null)return r(t,["set by `dialect`"],[],P);if(u===null)return r(C.Du,["CLI not detected; se\
t `dialect` to check one"],[],P);const T=h(g);if(T.length===0)return{...r(["terraform"],["assumed, CLI not detected; set `dialect`"],[],P),isGuess:!0};const y=d(
T),_=y.flatMap(E=>T.find(f=>f.client===E)??[]);return r(y,_.map(o),T,P)}function k({clients:m},i){if(i===null||i.isEmpty)return C.zK;const e=new Set([...m,...i.
tools().others]);return i.usesTerragrunt&&e.add("terragrunt"),C.zK.filter(t=>e.has(t))}function c(m,{evidence:i,versions:e}){return(t,u)=>{const g=i.some(P=>{if(P.
level!=="version-file"||P.version===null)return!1;const T=(0,p.jt)(P.place.file);return P.client===t&&(T===""||`${u}/`.startsWith(`${T}/`))});return m.version??
(g?e[t]??null:null)}}const d=m=>C.Du.filter(i=>m.some(e=>e.client===i));function a(m){const i=m.filter(({place:e})=>!(0,D.Zl)(e.file));return i.length===0?m:i}function h(m){
const i=a(m),e=L.A.find(t=>i.some(u=>u.level===t));return i.filter(({level:t})=>t===e)}function s({signs:m,tools:i,hasCloudHostname:e},{version:t},u){const g=h(
m),P=u??d(g),T=g.every(({place:A})=>(0,D.Zl)(A.file)),y=u===null&&(T||g.some(({isCloud:A})=>A)),_=t===null&&P.some(A=>(0,M.w)(A,[]).length>1);if(!y&&!_)return m;
const{setsCloudHostname:E,signs:f}=i(),$=e||E;return[...m.filter(({isCloud:A})=>!(A&&$)),...f]}function r(m,i,e,t){const u=m.map(T=>l(T,t)),g=u.filter(({version:T})=>T!==
null),P=g.flatMap(({signs:T})=>T.slice(0,1).map(o));return{name:w(m),clients:m,releases:u.flatMap(({releases:T})=>T),versions:Object.fromEntries(g.map(T=>[T.client,
T.version??""])),why:[...new Set([...i,...P])].join(", "),evidence:[...new Set([...e,...u.flatMap(({signs:T})=>T)])]}}function l(m,{setting:i,signs:e,constraints:t}){
const u=(E,f)=>{const[$=null,...A]=E,S=(0,M.w)(m,E);return{client:m,releases:S,version:A.length===0?$:null,signs:f}};if(i.version!==null)return u([i.version],[]);
const g=a(e.filter(E=>E.client===m&&E.version!==null)),P=new Set(g.map(({version:E})=>(E??"").replace(/^v/,"")));if(P.size>0){const E=u([...P],g);return{...E,version:(0,M.
l)(E.version??"")?E.version:null}}const T=a(t),y=u([],[]),_=u(T.map(({text:E})=>E),T.map(({text:E,place:f})=>({client:m,level:"syntax",place:f,text:`requires ${(0,R.
dh)(E)}`,version:E})));return _.releases.length===y.releases.length?y:_}const o=({place:m,text:i})=>`${m.file}:${m.line} ${i}`}),2161:((lt,K,n)=>{n.d(K,{L8:()=>v,
TD:()=>a,U4:()=>w,Z8:()=>h,e0:()=>I,tr:()=>b});var R=n(1064);const D=["terraform"],C=["opentofu"],p=[[/\.tf(\.json)?$/,"config",R.Du],[/\.tofu(\.json)?$/,"confi\
g",C],[/\.tftest\.(hcl|json)$/,"test",R.Du],[/\.tofutest\.(hcl|json)$/,"test",C],[/\.tfquery\.(hcl|json)$/,"query",D],[/\.tfmigrate\.hcl$/,"migrate",D],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",D],[/\.tfdeploy\.(hcl|json)$/,"deploy",D],[/\.(tf|tofu)mock\.hcl$/,null,R.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",R.Du]],L=/\.(tf|tofu|hcl|json)$/,
O=".terraform.lock.hcl",M={class:"lock",syntax:"hcl",clients:R.Du,isOverride:!1},b=s=>s.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(s),w=".terraform\
/modules/modules.json",I={...M,class:"manifest",syntax:"json"};function v(s,r,l){if(s===O)return M;const o=L.test(s)?p.find(([f])=>f.test(s)):void 0,[m=/$/,i=null,
e=[]]=o??[];if(i===null)return;const t=k(s)&&i==="test"&&l==="tests";if(k(s)&&!t)return;const u=s.search(m),g=s.slice(0,u),P=g+s.slice(u).replace(".tf",".tofu"),
T=g==="override"||g.endsWith("_override"),y=t||P!==s&&r.has(P);if(y&&!e.includes("terraform"))return;const _=y?D:e,E=s.endsWith(".json")?"json":"hcl";return{class:i,
syntax:E,clients:_,isOverride:T}}const k=s=>s.startsWith(".")||s.endsWith("~")||s.startsWith("#")&&s.endsWith("#"),c=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
d=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqu\
a|bitbucket-pipelines)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|p\
re-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),a=s=>c.test(s),h=s=>a(s)||d.test(s)}),6195:((lt,K,n)=>{
n.d(K,{$8:()=>b,G$:()=>w,Ls:()=>O,UO:()=>I,VK:()=>L,sT:()=>k,sq:()=>v});var R=n(6760),D=n(7052),C=n(2161);const p=/[*?[{]/;function L(d){const a=d.split("/"),h=a.
findIndex(s=>p.test(s));return h<0?{fixed:d}:{fixed:a.slice(0,h).join("/"),glob:a.slice(h).join("/")}}function O(d){const a=d.map(h=>{const s=h.replace(/^(\.\/)+/,
"").replace(/(?<!\/)\/+$/,"");return{glob:s,start:M(s)}});return h=>{const s=h.toLowerCase();return a.some(({glob:r,start:l})=>r===h||s.startsWith(l)&&R.posix.matchesGlob(
h,r))}}function M(d){const[a=""]=d.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(d)??[];return a.toLowerCase()}const b=({file:d,glob:a},h)=>d===h||a!==void 0&&R.
posix.matchesGlob(h,a),w=d=>d.startsWith(".")||d==="node_modules",I=(d,a)=>d===a||d.startsWith(a.endsWith(R.sep)?a:a+R.sep),v=d=>R.sep==="/"?d:d.replaceAll(R.sep,
"/");function k(d,a,h,s){if(d.kind==="error")return(0,D.WO)({what:"link",code:d.code});const{kind:r,path:l}=d;return I(l,a.boundary)?r==="directory"?null:r==="s\
pecial"?(0,D.WO)({what:"link-to-special-file"}):{path:l,isScanned:c(l,a,h,s)}:(0,D.a3)()}function c(d,a,h,s){if(a.file!==void 0||a.glob!==void 0||!I(d,a.path))return!1;
const[r="",...l]=v((0,R.relative)(a.path,d)).split("/").toReversed();if(l.some(w))return!1;const o=v((0,R.relative)(h,d)).split("/");return o.map((i,e)=>o.slice(
0,e+1).join("/")).slice(-1-l.length).some(s)?!1:(0,C.L8)(r,new Set([r]),l[0]??"")!==void 0}}),5603:((lt,K,n)=>{n.d(K,{A:()=>L,j:()=>O});var R=n(5143),D=n(5799),
C=n(1064),p=n(5011);const L=["lock-file","syntax","version-file","tool","hook"];class O{signs=new Map;constraints=new Map;addFile({file:w,kind:{clients:I},scope:v,
isContext:k}){if(k)return;const[c,...d]=I;if(c!==void 0&&d.length===0&&!/(^|\/)[.#][^/]*$/.test(w)){const a=`is read by ${C.bB[c]} only`;this.addSign({client:c,
level:"syntax",place:{file:w,...D.wv},text:a})}for(const a of v.declared)this.addDeclared(a)}end(w){for(const{kind:I,host:v,place:k,clients:c,isOverridden:d}of w)
if(I==="lock_provider"){const a=C.Du.find(s=>(0,p.Vm)(s)===v),h=`locks providers from ${v}`;a&&this.addSign({client:a,level:"lock-file",place:k,text:h})}else I===
"cloud_default"&&!d&&c.includes("terraform")&&this.addSign({client:"terraform",level:"syntax",place:k,text:"has a cloud block without hostname",isCloud:!0});return{
signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addDeclared(w){const{kind:I,text:v,place:k}=w;if(I==="version")M(this.constraints,v,w);else if(I===
"binary"){const c=v==="tofu"?"opentofu":"terraform";this.addSign({client:c,level:"version-file",place:k,text:"sets terraform_binary"})}else if((0,C.SO)(I)){const{
client:c,what:d}=C.$I[I];this.addSign({client:c,level:"syntax",place:k,text:`has ${d}`})}}addSign(w){M(this.signs,`${w.client} ${w.text}`,{...w,version:null})}}
function M(b,w,I){const v=(0,R.Zl)(I.place.file)?`${w} aside`:w;b.has(v)||b.set(v,I)}}),7854:((lt,K,n)=>{n.d(K,{G4:()=>v,O8:()=>C,Oo:()=>b,VZ:()=>p,kA:()=>M,s7:()=>O,
sw:()=>L,vH:()=>w});var R=n(7052),D=n(5799);const C=["module","state","lock"],p=["version","compatible","provider-version"];function L(k,c){const d=b(h=>h.filter(
s=>c.includes(s))),a=b(h=>h.map(s=>({...s,clients:d(s.clients)})).filter(s=>s.clients.length>0));return k.flatMap(h=>{const s=d(h.clients);if(s.length===h.clients.
length)return h;const r=a(h.needs),l=h.isHostImplied?r[0]?.host??h.host:h.host;return s.length===0?[]:{...h,clients:s,needs:r,host:l}})}const O=({workspace:k,hasOwnToken:c,
directHost:d})=>k!==void 0||c===!0||d!==void 0,M=k=>new Set(k.flatMap(({host:c,isHostImplied:d})=>d?[]:c??[]));function b(k){let c;return d=>{c??=new Map;const a=c.
get(d);if(a!==void 0||c.has(d))return a;const h=k(d);return c.set(d,h),h}}const w=(k,c)=>k.filter(({clients:d})=>d.some(a=>c.includes(a))),I=1e4;function v(k=I){
const c=[],d=new Set,a={error:0,warning:0,notice:0};let h=0;const s=l=>{const{code:o,severity:m}=l.problem,i=o==="file-syntax"?(0,D.W7)(l):null;d.has(i)||(i!==null&&
d.add(i),a[m]+=1,a[m]<=k?c.push(l):h+=1)},r=()=>(0,D.sb)(".",(0,R.ub)({kind:"problems",max:k,omitted:h}));return{add:s,all:()=>h===0?c:[...c,r()]}}}),9488:((lt,K,n)=>{
n.d(K,{G:()=>k});var R=n(3024),D=n(6760),C=n(5747),p=n(7052),L=n(5799),O=n(9664),M=n(2161),b=n(6195);const w={files:1e6,directoryFiles:5e4},I=200,v=1e4;function*k(h,s={
toolFiles:[],hasPlugins:!1},r=w){const l=new d(h,s,r);for(const o of h.scan){const m=c(l.root,o);"path"in m?yield*l.walkFrom(m):yield{name:o,files:[],notes:[m]}}}
function c(h,s){const{fixed:r,glob:l}=(0,b.VK)(s);try{const o=(0,R.realpathSync)((0,D.resolve)(h,r)),m=(0,b.sq)((0,D.relative)(h,o)),i=(0,b.UO)(o,h),e=i?h:o;if(l!==
void 0)return{path:o,name:m,boundary:e,glob:(0,O.Gz)(m,l)};if((0,R.statSync)(o).isDirectory())return{path:o,name:m,boundary:e};const t=(0,D.resolve)(o,"..");return{
...{path:t,name:(0,b.sq)((0,D.relative)(h,t))},boundary:i?h:t,file:m}}catch(o){return(0,L.sb)(s,(0,p.WO)({what:"scan",code:(0,C.Oj)(o)}))}}class d{root;isExcluded;aside;limits;selected;files=0;constructor({
root:s,scan:r,exclude:l},o,m){this.root=(0,R.realpathSync)(s),this.isExcluded=(0,b.Ls)(l),this.aside=o,this.limits=m,this.selected=r.length>1?new Set:null}*walkFrom(s){
const{path:r,name:l,glob:o,file:m}=s,e=[{path:r,name:l,depth:0,isSelected:o===void 0&&m===void 0}];for(let t=e.pop();t!==void 0;t=e.pop()){const{name:u}=t,g=a(t);
if("problem"in g){yield{name:u,files:[],notes:[g]};continue}const P=this.findFiles(s,t,g);this.files+=P.files.length;const T=this.limits.files;if(this.files>T){
const y=(0,L.sb)(u,(0,p.ub)({kind:"files",max:T}));yield{name:u,files:[],notes:[...P.notes,y]};return}if(yield P.files.every(({isContext:y})=>y)?{...P,files:[]}:
P,s.file!==void 0)return;for(const y of this.findDirectories(s,t,g))e.push(y)}}findFiles(s,r,l){const{name:o}=r,m=[],i=[];for(const e of this.filesAmong(s,r,l))
if("problem"in e)i.push(e);else if(m.length<this.limits.directoryFiles)m.push(e);else{const t=this.limits.directoryFiles;i.push((0,L.sb)(o,(0,p.ub)({kind:"direc\
tory",max:t})));break}return{name:o,files:m,notes:i}}*filesAmong(s,r,l){const o=new Set,{aside:m}=this;let i=!1;for(const t of l)(0,M.tr)(t.name)&&!t.isDirectory()&&
o.add(t.name),i||=t.name===".terraform",m.hasPlugins||=t.name==="terraform.d";const e=D.posix.basename(r.name);for(const t of l){if(t.isDirectory())continue;const u=(0,O.
Gz)(r.name,t.name),g=(0,M.L8)(t.name,o,e);if(g===void 0){m.toolFiles.length<v&&(0,M.Z8)(t.name)&&!this.isExcluded(u)&&m.toolFiles.push(u);continue}const T={path:r.
path+D.sep+t.name,file:u,kind:g,isContext:!this.select(s,r,u)};t.isFile()?yield T:t.isSymbolicLink()?yield*this.follow(s,T):yield(0,L.sb)(u,(0,p.WO)({what:"spec\
ial-file"}))}if(i&&r.isSelected){const t=[r.path,...M.U4.split("/")].join(D.sep),u=(0,C.$r)(t);u.kind==="file"&&u.path===t&&(yield{path:t,file:(0,O.Gz)(r.name,M.
U4),kind:M.e0,isContext:!1})}}select(s,r,l){return!(r.isSelected||(0,b.$8)(s,l))||this.isExcluded(l)||this.selected?.has(l)?!1:(this.selected?.add(l),!0)}*follow(s,r){
const l=(0,b.sT)((0,C.$r)(r.path),s,this.root,this.isExcluded);l!==null&&("code"in l?yield(0,L.sb)(r.file,l):yield{...r,path:l.path,isContext:r.isContext||l.isScanned})}findDirectories({
glob:s},{path:r,name:l,depth:o,isSelected:m},i){return i.toReversed().flatMap(e=>{if(!e.isDirectory()||(0,b.G$)(e.name))return[];const t=(0,O.Gz)(l,e.name);if(this.
isExcluded(t))return[];const u=m||s!==void 0&&D.posix.matchesGlob(t,s);return{path:r+D.sep+e.name,name:t,depth:o+1,isSelected:u}})}}function a({path:h,name:s,depth:r}){
if(r>I)return(0,L.sb)(s,(0,p.ub)({kind:"depth",max:I}));try{return(0,R.readdirSync)(h,{withFileTypes:!0}).sort((l,o)=>l.name<o.name?-1:1)}catch(l){return(0,L.sb)(
s,(0,p.WO)({what:"directory",code:(0,C.Oj)(l)}))}}}),5751:((lt,K,n)=>{n.d(K,{s:()=>t});var R=n(3024),D=n(6760),C=n(5747),p=n(4091),L=n(4e3),O=n(7030),M=n(6181),
b=n(1831);function w(_){const E=A=>_[A]||_[A.toLowerCase()]||"",f={http:v("HTTP_PROXY",E("HTTP_PROXY")),https:v("HTTPS_PROXY",E("HTTPS_PROXY"))},$=d(E("NO_PROXY"));
return A=>{const S=f[A.scheme];return S===null||c(A.name)||$(A)?null:S}}const I=["http:","https:"];function v(_,E){if(E==="")return null;const f=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test(E)?E:`http://${E}`);if(f===null)throw new TypeError(`${_} is not a URL; expected http://HOST:PORT`);if(!I.includes(f.protocol))throw new TypeError(`${_} is\
 a ${f.protocol}// proxy; expected http:// or https://`);if(!k(f.username)||!k(f.password))throw new TypeError(`${_} has a user name or password with a bare "%"\
; write "%25" for it`);return f}function k(_){try{return decodeURIComponent(_),!0}catch(E){if(E instanceof URIError)return!1;throw E}}const c=_=>_==="localhost"||
["127.0.0.0/8","::1/128"].some(E=>h(E)?.(_));function d(_){const E=_.split(",").map(f=>f.trim().toLowerCase()).filter(f=>f!=="").map(a);return f=>E.some($=>$(f))}
function a(_){if(_==="*")return()=>!0;const E=h(_);if(E!==null)return({name:U})=>E(U);const{name:f,port:$}=l(_),A=U=>$===""||String(U.port)===$,S=(0,O.isIP)(f)===
4?32:128,B=h(`${f}/${S}`)??r(f);return U=>A(U)&&B(U.name)}function h(_){const[,E="",f=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(_)??[];if(!s(E))return null;const $=Number(
f);if($>((0,O.isIP)(E)===4?32:128))return null;const A=$-((0,O.isIP)(E)===6?96:0),S=new O.BlockList,B=(0,O.isIP)((0,M.n7)(E))===4&&A>=0;return B?S.addSubnet((0,M.
n7)(E),A,"ipv4"):S.addSubnet(E,$,"ipv6"),U=>{const X=(0,M.n7)(B?U:U.replace(/%.*$/s,""));return(0,O.isIP)(X)===(B?4:6)&&S.check(X,B?"ipv4":"ipv6")}}const s=_=>(0,O.
isIP)(_)!==0&&!_.includes("%");function r(_){if(_==="")return()=>!1;const E=_.replace(/^\*\./,"."),f=E.replace(/^\./,""),$=(0,b.Pv)(f),A=$.ok?$.value:f,S=B=>!E.
startsWith(".")&&B===A;return B=>(0,O.isIP)(B)===0&&(B.endsWith(`.${A}`)||S(B))}function l(_){const E=/^\[([^\]]*)\]:([^:]*)$/.exec(_)??/^([^:[\]]*):([^:[\]]*)$/.
exec(_);return E===null?{name:_,port:""}:{name:E[1]??"",port:E[2]??""}}var o=n(3152);const m=function(..._){const{X509Certificate:E}=process.getBuiltinModule("n\
ode:crypto");return new.target?new E(..._):E(..._)},i=4*1024*1024,e=20;function t(_,{environment:E,directory:f,wording:$=o.w7}){const{settings:A,mistakes:S}=(0,o.
P$)(_,$),B=P(A.caFile,$),U=g(E),X=[B,U].flatMap(q=>q.ok?[]:[q.why]),et=u(A.scan,f).slice(0,e).map(q=>$.missingPath(q,f)),Q=[...S,...X,...et];if(Q.length>0||!B.ok||
!U.ok)throw new o.GN(Q);return{...A,authorities:B.value,chooseProxy:U.value}}const u=(_,E)=>_.filter(f=>!/[*?[\]{}]/.test(f)&&!(0,R.existsSync)((0,D.resolve)(E,
f)));function g(_){try{return(0,p.Ju)(w(_))}catch(E){if(E instanceof TypeError)return(0,p.TR)(E.message);throw E}}function P(_,{setting:E}){if(_===null)return(0,p.
Ju)(null);const f=(0,C.yR)(_,i),$=E("ca-file");if(!f.ok)return(0,p.TR)(`${$} "${_}" ${(0,L.mP)(f.failure)}`);const A=y(f.text);return A.ok?A:(0,p.TR)(`${$} "${_}\
" ${A.why}`)}const T=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function y(_){const E=_.match(T)??[];if(E.length===0)return(0,p.TR)("contains \
no certificate; expected PEM");try{for(const f of E)new m(f);return(0,p.Ju)(E.join(`
`))}catch(f){return(0,p.TR)(`contains an invalid certificate: ${f instanceof Error?f.message:f}`)}}}),1435:((lt,K,n)=>{n.d(K,{j:()=>O,o:()=>M});var R=n(9562);const D=function(...w){
const{thisMachine:I}=n.late([693,667,597,977],6597);return new.target?new I(...w):I(...w)},C=function(...w){const{mergeMistakes:I}=n.late([693,667,597,977],6597);
return new.target?new I(...w):I(...w)},p=function(...w){const{readCliConfig:I}=n.late([693,667,597,977],6597);return new.target?new I(...w):I(...w)},L=function(...w){
const{withoutInstalled:I}=n.late([9,778,667,531,264],1264);return new.target?new I(...w):I(...w)};function O(w,I,v,{environment:k,directory:c,mayHavePlugins:d,plugins:a=null}){
if(I.hostnames.length===0&&w.every(({needs:i})=>i.length===0))return{usages:w,remarks:[],findings:[],configs:[],releases:v.releases};const h=M(I.cliConfig,v.clients,
k),s=v.releases.map(i=>{const e=h.find(({client:t})=>t===i.client);return{...i,attemptMs:e?.requestTimeoutMs??i.attemptMs}}),r=I.depth!=="discovery",l={root:c,plugins:a,
mayHavePlugins:d,releases:s,asksMirrors:r},o=w.some(b)?L(w,h,l):{usages:w,remarks:[],findings:[]},m=[...h.flatMap(i=>i.findings),...o.findings];return{...o,findings:C(
m),configs:h,releases:s}}function M(w,I,v){const k=D(v);return I.map(c=>p(c,k,w))}const b=({needs:w})=>w.some(({service:I})=>I===R.xq)}),6034:((lt,K,n)=>{n.d(K,
{D0:()=>d,a3:()=>s,lz:()=>a});var R=n(7052),D=n(5143),C=n(5799),p=n(8416),L=n(6195),O=n(3152);const M=function(...r){const{isOfDirectory:l}=n.late([9,321,354,325,
706],1706);return new.target?new l(...r):l(...r)},b=function(...r){const{layoutsOf:l}=n.late([9,321,354,325,706],1706);return new.target?new l(...r):l(...r)},w=function(...r){
const{rootsOf:l}=n.late([9,321,354,325,706],1706);return new.target?new l(...r):l(...r)},I=function(...r){const{unmatched:l}=n.late([9,321,354,325,706],1706);return new.target?
new l(...r):l(...r)},v=function(...r){const{rootNotes:l}=n.late([9,321,354,325,706],1706);return new.target?new l(...r):l(...r)},k=function(...r){const{textNotes:l}=n.
late([9,321,354,325,706],1706);return new.target?new l(...r):l(...r)},c=2e5;function d(r){const{usages:l,changed:o,dialect:m,settings:i,listed:e}=r,{declared:t,
endedAt:u}=r.scanned;if(l.length===0&&t.every(M)&&i.roots.length===0)return{roots:[],notes:[]};const{clients:P,versions:T}=m,y={usages:l,declared:t,clients:P},_=e===
void 0?a(y,i,u===null):h(y,e),E=[],f=[],$=i.dialect.name==="auto"?[]:P,A=(0,p.uQ)(i.dialect,m),S=v({clients:P,upgrade:i.upgrade,versionIn:A}),B=i.depth!=="disco\
very";let U=0;for(const q of w(_,{changed:o,versions:T,hasCalls:B})){if(U+=q.directories.length,U>c){f.push((0,C.sb)(q.directory,(0,R.ub)({kind:"roots",max:c})));
break}S.add(q),B&&E.push(q)}const X=[...k(l,t,{...m,set:$})].filter(q=>o===null||o.has((0,C.W7)(q))),et=new Set(r.notes.flatMap(q=>q.problem.code==="lock-invali\
d"?(0,C.W7)(q):[])),Q=[...X,...S.notes()].filter(q=>!et.has((0,C.W7)(q)));return{roots:E,notes:[...Q,...f]}}function a(r,{roots:l},o){const m=l.map(t=>({text:t,
matches:(0,L.Ls)([t])})),i=b({...r,patterns:m}),e=o?I(i,m):[];if(e.length===0)return i;throw new O.GN(e.map(t=>`roots: no directory with configuration matches ${t}`))}
function h(r,l){return r.clients.flatMap(o=>b({...r,clients:[o],patterns:[{text:"",matches:i=>l.get(o)?.has(i)===!0}]}))}function s(r,l,{depth:o},m){if(o==="dis\
covery")return r;const i=({kind:t,workspace:u})=>t==="cloud_default"?!!m.TF_CLOUD_HOSTNAME:t!=="backend_remote_default"||u?.organization===null,e=new Set(l.filter(
t=>!i(t)).map(({place:t})=>(0,D.df)(t)));return r.map(t=>t.problem.code==="host-missing"&&t.places.some(u=>e.has((0,D.df)(u)))?{...t,severity:"error"}:t)}}),370:((lt,K,n)=>{
n.d(K,{C_:()=>I,SQ:()=>M,o0:()=>w});var R=n(785),D=n(8416),C=n(7854),p=n(9488);const L=function(...v){const{scanInSteps:k}=n.late([9,321,354,325,706],1706);return new.target?
new k(...v):k(...v)},O=20;async function M({scan:v,exclude:k},{directory:c,environment:d,stop:a,progress:h}){const s={root:c,scan:v,exclude:k},r=a.why===null?b(
s):null;if(r!==null)return r;const l=L(s,Object.keys(d));return(0,R.nE)(l,a,o=>h({kind:"scan",files:o}))}function b(v){const k={toolFiles:[],hasPlugins:!1};let c=0;
for(const{files:d,notes:a}of(0,p.G)(v,k))if(c+=1,d.length>0||a.length>0||c>O)return null;return{...k,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,
bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}function w({dialect:v,exclude:k,scan:c},d,{environment:a,directory:h}){const s=(0,D.oh)({root:h,exclude:k},d.
toolFiles),r=!!a.TF_CLOUD_HOSTNAME,l=c.length>0,o={setting:v,scan:l?{...d,tools:s,hasCloudHostname:r}:null},m=(0,D.L2)(o),{clients:i}=m;return{dialect:m,usedBy:()=>(0,D.
rU)(m,o.scan),usages:(0,C.sw)(d.usages,i),notes:(0,C.vH)(d.notes,i)}}const I=({hasPlugins:v},{scan:k})=>v||k.some(c=>c!==".")}),7082:((lt,K,n)=>{n.d(K,{O:()=>R,
i:()=>D});const R=C=>({discovery:C,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]}),D=(C,p)=>({
host:C,attempt:R({kind:"skipped",problem:p}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),2859:((lt,K,n)=>{n.d(K,{CG:()=>O,en:()=>b,
h1:()=>M});var R=n(6697),D=n(5143),C=n(1831),p=n(7854);const L=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backen\
d_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function O(I,v,k,c=(0,p.kA)(v)){const d=["hostnames input"],
a=I.hostnames.flatMap(({host:r,services:l})=>{const o=l.length>0?l:I.requiredServices,m=o.length>0?o:["any"],i={host:r,clients:k,because:d,isImplied:!1,isForInit:!0};
return m.map(e=>({...i,service:e}))}),h=new Set([...c,...I.hostnames.map(({host:r})=>r)]),s=v.flatMap(({kind:r,needs:l,place:o})=>l.map(m=>({...m,because:[o],isImplied:!h.
has(m.host),isForInit:!L.has(r)})));return M([a,s],k)}function M(I,v){return[...Map.groupBy(I.flat(),({host:c,service:d})=>`${c} ${d}`).values()].flatMap(c=>{const[
d]=c;if(d===void 0)return[];const{host:a,service:h}=d;return{host:a,service:h,clients:[...v.filter(s=>c.some(r=>r.clients.includes(s)))],because:(0,D.As)([...c.
flatMap(({because:s})=>s)]),isImplied:c.every(({isImplied:s})=>s),isForInit:c.some(({isForInit:s})=>s),...c.every(({isAssumed:s})=>s===!0)?{isAssumed:!0}:{}}})}
function b(I,{hostnames:v,allowedHosts:k},{isGuess:c}){const d=new Set(v.map(({host:h})=>h)),a=new Map;for(const h of I){const{host:s}=h;if(d.has(s)||a.has(s))continue;
const r=c===!0||h.isAssumed===!0,l=w(h,r,(0,C.Jr)(s,k));l!==null&&a.set(s,l)}return a}function w({host:I,isImplied:v,because:k,clients:c,isAssumed:d=!1},a,h){const s=(0,C.
nx)(I);if((0,C.Rt)(I))return(0,R.U7)({host:s});const[r]=k.filter(o=>typeof o!="string"),l=v&&r!==void 0?{place:r,clients:c}:null;return l!==null&&a?(0,R.zo)({host:s,
...l,isListed:d}):h?null:(0,R.wp)(l===null?{host:s}:{host:s,implied:l})}}),5102:((lt,K,n)=>{n.d(K,{$N:()=>r,DI:()=>w,JR:()=>v,QK:()=>h,b:()=>c,cG:()=>I,fX:()=>m,
fi:()=>s,hm:()=>a,md:()=>d,nx:()=>O,sG:()=>b,vh:()=>M});var R=n(2886),D=n(4e3),C=n(5799),p=n(8884),L=n(3305);const O={fails:"failed",unchecked:"not checked",warns:"\
has warnings",skipped:"skipped",works:"passed"},M=Object.keys(O);function b(t){if(c(t))return"unchecked";const u=a(t.findings);return u==="error"?"fails":u==="w\
arning"?"warns":v(t)?"skipped":"works"}const w=t=>b(t)==="fails",I=t=>["fails","warns"].includes(b(t)),v=({visit:t})=>t.attempt.discovery.kind==="skipped",k=["h\
ost-not-checked",...R.H4],c=({visit:{attempt:t}})=>t.discovery.kind==="skipped"&&k.includes(t.discovery.problem.code),d=t=>M.flatMap(u=>t.filter(g=>b(g)===u)),a=t=>C.
oC.find(u=>t.some(g=>g.severity===u))??null;function h({findings:t}){const u=a(t);return u==="notice"?[]:t.filter(({severity:g})=>g===u)}function s({passed:t,hosts:u,
findings:g}){return t?g.some(({severity:P})=>P!=="notice")?"warns":u.length===0?"skipped":"works":"fails"}function r(t,{repositories:{length:u}}){const{hosts:g,
files:P,findings:T,passed:y,stopped:_,roots:E}=t,f=(0,L.g5)(E,u),$=P.filter(({problem:Mt})=>f===null||!l.test(Mt.code)),A=$.filter(Mt=>!o(Mt)),S=a(A)==="error"&&
!g.some(w),U=f===null&&!S&&u>0?` in ${(0,D.px)(u,"repository")}`:"",et=A.length<$.length?[`nothing to check${U}`]:i(g,U),Q=e(A,f===null&&S?u:null),q=S?[...Q,...et]:
[...et,...Q],pt=[f??[],q].flat().join(", "),$t=a(T)==="error";if(_!==null){const Mt=(0,D.Cw)(_);return $t||g.some(c)?`${pt} (${Mt})`:`${Mt}; ${pt}`}return y&&$t?
`${pt} (the check passes: fail-on is never)`:y||$t?pt:`${pt} (the check fails: fail-on is warning)`}const l=/^(?:module|provider|version|package|constraint|lock)-/,
o=({problem:t,severity:u})=>t.code==="nothing-to-check"&&u==="error",m="not allowed";function i(t,u){const g=t.length;if(g===0)return[`no registry hosts to chec\
k${u}`];const P=t.filter(v),T=t.filter($t=>!v($t)),{fails:y,unchecked:_,works:E}=O,f=($t,Mt)=>({words:$t,count:Mt.length}),$=[f(y,T.filter(w)),f(m,P.filter(w)),
f(_,P.filter(c))],A=$.some(({count:$t})=>$t>0),S=A?$:[f(E,T),f(O.skipped,P)],[B,...U]=S.filter(({count:$t})=>$t>0),et=B?.words===m||B?.words===_?B.count===1?"is\
 ":"are ":"",Q=T.filter($t=>b($t)==="warns").length,q=g===1?"":`${Q} ${A?"more ":""}`;return[`${g===1?"1 registry host":(0,p.GH)(B?.count??0,g,"registry hosts")}${u}\
 ${et}${B?.words}`,...U.map(({count:$t,words:Mt})=>`${$t} ${Mt}`),...Q===0?[]:[`${q}with warnings`]]}function e(t,u){const g=a(t);if(g===null||g==="notice")return[];
const P=t.filter(({severity:f})=>f===g),T=(0,p.eb)(P).length,y=T===0?(0,p.Dc)(P):0,_=t.filter(f=>(0,C.Xd)(f)===null),E=u===null?(0,D.px)(T,"repository"):(0,p.GH)(
T,u,"repositories");return[...T===0?[]:[`${g}s in files of ${E}`],...y===0?[]:[`${g}s in ${(0,D.px)(y,"file")}`],...a(_)===g?[`${g}s in the ${(0,p.et)(_)}`]:[]]}}),
7615:((lt,K,n)=>{n.d(K,{G_:()=>P,Yj:()=>u,nR:()=>g,xS:()=>d});var R=n(4e3),D=n(5143),C=n(1064),p=n(8820),L=n(7574),O=n(5102),M=n(4120),b=n(8884),w=n(7792),I=n(806);
const v=120,k=6,c=E=>w.Gy.code(E,v);function d(E,f,$=[]){const{attempt:A,earlier:S,credentials:B}=E.visit,{discovery:U,timing:X,hops:et,certificates:Q}=A,q=U.kind===
"failed"?U.excerpt:null,pt=(0,L.I$)(X).map(([Tt,jt])=>`${Tt} ${(0,L.kJ)(jt)}`),{startedAt:$t}=f.context;return(f.medium==="log"&&!(0,O.cG)(E)?t(E):[{label:"resu\
lt",texts:U.kind==="skipped"?[w.Gy.prose(U.problem.message)]:[]},{label:"required",texts:a(E,f)},{label:"clients",texts:f.medium==="log"?[]:r(E,f)},{label:"resp\
onse",texts:et.map(l)},{label:"services",texts:o(E,f)},...$,{label:"body",texts:q===null?[]:[w.Gy.code(q.replace(/\s+/gu," ").trim())]},{label:"timing",texts:[pt.
join(", ")]},{label:"retried",texts:S.map(i)},{label:"token from",texts:B?.hasToken?[w.Gy.prose(B.source)]:[]},{label:"certificate",texts:Q.map(Tt=>e(Tt,$t))},...t(
E)]).map(({label:Tt,texts:jt})=>({label:Tt,texts:jt.filter(bt=>!w.Gy.isEmpty(bt))})).filter(({texts:Tt})=>Tt.length>0)}function a({requirements:E},f){const{services:$}=f.
limits,A=Map.groupBy(E,({because:S})=>S.map(D.df).join(`
`));return s([...A.values()],"requirement",f,S=>{const B=(0,I.AZ)(S[0]?.because??[],f.limits.places,f),U=w.Gy.some(S,$,X=>h(X,f));return w.Gy.isEmpty(B)?U:(0,w.
mG)`${U} (${B})`})}function h({service:E,clients:f},{context:$}){const A=E==="any"?w.Gy.words("any service"):c(E);return $.dialect.clients.every(B=>f.includes(B))?
A:(0,w.mG)`${A} for ${(0,M.wO)(f)}`}function s(E,f,$,A){const{shown:S,more:B}=(0,R.zN)(E,$.limits.services),U=B>0?[(0,w.mG)`and ${(0,R.px)(B,`more ${f}`)} ${$.rest}`]:
[];return[...S.map(A),...U]}const r=({clients:E},{context:f})=>["fails","warns","works"].flatMap($=>{const A=f.clients.filter(B=>E[B]===$),S=A.map(B=>C.bB[B]).join(
", ");return A.length===0?[]:[(0,w.mG)`${w.Gy.sign($)} ${S}: ${O.nx[$]}`]});function l({status:E,reason:f,url:$,ms:A,mediaType:S,address:B,proxy:U,authorization:X}){
const et=[S===null?w.Gy.nothing:c(S),B===null?w.Gy.nothing:(0,w.mG)`at ${c(B)}`,U===null?w.Gy.nothing:(0,w.mG)`through ${w.Gy.code((0,p.cq)(U))}`,X==="none"?w.Gy.
nothing:(0,w.mG)`token ${(0,M.Rk)(X)}`],Q=E===null||f===""?w.Gy.nothing:(0,w.mG)` ${w.Gy.prose(f,v)}`,q=w.Gy.joined(et,w.Gy.words("; ")),pt=w.Gy.isEmpty(q)?w.Gy.
nothing:(0,w.mG)` (${q})`;return(0,w.mG)`${E??"none"}${Q} from ${w.Gy.code((0,p.cq)($))} ${E===null?"after":"in"} ${(0,L.kJ)(A)}${pt}`}const o=({services:E,servicesFrom:f},$)=>[
...s(E,"service",$,A=>m(A,$)),...f===null?[]:[(0,w.mG)`from the host block at ${(0,I.ik)(f,$)}`]];function m(E,f){const $=c(E.id);switch(E.kind){case"url":return(0,w.
mG)`${$} ${w.Gy.code((0,p.cq)(E.url))}`;case"login":{const{client:A,authz:S,token:B,ports:U}=E.login;return(0,w.mG)`${$} authz ${w.Gy.code((0,p.cq)(S??"none"))}, token ${w.
Gy.code((0,p.cq)(B??"none"))}, client ${w.Gy.code(A)}, ports ${U.join(" to ")}`}case"problem":return(0,w.mG)`${$}: ${(0,I.U1)(E.problem.code,f)}`}}const i=({discovery:E,
timing:f})=>`${E.kind==="failed"?E.problem.code:E.kind} after ${(0,L.kJ)(f.totalMs)}`,e=({host:E,subject:f,issuer:$,expires:A},S)=>(0,w.mG)`${c(E)} valid until ${w.
Gy.prose((0,L.nO)(A,S))}; subject ${c(f)}, issuer ${c($)}`;function t({visit:E,findings:f}){const $=f.some(({problem:{code:B}})=>/^credentials-|^document-unauthorized$/.
test(B)),S=[...Map.groupBy(E.forced,({place:B})=>(0,b.eo)(B))].map(([B,U])=>w.Gy.prose(`${B}, for ${(0,M.wO)(U.map(({client:X})=>X))}`));return[{label:"credenti\
als",texts:$?_(E.looks):[]},{label:"host block",texts:S}]}const u=({services:E})=>E.length===0?"no services":w.Gy.some(E,k,({id:f})=>c(f)),g=({visit:E,servicesFrom:f},$)=>f===
null?(0,L.kJ)(E.attempt.timing.totalMs):(0,w.mG)`host block at ${(0,I.ik)(f,$)}`;function P(E){const f=Map.groupBy(E,$=>JSON.stringify($.looks.map(y)));return Array.
from(f.values(),$=>({clients:$.map(({client:A})=>A),looks:$[0]?.looks.map(y)??[]}))}const T={nothing:"no entry","a token":"a token","an empty token":"an empty t\
oken","no token":"an entry without a token","not asked":"not run","not read":"turned off"},y=({source:E,held:f,counts:$})=>({source:E,held:`${T[f]}${$?f==="no t\
oken"?" (ends the search)":" (used)":""}`});function _(E){const f=P(E);return f.flatMap(({clients:$,looks:A})=>A.map(({source:S,held:B})=>{const U=f.length>1?`${(0,M.
wO)($)}: `:"";return(0,w.mG)`${U}${w.Gy.prose(S)}: ${B}`}))}}),806:((lt,K,n)=>{n.d(K,{AZ:()=>i,Gb:()=>k,OS:()=>a,U1:()=>r,_h:()=>s,b8:()=>o,dI:()=>l,du:()=>v,h:()=>c,
ik:()=>m,xy:()=>d});var R=n(4e3),D=n(5143),C=n(1831),p=n(4503),L=n(8884),O=n(7792);const M=Number.POSITIVE_INFINITY,b={causes:20,hosts:6,messages:4,frames:0,characters:700,
ownCharacters:300,url:600,places:12,ownPlaces:4,items:100,rows:50,roots:100,details:20,services:20,remarks:5},w={causes:30,hosts:4,messages:5,frames:3,characters:1e3,
ownCharacters:1e3,url:M,places:6,ownPlaces:2,items:1e3,rows:20,roots:3,details:20,services:20,remarks:5},I={log:w,summary:b,brief:{...b,causes:10,items:0,rows:0,
roots:0,details:0},notes:{...w,messages:M,frames:0,characters:700,places:8},page:{causes:M,hosts:6,messages:4,frames:3,characters:4e3,ownCharacters:4e3,url:M,places:12,
ownPlaces:4,items:M,rows:M,roots:1e3,details:M,services:M,remarks:M}},v=(e,t,u)=>({context:e,medium:t,limits:I[t],rest:u,detailed:new Set}),k=e=>({...e,medium:"\
brief",limits:I.brief}),c=O.Gy.words("in the JSON report"),d=O.Gy.words("in the job summary"),a=(e,t,{rest:u})=>e===0?[]:[{kind:"paragraph",content:(0,O.mG)`and ${(0,R.
px)(e,`more ${t}`)} ${u}`,isMore:!0}],h=/^[a-z\d]+(?:-[a-z\d]+)*$/,s=(e,t,{context:u})=>O.Gy.link(h.test(e)?`${u.docsUrl}#${e}`:null,t),r=(e,t)=>s(e,O.Gy.code(e),
t),l=e=>`host-${e}`;function o(e,{detailed:t,medium:u},g=O.Gy.code){const P=(0,C.nx)(e);return u==="log"&&P!==e?(0,O.mG)`${O.Gy.code(P)} (${O.Gy.code(e)})`:t.has(
e)?O.Gy.link(`#${l(e)}`,g(P)):g(P)}function m(e,{context:t,limits:u,medium:g},P=!1){if(typeof e=="string"){const[,_]=/^(.*) input$/s.exec(e)??[];return _===void 0||
g==="log"||g==="notes"?O.Gy.code(e):(0,O.mG)`the ${O.Gy.code(_)} input`}const T=(0,p.uM)(e,t),y=P?(0,D.bH)(e.file).path:e.file;return O.Gy.link(T!==null&&T.length>
u.url?null:T,O.Gy.path((0,L.eo)({...e,file:y})))}function i(e,t,u,{isInOne:g=!1,isBare:P=!1}={}){const{places:T,noun:y}=(0,L.TD)(e);return O.Gy.some(T,t,_=>m(_,
u,g),P?"":y)}}),3305:((lt,K,n)=>{n.d(K,{AS:()=>v,Fg:()=>b,L4:()=>I,Mm:()=>O,Yn:()=>d,g5:()=>k,jB:()=>c,nS:()=>a,pJ:()=>L,qj:()=>M});var R=n(4e3),D=n(5143),C=n(5257),
p=n(8884);const L={fails:"init fails",warns:"has warnings",works:"passed"};function O({worst:h}){return h==="error"?"fails":h==="warning"?"warns":"works"}const M=({
rows:h})=>["fails","warns"].find(s=>h.some(r=>O(r)===s))??"works";function b(h){const s=M({rows:h});return s==="works"&&h.some(w)?"skipped":s}const w=({chosen:h})=>Object.
keys(h).length===0;function I(h){const s=M(h);return s==="works"?a(h.rows):L[s]}const v=({directory:h})=>h===C.cd.file;function k(h,s=0){const r=h.filter(e=>!v(
e)),{failing:l}=c(r),{length:o}=l;if(o===0)return null;const m=new Set(l.map(({directory:e})=>(0,D._M)(e))),i=s<2?"":` (${(0,p.GH)(m.size,s,"repositories")})`;return r.
length===1?`init fails${i}`:`init fails in ${(0,p.GH)(o,r.length,"root modules")}${i}`}const c=h=>d(h,M);function d(h,s){const{fails:r=[],warns:l=[],works:o=[]}=Object.
groupBy(h,s);return{failing:r,wrong:[...r,...l],good:o}}function a(h){const s=[...new Map(h.map(e=>[`${e.kind} ${e.source}`,e])).values()],r=["module","provider"].
flatMap(e=>{const{length:t}=s.filter(u=>u.kind===e);return t===0?[]:[(0,R.px)(t,e)]});if(r.length===0)return"no registry modules and no providers";const l=h.some(
({platforms:e})=>e.length>0)?" and package":"",o=s.filter(w).length,m=s.filter(({chosen:e})=>Object.values(e).includes(null)).length,i=[...m>0?[`${m} without a \
version`]:[],...o>0?[`${o} not checked`]:[]];return`${r.join(" and ")}, ${i.join(", ")||`every version${l} is available`}`}}),7792:((lt,K,n)=>{n.d(K,{AA:()=>b,Gy:()=>w,
mG:()=>C,om:()=>k,rC:()=>D});var R=n(4e3);const D={error:"fails",warning:"warns",notice:"notice"},C=(c,...d)=>c.flatMap((a,h)=>{const s=d[h]??[],r=typeof s=="nu\
mber"?String(s):s;return a===""?[r]:[{kind:"words",text:a},r]}),p=c=>c===""||Array.isArray(c)&&c.every(p),L=[],O=(c,d={kind:"words",text:", "})=>c.filter(a=>!p(
a)).flatMap((a,h)=>h===0?[a]:[d,a]);function M(c,d,a,h=""){const{shown:s,more:r}=R.zN(c,d),l=O(s.map(a)),o=h===""?`${r} more`:R.px(r,`more ${h}`);return r===0?l:
C`${l} and ${o}`}const b=c=>/^https?:\/\/[!-~]+$/.test(c),w={isEmpty:p,joined:O,some:M,nothing:L,newLine:{kind:"break"},words:c=>({kind:"words",text:c}),code:(c,d)=>({
kind:"code",text:c,max:d}),name:c=>({kind:"code",text:c,breaks:"dots"}),path:c=>({kind:"code",text:c,breaks:"slashes"}),value:(c,d)=>({kind:"code",text:c,max:d,
breaks:"never"}),prose:(c,d)=>({kind:"prose",text:c,max:d}),sentence:(c,d)=>({kind:"sentence",content:{kind:"prose",text:c,max:d}}),strong:c=>({kind:"strong",content:c}),
small:c=>({kind:"small",content:c}),link:(c,d)=>({kind:"link",url:c,content:d}),sign:c=>({kind:"sign",of:c})},k={column:(c,d,a)=>({title:c,cell:h=>C`${d(h)}`,...a===
void 0?{}:{style:a}}),title:(c,d=L,a=null)=>({sign:a,name:c,text:d}),paragraph:c=>({kind:"paragraph",content:c}),details:(c,d)=>d.length===0?[]:[{kind:"details",
title:c,children:d}],table:(c,d,a,h=()=>({}),s)=>c.length===0?[]:[{kind:"table",caption:a,columns:d,rows:{*[Symbol.iterator](){for(const l of c)yield{...h(l),cells:d.
map(({cell:o})=>o(l))}}},...s===void 0?{}:{style:s}}]}}),9076:((lt,K,n)=>{n.d(K,{QB:()=>D,im:()=>R,jm:()=>b,mU:()=>I,pR:()=>h,sO:()=>w,yX:()=>C});const R=["fail\
s","warns","works","unchecked","skipped"],D=5,C=({outcome:s})=>s!=="unchecked"&&s!=="skipped",p=30,L=[7,30,90],O=30,M=20;function b(s,r){const l=s.filter(C);return{
recent:s.slice(-p),uptime:L.map(o=>{const m=v(l,r,o);return{days:o,good:m.filter(k).length,runs:m.length}}),medianMs:c(v(s,r,O)),incidents:d(l).reverse().slice(
0,M)}}const w=864e5,I=(s,r)=>new Date(Date.parse(s)+r*w).toISOString();function v(s,r,l){const o=I(r,-l);return s.filter(({at:m})=>m>o)}const k=({outcome:s})=>s!==
"fails";function c(s){const r=s.flatMap(({ms:l})=>l??[]).sort((l,o)=>l-o);return r[Math.ceil(r.length/2)-1]??null}function d(s){const r=[];let l=[];const o=m=>{
const[i]=l;if(i!==void 0){const e=[...new Set(l.flatMap(t=>t.codes))].slice(0,D);r.push({from:i.at,until:m,runs:l.length,codes:e})}l=[]};for(const m of s)k(m)?o(
m.at):l.push(m);return o(null),r}const a={isDown:!1,since:null,failed:0,good:0};function h(s,r){let l=a,o=null;for(const m of s){if(!C(m))continue;const i=r.isFailing(
m),e=i?l.failed+1:0,t=i?0:l.good+1;e===1&&(o=m.at);const u=l.isDown?t<r.issueCloseAfter:e>=r.issueOpenAfter,g=u?l.since??o:null;l={isDown:u,since:g,failed:e,good:t}}
return l}}),1409:((lt,K,n)=>{n.d(K,{qY:()=>w,fN:()=>k,XP:()=>c});var R=n(2935),D=n(4e3),C=n(1831),p=n(8820);const L=2,O=80;function M(a){if(a.kind==="scan")return`\
read ${(0,D.px)(a.files,"file")}`;if(a.kind==="registries")return`${a.done} of ${(0,D.px)(a.total,"question")} to registries answered`;const{done:h,total:s,failed:r,
waiting:l}=a,o=r===0?"":`, ${r} failed so far`;return`${h} of ${(0,D.px)(s,"host")} checked${o}${b(l)}`}function b(a){if(a.size===0)return"";const{shown:h,more:s}=(0,D.
zN)([...a],L),r=h.map(l=>(0,p.RK)((0,C.nx)(l),O));return s>0?`; waiting for ${r.join(", ")} and ${(0,D.px)(s,"other")}`:`; waiting for ${r.join(" and ")}`}const w={
show:()=>{},end:()=>{}},I=5e3,v=200;function k(a){let h=!0;return d(I,s=>{h&&a(s),h=!h})}function c(a,h){let s="";const{show:r,end:l}=d(v,m=>{const i=(0,R.Wc)(m,
0,h-1);i!==s&&(s=i,a(`\r${i}\x1B[K`))});return{show:r,end:()=>{l(),s!==""&&a("\r\x1B[K")}}}function d(a,h){let s=null;const r=setInterval(()=>{s!==null&&h(M(s))},
a).unref();return{show:o=>{s=o},end:()=>clearInterval(r)}}}),8463:((lt,K,n)=>{n.d(K,{t:()=>v});var R=n(1342),D=n(7039),C=n(7822),p=n(8820);const L=function(...c){
const{hash:d}=process.getBuiltinModule("node:crypto");return new.target?new d(...c):d(...c)},O=function(...c){const{renderBadge:d}=n.late([912],7912);return new.target?
new d(...c):d(...c)},M=function(...c){const{renderCodeQuality:d}=n.late([811],9811);return new.target?new d(...c):d(...c)},b=function(...c){const{renderJunit:d}=n.
late([693,851],8978);return new.target?new d(...c):d(...c)},w=function(...c){const{renderHtml:d}=n.late([935],5316);return new.target?new d(...c):d(...c)},I=function(...c){
const{renderSarif:d}=n.late([554],8554);return new.target?new d(...c):d(...c)};function v({report:c,badge:d},a,h){const s=[],r=(l,o,m)=>{try{(0,R.f8)(h,o,(0,R.mk)(
m()))}catch(i){s.push(`the ${l} ${(0,p.RK)(o)} was not written: ${(0,p.RK)((0,R.A3)(i))}`)}};for(const{path:l,format:o}of c)r("report",l,()=>k(o,a));return d!==
null&&r("badge",d,()=>[O(a.verdict)]),s}function k(c,{verdict:d,context:a}){switch(c){case"json":return(0,D.hF)(d,a);case"sarif":return I(d,a);case"junit":return b(
d,a);case"codequality":return M(d,h=>L("sha256",h));case"html":return w(d,a,h=>L("sha256",h,"base64"));case"markdown":return[(0,C.Gc)(d,a)]}}}),2796:((lt,K,n)=>{
n.d(K,{a2:()=>l,cZ:()=>O,cr:()=>s,hs:()=>r,pq:()=>o});var R=n(2886),D=n(1064),C=n(1831),p=n(8884);const L=3;function O(i){const e=M(i,g=>[g]),t=[...Map.groupBy(
e,w).values()].flatMap(g=>{const P=[...Map.groupBy(g,I).values()];return P.length>L?[g]:P}).flatMap(g=>v(g)??[]).toSorted((g,P)=>P.hosts.length-g.hosts.length),
u=M(t,g=>g.findings);return m(u.toSorted((g,P)=>(0,R.Np)(g,P)||b(g)-b(P)))}const M=(i,e)=>i.map(t=>({item:t,hits:(0,p.eb)(e(t)).length})).toSorted((t,u)=>u.hits-
t.hits).map(({item:t})=>t);function b({code:i,affects:e}){return i==="host-not-checked"?2:e.length===0||D.Du.some(t=>e.includes(t))?0:1}const w=({severity:i,problem:e,
affects:t,exclude:u})=>JSON.stringify([i,e.code,t,u===void 0]),I=i=>i.exclude===void 0?h(i.problem.help??"",i):"";function v(i){const[e]=i;if(e===void 0)return null;
const t=[...new Set(i.flatMap(({host:y})=>y??[]))],{code:u,title:g}=e.problem,P=y=>{const _=f=>{const $=f.problem[y]??"";return t.length>1?h($,f):$},E=_(e);return i.
every(f=>_(f)===E)?E:null},T=P("help");return{severity:e.severity,code:u,title:g,affects:e.affects,findings:i,hosts:t,message:P("message"),help:T?a(T,t):null,isAside:i.
length>1&&e.exclude!==void 0,sameAs:null}}const k="HOST",c=C.xV+k,d=5;function a(i,e){if(!i.includes(c))return i;if(e.length>d)return`${i}; in ${c}, write each \
dot of the host as an underscore and each hyphen as two`;const t=e.flatMap(u=>(0,C.fK)(u).slice(0,1));return`${i}; ${c} is ${t.join(" or ")}`}function h(i,{host:e}){
return e===null?i:(i.includes(C.xV)?(0,C.fK)(e):[]).reduce((u,g)=>u.replaceAll(g,c),i).replaceAll(e,k).replaceAll((0,C.nx)(e),k)}const s=({message:i,findings:e})=>Array.
from(Map.groupBy(e,({problem:t})=>i??t.message)),r=({hosts:i,findings:e})=>i.length>0&&!e.every(R.zX),l=i=>r(i)?"host":"place",o=i=>r(i)?i.hosts.length:(0,p.Dx)(
i.findings).length;function m(i){const e=new Map;return i.map(t=>{if(!r(t)||t.hosts.length<2)return t;const u=t.hosts.toSorted().join(),g=e.get(u);return g===void 0&&
e.set(u,t.code),t.message===null||g===void 0?t:{...t,sameAs:g}})}}),7039:((lt,K,n)=>{n.d(K,{Yz:()=>T,hF:()=>c});var R=n(4283),D=n(4e3),C=n(5143),p=n(5799),L=n(6174),
O=n(1831),M=n(8820),b=n(5955),w=n(8884);const I=function(...y){const{attemptsOf:_}=n.late([693,667,597,977],6597);return new.target?new _(...y):_(...y)},v=1,k="\
  ";function*c(y,_){const{hosts:E,findings:f,passed:$,ignored:A,stopped:S,roots:B}=y,{dialect:U,remarks:X,repository:et,repositories:Q,startedAt:q,durationMs:pt}=_,
{usages:$t,...Mt}=_.scan;yield`{
  "schemaVersion": ${v}`;const kt={version:_.version,passed:$,...S&&{stopped:(0,D.Cw)(S),incomplete:(0,D.zM)(S)},failOn:_.failOn,repository:et??void 0,repositories:d(
Q),dialect:U.name,clientDetection:h(U),clients:_.clients,startedAt:q,durationMs:pt,counts:Object.fromEntries(p.oC.map(Tt=>[`${Tt}s`,a(f,Tt)]))};yield(0,b.U2)(kt,
k),yield*(0,b.Rr)("hosts",E,k,s),yield*(0,b.Rr)("findings",f,k,e),B.length>0&&(yield*(0,b.Rr)("roots",B,k,t)),yield(0,b.U2)({ignored:A,usages:$t,remarks:d(X),scan:Mt},
k),yield`
}
`}const d=y=>y.length===0?void 0:y,a=(y,_)=>y.filter(E=>E.severity===_).length;function h({clients:y,versions:_,releases:E,isGuess:f,why:$,evidence:A}){return{clients:y,
assumed:f??!1,why:(0,L._U)($),versions:Object.entries(_).map(([S,B])=>({client:S,version:(0,L._U)(B)})),releases:E.map(({name:S})=>S),evidence:A.map(({client:S,
version:B,level:U,text:X,place:et})=>({client:S,version:B===null?null:(0,L._U)(B),kind:U,text:(0,L._U)(X),...i(et)}))}}function s({visit:y,requirements:_,services:E,
servicesFrom:f,clients:$,isNew:A}){const{discovery:S,hops:B,timing:U,certificates:X}=y.attempt,et=S.kind==="found"||S.kind==="absent";return{host:y.host,display:(0,O.
nx)(y.host),discovery:S.kind,...r(S),documentUrl:et?(0,R.Pl)(S.url):null,hops:B.map(({challenge:Q,...q})=>({...q,url:(0,M.cq)(q.url),proxy:q.proxy&&(0,M.cq)(q.proxy)})),
services:Object.fromEntries(E.map(Q=>[Q.id,o(Q)])),servicesFrom:f&&i(f),hostBlocks:y.forced.map(({client:Q,place:q})=>({client:Q,place:i(q)})),required:_.map(({
service:Q,clients:q,because:pt})=>({service:Q,clients:q,because:pt.map(m)})),credentials:y.credentials?.hasToken?y.credentials.source:null,looks:y.looks,attempts:I(
y).length,...y.earlier.length>0&&{earlier:y.earlier.map(l)},timingMs:{lookup:U.lookupMs,connect:U.connectMs,tls:U.tlsMs,firstByte:U.firstByteMs,total:U.totalMs},
certificates:X,clients:$,...A&&{new:!0}}}function r(y){if(!("problem"in y))return{};const{code:_}=y.problem,E=y.kind==="failed"&&y.excerpt!==null;return{code:_,
...E&&{excerpt:y.excerpt}}}const l=({discovery:y,timing:_})=>({discovery:y.kind,..."problem"in y&&{code:y.problem.code},ms:_.totalMs});function o(y){if(y.kind===
"url")return{url:(0,M.cq)(y.url)};if(y.kind==="problem"){const{code:$,message:A,help:S=null}=y.problem;return{problem:{code:$,message:A,help:S}}}const{authz:_,token:E}=y.
login,f={authz:_&&(0,M.cq)(_),token:E&&(0,M.cq)(E)};return{login:{...y.login,...f}}}const m=y=>typeof y=="string"?y:i(y);function i({file:y,line:_,column:E,endColumn:f}){
const{repository:$,path:A}=(0,C.bH)(y);return{...$===null?{file:y}:{repository:$,file:A},line:_,column:E,endColumn:f}}function e(y){const{problem:_,severity:E,host:f,
places:$,affects:A,exclude:S}=y;return{code:_.code,severity:E,host:f,service:(0,w.ju)(y),message:_.message,help:_.help??null,places:$.map(m),affects:A,...S&&{exclude:S}}}
function t({directory:y,clients:_,rows:E}){const{repository:f,path:$}=(0,C.bH)(y);return{...f&&{repository:f},directory:$,clients:_,rows:E.map(u)}}const u=({problems:y,
places:_,rejectedAt:E,...f})=>({...f,codes:y.map(({code:$})=>$),places:_.map(m)}),g={hosts:12e4,services:36e4},P=1;function T({passed:y,hosts:_,findings:E}){const f=({
visit:S})=>JSON.stringify(S.host),{shown:$}=(0,D.I0)(_,g.hosts,P,f),{shown:A}=(0,D.I0)(_,g.services,P,S=>{const B=S.services.flatMap(U=>U.kind==="url"?[[U.id,U.
url]]:[]);return`${f(S)}:${JSON.stringify(Object.fromEntries(B))}`});return{passed:y,hosts:`[${$.join(",")}]`,services:`{${A.join(",")}}`,errors:a(E,"error"),warnings:a(
E,"warning"),"left-out":_.length-Math.min($.length,A.length)}}}),8610:((lt,K,n)=>{n.d(K,{Hp:()=>Xt,S5:()=>H,MV:()=>nt,K8:()=>mt});var R=n(2389),D=n(2935),C=n(4e3),
p=n(8820),L=n(6906),O=n(7792);const M=200,b=5,w=3600;function I(F,V,Z,rt){const{shown:it,more:at}=(0,C.zN)(Z,b),ft=w/it.length,yt=it.map(Y=>typeof Y=="string"?Y:
v(Y,ft).join(`
`)),x=Z.every(Y=>typeof Y=="string"),N=at>0?[`and ${at} more, see the job summary`]:[];return{level:F,title:(0,p.LS)((0,p.RK)(V,M)),message:(0,p.LS)([...yt,...N].
join(x?`
`:`

`)),...rt??{}}}function v({message:F,title:V,count:Z,code:rt,parts:it,url:at},ft){const x=[`${(0,L.wh)([Z,O.Gy.isEmpty(F)?V:F])} [${rt}]`,...it.flatMap(dt=>dt.kind===
"note"?`${dt.label}: ${(0,L.wh)(dt.text)}`:[])],{items:N=[],total:Y=0}=it.find(dt=>dt.kind==="list")??{},J=ft-[...x,at].join(`
`).length,{shown:st}=(0,C.I0)(N,J,1,dt=>`- ${(0,L.wh)(dt)}`),ut=Y-st.length,gt=ut>0?[`and ${ut} more, see the job summary`]:[];return[...x,...st,...gt,at]}var k=n(
5102),c=n(5799),d=n(1831),a=n(2796),h=n(4120),s=n(8884),r=n(1423),l=n(806);const o=10,m=2,i=400,e={characters:250,ownCharacters:250,places:1};function t(F,V){const Z=u(
F),rt=(0,k.hm)(F.findings);let it=F.findings;for(const at of c.oC){const ft=it.filter(({severity:J})=>J===at),yt=new Set(ft.map(g)),x=yt.size>o?[]:it.filter(J=>yt.
has(g(J))),N=yt.size>o?T(at,ft,at===rt&&at!=="notice",V):P(at,x,V);Z.push(...N);const Y=new Set([...ft,...x]);it=it.filter(J=>!Y.has(J))}return Z}function u({passed:F,
stopped:V,findings:Z}){if(F||Z.some(({severity:at})=>at==="error"))return[];if(V!==null){const at=(0,C.zM)(V).flatMap(yt=>"reasons"in yt?yt.reasons??[]:[]);return[
{level:"error",title:"The check is not complete",body:[(0,C.Cw)(V),...at],place:null}]}const{length:rt}=Z.filter(({severity:at})=>at==="warning");return[{level:"\
error",title:"Warnings fail this check",body:[`${(0,C.px)(rt,"warning")}, and fail-on is warning`],place:null}]}function g(F){const V=(0,c.Xd)(F);return V===null?
F:`${V.line}:${V.file}`}const P=(F,V,Z)=>[...Map.groupBy(V,g).values()].slice(0,o).map(rt=>{const it=rt.flatMap(at=>(0,a.cZ)([at]));return y(F,rt,it,Z)});function T(F,V,Z,rt){
const it=(0,a.cZ)(V),{shown:at,rest:ft}=(0,C.zN)(it,it.length<=o?o:o-1),yt=ft.flatMap(Y=>Y.findings),x=[...new Set(yt.map(({problem:Y})=>Y.title)),"see the job \
summary"],N=`and ${(0,C.px)(yt.length,`more ${F}`)}`;return[...at.map(Y=>y(F,Y.findings,[Y],rt)),...yt.length>0?[{level:F,title:N,body:x,place:null}]:[],...Z?P(
F,E(V,it),rt):[]].slice(0,o)}function y(F,V,Z,rt){const it=(0,l.du)(rt,"notes",l.xy),at={...it,limits:Z.length>2?{...it.limits,...e}:it.limits},ft=V.some(({severity:N})=>N!==
F),yt=Z.map(N=>{const{parts:Y,...J}=(0,r.Zw)(N,at),st=ft?`${N.severity}: `:O.Gy.nothing;return{...J,count:st,parts:[...Y,..._(N,at)]}}),x=(0,s.tN)(V);return{level:F,
title:f(V),body:yt,place:x&&S(x.file)?x:null}}function _({findings:F,message:V},Z){const[rt,it]=F;if(rt!==void 0&&it===void 0){const ft=(0,s.Dx)(F),yt=(0,s.oN)(
ft,ft.slice(0,1)),x=ft.slice(0,1).filter(({file:N})=>!S(N));return[...(0,r.N4)("at",O.Gy.joined(x.map(N=>O.Gy.words((0,s.R3)(N))))),...(0,r.N4)("also at",(0,l.AZ)(
yt,Z.limits.places,Z)),...(0,r.N4)("host",rt.isHostNew?h.dy:O.Gy.nothing)]}return[{kind:"list",items:F.slice(0,i).map(ft=>{const yt=V===null?O.Gy.prose(ft.problem.
message,Z.limits.ownCharacters):O.Gy.nothing,x=(0,l.AZ)(ft.places,1,Z),N=ft.host===null?O.Gy.nothing:(0,l.b8)(ft.host,Z),Y=ft.isHostNew?` (${h.dy})`:"";return O.
Gy.joined([O.Gy.isEmpty(N)?O.Gy.nothing:(0,O.mG)`${N}${Y}`,x,yt],O.Gy.words(": "))}),total:F.length}]}function E(F,V){const Z=new Set(V.flatMap(rt=>(0,s.io)(rt.
findings)??[]).map(g));return F.filter(rt=>S((0,c.Xd)(rt)?.file??"")&&!Z.has(g(rt)))}function f(F){const V=[...new Set(F.flatMap(({host:ft})=>ft??[]))],Z=[...new Set(
F.map(({problem:ft})=>ft.title))],rt=V.length>0?0:(0,s.Dc)(F),it=Math.max(V.length,rt),at=Z.length===1&&F.length>it&&it>0?` (${F.length} times)`:"";return[$(F,V,
rt),`${Z.join(", ")}${at}`].filter(ft=>ft!=="").join(": ")}function $(F,V,Z){if(V.length>m)return(0,C.px)(V.length,"host");if(V.length>0)return(0,C.K4)(V,m,it=>(0,p.
RK)((0,d.nx)(it)));if(Z>1)return(0,C.px)(Z,"file");const rt=(0,s.tN)(F)?.file??"";return F.length>1||!S(rt)?(0,s.II)(rt):""}const A=4096,S=F=>F!==""&&(0,s.CN)(F)&&
(0,p.BP)((0,p.RK)(F,A))===F;var B=n(9287);const U=160,X=12,et="    ",Q=/##\w*\[/;function q(F,V,Z){const{place:rt,before:it,literal:at,after:ft}=F,yt=" ".repeat(
`  ${rt.line}`.length),x=Math.min(Z.width,U)-yt.length-3;if(x<X)return[];const N=pt(it+at+ft),Y=N(it+at+ft),J=(0,D.nc)(Y)<=x?0:N(it).search(/[^ ]|$/),st=Y.slice(
J),ut=(0,D.nc)(N(it))-J,gt=(0,D.nc)(N(it+at))-J,{from:dt,to:Pt,text:vt}=$t(st,ut,Math.max(gt,ut+1),x),_t=(0,D.nI)("|","dim",Z),St="^".repeat(Math.max(1,Math.min(
gt,Pt)-Math.max(ut,dt))),Ot=" ".repeat(Math.max(ut,dt)-dt);return[`${(0,D.nI)(`  ${rt.line}`,"dim",Z)} ${_t} ${vt}`.trimEnd(),`${yt} ${_t} ${Ot}${(0,D.nI)(St,V,
Z)}`]}function pt(F){const V=Z=>(0,p.RK)(Z.replaceAll("	",et),Number.POSITIVE_INFINITY);return Q.test(V(F))?Z=>V(Z).replaceAll(/(?<=#)#/g," #"):V}function $t(F,V,Z,rt){
const it=(0,D.nc)(F);if(it<=rt)return{from:0,to:rt,text:F};const at=Math.max(0,rt-2-(Z-V)),ft=Z<rt?0:Math.max(0,V-1-Math.ceil(at*2/3)),yt=it-ft<=rt,x=ft+(yt?rt:
rt-1),N=(0,D.Wc)(F,ft===0?0:ft+1,x),Y=`${ft===0?"":"\u2026"}${N}${yt?"":"\u2026"}`;return{from:ft,to:x,text:Y}}const Mt={fails:"red",unchecked:"red",warns:"yell\
ow",skipped:"blue",works:"green",notice:"blue"},kt={error:"red",warning:"yellow",notice:"blue"},Tt=13,jt="  ",bt=(F,V)=>Ut(F,V).map(Z=>(0,p.BP)(Z.replaceAll("\xA0",
" "))).join(`
`);function Ut(F,V){switch(F.kind){case"paragraph":return Bt(F.content).flatMap(Z=>(0,D.ky)((0,L.wh)(Z),V));case"note":return(0,D.wW)({indent:2,label:`${F.label}\
:`,style:"dim",text:(0,L.wh)(F.text)},V);case"facts":return F.facts.flatMap(({label:Z,texts:rt})=>rt.flatMap((it,at)=>{const ft=at===0?Z:"";return(0,D.wW)({indent:2,
label:ft,style:"dim",column:Tt,text:(0,L.wh)(it)},V)}));case"list":return F.items.flatMap(Z=>(0,D.wW)({indent:2,label:"-",style:"dim",text:(0,L.wh)(Z)},V));case"\
sources":return F.items.flatMap(Z=>Ft(Z,"red",V));case"problem":return Nt(F,V);case"table":return Ht(F,V);case"details":return Yt(F,V)}}function Bt(F){if(typeof F==
"string"||"kind"in F)return[F];const V=F.indexOf(O.Gy.newLine);return V<0?[F]:[F.slice(0,V),...Bt(F.slice(V+1))]}function Nt(F,V){const{severity:Z,code:rt,url:it,
message:at,count:ft,title:yt,parts:x}=F,N=kt[Z],Y=(0,L.wh)(O.Gy.isEmpty(at)?[ft,yt]:at);return[...(0,D.wW)({indent:0,label:`${Z}[${rt}]:`,style:N,url:it,text:Y},
V),...x.flatMap(J=>J.kind==="sources"?J.items.flatMap(st=>Ft(st,N,V)):Kt(J,V))]}const Kt=(F,V)=>F.kind==="paragraph"?Ut(F,{...V,width:V.width-2}).map(Z=>`  ${Z}`):
Ut(F,V);function Ft({place:F,message:V,help:Z,line:rt},it,at){const ft=typeof F=="object"&&"kind"in F&&F.kind==="link",yt=(0,L.wh)(F),x=ft&&(0,O.AA)(F.url??"")?
F.url:null,N={text:yt,url:x},Y=[yt,(0,L.wh)(V)].filter(st=>st!=="").join(": "),J=ft?"-->":"-";return[...Y===""?[]:(0,D.wW)({indent:2,label:J,style:"dim",text:Y,
linked:N},at),...rt===null?[]:q(rt,it,at),...O.Gy.isEmpty(Z)?[]:(0,D.wW)({indent:2,label:"help:",style:"dim",text:(0,L.wh)(Z)},at)]}function Yt({title:F,children:V},Z){
const{sign:rt,name:it,text:at}=F,{withFlags:ft=String}=Z,yt=[rt===null?"":L.B2[rt],ft((0,L.wh)(it))].filter(N=>N!=="").join(" "),x=rt===null?"bold":Mt[rt];return[
...(0,D.wW)({indent:0,label:yt,style:x,text:(0,L.wh)(at)},Z),...Array.from(V,N=>Kt(N,Z)).flat()]}const Vt=(F="")=>/^(?:number|history)/.test(F);function Ht({columns:F,
rows:V},Z){const rt=F.map(({title:x})=>(0,L.wh)(x)),it=Array.from(V,({sign:x="works",cells:N})=>({sign:x,cells:N.map(L.wh)})),at=rt.map((x,N)=>Math.max(...[x,...it.
map(({cells:Y})=>Y[N]??"")].map(D.nc)));if(at.reduce((x,N)=>x+jt.length+N,jt.length)>Z.width)return it.flatMap(({sign:x,cells:[N="",...Y]})=>{const J=Y.flatMap(
(ut,gt)=>ut===""?[]:[`${rt[gt+1]} ${ut}`.trim()]),st=`${N}: ${J.join("; ")}`;return(0,D.wW)({indent:2,label:L.B2[x],style:Mt[x],text:st},Z)});const yt=x=>x.map(
(N,Y)=>{const J=" ".repeat((at[Y]??0)-(0,D.nc)(N));return Vt(F[Y]?.style)?J+N:N+J}).join(jt).trimEnd();return[`    ${(0,D.nI)(yt(rt),"dim",Z)}`,...it.map(({sign:x,
cells:N})=>{const Y=yt(N).replace(/\u2573+/g,J=>(0,D.nI)(J,"red",Z));return`  ${(0,D.nI)(L.B2[x],Mt[x],Z)} ${Y}`})]}const Xt=(F,V)=>t(F,V).map(({level:Z,title:rt,body:it,
place:at})=>I(Z,rt,it,at));function*H(F,V){yield`${nt(F,V)}
`;let Z=!0;for(const{text:rt}of mt(F,V)){const it=rt.includes(`
`);yield`${Z||it?`
`:""}${rt}
`,Z=it}}function nt(F,V){const[Z,rt]=F.passed?[L.B2.works,"green"]:[L.B2.fails,"red"],it=V.isQuiet?[]:(0,B.vH)(F,Et(V)).shown;return[`${(0,D.nI)(Z,rt,V)} ${(0,D.
nI)((0,k.$N)(F,V.context),"bold",V)}`,...it.map(at=>bt(O.om.paragraph(at),V))].join(`
`)}function*mt(F,V){const{isQuiet:Z=!1,isRunner:rt=!1,context:it}=V,at=Et(V),ft=F.findings.filter(({severity:x})=>x==="error"||(0,R.k2)(x,it.failOn)),yt=Z?(0,B.
CI)(["problems"],{...F,findings:ft},at):[...(0,B.CI)(B.$9,F,at),...Rt(F,V)];for(const x of yt)yield{kind:rt&&x.kind==="details"?"group":"plain",text:bt(x,V)}}function Et({
context:F,isRunner:V=!1}){const Z=(0,l.du)(F,"log",l.h);return V?Z:{...Z,limits:{...Z.limits,items:0,details:0}}}const Ct=3;function Rt({findings:F,hosts:V},{context:Z,
isRunner:rt}){const it=(0,k.hm)(F),at=rt?"the JSON report has all details; its path is the output `report`":"for all details: `--format json` or `--report FILE.\
json`",ft=`problem codes are explained at ${Z.docsUrl}`,yt=it===null||it==="notice"?[at]:[ft,at];return V.length>Ct||F.length>0?[O.om.paragraph(O.Gy.joined(yt.map(
O.Gy.words),O.Gy.newLine))]:[]}}),2809:((lt,K,n)=>{n.d(K,{g:()=>L});var R=n(8820),D=n(4120),C=n(7792),p=n(6230);function L(a,h){const s=r=>(0,p.P)(r,h);switch(a.
kind){case"paragraph":return`<p${M(a.isMore?"more":void 0)}>${s(a.content)}</p>
`;case"note":return`<p>${w(a,h)}</p>
`;case"facts":return`<dl>
${a.facts.map(({label:r,texts:l})=>`<dt>${(0,D.Iu)(r)}</dt>${l.map(o=>`<dd>${s(o)}</dd>`).join("")}
`).join("")}</dl>
`;case"list":return b(a.items.map(s));case"sources":return v(a.items,h);case"problem":return I(a,h);case"table":return d(a,h);case"details":return c(a,h)}}const O=(a,h)=>Array.
from(a,s=>L(s,h)).join(""),M=a=>a===void 0?"":` class="${a}"`,b=a=>a.length===0?"":`<ul>
${a.map(h=>`<li>${h}</li>
`).join("")}</ul>
`;function w({label:a,text:h,as:s},r){const l=(0,p.P)(h,r);return s==="items"?l:a==="history"?(0,D.Iu)(l):s==="help"?`<b>Help:</b> ${l}`:`${(0,D.Iu)(a)} ${l}`}function I(a,h){
const{severity:s,code:r,url:l,count:o,title:m,message:i,parts:e}=a,t={kind:"link",url:l,content:r},u=(0,C.mG)`${C.Gy.sign(C.rC[s])} ${C.Gy.strong([o,m])} (${t})`,
g=e.filter(y=>y.kind==="note"),P=g.filter(({as:y})=>y!=="small").map(y=>w(y,h)),T=g.filter(({as:y})=>y==="small").map(y=>`${w(y,h)}.`);return h.problem({severity:s,
title:(0,p.P)(u,h),message:(0,p.P)(i,h),sources:O(e.filter(({kind:y})=>y==="sources"),h),lines:[...P,...T.length===0?[]:[h.small(T.join(" "))]],rest:O(e.filter(
({kind:y})=>y!=="note"&&y!=="sources"),h)})}function v(a,h){const s=t=>(0,p.P)(t,h),{figures:r=[],messages:l=[]}=Object.groupBy(a,({message:t})=>C.Gy.isEmpty(t)?
"figures":"messages"),o=({line:t})=>t===null?"":`<pre>${k(t,h)}</pre>`,m=({help:t})=>C.Gy.isEmpty(t)?"":`<br/><b>Help:</b> ${s(t)}`,i=r.map(t=>`<figure><figcapt\
ion>${s(t.place)}</figcaption>${o(t)}</figure>
`),e=l.map(t=>`${s(C.Gy.joined([t.place,t.message],C.Gy.words(": ")))}${m(t)}${o(t)}`);return`${i.join("")}${b(e)}`}function k({before:a,literal:h,after:s},r){const[
l,o,m]=[(0,R.J7)(a.trimStart().replaceAll("	"," ")),h,s].map(i=>(0,p.P)(i.replaceAll("	"," "),r));return`${l}<mark>${o}</mark>${m}`}function c({title:a,children:h,
anchor:s,isOpen:r},l){const o=(0,p.P)(a.name,l),m=a.sign===null&&C.Gy.isEmpty(a.text),e=[a.sign===null?"":l.sign(a.sign),m?o:l.name(o),(0,p.P)(a.text,l)].filter(
g=>g!=="").join(" "),t=O(h,l);if(t==="")return`<p>${e}</p>
`;const u=s===void 0?t:`<div id="${(0,R.My)(s)}">
${t}</div>
`;return`<details${M(s===void 0?void 0:"host")}${r?' open=""':""}>
<summary>${e}</summary>
${u}</details>
`}function d({caption:a,columns:h,rows:s,style:r},l){const o=(t,u,g)=>{const P=C.Gy.isEmpty(t)?"\u2013":(0,p.P)(t,l),[T,y]=g===0?['th scope="row"',"th"]:["td","\
td"];return`<${T}${M(u?.style)}>${P}</${y}>`},m=Array.from(s,({cells:t,about:u,sign:g})=>{const P=u===void 0?"":` data-host="${(0,R.My)(u.anchor)}"${u.isFailing?
' data-failing=""':""}`,[T="",...y]=t,_=g===void 0?T:(0,C.mG)`${C.Gy.sign(g)}${C.Gy.words("\xA0")}${T}`;return`<tr${P}>${[_,...y].map((E,f)=>o(E,h[f],f)).join("")}\
</tr>
`}),e=`<thead>
<tr>${h.map(({title:t,style:u})=>`<th scope="col"${M(u)}>${(0,p.P)(t,l)}</th>`).join("")}</tr>
</thead>`;return l.table(a,`<table${M(r)}>
${e}
<tbody>
${m.join("")}</tbody>
</table>`)}}),6230:((lt,K,n)=>{n.d(K,{P:()=>p});var R=n(8820),D=n(4120),C=n(7792);function p(M,b){if(typeof M=="string")return(0,R.js)(M);if(!("kind"in M))return M.
map(w=>p(w,b)).join("");switch(M.kind){case"words":return(0,R.My)(M.text).replaceAll("\xA0","&#160;");case"code":return L(M);case"prose":return(0,R.h$)(M.text,M.
max);case"strong":return`<b>${p(M.content,b)}</b>`;case"small":return b.small(p(M.content,b));case"sentence":return(0,D.Iu)(p(M.content,b));case"link":return O(
M.url,p(M.content,b));case"sign":return b.sign(M.of);case"break":return"<br/>";case"chart":return b.chart(M)}}function L({text:M,max:b,breaks:w}){const I=(0,R.D9)(
M,b);return w==="never"?I.replaceAll(" ","&#160;"):w===void 0?I:w==="dots"?I.replaceAll(".",".<wbr/>"):I.replaceAll(/(?<!<)\//g,"/<wbr/>")}const O=(M,b)=>M!==null&&
((0,C.AA)(M)||/^#[!-~]+$/.test(M))?`<a href="${(0,R.js)(M,M.length)}">${b}</a>`:b}),6266:((lt,K,n)=>{n.d(K,{$J:()=>L,kE:()=>w,ni:()=>b});var R=n(8820),D=n(6906),
C=n(2809),p=n(6230);const L={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705",notice:"\u2139\uFE0F"},O={sign:I=>L[I],small:I=>`\
<sub>${I}</sub>`,name:I=>`<b>${I}</b>`,chart:({runs:I,label:v})=>`<code role="img" aria-label="${(0,R.My)(v)}">${(0,D.qX)(I)}</code>`,problem:({title:I,message:v,
sources:k,lines:c,rest:d})=>`<p>${[I,v,...c].filter(h=>h!=="").join(`
<br/>`)}</p>
${k}${d}`,table:(I,v)=>`${v}
`},M=I=>I.replaceAll(/(<t[dh][^>]*) class="number[^"]*">(.*?)<\/t/g,(v,k,c)=>`${k} align="right">${c.replaceAll(" ","&#160;")}</t`).replaceAll(/<th scope="row"(.*?)<\/th>/g,
"<td$1</td>").replaceAll(/<th scope="col"(?! align)/g,'<th align="left"').replaceAll(/ (?:class|scope)="[^"]*"/g,"").replaceAll("/>",">").replaceAll("&#160;","&\
nbsp;").replaceAll(/\n+/g,`
`).trim(),b=I=>M((0,p.P)(I,O)),w=I=>I.map(v=>M((0,C.g)(v,O))).filter(v=>v!=="").join(`

`)}),601:((lt,K,n)=>{n.d(K,{H6:()=>I,QY:()=>h,U4:()=>L,XQ:()=>k,_N:()=>a,bW:()=>M,eC:()=>d,kW:()=>v,mc:()=>c,wz:()=>w});var R=n(9076),D=n(4e3),C=n(7574),p=n(5102);
function L({hosts:s},{history:r}){return s.flatMap(o=>{const m=r?.get(o.visit.host);return m&&m.recent.filter(R.yX).length>1?[{host:o,history:m}]:[]}).toSorted(
(o,m)=>Number((0,p.DI)(m.host))-Number((0,p.DI)(o.host))||b(o,O)-b(m,O)||b(o,Number.POSITIVE_INFINITY)-b(m,Number.POSITIVE_INFINITY))}const O=30,M=({history:s},r)=>I(
s).findLast(({days:l})=>l<=r);function b(s,r){const l=M(s,r);return l===void 0?1:l.good/l.runs}const w=s=>(0,p.DI)(s.host)||s.history.recent.some(({outcome:r})=>r===
"fails"),I=({uptime:s})=>s.filter(({runs:r},l)=>r>(s[l-1]?.runs??0));function v({recent:s,uptime:r,incidents:[l]}){if(l?.until!==null)return null;const o=s.filter(
({outcome:e})=>e==="fails").length,m=r.at(-1);return m!==void 0&&m.runs-m.good===1?`first failure in ${(0,D.px)(m.runs,"run")}`:o<=l.runs&&l.runs>1?null:`failed\
 ${o} of the last ${s.filter(R.yX).length} runs`}function k({incidents:[s]}){return s?.until!==null||s.runs<2?null:`failing since ${(0,C.QN)(s.from)} (${(0,D.px)(
s.runs,"run")})`}function c({good:s,runs:r}){if(r===0)return null;const l=Math.floor(1e4*s/r);if(l>=9900)return`${l/100}%`;const o=Math.floor(l/10);return o===0&&
s>0?"below 0.1%":`${o/10}%`}const d=({days:s,good:r,runs:l})=>`${r} of ${(0,D.px)(l,"run")} in ${s} days`;function a(s){const r=p.vh.flatMap(o=>{const{length:m}=s.
filter(e=>e.outcome===o),i=o==="warns"?"with warnings":p.nx[o];return m===0?[]:[`${m} ${i}`]});return`${s.length===1?"last run":`last ${(0,D.px)(s.length,"run")}`}\
: ${r.join(", ")}`}const h=({from:s,until:r},l)=>r===null?`${(0,C.u8)(s,l)} so far`:(0,C.u8)(s,r)}),1423:((lt,K,n)=>{n.d(K,{N4:()=>k,OT:()=>I,Zw:()=>v});var R=n(
4e3),D=n(1831),C=n(2796),p=n(4503),L=n(4120),O=n(8884),M=n(7792),b=n(601),w=n(806);function*I(t,u){const{shown:g,rest:P}=(0,R.zN)((0,C.cZ)(t),u.limits.causes),T=new Set;
for(const y of g)yield v(y,u,T);yield*(0,w.OS)(P.flatMap(y=>y.findings).length,"finding",u)}function v(t,u,g=new Set){const{message:P,help:T,isAside:y,hosts:_,sameAs:E}=t,
{characters:f}=u.limits,$=(0,C.pq)(t),A=(0,w.AZ)((0,O.f5)(t.findings),u.limits.places,u),B=u.medium==="log"||u.medium==="notes"?`the same ${_.length}`:"The same\
 hosts",U=E===null?c(t,u,g):k("hosts",(0,M.mG)`${B} as for ${E}`,"items");return{kind:"problem",severity:t.severity,code:t.code,url:`${u.context.docsUrl}#${t.code}`,
count:$>1?`${(0,R.px)($,(0,C.a2)(t))}: `:M.Gy.nothing,title:t.title,message:P===null?M.Gy.nothing:M.Gy.sentence(P,f),parts:[...U,...k("required by",A,"small"),...k(
"help",T===null||y?M.Gy.nothing:M.Gy.prose(T,f),"help"),...e(t,u)]}}const k=(t,u,g="line")=>M.Gy.isEmpty(u)?[]:[{kind:"note",label:t,text:u,as:g}];function c(t,u,g){
const{findings:P}=t,T=t.message===null,y=u.medium==="notes"||T&&!(0,C.hs)(t),_=i(P,u,y);if(u.medium==="notes")return _;const E=(0,C.cr)(t),f=r(t,E,u,g);if(T&&u.
limits.frames===0)return[...f,..._];const $=(0,C.hs)(t)&&t.hosts.length>1,A=f.length===0?[]:E.map(([,U])=>(0,O.tN)(U)),S=$||_.length>0?[]:(0,O.oN)((0,O.Dx)(P),A),
B=f.length===0?"place":"also at";return[...d(t,u),...f,...h(B,S,u.limits.places,"place",u,U=>(0,w.ik)(U,u)),..._]}function d(t,u){const{findings:g,hosts:P,message:T}=t,
[y,_]=P;if(y===void 0||!(0,C.hs)(t))return[];if(_===void 0&&T?.includes((0,D.nx)(y))&&g[0]?.isHostNew!==!0&&!u.detailed.has(y))return[];const f=[...Map.groupBy(
g,S=>S.host).values()],$=_===void 0?"host":"hosts",A=_===void 0;return h($,f,u.limits.hosts,"host",u,S=>a(S,u,A))}function a(t,u,g=!1){const[P]=t,T=P?.host?(0,w.
b8)(P.host,u):M.Gy.nothing,y=m(t,u)?(0,O.eb)(t).length:0,_=(0,w.AZ)((0,O.Dx)(t),1,u,{isBare:!0}),E=y>0?(0,R.px)(y,"repository"):_,f=M.Gy.joined([P?.isHostNew?L.
dy:M.Gy.nothing,g?M.Gy.nothing:E],M.Gy.words("; "));return M.Gy.isEmpty(f)?T:(0,M.mG)`${T} (${f})`}function h(t,u,g,P,T,y,_=M.Gy.nothing){const{shown:E,rest:f}=(0,R.
zN)(u,g),$=T.medium==="summary"||T.medium==="page",A=$?M.Gy.joined(E.map(y)):M.Gy.some(u,g,y,P),S=T.medium==="brief"&&f.length>0?(0,M.mG)` ${T.rest}`:M.Gy.nothing,
B=t==="also at"||t==="hits"?"line":"items",U=$?f:[];return[...k(t,(0,M.mG)`${_}${A}${S}`,B),...s(U,P,T,X=>[M.om.paragraph(M.Gy.joined(X.map(y)))])]}function s(t,u,g,P){
const{shown:T,more:y}=(0,R.zN)(t,g.limits.items);if(T.length===0||g.medium==="log")return(0,w.OS)(t.length,u,g);const _=M.om.title((0,R.px)(t.length,`more ${u}`));
return M.om.details(_,[...P(T),...(0,w.OS)(y,u,g)])}function r(t,u,g,P){const{messages:T,frames:y,ownCharacters:_}=g.limits,E=t.message===null,f=([q,pt])=>{const[
$t]=pt,Mt=y>0?(0,O.tN)(pt):null,kt=Mt&&M.Gy.link((0,p.uM)(Mt,g.context),M.Gy.path((0,O.R3)(Mt))),Tt=y>0&&$t?.host&&q.includes((0,D.nx)($t.host)),bt=t.help!==null||
t.isAside||!(E||g.medium==="log")?"":$t?.problem.help??"";return{place:kt??(E&&!Tt?o(t,pt,g):M.Gy.nothing),message:E?M.Gy.prose(q,_):M.Gy.nothing,help:bt===""?M.
Gy.nothing:M.Gy.prose(bt,_),line:null}},$=q=>{const pt=(0,O.io)(q[1])?.line;return pt===void 0||P.has((0,O.R3)(pt.place))?f(q):(P.add((0,O.R3)(pt.place)),{...f(
q),line:pt})},{shown:A,rest:S}=(0,R.zN)(u,T),B=[...A.slice(0,y).map($),...A.slice(y).map(f)],U=g.medium==="page"&&!E&&(0,C.hs)(t)&&t.hosts.length>1,X=B.filter(({
place:q,message:pt,help:$t,line:Mt})=>!M.Gy.isEmpty([q,pt,$t])&&!(U&&Mt===null)),et=l(X),Q=q=>l(q.map(f));return[...et,...s(S,"finding",g,Q)]}const l=t=>t.length===
0?[]:[{kind:"sources",items:t}],o=(t,u,g)=>(0,C.hs)(t)?a(u,g):(0,w.AZ)((0,O.Dx)(u),1,g,{isBare:!0}),m=(t,{context:u})=>(0,O.mj)(t,u.repositories.length)!=="";function i(t,u,g){
if(!m(t,u))return[];const P=M.Gy.strong((0,O.mj)(t,u.context.repositories.length));if(g)return k("hits",P);const T=_=>(0,w.ik)(_,u),y=(0,O.eb)(t);return h("hits",
y,u.limits.hosts,"repository",u,T,(0,M.mG)`${P}: `)}function e(t,u){const{context:g}=u,{hosts:P,severity:T}=t,[y,_]=P,E=y===void 0||_!==void 0?null:g.history?.get(
y),f=E&&T==="error"?(0,b.kW)(E):null;return[...k("affects",(0,L.od)(t.affects,g.clients),"small"),...k("history",f??M.Gy.nothing,"small")]}}),3435:((lt,K,n)=>{n.
d(K,{Pj:()=>k,Ub:()=>h,aJ:()=>v,qP:()=>r,sN:()=>c,wn:()=>a});var R=n(4e3),D=n(5143),C=n(4503),p=n(5102),L=n(4120),O=n(7792),M=n(806);const b=4,w=7;function I(o){
const m=o.flatMap(t=>{const u=Map.groupBy(t.places,s);return u.size===0&&u.set(null,[]),Array.from(u,([g,P])=>({name:g,finding:{...t,places:P}}))}),i=Map.groupBy(
m,({name:t})=>t),e=({findings:t})=>t.filter(({severity:u})=>u==="error").length;return Array.from(i,([t,u])=>({name:t,findings:u.map(({finding:g})=>g)})).toSorted(
(t,u)=>e(u)-e(t)||u.findings.length-t.findings.length)}function v(o,m){if(m.context.repositories.length===0)return[];const i=o.filter(({severity:A})=>A!=="notic\
e"),e=I(i).filter(({name:A})=>A!==null),[t]=e;if(t===void 0)return[];const u=O.Gy.some(e,{few:b},({name:A,findings:S})=>(0,O.mG)`${O.Gy.code(A??"")} (${(0,L.H8)(
S)})`),g=(0,p.hm)(t.findings)==="error"?"fails":"warns",P=e.length===1?"its":"their",T=(0,O.mG)`with errors or warnings in ${P} own files: ${u}`,{shown:y,more:_}=(0,R.
zN)(e,m.medium==="log"?0:m.limits.rows),E=y.length===0?[]:(0,M.OS)(_,"repository",m),f=[...y.flatMap(A=>l(A,m)),...E];return[{kind:"details",title:O.om.title((0,R.
px)(e.length,"repository"),T,g),children:f}]}const k=o=>["fails","unchecked"].includes((0,p.sG)(o));function c({hosts:o,files:m},i){const e=d(o.filter(k).flatMap(
h)),t=m.filter(({severity:$})=>$==="error"),u=d(t.flatMap(({places:$})=>[...new Set($.map(s))])),g=$=>e($)+u($),P=[O.om.column("Repository",({name:$})=>O.Gy.link(
(0,C.aE)($,i.context),O.Gy.code($))),O.om.column("Commit",a),O.om.column("Failing hosts",$=>e($)||null,"number"),O.om.column("Errors in files",$=>u($)||null,"nu\
mber")],{repositories:T}=i.context,y=T.filter($=>g($)>0).toSorted(($,A)=>g(A)-g($)),_=T.filter($=>g($)===0),E=(0,R.px)(_.length,"repository"),f=()=>({});return[
...O.om.table(y,P,"Repositories with failures",f,"compact"),...O.om.details(O.om.title(`${E} without failing hosts or errors in files`),O.om.table(_,P.slice(0,2),
"Other repositories",f,"compact"))]}function d(o){const m=Map.groupBy(o,i=>i);return({name:i})=>m.get(i)?.length??0}const a=o=>o.commit===null?O.Gy.nothing:O.Gy.
link((0,C.DZ)(o),O.Gy.code(o.commit.slice(0,w))),h=({requirements:o})=>{const m=o.flatMap(({because:i})=>i.map(s));return[...new Set(m.filter(i=>i!==null))]},s=o=>typeof o==
"string"?null:(0,D._M)(o.file),r=(o,m)=>I(o).flatMap(i=>l(i,m));function l({name:o,findings:m},i){const e=[O.om.column("Place",({places:P})=>(0,M.AZ)(P,i.limits.
ownPlaces,i,{isInOne:!0})),O.om.column("Severity",({severity:P})=>(0,O.mG)`${O.Gy.sign(O.rC[P])} ${P}`),O.om.column("Problem",({problem:{message:P,code:T}})=>(0,O.
mG)`${O.Gy.sentence(P,i.limits.ownCharacters)} (${(0,M.U1)(T,i)})`)],{shown:t,more:u}=(0,R.zN)(m,i.limits.rows),g=O.om.title(o===null?i.context.repository===null?
O.Gy.words("This checkout"):O.Gy.code(i.context.repository.name):O.Gy.link((0,C.aE)(o,i.context),O.Gy.path(o)),(0,L.H8)(m));return O.om.details(g,[...O.om.table(
t,e,"Findings in files"),...(0,M.OS)(u,"finding",i)])}}),9287:((lt,K,n)=>{n.d(K,{YK:()=>_t,i8:()=>St,$9:()=>Pt,KL:()=>Ot,dI:()=>Jt,$M:()=>vt,WQ:()=>qt,cG:()=>Zt,
vH:()=>nn,CI:()=>ln,Ks:()=>cn});var R=n(4e3),D=n(5102),C=n(6763),p=n(7792),L=n(9076),O=n(7574),M=n(6906),b=n(601),w=n(806);const I=20,v=40,k=G=>[...G].flatMap(([
j,{incidents:W}])=>W.map(z=>({...z,host:j}))).toSorted((j,W)=>Date.parse(W.from)-Date.parse(j.from));function c(G,j){if(j.medium==="log")return[];const W=k(G.map(
({host:z,history:tt})=>[z.visit.host,tt]));return p.om.details(p.om.title(d(W)),a(W,j))}function d(G){const j=G.filter(({until:z})=>z===null).length,W=j===0?"":
`, ${j} of which ${j>1?"continue":"continues"}`;return`${(0,R.px)(G.length,"incident")}${W}`}function a(G,j){const{shown:W,more:z}=(0,R.zN)(G,I);return[...h(W,j),
...(0,w.OS)(z,"incident",{...j,rest:"in the history file"})]}function h(G,j){const{startedAt:W}=j.context,z=j.medium==="page",tt=({until:ot})=>ot===null?"contin\
ues":(0,O.QN)(ot),ct=ot=>z?(0,w.U1)(ot,j):p.Gy.code(ot,v),ht=[...G[0]?.host===void 0?[]:[p.om.column("Host",({host:ot})=>ot===void 0?null:(0,w.b8)(ot,j,p.Gy.name),
"name")],p.om.column("From",({from:ot})=>(0,O.QN)(ot),"when"),...z?[p.om.column("Until",tt,"when")]:[],p.om.column("Duration",ot=>(0,b.QY)(ot,W),"when"),p.om.column(
"Failed runs",({runs:ot})=>ot,"number"),p.om.column("Problems",({codes:ot})=>p.Gy.joined(ot.map(ct)))];return p.om.table(G,ht,"Incidents")}const s=10,r=30,l=[7,
30,90],o=(G,j="results")=>G.length===0?p.Gy.nothing:{kind:"chart",of:j,runs:G,label:(0,b._N)(G)},m=G=>[...Map.groupBy(G,({host:j,history:{incidents:W}})=>W[0]?.
until===null?W[0].from:j.visit.host).values()];function i(G,j){const{medium:W,limits:z}=j,tt=(0,b.U4)(G,j.context),ct=W==="summary"?tt:tt.filter(b.wz);if(ct.length===
0)return W==="summary"&&tt.length===0&&(j.context.history?.size??0)>0?[{kind:"details",title:p.om.title("History:","1 run so far"),children:[]}]:[];if(W==="log")
return e(ct,tt,j);const{shown:ht,rest:ot}=(0,R.zN)(m(ct),W==="brief"?s:z.rows),wt=(0,R.zN)(ht,s),It=Qt=>p.om.table(Qt,y(ct,j),"History",([sn])=>sn===void 0?{}:{
sign:(0,D.sG)(sn.host)}),Gt=ht.some(Qt=>Qt.length>1)?"; of several hosts, the worst of each run":"",At=(0,p.mG)`The newest run is at the right${p.Gy.words(Gt)}. ${g(
ht.flat())}. Uptime: the share of runs without an error. Latency: median of discovery.`,Lt=W==="brief"?j.rest:"in the history file";return[{kind:"details",title:p.
om.title("History:",T(tt)),children:[]},...It(wt.shown),...p.om.details(p.om.title((0,R.px)(wt.rest.flat().length,"more host")),It(wt.rest)),p.om.paragraph(p.Gy.
small(At)),...(0,w.OS)(ot.flat().length,"host",{...j,rest:Lt}),...c(ct,j)]}function e(G,j,W){const{shown:z,more:tt}=(0,R.zN)(G,W.limits.rows),ct=[p.om.column("H\
ost",({host:ot})=>(0,w.b8)(ot.visit.host,W)),p.om.column("Last runs",({history:ot})=>o(ot.recent),"history"),p.om.column("Uptime",ot=>t((0,b.bW)(ot,r)),"number"),
p.om.column("Latency",({history:ot})=>u([ot]),"number")],ht=p.om.title("History:",`${T(j)}; uptime and latency of ${r} days`);return p.om.details(ht,[...p.om.table(
z,ct,"History",({host:ot})=>({sign:(0,D.sG)(ot)})),p.om.paragraph(g(z)),...(0,w.OS)(tt,"host",{...W,rest:"in the history file"})])}const t=G=>G===void 0?null:(0,b.
mc)(G),u=G=>f(G.flatMap(({medianMs:j})=>j??[]).sort((j,W)=>j-W),O.kJ),g=G=>p.Gy.joined((0,M.MC)(G.flatMap(({history:j})=>j.recent)).map(([j,W])=>(0,p.mG)`${p.Gy.
code(j)}${p.Gy.words(`\xA0${W.replaceAll(" ","\xA0")}`)}`)),P=G=>(G[0]?.history.recent??[]).map((j,W,{length:z})=>{const tt=G.flatMap(({history:ot})=>ot.recent.
at(W-z)??[]),[ct]=tt.toSorted((ot,wt)=>L.im.indexOf(ot.outcome)-L.im.indexOf(wt.outcome)),ht=tt.flatMap(({ms:ot})=>ot??[]);return{outcome:ct?.outcome??"skipped",
ms:ht.length===0?null:Math.max(...ht)}});function T(G){const j=Math.max(...G.map(({history:tt})=>tt.recent.length)),W=G.filter(b.wz).length;if(W===0)return`no f\
ailure in the last ${(0,R.px)(j,"run")}`;const z=G[0]?.history.recent.filter(({outcome:tt})=>tt==="fails").length;return G.length===1?`${z} of the last ${(0,R.px)(
j,"run")} failed`:`${W} of ${G.length} hosts failed in the last ${(0,R.px)(j,"run")}`}function y(G,j){const W=G.flatMap(({history:tt})=>(0,b.H6)(tt).map(ct=>ct.
days)),z=[...new Set(W)].toSorted((tt,ct)=>tt-ct);return[p.om.column("Host",tt=>$(tt,j)),...E(tt=>tt,z,j)]}function _(G){const{history:j}=G.context;if(j===null)
return[];const W=tt=>{const ct=j.get(tt.visit.host);return ct===void 0?[]:[{host:tt,history:ct}]},z=tt=>o(W(tt).flatMap(({history:ct})=>ct.recent));return[p.om.
column("Last runs",z,"history"),...E(W,l,G)]}function E(G,j,{medium:W}){const z=(ht,ot)=>(0,p.mG)`${ht}${p.Gy.newLine}${p.Gy.words(`${ot}\xA0days`)}`,tt=(ht,ot)=>{
const wt=G(ht).flatMap(Gt=>{const At=(0,b.bW)(Gt,ot);return At&&(At.days===ot||W==="page")?At:[]}),It=f(wt.toSorted((Gt,At)=>Gt.good/Gt.runs-At.good/At.runs),b.
mc),xt=Math.max(...wt.map(({runs:Gt})=>Gt));return W==="page"||wt.length===0?It:(0,p.mG)`${It}${p.Gy.newLine}${p.Gy.small((0,R.px)(xt,"run"))}`},ct=ht=>u(G(ht).
map(({history:ot})=>ot));return[...j.map(ht=>p.om.column(z("Uptime",ht),ot=>tt(ot,ht),ht===l[0]?"number uptime":"number older")),p.om.column(z("Latency",r),ct,"\
number minor")]}function f(G,j){const[W,z]=[G[0],G.at(-1)].map(tt=>tt===void 0?"":j(tt)??"");return W===z?W??"":`${W} to ${z}`}function $(G,j){const W=p.Gy.some(
G,j.limits.hosts,({host:ht})=>(0,w.b8)(ht.visit.host,j,p.Gy.name)),[z]=G,tt=j.medium==="brief"||z===void 0?null:(0,b.XQ)(z.history),ct=tt===null?p.Gy.nothing:p.
Gy.small(tt);return p.Gy.joined([W,o(P(G)),ct],p.Gy.newLine)}function A({recent:G,uptime:j,medianMs:W}){const z=j.flatMap(ht=>{const ot=(0,b.mc)(ht);return ot===
null?[]:[`${ot} (${(0,b.eC)(ht)})`]}),tt=f(G.flatMap(({ms:ht})=>ht??[]).sort((ht,ot)=>ht-ot),O.kJ),ct=(0,p.mG)`median ${(0,O.kJ)(W??0)} in 30 days, last runs ${tt}${o(
G,"latency")}`;return[{label:"runs",texts:[(0,p.mG)`${o(G)} ${(0,b._N)(G)}`]},{label:"uptime",texts:[p.Gy.joined(z)]},{label:"latency",texts:W===null?[]:[ct]}]}
var S=n(4120),B=n(7615),U=n(3435);const X=2,et=4,Q=3,q=20,pt=10,$t=200;function Mt(G){const{discovery:j}=G.visit.attempt,W=[...new Set((0,D.QK)(G).map(({problem:z})=>z.
title))];return W.length>0?(0,R.K4)(W,X):j.kind==="skipped"?j.problem.title:(0,B.Yj)(G)}function kt(G,j){return(0,D.QK)(G).length===0&&!(0,D.JR)(G)?(0,p.mG)`${Mt(
G)} (${(0,B.nR)(G,j)})`:Mt(G)}function Tt(G,j,W=!1){const{visit:z,isNew:tt}=G,ct=(0,D.sG)(G),ht=tt?` (${S.dy})`:"",ot=(0,p.mG)`${D.nx[ct]}${ht}: ${kt(G,j)}`,wt=j.
medium==="page",It=wt?j.context.history?.get(z.host):void 0;return{kind:"details",title:p.om.title((0,w.b8)(z.host,{...j,detailed:new Set}),ot,ct),isOpen:W,...wt?
{anchor:(0,w.dI)(z.host)}:{},children:[...wt?jt(G.findings,j):[],{kind:"facts",facts:(0,B.xS)(G,j,It&&A(It))},...h(It?.incidents??[],j)]}}function jt(G,j){const W=G.
map(({severity:z,problem:{message:tt,help:ct,code:ht}})=>{const ot=ct?(0,p.mG)` ${p.Gy.strong("Help:")} ${p.Gy.prose(ct)}`:p.Gy.nothing;return(0,p.mG)`${p.Gy.sign(
p.rC[z])} ${p.Gy.sentence(tt)}.${ot} (${(0,w.U1)(ht,j)})`});return W.length===0?[]:[{kind:"list",items:W}]}function bt(G,j){const W=(0,D.md)(G).filter(It=>(0,D.
cG)(It)&&!(0,D.JR)(It)),z=W.length<=Q?Q:j.limits.details,{shown:tt,more:ct}=(0,R.zN)(W,z),ht=tt.map(It=>Tt(It,j)),ot=tt.length===0?[]:(0,w.OS)(ct,"host",j);if(j.
medium==="log"||ht.length<2)return[...ht,...ot];const wt=`Requests, responses and certificates of ${(0,R.px)(W.length,"host")}`;return p.om.details(p.om.title(wt),
[...ht,...ot])}function Ut(G,j,W){const z=j.filter(Lt=>(0,D.sG)(Lt)===G),tt=W.medium==="log";if(z.length===0)return[];if(tt&&z.length<=Q)return z.map(Lt=>Tt(Lt,
W));const ct=G==="works"&&j.some(Lt=>(0,D.sG)(Lt)==="warns"),ht=`${D.nx[G]}${ct?" without warnings":""}`,ot=p.Gy.some(z,{few:et},({visit:Lt})=>(0,w.b8)(Lt.host,
W)),wt=z.length===1?p.om.title(ot,ht,G):p.om.title((0,R.px)(z.length,"host"),(0,p.mG)`${ht}: ${ot}`,G),{shown:It,more:xt}=(0,R.zN)(z,tt?W.limits.items:W.limits.
rows),At=[...tt?It.map(Lt=>Tt(Lt,W)):Bt(It,G,W),...It.length===0?[]:(0,w.OS)(xt,"host",W)];return[{kind:"details",title:wt,children:At}]}const Bt=(G,j,W)=>p.om.
table(G,[p.om.column("Host",z=>Nt(z,W)),p.om.column("Required by",({requirements:z})=>{const tt=z.flatMap(ct=>ct.because);return(0,w.AZ)(tt,W.limits.ownPlaces,W)}),
p.om.column(j==="works"?"Services":"Reason",z=>kt(z,W))],"Hosts");function Nt({visit:{host:G},isNew:j},W){const z=(0,w.b8)(G,W,p.Gy.name);return j?(0,p.mG)`${z}${p.
Gy.newLine}${p.Gy.small(S.dy)}`:z}function Kt(G,j){const W=Yt(G,j),z=ot=>Array.from({length:Math.ceil(ot.length/$t)},(wt,It)=>p.om.table(ot.slice(It*$t,(It+1)*$t),
W,"Hosts",Ft,"hosts")).flat(),{good:tt=[],other:ct=[]}=Object.groupBy(G,ot=>(0,D.sG)(ot)==="works"?"good":"other");if(tt.length<=q||ct.length===0)return z(G);const ht=p.
om.title((0,R.px)(tt.length,"host"),D.nx.works,"works");return[...z(ct),...p.om.details(ht,z(tt))]}const Ft=G=>({about:{anchor:(0,w.dI)(G.visit.host),isFailing:(0,U.
Pj)(G)}});function Yt(G,j){const W=G.some(({visit:ct})=>ct.attempt.certificates.length>0),z=j.context.repositories.length>0;return[...[p.om.column("Host",ct=>Nt(
ct,j),"name"),p.om.column("Status",Vt,"status"),p.om.column("Time",ct=>(0,D.JR)(ct)?p.Gy.nothing:(0,B.nR)(ct,j),"number minor")],...z?[p.om.column("Repositories",
ct=>(0,U.Ub)(ct).length,"number repositories")]:[],..._(j),...W?[p.om.column("Certificate expires",Ht,"minor when")]:[]]}function Vt(G){const j=(0,D.sG)(G);return(0,p.
mG)`${p.Gy.sign(j)} ${D.nx[j]} ${p.Gy.small(Mt(G))}`}function Ht({visit:{attempt:G}}){const j=G.certificates.map(({expires:z})=>z),[W=""]=j.toSorted((z,tt)=>Date.
parse(z)-Date.parse(tt));return W.slice(0,pt)}var Xt=n(1423),H=n(1064),nt=n(5011),mt=n(8884),Et=n(3305);const Ct=3,Rt=3,F=6,V=12,Z=60;function rt(G,j){const{medium:W,
limits:z,context:tt}=j,{wrong:ct,good:ht}=(0,Et.jB)(G),ot=W==="page"||W==="summary"&&tt.repositories.length<=1,wt=Qt=>x(Qt,j),{shown:It,more:xt}=(0,R.zN)(ct,z.roots),
Gt=W==="brief"||W==="log"&&xt>0,At=Gt?[]:[...It.map(wt),...(0,w.OS)(xt,"root module",j)],Lt=ot?ht.slice(0,z.roots).map(wt):[];return[...ct.length>1&&W!=="page"||
Gt?it(at(ct),ct,At):At,...Lt.length>0&&Lt.length<=Ct?Lt:it(ft(ht),ht,Lt)]}const it=(G,j,W)=>j.length===0?[]:[{kind:"details",title:G,children:W}];function at(G){
const j=(0,Et.qj)(G[0]??{rows:[]}),W=p.Gy.some(G,Rt,yt);return G.length===1?p.om.title((0,p.mG)`${W}:`,Et.pJ[j],j):p.om.title((0,R.px)(G.length,"root module"),(0,p.
mG)`with errors or warnings: ${W}`,j)}function ft(G){const j=G.flatMap(ct=>ct.rows),[W,z]=G,tt=W!==void 0&&z===void 0?yt(W):(0,R.px)(G.length,"root module");return p.
om.title((0,p.mG)`${tt}:`,(0,Et.nS)(j),(0,Et.Fg)(j))}const yt=G=>{const{directory:j}=G;return(0,Et.AS)(G)?j:j==="."?p.Gy.words("the top directory"):p.Gy.path((0,mt.
II)(j))};function x(G,j){const{wrong:W,good:z}=(0,Et.Yn)(G.rows,Et.Mm),tt=N([...W,...z],G.clients,j),ct=p.Gy.some([...new Set(W.map(ot=>J(ot,G.clients)))],Rt,ot=>p.
Gy.path(ot)),ht=W.length===0?(0,Et.L4)(G):(0,p.mG)`${(0,Et.L4)(G)} for ${ct}`;return{kind:"details",title:p.om.title((0,p.mG)`${yt(G)}:`,ht,(0,Et.Fg)(G.rows)),children:tt}}
function N(G,j,W){const z=W.medium==="log",{shown:tt,more:ct}=(0,R.zN)(G,z?W.limits.rows:W.limits.items),ht=p.om.column("Module or provider",At=>Y(At,j,W)),ot=p.
om.column("Problem",At=>st(At,W)),wt=tt.every(({chosen:At})=>new Set(Object.values(At)).size<=1),It=gt(wt?null:j),xt=[ht,...[ot,...It].filter(({cell:At})=>tt.some(
Lt=>!p.Gy.isEmpty(At(Lt))))],Gt=At=>({sign:(0,Et.Fg)([At])});return[...p.om.table(tt,xt,"Modules and providers",Gt),...(0,w.OS)(ct,"row",W)]}function Y(G,j,W){const[
z]=G.places,tt=p.Gy.path(J(G,j));if(W.medium==="log")return tt;const ct=G.kind==="module"&&G.source!==G.address,ht=z===void 0?p.Gy.nothing:(0,w.ik)(z,W),ot=p.Gy.
joined([ct?p.Gy.path(G.source):p.Gy.nothing,ht],p.Gy.words(" at "));return p.Gy.joined([p.Gy.strong(tt),p.Gy.isEmpty(ot)?p.Gy.nothing:p.Gy.small(ot)],p.Gy.newLine)}
const J=({address:G,host:j},W)=>W.every(z=>(0,nt.Vm)(z)===j)&&G.startsWith(`${j}/`)?G.slice(j.length+1):G,st=({problems:G},j)=>p.Gy.joined(G.filter(({usualSeverity:W})=>W!==
"notice").map(({code:W,title:z})=>(0,w._h)(W,j.medium==="log"?W:z,j))),ut=G=>p.Gy.value(G,Z),gt=G=>[p.om.column("Constraint",({constraints:j})=>p.Gy.some([...new Set(
j)],F,ut)),...(G??[null]).map(j=>p.om.column(j===null?"Version":H.bB[j],W=>dt(W,j))),p.om.column("Newest",({newest:j})=>j===null?null:ut(j)),p.om.column("Platfo\
rms",({platforms:j})=>p.Gy.some(j,V,({platform:W,available:z})=>{const tt=z===null?"?":z?"\u2713":"\u2717";return(0,p.mG)`${p.Gy.words(tt)} ${ut(W)}`}))];function dt({
chosen:G,locked:j},W){const z=W===null?Object.values(G)[0]:G[W];return z===void 0?p.Gy.nothing:z!==null?(0,p.mG)`${ut(z)}${z===j?" (locked)":""}`:j===null?"none":
(0,p.mG)`none (locked: ${ut(j)})`}const Pt=["problems","ownFiles","history","roots","requests","unchecked","skipped","passed","remarks"],vt=["problems","uncheck\
ed","ownFiles","history","roots","requests","passed","skipped","notices","notes"],_t=["problems","unchecked","ownFiles","history","roots","passed","skipped","no\
tes"],St=_t,Ot=["problems","hosts","details","incidents","repositories","roots","files","notices","notes"],Dt=2e3,Wt=3,zt=600,Jt={problems:{title:"Problems",blocks:({
findings:G},j)=>(0,Xt.OT)(j.medium==="log"?G:G.filter(Zt),j)},ownFiles:{title:"Repositories",blocks:({files:G},j)=>(0,U.aJ)(G,j)},history:{title:"History",blocks:i},
roots:{title:"Root modules",blocks:({roots:G},j)=>rt(G,j)},requests:{title:"Requests",blocks:({hosts:G},j)=>bt(G,j)},unchecked:{title:"Hosts",blocks:({hosts:G},j)=>Ut(
"unchecked",G.filter(({findings:W})=>W.length===0),j)},passed:{title:"Hosts that passed",blocks:({hosts:G},j)=>Ut("works",G,j)},skipped:{title:"Skipped hosts",blocks:({
hosts:G},j)=>Ut("skipped",G,j)},hosts:{title:"Hosts",blocks:({hosts:G},j)=>Kt((0,D.md)(G),j)},details:{title:"Details",blocks:({hosts:G},j)=>tn((0,D.md)(G),j)},
incidents:{title:"Incidents",blocks:(G,j)=>en(j)},repositories:{title:"Repositories",blocks:U.sN},files:{title:"Findings in files",blocks:({files:G},j)=>(0,U.qP)(
G,j)},notices:{title:"Notices",blocks:on},notes:{title:"About this check",blocks:rn},remarks:{title:"Remarks",blocks:(G,j)=>nn(G,j).rest.map(p.om.paragraph)}},Zt=({
severity:G})=>G!=="notice",qt=({hosts:G})=>new Set((0,D.md)(G).slice(0,Dt).map(({visit:j})=>j.host));function*tn(G,j){const{shown:W,more:z}=(0,R.zN)(G,Dt);for(const tt of W)
yield Tt(tt,j,W.length===1);yield*(0,w.OS)(z,"host",j)}function en(G){const j=k(G.context.history??[]);return j.length===0?[]:[p.om.paragraph(`${d(j)}.`),...a(j,
G)]}function on({findings:G},j){const W=G.filter(ct=>!Zt(ct)),z=[...(0,Xt.OT)(W,j)],tt=p.om.title((0,R.px)(W.length,"notice"),p.Gy.nothing,"notice");return j.medium===
"page"?z:p.om.details(tt,z)}function rn(G,j){const{shown:W,rest:z}=nn(G,j);if(j.medium==="page")return[{kind:"list",items:W}];const tt=wt=>p.om.paragraph(p.Gy.joined(
wt,p.Gy.newLine)),ct=j.medium==="brief",ht=p.om.title((0,R.px)(z.length,"more remark")),ot=ct?(0,w.OS)(z.length,"remark",j):p.om.details(ht,z.length===0?[]:[tt(
z)]);return[tt(W),...ot]}function nn(G,{context:j,limits:W,medium:z}){const tt=(0,C.h$)(G,j).map(ct=>z==="log"?p.Gy.prose(ct):(0,p.mG)`${p.Gy.sentence(ct,zt)}.`);
return(0,R.zN)(tt,W.remarks)}function cn(G,j,W){const{hosts:z,findings:tt}=j,ct=tt.filter(wt=>!Zt(wt)),ht={details:`Details of ${(0,R.px)(Math.min(z.length,Dt),
"host")}`,notices:(0,R.px)(ct.length,"notice")},ot=new Set([...ct.length===tt.length?["problems"]:[],...z.length===0?["hosts","details"]:[],...en(W).length===0?
["incidents"]:[],...W.context.repositories.length===0?["repositories"]:[],...j.roots.length===0?["roots"]:[],...j.files.length===0?["files"]:[],...ct.length===0?
["notices"]:[]]);return G.filter(wt=>!ot.has(wt)).map(wt=>{const{title:It,blocks:xt}=Jt[wt],Gt=wt==="notices"||wt==="details"&&z.length>Wt,At=ht[wt]??It;return{
id:wt,title:It,heading:At,isFolded:Gt,blocks:()=>xt(j,W)}})}function*ln(G,j,W){for(const z of G)yield*Jt[z].blocks(j,W)}}),5955:((lt,K,n)=>{n.d(K,{IL:()=>L,Rr:()=>M,
U2:()=>p,uw:()=>b,vV:()=>O});var R=n(5799),D=n(8820),C=n(8884);const p=(w,I)=>Object.entries(w).filter(([,v])=>v!==void 0).map(([v,k])=>`,
${I}"${v}": ${L(k,I)}`).join(""),L=(w,I)=>(0,D.s$)(JSON.stringify(w,null,2).replaceAll(`
`,`
${I}`));function*O(w,I,v){const k=`${I}  `;let c="[";for(const d of w)yield`${c}
${k}${L(v(d),k)}`,c=",";w.length===0&&(yield c)}function*M(w,I,v,k){yield`,
${v}"${w}": `,yield*O(I,v,k),yield I.length===0?"]":`
${v}]`}function b(){const w=new Map;return I=>{const{host:v,problem:k}=I,c=(0,D.RK)((0,C.ju)(I)??""),a=v===null&&!k.code.startsWith("file-")?(0,D.RK)(k.message):
"",h=[k.code,v??"",c,(0,R.W7)(I),a].join("|"),s=(w.get(h)??0)+1;return w.set(h,s),`${h}|${s}`}}}),6906:((lt,K,n)=>{n.d(K,{B2:()=>C,MC:()=>I,qX:()=>w,wh:()=>p});
var R=n(9076),D=n(8820);const C={fails:"\u2717",unchecked:"\u2717",warns:"!",skipped:"\u25CB",works:"\u2713",notice:"\xB7"};function p(v){if(typeof v=="string")
return(0,D.RK)(v);if(!("kind"in v))return v.map(p).join("");switch(v.kind){case"words":return v.text;case"code":case"prose":return(0,D.RK)(v.text,v.max);case"st\
rong":case"small":case"sentence":case"link":return p(v.content);case"sign":return C[v.of];case"break":return", ";case"chart":return w(v.runs)}}const L=[{mark:"\u2581",
belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"\
below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],O="\u2573",M="\u254C";function b(v){
return v.outcome==="fails"?O:(0,R.yX)(v)?L.find(({belowMs:k})=>(v.ms??0)<k)?.mark??"":M}const w=v=>v.map(b).join("");function I(v){const k=new Set(v.map(b)),c=v.
some(h=>b(h)===L[0].mark&&h.ms===null);return[...L.map(({mark:h,words:s},r)=>[h,r===0&&c?`${s} or not measured`:s]),[O,"failed"],[M,"no result"]].filter(([h])=>k.
has(h))}}),7822:((lt,K,n)=>{n.d(K,{vs:()=>P,gD:()=>e,Fp:()=>u,lc:()=>m,wQ:()=>o,Gc:()=>l,yv:()=>g});var R=n(4e3),D=n(6266),C=n(7574),p=n(5102),L=n(2796),O=n(7792),
M=n(1423),b=n(9287),w=n(806);function I(T,y,_){const E=_.medium==="brief"?[_]:[_,(0,w.Gb)(_)];return T.flatMap(f=>{if(f==="problems")return v(y,E,_);const{title:$,
blocks:A}=b.dI[f],S=O.om.paragraph((0,O.mG)`More about ${$.toLowerCase()} ${_.rest}`);return[[...E.map(B=>()=>[...A(y,B)]),()=>[S]]]})}function v({findings:T},y,_){
const{shown:E,rest:f}=(0,R.zN)((0,L.cZ)(T.filter(b.cG)),_.limits.causes),$=f.flatMap(S=>S.findings).length;return[...E.map(S=>[...y.map(B=>()=>[(0,M.Zw)(S,B)]),
()=>[{...(0,M.Zw)(S,(0,w.Gb)(_)),message:O.Gy.nothing,parts:[]}]]),[()=>(0,w.OS)($,"finding",_)]]}function k(T,y,_,E){const f=U=>U===""?0:(0,R.$$)(U)+E,$=T.map(
([U])=>y(U?.()??[]));let A=$.reduce((U,X)=>U+f(X),0);const S=(U,X)=>{A+=f(X)-f($[U]??""),$[U]=X},B=[...T.keys()].reverse().filter(U=>$[U]!=="");for(const U of B)
for(const X of T[U]?.slice(1)??[])A>_&&S(U,y(X()));for(const U of B)A>_&&S(U,"");return $}var c=n(4120),d=n(8884);const a=1e6,h=1e3,s=100,r=7;function l(T,y){const _=y.
docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),E=(0,w.du)(y,"summary",O.Gy.link(_,O.Gy.words("in the JSON report")));return i({head:`## ${e(T,y)}`,parts:I(
b.$M,T,E)},(0,O.mG)`tf-disco ${y.version}, started ${(0,C.QN)(y.startedAt)}.`,a)}const o=(T,y,_,E)=>m(T,y,{names:b.YK,head:`### ${t(T,y)}`,foot:(0,O.mG)`Details in the summary of ${u(
_)}. Updated automatically.`,maxBytes:E}),m=(T,y,{names:_,head:E,foot:f,maxBytes:$})=>i({head:E,parts:I(_,T,(0,w.du)(y,"brief",w.xy))},f,$);function i({head:T,parts:y},_,E){
const f=(0,D.kE)([{kind:"paragraph",content:O.Gy.small(_)}]),$=E-h-(0,R.$$)(T+f),A=k(y,D.kE,$,2).filter(S=>S!=="");return`${[T,...A,f].join(`

`)}
`}const e=(T,y)=>`${D.$J[(0,p.fi)(T)]} ${(0,c.Iu)((0,p.$N)(T,y))}`,t=(T,y)=>`${D.$J[(0,p.fi)(T)]} Terraform service discovery: ${(0,p.$N)(T,y)}`;function u({url:T,
workflow:y,job:_,commit:E}){const f=y.split("/").at(-1)??"";return O.Gy.joined([O.Gy.link(T,O.Gy.code(f===""?"this run":f,s)),_===""?O.Gy.nothing:(0,O.mG)`job ${O.
Gy.code(_,s)}`,E===""?O.Gy.nothing:(0,O.mG)`commit ${O.Gy.code(E.slice(0,r))}`])}const g=(T,y,_)=>`${t(T,y)}. ${(0,D.ni)(O.Gy.small(u(_)))}
`,P=T=>[T.passed,T.hosts.map(({visit:y})=>y.host).toSorted(),T.findings.filter(({severity:y})=>y!=="notice").map(y=>{const{severity:_,host:E,problem:f,places:$}=y;
return JSON.stringify([_,E,(0,d.ju)(y),f.code,$])}).toSorted()]}),2935:((lt,K,n)=>{n.d(K,{Wc:()=>k,ky:()=>L,nI:()=>D,nc:()=>b,wW:()=>p});const R={bold:1,dim:2,red:31,
green:32,yellow:33,blue:34},D=(c,d,{colour:a})=>a?`\x1B[${R[d]}m${c}\x1B[0m`:c,C=(c,d,{hyperlinks:a})=>d&&a?`\x1B]8;;${d}\x1B\\${c}\x1B]8;;\x1B\\`:c;function p(c,d){
const a=" ".repeat(c.indent),h=c.label.padEnd((c.column??0)-1),s=" ".repeat(c.indent+(c.column??2)),r=d.width-a.length-h.length-1,[l="",...o]=O(c.text,r,d.width-
s.length,d),m=C(D(h,c.style,d),c.url,d),{text:i="",url:e}=c.linked??{},u=l.startsWith(i)?`${C(i,e,d)}${l.slice(i.length)}`:l;return[`${a}${m} ${u}`.trimEnd(),...o.
map(g=>`${s}${g}`)]}function L(c,d){const[a="",...h]=O(c,d.width,d.width-2,d);return[a,...h.map(s=>`  ${s}`)]}function O(c,d,a,{withFlags:h}){const s=[];let r="",
l=0;for(const o of(h?.(c)??c).split(" ")){const m=b(o),i=s.length===0?d:a;r!==""&&l+1+m>i&&(s.push(r),r=""),l=r===""?m:l+1+m,r=r===""?o:`${r} ${o}`}return[...s,
r]}const M=/^[ -~]*$/,b=c=>M.test(c)?c.length:Iterator.from(c).reduce((d,a)=>d+w(a),0);function w(c){return M.test(c)?1:I(c)?0:new RegExp("\\p{Regional_Indicator\
}","u").test(c)?1:v(c)?2:1}const I=c=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(c),v=c=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(c);function k(c,d,a){let[h,s]=["",0];for(const r of c){const l=w(r),o=s+l;if(s>=d&&o<=a&&(l>0||s>d)?h+=r:h+=" ".repeat(Math.max(0,Math.min(o,a)-Math.max(s,
d))),s=o,s>a)break}return h}}),2909:((lt,K,n)=>{n.a(lt,async(R,D)=>{try{let f=function(U){I.R8(T.redact(U).map(X=>(0,o.LS)(X)))},S=function(U){const{verdict:X,changes:et,
context:Q}=U,q=u===null?[]:(0,b.ws)((0,a.R8)(X),g,u),pt=et?.kind==="files"?et.files:[],$t=u===null?new Map:(0,b.hP)(q,pt,g,u);return{...U,located:q,context:{...Q,
links:$t}}};n.r(K);var C=n(1992),p=n(3368),L=n(7251),O=n(1342),M=n(7671),b=n(40),w=n(220),I=n(3565),v=n(8782),k=n(785),c=n(1409),d=n(7039),a=n(4503),h=n(8610),s=n(
7822),r=n(8463),l=n(7773),o=n(8820),m=n(6875);const i=120;(0,k.kL)(process,U=>process.stderr.write(`the log was not written: ${U}
`));const{env:e}=process,t=I.j_(e.GITHUB_EVENT_PATH);delete e.GITHUB_EVENT_PATH;const u=(0,v.ng)(e,t),g=e.GITHUB_WORKSPACE??process.cwd(),P=I.Ko(l.y.map(({name:U})=>U)),
T=(0,p.cA)(P,e,(0,L.K)(I.QU)),y=new m.VG;await(0,k.mB)(process,{stop:y,secrets:T,isFinal:!1,act:_,reportMistakes:U=>I.fJ("Wrong settings",U.map(X=>(0,o.LS)(X)).
join(`
`)),reportCrash:U=>I.fJ("Could not run",U)});async function _(U){const X=(0,c.fN)(pt=>I.N4(T.redact([pt]))),{checked:et,warnings:Q}=await(0,C.k_)(P,process,X,{directory:g,
isFork:(0,v.$c)(e.GITHUB_EVENT_NAME,t),stop:y,changes:E,secrets:T}),q=U.aborted?3:et.verdict.passed?0:1;return f(Q),await A(et,U),q}async function E({githubToken:U}){
const X=await(0,M.S)(u,U,y.signal);return X.kind==="all"&&u?.pull&&I.R8(T.redact([`changed-only has no effect: ${X.why}`])),X}async function $(U,X){try{await X()}catch(et){
f([`${U}: ${(0,O.A3)(et)}`])}}async function A(U,X){let et={...U,located:[]};await $("places are not links",()=>{et=S(U)}),await B(et),!X.aborted&&await $("the \
comment and the issue were not written",async()=>{const{notes:Q,warnings:q}=await(0,w.m)(et,u,g,X);I.N4(T.redact(Q)),f(q)})}async function B({settings:U,verdict:X,
context:et}){const{GITHUB_OUTPUT:Q,GITHUB_STEP_SUMMARY:q,RUNNER_TEMP:pt}=e,$t={colour:!1,width:i,isRunner:!0,context:et},Mt={"the log was not written":()=>I.ur(
(0,h.MV)(X,$t),(0,h.K8)(X,$t)),"the annotations were not written":()=>I.fz((0,h.Hp)(X,et)),"the outputs were not written":()=>f(I.Kn(Q,(0,d.Yz)(X))),"the job su\
mmary was not written to GITHUB_STEP_SUMMARY":()=>I.Sy(q,(0,s.Gc)(X,et)),"the JSON report was not written to RUNNER_TEMP":()=>{const kt=I.u5(pt,(0,d.hF)(X,et));
f(I.Kn(Q,{report:kt}))},"the report files were not written":()=>f((0,r.t)(U,{verdict:X,context:et},g))};for(const[kt,Tt]of Object.entries(Mt))await $(kt,Tt)}D()}catch(i){
D(i)}},1)}),9050:((lt,K,n)=>{n.d(K,{GY:()=>M,R8:()=>E});var R=n(3024),D=n(6760),C=n(5747);const p=5,L=/^[0-9a-f]{40}$/,O=/^refs\/(?!.*\.\.)[^\0]+$/;function M(f){
const $=(0,D.join)(f,".git"),A=b($,f)??$,S=c((0,D.join)(A,"commondir")),B=S===null?A:(0,D.resolve)(A,S),U=()=>k((0,D.join)(B,"packed-refs"))??"",X=w(c((0,D.join)(
A,"HEAD")),[A,B],U);return X===null?null:{commit:X,isFetched:v(X,k((0,D.join)(A,"FETCH_HEAD"))??"",U),remote:h(k((0,D.join)(B,"config"))??""),tracked:et=>y((0,D.
join)(A,"index"),et)}}function b(f,$){const[,A]=/^gitdir: (.+)$/.exec(c(f)??"")??[];return A===void 0?null:(0,D.resolve)($,A)}function w(f,$,A){let S=f;for(let B=0;S!==
null&&B<=p;B+=1){if(L.test(S))return S;const[,U]=/^ref: (.+)$/.exec(S)??[];if(U===void 0||!O.test(U))return null;S=I(U,$,A)}return null}function I(f,$,A){for(const B of $){
const U=c((0,D.join)(B,f));if(U!==null)return U}return A().split(`
`).find(B=>B.endsWith(` ${f}`))?.slice(0,40)??null}function v(f,$,A){const S=(B,U)=>B.split(`
`).some(X=>X.startsWith(`${f}${U}`));return S($,"	")||S(A()," refs/remotes/")}function k(f){const $=(0,C.yR)(f);return $.ok?$.text:null}const c=f=>k(f)?.replace(
/\r?\n$/,"")??null,d=21,a=/^(?!\.{1,2}$)[\w.-]+$/;function h(f){let $=!1;for(const A of f.split(`
`)){const S=A.trim();S.startsWith("[")&&($=S==='[remote "origin"]');const B=S.indexOf("=");if(!(!$||B<0||S.slice(0,B).trim().toLowerCase()!=="url"))return s(S.slice(
B+1).trim())}return null}function s(f){const $=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(f),[A,S]=$===null?r(f):[$[1],$[2]],B=(S??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),U=B.length>1&&B.length<=d;return!A||!U||!B.every(X=>a.test(X))?null:{host:A.toLowerCase(),owner:B.slice(0,-1).join("/"),name:B.at(-1)??""}}function r(f){
const $=URL.parse(f);return $===null||!/^(https?|ssh):$/.test($.protocol)?[]:[$.protocol==="ssh:"?$.hostname:$.host,$.pathname.slice(1)]}const l=128*1024*1024,o=12,
m=62,i=16384,e=12288,t=4,u=61440,g=4096,P=32768,T=Buffer.alloc(0);function y(f,$){const A=new Map,S=(0,C.io)(f,l)??T;if(S.length<o)return A;const B=S.readUInt32BE(
4);if(S.toString("latin1",0,4)!=="DIRC"||B<2||B>4)return A;const U=S.readUInt32BE(8);let X=T,et=o;for(let Q=0;Q<U;Q+=1){if(et+m>S.length)return A;const q=S.readUInt16BE(
et+60),pt=et+m+(q&i?2:0),$t=B===t,{kept:Mt,from:kt}=$t?_(S,pt,X):{kept:T,from:pt},Tt=S.indexOf(0,kt);if(Tt<0)return A;const jt=S.subarray(kt,Tt),bt=$t?Buffer.concat(
[Mt,jt]):jt;if(bt.length>g)return A;const Ut=(S.readUInt32BE(et+24)&u)===P,Bt=bt.toString("utf8");Ut&&(q&e)===0&&$.has(Bt)&&A.set(Bt,{modified:S.readUInt32BE(et+
8),size:S.readUInt32BE(et+36)}),et=$t?Tt+1:et+(Tt-et+8&-8),X=bt}return A}function _(f,$,A){let S=$,B=f[S++]??0,U=B&127;for(;B&128;)B=f[S++]??0,U=(U+1)*128+(B&127);
return{kept:A.subarray(0,Math.max(0,A.length-U)),from:S}}function E(f,{modified:$,size:A}){const S=(0,C.N0)(()=>(0,R.lstatSync)(f),null),B=Math.floor((S?.mtimeMs??
0)/1e3);return S?.isFile()===!0&&S.size%2**32===A&&B%2**32===$}}),7671:((lt,K,n)=>{n.d(K,{N:()=>L,S:()=>m});var R=n(317),D=n(8782);const C=100,p=100;async function L(i,e,t,u){
const g=AbortSignal.any([AbortSignal.timeout(t),u]),{connect:P}=await Promise.all([n.e(795),n.e(636)]).then(n.bind(n,636)),{rest:T,paginate:y}=P(i,e,g),_={owner:i.
owner,repo:i.repository},E={..._,per_page:C},f=A=>M(A.then(({data:S})=>S)),$=(A,S)=>M(O(A,S));return{listComments:async A=>{const S={...E,issue_number:A};return(await $(
y.iterator(T.issues.listComments,S))).map(b)},createComment:async(A,S)=>b(await f(T.issues.createComment({..._,issue_number:A,body:S}))),updateComment:(A,S)=>f(
T.issues.updateComment({..._,comment_id:A,body:S})),deleteComment:A=>f(T.issues.deleteComment({..._,comment_id:A})),listIssues:async(A,S)=>{const B=y.iterator(T.
issues.listForRepo,{...E,...A}),U=X=>(0,D.at)(X,"pull_request")===void 0;return(await $(B,S)).filter(U).map(w)},createIssue:async A=>w(await f(T.issues.create({
..._,...A,labels:[...A.labels]}))),updateIssue:(A,S)=>f(T.issues.update({..._,issue_number:A,...S})),addLabels:(A,S)=>f(T.issues.addLabels({..._,issue_number:A,
labels:[...S]})),createLabel:A=>f(T.issues.createLabel({..._,...A})),listChangedFiles:async A=>{const S={...E,pull_number:A};return(await $(y.iterator(T.pulls.listFiles,
S))).map(I)}}}async function O(i,e=Number.POSITIVE_INFINITY){const t=[];let u=0;for await(const{data:g}of i){for(const P of v(g))t.push(P);if(t.length>=e)return t.
slice(0,e);if(u+=1,u===p)throw new R.F9(`the list has more than ${p} pages`)}return t}async function M(i){try{return await i}catch(e){throw e instanceof R.F9?e:
new R.F9("unexpected response")}}const b=i=>({id:h(i,"id"),body:a(i,"body")??"",isTrusted:c(i)}),w=i=>({number:h(i,"number"),title:d(i,"title"),body:a(i,"body")??
"",isOpen:d(i,"state")==="open",reason:a(i,"state_reason"),closedAt:a(i,"closed_at"),labels:v((0,D.at)(i,"labels")).flatMap(e=>typeof e=="string"?e:a(e,"name")??
[]),isTrusted:c(i)}),I=i=>({file:d(i,"filename"),status:d(i,"status"),changes:h(i,"changes"),patch:a(i,"patch")}),v=i=>Array.isArray(i)?i:s(),k=["OWNER","MEMBER",
"COLLABORATOR"],c=i=>(0,D.at)(i,"user","type")==="Bot"||k.includes((0,D.at)(i,"author_association")),d=(i,e)=>a(i,e)??s();function a(i,e){const t=(0,D.at)(i,e)??
null;return t===null||typeof t=="string"?t:s()}function h(i,e){const t=(0,D.at)(i,e),u=typeof t=="bigint"?Number(t):t;return typeof u=="number"&&Number.isFinite(
u)&&u>=0?u:s()}function s(){throw new R.F9("unexpected response")}const r=3e3,l=6e4,o=i=>({kind:"all",why:i});async function m(i,e,t){if(i===null)return o("not \
a workflow run");const{pull:u,event:g}=i;if(u===null)return o(`a ${g} event has no pull request`);const P=(0,D.h0)(i,e);if(!P.ok)return o(P.why);try{const y=await(await L(
i,P.value.token,l,t)).listChangedFiles(u.number);return y.length<r?{kind:"files",files:y}:o(`the pull request changes ${r} files or more, and GitHub lists at mo\
st ${r}`)}catch(T){return o((0,R.Ic)("the changed files could not be listed",T,{run:i,permission:"pull-requests: read"}))}}}),317:((lt,K,n)=>{n.d(K,{F9:()=>C,Ic:()=>k,
Wo:()=>p,jy:()=>w});var R=n(1342),D=n(8820);class C extends Error{name="ApiFailure";httpStatus;headers;constructor(s,r=null,l={}){super(s),this.httpStatus=r,this.
headers=l}}async function p(h){try{return await h,!0}catch(s){if(s instanceof C&&s.httpStatus===404)return!1;throw s}}const L=2e4,O=2,M=500,b=h=>I(h,0,0)!==null;
function w(h,s,r,l){if(r>=O)return null;const o=I(h,r,l);if(o!==null)return o<=L?o:null;if(s==="POST")return null;const{httpStatus:m}=h;return m===null||m===408||
m>=500?M*2**r:null}function I({httpStatus:h,headers:s,message:r},l,o){if(h!==403&&h!==429)return null;const m=Number(s["retry-after"]??Number.NaN);if(Number.isFinite(
m))return Math.max(0,m*1e3);const i=Number(s["x-ratelimit-reset"]??Number.NaN);return String(s["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(i)?Math.max(
0,i*1e3-o):h===429||/secondary rate limit|abuse detection/i.test(r)?5e3*2**l:null}const v=300;function k(h,s,{run:r,permission:l}){if(!(s instanceof C))return`${h}\
: ${(0,R.A3)(s)}`;const{httpStatus:o,message:m}=s,i=o===null?"did not answer":`returned ${o}`;return`${h}: ${(0,D.RK)(r.apiUrl)} ${i} (${c(m)})${d(s,r,l)}`}const c=h=>(0,D.
BP)((0,D.RK)(h.replace(/\s+/gu," "),v));function d(h,s,r){if(b(h))return"; GitHub limits the rate of requests, try again later";switch(h.httpStatus){case 401:return"\
; github-token is invalid or has expired";case 403:case 404:return s.pull?.isFork===!0&&r.endsWith("write")?"; the token of a pull request from a fork is read-o\
nly, whatever `permissions` says":`; add \`${r}\` to \`permissions\` of the job${a(h,r)}`;case 410:return r==="issues: write"?"; issues are disabled in this rep\
ository":"; it no longer exists";default:return""}}function a({headers:h},s){const l=String(h["x-accepted-github-permissions"]??"").replaceAll("_","-").replaceAll(
"=",": ");return l===""||l===s?"":`; GitHub accepts \`${c(l.replaceAll("`",""))}\``}}),40:((lt,K,n)=>{n.d(K,{hP:()=>v,ws:()=>M});var R=n(6760),D=n(5747),C=n(9050),
p=n(4503),L=n(7854);const O=function(...d){const{createHash:a}=process.getBuiltinModule("node:crypto");return new.target?new a(...d):a(...d)};function M(d,a,h){
if(!/^https?:\/\/[\w.:/-]+$/.test(h.serverUrl))return[];const s=w(a);return[...Map.groupBy(d,l=>s(I(l)))].flatMap(([l,o])=>l===null?[]:b(l,o,a,h))}function b({prefix:d,
checkout:a},h,s,r){const{commit:l,isFetched:o,remote:m}=a,i=URL.parse(r.serverUrl);if(m===null||i===null)return[];if(m.host!==i.host&&m.host!==i.hostname)return[];
if(!o&&![r.commit,r.defaultCommit].includes(l))return[];const e=`${m.owner}/${m.name}`,t=`${r.serverUrl}/${e}/blob/${l}`,u=T=>T?.toLowerCase()===e.toLowerCase(),
g=u(`${r.owner}/${r.repository}`)||u(r.pull?.from),P=new Map(h.map(T=>[T.slice(d.length),T]));return Array.from(a.tracked(new Set(P.keys())),([T,y])=>{const[_,E]=[
P.get(T),(0,p.oW)(T)];return _===void 0||E===null||!(0,C.R8)((0,R.join)(s,_),y)?[]:{file:_,path:T,url:`${t}/${E}`,isOfRun:g}}).flat()}function w(d){const a=(0,L.
Oo)(h=>{const s=(0,C.GY)((0,R.join)(d,h));return s!==null?{prefix:h===""?"":`${h}/`,checkout:s}:h===""?null:a(I(h))});return a}const I=d=>d.split("/").slice(0,-1).
join("/");function v(d,a,h,{pull:s,serverUrl:r,owner:l,repository:o}){const m=new Map(a.map(({file:e,patch:t})=>[e,t])),i=d.map(({file:e,path:t,url:u,isOfRun:g})=>{
const P=m.get(t)??null,T=P===null||!g?null:(0,D.yR)((0,R.join)(h,e));if(s===null||P===null||!T?.ok)return[e,{url:u}];const y=O("sha256").update(t).digest("hex"),
_=`${r}/${l}/${o}/pull/${s.number}/files#diff-${y}`;return[e,{url:u,diff:{url:_,lines:k(P,T.text)}}]});return new Map(i)}function k(d,a){const h=a.split(`
`).map(c),s=new Set;let r=0;for(const l of d.split(`
`)){const[,o]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(l)??[];o!==void 0?r=Number(o):/^[ +]/.test(l)&&(h[r-1]===c(l.slice(1))&&s.add(r),r+=1)}return s}const c=d=>d.endsWith(
"\r")?d.slice(0,-1):d}),1614:((lt,K,n)=>{n.d(K,{Fq:()=>r,KY:()=>M,Uv:()=>w,pT:()=>a});var R=n(2389),D=n(4e3),C=n(8065),p=n(5102),L=n(8782),O=n(5017);function M({
verdict:t,context:u},{issueCloseAfter:g},P){const T=X=>X.some(({severity:et})=>(0,R.k2)(et,u.failOn)),{stopped:y}=t,_=t.hosts.map(X=>{const et=X.visit.host,Q=u.
history?.get(X.visit.host)?.alarm??null,q=T(X.findings),pt=(0,p.sG)(X)==="skipped",$t=Q===null?q||(0,p.b)(X):Q.isDown&&!pt;return{name:et,alarm:pt?null:Q,failsNow:q,
isDown:$t}}),E=_.map(({name:X})=>X).toSorted(),f=_.filter(({isDown:X})=>X).map(({name:X})=>X),$=T(t.files)?[C.cn]:[],A=[...f,...$].toSorted(),S=_.flatMap(({alarm:X,
...et})=>X===null?[]:{alarm:X,...et}),B=S.filter(({alarm:X})=>X.good<g),U=S.filter(({failsNow:X,isDown:et})=>X&&!et);return{hosts:E,failing:A,since:new Map(S.flatMap(
({name:X,alarm:et})=>et.since?[[X,et.since]]:[])),unsettled:new Map(B.map(({name:X,alarm:et})=>[X,et.good])),goodRuns:g,pending:new Map(U.map(({name:X,alarm:et})=>[
X,et.failed])),isWhole:y===null||["deadline","signal","crash"].includes(y.kind),at:u.startedAt,run:P.id}}const b=t=>({kind:"nothing",why:t});function w(t,u){const g=t?.
isOpen?I(u,t.state):u,P=g.failing.length===0,T=g.pending.size===0?"no failures":"too few failing runs";if(t===null)return P?b(T):{kind:"open",state:v(null,g)};const{
state:y,isOpen:_,reason:E}=t;if(y.run>g.run)return b("a later run has updated it");if(!_&&P)return b(T);if(!_&&E==="not_planned"&&y.digest===(0,O.ol)(g.failing))
return b("it was closed as not planned");const f=v(y,g),$=y.digest!==f.digest||!_;return{kind:P?"close":_?"update":"reopen",state:f,event:$?k(y,g,!_):null}}function I(t,{
failing:u}){const g=new Set(t.hosts),P=({subject:y})=>t.unsettled.has(y)||!t.isWhole&&!g.has(y),T=u.first.filter(P).map(({subject:y})=>y);return{...t,failing:[...new Set(
[...t.failing,...T])].toSorted()}}function v(t,u){return{hosts:s(u.hosts),failing:c(u,t?.failing.first??[]),digest:(0,O.ol)(u.failing),since:u.failing.length===
0?null:t?.since??d(u),run:u.run}}function k({failing:t,since:u},g,P){const T=new Set(t.first.map(({subject:$})=>$)),y=t.count===t.first.length,_=$=>T.has($)||!y,
E=new Set([...g.hosts,C.cn]),f=t.first.filter(({subject:$})=>!g.failing.includes($));return{at:g.at,down:g.failing.filter($=>!_($)),up:f.filter(({subject:$})=>E.
has($)),gone:f.flatMap(({subject:$})=>E.has($)?[]:[$]),still:g.failing.filter(_),endedSince:g.failing.length===0?u:null,isReopened:P}}function c(t,u){const g=new Map(
u.map(({subject:P,since:T})=>[P,T]));return s(t.failing.map(P=>{const T=t.unsettled.get(P)??0;return{subject:P,since:g.get(P)??t.since.get(P)??t.at,...T>0?{recovering:{
good:T,needed:t.goodRuns}}:{}}}))}const d=({failing:t,since:u,at:g})=>t.map(P=>u.get(P)??g).reduce((P,T)=>P<T?P:T,g);function a(t,{hosts:u}){if(t.length===0||u.
count===0)return 1;const g=new Set(u.first),P=s(t).first.filter(y=>g.has(y)).length;return t.length===u.count&&P===g.size?P+1:P}const h=6e3;function s(t){const{
shown:u}=(0,D.I0)(t,h,0,g=>JSON.stringify(g));return{first:t.slice(0,u.length),count:t.length}}function r(t){const u=l((0,L.at)(t,"hosts"),o),g=l((0,L.at)(t,"fa\
iling"),i);if(u===null||g===null)return null;const P=(0,L.at)(t,"since");return{hosts:u,failing:g,digest:(0,L.$6)(t,"digest")??"",since:m(P)?P:null,run:e((0,L.at)(
t,"run"))}}function l(t,u){const g=(0,L.at)(t,"first");return!Array.isArray(g)||!g.every(u)?null:{first:g,count:Math.max(g.length,e((0,L.at)(t,"count")))}}const o=t=>typeof t==
"string",m=t=>o(t)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(t)&&!Number.isNaN(Date.parse(t)),i=t=>o((0,L.at)(t,"subject"))&&m((0,L.at)(t,"since")),e=t=>typeof t=="num\
ber"&&Number.isSafeInteger(t)&&t>=0?t:0}),5017:((lt,K,n)=>{n.d(K,{Pe:()=>b,ol:()=>L,t7:()=>w,yR:()=>p});var R=n(8820);const D=function(...I){const{createHash:v}=process.
getBuiltinModule("node:crypto");return new.target?new v(...I):v(...I)},C="tf-disco",p=(I,...v)=>L([I.workflow,I.job,I.step,...v]),L=I=>D("sha256").update(JSON.stringify(
I)).digest("hex").slice(0,16);function O(I,v,k){const c=JSON.stringify(k).replace(/[<>&]/g,R.z5);return`<!-- ${C} ${I} ${v} ${c} -->`}const M=65536;function b(I,v,k,c){
const d=O(I,v,k);return`${d}
${c(M-d.length-1)}`}function w(I,v,k){const c=`<!-- ${C} ${v} ${k} `;if(!I.startsWith(c))return;const d=I.indexOf(" -->",c.length);if(!(d<0))try{return JSON.parse(
I.slice(c.length,d))}catch{return}}}),220:((lt,K,n)=>{n.d(K,{m:()=>d});var R=n(4e3),D=n(7671),C=n(317),p=n(40),L=n(8782),O=n(1614),M=n(5017);const b=function(...r){
const{deliverComment:l}=n.late([403],2403);return new.target?new l(...r):l(...r)},w=function(...r){const{deliverIssue:l}=n.late([403],2403);return new.target?new l(
...r):l(...r)},I=6e4,v=1e4,k=10,c={comment:"pull-requests: write",issue:"issues: write"};async function d(r,l,o,m){const{settings:i}=r,e=["comment","issue"].filter(
Q=>i[Q]!=="never"),t=(0,L.h0)(l,i.githubToken),u=[],g=[];if(!t.ok)return{notes:u,warnings:e.map(Q=>`the ${Q} was not written: ${t.why}`)};const{run:P,token:T}=t.
value,y=await(0,D.N)(P,T,I,m),_=async()=>a(await(0,D.N)(P,T,v,m),P,r,o),E=(0,O.KY)(r,i,P),f=h(P),{pull:$,event:A}=P,{name:S,version:B}=i.dialect,U=(0,M.yR)(P,B===
null?S:`${S} ${B}`),X={comment:async()=>$===null?`skipped, a ${A} event has no pull request`:await b(y,{...r,run:P,pull:$.number,findLinks:_}),issue:async()=>f===
null?await w(y,{...r,run:P,key:U,now:E}):`skipped, ${f}`};for(const Q of e)try{u.push(`${Q}: ${await X[Q]()}`)}catch(q){const pt=c[Q];g.push((0,C.Ic)(`the ${Q} \
was not written`,q,{run:P,permission:pt}))}return{notes:i.issue!=="never"&&f===null?[...u,...s(E,i)]:u,warnings:g}}async function a(r,l,{changes:o,located:m,context:i},e){
if(o?.kind==="files"||!m.some(({isOfRun:u})=>u)||l.pull===null)return i.links;try{const u=await r.listChangedFiles(l.pull.number);return(0,p.hP)(m,u,e,l)}catch(u){
if(u instanceof C.F9)return i.links;throw u}}function h({event:r,isDefaultBranch:l,pull:o}){return o!==null||r==="merge_group"?`a ${r} event checks a proposed c\
hange`:l===!1?"not on the default branch":null}function s({pending:r},{issueOpenAfter:l}){const o=Map.groupBy(r,([,m])=>m);return Array.from(o,([m,i])=>`issue: ${(0,R.
K4)(i,k,([t])=>t)} failed in ${m} of ${l} runs needed to open an issue`)}}),3565:((lt,K,n)=>{n.d(K,{fz:()=>bt,fJ:()=>Xt,QU:()=>kt,N4:()=>Vt,j_:()=>Yt,Ko:()=>Mt,
R8:()=>Ht,ur:()=>Tt,Kn:()=>Bt,u5:()=>Ft,Sy:()=>Ut});var R=n(3024),D=n(6760),C=n(857);function p(H){return H==null?"":typeof H=="string"||H instanceof String?H:JSON.
stringify(H)}function L(H){return Object.keys(H).length?{title:H.title,file:H.file,line:H.startLine,endLine:H.endLine,col:H.startColumn,endColumn:H.endColumn}:{}}
function O(H,nt,mt){const Et=new w(H,nt,mt);process.stdout.write(Et.toString()+C.EOL)}function M(H,nt=""){O(H,{},nt)}const b="::";class w{constructor(nt,mt,Et){
nt||(nt="missing.command"),this.command=nt,this.properties=mt,this.message=Et}toString(){let nt=b+this.command;if(this.properties&&Object.keys(this.properties).
length>0){nt+=" ";let mt=!0;for(const Et in this.properties)if(this.properties.hasOwnProperty(Et)){const Ct=this.properties[Et];Ct&&(mt?mt=!1:nt+=",",nt+=`${Et}\
=${v(Ct)}`)}}return nt+=`${b}${I(this.message)}`,nt}}function I(H){return p(H).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function v(H){return p(
H).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function k(){throw new Error("this function of @actions\
/core is not bundled")}function c(){throw new Error("this function of @actions/core is not bundled")}var d=n(6928);function a(H){return H.replace(/[\\]/g,"/")}function h(H){
return H.replace(/[/]/g,"\\")}function s(H){return H.replace(/[/\\]/g,path.sep)}var r=function(H,nt,mt,Et){function Ct(Rt){return Rt instanceof mt?Rt:new mt(function(F){
F(Rt)})}return new(mt||(mt=Promise))(function(Rt,F){function V(it){try{rt(Et.next(it))}catch(at){F(at)}}function Z(it){try{rt(Et.throw(it))}catch(at){F(at)}}function rt(it){
it.done?Rt(it.value):Ct(it.value).then(V,Z)}rt((Et=Et.apply(H,nt||[])).next())})},l;(function(H){H[H.Success=0]="Success",H[H.Failure=1]="Failure"})(l||(l={}));
function o(H,nt){const mt=toCommandValue(nt);if(process.env[H]=mt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(H,nt));issueCommand(
"set-env",{name:H},mt)}function m(H){O("add-mask",{},H)}function i(H){process.env.GITHUB_PATH||""?issueFileCommand("PATH",H):issueCommand("add-path",{},H),process.
env.PATH=`${H}${path.delimiter}${process.env.PATH}`}function e(H,nt){const mt=process.env[`INPUT_${H.replace(/ /g,"_").toUpperCase()}`]||"";if(nt&&nt.required&&
!mt)throw new Error(`Input required and not supplied: ${H}`);return nt&&nt.trimWhitespace===!1?mt:mt.trim()}function t(H,nt){const mt=e(H,nt).split(`
`).filter(Et=>Et!=="");return nt&&nt.trimWhitespace===!1?mt:mt.map(Et=>Et.trim())}function u(H,nt){const mt=["true","True","TRUE"],Et=["false","False","FALSE"],
Ct=e(H,nt);if(mt.includes(Ct))return!0;if(Et.includes(Ct))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${H}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function g(H,nt){if(process.env.GITHUB_OUTPUT||"")return k("OUTPUT",c(H,nt));process.
stdout.write(C.EOL),O("set-output",{name:H},p(nt))}function P(H){issue("echo",H?"on":"off")}function T(H){process.exitCode=l.Failure,E(H)}function y(){return process.
env.RUNNER_DEBUG==="1"}function _(H){issueCommand("debug",{},H)}function E(H,nt={}){O("error",L(nt),H instanceof Error?H.toString():H)}function f(H,nt={}){O("wa\
rning",L(nt),H instanceof Error?H.toString():H)}function $(H,nt={}){O("notice",L(nt),H instanceof Error?H.toString():H)}function A(H){process.stdout.write(H+C.EOL)}
function S(H){M("group",H)}function B(){M("endgroup")}function U(H,nt){return r(this,void 0,void 0,function*(){S(H);let mt;try{mt=yield nt()}finally{B()}return mt})}
function X(H,nt){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(H,nt));issueCommand("save-state",{name:H},toCommandValue(
nt))}function et(H){return process.env[`STATE_${H}`]||""}function Q(H){return r(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(H)})}var q=n(1342),
pt=n(5747),$t=n(4e3);const Mt=H=>Object.fromEntries(H.map(nt=>[nt,e(nt)]));function kt(H){for(const nt of H)m(nt)}function Tt(H,nt){A(H);let mt=!0;for(const{kind:Et,
text:Ct}of nt){const[Rt="",...F]=Ct.split(`
`),V=Et==="plain"&&F.length>0;(mt||V)&&A(""),mt=V,V||F.length===0?A(Ct):(S(Rt),A(F.join(`
`)),B())}}const jt={error:E,warning:f,notice:$};function bt(H){for(const{level:nt,message:mt,line:Et,column:Ct,...Rt}of H)jt[nt](mt,{...Rt,...Et===void 0?{}:{startLine:Et},
...Ct===void 0?{}:{startColumn:Ct}})}const Ut=(H,nt)=>Kt("GITHUB_STEP_SUMMARY",H,()=>nt);function Bt(H,nt){const mt=new Map;for(const[Rt,F]of Object.entries(nt))
try{H?Kt("GITHUB_OUTPUT",H,()=>Nt(Rt,F)):g(Rt,F)}catch(V){mt.set(Rt,(0,q.A3)(V))}const[Et]=mt.values();return Et===void 0?[]:[`not written to GITHUB_OUTPUT, and\
 empty for later steps: ${[...mt.keys()].join(", ")}: ${Et}`]}function Nt(H,nt){const mt=typeof nt=="string"?nt:JSON.stringify(nt);if(/[\r\n]/.test(mt))throw new q.
hM("the value has a line break");return`${H}=${mt}
`}function Kt(H,nt,mt){if(!nt)throw new q.hM(`${H} is not set; run this as an action on a runner`);(0,pt.ET)((0,R.openSync)(nt,"r+"),Et=>{const{size:Ct}=(0,R.fstatSync)(
Et);try{(0,R.appendFileSync)(nt,mt())}catch(Rt){throw(0,R.fstatSync)(Et).size>Ct&&(0,R.ftruncateSync)(Et,Ct),Rt}})}function Ft(H,nt){if(!H)throw new q.hM("RUNNE\
R_TEMP is not set; run this as an action on a runner");const mt=(0,D.join)("tf-disco","report.json");return(0,q.f8)(H,mt,(0,q.mk)(nt)),(0,D.join)(H,mt)}function Yt(H){
if(H===void 0||H==="")return null;const nt=(0,pt.yR)(H);try{if(nt.ok)return JSON.parse(nt.text)}catch{}const mt=nt.ok?"is not JSON":(0,$t.mP)(nt.failure);return f(
`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${mt}; check that no earlier step changes it`),null}function Vt(H){for(const nt of H)A(nt)}function Ht(H){
for(const nt of H)f(nt)}const Xt=(H,nt)=>E(nt,{title:H})}),8782:((lt,K,n)=>{n.d(K,{$6:()=>v,$c:()=>b,at:()=>I,h0:()=>O,ng:()=>p});var R=n(4091),D=n(8820);const C=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function p(k,c){const d=o=>k[o]?.trim()??"",[,a,h]=C.exec(d("GITHUB_REPOSITORY"))??[];if(a===void 0||h===void 0)return null;const s=L(d("GITHUB_SERVER_URL")||"h\
ttps://github.com"),r=v(c,"repository","default_branch");return{...{workflow:M(d("GITHUB_WORKFLOW_REF"))??d("GITHUB_WORKFLOW"),job:d("GITHUB_JOB"),url:`${s}/${a}\
/${h}/actions/runs/${d("GITHUB_RUN_ID")}`,commit:v(c,"pull_request","head","sha")??d("GITHUB_SHA")},owner:a,repository:h,apiUrl:L(d("GITHUB_API_URL")||"https://\
api.github.com"),serverUrl:s,event:d("GITHUB_EVENT_NAME"),step:d("GITHUB_ACTION"),id:Number(/^\d+$/.exec(d("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:d("GITHUB_SH\
A"),pull:w(d("GITHUB_EVENT_NAME"),c),isDefaultBranch:r===void 0?null:d("GITHUB_REF")===`refs/heads/${r}`}}const L=k=>k.replace(/(?<!\/)\/+$/,"");function O(k,c){
return k===null?(0,R.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):c===null?(0,R.TR)("github-token is empty"):/^https?:$/.test(URL.parse(k.apiUrl)?.protocol??
"")?(0,R.Ju)({run:k,token:c}):(0,R.TR)(`GITHUB_API_URL is not an https URL: ${(0,D.RK)(k.apiUrl)}`)}const M=k=>/^[^/]+\/[^/]+\/(.+?)@/.exec(k)?.[1];function b(k,c){
if(k==="pull_request_target")return!1;const d=I(c,"pull_request","head"),[a,h]=[I(d,"repo","full_name"),I(c,"pull_request","base","repo","full_name")];return d!==
void 0&&a!==h}function w(k,c){const d=I(c,"pull_request","number");return typeof d!="number"||!Number.isSafeInteger(d)||d<=0?null:{number:d,isFork:b(k,c),from:v(
c,"pull_request","head","repo","full_name")??null}}function I(k,...c){return c.reduce((d,a)=>typeof d=="object"&&d!==null?Reflect.get(d,a):void 0,k)}function v(k,...c){
const d=I(k,...c);return typeof d=="string"?d:void 0}}),8065:((lt,K,n)=>{n.d(K,{Fr:()=>s,GN:()=>h,K$:()=>i,O7:()=>e,cn:()=>b,yi:()=>l});var R=n(4e3),D=n(8820),C=n(
6266),p=n(7574),L=n(9287),O=n(7822),M=n(7792);const b="the files",w=200,I="Terraform service discovery fails: ",v="Terraform service discovery recovers: ",k=3,c=10,
d=6,a=20;function h({failing:g}){const{down:P,better:T}=r(g),[y,{first:_,count:E}]=P.count>0?[I,P]:[v,T],f=_.slice(0,k).map(({subject:S})=>S===b?t:(0,D.RK)(S,w)),
$=E>f.length?[`${E-f.length} more`]:[],A=`${y}${[...f,...$].join(", ")}`;return A.length<=w?A:`${y}${E} hosts`}const s=g=>g.startsWith(I)||g.startsWith(v);function r({
first:g,count:P}){const T=g.filter(({recovering:_})=>_!==void 0);return{down:{first:g.filter(({recovering:_})=>_===void 0),count:P-T.length},better:{first:T,count:T.
length}}}function l(g,P,{outage:T,page:y,maxBytes:_}){const{down:E,better:f}=r(T.failing),$=T.failing.count>0?" Closes when all hosts recover.":"",A=(0,C.kE)([...m(
E,T.since,P.startedAt),...o(f.first)]);return(0,O.lc)(g,P,{names:L.i8,head:`### ${(0,O.gD)(g,P)}${A===""?"":`

${A}`}`,foot:(0,M.mG)`Last checked ${(0,p.QN)(P.startedAt)}; details in the summary of ${(0,O.Fp)(y)}. Updated automatically.${$}`,maxBytes:_})}function o(g){return[
...Map.groupBy(g,({recovering:T})=>T===void 0?"":`${T.good} of ${(0,R.px)(T.needed,"run")}`)].slice(0,c).map(([T,y])=>{const _=M.Gy.some(y,a,({subject:E})=>u(E));
return M.om.paragraph((0,M.mG)`${M.Gy.sign("works")} Recovering: ${_} (${T} without a failure)`)})}function m({first:g,count:P},T,y){if(P===0)return[];const _=[
...Map.groupBy(g,B=>B.since)],E=g[0]?.since,f=g.length===P||E===T;if(E!==void 0&&_.length===1&&f)return[M.om.paragraph((0,M.mG)`Failing since ${(0,p.QN)(E)} (${(0,p.
u8)(E,y)}).`)];const $=_.slice(0,c).map(([B,U])=>({list:M.Gy.some(U,d,({subject:X})=>X===b?t:M.Gy.name(X)),since:(0,p.QN)(B),span:(0,p.u8)(B,y),count:U.length})),
A=$.reduce((B,U)=>B-U.count,P),S={list:(0,M.mG)`and ${A} more`,since:"",span:""};return M.om.table(A>0?[...$,S]:$,[M.om.column("Failing",({list:B})=>B),M.om.column(
"Since",B=>B.since),M.om.column("Duration",({span:B})=>B)],"Failing hosts")}function i(g,P){const{at:T,down:y,up:_,gone:E,still:f,endedSince:$,isReopened:A}=g,S=({
subject:Q,since:q})=>(0,M.mG)`${u(Q)} (after ${(0,p.u8)(q,T)})`,B=Q=>M.Gy.some(Q,a,u),U=({length:Q})=>Q===1?"is":"are",X=$===null?"":(0,p.u8)($,T);return`${[...A?
[(0,M.mG)`Reopened: the failure continues or has returned.`]:[],...y.length>0?[(0,M.mG)`${M.Gy.sign("fails")} ${B(y)} ${U(y)} failing.`]:[],..._.length>0?[(0,M.
mG)`${M.Gy.sign("works")} Recovered: ${M.Gy.some(_,a,S)}.`]:[],...E.length>0?[(0,M.mG)`${M.Gy.sign("skipped")} ${B(E)} ${U(E)} no longer checked.`]:[],...f.length>
0?[(0,M.mG)`${M.Gy.sign("fails")} ${B(f)} ${U(f)} still failing.`]:[],...$===null?[]:[(0,M.mG)`${M.Gy.strong((0,M.mG)`Nothing fails any more.`)} The outage lasted ${X}, from ${(0,p.
QN)($)} to ${(0,p.QN)(T)}, as observed by this check.`],M.Gy.small(M.Gy.joined([(0,p.QN)(T),(0,O.Fp)(P)]))].map(C.ni).join(`

`)}
`}const e=g=>`Duplicate of #${g}, which another run opened at the same time.
`,t="the file check",u=g=>g===b?t:M.Gy.code(g)})};export{an as ids,un as modules};
