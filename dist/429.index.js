const W=429,x=[429],K={6188:((N,P,h)=>{h.d(P,{P2:()=>u,RC:()=>p,VX:()=>A,aZ:()=>c,hp:()=>m,mW:()=>E,sD:()=>k,sc:()=>R,zC:()=>C});class c extends Error{argument;want;constructor(t,r){
super(`${t.path.join(".")} must be ${r}`),this.argument=t,this.want=r}}function p(e,t,r,l){const a=e.find(({keys:y})=>v(y[0]?.name,t))?.keys[0];if(a===void 0)return;
const $={path:[...r.path,t],span:a},w=g(e,t),M=w.filter(({keys:y})=>y.length>0);M.length>0&&l({kind:"items",items:M},$);for(const{keys:y,value:D}of w)y.length>0||
l(D.kind==="object"?{kind:"items",items:D.items}:D,$)}function E(e,t){if(e.kind==="items"||e.kind==="object")return e.items;throw new c(t,"a block")}const O=1e5;
function u(e,t,r,l){const a=r??new Map,$=e.kind==="item"?[e.item]:E(e,t),w=new Set,M=Map.groupBy($,({keys:D})=>D[0]?.name.toLowerCase());let y=0;for(const{keys:D,
value:S}of $){const[L,...T]=D;if(L===void 0)throw new c(t,"a block with a label");const{name:j}=L;if(w.has(j))continue;T.length>0&&w.add(j);const U={path:[...t.
path,j],span:L},B=T.length>0?M.get(j.toLowerCase())??[]:[];if(y+=B.length,y>$.length+O)throw new c(U,"spelled like the others");const F=T.length>0?{kind:"items",
items:B.map(o)}:S;a.set(j,l(F,U,a.get(j)))}return a}const m=(e,t,r)=>u(e,t,r,n);function A(e,t,r,l){const a=I(e);if(a===void 0)throw new c(t,"a list");const $=a.
map(w=>l(w,t,void 0));for(const w of $)r.push(w);return r}function I(e){return e.kind==="items"?e.items.map(t=>({kind:"item",item:t})):e.kind==="object"?[e]:e.kind===
"list"?e.elements:void 0}const R=(e,t)=>{if(e.kind==="number")return e.text;if(e.kind==="string")return e.value;throw new c(t,"a string")},k=(e,t)=>f(e.kind==="\
string"?{kind:"number",text:e.value}:e,t,"int"),C=(e,t)=>{if(e.kind==="bool")return e.value;throw new c(t,"true or false")},n=(e,t,r)=>b(r?.kind??i(e,t),e,t,r);
function b(e,t,r,l){switch(e){case"string":return{kind:e,value:R(t,r,void 0)};case"bool":return{kind:e,value:C(t,r,void 0)};case"int":case"float":return{kind:e,
value:f(t,r,e)};case"list":{const a=l?.kind===e?l.elements:[];return{kind:e,elements:A(t,r,a,s)}}case"map":return{kind:e,entries:m(t,r,void 0)};case"maps":{const a=l?.
kind===e?l.elements:[];return{kind:e,elements:A(t,r,a,m)}}}}const s=(e,t)=>{const r=i(e,t);return b(r==="maps"?"map":r,e,t,void 0)};function i(e,t){switch(e.kind){case"\
items":case"object":return"maps";case"number":return"int";case"item":throw new c(t,"a value");case"string":case"float":case"bool":case"list":return e.kind}}const d=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,
_=2**63-1;function f(e,t,r){if(e.kind!=="number"&&e.kind!=="float")throw new c(t,"a number");const l=e.text.replace("-",""),a=Number(/^0[0-7]+$/.test(l)?`0o${l}`:
l);if(r==="int"&&(!d.test(l)||a>_))throw new c(t,"a whole number");if(!Number.isFinite(a))throw new c(t,"a number");return e.text.startsWith("-")?-a:a}const v=(e,t)=>e?.
toLowerCase()===t.toLowerCase(),g=(e,t)=>e.filter(({keys:r})=>v(r[0]?.name,t)).map(o),o=({keys:e,value:t})=>({keys:e.slice(1),value:t})}),1807:((N,P,h)=>{h.d(P,
{M:()=>E,v:()=>O});var c=h(3024),p=h(5747);function E(u){try{return(0,c.readdirSync)(u).sort()}catch(m){return(0,p.Oj)(m),[]}}function O(u){try{return(0,c.readdirSync)(
u,{withFileTypes:!0}).filter(m=>m.isDirectory()).map(({name:m})=>m)}catch(m){return(0,p.Oj)(m),[]}}}),4929:((N,P,h)=>{h.r(P),h.d(P,{credentialsConfig:()=>m,credentialsHelper:()=>I,
servicesForced:()=>k,servicesForcedDiffer:()=>C});var c=h(6246),p=h(1064),E=h(1831),O=h(4e3),u=h(5799);const m=(0,u.lS)((0,u.$e)("credentials-config","CLI confi\
guration has a mistake",p.Du),({clients:n,mistake:b})=>({...A(b),affects:n}));function A(n){switch(n.kind){case"missing":return{message:`${n.setting} names ${(0,c.
o)(n.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${n.file} ${(0,O.
mP)(n.failure)}`,help:n.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"let this account read the file; the client con\
tinues without it"};case"too much":return{message:`${n.file} and the files after it are not read; the limits of a directory are ${n.files} files and ${n.bytes/1024/
1024} MiB`,help:"remove files that are not needed; the client reads all of them"};case"syntax":return{message:`${n.file} has a syntax error: ${n.why}`,help:"cor\
rect the file; the client ignores all of it, including its tokens"};case"type":return{message:`${n.file}: ${n.path.join(".")} must be ${n.want}`,help:"correct t\
he value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${n.file}: ${n.why}`,help:"correct the bl\
ock; the client ignores it"};case"label":return{message:`the label of the block ${n.type} ${(0,c.o)(n.label)} is not a hostname: ${n.why}`,help:n.advice??"write\
 a hostname as the label; the client ignores the block"};case"two labels":return{message:`two ${n.type} blocks are for host ${(0,E.nx)(n.host)}: ${n.labels.map(
c.o).join(" and ")}`,help:"remove one of the blocks; the client uses either of them at random"};case"two helpers":return{message:"there is more than one credent\
ials_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_ins\
tallation block",help:"remove all but one; the client uses the first"};case"no token":return{message:n.hasValue?`the token in the credentials block for host ${(0,E.
nx)(n.host)} at ${n.file} is not a string`:`the credentials block for host ${(0,E.nx)(n.host)} at ${n.file} has no token`,help:'add token = "\u2026" or remove the bl\
ock; the clients send no token and try no other credentials source'};case"panic":return{message:`the block credentials ${(0,c.o)(n.label)} contains an object, w\
hich makes the client panic`,help:"remove everything but the token from the block"};case"no helper":return{message:`credentials helper ${(0,c.o)(n.name)}: there\
 is no terraform-credentials-${n.name} in ${n.directories.join(", ")}`,help:n.name===n.name.toLowerCase()?"install the program there (PATH is not searched); the\
 client continues without a helper":"write the name in lower case; the client finds no other name"}}}const I=(0,u.lS)((0,u.z3)("credentials-helper","Credentials\
 helper failed",p.Du),n=>n.kind==="version"?{message:`the file name ${n.path} ends with an invalid version, which makes the clients panic`,help:`name it terrafo\
rm-credentials-${n.name}, or add a version such as _v1.0.0`,affects:[n.client]}:{message:`credentials helper ${n.name}: ${n.why}`,help:'run the program with "ge\
t" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install providers'}),R=10,k=(0,u.lS)((0,u.lm)(
"services-forced","A host block replaces service discovery",["terraform","opentofu"]),({host:n,at:b})=>({message:`the host block at ${b} defines the services of\
 ${n}; the host's own discovery document is not used`,help:`remove the host block at ${b} to use the discovery document of ${n}`})),C=(0,u.lS)((0,u.lm)("service\
s-forced-differ","A host block and the discovery document differ",["terraform","opentofu"]),({host:n,at:b,services:s})=>({message:`the host block at ${b} and th\
e discovery document of ${n} differ in ${(0,O.XT)(s,R)}`,help:"update the host block or remove it; machines without it use other services"}))}),1022:((N,P,h)=>{
h.d(P,{m:()=>b,s:()=>i});var c=h(3625),p=h(6246),E=h(1831),O=h(8408),u=h(5011);const m={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},A="\
hashicorp",I="-",R='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',k={prefix:"terraform-",whose:"a \
Terraform",frequency:"often"},n={terraform:[k],opentofu:[k,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function b(o,e){const t=o.split("/");
if(t.length>3||t.includes(""))return s(R);const[r="",l,a]=t.reverse(),$=i(r);if(!$.ok){const T=`${(0,p.o)(r)} in source ${(0,p.o)(o)}`;return s(`Invalid provide\
r type: Invalid provider type ${T}: ${$.why}"`)}const w=a===void 0,M=w?(0,c.J)((0,u.Vm)(e)):(0,E.Pv)(a);if(l===void 0&&M.ok){const T={hostImplied:w,namespace:A,
type:$.value};return{kind:"registry",host:M.value,...T}}const y=d(l??""),D=`namespace "" in source ${(0,p.o)(o)}`;if(!y.ok)return s(`Invalid provider namespace:\
 Invalid provider ${D}: ${y.why}"`);if(!M.ok){const T="Invalid provider source hostname";return s(`${T}: ${T} ${D}: ${M.why}"`)}const S={hostImplied:w,host:M.value,
namespace:y.value,type:$.value},L=f(S,e);return L===void 0?{kind:_(S,e),...S}:s(L)}const s=o=>({kind:"invalid",error:o});function i(o){if(/^[a-z0-9]+$/.test(o))
return(0,c.J)(o);if(o==="")return(0,c.T)("must have at least one character");if(o.includes("."))return(0,c.T)("dots are not allowed");if(o.includes("--"))return(0,c.
T)("cannot use multiple consecutive dashes");const e=(0,O.YE)(o);return e.ok?(0,c.J)((0,O.DI)(e.value)):(0,c.T)("must contain only letters, digits, and dashes, \
and may not use leading or trailing dashes")}const d=o=>o===I?(0,c.J)(o):i(o);function _({host:o,namespace:e},t){return e===I?"legacy":e==="builtin"&&m[t].includes(
o)?"builtin":"registry"}function f(o,e){const t=(0,u.Vm)(e);if(o.namespace===I&&o.host!==t)return`Invalid provider namespace: The legacy provider namespace "-" \
can be used only with hostname ${t}.`;const r=n[e].find(({prefix:l})=>o.type.startsWith(l));return r===void 0?void 0:v(o,r,e)}function v(o,{prefix:e,whose:t,frequency:r},l){
const a=`${e}provider-`,$=o.type.slice(a.length);if(!o.type.startsWith(a)||!i($).ok)return`Invalid provider type: Provider source ${(0,p.o)(g(o))} has a type wi\
th the prefix ${(0,p.o)(e)}, which isn't allowed because it would be redundant to name ${t} provider with that prefix. If you are the author of this provider, r\
ename it to not include the prefix.`;const w=g({...o,type:$},l);return`Invalid provider type: Provider source ${(0,p.o)(g(o,l))} has a type with the prefix ${(0,p.
o)(a)}, which isn't valid. Although that prefix is ${r} used in the names of version control repositories for ${t.split(" ")[1]} providers, provider source stri\
ngs should not include it.

Did you mean ${(0,p.o)(w)}?`}const g=({host:o,namespace:e,type:t},r)=>r!==void 0&&o===(0,u.Vm)(r)?`${e}/${t}`:`${(0,E.nx)(o)}/${e}/${t}`}),1731:((N,P,h)=>{h.d(P,
{Cg:()=>k,Ty:()=>R,Zy:()=>C,dU:()=>n,hZ:()=>E,oF:()=>m,rK:()=>A});var c=h(9562);const p=new RegExp(`^${c.eQ}$`),E=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
O=new RegExp(`^${E}[.+-]?$`),u=2n**63n-1n;function m(s){const[,i,d,_,f]=p.exec(s)??[];return i===void 0?null:I(s,i,_??d,f)}function A(s){const[,i,d,_]=O.exec(s)??
[];return i===void 0?null:I(s,i,d,_)}function I(s,i,d="",_=""){const f=i.split(".").map(g=>g.replace(/^0+(?=.)/,""));if(f.some(g=>g.length>19))return null;const v=f.
map(BigInt);if(v.some(g=>g>u))return null;for(;v.length<3;)v.push(0n);return{text:s,numbers:v,written:f.length,pre:d,build:_}}const R=s=>s.pre!=="",k=({numbers:s,
pre:i,build:d})=>`${s.join(".")}${i===""?"":`-${i}`}${d===""?"":`+${d}`}`;function C(s,i,d=n){const _=Math.max(s.numbers.length,i.numbers.length);for(let f=0;f<
_;f++){const[v,g]=[s.numbers[f]??0n,i.numbers[f]??0n];if(v!==g)return v<g?-1:1}return s.pre===i.pre||s.numbers.length!==i.numbers.length?0:s.pre===""||i.pre===""?
s.pre===""?1:-1:d(s.pre,i.pre)}function n(s,i){const[d,_]=[s.split("."),i.split(".")];for(let f=0;;f++){const[v,g]=[f+1>=d.length,f+1>=_.length];if(v!==g)return v?
-1:1;const o=b(d[f]??"",_[f]??"");if(o!==0||v)return o}}function b(s,i){const[d,_]=[/^[0-9]*$/.test(s),/^[0-9]*$/.test(i)];return d!==_?d?-1:1:d&&s.length!==i.length?
s.length-i.length:s===i?0:s<i?-1:1}})};export{W as id,x as ids,K as modules};
