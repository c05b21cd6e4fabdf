const V=649,W=[649],U={6188:((A,g,c)=>{c.d(g,{P2:()=>h,RC:()=>b,VX:()=>O,aZ:()=>i,hp:()=>p,mW:()=>w,sD:()=>L,sc:()=>I,zC:()=>k});class i extends Error{argument;want;constructor(t,o){
super(`${t.path.join(".")} must be ${o}`),this.argument=t,this.want=o}}function b(e,t,o,f){const a=e.find(({keys:M})=>m(M[0]?.name,t))?.keys[0];if(a===void 0)return;
const y={path:[...o.path,t],span:a},E=$(e,t),j=E.filter(({keys:M})=>M.length>0);j.length>0&&f({kind:"items",items:j},y);for(const{keys:M,value:D}of E)M.length>0||
f(D.kind==="object"?{kind:"items",items:D.items}:D,y)}function w(e,t){if(e.kind==="items"||e.kind==="object")return e.items;throw new i(t,"a block")}const v=1e5;
function h(e,t,o,f){const a=o??new Map,y=e.kind==="item"?[e.item]:w(e,t),E=new Set,j=Map.groupBy(y,({keys:D})=>D[0]?.name.toLowerCase());let M=0;for(const{keys:D,
value:K}of y){const[x,...T]=D;if(x===void 0)throw new i(t,"a block with a label");const{name:C}=x;if(E.has(C))continue;T.length>0&&E.add(C);const S={path:[...t.
path,C],span:x},B=T.length>0?j.get(C.toLowerCase())??[]:[];if(M+=B.length,M>y.length+v)throw new i(S,"spelled like the others");const N=T.length>0?{kind:"items",
items:B.map(R)}:K;a.set(C,f(N,S,a.get(C)))}return a}const p=(e,t,o)=>h(e,t,o,n);function O(e,t,o,f){const a=P(e);if(a===void 0)throw new i(t,"a list");const y=a.
map(E=>f(E,t,void 0));for(const E of y)o.push(E);return o}function P(e){return e.kind==="items"?e.items.map(t=>({kind:"item",item:t})):e.kind==="object"?[e]:e.kind===
"list"?e.elements:void 0}const I=(e,t)=>{if(e.kind==="number")return e.text;if(e.kind==="string")return e.value;throw new i(t,"a string")},L=(e,t)=>d(e.kind==="\
string"?{kind:"number",text:e.value}:e,t,"int"),k=(e,t)=>{if(e.kind==="bool")return e.value;throw new i(t,"true or false")},n=(e,t,o)=>_(o?.kind??r(e,t),e,t,o);
function _(e,t,o,f){switch(e){case"string":return{kind:e,value:I(t,o,void 0)};case"bool":return{kind:e,value:k(t,o,void 0)};case"int":case"float":return{kind:e,
value:d(t,o,e)};case"list":{const a=f?.kind===e?f.elements:[];return{kind:e,elements:O(t,o,a,s)}}case"map":return{kind:e,entries:p(t,o,void 0)};case"maps":{const a=f?.
kind===e?f.elements:[];return{kind:e,elements:O(t,o,a,p)}}}}const s=(e,t)=>{const o=r(e,t);return _(o==="maps"?"map":o,e,t,void 0)};function r(e,t){switch(e.kind){case"\
items":case"object":return"maps";case"number":return"int";case"item":throw new i(t,"a value");case"string":case"float":case"bool":case"list":return e.kind}}const l=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,
u=2**63-1;function d(e,t,o){if(e.kind!=="number"&&e.kind!=="float")throw new i(t,"a number");const f=e.text.replace("-",""),a=Number(/^0[0-7]+$/.test(f)?`0o${f}`:
f);if(o==="int"&&(!l.test(f)||a>u))throw new i(t,"a whole number");if(!Number.isFinite(a))throw new i(t,"a number");return e.text.startsWith("-")?-a:a}const m=(e,t)=>e?.
toLowerCase()===t.toLowerCase(),$=(e,t)=>e.filter(({keys:o})=>m(o[0]?.name,t)).map(R),R=({keys:e,value:t})=>({keys:e.slice(1),value:t})}),1807:((A,g,c)=>{c.d(g,
{M:()=>w,v:()=>v});var i=c(3024),b=c(5747);function w(h){try{return(0,i.readdirSync)(h).sort()}catch(p){return(0,b.Oj)(p),[]}}function v(h){try{return(0,i.readdirSync)(
h,{withFileTypes:!0}).filter(p=>p.isDirectory()).map(({name:p})=>p)}catch(p){return(0,b.Oj)(p),[]}}}),1264:((A,g,c)=>{c.r(g),c.d(g,{withoutInstalled:()=>i.pN});
var i=c(5927)}),4929:((A,g,c)=>{c.d(g,{Dz:()=>P,P4:()=>p,Yv:()=>L,kV:()=>k});var i=c(6246),b=c(1064),w=c(1831),v=c(4e3),h=c(5799);const p=(0,h.lS)((0,h.$e)("cre\
dentials-config","CLI configuration has a mistake",b.Du),({clients:n,mistake:_})=>({...O(_),affects:n}));function O(n){switch(n.kind){case"missing":return{message:`${n.
setting} names ${(0,i.o)(n.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${n.
file} ${(0,v.mP)(n.failure)}`,help:n.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"let this account read the file; t\
he client continues without it"};case"syntax":return{message:`${n.file} has a syntax error: ${n.why}`,help:"correct the file; the client ignores all of it, incl\
uding its tokens"};case"type":return{message:`${n.file}: ${n.path.join(".")} must be ${n.want}`,help:"correct the value; Terraform ignores the whole file, OpenT\
ofu the blocks that it has not read yet"};case"block":return{message:`${n.file}: ${n.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`\
the label of the block ${n.type} ${(0,i.o)(n.label)} is not a hostname: ${n.why}`,help:n.advice??"write a hostname as the label; the client ignores the block"};case"\
two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses any of them at random"};case"two install\
ations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client uses the first"};case"no token":return{message:n.
hasValue?`the token in the credentials block for host ${(0,w.nx)(n.host)} at ${n.file} is not a string`:`the credentials block for host ${(0,w.nx)(n.host)} at ${n.
file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credentials source'};case"no helper":return{message:`\
credentials helper ${(0,i.o)(n.name)}: there is no terraform-credentials-${n.name} in ${n.directories.join(", ")}`,help:n.name===n.name.toLowerCase()?"install t\
he program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the client finds no other name"}}}const P=(0,h.lS)(
(0,h.z3)("credentials-helper","Credentials helper failed",b.Du),({name:n,why:_})=>({message:`credentials helper ${n}: ${_}`,help:'run the program with "get" and\
 the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install providers'})),I=10,L=(0,h.lS)((0,h.lm)("serv\
ices-forced","A host block replaces service discovery",["terraform","opentofu"]),({host:n,at:_})=>({message:`the host block at ${_} defines the services of ${n}\
; the host's own discovery document is not used`,help:`remove the host block at ${_} to use the discovery document of ${n}`})),k=(0,h.lS)((0,h.lm)("services-for\
ced-differ","A host block and the discovery document differ",["terraform","opentofu"]),({host:n,at:_,services:s})=>({message:`the host block at ${_} and the dis\
covery document of ${n} differ in ${(0,v.K4)(s,I,v.dh)}`,help:"update the host block or remove it; machines without it use other services"}))}),1731:((A,g,c)=>{
c.d(g,{Cg:()=>L,Ty:()=>I,Zy:()=>k,dU:()=>n,hZ:()=>w,oF:()=>p,rK:()=>O});var i=c(9562);const b=new RegExp(`^${i.eQ}$`),w=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
v=new RegExp(`^${w}[.+-]?$`),h=2n**63n-1n;function p(s){const[,r,l,u,d]=b.exec(s)??[];return r===void 0?null:P(s,r,u??l,d)}function O(s){const[,r,l,u]=v.exec(s)??
[];return r===void 0?null:P(s,r,l,u)}function P(s,r,l="",u=""){const d=r.split(".").map($=>$.replace(/^0+(?=.)/,""));if(d.some($=>$.length>19))return null;const m=d.
map(BigInt);if(m.some($=>$>h))return null;for(;m.length<3;)m.push(0n);return{text:s,numbers:m,written:d.length,pre:l,build:u}}const I=s=>s.pre!=="",L=({numbers:s,
pre:r,build:l})=>`${s.join(".")}${r===""?"":`-${r}`}${l===""?"":`+${l}`}`;function k(s,r){const l=Math.max(s.numbers.length,r.numbers.length);for(let u=0;u<l;u++){
const[d,m]=[s.numbers[u]??0n,r.numbers[u]??0n];if(d!==m)return d<m?-1:1}return s.pre===r.pre||s.numbers.length!==r.numbers.length?0:s.pre===""||r.pre===""?s.pre===
""?1:-1:n(s.pre,r.pre)}function n(s,r){const[l,u]=[s.split("."),r.split(".")];for(let d=0;;d++){const[m,$]=[d+1>=l.length,d+1>=u.length];if(m!==$)return m?-1:1;
const R=_(l[d]??"",u[d]??"");if(R!==0||m)return R}}function _(s,r){const[l,u]=[/^[0-9]*$/.test(s),/^[0-9]*$/.test(r)];return l!==u?l?-1:1:l&&s.length!==r.length?
s.length-r.length:s===r?0:s<r?-1:1}})};export{V as id,W as ids,U as modules};
