const Jt=[992,615,660,909],Zt={1992:((lt,N,t)=>{t.d(N,{wX:()=>Xt,k_:()=>ft,w5:()=>zt});var D=t(3024),w=t(6760),R=t(5747),g=t(4e3),S=t(5143),T=t(6174),v=t(2161);
function C(F,z){const{directory:st,checkedAt:ot,configs:ct,usages:mt}=z,$t=ct.flatMap(X=>X.files),gt=new Set($t.flatMap(({path:X,shown:tt})=>[M(X),tt])),j=X=>{const tt=M(
(0,w.resolve)(st,X));return!gt.has(X)&&!gt.has(tt)&&k(X)&&k(tt)},U=F.filter(({file:X})=>j(X)),G=e(U,st,ot),H=f(G,mt);return G.flatMap(X=>O(X,H.get((0,S.df)(X.place))??
null,z)).map(d)}function M(F){const z=(0,R.$r)(F);return z.kind==="file"?z.path:(0,w.resolve)(F)}const k=F=>(0,v.L8)((0,w.basename)(F),new Set,(0,w.basename)((0,w.
dirname)(F)))!==void 0;function O({place:F,before:z,literal:st,after:ot},ct,{redact:mt,kept:$t}){const gt=z+st+ot;return mt(gt,$t)!==gt?[]:a(gt)?ct===null||h.test(
ct)||!st.includes(ct)?[]:[{place:F,before:"\u2026 ",literal:(0,T._U)(ct),after:" \u2026"}]:[{place:F,before:z,literal:st,after:ot}]}const E=300,i=160;function d(F){
const{before:z,literal:st,after:ot}=F;if(z.length+st.length+ot.length<=E)return F;const ct=(0,g.dh)(st,i),mt=E-ct.length-2,$t=Math.max(Math.ceil(mt*2/3),mt-ot.length),
gt=z.slice(-$t).replace(/^[\uDC00-\uDFFF]/,"");return{...F,before:z.length<=$t?z:`\u2026${gt}`,literal:ct,after:(0,g.dh)(ot,mt-Math.min(z.length,$t))}}const p=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
h=/[\s"]/,u=/[\w+-]{20,}/g,a=F=>p.test(F)||(F.match(u)??[]).some(z=>/\d/.test(z)&&/[a-z]/.test(z)&&/[A-Z]/.test(z));function f(F,z){const st=new Map(F.map(({place:ct})=>[
(0,S.df)(ct),ct.file])),ot=new Set(st.values());return new Map(z.filter(({place:ct})=>ot.has(ct.file)&&st.has((0,S.df)(ct))).flatMap(({place:ct,text:mt})=>mt===
null?[]:[[(0,S.df)(ct),mt]]))}const s=1024*1024,r=4e3;function e(F,z,st){const ot=Map.groupBy(F,({file:ct})=>ct);return Array.from(ot).flatMap(([ct,mt])=>{const $t=(0,w.
join)(z,ct),gt=o($t,st)?(0,R.yR)($t,s):null;return gt?.ok?n(gt.text,mt):[]})}const o=(F,z)=>(0,R.N0)(()=>(0,D.statSync)(F).mtimeMs<=z+1,!1);function n(F,z){const st=[];
let[ot,ct]=[1,F.startsWith("\uFEFF")?1:0];for(const mt of z.toSorted(($t,gt)=>$t.line-gt.line)){for(;ot<mt.line&&ct>=0;ot+=1)ct=F.indexOf(`
`,ct)+1||-1;if(ct<0)break;const $t=F.indexOf(`
`,ct),gt=$t<0?F.length:$t,j=gt>ct&&F[gt-1]==="\r";st.push(...l(F.slice(ct,j?gt-1:gt),mt))}return st}function l(F,z){const{column:st,endColumn:ot}=z,ct=F.length>
r?[]:Array.from(F);if(st>ct.length)return[];const[mt,$t]=[st-1,ot-1],gt=(j,U)=>ct.slice(j,U).join("");return[{place:z,before:gt(0,mt),literal:gt(mt,$t),after:gt(
$t)}]}var c=t(1342),m=t(2389),y=t(785),A=t(1831),_=t(3592),$=t(4503),P=t(6763),I=t(5751),b=t(7052),L=t(5799),x=t(5257),V=t(7854),K=t(3474),Q=t(3152);function q(F,z,st){
const ot={...F,newHosts:new Set,files:null,remarks:[]};if(z===null)return ot;const ct=G=>({...ot,remarks:[`changed-only has no effect: ${G}`]});if(z.kind==="all")
return ct(z.why);const{files:mt}=z,$t=new Set(mt.filter(({status:G})=>G!=="removed").map(({file:G})=>G));if($t.size>0&&![...$t].some(G=>st(G)!==null))return ct(
"the checkout contains none of the files that the pull request changes");const gt=F.usages.filter(({place:G})=>$t.has(G.file)),U=`changed-only: the pull request\
 changes ${mt.length===1?"1 file":`${mt.length} files`} with ${gt.length} of ${F.usages.length} usages`;return{usages:gt,notes:F.notes.filter(G=>rt((0,L.W7)(G),
$t)),newHosts:Ot(F.usages,mt,st),files:new Set(mt.map(({file:G})=>G)),remarks:[U]}}const rt=(F,z)=>z.has(F)||F==="."||[...z].some(st=>st.startsWith(`${F}/`)),_t=2e8;
function Ot(F,z,st){const ot=new Set;if(z.some(yt))return ot;const ct=new Map(z.map(G=>[G.file,G])),mt=(0,V.Oo)(G=>vt(ct.get(G),st)),$t=z.flatMap(({patch:G})=>It(
G,/^[ -]/));let gt=0;const j=(G,H)=>{const X=[H,(0,A.nx)(H).toLowerCase()];return G.filter(tt=>(gt+=tt.length,gt<=_t&&X.some(dt=>tt.includes(dt)))).length},U=(G,H)=>{
const{isNew:X,now:tt,added:dt}=mt(G),et=X?0:j(tt,H);return X||et>0&&et===j(dt,H)};for(const[G,H]of Map.groupBy(F,X=>X.host)){if(G===null||H.some(({isHostImplied:tt})=>tt))
continue;const X=[...new Set(H.map(({place:tt})=>tt.file))];!X.every(tt=>ct.has(tt))||j($t,G)>0||X.every(tt=>U(tt,G))&&gt<=_t&&ot.add(G)}return ot}function vt(F,z){
const{file:st="",status:ot,patch:ct=null}=F??{},mt=ot==="added";if(mt||ct===null)return{isNew:mt,now:[],added:[]};const $t=(z(st)??"").toLowerCase().split(`
`);return{isNew:mt,now:$t,added:It(ct,/^\+/)}}const It=(F,z)=>(F??"").toLowerCase().split(`
`).filter(st=>z.test(st)),Dt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,yt=({file:F,status:z,changes:st,patch:ot})=>ot===null&&z!=="added"&&st>0&&Dt.test(
F);var Pt=t(2859),Tt=t(1435),kt=t(6034),Bt=t(370);async function Gt(F,z){const st=z.now(),ot=await(0,Bt.SQ)(F,z),ct=F.scan.length===0?0:z.now()-st,{dialect:mt,usedBy:$t,
...gt}=(0,Bt.o0)(F,ot,z),j={...gt,notes:[...gt.notes,...Y(ot,z.stop.why)]},U=await Ht(j,F,z),G=(0,Tt.j)(U.usages,F,mt,{...z,mayHavePlugins:(0,Bt.C_)(ot,F)}),{roots:H,
notes:X}=(0,kt.D0)({...j,scanned:ot,changed:U.files,dialect:mt,settings:F}),tt=(0,x.Xo)(G.usages,H),dt=(0,Pt.CG)(F,tt,mt.clients,(0,V.kA)(j.usages)),{configs:et,
releases:ht}=G,{environment:wt}=z,{files:At,bytes:Mt}=ot;return{dialect:{...mt,releases:ht},configs:et,usages:tt.filter(V.s7),roots:H,requirements:dt,notes:[...(0,kt.
a3)(U.notes,tt,F,wt),...X],newHosts:U.newHosts,isEmpty:F.scan.length>0&&ot.isEmpty&&ot.endedAt===null,complaints:G.findings,allUsages:j.usages,changes:U.changes,
remarks:[...U.remarks,...G.remarks],scan:{files:At,bytes:Mt,usages:tt.length,durationMs:ct},clients:$t,repositories:[],missing:null,checkouts:null}}async function Ht(F,z,st){
const ot=z.changedOnly?await st.changes(z):null;return{changes:ot,...q(F,ot,mt=>{const $t=(0,R.yR)((0,w.join)(st.directory,mt));return $t.ok?$t.text:null})}}function Y({
endedAt:F,files:z},st){return F===null||st===null?[]:[(0,L.sb)(F,(0,b.ub)({kind:"time",stopped:st,files:z}))]}function Z({requirements:F,repositories:z}){const{
size:st}=new Set(F.map(({host:ct})=>ct));if(st<=K.pS)return;const ot=`${st} hosts, the limit is ${K.pS}`;throw new Q.GN([z.length>0?`usages name ${ot}: check fe\
wer repositories at once`:`scan found ${ot}: narrow scan or exclude files`])}var nt=t(8820),ut=t(7082),B=t(6875);const W=function(...F){const{nameRepository:z}=t.
late([9,321,354,325,706],1706);return new.target?new z(...F):z(...F)},J=function(...F){const{prepareFleet:z}=t.late([9,321,354,192,854],5854);return new.target?
new z(...F):z(...F)},at=function(...F){const{recordRun:z}=t.late([192,742],5742);return new.target?new z(...F):z(...F)};async function ft(F,z,st,ot){const{env:ct,
kill:mt}=z,{show:$t}=st,gt={startTimer:B.Ip,now:(0,y.ie)(z)};try{const j=await pt(F,{...ot,...gt,environment:ct,kill:mt,progress:$t});return it(j,{directory:ot.
directory,environment:ct,random:Math.random})}finally{st.end()}}function it(F,z){const{history:st}=F.settings;if(st===null)return{checked:F,warnings:[]};try{const{
history:ot,warnings:ct}=at(st,F,z);return{checked:{...F,context:{...F.context,history:ot}},warnings:ct}}catch(ot){const ct=(0,nt.RK)((0,c.A3)(ot));return{checked:F,
warnings:[`the history ${(0,nt.RK)(st)} was not read: ${ct}`]}}}async function pt(F,z){const st=new Date,ot=(0,I.s)(F,z),ct=ot.deadlineMs;(ot.usages.length>0||ot.
depth!=="discovery")&&(0,y.L2)();const mt=z.startTimer(ct,()=>z.stop.end({kind:"deadline",ms:ct}));try{const gt=await(ot.usages.length===0?Gt:J)(ot,z);Z(gt),await(0,y.
xu)();const j=await Et(gt,ot,z,st);return await Rt(j,gt,ot,z,st)}finally{mt()}}async function Et(F,z,st,ot){const{environment:ct,stop:mt,isFork:$t}=st,{dialect:gt}=F,
j={...F,...await Ct(F,z,st),tokenVariables:zt(ct),tokenHosts:z.tokens.map(({host:G})=>G),stopped:St(mt.why,F.missing)},U={...st.secrets,kept:Xt(F.requirements),
usages:F.allUsages,configs:F.configs,directory:st.directory,checkedAt:ot.getTime()};return(0,m.S4)(j,{...z,dialect:gt,isFork:$t,now:ot.getTime()},G=>C(G,U))}async function Ct(F,z,st){
const{requirements:ot,roots:ct,dialect:mt}=F,$t=(0,Pt.en)(ot,z,mt),gt=Array.from($t,([X,tt])=>(0,ut.i)(X,tt)),j=new Set(ot.map(({host:X})=>X).filter(X=>!$t.has(
X))),U=z.depth!=="discovery"&&ct.length>0;if(j.size===0&&!U)return{visits:gt,predicted:m.j7,tokenSources:new Map};const{contact:G}=await Promise.all([t.e(693),t.
e(667),t.e(597),t.e(977)]).then(t.bind(t,6597)),H=await G([...j],F,z,st);return{...H,visits:[...H.visits,...gt]}}const St=(F,z)=>F===null||z===null?F??z:{kind:"\
several",reasons:[F,z]};async function Rt(F,z,st,ot,ct){const{requirements:mt,changes:$t,scan:gt,clients:j}=z,U=Xt(mt),G=[...z.remarks,...(0,P.rc)(F)],{why:H,evidence:X}=z.
dialect,tt={verdict:F,remarks:(0,P.q9)(G),detection:{why:H,evidence:X}},{verdict:dt,remarks:et,detection:ht}=ot.secrets.redact(tt,U);return{settings:st,changes:$t,
verdict:dt,context:{dialect:{...z.dialect,...ht},failOn:st.failOn,scan:gt,remarks:et,startedAt:ct.toISOString(),durationMs:Date.now()-ct.getTime(),version:_.xv,
docsUrl:_.aq,clients:j(),links:null,repository:xt(dt,z,ot),repositories:z.repositories,history:null}}}function xt(F,{scan:z,repositories:st},{directory:ot,environment:ct}){
return z.files===0||st.length>0?null:W(ot,()=>(0,$.R8)(F),ct)}const zt=F=>Object.keys(F).filter(z=>/^TFE?_?TOKEN/i.test(z)),Xt=F=>new Set(F.flatMap(({host:z,service:st})=>[
z,(0,A.nx)(z),st]))}),8185:((lt,N,t)=>{t.d(N,{C:()=>C,I:()=>k});var D=t(4283),w=t(7052),R=t(6697),g=t(5799),S=t(1831);const T=(O,E)=>S.Jr(O,E.allowedHosts)||E.hostnames.
some(i=>i.host===O),v=1e4;function C(O,E,i=v){if(E.allowedHosts.length===0)return[];const d=new Map,p=[];let h=0;for(const{directHost:u,kind:a,isOverridden:f,place:s,
clients:r}of O){if(u===void 0||f||T(u,E))continue;const e=a==="backend_http"||a==="remote_state"?"backend":"download",o=`${e} ${u}`;if(!d.has(o)&&d.size>=i){h+=
1;continue}const{problem:n,host:l}=d.get(o)??M(u,e);d.set(o,{problem:n,host:l}),p.push((0,g.hD)(n,{host:l,places:[s],clients:r}))}return h===0?p:[...p,(0,g.sb)(
".",(0,w.ub)({kind:"problems",max:i,omitted:h}))]}function M(O,E){const i=S.Pv(O),d=i.ok?i.value:null,p=d===null?O:S.nx(d);return{problem:(0,R.wp)({host:p,use:E}),
host:d}}function k(O,E,i,d){if(d.allowedHosts.length===0)return[];const p=i.filter(({because:h})=>h.some(u=>typeof u!="string"));return E.flatMap(h=>{const{id:u,
kind:a}=h;if(a!=="url"||!p.some(e=>e.service===u))return[];const f=(0,D.Dl)(h.url),s=f.ok?S.Pm(f.value):null;if(s===null||s===O||T(s,d))return[];const r=(0,R.wp)(
{host:s,service:u,registry:S.nx(O)});return[(0,g.hD)(r,{services:[u]})]})}}),3217:((lt,N,t)=>{t.d(N,{fc:()=>h,ky:()=>p,so:()=>C,uA:()=>a});var D=t(4283),w=t(3534),
R=t(3410),g=t(5143),S=t(5799),T=t(1831),v=t(9562);function C(f,s,{role:r},e){const o=O(f),n=f.credentials?.hasToken===!0,c=(f.attempt.hops.at(-1)?.challenge??null)===
null&&(n||r!=="guest"),m=n?[]:E(f.host,o,e),A=[...f.difference===null?[]:[f.difference],...m,...o===null||!c?[]:[i(f,o,e)]].map($=>(0,S.hD)($)),_=n?[]:M(f,e);return _.
length>0?[...A,..._]:m.length===0?[...A,...k(f,s,e)]:A}function M(f,{usages:s,isFork:r,depth:e}){const{host:o,attempt:n}=f;if(e==="discovery"||n.discovery.kind!==
"found")return[];const l=s.flatMap(({workspace:c,hasOwnToken:m,needs:y,place:A})=>c===void 0||m||(0,g.Zl)(A.file)?[]:y.filter(_=>_.host===o));return Array.from(
Map.groupBy(l,({service:c})=>c),([c,m])=>{const y=(0,R.vs)({host:o,service:c,isFork:r,...d(f)}),A=m.flatMap(_=>_.clients);return(0,S.hD)(y,{services:[c],clients:A})})}
function k(f,s,{usages:r,isFork:e}){const{host:o,attempt:n,credentials:l}=f;if(n.discovery.kind!=="found"||l?.hasToken||l?.problem)return[];const c=A=>typeof A!=
"string"&&!(0,g.Zl)(A.file)&&!r.some(({hasOwnToken:_,place:$})=>_===!0&&$===A),m=(0,v.Uc)(o).find(A=>s.some(({service:_,because:$})=>_===A&&$.some(c)));if(m===void 0)
return[];const y=w.$U({host:o,service:m,isFork:e,...d(f)});return[(0,S.hD)(y,{services:[m]})]}function O(f){const{discovery:s,hops:r}=f.attempt;return s.kind===
"failed"&&s.problem.code==="document-unauthorized"?r.at(-1)?.status??null:null}function E(f,s,{tokenVariables:r,hosts:e}){return(0,T.Bz)(r,f,e).filter(({isParent:o})=>!o||
s!==null).map(o=>w.z2({host:f,...o}))}function i(f,s,{isFork:r}){const{host:e,credentials:o}=f;return o?.hasToken?w.JD({host:e,status:s,source:o.source}):w.$U({
host:e,service:null,isFork:r,...d(f)})}function d({credentials:f,looks:s}){const r=s.flatMap(l=>l.looks),e=l=>[...new Set(r.flatMap(({held:c,source:m})=>c!=="no\
t read"===l?m:[]))],o=f===null?e(!0):[f.source],n=f===null?e(!1):[];return{searched:o,notRead:n}}function p(f,s){return f.filter(r=>!s.includes(r)).map(r=>(0,S.
hD)(w.bI({host:r})))}function h({host:f,attempt:s,credentials:r},e){const o=r?.hasToken===!0,n=[...e.flatMap(l=>l.kind==="url"&&(0,v.p4)(l.id)&&(0,v.D6)(l.id)?[
{url:l.url,service:l.id,isSent:o}]:[]),...s.hops.map(({url:l,authorization:c})=>({url:l,service:null,isSent:c==="sent"}))].flatMap(({url:l,...c})=>{const m=u(l);
return m===null||m===f?[]:[{...c,host:m}]});return[...new Map(n.toReversed().map(l=>[l.host,l])).values()]}function u(f){const s=(0,D.Dl)(f),r=s.ok?(0,T.Pm)(s.value):
null,e=r===null?null:(0,T.Pv)(r);return e?.ok?e.value:null}function a(f,s,{tokenSources:r,hosts:e}){return h(f,s).flatMap(({host:o,service:n,isSent:l})=>{const c=r.
get(o);if(c===void 0)return[];const m=n===null?f.attempt.discovery.kind==="failed":!l,y=w.To({host:(0,T.nx)(f.host),other:(0,T.nx)(o),source:c,service:n,isSent:l,
isNotice:!m||e.has(o)});return[(0,S.hD)(y,{services:n===null?[]:[n]})]})}}),2886:((lt,N,t)=>{t.d(N,{ER:()=>v,Gy:()=>f,H4:()=>M,HJ:()=>i,Np:()=>O,Rh:()=>p,TC:()=>h,
cA:()=>u,ly:()=>C,nv:()=>k,pi:()=>E,zX:()=>T});var D=t(4e3),w=t(5143),R=t(5799),g=t(1831);const S=["module","provider","version","package","lock","not"],T=({problem:s,
places:r})=>S.includes(s.code.replace(/-.*/,""))&&r.length>0&&r.every(e=>typeof e!="string"),v=({problem:s,needed:r})=>r&&s.usualSeverity==="error"&&!M.includes(
s.code),C=s=>s.some(r=>typeof r=="string"||!(0,w.Zl)(r.file)),M=["host-http2","host-check-crashed"];function k(s,r){const{severity:e,affects:o,needed:n}=s,l=n&&
r.some(c=>o.includes(c));return e==="error"&&!l?{...s,severity:"warning"}:s}const O=(s,r)=>R.oC.indexOf(s.severity)-R.oC.indexOf(r.severity),E=({problem:s,host:r,
namedHost:e=r},o)=>o.some(({code:n,host:l})=>n===s.code&&(l===null||l===e));function i(s){const r=new Map;return e=>{const o=JSON.stringify(e),n=r.get(o)??d(e,s);
return r.set(o,n),n}}function d(s,r){const e=c=>r.filter(({service:m})=>c.includes(m)),o=s.length===0?r:e(s),n=s.filter(c=>o.some(({service:m})=>m===c)),l=(o.length>
0?o:e(["any"])).flatMap(c=>c.because);return{services:n.length>0?n:s,places:(0,w.As)(p([...new Set(l)]))}}function p(s){const{own:r=[],aside:e=[]}=Object.groupBy(
s,o=>typeof o!="string"&&(0,w.Zl)(o.file)?"aside":"own");return[...r,...e]}function h(s,r){const e=r.some(({because:n})=>n.includes("hostnames input"));return{role:(0,D.
VW)(s)!==null?"guest":e?"operator":"user",host:(0,g.nx)(s)}}const u=s=>typeof s=="string"?s:`${s.file}:${s.line}`,a=1e3;function f(s,r){const e=s.flatMap(c=>(0,R.
Xd)(c)??[]).filter(({file:c,column:m,endColumn:y})=>y>m&&(0,w._M)(c)===null),o=new Map(e.map(c=>[(0,w.df)(c),c])),n=r([...o.values()].slice(0,a)),l=new Map(n.map(
c=>[(0,w.df)(c.place),c]));return({rows:c,...m})=>{const y=(0,R.Xd)(m),A=y&&l.get((0,w.df)(y));return A?{...m,line:A}:m}}}),6146:((lt,N,t)=>{t.d(N,{$:()=>R,o:()=>w});
var D=t(2886);const w=(v,{kind:C,source:M,address:k,constraints:O,places:E})=>JSON.stringify([v,C,M,k,O,E[0]??null]);function R(v,C){const M=g(C,({rows:O=[]})=>O),
k=g(C.filter(T),({places:O})=>O.map(D.cA));return M.size+k.size===0?v:v.map(({directory:O,clients:E,rows:i})=>({directory:O,clients:E,rows:i.map(d=>{const p=M.get(
w(O,d))??d.rejectedAt.flatMap(a=>k.get((0,D.cA)(a))??[]);if(p.length===0)return d;const h=p.map(({finding:a})=>(0,D.nv)(a,E)).sort(D.Np),u=new Map(h.map(({problem:{
code:a,title:f,usualSeverity:s}})=>[a,{code:a,title:f,usualSeverity:s}]));return{...d,worst:h[0]?.severity??null,problems:[...u.values()]}})}))}const g=(v,C)=>Map.
groupBy(v.flatMap(M=>C(M).map(k=>({key:k,finding:M}))),({key:M})=>M),S=/^(?:constraint|lock)-/,T=({problem:v,host:C})=>C===null&&S.test(v.code)}),2389:((lt,N,t)=>{
t.d(N,{j7:()=>a,k2:()=>e,S4:()=>f});var D=t(3217),w=t(7052),R=t(5143),g=t(5799),S=t(1064),T=t(8185),v=t(2886);function C({notes:o,usages:n,isEmpty:l,complaints:c,
tokenHosts:m,answered:y,contacted:A},_){const $=({problem:V})=>V.code==="file-syntax",P=new Set(o.filter($).map(g.W7)),I=[...o.map(V=>O(V,P,_)),...[...(0,T.C)(n,
_),...y.map(M),...c,...(0,D.ky)(m,A)].map(V=>(0,v.nv)(V,_.dialect.clients)),...l?[E(_)]:[]],{placed:b=[],others:L=[]}=Object.groupBy(I,({places:V})=>V.length>0?
"placed":"others");return[...(0,g.DF)(b,V=>{const{problem:K,severity:Q,affects:q,host:rt,namedHost:_t,exclude:Ot}=V,{code:vt,message:It,help:Dt}=K;return[rt,_t,
vt,Q,It,Dt,q,Ot===void 0]}),...L]}function M(o){const{host:n,problem:l}=o;return n===null?o:{...o,services:[],problem:(0,g.pj)(l,(0,v.TC)(n,[]))}}const k=o=>g.oC[g.
oC.indexOf(o)+1]??o;function O(o,n,{dialect:l,allowedHosts:c}){const{problem:m,clients:y,isPlaceholder:A,checkedFor:_=l}=o;if(m.code==="file-limit"&&c.length>0){
const K=`${m.message}; it may use hosts that are not in \`allowed-hosts\``,Q={...m,message:K};return{...o,problem:Q,severity:"error"}}const $=(0,g.W7)(o),P=o.aside??
$,I=o.severity==="error"&&(A||n.has($)||(0,R.Zl)(P)),b=I?"warning":o.severity,L=_.isGuess&&S.Du.some(K=>!y.includes(K)),x={...o,severity:L?k(b):b},V=(0,v.nv)(x,
_.clients);return I||(0,R.Zl)(P)?{...V,exclude:[(0,R.n7)(P)]}:V}const E=({scan:o,hostnames:n,usages:l})=>(0,g.hD)((0,w.JW)({scan:o,hasHostnames:n.length>0,isFleet:l.
length>0}));var i=t(6146);const d=function(...o){const{judgeRequests:n}=t.late([693,667,597,977],6597);return new.target?new n(...o):n(...o)},p=function(...o){const{
crashedVisit:n}=t.late([693,667,597,977],6597);return new.target?new n(...o):n(...o)},h=function(...o){const{judgeVisit:n}=t.late([693,667,597,977],6597);return new.target?
new n(...o):n(...o)},u=function(...o){const{outcomesOf:n}=t.late([693,667,597,977],6597);return new.target?new n(...o):n(...o)},a={findings:[],roots:[],requests:[],
answering:new Set};function f(o,n,l=()=>[]){const{predicted:c,stopped:m}=o,y=s(o,n),A=[...o.notes,...c.findings.filter(({host:q})=>q===null)],_=C({...o,notes:A,
...r(y,c,n)},n),$=[...y.flatMap(q=>q.findings),..._],P=q=>!(0,v.pi)(q,n.ignore),I=$.filter(P).sort(v.Np),b=(0,v.Gy)(I,l),L=q=>q.filter(P).map(b).sort(v.Np),x=y.
map(q=>{const rt=L(q.findings.filter(_t=>!(0,v.zX)(_t)));return{...q,findings:rt,clients:u(rt)}}),V=({exclude:q})=>+(q!==void 0),K=L([...y.flatMap(q=>q.findings.
filter(v.zX)),..._]).toSorted((q,rt)=>(0,v.Np)(q,rt)||V(q)-V(rt)),Q=[...x.flatMap(q=>q.findings),...K].sort(v.Np);return{passed:m===null&&!Q.some(({severity:q})=>e(
q,n.failOn)),stopped:m,hosts:x,files:K,findings:Q,ignored:$.length-Q.length,roots:(0,i.$)(c.roots,I)}}function s(o,n){const{visits:l,newHosts:c,predicted:m}=o,y=Map.
groupBy(o.requirements,({host:I})=>I),A=Map.groupBy(m.findings,({host:I})=>I),_=new Map(m.requests.map(I=>[I.host,I])),$=new Set(l.map(({host:I})=>I)),P={...n,...o,
hosts:$};return l.map(I=>{const{host:b}=I,L={visit:I,requirements:y.get(b)??[],predicted:A.get(b)??[],requests:_.get(b)??null,answering:m.answering,isNew:c.has(
b)};try{return h(L,n,P)}catch(x){return p(L,n.dialect,x)}})}function r(o,{findings:n,requests:l},c){const m=new Set(o.map(({visit:_})=>_.host)),y=o.flatMap(({visit:_,
services:$})=>(0,D.fc)(_,$)),A=l.flatMap(_=>d(_,[],c).map($=>({...$,host:_.host})));return{answered:[...n,...A].filter(({host:_})=>_!==null&&!m.has(_)),contacted:[
...m,...[...y,...l].map(({host:_})=>_)]}}const e=(o,n)=>o==="error"?n!=="never":o==="warning"&&n==="warning"}),4e3:((lt,N,t)=>{t.d(N,{$$:()=>O,B9:()=>r,Cw:()=>m,
I0:()=>E,K4:()=>k,NM:()=>o,VW:()=>s,Wt:()=>a,YA:()=>l,_r:()=>n,dh:()=>S,eZ:()=>i,go:()=>p,mP:()=>h,oZ:()=>A,px:()=>v,qZ:()=>e,zM:()=>c,zN:()=>M,zd:()=>d});var D=t(
6174),w=t(1064),R=t(9562);const g=300;function S(_,$=g){if(_.length<=$)return _;const P=(0,D._U)(_);return P.length<=$?P:`${T(P,$)}\u2026`}const T=(_,$)=>structuredClone(
_.slice(0,$).toWellFormed()),v=(_,$)=>`${_} ${_===1?$:C($)}`,C=_=>`${_.replace(/(?<=[^aeiou])y$/,"ie")}s`;function M(_,$){const{length:P}=_,I=typeof $=="number"?
$:P<=2*$.few?P:$.few,b=_.slice(I);return{shown:_.slice(0,I),rest:b,more:b.length}}function k(_,$,P=String,I=b=>`${b} more`){const{shown:b,more:L}=M(_,$),x=b.map(
V=>P(V)).join(", ");return L>0?`${x} and ${I(L)}`:x}const O=_=>new TextEncoder().encode(_).length;function E(_,$,P,I){const b=[];let L=0;for(const x of Iterator.
from(_).map(I)){if(L+=O(x)+P,L>$)break;b.push(x)}return{shown:b,more:_.length-b.length}}const i=_=>_.map($=>w.bB[$]).join(" and "),d=_=>`the clients print "${_}\
"`;function p(_){return _===null?"null":Array.isArray(_)?"an array":typeof _=="object"?"an object":`a ${typeof _}`}function h(_){if(_.kind==="error")return`cann\
ot be read: ${_.code}`;const{bytes:$,maxBytes:P}=_;return`has ${$} bytes and is not read; the limit is ${P/1024/1024} MiB`}const u={[R.e$]:"correct the host in \
the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[R.xq]:"correct the host in `source`, or add the `source` that a c\
hild module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function a(_){return _.
flatMap(P=>u[P]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const f=new Map([["registry.terraform.io","\
https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.or\
g","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),s=_=>f.get(_)??null,r=_=>`wait and run the check again; see ${s(_)??"its status p\
age"}, and consider a network mirror for providers`,e=_=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${_} serves its discovery document to \
everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function o({page:_,asked:$},P){if(_===null)return P;const I=_.title===
""?"":` ("${_.title}")`,b=P.guest??e($);switch(_.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:b,because:`\
the host returned a sign-in page${I}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${I}: allow this machine to reach the host`;case"\
other":{const L=P.user??`check that ${$} is a registry, and ${a([])}`;return{...P,user:L,guest:b,because:`the host returned an HTML page${I}`}}}}const n=({url:_,
status:$,reason:P})=>`${_} returned ${`${$} ${S(P)}`.trim()}`,l=_=>`${Math.round(_/100)/10} s`,c=_=>_.kind==="several"?_.reasons:[_];function m(_){switch(_.kind){case"\
deadline":return`the check reached its deadline of ${l(_.ms)}`;case"signal":return`the check was interrupted by ${_.signal}`;case"crash":return"tf-disco crashed";case"\
missing":return y(_);case"several":return _.reasons.map(m).join("; ")}}function y({repositories:_,total:$}){const P=$===1?"repository":"repositories",I=_.length===
1?"is":"are",b=k(_,10,S);return`${_.length} of ${$} ${P} ${I} missing: ${b}`}const A=({kind:_,address:$,version:P})=>`${_} ${$} ${S(P,40)}`}),3534:((lt,N,t)=>{t.
d(N,{$U:()=>p,Eu:()=>k,JD:()=>d,QU:()=>C,To:()=>a,bI:()=>f,fj:()=>O,iX:()=>s,tK:()=>E,z2:()=>u});var D=t(4283),w=t(1064),R=t(1831),g=t(2713),S=t(4e3),T=t(5799),
v=t(8937);const C=({source:o})=>(0,T.CC)("credentials-empty",{message:`the token from ${o} is empty`,help:"check the name of the secret and that this workflow c\
an read it: GitHub replaces a missing secret with an empty string"}),M={"control character":{has:"contains a line break or another control character, which no c\
lient can send",help:"store the token again without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'s\
tore only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotation marks"},"o\
uter white space":{has:"begins or ends with white space, which is sent with it",help:"store the token without the white space around it"},"inner white space":{has:"\
contains white space",help:"check whether two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"\
copy the token again: a hyphen or quotation mark may have been replaced"}},k=({source:o,slip:n})=>(0,T.CC)("credentials-malformed",{message:`the token from ${o}\
 ${M[n].has}`,help:M[n].help,...n==="control character"?{}:{severity:"warning"}}),O=({source:o})=>(0,T.CC)("credentials-short",{message:`the token from ${o} has\
 fewer than ${g.Il} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create \
a longer one"}),E=o=>(0,T.CC)("credentials-differ",{message:`for host ${(0,R.nx)(o.host)}, ${i(o.first)} and ${i(o.other)}`,help:`set the token for both clients\
 in ${(0,R.fK)(o.host)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`}),i=({client:o,source:n})=>n===null?`${w.bB[o]} f\
inds no token`:`${w.bB[o]} uses the token from ${n}`,d=({host:o,status:n,source:l})=>(0,T.CC)("credentials-rejected",{message:`host ${(0,R.nx)(o)} returned ${n}\
 for the token from ${l}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,D.jr)((0,R.
cu)(o))}; then store a new one in the same place`});function p({host:o,service:n,...l}){const c=(0,R.nx)(o),[m=""]=(0,R.fK)(o);return(0,v.ti)("credentials-missi\
ng",`host ${c} requires a token${n===null?"":` for ${n}`}`,`add the line "${c}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${m}: \${{ secrets.REGIST\
RY_TOKEN }}" to env; outside GitHub ${h(m)}`,l)}const h=o=>/^\w+$/.test(o)?`export ${o}=\u2026`:`env '${o}=\u2026' terraform init`,u=o=>(0,T.CC)("credentials-ne\
ar-miss",{message:`${o.variable} seems to be meant for host ${(0,R.nx)(o.host)}, but ${o.why}`,help:`rename it to ${o.write}: ${h(o.write)}`}),a=({host:o,other:n,
source:l,service:c,isSent:m,isNotice:y})=>(0,T.CC)("credentials-other-host",{message:`the clients do not send the token for ${n} from ${l} ${c===null?`after the\
 redirect of ${o}`:`to ${c} of host ${o}`}: they send ${m?`the token of ${o}`:"none"}`,help:c===null?`make the discovery document of ${o} public, or serve it at\
 ${o} itself`:`set the token for ${o}, and the clients send it to ${n}`,...y?{severity:"notice",affects:[]}:{}}),f=({host:o})=>(0,T.CC)("credentials-unused",{message:`\
the tokens input has a token for host ${(0,R.nx)(o)}, which is not checked`,help:"write the host as in the files, including its port, or remove the line"});function s({
host:o,token:n,challenge:l,...c}){const m=n==="sent"?"rejected the given authentication credentials":"requires authentication credentials",y=l===null?"":`, and \
asks for ${l} authentication`;return(0,T.CC)("document-unauthorized",{message:`host ${o} ${m}: ${(0,S._r)(c)}${y}`,help:(0,S.NM)({...c,asked:o},e(o,n,c.status,l))})}
const r="make the discovery document public";function e(o,n,l,c){const m=(0,S.qZ)(o);if(c!==null)return{operator:`exempt /.well-known/terraform.json from ${c} a\
uthentication`,guest:m,note:"the clients send Bearer tokens only, so no token helps"};switch(n){case"sent":{const y="check that the token is for this host, comp\
lete and not expired";return l===403?{operator:y,user:y,guest:m}:{operator:y,user:y}}case"none":{const y=(0,v.nP)(o);return{operator:`${y}, or ${r}`,user:y,guest:m}}case"\
dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${o} to respond itself, or ${r}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((lt,N,t)=>{
t.d(N,{JW:()=>k,U$:()=>g,WO:()=>C,a3:()=>M,ub:()=>E});var D=t(4e3),w=t(5143),R=t(5799);const g=({error:i,file:d})=>(0,R.CC)("file-syntax",{message:i??"the file \
is not valid UTF-8",help:(0,w.Zl)(d)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpose"}),S={file:"the file cannot be read",directory:"t\
he directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; i\
t is not read","link-to-special-file":"the target of the link is not a regular file; it is not read"},T={ENAMETOOLONG:"shorten the path, or list it in `exclude`",
ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},v={file:"correct the permissions, or list the file in `exclude`",directory:"correct \
the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the reposit\
ory is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},C=i=>(0,R.CC)("file-u\
nreadable",{message:"code"in i?`${S[i.what]}: ${i.code}`:S[i.what],help:(i.what==="file"||i.what==="directory"?T[i.code]:void 0)??v[i.what]}),M=()=>(0,R.CC)("fi\
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
clude`, or raise `deadline-seconds`"});default:return(0,R.CC)("file-limit",O[i.kind](i.max))}}}),3410:((lt,N,t)=>{t.d(N,{Dr:()=>k,EK:()=>v,Fu:()=>E,dF:()=>O,vs:()=>T});
var D=t(1831),w=t(9562),R=t(4e3),g=t(5799),S=t(8937);function T({host:i,service:d,...p}){const h=(0,D.nx)(i),u=d===w.OZ?"the cloud block":"the remote backend",[
a=""]=(0,D.fK)(i);return(0,S.ti)("cloud-token",`${u} requires a token for ${h}`,`add the line "${h}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${a}\
; outside GitHub, run \`terraform login ${h}\` or \`tofu login ${h}\``,p)}const v=({url:i,version:d})=>(0,g.CC)("cloud-version",{message:`${i} returned ${d===null?
"no TFP-API-Version":`TFP-API-Version ${(0,R.dh)(d)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in \
front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}),C=i=>"why"in i?`the response of ${i.url} ${(0,R.dh)(i.why)}`:
(0,R._r)({...i,page:null}),M=(i,d,p)=>"status"in i&&[401,403,404].includes(i.status)?p:(0,g.C)(`check the logs of ${d}, and that the URL of the service is that \
of its API`),k=({host:i,organization:d,source:p,...h})=>(0,g.CC)("cloud-organization",{message:`the organization ${d} at ${i} cannot be read: ${C(h)}`,help:M(h,
i,`check the name of the organization, and that the token from ${p} is valid and belongs to a member`)}),O=i=>(0,g.CC)("cloud-workspace",{message:`the workspace\
 ${i.workspace} of ${i.organization} at ${i.host} cannot be read: ${C(i)}`,help:M(i,i.host,"check that the token may read the workspace")}),E=({host:i,organization:d,
workspace:p})=>(0,g.CC)("cloud-workspace-missing",{message:`${d} at ${i} has no workspace ${p} that the token may read; init would create it`,help:"no change is\
 required if the workspace is new; otherwise correct its name"})}),6697:((lt,N,t)=>{t.d(N,{AO:()=>C,U7:()=>v,n3:()=>M,nD:()=>E,ro:()=>O,wp:()=>S,zo:()=>T});var D=t(
3592),w=t(4e3),R=t(5799);const g=({file:p,line:h})=>`${(0,w.dh)(p)}:${h}`;function S(p){const{host:h}=p,u=`add ${h} to \`allowed-hosts\``,a=(o,n)=>(0,R.CC)("hos\
t-not-allowed",{message:o,help:n}),f=`${h}, which is not in \`allowed-hosts\``;if("service"in p)return a(`${p.service} of ${p.registry} is on ${f}`,`use another\
 registry, or ${u}`);if("package"in p){const o=`the package of ${p.package} is downloaded from ${f}`;return a(`${o} and was not contacted`,`use another module o\
r provider, or ${u}`)}if("use"in p)return p.use==="download"?a(`the source is downloaded from ${f}`,`use a source on an allowed host, or ${u}`):a(`the HTTP back\
end uses ${f}`,`use an allowed backend, or ${u}`);const s=`host ${h} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in p))return a(s,`use an a\
llowed registry, or ${u}`);const{place:r,clients:e}=p.implied;return a(`${s}; ${g(r)} names no host, and this is the default of ${(0,w.eZ)(e)}`,`name an allowed\
 registry there, ${u}, or set \`dialect\` if you use another CLI`)}const T=p=>(0,R.CC)("host-assumed",{message:`${p.host} was not contacted: ${g(p.place)} impli\
es it as the default host of ${(0,w.eZ)(p.clients)}, but the CLI could not be detected`,help:p.isListed?"list the usages of the repository with `--dialect terra\
form` or `--dialect opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"}),v=({
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
host:u,tookMs:a})=>`${u} (${(0,w.YA)(a)})`).join(", ")}`}}),5799:((lt,N,t)=>{t.d(N,{C:()=>d,CC:()=>f,DF:()=>E,W7:()=>k,Xd:()=>M,aZ:()=>O,hD:()=>T,oC:()=>S,pj:()=>u,
sb:()=>C,wv:()=>v});var D=t(6174),w=t(1064),R=t(5143);const g=function(...s){const{problemFacts:r}=t.late([507],4507);return new.target?new r(...s):r(...s)},S=[
"error","warning","notice"];function T(s,{clients:r=w.zK,...e}={}){return{problem:s,severity:s.severity,affects:s.affects.filter(o=>r.includes(o)),clients:r,host:null,
services:[],places:[],needed:!0,isHostNew:!1,...e}}const v={line:1,column:1,endColumn:1};function C(s,r,e=v){const o={file:s===""?".":s,...e};return T(r,{places:[
o],clients:w.Du})}const M=({places:s})=>s.find(r=>typeof r!="string")??null,k=s=>M(s)?.file??"",O=(s,r)=>({...s,affects:s.affects.filter(e=>r.includes(e))}),E=(s,r)=>[
...Map.groupBy(s,e=>JSON.stringify(r(e))).values()].flatMap(e=>{const[o]=e;if(o===void 0||e.length===1)return e;const n=i(e,c=>c.exclude??[]),l=i(e,c=>c.rows??[]);
return{...o,needed:e.some(({needed:c})=>c),affects:i(e,({affects:c})=>c),clients:i(e,({clients:c})=>c),places:(0,R.As)((0,R.jH)(e.flatMap(({places:c})=>c))),...n.
length===0?{}:{exclude:n},...l.length===0?{}:{rows:l}}}),i=(s,r)=>[...new Set(s.flatMap(r))],d=(s,r)=>({operator:s,note:r});function p({operator:s,user:r,guest:e},{
role:o,host:n}){const l=`ask the operator of ${n} to ${s}`;switch(o){case"operator":return s;case"user":return r===s?r:r===void 0?l:`${r}; if you run ${n}, ${h(
s,r)}`;case"guest":return e??r??l}}const h=(s,r)=>s.startsWith(`${r}, or `)?s.slice(r.length+5):s;function u(s,r){const{cures:e,...o}=s;return e===void 0?s:{...o,
help:a(e,r)}}function a(s,r){const{because:e,note:o}=s,n=e===void 0?"":`${e}: `,l=o===void 0?"":`; ${o}`;return n+p(s,r)+l}function f(s,r){const{operator:e,user:o,
guest:n,because:l,note:c,...m}=r,y=e===void 0?void 0:{operator:e,user:o,guest:n,because:l,note:c},{help:A=y,..._}=m,$=g()[s],P=(0,D._U)(_.message),I={code:s,...$,
usualSeverity:$.severity,..._,message:P};return A===void 0?I:typeof A=="string"?{...I,help:(0,D._U)(A)}:{...I,help:a(A,{role:"operator",host:""}),cures:A}}}),8937:((lt,N,t)=>{
t.d(N,{$w:()=>S,nP:()=>T,pt:()=>g,ro:()=>R,ti:()=>v});var D=t(4e3),w=t(5799);const R="this pull request needs no change; run the check where the secret is avail\
able, for example on the main branch";function g({host:C,token:M,source:k},O){const E=`sent${O===null?"":` to ${O}`}`;switch(M){case"none":return`no token was f\
ound for ${C}`;case"sent":return`the token for ${C} from ${k} was ${E}`;case"dropped":return`the token for ${C} from ${k} was not ${E}, because the CLIs drop it\
 at a redirect to another host`;case"withheld":return`the token for ${C} from ${k} was not ${E}, because the URL is not https; the CLIs do send it`}}function S({
host:C,token:M},k,O,E){switch(M){case"none":return{operator:T(C),user:T(C),guest:(0,D.qZ)(C)};case"sent":return{operator:E,user:E};case"dropped":return(0,w.C)(`\
serve ${k} without the redirect to ${O??"another host"}`);case"withheld":return(0,w.C)(`serve ${k} at an https URL`)}}const T=C=>`add a token to \`tokens\` (${C}\
=\u2026) or set a TF_TOKEN_ variable`;function v(C,M,k,{isFork:O,searched:E,notRead:i}){if(O){const h=`${M}, and secrets are withheld from pull requests of fork\
s`;return(0,w.CC)(C,{message:h,help:R,severity:"notice"})}const d=i.length===0?"":`; not read: ${i.join(", ")}`,p=`${M}, and none was found (searched: ${E.join(
", ")}${d})`;return(0,w.CC)(C,{message:p,help:k})}}),9664:((lt,N,t)=>{t.d(N,{Gz:()=>w,LA:()=>S,jt:()=>R,un:()=>g});var D=t(3916);const w=(T,v)=>T===""?v:`${T}/${v}`,
R=T=>T.slice(0,Math.max(0,T.lastIndexOf("/")));function g(T,v){const C=(0,D.join)(T,v).replace(/\/$/,"");return C==="."?"":C}const S=T=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.
test(T)}),1022:((lt,N,t)=>{t.d(N,{m:()=>i,s:()=>p});var D=t(4091),w=t(1831),R=t(8408),g=t(5011);const S={terraform:["terraform.io"],opentofu:["terraform.io","op\
entofu.org"]},T="hashicorp",v="-",C='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',M="must contain\
 only letters, digits, and dashes, and may not use leading or trailing dashes",k={prefix:"terraform-",whose:"a Terraform",frequency:"often"},E={terraform:[k],opentofu:[
k,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function i(s,r){const e=s.split("/");if(e.length>3||e.includes(""))return d(C);const[o="",n,l]=e.
reverse(),c=p(o);if(!c.ok){const L=`${(0,D.ol)(o)} in source ${(0,D.ol)(s)}`;return d(`Invalid provider type: Invalid provider type ${L}: ${c.why}"`)}const m=l===
void 0,y=m?(0,D.Ju)((0,g.Vm)(r)):(0,w.Pv)(l);if(n===void 0&&y.ok){const L={hostImplied:m,namespace:T,type:c.value};return{kind:"registry",host:y.value,...L}}const _=n===
v?(0,D.Ju)(n):p(n??""),$=`namespace "" in source ${(0,D.ol)(s)}`;if(!_.ok)return d(`Invalid provider namespace: Invalid provider ${$}: ${_.why}"`);const P="Inva\
lid provider source hostname";if(!y.ok)return d(`${P}: ${P} ${$}: ${y.why}"`);const I={hostImplied:m,host:y.value,namespace:_.value,type:c.value},b=u(I,r);return b===
void 0?{kind:h(I,r),...I}:d(b)}const d=s=>({kind:"invalid",error:s});function p(s){if(/^[a-z0-9]+$/.test(s))return(0,D.Ju)(s);if(s==="")return(0,D.TR)("must hav\
e at least one character");if(s.includes("."))return(0,D.TR)("dots are not allowed");if(s.includes("--"))return(0,D.TR)("cannot use multiple consecutive dashes");
const r=(0,R.YE)(s);return r.ok?(0,D.Ju)((0,R.DI)(r.value)):(0,D.TR)(M)}function h({host:s,namespace:r},e){return r===v?"legacy":r==="builtin"&&S[e].includes(s)?
"builtin":"registry"}function u(s,r){const e=(0,g.Vm)(r);if(s.namespace===v&&s.host!==e)return`Invalid provider namespace: The legacy provider namespace "-" can\
 be used only with hostname ${e}.`;const o=E[r].find(({prefix:n})=>s.type.startsWith(n));return o===void 0?void 0:a(s,o,r)}function a(s,{prefix:r,whose:e,frequency:o},n){
const l=`${r}provider-`,c=s.type.slice(l.length);if(!s.type.startsWith(l)||!p(c).ok)return`Invalid provider type: Provider source ${(0,D.ol)(f(s))} has a type w\
ith the prefix ${(0,D.ol)(r)}, which isn't allowed because it would be redundant to name ${e} provider with that prefix. If you are the author of this provider,\
 rename it to not include the prefix.`;const m=f({...s,type:c},n);return`Invalid provider type: Provider source ${(0,D.ol)(f(s,n))} has a type with the prefix ${(0,D.
ol)(l)}, which isn't valid. Although that prefix is ${o} used in the names of version control repositories for ${e.split(" ")[1]} providers, provider source str\
ings should not include it.

Did you mean ${(0,D.ol)(m)}?`}const f=({host:s,namespace:r,type:e},o)=>o!==void 0&&s===(0,g.Vm)(o)?`${r}/${e}`:`${(0,w.nx)(s)}/${r}/${e}`}),4503:((lt,N,t)=>{t.d(
N,{DZ:()=>i,R8:()=>p,aE:()=>g,oW:()=>d,uM:()=>R});var D=t(5143),w=t(8884);function R({file:h,line:u},{links:a,repositories:f}){const{repository:s,path:r}=(0,D.bH)(
h);if(s!==null){const o=i(T(f,s),"blob"),n=r==="."?null:d(r);return o===null||n===null?null:`${o}/${n}#L${u}`}const e=a?.get(h);return e===void 0?null:e.diff?.lines.
has(u)?`${e.diff.url}R${u}`:`${e.url}#L${u}`}const g=(h,{repositories:u})=>k(T(u,h)),S=new WeakMap;function T(h,u){const a=S.get(h)??new Map(h.map(f=>[f.name,f]));
return S.set(h,a),a.get(u)}const v=600,C=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,M=/^(?:[\da-f]{40}|[\da-f]{64})$/;function k(h){const u=h?.
url??"";return u.length<=v&&C.test(u)?u:null}const O=/^https?:\/\/gitlab\./i,E=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function i(h,u="commit"){const a=k(h),f=h?.commit??"";return a===null||!M.test(f)||E.test(a)?null:`${a}${O.test(a)?"/-":""}/${u}/${f}`}function d(h){if(!h.isWellFormed())
return null;const u=f=>`%${f.charCodeAt(0).toString(16).toUpperCase()}`;return h.split("/").map(encodeURIComponent).join("/").replace(/[!'()*_~]/g,u)}function p(h){
const a=(0,w.YC)(h).flat().flatMap(f=>typeof f=="string"?[]:f.file);return new Set(a.filter(w.CN))}}),7574:((lt,N,t)=>{t.d(N,{QN:()=>v,kJ:()=>w,nO:()=>C,tY:()=>R,
u8:()=>S});var D=t(4e3);function w(M){return M<999.5?`${Math.round(M)} ms`:M<59950?`${(M/1e3).toFixed(1)} s`:`${(M/6e4).toFixed(1)} min`}function R(M){return M<
1e3?`${M} B`:M<999950?`${(M/1e3).toFixed(1)} kB`:`${(M/1e6).toFixed(1)} MB`}const g=36e5;function S(M,k){const O=(Date.parse(k)-Date.parse(M))/g;if(O>=48)return`${T(
O/24)} days`;if(O>=1)return`${T(O)} h`;const E=Math.floor(O*60);return E>=1?`${E} min`:"less than a minute"}const T=M=>Math.floor(M*10)/10,v=M=>`${M.slice(0,16).
replace("T"," ")} UTC`;function C(M,k){const O=(Date.parse(M)-Date.parse(k))/(24*g);if(Number.isNaN(O))return M;const E=Math.floor(Math.abs(O)),i=E===0?"less th\
an a day":(0,D.px)(E,"day");return`${M.slice(0,10)} (${O<0?`${i} ago`:`in ${i}`})`}}),4120:((lt,N,t)=>{t.d(N,{H8:()=>T,Iu:()=>S,QI:()=>k,SY:()=>v,dy:()=>g,od:()=>M});
var D=t(4e3),w=t(5799),R=t(1064);const g="new in this pull request",S=O=>O.replace(/^./u,E=>E.toUpperCase()),T=O=>w.oC.flatMap(E=>{const{length:i}=O.filter(d=>d.
severity===E);return i===0?[]:[(0,D.px)(i,E)]}).join(", "),v=O=>R.zK.every(E=>O.includes(E))?"all clients":C(O).join(", "),C=O=>O.map(E=>R.bB[E]);function M(O,E){
const i=E.filter(d=>O.includes(d));return O.length===0||i.length===E.length?"":C(i).join(", ")||"no client in use"}const k=({clients:O,versions:E})=>O.map(i=>[R.
bB[i],E[i]].join(" ").trim()).join(" and ")}),8884:((lt,N,t)=>{t.d(N,{CN:()=>a,Dx:()=>i,GH:()=>M,Ky:()=>g,TD:()=>S,YC:()=>p,eb:()=>v,f5:()=>d,io:()=>h,ju:()=>u,
lp:()=>E,mj:()=>k,oN:()=>O});var D=t(4e3),w=t(5143),R=t(5799);function g(e,o){const{places:n,noun:l}=S(e);return(0,D.K4)(n,o,w.eo,c=>(0,D.px)(c,`more ${l}`))}function S(e){
const o=s(e),n=r(o,c=>f(c)?(0,w._M)(c.file)??c:c),l=T(n).length>1;return{places:l?n:o,noun:l?"repository":"place"}}const T=e=>e.filter(f).filter(({file:o})=>(0,w.
_M)(o)!==null),v=e=>r(T(C(e)),({file:o})=>(0,w._M)(o)),C=e=>[...new Set(e.map(({places:o})=>o))].flat(),M=(e,o,n)=>`${e===o?"all":`${e} of`} ${o} ${n}`;function k(e,o){
const{length:n}=o>1?v(e):[];return n>1?M(n,o,"repositories"):""}function O(e,o){const n=S(e).noun==="repository",l=m=>(n?(0,w._M)(m.file):null)??`${m.line}:${m.
file}`,c=new Set(o.map(l));return e.filter(m=>!c.has(l(m)))}function E(e,o){const n=i([e]);return g(O(n,n.slice(0,1)),o)}const i=e=>s(C(e).filter(f)),d=e=>[...new Set(
C(e).filter(o=>typeof o=="string"))];function p(e){const o=e.hosts.flatMap(({requirements:l})=>l),n=[...e.findings,...e.roots.flatMap(({rows:l})=>l)];return[...new Set(
[...o.map(({because:l})=>l),...n.map(l=>l.places)])]}const h=e=>e.find(o=>(0,R.Xd)(o)!==null),u=({services:[e,...o]})=>o.length===0?e??null:null,a=e=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.
test(e)&&(0,w._M)(e)===null,f=e=>typeof e!="string",s=e=>r(e,o=>f(o)?`${o.line}:${o.file}`:o);function r(e,o){const n=new Set;return e.filter(l=>{const c=o(l);return!n.
has(c)&&n.add(c)})}}),6763:((lt,N,t)=>{t.d(N,{h$:()=>O,q9:()=>C,rc:()=>M});var D=t(4e3),w=t(5143),R=t(7574),g=t(4120),S=t(8884);const T=50,v=3;function C(E){const{
shown:i,more:d}=(0,D.zN)(E,T);return d===0?i:[...i,`and ${(0,D.px)(d,"more remark")}`]}function M(E){const i=(0,S.YC)(E).some(({length:r})=>r===w.WD),p=E.roots.
flatMap(({rows:r})=>r.flatMap(e=>e.platforms)).some(({available:r})=>r),h=E.files.filter(({exclude:r,severity:e})=>r&&e!=="notice"),u=[...new Set(h.flatMap(({exclude:r})=>r??
[]))],a=(0,S.eb)(h).length>0?" where their files are read":"",f=`${(0,D.px)(h.length,"finding")} in tests, examples or templates, where errors are warnings`,s=`\
to skip such files, set \`exclude\`${a}: ${(0,D.K4)(u,v,D.dh)}`;return[...i?[`lists of places end after ${w.WD} places`]:[],...h.length>0?[`${f}; ${s}`]:[],...p?
["signatures of provider packages were not verified"]:[]]}function k({hosts:E},i){const{scan:d,repositories:p}=i,{length:h}=E.filter(({requirements:s})=>s.some(
({because:r})=>r.some(e=>typeof e!="string"))),u=`${(0,D.px)(d.usages,"usage")} of ${(0,D.px)(h,"registry host")}`,a=h===0?"no registry host is used":u;return p.
length>0?`${a} in ${(0,D.px)(p.length,"repository")}`:d.files===0?d.durationMs===0?null:"found no Terraform or OpenTofu files":`scanned ${`${(0,D.px)(d.files,"f\
ile")} (${(0,R.tY)(d.bytes)})`} in ${(0,R.kJ)(d.durationMs)}: ${a}`}function O(E,i){const{dialect:d,durationMs:p,scan:h,remarks:u}=i,{findings:a,ignored:f}=E,s=(0,g.
H8)(a)||"no findings",r=f>0?`${s}, ${f} ignored`:s,o=E.hosts.length===0&&h.files===0?"":` for ${(0,g.QI)(d)} (${d.why})`,n=k(E,i);return[`${r}; checked in ${(0,R.
kJ)(p)}${o}`,...n===null?[]:[n],...u]}}),5257:((lt,N,t)=>{t.d(N,{IY:()=>M,Im:()=>k,JT:()=>C,KS:()=>E,MP:()=>v,W$:()=>T,Xo:()=>h,cd:()=>S,ek:()=>O,lc:()=>i,op:()=>d});
var D=t(9664),w=t(5011),R=t(1022);const g="hostnames input",S={file:g,line:1,column:1,endColumn:1},T=a=>a.file===g?g:a,v=({host:a,namespace:f,name:s,system:r})=>[
a,f,s,r].join("/"),C=({host:a,namespace:f,type:s})=>[a,f,s].join("/"),M=a=>"type"in a?C(a):v(a);function k(a){return"constraints"in a?a.constraints:a.constraint===
null?[]:[a.constraint]}const O=a=>("places"in a?a.places:[a.place]).map(T);function E({version:a},f){if(a===void 0)return null;const{text:s,value:r,place:e}=a,o=(r===
void 0?s:r[f])??null;return o===null?null:{text:o,place:e}}function i({kind:a,text:f,address:s},r,e){switch(a){case"required_provider":case"state_store_provider":case"\
lock_provider":{const o=(0,R.m)(f??"",e);return o.kind==="registry"?o:null}case"required_provider_nosource":case"required_provider_legacy":return{host:r,namespace:"\
hashicorp",type:d(s)};case"implied_provider":return{host:r,namespace:"hashicorp",type:(f??"").replace(/[._].*$/s,"")};default:return null}}const d=a=>a.replace(
/^.*\./s,""),p=/^\.{1,2}\//;function h(a,f){const s=Map.groupBy(f,({lockFile:n})=>n),r=new Set(a.flatMap(({kind:n,text:l,place:c})=>u.test(n)&&!p.test(l??"")?(0,D.
jt)(c.file):[])),e=new Map,o=(n,l)=>{if(n.calls.length>0||n.directories.some(y=>r.has(y)))return!0;const c=e.get(n)??new Set(n.providers.map(y=>C(y.provider)));
e.set(n,c);const m=i(l,(0,w.Vm)(n.client),n.client);return m===null||c.has(C(m))};return a.map(n=>{if(n.kind!=="lock_provider"||n.needs.length===0)return n;const l=s.
get(n.place.file);return l===void 0||l.some(c=>o(c,n))?n:{...n,needs:[]}})}const u=/^(?:module|test_module|terragrunt_source|installed_module)/}),8416:((lt,N,t)=>{
t.d(N,{L2:()=>O,WJ:()=>M,oh:()=>k,rU:()=>E,uQ:()=>i});var D=t(4e3),w=t(5143),R=t(1064),g=t(9664),S=t(5603),T=t(7854),v=t(3469);const C=function(...r){const{readTools:e}=t.
late([9,321,354,325,706],1706);return new.target?new e(...r):e(...r)},M=([r,...e])=>r===void 0||e.length>0?"both":r;function k(r,e){const o=(0,T.Oo)(()=>C(r,e));
return()=>o(null)}function O({setting:r,scan:e}){const{name:o}=r,n=o==="auto"?null:o==="both"?R.Du:[o],l=e===null||e.isEmpty?null:e,c=l===null?[]:u(l,r,n),m={setting:r,
signs:c,constraints:l?.constraints??[]};if(n!==null)return a(n,["set by `dialect`"],[],m);if(l===null)return a(R.Du,["CLI not detected; set `dialect` to check o\
ne"],[],m);const y=h(c);if(y.length===0)return{...a(["terraform"],["assumed, CLI not detected; set `dialect`"],[],m),isGuess:!0};const A=d(y),_=A.flatMap($=>y.find(
P=>P.client===$)??[]);return a(A,_.map(s),y,m)}function E({clients:r},e){if(e===null||e.isEmpty)return R.zK;const o=new Set([...r,...e.tools().others]);return e.
usesTerragrunt&&o.add("terragrunt"),R.zK.filter(n=>o.has(n))}function i(r,{evidence:e,versions:o}){return(n,l)=>{const c=e.some(m=>{if(m.level!=="version-file"||
m.version===null)return!1;const y=(0,g.jt)(m.place.file);return m.client===n&&(y===""||`${l}/`.startsWith(`${y}/`))});return r.version??(c?o[n]??null:null)}}const d=r=>R.
Du.filter(e=>r.some(o=>o.client===e));function p(r){const e=r.filter(({place:o})=>!(0,w.Zl)(o.file));return e.length===0?r:e}function h(r){const e=p(r),o=S.A.find(
n=>e.some(l=>l.level===n));return e.filter(({level:n})=>n===o)}function u({signs:r,tools:e,hasCloudHostname:o},{version:n},l){const c=h(r),m=l??d(c),y=c.every(({
place:b})=>(0,w.Zl)(b.file)),A=l===null&&(y||c.some(({isCloud:b})=>b)),_=n===null&&m.some(b=>(0,v.w)(b,[]).length>1);if(!A&&!_)return r;const{setsCloudHostname:$,
signs:P}=e(),I=o||$;return[...r.filter(({isCloud:b})=>!(b&&I)),...P]}function a(r,e,o,n){const l=r.map(y=>f(y,n)),c=l.filter(({version:y})=>y!==null),m=c.flatMap(
({signs:y})=>y.slice(0,1).map(s));return{name:M(r),clients:r,releases:l.flatMap(({releases:y})=>y),versions:Object.fromEntries(c.map(y=>[y.client,y.version??""])),
why:[...new Set([...e,...m])].join(", "),evidence:[...new Set([...o,...l.flatMap(({signs:y})=>y)])]}}function f(r,{setting:e,signs:o,constraints:n}){const l=($,P)=>{
const[I=null,...b]=$,L=(0,v.w)(r,$);return{client:r,releases:L,version:b.length===0?I:null,signs:P}};if(e.version!==null)return l([e.version],[]);const c=p(o.filter(
$=>$.client===r&&$.version!==null)),m=new Set(c.map(({version:$})=>($??"").replace(/^v/,"")));if(m.size>0){const $=l([...m],c);return{...$,version:(0,v.l)($.version??
"")?$.version:null}}const y=p(n),A=l([],[]),_=l(y.map(({text:$})=>$),y.map(({text:$,place:P})=>({client:r,level:"syntax",place:P,text:`requires ${(0,D.dh)($)}`,
version:$})));return _.releases.length===A.releases.length?A:_}const s=({place:r,text:e})=>`${r.file}:${r.line} ${e}`}),2161:((lt,N,t)=>{t.d(N,{L8:()=>O,TD:()=>p,
U4:()=>M,Z8:()=>h,e0:()=>k,tr:()=>C});var D=t(1064);const w=["terraform"],R=["opentofu"],g=[[/\.tf(\.json)?$/,"config",D.Du],[/\.tofu(\.json)?$/,"config",R],[/\.tftest\.(hcl|json)$/,
"test",D.Du],[/\.tofutest\.(hcl|json)$/,"test",R],[/\.tfquery\.(hcl|json)$/,"query",w],[/\.tfmigrate\.hcl$/,"migrate",w],[/\.tf(component|stack)\.(hcl|json)$/,"\
stack",w],[/\.tfdeploy\.(hcl|json)$/,"deploy",w],[/\.(tf|tofu)mock\.hcl$/,null,D.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",D.Du]],S=/\.(tf|tofu|hcl|json)$/,
T=".terraform.lock.hcl",v={class:"lock",syntax:"hcl",clients:D.Du,isOverride:!1},C=u=>u.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(u),M=".terraform\
/modules/modules.json",k={...v,class:"manifest",syntax:"json"};function O(u,a,f){if(u===T)return v;const s=S.test(u)?g.find(([P])=>P.test(u)):void 0,[r=/$/,e=null,
o=[]]=s??[];if(e===null)return;const n=E(u)&&e==="test"&&f==="tests";if(E(u)&&!n)return;const l=u.search(r),c=u.slice(0,l),m=c+u.slice(l).replace(".tf",".tofu"),
y=c==="override"||c.endsWith("_override"),A=n||m!==u&&a.has(m);if(A&&!o.includes("terraform"))return;const _=A?w:o,$=u.endsWith(".json")?"json":"hcl";return{class:e,
syntax:$,clients:_,isOverride:y}}const E=u=>u.startsWith(".")||u.endsWith("~")||u.startsWith("#")&&u.endsWith("#"),i=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
d=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqu\
a|bitbucket-pipelines)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|p\
re-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),p=u=>i.test(u),h=u=>p(u)||d.test(u)}),6195:((lt,N,t)=>{
t.d(N,{$8:()=>C,G$:()=>M,Ls:()=>T,UO:()=>k,VK:()=>S,sT:()=>E,sq:()=>O});var D=t(6760),w=t(7052),R=t(2161);const g=/[*?[{]/;function S(d){const p=d.split("/"),h=p.
findIndex(u=>g.test(u));return h<0?{fixed:d}:{fixed:p.slice(0,h).join("/"),glob:p.slice(h).join("/")}}function T(d){const p=d.map(h=>{const u=h.replace(/^(\.\/)+/,
"").replace(/(?<!\/)\/+$/,"");return{glob:u,start:v(u)}});return h=>{const u=h.toLowerCase();return p.some(({glob:a,start:f})=>a===h||u.startsWith(f)&&D.posix.matchesGlob(
h,a))}}function v(d){const[p=""]=d.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(d)??[];return p.toLowerCase()}const C=({file:d,glob:p},h)=>d===h||p!==void 0&&D.
posix.matchesGlob(h,p),M=d=>d.startsWith(".")||d==="node_modules",k=(d,p)=>d===p||d.startsWith(p.endsWith(D.sep)?p:p+D.sep),O=d=>D.sep==="/"?d:d.replaceAll(D.sep,
"/");function E(d,p,h,u){if(d.kind==="error")return(0,w.WO)({what:"link",code:d.code});const{kind:a,path:f}=d;return k(f,p.boundary)?a==="directory"?null:a==="s\
pecial"?(0,w.WO)({what:"link-to-special-file"}):{path:f,isScanned:i(f,p,h,u)}:(0,w.a3)()}function i(d,p,h,u){if(p.file!==void 0||p.glob!==void 0||!k(d,p.path))return!1;
const[a="",...f]=O((0,D.relative)(p.path,d)).split("/").toReversed();if(f.some(M))return!1;const s=O((0,D.relative)(h,d)).split("/");return s.map((e,o)=>s.slice(
0,o+1).join("/")).slice(-1-f.length).some(u)?!1:(0,R.L8)(a,new Set([a]),f[0]??"")!==void 0}}),5603:((lt,N,t)=>{t.d(N,{A:()=>S,j:()=>T});var D=t(5143),w=t(5799),
R=t(1064),g=t(5011);const S=["lock-file","syntax","version-file","tool","hook"];class T{signs=new Map;constraints=new Map;addFile({file:M,kind:{clients:k},scope:O,
isContext:E}){if(E)return;const[i,...d]=k;if(i!==void 0&&d.length===0&&!/(^|\/)[.#][^/]*$/.test(M)){const p=`is read by ${R.bB[i]} only`;this.addSign({client:i,
level:"syntax",place:{file:M,...w.wv},text:p})}for(const p of O.declared)this.addDeclared(p)}end(M){for(const{kind:k,host:O,place:E,clients:i,isOverridden:d}of M)
if(k==="lock_provider"){const p=R.Du.find(u=>(0,g.Vm)(u)===O),h=`locks providers from ${O}`;p&&this.addSign({client:p,level:"lock-file",place:E,text:h})}else k===
"cloud_default"&&!d&&i.includes("terraform")&&this.addSign({client:"terraform",level:"syntax",place:E,text:"has a cloud block without hostname",isCloud:!0});return{
signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addDeclared(M){const{kind:k,text:O,place:E}=M;if(k==="version")v(this.constraints,O,M);else if(k===
"binary"){const i=O==="tofu"?"opentofu":"terraform";this.addSign({client:i,level:"version-file",place:E,text:"sets terraform_binary"})}else if((0,R.SO)(k)){const{
client:i,what:d}=R.$I[k];this.addSign({client:i,level:"syntax",place:E,text:`has ${d}`})}}addSign(M){v(this.signs,`${M.client} ${M.text}`,{...M,version:null})}}
function v(C,M,k){const O=(0,D.Zl)(k.place.file)?`${M} aside`:M;C.has(O)||C.set(O,k)}}),7854:((lt,N,t)=>{t.d(N,{G4:()=>O,O8:()=>R,Oo:()=>C,VZ:()=>g,kA:()=>v,s7:()=>T,
sw:()=>S,vH:()=>M});var D=t(7052),w=t(5799);const R=["module","state","lock"],g=["version","compatible","provider-version"];function S(E,i){const d=C(h=>h.filter(
u=>i.includes(u))),p=C(h=>h.map(u=>({...u,clients:d(u.clients)})).filter(u=>u.clients.length>0));return E.flatMap(h=>{const u=d(h.clients);if(u.length===h.clients.
length)return h;const a=p(h.needs),f=h.isHostImplied?a[0]?.host??h.host:h.host;return u.length===0?[]:{...h,clients:u,needs:a,host:f}})}const T=({workspace:E,hasOwnToken:i,
directHost:d})=>E!==void 0||i===!0||d!==void 0,v=E=>new Set(E.flatMap(({host:i,isHostImplied:d})=>d?[]:i??[]));function C(E){let i;return d=>{i??=new Map;const p=i.
get(d);if(p!==void 0||i.has(d))return p;const h=E(d);return i.set(d,h),h}}const M=(E,i)=>E.filter(({clients:d})=>d.some(p=>i.includes(p))),k=1e4;function O(E=k){
const i=[],d=new Set,p={error:0,warning:0,notice:0};let h=0;const u=f=>{const{code:s,severity:r}=f.problem,e=s==="file-syntax"?(0,w.W7)(f):null;d.has(e)||(e!==null&&
d.add(e),p[r]+=1,p[r]<=E?i.push(f):h+=1)},a=()=>(0,w.sb)(".",(0,D.ub)({kind:"problems",max:E,omitted:h}));return{add:u,all:()=>h===0?i:[...i,a()]}}}),9488:((lt,N,t)=>{
t.d(N,{G:()=>E});var D=t(3024),w=t(6760),R=t(5747),g=t(7052),S=t(5799),T=t(9664),v=t(2161),C=t(6195);const M={files:1e6,directoryFiles:5e4},k=200,O=1e4;function*E(h,u={
toolFiles:[],hasPlugins:!1},a=M){const f=new d(h,u,a);for(const s of h.scan){const r=i(f.root,s);"path"in r?yield*f.walkFrom(r):yield{name:s,files:[],notes:[r]}}}
function i(h,u){const{fixed:a,glob:f}=(0,C.VK)(u);try{const s=(0,D.realpathSync)((0,w.resolve)(h,a)),r=(0,C.sq)((0,w.relative)(h,s)),e=(0,C.UO)(s,h),o=e?h:s;if(f!==
void 0)return{path:s,name:r,boundary:o,glob:(0,T.Gz)(r,f)};if((0,D.statSync)(s).isDirectory())return{path:s,name:r,boundary:o};const n=(0,w.resolve)(s,"..");return{
...{path:n,name:(0,C.sq)((0,w.relative)(h,n))},boundary:e?h:n,file:r}}catch(s){return(0,S.sb)(u,(0,g.WO)({what:"scan",code:(0,R.Oj)(s)}))}}class d{root;isExcluded;aside;limits;selected;files=0;constructor({
root:u,scan:a,exclude:f},s,r){this.root=(0,D.realpathSync)(u),this.isExcluded=(0,C.Ls)(f),this.aside=s,this.limits=r,this.selected=a.length>1?new Set:null}*walkFrom(u){
const{path:a,name:f,glob:s,file:r}=u,o=[{path:a,name:f,depth:0,isSelected:s===void 0&&r===void 0}];for(let n=o.pop();n!==void 0;n=o.pop()){const{name:l}=n,c=p(n);
if("problem"in c){yield{name:l,files:[],notes:[c]};continue}const m=this.findFiles(u,n,c);this.files+=m.files.length;const y=this.limits.files;if(this.files>y){
const A=(0,S.sb)(l,(0,g.ub)({kind:"files",max:y}));yield{name:l,files:[],notes:[...m.notes,A]};return}if(yield m.files.every(({isContext:A})=>A)?{...m,files:[]}:
m,u.file!==void 0)return;for(const A of this.findDirectories(u,n,c))o.push(A)}}findFiles(u,a,f){const{name:s}=a,r=[],e=[];for(const o of this.filesAmong(u,a,f))
if("problem"in o)e.push(o);else if(r.length<this.limits.directoryFiles)r.push(o);else{const n=this.limits.directoryFiles;e.push((0,S.sb)(s,(0,g.ub)({kind:"direc\
tory",max:n})));break}return{name:s,files:r,notes:e}}*filesAmong(u,a,f){const s=new Set,{aside:r}=this;let e=!1;for(const n of f)(0,v.tr)(n.name)&&!n.isDirectory()&&
s.add(n.name),e||=n.name===".terraform",r.hasPlugins||=n.name==="terraform.d";const o=w.posix.basename(a.name);for(const n of f){if(n.isDirectory())continue;const l=(0,T.
Gz)(a.name,n.name),c=(0,v.L8)(n.name,s,o);if(c===void 0){r.toolFiles.length<O&&(0,v.Z8)(n.name)&&!this.isExcluded(l)&&r.toolFiles.push(l);continue}const y={path:a.
path+w.sep+n.name,file:l,kind:c,isContext:!this.select(u,a,l)};n.isFile()?yield y:n.isSymbolicLink()?yield*this.follow(u,y):yield(0,S.sb)(l,(0,g.WO)({what:"spec\
ial-file"}))}if(e&&a.isSelected){const n=[a.path,...v.U4.split("/")].join(w.sep),l=(0,R.$r)(n);l.kind==="file"&&l.path===n&&(yield{path:n,file:(0,T.Gz)(a.name,v.
U4),kind:v.e0,isContext:!1})}}select(u,a,f){return!(a.isSelected||(0,C.$8)(u,f))||this.isExcluded(f)||this.selected?.has(f)?!1:(this.selected?.add(f),!0)}*follow(u,a){
const f=(0,C.sT)((0,R.$r)(a.path),u,this.root,this.isExcluded);f!==null&&("code"in f?yield(0,S.sb)(a.file,f):yield{...a,path:f.path,isContext:a.isContext||f.isScanned})}findDirectories({
glob:u},{path:a,name:f,depth:s,isSelected:r},e){return e.toReversed().flatMap(o=>{if(!o.isDirectory()||(0,C.G$)(o.name))return[];const n=(0,T.Gz)(f,o.name);if(this.
isExcluded(n))return[];const l=r||u!==void 0&&w.posix.matchesGlob(n,u);return{path:a+w.sep+o.name,name:n,depth:s+1,isSelected:l}})}}function p({path:h,name:u,depth:a}){
if(a>k)return(0,S.sb)(u,(0,g.ub)({kind:"depth",max:k}));try{return(0,D.readdirSync)(h,{withFileTypes:!0}).sort((f,s)=>f.name<s.name?-1:1)}catch(f){return(0,S.sb)(
u,(0,g.WO)({what:"directory",code:(0,R.Oj)(f)}))}}}),5751:((lt,N,t)=>{t.d(N,{s:()=>n});var D=t(3024),w=t(6760),R=t(5747),g=t(4091),S=t(4e3),T=t(7030),v=t(6181),
C=t(1831);function M(_){const $=b=>_[b]||_[b.toLowerCase()]||"",P={http:O("HTTP_PROXY",$("HTTP_PROXY")),https:O("HTTPS_PROXY",$("HTTPS_PROXY"))},I=d($("NO_PROXY"));
return b=>{const L=P[b.scheme];return L===null||i(b.name)||I(b)?null:L}}const k=["http:","https:"];function O(_,$){if($==="")return null;const P=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test($)?$:`http://${$}`);if(P===null)throw new TypeError(`${_} is not a URL; expected http://HOST:PORT`);if(!k.includes(P.protocol))throw new TypeError(`${_} is\
 a ${P.protocol}// proxy; expected http:// or https://`);if(!E(P.username)||!E(P.password))throw new TypeError(`${_} has a user name or password with a bare "%"\
; write "%25" for it`);return P}function E(_){try{return decodeURIComponent(_),!0}catch($){if($ instanceof URIError)return!1;throw $}}const i=_=>_==="localhost"||
["127.0.0.0/8","::1/128"].some($=>h($)?.(_));function d(_){const $=_.split(",").map(P=>P.trim().toLowerCase()).filter(P=>P!=="").map(p);return P=>$.some(I=>I(P))}
function p(_){if(_==="*")return()=>!0;const $=h(_);if($!==null)return({name:V})=>$(V);const{name:P,port:I}=f(_),b=V=>I===""||String(V.port)===I,L=(0,T.isIP)(P)===
4?32:128,x=h(`${P}/${L}`)??a(P);return V=>b(V)&&x(V.name)}function h(_){const[,$="",P=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(_)??[];if(!u($))return null;const I=Number(
P);if(I>((0,T.isIP)($)===4?32:128))return null;const b=I-((0,T.isIP)($)===6?96:0),L=new T.BlockList,x=(0,T.isIP)((0,v.n7)($))===4&&b>=0;return x?L.addSubnet((0,v.
n7)($),b,"ipv4"):L.addSubnet($,I,"ipv6"),V=>{const K=(0,v.n7)(x?V:V.replace(/%.*$/s,""));return(0,T.isIP)(K)===(x?4:6)&&L.check(K,x?"ipv4":"ipv6")}}const u=_=>(0,T.
isIP)(_)!==0&&!_.includes("%");function a(_){if(_==="")return()=>!1;const $=_.replace(/^\*\./,"."),P=$.replace(/^\./,""),I=(0,C.Pv)(P),b=I.ok?I.value:P,L=x=>!$.
startsWith(".")&&x===b;return x=>(0,T.isIP)(x)===0&&(x.endsWith(`.${b}`)||L(x))}function f(_){const $=/^\[([^\]]*)\]:([^:]*)$/.exec(_)??/^([^:[\]]*):([^:[\]]*)$/.
exec(_);return $===null?{name:_,port:""}:{name:$[1]??"",port:$[2]??""}}var s=t(3152);const r=function(..._){const{X509Certificate:$}=process.getBuiltinModule("n\
ode:crypto");return new.target?new $(..._):$(..._)},e=4*1024*1024,o=20;function n(_,{environment:$,directory:P,wording:I=s.w7}){const{settings:b,mistakes:L}=(0,s.
P$)(_,I),x=m(b.caFile,I),V=c($),K=[x,V].flatMap(rt=>rt.ok?[]:[rt.why]),Q=l(b.scan,P).slice(0,o).map(rt=>I.missingPath(rt,P)),q=[...L,...K,...Q];if(q.length>0||!x.
ok||!V.ok)throw new s.GN(q);return{...b,authorities:x.value,chooseProxy:V.value}}const l=(_,$)=>_.filter(P=>!/[*?[\]{}]/.test(P)&&!(0,D.existsSync)((0,w.resolve)(
$,P)));function c(_){try{return(0,g.Ju)(M(_))}catch($){if($ instanceof TypeError)return(0,g.TR)($.message);throw $}}function m(_,{setting:$}){if(_===null)return(0,g.
Ju)(null);const P=(0,R.yR)(_,e),I=$("ca-file");if(!P.ok)return(0,g.TR)(`${I} "${_}" ${(0,S.mP)(P.failure)}`);const b=A(P.text);return b.ok?b:(0,g.TR)(`${I} "${_}\
" ${b.why}`)}const y=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function A(_){const $=_.match(y)??[];if($.length===0)return(0,g.TR)("contains \
no certificate; expected PEM");try{for(const P of $)new r(P);return(0,g.Ju)($.join(`
`))}catch(P){return(0,g.TR)(`contains an invalid certificate: ${P instanceof Error?P.message:P}`)}}}),1435:((lt,N,t)=>{t.d(N,{j:()=>T,o:()=>v});var D=t(9562);const w=function(...M){
const{thisMachine:k}=t.late([693,667,597,977],6597);return new.target?new k(...M):k(...M)},R=function(...M){const{mergeMistakes:k}=t.late([693,667,597,977],6597);
return new.target?new k(...M):k(...M)},g=function(...M){const{readCliConfig:k}=t.late([693,667,597,977],6597);return new.target?new k(...M):k(...M)},S=function(...M){
const{withoutInstalled:k}=t.late([9,778,667,531,264],1264);return new.target?new k(...M):k(...M)};function T(M,k,O,{environment:E,directory:i,mayHavePlugins:d,plugins:p=null}){
if(k.hostnames.length===0&&M.every(({needs:e})=>e.length===0))return{usages:M,remarks:[],findings:[],configs:[],releases:O.releases};const h=v(k.cliConfig,O.clients,
E),u=O.releases.map(e=>{const o=h.find(({client:n})=>n===e.client);return{...e,attemptMs:o?.requestTimeoutMs??e.attemptMs}}),a=k.depth!=="discovery",f={root:i,plugins:p,
mayHavePlugins:d,releases:u,asksMirrors:a},s=M.some(C)?S(M,h,f):{usages:M,remarks:[],findings:[]},r=[...h.flatMap(e=>e.findings),...s.findings];return{...s,findings:R(
r),configs:h,releases:u}}function v(M,k,O){const E=w(O);return k.map(i=>g(i,E,M))}const C=({needs:M})=>M.some(({service:k})=>k===D.xq)}),6034:((lt,N,t)=>{t.d(N,
{D0:()=>d,a3:()=>u,lz:()=>p});var D=t(7052),w=t(5143),R=t(5799),g=t(8416),S=t(6195),T=t(3152);const v=function(...a){const{isOfDirectory:f}=t.late([9,321,354,325,
706],1706);return new.target?new f(...a):f(...a)},C=function(...a){const{layoutsOf:f}=t.late([9,321,354,325,706],1706);return new.target?new f(...a):f(...a)},M=function(...a){
const{rootsOf:f}=t.late([9,321,354,325,706],1706);return new.target?new f(...a):f(...a)},k=function(...a){const{unmatched:f}=t.late([9,321,354,325,706],1706);return new.target?
new f(...a):f(...a)},O=function(...a){const{rootNotes:f}=t.late([9,321,354,325,706],1706);return new.target?new f(...a):f(...a)},E=function(...a){const{textNotes:f}=t.
late([9,321,354,325,706],1706);return new.target?new f(...a):f(...a)},i=2e5;function d(a){const{usages:f,changed:s,dialect:r,settings:e,listed:o}=a,{declared:n,
endedAt:l}=a.scanned;if(f.length===0&&n.every(v)&&e.roots.length===0)return{roots:[],notes:[]};const{clients:m,versions:y}=r,A={usages:f,declared:n,clients:m},_=o===
void 0?p(A,e,l===null):h(A,o),$=[],P=[],I=e.dialect.name==="auto"?[]:m,b=(0,g.uQ)(e.dialect,r),L=O({clients:m,upgrade:e.upgrade,versionIn:b}),x=e.depth!=="disco\
very";let V=0;for(const rt of M(_,{changed:s,versions:y,hasCalls:x})){if(V+=rt.directories.length,V>i){P.push((0,R.sb)(rt.directory,(0,D.ub)({kind:"roots",max:i})));
break}L.add(rt),x&&$.push(rt)}const K=[...E(f,n,{...r,set:I})].filter(rt=>s===null||s.has((0,R.W7)(rt))),Q=new Set(a.notes.flatMap(rt=>rt.problem.code==="lock-i\
nvalid"?(0,R.W7)(rt):[])),q=[...K,...L.notes()].filter(rt=>!Q.has((0,R.W7)(rt)));return{roots:$,notes:[...q,...P]}}function p(a,{roots:f},s){const r=f.map(n=>({
text:n,matches:(0,S.Ls)([n])})),e=C({...a,patterns:r}),o=s?k(e,r):[];if(o.length===0)return e;throw new T.GN(o.map(n=>`roots: no directory with configuration ma\
tches ${n}`))}function h(a,f){return a.clients.flatMap(s=>C({...a,clients:[s],patterns:[{text:"",matches:e=>f.get(s)?.has(e)===!0}]}))}function u(a,f,{depth:s},r){
if(s==="discovery")return a;const e=({kind:n,workspace:l})=>n==="cloud_default"?!!r.TF_CLOUD_HOSTNAME:n!=="backend_remote_default"||l?.organization===null,o=new Set(
f.filter(n=>!e(n)).map(({place:n})=>(0,w.df)(n)));return a.map(n=>n.problem.code==="host-missing"&&n.places.some(l=>o.has((0,w.df)(l)))?{...n,severity:"error"}:
n)}}),370:((lt,N,t)=>{t.d(N,{C_:()=>k,SQ:()=>v,o0:()=>M});var D=t(785),w=t(8416),R=t(7854),g=t(9488);const S=function(...O){const{scanInSteps:E}=t.late([9,321,354,
325,706],1706);return new.target?new E(...O):E(...O)},T=20;async function v({scan:O,exclude:E},{directory:i,environment:d,stop:p,progress:h}){const u={root:i,scan:O,
exclude:E},a=p.why===null?C(u):null;if(a!==null)return a;const f=S(u,Object.keys(d));return(0,D.nE)(f,p,s=>h({kind:"scan",files:s}))}function C(O){const E={toolFiles:[],
hasPlugins:!1};let i=0;for(const{files:d,notes:p}of(0,g.G)(O,E))if(i+=1,d.length>0||p.length>0||i>T)return null;return{...E,usages:[],notes:[],declared:[],signs:[],
constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}function M({dialect:O,exclude:E,scan:i},d,{environment:p,directory:h}){const u=(0,w.oh)(
{root:h,exclude:E},d.toolFiles),a=!!p.TF_CLOUD_HOSTNAME,f=i.length>0,s={setting:O,scan:f?{...d,tools:u,hasCloudHostname:a}:null},r=(0,w.L2)(s),{clients:e}=r;return{
dialect:r,usedBy:()=>(0,w.rU)(r,s.scan),usages:(0,R.sw)(d.usages,e),notes:(0,R.vH)(d.notes,e)}}const k=({hasPlugins:O},{scan:E})=>O||E.some(i=>i!==".")}),7082:((lt,N,t)=>{
t.d(N,{O:()=>D,i:()=>w});const D=R=>({discovery:R,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]}),
w=(R,g)=>({host:R,attempt:D({kind:"skipped",problem:g}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),2859:((lt,N,t)=>{t.d(N,{CG:()=>T,
en:()=>C,h1:()=>v});var D=t(6697),w=t(5143),R=t(1831),g=t(7854);const S=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","te\
st_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function T(k,O,E,i=(0,g.kA)(O)){const d=["hostnames\
 input"],p=k.hostnames.flatMap(({host:a,services:f})=>{const s=f.length>0?f:k.requiredServices,r=s.length>0?s:["any"],e={host:a,clients:E,because:d,isImplied:!1,
isForInit:!0};return r.map(o=>({...e,service:o}))}),h=new Set([...i,...k.hostnames.map(({host:a})=>a)]),u=O.flatMap(({kind:a,needs:f,place:s})=>f.map(r=>({...r,
because:[s],isImplied:!h.has(r.host),isForInit:!S.has(a)})));return v([p,u],E)}function v(k,O){return[...Map.groupBy(k.flat(),({host:i,service:d})=>`${i} ${d}`).
values()].flatMap(i=>{const[d]=i;if(d===void 0)return[];const{host:p,service:h}=d;return{host:p,service:h,clients:[...O.filter(u=>i.some(a=>a.clients.includes(u)))],
because:(0,w.As)([...i.flatMap(({because:u})=>u)]),isImplied:i.every(({isImplied:u})=>u),isForInit:i.some(({isForInit:u})=>u),...i.every(({isAssumed:u})=>u===!0)?
{isAssumed:!0}:{}}})}function C(k,{hostnames:O,allowedHosts:E},{isGuess:i}){const d=new Set(O.map(({host:h})=>h)),p=new Map;for(const h of k){const{host:u}=h;if(d.
has(u)||p.has(u))continue;const a=i===!0||h.isAssumed===!0,f=M(h,a,(0,R.Jr)(u,E));f!==null&&p.set(u,f)}return p}function M({host:k,isImplied:O,because:E,clients:i,
isAssumed:d=!1},p,h){const u=(0,R.nx)(k);if((0,R.Rt)(k))return(0,D.U7)({host:u});const[a]=E.filter(s=>typeof s!="string"),f=O&&a!==void 0?{place:a,clients:i}:null;
return f!==null&&p?(0,D.zo)({host:u,...f,isListed:d}):h?null:(0,D.wp)(f===null?{host:u}:{host:u,implied:f})}}),9076:((lt,N,t)=>{t.d(N,{QB:()=>w,im:()=>D,jm:()=>C,
mU:()=>k,pR:()=>h,sO:()=>M,yX:()=>R});const D=["fails","warns","works","unchecked","skipped"],w=5,R=({outcome:u})=>u!=="unchecked"&&u!=="skipped",g=30,S=[7,30,90],
T=30,v=20;function C(u,a){const f=u.filter(R);return{recent:u.slice(-g),uptime:S.map(s=>{const r=O(f,a,s);return{days:s,good:r.filter(E).length,runs:r.length}}),
medianMs:i(O(u,a,T)),incidents:d(f).reverse().slice(0,v)}}const M=864e5,k=(u,a)=>new Date(Date.parse(u)+a*M).toISOString();function O(u,a,f){const s=k(a,-f);return u.
filter(({at:r})=>r>s)}const E=({outcome:u})=>u!=="fails";function i(u){const a=u.flatMap(({ms:f})=>f??[]).sort((f,s)=>f-s);return a[Math.ceil(a.length/2)-1]??null}
function d(u){const a=[];let f=[];const s=r=>{const[e]=f;if(e!==void 0){const o=[...new Set(f.flatMap(n=>n.codes))].slice(0,w);a.push({from:e.at,until:r,runs:f.
length,codes:o})}f=[]};for(const r of u)E(r)?s(r.at):f.push(r);return s(null),a}const p={isDown:!1,since:null,failed:0,good:0};function h(u,a){let f=p,s=null;for(const r of u){
if(!R(r))continue;const e=a.isFailing(r),o=e?f.failed+1:0,n=e?0:f.good+1;o===1&&(s=r.at);const l=f.isDown?n<a.issueCloseAfter:o>=a.issueOpenAfter,c=l?f.since??s:
null;f={isDown:l,since:c,failed:o,good:n}}return f}}),5102:((lt,N,t)=>{t.d(N,{$N:()=>n,DI:()=>O,Fl:()=>h,JR:()=>E,QK:()=>s,Rm:()=>a,Yn:()=>u,Zh:()=>r,b:()=>d,fX:()=>m,
fi:()=>o,hm:()=>f,md:()=>p,nM:()=>e,nx:()=>C,sG:()=>k,vh:()=>M});var D=t(2886),w=t(2389),R=t(4e3),g=t(5143),S=t(5799),T=t(5257),v=t(8884);const C={fails:"failed",
unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},M=Object.keys(C);function k($){if(d($))return"unchecked";const P=f($.findings);return P===
"error"?"fails":P==="warning"?"warns":E($)?"skipped":"works"}const O=$=>k($)==="fails",E=({visit:$})=>$.attempt.discovery.kind==="skipped",i=["host-not-checked",
...D.H4],d=({visit:{attempt:$}})=>$.discovery.kind==="skipped"&&i.includes($.discovery.problem.code),p=$=>M.flatMap(P=>$.filter(I=>k(I)===P));function h($){const P=new Set(
$.map(({worst:I})=>I));return P.has("error")?"fails":P.has("warning")?"warns":$.some(a)?"skipped":"works"}function u($,P){const I=Object.groupBy($,K=>h(P(K))),{
fails:b=[],warns:L=[],skipped:x=[],works:V=[]}=I;return[b,L,x,V]}const a=({chosen:$})=>Object.keys($).length===0,f=$=>S.oC.find(P=>$.some(I=>I.severity===P))??null;
function s({findings:$}){const P=f($);return P==="notice"?[]:$.filter(({severity:I})=>I===P)}const r=({severity:$},{failOn:P})=>$==="error"||(0,w.k2)($,P),e=({severity:$})=>$!==
"notice";function o({passed:$,hosts:P,findings:I}){return $?I.some(e)?"warns":P.length===0?"skipped":"works":"fails"}function n($,{repositories:{length:P}}){const{
hosts:I,files:b,findings:L,passed:x,stopped:V,roots:K}=$,Q=_(K,P),q=b.filter(({problem:Tt})=>Q===null||!c.test(Tt.code)),rt=q.filter(Tt=>!l(Tt)),_t=f(rt)==="err\
or"&&!I.some(O),Ot=Q===null&&P>0?` in ${(0,R.px)(P,"repository")}`:"",Dt=[rt.length<q.length?[`nothing to check${Ot}`]:y(I,Ot),A(rt)],yt=[Q??[],_t?Dt.toReversed():
Dt].flat(2).join(", "),Pt=f(L)==="error";if(V!==null){const Tt=(0,R.Cw)(V);return Pt||I.some(d)?`${yt} (${Tt})`:`${Tt}; ${yt}`}return x&&Pt?`${yt} (the check pa\
sses: fail-on is never)`:x||Pt?yt:`${yt} (the check fails: fail-on is warning)`}const l=({problem:$,severity:P})=>$.code==="nothing-to-check"&&P==="error",c=/^(?:module|provider|version|package|constraint|lock)-/,
m="not allowed";function y($,P){const I=$.length;if(I===0)return[`no registry hosts to check${P}`];const{skipped:b=[],checked:L=[]}=Object.groupBy($,Tt=>E(Tt)?"\
skipped":"checked"),{fails:x,unchecked:V,works:K}=C,Q=(Tt,kt)=>kt.length===0?[]:[{words:Tt,count:kt.length}],q=[...Q(x,L.filter(O)),...Q(m,b.filter(O)),...Q(V,b.
filter(d))],rt=[...Q(K,L),...Q(C.skipped,b)],[_t,...Ot]=q.length>0?q:rt,vt=L.filter(Tt=>k(Tt)==="warns").length,It=I===1?"":`${vt} ${q.length>0?"more ":""}`,yt=_t?.
words===m||_t?.words===V?_t.count===1?"is ":"are ":"";return[`${I===1?"1 registry host":(0,v.GH)(_t?.count??0,I,"registry hosts")}${P} ${yt}${_t?.words}`,...Ot.
map(({count:Tt,words:kt})=>`${Tt} ${kt}`),...vt===0?[]:[`${It}with warnings`]]}function A($){const P=f($);if(P===null||P==="notice")return[];const I=$.filter(({
severity:K})=>K===P),b=(0,v.eb)(I).length,L=new Set((0,v.Dx)(I).map(({file:K})=>K)).size,x=b>0?`files of ${(0,R.px)(b,"repository")}`:(0,R.px)(L,"file"),V=I.some(
K=>(0,S.Xd)(K)===null);return[...L>0?[`${P}s in ${x}`]:[],...V?[`${P}s in settings or credentials`]:[]]}function _($,P=0){const I=$.filter(({directory:K})=>K!==
T.cd.file),[b]=u(I,({rows:K})=>K);if(b.length===0)return null;const L=new Set(b.map(({directory:K})=>(0,g._M)(K))),x=I.length<2?"":` in ${(0,v.GH)(b.length,I.length,
"root modules")}`,V=P<2?"":` (${(0,v.GH)(L.size,P,"repositories")})`;return`init fails${x}${V}`}}),7035:((lt,N,t)=>{t.d(N,{K5:()=>E,XQ:()=>T,bW:()=>k,be:()=>M,kW:()=>v,
mc:()=>C});var D=t(9076),w=t(4e3),R=t(7574),g=t(5102),S=t(7792);function T({incidents:[i]}){return i?.until!==null||i.runs<2?null:`failing since ${(0,R.QN)(i.from)}\
 (${(0,w.px)(i.runs,"run")})`}function v({recent:i,uptime:d,incidents:[p]}){const{good:h=0,runs:u=0}=d.at(-1)??{};if(p?.until!==null||u<2)return null;if(u-h===1)
return`first failure in ${(0,w.px)(u,"run")}`;const a=i.filter(({outcome:s})=>s==="fails").length;return a<=p.runs&&p.runs>1?null:`failed ${a} of the last ${i.filter(
D.yX).length} runs`}function C({good:i,runs:d}){const p=Math.floor(1e4*i/d);if(p>=9900)return`${p/100}%`;const h=Math.floor(p/10);return h===0&&i>0?"below 0.1%":
`${h/10}%`}function M(i,d,p){const h=i.toSorted((f,s)=>d(f)-d(s)).map(p),[u="",a=""]=[h[0],h.at(-1)];return u===a?u:`${u} to ${a}`}const k=(i,d="results")=>i.length===
0?S.Gy.nothing:{kind:"chart",of:d,runs:i,label:O(i)};function O(i){const d=g.vh.flatMap(h=>{const{length:u}=i.filter(f=>f.outcome===h),a=h==="warns"?"with warni\
ngs":g.nx[h];return u===0?[]:[`${u} ${a}`]});return`${i.length===1?"last run":`last ${(0,w.px)(i.length,"run")}`}: ${d.join(", ")}`}function E({recent:i,uptime:d,
medianMs:p}){const h=d.filter(({runs:s})=>s>0).map(s=>{const{days:r,good:e,runs:o}=s;return`${C(s)} (${e} of ${(0,w.px)(o,"run")} in ${r} days)`}),u=i.flatMap(({
ms:s})=>s??[]),a=u.length===0?"":`, last runs ${M(u,Number,R.kJ)}`,f=(0,S.mG)`median ${(0,R.kJ)(p??0)} in 30 days${a}${k(i,"latency")}`;return[{label:"runs",texts:[
(0,S.mG)`${k(i)} ${O(i)}`]},{label:"uptime",texts:[S.Gy.joined(h)]},{label:"latency",texts:p===null?[]:[f]}]}}),7615:((lt,N,t)=>{t.d(N,{G_:()=>e,h0:()=>E,xS:()=>i});
var D=t(4e3),w=t(5143),R=t(1064),g=t(8820),S=t(7574),T=t(5102),v=t(7792),C=t(7035),M=t(806);const k=120,O=/^credentials-|^document-unauthorized$/,E=l=>v.Gy.code(
l,k);function i(l,c){const{host:m,attempt:y,earlier:A,credentials:_,looks:$,forced:P}=l.visit,{discovery:I,timing:b,hops:L,certificates:x}=y,{context:V,medium:K,
limits:Q,rest:q}=c,rt=I.kind==="failed"?I.excerpt:null,_t=l.findings.some(({problem:yt})=>O.test(yt.code)),Ot=K==="page"?V.history?.get(m):void 0,vt={result:I.kind===
"skipped"?[v.Gy.prose(I.problem.message)]:[],required:d(l,c),clients:K==="log"?[]:p(l,c),response:L.map(u),services:l.services.map(yt=>a(yt,c)),body:rt===null?[]:
[v.Gy.code(rt.replace(/\s+/gu," ").trim())],timing:[f(b)],retried:A.map(s),"token from":_?.hasToken?[v.Gy.prose(_.source)]:[],certificate:x.map(yt=>r(yt,V.startedAt)),
credentials:_t?n($):[],"host block":Array.from(Map.groupBy(P,yt=>(0,w.eo)(yt.place)),([yt,Pt])=>(0,v.mG)`${v.Gy.path(yt)} for ${(0,D.eZ)(Pt.map(({client:Tt})=>Tt))}`)},
It=K==="log"&&(0,T.QK)(l).length===0;return[...Object.entries(vt).map(([yt,Pt])=>({label:yt,texts:Pt})).filter(({label:yt})=>!It||["credentials","host block"].includes(
yt)),...Ot?(0,C.K5)(Ot):[]].flatMap(({label:yt,texts:Pt})=>{const{shown:Tt,more:kt}=(0,D.zN)(Pt.filter(Gt=>!v.Gy.isEmpty(Gt)),Q.rows),Bt=kt===0?[]:[(0,v.mG)`and ${kt} more ${q}`];
return Tt.length===0?[]:[{label:yt,texts:[...Tt,...Bt]}]})}function d({requirements:l},c){const{context:m,limits:y}=c,A=Map.groupBy(l,({because:_})=>_.map(w.df).
join(`
`));return Array.from(A.values(),_=>{const $=v.Gy.some(_,y.rows,({service:P,clients:I})=>{const b=P==="any"?v.Gy.words("any service"):E(P);return m.dialect.clients.
every(x=>I.includes(x))?b:(0,v.mG)`${b} for ${(0,D.eZ)(I)}`});return(0,M.ZT)($,(0,M.AZ)(_[0]?.because??[],y.places,c))})}const p=({clients:l},{context:c})=>Array.
from(Map.groupBy(c.clients,m=>l[m]),([m,y])=>(0,v.mG)`${v.Gy.sign(m)} ${y.map(A=>R.bB[A]).join(", ")}: ${T.nx[m]}`),h={none:"none",sent:"sent",withheld:"not sen\
t (not HTTPS)",dropped:"not sent (redirected to another host)"};function u({status:l,reason:c,url:m,ms:y,...A}){const{mediaType:_,address:$,proxy:P,authorization:I}=A,
b=l===null||c===""?v.Gy.nothing:v.Gy.prose(c,k),L=v.Gy.joined([`${l??"none"}`,b]," ");return(0,M.ZT)((0,v.mG)`${L} from ${v.Gy.code((0,g.cq)(m))} ${l===null?"af\
ter":"in"} ${(0,S.kJ)(y)}`,_===null?v.Gy.nothing:E(_),$===null?v.Gy.nothing:(0,v.mG)`at ${E($)}`,P===null?v.Gy.nothing:(0,v.mG)`through ${v.Gy.code((0,g.cq)(P))}`,
I==="none"?v.Gy.nothing:`token ${h[I]}`)}function a(l,c){const m=E(l.id);switch(l.kind){case"url":return(0,v.mG)`${m} ${v.Gy.code((0,g.cq)(l.url))}`;case"login":{
const{client:y,authz:A,token:_,ports:$}=l.login;return(0,v.mG)`${m} authz ${v.Gy.code((0,g.cq)(A??"none"))}, token ${v.Gy.code((0,g.cq)(_??"none"))}, client ${v.
Gy.code(y)}, ports ${$.join(" to ")}`}case"problem":return(0,v.mG)`${m}: ${(0,M.U1)(l.problem.code,c)}`}}function f({lookupMs:l,connectMs:c,tlsMs:m,firstByteMs:y,
totalMs:A}){return Object.entries({...{DNS:l,connect:c,TLS:m,"first byte":y},total:A}).flatMap(([$,P])=>P===null?[]:`${$} ${(0,S.kJ)(P)}`).join(", ")}const s=({
discovery:l,timing:c})=>`${l.kind==="failed"?l.problem.code:l.kind} after ${(0,S.kJ)(c.totalMs)}`,r=({host:l,subject:c,issuer:m,expires:y},A)=>(0,v.mG)`${E(l)} valid until ${v.
Gy.prose((0,S.nO)(y,A))}; subject ${E(c)}, issuer ${E(m)}`,e=l=>Array.from(Map.groupBy(l,c=>JSON.stringify(c.looks)).values(),c=>({clients:c.map(({client:m})=>m),
looks:(c[0]?.looks??[]).map(({source:m,held:y,counts:A})=>{const _=y==="no token"?" (ends the search)":" (used)";return{source:m,held:`${o[y]}${A?_:""}`}})})),o={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"};function n(l){
const c=e(l);return c.flatMap(({clients:m,looks:y})=>y.map(({source:A,held:_})=>{const $=c.length>1?`${(0,D.eZ)(m)}: `:"";return(0,v.mG)`${$}${v.Gy.prose(A)}: ${_}`}))}}),
806:((lt,N,t)=>{t.d(N,{AZ:()=>l,Ku:()=>a,OS:()=>u,U1:()=>r,ZT:()=>f,b8:()=>o,dI:()=>e,dS:()=>C,du:()=>d,h:()=>p,ik:()=>n,xy:()=>h});var D=t(4e3),w=t(5143),R=t(1831),
g=t(4503),S=t(8884),T=t(7792);const v=Number.POSITIVE_INFINITY,C=3,M=600,k={causes:v,hosts:6,messages:4,characters:4e3,places:12,ownPlaces:4,items:v,rows:v,roots:1e3,
details:2e3,remarks:v,hasLines:!0},O={...k,causes:20,characters:500,items:100,rows:50,roots:100,details:20,remarks:5,hasLines:!1},E={...O,causes:30,hosts:4,messages:3,
characters:1e3,places:6,items:1e3,rows:20,roots:3,hasLines:!0},i={log:E,summary:O,brief:{...O,causes:10,items:0,rows:0,roots:0,details:0},notes:{...E,hosts:20,messages:10,
characters:700,places:8,items:0},page:k},d=(c,m,y)=>({context:c,medium:m,limits:i[m],rest:y,detailed:new Set}),p=T.Gy.words("in the JSON report"),h=T.Gy.words("\
in the job summary"),u=(c,m,{rest:y})=>c===0?[]:[T.om.paragraph((0,T.mG)`and ${(0,D.px)(c,`more ${m}`)} ${y}`)];function a(c,m,y,A,_){const{shown:$,more:P}=(0,D.
zN)(c,m);return $.length===0?[]:[..._($),...u(P,y,A)]}function f(c,...m){const y=T.Gy.joined(m,T.Gy.words("; "));return T.Gy.isEmpty(y)?c:(0,T.mG)`${c} (${y})`}
const s=/^[a-z\d]+(?:-[a-z\d]+)*$/,r=(c,{context:m})=>T.Gy.link(s.test(c)?`${m.docsUrl}#${c}`:null,T.Gy.code(c)),e=c=>`host-${c}`;function o(c,{detailed:m,medium:y},A=T.
Gy.code){const _=(0,R.nx)(c);return y==="log"&&_!==c?(0,T.mG)`${T.Gy.code(_)} (${T.Gy.code(c)})`:m.has(c)?T.Gy.link(`#${e(c)}`,A(_)):A(_)}function n(c,{context:m},y=!1){
if(typeof c=="string")return T.Gy.code(c);const A=(0,g.uM)(c,m),_=y?(0,w.bH)(c.file).path:c.file;return T.Gy.link(A!==null&&A.length>M?null:A,T.Gy.path((0,w.eo)(
{...c,file:_})))}function l(c,m,y,A=!1){const{places:_,noun:$}=(0,S.TD)(c);return T.Gy.some(_,m,P=>n(P,y,A),$)}}),7792:((lt,N,t)=>{t.d(N,{AA:()=>v,Gy:()=>C,mG:()=>R,
om:()=>O,rC:()=>w});var D=t(4e3);const w={error:"fails",warning:"warns",notice:"notice"},R=(E,...i)=>E.flatMap((d,p)=>{const h=i[p]??[],u=typeof h=="number"?String(
h):h;return d===""?[u]:[{kind:"words",text:d},u]}),g=E=>E===""||Array.isArray(E)&&E.every(g),S=(E,i={kind:"words",text:", "})=>E.filter(d=>!g(d)).flatMap((d,p)=>p===
0?[d]:[i,d]);function T(E,i,d,p=""){const{shown:h,more:u}=D.zN(E,i),a=S(h.map(d)),f=p===""?`${u} more`:D.px(u,`more ${p}`);return u===0?a:R`${a} and ${f}`}const v=E=>/^https?:\/\/[!-~]+$/.
test(E),C={isEmpty:g,joined:S,some:T,nothing:[],newLine:{kind:"break"},words:E=>({kind:"words",text:E}),code:(E,i)=>({kind:"code",text:E,max:i}),name:E=>({kind:"\
code",text:E,breaks:"dots"}),path:E=>({kind:"code",text:E,breaks:"slashes"}),value:(E,i)=>({kind:"code",text:E,max:i,breaks:"never"}),prose:(E,i)=>({kind:"prose",
text:E,max:i}),sentence:(E,i)=>({kind:"sentence",content:{kind:"prose",text:E,max:i}}),strong:E=>({kind:"strong",content:E}),small:E=>g(E)?[]:{kind:"small",content:E},
link:(E,i)=>({kind:"link",url:E,content:i}),sign:E=>({kind:"sign",of:E})},O={column:(E,i,d)=>({title:E,cell:p=>R`${i(p)}`,...d===void 0?{}:{style:d}}),title:(E,i=[],d=null)=>({
sign:d,name:E,text:i}),paragraph:E=>({kind:"paragraph",content:E}),line:E=>({kind:"details",title:E,children:[]}),details:(E,i)=>i.length===0?[]:[{kind:"details",
title:E,children:i}],table:(E,i,d,p=()=>({}),h,u=Number.MAX_SAFE_INTEGER)=>{const a=i.filter(({cell:s})=>E.some(r=>!g(s(r)))),f={caption:d,columns:a,...h===void 0?
{}:{style:h}};return Array.from({length:Math.ceil(E.length/u)},(s,r)=>({kind:"table",...f,rows:{*[Symbol.iterator](){for(const e of E.slice(r*u,(r+1)*u))yield{...p(
e),cells:a.map(({cell:o})=>o(e))}}}}))}}}),1409:((lt,N,t)=>{t.d(N,{qY:()=>M,fN:()=>E,XP:()=>i});var D=t(2935),w=t(4e3),R=t(1831),g=t(8820);const S=2,T=80;function v(p){
if(p.kind==="scan")return`read ${(0,w.px)(p.files,"file")}`;if(p.kind==="registries")return`${p.done} of ${(0,w.px)(p.total,"question")} to registries answered`;
const{done:h,total:u,failed:a,waiting:f}=p,s=a===0?"":`, ${a} failed so far`;return`${h} of ${(0,w.px)(u,"host")} checked${s}${C(f)}`}function C(p){if(p.size===
0)return"";const{shown:h,more:u}=(0,w.zN)([...p],S),a=h.map(f=>(0,g.RK)((0,R.nx)(f),T));return u>0?`; waiting for ${a.join(", ")} and ${(0,w.px)(u,"other")}`:`;\
 waiting for ${a.join(" and ")}`}const M={show:()=>{},end:()=>{}},k=5e3,O=200;function E(p){let h=!0;return d(k,u=>{h&&p(u),h=!h})}function i(p,h){let u="";const{
show:a,end:f}=d(O,r=>{const e=(0,D.Wc)(r,0,h-1);e!==u&&(u=e,p(`\r${e}\x1B[K`))});return{show:a,end:()=>{f(),u!==""&&p("\r\x1B[K")}}}function d(p,h){let u=null;const a=setInterval(
()=>{u!==null&&h(v(u))},p).unref();return{show:s=>{u=s},end:()=>clearInterval(a)}}}),8463:((lt,N,t)=>{t.d(N,{t:()=>O});var D=t(1342),w=t(7039),R=t(7822),g=t(8820);
const S=function(...i){const{hash:d}=process.getBuiltinModule("node:crypto");return new.target?new d(...i):d(...i)},T=function(...i){const{renderBadge:d}=t.late(
[912],7912);return new.target?new d(...i):d(...i)},v=function(...i){const{renderCodeQuality:d}=t.late([811],9811);return new.target?new d(...i):d(...i)},C=function(...i){
const{renderJunit:d}=t.late([693,851],8978);return new.target?new d(...i):d(...i)},M=function(...i){const{renderHtml:d}=t.late([935],5316);return new.target?new d(
...i):d(...i)},k=function(...i){const{renderSarif:d}=t.late([554],8554);return new.target?new d(...i):d(...i)};function O({report:i,badge:d},p,h){const u=[],a=(f,s,r)=>{
try{(0,D.f8)(h,s,(0,D.mk)(r()))}catch(e){u.push(`the ${f} ${(0,g.RK)(s)} was not written: ${(0,g.RK)((0,D.A3)(e))}`)}};for(const{path:f,format:s}of i)a("report",
f,()=>E(s,p));return d!==null&&a("badge",d,()=>[T(p.verdict)]),u}function E(i,{verdict:d,context:p}){switch(i){case"json":return(0,w.hF)(d,p);case"sarif":return k(
d,p);case"junit":return C(d,p);case"codequality":return v(d,h=>S("sha256",h));case"html":return M(d,p,h=>S("sha256",h,"base64"));case"markdown":return[(0,R.Gc)(
d,p)]}}}),2796:((lt,N,t)=>{t.d(N,{cZ:()=>v,cr:()=>u,hs:()=>a,pq:()=>f});var D=t(2886),w=t(4e3),R=t(1064),g=t(1831),S=t(8884);const T=3;function v(s){const r=new Map(
s.map(n=>[n,(0,S.eb)([n]).length])),e=n=>r.get(n)??0,o=s.toSorted((n,l)=>e(l)-e(n));return[...Map.groupBy(o,M).values()].flatMap(n=>{const l=[...Map.groupBy(n,k).
values()];return l.length>T?[n]:l}).flatMap(n=>O(n)??[]).toSorted((n,l)=>(0,D.Np)(n,l)||C(n)-C(l)||l.hits-n.hits||l.hosts.length-n.hosts.length)}function C({code:s,
affects:r}){return s==="host-not-checked"?2:r.length===0||R.Du.some(e=>r.includes(e))?0:1}const M=({severity:s,problem:r,affects:e,exclude:o})=>JSON.stringify([
s,r.code,e,o===void 0]),k=s=>s.exclude===void 0?h(s.problem.help??"",s):"";function O(s){const[r]=s;if(r===void 0)return null;const e=[...new Set(s.flatMap(({host:A})=>A??
[]))],{code:o,title:n}=r.problem,l=A=>{const _=P=>e.length>1?h(A(P),P):A(P),$=_(r);return s.every(P=>_(P)===$)?$:null},m=s.length>1&&r.exclude!==void 0?"":l(({problem:A})=>A.
help??""),y=l(({problem:A})=>A.message);return{severity:r.severity,code:o,title:n,affects:r.affects,findings:s,hosts:e,hits:(0,S.eb)(s).length,message:m===null?
null:y,help:m?.includes(i)?`${m}; ${p(e)}`:m}}const E="HOST",i=g.xV+E,d=5,p=s=>`${i} is ${(0,w.K4)(s,d,r=>(0,g.fK)(r)[0]??r)}`;function h(s,{host:r}){return r===
null?s:(s.includes(g.xV)?(0,g.fK)(r):[]).reduce((o,n)=>o.replaceAll(n,i),s).replaceAll(r,E).replaceAll((0,g.nx)(r),E)}const u=s=>[...Map.groupBy(s,({problem:{message:r,
help:e}})=>`${r}
${e}`).values()],a=s=>s.some(({host:r})=>r!==null)&&!s.every(D.zX);function f({hosts:s,findings:r}){const e=a(r),o=e?s.length:(0,S.Dx)(r).length;return o>1?(0,w.
px)(o,e?"host":"place"):""}}),7039:((lt,N,t)=>{t.d(N,{hF:()=>O});var D=t(4283),w=t(4e3),R=t(5143),g=t(5799),S=t(6174),T=t(1831),v=t(8820),C=t(5955),M=t(8884);const k=function(...n){
const{attemptsOf:l}=t.late([693,667,597,977],6597);return new.target?new l(...n):l(...n)};function*O(n,l){const{hosts:c,findings:m,passed:y,ignored:A,stopped:_,
roots:$}=n,{dialect:P,remarks:I,repository:b,repositories:L,startedAt:x,durationMs:V}=l,{usages:K,...Q}=l.scan;yield*(0,C.M)({schemaVersion:1,version:l.version,
passed:y,stopped:_?(0,w.Cw)(_):void 0,incomplete:_?(0,w.zM)(_):void 0,failOn:l.failOn,repository:b??void 0,repositories:E(L),dialect:P.name,clientDetection:d(P),
clients:l.clients,startedAt:x,durationMs:V,counts:Object.fromEntries(g.oC.map(q=>[`${q}s`,i(m,q)])),hosts:c.values().map(p),findings:m.values().map(r),roots:E($)?.
values().map(e),ignored:A,usages:K,remarks:E(I),scan:Q}),yield`
`}const E=n=>n.length===0?void 0:n,i=(n,l)=>n.filter(c=>c.severity===l).length;function d({clients:n,versions:l,releases:c,isGuess:m,why:y,evidence:A}){return{clients:n,
assumed:m??!1,why:(0,S._U)(y),versions:Object.entries(l).map(([_,$])=>({client:_,version:(0,S._U)($)})),releases:c.map(({name:_})=>_),evidence:A.map(({client:_,
version:$,level:P,text:I,place:b})=>({client:_,version:$===null?null:(0,S._U)($),kind:P,text:(0,S._U)(I),...s(b)}))}}function p(n){const{visit:l,requirements:c,
services:m,servicesFrom:y,clients:A,isNew:_}=n,{discovery:$,hops:P,timing:I,certificates:b}=l.attempt;return{host:l.host,display:(0,T.nx)(l.host),discovery:$.kind,
...h($),..."excerpt"in $&&$.excerpt!==null&&{excerpt:$.excerpt},documentUrl:"url"in $?(0,D.Pl)($.url):null,hops:P.map(({challenge:L,...x})=>({...x,url:(0,v.cq)(
x.url),proxy:x.proxy&&(0,v.cq)(x.proxy)})),services:Object.fromEntries(m.map(L=>[L.id,a(L)])),servicesFrom:y&&s(y),hostBlocks:l.forced.map(({client:L,place:x})=>({
client:L,place:s(x)})),required:c.map(({service:L,clients:x,because:V})=>({service:L,clients:x,because:V.map(f)})),credentials:l.credentials?.hasToken?l.credentials.
source:null,looks:l.looks,attempts:k(l).length,...l.earlier.length>0&&{earlier:l.earlier.map(u)},timingMs:{lookup:I.lookupMs,connect:I.connectMs,tls:I.tlsMs,firstByte:I.
firstByteMs,total:I.totalMs},certificates:b,clients:A,..._&&{new:!0}}}const h=n=>"problem"in n?{code:n.problem.code}:{},u=({discovery:n,timing:l})=>({discovery:n.
kind,...h(n),ms:l.totalMs});function a(n){if(n.kind==="url")return{url:(0,v.cq)(n.url)};if(n.kind==="problem"){const{code:y,message:A,help:_=null}=n.problem;return{
problem:{code:y,message:A,help:_}}}const{authz:l,token:c}=n.login,m={authz:l&&(0,v.cq)(l),token:c&&(0,v.cq)(c)};return{login:{...n.login,...m}}}const f=n=>typeof n==
"string"?n:s(n);function s({file:n,line:l,column:c,endColumn:m}){const{repository:y,path:A}=(0,R.bH)(n);return{...y===null?{file:n}:{repository:y,file:A},line:l,
column:c,endColumn:m}}function r(n){const{problem:l,severity:c,host:m,places:y,affects:A,exclude:_}=n;return{code:l.code,severity:c,host:m,service:(0,M.ju)(n),message:l.
message,help:l.help??null,places:y.map(f),affects:A,..._&&{exclude:_}}}function e({directory:n,clients:l,rows:c}){const{repository:m,path:y}=(0,R.bH)(n);return{
...m&&{repository:m},directory:y,clients:l,rows:c.map(o)}}const o=({problems:n,places:l,rejectedAt:c,...m})=>({...m,codes:n.map(({code:y})=>y),places:l.map(f)})}),
8610:((lt,N,t)=>{t.d(N,{Hp:()=>Pt,S5:()=>Tt,K8:()=>kt});var D=t(2935),w=t(4e3),R=t(5143),g=t(8820),S=t(6906),T=t(7792);const v=200,C=5,M=3600;function k(Y,Z,nt,ut){
const{shown:B,more:W}=(0,w.zN)(nt,C),J=M/B.length,at=B.map(it=>{if(typeof it=="string")return(0,w.dh)(it,J);const pt=O(it,J/2,ut===null?"":(0,R.R3)(ut)).join(`
`);return`${(0,w.dh)(pt,J-it.url.length)}
${it.url}`}),ft=W>0?[`and ${W} more, see the job summary`]:[];return{level:Y,title:(0,g.LS)((0,g.RK)(Z,v)),message:(0,g.LS)([...at,...ft].join(`

`)),...ut??{}}}function O({message:Y,title:Z,code:nt,parts:ut},B,W){const J=(0,S.wh)(T.Gy.isEmpty(Y)?Z:Y),{first:at=[],last:ft=[]}=Object.groupBy(ut,pt=>pt.kind===
"note"&&(pt.as==="help"||pt.as==="small")?"first":"last"),it=[...at,...ft].flatMap(pt=>E(pt,W));return[`${(0,w.dh)(J,B)} [${nt}]`,...it]}function E(Y,Z){return Y.
kind==="note"?[`${Y.label}: ${(0,S.wh)(Y.text)}`]:Y.kind==="paragraph"?[(0,S.wh)(Y.content)]:Y.kind!=="sources"?[]:Y.items.flatMap(({place:nt,message:ut,help:B})=>{
const W=(0,S.wh)(nt)===Z?T.Gy.nothing:nt;if(T.Gy.isEmpty(ut))return T.Gy.isEmpty(W)?[]:[`at: ${(0,S.wh)(W)}`];const J=`- ${(0,S.wh)(T.Gy.joined([W,ut],T.Gy.words(
": ")))}`;return T.Gy.isEmpty(B)?[J]:[J,`  help: ${(0,S.wh)(B)}`]})}var i=t(5102),d=t(5799),p=t(1831),h=t(2796),u=t(8884),a=t(1423),f=t(806);const s=10,r=(Y,Z)=>[
...e(Y),...d.oC.flatMap(nt=>{const ut=Y.findings.filter(({severity:Et})=>Et===nt),B=[...Map.groupBy(ut,o).values()];if(B.length<=s)return n(nt,B.map(h.cZ),Z);const W=(0,h.
cZ)(ut),J=new Set(W.map(({findings:Et})=>(0,u.io)(Et)).map(o)),at=B.filter(([Et])=>m(Et)&&!J.has(o(Et))),it=nt==="notice"||nt!==(0,i.hm)(Y.findings)?0:Math.max(
0,s-W.length),pt=[...W.map(Et=>[Et]),...at.slice(0,it).map(h.cZ)];return n(nt,pt,Z)})];function e({passed:Y,stopped:Z,findings:nt}){if(Y||nt.some(({severity:W})=>W===
"error"))return[];if(Z!==null){const W=(0,w.zM)(Z).flatMap(at=>"reasons"in at?at.reasons??[]:[]);return[{level:"error",title:"The check is not complete",body:[(0,w.
Cw)(Z),...W],place:null}]}const{length:ut}=nt.filter(({severity:W})=>W==="warning");return[{level:"error",title:"Warnings fail this check",body:[`${(0,w.px)(ut,
"warning")}, and fail-on is warning`],place:null}]}function o(Y){const Z=Y&&(0,d.Xd)(Y);return Z?`${Z.line}:${Z.file}`:Y}function n(Y,Z,nt){const ut=(0,f.du)(nt,
"notes",f.xy),{shown:B,rest:W}=(0,w.zN)(Z,Z.length>s?s-1:s),J=W.flat().flatMap(({findings:it})=>it),at=`and ${(0,w.px)(J.length,`more ${Y}`)}`,ft=[...new Set(J.
map(({problem:it})=>it.title)),"see the job summary"];return[...B.map(it=>{const pt=it.flatMap(Ct=>Ct.findings),Et=(0,u.io)(pt);return{level:Y,title:l(pt),body:it.
map(Ct=>(0,a.Zw)(Ct,ut)),place:Et&&m(Et)?(0,d.Xd)(Et):null}}),...J.length>0?[{level:Y,title:at,body:[ft.join(`
`)],place:null}]:[]]}function l(Y){const[Z,...nt]=new Set(Y.flatMap(J=>J.host??[])),ut=[...new Set(Y.map(({problem:J})=>J.title))].join(", "),B=(0,u.Dx)(Y).length,
W=(0,u.io)(Y);return Z===void 0&&B>1?`${(0,w.px)(B,"place")}: ${ut}`:Z===void 0?m(W)||!W?ut:`${(0,R.II)((0,d.W7)(W))}: ${ut}`:nt.length>0?`${(0,w.px)(nt.length+
1,"host")}: ${ut}`:`${(0,g.RK)((0,p.nx)(Z))}: ${ut}`}const c=4096;function m(Y){const{file:Z=""}=(Y&&(0,d.Xd)(Y))??{};return Z!==""&&(0,u.CN)(Z)&&(0,g.BP)((0,g.
RK)(Z,c))===Z}var y=t(9287);const A=160,_=12,$="    ",P=/##\w*\[/;function I(Y,Z,nt){const{place:ut,before:B,literal:W,after:J}=Y,at=" ".repeat(`  ${ut.line}`.length),
ft=Math.min(nt.width,A)-at.length-3;if(ft<_)return[];const it=b(B+W+J),pt=it(B+W+J),Et=(0,D.nc)(pt)<=ft?0:it(B).search(/[^ ]|$/),Ct=pt.slice(Et),St=(0,D.nc)(it(
B))-Et,Rt=(0,D.nc)(it(B+W))-Et,{from:xt,to:zt,text:Xt}=L(Ct,St,Math.max(Rt,St+1),ft),F=(0,D.nI)("|","dim",nt),z="^".repeat(Math.max(1,Math.min(Rt,zt)-Math.max(St,
xt))),st=" ".repeat(Math.max(St,xt)-xt);return[`${(0,D.nI)(`  ${ut.line}`,"dim",nt)} ${F} ${Xt}`.trimEnd(),`${at} ${F} ${st}${(0,D.nI)(z,Z,nt)}`]}function b(Y){
const Z=nt=>(0,g.RK)(nt.replaceAll("	",$),Number.POSITIVE_INFINITY);return P.test(Z(Y))?nt=>Z(nt).replaceAll(/(?<=#)#/g," #"):Z}function L(Y,Z,nt,ut){const B=(0,D.
nc)(Y);if(B<=ut)return{from:0,to:ut,text:Y};const W=Math.max(0,ut-2-(nt-Z)),J=nt<ut?0:Math.max(0,Z-1-Math.ceil(W*2/3)),at=B-J<=ut,ft=J+(at?ut:ut-1),it=(0,D.Wc)(
Y,J===0?0:J+1,ft),pt=`${J===0?"":"\u2026"}${it}${at?"":"\u2026"}`;return{from:J,to:ft,text:pt}}const x={fails:"red",unchecked:"red",warns:"yellow",skipped:"blue",
works:"green",notice:"blue"},V=13,K="  ",Q=(Y,Z)=>q(Y,Z).map(nt=>(0,g.BP)(nt.replaceAll("\xA0"," "))).join(`
`);function q(Y,Z){switch(Y.kind){case"paragraph":return rt(Y.content).flatMap(nt=>(0,D.ky)((0,S.wh)(nt),Z));case"note":return(0,D.wW)({indent:2,label:`${Y.label}\
:`,style:"dim",text:(0,S.wh)(Y.text)},Z);case"facts":return Y.facts.flatMap(({label:nt,texts:ut})=>ut.flatMap((B,W)=>{const J=W===0?nt:"";return(0,D.wW)({indent:2,
label:J,style:"dim",column:V,text:(0,S.wh)(B)},Z)}));case"list":return Y.items.flatMap(nt=>(0,D.wW)({indent:2,label:"-",style:"dim",text:(0,S.wh)(nt)},Z));case"\
sources":return Y.items.flatMap(nt=>vt(nt,"red",Z));case"problem":return _t(Y,Z);case"table":return yt(Y,Z);case"details":return It(Y,Z)}}function rt(Y){if(typeof Y==
"string"||"kind"in Y)return[Y];const Z=Y.indexOf(T.Gy.newLine);return Z<0?[Y]:[Y.slice(0,Z),...rt(Y.slice(Z+1))]}function _t(Y,Z){const{severity:nt,code:ut,url:B,
message:W,count:J,title:at,parts:ft}=Y,it=x[T.rC[nt]],pt=(0,S.wh)(T.Gy.isEmpty(W)?[J,at]:W);return[...(0,D.wW)({indent:0,label:`${nt}[${ut}]:`,style:it,url:B,text:pt},
Z),...ft.flatMap(Et=>Et.kind==="sources"?Et.items.flatMap(Ct=>vt(Ct,it,Z)):Ot(Et,Z))]}const Ot=(Y,Z)=>Y.kind==="paragraph"?q(Y,{...Z,width:Z.width-2}).map(nt=>`\
  ${nt}`):q(Y,Z);function vt({place:Y,message:Z,help:nt,line:ut},B,W){const J=typeof Y=="object"&&"kind"in Y&&Y.kind==="link",at=(0,S.wh)(Y),ft=J&&(0,T.AA)(Y.url??
"")?Y.url:null,it={text:at,url:ft},pt=[at,(0,S.wh)(Z)].filter(Ct=>Ct!=="").join(": "),Et=J?"-->":"-";return[...pt===""?[]:(0,D.wW)({indent:2,label:Et,style:"dim",
text:pt,linked:it},W),...ut===null?[]:I(ut,B,W),...T.Gy.isEmpty(nt)?[]:(0,D.wW)({indent:2,label:"help:",style:"dim",text:(0,S.wh)(nt)},W)]}function It({title:Y,
children:Z},nt){const{sign:ut,name:B,text:W}=Y,{withFlags:J=String}=nt,at=[ut===null?"":S.B2[ut],J((0,S.wh)(B))].filter(it=>it!=="").join(" "),ft=ut===null?"bol\
d":x[ut];return[...(0,D.wW)({indent:0,label:at,style:ft,text:(0,S.wh)(W)},nt),...Array.from(Z,it=>Ot(it,nt)).flat()]}const Dt=(Y="")=>/^(?:number|history)/.test(
Y);function yt({columns:Y,rows:Z},nt){const ut=Y.map(({title:ft})=>(0,S.wh)(ft)),B=Array.from(Z,({sign:ft="works",cells:it})=>({sign:ft,cells:it.map(S.wh)})),W=ut.
map((ft,it)=>Math.max(...[ft,...B.map(({cells:pt})=>pt[it]??"")].map(D.nc)));if(W.reduce((ft,it)=>ft+K.length+it,K.length)>nt.width)return B.flatMap(({sign:ft,cells:[
it="",...pt]})=>{const Et=pt.flatMap((St,Rt)=>St===""?[]:[`${ut[Rt+1]} ${St}`.trim()]),Ct=`${it}: ${Et.join("; ")}`;return(0,D.wW)({indent:2,label:S.B2[ft],style:x[ft],
text:Ct},nt)});const at=ft=>ft.map((it,pt)=>{const Et=" ".repeat((W[pt]??0)-(0,D.nc)(it));return Dt(Y[pt]?.style)?Et+it:it+Et}).join(K).trimEnd();return[`    ${(0,D.
nI)(at(ut),"dim",nt)}`,...B.map(({sign:ft,cells:it})=>{const pt=at(it).replace(/\u2573+/g,Et=>(0,D.nI)(Et,"red",nt));return`  ${(0,D.nI)(S.B2[ft],x[ft],nt)} ${pt}`})]}
const Pt=(Y,Z)=>r(Y,Z).map(({level:nt,title:ut,body:B,place:W})=>k(nt,ut,B,W));function*Tt(Y,Z){for(const{text:nt}of kt(Y,Z))yield`${nt}
`}function*kt(Y,Z){const{isQuiet:nt=!1,isRunner:ut=!1,context:B}=Z,W=Gt(Z);yield{kind:"plain",text:Bt(Y,Z)};const J=Y.findings.filter(it=>(0,i.Zh)(it,B)),at=nt?
(0,y.CI)(["problems"],{...Y,findings:J},W):[...(0,y.CI)(y.$9,Y,W),...Ht(Y,Z)];let ft=!0;for(const it of at){const pt=Q(it,Z),Et=ut&&it.kind==="details"&&pt.includes(
`
`),Ct=!Et&&pt.includes(`
`);(ft||Ct)&&(yield{kind:"plain",text:""}),ft=Ct,yield{kind:Et?"group":"plain",text:pt}}}function Bt(Y,Z){const[nt,ut]=Y.passed?[S.B2.works,"green"]:[S.B2.fails,
"red"],B=Z.isQuiet?[]:(0,y.vH)(Y,Gt(Z)).shown;return[`${(0,D.nI)(nt,ut,Z)} ${(0,D.nI)((0,i.$N)(Y,Z.context),"bold",Z)}`,...B.map(W=>Q(T.om.paragraph(W),Z))].join(
`
`)}function Gt({context:Y,isRunner:Z=!1}){const nt=(0,f.du)(Y,"log",f.h);return Z?nt:{...nt,limits:{...nt.limits,items:0,details:0}}}function Ht({findings:Y,hosts:Z},{
context:nt,isRunner:ut}){if(Z.length<=f.dS&&Y.length===0)return[];const B=ut?"the JSON report has all details; its path is the output `report`":"for all details\
: `--format json` or `--report FILE.json`",W=`problem codes are explained at ${nt.docsUrl}`,J=Y.some(i.nM)?[W,B]:[B];return[T.om.paragraph(T.Gy.joined(J.map(T.Gy.
words),T.Gy.newLine))]}}),2809:((lt,N,t)=>{t.d(N,{g:()=>S});var D=t(8820),w=t(4120),R=t(7792),g=t(6230);function S(p,h){const u=a=>(0,g.P)(a,h);switch(p.kind){case"\
paragraph":return`<p>${u(p.content)}</p>
`;case"note":return`<p>${M(p,h)}</p>
`;case"facts":return`<dl>
${p.facts.map(({label:a,texts:f})=>`<dt>${(0,w.Iu)(a)}</dt>${f.map(s=>`<dd>${u(s)}</dd>`).join("")}
`).join("")}</dl>
`;case"list":return C(p.items.map(u));case"sources":return O(p.items,h);case"problem":return k(p,h);case"table":return d(p,h);case"details":return i(p,h)}}const T=(p,h)=>Array.
from(p,u=>S(u,h)).join(""),v=p=>p===void 0?"":` class="${p}"`,C=p=>p.length===0?"":`<ul>
${p.map(h=>`<li>${h}</li>
`).join("")}</ul>
`;function M({label:p,text:h,as:u},a){const f=(0,g.P)(h,a);if(u==="items")return f;const s=(0,w.Iu)(p);return u!=="small"?u==="help"?`<b>${s}:</b> ${f}`:`${s}: ${f}`:
a.small(`${p==="history"?(0,w.Iu)(f):`${s} ${f}`}.`)}function k(p,h){const{severity:u,code:a,url:f,count:s,title:r,message:e,parts:o}=p,n={kind:"link",url:f,content:a},
l=(0,R.mG)`${R.Gy.sign(R.rC[u])} ${R.Gy.strong([s,r])} (${n})`,c=R.Gy.isEmpty(e)?"":`<p>${(0,g.P)(e,h)}</p>
`;return h.problem(u,(0,g.P)(l,h),`${c}${T(o,h)}`)}function O(p,h){const u=n=>(0,g.P)(n,h),{figures:a=[],messages:f=[]}=Object.groupBy(p,({message:n})=>R.Gy.isEmpty(
n)?"figures":"messages"),s=({line:n})=>n===null?"":`<pre>${E(n,h)}</pre>`,r=({help:n})=>R.Gy.isEmpty(n)?"":`<br/><b>Help:</b> ${u(n)}`,e=a.map(n=>`<figure><figc\
aption>${u(n.place)}</figcaption>${s(n)}</figure>
`),o=f.map(n=>`${u(R.Gy.joined([n.place,n.message],R.Gy.words(": ")))}${r(n)}${s(n)}`);return`${e.join("")}${C(o)}`}function E({before:p,literal:h,after:u},a){const[
f,s,r]=[(0,D.J7)(p.trimStart().replaceAll("	"," ")),h,u].map(e=>(0,g.P)(e.replaceAll("	"," "),a));return`${f}<mark>${s}</mark>${r}`}function i({title:p,children:h,
anchor:u,isOpen:a},f){const s=(0,g.P)(p.name,f),r=T(h,f),e=p.sign===null&&R.Gy.isEmpty(p.text),o=r===""?`<b>${s}</b>`:f.name(s),l=[p.sign===null?"":f.sign(p.sign),
e?s:o,(0,g.P)(p.text,f)].filter(m=>m!=="").join(" ");if(r==="")return`<p>${l}</p>
`;const c=u===void 0?r:`<div id="${(0,D.My)(u)}">
${r}</div>
`;return`<details${v(u===void 0?void 0:"host")}${a?' open=""':""}>
<summary>${l}</summary>
${c}</details>
`}function d({caption:p,columns:h,rows:u,style:a},f){const s=(n,l,c)=>{const m=R.Gy.isEmpty(n)?"\u2013":(0,g.P)(n,f),[y,A]=c===0?['th scope="row"',"th"]:["td","\
td"];return`<${y}${v(l?.style)}>${m}</${A}>`},r=Array.from(u,({cells:n,about:l,sign:c})=>{const m=l===void 0?"":` data-host="${(0,D.My)(l.anchor)}"${l.isFailing?
' data-failing=""':""}`,[y="",...A]=n,_=c===void 0?y:(0,R.mG)`${R.Gy.sign(c)}${R.Gy.words("\xA0")}${y}`;return`<tr${m}>${[_,...A].map(($,P)=>s($,h[P],P)).join("")}\
</tr>
`}),o=`<thead>
<tr>${h.map(({title:n,style:l})=>`<th scope="col"${v(l)}>${(0,g.P)(n,f)}</th>`).join("")}</tr>
</thead>`;return f.table(p,`<table${v(a)}>
${o}
<tbody>
${r.join("")}</tbody>
</table>`)}}),6230:((lt,N,t)=>{t.d(N,{P:()=>g});var D=t(8820),w=t(4120),R=t(7792);function g(v,C){if(typeof v=="string")return(0,D.js)(v);if(!("kind"in v))return v.
map(M=>g(M,C)).join("");switch(v.kind){case"words":return(0,D.My)(v.text).replaceAll("\xA0","&#160;");case"code":return S(v);case"prose":return(0,D.h$)(v.text,v.
max);case"strong":return`<b>${g(v.content,C)}</b>`;case"small":return C.small(g(v.content,C));case"sentence":return(0,w.Iu)(g(v.content,C));case"link":return T(
v.url,g(v.content,C));case"sign":return C.sign(v.of);case"break":return"<br/>";case"chart":return C.chart(v)}}function S({text:v,max:C,breaks:M}){const k=(0,D.D9)(
v,C);return M==="never"?k.replaceAll(" ","&#160;"):M===void 0?k:M==="dots"?k.replaceAll(".",".<wbr/>"):k.replaceAll(/(?<!<)\//g,"/<wbr/>")}const T=(v,C)=>v!==null&&
((0,R.AA)(v)||/^#[!-~]+$/.test(v))?`<a href="${(0,D.js)(v,v.length)}">${C}</a>`:C}),6266:((lt,N,t)=>{t.d(N,{$J:()=>S,kE:()=>M,ni:()=>C});var D=t(8820),w=t(6906),
R=t(2809),g=t(6230);const S={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705",notice:"\u2139\uFE0F"},T={sign:k=>S[k],small:k=>`\
<sub>${k}</sub>`,name:k=>`<b>${k}</b>`,chart:({runs:k,label:O})=>`<code role="img" aria-label="${(0,D.My)(O)}">${(0,w.qX)(k)}</code>`,problem:(k,O,E)=>`<p>${O}<\
/p>
${E}`.replaceAll(`</p>
<p>`,`
<br/>`).replaceAll(`</sub>
<br/><sub>`," "),table:(k,O)=>`${O}
`},v=k=>k.replaceAll(/(<t[dh][^>]*) class="number[^"]*">(.*?)<\/t/g,(O,E,i)=>`${E} align="right">${i.replaceAll(" ","&#160;")}</t`).replaceAll(/<th scope="row"(.*?)<\/th>/g,
"<td$1</td>").replaceAll(/<th scope="col"(?! align)/g,'<th align="left"').replaceAll(/ (?:class|scope)="[^"]*"/g,"").replaceAll("/>",">").replaceAll("&#160;","&\
nbsp;").replaceAll(/\n+/g,`
`).trim(),C=k=>v((0,g.P)(k,T)),M=k=>k.map(O=>v((0,R.g)(O,T))).filter(O=>O!=="").join(`

`)}),1423:((lt,N,t)=>{t.d(N,{OT:()=>E,TM:()=>l,Zw:()=>i});var D=t(4e3),w=t(5143),R=t(5799),g=t(1831),S=t(2796),T=t(4503),v=t(4120),C=t(8884),M=t(7792),k=t(7035),
O=t(806);function*E(c,m){const{shown:y,rest:A}=(0,D.zN)((0,S.cZ)(c),m.limits.causes),_=new Set;for(const $ of y)yield i($,m,_);yield*(0,O.OS)(A.flatMap($=>$.findings).
length,"finding",m)}function i(c,m,y=new Set){const{severity:A,code:_,title:$,message:P,help:I,hosts:b,findings:L}=c,{context:x,limits:V}=m,K=(0,S.pq)(c),Q=(0,C.
f5)(L).map(vt=>(0,O.ik)(vt,m)),[q,rt]=b,_t=q&&rt===void 0?x.history?.get(q):void 0,Ot=_t&&A==="error"?(0,k.kW)(_t):null;return{kind:"problem",severity:A,code:_,
url:`${x.docsUrl}#${_}`,count:K===""?K:`${K}: `,title:$,message:P===null?M.Gy.nothing:M.Gy.sentence(P,V.characters),parts:[...P===null?h(c,m,y):p(c,m,y),...d("r\
equired by",M.Gy.joined(Q),"line"),...d("help",I?M.Gy.prose(I,V.characters):M.Gy.nothing,"help"),...d("affects",(0,v.od)(c.affects,x.clients),"small"),...d("his\
tory",Ot??M.Gy.nothing,"small")]}}const d=(c,m,y)=>M.Gy.isEmpty(m)?[]:[{kind:"note",label:c,text:m,as:y}];function p(c,m,y){const{findings:A,message:_}=c,$=s(A,
_??"",m),P=(0,C.Dx)(A),I=$.length>1&&P.length>1,b=$.length>1?"hosts":"host",L=a(A,m,y),x=m.limits.hasLines&&(!I||L.line!==null),V=x?P.slice(0,1):[];return[...n(
b,$,m.limits.hosts,"host",m,K=>r(K,I,m)),...x?f([L]):[],...e(A,V,I,m)]}function h(c,m,y){const A=(0,S.cr)(c.findings),{shown:_,rest:$}=(0,D.zN)(A,m.limits.messages),
P=x=>f(x.flatMap(V=>u(V,c,m,y))),b=(o(m)===0?_:A).flatMap(x=>(0,C.Dx)(x).slice(0,1)),L=!m.limits.hasLines||c.hosts.length>1;return[...P(_),...l($.flat(),"findin\
g",m,x=>P((0,S.cr)(x))),...e(c.findings,b,L,m)]}function u(c,{help:m},y,A){const[_]=c;if(_===void 0)return[];const{problem:$}=_,{characters:P,hosts:I}=y.limits,
b=s(c,$.message,{...y,detailed:new Set}),L=M.Gy.some(b,I,rt=>r(rt,b.length>1,y),"host"),{places:x,noun:V}=(0,C.TD)((0,C.Dx)(c)),K=x.length<2?"":` (and ${(0,D.px)(
x.length-1,`more ${V}`)})`,Q=(0,M.mG)`${M.Gy.prose($.message,P)}${K}`,q=m===null?$.help:void 0;return[{...a(c,y,A),message:M.Gy.joined([L,Q],M.Gy.words(": ")),help:q?
M.Gy.prose(q,P):M.Gy.nothing}]}function a(c,m,y){const A=(0,C.io)(c),_=A&&(0,R.Xd)(A),$={place:M.Gy.nothing,message:M.Gy.nothing,help:M.Gy.nothing,line:null};if(!_)
return $;const P=(0,w.R3)(_),I=!m.limits.hasLines||y.has(P)?void 0:A.line;return y.add(P),{...$,place:M.Gy.link((0,T.uM)(_,m.context),M.Gy.path(P)),line:I??null}}
const f=c=>{const m=c.filter(({place:y,message:A})=>!M.Gy.isEmpty([y,A]));return m.length===0?[]:[{kind:"sources",items:m}]};function s(c,m,{detailed:y}){if(!(0,S.
hs)(c))return[];const A=[...Map.groupBy(c,({host:P})=>P).values()],[{host:_,isHostNew:$}={host:null,isHostNew:!1}]=c;return A.length>1||_===null||$||y.has(_)?A:
m.includes((0,g.nx)(_))?[]:A}function r(c,m,y){const[A]=c,_=A?.host?(0,O.b8)(A.host,y):M.Gy.nothing,$=(0,C.mj)(c,y.context.repositories.length),P=M.Gy.some((0,C.
Dx)(c),1,L=>(0,O.ik)(L,y)),I=m?$===""?P:$:M.Gy.nothing,b=A?.isHostNew?v.dy:M.Gy.nothing;return(0,O.ZT)(_,b,I)}function e(c,m,y,A){const{limits:_,context:$}=A,P=(0,C.
oN)((0,C.TD)((0,C.Dx)(c)).places,m),I=x=>(0,O.ik)(x,A),b=(0,C.mj)(c,$.repositories.length);if(b!==""&&P.length===0)return[M.om.paragraph(M.Gy.sentence(`in ${b}`))];
if(b!=="")return n(`in ${b}`,P,_.hosts,"repository",A,I);const L=m.length>0?"also at":"place";return y?[]:n(L,P,_.places,"place",A,I)}const o=({medium:c,limits:m})=>c===
"log"?0:m.items;function n(c,m,y,A,_,$){const{shown:P,rest:I}=(0,D.zN)(m,y),b=A==="host"||c==="place"?"items":"line";if(o(_)===0){const x=I.length>0&&_.medium!==
"log"?(0,M.mG)` ${_.rest}`:M.Gy.nothing;return d(c,(0,M.mG)`${M.Gy.some(m,y,$,A)}${x}`,b)}return[...d(c,M.Gy.joined(P.map($)),b),...l(I,A,_,L=>[M.om.paragraph(M.
Gy.joined(L.map($)))])]}function l(c,m,y,A){if(o(y)===0)return(0,O.OS)(c.length,m,y);const _=M.om.title((0,D.px)(c.length,`more ${m}`));return M.om.details(_,(0,O.
Ku)(c,o(y),m,y,A))}}),3435:((lt,N,t)=>{t.d(N,{Ub:()=>h,aJ:()=>O,gT:()=>E,qP:()=>f,sN:()=>i,wn:()=>p});var D=t(4e3),w=t(5143),R=t(4503),g=t(5102),S=t(4120),T=t(7792),
v=t(806);const C=4,M=7;function k(r){const e=r.flatMap(n=>{const l=Map.groupBy(n.places,a);return l.size===0&&l.set(null,[]),Array.from(l,([c,m])=>({name:c,finding:{
...n,places:m}}))}),o=([,n])=>n.filter(({severity:l})=>l==="error").length;return Array.from(Map.groupBy(e,({name:n})=>n),([n,l])=>[n,l.map(({finding:c})=>c)]).
toSorted((n,l)=>o(l)-o(n))}function O(r,e){if(e.context.repositories.length===0)return[];const o=k(r.filter(g.nM)).filter(([A])=>A!==null),[n]=o;if(n===void 0)return[];
const l=T.Gy.some(o,{few:C},([A,_])=>(0,T.mG)`${T.Gy.code(A??"")} (${(0,S.H8)(_)})`),c=T.om.title((0,D.px)(o.length,"repository"),(0,T.mG)`with errors or warnings in files: ${l}`,
(0,g.hm)(n[1])==="error"?"fails":"warns"),m=e.medium==="log"?0:e.limits.rows,y=(0,v.Ku)(o,m,"repository",e,A=>s(A,e));return[{kind:"details",title:c,children:y}]}
const E=r=>["fails","unchecked"].includes((0,g.sG)(r));function i({hosts:r,files:e},o){const n=d(r.filter(E).map(h)),l=e.filter(({severity:L})=>L==="error"),c=d(
l.map(({places:L})=>u(L))),m=[T.om.column("Repository",({name:L})=>T.Gy.link((0,R.aE)(L,o.context),T.Gy.code(L))),T.om.column("Commit",p),T.om.column("Failing h\
osts",n,"number"),T.om.column("Errors in files",c,"number")],y=(L,x)=>T.om.table(L,m,x),A=L=>(n(L)??0)+(c(L)??0),{hit:_=[],other:$=[]}=Object.groupBy(o.context.
repositories,L=>A(L)>0?"hit":"other"),P=_.toSorted((L,x)=>A(x)-A(L)),I=(0,D.px)($.length,"repository"),b=T.om.title(`${I} without failing hosts or errors in fil\
es`);return[...y(P,"Repositories with failures"),...T.om.details(b,y($,"Other repositories"))]}function d(r){const e=Map.groupBy(r.flat(),o=>o);return({name:o})=>e.
get(o)?.length??null}const p=r=>r.commit===null?T.Gy.nothing:T.Gy.link((0,R.DZ)(r),T.Gy.code(r.commit.slice(0,M))),h=({requirements:r})=>u(r.flatMap(({because:e})=>e)),
u=r=>[...new Set(r.map(a))].filter(e=>e!==null),a=r=>typeof r=="string"?null:(0,w._M)(r.file),f=(r,e)=>s(k(r),e),s=(r,e)=>r.flatMap(([o,n])=>{const{context:l,limits:c}=e,
m=o??l.repository?.name,y=T.om.title(m===void 0?T.Gy.words("This checkout"):T.Gy.link((0,R.aE)(m,l),T.Gy.path(m)),(0,S.H8)(n)),A=[T.om.column("Place",({places:_})=>(0,v.
AZ)(_,c.ownPlaces,e,!0)),T.om.column("Severity",({severity:_})=>(0,T.mG)`${T.Gy.sign(T.rC[_])} ${_}`),T.om.column("Problem",({problem:{message:_,code:$}})=>(0,T.
mG)`${T.Gy.sentence(_,c.characters)} (${(0,v.U1)($,e)})`)];return T.om.details(y,(0,v.Ku)(n,c.rows,"finding",e,_=>T.om.table(_,A,"Findings in files")))})}),9287:((lt,N,t)=>{
t.d(N,{YK:()=>Rt,i8:()=>xt,$9:()=>zt,KL:()=>Xt,dI:()=>F,$M:()=>St,WQ:()=>z,vH:()=>mt,CI:()=>gt,Ks:()=>$t});var D=t(4e3),w=t(5102),R=t(6763),g=t(7792),S=t(9076),
T=t(7574),v=t(6906),C=t(7035),M=t(806);const k=20,O=40;function E(j){const U=[...j.context.history??[]].flatMap(([et,{incidents:ht}])=>ht.map(wt=>({...wt,host:et}))).
toSorted((et,ht)=>+(et.from<ht.from)-+(et.from>ht.from));if(U.length===0)return[];const G=U.filter(({until:et})=>et===null).length,H=G===0?"":`, ${G} of which ${G>
1?"continue":"continues"}`,X=`${(0,D.px)(U.length,"incident")}${H}`,tt={...j,rest:"in the history file"},dt=(0,M.Ku)(U,k,"incident",tt,et=>i(et,j));return j.medium===
"page"?[g.om.paragraph(`${X}.`),...dt]:g.om.details(g.om.title(X),dt)}function i(j,U){const G=U.medium==="page",H=et=>G?(0,M.U1)(et,U):g.Gy.code(et,O),X=({from:et,
until:ht})=>ht===null?`${(0,T.u8)(et,U.context.startedAt)} so far`:(0,T.u8)(et,ht),tt=({host:et})=>et===void 0?null:(0,M.b8)(et,U,g.Gy.name),dt=[g.om.column("Ho\
st",tt,"name"),g.om.column("From",({from:et})=>(0,T.QN)(et),"when"),g.om.column("Duration",X,"when"),g.om.column("Failed runs",({runs:et})=>et,"number"),g.om.column(
"Problems",({codes:et})=>g.Gy.joined(et.map(H)))];return g.om.table(j,dt,"Incidents")}const d=10,p=[7,30,90],h=30;function u(j,U){const{medium:G,limits:H,context:X}=U,
[tt,dt]=[G==="log",G==="summary"],et=s(j,X),ht=dt?et:et.filter(Ut=>e(Ut,X)),wt=Ut=>g.om.title("History:",Ut);if(ht.length===0)return dt&&X.history?.size?[g.om.line(
wt("1 run so far"))]:[];const At=tt?ht.map(Ut=>[Ut]):o(ht,X),{shown:Mt,rest:bt}=(0,D.zN)(At,Math.max(H.rows,d)),Lt=(0,D.zN)(Mt,tt?Mt.length:d),Kt=[g.om.column("\
Host",Ut=>y(Ut,U)),...A(ht,U)],Nt=([Ut])=>Ut?{sign:(0,w.sG)(Ut)}:{},Wt=Ut=>g.om.table(Ut,Kt,"History",Nt),Ft=g.om.title((0,D.px)(Lt.rest.flat().length,"more hos\
t")),jt=G==="brief"?U.rest:"in the history file",Yt=[...Wt(Lt.shown),...g.om.details(Ft,Wt(Lt.rest)),g.om.paragraph(g.Gy.small(l(Mt,U))),...(0,M.OS)(bt.flat().length,
"host",{...U,rest:jt})],Vt=n(et,X);return tt?g.om.details(wt(`${Vt}; uptime and latency of ${h} days`),Yt):[g.om.line(wt(Vt)),...Yt,...dt?E(U):[]]}const a=(j,{history:U})=>j.
flatMap(({visit:G})=>U?.get(G.host)??[]),f=(j,U)=>a(j,U).flatMap(({recent:G})=>G);function s({hosts:j},U){const G=(H,X)=>{const[{good:tt,runs:dt}={good:1,runs:1}]=r(
[H],X,U);return tt/dt};return j.filter(H=>f([H],U).filter(S.yX).length>1).map(H=>({host:H,rank:(0,w.DI)(H)?0:1,month:G(H,h),all:G(H,90)})).toSorted((H,X)=>H.rank-
X.rank||H.month-X.month||H.all-X.all).map(({host:H})=>H)}const r=(j,U,G)=>a(j,G).flatMap(({uptime:H})=>H.find(({days:X,runs:tt})=>X===U&&tt>0)??[]),e=(j,U)=>(0,w.
DI)(j)||f([j],U).some(({outcome:G})=>G==="fails"),o=(j,U)=>[...Map.groupBy(j,G=>{const[H]=a([G],U).flatMap(({incidents:X})=>X.slice(0,1));return H?.until===null?
H.from:G.visit.host}).values()];function n(j,U){const G=Math.max(...a(j,U).map(({recent:dt})=>dt.length)),H=`the last ${(0,D.px)(G,"run")}`,X=j.filter(dt=>e(dt,
U)).length;if(X===0)return`no failure in ${H}`;const tt=f(j,U).filter(({outcome:dt})=>dt==="fails").length;return j.length===1?`${tt} of ${H} failed`:`${X} of ${j.
length} hosts failed in ${H}`}function l(j,{medium:U,context:G}){const H=et=>g.Gy.words(et.replaceAll(" ","\xA0")),X=g.Gy.joined((0,v.MC)(j.flatMap(et=>c(et,G))).
map(([et,ht])=>(0,g.mG)`${g.Gy.code(et)}${H(` ${ht}`)}`));if(U==="log")return X;const dt=j.some(({length:et})=>et>1)?"; of several hosts, the worst of each run":
"";return(0,g.mG)`The newest run is at the right${g.Gy.words(dt)}. ${X}. Uptime: the share of runs without an error. Latency: median of discovery.`}function c(j,U){
const G=a(j,U);return(G[0]?.recent??[]).map((H,X,{length:tt})=>{const dt=G.flatMap(({recent:wt})=>wt.at(X-tt)??[]),et=dt.flatMap(({ms:wt})=>wt??[]);return{outcome:S.
im.find(wt=>dt.some(At=>At.outcome===wt))??"skipped",ms:et.length===0?null:Math.max(...et)}})}const m=({medium:j})=>j==="summary"||j==="brief";function y(j,U){const G=g.
Gy.some(j,U.limits.hosts,({visit:dt})=>(0,M.b8)(dt.host,U,g.Gy.name));if(!m(U))return G;const[H]=a(j,U.context),X=H===void 0?null:(0,C.XQ)(H),tt=U.medium==="bri\
ef"||X===null?g.Gy.nothing:g.Gy.small(X);return g.Gy.joined([G,(0,C.bW)(c(j,U.context)),tt],g.Gy.newLine)}function A(j,U){const{medium:G,context:H}=U;if(H.history===
null)return[];const X=G==="log",tt=(Mt,bt)=>X?Mt:(0,g.mG)`${Mt}${g.Gy.newLine}${g.Gy.words(`${bt}\xA0days`)}`,dt=(Mt,bt)=>{const Lt=r(Mt,bt,H),Kt=(0,D.px)(Math.
max(0,...Lt.map(Ft=>Ft.runs)),"run"),Nt=m(U)&&Lt.length>0?g.Gy.small(Kt):g.Gy.nothing,Wt=({good:Ft,runs:jt})=>Ft/jt;return g.Gy.joined([(0,C.be)(Lt,Wt,C.mc),Nt],
g.Gy.newLine)},et=Mt=>(0,C.be)(a(Mt,H).flatMap(({medianMs:bt})=>bt??[]),Number,T.kJ),ht=g.om.column("Last runs",Mt=>(0,C.bW)(c(Mt,H)),"history"),wt=a(j,H),At=p.
filter(Mt=>wt.some(bt=>_(bt,Mt)));return[...m(U)?[]:[ht],...(X?[h]:At).map(Mt=>{const bt=Mt===p[0]?"number uptime":"number older";return g.om.column(tt("Uptime",
Mt),Lt=>dt(Lt,Mt),bt)}),g.om.column(tt("Latency",h),et,"number minor")]}const _=({uptime:j},U)=>j.some(({days:G,runs:H},X)=>G===U&&H>(j[X-1]?.runs??0));var $=t(
4120),P=t(7615),I=t(3435);const b=2,L=4,x=6,V=20,K=200;function Q(j,U=g.Gy.nothing){const{discovery:G}=j.visit.attempt,H=new Set((0,w.QK)(j).map(({problem:tt})=>tt.
title));if(H.size>0)return(0,D.K4)([...H],b);if(G.kind==="skipped")return G.problem.title;const X=g.Gy.some(j.services,x,({id:tt})=>(0,P.h0)(tt));return(0,M.ZT)(
g.Gy.isEmpty(X)?"no services":X,U)}const q=({visit:j,servicesFrom:U},G)=>U===null?(0,T.kJ)(j.attempt.timing.totalMs):(0,g.mG)`host block at ${(0,M.ik)(U,G)}`;function rt(j,U,G=!1){
const{visit:H,isNew:X,findings:tt}=j,dt=(0,w.sG)(j),et=(0,M.b8)(H.host,{...U,detailed:new Set}),ht=X?` (${$.dy})`:"",wt=(0,g.mG)`${w.nx[dt]}${ht}: ${Q(j,q(j,U))}`,
At=g.om.title(et,wt,dt),Mt={kind:"facts",facts:(0,P.xS)(j,U)};if(U.medium!=="page")return{kind:"details",title:At,children:[Mt]};const bt=tt.map(({severity:Kt,problem:{
message:Nt,help:Wt,code:Ft}})=>{const jt=Wt?(0,g.mG)` ${g.Gy.strong("Help:")} ${g.Gy.prose(Wt)}`:g.Gy.nothing;return(0,g.mG)`${g.Gy.sign(g.rC[Kt])} ${g.Gy.sentence(
Nt)}.${jt} (${(0,M.U1)(Ft,U)})`}),Lt=U.context.history?.get(H.host)?.incidents??[];return{kind:"details",title:At,isOpen:G,anchor:(0,M.dI)(H.host),children:[{kind:"\
list",items:bt},Mt,...i(Lt,U)]}}function _t(j,U,G){const{medium:H,limits:X}=G,tt=U.filter(jt=>!(0,w.JR)(jt)||(0,w.QK)(jt).length===0),dt=j.flatMap(jt=>tt.filter(
Yt=>(0,w.sG)(Yt)===jt)),[et]=dt;if(et===void 0)return[];const ht=H==="log",wt=(0,w.QK)(et).length>0,At=ht||wt,Mt=At&&dt.length<=M.dS,bt=wt?X.details:ht?X.items:
X.rows,Lt=(0,M.Ku)(dt,Mt?M.dS:bt,"host",G,jt=>At?jt.map(Yt=>rt(Yt,G)):g.om.table(jt,Ot(G),"Hosts"));if(Mt||wt&&(ht||Lt.length===0))return Lt;const Kt=g.Gy.some(
dt,{few:L},({visit:jt})=>(0,M.b8)(jt.host,G)),Nt=(0,w.sG)(et),Wt=wt?"with errors or warnings":w.nx[Nt];return[{kind:"details",title:dt.length===1?g.om.title(Kt,
Wt,Nt):g.om.title((0,D.px)(dt.length,"host"),(0,g.mG)`${Wt}: ${Kt}`,Nt),children:Lt}]}const Ot=j=>[g.om.column("Host",U=>vt(U,j)),g.om.column("Required by",({requirements:U})=>{
const G=U.flatMap(H=>H.because);return(0,M.AZ)(G,j.limits.ownPlaces,j)}),g.om.column("Result",U=>Q(U,q(U,j)))];function vt({visit:{host:j},isNew:U},G){const H=U?
g.Gy.small($.dy):g.Gy.nothing;return g.Gy.joined([(0,M.b8)(j,G,g.Gy.name),H],g.Gy.newLine)}function It(j,U){const G=[g.om.column("Host",et=>vt(et,U),"name"),g.om.
column("Status",et=>(0,g.mG)`${g.Gy.sign((0,w.sG)(et))} ${w.nx[(0,w.sG)(et)]} ${g.Gy.small(Q(et))}`,"status"),g.om.column("Time",et=>(0,w.JR)(et)?null:q(et,U),"\
number minor"),g.om.column("Repositories",et=>(0,I.Ub)(et).length||null,"number repositories"),...A(j,U).map(et=>({...et,cell:ht=>et.cell([ht])})),g.om.column("\
Certificate expires",yt,"minor when")],H=et=>g.om.table(et,G,"Hosts",Dt,"hosts",K),{good:X=[],other:tt=[]}=Object.groupBy(j,et=>(0,w.sG)(et)==="works"?"good":"o\
ther");if(X.length<=V||tt.length===0)return H(j);const dt=g.om.title((0,D.px)(X.length,"host"),w.nx.works,"works");return[...H(tt),...g.om.details(dt,H(X))]}const Dt=j=>({
about:{anchor:(0,M.dI)(j.visit.host),isFailing:(0,I.gT)(j)}}),yt=({visit:j})=>j.attempt.certificates.map(({expires:U})=>U.slice(0,10)).sort()[0]??"";var Pt=t(1423),
Tt=t(5143),kt=t(1064),Bt=t(5011);const Gt=3,Ht=6,Y=12,Z=60,nt=(j,U)=>(0,w.Yn)(j,({rows:G})=>G).flatMap(G=>ut(G,U));function ut(j,U){if(j.length===0)return[];const{
medium:G,limits:H,context:X}=U,tt=B(j),dt=j.length<=M.dS,et=tt.sign==="fails"||tt.sign==="warns"?G!=="log"||dt:G==="page"||G==="summary"&&X.repositories.length<=
1,ht=(0,M.Ku)(j,et?H.roots:0,"root module",U,wt=>wt.map(At=>({kind:"details",title:B([At]),children:at(At,U)})));return dt&&ht.length>0?ht:[{kind:"details",title:tt,
children:ht}]}function B(j){const U=j.flatMap(Mt=>Mt.rows),G=(0,w.Fl)(U),H=j.length===1,X=j[0]?.clients??[],tt=U.filter(Mt=>(0,w.Fl)([Mt])===G),dt=new Set(tt.map(
Mt=>pt(Mt,X))),et=H?Array.from(dt,g.Gy.path):j.map(J),ht=(0,g.mG)`${H?"for":"in"} ${g.Gy.some(et,Gt,Mt=>Mt)}`,wt={fails:(0,g.mG)`init fails ${ht}`,warns:(0,g.mG)`warnings ${ht}`,
skipped:W(U),works:W(U)},At=H?j.map(J):(0,D.px)(j.length,"root module");return g.om.title((0,g.mG)`${At}:`,wt[G],G)}function W(j){const U=[...new Map(j.map(ht=>[
`${ht.kind} ${ht.source}`,ht])).values()];if(U.length===0)return"no registry modules and no providers";const G=Map.groupBy(U,({kind:ht})=>ht),H=Array.from(G,([ht,
{length:wt}])=>(0,D.px)(wt,ht)).join(" and "),X=j.some(({platforms:ht})=>ht.length>0)?" and package":"",tt=U.filter(w.Rm).length,dt=U.filter(({chosen:ht})=>Object.
values(ht).includes(null)).length,et=[...dt>0?[`${dt} without a version`]:[],...tt>0?[`${tt} not checked`]:[]];return`${H}, ${et.join(", ")||`every version${X} \
is available`}`}const J=({directory:j})=>j==="."?g.Gy.words("the top directory"):g.Gy.path((0,Tt.II)(j));function at({rows:j,clients:U},G){const H=(0,w.Yn)(j,tt=>[
tt]).flat(),X=tt=>({sign:(0,w.Fl)([tt])});return(0,M.Ku)(H,G.limits.rows,"row",G,tt=>g.om.table(tt,ft(U,G),"Modules and providers",X))}const ft=(j,U)=>[g.om.column(
"Module or provider",G=>it(G,j,U)),g.om.column("Problem",({problems:G})=>{const H=G.filter(({usualSeverity:X})=>X!=="notice");return g.Gy.joined(H.map(({code:X})=>(0,M.
U1)(X,U)))}),g.om.column("Constraint",({constraints:G})=>g.Gy.some([...new Set(G)],Ht,Et)),g.om.column("Version",G=>Ct(G,j)),g.om.column("Newest",({newest:G})=>G===
null?null:Et(G)),g.om.column("Platforms",({platforms:G})=>g.Gy.some(G,Y,({platform:H,available:X})=>{const tt=X===null?"?":X?"\u2713":"\u2717";return(0,g.mG)`${g.
Gy.words(tt)} ${Et(H)}`}))];function it(j,U,G){const H=g.Gy.path(pt(j,U));if(G.medium==="log")return H;const X=j.source===j.address?g.Gy.nothing:g.Gy.path(j.source),
tt=j.places.slice(0,1).map(et=>(0,M.ik)(et,G)),dt=g.Gy.joined([X,tt],g.Gy.words(" at "));return g.Gy.joined([g.Gy.strong(H),g.Gy.small(dt)],g.Gy.newLine)}const pt=({
address:j,host:U},G)=>G.every(H=>(0,Bt.Vm)(H)===U)&&j.startsWith(`${U}/`)?j.slice(U.length+1):j,Et=j=>g.Gy.value(j,Z);function Ct({chosen:j,locked:U},G){const H=kt.
Du.filter(ht=>j[ht]!==void 0),X=Map.groupBy(H,ht=>j[ht]??null),tt=X.size<2&&G.every(ht=>H.includes(ht)),dt=Array.from(X,([ht,wt])=>{const At=ht===null?"none":Et(
ht);return tt?At:(0,g.mG)`${(0,D.eZ)(wt)} ${At}`});if(U===null||dt.length===0)return g.Gy.joined(dt);const et=X.size===1&&X.has(U);return(0,M.ZT)(g.Gy.joined(dt),
et?"locked":(0,g.mG)`locked: ${Et(U)}`)}const St=["problems","unchecked","ownFiles","history","roots","requests","passed","skipped","notices","notes"],Rt=["prob\
lems","unchecked","ownFiles","history","roots","passed","skipped","notes"],xt=Rt,zt=["problems","unchecked","ownFiles","history","roots","requests","passed","sk\
ipped","remarks"],Xt=["problems","hosts","details","incidents","repositories","roots","files","notices","notes"],F={problems:{title:"Problems",blocks:({findings:j},U)=>(0,Pt.
OT)(U.medium==="log"?j:j.filter(w.nM),U)},ownFiles:{title:"Repositories",blocks:({files:j},U)=>(0,I.aJ)(j,U)},history:{title:"History",blocks:u},roots:{title:"R\
oot modules",blocks:({roots:j},U)=>nt(j,U)},requests:{title:"Requests",blocks:({hosts:j},U)=>_t(["fails","warns"],j,U)},unchecked:{title:"Hosts",blocks:({hosts:j},U)=>_t(
["unchecked"],j,U)},passed:{title:"Hosts that passed",blocks:({hosts:j},U)=>_t(["works"],j,U)},skipped:{title:"Skipped hosts",blocks:({hosts:j},U)=>_t(["skipped"],
j,U)},hosts:{title:"Hosts",blocks:({hosts:j},U)=>It((0,w.md)(j),U)},details:{title:"Details",blocks:({hosts:j},U)=>st((0,w.md)(j),U)},incidents:{title:"Incident\
s",blocks:(j,U)=>E(U)},repositories:{title:"Repositories",blocks:I.sN},files:{title:"Findings in files",blocks:({files:j},U)=>(0,I.qP)(j,U)},notices:{title:"Not\
ices",blocks:ot},notes:{title:"About this check",blocks:ct},remarks:{title:"Remarks",blocks:(j,U)=>mt(j,U).rest.map(g.om.paragraph)}},z=({hosts:j},{limits:U})=>new Set(
(0,D.zN)((0,w.md)(j),U.details).shown.map(({visit:G})=>G.host));function*st(j,U){const{shown:G,more:H}=(0,D.zN)(j,U.limits.details);for(const X of G)yield rt(X,
U,G.length===1);yield*(0,M.OS)(H,"host",U)}function ot({findings:j},U){const G=j.filter(X=>!(0,w.nM)(X)),H=g.om.title((0,D.px)(G.length,"notice"),g.Gy.nothing,"\
notice");return g.om.details(H,[...(0,Pt.OT)(G,U)])}function ct(j,U){const{shown:G,rest:H}=mt(j,U),X=tt=>[g.om.paragraph(g.Gy.joined(tt,g.Gy.newLine))];return[...X(
G),...(0,Pt.TM)(H,"remark",U,X)]}function mt(j,{context:U,limits:G}){const H=(0,R.h$)(j,U).map(X=>g.Gy.sentence(X,G.characters));return(0,D.zN)(H,G.remarks)}const $t=(j,U,G)=>j.
flatMap(H=>{const{title:X,blocks:tt}=F[H],dt=H==="details"&&U.hosts.length>M.dS;return Iterator.from(tt(U,G)).next().done?[]:[{id:H,title:X,isFolded:dt,blocks:()=>tt(
U,G)}]});function*gt(j,U,G){for(const H of j)yield*F[H].blocks(U,G)}}),5955:((lt,N,t)=>{t.d(N,{M:()=>g,u:()=>T});var D=t(5799),w=t(8820),R=t(8884);function*g(v,C=""){
const M=`${C}  `,k=v instanceof Iterator,[O,E]=k?"[]":"{}";let i=O;for(const d of k?v:Object.entries(v)){const[p,h]=k?["",d]:[`"${d[0]}": `,d[1]];if(h===void 0)
continue;const u=`${i}
${M}${p}`;i=",",S(h)?(yield u,yield*g(h,M)):yield u+(0,w.s$)(JSON.stringify(h,null,2).replaceAll(`
`,`
${M}`))}yield i===O?`${O}${E}`:`
${C}${E}`}const S=v=>v instanceof Iterator||Object.values(v??{}).some(C=>C instanceof Iterator);function T(){const v=new Map;return C=>{const{host:M,problem:k}=C,
O=(0,w.RK)((0,R.ju)(C)??""),i=M===null&&!k.code.startsWith("file-")?(0,w.RK)(k.message):"",d=[k.code,M??"",O,(0,D.W7)(C),i].join("|"),p=(v.get(d)??0)+1;return v.
set(d,p),`${d}|${p}`}}}),6906:((lt,N,t)=>{t.d(N,{B2:()=>R,MC:()=>k,qX:()=>M,wh:()=>g});var D=t(9076),w=t(8820);const R={fails:"\u2717",unchecked:"\u2717",warns:"\
!",skipped:"\u25CB",works:"\u2713",notice:"\xB7"};function g(O){if(typeof O=="string")return(0,w.RK)(O);if(!("kind"in O))return O.map(g).join("");switch(O.kind){case"\
words":return O.text;case"code":case"prose":return(0,w.RK)(O.text,O.max);case"strong":case"small":case"sentence":case"link":return g(O.content);case"sign":return R[O.
of];case"break":return", ";case"chart":return M(O.runs)}}const S=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 m\
s"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",
belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],T="\u2573",v="\u254C";function C(O){return O.outcome==="fails"?T:(0,D.yX)(O)?S.find(({belowMs:E})=>(O.ms??
0)<E)?.mark??"":v}const M=O=>O.map(C).join("");function k(O){const E=new Set(O.map(C)),i=O.some(h=>C(h)===S[0].mark&&h.ms===null);return[...S.map(({mark:h,words:u},a)=>[
h,a===0&&i?`${u} or not measured`:u]),[T,"failed"],[v,"no result"]].filter(([h])=>E.has(h))}}),7822:((lt,N,t)=>{t.d(N,{gD:()=>r,Fp:()=>o,wQ:()=>f,Gc:()=>a,Cf:()=>s,
yv:()=>n});var D=t(4e3),w=t(6266),R=t(7574),g=t(5102),S=t(2796),T=t(7792),v=t(1423),C=t(9287),M=t(806);const k=(l,c,m)=>l.flatMap(y=>{if(y==="problems")return O(
c,m);const{title:A,blocks:_}=C.dI[y],$=T.om.paragraph((0,T.mG)`${A}: more ${m.rest}`);return[[()=>[..._(c,m)],()=>[$]]]});function O({findings:l},c){const{shown:m,
rest:y}=(0,D.zN)((0,S.cZ)(l.filter(g.nM)),c.limits.causes),A=y.flatMap($=>$.findings).length;return[...m.map($=>[()=>[(0,v.Zw)($,c)],()=>[{...(0,v.Zw)($,c),message:T.
Gy.nothing,parts:[]}]]),[()=>(0,M.OS)(A,"finding",c)]]}function E(l,c,m){const y=I=>I===""?0:(0,D.$$)(I)+2,A=l.map(([I])=>c(I?.()??[]));let _=A.reduce((I,b)=>I+
y(b),0);const $=(I,b)=>{_+=y(b)-y(A[I]??""),A[I]=b},P=[...l.keys()].reverse().filter(I=>A[I]!=="");for(const I of P){const b=l[I]?.[1];b!==void 0&&_>m&&$(I,c(b()))}
for(const I of P)_>m&&$(I,"");return A}var i=t(4120);const d=1e6,p=10,h=100,u=7;function a(l,c){const m=c.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),
y=T.Gy.link(m,T.Gy.words("in the JSON report"));return s(C.$M,l,(0,M.du)(c,"summary",y),{head:`## ${r(l,c)}`,foot:(0,T.mG)`tf-disco ${c.version}, started ${(0,R.
QN)(c.startedAt)}.`,maxBytes:d})}const f=(l,c,m,y)=>s(C.YK,l,(0,M.du)(c,"brief",M.xy),{head:`### ${e(l,c)}`,foot:(0,T.mG)`Details in the summary of ${o(m)}. Updated automatically.`,
maxBytes:y});function s(l,c,m,{head:y,foot:A,maxBytes:_}){const $=(0,w.kE)([T.om.paragraph(T.Gy.small(A))]),P=_-p-(0,D.$$)(y+$),I=k(l,c,m),b=E(I,w.kE,P);return`${[
y,...b,$].filter(L=>L!=="").join(`

`)}
`}const r=(l,c)=>`${w.$J[(0,g.fi)(l)]} ${(0,i.Iu)((0,g.$N)(l,c))}`,e=(l,c)=>`${w.$J[(0,g.fi)(l)]} Terraform service discovery: ${(0,g.$N)(l,c)}`;function o({url:l,
workflow:c,job:m,commit:y}){const A=c.split("/").at(-1)??"";return T.Gy.joined([T.Gy.link(l,T.Gy.code(A===""?"this run":A,h)),m===""?T.Gy.nothing:(0,T.mG)`job ${T.
Gy.code(m,h)}`,y===""?T.Gy.nothing:(0,T.mG)`commit ${T.Gy.code(y.slice(0,u))}`])}const n=(l,c,m)=>`${e(l,c)}. ${(0,w.ni)(T.Gy.small(o(m)))}
`}),2935:((lt,N,t)=>{t.d(N,{Wc:()=>E,ky:()=>S,nI:()=>w,nc:()=>C,wW:()=>g});const D={bold:1,dim:2,red:31,green:32,yellow:33,blue:34},w=(i,d,{colour:p})=>p?`\x1B[${D[d]}\
m${i}\x1B[0m`:i,R=(i,d,{hyperlinks:p})=>d&&p?`\x1B]8;;${d}\x1B\\${i}\x1B]8;;\x1B\\`:i;function g(i,d){const p=" ".repeat(i.indent),h=i.label.padEnd((i.column??0)-
1),u=" ".repeat(i.indent+(i.column??2)),a=d.width-p.length-h.length-1,[f="",...s]=T(i.text,a,d.width-u.length,d),r=R(w(h,i.style,d),i.url,d),{text:e="",url:o}=i.
linked??{},l=f.startsWith(e)?`${R(e,o,d)}${f.slice(e.length)}`:f;return[`${p}${r} ${l}`.trimEnd(),...s.map(c=>`${u}${c}`)]}function S(i,d){const[p="",...h]=T(i,
d.width,d.width-2,d);return[p,...h.map(u=>`  ${u}`)]}function T(i,d,p,{withFlags:h}){const u=[];let a="",f=0;for(const s of(h?.(i)??i).split(" ")){const r=C(s),
e=u.length===0?d:p;a!==""&&f+1+r>e&&(u.push(a),a=""),f=a===""?r:f+1+r,a=a===""?s:`${a} ${s}`}return[...u,a]}const v=/^[ -~]*$/,C=i=>v.test(i)?i.length:Iterator.
from(i).reduce((d,p)=>d+M(p),0);function M(i){return v.test(i)?1:k(i)?0:new RegExp("\\p{Regional_Indicator}","u").test(i)?1:O(i)?2:1}const k=i=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(i),O=i=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(i);function E(i,d,p){let[h,u]=["",0];for(const a of i){const f=M(a),s=u+f;if(u>=d&&s<=p&&(f>0||u>d)?h+=a:h+=" ".repeat(Math.max(0,Math.min(s,p)-Math.max(u,
d))),u=s,u>p)break}return h}}),2909:((lt,N,t)=>{t.a(lt,async(D,w)=>{try{let I=function(K){O.R8(A.redact(K).map(Q=>(0,r.LS)(Q)))},x=function(K){const{verdict:Q,changes:q,
context:rt}=K,_t=c===null?[]:(0,M.ws)((0,h.R8)(Q),m,c),Ot=q?.kind==="files"?q.files:[],vt=c===null?new Map:(0,M.hP)(_t,Ot,m,c);return{...K,located:_t,context:{...rt,
links:vt}}};t.r(N);var R=t(1992),g=t(3368),S=t(7251),T=t(1342),v=t(7671),C=t(6954),M=t(40),k=t(220),O=t(3565),E=t(8782),i=t(785),d=t(1409),p=t(7039),h=t(4503),u=t(
8610),a=t(7822),f=t(8463),s=t(7773),r=t(8820),e=t(6875);const o=120;(0,i.kL)(process,K=>process.stderr.write(`the log was not written: ${K}
`));const{env:n}=process,l=O.j_(n.GITHUB_EVENT_PATH);delete n.GITHUB_EVENT_PATH;const c=(0,E.ng)(n,l),m=n.GITHUB_WORKSPACE??process.cwd(),y=O.Ko(s.y.map(({name:K})=>K)),
A=(0,g.cA)(y,n,(0,S.K)(O.QU)),_=new e.VG;await(0,i.mB)(process,{stop:_,secrets:A,isFinal:!1,act:$,reportMistakes:K=>O.fJ("Wrong settings",K.map(Q=>(0,r.LS)(Q)).
join(`
`)),reportCrash:K=>O.fJ("Could not run",K)});async function $(K){const Q=(0,d.fN)(Ot=>O.N4(A.redact([Ot]))),{checked:q,warnings:rt}=await(0,R.k_)(y,process,Q,{directory:m,
isFork:(0,E.$c)(n.GITHUB_EVENT_NAME,l),stop:_,changes:P,secrets:A}),_t=K.aborted?3:q.verdict.passed?0:1;return I(rt),await L(q,K),_t}async function P({githubToken:K}){
const Q=await(0,v.S)(c,K,_.signal);return Q.kind==="all"&&c?.pull&&I([`changed-only has no effect: ${Q.why}`]),Q}async function b(K,Q){try{await Q()}catch(q){I(
[`${K}: ${(0,T.A3)(q)}`])}}async function L(K,Q){let q={...K,located:[]};await b("places are not links",()=>{q=x(K)}),await V(q),!Q.aborted&&await b("the commen\
t and the issue were not written",async()=>{const{notes:rt,warnings:_t}=await(0,k.m)(q,c,m,Q);O.N4(A.redact(rt)),I(_t)})}async function V({settings:K,verdict:Q,
context:q}){const{GITHUB_OUTPUT:rt,GITHUB_STEP_SUMMARY:_t,RUNNER_TEMP:Ot}=n,vt={colour:!1,width:o,isRunner:!0,context:q},It={"the log was not written":()=>O.ur(
(0,u.K8)(Q,vt)),"the annotations were not written":()=>O.fz((0,u.Hp)(Q,q)),"the outputs were not written":()=>I(O.Kn(rt,(0,C.Y)(Q))),"the job summary was not wr\
itten to GITHUB_STEP_SUMMARY":()=>O.Sy(_t,(0,a.Gc)(Q,q)),"the JSON report was not written to RUNNER_TEMP":()=>{const Dt=O.u5(Ot,(0,p.hF)(Q,q));I(O.Kn(rt,{report:Dt}))},
"the report files were not written":()=>I((0,f.t)(K,{verdict:Q,context:q},m))};for(const[Dt,yt]of Object.entries(It))await b(Dt,yt)}w()}catch(o){w(o)}},1)}),9050:((lt,N,t)=>{
t.d(N,{GY:()=>v,R8:()=>$});var D=t(3024),w=t(6760),R=t(5747);const g=5,S=/^[0-9a-f]{40}$/,T=/^refs\/(?!.*\.\.)[^\0]+$/;function v(P){const I=(0,w.join)(P,".git"),
b=C(I,P)??I,L=i((0,w.join)(b,"commondir")),x=L===null?b:(0,w.resolve)(b,L),V=()=>E((0,w.join)(x,"packed-refs"))??"",K=M(i((0,w.join)(b,"HEAD")),[b,x],V);return K===
null?null:{commit:K,isFetched:O(K,E((0,w.join)(b,"FETCH_HEAD"))??"",V),remote:h(E((0,w.join)(x,"config"))??""),tracked:Q=>A((0,w.join)(b,"index"),Q)}}function C(P,I){
const[,b]=/^gitdir: (.+)$/.exec(i(P)??"")??[];return b===void 0?null:(0,w.resolve)(I,b)}function M(P,I,b){let L=P;for(let x=0;L!==null&&x<=g;x+=1){if(S.test(L))
return L;const[,V]=/^ref: (.+)$/.exec(L)??[];if(V===void 0||!T.test(V))return null;L=k(V,I,b)}return null}function k(P,I,b){for(const x of I){const V=i((0,w.join)(
x,P));if(V!==null)return V}return b().split(`
`).find(x=>x.endsWith(` ${P}`))?.slice(0,40)??null}function O(P,I,b){const L=(x,V)=>x.split(`
`).some(K=>K.startsWith(`${P}${V}`));return L(I,"	")||L(b()," refs/remotes/")}function E(P){const I=(0,R.yR)(P);return I.ok?I.text:null}const i=P=>E(P)?.replace(
/\r?\n$/,"")??null,d=21,p=/^(?!\.{1,2}$)[\w.-]+$/;function h(P){let I=!1;for(const b of P.split(`
`)){const L=b.trim();L.startsWith("[")&&(I=L==='[remote "origin"]');const x=L.indexOf("=");if(!(!I||x<0||L.slice(0,x).trim().toLowerCase()!=="url"))return u(L.slice(
x+1).trim())}return null}function u(P){const I=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(P),[b,L]=I===null?a(P):[I[1],I[2]],x=(L??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),V=x.length>1&&x.length<=d;return!b||!V||!x.every(K=>p.test(K))?null:{host:b.toLowerCase(),owner:x.slice(0,-1).join("/"),name:x.at(-1)??""}}function a(P){
const I=URL.parse(P);return I===null||!/^(https?|ssh):$/.test(I.protocol)?[]:[I.protocol==="ssh:"?I.hostname:I.host,I.pathname.slice(1)]}const f=128*1024*1024,s=12,
r=62,e=16384,o=12288,n=4,l=61440,c=4096,m=32768,y=Buffer.alloc(0);function A(P,I){const b=new Map,L=(0,R.io)(P,f)??y;if(L.length<s)return b;const x=L.readUInt32BE(
4);if(L.toString("latin1",0,4)!=="DIRC"||x<2||x>4)return b;const V=L.readUInt32BE(8);let K=y,Q=s;for(let q=0;q<V;q+=1){if(Q+r>L.length)return b;const rt=L.readUInt16BE(
Q+60),_t=Q+r+(rt&e?2:0),Ot=x===n,{kept:vt,from:It}=Ot?_(L,_t,K):{kept:y,from:_t},Dt=L.indexOf(0,It);if(Dt<0)return b;const yt=L.subarray(It,Dt),Pt=Ot?Buffer.concat(
[vt,yt]):yt;if(Pt.length>c)return b;const Tt=(L.readUInt32BE(Q+24)&l)===m,kt=Pt.toString("utf8");Tt&&(rt&o)===0&&I.has(kt)&&b.set(kt,{modified:L.readUInt32BE(Q+
8),size:L.readUInt32BE(Q+36)}),Q=Ot?Dt+1:Q+(Dt-Q+8&-8),K=Pt}return b}function _(P,I,b){let L=I,x=P[L++]??0,V=x&127;for(;x&128;)x=P[L++]??0,V=(V+1)*128+(x&127);return{
kept:b.subarray(0,Math.max(0,b.length-V)),from:L}}function $(P,{modified:I,size:b}){const L=(0,R.N0)(()=>(0,D.lstatSync)(P),null),x=Math.floor((L?.mtimeMs??0)/1e3);
return L?.isFile()===!0&&L.size%2**32===b&&x%2**32===I}}),7671:((lt,N,t)=>{t.d(N,{N:()=>S,S:()=>r});var D=t(317),w=t(8782);const R=100,g=100;async function S(e,o,n,l){
const c=AbortSignal.any([AbortSignal.timeout(n),l]),{connect:m}=await Promise.all([t.e(795),t.e(636)]).then(t.bind(t,636)),{rest:y,paginate:A}=m(e,o,c),_={owner:e.
owner,repo:e.repository},$={..._,per_page:R},P=b=>v(b.then(({data:L})=>L)),I=(b,L)=>v(T(b,L));return{listComments:async b=>{const L={...$,issue_number:b};return(await I(
A.iterator(y.issues.listComments,L))).map(C)},createComment:async(b,L)=>C(await P(y.issues.createComment({..._,issue_number:b,body:L}))),updateComment:(b,L)=>P(
y.issues.updateComment({..._,comment_id:b,body:L})),deleteComment:b=>P(y.issues.deleteComment({..._,comment_id:b})),listIssues:async(b,L)=>{const x=A.iterator(y.
issues.listForRepo,{...$,...b}),V=K=>(0,w.at)(K,"pull_request")===void 0;return(await I(x,L)).filter(V).map(M)},createIssue:async b=>M(await P(y.issues.create({
..._,...b,labels:[...b.labels]}))),updateIssue:(b,L)=>P(y.issues.update({..._,issue_number:b,...L})),addLabels:(b,L)=>P(y.issues.addLabels({..._,issue_number:b,
labels:[...L]})),createLabel:b=>P(y.issues.createLabel({..._,...b})),listChangedFiles:async b=>{const L={...$,pull_number:b};return(await I(A.iterator(y.pulls.listFiles,
L))).map(k)}}}async function T(e,o=Number.POSITIVE_INFINITY){const n=[];let l=0;for await(const{data:c}of e){for(const m of O(c))n.push(m);if(n.length>=o)return n.
slice(0,o);if(l+=1,l===g)throw new D.F9(`the list has more than ${g} pages`)}return n}async function v(e){try{return await e}catch(o){throw o instanceof D.F9?o:
new D.F9("unexpected response")}}const C=e=>({id:h(e,"id"),body:p(e,"body")??"",isTrusted:i(e)}),M=e=>({number:h(e,"number"),title:d(e,"title"),body:p(e,"body")??
"",isOpen:d(e,"state")==="open",reason:p(e,"state_reason"),closedAt:p(e,"closed_at"),labels:O((0,w.at)(e,"labels")).flatMap(o=>typeof o=="string"?o:p(o,"name")??
[]),isTrusted:i(e)}),k=e=>({file:d(e,"filename"),status:d(e,"status"),changes:h(e,"changes"),patch:p(e,"patch")}),O=e=>Array.isArray(e)?e:u(),E=["OWNER","MEMBER",
"COLLABORATOR"],i=e=>(0,w.at)(e,"user","type")==="Bot"||E.includes((0,w.at)(e,"author_association")),d=(e,o)=>p(e,o)??u();function p(e,o){const n=(0,w.at)(e,o)??
null;return n===null||typeof n=="string"?n:u()}function h(e,o){const n=(0,w.at)(e,o),l=typeof n=="bigint"?Number(n):n;return typeof l=="number"&&Number.isFinite(
l)&&l>=0?l:u()}function u(){throw new D.F9("unexpected response")}const a=3e3,f=6e4,s=e=>({kind:"all",why:e});async function r(e,o,n){if(e===null)return s("not \
a workflow run");const{pull:l,event:c}=e;if(l===null)return s(`a ${c} event has no pull request`);const m=(0,w.h0)(e,o);if(!m.ok)return s(m.why);try{const A=await(await S(
e,m.value.token,f,n)).listChangedFiles(l.number);return A.length<a?{kind:"files",files:A}:s(`the pull request changes ${a} files or more, and GitHub lists at mo\
st ${a}`)}catch(y){return s((0,D.Ic)("the changed files could not be listed",y,{run:e,permission:"pull-requests: read"}))}}}),317:((lt,N,t)=>{t.d(N,{F9:()=>R,Ic:()=>E,
Wo:()=>g,jy:()=>M});var D=t(1342),w=t(8820);class R extends Error{name="ApiFailure";httpStatus;headers;constructor(u,a=null,f={}){super(u),this.httpStatus=a,this.
headers=f}}async function g(h){try{return await h,!0}catch(u){if(u instanceof R&&u.httpStatus===404)return!1;throw u}}const S=2e4,T=2,v=500,C=h=>k(h,0,0)!==null;
function M(h,u,a,f){if(a>=T)return null;const s=k(h,a,f);if(s!==null)return s<=S?s:null;if(u==="POST")return null;const{httpStatus:r}=h;return r===null||r===408||
r>=500?v*2**a:null}function k({httpStatus:h,headers:u,message:a},f,s){if(h!==403&&h!==429)return null;const r=Number(u["retry-after"]??Number.NaN);if(Number.isFinite(
r))return Math.max(0,r*1e3);const e=Number(u["x-ratelimit-reset"]??Number.NaN);return String(u["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(e)?Math.max(
0,e*1e3-s):h===429||/secondary rate limit|abuse detection/i.test(a)?5e3*2**f:null}const O=300;function E(h,u,{run:a,permission:f}){if(!(u instanceof R))return`${h}\
: ${(0,D.A3)(u)}`;const{httpStatus:s,message:r}=u,e=s===null?"did not answer":`returned ${s}`;return`${h}: ${(0,w.RK)(a.apiUrl)} ${e} (${i(r)})${d(u,a,f)}`}const i=h=>(0,w.
BP)((0,w.RK)(h.replace(/\s+/gu," "),O));function d(h,u,a){if(C(h))return"; GitHub limits the rate of requests, try again later";switch(h.httpStatus){case 401:return"\
; github-token is invalid or has expired";case 403:case 404:return u.pull?.isFork===!0&&a.endsWith("write")?"; the token of a pull request from a fork is read-o\
nly, whatever `permissions` says":`; add \`${a}\` to \`permissions\` of the job${p(h,a)}`;case 410:return a==="issues: write"?"; issues are disabled in this rep\
ository":"; it no longer exists";default:return""}}function p({headers:h},u){const f=String(h["x-accepted-github-permissions"]??"").replaceAll("_","-").replaceAll(
"=",": ");return f===""||f===u?"":`; GitHub accepts \`${i(f.replaceAll("`",""))}\``}}),6954:((lt,N,t)=>{t.d(N,{Y:()=>g});var D=t(4e3);const w={hosts:12e4,services:36e4},
R=1;function g({passed:S,hosts:T,findings:v}){const C=E=>v.filter(i=>i.severity===E).length,M=({visit:E})=>JSON.stringify(E.host),{shown:k}=(0,D.I0)(T,w.hosts,R,
M),{shown:O}=(0,D.I0)(T,w.services,R,E=>{const i=E.services.flatMap(d=>d.kind==="url"?[[d.id,d.url]]:[]);return`${M(E)}:${JSON.stringify(Object.fromEntries(i))}`});
return{passed:S,hosts:`[${k.join(",")}]`,services:`{${O.join(",")}}`,errors:C("error"),warnings:C("warning"),"left-out":T.length-Math.min(k.length,O.length)}}}),
40:((lt,N,t)=>{t.d(N,{hP:()=>O,ws:()=>v});var D=t(6760),w=t(5747),R=t(9050),g=t(4503),S=t(7854);const T=function(...d){const{createHash:p}=process.getBuiltinModule(
"node:crypto");return new.target?new p(...d):p(...d)};function v(d,p,h){if(!/^https?:\/\/[\w.:/-]+$/.test(h.serverUrl))return[];const u=M(p);return[...Map.groupBy(
d,f=>u(k(f)))].flatMap(([f,s])=>f===null?[]:C(f,s,p,h))}function C({prefix:d,checkout:p},h,u,a){const{commit:f,isFetched:s,remote:r}=p,e=URL.parse(a.serverUrl);
if(r===null||e===null)return[];if(r.host!==e.host&&r.host!==e.hostname)return[];if(!s&&![a.commit,a.defaultCommit].includes(f))return[];const o=`${r.owner}/${r.
name}`,n=`${a.serverUrl}/${o}/blob/${f}`,l=y=>y?.toLowerCase()===o.toLowerCase(),c=l(`${a.owner}/${a.repository}`)||l(a.pull?.from),m=new Map(h.map(y=>[y.slice(
d.length),y]));return Array.from(p.tracked(new Set(m.keys())),([y,A])=>{const[_,$]=[m.get(y),(0,g.oW)(y)];return _===void 0||$===null||!(0,R.R8)((0,D.join)(u,_),
A)?[]:{file:_,path:y,url:`${n}/${$}`,isOfRun:c}}).flat()}function M(d){const p=(0,S.Oo)(h=>{const u=(0,R.GY)((0,D.join)(d,h));return u!==null?{prefix:h===""?"":
`${h}/`,checkout:u}:h===""?null:p(k(h))});return p}const k=d=>d.split("/").slice(0,-1).join("/");function O(d,p,h,{pull:u,serverUrl:a,owner:f,repository:s}){const r=new Map(
p.map(({file:o,patch:n})=>[o,n])),e=d.map(({file:o,path:n,url:l,isOfRun:c})=>{const m=r.get(n)??null,y=m===null||!c?null:(0,w.yR)((0,D.join)(h,o));if(u===null||
m===null||!y?.ok)return[o,{url:l}];const A=T("sha256").update(n).digest("hex"),_=`${a}/${f}/${s}/pull/${u.number}/files#diff-${A}`;return[o,{url:l,diff:{url:_,lines:E(
m,y.text)}}]});return new Map(e)}function E(d,p){const h=p.split(`
`).map(i),u=new Set;let a=0;for(const f of d.split(`
`)){const[,s]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(f)??[];s!==void 0?a=Number(s):/^[ +]/.test(f)&&(h[a-1]===i(f.slice(1))&&u.add(a),a+=1)}return u}const i=d=>d.endsWith(
"\r")?d.slice(0,-1):d}),1614:((lt,N,t)=>{t.d(N,{Fq:()=>a,KY:()=>v,Uv:()=>M,pT:()=>p});var D=t(2389),w=t(4e3),R=t(8065),g=t(5102),S=t(8782),T=t(5017);function v({
verdict:n,context:l},{issueCloseAfter:c},m){const y=K=>K.some(({severity:Q})=>(0,D.k2)(Q,l.failOn)),{stopped:A}=n,_=n.hosts.map(K=>{const Q=K.visit.host,q=l.history?.
get(K.visit.host)?.alarm??null,rt=y(K.findings),_t=(0,g.sG)(K)==="skipped",Ot=q===null?rt||(0,g.b)(K):q.isDown&&!_t;return{name:Q,alarm:_t?null:q,failsNow:rt,isDown:Ot}}),
$=_.map(({name:K})=>K).toSorted(),P=_.filter(({isDown:K})=>K).map(({name:K})=>K),I=y(n.files)?[R.cn]:[],b=[...P,...I].toSorted(),L=_.flatMap(({alarm:K,...Q})=>K===
null?[]:{alarm:K,...Q}),x=L.filter(({alarm:K})=>K.good<c),V=L.filter(({failsNow:K,isDown:Q})=>K&&!Q);return{hosts:$,failing:b,since:new Map(L.flatMap(({name:K,alarm:Q})=>Q.
since?[[K,Q.since]]:[])),unsettled:new Map(x.map(({name:K,alarm:Q})=>[K,Q.good])),goodRuns:c,pending:new Map(V.map(({name:K,alarm:Q})=>[K,Q.failed])),isWhole:A===
null||["deadline","signal","crash"].includes(A.kind),at:l.startedAt,run:m.id}}const C=n=>({kind:"nothing",why:n});function M(n,l){const c=n?.isOpen?k(l,n.state):
l,m=c.failing.length===0,y=c.pending.size===0?"no failures":"too few failing runs";if(n===null)return m?C(y):{kind:"open",state:O(null,c)};const{state:A,isOpen:_,
reason:$}=n;if(A.run>c.run)return C("a later run has updated it");if(!_&&m)return C(y);if(!_&&$==="not_planned"&&A.digest===(0,T.ol)(c.failing))return C("it was\
 closed as not planned");const P=O(A,c),I=A.digest!==P.digest||!_;return{kind:m?"close":_?"update":"reopen",state:P,event:I?E(A,c,!_):null}}function k(n,{failing:l}){
const c=new Set(n.hosts),m=({subject:A})=>n.unsettled.has(A)||!n.isWhole&&!c.has(A),y=l.first.filter(m).map(({subject:A})=>A);return{...n,failing:[...new Set([...n.
failing,...y])].toSorted()}}function O(n,l){return{hosts:u(l.hosts),failing:i(l,n?.failing.first??[]),digest:(0,T.ol)(l.failing),since:l.failing.length===0?null:
n?.since??d(l),run:l.run}}function E({failing:n,since:l},c,m){const y=new Set(n.first.map(({subject:I})=>I)),A=n.count===n.first.length,_=I=>y.has(I)||!A,$=new Set(
[...c.hosts,R.cn]),P=n.first.filter(({subject:I})=>!c.failing.includes(I));return{at:c.at,down:c.failing.filter(I=>!_(I)),up:P.filter(({subject:I})=>$.has(I)),gone:P.
flatMap(({subject:I})=>$.has(I)?[]:[I]),still:c.failing.filter(_),endedSince:c.failing.length===0?l:null,isReopened:m}}function i(n,l){const c=new Map(l.map(({subject:m,
since:y})=>[m,y]));return u(n.failing.map(m=>{const y=n.unsettled.get(m)??0;return{subject:m,since:c.get(m)??n.since.get(m)??n.at,...y>0?{recovering:{good:y,needed:n.
goodRuns}}:{}}}))}const d=({failing:n,since:l,at:c})=>n.map(m=>l.get(m)??c).reduce((m,y)=>m<y?m:y,c);function p(n,{hosts:l}){if(n.length===0||l.count===0)return 1;
const c=new Set(l.first),m=u(n).first.filter(A=>c.has(A)).length;return n.length===l.count&&m===c.size?m+1:m}const h=6e3;function u(n){const{shown:l}=(0,w.I0)(n,
h,0,c=>JSON.stringify(c));return{first:n.slice(0,l.length),count:n.length}}function a(n){const l=f((0,S.at)(n,"hosts"),s),c=f((0,S.at)(n,"failing"),e);if(l===null||
c===null)return null;const m=(0,S.at)(n,"since");return{hosts:l,failing:c,digest:(0,S.$6)(n,"digest")??"",since:r(m)?m:null,run:o((0,S.at)(n,"run"))}}function f(n,l){
const c=(0,S.at)(n,"first");return!Array.isArray(c)||!c.every(l)?null:{first:c,count:Math.max(c.length,o((0,S.at)(n,"count")))}}const s=n=>typeof n=="string",r=n=>s(
n)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(n)&&!Number.isNaN(Date.parse(n)),e=n=>s((0,S.at)(n,"subject"))&&r((0,S.at)(n,"since")),o=n=>typeof n=="number"&&Number.isSafeInteger(
n)&&n>=0?n:0}),5017:((lt,N,t)=>{t.d(N,{Pe:()=>C,ol:()=>S,t7:()=>M,yR:()=>g});var D=t(8820);const w=function(...k){const{createHash:O}=process.getBuiltinModule("\
node:crypto");return new.target?new O(...k):O(...k)},R="tf-disco",g=(k,...O)=>S([k.workflow,k.job,k.step,...O]),S=k=>w("sha256").update(JSON.stringify(k)).digest(
"hex").slice(0,16);function T(k,O,E){const i=JSON.stringify(E).replace(/[<>&]/g,D.z5);return`<!-- ${R} ${k} ${O} ${i} -->`}const v=65536;function C(k,O,E,i){const d=T(
k,O,E);return`${d}
${i(v-d.length-1)}`}function M(k,O,E){const i=`<!-- ${R} ${O} ${E} `;if(!k.startsWith(i))return;const d=k.indexOf(" -->",i.length);if(!(d<0))try{return JSON.parse(
k.slice(i.length,d))}catch{return}}}),220:((lt,N,t)=>{t.d(N,{m:()=>d});var D=t(4e3),w=t(7671),R=t(317),g=t(40),S=t(8782),T=t(1614),v=t(5017);const C=function(...a){
const{deliverComment:f}=t.late([403],2403);return new.target?new f(...a):f(...a)},M=function(...a){const{deliverIssue:f}=t.late([403],2403);return new.target?new f(
...a):f(...a)},k=6e4,O=1e4,E=10,i={comment:"pull-requests: write",issue:"issues: write"};async function d(a,f,s,r){const{settings:e}=a,o=["comment","issue"].filter(
q=>e[q]!=="never"),n=(0,S.h0)(f,e.githubToken),l=[],c=[];if(!n.ok)return{notes:l,warnings:o.map(q=>`the ${q} was not written: ${n.why}`)};const{run:m,token:y}=n.
value,A=await(0,w.N)(m,y,k,r),_=async()=>p(await(0,w.N)(m,y,O,r),m,a,s),$=(0,T.KY)(a,e,m),P=h(m),{pull:I,event:b}=m,{name:L,version:x}=e.dialect,V=(0,v.yR)(m,x===
null?L:`${L} ${x}`),K={comment:async()=>I===null?`skipped, a ${b} event has no pull request`:await C(A,{...a,run:m,pull:I.number,findLinks:_}),issue:async()=>P===
null?await M(A,{...a,run:m,key:V,now:$}):`skipped, ${P}`};for(const q of o)try{l.push(`${q}: ${await K[q]()}`)}catch(rt){const _t=i[q];c.push((0,R.Ic)(`the ${q}\
 was not written`,rt,{run:m,permission:_t}))}return{notes:e.issue!=="never"&&P===null?[...l,...u($,e)]:l,warnings:c}}async function p(a,f,{changes:s,located:r,context:e},o){
if(s?.kind==="files"||!r.some(({isOfRun:l})=>l)||f.pull===null)return e.links;try{const l=await a.listChangedFiles(f.pull.number);return(0,g.hP)(r,l,o,f)}catch(l){
if(l instanceof R.F9)return e.links;throw l}}function h({event:a,isDefaultBranch:f,pull:s}){return s!==null||a==="merge_group"?`a ${a} event checks a proposed c\
hange`:f===!1?"not on the default branch":null}function u({pending:a},{issueOpenAfter:f}){const s=Map.groupBy(a,([,r])=>r);return Array.from(s,([r,e])=>`issue: ${(0,D.
K4)(e,E,([n])=>n)} failed in ${r} of ${f} runs needed to open an issue`)}}),3565:((lt,N,t)=>{t.d(N,{fz:()=>Pt,fJ:()=>ut,QU:()=>It,N4:()=>Z,j_:()=>Y,Ko:()=>vt,R8:()=>nt,
ur:()=>Dt,Kn:()=>kt,u5:()=>Ht,Sy:()=>Tt});var D=t(3024),w=t(6760),R=t(857);function g(B){return B==null?"":typeof B=="string"||B instanceof String?B:JSON.stringify(
B)}function S(B){return Object.keys(B).length?{title:B.title,file:B.file,line:B.startLine,endLine:B.endLine,col:B.startColumn,endColumn:B.endColumn}:{}}function T(B,W,J){
const at=new M(B,W,J);process.stdout.write(at.toString()+R.EOL)}function v(B,W=""){T(B,{},W)}const C="::";class M{constructor(W,J,at){W||(W="missing.command"),this.
command=W,this.properties=J,this.message=at}toString(){let W=C+this.command;if(this.properties&&Object.keys(this.properties).length>0){W+=" ";let J=!0;for(const at in this.
properties)if(this.properties.hasOwnProperty(at)){const ft=this.properties[at];ft&&(J?J=!1:W+=",",W+=`${at}=${O(ft)}`)}}return W+=`${C}${k(this.message)}`,W}}function k(B){
return g(B).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function O(B){return g(B).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").
replace(/:/g,"%3A").replace(/,/g,"%2C")}function E(){throw new Error("this function of @actions/core is not bundled")}function i(){throw new Error("this functio\
n of @actions/core is not bundled")}var d=t(6928);function p(B){return B.replace(/[\\]/g,"/")}function h(B){return B.replace(/[/]/g,"\\")}function u(B){return B.
replace(/[/\\]/g,path.sep)}var a=function(B,W,J,at){function ft(it){return it instanceof J?it:new J(function(pt){pt(it)})}return new(J||(J=Promise))(function(it,pt){
function Et(Rt){try{St(at.next(Rt))}catch(xt){pt(xt)}}function Ct(Rt){try{St(at.throw(Rt))}catch(xt){pt(xt)}}function St(Rt){Rt.done?it(Rt.value):ft(Rt.value).then(
Et,Ct)}St((at=at.apply(B,W||[])).next())})},f;(function(B){B[B.Success=0]="Success",B[B.Failure=1]="Failure"})(f||(f={}));function s(B,W){const J=toCommandValue(
W);if(process.env[B]=J,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(B,W));issueCommand("set-env",{name:B},J)}function r(B){T(
"add-mask",{},B)}function e(B){process.env.GITHUB_PATH||""?issueFileCommand("PATH",B):issueCommand("add-path",{},B),process.env.PATH=`${B}${path.delimiter}${process.
env.PATH}`}function o(B,W){const J=process.env[`INPUT_${B.replace(/ /g,"_").toUpperCase()}`]||"";if(W&&W.required&&!J)throw new Error(`Input required and not su\
pplied: ${B}`);return W&&W.trimWhitespace===!1?J:J.trim()}function n(B,W){const J=o(B,W).split(`
`).filter(at=>at!=="");return W&&W.trimWhitespace===!1?J:J.map(at=>at.trim())}function l(B,W){const J=["true","True","TRUE"],at=["false","False","FALSE"],ft=o(B,
W);if(J.includes(ft))return!0;if(at.includes(ft))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${B}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function c(B,W){if(process.env.GITHUB_OUTPUT||"")return E("OUTPUT",i(B,W));process.
stdout.write(R.EOL),T("set-output",{name:B},g(W))}function m(B){issue("echo",B?"on":"off")}function y(B){process.exitCode=f.Failure,$(B)}function A(){return process.
env.RUNNER_DEBUG==="1"}function _(B){issueCommand("debug",{},B)}function $(B,W={}){T("error",S(W),B instanceof Error?B.toString():B)}function P(B,W={}){T("warni\
ng",S(W),B instanceof Error?B.toString():B)}function I(B,W={}){T("notice",S(W),B instanceof Error?B.toString():B)}function b(B){process.stdout.write(B+R.EOL)}function L(B){
v("group",B)}function x(){v("endgroup")}function V(B,W){return a(this,void 0,void 0,function*(){L(B);let J;try{J=yield W()}finally{x()}return J})}function K(B,W){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(B,W));issueCommand("save-state",{name:B},toCommandValue(W))}function Q(B){
return process.env[`STATE_${B}`]||""}function q(B){return a(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(B)})}var rt=t(1342),_t=t(5747),Ot=t(
4e3);const vt=B=>Object.fromEntries(B.map(W=>[W,o(W)]));function It(B){for(const W of B)r(W)}function Dt(B){for(const{kind:W,text:J}of B){const[at="",...ft]=J.split(
`
`);W==="plain"?b(J):(L(at),b(ft.join(`
`)),x())}}const yt={error:$,warning:P,notice:I};function Pt(B){for(const{level:W,message:J,line:at,column:ft,...it}of B)yt[W](J,{...it,...at===void 0?{}:{startLine:at},
...ft===void 0?{}:{startColumn:ft}})}const Tt=(B,W)=>Gt("GITHUB_STEP_SUMMARY",B,()=>W);function kt(B,W){const J=new Map;for(const[it,pt]of Object.entries(W))try{
B?Gt("GITHUB_OUTPUT",B,()=>Bt(it,pt)):c(it,pt)}catch(Et){J.set(it,(0,rt.A3)(Et))}const[at]=J.values();return at===void 0?[]:[`not written to GITHUB_OUTPUT, and \
empty for later steps: ${[...J.keys()].join(", ")}: ${at}`]}function Bt(B,W){const J=typeof W=="string"?W:JSON.stringify(W);if(/[\r\n]/.test(J))throw new rt.hM(
"the value has a line break");return`${B}=${J}
`}function Gt(B,W,J){if(!W)throw new rt.hM(`${B} is not set; run this as an action on a runner`);(0,_t.ET)((0,D.openSync)(W,"r+"),at=>{const{size:ft}=(0,D.fstatSync)(
at);try{(0,D.appendFileSync)(W,J())}catch(it){throw(0,D.fstatSync)(at).size>ft&&(0,D.ftruncateSync)(at,ft),it}})}function Ht(B,W){if(!B)throw new rt.hM("RUNNER_\
TEMP is not set; run this as an action on a runner");const J=(0,w.join)("tf-disco","report.json");return(0,rt.f8)(B,J,(0,rt.mk)(W)),(0,w.join)(B,J)}function Y(B){
if(B===void 0||B==="")return null;const W=(0,_t.yR)(B);try{if(W.ok)return JSON.parse(W.text)}catch{}const J=W.ok?"is not JSON":(0,Ot.mP)(W.failure);return P(`th\
e event of this run is ignored: the file in GITHUB_EVENT_PATH ${J}; check that no earlier step changes it`),null}function Z(B){for(const W of B)b(W)}function nt(B){
for(const W of B)P(W)}const ut=(B,W)=>$(W,{title:B})}),8782:((lt,N,t)=>{t.d(N,{$6:()=>O,$c:()=>C,at:()=>k,h0:()=>T,ng:()=>g});var D=t(4091),w=t(8820);const R=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function g(E,i){const d=s=>E[s]?.trim()??"",[,p,h]=R.exec(d("GITHUB_REPOSITORY"))??[];if(p===void 0||h===void 0)return null;const u=S(d("GITHUB_SERVER_URL")||"h\
ttps://github.com"),a=O(i,"repository","default_branch");return{...{workflow:v(d("GITHUB_WORKFLOW_REF"))??d("GITHUB_WORKFLOW"),job:d("GITHUB_JOB"),url:`${u}/${p}\
/${h}/actions/runs/${d("GITHUB_RUN_ID")}`,commit:O(i,"pull_request","head","sha")??d("GITHUB_SHA")},owner:p,repository:h,apiUrl:S(d("GITHUB_API_URL")||"https://\
api.github.com"),serverUrl:u,event:d("GITHUB_EVENT_NAME"),step:d("GITHUB_ACTION"),id:Number(/^\d+$/.exec(d("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:d("GITHUB_SH\
A"),pull:M(d("GITHUB_EVENT_NAME"),i),isDefaultBranch:a===void 0?null:d("GITHUB_REF")===`refs/heads/${a}`}}const S=E=>E.replace(/(?<!\/)\/+$/,"");function T(E,i){
return E===null?(0,D.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):i===null?(0,D.TR)("github-token is empty"):/^https?:$/.test(URL.parse(E.apiUrl)?.protocol??
"")?(0,D.Ju)({run:E,token:i}):(0,D.TR)(`GITHUB_API_URL is not an https URL: ${(0,w.RK)(E.apiUrl)}`)}const v=E=>/^[^/]+\/[^/]+\/(.+?)@/.exec(E)?.[1];function C(E,i){
if(E==="pull_request_target")return!1;const d=k(i,"pull_request","head"),[p,h]=[k(d,"repo","full_name"),k(i,"pull_request","base","repo","full_name")];return d!==
void 0&&p!==h}function M(E,i){const d=k(i,"pull_request","number");return typeof d!="number"||!Number.isSafeInteger(d)||d<=0?null:{number:d,isFork:C(E,i),from:O(
i,"pull_request","head","repo","full_name")??null}}function k(E,...i){return i.reduce((d,p)=>typeof d=="object"&&d!==null?Reflect.get(d,p):void 0,E)}function O(E,...i){
const d=k(E,...i);return typeof d=="string"?d:void 0}}),8065:((lt,N,t)=>{t.d(N,{Fr:()=>h,GN:()=>p,K$:()=>f,O7:()=>s,cn:()=>M,yi:()=>u});var D=t(4e3),w=t(8820),R=t(
6266),g=t(7574),S=t(9287),T=t(806),v=t(7822),C=t(7792);const M="the files",k=200,O="Terraform service discovery fails: ",E="Terraform service discovery recovers\
: ",i=3,d=10;function p({failing:{first:e,count:o}}){const n=e.filter(({recovering:$})=>$===void 0),[l,c]=n.length>0?[O,n]:[E,e],m=o-e.length+c.length,y=c.slice(
0,i).map(({subject:$})=>$),A=m>y.length?[`${m-y.length} more`]:[],_=(0,w.RK)(`${l}${[...y,...A].join(", ")}`);return _.length>k?`${l}${m} hosts`:_}const h=e=>e.
startsWith(O)||e.startsWith(E);function u(e,o,{outage:n,page:l,maxBytes:c}){const{startedAt:m}=o,y=n.failing.count>0?" Closes when all hosts recover.":"",A=a(n.
failing,m).map(R.ni);return(0,v.Cf)(S.i8,e,(0,T.du)(o,"brief",T.xy),{head:[`### ${(0,v.gD)(e,o)}`,...A].join(`

`),foot:(0,C.mG)`Last checked ${(0,g.QN)(m)}; details in the summary of ${(0,v.Fp)(l)}. Updated automatically.${y}`,maxBytes:c})}function a({first:e,count:o},n){
const c=[...Map.groupBy(e,({since:A,recovering:_})=>_===void 0?`Failing since ${(0,g.QN)(A)} (${(0,g.u8)(A,n)})`:`Recovering, ${_.good} of ${(0,D.px)(_.needed,"\
run")} without a failure`)].slice(0,d),m=o-c.flatMap(([,A])=>A).length,y=c.map(([A,_])=>{const $=C.Gy.sign(_.some(({recovering:I})=>I)?"works":"fails"),P=C.Gy.some(
_,d,({subject:I})=>r(I));return(0,C.mG)`${$} ${A}: ${P}`});return m>0?[...y,(0,C.mG)`and ${m} more`]:y}function f(e,o){const{at:n,down:l,up:c,gone:m,still:y,endedSince:A,
isReopened:_}=e,$=(b,L,x)=>x.length===0?C.Gy.nothing:(0,C.mG)`${C.Gy.sign(b)} ${L}: ${C.Gy.some(x,d,V=>V)}.`;return`${[_?(0,C.mG)`Reopened: the failure continues or has returned.`:
C.Gy.nothing,$("fails","Failing",l.map(r)),$("works","Recovered",c.map(({subject:b,since:L})=>(0,C.mG)`${r(b)} (after ${(0,g.u8)(L,n)})`)),$("skipped","No longe\
r checked",m.map(r)),$("fails","Still failing",y.map(r)),A===null?C.Gy.nothing:(0,C.mG)`${C.Gy.strong("Nothing fails any more.")} The outage lasted ${(0,g.u8)(A,
n)}, from ${(0,g.QN)(A)} to ${(0,g.QN)(n)}, as observed by this check.`,C.Gy.small(C.Gy.joined([(0,g.QN)(n),(0,v.Fp)(o)]))].filter(b=>!C.Gy.isEmpty(b)).map(R.ni).
join(`

`)}
`}const s=e=>`Duplicate of #${e}, which another run opened at the same time.
`,r=e=>e===M?e:C.Gy.code(e)})};export{Jt as ids,Zt as modules};
