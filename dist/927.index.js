const dn=927,un=[927],fn={9718:((H,K,o)=>{o.d(K,{k:()=>R});var W=o(3024),A=o(6760),w=o(1807),E=o(1831),C=o(1022),j=o(1731);function R(){const v=new Map,T=(c,d)=>{
const i=v.get(c)??(0,w.v)(c);return v.set(c,i),i.filter(d).map(l=>(0,A.join)(c,l))};return(c,{host:d,namespace:i,type:l})=>T(c,m=>D((0,E.Pv)(m),d)).flatMap(m=>T(
m,_=>D((0,C.s)(_),i))).flatMap(m=>T(m,_=>D((0,C.s)(_),l))).some(m=>S(m,l))}const D=(v,T)=>v.ok&&v.value===T,x=/^[^\s_]*_[^\s_]*$/;function S(v,T){const c=(0,w.v)(
v).some(i=>(0,j.rK)(i)!==null&&(0,w.M)((0,A.join)(v,i)).some(l=>x.test(l)&&B((0,A.join)(v,i,l))===!0)),d=new RegExp(`^terraform-provider-${T}_${j.hZ}_[^\\s_]*_[^\
\\s_]*(?:_.*)?\\.zip$`,"s");return c||(0,w.M)(v).some(i=>d.test(i.toLowerCase())&&B((0,A.join)(v,i))===!1)}const B=v=>(0,W.statSync)(v,{throwIfNoEntry:!1})?.isDirectory()??
null}),7542:((H,K,o)=>{o.d(K,{TU:()=>R,wW:()=>S});var W=o(6760),A=o(5747),w=o(4283),E=o(6979),C=o(2713);const j=1024*1024;function R(c,d){let i=null;return{withLogin:l=>{
if(l.scheme!=="https"||(l.user?.name??"")!=="")return l;i??=v(c);const m=i.get(l.host);if(m===void 0)return l;for(const _ of D(m))d(new C.o(_));return{...l,user:{
name:B(m.name),password:B(m.password)}}}}}const D=({name:c,password:d})=>[d,...c.length>=x&&!c.includes("@")?[c]:[],Buffer.from(`${c}:${d}`).toString("base64")],
x=20;function S(c,d){const[,i=""]=(0,w.aR)(c)?.split(" ")??[],[l="",...m]=Buffer.from(i,"base64").toString().split(":");if(i!=="")for(const _ of D({name:l,password:m.
join(":")}))d(new C.o(_))}function B(c){const d=(0,E.V$)(c.replaceAll("%","%25"),"user");return d.ok?d.value:""}function v({environment:c,system:d,accountHome:i}){
const{NETRC:l,HOME:m,USERPROFILE:_}=c,P=m||(d==="windows"?_:null)||i,k=l||P&&(0,W.join)(P,d==="windows"?"_netrc":".netrc")||"",U=(0,A.yR)(k,j);return U.ok?T(U.text):
new Map}function T(c){const d=new Map,i=Array.from(c.matchAll(/#[^\n]*|\S+/g),([P])=>P.trim()).values(),l=()=>i.next().value??"";let m={name:"",password:""},_=!1;
for(const P of i)switch(P){case"machine":{const k=l();m={name:"",password:""},d.has(k)||d.set(k,m);break}case"default":m={name:"",password:""};break;case"login":
m.name=l();break;case"password":m.password=l();break;case"account":l();break;case"macdef":l(),_=!0;break;default:if(!P.startsWith("#")&&!_)return d}return d}}),
5927:((H,K,o)=>{o.d(K,{Vn:()=>on,xT:()=>en,pN:()=>sn});var W=o(3024),A=o(3916),w=o(9718),E=o(3625),C=o(6246),j=o(4283),R=o(1022),D=o(6188),x=o(1831),S=o(5011);function B(t,n){
const e=h=>(0,E.T)(`the pattern ${(0,C.o)(t)} ${h}`),r=t.split("/");if(r.length<2||r.length>3)return e("does not have two or three parts");const[a="",s="",p]=r.
reverse(),u=p===void 0?(0,E.J)((0,S.Vm)(n)):v(p,x.Pv),f=v(s,R.s),M=v(a,R.s);if(!u.ok)return e(`has an invalid hostname: ${u.why}`);if(!f.ok)return e(`has an inv\
alid namespace: ${f.why}`);if(!M.ok)return e(`has an invalid type: ${M.why}`);const g={host:u.value,namespace:f.value,type:M.value};return(g.host!==null||g.namespace===
null)&&(g.namespace!==null||g.type===null)?(0,E.J)(g):e('has a part after "*" that is not "*"')}const v=(t,n)=>t==="*"?(0,E.J)(null):n(t),T=(t,n)=>(t.host??n.host)===
n.host&&(t.namespace??n.namespace)===n.namespace&&(t.type??n.type)===n.type;function c(t,n){const e=d(t,n);return e.some(({kind:r})=>r==="direct")?"registry":e.
length>0?"mirror":"none"}const d=({methods:t},n)=>t.filter(e=>i(e,n));function i({include:t,exclude:n},e){return n.some(r=>T(r,e))?!1:t.length===0||t.some(r=>T(
r,e))}const l="provider_installation";function m(t,n){const e=[],r=[];for(const{keys:a,value:s,isAssigned:p}of t){const[u]=a;if(u?.name!==l)continue;if(p||s.kind!==
"object"){r.push({span:u,why:`${l} must be a block without "="`});continue}const f=[],M=[];for(const g of s.items){const y=_(g,n,f.length===0);y.ok?(f.push(...y.
value.methods),M.push(...y.value.overridden)):r.push({span:g.keys[0]??u,why:y.why})}e.push({span:u,methods:f,overridden:M})}return{blocks:e,mistakes:r}}function _({
keys:[t],value:n,isAssigned:e},r,a){const s=t?.name??"";if(e||n.kind!=="object")return(0,E.T)(`${s} must be a block without "="`);const p={path:[l,s],span:t??{start:0,
end:0}};try{if(s==="dev_overrides"){if(!a)return(0,E.T)("dev_overrides must come before all methods");const g=[...(0,D.P2)(n,p,void 0,D.sc).keys()].flatMap(y=>{
const h=(0,R.m)(y,r);return h.kind==="invalid"?[]:[h]});return(0,E.J)({methods:[],overridden:g})}const u=k[r].get(s);if(u===void 0)return(0,E.T)(`${l} has no me\
thod ${(0,C.o)(s)}`);const f=U(n.items,p,u,r);return f.ok?(0,E.J)({methods:[f.value],overridden:[]}):f}catch(u){if(u instanceof D.aZ)return(0,E.T)(u.message);throw u}}
const P=[["direct",{argument:null}],["filesystem_mirror",{argument:"path"}],["network_mirror",{argument:"url",isUrl:!0}]],k={terraform:new Map(P),opentofu:new Map(
[...P,["oci_mirror",{argument:"repository_template"}]])};function U(t,n,{argument:e,isUrl:r},a){let s="";const{span:p}=n;if(e!==null&&((0,D.RC)(t,e,n,(y,h)=>{s=
(0,D.sc)(y,h,void 0)}),s===""))return(0,E.T)(`${n.path.at(-1)} has no ${e}`);const u=r?X(s):null;if(r&&u===null)return(0,E.T)(`the ${e} does not begin with http\
s://`);const f=N(t,"include",n,a);if(!f.ok)return f;const M=N(t,"exclude",n,a);if(!M.ok)return M;const g={span:p,include:f.value,exclude:M.value};return u!==null?
(0,E.J)({...g,kind:"network",url:u}):(0,E.J)({...g,kind:e===null?"direct":"local"})}function X(t){const n=(0,j.Dl)(t);return n.ok&&n.value.scheme==="https"&&n.value.
host!==""?n.value:null}function N(t,n,e,r){let a=[];(0,D.RC)(t,n,e,(p,u)=>{a=(0,D.VX)(p,u,a,D.sc)});const s=[];for(const p of a){const u=B(p,r);if(!u.ok)return u;
s.push(u.value)}return(0,E.J)(s)}var Z=o(4929);function J({client:t,mirrors:n,installations:e}){const r=(f,M)=>({problem:(0,Z.credentialsConfig)({clients:[t],mistake:f}),
place:M}),a=e.map(({items:f,shown:M,placeOf:g})=>{const{blocks:y,mistakes:h}=m(f,t);return{blocks:y.map(({span:$,overridden:O,methods:I})=>({overridden:O,place:g(
$),methods:I.map(L=>({...L,place:g(L.span)}))})),findings:h.map(({span:$,why:O})=>r({kind:"block",file:M,why:O},g($)))}}),[s=null,...p]=a.flatMap(({blocks:f})=>f),
u=[...a.flatMap(f=>f.findings),...p.map(({place:f})=>r({kind:"two installations"},f))];return{client:t,mirrors:n,installation:s,findings:u}}var V=o(7542),G=o(1064),
Y=o(9562),tn=o(7236),z=o(2803);function sn(t,n,{mayHavePlugins:e,...r}){const a=n.map(J),s=a.flatMap(h=>h.findings);if(a.every(({installation:h,mirrors:$})=>h===
null&&!$.some(({path:O})=>(0,W.existsSync)(O)))&&!e)return{usages:t,remarks:[],findings:s};const u=b(a,r),f=new Map,M=(h,{host:$},O)=>{const I=u.get(O)?.((0,A.dirname)(
h.place.file)),L=I?(0,tn.l)(h,$,O):null,q=L&&I?.(L);if(!L||!q)return!0;const nn=`${G.bB[O]} ${q}`,cn=f.get(nn)??new Set;return f.set(nn,cn.add(`${$}/${L.namespace}\
/${L.type}`)),!1},g=t.map(h=>{if(!h.needs.some(({service:O})=>O===Y.xq))return h;const $=h.needs.flatMap(O=>{if(O.service!==Y.xq)return[O];const I=O.clients.filter(
L=>M(h,O,L));return I.length===O.clients.length?[O]:I.length===0?[]:[{...O,clients:I}]});return $.every((O,I)=>O===h.needs[I])&&$.length===h.needs.length?h:{...h,
needs:$}}),y=Array.from(f,([h,{size:$}])=>h.replace(F,$===1?"1 provider":`${$} providers`));return{usages:g,remarks:y,findings:s}}const F="\0";function on(t,n){
const e=b(t.map(J),n);return(r,a,s)=>!!e.get(s)?.(a)?.(r)}function en(t,n,e){const r=new Map(t.map(a=>[a.client,J(a)]));for(const{installation:a}of r.values())for(const s of a?.
methods??[])s.kind==="network"&&(0,V.wW)(s.url,e);return(a,s)=>{const p=r.get(s)?.installation??null;return p===null||Q(p,a,s,n)?null:{place:p.place,methods:d(p,
a)}}}const Q=({overridden:t},n,e,r)=>r.every(a=>a.client!==e||a.skipsOverridden)&&t.some(a=>ln(a,n));function b(t,n){const{root:e,plugins:r=null}=n,a=r===null?(0,z.
Up)(e):(0,z.Ml)(r);return new Map(t.map(s=>[s.client,s.installation===null?rn(s,a):an(s,s.installation,n)]))}function rn({mirrors:t},{around:n,holds:e}){const r=t.
filter(({path:s})=>(0,W.existsSync)(s)),a=(0,w.k)();return s=>{const p=n(s);return p.length+r.length===0?null:u=>{const f=p.find(({path:M})=>e(M,u))??r.find(({path:M})=>a(
M,u));return f?`installs ${F} from ${f.shown} instead of a registry`:null}}}function an({client:t},n,{releases:e,asksMirrors:r}){const{place:a}=n,s=`${a.file}:${a.
line}`,p=u=>{if(Q(n,u,t,e))return`takes ${F} from dev_overrides in ${s} instead of a registry`;switch(c(n,u)){case"registry":return null;case"mirror":{const f=d(
n,u),g=r&&f.every(({kind:y})=>y==="network")?"":", which is not checked,";return`installs ${F} from a mirror in ${s}${g} instead of a registry`}case"none":return`\
has no installation method in ${s} for ${F}`}};return()=>p}const ln=(t,n)=>t.host===n.host&&t.namespace===n.namespace&&t.type===n.type}),2803:((H,K,o)=>{o.d(K,{
KX:()=>T,Ml:()=>S,Up:()=>x});var W=o(3024),A=o(6760),w=o(3916),E=o(9718),C=o(9562),j=o(7236),R=o(5257),D=o(7854);function x(c){return B(d=>{const i=(0,A.join)(c,
d);return(0,W.existsSync)(i)?i:null},(0,E.k)())}function S(c){const d=new Map(c.map(({directory:i,providers:l})=>[v(i),new Set(l)]));return B(i=>d.has(i)?i:null,
(i,l)=>d.get(i)?.has((0,R.JT)(l))??!1)}function B(c,d){const i=(0,D.Oo)(l=>{const m=l.replace(/\/$/,""),_=m==="."||l!==m,P=v(m),k=c(P),U=_?[]:i((0,w.dirname)(m));
return k===null?U:[{path:k,shown:P},...U]});return{around:i,holds:d}}const v=c=>`${c==="."?"":`${c}/`}terraform.d/plugins`;function T(c,d,{around:i,holds:l}){const m=new Map;
for(const _ of c){const P=i((0,w.dirname)(_.place.file));if(P.length!==0){for(const{host:k,service:U}of _.needs)if(U===C.xq)for(const X of d){const N=(0,j.l)(_,
k,X);if(N!==null)for(const{path:Z,shown:J}of P){if(!l(Z,N))continue;const V=(0,w.dirname)((0,w.dirname)(J)),G=m.get(V)??new Set;m.set(V,G.add((0,R.JT)(N)))}}}}return Array.
from(m,([_,P])=>({directory:_,providers:[...P]}))}})};export{dn as id,un as ids,fn as modules};
