const un=5927,dn=[5927],fn={6188:((Q,x,o)=>{o.d(x,{P2:()=>A,RC:()=>B,VX:()=>R,aZ:()=>w,hp:()=>k,mW:()=>D,sD:()=>Z,sc:()=>b,zC:()=>S});class w extends Error{argument;want;constructor(e,h){
super(`${e.path.join(".")} must be ${h}`),this.argument=e,this.want=h}}function B(n,e,h,L){const y=n.find(({keys:J})=>M(J[0]?.name,e))?.keys[0];if(y===void 0)return;
const N={path:[...h.path,e],span:y},F=I(n,e),Y=F.filter(({keys:J})=>J.length>0);Y.length>0&&L({kind:"items",items:Y},N);for(const{keys:J,value:X}of F)J.length>0||
L(X.kind==="object"?{kind:"items",items:X.items}:X,N)}function D(n,e){if(n.kind==="items"||n.kind==="object")return n.items;throw new w(e,"a block")}const v=1e5;
function A(n,e,h,L){const y=h??new Map,N=n.kind==="item"?[n.item]:D(n,e),F=new Set,Y=Map.groupBy(N,({keys:X})=>X[0]?.name.toLowerCase());let J=0;for(const{keys:X,
value:en}of N){const[z,...q]=X;if(z===void 0)throw new w(e,"a block with a label");const{name:G}=z;if(F.has(G))continue;q.length>0&&F.add(G);const nn={path:[...e.
path,G],span:z},tn=q.length>0?Y.get(G.toLowerCase())??[]:[];if(J+=tn.length,J>N.length+v)throw new w(nn,"spelled like the others");const sn=q.length>0?{kind:"it\
ems",items:tn.map(K)}:en;y.set(G,L(sn,nn,y.get(G)))}return y}const k=(n,e,h)=>A(n,e,h,O);function R(n,e,h,L){const y=$(n);if(y===void 0)throw new w(e,"a list");
const N=y.map(F=>L(F,e,void 0));for(const F of N)h.push(F);return h}function $(n){return n.kind==="items"?n.items.map(e=>({kind:"item",item:e})):n.kind==="objec\
t"?[n]:n.kind==="list"?n.elements:void 0}const b=(n,e)=>{if(n.kind==="number")return n.text;if(n.kind==="string")return n.value;throw new w(e,"a string")},Z=(n,e)=>m(
n.kind==="string"?{kind:"number",text:n.value}:n,e,"int"),S=(n,e)=>{if(n.kind==="bool")return n.value;throw new w(e,"true or false")},O=(n,e,h)=>j(h?.kind??u(n,
e),n,e,h);function j(n,e,h,L){switch(n){case"string":return{kind:n,value:b(e,h,void 0)};case"bool":return{kind:n,value:S(e,h,void 0)};case"int":case"float":return{
kind:n,value:m(e,h,n)};case"list":{const y=L?.kind===n?L.elements:[];return{kind:n,elements:R(e,h,y,f)}}case"map":return{kind:n,entries:k(e,h,void 0)};case"maps":{
const y=L?.kind===n?L.elements:[];return{kind:n,elements:R(e,h,y,k)}}}}const f=(n,e)=>{const h=u(n,e);return j(h==="maps"?"map":h,n,e,void 0)};function u(n,e){switch(n.
kind){case"items":case"object":return"maps";case"number":return"int";case"item":throw new w(e,"a value");case"string":case"float":case"bool":case"list":return n.
kind}}const c=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,d=2**63-1;function m(n,e,h){if(n.kind!=="number"&&n.kind!=="float")throw new w(e,"a number");const L=n.
text.replace("-",""),y=Number(/^0[0-7]+$/.test(L)?`0o${L}`:L);if(h==="int"&&(!c.test(L)||y>d))throw new w(e,"a whole number");if(!Number.isFinite(y))throw new w(
e,"a number");return n.text.startsWith("-")?-y:y}const M=(n,e)=>n?.toLowerCase()===e.toLowerCase(),I=(n,e)=>n.filter(({keys:h})=>M(h[0]?.name,e)).map(K),K=({keys:n,
value:e})=>({keys:n.slice(1),value:e})}),9718:((Q,x,o)=>{o.d(x,{k:()=>R});var w=o(3024),B=o(6760),D=o(1807),v=o(1831),A=o(1022),k=o(1731);function R(){const O=new Map,
j=(f,u)=>{const c=O.get(f)??(0,D.v)(f);return O.set(f,c),c.filter(u).map(d=>(0,B.join)(f,d))};return(f,{host:u,namespace:c,type:d})=>j(f,m=>$((0,v.Pv)(m),u)).flatMap(
m=>j(m,M=>$((0,A.s)(M),c))).flatMap(m=>j(m,M=>$((0,A.s)(M),d))).some(m=>Z(m,d))}const $=(O,j)=>O.ok&&O.value===j,b=/^[^\s_]*_[^\s_]*$/;function Z(O,j){const f=(0,D.
v)(O).some(c=>(0,k.rK)(c)!==null&&(0,D.M)((0,B.join)(O,c)).some(d=>b.test(d)&&S((0,B.join)(O,c,d))===!0)),u=new RegExp(`^terraform-provider-${j}_${k.hZ}_[^\\s_]*\
_[^\\s_]*(?:_.*)?\\.zip$`,"s");return f||(0,D.M)(O).some(c=>u.test(c.toLowerCase())&&S((0,B.join)(O,c))===!1)}const S=O=>(0,w.statSync)(O,{throwIfNoEntry:!1})?.
isDirectory()??null}),7542:((Q,x,o)=>{o.d(x,{TU:()=>R,wW:()=>Z});var w=o(6760),B=o(5747),D=o(4283),v=o(6979),A=o(2713);const k=1024*1024;function R(f,u){let c=null;
return{withLogin:d=>{if(d.scheme!=="https"||(d.user?.name??"")!=="")return d;c??=O(f);const m=c.get(d.host);if(m===void 0)return d;for(const M of $(m))u(new A.o(
M));return{...d,user:{name:S(m.name),password:S(m.password)}}}}}const $=({name:f,password:u})=>[u,...f.length>=b&&!f.includes("@")?[f]:[],Buffer.from(`${f}:${u}`).
toString("base64")],b=20;function Z(f,u){const[,c=""]=(0,D.aR)(f)?.split(" ")??[],[d="",...m]=Buffer.from(c,"base64").toString().split(":");if(c!=="")for(const M of $(
{name:d,password:m.join(":")}))u(new A.o(M))}function S(f){const u=(0,v.V$)(f.replaceAll("%","%25"),"user");return u.ok?u.value:""}function O({environment:f,system:u,
accountHome:c}){const{NETRC:d,HOME:m,USERPROFILE:M}=f,I=m||(u==="windows"?M:null)||c,K=d||I&&(0,w.join)(I,u==="windows"?"_netrc":".netrc")||"",n=(0,B.yR)(K,k);return n.
ok?j(n.text):new Map}function j(f){const u=new Map,c=Array.from(f.matchAll(/#[^\n]*|\S+/g),([I])=>I.trim()).values(),d=()=>c.next().value??"";let m={name:"",password:""},
M=!1;for(const I of c)switch(I){case"machine":{const K=d();m={name:"",password:""},u.has(K)||u.set(K,m);break}case"default":m={name:"",password:""};break;case"l\
ogin":m.name=d();break;case"password":m.password=d();break;case"account":d();break;case"macdef":d(),M=!0;break;default:if(!I.startsWith("#")&&!M)return u}return u}}),
1807:((Q,x,o)=>{o.d(x,{M:()=>D,v:()=>v});var w=o(3024),B=o(5747);function D(A){try{return(0,w.readdirSync)(A).sort()}catch(k){return(0,B.Oj)(k),[]}}function v(A){
try{return(0,w.readdirSync)(A,{withFileTypes:!0}).filter(k=>k.isDirectory()).map(({name:k})=>k)}catch(k){return(0,B.Oj)(k),[]}}}),7236:((Q,x,o)=>{o.d(x,{l:()=>B,
o:()=>D});var w=o(1022);function B({kind:v,text:A,address:k},R,$){switch(v){case"required_provider":case"state_store_provider":case"lock_provider":{const b=(0,w.
m)(A??"",$);return b.kind==="registry"?b:null}case"required_provider_nosource":case"required_provider_legacy":return{host:R,namespace:"hashicorp",type:D(k)};case"\
implied_provider":return{host:R,namespace:"hashicorp",type:(A??"").replace(/[._].*$/s,"")};default:return null}}const D=v=>v.replace(/^.*\./s,"")}),5927:((Q,x,o)=>{
o.d(x,{V:()=>q,x:()=>G,withoutInstalled:()=>en});var w=o(3024),B=o(3916),D=o(9718),v=o(3625),A=o(6246),k=o(4283),R=o(1022),$=o(6188),b=o(1831),Z=o(5011);function S(s,t){
const a=g=>(0,v.T)(`the pattern ${(0,A.o)(s)} ${g}`),i=s.split("/");if(i.length<2||i.length>3)return a("does not have two or three parts");const[l="",r="",E]=i.
reverse(),p=E===void 0?(0,v.J)((0,Z.Vm)(t)):O(E,b.Pv),_=O(r,R.s),P=O(l,R.s);if(!p.ok)return a(`has an invalid hostname: ${p.why}`);if(!_.ok)return a(`has an inv\
alid namespace: ${_.why}`);if(!P.ok)return a(`has an invalid type: ${P.why}`);const T={host:p.value,namespace:_.value,type:P.value};return(T.host!==null||T.namespace===
null)&&(T.namespace!==null||T.type===null)?(0,v.J)(T):a('has a part after "*" that is not "*"')}const O=(s,t)=>s==="*"?(0,v.J)(null):t(s),j=(s,t)=>(s.host??t.host)===
t.host&&(s.namespace??t.namespace)===t.namespace&&(s.type??t.type)===t.type;function f(s,t){const a=u(s,t);return a.some(({kind:i})=>i==="direct")?"registry":a.
length>0?"mirror":"none"}const u=({methods:s},t)=>s.filter(a=>c(a,t));function c({include:s,exclude:t},a){return t.some(i=>j(i,a))?!1:s.length===0||s.some(i=>j(
i,a))}const d="provider_installation";function m(s,t){const a=[],i=[];for(const{keys:l,value:r,isAssigned:E}of s){const[p]=l;if(p?.name!==d)continue;if(E||r.kind!==
"object"){i.push({span:p,why:`${d} must be a block without "="`});continue}const _=[],P=[];for(const T of r.items){const U=M(T,t,_.length===0);U.ok?(_.push(...U.
value.methods),P.push(...U.value.overridden)):i.push({span:T.keys[0]??p,why:U.why})}a.push({span:p,methods:_,overridden:P})}return{blocks:a,mistakes:i}}function M({
keys:[s],value:t,isAssigned:a},i,l){const r=s?.name??"";if(a||t.kind!=="object")return(0,v.T)(`${r} must be a block without "="`);const E={path:[d,r],span:s??{start:0,
end:0}};try{if(r==="dev_overrides"){if(!l)return(0,v.T)("dev_overrides must come before all methods");const T=[...(0,$.P2)(t,E,void 0,$.sc).keys()].flatMap(U=>{
const g=(0,R.m)(U,i);return g.kind==="invalid"?[]:[g]});return(0,v.J)({methods:[],overridden:T})}const p=K[i].get(r);if(p===void 0)return(0,v.T)(`${d} has no me\
thod ${(0,A.o)(r)}`);const _=n(t.items,E,p,i);return _.ok?(0,v.J)({methods:[_.value],overridden:[]}):_}catch(p){if(p instanceof $.aZ)return(0,v.T)(p.message);throw p}}
const I=[["direct",{argument:null}],["filesystem_mirror",{argument:"path"}],["network_mirror",{argument:"url",isUrl:!0}]],K={terraform:new Map(I),opentofu:new Map(
[...I,["oci_mirror",{argument:"repository_template"}]])};function n(s,t,{argument:a,isUrl:i},l){let r="";const{span:E}=t;if(a!==null&&((0,$.RC)(s,a,t,(U,g)=>{r=
(0,$.sc)(U,g,void 0)}),r===""))return(0,v.T)(`${t.path.at(-1)} has no ${a}`);const p=i?e(r):null;if(i&&p===null)return(0,v.T)(`the ${a} does not begin with http\
s://`);const _=h(s,"include",t,l);if(!_.ok)return _;const P=h(s,"exclude",t,l);if(!P.ok)return P;const T={span:E,include:_.value,exclude:P.value};return p!==null?
(0,v.J)({...T,kind:"network",url:p}):(0,v.J)({...T,kind:a===null?"direct":"local"})}function e(s){const t=(0,k.Dl)(s);return t.ok&&t.value.scheme==="https"&&t.value.
host!==""?t.value:null}function h(s,t,a,i){let l=[];(0,$.RC)(s,t,a,(E,p)=>{l=(0,$.VX)(E,p,l,$.sc)});const r=[];for(const E of l){const p=S(E,i);if(!p.ok)return p;
r.push(p.value)}return(0,v.J)(r)}var L=o(4929);function y({client:s,mirrors:t,installations:a}){const i=(_,P)=>({problem:(0,L.credentialsConfig)({clients:[s],mistake:_}),
place:P}),l=a.map(({items:_,shown:P,placeOf:T})=>{const{blocks:U,mistakes:g}=m(_,s);return{blocks:U.map(({span:W,overridden:C,methods:V})=>({overridden:C,place:T(
W),methods:V.map(H=>({...H,place:T(H.span)}))})),findings:g.map(({span:W,why:C})=>i({kind:"block",file:P,why:C},T(W)))}}),[r=null,...E]=l.flatMap(({blocks:_})=>_),
p=[...l.flatMap(_=>_.findings),...E.map(({place:_})=>i({kind:"two installations"},_))];return{client:s,mirrors:t,installation:r,findings:p}}var N=o(7542),F=o(1064),
Y=o(9562),J=o(7236),X=o(2803);function en(s,t,{mayHavePlugins:a,...i}){const l=t.map(y),r=l.flatMap(g=>g.findings);if(l.every(({installation:g,mirrors:W})=>g===
null&&!W.some(({path:C})=>(0,w.existsSync)(C)))&&!a)return{usages:s,remarks:[],findings:r};const p=tn(l,i),_=new Map,P=(g,{host:W},C)=>{const V=p.get(C)?.((0,B.
dirname)(g.place.file)),H=V?(0,J.l)(g,W,C):null,on=H&&V?.(H);if(!H||!on)return!0;const rn=`${F.bB[C]} ${on}`,ln=_.get(rn)??new Set;return _.set(rn,ln.add(`${W}/${H.
namespace}/${H.type}`)),!1},T=s.map(g=>{if(!g.needs.some(({service:C})=>C===Y.xq))return g;const W=g.needs.flatMap(C=>{if(C.service!==Y.xq)return[C];const V=C.clients.
filter(H=>P(g,C,H));return V.length===C.clients.length?[C]:V.length===0?[]:[{...C,clients:V}]});return W.every((C,V)=>C===g.needs[V])&&W.length===g.needs.length?
g:{...g,needs:W}}),U=Array.from(_,([g,{size:W}])=>g.replace(z,W===1?"1 provider":`${W} providers`));return{usages:T,remarks:U,findings:r}}const z="\0";function q(s,t){
const a=tn(s.map(y),t);return(i,l,r)=>!!a.get(r)?.(l)?.(i)}function G(s,t,a){const i=new Map(s.map(l=>[l.client,y(l)]));for(const{installation:l}of i.values())for(const r of l?.
methods??[])r.kind==="network"&&(0,N.wW)(r.url,a);return(l,r)=>{const E=i.get(r)?.installation??null;return E===null||nn(E,l,r,t)?null:{place:E.place,methods:u(
E,l)}}}const nn=({overridden:s},t,a,i)=>i.every(l=>l.client!==a||l.skipsOverridden)&&s.some(l=>cn(l,t));function tn(s,t){const{root:a,plugins:i=null}=t,l=i===null?
(0,X.Up)(a):(0,X.Ml)(i);return new Map(s.map(r=>[r.client,r.installation===null?sn(r,l):an(r,r.installation,t)]))}function sn({mirrors:s},{around:t,holds:a}){const i=s.
filter(({path:r})=>(0,w.existsSync)(r)),l=(0,D.k)();return r=>{const E=t(r);return E.length+i.length===0?null:p=>{const _=E.find(({path:P})=>a(P,p))??i.find(({path:P})=>l(
P,p));return _?`installs ${z} from ${_.shown} instead of a registry`:null}}}function an({client:s},t,{releases:a,asksMirrors:i}){const{place:l}=t,r=`${l.file}:${l.
line}`,E=p=>{if(nn(t,p,s,a))return`takes ${z} from dev_overrides in ${r} instead of a registry`;switch(f(t,p)){case"registry":return null;case"mirror":{const _=u(
t,p),T=i&&_.every(({kind:U})=>U==="network")?"":", which is not checked,";return`installs ${z} from a mirror in ${r}${T} instead of a registry`}case"none":return`\
has no installation method in ${r} for ${z}`}};return()=>E}const cn=(s,t)=>s.host===t.host&&s.namespace===t.namespace&&s.type===t.type}),2803:((Q,x,o)=>{o.d(x,{
KX:()=>j,Ml:()=>Z,Up:()=>b});var w=o(3024),B=o(6760),D=o(3916),v=o(9718),A=o(9562),k=o(7236),R=o(5257),$=o(7854);function b(f){return S(u=>{const c=(0,B.join)(f,
u);return(0,w.existsSync)(c)?c:null},(0,v.k)())}function Z(f){const u=new Map(f.map(({directory:c,providers:d})=>[O(c),new Set(d)]));return S(c=>u.has(c)?c:null,
(c,d)=>u.get(c)?.has((0,R.JT)(d))??!1)}function S(f,u){const c=(0,$.Oo)(d=>{const m=d.replace(/\/$/,""),M=O(m),I=f(M),K=m==="."?[]:c((0,D.dirname)(m));return I===
null?K:[{path:I,shown:M},...K]});return{around:c,holds:u}}const O=f=>`${f==="."?"":`${f}/`}terraform.d/plugins`;function j(f,u,{around:c,holds:d}){const m=new Map;
for(const M of f){const I=c((0,D.dirname)(M.place.file));if(I.length!==0){for(const{host:K,service:n}of M.needs)if(n===A.xq)for(const e of u){const h=(0,k.l)(M,
K,e);if(h!==null)for(const{path:L,shown:y}of I){if(!d(L,h))continue;const N=(0,D.dirname)((0,D.dirname)(y)),F=m.get(N)??new Set;m.set(N,F.add((0,R.JT)(h)))}}}}return Array.
from(m,([M,I])=>({directory:M,providers:[...I]}))}})};export{un as id,dn as ids,fn as modules};
