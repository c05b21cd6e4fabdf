const mt=465,ut=[465],Et={4693:((z,L,t)=>{t.d(L,{k:()=>x});var j=t(3024),D=t(6760),h=t(5747),K=t(1831),W=t(1022),O=t(1731);function x(){const u=new Map,y=(s,f)=>{
const o=u.get(s)??(0,h.v2)(s);return u.set(s,o),o.filter(f).map(m=>(0,D.join)(s,m))};return(s,{host:f,namespace:o,type:m})=>y(s,v=>T((0,K.Pv)(v),f)).flatMap(v=>y(
v,R=>T((0,W.s)(R),o))).flatMap(v=>y(v,R=>T((0,W.s)(R),m))).some(v=>H(v,m))}const T=(u,y)=>u.ok&&u.value===y,S=/^[^\s_]*_[^\s_]*$/;function H(u,y){const s=(0,h.v2)(
u).some(o=>(0,O.rK)(o)!==null&&(0,h.wX)((0,D.join)(u,o)).some(m=>S.test(m)&&B((0,D.join)(u,o,m))===!0)),f=new RegExp(`^terraform-provider-${y}_${O.hZ}_[^\\s_]*_[\
^\\s_]*(?:_.*)?\\.zip$`,"s");return s||(0,h.wX)(u).some(o=>f.test(o.toLowerCase())&&B((0,D.join)(u,o))===!1)}const B=u=>(0,j.statSync)(u,{throwIfNoEntry:!1})?.isDirectory()??
null}),3427:((z,L,t)=>{t.d(L,{g:()=>O});var j=t(400),D=t(6134),h=t(8321),K=t(1022),W=t(5257);function O(x){const{body:T}=(0,j.K)(x),S=(0,D.SH)(T,"provider",1).flatMap(
({labels:[H],body:B})=>{const u=(0,K.m)(H?.value??"","terraform");if(u.kind!=="registry")return[];const y=(0,D.w4)(B,"hashes")?.value,f=(y?.kind==="tuple"?y.elements:
[]).flatMap(o=>o.kind==="string"?[(0,h.Yo)(o.value)]:[]);return[[(0,W.JT)(u),f.filter(o=>/^(?:h1|zh):/.test(o))]]});return new Map(S)}}),1460:((z,L,t)=>{t.d(L,{
E:()=>S,W:()=>T});var j=t(6760),D=t(5747),h=t(1831),K=t(8535),W=t(7773),O=t(7188);const x=new Set(W.f.flatMap(([,s])=>s.map(({name:f})=>f))),T=s=>s.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(f,o,m)=>x.has(o)?`\`--${o}${m===void 0?"":` ${m}`}\``:f).replaceAll("hostnames input","--hostnames"),S={setting:s=>`--${s}`,missingPath:(s,f)=>{const[o="",...m]=s.
split("=");if(m.length>0&&u(o))return`"${o}=\u2026" does not exist in ${f}; did you mean --tokens?`;const v=B(s,f),R=v===null?"":`; did you mean ${v}?`;return`"${s}\
" does not exist in ${f}${R}`}},H=new Map([...["init","lint","run","scan","test","validate"].map(s=>[s,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function B(s,f){const o=H.get(s)??(0,K.q)(s,O.bw);if(o!==null)return`"tf-disco ${o}"`;const m=(0,K.q)((0,j.basename)(s),(0,D.wX)((0,j.dirname)((0,j.
resolve)(f,s))));if(m!==null)return`"${(0,j.join)((0,j.dirname)(s),m)}"`;const v=s.replace(/^https:\/\/|\/$/g,""),R=(0,h.Pv)(v);return R.ok&&u(v)?`--hostnames ${(0,h.
nx)(R.value)}`:null}const u=s=>s.includes(".")&&!y.test(s)&&(0,h.Pv)(s).ok,y=/\.(?:tf|tofu|hcl|json|tfvars)$/}),8465:((z,L,t)=>{t.r(L),t.d(L,{listUsages:()=>at});
var j=t(1992),D=t(5799),h=t(2057),K=t(6174),W=t(3592),O=t(8641);function*x(c,n=W.xv){const{usages:r,notes:e,dialect:a,...d}=c;for(const{isHostImplied:M,directHost:i,
needs:p,place:l,...E}of r){const $=E.hasOwnToken||void 0,I=E.isOverridden||void 0;yield`${T({...E,hasOwnToken:$,isOverridden:I,...l})}
`}const P={kind:"repository",schemaVersion:W.G5,version:n,...d,locks:d.locks.map(({file:M,hashes:i})=>({file:M,hashes:Object.fromEntries(i)})),dialect:B(a),usages:r.
length,notes:e.map(u)};for(const[M,i]of Object.entries(P))if(i!==!1&&(yield`${M==="kind"?"{":","}"${M}":${Array.isArray(i)?"[":T(i)}`,!!Array.isArray(i))){for(const[
p,l]of i.entries())yield`${p===0?"":","}${T(l)}`;yield"]"}yield`}
`}function T(c){const n=JSON.stringify(c),r=!(0,K.r_)(n)&&!n.includes("false");return(0,O.s$)(r?n:JSON.stringify(c,H))}const S=new Set(["file","directory"]);function H(c,n){
return typeof n=="string"?S.has(c)?n:c==="text"?(0,K.Qj)(n):(0,K._U)(n):n===!1?void 0:n}const B=({name:c,releases:n,evidence:r,...e})=>({...e,releases:n.map(({name:a})=>a),
evidence:r.map(({isCloud:a,...d})=>d)});function u(c){const{affects:n,clients:r,namedHost:e,places:a,isPlaceholder:d}=c,{code:P,severity:M,message:i,help:p}=c.problem;
return{code:P,severity:M,message:i,help:p,affects:n,clients:r,namedHost:e,places:a,isPlaceholder:d}}var y=t(6763),s=t(1831),f=t(4120),o=t(8884),m=t(7146);function*v(c,n,r,e){
const a=Map.groupBy(n,({host:l})=>l),d=c.flatMap(l=>[...R(l)].map(E=>({host:E,usage:l}))),P=Map.groupBy(d,({host:l})=>l),M=[...P.keys()].filter(l=>l!==null);for(const l of[
...M,null]){const E=P.get(l)??[];if(E.length===0)continue;const $=l===null?[(0,m.nI)("no registry","bold",e)]:C(l,a.get(l)??[],r.get(l),e),I=E.map(({usage:A})=>A);
for(const A of[...$,...w(I,l,e),""])yield`${(0,O.BP)(A)}
`}const i=M.filter(l=>a.has(l)&&!r.has(l)).length,p=(0,f.px)(M.length,"registry host");yield`${M.length===0?"no registry host is used":`${i} of ${p} would be co\
ntacted`}
`}const R=({host:c,needs:n})=>new Set(n.length===0?[c]:n.map(r=>r.host));function C(c,n,r,e){const d=[...Map.groupBy(n,({clients:g})=>(0,f.wO)(g))].map(([g,_])=>`${_.
map(({service:U})=>(0,O.RK)(U)).join(", ")} for ${g}`),P=d.length===0?"no service is required":d.join("; "),i=d.length>0&&r===void 0?P:`not contacted; ${P}`,p=`${(0,O.
RK)((0,s.nx)(c))}:`,l=(0,m.wW)({indent:0,label:p,style:"bold",text:i},e);if(r===void 0)return l;const E=(g,_)=>(0,m.wW)({indent:2,label:`${g}:`,style:"dim",text:(0,O.
RK)(_)},e),{code:$,message:I,help:A}=r;return[...l,...E($,I),...A===void 0?[]:E("help",A)]}const F=32;function w(c,n,r){const e=c.map(i=>{const{kind:p,text:l,version:E,
place:$,needs:I}=i,A=I.filter(U=>U.host===n),g=[l??"\u2013",E?.text??""].map(K.Qj),_=[...new Set(A.map(({service:U})=>U))];return{place:(0,o.R3)($),kind:p.replaceAll(
"_"," "),what:g.flatMap(U=>(0,O.RK)(U)||[]).join(" "),services:_.map(U=>(0,O.RK)(U)).join(", ")}}),a=i=>i.reduce((p,{length:l})=>Math.max(p,l),0),d=Math.min(a(e.
map(({place:i})=>i)),F)+2,P=a(e.map(({kind:i})=>i)),M=new Set(e.map(({services:i})=>i)).size>1;return e.flatMap(({place:i,kind:p,what:l,services:E})=>{const $=M&&
E!==""?` (${E})`:"",I=`${p.padEnd(P)}  ${l}${$}`;return(0,m.wW)({indent:2,label:i,style:"dim",column:d,text:I},r)})}var N=t(1460),J=t(5751),Y=t(1435),Z=t(6760),
k=t(5747),b=t(9498),q=t(3427),Q=t(2803),tt=t(6034),X=t(370);function nt(c,n,r){const{directory:e,environment:a}=r,{dialect:d,usedBy:P,usages:M,notes:i}=(0,X.o0)(
n,c,r),{clients:p}=d,{declared:l,files:E,bytes:$,isEmpty:I}=c,A=(0,tt.lz)({usages:M,declared:l,clients:p},n,!0),g=(0,X.C_)(c,n)?(0,Q.KX)(M,p,(0,Q.Up)(e)):[],_={
dialect:d,setting:n.dialect,usages:M,notes:i,declared:l};return{..._,repository:(0,b.K)(e,()=>st(_),a),usedBy:P(),files:E,bytes:$,isEmpty:I,roots:ot(A),locks:et(
A,e),plugins:g}}function st({usages:c,notes:n,declared:r,dialect:e}){const a=new Set;for(const{place:d}of c)a.add(d.file);for(const d of r)a.add(d.place.file);for(const{
place:d}of e.evidence)a.add(d.file);for(const d of n)d.problem.code.startsWith("file-")||a.add((0,D.W7)(d));return a}function ot(c){const n=new Map;for(const{client:r,
roots:e}of c)for(const{name:a}of e)n.set(a,[...n.get(a)??[],r]);return Array.from(n,([r,e])=>({directory:r||".",clients:e}))}function et(c,n){const r=new Set(c.
flatMap(({roots:e})=>e.flatMap(({lockFile:a})=>a??[])));return Array.from(r,e=>{const a=(0,k.yR)((0,Z.join)(n,e));return{file:e,hashes:a.ok?(0,q.g)(a.text):new Map}})}
var V=t(2859);async function at({raw:c,output:n},r){const{program:e,secrets:a,stop:d}=r,{env:P,stdout:M,stderr:i}=e,p={environment:P,directory:e.cwd()},l={...p,
wording:N.E,stop:d,progress:()=>{}},E=(0,J.s)(c,l),$=await(0,X.SQ)(E,l),A=n.format==="json"?nt($,E,p):null,g=A??rt($,E,p),_=(0,V.CG)(E,g.usages,g.dialect.clients),
U={...(0,h.aH)(M,n.color,P),withFlags:N.W},ct=(0,V.en)(_,E,g.dialect),it=A===null?v(g.usages,_,ct,U):(await Promise.all([t.e(120),t.e(272),t.e(579),t.e(890),t.e(
192),t.e(60)]).then(t.bind(t,7060))).readableFile(A,x),dt=(0,j.wX)(_);await(0,h.yy)(M,Iterator.from(it).map(G=>a.redact(G,dt)));const ft="remarks"in g?(0,y.q9)(
g.remarks):[];return await(0,h.yy)(i,a.redact(ft.map(G=>`${(0,O.RK)(G)}
`))),$.isEmpty&&i.write(`tf-disco: found no Terraform or OpenTofu files
`),await lt(g.notes,r),0}function rt(c,n,r){const{dialect:e,usages:a,notes:d}=(0,X.o0)(n,c,r),P={...r,mayHavePlugins:(0,X.C_)(c,n)};return{...(0,Y.j)(a,n,e,P),dialect:e,
notes:d}}async function lt(c,{program:n,secrets:r}){const e=c.map(a=>`${(0,O.RK)((0,D.W7)(a))}:${(0,D.Xd)(a)?.line}: ${a.problem.code}: ${(0,O.RK)(a.problem.message)}\

`);await(0,h.yy)(n.stderr,r.redact([...new Set(e)]))}}),2803:((z,L,t)=>{t.d(L,{KX:()=>y,Ml:()=>H,Up:()=>S});var j=t(3024),D=t(6760),h=t(3916),K=t(4693),W=t(9562),
O=t(7523),x=t(5257),T=t(7854);function S(s){return B(f=>{const o=(0,D.join)(s,f);return(0,j.existsSync)(o)?o:null},(0,K.k)())}function H(s){const f=new Map(s.map(
({directory:o,providers:m})=>[u(o),new Set(m)]));return B(o=>f.has(o)?o:null,(o,m)=>f.get(o)?.has((0,x.JT)(m))??!1)}function B(s,f){const o=(0,T.Oo)(m=>{const v=m.
replace(/\/$/,""),R=v==="."||m!==v,C=u(v),F=s(C),w=R?[]:o((0,h.dirname)(v));return F===null?w:[{path:F,shown:C},...w]});return{around:o,holds:f}}const u=s=>`${s===
"."?"":`${s}/`}terraform.d/plugins`;function y(s,f,{around:o,holds:m}){const v=s.flatMap(C=>{const F=o((0,h.dirname)(C.place.file));return F.length===0?[]:C.needs.
filter(({service:N})=>N===W.xq).flatMap(({host:N})=>f.flatMap(J=>(0,O.lc)(C,N,J)??[])).flatMap(N=>F.filter(({path:J})=>m(J,N)).map(({shown:J})=>({shown:J,provider:(0,x.
JT)(N)})))}),R=Map.groupBy(v,({shown:C})=>(0,h.dirname)((0,h.dirname)(C)));return Array.from(R,([C,F])=>({directory:C,providers:[...new Set(F.map(({provider:w})=>w))]}))}})};export{mt as id,ut as ids,Et as modules};
