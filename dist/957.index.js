const Et=957,pt=[957],ht={4693:((N,T,n)=>{n.d(T,{k:()=>U});var F=n(3024),D=n(6760),v=n(5747),P=n(1831),K=n(1022),B=n(1731);function U(){const E=new Map,s=(t,o)=>{
const e=E.get(t)??(0,v.v2)(t);return E.set(t,e),e.filter(o).map(l=>(0,D.join)(t,l))};return(t,{host:o,namespace:e,type:l})=>s(t,f=>C((0,P.Pv)(f),o)).flatMap(f=>s(
f,m=>C((0,K.s)(m),e))).flatMap(f=>s(f,m=>C((0,K.s)(m),l))).some(f=>S(f,l))}const C=(E,s)=>E.ok&&E.value===s,L=/^[^\s_]*_[^\s_]*$/;function S(E,s){const t=(0,v.v2)(
E).some(e=>(0,B.rK)(e)!==null&&(0,v.wX)((0,D.join)(E,e)).some(l=>L.test(l)&&R((0,D.join)(E,e,l))===!0)),o=new RegExp(`^terraform-provider-${s}_${B.hZ}_[^\\s_]*_[\
^\\s_]*(?:_.*)?\\.zip$`,"s");return t||(0,v.wX)(E).some(e=>o.test(e.toLowerCase())&&R((0,D.join)(E,e))===!1)}const R=E=>(0,F.statSync)(E,{throwIfNoEntry:!1})?.isDirectory()??
null}),3427:((N,T,n)=>{n.d(T,{g:()=>B});var F=n(400),D=n(6134),v=n(8321),P=n(1022),K=n(5257);function B(U){const{body:C}=(0,F.K)(U),L=(0,D.SH)(C,"provider",1).flatMap(
({labels:[S],body:R})=>{const E=(0,P.m)((0,v.Yo)(S?.value??""),"terraform");if(E.kind!=="registry")return[];const s=(0,D.w4)(R,"hashes")?.value,o=(s?.kind==="tu\
ple"?s.elements:[]).flatMap(e=>e.kind==="string"?[(0,v.Yo)(e.value)]:[]);return[[(0,K.JT)(E),o.filter(e=>/^(?:h1|zh):/.test(e))]]});return new Map(L)}}),1460:((N,T,n)=>{
n.d(T,{E:()=>L,W:()=>C});var F=n(6760),D=n(5747),v=n(1831),P=n(8535),K=n(7773),B=n(7188);const U=new Set(K.f.flatMap(([,t])=>t.map(({name:o})=>o))),C=t=>t.replace(
/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(o,e,l)=>U.has(e)?`\`--${e}${l===void 0?"":` ${l}`}\``:o).replaceAll("hostnames input","--hostnames"),L={setting:t=>`--${t}`,
missingPath:(t,o)=>{const[e="",...l]=t.split("=");if(l.length>0&&E(e))return`"${e}=\u2026" does not exist in ${o}; did you mean --tokens?`;const f=R(t,o),m=f===
null?"":`; did you mean ${f}?`;return`"${t}" does not exist in ${o}${m}`}},S=new Map([...["init","lint","run","scan","test","validate"].map(t=>[t,"check"]),["ho\
sts","usages"],["list","usages"],["version","--version"]]);function R(t,o){const e=S.get(t)??(0,P.q)(t,B.bw);if(e!==null)return`"tf-disco ${e}"`;const l=(0,P.q)(
(0,F.basename)(t),(0,D.wX)((0,F.dirname)((0,F.resolve)(o,t))));if(l!==null)return`"${(0,F.join)((0,F.dirname)(t),l)}"`;const f=t.replace(/^https:\/\/|\/$/g,""),
m=(0,v.Pv)(f);return m.ok&&E(f)?`--hostnames ${(0,v.nx)(m.value)}`:null}const E=t=>t.includes(".")&&!s.test(t)&&(0,v.Pv)(t).ok,s=/\.(?:tf|tofu|hcl|json|tfvars)$/}),
2935:((N,T,n)=>{n.d(T,{Wc:()=>E,ky:()=>K,nI:()=>D,nc:()=>C,wW:()=>P});const F={bold:1,dim:2,red:31,green:32,yellow:33,blue:34},D=(s,t,{colour:o})=>o?`\x1B[${F[t]}\
m${s}\x1B[0m`:s,v=(s,t,{hyperlinks:o})=>t&&o?`\x1B]8;;${t}\x1B\\${s}\x1B]8;;\x1B\\`:s;function P(s,t){const o=" ".repeat(s.indent),e=s.label.padEnd((s.column??0)-
1),l=" ".repeat(s.indent+(s.column??2)),f=t.width-o.length-e.length-1,[m="",...y]=B(s.text,f,t.width-l.length,t),j=v(D(e,s.style,t),s.url,t),{text:W="",url:H}=s.
linked??{},X=m.startsWith(W)?`${v(W,H,t)}${m.slice(W.length)}`:m;return[`${o}${j} ${X}`.trimEnd(),...y.map(z=>`${l}${z}`)]}function K(s,t){const[o="",...e]=B(s,
t.width,t.width-2,t);return[o,...e.map(l=>`  ${l}`)]}function B(s,t,o,{withFlags:e}){const l=[];let f="",m=0;for(const y of(e?.(s)??s).split(" ")){const j=C(y),
W=l.length===0?t:o;f!==""&&m+1+j>W&&(l.push(f),f=""),m=f===""?j:m+1+j,f=f===""?y:`${f} ${y}`}return[...l,f]}const U=/^[ -~]*$/,C=s=>U.test(s)?s.length:Iterator.
from(s).reduce((t,o)=>t+L(o),0);function L(s){return U.test(s)?1:S(s)?0:new RegExp("\\p{Regional_Indicator}","u").test(s)?1:R(s)?2:1}const S=s=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(s),R=s=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(s);function E(s,t,o){let[e,l]=["",0];for(const f of s){const m=L(f),y=l+m;if(l>=t&&y<=o&&(m>0||l>t)?e+=f:e+=" ".repeat(Math.max(0,Math.min(y,o)-Math.max(l,
t))),l=y,l>o)break}return e}}),3957:((N,T,n)=>{n.r(T),n.d(T,{listUsages:()=>ct});var F=n(1992),D=n(6174),v=n(3592),P=n(8820);function*K(c){const{usages:r,notes:i,
dialect:a,...u}=c;for(const{isHostImplied:O,directHost:p,needs:h,place:g,...$}of r){const d=$.hasOwnToken||void 0,_=$.isOverridden||void 0;yield`${B({...$,hasOwnToken:d,
isOverridden:_,...g})}
`}const A={kind:"repository",schemaVersion:v.G5,version:v.xv,...u,locks:u.locks.map(({file:O,hashes:p})=>({file:O,hashes:Object.fromEntries(p)})),dialect:L(a),usages:r.
length,notes:i.map(S)};for(const[O,p]of Object.entries(A))if(p!==!1&&(yield`${O==="kind"?"{":","}"${O}":${Array.isArray(p)?"[":B(p)}`,!!Array.isArray(p))){for(const[
h,g]of p.entries())yield`${h===0?"":","}${B(g)}`;yield"]"}yield`}
`}function B(c){const r=JSON.stringify(c),i=!(0,D.r_)(r)&&!r.includes("false");return(0,P.s$)(i?r:JSON.stringify(c,C))}const U=new Set(["file","directory"]);function C(c,r){
return typeof r=="string"?U.has(c)?r:c==="text"?(0,D.Qj)(r):(0,D._U)(r):r===!1?void 0:r}const L=({name:c,releases:r,evidence:i,...a})=>({...a,releases:r.map(({name:u})=>u),
evidence:i.map(({isCloud:u,...A})=>A)});function S(c){const{affects:r,clients:i,namedHost:a,places:u,isPlaceholder:A}=c,{code:O,severity:p,message:h,help:g}=c.problem;
return{code:O,severity:p,message:h,help:g,affects:r,clients:i,namedHost:a,places:u,isPlaceholder:A}}var R=n(5799),E=n(2057),s=n(6763),t=n(4e3),o=n(1831),e=n(2935),
l=n(4120),f=n(8884);function*m(c,r,i,a){const u=Map.groupBy(r,({host:d})=>d),A=c.flatMap(d=>[...y(d)].map(_=>({host:_,usage:d}))),O=Map.groupBy(A,({host:d})=>d),
p=[...O.keys()].filter(d=>d!==null);for(const d of[...p,null]){const _=O.get(d)??[];if(_.length===0)continue;const w=d===null?[(0,e.nI)("no registry","bold",a)]:
j(d,u.get(d)??[],i.get(d),a),I=_.map(({usage:M})=>M);for(const M of[...w,...Y(I,d,a),""])yield`${(0,P.BP)(M)}
`}const h=p.filter(d=>u.has(d)&&!i.has(d)).length,g=(0,t.px)(p.length,"registry host"),$=`${h} of ${g} would be contacted`;yield`${p.length===0?"no registry hos\
t is used":$}
`}const y=({host:c,needs:r})=>new Set(r.length===0?[c]:r.map(i=>i.host));function j(c,r,i,a){const u=Map.groupBy(r,({clients:M})=>(0,l.wO)(M)),A=Array.from(u,([
M,x])=>`${W(x.map(({service:G})=>G))} for ${M}`),O=A.join("; ")||"no service is required",h=A.length>0&&i===void 0?O:`not contacted; ${O}`,g=`${(0,P.RK)((0,o.nx)(
c))}:`,$=(0,e.wW)({indent:0,label:g,style:"bold",text:h},a);if(i===void 0)return $;const d=(M,x)=>(0,e.wW)({indent:2,label:`${M}:`,style:"dim",text:(0,P.RK)(x)},
a),{code:_,message:w,help:I}=i;return[...$,...d(_,w),...I===void 0?[]:d("help",I)]}const W=c=>Array.from(c,r=>(0,P.RK)(r)).join(", "),H=32;function Y(c,r,i){const a=c.
map(({kind:h,text:g,version:$,place:d,needs:_})=>{const w=_.filter(M=>M.host===r),I=[g??"\u2013",$?.text??""].map(D.Qj);return{place:(0,f.R3)(d),kind:h.replaceAll(
"_"," "),what:I.flatMap(M=>(0,P.RK)(M)||[]).join(" "),services:W(new Set(w.map(({service:M})=>M)))}}),u=h=>h.reduce((g,{length:$})=>Math.max(g,$),0),A=Math.min(
u(a.map(({place:h})=>h)),H)+2,O=u(a.map(({kind:h})=>h)),p=new Set(a.map(({services:h})=>h)).size>1;return a.flatMap(({place:h,kind:g,what:$,services:d})=>{const _=p&&
d!==""?` (${d})`:"",w=`${g.padEnd(O)}  ${$}${_}`;return(0,e.wW)({indent:2,label:h,style:"dim",column:A,text:w},i)})}var X=n(1460),z=n(5751),k=n(1435),b=n(6760),
q=n(5747),tt=n(9498),nt=n(3427),V=n(2803),st=n(6034),J=n(370);function ot(c,r,i){const{directory:a,environment:u}=i,{dialect:A,usedBy:O,usages:p,notes:h}=(0,J.o0)(
r,c,i),{clients:g}=A,{declared:$,files:d,bytes:_,isEmpty:w}=c,I=(0,st.lz)({usages:p,declared:$,clients:g},r,!0),M=(0,J.C_)(c,r)?(0,V.KX)(p,g,(0,V.Up)(a)):[],x={
dialect:A,setting:r.dialect,usages:p,notes:h,declared:$};return{...x,repository:(0,tt.K)(a,()=>et(x),u),usedBy:O(),files:d,bytes:_,isEmpty:w,roots:rt(I),locks:at(
I,a),plugins:M}}function et(c){const r=[...c.usages,...c.declared,...c.dialect.evidence],i=c.notes.filter(({problem:a})=>!a.code.startsWith("file-"));return new Set(
[...r.map(({place:a})=>a.file),...i.map(R.W7)])}function rt(c){const r=new Map;for(const{client:i,roots:a}of c)for(const{name:u}of a)r.set(u,[...r.get(u)??[],i]);
return Array.from(r,([i,a])=>({directory:i||".",clients:a}))}function at(c,r){const i=new Set(c.flatMap(({roots:a})=>a.flatMap(({lockFile:u})=>u??[])));return Array.
from(i,a=>{const u=(0,q.yR)((0,b.join)(r,a));return{file:a,hashes:u.ok?(0,nt.g)(u.text):new Map}})}var Z=n(2859);async function ct({raw:c,output:r},i){const{program:a,
secrets:u,stop:A}=i,{env:O,stdout:p,stderr:h}=a,g={environment:O,directory:a.cwd()},$={...g,wording:X.E,stop:A,progress:()=>{}},d=(0,z.s)(c,$),_=await(0,J.SQ)(d,
$),I=r.format==="json"?ot(_,d,g):null,M=I??lt(_,d,g),x=(0,Z.CG)(d,M.usages,M.dialect.clients),G={...(0,E.aH)(p,r.color,O),withFlags:X.W},dt=(0,Z.en)(x,d,M.dialect),
ut=I===null?m(M.usages,x,dt,G):(await Promise.all([n.e(354),n.e(192),n.e(645)]).then(n.bind(n,7645))).readableFile(I,K),ft=(0,F.wX)(x);await(0,E.yy)(p,Iterator.
from(ut).map(Q=>u.redact(Q,ft)));const mt="remarks"in M?(0,s.q9)(M.remarks):[];return await(0,E.yy)(h,u.redact(mt.map(Q=>`${(0,P.RK)(Q)}
`))),_.isEmpty&&h.write(`tf-disco: found no Terraform or OpenTofu files
`),await it(M.notes,i),0}function lt(c,r,i){const{dialect:a,usages:u,notes:A}=(0,J.o0)(r,c,i),O={...i,mayHavePlugins:(0,J.C_)(c,r)};return{...(0,k.j)(u,r,a,O),dialect:a,
notes:A}}async function it(c,{program:r,secrets:i}){const a=c.map(u=>`${(0,P.RK)((0,R.W7)(u))}:${(0,R.Xd)(u)?.line}: ${u.problem.code}: ${(0,P.RK)(u.problem.message)}\

`);await(0,E.yy)(r.stderr,i.redact([...new Set(a)]))}}),2803:((N,T,n)=>{n.d(T,{KX:()=>E,Ml:()=>L,Up:()=>C});var F=n(3024),D=n(6760),v=n(3916),P=n(4693),K=n(9562),
B=n(5257),U=n(7854);function C(s){return S(t=>{const o=(0,D.join)(s,t);return(0,F.existsSync)(o)?o:null},(0,P.k)())}function L(s){const t=new Map(s.map(({directory:o,
providers:e})=>[R(o),new Set(e)]));return S(o=>t.has(o)?o:null,(o,e)=>t.get(o)?.has((0,B.JT)(e))??!1)}function S(s,t){const o=(0,U.Oo)(e=>{const l=e.replace(/\/$/,
""),f=l==="."||e!==l,m=R(l),y=s(m),j=f?[]:o((0,v.dirname)(l));return y===null?j:[{path:y,shown:m},...j]});return{around:o,holds:t}}const R=s=>`${s==="."?"":`${s}\
/`}terraform.d/plugins`;function E(s,t,{around:o,holds:e}){const l=s.flatMap(m=>{const y=o((0,v.dirname)(m.place.file));return y.length===0?[]:m.needs.filter(({
service:W})=>W===K.xq).flatMap(({host:W})=>t.flatMap(H=>(0,B.lc)(m,W,H)??[])).flatMap(W=>y.filter(({path:H})=>e(H,W)).map(({shown:H})=>({shown:H,provider:(0,B.JT)(
W)})))}),f=Map.groupBy(l,({shown:m})=>(0,v.dirname)((0,v.dirname)(m)));return Array.from(f,([m,y])=>({directory:m,providers:[...new Set(y.map(({provider:j})=>j))]}))}})};export{Et as id,pt as ids,ht as modules};
