const ft=465,mt=[465],pt={4693:((X,L,n)=>{n.d(L,{k:()=>T});var R=n(3024),$=n(6760),h=n(5747),C=n(1831),W=n(1022),O=n(1731);function T(){const E=new Map,D=(t,o)=>{
const s=E.get(t)??(0,h.v2)(t);return E.set(t,s),s.filter(o).map(r=>(0,$.join)(t,r))};return(t,{host:o,namespace:s,type:r})=>D(t,l=>B((0,C.Pv)(l),o)).flatMap(l=>D(
l,p=>B((0,W.s)(p),s))).flatMap(l=>D(l,p=>B((0,W.s)(p),r))).some(l=>x(l,r))}const B=(E,D)=>E.ok&&E.value===D,w=/^[^\s_]*_[^\s_]*$/;function x(E,D){const t=(0,h.v2)(
E).some(s=>(0,O.rK)(s)!==null&&(0,h.wX)((0,$.join)(E,s)).some(r=>w.test(r)&&I((0,$.join)(E,s,r))===!0)),o=new RegExp(`^terraform-provider-${D}_${O.hZ}_[^\\s_]*_[\
^\\s_]*(?:_.*)?\\.zip$`,"s");return t||(0,h.wX)(E).some(s=>o.test(s.toLowerCase())&&I((0,$.join)(E,s))===!1)}const I=E=>(0,R.statSync)(E,{throwIfNoEntry:!1})?.isDirectory()??
null}),7146:((X,L,n)=>{n.d(L,{Wc:()=>D,ky:()=>O,nI:()=>$,nc:()=>w,wW:()=>C});const R={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};function $(t,o,s){return s.
colour?`\x1B[${R[o]}m${t}\x1B[0m`:t}const h=(t,o,{hyperlinks:s})=>o===void 0||!s?t:`\x1B]8;;${o}\x1B\\${t}\x1B]8;;\x1B\\`;function C(t,o){const s=" ".repeat(t.indent),
r=t.label.padEnd((t.column??0)-1),l=" ".repeat(t.indent+(t.column??2)),p=o.width-s.length-r.length-1,[g="",..._]=T(t.text,p,o.width-l.length,o),K=h($(r,t.style,
o),t.url,o),U=W(g,t.linked,o);return[`${s}${K} ${U}`.trimEnd(),..._.map(J=>`${l}${J}`)]}function W(t,o,s){return!o?.url||!t.startsWith(o.text)?t:`${h(o.text,o.url,
s)}${t.slice(o.text.length)}`}function O(t,o){const[s="",...r]=T(t,o.width,o.width-2,o);return[s,...r.map(l=>`  ${l}`)]}function T(t,o,s,{withFlags:r}){const l=[];
let p="",g=0;for(const _ of(r?.(t)??t).split(" ")){const K=w(_),U=l.length===0?o:s;p!==""&&g+1+K>U&&(l.push(p),p=""),g=p===""?K:g+1+K,p=p===""?_:`${p} ${_}`}return[
...l,p]}const B=/^[ -~]*$/;function w(t){if(B.test(t))return t.length;let o=0;for(const s of t)o+=x(s);return o}function x(t){return B.test(t)?1:I(t)?0:new RegExp(
"\\p{Regional_Indicator}","u").test(t)?1:E(t)?2:1}const I=t=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(t),E=t=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(t);function D(t,o,s){let[r,l]=["",0];for(const p of t){const g=x(p),_=l+g;if(l>=o&&_<=s&&(g>0||l>o)?r+=p:r+=" ".repeat(Math.max(0,Math.min(_,s)-Math.max(l,
o))),l=_,l>s)break}return r}}),3427:((X,L,n)=>{n.d(L,{g:()=>O});var R=n(400),$=n(6134),h=n(8321),C=n(1022),W=n(5257);function O(T){const{body:B}=(0,R.K)(T),w=(0,$.
SH)(B,"provider",1).flatMap(({labels:[x],body:I})=>{const E=(0,C.m)((0,h.Yo)(x?.value??""),"terraform");if(E.kind!=="registry")return[];const D=(0,$.w4)(I,"hash\
es")?.value,o=(D?.kind==="tuple"?D.elements:[]).flatMap(s=>s.kind==="string"?[(0,h.Yo)(s.value)]:[]);return[[(0,W.JT)(E),o.filter(s=>/^(?:h1|zh):/.test(s))]]});
return new Map(w)}}),1460:((X,L,n)=>{n.d(L,{E:()=>w,W:()=>B});var R=n(6760),$=n(5747),h=n(1831),C=n(8535),W=n(7773),O=n(7188);const T=new Set(W.f.flatMap(([,t])=>t.
map(({name:o})=>o))),B=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(o,s,r)=>T.has(s)?`\`--${s}${r===void 0?"":` ${r}`}\``:o).replaceAll("hostnames inp\
ut","--hostnames"),w={setting:t=>`--${t}`,missingPath:(t,o)=>{const[s="",...r]=t.split("=");if(r.length>0&&E(s))return`"${s}=\u2026" does not exist in ${o}; did\
 you mean --tokens?`;const l=I(t,o),p=l===null?"":`; did you mean ${l}?`;return`"${t}" does not exist in ${o}${p}`}},x=new Map([...["init","lint","run","scan","\
test","validate"].map(t=>[t,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function I(t,o){const s=x.get(t)??(0,C.q)(t,O.bw);if(s!==null)
return`"tf-disco ${s}"`;const r=(0,C.q)((0,R.basename)(t),(0,$.wX)((0,R.dirname)((0,R.resolve)(o,t))));if(r!==null)return`"${(0,R.join)((0,R.dirname)(t),r)}"`;const l=t.
replace(/^https:\/\/|\/$/g,""),p=(0,h.Pv)(l);return p.ok&&E(l)?`--hostnames ${(0,h.nx)(p.value)}`:null}const E=t=>t.includes(".")&&!D.test(t)&&(0,h.Pv)(t).ok,D=/\.(?:tf|tofu|hcl|json|tfvars)$/}),
8465:((X,L,n)=>{n.r(L),n.d(L,{listUsages:()=>rt});var R=n(1992),$=n(5799),h=n(2057),C=n(6174),W=n(3592),O=n(8641);function*T(u,e=W.xv){const{usages:i,notes:a,dialect:c,
...m}=u;for(const{isHostImplied:v,directHost:f,needs:P,place:d,...M}of i){const F=M.hasOwnToken||void 0,S=M.isOverridden||void 0;yield`${B({...M,hasOwnToken:F,isOverridden:S,
...d})}
`}const y={kind:"repository",schemaVersion:W.G5,version:e,...m,locks:m.locks.map(({file:v,hashes:f})=>({file:v,hashes:Object.fromEntries(f)})),dialect:I(c),usages:i.
length,notes:a.map(E)};for(const[v,f]of Object.entries(y))if(f!==!1&&(yield`${v==="kind"?"{":","}"${v}":${Array.isArray(f)?"[":B(f)}`,!!Array.isArray(f))){for(const[
P,d]of f.entries())yield`${P===0?"":","}${B(d)}`;yield"]"}yield`}
`}function B(u){const e=JSON.stringify(u),i=!(0,C.r_)(e)&&!e.includes("false");return(0,O.s$)(i?e:JSON.stringify(u,x))}const w=new Set(["file","directory"]);function x(u,e){
return typeof e=="string"?w.has(u)?e:u==="text"?(0,C.Qj)(e):(0,C._U)(e):e===!1?void 0:e}const I=({name:u,releases:e,evidence:i,...a})=>({...a,releases:e.map(({name:c})=>c),
evidence:i.map(({isCloud:c,...m})=>m)});function E(u){const{affects:e,clients:i,namedHost:a,places:c,isPlaceholder:m}=u,{code:y,severity:v,message:f,help:P}=u.problem;
return{code:y,severity:v,message:f,help:P,affects:e,clients:i,namedHost:a,places:c,isPlaceholder:m}}var D=n(6763),t=n(1831),o=n(4120),s=n(8884),r=n(7146);function*l(u,e,i,a){
const c=Map.groupBy(e,({host:d})=>d),m=u.flatMap(d=>[...p(d)].map(M=>({host:M,usage:d}))),y=Map.groupBy(m,({host:d})=>d),v=[...y.keys()].filter(d=>d!==null);for(const d of[
...v,null]){const M=y.get(d)??[];if(M.length===0)continue;const F=d===null?[(0,r.nI)("no registry","bold",a)]:g(d,c.get(d)??[],i.get(d),a),S=M.map(({usage:j})=>j);
for(const j of[...F,...K(S,d,a),""])yield`${(0,O.BP)(j)}
`}const f=v.filter(d=>c.has(d)&&!i.has(d)).length,P=(0,o.px)(v.length,"registry host");yield`${v.length===0?"no registry host is used":`${f} of ${P} would be co\
ntacted`}
`}const p=({host:u,needs:e})=>new Set(e.length===0?[u]:e.map(i=>i.host));function g(u,e,i,a){const m=[...Map.groupBy(e,({clients:A})=>(0,o.wO)(A))].map(([A,H])=>`${H.
map(({service:N})=>(0,O.RK)(N)).join(", ")} for ${A}`),y=m.length===0?"no service is required":m.join("; "),f=m.length>0&&i===void 0?y:`not contacted; ${y}`,P=`${(0,O.
RK)((0,t.nx)(u))}:`,d=(0,r.wW)({indent:0,label:P,style:"bold",text:f},a);if(i===void 0)return d;const M=(A,H)=>(0,r.wW)({indent:2,label:`${A}:`,style:"dim",text:(0,O.
RK)(H)},a),{code:F,message:S,help:j}=i;return[...d,...M(F,S),...j===void 0?[]:M("help",j)]}const _=32;function K(u,e,i){const a=u.map(f=>{const{kind:P,text:d,version:M,
place:F,needs:S}=f,j=S.filter(N=>N.host===e),A=[d??"\u2013",M?.text??""].map(C.Qj),H=[...new Set(j.map(({service:N})=>N))];return{place:(0,s.R3)(F),kind:P.replaceAll(
"_"," "),what:A.flatMap(N=>(0,O.RK)(N)||[]).join(" "),services:H.map(N=>(0,O.RK)(N)).join(", ")}}),c=f=>f.reduce((P,{length:d})=>Math.max(P,d),0),m=Math.min(c(a.
map(({place:f})=>f)),_)+2,y=c(a.map(({kind:f})=>f)),v=new Set(a.map(({services:f})=>f)).size>1;return a.flatMap(({place:f,kind:P,what:d,services:M})=>{const F=v&&
M!==""?` (${M})`:"",S=`${P.padEnd(y)}  ${d}${F}`;return(0,r.wW)({indent:2,label:f,style:"dim",column:m,text:S},i)})}var U=n(1460),J=n(5751),V=n(1435),Z=n(6760),
k=n(5747),b=n(9498),q=n(3427),Q=n(2803),tt=n(6034),z=n(370);function nt(u,e,i){const{directory:a,environment:c}=i,{dialect:m,usedBy:y,usages:v,notes:f}=(0,z.o0)(
e,u,i),{clients:P}=m,{declared:d,files:M,bytes:F,isEmpty:S}=u,j=(0,tt.lz)({usages:v,declared:d,clients:P},e,!0),A=(0,z.C_)(u,e)?(0,Q.KX)(v,P,(0,Q.Up)(a)):[],H={
dialect:m,setting:e.dialect,usages:v,notes:f,declared:d};return{...H,repository:(0,b.K)(a,()=>st(H),c),usedBy:y(),files:M,bytes:F,isEmpty:S,roots:ot(j),locks:et(
j,a),plugins:A}}function st({usages:u,notes:e,declared:i,dialect:a}){const c=new Set;for(const{place:m}of u)c.add(m.file);for(const m of i)c.add(m.place.file);for(const{
place:m}of a.evidence)c.add(m.file);for(const m of e)m.problem.code.startsWith("file-")||c.add((0,$.W7)(m));return c}function ot(u){const e=new Map;for(const{client:i,
roots:a}of u)for(const{name:c}of a)e.set(c,[...e.get(c)??[],i]);return Array.from(e,([i,a])=>({directory:i||".",clients:a}))}function et(u,e){const i=new Set(u.
flatMap(({roots:a})=>a.flatMap(({lockFile:c})=>c??[])));return Array.from(i,a=>{const c=(0,k.yR)((0,Z.join)(e,a));return{file:a,hashes:c.ok?(0,q.g)(c.text):new Map}})}
var Y=n(2859);async function rt({raw:u,output:e},i){const{program:a,secrets:c,stop:m}=i,{env:y,stdout:v,stderr:f}=a,P={environment:y,directory:a.cwd()},d={...P,
wording:U.E,stop:m,progress:()=>{}},M=(0,J.s)(u,d),F=await(0,z.SQ)(M,d),j=e.format==="json"?nt(F,M,P):null,A=j??at(F,M,P),H=(0,Y.CG)(M,A.usages,A.dialect.clients),
N={...(0,h.aH)(v,e.color,y),withFlags:U.W},lt=(0,Y.en)(H,M,A.dialect),it=j===null?l(A.usages,H,lt,N):(await Promise.all([n.e(890),n.e(192),n.e(60)]).then(n.bind(
n,7060))).readableFile(j,T),dt=(0,R.wX)(H);await(0,h.yy)(v,Iterator.from(it).map(G=>c.redact(G,dt)));const ut="remarks"in A?(0,D.q9)(A.remarks):[];return await(0,h.
yy)(f,c.redact(ut.map(G=>`${(0,O.RK)(G)}
`))),F.isEmpty&&f.write(`tf-disco: found no Terraform or OpenTofu files
`),await ct(A.notes,i),0}function at(u,e,i){const{dialect:a,usages:c,notes:m}=(0,z.o0)(e,u,i),y={...i,mayHavePlugins:(0,z.C_)(u,e)};return{...(0,V.j)(c,e,a,y),dialect:a,
notes:m}}async function ct(u,{program:e,secrets:i}){const a=u.map(c=>`${(0,O.RK)((0,$.W7)(c))}:${(0,$.Xd)(c)?.line}: ${c.problem.code}: ${(0,O.RK)(c.problem.message)}\

`);await(0,h.yy)(e.stderr,i.redact([...new Set(a)]))}}),2803:((X,L,n)=>{n.d(L,{KX:()=>D,Ml:()=>x,Up:()=>w});var R=n(3024),$=n(6760),h=n(3916),C=n(4693),W=n(9562),
O=n(7523),T=n(5257),B=n(7854);function w(t){return I(o=>{const s=(0,$.join)(t,o);return(0,R.existsSync)(s)?s:null},(0,C.k)())}function x(t){const o=new Map(t.map(
({directory:s,providers:r})=>[E(s),new Set(r)]));return I(s=>o.has(s)?s:null,(s,r)=>o.get(s)?.has((0,T.JT)(r))??!1)}function I(t,o){const s=(0,B.Oo)(r=>{const l=r.
replace(/\/$/,""),p=l==="."||r!==l,g=E(l),_=t(g),K=p?[]:s((0,h.dirname)(l));return _===null?K:[{path:_,shown:g},...K]});return{around:s,holds:o}}const E=t=>`${t===
"."?"":`${t}/`}terraform.d/plugins`;function D(t,o,{around:s,holds:r}){const l=t.flatMap(g=>{const _=s((0,h.dirname)(g.place.file));return _.length===0?[]:g.needs.
filter(({service:U})=>U===W.xq).flatMap(({host:U})=>o.flatMap(J=>(0,O.lc)(g,U,J)??[])).flatMap(U=>_.filter(({path:J})=>r(J,U)).map(({shown:J})=>({shown:J,provider:(0,T.
JT)(U)})))}),p=Map.groupBy(l,({shown:g})=>(0,h.dirname)((0,h.dirname)(g)));return Array.from(p,([g,_])=>({directory:g,providers:[...new Set(_.map(({provider:K})=>K))]}))}})};export{ft as id,mt as ids,pt as modules};
