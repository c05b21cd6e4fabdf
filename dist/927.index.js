const ln=927,cn=[927],dn={9718:((N,x,r)=>{r.d(x,{k:()=>I});var U=r(3024),k=r(6760),w=r(1807),_=r(1831),R=r(1022),j=r(1731);function I(){const v=new Map,T=(d,u)=>{
const i=v.get(d)??(0,w.v2)(d);return v.set(d,i),i.filter(u).map(c=>(0,k.join)(d,c))};return(d,{host:u,namespace:i,type:c})=>T(d,f=>D((0,_.Pv)(f),u)).flatMap(f=>T(
f,O=>D((0,R.s)(O),i))).flatMap(f=>T(f,O=>D((0,R.s)(O),c))).some(f=>J(f,c))}const D=(v,T)=>v.ok&&v.value===T,S=/^[^\s_]*_[^\s_]*$/;function J(v,T){const d=(0,w.v2)(
v).some(i=>(0,j.rK)(i)!==null&&(0,w.wX)((0,k.join)(v,i)).some(c=>S.test(c)&&L((0,k.join)(v,i,c))===!0)),u=new RegExp(`^terraform-provider-${T}_${j.hZ}_[^\\s_]*_[\
^\\s_]*(?:_.*)?\\.zip$`,"s");return d||(0,w.wX)(v).some(i=>u.test(i.toLowerCase())&&L((0,k.join)(v,i))===!1)}const L=v=>(0,U.statSync)(v,{throwIfNoEntry:!1})?.isDirectory()??
null}),7542:((N,x,r)=>{r.d(x,{TU:()=>I,wW:()=>J});var U=r(6760),k=r(5747),w=r(4283),_=r(6979),R=r(2713);const j=1024*1024;function I(d,u){let i=null;return{withLogin:c=>{
if(c.scheme!=="https"||(c.user?.name??"")!=="")return c;i??=v(d);const f=i.get(c.host);if(f===void 0)return c;for(const O of D(f))u(new R.o(O));return{...c,user:{
name:L(f.name),password:L(f.password)}}}}}const D=({name:d,password:u})=>[u,...d.length>=S&&!d.includes("@")?[d]:[],Buffer.from(`${d}:${u}`).toString("base64")],
S=20;function J(d,u){const[,i=""]=(0,w.aR)(d)?.split(" ")??[],[c="",...f]=Buffer.from(i,"base64").toString().split(":");if(i!=="")for(const O of D({name:c,password:f.
join(":")}))u(new R.o(O))}function L(d){const u=(0,_.V$)(d.replaceAll("%","%25"),"user");return u.ok?u.value:""}function v({environment:d,system:u,accountHome:i}){
const{NETRC:c,HOME:f,USERPROFILE:O}=d,M=f||(u==="windows"?O:null)||i,$=c||M&&(0,U.join)(M,u==="windows"?"_netrc":".netrc")||"",C=(0,k.yR)($,j);return C.ok?T(C.text):
new Map}function T(d){const u=new Map,i=Array.from(d.matchAll(/#[^\n]*|\S+/g),([M])=>M.trim()).values(),c=()=>i.next().value??"";let f={name:"",password:""},O=!1;
for(const M of i)switch(M){case"machine":{const $=c();f={name:"",password:""},u.has($)||u.set($,f);break}case"default":f={name:"",password:""};break;case"login":
f.name=c();break;case"password":f.password=c();break;case"account":c();break;case"macdef":c(),O=!0;break;default:if(!M.startsWith("#")&&!O)return u}return u}}),
5927:((N,x,r)=>{r.d(x,{Vn:()=>on,xT:()=>en,pN:()=>tn});var U=r(3024),k=r(3916),w=r(9718),_=r(3625),R=r(6246),j=r(4283),I=r(1022),D=r(6188),S=r(1831),J=r(5011);function L(t,n){
const s=h=>(0,_.T)(`the pattern ${(0,R.o)(t)} ${h}`),o=t.split("/");if(o.length<2||o.length>3)return s("does not have two or three parts");const[a="",e="",p]=o.
reverse(),l=p===void 0?(0,_.J)((0,J.Vm)(n)):v(p,S.Pv),m=v(e,I.s),E=v(a,I.s);if(!l.ok)return s(`has an invalid hostname: ${l.why}`);if(!m.ok)return s(`has an inv\
alid namespace: ${m.why}`);if(!E.ok)return s(`has an invalid type: ${E.why}`);const g={host:l.value,namespace:m.value,type:E.value};return(g.host!==null||g.namespace===
null)&&(g.namespace!==null||g.type===null)?(0,_.J)(g):s('has a part after "*" that is not "*"')}const v=(t,n)=>t==="*"?(0,_.J)(null):n(t),T=(t,n)=>(t.host??n.host)===
n.host&&(t.namespace??n.namespace)===n.namespace&&(t.type??n.type)===n.type;function d(t,n){const s=u(t,n);return s.some(({kind:o})=>o==="direct")?"registry":s.
length>0?"mirror":"none"}const u=({methods:t},n)=>t.filter(s=>i(s,n));function i({include:t,exclude:n},s){return n.some(o=>T(o,s))?!1:t.length===0||t.some(o=>T(
o,s))}const c="provider_installation";function f(t,n){const s=[],o=[];for(const{keys:a,value:e,isAssigned:p}of t){const[l]=a;if(l?.name!==c)continue;if(p||e.kind!==
"object"){o.push({span:l,why:`${c} must be a block without "="`});continue}const m=[],E=[];for(const g of e.items){const A=O(g,n,m.length===0);A.ok?(m.push(...A.
value.methods),E.push(...A.value.overridden)):o.push({span:g.keys[0]??l,why:A.why})}s.push({span:l,methods:m,overridden:E})}return{blocks:s,mistakes:o}}function O({
keys:[t],value:n,isAssigned:s},o,a){const e=t?.name??"";if(s||n.kind!=="object")return(0,_.T)(`${e} must be a block without "="`);const p={path:[c,e],span:t??{start:0,
end:0}};try{if(e==="dev_overrides"){if(!a)return(0,_.T)("dev_overrides must come before all methods");const g=[...(0,D.P2)(n,p,void 0,D.sc).keys()].flatMap(A=>{
const h=(0,I.m)(A,o);return h.kind==="invalid"?[]:[h]});return(0,_.J)({methods:[],overridden:g})}const l=$[o].get(e);if(l===void 0)return(0,_.T)(`${c} has no me\
thod ${(0,R.o)(e)}`);const m=C(n.items,p,l,o);return m.ok?(0,_.J)({methods:[m.value],overridden:[]}):m}catch(l){if(l instanceof D.aZ)return(0,_.T)(l.message);throw l}}
const M=[["direct",{argument:null}],["filesystem_mirror",{argument:"path"}],["network_mirror",{argument:"url",isUrl:!0}]],$={terraform:new Map(M),opentofu:new Map(
[...M,["oci_mirror",{argument:"repository_template"}]])};function C(t,n,{argument:s,isUrl:o},a){let e="";const{span:p}=n;if(s!==null&&((0,D.RC)(t,s,n,(A,h)=>{e=
(0,D.sc)(A,h,void 0)}),e===""))return(0,_.T)(`${n.path.at(-1)} has no ${s}`);const l=o?W(e):null;if(o&&l===null)return(0,_.T)(`the ${s} does not begin with http\
s://`);const m=K(t,"include",n,a);if(!m.ok)return m;const E=K(t,"exclude",n,a);if(!E.ok)return E;const g={span:p,include:m.value,exclude:E.value};return l!==null?
(0,_.J)({...g,kind:"network",url:l}):(0,_.J)({...g,kind:s===null?"direct":"local"})}function W(t){const n=(0,j.Dl)(t);return n.ok&&n.value.scheme==="https"&&n.value.
host!==""?n.value:null}function K(t,n,s,o){let a=[];(0,D.RC)(t,n,s,(p,l)=>{a=(0,D.VX)(p,l,a,D.sc)});const e=[];for(const p of a){const l=L(p,o);if(!l.ok)return l;
e.push(l.value)}return(0,_.J)(e)}var V=r(8857);function F({client:t,mirrors:n,installations:s}){const o=s.map(({items:l,shown:m,placeOf:E})=>{const{blocks:g,mistakes:A}=f(
l,t);return{blocks:g.map(({span:h,overridden:P,methods:y})=>({overridden:P,place:E(h),methods:y.map(B=>({...B,place:E(B.span)}))})),findings:A.map(({span:h,why:P})=>(0,V.
_)(t,{kind:"block",file:m,why:P},E(h)))}}),[a=null,...e]=o.flatMap(({blocks:l})=>l),p=[...o.flatMap(l=>l.findings),...e.map(({place:l})=>(0,V._)(t,{kind:"two in\
stallations"},l))];return{client:t,mirrors:n,installation:a,findings:p}}var Y=r(7542),Q=r(4e3),b=r(1064),q=r(9562),nn=r(7236),X=r(5257),H=r(2803);function tn(t,n,{
mayHavePlugins:s,...o}){const a=n.map(F),e=a.flatMap(h=>h.findings);if(a.every(({installation:h,mirrors:P})=>h===null&&!P.some(({path:y})=>(0,U.existsSync)(y)))&&
!s)return{usages:t,remarks:[],findings:e};const l=Z(a,o),m=[],E=(h,{host:P},y)=>{const B=(0,nn.l)(h,P,y),G=B&&l.get(y)?.(B,(0,k.dirname)(h.place.file));return!B||
!G?!0:(m.push({client:y,way:G,provider:(0,X.JT)(B)}),!1)},g=(h,P)=>{if(P.service!==q.xq)return P;const y=P.clients.filter(B=>E(h,P,B));return y.length===P.clients.
length?P:{...P,clients:y}};return{usages:t.map(h=>{const P=h.needs.map(y=>g(h,y));return P.every((y,B)=>y===h.needs[B])?h:{...h,needs:P.filter(({clients:y})=>y.
length>0)}}),remarks:sn(m),findings:e}}function sn(t){return[...Map.groupBy(t,({client:s,way:o})=>[s,...o].join(" ")).values()].flatMap(s=>{const[o]=s;if(o===void 0)
return[];const[a,e]=o.way,p=new Set(s.map(({provider:m})=>m)),l=(0,Q.hS)(p.size,"provider");return[`${b.bB[o.client]} ${a} ${l} ${e}`.trim()]})}function on(t,n){
const s=Z(t.map(F),n);return(o,a,e)=>!!s.get(e)?.(o,a)}function en(t,n,s){const o=new Map(t.map(a=>[a.client,F(a)]));for(const{installation:a}of o.values())for(const e of a?.
methods??[])e.kind==="network"&&(0,Y.wW)(e.url,s);return(a,e)=>{const p=o.get(e)?.installation??null;return p===null||z(p,a,e,n)?null:{place:p.place,methods:u(p,
a)}}}const z=({overridden:t},n,s,o)=>o.every(a=>a.client!==s||a.skipsOverridden)&&t.some(a=>(0,X.JT)(a)===(0,X.JT)(n));function Z(t,n){const{root:s,plugins:o=null}=n,
a=o===null?(0,H.Up)(s):(0,H.Ml)(o);return new Map(t.map(e=>[e.client,e.installation===null?rn(e,a):an(e,e.installation,n)]))}function rn({mirrors:t},{around:n,holds:s}){
const o=t.filter(({path:e})=>(0,U.existsSync)(e)),a=(0,w.k)();return(e,p)=>{const l=n(p).find(({path:m})=>s(m,e))??o.find(({path:m})=>a(m,e));return l?["install\
s",`from ${l.shown} instead of a registry`]:null}}function an({client:t},n,{releases:s,asksMirrors:o}){const{place:a}=n,e=`${a.file}:${a.line}`;return p=>{if(z(
n,p,t,s))return["takes",`from dev_overrides in ${e} instead of a registry`];switch(d(n,p)){case"registry":return null;case"mirror":{const l=u(n,p),E=o&&l.every(
({kind:g})=>g==="network")?"":", which is not checked,";return["installs",`from a mirror in ${e}${E} instead of a registry`]}case"none":return[`has no installat\
ion method in ${e} for`,""]}}}}),2803:((N,x,r)=>{r.d(x,{KX:()=>T,Ml:()=>J,Up:()=>S});var U=r(3024),k=r(6760),w=r(3916),_=r(9718),R=r(9562),j=r(7236),I=r(5257),D=r(
7854);function S(d){return L(u=>{const i=(0,k.join)(d,u);return(0,U.existsSync)(i)?i:null},(0,_.k)())}function J(d){const u=new Map(d.map(({directory:i,providers:c})=>[
v(i),new Set(c)]));return L(i=>u.has(i)?i:null,(i,c)=>u.get(i)?.has((0,I.JT)(c))??!1)}function L(d,u){const i=(0,D.Oo)(c=>{const f=c.replace(/\/$/,""),O=f==="."||
c!==f,M=v(f),$=d(M),C=O?[]:i((0,w.dirname)(f));return $===null?C:[{path:$,shown:M},...C]});return{around:i,holds:u}}const v=d=>`${d==="."?"":`${d}/`}terraform.d\
/plugins`;function T(d,u,{around:i,holds:c}){const f=d.flatMap(M=>{const $=i((0,w.dirname)(M.place.file));return $.length===0?[]:M.needs.filter(({service:W})=>W===
R.xq).flatMap(({host:W})=>u.flatMap(K=>(0,j.l)(M,W,K)??[])).flatMap(W=>$.filter(({path:K})=>c(K,W)).map(({shown:K})=>({shown:K,provider:(0,I.JT)(W)})))}),O=Map.
groupBy(f,({shown:M})=>(0,w.dirname)((0,w.dirname)(M)));return Array.from(O,([M,$])=>({directory:M,providers:[...new Set($.map(({provider:C})=>C))]}))}})};export{ln as id,cn as ids,dn as modules};
