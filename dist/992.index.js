const Zt=[992,615,660,909],Qt={1992:((ct,W,t)=>{t.d(W,{wX:()=>zt,k_:()=>ft,w5:()=>Yt});var D=t(3024),w=t(6760),R=t(5747),g=t(4e3),S=t(5143),v=t(6174),P=t(2161);
function C(H,X){const{directory:et,checkedAt:st,configs:it,usages:mt}=X,Et=it.flatMap(K=>K.files),gt=new Set(Et.flatMap(({path:K,shown:z})=>[M(K),z])),Tt=K=>{const z=M(
(0,w.resolve)(et,K));return!gt.has(K)&&!gt.has(z)&&k(K)&&k(z)},U=H.filter(({file:K})=>Tt(K)),L=e(U,et,st),N=f(L,mt);return L.flatMap(K=>O(K,N.get((0,S.df)(K.place))??
null,X)).map(d)}function M(H){const X=(0,R.$r)(H);return X.kind==="file"?X.path:(0,w.resolve)(H)}const k=H=>(0,P.L8)((0,w.basename)(H),new Set,(0,w.basename)((0,w.
dirname)(H)))!==void 0;function O({place:H,before:X,literal:et,after:st},it,{redact:mt,kept:Et}){const gt=X+et+st;return mt(gt,Et)!==gt?[]:a(gt)?it===null||h.test(
it)||!et.includes(it)?[]:[{place:H,before:"\u2026 ",literal:(0,v._U)(it),after:" \u2026"}]:[{place:H,before:X,literal:et,after:st}]}const E=300,i=160;function d(H){
const{before:X,literal:et,after:st}=H;if(X.length+et.length+st.length<=E)return H;const it=(0,g.dh)(et,i),mt=E-it.length-2,Et=Math.max(Math.ceil(mt*2/3),mt-st.length),
gt=X.slice(-Et).replace(/^[\uDC00-\uDFFF]/,"");return{...H,before:X.length<=Et?X:`\u2026${gt}`,literal:it,after:(0,g.dh)(st,mt-Math.min(X.length,Et))}}const p=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
h=/[\s"]/,u=/[\w+-]{20,}/g,a=H=>p.test(H)||(H.match(u)??[]).some(X=>/\d/.test(X)&&/[a-z]/.test(X)&&/[A-Z]/.test(X));function f(H,X){const et=new Map(H.map(({place:it})=>[
(0,S.df)(it),it.file])),st=new Set(et.values());return new Map(X.filter(({place:it})=>st.has(it.file)&&et.has((0,S.df)(it))).flatMap(({place:it,text:mt})=>mt===
null?[]:[[(0,S.df)(it),mt]]))}const s=1024*1024,r=4e3;function e(H,X,et){const st=Map.groupBy(H,({file:it})=>it);return Array.from(st).flatMap(([it,mt])=>{const Et=(0,w.
join)(X,it),gt=o(Et,et)?(0,R.yR)(Et,s):null;return gt?.ok?n(gt.text,mt):[]})}const o=(H,X)=>(0,R.N0)(()=>(0,D.statSync)(H).mtimeMs<=X+1,!1);function n(H,X){const et=[];
let[st,it]=[1,H.startsWith("\uFEFF")?1:0];for(const mt of X.toSorted((Et,gt)=>Et.line-gt.line)){for(;st<mt.line&&it>=0;st+=1)it=H.indexOf(`
`,it)+1||-1;if(it<0)break;const Et=H.indexOf(`
`,it),gt=Et<0?H.length:Et,Tt=gt>it&&H[gt-1]==="\r";et.push(...l(H.slice(it,Tt?gt-1:gt),mt))}return et}function l(H,X){const{column:et,endColumn:st}=X,it=H.length>
r?[]:Array.from(H);if(et>it.length)return[];const[mt,Et]=[et-1,st-1],gt=(Tt,U)=>it.slice(Tt,U).join("");return[{place:X,before:gt(0,mt),literal:gt(mt,Et),after:gt(
Et)}]}var c=t(1342),m=t(2389),y=t(785),A=t(1831),_=t(3592),$=t(4503),T=t(6763),I=t(5751),b=t(7052),j=t(5799),G=t(5257),V=t(7854),F=t(3474),Q=t(3152);function q(H,X,et){
const st={...H,newHosts:new Set,files:null,remarks:[]};if(X===null)return st;const it=L=>({...st,remarks:[`changed-only has no effect: ${L}`]});if(X.kind==="all")
return it(X.why);const{files:mt}=X,Et=new Set(mt.filter(({status:L})=>L!=="removed").map(({file:L})=>L));if(Et.size>0&&![...Et].some(L=>et(L)!==null))return it(
"the checkout contains none of the files that the pull request changes");const gt=H.usages.filter(({place:L})=>Et.has(L.file)),U=`changed-only: the pull request\
 changes ${mt.length===1?"1 file":`${mt.length} files`} with ${gt.length} of ${H.usages.length} usages`;return{usages:gt,notes:H.notes.filter(L=>ot((0,j.W7)(L),
Et)),newHosts:Mt(H.usages,mt,et),files:new Set(mt.map(({file:L})=>L)),remarks:[U]}}const ot=(H,X)=>X.has(H)||H==="."||[...X].some(et=>et.startsWith(`${H}/`)),_t=2e8;
function Mt(H,X,et){const st=new Set;if(X.some(yt))return st;const it=new Map(X.map(L=>[L.file,L])),mt=(0,V.Oo)(L=>Pt(it.get(L),et)),Et=X.flatMap(({patch:L})=>Ct(
L,/^[ -]/));let gt=0;const Tt=(L,N)=>{const K=[N,(0,A.nx)(N).toLowerCase()];return L.filter(z=>(gt+=z.length,gt<=_t&&K.some(lt=>z.includes(lt)))).length},U=(L,N)=>{
const{isNew:K,now:z,added:lt}=mt(L),dt=K?0:Tt(z,N);return K||dt>0&&dt===Tt(lt,N)};for(const[L,N]of Map.groupBy(H,K=>K.host)){if(L===null||N.some(({isHostImplied:z})=>z))
continue;const K=[...new Set(N.map(({place:z})=>z.file))];!K.every(z=>it.has(z))||Tt(Et,L)>0||K.every(z=>U(z,L))&&gt<=_t&&st.add(L)}return st}function Pt(H,X){const{
file:et="",status:st,patch:it=null}=H??{},mt=st==="added";if(mt||it===null)return{isNew:mt,now:[],added:[]};const Et=(X(et)??"").toLowerCase().split(`
`);return{isNew:mt,now:Et,added:Ct(it,/^\+/)}}const Ct=(H,X)=>(H??"").toLowerCase().split(`
`).filter(et=>X.test(et)),At=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,yt=({file:H,status:X,changes:et,patch:st})=>st===null&&X!=="added"&&et>0&&At.test(
H);var It=t(2859),vt=t(1435),Rt=t(6034),xt=t(370);async function Wt(H,X){const et=X.now(),st=await(0,xt.SQ)(H,X),it=H.scan.length===0?0:X.now()-et,{dialect:mt,usedBy:Et,
...gt}=(0,xt.o0)(H,st,X),Tt={...gt,notes:[...gt.notes,...Y(st,X.stop.why)]},U=await Xt(Tt,H,X),L=(0,vt.j)(U.usages,H,mt,{...X,mayHavePlugins:(0,xt.C_)(st,H)}),{
roots:N,notes:K}=(0,Rt.D0)({...Tt,scanned:st,changed:U.files,dialect:mt,settings:H}),z=(0,G.Xo)(L.usages,N),lt=(0,It.CG)(H,z,mt.clients,(0,V.kA)(Tt.usages)),{configs:dt,
releases:nt}=L,{environment:ht}=X,{files:Ot,bytes:kt}=st;return{dialect:{...mt,releases:nt},configs:dt,usages:z.filter(V.s7),roots:N,requirements:lt,notes:[...(0,Rt.
a3)(U.notes,z,H,ht),...K],newHosts:U.newHosts,isEmpty:H.scan.length>0&&st.isEmpty&&st.endedAt===null,complaints:L.findings,allUsages:Tt.usages,changes:U.changes,
remarks:[...U.remarks,...L.remarks],scan:{files:Ot,bytes:kt,usages:z.length,durationMs:it},clients:Et,repositories:[],missing:null,checkouts:null}}async function Xt(H,X,et){
const st=X.changedOnly?await et.changes(X):null;return{changes:st,...q(H,st,mt=>{const Et=(0,R.yR)((0,w.join)(et.directory,mt));return Et.ok?Et.text:null})}}function Y({
endedAt:H,files:X},et){return H===null||et===null?[]:[(0,j.sb)(H,(0,b.ub)({kind:"time",stopped:et,files:X}))]}function Z({requirements:H,repositories:X}){const{
size:et}=new Set(H.map(({host:it})=>it));if(et<=F.pS)return;const st=`${et} hosts, the limit is ${F.pS}`;throw new Q.GN([X.length>0?`usages name ${st}: check fe\
wer repositories at once`:`scan found ${st}: narrow scan or exclude files`])}var tt=t(8820),ut=t(7082),B=t(6875);const x=function(...H){const{nameRepository:X}=t.
late([9,321,354,325,706],1706);return new.target?new X(...H):X(...H)},J=function(...H){const{prepareFleet:X}=t.late([9,321,354,192,854],5854);return new.target?
new X(...H):X(...H)},at=function(...H){const{recordRun:X}=t.late([192,742],5742);return new.target?new X(...H):X(...H)};async function ft(H,X,et,st){const{env:it,
kill:mt}=X,{show:Et}=et,gt={startTimer:B.Ip,now:(0,y.ie)(X)};try{const Tt=await pt(H,{...st,...gt,environment:it,kill:mt,progress:Et});return rt(Tt,{directory:st.
directory,environment:it,random:Math.random})}finally{et.end()}}function rt(H,X){const{history:et}=H.settings;if(et===null)return{checked:H,warnings:[]};try{const{
history:st,warnings:it}=at(et,H,X);return{checked:{...H,context:{...H.context,history:st}},warnings:it}}catch(st){const it=(0,tt.RK)((0,c.A3)(st));return{checked:H,
warnings:[`the history ${(0,tt.RK)(et)} was not read: ${it}`]}}}async function pt(H,X){const et=new Date,st=(0,I.s)(H,X),it=st.deadlineMs;(st.usages.length>0||st.
depth!=="discovery")&&(0,y.L2)();const mt=X.startTimer(it,()=>X.stop.end({kind:"deadline",ms:it}));try{const gt=await(st.usages.length===0?Wt:J)(st,X);Z(gt),await(0,y.
xu)();const Tt=await $t(gt,st,X,et);return await St(Tt,gt,st,X,et)}finally{mt()}}async function $t(H,X,et,st){const{environment:it,stop:mt,isFork:Et}=et,{dialect:gt}=H,
Tt={...H,...await Dt(H,X,et),tokenVariables:Yt(it),tokenHosts:X.tokens.map(({host:L})=>L),stopped:bt(mt.why,H.missing)},U={...et.secrets,kept:zt(H.requirements),
usages:H.allUsages,configs:H.configs,directory:et.directory,checkedAt:st.getTime()};return(0,m.S4)(Tt,{...X,dialect:gt,isFork:Et,now:st.getTime()},L=>C(L,U))}async function Dt(H,X,et){
const{requirements:st,roots:it,dialect:mt}=H,Et=(0,It.en)(st,X,mt),gt=Array.from(Et,([K,z])=>(0,ut.i)(K,z)),Tt=new Set(st.map(({host:K})=>K).filter(K=>!Et.has(K))),
U=X.depth!=="discovery"&&it.length>0;if(Tt.size===0&&!U)return{visits:gt,predicted:m.j7,tokenSources:new Map};const{contact:L}=await Promise.all([t.e(693),t.e(667),
t.e(597),t.e(977)]).then(t.bind(t,6597)),N=await L([...Tt],H,X,et);return{...N,visits:[...N.visits,...gt]}}const bt=(H,X)=>H===null||X===null?H??X:{kind:"severa\
l",reasons:[H,X]};async function St(H,X,et,st,it){const{requirements:mt,changes:Et,scan:gt,clients:Tt}=X,U=zt(mt),L=[...X.remarks,...(0,T.rc)(H)],{why:N,evidence:K}=X.
dialect,z={verdict:H,remarks:(0,T.q9)(L),detection:{why:N,evidence:K}},{verdict:lt,remarks:dt,detection:nt}=st.secrets.redact(z,U);return{settings:et,changes:Et,
verdict:lt,context:{dialect:{...X.dialect,...nt},failOn:et.failOn,scan:gt,remarks:dt,startedAt:it.toISOString(),durationMs:Date.now()-it.getTime(),version:_.xv,
docsUrl:_.aq,clients:Tt(),links:null,repository:Bt(lt,X,st),repositories:X.repositories,history:null}}}function Bt(H,{scan:X,repositories:et},{directory:st,environment:it}){
return X.files===0||et.length>0?null:x(st,()=>(0,$.R8)(H),it)}const Yt=H=>Object.keys(H).filter(X=>/^TFE?_?TOKEN/i.test(X)),zt=H=>new Set(H.flatMap(({host:X,service:et})=>[
X,(0,A.nx)(X),et]))}),8185:((ct,W,t)=>{t.d(W,{C:()=>C,I:()=>k});var D=t(4283),w=t(7052),R=t(6697),g=t(5799),S=t(1831);const v=(O,E)=>S.Jr(O,E.allowedHosts)||E.hostnames.
some(i=>i.host===O),P=1e4;function C(O,E,i=P){if(E.allowedHosts.length===0)return[];const d=new Map,p=[];let h=0;for(const{directHost:u,kind:a,isOverridden:f,place:s,
clients:r}of O){if(u===void 0||f||v(u,E))continue;const e=a==="backend_http"||a==="remote_state"?"backend":"download",o=`${e} ${u}`;if(!d.has(o)&&d.size>=i){h+=
1;continue}const{problem:n,host:l}=d.get(o)??M(u,e);d.set(o,{problem:n,host:l}),p.push((0,g.hD)(n,{host:l,places:[s],clients:r}))}return h===0?p:[...p,(0,g.sb)(
".",(0,w.ub)({kind:"problems",max:i,omitted:h}))]}function M(O,E){const i=S.Pv(O),d=i.ok?i.value:null,p=d===null?O:S.nx(d);return{problem:(0,R.wp)({host:p,use:E}),
host:d}}function k(O,E,i,d){if(d.allowedHosts.length===0)return[];const p=i.filter(({because:h})=>h.some(u=>typeof u!="string"));return E.flatMap(h=>{const{id:u,
kind:a}=h;if(a!=="url"||!p.some(e=>e.service===u))return[];const f=(0,D.Dl)(h.url),s=f.ok?S.Pm(f.value):null;if(s===null||s===O||v(s,d))return[];const r=(0,R.wp)(
{host:s,service:u,registry:S.nx(O)});return[(0,g.hD)(r,{services:[u]})]})}}),3217:((ct,W,t)=>{t.d(W,{fc:()=>h,ky:()=>p,so:()=>C,uA:()=>a});var D=t(4283),w=t(3534),
R=t(3410),g=t(5143),S=t(5799),v=t(1831),P=t(9562);function C(f,s,{role:r},e){const o=O(f),n=f.credentials?.hasToken===!0,c=(f.attempt.hops.at(-1)?.challenge??null)===
null&&(n||r!=="guest"),m=n?[]:E(f.host,o,e),A=[...f.difference===null?[]:[f.difference],...m,...o===null||!c?[]:[i(f,o,e)]].map($=>(0,S.hD)($)),_=n?[]:M(f,e);return _.
length>0?[...A,..._]:m.length===0?[...A,...k(f,s,e)]:A}function M(f,{usages:s,isFork:r,depth:e}){const{host:o,attempt:n}=f;if(e==="discovery"||n.discovery.kind!==
"found")return[];const l=s.flatMap(({workspace:c,hasOwnToken:m,needs:y,place:A})=>c===void 0||m||(0,g.Zl)(A.file)?[]:y.filter(_=>_.host===o));return Array.from(
Map.groupBy(l,({service:c})=>c),([c,m])=>{const y=(0,R.vs)({host:o,service:c,isFork:r,...d(f)}),A=m.flatMap(_=>_.clients);return(0,S.hD)(y,{services:[c],clients:A})})}
function k(f,s,{usages:r,isFork:e}){const{host:o,attempt:n,credentials:l}=f;if(n.discovery.kind!=="found"||l?.hasToken||l?.problem)return[];const c=A=>typeof A!=
"string"&&!(0,g.Zl)(A.file)&&!r.some(({hasOwnToken:_,place:$})=>_===!0&&$===A),m=(0,P.Uc)(o).find(A=>s.some(({service:_,because:$})=>_===A&&$.some(c)));if(m===void 0)
return[];const y=w.$U({host:o,service:m,isFork:e,...d(f)});return[(0,S.hD)(y,{services:[m]})]}function O(f){const{discovery:s,hops:r}=f.attempt;return s.kind===
"failed"&&s.problem.code==="document-unauthorized"?r.at(-1)?.status??null:null}function E(f,s,{tokenVariables:r,hosts:e}){return(0,v.Bz)(r,f,e).filter(({isParent:o})=>!o||
s!==null).map(o=>w.z2({host:f,...o}))}function i(f,s,{isFork:r}){const{host:e,credentials:o}=f;return o?.hasToken?w.JD({host:e,status:s,source:o.source}):w.$U({
host:e,service:null,isFork:r,...d(f)})}function d({credentials:f,looks:s}){const r=s.flatMap(l=>l.looks),e=l=>[...new Set(r.flatMap(({held:c,source:m})=>c!=="no\
t read"===l?m:[]))],o=f===null?e(!0):[f.source],n=f===null?e(!1):[];return{searched:o,notRead:n}}function p(f,s){return f.filter(r=>!s.includes(r)).map(r=>(0,S.
hD)(w.bI({host:r})))}function h({host:f,attempt:s,credentials:r},e){const o=r?.hasToken===!0,n=[...e.flatMap(l=>l.kind==="url"&&(0,P.p4)(l.id)&&(0,P.D6)(l.id)?[
{url:l.url,service:l.id,isSent:o}]:[]),...s.hops.map(({url:l,authorization:c})=>({url:l,service:null,isSent:c==="sent"}))].flatMap(({url:l,...c})=>{const m=u(l);
return m===null||m===f?[]:[{...c,host:m}]});return[...new Map(n.toReversed().map(l=>[l.host,l])).values()]}function u(f){const s=(0,D.Dl)(f),r=s.ok?(0,v.Pm)(s.value):
null,e=r===null?null:(0,v.Pv)(r);return e?.ok?e.value:null}function a(f,s,{tokenSources:r,hosts:e}){return h(f,s).flatMap(({host:o,service:n,isSent:l})=>{const c=r.
get(o);if(c===void 0)return[];const m=n===null?f.attempt.discovery.kind==="failed":!l,y=w.To({host:(0,v.nx)(f.host),other:(0,v.nx)(o),source:c,service:n,isSent:l,
isNotice:!m||e.has(o)});return[(0,S.hD)(y,{services:n===null?[]:[n]})]})}}),2886:((ct,W,t)=>{t.d(W,{ER:()=>P,Gy:()=>f,H4:()=>M,HJ:()=>i,Np:()=>O,Rh:()=>p,TC:()=>h,
cA:()=>u,ly:()=>C,nv:()=>k,pi:()=>E,zX:()=>v});var D=t(4e3),w=t(5143),R=t(5799),g=t(1831);const S=["module","provider","version","package","lock","not"],v=({problem:s,
places:r})=>S.includes(s.code.replace(/-.*/,""))&&r.length>0&&r.every(e=>typeof e!="string"),P=({problem:s,needed:r})=>r&&s.usualSeverity==="error"&&!M.includes(
s.code),C=s=>s.some(r=>typeof r=="string"||!(0,w.Zl)(r.file)),M=["host-http2","host-check-crashed"];function k(s,r){const{severity:e,affects:o,needed:n}=s,l=n&&
r.some(c=>o.includes(c));return e==="error"&&!l?{...s,severity:"warning"}:s}const O=(s,r)=>R.oC.indexOf(s.severity)-R.oC.indexOf(r.severity),E=({problem:s,host:r,
namedHost:e=r},o)=>o.some(({code:n,host:l})=>n===s.code&&(l===null||l===e));function i(s){const r=new Map;return e=>{const o=JSON.stringify(e),n=r.get(o)??d(e,s);
return r.set(o,n),n}}function d(s,r){const e=c=>r.filter(({service:m})=>c.includes(m)),o=s.length===0?r:e(s),n=s.filter(c=>o.some(({service:m})=>m===c)),l=(o.length>
0?o:e(["any"])).flatMap(c=>c.because);return{services:n.length>0?n:s,places:(0,w.As)(p([...new Set(l)]))}}function p(s){const{own:r=[],aside:e=[]}=Object.groupBy(
s,o=>typeof o!="string"&&(0,w.Zl)(o.file)?"aside":"own");return[...r,...e]}function h(s,r){const e=r.some(({because:n})=>n.includes("hostnames input"));return{role:(0,D.
VW)(s)!==null?"guest":e?"operator":"user",host:(0,g.nx)(s)}}const u=s=>typeof s=="string"?s:`${s.file}:${s.line}`,a=1e3;function f(s,r){const e=s.flatMap(c=>(0,R.
Xd)(c)??[]).filter(({file:c,column:m,endColumn:y})=>y>m&&(0,w._M)(c)===null),o=new Map(e.map(c=>[(0,w.df)(c),c])),n=r([...o.values()].slice(0,a)),l=new Map(n.map(
c=>[(0,w.df)(c.place),c]));return({rows:c,...m})=>{const y=(0,R.Xd)(m),A=y&&l.get((0,w.df)(y));return A?{...m,line:A}:m}}}),6146:((ct,W,t)=>{t.d(W,{$:()=>R,o:()=>w});
var D=t(2886);const w=(P,{kind:C,source:M,address:k,constraints:O,places:E})=>JSON.stringify([P,C,M,k,O,E[0]??null]);function R(P,C){const M=g(C,({rows:O=[]})=>O),
k=g(C.filter(v),({places:O})=>O.map(D.cA));return M.size+k.size===0?P:P.map(({directory:O,clients:E,rows:i})=>({directory:O,clients:E,rows:i.map(d=>{const p=M.get(
w(O,d))??d.rejectedAt.flatMap(a=>k.get((0,D.cA)(a))??[]);if(p.length===0)return d;const h=p.map(({finding:a})=>(0,D.nv)(a,E)).sort(D.Np),u=new Map(h.map(({problem:{
code:a,title:f,usualSeverity:s}})=>[a,{code:a,title:f,usualSeverity:s}]));return{...d,worst:h[0]?.severity??null,problems:[...u.values()]}})}))}const g=(P,C)=>Map.
groupBy(P.flatMap(M=>C(M).map(k=>({key:k,finding:M}))),({key:M})=>M),S=/^(?:constraint|lock)-/,v=({problem:P,host:C})=>C===null&&S.test(P.code)}),2389:((ct,W,t)=>{
t.d(W,{j7:()=>a,k2:()=>e,S4:()=>f});var D=t(3217),w=t(7052),R=t(5143),g=t(5799),S=t(1064),v=t(8185),P=t(2886);function C({notes:o,usages:n,isEmpty:l,complaints:c,
tokenHosts:m,answered:y,contacted:A},_){const $=({problem:V})=>V.code==="file-syntax",T=new Set(o.filter($).map(g.W7)),I=[...o.map(V=>O(V,T,_)),...[...(0,v.C)(n,
_),...y.map(M),...c,...(0,D.ky)(m,A)].map(V=>(0,P.nv)(V,_.dialect.clients)),...l?[E(_)]:[]],{placed:b=[],others:j=[]}=Object.groupBy(I,({places:V})=>V.length>0?
"placed":"others");return[...(0,g.DF)(b,V=>{const{problem:F,severity:Q,affects:q,host:ot,namedHost:_t,exclude:Mt}=V,{code:Pt,message:Ct,help:At}=F;return[ot,_t,
Pt,Q,Ct,At,q,Mt===void 0]}),...j]}function M(o){const{host:n,problem:l}=o;return n===null?o:{...o,services:[],problem:(0,g.pj)(l,(0,P.TC)(n,[]))}}const k=o=>g.oC[g.
oC.indexOf(o)+1]??o;function O(o,n,{dialect:l,allowedHosts:c}){const{problem:m,clients:y,isPlaceholder:A,checkedFor:_=l}=o;if(m.code==="file-limit"&&c.length>0){
const F=`${m.message}; it may use hosts that are not in \`allowed-hosts\``,Q={...m,message:F};return{...o,problem:Q,severity:"error"}}const $=(0,g.W7)(o),T=o.aside??
$,I=o.severity==="error"&&(A||n.has($)||(0,R.Zl)(T)),b=I?"warning":o.severity,j=_.isGuess&&S.Du.some(F=>!y.includes(F)),G={...o,severity:j?k(b):b},V=(0,P.nv)(G,
_.clients);return I||(0,R.Zl)(T)?{...V,exclude:[(0,R.n7)(T)]}:V}const E=({scan:o,hostnames:n,usages:l})=>(0,g.hD)((0,w.JW)({scan:o,hasHostnames:n.length>0,isFleet:l.
length>0}));var i=t(6146);const d=function(...o){const{judgeRequests:n}=t.late([693,667,597,977],6597);return new.target?new n(...o):n(...o)},p=function(...o){const{
crashedVisit:n}=t.late([693,667,597,977],6597);return new.target?new n(...o):n(...o)},h=function(...o){const{judgeVisit:n}=t.late([693,667,597,977],6597);return new.target?
new n(...o):n(...o)},u=function(...o){const{outcomesOf:n}=t.late([693,667,597,977],6597);return new.target?new n(...o):n(...o)},a={findings:[],roots:[],requests:[],
answering:new Set};function f(o,n,l=()=>[]){const{predicted:c,stopped:m}=o,y=s(o,n),A=[...o.notes,...c.findings.filter(({host:q})=>q===null)],_=C({...o,notes:A,
...r(y,c,n)},n),$=[...y.flatMap(q=>q.findings),..._],T=q=>!(0,P.pi)(q,n.ignore),I=$.filter(T).sort(P.Np),b=(0,P.Gy)(I,l),j=q=>q.filter(T).map(b).sort(P.Np),G=y.
map(q=>{const ot=j(q.findings.filter(_t=>!(0,P.zX)(_t)));return{...q,findings:ot,clients:u(ot)}}),V=({exclude:q})=>+(q!==void 0),F=j([...y.flatMap(q=>q.findings.
filter(P.zX)),..._]).toSorted((q,ot)=>(0,P.Np)(q,ot)||V(q)-V(ot)),Q=[...G.flatMap(q=>q.findings),...F].sort(P.Np);return{passed:m===null&&!Q.some(({severity:q})=>e(
q,n.failOn)),stopped:m,hosts:G,files:F,findings:Q,ignored:$.length-Q.length,roots:(0,i.$)(c.roots,I)}}function s(o,n){const{visits:l,newHosts:c,predicted:m}=o,y=Map.
groupBy(o.requirements,({host:I})=>I),A=Map.groupBy(m.findings,({host:I})=>I),_=new Map(m.requests.map(I=>[I.host,I])),$=new Set(l.map(({host:I})=>I)),T={...n,...o,
hosts:$};return l.map(I=>{const{host:b}=I,j={visit:I,requirements:y.get(b)??[],predicted:A.get(b)??[],requests:_.get(b)??null,answering:m.answering,isNew:c.has(
b)};try{return h(j,n,T)}catch(G){return p(j,n.dialect,G)}})}function r(o,{findings:n,requests:l},c){const m=new Set(o.map(({visit:_})=>_.host)),y=o.flatMap(({visit:_,
services:$})=>(0,D.fc)(_,$)),A=l.flatMap(_=>d(_,[],c).map($=>({...$,host:_.host})));return{answered:[...n,...A].filter(({host:_})=>_!==null&&!m.has(_)),contacted:[
...m,...[...y,...l].map(({host:_})=>_)]}}const e=(o,n)=>o==="error"?n!=="never":o==="warning"&&n==="warning"}),4e3:((ct,W,t)=>{t.d(W,{$$:()=>O,B9:()=>r,Cw:()=>m,
I0:()=>E,K4:()=>k,NM:()=>o,VW:()=>s,Wt:()=>a,YA:()=>l,_r:()=>n,dh:()=>S,eZ:()=>i,go:()=>p,mP:()=>h,oZ:()=>A,px:()=>P,qZ:()=>e,zM:()=>c,zN:()=>M,zd:()=>d});var D=t(
6174),w=t(1064),R=t(9562);const g=300;function S(_,$=g){if(_.length<=$)return _;const T=(0,D._U)(_);return T.length<=$?T:`${v(T,$)}\u2026`}const v=(_,$)=>structuredClone(
_.slice(0,$).toWellFormed()),P=(_,$)=>`${_} ${_===1?$:C($)}`,C=_=>`${_.replace(/(?<=[^aeiou])y$/,"ie")}s`;function M(_,$){const{length:T}=_,I=typeof $=="number"?
$:T<=2*$.few?T:$.few,b=_.slice(I);return{shown:_.slice(0,I),rest:b,more:b.length}}function k(_,$,T=String,I=b=>`${b} more`){const{shown:b,more:j}=M(_,$),G=b.map(
V=>T(V)).join(", ");return j>0?`${G} and ${I(j)}`:G}const O=_=>new TextEncoder().encode(_).length;function E(_,$,T,I){const b=[];let j=0;for(const G of Iterator.
from(_).map(I)){if(j+=O(G)+T,j>$)break;b.push(G)}return{shown:b,more:_.length-b.length}}const i=_=>_.map($=>w.bB[$]).join(" and "),d=_=>`the clients print "${_}\
"`;function p(_){return _===null?"null":Array.isArray(_)?"an array":typeof _=="object"?"an object":`a ${typeof _}`}function h(_){if(_.kind==="error")return`cann\
ot be read: ${_.code}`;const{bytes:$,maxBytes:T}=_;return`has ${$} bytes and is not read; the limit is ${T/1024/1024} MiB`}const u={[R.e$]:"correct the host in \
the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[R.xq]:"correct the host in `source`, or add the `source` that a c\
hild module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function a(_){return _.
flatMap(T=>u[T]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const f=new Map([["registry.terraform.io","\
https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.or\
g","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),s=_=>f.get(_)??null,r=_=>`wait and run the check again; see ${s(_)??"its status p\
age"}, and consider a network mirror for providers`,e=_=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${_} serves its discovery document to \
everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function o({page:_,asked:$},T){if(_===null)return T;const I=_.title===
""?"":` ("${_.title}")`,b=T.guest??e($);switch(_.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:b,because:`\
the host returned a sign-in page${I}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${I}: allow this machine to reach the host`;case"\
other":{const j=T.user??`check that ${$} is a registry, and ${a([])}`;return{...T,user:j,guest:b,because:`the host returned an HTML page${I}`}}}}const n=({url:_,
status:$,reason:T})=>`${_} returned ${`${$} ${S(T)}`.trim()}`,l=_=>`${Math.round(_/100)/10} s`,c=_=>_.kind==="several"?_.reasons:[_];function m(_){switch(_.kind){case"\
deadline":return`the check reached its deadline of ${l(_.ms)}`;case"signal":return`the check was interrupted by ${_.signal}`;case"crash":return"tf-disco crashed";case"\
missing":return y(_);case"several":return _.reasons.map(m).join("; ")}}function y({repositories:_,total:$}){const T=$===1?"repository":"repositories",I=_.length===
1?"is":"are",b=k(_,10,S);return`${_.length} of ${$} ${T} ${I} missing: ${b}`}const A=({kind:_,address:$,version:T})=>`${_} ${$} ${S(T,40)}`}),3534:((ct,W,t)=>{t.
d(W,{$U:()=>p,Eu:()=>k,JD:()=>d,QU:()=>C,To:()=>a,bI:()=>f,fj:()=>O,iX:()=>s,tK:()=>E,z2:()=>u});var D=t(4283),w=t(1064),R=t(1831),g=t(2713),S=t(4e3),v=t(5799),
P=t(8937);const C=({source:o})=>(0,v.CC)("credentials-empty",{message:`the token from ${o} is empty`,help:"check the name of the secret and that this workflow c\
an read it: GitHub replaces a missing secret with an empty string"}),M={"control character":{has:"contains a line break or another control character, which no c\
lient can send",help:"store the token again without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'s\
tore only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotation marks"},"o\
uter white space":{has:"begins or ends with white space, which is sent with it",help:"store the token without the white space around it"},"inner white space":{has:"\
contains white space",help:"check whether two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"\
copy the token again: a hyphen or quotation mark may have been replaced"}},k=({source:o,slip:n})=>(0,v.CC)("credentials-malformed",{message:`the token from ${o}\
 ${M[n].has}`,help:M[n].help,...n==="control character"?{}:{severity:"warning"}}),O=({source:o})=>(0,v.CC)("credentials-short",{message:`the token from ${o} has\
 fewer than ${g.Il} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create \
a longer one"}),E=o=>(0,v.CC)("credentials-differ",{message:`for host ${(0,R.nx)(o.host)}, ${i(o.first)} and ${i(o.other)}`,help:`set the token for both clients\
 in ${(0,R.fK)(o.host)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`}),i=({client:o,source:n})=>n===null?`${w.bB[o]} f\
inds no token`:`${w.bB[o]} uses the token from ${n}`,d=({host:o,status:n,source:l})=>(0,v.CC)("credentials-rejected",{message:`host ${(0,R.nx)(o)} returned ${n}\
 for the token from ${l}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,D.jr)((0,R.
cu)(o))}; then store a new one in the same place`});function p({host:o,service:n,...l}){const c=(0,R.nx)(o),[m=""]=(0,R.fK)(o);return(0,P.ti)("credentials-missi\
ng",`host ${c} requires a token${n===null?"":` for ${n}`}`,`add the line "${c}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${m}: \${{ secrets.REGIST\
RY_TOKEN }}" to env; outside GitHub ${h(m)}`,l)}const h=o=>/^\w+$/.test(o)?`export ${o}=\u2026`:`env '${o}=\u2026' terraform init`,u=o=>(0,v.CC)("credentials-ne\
ar-miss",{message:`${o.variable} seems to be meant for host ${(0,R.nx)(o.host)}, but ${o.why}`,help:`rename it to ${o.write}: ${h(o.write)}`}),a=({host:o,other:n,
source:l,service:c,isSent:m,isNotice:y})=>(0,v.CC)("credentials-other-host",{message:`the clients do not send the token for ${n} from ${l} ${c===null?`after the\
 redirect of ${o}`:`to ${c} of host ${o}`}: they send ${m?`the token of ${o}`:"none"}`,help:c===null?`make the discovery document of ${o} public, or serve it at\
 ${o} itself`:`set the token for ${o}, and the clients send it to ${n}`,...y?{severity:"notice",affects:[]}:{}}),f=({host:o})=>(0,v.CC)("credentials-unused",{message:`\
the tokens input has a token for host ${(0,R.nx)(o)}, which is not checked`,help:"write the host as in the files, including its port, or remove the line"});function s({
host:o,token:n,challenge:l,...c}){const m=n==="sent"?"rejected the given authentication credentials":"requires authentication credentials",y=l===null?"":`, and \
asks for ${l} authentication`;return(0,v.CC)("document-unauthorized",{message:`host ${o} ${m}: ${(0,S._r)(c)}${y}`,help:(0,S.NM)({...c,asked:o},e(o,n,c.status,l))})}
const r="make the discovery document public";function e(o,n,l,c){const m=(0,S.qZ)(o);if(c!==null)return{operator:`exempt /.well-known/terraform.json from ${c} a\
uthentication`,guest:m,note:"the clients send Bearer tokens only, so no token helps"};switch(n){case"sent":{const y="check that the token is for this host, comp\
lete and not expired";return l===403?{operator:y,user:y,guest:m}:{operator:y,user:y}}case"none":{const y=(0,P.nP)(o);return{operator:`${y}, or ${r}`,user:y,guest:m}}case"\
dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${o} to respond itself, or ${r}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((ct,W,t)=>{
t.d(W,{JW:()=>k,U$:()=>g,WO:()=>C,a3:()=>M,ub:()=>E});var D=t(4e3),w=t(5143),R=t(5799);const g=({error:i,file:d})=>(0,R.CC)("file-syntax",{message:i??"the file \
is not valid UTF-8",help:(0,w.Zl)(d)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"}),S={file:"the file cannot be read",directory:"t\
he directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; i\
t is not read","link-to-special-file":"the target of the link is not a regular file; it is not read"},v={ENAMETOOLONG:"shorten the path, or list it in `exclude`",
ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},P={file:"correct the permissions, or list the file in `exclude`",directory:"correct \
the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the reposit\
ory is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},C=i=>(0,R.CC)("file-u\
nreadable",{message:"code"in i?`${S[i.what]}: ${i.code}`:S[i.what],help:(i.what==="file"||i.what==="directory"?v[i.code]:void 0)??P[i.what]}),M=()=>(0,R.CC)("fi\
le-outside",{message:"the link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"});function k({
scan:i,hasHostnames:d,isFleet:p}){const h=i.every(s=>s==="."),a=`found no Terraform or OpenTofu files in ${p?"the repositories of `usages`":h?"this directory":`\
\`scan\` (${(0,D.K4)(i,3,D.dh)})`}`,f=p?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";
return d?(0,R.CC)("nothing-to-check",{message:`${a}; only \`hostnames\` was checked`,help:`${f}, or correct \`scan\``,severity:"warning"}):(0,R.CC)("nothing-to-\
check",{message:`${a}, and \`hostnames\` is not set`,help:`${f}, correct \`scan\` or \`exclude\`, or set \`hostnames\``})}const O={depth:i=>({message:`directori\
es nested deeper than ${i} levels are not scanned`,help:"list this directory in `exclude`"}),files:i=>({message:`there are more than ${i} files; this directory \
and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:i=>({message:`the directory has more than ${i} files;\
 the files after them are not scanned`,help:"split the directory, or list files in `exclude`"}),parts:i=>({message:`the file has more than ${i} blocks, argument\
s and values; the rest is not read`,help:"split the file, or list it in `exclude`"}),"module-usages":i=>({message:`the files of this directory use more than ${i}\
 modules and providers; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:i=>({message:`\
the scan found more than ${i} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:i=>({
message:`the root modules have more than ${i} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directo\
ries in which `init` runs in `roots`"})};function E(i){switch(i.kind){case"size":return(0,R.CC)("file-limit",{message:`the file ${(0,D.mP)(i)}`,help:"split the \
file, or list it in `exclude`"});case"problems":return(0,R.CC)("file-limit",{message:`there are more than ${i.max} problems in files; ${i.omitted} are not repor\
ted`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"});case"time":return(0,R.CC)("file-limit",{message:`${(0,D.Cw)(i.stopped)}\
 after reading ${i.files} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `ex\
clude`, or raise `deadline-seconds`"});default:return(0,R.CC)("file-limit",O[i.kind](i.max))}}}),3410:((ct,W,t)=>{t.d(W,{Dr:()=>k,EK:()=>P,Fu:()=>E,dF:()=>O,vs:()=>v});
var D=t(1831),w=t(9562),R=t(4e3),g=t(5799),S=t(8937);function v({host:i,service:d,...p}){const h=(0,D.nx)(i),u=d===w.OZ?"the cloud block":"the remote backend",[
a=""]=(0,D.fK)(i);return(0,S.ti)("cloud-token",`${u} requires a token for ${h}`,`add the line "${h}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${a}\
; outside GitHub, run \`terraform login ${h}\` or \`tofu login ${h}\``,p)}const P=({url:i,version:d})=>(0,g.CC)("cloud-version",{message:`${i} returned ${d===null?
"no TFP-API-Version":`TFP-API-Version ${(0,R.dh)(d)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in \
front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}),C=i=>"why"in i?`the response of ${i.url} ${(0,R.dh)(i.why)}`:
(0,R._r)({...i,page:null}),M=(i,d,p)=>"status"in i&&[401,403,404].includes(i.status)?p:(0,g.C)(`check the logs of ${d}, and that the URL of the service is that \
of its API`),k=({host:i,organization:d,source:p,...h})=>(0,g.CC)("cloud-organization",{message:`the organization ${d} at ${i} cannot be read: ${C(h)}`,help:M(h,
i,`check the name of the organization, and that the token from ${p} is valid and belongs to a member`)}),O=i=>(0,g.CC)("cloud-workspace",{message:`the workspace\
 ${i.workspace} of ${i.organization} at ${i.host} cannot be read: ${C(i)}`,help:M(i,i.host,"check that the token may read the workspace")}),E=({host:i,organization:d,
workspace:p})=>(0,g.CC)("cloud-workspace-missing",{message:`${d} at ${i} has no workspace ${p} that the token may read; init would create it`,help:"no change is\
 required if the workspace is new; otherwise correct its name"})}),6697:((ct,W,t)=>{t.d(W,{AO:()=>C,U7:()=>P,n3:()=>M,nD:()=>E,ro:()=>O,wp:()=>S,zo:()=>v});var D=t(
3592),w=t(4e3),R=t(5799);const g=({file:p,line:h})=>`${(0,w.dh)(p)}:${h}`;function S(p){const{host:h}=p,u=`add ${h} to \`allowed-hosts\``,a=(o,n)=>(0,R.CC)("hos\
t-not-allowed",{message:o,help:n}),f=`${h}, which is not in \`allowed-hosts\``;if("service"in p)return a(`${p.service} of ${p.registry} is on ${f}`,`use another\
 registry, or ${u}`);if("package"in p){const o=`the package of ${p.package} is downloaded from ${f}`;return a(`${o} and was not contacted`,`use another module o\
r provider, or ${u}`)}if("use"in p)return p.use==="download"?a(`the source is downloaded from ${f}`,`use a source on an allowed host, or ${u}`):a(`the HTTP back\
end uses ${f}`,`use an allowed backend, or ${u}`);const s=`host ${h} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in p))return a(s,`use an a\
llowed registry, or ${u}`);const{place:r,clients:e}=p.implied;return a(`${s}; ${g(r)} names no host, and this is the default of ${(0,w.eZ)(e)}`,`name an allowed\
 registry there, ${u}, or set \`dialect\` if you use another CLI`)}const v=p=>(0,R.CC)("host-assumed",{message:`${p.host} was not contacted: ${g(p.place)} impli\
es it as the default host of ${(0,w.eZ)(p.clients)}, but the CLI could not be detected`,help:p.isListed?"list the usages of the repository with `--dialect terra\
form` or `--dialect opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"}),P=({
host:p})=>(0,R.CC)("host-generic",{message:`${p} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,help:"add t\
he real host to `hostnames` to check it"}),C=({host:p,address:h,asks:u})=>h==="metadata"?(0,R.CC)("host-private-redirect",{message:`${p} is the address of a clo\
ud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are never contacted"}):(0,R.CC)("host-private-redirect",{
message:`a public host ${u==="document"?"redirects":"leads"} to ${p}, which has a ${h} address and was not contacted`,help:`if ${u==="document"?"the redirect":"\
that"} is intended, add that host to \`hostnames\` or \`resolve\``}),M=({host:p,thrown:h})=>(0,R.CC)("host-check-crashed",{message:`${p} was not checked complet\
ely, because of a bug in tf-disco ${D.xv}: ${k(h)}`,help:`please report this text at ${D.xV}; to pass until it is fixed, add \`host-check-crashed ${p}\` to \`igno\
re\``});function k(p){if(!(p instanceof Error))return(0,w.dh)(String(p));const h=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(p.stack??"")?.[1];return(0,w.dh)(String(p))+(h===
void 0?"":` (${h})`)}const O=({host:p})=>(0,R.CC)("host-http2",{message:`${p} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it\
 was not checked`,operator:`enable HTTP/1.1 on ${p} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"});function E({
host:p,stopped:h,isBegun:u,unchecked:a,total:f,slowest:s}){const r=u?" completely: its visit was under way when":":";return(0,R.CC)("host-not-checked",{message:`${p}\
 was not checked${r} ${(0,w.Cw)(h)}, with ${a} of ${f} hosts not checked`,help:i[h.kind]+d(s)})}const i={deadline:"raise `deadline-seconds` or `concurrency`, lo\
wer `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` bel\
ow that",crash:"run the check again, and report the crash"};function d(p){return p.length===0?"":`; most of the time went to hosts without a response: ${p.map(({
host:u,tookMs:a})=>`${u} (${(0,w.YA)(a)})`).join(", ")}`}}),5799:((ct,W,t)=>{t.d(W,{C:()=>d,CC:()=>f,DF:()=>E,W7:()=>k,Xd:()=>M,aZ:()=>O,hD:()=>v,oC:()=>S,pj:()=>u,
sb:()=>C,wv:()=>P});var D=t(6174),w=t(1064),R=t(5143);const g=function(...s){const{problemFacts:r}=t.late([507],4507);return new.target?new r(...s):r(...s)},S=[
"error","warning","notice"];function v(s,{clients:r=w.zK,...e}={}){return{problem:s,severity:s.severity,affects:s.affects.filter(o=>r.includes(o)),clients:r,host:null,
services:[],places:[],needed:!0,isHostNew:!1,...e}}const P={line:1,column:1,endColumn:1};function C(s,r,e=P){const o={file:s===""?".":s,...e};return v(r,{places:[
o],clients:w.Du})}const M=({places:s})=>s.find(r=>typeof r!="string")??null,k=s=>M(s)?.file??"",O=(s,r)=>({...s,affects:s.affects.filter(e=>r.includes(e))}),E=(s,r)=>[
...Map.groupBy(s,e=>JSON.stringify(r(e))).values()].flatMap(e=>{const[o]=e;if(o===void 0||e.length===1)return e;const n=i(e,c=>c.exclude??[]),l=i(e,c=>c.rows??[]);
return{...o,needed:e.some(({needed:c})=>c),affects:i(e,({affects:c})=>c),clients:i(e,({clients:c})=>c),places:(0,R.As)((0,R.jH)(e.flatMap(({places:c})=>c))),...n.
length===0?{}:{exclude:n},...l.length===0?{}:{rows:l}}}),i=(s,r)=>[...new Set(s.flatMap(r))],d=(s,r)=>({operator:s,note:r});function p({operator:s,user:r,guest:e},{
role:o,host:n}){const l=`ask the operator of ${n} to ${s}`;switch(o){case"operator":return s;case"user":return r===s?r:r===void 0?l:`${r}; if you run ${n}, ${h(
s,r)}`;case"guest":return e??r??l}}const h=(s,r)=>s.startsWith(`${r}, or `)?s.slice(r.length+5):s;function u(s,r){const{cures:e,...o}=s;return e===void 0?s:{...o,
help:a(e,r)}}function a(s,r){const{because:e,note:o}=s,n=e===void 0?"":`${e}: `,l=o===void 0?"":`; ${o}`;return n+p(s,r)+l}function f(s,r){const{operator:e,user:o,
guest:n,because:l,note:c,...m}=r,y=e===void 0?void 0:{operator:e,user:o,guest:n,because:l,note:c},{help:A=y,..._}=m,$=g()[s],T=(0,D._U)(_.message),I={code:s,...$,
usualSeverity:$.severity,..._,message:T};return A===void 0?I:typeof A=="string"?{...I,help:(0,D._U)(A)}:{...I,help:a(A,{role:"operator",host:""}),cures:A}}}),8937:((ct,W,t)=>{
t.d(W,{$w:()=>S,nP:()=>v,pt:()=>g,ro:()=>R,ti:()=>P});var D=t(4e3),w=t(5799);const R="this pull request needs no change; run the check where the secret is avail\
able, for example on the main branch";function g({host:C,token:M,source:k},O){const E=`sent${O===null?"":` to ${O}`}`;switch(M){case"none":return`no token was f\
ound for ${C}`;case"sent":return`the token for ${C} from ${k} was ${E}`;case"dropped":return`the token for ${C} from ${k} was not ${E}, because the CLIs drop it\
 at a redirect to another host`;case"withheld":return`the token for ${C} from ${k} was not ${E}, because the URL is not https; the CLIs do send it`}}function S({
host:C,token:M},k,O,E){switch(M){case"none":return{operator:v(C),user:v(C),guest:(0,D.qZ)(C)};case"sent":return{operator:E,user:E};case"dropped":return(0,w.C)(`\
serve ${k} without the redirect to ${O??"another host"}`);case"withheld":return(0,w.C)(`serve ${k} at an https URL`)}}const v=C=>`add a token to \`tokens\` (${C}\
=\u2026) or set a TF_TOKEN_ variable`;function P(C,M,k,{isFork:O,searched:E,notRead:i}){if(O){const h=`${M}, and secrets are withheld from pull requests of fork\
s`;return(0,w.CC)(C,{message:h,help:R,severity:"notice"})}const d=i.length===0?"":`; not read: ${i.join(", ")}`,p=`${M}, and none was found (searched: ${E.join(
", ")}${d})`;return(0,w.CC)(C,{message:p,help:k})}}),9664:((ct,W,t)=>{t.d(W,{Gz:()=>w,LA:()=>S,jt:()=>R,un:()=>g});var D=t(3916);const w=(v,P)=>v===""?P:`${v}/${P}`,
R=v=>v.slice(0,Math.max(0,v.lastIndexOf("/")));function g(v,P){const C=(0,D.join)(v,P).replace(/\/$/,"");return C==="."?"":C}const S=v=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.
test(v)}),1022:((ct,W,t)=>{t.d(W,{m:()=>i,s:()=>p});var D=t(4091),w=t(1831),R=t(8408),g=t(5011);const S={terraform:["terraform.io"],opentofu:["terraform.io","op\
entofu.org"]},v="hashicorp",P="-",C='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',M="must contain\
 only letters, digits, and dashes, and may not use leading or trailing dashes",k={prefix:"terraform-",whose:"a Terraform",frequency:"often"},E={terraform:[k],opentofu:[
k,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function i(s,r){const e=s.split("/");if(e.length>3||e.includes(""))return d(C);const[o="",n,l]=e.
reverse(),c=p(o);if(!c.ok){const j=`${(0,D.ol)(o)} in source ${(0,D.ol)(s)}`;return d(`Invalid provider type: Invalid provider type ${j}: ${c.why}"`)}const m=l===
void 0,y=m?(0,D.Ju)((0,g.Vm)(r)):(0,w.Pv)(l);if(n===void 0&&y.ok){const j={hostImplied:m,namespace:v,type:c.value};return{kind:"registry",host:y.value,...j}}const _=n===
P?(0,D.Ju)(n):p(n??""),$=`namespace "" in source ${(0,D.ol)(s)}`;if(!_.ok)return d(`Invalid provider namespace: Invalid provider ${$}: ${_.why}"`);const T="Inva\
lid provider source hostname";if(!y.ok)return d(`${T}: ${T} ${$}: ${y.why}"`);const I={hostImplied:m,host:y.value,namespace:_.value,type:c.value},b=u(I,r);return b===
void 0?{kind:h(I,r),...I}:d(b)}const d=s=>({kind:"invalid",error:s});function p(s){if(/^[a-z0-9]+$/.test(s))return(0,D.Ju)(s);if(s==="")return(0,D.TR)("must hav\
e at least one character");if(s.includes("."))return(0,D.TR)("dots are not allowed");if(s.includes("--"))return(0,D.TR)("cannot use multiple consecutive dashes");
const r=(0,R.YE)(s);return r.ok?(0,D.Ju)((0,R.DI)(r.value)):(0,D.TR)(M)}function h({host:s,namespace:r},e){return r===P?"legacy":r==="builtin"&&S[e].includes(s)?
"builtin":"registry"}function u(s,r){const e=(0,g.Vm)(r);if(s.namespace===P&&s.host!==e)return`Invalid provider namespace: The legacy provider namespace "-" can\
 be used only with hostname ${e}.`;const o=E[r].find(({prefix:n})=>s.type.startsWith(n));return o===void 0?void 0:a(s,o,r)}function a(s,{prefix:r,whose:e,frequency:o},n){
const l=`${r}provider-`,c=s.type.slice(l.length);if(!s.type.startsWith(l)||!p(c).ok)return`Invalid provider type: Provider source ${(0,D.ol)(f(s))} has a type w\
ith the prefix ${(0,D.ol)(r)}, which isn't allowed because it would be redundant to name ${e} provider with that prefix. If you are the author of this provider,\
 rename it to not include the prefix.`;const m=f({...s,type:c},n);return`Invalid provider type: Provider source ${(0,D.ol)(f(s,n))} has a type with the prefix ${(0,D.
ol)(l)}, which isn't valid. Although that prefix is ${o} used in the names of version control repositories for ${e.split(" ")[1]} providers, provider source str\
ings should not include it.

Did you mean ${(0,D.ol)(m)}?`}const f=({host:s,namespace:r,type:e},o)=>o!==void 0&&s===(0,g.Vm)(o)?`${r}/${e}`:`${(0,w.nx)(s)}/${r}/${e}`}),4503:((ct,W,t)=>{t.d(
W,{DZ:()=>i,R8:()=>p,aE:()=>g,oW:()=>d,uM:()=>R});var D=t(5143),w=t(8884);function R({file:h,line:u},{links:a,repositories:f}){const{repository:s,path:r}=(0,D.bH)(
h);if(s!==null){const o=i(v(f,s),"blob"),n=r==="."?null:d(r);return o===null||n===null?null:`${o}/${n}#L${u}`}const e=a?.get(h);return e===void 0?null:e.diff?.lines.
has(u)?`${e.diff.url}R${u}`:`${e.url}#L${u}`}const g=(h,{repositories:u})=>k(v(u,h)),S=new WeakMap;function v(h,u){const a=S.get(h)??new Map(h.map(f=>[f.name,f]));
return S.set(h,a),a.get(u)}const P=600,C=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,M=/^(?:[\da-f]{40}|[\da-f]{64})$/;function k(h){const u=h?.
url??"";return u.length<=P&&C.test(u)?u:null}const O=/^https?:\/\/gitlab\./i,E=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function i(h,u="commit"){const a=k(h),f=h?.commit??"";return a===null||!M.test(f)||E.test(a)?null:`${a}${O.test(a)?"/-":""}/${u}/${f}`}function d(h){if(!h.isWellFormed())
return null;const u=f=>`%${f.charCodeAt(0).toString(16).toUpperCase()}`;return h.split("/").map(encodeURIComponent).join("/").replace(/[!'()*_~]/g,u)}function p(h){
const a=(0,w.YC)(h).flat().flatMap(f=>typeof f=="string"?[]:f.file);return new Set(a.filter(w.CN))}}),7574:((ct,W,t)=>{t.d(W,{QN:()=>P,kJ:()=>w,nO:()=>C,tY:()=>R,
u8:()=>S});var D=t(4e3);function w(M){return M<999.5?`${Math.round(M)} ms`:M<59950?`${(M/1e3).toFixed(1)} s`:`${(M/6e4).toFixed(1)} min`}function R(M){return M<
1e3?`${M} B`:M<999950?`${(M/1e3).toFixed(1)} kB`:`${(M/1e6).toFixed(1)} MB`}const g=36e5;function S(M,k){const O=(Date.parse(k)-Date.parse(M))/g;if(O>=48)return`${v(
O/24)} days`;if(O>=1)return`${v(O)} h`;const E=Math.floor(O*60);return E>=1?`${E} min`:"less than a minute"}const v=M=>Math.floor(M*10)/10,P=M=>`${M.slice(0,16).
replace("T"," ")} UTC`;function C(M,k){const O=(Date.parse(M)-Date.parse(k))/(24*g);if(Number.isNaN(O))return M;const E=Math.floor(Math.abs(O)),i=E===0?"less th\
an a day":(0,D.px)(E,"day");return`${M.slice(0,10)} (${O<0?`${i} ago`:`in ${i}`})`}}),4120:((ct,W,t)=>{t.d(W,{H8:()=>v,Iu:()=>S,QI:()=>k,SY:()=>P,dy:()=>g,od:()=>M});
var D=t(4e3),w=t(5799),R=t(1064);const g="new in this pull request",S=O=>O.replace(/^./u,E=>E.toUpperCase()),v=O=>w.oC.flatMap(E=>{const{length:i}=O.filter(d=>d.
severity===E);return i===0?[]:[(0,D.px)(i,E)]}).join(", "),P=O=>R.zK.every(E=>O.includes(E))?"all clients":C(O).join(", "),C=O=>O.map(E=>R.bB[E]);function M(O,E){
const i=E.filter(d=>O.includes(d));return O.length===0||i.length===E.length?"":C(i).join(", ")||"no client in use"}const k=({clients:O,versions:E})=>O.map(i=>[R.
bB[i],E[i]].join(" ").trim()).join(" and ")}),8884:((ct,W,t)=>{t.d(W,{CN:()=>a,Dx:()=>i,GH:()=>M,Ky:()=>g,TD:()=>S,YC:()=>p,eb:()=>P,f5:()=>d,io:()=>h,ju:()=>u,
lp:()=>E,mj:()=>k,oN:()=>O});var D=t(4e3),w=t(5143),R=t(5799);function g(e,o){const{places:n,noun:l}=S(e);return(0,D.K4)(n,o,w.eo,c=>(0,D.px)(c,`more ${l}`))}function S(e){
const o=s(e),n=r(o,c=>f(c)?(0,w._M)(c.file)??c:c),l=v(n).length>1;return{places:l?n:o,noun:l?"repository":"place"}}const v=e=>e.filter(f).filter(({file:o})=>(0,w.
_M)(o)!==null),P=e=>r(v(C(e)),({file:o})=>(0,w._M)(o)),C=e=>[...new Set(e.map(({places:o})=>o))].flat(),M=(e,o,n)=>`${e===o?"all":`${e} of`} ${o} ${n}`;function k(e,o){
const{length:n}=o>1?P(e):[];return n>1?M(n,o,"repositories"):""}function O(e,o){const n=new Set(e.flatMap(({file:m})=>(0,w._M)(m)??[])).size>1,l=m=>(n?(0,w._M)(
m.file):null)??`${m.line}:${m.file}`,c=new Set(o.map(l));return e.filter(m=>!c.has(l(m)))}function E(e,o){const n=i([e]);return g(O(n,n.slice(0,1)),o)}const i=e=>s(
C(e).filter(f)),d=e=>[...new Set(C(e).filter(o=>typeof o=="string"))];function p(e){const o=e.hosts.flatMap(({requirements:l})=>l),n=[...e.findings,...e.roots.flatMap(
({rows:l})=>l)];return[...new Set([...o.map(({because:l})=>l),...n.map(l=>l.places)])]}const h=e=>e.find(o=>(0,R.Xd)(o)!==null),u=({services:[e,...o]})=>o.length===
0?e??null:null,a=e=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(e)&&(0,w._M)(e)===null,f=e=>typeof e!="string",s=e=>r(e,o=>f(o)?`${o.line}:${o.file}`:o);function r(e,o){
const n=new Set;return e.filter(l=>{const c=o(l);return!n.has(c)&&n.add(c)})}}),6763:((ct,W,t)=>{t.d(W,{h$:()=>O,q9:()=>C,rc:()=>M});var D=t(4e3),w=t(5143),R=t(
7574),g=t(4120),S=t(8884);const v=50,P=3;function C(E){const{shown:i,more:d}=(0,D.zN)(E,v);return d===0?i:[...i,`and ${(0,D.px)(d,"more remark")}`]}function M(E){
const i=(0,S.YC)(E).some(({length:r})=>r===w.WD),p=E.roots.flatMap(({rows:r})=>r.flatMap(e=>e.platforms)).some(({available:r})=>r),h=E.files.filter(({exclude:r,
severity:e})=>r&&e!=="notice"),u=[...new Set(h.flatMap(({exclude:r})=>r??[]))],a=(0,S.eb)(h).length>0?" where their files are read":"",f=`${(0,D.px)(h.length,"f\
inding")} in tests, examples or templates, where errors are warnings`,s=`to skip such files, set \`exclude\`${a}: ${(0,D.K4)(u,P,D.dh)}`;return[...i?[`lists of \
places end after ${w.WD} places`]:[],...h.length>0?[`${f}; ${s}`]:[],...p?["signatures of provider packages were not verified"]:[]]}function k({hosts:E},i){const{
scan:d,repositories:p}=i,{length:h}=E.filter(({requirements:s})=>s.some(({because:r})=>r.some(e=>typeof e!="string"))),u=`${(0,D.px)(d.usages,"usage")} of ${(0,D.
px)(h,"registry host")}`,a=h===0?"no registry host is used":u;return p.length>0?`${a} in ${(0,D.px)(p.length,"repository")}`:d.files===0?d.durationMs===0?null:"\
found no Terraform or OpenTofu files":`scanned ${`${(0,D.px)(d.files,"file")} (${(0,R.tY)(d.bytes)})`} in ${(0,R.kJ)(d.durationMs)}: ${a}`}function O(E,i){const{
dialect:d,durationMs:p,scan:h,remarks:u}=i,{findings:a,ignored:f}=E,s=(0,g.H8)(a)||"no findings",r=f>0?`${s}, ${f} ignored`:s,o=E.hosts.length===0&&h.files===0?
"":` for ${(0,g.QI)(d)} (${d.why})`,n=k(E,i);return[`${r}; checked in ${(0,R.kJ)(p)}${o}`,...n===null?[]:[n],...u]}}),5257:((ct,W,t)=>{t.d(W,{IY:()=>M,Im:()=>k,
JT:()=>C,KS:()=>E,MP:()=>P,W$:()=>v,Xo:()=>h,cd:()=>S,ek:()=>O,lc:()=>i,op:()=>d});var D=t(9664),w=t(5011),R=t(1022);const g="hostnames input",S={file:g,line:1,
column:1,endColumn:1},v=a=>a.file===g?g:a,P=({host:a,namespace:f,name:s,system:r})=>[a,f,s,r].join("/"),C=({host:a,namespace:f,type:s})=>[a,f,s].join("/"),M=a=>"\
type"in a?C(a):P(a);function k(a){return"constraints"in a?a.constraints:a.constraint===null?[]:[a.constraint]}const O=a=>("places"in a?a.places:[a.place]).map(v);
function E({version:a},f){if(a===void 0)return null;const{text:s,value:r,place:e}=a,o=(r===void 0?s:r[f])??null;return o===null?null:{text:o,place:e}}function i({
kind:a,text:f,address:s},r,e){switch(a){case"required_provider":case"state_store_provider":case"lock_provider":{const o=(0,R.m)(f??"",e);return o.kind==="regist\
ry"?o:null}case"required_provider_nosource":case"required_provider_legacy":return{host:r,namespace:"hashicorp",type:d(s)};case"implied_provider":return{host:r,namespace:"\
hashicorp",type:(f??"").replace(/[._].*$/s,"")};default:return null}}const d=a=>a.replace(/^.*\./s,""),p=/^\.{1,2}\//;function h(a,f){const s=Map.groupBy(f,({lockFile:n})=>n),
r=new Set(a.flatMap(({kind:n,text:l,place:c})=>u.test(n)&&!p.test(l??"")?(0,D.jt)(c.file):[])),e=new Map,o=(n,l)=>{if(n.calls.length>0||n.directories.some(y=>r.
has(y)))return!0;const c=e.get(n)??new Set(n.providers.map(y=>C(y.provider)));e.set(n,c);const m=i(l,(0,w.Vm)(n.client),n.client);return m===null||c.has(C(m))};
return a.map(n=>{if(n.kind!=="lock_provider"||n.needs.length===0)return n;const l=s.get(n.place.file);return l===void 0||l.some(c=>o(c,n))?n:{...n,needs:[]}})}const u=/^(?:module|test_module|terragrunt_source|installed_module)/}),
8416:((ct,W,t)=>{t.d(W,{L2:()=>O,WJ:()=>M,oh:()=>k,rU:()=>E,uQ:()=>i});var D=t(4e3),w=t(5143),R=t(1064),g=t(9664),S=t(5603),v=t(7854),P=t(3469);const C=function(...r){
const{readTools:e}=t.late([9,321,354,325,706],1706);return new.target?new e(...r):e(...r)},M=([r,...e])=>r===void 0||e.length>0?"both":r;function k(r,e){const o=(0,v.
Oo)(()=>C(r,e));return()=>o(null)}function O({setting:r,scan:e}){const{name:o}=r,n=o==="auto"?null:o==="both"?R.Du:[o],l=e===null||e.isEmpty?null:e,c=l===null?[]:
u(l,r,n),m={setting:r,signs:c,constraints:l?.constraints??[]};if(n!==null)return a(n,["set by `dialect`"],[],m);if(l===null)return a(R.Du,["CLI not detected; se\
t `dialect` to check one"],[],m);const y=h(c);if(y.length===0)return{...a(["terraform"],["assumed, CLI not detected; set `dialect`"],[],m),isGuess:!0};const A=d(
y),_=A.flatMap($=>y.find(T=>T.client===$)??[]);return a(A,_.map(s),y,m)}function E({clients:r},e){if(e===null||e.isEmpty)return R.zK;const o=new Set([...r,...e.
tools().others]);return e.usesTerragrunt&&o.add("terragrunt"),R.zK.filter(n=>o.has(n))}function i(r,{evidence:e,versions:o}){return(n,l)=>{const c=e.some(m=>{if(m.
level!=="version-file"||m.version===null)return!1;const y=(0,g.jt)(m.place.file);return m.client===n&&(y===""||`${l}/`.startsWith(`${y}/`))});return r.version??
(c?o[n]??null:null)}}const d=r=>R.Du.filter(e=>r.some(o=>o.client===e));function p(r){const e=r.filter(({place:o})=>!(0,w.Zl)(o.file));return e.length===0?r:e}function h(r){
const e=p(r),o=S.A.find(n=>e.some(l=>l.level===n));return e.filter(({level:n})=>n===o)}function u({signs:r,tools:e,hasCloudHostname:o},{version:n},l){const c=h(
r),m=l??d(c),y=c.every(({place:b})=>(0,w.Zl)(b.file)),A=l===null&&(y||c.some(({isCloud:b})=>b)),_=n===null&&m.some(b=>(0,P.w)(b,[]).length>1);if(!A&&!_)return r;
const{setsCloudHostname:$,signs:T}=e(),I=o||$;return[...r.filter(({isCloud:b})=>!(b&&I)),...T]}function a(r,e,o,n){const l=r.map(y=>f(y,n)),c=l.filter(({version:y})=>y!==
null),m=c.flatMap(({signs:y})=>y.slice(0,1).map(s));return{name:M(r),clients:r,releases:l.flatMap(({releases:y})=>y),versions:Object.fromEntries(c.map(y=>[y.client,
y.version??""])),why:[...new Set([...e,...m])].join(", "),evidence:[...new Set([...o,...l.flatMap(({signs:y})=>y)])]}}function f(r,{setting:e,signs:o,constraints:n}){
const l=($,T)=>{const[I=null,...b]=$,j=(0,P.w)(r,$);return{client:r,releases:j,version:b.length===0?I:null,signs:T}};if(e.version!==null)return l([e.version],[]);
const c=p(o.filter($=>$.client===r&&$.version!==null)),m=new Set(c.map(({version:$})=>($??"").replace(/^v/,"")));if(m.size>0){const $=l([...m],c);return{...$,version:(0,P.
l)($.version??"")?$.version:null}}const y=p(n),A=l([],[]),_=l(y.map(({text:$})=>$),y.map(({text:$,place:T})=>({client:r,level:"syntax",place:T,text:`requires ${(0,D.
dh)($)}`,version:$})));return _.releases.length===A.releases.length?A:_}const s=({place:r,text:e})=>`${r.file}:${r.line} ${e}`}),2161:((ct,W,t)=>{t.d(W,{L8:()=>O,
TD:()=>p,U4:()=>M,Z8:()=>h,e0:()=>k,tr:()=>C});var D=t(1064);const w=["terraform"],R=["opentofu"],g=[[/\.tf(\.json)?$/,"config",D.Du],[/\.tofu(\.json)?$/,"confi\
g",R],[/\.tftest\.(hcl|json)$/,"test",D.Du],[/\.tofutest\.(hcl|json)$/,"test",R],[/\.tfquery\.(hcl|json)$/,"query",w],[/\.tfmigrate\.hcl$/,"migrate",w],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",w],[/\.tfdeploy\.(hcl|json)$/,"deploy",w],[/\.(tf|tofu)mock\.hcl$/,null,D.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",D.Du]],S=/\.(tf|tofu|hcl|json)$/,
v=".terraform.lock.hcl",P={class:"lock",syntax:"hcl",clients:D.Du,isOverride:!1},C=u=>u.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(u),M=".terraform\
/modules/modules.json",k={...P,class:"manifest",syntax:"json"};function O(u,a,f){if(u===v)return P;const s=S.test(u)?g.find(([T])=>T.test(u)):void 0,[r=/$/,e=null,
o=[]]=s??[];if(e===null)return;const n=E(u)&&e==="test"&&f==="tests";if(E(u)&&!n)return;const l=u.search(r),c=u.slice(0,l),m=c+u.slice(l).replace(".tf",".tofu"),
y=c==="override"||c.endsWith("_override"),A=n||m!==u&&a.has(m);if(A&&!o.includes("terraform"))return;const _=A?w:o,$=u.endsWith(".json")?"json":"hcl";return{class:e,
syntax:$,clients:_,isOverride:y}}const E=u=>u.startsWith(".")||u.endsWith("~")||u.startsWith("#")&&u.endsWith("#"),i=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
d=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqu\
a|bitbucket-pipelines)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|p\
re-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),p=u=>i.test(u),h=u=>p(u)||d.test(u)}),6195:((ct,W,t)=>{
t.d(W,{$8:()=>C,G$:()=>M,Ls:()=>v,UO:()=>k,VK:()=>S,sT:()=>E,sq:()=>O});var D=t(6760),w=t(7052),R=t(2161);const g=/[*?[{]/;function S(d){const p=d.split("/"),h=p.
findIndex(u=>g.test(u));return h<0?{fixed:d}:{fixed:p.slice(0,h).join("/"),glob:p.slice(h).join("/")}}function v(d){const p=d.map(h=>{const u=h.replace(/^(\.\/)+/,
"").replace(/(?<!\/)\/+$/,"");return{glob:u,start:P(u)}});return h=>{const u=h.toLowerCase();return p.some(({glob:a,start:f})=>a===h||u.startsWith(f)&&D.posix.matchesGlob(
h,a))}}function P(d){const[p=""]=d.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(d)??[];return p.toLowerCase()}const C=({file:d,glob:p},h)=>d===h||p!==void 0&&D.
posix.matchesGlob(h,p),M=d=>d.startsWith(".")||d==="node_modules",k=(d,p)=>d===p||d.startsWith(p.endsWith(D.sep)?p:p+D.sep),O=d=>D.sep==="/"?d:d.replaceAll(D.sep,
"/");function E(d,p,h,u){if(d.kind==="error")return(0,w.WO)({what:"link",code:d.code});const{kind:a,path:f}=d;return k(f,p.boundary)?a==="directory"?null:a==="s\
pecial"?(0,w.WO)({what:"link-to-special-file"}):{path:f,isScanned:i(f,p,h,u)}:(0,w.a3)()}function i(d,p,h,u){if(p.file!==void 0||p.glob!==void 0||!k(d,p.path))return!1;
const[a="",...f]=O((0,D.relative)(p.path,d)).split("/").toReversed();if(f.some(M))return!1;const s=O((0,D.relative)(h,d)).split("/");return s.map((e,o)=>s.slice(
0,o+1).join("/")).slice(-1-f.length).some(u)?!1:(0,R.L8)(a,new Set([a]),f[0]??"")!==void 0}}),5603:((ct,W,t)=>{t.d(W,{A:()=>S,j:()=>v});var D=t(5143),w=t(5799),
R=t(1064),g=t(5011);const S=["lock-file","syntax","version-file","tool","hook"];class v{signs=new Map;constraints=new Map;addFile({file:M,kind:{clients:k},scope:O,
isContext:E}){if(E)return;const[i,...d]=k;if(i!==void 0&&d.length===0&&!/(^|\/)[.#][^/]*$/.test(M)){const p=`is read by ${R.bB[i]} only`;this.addSign({client:i,
level:"syntax",place:{file:M,...w.wv},text:p})}for(const p of O.declared)this.addDeclared(p)}end(M){for(const{kind:k,host:O,place:E,clients:i,isOverridden:d}of M)
if(k==="lock_provider"){const p=R.Du.find(u=>(0,g.Vm)(u)===O),h=`locks providers from ${O}`;p&&this.addSign({client:p,level:"lock-file",place:E,text:h})}else k===
"cloud_default"&&!d&&i.includes("terraform")&&this.addSign({client:"terraform",level:"syntax",place:E,text:"has a cloud block without hostname",isCloud:!0});return{
signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addDeclared(M){const{kind:k,text:O,place:E}=M;if(k==="version")P(this.constraints,O,M);else if(k===
"binary"){const i=O==="tofu"?"opentofu":"terraform";this.addSign({client:i,level:"version-file",place:E,text:"sets terraform_binary"})}else if((0,R.SO)(k)){const{
client:i,what:d}=R.$I[k];this.addSign({client:i,level:"syntax",place:E,text:`has ${d}`})}}addSign(M){P(this.signs,`${M.client} ${M.text}`,{...M,version:null})}}
function P(C,M,k){const O=(0,D.Zl)(k.place.file)?`${M} aside`:M;C.has(O)||C.set(O,k)}}),7854:((ct,W,t)=>{t.d(W,{G4:()=>O,O8:()=>R,Oo:()=>C,VZ:()=>g,kA:()=>P,s7:()=>v,
sw:()=>S,vH:()=>M});var D=t(7052),w=t(5799);const R=["module","state","lock"],g=["version","compatible","provider-version"];function S(E,i){const d=C(h=>h.filter(
u=>i.includes(u))),p=C(h=>h.map(u=>({...u,clients:d(u.clients)})).filter(u=>u.clients.length>0));return E.flatMap(h=>{const u=d(h.clients);if(u.length===h.clients.
length)return h;const a=p(h.needs),f=h.isHostImplied?a[0]?.host??h.host:h.host;return u.length===0?[]:{...h,clients:u,needs:a,host:f}})}const v=({workspace:E,hasOwnToken:i,
directHost:d})=>E!==void 0||i===!0||d!==void 0,P=E=>new Set(E.flatMap(({host:i,isHostImplied:d})=>d?[]:i??[]));function C(E){let i;return d=>{i??=new Map;const p=i.
get(d);if(p!==void 0||i.has(d))return p;const h=E(d);return i.set(d,h),h}}const M=(E,i)=>E.filter(({clients:d})=>d.some(p=>i.includes(p))),k=1e4;function O(E=k){
const i=[],d=new Set,p={error:0,warning:0,notice:0};let h=0;const u=f=>{const{code:s,severity:r}=f.problem,e=s==="file-syntax"?(0,w.W7)(f):null;d.has(e)||(e!==null&&
d.add(e),p[r]+=1,p[r]<=E?i.push(f):h+=1)},a=()=>(0,w.sb)(".",(0,D.ub)({kind:"problems",max:E,omitted:h}));return{add:u,all:()=>h===0?i:[...i,a()]}}}),9488:((ct,W,t)=>{
t.d(W,{G:()=>E});var D=t(3024),w=t(6760),R=t(5747),g=t(7052),S=t(5799),v=t(9664),P=t(2161),C=t(6195);const M={files:1e6,directoryFiles:5e4},k=200,O=1e4;function*E(h,u={
toolFiles:[],hasPlugins:!1},a=M){const f=new d(h,u,a);for(const s of h.scan){const r=i(f.root,s);"path"in r?yield*f.walkFrom(r):yield{name:s,files:[],notes:[r]}}}
function i(h,u){const{fixed:a,glob:f}=(0,C.VK)(u);try{const s=(0,D.realpathSync)((0,w.resolve)(h,a)),r=(0,C.sq)((0,w.relative)(h,s)),e=(0,C.UO)(s,h),o=e?h:s;if(f!==
void 0)return{path:s,name:r,boundary:o,glob:(0,v.Gz)(r,f)};if((0,D.statSync)(s).isDirectory())return{path:s,name:r,boundary:o};const n=(0,w.resolve)(s,"..");return{
...{path:n,name:(0,C.sq)((0,w.relative)(h,n))},boundary:e?h:n,file:r}}catch(s){return(0,S.sb)(u,(0,g.WO)({what:"scan",code:(0,R.Oj)(s)}))}}class d{root;isExcluded;aside;limits;selected;files=0;constructor({
root:u,scan:a,exclude:f},s,r){this.root=(0,D.realpathSync)(u),this.isExcluded=(0,C.Ls)(f),this.aside=s,this.limits=r,this.selected=a.length>1?new Set:null}*walkFrom(u){
const{path:a,name:f,glob:s,file:r}=u,o=[{path:a,name:f,depth:0,isSelected:s===void 0&&r===void 0}];for(let n=o.pop();n!==void 0;n=o.pop()){const{name:l}=n,c=p(n);
if("problem"in c){yield{name:l,files:[],notes:[c]};continue}const m=this.findFiles(u,n,c);this.files+=m.files.length;const y=this.limits.files;if(this.files>y){
const A=(0,S.sb)(l,(0,g.ub)({kind:"files",max:y}));yield{name:l,files:[],notes:[...m.notes,A]};return}if(yield m.files.every(({isContext:A})=>A)?{...m,files:[]}:
m,u.file!==void 0)return;for(const A of this.findDirectories(u,n,c))o.push(A)}}findFiles(u,a,f){const{name:s}=a,r=[],e=[];for(const o of this.filesAmong(u,a,f))
if("problem"in o)e.push(o);else if(r.length<this.limits.directoryFiles)r.push(o);else{const n=this.limits.directoryFiles;e.push((0,S.sb)(s,(0,g.ub)({kind:"direc\
tory",max:n})));break}return{name:s,files:r,notes:e}}*filesAmong(u,a,f){const s=new Set,{aside:r}=this;let e=!1;for(const n of f)(0,P.tr)(n.name)&&!n.isDirectory()&&
s.add(n.name),e||=n.name===".terraform",r.hasPlugins||=n.name==="terraform.d";const o=w.posix.basename(a.name);for(const n of f){if(n.isDirectory())continue;const l=(0,v.
Gz)(a.name,n.name),c=(0,P.L8)(n.name,s,o);if(c===void 0){r.toolFiles.length<O&&(0,P.Z8)(n.name)&&!this.isExcluded(l)&&r.toolFiles.push(l);continue}const y={path:a.
path+w.sep+n.name,file:l,kind:c,isContext:!this.select(u,a,l)};n.isFile()?yield y:n.isSymbolicLink()?yield*this.follow(u,y):yield(0,S.sb)(l,(0,g.WO)({what:"spec\
ial-file"}))}if(e&&a.isSelected){const n=[a.path,...P.U4.split("/")].join(w.sep),l=(0,R.$r)(n);l.kind==="file"&&l.path===n&&(yield{path:n,file:(0,v.Gz)(a.name,P.
U4),kind:P.e0,isContext:!1})}}select(u,a,f){return!(a.isSelected||(0,C.$8)(u,f))||this.isExcluded(f)||this.selected?.has(f)?!1:(this.selected?.add(f),!0)}*follow(u,a){
const f=(0,C.sT)((0,R.$r)(a.path),u,this.root,this.isExcluded);f!==null&&("code"in f?yield(0,S.sb)(a.file,f):yield{...a,path:f.path,isContext:a.isContext||f.isScanned})}findDirectories({
glob:u},{path:a,name:f,depth:s,isSelected:r},e){return e.toReversed().flatMap(o=>{if(!o.isDirectory()||(0,C.G$)(o.name))return[];const n=(0,v.Gz)(f,o.name);if(this.
isExcluded(n))return[];const l=r||u!==void 0&&w.posix.matchesGlob(n,u);return{path:a+w.sep+o.name,name:n,depth:s+1,isSelected:l}})}}function p({path:h,name:u,depth:a}){
if(a>k)return(0,S.sb)(u,(0,g.ub)({kind:"depth",max:k}));try{return(0,D.readdirSync)(h,{withFileTypes:!0}).sort((f,s)=>f.name<s.name?-1:1)}catch(f){return(0,S.sb)(
u,(0,g.WO)({what:"directory",code:(0,R.Oj)(f)}))}}}),5751:((ct,W,t)=>{t.d(W,{s:()=>n});var D=t(3024),w=t(6760),R=t(5747),g=t(4091),S=t(4e3),v=t(7030),P=t(6181),
C=t(1831);function M(_){const $=b=>_[b]||_[b.toLowerCase()]||"",T={http:O("HTTP_PROXY",$("HTTP_PROXY")),https:O("HTTPS_PROXY",$("HTTPS_PROXY"))},I=d($("NO_PROXY"));
return b=>{const j=T[b.scheme];return j===null||i(b.name)||I(b)?null:j}}const k=["http:","https:"];function O(_,$){if($==="")return null;const T=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test($)?$:`http://${$}`);if(T===null)throw new TypeError(`${_} is not a URL; expected http://HOST:PORT`);if(!k.includes(T.protocol))throw new TypeError(`${_} is\
 a ${T.protocol}// proxy; expected http:// or https://`);if(!E(T.username)||!E(T.password))throw new TypeError(`${_} has a user name or password with a bare "%"\
; write "%25" for it`);return T}function E(_){try{return decodeURIComponent(_),!0}catch($){if($ instanceof URIError)return!1;throw $}}const i=_=>_==="localhost"||
["127.0.0.0/8","::1/128"].some($=>h($)?.(_));function d(_){const $=_.split(",").map(T=>T.trim().toLowerCase()).filter(T=>T!=="").map(p);return T=>$.some(I=>I(T))}
function p(_){if(_==="*")return()=>!0;const $=h(_);if($!==null)return({name:V})=>$(V);const{name:T,port:I}=f(_),b=V=>I===""||String(V.port)===I,j=(0,v.isIP)(T)===
4?32:128,G=h(`${T}/${j}`)??a(T);return V=>b(V)&&G(V.name)}function h(_){const[,$="",T=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(_)??[];if(!u($))return null;const I=Number(
T);if(I>((0,v.isIP)($)===4?32:128))return null;const b=I-((0,v.isIP)($)===6?96:0),j=new v.BlockList,G=(0,v.isIP)((0,P.n7)($))===4&&b>=0;return G?j.addSubnet((0,P.
n7)($),b,"ipv4"):j.addSubnet($,I,"ipv6"),V=>{const F=(0,P.n7)(G?V:V.replace(/%.*$/s,""));return(0,v.isIP)(F)===(G?4:6)&&j.check(F,G?"ipv4":"ipv6")}}const u=_=>(0,v.
isIP)(_)!==0&&!_.includes("%");function a(_){if(_==="")return()=>!1;const $=_.replace(/^\*\./,"."),T=$.replace(/^\./,""),I=(0,C.Pv)(T),b=I.ok?I.value:T,j=G=>!$.
startsWith(".")&&G===b;return G=>(0,v.isIP)(G)===0&&(G.endsWith(`.${b}`)||j(G))}function f(_){const $=/^\[([^\]]*)\]:([^:]*)$/.exec(_)??/^([^:[\]]*):([^:[\]]*)$/.
exec(_);return $===null?{name:_,port:""}:{name:$[1]??"",port:$[2]??""}}var s=t(3152);const r=function(..._){const{X509Certificate:$}=process.getBuiltinModule("n\
ode:crypto");return new.target?new $(..._):$(..._)},e=4*1024*1024,o=20;function n(_,{environment:$,directory:T,wording:I=s.w7}){const{settings:b,mistakes:j}=(0,s.
P$)(_,I),G=m(b.caFile,I),V=c($),F=[G,V].flatMap(ot=>ot.ok?[]:[ot.why]),Q=l(b.scan,T).slice(0,o).map(ot=>I.missingPath(ot,T)),q=[...j,...F,...Q];if(q.length>0||!G.
ok||!V.ok)throw new s.GN(q);return{...b,authorities:G.value,chooseProxy:V.value}}const l=(_,$)=>_.filter(T=>!/[*?[\]{}]/.test(T)&&!(0,D.existsSync)((0,w.resolve)(
$,T)));function c(_){try{return(0,g.Ju)(M(_))}catch($){if($ instanceof TypeError)return(0,g.TR)($.message);throw $}}function m(_,{setting:$}){if(_===null)return(0,g.
Ju)(null);const T=(0,R.yR)(_,e),I=$("ca-file");if(!T.ok)return(0,g.TR)(`${I} "${_}" ${(0,S.mP)(T.failure)}`);const b=A(T.text);return b.ok?b:(0,g.TR)(`${I} "${_}\
" ${b.why}`)}const y=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function A(_){const $=_.match(y)??[];if($.length===0)return(0,g.TR)("contains \
no certificate; expected PEM");try{for(const T of $)new r(T);return(0,g.Ju)($.join(`
`))}catch(T){return(0,g.TR)(`contains an invalid certificate: ${T instanceof Error?T.message:T}`)}}}),1435:((ct,W,t)=>{t.d(W,{j:()=>v,o:()=>P});var D=t(9562);const w=function(...M){
const{thisMachine:k}=t.late([693,667,597,977],6597);return new.target?new k(...M):k(...M)},R=function(...M){const{mergeMistakes:k}=t.late([693,667,597,977],6597);
return new.target?new k(...M):k(...M)},g=function(...M){const{readCliConfig:k}=t.late([693,667,597,977],6597);return new.target?new k(...M):k(...M)},S=function(...M){
const{withoutInstalled:k}=t.late([9,778,667,531,264],1264);return new.target?new k(...M):k(...M)};function v(M,k,O,{environment:E,directory:i,mayHavePlugins:d,plugins:p=null}){
if(k.hostnames.length===0&&M.every(({needs:e})=>e.length===0))return{usages:M,remarks:[],findings:[],configs:[],releases:O.releases};const h=P(k.cliConfig,O.clients,
E),u=O.releases.map(e=>{const o=h.find(({client:n})=>n===e.client);return{...e,attemptMs:o?.requestTimeoutMs??e.attemptMs}}),a=k.depth!=="discovery",f={root:i,plugins:p,
mayHavePlugins:d,releases:u,asksMirrors:a},s=M.some(C)?S(M,h,f):{usages:M,remarks:[],findings:[]},r=[...h.flatMap(e=>e.findings),...s.findings];return{...s,findings:R(
r),configs:h,releases:u}}function P(M,k,O){const E=w(O);return k.map(i=>g(i,E,M))}const C=({needs:M})=>M.some(({service:k})=>k===D.xq)}),6034:((ct,W,t)=>{t.d(W,
{D0:()=>d,a3:()=>u,lz:()=>p});var D=t(7052),w=t(5143),R=t(5799),g=t(8416),S=t(6195),v=t(3152);const P=function(...a){const{isOfDirectory:f}=t.late([9,321,354,325,
706],1706);return new.target?new f(...a):f(...a)},C=function(...a){const{layoutsOf:f}=t.late([9,321,354,325,706],1706);return new.target?new f(...a):f(...a)},M=function(...a){
const{rootsOf:f}=t.late([9,321,354,325,706],1706);return new.target?new f(...a):f(...a)},k=function(...a){const{unmatched:f}=t.late([9,321,354,325,706],1706);return new.target?
new f(...a):f(...a)},O=function(...a){const{rootNotes:f}=t.late([9,321,354,325,706],1706);return new.target?new f(...a):f(...a)},E=function(...a){const{textNotes:f}=t.
late([9,321,354,325,706],1706);return new.target?new f(...a):f(...a)},i=2e5;function d(a){const{usages:f,changed:s,dialect:r,settings:e,listed:o}=a,{declared:n,
endedAt:l}=a.scanned;if(f.length===0&&n.every(P)&&e.roots.length===0)return{roots:[],notes:[]};const{clients:m,versions:y}=r,A={usages:f,declared:n,clients:m},_=o===
void 0?p(A,e,l===null):h(A,o),$=[],T=[],I=e.dialect.name==="auto"?[]:m,b=(0,g.uQ)(e.dialect,r),j=O({clients:m,upgrade:e.upgrade,versionIn:b}),G=e.depth!=="disco\
very";let V=0;for(const ot of M(_,{changed:s,versions:y,hasCalls:G})){if(V+=ot.directories.length,V>i){T.push((0,R.sb)(ot.directory,(0,D.ub)({kind:"roots",max:i})));
break}j.add(ot),G&&$.push(ot)}const F=[...E(f,n,{...r,set:I})].filter(ot=>s===null||s.has((0,R.W7)(ot))),Q=new Set(a.notes.flatMap(ot=>ot.problem.code==="lock-i\
nvalid"?(0,R.W7)(ot):[])),q=[...F,...j.notes()].filter(ot=>!Q.has((0,R.W7)(ot)));return{roots:$,notes:[...q,...T]}}function p(a,{roots:f},s){const r=f.map(n=>({
text:n,matches:(0,S.Ls)([n])})),e=C({...a,patterns:r}),o=s?k(e,r):[];if(o.length===0)return e;throw new v.GN(o.map(n=>`roots: no directory with configuration ma\
tches ${n}`))}function h(a,f){return a.clients.flatMap(s=>C({...a,clients:[s],patterns:[{text:"",matches:e=>f.get(s)?.has(e)===!0}]}))}function u(a,f,{depth:s},r){
if(s==="discovery")return a;const e=({kind:n,workspace:l})=>n==="cloud_default"?!!r.TF_CLOUD_HOSTNAME:n!=="backend_remote_default"||l?.organization===null,o=new Set(
f.filter(n=>!e(n)).map(({place:n})=>(0,w.df)(n)));return a.map(n=>n.problem.code==="host-missing"&&n.places.some(l=>o.has((0,w.df)(l)))?{...n,severity:"error"}:
n)}}),370:((ct,W,t)=>{t.d(W,{C_:()=>k,SQ:()=>P,o0:()=>M});var D=t(785),w=t(8416),R=t(7854),g=t(9488);const S=function(...O){const{scanInSteps:E}=t.late([9,321,354,
325,706],1706);return new.target?new E(...O):E(...O)},v=20;async function P({scan:O,exclude:E},{directory:i,environment:d,stop:p,progress:h}){const u={root:i,scan:O,
exclude:E},a=p.why===null?C(u):null;if(a!==null)return a;const f=S(u,Object.keys(d));return(0,D.nE)(f,p,s=>h({kind:"scan",files:s}))}function C(O){const E={toolFiles:[],
hasPlugins:!1};let i=0;for(const{files:d,notes:p}of(0,g.G)(O,E))if(i+=1,d.length>0||p.length>0||i>v)return null;return{...E,usages:[],notes:[],declared:[],signs:[],
constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}function M({dialect:O,exclude:E,scan:i},d,{environment:p,directory:h}){const u=(0,w.oh)(
{root:h,exclude:E},d.toolFiles),a=!!p.TF_CLOUD_HOSTNAME,f=i.length>0,s={setting:O,scan:f?{...d,tools:u,hasCloudHostname:a}:null},r=(0,w.L2)(s),{clients:e}=r;return{
dialect:r,usedBy:()=>(0,w.rU)(r,s.scan),usages:(0,R.sw)(d.usages,e),notes:(0,R.vH)(d.notes,e)}}const k=({hasPlugins:O},{scan:E})=>O||E.some(i=>i!==".")}),7082:((ct,W,t)=>{
t.d(W,{O:()=>D,i:()=>w});const D=R=>({discovery:R,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]}),
w=(R,g)=>({host:R,attempt:D({kind:"skipped",problem:g}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),2859:((ct,W,t)=>{t.d(W,{CG:()=>v,
en:()=>C,h1:()=>P});var D=t(6697),w=t(5143),R=t(1831),g=t(7854);const S=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","te\
st_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function v(k,O,E,i=(0,g.kA)(O)){const d=["hostnames\
 input"],p=k.hostnames.flatMap(({host:a,services:f})=>{const s=f.length>0?f:k.requiredServices,r=s.length>0?s:["any"],e={host:a,clients:E,because:d,isImplied:!1,
isForInit:!0};return r.map(o=>({...e,service:o}))}),h=new Set([...i,...k.hostnames.map(({host:a})=>a)]),u=O.flatMap(({kind:a,needs:f,place:s})=>f.map(r=>({...r,
because:[s],isImplied:!h.has(r.host),isForInit:!S.has(a)})));return P([p,u],E)}function P(k,O){return[...Map.groupBy(k.flat(),({host:i,service:d})=>`${i} ${d}`).
values()].flatMap(i=>{const[d]=i;if(d===void 0)return[];const{host:p,service:h}=d;return{host:p,service:h,clients:[...O.filter(u=>i.some(a=>a.clients.includes(u)))],
because:(0,w.As)([...i.flatMap(({because:u})=>u)]),isImplied:i.every(({isImplied:u})=>u),isForInit:i.some(({isForInit:u})=>u),...i.every(({isAssumed:u})=>u===!0)?
{isAssumed:!0}:{}}})}function C(k,{hostnames:O,allowedHosts:E},{isGuess:i}){const d=new Set(O.map(({host:h})=>h)),p=new Map;for(const h of k){const{host:u}=h;if(d.
has(u)||p.has(u))continue;const a=i===!0||h.isAssumed===!0,f=M(h,a,(0,R.Jr)(u,E));f!==null&&p.set(u,f)}return p}function M({host:k,isImplied:O,because:E,clients:i,
isAssumed:d=!1},p,h){const u=(0,R.nx)(k);if((0,R.Rt)(k))return(0,D.U7)({host:u});const[a]=E.filter(s=>typeof s!="string"),f=O&&a!==void 0?{place:a,clients:i}:null;
return f!==null&&p?(0,D.zo)({host:u,...f,isListed:d}):h?null:(0,D.wp)(f===null?{host:u}:{host:u,implied:f})}}),9076:((ct,W,t)=>{t.d(W,{QB:()=>w,im:()=>D,jm:()=>C,
mU:()=>k,pR:()=>h,sO:()=>M,yX:()=>R});const D=["fails","warns","works","unchecked","skipped"],w=5,R=({outcome:u})=>u!=="unchecked"&&u!=="skipped",g=30,S=[7,30,90],
v=30,P=20;function C(u,a){const f=u.filter(R);return{recent:u.slice(-g),uptime:S.map(s=>{const r=O(f,a,s);return{days:s,good:r.filter(E).length,runs:r.length}}),
medianMs:i(O(u,a,v)),incidents:d(f).reverse().slice(0,P)}}const M=864e5,k=(u,a)=>new Date(Date.parse(u)+a*M).toISOString();function O(u,a,f){const s=k(a,-f);return u.
filter(({at:r})=>r>s)}const E=({outcome:u})=>u!=="fails";function i(u){const a=u.flatMap(({ms:f})=>f??[]).sort((f,s)=>f-s);return a[Math.ceil(a.length/2)-1]??null}
function d(u){const a=[];let f=[];const s=r=>{const[e]=f;if(e!==void 0){const o=[...new Set(f.flatMap(n=>n.codes))].slice(0,w);a.push({from:e.at,until:r,runs:f.
length,codes:o})}f=[]};for(const r of u)E(r)?s(r.at):f.push(r);return s(null),a}const p={isDown:!1,since:null,failed:0,good:0};function h(u,a){let f=p,s=null;for(const r of u){
if(!R(r))continue;const e=a.isFailing(r),o=e?f.failed+1:0,n=e?0:f.good+1;o===1&&(s=r.at);const l=f.isDown?n<a.issueCloseAfter:o>=a.issueOpenAfter,c=l?f.since??s:
null;f={isDown:l,since:c,failed:o,good:n}}return f}}),5102:((ct,W,t)=>{t.d(W,{$N:()=>n,DI:()=>O,Fl:()=>h,JR:()=>E,QK:()=>s,Rm:()=>a,Yn:()=>u,Zh:()=>r,b:()=>d,fX:()=>m,
fi:()=>o,hm:()=>f,md:()=>p,nM:()=>e,nx:()=>C,sG:()=>k,vh:()=>M});var D=t(2886),w=t(2389),R=t(4e3),g=t(5143),S=t(5799),v=t(5257),P=t(8884);const C={fails:"failed",
unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},M=Object.keys(C);function k($){if(d($))return"unchecked";const T=f($.findings);return T===
"error"?"fails":T==="warning"?"warns":E($)?"skipped":"works"}const O=$=>k($)==="fails",E=({visit:$})=>$.attempt.discovery.kind==="skipped",i=["host-not-checked",
...D.H4],d=({visit:{attempt:$}})=>$.discovery.kind==="skipped"&&i.includes($.discovery.problem.code),p=$=>M.flatMap(T=>$.filter(I=>k(I)===T));function h($){const T=new Set(
$.map(({worst:I})=>I));return T.has("error")?"fails":T.has("warning")?"warns":$.some(a)?"skipped":"works"}function u($,T){const I=Object.groupBy($,F=>h(T(F))),{
fails:b=[],warns:j=[],skipped:G=[],works:V=[]}=I;return[b,j,G,V]}const a=({chosen:$})=>Object.keys($).length===0,f=$=>S.oC.find(T=>$.some(I=>I.severity===T))??null;
function s({findings:$}){const T=f($);return T==="notice"?[]:$.filter(({severity:I})=>I===T)}const r=({severity:$},{failOn:T})=>$==="error"||(0,w.k2)($,T),e=({severity:$})=>$!==
"notice";function o({passed:$,hosts:T,findings:I}){return $?I.some(e)?"warns":T.length===0?"skipped":"works":"fails"}function n($,{repositories:{length:T}}){const{
hosts:I,files:b,findings:j,passed:G,stopped:V,roots:F}=$,Q=_(F,T),q=b.filter(({problem:vt})=>Q===null||!c.test(vt.code)),ot=q.filter(vt=>!l(vt)),_t=f(ot)==="err\
or"&&!I.some(O),Mt=Q===null&&T>0?` in ${(0,R.px)(T,"repository")}`:"",At=[ot.length<q.length?[`nothing to check${Mt}`]:y(I,Mt),A(ot)],yt=[Q??[],_t?At.toReversed():
At].flat(2).join(", "),It=f(j)==="error";if(V!==null){const vt=(0,R.Cw)(V);return It||I.some(d)?`${yt} (${vt})`:`${vt}; ${yt}`}return G&&It?`${yt} (the check pa\
sses: fail-on is never)`:G||It?yt:`${yt} (the check fails: fail-on is warning)`}const l=({problem:$,severity:T})=>$.code==="nothing-to-check"&&T==="error",c=/^(?:module|provider|version|package|constraint|lock)-/,
m="not allowed";function y($,T){const I=$.length;if(I===0)return[`no registry hosts to check${T}`];const{skipped:b=[],checked:j=[]}=Object.groupBy($,vt=>E(vt)?"\
skipped":"checked"),{fails:G,unchecked:V,works:F}=C,Q=(vt,Rt)=>Rt.length===0?[]:[{words:vt,count:Rt.length}],q=[...Q(G,j.filter(O)),...Q(m,b.filter(O)),...Q(V,b.
filter(d))],ot=[...Q(F,j),...Q(C.skipped,b)],[_t,...Mt]=q.length>0?q:ot,Pt=j.filter(vt=>k(vt)==="warns").length,Ct=I===1?"":`${Pt} ${q.length>0?"more ":""}`,yt=_t?.
words===m||_t?.words===V?_t.count===1?"is ":"are ":"";return[`${I===1?"1 registry host":(0,P.GH)(_t?.count??0,I,"registry hosts")}${T} ${yt}${_t?.words}`,...Mt.
map(({count:vt,words:Rt})=>`${vt} ${Rt}`),...Pt===0?[]:[`${Ct}with warnings`]]}function A($){const T=f($);if(T===null||T==="notice")return[];const I=$.filter(({
severity:F})=>F===T),b=(0,P.eb)(I).length,j=new Set((0,P.Dx)(I).map(({file:F})=>F)).size,G=b>0?`files of ${(0,R.px)(b,"repository")}`:(0,R.px)(j,"file"),V=I.some(
F=>(0,S.Xd)(F)===null);return[...j>0?[`${T}s in ${G}`]:[],...V?[`${T}s in settings or credentials`]:[]]}function _($,T=0){const I=$.filter(({directory:F})=>F!==
v.cd.file),[b]=u(I,({rows:F})=>F);if(b.length===0)return null;const j=new Set(b.map(({directory:F})=>(0,g._M)(F))),G=I.length<2?"":` in ${(0,P.GH)(b.length,I.length,
"root modules")}`,V=T<2?"":` (${(0,P.GH)(j.size,T,"repositories")})`;return`init fails${G}${V}`}}),7035:((ct,W,t)=>{t.d(W,{K5:()=>E,XQ:()=>v,bW:()=>k,be:()=>M,kW:()=>P,
mc:()=>C});var D=t(9076),w=t(4e3),R=t(7574),g=t(5102),S=t(7792);function v({incidents:[i]}){return i?.until!==null||i.runs<2?null:`failing since ${(0,R.QN)(i.from)}\
 (${(0,w.px)(i.runs,"run")})`}function P({recent:i,uptime:d,incidents:[p]}){const{good:h=0,runs:u=0}=d.at(-1)??{};if(p?.until!==null||u<2)return null;if(u-h===1)
return`first failure in ${(0,w.px)(u,"run")}`;const a=i.filter(({outcome:s})=>s==="fails").length;return a<=p.runs&&p.runs>1?null:`failed ${a} of the last ${i.filter(
D.yX).length} runs`}function C({good:i,runs:d}){const p=Math.floor(1e4*i/d);if(p>=9900)return`${p/100}%`;const h=Math.floor(p/10);return h===0&&i>0?"below 0.1%":
`${h/10}%`}function M(i,d,p){const h=i.toSorted((f,s)=>d(f)-d(s)).map(p),[u="",a=""]=[h[0],h.at(-1)];return u===a?u:`${u} to ${a}`}const k=(i,d="results")=>i.length===
0?S.Gy.nothing:{kind:"chart",of:d,runs:i,label:O(i)};function O(i){const d=g.vh.flatMap(h=>{const{length:u}=i.filter(f=>f.outcome===h),a=h==="warns"?"with warni\
ngs":g.nx[h];return u===0?[]:[`${u} ${a}`]});return`${i.length===1?"last run":`last ${(0,w.px)(i.length,"run")}`}: ${d.join(", ")}`}function E({recent:i,uptime:d,
medianMs:p}){const h=d.filter(({runs:s})=>s>0).map(s=>{const{days:r,good:e,runs:o}=s;return`${C(s)} (${e} of ${(0,w.px)(o,"run")} in ${r} days)`}),u=i.flatMap(({
ms:s})=>s??[]),a=u.length===0?"":`, last runs ${M(u,Number,R.kJ)}`,f=(0,S.mG)`median ${(0,R.kJ)(p??0)} in 30 days${a}${k(i,"latency")}`;return[{label:"runs",texts:[
(0,S.mG)`${k(i)} ${O(i)}`]},{label:"uptime",texts:[S.Gy.joined(h)]},{label:"latency",texts:p===null?[]:[f]}]}}),7615:((ct,W,t)=>{t.d(W,{G_:()=>e,h0:()=>E,xS:()=>i});
var D=t(4e3),w=t(5143),R=t(1064),g=t(8820),S=t(7574),v=t(5102),P=t(7792),C=t(7035),M=t(806);const k=120,O=/^credentials-|^document-unauthorized$/,E=l=>P.Gy.code(
l,k);function i(l,c){const{host:m,attempt:y,earlier:A,credentials:_,looks:$,forced:T}=l.visit,{discovery:I,timing:b,hops:j,certificates:G}=y,{context:V,medium:F,
limits:Q,rest:q}=c,ot=I.kind==="failed"?I.excerpt:null,_t=l.findings.some(({problem:yt})=>O.test(yt.code)),Mt=F==="page"?V.history?.get(m):void 0,Pt={result:I.kind===
"skipped"?[P.Gy.prose(I.problem.message)]:[],required:d(l,c),clients:F==="log"?[]:p(l,c),response:j.map(u),services:l.services.map(yt=>a(yt,c)),body:ot===null?[]:
[P.Gy.code(ot.replace(/\s+/gu," ").trim())],timing:[f(b)],retried:A.map(s),"token from":_?.hasToken?[P.Gy.prose(_.source)]:[],certificate:G.map(yt=>r(yt,V.startedAt)),
credentials:_t?n($):[],"host block":Array.from(Map.groupBy(T,yt=>(0,w.eo)(yt.place)),([yt,It])=>(0,P.mG)`${P.Gy.path(yt)} for ${(0,D.eZ)(It.map(({client:vt})=>vt))}`)},
Ct=F==="log"&&(0,v.QK)(l).length===0;return[...Object.entries(Pt).map(([yt,It])=>({label:yt,texts:It})).filter(({label:yt})=>!Ct||["credentials","host block"].includes(
yt)),...Mt?(0,C.K5)(Mt):[]].flatMap(({label:yt,texts:It})=>{const{shown:vt,more:Rt}=(0,D.zN)(It.filter(Wt=>!P.Gy.isEmpty(Wt)),Q.rows),xt=Rt===0?[]:[(0,P.mG)`and ${Rt} more ${q}`];
return vt.length===0?[]:[{label:yt,texts:[...vt,...xt]}]})}function d({requirements:l},c){const{context:m,limits:y}=c,A=Map.groupBy(l,({because:_})=>_.map(w.df).
join(`
`));return Array.from(A.values(),_=>{const $=P.Gy.some(_,y.rows,({service:T,clients:I})=>{const b=T==="any"?P.Gy.words("any service"):E(T);return m.dialect.clients.
every(G=>I.includes(G))?b:(0,P.mG)`${b} for ${(0,D.eZ)(I)}`});return(0,M.ZT)($,(0,M.AZ)(_[0]?.because??[],y.places,c))})}const p=({clients:l},{context:c})=>Array.
from(Map.groupBy(c.clients,m=>l[m]),([m,y])=>(0,P.mG)`${P.Gy.sign(m)} ${y.map(A=>R.bB[A]).join(", ")}: ${v.nx[m]}`),h={none:"none",sent:"sent",withheld:"not sen\
t (not HTTPS)",dropped:"not sent (redirected to another host)"};function u({status:l,reason:c,url:m,ms:y,...A}){const{mediaType:_,address:$,proxy:T,authorization:I}=A,
b=l===null||c===""?P.Gy.nothing:P.Gy.prose(c,k),j=P.Gy.joined([`${l??"none"}`,b]," ");return(0,M.ZT)((0,P.mG)`${j} from ${P.Gy.code((0,g.cq)(m))} ${l===null?"af\
ter":"in"} ${(0,S.kJ)(y)}`,_===null?P.Gy.nothing:E(_),$===null?P.Gy.nothing:(0,P.mG)`at ${E($)}`,T===null?P.Gy.nothing:(0,P.mG)`through ${P.Gy.code((0,g.cq)(T))}`,
I==="none"?P.Gy.nothing:`token ${h[I]}`)}function a(l,c){const m=E(l.id);switch(l.kind){case"url":return(0,P.mG)`${m} ${P.Gy.code((0,g.cq)(l.url))}`;case"login":{
const{client:y,authz:A,token:_,ports:$}=l.login;return(0,P.mG)`${m} authz ${P.Gy.code((0,g.cq)(A??"none"))}, token ${P.Gy.code((0,g.cq)(_??"none"))}, client ${P.
Gy.code(y)}, ports ${$.join(" to ")}`}case"problem":return(0,P.mG)`${m}: ${(0,M.U1)(l.problem.code,c)}`}}function f({lookupMs:l,connectMs:c,tlsMs:m,firstByteMs:y,
totalMs:A}){return Object.entries({...{DNS:l,connect:c,TLS:m,"first byte":y},total:A}).flatMap(([$,T])=>T===null?[]:`${$} ${(0,S.kJ)(T)}`).join(", ")}const s=({
discovery:l,timing:c})=>`${l.kind==="failed"?l.problem.code:l.kind} after ${(0,S.kJ)(c.totalMs)}`,r=({host:l,subject:c,issuer:m,expires:y},A)=>(0,P.mG)`${E(l)} valid until ${P.
Gy.prose((0,S.nO)(y,A))}; subject ${E(c)}, issuer ${E(m)}`,e=l=>Array.from(Map.groupBy(l,c=>JSON.stringify(c.looks)).values(),c=>({clients:c.map(({client:m})=>m),
looks:(c[0]?.looks??[]).map(({source:m,held:y,counts:A})=>{const _=y==="no token"?" (ends the search)":" (used)";return{source:m,held:`${o[y]}${A?_:""}`}})})),o={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"};function n(l){
const c=e(l);return c.flatMap(({clients:m,looks:y})=>y.map(({source:A,held:_})=>{const $=c.length>1?`${(0,D.eZ)(m)}: `:"";return(0,P.mG)`${$}${P.Gy.prose(A)}: ${_}`}))}}),
806:((ct,W,t)=>{t.d(W,{AZ:()=>l,Ku:()=>a,OS:()=>u,U1:()=>r,ZT:()=>f,b8:()=>o,dI:()=>e,dS:()=>C,du:()=>d,h:()=>p,ik:()=>n,xy:()=>h});var D=t(4e3),w=t(5143),R=t(1831),
g=t(4503),S=t(8884),v=t(7792);const P=Number.POSITIVE_INFINITY,C=3,M=600,k={causes:P,hosts:6,messages:4,characters:4e3,places:12,ownPlaces:4,items:P,rows:P,roots:1e3,
details:2e3,remarks:P,hasLines:!0},O={...k,causes:20,characters:500,items:100,rows:50,roots:100,details:20,remarks:5,hasLines:!1},E={...O,causes:30,hosts:4,messages:3,
characters:1e3,places:6,items:1e3,rows:20,roots:3,hasLines:!0},i={log:E,summary:O,brief:{...O,causes:10,items:0,rows:0,roots:0,details:0},notes:{...E,hosts:20,messages:10,
characters:700,places:8,items:0},page:k},d=(c,m,y)=>({context:c,medium:m,limits:i[m],rest:y,detailed:new Set}),p=v.Gy.words("in the JSON report"),h=v.Gy.words("\
in the job summary"),u=(c,m,{rest:y})=>c===0?[]:[v.om.paragraph((0,v.mG)`and ${(0,D.px)(c,`more ${m}`)} ${y}`)];function a(c,m,y,A,_){const{shown:$,more:T}=(0,D.
zN)(c,m);return $.length===0?[]:[..._($),...u(T,y,A)]}function f(c,...m){const y=v.Gy.joined(m,v.Gy.words("; "));return v.Gy.isEmpty(y)?c:(0,v.mG)`${c} (${y})`}
const s=/^[a-z\d]+(?:-[a-z\d]+)*$/,r=(c,{context:m})=>v.Gy.link(s.test(c)?`${m.docsUrl}#${c}`:null,v.Gy.code(c)),e=c=>`host-${c}`;function o(c,{detailed:m,medium:y},A=v.
Gy.code){const _=(0,R.nx)(c);return y==="log"&&_!==c?(0,v.mG)`${v.Gy.code(_)} (${v.Gy.code(c)})`:m.has(c)?v.Gy.link(`#${e(c)}`,A(_)):A(_)}function n(c,{context:m},y=!1){
if(typeof c=="string")return v.Gy.code(c);const A=(0,g.uM)(c,m),_=y?(0,w.bH)(c.file).path:c.file;return v.Gy.link(A!==null&&A.length>M?null:A,v.Gy.path((0,w.eo)(
{...c,file:_})))}function l(c,m,y,A=!1){const{places:_,noun:$}=(0,S.TD)(c);return v.Gy.some(_,m,T=>n(T,y,A),$)}}),7792:((ct,W,t)=>{t.d(W,{AA:()=>P,Gy:()=>C,mG:()=>R,
om:()=>O,rC:()=>w});var D=t(4e3);const w={error:"fails",warning:"warns",notice:"notice"},R=(E,...i)=>E.flatMap((d,p)=>{const h=i[p]??[],u=typeof h=="number"?String(
h):h;return d===""?[u]:[{kind:"words",text:d},u]}),g=E=>E===""||Array.isArray(E)&&E.every(g),S=(E,i={kind:"words",text:", "})=>E.filter(d=>!g(d)).flatMap((d,p)=>p===
0?[d]:[i,d]);function v(E,i,d,p=""){const{shown:h,more:u}=D.zN(E,i),a=S(h.map(d)),f=p===""?`${u} more`:D.px(u,`more ${p}`);return u===0?a:R`${a} and ${f}`}const P=E=>/^https?:\/\/[!-~]+$/.
test(E),C={isEmpty:g,joined:S,some:v,nothing:[],newLine:{kind:"break"},words:E=>({kind:"words",text:E}),code:(E,i)=>({kind:"code",text:E,max:i}),name:E=>({kind:"\
code",text:E,breaks:"dots"}),path:E=>({kind:"code",text:E,breaks:"slashes"}),value:(E,i)=>({kind:"code",text:E,max:i,breaks:"never"}),prose:(E,i)=>({kind:"prose",
text:E,max:i}),sentence:(E,i)=>({kind:"sentence",content:{kind:"prose",text:E,max:i}}),strong:E=>({kind:"strong",content:E}),small:E=>g(E)?[]:{kind:"small",content:E},
link:(E,i)=>({kind:"link",url:E,content:i}),sign:E=>({kind:"sign",of:E})},O={column:(E,i,d)=>({title:E,cell:p=>R`${i(p)}`,...d===void 0?{}:{style:d}}),title:(E,i=[],d=null)=>({
sign:d,name:E,text:i}),paragraph:E=>({kind:"paragraph",content:E}),line:E=>({kind:"details",title:E,children:[]}),details:(E,i)=>i.length===0?[]:[{kind:"details",
title:E,children:i}],table:(E,i,d,p=()=>({}),h,u=Number.MAX_SAFE_INTEGER)=>{const a=i.filter(({cell:s})=>E.some(r=>!g(s(r)))),f={caption:d,columns:a,...h===void 0?
{}:{style:h}};return Array.from({length:Math.ceil(E.length/u)},(s,r)=>({kind:"table",...f,rows:{*[Symbol.iterator](){for(const e of E.slice(r*u,(r+1)*u))yield{...p(
e),cells:a.map(({cell:o})=>o(e))}}}}))}}}),1409:((ct,W,t)=>{t.d(W,{qY:()=>M,fN:()=>E,XP:()=>i});var D=t(2935),w=t(4e3),R=t(1831),g=t(8820);const S=2,v=80;function P(p){
if(p.kind==="scan")return`read ${(0,w.px)(p.files,"file")}`;if(p.kind==="registries")return`${p.done} of ${(0,w.px)(p.total,"question")} to registries answered`;
const{done:h,total:u,failed:a,waiting:f}=p,s=a===0?"":`, ${a} failed so far`;return`${h} of ${(0,w.px)(u,"host")} checked${s}${C(f)}`}function C(p){if(p.size===
0)return"";const{shown:h,more:u}=(0,w.zN)([...p],S),a=h.map(f=>(0,g.RK)((0,R.nx)(f),v));return u>0?`; waiting for ${a.join(", ")} and ${(0,w.px)(u,"other")}`:`;\
 waiting for ${a.join(" and ")}`}const M={show:()=>{},end:()=>{}},k=5e3,O=200;function E(p){let h=!0;return d(k,u=>{h&&p(u),h=!h})}function i(p,h){let u="";const{
show:a,end:f}=d(O,r=>{const e=(0,D.Wc)(r,0,h-1);e!==u&&(u=e,p(`\r${e}\x1B[K`))});return{show:a,end:()=>{f(),u!==""&&p("\r\x1B[K")}}}function d(p,h){let u=null;const a=setInterval(
()=>{u!==null&&h(P(u))},p).unref();return{show:s=>{u=s},end:()=>clearInterval(a)}}}),8463:((ct,W,t)=>{t.d(W,{t:()=>O});var D=t(1342),w=t(7039),R=t(7822),g=t(8820);
const S=function(...i){const{hash:d}=process.getBuiltinModule("node:crypto");return new.target?new d(...i):d(...i)},v=function(...i){const{renderBadge:d}=t.late(
[912],7912);return new.target?new d(...i):d(...i)},P=function(...i){const{renderCodeQuality:d}=t.late([811],9811);return new.target?new d(...i):d(...i)},C=function(...i){
const{renderJunit:d}=t.late([693,851],8978);return new.target?new d(...i):d(...i)},M=function(...i){const{renderHtml:d}=t.late([935],5316);return new.target?new d(
...i):d(...i)},k=function(...i){const{renderSarif:d}=t.late([554],8554);return new.target?new d(...i):d(...i)};function O({report:i,badge:d},p,h){const u=[],a=(f,s,r)=>{
try{(0,D.f8)(h,s,(0,D.mk)(r()))}catch(e){u.push(`the ${f} ${(0,g.RK)(s)} was not written: ${(0,g.RK)((0,D.A3)(e))}`)}};for(const{path:f,format:s}of i)a("report",
f,()=>E(s,p));return d!==null&&a("badge",d,()=>[v(p.verdict)]),u}function E(i,{verdict:d,context:p}){switch(i){case"json":return(0,w.hF)(d,p);case"sarif":return k(
d,p);case"junit":return C(d,p);case"codequality":return P(d,h=>S("sha256",h));case"html":return M(d,p,h=>S("sha256",h,"base64"));case"markdown":return[(0,R.Gc)(
d,p)]}}}),2796:((ct,W,t)=>{t.d(W,{cZ:()=>P,cr:()=>u,hs:()=>a,pq:()=>f});var D=t(2886),w=t(4e3),R=t(1064),g=t(1831),S=t(8884);const v=3;function P(s){const r=new Map(
s.map(n=>[n,(0,S.eb)([n]).length])),e=n=>r.get(n)??0,o=s.toSorted((n,l)=>e(l)-e(n));return[...Map.groupBy(o,M).values()].flatMap(n=>{const l=[...Map.groupBy(n,k).
values()];return l.length>v?[n]:l}).flatMap(n=>O(n)??[]).toSorted((n,l)=>(0,D.Np)(n,l)||C(n)-C(l)||l.hits-n.hits||l.hosts.length-n.hosts.length)}function C({code:s,
affects:r}){return s==="host-not-checked"?2:r.length===0||R.Du.some(e=>r.includes(e))?0:1}const M=({severity:s,problem:r,affects:e,exclude:o})=>JSON.stringify([
s,r.code,e,o===void 0]),k=s=>s.exclude===void 0?h(s.problem.help??"",s):"";function O(s){const[r]=s;if(r===void 0)return null;const e=[...new Set(s.flatMap(({host:A})=>A??
[]))],{code:o,title:n}=r.problem,l=A=>{const _=T=>e.length>1?h(A(T),T):A(T),$=_(r);return s.every(T=>_(T)===$)?$:null},m=s.length>1&&r.exclude!==void 0?"":l(({problem:A})=>A.
help??""),y=l(({problem:A})=>A.message);return{severity:r.severity,code:o,title:n,affects:r.affects,findings:s,hosts:e,hits:(0,S.eb)(s).length,message:m===null?
null:y,help:m?.includes(i)?`${m}; ${p(e)}`:m}}const E="HOST",i=g.xV+E,d=5,p=s=>`${i} is ${(0,w.K4)(s,d,r=>(0,g.fK)(r)[0]??r)}`;function h(s,{host:r}){return r===
null?s:(s.includes(g.xV)?(0,g.fK)(r):[]).reduce((o,n)=>o.replaceAll(n,i),s).replaceAll(r,E).replaceAll((0,g.nx)(r),E)}const u=s=>[...Map.groupBy(s,({problem:{message:r,
help:e}})=>`${r}
${e}`).values()],a=s=>s.some(({host:r})=>r!==null)&&!s.every(D.zX);function f({hosts:s,findings:r}){const e=a(r),o=e?s.length:(0,S.Dx)(r).length;return o>1?(0,w.
px)(o,e?"host":"place"):""}}),7039:((ct,W,t)=>{t.d(W,{hF:()=>O});var D=t(4283),w=t(4e3),R=t(5143),g=t(5799),S=t(6174),v=t(1831),P=t(8820),C=t(5955),M=t(8884);const k=function(...n){
const{attemptsOf:l}=t.late([693,667,597,977],6597);return new.target?new l(...n):l(...n)};function*O(n,l){const{hosts:c,findings:m,passed:y,ignored:A,stopped:_,
roots:$}=n,{dialect:T,remarks:I,repository:b,repositories:j,startedAt:G,durationMs:V}=l,{usages:F,...Q}=l.scan;yield*(0,C.M)({schemaVersion:1,version:l.version,
passed:y,stopped:_?(0,w.Cw)(_):void 0,incomplete:_?(0,w.zM)(_):void 0,failOn:l.failOn,repository:b??void 0,repositories:E(j),dialect:T.name,clientDetection:d(T),
clients:l.clients,startedAt:G,durationMs:V,counts:Object.fromEntries(g.oC.map(q=>[`${q}s`,i(m,q)])),hosts:c.values().map(p),findings:m.values().map(r),roots:E($)?.
values().map(e),ignored:A,usages:F,remarks:E(I),scan:Q}),yield`
`}const E=n=>n.length===0?void 0:n,i=(n,l)=>n.filter(c=>c.severity===l).length;function d({clients:n,versions:l,releases:c,isGuess:m,why:y,evidence:A}){return{clients:n,
assumed:m??!1,why:(0,S._U)(y),versions:Object.entries(l).map(([_,$])=>({client:_,version:(0,S._U)($)})),releases:c.map(({name:_})=>_),evidence:A.map(({client:_,
version:$,level:T,text:I,place:b})=>({client:_,version:$===null?null:(0,S._U)($),kind:T,text:(0,S._U)(I),...s(b)}))}}function p(n){const{visit:l,requirements:c,
services:m,servicesFrom:y,clients:A,isNew:_}=n,{discovery:$,hops:T,timing:I,certificates:b}=l.attempt;return{host:l.host,display:(0,v.nx)(l.host),discovery:$.kind,
...h($),..."excerpt"in $&&$.excerpt!==null&&{excerpt:$.excerpt},documentUrl:"url"in $?(0,D.Pl)($.url):null,hops:T.map(({challenge:j,...G})=>({...G,url:(0,P.cq)(
G.url),proxy:G.proxy&&(0,P.cq)(G.proxy)})),services:Object.fromEntries(m.map(j=>[j.id,a(j)])),servicesFrom:y&&s(y),hostBlocks:l.forced.map(({client:j,place:G})=>({
client:j,place:s(G)})),required:c.map(({service:j,clients:G,because:V})=>({service:j,clients:G,because:V.map(f)})),credentials:l.credentials?.hasToken?l.credentials.
source:null,looks:l.looks,attempts:k(l).length,...l.earlier.length>0&&{earlier:l.earlier.map(u)},timingMs:{lookup:I.lookupMs,connect:I.connectMs,tls:I.tlsMs,firstByte:I.
firstByteMs,total:I.totalMs},certificates:b,clients:A,..._&&{new:!0}}}const h=n=>"problem"in n?{code:n.problem.code}:{},u=({discovery:n,timing:l})=>({discovery:n.
kind,...h(n),ms:l.totalMs});function a(n){if(n.kind==="url")return{url:(0,P.cq)(n.url)};if(n.kind==="problem"){const{code:y,message:A,help:_=null}=n.problem;return{
problem:{code:y,message:A,help:_}}}const{authz:l,token:c}=n.login,m={authz:l&&(0,P.cq)(l),token:c&&(0,P.cq)(c)};return{login:{...n.login,...m}}}const f=n=>typeof n==
"string"?n:s(n);function s({file:n,line:l,column:c,endColumn:m}){const{repository:y,path:A}=(0,R.bH)(n);return{...y===null?{file:n}:{repository:y,file:A},line:l,
column:c,endColumn:m}}function r(n){const{problem:l,severity:c,host:m,places:y,affects:A,exclude:_}=n;return{code:l.code,severity:c,host:m,service:(0,M.ju)(n),message:l.
message,help:l.help??null,places:y.map(f),affects:A,..._&&{exclude:_}}}function e({directory:n,clients:l,rows:c}){const{repository:m,path:y}=(0,R.bH)(n);return{
...m&&{repository:m},directory:y,clients:l,rows:c.map(o)}}const o=({problems:n,places:l,rejectedAt:c,...m})=>({...m,codes:n.map(({code:y})=>y),places:l.map(f)})}),
8610:((ct,W,t)=>{t.d(W,{Hp:()=>It,S5:()=>vt,K8:()=>Rt});var D=t(2935),w=t(4e3),R=t(5143),g=t(8820),S=t(6906),v=t(7792);const P=200,C=5,M=3600;function k(Y,Z,tt,ut){
const{shown:B,more:x}=(0,w.zN)(tt,C),J=M/B.length,at=B.map(rt=>{if(typeof rt=="string")return(0,w.dh)(rt,J);const pt=O(rt,J/2,ut===null?"":(0,R.R3)(ut)).join(`
`);return`${(0,w.dh)(pt,J-rt.url.length)}
${rt.url}`}),ft=x>0?[`and ${x} more, see the job summary`]:[];return{level:Y,title:(0,g.LS)((0,g.RK)(Z,P)),message:(0,g.LS)([...at,...ft].join(`

`)),...ut??{}}}function O({message:Y,title:Z,code:tt,parts:ut},B,x){const J=(0,S.wh)(v.Gy.isEmpty(Y)?Z:Y),{first:at=[],last:ft=[]}=Object.groupBy(ut,pt=>pt.kind===
"note"&&(pt.as==="help"||pt.as==="small")?"first":"last"),rt=[...at,...ft].flatMap(pt=>E(pt,x));return[`${(0,w.dh)(J,B)} [${tt}]`,...rt]}function E(Y,Z){return Y.
kind==="note"?[`${Y.label}: ${(0,S.wh)(Y.text)}`]:Y.kind==="paragraph"?[(0,S.wh)(Y.content)]:Y.kind!=="sources"?[]:Y.items.flatMap(({place:tt,message:ut,help:B})=>{
const x=(0,S.wh)(tt)===Z?v.Gy.nothing:tt;if(v.Gy.isEmpty(ut))return v.Gy.isEmpty(x)?[]:[`at: ${(0,S.wh)(x)}`];const J=`- ${(0,S.wh)(v.Gy.joined([x,ut],v.Gy.words(
": ")))}`;return v.Gy.isEmpty(B)?[J]:[J,`  help: ${(0,S.wh)(B)}`]})}var i=t(5102),d=t(5799),p=t(1831),h=t(2796),u=t(8884),a=t(1423),f=t(806);const s=10,r=(Y,Z)=>[
...e(Y),...d.oC.flatMap(tt=>{const ut=Y.findings.filter(({severity:$t})=>$t===tt),B=[...Map.groupBy(ut,o).values()];if(B.length<=s)return n(tt,B.map(h.cZ),Z);const x=(0,h.
cZ)(ut),J=new Set(x.map(({findings:$t})=>(0,u.io)($t)).map(o)),at=B.filter(([$t])=>m($t)&&!J.has(o($t))),rt=tt==="notice"||tt!==(0,i.hm)(Y.findings)?0:Math.max(
0,s-x.length),pt=[...x.map($t=>[$t]),...at.slice(0,rt).map(h.cZ)];return n(tt,pt,Z)})];function e({passed:Y,stopped:Z,findings:tt}){if(Y||tt.some(({severity:x})=>x===
"error"))return[];if(Z!==null){const x=(0,w.zM)(Z).flatMap(at=>"reasons"in at?at.reasons??[]:[]);return[{level:"error",title:"The check is not complete",body:[(0,w.
Cw)(Z),...x],place:null}]}const{length:ut}=tt.filter(({severity:x})=>x==="warning");return[{level:"error",title:"Warnings fail this check",body:[`${(0,w.px)(ut,
"warning")}, and fail-on is warning`],place:null}]}function o(Y){const Z=Y&&(0,d.Xd)(Y);return Z?`${Z.line}:${Z.file}`:Y}function n(Y,Z,tt){const ut=(0,f.du)(tt,
"notes",f.xy),{shown:B,rest:x}=(0,w.zN)(Z,Z.length>s?s-1:s),J=x.flat().flatMap(({findings:rt})=>rt),at=`and ${(0,w.px)(J.length,`more ${Y}`)}`,ft=[...new Set(J.
map(({problem:rt})=>rt.title)),"see the job summary"];return[...B.map(rt=>{const pt=rt.flatMap(Dt=>Dt.findings),$t=(0,u.io)(pt);return{level:Y,title:l(pt),body:rt.
map(Dt=>(0,a.Zw)(Dt,ut)),place:$t&&m($t)?(0,d.Xd)($t):null}}),...J.length>0?[{level:Y,title:at,body:[ft.join(`
`)],place:null}]:[]]}function l(Y){const[Z,...tt]=new Set(Y.flatMap(J=>J.host??[])),ut=[...new Set(Y.map(({problem:J})=>J.title))].join(", "),B=(0,u.Dx)(Y).length,
x=(0,u.io)(Y);return Z===void 0&&B>1?`${(0,w.px)(B,"place")}: ${ut}`:Z===void 0?m(x)||!x?ut:`${(0,R.II)((0,d.W7)(x))}: ${ut}`:tt.length>0?`${(0,w.px)(tt.length+
1,"host")}: ${ut}`:`${(0,g.RK)((0,p.nx)(Z))}: ${ut}`}const c=4096;function m(Y){const{file:Z=""}=(Y&&(0,d.Xd)(Y))??{};return Z!==""&&(0,u.CN)(Z)&&(0,g.BP)((0,g.
RK)(Z,c))===Z}var y=t(9287);const A=160,_=12,$="    ",T=/##\w*\[/;function I(Y,Z,tt){const{place:ut,before:B,literal:x,after:J}=Y,at=" ".repeat(`  ${ut.line}`.length),
ft=Math.min(tt.width,A)-at.length-3;if(ft<_)return[];const rt=b(B+x+J),pt=rt(B+x+J),$t=(0,D.nc)(pt)<=ft?0:rt(B).search(/[^ ]|$/),Dt=pt.slice($t),bt=(0,D.nc)(rt(
B))-$t,St=(0,D.nc)(rt(B+x))-$t,{from:Bt,to:Yt,text:zt}=j(Dt,bt,Math.max(St,bt+1),ft),H=(0,D.nI)("|","dim",tt),X="^".repeat(Math.max(1,Math.min(St,Yt)-Math.max(bt,
Bt))),et=" ".repeat(Math.max(bt,Bt)-Bt);return[`${(0,D.nI)(`  ${ut.line}`,"dim",tt)} ${H} ${zt}`.trimEnd(),`${at} ${H} ${et}${(0,D.nI)(X,Z,tt)}`]}function b(Y){
const Z=tt=>(0,g.RK)(tt.replaceAll("	",$),Number.POSITIVE_INFINITY);return T.test(Z(Y))?tt=>Z(tt).replaceAll(/(?<=#)#/g," #"):Z}function j(Y,Z,tt,ut){const B=(0,D.
nc)(Y);if(B<=ut)return{from:0,to:ut,text:Y};const x=Math.max(0,ut-2-(tt-Z)),J=tt<ut?0:Math.max(0,Z-1-Math.ceil(x*2/3)),at=B-J<=ut,ft=J+(at?ut:ut-1),rt=(0,D.Wc)(
Y,J===0?0:J+1,ft),pt=`${J===0?"":"\u2026"}${rt}${at?"":"\u2026"}`;return{from:J,to:ft,text:pt}}const G={fails:"red",unchecked:"red",warns:"yellow",skipped:"blue",
works:"green",notice:"blue"},V=13,F="  ",Q=(Y,Z)=>q(Y,Z).map(tt=>(0,g.BP)(tt.replaceAll("\xA0"," "))).join(`
`);function q(Y,Z){switch(Y.kind){case"paragraph":return ot(Y.content).flatMap(tt=>(0,D.ky)((0,S.wh)(tt),Z));case"note":return(0,D.wW)({indent:2,label:`${Y.label}\
:`,style:"dim",text:(0,S.wh)(Y.text)},Z);case"facts":return Y.facts.flatMap(({label:tt,texts:ut})=>ut.flatMap((B,x)=>{const J=x===0?tt:"";return(0,D.wW)({indent:2,
label:J,style:"dim",column:V,text:(0,S.wh)(B)},Z)}));case"list":return Y.items.flatMap(tt=>(0,D.wW)({indent:2,label:"-",style:"dim",text:(0,S.wh)(tt)},Z));case"\
sources":return Y.items.flatMap(tt=>Pt(tt,"red",Z));case"problem":return _t(Y,Z);case"table":return yt(Y,Z);case"details":return Ct(Y,Z)}}function ot(Y){if(typeof Y==
"string"||"kind"in Y)return[Y];const Z=Y.indexOf(v.Gy.newLine);return Z<0?[Y]:[Y.slice(0,Z),...ot(Y.slice(Z+1))]}function _t(Y,Z){const{severity:tt,code:ut,url:B,
message:x,count:J,title:at,parts:ft}=Y,rt=G[v.rC[tt]],pt=(0,S.wh)(v.Gy.isEmpty(x)?[J,at]:x);return[...(0,D.wW)({indent:0,label:`${tt}[${ut}]:`,style:rt,url:B,text:pt},
Z),...ft.flatMap($t=>$t.kind==="sources"?$t.items.flatMap(Dt=>Pt(Dt,rt,Z)):Mt($t,Z))]}const Mt=(Y,Z)=>Y.kind==="paragraph"?q(Y,{...Z,width:Z.width-2}).map(tt=>`\
  ${tt}`):q(Y,Z);function Pt({place:Y,message:Z,help:tt,line:ut},B,x){const J=typeof Y=="object"&&"kind"in Y&&Y.kind==="link",at=(0,S.wh)(Y),ft=J&&(0,v.AA)(Y.url??
"")?Y.url:null,rt={text:at,url:ft},pt=[at,(0,S.wh)(Z)].filter(Dt=>Dt!=="").join(": "),$t=J?"-->":"-";return[...pt===""?[]:(0,D.wW)({indent:2,label:$t,style:"dim",
text:pt,linked:rt},x),...ut===null?[]:I(ut,B,x),...v.Gy.isEmpty(tt)?[]:(0,D.wW)({indent:2,label:"help:",style:"dim",text:(0,S.wh)(tt)},x)]}function Ct({title:Y,
children:Z},tt){const{sign:ut,name:B,text:x}=Y,{withFlags:J=String}=tt,at=[ut===null?"":S.B2[ut],J((0,S.wh)(B))].filter(rt=>rt!=="").join(" "),ft=ut===null?"bol\
d":G[ut];return[...(0,D.wW)({indent:0,label:at,style:ft,text:(0,S.wh)(x)},tt),...Array.from(Z,rt=>Mt(rt,tt)).flat()]}const At=(Y="")=>/^(?:number|history)/.test(
Y);function yt({columns:Y,rows:Z},tt){const ut=Y.map(({title:ft})=>(0,S.wh)(ft)),B=Array.from(Z,({sign:ft="works",cells:rt})=>({sign:ft,cells:rt.map(S.wh)})),x=ut.
map((ft,rt)=>Math.max(...[ft,...B.map(({cells:pt})=>pt[rt]??"")].map(D.nc)));if(x.reduce((ft,rt)=>ft+F.length+rt,F.length)>tt.width)return B.flatMap(({sign:ft,cells:[
rt="",...pt]})=>{const $t=pt.flatMap((bt,St)=>bt===""?[]:[`${ut[St+1]} ${bt}`.trim()]),Dt=`${rt}: ${$t.join("; ")}`;return(0,D.wW)({indent:2,label:S.B2[ft],style:G[ft],
text:Dt},tt)});const at=ft=>ft.map((rt,pt)=>{const $t=" ".repeat((x[pt]??0)-(0,D.nc)(rt));return At(Y[pt]?.style)?$t+rt:rt+$t}).join(F).trimEnd();return[`    ${(0,D.
nI)(at(ut),"dim",tt)}`,...B.map(({sign:ft,cells:rt})=>{const pt=at(rt).replace(/\u2573+/g,$t=>(0,D.nI)($t,"red",tt));return`  ${(0,D.nI)(S.B2[ft],G[ft],tt)} ${pt}`})]}
const It=(Y,Z)=>r(Y,Z).map(({level:tt,title:ut,body:B,place:x})=>k(tt,ut,B,x));function*vt(Y,Z){for(const{text:tt}of Rt(Y,Z))yield`${tt}
`}function*Rt(Y,Z){const{isQuiet:tt=!1,isRunner:ut=!1,context:B}=Z,x=Wt(Z);yield{kind:"plain",text:xt(Y,Z)};const J=Y.findings.filter(rt=>(0,i.Zh)(rt,B)),at=tt?
(0,y.CI)(["problems"],{...Y,findings:J},x):[...(0,y.CI)(y.$9,Y,x),...Xt(Y,Z)];let ft=!0;for(const rt of at){const pt=Q(rt,Z),$t=ut&&rt.kind==="details"&&pt.includes(
`
`),Dt=!$t&&pt.includes(`
`);(ft||Dt)&&(yield{kind:"plain",text:""}),ft=Dt,yield{kind:$t?"group":"plain",text:pt}}}function xt(Y,Z){const[tt,ut]=Y.passed?[S.B2.works,"green"]:[S.B2.fails,
"red"],B=Z.isQuiet?[]:(0,y.vH)(Y,Wt(Z)).shown;return[`${(0,D.nI)(tt,ut,Z)} ${(0,D.nI)((0,i.$N)(Y,Z.context),"bold",Z)}`,...B.map(x=>Q(v.om.paragraph(x),Z))].join(
`
`)}function Wt({context:Y,isRunner:Z=!1}){const tt=(0,f.du)(Y,"log",f.h);return Z?tt:{...tt,limits:{...tt.limits,items:0,details:0}}}function Xt({findings:Y,hosts:Z},{
context:tt,isRunner:ut}){if(Z.length<=f.dS&&Y.length===0)return[];const B=ut?"the JSON report has all details; its path is the output `report`":"for all details\
: `--format json` or `--report FILE.json`",x=`problem codes are explained at ${tt.docsUrl}`,J=Y.some(i.nM)?[x,B]:[B];return[v.om.paragraph(v.Gy.joined(J.map(v.Gy.
words),v.Gy.newLine))]}}),2809:((ct,W,t)=>{t.d(W,{g:()=>S});var D=t(8820),w=t(4120),R=t(7792),g=t(6230);function S(p,h){const u=a=>(0,g.P)(a,h);switch(p.kind){case"\
paragraph":return`<p>${u(p.content)}</p>
`;case"note":return`<p>${M(p,h)}</p>
`;case"facts":return`<dl>
${p.facts.map(({label:a,texts:f})=>`<dt>${(0,w.Iu)(a)}</dt>${f.map(s=>`<dd>${u(s)}</dd>`).join("")}
`).join("")}</dl>
`;case"list":return C(p.items.map(u));case"sources":return O(p.items,h);case"problem":return k(p,h);case"table":return d(p,h);case"details":return i(p,h)}}const v=(p,h)=>Array.
from(p,u=>S(u,h)).join(""),P=p=>p===void 0?"":` class="${p}"`,C=p=>p.length===0?"":`<ul>
${p.map(h=>`<li>${h}</li>
`).join("")}</ul>
`;function M({label:p,text:h,as:u},a){const f=(0,g.P)(h,a);if(u==="items")return f;const s=(0,w.Iu)(p);return u!=="small"?u==="help"?`<b>${s}:</b> ${f}`:`${s}: ${f}`:
a.small(`${p==="history"?(0,w.Iu)(f):`${s} ${f}`}.`)}function k(p,h){const{severity:u,code:a,url:f,count:s,title:r,message:e,parts:o}=p,n={kind:"link",url:f,content:a},
l=(0,R.mG)`${R.Gy.sign(R.rC[u])} ${R.Gy.strong([s,r])} (${n})`,c=R.Gy.isEmpty(e)?"":`<p>${(0,g.P)(e,h)}</p>
`;return h.problem(u,(0,g.P)(l,h),`${c}${v(o,h)}`)}function O(p,h){const u=n=>(0,g.P)(n,h),{figures:a=[],messages:f=[]}=Object.groupBy(p,({message:n})=>R.Gy.isEmpty(
n)?"figures":"messages"),s=({line:n})=>n===null?"":`<pre>${E(n,h)}</pre>`,r=({help:n})=>R.Gy.isEmpty(n)?"":`<br/><b>Help:</b> ${u(n)}`,e=a.map(n=>`<figure><figc\
aption>${u(n.place)}</figcaption>${s(n)}</figure>
`),o=f.map(n=>`${u(R.Gy.joined([n.place,n.message],R.Gy.words(": ")))}${r(n)}${s(n)}`);return`${e.join("")}${C(o)}`}function E({before:p,literal:h,after:u},a){const[
f,s,r]=[(0,D.J7)(p.trimStart().replaceAll("	"," ")),h,u].map(e=>(0,g.P)(e.replaceAll("	"," "),a));return`${f}<mark>${s}</mark>${r}`}function i({title:p,children:h,
anchor:u,isOpen:a},f){const s=(0,g.P)(p.name,f),r=v(h,f),e=p.sign===null&&R.Gy.isEmpty(p.text),o=r===""?`<b>${s}</b>`:f.name(s),l=[p.sign===null?"":f.sign(p.sign),
e?s:o,(0,g.P)(p.text,f)].filter(m=>m!=="").join(" ");if(r==="")return`<p>${l}</p>
`;const c=u===void 0?r:`<div id="${(0,D.My)(u)}">
${r}</div>
`;return`<details${P(u===void 0?void 0:"host")}${a?' open=""':""}>
<summary>${l}</summary>
${c}</details>
`}function d({caption:p,columns:h,rows:u,style:a},f){const s=(n,l,c)=>{const m=R.Gy.isEmpty(n)?"\u2013":(0,g.P)(n,f),[y,A]=c===0?['th scope="row"',"th"]:["td","\
td"];return`<${y}${P(l?.style)}>${m}</${A}>`},r=Array.from(u,({cells:n,about:l,sign:c})=>{const m=l===void 0?"":` data-host="${(0,D.My)(l.anchor)}"${l.isFailing?
' data-failing=""':""}`,[y="",...A]=n,_=c===void 0?y:(0,R.mG)`${R.Gy.sign(c)}${R.Gy.words("\xA0")}${y}`;return`<tr${m}>${[_,...A].map(($,T)=>s($,h[T],T)).join("")}\
</tr>
`}),o=`<thead>
<tr>${h.map(({title:n,style:l})=>`<th scope="col"${P(l)}>${(0,g.P)(n,f)}</th>`).join("")}</tr>
</thead>`;return f.table(p,`<table${P(a)}>
${o}
<tbody>
${r.join("")}</tbody>
</table>`)}}),6230:((ct,W,t)=>{t.d(W,{P:()=>g});var D=t(8820),w=t(4120),R=t(7792);function g(P,C){if(typeof P=="string")return(0,D.js)(P);if(!("kind"in P))return P.
map(M=>g(M,C)).join("");switch(P.kind){case"words":return(0,D.My)(P.text).replaceAll("\xA0","&#160;");case"code":return S(P);case"prose":return(0,D.h$)(P.text,P.
max);case"strong":return`<b>${g(P.content,C)}</b>`;case"small":return C.small(g(P.content,C));case"sentence":return(0,w.Iu)(g(P.content,C));case"link":return v(
P.url,g(P.content,C));case"sign":return C.sign(P.of);case"break":return"<br/>";case"chart":return C.chart(P)}}function S({text:P,max:C,breaks:M}){const k=(0,D.D9)(
P,C);return M==="never"?k.replaceAll(" ","&#160;"):M===void 0?k:M==="dots"?k.replaceAll(".",".<wbr/>"):k.replaceAll(/(?<!<)\//g,"/<wbr/>")}const v=(P,C)=>P!==null&&
((0,R.AA)(P)||/^#[!-~]+$/.test(P))?`<a href="${(0,D.js)(P,P.length)}">${C}</a>`:C}),6266:((ct,W,t)=>{t.d(W,{$J:()=>S,kE:()=>M,ni:()=>C});var D=t(8820),w=t(6906),
R=t(2809),g=t(6230);const S={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705",notice:"\u2139\uFE0F"},v={sign:k=>S[k],small:k=>`\
<sub>${k}</sub>`,name:k=>`<b>${k}</b>`,chart:({runs:k,label:O})=>`<code role="img" aria-label="${(0,D.My)(O)}">${(0,w.qX)(k)}</code>`,problem:(k,O,E)=>`<p>${O}<\
/p>
${E}`.replaceAll(`</p>
<p>`,`
<br/>`).replaceAll(`</sub>
<br/><sub>`," "),table:(k,O)=>`${O}
`},P=k=>k.replaceAll(/(<t[dh][^>]*) class="number[^"]*">(.*?)<\/t/g,(O,E,i)=>`${E} align="right">${i.replaceAll(" ","&#160;")}</t`).replaceAll(/<th scope="row"(.*?)<\/th>/g,
"<td$1</td>").replaceAll(/<th scope="col"(?! align)/g,'<th align="left"').replaceAll(/ (?:class|scope)="[^"]*"/g,"").replaceAll("/>",">").replaceAll("&#160;","&\
nbsp;").replaceAll(/\n+/g,`
`).trim(),C=k=>P((0,g.P)(k,v)),M=k=>k.map(O=>P((0,R.g)(O,v))).filter(O=>O!=="").join(`

`)}),1423:((ct,W,t)=>{t.d(W,{OT:()=>E,TM:()=>l,Zw:()=>i});var D=t(4e3),w=t(5143),R=t(5799),g=t(1831),S=t(2796),v=t(4503),P=t(4120),C=t(8884),M=t(7792),k=t(7035),
O=t(806);function*E(c,m){const{shown:y,rest:A}=(0,D.zN)((0,S.cZ)(c),m.limits.causes),_=new Set;for(const $ of y)yield i($,m,_);yield*(0,O.OS)(A.flatMap($=>$.findings).
length,"finding",m)}function i(c,m,y=new Set){const{severity:A,code:_,title:$,message:T,help:I,hosts:b,findings:j}=c,{context:G,limits:V}=m,F=(0,S.pq)(c),Q=(0,C.
f5)(j).map(Pt=>(0,O.ik)(Pt,m)),[q,ot]=b,_t=q&&ot===void 0?G.history?.get(q):void 0,Mt=_t&&A==="error"?(0,k.kW)(_t):null;return{kind:"problem",severity:A,code:_,
url:`${G.docsUrl}#${_}`,count:F===""?F:`${F}: `,title:$,message:T===null?M.Gy.nothing:M.Gy.sentence(T,V.characters),parts:[...T===null?h(c,m,y):p(c,m,y),...d("r\
equired by",M.Gy.joined(Q),"line"),...d("help",I?M.Gy.prose(I,V.characters):M.Gy.nothing,"help"),...d("affects",(0,P.od)(c.affects,G.clients),"small"),...d("his\
tory",Mt??M.Gy.nothing,"small")]}}const d=(c,m,y)=>M.Gy.isEmpty(m)?[]:[{kind:"note",label:c,text:m,as:y}];function p(c,m,y){const{findings:A,message:_}=c,$=s(A,
_??"",m),T=(0,C.Dx)(A),I=$.length>1&&T.length>1,b=$.length>1?"hosts":"host",j=a(A,m,y),G=m.limits.hasLines&&(!I||j.line!==null),V=G?T.slice(0,1):[];return[...n(
b,$,m.limits.hosts,"host",m,F=>r(F,I,m)),...G?f([j]):[],...e(A,V,I,m)]}function h(c,m,y){const A=(0,S.cr)(c.findings),{shown:_,rest:$}=(0,D.zN)(A,m.limits.messages),
T=G=>f(G.flatMap(V=>u(V,c,m,y))),b=(o(m)===0?_:A).flatMap(G=>(0,C.Dx)(G).slice(0,1)),j=!m.limits.hasLines||c.hosts.length>1;return[...T(_),...l($.flat(),"findin\
g",m,G=>T((0,S.cr)(G))),...e(c.findings,b,j,m)]}function u(c,{help:m},y,A){const[_]=c;if(_===void 0)return[];const{problem:$}=_,{characters:T,hosts:I}=y.limits,
b=s(c,$.message,{...y,detailed:new Set}),j=M.Gy.some(b,I,ot=>r(ot,b.length>1,y),"host"),{places:G,noun:V}=(0,C.TD)((0,C.Dx)(c)),F=G.length<2?"":` (and ${(0,D.px)(
G.length-1,`more ${V}`)})`,Q=(0,M.mG)`${M.Gy.prose($.message,T)}${F}`,q=m===null?$.help:void 0;return[{...a(c,y,A),message:M.Gy.joined([j,Q],M.Gy.words(": ")),help:q?
M.Gy.prose(q,T):M.Gy.nothing}]}function a(c,m,y){const A=(0,C.io)(c),_=A&&(0,R.Xd)(A),$={place:M.Gy.nothing,message:M.Gy.nothing,help:M.Gy.nothing,line:null};if(!_)
return $;const T=(0,w.R3)(_),I=!m.limits.hasLines||y.has(T)?void 0:A.line;return y.add(T),{...$,place:M.Gy.link((0,v.uM)(_,m.context),M.Gy.path(T)),line:I??null}}
const f=c=>{const m=c.filter(({place:y,message:A})=>!M.Gy.isEmpty([y,A]));return m.length===0?[]:[{kind:"sources",items:m}]};function s(c,m,{detailed:y}){if(!(0,S.
hs)(c))return[];const A=[...Map.groupBy(c,({host:T})=>T).values()],[{host:_,isHostNew:$}={host:null,isHostNew:!1}]=c;return A.length>1||_===null||$||y.has(_)?A:
m.includes((0,g.nx)(_))?[]:A}function r(c,m,y){const[A]=c,_=A?.host?(0,O.b8)(A.host,y):M.Gy.nothing,$=(0,C.mj)(c,y.context.repositories.length),T=M.Gy.some((0,C.
Dx)(c),1,j=>(0,O.ik)(j,y)),I=m?$===""?T:$:M.Gy.nothing,b=A?.isHostNew?P.dy:M.Gy.nothing;return(0,O.ZT)(_,b,I)}function e(c,m,y,A){const{limits:_,context:$}=A,T=(0,C.
mj)(c,$.repositories.length);if(T===""&&y)return[];const I=(0,C.Dx)(c),b=(0,C.oN)(T===""?I:(0,C.TD)(I).places,m),j=V=>(0,O.ik)(V,A),G=m.length>0?"also at":"plac\
e";return T===""?n(G,b,_.places,"place",A,j):b.length===0?[M.om.paragraph(M.Gy.sentence(`in ${T}`))]:n(`in ${T}`,b,_.hosts,"repository",A,j)}const o=({medium:c,
limits:m})=>c==="log"?0:m.items;function n(c,m,y,A,_,$){const{shown:T,rest:I}=(0,D.zN)(m,y),b=A==="host"||c==="place"?"items":"line";if(o(_)===0){const G=I.length>
0&&_.medium!=="log"?(0,M.mG)` ${_.rest}`:M.Gy.nothing;return d(c,(0,M.mG)`${M.Gy.some(m,y,$,A)}${G}`,b)}return[...d(c,M.Gy.joined(T.map($)),b),...l(I,A,_,j=>[M.
om.paragraph(M.Gy.joined(j.map($)))])]}function l(c,m,y,A){if(o(y)===0)return(0,O.OS)(c.length,m,y);const _=M.om.title((0,D.px)(c.length,`more ${m}`));return M.
om.details(_,(0,O.Ku)(c,o(y),m,y,A))}}),3435:((ct,W,t)=>{t.d(W,{Ub:()=>h,aJ:()=>O,gT:()=>E,qP:()=>f,sN:()=>i,wn:()=>p});var D=t(4e3),w=t(5143),R=t(4503),g=t(5102),
S=t(4120),v=t(7792),P=t(806);const C=4,M=7;function k(r){const e=r.flatMap(n=>{const l=Map.groupBy(n.places,a);return l.size===0&&l.set(null,[]),Array.from(l,([
c,m])=>({name:c,finding:{...n,places:m}}))}),o=([,n])=>n.filter(({severity:l})=>l==="error").length;return Array.from(Map.groupBy(e,({name:n})=>n),([n,l])=>[n,l.
map(({finding:c})=>c)]).toSorted((n,l)=>o(l)-o(n))}function O(r,e){if(e.context.repositories.length===0)return[];const o=k(r.filter(g.nM)).filter(([A])=>A!==null),
[n]=o;if(n===void 0)return[];const l=v.Gy.some(o,{few:C},([A,_])=>(0,v.mG)`${v.Gy.code(A??"")} (${(0,S.H8)(_)})`),c=v.om.title((0,D.px)(o.length,"repository"),(0,v.
mG)`with errors or warnings in files: ${l}`,(0,g.hm)(n[1])==="error"?"fails":"warns"),m=e.medium==="log"?0:e.limits.rows,y=(0,P.Ku)(o,m,"repository",e,A=>s(A,e));
return[{kind:"details",title:c,children:y}]}const E=r=>["fails","unchecked"].includes((0,g.sG)(r));function i({hosts:r,files:e},o){const n=d(r.filter(E).map(h)),
l=e.filter(({severity:j})=>j==="error"),c=d(l.map(({places:j})=>u(j))),m=[v.om.column("Repository",({name:j})=>v.Gy.link((0,R.aE)(j,o.context),v.Gy.code(j))),v.
om.column("Commit",p),v.om.column("Failing hosts",n,"number"),v.om.column("Errors in files",c,"number")],y=(j,G)=>v.om.table(j,m,G),A=j=>(n(j)??0)+(c(j)??0),{hit:_=[],
other:$=[]}=Object.groupBy(o.context.repositories,j=>A(j)>0?"hit":"other"),T=_.toSorted((j,G)=>A(G)-A(j)),I=(0,D.px)($.length,"repository"),b=v.om.title(`${I} w\
ithout failing hosts or errors in files`);return[...y(T,"Repositories with failures"),...v.om.details(b,y($,"Other repositories"))]}function d(r){const e=Map.groupBy(
r.flat(),o=>o);return({name:o})=>e.get(o)?.length??null}const p=r=>r.commit===null?v.Gy.nothing:v.Gy.link((0,R.DZ)(r),v.Gy.code(r.commit.slice(0,M))),h=({requirements:r})=>u(
r.flatMap(({because:e})=>e)),u=r=>[...new Set(r.map(a))].filter(e=>e!==null),a=r=>typeof r=="string"?null:(0,w._M)(r.file),f=(r,e)=>s(k(r),e),s=(r,e)=>r.flatMap(
([o,n])=>{const{context:l,limits:c}=e,m=o??l.repository?.name,y=v.om.title(m===void 0?v.Gy.words("This checkout"):v.Gy.link((0,R.aE)(m,l),v.Gy.path(m)),(0,S.H8)(
n)),A=[v.om.column("Place",({places:_})=>(0,P.AZ)(_,c.ownPlaces,e,!0)),v.om.column("Severity",({severity:_})=>(0,v.mG)`${v.Gy.sign(v.rC[_])} ${_}`),v.om.column(
"Problem",({problem:{message:_,code:$}})=>(0,v.mG)`${v.Gy.sentence(_,c.characters)} (${(0,P.U1)($,e)})`)];return v.om.details(y,(0,P.Ku)(n,c.rows,"finding",e,_=>v.
om.table(_,A,"Findings in files")))})}),9287:((ct,W,t)=>{t.d(W,{YK:()=>Bt,i8:()=>Yt,$9:()=>zt,KL:()=>H,dI:()=>X,$M:()=>St,WQ:()=>et,vH:()=>Et,CI:()=>Tt,Ks:()=>gt});
var D=t(4e3),w=t(5102),R=t(6763),g=t(7792),S=t(9076),v=t(7574),P=t(6906),C=t(7035),M=t(806);const k=20,O=40;function E(U){const L=[...U.context.history??[]].flatMap(
([nt,{incidents:ht}])=>ht.map(Ot=>({...Ot,host:nt}))).toSorted((nt,ht)=>+(nt.from<ht.from)-+(nt.from>ht.from));if(L.length===0)return[];const N=L.filter(({until:nt})=>nt===
null).length,K=N===0?"":`, ${N} of which ${N>1?"continue":"continues"}`,z=`${(0,D.px)(L.length,"incident")}${K}`,lt={...U,rest:"in the history file"},dt=(0,M.Ku)(
L,k,"incident",lt,nt=>i(nt,U));return U.medium==="page"?[g.om.paragraph(`${z}.`),...dt]:g.om.details(g.om.title(z),dt)}function i(U,L){const N=L.medium==="page",
K=nt=>N?(0,M.U1)(nt,L):g.Gy.code(nt,O),z=({from:nt,until:ht})=>ht===null?`${(0,v.u8)(nt,L.context.startedAt)} so far`:(0,v.u8)(nt,ht),lt=({host:nt})=>nt===void 0?
null:(0,M.b8)(nt,L,g.Gy.name),dt=[g.om.column("Host",lt,"name"),g.om.column("From",({from:nt})=>(0,v.QN)(nt),"when"),g.om.column("Duration",z,"when"),g.om.column(
"Failed runs",({runs:nt})=>nt,"number"),g.om.column("Problems",({codes:nt})=>g.Gy.joined(nt.map(K)))];return g.om.table(U,dt,"Incidents")}const d=10,p=[7,30,90],
h=30;function u(U,L){const{medium:N,limits:K,context:z}=L,[lt,dt]=[N==="log",N==="summary"],nt=s(U,z),ht=dt?nt:nt.filter(Gt=>e(Gt,z)),Ot=Gt=>g.om.title("History\
:",Gt);if(ht.length===0)return dt&&z.history?.size?[g.om.line(Ot("1 run so far"))]:[];const kt=lt?ht.map(Gt=>[Gt]):o(ht,z),{shown:wt,rest:Lt}=(0,D.zN)(kt,Math.max(
K.rows,d)),jt=(0,D.zN)(wt,lt?wt.length:d),Ft=[g.om.column("Host",Gt=>y(Gt,L)),...A(ht,L)],Kt=([Gt])=>Gt?{sign:(0,w.sG)(Gt)}:{},Nt=Gt=>g.om.table(Gt,Ft,"History",
Kt),Ht=g.om.title((0,D.px)(jt.rest.flat().length,"more host")),Ut=N==="brief"?L.rest:"in the history file",Vt=[...Nt(jt.shown),...g.om.details(Ht,Nt(jt.rest)),g.
om.paragraph(g.Gy.small(l(wt,L))),...(0,M.OS)(Lt.flat().length,"host",{...L,rest:Ut})],Jt=n(nt,z);return lt?g.om.details(Ot(`${Jt}; uptime and latency of ${h} d\
ays`),Vt):[g.om.line(Ot(Jt)),...Vt,...dt?E(L):[]]}const a=(U,{history:L})=>U.flatMap(({visit:N})=>L?.get(N.host)??[]),f=(U,L)=>a(U,L).flatMap(({recent:N})=>N);function s({
hosts:U},L){const N=(K,z)=>{const[{good:lt,runs:dt}={good:1,runs:1}]=r([K],z,L);return lt/dt};return U.filter(K=>f([K],L).filter(S.yX).length>1).map(K=>({host:K,
rank:(0,w.DI)(K)?0:1,month:N(K,h),all:N(K,90)})).toSorted((K,z)=>K.rank-z.rank||K.month-z.month||K.all-z.all).map(({host:K})=>K)}const r=(U,L,N)=>a(U,N).flatMap(
({uptime:K})=>K.find(({days:z,runs:lt})=>z===L&&lt>0)??[]),e=(U,L)=>(0,w.DI)(U)||f([U],L).some(({outcome:N})=>N==="fails"),o=(U,L)=>[...Map.groupBy(U,N=>{const[
K]=a([N],L).flatMap(({incidents:z})=>z.slice(0,1));return K?.until===null?K.from:N.visit.host}).values()];function n(U,L){const N=Math.max(...a(U,L).map(({recent:dt})=>dt.
length)),K=`the last ${(0,D.px)(N,"run")}`,z=U.filter(dt=>e(dt,L)).length;if(z===0)return`no failure in ${K}`;const lt=f(U,L).filter(({outcome:dt})=>dt==="fails").
length;return U.length===1?`${lt} of ${K} failed`:`${z} of ${U.length} hosts failed in ${K}`}function l(U,{medium:L,context:N}){const K=nt=>g.Gy.words(nt.replaceAll(
" ","\xA0")),z=g.Gy.joined((0,P.MC)(U.flatMap(nt=>c(nt,N))).map(([nt,ht])=>(0,g.mG)`${g.Gy.code(nt)}${K(` ${ht}`)}`));if(L==="log")return z;const dt=U.some(({length:nt})=>nt>
1)?"; of several hosts, the worst of each run":"";return(0,g.mG)`The newest run is at the right${g.Gy.words(dt)}. ${z}. Uptime: the share of runs without an error. Latency: median of discovery.`}
function c(U,L){const N=a(U,L);return(N[0]?.recent??[]).map((K,z,{length:lt})=>{const dt=N.flatMap(({recent:Ot})=>Ot.at(z-lt)??[]),nt=dt.flatMap(({ms:Ot})=>Ot??
[]);return{outcome:S.im.find(Ot=>dt.some(kt=>kt.outcome===Ot))??"skipped",ms:nt.length===0?null:Math.max(...nt)}})}const m=({medium:U})=>U==="summary"||U==="bri\
ef";function y(U,L){const N=g.Gy.some(U,L.limits.hosts,({visit:dt})=>(0,M.b8)(dt.host,L,g.Gy.name));if(!m(L))return N;const[K]=a(U,L.context),z=K===void 0?null:
(0,C.XQ)(K),lt=L.medium==="brief"||z===null?g.Gy.nothing:g.Gy.small(z);return g.Gy.joined([N,(0,C.bW)(c(U,L.context)),lt],g.Gy.newLine)}function A(U,L){const{medium:N,
context:K}=L;if(K.history===null)return[];const z=N==="log",lt=(wt,Lt)=>z?wt:(0,g.mG)`${wt}${g.Gy.newLine}${g.Gy.words(`${Lt}\xA0days`)}`,dt=(wt,Lt)=>{const jt=r(
wt,Lt,K),Ft=(0,D.px)(Math.max(0,...jt.map(Ht=>Ht.runs)),"run"),Kt=m(L)&&jt.length>0?g.Gy.small(Ft):g.Gy.nothing,Nt=({good:Ht,runs:Ut})=>Ht/Ut;return g.Gy.joined(
[(0,C.be)(jt,Nt,C.mc),Kt],g.Gy.newLine)},nt=wt=>(0,C.be)(a(wt,K).flatMap(({medianMs:Lt})=>Lt??[]),Number,v.kJ),ht=g.om.column("Last runs",wt=>(0,C.bW)(c(wt,K)),
"history"),Ot=a(U,K),kt=p.filter(wt=>Ot.some(Lt=>_(Lt,wt)));return[...m(L)?[]:[ht],...(z?[h]:kt).map(wt=>{const Lt=wt===p[0]?"number uptime":"number older";return g.
om.column(lt("Uptime",wt),jt=>dt(jt,wt),Lt)}),g.om.column(lt("Latency",h),nt,"number minor")]}const _=({uptime:U},L)=>U.some(({days:N,runs:K},z)=>N===L&&K>(U[z-
1]?.runs??0));var $=t(4120),T=t(7615),I=t(3435);const b=2,j=4,G=6,V=20,F=200;function Q(U,L=g.Gy.nothing){const{discovery:N}=U.visit.attempt,K=new Set((0,w.QK)(
U).map(({problem:lt})=>lt.title));if(K.size>0)return(0,D.K4)([...K],b);if(N.kind==="skipped")return N.problem.title;const z=g.Gy.some(U.services,G,({id:lt})=>(0,T.
h0)(lt));return(0,M.ZT)(g.Gy.isEmpty(z)?"no services":z,L)}const q=({visit:U,servicesFrom:L},N)=>L===null?(0,v.kJ)(U.attempt.timing.totalMs):(0,g.mG)`host block at ${(0,M.
ik)(L,N)}`;function ot(U,L,N=!1){const{visit:K,isNew:z,findings:lt}=U,dt=(0,w.sG)(U),nt=(0,M.b8)(K.host,{...L,detailed:new Set}),ht=z?` (${$.dy})`:"",Ot=(0,g.mG)`${w.
nx[dt]}${ht}: ${Q(U,q(U,L))}`,kt=g.om.title(nt,Ot,dt),wt={kind:"facts",facts:(0,T.xS)(U,L)};if(L.medium!=="page")return{kind:"details",title:kt,children:[wt]};const Lt=lt.
map(({severity:Ft,problem:{message:Kt,help:Nt,code:Ht}})=>{const Ut=Nt?(0,g.mG)` ${g.Gy.strong("Help:")} ${g.Gy.prose(Nt)}`:g.Gy.nothing;return(0,g.mG)`${g.Gy.sign(
g.rC[Ft])} ${g.Gy.sentence(Kt)}.${Ut} (${(0,M.U1)(Ht,L)})`}),jt=L.context.history?.get(K.host)?.incidents??[];return{kind:"details",title:kt,isOpen:N,anchor:(0,M.
dI)(K.host),children:[{kind:"list",items:Lt},wt,...i(jt,L)]}}function _t(U,L,N){const{medium:K,limits:z}=N,lt=L.filter(Ut=>!(0,w.JR)(Ut)||(0,w.QK)(Ut).length===
0),dt=U.flatMap(Ut=>lt.filter(Vt=>(0,w.sG)(Vt)===Ut)),[nt]=dt;if(nt===void 0)return[];const ht=K==="log",Ot=(0,w.QK)(nt).length>0,kt=ht||Ot,wt=kt&&dt.length<=M.
dS,Lt=Ot?z.details:ht?z.items:z.rows,jt=(0,M.Ku)(dt,wt?M.dS:Lt,"host",N,Ut=>kt?Ut.map(Vt=>ot(Vt,N)):g.om.table(Ut,Mt(N),"Hosts"));if(wt||Ot&&(ht||jt.length===0))
return jt;const Ft=g.Gy.some(dt,{few:j},({visit:Ut})=>(0,M.b8)(Ut.host,N)),Kt=(0,w.sG)(nt),Nt=Ot?"with errors or warnings":w.nx[Kt];return[{kind:"details",title:dt.
length===1?g.om.title(Ft,Nt,Kt):g.om.title((0,D.px)(dt.length,"host"),(0,g.mG)`${Nt}: ${Ft}`,Kt),children:jt}]}const Mt=U=>[g.om.column("Host",L=>Pt(L,U)),g.om.
column("Required by",({requirements:L})=>{const N=L.flatMap(K=>K.because);return(0,M.AZ)(N,U.limits.ownPlaces,U)}),g.om.column("Result",L=>Q(L,q(L,U)))];function Pt({
visit:{host:U},isNew:L},N){const K=L?g.Gy.small($.dy):g.Gy.nothing;return g.Gy.joined([(0,M.b8)(U,N,g.Gy.name),K],g.Gy.newLine)}const Ct=U=>(0,g.mG)`${g.Gy.sign(
(0,w.sG)(U))} ${w.nx[(0,w.sG)(U)]} ${g.Gy.small(Q(U))}`;function At(U,L){const N=[g.om.column("Host",nt=>Pt(nt,L),"name"),g.om.column("Status",Ct,"status"),g.om.
column("Time",nt=>(0,w.JR)(nt)?null:q(nt,L),"number minor"),g.om.column("Repositories",nt=>(0,I.Ub)(nt).length||null,"number repositories"),...A(U,L).map(nt=>({
...nt,cell:ht=>nt.cell([ht])})),g.om.column("Certificate expires",It,"minor when")],K=nt=>g.om.table(nt,N,"Hosts",yt,"hosts",F),{good:z=[],other:lt=[]}=Object.groupBy(
U,nt=>(0,w.sG)(nt)==="works"?"good":"other");if(z.length<=V||lt.length===0)return K(U);const dt=g.om.title((0,D.px)(z.length,"host"),w.nx.works,"works");return[
...K(lt),...g.om.details(dt,K(z))]}const yt=U=>({about:{anchor:(0,M.dI)(U.visit.host),isFailing:(0,I.gT)(U)}}),It=({visit:U})=>U.attempt.certificates.map(({expires:L})=>L.
slice(0,10)).sort()[0]??"";var vt=t(1423),Rt=t(5143),xt=t(1064),Wt=t(5011);const Xt=3,Y=6,Z=12,tt=60,ut=(U,L)=>(0,w.Yn)(U,({rows:N})=>N).flatMap(N=>B(N,L));function B(U,L){
if(U.length===0)return[];const{medium:N,limits:K,context:z}=L,lt=x(U),dt=U.length<=M.dS,nt=lt.sign==="fails"||lt.sign==="warns"?N!=="log"||dt:N==="page"||N==="s\
ummary"&&z.repositories.length<=1,ht=(0,M.Ku)(U,nt?K.roots:0,"root module",L,Ot=>Ot.map(kt=>({kind:"details",title:x([kt]),children:ft(kt,L)})));return dt&&ht.length>
0?ht:[{kind:"details",title:lt,children:ht}]}function x(U){const L=U.flatMap(wt=>wt.rows),N=(0,w.Fl)(L),K=U.length===1,z=U[0]?.clients??[],lt=L.filter(wt=>(0,w.
Fl)([wt])===N),dt=new Set(lt.map(wt=>$t(wt,z))),nt=K?Array.from(dt,g.Gy.path):U.map(at),ht=(0,g.mG)`${K?"for":"in"} ${g.Gy.some(nt,Xt,wt=>wt)}`,Ot={fails:(0,g.mG)`init fails ${ht}`,
warns:(0,g.mG)`warnings ${ht}`,skipped:J(L),works:J(L)},kt=K?U.map(at):(0,D.px)(U.length,"root module");return g.om.title((0,g.mG)`${kt}:`,Ot[N],N)}function J(U){
const L=[...new Map(U.map(ht=>[`${ht.kind} ${ht.source}`,ht])).values()];if(L.length===0)return"no registry modules and no providers";const N=Map.groupBy(L,({kind:ht})=>ht),
K=Array.from(N,([ht,{length:Ot}])=>(0,D.px)(Ot,ht)).join(" and "),z=U.some(({platforms:ht})=>ht.length>0)?" and package":"",lt=L.filter(w.Rm).length,dt=L.filter(
({chosen:ht})=>Object.values(ht).includes(null)).length,nt=[...dt>0?[`${dt} without a version`]:[],...lt>0?[`${lt} not checked`]:[]];return`${K}, ${nt.join(", ")||
`every version${z} is available`}`}const at=({directory:U})=>U==="."?g.Gy.words("the top directory"):g.Gy.path((0,Rt.II)(U));function ft({rows:U,clients:L},N){const K=(0,w.
Yn)(U,lt=>[lt]).flat(),z=lt=>({sign:(0,w.Fl)([lt])});return(0,M.Ku)(K,N.limits.rows,"row",N,lt=>g.om.table(lt,rt(L,N),"Modules and providers",z))}const rt=(U,L)=>[
g.om.column("Module or provider",N=>pt(N,U,L)),g.om.column("Problem",({problems:N})=>{const K=N.filter(({usualSeverity:z})=>z!=="notice");return g.Gy.joined(K.map(
({code:z})=>(0,M.U1)(z,L)))}),g.om.column("Constraint",({constraints:N})=>g.Gy.some([...new Set(N)],Y,Dt)),g.om.column("Version",N=>bt(N,U)),g.om.column("Newest",
({newest:N})=>N===null?null:Dt(N)),g.om.column("Platforms",({platforms:N})=>g.Gy.some(N,Z,({platform:K,available:z})=>{const lt=z===null?"?":z?"\u2713":"\u2717";
return(0,g.mG)`${g.Gy.words(lt)} ${Dt(K)}`}))];function pt(U,L,N){const K=g.Gy.path($t(U,L));if(N.medium==="log")return K;const z=U.source===U.address?g.Gy.nothing:
g.Gy.path(U.source),lt=U.places.slice(0,1).map(nt=>(0,M.ik)(nt,N)),dt=g.Gy.joined([z,lt],g.Gy.words(" at "));return g.Gy.joined([g.Gy.strong(K),g.Gy.small(dt)],
g.Gy.newLine)}const $t=({address:U,host:L},N)=>N.every(K=>(0,Wt.Vm)(K)===L)&&U.startsWith(`${L}/`)?U.slice(L.length+1):U,Dt=U=>g.Gy.value(U,tt);function bt({chosen:U,
locked:L},N){const K=xt.Du.filter(ht=>U[ht]!==void 0),z=Map.groupBy(K,ht=>U[ht]??null),lt=z.size<2&&N.every(ht=>K.includes(ht)),dt=Array.from(z,([ht,Ot])=>{const kt=ht===
null?"none":Dt(ht);return lt?kt:(0,g.mG)`${(0,D.eZ)(Ot)} ${kt}`});if(L===null||dt.length===0)return g.Gy.joined(dt);const nt=z.size===1&&z.has(L);return(0,M.ZT)(
g.Gy.joined(dt),nt?"locked":(0,g.mG)`locked: ${Dt(L)}`)}const St=["problems","unchecked","ownFiles","history","roots","requests","passed","skipped","notices","n\
otes"],Bt=["problems","unchecked","ownFiles","history","roots","passed","skipped","notes"],Yt=Bt,zt=["problems","unchecked","ownFiles","history","roots","reques\
ts","passed","skipped","remarks"],H=["problems","hosts","details","incidents","repositories","roots","files","notices","notes"],X={problems:{title:"Problems",blocks:({
findings:U},L)=>(0,vt.OT)(L.medium==="log"?U:U.filter(w.nM),L)},ownFiles:{title:"Repositories",blocks:({files:U},L)=>(0,I.aJ)(U,L)},history:{title:"History",blocks:u},
roots:{title:"Root modules",blocks:({roots:U},L)=>ut(U,L)},requests:{title:"Requests",blocks:({hosts:U},L)=>_t(["fails","warns"],U,L)},unchecked:{title:"Hosts",
blocks:({hosts:U},L)=>_t(["unchecked"],U,L)},passed:{title:"Hosts that passed",blocks:({hosts:U},L)=>_t(["works"],U,L)},skipped:{title:"Skipped hosts",blocks:({
hosts:U},L)=>_t(["skipped"],U,L)},hosts:{title:"Hosts",blocks:({hosts:U},L)=>At((0,w.md)(U),L)},details:{title:"Details",blocks:({hosts:U},L)=>st((0,w.md)(U),L)},
incidents:{title:"Incidents",blocks:(U,L)=>E(L)},repositories:{title:"Repositories",blocks:I.sN},files:{title:"Findings in files",blocks:({files:U},L)=>(0,I.qP)(
U,L)},notices:{title:"Notices",blocks:it},notes:{title:"About this check",blocks:mt},remarks:{title:"Remarks",blocks:(U,L)=>Et(U,L).rest.map(g.om.paragraph)}},et=({
hosts:U},{limits:L})=>new Set((0,D.zN)((0,w.md)(U),L.details).shown.map(({visit:N})=>N.host));function*st(U,L){const{shown:N,more:K}=(0,D.zN)(U,L.limits.details);
for(const z of N)yield ot(z,L,N.length===1);yield*(0,M.OS)(K,"host",L)}function it({findings:U},L){const N=U.filter(z=>!(0,w.nM)(z)),K=g.om.title((0,D.px)(N.length,
"notice"),g.Gy.nothing,"notice");return g.om.details(K,[...(0,vt.OT)(N,L)])}function mt(U,L){const{shown:N,rest:K}=Et(U,L),z=lt=>[g.om.paragraph(g.Gy.joined(lt,
g.Gy.newLine))];return[...z(N),...(0,vt.TM)(K,"remark",L,z)]}function Et(U,{context:L,limits:N}){const K=(0,R.h$)(U,L).map(z=>g.Gy.sentence(z,N.characters));return(0,D.
zN)(K,N.remarks)}const gt=(U,L,N)=>U.flatMap(K=>{const{title:z,blocks:lt}=X[K],dt=K==="details"&&L.hosts.length>M.dS,nt=Iterator.from(lt(L,N)),{done:ht,value:Ot}=nt.
next();return ht?[]:[{id:K,title:z,isFolded:dt,first:Ot,rest:nt}]});function*Tt(U,L,N){for(const K of U)yield*X[K].blocks(L,N)}}),5955:((ct,W,t)=>{t.d(W,{M:()=>g,
u:()=>v});var D=t(5799),w=t(8820),R=t(8884);function*g(P,C=""){const M=`${C}  `,k=P instanceof Iterator,[O,E]=k?"[]":"{}";let i=O;for(const d of k?P:Object.entries(
P)){const[p,h]=k?["",d]:[`"${d[0]}": `,d[1]];if(h===void 0)continue;const u=`${i}
${M}${p}`;i=",",S(h)?(yield u,yield*g(h,M)):yield u+(0,w.s$)(JSON.stringify(h,null,2).replaceAll(`
`,`
${M}`))}yield i===O?`${O}${E}`:`
${C}${E}`}const S=P=>P instanceof Iterator||Object.values(P??{}).some(C=>C instanceof Iterator);function v(){const P=new Map;return C=>{const{host:M,problem:k}=C,
O=(0,w.RK)((0,R.ju)(C)??""),i=M===null&&!k.code.startsWith("file-")?(0,w.RK)(k.message):"",d=[k.code,M??"",O,(0,D.W7)(C),i].join("|"),p=(P.get(d)??0)+1;return P.
set(d,p),`${d}|${p}`}}}),6906:((ct,W,t)=>{t.d(W,{B2:()=>R,MC:()=>k,qX:()=>M,wh:()=>g});var D=t(9076),w=t(8820);const R={fails:"\u2717",unchecked:"\u2717",warns:"\
!",skipped:"\u25CB",works:"\u2713",notice:"\xB7"};function g(O){if(typeof O=="string")return(0,w.RK)(O);if(!("kind"in O))return O.map(g).join("");switch(O.kind){case"\
words":return O.text;case"code":case"prose":return(0,w.RK)(O.text,O.max);case"strong":case"small":case"sentence":case"link":return g(O.content);case"sign":return R[O.
of];case"break":return", ";case"chart":return M(O.runs)}}const S=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 m\
s"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",
belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],v="\u2573",P="\u254C";function C(O){return O.outcome==="fails"?v:(0,D.yX)(O)?S.find(({belowMs:E})=>(O.ms??
0)<E)?.mark??"":P}const M=O=>O.map(C).join("");function k(O){const E=new Set(O.map(C)),i=O.some(h=>C(h)===S[0].mark&&h.ms===null);return[...S.map(({mark:h,words:u},a)=>[
h,a===0&&i?`${u} or not measured`:u]),[v,"failed"],[P,"no result"]].filter(([h])=>E.has(h))}}),7822:((ct,W,t)=>{t.d(W,{gD:()=>r,Fp:()=>o,wQ:()=>f,Gc:()=>a,Cf:()=>s,
yv:()=>n});var D=t(4e3),w=t(6266),R=t(7574),g=t(5102),S=t(2796),v=t(7792),P=t(1423),C=t(9287),M=t(806);const k=(l,c,m)=>l.flatMap(y=>{if(y==="problems")return O(
c,m);const{title:A,blocks:_}=C.dI[y],$=v.om.paragraph((0,v.mG)`${A}: more ${m.rest}`);return[[()=>[..._(c,m)],()=>[$]]]});function O({findings:l},c){const{shown:m,
rest:y}=(0,D.zN)((0,S.cZ)(l.filter(g.nM)),c.limits.causes),A=y.flatMap($=>$.findings).length;return[...m.map($=>[()=>[(0,P.Zw)($,c)],()=>[{...(0,P.Zw)($,c),message:v.
Gy.nothing,parts:[]}]]),[()=>(0,M.OS)(A,"finding",c)]]}function E(l,c,m){const y=I=>I===""?0:(0,D.$$)(I)+2,A=l.map(([I])=>c(I?.()??[]));let _=A.reduce((I,b)=>I+
y(b),0);const $=(I,b)=>{_+=y(b)-y(A[I]??""),A[I]=b},T=[...l.keys()].reverse().filter(I=>A[I]!=="");for(const I of T){const b=l[I]?.[1];b!==void 0&&_>m&&$(I,c(b()))}
for(const I of T)_>m&&$(I,"");return A}var i=t(4120);const d=1e6,p=10,h=100,u=7;function a(l,c){const m=c.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),
y=v.Gy.link(m,v.Gy.words("in the JSON report"));return s(C.$M,l,(0,M.du)(c,"summary",y),{head:`## ${r(l,c)}`,foot:(0,v.mG)`tf-disco ${c.version}, started ${(0,R.
QN)(c.startedAt)}.`,maxBytes:d})}const f=(l,c,m,y)=>s(C.YK,l,(0,M.du)(c,"brief",M.xy),{head:`### ${e(l,c)}`,foot:(0,v.mG)`Details in the summary of ${o(m)}. Updated automatically.`,
maxBytes:y});function s(l,c,m,{head:y,foot:A,maxBytes:_}){const $=(0,w.kE)([v.om.paragraph(v.Gy.small(A))]),T=_-p-(0,D.$$)(y+$),I=k(l,c,m),b=E(I,w.kE,T);return`${[
y,...b,$].filter(j=>j!=="").join(`

`)}
`}const r=(l,c)=>`${w.$J[(0,g.fi)(l)]} ${(0,i.Iu)((0,g.$N)(l,c))}`,e=(l,c)=>`${w.$J[(0,g.fi)(l)]} Terraform service discovery: ${(0,g.$N)(l,c)}`;function o({url:l,
workflow:c,job:m,commit:y}){const A=c.split("/").at(-1)??"";return v.Gy.joined([v.Gy.link(l,v.Gy.code(A===""?"this run":A,h)),m===""?v.Gy.nothing:(0,v.mG)`job ${v.
Gy.code(m,h)}`,y===""?v.Gy.nothing:(0,v.mG)`commit ${v.Gy.code(y.slice(0,u))}`])}const n=(l,c,m)=>`${e(l,c)}. ${(0,w.ni)(v.Gy.small(o(m)))}
`}),2935:((ct,W,t)=>{t.d(W,{Wc:()=>E,ky:()=>S,nI:()=>w,nc:()=>C,wW:()=>g});const D={bold:1,dim:2,red:31,green:32,yellow:33,blue:34},w=(i,d,{colour:p})=>p?`\x1B[${D[d]}\
m${i}\x1B[0m`:i,R=(i,d,{hyperlinks:p})=>d&&p?`\x1B]8;;${d}\x1B\\${i}\x1B]8;;\x1B\\`:i;function g(i,d){const p=" ".repeat(i.indent),h=i.label.padEnd((i.column??0)-
1),u=" ".repeat(i.indent+(i.column??2)),a=d.width-p.length-h.length-1,[f="",...s]=v(i.text,a,d.width-u.length,d),r=R(w(h,i.style,d),i.url,d),{text:e="",url:o}=i.
linked??{},l=f.startsWith(e)?`${R(e,o,d)}${f.slice(e.length)}`:f;return[`${p}${r} ${l}`.trimEnd(),...s.map(c=>`${u}${c}`)]}function S(i,d){const[p="",...h]=v(i,
d.width,d.width-2,d);return[p,...h.map(u=>`  ${u}`)]}function v(i,d,p,{withFlags:h}){const u=[];let a="",f=0;for(const s of(h?.(i)??i).split(" ")){const r=C(s),
e=u.length===0?d:p;a!==""&&f+1+r>e&&(u.push(a),a=""),f=a===""?r:f+1+r,a=a===""?s:`${a} ${s}`}return[...u,a]}const P=/^[ -~]*$/,C=i=>P.test(i)?i.length:Iterator.
from(i).reduce((d,p)=>d+M(p),0);function M(i){return P.test(i)?1:k(i)?0:new RegExp("\\p{Regional_Indicator}","u").test(i)?1:O(i)?2:1}const k=i=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(i),O=i=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(i);function E(i,d,p){let[h,u]=["",0];for(const a of i){const f=M(a),s=u+f;if(u>=d&&s<=p&&(f>0||u>d)?h+=a:h+=" ".repeat(Math.max(0,Math.min(s,p)-Math.max(u,
d))),u=s,u>p)break}return h}}),2909:((ct,W,t)=>{t.a(ct,async(D,w)=>{try{let I=function(F){O.R8(A.redact(F).map(Q=>(0,r.LS)(Q)))},G=function(F){const{verdict:Q,changes:q,
context:ot}=F,_t=c===null?[]:(0,M.ws)((0,h.R8)(Q),m,c),Mt=q?.kind==="files"?q.files:[],Pt=c===null?new Map:(0,M.hP)(_t,Mt,m,c);return{...F,located:_t,context:{...ot,
links:Pt}}};t.r(W);var R=t(1992),g=t(3368),S=t(7251),v=t(1342),P=t(7671),C=t(6954),M=t(40),k=t(220),O=t(3565),E=t(8782),i=t(785),d=t(1409),p=t(7039),h=t(4503),u=t(
8610),a=t(7822),f=t(8463),s=t(7773),r=t(8820),e=t(6875);const o=120;(0,i.kL)(process,F=>process.stderr.write(`the log was not written: ${F}
`));const{env:n}=process,l=O.j_(n.GITHUB_EVENT_PATH);delete n.GITHUB_EVENT_PATH;const c=(0,E.ng)(n,l),m=n.GITHUB_WORKSPACE??process.cwd(),y=O.Ko(s.y.map(({name:F})=>F)),
A=(0,g.cA)(y,n,(0,S.K)(O.QU)),_=new e.VG;await(0,i.mB)(process,{stop:_,secrets:A,isFinal:!1,act:$,reportMistakes:F=>O.fJ("Wrong settings",F.map(Q=>(0,r.LS)(Q)).
join(`
`)),reportCrash:F=>O.fJ("Could not run",F)});async function $(F){const Q=(0,d.fN)(Mt=>O.N4(A.redact([Mt]))),{checked:q,warnings:ot}=await(0,R.k_)(y,process,Q,{directory:m,
isFork:(0,E.$c)(n.GITHUB_EVENT_NAME,l),stop:_,changes:T,secrets:A}),_t=F.aborted?3:q.verdict.passed?0:1;return I(ot),await j(q,F),_t}async function T({githubToken:F}){
const Q=await(0,P.S)(c,F,_.signal);return Q.kind==="all"&&c?.pull&&I([`changed-only has no effect: ${Q.why}`]),Q}async function b(F,Q){try{await Q()}catch(q){I(
[`${F}: ${(0,v.A3)(q)}`])}}async function j(F,Q){let q={...F,located:[]};await b("places are not links",()=>{q=G(F)}),await V(q),!Q.aborted&&await b("the commen\
t and the issue were not written",async()=>{const{notes:ot,warnings:_t}=await(0,k.m)(q,c,m,Q);O.N4(A.redact(ot)),I(_t)})}async function V({settings:F,verdict:Q,
context:q}){const{GITHUB_OUTPUT:ot,GITHUB_STEP_SUMMARY:_t,RUNNER_TEMP:Mt}=n,Pt={colour:!1,width:o,isRunner:!0,context:q},Ct={"the log was not written":()=>O.ur(
(0,u.K8)(Q,Pt)),"the annotations were not written":()=>O.fz((0,u.Hp)(Q,q)),"the outputs were not written":()=>I(O.Kn(ot,(0,C.Y)(Q))),"the job summary was not wr\
itten to GITHUB_STEP_SUMMARY":()=>O.Sy(_t,(0,a.Gc)(Q,q)),"the JSON report was not written to RUNNER_TEMP":()=>{const At=O.u5(Mt,(0,p.hF)(Q,q));I(O.Kn(ot,{report:At}))},
"the report files were not written":()=>I((0,f.t)(F,{verdict:Q,context:q},m))};for(const[At,yt]of Object.entries(Ct))await b(At,yt)}w()}catch(o){w(o)}},1)}),9050:((ct,W,t)=>{
t.d(W,{GY:()=>P,R8:()=>$});var D=t(3024),w=t(6760),R=t(5747);const g=5,S=/^[0-9a-f]{40}$/,v=/^refs\/(?!.*\.\.)[^\0]+$/;function P(T){const I=(0,w.join)(T,".git"),
b=C(I,T)??I,j=i((0,w.join)(b,"commondir")),G=j===null?b:(0,w.resolve)(b,j),V=()=>E((0,w.join)(G,"packed-refs"))??"",F=M(i((0,w.join)(b,"HEAD")),[b,G],V);return F===
null?null:{commit:F,isFetched:O(F,E((0,w.join)(b,"FETCH_HEAD"))??"",V),remote:h(E((0,w.join)(G,"config"))??""),tracked:Q=>A((0,w.join)(b,"index"),Q)}}function C(T,I){
const[,b]=/^gitdir: (.+)$/.exec(i(T)??"")??[];return b===void 0?null:(0,w.resolve)(I,b)}function M(T,I,b){let j=T;for(let G=0;j!==null&&G<=g;G+=1){if(S.test(j))
return j;const[,V]=/^ref: (.+)$/.exec(j)??[];if(V===void 0||!v.test(V))return null;j=k(V,I,b)}return null}function k(T,I,b){for(const G of I){const V=i((0,w.join)(
G,T));if(V!==null)return V}return b().split(`
`).find(G=>G.endsWith(` ${T}`))?.slice(0,40)??null}function O(T,I,b){const j=(G,V)=>G.split(`
`).some(F=>F.startsWith(`${T}${V}`));return j(I,"	")||j(b()," refs/remotes/")}function E(T){const I=(0,R.yR)(T);return I.ok?I.text:null}const i=T=>E(T)?.replace(
/\r?\n$/,"")??null,d=21,p=/^(?!\.{1,2}$)[\w.-]+$/;function h(T){let I=!1;for(const b of T.split(`
`)){const j=b.trim();j.startsWith("[")&&(I=j==='[remote "origin"]');const G=j.indexOf("=");if(!(!I||G<0||j.slice(0,G).trim().toLowerCase()!=="url"))return u(j.slice(
G+1).trim())}return null}function u(T){const I=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(T),[b,j]=I===null?a(T):[I[1],I[2]],G=(j??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),V=G.length>1&&G.length<=d;return!b||!V||!G.every(F=>p.test(F))?null:{host:b.toLowerCase(),owner:G.slice(0,-1).join("/"),name:G.at(-1)??""}}function a(T){
const I=URL.parse(T);return I===null||!/^(https?|ssh):$/.test(I.protocol)?[]:[I.protocol==="ssh:"?I.hostname:I.host,I.pathname.slice(1)]}const f=128*1024*1024,s=12,
r=62,e=16384,o=12288,n=4,l=61440,c=4096,m=32768,y=Buffer.alloc(0);function A(T,I){const b=new Map,j=(0,R.io)(T,f)??y;if(j.length<s)return b;const G=j.readUInt32BE(
4);if(j.toString("latin1",0,4)!=="DIRC"||G<2||G>4)return b;const V=j.readUInt32BE(8);let F=y,Q=s;for(let q=0;q<V;q+=1){if(Q+r>j.length)return b;const ot=j.readUInt16BE(
Q+60),_t=Q+r+(ot&e?2:0),Mt=G===n,{kept:Pt,from:Ct}=Mt?_(j,_t,F):{kept:y,from:_t},At=j.indexOf(0,Ct);if(At<0)return b;const yt=j.subarray(Ct,At),It=Mt?Buffer.concat(
[Pt,yt]):yt;if(It.length>c)return b;const vt=(j.readUInt32BE(Q+24)&l)===m,Rt=It.toString("utf8");vt&&(ot&o)===0&&I.has(Rt)&&b.set(Rt,{modified:j.readUInt32BE(Q+
8),size:j.readUInt32BE(Q+36)}),Q=Mt?At+1:Q+(At-Q+8&-8),F=It}return b}function _(T,I,b){let j=I,G=T[j++]??0,V=G&127;for(;G&128;)G=T[j++]??0,V=(V+1)*128+(G&127);return{
kept:b.subarray(0,Math.max(0,b.length-V)),from:j}}function $(T,{modified:I,size:b}){const j=(0,R.N0)(()=>(0,D.lstatSync)(T),null),G=Math.floor((j?.mtimeMs??0)/1e3);
return j?.isFile()===!0&&j.size%2**32===b&&G%2**32===I}}),7671:((ct,W,t)=>{t.d(W,{N:()=>S,S:()=>r});var D=t(317),w=t(8782);const R=100,g=100;async function S(e,o,n,l){
const c=AbortSignal.any([AbortSignal.timeout(n),l]),{connect:m}=await Promise.all([t.e(795),t.e(636)]).then(t.bind(t,636)),{rest:y,paginate:A}=m(e,o,c),_={owner:e.
owner,repo:e.repository},$={..._,per_page:R},T=b=>P(b.then(({data:j})=>j)),I=(b,j)=>P(v(b,j));return{listComments:async b=>{const j={...$,issue_number:b};return(await I(
A.iterator(y.issues.listComments,j))).map(C)},createComment:async(b,j)=>C(await T(y.issues.createComment({..._,issue_number:b,body:j}))),updateComment:(b,j)=>T(
y.issues.updateComment({..._,comment_id:b,body:j})),deleteComment:b=>T(y.issues.deleteComment({..._,comment_id:b})),listIssues:async(b,j)=>{const G=A.iterator(y.
issues.listForRepo,{...$,...b}),V=F=>(0,w.at)(F,"pull_request")===void 0;return(await I(G,j)).filter(V).map(M)},createIssue:async b=>M(await T(y.issues.create({
..._,...b,labels:[...b.labels]}))),updateIssue:(b,j)=>T(y.issues.update({..._,issue_number:b,...j})),addLabels:(b,j)=>T(y.issues.addLabels({..._,issue_number:b,
labels:[...j]})),createLabel:b=>T(y.issues.createLabel({..._,...b})),listChangedFiles:async b=>{const j={...$,pull_number:b};return(await I(A.iterator(y.pulls.listFiles,
j))).map(k)}}}async function v(e,o=Number.POSITIVE_INFINITY){const n=[];let l=0;for await(const{data:c}of e){for(const m of O(c))n.push(m);if(n.length>=o)return n.
slice(0,o);if(l+=1,l===g)throw new D.F9(`the list has more than ${g} pages`)}return n}async function P(e){try{return await e}catch(o){throw o instanceof D.F9?o:
new D.F9("unexpected response")}}const C=e=>({id:h(e,"id"),body:p(e,"body")??"",isTrusted:i(e)}),M=e=>({number:h(e,"number"),title:d(e,"title"),body:p(e,"body")??
"",isOpen:d(e,"state")==="open",reason:p(e,"state_reason"),closedAt:p(e,"closed_at"),labels:O((0,w.at)(e,"labels")).flatMap(o=>typeof o=="string"?o:p(o,"name")??
[]),isTrusted:i(e)}),k=e=>({file:d(e,"filename"),status:d(e,"status"),changes:h(e,"changes"),patch:p(e,"patch")}),O=e=>Array.isArray(e)?e:u(),E=["OWNER","MEMBER",
"COLLABORATOR"],i=e=>(0,w.at)(e,"user","type")==="Bot"||E.includes((0,w.at)(e,"author_association")),d=(e,o)=>p(e,o)??u();function p(e,o){const n=(0,w.at)(e,o)??
null;return n===null||typeof n=="string"?n:u()}function h(e,o){const n=(0,w.at)(e,o),l=typeof n=="bigint"?Number(n):n;return typeof l=="number"&&Number.isFinite(
l)&&l>=0?l:u()}function u(){throw new D.F9("unexpected response")}const a=3e3,f=6e4,s=e=>({kind:"all",why:e});async function r(e,o,n){if(e===null)return s("not \
a workflow run");const{pull:l,event:c}=e;if(l===null)return s(`a ${c} event has no pull request`);const m=(0,w.h0)(e,o);if(!m.ok)return s(m.why);try{const A=await(await S(
e,m.value.token,f,n)).listChangedFiles(l.number);return A.length<a?{kind:"files",files:A}:s(`the pull request changes ${a} files or more, and GitHub lists at mo\
st ${a}`)}catch(y){return s((0,D.Ic)("the changed files could not be listed",y,{run:e,permission:"pull-requests: read"}))}}}),317:((ct,W,t)=>{t.d(W,{F9:()=>R,Ic:()=>E,
Wo:()=>g,jy:()=>M});var D=t(1342),w=t(8820);class R extends Error{name="ApiFailure";httpStatus;headers;constructor(u,a=null,f={}){super(u),this.httpStatus=a,this.
headers=f}}async function g(h){try{return await h,!0}catch(u){if(u instanceof R&&u.httpStatus===404)return!1;throw u}}const S=2e4,v=2,P=500,C=h=>k(h,0,0)!==null;
function M(h,u,a,f){if(a>=v)return null;const s=k(h,a,f);if(s!==null)return s<=S?s:null;if(u==="POST")return null;const{httpStatus:r}=h;return r===null||r===408||
r>=500?P*2**a:null}function k({httpStatus:h,headers:u,message:a},f,s){if(h!==403&&h!==429)return null;const r=Number(u["retry-after"]??Number.NaN);if(Number.isFinite(
r))return Math.max(0,r*1e3);const e=Number(u["x-ratelimit-reset"]??Number.NaN);return String(u["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(e)?Math.max(
0,e*1e3-s):h===429||/secondary rate limit|abuse detection/i.test(a)?5e3*2**f:null}const O=300;function E(h,u,{run:a,permission:f}){if(!(u instanceof R))return`${h}\
: ${(0,D.A3)(u)}`;const{httpStatus:s,message:r}=u,e=s===null?"did not answer":`returned ${s}`;return`${h}: ${(0,w.RK)(a.apiUrl)} ${e} (${i(r)})${d(u,a,f)}`}const i=h=>(0,w.
BP)((0,w.RK)(h.replace(/\s+/gu," "),O));function d(h,u,a){if(C(h))return"; GitHub limits the rate of requests, try again later";switch(h.httpStatus){case 401:return"\
; github-token is invalid or has expired";case 403:case 404:return u.pull?.isFork===!0&&a.endsWith("write")?"; the token of a pull request from a fork is read-o\
nly, whatever `permissions` says":`; add \`${a}\` to \`permissions\` of the job${p(h,a)}`;case 410:return a==="issues: write"?"; issues are disabled in this rep\
ository":"; it no longer exists";default:return""}}function p({headers:h},u){const f=String(h["x-accepted-github-permissions"]??"").replaceAll("_","-").replaceAll(
"=",": ");return f===""||f===u?"":`; GitHub accepts \`${i(f.replaceAll("`",""))}\``}}),6954:((ct,W,t)=>{t.d(W,{Y:()=>g});var D=t(4e3);const w={hosts:12e4,services:36e4},
R=1;function g({passed:S,hosts:v,findings:P}){const C=E=>P.filter(i=>i.severity===E).length,M=({visit:E})=>JSON.stringify(E.host),{shown:k}=(0,D.I0)(v,w.hosts,R,
M),{shown:O}=(0,D.I0)(v,w.services,R,E=>{const i=E.services.flatMap(d=>d.kind==="url"?[[d.id,d.url]]:[]);return`${M(E)}:${JSON.stringify(Object.fromEntries(i))}`});
return{passed:S,hosts:`[${k.join(",")}]`,services:`{${O.join(",")}}`,errors:C("error"),warnings:C("warning"),"left-out":v.length-Math.min(k.length,O.length)}}}),
40:((ct,W,t)=>{t.d(W,{hP:()=>O,ws:()=>P});var D=t(6760),w=t(5747),R=t(9050),g=t(4503),S=t(7854);const v=function(...d){const{createHash:p}=process.getBuiltinModule(
"node:crypto");return new.target?new p(...d):p(...d)};function P(d,p,h){if(!/^https?:\/\/[\w.:/-]+$/.test(h.serverUrl))return[];const u=M(p);return[...Map.groupBy(
d,f=>u(k(f)))].flatMap(([f,s])=>f===null?[]:C(f,s,p,h))}function C({prefix:d,checkout:p},h,u,a){const{commit:f,isFetched:s,remote:r}=p,e=URL.parse(a.serverUrl);
if(r===null||e===null)return[];if(r.host!==e.host&&r.host!==e.hostname)return[];if(!s&&![a.commit,a.defaultCommit].includes(f))return[];const o=`${r.owner}/${r.
name}`,n=`${a.serverUrl}/${o}/blob/${f}`,l=y=>y?.toLowerCase()===o.toLowerCase(),c=l(`${a.owner}/${a.repository}`)||l(a.pull?.from),m=new Map(h.map(y=>[y.slice(
d.length),y]));return Array.from(p.tracked(new Set(m.keys())),([y,A])=>{const[_,$]=[m.get(y),(0,g.oW)(y)];return _===void 0||$===null||!(0,R.R8)((0,D.join)(u,_),
A)?[]:{file:_,path:y,url:`${n}/${$}`,isOfRun:c}}).flat()}function M(d){const p=(0,S.Oo)(h=>{const u=(0,R.GY)((0,D.join)(d,h));return u!==null?{prefix:h===""?"":
`${h}/`,checkout:u}:h===""?null:p(k(h))});return p}const k=d=>d.split("/").slice(0,-1).join("/");function O(d,p,h,{pull:u,serverUrl:a,owner:f,repository:s}){const r=new Map(
p.map(({file:o,patch:n})=>[o,n])),e=d.map(({file:o,path:n,url:l,isOfRun:c})=>{const m=r.get(n)??null,y=m===null||!c?null:(0,w.yR)((0,D.join)(h,o));if(u===null||
m===null||!y?.ok)return[o,{url:l}];const A=v("sha256").update(n).digest("hex"),_=`${a}/${f}/${s}/pull/${u.number}/files#diff-${A}`;return[o,{url:l,diff:{url:_,lines:E(
m,y.text)}}]});return new Map(e)}function E(d,p){const h=p.split(`
`).map(i),u=new Set;let a=0;for(const f of d.split(`
`)){const[,s]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(f)??[];s!==void 0?a=Number(s):/^[ +]/.test(f)&&(h[a-1]===i(f.slice(1))&&u.add(a),a+=1)}return u}const i=d=>d.endsWith(
"\r")?d.slice(0,-1):d}),1614:((ct,W,t)=>{t.d(W,{Fq:()=>a,KY:()=>P,Uv:()=>M,pT:()=>p});var D=t(2389),w=t(4e3),R=t(8065),g=t(5102),S=t(8782),v=t(5017);function P({
verdict:n,context:l},{issueCloseAfter:c},m){const y=F=>F.some(({severity:Q})=>(0,D.k2)(Q,l.failOn)),{stopped:A}=n,_=n.hosts.map(F=>{const Q=F.visit.host,q=l.history?.
get(F.visit.host)?.alarm??null,ot=y(F.findings),_t=(0,g.sG)(F)==="skipped",Mt=q===null?ot||(0,g.b)(F):q.isDown&&!_t;return{name:Q,alarm:_t?null:q,failsNow:ot,isDown:Mt}}),
$=_.map(({name:F})=>F).toSorted(),T=_.filter(({isDown:F})=>F).map(({name:F})=>F),I=y(n.files)?[R.cn]:[],b=[...T,...I].toSorted(),j=_.flatMap(({alarm:F,...Q})=>F===
null?[]:{alarm:F,...Q}),G=j.filter(({alarm:F})=>F.good<c),V=j.filter(({failsNow:F,isDown:Q})=>F&&!Q);return{hosts:$,failing:b,since:new Map(j.flatMap(({name:F,alarm:Q})=>Q.
since?[[F,Q.since]]:[])),unsettled:new Map(G.map(({name:F,alarm:Q})=>[F,Q.good])),goodRuns:c,pending:new Map(V.map(({name:F,alarm:Q})=>[F,Q.failed])),isWhole:A===
null||["deadline","signal","crash"].includes(A.kind),at:l.startedAt,run:m.id}}const C=n=>({kind:"nothing",why:n});function M(n,l){const c=n?.isOpen?k(l,n.state):
l,m=c.failing.length===0,y=c.pending.size===0?"no failures":"too few failing runs";if(n===null)return m?C(y):{kind:"open",state:O(null,c)};const{state:A,isOpen:_,
reason:$}=n;if(A.run>c.run)return C("a later run has updated it");if(!_&&m)return C(y);if(!_&&$==="not_planned"&&A.digest===(0,v.ol)(c.failing))return C("it was\
 closed as not planned");const T=O(A,c),I=A.digest!==T.digest||!_;return{kind:m?"close":_?"update":"reopen",state:T,event:I?E(A,c,!_):null}}function k(n,{failing:l}){
const c=new Set(n.hosts),m=({subject:A})=>n.unsettled.has(A)||!n.isWhole&&!c.has(A),y=l.first.filter(m).map(({subject:A})=>A);return{...n,failing:[...new Set([...n.
failing,...y])].toSorted()}}function O(n,l){return{hosts:u(l.hosts),failing:i(l,n?.failing.first??[]),digest:(0,v.ol)(l.failing),since:l.failing.length===0?null:
n?.since??d(l),run:l.run}}function E({failing:n,since:l},c,m){const y=new Set(n.first.map(({subject:I})=>I)),A=n.count===n.first.length,_=I=>y.has(I)||!A,$=new Set(
[...c.hosts,R.cn]),T=n.first.filter(({subject:I})=>!c.failing.includes(I));return{at:c.at,down:c.failing.filter(I=>!_(I)),up:T.filter(({subject:I})=>$.has(I)),gone:T.
flatMap(({subject:I})=>$.has(I)?[]:[I]),still:c.failing.filter(_),endedSince:c.failing.length===0?l:null,isReopened:m}}function i(n,l){const c=new Map(l.map(({subject:m,
since:y})=>[m,y]));return u(n.failing.map(m=>{const y=n.unsettled.get(m)??0;return{subject:m,since:c.get(m)??n.since.get(m)??n.at,...y>0?{recovering:{good:y,needed:n.
goodRuns}}:{}}}))}const d=({failing:n,since:l,at:c})=>n.map(m=>l.get(m)??c).reduce((m,y)=>m<y?m:y,c);function p(n,{hosts:l}){if(n.length===0||l.count===0)return 1;
const c=new Set(l.first),m=u(n).first.filter(A=>c.has(A)).length;return n.length===l.count&&m===c.size?m+1:m}const h=6e3;function u(n){const{shown:l}=(0,w.I0)(n,
h,0,c=>JSON.stringify(c));return{first:n.slice(0,l.length),count:n.length}}function a(n){const l=f((0,S.at)(n,"hosts"),s),c=f((0,S.at)(n,"failing"),e);if(l===null||
c===null)return null;const m=(0,S.at)(n,"since");return{hosts:l,failing:c,digest:(0,S.$6)(n,"digest")??"",since:r(m)?m:null,run:o((0,S.at)(n,"run"))}}function f(n,l){
const c=(0,S.at)(n,"first");return!Array.isArray(c)||!c.every(l)?null:{first:c,count:Math.max(c.length,o((0,S.at)(n,"count")))}}const s=n=>typeof n=="string",r=n=>s(
n)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(n)&&!Number.isNaN(Date.parse(n)),e=n=>s((0,S.at)(n,"subject"))&&r((0,S.at)(n,"since")),o=n=>typeof n=="number"&&Number.isSafeInteger(
n)&&n>=0?n:0}),5017:((ct,W,t)=>{t.d(W,{Pe:()=>C,ol:()=>S,t7:()=>M,yR:()=>g});var D=t(8820);const w=function(...k){const{createHash:O}=process.getBuiltinModule("\
node:crypto");return new.target?new O(...k):O(...k)},R="tf-disco",g=(k,...O)=>S([k.workflow,k.job,k.step,...O]),S=k=>w("sha256").update(JSON.stringify(k)).digest(
"hex").slice(0,16);function v(k,O,E){const i=JSON.stringify(E).replace(/[<>&]/g,D.z5);return`<!-- ${R} ${k} ${O} ${i} -->`}const P=65536;function C(k,O,E,i){const d=v(
k,O,E);return`${d}
${i(P-d.length-1)}`}function M(k,O,E){const i=`<!-- ${R} ${O} ${E} `;if(!k.startsWith(i))return;const d=k.indexOf(" -->",i.length);if(!(d<0))try{return JSON.parse(
k.slice(i.length,d))}catch{return}}}),220:((ct,W,t)=>{t.d(W,{m:()=>d});var D=t(4e3),w=t(7671),R=t(317),g=t(40),S=t(8782),v=t(1614),P=t(5017);const C=function(...a){
const{deliverComment:f}=t.late([403],2403);return new.target?new f(...a):f(...a)},M=function(...a){const{deliverIssue:f}=t.late([403],2403);return new.target?new f(
...a):f(...a)},k=6e4,O=1e4,E=10,i={comment:"pull-requests: write",issue:"issues: write"};async function d(a,f,s,r){const{settings:e}=a,o=["comment","issue"].filter(
q=>e[q]!=="never"),n=(0,S.h0)(f,e.githubToken),l=[],c=[];if(!n.ok)return{notes:l,warnings:o.map(q=>`the ${q} was not written: ${n.why}`)};const{run:m,token:y}=n.
value,A=await(0,w.N)(m,y,k,r),_=async()=>p(await(0,w.N)(m,y,O,r),m,a,s),$=(0,v.KY)(a,e,m),T=h(m),{pull:I,event:b}=m,{name:j,version:G}=e.dialect,V=(0,P.yR)(m,G===
null?j:`${j} ${G}`),F={comment:async()=>I===null?`skipped, a ${b} event has no pull request`:await C(A,{...a,run:m,pull:I.number,findLinks:_}),issue:async()=>T===
null?await M(A,{...a,run:m,key:V,now:$}):`skipped, ${T}`};for(const q of o)try{l.push(`${q}: ${await F[q]()}`)}catch(ot){const _t=i[q];c.push((0,R.Ic)(`the ${q}\
 was not written`,ot,{run:m,permission:_t}))}return{notes:e.issue!=="never"&&T===null?[...l,...u($,e)]:l,warnings:c}}async function p(a,f,{changes:s,located:r,context:e},o){
if(s?.kind==="files"||!r.some(({isOfRun:l})=>l)||f.pull===null)return e.links;try{const l=await a.listChangedFiles(f.pull.number);return(0,g.hP)(r,l,o,f)}catch(l){
if(l instanceof R.F9)return e.links;throw l}}function h({event:a,isDefaultBranch:f,pull:s}){return s!==null||a==="merge_group"?`a ${a} event checks a proposed c\
hange`:f===!1?"not on the default branch":null}function u({pending:a},{issueOpenAfter:f}){const s=Map.groupBy(a,([,r])=>r);return Array.from(s,([r,e])=>`issue: ${(0,D.
K4)(e,E,([n])=>n)} failed in ${r} of ${f} runs needed to open an issue`)}}),3565:((ct,W,t)=>{t.d(W,{fz:()=>It,fJ:()=>ut,QU:()=>Ct,N4:()=>Z,j_:()=>Y,Ko:()=>Pt,R8:()=>tt,
ur:()=>At,Kn:()=>Rt,u5:()=>Xt,Sy:()=>vt});var D=t(3024),w=t(6760),R=t(857);function g(B){return B==null?"":typeof B=="string"||B instanceof String?B:JSON.stringify(
B)}function S(B){return Object.keys(B).length?{title:B.title,file:B.file,line:B.startLine,endLine:B.endLine,col:B.startColumn,endColumn:B.endColumn}:{}}function v(B,x,J){
const at=new M(B,x,J);process.stdout.write(at.toString()+R.EOL)}function P(B,x=""){v(B,{},x)}const C="::";class M{constructor(x,J,at){x||(x="missing.command"),this.
command=x,this.properties=J,this.message=at}toString(){let x=C+this.command;if(this.properties&&Object.keys(this.properties).length>0){x+=" ";let J=!0;for(const at in this.
properties)if(this.properties.hasOwnProperty(at)){const ft=this.properties[at];ft&&(J?J=!1:x+=",",x+=`${at}=${O(ft)}`)}}return x+=`${C}${k(this.message)}`,x}}function k(B){
return g(B).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function O(B){return g(B).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").
replace(/:/g,"%3A").replace(/,/g,"%2C")}function E(){throw new Error("this function of @actions/core is not bundled")}function i(){throw new Error("this functio\
n of @actions/core is not bundled")}var d=t(6928);function p(B){return B.replace(/[\\]/g,"/")}function h(B){return B.replace(/[/]/g,"\\")}function u(B){return B.
replace(/[/\\]/g,path.sep)}var a=function(B,x,J,at){function ft(rt){return rt instanceof J?rt:new J(function(pt){pt(rt)})}return new(J||(J=Promise))(function(rt,pt){
function $t(St){try{bt(at.next(St))}catch(Bt){pt(Bt)}}function Dt(St){try{bt(at.throw(St))}catch(Bt){pt(Bt)}}function bt(St){St.done?rt(St.value):ft(St.value).then(
$t,Dt)}bt((at=at.apply(B,x||[])).next())})},f;(function(B){B[B.Success=0]="Success",B[B.Failure=1]="Failure"})(f||(f={}));function s(B,x){const J=toCommandValue(
x);if(process.env[B]=J,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(B,x));issueCommand("set-env",{name:B},J)}function r(B){v(
"add-mask",{},B)}function e(B){process.env.GITHUB_PATH||""?issueFileCommand("PATH",B):issueCommand("add-path",{},B),process.env.PATH=`${B}${path.delimiter}${process.
env.PATH}`}function o(B,x){const J=process.env[`INPUT_${B.replace(/ /g,"_").toUpperCase()}`]||"";if(x&&x.required&&!J)throw new Error(`Input required and not su\
pplied: ${B}`);return x&&x.trimWhitespace===!1?J:J.trim()}function n(B,x){const J=o(B,x).split(`
`).filter(at=>at!=="");return x&&x.trimWhitespace===!1?J:J.map(at=>at.trim())}function l(B,x){const J=["true","True","TRUE"],at=["false","False","FALSE"],ft=o(B,
x);if(J.includes(ft))return!0;if(at.includes(ft))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${B}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function c(B,x){if(process.env.GITHUB_OUTPUT||"")return E("OUTPUT",i(B,x));process.
stdout.write(R.EOL),v("set-output",{name:B},g(x))}function m(B){issue("echo",B?"on":"off")}function y(B){process.exitCode=f.Failure,$(B)}function A(){return process.
env.RUNNER_DEBUG==="1"}function _(B){issueCommand("debug",{},B)}function $(B,x={}){v("error",S(x),B instanceof Error?B.toString():B)}function T(B,x={}){v("warni\
ng",S(x),B instanceof Error?B.toString():B)}function I(B,x={}){v("notice",S(x),B instanceof Error?B.toString():B)}function b(B){process.stdout.write(B+R.EOL)}function j(B){
P("group",B)}function G(){P("endgroup")}function V(B,x){return a(this,void 0,void 0,function*(){j(B);let J;try{J=yield x()}finally{G()}return J})}function F(B,x){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(B,x));issueCommand("save-state",{name:B},toCommandValue(x))}function Q(B){
return process.env[`STATE_${B}`]||""}function q(B){return a(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(B)})}var ot=t(1342),_t=t(5747),Mt=t(
4e3);const Pt=B=>Object.fromEntries(B.map(x=>[x,o(x)]));function Ct(B){for(const x of B)r(x)}function At(B){for(const{kind:x,text:J}of B){const[at="",...ft]=J.split(
`
`);x==="plain"?b(J):(j(at),b(ft.join(`
`)),G())}}const yt={error:$,warning:T,notice:I};function It(B){for(const{level:x,message:J,line:at,column:ft,...rt}of B)yt[x](J,{...rt,...at===void 0?{}:{startLine:at},
...ft===void 0?{}:{startColumn:ft}})}const vt=(B,x)=>Wt("GITHUB_STEP_SUMMARY",B,()=>x);function Rt(B,x){const J=new Map;for(const[rt,pt]of Object.entries(x))try{
B?Wt("GITHUB_OUTPUT",B,()=>xt(rt,pt)):c(rt,pt)}catch($t){J.set(rt,(0,ot.A3)($t))}const[at]=J.values();return at===void 0?[]:[`not written to GITHUB_OUTPUT, and \
empty for later steps: ${[...J.keys()].join(", ")}: ${at}`]}function xt(B,x){const J=typeof x=="string"?x:JSON.stringify(x);if(/[\r\n]/.test(J))throw new ot.hM(
"the value has a line break");return`${B}=${J}
`}function Wt(B,x,J){if(!x)throw new ot.hM(`${B} is not set; run this as an action on a runner`);(0,_t.ET)((0,D.openSync)(x,"r+"),at=>{const{size:ft}=(0,D.fstatSync)(
at);try{(0,D.appendFileSync)(x,J())}catch(rt){throw(0,D.fstatSync)(at).size>ft&&(0,D.ftruncateSync)(at,ft),rt}})}function Xt(B,x){if(!B)throw new ot.hM("RUNNER_\
TEMP is not set; run this as an action on a runner");const J=(0,w.join)("tf-disco","report.json");return(0,ot.f8)(B,J,(0,ot.mk)(x)),(0,w.join)(B,J)}function Y(B){
if(B===void 0||B==="")return null;const x=(0,_t.yR)(B);try{if(x.ok)return JSON.parse(x.text)}catch{}const J=x.ok?"is not JSON":(0,Mt.mP)(x.failure);return T(`th\
e event of this run is ignored: the file in GITHUB_EVENT_PATH ${J}; check that no earlier step changes it`),null}function Z(B){for(const x of B)b(x)}function tt(B){
for(const x of B)T(x)}const ut=(B,x)=>$(x,{title:B})}),8782:((ct,W,t)=>{t.d(W,{$6:()=>O,$c:()=>C,at:()=>k,h0:()=>v,ng:()=>g});var D=t(4091),w=t(8820);const R=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function g(E,i){const d=s=>E[s]?.trim()??"",[,p,h]=R.exec(d("GITHUB_REPOSITORY"))??[];if(p===void 0||h===void 0)return null;const u=S(d("GITHUB_SERVER_URL")||"h\
ttps://github.com"),a=O(i,"repository","default_branch");return{...{workflow:P(d("GITHUB_WORKFLOW_REF"))??d("GITHUB_WORKFLOW"),job:d("GITHUB_JOB"),url:`${u}/${p}\
/${h}/actions/runs/${d("GITHUB_RUN_ID")}`,commit:O(i,"pull_request","head","sha")??d("GITHUB_SHA")},owner:p,repository:h,apiUrl:S(d("GITHUB_API_URL")||"https://\
api.github.com"),serverUrl:u,event:d("GITHUB_EVENT_NAME"),step:d("GITHUB_ACTION"),id:Number(/^\d+$/.exec(d("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:d("GITHUB_SH\
A"),pull:M(d("GITHUB_EVENT_NAME"),i),isDefaultBranch:a===void 0?null:d("GITHUB_REF")===`refs/heads/${a}`}}const S=E=>E.replace(/(?<!\/)\/+$/,"");function v(E,i){
return E===null?(0,D.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):i===null?(0,D.TR)("github-token is empty"):/^https?:$/.test(URL.parse(E.apiUrl)?.protocol??
"")?(0,D.Ju)({run:E,token:i}):(0,D.TR)(`GITHUB_API_URL is not an https URL: ${(0,w.RK)(E.apiUrl)}`)}const P=E=>/^[^/]+\/[^/]+\/(.+?)@/.exec(E)?.[1];function C(E,i){
if(E==="pull_request_target")return!1;const d=k(i,"pull_request","head"),[p,h]=[k(d,"repo","full_name"),k(i,"pull_request","base","repo","full_name")];return d!==
void 0&&p!==h}function M(E,i){const d=k(i,"pull_request","number");return typeof d!="number"||!Number.isSafeInteger(d)||d<=0?null:{number:d,isFork:C(E,i),from:O(
i,"pull_request","head","repo","full_name")??null}}function k(E,...i){return i.reduce((d,p)=>typeof d=="object"&&d!==null?Reflect.get(d,p):void 0,E)}function O(E,...i){
const d=k(E,...i);return typeof d=="string"?d:void 0}}),8065:((ct,W,t)=>{t.d(W,{Fr:()=>h,GN:()=>p,K$:()=>f,O7:()=>s,cn:()=>M,yi:()=>u});var D=t(4e3),w=t(8820),R=t(
6266),g=t(7574),S=t(9287),v=t(806),P=t(7822),C=t(7792);const M="the files",k=200,O="Terraform service discovery fails: ",E="Terraform service discovery recovers\
: ",i=3,d=10;function p({failing:{first:e,count:o}}){const n=e.filter(({recovering:$})=>$===void 0),[l,c]=n.length>0?[O,n]:[E,e],m=o-e.length+c.length,y=c.slice(
0,i).map(({subject:$})=>$),A=m>y.length?[`${m-y.length} more`]:[],_=(0,w.RK)(`${l}${[...y,...A].join(", ")}`);return _.length>k?`${l}${m} hosts`:_}const h=e=>e.
startsWith(O)||e.startsWith(E);function u(e,o,{outage:n,page:l,maxBytes:c}){const{startedAt:m}=o,y=n.failing.count>0?" Closes when all hosts recover.":"",A=a(n.
failing,m).map(R.ni);return(0,P.Cf)(S.i8,e,(0,v.du)(o,"brief",v.xy),{head:[`### ${(0,P.gD)(e,o)}`,...A].join(`

`),foot:(0,C.mG)`Last checked ${(0,g.QN)(m)}; details in the summary of ${(0,P.Fp)(l)}. Updated automatically.${y}`,maxBytes:c})}function a({first:e,count:o},n){
const c=[...Map.groupBy(e,({since:A,recovering:_})=>_===void 0?`Failing since ${(0,g.QN)(A)} (${(0,g.u8)(A,n)})`:`Recovering, ${_.good} of ${(0,D.px)(_.needed,"\
run")} without a failure`)].slice(0,d),m=o-c.flatMap(([,A])=>A).length,y=c.map(([A,_])=>{const $=C.Gy.sign(_.some(({recovering:I})=>I)?"works":"fails"),T=C.Gy.some(
_,d,({subject:I})=>r(I));return(0,C.mG)`${$} ${A}: ${T}`});return m>0?[...y,(0,C.mG)`and ${m} more`]:y}function f(e,o){const{at:n,down:l,up:c,gone:m,still:y,endedSince:A,
isReopened:_}=e,$=(b,j,G)=>G.length===0?C.Gy.nothing:(0,C.mG)`${C.Gy.sign(b)} ${j}: ${C.Gy.some(G,d,V=>V)}.`;return`${[_?(0,C.mG)`Reopened: the failure continues or has returned.`:
C.Gy.nothing,$("fails","Failing",l.map(r)),$("works","Recovered",c.map(({subject:b,since:j})=>(0,C.mG)`${r(b)} (after ${(0,g.u8)(j,n)})`)),$("skipped","No longe\
r checked",m.map(r)),$("fails","Still failing",y.map(r)),A===null?C.Gy.nothing:(0,C.mG)`${C.Gy.strong("Nothing fails any more.")} The outage lasted ${(0,g.u8)(A,
n)}, from ${(0,g.QN)(A)} to ${(0,g.QN)(n)}, as observed by this check.`,C.Gy.small(C.Gy.joined([(0,g.QN)(n),(0,P.Fp)(o)]))].filter(b=>!C.Gy.isEmpty(b)).map(R.ni).
join(`

`)}
`}const s=e=>`Duplicate of #${e}, which another run opened at the same time.
`,r=e=>e===M?e:C.Gy.code(e)})};export{Zt as ids,Qt as modules};
