const pt=465,Mt=[465],Et={4693:((z,L,t)=>{t.d(L,{k:()=>x});var A=t(3024),y=t(6760),M=t(5747),W=t(1831),C=t(1022),h=t(1731);function x(){const m=new Map,$=(n,i)=>{
const r=m.get(n)??(0,M.v2)(n);return m.set(n,r),r.filter(i).map(d=>(0,y.join)(n,d))};return(n,{host:i,namespace:r,type:d})=>$(n,p=>I((0,W.Pv)(p),i)).flatMap(p=>$(
p,R=>I((0,C.s)(R),r))).flatMap(p=>$(p,R=>I((0,C.s)(R),d))).some(p=>H(p,d))}const I=(m,$)=>m.ok&&m.value===$,S=/^[^\s_]*_[^\s_]*$/;function H(m,$){const n=(0,M.v2)(
m).some(r=>(0,h.rK)(r)!==null&&(0,M.wX)((0,y.join)(m,r)).some(d=>S.test(d)&&T((0,y.join)(m,r,d))===!0)),i=new RegExp(`^terraform-provider-${$}_${h.hZ}_[^\\s_]*_[\
^\\s_]*(?:_.*)?\\.zip$`,"s");return n||(0,M.wX)(m).some(r=>i.test(r.toLowerCase())&&T((0,y.join)(m,r))===!1)}const T=m=>(0,A.statSync)(m,{throwIfNoEntry:!1})?.isDirectory()??
null}),3427:((z,L,t)=>{t.d(L,{g:()=>C});var A=t(400),y=t(6134),M=t(1022),W=t(5257);function C(h){const{body:x}=(0,A.K)(h),I=(0,y.SH)(x,"provider",1).flatMap(({labels:[
S],body:H})=>{const T=(0,M.m)(S?.value??"","terraform");if(T.kind!=="registry")return[];const m=(0,y.w4)(H,"hashes")?.value,n=(m?.kind==="tuple"?m.elements:[]).
flatMap(i=>i.kind==="string"?[i.value]:[]);return[[(0,W.JT)(T),n.filter(i=>/^(?:h1|zh):/.test(i))]]});return new Map(I)}}),1460:((z,L,t)=>{t.d(L,{E:()=>S,W:()=>I});
var A=t(6760),y=t(5747),M=t(1831),W=t(8535),C=t(7773),h=t(7188);const x=new Set(C.f.flatMap(([,n])=>n.map(({name:i})=>i))),I=n=>n.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(i,r,d)=>x.has(r)?`\`--${r}${d===void 0?"":` ${d}`}\``:i).replaceAll("hostnames input","--hostnames"),S={setting:n=>`--${n}`,missingPath:(n,i)=>{const[r="",...d]=n.
split("=");if(d.length>0&&m(r))return`"${r}=\u2026" does not exist in ${i}; did you mean --tokens?`;const p=T(n,i),R=p===null?"":`; did you mean ${p}?`;return`"${n}\
" does not exist in ${i}${R}`}},H=new Map([...["init","lint","run","scan","test","validate"].map(n=>[n,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function T(n,i){const r=H.get(n)??(0,W.q)(n,h.bw);if(r!==null)return`"tf-disco ${r}"`;const d=(0,W.q)((0,A.basename)(n),(0,y.wX)((0,A.dirname)((0,A.
resolve)(i,n))));if(d!==null)return`"${(0,A.join)((0,A.dirname)(n),d)}"`;const p=n.replace(/^https:\/\/|\/$/g,""),R=(0,M.Pv)(p);return R.ok&&m(p)?`--hostnames ${(0,M.
nx)(R.value)}`:null}const m=n=>n.includes(".")&&!$.test(n)&&(0,M.Pv)(n).ok,$=/\.(?:tf|tofu|hcl|json|tfvars)$/}),8465:((z,L,t)=>{t.r(L),t.d(L,{listUsages:()=>rt});
var A=t(1992),y=t(5799),M=t(2057),W=t(3592),C=t(6174),h=t(8641);function*x(l,s){const{usages:a,notes:o,dialect:e,...f}=l;for(const{isHostImplied:O,directHost:g,
needs:u,place:E,...c}of a)yield I({...c,...E});yield I({kind:"repository",schemaVersion:W.G5,version:s,...f,dialect:T(e),usages:a.length,notes:o.map(m)})}const I=l=>(0,h.
s$)(`${JSON.stringify(l,H)}
`),S=new Set(["file","directory"]);function H(l,s){if(typeof s=="string")return S.has(l)?s:l==="text"?(0,C.Q)(s):(0,C._)(s);if(s!==!1)return s instanceof Map?Object.
fromEntries(s):s}const T=({name:l,releases:s,evidence:a,...o})=>({...o,releases:s.map(({name:e})=>e),evidence:a.map(({isCloud:e,...f})=>f)});function m(l){const{
affects:s,clients:a,namedHost:o,places:e,isPlaceholder:f}=l,{code:O,severity:g,message:u,help:E}=l.problem;return{code:O,severity:g,message:u,help:E,affects:s,clients:a,
namedHost:o,places:e,isPlaceholder:f}}var $=t(6763),n=t(1831),i=t(4120),r=t(8884),d=t(7146);function*p(l,s,a,o){const e=Map.groupBy(s,({host:c})=>c),f=l.flatMap(
c=>[...R(c)].map(v=>({host:v,usage:c}))),O=Map.groupBy(f,({host:c})=>c),g=[...O.keys()].filter(c=>c!==null);for(const c of[...g,null]){const v=O.get(c)??[];if(v.
length===0)continue;const K=c===null?[(0,d.nI)("no registry","bold",o)]:B(c,e.get(c)??[],a.get(c),o),_=v.map(({usage:D})=>D);for(const D of[...K,...F(_,c,o),""])
yield`${(0,h.BP)(D)}
`}const u=g.filter(c=>e.has(c)&&!a.has(c)).length,E=(0,i.px)(g.length,"registry host");yield`${g.length===0?"no registry host is used":`${u} of ${E} would be co\
ntacted`}
`}const R=({host:l,needs:s})=>new Set(s.length===0?[l]:s.map(a=>a.host));function B(l,s,a,o){const f=[...Map.groupBy(s,({clients:P})=>(0,i.wO)(P))].map(([P,j])=>`${j.
map(({service:U})=>(0,h.RK)(U)).join(", ")} for ${P}`),O=f.length===0?"no service is required":f.join("; "),u=f.length>0&&a===void 0?O:`not contacted; ${O}`,E=`${(0,h.
RK)((0,n.nx)(l))}:`,c=(0,d.wW)({indent:0,label:E,style:"bold",text:u},o);if(a===void 0)return c;const v=(P,j)=>(0,d.wW)({indent:2,label:`${P}:`,style:"dim",text:(0,h.
RK)(j)},o),{code:K,message:_,help:D}=a;return[...c,...v(K,_),...D===void 0?[]:v("help",D)]}const w=32;function F(l,s,a){const o=l.map(u=>{const{kind:E,text:c,version:v,
place:K,needs:_}=u,D=_.filter(U=>U.host===s),P=[c??"\u2013",v?.text??""].map(C.Q),j=[...new Set(D.map(({service:U})=>U))];return{place:(0,r.R3)(K),kind:E.replaceAll(
"_"," "),what:P.flatMap(U=>(0,h.RK)(U)||[]).join(" "),services:j.map(U=>(0,h.RK)(U)).join(", ")}}),e=u=>u.reduce((E,{length:c})=>Math.max(E,c),0),f=Math.min(e(o.
map(({place:u})=>u)),w)+2,O=e(o.map(({kind:u})=>u)),g=new Set(o.map(({services:u})=>u)).size>1;return o.flatMap(({place:u,kind:E,what:c,services:v})=>{const K=g&&
v!==""?` (${v})`:"",_=`${E.padEnd(O)}  ${c}${K}`;return(0,d.wW)({indent:2,label:u,style:"dim",column:f,text:_},a)})}var N=t(1460),X=t(5751),Z=t(3152),Y=t(1435),
k=t(6760),b=t(5747),q=t(9498),tt=t(3427),Q=t(2803),nt=t(6034),J=t(370);function st(l,s,a){const{directory:o,environment:e}=a,{dialect:f,usedBy:O,usages:g,notes:u}=(0,J.
o0)(s,l,a),{clients:E}=f,{declared:c,files:v,bytes:K,isEmpty:_}=l,D=(0,nt.lz)({usages:g,declared:c,clients:E},s,!0),P=(0,J.C_)(l,s)?(0,Q.KX)(g,E,(0,Q.Up)(o)):[],
j={dialect:f,setting:s.dialect,usages:g,notes:u,declared:c};return{...j,repository:(0,q.K)(o,ot(j),e),usedBy:O(),files:v,bytes:K,isEmpty:_,roots:et(D),locks:at(
D,o),plugins:P}}function ot({usages:l,notes:s,declared:a,dialect:o}){const e=new Set;for(const{place:f}of l)e.add(f.file);for(const f of a)e.add(f.place.file);for(const{
place:f}of o.evidence)e.add(f.file);for(const f of s)f.problem.code.startsWith("file-")||e.add((0,y.W7)(f));return e}function et(l){const s=l.flatMap(({client:a,
roots:o})=>o.map(({name:e})=>({directory:e===""?".":e,client:a})));return Array.from(Map.groupBy(s,({directory:a})=>a),([a,o])=>({directory:a,clients:o.map(({client:e})=>e)}))}
function at(l,s){const a=new Set(l.flatMap(({roots:o})=>o.flatMap(({lockFile:e})=>e??[])));return Array.from(a,o=>{const e=(0,b.yR)((0,k.join)(s,o));return{file:o,
hashes:e.ok?(0,tt.g)(e.text):new Map}})}var V=t(2859);async function rt({raw:l,output:s},a){const{program:o,secrets:e,stop:f}=a,{env:O,stdout:g,stderr:u}=o,E={environment:O,
directory:o.cwd()},c={...E,wording:N.E,stop:f,progress:()=>{}},v=(0,X.s)(l,c),K=await(0,J.SQ)(v,c),D=s.format==="json"?st(K,v,E):null,P=D??ct(K,v,E),j=(0,V.CG)(
v,P.usages,P.dialect.clients),U={...(0,M.aH)(g,s.color,O),withFlags:N.W},dt=(0,V.en)(j,v,P.dialect),ft=D===null?p(P.usages,j,dt,U):await lt(D),mt=(0,A.wX)(j);await(0,M.
yy)(g,Iterator.from(ft).map(G=>e.redact(G,mt)));const ut="remarks"in P?(0,$.q9)(P.remarks):[];return await(0,M.yy)(u,e.redact(ut.map(G=>`${(0,h.RK)(G)}
`))),K.isEmpty&&u.write(`tf-disco: found no Terraform or OpenTofu files
`),await it(P.notes,a),0}async function lt(l){const s=[...x(l,W.xv)],{refusalOf:a}=await Promise.all([t.e(120),t.e(272),t.e(579),t.e(890),t.e(192),t.e(60)]).then(
t.bind(t,7060)),o=a(s);if(o===null)return s;throw new Z.GN([`the usages of this repository cannot be written: ${o}`])}function ct(l,s,a){const{dialect:o,usages:e,
notes:f}=(0,J.o0)(s,l,a),O={...a,mayHavePlugins:(0,J.C_)(l,s)};return{...(0,Y.j)(e,s,o,O),dialect:o,notes:f}}async function it(l,{program:s,secrets:a}){const o=l.
map(e=>`${(0,h.RK)((0,y.W7)(e))}:${(0,y.Xd)(e)?.line}: ${e.problem.code}: ${(0,h.RK)(e.problem.message)}
`);await(0,M.yy)(s.stderr,a.redact([...new Set(o)]))}}),2803:((z,L,t)=>{t.d(L,{KX:()=>$,Ml:()=>H,Up:()=>S});var A=t(3024),y=t(6760),M=t(3916),W=t(4693),C=t(9562),
h=t(7523),x=t(5257),I=t(7854);function S(n){return T(i=>{const r=(0,y.join)(n,i);return(0,A.existsSync)(r)?r:null},(0,W.k)())}function H(n){const i=new Map(n.map(
({directory:r,providers:d})=>[m(r),new Set(d)]));return T(r=>i.has(r)?r:null,(r,d)=>i.get(r)?.has((0,x.JT)(d))??!1)}function T(n,i){const r=(0,I.Oo)(d=>{const p=d.
replace(/\/$/,""),R=p==="."||d!==p,B=m(p),w=n(B),F=R?[]:r((0,M.dirname)(p));return w===null?F:[{path:w,shown:B},...F]});return{around:r,holds:i}}const m=n=>`${n===
"."?"":`${n}/`}terraform.d/plugins`;function $(n,i,{around:r,holds:d}){const p=n.flatMap(B=>{const w=r((0,M.dirname)(B.place.file));return w.length===0?[]:B.needs.
filter(({service:N})=>N===C.xq).flatMap(({host:N})=>i.flatMap(X=>(0,h.lc)(B,N,X)??[])).flatMap(N=>w.filter(({path:X})=>d(X,N)).map(({shown:X})=>({shown:X,provider:(0,x.
JT)(N)})))}),R=Map.groupBy(p,({shown:B})=>(0,M.dirname)((0,M.dirname)(B)));return Array.from(R,([B,w])=>({directory:B,providers:[...new Set(w.map(({provider:F})=>F))]}))}})};export{pt as id,Mt as ids,Et as modules};
