const _=760,tt=[760],nt={1460:((Q,I,e)=>{e.d(I,{E:()=>x,W:()=>T});var v=e(6760),K=e(5747),D=e(1831),S=e(8535),E=e(7773),R=e(7188);const P=new Set(E.f.flatMap(([
,t])=>t.map(({name:n})=>n))),T=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(n,o,c)=>P.has(o)?`\`--${o}${c===void 0?"":` ${c}`}\``:n).replaceAll("hostn\
ames input","--hostnames"),x={isTerminal:!0,setting:t=>`--${t}`,missingPath:(t,n)=>{const[o="",...c]=t.split("=");if(c.length>0&&U(o))return`"${o}=\u2026" does not e\
xist in ${n}; did you mean --tokens?`;const r=b(t,n),u=r===null?"":`; did you mean ${r}?`;return`"${t}" does not exist in ${n}${u}`}},C=new Map([...["init","lin\
t","run","scan","test","validate"].map(t=>[t,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function b(t,n){const o=C.get(t)??(0,S.q)(
t,R.bw);if(o!==null)return`"tf-disco ${o}"`;const c=(0,S.q)((0,v.basename)(t),(0,K.wX)((0,v.dirname)((0,v.resolve)(n,t))));if(c!==null)return`"${(0,v.join)((0,v.
dirname)(t),c)}"`;const r=t.replace(/^https:\/\/|\/$/g,""),u=(0,D.Pv)(r);return u.ok&&U(r)?`--hostnames ${u.value}`:null}const U=t=>t.includes(".")&&!L.test(t)&&
(0,D.Pv)(t).ok,L=/\.(?:tf|tofu|hcl|json|tfvars)$/}),2935:((Q,I,e)=>{e.d(I,{LV:()=>P,Wc:()=>L,ky:()=>E,nI:()=>K,nc:()=>x,wW:()=>S});const v={bold:1,dim:2,red:31,
green:32,yellow:33,blue:94},K=(t,n,{colour:o})=>o?`\x1B[${v[n]}m${t}\x1B[0m`:t,D=(t,n,{hyperlinks:o})=>n&&o?`\x1B]8;;${n}\x1B\\${t}\x1B]8;;\x1B\\`:t;function S(t,n){
const o=" ".repeat(t.indent),c=t.label.padEnd((t.column??0)-1),r=" ".repeat(t.indent+(t.column??2)),u=n.width-o.length-c.length-1,w=P(R(t.text,n),u,n.width-r.length),
[g="",...B]=w,N=D(K(c,t.style,n),t.url,n),{text:H="",url:X}=t.linked??{},a=g.startsWith(H)?`${D(H,X,n)}${g.slice(H.length)}`:g;return[`${o}${N} ${a}`.trimEnd(),
...B.map(l=>`${r}${l}`)]}function E(t,n){const o=P(R(t,n),n.width,n.width-2),[c="",...r]=o;return[c,...r.map(u=>`  ${u}`)]}const R=(t,n)=>n.withFlags?.(t)??t;function P(t,n,o=n){
const c=[];let r="",u=0;for(const w of t.split(" ")){const g=x(w),B=c.length===0?n:o;r!==""&&u+1+g>B&&(c.push(r),r=""),u=r===""?g:u+1+g,r=r===""?w:`${r} ${w}`}return[
...c,r]}const T=/^[ -~]*$/,x=t=>T.test(t)?t.length:Iterator.from(t).reduce((n,o)=>n+C(o),0);function C(t){return T.test(t)?1:b(t)?0:new RegExp("\\p{Regional_Indi\
cator}","u").test(t)?1:U(t)?2:1}const b=t=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(t),U=t=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(t);function L(t,n,o){let[c,r]=["",0];for(const u of t){const w=C(u),g=r+w;if(r>=n&&g<=o&&(w>0||r>n)?c+=u:c+=" ".repeat(Math.max(0,Math.min(g,o)-Math.max(r,
n))),r=g,r>o)break}return c}}),760:((Q,I,e)=>{e.r(I),e.d(I,{listUsages:()=>H});var v=e(4e3),K=e(5143),D=e(1831),S=e(9587),E=e(8820),R=e(2935);function*P(a,l,m,d){
const h=Map.groupBy(l,({host:s})=>s),O=a.flatMap(s=>[...T(s)].map(p=>({host:p,usage:s}))),A=Map.groupBy(O,({host:s})=>s),y=[...A.keys()].filter(s=>s!==null);for(const s of[
...y,null]){const p=A.get(s)??[];if(p.length===0)continue;const W=s===null?[(0,R.nI)("no registry","bold",d)]:x(s,h.get(s)??[],m.get(s),d),M=p.map(({usage:i})=>i);
for(const i of[...W,...U(M,s,d),""])yield`${(0,E.BP)(i)}
`}const f=y.filter(s=>h.has(s)&&!m.has(s)).length,$=(0,v.px)(y.length,"registry host"),F=`${f} of ${$} would be contacted`;yield`${y.length===0?"no registry hos\
t is used":F}
`}const T=({host:a,needs:l})=>new Set(l.length===0?[a]:l.map(m=>m.host));function x(a,l,m,d){const h=Map.groupBy(l,({clients:i})=>(0,v.eZ)(i)),O=Array.from(h,([
i,j])=>`${C(j.map(({service:G})=>G))} for ${i}`),A=O.join("; ")||"no service is required",f=O.length>0&&m===void 0?A:`not contacted; ${A}`,$=`${(0,E.RK)((0,D.nx)(
a))}:`,F=(0,R.wW)({indent:0,label:$,style:"bold",text:f},d);if(m===void 0)return F;const s=(i,j)=>(0,R.wW)({indent:2,label:`${i}:`,style:"dim",text:(0,E.RK)(j)},
d),{code:p,message:W,help:M}=m;return[...F,...s(p,W),...M===void 0?[]:s("help",M)]}const C=a=>Array.from(a,l=>(0,E.RK)(l)).join(", "),b=32;function U(a,l,m){const d=a.
map(({kind:f,text:$,version:F,place:s,needs:p})=>{const W=p.filter(i=>i.host===l),M=[$??"\u2013",F?.text??""].map(S.Qj);return{place:(0,K.R3)(s),kind:f.replaceAll(
"_"," "),what:M.flatMap(i=>(0,E.RK)(i)||[]).join(" "),services:C(new Set(W.map(({service:i})=>i)))}}),h=f=>f.reduce(($,{length:F})=>Math.max($,F),0),O=Math.min(
h(d.map(({place:f})=>f)),b)+2,A=h(d.map(({kind:f})=>f)),y=new Set(d.map(({services:f})=>f)).size>1;return d.flatMap(({place:f,kind:$,what:F,services:s})=>{const p=y&&
s!==""?` (${s})`:"",W=`${$.padEnd(A)}  ${F}${p}`;return(0,R.wW)({indent:2,label:f,style:"dim",column:O,text:W},m)})}var L=e(5799),t=e(2057),n=e(6763),o=e(1460),
c=e(5751),r=e(1435),u=e(215),w=e(2859);let g=function(...a){return{readableFile:g}=e.late([812,192,219,343],1343),new.target?new g(...a):g(...a)},B=function(...a){
return{renderUsagesJson:B}=e.late([812,192,219,343],1343),new.target?new B(...a):B(...a)},N=function(...a){return{listRepository:N}=e.late([812,192,219,343],1343),
new.target?new N(...a):N(...a)};async function H({raw:a,output:l},m){const{program:d,secrets:h,stop:O}=m,{env:A,stdout:y,stderr:f}=d,$={environment:A,directory:d.
cwd()},F={...$,wording:o.E,stop:O,progress:()=>{}},s=(0,c.s)(a,F),p=await(0,u.S)(s,F),M=l.format==="json"?N(p,s,$,new Date):null,i=M??X(p,s,$),{usages:j,dialect:G}=i,
z=(0,w.CG)(s,M===null?j:[],G.clients),Y={...(0,t.aH)(y,l.color,A),withFlags:o.W},Z=M===null?P(j,z,(0,w.en)(z,s),Y):g(M,B),k=(0,w.wX)([...z,...new Set(j.flatMap(
({needs:J})=>J))]);await(0,t.yy)(y,Iterator.from(Z).map(J=>h.redact(J,k)));const q="remarks"in i?(0,n.q9)(i.remarks):[];return await(0,t.yy)(f,h.redact(q.map(J=>`${(0,E.
RK)(J)}
`))),p.isEmpty&&f.write(`tf-disco: found no Terraform or OpenTofu files
`),await V(i.notes,m),0}function X(a,l,m){const{dialect:d,usages:h,notes:O}=(0,u.o)(l,a,m);return{...(0,r.j)(h,l,d,m),dialect:d,notes:O}}async function V(a,{program:l,
secrets:m}){const d=a.map(h=>`${(0,E.RK)((0,L.W7)(h))}:${(0,L.Xd)(h)?.line}: ${h.problem.code}: ${(0,E.RK)(h.problem.message)}
`);await(0,t.yy)(l.stderr,m.redact([...new Set(d)]))}})};export{_ as id,tt as ids,nt as modules};
