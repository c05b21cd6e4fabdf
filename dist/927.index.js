const ln=927,cn=[927],dn={9718:((N,x,r)=>{r.d(x,{k:()=>R});var C=r(3024),B=r(6760),$=r(1807),_=r(1831),k=r(1022),U=r(1731);function R(){const v=new Map,T=(d,u)=>{
const i=v.get(d)??(0,$.v2)(d);return v.set(d,i),i.filter(u).map(c=>(0,B.join)(d,c))};return(d,{host:u,namespace:i,type:c})=>T(d,p=>O((0,_.Pv)(p),u)).flatMap(p=>T(
p,E=>O((0,k.s)(E),i))).flatMap(p=>T(p,E=>O((0,k.s)(E),c))).some(p=>J(p,c))}const O=(v,T)=>v.ok&&v.value===T,S=/^[^\s_]*_[^\s_]*$/;function J(v,T){const d=(0,$.v2)(
v).some(i=>(0,U.rK)(i)!==null&&(0,$.wX)((0,B.join)(v,i)).some(c=>S.test(c)&&I((0,B.join)(v,i,c))===!0)),u=new RegExp(`^terraform-provider-${T}_${U.hZ}_[^\\s_]*_[\
^\\s_]*(?:_.*)?\\.zip$`,"s");return d||(0,$.wX)(v).some(i=>u.test(i.toLowerCase())&&I((0,B.join)(v,i))===!1)}const I=v=>(0,C.statSync)(v,{throwIfNoEntry:!1})?.isDirectory()??
null}),7542:((N,x,r)=>{r.d(x,{TU:()=>R,wW:()=>J});var C=r(6760),B=r(5747),$=r(4283),_=r(6979),k=r(2713);const U=1024*1024;function R(d,u){let i=null;return{withLogin:c=>{
if(c.scheme!=="https"||(c.user?.name??"")!=="")return c;i??=v(d);const p=i.get(c.host);if(p===void 0)return c;for(const E of O(p))u(new k.o(E));return{...c,user:{
name:I(p.name),password:I(p.password)}}}}}const O=({name:d,password:u})=>[u,...d.length>=S&&!d.includes("@")?[d]:[],Buffer.from(`${d}:${u}`).toString("base64")],
S=20;function J(d,u){const[,i=""]=(0,$.aR)(d)?.split(" ")??[],[c="",...p]=Buffer.from(i,"base64").toString().split(":");if(i!=="")for(const E of O({name:c,password:p.
join(":")}))u(new k.o(E))}function I(d){const u=(0,_.V$)(d.replaceAll("%","%25"),"user");return u.ok?u.value:""}function v({environment:d,system:u,accountHome:i}){
const{NETRC:c,HOME:p,USERPROFILE:E}=d,M=p||(u==="windows"?E:null)||i,w=c||M&&(0,C.join)(M,u==="windows"?"_netrc":".netrc")||"",L=(0,B.yR)(w,U);return L.ok?T(L.text):
new Map}function T(d){const u=new Map,i=Array.from(d.matchAll(/#[^\n]*|\S+/g),([M])=>M.trim()).values(),c=()=>i.next().value??"";let p={name:"",password:""},E=!1;
for(const M of i)switch(M){case"machine":{const w=c();p={name:"",password:""},u.has(w)||u.set(w,p);break}case"default":p={name:"",password:""};break;case"login":
p.name=c();break;case"password":p.password=c();break;case"account":c();break;case"macdef":c(),E=!0;break;default:if(!M.startsWith("#")&&!E)return u}return u}}),
5927:((N,x,r)=>{r.d(x,{Vn:()=>on,xT:()=>en,pN:()=>tn});var C=r(3024),B=r(3916),$=r(9718),_=r(3625),k=r(6246),U=r(4283),R=r(1022),O=r(6188),S=r(1831),J=r(5011);function I(t,n){
const s=h=>(0,_.T)(`the pattern ${(0,k.o)(t)} ${h}`),o=t.split("/");if(o.length<2||o.length>3)return s("does not have two or three parts");const[a="",e="",f]=o.
reverse(),l=f===void 0?(0,_.J)((0,J.Vm)(n)):v(f,S.Pv),m=v(e,R.s),P=v(a,R.s);if(!l.ok)return s(`has an invalid hostname: ${l.why}`);if(!m.ok)return s(`has an inv\
alid namespace: ${m.why}`);if(!P.ok)return s(`has an invalid type: ${P.why}`);const g={host:l.value,namespace:m.value,type:P.value};return(g.host!==null||g.namespace===
null)&&(g.namespace!==null||g.type===null)?(0,_.J)(g):s('has a part after "*" that is not "*"')}const v=(t,n)=>t==="*"?(0,_.J)(null):n(t),T=(t,n)=>(t.host??n.host)===
n.host&&(t.namespace??n.namespace)===n.namespace&&(t.type??n.type)===n.type;function d(t,n){const s=u(t,n);return s.some(({kind:o})=>o==="direct")?"registry":s.
length>0?"mirror":"none"}const u=({methods:t},n)=>t.filter(s=>i(s,n));function i({include:t,exclude:n},s){return n.some(o=>T(o,s))?!1:t.length===0||t.some(o=>T(
o,s))}const c="provider_installation";function p({items:t,placeOf:n},s){const o=[],a=[];for(const{keys:e,value:f,isAssigned:l}of t){const[m]=e;if(m?.name!==c)continue;
if(l||f.kind!=="object"){a.push({span:m,why:`${c} must be a block without "="`});continue}const P=[],g=[];for(const A of f.items){const h=E(A,s,P.length===0);if(h.
ok){const D=n(A.keys[0]??m);P.push(...h.value.methods.map(y=>({...y,place:D}))),g.push(...h.value.overridden)}else a.push({span:A.keys[0]??m,why:h.why})}o.push(
{place:n(m),methods:P,overridden:g})}return{blocks:o,mistakes:a}}function E({keys:[t],value:n,isAssigned:s},o,a){const e=t?.name??"";if(s||n.kind!=="object")return(0,_.
T)(`${e} must be a block without "="`);const f={path:[c,e],span:t??{start:0,end:0}};try{if(e==="dev_overrides"){if(!a)return(0,_.T)("dev_overrides must come bef\
ore all methods");const g=[...(0,O.P2)(n,f,void 0,O.sc).keys()].flatMap(A=>{const h=(0,R.m)(A,o);return h.kind==="invalid"?[]:[h]});return(0,_.J)({methods:[],overridden:g})}
const l=w[o].get(e);if(l===void 0)return(0,_.T)(`${c} has no method ${(0,k.o)(e)}`);const m=L(n.items,f,l,o);return m.ok?(0,_.J)({methods:[m.value],overridden:[]}):
m}catch(l){if(l instanceof O.aZ)return(0,_.T)(l.message);throw l}}const M=[["direct",{argument:null}],["filesystem_mirror",{argument:"path"}],["network_mirror",
{argument:"url",isUrl:!0}]],w={terraform:new Map(M),opentofu:new Map([...M,["oci_mirror",{argument:"repository_template"}]])};function L(t,n,{argument:s,isUrl:o},a){
let e="";if(s!==null&&((0,O.RC)(t,s,n,(g,A)=>{e=(0,O.sc)(g,A,void 0)}),e===""))return(0,_.T)(`${n.path.at(-1)} has no ${s}`);const f=o?j(e):null;if(o&&f===null)
return(0,_.T)(`the ${s} does not begin with https://`);const l=W(t,"include",n,a);if(!l.ok)return l;const m=W(t,"exclude",n,a);if(!m.ok)return m;const P={include:l.
value,exclude:m.value};return f!==null?(0,_.J)({...P,kind:"network",url:f}):(0,_.J)({...P,kind:s===null?"direct":"local"})}function j(t){const n=(0,U.Dl)(t);return n.
ok&&n.value.scheme==="https"&&n.value.host!==""?n.value:null}function W(t,n,s,o){let a=[];(0,O.RC)(t,n,s,(f,l)=>{a=(0,O.VX)(f,l,a,O.sc)});const e=[];for(const f of a){
const l=I(f,o);if(!l.ok)return l;e.push(l.value)}return(0,_.J)(e)}var V=r(8857);function F({client:t,mirrors:n,installations:s}){const o=s.map(l=>{const{blocks:m,
mistakes:P}=p(l,t),g=P.map(({span:A,why:h})=>(0,V._)(t,{kind:"block",file:l.shown,why:h},l.placeOf(A)));return{blocks:m,findings:g}}),[a=null,...e]=o.flatMap(({
blocks:l})=>l),f=[...o.flatMap(l=>l.findings),...e.map(({place:l})=>(0,V._)(t,{kind:"two installations"},l))];return{client:t,mirrors:n,installation:a,findings:f}}
var Y=r(7542),Q=r(4e3),b=r(1064),q=r(9562),nn=r(7236),X=r(5257),H=r(2803);function tn(t,n,{mayHavePlugins:s,...o}){const a=n.map(F),e=a.flatMap(h=>h.findings);if(a.
every(({installation:h,mirrors:D})=>h===null&&!D.some(({path:y})=>(0,C.existsSync)(y)))&&!s)return{usages:t,remarks:[],findings:e};const l=Z(a,o),m=[],P=(h,{host:D},y)=>{
const K=(0,nn.l)(h,D,y),G=K&&l.get(y)?.(K,(0,B.dirname)(h.place.file));return!K||!G?!0:(m.push({client:y,way:G,provider:(0,X.JT)(K)}),!1)},g=(h,D)=>{if(D.service!==
q.xq)return D;const y=D.clients.filter(K=>P(h,D,K));return y.length===D.clients.length?D:{...D,clients:y}};return{usages:t.map(h=>{const D=h.needs.map(y=>g(h,y));
return D.every((y,K)=>y===h.needs[K])?h:{...h,needs:D.filter(({clients:y})=>y.length>0)}}),remarks:sn(m),findings:e}}function sn(t){return[...Map.groupBy(t,({client:s,
way:o})=>[s,...o].join(" ")).values()].flatMap(s=>{const[o]=s;if(o===void 0)return[];const[a,e]=o.way,f=new Set(s.map(({provider:m})=>m)),l=(0,Q.hS)(f.size,"pro\
vider");return[`${b.bB[o.client]} ${a} ${l} ${e}`.trim()]})}function on(t,n){const s=Z(t.map(F),n);return(o,a,e)=>!!s.get(e)?.(o,a)}function en(t,n,s){const o=new Map(
t.map(a=>[a.client,F(a)]));for(const{installation:a}of o.values())for(const e of a?.methods??[])e.kind==="network"&&(0,Y.wW)(e.url,s);return(a,e)=>{const f=o.get(
e)?.installation??null;return f===null||z(f,a,e,n)?null:{place:f.place,methods:u(f,a)}}}const z=({overridden:t},n,s,o)=>o.every(a=>a.client!==s||a.skipsOverridden)&&
t.some(a=>(0,X.JT)(a)===(0,X.JT)(n));function Z(t,n){const{root:s,plugins:o=null}=n,a=o===null?(0,H.Up)(s):(0,H.Ml)(o);return new Map(t.map(e=>[e.client,e.installation===
null?rn(e,a):an(e,e.installation,n)]))}function rn({mirrors:t},{around:n,holds:s}){const o=t.filter(({path:e})=>(0,C.existsSync)(e)),a=(0,$.k)();return(e,f)=>{const l=n(
f).find(({path:m})=>s(m,e))??o.find(({path:m})=>a(m,e));return l?["installs",`from ${l.shown} instead of a registry`]:null}}function an({client:t},n,{releases:s,
asksMirrors:o}){const{place:a}=n,e=`${a.file}:${a.line}`;return f=>{if(z(n,f,t,s))return["takes",`from dev_overrides in ${e} instead of a registry`];switch(d(n,
f)){case"registry":return null;case"mirror":{const l=u(n,f),P=o&&l.every(({kind:g})=>g==="network")?"":", which is not checked,";return["installs",`from a mirro\
r in ${e}${P} instead of a registry`]}case"none":return[`has no installation method in ${e} for`,""]}}}}),2803:((N,x,r)=>{r.d(x,{KX:()=>T,Ml:()=>J,Up:()=>S});var C=r(
3024),B=r(6760),$=r(3916),_=r(9718),k=r(9562),U=r(7236),R=r(5257),O=r(7854);function S(d){return I(u=>{const i=(0,B.join)(d,u);return(0,C.existsSync)(i)?i:null},
(0,_.k)())}function J(d){const u=new Map(d.map(({directory:i,providers:c})=>[v(i),new Set(c)]));return I(i=>u.has(i)?i:null,(i,c)=>u.get(i)?.has((0,R.JT)(c))??!1)}
function I(d,u){const i=(0,O.Oo)(c=>{const p=c.replace(/\/$/,""),E=p==="."||c!==p,M=v(p),w=d(M),L=E?[]:i((0,$.dirname)(p));return w===null?L:[{path:w,shown:M},...L]});
return{around:i,holds:u}}const v=d=>`${d==="."?"":`${d}/`}terraform.d/plugins`;function T(d,u,{around:i,holds:c}){const p=d.flatMap(M=>{const w=i((0,$.dirname)(
M.place.file));return w.length===0?[]:M.needs.filter(({service:j})=>j===k.xq).flatMap(({host:j})=>u.flatMap(W=>(0,U.l)(M,j,W)??[])).flatMap(j=>w.filter(({path:W})=>c(
W,j)).map(({shown:W})=>({shown:W,provider:(0,R.JT)(j)})))}),E=Map.groupBy(p,({shown:M})=>(0,$.dirname)((0,$.dirname)(M)));return Array.from(E,([M,w])=>({directory:M,
providers:[...new Set(w.map(({provider:L})=>L))]}))}})};export{ln as id,cn as ids,dn as modules};
