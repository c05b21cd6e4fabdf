const ut=465,mt=[465],Et={4693:((X,L,n)=>{n.d(L,{k:()=>T});var R=n(3024),D=n(6760),M=n(5747),C=n(1831),j=n(1022),O=n(1731);function T(){const p=new Map,y=(t,o)=>{
const s=p.get(t)??(0,M.v2)(t);return p.set(t,s),s.filter(o).map(r=>(0,D.join)(t,r))};return(t,{host:o,namespace:s,type:r})=>y(t,l=>B((0,C.Pv)(l),o)).flatMap(l=>y(
l,E=>B((0,j.s)(E),s))).flatMap(l=>y(l,E=>B((0,j.s)(E),r))).some(l=>S(l,r))}const B=(p,y)=>p.ok&&p.value===y,x=/^[^\s_]*_[^\s_]*$/;function S(p,y){const t=(0,M.v2)(
p).some(s=>(0,O.rK)(s)!==null&&(0,M.wX)((0,D.join)(p,s)).some(r=>x.test(r)&&I((0,D.join)(p,s,r))===!0)),o=new RegExp(`^terraform-provider-${y}_${O.hZ}_[^\\s_]*_[\
^\\s_]*(?:_.*)?\\.zip$`,"s");return t||(0,M.wX)(p).some(s=>o.test(s.toLowerCase())&&I((0,D.join)(p,s))===!1)}const I=p=>(0,R.statSync)(p,{throwIfNoEntry:!1})?.isDirectory()??
null}),7146:((X,L,n)=>{n.d(L,{Wc:()=>y,ky:()=>O,nI:()=>D,nc:()=>x,wW:()=>C});const R={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};function D(t,o,s){return s.
colour?`\x1B[${R[o]}m${t}\x1B[0m`:t}const M=(t,o,{hyperlinks:s})=>o===void 0||!s?t:`\x1B]8;;${o}\x1B\\${t}\x1B]8;;\x1B\\`;function C(t,o){const s=" ".repeat(t.indent),
r=t.label.padEnd((t.column??0)-1),l=" ".repeat(t.indent+(t.column??2)),E=o.width-s.length-r.length-1,[g="",...$]=T(t.text,E,o.width-l.length,o),K=M(D(r,t.style,
o),t.url,o),U=j(g,t.linked,o);return[`${s}${K} ${U}`.trimEnd(),...$.map(J=>`${l}${J}`)]}function j(t,o,s){return!o?.url||!t.startsWith(o.text)?t:`${M(o.text,o.url,
s)}${t.slice(o.text.length)}`}function O(t,o){const[s="",...r]=T(t,o.width,o.width-2,o);return[s,...r.map(l=>`  ${l}`)]}function T(t,o,s,{withFlags:r}){const l=[];
let E="",g=0;for(const $ of(r?.(t)??t).split(" ")){const K=x($),U=l.length===0?o:s;E!==""&&g+1+K>U&&(l.push(E),E=""),g=E===""?K:g+1+K,E=E===""?$:`${E} ${$}`}return[
...l,E]}const B=/^[ -~]*$/;function x(t){if(B.test(t))return t.length;let o=0;for(const s of t)o+=S(s);return o}function S(t){return B.test(t)?1:I(t)?0:new RegExp(
"\\p{Regional_Indicator}","u").test(t)?1:p(t)?2:1}const I=t=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(t),p=t=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(t);function y(t,o,s){let[r,l]=["",0];for(const E of t){const g=S(E),$=l+g;if(l>=o&&$<=s&&(g>0||l>o)?r+=E:r+=" ".repeat(Math.max(0,Math.min($,s)-Math.max(l,
o))),l=$,l>s)break}return r}}),3427:((X,L,n)=>{n.d(L,{g:()=>O});var R=n(400),D=n(6134),M=n(8321),C=n(1022),j=n(5257);function O(T){const{body:B}=(0,R.K)(T),x=(0,D.
SH)(B,"provider",1).flatMap(({labels:[S],body:I})=>{const p=(0,C.m)(S?.value??"","terraform");if(p.kind!=="registry")return[];const y=(0,D.w4)(I,"hashes")?.value,
o=(y?.kind==="tuple"?y.elements:[]).flatMap(s=>s.kind==="string"?[(0,M.Yo)(s.value)]:[]);return[[(0,j.JT)(p),o.filter(s=>/^(?:h1|zh):/.test(s))]]});return new Map(
x)}}),1460:((X,L,n)=>{n.d(L,{E:()=>x,W:()=>B});var R=n(6760),D=n(5747),M=n(1831),C=n(8535),j=n(7773),O=n(7188);const T=new Set(j.f.flatMap(([,t])=>t.map(({name:o})=>o))),
B=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(o,s,r)=>T.has(s)?`\`--${s}${r===void 0?"":` ${r}`}\``:o).replaceAll("hostnames input","--hostnames"),x={
setting:t=>`--${t}`,missingPath:(t,o)=>{const[s="",...r]=t.split("=");if(r.length>0&&p(s))return`"${s}=\u2026" does not exist in ${o}; did you mean --tokens?`;const l=I(
t,o),E=l===null?"":`; did you mean ${l}?`;return`"${t}" does not exist in ${o}${E}`}},S=new Map([...["init","lint","run","scan","test","validate"].map(t=>[t,"ch\
eck"]),["hosts","usages"],["list","usages"],["version","--version"]]);function I(t,o){const s=S.get(t)??(0,C.q)(t,O.bw);if(s!==null)return`"tf-disco ${s}"`;const r=(0,C.
q)((0,R.basename)(t),(0,D.wX)((0,R.dirname)((0,R.resolve)(o,t))));if(r!==null)return`"${(0,R.join)((0,R.dirname)(t),r)}"`;const l=t.replace(/^https:\/\/|\/$/g,""),
E=(0,M.Pv)(l);return E.ok&&p(l)?`--hostnames ${(0,M.nx)(E.value)}`:null}const p=t=>t.includes(".")&&!y.test(t)&&(0,M.Pv)(t).ok,y=/\.(?:tf|tofu|hcl|json|tfvars)$/}),
8465:((X,L,n)=>{n.r(L),n.d(L,{listUsages:()=>rt});var R=n(1992),D=n(5799),M=n(2057),C=n(6174),j=n(3592),O=n(8641);function*T(f,e=j.xv){const{usages:i,notes:a,dialect:c,
...m}=f;for(const{isHostImplied:v,directHost:u,needs:P,place:d,...h}of i){const F=h.hasOwnToken||void 0,w=h.isOverridden||void 0;yield`${B({...h,hasOwnToken:F,isOverridden:w,
...d})}
`}const A={kind:"repository",schemaVersion:j.G5,version:e,...m,locks:m.locks.map(({file:v,hashes:u})=>({file:v,hashes:Object.fromEntries(u)})),dialect:I(c),usages:i.
length,notes:a.map(p)};for(const[v,u]of Object.entries(A))if(u!==!1&&(yield`${v==="kind"?"{":","}"${v}":${Array.isArray(u)?"[":B(u)}`,!!Array.isArray(u))){for(const[
P,d]of u.entries())yield`${P===0?"":","}${B(d)}`;yield"]"}yield`}
`}function B(f){const e=JSON.stringify(f),i=!(0,C.r_)(e)&&!e.includes("false");return(0,O.s$)(i?e:JSON.stringify(f,S))}const x=new Set(["file","directory"]);function S(f,e){
return typeof e=="string"?x.has(f)?e:f==="text"?(0,C.Qj)(e):(0,C._U)(e):e===!1?void 0:e}const I=({name:f,releases:e,evidence:i,...a})=>({...a,releases:e.map(({name:c})=>c),
evidence:i.map(({isCloud:c,...m})=>m)});function p(f){const{affects:e,clients:i,namedHost:a,places:c,isPlaceholder:m}=f,{code:A,severity:v,message:u,help:P}=f.problem;
return{code:A,severity:v,message:u,help:P,affects:e,clients:i,namedHost:a,places:c,isPlaceholder:m}}var y=n(6763),t=n(1831),o=n(4120),s=n(8884),r=n(7146);function*l(f,e,i,a){
const c=Map.groupBy(e,({host:d})=>d),m=f.flatMap(d=>[...E(d)].map(h=>({host:h,usage:d}))),A=Map.groupBy(m,({host:d})=>d),v=[...A.keys()].filter(d=>d!==null);for(const d of[
...v,null]){const h=A.get(d)??[];if(h.length===0)continue;const F=d===null?[(0,r.nI)("no registry","bold",a)]:g(d,c.get(d)??[],i.get(d),a),w=h.map(({usage:W})=>W);
for(const W of[...F,...K(w,d,a),""])yield`${(0,O.BP)(W)}
`}const u=v.filter(d=>c.has(d)&&!i.has(d)).length,P=(0,o.px)(v.length,"registry host");yield`${v.length===0?"no registry host is used":`${u} of ${P} would be co\
ntacted`}
`}const E=({host:f,needs:e})=>new Set(e.length===0?[f]:e.map(i=>i.host));function g(f,e,i,a){const m=[...Map.groupBy(e,({clients:_})=>(0,o.wO)(_))].map(([_,H])=>`${H.
map(({service:N})=>(0,O.RK)(N)).join(", ")} for ${_}`),A=m.length===0?"no service is required":m.join("; "),u=m.length>0&&i===void 0?A:`not contacted; ${A}`,P=`${(0,O.
RK)((0,t.nx)(f))}:`,d=(0,r.wW)({indent:0,label:P,style:"bold",text:u},a);if(i===void 0)return d;const h=(_,H)=>(0,r.wW)({indent:2,label:`${_}:`,style:"dim",text:(0,O.
RK)(H)},a),{code:F,message:w,help:W}=i;return[...d,...h(F,w),...W===void 0?[]:h("help",W)]}const $=32;function K(f,e,i){const a=f.map(u=>{const{kind:P,text:d,version:h,
place:F,needs:w}=u,W=w.filter(N=>N.host===e),_=[d??"\u2013",h?.text??""].map(C.Qj),H=[...new Set(W.map(({service:N})=>N))];return{place:(0,s.R3)(F),kind:P.replaceAll(
"_"," "),what:_.flatMap(N=>(0,O.RK)(N)||[]).join(" "),services:H.map(N=>(0,O.RK)(N)).join(", ")}}),c=u=>u.reduce((P,{length:d})=>Math.max(P,d),0),m=Math.min(c(a.
map(({place:u})=>u)),$)+2,A=c(a.map(({kind:u})=>u)),v=new Set(a.map(({services:u})=>u)).size>1;return a.flatMap(({place:u,kind:P,what:d,services:h})=>{const F=v&&
h!==""?` (${h})`:"",w=`${P.padEnd(A)}  ${d}${F}`;return(0,r.wW)({indent:2,label:u,style:"dim",column:m,text:w},i)})}var U=n(1460),J=n(5751),V=n(1435),Z=n(6760),
k=n(5747),b=n(9498),q=n(3427),Q=n(2803),tt=n(6034),z=n(370);function nt(f,e,i){const{directory:a,environment:c}=i,{dialect:m,usedBy:A,usages:v,notes:u}=(0,z.o0)(
e,f,i),{clients:P}=m,{declared:d,files:h,bytes:F,isEmpty:w}=f,W=(0,tt.lz)({usages:v,declared:d,clients:P},e,!0),_=(0,z.C_)(f,e)?(0,Q.KX)(v,P,(0,Q.Up)(a)):[],H={
dialect:m,setting:e.dialect,usages:v,notes:u,declared:d};return{...H,repository:(0,b.K)(a,()=>st(H),c),usedBy:A(),files:h,bytes:F,isEmpty:w,roots:ot(W),locks:et(
W,a),plugins:_}}function st({usages:f,notes:e,declared:i,dialect:a}){const c=new Set;for(const{place:m}of f)c.add(m.file);for(const m of i)c.add(m.place.file);for(const{
place:m}of a.evidence)c.add(m.file);for(const m of e)m.problem.code.startsWith("file-")||c.add((0,D.W7)(m));return c}function ot(f){const e=new Map;for(const{client:i,
roots:a}of f)for(const{name:c}of a)e.set(c,[...e.get(c)??[],i]);return Array.from(e,([i,a])=>({directory:i||".",clients:a}))}function et(f,e){const i=new Set(f.
flatMap(({roots:a})=>a.flatMap(({lockFile:c})=>c??[])));return Array.from(i,a=>{const c=(0,k.yR)((0,Z.join)(e,a));return{file:a,hashes:c.ok?(0,q.g)(c.text):new Map}})}
var Y=n(2859);async function rt({raw:f,output:e},i){const{program:a,secrets:c,stop:m}=i,{env:A,stdout:v,stderr:u}=a,P={environment:A,directory:a.cwd()},d={...P,
wording:U.E,stop:m,progress:()=>{}},h=(0,J.s)(f,d),F=await(0,z.SQ)(h,d),W=e.format==="json"?nt(F,h,P):null,_=W??at(F,h,P),H=(0,Y.CG)(h,_.usages,_.dialect.clients),
N={...(0,M.aH)(v,e.color,A),withFlags:U.W},lt=(0,Y.en)(H,h,_.dialect),it=W===null?l(_.usages,H,lt,N):(await Promise.all([n.e(120),n.e(312),n.e(579),n.e(890),n.e(
192),n.e(60)]).then(n.bind(n,7060))).readableFile(W,T),dt=(0,R.wX)(H);await(0,M.yy)(v,Iterator.from(it).map(G=>c.redact(G,dt)));const ft="remarks"in _?(0,y.q9)(
_.remarks):[];return await(0,M.yy)(u,c.redact(ft.map(G=>`${(0,O.RK)(G)}
`))),F.isEmpty&&u.write(`tf-disco: found no Terraform or OpenTofu files
`),await ct(_.notes,i),0}function at(f,e,i){const{dialect:a,usages:c,notes:m}=(0,z.o0)(e,f,i),A={...i,mayHavePlugins:(0,z.C_)(f,e)};return{...(0,V.j)(c,e,a,A),dialect:a,
notes:m}}async function ct(f,{program:e,secrets:i}){const a=f.map(c=>`${(0,O.RK)((0,D.W7)(c))}:${(0,D.Xd)(c)?.line}: ${c.problem.code}: ${(0,O.RK)(c.problem.message)}\

`);await(0,M.yy)(e.stderr,i.redact([...new Set(a)]))}}),2803:((X,L,n)=>{n.d(L,{KX:()=>y,Ml:()=>S,Up:()=>x});var R=n(3024),D=n(6760),M=n(3916),C=n(4693),j=n(9562),
O=n(7523),T=n(5257),B=n(7854);function x(t){return I(o=>{const s=(0,D.join)(t,o);return(0,R.existsSync)(s)?s:null},(0,C.k)())}function S(t){const o=new Map(t.map(
({directory:s,providers:r})=>[p(s),new Set(r)]));return I(s=>o.has(s)?s:null,(s,r)=>o.get(s)?.has((0,T.JT)(r))??!1)}function I(t,o){const s=(0,B.Oo)(r=>{const l=r.
replace(/\/$/,""),E=l==="."||r!==l,g=p(l),$=t(g),K=E?[]:s((0,M.dirname)(l));return $===null?K:[{path:$,shown:g},...K]});return{around:s,holds:o}}const p=t=>`${t===
"."?"":`${t}/`}terraform.d/plugins`;function y(t,o,{around:s,holds:r}){const l=t.flatMap(g=>{const $=s((0,M.dirname)(g.place.file));return $.length===0?[]:g.needs.
filter(({service:U})=>U===j.xq).flatMap(({host:U})=>o.flatMap(J=>(0,O.lc)(g,U,J)??[])).flatMap(U=>$.filter(({path:J})=>r(J,U)).map(({shown:J})=>({shown:J,provider:(0,T.
JT)(U)})))}),E=Map.groupBy(l,({shown:g})=>(0,M.dirname)((0,M.dirname)(g)));return Array.from(E,([g,$])=>({directory:g,providers:[...new Set($.map(({provider:K})=>K))]}))}})};export{ut as id,mt as ids,Et as modules};
