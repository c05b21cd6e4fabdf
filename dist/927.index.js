const dn=927,un=[927],fn={9718:((V,K,o)=>{o.d(K,{k:()=>C});var j=o(3024),R=o(6760),w=o(1807),g=o(1831),B=o(1022),W=o(1731);function C(){const _=new Map,T=(c,d)=>{
const i=_.get(c)??(0,w.v)(c);return _.set(c,i),i.filter(d).map(l=>(0,R.join)(c,l))};return(c,{host:d,namespace:i,type:l})=>T(c,m=>y((0,g.Pv)(m),d)).flatMap(m=>T(
m,M=>y((0,B.s)(M),i))).flatMap(m=>T(m,M=>y((0,B.s)(M),l))).some(m=>S(m,l))}const y=(_,T)=>_.ok&&_.value===T,x=/^[^\s_]*_[^\s_]*$/;function S(_,T){const c=(0,w.v)(
_).some(i=>(0,W.rK)(i)!==null&&(0,w.M)((0,R.join)(_,i)).some(l=>x.test(l)&&I((0,R.join)(_,i,l))===!0)),d=new RegExp(`^terraform-provider-${T}_${W.hZ}_[^\\s_]*_[^\
\\s_]*(?:_.*)?\\.zip$`,"s");return c||(0,w.M)(_).some(i=>d.test(i.toLowerCase())&&I((0,R.join)(_,i))===!1)}const I=_=>(0,j.statSync)(_,{throwIfNoEntry:!1})?.isDirectory()??
null}),7542:((V,K,o)=>{o.d(K,{TU:()=>C,wW:()=>S});var j=o(6760),R=o(5747),w=o(4283),g=o(6979),B=o(2713);const W=1024*1024;function C(c,d){let i=null;return{withLogin:l=>{
if(l.scheme!=="https"||(l.user?.name??"")!=="")return l;i??=_(c);const m=i.get(l.host);if(m===void 0)return l;for(const M of y(m))d(new B.o(M));return{...l,user:{
name:I(m.name),password:I(m.password)}}}}}const y=({name:c,password:d})=>[d,...c.length>=x&&!c.includes("@")?[c]:[],Buffer.from(`${c}:${d}`).toString("base64")],
x=20;function S(c,d){const[,i=""]=(0,w.aR)(c)?.split(" ")??[],[l="",...m]=Buffer.from(i,"base64").toString().split(":");if(i!=="")for(const M of y({name:l,password:m.
join(":")}))d(new B.o(M))}function I(c){const d=(0,g.V$)(c.replaceAll("%","%25"),"user");return d.ok?d.value:""}function _({environment:c,system:d,accountHome:i}){
const{NETRC:l,HOME:m,USERPROFILE:M}=c,P=m||(d==="windows"?M:null)||i,A=l||P&&(0,j.join)(P,d==="windows"?"_netrc":".netrc")||"",U=(0,R.yR)(A,W);return U.ok?T(U.text):
new Map}function T(c){const d=new Map,i=Array.from(c.matchAll(/#[^\n]*|\S+/g),([P])=>P.trim()).values(),l=()=>i.next().value??"";let m={name:"",password:""},M=!1;
for(const P of i)switch(P){case"machine":{const A=l();m={name:"",password:""},d.has(A)||d.set(A,m);break}case"default":m={name:"",password:""};break;case"login":
m.name=l();break;case"password":m.password=l();break;case"account":l();break;case"macdef":l(),M=!0;break;default:if(!P.startsWith("#")&&!M)return d}return d}}),
5927:((V,K,o)=>{o.d(K,{Vn:()=>en,xT:()=>rn,pN:()=>on});var j=o(3024),R=o(3916),w=o(9718),g=o(3625),B=o(6246),W=o(4283),C=o(1022),y=o(6188),x=o(1831),S=o(5011);function I(t,n){
const e=h=>(0,g.T)(`the pattern ${(0,B.o)(t)} ${h}`),r=t.split("/");if(r.length<2||r.length>3)return e("does not have two or three parts");const[a="",s="",p]=r.
reverse(),u=p===void 0?(0,g.J)((0,S.Vm)(n)):_(p,x.Pv),f=_(s,C.s),E=_(a,C.s);if(!u.ok)return e(`has an invalid hostname: ${u.why}`);if(!f.ok)return e(`has an inv\
alid namespace: ${f.why}`);if(!E.ok)return e(`has an invalid type: ${E.why}`);const O={host:u.value,namespace:f.value,type:E.value};return(O.host!==null||O.namespace===
null)&&(O.namespace!==null||O.type===null)?(0,g.J)(O):e('has a part after "*" that is not "*"')}const _=(t,n)=>t==="*"?(0,g.J)(null):n(t),T=(t,n)=>(t.host??n.host)===
n.host&&(t.namespace??n.namespace)===n.namespace&&(t.type??n.type)===n.type;function c(t,n){const e=d(t,n);return e.some(({kind:r})=>r==="direct")?"registry":e.
length>0?"mirror":"none"}const d=({methods:t},n)=>t.filter(e=>i(e,n));function i({include:t,exclude:n},e){return n.some(r=>T(r,e))?!1:t.length===0||t.some(r=>T(
r,e))}const l="provider_installation";function m(t,n){const e=[],r=[];for(const{keys:a,value:s,isAssigned:p}of t){const[u]=a;if(u?.name!==l)continue;if(p||s.kind!==
"object"){r.push({span:u,why:`${l} must be a block without "="`});continue}const f=[],E=[];for(const O of s.items){const D=M(O,n,f.length===0);D.ok?(f.push(...D.
value.methods),E.push(...D.value.overridden)):r.push({span:O.keys[0]??u,why:D.why})}e.push({span:u,methods:f,overridden:E})}return{blocks:e,mistakes:r}}function M({
keys:[t],value:n,isAssigned:e},r,a){const s=t?.name??"";if(e||n.kind!=="object")return(0,g.T)(`${s} must be a block without "="`);const p={path:[l,s],span:t??{start:0,
end:0}};try{if(s==="dev_overrides"){if(!a)return(0,g.T)("dev_overrides must come before all methods");const O=[...(0,y.P2)(n,p,void 0,y.sc).keys()].flatMap(D=>{
const h=(0,C.m)(D,r);return h.kind==="invalid"?[]:[h]});return(0,g.J)({methods:[],overridden:O})}const u=A[r].get(s);if(u===void 0)return(0,g.T)(`${l} has no me\
thod ${(0,B.o)(s)}`);const f=U(n.items,p,u,r);return f.ok?(0,g.J)({methods:[f.value],overridden:[]}):f}catch(u){if(u instanceof y.aZ)return(0,g.T)(u.message);throw u}}
const P=[["direct",{argument:null}],["filesystem_mirror",{argument:"path"}],["network_mirror",{argument:"url",isUrl:!0}]],A={terraform:new Map(P),opentofu:new Map(
[...P,["oci_mirror",{argument:"repository_template"}]])};function U(t,n,{argument:e,isUrl:r},a){let s="";const{span:p}=n;if(e!==null&&((0,y.RC)(t,e,n,(D,h)=>{s=
(0,y.sc)(D,h,void 0)}),s===""))return(0,g.T)(`${n.path.at(-1)} has no ${e}`);const u=r?H(s):null;if(r&&u===null)return(0,g.T)(`the ${e} does not begin with http\
s://`);const f=J(t,"include",n,a);if(!f.ok)return f;const E=J(t,"exclude",n,a);if(!E.ok)return E;const O={span:p,include:f.value,exclude:E.value};return u!==null?
(0,g.J)({...O,kind:"network",url:u}):(0,g.J)({...O,kind:e===null?"direct":"local"})}function H(t){const n=(0,W.Dl)(t);return n.ok&&n.value.scheme==="https"&&n.value.
host!==""?n.value:null}function J(t,n,e,r){let a=[];(0,y.RC)(t,n,e,(p,u)=>{a=(0,y.VX)(p,u,a,y.sc)});const s=[];for(const p of a){const u=I(p,r);if(!u.ok)return u;
s.push(u.value)}return(0,g.J)(s)}var X=o(4929);function N({client:t,mirrors:n,installations:e}){const r=(f,E)=>({problem:(0,X.credentialsConfig)({clients:[t],mistake:f}),
place:E}),a=e.map(({items:f,shown:E,placeOf:O})=>{const{blocks:D,mistakes:h}=m(f,t);return{blocks:D.map(({span:$,overridden:v,methods:k})=>({overridden:v,place:O(
$),methods:k.map(L=>({...L,place:O(L.span)}))})),findings:h.map(({span:$,why:v})=>r({kind:"block",file:E,why:v},O($)))}}),[s=null,...p]=a.flatMap(({blocks:f})=>f),
u=[...a.flatMap(f=>f.findings),...p.map(({place:f})=>r({kind:"two installations"},f))];return{client:t,mirrors:n,installation:s,findings:u}}var F=o(7542),z=o(4e3),
tn=o(1064),G=o(9562),sn=o(7236),Y=o(2803);function on(t,n,{mayHavePlugins:e,...r}){const a=n.map(N),s=a.flatMap(h=>h.findings);if(a.every(({installation:h,mirrors:$})=>h===
null&&!$.some(({path:v})=>(0,j.existsSync)(v)))&&!e)return{usages:t,remarks:[],findings:s};const u=b(a,r),f=new Map,E=(h,{host:$},v)=>{const k=u.get(v)?.((0,R.dirname)(
h.place.file)),L=k?(0,sn.l)(h,$,v):null,Z=L&&k?.(L);if(!L||!Z)return!0;const q=[v,...Z].join(" "),nn=f.get(q)??{client:v,way:Z,providers:new Set};return nn.providers.
add(`${$}/${L.namespace}/${L.type}`),f.set(q,nn),!1},O=t.map(h=>{if(!h.needs.some(({service:v})=>v===G.xq))return h;const $=h.needs.flatMap(v=>{if(v.service!==G.
xq)return[v];const k=v.clients.filter(L=>E(h,v,L));return k.length===v.clients.length?[v]:k.length===0?[]:[{...v,clients:k}]});return $.every((v,k)=>v===h.needs[k])&&
$.length===h.needs.length?h:{...h,needs:$}}),D=Array.from(f.values(),({client:h,way:[$,v],providers:k})=>`${tn.bB[h]} ${$} ${(0,z.hS)(k.size,"provider")} ${v}`.
trim());return{usages:O,remarks:D,findings:s}}function en(t,n){const e=b(t.map(N),n);return(r,a,s)=>!!e.get(s)?.(a)?.(r)}function rn(t,n,e){const r=new Map(t.map(
a=>[a.client,N(a)]));for(const{installation:a}of r.values())for(const s of a?.methods??[])s.kind==="network"&&(0,F.wW)(s.url,e);return(a,s)=>{const p=r.get(s)?.
installation??null;return p===null||Q(p,a,s,n)?null:{place:p.place,methods:d(p,a)}}}const Q=({overridden:t},n,e,r)=>r.every(a=>a.client!==e||a.skipsOverridden)&&
t.some(a=>cn(a,n));function b(t,n){const{root:e,plugins:r=null}=n,a=r===null?(0,Y.Up)(e):(0,Y.Ml)(r);return new Map(t.map(s=>[s.client,s.installation===null?an(
s,a):ln(s,s.installation,n)]))}function an({mirrors:t},{around:n,holds:e}){const r=t.filter(({path:s})=>(0,j.existsSync)(s)),a=(0,w.k)();return s=>{const p=n(s);
return p.length+r.length===0?null:u=>{const f=p.find(({path:E})=>e(E,u))??r.find(({path:E})=>a(E,u));return f?["installs",`from ${f.shown} instead of a registry`]:
null}}}function ln({client:t},n,{releases:e,asksMirrors:r}){const{place:a}=n,s=`${a.file}:${a.line}`,p=u=>{if(Q(n,u,t,e))return["takes",`from dev_overrides in ${s}\
 instead of a registry`];switch(c(n,u)){case"registry":return null;case"mirror":{const f=d(n,u),O=r&&f.every(({kind:D})=>D==="network")?"":", which is not check\
ed,";return["installs",`from a mirror in ${s}${O} instead of a registry`]}case"none":return[`has no installation method in ${s} for`,""]}};return()=>p}const cn=(t,n)=>t.
host===n.host&&t.namespace===n.namespace&&t.type===n.type}),2803:((V,K,o)=>{o.d(K,{KX:()=>T,Ml:()=>S,Up:()=>x});var j=o(3024),R=o(6760),w=o(3916),g=o(9718),B=o(
9562),W=o(7236),C=o(5257),y=o(7854);function x(c){return I(d=>{const i=(0,R.join)(c,d);return(0,j.existsSync)(i)?i:null},(0,g.k)())}function S(c){const d=new Map(
c.map(({directory:i,providers:l})=>[_(i),new Set(l)]));return I(i=>d.has(i)?i:null,(i,l)=>d.get(i)?.has((0,C.JT)(l))??!1)}function I(c,d){const i=(0,y.Oo)(l=>{const m=l.
replace(/\/$/,""),M=m==="."||l!==m,P=_(m),A=c(P),U=M?[]:i((0,w.dirname)(m));return A===null?U:[{path:A,shown:P},...U]});return{around:i,holds:d}}const _=c=>`${c===
"."?"":`${c}/`}terraform.d/plugins`;function T(c,d,{around:i,holds:l}){const m=new Map;for(const M of c){const P=i((0,w.dirname)(M.place.file));if(P.length!==0){
for(const{host:A,service:U}of M.needs)if(U===B.xq)for(const H of d){const J=(0,W.l)(M,A,H);if(J!==null)for(const{path:X,shown:N}of P){if(!l(X,J))continue;const F=(0,w.
dirname)((0,w.dirname)(N)),z=m.get(F)??new Set;m.set(F,z.add((0,C.JT)(J)))}}}}return Array.from(m,([M,P])=>({directory:M,providers:[...P]}))}})};export{dn as id,un as ids,fn as modules};
