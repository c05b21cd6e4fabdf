const un=5927,dn=[5927],fn={6188:((Q,x,o)=>{o.d(x,{P2:()=>A,RC:()=>B,VX:()=>R,aZ:()=>g,hp:()=>k,mW:()=>D,sD:()=>Z,sc:()=>b,zC:()=>S});class g extends Error{argument;want;constructor(e,h){
super(`${e.path.join(".")} must be ${h}`),this.argument=e,this.want=h}}function B(n,e,h,L){const y=n.find(({keys:J})=>w(J[0]?.name,e))?.keys[0];if(y===void 0)return;
const N={path:[...h.path,e],span:y},F=I(n,e),Y=F.filter(({keys:J})=>J.length>0);Y.length>0&&L({kind:"items",items:Y},N);for(const{keys:J,value:X}of F)J.length>0||
L(X.kind==="object"?{kind:"items",items:X.items}:X,N)}function D(n,e){if(n.kind==="items"||n.kind==="object")return n.items;throw new g(e,"a block")}const v=1e5;
function A(n,e,h,L){const y=h??new Map,N=n.kind==="item"?[n.item]:D(n,e),F=new Set,Y=Map.groupBy(N,({keys:X})=>X[0]?.name.toLowerCase());let J=0;for(const{keys:X,
value:en}of N){const[z,...q]=X;if(z===void 0)throw new g(e,"a block with a label");const{name:G}=z;if(F.has(G))continue;q.length>0&&F.add(G);const nn={path:[...e.
path,G],span:z},tn=q.length>0?Y.get(G.toLowerCase())??[]:[];if(J+=tn.length,J>N.length+v)throw new g(nn,"spelled like the others");const sn=q.length>0?{kind:"it\
ems",items:tn.map(K)}:en;y.set(G,L(sn,nn,y.get(G)))}return y}const k=(n,e,h)=>A(n,e,h,O);function R(n,e,h,L){const y=$(n);if(y===void 0)throw new g(e,"a list");
const N=y.map(F=>L(F,e,void 0));for(const F of N)h.push(F);return h}function $(n){return n.kind==="items"?n.items.map(e=>({kind:"item",item:e})):n.kind==="objec\
t"?[n]:n.kind==="list"?n.elements:void 0}const b=(n,e)=>{if(n.kind==="number")return n.text;if(n.kind==="string")return n.value;throw new g(e,"a string")},Z=(n,e)=>p(
n.kind==="string"?{kind:"number",text:n.value}:n,e,"int"),S=(n,e)=>{if(n.kind==="bool")return n.value;throw new g(e,"true or false")},O=(n,e,h)=>j(h?.kind??d(n,
e),n,e,h);function j(n,e,h,L){switch(n){case"string":return{kind:n,value:b(e,h,void 0)};case"bool":return{kind:n,value:S(e,h,void 0)};case"int":case"float":return{
kind:n,value:p(e,h,n)};case"list":{const y=L?.kind===n?L.elements:[];return{kind:n,elements:R(e,h,y,f)}}case"map":return{kind:n,entries:k(e,h,void 0)};case"maps":{
const y=L?.kind===n?L.elements:[];return{kind:n,elements:R(e,h,y,k)}}}}const f=(n,e)=>{const h=d(n,e);return j(h==="maps"?"map":h,n,e,void 0)};function d(n,e){switch(n.
kind){case"items":case"object":return"maps";case"number":return"int";case"item":throw new g(e,"a value");case"string":case"float":case"bool":case"list":return n.
kind}}const c=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,u=2**63-1;function p(n,e,h){if(n.kind!=="number"&&n.kind!=="float")throw new g(e,"a number");const L=n.
text.replace("-",""),y=Number(/^0[0-7]+$/.test(L)?`0o${L}`:L);if(h==="int"&&(!c.test(L)||y>u))throw new g(e,"a whole number");if(!Number.isFinite(y))throw new g(
e,"a number");return n.text.startsWith("-")?-y:y}const w=(n,e)=>n?.toLowerCase()===e.toLowerCase(),I=(n,e)=>n.filter(({keys:h})=>w(h[0]?.name,e)).map(K),K=({keys:n,
value:e})=>({keys:n.slice(1),value:e})}),9718:((Q,x,o)=>{o.d(x,{k:()=>R});var g=o(3024),B=o(6760),D=o(1807),v=o(1831),A=o(1022),k=o(1731);function R(){const O=new Map,
j=(f,d)=>{const c=O.get(f)??(0,D.v)(f);return O.set(f,c),c.filter(d).map(u=>(0,B.join)(f,u))};return(f,{host:d,namespace:c,type:u})=>j(f,p=>$((0,v.Pv)(p),d)).flatMap(
p=>j(p,w=>$((0,A.s)(w),c))).flatMap(p=>j(p,w=>$((0,A.s)(w),u))).some(p=>Z(p,u))}const $=(O,j)=>O.ok&&O.value===j,b=/^[^\s_]*_[^\s_]*$/;function Z(O,j){const f=(0,D.
v)(O).some(c=>(0,k.rK)(c)!==null&&(0,D.M)((0,B.join)(O,c)).some(u=>b.test(u)&&S((0,B.join)(O,c,u))===!0)),d=new RegExp(`^terraform-provider-${j}_${k.hZ}_[^\\s_]*\
_[^\\s_]*(?:_.*)?\\.zip$`,"s");return f||(0,D.M)(O).some(c=>d.test(c.toLowerCase())&&S((0,B.join)(O,c))===!1)}const S=O=>(0,g.statSync)(O,{throwIfNoEntry:!1})?.
isDirectory()??null}),7542:((Q,x,o)=>{o.d(x,{TU:()=>R,wW:()=>Z});var g=o(6760),B=o(5747),D=o(4283),v=o(6979),A=o(2713);const k=1024*1024;function R(f,d){let c=null;
return{withLogin:u=>{if(u.scheme!=="https"||(u.user?.name??"")!=="")return u;c??=O(f);const p=c.get(u.host);if(p===void 0)return u;for(const w of $(p))d(new A.o(
w));return{...u,user:{name:S(p.name),password:S(p.password)}}}}}const $=({name:f,password:d})=>[d,...f.length>=b&&!f.includes("@")?[f]:[],Buffer.from(`${f}:${d}`).
toString("base64")],b=20;function Z(f,d){const[,c=""]=(0,D.aR)(f)?.split(" ")??[],[u="",...p]=Buffer.from(c,"base64").toString().split(":");if(c!=="")for(const w of $(
{name:u,password:p.join(":")}))d(new A.o(w))}function S(f){const d=(0,v.V$)(f.replaceAll("%","%25"),"user");return d.ok?d.value:""}function O({environment:f,system:d,
accountHome:c}){const{NETRC:u,HOME:p,USERPROFILE:w}=f,I=p||(d==="windows"?w:null)||c,K=u||I&&(0,g.join)(I,d==="windows"?"_netrc":".netrc")||"",n=(0,B.yR)(K,k);return n.
ok?j(n.text):new Map}function j(f){const d=new Map,c=Array.from(f.matchAll(/#[^\n]*|\S+/g),([I])=>I.trim()).values(),u=()=>c.next().value??"";let p={name:"",password:""},
w=!1;for(const I of c)switch(I){case"machine":{const K=u();p={name:"",password:""},d.has(K)||d.set(K,p);break}case"default":p={name:"",password:""};break;case"l\
ogin":p.name=u();break;case"password":p.password=u();break;case"account":u();break;case"macdef":u(),w=!0;break;default:if(!I.startsWith("#")&&!w)return d}return d}}),
1807:((Q,x,o)=>{o.d(x,{M:()=>D,v:()=>v});var g=o(3024),B=o(5747);function D(A){try{return(0,g.readdirSync)(A).sort()}catch(k){return(0,B.Oj)(k),[]}}function v(A){
try{return(0,g.readdirSync)(A,{withFileTypes:!0}).filter(k=>k.isDirectory()).map(({name:k})=>k)}catch(k){return(0,B.Oj)(k),[]}}}),7236:((Q,x,o)=>{o.d(x,{l:()=>B,
o:()=>D});var g=o(1022);function B({kind:v,text:A,address:k},R,$){switch(v){case"required_provider":case"state_store_provider":case"lock_provider":{const b=(0,g.
m)(A??"",$);return b.kind==="registry"?b:null}case"required_provider_nosource":case"required_provider_legacy":return{host:R,namespace:"hashicorp",type:D(k)};case"\
implied_provider":return{host:R,namespace:"hashicorp",type:(A??"").replace(/[._].*$/s,"")};default:return null}}const D=v=>v.replace(/^.*\./s,"")}),5927:((Q,x,o)=>{
o.d(x,{V:()=>q,x:()=>G,withoutInstalled:()=>en});var g=o(3024),B=o(3916),D=o(9718),v=o(3625),A=o(6246),k=o(4283),R=o(1022),$=o(6188),b=o(1831),Z=o(5011);function S(s,t){
const a=E=>(0,v.T)(`the pattern ${(0,A.o)(s)} ${E}`),i=s.split("/");if(i.length<2||i.length>3)return a("does not have two or three parts");const[l="",r="",M]=i.
reverse(),m=M===void 0?(0,v.J)((0,Z.Vm)(t)):O(M,b.Pv),_=O(r,R.s),P=O(l,R.s);if(!m.ok)return a(`has an invalid hostname: ${m.why}`);if(!_.ok)return a(`has an inv\
alid namespace: ${_.why}`);if(!P.ok)return a(`has an invalid type: ${P.why}`);const T={host:m.value,namespace:_.value,type:P.value};return(T.host!==null||T.namespace===
null)&&(T.namespace!==null||T.type===null)?(0,v.J)(T):a('has a part after "*" that is not "*"')}const O=(s,t)=>s==="*"?(0,v.J)(null):t(s),j=(s,t)=>(s.host??t.host)===
t.host&&(s.namespace??t.namespace)===t.namespace&&(s.type??t.type)===t.type;function f(s,t){const a=d(s,t);return a.some(({kind:i})=>i==="direct")?"registry":a.
length>0?"mirror":"none"}const d=({methods:s},t)=>s.filter(a=>c(a,t));function c({include:s,exclude:t},a){return t.some(i=>j(i,a))?!1:s.length===0||s.some(i=>j(
i,a))}const u="provider_installation";function p(s,t){const a=[],i=[];for(const{keys:l,value:r,isAssigned:M}of s){const[m]=l;if(m?.name!==u)continue;if(M||r.kind!==
"object"){i.push({span:m,why:`${u} must be a block without "="`});continue}const _=[],P=[];for(const T of r.items){const U=w(T,t,_.length===0);U.ok?(_.push(...U.
value.methods),P.push(...U.value.overridden)):i.push({span:T.keys[0]??m,why:U.why})}a.push({span:m,methods:_,overridden:P})}return{blocks:a,mistakes:i}}function w({
keys:[s],value:t,isAssigned:a},i,l){const r=s?.name??"";if(a||t.kind!=="object")return(0,v.T)(`${r} must be a block without "="`);const M={path:[u,r],span:s??{start:0,
end:0}};try{if(r==="dev_overrides"){if(!l)return(0,v.T)("dev_overrides must come before all methods");const T=[...(0,$.P2)(t,M,void 0,$.sc).keys()].flatMap(U=>{
const E=(0,R.m)(U,i);return E.kind==="invalid"?[]:[E]});return(0,v.J)({methods:[],overridden:T})}const m=K[i].get(r);if(m===void 0)return(0,v.T)(`${u} has no me\
thod ${(0,A.o)(r)}`);const _=n(t.items,M,m,i);return _.ok?(0,v.J)({methods:[_.value],overridden:[]}):_}catch(m){if(m instanceof $.aZ)return(0,v.T)(m.message);throw m}}
const I=[["direct",{argument:null}],["filesystem_mirror",{argument:"path"}],["network_mirror",{argument:"url",isUrl:!0}]],K={terraform:new Map(I),opentofu:new Map(
[...I,["oci_mirror",{argument:"repository_template"}]])};function n(s,t,{argument:a,isUrl:i},l){let r="";const{span:M}=t;if(a!==null&&((0,$.RC)(s,a,t,(U,E)=>{r=
(0,$.sc)(U,E,void 0)}),r===""))return(0,v.T)(`${t.path.at(-1)} has no ${a}`);const m=i?e(r):null;if(i&&m===null)return(0,v.T)(`the ${a} does not begin with http\
s://`);const _=h(s,"include",t,l);if(!_.ok)return _;const P=h(s,"exclude",t,l);if(!P.ok)return P;const T={span:M,include:_.value,exclude:P.value};return m!==null?
(0,v.J)({...T,kind:"network",url:m}):(0,v.J)({...T,kind:a===null?"direct":"local"})}function e(s){const t=(0,k.Dl)(s);return t.ok&&t.value.scheme==="https"&&t.value.
host!==""?t.value:null}function h(s,t,a,i){let l=[];(0,$.RC)(s,t,a,(M,m)=>{l=(0,$.VX)(M,m,l,$.sc)});const r=[];for(const M of l){const m=S(M,i);if(!m.ok)return m;
r.push(m.value)}return(0,v.J)(r)}var L=o(4929);function y({client:s,mirrors:t,installations:a}){const i=(_,P)=>({problem:(0,L.credentialsConfig)({clients:[s],mistake:_}),
place:P}),l=a.map(({items:_,shown:P,placeOf:T})=>{const{blocks:U,mistakes:E}=p(_,s);return{blocks:U.map(({span:W,overridden:C,methods:V})=>({overridden:C,place:T(
W),methods:V.map(H=>({...H,place:T(H.span)}))})),findings:E.map(({span:W,why:C})=>i({kind:"block",file:P,why:C},T(W)))}}),[r=null,...M]=l.flatMap(({blocks:_})=>_),
m=[...l.flatMap(_=>_.findings),...M.map(({place:_})=>i({kind:"two installations"},_))];return{client:s,mirrors:t,installation:r,findings:m}}var N=o(7542),F=o(1064),
Y=o(9562),J=o(7236),X=o(2803);function en(s,t,{mayHavePlugins:a,...i}){const l=t.map(y),r=l.flatMap(E=>E.findings);if(l.every(({installation:E,mirrors:W})=>E===
null&&!W.some(({path:C})=>(0,g.existsSync)(C)))&&!a)return{usages:s,remarks:[],findings:r};const m=tn(l,i),_=new Map,P=(E,{host:W},C)=>{const V=m.get(C)?.((0,B.
dirname)(E.place.file)),H=V?(0,J.l)(E,W,C):null,on=H&&V?.(H);if(!H||!on)return!0;const rn=`${F.bB[C]} ${on}`,ln=_.get(rn)??new Set;return _.set(rn,ln.add(`${W}/${H.
namespace}/${H.type}`)),!1},T=s.map(E=>{if(!E.needs.some(({service:C})=>C===Y.xq))return E;const W=E.needs.flatMap(C=>{if(C.service!==Y.xq)return[C];const V=C.clients.
filter(H=>P(E,C,H));return V.length===C.clients.length?[C]:V.length===0?[]:[{...C,clients:V}]});return W.every((C,V)=>C===E.needs[V])&&W.length===E.needs.length?
E:{...E,needs:W}}),U=Array.from(_,([E,{size:W}])=>E.replace(z,W===1?"1 provider":`${W} providers`));return{usages:T,remarks:U,findings:r}}const z="\0";function q(s,t){
const a=tn(s.map(y),t);return(i,l,r)=>!!a.get(r)?.(l)?.(i)}function G(s,t,a){const i=new Map(s.map(l=>[l.client,y(l)]));for(const{installation:l}of i.values())for(const r of l?.
methods??[])r.kind==="network"&&(0,N.wW)(r.url,a);return(l,r)=>{const M=i.get(r)?.installation??null;return M===null||nn(M,l,r,t)?null:{place:M.place,methods:d(
M,l)}}}const nn=({overridden:s},t,a,i)=>i.every(l=>l.client!==a||l.skipsOverridden)&&s.some(l=>cn(l,t));function tn(s,t){const{root:a,plugins:i=null}=t,l=i===null?
(0,X.Up)(a):(0,X.Ml)(i);return new Map(s.map(r=>[r.client,r.installation===null?sn(r,l):an(r,r.installation,t)]))}function sn({mirrors:s},{around:t,holds:a}){const i=s.
filter(({path:r})=>(0,g.existsSync)(r)),l=(0,D.k)();return r=>{const M=t(r);return M.length+i.length===0?null:m=>{const _=M.find(({path:P})=>a(P,m))??i.find(({path:P})=>l(
P,m));return _?`installs ${z} from ${_.shown} instead of a registry`:null}}}function an({client:s},t,{releases:a,asksMirrors:i}){const{place:l}=t,r=`${l.file}:${l.
line}`,M=m=>{if(nn(t,m,s,a))return`takes ${z} from dev_overrides in ${r} instead of a registry`;switch(f(t,m)){case"registry":return null;case"mirror":{const _=d(
t,m),T=i&&_.every(({kind:U})=>U==="network")?"":", which is not checked,";return`installs ${z} from a mirror in ${r}${T} instead of a registry`}case"none":return`\
has no installation method in ${r} for ${z}`}};return()=>M}const cn=(s,t)=>s.host===t.host&&s.namespace===t.namespace&&s.type===t.type}),2803:((Q,x,o)=>{o.d(x,{
KX:()=>j,Ml:()=>Z,Up:()=>b});var g=o(3024),B=o(6760),D=o(3916),v=o(9718),A=o(9562),k=o(7236),R=o(5257),$=o(7854);function b(f){return S(d=>{const c=(0,B.join)(f,
d);return(0,g.existsSync)(c)?c:null},(0,v.k)())}function Z(f){const d=new Map(f.map(({directory:c,providers:u})=>[O(c),new Set(u)]));return S(c=>d.has(c)?c:null,
(c,u)=>d.get(c)?.has((0,R.JT)(u))??!1)}function S(f,d){const c=(0,$.Oo)(u=>{const p=u.replace(/\/$/,""),w=p==="."||u!==p,I=O(p),K=f(I),n=w?[]:c((0,D.dirname)(p));
return K===null?n:[{path:K,shown:I},...n]});return{around:c,holds:d}}const O=f=>`${f==="."?"":`${f}/`}terraform.d/plugins`;function j(f,d,{around:c,holds:u}){const p=new Map;
for(const w of f){const I=c((0,D.dirname)(w.place.file));if(I.length!==0){for(const{host:K,service:n}of w.needs)if(n===A.xq)for(const e of d){const h=(0,k.l)(w,
K,e);if(h!==null)for(const{path:L,shown:y}of I){if(!u(L,h))continue;const N=(0,D.dirname)((0,D.dirname)(y)),F=p.get(N)??new Set;p.set(N,F.add((0,R.JT)(h)))}}}}return Array.
from(p,([w,I])=>({directory:w,providers:[...I]}))}})};export{un as id,dn as ids,fn as modules};
