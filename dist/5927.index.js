const un=5927,dn=[5927],fn={6188:((Q,K,o)=>{o.d(K,{P2:()=>A,RC:()=>B,VX:()=>R,aZ:()=>w,hp:()=>P,mW:()=>D,sD:()=>Z,sc:()=>x,zC:()=>b});class w extends Error{argument;want;constructor(e,m){
super(`${e.path.join(".")} must be ${m}`),this.argument=e,this.want=m}}function B(n,e,m,L){const k=n.find(({keys:J})=>M(J[0]?.name,e))?.keys[0];if(k===void 0)return;
const S={path:[...m.path,e],span:k},N=I(n,e),Y=N.filter(({keys:J})=>J.length>0);Y.length>0&&L({kind:"items",items:Y},S);for(const{keys:J,value:X}of N)J.length>0||
L(X.kind==="object"?{kind:"items",items:X.items}:X,S)}function D(n,e){if(n.kind==="items"||n.kind==="object")return n.items;throw new w(e,"a block")}const v=1e5;
function A(n,e,m,L){const k=m??new Map,S=n.kind==="item"?[n.item]:D(n,e),N=new Set,Y=Map.groupBy(S,({keys:X})=>X[0]?.name.toLowerCase());let J=0;for(const{keys:X,
value:en}of S){const[z,...q]=X;if(z===void 0)throw new w(e,"a block with a label");const{name:G}=z;if(N.has(G))continue;q.length>0&&N.add(G);const nn={path:[...e.
path,G],span:z},tn=q.length>0?Y.get(G.toLowerCase())??[]:[];if(J+=tn.length,J>S.length+v)throw new w(nn,"spelled like the others");const sn=q.length>0?{kind:"it\
ems",items:tn.map(F)}:en;k.set(G,L(sn,nn,k.get(G)))}return k}const P=(n,e,m)=>A(n,e,m,O);function R(n,e,m,L){const k=$(n);if(k===void 0)throw new w(e,"a list");
const S=k.map(N=>L(N,e,void 0));for(const N of S)m.push(N);return m}function $(n){return n.kind==="items"?n.items.map(e=>({kind:"item",item:e})):n.kind==="objec\
t"?[n]:n.kind==="list"?n.elements:void 0}const x=(n,e)=>{if(n.kind==="number")return n.text;if(n.kind==="string")return n.value;throw new w(e,"a string")},Z=(n,e)=>h(
n.kind==="string"?{kind:"number",text:n.value}:n,e,"int"),b=(n,e)=>{if(n.kind==="bool")return n.value;throw new w(e,"true or false")},O=(n,e,m)=>j(m?.kind??d(n,
e),n,e,m);function j(n,e,m,L){switch(n){case"string":return{kind:n,value:x(e,m,void 0)};case"bool":return{kind:n,value:b(e,m,void 0)};case"int":case"float":return{
kind:n,value:h(e,m,n)};case"list":{const k=L?.kind===n?L.elements:[];return{kind:n,elements:R(e,m,k,f)}}case"map":return{kind:n,entries:P(e,m,void 0)};case"maps":{
const k=L?.kind===n?L.elements:[];return{kind:n,elements:R(e,m,k,P)}}}}const f=(n,e)=>{const m=d(n,e);return j(m==="maps"?"map":m,n,e,void 0)};function d(n,e){switch(n.
kind){case"items":case"object":return"maps";case"number":return"int";case"item":throw new w(e,"a value");case"string":case"float":case"bool":case"list":return n.
kind}}const c=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,l=2**63-1;function h(n,e,m){if(n.kind!=="number"&&n.kind!=="float")throw new w(e,"a number");const L=n.
text.replace("-",""),k=Number(/^0[0-7]+$/.test(L)?`0o${L}`:L);if(m==="int"&&(!c.test(L)||k>l))throw new w(e,"a whole number");if(!Number.isFinite(k))throw new w(
e,"a number");return n.text.startsWith("-")?-k:k}const M=(n,e)=>n?.toLowerCase()===e.toLowerCase(),I=(n,e)=>n.filter(({keys:m})=>M(m[0]?.name,e)).map(F),F=({keys:n,
value:e})=>({keys:n.slice(1),value:e})}),9718:((Q,K,o)=>{o.d(K,{k:()=>R});var w=o(3024),B=o(6760),D=o(1807),v=o(1831),A=o(1022),P=o(1731);function R(){const O=new Map,
j=(f,d)=>{const c=O.get(f)??(0,D.v)(f);return O.set(f,c),c.filter(d).map(l=>(0,B.join)(f,l))};return(f,{host:d,namespace:c,type:l})=>j(f,h=>$((0,v.Pv)(h),d)).flatMap(
h=>j(h,M=>$((0,A.s)(M),c))).flatMap(h=>j(h,M=>$((0,A.s)(M),l))).some(h=>Z(h,l))}const $=(O,j)=>O.ok&&O.value===j,x=/^[^\s_]*_[^\s_]*$/;function Z(O,j){const f=(0,D.
v)(O).some(c=>(0,P.rK)(c)!==null&&(0,D.M)((0,B.join)(O,c)).some(l=>x.test(l)&&b((0,B.join)(O,c,l))===!0)),d=new RegExp(`^terraform-provider-${j}_${P.hZ}_[^\\s_]*\
_[^\\s_]*(?:_.*)?\\.zip$`,"s");return f||(0,D.M)(O).some(c=>d.test(c.toLowerCase())&&b((0,B.join)(O,c))===!1)}const b=O=>(0,w.statSync)(O,{throwIfNoEntry:!1})?.
isDirectory()??null}),7542:((Q,K,o)=>{o.d(K,{TU:()=>R,wW:()=>Z});var w=o(6760),B=o(5747),D=o(4283),v=o(6979),A=o(2713);const P=1024*1024;function R(f,d){let c=null;
return{withLogin:l=>{if(l.scheme!=="https"||(l.user?.name??"")!=="")return l;c??=O(f);const h=c.get(l.host);if(h===void 0)return l;for(const M of $(h))d(new A.o(
M));return{...l,user:{name:b(h.name),password:b(h.password)}}}}}const $=({name:f,password:d})=>[d,...f.length>=x&&!f.includes("@")?[f]:[],Buffer.from(`${f}:${d}`).
toString("base64")],x=20;function Z(f,d){const[,c=""]=(0,D.aR)(f)?.split(" ")??[],[l="",...h]=Buffer.from(c,"base64").toString().split(":");if(c!=="")for(const M of $(
{name:l,password:h.join(":")}))d(new A.o(M))}function b(f){const d=(0,v.V$)(f.replaceAll("%","%25"),"user");return d.ok?d.value:""}function O({environment:f,system:d,
accountHome:c}){const{NETRC:l,HOME:h,USERPROFILE:M}=f,I=h||(d==="windows"?M:null)||c,F=l||I&&(0,w.join)(I,d==="windows"?"_netrc":".netrc")||"",n=(0,B.yR)(F,P);return n.
ok?j(n.text):new Map}function j(f){const d=new Map,c=Array.from(f.matchAll(/#[^\n]*|\S+/g),([I])=>I.trim()).values(),l=()=>c.next().value??"";let h={name:"",password:""},
M=!1;for(const I of c)switch(I){case"machine":{const F=l();h={name:"",password:""},d.has(F)||d.set(F,h);break}case"default":h={name:"",password:""};break;case"l\
ogin":h.name=l();break;case"password":h.password=l();break;case"account":l();break;case"macdef":l(),M=!0;break;default:if(!I.startsWith("#")&&!M)return d}return d}}),
1807:((Q,K,o)=>{o.d(K,{M:()=>D,v:()=>v});var w=o(3024),B=o(5747);function D(A){try{return(0,w.readdirSync)(A).sort()}catch(P){return(0,B.Oj)(P),[]}}function v(A){
try{return(0,w.readdirSync)(A,{withFileTypes:!0}).filter(P=>P.isDirectory()).map(({name:P})=>P)}catch(P){return(0,B.Oj)(P),[]}}}),7236:((Q,K,o)=>{o.d(K,{l:()=>B,
o:()=>D});var w=o(1022);function B({kind:v,text:A,address:P},R,$){switch(v){case"required_provider":case"state_store_provider":case"lock_provider":{const x=(0,w.
m)(A??"",$);return x.kind==="registry"?x:null}case"required_provider_nosource":case"required_provider_legacy":return{host:R,namespace:"hashicorp",type:D(P)};case"\
implied_provider":return{host:R,namespace:"hashicorp",type:(A??"").replace(/[._].*$/s,"")};default:return null}}const D=v=>v.replace(/^.*\./s,"")}),5927:((Q,K,o)=>{
o.d(K,{V:()=>q,x:()=>G,withoutInstalled:()=>en});var w=o(3024),B=o(3916),D=o(9718),v=o(3625),A=o(6246),P=o(4283),R=o(1022),$=o(6188),x=o(1831),Z=o(5011);function b(s,t){
const a=g=>(0,v.T)(`the pattern ${(0,A.o)(s)} ${g}`),i=s.split("/");if(i.length<2||i.length>3)return a("does not have two or three parts");const[u="",r="",E]=i.
reverse(),p=E===void 0?(0,v.J)((0,Z.Vm)(t)):O(E,x.Pv),_=O(r,R.s),y=O(u,R.s);if(!p.ok)return a(`has an invalid hostname: ${p.why}`);if(!_.ok)return a(`has an inv\
alid namespace: ${_.why}`);if(!y.ok)return a(`has an invalid type: ${y.why}`);const T={host:p.value,namespace:_.value,type:y.value};return(T.host!==null||T.namespace===
null)&&(T.namespace!==null||T.type===null)?(0,v.J)(T):a('has a part after "*" that is not "*"')}const O=(s,t)=>s==="*"?(0,v.J)(null):t(s),j=(s,t)=>(s.host??t.host)===
t.host&&(s.namespace??t.namespace)===t.namespace&&(s.type??t.type)===t.type;function f(s,t){const a=d(s,t);return a.some(({kind:i})=>i==="direct")?"registry":a.
length>0?"mirror":"none"}const d=({methods:s},t)=>s.filter(a=>c(a,t));function c({include:s,exclude:t},a){return t.some(i=>j(i,a))?!1:s.length===0||s.some(i=>j(
i,a))}const l="provider_installation";function h(s,t){const a=[],i=[];for(const{keys:u,value:r,isAssigned:E}of s){const[p]=u;if(p?.name!==l)continue;if(E||r.kind!==
"object"){i.push({span:p,why:`${l} must be a block without "="`});continue}const _=[],y=[];for(const T of r.items){const U=M(T,t,_.length===0);U.ok?(_.push(...U.
value.methods),y.push(...U.value.overridden)):i.push({span:T.keys[0]??p,why:U.why})}a.push({span:p,methods:_,overridden:y})}return{blocks:a,mistakes:i}}function M({
keys:[s],value:t,isAssigned:a},i,u){const r=s?.name??"";if(a||t.kind!=="object")return(0,v.T)(`${r} must be a block without "="`);const E={path:[l,r],span:s??{start:0,
end:0}};try{if(r==="dev_overrides"){if(!u)return(0,v.T)("dev_overrides must come before all methods");const T=[...(0,$.P2)(t,E,void 0,$.sc).keys()].flatMap(U=>{
const g=(0,R.m)(U,i);return g.kind==="invalid"?[]:[g]});return(0,v.J)({methods:[],overridden:T})}const p=F[i].get(r);if(p===void 0)return(0,v.T)(`${l} has no me\
thod ${(0,A.o)(r)}`);const _=n(t.items,E,p,i);return _.ok?(0,v.J)({methods:[_.value],overridden:[]}):_}catch(p){if(p instanceof $.aZ)return(0,v.T)(p.message);throw p}}
const I=[["direct",{argument:null}],["filesystem_mirror",{argument:"path"}],["network_mirror",{argument:"url",isUrl:!0}]],F={terraform:new Map(I),opentofu:new Map(
[...I,["oci_mirror",{argument:"repository_template"}]])};function n(s,t,{argument:a,isUrl:i},u){let r="";const{span:E}=t;if(a!==null&&((0,$.RC)(s,a,t,(U,g)=>{r=
(0,$.sc)(U,g,void 0)}),r===""))return(0,v.T)(`${t.path.at(-1)} has no ${a}`);const p=i?e(r):null;if(i&&p===null)return(0,v.T)(`the ${a} does not begin with http\
s://`);const _=m(s,"include",t,u);if(!_.ok)return _;const y=m(s,"exclude",t,u);if(!y.ok)return y;const T={span:E,include:_.value,exclude:y.value};return p!==null?
(0,v.J)({...T,kind:"network",url:p}):(0,v.J)({...T,kind:a===null?"direct":"local"})}function e(s){const t=(0,P.Dl)(s);return t.ok&&t.value.scheme==="https"&&t.value.
host!==""?t.value:null}function m(s,t,a,i){let u=[];(0,$.RC)(s,t,a,(E,p)=>{u=(0,$.VX)(E,p,u,$.sc)});const r=[];for(const E of u){const p=b(E,i);if(!p.ok)return p;
r.push(p.value)}return(0,v.J)(r)}var L=o(4929);function k({client:s,mirrors:t,installations:a}){const i=(_,y)=>({problem:(0,L.credentialsConfig)({clients:[s],mistake:_}),
place:y}),u=a.map(({items:_,shown:y,placeOf:T})=>{const{blocks:U,mistakes:g}=h(_,s);return{blocks:U.map(({span:W,overridden:C,methods:V})=>({overridden:C,place:T(
W),methods:V.map(H=>({...H,place:T(H.span)}))})),findings:g.map(({span:W,why:C})=>i({kind:"block",file:y,why:C},T(W)))}}),[r=null,...E]=u.flatMap(({blocks:_})=>_),
p=[...u.flatMap(_=>_.findings),...E.map(({place:_})=>i({kind:"two installations"},_))];return{client:s,mirrors:t,installation:r,findings:p}}var S=o(7542),N=o(1064),
Y=o(9562),J=o(7236),X=o(2803);function en(s,t,{mayHavePlugins:a,...i}){const u=t.map(k),r=u.flatMap(g=>g.findings);if(u.every(({installation:g,mirrors:W})=>g===
null&&!W.some(({path:C})=>(0,w.existsSync)(C)))&&!a)return{usages:s,remarks:[],findings:r};const p=tn(u,i),_=new Map,y=(g,{host:W},C)=>{const V=p.get(C)?.((0,B.
dirname)(g.place.file)),H=V?(0,J.l)(g,W,C):null,on=H&&V?.(H);if(!H||!on)return!0;const rn=`${N.bB[C]} ${on}`,ln=_.get(rn)??new Set;return _.set(rn,ln.add(`${W}/${H.
namespace}/${H.type}`)),!1},T=s.map(g=>{if(!g.needs.some(({service:C})=>C===Y.xq))return g;const W=g.needs.flatMap(C=>{if(C.service!==Y.xq)return[C];const V=C.clients.
filter(H=>y(g,C,H));return V.length===C.clients.length?[C]:V.length===0?[]:[{...C,clients:V}]});return W.every((C,V)=>C===g.needs[V])&&W.length===g.needs.length?
g:{...g,needs:W}}),U=Array.from(_,([g,{size:W}])=>g.replace(z,W===1?"1 provider":`${W} providers`));return{usages:T,remarks:U,findings:r}}const z="\0";function q(s,t){
const a=tn(s.map(k),t);return(i,u,r)=>!!a.get(r)?.(u)?.(i)}function G(s,t,a){const i=new Map(s.map(u=>[u.client,k(u)]));for(const{installation:u}of i.values())for(const r of u?.
methods??[])r.kind==="network"&&(0,S.wW)(r.url,a);return(u,r)=>{const E=i.get(r)?.installation??null;return E===null||nn(E,u,r,t)?null:{place:E.place,methods:d(
E,u)}}}const nn=({overridden:s},t,a,i)=>i.every(u=>u.client!==a||u.skipsOverridden)&&s.some(u=>cn(u,t));function tn(s,t){const{root:a,plugins:i=null}=t,u=i===null?
(0,X.Up)(a):(0,X.Ml)(i);return new Map(s.map(r=>[r.client,r.installation===null?sn(r,u):an(r,r.installation,t)]))}function sn({mirrors:s},{around:t,holds:a}){const i=s.
filter(({path:r})=>(0,w.existsSync)(r)),u=(0,D.k)();return r=>{const E=t(r);return E.length+i.length===0?null:p=>{const _=E.find(({path:y})=>a(y,p))??i.find(({path:y})=>u(
y,p));return _?`installs ${z} from ${_.shown} instead of a registry`:null}}}function an({client:s},t,{releases:a,asksMirrors:i}){const{place:u}=t,r=`${u.file}:${u.
line}`,E=p=>{if(nn(t,p,s,a))return`takes ${z} from dev_overrides in ${r} instead of a registry`;switch(f(t,p)){case"registry":return null;case"mirror":{const _=d(
t,p),T=i&&_.every(({kind:U})=>U==="network")?"":", which is not checked,";return`installs ${z} from a mirror in ${r}${T} instead of a registry`}case"none":return`\
has no installation method in ${r} for ${z}`}};return()=>E}const cn=(s,t)=>s.host===t.host&&s.namespace===t.namespace&&s.type===t.type}),2803:((Q,K,o)=>{o.d(K,{
KX:()=>j,Ml:()=>Z,Up:()=>x});var w=o(3024),B=o(6760),D=o(3916),v=o(9718),A=o(9562),P=o(7236),R=o(5257),$=o(7854);function x(f){return b(d=>{const c=(0,B.join)(f,
d);return(0,w.existsSync)(c)?c:null},(0,v.k)())}function Z(f){const d=new Map(f.map(({directory:c,providers:l})=>[O(c),new Set(l)]));return b(c=>d.has(c)?c:null,
(c,l)=>d.get(c)?.has((0,R.JT)(l))??!1)}function b(f,d){const c=(0,$.Oo)(l=>{const h=O(l),M=f(h),I=l==="."?[]:c((0,D.dirname)(l));return M===null?I:[{path:M,shown:h},
...I]});return{around:c,holds:d}}const O=f=>`${f==="."?"":`${f}/`}terraform.d/plugins`;function j(f,d,{around:c,holds:l}){const h=new Map;for(const M of f){const I=c(
(0,D.dirname)(M.place.file));if(I.length!==0){for(const{host:F,service:n}of M.needs)if(n===A.xq)for(const e of d){const m=(0,P.l)(M,F,e);if(m!==null)for(const{path:L,
shown:k}of I){if(!l(L,m))continue;const S=(0,D.dirname)((0,D.dirname)(k)),N=h.get(S)??new Set;h.set(S,N.add((0,R.JT)(m)))}}}}return Array.from(h,([M,I])=>({directory:M,
providers:[...I]}))}})};export{un as id,dn as ids,fn as modules};
