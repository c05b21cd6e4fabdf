const ft=465,mt=[465],pt={4693:((X,L,n)=>{n.d(L,{k:()=>T});var R=n(3024),D=n(6760),M=n(5747),C=n(1831),W=n(1022),P=n(1731);function T(){const p=new Map,y=(t,o)=>{
const s=p.get(t)??(0,M.v2)(t);return p.set(t,s),s.filter(o).map(r=>(0,D.join)(t,r))};return(t,{host:o,namespace:s,type:r})=>y(t,l=>B((0,C.Pv)(l),o)).flatMap(l=>y(
l,m=>B((0,W.s)(m),s))).flatMap(l=>y(l,m=>B((0,W.s)(m),r))).some(l=>x(l,r))}const B=(p,y)=>p.ok&&p.value===y,w=/^[^\s_]*_[^\s_]*$/;function x(p,y){const t=(0,M.v2)(
p).some(s=>(0,P.rK)(s)!==null&&(0,M.wX)((0,D.join)(p,s)).some(r=>w.test(r)&&I((0,D.join)(p,s,r))===!0)),o=new RegExp(`^terraform-provider-${y}_${P.hZ}_[^\\s_]*_[\
^\\s_]*(?:_.*)?\\.zip$`,"s");return t||(0,M.wX)(p).some(s=>o.test(s.toLowerCase())&&I((0,D.join)(p,s))===!1)}const I=p=>(0,R.statSync)(p,{throwIfNoEntry:!1})?.isDirectory()??
null}),7146:((X,L,n)=>{n.d(L,{Wc:()=>y,ky:()=>P,nI:()=>D,nc:()=>w,wW:()=>C});const R={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};function D(t,o,s){return s.
colour?`\x1B[${R[o]}m${t}\x1B[0m`:t}const M=(t,o,{hyperlinks:s})=>o===void 0||!s?t:`\x1B]8;;${o}\x1B\\${t}\x1B]8;;\x1B\\`;function C(t,o){const s=" ".repeat(t.indent),
r=t.label.padEnd((t.column??0)-1),l=" ".repeat(t.indent+(t.column??2)),m=o.width-s.length-r.length-1,[$="",..._]=T(t.text,m,o.width-l.length,o),K=M(D(r,t.style,
o),t.url,o),U=W($,t.linked,o);return[`${s}${K} ${U}`.trimEnd(),..._.map(J=>`${l}${J}`)]}function W(t,o,s){return!o?.url||!t.startsWith(o.text)?t:`${M(o.text,o.url,
s)}${t.slice(o.text.length)}`}function P(t,o){const[s="",...r]=T(t,o.width,o.width-2,o);return[s,...r.map(l=>`  ${l}`)]}function T(t,o,s,{withFlags:r}){const l=[];
let m="",$=0;for(const _ of(r?.(t)??t).split(" ")){const K=w(_),U=l.length===0?o:s;m!==""&&$+1+K>U&&(l.push(m),m=""),$=m===""?K:$+1+K,m=m===""?_:`${m} ${_}`}return[
...l,m]}const B=/^[ -~]*$/;function w(t){if(B.test(t))return t.length;let o=0;for(const s of t)o+=x(s);return o}function x(t){return B.test(t)?1:I(t)?0:new RegExp(
"\\p{Regional_Indicator}","u").test(t)?1:p(t)?2:1}const I=t=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(t),p=t=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(t);function y(t,o,s){let[r,l]=["",0];for(const m of t){const $=x(m),_=l+$;if(l>=o&&_<=s&&($>0||l>o)?r+=m:r+=" ".repeat(Math.max(0,Math.min(_,s)-Math.max(l,
o))),l=_,l>s)break}return r}}),3427:((X,L,n)=>{n.d(L,{g:()=>P});var R=n(400),D=n(6134),M=n(8321),C=n(1022),W=n(5257);function P(T){const{body:B}=(0,R.K)(T),w=(0,D.
SH)(B,"provider",1).flatMap(({labels:[x],body:I})=>{const p=(0,C.m)((0,M.Yo)(x?.value??""),"terraform");if(p.kind!=="registry")return[];const y=(0,D.w4)(I,"hash\
es")?.value,o=(y?.kind==="tuple"?y.elements:[]).flatMap(s=>s.kind==="string"?[(0,M.Yo)(s.value)]:[]);return[[(0,W.JT)(p),o.filter(s=>/^(?:h1|zh):/.test(s))]]});
return new Map(w)}}),1460:((X,L,n)=>{n.d(L,{E:()=>w,W:()=>B});var R=n(6760),D=n(5747),M=n(1831),C=n(8535),W=n(7773),P=n(7188);const T=new Set(W.f.flatMap(([,t])=>t.
map(({name:o})=>o))),B=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(o,s,r)=>T.has(s)?`\`--${s}${r===void 0?"":` ${r}`}\``:o).replaceAll("hostnames inp\
ut","--hostnames"),w={setting:t=>`--${t}`,missingPath:(t,o)=>{const[s="",...r]=t.split("=");if(r.length>0&&p(s))return`"${s}=\u2026" does not exist in ${o}; did\
 you mean --tokens?`;const l=I(t,o),m=l===null?"":`; did you mean ${l}?`;return`"${t}" does not exist in ${o}${m}`}},x=new Map([...["init","lint","run","scan","\
test","validate"].map(t=>[t,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function I(t,o){const s=x.get(t)??(0,C.q)(t,P.bw);if(s!==null)
return`"tf-disco ${s}"`;const r=(0,C.q)((0,R.basename)(t),(0,D.wX)((0,R.dirname)((0,R.resolve)(o,t))));if(r!==null)return`"${(0,R.join)((0,R.dirname)(t),r)}"`;const l=t.
replace(/^https:\/\/|\/$/g,""),m=(0,M.Pv)(l);return m.ok&&p(l)?`--hostnames ${(0,M.nx)(m.value)}`:null}const p=t=>t.includes(".")&&!y.test(t)&&(0,M.Pv)(t).ok,y=/\.(?:tf|tofu|hcl|json|tfvars)$/}),
8465:((X,L,n)=>{n.r(L),n.d(L,{listUsages:()=>rt});var R=n(1992),D=n(5799),M=n(2057),C=n(6174),W=n(3592),P=n(8641);function*T(u){const{usages:e,notes:i,dialect:a,
...c}=u;for(const{isHostImplied:v,directHost:E,needs:h,place:O,...d}of e){const g=d.hasOwnToken||void 0,F=d.isOverridden||void 0;yield`${B({...d,hasOwnToken:g,isOverridden:F,
...O})}
`}const f={kind:"repository",schemaVersion:W.G5,version:W.xv,...c,locks:c.locks.map(({file:v,hashes:E})=>({file:v,hashes:Object.fromEntries(E)})),dialect:I(a),usages:e.
length,notes:i.map(p)};for(const[v,E]of Object.entries(f))if(E!==!1&&(yield`${v==="kind"?"{":","}"${v}":${Array.isArray(E)?"[":B(E)}`,!!Array.isArray(E))){for(const[
h,O]of E.entries())yield`${h===0?"":","}${B(O)}`;yield"]"}yield`}
`}function B(u){const e=JSON.stringify(u),i=!(0,C.r_)(e)&&!e.includes("false");return(0,P.s$)(i?e:JSON.stringify(u,x))}const w=new Set(["file","directory"]);function x(u,e){
return typeof e=="string"?w.has(u)?e:u==="text"?(0,C.Qj)(e):(0,C._U)(e):e===!1?void 0:e}const I=({name:u,releases:e,evidence:i,...a})=>({...a,releases:e.map(({name:c})=>c),
evidence:i.map(({isCloud:c,...f})=>f)});function p(u){const{affects:e,clients:i,namedHost:a,places:c,isPlaceholder:f}=u,{code:v,severity:E,message:h,help:O}=u.problem;
return{code:v,severity:E,message:h,help:O,affects:e,clients:i,namedHost:a,places:c,isPlaceholder:f}}var y=n(6763),t=n(1831),o=n(4120),s=n(8884),r=n(7146);function*l(u,e,i,a){
const c=Map.groupBy(e,({host:d})=>d),f=u.flatMap(d=>[...m(d)].map(g=>({host:g,usage:d}))),v=Map.groupBy(f,({host:d})=>d),E=[...v.keys()].filter(d=>d!==null);for(const d of[
...E,null]){const g=v.get(d)??[];if(g.length===0)continue;const F=d===null?[(0,r.nI)("no registry","bold",a)]:$(d,c.get(d)??[],i.get(d),a),N=g.map(({usage:j})=>j);
for(const j of[...F,...K(N,d,a),""])yield`${(0,P.BP)(j)}
`}const h=E.filter(d=>c.has(d)&&!i.has(d)).length,O=(0,o.px)(E.length,"registry host");yield`${E.length===0?"no registry host is used":`${h} of ${O} would be co\
ntacted`}
`}const m=({host:u,needs:e})=>new Set(e.length===0?[u]:e.map(i=>i.host));function $(u,e,i,a){const f=[...Map.groupBy(e,({clients:A})=>(0,o.wO)(A))].map(([A,S])=>`${S.
map(({service:H})=>(0,P.RK)(H)).join(", ")} for ${A}`),v=f.length===0?"no service is required":f.join("; "),h=f.length>0&&i===void 0?v:`not contacted; ${v}`,O=`${(0,P.
RK)((0,t.nx)(u))}:`,d=(0,r.wW)({indent:0,label:O,style:"bold",text:h},a);if(i===void 0)return d;const g=(A,S)=>(0,r.wW)({indent:2,label:`${A}:`,style:"dim",text:(0,P.
RK)(S)},a),{code:F,message:N,help:j}=i;return[...d,...g(F,N),...j===void 0?[]:g("help",j)]}const _=32;function K(u,e,i){const a=u.map(h=>{const{kind:O,text:d,version:g,
place:F,needs:N}=h,j=N.filter(H=>H.host===e),A=[d??"\u2013",g?.text??""].map(C.Qj),S=[...new Set(j.map(({service:H})=>H))];return{place:(0,s.R3)(F),kind:O.replaceAll(
"_"," "),what:A.flatMap(H=>(0,P.RK)(H)||[]).join(" "),services:S.map(H=>(0,P.RK)(H)).join(", ")}}),c=h=>h.reduce((O,{length:d})=>Math.max(O,d),0),f=Math.min(c(a.
map(({place:h})=>h)),_)+2,v=c(a.map(({kind:h})=>h)),E=new Set(a.map(({services:h})=>h)).size>1;return a.flatMap(({place:h,kind:O,what:d,services:g})=>{const F=E&&
g!==""?` (${g})`:"",N=`${O.padEnd(v)}  ${d}${F}`;return(0,r.wW)({indent:2,label:h,style:"dim",column:f,text:N},i)})}var U=n(1460),J=n(5751),V=n(1435),Z=n(6760),
k=n(5747),b=n(9498),q=n(3427),Q=n(2803),tt=n(6034),z=n(370);function nt(u,e,i){const{directory:a,environment:c}=i,{dialect:f,usedBy:v,usages:E,notes:h}=(0,z.o0)(
e,u,i),{clients:O}=f,{declared:d,files:g,bytes:F,isEmpty:N}=u,j=(0,tt.lz)({usages:E,declared:d,clients:O},e,!0),A=(0,z.C_)(u,e)?(0,Q.KX)(E,O,(0,Q.Up)(a)):[],S={
dialect:f,setting:e.dialect,usages:E,notes:h,declared:d};return{...S,repository:(0,b.K)(a,()=>st(S),c),usedBy:v(),files:g,bytes:F,isEmpty:N,roots:ot(j),locks:et(
j,a),plugins:A}}function st({usages:u,notes:e,declared:i,dialect:a}){const c=new Set;for(const{place:f}of u)c.add(f.file);for(const f of i)c.add(f.place.file);for(const{
place:f}of a.evidence)c.add(f.file);for(const f of e)f.problem.code.startsWith("file-")||c.add((0,D.W7)(f));return c}function ot(u){const e=new Map;for(const{client:i,
roots:a}of u)for(const{name:c}of a)e.set(c,[...e.get(c)??[],i]);return Array.from(e,([i,a])=>({directory:i||".",clients:a}))}function et(u,e){const i=new Set(u.
flatMap(({roots:a})=>a.flatMap(({lockFile:c})=>c??[])));return Array.from(i,a=>{const c=(0,k.yR)((0,Z.join)(e,a));return{file:a,hashes:c.ok?(0,q.g)(c.text):new Map}})}
var Y=n(2859);async function rt({raw:u,output:e},i){const{program:a,secrets:c,stop:f}=i,{env:v,stdout:E,stderr:h}=a,O={environment:v,directory:a.cwd()},d={...O,
wording:U.E,stop:f,progress:()=>{}},g=(0,J.s)(u,d),F=await(0,z.SQ)(g,d),j=e.format==="json"?nt(F,g,O):null,A=j??at(F,g,O),S=(0,Y.CG)(g,A.usages,A.dialect.clients),
H={...(0,M.aH)(E,e.color,v),withFlags:U.W},lt=(0,Y.en)(S,g,A.dialect),it=j===null?l(A.usages,S,lt,H):(await Promise.all([n.e(890),n.e(192),n.e(741)]).then(n.bind(
n,741))).readableFile(j,T),dt=(0,R.wX)(S);await(0,M.yy)(E,Iterator.from(it).map(G=>c.redact(G,dt)));const ut="remarks"in A?(0,y.q9)(A.remarks):[];return await(0,M.
yy)(h,c.redact(ut.map(G=>`${(0,P.RK)(G)}
`))),F.isEmpty&&h.write(`tf-disco: found no Terraform or OpenTofu files
`),await ct(A.notes,i),0}function at(u,e,i){const{dialect:a,usages:c,notes:f}=(0,z.o0)(e,u,i),v={...i,mayHavePlugins:(0,z.C_)(u,e)};return{...(0,V.j)(c,e,a,v),dialect:a,
notes:f}}async function ct(u,{program:e,secrets:i}){const a=u.map(c=>`${(0,P.RK)((0,D.W7)(c))}:${(0,D.Xd)(c)?.line}: ${c.problem.code}: ${(0,P.RK)(c.problem.message)}\

`);await(0,M.yy)(e.stderr,i.redact([...new Set(a)]))}}),2803:((X,L,n)=>{n.d(L,{KX:()=>y,Ml:()=>x,Up:()=>w});var R=n(3024),D=n(6760),M=n(3916),C=n(4693),W=n(9562),
P=n(7523),T=n(5257),B=n(7854);function w(t){return I(o=>{const s=(0,D.join)(t,o);return(0,R.existsSync)(s)?s:null},(0,C.k)())}function x(t){const o=new Map(t.map(
({directory:s,providers:r})=>[p(s),new Set(r)]));return I(s=>o.has(s)?s:null,(s,r)=>o.get(s)?.has((0,T.JT)(r))??!1)}function I(t,o){const s=(0,B.Oo)(r=>{const l=r.
replace(/\/$/,""),m=l==="."||r!==l,$=p(l),_=t($),K=m?[]:s((0,M.dirname)(l));return _===null?K:[{path:_,shown:$},...K]});return{around:s,holds:o}}const p=t=>`${t===
"."?"":`${t}/`}terraform.d/plugins`;function y(t,o,{around:s,holds:r}){const l=t.flatMap($=>{const _=s((0,M.dirname)($.place.file));return _.length===0?[]:$.needs.
filter(({service:U})=>U===W.xq).flatMap(({host:U})=>o.flatMap(J=>(0,P.lc)($,U,J)??[])).flatMap(U=>_.filter(({path:J})=>r(J,U)).map(({shown:J})=>({shown:J,provider:(0,T.
JT)(U)})))}),m=Map.groupBy(l,({shown:$})=>(0,M.dirname)((0,M.dirname)($)));return Array.from(m,([$,_])=>({directory:$,providers:[...new Set(_.map(({provider:K})=>K))]}))}})};export{ft as id,mt as ids,pt as modules};
