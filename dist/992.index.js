const Jt=[992,615,660,909],Zt={1992:((lt,N,t)=>{t.d(N,{wX:()=>Xt,k_:()=>ut,w5:()=>zt});var P=t(3024),w=t(6760),R=t(5747),h=t(4e3),b=t(5143),D=t(6174),T=t(2161);
function C(F,z){const{directory:st,checkedAt:ot,configs:ct,usages:mt}=z,_t=ct.flatMap(X=>X.files),pt=new Set(_t.flatMap(({path:X,shown:tt})=>[M(X),tt])),j=X=>{const tt=M(
(0,w.resolve)(st,X));return!pt.has(X)&&!pt.has(tt)&&k(X)&&k(tt)},U=F.filter(({file:X})=>j(X)),G=e(U,st,ot),H=f(G,mt);return G.flatMap(X=>O(X,H.get((0,b.df)(X.place))??
null,z)).map(d)}function M(F){const z=(0,R.$r)(F);return z.kind==="file"?z.path:(0,w.resolve)(F)}const k=F=>(0,T.L8)((0,w.basename)(F),new Set,(0,w.basename)((0,w.
dirname)(F)))!==void 0;function O({place:F,before:z,literal:st,after:ot},ct,{redact:mt,kept:_t}){const pt=z+st+ot;return mt(pt,_t)!==pt?[]:a(pt)?ct===null||m.test(
ct)||!st.includes(ct)?[]:[{place:F,before:"\u2026 ",literal:(0,D._U)(ct),after:" \u2026"}]:[{place:F,before:z,literal:st,after:ot}]}const E=300,c=160;function d(F){
const{before:z,literal:st,after:ot}=F;if(z.length+st.length+ot.length<=E)return F;const ct=(0,h.dh)(st,c),mt=E-ct.length-2,_t=Math.max(Math.ceil(mt*2/3),mt-ot.length),
pt=z.slice(-_t).replace(/^[\uDC00-\uDFFF]/,"");return{...F,before:z.length<=_t?z:`\u2026${pt}`,literal:ct,after:(0,h.dh)(ot,mt-Math.min(z.length,_t))}}const p=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
m=/[\s"]/,u=/[\w+-]{20,}/g,a=F=>p.test(F)||(F.match(u)??[]).some(z=>/\d/.test(z)&&/[a-z]/.test(z)&&/[A-Z]/.test(z));function f(F,z){const st=new Map(F.map(({place:ct})=>[
(0,b.df)(ct),ct.file])),ot=new Set(st.values());return new Map(z.filter(({place:ct})=>ot.has(ct.file)&&st.has((0,b.df)(ct))).flatMap(({place:ct,text:mt})=>mt===
null?[]:[[(0,b.df)(ct),mt]]))}const s=1024*1024,r=4e3;function e(F,z,st){const ot=Map.groupBy(F,({file:ct})=>ct);return Array.from(ot).flatMap(([ct,mt])=>{const _t=(0,w.
join)(z,ct),pt=o(_t,st)?(0,R.yR)(_t,s):null;return pt?.ok?n(pt.text,mt):[]})}const o=(F,z)=>(0,R.N0)(()=>(0,P.statSync)(F).mtimeMs<=z+1,!1);function n(F,z){const st=[];
let[ot,ct]=[1,F.startsWith("\uFEFF")?1:0];for(const mt of z.toSorted((_t,pt)=>_t.line-pt.line)){for(;ot<mt.line&&ct>=0;ot+=1)ct=F.indexOf(`
`,ct)+1||-1;if(ct<0)break;const _t=F.indexOf(`
`,ct),pt=_t<0?F.length:_t,j=pt>ct&&F[pt-1]==="\r";st.push(...l(F.slice(ct,j?pt-1:pt),mt))}return st}function l(F,z){const{column:st,endColumn:ot}=z,ct=F.length>
r?[]:Array.from(F);if(st>ct.length)return[];const[mt,_t]=[st-1,ot-1],pt=(j,U)=>ct.slice(j,U).join("");return[{place:z,before:pt(0,mt),literal:pt(mt,_t),after:pt(
_t)}]}var i=t(1342),g=t(2389),y=t(785),A=t(1831),_=t(3592),$=t(4503),v=t(6763),I=t(5751),S=t(7052),L=t(5799),W=t(5257),V=t(7854),K=t(3474),Z=t(3152);function Q(F,z,st){
const ot={...F,newHosts:new Set,files:null,remarks:[]};if(z===null)return ot;const ct=G=>({...ot,remarks:[`changed-only has no effect: ${G}`]});if(z.kind==="all")
return ct(z.why);const{files:mt}=z,_t=new Set(mt.filter(({status:G})=>G!=="removed").map(({file:G})=>G));if(_t.size>0&&![..._t].some(G=>st(G)!==null))return ct(
"the checkout contains none of the files that the pull request changes");const pt=F.usages.filter(({place:G})=>_t.has(G.file)),U=`changed-only: the pull request\
 changes ${mt.length===1?"1 file":`${mt.length} files`} with ${pt.length} of ${F.usages.length} usages`;return{usages:pt,notes:F.notes.filter(G=>rt((0,L.W7)(G),
_t)),newHosts:Ot(F.usages,mt,st),files:new Set(mt.map(({file:G})=>G)),remarks:[U]}}const rt=(F,z)=>z.has(F)||F==="."||[...z].some(st=>st.startsWith(`${F}/`)),Et=2e8;
function Ot(F,z,st){const ot=new Set;if(z.some($t))return ot;const ct=new Map(z.map(G=>[G.file,G])),mt=(0,V.Oo)(G=>vt(ct.get(G),st)),_t=z.flatMap(({patch:G})=>It(
G,/^[ -]/));let pt=0;const j=(G,H)=>{const X=[H,(0,A.nx)(H).toLowerCase()];return G.filter(tt=>(pt+=tt.length,pt<=Et&&X.some(dt=>tt.includes(dt)))).length},U=(G,H)=>{
const{isNew:X,now:tt,added:dt}=mt(G),et=X?0:j(tt,H);return X||et>0&&et===j(dt,H)};for(const[G,H]of Map.groupBy(F,X=>X.host)){if(G===null||H.some(({isHostImplied:tt})=>tt))
continue;const X=[...new Set(H.map(({place:tt})=>tt.file))];!X.every(tt=>ct.has(tt))||j(_t,G)>0||X.every(tt=>U(tt,G))&&pt<=Et&&ot.add(G)}return ot}function vt(F,z){
const{file:st="",status:ot,patch:ct=null}=F??{},mt=ot==="added";if(mt||ct===null)return{isNew:mt,now:[],added:[]};const _t=(z(st)??"").toLowerCase().split(`
`);return{isNew:mt,now:_t,added:It(ct,/^\+/)}}const It=(F,z)=>(F??"").toLowerCase().split(`
`).filter(st=>z.test(st)),Pt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,$t=({file:F,status:z,changes:st,patch:ot})=>ot===null&&z!=="added"&&st>0&&Pt.test(
F);var Tt=t(2859),Dt=t(1435),Rt=t(6034),Bt=t(370);async function Gt(F,z){const st=z.now(),ot=await(0,Bt.SQ)(F,z),ct=F.scan.length===0?0:z.now()-st,{dialect:mt,usedBy:_t,
...pt}=(0,Bt.o0)(F,ot,z),j={...pt,notes:[...pt.notes,...Y(ot,z.stop.why)]},U=await Ht(j,F,z),G=(0,Dt.j)(U.usages,F,mt,{...z,mayHavePlugins:(0,Bt.C_)(ot,F)}),{roots:H,
notes:X}=(0,Rt.D0)({...j,scanned:ot,changed:U.files,dialect:mt,settings:F}),tt=(0,W.Xo)(G.usages,H),dt=(0,Tt.CG)(F,tt,mt.clients,(0,V.kA)(j.usages)),{configs:et,
releases:ht}=G,{environment:wt}=z,{files:At,bytes:Mt}=ot;return{dialect:{...mt,releases:ht},configs:et,usages:tt.filter(V.s7),roots:H,requirements:dt,notes:[...(0,Rt.
a3)(U.notes,tt,F,wt),...X],newHosts:U.newHosts,isEmpty:F.scan.length>0&&ot.isEmpty&&ot.endedAt===null,complaints:G.findings,allUsages:j.usages,changes:U.changes,
remarks:[...U.remarks,...G.remarks],scan:{files:At,bytes:Mt,usages:tt.length,durationMs:ct},clients:_t,repositories:[],missing:null,checkouts:null}}async function Ht(F,z,st){
const ot=z.changedOnly?await st.changes(z):null;return{changes:ot,...Q(F,ot,mt=>{const _t=(0,R.yR)((0,w.join)(st.directory,mt));return _t.ok?_t.text:null})}}function Y({
endedAt:F,files:z},st){return F===null||st===null?[]:[(0,L.sb)(F,(0,S.ub)({kind:"time",stopped:st,files:z}))]}function J({requirements:F,repositories:z}){const{
size:st}=new Set(F.map(({host:ct})=>ct));if(st<=K.pS)return;const ot=`${st} hosts, the limit is ${K.pS}`;throw new Z.GN([z.length>0?`usages name ${ot}: check fe\
wer repositories at once`:`scan found ${ot}: narrow scan or exclude files`])}var nt=t(8820),ft=t(7082),B=t(6875);const x=function(...F){const{nameRepository:z}=t.
late([9,321,354,325,706],1706);return new.target?new z(...F):z(...F)},q=function(...F){const{prepareFleet:z}=t.late([9,321,354,192,854],5854);return new.target?
new z(...F):z(...F)},at=function(...F){const{recordRun:z}=t.late([192,742],5742);return new.target?new z(...F):z(...F)};async function ut(F,z,st,ot){const{env:ct,
kill:mt}=z,{show:_t}=st,pt={startTimer:B.Ip,now:(0,y.ie)(z)};try{const j=await yt(F,{...ot,...pt,environment:ct,kill:mt,progress:_t});return it(j,{directory:ot.
directory,environment:ct,random:Math.random})}finally{st.end()}}function it(F,z){const{history:st}=F.settings;if(st===null)return{checked:F,warnings:[]};try{const{
history:ot,warnings:ct}=at(st,F,z);return{checked:{...F,context:{...F.context,history:ot}},warnings:ct}}catch(ot){const ct=(0,nt.RK)((0,i.A3)(ot));return{checked:F,
warnings:[`the history ${(0,nt.RK)(st)} was not read: ${ct}`]}}}async function yt(F,z){const st=new Date,ot=(0,I.s)(F,z),ct=ot.deadlineMs;(ot.usages.length>0||ot.
depth!=="discovery")&&(0,y.L2)();const mt=z.startTimer(ct,()=>z.stop.end({kind:"deadline",ms:ct}));try{const pt=await(ot.usages.length===0?Gt:q)(ot,z);J(pt),await(0,y.
xu)();const j=await gt(pt,ot,z,st);return await Ct(j,pt,ot,z,st)}finally{mt()}}async function gt(F,z,st,ot){const{environment:ct,stop:mt,isFork:_t}=st,{dialect:pt}=F,
j={...F,...await kt(F,z,st),tokenVariables:zt(ct),tokenHosts:z.tokens.map(({host:G})=>G),stopped:St(mt.why,F.missing)},U={...st.secrets,kept:Xt(F.requirements),
usages:F.allUsages,configs:F.configs,directory:st.directory,checkedAt:ot.getTime()};return(0,g.S4)(j,{...z,dialect:pt,isFork:_t,now:ot.getTime()},G=>C(G,U))}async function kt(F,z,st){
const{requirements:ot,roots:ct,dialect:mt}=F,_t=(0,Tt.en)(ot,z,mt),pt=Array.from(_t,([X,tt])=>(0,ft.i)(X,tt)),j=new Set(ot.map(({host:X})=>X).filter(X=>!_t.has(
X))),U=z.depth!=="discovery"&&ct.length>0;if(j.size===0&&!U)return{visits:pt,predicted:g.j7,tokenSources:new Map};const{contact:G}=await Promise.all([t.e(693),t.
e(667),t.e(597),t.e(977)]).then(t.bind(t,6597)),H=await G([...j],F,z,st);return{...H,visits:[...H.visits,...pt]}}const St=(F,z)=>F===null||z===null?F??z:{kind:"\
several",reasons:[F,z]};async function Ct(F,z,st,ot,ct){const{requirements:mt,changes:_t,scan:pt,clients:j}=z,U=Xt(mt),G=[...z.remarks,...(0,v.rc)(F)],{why:H,evidence:X}=z.
dialect,tt={verdict:F,remarks:(0,v.q9)(G),detection:{why:H,evidence:X}},{verdict:dt,remarks:et,detection:ht}=ot.secrets.redact(tt,U);return{settings:st,changes:_t,
verdict:dt,context:{dialect:{...z.dialect,...ht},failOn:st.failOn,scan:pt,remarks:et,startedAt:ct.toISOString(),durationMs:Date.now()-ct.getTime(),version:_.xv,
docsUrl:_.aq,clients:j(),links:null,repository:xt(dt,z,ot),repositories:z.repositories,history:null}}}function xt(F,{scan:z,repositories:st},{directory:ot,environment:ct}){
return z.files===0||st.length>0?null:x(ot,()=>(0,$.R8)(F),ct)}const zt=F=>Object.keys(F).filter(z=>/^TFE?_?TOKEN/i.test(z)),Xt=F=>new Set(F.flatMap(({host:z,service:st})=>[
z,(0,A.nx)(z),st]))}),8185:((lt,N,t)=>{t.d(N,{C:()=>C,I:()=>k});var P=t(4283),w=t(7052),R=t(6697),h=t(5799),b=t(1831);const D=(O,E)=>b.Jr(O,E.allowedHosts)||E.hostnames.
some(c=>c.host===O),T=1e4;function C(O,E,c=T){if(E.allowedHosts.length===0)return[];const d=new Map,p=[];let m=0;for(const{directHost:u,kind:a,isOverridden:f,place:s,
clients:r}of O){if(u===void 0||f||D(u,E))continue;const e=a==="backend_http"||a==="remote_state"?"backend":"download",o=`${e} ${u}`;if(!d.has(o)&&d.size>=c){m+=
1;continue}const{problem:n,host:l}=d.get(o)??M(u,e);d.set(o,{problem:n,host:l}),p.push((0,h.hD)(n,{host:l,places:[s],clients:r}))}return m===0?p:[...p,(0,h.sb)(
".",(0,w.ub)({kind:"problems",max:c,omitted:m}))]}function M(O,E){const c=b.Pv(O),d=c.ok?c.value:null,p=d===null?O:b.nx(d);return{problem:(0,R.wp)({host:p,use:E}),
host:d}}function k(O,E,c,d){if(d.allowedHosts.length===0)return[];const p=c.filter(({because:m})=>m.some(u=>typeof u!="string"));return E.flatMap(m=>{const{id:u,
kind:a}=m;if(a!=="url"||!p.some(e=>e.service===u))return[];const f=(0,P.Dl)(m.url),s=f.ok?b.Pm(f.value):null;if(s===null||s===O||D(s,d))return[];const r=(0,R.wp)(
{host:s,service:u,registry:b.nx(O)});return[(0,h.hD)(r,{services:[u]})]})}}),3217:((lt,N,t)=>{t.d(N,{fc:()=>m,ky:()=>p,so:()=>C,uA:()=>a});var P=t(4283),w=t(3534),
R=t(3410),h=t(5143),b=t(5799),D=t(1831),T=t(9562);function C(f,s,{role:r},e){const o=O(f),n=f.credentials?.hasToken===!0,i=(f.attempt.hops.at(-1)?.challenge??null)===
null&&(n||r!=="guest"),g=n?[]:E(f.host,o,e),A=[...f.difference===null?[]:[f.difference],...g,...o===null||!i?[]:[c(f,o,e)]].map($=>(0,b.hD)($)),_=n?[]:M(f,e);return _.
length>0?[...A,..._]:g.length===0?[...A,...k(f,s,e)]:A}function M(f,{usages:s,isFork:r,depth:e}){const{host:o,attempt:n}=f;if(e==="discovery"||n.discovery.kind!==
"found")return[];const l=s.flatMap(({workspace:i,hasOwnToken:g,needs:y,place:A})=>i===void 0||g||(0,h.Zl)(A.file)?[]:y.filter(_=>_.host===o));return Array.from(
Map.groupBy(l,({service:i})=>i),([i,g])=>{const y=(0,R.vs)({host:o,service:i,isFork:r,...d(f)}),A=g.flatMap(_=>_.clients);return(0,b.hD)(y,{services:[i],clients:A})})}
function k(f,s,{usages:r,isFork:e}){const{host:o,attempt:n,credentials:l}=f;if(n.discovery.kind!=="found"||l?.hasToken||l?.problem)return[];const i=A=>typeof A!=
"string"&&!(0,h.Zl)(A.file)&&!r.some(({hasOwnToken:_,place:$})=>_===!0&&$===A),g=(0,T.Uc)(o).find(A=>s.some(({service:_,because:$})=>_===A&&$.some(i)));if(g===void 0)
return[];const y=w.$U({host:o,service:g,isFork:e,...d(f)});return[(0,b.hD)(y,{services:[g]})]}function O(f){const{discovery:s,hops:r}=f.attempt;return s.kind===
"failed"&&s.problem.code==="document-unauthorized"?r.at(-1)?.status??null:null}function E(f,s,{tokenVariables:r,hosts:e}){return(0,D.Bz)(r,f,e).filter(({isParent:o})=>!o||
s!==null).map(o=>w.z2({host:f,...o}))}function c(f,s,{isFork:r}){const{host:e,credentials:o}=f;return o?.hasToken?w.JD({host:e,status:s,source:o.source}):w.$U({
host:e,service:null,isFork:r,...d(f)})}function d({credentials:f,looks:s}){const r=s.flatMap(l=>l.looks),e=l=>[...new Set(r.flatMap(({held:i,source:g})=>i!=="no\
t read"===l?g:[]))],o=f===null?e(!0):[f.source],n=f===null?e(!1):[];return{searched:o,notRead:n}}function p(f,s){return f.filter(r=>!s.includes(r)).map(r=>(0,b.
hD)(w.bI({host:r})))}function m({host:f,attempt:s,credentials:r},e){const o=r?.hasToken===!0,n=[...e.flatMap(l=>l.kind==="url"&&(0,T.p4)(l.id)&&(0,T.D6)(l.id)?[
{url:l.url,service:l.id,isSent:o}]:[]),...s.hops.map(({url:l,authorization:i})=>({url:l,service:null,isSent:i==="sent"}))].flatMap(({url:l,...i})=>{const g=u(l);
return g===null||g===f?[]:[{...i,host:g}]});return[...new Map(n.toReversed().map(l=>[l.host,l])).values()]}function u(f){const s=(0,P.Dl)(f),r=s.ok?(0,D.Pm)(s.value):
null,e=r===null?null:(0,D.Pv)(r);return e?.ok?e.value:null}function a(f,s,{tokenSources:r,hosts:e}){return m(f,s).flatMap(({host:o,service:n,isSent:l})=>{const i=r.
get(o);if(i===void 0)return[];const g=n===null?f.attempt.discovery.kind==="failed":!l,y=w.To({host:(0,D.nx)(f.host),other:(0,D.nx)(o),source:i,service:n,isSent:l,
isNotice:!g||e.has(o)});return[(0,b.hD)(y,{services:n===null?[]:[n]})]})}}),2886:((lt,N,t)=>{t.d(N,{ER:()=>T,Gy:()=>f,H4:()=>M,HJ:()=>c,Np:()=>O,Rh:()=>p,TC:()=>m,
cA:()=>u,ly:()=>C,nv:()=>k,pi:()=>E,zX:()=>D});var P=t(4e3),w=t(5143),R=t(5799),h=t(1831);const b=["module","provider","version","package","lock","not"],D=({problem:s,
places:r})=>b.includes(s.code.replace(/-.*/,""))&&r.length>0&&r.every(e=>typeof e!="string"),T=({problem:s,needed:r})=>r&&s.usualSeverity==="error"&&!M.includes(
s.code),C=s=>s.some(r=>typeof r=="string"||!(0,w.Zl)(r.file)),M=["host-http2","host-check-crashed"];function k(s,r){const{severity:e,affects:o,needed:n}=s,l=n&&
r.some(i=>o.includes(i));return e==="error"&&!l?{...s,severity:"warning"}:s}const O=(s,r)=>R.oC.indexOf(s.severity)-R.oC.indexOf(r.severity),E=({problem:s,host:r,
namedHost:e=r},o)=>o.some(({code:n,host:l})=>n===s.code&&(l===null||l===e));function c(s){const r=new Map;return e=>{const o=JSON.stringify(e),n=r.get(o)??d(e,s);
return r.set(o,n),n}}function d(s,r){const e=i=>r.filter(({service:g})=>i.includes(g)),o=s.length===0?r:e(s),n=s.filter(i=>o.some(({service:g})=>g===i)),l=(o.length>
0?o:e(["any"])).flatMap(i=>i.because);return{services:n.length>0?n:s,places:(0,w.As)(p([...new Set(l)]))}}function p(s){const{own:r=[],aside:e=[]}=Object.groupBy(
s,o=>typeof o!="string"&&(0,w.Zl)(o.file)?"aside":"own");return[...r,...e]}function m(s,r){const e=r.some(({because:n})=>n.includes("hostnames input"));return{role:(0,P.
VW)(s)!==null?"guest":e?"operator":"user",host:(0,h.nx)(s)}}const u=s=>typeof s=="string"?s:`${s.file}:${s.line}`,a=1e3;function f(s,r){const e=s.flatMap(i=>(0,R.
Xd)(i)??[]).filter(({file:i,column:g,endColumn:y})=>y>g&&(0,w._M)(i)===null),o=new Map(e.map(i=>[(0,w.df)(i),i])),n=r([...o.values()].slice(0,a)),l=new Map(n.map(
i=>[(0,w.df)(i.place),i]));return({rows:i,...g})=>{const y=(0,R.Xd)(g),A=y&&l.get((0,w.df)(y));return A?{...g,line:A}:g}}}),6146:((lt,N,t)=>{t.d(N,{$:()=>R,o:()=>w});
var P=t(2886);const w=(T,{kind:C,source:M,address:k,constraints:O,places:E})=>JSON.stringify([T,C,M,k,O,E[0]??null]);function R(T,C){const M=h(C,({rows:O=[]})=>O),
k=h(C.filter(D),({places:O})=>O.map(P.cA));return M.size+k.size===0?T:T.map(({directory:O,clients:E,rows:c})=>({directory:O,clients:E,rows:c.map(d=>{const p=M.get(
w(O,d))??d.rejectedAt.flatMap(a=>k.get((0,P.cA)(a))??[]);if(p.length===0)return d;const m=p.map(({finding:a})=>(0,P.nv)(a,E)).sort(P.Np),u=new Map(m.map(({problem:{
code:a,title:f,usualSeverity:s}})=>[a,{code:a,title:f,usualSeverity:s}]));return{...d,worst:m[0]?.severity??null,problems:[...u.values()]}})}))}const h=(T,C)=>Map.
groupBy(T.flatMap(M=>C(M).map(k=>({key:k,finding:M}))),({key:M})=>M),b=/^(?:constraint|lock)-/,D=({problem:T,host:C})=>C===null&&b.test(T.code)}),2389:((lt,N,t)=>{
t.d(N,{j7:()=>a,k2:()=>e,S4:()=>f});var P=t(3217),w=t(7052),R=t(5143),h=t(5799),b=t(1064),D=t(8185),T=t(2886);function C({notes:o,usages:n,isEmpty:l,complaints:i,
tokenHosts:g,answered:y,contacted:A},_){const $=({problem:V})=>V.code==="file-syntax",v=new Set(o.filter($).map(h.W7)),I=[...o.map(V=>O(V,v,_)),...[...(0,D.C)(n,
_),...y.map(M),...i,...(0,P.ky)(g,A)].map(V=>(0,T.nv)(V,_.dialect.clients)),...l?[E(_)]:[]],{placed:S=[],others:L=[]}=Object.groupBy(I,({places:V})=>V.length>0?
"placed":"others");return[...(0,h.DF)(S,V=>{const{problem:K,severity:Z,affects:Q,host:rt,namedHost:Et,exclude:Ot}=V,{code:vt,message:It,help:Pt}=K;return[rt,Et,
vt,Z,It,Pt,Q,Ot===void 0]}),...L]}function M(o){const{host:n,problem:l}=o;return n===null?o:{...o,services:[],problem:(0,h.pj)(l,(0,T.TC)(n,[]))}}const k=o=>h.oC[h.
oC.indexOf(o)+1]??o;function O(o,n,{dialect:l,allowedHosts:i}){const{problem:g,clients:y,isPlaceholder:A,checkedFor:_=l}=o;if(g.code==="file-limit"&&i.length>0){
const K=`${g.message}; it may use hosts that are not in \`allowed-hosts\``,Z={...g,message:K};return{...o,problem:Z,severity:"error"}}const $=(0,h.W7)(o),v=o.aside??
$,I=o.severity==="error"&&(A||n.has($)||(0,R.Zl)(v)),S=I?"warning":o.severity,L=_.isGuess&&b.Du.some(K=>!y.includes(K)),W={...o,severity:L?k(S):S},V=(0,T.nv)(W,
_.clients);return I||(0,R.Zl)(v)?{...V,exclude:[(0,R.n7)(v)]}:V}const E=({scan:o,hostnames:n,usages:l})=>(0,h.hD)((0,w.JW)({scan:o,hasHostnames:n.length>0,isFleet:l.
length>0}));var c=t(6146);const d=function(...o){const{judgeRequests:n}=t.late([693,667,597,977],6597);return new.target?new n(...o):n(...o)},p=function(...o){const{
crashedVisit:n}=t.late([693,667,597,977],6597);return new.target?new n(...o):n(...o)},m=function(...o){const{judgeVisit:n}=t.late([693,667,597,977],6597);return new.target?
new n(...o):n(...o)},u=function(...o){const{outcomesOf:n}=t.late([693,667,597,977],6597);return new.target?new n(...o):n(...o)},a={findings:[],roots:[],requests:[],
answering:new Set};function f(o,n,l=()=>[]){const{predicted:i,stopped:g}=o,y=s(o,n),A=[...o.notes,...i.findings.filter(({host:Q})=>Q===null)],_=C({...o,notes:A,
...r(y,i,n)},n),$=[...y.flatMap(Q=>Q.findings),..._],v=Q=>!(0,T.pi)(Q,n.ignore),I=$.filter(v).sort(T.Np),S=(0,T.Gy)(I,l),L=Q=>Q.filter(v).map(S).sort(T.Np),W=y.
map(Q=>{const rt=L(Q.findings.filter(Et=>!(0,T.zX)(Et)));return{...Q,findings:rt,clients:u(rt)}}),V=({exclude:Q})=>+(Q!==void 0),K=L([...y.flatMap(Q=>Q.findings.
filter(T.zX)),..._]).toSorted((Q,rt)=>(0,T.Np)(Q,rt)||V(Q)-V(rt)),Z=[...W.flatMap(Q=>Q.findings),...K].sort(T.Np);return{passed:g===null&&!Z.some(({severity:Q})=>e(
Q,n.failOn)),stopped:g,hosts:W,files:K,findings:Z,ignored:$.length-Z.length,roots:(0,c.$)(i.roots,I)}}function s(o,n){const{visits:l,newHosts:i,predicted:g}=o,y=Map.
groupBy(o.requirements,({host:I})=>I),A=Map.groupBy(g.findings,({host:I})=>I),_=new Map(g.requests.map(I=>[I.host,I])),$=new Set(l.map(({host:I})=>I)),v={...n,...o,
hosts:$};return l.map(I=>{const{host:S}=I,L={visit:I,requirements:y.get(S)??[],predicted:A.get(S)??[],requests:_.get(S)??null,answering:g.answering,isNew:i.has(
S)};try{return m(L,n,v)}catch(W){return p(L,n.dialect,W)}})}function r(o,{findings:n,requests:l},i){const g=new Set(o.map(({visit:_})=>_.host)),y=o.flatMap(({visit:_,
services:$})=>(0,P.fc)(_,$)),A=l.flatMap(_=>d(_,[],i).map($=>({...$,host:_.host})));return{answered:[...n,...A].filter(({host:_})=>_!==null&&!g.has(_)),contacted:[
...g,...[...y,...l].map(({host:_})=>_)]}}const e=(o,n)=>o==="error"?n!=="never":o==="warning"&&n==="warning"}),4e3:((lt,N,t)=>{t.d(N,{$$:()=>O,B9:()=>r,Cw:()=>g,
I0:()=>E,K4:()=>k,NM:()=>o,VW:()=>s,Wt:()=>a,YA:()=>l,_r:()=>n,dh:()=>b,eZ:()=>c,go:()=>p,mP:()=>m,oZ:()=>A,px:()=>T,qZ:()=>e,zM:()=>i,zN:()=>M,zd:()=>d});var P=t(
6174),w=t(1064),R=t(9562);const h=300;function b(_,$=h){if(_.length<=$)return _;const v=(0,P._U)(_);return v.length<=$?v:`${D(v,$)}\u2026`}const D=(_,$)=>structuredClone(
_.slice(0,$).toWellFormed()),T=(_,$)=>`${_} ${_===1?$:C($)}`,C=_=>`${_.replace(/(?<=[^aeiou])y$/,"ie")}s`;function M(_,$){const{length:v}=_,I=typeof $=="number"?
$:v<=2*$.few?v:$.few,S=_.slice(I);return{shown:_.slice(0,I),rest:S,more:S.length}}function k(_,$,v=String,I=S=>`${S} more`){const{shown:S,more:L}=M(_,$),W=S.map(
V=>v(V)).join(", ");return L>0?`${W} and ${I(L)}`:W}const O=_=>new TextEncoder().encode(_).length;function E(_,$,v,I){const S=[];let L=0;for(const W of Iterator.
from(_).map(I)){if(L+=O(W)+v,L>$)break;S.push(W)}return{shown:S,more:_.length-S.length}}const c=_=>_.map($=>w.bB[$]).join(" and "),d=_=>`the clients print "${_}\
"`;function p(_){return _===null?"null":Array.isArray(_)?"an array":typeof _=="object"?"an object":`a ${typeof _}`}function m(_){if(_.kind==="error")return`cann\
ot be read: ${_.code}`;const{bytes:$,maxBytes:v}=_;return`has ${$} bytes and is not read; the limit is ${v/1024/1024} MiB`}const u={[R.e$]:"correct the host in \
the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[R.xq]:"correct the host in `source`, or add the `source` that a c\
hild module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function a(_){return _.
flatMap(v=>u[v]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const f=new Map([["registry.terraform.io","\
https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.or\
g","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),s=_=>f.get(_)??null,r=_=>`wait and run the check again; see ${s(_)??"its status p\
age"}, and consider a network mirror for providers`,e=_=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${_} serves its discovery document to \
everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function o({page:_,asked:$},v){if(_===null)return v;const I=_.title===
""?"":` ("${_.title}")`,S=v.guest??e($);switch(_.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:S,because:`\
the host returned a sign-in page${I}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${I}: allow this machine to reach the host`;case"\
other":{const L=v.user??`check that ${$} is a registry, and ${a([])}`;return{...v,user:L,guest:S,because:`the host returned an HTML page${I}`}}}}const n=({url:_,
status:$,reason:v})=>`${_} returned ${`${$} ${b(v)}`.trim()}`,l=_=>`${Math.round(_/100)/10} s`,i=_=>_.kind==="several"?_.reasons:[_];function g(_){switch(_.kind){case"\
deadline":return`the check reached its deadline of ${l(_.ms)}`;case"signal":return`the check was interrupted by ${_.signal}`;case"crash":return"tf-disco crashed";case"\
missing":return y(_);case"several":return _.reasons.map(g).join("; ")}}function y({repositories:_,total:$}){const v=$===1?"repository":"repositories",I=_.length===
1?"is":"are",S=k(_,10,b);return`${_.length} of ${$} ${v} ${I} missing: ${S}`}const A=({kind:_,address:$,version:v})=>`${_} ${$} ${b(v,40)}`}),3534:((lt,N,t)=>{t.
d(N,{$U:()=>p,Eu:()=>k,JD:()=>d,QU:()=>C,To:()=>a,bI:()=>f,fj:()=>O,iX:()=>s,tK:()=>E,z2:()=>u});var P=t(4283),w=t(1064),R=t(1831),h=t(2713),b=t(4e3),D=t(5799),
T=t(8937);const C=({source:o})=>(0,D.CC)("credentials-empty",{message:`the token from ${o} is empty`,help:"check the name of the secret and that this workflow c\
an read it: GitHub replaces a missing secret with an empty string"}),M={"control character":{has:"contains a line break or another control character, which no c\
lient can send",help:"store the token again without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'s\
tore only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotation marks"},"o\
uter white space":{has:"begins or ends with white space, which is sent with it",help:"store the token without the white space around it"},"inner white space":{has:"\
contains white space",help:"check whether two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"\
copy the token again: a hyphen or quotation mark may have been replaced"}},k=({source:o,slip:n})=>(0,D.CC)("credentials-malformed",{message:`the token from ${o}\
 ${M[n].has}`,help:M[n].help,...n==="control character"?{}:{severity:"warning"}}),O=({source:o})=>(0,D.CC)("credentials-short",{message:`the token from ${o} has\
 fewer than ${h.Il} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create \
a longer one"}),E=o=>(0,D.CC)("credentials-differ",{message:`for host ${(0,R.nx)(o.host)}, ${c(o.first)} and ${c(o.other)}`,help:`set the token for both clients\
 in ${(0,R.fK)(o.host)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`}),c=({client:o,source:n})=>n===null?`${w.bB[o]} f\
inds no token`:`${w.bB[o]} uses the token from ${n}`,d=({host:o,status:n,source:l})=>(0,D.CC)("credentials-rejected",{message:`host ${(0,R.nx)(o)} returned ${n}\
 for the token from ${l}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,P.jr)((0,R.
cu)(o))}; then store a new one in the same place`});function p({host:o,service:n,...l}){const i=(0,R.nx)(o),[g=""]=(0,R.fK)(o);return(0,T.ti)("credentials-missi\
ng",`host ${i} requires a token${n===null?"":` for ${n}`}`,`add the line "${i}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${g}: \${{ secrets.REGIST\
RY_TOKEN }}" to env; outside GitHub ${m(g)}`,l)}const m=o=>/^\w+$/.test(o)?`export ${o}=\u2026`:`env '${o}=\u2026' terraform init`,u=o=>(0,D.CC)("credentials-ne\
ar-miss",{message:`${o.variable} seems to be meant for host ${(0,R.nx)(o.host)}, but ${o.why}`,help:`rename it to ${o.write}: ${m(o.write)}`}),a=({host:o,other:n,
source:l,service:i,isSent:g,isNotice:y})=>(0,D.CC)("credentials-other-host",{message:`the clients do not send the token for ${n} from ${l} ${i===null?`after the\
 redirect of ${o}`:`to ${i} of host ${o}`}: they send ${g?`the token of ${o}`:"none"}`,help:i===null?`make the discovery document of ${o} public, or serve it at\
 ${o} itself`:`set the token for ${o}, and the clients send it to ${n}`,...y?{severity:"notice",affects:[]}:{}}),f=({host:o})=>(0,D.CC)("credentials-unused",{message:`\
the tokens input has a token for host ${(0,R.nx)(o)}, which is not checked`,help:"write the host as in the files, including its port, or remove the line"});function s({
host:o,token:n,challenge:l,...i}){const g=n==="sent"?"rejected the given authentication credentials":"requires authentication credentials",y=l===null?"":`, and \
asks for ${l} authentication`;return(0,D.CC)("document-unauthorized",{message:`host ${o} ${g}: ${(0,b._r)(i)}${y}`,help:(0,b.NM)({...i,asked:o},e(o,n,i.status,l))})}
const r="make the discovery document public";function e(o,n,l,i){const g=(0,b.qZ)(o);if(i!==null)return{operator:`exempt /.well-known/terraform.json from ${i} a\
uthentication`,guest:g,note:"the clients send Bearer tokens only, so no token helps"};switch(n){case"sent":{const y="check that the token is for this host, comp\
lete and not expired";return l===403?{operator:y,user:y,guest:g}:{operator:y,user:y}}case"none":{const y=(0,T.nP)(o);return{operator:`${y}, or ${r}`,user:y,guest:g}}case"\
dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${o} to respond itself, or ${r}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((lt,N,t)=>{
t.d(N,{JW:()=>k,U$:()=>h,WO:()=>C,a3:()=>M,ub:()=>E});var P=t(4e3),w=t(5143),R=t(5799);const h=({error:c,file:d})=>(0,R.CC)("file-syntax",{message:c??"the file \
is not valid UTF-8",help:(0,w.Zl)(d)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"}),b={file:"the file cannot be read",directory:"t\
he directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; i\
t is not read","link-to-special-file":"the target of the link is not a regular file; it is not read"},D={ENAMETOOLONG:"shorten the path, or list it in `exclude`",
ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},T={file:"correct the permissions, or list the file in `exclude`",directory:"correct \
the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the reposit\
ory is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},C=c=>(0,R.CC)("file-u\
nreadable",{message:"code"in c?`${b[c.what]}: ${c.code}`:b[c.what],help:(c.what==="file"||c.what==="directory"?D[c.code]:void 0)??T[c.what]}),M=()=>(0,R.CC)("fi\
le-outside",{message:"the link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"});function k({
scan:c,hasHostnames:d,isFleet:p}){const m=c.every(s=>s==="."),a=`found no Terraform or OpenTofu files in ${p?"the repositories of `usages`":m?"this directory":`\
\`scan\` (${(0,P.K4)(c,3,P.dh)})`}`,f=p?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";
return d?(0,R.CC)("nothing-to-check",{message:`${a}; only \`hostnames\` was checked`,help:`${f}, or correct \`scan\``,severity:"warning"}):(0,R.CC)("nothing-to-\
check",{message:`${a}, and \`hostnames\` is not set`,help:`${f}, correct \`scan\` or \`exclude\`, or set \`hostnames\``})}const O={depth:c=>({message:`directori\
es nested deeper than ${c} levels are not scanned`,help:"list this directory in `exclude`"}),files:c=>({message:`there are more than ${c} files; this directory \
and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:c=>({message:`the directory has more than ${c} files;\
 the files after them are not scanned`,help:"split the directory, or list files in `exclude`"}),parts:c=>({message:`the file has more than ${c} blocks, argument\
s and values; the rest is not read`,help:"split the file, or list it in `exclude`"}),"module-usages":c=>({message:`the files of this directory use more than ${c}\
 modules and providers; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:c=>({message:`\
the scan found more than ${c} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:c=>({
message:`the root modules have more than ${c} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directo\
ries in which `init` runs in `roots`"})};function E(c){switch(c.kind){case"size":return(0,R.CC)("file-limit",{message:`the file ${(0,P.mP)(c)}`,help:"split the \
file, or list it in `exclude`"});case"problems":return(0,R.CC)("file-limit",{message:`there are more than ${c.max} problems in files; ${c.omitted} are not repor\
ted`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"});case"time":return(0,R.CC)("file-limit",{message:`${(0,P.Cw)(c.stopped)}\
 after reading ${c.files} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `ex\
clude`, or raise `deadline-seconds`"});default:return(0,R.CC)("file-limit",O[c.kind](c.max))}}}),3410:((lt,N,t)=>{t.d(N,{Dr:()=>k,EK:()=>T,Fu:()=>E,dF:()=>O,vs:()=>D});
var P=t(1831),w=t(9562),R=t(4e3),h=t(5799),b=t(8937);function D({host:c,service:d,...p}){const m=(0,P.nx)(c),u=d===w.OZ?"the cloud block":"the remote backend",[
a=""]=(0,P.fK)(c);return(0,b.ti)("cloud-token",`${u} requires a token for ${m}`,`add the line "${m}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${a}\
; outside GitHub, run \`terraform login ${m}\` or \`tofu login ${m}\``,p)}const T=({url:c,version:d})=>(0,h.CC)("cloud-version",{message:`${c} returned ${d===null?
"no TFP-API-Version":`TFP-API-Version ${(0,R.dh)(d)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in \
front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}),C=c=>"why"in c?`the response of ${c.url} ${(0,R.dh)(c.why)}`:
(0,R._r)({...c,page:null}),M=(c,d,p)=>"status"in c&&[401,403,404].includes(c.status)?p:(0,h.C)(`check the logs of ${d}, and that the URL of the service is that \
of its API`),k=({host:c,organization:d,source:p,...m})=>(0,h.CC)("cloud-organization",{message:`the organization ${d} at ${c} cannot be read: ${C(m)}`,help:M(m,
c,`check the name of the organization, and that the token from ${p} is valid and belongs to a member`)}),O=c=>(0,h.CC)("cloud-workspace",{message:`the workspace\
 ${c.workspace} of ${c.organization} at ${c.host} cannot be read: ${C(c)}`,help:M(c,c.host,"check that the token may read the workspace")}),E=({host:c,organization:d,
workspace:p})=>(0,h.CC)("cloud-workspace-missing",{message:`${d} at ${c} has no workspace ${p} that the token may read; init would create it`,help:"no change is\
 required if the workspace is new; otherwise correct its name"})}),6697:((lt,N,t)=>{t.d(N,{AO:()=>C,U7:()=>T,n3:()=>M,nD:()=>E,ro:()=>O,wp:()=>b,zo:()=>D});var P=t(
3592),w=t(4e3),R=t(5799);const h=({file:p,line:m})=>`${(0,w.dh)(p)}:${m}`;function b(p){const{host:m}=p,u=`add ${m} to \`allowed-hosts\``,a=(o,n)=>(0,R.CC)("hos\
t-not-allowed",{message:o,help:n}),f=`${m}, which is not in \`allowed-hosts\``;if("service"in p)return a(`${p.service} of ${p.registry} is on ${f}`,`use another\
 registry, or ${u}`);if("package"in p){const o=`the package of ${p.package} is downloaded from ${f}`;return a(`${o} and was not contacted`,`use another module o\
r provider, or ${u}`)}if("use"in p)return p.use==="download"?a(`the source is downloaded from ${f}`,`use a source on an allowed host, or ${u}`):a(`the HTTP back\
end uses ${f}`,`use an allowed backend, or ${u}`);const s=`host ${m} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in p))return a(s,`use an a\
llowed registry, or ${u}`);const{place:r,clients:e}=p.implied;return a(`${s}; ${h(r)} names no host, and this is the default of ${(0,w.eZ)(e)}`,`name an allowed\
 registry there, ${u}, or set \`dialect\` if you use another CLI`)}const D=p=>(0,R.CC)("host-assumed",{message:`${p.host} was not contacted: ${h(p.place)} impli\
es it as the default host of ${(0,w.eZ)(p.clients)}, but the CLI could not be detected`,help:p.isListed?"list the usages of the repository with `--dialect terra\
form` or `--dialect opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"}),T=({
host:p})=>(0,R.CC)("host-generic",{message:`${p} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,help:"add t\
he real host to `hostnames` to check it"}),C=({host:p,address:m,asks:u})=>m==="metadata"?(0,R.CC)("host-private-redirect",{message:`${p} is the address of a clo\
ud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are never contacted"}):(0,R.CC)("host-private-redirect",{
message:`a public host ${u==="document"?"redirects":"leads"} to ${p}, which has a ${m} address and was not contacted`,help:`if ${u==="document"?"the redirect":"\
that"} is intended, add that host to \`hostnames\` or \`resolve\``}),M=({host:p,thrown:m})=>(0,R.CC)("host-check-crashed",{message:`${p} was not checked complet\
ely, because of a bug in tf-disco ${P.xv}: ${k(m)}`,help:`please report this text at ${P.xV}; to pass until it is fixed, add \`host-check-crashed ${p}\` to \`igno\
re\``});function k(p){if(!(p instanceof Error))return(0,w.dh)(String(p));const m=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(p.stack??"")?.[1];return(0,w.dh)(String(p))+(m===
void 0?"":` (${m})`)}const O=({host:p})=>(0,R.CC)("host-http2",{message:`${p} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it\
 was not checked`,operator:`enable HTTP/1.1 on ${p} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"});function E({
host:p,stopped:m,isBegun:u,unchecked:a,total:f,slowest:s}){const r=u?" completely: its visit was under way when":":";return(0,R.CC)("host-not-checked",{message:`${p}\
 was not checked${r} ${(0,w.Cw)(m)}, with ${a} of ${f} hosts not checked`,help:c[m.kind]+d(s)})}const c={deadline:"raise `deadline-seconds` or `concurrency`, lo\
wer `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` bel\
ow that",crash:"run the check again, and report the crash"};function d(p){return p.length===0?"":`; most of the time went to hosts without a response: ${p.map(({
host:u,tookMs:a})=>`${u} (${(0,w.YA)(a)})`).join(", ")}`}}),5799:((lt,N,t)=>{t.d(N,{C:()=>d,CC:()=>f,DF:()=>E,W7:()=>k,Xd:()=>M,aZ:()=>O,hD:()=>D,oC:()=>b,pj:()=>u,
sb:()=>C,wv:()=>T});var P=t(6174),w=t(1064),R=t(5143);const h=function(...s){const{problemFacts:r}=t.late([507],4507);return new.target?new r(...s):r(...s)},b=[
"error","warning","notice"];function D(s,{clients:r=w.zK,...e}={}){return{problem:s,severity:s.severity,affects:s.affects.filter(o=>r.includes(o)),clients:r,host:null,
services:[],places:[],needed:!0,isHostNew:!1,...e}}const T={line:1,column:1,endColumn:1};function C(s,r,e=T){const o={file:s===""?".":s,...e};return D(r,{places:[
o],clients:w.Du})}const M=({places:s})=>s.find(r=>typeof r!="string")??null,k=s=>M(s)?.file??"",O=(s,r)=>({...s,affects:s.affects.filter(e=>r.includes(e))}),E=(s,r)=>[
...Map.groupBy(s,e=>JSON.stringify(r(e))).values()].flatMap(e=>{const[o]=e;if(o===void 0||e.length===1)return e;const n=c(e,i=>i.exclude??[]),l=c(e,i=>i.rows??[]);
return{...o,needed:e.some(({needed:i})=>i),affects:c(e,({affects:i})=>i),clients:c(e,({clients:i})=>i),places:(0,R.As)((0,R.jH)(e.flatMap(({places:i})=>i))),...n.
length===0?{}:{exclude:n},...l.length===0?{}:{rows:l}}}),c=(s,r)=>[...new Set(s.flatMap(r))],d=(s,r)=>({operator:s,note:r});function p({operator:s,user:r,guest:e},{
role:o,host:n}){const l=`ask the operator of ${n} to ${s}`;switch(o){case"operator":return s;case"user":return r===s?r:r===void 0?l:`${r}; if you run ${n}, ${m(
s,r)}`;case"guest":return e??r??l}}const m=(s,r)=>s.startsWith(`${r}, or `)?s.slice(r.length+5):s;function u(s,r){const{cures:e,...o}=s;return e===void 0?s:{...o,
help:a(e,r)}}function a(s,r){const{because:e,note:o}=s,n=e===void 0?"":`${e}: `,l=o===void 0?"":`; ${o}`;return n+p(s,r)+l}function f(s,r){const{operator:e,user:o,
guest:n,because:l,note:i,...g}=r,y=e===void 0?void 0:{operator:e,user:o,guest:n,because:l,note:i},{help:A=y,..._}=g,$=h()[s],v=(0,P._U)(_.message),I={code:s,...$,
usualSeverity:$.severity,..._,message:v};return A===void 0?I:typeof A=="string"?{...I,help:(0,P._U)(A)}:{...I,help:a(A,{role:"operator",host:""}),cures:A}}}),8937:((lt,N,t)=>{
t.d(N,{$w:()=>b,nP:()=>D,pt:()=>h,ro:()=>R,ti:()=>T});var P=t(4e3),w=t(5799);const R="this pull request needs no change; run the check where the secret is avail\
able, for example on the main branch";function h({host:C,token:M,source:k},O){const E=`sent${O===null?"":` to ${O}`}`;switch(M){case"none":return`no token was f\
ound for ${C}`;case"sent":return`the token for ${C} from ${k} was ${E}`;case"dropped":return`the token for ${C} from ${k} was not ${E}, because the CLIs drop it\
 at a redirect to another host`;case"withheld":return`the token for ${C} from ${k} was not ${E}, because the URL is not https; the CLIs do send it`}}function b({
host:C,token:M},k,O,E){switch(M){case"none":return{operator:D(C),user:D(C),guest:(0,P.qZ)(C)};case"sent":return{operator:E,user:E};case"dropped":return(0,w.C)(`\
serve ${k} without the redirect to ${O??"another host"}`);case"withheld":return(0,w.C)(`serve ${k} at an https URL`)}}const D=C=>`add a token to \`tokens\` (${C}\
=\u2026) or set a TF_TOKEN_ variable`;function T(C,M,k,{isFork:O,searched:E,notRead:c}){if(O){const m=`${M}, and secrets are withheld from pull requests of fork\
s`;return(0,w.CC)(C,{message:m,help:R,severity:"notice"})}const d=c.length===0?"":`; not read: ${c.join(", ")}`,p=`${M}, and none was found (searched: ${E.join(
", ")}${d})`;return(0,w.CC)(C,{message:p,help:k})}}),9664:((lt,N,t)=>{t.d(N,{Gz:()=>w,LA:()=>b,jt:()=>R,un:()=>h});var P=t(3916);const w=(D,T)=>D===""?T:`${D}/${T}`,
R=D=>D.slice(0,Math.max(0,D.lastIndexOf("/")));function h(D,T){const C=(0,P.join)(D,T).replace(/\/$/,"");return C==="."?"":C}const b=D=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.
test(D)}),1022:((lt,N,t)=>{t.d(N,{m:()=>c,s:()=>p});var P=t(4091),w=t(1831),R=t(8408),h=t(5011);const b={terraform:["terraform.io"],opentofu:["terraform.io","op\
entofu.org"]},D="hashicorp",T="-",C='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',M="must contain\
 only letters, digits, and dashes, and may not use leading or trailing dashes",k={prefix:"terraform-",whose:"a Terraform",frequency:"often"},E={terraform:[k],opentofu:[
k,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function c(s,r){const e=s.split("/");if(e.length>3||e.includes(""))return d(C);const[o="",n,l]=e.
reverse(),i=p(o);if(!i.ok){const L=`${(0,P.ol)(o)} in source ${(0,P.ol)(s)}`;return d(`Invalid provider type: Invalid provider type ${L}: ${i.why}"`)}const g=l===
void 0,y=g?(0,P.Ju)((0,h.Vm)(r)):(0,w.Pv)(l);if(n===void 0&&y.ok){const L={hostImplied:g,namespace:D,type:i.value};return{kind:"registry",host:y.value,...L}}const _=n===
T?(0,P.Ju)(n):p(n??""),$=`namespace "" in source ${(0,P.ol)(s)}`;if(!_.ok)return d(`Invalid provider namespace: Invalid provider ${$}: ${_.why}"`);const v="Inva\
lid provider source hostname";if(!y.ok)return d(`${v}: ${v} ${$}: ${y.why}"`);const I={hostImplied:g,host:y.value,namespace:_.value,type:i.value},S=u(I,r);return S===
void 0?{kind:m(I,r),...I}:d(S)}const d=s=>({kind:"invalid",error:s});function p(s){if(/^[a-z0-9]+$/.test(s))return(0,P.Ju)(s);if(s==="")return(0,P.TR)("must hav\
e at least one character");if(s.includes("."))return(0,P.TR)("dots are not allowed");if(s.includes("--"))return(0,P.TR)("cannot use multiple consecutive dashes");
const r=(0,R.YE)(s);return r.ok?(0,P.Ju)((0,R.DI)(r.value)):(0,P.TR)(M)}function m({host:s,namespace:r},e){return r===T?"legacy":r==="builtin"&&b[e].includes(s)?
"builtin":"registry"}function u(s,r){const e=(0,h.Vm)(r);if(s.namespace===T&&s.host!==e)return`Invalid provider namespace: The legacy provider namespace "-" can\
 be used only with hostname ${e}.`;const o=E[r].find(({prefix:n})=>s.type.startsWith(n));return o===void 0?void 0:a(s,o,r)}function a(s,{prefix:r,whose:e,frequency:o},n){
const l=`${r}provider-`,i=s.type.slice(l.length);if(!s.type.startsWith(l)||!p(i).ok)return`Invalid provider type: Provider source ${(0,P.ol)(f(s))} has a type w\
ith the prefix ${(0,P.ol)(r)}, which isn't allowed because it would be redundant to name ${e} provider with that prefix. If you are the author of this provider,\
 rename it to not include the prefix.`;const g=f({...s,type:i},n);return`Invalid provider type: Provider source ${(0,P.ol)(f(s,n))} has a type with the prefix ${(0,P.
ol)(l)}, which isn't valid. Although that prefix is ${o} used in the names of version control repositories for ${e.split(" ")[1]} providers, provider source str\
ings should not include it.

Did you mean ${(0,P.ol)(g)}?`}const f=({host:s,namespace:r,type:e},o)=>o!==void 0&&s===(0,h.Vm)(o)?`${r}/${e}`:`${(0,w.nx)(s)}/${r}/${e}`}),4503:((lt,N,t)=>{t.d(
N,{DZ:()=>c,R8:()=>p,aE:()=>h,oW:()=>d,uM:()=>R});var P=t(5143),w=t(8884);function R({file:m,line:u},{links:a,repositories:f}){const{repository:s,path:r}=(0,P.bH)(
m);if(s!==null){const o=c(D(f,s),"blob"),n=r==="."?null:d(r);return o===null||n===null?null:`${o}/${n}#L${u}`}const e=a?.get(m);return e===void 0?null:e.diff?.lines.
has(u)?`${e.diff.url}R${u}`:`${e.url}#L${u}`}const h=(m,{repositories:u})=>k(D(u,m)),b=new WeakMap;function D(m,u){const a=b.get(m)??new Map(m.map(f=>[f.name,f]));
return b.set(m,a),a.get(u)}const T=600,C=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,M=/^(?:[\da-f]{40}|[\da-f]{64})$/;function k(m){const u=m?.
url??"";return u.length<=T&&C.test(u)?u:null}const O=/^https?:\/\/gitlab\./i,E=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function c(m,u="commit"){const a=k(m),f=m?.commit??"";return a===null||!M.test(f)||E.test(a)?null:`${a}${O.test(a)?"/-":""}/${u}/${f}`}function d(m){if(!m.isWellFormed())
return null;const u=f=>`%${f.charCodeAt(0).toString(16).toUpperCase()}`;return m.split("/").map(encodeURIComponent).join("/").replace(/[!'()*_~]/g,u)}function p(m){
const a=(0,w.YC)(m).flat().flatMap(f=>typeof f=="string"?[]:f.file);return new Set(a.filter(w.CN))}}),7574:((lt,N,t)=>{t.d(N,{QN:()=>T,kJ:()=>w,nO:()=>C,tY:()=>R,
u8:()=>b});var P=t(4e3);function w(M){return M<999.5?`${Math.round(M)} ms`:M<59950?`${(M/1e3).toFixed(1)} s`:`${(M/6e4).toFixed(1)} min`}function R(M){return M<
1e3?`${M} B`:M<999950?`${(M/1e3).toFixed(1)} kB`:`${(M/1e6).toFixed(1)} MB`}const h=36e5;function b(M,k){const O=(Date.parse(k)-Date.parse(M))/h;if(O>=48)return`${D(
O/24)} days`;if(O>=1)return`${D(O)} h`;const E=Math.floor(O*60);return E>=1?`${E} min`:"less than a minute"}const D=M=>Math.floor(M*10)/10,T=M=>`${M.slice(0,16).
replace("T"," ")} UTC`;function C(M,k){const O=(Date.parse(M)-Date.parse(k))/(24*h);if(Number.isNaN(O))return M;const E=Math.floor(Math.abs(O)),c=E===0?"less th\
an a day":(0,P.px)(E,"day");return`${M.slice(0,10)} (${O<0?`${c} ago`:`in ${c}`})`}}),4120:((lt,N,t)=>{t.d(N,{H8:()=>D,Iu:()=>b,QI:()=>k,SY:()=>T,dy:()=>h,od:()=>M});
var P=t(4e3),w=t(5799),R=t(1064);const h="new in this pull request",b=O=>O.replace(/^./u,E=>E.toUpperCase()),D=O=>w.oC.flatMap(E=>{const{length:c}=O.filter(d=>d.
severity===E);return c===0?[]:[(0,P.px)(c,E)]}).join(", "),T=O=>R.zK.every(E=>O.includes(E))?"all clients":C(O).join(", "),C=O=>O.map(E=>R.bB[E]);function M(O,E){
const c=E.filter(d=>O.includes(d));return O.length===0||c.length===E.length?"":C(c).join(", ")||"no client in use"}const k=({clients:O,versions:E})=>O.map(c=>[R.
bB[c],E[c]].join(" ").trim()).join(" and ")}),8884:((lt,N,t)=>{t.d(N,{CN:()=>a,Dx:()=>c,GH:()=>M,Ky:()=>h,TD:()=>b,YC:()=>p,eb:()=>T,f5:()=>d,io:()=>m,ju:()=>u,
lp:()=>E,mj:()=>k,oN:()=>O});var P=t(4e3),w=t(5143),R=t(5799);function h(e,o){const{places:n,noun:l}=b(e);return(0,P.K4)(n,o,w.eo,i=>(0,P.px)(i,`more ${l}`))}function b(e){
const o=s(e),n=r(o,i=>f(i)?(0,w._M)(i.file)??i:i),l=D(n).length>1;return{places:l?n:o,noun:l?"repository":"place"}}const D=e=>e.filter(f).filter(({file:o})=>(0,w.
_M)(o)!==null),T=e=>r(D(C(e)),({file:o})=>(0,w._M)(o)),C=e=>[...new Set(e.map(({places:o})=>o))].flat(),M=(e,o,n)=>`${e===o?"all":`${e} of`} ${o} ${n}`;function k(e,o){
const{length:n}=o>1?T(e):[];return n>1?M(n,o,"repositories"):""}function O(e,o){const n=b(e).noun==="repository",l=g=>(n?(0,w._M)(g.file):null)??(0,w.eo)(g),i=new Set(
o.map(l));return e.filter(g=>!i.has(l(g)))}function E(e,o){const n=c([e]);return h(O(n,n.slice(0,1)),o)}const c=e=>s(C(e).filter(f)),d=e=>[...new Set(C(e).filter(
o=>typeof o=="string"))];function p(e){const o=e.hosts.flatMap(({requirements:l})=>l),n=[...e.findings,...e.roots.flatMap(({rows:l})=>l)];return[...new Set([...o.
map(({because:l})=>l),...n.map(l=>l.places)])]}const m=e=>e.find(o=>(0,R.Xd)(o)!==null),u=({services:[e,...o]})=>o.length===0?e??null:null,a=e=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.
test(e)&&(0,w._M)(e)===null,f=e=>typeof e!="string",s=e=>r(e,o=>f(o)?`${o.line}:${o.file}`:o);function r(e,o){const n=new Set;return e.filter(l=>{const i=o(l);return!n.
has(i)&&n.add(i)})}}),6763:((lt,N,t)=>{t.d(N,{h$:()=>O,q9:()=>C,rc:()=>M});var P=t(4e3),w=t(5143),R=t(7574),h=t(4120),b=t(8884);const D=50,T=3;function C(E){const{
shown:c,more:d}=(0,P.zN)(E,D);return d===0?c:[...c,`and ${(0,P.px)(d,"more remark")}`]}function M(E){const c=(0,b.YC)(E).some(({length:r})=>r===w.WD),p=E.roots.
flatMap(({rows:r})=>r.flatMap(e=>e.platforms)).some(({available:r})=>r),m=E.files.filter(({exclude:r,severity:e})=>r&&e!=="notice"),u=[...new Set(m.flatMap(({exclude:r})=>r??
[]))],a=(0,b.eb)(m).length>0?" where their files are read":"",f=`${(0,P.px)(m.length,"finding")} in tests, examples or templates, where errors are warnings`,s=`\
to skip such files, set \`exclude\`${a}: ${(0,P.K4)(u,T,P.dh)}`;return[...c?[`lists of places end after ${w.WD} places`]:[],...m.length>0?[`${f}; ${s}`]:[],...p?
["signatures of provider packages were not verified"]:[]]}function k({hosts:E},c){const{scan:d,repositories:p}=c,{length:m}=E.filter(({requirements:s})=>s.some(
({because:r})=>r.some(e=>typeof e!="string"))),u=`${(0,P.px)(d.usages,"usage")} of ${(0,P.px)(m,"registry host")}`,a=m===0?"no registry host is used":u;return p.
length>0?`${a} in ${(0,P.px)(p.length,"repository")}`:d.files===0?d.durationMs===0?null:"found no Terraform or OpenTofu files":`scanned ${`${(0,P.px)(d.files,"f\
ile")} (${(0,R.tY)(d.bytes)})`} in ${(0,R.kJ)(d.durationMs)}: ${a}`}function O(E,c){const{dialect:d,durationMs:p,scan:m,remarks:u}=c,{findings:a,ignored:f}=E,s=(0,h.
H8)(a)||"no findings",r=f>0?`${s}, ${f} ignored`:s,o=E.hosts.length===0&&m.files===0?"":` for ${(0,h.QI)(d)} (${d.why})`,n=k(E,c);return[`${r}; checked in ${(0,R.
kJ)(p)}${o}`,...n===null?[]:[n],...u]}}),5257:((lt,N,t)=>{t.d(N,{IY:()=>M,Im:()=>k,JT:()=>C,KS:()=>E,MP:()=>T,W$:()=>D,Xo:()=>m,cd:()=>b,ek:()=>O,lc:()=>c,op:()=>d});
var P=t(9664),w=t(5011),R=t(1022);const h="hostnames input",b={file:h,line:1,column:1,endColumn:1},D=a=>a.file===h?h:a,T=({host:a,namespace:f,name:s,system:r})=>[
a,f,s,r].join("/"),C=({host:a,namespace:f,type:s})=>[a,f,s].join("/"),M=a=>"type"in a?C(a):T(a);function k(a){return"constraints"in a?a.constraints:a.constraint===
null?[]:[a.constraint]}const O=a=>("places"in a?a.places:[a.place]).map(D);function E({version:a},f){if(a===void 0)return null;const{text:s,value:r,place:e}=a,o=(r===
void 0?s:r[f])??null;return o===null?null:{text:o,place:e}}function c({kind:a,text:f,address:s},r,e){switch(a){case"required_provider":case"state_store_provider":case"\
lock_provider":{const o=(0,R.m)(f??"",e);return o.kind==="registry"?o:null}case"required_provider_nosource":case"required_provider_legacy":return{host:r,namespace:"\
hashicorp",type:d(s)};case"implied_provider":return{host:r,namespace:"hashicorp",type:(f??"").replace(/[._].*$/s,"")};default:return null}}const d=a=>a.replace(
/^.*\./s,""),p=/^\.{1,2}\//;function m(a,f){const s=Map.groupBy(f,({lockFile:n})=>n),r=new Set(a.flatMap(({kind:n,text:l,place:i})=>u.test(n)&&!p.test(l??"")?(0,P.
jt)(i.file):[])),e=new Map,o=(n,l)=>{if(n.calls.length>0||n.directories.some(y=>r.has(y)))return!0;const i=e.get(n)??new Set(n.providers.map(y=>C(y.provider)));
e.set(n,i);const g=c(l,(0,w.Vm)(n.client),n.client);return g===null||i.has(C(g))};return a.map(n=>{if(n.kind!=="lock_provider"||n.needs.length===0)return n;const l=s.
get(n.place.file);return l===void 0||l.some(i=>o(i,n))?n:{...n,needs:[]}})}const u=/^(?:module|test_module|terragrunt_source|installed_module)/}),8416:((lt,N,t)=>{
t.d(N,{L2:()=>O,WJ:()=>M,oh:()=>k,rU:()=>E,uQ:()=>c});var P=t(4e3),w=t(5143),R=t(1064),h=t(9664),b=t(5603),D=t(7854),T=t(3469);const C=function(...r){const{readTools:e}=t.
late([9,321,354,325,706],1706);return new.target?new e(...r):e(...r)},M=([r,...e])=>r===void 0||e.length>0?"both":r;function k(r,e){const o=(0,D.Oo)(()=>C(r,e));
return()=>o(null)}function O({setting:r,scan:e}){const{name:o}=r,n=o==="auto"?null:o==="both"?R.Du:[o],l=e===null||e.isEmpty?null:e,i=l===null?[]:u(l,r,n),g={setting:r,
signs:i,constraints:l?.constraints??[]};if(n!==null)return a(n,["set by `dialect`"],[],g);if(l===null)return a(R.Du,["CLI not detected; set `dialect` to check o\
ne"],[],g);const y=m(i);if(y.length===0)return{...a(["terraform"],["assumed, CLI not detected; set `dialect`"],[],g),isGuess:!0};const A=d(y),_=A.flatMap($=>y.find(
v=>v.client===$)??[]);return a(A,_.map(s),y,g)}function E({clients:r},e){if(e===null||e.isEmpty)return R.zK;const o=new Set([...r,...e.tools().others]);return e.
usesTerragrunt&&o.add("terragrunt"),R.zK.filter(n=>o.has(n))}function c(r,{evidence:e,versions:o}){return(n,l)=>{const i=e.some(g=>{if(g.level!=="version-file"||
g.version===null)return!1;const y=(0,h.jt)(g.place.file);return g.client===n&&(y===""||`${l}/`.startsWith(`${y}/`))});return r.version??(i?o[n]??null:null)}}const d=r=>R.
Du.filter(e=>r.some(o=>o.client===e));function p(r){const e=r.filter(({place:o})=>!(0,w.Zl)(o.file));return e.length===0?r:e}function m(r){const e=p(r),o=b.A.find(
n=>e.some(l=>l.level===n));return e.filter(({level:n})=>n===o)}function u({signs:r,tools:e,hasCloudHostname:o},{version:n},l){const i=m(r),g=l??d(i),y=i.every(({
place:S})=>(0,w.Zl)(S.file)),A=l===null&&(y||i.some(({isCloud:S})=>S)),_=n===null&&g.some(S=>(0,T.w)(S,[]).length>1);if(!A&&!_)return r;const{setsCloudHostname:$,
signs:v}=e(),I=o||$;return[...r.filter(({isCloud:S})=>!(S&&I)),...v]}function a(r,e,o,n){const l=r.map(y=>f(y,n)),i=l.filter(({version:y})=>y!==null),g=i.flatMap(
({signs:y})=>y.slice(0,1).map(s));return{name:M(r),clients:r,releases:l.flatMap(({releases:y})=>y),versions:Object.fromEntries(i.map(y=>[y.client,y.version??""])),
why:[...new Set([...e,...g])].join(", "),evidence:[...new Set([...o,...l.flatMap(({signs:y})=>y)])]}}function f(r,{setting:e,signs:o,constraints:n}){const l=($,v)=>{
const[I=null,...S]=$,L=(0,T.w)(r,$);return{client:r,releases:L,version:S.length===0?I:null,signs:v}};if(e.version!==null)return l([e.version],[]);const i=p(o.filter(
$=>$.client===r&&$.version!==null)),g=new Set(i.map(({version:$})=>($??"").replace(/^v/,"")));if(g.size>0){const $=l([...g],i);return{...$,version:(0,T.l)($.version??
"")?$.version:null}}const y=p(n),A=l([],[]),_=l(y.map(({text:$})=>$),y.map(({text:$,place:v})=>({client:r,level:"syntax",place:v,text:`requires ${(0,P.dh)($)}`,
version:$})));return _.releases.length===A.releases.length?A:_}const s=({place:r,text:e})=>`${r.file}:${r.line} ${e}`}),2161:((lt,N,t)=>{t.d(N,{L8:()=>O,TD:()=>p,
U4:()=>M,Z8:()=>m,e0:()=>k,tr:()=>C});var P=t(1064);const w=["terraform"],R=["opentofu"],h=[[/\.tf(\.json)?$/,"config",P.Du],[/\.tofu(\.json)?$/,"config",R],[/\.tftest\.(hcl|json)$/,
"test",P.Du],[/\.tofutest\.(hcl|json)$/,"test",R],[/\.tfquery\.(hcl|json)$/,"query",w],[/\.tfmigrate\.hcl$/,"migrate",w],[/\.tf(component|stack)\.(hcl|json)$/,"\
stack",w],[/\.tfdeploy\.(hcl|json)$/,"deploy",w],[/\.(tf|tofu)mock\.hcl$/,null,P.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",P.Du]],b=/\.(tf|tofu|hcl|json)$/,
D=".terraform.lock.hcl",T={class:"lock",syntax:"hcl",clients:P.Du,isOverride:!1},C=u=>u.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(u),M=".terraform\
/modules/modules.json",k={...T,class:"manifest",syntax:"json"};function O(u,a,f){if(u===D)return T;const s=b.test(u)?h.find(([v])=>v.test(u)):void 0,[r=/$/,e=null,
o=[]]=s??[];if(e===null)return;const n=E(u)&&e==="test"&&f==="tests";if(E(u)&&!n)return;const l=u.search(r),i=u.slice(0,l),g=i+u.slice(l).replace(".tf",".tofu"),
y=i==="override"||i.endsWith("_override"),A=n||g!==u&&a.has(g);if(A&&!o.includes("terraform"))return;const _=A?w:o,$=u.endsWith(".json")?"json":"hcl";return{class:e,
syntax:$,clients:_,isOverride:y}}const E=u=>u.startsWith(".")||u.endsWith("~")||u.startsWith("#")&&u.endsWith("#"),c=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
d=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqu\
a|bitbucket-pipelines)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|p\
re-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),p=u=>c.test(u),m=u=>p(u)||d.test(u)}),6195:((lt,N,t)=>{
t.d(N,{$8:()=>C,G$:()=>M,Ls:()=>D,UO:()=>k,VK:()=>b,sT:()=>E,sq:()=>O});var P=t(6760),w=t(7052),R=t(2161);const h=/[*?[{]/;function b(d){const p=d.split("/"),m=p.
findIndex(u=>h.test(u));return m<0?{fixed:d}:{fixed:p.slice(0,m).join("/"),glob:p.slice(m).join("/")}}function D(d){const p=d.map(m=>{const u=m.replace(/^(\.\/)+/,
"").replace(/(?<!\/)\/+$/,"");return{glob:u,start:T(u)}});return m=>{const u=m.toLowerCase();return p.some(({glob:a,start:f})=>a===m||u.startsWith(f)&&P.posix.matchesGlob(
m,a))}}function T(d){const[p=""]=d.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(d)??[];return p.toLowerCase()}const C=({file:d,glob:p},m)=>d===m||p!==void 0&&P.
posix.matchesGlob(m,p),M=d=>d.startsWith(".")||d==="node_modules",k=(d,p)=>d===p||d.startsWith(p.endsWith(P.sep)?p:p+P.sep),O=d=>P.sep==="/"?d:d.replaceAll(P.sep,
"/");function E(d,p,m,u){if(d.kind==="error")return(0,w.WO)({what:"link",code:d.code});const{kind:a,path:f}=d;return k(f,p.boundary)?a==="directory"?null:a==="s\
pecial"?(0,w.WO)({what:"link-to-special-file"}):{path:f,isScanned:c(f,p,m,u)}:(0,w.a3)()}function c(d,p,m,u){if(p.file!==void 0||p.glob!==void 0||!k(d,p.path))return!1;
const[a="",...f]=O((0,P.relative)(p.path,d)).split("/").toReversed();if(f.some(M))return!1;const s=O((0,P.relative)(m,d)).split("/");return s.map((e,o)=>s.slice(
0,o+1).join("/")).slice(-1-f.length).some(u)?!1:(0,R.L8)(a,new Set([a]),f[0]??"")!==void 0}}),5603:((lt,N,t)=>{t.d(N,{A:()=>b,j:()=>D});var P=t(5143),w=t(5799),
R=t(1064),h=t(5011);const b=["lock-file","syntax","version-file","tool","hook"];class D{signs=new Map;constraints=new Map;addFile({file:M,kind:{clients:k},scope:O,
isContext:E}){if(E)return;const[c,...d]=k;if(c!==void 0&&d.length===0&&!/(^|\/)[.#][^/]*$/.test(M)){const p=`is read by ${R.bB[c]} only`;this.addSign({client:c,
level:"syntax",place:{file:M,...w.wv},text:p})}for(const p of O.declared)this.addDeclared(p)}end(M){for(const{kind:k,host:O,place:E,clients:c,isOverridden:d}of M)
if(k==="lock_provider"){const p=R.Du.find(u=>(0,h.Vm)(u)===O),m=`locks providers from ${O}`;p&&this.addSign({client:p,level:"lock-file",place:E,text:m})}else k===
"cloud_default"&&!d&&c.includes("terraform")&&this.addSign({client:"terraform",level:"syntax",place:E,text:"has a cloud block without hostname",isCloud:!0});return{
signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addDeclared(M){const{kind:k,text:O,place:E}=M;if(k==="version")T(this.constraints,O,M);else if(k===
"binary"){const c=O==="tofu"?"opentofu":"terraform";this.addSign({client:c,level:"version-file",place:E,text:"sets terraform_binary"})}else if((0,R.SO)(k)){const{
client:c,what:d}=R.$I[k];this.addSign({client:c,level:"syntax",place:E,text:`has ${d}`})}}addSign(M){T(this.signs,`${M.client} ${M.text}`,{...M,version:null})}}
function T(C,M,k){const O=(0,P.Zl)(k.place.file)?`${M} aside`:M;C.has(O)||C.set(O,k)}}),7854:((lt,N,t)=>{t.d(N,{G4:()=>O,O8:()=>R,Oo:()=>C,VZ:()=>h,kA:()=>T,s7:()=>D,
sw:()=>b,vH:()=>M});var P=t(7052),w=t(5799);const R=["module","state","lock"],h=["version","compatible","provider-version"];function b(E,c){const d=C(m=>m.filter(
u=>c.includes(u))),p=C(m=>m.map(u=>({...u,clients:d(u.clients)})).filter(u=>u.clients.length>0));return E.flatMap(m=>{const u=d(m.clients);if(u.length===m.clients.
length)return m;const a=p(m.needs),f=m.isHostImplied?a[0]?.host??m.host:m.host;return u.length===0?[]:{...m,clients:u,needs:a,host:f}})}const D=({workspace:E,hasOwnToken:c,
directHost:d})=>E!==void 0||c===!0||d!==void 0,T=E=>new Set(E.flatMap(({host:c,isHostImplied:d})=>d?[]:c??[]));function C(E){let c;return d=>{c??=new Map;const p=c.
get(d);if(p!==void 0||c.has(d))return p;const m=E(d);return c.set(d,m),m}}const M=(E,c)=>E.filter(({clients:d})=>d.some(p=>c.includes(p))),k=1e4;function O(E=k){
const c=[],d=new Set,p={error:0,warning:0,notice:0};let m=0;const u=f=>{const{code:s,severity:r}=f.problem,e=s==="file-syntax"?(0,w.W7)(f):null;d.has(e)||(e!==null&&
d.add(e),p[r]+=1,p[r]<=E?c.push(f):m+=1)},a=()=>(0,w.sb)(".",(0,P.ub)({kind:"problems",max:E,omitted:m}));return{add:u,all:()=>m===0?c:[...c,a()]}}}),9488:((lt,N,t)=>{
t.d(N,{G:()=>E});var P=t(3024),w=t(6760),R=t(5747),h=t(7052),b=t(5799),D=t(9664),T=t(2161),C=t(6195);const M={files:1e6,directoryFiles:5e4},k=200,O=1e4;function*E(m,u={
toolFiles:[],hasPlugins:!1},a=M){const f=new d(m,u,a);for(const s of m.scan){const r=c(f.root,s);"path"in r?yield*f.walkFrom(r):yield{name:s,files:[],notes:[r]}}}
function c(m,u){const{fixed:a,glob:f}=(0,C.VK)(u);try{const s=(0,P.realpathSync)((0,w.resolve)(m,a)),r=(0,C.sq)((0,w.relative)(m,s)),e=(0,C.UO)(s,m),o=e?m:s;if(f!==
void 0)return{path:s,name:r,boundary:o,glob:(0,D.Gz)(r,f)};if((0,P.statSync)(s).isDirectory())return{path:s,name:r,boundary:o};const n=(0,w.resolve)(s,"..");return{
...{path:n,name:(0,C.sq)((0,w.relative)(m,n))},boundary:e?m:n,file:r}}catch(s){return(0,b.sb)(u,(0,h.WO)({what:"scan",code:(0,R.Oj)(s)}))}}class d{root;isExcluded;aside;limits;selected;files=0;constructor({
root:u,scan:a,exclude:f},s,r){this.root=(0,P.realpathSync)(u),this.isExcluded=(0,C.Ls)(f),this.aside=s,this.limits=r,this.selected=a.length>1?new Set:null}*walkFrom(u){
const{path:a,name:f,glob:s,file:r}=u,o=[{path:a,name:f,depth:0,isSelected:s===void 0&&r===void 0}];for(let n=o.pop();n!==void 0;n=o.pop()){const{name:l}=n,i=p(n);
if("problem"in i){yield{name:l,files:[],notes:[i]};continue}const g=this.findFiles(u,n,i);this.files+=g.files.length;const y=this.limits.files;if(this.files>y){
const A=(0,b.sb)(l,(0,h.ub)({kind:"files",max:y}));yield{name:l,files:[],notes:[...g.notes,A]};return}if(yield g.files.every(({isContext:A})=>A)?{...g,files:[]}:
g,u.file!==void 0)return;for(const A of this.findDirectories(u,n,i))o.push(A)}}findFiles(u,a,f){const{name:s}=a,r=[],e=[];for(const o of this.filesAmong(u,a,f))
if("problem"in o)e.push(o);else if(r.length<this.limits.directoryFiles)r.push(o);else{const n=this.limits.directoryFiles;e.push((0,b.sb)(s,(0,h.ub)({kind:"direc\
tory",max:n})));break}return{name:s,files:r,notes:e}}*filesAmong(u,a,f){const s=new Set,{aside:r}=this;let e=!1;for(const n of f)(0,T.tr)(n.name)&&!n.isDirectory()&&
s.add(n.name),e||=n.name===".terraform",r.hasPlugins||=n.name==="terraform.d";const o=w.posix.basename(a.name);for(const n of f){if(n.isDirectory())continue;const l=(0,D.
Gz)(a.name,n.name),i=(0,T.L8)(n.name,s,o);if(i===void 0){r.toolFiles.length<O&&(0,T.Z8)(n.name)&&!this.isExcluded(l)&&r.toolFiles.push(l);continue}const y={path:a.
path+w.sep+n.name,file:l,kind:i,isContext:!this.select(u,a,l)};n.isFile()?yield y:n.isSymbolicLink()?yield*this.follow(u,y):yield(0,b.sb)(l,(0,h.WO)({what:"spec\
ial-file"}))}if(e&&a.isSelected){const n=[a.path,...T.U4.split("/")].join(w.sep),l=(0,R.$r)(n);l.kind==="file"&&l.path===n&&(yield{path:n,file:(0,D.Gz)(a.name,T.
U4),kind:T.e0,isContext:!1})}}select(u,a,f){return!(a.isSelected||(0,C.$8)(u,f))||this.isExcluded(f)||this.selected?.has(f)?!1:(this.selected?.add(f),!0)}*follow(u,a){
const f=(0,C.sT)((0,R.$r)(a.path),u,this.root,this.isExcluded);f!==null&&("code"in f?yield(0,b.sb)(a.file,f):yield{...a,path:f.path,isContext:a.isContext||f.isScanned})}findDirectories({
glob:u},{path:a,name:f,depth:s,isSelected:r},e){return e.toReversed().flatMap(o=>{if(!o.isDirectory()||(0,C.G$)(o.name))return[];const n=(0,D.Gz)(f,o.name);if(this.
isExcluded(n))return[];const l=r||u!==void 0&&w.posix.matchesGlob(n,u);return{path:a+w.sep+o.name,name:n,depth:s+1,isSelected:l}})}}function p({path:m,name:u,depth:a}){
if(a>k)return(0,b.sb)(u,(0,h.ub)({kind:"depth",max:k}));try{return(0,P.readdirSync)(m,{withFileTypes:!0}).sort((f,s)=>f.name<s.name?-1:1)}catch(f){return(0,b.sb)(
u,(0,h.WO)({what:"directory",code:(0,R.Oj)(f)}))}}}),5751:((lt,N,t)=>{t.d(N,{s:()=>n});var P=t(3024),w=t(6760),R=t(5747),h=t(4091),b=t(4e3),D=t(7030),T=t(6181),
C=t(1831);function M(_){const $=S=>_[S]||_[S.toLowerCase()]||"",v={http:O("HTTP_PROXY",$("HTTP_PROXY")),https:O("HTTPS_PROXY",$("HTTPS_PROXY"))},I=d($("NO_PROXY"));
return S=>{const L=v[S.scheme];return L===null||c(S.name)||I(S)?null:L}}const k=["http:","https:"];function O(_,$){if($==="")return null;const v=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test($)?$:`http://${$}`);if(v===null)throw new TypeError(`${_} is not a URL; expected http://HOST:PORT`);if(!k.includes(v.protocol))throw new TypeError(`${_} is\
 a ${v.protocol}// proxy; expected http:// or https://`);if(!E(v.username)||!E(v.password))throw new TypeError(`${_} has a user name or password with a bare "%"\
; write "%25" for it`);return v}function E(_){try{return decodeURIComponent(_),!0}catch($){if($ instanceof URIError)return!1;throw $}}const c=_=>_==="localhost"||
["127.0.0.0/8","::1/128"].some($=>m($)?.(_));function d(_){const $=_.split(",").map(v=>v.trim().toLowerCase()).filter(v=>v!=="").map(p);return v=>$.some(I=>I(v))}
function p(_){if(_==="*")return()=>!0;const $=m(_);if($!==null)return({name:V})=>$(V);const{name:v,port:I}=f(_),S=V=>I===""||String(V.port)===I,L=(0,D.isIP)(v)===
4?32:128,W=m(`${v}/${L}`)??a(v);return V=>S(V)&&W(V.name)}function m(_){const[,$="",v=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(_)??[];if(!u($))return null;const I=Number(
v);if(I>((0,D.isIP)($)===4?32:128))return null;const S=I-((0,D.isIP)($)===6?96:0),L=new D.BlockList,W=(0,D.isIP)((0,T.n7)($))===4&&S>=0;return W?L.addSubnet((0,T.
n7)($),S,"ipv4"):L.addSubnet($,I,"ipv6"),V=>{const K=(0,T.n7)(W?V:V.replace(/%.*$/s,""));return(0,D.isIP)(K)===(W?4:6)&&L.check(K,W?"ipv4":"ipv6")}}const u=_=>(0,D.
isIP)(_)!==0&&!_.includes("%");function a(_){if(_==="")return()=>!1;const $=_.replace(/^\*\./,"."),v=$.replace(/^\./,""),I=(0,C.Pv)(v),S=I.ok?I.value:v,L=W=>!$.
startsWith(".")&&W===S;return W=>(0,D.isIP)(W)===0&&(W.endsWith(`.${S}`)||L(W))}function f(_){const $=/^\[([^\]]*)\]:([^:]*)$/.exec(_)??/^([^:[\]]*):([^:[\]]*)$/.
exec(_);return $===null?{name:_,port:""}:{name:$[1]??"",port:$[2]??""}}var s=t(3152);const r=function(..._){const{X509Certificate:$}=process.getBuiltinModule("n\
ode:crypto");return new.target?new $(..._):$(..._)},e=4*1024*1024,o=20;function n(_,{environment:$,directory:v,wording:I=s.w7}){const{settings:S,mistakes:L}=(0,s.
P$)(_,I),W=g(S.caFile,I),V=i($),K=[W,V].flatMap(rt=>rt.ok?[]:[rt.why]),Z=l(S.scan,v).slice(0,o).map(rt=>I.missingPath(rt,v)),Q=[...L,...K,...Z];if(Q.length>0||!W.
ok||!V.ok)throw new s.GN(Q);return{...S,authorities:W.value,chooseProxy:V.value}}const l=(_,$)=>_.filter(v=>!/[*?[\]{}]/.test(v)&&!(0,P.existsSync)((0,w.resolve)(
$,v)));function i(_){try{return(0,h.Ju)(M(_))}catch($){if($ instanceof TypeError)return(0,h.TR)($.message);throw $}}function g(_,{setting:$}){if(_===null)return(0,h.
Ju)(null);const v=(0,R.yR)(_,e),I=$("ca-file");if(!v.ok)return(0,h.TR)(`${I} "${_}" ${(0,b.mP)(v.failure)}`);const S=A(v.text);return S.ok?S:(0,h.TR)(`${I} "${_}\
" ${S.why}`)}const y=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function A(_){const $=_.match(y)??[];if($.length===0)return(0,h.TR)("contains \
no certificate; expected PEM");try{for(const v of $)new r(v);return(0,h.Ju)($.join(`
`))}catch(v){return(0,h.TR)(`contains an invalid certificate: ${v instanceof Error?v.message:v}`)}}}),1435:((lt,N,t)=>{t.d(N,{j:()=>D,o:()=>T});var P=t(9562);const w=function(...M){
const{thisMachine:k}=t.late([693,667,597,977],6597);return new.target?new k(...M):k(...M)},R=function(...M){const{mergeMistakes:k}=t.late([693,667,597,977],6597);
return new.target?new k(...M):k(...M)},h=function(...M){const{readCliConfig:k}=t.late([693,667,597,977],6597);return new.target?new k(...M):k(...M)},b=function(...M){
const{withoutInstalled:k}=t.late([9,778,667,531,264],1264);return new.target?new k(...M):k(...M)};function D(M,k,O,{environment:E,directory:c,mayHavePlugins:d,plugins:p=null}){
if(k.hostnames.length===0&&M.every(({needs:e})=>e.length===0))return{usages:M,remarks:[],findings:[],configs:[],releases:O.releases};const m=T(k.cliConfig,O.clients,
E),u=O.releases.map(e=>{const o=m.find(({client:n})=>n===e.client);return{...e,attemptMs:o?.requestTimeoutMs??e.attemptMs}}),a=k.depth!=="discovery",f={root:c,plugins:p,
mayHavePlugins:d,releases:u,asksMirrors:a},s=M.some(C)?b(M,m,f):{usages:M,remarks:[],findings:[]},r=[...m.flatMap(e=>e.findings),...s.findings];return{...s,findings:R(
r),configs:m,releases:u}}function T(M,k,O){const E=w(O);return k.map(c=>h(c,E,M))}const C=({needs:M})=>M.some(({service:k})=>k===P.xq)}),6034:((lt,N,t)=>{t.d(N,
{D0:()=>d,a3:()=>u,lz:()=>p});var P=t(7052),w=t(5143),R=t(5799),h=t(8416),b=t(6195),D=t(3152);const T=function(...a){const{isOfDirectory:f}=t.late([9,321,354,325,
706],1706);return new.target?new f(...a):f(...a)},C=function(...a){const{layoutsOf:f}=t.late([9,321,354,325,706],1706);return new.target?new f(...a):f(...a)},M=function(...a){
const{rootsOf:f}=t.late([9,321,354,325,706],1706);return new.target?new f(...a):f(...a)},k=function(...a){const{unmatched:f}=t.late([9,321,354,325,706],1706);return new.target?
new f(...a):f(...a)},O=function(...a){const{rootNotes:f}=t.late([9,321,354,325,706],1706);return new.target?new f(...a):f(...a)},E=function(...a){const{textNotes:f}=t.
late([9,321,354,325,706],1706);return new.target?new f(...a):f(...a)},c=2e5;function d(a){const{usages:f,changed:s,dialect:r,settings:e,listed:o}=a,{declared:n,
endedAt:l}=a.scanned;if(f.length===0&&n.every(T)&&e.roots.length===0)return{roots:[],notes:[]};const{clients:g,versions:y}=r,A={usages:f,declared:n,clients:g},_=o===
void 0?p(A,e,l===null):m(A,o),$=[],v=[],I=e.dialect.name==="auto"?[]:g,S=(0,h.uQ)(e.dialect,r),L=O({clients:g,upgrade:e.upgrade,versionIn:S}),W=e.depth!=="disco\
very";let V=0;for(const rt of M(_,{changed:s,versions:y,hasCalls:W})){if(V+=rt.directories.length,V>c){v.push((0,R.sb)(rt.directory,(0,P.ub)({kind:"roots",max:c})));
break}L.add(rt),W&&$.push(rt)}const K=[...E(f,n,{...r,set:I})].filter(rt=>s===null||s.has((0,R.W7)(rt))),Z=new Set(a.notes.flatMap(rt=>rt.problem.code==="lock-i\
nvalid"?(0,R.W7)(rt):[])),Q=[...K,...L.notes()].filter(rt=>!Z.has((0,R.W7)(rt)));return{roots:$,notes:[...Q,...v]}}function p(a,{roots:f},s){const r=f.map(n=>({
text:n,matches:(0,b.Ls)([n])})),e=C({...a,patterns:r}),o=s?k(e,r):[];if(o.length===0)return e;throw new D.GN(o.map(n=>`roots: no directory with configuration ma\
tches ${n}`))}function m(a,f){return a.clients.flatMap(s=>C({...a,clients:[s],patterns:[{text:"",matches:e=>f.get(s)?.has(e)===!0}]}))}function u(a,f,{depth:s},r){
if(s==="discovery")return a;const e=({kind:n,workspace:l})=>n==="cloud_default"?!!r.TF_CLOUD_HOSTNAME:n!=="backend_remote_default"||l?.organization===null,o=new Set(
f.filter(n=>!e(n)).map(({place:n})=>(0,w.df)(n)));return a.map(n=>n.problem.code==="host-missing"&&n.places.some(l=>o.has((0,w.df)(l)))?{...n,severity:"error"}:
n)}}),370:((lt,N,t)=>{t.d(N,{C_:()=>k,SQ:()=>T,o0:()=>M});var P=t(785),w=t(8416),R=t(7854),h=t(9488);const b=function(...O){const{scanInSteps:E}=t.late([9,321,354,
325,706],1706);return new.target?new E(...O):E(...O)},D=20;async function T({scan:O,exclude:E},{directory:c,environment:d,stop:p,progress:m}){const u={root:c,scan:O,
exclude:E},a=p.why===null?C(u):null;if(a!==null)return a;const f=b(u,Object.keys(d));return(0,P.nE)(f,p,s=>m({kind:"scan",files:s}))}function C(O){const E={toolFiles:[],
hasPlugins:!1};let c=0;for(const{files:d,notes:p}of(0,h.G)(O,E))if(c+=1,d.length>0||p.length>0||c>D)return null;return{...E,usages:[],notes:[],declared:[],signs:[],
constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}function M({dialect:O,exclude:E,scan:c},d,{environment:p,directory:m}){const u=(0,w.oh)(
{root:m,exclude:E},d.toolFiles),a=!!p.TF_CLOUD_HOSTNAME,f=c.length>0,s={setting:O,scan:f?{...d,tools:u,hasCloudHostname:a}:null},r=(0,w.L2)(s),{clients:e}=r;return{
dialect:r,usedBy:()=>(0,w.rU)(r,s.scan),usages:(0,R.sw)(d.usages,e),notes:(0,R.vH)(d.notes,e)}}const k=({hasPlugins:O},{scan:E})=>O||E.some(c=>c!==".")}),7082:((lt,N,t)=>{
t.d(N,{O:()=>P,i:()=>w});const P=R=>({discovery:R,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]}),
w=(R,h)=>({host:R,attempt:P({kind:"skipped",problem:h}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),2859:((lt,N,t)=>{t.d(N,{CG:()=>D,
en:()=>C,h1:()=>T});var P=t(6697),w=t(5143),R=t(1831),h=t(7854);const b=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","te\
st_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function D(k,O,E,c=(0,h.kA)(O)){const d=["hostnames\
 input"],p=k.hostnames.flatMap(({host:a,services:f})=>{const s=f.length>0?f:k.requiredServices,r=s.length>0?s:["any"],e={host:a,clients:E,because:d,isImplied:!1,
isForInit:!0};return r.map(o=>({...e,service:o}))}),m=new Set([...c,...k.hostnames.map(({host:a})=>a)]),u=O.flatMap(({kind:a,needs:f,place:s})=>f.map(r=>({...r,
because:[s],isImplied:!m.has(r.host),isForInit:!b.has(a)})));return T([p,u],E)}function T(k,O){return[...Map.groupBy(k.flat(),({host:c,service:d})=>`${c} ${d}`).
values()].flatMap(c=>{const[d]=c;if(d===void 0)return[];const{host:p,service:m}=d;return{host:p,service:m,clients:[...O.filter(u=>c.some(a=>a.clients.includes(u)))],
because:(0,w.As)([...c.flatMap(({because:u})=>u)]),isImplied:c.every(({isImplied:u})=>u),isForInit:c.some(({isForInit:u})=>u),...c.every(({isAssumed:u})=>u===!0)?
{isAssumed:!0}:{}}})}function C(k,{hostnames:O,allowedHosts:E},{isGuess:c}){const d=new Set(O.map(({host:m})=>m)),p=new Map;for(const m of k){const{host:u}=m;if(d.
has(u)||p.has(u))continue;const a=c===!0||m.isAssumed===!0,f=M(m,a,(0,R.Jr)(u,E));f!==null&&p.set(u,f)}return p}function M({host:k,isImplied:O,because:E,clients:c,
isAssumed:d=!1},p,m){const u=(0,R.nx)(k);if((0,R.Rt)(k))return(0,P.U7)({host:u});const[a]=E.filter(s=>typeof s!="string"),f=O&&a!==void 0?{place:a,clients:c}:null;
return f!==null&&p?(0,P.zo)({host:u,...f,isListed:d}):m?null:(0,P.wp)(f===null?{host:u}:{host:u,implied:f})}}),9076:((lt,N,t)=>{t.d(N,{QB:()=>w,im:()=>P,jm:()=>C,
mU:()=>k,pR:()=>m,sO:()=>M,yX:()=>R});const P=["fails","warns","works","unchecked","skipped"],w=5,R=({outcome:u})=>u!=="unchecked"&&u!=="skipped",h=30,b=[7,30,90],
D=30,T=20;function C(u,a){const f=u.filter(R);return{recent:u.slice(-h),uptime:b.map(s=>{const r=O(f,a,s);return{days:s,good:r.filter(E).length,runs:r.length}}),
medianMs:c(O(u,a,D)),incidents:d(f).reverse().slice(0,T)}}const M=864e5,k=(u,a)=>new Date(Date.parse(u)+a*M).toISOString();function O(u,a,f){const s=k(a,-f);return u.
filter(({at:r})=>r>s)}const E=({outcome:u})=>u!=="fails";function c(u){const a=u.flatMap(({ms:f})=>f??[]).sort((f,s)=>f-s);return a[Math.ceil(a.length/2)-1]??null}
function d(u){const a=[];let f=[];const s=r=>{const[e]=f;if(e!==void 0){const o=[...new Set(f.flatMap(n=>n.codes))].slice(0,w);a.push({from:e.at,until:r,runs:f.
length,codes:o})}f=[]};for(const r of u)E(r)?s(r.at):f.push(r);return s(null),a}const p={isDown:!1,since:null,failed:0,good:0};function m(u,a){let f=p,s=null;for(const r of u){
if(!R(r))continue;const e=a.isFailing(r),o=e?f.failed+1:0,n=e?0:f.good+1;o===1&&(s=r.at);const l=f.isDown?n<a.issueCloseAfter:o>=a.issueOpenAfter,i=l?f.since??s:
null;f={isDown:l,since:i,failed:o,good:n}}return f}}),5102:((lt,N,t)=>{t.d(N,{$N:()=>n,DI:()=>O,Fl:()=>m,JR:()=>E,QK:()=>s,Rm:()=>a,Yn:()=>u,Zh:()=>r,b:()=>d,fX:()=>g,
fi:()=>o,hm:()=>f,md:()=>p,nM:()=>e,nx:()=>C,sG:()=>k,vh:()=>M});var P=t(2886),w=t(2389),R=t(4e3),h=t(5143),b=t(5799),D=t(5257),T=t(8884);const C={fails:"failed",
unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},M=Object.keys(C);function k($){if(d($))return"unchecked";const v=f($.findings);return v===
"error"?"fails":v==="warning"?"warns":E($)?"skipped":"works"}const O=$=>k($)==="fails",E=({visit:$})=>$.attempt.discovery.kind==="skipped",c=["host-not-checked",
...P.H4],d=({visit:{attempt:$}})=>$.discovery.kind==="skipped"&&c.includes($.discovery.problem.code),p=$=>M.flatMap(v=>$.filter(I=>k(I)===v));function m($){const v=new Set(
$.map(({worst:I})=>I));return v.has("error")?"fails":v.has("warning")?"warns":$.some(a)?"skipped":"works"}function u($,v){const I=Object.groupBy($,K=>m(v(K))),{
fails:S=[],warns:L=[],skipped:W=[],works:V=[]}=I;return[S,L,W,V]}const a=({chosen:$})=>Object.keys($).length===0,f=$=>b.oC.find(v=>$.some(I=>I.severity===v))??null;
function s({findings:$}){const v=f($);return v==="notice"?[]:$.filter(({severity:I})=>I===v)}const r=({severity:$},{failOn:v})=>$==="error"||(0,w.k2)($,v),e=({severity:$})=>$!==
"notice";function o({passed:$,hosts:v,findings:I}){return $?I.some(e)?"warns":v.length===0?"skipped":"works":"fails"}function n($,{repositories:{length:v}}){const{
hosts:I,files:S,findings:L,passed:W,stopped:V,roots:K}=$,Z=_(K,v),Q=S.filter(({problem:Dt})=>Z===null||!i.test(Dt.code)),rt=Q.filter(Dt=>!l(Dt)),Et=f(rt)==="err\
or"&&!I.some(O),Ot=Z===null&&v>0?` in ${(0,R.px)(v,"repository")}`:"",Pt=[rt.length<Q.length?[`nothing to check${Ot}`]:y(I,Ot),A(rt)],$t=[Z??[],Et?Pt.toReversed():
Pt].flat(2).join(", "),Tt=f(L)==="error";if(V!==null){const Dt=(0,R.Cw)(V);return Tt||I.some(d)?`${$t} (${Dt})`:`${Dt}; ${$t}`}return W&&Tt?`${$t} (the check pa\
sses: fail-on is never)`:W||Tt?$t:`${$t} (the check fails: fail-on is warning)`}const l=({problem:$,severity:v})=>$.code==="nothing-to-check"&&v==="error",i=/^(?:module|provider|version|package|constraint|lock)-/,
g="not allowed";function y($,v){const I=$.length;if(I===0)return[`no registry hosts to check${v}`];const{skipped:S=[],checked:L=[]}=Object.groupBy($,$t=>E($t)?"\
skipped":"checked"),{fails:W,unchecked:V,works:K}=C,Z=($t,Tt)=>Tt.length===0?[]:[{words:$t,count:Tt.length}],Q=[...Z(W,L.filter(O)),...Z(g,S.filter(O)),...Z(V,S.
filter(d))],rt=[...Z(K,L),...Z(C.skipped,S)],[Et,...Ot]=Q.length>0?Q:rt,vt=L.filter($t=>k($t)==="warns").length,It=I===1?"":`${vt} ${Q.length>0?"more ":""}`;return[
`${I===1?"1 registry host":(0,T.GH)(Et?.count??0,I,"registry hosts")}${v} ${Et?.words}`,...Ot.map(({count:$t,words:Tt})=>`${$t} ${Tt}`),...vt===0?[]:[`${It}with\
 warnings`]]}function A($){const v=f($);if(v===null||v==="notice")return[];const I=$.filter(({severity:K})=>K===v),S=(0,T.eb)(I).length,L=new Set((0,T.Dx)(I).map(
({file:K})=>K)).size,W=S>0?`files of ${(0,R.px)(S,"repository")}`:(0,R.px)(L,"file"),V=I.some(K=>(0,b.Xd)(K)===null);return[...L>0?[`${v}s in ${W}`]:[],...V?[`${v}\
s in settings or credentials`]:[]]}function _($,v=0){const I=$.filter(({directory:K})=>K!==D.cd.file),[S]=u(I,({rows:K})=>K);if(S.length===0)return null;const L=new Set(
S.map(({directory:K})=>(0,h._M)(K))),W=I.length<2?"":` in ${(0,T.GH)(S.length,I.length,"root modules")}`,V=v<2?"":` (${(0,T.GH)(L.size,v,"repositories")})`;return`\
init fails${W}${V}`}}),7035:((lt,N,t)=>{t.d(N,{K5:()=>E,XQ:()=>D,bW:()=>k,be:()=>M,kW:()=>T,mc:()=>C});var P=t(9076),w=t(4e3),R=t(7574),h=t(5102),b=t(7792);function D({
incidents:[c]}){return c?.until!==null||c.runs<2?null:`failing since ${(0,R.QN)(c.from)} (${(0,w.px)(c.runs,"run")})`}function T({recent:c,uptime:d,incidents:[p]}){
const{good:m=0,runs:u=0}=d.at(-1)??{};if(p?.until!==null||u<2)return null;if(u-m===1)return`first failure in ${(0,w.px)(u,"run")}`;const a=c.filter(({outcome:s})=>s===
"fails").length;return a<=p.runs&&p.runs>1?null:`failed ${a} of the last ${c.filter(P.yX).length} runs`}function C({good:c,runs:d}){const p=Math.floor(1e4*c/d);
if(p>=9900)return`${p/100}%`;const m=Math.floor(p/10);return m===0&&c>0?"below 0.1%":`${m/10}%`}function M(c,d,p){const m=c.toSorted((f,s)=>d(f)-d(s)).map(p),[u="",
a=""]=[m[0],m.at(-1)];return u===a?u:`${u} to ${a}`}const k=(c,d="results")=>c.length===0?b.Gy.nothing:{kind:"chart",of:d,runs:c,label:O(c)};function O(c){const d=h.
vh.flatMap(m=>{const{length:u}=c.filter(f=>f.outcome===m),a=m==="warns"?"with warnings":h.nx[m];return u===0?[]:[`${u} ${a}`]});return`${c.length===1?"last run":
`last ${(0,w.px)(c.length,"run")}`}: ${d.join(", ")}`}function E({recent:c,uptime:d,medianMs:p}){const m=d.filter(({runs:s})=>s>0).map(s=>{const{days:r,good:e,runs:o}=s;
return`${C(s)} (${e} of ${(0,w.px)(o,"run")} in ${r} days)`}),u=c.flatMap(({ms:s})=>s??[]),a=u.length===0?"":`, last runs ${M(u,Number,R.kJ)}`,f=(0,b.mG)`median ${(0,R.
kJ)(p??0)} in 30 days${a}${k(c,"latency")}`;return[{label:"runs",texts:[(0,b.mG)`${k(c)} ${O(c)}`]},{label:"uptime",texts:[b.Gy.joined(m)]},{label:"latency",texts:p===
null?[]:[f]}]}}),7615:((lt,N,t)=>{t.d(N,{G_:()=>e,h0:()=>E,xS:()=>c});var P=t(4e3),w=t(5143),R=t(1064),h=t(8820),b=t(7574),D=t(5102),T=t(7792),C=t(7035),M=t(806);
const k=120,O=/^credentials-|^document-unauthorized$/,E=l=>T.Gy.code(l,k);function c(l,i){const{host:g,attempt:y,earlier:A,credentials:_,looks:$,forced:v}=l.visit,
{discovery:I,timing:S,hops:L,certificates:W}=y,{context:V,medium:K,limits:Z,rest:Q}=i,rt=I.kind==="failed"?I.excerpt:null,Et=l.findings.some(({problem:$t})=>O.test(
$t.code)),Ot=K==="page"?V.history?.get(g):void 0,vt={result:I.kind==="skipped"?[T.Gy.prose(I.problem.message)]:[],required:d(l,i),clients:K==="log"?[]:p(l,i),response:L.
map(u),services:l.services.map($t=>a($t,i)),body:rt===null?[]:[T.Gy.code(rt.replace(/\s+/gu," ").trim())],timing:[f(S)],retried:A.map(s),"token from":_?.hasToken?
[T.Gy.prose(_.source)]:[],certificate:W.map($t=>r($t,V.startedAt)),credentials:Et?n($):[],"host block":Array.from(Map.groupBy(v,$t=>(0,w.eo)($t.place)),([$t,Tt])=>(0,T.
mG)`${T.Gy.path($t)} for ${(0,P.eZ)(Tt.map(({client:Dt})=>Dt))}`)},It=K==="log"&&(0,D.QK)(l).length===0;return[...Object.entries(vt).map(([$t,Tt])=>({label:$t,texts:Tt})).
filter(({label:$t})=>!It||["credentials","host block"].includes($t)),...Ot?(0,C.K5)(Ot):[]].flatMap(({label:$t,texts:Tt})=>{const{shown:Dt,more:Rt}=(0,P.zN)(Tt.
filter(Gt=>!T.Gy.isEmpty(Gt)),Z.rows),Bt=Rt===0?[]:[(0,T.mG)`and ${Rt} more ${Q}`];return Dt.length===0?[]:[{label:$t,texts:[...Dt,...Bt]}]})}function d({requirements:l},i){
const{context:g,limits:y}=i,A=Map.groupBy(l,({because:_})=>_.map(w.df).join(`
`));return Array.from(A.values(),_=>{const $=T.Gy.some(_,y.rows,({service:v,clients:I})=>{const S=v==="any"?T.Gy.words("any service"):E(v);return g.dialect.clients.
every(W=>I.includes(W))?S:(0,T.mG)`${S} for ${(0,P.eZ)(I)}`});return(0,M.ZT)($,(0,M.AZ)(_[0]?.because??[],y.places,i))})}const p=({clients:l},{context:i})=>Array.
from(Map.groupBy(i.clients,g=>l[g]),([g,y])=>(0,T.mG)`${T.Gy.sign(g)} ${y.map(A=>R.bB[A]).join(", ")}: ${D.nx[g]}`),m={none:"none",sent:"sent",withheld:"not sen\
t (not HTTPS)",dropped:"not sent (redirected to another host)"};function u({status:l,reason:i,url:g,ms:y,...A}){const{mediaType:_,address:$,proxy:v,authorization:I}=A,
S=l===null||i===""?T.Gy.nothing:T.Gy.prose(i,k),L=T.Gy.joined([`${l??"none"}`,S]," ");return(0,M.ZT)((0,T.mG)`${L} from ${T.Gy.code((0,h.cq)(g))} ${l===null?"af\
ter":"in"} ${(0,b.kJ)(y)}`,_===null?T.Gy.nothing:E(_),$===null?T.Gy.nothing:(0,T.mG)`at ${E($)}`,v===null?T.Gy.nothing:(0,T.mG)`through ${T.Gy.code((0,h.cq)(v))}`,
I==="none"?T.Gy.nothing:`token ${m[I]}`)}function a(l,i){const g=E(l.id);switch(l.kind){case"url":return(0,T.mG)`${g} ${T.Gy.code((0,h.cq)(l.url))}`;case"login":{
const{client:y,authz:A,token:_,ports:$}=l.login;return(0,T.mG)`${g} authz ${T.Gy.code((0,h.cq)(A??"none"))}, token ${T.Gy.code((0,h.cq)(_??"none"))}, client ${T.
Gy.code(y)}, ports ${$.join(" to ")}`}case"problem":return(0,T.mG)`${g}: ${(0,M.U1)(l.problem.code,i)}`}}function f({lookupMs:l,connectMs:i,tlsMs:g,firstByteMs:y,
totalMs:A}){return Object.entries({...{DNS:l,connect:i,TLS:g,"first byte":y},total:A}).flatMap(([$,v])=>v===null?[]:`${$} ${(0,b.kJ)(v)}`).join(", ")}const s=({
discovery:l,timing:i})=>`${l.kind==="failed"?l.problem.code:l.kind} after ${(0,b.kJ)(i.totalMs)}`,r=({host:l,subject:i,issuer:g,expires:y},A)=>(0,T.mG)`${E(l)} valid until ${T.
Gy.prose((0,b.nO)(y,A))}; subject ${E(i)}, issuer ${E(g)}`,e=l=>Array.from(Map.groupBy(l,i=>JSON.stringify(i.looks)).values(),i=>({clients:i.map(({client:g})=>g),
looks:(i[0]?.looks??[]).map(({source:g,held:y,counts:A})=>{const _=y==="no token"?" (ends the search)":" (used)";return{source:g,held:`${o[y]}${A?_:""}`}})})),o={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"};function n(l){
const i=e(l);return i.flatMap(({clients:g,looks:y})=>y.map(({source:A,held:_})=>{const $=i.length>1?`${(0,P.eZ)(g)}: `:"";return(0,T.mG)`${$}${T.Gy.prose(A)}: ${_}`}))}}),
806:((lt,N,t)=>{t.d(N,{AZ:()=>l,Ku:()=>a,OS:()=>u,U1:()=>r,ZT:()=>f,b8:()=>o,dI:()=>e,dS:()=>C,du:()=>d,h:()=>p,ik:()=>n,xy:()=>m});var P=t(4e3),w=t(5143),R=t(1831),
h=t(4503),b=t(8884),D=t(7792);const T=Number.POSITIVE_INFINITY,C=3,M=600,k={causes:T,hosts:6,messages:4,characters:4e3,places:12,ownPlaces:4,items:T,rows:T,roots:1e3,
details:2e3,remarks:T,hasLines:!0},O={...k,causes:20,characters:500,items:100,rows:50,roots:100,details:20,remarks:5,hasLines:!1},E={...O,causes:30,hosts:4,characters:1e3,
places:6,items:1e3,rows:20,roots:3,hasLines:!0},c={log:E,summary:O,brief:{...O,causes:10,items:0,rows:0,roots:0,details:0},notes:{...E,hosts:20,messages:10,characters:700,
places:8,items:0},page:k},d=(i,g,y)=>({context:i,medium:g,limits:c[g],rest:y,detailed:new Set}),p=D.Gy.words("in the JSON report"),m=D.Gy.words("in the job summ\
ary"),u=(i,g,{rest:y})=>i===0?[]:[D.om.paragraph((0,D.mG)`and ${(0,P.px)(i,`more ${g}`)} ${y}`)];function a(i,g,y,A,_){const{shown:$,more:v}=(0,P.zN)(i,g);return $.
length===0?[]:[..._($),...u(v,y,A)]}function f(i,...g){const y=D.Gy.joined(g,D.Gy.words("; "));return D.Gy.isEmpty(y)?i:(0,D.mG)`${i} (${y})`}const s=/^[a-z\d]+(?:-[a-z\d]+)*$/,
r=(i,{context:g})=>D.Gy.link(s.test(i)?`${g.docsUrl}#${i}`:null,D.Gy.code(i)),e=i=>`host-${i}`;function o(i,{detailed:g,medium:y},A=D.Gy.code){const _=(0,R.nx)(
i);return y==="log"&&_!==i?(0,D.mG)`${D.Gy.code(_)} (${D.Gy.code(i)})`:g.has(i)?D.Gy.link(`#${e(i)}`,A(_)):A(_)}function n(i,{context:g},y=!1){if(typeof i=="str\
ing")return D.Gy.code(i);const A=(0,h.uM)(i,g),_=y?(0,w.bH)(i.file).path:i.file;return D.Gy.link(A!==null&&A.length>M?null:A,D.Gy.path((0,w.eo)({...i,file:_})))}
function l(i,g,y,A=!1){const{places:_,noun:$}=(0,b.TD)(i);return D.Gy.some(_,g,v=>n(v,y,A),$)}}),7792:((lt,N,t)=>{t.d(N,{AA:()=>T,Gy:()=>C,mG:()=>R,om:()=>O,rC:()=>w});
var P=t(4e3);const w={error:"fails",warning:"warns",notice:"notice"},R=(E,...c)=>E.flatMap((d,p)=>{const m=c[p]??[],u=typeof m=="number"?String(m):m;return d===
""?[u]:[{kind:"words",text:d},u]}),h=E=>E===""||Array.isArray(E)&&E.every(h),b=(E,c={kind:"words",text:", "})=>E.filter(d=>!h(d)).flatMap((d,p)=>p===0?[d]:[c,d]);
function D(E,c,d,p=""){const{shown:m,more:u}=P.zN(E,c),a=b(m.map(d)),f=p===""?`${u} more`:P.px(u,`more ${p}`);return u===0?a:R`${a} and ${f}`}const T=E=>/^https?:\/\/[!-~]+$/.
test(E),C={isEmpty:h,joined:b,some:D,nothing:[],newLine:{kind:"break"},words:E=>({kind:"words",text:E}),code:(E,c)=>({kind:"code",text:E,max:c}),name:E=>({kind:"\
code",text:E,breaks:"dots"}),path:E=>({kind:"code",text:E,breaks:"slashes"}),value:(E,c)=>({kind:"code",text:E,max:c,breaks:"never"}),prose:(E,c)=>({kind:"prose",
text:E,max:c}),sentence:(E,c)=>({kind:"sentence",content:{kind:"prose",text:E,max:c}}),strong:E=>({kind:"strong",content:E}),small:E=>h(E)?[]:{kind:"small",content:E},
link:(E,c)=>({kind:"link",url:E,content:c}),sign:E=>({kind:"sign",of:E})},O={column:(E,c,d)=>({title:E,cell:p=>R`${c(p)}`,...d===void 0?{}:{style:d}}),title:(E,c=[],d=null)=>({
sign:d,name:E,text:c}),paragraph:E=>({kind:"paragraph",content:E}),line:E=>({kind:"details",title:E,children:[]}),details:(E,c)=>c.length===0?[]:[{kind:"details",
title:E,children:c}],table:(E,c,d,p=()=>({}),m,u=Number.MAX_SAFE_INTEGER)=>{const a=c.filter(({cell:s})=>E.some(r=>!h(s(r)))),f={caption:d,columns:a,...m===void 0?
{}:{style:m}};return Array.from({length:Math.ceil(E.length/u)},(s,r)=>({kind:"table",...f,rows:{*[Symbol.iterator](){for(const e of E.slice(r*u,(r+1)*u))yield{...p(
e),cells:a.map(({cell:o})=>o(e))}}}}))}}}),1409:((lt,N,t)=>{t.d(N,{qY:()=>M,fN:()=>E,XP:()=>c});var P=t(2935),w=t(4e3),R=t(1831),h=t(8820);const b=2,D=80;function T(p){
if(p.kind==="scan")return`read ${(0,w.px)(p.files,"file")}`;if(p.kind==="registries")return`${p.done} of ${(0,w.px)(p.total,"question")} to registries answered`;
const{done:m,total:u,failed:a,waiting:f}=p,s=a===0?"":`, ${a} failed so far`;return`${m} of ${(0,w.px)(u,"host")} checked${s}${C(f)}`}function C(p){if(p.size===
0)return"";const{shown:m,more:u}=(0,w.zN)([...p],b),a=m.map(f=>(0,h.RK)((0,R.nx)(f),D));return u>0?`; waiting for ${a.join(", ")} and ${(0,w.px)(u,"other")}`:`;\
 waiting for ${a.join(" and ")}`}const M={show:()=>{},end:()=>{}},k=5e3,O=200;function E(p){let m=!0;return d(k,u=>{m&&p(u),m=!m})}function c(p,m){let u="";const{
show:a,end:f}=d(O,r=>{const e=(0,P.Wc)(r,0,m-1);e!==u&&(u=e,p(`\r${e}\x1B[K`))});return{show:a,end:()=>{f(),u!==""&&p("\r\x1B[K")}}}function d(p,m){let u=null;const a=setInterval(
()=>{u!==null&&m(T(u))},p).unref();return{show:s=>{u=s},end:()=>clearInterval(a)}}}),8463:((lt,N,t)=>{t.d(N,{t:()=>O});var P=t(1342),w=t(7039),R=t(7822),h=t(8820);
const b=function(...c){const{hash:d}=process.getBuiltinModule("node:crypto");return new.target?new d(...c):d(...c)},D=function(...c){const{renderBadge:d}=t.late(
[912],7912);return new.target?new d(...c):d(...c)},T=function(...c){const{renderCodeQuality:d}=t.late([811],9811);return new.target?new d(...c):d(...c)},C=function(...c){
const{renderJunit:d}=t.late([693,851],8978);return new.target?new d(...c):d(...c)},M=function(...c){const{renderHtml:d}=t.late([935],5316);return new.target?new d(
...c):d(...c)},k=function(...c){const{renderSarif:d}=t.late([554],8554);return new.target?new d(...c):d(...c)};function O({report:c,badge:d},p,m){const u=[],a=(f,s,r)=>{
try{(0,P.f8)(m,s,(0,P.mk)(r()))}catch(e){u.push(`the ${f} ${(0,h.RK)(s)} was not written: ${(0,h.RK)((0,P.A3)(e))}`)}};for(const{path:f,format:s}of c)a("report",
f,()=>E(s,p));return d!==null&&a("badge",d,()=>[D(p.verdict)]),u}function E(c,{verdict:d,context:p}){switch(c){case"json":return(0,w.hF)(d,p);case"sarif":return k(
d,p);case"junit":return C(d,p);case"codequality":return T(d,m=>b("sha256",m));case"html":return M(d,p,m=>b("sha256",m,"base64"));case"markdown":return[(0,R.Gc)(
d,p)]}}}),2796:((lt,N,t)=>{t.d(N,{cZ:()=>T,cr:()=>u,hs:()=>a,pq:()=>f});var P=t(2886),w=t(4e3),R=t(1064),h=t(1831),b=t(8884);const D=3;function T(s){const r=new Map(
s.map(n=>[n,(0,b.eb)([n]).length])),e=n=>r.get(n)??0,o=s.toSorted((n,l)=>e(l)-e(n));return[...Map.groupBy(o,M).values()].flatMap(n=>{const l=[...Map.groupBy(n,k).
values()];return l.length>D?[n]:l}).flatMap(n=>O(n)??[]).toSorted((n,l)=>(0,P.Np)(n,l)||C(n)-C(l)||l.hits-n.hits||l.hosts.length-n.hosts.length)}function C({code:s,
affects:r}){return s==="host-not-checked"?2:r.length===0||R.Du.some(e=>r.includes(e))?0:1}const M=({severity:s,problem:r,affects:e,exclude:o})=>JSON.stringify([
s,r.code,e,o===void 0]),k=s=>s.exclude===void 0?m(s.problem.help??"",s):"";function O(s){const[r]=s;if(r===void 0)return null;const e=[...new Set(s.flatMap(({host:A})=>A??
[]))],{code:o,title:n}=r.problem,l=A=>{const _=v=>e.length>1?m(A(v),v):A(v),$=_(r);return s.every(v=>_(v)===$)?$:null},g=s.length>1&&r.exclude!==void 0?"":l(({problem:A})=>A.
help??""),y=l(({problem:A})=>A.message);return{severity:r.severity,code:o,title:n,affects:r.affects,findings:s,hosts:e,hits:(0,b.eb)(s).length,message:g===null?
null:y,help:g?.includes(c)?`${g}; ${p(e)}`:g}}const E="HOST",c=h.xV+E,d=5,p=s=>`${c} is ${(0,w.K4)(s,d,r=>(0,h.fK)(r)[0]??r)}`;function m(s,{host:r}){return r===
null?s:(s.includes(h.xV)?(0,h.fK)(r):[]).reduce((o,n)=>o.replaceAll(n,c),s).replaceAll(r,E).replaceAll((0,h.nx)(r),E)}const u=s=>[...Map.groupBy(s,({problem:{message:r,
help:e}})=>`${r}
${e}`).values()],a=s=>s.some(({host:r})=>r!==null)&&!s.every(P.zX);function f({hosts:s,findings:r}){const e=a(r),o=e?s.length:(0,b.Dx)(r).length;return o>1?(0,w.
px)(o,e?"host":"place"):""}}),7039:((lt,N,t)=>{t.d(N,{hF:()=>O});var P=t(4283),w=t(4e3),R=t(5143),h=t(5799),b=t(6174),D=t(1831),T=t(8820),C=t(5955),M=t(8884);const k=function(...n){
const{attemptsOf:l}=t.late([693,667,597,977],6597);return new.target?new l(...n):l(...n)};function*O(n,l){const{hosts:i,findings:g,passed:y,ignored:A,stopped:_,
roots:$}=n,{dialect:v,remarks:I,repository:S,repositories:L,startedAt:W,durationMs:V}=l,{usages:K,...Z}=l.scan;yield*(0,C.M)({schemaVersion:1,version:l.version,
passed:y,stopped:_?(0,w.Cw)(_):void 0,incomplete:_?(0,w.zM)(_):void 0,failOn:l.failOn,repository:S??void 0,repositories:E(L),dialect:v.name,clientDetection:d(v),
clients:l.clients,startedAt:W,durationMs:V,counts:Object.fromEntries(h.oC.map(Q=>[`${Q}s`,c(g,Q)])),hosts:i.values().map(p),findings:g.values().map(r),roots:E($)?.
values().map(e),ignored:A,usages:K,remarks:E(I),scan:Z}),yield`
`}const E=n=>n.length===0?void 0:n,c=(n,l)=>n.filter(i=>i.severity===l).length;function d({clients:n,versions:l,releases:i,isGuess:g,why:y,evidence:A}){return{clients:n,
assumed:g??!1,why:(0,b._U)(y),versions:Object.entries(l).map(([_,$])=>({client:_,version:(0,b._U)($)})),releases:i.map(({name:_})=>_),evidence:A.map(({client:_,
version:$,level:v,text:I,place:S})=>({client:_,version:$===null?null:(0,b._U)($),kind:v,text:(0,b._U)(I),...s(S)}))}}function p(n){const{visit:l,requirements:i,
services:g,servicesFrom:y,clients:A,isNew:_}=n,{discovery:$,hops:v,timing:I,certificates:S}=l.attempt;return{host:l.host,display:(0,D.nx)(l.host),discovery:$.kind,
...m($),..."excerpt"in $&&$.excerpt!==null&&{excerpt:$.excerpt},documentUrl:"url"in $?(0,P.Pl)($.url):null,hops:v.map(({challenge:L,...W})=>({...W,url:(0,T.cq)(
W.url),proxy:W.proxy&&(0,T.cq)(W.proxy)})),services:Object.fromEntries(g.map(L=>[L.id,a(L)])),servicesFrom:y&&s(y),hostBlocks:l.forced.map(({client:L,place:W})=>({
client:L,place:s(W)})),required:i.map(({service:L,clients:W,because:V})=>({service:L,clients:W,because:V.map(f)})),credentials:l.credentials?.hasToken?l.credentials.
source:null,looks:l.looks,attempts:k(l).length,...l.earlier.length>0&&{earlier:l.earlier.map(u)},timingMs:{lookup:I.lookupMs,connect:I.connectMs,tls:I.tlsMs,firstByte:I.
firstByteMs,total:I.totalMs},certificates:S,clients:A,..._&&{new:!0}}}const m=n=>"problem"in n?{code:n.problem.code}:{},u=({discovery:n,timing:l})=>({discovery:n.
kind,...m(n),ms:l.totalMs});function a(n){if(n.kind==="url")return{url:(0,T.cq)(n.url)};if(n.kind==="problem"){const{code:y,message:A,help:_=null}=n.problem;return{
problem:{code:y,message:A,help:_}}}const{authz:l,token:i}=n.login,g={authz:l&&(0,T.cq)(l),token:i&&(0,T.cq)(i)};return{login:{...n.login,...g}}}const f=n=>typeof n==
"string"?n:s(n);function s({file:n,line:l,column:i,endColumn:g}){const{repository:y,path:A}=(0,R.bH)(n);return{...y===null?{file:n}:{repository:y,file:A},line:l,
column:i,endColumn:g}}function r(n){const{problem:l,severity:i,host:g,places:y,affects:A,exclude:_}=n;return{code:l.code,severity:i,host:g,service:(0,M.ju)(n),message:l.
message,help:l.help??null,places:y.map(f),affects:A,..._&&{exclude:_}}}function e({directory:n,clients:l,rows:i}){const{repository:g,path:y}=(0,R.bH)(n);return{
...g&&{repository:g},directory:y,clients:l,rows:i.map(o)}}const o=({problems:n,places:l,rejectedAt:i,...g})=>({...g,codes:n.map(({code:y})=>y),places:l.map(f)})}),
8610:((lt,N,t)=>{t.d(N,{Hp:()=>Tt,S5:()=>Dt,K8:()=>Rt});var P=t(2935),w=t(4e3),R=t(8820),h=t(6906),b=t(7792);const D=200,T=5,C=3600;function M(Y,J,nt,ft){const{
shown:B,more:x}=(0,w.zN)(nt,T),q=C/B.length,at=B.map(it=>{if(typeof it=="string")return it;const yt=k(it,ft!==null).join(`
`);return`${(0,w.dh)(yt,q-it.url.length)}
${it.url}`}),ut=x>0?[`and ${x} more, see the job summary`]:[];return{level:Y,title:(0,R.LS)((0,R.RK)(J,D)),message:(0,R.LS)([...at,...ut].join(`

`)),...ft??{}}}function k({message:Y,title:J,code:nt,parts:ft},B){const x=(0,h.wh)(b.Gy.isEmpty(Y)?J:Y),{first:q=[],last:at=[]}=Object.groupBy(ft,ut=>ut.kind===
"note"&&(ut.as==="help"||ut.as==="small")?"first":"last");return[`${x} [${nt}]`,...[...q,...at].flatMap(ut=>O(ut,B))]}function O(Y,J){return Y.kind==="note"?[`${Y.
label}: ${(0,h.wh)(Y.text)}`]:Y.kind==="paragraph"?[(0,h.wh)(Y.content)]:Y.kind!=="sources"?[]:Y.items.flatMap(({place:nt,message:ft,help:B})=>{if(b.Gy.isEmpty(
ft))return J?[]:[`at: ${(0,h.wh)(nt)}`];const x=`- ${(0,h.wh)(b.Gy.joined([nt,ft],b.Gy.words(": ")))}`;return b.Gy.isEmpty(B)?[x]:[x,`  help: ${(0,h.wh)(B)}`]})}
var E=t(5102),c=t(5143),d=t(5799),p=t(1831),m=t(2796),u=t(8884),a=t(1423),f=t(806);const s=10,r=(Y,J)=>[...e(Y),...d.oC.flatMap(nt=>{const ft=Y.findings.filter(
({severity:gt})=>gt===nt),B=[...Map.groupBy(ft,o).values()];if(B.length<=s)return n(nt,B.map(m.cZ),J);const x=(0,m.cZ)(ft),q=new Set(x.map(({findings:gt})=>(0,u.
io)(gt)).map(o)),at=B.filter(([gt])=>g(gt)&&!q.has(o(gt))),it=nt==="notice"||nt!==(0,E.hm)(Y.findings)?0:Math.max(0,s-x.length),yt=[...x.map(gt=>[gt]),...at.slice(
0,it).map(m.cZ)];return n(nt,yt,J)})];function e({passed:Y,stopped:J,findings:nt}){if(Y||nt.some(({severity:x})=>x==="error"))return[];if(J!==null){const x=(0,w.
zM)(J).flatMap(at=>"reasons"in at?at.reasons??[]:[]);return[{level:"error",title:"The check is not complete",body:[(0,w.Cw)(J),...x],place:null}]}const{length:ft}=nt.
filter(({severity:x})=>x==="warning");return[{level:"error",title:"Warnings fail this check",body:[`${(0,w.px)(ft,"warning")}, and fail-on is warning`],place:null}]}
function o(Y){const J=Y&&(0,d.Xd)(Y);return J?`${J.line}:${J.file}`:Y}function n(Y,J,nt){const ft=(0,f.du)(nt,"notes",f.xy),{shown:B,rest:x}=(0,w.zN)(J,J.length>
s?s-1:s),q=x.flat().flatMap(({findings:it})=>it),at=`and ${(0,w.px)(q.length,`more ${Y}`)}`,ut=[...new Set(q.map(({problem:it})=>it.title)),"see the job summary"];
return[...B.map(it=>{const yt=it.flatMap(kt=>kt.findings),gt=(0,u.io)(yt);return{level:Y,title:l(yt),body:it.map(kt=>(0,a.Zw)(kt,ft)),place:gt&&g(gt)?(0,d.Xd)(gt):
null}}),...q.length>0?[{level:Y,title:at,body:[ut.join(`
`)],place:null}]:[]]}function l(Y){const[J,...nt]=new Set(Y.flatMap(q=>q.host??[])),ft=[...new Set(Y.map(({problem:q})=>q.title))].join(", "),B=(0,u.Dx)(Y).length,
x=(0,u.io)(Y);return J===void 0&&B>1?`${(0,w.px)(B,"place")}: ${ft}`:J===void 0?g(x)||!x?ft:`${(0,c.II)((0,d.W7)(x))}: ${ft}`:nt.length>0?`${(0,w.px)(nt.length+
1,"host")}: ${ft}`:`${(0,R.RK)((0,p.nx)(J))}: ${ft}`}const i=4096;function g(Y){const{file:J=""}=(Y&&(0,d.Xd)(Y))??{};return J!==""&&(0,u.CN)(J)&&(0,R.BP)((0,R.
RK)(J,i))===J}var y=t(9287);const A=160,_=12,$="    ",v=/##\w*\[/;function I(Y,J,nt){const{place:ft,before:B,literal:x,after:q}=Y,at=" ".repeat(`  ${ft.line}`.length),
ut=Math.min(nt.width,A)-at.length-3;if(ut<_)return[];const it=S(B+x+q),yt=it(B+x+q),gt=(0,P.nc)(yt)<=ut?0:it(B).search(/[^ ]|$/),kt=yt.slice(gt),St=(0,P.nc)(it(
B))-gt,Ct=(0,P.nc)(it(B+x))-gt,{from:xt,to:zt,text:Xt}=L(kt,St,Math.max(Ct,St+1),ut),F=(0,P.nI)("|","dim",nt),z="^".repeat(Math.max(1,Math.min(Ct,zt)-Math.max(St,
xt))),st=" ".repeat(Math.max(St,xt)-xt);return[`${(0,P.nI)(`  ${ft.line}`,"dim",nt)} ${F} ${Xt}`.trimEnd(),`${at} ${F} ${st}${(0,P.nI)(z,J,nt)}`]}function S(Y){
const J=nt=>(0,R.RK)(nt.replaceAll("	",$),Number.POSITIVE_INFINITY);return v.test(J(Y))?nt=>J(nt).replaceAll(/(?<=#)#/g," #"):J}function L(Y,J,nt,ft){const B=(0,P.
nc)(Y);if(B<=ft)return{from:0,to:ft,text:Y};const x=Math.max(0,ft-2-(nt-J)),q=nt<ft?0:Math.max(0,J-1-Math.ceil(x*2/3)),at=B-q<=ft,ut=q+(at?ft:ft-1),it=(0,P.Wc)(
Y,q===0?0:q+1,ut),yt=`${q===0?"":"\u2026"}${it}${at?"":"\u2026"}`;return{from:q,to:ut,text:yt}}const W={fails:"red",unchecked:"red",warns:"yellow",skipped:"blue",
works:"green",notice:"blue"},V=13,K="  ",Z=(Y,J)=>Q(Y,J).map(nt=>(0,R.BP)(nt.replaceAll("\xA0"," "))).join(`
`);function Q(Y,J){switch(Y.kind){case"paragraph":return rt(Y.content).flatMap(nt=>(0,P.ky)((0,h.wh)(nt),J));case"note":return(0,P.wW)({indent:2,label:`${Y.label}\
:`,style:"dim",text:(0,h.wh)(Y.text)},J);case"facts":return Y.facts.flatMap(({label:nt,texts:ft})=>ft.flatMap((B,x)=>{const q=x===0?nt:"";return(0,P.wW)({indent:2,
label:q,style:"dim",column:V,text:(0,h.wh)(B)},J)}));case"list":return Y.items.flatMap(nt=>(0,P.wW)({indent:2,label:"-",style:"dim",text:(0,h.wh)(nt)},J));case"\
sources":return Y.items.flatMap(nt=>vt(nt,"red",J));case"problem":return Et(Y,J);case"table":return $t(Y,J);case"details":return It(Y,J)}}function rt(Y){if(typeof Y==
"string"||"kind"in Y)return[Y];const J=Y.indexOf(b.Gy.newLine);return J<0?[Y]:[Y.slice(0,J),...rt(Y.slice(J+1))]}function Et(Y,J){const{severity:nt,code:ft,url:B,
message:x,count:q,title:at,parts:ut}=Y,it=W[b.rC[nt]],yt=(0,h.wh)(b.Gy.isEmpty(x)?[q,at]:x);return[...(0,P.wW)({indent:0,label:`${nt}[${ft}]:`,style:it,url:B,text:yt},
J),...ut.flatMap(gt=>gt.kind==="sources"?gt.items.flatMap(kt=>vt(kt,it,J)):Ot(gt,J))]}const Ot=(Y,J)=>Y.kind==="paragraph"?Q(Y,{...J,width:J.width-2}).map(nt=>`\
  ${nt}`):Q(Y,J);function vt({place:Y,message:J,help:nt,line:ft},B,x){const q=typeof Y=="object"&&"kind"in Y&&Y.kind==="link",at=(0,h.wh)(Y),ut=q&&(0,b.AA)(Y.url??
"")?Y.url:null,it={text:at,url:ut},yt=[at,(0,h.wh)(J)].filter(kt=>kt!=="").join(": "),gt=q?"-->":"-";return[...yt===""?[]:(0,P.wW)({indent:2,label:gt,style:"dim",
text:yt,linked:it},x),...ft===null?[]:I(ft,B,x),...b.Gy.isEmpty(nt)?[]:(0,P.wW)({indent:2,label:"help:",style:"dim",text:(0,h.wh)(nt)},x)]}function It({title:Y,
children:J},nt){const{sign:ft,name:B,text:x}=Y,{withFlags:q=String}=nt,at=[ft===null?"":h.B2[ft],q((0,h.wh)(B))].filter(it=>it!=="").join(" "),ut=ft===null?"bol\
d":W[ft];return[...(0,P.wW)({indent:0,label:at,style:ut,text:(0,h.wh)(x)},nt),...Array.from(J,it=>Ot(it,nt)).flat()]}const Pt=(Y="")=>/^(?:number|history)/.test(
Y);function $t({columns:Y,rows:J},nt){const ft=Y.map(({title:ut})=>(0,h.wh)(ut)),B=Array.from(J,({sign:ut="works",cells:it})=>({sign:ut,cells:it.map(h.wh)})),x=ft.
map((ut,it)=>Math.max(...[ut,...B.map(({cells:yt})=>yt[it]??"")].map(P.nc)));if(x.reduce((ut,it)=>ut+K.length+it,K.length)>nt.width)return B.flatMap(({sign:ut,cells:[
it="",...yt]})=>{const gt=yt.flatMap((St,Ct)=>St===""?[]:[`${ft[Ct+1]} ${St}`.trim()]),kt=`${it}: ${gt.join("; ")}`;return(0,P.wW)({indent:2,label:h.B2[ut],style:W[ut],
text:kt},nt)});const at=ut=>ut.map((it,yt)=>{const gt=" ".repeat((x[yt]??0)-(0,P.nc)(it));return Pt(Y[yt]?.style)?gt+it:it+gt}).join(K).trimEnd();return[`    ${(0,P.
nI)(at(ft),"dim",nt)}`,...B.map(({sign:ut,cells:it})=>{const yt=at(it).replace(/\u2573+/g,gt=>(0,P.nI)(gt,"red",nt));return`  ${(0,P.nI)(h.B2[ut],W[ut],nt)} ${yt}`})]}
const Tt=(Y,J)=>r(Y,J).map(({level:nt,title:ft,body:B,place:x})=>M(nt,ft,B,x));function*Dt(Y,J){for(const{text:nt}of Rt(Y,J))yield`${nt}
`}function*Rt(Y,J){const{isQuiet:nt=!1,isRunner:ft=!1,context:B}=J,x=Gt(J);yield{kind:"plain",text:Bt(Y,J)};const q=Y.findings.filter(it=>(0,E.Zh)(it,B)),at=nt?
(0,y.CI)(["problems"],{...Y,findings:q},x):[...(0,y.CI)(y.$9,Y,x),...Ht(Y,J)];let ut=!0;for(const it of at){const yt=Z(it,J),gt=ft&&it.kind==="details"&&yt.includes(
`
`),kt=!gt&&yt.includes(`
`);(ut||kt)&&(yield{kind:"plain",text:""}),ut=kt,yield{kind:gt?"group":"plain",text:yt}}}function Bt(Y,J){const[nt,ft]=Y.passed?[h.B2.works,"green"]:[h.B2.fails,
"red"],B=J.isQuiet?[]:(0,y.vH)(Y,Gt(J)).shown;return[`${(0,P.nI)(nt,ft,J)} ${(0,P.nI)((0,E.$N)(Y,J.context),"bold",J)}`,...B.map(x=>Z(b.om.paragraph(x),J))].join(
`
`)}function Gt({context:Y,isRunner:J=!1}){const nt=(0,f.du)(Y,"log",f.h);return J?nt:{...nt,limits:{...nt.limits,items:0,details:0}}}function Ht({findings:Y,hosts:J},{
context:nt,isRunner:ft}){if(J.length<=f.dS&&Y.length===0)return[];const B=ft?"the JSON report has all details; its path is the output `report`":"for all details\
: `--format json` or `--report FILE.json`",x=`problem codes are explained at ${nt.docsUrl}`,q=Y.some(E.nM)?[x,B]:[B];return[b.om.paragraph(b.Gy.joined(q.map(b.Gy.
words),b.Gy.newLine))]}}),2809:((lt,N,t)=>{t.d(N,{g:()=>b});var P=t(8820),w=t(4120),R=t(7792),h=t(6230);function b(p,m){const u=a=>(0,h.P)(a,m);switch(p.kind){case"\
paragraph":return`<p>${u(p.content)}</p>
`;case"note":return`<p>${M(p,m)}</p>
`;case"facts":return`<dl>
${p.facts.map(({label:a,texts:f})=>`<dt>${(0,w.Iu)(a)}</dt>${f.map(s=>`<dd>${u(s)}</dd>`).join("")}
`).join("")}</dl>
`;case"list":return C(p.items.map(u));case"sources":return O(p.items,m);case"problem":return k(p,m);case"table":return d(p,m);case"details":return c(p,m)}}const D=(p,m)=>Array.
from(p,u=>b(u,m)).join(""),T=p=>p===void 0?"":` class="${p}"`,C=p=>p.length===0?"":`<ul>
${p.map(m=>`<li>${m}</li>
`).join("")}</ul>
`;function M({label:p,text:m,as:u},a){const f=(0,h.P)(m,a);if(u==="items")return f;const s=(0,w.Iu)(p);return u!=="small"?u==="help"?`<b>${s}:</b> ${f}`:`${s}: ${f}`:
a.small(`${p==="history"?(0,w.Iu)(f):`${s} ${f}`}.`)}function k(p,m){const{severity:u,code:a,url:f,count:s,title:r,message:e,parts:o}=p,n={kind:"link",url:f,content:a},
l=(0,R.mG)`${R.Gy.sign(R.rC[u])} ${R.Gy.strong([s,r])} (${n})`,i=R.Gy.isEmpty(e)?"":`<p>${(0,h.P)(e,m)}</p>
`;return m.problem(u,(0,h.P)(l,m),`${i}${D(o,m)}`)}function O(p,m){const u=n=>(0,h.P)(n,m),{figures:a=[],messages:f=[]}=Object.groupBy(p,({message:n})=>R.Gy.isEmpty(
n)?"figures":"messages"),s=({line:n})=>n===null?"":`<pre>${E(n,m)}</pre>`,r=({help:n})=>R.Gy.isEmpty(n)?"":`<br/><b>Help:</b> ${u(n)}`,e=a.map(n=>`<figure><figc\
aption>${u(n.place)}</figcaption>${s(n)}</figure>
`),o=f.map(n=>`${u(R.Gy.joined([n.place,n.message],R.Gy.words(": ")))}${r(n)}${s(n)}`);return`${e.join("")}${C(o)}`}function E({before:p,literal:m,after:u},a){const[
f,s,r]=[(0,P.J7)(p.trimStart().replaceAll("	"," ")),m,u].map(e=>(0,h.P)(e.replaceAll("	"," "),a));return`${f}<mark>${s}</mark>${r}`}function c({title:p,children:m,
anchor:u,isOpen:a},f){const s=(0,h.P)(p.name,f),r=D(m,f),e=p.sign===null&&R.Gy.isEmpty(p.text),o=r===""?`<b>${s}</b>`:f.name(s),l=[p.sign===null?"":f.sign(p.sign),
e?s:o,(0,h.P)(p.text,f)].filter(g=>g!=="").join(" ");if(r==="")return`<p>${l}</p>
`;const i=u===void 0?r:`<div id="${(0,P.My)(u)}">
${r}</div>
`;return`<details${T(u===void 0?void 0:"host")}${a?' open=""':""}>
<summary>${l}</summary>
${i}</details>
`}function d({caption:p,columns:m,rows:u,style:a},f){const s=(n,l,i)=>{const g=R.Gy.isEmpty(n)?"\u2013":(0,h.P)(n,f),[y,A]=i===0?['th scope="row"',"th"]:["td","\
td"];return`<${y}${T(l?.style)}>${g}</${A}>`},r=Array.from(u,({cells:n,about:l,sign:i})=>{const g=l===void 0?"":` data-host="${(0,P.My)(l.anchor)}"${l.isFailing?
' data-failing=""':""}`,[y="",...A]=n,_=i===void 0?y:(0,R.mG)`${R.Gy.sign(i)}${R.Gy.words("\xA0")}${y}`;return`<tr${g}>${[_,...A].map(($,v)=>s($,m[v],v)).join("")}\
</tr>
`}),o=`<thead>
<tr>${m.map(({title:n,style:l})=>`<th scope="col"${T(l)}>${(0,h.P)(n,f)}</th>`).join("")}</tr>
</thead>`;return f.table(p,`<table${T(a)}>
${o}
<tbody>
${r.join("")}</tbody>
</table>`)}}),6230:((lt,N,t)=>{t.d(N,{P:()=>h});var P=t(8820),w=t(4120),R=t(7792);function h(T,C){if(typeof T=="string")return(0,P.js)(T);if(!("kind"in T))return T.
map(M=>h(M,C)).join("");switch(T.kind){case"words":return(0,P.My)(T.text).replaceAll("\xA0","&#160;");case"code":return b(T);case"prose":return(0,P.h$)(T.text,T.
max);case"strong":return`<b>${h(T.content,C)}</b>`;case"small":return C.small(h(T.content,C));case"sentence":return(0,w.Iu)(h(T.content,C));case"link":return D(
T.url,h(T.content,C));case"sign":return C.sign(T.of);case"break":return"<br/>";case"chart":return C.chart(T)}}function b({text:T,max:C,breaks:M}){const k=(0,P.D9)(
T,C);return M==="never"?k.replaceAll(" ","&#160;"):M===void 0?k:M==="dots"?k.replaceAll(".",".<wbr/>"):k.replaceAll(/(?<!<)\//g,"/<wbr/>")}const D=(T,C)=>T!==null&&
((0,R.AA)(T)||/^#[!-~]+$/.test(T))?`<a href="${(0,P.js)(T,T.length)}">${C}</a>`:C}),6266:((lt,N,t)=>{t.d(N,{$J:()=>b,kE:()=>M,ni:()=>C});var P=t(8820),w=t(6906),
R=t(2809),h=t(6230);const b={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705",notice:"\u2139\uFE0F"},D={sign:k=>b[k],small:k=>`\
<sub>${k}</sub>`,name:k=>`<b>${k}</b>`,chart:({runs:k,label:O})=>`<code role="img" aria-label="${(0,P.My)(O)}">${(0,w.qX)(k)}</code>`,problem:(k,O,E)=>`<p>${O}<\
/p>
${E}`.replaceAll(`</p>
<p>`,`
<br/>`).replaceAll(`</sub>
<br/><sub>`," "),table:(k,O)=>`${O}
`},T=k=>k.replaceAll(/(<t[dh][^>]*) class="number[^"]*">(.*?)<\/t/g,(O,E,c)=>`${E} align="right">${c.replaceAll(" ","&#160;")}</t`).replaceAll(/<th scope="row"(.*?)<\/th>/g,
"<td$1</td>").replaceAll(/<th scope="col"(?! align)/g,'<th align="left"').replaceAll(/ (?:class|scope)="[^"]*"/g,"").replaceAll("/>",">").replaceAll("&#160;","&\
nbsp;").replaceAll(/\n+/g,`
`).trim(),C=k=>T((0,h.P)(k,D)),M=k=>k.map(O=>T((0,R.g)(O,D))).filter(O=>O!=="").join(`

`)}),1423:((lt,N,t)=>{t.d(N,{OT:()=>E,TM:()=>l,Zw:()=>c});var P=t(4e3),w=t(5143),R=t(5799),h=t(1831),b=t(2796),D=t(4503),T=t(4120),C=t(8884),M=t(7792),k=t(7035),
O=t(806);function*E(i,g){const{shown:y,rest:A}=(0,P.zN)((0,b.cZ)(i),g.limits.causes),_=new Set;for(const $ of y)yield c($,g,_);yield*(0,O.OS)(A.flatMap($=>$.findings).
length,"finding",g)}function c(i,g,y=new Set){const{severity:A,code:_,title:$,message:v,help:I,hosts:S,findings:L}=i,{context:W,limits:V}=g,K=(0,b.pq)(i),Z=(0,C.
f5)(L).map(vt=>(0,O.ik)(vt,g)),[Q,rt]=S,Et=Q&&rt===void 0?W.history?.get(Q):void 0,Ot=Et&&A==="error"?(0,k.kW)(Et):null;return{kind:"problem",severity:A,code:_,
url:`${W.docsUrl}#${_}`,count:K===""?K:`${K}: `,title:$,message:v===null?M.Gy.nothing:M.Gy.sentence(v,V.characters),parts:[...v===null?m(i,g,y):p(i,g,y),...d("r\
equired by",M.Gy.joined(Z),"line"),...d("help",I?M.Gy.prose(I,V.characters):M.Gy.nothing,"help"),...d("affects",(0,T.od)(i.affects,W.clients),"small"),...d("his\
tory",Ot??M.Gy.nothing,"small")]}}const d=(i,g,y)=>M.Gy.isEmpty(g)?[]:[{kind:"note",label:i,text:g,as:y}];function p(i,g,y){const{findings:A,message:_}=i,$=s(A,
_??"",g),v=(0,C.Dx)(A),I=$.length>1&&v.length>1,S=$.length>1?"hosts":"host",L=a(A,g,y),W=g.limits.hasLines&&(!I||L.line!==null),V=W?v.slice(0,1):[];return[...n(
S,$,g.limits.hosts,"host",g,K=>r(K,I,g)),...W?f([L]):[],...e(A,V,I,g)]}function m(i,g,y){const A=(0,b.cr)(i.findings),{shown:_,rest:$}=(0,P.zN)(A,g.limits.messages),
v=S=>f(S.flatMap(L=>u(L,i,g,y))),I=A.flatMap(S=>(0,C.Dx)(S).slice(0,1));return[...v(_),...l($.flat(),"finding",g,S=>v((0,b.cr)(S))),...e(i.findings,I,!g.limits.
hasLines,g)]}function u(i,{help:g},y,A){const[_]=i;if(_===void 0)return[];const{problem:$}=_,{characters:v,hosts:I}=y.limits,S=s(i,$.message,{...y,detailed:new Set}),
L=M.Gy.some(S,I,rt=>r(rt,S.length>1,y),"host"),{places:W,noun:V}=(0,C.TD)((0,C.Dx)(i)),K=W.length<2?"":` (and ${(0,P.px)(W.length-1,`more ${V}`)})`,Z=(0,M.mG)`${M.
Gy.prose($.message,v)}${K}`,Q=g===null?$.help:void 0;return[{...a(i,y,A),message:M.Gy.joined([L,Z],M.Gy.words(": ")),help:Q?M.Gy.prose(Q,v):M.Gy.nothing}]}function a(i,g,y){
const A=(0,C.io)(i),_=A&&(0,R.Xd)(A),$={place:M.Gy.nothing,message:M.Gy.nothing,help:M.Gy.nothing,line:null};if(!_)return $;const v=(0,w.R3)(_),I=!g.limits.hasLines||
y.has(v)?void 0:A.line;return y.add(v),{...$,place:M.Gy.link((0,D.uM)(_,g.context),M.Gy.path(v)),line:I??null}}const f=i=>{const g=i.filter(({place:y,message:A})=>!M.
Gy.isEmpty([y,A]));return g.length===0?[]:[{kind:"sources",items:g}]};function s(i,g,{detailed:y}){if(!(0,b.hs)(i))return[];const A=[...Map.groupBy(i,({host:v})=>v).
values()],[{host:_,isHostNew:$}={host:null,isHostNew:!1}]=i;return A.length>1||_===null||$||y.has(_)?A:g.includes((0,h.nx)(_))?[]:A}function r(i,g,y){const[A]=i,
_=A?.host?(0,O.b8)(A.host,y):M.Gy.nothing,$=(0,C.mj)(i,y.context.repositories.length),v=M.Gy.some((0,C.Dx)(i),1,L=>(0,O.ik)(L,y)),I=g?$===""?v:$:M.Gy.nothing,S=A?.
isHostNew?T.dy:M.Gy.nothing;return(0,O.ZT)(_,S,I)}function e(i,g,y,A){const{limits:_,context:$}=A,v=(0,C.Dx)(i),{places:I}=(0,C.TD)((0,C.oN)(v,g)),S=V=>(0,O.ik)(
V,A),L=(0,C.mj)(i,$.repositories.length);if(L!=="")return n(`in ${L}`,I,_.hosts,"repository",A,S);const W=g.length>0?"also at":"place";return y?[]:n(W,I,_.places,
"place",A,S)}const o=({medium:i,limits:g})=>i==="log"?0:g.items;function n(i,g,y,A,_,$){const{shown:v,rest:I}=(0,P.zN)(g,y),S=A==="host"||i==="place"?"items":"l\
ine";if(o(_)===0){const W=I.length>0&&_.medium!=="log"?(0,M.mG)` ${_.rest}`:M.Gy.nothing;return d(i,(0,M.mG)`${M.Gy.some(g,y,$,A)}${W}`,S)}return[...d(i,M.Gy.joined(
v.map($)),S),...l(I,A,_,L=>[M.om.paragraph(M.Gy.joined(L.map($)))])]}function l(i,g,y,A){if(o(y)===0)return(0,O.OS)(i.length,g,y);const _=M.om.title((0,P.px)(i.
length,`more ${g}`));return M.om.details(_,(0,O.Ku)(i,o(y),g,y,A))}}),3435:((lt,N,t)=>{t.d(N,{Ub:()=>m,aJ:()=>O,gT:()=>E,qP:()=>f,sN:()=>c,wn:()=>p});var P=t(4e3),
w=t(5143),R=t(4503),h=t(5102),b=t(4120),D=t(7792),T=t(806);const C=4,M=7;function k(r){const e=r.flatMap(n=>{const l=Map.groupBy(n.places,a);return l.size===0&&
l.set(null,[]),Array.from(l,([i,g])=>({name:i,finding:{...n,places:g}}))}),o=([,n])=>n.filter(({severity:l})=>l==="error").length;return Array.from(Map.groupBy(
e,({name:n})=>n),([n,l])=>[n,l.map(({finding:i})=>i)]).toSorted((n,l)=>o(l)-o(n))}function O(r,e){if(e.context.repositories.length===0)return[];const o=k(r.filter(
h.nM)).filter(([A])=>A!==null),[n]=o;if(n===void 0)return[];const l=D.Gy.some(o,{few:C},([A,_])=>(0,D.mG)`${D.Gy.code(A??"")} (${(0,b.H8)(_)})`),i=D.om.title((0,P.
px)(o.length,"repository"),(0,D.mG)`with errors or warnings in files: ${l}`,(0,h.hm)(n[1])==="error"?"fails":"warns"),g=e.medium==="log"?0:e.limits.rows,y=(0,T.
Ku)(o,g,"repository",e,A=>s(A,e));return[{kind:"details",title:i,children:y}]}const E=r=>["fails","unchecked"].includes((0,h.sG)(r));function c({hosts:r,files:e},o){
const n=d(r.filter(E).map(m)),l=e.filter(({severity:L})=>L==="error"),i=d(l.map(({places:L})=>u(L))),g=[D.om.column("Repository",({name:L})=>D.Gy.link((0,R.aE)(
L,o.context),D.Gy.code(L))),D.om.column("Commit",p),D.om.column("Failing hosts",n,"number"),D.om.column("Errors in files",i,"number")],y=(L,W)=>D.om.table(L,g,W),
A=L=>(n(L)??0)+(i(L)??0),{hit:_=[],other:$=[]}=Object.groupBy(o.context.repositories,L=>A(L)>0?"hit":"other"),v=_.toSorted((L,W)=>A(W)-A(L)),I=(0,P.px)($.length,
"repository"),S=D.om.title(`${I} without failing hosts or errors in files`);return[...y(v,"Repositories with failures"),...D.om.details(S,y($,"Other repositorie\
s"))]}function d(r){const e=Map.groupBy(r.flat(),o=>o);return({name:o})=>e.get(o)?.length??null}const p=r=>r.commit===null?D.Gy.nothing:D.Gy.link((0,R.DZ)(r),D.
Gy.code(r.commit.slice(0,M))),m=({requirements:r})=>u(r.flatMap(({because:e})=>e)),u=r=>[...new Set(r.map(a))].filter(e=>e!==null),a=r=>typeof r=="string"?null:
(0,w._M)(r.file),f=(r,e)=>s(k(r),e),s=(r,e)=>r.flatMap(([o,n])=>{const{context:l,limits:i}=e,g=o??l.repository?.name,y=D.om.title(g===void 0?D.Gy.words("This ch\
eckout"):D.Gy.link((0,R.aE)(g,l),D.Gy.path(g)),(0,b.H8)(n)),A=[D.om.column("Place",({places:_})=>(0,T.AZ)(_,i.ownPlaces,e,!0)),D.om.column("Severity",({severity:_})=>(0,D.
mG)`${D.Gy.sign(D.rC[_])} ${_}`),D.om.column("Problem",({problem:{message:_,code:$}})=>(0,D.mG)`${D.Gy.sentence(_,i.characters)} (${(0,T.U1)($,e)})`)];return D.
om.details(y,(0,T.Ku)(n,i.rows,"finding",e,_=>D.om.table(_,A,"Findings in files")))})}),9287:((lt,N,t)=>{t.d(N,{YK:()=>Ct,i8:()=>xt,$9:()=>zt,KL:()=>Xt,dI:()=>F,
$M:()=>St,WQ:()=>z,vH:()=>mt,CI:()=>pt,Ks:()=>_t});var P=t(4e3),w=t(5102),R=t(6763),h=t(7792),b=t(9076),D=t(7574),T=t(6906),C=t(7035),M=t(806);const k=20,O=40;function E(j){
const U=[...j.context.history??[]].flatMap(([et,{incidents:ht}])=>ht.map(wt=>({...wt,host:et}))).toSorted((et,ht)=>et.from<ht.from?1:-1);if(U.length===0)return[];
const G=U.filter(({until:et})=>et===null).length,H=G===0?"":`, ${G} of which ${G>1?"continue":"continues"}`,X=`${(0,P.px)(U.length,"incident")}${H}`,tt={...j,rest:"\
in the history file"},dt=(0,M.Ku)(U,k,"incident",tt,et=>c(et,j));return j.medium==="page"?[h.om.paragraph(`${X}.`),...dt]:h.om.details(h.om.title(X),dt)}function c(j,U){
const G=U.medium==="page",H=et=>G?(0,M.U1)(et,U):h.Gy.code(et,O),X=({from:et,until:ht})=>ht===null?`${(0,D.u8)(et,U.context.startedAt)} so far`:(0,D.u8)(et,ht),
tt=({host:et})=>et===void 0?null:(0,M.b8)(et,U,h.Gy.name),dt=[h.om.column("Host",tt,"name"),h.om.column("From",({from:et})=>(0,D.QN)(et),"when"),h.om.column("Du\
ration",X,"when"),h.om.column("Failed runs",({runs:et})=>et,"number"),h.om.column("Problems",({codes:et})=>h.Gy.joined(et.map(H)))];return h.om.table(j,dt,"Inci\
dents")}const d=10,p=[7,30,90],m=30;function u(j,U){const{medium:G,limits:H,context:X}=U,[tt,dt]=[G==="log",G==="summary"],et=s(j,X),ht=dt?et:et.filter(Ut=>e(Ut,
X)),wt=Ut=>h.om.title("History:",Ut);if(ht.length===0)return dt&&X.history?.size?[h.om.line(wt("1 run so far"))]:[];const At=tt?ht.map(Ut=>[Ut]):o(ht,X),{shown:Mt,
rest:bt}=(0,P.zN)(At,Math.max(H.rows,d)),Lt=(0,P.zN)(Mt,tt?Mt.length:d),Kt=[h.om.column("Host",Ut=>y(Ut,U)),...A(ht,U)],Nt=([Ut])=>Ut?{sign:(0,w.sG)(Ut)}:{},Wt=Ut=>h.
om.table(Ut,Kt,"History",Nt),Ft=h.om.title((0,P.px)(Lt.rest.flat().length,"more host")),jt=G==="brief"?U.rest:"in the history file",Yt=[...Wt(Lt.shown),...h.om.
details(Ft,Wt(Lt.rest)),h.om.paragraph(h.Gy.small(l(Mt,U))),...(0,M.OS)(bt.flat().length,"host",{...U,rest:jt})],Vt=n(et,X);return tt?h.om.details(wt(`${Vt}; up\
time and latency of ${m} days`),Yt):[h.om.line(wt(Vt)),...Yt,...dt?E(U):[]]}const a=(j,{history:U})=>j.flatMap(({visit:G})=>U?.get(G.host)??[]),f=(j,U)=>a(j,U).
flatMap(({recent:G})=>G);function s({hosts:j},U){const G=(H,X)=>{const[{good:tt,runs:dt}={good:1,runs:1}]=r([H],X,U);return tt/dt};return j.filter(H=>f([H],U).filter(
b.yX).length>1).map(H=>({host:H,rank:(0,w.DI)(H)?0:1,month:G(H,m),all:G(H,90)})).toSorted((H,X)=>H.rank-X.rank||H.month-X.month||H.all-X.all).map(({host:H})=>H)}
const r=(j,U,G)=>a(j,G).flatMap(({uptime:H})=>H.find(({days:X,runs:tt})=>X===U&&tt>0)??[]),e=(j,U)=>(0,w.DI)(j)||f([j],U).some(({outcome:G})=>G==="fails"),o=(j,U)=>[
...Map.groupBy(j,G=>{const[H]=a([G],U).flatMap(({incidents:X})=>X.slice(0,1));return H?.until===null?H.from:G.visit.host}).values()];function n(j,U){const G=Math.
max(...a(j,U).map(({recent:dt})=>dt.length)),H=`the last ${(0,P.px)(G,"run")}`,X=j.filter(dt=>e(dt,U)).length;if(X===0)return`no failure in ${H}`;const tt=f(j,U).
filter(({outcome:dt})=>dt==="fails").length;return j.length===1?`${tt} of ${H} failed`:`${X} of ${j.length} hosts failed in ${H}`}function l(j,{medium:U,context:G}){
const H=et=>h.Gy.words(et.replaceAll(" ","\xA0")),X=h.Gy.joined((0,T.MC)(j.flatMap(et=>i(et,G))).map(([et,ht])=>(0,h.mG)`${h.Gy.code(et)}${H(` ${ht}`)}`));if(U===
"log")return X;const dt=j.some(({length:et})=>et>1)?"; of several hosts, the worst of each run":"";return(0,h.mG)`The newest run is at the right${h.Gy.words(dt)}. ${X}. Uptime: the share of runs without an error. Latency: median of discovery.`}
function i(j,U){const G=a(j,U);return(G[0]?.recent??[]).map((H,X,{length:tt})=>{const dt=G.flatMap(({recent:wt})=>wt.at(X-tt)??[]),et=dt.flatMap(({ms:wt})=>wt??
[]);return{outcome:b.im.find(wt=>dt.some(At=>At.outcome===wt))??"skipped",ms:et.length===0?null:Math.max(...et)}})}const g=({medium:j})=>j==="summary"||j==="bri\
ef";function y(j,U){const G=h.Gy.some(j,U.limits.hosts,({visit:dt})=>(0,M.b8)(dt.host,U,h.Gy.name));if(!g(U))return G;const[H]=a(j,U.context),X=H===void 0?null:
(0,C.XQ)(H),tt=U.medium==="brief"||X===null?h.Gy.nothing:h.Gy.small(X);return h.Gy.joined([G,(0,C.bW)(i(j,U.context)),tt],h.Gy.newLine)}function A(j,U){const{medium:G,
context:H}=U;if(H.history===null)return[];const X=G==="log",tt=(Mt,bt)=>X?Mt:(0,h.mG)`${Mt}${h.Gy.newLine}${h.Gy.words(`${bt}\xA0days`)}`,dt=(Mt,bt)=>{const Lt=r(
Mt,bt,H),Kt=(0,P.px)(Math.max(0,...Lt.map(Ft=>Ft.runs)),"run"),Nt=g(U)&&Lt.length>0?h.Gy.small(Kt):h.Gy.nothing,Wt=({good:Ft,runs:jt})=>Ft/jt;return h.Gy.joined(
[(0,C.be)(Lt,Wt,C.mc),Nt],h.Gy.newLine)},et=Mt=>(0,C.be)(a(Mt,H).flatMap(({medianMs:bt})=>bt??[]),Number,D.kJ),ht=h.om.column("Last runs",Mt=>(0,C.bW)(i(Mt,H)),
"history"),wt=a(j,H),At=p.filter(Mt=>wt.some(bt=>_(bt,Mt)));return[...g(U)?[]:[ht],...(X?[m]:At).map(Mt=>{const bt=Mt===p[0]?"number uptime":"number older";return h.
om.column(tt("Uptime",Mt),Lt=>dt(Lt,Mt),bt)}),h.om.column(tt("Latency",m),et,"number minor")]}const _=({uptime:j},U)=>j.some(({days:G,runs:H},X)=>G===U&&H>(j[X-
1]?.runs??0));var $=t(4120),v=t(7615),I=t(3435);const S=2,L=4,W=6,V=20,K=200;function Z(j,U=h.Gy.nothing){const{discovery:G}=j.visit.attempt,H=new Set((0,w.QK)(
j).map(({problem:tt})=>tt.title));if(H.size>0)return(0,P.K4)([...H],S);if(G.kind==="skipped")return G.problem.title;const X=h.Gy.some(j.services,W,({id:tt})=>(0,v.
h0)(tt));return(0,M.ZT)(h.Gy.isEmpty(X)?"no services":X,U)}const Q=({visit:j,servicesFrom:U},G)=>U===null?(0,D.kJ)(j.attempt.timing.totalMs):(0,h.mG)`host block at ${(0,M.
ik)(U,G)}`;function rt(j,U,G=!1){const{visit:H,isNew:X,findings:tt}=j,dt=(0,w.sG)(j),et=(0,M.b8)(H.host,{...U,detailed:new Set}),ht=X?` (${$.dy})`:"",wt=(0,h.mG)`${w.
nx[dt]}${ht}: ${Z(j,Q(j,U))}`,At=h.om.title(et,wt,dt),Mt={kind:"facts",facts:(0,v.xS)(j,U)};if(U.medium!=="page")return{kind:"details",title:At,children:[Mt]};const bt=tt.
map(({severity:Kt,problem:{message:Nt,help:Wt,code:Ft}})=>{const jt=Wt?(0,h.mG)` ${h.Gy.strong("Help:")} ${h.Gy.prose(Wt)}`:h.Gy.nothing;return(0,h.mG)`${h.Gy.sign(
h.rC[Kt])} ${h.Gy.sentence(Nt)}.${jt} (${(0,M.U1)(Ft,U)})`}),Lt=U.context.history?.get(H.host)?.incidents??[];return{kind:"details",title:At,isOpen:G,anchor:(0,M.
dI)(H.host),children:[{kind:"list",items:bt},Mt,...c(Lt,U)]}}function Et(j,U,G){const{medium:H,limits:X}=G,tt=U.filter(jt=>!(0,w.JR)(jt)||(0,w.QK)(jt).length===
0),dt=j.flatMap(jt=>tt.filter(Yt=>(0,w.sG)(Yt)===jt)),[et]=dt;if(et===void 0)return[];const ht=H==="log",wt=(0,w.QK)(et).length>0,At=ht||wt,Mt=At&&dt.length<=M.
dS,bt=wt?X.details:ht?X.items:X.rows,Lt=(0,M.Ku)(dt,Mt?M.dS:bt,"host",G,jt=>At?jt.map(Yt=>rt(Yt,G)):h.om.table(jt,Ot(G),"Hosts"));if(Mt||wt&&(ht||Lt.length===0))
return Lt;const Kt=h.Gy.some(dt,{few:L},({visit:jt})=>(0,M.b8)(jt.host,G)),Nt=(0,w.sG)(et),Wt=wt?"with errors or warnings":w.nx[Nt];return[{kind:"details",title:dt.
length===1?h.om.title(Kt,Wt,Nt):h.om.title((0,P.px)(dt.length,"host"),(0,h.mG)`${Wt}: ${Kt}`,Nt),children:Lt}]}const Ot=j=>[h.om.column("Host",U=>vt(U,j)),h.om.
column("Required by",({requirements:U})=>{const G=U.flatMap(H=>H.because);return(0,M.AZ)(G,j.limits.ownPlaces,j)}),h.om.column("Result",U=>Z(U,Q(U,j)))];function vt({
visit:{host:j},isNew:U},G){const H=U?h.Gy.small($.dy):h.Gy.nothing;return h.Gy.joined([(0,M.b8)(j,G,h.Gy.name),H],h.Gy.newLine)}function It(j,U){const G=[h.om.column(
"Host",et=>vt(et,U),"name"),h.om.column("Status",et=>(0,h.mG)`${h.Gy.sign((0,w.sG)(et))} ${w.nx[(0,w.sG)(et)]} ${h.Gy.small(Z(et))}`,"status"),h.om.column("Time",
et=>(0,w.JR)(et)?null:Q(et,U),"number minor"),h.om.column("Repositories",et=>(0,I.Ub)(et).length||null,"number repositories"),...A(j,U).map(et=>({...et,cell:ht=>et.
cell([ht])})),h.om.column("Certificate expires",$t,"minor when")],H=et=>h.om.table(et,G,"Hosts",Pt,"hosts",K),{good:X=[],other:tt=[]}=Object.groupBy(j,et=>(0,w.
sG)(et)==="works"?"good":"other");if(X.length<=V||tt.length===0)return H(j);const dt=h.om.title((0,P.px)(X.length,"host"),w.nx.works,"works");return[...H(tt),...h.
om.details(dt,H(X))]}const Pt=j=>({about:{anchor:(0,M.dI)(j.visit.host),isFailing:(0,I.gT)(j)}}),$t=({visit:j})=>j.attempt.certificates.map(({expires:U})=>U.slice(
0,10)).sort()[0]??"";var Tt=t(1423),Dt=t(5143),Rt=t(1064),Bt=t(5011);const Gt=3,Ht=6,Y=12,J=60,nt=(j,U)=>(0,w.Yn)(j,({rows:G})=>G).flatMap(G=>ft(G,U));function ft(j,U){
if(j.length===0)return[];const{medium:G,limits:H,context:X}=U,tt=B(j),dt=j.length<=M.dS,et=tt.sign==="fails"||tt.sign==="warns"?G!=="log"||dt:G==="page"||G==="s\
ummary"&&X.repositories.length<=1,ht=(0,M.Ku)(j,et?H.roots:0,"root module",U,wt=>wt.map(At=>({kind:"details",title:B([At]),children:at(At,U)})));return dt&&ht.length>
0?ht:[{kind:"details",title:tt,children:ht}]}function B(j){const U=j.flatMap(Mt=>Mt.rows),G=(0,w.Fl)(U),H=j.length===1,X=j[0]?.clients??[],tt=U.filter(Mt=>(0,w.
Fl)([Mt])===G),dt=new Set(tt.map(Mt=>yt(Mt,X))),et=H?Array.from(dt,h.Gy.path):j.map(q),ht=(0,h.mG)`${H?"for":"in"} ${h.Gy.some(et,Gt,Mt=>Mt)}`,wt={fails:(0,h.mG)`init fails ${ht}`,
warns:(0,h.mG)`warnings ${ht}`,skipped:x(U),works:x(U)},At=H?j.map(q):(0,P.px)(j.length,"root module");return h.om.title((0,h.mG)`${At}:`,wt[G],G)}function x(j){
const U=[...new Map(j.map(ht=>[`${ht.kind} ${ht.source}`,ht])).values()];if(U.length===0)return"no registry modules and no providers";const G=Map.groupBy(U,({kind:ht})=>ht),
H=Array.from(G,([ht,{length:wt}])=>(0,P.px)(wt,ht)).join(" and "),X=j.some(({platforms:ht})=>ht.length>0)?" and package":"",tt=U.filter(w.Rm).length,dt=U.filter(
({chosen:ht})=>Object.values(ht).includes(null)).length,et=[...dt>0?[`${dt} without a version`]:[],...tt>0?[`${tt} not checked`]:[]];return`${H}, ${et.join(", ")||
`every version${X} is available`}`}const q=({directory:j})=>j==="."?h.Gy.words("the top directory"):h.Gy.path((0,Dt.II)(j));function at({rows:j,clients:U},G){const H=(0,w.
Yn)(j,tt=>[tt]).flat(),X=tt=>({sign:(0,w.Fl)([tt])});return(0,M.Ku)(H,G.limits.rows,"row",G,tt=>h.om.table(tt,ut(U,G),"Modules and providers",X))}const ut=(j,U)=>[
h.om.column("Module or provider",G=>it(G,j,U)),h.om.column("Problem",({problems:G})=>{const H=G.filter(({usualSeverity:X})=>X!=="notice");return h.Gy.joined(H.map(
({code:X})=>(0,M.U1)(X,U)))}),h.om.column("Constraint",({constraints:G})=>h.Gy.some([...new Set(G)],Ht,gt)),h.om.column("Version",G=>kt(G,j)),h.om.column("Newes\
t",({newest:G})=>G===null?null:gt(G)),h.om.column("Platforms",({platforms:G})=>h.Gy.some(G,Y,({platform:H,available:X})=>{const tt=X===null?"?":X?"\u2713":"\u2717";
return(0,h.mG)`${h.Gy.words(tt)} ${gt(H)}`}))];function it(j,U,G){const H=h.Gy.path(yt(j,U));if(G.medium==="log")return H;const X=j.source===j.address?h.Gy.nothing:
h.Gy.path(j.source),tt=j.places.slice(0,1).map(et=>(0,M.ik)(et,G)),dt=h.Gy.joined([X,tt],h.Gy.words(" at "));return h.Gy.joined([h.Gy.strong(H),h.Gy.small(dt)],
h.Gy.newLine)}const yt=({address:j,host:U},G)=>G.every(H=>(0,Bt.Vm)(H)===U)&&j.startsWith(`${U}/`)?j.slice(U.length+1):j,gt=j=>h.Gy.value(j,J);function kt({chosen:j,
locked:U},G){const H=Rt.Du.filter(ht=>j[ht]!==void 0),X=Map.groupBy(H,ht=>j[ht]??null),tt=X.size<2&&G.every(ht=>H.includes(ht)),dt=Array.from(X,([ht,wt])=>{const At=ht===
null?"none":gt(ht);return tt?At:(0,h.mG)`${(0,P.eZ)(wt)} ${At}`});if(U===null||dt.length===0)return h.Gy.joined(dt);const et=X.size===1&&X.has(U);return(0,M.ZT)(
h.Gy.joined(dt),et?"locked":(0,h.mG)`locked: ${gt(U)}`)}const St=["problems","unchecked","ownFiles","history","roots","requests","passed","skipped","notices","n\
otes"],Ct=["problems","unchecked","ownFiles","history","roots","passed","skipped","notes"],xt=Ct,zt=["problems","unchecked","ownFiles","history","roots","reques\
ts","passed","skipped","remarks"],Xt=["problems","hosts","details","incidents","repositories","roots","files","notices","notes"],F={problems:{title:"Problems",blocks:({
findings:j},U)=>(0,Tt.OT)(U.medium==="log"?j:j.filter(w.nM),U)},ownFiles:{title:"Repositories",blocks:({files:j},U)=>(0,I.aJ)(j,U)},history:{title:"History",blocks:u},
roots:{title:"Root modules",blocks:({roots:j},U)=>nt(j,U)},requests:{title:"Requests",blocks:({hosts:j},U)=>Et(["fails","warns"],j,U)},unchecked:{title:"Hosts",
blocks:({hosts:j},U)=>Et(["unchecked"],j,U)},passed:{title:"Hosts that passed",blocks:({hosts:j},U)=>Et(["works"],j,U)},skipped:{title:"Skipped hosts",blocks:({
hosts:j},U)=>Et(["skipped"],j,U)},hosts:{title:"Hosts",blocks:({hosts:j},U)=>It((0,w.md)(j),U)},details:{title:"Details",blocks:({hosts:j},U)=>st((0,w.md)(j),U)},
incidents:{title:"Incidents",blocks:(j,U)=>E(U)},repositories:{title:"Repositories",blocks:I.sN},files:{title:"Findings in files",blocks:({files:j},U)=>(0,I.qP)(
j,U)},notices:{title:"Notices",blocks:ot},notes:{title:"About this check",blocks:ct},remarks:{title:"Remarks",blocks:(j,U)=>mt(j,U).rest.map(h.om.paragraph)}},z=({
hosts:j},{limits:U})=>new Set((0,P.zN)((0,w.md)(j),U.details).shown.map(({visit:G})=>G.host));function*st(j,U){const{shown:G,more:H}=(0,P.zN)(j,U.limits.details);
for(const X of G)yield rt(X,U,G.length===1);yield*(0,M.OS)(H,"host",U)}function ot({findings:j},U){const G=j.filter(X=>!(0,w.nM)(X)),H=h.om.title((0,P.px)(G.length,
"notice"),h.Gy.nothing,"notice");return h.om.details(H,[...(0,Tt.OT)(G,U)])}function ct(j,U){const{shown:G,rest:H}=mt(j,U),X=tt=>[h.om.paragraph(h.Gy.joined(tt,
h.Gy.newLine))];return[...X(G),...(0,Tt.TM)(H,"remark",U,X)]}function mt(j,{context:U,limits:G}){const H=(0,R.h$)(j,U).map(X=>h.Gy.sentence(X,G.characters));return(0,P.
zN)(H,G.remarks)}const _t=(j,U,G)=>j.flatMap(H=>{const{title:X,blocks:tt}=F[H],dt=H==="details"&&U.hosts.length>M.dS;return Iterator.from(tt(U,G)).next().done?[]:
[{id:H,title:X,isFolded:dt,blocks:()=>tt(U,G)}]});function*pt(j,U,G){for(const H of j)yield*F[H].blocks(U,G)}}),5955:((lt,N,t)=>{t.d(N,{M:()=>h,u:()=>D});var P=t(
5799),w=t(8820),R=t(8884);function*h(T,C=""){const M=`${C}  `,k=T instanceof Iterator,[O,E]=k?"[]":"{}";let c=O;for(const d of k?T:Object.entries(T)){const[p,m]=k?
["",d]:[`"${d[0]}": `,d[1]];if(m===void 0)continue;const u=`${c}
${M}${p}`;c=",",b(m)?(yield u,yield*h(m,M)):yield u+(0,w.s$)(JSON.stringify(m,null,2).replaceAll(`
`,`
${M}`))}yield c===O?`${O}${E}`:`
${C}${E}`}const b=T=>T instanceof Iterator||Object.values(T??{}).some(C=>C instanceof Iterator);function D(){const T=new Map;return C=>{const{host:M,problem:k}=C,
O=(0,w.RK)((0,R.ju)(C)??""),c=M===null&&!k.code.startsWith("file-")?(0,w.RK)(k.message):"",d=[k.code,M??"",O,(0,P.W7)(C),c].join("|"),p=(T.get(d)??0)+1;return T.
set(d,p),`${d}|${p}`}}}),6906:((lt,N,t)=>{t.d(N,{B2:()=>R,MC:()=>k,qX:()=>M,wh:()=>h});var P=t(9076),w=t(8820);const R={fails:"\u2717",unchecked:"\u2717",warns:"\
!",skipped:"\u25CB",works:"\u2713",notice:"\xB7"};function h(O){if(typeof O=="string")return(0,w.RK)(O);if(!("kind"in O))return O.map(h).join("");switch(O.kind){case"\
words":return O.text;case"code":case"prose":return(0,w.RK)(O.text,O.max);case"strong":case"small":case"sentence":case"link":return h(O.content);case"sign":return R[O.
of];case"break":return", ";case"chart":return M(O.runs)}}const b=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 m\
s"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",
belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],D="\u2573",T="\u254C";function C(O){return O.outcome==="fails"?D:(0,P.yX)(O)?b.find(({belowMs:E})=>(O.ms??
0)<E)?.mark??"":T}const M=O=>O.map(C).join("");function k(O){const E=new Set(O.map(C)),c=O.some(m=>C(m)===b[0].mark&&m.ms===null);return[...b.map(({mark:m,words:u},a)=>[
m,a===0&&c?`${u} or not measured`:u]),[D,"failed"],[T,"no result"]].filter(([m])=>E.has(m))}}),7822:((lt,N,t)=>{t.d(N,{gD:()=>r,Fp:()=>o,wQ:()=>f,Gc:()=>a,Cf:()=>s,
yv:()=>n});var P=t(4e3),w=t(6266),R=t(7574),h=t(5102),b=t(2796),D=t(7792),T=t(1423),C=t(9287),M=t(806);const k=(l,i,g)=>l.flatMap(y=>{if(y==="problems")return O(
i,g);const{title:A,blocks:_}=C.dI[y],$=D.om.paragraph((0,D.mG)`${A}: more ${g.rest}`);return[[()=>[..._(i,g)],()=>[$]]]});function O({findings:l},i){const{shown:g,
rest:y}=(0,P.zN)((0,b.cZ)(l.filter(h.nM)),i.limits.causes),A=y.flatMap($=>$.findings).length;return[...g.map($=>[()=>[(0,T.Zw)($,i)],()=>[{...(0,T.Zw)($,i),message:D.
Gy.nothing,parts:[]}]]),[()=>(0,M.OS)(A,"finding",i)]]}function E(l,i,g){const y=I=>I===""?0:(0,P.$$)(I)+2,A=l.map(([I])=>i(I?.()??[]));let _=A.reduce((I,S)=>I+
y(S),0);const $=(I,S)=>{_+=y(S)-y(A[I]??""),A[I]=S},v=[...l.keys()].reverse().filter(I=>A[I]!=="");for(const I of v){const S=l[I]?.[1];S!==void 0&&_>g&&$(I,i(S()))}
for(const I of v)_>g&&$(I,"");return A}var c=t(4120);const d=1e6,p=10,m=100,u=7;function a(l,i){const g=i.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),
y=D.Gy.link(g,D.Gy.words("in the JSON report"));return s(C.$M,l,(0,M.du)(i,"summary",y),{head:`## ${r(l,i)}`,foot:(0,D.mG)`tf-disco ${i.version}, started ${(0,R.
QN)(i.startedAt)}.`,maxBytes:d})}const f=(l,i,g,y)=>s(C.YK,l,(0,M.du)(i,"brief",M.xy),{head:`### ${e(l,i)}`,foot:(0,D.mG)`Details in the summary of ${o(g)}. Updated automatically.`,
maxBytes:y});function s(l,i,g,{head:y,foot:A,maxBytes:_}){const $=(0,w.kE)([D.om.paragraph(D.Gy.small(A))]),v=_-p-(0,P.$$)(y+$),I=k(l,i,g),S=E(I,w.kE,v);return`${[
y,...S,$].filter(L=>L!=="").join(`

`)}
`}const r=(l,i)=>`${w.$J[(0,h.fi)(l)]} ${(0,c.Iu)((0,h.$N)(l,i))}`,e=(l,i)=>`${w.$J[(0,h.fi)(l)]} Terraform service discovery: ${(0,h.$N)(l,i)}`;function o({url:l,
workflow:i,job:g,commit:y}){const A=i.split("/").at(-1)??"";return D.Gy.joined([D.Gy.link(l,D.Gy.code(A===""?"this run":A,m)),g===""?D.Gy.nothing:(0,D.mG)`job ${D.
Gy.code(g,m)}`,y===""?D.Gy.nothing:(0,D.mG)`commit ${D.Gy.code(y.slice(0,u))}`])}const n=(l,i,g)=>`${e(l,i)}. ${(0,w.ni)(D.Gy.small(o(g)))}
`}),2935:((lt,N,t)=>{t.d(N,{Wc:()=>E,ky:()=>b,nI:()=>w,nc:()=>C,wW:()=>h});const P={bold:1,dim:2,red:31,green:32,yellow:33,blue:34},w=(c,d,{colour:p})=>p?`\x1B[${P[d]}\
m${c}\x1B[0m`:c,R=(c,d,{hyperlinks:p})=>d&&p?`\x1B]8;;${d}\x1B\\${c}\x1B]8;;\x1B\\`:c;function h(c,d){const p=" ".repeat(c.indent),m=c.label.padEnd((c.column??0)-
1),u=" ".repeat(c.indent+(c.column??2)),a=d.width-p.length-m.length-1,[f="",...s]=D(c.text,a,d.width-u.length,d),r=R(w(m,c.style,d),c.url,d),{text:e="",url:o}=c.
linked??{},l=f.startsWith(e)?`${R(e,o,d)}${f.slice(e.length)}`:f;return[`${p}${r} ${l}`.trimEnd(),...s.map(i=>`${u}${i}`)]}function b(c,d){const[p="",...m]=D(c,
d.width,d.width-2,d);return[p,...m.map(u=>`  ${u}`)]}function D(c,d,p,{withFlags:m}){const u=[];let a="",f=0;for(const s of(m?.(c)??c).split(" ")){const r=C(s),
e=u.length===0?d:p;a!==""&&f+1+r>e&&(u.push(a),a=""),f=a===""?r:f+1+r,a=a===""?s:`${a} ${s}`}return[...u,a]}const T=/^[ -~]*$/,C=c=>T.test(c)?c.length:Iterator.
from(c).reduce((d,p)=>d+M(p),0);function M(c){return T.test(c)?1:k(c)?0:new RegExp("\\p{Regional_Indicator}","u").test(c)?1:O(c)?2:1}const k=c=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(c),O=c=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(c);function E(c,d,p){let[m,u]=["",0];for(const a of c){const f=M(a),s=u+f;if(u>=d&&s<=p&&(f>0||u>d)?m+=a:m+=" ".repeat(Math.max(0,Math.min(s,p)-Math.max(u,
d))),u=s,u>p)break}return m}}),2909:((lt,N,t)=>{t.a(lt,async(P,w)=>{try{let I=function(K){O.R8(A.redact(K).map(Z=>(0,r.LS)(Z)))},W=function(K){const{verdict:Z,changes:Q,
context:rt}=K,Et=i===null?[]:(0,M.ws)((0,m.R8)(Z),g,i),Ot=Q?.kind==="files"?Q.files:[],vt=i===null?new Map:(0,M.hP)(Et,Ot,g,i);return{...K,located:Et,context:{...rt,
links:vt}}};t.r(N);var R=t(1992),h=t(3368),b=t(7251),D=t(1342),T=t(7671),C=t(6954),M=t(40),k=t(220),O=t(3565),E=t(8782),c=t(785),d=t(1409),p=t(7039),m=t(4503),u=t(
8610),a=t(7822),f=t(8463),s=t(7773),r=t(8820),e=t(6875);const o=120;(0,c.kL)(process,K=>process.stderr.write(`the log was not written: ${K}
`));const{env:n}=process,l=O.j_(n.GITHUB_EVENT_PATH);delete n.GITHUB_EVENT_PATH;const i=(0,E.ng)(n,l),g=n.GITHUB_WORKSPACE??process.cwd(),y=O.Ko(s.y.map(({name:K})=>K)),
A=(0,h.cA)(y,n,(0,b.K)(O.QU)),_=new e.VG;await(0,c.mB)(process,{stop:_,secrets:A,isFinal:!1,act:$,reportMistakes:K=>O.fJ("Wrong settings",K.map(Z=>(0,r.LS)(Z)).
join(`
`)),reportCrash:K=>O.fJ("Could not run",K)});async function $(K){const Z=(0,d.fN)(Ot=>O.N4(A.redact([Ot]))),{checked:Q,warnings:rt}=await(0,R.k_)(y,process,Z,{directory:g,
isFork:(0,E.$c)(n.GITHUB_EVENT_NAME,l),stop:_,changes:v,secrets:A}),Et=K.aborted?3:Q.verdict.passed?0:1;return I(rt),await L(Q,K),Et}async function v({githubToken:K}){
const Z=await(0,T.S)(i,K,_.signal);return Z.kind==="all"&&i?.pull&&I([`changed-only has no effect: ${Z.why}`]),Z}async function S(K,Z){try{await Z()}catch(Q){I(
[`${K}: ${(0,D.A3)(Q)}`])}}async function L(K,Z){let Q={...K,located:[]};await S("places are not links",()=>{Q=W(K)}),await V(Q),!Z.aborted&&await S("the commen\
t and the issue were not written",async()=>{const{notes:rt,warnings:Et}=await(0,k.m)(Q,i,g,Z);O.N4(A.redact(rt)),I(Et)})}async function V({settings:K,verdict:Z,
context:Q}){const{GITHUB_OUTPUT:rt,GITHUB_STEP_SUMMARY:Et,RUNNER_TEMP:Ot}=n,vt={colour:!1,width:o,isRunner:!0,context:Q},It={"the log was not written":()=>O.ur(
(0,u.K8)(Z,vt)),"the annotations were not written":()=>O.fz((0,u.Hp)(Z,Q)),"the outputs were not written":()=>I(O.Kn(rt,(0,C.Y)(Z))),"the job summary was not wr\
itten to GITHUB_STEP_SUMMARY":()=>O.Sy(Et,(0,a.Gc)(Z,Q)),"the JSON report was not written to RUNNER_TEMP":()=>{const Pt=O.u5(Ot,(0,p.hF)(Z,Q));I(O.Kn(rt,{report:Pt}))},
"the report files were not written":()=>I((0,f.t)(K,{verdict:Z,context:Q},g))};for(const[Pt,$t]of Object.entries(It))await S(Pt,$t)}w()}catch(o){w(o)}},1)}),9050:((lt,N,t)=>{
t.d(N,{GY:()=>T,R8:()=>$});var P=t(3024),w=t(6760),R=t(5747);const h=5,b=/^[0-9a-f]{40}$/,D=/^refs\/(?!.*\.\.)[^\0]+$/;function T(v){const I=(0,w.join)(v,".git"),
S=C(I,v)??I,L=c((0,w.join)(S,"commondir")),W=L===null?S:(0,w.resolve)(S,L),V=()=>E((0,w.join)(W,"packed-refs"))??"",K=M(c((0,w.join)(S,"HEAD")),[S,W],V);return K===
null?null:{commit:K,isFetched:O(K,E((0,w.join)(S,"FETCH_HEAD"))??"",V),remote:m(E((0,w.join)(W,"config"))??""),tracked:Z=>A((0,w.join)(S,"index"),Z)}}function C(v,I){
const[,S]=/^gitdir: (.+)$/.exec(c(v)??"")??[];return S===void 0?null:(0,w.resolve)(I,S)}function M(v,I,S){let L=v;for(let W=0;L!==null&&W<=h;W+=1){if(b.test(L))
return L;const[,V]=/^ref: (.+)$/.exec(L)??[];if(V===void 0||!D.test(V))return null;L=k(V,I,S)}return null}function k(v,I,S){for(const W of I){const V=c((0,w.join)(
W,v));if(V!==null)return V}return S().split(`
`).find(W=>W.endsWith(` ${v}`))?.slice(0,40)??null}function O(v,I,S){const L=(W,V)=>W.split(`
`).some(K=>K.startsWith(`${v}${V}`));return L(I,"	")||L(S()," refs/remotes/")}function E(v){const I=(0,R.yR)(v);return I.ok?I.text:null}const c=v=>E(v)?.replace(
/\r?\n$/,"")??null,d=21,p=/^(?!\.{1,2}$)[\w.-]+$/;function m(v){let I=!1;for(const S of v.split(`
`)){const L=S.trim();L.startsWith("[")&&(I=L==='[remote "origin"]');const W=L.indexOf("=");if(!(!I||W<0||L.slice(0,W).trim().toLowerCase()!=="url"))return u(L.slice(
W+1).trim())}return null}function u(v){const I=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(v),[S,L]=I===null?a(v):[I[1],I[2]],W=(L??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),V=W.length>1&&W.length<=d;return!S||!V||!W.every(K=>p.test(K))?null:{host:S.toLowerCase(),owner:W.slice(0,-1).join("/"),name:W.at(-1)??""}}function a(v){
const I=URL.parse(v);return I===null||!/^(https?|ssh):$/.test(I.protocol)?[]:[I.protocol==="ssh:"?I.hostname:I.host,I.pathname.slice(1)]}const f=128*1024*1024,s=12,
r=62,e=16384,o=12288,n=4,l=61440,i=4096,g=32768,y=Buffer.alloc(0);function A(v,I){const S=new Map,L=(0,R.io)(v,f)??y;if(L.length<s)return S;const W=L.readUInt32BE(
4);if(L.toString("latin1",0,4)!=="DIRC"||W<2||W>4)return S;const V=L.readUInt32BE(8);let K=y,Z=s;for(let Q=0;Q<V;Q+=1){if(Z+r>L.length)return S;const rt=L.readUInt16BE(
Z+60),Et=Z+r+(rt&e?2:0),Ot=W===n,{kept:vt,from:It}=Ot?_(L,Et,K):{kept:y,from:Et},Pt=L.indexOf(0,It);if(Pt<0)return S;const $t=L.subarray(It,Pt),Tt=Ot?Buffer.concat(
[vt,$t]):$t;if(Tt.length>i)return S;const Dt=(L.readUInt32BE(Z+24)&l)===g,Rt=Tt.toString("utf8");Dt&&(rt&o)===0&&I.has(Rt)&&S.set(Rt,{modified:L.readUInt32BE(Z+
8),size:L.readUInt32BE(Z+36)}),Z=Ot?Pt+1:Z+(Pt-Z+8&-8),K=Tt}return S}function _(v,I,S){let L=I,W=v[L++]??0,V=W&127;for(;W&128;)W=v[L++]??0,V=(V+1)*128+(W&127);return{
kept:S.subarray(0,Math.max(0,S.length-V)),from:L}}function $(v,{modified:I,size:S}){const L=(0,R.N0)(()=>(0,P.lstatSync)(v),null),W=Math.floor((L?.mtimeMs??0)/1e3);
return L?.isFile()===!0&&L.size%2**32===S&&W%2**32===I}}),7671:((lt,N,t)=>{t.d(N,{N:()=>b,S:()=>r});var P=t(317),w=t(8782);const R=100,h=100;async function b(e,o,n,l){
const i=AbortSignal.any([AbortSignal.timeout(n),l]),{connect:g}=await Promise.all([t.e(795),t.e(636)]).then(t.bind(t,636)),{rest:y,paginate:A}=g(e,o,i),_={owner:e.
owner,repo:e.repository},$={..._,per_page:R},v=S=>T(S.then(({data:L})=>L)),I=(S,L)=>T(D(S,L));return{listComments:async S=>{const L={...$,issue_number:S};return(await I(
A.iterator(y.issues.listComments,L))).map(C)},createComment:async(S,L)=>C(await v(y.issues.createComment({..._,issue_number:S,body:L}))),updateComment:(S,L)=>v(
y.issues.updateComment({..._,comment_id:S,body:L})),deleteComment:S=>v(y.issues.deleteComment({..._,comment_id:S})),listIssues:async(S,L)=>{const W=A.iterator(y.
issues.listForRepo,{...$,...S}),V=K=>(0,w.at)(K,"pull_request")===void 0;return(await I(W,L)).filter(V).map(M)},createIssue:async S=>M(await v(y.issues.create({
..._,...S,labels:[...S.labels]}))),updateIssue:(S,L)=>v(y.issues.update({..._,issue_number:S,...L})),addLabels:(S,L)=>v(y.issues.addLabels({..._,issue_number:S,
labels:[...L]})),createLabel:S=>v(y.issues.createLabel({..._,...S})),listChangedFiles:async S=>{const L={...$,pull_number:S};return(await I(A.iterator(y.pulls.listFiles,
L))).map(k)}}}async function D(e,o=Number.POSITIVE_INFINITY){const n=[];let l=0;for await(const{data:i}of e){for(const g of O(i))n.push(g);if(n.length>=o)return n.
slice(0,o);if(l+=1,l===h)throw new P.F9(`the list has more than ${h} pages`)}return n}async function T(e){try{return await e}catch(o){throw o instanceof P.F9?o:
new P.F9("unexpected response")}}const C=e=>({id:m(e,"id"),body:p(e,"body")??"",isTrusted:c(e)}),M=e=>({number:m(e,"number"),title:d(e,"title"),body:p(e,"body")??
"",isOpen:d(e,"state")==="open",reason:p(e,"state_reason"),closedAt:p(e,"closed_at"),labels:O((0,w.at)(e,"labels")).flatMap(o=>typeof o=="string"?o:p(o,"name")??
[]),isTrusted:c(e)}),k=e=>({file:d(e,"filename"),status:d(e,"status"),changes:m(e,"changes"),patch:p(e,"patch")}),O=e=>Array.isArray(e)?e:u(),E=["OWNER","MEMBER",
"COLLABORATOR"],c=e=>(0,w.at)(e,"user","type")==="Bot"||E.includes((0,w.at)(e,"author_association")),d=(e,o)=>p(e,o)??u();function p(e,o){const n=(0,w.at)(e,o)??
null;return n===null||typeof n=="string"?n:u()}function m(e,o){const n=(0,w.at)(e,o),l=typeof n=="bigint"?Number(n):n;return typeof l=="number"&&Number.isFinite(
l)&&l>=0?l:u()}function u(){throw new P.F9("unexpected response")}const a=3e3,f=6e4,s=e=>({kind:"all",why:e});async function r(e,o,n){if(e===null)return s("not \
a workflow run");const{pull:l,event:i}=e;if(l===null)return s(`a ${i} event has no pull request`);const g=(0,w.h0)(e,o);if(!g.ok)return s(g.why);try{const A=await(await b(
e,g.value.token,f,n)).listChangedFiles(l.number);return A.length<a?{kind:"files",files:A}:s(`the pull request changes ${a} files or more, and GitHub lists at mo\
st ${a}`)}catch(y){return s((0,P.Ic)("the changed files could not be listed",y,{run:e,permission:"pull-requests: read"}))}}}),317:((lt,N,t)=>{t.d(N,{F9:()=>R,Ic:()=>E,
Wo:()=>h,jy:()=>M});var P=t(1342),w=t(8820);class R extends Error{name="ApiFailure";httpStatus;headers;constructor(u,a=null,f={}){super(u),this.httpStatus=a,this.
headers=f}}async function h(m){try{return await m,!0}catch(u){if(u instanceof R&&u.httpStatus===404)return!1;throw u}}const b=2e4,D=2,T=500,C=m=>k(m,0,0)!==null;
function M(m,u,a,f){if(a>=D)return null;const s=k(m,a,f);if(s!==null)return s<=b?s:null;if(u==="POST")return null;const{httpStatus:r}=m;return r===null||r===408||
r>=500?T*2**a:null}function k({httpStatus:m,headers:u,message:a},f,s){if(m!==403&&m!==429)return null;const r=Number(u["retry-after"]??Number.NaN);if(Number.isFinite(
r))return Math.max(0,r*1e3);const e=Number(u["x-ratelimit-reset"]??Number.NaN);return String(u["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(e)?Math.max(
0,e*1e3-s):m===429||/secondary rate limit|abuse detection/i.test(a)?5e3*2**f:null}const O=300;function E(m,u,{run:a,permission:f}){if(!(u instanceof R))return`${m}\
: ${(0,P.A3)(u)}`;const{httpStatus:s,message:r}=u,e=s===null?"did not answer":`returned ${s}`;return`${m}: ${(0,w.RK)(a.apiUrl)} ${e} (${c(r)})${d(u,a,f)}`}const c=m=>(0,w.
BP)((0,w.RK)(m.replace(/\s+/gu," "),O));function d(m,u,a){if(C(m))return"; GitHub limits the rate of requests, try again later";switch(m.httpStatus){case 401:return"\
; github-token is invalid or has expired";case 403:case 404:return u.pull?.isFork===!0&&a.endsWith("write")?"; the token of a pull request from a fork is read-o\
nly, whatever `permissions` says":`; add \`${a}\` to \`permissions\` of the job${p(m,a)}`;case 410:return a==="issues: write"?"; issues are disabled in this rep\
ository":"; it no longer exists";default:return""}}function p({headers:m},u){const f=String(m["x-accepted-github-permissions"]??"").replaceAll("_","-").replaceAll(
"=",": ");return f===""||f===u?"":`; GitHub accepts \`${c(f.replaceAll("`",""))}\``}}),6954:((lt,N,t)=>{t.d(N,{Y:()=>h});var P=t(4e3);const w={hosts:12e4,services:36e4},
R=1;function h({passed:b,hosts:D,findings:T}){const C=E=>T.filter(c=>c.severity===E).length,M=({visit:E})=>JSON.stringify(E.host),{shown:k}=(0,P.I0)(D,w.hosts,R,
M),{shown:O}=(0,P.I0)(D,w.services,R,E=>{const c=E.services.flatMap(d=>d.kind==="url"?[[d.id,d.url]]:[]);return`${M(E)}:${JSON.stringify(Object.fromEntries(c))}`});
return{passed:b,hosts:`[${k.join(",")}]`,services:`{${O.join(",")}}`,errors:C("error"),warnings:C("warning"),"left-out":D.length-Math.min(k.length,O.length)}}}),
40:((lt,N,t)=>{t.d(N,{hP:()=>O,ws:()=>T});var P=t(6760),w=t(5747),R=t(9050),h=t(4503),b=t(7854);const D=function(...d){const{createHash:p}=process.getBuiltinModule(
"node:crypto");return new.target?new p(...d):p(...d)};function T(d,p,m){if(!/^https?:\/\/[\w.:/-]+$/.test(m.serverUrl))return[];const u=M(p);return[...Map.groupBy(
d,f=>u(k(f)))].flatMap(([f,s])=>f===null?[]:C(f,s,p,m))}function C({prefix:d,checkout:p},m,u,a){const{commit:f,isFetched:s,remote:r}=p,e=URL.parse(a.serverUrl);
if(r===null||e===null)return[];if(r.host!==e.host&&r.host!==e.hostname)return[];if(!s&&![a.commit,a.defaultCommit].includes(f))return[];const o=`${r.owner}/${r.
name}`,n=`${a.serverUrl}/${o}/blob/${f}`,l=y=>y?.toLowerCase()===o.toLowerCase(),i=l(`${a.owner}/${a.repository}`)||l(a.pull?.from),g=new Map(m.map(y=>[y.slice(
d.length),y]));return Array.from(p.tracked(new Set(g.keys())),([y,A])=>{const[_,$]=[g.get(y),(0,h.oW)(y)];return _===void 0||$===null||!(0,R.R8)((0,P.join)(u,_),
A)?[]:{file:_,path:y,url:`${n}/${$}`,isOfRun:i}}).flat()}function M(d){const p=(0,b.Oo)(m=>{const u=(0,R.GY)((0,P.join)(d,m));return u!==null?{prefix:m===""?"":
`${m}/`,checkout:u}:m===""?null:p(k(m))});return p}const k=d=>d.split("/").slice(0,-1).join("/");function O(d,p,m,{pull:u,serverUrl:a,owner:f,repository:s}){const r=new Map(
p.map(({file:o,patch:n})=>[o,n])),e=d.map(({file:o,path:n,url:l,isOfRun:i})=>{const g=r.get(n)??null,y=g===null||!i?null:(0,w.yR)((0,P.join)(m,o));if(u===null||
g===null||!y?.ok)return[o,{url:l}];const A=D("sha256").update(n).digest("hex"),_=`${a}/${f}/${s}/pull/${u.number}/files#diff-${A}`;return[o,{url:l,diff:{url:_,lines:E(
g,y.text)}}]});return new Map(e)}function E(d,p){const m=p.split(`
`).map(c),u=new Set;let a=0;for(const f of d.split(`
`)){const[,s]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(f)??[];s!==void 0?a=Number(s):/^[ +]/.test(f)&&(m[a-1]===c(f.slice(1))&&u.add(a),a+=1)}return u}const c=d=>d.endsWith(
"\r")?d.slice(0,-1):d}),1614:((lt,N,t)=>{t.d(N,{Fq:()=>a,KY:()=>T,Uv:()=>M,pT:()=>p});var P=t(2389),w=t(4e3),R=t(8065),h=t(5102),b=t(8782),D=t(5017);function T({
verdict:n,context:l},{issueCloseAfter:i},g){const y=K=>K.some(({severity:Z})=>(0,P.k2)(Z,l.failOn)),{stopped:A}=n,_=n.hosts.map(K=>{const Z=K.visit.host,Q=l.history?.
get(K.visit.host)?.alarm??null,rt=y(K.findings),Et=(0,h.sG)(K)==="skipped",Ot=Q===null?rt||(0,h.b)(K):Q.isDown&&!Et;return{name:Z,alarm:Et?null:Q,failsNow:rt,isDown:Ot}}),
$=_.map(({name:K})=>K).toSorted(),v=_.filter(({isDown:K})=>K).map(({name:K})=>K),I=y(n.files)?[R.cn]:[],S=[...v,...I].toSorted(),L=_.flatMap(({alarm:K,...Z})=>K===
null?[]:{alarm:K,...Z}),W=L.filter(({alarm:K})=>K.good<i),V=L.filter(({failsNow:K,isDown:Z})=>K&&!Z);return{hosts:$,failing:S,since:new Map(L.flatMap(({name:K,alarm:Z})=>Z.
since?[[K,Z.since]]:[])),unsettled:new Map(W.map(({name:K,alarm:Z})=>[K,Z.good])),goodRuns:i,pending:new Map(V.map(({name:K,alarm:Z})=>[K,Z.failed])),isWhole:A===
null||["deadline","signal","crash"].includes(A.kind),at:l.startedAt,run:g.id}}const C=n=>({kind:"nothing",why:n});function M(n,l){const i=n?.isOpen?k(l,n.state):
l,g=i.failing.length===0,y=i.pending.size===0?"no failures":"too few failing runs";if(n===null)return g?C(y):{kind:"open",state:O(null,i)};const{state:A,isOpen:_,
reason:$}=n;if(A.run>i.run)return C("a later run has updated it");if(!_&&g)return C(y);if(!_&&$==="not_planned"&&A.digest===(0,D.ol)(i.failing))return C("it was\
 closed as not planned");const v=O(A,i),I=A.digest!==v.digest||!_;return{kind:g?"close":_?"update":"reopen",state:v,event:I?E(A,i,!_):null}}function k(n,{failing:l}){
const i=new Set(n.hosts),g=({subject:A})=>n.unsettled.has(A)||!n.isWhole&&!i.has(A),y=l.first.filter(g).map(({subject:A})=>A);return{...n,failing:[...new Set([...n.
failing,...y])].toSorted()}}function O(n,l){return{hosts:u(l.hosts),failing:c(l,n?.failing.first??[]),digest:(0,D.ol)(l.failing),since:l.failing.length===0?null:
n?.since??d(l),run:l.run}}function E({failing:n,since:l},i,g){const y=new Set(n.first.map(({subject:I})=>I)),A=n.count===n.first.length,_=I=>y.has(I)||!A,$=new Set(
[...i.hosts,R.cn]),v=n.first.filter(({subject:I})=>!i.failing.includes(I));return{at:i.at,down:i.failing.filter(I=>!_(I)),up:v.filter(({subject:I})=>$.has(I)),gone:v.
flatMap(({subject:I})=>$.has(I)?[]:[I]),still:i.failing.filter(_),endedSince:i.failing.length===0?l:null,isReopened:g}}function c(n,l){const i=new Map(l.map(({subject:g,
since:y})=>[g,y]));return u(n.failing.map(g=>{const y=n.unsettled.get(g)??0;return{subject:g,since:i.get(g)??n.since.get(g)??n.at,...y>0?{recovering:{good:y,needed:n.
goodRuns}}:{}}}))}const d=({failing:n,since:l,at:i})=>n.map(g=>l.get(g)??i).reduce((g,y)=>g<y?g:y,i);function p(n,{hosts:l}){if(n.length===0||l.count===0)return 1;
const i=new Set(l.first),g=u(n).first.filter(A=>i.has(A)).length;return n.length===l.count&&g===i.size?g+1:g}const m=6e3;function u(n){const{shown:l}=(0,w.I0)(n,
m,0,i=>JSON.stringify(i));return{first:n.slice(0,l.length),count:n.length}}function a(n){const l=f((0,b.at)(n,"hosts"),s),i=f((0,b.at)(n,"failing"),e);if(l===null||
i===null)return null;const g=(0,b.at)(n,"since");return{hosts:l,failing:i,digest:(0,b.$6)(n,"digest")??"",since:r(g)?g:null,run:o((0,b.at)(n,"run"))}}function f(n,l){
const i=(0,b.at)(n,"first");return!Array.isArray(i)||!i.every(l)?null:{first:i,count:Math.max(i.length,o((0,b.at)(n,"count")))}}const s=n=>typeof n=="string",r=n=>s(
n)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(n)&&!Number.isNaN(Date.parse(n)),e=n=>s((0,b.at)(n,"subject"))&&r((0,b.at)(n,"since")),o=n=>typeof n=="number"&&Number.isSafeInteger(
n)&&n>=0?n:0}),5017:((lt,N,t)=>{t.d(N,{Pe:()=>C,ol:()=>b,t7:()=>M,yR:()=>h});var P=t(8820);const w=function(...k){const{createHash:O}=process.getBuiltinModule("\
node:crypto");return new.target?new O(...k):O(...k)},R="tf-disco",h=(k,...O)=>b([k.workflow,k.job,k.step,...O]),b=k=>w("sha256").update(JSON.stringify(k)).digest(
"hex").slice(0,16);function D(k,O,E){const c=JSON.stringify(E).replace(/[<>&]/g,P.z5);return`<!-- ${R} ${k} ${O} ${c} -->`}const T=65536;function C(k,O,E,c){const d=D(
k,O,E);return`${d}
${c(T-d.length-1)}`}function M(k,O,E){const c=`<!-- ${R} ${O} ${E} `;if(!k.startsWith(c))return;const d=k.indexOf(" -->",c.length);if(!(d<0))try{return JSON.parse(
k.slice(c.length,d))}catch{return}}}),220:((lt,N,t)=>{t.d(N,{m:()=>d});var P=t(4e3),w=t(7671),R=t(317),h=t(40),b=t(8782),D=t(1614),T=t(5017);const C=function(...a){
const{deliverComment:f}=t.late([403],2403);return new.target?new f(...a):f(...a)},M=function(...a){const{deliverIssue:f}=t.late([403],2403);return new.target?new f(
...a):f(...a)},k=6e4,O=1e4,E=10,c={comment:"pull-requests: write",issue:"issues: write"};async function d(a,f,s,r){const{settings:e}=a,o=["comment","issue"].filter(
Q=>e[Q]!=="never"),n=(0,b.h0)(f,e.githubToken),l=[],i=[];if(!n.ok)return{notes:l,warnings:o.map(Q=>`the ${Q} was not written: ${n.why}`)};const{run:g,token:y}=n.
value,A=await(0,w.N)(g,y,k,r),_=async()=>p(await(0,w.N)(g,y,O,r),g,a,s),$=(0,D.KY)(a,e,g),v=m(g),{pull:I,event:S}=g,{name:L,version:W}=e.dialect,V=(0,T.yR)(g,W===
null?L:`${L} ${W}`),K={comment:async()=>I===null?`skipped, a ${S} event has no pull request`:await C(A,{...a,run:g,pull:I.number,findLinks:_}),issue:async()=>v===
null?await M(A,{...a,run:g,key:V,now:$}):`skipped, ${v}`};for(const Q of o)try{l.push(`${Q}: ${await K[Q]()}`)}catch(rt){const Et=c[Q];i.push((0,R.Ic)(`the ${Q}\
 was not written`,rt,{run:g,permission:Et}))}return{notes:e.issue!=="never"&&v===null?[...l,...u($,e)]:l,warnings:i}}async function p(a,f,{changes:s,located:r,context:e},o){
if(s?.kind==="files"||!r.some(({isOfRun:l})=>l)||f.pull===null)return e.links;try{const l=await a.listChangedFiles(f.pull.number);return(0,h.hP)(r,l,o,f)}catch(l){
if(l instanceof R.F9)return e.links;throw l}}function m({event:a,isDefaultBranch:f,pull:s}){return s!==null||a==="merge_group"?`a ${a} event checks a proposed c\
hange`:f===!1?"not on the default branch":null}function u({pending:a},{issueOpenAfter:f}){const s=Map.groupBy(a,([,r])=>r);return Array.from(s,([r,e])=>`issue: ${(0,P.
K4)(e,E,([n])=>n)} failed in ${r} of ${f} runs needed to open an issue`)}}),3565:((lt,N,t)=>{t.d(N,{fz:()=>Tt,fJ:()=>ft,QU:()=>It,N4:()=>J,j_:()=>Y,Ko:()=>vt,R8:()=>nt,
ur:()=>Pt,Kn:()=>Rt,u5:()=>Ht,Sy:()=>Dt});var P=t(3024),w=t(6760),R=t(857);function h(B){return B==null?"":typeof B=="string"||B instanceof String?B:JSON.stringify(
B)}function b(B){return Object.keys(B).length?{title:B.title,file:B.file,line:B.startLine,endLine:B.endLine,col:B.startColumn,endColumn:B.endColumn}:{}}function D(B,x,q){
const at=new M(B,x,q);process.stdout.write(at.toString()+R.EOL)}function T(B,x=""){D(B,{},x)}const C="::";class M{constructor(x,q,at){x||(x="missing.command"),this.
command=x,this.properties=q,this.message=at}toString(){let x=C+this.command;if(this.properties&&Object.keys(this.properties).length>0){x+=" ";let q=!0;for(const at in this.
properties)if(this.properties.hasOwnProperty(at)){const ut=this.properties[at];ut&&(q?q=!1:x+=",",x+=`${at}=${O(ut)}`)}}return x+=`${C}${k(this.message)}`,x}}function k(B){
return h(B).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function O(B){return h(B).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").
replace(/:/g,"%3A").replace(/,/g,"%2C")}function E(){throw new Error("this function of @actions/core is not bundled")}function c(){throw new Error("this functio\
n of @actions/core is not bundled")}var d=t(6928);function p(B){return B.replace(/[\\]/g,"/")}function m(B){return B.replace(/[/]/g,"\\")}function u(B){return B.
replace(/[/\\]/g,path.sep)}var a=function(B,x,q,at){function ut(it){return it instanceof q?it:new q(function(yt){yt(it)})}return new(q||(q=Promise))(function(it,yt){
function gt(Ct){try{St(at.next(Ct))}catch(xt){yt(xt)}}function kt(Ct){try{St(at.throw(Ct))}catch(xt){yt(xt)}}function St(Ct){Ct.done?it(Ct.value):ut(Ct.value).then(
gt,kt)}St((at=at.apply(B,x||[])).next())})},f;(function(B){B[B.Success=0]="Success",B[B.Failure=1]="Failure"})(f||(f={}));function s(B,x){const q=toCommandValue(
x);if(process.env[B]=q,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(B,x));issueCommand("set-env",{name:B},q)}function r(B){D(
"add-mask",{},B)}function e(B){process.env.GITHUB_PATH||""?issueFileCommand("PATH",B):issueCommand("add-path",{},B),process.env.PATH=`${B}${path.delimiter}${process.
env.PATH}`}function o(B,x){const q=process.env[`INPUT_${B.replace(/ /g,"_").toUpperCase()}`]||"";if(x&&x.required&&!q)throw new Error(`Input required and not su\
pplied: ${B}`);return x&&x.trimWhitespace===!1?q:q.trim()}function n(B,x){const q=o(B,x).split(`
`).filter(at=>at!=="");return x&&x.trimWhitespace===!1?q:q.map(at=>at.trim())}function l(B,x){const q=["true","True","TRUE"],at=["false","False","FALSE"],ut=o(B,
x);if(q.includes(ut))return!0;if(at.includes(ut))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${B}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function i(B,x){if(process.env.GITHUB_OUTPUT||"")return E("OUTPUT",c(B,x));process.
stdout.write(R.EOL),D("set-output",{name:B},h(x))}function g(B){issue("echo",B?"on":"off")}function y(B){process.exitCode=f.Failure,$(B)}function A(){return process.
env.RUNNER_DEBUG==="1"}function _(B){issueCommand("debug",{},B)}function $(B,x={}){D("error",b(x),B instanceof Error?B.toString():B)}function v(B,x={}){D("warni\
ng",b(x),B instanceof Error?B.toString():B)}function I(B,x={}){D("notice",b(x),B instanceof Error?B.toString():B)}function S(B){process.stdout.write(B+R.EOL)}function L(B){
T("group",B)}function W(){T("endgroup")}function V(B,x){return a(this,void 0,void 0,function*(){L(B);let q;try{q=yield x()}finally{W()}return q})}function K(B,x){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(B,x));issueCommand("save-state",{name:B},toCommandValue(x))}function Z(B){
return process.env[`STATE_${B}`]||""}function Q(B){return a(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(B)})}var rt=t(1342),Et=t(5747),Ot=t(
4e3);const vt=B=>Object.fromEntries(B.map(x=>[x,o(x)]));function It(B){for(const x of B)r(x)}function Pt(B){for(const{kind:x,text:q}of B){const[at="",...ut]=q.split(
`
`);x==="plain"?S(q):(L(at),S(ut.join(`
`)),W())}}const $t={error:$,warning:v,notice:I};function Tt(B){for(const{level:x,message:q,line:at,column:ut,...it}of B)$t[x](q,{...it,...at===void 0?{}:{startLine:at},
...ut===void 0?{}:{startColumn:ut}})}const Dt=(B,x)=>Gt("GITHUB_STEP_SUMMARY",B,()=>x);function Rt(B,x){const q=new Map;for(const[it,yt]of Object.entries(x))try{
B?Gt("GITHUB_OUTPUT",B,()=>Bt(it,yt)):i(it,yt)}catch(gt){q.set(it,(0,rt.A3)(gt))}const[at]=q.values();return at===void 0?[]:[`not written to GITHUB_OUTPUT, and \
empty for later steps: ${[...q.keys()].join(", ")}: ${at}`]}function Bt(B,x){const q=typeof x=="string"?x:JSON.stringify(x);if(/[\r\n]/.test(q))throw new rt.hM(
"the value has a line break");return`${B}=${q}
`}function Gt(B,x,q){if(!x)throw new rt.hM(`${B} is not set; run this as an action on a runner`);(0,Et.ET)((0,P.openSync)(x,"r+"),at=>{const{size:ut}=(0,P.fstatSync)(
at);try{(0,P.appendFileSync)(x,q())}catch(it){throw(0,P.fstatSync)(at).size>ut&&(0,P.ftruncateSync)(at,ut),it}})}function Ht(B,x){if(!B)throw new rt.hM("RUNNER_\
TEMP is not set; run this as an action on a runner");const q=(0,w.join)("tf-disco","report.json");return(0,rt.f8)(B,q,(0,rt.mk)(x)),(0,w.join)(B,q)}function Y(B){
if(B===void 0||B==="")return null;const x=(0,Et.yR)(B);try{if(x.ok)return JSON.parse(x.text)}catch{}const q=x.ok?"is not JSON":(0,Ot.mP)(x.failure);return v(`th\
e event of this run is ignored: the file in GITHUB_EVENT_PATH ${q}; check that no earlier step changes it`),null}function J(B){for(const x of B)S(x)}function nt(B){
for(const x of B)v(x)}const ft=(B,x)=>$(x,{title:B})}),8782:((lt,N,t)=>{t.d(N,{$6:()=>O,$c:()=>C,at:()=>k,h0:()=>D,ng:()=>h});var P=t(4091),w=t(8820);const R=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function h(E,c){const d=s=>E[s]?.trim()??"",[,p,m]=R.exec(d("GITHUB_REPOSITORY"))??[];if(p===void 0||m===void 0)return null;const u=b(d("GITHUB_SERVER_URL")||"h\
ttps://github.com"),a=O(c,"repository","default_branch");return{...{workflow:T(d("GITHUB_WORKFLOW_REF"))??d("GITHUB_WORKFLOW"),job:d("GITHUB_JOB"),url:`${u}/${p}\
/${m}/actions/runs/${d("GITHUB_RUN_ID")}`,commit:O(c,"pull_request","head","sha")??d("GITHUB_SHA")},owner:p,repository:m,apiUrl:b(d("GITHUB_API_URL")||"https://\
api.github.com"),serverUrl:u,event:d("GITHUB_EVENT_NAME"),step:d("GITHUB_ACTION"),id:Number(/^\d+$/.exec(d("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:d("GITHUB_SH\
A"),pull:M(d("GITHUB_EVENT_NAME"),c),isDefaultBranch:a===void 0?null:d("GITHUB_REF")===`refs/heads/${a}`}}const b=E=>E.replace(/(?<!\/)\/+$/,"");function D(E,c){
return E===null?(0,P.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):c===null?(0,P.TR)("github-token is empty"):/^https?:$/.test(URL.parse(E.apiUrl)?.protocol??
"")?(0,P.Ju)({run:E,token:c}):(0,P.TR)(`GITHUB_API_URL is not an https URL: ${(0,w.RK)(E.apiUrl)}`)}const T=E=>/^[^/]+\/[^/]+\/(.+?)@/.exec(E)?.[1];function C(E,c){
if(E==="pull_request_target")return!1;const d=k(c,"pull_request","head"),[p,m]=[k(d,"repo","full_name"),k(c,"pull_request","base","repo","full_name")];return d!==
void 0&&p!==m}function M(E,c){const d=k(c,"pull_request","number");return typeof d!="number"||!Number.isSafeInteger(d)||d<=0?null:{number:d,isFork:C(E,c),from:O(
c,"pull_request","head","repo","full_name")??null}}function k(E,...c){return c.reduce((d,p)=>typeof d=="object"&&d!==null?Reflect.get(d,p):void 0,E)}function O(E,...c){
const d=k(E,...c);return typeof d=="string"?d:void 0}}),8065:((lt,N,t)=>{t.d(N,{Fr:()=>m,GN:()=>p,K$:()=>f,O7:()=>s,cn:()=>M,yi:()=>u});var P=t(4e3),w=t(8820),R=t(
6266),h=t(7574),b=t(9287),D=t(806),T=t(7822),C=t(7792);const M="the files",k=200,O="Terraform service discovery fails: ",E="Terraform service discovery recovers\
: ",c=3,d=10;function p({failing:{first:e,count:o}}){const n=e.filter(({recovering:$})=>$===void 0),[l,i]=n.length>0?[O,n]:[E,e],g=o-e.length+i.length,y=i.slice(
0,c).map(({subject:$})=>$),A=g>y.length?[`${g-y.length} more`]:[],_=(0,w.RK)(`${l}${[...y,...A].join(", ")}`);return _.length>k?`${l}${g} hosts`:_}const m=e=>e.
startsWith(O)||e.startsWith(E);function u(e,o,{outage:n,page:l,maxBytes:i}){const{startedAt:g}=o,y=n.failing.count>0?" Closes when all hosts recover.":"",A=a(n.
failing,g).map(R.ni);return(0,T.Cf)(b.i8,e,(0,D.du)(o,"brief",D.xy),{head:[`### ${(0,T.gD)(e,o)}`,...A].join(`

`),foot:(0,C.mG)`Last checked ${(0,h.QN)(g)}; details in the summary of ${(0,T.Fp)(l)}. Updated automatically.${y}`,maxBytes:i})}function a({first:e,count:o},n){
const i=[...Map.groupBy(e,({since:A,recovering:_})=>_===void 0?`Failing since ${(0,h.QN)(A)} (${(0,h.u8)(A,n)})`:`Recovering, ${_.good} of ${(0,P.px)(_.needed,"\
run")} without a failure`)].slice(0,d),g=o-i.flatMap(([,A])=>A).length,y=i.map(([A,_])=>{const $=C.Gy.sign(_.some(({recovering:I})=>I)?"works":"fails"),v=C.Gy.some(
_,d,({subject:I})=>r(I));return(0,C.mG)`${$} ${A}: ${v}`});return g>0?[...y,(0,C.mG)`and ${g} more`]:y}function f(e,o){const{at:n,down:l,up:i,gone:g,still:y,endedSince:A,
isReopened:_}=e,$=(S,L,W)=>W.length===0?C.Gy.nothing:(0,C.mG)`${C.Gy.sign(S)} ${L}: ${C.Gy.some(W,d,V=>V)}.`;return`${[_?(0,C.mG)`Reopened: the failure continues or has returned.`:
C.Gy.nothing,$("fails","Failing",l.map(r)),$("works","Recovered",i.map(({subject:S,since:L})=>(0,C.mG)`${r(S)} (after ${(0,h.u8)(L,n)})`)),$("skipped","No longe\
r checked",g.map(r)),$("fails","Still failing",y.map(r)),A===null?C.Gy.nothing:(0,C.mG)`${C.Gy.strong("Nothing fails any more.")} The outage lasted ${(0,h.u8)(A,
n)}, from ${(0,h.QN)(A)} to ${(0,h.QN)(n)}, as observed by this check.`,C.Gy.small(C.Gy.joined([(0,h.QN)(n),(0,T.Fp)(o)]))].filter(S=>!C.Gy.isEmpty(S)).map(R.ni).
join(`

`)}
`}const s=e=>`Duplicate of #${e}, which another run opened at the same time.
`,r=e=>e===M?e:C.Gy.code(e)})};export{Jt as ids,Zt as modules};
