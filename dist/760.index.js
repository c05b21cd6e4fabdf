const at=760,ct=[760],rt={1967:((V,K,s)=>{s.d(K,{D:()=>U,H:()=>p});var A=s(3024),M=s(6760),W=s(8820),x=s(7630);const S=["scan","exclude","roots","report","histo\
ry","badge"];function p(i,g){const D=v(g),P=D===null?"":(0,M.relative)(D,g).replaceAll(M.sep,"/"),L=!i.usages&&!!(i.scan||!i.hostnames),t=P!==""&&!/[*?[\]{}()!#]/.
test(P);if(D===null||!L||!t)return{raw:i,directory:g,below:null};const n=e=>(0,M.isAbsolute)(e)?e:M.posix.join(P,e),l=S.flatMap(e=>{const o=(0,x.Dw)(i[e]||(e===
"scan"?".":""));return o.length===0?[]:[[e,o.map(n).join(`
`)]]});return{raw:{...i,...Object.fromEntries(l)},directory:D,below:P}}function v(i){if((0,A.existsSync)((0,M.join)(i,".git")))return i;const g=(0,M.dirname)(i);
return g===i?null:v(g)}const U=(i,g)=>`tf-disco: checking ${(0,W.RK)(i)} only; names of files begin at the top of the Git checkout, ${(0,W.RK)(g)}
`}),1460:((V,K,s)=>{s.d(K,{E:()=>i,W:()=>U});var A=s(6760),M=s(5747),W=s(1831),x=s(8535),S=s(7773),p=s(7188);const v=new Set(S.f.flatMap(([,t])=>t.map(({name:n})=>n))),
U=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(n,l,e)=>v.has(l)?`\`--${l}${e===void 0?"":` ${e}`}\``:n).replaceAll("hostnames input","--hostnames"),i={
isTerminal:!0,setting:t=>`--${t}`,missingPath:(t,n)=>{const[l="",...e]=t.split("=");if(e.length>0&&P(l))return`"${l}=\u2026" does not exist in ${n}; did you mea\
n --tokens?`;const o=D(t,n),m=o===null?"":`; did you mean ${o}?`;return`"${t}" does not exist in ${n}${m}`}},g=new Map([...["init","lint","run","scan","test","v\
alidate"].map(t=>[t,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function D(t,n){const l=g.get(t)??(0,x.q)(t,p.bw);if(l!==null)return`\
"tf-disco ${l}"`;const e=(0,x.q)((0,A.basename)(t),(0,M.wX)((0,A.dirname)((0,A.resolve)(n,t))));if(e!==null)return`"${(0,A.join)((0,A.dirname)(t),e)}"`;const o=t.
replace(/^https:\/\/|\/$/g,""),m=(0,W.Pv)(o);return m.ok&&P(o)?`--hostnames ${m.value}`:null}const P=t=>t.includes(".")&&!L.test(t)&&(0,W.Pv)(t).ok,L=/\.(?:tf|tofu|hcl|json|tfvars)$/}),
2935:((V,K,s)=>{s.d(K,{LV:()=>v,Wc:()=>L,ky:()=>S,nI:()=>M,nc:()=>i,wW:()=>x});const A={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},M=(t,n,{colour:l})=>l?`\x1B\
[${A[n]}m${t}\x1B[0m`:t,W=(t,n,{hyperlinks:l})=>n&&l?`\x1B]8;;${n}\x1B\\${t}\x1B]8;;\x1B\\`:t;function x(t,n){const l=" ".repeat(t.indent),e=t.label.padEnd((t.column??
0)-1),o=" ".repeat(t.indent+(t.column??2)),m=n.width-l.length-e.length-1,j=v(p(t.text,n),m,n.width-o.length),[O="",...H]=j,G=W(M(e,t.style,n),t.url,n),{text:I="",
url:N}=t.linked??{},Y=O.startsWith(I)?`${W(I,N,n)}${O.slice(I.length)}`:O;return[`${l}${G} ${Y}`.trimEnd(),...H.map(Z=>`${o}${Z}`)]}function S(t,n){const l=v(p(
t,n),n.width,n.width-2),[e="",...o]=l;return[e,...o.map(m=>`  ${m}`)]}const p=(t,n)=>n.withFlags?.(t)??t;function v(t,n,l=n){const e=[];let o="",m=0;for(const j of t.
split(" ")){const O=i(j),H=e.length===0?n:l;o!==""&&m+1+O>H&&(e.push(o),o=""),m=o===""?O:m+1+O,o=o===""?j:`${o} ${j}`}return[...e,o]}const U=/^[ -~]*$/,i=t=>U.test(
t)?t.length:Iterator.from(t).reduce((n,l)=>n+g(l),0);function g(t){return U.test(t)?1:D(t)?0:($late0??=new RegExp("\\p{Regional_Indicator}","u")).test(t)?1:P(t)?2:1}const D=t=>($late1??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).
test(t),P=t=>($late2??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(t);function L(t,n,l){let[e,o]=["",0];for(const m of t){const j=g(m),O=o+j;if(o>=n&&O<=l&&(j>0||o>n)?e+=m:e+=" ".repeat(Math.max(0,Math.min(O,l)-Math.max(o,
n))),o=O,o>l)break}return e}}),760:((V,K,s)=>{s.r(K),s.d(K,{listUsages:()=>Y});var A=s(4e3),M=s(5143),W=s(5799),x=s(1831),S=s(9587),p=s(8820),v=s(2935);function*U(c,f,u,r){
const $=Map.groupBy(f,({host:a})=>a),y=c.flatMap(a=>[...i(a)].map(F=>({host:F,usage:a}))),C=Map.groupBy(y,({host:a})=>a),T=[...C.keys()].filter(a=>a!==null);for(const a of[
...T,null]){const F=C.get(a)??[];if(F.length===0)continue;const B=a===null?[(0,v.nI)("no registry","bold",r)]:g(a,$.get(a)??[],u.get(a),r),E=F.map(({usage:h})=>h);
for(const h of[...B,...L(E,a,r),""])yield`${(0,p.BP)(h)}
`}const d=T.filter(a=>$.has(a)&&!u.has(a)).length,R=(0,A.px)(T.length,"registry host"),w=`${d} of ${R} would be contacted`;yield`${T.length===0?"no registry hos\
t is used":w}
`}const i=({host:c,needs:f})=>new Set(f.length===0?[c]:f.map(u=>u.host));function g(c,f,u,r){const $=Map.groupBy(f,({clients:E})=>(0,A.eZ)(E)),y=Array.from($,([
E,h])=>`${D(h.map(({service:_})=>_))} for ${E}`),C=y.join("; ")||"no service is required",d=y.length>0&&u===void 0?C:`not contacted; ${C}`,R=`${(0,p.RK)((0,x.nx)(
c))}:`,w=(0,v.wW)({indent:0,label:R,style:"bold",text:d},r);if(u===void 0)return w;const a=(E,h)=>(0,v.wW)({indent:2,label:`${E}:`,style:"dim",text:(0,p.RK)(h)},
r),{message:F,help:B}=(0,W.ag)(u);return[...w,...a(u.code,F),...B===null?[]:a("help",B)]}const D=c=>Array.from(c,f=>(0,p.RK)(f)).join(", "),P=32;function L(c,f,u){
const r=c.map(({kind:d,text:R,version:w,place:a,needs:F})=>{const B=F.filter(h=>h.host===f),E=[R??"\u2013",w?.text??""].map(S.Qj);return{place:(0,M.R3)(a),kind:d.
replaceAll("_"," "),what:E.flatMap(h=>(0,p.RK)(h)||[]).join(" "),services:D(new Set(B.map(({service:h})=>h)))}}),$=d=>d.reduce((R,{length:w})=>Math.max(R,w),0),
y=Math.min($(r.map(({place:d})=>d)),P)+2,C=$(r.map(({kind:d})=>d)),T=new Set(r.map(({services:d})=>d)).size>1;return r.flatMap(({place:d,kind:R,what:w,services:a})=>{
const F=T&&a!==""?` (${a})`:"",B=`${R.padEnd(C)}  ${w}${F}`;return(0,v.wW)({indent:2,label:d,style:"dim",column:y,text:B},u)})}var t=s(2370),n=s(2057),l=s(4732),
e=s(6763),o=s(1967),m=s(1460),j=s(345),O=s(3408),H=s(2446),G=s(2859);let I=function(...c){return{readableFile:I}=s.late([812,192,219,343],1343),new.target?new I(
...c):I(...c)},N=function(...c){return{renderUsagesJson:N}=s.late([812,192,219,343],1343),new.target?new N(...c):N(...c)},J=function(...c){return{listRepository:J}=
s.late([812,192,219,343],1343),new.target?new J(...c):J(...c)};async function Y(c,f){const{output:u}=c,{program:r,secrets:$,stop:y}=f,{env:C,stdout:T,stderr:d}=r,
{raw:R,directory:w,below:a}=(0,o.H)(c.raw,r.cwd());a!==null&&d.write($.redact((0,o.D)(a,w)));const F={environment:C,directory:w},B={...F,wording:m.E,stop:y,progress:()=>{}},
E=(0,j.s)(R,B),h=await(0,H.S)(E,B),X=u.format==="json"?J(h,E,F,new Date):null,z=X??Z(h,E,F),{usages:Q,dialect:st}=z,k=(0,G.CG)(E,X===null?Q:[],st.clients),ot={...(0,n.
aH)(T,u.color,C),withFlags:m.W},q=(0,G.wX)([...k,...new Set(Q.flatMap(({needs:b})=>b))],Q),tt=b=>$.redactUsages(b,q),et=X===null?U(tt(Q),k,(0,G.en)(k,E),ot):I(X,
b=>N(b,tt));await(0,n.yy)(T,et);const lt="remarks"in z?(0,e.q9)(z.remarks):[];return await(0,n.yy)(d,$.redact(lt.map(b=>`${(0,p.RK)(b)}
`))),h.isEmpty&&d.write(`tf-disco: found no Terraform or OpenTofu files
`),await nt($.redact(z.notes,q),f),0}function Z(c,f,u){const{dialect:r,usages:$,notes:y}=(0,H.o)(f,c,u);return{...(0,O.j)($,f,r,u),dialect:r,notes:y}}async function nt(c,{
program:f}){const u=c.map(r=>`${(0,p.RK)((0,t.W7)(r))}:${(0,t.Xd)(r)?.line}: ${r.problem.code}: ${(0,p.RK)((0,l.pj)(r.problem.message))}
`);await(0,n.yy)(f.stderr,new Set(u))}})};export{at as id,ct as ids,rt as modules};
var $late0,$late1,$late2;
