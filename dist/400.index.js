const mt=400,Et=[400],pt={4693:((N,T,n)=>{n.d(T,{k:()=>U});var R=n(3024),_=n(6760),v=n(5747),P=n(1831),K=n(1022),B=n(1731);function U(){const E=new Map,s=(t,o)=>{
const r=E.get(t)??(0,v.v2)(t);return E.set(t,r),r.filter(o).map(l=>(0,_.join)(t,l))};return(t,{host:o,namespace:r,type:l})=>s(t,f=>C((0,P.Pv)(f),o)).flatMap(f=>s(
f,m=>C((0,K.s)(m),r))).flatMap(f=>s(f,m=>C((0,K.s)(m),l))).some(f=>S(f,l))}const C=(E,s)=>E.ok&&E.value===s,L=/^[^\s_]*_[^\s_]*$/;function S(E,s){const t=(0,v.v2)(
E).some(r=>(0,B.rK)(r)!==null&&(0,v.wX)((0,_.join)(E,r)).some(l=>L.test(l)&&j((0,_.join)(E,r,l))===!0)),o=new RegExp(`^terraform-provider-${s}_${B.hZ}_[^\\s_]*_[\
^\\s_]*(?:_.*)?\\.zip$`,"s");return t||(0,v.wX)(E).some(r=>o.test(r.toLowerCase())&&j((0,_.join)(E,r))===!1)}const j=E=>(0,R.statSync)(E,{throwIfNoEntry:!1})?.isDirectory()??
null}),3427:((N,T,n)=>{n.d(T,{g:()=>B});var R=n(400),_=n(6134),v=n(8321),P=n(1022),K=n(5257);function B(U){const{body:C}=(0,R.K)(U),L=(0,_.SH)(C,"provider",1).flatMap(
({labels:[S],body:j})=>{const E=(0,P.m)((0,v.Yo)(S?.value??""),"terraform");if(E.kind!=="registry")return[];const s=(0,_.w4)(j,"hashes")?.value,o=(s?.kind==="tu\
ple"?s.elements:[]).flatMap(r=>r.kind==="string"?[(0,v.Yo)(r.value)]:[]);return[[(0,K.JT)(E),o.filter(r=>/^(?:h1|zh):/.test(r))]]});return new Map(L)}}),1460:((N,T,n)=>{
n.d(T,{E:()=>L,W:()=>C});var R=n(6760),_=n(5747),v=n(1831),P=n(8535),K=n(7773),B=n(7188);const U=new Set(K.f.flatMap(([,t])=>t.map(({name:o})=>o))),C=t=>t.replace(
/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(o,r,l)=>U.has(r)?`\`--${r}${l===void 0?"":` ${l}`}\``:o).replaceAll("hostnames input","--hostnames"),L={setting:t=>`--${t}`,
missingPath:(t,o)=>{const[r="",...l]=t.split("=");if(l.length>0&&E(r))return`"${r}=\u2026" does not exist in ${o}; did you mean --tokens?`;const f=j(t,o),m=f===
null?"":`; did you mean ${f}?`;return`"${t}" does not exist in ${o}${m}`}},S=new Map([...["init","lint","run","scan","test","validate"].map(t=>[t,"check"]),["ho\
sts","usages"],["list","usages"],["version","--version"]]);function j(t,o){const r=S.get(t)??(0,P.q)(t,B.bw);if(r!==null)return`"tf-disco ${r}"`;const l=(0,P.q)(
(0,R.basename)(t),(0,_.wX)((0,R.dirname)((0,R.resolve)(o,t))));if(l!==null)return`"${(0,R.join)((0,R.dirname)(t),l)}"`;const f=t.replace(/^https:\/\/|\/$/g,""),
m=(0,v.Pv)(f);return m.ok&&E(f)?`--hostnames ${(0,v.nx)(m.value)}`:null}const E=t=>t.includes(".")&&!s.test(t)&&(0,v.Pv)(t).ok,s=/\.(?:tf|tofu|hcl|json|tfvars)$/}),
2935:((N,T,n)=>{n.d(T,{Wc:()=>E,ky:()=>K,nI:()=>_,nc:()=>C,wW:()=>P});const R={bold:1,dim:2,red:31,green:32,yellow:33,blue:34},_=(s,t,{colour:o})=>o?`\x1B[${R[t]}\
m${s}\x1B[0m`:s,v=(s,t,{hyperlinks:o})=>t&&o?`\x1B]8;;${t}\x1B\\${s}\x1B]8;;\x1B\\`:s;function P(s,t){const o=" ".repeat(s.indent),r=s.label.padEnd((s.column??0)-
1),l=" ".repeat(s.indent+(s.column??2)),f=t.width-o.length-r.length-1,[m="",...D]=B(s.text,f,t.width-l.length,t),W=v(_(r,s.style,t),s.url,t),{text:F="",url:H}=s.
linked??{},z=m.startsWith(F)?`${v(F,H,t)}${m.slice(F.length)}`:m;return[`${o}${W} ${z}`.trimEnd(),...D.map(G=>`${l}${G}`)]}function K(s,t){const[o="",...r]=B(s,
t.width,t.width-2,t);return[o,...r.map(l=>`  ${l}`)]}function B(s,t,o,{withFlags:r}){const l=[];let f="",m=0;for(const D of(r?.(s)??s).split(" ")){const W=C(D),
F=l.length===0?t:o;f!==""&&m+1+W>F&&(l.push(f),f=""),m=f===""?W:m+1+W,f=f===""?D:`${f} ${D}`}return[...l,f]}const U=/^[ -~]*$/,C=s=>U.test(s)?s.length:Iterator.
from(s).reduce((t,o)=>t+L(o),0);function L(s){return U.test(s)?1:S(s)?0:new RegExp("\\p{Regional_Indicator}","u").test(s)?1:j(s)?2:1}const S=s=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(s),j=s=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(s);function E(s,t,o){let[r,l]=["",0];for(const f of s){const m=L(f),D=l+m;if(l>=t&&D<=o&&(m>0||l>t)?r+=f:r+=" ".repeat(Math.max(0,Math.min(D,o)-Math.max(l,
t))),l=D,l>o)break}return r}}),4400:((N,T,n)=>{n.r(T),n.d(T,{listUsages:()=>at});var R=n(1992),_=n(6174),v=n(3592),P=n(8820);function*K(c){const{usages:e,notes:i,
dialect:a,...u}=c;for(const{isHostImplied:O,directHost:p,needs:h,place:g,...$}of e){const d=$.hasOwnToken||void 0,A=$.isOverridden||void 0;yield`${B({...$,hasOwnToken:d,
isOverridden:A,...g})}
`}const y={kind:"repository",schemaVersion:v.G5,version:v.xv,...u,locks:u.locks.map(({file:O,hashes:p})=>({file:O,hashes:Object.fromEntries(p)})),dialect:L(a),usages:e.
length,notes:i.map(S)};for(const[O,p]of Object.entries(y))if(p!==!1&&(yield`${O==="kind"?"{":","}"${O}":${Array.isArray(p)?"[":B(p)}`,!!Array.isArray(p))){for(const[
h,g]of p.entries())yield`${h===0?"":","}${B(g)}`;yield"]"}yield`}
`}function B(c){const e=JSON.stringify(c),i=!(0,_.r_)(e)&&!e.includes("false");return(0,P.s$)(i?e:JSON.stringify(c,C))}const U=new Set(["file","directory"]);function C(c,e){
return typeof e=="string"?U.has(c)?e:c==="text"?(0,_.Qj)(e):(0,_._U)(e):e===!1?void 0:e}const L=({name:c,releases:e,evidence:i,...a})=>({...a,releases:e.map(({name:u})=>u),
evidence:i.map(({isCloud:u,...y})=>y)});function S(c){const{affects:e,clients:i,namedHost:a,places:u,isPlaceholder:y}=c,{code:O,severity:p,message:h,help:g}=c.problem;
return{code:O,severity:p,message:h,help:g,affects:e,clients:i,namedHost:a,places:u,isPlaceholder:y}}var j=n(4e3),E=n(5143),s=n(1831),t=n(2935);function*o(c,e,i,a){
const u=Map.groupBy(e,({host:d})=>d),y=c.flatMap(d=>[...r(d)].map(A=>({host:A,usage:d}))),O=Map.groupBy(y,({host:d})=>d),p=[...O.keys()].filter(d=>d!==null);for(const d of[
...p,null]){const A=O.get(d)??[];if(A.length===0)continue;const w=d===null?[(0,t.nI)("no registry","bold",a)]:l(d,u.get(d)??[],i.get(d),a),I=A.map(({usage:M})=>M);
for(const M of[...w,...D(I,d,a),""])yield`${(0,P.BP)(M)}
`}const h=p.filter(d=>u.has(d)&&!i.has(d)).length,g=(0,j.px)(p.length,"registry host"),$=`${h} of ${g} would be contacted`;yield`${p.length===0?"no registry hos\
t is used":$}
`}const r=({host:c,needs:e})=>new Set(e.length===0?[c]:e.map(i=>i.host));function l(c,e,i,a){const u=Map.groupBy(e,({clients:M})=>(0,j.eZ)(M)),y=Array.from(u,([
M,x])=>`${f(x.map(({service:Q})=>Q))} for ${M}`),O=y.join("; ")||"no service is required",h=y.length>0&&i===void 0?O:`not contacted; ${O}`,g=`${(0,P.RK)((0,s.nx)(
c))}:`,$=(0,t.wW)({indent:0,label:g,style:"bold",text:h},a);if(i===void 0)return $;const d=(M,x)=>(0,t.wW)({indent:2,label:`${M}:`,style:"dim",text:(0,P.RK)(x)},
a),{code:A,message:w,help:I}=i;return[...$,...d(A,w),...I===void 0?[]:d("help",I)]}const f=c=>Array.from(c,e=>(0,P.RK)(e)).join(", "),m=32;function D(c,e,i){const a=c.
map(({kind:h,text:g,version:$,place:d,needs:A})=>{const w=A.filter(M=>M.host===e),I=[g??"\u2013",$?.text??""].map(_.Qj);return{place:(0,E.R3)(d),kind:h.replaceAll(
"_"," "),what:I.flatMap(M=>(0,P.RK)(M)||[]).join(" "),services:f(new Set(w.map(({service:M})=>M)))}}),u=h=>h.reduce((g,{length:$})=>Math.max(g,$),0),y=Math.min(
u(a.map(({place:h})=>h)),m)+2,O=u(a.map(({kind:h})=>h)),p=new Set(a.map(({services:h})=>h)).size>1;return a.flatMap(({place:h,kind:g,what:$,services:d})=>{const A=p&&
d!==""?` (${d})`:"",w=`${g.padEnd(O)}  ${$}${A}`;return(0,t.wW)({indent:2,label:h,style:"dim",column:y,text:w},i)})}var W=n(5799),F=n(2057),H=n(6763),X=n(1460),
z=n(5751),G=n(1435),k=n(6760),b=n(5747),q=n(9498),tt=n(3427),Z=n(2803),nt=n(6034),J=n(370);function st(c,e,i){const{directory:a,environment:u}=i,{dialect:y,usedBy:O,
usages:p,notes:h}=(0,J.o0)(e,c,i),{clients:g}=y,{declared:$,files:d,bytes:A,isEmpty:w}=c,I=(0,nt.lz)({usages:p,declared:$,clients:g},e,!0),M=(0,J.C_)(c,e)?(0,Z.
KX)(p,g,(0,Z.Up)(a)):[],x={dialect:y,setting:e.dialect,usages:p,notes:h,declared:$};return{...x,repository:(0,q.K)(a,()=>ot(x),u),usedBy:O(),files:d,bytes:A,isEmpty:w,
roots:et(I),locks:rt(I,a),plugins:M}}function ot(c){const e=[...c.usages,...c.declared,...c.dialect.evidence],i=c.notes.filter(({problem:a})=>!a.code.startsWith(
"file-"));return new Set([...e.map(({place:a})=>a.file),...i.map(W.W7)])}function et(c){const e=new Map;for(const{client:i,roots:a}of c)for(const{name:u}of a)e.
set(u,[...e.get(u)??[],i]);return Array.from(e,([i,a])=>({directory:i||".",clients:a}))}function rt(c,e){const i=new Set(c.flatMap(({roots:a})=>a.flatMap(({lockFile:u})=>u??
[])));return Array.from(i,a=>{const u=(0,b.yR)((0,k.join)(e,a));return{file:a,hashes:u.ok?(0,tt.g)(u.text):new Map}})}var V=n(2859);async function at({raw:c,output:e},i){
const{program:a,secrets:u,stop:y}=i,{env:O,stdout:p,stderr:h}=a,g={environment:O,directory:a.cwd()},$={...g,wording:X.E,stop:y,progress:()=>{}},d=(0,z.s)(c,$),A=await(0,J.
SQ)(d,$),I=e.format==="json"?st(A,d,g):null,M=I??ct(A,d,g),x=(0,V.CG)(d,M.usages,M.dialect.clients),Q={...(0,F.aH)(p,e.color,O),withFlags:X.W},it=(0,V.en)(x,d,M.
dialect),dt=I===null?o(M.usages,x,it,Q):(await Promise.all([n.e(354),n.e(192),n.e(645)]).then(n.bind(n,7645))).readableFile(I,K),ut=(0,R.wX)(x);await(0,F.yy)(p,
Iterator.from(dt).map(Y=>u.redact(Y,ut)));const ft="remarks"in M?(0,H.q9)(M.remarks):[];return await(0,F.yy)(h,u.redact(ft.map(Y=>`${(0,P.RK)(Y)}
`))),A.isEmpty&&h.write(`tf-disco: found no Terraform or OpenTofu files
`),await lt(M.notes,i),0}function ct(c,e,i){const{dialect:a,usages:u,notes:y}=(0,J.o0)(e,c,i),O={...i,mayHavePlugins:(0,J.C_)(c,e)};return{...(0,G.j)(u,e,a,O),dialect:a,
notes:y}}async function lt(c,{program:e,secrets:i}){const a=c.map(u=>`${(0,P.RK)((0,W.W7)(u))}:${(0,W.Xd)(u)?.line}: ${u.problem.code}: ${(0,P.RK)(u.problem.message)}\

`);await(0,F.yy)(e.stderr,i.redact([...new Set(a)]))}}),2803:((N,T,n)=>{n.d(T,{KX:()=>E,Ml:()=>L,Up:()=>C});var R=n(3024),_=n(6760),v=n(3916),P=n(4693),K=n(9562),
B=n(5257),U=n(7854);function C(s){return S(t=>{const o=(0,_.join)(s,t);return(0,R.existsSync)(o)?o:null},(0,P.k)())}function L(s){const t=new Map(s.map(({directory:o,
providers:r})=>[j(o),new Set(r)]));return S(o=>t.has(o)?o:null,(o,r)=>t.get(o)?.has((0,B.JT)(r))??!1)}function S(s,t){const o=(0,U.Oo)(r=>{const l=r.replace(/\/$/,
""),f=l==="."||r!==l,m=j(l),D=s(m),W=f?[]:o((0,v.dirname)(l));return D===null?W:[{path:D,shown:m},...W]});return{around:o,holds:t}}const j=s=>`${s==="."?"":`${s}\
/`}terraform.d/plugins`;function E(s,t,{around:o,holds:r}){const l=s.flatMap(m=>{const D=o((0,v.dirname)(m.place.file));return D.length===0?[]:m.needs.filter(({
service:F})=>F===K.xq).flatMap(({host:F})=>t.flatMap(H=>(0,B.lc)(m,F,H)??[])).flatMap(F=>D.filter(({path:H})=>r(H,F)).map(({shown:H})=>({shown:H,provider:(0,B.JT)(
F)})))}),f=Map.groupBy(l,({shown:m})=>(0,v.dirname)((0,v.dirname)(m)));return Array.from(f,([m,D])=>({directory:m,providers:[...new Set(D.map(({provider:W})=>W))]}))}})};export{mt as id,Et as ids,pt as modules};
