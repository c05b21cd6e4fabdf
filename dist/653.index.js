const W=653,x=[653],F={6188:((N,M,a)=>{a.d(M,{P2:()=>d,RC:()=>p,VX:()=>D,aZ:()=>i,hp:()=>v,mW:()=>$,sD:()=>A,sc:()=>T,zC:()=>l});class i extends Error{argument;want;constructor(n,r){
super(`${n.path.join(".")} must be ${r}`),this.argument=n,this.want=r}}function p(e,n,r,u){const h=e.find(({keys:I})=>w(I[0]?.name,n))?.keys[0];if(h===void 0)return;
const b={path:[...r.path,n],span:h},y=E(e,n),R=y.filter(({keys:I})=>I.length>0);R.length>0&&u({kind:"items",items:R},b);for(const{keys:I,value:k}of y)I.length>0||
u(k.kind==="object"?{kind:"items",items:k.items}:k,b)}function $(e,n){if(e.kind==="items"||e.kind==="object")return e.items;throw new i(n,"a block")}const O=1e5;
function d(e,n,r,u){const h=r??new Map,b=e.kind==="item"?[e.item]:$(e,n),y=new Set,R=Map.groupBy(b,({keys:k})=>k[0]?.name.toLowerCase());let I=0;for(const{keys:k,
value:j}of b){const[L,...C]=k;if(L===void 0)throw new i(n,"a block with a label");const{name:S}=L;if(y.has(S))continue;C.length>0&&y.add(S);const U={path:[...n.
path,S],span:L},K=C.length>0?R.get(S.toLowerCase())??[]:[];if(I+=K.length,I>b.length+O)throw new i(U,"spelled like the others");const B=C.length>0?{kind:"items",
items:K.map(s)}:j;h.set(S,u(B,U,h.get(S)))}return h}const v=(e,n,r)=>d(e,n,r,t);function D(e,n,r,u){const h=P(e);if(h===void 0)throw new i(n,"a list");const b=h.
map(y=>u(y,n,void 0));for(const y of b)r.push(y);return r}function P(e){return e.kind==="items"?e.items.map(n=>({kind:"item",item:n})):e.kind==="object"?[e]:e.kind===
"list"?e.elements:void 0}const T=(e,n)=>{if(e.kind==="number")return e.text;if(e.kind==="string")return e.value;throw new i(n,"a string")},A=(e,n)=>_(e.kind==="\
string"?{kind:"number",text:e.value}:e,n,"int"),l=(e,n)=>{if(e.kind==="bool")return e.value;throw new i(n,"true or false")},t=(e,n,r)=>f(r?.kind??c(e,n),e,n,r);
function f(e,n,r,u){switch(e){case"string":return{kind:e,value:T(n,r,void 0)};case"bool":return{kind:e,value:l(n,r,void 0)};case"int":case"float":return{kind:e,
value:_(n,r,e)};case"list":{const h=u?.kind===e?u.elements:[];return{kind:e,elements:D(n,r,h,o)}}case"map":return{kind:e,entries:v(n,r,void 0)};case"maps":{const h=u?.
kind===e?u.elements:[];return{kind:e,elements:D(n,r,h,v)}}}}const o=(e,n)=>{const r=c(e,n);return f(r==="maps"?"map":r,e,n,void 0)};function c(e,n){switch(e.kind){case"\
items":case"object":return"maps";case"number":return"int";case"item":throw new i(n,"a value");case"string":case"float":case"bool":case"list":return e.kind}}const m=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,
g=2**63-1;function _(e,n,r){if(e.kind!=="number"&&e.kind!=="float")throw new i(n,"a number");const u=e.text.replace("-",""),h=Number(/^0[0-7]+$/.test(u)?`0o${u}`:
u);if(r==="int"&&(!m.test(u)||h>g))throw new i(n,"a whole number");if(!Number.isFinite(h))throw new i(n,"a number");return e.text.startsWith("-")?-h:h}const w=(e,n)=>e?.
toLowerCase()===n.toLowerCase(),E=(e,n)=>e.filter(({keys:r})=>w(r[0]?.name,n)).map(s),s=({keys:e,value:n})=>({keys:e.slice(1),value:n})}),1807:((N,M,a)=>{a.d(M,
{M:()=>$,v:()=>O});var i=a(3024),p=a(5747);function $(d){try{return(0,i.readdirSync)(d).sort()}catch(v){return(0,p.Oj)(v),[]}}function O(d){try{return(0,i.readdirSync)(
d,{withFileTypes:!0}).filter(v=>v.isDirectory()).map(({name:v})=>v)}catch(v){return(0,p.Oj)(v),[]}}}),4929:((N,M,a)=>{a.r(M),a.d(M,{credentialsConfig:()=>v,credentialsHelper:()=>P,
servicesForced:()=>A,servicesForcedDiffer:()=>l});var i=a(6246),p=a(1064),$=a(1831),O=a(4e3),d=a(5799);const v=(0,d.lS)((0,d.$e)("credentials-config","CLI confi\
guration has a mistake",p.Du),({clients:t,mistake:f})=>({...D(f),affects:t}));function D(t){switch(t.kind){case"missing":return{message:`${t.setting} names ${(0,i.
o)(t.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${t.file} ${(0,O.
mP)(t.failure)}`,help:t.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"let this account read the file; the client con\
tinues without it"};case"too much":return{message:`${t.file} and the files after it are not read; the limits of a directory are ${t.files} files and ${t.bytes/1024/
1024} MiB`,help:"remove files that are not needed; the client reads all of them"};case"syntax":return{message:`${t.file} has a syntax error: ${t.why}`,help:"cor\
rect the file; the client ignores all of it, including its tokens"};case"type":return{message:`${t.file}: ${t.path.join(".")} must be ${t.want}`,help:"correct t\
he value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${t.file}: ${t.why}`,help:"correct the bl\
ock; the client ignores it"};case"label":return{message:`the label of the block ${t.type} ${(0,i.o)(t.label)} is not a hostname: ${t.why}`,help:t.advice??"write\
 a hostname as the label; the client ignores the block"};case"two labels":return{message:`two ${t.type} blocks are for host ${(0,$.nx)(t.host)}: ${t.labels.map(
i.o).join(" and ")}`,help:"remove one of the blocks; the client uses either of them at random"};case"two helpers":return{message:"there is more than one credent\
ials_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_ins\
tallation block",help:"remove all but one; the client uses the first"};case"no token":return{message:t.hasValue?`the token in the credentials block for host ${(0,$.
nx)(t.host)} at ${t.file} is not a string`:`the credentials block for host ${(0,$.nx)(t.host)} at ${t.file} has no token`,help:'add token = "\u2026" or remove the bl\
ock; the clients send no token and try no other credentials source'};case"panic":return{message:`the block credentials ${(0,i.o)(t.label)} contains an object, w\
hich makes the client panic`,help:"remove everything but the token from the block"};case"no helper":return{message:`credentials helper ${(0,i.o)(t.name)}: there\
 is no terraform-credentials-${t.name} in ${t.directories.join(", ")}`,help:t.name===t.name.toLowerCase()?"install the program there (PATH is not searched); the\
 client continues without a helper":"write the name in lower case; the client finds no other name"}}}const P=(0,d.lS)((0,d.z3)("credentials-helper","Credentials\
 helper failed",p.Du),t=>t.kind==="version"?{message:`the file name ${t.path} ends with an invalid version, which makes the clients panic`,help:`name it terrafo\
rm-credentials-${t.name}, or add a version such as _v1.0.0`,affects:[t.client]}:{message:`credentials helper ${t.name}: ${t.why}`,help:'run the program with "ge\
t" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install providers'}),T=10,A=(0,d.lS)((0,d.lm)(
"services-forced","A host block replaces service discovery",["terraform","opentofu"]),({host:t,at:f})=>({message:`the host block at ${f} defines the services of\
 ${t}; the host's own discovery document is not used`,help:`remove the host block at ${f} to use the discovery document of ${t}`})),l=(0,d.lS)((0,d.lm)("service\
s-forced-differ","A host block and the discovery document differ",["terraform","opentofu"]),({host:t,at:f,services:o})=>({message:`the host block at ${f} and th\
e discovery document of ${t} differ in ${(0,O.XT)(o,T)}`,help:"update the host block or remove it; machines without it use other services"}))}),1022:((N,M,a)=>{
a.d(M,{m:()=>f,s:()=>c});var i=a(3625),p=a(6246),$=a(1831),O=a(8408),d=a(5011);const v={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},D="\
hashicorp",P="-",T='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',A={prefix:"terraform-",whose:"a \
Terraform",frequency:"often"},t={terraform:[A],opentofu:[A,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function f(s,e){const n=s.split("/");
if(n.length>3||n.includes(""))return o(T);const[r="",u,h]=n.reverse(),b=c(r);if(!b.ok){const C=`${(0,p.o)(r)} in source ${(0,p.o)(s)}`;return o(`Invalid provide\
r type: Invalid provider type ${C}: ${b.why}"`)}const y=h===void 0,R=y?(0,i.J)((0,d.Vm)(e)):(0,$.Pv)(h);if(u===void 0&&R.ok){const C={hostImplied:y,namespace:D,
type:b.value};return{kind:"registry",host:R.value,...C}}const I=m(u??""),k=`namespace "" in source ${(0,p.o)(s)}`;if(!I.ok)return o(`Invalid provider namespace:\
 Invalid provider ${k}: ${I.why}"`);if(!R.ok){const C="Invalid provider source hostname";return o(`${C}: ${C} ${k}: ${R.why}"`)}const j={hostImplied:y,host:R.value,
namespace:I.value,type:b.value},L=_(j,e);return L===void 0?{kind:g(j,e),...j}:o(L)}const o=s=>({kind:"invalid",error:s});function c(s){if(/^[a-z0-9]+$/.test(s))
return(0,i.J)(s);if(s==="")return(0,i.T)("must have at least one character");if(s.includes("."))return(0,i.T)("dots are not allowed");if(s.includes("--"))return(0,i.
T)("cannot use multiple consecutive dashes");const e=(0,O.YE)(s);return e.ok?(0,i.J)((0,O.DI)(e.value)):(0,i.T)("must contain only letters, digits, and dashes, \
and may not use leading or trailing dashes")}const m=s=>s===P?(0,i.J)(s):c(s);function g({host:s,namespace:e},n){return e===P?"legacy":e==="builtin"&&v[n].includes(
s)?"builtin":"registry"}function _(s,e){const n=(0,d.Vm)(e);if(s.namespace===P&&s.host!==n)return`Invalid provider namespace: The legacy provider namespace "-" \
can be used only with hostname ${n}.`;const r=t[e].find(({prefix:u})=>s.type.startsWith(u));return r===void 0?void 0:w(s,r,e)}function w(s,{prefix:e,whose:n,frequency:r},u){
const h=`${e}provider-`,b=s.type.slice(h.length);if(!s.type.startsWith(h)||!c(b).ok)return`Invalid provider type: Provider source ${(0,p.o)(E(s))} has a type wi\
th the prefix ${(0,p.o)(e)}, which isn't allowed because it would be redundant to name ${n} provider with that prefix. If you are the author of this provider, r\
ename it to not include the prefix.`;const y=E({...s,type:b},u);return`Invalid provider type: Provider source ${(0,p.o)(E(s,u))} has a type with the prefix ${(0,p.
o)(h)}, which isn't valid. Although that prefix is ${r} used in the names of version control repositories for ${n.split(" ")[1]} providers, provider source stri\
ngs should not include it.

Did you mean ${(0,p.o)(y)}?`}const E=({host:s,namespace:e,type:n},r)=>r!==void 0&&s===(0,d.Vm)(r)?`${e}/${n}`:`${(0,$.nx)(s)}/${e}/${n}`}),1731:((N,M,a)=>{a.d(M,
{Cg:()=>A,Ty:()=>T,Zy:()=>l,dU:()=>t,hZ:()=>$,oF:()=>v,rK:()=>D});var i=a(9562);const p=new RegExp(`^${i.eQ}$`),$=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
O=new RegExp(`^${$}[.+-]?$`),d=2n**63n-1n;function v(o){const[,c,m,g,_]=p.exec(o)??[];return c===void 0?null:P(o,c,g??m,_)}function D(o){const[,c,m,g]=O.exec(o)??
[];return c===void 0?null:P(o,c,m,g)}function P(o,c,m="",g=""){const _=c.split(".").map(E=>E.replace(/^0+(?=.)/,""));if(_.some(E=>E.length>19))return null;const w=_.
map(BigInt);if(w.some(E=>E>d))return null;for(;w.length<3;)w.push(0n);return{text:o,numbers:w,written:_.length,pre:m,build:g}}const T=o=>o.pre!=="",A=({numbers:o,
pre:c,build:m})=>`${o.join(".")}${c===""?"":`-${c}`}${m===""?"":`+${m}`}`;function l(o,c,m=t){const g=Math.max(o.numbers.length,c.numbers.length);for(let _=0;_<
g;_++){const[w,E]=[o.numbers[_]??0n,c.numbers[_]??0n];if(w!==E)return w<E?-1:1}return o.pre===c.pre||o.numbers.length!==c.numbers.length?0:o.pre===""||c.pre===""?
o.pre===""?1:-1:m(o.pre,c.pre)}function t(o,c){const[m,g]=[o.split("."),c.split(".")];for(let _=0;;_++){const[w,E]=[_+1>=m.length,_+1>=g.length];if(w!==E)return w?
-1:1;const s=f(m[_]??"",g[_]??"");if(s!==0||w)return s}}function f(o,c){const[m,g]=[/^[0-9]*$/.test(o),/^[0-9]*$/.test(c)];return m!==g?m?-1:1:m&&o.length!==c.length?
o.length-c.length:o===c?0:o<c?-1:1}}),5257:((N,M,a)=>{a.d(M,{JT:()=>v,KS:()=>D,MO:()=>A,MP:()=>d,Nf:()=>T,W$:()=>O,cd:()=>$,yp:()=>P});var i=a(5143);const p="ho\
stnames input",$={file:p,line:1,column:1,endColumn:1},O=l=>l.file===p?p:l,d=({host:l,namespace:t,name:f,system:o})=>`${l}/${t}/${f}/${o}`,v=({host:l,namespace:t,
type:f})=>`${l}/${t}/${f}`;function D(l,t){const f=l.versions??T(l)?.values?.[t]??null;return f===null?null:{text:f,place:P(l)}}function P(l){const{versionsAt:t,
place:f}=l,o=typeof t=="number"?t:t?.at;return o===void 0?f:{file:f.file,...(0,i._h)(o)}}const T=({versionsAt:l})=>typeof l=="number"?null:l,A=(l,t)=>`${l} ${t}`})};export{W as id,x as ids,F as modules};
