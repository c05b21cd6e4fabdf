const ot=760,et=[760],lt={1967:((z,x,s)=>{s.d(x,{D:()=>S,H:()=>A});var O=s(3024),M=s(6760),B=s(8820),I=s(7630);const $=["scan","exclude","roots","report","histo\
ry","badge"];function A(r,g){const y=W(g),D=y===null?"":(0,M.relative)(y,g).replaceAll(M.sep,"/"),U=!r.usages&&!!(r.scan||!r.hostnames),t=D!==""&&!/[*?[\]{}()!#]/.
test(D);if(y===null||!U||!t)return{raw:r,directory:g,below:null};const n=o=>(0,M.isAbsolute)(o)?o:M.posix.join(D,o),l=$.flatMap(o=>{const e=(0,I.Dw)(r[o]||(o===
"scan"?".":""));return e.length===0?[]:[[o,e.map(n).join(`
`)]]});return{raw:{...r,...Object.fromEntries(l)},directory:y,below:D}}function W(r){if((0,O.existsSync)((0,M.join)(r,".git")))return r;const g=(0,M.dirname)(r);
return g===r?null:W(g)}const S=(r,g)=>`tf-disco: checking ${(0,B.RK)(r)} only; names of files begin at the top of the Git checkout, ${(0,B.RK)(g)}
`}),1460:((z,x,s)=>{s.d(x,{E:()=>r,W:()=>S});var O=s(6760),M=s(5747),B=s(1831),I=s(8535),$=s(7773),A=s(7188);const W=new Set($.f.flatMap(([,t])=>t.map(({name:n})=>n))),
S=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(n,l,o)=>W.has(l)?`\`--${l}${o===void 0?"":` ${o}`}\``:n).replaceAll("hostnames input","--hostnames"),r={
isTerminal:!0,setting:t=>`--${t}`,missingPath:(t,n)=>{const[l="",...o]=t.split("=");if(o.length>0&&D(l))return`"${l}=\u2026" does not exist in ${n}; did you mea\
n --tokens?`;const e=y(t,n),p=e===null?"":`; did you mean ${e}?`;return`"${t}" does not exist in ${n}${p}`}},g=new Map([...["init","lint","run","scan","test","v\
alidate"].map(t=>[t,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function y(t,n){const l=g.get(t)??(0,I.q)(t,A.bw);if(l!==null)return`\
"tf-disco ${l}"`;const o=(0,I.q)((0,O.basename)(t),(0,M.wX)((0,O.dirname)((0,O.resolve)(n,t))));if(o!==null)return`"${(0,O.join)((0,O.dirname)(t),o)}"`;const e=t.
replace(/^https:\/\/|\/$/g,""),p=(0,B.Pv)(e);return p.ok&&D(e)?`--hostnames ${p.value}`:null}const D=t=>t.includes(".")&&!U.test(t)&&(0,B.Pv)(t).ok,U=/\.(?:tf|tofu|hcl|json|tfvars)$/}),
2935:((z,x,s)=>{s.d(x,{LV:()=>W,Wc:()=>U,ky:()=>$,nI:()=>M,nc:()=>r,wW:()=>I});const O={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},M=(t,n,{colour:l})=>l?`\x1B\
[${O[n]}m${t}\x1B[0m`:t,B=(t,n,{hyperlinks:l})=>n&&l?`\x1B]8;;${n}\x1B\\${t}\x1B]8;;\x1B\\`:t;function I(t,n){const l=" ".repeat(t.indent),o=t.label.padEnd((t.column??
0)-1),e=" ".repeat(t.indent+(t.column??2)),p=n.width-l.length-o.length-1,P=W(A(t.text,n),p,n.width-e.length),[E="",...L]=P,H=B(M(o,t.style,n),t.url,n),{text:b="",
url:Q}=t.linked??{},V=E.startsWith(b)?`${B(b,Q,n)}${E.slice(b.length)}`:E;return[`${l}${H} ${V}`.trimEnd(),...L.map(c=>`${e}${c}`)]}function $(t,n){const l=W(A(
t,n),n.width,n.width-2),[o="",...e]=l;return[o,...e.map(p=>`  ${p}`)]}const A=(t,n)=>n.withFlags?.(t)??t;function W(t,n,l=n){const o=[];let e="",p=0;for(const P of t.
split(" ")){const E=r(P),L=o.length===0?n:l;e!==""&&p+1+E>L&&(o.push(e),e=""),p=e===""?E:p+1+E,e=e===""?P:`${e} ${P}`}return[...o,e]}const S=/^[ -~]*$/,r=t=>S.test(
t)?t.length:Iterator.from(t).reduce((n,l)=>n+g(l),0);function g(t){return S.test(t)?1:y(t)?0:new RegExp("\\p{Regional_Indicator}","u").test(t)?1:D(t)?2:1}const y=t=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(t),D=t=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(t);function U(t,n,l){let[o,e]=["",0];for(const p of t){const P=g(p),E=e+P;if(e>=n&&E<=l&&(P>0||e>n)?o+=p:o+=" ".repeat(Math.max(0,Math.min(E,l)-Math.max(e,
n))),e=E,e>l)break}return o}}),760:((z,x,s)=>{s.r(x),s.d(x,{listUsages:()=>Q});var O=s(4e3),M=s(5143),B=s(1831),I=s(9587),$=s(8820),A=s(2935);function*W(c,m,f,i){
const h=Map.groupBy(m,({host:a})=>a),C=c.flatMap(a=>[...S(a)].map(F=>({host:F,usage:a}))),T=Map.groupBy(C,({host:a})=>a),j=[...T.keys()].filter(a=>a!==null);for(const a of[
...j,null]){const F=T.get(a)??[];if(F.length===0)continue;const K=a===null?[(0,A.nI)("no registry","bold",i)]:r(a,h.get(a)??[],f.get(a),i),w=F.map(({usage:d})=>d);
for(const d of[...K,...D(w,a,i),""])yield`${(0,$.BP)(d)}
`}const u=j.filter(a=>h.has(a)&&!f.has(a)).length,R=(0,O.px)(j.length,"registry host"),v=`${u} of ${R} would be contacted`;yield`${j.length===0?"no registry hos\
t is used":v}
`}const S=({host:c,needs:m})=>new Set(m.length===0?[c]:m.map(f=>f.host));function r(c,m,f,i){const h=Map.groupBy(m,({clients:d})=>(0,O.eZ)(d)),C=Array.from(h,([
d,J])=>`${g(J.map(({service:N})=>N))} for ${d}`),T=C.join("; ")||"no service is required",u=C.length>0&&f===void 0?T:`not contacted; ${T}`,R=`${(0,$.RK)((0,B.nx)(
c))}:`,v=(0,A.wW)({indent:0,label:R,style:"bold",text:u},i);if(f===void 0)return v;const a=(d,J)=>(0,A.wW)({indent:2,label:`${d}:`,style:"dim",text:(0,$.RK)(J)},
i),{code:F,message:K,help:w}=f;return[...v,...a(F,K),...w===void 0?[]:a("help",w)]}const g=c=>Array.from(c,m=>(0,$.RK)(m)).join(", "),y=32;function D(c,m,f){const i=c.
map(({kind:u,text:R,version:v,place:a,needs:F})=>{const K=F.filter(d=>d.host===m),w=[R??"\u2013",v?.text??""].map(I.Qj);return{place:(0,M.R3)(a),kind:u.replaceAll(
"_"," "),what:w.flatMap(d=>(0,$.RK)(d)||[]).join(" "),services:g(new Set(K.map(({service:d})=>d)))}}),h=u=>u.reduce((R,{length:v})=>Math.max(R,v),0),C=Math.min(
h(i.map(({place:u})=>u)),y)+2,T=h(i.map(({kind:u})=>u)),j=new Set(i.map(({services:u})=>u)).size>1;return i.flatMap(({place:u,kind:R,what:v,services:a})=>{const F=j&&
a!==""?` (${a})`:"",K=`${R.padEnd(T)}  ${v}${F}`;return(0,A.wW)({indent:2,label:u,style:"dim",column:C,text:K},f)})}var U=s(5799),t=s(2057),n=s(6763),l=s(1967),
o=s(1460),e=s(5751),p=s(1435),P=s(215),E=s(2859);let L=function(...c){return{readableFile:L}=s.late([812,279,192,219,397],1343),new.target?new L(...c):L(...c)},
H=function(...c){return{renderUsagesJson:H}=s.late([812,279,192,219,397],1343),new.target?new H(...c):H(...c)},b=function(...c){return{listRepository:b}=s.late(
[812,279,192,219,397],1343),new.target?new b(...c):b(...c)};async function Q(c,m){const{output:f}=c,{program:i,secrets:h,stop:C}=m,{env:T,stdout:j,stderr:u}=i,{
raw:R,directory:v,below:a}=(0,l.H)(c.raw,i.cwd());a!==null&&u.write(h.redact((0,l.D)(a,v)));const F={environment:T,directory:v},K={...F,wording:o.E,stop:C,progress:()=>{}},
w=(0,e.s)(R,K),d=await(0,P.S)(w,K),N=f.format==="json"?b(d,w,F,new Date):null,X=N??k(d,w,F),{usages:Y,dialect:_}=X,Z=(0,E.CG)(w,N===null?Y:[],_.clients),q={...(0,t.
aH)(j,f.color,T),withFlags:o.W},tt=N===null?W(Y,Z,(0,E.en)(Z,w),q):L(N,H),nt=(0,E.wX)([...Z,...new Set(Y.flatMap(({needs:G})=>G))]);await(0,t.yy)(j,Iterator.from(
tt).map(G=>h.redact(G,nt)));const st="remarks"in X?(0,n.q9)(X.remarks):[];return await(0,t.yy)(u,h.redact(st.map(G=>`${(0,$.RK)(G)}
`))),d.isEmpty&&u.write(`tf-disco: found no Terraform or OpenTofu files
`),await V(X.notes,m),0}function k(c,m,f){const{dialect:i,usages:h,notes:C}=(0,P.o)(m,c,f);return{...(0,p.j)(h,m,i,f),dialect:i,notes:C}}async function V(c,{program:m,
secrets:f}){const i=c.map(h=>`${(0,$.RK)((0,U.W7)(h))}:${(0,U.Xd)(h)?.line}: ${h.problem.code}: ${(0,$.RK)(h.problem.message)}
`);await(0,t.yy)(m.stderr,f.redact([...new Set(i)]))}})};export{ot as id,et as ids,lt as modules};
