const an=[992,615,660,909],un={1992:((lt,F,n)=>{n.d(F,{wX:()=>yt,k_:()=>Ct,w5:()=>ht});var S=n(3024),D=n(6760),C=n(5747),p=n(4e3),L=n(5143),O=n(6174),M=n(2161);
function b(x,N){const{directory:Y,checkedAt:J,configs:st,usages:ut}=N,gt=st.flatMap(Ot=>Ot.files),dt=new Set(gt.flatMap(({path:Ot,shown:Dt})=>[w(Ot),Dt])),Pt=Ot=>{
const Dt=w((0,D.resolve)(Y,Ot));return!dt.has(Ot)&&!dt.has(Dt)&&I(Ot)&&I(Dt)},vt=x.filter(({file:Ot})=>Pt(Ot)),_t=i(vt,Y,J),St=l(_t,ut);return _t.flatMap(Ot=>v(
Ot,St.get((0,L.df)(Ot.place))??null,N)).map(f)}function w(x){const N=(0,C.$r)(x);return N.kind==="file"?N.path:(0,D.resolve)(x)}const I=x=>(0,M.L8)((0,D.basename)(
x),new Set,(0,D.basename)((0,D.dirname)(x)))!==void 0;function v({place:x,before:N,literal:Y,after:J},st,{redact:ut,kept:gt}){const dt=N+Y+J;return ut(dt,gt)!==
dt?[]:r(dt)?st===null||h.test(st)||!Y.includes(st)?[]:[{place:x,before:"\u2026 ",literal:(0,O._U)(st),after:" \u2026"}]:[{place:x,before:N,literal:Y,after:J}]}const k=300,
c=160;function f(x){const{before:N,literal:Y,after:J}=x;if(N.length+Y.length+J.length<=k)return x;const st=(0,p.dh)(Y,c),ut=k-st.length-2,gt=Math.max(Math.ceil(
ut*2/3),ut-J.length),dt=N.slice(-gt).replace(/^[\uDC00-\uDFFF]/,"");return{...x,before:N.length<=gt?N:`\u2026${dt}`,literal:st,after:(0,p.dh)(J,ut-Math.min(N.length,
gt))}}const a=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
h=/[\s"]/,s=/[\w+-]{20,}/g,r=x=>a.test(x)||(x.match(s)??[]).some(N=>/\d/.test(N)&&/[a-z]/.test(N)&&/[A-Z]/.test(N));function l(x,N){const Y=new Map(x.map(({place:st})=>[
(0,L.df)(st),st.file])),J=new Set(Y.values());return new Map(N.filter(({place:st})=>J.has(st.file)&&Y.has((0,L.df)(st))).flatMap(({place:st,text:ut})=>ut===null?
[]:[[(0,L.df)(st),ut]]))}const o=1024*1024,m=4e3;function i(x,N,Y){const J=Map.groupBy(x,({file:st})=>st);return Array.from(J).flatMap(([st,ut])=>{const gt=(0,D.
join)(N,st),dt=e(gt,Y)?(0,C.yR)(gt,o):null;return dt?.ok?t(dt.text,ut):[]})}const e=(x,N)=>(0,C.N0)(()=>(0,S.statSync)(x).mtimeMs<=N+1,!1);function t(x,N){const Y=[];
let[J,st]=[1,x.startsWith("\uFEFF")?1:0];for(const ut of N.toSorted((gt,dt)=>gt.line-dt.line)){for(;J<ut.line&&st>=0;J+=1)st=x.indexOf(`
`,st)+1||-1;if(st<0)break;const gt=x.indexOf(`
`,st),dt=gt<0?x.length:gt,Pt=dt>st&&x[dt-1]==="\r";Y.push(...d(x.slice(st,Pt?dt-1:dt),ut))}return Y}function d(x,N){const{column:Y,endColumn:J}=N,st=x.length>m?
[]:Array.from(x);if(Y>st.length)return[];const[ut,gt]=[Y-1,J-1],dt=(Pt,vt)=>st.slice(Pt,vt).join("");return[{place:N,before:dt(0,ut),literal:dt(ut,gt),after:dt(
gt)}]}var g=n(1342),P=n(2389),T=n(785),y=n(1831),$=n(3592),E=n(4503),u=n(6763),_=n(5751),A=n(7052),R=n(5799),B=n(5257),U=n(7854),K=n(3474),nt=n(3152);function Q(x,N,Y){
const J={...x,newHosts:new Set,files:null,remarks:[]};if(N===null)return J;const st=_t=>({...J,remarks:[`changed-only has no effect: ${_t}`]});if(N.kind==="all")
return st(N.why);const{files:ut}=N,gt=new Set(ut.filter(({status:_t})=>_t!=="removed").map(({file:_t})=>_t));if(gt.size>0&&![...gt].some(_t=>Y(_t)!==null))return st(
"the checkout contains none of the files that the pull request changes");const dt=x.usages.filter(({place:_t})=>gt.has(_t.file)),vt=`changed-only: the pull requ\
est changes ${ut.length===1?"1 file":`${ut.length} files`} with ${dt.length} of ${x.usages.length} usages`;return{usages:dt,notes:x.notes.filter(_t=>tt((0,R.W7)(
_t),gt)),newHosts:$t(x.usages,ut,Y),files:new Set(ut.map(({file:_t})=>_t)),remarks:[vt]}}const tt=(x,N)=>N.has(x)||x==="."||[...N].some(Y=>Y.startsWith(`${x}/`)),
ft=2e8;function $t(x,N,Y){const J=new Set;if(N.some(jt))return J;const st=new Map(N.map(_t=>[_t.file,_t])),ut=(0,U.Oo)(_t=>Mt(st.get(_t),Y)),gt=N.flatMap(({patch:_t})=>kt(
_t,/^[ -]/));let dt=0;const Pt=(_t,St)=>{const Ot=[St,(0,y.nx)(St).toLowerCase()];return _t.filter(Dt=>(dt+=Dt.length,dt<=ft&&Ot.some(Wt=>Dt.includes(Wt)))).length},
vt=(_t,St)=>{const{isNew:Ot,now:Dt,added:Wt}=ut(_t),zt=Ot?0:Pt(Dt,St);return Ot||zt>0&&zt===Pt(Wt,St)};for(const[_t,St]of Map.groupBy(x,Ot=>Ot.host)){if(_t===null||
St.some(({isHostImplied:Dt})=>Dt))continue;const Ot=[...new Set(St.map(({place:Dt})=>Dt.file))];!Ot.every(Dt=>st.has(Dt))||Pt(gt,_t)>0||Ot.every(Dt=>vt(Dt,_t))&&
dt<=ft&&J.add(_t)}return J}function Mt(x,N){const{file:Y="",status:J,patch:st=null}=x??{},ut=J==="added";if(ut||st===null)return{isNew:ut,now:[],added:[]};const gt=(N(
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
gt.text:null})}}function Yt({endedAt:x,files:N},Y){return x===null||Y===null?[]:[(0,R.sb)(x,(0,A.ub)({kind:"time",stopped:Y,files:N}))]}function Vt({requirements:x,
repositories:N}){const{size:Y}=new Set(x.map(({host:st})=>st));if(Y<=K.pS)return;const J=`${Y} hosts, the limit is ${K.pS}`;throw new nt.GN([N.length>0?`usages \
name ${J}: check fewer repositories at once`:`scan found ${J}: narrow scan or exclude files`])}var Ht=n(8820),Xt=n(7082),X=n(6875);const et=function(...x){const{
nameRepository:N}=n.late([9,321,354,325,706],1706);return new.target?new N(...x):N(...x)},pt=function(...x){const{prepareFleet:N}=n.late([9,321,354,192,854],5854);
return new.target?new N(...x):N(...x)},Et=function(...x){const{recordRun:N}=n.late([192,742],5742);return new.target?new N(...x):N(...x)};async function Ct(x,N,Y,J){
const{env:st,kill:ut}=N,{show:gt}=Y,dt={startTimer:X.Ip,now:(0,T.ie)(N)};try{const Pt=await H(x,{...J,...dt,environment:st,kill:ut,progress:gt});return Rt(Pt,{directory:J.
directory,environment:st,random:Math.random})}finally{Y.end()}}function Rt(x,N){const{history:Y}=x.settings;if(Y===null)return{checked:x,warnings:[]};try{const{
history:J,warnings:st}=Et(Y,x,N);return{checked:{...x,context:{...x.context,history:J}},warnings:st}}catch(J){const st=(0,Ht.RK)((0,g.A3)(J));return{checked:x,warnings:[
`the history ${(0,Ht.RK)(Y)} was not read: ${st}`]}}}async function H(x,N){const Y=new Date,J=(0,_.s)(x,N),st=J.deadlineMs;(J.usages.length>0||J.depth!=="discov\
ery")&&(0,T.L2)();const ut=N.startTimer(st,()=>N.stop.end({kind:"deadline",ms:st}));try{const dt=await(J.usages.length===0?Kt:pt)(J,N);Vt(dt),await(0,T.xu)();const Pt=await V(
dt,J,N,Y);return await it(Pt,dt,J,N,Y)}finally{ut()}}async function V(x,N,Y,J){const{environment:st,stop:ut,isFork:gt}=Y,{dialect:dt}=x,Pt={...x,...await Z(x,N,
Y),tokenVariables:ht(st),tokenHosts:N.tokens.map(({host:_t})=>_t),stopped:rt(ut.why,x.missing)},vt={...Y.secrets,kept:yt(x.requirements),usages:x.allUsages,configs:x.
configs,directory:Y.directory,checkedAt:J.getTime()};return(0,P.S4)(Pt,{...N,dialect:dt,isFork:gt,now:J.getTime()},_t=>b(_t,vt))}async function Z(x,N,Y){const{requirements:J,
roots:st,dialect:ut}=x,gt=(0,bt.en)(J,N,ut),dt=Array.from(gt,([Ot,Dt])=>(0,Xt.i)(Ot,Dt)),Pt=new Set(J.map(({host:Ot})=>Ot).filter(Ot=>!gt.has(Ot))),vt=N.depth!==
"discovery"&&st.length>0;if(Pt.size===0&&!vt)return{visits:dt,predicted:P.j7,tokenSources:new Map};const{contact:_t}=await Promise.all([n.e(693),n.e(667),n.e(597),
n.e(977)]).then(n.bind(n,6597)),St=await _t([...Pt],x,N,Y);return{...St,visits:[...St.visits,...dt]}}const rt=(x,N)=>x===null||N===null?x??N:{kind:"several",reasons:[
x,N]};async function it(x,N,Y,J,st){const{requirements:ut,changes:gt,scan:dt,clients:Pt}=N,vt=yt(ut),_t=[...N.remarks,...(0,u.rc)(x)],{why:St,evidence:Ot}=N.dialect,
Dt={verdict:x,remarks:(0,u.q9)(_t),detection:{why:St,evidence:Ot}},{verdict:Wt,remarks:zt,detection:Jt}=J.secrets.redact(Dt,vt);return{settings:Y,changes:gt,verdict:Wt,
context:{dialect:{...N.dialect,...Jt},failOn:Y.failOn,scan:dt,remarks:zt,startedAt:st.toISOString(),durationMs:Date.now()-st.getTime(),version:$.xv,docsUrl:$.aq,
clients:Pt(),links:null,repository:at(Wt,N,J),repositories:N.repositories,history:null}}}function at(x,{scan:N,repositories:Y},{directory:J,environment:st}){return N.
files===0||Y.length>0?null:et(J,()=>(0,E.R8)(x),st)}const ht=x=>Object.keys(x).filter(N=>/^TFE?_?TOKEN/i.test(N)),yt=x=>new Set(x.flatMap(({host:N,service:Y})=>[
N,(0,y.nx)(N),Y]))}),8185:((lt,F,n)=>{n.d(F,{C:()=>b,I:()=>I});var S=n(4283),D=n(7052),C=n(6697),p=n(5799),L=n(1831);const O=(v,k)=>L.Jr(v,k.allowedHosts)||k.hostnames.
some(c=>c.host===v),M=1e4;function b(v,k,c=M){if(k.allowedHosts.length===0)return[];const f=new Map,a=[];let h=0;for(const{directHost:s,kind:r,isOverridden:l,place:o,
clients:m}of v){if(s===void 0||l||O(s,k))continue;const i=r==="backend_http"||r==="remote_state"?"backend":"download",e=`${i} ${s}`;if(!f.has(e)&&f.size>=c){h+=
1;continue}const{problem:t,host:d}=f.get(e)??w(s,i);f.set(e,{problem:t,host:d}),a.push((0,p.hD)(t,{host:d,places:[o],clients:m}))}return h===0?a:[...a,(0,p.sb)(
".",(0,D.ub)({kind:"problems",max:c,omitted:h}))]}function w(v,k){const c=L.Pv(v),f=c.ok?c.value:null,a=f===null?v:L.nx(f);return{problem:(0,C.wp)({host:a,use:k}),
host:f}}function I(v,k,c,f){if(f.allowedHosts.length===0)return[];const a=c.filter(({because:h})=>h.some(s=>typeof s!="string"));return k.flatMap(h=>{const{id:s,
kind:r}=h;if(r!=="url"||!a.some(i=>i.service===s))return[];const l=(0,S.Dl)(h.url),o=l.ok?L.Pm(l.value):null;if(o===null||o===v||O(o,f))return[];const m=(0,C.wp)(
{host:o,service:s,registry:L.nx(v)});return[(0,p.hD)(m,{services:[s]})]})}}),3217:((lt,F,n)=>{n.d(F,{fc:()=>h,ky:()=>a,so:()=>b,uA:()=>r});var S=n(4283),D=n(3534),
C=n(3410),p=n(5143),L=n(5799),O=n(1831),M=n(9562);function b(l,o,{role:m},i){const e=v(l),t=l.credentials?.hasToken===!0,g=(l.attempt.hops.at(-1)?.challenge??null)===
null&&(t||m!=="guest"),P=t?[]:k(l.host,e,i),y=[...l.difference===null?[]:[l.difference],...P,...e===null||!g?[]:[c(l,e,i)]].map(E=>(0,L.hD)(E)),$=t?[]:w(l,i);return $.
length>0?[...y,...$]:P.length===0?[...y,...I(l,o,i)]:y}function w(l,{usages:o,isFork:m,depth:i}){const{host:e,attempt:t}=l;if(i==="discovery"||t.discovery.kind!==
"found")return[];const d=o.flatMap(({workspace:g,hasOwnToken:P,needs:T,place:y})=>g===void 0||P||(0,p.Zl)(y.file)?[]:T.filter($=>$.host===e));return Array.from(
Map.groupBy(d,({service:g})=>g),([g,P])=>{const T=(0,C.vs)({host:e,service:g,isFork:m,...f(l)}),y=P.flatMap($=>$.clients);return(0,L.hD)(T,{services:[g],clients:y})})}
function I(l,o,{usages:m,isFork:i}){const{host:e,attempt:t,credentials:d}=l;if(t.discovery.kind!=="found"||d?.hasToken||d?.problem)return[];const g=y=>typeof y!=
"string"&&!(0,p.Zl)(y.file)&&!m.some(({hasOwnToken:$,place:E})=>$===!0&&E===y),P=(0,M.Uc)(e).find(y=>o.some(({service:$,because:E})=>$===y&&E.some(g)));if(P===void 0)
return[];const T=D.$U({host:e,service:P,isFork:i,...f(l)});return[(0,L.hD)(T,{services:[P]})]}function v(l){const{discovery:o,hops:m}=l.attempt;return o.kind===
"failed"&&o.problem.code==="document-unauthorized"?m.at(-1)?.status??null:null}function k(l,o,{tokenVariables:m,hosts:i}){return(0,O.Bz)(m,l,i).filter(({isParent:e})=>!e||
o!==null).map(e=>D.z2({host:l,...e}))}function c(l,o,{isFork:m}){const{host:i,credentials:e}=l;return e?.hasToken?D.JD({host:i,status:o,source:e.source}):D.$U({
host:i,service:null,isFork:m,...f(l)})}function f({credentials:l,looks:o}){const m=o.flatMap(d=>d.looks),i=d=>[...new Set(m.flatMap(({held:g,source:P})=>g!=="no\
t read"===d?P:[]))],e=l===null?i(!0):[l.source],t=l===null?i(!1):[];return{searched:e,notRead:t}}function a(l,o){return l.filter(m=>!o.includes(m)).map(m=>(0,L.
hD)(D.bI({host:m})))}function h({host:l,attempt:o,credentials:m},i){const e=m?.hasToken===!0,t=[...i.flatMap(d=>d.kind==="url"&&(0,M.p4)(d.id)&&(0,M.D6)(d.id)?[
{url:d.url,service:d.id,isSent:e}]:[]),...o.hops.map(({url:d,authorization:g})=>({url:d,service:null,isSent:g==="sent"}))].flatMap(({url:d,...g})=>{const P=s(d);
return P===null||P===l?[]:[{...g,host:P}]});return[...new Map(t.toReversed().map(d=>[d.host,d])).values()]}function s(l){const o=(0,S.Dl)(l),m=o.ok?(0,O.Pm)(o.value):
null,i=m===null?null:(0,O.Pv)(m);return i?.ok?i.value:null}function r(l,o,{tokenSources:m,hosts:i}){return h(l,o).flatMap(({host:e,service:t,isSent:d})=>{const g=m.
get(e);if(g===void 0)return[];const P=t===null?l.attempt.discovery.kind==="failed":!d,T=D.To({host:(0,O.nx)(l.host),other:(0,O.nx)(e),source:g,service:t,isSent:d,
isNotice:!P||i.has(e)});return[(0,L.hD)(T,{services:t===null?[]:[t]})]})}}),2886:((lt,F,n)=>{n.d(F,{ER:()=>M,Gy:()=>l,H4:()=>w,HJ:()=>c,Np:()=>v,Rh:()=>a,TC:()=>h,
cA:()=>s,ly:()=>b,nv:()=>I,pi:()=>k,zX:()=>O});var S=n(4e3),D=n(5143),C=n(5799),p=n(1831);const L=["module","provider","version","package","lock","not"],O=({problem:o,
places:m})=>L.includes(o.code.replace(/-.*/,""))&&m.length>0&&m.every(i=>typeof i!="string"),M=({problem:o,needed:m})=>m&&o.usualSeverity==="error"&&!w.includes(
o.code),b=o=>o.some(m=>typeof m=="string"||!(0,D.Zl)(m.file)),w=["host-http2","host-check-crashed"];function I(o,m){const{severity:i,affects:e,needed:t}=o,d=t&&
m.some(g=>e.includes(g));return i==="error"&&!d?{...o,severity:"warning"}:o}const v=(o,m)=>C.oC.indexOf(o.severity)-C.oC.indexOf(m.severity),k=({problem:o,host:m,
namedHost:i=m},e)=>e.some(({code:t,host:d})=>t===o.code&&(d===null||d===i));function c(o){const m=new Map;return i=>{const e=JSON.stringify(i),t=m.get(e)??f(i,o);
return m.set(e,t),t}}function f(o,m){const i=g=>m.filter(({service:P})=>g.includes(P)),e=o.length===0?m:i(o),t=o.filter(g=>e.some(({service:P})=>P===g)),d=(e.length>
0?e:i(["any"])).flatMap(g=>g.because);return{services:t.length>0?t:o,places:(0,D.As)(a([...new Set(d)]))}}function a(o){const{own:m=[],aside:i=[]}=Object.groupBy(
o,e=>typeof e!="string"&&(0,D.Zl)(e.file)?"aside":"own");return[...m,...i]}function h(o,m){const i=m.some(({because:t})=>t.includes("hostnames input"));return{role:(0,S.
VW)(o)!==null?"guest":i?"operator":"user",host:(0,p.nx)(o)}}const s=o=>typeof o=="string"?o:`${o.file}:${o.line}`,r=1e3;function l(o,m){const i=o.flatMap(g=>(0,C.
Xd)(g)??[]).filter(({file:g,column:P,endColumn:T})=>T>P&&(0,D._M)(g)===null),e=new Map(i.map(g=>[(0,D.df)(g),g])),t=m([...e.values()].slice(0,r)),d=new Map(t.map(
g=>[(0,D.df)(g.place),g]));return({rows:g,...P})=>{const T=(0,C.Xd)(P),y=T&&d.get((0,D.df)(T));return y?{...P,line:y}:P}}}),6146:((lt,F,n)=>{n.d(F,{$:()=>C,o:()=>D});
var S=n(2886);const D=(M,{kind:b,source:w,address:I,constraints:v,places:k})=>JSON.stringify([M,b,w,I,v,k[0]??null]);function C(M,b){const w=p(b,({rows:v=[]})=>v),
I=p(b.filter(O),({places:v})=>v.map(S.cA));return w.size+I.size===0?M:M.map(({directory:v,clients:k,rows:c})=>({directory:v,clients:k,rows:c.map(f=>{const a=w.get(
D(v,f))??f.rejectedAt.flatMap(r=>I.get((0,S.cA)(r))??[]);if(a.length===0)return f;const h=a.map(({finding:r})=>(0,S.nv)(r,k)).sort(S.Np),s=new Map(h.map(({problem:{
code:r,title:l,usualSeverity:o}})=>[r,{code:r,title:l,usualSeverity:o}]));return{...f,worst:h[0]?.severity??null,problems:[...s.values()]}})}))}const p=(M,b)=>Map.
groupBy(M.flatMap(w=>b(w).map(I=>({key:I,finding:w}))),({key:w})=>w),L=/^(?:constraint|lock)-/,O=({problem:M,host:b})=>b===null&&L.test(M.code)}),2389:((lt,F,n)=>{
n.d(F,{j7:()=>r,k2:()=>i,S4:()=>l});var S=n(3217),D=n(7052),C=n(5143),p=n(5799),L=n(1064),O=n(8185),M=n(2886);function b({notes:e,usages:t,isEmpty:d,complaints:g,
tokenHosts:P,answered:T,contacted:y},$){const E=({problem:U})=>U.code==="file-syntax",u=new Set(e.filter(E).map(p.W7)),_=[...e.map(U=>v(U,u,$)),...[...(0,O.C)(t,
$),...T.map(w),...g,...(0,S.ky)(P,y)].map(U=>(0,M.nv)(U,$.dialect.clients)),...d?[k($)]:[]],{placed:A=[],others:R=[]}=Object.groupBy(_,({places:U})=>U.length>0?
"placed":"others");return[...(0,p.DF)(A,U=>{const{problem:K,severity:nt,affects:Q,host:tt,namedHost:ft,exclude:$t}=U,{code:Mt,message:kt,help:Tt}=K;return[tt,ft,
Mt,nt,kt,Tt,Q,$t===void 0]}),...R]}function w(e){const{host:t,problem:d}=e;return t===null?e:{...e,services:[],problem:(0,p.pj)(d,(0,M.TC)(t,[]))}}const I=e=>p.
oC[p.oC.indexOf(e)+1]??e;function v(e,t,{dialect:d,allowedHosts:g}){const{problem:P,clients:T,isPlaceholder:y,checkedFor:$=d}=e;if(P.code==="file-limit"&&g.length>
0){const K=`${P.message}; it may use hosts that are not in \`allowed-hosts\``,nt={...P,message:K};return{...e,problem:nt,severity:"error"}}const E=(0,p.W7)(e),u=e.
aside??E,_=e.severity==="error"&&(y||t.has(E)||(0,C.Zl)(u)),A=_?"warning":e.severity,R=$.isGuess&&L.Du.some(K=>!T.includes(K)),B={...e,severity:R?I(A):A},U=(0,M.
nv)(B,$.clients);return _||(0,C.Zl)(u)?{...U,exclude:[(0,C.n7)(u)]}:U}const k=({scan:e,hostnames:t,usages:d})=>(0,p.hD)((0,D.JW)({scan:e,hasHostnames:t.length>0,
isFleet:d.length>0}));var c=n(6146);const f=function(...e){const{judgeRequests:t}=n.late([693,667,597,977],6597);return new.target?new t(...e):t(...e)},a=function(...e){
const{crashedVisit:t}=n.late([693,667,597,977],6597);return new.target?new t(...e):t(...e)},h=function(...e){const{judgeVisit:t}=n.late([693,667,597,977],6597);
return new.target?new t(...e):t(...e)},s=function(...e){const{outcomesOf:t}=n.late([693,667,597,977],6597);return new.target?new t(...e):t(...e)},r={findings:[],
roots:[],requests:[],answering:new Set};function l(e,t,d=()=>[]){const{predicted:g,stopped:P}=e,T=o(e,t),y=[...e.notes,...g.findings.filter(({host:Q})=>Q===null)],
$=b({...e,notes:y,...m(T,g,t)},t),E=[...T.flatMap(Q=>Q.findings),...$],u=Q=>!(0,M.pi)(Q,t.ignore),_=E.filter(u).sort(M.Np),A=(0,M.Gy)(_,d),R=Q=>Q.filter(u).map(
A).sort(M.Np),B=T.map(Q=>{const tt=R(Q.findings.filter(ft=>!(0,M.zX)(ft)));return{...Q,findings:tt,clients:s(tt)}}),U=({exclude:Q})=>+(Q!==void 0),K=R([...T.flatMap(
Q=>Q.findings.filter(M.zX)),...$]).toSorted((Q,tt)=>(0,M.Np)(Q,tt)||U(Q)-U(tt)),nt=[...B.flatMap(Q=>Q.findings),...K].sort(M.Np);return{passed:P===null&&!nt.some(
({severity:Q})=>i(Q,t.failOn)),stopped:P,hosts:B,files:K,findings:nt,ignored:E.length-nt.length,roots:(0,c.$)(g.roots,_)}}function o(e,t){const{visits:d,newHosts:g,
predicted:P}=e,T=Map.groupBy(e.requirements,({host:_})=>_),y=Map.groupBy(P.findings,({host:_})=>_),$=new Map(P.requests.map(_=>[_.host,_])),E=new Set(d.map(({host:_})=>_)),
u={...t,...e,hosts:E};return d.map(_=>{const{host:A}=_,R={visit:_,requirements:T.get(A)??[],predicted:y.get(A)??[],requests:$.get(A)??null,answering:P.answering,
isNew:g.has(A)};try{return h(R,t,u)}catch(B){return a(R,t.dialect,B)}})}function m(e,{findings:t,requests:d},g){const P=new Set(e.map(({visit:$})=>$.host)),T=e.
flatMap(({visit:$,services:E})=>(0,S.fc)($,E)),y=d.flatMap($=>f($,[],g).map(E=>({...E,host:$.host})));return{answered:[...t,...y].filter(({host:$})=>$!==null&&!P.
has($)),contacted:[...P,...[...T,...d].map(({host:$})=>$)]}}const i=(e,t)=>e==="error"?t!=="never":e==="warning"&&t==="warning"}),4e3:((lt,F,n)=>{n.d(F,{$$:()=>v,
B9:()=>m,Cw:()=>P,I0:()=>k,K4:()=>I,NM:()=>e,VW:()=>o,Wt:()=>r,YA:()=>d,_r:()=>t,dh:()=>L,eZ:()=>c,go:()=>a,mP:()=>h,oZ:()=>y,px:()=>M,qZ:()=>i,zM:()=>g,zN:()=>w,
zd:()=>f});var S=n(6174),D=n(1064),C=n(9562);const p=300;function L($,E=p){if($.length<=E)return $;const u=(0,S._U)($);return u.length<=E?u:`${O(u,E)}\u2026`}const O=($,E)=>structuredClone(
$.slice(0,E).toWellFormed()),M=($,E)=>`${$} ${$===1?E:b(E)}`,b=$=>`${$.replace(/(?<=[^aeiou])y$/,"ie")}s`;function w($,E){const{length:u}=$,_=typeof E=="number"?
E:u<=2*E.few?u:E.few,A=$.slice(_);return{shown:$.slice(0,_),rest:A,more:A.length}}function I($,E,u=String,_=A=>`${A} more`){const{shown:A,more:R}=w($,E),B=A.map(
U=>u(U)).join(", ");return R>0?`${B} and ${_(R)}`:B}const v=$=>new TextEncoder().encode($).length;function k($,E,u,_){const A=[];let R=0;for(const B of Iterator.
from($).map(_)){if(R+=v(B)+u,R>E)break;A.push(B)}return{shown:A,more:$.length-A.length}}const c=$=>$.map(E=>D.bB[E]).join(" and "),f=$=>`the clients print "${$}\
"`;function a($){return $===null?"null":Array.isArray($)?"an array":typeof $=="object"?"an object":`a ${typeof $}`}function h($){if($.kind==="error")return`cann\
ot be read: ${$.code}`;const{bytes:E,maxBytes:u}=$;return`has ${E} bytes and is not read; the limit is ${u/1024/1024} MiB`}const s={[C.e$]:"correct the host in \
the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[C.xq]:"correct the host in `source`, or add the `source` that a c\
hild module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function r($){return $.
flatMap(u=>s[u]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const l=new Map([["registry.terraform.io","\
https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.or\
g","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),o=$=>l.get($)??null,m=$=>`wait and run the check again; see ${o($)??"its status p\
age"}, and consider a network mirror for providers`,i=$=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${$} serves its discovery document to \
everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function e({page:$,asked:E},u){if($===null)return u;const _=$.title===
""?"":` ("${$.title}")`,A=u.guest??i(E);switch($.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:A,because:`\
the host returned a sign-in page${_}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${_}: allow this machine to reach the host`;case"\
other":{const R=u.user??`check that ${E} is a registry, and ${r([])}`;return{...u,user:R,guest:A,because:`the host returned an HTML page${_}`}}}}const t=({url:$,
status:E,reason:u})=>`${$} returned ${`${E} ${L(u)}`.trim()}`,d=$=>`${Math.round($/100)/10} s`,g=$=>$.kind==="several"?$.reasons:[$];function P($){switch($.kind){case"\
deadline":return`the check reached its deadline of ${d($.ms)}`;case"signal":return`the check was interrupted by ${$.signal}`;case"crash":return"tf-disco crashed";case"\
missing":return T($);case"several":return $.reasons.map(P).join("; ")}}function T({repositories:$,total:E}){const u=E===1?"repository":"repositories",_=$.length===
1?"is":"are",A=I($,10,L);return`${$.length} of ${E} ${u} ${_} missing: ${A}`}const y=({kind:$,address:E,version:u})=>`${$} ${E} ${L(u,40)}`}),3534:((lt,F,n)=>{n.
d(F,{$U:()=>a,Eu:()=>I,JD:()=>f,QU:()=>b,To:()=>r,bI:()=>l,fj:()=>v,iX:()=>o,tK:()=>k,z2:()=>s});var S=n(4283),D=n(1064),C=n(1831),p=n(2713),L=n(4e3),O=n(5799),
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
inds no token`:`${D.bB[e]} uses the token from ${t}`,f=({host:e,status:t,source:d})=>(0,O.CC)("credentials-rejected",{message:`host ${(0,C.nx)(e)} returned ${t}\
 for the token from ${d}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,S.jr)((0,C.
cu)(e))}; then store a new one in the same place`});function a({host:e,service:t,...d}){const g=(0,C.nx)(e),[P=""]=(0,C.fK)(e);return(0,M.ti)("credentials-missi\
ng",`host ${g} requires a token${t===null?"":` for ${t}`}`,`add the line "${g}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${P}: \${{ secrets.REGIST\
RY_TOKEN }}" to env; outside GitHub ${h(P)}`,d)}const h=e=>/^\w+$/.test(e)?`export ${e}=\u2026`:`env '${e}=\u2026' terraform init`,s=e=>(0,O.CC)("credentials-ne\
ar-miss",{message:`${e.variable} seems to be meant for host ${(0,C.nx)(e.host)}, but ${e.why}`,help:`rename it to ${e.write}: ${h(e.write)}`}),r=({host:e,other:t,
source:d,service:g,isSent:P,isNotice:T})=>(0,O.CC)("credentials-other-host",{message:`the clients do not send the token for ${t} from ${d} ${g===null?`after the\
 redirect of ${e}`:`to ${g} of host ${e}`}: they send ${P?`the token of ${e}`:"none"}`,help:g===null?`make the discovery document of ${e} public, or serve it at\
 ${e} itself`:`set the token for ${e}, and the clients send it to ${t}`,...T?{severity:"notice",affects:[]}:{}}),l=({host:e})=>(0,O.CC)("credentials-unused",{message:`\
the tokens input has a token for host ${(0,C.nx)(e)}, which is not checked`,help:"write the host as in the files, including its port, or remove the line"});function o({
host:e,token:t,challenge:d,...g}){const P=t==="sent"?"rejected the given authentication credentials":"requires authentication credentials",T=d===null?"":`, and \
asks for ${d} authentication`;return(0,O.CC)("document-unauthorized",{message:`host ${e} ${P}: ${(0,L._r)(g)}${T}`,help:(0,L.NM)({...g,asked:e},i(e,t,g.status,d))})}
const m="make the discovery document public";function i(e,t,d,g){const P=(0,L.qZ)(e);if(g!==null)return{operator:`exempt /.well-known/terraform.json from ${g} a\
uthentication`,guest:P,note:"the clients send Bearer tokens only, so no token helps"};switch(t){case"sent":{const T="check that the token is for this host, comp\
lete and not expired";return d===403?{operator:T,user:T,guest:P}:{operator:T,user:T}}case"none":{const T=(0,M.nP)(e);return{operator:`${T}, or ${m}`,user:T,guest:P}}case"\
dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${e} to respond itself, or ${m}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((lt,F,n)=>{
n.d(F,{JW:()=>I,U$:()=>p,WO:()=>b,a3:()=>w,ub:()=>k});var S=n(4e3),D=n(5143),C=n(5799);const p=({error:c,file:f})=>(0,C.CC)("file-syntax",{message:c??"the file \
is not valid UTF-8",help:(0,D.Zl)(f)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"}),L={file:"the file cannot be read",directory:"t\
he directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; i\
t is not read","link-to-special-file":"the target of the link is not a regular file; it is not read"},O={ENAMETOOLONG:"shorten the path, or list it in `exclude`",
ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},M={file:"correct the permissions, or list the file in `exclude`",directory:"correct \
the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the reposit\
ory is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},b=c=>(0,C.CC)("file-u\
nreadable",{message:"code"in c?`${L[c.what]}: ${c.code}`:L[c.what],help:(c.what==="file"||c.what==="directory"?O[c.code]:void 0)??M[c.what]}),w=()=>(0,C.CC)("fi\
le-outside",{message:"the link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"});function I({
scan:c,hasHostnames:f,isFleet:a}){const h=c.every(o=>o==="."),r=`found no Terraform or OpenTofu files in ${a?"the repositories of `usages`":h?"this directory":`\
\`scan\` (${(0,S.K4)(c,3,S.dh)})`}`,l=a?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";
return f?(0,C.CC)("nothing-to-check",{message:`${r}; only \`hostnames\` was checked`,help:`${l}, or correct \`scan\``,severity:"warning"}):(0,C.CC)("nothing-to-\
check",{message:`${r}, and \`hostnames\` is not set`,help:`${l}, correct \`scan\` or \`exclude\`, or set \`hostnames\``})}const v={depth:c=>({message:`directori\
es nested deeper than ${c} levels are not scanned`,help:"list this directory in `exclude`"}),files:c=>({message:`there are more than ${c} files; this directory \
and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:c=>({message:`the directory has more than ${c} files;\
 the files after them are not scanned`,help:"split the directory, or list files in `exclude`"}),parts:c=>({message:`the file has more than ${c} blocks, argument\
s and values; the rest is not read`,help:"split the file, or list it in `exclude`"}),"module-usages":c=>({message:`the files of this directory use more than ${c}\
 modules and providers; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:c=>({message:`\
the scan found more than ${c} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:c=>({
message:`the root modules have more than ${c} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directo\
ries in which `init` runs in `roots`"})};function k(c){switch(c.kind){case"size":return(0,C.CC)("file-limit",{message:`the file ${(0,S.mP)(c)}`,help:"split the \
file, or list it in `exclude`"});case"problems":return(0,C.CC)("file-limit",{message:`there are more than ${c.max} problems in files; ${c.omitted} are not repor\
ted`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"});case"time":return(0,C.CC)("file-limit",{message:`${(0,S.Cw)(c.stopped)}\
 after reading ${c.files} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `ex\
clude`, or raise `deadline-seconds`"});default:return(0,C.CC)("file-limit",v[c.kind](c.max))}}}),3410:((lt,F,n)=>{n.d(F,{Dr:()=>I,EK:()=>M,Fu:()=>k,dF:()=>v,vs:()=>O});
var S=n(1831),D=n(9562),C=n(4e3),p=n(5799),L=n(8937);function O({host:c,service:f,...a}){const h=(0,S.nx)(c),s=f===D.OZ?"the cloud block":"the remote backend",[
r=""]=(0,S.fK)(c);return(0,L.ti)("cloud-token",`${s} requires a token for ${h}`,`add the line "${h}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${r}\
; outside GitHub, run \`terraform login ${h}\` or \`tofu login ${h}\``,a)}const M=({url:c,version:f})=>(0,p.CC)("cloud-version",{message:`${c} returned ${f===null?
"no TFP-API-Version":`TFP-API-Version ${(0,C.dh)(f)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in \
front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}),b=c=>"why"in c?`the response of ${c.url} ${(0,C.dh)(c.why)}`:
(0,C._r)({...c,page:null}),w=(c,f,a)=>"status"in c&&[401,403,404].includes(c.status)?a:(0,p.C)(`check the logs of ${f}, and that the URL of the service is that \
of its API`),I=({host:c,organization:f,source:a,...h})=>(0,p.CC)("cloud-organization",{message:`the organization ${f} at ${c} cannot be read: ${b(h)}`,help:w(h,
c,`check the name of the organization, and that the token from ${a} is valid and belongs to a member`)}),v=c=>(0,p.CC)("cloud-workspace",{message:`the workspace\
 ${c.workspace} of ${c.organization} at ${c.host} cannot be read: ${b(c)}`,help:w(c,c.host,"check that the token may read the workspace")}),k=({host:c,organization:f,
workspace:a})=>(0,p.CC)("cloud-workspace-missing",{message:`${f} at ${c} has no workspace ${a} that the token may read; init would create it`,help:"no change is\
 required if the workspace is new; otherwise correct its name"})}),6697:((lt,F,n)=>{n.d(F,{AO:()=>b,U7:()=>M,n3:()=>w,nD:()=>k,ro:()=>v,wp:()=>L,zo:()=>O});var S=n(
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
ely, because of a bug in tf-disco ${S.xv}: ${I(h)}`,help:`please report this text at ${S.xV}; to pass until it is fixed, add \`host-check-crashed ${a}\` to \`igno\
re\``});function I(a){if(!(a instanceof Error))return(0,D.dh)(String(a));const h=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(a.stack??"")?.[1];return(0,D.dh)(String(a))+(h===
void 0?"":` (${h})`)}const v=({host:a})=>(0,C.CC)("host-http2",{message:`${a} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it\
 was not checked`,operator:`enable HTTP/1.1 on ${a} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"});function k({
host:a,stopped:h,isBegun:s,unchecked:r,total:l,slowest:o}){const m=s?" completely: its visit was under way when":":";return(0,C.CC)("host-not-checked",{message:`${a}\
 was not checked${m} ${(0,D.Cw)(h)}, with ${r} of ${l} hosts not checked`,help:c[h.kind]+f(o)})}const c={deadline:"raise `deadline-seconds` or `concurrency`, lo\
wer `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` bel\
ow that",crash:"run the check again, and report the crash"};function f(a){return a.length===0?"":`; most of the time went to hosts without a response: ${a.map(({
host:s,tookMs:r})=>`${s} (${(0,D.YA)(r)})`).join(", ")}`}}),5799:((lt,F,n)=>{n.d(F,{C:()=>f,CC:()=>l,DF:()=>k,W7:()=>I,Xd:()=>w,aZ:()=>v,hD:()=>O,oC:()=>L,pj:()=>s,
sb:()=>b,wv:()=>M});var S=n(6174),D=n(1064),C=n(5143);const p=function(...o){const{problemFacts:m}=n.late([507],4507);return new.target?new m(...o):m(...o)},L=[
"error","warning","notice"];function O(o,{clients:m=D.zK,...i}={}){return{problem:o,severity:o.severity,affects:o.affects.filter(e=>m.includes(e)),clients:m,host:null,
services:[],places:[],needed:!0,isHostNew:!1,...i}}const M={line:1,column:1,endColumn:1};function b(o,m,i=M){const e={file:o===""?".":o,...i};return O(m,{places:[
e],clients:D.Du})}const w=({places:o})=>o.find(m=>typeof m!="string")??null,I=o=>w(o)?.file??"",v=(o,m)=>({...o,affects:o.affects.filter(i=>m.includes(i))}),k=(o,m)=>[
...Map.groupBy(o,i=>JSON.stringify(m(i))).values()].flatMap(i=>{const[e]=i;if(e===void 0||i.length===1)return i;const t=c(i,g=>g.exclude??[]),d=c(i,g=>g.rows??[]);
return{...e,needed:i.some(({needed:g})=>g),affects:c(i,({affects:g})=>g),clients:c(i,({clients:g})=>g),places:(0,C.As)((0,C.jH)(i.flatMap(({places:g})=>g))),...t.
length===0?{}:{exclude:t},...d.length===0?{}:{rows:d}}}),c=(o,m)=>[...new Set(o.flatMap(m))],f=(o,m)=>({operator:o,note:m});function a({operator:o,user:m,guest:i},{
role:e,host:t}){const d=`ask the operator of ${t} to ${o}`;switch(e){case"operator":return o;case"user":return m===o?m:m===void 0?d:`${m}; if you run ${t}, ${h(
o,m)}`;case"guest":return i??m??d}}const h=(o,m)=>o.startsWith(`${m}, or `)?o.slice(m.length+5):o;function s(o,m){const{cures:i,...e}=o;return i===void 0?o:{...e,
help:r(i,m)}}function r(o,m){const{because:i,note:e}=o,t=i===void 0?"":`${i}: `,d=e===void 0?"":`; ${e}`;return t+a(o,m)+d}function l(o,m){const{operator:i,user:e,
guest:t,because:d,note:g,...P}=m,T=i===void 0?void 0:{operator:i,user:e,guest:t,because:d,note:g},{help:y=T,...$}=P,E=p()[o],u=(0,S._U)($.message),_={code:o,...E,
usualSeverity:E.severity,...$,message:u};return y===void 0?_:typeof y=="string"?{..._,help:(0,S._U)(y)}:{..._,help:r(y,{role:"operator",host:""}),cures:y}}}),8937:((lt,F,n)=>{
n.d(F,{$w:()=>L,nP:()=>O,pt:()=>p,ro:()=>C,ti:()=>M});var S=n(4e3),D=n(5799);const C="this pull request needs no change; run the check where the secret is avail\
able, for example on the main branch";function p({host:b,token:w,source:I},v){const k=`sent${v===null?"":` to ${v}`}`;switch(w){case"none":return`no token was f\
ound for ${b}`;case"sent":return`the token for ${b} from ${I} was ${k}`;case"dropped":return`the token for ${b} from ${I} was not ${k}, because the CLIs drop it\
 at a redirect to another host`;case"withheld":return`the token for ${b} from ${I} was not ${k}, because the URL is not https; the CLIs do send it`}}function L({
host:b,token:w},I,v,k){switch(w){case"none":return{operator:O(b),user:O(b),guest:(0,S.qZ)(b)};case"sent":return{operator:k,user:k};case"dropped":return(0,D.C)(`\
serve ${I} without the redirect to ${v??"another host"}`);case"withheld":return(0,D.C)(`serve ${I} at an https URL`)}}const O=b=>`add a token to \`tokens\` (${b}\
=\u2026) or set a TF_TOKEN_ variable`;function M(b,w,I,{isFork:v,searched:k,notRead:c}){if(v){const h=`${w}, and secrets are withheld from pull requests of fork\
s`;return(0,D.CC)(b,{message:h,help:C,severity:"notice"})}const f=c.length===0?"":`; not read: ${c.join(", ")}`,a=`${w}, and none was found (searched: ${k.join(
", ")}${f})`;return(0,D.CC)(b,{message:a,help:I})}}),9664:((lt,F,n)=>{n.d(F,{Gz:()=>D,LA:()=>L,jt:()=>C,un:()=>p});var S=n(3916);const D=(O,M)=>O===""?M:`${O}/${M}`,
C=O=>O.slice(0,Math.max(0,O.lastIndexOf("/")));function p(O,M){const b=(0,S.join)(O,M).replace(/\/$/,"");return b==="."?"":b}const L=O=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.
test(O)}),1022:((lt,F,n)=>{n.d(F,{m:()=>c,s:()=>a});var S=n(4091),D=n(1831),C=n(8408),p=n(5011);const L={terraform:["terraform.io"],opentofu:["terraform.io","op\
entofu.org"]},O="hashicorp",M="-",b='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',w="must contain\
 only letters, digits, and dashes, and may not use leading or trailing dashes",I={prefix:"terraform-",whose:"a Terraform",frequency:"often"},k={terraform:[I],opentofu:[
I,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function c(o,m){const i=o.split("/");if(i.length>3||i.includes(""))return f(b);const[e="",t,d]=i.
reverse(),g=a(e);if(!g.ok){const R=`${(0,S.ol)(e)} in source ${(0,S.ol)(o)}`;return f(`Invalid provider type: Invalid provider type ${R}: ${g.why}"`)}const P=d===
void 0,T=P?(0,S.Ju)((0,p.Vm)(m)):(0,D.Pv)(d);if(t===void 0&&T.ok){const R={hostImplied:P,namespace:O,type:g.value};return{kind:"registry",host:T.value,...R}}const $=t===
M?(0,S.Ju)(t):a(t??""),E=`namespace "" in source ${(0,S.ol)(o)}`;if(!$.ok)return f(`Invalid provider namespace: Invalid provider ${E}: ${$.why}"`);const u="Inva\
lid provider source hostname";if(!T.ok)return f(`${u}: ${u} ${E}: ${T.why}"`);const _={hostImplied:P,host:T.value,namespace:$.value,type:g.value},A=s(_,m);return A===
void 0?{kind:h(_,m),..._}:f(A)}const f=o=>({kind:"invalid",error:o});function a(o){if(/^[a-z0-9]+$/.test(o))return(0,S.Ju)(o);if(o==="")return(0,S.TR)("must hav\
e at least one character");if(o.includes("."))return(0,S.TR)("dots are not allowed");if(o.includes("--"))return(0,S.TR)("cannot use multiple consecutive dashes");
const m=(0,C.YE)(o);return m.ok?(0,S.Ju)((0,C.DI)(m.value)):(0,S.TR)(w)}function h({host:o,namespace:m},i){return m===M?"legacy":m==="builtin"&&L[i].includes(o)?
"builtin":"registry"}function s(o,m){const i=(0,p.Vm)(m);if(o.namespace===M&&o.host!==i)return`Invalid provider namespace: The legacy provider namespace "-" can\
 be used only with hostname ${i}.`;const e=k[m].find(({prefix:t})=>o.type.startsWith(t));return e===void 0?void 0:r(o,e,m)}function r(o,{prefix:m,whose:i,frequency:e},t){
const d=`${m}provider-`,g=o.type.slice(d.length);if(!o.type.startsWith(d)||!a(g).ok)return`Invalid provider type: Provider source ${(0,S.ol)(l(o))} has a type w\
ith the prefix ${(0,S.ol)(m)}, which isn't allowed because it would be redundant to name ${i} provider with that prefix. If you are the author of this provider,\
 rename it to not include the prefix.`;const P=l({...o,type:g},t);return`Invalid provider type: Provider source ${(0,S.ol)(l(o,t))} has a type with the prefix ${(0,S.
ol)(d)}, which isn't valid. Although that prefix is ${e} used in the names of version control repositories for ${i.split(" ")[1]} providers, provider source str\
ings should not include it.

Did you mean ${(0,S.ol)(P)}?`}const l=({host:o,namespace:m,type:i},e)=>e!==void 0&&o===(0,p.Vm)(e)?`${m}/${i}`:`${(0,D.nx)(o)}/${m}/${i}`}),4503:((lt,F,n)=>{n.d(
F,{DZ:()=>f,R8:()=>h,aE:()=>p,oW:()=>a,uM:()=>C});var S=n(5143),D=n(8884);function C({file:s,line:r},{links:l,repositories:o}){const{repository:m,path:i}=(0,S.bH)(
s);if(m!==null){const t=c(O(o).get(m)),d=i==="."?null:a(i);return t===null||d===null?null:`${t}/${d}#L${r}`}const e=l?.get(s);return e===void 0?null:e.diff?.lines.
has(r)?`${e.diff.url}R${r}`:`${e.url}#L${r}`}const p=(s,{repositories:r})=>{const l=O(r).get(s)?.url;return l&&k(l)?l:null},L=new WeakMap;function O(s){const r=L.
get(s)??new Map(s.map(l=>[l.name,l]));return L.set(s,r),r}const M=600,b=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,w=/^(?:[\da-f]{40}|[\da-f]{64})$/,
I=/^gitlab\.com$/i,v=/^(?:gitlab\.(?!com$)|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i,k=s=>s.length<=M?b.exec(s)?.[1]??
null:null;function c(s){const{url:r,commit:l}=s??{},o=r&&k(r);return!o||!l||!w.test(l)||v.test(o)?null:`${r}${I.test(o)?"/-":""}/blob/${l}`}const f=s=>c(s)?.replace(
/\/blob\/(?=[\da-f]+$)/,"/commit/")??null;function a(s){if(!s.isWellFormed())return null;const r=o=>`%${o.charCodeAt(0).toString(16).toUpperCase()}`;return s.split(
"/").map(encodeURIComponent).join("/").replace(/[!'()*_~]/g,r)}function h(s){const r=(0,D.YC)(s).flat().flatMap(l=>typeof l=="string"?[]:l.file);return new Set(
r.filter(D.CN))}}),7574:((lt,F,n)=>{n.d(F,{I$:()=>p,QN:()=>b,kJ:()=>D,nO:()=>w,tY:()=>C,u8:()=>M});var S=n(4e3);function D(I){const v=Math.round(I);if(v<1e3)return`${v}\
 ms`;if(v<59950)return`${(v/1e3).toFixed(1)} s`;const k=Math.round(v/1e3);return`${Math.floor(k/60)} min ${k%60} s`}function C(I){return I<1e3?`${I} B`:I<999950?
`${(I/1e3).toFixed(1)} kB`:`${(I/1e6).toFixed(1)} MB`}function p({lookupMs:I,connectMs:v,tlsMs:k,firstByteMs:c,totalMs:f}){return Object.entries({...{DNS:I,connect:v,
TLS:k,"first byte":c},total:f}).flatMap(([s,r])=>r===null?[]:[[s,r]])}const L=6e4,O=1440*L;function M(I,v){const k=Date.parse(v)-Date.parse(I);if(!(k>=L))return"\
less than a minute";const c=Math.floor(k/L),[f,a]=[Math.floor(c/1440),Math.floor(c%1440/60)];return[...f>0?[(0,S.px)(f,"day")]:[],...a>0?[`${a} h`]:[],...f===0&&
c%60>0?[`${c%60} min`]:[]].join(" ")}const b=I=>`${I.slice(0,16).replace("T"," ")} UTC`;function w(I,v){const k=(Date.parse(I)-Date.parse(v))/O;if(Number.isNaN(
k))return I;const c=(0,S.px)(Math.floor(Math.abs(k)),"day"),[f,a]=Math.abs(k)<1?["within the last day","in less than a day"]:[`${c} ago`,`in ${c}`];return`${I.slice(
0,10)} (${k<0?f:a})`}}),4120:((lt,F,n)=>{n.d(F,{H8:()=>O,Iu:()=>L,QI:()=>v,Rk:()=>c,SY:()=>M,dy:()=>p,od:()=>w,wO:()=>I});var S=n(4e3),D=n(5799),C=n(1064);const p="\
new in this pull request",L=f=>f.replace(/^./u,a=>a.toUpperCase()),O=f=>D.oC.flatMap(a=>{const{length:h}=f.filter(s=>s.severity===a);return h===0?[]:[(0,S.px)(h,
a)]}).join(", "),M=f=>C.zK.every(a=>f.includes(a))?"all clients":b(f).join(", "),b=f=>f.map(a=>C.bB[a]);function w(f,a){const h=a.filter(s=>f.includes(s));return f.
length===0||h.length===a.length?"":b(h).join(", ")||"no client in use"}const I=f=>b(f).join(" and "),v=({clients:f,versions:a})=>f.map(h=>[C.bB[h],a[h]].join(" ").
trim()).join(" and "),k={none:"none",sent:"sent",withheld:"not sent (not HTTPS)",dropped:"not sent (redirected to another host)"},c=f=>k[f]}),8884:((lt,F,n)=>{n.
d(F,{CN:()=>T,Dc:()=>g,Dx:()=>l,GH:()=>a,II:()=>M,Ky:()=>b,Qz:()=>d,R3:()=>O,TD:()=>w,YC:()=>m,eb:()=>c,eo:()=>L,et:()=>P,f5:()=>o,io:()=>i,ju:()=>e,lp:()=>r,mj:()=>h,
oN:()=>s,tN:()=>t});var S=n(4e3),D=n(5143),C=n(5799),p=n(8820);const L=u=>y(u)?`${M(u.file)}:${u.line}`:u,O=({file:u,line:_,column:A})=>`${M(u)}:${_}:${A}`;function M(u){
const{repository:_,path:A}=(0,D.bH)(u);if(_===null)return(0,p.J7)(u);const R=(0,p.J7)(_);return A==="."?R:`${R}//${(0,p.J7)(A)}`}function b(u,_){const{places:A,
noun:R}=w(u);return(0,S.K4)(A,_,L,B=>(0,S.px)(B,`more ${R}`))}function w(u){const _=$(u),A=v(_),R=I(A);return{places:R?A:_,noun:R?"repository":"place"}}const I=u=>u.
filter(k).length>1,v=u=>E(u,_=>y(_)?(0,D._M)(_.file)??_:_),k=u=>y(u)&&(0,D._M)(u.file)!==null,c=u=>v(f(u)).filter(k),f=u=>[...new Set(u.map(({places:_})=>_))].flat(),
a=(u,_,A)=>`${u===_?"all":`${u} of`} ${_} ${A}`;function h(u,_){const{length:A}=_>1?c(u):[];return A>1?a(A,_,"repositories"):""}function s(u,_){const A=I(v(u)),
R=U=>(A?(0,D._M)(U.file):null)??L(U),B=new Set(_.map(U=>U&&R(U)));return u.filter(U=>!B.has(R(U)))}function r(u,_){const A=l([u]);return b(s(A,A.slice(0,1)),_)}
const l=u=>$(f(u).filter(y)),o=u=>[...new Set(f(u).filter(_=>typeof _=="string"))];function m(u){const _=u.hosts.flatMap(({requirements:R})=>R),A=u.roots.flatMap(
R=>R.rows);return[...new Set([...u.findings.map(({places:R})=>R),..._.map(({because:R})=>R),...A.map(({places:R})=>R)])]}const i=u=>u.find(_=>(0,C.Xd)(_)!==null),
e=({services:[u,..._]})=>_.length===0?u??null:null,t=u=>u.map(C.Xd).find(_=>_!==null)??null,d=({requirements:u})=>u.some(({because:_})=>_.some(y)),g=u=>new Set(
l(u).map(({file:_})=>_)).size;function P(u){return u.every(({problem:A})=>A.code.startsWith("credentials-"))?"credentials":"settings"}const T=u=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.
test(u)&&(0,D._M)(u)===null,y=u=>typeof u!="string",$=u=>E(u,_=>y(_)?`${_.line}:${_.file}`:_);function E(u,_){const A=new Set;return u.filter(R=>{const B=_(R);return!A.
has(B)&&A.add(B)})}}),6763:((lt,F,n)=>{n.d(F,{h$:()=>k,q9:()=>b,rc:()=>w});var S=n(4e3),D=n(5143),C=n(7574),p=n(4120),L=n(8884);const O=50,M=3;function b(f){const{
shown:a,more:h}=(0,S.zN)(f,O);return h===0?a:[...a,`and ${(0,S.px)(h,"more remark")}`]}function w(f){const a=(0,L.YC)(f).some(({length:r})=>r===D.WD),s=f.roots.
flatMap(({rows:r})=>r.flatMap(l=>l.platforms)).some(({available:r})=>r);return[...a?[`lists of places end after ${D.WD} places`]:[],...I(f),...s?["signatures of\
 provider packages were not verified"]:[]]}function I({files:f}){const a=f.filter(({exclude:e,severity:t})=>e&&t!=="notice"),{length:h}=a;if(h===0)return[];const s=[
...new Set(a.flatMap(({exclude:e})=>e??[]))],r=(0,L.eb)(a).length,l=h===1?"1 finding is":`${h} findings are`,o=r===0?"":` of ${(0,S.px)(r,"repository")}`;return[
`${`${l} in tests, examples or templates${o}, where errors are warnings; to skip such files, set ${r===0?"`exclude`":"`exclude` where their files are read"}`}: ${(0,S.
K4)(s,M,S.dh)}`]}function v({hosts:f},a){const{scan:h,repositories:s}=a,{files:r,bytes:l,usages:o,durationMs:m}=h,i=f.filter(L.Qz).length,e=`${(0,S.px)(o,"usage")}\
 of ${(0,S.px)(i,"registry host")}`,t=i===0?"no registry host is used":e;return s.length>0?`${t} in ${(0,S.px)(s.length,"repository")}`:r===0&&m===0?null:r===0?
"found no Terraform or OpenTofu files":`scanned ${(0,S.px)(r,"file")} (${(0,C.tY)(l)}) in ${(0,C.kJ)(m)}: ${t}`}function k(f,a){const{dialect:h,durationMs:s,scan:r,
remarks:l}=a,o=v(f,a),i=f.hosts.length===0&&r.files===0?"":` for ${(0,p.QI)(h)} (${h.why})`;return[`${c(f)}; checked in ${(0,C.kJ)(s)}${i}`,...o===null?[]:[o],...l]}
function c({findings:f,ignored:a}){const h=(0,p.H8)(f)||"no findings";return a>0?`${h}, ${a} ignored`:h}}),5257:((lt,F,n)=>{n.d(F,{IY:()=>w,Im:()=>I,JT:()=>b,KS:()=>k,
MP:()=>M,W$:()=>O,Xo:()=>h,cd:()=>L,ek:()=>v,lc:()=>c,op:()=>f});var S=n(9664),D=n(5011),C=n(1022);const p="hostnames input",L={file:p,line:1,column:1,endColumn:1},
O=r=>r.file===p?p:r,M=({host:r,namespace:l,name:o,system:m})=>[r,l,o,m].join("/"),b=({host:r,namespace:l,type:o})=>[r,l,o].join("/"),w=r=>"type"in r?b(r):M(r);function I(r){
return"constraints"in r?r.constraints:r.constraint===null?[]:[r.constraint]}const v=r=>("places"in r?r.places:[r.place]).map(O);function k({version:r},l){if(r===
void 0)return null;const{text:o,value:m,place:i}=r,e=(m===void 0?o:m[l])??null;return e===null?null:{text:e,place:i}}function c({kind:r,text:l,address:o},m,i){switch(r){case"\
required_provider":case"state_store_provider":case"lock_provider":{const e=(0,C.m)(l??"",i);return e.kind==="registry"?e:null}case"required_provider_nosource":case"\
required_provider_legacy":return{host:m,namespace:"hashicorp",type:f(o)};case"implied_provider":return{host:m,namespace:"hashicorp",type:(l??"").replace(/[._].*$/s,
"")};default:return null}}const f=r=>r.replace(/^.*\./s,""),a=/^\.{1,2}\//;function h(r,l){const o=Map.groupBy(l,({lockFile:t})=>t),m=new Set(r.flatMap(({kind:t,
text:d,place:g})=>s.test(t)&&!a.test(d??"")?(0,S.jt)(g.file):[])),i=new Map,e=(t,d)=>{if(t.calls.length>0||t.directories.some(T=>m.has(T)))return!0;const g=i.get(
t)??new Set(t.providers.map(T=>b(T.provider)));i.set(t,g);const P=c(d,(0,D.Vm)(t.client),t.client);return P===null||g.has(b(P))};return r.map(t=>{if(t.kind!=="l\
ock_provider"||t.needs.length===0)return t;const d=o.get(t.place.file);return d===void 0||d.some(g=>e(g,t))?t:{...t,needs:[]}})}const s=/^(?:module|test_module|terragrunt_source|installed_module)/}),
8416:((lt,F,n)=>{n.d(F,{L2:()=>v,WJ:()=>w,oh:()=>I,rU:()=>k,uQ:()=>c});var S=n(4e3),D=n(5143),C=n(1064),p=n(9664),L=n(5603),O=n(7854),M=n(3469);const b=function(...m){
const{readTools:i}=n.late([9,321,354,325,706],1706);return new.target?new i(...m):i(...m)},w=([m,...i])=>m===void 0||i.length>0?"both":m;function I(m,i){const e=(0,O.
Oo)(()=>b(m,i));return()=>e(null)}function v({setting:m,scan:i}){const{name:e}=m,t=e==="auto"?null:e==="both"?C.Du:[e],d=i===null||i.isEmpty?null:i,g=d===null?[]:
s(d,m,t),P={setting:m,signs:g,constraints:d?.constraints??[]};if(t!==null)return r(t,["set by `dialect`"],[],P);if(d===null)return r(C.Du,["CLI not detected; se\
t `dialect` to check one"],[],P);const T=h(g);if(T.length===0)return{...r(["terraform"],["assumed, CLI not detected; set `dialect`"],[],P),isGuess:!0};const y=f(
T),$=y.flatMap(E=>T.find(u=>u.client===E)??[]);return r(y,$.map(o),T,P)}function k({clients:m},i){if(i===null||i.isEmpty)return C.zK;const e=new Set([...m,...i.
tools().others]);return i.usesTerragrunt&&e.add("terragrunt"),C.zK.filter(t=>e.has(t))}function c(m,{evidence:i,versions:e}){return(t,d)=>{const g=i.some(P=>{if(P.
level!=="version-file"||P.version===null)return!1;const T=(0,p.jt)(P.place.file);return P.client===t&&(T===""||`${d}/`.startsWith(`${T}/`))});return m.version??
(g?e[t]??null:null)}}const f=m=>C.Du.filter(i=>m.some(e=>e.client===i));function a(m){const i=m.filter(({place:e})=>!(0,D.Zl)(e.file));return i.length===0?m:i}function h(m){
const i=a(m),e=L.A.find(t=>i.some(d=>d.level===t));return i.filter(({level:t})=>t===e)}function s({signs:m,tools:i,hasCloudHostname:e},{version:t},d){const g=h(
m),P=d??f(g),T=g.every(({place:A})=>(0,D.Zl)(A.file)),y=d===null&&(T||g.some(({isCloud:A})=>A)),$=t===null&&P.some(A=>(0,M.w)(A,[]).length>1);if(!y&&!$)return m;
const{setsCloudHostname:E,signs:u}=i(),_=e||E;return[...m.filter(({isCloud:A})=>!(A&&_)),...u]}function r(m,i,e,t){const d=m.map(T=>l(T,t)),g=d.filter(({version:T})=>T!==
null),P=g.flatMap(({signs:T})=>T.slice(0,1).map(o));return{name:w(m),clients:m,releases:d.flatMap(({releases:T})=>T),versions:Object.fromEntries(g.map(T=>[T.client,
T.version??""])),why:[...new Set([...i,...P])].join(", "),evidence:[...new Set([...e,...d.flatMap(({signs:T})=>T)])]}}function l(m,{setting:i,signs:e,constraints:t}){
const d=(E,u)=>{const[_=null,...A]=E,R=(0,M.w)(m,E);return{client:m,releases:R,version:A.length===0?_:null,signs:u}};if(i.version!==null)return d([i.version],[]);
const g=a(e.filter(E=>E.client===m&&E.version!==null)),P=new Set(g.map(({version:E})=>(E??"").replace(/^v/,"")));if(P.size>0){const E=d([...P],g);return{...E,version:(0,M.
l)(E.version??"")?E.version:null}}const T=a(t),y=d([],[]),$=d(T.map(({text:E})=>E),T.map(({text:E,place:u})=>({client:m,level:"syntax",place:u,text:`requires ${(0,S.
dh)(E)}`,version:E})));return $.releases.length===y.releases.length?y:$}const o=({place:m,text:i})=>`${m.file}:${m.line} ${i}`}),2161:((lt,F,n)=>{n.d(F,{L8:()=>v,
TD:()=>a,U4:()=>w,Z8:()=>h,e0:()=>I,tr:()=>b});var S=n(1064);const D=["terraform"],C=["opentofu"],p=[[/\.tf(\.json)?$/,"config",S.Du],[/\.tofu(\.json)?$/,"confi\
g",C],[/\.tftest\.(hcl|json)$/,"test",S.Du],[/\.tofutest\.(hcl|json)$/,"test",C],[/\.tfquery\.(hcl|json)$/,"query",D],[/\.tfmigrate\.hcl$/,"migrate",D],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",D],[/\.tfdeploy\.(hcl|json)$/,"deploy",D],[/\.(tf|tofu)mock\.hcl$/,null,S.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",S.Du]],L=/\.(tf|tofu|hcl|json)$/,
O=".terraform.lock.hcl",M={class:"lock",syntax:"hcl",clients:S.Du,isOverride:!1},b=s=>s.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(s),w=".terraform\
/modules/modules.json",I={...M,class:"manifest",syntax:"json"};function v(s,r,l){if(s===O)return M;const o=L.test(s)?p.find(([u])=>u.test(s)):void 0,[m=/$/,i=null,
e=[]]=o??[];if(i===null)return;const t=k(s)&&i==="test"&&l==="tests";if(k(s)&&!t)return;const d=s.search(m),g=s.slice(0,d),P=g+s.slice(d).replace(".tf",".tofu"),
T=g==="override"||g.endsWith("_override"),y=t||P!==s&&r.has(P);if(y&&!e.includes("terraform"))return;const $=y?D:e,E=s.endsWith(".json")?"json":"hcl";return{class:i,
syntax:E,clients:$,isOverride:T}}const k=s=>s.startsWith(".")||s.endsWith("~")||s.startsWith("#")&&s.endsWith("#"),c=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
f=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqu\
a|bitbucket-pipelines)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|p\
re-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),a=s=>c.test(s),h=s=>a(s)||f.test(s)}),6195:((lt,F,n)=>{
n.d(F,{$8:()=>b,G$:()=>w,Ls:()=>O,UO:()=>I,VK:()=>L,sT:()=>k,sq:()=>v});var S=n(6760),D=n(7052),C=n(2161);const p=/[*?[{]/;function L(f){const a=f.split("/"),h=a.
findIndex(s=>p.test(s));return h<0?{fixed:f}:{fixed:a.slice(0,h).join("/"),glob:a.slice(h).join("/")}}function O(f){const a=f.map(h=>{const s=h.replace(/^(\.\/)+/,
"").replace(/(?<!\/)\/+$/,"");return{glob:s,start:M(s)}});return h=>{const s=h.toLowerCase();return a.some(({glob:r,start:l})=>r===h||s.startsWith(l)&&S.posix.matchesGlob(
h,r))}}function M(f){const[a=""]=f.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(f)??[];return a.toLowerCase()}const b=({file:f,glob:a},h)=>f===h||a!==void 0&&S.
posix.matchesGlob(h,a),w=f=>f.startsWith(".")||f==="node_modules",I=(f,a)=>f===a||f.startsWith(a.endsWith(S.sep)?a:a+S.sep),v=f=>S.sep==="/"?f:f.replaceAll(S.sep,
"/");function k(f,a,h,s){if(f.kind==="error")return(0,D.WO)({what:"link",code:f.code});const{kind:r,path:l}=f;return I(l,a.boundary)?r==="directory"?null:r==="s\
pecial"?(0,D.WO)({what:"link-to-special-file"}):{path:l,isScanned:c(l,a,h,s)}:(0,D.a3)()}function c(f,a,h,s){if(a.file!==void 0||a.glob!==void 0||!I(f,a.path))return!1;
const[r="",...l]=v((0,S.relative)(a.path,f)).split("/").toReversed();if(l.some(w))return!1;const o=v((0,S.relative)(h,f)).split("/");return o.map((i,e)=>o.slice(
0,e+1).join("/")).slice(-1-l.length).some(s)?!1:(0,C.L8)(r,new Set([r]),l[0]??"")!==void 0}}),5603:((lt,F,n)=>{n.d(F,{A:()=>L,j:()=>O});var S=n(5143),D=n(5799),
C=n(1064),p=n(5011);const L=["lock-file","syntax","version-file","tool","hook"];class O{signs=new Map;constraints=new Map;addFile({file:w,kind:{clients:I},scope:v,
isContext:k}){if(k)return;const[c,...f]=I;if(c!==void 0&&f.length===0&&!/(^|\/)[.#][^/]*$/.test(w)){const a=`is read by ${C.bB[c]} only`;this.addSign({client:c,
level:"syntax",place:{file:w,...D.wv},text:a})}for(const a of v.declared)this.addDeclared(a)}end(w){for(const{kind:I,host:v,place:k,clients:c,isOverridden:f}of w)
if(I==="lock_provider"){const a=C.Du.find(s=>(0,p.Vm)(s)===v),h=`locks providers from ${v}`;a&&this.addSign({client:a,level:"lock-file",place:k,text:h})}else I===
"cloud_default"&&!f&&c.includes("terraform")&&this.addSign({client:"terraform",level:"syntax",place:k,text:"has a cloud block without hostname",isCloud:!0});return{
signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addDeclared(w){const{kind:I,text:v,place:k}=w;if(I==="version")M(this.constraints,v,w);else if(I===
"binary"){const c=v==="tofu"?"opentofu":"terraform";this.addSign({client:c,level:"version-file",place:k,text:"sets terraform_binary"})}else if((0,C.SO)(I)){const{
client:c,what:f}=C.$I[I];this.addSign({client:c,level:"syntax",place:k,text:`has ${f}`})}}addSign(w){M(this.signs,`${w.client} ${w.text}`,{...w,version:null})}}
function M(b,w,I){const v=(0,S.Zl)(I.place.file)?`${w} aside`:w;b.has(v)||b.set(v,I)}}),7854:((lt,F,n)=>{n.d(F,{G4:()=>v,O8:()=>C,Oo:()=>b,VZ:()=>p,kA:()=>M,s7:()=>O,
sw:()=>L,vH:()=>w});var S=n(7052),D=n(5799);const C=["module","state","lock"],p=["version","compatible","provider-version"];function L(k,c){const f=b(h=>h.filter(
s=>c.includes(s))),a=b(h=>h.map(s=>({...s,clients:f(s.clients)})).filter(s=>s.clients.length>0));return k.flatMap(h=>{const s=f(h.clients);if(s.length===h.clients.
length)return h;const r=a(h.needs),l=h.isHostImplied?r[0]?.host??h.host:h.host;return s.length===0?[]:{...h,clients:s,needs:r,host:l}})}const O=({workspace:k,hasOwnToken:c,
directHost:f})=>k!==void 0||c===!0||f!==void 0,M=k=>new Set(k.flatMap(({host:c,isHostImplied:f})=>f?[]:c??[]));function b(k){let c;return f=>{c??=new Map;const a=c.
get(f);if(a!==void 0||c.has(f))return a;const h=k(f);return c.set(f,h),h}}const w=(k,c)=>k.filter(({clients:f})=>f.some(a=>c.includes(a))),I=1e4;function v(k=I){
const c=[],f=new Set,a={error:0,warning:0,notice:0};let h=0;const s=l=>{const{code:o,severity:m}=l.problem,i=o==="file-syntax"?(0,D.W7)(l):null;f.has(i)||(i!==null&&
f.add(i),a[m]+=1,a[m]<=k?c.push(l):h+=1)},r=()=>(0,D.sb)(".",(0,S.ub)({kind:"problems",max:k,omitted:h}));return{add:s,all:()=>h===0?c:[...c,r()]}}}),9488:((lt,F,n)=>{
n.d(F,{G:()=>k});var S=n(3024),D=n(6760),C=n(5747),p=n(7052),L=n(5799),O=n(9664),M=n(2161),b=n(6195);const w={files:1e6,directoryFiles:5e4},I=200,v=1e4;function*k(h,s={
toolFiles:[],hasPlugins:!1},r=w){const l=new f(h,s,r);for(const o of h.scan){const m=c(l.root,o);"path"in m?yield*l.walkFrom(m):yield{name:o,files:[],notes:[m]}}}
function c(h,s){const{fixed:r,glob:l}=(0,b.VK)(s);try{const o=(0,S.realpathSync)((0,D.resolve)(h,r)),m=(0,b.sq)((0,D.relative)(h,o)),i=(0,b.UO)(o,h),e=i?h:o;if(l!==
void 0)return{path:o,name:m,boundary:e,glob:(0,O.Gz)(m,l)};if((0,S.statSync)(o).isDirectory())return{path:o,name:m,boundary:e};const t=(0,D.resolve)(o,"..");return{
...{path:t,name:(0,b.sq)((0,D.relative)(h,t))},boundary:i?h:t,file:m}}catch(o){return(0,L.sb)(s,(0,p.WO)({what:"scan",code:(0,C.Oj)(o)}))}}class f{root;isExcluded;aside;limits;selected;files=0;constructor({
root:s,scan:r,exclude:l},o,m){this.root=(0,S.realpathSync)(s),this.isExcluded=(0,b.Ls)(l),this.aside=o,this.limits=m,this.selected=r.length>1?new Set:null}*walkFrom(s){
const{path:r,name:l,glob:o,file:m}=s,e=[{path:r,name:l,depth:0,isSelected:o===void 0&&m===void 0}];for(let t=e.pop();t!==void 0;t=e.pop()){const{name:d}=t,g=a(t);
if("problem"in g){yield{name:d,files:[],notes:[g]};continue}const P=this.findFiles(s,t,g);this.files+=P.files.length;const T=this.limits.files;if(this.files>T){
const y=(0,L.sb)(d,(0,p.ub)({kind:"files",max:T}));yield{name:d,files:[],notes:[...P.notes,y]};return}if(yield P.files.every(({isContext:y})=>y)?{...P,files:[]}:
P,s.file!==void 0)return;for(const y of this.findDirectories(s,t,g))e.push(y)}}findFiles(s,r,l){const{name:o}=r,m=[],i=[];for(const e of this.filesAmong(s,r,l))
if("problem"in e)i.push(e);else if(m.length<this.limits.directoryFiles)m.push(e);else{const t=this.limits.directoryFiles;i.push((0,L.sb)(o,(0,p.ub)({kind:"direc\
tory",max:t})));break}return{name:o,files:m,notes:i}}*filesAmong(s,r,l){const o=new Set,{aside:m}=this;let i=!1;for(const t of l)(0,M.tr)(t.name)&&!t.isDirectory()&&
o.add(t.name),i||=t.name===".terraform",m.hasPlugins||=t.name==="terraform.d";const e=D.posix.basename(r.name);for(const t of l){if(t.isDirectory())continue;const d=(0,O.
Gz)(r.name,t.name),g=(0,M.L8)(t.name,o,e);if(g===void 0){m.toolFiles.length<v&&(0,M.Z8)(t.name)&&!this.isExcluded(d)&&m.toolFiles.push(d);continue}const T={path:r.
path+D.sep+t.name,file:d,kind:g,isContext:!this.select(s,r,d)};t.isFile()?yield T:t.isSymbolicLink()?yield*this.follow(s,T):yield(0,L.sb)(d,(0,p.WO)({what:"spec\
ial-file"}))}if(i&&r.isSelected){const t=[r.path,...M.U4.split("/")].join(D.sep),d=(0,C.$r)(t);d.kind==="file"&&d.path===t&&(yield{path:t,file:(0,O.Gz)(r.name,M.
U4),kind:M.e0,isContext:!1})}}select(s,r,l){return!(r.isSelected||(0,b.$8)(s,l))||this.isExcluded(l)||this.selected?.has(l)?!1:(this.selected?.add(l),!0)}*follow(s,r){
const l=(0,b.sT)((0,C.$r)(r.path),s,this.root,this.isExcluded);l!==null&&("code"in l?yield(0,L.sb)(r.file,l):yield{...r,path:l.path,isContext:r.isContext||l.isScanned})}findDirectories({
glob:s},{path:r,name:l,depth:o,isSelected:m},i){return i.toReversed().flatMap(e=>{if(!e.isDirectory()||(0,b.G$)(e.name))return[];const t=(0,O.Gz)(l,e.name);if(this.
isExcluded(t))return[];const d=m||s!==void 0&&D.posix.matchesGlob(t,s);return{path:r+D.sep+e.name,name:t,depth:o+1,isSelected:d}})}}function a({path:h,name:s,depth:r}){
if(r>I)return(0,L.sb)(s,(0,p.ub)({kind:"depth",max:I}));try{return(0,S.readdirSync)(h,{withFileTypes:!0}).sort((l,o)=>l.name<o.name?-1:1)}catch(l){return(0,L.sb)(
s,(0,p.WO)({what:"directory",code:(0,C.Oj)(l)}))}}}),5751:((lt,F,n)=>{n.d(F,{s:()=>d});var S=n(3024),D=n(6760),C=n(5747),p=n(4091),L=n(4e3),O=n(7030),M=n(6181),
b=n(1831);function w(E){const u=R=>E[R]||E[R.toLowerCase()]||"",_={http:v("HTTP_PROXY",u("HTTP_PROXY")),https:v("HTTPS_PROXY",u("HTTPS_PROXY"))},A=f(u("NO_PROXY"));
return R=>{const B=_[R.scheme];return B===null||c(R.name)||A(R)?null:B}}const I=["http:","https:"];function v(E,u){if(u==="")return null;const _=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test(u)?u:`http://${u}`);if(_===null)throw new TypeError(`${E} is not a URL; expected http://HOST:PORT`);if(!I.includes(_.protocol))throw new TypeError(`${E} is\
 a ${_.protocol}// proxy; expected http:// or https://`);if(!k(_.username)||!k(_.password))throw new TypeError(`${E} has a user name or password with a bare "%"\
; write "%25" for it`);return _}function k(E){try{return decodeURIComponent(E),!0}catch(u){if(u instanceof URIError)return!1;throw u}}const c=E=>E==="localhost"||
r.some(u=>u?.(E));function f(E){const u=E.split(",").map(_=>_.trim().toLowerCase()).filter(_=>_!=="").map(a);return _=>u.some(A=>A(_))}function a(E){if(E==="*")
return()=>!0;const u=h(E);if(u!==null)return({name:K})=>u(K);const{name:_,port:A}=o(E),R=K=>A===""||String(K.port)===A,B=(0,O.isIP)(_)===4?32:128,U=h(`${_}/${B}`)??
l(_);return K=>R(K)&&U(K.name)}function h(E){const[,u="",_=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(E)??[];if(!s(u))return null;const A=Number(_);if(A>((0,O.isIP)(u)===
4?32:128))return null;const R=A-((0,O.isIP)(u)===6?96:0),B=new O.BlockList,U=(0,O.isIP)((0,M.n7)(u))===4&&R>=0;return U?B.addSubnet((0,M.n7)(u),R,"ipv4"):B.addSubnet(
u,A,"ipv6"),K=>{const nt=(0,M.n7)(U?K:K.replace(/%.*$/s,""));return(0,O.isIP)(nt)===(U?4:6)&&B.check(nt,U?"ipv4":"ipv6")}}const s=E=>(0,O.isIP)(E)!==0&&!E.includes(
"%"),r=["127.0.0.0/8","::1/128"].map(h);function l(E){if(E==="")return()=>!1;const u=E.replace(/^\*\./,"."),_=u.replace(/^\./,""),A=(0,b.Pv)(_),R=A.ok?A.value:_,
B=U=>!u.startsWith(".")&&U===R;return U=>(0,O.isIP)(U)===0&&(U.endsWith(`.${R}`)||B(U))}function o(E){const u=/^\[([^\]]*)\]:([^:]*)$/.exec(E)??/^([^:[\]]*):([^:[\]]*)$/.
exec(E);return u===null?{name:E,port:""}:{name:u[1]??"",port:u[2]??""}}var m=n(3152);const i=function(...E){const{X509Certificate:u}=process.getBuiltinModule("n\
ode:crypto");return new.target?new u(...E):u(...E)},e=4*1024*1024,t=20;function d(E,{environment:u,directory:_,wording:A=m.w7}){const{settings:R,mistakes:B}=(0,m.
P$)(E,A),U=T(R.caFile,A),K=P(u),nt=[U,K].flatMap(ft=>ft.ok?[]:[ft.why]),Q=g(R.scan,_).slice(0,t).map(ft=>A.missingPath(ft,_)),tt=[...B,...nt,...Q];if(tt.length>
0||!U.ok||!K.ok)throw new m.GN(tt);return{...R,authorities:U.value,chooseProxy:K.value}}const g=(E,u)=>E.filter(_=>!/[*?[\]{}]/.test(_)&&!(0,S.existsSync)((0,D.
resolve)(u,_)));function P(E){try{return(0,p.Ju)(w(E))}catch(u){if(u instanceof TypeError)return(0,p.TR)(u.message);throw u}}function T(E,{setting:u}){if(E===null)
return(0,p.Ju)(null);const _=(0,C.yR)(E,e),A=u("ca-file");if(!_.ok)return(0,p.TR)(`${A} "${E}" ${(0,L.mP)(_.failure)}`);const R=$(_.text);return R.ok?R:(0,p.TR)(
`${A} "${E}" ${R.why}`)}const y=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function $(E){const u=E.match(y)??[];if(u.length===0)return(0,p.TR)(
"contains no certificate; expected PEM");try{for(const _ of u)new i(_);return(0,p.Ju)(u.join(`
`))}catch(_){return(0,p.TR)(`contains an invalid certificate: ${_ instanceof Error?_.message:_}`)}}}),1435:((lt,F,n)=>{n.d(F,{j:()=>O,o:()=>M});var S=n(9562);const D=function(...w){
const{thisMachine:I}=n.late([693,667,597,977],6597);return new.target?new I(...w):I(...w)},C=function(...w){const{mergeMistakes:I}=n.late([693,667,597,977],6597);
return new.target?new I(...w):I(...w)},p=function(...w){const{readCliConfig:I}=n.late([693,667,597,977],6597);return new.target?new I(...w):I(...w)},L=function(...w){
const{withoutInstalled:I}=n.late([9,778,667,531,264],1264);return new.target?new I(...w):I(...w)};function O(w,I,v,{environment:k,directory:c,mayHavePlugins:f,plugins:a=null}){
if(I.hostnames.length===0&&w.every(({needs:i})=>i.length===0))return{usages:w,remarks:[],findings:[],configs:[],releases:v.releases};const h=M(I.cliConfig,v.clients,
k),s=v.releases.map(i=>{const e=h.find(({client:t})=>t===i.client);return{...i,attemptMs:e?.requestTimeoutMs??i.attemptMs}}),r=I.depth!=="discovery",l={root:c,plugins:a,
mayHavePlugins:f,releases:s,asksMirrors:r},o=w.some(b)?L(w,h,l):{usages:w,remarks:[],findings:[]},m=[...h.flatMap(i=>i.findings),...o.findings];return{...o,findings:C(
m),configs:h,releases:s}}function M(w,I,v){const k=D(v);return I.map(c=>p(c,k,w))}const b=({needs:w})=>w.some(({service:I})=>I===S.xq)}),6034:((lt,F,n)=>{n.d(F,
{D0:()=>f,a3:()=>s,lz:()=>a});var S=n(7052),D=n(5143),C=n(5799),p=n(8416),L=n(6195),O=n(3152);const M=function(...r){const{isOfDirectory:l}=n.late([9,321,354,325,
706],1706);return new.target?new l(...r):l(...r)},b=function(...r){const{layoutsOf:l}=n.late([9,321,354,325,706],1706);return new.target?new l(...r):l(...r)},w=function(...r){
const{rootsOf:l}=n.late([9,321,354,325,706],1706);return new.target?new l(...r):l(...r)},I=function(...r){const{unmatched:l}=n.late([9,321,354,325,706],1706);return new.target?
new l(...r):l(...r)},v=function(...r){const{rootNotes:l}=n.late([9,321,354,325,706],1706);return new.target?new l(...r):l(...r)},k=function(...r){const{textNotes:l}=n.
late([9,321,354,325,706],1706);return new.target?new l(...r):l(...r)},c=2e5;function f(r){const{usages:l,changed:o,dialect:m,settings:i,listed:e}=r,{declared:t,
endedAt:d}=r.scanned;if(l.length===0&&t.every(M)&&i.roots.length===0)return{roots:[],notes:[]};const{clients:P,versions:T}=m,y={usages:l,declared:t,clients:P},$=e===
void 0?a(y,i,d===null):h(y,e),E=[],u=[],_=i.dialect.name==="auto"?[]:P,A=(0,p.uQ)(i.dialect,m),R=v({clients:P,upgrade:i.upgrade,versionIn:A}),B=i.depth!=="disco\
very";let U=0;for(const tt of w($,{changed:o,versions:T,hasCalls:B})){if(U+=tt.directories.length,U>c){u.push((0,C.sb)(tt.directory,(0,S.ub)({kind:"roots",max:c})));
break}R.add(tt),B&&E.push(tt)}const K=[...k(l,t,{...m,set:_})].filter(tt=>o===null||o.has((0,C.W7)(tt))),nt=new Set(r.notes.flatMap(tt=>tt.problem.code==="lock-\
invalid"?(0,C.W7)(tt):[])),Q=[...K,...R.notes()].filter(tt=>!nt.has((0,C.W7)(tt)));return{roots:E,notes:[...Q,...u]}}function a(r,{roots:l},o){const m=l.map(t=>({
text:t,matches:(0,L.Ls)([t])})),i=b({...r,patterns:m}),e=o?I(i,m):[];if(e.length===0)return i;throw new O.GN(e.map(t=>`roots: no directory with configuration ma\
tches ${t}`))}function h(r,l){return r.clients.flatMap(o=>b({...r,clients:[o],patterns:[{text:"",matches:i=>l.get(o)?.has(i)===!0}]}))}function s(r,l,{depth:o},m){
if(o==="discovery")return r;const i=({kind:t,workspace:d})=>t==="cloud_default"?!!m.TF_CLOUD_HOSTNAME:t!=="backend_remote_default"||d?.organization===null,e=new Set(
l.filter(t=>!i(t)).map(({place:t})=>(0,D.df)(t)));return r.map(t=>t.problem.code==="host-missing"&&t.places.some(d=>e.has((0,D.df)(d)))?{...t,severity:"error"}:
t)}}),370:((lt,F,n)=>{n.d(F,{C_:()=>I,SQ:()=>M,o0:()=>w});var S=n(785),D=n(8416),C=n(7854),p=n(9488);const L=function(...v){const{scanInSteps:k}=n.late([9,321,354,
325,706],1706);return new.target?new k(...v):k(...v)},O=20;async function M({scan:v,exclude:k},{directory:c,environment:f,stop:a,progress:h}){const s={root:c,scan:v,
exclude:k},r=a.why===null?b(s):null;if(r!==null)return r;const l=L(s,Object.keys(f));return(0,S.nE)(l,a,o=>h({kind:"scan",files:o}))}function b(v){const k={toolFiles:[],
hasPlugins:!1};let c=0;for(const{files:f,notes:a}of(0,p.G)(v,k))if(c+=1,f.length>0||a.length>0||c>O)return null;return{...k,usages:[],notes:[],declared:[],signs:[],
constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}function w({dialect:v,exclude:k,scan:c},f,{environment:a,directory:h}){const s=(0,D.oh)(
{root:h,exclude:k},f.toolFiles),r=!!a.TF_CLOUD_HOSTNAME,l=c.length>0,o={setting:v,scan:l?{...f,tools:s,hasCloudHostname:r}:null},m=(0,D.L2)(o),{clients:i}=m;return{
dialect:m,usedBy:()=>(0,D.rU)(m,o.scan),usages:(0,C.sw)(f.usages,i),notes:(0,C.vH)(f.notes,i)}}const I=({hasPlugins:v},{scan:k})=>v||k.some(c=>c!==".")}),7082:((lt,F,n)=>{
n.d(F,{O:()=>S,i:()=>D});const S=C=>({discovery:C,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]}),
D=(C,p)=>({host:C,attempt:S({kind:"skipped",problem:p}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),2859:((lt,F,n)=>{n.d(F,{CG:()=>O,
en:()=>b,h1:()=>M});var S=n(6697),D=n(5143),C=n(1831),p=n(7854);const L=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","te\
st_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function O(I,v,k,c=(0,p.kA)(v)){const f=["hostnames\
 input"],a=I.hostnames.flatMap(({host:r,services:l})=>{const o=l.length>0?l:I.requiredServices,m=o.length>0?o:["any"],i={host:r,clients:k,because:f,isImplied:!1,
isForInit:!0};return m.map(e=>({...i,service:e}))}),h=new Set([...c,...I.hostnames.map(({host:r})=>r)]),s=v.flatMap(({kind:r,needs:l,place:o})=>l.map(m=>({...m,
because:[o],isImplied:!h.has(m.host),isForInit:!L.has(r)})));return M([a,s],k)}function M(I,v){return[...Map.groupBy(I.flat(),({host:c,service:f})=>`${c} ${f}`).
values()].flatMap(c=>{const[f]=c;if(f===void 0)return[];const{host:a,service:h}=f;return{host:a,service:h,clients:[...v.filter(s=>c.some(r=>r.clients.includes(s)))],
because:(0,D.As)([...c.flatMap(({because:s})=>s)]),isImplied:c.every(({isImplied:s})=>s),isForInit:c.some(({isForInit:s})=>s),...c.every(({isAssumed:s})=>s===!0)?
{isAssumed:!0}:{}}})}function b(I,{hostnames:v,allowedHosts:k},{isGuess:c}){const f=new Set(v.map(({host:h})=>h)),a=new Map;for(const h of I){const{host:s}=h;if(f.
has(s)||a.has(s))continue;const r=c===!0||h.isAssumed===!0,l=w(h,r,(0,C.Jr)(s,k));l!==null&&a.set(s,l)}return a}function w({host:I,isImplied:v,because:k,clients:c,
isAssumed:f=!1},a,h){const s=(0,C.nx)(I);if((0,C.Rt)(I))return(0,S.U7)({host:s});const[r]=k.filter(o=>typeof o!="string"),l=v&&r!==void 0?{place:r,clients:c}:null;
return l!==null&&a?(0,S.zo)({host:s,...l,isListed:f}):h?null:(0,S.wp)(l===null?{host:s}:{host:s,implied:l})}}),5102:((lt,F,n)=>{n.d(F,{$N:()=>r,DI:()=>w,JR:()=>v,
QK:()=>h,b:()=>c,cG:()=>I,fX:()=>m,fi:()=>s,hm:()=>a,md:()=>f,nx:()=>O,sG:()=>b,vh:()=>M});var S=n(2886),D=n(4e3),C=n(5799),p=n(8884),L=n(3305);const O={fails:"\
failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},M=Object.keys(O);function b(t){if(c(t))return"unchecked";const d=a(t.findings);
return d==="error"?"fails":d==="warning"?"warns":v(t)?"skipped":"works"}const w=t=>b(t)==="fails",I=t=>["fails","warns"].includes(b(t)),v=({visit:t})=>t.attempt.
discovery.kind==="skipped",k=["host-not-checked",...S.H4],c=({visit:{attempt:t}})=>t.discovery.kind==="skipped"&&k.includes(t.discovery.problem.code),f=t=>M.flatMap(
d=>t.filter(g=>b(g)===d)),a=t=>C.oC.find(d=>t.some(g=>g.severity===d))??null;function h({findings:t}){const d=a(t);return d==="notice"?[]:t.filter(({severity:g})=>g===
d)}function s({passed:t,hosts:d,findings:g}){return t?g.some(({severity:P})=>P!=="notice")?"warns":d.length===0?"skipped":"works":"fails"}function r(t,{repositories:{
length:d}}){const{hosts:g,files:P,findings:T,passed:y,stopped:$,roots:E}=t,u=(0,L.g5)(E,d),_=P.filter(({problem:Mt})=>u===null||!l.test(Mt.code)),A=_.filter(Mt=>!o(
Mt)),R=a(A)==="error"&&!g.some(w),U=u===null&&!R&&d>0?` in ${(0,D.px)(d,"repository")}`:"",nt=A.length<_.length?[`nothing to check${U}`]:i(g,U),Q=e(A,u===null&&
R?d:null),tt=R?[...Q,...nt]:[...nt,...Q],ft=[u??[],tt].flat().join(", "),$t=a(T)==="error";if($!==null){const Mt=(0,D.Cw)($);return $t||g.some(c)?`${ft} (${Mt})`:
`${Mt}; ${ft}`}return y&&$t?`${ft} (the check passes: fail-on is never)`:y||$t?ft:`${ft} (the check fails: fail-on is warning)`}const l=/^(?:module|provider|version|package|constraint|lock)-/,
o=({problem:t,severity:d})=>t.code==="nothing-to-check"&&d==="error",m="not allowed";function i(t,d){const g=t.length;if(g===0)return[`no registry hosts to chec\
k${d}`];const P=t.filter(v),T=t.filter($t=>!v($t)),{fails:y,unchecked:$,works:E}=O,u=($t,Mt)=>({words:$t,count:Mt.length}),_=[u(y,T.filter(w)),u(m,P.filter(w)),
u($,P.filter(c))],A=_.some(({count:$t})=>$t>0),R=A?_:[u(E,T),u(O.skipped,P)],[B,...U]=R.filter(({count:$t})=>$t>0),nt=B?.words===m||B?.words===$?B.count===1?"is\
 ":"are ":"",Q=T.filter($t=>b($t)==="warns").length,tt=g===1?"":`${Q} ${A?"more ":""}`;return[`${g===1?"1 registry host":(0,p.GH)(B?.count??0,g,"registry hosts")}${d}\
 ${nt}${B?.words}`,...U.map(({count:$t,words:Mt})=>`${$t} ${Mt}`),...Q===0?[]:[`${tt}with warnings`]]}function e(t,d){const g=a(t);if(g===null||g==="notice")return[];
const P=t.filter(({severity:u})=>u===g),T=(0,p.eb)(P).length,y=T===0?(0,p.Dc)(P):0,$=t.filter(u=>(0,C.Xd)(u)===null),E=d===null?(0,D.px)(T,"repository"):(0,p.GH)(
T,d,"repositories");return[...T===0?[]:[`${g}s in files of ${E}`],...y===0?[]:[`${g}s in ${(0,D.px)(y,"file")}`],...a($)===g?[`${g}s in the ${(0,p.et)($)}`]:[]]}}),
7615:((lt,F,n)=>{n.d(F,{G_:()=>P,Yj:()=>d,nR:()=>g,xS:()=>f});var S=n(4e3),D=n(5143),C=n(1064),p=n(8820),L=n(7574),O=n(5102),M=n(4120),b=n(8884),w=n(7792),I=n(806);
const v=120,k=6,c=E=>w.Gy.code(E,v);function f(E,u,_=[]){const{attempt:A,earlier:R,credentials:B}=E.visit,{discovery:U,timing:K,hops:nt,certificates:Q}=A,tt=U.kind===
"failed"?U.excerpt:null,ft=(0,L.I$)(K).map(([Tt,jt])=>`${Tt} ${(0,L.kJ)(jt)}`),{startedAt:$t}=u.context;return(u.medium==="log"&&!(0,O.cG)(E)?t(E):[{label:"resu\
lt",texts:U.kind==="skipped"?[w.Gy.prose(U.problem.message)]:[]},{label:"required",texts:a(E,u)},{label:"clients",texts:u.medium==="log"?[]:r(E,u)},{label:"resp\
onse",texts:nt.map(l)},{label:"services",texts:o(E,u)},..._,{label:"body",texts:tt===null?[]:[w.Gy.code(tt.replace(/\s+/gu," ").trim())]},{label:"timing",texts:[
ft.join(", ")]},{label:"retried",texts:R.map(i)},{label:"token from",texts:B?.hasToken?[w.Gy.prose(B.source)]:[]},{label:"certificate",texts:Q.map(Tt=>e(Tt,$t))},
...t(E)]).map(({label:Tt,texts:jt})=>({label:Tt,texts:jt.filter(bt=>!w.Gy.isEmpty(bt))})).filter(({texts:Tt})=>Tt.length>0)}function a({requirements:E},u){const{
services:_}=u.limits,A=Map.groupBy(E,({because:R})=>R.map(D.df).join(`
`));return s([...A.values()],"requirement",u,R=>{const B=(0,I.AZ)(R[0]?.because??[],u.limits.places,u),U=w.Gy.some(R,_,K=>h(K,u));return w.Gy.isEmpty(B)?U:(0,w.
mG)`${U} (${B})`})}function h({service:E,clients:u},{context:_}){const A=E==="any"?w.Gy.words("any service"):c(E);return _.dialect.clients.every(B=>u.includes(B))?
A:(0,w.mG)`${A} for ${(0,M.wO)(u)}`}function s(E,u,_,A){const{shown:R,more:B}=(0,S.zN)(E,_.limits.services),U=B>0?[(0,w.mG)`and ${(0,S.px)(B,`more ${u}`)} ${_.rest}`]:
[];return[...R.map(A),...U]}const r=({clients:E},{context:u})=>["fails","warns","works"].flatMap(_=>{const A=u.clients.filter(B=>E[B]===_),R=A.map(B=>C.bB[B]).join(
", ");return A.length===0?[]:[(0,w.mG)`${w.Gy.sign(_)} ${R}: ${O.nx[_]}`]});function l({status:E,reason:u,url:_,ms:A,mediaType:R,address:B,proxy:U,authorization:K}){
const nt=[R===null?w.Gy.nothing:c(R),B===null?w.Gy.nothing:(0,w.mG)`at ${c(B)}`,U===null?w.Gy.nothing:(0,w.mG)`through ${w.Gy.code((0,p.cq)(U))}`,K==="none"?w.Gy.
nothing:(0,w.mG)`token ${(0,M.Rk)(K)}`],Q=E===null||u===""?w.Gy.nothing:(0,w.mG)` ${w.Gy.prose(u,v)}`,tt=w.Gy.joined(nt,w.Gy.words("; ")),ft=w.Gy.isEmpty(tt)?w.
Gy.nothing:(0,w.mG)` (${tt})`;return(0,w.mG)`${E??"none"}${Q} from ${w.Gy.code((0,p.cq)(_))} ${E===null?"after":"in"} ${(0,L.kJ)(A)}${ft}`}const o=({services:E,
servicesFrom:u},_)=>[...s(E,"service",_,A=>m(A,_)),...u===null?[]:[(0,w.mG)`from the host block at ${(0,I.ik)(u,_)}`]];function m(E,u){const _=c(E.id);switch(E.
kind){case"url":return(0,w.mG)`${_} ${w.Gy.code((0,p.cq)(E.url))}`;case"login":{const{client:A,authz:R,token:B,ports:U}=E.login;return(0,w.mG)`${_} authz ${w.Gy.
code((0,p.cq)(R??"none"))}, token ${w.Gy.code((0,p.cq)(B??"none"))}, client ${w.Gy.code(A)}, ports ${U.join(" to ")}`}case"problem":return(0,w.mG)`${_}: ${(0,I.
U1)(E.problem.code,u)}`}}const i=({discovery:E,timing:u})=>`${E.kind==="failed"?E.problem.code:E.kind} after ${(0,L.kJ)(u.totalMs)}`,e=({host:E,subject:u,issuer:_,
expires:A},R)=>(0,w.mG)`${c(E)} valid until ${w.Gy.prose((0,L.nO)(A,R))}; subject ${c(u)}, issuer ${c(_)}`;function t({visit:E,findings:u}){const _=u.some(({problem:{
code:B}})=>/^credentials-|^document-unauthorized$/.test(B)),R=[...Map.groupBy(E.forced,({place:B})=>(0,b.eo)(B))].map(([B,U])=>w.Gy.prose(`${B}, for ${(0,M.wO)(
U.map(({client:K})=>K))}`));return[{label:"credentials",texts:_?$(E.looks):[]},{label:"host block",texts:R}]}const d=({services:E})=>E.length===0?"no services":
w.Gy.some(E,k,({id:u})=>c(u)),g=({visit:E,servicesFrom:u},_)=>u===null?(0,L.kJ)(E.attempt.timing.totalMs):(0,w.mG)`host block at ${(0,I.ik)(u,_)}`;function P(E){
const u=Map.groupBy(E,_=>JSON.stringify(_.looks.map(y)));return Array.from(u.values(),_=>({clients:_.map(({client:A})=>A),looks:_[0]?.looks.map(y)??[]}))}const T={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},y=({
source:E,held:u,counts:_})=>({source:E,held:`${T[u]}${_?u==="no token"?" (ends the search)":" (used)":""}`});function $(E){const u=P(E);return u.flatMap(({clients:_,
looks:A})=>A.map(({source:R,held:B})=>{const U=u.length>1?`${(0,M.wO)(_)}: `:"";return(0,w.mG)`${U}${w.Gy.prose(R)}: ${B}`}))}}),806:((lt,F,n)=>{n.d(F,{AZ:()=>i,
Gb:()=>k,OS:()=>a,U1:()=>r,_h:()=>s,b8:()=>o,dI:()=>l,du:()=>v,h:()=>c,ik:()=>m,xy:()=>f});var S=n(4e3),D=n(5143),C=n(1831),p=n(4503),L=n(8884),O=n(7792);const M=Number.
POSITIVE_INFINITY,b={causes:20,hosts:6,messages:4,frames:0,characters:700,ownCharacters:300,url:600,places:12,ownPlaces:4,items:100,rows:50,roots:100,details:20,
services:20,remarks:5},w={causes:30,hosts:4,messages:5,frames:3,characters:1e3,ownCharacters:1e3,url:M,places:6,ownPlaces:2,items:1e3,rows:20,roots:3,details:20,
services:20,remarks:5},I={log:w,summary:b,brief:{...b,causes:10,items:0,rows:0,roots:0,details:0},notes:{...w,messages:M,frames:0,characters:700,places:8},page:{
causes:M,hosts:6,messages:4,frames:3,characters:4e3,ownCharacters:4e3,url:M,places:12,ownPlaces:4,items:M,rows:M,roots:1e3,details:M,services:M,remarks:M}},v=(e,t,d)=>({
context:e,medium:t,limits:I[t],rest:d,detailed:new Set}),k=e=>({...e,medium:"brief",limits:I.brief}),c=O.Gy.words("in the JSON report"),f=O.Gy.words("in the job\
 summary"),a=(e,t,{rest:d})=>e===0?[]:[{kind:"paragraph",content:(0,O.mG)`and ${(0,S.px)(e,`more ${t}`)} ${d}`,isMore:!0}],h=/^[a-z\d]+(?:-[a-z\d]+)*$/,s=(e,t,{
context:d})=>O.Gy.link(h.test(e)?`${d.docsUrl}#${e}`:null,t),r=(e,t)=>s(e,O.Gy.code(e),t),l=e=>`host-${e}`;function o(e,{detailed:t,medium:d},g=O.Gy.code){const P=(0,C.
nx)(e);return d==="log"&&P!==e?(0,O.mG)`${O.Gy.code(P)} (${O.Gy.code(e)})`:t.has(e)?O.Gy.link(`#${l(e)}`,g(P)):g(P)}function m(e,{context:t,limits:d,medium:g},P=!1){
if(typeof e=="string"){const[,$]=/^(.*) input$/s.exec(e)??[];return $===void 0||g==="log"||g==="notes"?O.Gy.code(e):(0,O.mG)`the ${O.Gy.code($)} input`}const T=(0,p.
uM)(e,t),y=P?(0,D.bH)(e.file).path:e.file;return O.Gy.link(T!==null&&T.length>d.url?null:T,O.Gy.path((0,L.eo)({...e,file:y})))}function i(e,t,d,{isInOne:g=!1,isBare:P=!1}={}){
const{places:T,noun:y}=(0,L.TD)(e);return O.Gy.some(T,t,$=>m($,d,g),P?"":y)}}),3305:((lt,F,n)=>{n.d(F,{AS:()=>v,Fg:()=>b,L4:()=>I,Mm:()=>O,Yn:()=>f,g5:()=>k,jB:()=>c,
nS:()=>a,pJ:()=>L,qj:()=>M});var S=n(4e3),D=n(5143),C=n(5257),p=n(8884);const L={fails:"init fails",warns:"has warnings",works:"passed"};function O({worst:h}){return h===
"error"?"fails":h==="warning"?"warns":"works"}const M=({rows:h})=>["fails","warns"].find(s=>h.some(r=>O(r)===s))??"works";function b(h){const s=M({rows:h});return s===
"works"&&h.some(w)?"skipped":s}const w=({chosen:h})=>Object.keys(h).length===0;function I(h){const s=M(h);return s==="works"?a(h.rows):L[s]}const v=({directory:h})=>h===
C.cd.file;function k(h,s=0){const r=h.filter(e=>!v(e)),{failing:l}=c(r),{length:o}=l;if(o===0)return null;const m=new Set(l.map(({directory:e})=>(0,D._M)(e))),i=s<
2?"":` (${(0,p.GH)(m.size,s,"repositories")})`;return r.length===1?`init fails${i}`:`init fails in ${(0,p.GH)(o,r.length,"root modules")}${i}`}const c=h=>f(h,M);
function f(h,s){const{fails:r=[],warns:l=[],works:o=[]}=Object.groupBy(h,s);return{failing:r,wrong:[...r,...l],good:o}}function a(h){const s=[...new Map(h.map(e=>[
`${e.kind} ${e.source}`,e])).values()],r=["module","provider"].flatMap(e=>{const{length:t}=s.filter(d=>d.kind===e);return t===0?[]:[(0,S.px)(t,e)]});if(r.length===
0)return"no registry modules and no providers";const l=h.some(({platforms:e})=>e.length>0)?" and package":"",o=s.filter(w).length,m=s.filter(({chosen:e})=>Object.
values(e).includes(null)).length,i=[...m>0?[`${m} without a version`]:[],...o>0?[`${o} not checked`]:[]];return`${r.join(" and ")}, ${i.join(", ")||`every versi\
on${l} is available`}`}}),7792:((lt,F,n)=>{n.d(F,{AA:()=>b,Gy:()=>w,mG:()=>C,om:()=>k,rC:()=>D});var S=n(4e3);const D={error:"fails",warning:"warns",notice:"not\
ice"},C=(c,...f)=>c.flatMap((a,h)=>{const s=f[h]??[],r=typeof s=="number"?String(s):s;return a===""?[r]:[{kind:"words",text:a},r]}),p=c=>c===""||Array.isArray(c)&&
c.every(p),L=[],O=(c,f={kind:"words",text:", "})=>c.filter(a=>!p(a)).flatMap((a,h)=>h===0?[a]:[f,a]);function M(c,f,a,h=""){const{shown:s,more:r}=S.zN(c,f),l=O(
s.map(a)),o=h===""?`${r} more`:S.px(r,`more ${h}`);return r===0?l:C`${l} and ${o}`}const b=c=>/^https?:\/\/[!-~]+$/.test(c),w={isEmpty:p,joined:O,some:M,nothing:L,
newLine:{kind:"break"},words:c=>({kind:"words",text:c}),code:(c,f)=>({kind:"code",text:c,max:f}),name:c=>({kind:"code",text:c,breaks:"dots"}),path:c=>({kind:"co\
de",text:c,breaks:"slashes"}),value:(c,f)=>({kind:"code",text:c,max:f,breaks:"never"}),prose:(c,f)=>({kind:"prose",text:c,max:f}),sentence:(c,f)=>({kind:"senten\
ce",content:{kind:"prose",text:c,max:f}}),strong:c=>({kind:"strong",content:c}),small:c=>({kind:"small",content:c}),link:(c,f)=>({kind:"link",url:c,content:f}),
sign:c=>({kind:"sign",of:c})},k={column:(c,f,a)=>({title:c,cell:h=>C`${f(h)}`,...a===void 0?{}:{style:a}}),title:(c,f=L,a=null)=>({sign:a,name:c,text:f}),paragraph:c=>({
kind:"paragraph",content:c}),details:(c,f)=>f.length===0?[]:[{kind:"details",title:c,children:f}],table:(c,f,a,h=()=>({}),s)=>c.length===0?[]:[{kind:"table",caption:a,
columns:f,rows:{*[Symbol.iterator](){for(const l of c)yield{...h(l),cells:f.map(({cell:o})=>o(l))}}},...s===void 0?{}:{style:s}}]}}),9076:((lt,F,n)=>{n.d(F,{QB:()=>D,
im:()=>S,jm:()=>b,mU:()=>I,pR:()=>h,sO:()=>w,yX:()=>C});const S=["fails","warns","works","unchecked","skipped"],D=5,C=({outcome:s})=>s!=="unchecked"&&s!=="skipp\
ed",p=30,L=[7,30,90],O=30,M=20;function b(s,r){const l=s.filter(C);return{recent:s.slice(-p),uptime:L.map(o=>{const m=v(l,r,o);return{days:o,good:m.filter(k).length,
runs:m.length}}),medianMs:c(v(s,r,O)),incidents:f(l).reverse().slice(0,M)}}const w=864e5,I=(s,r)=>new Date(Date.parse(s)+r*w).toISOString();function v(s,r,l){const o=I(
r,-l);return s.filter(({at:m})=>m>o)}const k=({outcome:s})=>s!=="fails";function c(s){const r=s.flatMap(({ms:l})=>l??[]).sort((l,o)=>l-o);return r[Math.ceil(r.length/
2)-1]??null}function f(s){const r=[];let l=[];const o=m=>{const[i]=l;if(i!==void 0){const e=[...new Set(l.flatMap(t=>t.codes))].slice(0,D);r.push({from:i.at,until:m,
runs:l.length,codes:e})}l=[]};for(const m of s)k(m)?o(m.at):l.push(m);return o(null),r}const a={isDown:!1,since:null,failed:0,good:0};function h(s,r){let l=a,o=null;
for(const m of s){if(!C(m))continue;const i=r.isFailing(m),e=i?l.failed+1:0,t=i?0:l.good+1;e===1&&(o=m.at);const d=l.isDown?t<r.issueCloseAfter:e>=r.issueOpenAfter,
g=d?l.since??o:null;l={isDown:d,since:g,failed:e,good:t}}return l}}),1409:((lt,F,n)=>{n.d(F,{qY:()=>w,fN:()=>k,XP:()=>c});var S=n(2935),D=n(4e3),C=n(1831),p=n(8820);
const L=2,O=80;function M(a){if(a.kind==="scan")return`read ${(0,D.px)(a.files,"file")}`;if(a.kind==="registries")return`${a.done} of ${(0,D.px)(a.total,"questi\
on")} to registries answered`;const{done:h,total:s,failed:r,waiting:l}=a,o=r===0?"":`, ${r} failed so far`;return`${h} of ${(0,D.px)(s,"host")} checked${o}${b(l)}`}
function b(a){if(a.size===0)return"";const{shown:h,more:s}=(0,D.zN)([...a],L),r=h.map(l=>(0,p.RK)((0,C.nx)(l),O));return s>0?`; waiting for ${r.join(", ")} and ${(0,D.
px)(s,"other")}`:`; waiting for ${r.join(" and ")}`}const w={show:()=>{},end:()=>{}},I=5e3,v=200;function k(a){let h=!0;return f(I,s=>{h&&a(s),h=!h})}function c(a,h){
let s="";const{show:r,end:l}=f(v,m=>{const i=(0,S.Wc)(m,0,h-1);i!==s&&(s=i,a(`\r${i}\x1B[K`))});return{show:r,end:()=>{l(),s!==""&&a("\r\x1B[K")}}}function f(a,h){
let s=null;const r=setInterval(()=>{s!==null&&h(M(s))},a).unref();return{show:o=>{s=o},end:()=>clearInterval(r)}}}),8463:((lt,F,n)=>{n.d(F,{t:()=>v});var S=n(1342),
D=n(7039),C=n(7822),p=n(8820);const L=function(...c){const{hash:f}=process.getBuiltinModule("node:crypto");return new.target?new f(...c):f(...c)},O=function(...c){
const{renderBadge:f}=n.late([912],7912);return new.target?new f(...c):f(...c)},M=function(...c){const{renderCodeQuality:f}=n.late([811],9811);return new.target?
new f(...c):f(...c)},b=function(...c){const{renderJunit:f}=n.late([693,851],8978);return new.target?new f(...c):f(...c)},w=function(...c){const{renderHtml:f}=n.
late([935],5316);return new.target?new f(...c):f(...c)},I=function(...c){const{renderSarif:f}=n.late([554],8554);return new.target?new f(...c):f(...c)};function v({
report:c,badge:f},a,h){const s=[],r=(l,o,m)=>{try{(0,S.f8)(h,o,(0,S.mk)(m()))}catch(i){s.push(`the ${l} ${(0,p.RK)(o)} was not written: ${(0,p.RK)((0,S.A3)(i))}`)}};
for(const{path:l,format:o}of c)r("report",l,()=>k(o,a));return f!==null&&r("badge",f,()=>[O(a.verdict)]),s}function k(c,{verdict:f,context:a}){switch(c){case"js\
on":return(0,D.hF)(f,a);case"sarif":return I(f,a);case"junit":return b(f,a);case"codequality":return M(f,h=>L("sha256",h));case"html":return w(f,a,h=>L("sha256",
h,"base64"));case"markdown":return[(0,C.Gc)(f,a)]}}}),2796:((lt,F,n)=>{n.d(F,{a2:()=>l,cZ:()=>O,cr:()=>s,hs:()=>r,pq:()=>o});var S=n(2886),D=n(1064),C=n(1831),p=n(
8884);const L=3;function O(i){const e=M(i,g=>[g]),t=[...Map.groupBy(e,w).values()].flatMap(g=>{const P=[...Map.groupBy(g,I).values()];return P.length>L?[g]:P}).
flatMap(g=>v(g)??[]).toSorted((g,P)=>P.hosts.length-g.hosts.length),d=M(t,g=>g.findings);return m(d.toSorted((g,P)=>(0,S.Np)(g,P)||b(g)-b(P)))}const M=(i,e)=>i.
map(t=>({item:t,hits:(0,p.eb)(e(t)).length})).toSorted((t,d)=>d.hits-t.hits).map(({item:t})=>t);function b({code:i,affects:e}){return i==="host-not-checked"?2:e.
length===0||D.Du.some(t=>e.includes(t))?0:1}const w=({severity:i,problem:e,affects:t,exclude:d})=>JSON.stringify([i,e.code,t,d===void 0]),I=i=>i.exclude===void 0?
h(i.problem.help??"",i):"";function v(i){const[e]=i;if(e===void 0)return null;const t=[...new Set(i.flatMap(({host:y})=>y??[]))],{code:d,title:g}=e.problem,P=y=>{
const $=u=>{const _=u.problem[y]??"";return t.length>1?h(_,u):_},E=$(e);return i.every(u=>$(u)===E)?E:null},T=P("help");return{severity:e.severity,code:d,title:g,
affects:e.affects,findings:i,hosts:t,message:P("message"),help:T?a(T,t):null,isAside:i.length>1&&e.exclude!==void 0,sameAs:null}}const k="HOST",c=C.xV+k,f=5;function a(i,e){
if(!i.includes(c))return i;if(e.length>f)return`${i}; in ${c}, write each dot of the host as an underscore and each hyphen as two`;const t=e.flatMap(d=>(0,C.fK)(
d).slice(0,1));return`${i}; ${c} is ${t.join(" or ")}`}function h(i,{host:e}){return e===null?i:(i.includes(C.xV)?(0,C.fK)(e):[]).reduce((d,g)=>d.replaceAll(g,c),
i).replaceAll(e,k).replaceAll((0,C.nx)(e),k)}const s=({message:i,findings:e})=>Array.from(Map.groupBy(e,({problem:t})=>i??t.message)),r=({hosts:i,findings:e})=>i.
length>0&&!e.every(S.zX),l=i=>r(i)?"host":"place",o=i=>r(i)?i.hosts.length:(0,p.Dx)(i.findings).length;function m(i){const e=new Map;return i.map(t=>{if(!r(t)||
t.hosts.length<2)return t;const d=t.hosts.toSorted().join(),g=e.get(d);return g===void 0&&e.set(d,t.code),t.message===null||g===void 0?t:{...t,sameAs:g}})}}),7039:((lt,F,n)=>{
n.d(F,{Yz:()=>T,hF:()=>c});var S=n(4283),D=n(4e3),C=n(5143),p=n(5799),L=n(6174),O=n(1831),M=n(8820),b=n(5955),w=n(8884);const I=function(...y){const{attemptsOf:$}=n.
late([693,667,597,977],6597);return new.target?new $(...y):$(...y)},v=1,k="  ";function*c(y,$){const{hosts:E,findings:u,passed:_,ignored:A,stopped:R,roots:B}=y,
{dialect:U,remarks:K,repository:nt,repositories:Q,startedAt:tt,durationMs:ft}=$,{usages:$t,...Mt}=$.scan;yield`{
  "schemaVersion": ${v}`;const kt={version:$.version,passed:_,...R&&{stopped:(0,D.Cw)(R),incomplete:(0,D.zM)(R)},failOn:$.failOn,repository:nt??void 0,repositories:f(
Q),dialect:U.name,clientDetection:h(U),clients:$.clients,startedAt:tt,durationMs:ft,counts:Object.fromEntries(p.oC.map(Tt=>[`${Tt}s`,a(u,Tt)]))};yield(0,b.U2)(kt,
k),yield*(0,b.Rr)("hosts",E,k,s),yield*(0,b.Rr)("findings",u,k,e),B.length>0&&(yield*(0,b.Rr)("roots",B,k,t)),yield(0,b.U2)({ignored:A,usages:$t,remarks:f(K),scan:Mt},
k),yield`
}
`}const f=y=>y.length===0?void 0:y,a=(y,$)=>y.filter(E=>E.severity===$).length;function h({clients:y,versions:$,releases:E,isGuess:u,why:_,evidence:A}){return{clients:y,
assumed:u??!1,why:(0,L._U)(_),versions:Object.entries($).map(([R,B])=>({client:R,version:(0,L._U)(B)})),releases:E.map(({name:R})=>R),evidence:A.map(({client:R,
version:B,level:U,text:K,place:nt})=>({client:R,version:B===null?null:(0,L._U)(B),kind:U,text:(0,L._U)(K),...i(nt)}))}}function s({visit:y,requirements:$,services:E,
servicesFrom:u,clients:_,isNew:A}){const{discovery:R,hops:B,timing:U,certificates:K}=y.attempt,nt=R.kind==="found"||R.kind==="absent";return{host:y.host,display:(0,O.
nx)(y.host),discovery:R.kind,...r(R),documentUrl:nt?(0,S.Pl)(R.url):null,hops:B.map(({challenge:Q,...tt})=>({...tt,url:(0,M.cq)(tt.url),proxy:tt.proxy&&(0,M.cq)(
tt.proxy)})),services:Object.fromEntries(E.map(Q=>[Q.id,o(Q)])),servicesFrom:u&&i(u),hostBlocks:y.forced.map(({client:Q,place:tt})=>({client:Q,place:i(tt)})),required:$.
map(({service:Q,clients:tt,because:ft})=>({service:Q,clients:tt,because:ft.map(m)})),credentials:y.credentials?.hasToken?y.credentials.source:null,looks:y.looks,
attempts:I(y).length,...y.earlier.length>0&&{earlier:y.earlier.map(l)},timingMs:{lookup:U.lookupMs,connect:U.connectMs,tls:U.tlsMs,firstByte:U.firstByteMs,total:U.
totalMs},certificates:K,clients:_,...A&&{new:!0}}}function r(y){if(!("problem"in y))return{};const{code:$}=y.problem,E=y.kind==="failed"&&y.excerpt!==null;return{
code:$,...E&&{excerpt:y.excerpt}}}const l=({discovery:y,timing:$})=>({discovery:y.kind,..."problem"in y&&{code:y.problem.code},ms:$.totalMs});function o(y){if(y.
kind==="url")return{url:(0,M.cq)(y.url)};if(y.kind==="problem"){const{code:_,message:A,help:R=null}=y.problem;return{problem:{code:_,message:A,help:R}}}const{authz:$,
token:E}=y.login,u={authz:$&&(0,M.cq)($),token:E&&(0,M.cq)(E)};return{login:{...y.login,...u}}}const m=y=>typeof y=="string"?y:i(y);function i({file:y,line:$,column:E,
endColumn:u}){const{repository:_,path:A}=(0,C.bH)(y);return{..._===null?{file:y}:{repository:_,file:A},line:$,column:E,endColumn:u}}function e(y){const{problem:$,
severity:E,host:u,places:_,affects:A,exclude:R}=y;return{code:$.code,severity:E,host:u,service:(0,w.ju)(y),message:$.message,help:$.help??null,places:_.map(m),affects:A,
...R&&{exclude:R}}}function t({directory:y,clients:$,rows:E}){const{repository:u,path:_}=(0,C.bH)(y);return{...u&&{repository:u},directory:_,clients:$,rows:E.map(
d)}}const d=({problems:y,places:$,rejectedAt:E,...u})=>({...u,codes:y.map(({code:_})=>_),places:$.map(m)}),g={hosts:12e4,services:36e4},P=1;function T({passed:y,
hosts:$,findings:E}){const u=({visit:R})=>JSON.stringify(R.host),{shown:_}=(0,D.I0)($,g.hosts,P,u),{shown:A}=(0,D.I0)($,g.services,P,R=>{const B=R.services.flatMap(
U=>U.kind==="url"?[[U.id,U.url]]:[]);return`${u(R)}:${JSON.stringify(Object.fromEntries(B))}`});return{passed:y,hosts:`[${_.join(",")}]`,services:`{${A.join(",")}\
}`,errors:a(E,"error"),warnings:a(E,"warning"),"left-out":$.length-Math.min(_.length,A.length)}}}),8610:((lt,F,n)=>{n.d(F,{Hp:()=>Xt,S5:()=>X,MV:()=>et,K8:()=>pt});
var S=n(2389),D=n(2935),C=n(4e3),p=n(8820),L=n(6906),O=n(7792);const M=200,b=5,w=3600;function I(H,V,Z,rt){const{shown:it,more:at}=(0,C.zN)(Z,b),ht=w/it.length,
yt=it.map(Y=>typeof Y=="string"?Y:v(Y,ht).join(`
`)),x=Z.every(Y=>typeof Y=="string"),N=at>0?[`and ${at} more, see the job summary`]:[];return{level:H,title:(0,p.LS)((0,p.RK)(V,M)),message:(0,p.LS)([...yt,...N].
join(x?`
`:`

`)),...rt??{}}}function v({message:H,title:V,count:Z,code:rt,parts:it,url:at},ht){const x=[`${(0,L.wh)([Z,O.Gy.isEmpty(H)?V:H])} [${rt}]`,...it.flatMap(dt=>dt.kind===
"note"?`${dt.label}: ${(0,L.wh)(dt.text)}`:[])],{items:N=[],total:Y=0}=it.find(dt=>dt.kind==="list")??{},J=ht-[...x,at].join(`
`).length,{shown:st}=(0,C.I0)(N,J,1,dt=>`- ${(0,L.wh)(dt)}`),ut=Y-st.length,gt=ut>0?[`and ${ut} more, see the job summary`]:[];return[...x,...st,...gt,at]}var k=n(
5102),c=n(5799),f=n(1831),a=n(2796),h=n(4120),s=n(8884),r=n(1423),l=n(806);const o=10,m=2,i=400,e={characters:250,ownCharacters:250,places:1};function t(H,V){const Z=d(
H),rt=(0,k.hm)(H.findings);let it=H.findings;for(const at of c.oC){const ht=it.filter(({severity:J})=>J===at),yt=new Set(ht.map(g)),x=yt.size>o?[]:it.filter(J=>yt.
has(g(J))),N=yt.size>o?T(at,ht,at===rt&&at!=="notice",V):P(at,x,V);Z.push(...N);const Y=new Set([...ht,...x]);it=it.filter(J=>!Y.has(J))}return Z}function d({passed:H,
stopped:V,findings:Z}){if(H||Z.some(({severity:at})=>at==="error"))return[];if(V!==null){const at=(0,C.zM)(V).flatMap(yt=>"reasons"in yt?yt.reasons??[]:[]);return[
{level:"error",title:"The check is not complete",body:[(0,C.Cw)(V),...at],place:null}]}const{length:rt}=Z.filter(({severity:at})=>at==="warning");return[{level:"\
error",title:"Warnings fail this check",body:[`${(0,C.px)(rt,"warning")}, and fail-on is warning`],place:null}]}function g(H){const V=(0,c.Xd)(H);return V===null?
H:`${V.line}:${V.file}`}const P=(H,V,Z)=>[...Map.groupBy(V,g).values()].slice(0,o).map(rt=>{const it=rt.flatMap(at=>(0,a.cZ)([at]));return y(H,rt,it,Z)});function T(H,V,Z,rt){
const it=(0,a.cZ)(V),{shown:at,rest:ht}=(0,C.zN)(it,it.length<=o?o:o-1),yt=ht.flatMap(Y=>Y.findings),x=[...new Set(yt.map(({problem:Y})=>Y.title)),"see the job \
summary"],N=`and ${(0,C.px)(yt.length,`more ${H}`)}`;return[...at.map(Y=>y(H,Y.findings,[Y],rt)),...yt.length>0?[{level:H,title:N,body:x,place:null}]:[],...Z?P(
H,E(V,it),rt):[]].slice(0,o)}function y(H,V,Z,rt){const it=(0,l.du)(rt,"notes",l.xy),at={...it,limits:Z.length>2?{...it.limits,...e}:it.limits},ht=V.some(({severity:N})=>N!==
H),yt=Z.map(N=>{const{parts:Y,...J}=(0,r.Zw)(N,at),st=ht?`${N.severity}: `:O.Gy.nothing;return{...J,count:st,parts:[...Y,...$(N,at)]}}),x=(0,s.tN)(V);return{level:H,
title:u(V),body:yt,place:x&&R(x.file)?x:null}}function $({findings:H,message:V},Z){const[rt,it]=H;if(rt!==void 0&&it===void 0){const ht=(0,s.Dx)(H),yt=(0,s.oN)(
ht,ht.slice(0,1)),x=ht.slice(0,1).filter(({file:N})=>!R(N));return[...(0,r.N4)("at",O.Gy.joined(x.map(N=>O.Gy.words((0,s.R3)(N))))),...(0,r.N4)("also at",(0,l.AZ)(
yt,Z.limits.places,Z)),...(0,r.N4)("host",rt.isHostNew?h.dy:O.Gy.nothing)]}return[{kind:"list",items:H.slice(0,i).map(ht=>{const yt=V===null?O.Gy.prose(ht.problem.
message,Z.limits.ownCharacters):O.Gy.nothing,x=(0,l.AZ)(ht.places,1,Z),N=ht.host===null?O.Gy.nothing:(0,l.b8)(ht.host,Z),Y=ht.isHostNew?` (${h.dy})`:"";return O.
Gy.joined([O.Gy.isEmpty(N)?O.Gy.nothing:(0,O.mG)`${N}${Y}`,x,yt],O.Gy.words(": "))}),total:H.length}]}function E(H,V){const Z=new Set(V.flatMap(rt=>(0,s.io)(rt.
findings)??[]).map(g));return H.filter(rt=>R((0,c.Xd)(rt)?.file??"")&&!Z.has(g(rt)))}function u(H){const V=[...new Set(H.flatMap(({host:ht})=>ht??[]))],Z=[...new Set(
H.map(({problem:ht})=>ht.title))],rt=V.length>0?0:(0,s.Dc)(H),it=Math.max(V.length,rt),at=Z.length===1&&H.length>it&&it>0?` (${H.length} times)`:"";return[_(H,V,
rt),`${Z.join(", ")}${at}`].filter(ht=>ht!=="").join(": ")}function _(H,V,Z){if(V.length>m)return(0,C.px)(V.length,"host");if(V.length>0)return(0,C.K4)(V,m,it=>(0,p.
RK)((0,f.nx)(it)));if(Z>1)return(0,C.px)(Z,"file");const rt=(0,s.tN)(H)?.file??"";return H.length>1||!R(rt)?(0,s.II)(rt):""}const A=4096,R=H=>H!==""&&(0,s.CN)(H)&&
(0,p.BP)((0,p.RK)(H,A))===H;var B=n(9287);const U=160,K=12,nt="    ",Q=/##\w*\[/;function tt(H,V,Z){const{place:rt,before:it,literal:at,after:ht}=H,yt=" ".repeat(
`  ${rt.line}`.length),x=Math.min(Z.width,U)-yt.length-3;if(x<K)return[];const N=ft(it+at+ht),Y=N(it+at+ht),J=(0,D.nc)(Y)<=x?0:N(it).search(/[^ ]|$/),st=Y.slice(
J),ut=(0,D.nc)(N(it))-J,gt=(0,D.nc)(N(it+at))-J,{from:dt,to:Pt,text:vt}=$t(st,ut,Math.max(gt,ut+1),x),_t=(0,D.nI)("|","dim",Z),St="^".repeat(Math.max(1,Math.min(
gt,Pt)-Math.max(ut,dt))),Ot=" ".repeat(Math.max(ut,dt)-dt);return[`${(0,D.nI)(`  ${rt.line}`,"dim",Z)} ${_t} ${vt}`.trimEnd(),`${yt} ${_t} ${Ot}${(0,D.nI)(St,V,
Z)}`]}function ft(H){const V=Z=>(0,p.RK)(Z.replaceAll("	",nt),Number.POSITIVE_INFINITY);return Q.test(V(H))?Z=>V(Z).replaceAll(/(?<=#)#/g," #"):V}function $t(H,V,Z,rt){
const it=(0,D.nc)(H);if(it<=rt)return{from:0,to:rt,text:H};const at=Math.max(0,rt-2-(Z-V)),ht=Z<rt?0:Math.max(0,V-1-Math.ceil(at*2/3)),yt=it-ht<=rt,x=ht+(yt?rt:
rt-1),N=(0,D.Wc)(H,ht===0?0:ht+1,x),Y=`${ht===0?"":"\u2026"}${N}${yt?"":"\u2026"}`;return{from:ht,to:x,text:Y}}const Mt={fails:"red",unchecked:"red",warns:"yell\
ow",skipped:"blue",works:"green",notice:"blue"},kt={error:"red",warning:"yellow",notice:"blue"},Tt=13,jt="  ",bt=(H,V)=>Ut(H,V).map(Z=>(0,p.BP)(Z.replaceAll("\xA0",
" "))).join(`
`);function Ut(H,V){switch(H.kind){case"paragraph":return Bt(H.content).flatMap(Z=>(0,D.ky)((0,L.wh)(Z),V));case"note":return(0,D.wW)({indent:2,label:`${H.label}\
:`,style:"dim",text:(0,L.wh)(H.text)},V);case"facts":return H.facts.flatMap(({label:Z,texts:rt})=>rt.flatMap((it,at)=>{const ht=at===0?Z:"";return(0,D.wW)({indent:2,
label:ht,style:"dim",column:Tt,text:(0,L.wh)(it)},V)}));case"list":return H.items.flatMap(Z=>(0,D.wW)({indent:2,label:"-",style:"dim",text:(0,L.wh)(Z)},V));case"\
sources":return H.items.flatMap(Z=>Ft(Z,"red",V));case"problem":return Nt(H,V);case"table":return Ht(H,V);case"details":return Yt(H,V)}}function Bt(H){if(typeof H==
"string"||"kind"in H)return[H];const V=H.indexOf(O.Gy.newLine);return V<0?[H]:[H.slice(0,V),...Bt(H.slice(V+1))]}function Nt(H,V){const{severity:Z,code:rt,url:it,
message:at,count:ht,title:yt,parts:x}=H,N=kt[Z],Y=(0,L.wh)(O.Gy.isEmpty(at)?[ht,yt]:at);return[...(0,D.wW)({indent:0,label:`${Z}[${rt}]:`,style:N,url:it,text:Y},
V),...x.flatMap(J=>J.kind==="sources"?J.items.flatMap(st=>Ft(st,N,V)):Kt(J,V))]}const Kt=(H,V)=>H.kind==="paragraph"?Ut(H,{...V,width:V.width-2}).map(Z=>`  ${Z}`):
Ut(H,V);function Ft({place:H,message:V,help:Z,line:rt},it,at){const ht=typeof H=="object"&&"kind"in H&&H.kind==="link",yt=(0,L.wh)(H),x=ht&&(0,O.AA)(H.url??"")?
H.url:null,N={text:yt,url:x},Y=[yt,(0,L.wh)(V)].filter(st=>st!=="").join(": "),J=ht?"-->":"-";return[...Y===""?[]:(0,D.wW)({indent:2,label:J,style:"dim",text:Y,
linked:N},at),...rt===null?[]:tt(rt,it,at),...O.Gy.isEmpty(Z)?[]:(0,D.wW)({indent:2,label:"help:",style:"dim",text:(0,L.wh)(Z)},at)]}function Yt({title:H,children:V},Z){
const{sign:rt,name:it,text:at}=H,{withFlags:ht=String}=Z,yt=[rt===null?"":L.B2[rt],ht((0,L.wh)(it))].filter(N=>N!=="").join(" "),x=rt===null?"bold":Mt[rt];return[
...(0,D.wW)({indent:0,label:yt,style:x,text:(0,L.wh)(at)},Z),...Array.from(V,N=>Kt(N,Z)).flat()]}const Vt=(H="")=>/^(?:number|history)/.test(H);function Ht({columns:H,
rows:V},Z){const rt=H.map(({title:x})=>(0,L.wh)(x)),it=Array.from(V,({sign:x="works",cells:N})=>({sign:x,cells:N.map(L.wh)})),at=rt.map((x,N)=>Math.max(...[x,...it.
map(({cells:Y})=>Y[N]??"")].map(D.nc)));if(at.reduce((x,N)=>x+jt.length+N,jt.length)>Z.width)return it.flatMap(({sign:x,cells:[N="",...Y]})=>{const J=Y.flatMap(
(ut,gt)=>ut===""?[]:[`${rt[gt+1]} ${ut}`.trim()]),st=`${N}: ${J.join("; ")}`;return(0,D.wW)({indent:2,label:L.B2[x],style:Mt[x],text:st},Z)});const yt=x=>x.map(
(N,Y)=>{const J=" ".repeat((at[Y]??0)-(0,D.nc)(N));return Vt(H[Y]?.style)?J+N:N+J}).join(jt).trimEnd();return[`    ${(0,D.nI)(yt(rt),"dim",Z)}`,...it.map(({sign:x,
cells:N})=>{const Y=yt(N).replace(/\u2573+/g,J=>(0,D.nI)(J,"red",Z));return`  ${(0,D.nI)(L.B2[x],Mt[x],Z)} ${Y}`})]}const Xt=(H,V)=>t(H,V).map(({level:Z,title:rt,body:it,
place:at})=>I(Z,rt,it,at));function*X(H,V){yield`${et(H,V)}
`;let Z=!0;for(const{text:rt}of pt(H,V)){const it=rt.includes(`
`);yield`${Z||it?`
`:""}${rt}
`,Z=it}}function et(H,V){const[Z,rt]=H.passed?[L.B2.works,"green"]:[L.B2.fails,"red"],it=V.isQuiet?[]:(0,B.vH)(H,Et(V)).shown;return[`${(0,D.nI)(Z,rt,V)} ${(0,D.
nI)((0,k.$N)(H,V.context),"bold",V)}`,...it.map(at=>bt(O.om.paragraph(at),V))].join(`
`)}function*pt(H,V){const{isQuiet:Z=!1,isRunner:rt=!1,context:it}=V,at=Et(V),ht=H.findings.filter(({severity:x})=>x==="error"||(0,S.k2)(x,it.failOn)),yt=Z?(0,B.
CI)(["problems"],{...H,findings:ht},at):[...(0,B.CI)(B.$9,H,at),...Rt(H,V)];for(const x of yt)yield{kind:rt&&x.kind==="details"?"group":"plain",text:bt(x,V)}}function Et({
context:H,isRunner:V=!1}){const Z=(0,l.du)(H,"log",l.h);return V?Z:{...Z,limits:{...Z.limits,items:0,details:0}}}const Ct=3;function Rt({findings:H,hosts:V},{context:Z,
isRunner:rt}){const it=(0,k.hm)(H),at=rt?"the JSON report has all details; its path is the output `report`":"for all details: `--format json` or `--report FILE.\
json`",ht=`problem codes are explained at ${Z.docsUrl}`,yt=it===null||it==="notice"?[at]:[ht,at];return V.length>Ct||H.length>0?[O.om.paragraph(O.Gy.joined(yt.map(
O.Gy.words),O.Gy.newLine))]:[]}}),2809:((lt,F,n)=>{n.d(F,{g:()=>L});var S=n(8820),D=n(4120),C=n(7792),p=n(6230);function L(a,h){const s=r=>(0,p.P)(r,h);switch(a.
kind){case"paragraph":return`<p${M(a.isMore?"more":void 0)}>${s(a.content)}</p>
`;case"note":return`<p>${w(a,h)}</p>
`;case"facts":return`<dl>
${a.facts.map(({label:r,texts:l})=>`<dt>${(0,D.Iu)(r)}</dt>${l.map(o=>`<dd>${s(o)}</dd>`).join("")}
`).join("")}</dl>
`;case"list":return b(a.items.map(s));case"sources":return v(a.items,h);case"problem":return I(a,h);case"table":return f(a,h);case"details":return c(a,h)}}const O=(a,h)=>Array.
from(a,s=>L(s,h)).join(""),M=a=>a===void 0?"":` class="${a}"`,b=a=>a.length===0?"":`<ul>
${a.map(h=>`<li>${h}</li>
`).join("")}</ul>
`;function w({label:a,text:h,as:s},r){const l=(0,p.P)(h,r);return s==="items"?l:a==="history"?(0,D.Iu)(l):s==="help"?`<b>Help:</b> ${l}`:`${(0,D.Iu)(a)} ${l}`}function I(a,h){
const{severity:s,code:r,url:l,count:o,title:m,message:i,parts:e}=a,t={kind:"link",url:l,content:r},d=(0,C.mG)`${C.Gy.sign(C.rC[s])} ${C.Gy.strong([o,m])} (${t})`,
g=e.filter(y=>y.kind==="note"),P=g.filter(({as:y})=>y!=="small").map(y=>w(y,h)),T=g.filter(({as:y})=>y==="small").map(y=>`${w(y,h)}.`);return h.problem({severity:s,
title:(0,p.P)(d,h),message:(0,p.P)(i,h),sources:O(e.filter(({kind:y})=>y==="sources"),h),lines:[...P,...T.length===0?[]:[h.small(T.join(" "))]],rest:O(e.filter(
({kind:y})=>y!=="note"&&y!=="sources"),h)})}function v(a,h){const s=t=>(0,p.P)(t,h),{figures:r=[],messages:l=[]}=Object.groupBy(a,({message:t})=>C.Gy.isEmpty(t)?
"figures":"messages"),o=({line:t})=>t===null?"":`<pre>${k(t,h)}</pre>`,m=({help:t})=>C.Gy.isEmpty(t)?"":`<br/><b>Help:</b> ${s(t)}`,i=r.map(t=>`<figure><figcapt\
ion>${s(t.place)}</figcaption>${o(t)}</figure>
`),e=l.map(t=>`${s(C.Gy.joined([t.place,t.message],C.Gy.words(": ")))}${m(t)}${o(t)}`);return`${i.join("")}${b(e)}`}function k({before:a,literal:h,after:s},r){const[
l,o,m]=[(0,S.J7)(a.trimStart().replaceAll("	"," ")),h,s].map(i=>(0,p.P)(i.replaceAll("	"," "),r));return`${l}<mark>${o}</mark>${m}`}function c({title:a,children:h,
anchor:s,isOpen:r},l){const o=(0,p.P)(a.name,l),m=a.sign===null&&C.Gy.isEmpty(a.text),e=[a.sign===null?"":l.sign(a.sign),m?o:l.name(o),(0,p.P)(a.text,l)].filter(
g=>g!=="").join(" "),t=O(h,l);if(t==="")return`<p>${e}</p>
`;const d=s===void 0?t:`<div id="${(0,S.My)(s)}">
${t}</div>
`;return`<details${M(s===void 0?void 0:"host")}${r?' open=""':""}>
<summary>${e}</summary>
${d}</details>
`}function f({caption:a,columns:h,rows:s,style:r},l){const o=(t,d,g)=>{const P=C.Gy.isEmpty(t)?"\u2013":(0,p.P)(t,l),[T,y]=g===0?['th scope="row"',"th"]:["td","\
td"];return`<${T}${M(d?.style)}>${P}</${y}>`},m=Array.from(s,({cells:t,about:d,sign:g})=>{const P=d===void 0?"":` data-host="${(0,S.My)(d.anchor)}"${d.isFailing?
' data-failing=""':""}`,[T="",...y]=t,$=g===void 0?T:(0,C.mG)`${C.Gy.sign(g)}${C.Gy.words("\xA0")}${T}`;return`<tr${P}>${[$,...y].map((E,u)=>o(E,h[u],u)).join("")}\
</tr>
`}),e=`<thead>
<tr>${h.map(({title:t,style:d})=>`<th scope="col"${M(d)}>${(0,p.P)(t,l)}</th>`).join("")}</tr>
</thead>`;return l.table(a,`<table${M(r)}>
${e}
<tbody>
${m.join("")}</tbody>
</table>`)}}),6230:((lt,F,n)=>{n.d(F,{P:()=>p});var S=n(8820),D=n(4120),C=n(7792);function p(M,b){if(typeof M=="string")return(0,S.js)(M);if(!("kind"in M))return M.
map(w=>p(w,b)).join("");switch(M.kind){case"words":return(0,S.My)(M.text).replaceAll("\xA0","&#160;");case"code":return L(M);case"prose":return(0,S.h$)(M.text,M.
max);case"strong":return`<b>${p(M.content,b)}</b>`;case"small":return b.small(p(M.content,b));case"sentence":return(0,D.Iu)(p(M.content,b));case"link":return O(
M.url,p(M.content,b));case"sign":return b.sign(M.of);case"break":return"<br/>";case"chart":return b.chart(M)}}function L({text:M,max:b,breaks:w}){const I=(0,S.D9)(
M,b);return w==="never"?I.replaceAll(" ","&#160;"):w===void 0?I:w==="dots"?I.replaceAll(".",".<wbr/>"):I.replaceAll(/(?<!<)\//g,"/<wbr/>")}const O=(M,b)=>M!==null&&
((0,C.AA)(M)||/^#[!-~]+$/.test(M))?`<a href="${(0,S.js)(M,M.length)}">${b}</a>`:b}),6266:((lt,F,n)=>{n.d(F,{$J:()=>L,kE:()=>w,ni:()=>b});var S=n(8820),D=n(6906),
C=n(2809),p=n(6230);const L={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705",notice:"\u2139\uFE0F"},O={sign:I=>L[I],small:I=>`\
<sub>${I}</sub>`,name:I=>`<b>${I}</b>`,chart:({runs:I,label:v})=>`<code role="img" aria-label="${(0,S.My)(v)}">${(0,D.qX)(I)}</code>`,problem:({title:I,message:v,
sources:k,lines:c,rest:f})=>`<p>${[I,v,...c].filter(h=>h!=="").join(`
<br/>`)}</p>
${k}${f}`,table:(I,v)=>`${v}
`},M=I=>I.replaceAll(/(<t[dh][^>]*) class="number[^"]*">(.*?)<\/t/g,(v,k,c)=>`${k} align="right">${c.replaceAll(" ","&#160;")}</t`).replaceAll(/<th scope="row"(.*?)<\/th>/g,
"<td$1</td>").replaceAll(/<th scope="col"(?! align)/g,'<th align="left"').replaceAll(/ (?:class|scope)="[^"]*"/g,"").replaceAll("/>",">").replaceAll("&#160;","&\
nbsp;").replaceAll(/\n+/g,`
`).trim(),b=I=>M((0,p.P)(I,O)),w=I=>I.map(v=>M((0,C.g)(v,O))).filter(v=>v!=="").join(`

`)}),601:((lt,F,n)=>{n.d(F,{H6:()=>I,QY:()=>h,U4:()=>L,XQ:()=>k,_N:()=>a,bW:()=>M,eC:()=>f,kW:()=>v,mc:()=>c,wz:()=>w});var S=n(9076),D=n(4e3),C=n(7574),p=n(5102);
function L({hosts:s},{history:r}){return s.flatMap(o=>{const m=r?.get(o.visit.host);return m&&m.recent.filter(S.yX).length>1?[{host:o,history:m}]:[]}).toSorted(
(o,m)=>Number((0,p.DI)(m.host))-Number((0,p.DI)(o.host))||b(o,O)-b(m,O)||b(o,Number.POSITIVE_INFINITY)-b(m,Number.POSITIVE_INFINITY))}const O=30,M=({history:s},r)=>I(
s).findLast(({days:l})=>l<=r);function b(s,r){const l=M(s,r);return l===void 0?1:l.good/l.runs}const w=s=>(0,p.DI)(s.host)||s.history.recent.some(({outcome:r})=>r===
"fails"),I=({uptime:s})=>s.filter(({runs:r},l)=>r>(s[l-1]?.runs??0));function v({recent:s,uptime:r,incidents:[l]}){if(l?.until!==null)return null;const o=s.filter(
({outcome:e})=>e==="fails").length,m=r.at(-1);return m!==void 0&&m.runs-m.good===1?`first failure in ${(0,D.px)(m.runs,"run")}`:o<=l.runs&&l.runs>1?null:`failed\
 ${o} of the last ${s.filter(S.yX).length} runs`}function k({incidents:[s]}){return s?.until!==null||s.runs<2?null:`failing since ${(0,C.QN)(s.from)} (${(0,D.px)(
s.runs,"run")})`}function c({good:s,runs:r}){if(r===0)return null;const l=Math.floor(1e4*s/r);if(l>=9900)return`${l/100}%`;const o=Math.floor(l/10);return o===0&&
s>0?"below 0.1%":`${o/10}%`}const f=({days:s,good:r,runs:l})=>`${r} of ${(0,D.px)(l,"run")} in ${s} days`;function a(s){const r=p.vh.flatMap(o=>{const{length:m}=s.
filter(e=>e.outcome===o),i=o==="warns"?"with warnings":p.nx[o];return m===0?[]:[`${m} ${i}`]});return`${s.length===1?"last run":`last ${(0,D.px)(s.length,"run")}`}\
: ${r.join(", ")}`}const h=({from:s,until:r},l)=>r===null?`${(0,C.u8)(s,l)} so far`:(0,C.u8)(s,r)}),1423:((lt,F,n)=>{n.d(F,{N4:()=>k,OT:()=>I,Zw:()=>v});var S=n(
4e3),D=n(1831),C=n(2796),p=n(4503),L=n(4120),O=n(8884),M=n(7792),b=n(601),w=n(806);function*I(t,d){const{shown:g,rest:P}=(0,S.zN)((0,C.cZ)(t),d.limits.causes),T=new Set;
for(const y of g)yield v(y,d,T);yield*(0,w.OS)(P.flatMap(y=>y.findings).length,"finding",d)}function v(t,d,g=new Set){const{message:P,help:T,isAside:y,hosts:$,sameAs:E}=t,
{characters:u}=d.limits,_=(0,C.pq)(t),A=(0,w.AZ)((0,O.f5)(t.findings),d.limits.places,d),B=d.medium==="log"||d.medium==="notes"?`the same ${$.length}`:"The same\
 hosts",U=E===null?c(t,d,g):k("hosts",(0,M.mG)`${B} as for ${E}`,"items");return{kind:"problem",severity:t.severity,code:t.code,url:`${d.context.docsUrl}#${t.code}`,
count:_>1?`${(0,S.px)(_,(0,C.a2)(t))}: `:M.Gy.nothing,title:t.title,message:P===null?M.Gy.nothing:M.Gy.sentence(P,u),parts:[...U,...k("required by",A,"small"),...k(
"help",T===null||y?M.Gy.nothing:M.Gy.prose(T,u),"help"),...e(t,d)]}}const k=(t,d,g="line")=>M.Gy.isEmpty(d)?[]:[{kind:"note",label:t,text:d,as:g}];function c(t,d,g){
const{findings:P}=t,T=t.message===null,y=d.medium==="notes"||T&&!(0,C.hs)(t),$=i(P,d,y);if(d.medium==="notes")return $;const E=(0,C.cr)(t),u=r(t,E,d,g);if(T&&d.
limits.frames===0)return[...u,...$];const _=(0,C.hs)(t)&&t.hosts.length>1,A=u.length===0?[]:E.map(([,U])=>(0,O.tN)(U)),R=_||$.length>0?[]:(0,O.oN)((0,O.Dx)(P),A),
B=u.length===0?"place":"also at";return[...f(t,d),...u,...h(B,R,d.limits.places,"place",d,U=>(0,w.ik)(U,d)),...$]}function f(t,d){const{findings:g,hosts:P,message:T}=t,
[y,$]=P;if(y===void 0||!(0,C.hs)(t))return[];if($===void 0&&T?.includes((0,D.nx)(y))&&g[0]?.isHostNew!==!0&&!d.detailed.has(y))return[];const u=[...Map.groupBy(
g,R=>R.host).values()],_=$===void 0?"host":"hosts",A=$===void 0;return h(_,u,d.limits.hosts,"host",d,R=>a(R,d,A))}function a(t,d,g=!1){const[P]=t,T=P?.host?(0,w.
b8)(P.host,d):M.Gy.nothing,y=m(t,d)?(0,O.eb)(t).length:0,$=(0,w.AZ)((0,O.Dx)(t),1,d,{isBare:!0}),E=y>0?(0,S.px)(y,"repository"):$,u=M.Gy.joined([P?.isHostNew?L.
dy:M.Gy.nothing,g?M.Gy.nothing:E],M.Gy.words("; "));return M.Gy.isEmpty(u)?T:(0,M.mG)`${T} (${u})`}function h(t,d,g,P,T,y,$=M.Gy.nothing){const{shown:E,rest:u}=(0,S.
zN)(d,g),_=T.medium==="summary"||T.medium==="page",A=_?M.Gy.joined(E.map(y)):M.Gy.some(d,g,y,P),R=T.medium==="brief"&&u.length>0?(0,M.mG)` ${T.rest}`:M.Gy.nothing,
B=t==="also at"||t==="hits"?"line":"items",U=_?u:[];return[...k(t,(0,M.mG)`${$}${A}${R}`,B),...s(U,P,T,K=>[M.om.paragraph(M.Gy.joined(K.map(y)))])]}function s(t,d,g,P){
const{shown:T,more:y}=(0,S.zN)(t,g.limits.items);if(T.length===0||g.medium==="log")return(0,w.OS)(t.length,d,g);const $=M.om.title((0,S.px)(t.length,`more ${d}`));
return M.om.details($,[...P(T),...(0,w.OS)(y,d,g)])}function r(t,d,g,P){const{messages:T,frames:y,ownCharacters:$}=g.limits,E=t.message===null,u=([tt,ft])=>{const[
$t]=ft,Mt=y>0?(0,O.tN)(ft):null,kt=Mt&&M.Gy.link((0,p.uM)(Mt,g.context),M.Gy.path((0,O.R3)(Mt))),Tt=y>0&&$t?.host&&tt.includes((0,D.nx)($t.host)),bt=t.help!==null||
t.isAside||!(E||g.medium==="log")?"":$t?.problem.help??"";return{place:kt??(E&&!Tt?o(t,ft,g):M.Gy.nothing),message:E?M.Gy.prose(tt,$):M.Gy.nothing,help:bt===""?
M.Gy.nothing:M.Gy.prose(bt,$),line:null}},_=tt=>{const ft=(0,O.io)(tt[1])?.line;return ft===void 0||P.has((0,O.R3)(ft.place))?u(tt):(P.add((0,O.R3)(ft.place)),{
...u(tt),line:ft})},{shown:A,rest:R}=(0,S.zN)(d,T),B=[...A.slice(0,y).map(_),...A.slice(y).map(u)],U=g.medium==="page"&&!E&&(0,C.hs)(t)&&t.hosts.length>1,K=B.filter(
({place:tt,message:ft,help:$t,line:Mt})=>!M.Gy.isEmpty([tt,ft,$t])&&!(U&&Mt===null)),nt=l(K),Q=tt=>l(tt.map(u));return[...nt,...s(R,"finding",g,Q)]}const l=t=>t.
length===0?[]:[{kind:"sources",items:t}],o=(t,d,g)=>(0,C.hs)(t)?a(d,g):(0,w.AZ)((0,O.Dx)(d),1,g,{isBare:!0}),m=(t,{context:d})=>(0,O.mj)(t,d.repositories.length)!==
"";function i(t,d,g){if(!m(t,d))return[];const P=M.Gy.strong((0,O.mj)(t,d.context.repositories.length));if(g)return k("hits",P);const T=$=>(0,w.ik)($,d),y=(0,O.
eb)(t);return h("hits",y,d.limits.hosts,"repository",d,T,(0,M.mG)`${P}: `)}function e(t,d){const{context:g}=d,{hosts:P,severity:T}=t,[y,$]=P,E=y===void 0||$!==void 0?
null:g.history?.get(y),u=E&&T==="error"?(0,b.kW)(E):null;return[...k("affects",(0,L.od)(t.affects,g.clients),"small"),...k("history",u??M.Gy.nothing,"small")]}}),
3435:((lt,F,n)=>{n.d(F,{Pj:()=>k,Ub:()=>h,aJ:()=>v,qP:()=>r,sN:()=>c,wn:()=>a});var S=n(4e3),D=n(5143),C=n(4503),p=n(5102),L=n(4120),O=n(7792),M=n(806);const b=4,
w=7;function I(o){const m=o.flatMap(t=>{const d=Map.groupBy(t.places,s);return d.size===0&&d.set(null,[]),Array.from(d,([g,P])=>({name:g,finding:{...t,places:P}}))}),
i=Map.groupBy(m,({name:t})=>t),e=({findings:t})=>t.filter(({severity:d})=>d==="error").length;return Array.from(i,([t,d])=>({name:t,findings:d.map(({finding:g})=>g)})).
toSorted((t,d)=>e(d)-e(t)||d.findings.length-t.findings.length)}function v(o,m){if(m.context.repositories.length===0)return[];const i=o.filter(({severity:A})=>A!==
"notice"),e=I(i).filter(({name:A})=>A!==null),[t]=e;if(t===void 0)return[];const d=O.Gy.some(e,{few:b},({name:A,findings:R})=>(0,O.mG)`${O.Gy.code(A??"")} (${(0,L.
H8)(R)})`),g=(0,p.hm)(t.findings)==="error"?"fails":"warns",P=e.length===1?"its":"their",T=(0,O.mG)`with errors or warnings in ${P} own files: ${d}`,{shown:y,more:$}=(0,S.
zN)(e,m.medium==="log"?0:m.limits.rows),E=y.length===0?[]:(0,M.OS)($,"repository",m),u=[...y.flatMap(A=>l(A,m)),...E];return[{kind:"details",title:O.om.title((0,S.
px)(e.length,"repository"),T,g),children:u}]}const k=o=>["fails","unchecked"].includes((0,p.sG)(o));function c({hosts:o,files:m},i){const e=f(o.filter(k).flatMap(
h)),t=m.filter(({severity:_})=>_==="error"),d=f(t.flatMap(({places:_})=>[...new Set(_.map(s))])),g=_=>e(_)+d(_),P=[O.om.column("Repository",({name:_})=>O.Gy.link(
(0,C.aE)(_,i.context),O.Gy.code(_))),O.om.column("Commit",a),O.om.column("Failing hosts",_=>e(_)||null,"number"),O.om.column("Errors in files",_=>d(_)||null,"nu\
mber")],{repositories:T}=i.context,y=T.filter(_=>g(_)>0).toSorted((_,A)=>g(A)-g(_)),$=T.filter(_=>g(_)===0),E=(0,S.px)($.length,"repository"),u=()=>({});return[
...O.om.table(y,P,"Repositories with failures",u,"compact"),...O.om.details(O.om.title(`${E} without failing hosts or errors in files`),O.om.table($,P.slice(0,2),
"Other repositories",u,"compact"))]}function f(o){const m=Map.groupBy(o,i=>i);return({name:i})=>m.get(i)?.length??0}const a=o=>o.commit===null?O.Gy.nothing:O.Gy.
link((0,C.DZ)(o),O.Gy.code(o.commit.slice(0,w))),h=({requirements:o})=>{const m=o.flatMap(({because:i})=>i.map(s));return[...new Set(m.filter(i=>i!==null))]},s=o=>typeof o==
"string"?null:(0,D._M)(o.file),r=(o,m)=>I(o).flatMap(i=>l(i,m));function l({name:o,findings:m},i){const e=[O.om.column("Place",({places:P})=>(0,M.AZ)(P,i.limits.
ownPlaces,i,{isInOne:!0})),O.om.column("Severity",({severity:P})=>(0,O.mG)`${O.Gy.sign(O.rC[P])} ${P}`),O.om.column("Problem",({problem:{message:P,code:T}})=>(0,O.
mG)`${O.Gy.sentence(P,i.limits.ownCharacters)} (${(0,M.U1)(T,i)})`)],{shown:t,more:d}=(0,S.zN)(m,i.limits.rows),g=O.om.title(o===null?i.context.repository===null?
O.Gy.words("This checkout"):O.Gy.code(i.context.repository.name):O.Gy.link((0,C.aE)(o,i.context),O.Gy.path(o)),(0,L.H8)(m));return O.om.details(g,[...O.om.table(
t,e,"Findings in files"),...(0,M.OS)(d,"finding",i)])}}),9287:((lt,F,n)=>{n.d(F,{YK:()=>_t,i8:()=>St,$9:()=>Pt,KL:()=>Ot,dI:()=>Jt,$M:()=>vt,WQ:()=>qt,cG:()=>Zt,
vH:()=>nn,CI:()=>ln,Ks:()=>cn});var S=n(4e3),D=n(5102),C=n(6763),p=n(7792),L=n(9076),O=n(7574),M=n(6906),b=n(601),w=n(806);const I=20,v=40,k=G=>[...G].flatMap(([
j,{incidents:W}])=>W.map(z=>({...z,host:j}))).toSorted((j,W)=>Date.parse(W.from)-Date.parse(j.from));function c(G,j){if(j.medium==="log")return[];const W=k(G.map(
({host:z,history:q})=>[z.visit.host,q]));return p.om.details(p.om.title(f(W)),a(W,j))}function f(G){const j=G.filter(({until:z})=>z===null).length,W=j===0?"":`,\
 ${j} of which ${j>1?"continue":"continues"}`;return`${(0,S.px)(G.length,"incident")}${W}`}function a(G,j){const{shown:W,more:z}=(0,S.zN)(G,I);return[...h(W,j),
...(0,w.OS)(z,"incident",{...j,rest:"in the history file"})]}function h(G,j){const{startedAt:W}=j.context,z=j.medium==="page",q=({until:ot})=>ot===null?"continu\
es":(0,O.QN)(ot),ct=ot=>z?(0,w.U1)(ot,j):p.Gy.code(ot,v),mt=[...G[0]?.host===void 0?[]:[p.om.column("Host",({host:ot})=>ot===void 0?null:(0,w.b8)(ot,j,p.Gy.name),
"name")],p.om.column("From",({from:ot})=>(0,O.QN)(ot),"when"),...z?[p.om.column("Until",q,"when")]:[],p.om.column("Duration",ot=>(0,b.QY)(ot,W),"when"),p.om.column(
"Failed runs",({runs:ot})=>ot,"number"),p.om.column("Problems",({codes:ot})=>p.Gy.joined(ot.map(ct)))];return p.om.table(G,mt,"Incidents")}const s=10,r=30,l=[7,
30,90],o=(G,j="results")=>G.length===0?p.Gy.nothing:{kind:"chart",of:j,runs:G,label:(0,b._N)(G)},m=G=>[...Map.groupBy(G,({host:j,history:{incidents:W}})=>W[0]?.
until===null?W[0].from:j.visit.host).values()];function i(G,j){const{medium:W,limits:z}=j,q=(0,b.U4)(G,j.context),ct=W==="summary"?q:q.filter(b.wz);if(ct.length===
0)return W==="summary"&&q.length===0&&(j.context.history?.size??0)>0?[{kind:"details",title:p.om.title("History:","1 run so far"),children:[]}]:[];if(W==="log")
return e(ct,q,j);const{shown:mt,rest:ot}=(0,S.zN)(m(ct),W==="brief"?s:z.rows),wt=(0,S.zN)(mt,s),It=Qt=>p.om.table(Qt,y(ct,j),"History",([sn])=>sn===void 0?{}:{sign:(0,D.
sG)(sn.host)}),Gt=mt.some(Qt=>Qt.length>1)?"; of several hosts, the worst of each run":"",At=(0,p.mG)`The newest run is at the right${p.Gy.words(Gt)}. ${g(mt.flat())}. Uptime: the share of runs without an error. Latency: median of discovery.`,
Lt=W==="brief"?j.rest:"in the history file";return[{kind:"details",title:p.om.title("History:",T(q)),children:[]},...It(wt.shown),...p.om.details(p.om.title((0,S.
px)(wt.rest.flat().length,"more host")),It(wt.rest)),p.om.paragraph(p.Gy.small(At)),...(0,w.OS)(ot.flat().length,"host",{...j,rest:Lt}),...c(ct,j)]}function e(G,j,W){
const{shown:z,more:q}=(0,S.zN)(G,W.limits.rows),ct=[p.om.column("Host",({host:ot})=>(0,w.b8)(ot.visit.host,W)),p.om.column("Last runs",({history:ot})=>o(ot.recent),
"history"),p.om.column("Uptime",ot=>t((0,b.bW)(ot,r)),"number"),p.om.column("Latency",({history:ot})=>d([ot]),"number")],mt=p.om.title("History:",`${T(j)}; upti\
me and latency of ${r} days`);return p.om.details(mt,[...p.om.table(z,ct,"History",({host:ot})=>({sign:(0,D.sG)(ot)})),p.om.paragraph(g(z)),...(0,w.OS)(q,"host",
{...W,rest:"in the history file"})])}const t=G=>G===void 0?null:(0,b.mc)(G),d=G=>u(G.flatMap(({medianMs:j})=>j??[]).sort((j,W)=>j-W),O.kJ),g=G=>p.Gy.joined((0,M.
MC)(G.flatMap(({history:j})=>j.recent)).map(([j,W])=>(0,p.mG)`${p.Gy.code(j)}${p.Gy.words(`\xA0${W.replaceAll(" ","\xA0")}`)}`)),P=G=>(G[0]?.history.recent??[]).
map((j,W,{length:z})=>{const q=G.flatMap(({history:ot})=>ot.recent.at(W-z)??[]),[ct]=q.toSorted((ot,wt)=>L.im.indexOf(ot.outcome)-L.im.indexOf(wt.outcome)),mt=q.
flatMap(({ms:ot})=>ot??[]);return{outcome:ct?.outcome??"skipped",ms:mt.length===0?null:Math.max(...mt)}});function T(G){const j=Math.max(...G.map(({history:q})=>q.
recent.length)),W=G.filter(b.wz).length;if(W===0)return`no failure in the last ${(0,S.px)(j,"run")}`;const z=G[0]?.history.recent.filter(({outcome:q})=>q==="fai\
ls").length;return G.length===1?`${z} of the last ${(0,S.px)(j,"run")} failed`:`${W} of ${G.length} hosts failed in the last ${(0,S.px)(j,"run")}`}function y(G,j){
const W=G.flatMap(({history:q})=>(0,b.H6)(q).map(ct=>ct.days)),z=[...new Set(W)].toSorted((q,ct)=>q-ct);return[p.om.column("Host",q=>_(q,j)),...E(q=>q,z,j)]}function $(G){
const{history:j}=G.context;if(j===null)return[];const W=q=>{const ct=j.get(q.visit.host);return ct===void 0?[]:[{host:q,history:ct}]},z=q=>o(W(q).flatMap(({history:ct})=>ct.
recent));return[p.om.column("Last runs",z,"history"),...E(W,l,G)]}function E(G,j,{medium:W}){const z=(mt,ot)=>(0,p.mG)`${mt}${p.Gy.newLine}${p.Gy.words(`${ot}\xA0d\
ays`)}`,q=(mt,ot)=>{const wt=G(mt).flatMap(Gt=>{const At=(0,b.bW)(Gt,ot);return At&&(At.days===ot||W==="page")?At:[]}),It=u(wt.toSorted((Gt,At)=>Gt.good/Gt.runs-
At.good/At.runs),b.mc),xt=Math.max(...wt.map(({runs:Gt})=>Gt));return W==="page"||wt.length===0?It:(0,p.mG)`${It}${p.Gy.newLine}${p.Gy.small((0,S.px)(xt,"run"))}`},
ct=mt=>d(G(mt).map(({history:ot})=>ot));return[...j.map(mt=>p.om.column(z("Uptime",mt),ot=>q(ot,mt),mt===l[0]?"number uptime":"number older")),p.om.column(z("La\
tency",r),ct,"number minor")]}function u(G,j){const[W,z]=[G[0],G.at(-1)].map(q=>q===void 0?"":j(q)??"");return W===z?W??"":`${W} to ${z}`}function _(G,j){const W=p.
Gy.some(G,j.limits.hosts,({host:mt})=>(0,w.b8)(mt.visit.host,j,p.Gy.name)),[z]=G,q=j.medium==="brief"||z===void 0?null:(0,b.XQ)(z.history),ct=q===null?p.Gy.nothing:
p.Gy.small(q);return p.Gy.joined([W,o(P(G)),ct],p.Gy.newLine)}function A({recent:G,uptime:j,medianMs:W}){const z=j.flatMap(mt=>{const ot=(0,b.mc)(mt);return ot===
null?[]:[`${ot} (${(0,b.eC)(mt)})`]}),q=u(G.flatMap(({ms:mt})=>mt??[]).sort((mt,ot)=>mt-ot),O.kJ),ct=(0,p.mG)`median ${(0,O.kJ)(W??0)} in 30 days, last runs ${q}${o(
G,"latency")}`;return[{label:"runs",texts:[(0,p.mG)`${o(G)} ${(0,b._N)(G)}`]},{label:"uptime",texts:[p.Gy.joined(z)]},{label:"latency",texts:W===null?[]:[ct]}]}
var R=n(4120),B=n(7615),U=n(3435);const K=2,nt=4,Q=3,tt=20,ft=10,$t=200;function Mt(G){const{discovery:j}=G.visit.attempt,W=[...new Set((0,D.QK)(G).map(({problem:z})=>z.
title))];return W.length>0?(0,S.K4)(W,K):j.kind==="skipped"?j.problem.title:(0,B.Yj)(G)}function kt(G,j){return(0,D.QK)(G).length===0&&!(0,D.JR)(G)?(0,p.mG)`${Mt(
G)} (${(0,B.nR)(G,j)})`:Mt(G)}function Tt(G,j,W=!1){const{visit:z,isNew:q}=G,ct=(0,D.sG)(G),mt=q?` (${R.dy})`:"",ot=(0,p.mG)`${D.nx[ct]}${mt}: ${kt(G,j)}`,wt=j.
medium==="page",It=wt?j.context.history?.get(z.host):void 0;return{kind:"details",title:p.om.title((0,w.b8)(z.host,{...j,detailed:new Set}),ot,ct),isOpen:W,...wt?
{anchor:(0,w.dI)(z.host)}:{},children:[...wt?jt(G.findings,j):[],{kind:"facts",facts:(0,B.xS)(G,j,It&&A(It))},...h(It?.incidents??[],j)]}}function jt(G,j){const W=G.
map(({severity:z,problem:{message:q,help:ct,code:mt}})=>{const ot=ct?(0,p.mG)` ${p.Gy.strong("Help:")} ${p.Gy.prose(ct)}`:p.Gy.nothing;return(0,p.mG)`${p.Gy.sign(
p.rC[z])} ${p.Gy.sentence(q)}.${ot} (${(0,w.U1)(mt,j)})`});return W.length===0?[]:[{kind:"list",items:W}]}function bt(G,j){const W=(0,D.md)(G).filter(It=>(0,D.cG)(
It)&&!(0,D.JR)(It)),z=W.length<=Q?Q:j.limits.details,{shown:q,more:ct}=(0,S.zN)(W,z),mt=q.map(It=>Tt(It,j)),ot=q.length===0?[]:(0,w.OS)(ct,"host",j);if(j.medium===
"log"||mt.length<2)return[...mt,...ot];const wt=`Requests, responses and certificates of ${(0,S.px)(W.length,"host")}`;return p.om.details(p.om.title(wt),[...mt,
...ot])}function Ut(G,j,W){const z=j.filter(Lt=>(0,D.sG)(Lt)===G),q=W.medium==="log";if(z.length===0)return[];if(q&&z.length<=Q)return z.map(Lt=>Tt(Lt,W));const ct=G===
"works"&&j.some(Lt=>(0,D.sG)(Lt)==="warns"),mt=`${D.nx[G]}${ct?" without warnings":""}`,ot=p.Gy.some(z,{few:nt},({visit:Lt})=>(0,w.b8)(Lt.host,W)),wt=z.length===
1?p.om.title(ot,mt,G):p.om.title((0,S.px)(z.length,"host"),(0,p.mG)`${mt}: ${ot}`,G),{shown:It,more:xt}=(0,S.zN)(z,q?W.limits.items:W.limits.rows),At=[...q?It.map(
Lt=>Tt(Lt,W)):Bt(It,G,W),...It.length===0?[]:(0,w.OS)(xt,"host",W)];return[{kind:"details",title:wt,children:At}]}const Bt=(G,j,W)=>p.om.table(G,[p.om.column("H\
ost",z=>Nt(z,W)),p.om.column("Required by",({requirements:z})=>{const q=z.flatMap(ct=>ct.because);return(0,w.AZ)(q,W.limits.ownPlaces,W)}),p.om.column(j==="work\
s"?"Services":"Reason",z=>kt(z,W))],"Hosts");function Nt({visit:{host:G},isNew:j},W){const z=(0,w.b8)(G,W,p.Gy.name);return j?(0,p.mG)`${z}${p.Gy.newLine}${p.Gy.
small(R.dy)}`:z}function Kt(G,j){const W=Yt(G,j),z=ot=>Array.from({length:Math.ceil(ot.length/$t)},(wt,It)=>p.om.table(ot.slice(It*$t,(It+1)*$t),W,"Hosts",Ft,"h\
osts")).flat(),{good:q=[],other:ct=[]}=Object.groupBy(G,ot=>(0,D.sG)(ot)==="works"?"good":"other");if(q.length<=tt||ct.length===0)return z(G);const mt=p.om.title(
(0,S.px)(q.length,"host"),D.nx.works,"works");return[...z(ct),...p.om.details(mt,z(q))]}const Ft=G=>({about:{anchor:(0,w.dI)(G.visit.host),isFailing:(0,U.Pj)(G)}});
function Yt(G,j){const W=G.some(({visit:ct})=>ct.attempt.certificates.length>0),z=j.context.repositories.length>0;return[...[p.om.column("Host",ct=>Nt(ct,j),"na\
me"),p.om.column("Status",Vt,"status"),p.om.column("Time",ct=>(0,D.JR)(ct)?p.Gy.nothing:(0,B.nR)(ct,j),"number minor")],...z?[p.om.column("Repositories",ct=>(0,U.
Ub)(ct).length,"number repositories")]:[],...$(j),...W?[p.om.column("Certificate expires",Ht,"minor when")]:[]]}function Vt(G){const j=(0,D.sG)(G);return(0,p.mG)`${p.
Gy.sign(j)} ${D.nx[j]} ${p.Gy.small(Mt(G))}`}function Ht({visit:{attempt:G}}){const j=G.certificates.map(({expires:z})=>z),[W=""]=j.toSorted((z,q)=>Date.parse(z)-
Date.parse(q));return W.slice(0,ft)}var Xt=n(1423),X=n(1064),et=n(5011),pt=n(8884),Et=n(3305);const Ct=3,Rt=3,H=6,V=12,Z=60;function rt(G,j){const{medium:W,limits:z,
context:q}=j,{wrong:ct,good:mt}=(0,Et.jB)(G),ot=W==="page"||W==="summary"&&q.repositories.length<=1,wt=Qt=>x(Qt,j),{shown:It,more:xt}=(0,S.zN)(ct,z.roots),Gt=W===
"brief"||W==="log"&&xt>0,At=Gt?[]:[...It.map(wt),...(0,w.OS)(xt,"root module",j)],Lt=ot?mt.slice(0,z.roots).map(wt):[];return[...ct.length>1&&W!=="page"||Gt?it(
at(ct),ct,At):At,...Lt.length>0&&Lt.length<=Ct?Lt:it(ht(mt),mt,Lt)]}const it=(G,j,W)=>j.length===0?[]:[{kind:"details",title:G,children:W}];function at(G){const j=(0,Et.
qj)(G[0]??{rows:[]}),W=p.Gy.some(G,Rt,yt);return G.length===1?p.om.title((0,p.mG)`${W}:`,Et.pJ[j],j):p.om.title((0,S.px)(G.length,"root module"),(0,p.mG)`with errors or warnings: ${W}`,
j)}function ht(G){const j=G.flatMap(ct=>ct.rows),[W,z]=G,q=W!==void 0&&z===void 0?yt(W):(0,S.px)(G.length,"root module");return p.om.title((0,p.mG)`${q}:`,(0,Et.
nS)(j),(0,Et.Fg)(j))}const yt=G=>{const{directory:j}=G;return(0,Et.AS)(G)?j:j==="."?p.Gy.words("the top directory"):p.Gy.path((0,pt.II)(j))};function x(G,j){const{
wrong:W,good:z}=(0,Et.Yn)(G.rows,Et.Mm),q=N([...W,...z],G.clients,j),ct=p.Gy.some([...new Set(W.map(ot=>J(ot,G.clients)))],Rt,ot=>p.Gy.path(ot)),mt=W.length===0?
(0,Et.L4)(G):(0,p.mG)`${(0,Et.L4)(G)} for ${ct}`;return{kind:"details",title:p.om.title((0,p.mG)`${yt(G)}:`,mt,(0,Et.Fg)(G.rows)),children:q}}function N(G,j,W){
const z=W.medium==="log",{shown:q,more:ct}=(0,S.zN)(G,z?W.limits.rows:W.limits.items),mt=p.om.column("Module or provider",At=>Y(At,j,W)),ot=p.om.column("Problem",
At=>st(At,W)),wt=q.every(({chosen:At})=>new Set(Object.values(At)).size<=1),It=gt(wt?null:j),xt=[mt,...[ot,...It].filter(({cell:At})=>q.some(Lt=>!p.Gy.isEmpty(At(
Lt))))],Gt=At=>({sign:(0,Et.Fg)([At])});return[...p.om.table(q,xt,"Modules and providers",Gt),...(0,w.OS)(ct,"row",W)]}function Y(G,j,W){const[z]=G.places,q=p.Gy.
path(J(G,j));if(W.medium==="log")return q;const ct=G.kind==="module"&&G.source!==G.address,mt=z===void 0?p.Gy.nothing:(0,w.ik)(z,W),ot=p.Gy.joined([ct?p.Gy.path(
G.source):p.Gy.nothing,mt],p.Gy.words(" at "));return p.Gy.joined([p.Gy.strong(q),p.Gy.isEmpty(ot)?p.Gy.nothing:p.Gy.small(ot)],p.Gy.newLine)}const J=({address:G,
host:j},W)=>W.every(z=>(0,et.Vm)(z)===j)&&G.startsWith(`${j}/`)?G.slice(j.length+1):G,st=({problems:G},j)=>p.Gy.joined(G.filter(({usualSeverity:W})=>W!=="notice").
map(({code:W,title:z})=>(0,w._h)(W,j.medium==="log"?W:z,j))),ut=G=>p.Gy.value(G,Z),gt=G=>[p.om.column("Constraint",({constraints:j})=>p.Gy.some([...new Set(j)],
H,ut)),...(G??[null]).map(j=>p.om.column(j===null?"Version":X.bB[j],W=>dt(W,j))),p.om.column("Newest",({newest:j})=>j===null?null:ut(j)),p.om.column("Platforms",
({platforms:j})=>p.Gy.some(j,V,({platform:W,available:z})=>{const q=z===null?"?":z?"\u2713":"\u2717";return(0,p.mG)`${p.Gy.words(q)} ${ut(W)}`}))];function dt({
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
severity:G})=>G!=="notice",qt=({hosts:G})=>new Set((0,D.md)(G).slice(0,Dt).map(({visit:j})=>j.host));function*tn(G,j){const{shown:W,more:z}=(0,S.zN)(G,Dt);for(const q of W)
yield Tt(q,j,W.length===1);yield*(0,w.OS)(z,"host",j)}function en(G){const j=k(G.context.history??[]);return j.length===0?[]:[p.om.paragraph(`${f(j)}.`),...a(j,
G)]}function on({findings:G},j){const W=G.filter(ct=>!Zt(ct)),z=[...(0,Xt.OT)(W,j)],q=p.om.title((0,S.px)(W.length,"notice"),p.Gy.nothing,"notice");return j.medium===
"page"?z:p.om.details(q,z)}function rn(G,j){const{shown:W,rest:z}=nn(G,j);if(j.medium==="page")return[{kind:"list",items:W}];const q=wt=>p.om.paragraph(p.Gy.joined(
wt,p.Gy.newLine)),ct=j.medium==="brief",mt=p.om.title((0,S.px)(z.length,"more remark")),ot=ct?(0,w.OS)(z.length,"remark",j):p.om.details(mt,z.length===0?[]:[q(z)]);
return[q(W),...ot]}function nn(G,{context:j,limits:W,medium:z}){const q=(0,C.h$)(G,j).map(ct=>z==="log"?p.Gy.prose(ct):(0,p.mG)`${p.Gy.sentence(ct,zt)}.`);return(0,S.
zN)(q,W.remarks)}function cn(G,j,W){const{hosts:z,findings:q}=j,ct=q.filter(wt=>!Zt(wt)),mt={details:`Details of ${(0,S.px)(Math.min(z.length,Dt),"host")}`,notices:(0,S.
px)(ct.length,"notice")},ot=new Set([...ct.length===q.length?["problems"]:[],...z.length===0?["hosts","details"]:[],...en(W).length===0?["incidents"]:[],...W.context.
repositories.length===0?["repositories"]:[],...j.roots.length===0?["roots"]:[],...j.files.length===0?["files"]:[],...ct.length===0?["notices"]:[]]);return G.filter(
wt=>!ot.has(wt)).map(wt=>{const{title:It,blocks:xt}=Jt[wt],Gt=wt==="notices"||wt==="details"&&z.length>Wt,At=mt[wt]??It;return{id:wt,title:It,heading:At,isFolded:Gt,
blocks:()=>xt(j,W)}})}function*ln(G,j,W){for(const z of G)yield*Jt[z].blocks(j,W)}}),5955:((lt,F,n)=>{n.d(F,{IL:()=>L,Rr:()=>M,U2:()=>p,uw:()=>b,vV:()=>O});var S=n(
5799),D=n(8820),C=n(8884);const p=(w,I)=>Object.entries(w).filter(([,v])=>v!==void 0).map(([v,k])=>`,
${I}"${v}": ${L(k,I)}`).join(""),L=(w,I)=>(0,D.s$)(JSON.stringify(w,null,2).replaceAll(`
`,`
${I}`));function*O(w,I,v){const k=`${I}  `;let c="[";for(const f of w)yield`${c}
${k}${L(v(f),k)}`,c=",";w.length===0&&(yield c)}function*M(w,I,v,k){yield`,
${v}"${w}": `,yield*O(I,v,k),yield I.length===0?"]":`
${v}]`}function b(){const w=new Map;return I=>{const{host:v,problem:k}=I,c=(0,D.RK)((0,C.ju)(I)??""),a=v===null&&!k.code.startsWith("file-")?(0,D.RK)(k.message):
"",h=[k.code,v??"",c,(0,S.W7)(I),a].join("|"),s=(w.get(h)??0)+1;return w.set(h,s),`${h}|${s}`}}}),6906:((lt,F,n)=>{n.d(F,{B2:()=>C,MC:()=>I,qX:()=>w,wh:()=>p});
var S=n(9076),D=n(8820);const C={fails:"\u2717",unchecked:"\u2717",warns:"!",skipped:"\u25CB",works:"\u2713",notice:"\xB7"};function p(v){if(typeof v=="string")
return(0,D.RK)(v);if(!("kind"in v))return v.map(p).join("");switch(v.kind){case"words":return v.text;case"code":case"prose":return(0,D.RK)(v.text,v.max);case"st\
rong":case"small":case"sentence":case"link":return p(v.content);case"sign":return C[v.of];case"break":return", ";case"chart":return w(v.runs)}}const L=[{mark:"\u2581",
belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"\
below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],O="\u2573",M="\u254C";function b(v){
return v.outcome==="fails"?O:(0,S.yX)(v)?L.find(({belowMs:k})=>(v.ms??0)<k)?.mark??"":M}const w=v=>v.map(b).join("");function I(v){const k=new Set(v.map(b)),c=v.
some(h=>b(h)===L[0].mark&&h.ms===null);return[...L.map(({mark:h,words:s},r)=>[h,r===0&&c?`${s} or not measured`:s]),[O,"failed"],[M,"no result"]].filter(([h])=>k.
has(h))}}),7822:((lt,F,n)=>{n.d(F,{vs:()=>P,gD:()=>e,Fp:()=>d,lc:()=>m,wQ:()=>o,Gc:()=>l,yv:()=>g});var S=n(4e3),D=n(6266),C=n(7574),p=n(5102),L=n(2796),O=n(7792),
M=n(1423),b=n(9287),w=n(806);function I(T,y,$){const E=$.medium==="brief"?[$]:[$,(0,w.Gb)($)];return T.flatMap(u=>{if(u==="problems")return v(y,E,$);const{title:_,
blocks:A}=b.dI[u],R=O.om.paragraph((0,O.mG)`More about ${_.toLowerCase()} ${$.rest}`);return[[...E.map(B=>()=>[...A(y,B)]),()=>[R]]]})}function v({findings:T},y,$){
const{shown:E,rest:u}=(0,S.zN)((0,L.cZ)(T.filter(b.cG)),$.limits.causes),_=u.flatMap(R=>R.findings).length;return[...E.map(R=>[...y.map(B=>()=>[(0,M.Zw)(R,B)]),
()=>[{...(0,M.Zw)(R,(0,w.Gb)($)),message:O.Gy.nothing,parts:[]}]]),[()=>(0,w.OS)(_,"finding",$)]]}function k(T,y,$,E){const u=U=>U===""?0:(0,S.$$)(U)+E,_=T.map(
([U])=>y(U?.()??[]));let A=_.reduce((U,K)=>U+u(K),0);const R=(U,K)=>{A+=u(K)-u(_[U]??""),_[U]=K},B=[...T.keys()].reverse().filter(U=>_[U]!=="");for(const U of B)
for(const K of T[U]?.slice(1)??[])A>$&&R(U,y(K()));for(const U of B)A>$&&R(U,"");return _}var c=n(4120),f=n(8884);const a=1e6,h=1e3,s=100,r=7;function l(T,y){const $=y.
docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),E=(0,w.du)(y,"summary",O.Gy.link($,O.Gy.words("in the JSON report")));return i({head:`## ${e(T,y)}`,parts:I(
b.$M,T,E)},(0,O.mG)`tf-disco ${y.version}, started ${(0,C.QN)(y.startedAt)}.`,a)}const o=(T,y,$,E)=>m(T,y,{names:b.YK,head:`### ${t(T,y)}`,foot:(0,O.mG)`Details in the summary of ${d(
$)}. Updated automatically.`,maxBytes:E}),m=(T,y,{names:$,head:E,foot:u,maxBytes:_})=>i({head:E,parts:I($,T,(0,w.du)(y,"brief",w.xy))},u,_);function i({head:T,parts:y},$,E){
const u=(0,D.kE)([{kind:"paragraph",content:O.Gy.small($)}]),_=E-h-(0,S.$$)(T+u),A=k(y,D.kE,_,2).filter(R=>R!=="");return`${[T,...A,u].join(`

`)}
`}const e=(T,y)=>`${D.$J[(0,p.fi)(T)]} ${(0,c.Iu)((0,p.$N)(T,y))}`,t=(T,y)=>`${D.$J[(0,p.fi)(T)]} Terraform service discovery: ${(0,p.$N)(T,y)}`;function d({url:T,
workflow:y,job:$,commit:E}){const u=y.split("/").at(-1)??"";return O.Gy.joined([O.Gy.link(T,O.Gy.code(u===""?"this run":u,s)),$===""?O.Gy.nothing:(0,O.mG)`job ${O.
Gy.code($,s)}`,E===""?O.Gy.nothing:(0,O.mG)`commit ${O.Gy.code(E.slice(0,r))}`])}const g=(T,y,$)=>`${t(T,y)}. ${(0,D.ni)(O.Gy.small(d($)))}
`,P=T=>[T.passed,T.hosts.map(({visit:y})=>y.host).toSorted(),T.findings.filter(({severity:y})=>y!=="notice").map(y=>{const{severity:$,host:E,problem:u,places:_}=y;
return JSON.stringify([$,E,(0,f.ju)(y),u.code,_])}).toSorted()]}),2935:((lt,F,n)=>{n.d(F,{Wc:()=>k,ky:()=>L,nI:()=>D,nc:()=>b,wW:()=>p});const S={bold:1,dim:2,red:31,
green:32,yellow:33,blue:34},D=(c,f,{colour:a})=>a?`\x1B[${S[f]}m${c}\x1B[0m`:c,C=(c,f,{hyperlinks:a})=>f&&a?`\x1B]8;;${f}\x1B\\${c}\x1B]8;;\x1B\\`:c;function p(c,f){
const a=" ".repeat(c.indent),h=c.label.padEnd((c.column??0)-1),s=" ".repeat(c.indent+(c.column??2)),r=f.width-a.length-h.length-1,[l="",...o]=O(c.text,r,f.width-
s.length,f),m=C(D(h,c.style,f),c.url,f),{text:i="",url:e}=c.linked??{},d=l.startsWith(i)?`${C(i,e,f)}${l.slice(i.length)}`:l;return[`${a}${m} ${d}`.trimEnd(),...o.
map(g=>`${s}${g}`)]}function L(c,f){const[a="",...h]=O(c,f.width,f.width-2,f);return[a,...h.map(s=>`  ${s}`)]}function O(c,f,a,{withFlags:h}){const s=[];let r="",
l=0;for(const o of(h?.(c)??c).split(" ")){const m=b(o),i=s.length===0?f:a;r!==""&&l+1+m>i&&(s.push(r),r=""),l=r===""?m:l+1+m,r=r===""?o:`${r} ${o}`}return[...s,
r]}const M=/^[ -~]*$/,b=c=>M.test(c)?c.length:Iterator.from(c).reduce((f,a)=>f+w(a),0);function w(c){return M.test(c)?1:I(c)?0:new RegExp("\\p{Regional_Indicator\
}","u").test(c)?1:v(c)?2:1}const I=c=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(c),v=c=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(c);function k(c,f,a){let[h,s]=["",0];for(const r of c){const l=w(r),o=s+l;if(s>=f&&o<=a&&(l>0||s>f)?h+=r:h+=" ".repeat(Math.max(0,Math.min(o,a)-Math.max(s,
f))),s=o,s>a)break}return h}}),2909:((lt,F,n)=>{n.a(lt,async(S,D)=>{try{let u=function(U){I.R8(T.redact(U).map(K=>(0,o.LS)(K)))},R=function(U){const{verdict:K,changes:nt,
context:Q}=U,tt=d===null?[]:(0,b.ws)((0,a.R8)(K),g,d),ft=nt?.kind==="files"?nt.files:[],$t=d===null?new Map:(0,b.hP)(tt,ft,g,d);return{...U,located:tt,context:{
...Q,links:$t}}};n.r(F);var C=n(1992),p=n(3368),L=n(7251),O=n(1342),M=n(7671),b=n(40),w=n(220),I=n(3565),v=n(8782),k=n(785),c=n(1409),f=n(7039),a=n(4503),h=n(8610),
s=n(7822),r=n(8463),l=n(7773),o=n(8820),m=n(6875);const i=120;(0,k.kL)(process,U=>process.stderr.write(`the log was not written: ${U}
`));const{env:e}=process,t=I.j_(e.GITHUB_EVENT_PATH);delete e.GITHUB_EVENT_PATH;const d=(0,v.ng)(e,t),g=e.GITHUB_WORKSPACE??process.cwd(),P=I.Ko(l.y.map(({name:U})=>U)),
T=(0,p.cA)(P,e,(0,L.K)(I.QU)),y=new m.VG;await(0,k.mB)(process,{stop:y,secrets:T,isFinal:!1,act:$,reportMistakes:U=>I.fJ("Wrong settings",U.map(K=>(0,o.LS)(K)).
join(`
`)),reportCrash:U=>I.fJ("Could not run",U)});async function $(U){const K=(0,c.fN)(ft=>I.N4(T.redact([ft]))),{checked:nt,warnings:Q}=await(0,C.k_)(P,process,K,{directory:g,
isFork:(0,v.$c)(e.GITHUB_EVENT_NAME,t),stop:y,changes:E,secrets:T}),tt=U.aborted?3:nt.verdict.passed?0:1;return u(Q),await A(nt,U),tt}async function E({githubToken:U}){
const K=await(0,M.S)(d,U,y.signal);return K.kind==="all"&&d?.pull&&I.R8(T.redact([`changed-only has no effect: ${K.why}`])),K}async function _(U,K){try{await K()}catch(nt){
u([`${U}: ${(0,O.A3)(nt)}`])}}async function A(U,K){let nt={...U,located:[]};await _("places are not links",()=>{nt=R(U)}),await B(nt),!K.aborted&&await _("the \
comment and the issue were not written",async()=>{const{notes:Q,warnings:tt}=await(0,w.m)(nt,d,g,K);I.N4(T.redact(Q)),u(tt)})}async function B({settings:U,verdict:K,
context:nt}){const{GITHUB_OUTPUT:Q,GITHUB_STEP_SUMMARY:tt,RUNNER_TEMP:ft}=e,$t={colour:!1,width:i,isRunner:!0,context:nt},Mt={"the log was not written":()=>I.ur(
(0,h.MV)(K,$t),(0,h.K8)(K,$t)),"the annotations were not written":()=>I.fz((0,h.Hp)(K,nt)),"the outputs were not written":()=>u(I.Kn(Q,(0,f.Yz)(K))),"the job su\
mmary was not written to GITHUB_STEP_SUMMARY":()=>I.Sy(tt,(0,s.Gc)(K,nt)),"the JSON report was not written to RUNNER_TEMP":()=>{const kt=I.u5(ft,(0,f.hF)(K,nt));
u(I.Kn(Q,{report:kt}))},"the report files were not written":()=>u((0,r.t)(U,{verdict:K,context:nt},g))};for(const[kt,Tt]of Object.entries(Mt))await _(kt,Tt)}D()}catch(i){
D(i)}},1)}),9050:((lt,F,n)=>{n.d(F,{GY:()=>M,R8:()=>E});var S=n(3024),D=n(6760),C=n(5747);const p=5,L=/^[0-9a-f]{40}$/,O=/^refs\/(?!.*\.\.)[^\0]+$/;function M(u){
const _=(0,D.join)(u,".git"),A=b(_,u)??_,R=c((0,D.join)(A,"commondir")),B=R===null?A:(0,D.resolve)(A,R),U=()=>k((0,D.join)(B,"packed-refs"))??"",K=w(c((0,D.join)(
A,"HEAD")),[A,B],U);return K===null?null:{commit:K,isFetched:v(K,k((0,D.join)(A,"FETCH_HEAD"))??"",U),remote:h(k((0,D.join)(B,"config"))??""),tracked:nt=>y((0,D.
join)(A,"index"),nt)}}function b(u,_){const[,A]=/^gitdir: (.+)$/.exec(c(u)??"")??[];return A===void 0?null:(0,D.resolve)(_,A)}function w(u,_,A){let R=u;for(let B=0;R!==
null&&B<=p;B+=1){if(L.test(R))return R;const[,U]=/^ref: (.+)$/.exec(R)??[];if(U===void 0||!O.test(U))return null;R=I(U,_,A)}return null}function I(u,_,A){for(const B of _){
const U=c((0,D.join)(B,u));if(U!==null)return U}return A().split(`
`).find(B=>B.endsWith(` ${u}`))?.slice(0,40)??null}function v(u,_,A){const R=(B,U)=>B.split(`
`).some(K=>K.startsWith(`${u}${U}`));return R(_,"	")||R(A()," refs/remotes/")}function k(u){const _=(0,C.yR)(u);return _.ok?_.text:null}const c=u=>k(u)?.replace(
/\r?\n$/,"")??null,f=21,a=/^(?!\.{1,2}$)[\w.-]+$/;function h(u){let _=!1;for(const A of u.split(`
`)){const R=A.trim();R.startsWith("[")&&(_=R==='[remote "origin"]');const B=R.indexOf("=");if(!(!_||B<0||R.slice(0,B).trim().toLowerCase()!=="url"))return s(R.slice(
B+1).trim())}return null}function s(u){const _=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(u),[A,R]=_===null?r(u):[_[1],_[2]],B=(R??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),U=B.length>1&&B.length<=f;return!A||!U||!B.every(K=>a.test(K))?null:{host:A.toLowerCase(),owner:B.slice(0,-1).join("/"),name:B.at(-1)??""}}function r(u){
const _=URL.parse(u);return _===null||!/^(https?|ssh):$/.test(_.protocol)?[]:[_.protocol==="ssh:"?_.hostname:_.host,_.pathname.slice(1)]}const l=128*1024*1024,o=12,
m=62,i=16384,e=12288,t=4,d=61440,g=4096,P=32768,T=Buffer.alloc(0);function y(u,_){const A=new Map,R=(0,C.io)(u,l)??T;if(R.length<o)return A;const B=R.readUInt32BE(
4);if(R.toString("latin1",0,4)!=="DIRC"||B<2||B>4)return A;const U=R.readUInt32BE(8);let K=T,nt=o;for(let Q=0;Q<U;Q+=1){if(nt+m>R.length)return A;const tt=R.readUInt16BE(
nt+60),ft=nt+m+(tt&i?2:0),$t=B===t,{kept:Mt,from:kt}=$t?$(R,ft,K):{kept:T,from:ft},Tt=R.indexOf(0,kt);if(Tt<0)return A;const jt=R.subarray(kt,Tt),bt=$t?Buffer.concat(
[Mt,jt]):jt;if(bt.length>g)return A;const Ut=(R.readUInt32BE(nt+24)&d)===P,Bt=bt.toString("utf8");Ut&&(tt&e)===0&&_.has(Bt)&&A.set(Bt,{modified:R.readUInt32BE(nt+
8),size:R.readUInt32BE(nt+36)}),nt=$t?Tt+1:nt+(Tt-nt+8&-8),K=bt}return A}function $(u,_,A){let R=_,B=u[R++]??0,U=B&127;for(;B&128;)B=u[R++]??0,U=(U+1)*128+(B&127);
return{kept:A.subarray(0,Math.max(0,A.length-U)),from:R}}function E(u,{modified:_,size:A}){const R=(0,C.N0)(()=>(0,S.lstatSync)(u),null),B=Math.floor((R?.mtimeMs??
0)/1e3);return R?.isFile()===!0&&R.size%2**32===A&&B%2**32===_}}),7671:((lt,F,n)=>{n.d(F,{N:()=>L,S:()=>m});var S=n(317),D=n(8782);const C=100,p=100;async function L(i,e,t,d){
const g=AbortSignal.any([AbortSignal.timeout(t),d]),{connect:P}=await Promise.all([n.e(795),n.e(636)]).then(n.bind(n,636)),{rest:T,paginate:y}=P(i,e,g),$={owner:i.
owner,repo:i.repository},E={...$,per_page:C},u=A=>M(A.then(({data:R})=>R)),_=(A,R)=>M(O(A,R));return{listComments:async A=>{const R={...E,issue_number:A};return(await _(
y.iterator(T.issues.listComments,R))).map(b)},createComment:async(A,R)=>b(await u(T.issues.createComment({...$,issue_number:A,body:R}))),updateComment:(A,R)=>u(
T.issues.updateComment({...$,comment_id:A,body:R})),deleteComment:A=>u(T.issues.deleteComment({...$,comment_id:A})),listIssues:async(A,R)=>{const B=y.iterator(T.
issues.listForRepo,{...E,...A}),U=K=>(0,D.at)(K,"pull_request")===void 0;return(await _(B,R)).filter(U).map(w)},createIssue:async A=>w(await u(T.issues.create({
...$,...A,labels:[...A.labels]}))),updateIssue:(A,R)=>u(T.issues.update({...$,issue_number:A,...R})),addLabels:(A,R)=>u(T.issues.addLabels({...$,issue_number:A,
labels:[...R]})),createLabel:A=>u(T.issues.createLabel({...$,...A})),listChangedFiles:async A=>{const R={...E,pull_number:A};return(await _(y.iterator(T.pulls.listFiles,
R))).map(I)}}}async function O(i,e=Number.POSITIVE_INFINITY){const t=[];let d=0;for await(const{data:g}of i){for(const P of v(g))t.push(P);if(t.length>=e)return t.
slice(0,e);if(d+=1,d===p)throw new S.F9(`the list has more than ${p} pages`)}return t}async function M(i){try{return await i}catch(e){throw e instanceof S.F9?e:
new S.F9("unexpected response")}}const b=i=>({id:h(i,"id"),body:a(i,"body")??"",isTrusted:c(i)}),w=i=>({number:h(i,"number"),title:f(i,"title"),body:a(i,"body")??
"",isOpen:f(i,"state")==="open",reason:a(i,"state_reason"),closedAt:a(i,"closed_at"),labels:v((0,D.at)(i,"labels")).flatMap(e=>typeof e=="string"?e:a(e,"name")??
[]),isTrusted:c(i)}),I=i=>({file:f(i,"filename"),status:f(i,"status"),changes:h(i,"changes"),patch:a(i,"patch")}),v=i=>Array.isArray(i)?i:s(),k=["OWNER","MEMBER",
"COLLABORATOR"],c=i=>(0,D.at)(i,"user","type")==="Bot"||k.includes((0,D.at)(i,"author_association")),f=(i,e)=>a(i,e)??s();function a(i,e){const t=(0,D.at)(i,e)??
null;return t===null||typeof t=="string"?t:s()}function h(i,e){const t=(0,D.at)(i,e),d=typeof t=="bigint"?Number(t):t;return typeof d=="number"&&Number.isFinite(
d)&&d>=0?d:s()}function s(){throw new S.F9("unexpected response")}const r=3e3,l=6e4,o=i=>({kind:"all",why:i});async function m(i,e,t){if(i===null)return o("not \
a workflow run");const{pull:d,event:g}=i;if(d===null)return o(`a ${g} event has no pull request`);const P=(0,D.h0)(i,e);if(!P.ok)return o(P.why);try{const y=await(await L(
i,P.value.token,l,t)).listChangedFiles(d.number);return y.length<r?{kind:"files",files:y}:o(`the pull request changes ${r} files or more, and GitHub lists at mo\
st ${r}`)}catch(T){return o((0,S.Ic)("the changed files could not be listed",T,{run:i,permission:"pull-requests: read"}))}}}),317:((lt,F,n)=>{n.d(F,{F9:()=>C,Ic:()=>k,
Wo:()=>p,jy:()=>w});var S=n(1342),D=n(8820);class C extends Error{name="ApiFailure";httpStatus;headers;constructor(s,r=null,l={}){super(s),this.httpStatus=r,this.
headers=l}}async function p(h){try{return await h,!0}catch(s){if(s instanceof C&&s.httpStatus===404)return!1;throw s}}const L=2e4,O=2,M=500,b=h=>I(h,0,0)!==null;
function w(h,s,r,l){if(r>=O)return null;const o=I(h,r,l);if(o!==null)return o<=L?o:null;if(s==="POST")return null;const{httpStatus:m}=h;return m===null||m===408||
m>=500?M*2**r:null}function I({httpStatus:h,headers:s,message:r},l,o){if(h!==403&&h!==429)return null;const m=Number(s["retry-after"]??Number.NaN);if(Number.isFinite(
m))return Math.max(0,m*1e3);const i=Number(s["x-ratelimit-reset"]??Number.NaN);return String(s["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(i)?Math.max(
0,i*1e3-o):h===429||/secondary rate limit|abuse detection/i.test(r)?5e3*2**l:null}const v=300;function k(h,s,{run:r,permission:l}){if(!(s instanceof C))return`${h}\
: ${(0,S.A3)(s)}`;const{httpStatus:o,message:m}=s,i=o===null?"did not answer":`returned ${o}`;return`${h}: ${(0,D.RK)(r.apiUrl)} ${i} (${c(m)})${f(s,r,l)}`}const c=h=>(0,D.
BP)((0,D.RK)(h.replace(/\s+/gu," "),v));function f(h,s,r){if(b(h))return"; GitHub limits the rate of requests, try again later";switch(h.httpStatus){case 401:return"\
; github-token is invalid or has expired";case 403:case 404:return s.pull?.isFork===!0&&r.endsWith("write")?"; the token of a pull request from a fork is read-o\
nly, whatever `permissions` says":`; add \`${r}\` to \`permissions\` of the job${a(h,r)}`;case 410:return r==="issues: write"?"; issues are disabled in this rep\
ository":"; it no longer exists";default:return""}}function a({headers:h},s){const l=String(h["x-accepted-github-permissions"]??"").replaceAll("_","-").replaceAll(
"=",": ");return l===""||l===s?"":`; GitHub accepts \`${c(l.replaceAll("`",""))}\``}}),40:((lt,F,n)=>{n.d(F,{hP:()=>v,ws:()=>M});var S=n(6760),D=n(5747),C=n(9050),
p=n(4503),L=n(7854);const O=function(...f){const{createHash:a}=process.getBuiltinModule("node:crypto");return new.target?new a(...f):a(...f)};function M(f,a,h){
if(!/^https?:\/\/[\w.:/-]+$/.test(h.serverUrl))return[];const s=w(a);return[...Map.groupBy(f,l=>s(I(l)))].flatMap(([l,o])=>l===null?[]:b(l,o,a,h))}function b({prefix:f,
checkout:a},h,s,r){const{commit:l,isFetched:o,remote:m}=a,i=URL.parse(r.serverUrl);if(m===null||i===null)return[];if(m.host!==i.host&&m.host!==i.hostname)return[];
if(!o&&![r.commit,r.defaultCommit].includes(l))return[];const e=`${m.owner}/${m.name}`,t=`${r.serverUrl}/${e}/blob/${l}`,d=T=>T?.toLowerCase()===e.toLowerCase(),
g=d(`${r.owner}/${r.repository}`)||d(r.pull?.from),P=new Map(h.map(T=>[T.slice(f.length),T]));return Array.from(a.tracked(new Set(P.keys())),([T,y])=>{const[$,E]=[
P.get(T),(0,p.oW)(T)];return $===void 0||E===null||!(0,C.R8)((0,S.join)(s,$),y)?[]:{file:$,path:T,url:`${t}/${E}`,isOfRun:g}}).flat()}function w(f){const a=(0,L.
Oo)(h=>{const s=(0,C.GY)((0,S.join)(f,h));return s!==null?{prefix:h===""?"":`${h}/`,checkout:s}:h===""?null:a(I(h))});return a}const I=f=>f.split("/").slice(0,-1).
join("/");function v(f,a,h,{pull:s,serverUrl:r,owner:l,repository:o}){const m=new Map(a.map(({file:e,patch:t})=>[e,t])),i=f.map(({file:e,path:t,url:d,isOfRun:g})=>{
const P=m.get(t)??null,T=P===null||!g?null:(0,D.yR)((0,S.join)(h,e));if(s===null||P===null||!T?.ok)return[e,{url:d}];const y=O("sha256").update(t).digest("hex"),
$=`${r}/${l}/${o}/pull/${s.number}/files#diff-${y}`;return[e,{url:d,diff:{url:$,lines:k(P,T.text)}}]});return new Map(i)}function k(f,a){const h=a.split(`
`).map(c),s=new Set;let r=0;for(const l of f.split(`
`)){const[,o]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(l)??[];o!==void 0?r=Number(o):/^[ +]/.test(l)&&(h[r-1]===c(l.slice(1))&&s.add(r),r+=1)}return s}const c=f=>f.endsWith(
"\r")?f.slice(0,-1):f}),1614:((lt,F,n)=>{n.d(F,{Fq:()=>r,KY:()=>M,Uv:()=>w,pT:()=>a});var S=n(2389),D=n(4e3),C=n(8065),p=n(5102),L=n(8782),O=n(5017);function M({
verdict:t,context:d},{issueCloseAfter:g},P){const T=K=>K.some(({severity:nt})=>(0,S.k2)(nt,d.failOn)),{stopped:y}=t,$=t.hosts.map(K=>{const nt=K.visit.host,Q=d.
history?.get(K.visit.host)?.alarm??null,tt=T(K.findings),ft=(0,p.sG)(K)==="skipped",$t=Q===null?tt||(0,p.b)(K):Q.isDown&&!ft;return{name:nt,alarm:ft?null:Q,failsNow:tt,
isDown:$t}}),E=$.map(({name:K})=>K).toSorted(),u=$.filter(({isDown:K})=>K).map(({name:K})=>K),_=T(t.files)?[C.cn]:[],A=[...u,..._].toSorted(),R=$.flatMap(({alarm:K,
...nt})=>K===null?[]:{alarm:K,...nt}),B=R.filter(({alarm:K})=>K.good<g),U=R.filter(({failsNow:K,isDown:nt})=>K&&!nt);return{hosts:E,failing:A,since:new Map(R.flatMap(
({name:K,alarm:nt})=>nt.since?[[K,nt.since]]:[])),unsettled:new Map(B.map(({name:K,alarm:nt})=>[K,nt.good])),goodRuns:g,pending:new Map(U.map(({name:K,alarm:nt})=>[
K,nt.failed])),isWhole:y===null||["deadline","signal","crash"].includes(y.kind),at:d.startedAt,run:P.id}}const b=t=>({kind:"nothing",why:t});function w(t,d){const g=t?.
isOpen?I(d,t.state):d,P=g.failing.length===0,T=g.pending.size===0?"no failures":"too few failing runs";if(t===null)return P?b(T):{kind:"open",state:v(null,g)};const{
state:y,isOpen:$,reason:E}=t;if(y.run>g.run)return b("a later run has updated it");if(!$&&P)return b(T);if(!$&&E==="not_planned"&&y.digest===(0,O.ol)(g.failing))
return b("it was closed as not planned");const u=v(y,g),_=y.digest!==u.digest||!$;return{kind:P?"close":$?"update":"reopen",state:u,event:_?k(y,g,!$):null}}function I(t,{
failing:d}){const g=new Set(t.hosts),P=({subject:y})=>t.unsettled.has(y)||!t.isWhole&&!g.has(y),T=d.first.filter(P).map(({subject:y})=>y);return{...t,failing:[...new Set(
[...t.failing,...T])].toSorted()}}function v(t,d){return{hosts:s(d.hosts),failing:c(d,t?.failing.first??[]),digest:(0,O.ol)(d.failing),since:d.failing.length===
0?null:t?.since??f(d),run:d.run}}function k({failing:t,since:d},g,P){const T=new Set(t.first.map(({subject:_})=>_)),y=t.count===t.first.length,$=_=>T.has(_)||!y,
E=new Set([...g.hosts,C.cn]),u=t.first.filter(({subject:_})=>!g.failing.includes(_));return{at:g.at,down:g.failing.filter(_=>!$(_)),up:u.filter(({subject:_})=>E.
has(_)),gone:u.flatMap(({subject:_})=>E.has(_)?[]:[_]),still:g.failing.filter($),endedSince:g.failing.length===0?d:null,isReopened:P}}function c(t,d){const g=new Map(
d.map(({subject:P,since:T})=>[P,T]));return s(t.failing.map(P=>{const T=t.unsettled.get(P)??0;return{subject:P,since:g.get(P)??t.since.get(P)??t.at,...T>0?{recovering:{
good:T,needed:t.goodRuns}}:{}}}))}const f=({failing:t,since:d,at:g})=>t.map(P=>d.get(P)??g).reduce((P,T)=>P<T?P:T,g);function a(t,{hosts:d}){if(t.length===0||d.
count===0)return 1;const g=new Set(d.first),P=s(t).first.filter(y=>g.has(y)).length;return t.length===d.count&&P===g.size?P+1:P}const h=6e3;function s(t){const{
shown:d}=(0,D.I0)(t,h,0,g=>JSON.stringify(g));return{first:t.slice(0,d.length),count:t.length}}function r(t){const d=l((0,L.at)(t,"hosts"),o),g=l((0,L.at)(t,"fa\
iling"),i);if(d===null||g===null)return null;const P=(0,L.at)(t,"since");return{hosts:d,failing:g,digest:(0,L.$6)(t,"digest")??"",since:m(P)?P:null,run:e((0,L.at)(
t,"run"))}}function l(t,d){const g=(0,L.at)(t,"first");return!Array.isArray(g)||!g.every(d)?null:{first:g,count:Math.max(g.length,e((0,L.at)(t,"count")))}}const o=t=>typeof t==
"string",m=t=>o(t)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(t)&&!Number.isNaN(Date.parse(t)),i=t=>o((0,L.at)(t,"subject"))&&m((0,L.at)(t,"since")),e=t=>typeof t=="num\
ber"&&Number.isSafeInteger(t)&&t>=0?t:0}),5017:((lt,F,n)=>{n.d(F,{Pe:()=>b,ol:()=>L,t7:()=>w,yR:()=>p});var S=n(8820);const D=function(...I){const{createHash:v}=process.
getBuiltinModule("node:crypto");return new.target?new v(...I):v(...I)},C="tf-disco",p=(I,...v)=>L([I.workflow,I.job,I.step,...v]),L=I=>D("sha256").update(JSON.stringify(
I)).digest("hex").slice(0,16);function O(I,v,k){const c=JSON.stringify(k).replace(/[<>&]/g,S.z5);return`<!-- ${C} ${I} ${v} ${c} -->`}const M=65536;function b(I,v,k,c){
const f=O(I,v,k);return`${f}
${c(M-f.length-1)}`}function w(I,v,k){const c=`<!-- ${C} ${v} ${k} `;if(!I.startsWith(c))return;const f=I.indexOf(" -->",c.length);if(!(f<0))try{return JSON.parse(
I.slice(c.length,f))}catch{return}}}),220:((lt,F,n)=>{n.d(F,{m:()=>f});var S=n(4e3),D=n(7671),C=n(317),p=n(40),L=n(8782),O=n(1614),M=n(5017);const b=function(...r){
const{deliverComment:l}=n.late([403],2403);return new.target?new l(...r):l(...r)},w=function(...r){const{deliverIssue:l}=n.late([403],2403);return new.target?new l(
...r):l(...r)},I=6e4,v=1e4,k=10,c={comment:"pull-requests: write",issue:"issues: write"};async function f(r,l,o,m){const{settings:i}=r,e=["comment","issue"].filter(
Q=>i[Q]!=="never"),t=(0,L.h0)(l,i.githubToken),d=[],g=[];if(!t.ok)return{notes:d,warnings:e.map(Q=>`the ${Q} was not written: ${t.why}`)};const{run:P,token:T}=t.
value,y=await(0,D.N)(P,T,I,m),$=async()=>a(await(0,D.N)(P,T,v,m),P,r,o),E=(0,O.KY)(r,i,P),u=h(P),{pull:_,event:A}=P,{name:R,version:B}=i.dialect,U=(0,M.yR)(P,B===
null?R:`${R} ${B}`),K={comment:async()=>_===null?`skipped, a ${A} event has no pull request`:await b(y,{...r,run:P,pull:_.number,findLinks:$}),issue:async()=>u===
null?await w(y,{...r,run:P,key:U,now:E}):`skipped, ${u}`};for(const Q of e)try{d.push(`${Q}: ${await K[Q]()}`)}catch(tt){const ft=c[Q];g.push((0,C.Ic)(`the ${Q}\
 was not written`,tt,{run:P,permission:ft}))}return{notes:i.issue!=="never"&&u===null?[...d,...s(E,i)]:d,warnings:g}}async function a(r,l,{changes:o,located:m,context:i},e){
if(o?.kind==="files"||!m.some(({isOfRun:d})=>d)||l.pull===null)return i.links;try{const d=await r.listChangedFiles(l.pull.number);return(0,p.hP)(m,d,e,l)}catch(d){
if(d instanceof C.F9)return i.links;throw d}}function h({event:r,isDefaultBranch:l,pull:o}){return o!==null||r==="merge_group"?`a ${r} event checks a proposed c\
hange`:l===!1?"not on the default branch":null}function s({pending:r},{issueOpenAfter:l}){const o=Map.groupBy(r,([,m])=>m);return Array.from(o,([m,i])=>`issue: ${(0,S.
K4)(i,k,([t])=>t)} failed in ${m} of ${l} runs needed to open an issue`)}}),3565:((lt,F,n)=>{n.d(F,{fz:()=>bt,fJ:()=>Xt,QU:()=>kt,N4:()=>Vt,j_:()=>Yt,Ko:()=>Mt,
R8:()=>Ht,ur:()=>Tt,Kn:()=>Bt,u5:()=>Ft,Sy:()=>Ut});var S=n(3024),D=n(6760),C=n(857);function p(X){return X==null?"":typeof X=="string"||X instanceof String?X:JSON.
stringify(X)}function L(X){return Object.keys(X).length?{title:X.title,file:X.file,line:X.startLine,endLine:X.endLine,col:X.startColumn,endColumn:X.endColumn}:{}}
function O(X,et,pt){const Et=new w(X,et,pt);process.stdout.write(Et.toString()+C.EOL)}function M(X,et=""){O(X,{},et)}const b="::";class w{constructor(et,pt,Et){
et||(et="missing.command"),this.command=et,this.properties=pt,this.message=Et}toString(){let et=b+this.command;if(this.properties&&Object.keys(this.properties).
length>0){et+=" ";let pt=!0;for(const Et in this.properties)if(this.properties.hasOwnProperty(Et)){const Ct=this.properties[Et];Ct&&(pt?pt=!1:et+=",",et+=`${Et}\
=${v(Ct)}`)}}return et+=`${b}${I(this.message)}`,et}}function I(X){return p(X).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function v(X){return p(
X).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function k(){throw new Error("this function of @actions\
/core is not bundled")}function c(){throw new Error("this function of @actions/core is not bundled")}var f=n(6928);function a(X){return X.replace(/[\\]/g,"/")}function h(X){
return X.replace(/[/]/g,"\\")}function s(X){return X.replace(/[/\\]/g,path.sep)}var r=function(X,et,pt,Et){function Ct(Rt){return Rt instanceof pt?Rt:new pt(function(H){
H(Rt)})}return new(pt||(pt=Promise))(function(Rt,H){function V(it){try{rt(Et.next(it))}catch(at){H(at)}}function Z(it){try{rt(Et.throw(it))}catch(at){H(at)}}function rt(it){
it.done?Rt(it.value):Ct(it.value).then(V,Z)}rt((Et=Et.apply(X,et||[])).next())})},l;(function(X){X[X.Success=0]="Success",X[X.Failure=1]="Failure"})(l||(l={}));
function o(X,et){const pt=toCommandValue(et);if(process.env[X]=pt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(X,et));issueCommand(
"set-env",{name:X},pt)}function m(X){O("add-mask",{},X)}function i(X){process.env.GITHUB_PATH||""?issueFileCommand("PATH",X):issueCommand("add-path",{},X),process.
env.PATH=`${X}${path.delimiter}${process.env.PATH}`}function e(X,et){const pt=process.env[`INPUT_${X.replace(/ /g,"_").toUpperCase()}`]||"";if(et&&et.required&&
!pt)throw new Error(`Input required and not supplied: ${X}`);return et&&et.trimWhitespace===!1?pt:pt.trim()}function t(X,et){const pt=e(X,et).split(`
`).filter(Et=>Et!=="");return et&&et.trimWhitespace===!1?pt:pt.map(Et=>Et.trim())}function d(X,et){const pt=["true","True","TRUE"],Et=["false","False","FALSE"],
Ct=e(X,et);if(pt.includes(Ct))return!0;if(Et.includes(Ct))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${X}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function g(X,et){if(process.env.GITHUB_OUTPUT||"")return k("OUTPUT",c(X,et));process.
stdout.write(C.EOL),O("set-output",{name:X},p(et))}function P(X){issue("echo",X?"on":"off")}function T(X){process.exitCode=l.Failure,E(X)}function y(){return process.
env.RUNNER_DEBUG==="1"}function $(X){issueCommand("debug",{},X)}function E(X,et={}){O("error",L(et),X instanceof Error?X.toString():X)}function u(X,et={}){O("wa\
rning",L(et),X instanceof Error?X.toString():X)}function _(X,et={}){O("notice",L(et),X instanceof Error?X.toString():X)}function A(X){process.stdout.write(X+C.EOL)}
function R(X){M("group",X)}function B(){M("endgroup")}function U(X,et){return r(this,void 0,void 0,function*(){R(X);let pt;try{pt=yield et()}finally{B()}return pt})}
function K(X,et){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(X,et));issueCommand("save-state",{name:X},toCommandValue(
et))}function nt(X){return process.env[`STATE_${X}`]||""}function Q(X){return r(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(X)})}var tt=n(
1342),ft=n(5747),$t=n(4e3);const Mt=X=>Object.fromEntries(X.map(et=>[et,e(et)]));function kt(X){for(const et of X)m(et)}function Tt(X,et){A(X);let pt=!0;for(const{
kind:Et,text:Ct}of et){const[Rt="",...H]=Ct.split(`
`),V=Et==="plain"&&H.length>0;(pt||V)&&A(""),pt=V,V||H.length===0?A(Ct):(R(Rt),A(H.join(`
`)),B())}}const jt={error:E,warning:u,notice:_};function bt(X){for(const{level:et,message:pt,line:Et,column:Ct,...Rt}of X)jt[et](pt,{...Rt,...Et===void 0?{}:{startLine:Et},
...Ct===void 0?{}:{startColumn:Ct}})}const Ut=(X,et)=>Kt("GITHUB_STEP_SUMMARY",X,()=>et);function Bt(X,et){const pt=new Map;for(const[Rt,H]of Object.entries(et))
try{X?Kt("GITHUB_OUTPUT",X,()=>Nt(Rt,H)):g(Rt,H)}catch(V){pt.set(Rt,(0,tt.A3)(V))}const[Et]=pt.values();return Et===void 0?[]:[`not written to GITHUB_OUTPUT, an\
d empty for later steps: ${[...pt.keys()].join(", ")}: ${Et}`]}function Nt(X,et){const pt=typeof et=="string"?et:JSON.stringify(et);if(/[\r\n]/.test(pt))throw new tt.
hM("the value has a line break");return`${X}=${pt}
`}function Kt(X,et,pt){if(!et)throw new tt.hM(`${X} is not set; run this as an action on a runner`);(0,ft.ET)((0,S.openSync)(et,"r+"),Et=>{const{size:Ct}=(0,S.fstatSync)(
Et);try{(0,S.appendFileSync)(et,pt())}catch(Rt){throw(0,S.fstatSync)(Et).size>Ct&&(0,S.ftruncateSync)(Et,Ct),Rt}})}function Ft(X,et){if(!X)throw new tt.hM("RUNN\
ER_TEMP is not set; run this as an action on a runner");const pt=(0,D.join)("tf-disco","report.json");return(0,tt.f8)(X,pt,(0,tt.mk)(et)),(0,D.join)(X,pt)}function Yt(X){
if(X===void 0||X==="")return null;const et=(0,ft.yR)(X);try{if(et.ok)return JSON.parse(et.text)}catch{}const pt=et.ok?"is not JSON":(0,$t.mP)(et.failure);return u(
`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${pt}; check that no earlier step changes it`),null}function Vt(X){for(const et of X)A(et)}function Ht(X){
for(const et of X)u(et)}const Xt=(X,et)=>E(et,{title:X})}),8782:((lt,F,n)=>{n.d(F,{$6:()=>v,$c:()=>b,at:()=>I,h0:()=>O,ng:()=>p});var S=n(4091),D=n(8820);const C=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function p(k,c){const f=o=>k[o]?.trim()??"",[,a,h]=C.exec(f("GITHUB_REPOSITORY"))??[];if(a===void 0||h===void 0)return null;const s=L(f("GITHUB_SERVER_URL")||"h\
ttps://github.com"),r=v(c,"repository","default_branch");return{...{workflow:M(f("GITHUB_WORKFLOW_REF"))??f("GITHUB_WORKFLOW"),job:f("GITHUB_JOB"),url:`${s}/${a}\
/${h}/actions/runs/${f("GITHUB_RUN_ID")}`,commit:v(c,"pull_request","head","sha")??f("GITHUB_SHA")},owner:a,repository:h,apiUrl:L(f("GITHUB_API_URL")||"https://\
api.github.com"),serverUrl:s,event:f("GITHUB_EVENT_NAME"),step:f("GITHUB_ACTION"),id:Number(/^\d+$/.exec(f("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:f("GITHUB_SH\
A"),pull:w(f("GITHUB_EVENT_NAME"),c),isDefaultBranch:r===void 0?null:f("GITHUB_REF")===`refs/heads/${r}`}}const L=k=>k.replace(/(?<!\/)\/+$/,"");function O(k,c){
return k===null?(0,S.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):c===null?(0,S.TR)("github-token is empty"):/^https?:$/.test(URL.parse(k.apiUrl)?.protocol??
"")?(0,S.Ju)({run:k,token:c}):(0,S.TR)(`GITHUB_API_URL is not an https URL: ${(0,D.RK)(k.apiUrl)}`)}const M=k=>/^[^/]+\/[^/]+\/(.+?)@/.exec(k)?.[1];function b(k,c){
if(k==="pull_request_target")return!1;const f=I(c,"pull_request","head"),[a,h]=[I(f,"repo","full_name"),I(c,"pull_request","base","repo","full_name")];return f!==
void 0&&a!==h}function w(k,c){const f=I(c,"pull_request","number");return typeof f!="number"||!Number.isSafeInteger(f)||f<=0?null:{number:f,isFork:b(k,c),from:v(
c,"pull_request","head","repo","full_name")??null}}function I(k,...c){return c.reduce((f,a)=>typeof f=="object"&&f!==null?Reflect.get(f,a):void 0,k)}function v(k,...c){
const f=I(k,...c);return typeof f=="string"?f:void 0}}),8065:((lt,F,n)=>{n.d(F,{Fr:()=>s,GN:()=>h,K$:()=>i,O7:()=>e,cn:()=>b,yi:()=>l});var S=n(4e3),D=n(8820),C=n(
6266),p=n(7574),L=n(9287),O=n(7822),M=n(7792);const b="the files",w=200,I="Terraform service discovery fails: ",v="Terraform service discovery recovers: ",k=3,c=10,
f=6,a=20;function h({failing:g}){const{down:P,better:T}=r(g),[y,{first:$,count:E}]=P.count>0?[I,P]:[v,T],u=$.slice(0,k).map(({subject:R})=>R===b?t:(0,D.RK)(R,w)),
_=E>u.length?[`${E-u.length} more`]:[],A=`${y}${[...u,..._].join(", ")}`;return A.length<=w?A:`${y}${E} hosts`}const s=g=>g.startsWith(I)||g.startsWith(v);function r({
first:g,count:P}){const T=g.filter(({recovering:$})=>$!==void 0);return{down:{first:g.filter(({recovering:$})=>$===void 0),count:P-T.length},better:{first:T,count:T.
length}}}function l(g,P,{outage:T,page:y,maxBytes:$}){const{down:E,better:u}=r(T.failing),_=T.failing.count>0?" Closes when all hosts recover.":"",A=(0,C.kE)([...m(
E,T.since,P.startedAt),...o(u.first)]);return(0,O.lc)(g,P,{names:L.i8,head:`### ${(0,O.gD)(g,P)}${A===""?"":`

${A}`}`,foot:(0,M.mG)`Last checked ${(0,p.QN)(P.startedAt)}; details in the summary of ${(0,O.Fp)(y)}. Updated automatically.${_}`,maxBytes:$})}function o(g){return[
...Map.groupBy(g,({recovering:T})=>T===void 0?"":`${T.good} of ${(0,S.px)(T.needed,"run")}`)].slice(0,c).map(([T,y])=>{const $=M.Gy.some(y,a,({subject:E})=>d(E));
return M.om.paragraph((0,M.mG)`${M.Gy.sign("works")} Recovering: ${$} (${T} without a failure)`)})}function m({first:g,count:P},T,y){if(P===0)return[];const $=[
...Map.groupBy(g,B=>B.since)],E=g[0]?.since,u=g.length===P||E===T;if(E!==void 0&&$.length===1&&u)return[M.om.paragraph((0,M.mG)`Failing since ${(0,p.QN)(E)} (${(0,p.
u8)(E,y)}).`)];const _=$.slice(0,c).map(([B,U])=>({list:M.Gy.some(U,f,({subject:K})=>K===b?t:M.Gy.name(K)),since:(0,p.QN)(B),span:(0,p.u8)(B,y),count:U.length})),
A=_.reduce((B,U)=>B-U.count,P),R={list:(0,M.mG)`and ${A} more`,since:"",span:""};return M.om.table(A>0?[..._,R]:_,[M.om.column("Failing",({list:B})=>B),M.om.column(
"Since",B=>B.since),M.om.column("Duration",({span:B})=>B)],"Failing hosts")}function i(g,P){const{at:T,down:y,up:$,gone:E,still:u,endedSince:_,isReopened:A}=g,R=({
subject:Q,since:tt})=>(0,M.mG)`${d(Q)} (after ${(0,p.u8)(tt,T)})`,B=Q=>M.Gy.some(Q,a,d),U=({length:Q})=>Q===1?"is":"are",K=_===null?"":(0,p.u8)(_,T);return`${[...A?
[(0,M.mG)`Reopened: the failure continues or has returned.`]:[],...y.length>0?[(0,M.mG)`${M.Gy.sign("fails")} ${B(y)} ${U(y)} failing.`]:[],...$.length>0?[(0,M.
mG)`${M.Gy.sign("works")} Recovered: ${M.Gy.some($,a,R)}.`]:[],...E.length>0?[(0,M.mG)`${M.Gy.sign("skipped")} ${B(E)} ${U(E)} no longer checked.`]:[],...u.length>
0?[(0,M.mG)`${M.Gy.sign("fails")} ${B(u)} ${U(u)} still failing.`]:[],..._===null?[]:[(0,M.mG)`${M.Gy.strong((0,M.mG)`Nothing fails any more.`)} The outage lasted ${K}, from ${(0,p.
QN)(_)} to ${(0,p.QN)(T)}, as observed by this check.`],M.Gy.small(M.Gy.joined([(0,p.QN)(T),(0,O.Fp)(P)]))].map(C.ni).join(`

`)}
`}const e=g=>`Duplicate of #${g}, which another run opened at the same time.
`,t="the file check",d=g=>g===b?t:M.Gy.code(g)})};export{an as ids,un as modules};
