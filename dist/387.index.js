const W=387,V=[387],x={6188:((U,k,m)=>{m.d(k,{P2:()=>g,RC:()=>_,VX:()=>M,aZ:()=>i,hp:()=>v,mW:()=>y,sD:()=>D,sc:()=>T,zC:()=>C});class i extends Error{argument;want;constructor(t,n){
super(`${t.path.join(".")} must be ${n}`),this.argument=t,this.want=n}}function _(e,t,n,u){const c=e.find(({keys:E})=>f(E[0]?.name,t))?.keys[0];if(c===void 0)return;
const h={path:[...n.path,t],span:c},w=p(e,t),$=w.filter(({keys:E})=>E.length>0);$.length>0&&u({kind:"items",items:$},h);for(const{keys:E,value:I}of w)E.length>0||
u(I.kind==="object"?{kind:"items",items:I.items}:I,h)}function y(e,t){if(e.kind==="items"||e.kind==="object")return e.items;throw new i(t,"a block")}const P=1e5;
function g(e,t,n,u){const c=n??new Map,h=e.kind==="item"?[e.item]:y(e,t),w=new Set,$=Map.groupBy(h,({keys:I})=>I[0]?.name.toLowerCase());let E=0;for(const{keys:I,
value:S}of h){const[L,...O]=I;if(L===void 0)throw new i(t,"a block with a label");const{name:N}=L;if(w.has(N))continue;O.length>0&&w.add(N);const j={path:[...t.
path,N],span:L},F=O.length>0?$.get(N.toLowerCase())??[]:[];if(E+=F.length,E>h.length+P)throw new i(j,"spelled like the others");const B=O.length>0?{kind:"items",
items:F.map(r)}:S;c.set(N,u(B,j,c.get(N)))}return c}const v=(e,t,n)=>g(e,t,n,R);function M(e,t,n,u){const c=b(e);if(c===void 0)throw new i(t,"a list");const h=c.
map(w=>u(w,t,void 0));for(const w of h)n.push(w);return n}function b(e){return e.kind==="items"?e.items.map(t=>({kind:"item",item:t})):e.kind==="object"?[e]:e.kind===
"list"?e.elements:void 0}const T=(e,t)=>{if(e.kind==="number")return e.text;if(e.kind==="string")return e.value;throw new i(t,"a string")},D=(e,t)=>d(e.kind==="\
string"?{kind:"number",text:e.value}:e,t,"int"),C=(e,t)=>{if(e.kind==="bool")return e.value;throw new i(t,"true or false")},R=(e,t,n)=>A(n?.kind??o(e,t),e,t,n);
function A(e,t,n,u){switch(e){case"string":return{kind:e,value:T(t,n,void 0)};case"bool":return{kind:e,value:C(t,n,void 0)};case"int":case"float":return{kind:e,
value:d(t,n,e)};case"list":{const c=u?.kind===e?u.elements:[];return{kind:e,elements:M(t,n,c,s)}}case"map":return{kind:e,entries:v(t,n,void 0)};case"maps":{const c=u?.
kind===e?u.elements:[];return{kind:e,elements:M(t,n,c,v)}}}}const s=(e,t)=>{const n=o(e,t);return A(n==="maps"?"map":n,e,t,void 0)};function o(e,t){switch(e.kind){case"\
items":case"object":return"maps";case"number":return"int";case"item":throw new i(t,"a value");case"string":case"float":case"bool":case"list":return e.kind}}const a=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,
l=2**63-1;function d(e,t,n){if(e.kind!=="number"&&e.kind!=="float")throw new i(t,"a number");const u=e.text.replace("-",""),c=Number(/^0[0-7]+$/.test(u)?`0o${u}`:
u);if(n==="int"&&(!a.test(u)||c>l))throw new i(t,"a whole number");if(!Number.isFinite(c))throw new i(t,"a number");return e.text.startsWith("-")?-c:c}const f=(e,t)=>e?.
toLowerCase()===t.toLowerCase(),p=(e,t)=>e.filter(({keys:n})=>f(n[0]?.name,t)).map(r),r=({keys:e,value:t})=>({keys:e.slice(1),value:t})}),1807:((U,k,m)=>{m.d(k,
{M:()=>y,v:()=>P});var i=m(3024),_=m(5747);function y(g){try{return(0,i.readdirSync)(g).sort()}catch(v){return(0,_.Oj)(v),[]}}function P(g){try{return(0,i.readdirSync)(
g,{withFileTypes:!0}).filter(v=>v.isDirectory()).map(({name:v})=>v)}catch(v){return(0,_.Oj)(v),[]}}}),1022:((U,k,m)=>{m.d(k,{m:()=>A,s:()=>o});var i=m(3625),_=m(
6246),y=m(1831),P=m(1822),g=m(5011);const v={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},M="hashicorp",b="-",T='Invalid provider source\
 string: The "source" attribute must be in the format "[hostname/][namespace/]name"',D={prefix:"terraform-",whose:"a Terraform",frequency:"often"},R={terraform:[
D],opentofu:[D,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function A(r,e){const t=r.split("/");if(t.length>3||t.includes(""))return s(T);const[
n="",u,c]=t.reverse(),h=o(n);if(!h.ok){const O=`${(0,_.o)(n)} in source ${(0,_.o)(r)}`;return s(`Invalid provider type: Invalid provider type ${O}: ${h.why}"`)}
const w=c===void 0,$=w?(0,i.J)((0,g.Vm)(e)):(0,y.Pv)(c);if(u===void 0&&$.ok){const O={hostImplied:w,namespace:M,type:h.value};return{kind:"registry",host:$.value,
...O}}const E=a(u??""),I=`namespace "" in source ${(0,_.o)(r)}`;if(!E.ok)return s(`Invalid provider namespace: Invalid provider ${I}: ${E.why}"`);if(!$.ok){const O="\
Invalid provider source hostname";return s(`${O}: ${O} ${I}: ${$.why}"`)}const S={hostImplied:w,host:$.value,namespace:E.value,type:h.value},L=d(S,e);return L===
void 0?{kind:l(S,e),...S}:s(L)}const s=r=>({kind:"invalid",error:r});function o(r){if(/^[a-z0-9]+$/.test(r))return(0,i.J)(r);if(r==="")return(0,i.T)("must have \
at least one character");if(r.includes("."))return(0,i.T)("dots are not allowed");if(r.includes("--"))return(0,i.T)("cannot use multiple consecutive dashes");const e=(0,P.
YE)(r);return e.ok?(0,i.J)((0,P.DI)(e.value)):(0,i.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const a=r=>r===
b?(0,i.J)(r):o(r);function l({host:r,namespace:e},t){return e===b?"legacy":e==="builtin"&&v[t].includes(r)?"builtin":"registry"}function d(r,e){const t=(0,g.Vm)(
e);if(r.namespace===b&&r.host!==t)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${t}.`;const n=R[e].find(({
prefix:u})=>r.type.startsWith(u));return n===void 0?void 0:f(r,n,e)}function f(r,{prefix:e,whose:t,frequency:n},u){const c=`${e}provider-`,h=r.type.slice(c.length);
if(!r.type.startsWith(c)||!o(h).ok)return`Invalid provider type: Provider source ${(0,_.o)(p(r))} has a type with the prefix ${(0,_.o)(e)}, which isn't allowed \
because it would be redundant to name ${t} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const w=p({...r,
type:h},u);return`Invalid provider type: Provider source ${(0,_.o)(p(r,u))} has a type with the prefix ${(0,_.o)(c)}, which isn't valid. Although that prefix is\
 ${n} used in the names of version control repositories for ${t.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,_.o)(w)}?`}const p=({host:r,namespace:e,type:t},n)=>n!==void 0&&r===(0,g.Vm)(n)?`${e}/${t}`:`${(0,y.nx)(r)}/${e}/${t}`}),1731:((U,k,m)=>{m.d(k,
{Cg:()=>D,Ty:()=>T,Zy:()=>C,dU:()=>R,hZ:()=>y,oF:()=>v,rK:()=>M});var i=m(9562);const _=new RegExp(`^${i.eQ}$`),y=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
P=new RegExp(`^${y}[.+-]?$`),g=2n**63n-1n;function v(s){const[,o,a,l,d]=_.exec(s)??[];return o===void 0?null:b(s,o,l??a,d)}function M(s){const[,o,a,l]=P.exec(s)??
[];return o===void 0?null:b(s,o,a,l)}function b(s,o,a="",l=""){const d=o.split(".").map(p=>p.replace(/^0+(?=.)/,""));if(d.some(p=>p.length>19))return null;const f=d.
map(BigInt);if(f.some(p=>p>g))return null;for(;f.length<3;)f.push(0n);return{text:s,numbers:f,written:d.length,pre:a,build:l}}const T=s=>s.pre!=="",D=({numbers:s,
pre:o,build:a})=>`${s.join(".")}${o===""?"":`-${o}`}${a===""?"":`+${a}`}`;function C(s,o,a=R){const l=Math.max(s.numbers.length,o.numbers.length);for(let d=0;d<
l;d++){const[f,p]=[s.numbers[d]??0n,o.numbers[d]??0n];if(f!==p)return f<p?-1:1}return s.pre===o.pre||s.numbers.length!==o.numbers.length?0:s.pre===""||o.pre===""?
s.pre===""?1:-1:a(s.pre,o.pre)}function R(s,o){const[a,l]=[s.split("."),o.split(".")];for(let d=0;;d++){const[f,p]=[d+1>=a.length,d+1>=l.length];if(f!==p)return f?
-1:1;const r=A(a[d]??"",l[d]??"");if(r!==0||f)return r}}function A(s,o){const[a,l]=[/^[0-9]*$/.test(s),/^[0-9]*$/.test(o)];return a!==l?a?-1:1:a&&s.length!==o.length?
s.length-o.length:s===o?0:s<o?-1:1}})};export{W as id,V as ids,x as modules};
