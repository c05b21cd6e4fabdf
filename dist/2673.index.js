const at=2673,ct=[2673],rt={3471:((Q,I,s)=>{s.d(I,{LV:()=>B,Wc:()=>b,ky:()=>p,nI:()=>F,nc:()=>c,wW:()=>S});const M={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},
F=(t,n,{colour:l})=>l?`\x1B[${M[n]}m${t}\x1B[0m`:t,R=(t,n,{hyperlinks:l})=>n&&l?`\x1B]8;;${n}\x1B\\${t}\x1B]8;;\x1B\\`:t;function S(t,n){const l=" ".repeat(t.indent),
e=t.label.padEnd((t.column??0)-1),o=" ".repeat(t.indent+(t.column??2)),d=n.width-l.length-e.length-1,v=x(t.text,n),[O="",...J]=B(v,d,n.width-o.length),H=R(F(e,t.
style,n),t.url,n),{text:L="",url:N}=t.linked??{},V=O.startsWith(L)?`${R(L,N,n)}${O.slice(L.length)}`:O;return[`${l}${H} ${V}`.trimEnd(),...J.map(r=>`${o}${r}`)]}
function p(t,n){const[l="",...e]=B(x(t,n),n.width,n.width-2);return[l,...e.map(o=>`  ${o}`)]}const x=(t,n)=>n.withFlags?.(t)??t;function B(t,n,l=n){const e=[];let o="",
d=0;for(const v of t.split(" ")){const O=c(v),J=e.length===0?n:l;o!==""&&d+1+O>J&&(e.push(o),o=""),d=o===""?O:d+1+O,o=o===""?v:`${o} ${v}`}return[...e,o]}const U=/^[ -~]*$/,
c=t=>U.test(t)?t.length:Iterator.from(t).reduce((n,l)=>n+g(l),0);function g(t){return U.test(t)?1:T(t)?0:($late0??=new RegExp("\\p{Regional_Indicator}","u")).test(t)?1:D(t)?2:1}const T=t=>($late1??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).
test(t),D=t=>($late2??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(t);function b(t,n,l){let[e,o]=["",0];for(const d of t){const v=g(d),O=o+v;if(o>=n&&O<=l&&(v>0||o>n)?e+=d:e+=" ".repeat(Math.max(0,Math.min(O,l)-Math.max(o,
n))),o=O,o>l)break}return e}}),2673:((Q,I,s)=>{s.r(I),s.d(I,{listUsages:()=>Z});var M=s(2218),F=s(6097),R=s(2170),S=s(1780),p=s(6092),x=s(1967),B=s(1460),U=s(345),
c=s(8839),g=s(9029),T=s(5306),D=s(9432),b=s(9119),t=s(9615),n=s(255),l=s(9179),e=s(3471);function*o(r,P,h,f){const $=Map.groupBy(P,({host:a})=>a),y=r.flatMap(a=>{
const{host:E,needs:i}=a,u=new Set(i.length===0?[E]:i.map(w=>w.host));return Array.from(u,w=>({host:w,usage:a}))}),C=Map.groupBy(y,({host:a})=>a),K=[...C.keys()].
filter(a=>a!==null);for(const a of[...K,null]){const E=(C.get(a)??[]).map(({usage:u})=>u);if(E.length===0)continue;const i=a===null?[(0,e.nI)("no registry","bol\
d",f)]:d(a,$.get(a)??[],h.get(a),f);for(const u of[...i,...J(E,a,f),""])yield`${(0,p.BP)(u)}
`}const m=K.filter(a=>$.has(a)&&!h.has(a)).length,W=(0,D.px)(K.length,"registry host"),A=`${m} of ${W} would be contacted`;yield`${K.length===0?"no registry hos\
t is used":A}
`}function d(r,P,h,f){const $=Map.groupBy(P,({clients:u})=>(0,D.eZ)(u)),y=Array.from($,([u,w])=>`${v(w.map(({service:G})=>G))} for ${u}`),C=y.join("; ")||"no se\
rvice is required",m=y.length>0&&h===void 0?C:`not contacted; ${C}`,W=`${(0,p.RK)((0,n.nx)(r))}:`,A=(0,e.wW)({indent:0,label:W,style:"bold",text:m},f);if(h===void 0)
return A;const a=(u,w)=>(0,e.wW)({indent:2,label:`${u}:`,style:"dim",text:(0,p.RK)(w)},f),{message:E,help:i}=(0,t.ag)(h);return[...A,...a(h.code,E),...i===null?
[]:a("help",i)]}const v=r=>Array.from(r,P=>(0,p.RK)(P)).join(", "),O=32;function J(r,P,h){const f=r.map(({kind:m,text:W,version:A,place:a,needs:E})=>{const i=E.
flatMap(w=>w.host===P?w.service:[]),u=[W??"\u2013",A?.text??""].map(l.Qj);return{place:(0,b.R3)(a),kind:m.replaceAll("_"," "),what:u.flatMap(w=>(0,p.RK)(w)||[]).
join(" "),services:v(new Set(i))}}),$=m=>f.reduce((W,A)=>Math.max(W,A[m].length),0),y=Math.min($("place"),O)+2,C=$("kind"),K=new Set(f.map(({services:m})=>m)).size>
1;return f.flatMap(({place:m,kind:W,what:A,services:a})=>{const E=K&&a!==""?` (${a})`:"",i=`${W.padEnd(C)}  ${A}${E}`;return(0,e.wW)({indent:2,label:m,style:"di\
m",column:y,text:i},h)})}let H=function(...r){return{listRepository:H}=s.late([4744,9465,533,8317,4668,4225],4225),new.target?new H(...r):H(...r)},L=function(...r){
return{readableFile:L}=s.late([4744,9465,533,8317,4668,4225],4225),new.target?new L(...r):L(...r)},N=function(...r){return{renderUsagesJson:N}=s.late([4744,9465,
533,8317,4668,4225],4225),new.target?new N(...r):N(...r)};async function Z(r,P){const{output:h}=r,{program:f,secrets:$,stop:y}=P,{env:C,stdout:K,stderr:m}=f,{raw:W,
directory:A,below:a}=(0,x.H)(r.raw,f.cwd());a!==null&&m.write($.redact((0,x.D)(a,A)));const E={environment:C,directory:A,wording:B.E,stop:y,progress:()=>{}},i=(0,U.
s)(W,E),u=await(0,T.SQ)(i,E),G=h.format==="json"?H(u,i,E,new Date):null,X=G??V(u,i,E),{usages:z,dialect:q}=X,Y=(0,M.CG)(i,G===null?z:[],q.clients),tt={...(0,c.aH)(
K,h.color,C),withFlags:B.W},k=(0,M.wX)([...Y,...new Set(z.flatMap(({needs:j})=>j))],z),_=j=>$.redactUsages(j,k),nt=G===null?o(_(z),Y,(0,M.en)(Y,i),tt):L(G,j=>N(
j,_));await(0,c.yy)(K,nt);const st="remarks"in X?(0,F.q9)(X.remarks):[];await(0,c.yy)(m,$.redact(st.map(j=>`${(0,p.RK)(j)}
`))),u.isEmpty&&m.write(`tf-disco: found no Terraform or OpenTofu files
`);const et=$.redact(X.notes,k).map(j=>{const{code:ot,message:lt}=j.problem;return`${(0,p.RK)((0,R.W7)(j))}:${(0,R.Xd)(j)?.line}: ${ot}: ${(0,p.RK)((0,S.pj)(lt))}\

`});return await(0,c.yy)(m,new Set(et)),0}function V(r,P,h){const{dialect:f,usages:$,notes:y}=(0,T.o0)(P,r,h);return{...(0,g.jK)($,P,f,h),dialect:f,notes:y}}}),
1967:((Q,I,s)=>{s.d(I,{D:()=>U,H:()=>x});var M=s(3024),F=s(6760),R=s(6092),S=s(7630);const p=["scan","exclude","roots","report","history","badge"];function x(c,g){
const T=B(g),D=T===null?"":(0,F.relative)(T,g).replaceAll(F.sep,"/"),b=!c.usages&&!!(c.scan||!c.hostnames),t=D!==""&&!/[*?[\]{}()!#]/.test(D);if(T===null||!b||!t)
return{raw:c,directory:g,below:null};const n=e=>(0,F.isAbsolute)(e)?e:F.posix.join(D,e),l=p.flatMap(e=>{const o=(0,S.Dw)(c[e]||(e==="scan"?".":""));return o.length===
0?[]:[[e,o.map(n).join(`
`)]]});return{raw:{...c,...Object.fromEntries(l)},directory:T,below:D}}function B(c){if((0,M.existsSync)((0,F.join)(c,".git")))return c;const g=(0,F.dirname)(c);
return g===c?null:B(g)}const U=(c,g)=>`tf-disco: checking ${(0,R.RK)(c)} only; names of files begin at the top of the Git checkout, ${(0,R.RK)(g)}
`}),1460:((Q,I,s)=>{s.d(I,{E:()=>c,W:()=>U});var M=s(6760),F=s(9968),R=s(255),S=s(8535),p=s(7773),x=s(7188);const B=new Set(p.f.flatMap(([,t])=>t.map(({name:n})=>n))),
U=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(n,l,e)=>B.has(l)?`\`--${l}${e===void 0?"":` ${e}`}\``:n).replaceAll("hostnames input","--hostnames"),c={
isTerminal:!0,setting:t=>`--${t}`,missingPath:(t,n)=>{const[l="",...e]=t.split("="),o=e.length>0&&D(l),d=o?"--tokens":T(t,n),v=d===null?"":`; did you mean ${d}?`;
return`"${o?`${l}=\u2026`:t}" does not exist in ${n}${v}`}},g=new Map([...["init","lint","run","scan","test","validate"].map(t=>[t,"check"]),["hosts","usages"],
["list","usages"],["version","--version"]]);function T(t,n){const l=g.get(t)??(0,S.q)(t,x.bw);if(l!==null)return`"tf-disco ${l}"`;const e=(0,S.q)((0,M.basename)(
t),(0,F.wX)((0,M.dirname)((0,M.resolve)(n,t))));if(e!==null)return`"${(0,M.join)((0,M.dirname)(t),e)}"`;const o=t.replace(/^https:\/\/|\/$/g,""),d=(0,R.Pv)(o);return d.
ok&&D(o)?`--hostnames ${d.value}`:null}const D=t=>t.includes(".")&&!b.test(t)&&(0,R.Pv)(t).ok,b=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{at as id,ct as ids,rt as modules};
var $late0,$late1,$late2;
