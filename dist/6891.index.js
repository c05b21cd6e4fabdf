const W=6891,x=[6891],B={6188:((U,T,f)=>{f.d(T,{P2:()=>g,RC:()=>p,VX:()=>D,aZ:()=>i,hp:()=>h,mW:()=>O,sD:()=>y,sc:()=>$,zC:()=>R});class i extends Error{argument;want;constructor(t,n){
super(`${t.path.join(".")} must be ${n}`),this.argument=t,this.want=n}}function p(e,t,n,u){const c=e.find(({keys:I})=>_(I[0]?.name,t))?.keys[0];if(c===void 0)return;
const w={path:[...n.path,t],span:c},E=v(e,t),P=E.filter(({keys:I})=>I.length>0);P.length>0&&u({kind:"items",items:P},w);for(const{keys:I,value:M}of E)I.length>0||
u(M.kind==="object"?{kind:"items",items:M.items}:M,w)}function O(e,t){if(e.kind==="items"||e.kind==="object")return e.items;throw new i(t,"a block")}const b=1e5;
function g(e,t,n,u){const c=n??new Map,w=e.kind==="item"?[e.item]:O(e,t),E=new Set,P=Map.groupBy(w,({keys:M})=>M[0]?.name.toLowerCase());let I=0;for(const{keys:M,
value:C}of w){const[L,...k]=M;if(L===void 0)throw new i(t,"a block with a label");const{name:S}=L;if(E.has(S))continue;k.length>0&&E.add(S);const K={path:[...t.
path,S],span:L},j=k.length>0?P.get(S.toLowerCase())??[]:[];if(I+=j.length,I>w.length+b)throw new i(K,"spelled like the others");const F=k.length>0?{kind:"items",
items:j.map(r)}:C;c.set(S,u(F,K,c.get(S)))}return c}const h=(e,t,n)=>g(e,t,n,A);function D(e,t,n,u){const c=a(e);if(c===void 0)throw new i(t,"a list");const w=c.
map(E=>u(E,t,void 0));for(const E of w)n.push(E);return n}function a(e){return e.kind==="items"?e.items.map(t=>({kind:"item",item:t})):e.kind==="object"?[e]:e.kind===
"list"?e.elements:void 0}const $=(e,t)=>{if(e.kind==="number")return e.text;if(e.kind==="string")return e.value;throw new i(t,"a string")},y=(e,t)=>d(e.kind==="\
string"?{kind:"number",text:e.value}:e,t,"int"),R=(e,t)=>{if(e.kind==="bool")return e.value;throw new i(t,"true or false")},A=(e,t,n)=>N(n?.kind??o(e,t),e,t,n);
function N(e,t,n,u){switch(e){case"string":return{kind:e,value:$(t,n,void 0)};case"bool":return{kind:e,value:R(t,n,void 0)};case"int":case"float":return{kind:e,
value:d(t,n,e)};case"list":{const c=u?.kind===e?u.elements:[];return{kind:e,elements:D(t,n,c,s)}}case"map":return{kind:e,entries:h(t,n,void 0)};case"maps":{const c=u?.
kind===e?u.elements:[];return{kind:e,elements:D(t,n,c,h)}}}}const s=(e,t)=>{const n=o(e,t);return N(n==="maps"?"map":n,e,t,void 0)};function o(e,t){switch(e.kind){case"\
items":case"object":return"maps";case"number":return"int";case"item":throw new i(t,"a value");case"string":case"float":case"bool":case"list":return e.kind}}const l=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,
m=2**63-1;function d(e,t,n){if(e.kind!=="number"&&e.kind!=="float")throw new i(t,"a number");const u=e.text.replace("-",""),c=Number(/^0[0-7]+$/.test(u)?`0o${u}`:
u);if(n==="int"&&(!l.test(u)||c>m))throw new i(t,"a whole number");if(!Number.isFinite(c))throw new i(t,"a number");return e.text.startsWith("-")?-c:c}const _=(e,t)=>e?.
toLowerCase()===t.toLowerCase(),v=(e,t)=>e.filter(({keys:n})=>_(n[0]?.name,t)).map(r),r=({keys:e,value:t})=>({keys:e.slice(1),value:t})}),1807:((U,T,f)=>{f.d(T,
{M:()=>O,v:()=>b});var i=f(3024),p=f(5747);function O(g){try{return(0,i.readdirSync)(g).sort()}catch(h){return(0,p.Oj)(h),[]}}function b(g){try{return(0,i.readdirSync)(
g,{withFileTypes:!0}).filter(h=>h.isDirectory()).map(({name:h})=>h)}catch(h){return(0,p.Oj)(h),[]}}}),1022:((U,T,f)=>{f.d(T,{m:()=>N,s:()=>o});var i=f(3625),p=f(
6246),O=f(1831),b=f(8408),g=f(5011);const h={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},D="hashicorp",a="-",$='Invalid provider source\
 string: The "source" attribute must be in the format "[hostname/][namespace/]name"',y={prefix:"terraform-",whose:"a Terraform",frequency:"often"},A={terraform:[
y],opentofu:[y,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function N(r,e){const t=r.split("/");if(t.length>3||t.includes(""))return s($);const[
n="",u,c]=t.reverse(),w=o(n);if(!w.ok){const k=`${(0,p.o)(n)} in source ${(0,p.o)(r)}`;return s(`Invalid provider type: Invalid provider type ${k}: ${w.why}"`)}
const E=c===void 0,P=E?(0,i.J)((0,g.Vm)(e)):(0,O.Pv)(c);if(u===void 0&&P.ok){const k={hostImplied:E,namespace:D,type:w.value};return{kind:"registry",host:P.value,
...k}}const I=l(u??""),M=`namespace "" in source ${(0,p.o)(r)}`;if(!I.ok)return s(`Invalid provider namespace: Invalid provider ${M}: ${I.why}"`);if(!P.ok){const k="\
Invalid provider source hostname";return s(`${k}: ${k} ${M}: ${P.why}"`)}const C={hostImplied:E,host:P.value,namespace:I.value,type:w.value},L=d(C,e);return L===
void 0?{kind:m(C,e),...C}:s(L)}const s=r=>({kind:"invalid",error:r});function o(r){if(/^[a-z0-9]+$/.test(r))return(0,i.J)(r);if(r==="")return(0,i.T)("must have \
at least one character");if(r.includes("."))return(0,i.T)("dots are not allowed");if(r.includes("--"))return(0,i.T)("cannot use multiple consecutive dashes");const e=(0,b.
YE)(r);return e.ok?(0,i.J)((0,b.DI)(e.value)):(0,i.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const l=r=>r===
a?(0,i.J)(r):o(r);function m({host:r,namespace:e},t){return e===a?"legacy":e==="builtin"&&h[t].includes(r)?"builtin":"registry"}function d(r,e){const t=(0,g.Vm)(
e);if(r.namespace===a&&r.host!==t)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${t}.`;const n=A[e].find(({
prefix:u})=>r.type.startsWith(u));return n===void 0?void 0:_(r,n,e)}function _(r,{prefix:e,whose:t,frequency:n},u){const c=`${e}provider-`,w=r.type.slice(c.length);
if(!r.type.startsWith(c)||!o(w).ok)return`Invalid provider type: Provider source ${(0,p.o)(v(r))} has a type with the prefix ${(0,p.o)(e)}, which isn't allowed \
because it would be redundant to name ${t} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const E=v({...r,
type:w},u);return`Invalid provider type: Provider source ${(0,p.o)(v(r,u))} has a type with the prefix ${(0,p.o)(c)}, which isn't valid. Although that prefix is\
 ${n} used in the names of version control repositories for ${t.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,p.o)(E)}?`}const v=({host:r,namespace:e,type:t},n)=>n!==void 0&&r===(0,g.Vm)(n)?`${e}/${t}`:`${(0,O.nx)(r)}/${e}/${t}`}),1731:((U,T,f)=>{f.d(T,
{Cg:()=>y,Ty:()=>$,Zy:()=>R,dU:()=>A,hZ:()=>O,oF:()=>h,rK:()=>D});var i=f(9562);const p=new RegExp(`^${i.eQ}$`),O=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
b=new RegExp(`^${O}[.+-]?$`),g=2n**63n-1n;function h(s){const[,o,l,m,d]=p.exec(s)??[];return o===void 0?null:a(s,o,m??l,d)}function D(s){const[,o,l,m]=b.exec(s)??
[];return o===void 0?null:a(s,o,l,m)}function a(s,o,l="",m=""){const d=o.split(".").map(v=>v.replace(/^0+(?=.)/,""));if(d.some(v=>v.length>19))return null;const _=d.
map(BigInt);if(_.some(v=>v>g))return null;for(;_.length<3;)_.push(0n);return{text:s,numbers:_,written:d.length,pre:l,build:m}}const $=s=>s.pre!=="",y=({numbers:s,
pre:o,build:l})=>`${s.join(".")}${o===""?"":`-${o}`}${l===""?"":`+${l}`}`;function R(s,o,l=A){const m=Math.max(s.numbers.length,o.numbers.length);for(let d=0;d<
m;d++){const[_,v]=[s.numbers[d]??0n,o.numbers[d]??0n];if(_!==v)return _<v?-1:1}return s.pre===o.pre||s.numbers.length!==o.numbers.length?0:s.pre===""||o.pre===""?
s.pre===""?1:-1:l(s.pre,o.pre)}function A(s,o){const[l,m]=[s.split("."),o.split(".")];for(let d=0;;d++){const[_,v]=[d+1>=l.length,d+1>=m.length];if(_!==v)return _?
-1:1;const r=N(l[d]??"",m[d]??"");if(r!==0||_)return r}}function N(s,o){const[l,m]=[/^[0-9]*$/.test(s),/^[0-9]*$/.test(o)];return l!==m?l?-1:1:l&&s.length!==o.length?
s.length-o.length:s===o?0:s<o?-1:1}}),5257:((U,T,f)=>{f.d(T,{JT:()=>g,KS:()=>h,MO:()=>D,MP:()=>b,W$:()=>O,cd:()=>p});const i="hostnames input",p={file:i,line:1,
column:1,endColumn:1},O=a=>a.file===i?i:a,b=({host:a,namespace:$,name:y,system:R})=>`${a}/${$}/${y}/${R}`,g=({host:a,namespace:$,type:y})=>`${a}/${$}/${y}`;function h({
version:a},$){if(a===null)return null;const y=a.text??a.values?.[$]??null;return y===null?null:{text:y,place:a.place}}const D=(a,$)=>`${a} ${$}`})};export{W as id,x as ids,B as modules};
