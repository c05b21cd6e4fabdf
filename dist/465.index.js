const ht=465,Ot=[465],gt={9718:((H,W,t)=>{t.d(W,{k:()=>e});var j=t(3024),p=t(6760),h=t(1807),$=t(1831),I=t(1022),O=t(1731);function e(){const E=new Map,r=(o,n)=>{
const s=E.get(o)??(0,h.v2)(o);return E.set(o,s),s.filter(n).map(d=>(0,p.join)(o,d))};return(o,{host:n,namespace:s,type:d})=>r(o,u=>v((0,$.Pv)(u),n)).flatMap(u=>r(
u,T=>v((0,I.s)(T),s))).flatMap(u=>r(u,T=>v((0,I.s)(T),d))).some(u=>B(u,d))}const v=(E,r)=>E.ok&&E.value===r,P=/^[^\s_]*_[^\s_]*$/;function B(E,r){const o=(0,h.v2)(
E).some(s=>(0,O.rK)(s)!==null&&(0,h.wX)((0,p.join)(E,s)).some(d=>P.test(d)&&y((0,p.join)(E,s,d))===!0)),n=new RegExp(`^terraform-provider-${r}_${O.hZ}_[^\\s_]*_[\
^\\s_]*(?:_.*)?\\.zip$`,"s");return o||(0,h.wX)(E).some(s=>n.test(s.toLowerCase())&&y((0,p.join)(E,s))===!1)}const y=E=>(0,j.statSync)(E,{throwIfNoEntry:!1})?.isDirectory()??
null}),9024:((H,W,t)=>{t.d(W,{P:()=>h,a:()=>$});var j=t(7146);const p={min:40,max:100,unknown:80};function h({columns:O},e){return O||Number(/^\d{1,4}$/.exec(e.
COLUMNS??"")?.[0])||p.unknown}function $(O,e,v){const P=e==="auto"?I(O,v):e==="always",B=Math.max(p.min,Math.min(h(O,v),p.max));return{colour:P,hyperlinks:P&&O.
isTTY===!0&&(0,j.qt)(v),width:O.isTTY?B:Number.POSITIVE_INFINITY}}function I({isTTY:O},e){return e.NO_COLOR||e.TERM==="dumb"&&!e.FORCE_COLOR?!1:e.FORCE_COLOR?e.
FORCE_COLOR!=="0":O===!0}}),733:((H,W,t)=>{t.d(W,{W:()=>O,n:()=>p});const j=/^[ -~]*$/;function p(e){if(j.test(e))return e.length;let v=0;for(const P of e)v+=h(
P);return v}function h(e){return j.test(e)?1:$(e)?0:new RegExp("\\p{Regional_Indicator}","u").test(e)?1:I(e)?2:1}const $=e=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(
e),I=e=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(e);function O(e,v,P){let[B,y]=["",0];for(const E of e){const r=h(E),o=y+r;if(y>=v&&o<=P&&(r>0||y>v)?B+=E:B+=" ".repeat(Math.max(0,Math.min(o,P)-Math.max(y,
v))),y=o,y>P)break}return B}}),7146:((H,W,t)=>{t.d(W,{ky:()=>y,nI:()=>h,qt:()=>v,wW:()=>P});var j=t(733);const p={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function h(r,o,n){return n.colour?`\x1B[${p[o]}m${r}\x1B[0m`:r}const $=(r,o,{hyperlinks:n})=>o===void 0||!n?r:`\x1B]8;;${o}\x1B\\${r}\x1B]8;;\x1B\\`,I=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
O=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,e=5001;function v(r){const{FORCE_HYPERLINK:o,TERM:n="",TERM_PROGRAM:s="",VTE_VERSION:d}=r;
return o?o!=="0":r.CI||r.NO_COLOR||n==="dumb"?!1:Number(d)>=e||I.test(s)||O.test(n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(u=>r[u])}function P(r,o){const n="\
 ".repeat(r.indent),s=r.label.padEnd((r.column??0)-1),d=" ".repeat(r.indent+(r.column??2)),[u="",...T]=E(o.withFlags?.(r.text)??r.text,{first:o.width-n.length-s.
length-1,others:o.width-d.length}),g=$(h(s,r.style,o),r.url,o),U=B(u,r.linked,o);return[`${n}${g} ${U}`.trimEnd(),...T.map(w=>`${d}${w}`)]}function B(r,o,n){return!o?.
url||!r.startsWith(o.text)?r:`${$(o.text,o.url,n)}${r.slice(o.text.length)}`}function y(r,{width:o,withFlags:n}){const[s="",...d]=E(n?.(r)??r,{first:o,others:o-
2});return[s,...d.map(u=>`  ${u}`)]}function E(r,o){const n=[];let s="",d=0;for(const u of r.split(" ")){const T=n.length===0?o.first:o.others,g=(0,j.n)(u);s!==
""&&d+1+g>T?(n.push(s),s=u,d=g):(d=s===""?g:d+1+g,s=s===""?u:`${s} ${u}`)}return[...n,s]}}),5808:((H,W,t)=>{t.d(W,{g:()=>I});var j=t(400),p=t(6134),h=t(1022),$=t(
5257);function I(e){const{body:v}=(0,j.K)(e),P=(0,p.SH)(v,"provider",1).flatMap(({labels:[B],body:y})=>{const E=(0,h.m)(B?.value??"","terraform");if(E.kind!=="r\
egistry")return[];const r=(0,p.w4)(y,"hashes")?.value,n=(r?.kind==="tuple"?r.elements:[]).flatMap(s=>s.kind==="string"?[s.value]:[]);return[[(0,$.JT)(E),n.filter(
O)]]});return new Map(P)}const O=e=>/^(?:h1|zh):/.test(e)}),1460:((H,W,t)=>{t.d(W,{E:()=>P,W:()=>v});var j=t(3024),p=t(6760),h=t(1831),$=t(8535),I=t(7773),O=t(7188);
const e=new Set(I.f.flatMap(([,n])=>n.map(({name:s})=>s))),v=n=>n.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(s,d,u)=>e.has(d)?`\`--${d}${u===void 0?"":` ${u}`}\
\``:s).replaceAll("hostnames input","--hostnames"),P={setting:n=>`--${n}`,missingPath:(n,s)=>{const[d="",...u]=n.split("=");if(u.length>0&&E(d))return`"${d}=\u2026" \
does not exist in ${s}; did you mean --tokens?`;const T=y(n,s),g=T===null?"":`; did you mean ${T}?`;return`"${n}" does not exist in ${s}${g}`}},B=new Map([...["\
init","lint","run","scan","test","validate"].map(n=>[n,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function y(n,s){const d=B.get(n)??
(0,$.q)(n,O.bw);if(d!==null)return`"tf-disco ${d}"`;const u=(0,$.q)((0,p.basename)(n),o((0,p.dirname)((0,p.resolve)(s,n))));if(u!==null)return`"${(0,p.join)((0,p.
dirname)(n),u)}"`;const T=n.replace(/^https:\/\/|\/$/g,""),g=(0,h.Pv)(T);return g.ok&&E(T)?`--hostnames ${(0,h.nx)(g.value)}`:null}const E=n=>n.includes(".")&&!r.
test(n)&&(0,h.Pv)(n).ok,r=/\.(?:tf|tofu|hcl|json|tfvars)$/;function o(n){try{return(0,j.readdirSync)(n)}catch{return[]}}}),8465:((H,W,t)=>{t.r(W),t.d(W,{listUsages:()=>it});
var j=t(2929),p=t(5799),h=t(9024),$=t(2057),I=t(3592),O=t(6174),e=t(8641);function*v(f,a){const{usages:i,notes:l,dialect:c,...M}=f;for(const{isHostImplied:C,directHost:F,
needs:_,place:D,...R}of i)yield P({...R,...D});yield P({kind:"repository",schemaVersion:I.G5,version:a,...M,dialect:E(c),usages:i.length,notes:l.map(r)})}const P=f=>(0,e.
s$)(`${JSON.stringify(f,y)}
`),B=new Set(["file","directory","aside"]);function y(f,a){if(typeof a=="string")return B.has(f)?a:f==="text"?(0,O.Q)(a):(0,O._)(a);if(a!==!1)return a instanceof
Map?Object.fromEntries(a):a}const E=({name:f,releases:a,evidence:i,...l})=>({...l,releases:a.map(({name:c})=>c),evidence:i.map(({isCloud:c,...M})=>M)});function r({
problem:f,affects:a,clients:i,namedHost:l,places:c,...M}){const{code:C,severity:F,message:_,help:D}=f,{aside:R,isPlaceholder:m}=M;return{code:C,severity:F,message:_,
help:D,affects:a,clients:i,namedHost:l,places:c,aside:R,isPlaceholder:m}}var o=t(6763),n=t(1831),s=t(4120),d=t(8884),u=t(7146);function*T(f,a,i,l){const c=Map.groupBy(
a,({host:m})=>m),M=f.flatMap(m=>[...U(m)].map(L=>({host:L,usage:m}))),C=Map.groupBy(M,({host:m})=>m),F=[...C.keys()].filter(m=>m!==null),_=m=>{const L=C.get(m)??
[];return[...z(L.map(({usage:S})=>S),m,l),""]};for(const m of F){const L=w(m,c.get(m)??[],i.get(m),l);yield*g([...L,..._(m)])}C.has(null)&&(yield*g([(0,u.nI)("n\
o registry","bold",l),..._(null)]));const D=F.filter(m=>c.has(m)&&!i.has(m)).length,R=(0,s.px)(F.length,"registry host");yield`${F.length===0?"no registry host \
is used":`${D} of ${R} would be contacted`}
`}function*g(f){for(const a of f)yield`${(0,e.BP)(a)}
`}const U=({host:f,needs:a})=>new Set(a.length===0?[f]:a.map(i=>i.host));function w(f,a,i,l){const c=Map.groupBy(a,({clients:K})=>(0,s.wO)(K)),M=Array.from(c,([
K,A])=>`${A.map(({service:X})=>(0,e.RK)(X)).join(", ")} for ${K}`),C=M.length===0?"no service is required":M.join("; "),_=M.length>0&&i===void 0?C:`not contacte\
d; ${C}`,D=`${(0,e.RK)((0,n.nx)(f))}:`,R=(0,u.wW)({indent:0,label:D,style:"bold",text:_},l);if(i===void 0)return R;const{code:m,message:L,help:S}=i,x=[[m,L],...S===
void 0?[]:[["help",S]]];return[...R,...x.flatMap(([K="",A=""])=>(0,u.wW)({indent:2,label:`${K}:`,style:"dim",text:(0,e.RK)(A)},l))]}const N=32;function z(f,a,i){
const l=f.map(_=>{const{kind:D,text:R,version:m,place:L,needs:S}=_,x=S.filter(A=>A.host===a),K=[(0,e.RK)(R===null?"\u2013":(0,O.Q)(R)),(0,e.RK)(m?.text??"")];return{
place:(0,d.R3)(L),kind:D.replaceAll("_"," "),what:K.filter(A=>A!=="").join(" "),services:[...new Set(x.map(({service:A})=>A))].map(A=>(0,e.RK)(A)).join(", ")}}),
c=_=>_.reduce((D,{length:R})=>Math.max(D,R),0),M=Math.min(c(l.map(({place:_})=>_)),N)+2,C=c(l.map(({kind:_})=>_)),F=new Set(l.map(({services:_})=>_)).size>1;return l.
flatMap(({place:_,kind:D,what:R,services:m})=>{const L=F&&m!==""?` (${m})`:"",S=`${D.padEnd(C)}  ${R}${L}`;return(0,u.wW)({indent:2,label:_,style:"dim",column:M,
text:S},i)})}var G=t(1460),Q=t(5751),Z=t(8189),b=t(1435),k=t(6760),q=t(5747),tt=t(9498),nt=t(5808),V=t(2803),st=t(6034),J=t(370);function ot(f,a,i){const{directory:l,
environment:c}=i,{dialect:M,usedBy:C,usages:F,notes:_}=(0,J.o0)(a,f,i),{clients:D}=M,{declared:R,files:m,bytes:L,isEmpty:S}=f,x=(0,st.lz)({usages:F,declared:R,clients:D},
a,!0),K=(0,J.C_)(f,a)?(0,V.KX)(F,D,(0,V.Up)(l)):[],A={dialect:M,setting:a.dialect,usages:F,notes:_,declared:R};return{...A,repository:(0,tt.K)(l,et(A),c),usedBy:C(),
files:m,bytes:L,isEmpty:S,roots:rt(x),locks:at(x,l),plugins:K}}function et({usages:f,notes:a,declared:i,dialect:l}){const c=new Set;for(const{place:M}of f)c.add(
M.file);for(const M of i)c.add(M.place.file);for(const{place:M}of l.evidence)c.add(M.file);for(const M of a)M.problem.code.startsWith("file-")||c.add((0,p.W7)(M));
return c}function rt(f){const a=f.flatMap(({client:i,roots:l})=>l.map(({name:c})=>({directory:c===""?".":c,client:i})));return Array.from(Map.groupBy(a,({directory:i})=>i),
([i,l])=>({directory:i,clients:l.map(({client:c})=>c)}))}function at(f,a){const i=new Set(f.flatMap(({roots:l})=>l.flatMap(({lockFile:c})=>c??[])));return Array.
from(i,l=>{const c=(0,q.yR)((0,k.join)(a,l));return{file:l,hashes:c.ok?(0,nt.g)(c.text):new Map}})}var lt=t(2859),ct=t(5960);async function it({raw:f,output:a},i){
const{program:l,secrets:c,stop:M}=i,{env:C,stdout:F,stderr:_}=l,D={environment:C,directory:l.cwd()},R={...D,wording:G.E,stop:M,progress:()=>{}},m=(0,Q.s)(f,R),L=await(0,J.
SQ)(m,R),x=a.format==="json"?ot(L,m,D):null,K=x??ut(L,m,D),A=(0,lt.C)(m,K.usages,K.dialect.clients),X={...(0,h.a)(F,a.color,C),withFlags:G.W},mt=(0,ct.e)(A,m,K.
dialect),Et=x===null?T(K.usages,A,mt,X):await dt(x),Mt=(0,j.wX)(A);await(0,$.yy)(F,Iterator.from(Et).map(Y=>c.redact(Y,Mt)));const pt="remarks"in K?(0,o.q9)(K.remarks):
[];return await(0,$.yy)(_,c.redact(pt.map(Y=>`${(0,e.RK)(Y)}
`))),L.isEmpty&&_.write(`tf-disco: found no Terraform or OpenTofu files
`),await ft(K.notes,i),0}async function dt(f){const a=[...v(f,I.xv)],{refusalOf:i}=await Promise.all([t.e(773),t.e(579),t.e(0),t.e(51),t.e(60)]).then(t.bind(t,7060)),
l=i(a);if(l===null)return a;throw new Z.GN([`the usages of this repository cannot be written: ${l}`])}function ut(f,a,i){const{dialect:l,usages:c,notes:M}=(0,J.
o0)(a,f,i),C={...i,mayHavePlugins:(0,J.C_)(f,a)};return{...(0,b.j)(c,a,l,C),dialect:l,notes:M}}async function ft(f,{program:a,secrets:i}){const l=f.map(c=>`${(0,e.
RK)((0,p.W7)(c))}:${(0,p.Xd)(c)?.line}: ${c.problem.code}: ${(0,e.RK)(c.problem.message)}
`);await(0,$.yy)(a.stderr,i.redact([...new Set(l)]))}}),2803:((H,W,t)=>{t.d(W,{KX:()=>r,Ml:()=>B,Up:()=>P});var j=t(3024),p=t(6760),h=t(3916),$=t(9718),I=t(9562),
O=t(7236),e=t(5257),v=t(7854);function P(o){return y(n=>{const s=(0,p.join)(o,n);return(0,j.existsSync)(s)?s:null},(0,$.k)())}function B(o){const n=new Map(o.map(
({directory:s,providers:d})=>[E(s),new Set(d)]));return y(s=>n.has(s)?s:null,(s,d)=>n.get(s)?.has((0,e.JT)(d))??!1)}function y(o,n){const s=(0,v.Oo)(d=>{const u=d.
replace(/\/$/,""),T=u==="."||d!==u,g=E(u),U=o(g),w=T?[]:s((0,h.dirname)(u));return U===null?w:[{path:U,shown:g},...w]});return{around:s,holds:n}}const E=o=>`${o===
"."?"":`${o}/`}terraform.d/plugins`;function r(o,n,{around:s,holds:d}){const u=o.flatMap(g=>{const U=s((0,h.dirname)(g.place.file));return U.length===0?[]:g.needs.
filter(({service:N})=>N===I.xq).flatMap(({host:N})=>n.flatMap(z=>(0,O.l)(g,N,z)??[])).flatMap(N=>U.filter(({path:z})=>d(z,N)).map(({shown:z})=>({shown:z,provider:(0,e.
JT)(N)})))}),T=Map.groupBy(u,({shown:g})=>(0,h.dirname)((0,h.dirname)(g)));return Array.from(T,([g,U])=>({directory:g,providers:[...new Set(U.map(({provider:w})=>w))]}))}})};export{ht as id,Ot as ids,gt as modules};
