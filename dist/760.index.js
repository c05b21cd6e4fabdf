const et=760,lt=[760],at={1967:((Q,x,s)=>{s.d(x,{D:()=>I,H:()=>A});var O=s(3024),M=s(6760),B=s(8820),U=s(7630);const E=["scan","exclude","roots","report","histo\
ry","badge"];function A(i,p){const y=W(p),D=y===null?"":(0,M.relative)(y,p).replaceAll(M.sep,"/"),S=!i.usages&&!!(i.scan||!i.hostnames),t=D!==""&&!/[*?[\]{}()!#]/.
test(D);if(y===null||!S||!t)return{raw:i,directory:p,below:null};const n=o=>(0,M.isAbsolute)(o)?o:M.posix.join(D,o),l=E.flatMap(o=>{const e=(0,U.Dw)(i[o]||(o===
"scan"?".":""));return e.length===0?[]:[[o,e.map(n).join(`
`)]]});return{raw:{...i,...Object.fromEntries(l)},directory:y,below:D}}function W(i){if((0,O.existsSync)((0,M.join)(i,".git")))return i;const p=(0,M.dirname)(i);
return p===i?null:W(p)}const I=(i,p)=>`tf-disco: checking ${(0,B.RK)(i)} only; names of files begin at the top of the Git checkout, ${(0,B.RK)(p)}
`}),1460:((Q,x,s)=>{s.d(x,{E:()=>i,W:()=>I});var O=s(6760),M=s(5747),B=s(1831),U=s(8535),E=s(7773),A=s(7188);const W=new Set(E.f.flatMap(([,t])=>t.map(({name:n})=>n))),
I=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(n,l,o)=>W.has(l)?`\`--${l}${o===void 0?"":` ${o}`}\``:n).replaceAll("hostnames input","--hostnames"),i={
isTerminal:!0,setting:t=>`--${t}`,missingPath:(t,n)=>{const[l="",...o]=t.split("=");if(o.length>0&&D(l))return`"${l}=\u2026" does not exist in ${n}; did you mea\
n --tokens?`;const e=y(t,n),h=e===null?"":`; did you mean ${e}?`;return`"${t}" does not exist in ${n}${h}`}},p=new Map([...["init","lint","run","scan","test","v\
alidate"].map(t=>[t,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function y(t,n){const l=p.get(t)??(0,U.q)(t,A.bw);if(l!==null)return`\
"tf-disco ${l}"`;const o=(0,U.q)((0,O.basename)(t),(0,M.wX)((0,O.dirname)((0,O.resolve)(n,t))));if(o!==null)return`"${(0,O.join)((0,O.dirname)(t),o)}"`;const e=t.
replace(/^https:\/\/|\/$/g,""),h=(0,B.Pv)(e);return h.ok&&D(e)?`--hostnames ${h.value}`:null}const D=t=>t.includes(".")&&!S.test(t)&&(0,B.Pv)(t).ok,S=/\.(?:tf|tofu|hcl|json|tfvars)$/}),
2935:((Q,x,s)=>{s.d(x,{LV:()=>W,Wc:()=>S,ky:()=>E,nI:()=>M,nc:()=>i,wW:()=>U});const O={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},M=(t,n,{colour:l})=>l?`\x1B\
[${O[n]}m${t}\x1B[0m`:t,B=(t,n,{hyperlinks:l})=>n&&l?`\x1B]8;;${n}\x1B\\${t}\x1B]8;;\x1B\\`:t;function U(t,n){const l=" ".repeat(t.indent),o=t.label.padEnd((t.column??
0)-1),e=" ".repeat(t.indent+(t.column??2)),h=n.width-l.length-o.length-1,P=W(A(t.text,n),h,n.width-e.length),[g="",...L]=P,N=B(M(o,t.style,n),t.url,n),{text:b="",
url:V}=t.linked??{},Y=g.startsWith(b)?`${B(b,V,n)}${g.slice(b.length)}`:g;return[`${l}${N} ${Y}`.trimEnd(),...L.map(c=>`${e}${c}`)]}function E(t,n){const l=W(A(
t,n),n.width,n.width-2),[o="",...e]=l;return[o,...e.map(h=>`  ${h}`)]}const A=(t,n)=>n.withFlags?.(t)??t;function W(t,n,l=n){const o=[];let e="",h=0;for(const P of t.
split(" ")){const g=i(P),L=o.length===0?n:l;e!==""&&h+1+g>L&&(o.push(e),e=""),h=e===""?g:h+1+g,e=e===""?P:`${e} ${P}`}return[...o,e]}const I=/^[ -~]*$/,i=t=>I.test(
t)?t.length:Iterator.from(t).reduce((n,l)=>n+p(l),0);function p(t){return I.test(t)?1:y(t)?0:($late0??=new RegExp("\\p{Regional_Indicator}","u")).test(t)?1:D(t)?2:1}const y=t=>($late1??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).
test(t),D=t=>($late2??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(t);function S(t,n,l){let[o,e]=["",0];for(const h of t){const P=p(h),g=e+P;if(e>=n&&g<=l&&(P>0||e>n)?o+=h:o+=" ".repeat(Math.max(0,Math.min(g,l)-Math.max(e,
n))),e=g,e>l)break}return o}}),760:((Q,x,s)=>{s.r(x),s.d(x,{listUsages:()=>V});var O=s(4e3),M=s(5143),B=s(1831),U=s(9587),E=s(8820),A=s(2935);function*W(c,f,m,r){
const $=Map.groupBy(f,({host:a})=>a),C=c.flatMap(a=>[...I(a)].map(F=>({host:F,usage:a}))),T=Map.groupBy(C,({host:a})=>a),j=[...T.keys()].filter(a=>a!==null);for(const a of[
...j,null]){const F=T.get(a)??[];if(F.length===0)continue;const K=a===null?[(0,A.nI)("no registry","bold",r)]:i(a,$.get(a)??[],m.get(a),r),w=F.map(({usage:d})=>d);
for(const d of[...K,...D(w,a,r),""])yield`${(0,E.BP)(d)}
`}const u=j.filter(a=>$.has(a)&&!m.has(a)).length,R=(0,O.px)(j.length,"registry host"),v=`${u} of ${R} would be contacted`;yield`${j.length===0?"no registry hos\
t is used":v}
`}const I=({host:c,needs:f})=>new Set(f.length===0?[c]:f.map(m=>m.host));function i(c,f,m,r){const $=Map.groupBy(f,({clients:d})=>(0,O.eZ)(d)),C=Array.from($,([
d,J])=>`${p(J.map(({service:G})=>G))} for ${d}`),T=C.join("; ")||"no service is required",u=C.length>0&&m===void 0?T:`not contacted; ${T}`,R=`${(0,E.RK)((0,B.nx)(
c))}:`,v=(0,A.wW)({indent:0,label:R,style:"bold",text:u},r);if(m===void 0)return v;const a=(d,J)=>(0,A.wW)({indent:2,label:`${d}:`,style:"dim",text:(0,E.RK)(J)},
r),{code:F,message:K,help:w}=m;return[...v,...a(F,K),...w===void 0?[]:a("help",w)]}const p=c=>Array.from(c,f=>(0,E.RK)(f)).join(", "),y=32;function D(c,f,m){const r=c.
map(({kind:u,text:R,version:v,place:a,needs:F})=>{const K=F.filter(d=>d.host===f),w=[R??"\u2013",v?.text??""].map(U.Qj);return{place:(0,M.R3)(a),kind:u.replaceAll(
"_"," "),what:w.flatMap(d=>(0,E.RK)(d)||[]).join(" "),services:p(new Set(K.map(({service:d})=>d)))}}),$=u=>u.reduce((R,{length:v})=>Math.max(R,v),0),C=Math.min(
$(r.map(({place:u})=>u)),y)+2,T=$(r.map(({kind:u})=>u)),j=new Set(r.map(({services:u})=>u)).size>1;return r.flatMap(({place:u,kind:R,what:v,services:a})=>{const F=j&&
a!==""?` (${a})`:"",K=`${R.padEnd(T)}  ${v}${F}`;return(0,A.wW)({indent:2,label:u,style:"dim",column:C,text:K},m)})}var S=s(2370),t=s(2057),n=s(6763),l=s(1967),
o=s(1460),e=s(345),h=s(3408),P=s(2446),g=s(2859);let L=function(...c){return{readableFile:L}=s.late([812,192,219,343],1343),new.target?new L(...c):L(...c)},N=function(...c){
return{renderUsagesJson:N}=s.late([812,192,219,343],1343),new.target?new N(...c):N(...c)},b=function(...c){return{listRepository:b}=s.late([812,192,219,343],1343),
new.target?new b(...c):b(...c)};async function V(c,f){const{output:m}=c,{program:r,secrets:$,stop:C}=f,{env:T,stdout:j,stderr:u}=r,{raw:R,directory:v,below:a}=(0,l.
H)(c.raw,r.cwd());a!==null&&u.write($.redact((0,l.D)(a,v)));const F={environment:T,directory:v},K={...F,wording:o.E,stop:C,progress:()=>{}},w=(0,e.s)(R,K),d=await(0,P.
S)(w,K),G=m.format==="json"?b(d,w,F,new Date):null,X=G??k(d,w,F),{usages:z,dialect:tt}=X,Z=(0,g.CG)(w,G===null?z:[],tt.clients),nt={...(0,t.aH)(j,m.color,T),withFlags:o.
W},_=(0,g.wX)([...Z,...new Set(z.flatMap(({needs:H})=>H))],z),q=H=>$.redactUsages(H,_),st=G===null?W(q(z),Z,(0,g.en)(Z,w),nt):L(G,H=>N(H,q));await(0,t.yy)(j,st);
const ot="remarks"in X?(0,n.q9)(X.remarks):[];return await(0,t.yy)(u,$.redact(ot.map(H=>`${(0,E.RK)(H)}
`))),d.isEmpty&&u.write(`tf-disco: found no Terraform or OpenTofu files
`),await Y($.redact(X.notes,_),f),0}function k(c,f,m){const{dialect:r,usages:$,notes:C}=(0,P.o)(f,c,m);return{...(0,h.j)($,f,r,m),dialect:r,notes:C}}async function Y(c,{
program:f}){const m=c.map(r=>`${(0,E.RK)((0,S.W7)(r))}:${(0,S.Xd)(r)?.line}: ${r.problem.code}: ${(0,E.RK)(r.problem.message)}
`);await(0,t.yy)(f.stderr,new Set(m))}})};export{et as id,lt as ids,at as modules};
var $late0,$late1,$late2;
