const ln=927,cn=[927],dn={9718:((N,x,e)=>{e.d(x,{k:()=>I});var C=e(3024),$=e(6760),w=e(1807),M=e(1831),B=e(1022),U=e(1731);function I(){const _=new Map,D=(c,u)=>{
const l=_.get(c)??(0,w.v2)(c);return _.set(c,l),l.filter(u).map(d=>(0,$.join)(c,d))};return(c,{host:u,namespace:l,type:d})=>D(c,f=>E((0,M.Pv)(f),u)).flatMap(f=>D(
f,O=>E((0,B.s)(O),l))).flatMap(f=>D(f,O=>E((0,B.s)(O),d))).some(f=>J(f,d))}const E=(_,D)=>_.ok&&_.value===D,S=/^[^\s_]*_[^\s_]*$/;function J(_,D){const c=(0,w.v2)(
_).some(l=>(0,U.rK)(l)!==null&&(0,w.wX)((0,$.join)(_,l)).some(d=>S.test(d)&&L((0,$.join)(_,l,d))===!0)),u=new RegExp(`^terraform-provider-${D}_${U.hZ}_[^\\s_]*_[\
^\\s_]*(?:_.*)?\\.zip$`,"s");return c||(0,w.wX)(_).some(l=>u.test(l.toLowerCase())&&L((0,$.join)(_,l))===!1)}const L=_=>(0,C.statSync)(_,{throwIfNoEntry:!1})?.isDirectory()??
null}),7542:((N,x,e)=>{e.d(x,{TU:()=>I,wW:()=>J});var C=e(6760),$=e(5747),w=e(4283),M=e(6979),B=e(2713);const U=1024*1024;function I(c,u){let l=null;return{withLogin:d=>{
if(d.scheme!=="https"||(d.user?.name??"")!=="")return d;l??=_(c);const f=l.get(d.host);if(f===void 0)return d;for(const O of E(f))u(new B.o(O));return{...d,user:{
name:L(f.name),password:L(f.password)}}}}}const E=({name:c,password:u})=>[u,...c.length>=S&&!c.includes("@")?[c]:[],Buffer.from(`${c}:${u}`).toString("base64")],
S=20;function J(c,u){const[,l=""]=(0,w.aR)(c)?.split(" ")??[],[d="",...f]=Buffer.from(l,"base64").toString().split(":");if(l!=="")for(const O of E({name:d,password:f.
join(":")}))u(new B.o(O))}function L(c){const u=(0,M.V$)(c.replaceAll("%","%25"),"user");return u.ok?u.value:""}function _({environment:c,system:u,accountHome:l}){
const{NETRC:d,HOME:f,USERPROFILE:O}=c,g=f||(u==="windows"?O:null)||l,T=d||g&&(0,C.join)(g,u==="windows"?"_netrc":".netrc")||"",R=(0,$.yR)(T,U);return R.ok?D(R.text):
new Map}function D(c){const u=new Map,l=Array.from(c.matchAll(/#[^\n]*|\S+/g),([g])=>g.trim()).values(),d=()=>l.next().value??"";let f={name:"",password:""},O=!1;
for(const g of l)switch(g){case"machine":{const T=d();f={name:"",password:""},u.has(T)||u.set(T,f);break}case"default":f={name:"",password:""};break;case"login":
f.name=d();break;case"password":f.password=d();break;case"account":d();break;case"macdef":d(),O=!0;break;default:if(!g.startsWith("#")&&!O)return u}return u}}),
5927:((N,x,e)=>{e.d(x,{Vn:()=>on,xT:()=>en,pN:()=>tn});var C=e(3024),$=e(3916),w=e(9718),M=e(3625),B=e(6246),U=e(4283),I=e(1022),E=e(1541),S=e(1831),J=e(5011);function L(t,n){
const a=v=>(0,M.T)(`the pattern ${(0,B.o)(t)} ${v}`),s=t.split("/");if(s.length<2||s.length>3)return a("does not have two or three parts");const[r="",o="",p]=s.
reverse(),i=p===void 0?(0,M.J)((0,J.Vm)(n)):_(p,S.Pv),m=_(o,I.s),P=_(r,I.s);if(!i.ok)return a(`has an invalid hostname: ${i.why}`);if(!m.ok)return a(`has an inv\
alid namespace: ${m.why}`);if(!P.ok)return a(`has an invalid type: ${P.why}`);const h={host:i.value,namespace:m.value,type:P.value};return(h.host!==null||h.namespace===
null)&&(h.namespace!==null||h.type===null)?(0,M.J)(h):a('has a part after "*" that is not "*"')}const _=(t,n)=>t==="*"?(0,M.J)(null):n(t),D=(t,n)=>(t.host??n.host)===
n.host&&(t.namespace??n.namespace)===n.namespace&&(t.type??n.type)===n.type,c=({methods:t},n)=>t.filter(a=>u(a,n));function u({include:t,exclude:n},a){return n.
some(s=>D(s,a))?!1:t.length===0||t.some(s=>D(s,a))}const l="provider_installation";function d({items:t,placeOf:n},a){const s=[],r=[];for(const o of t)if(o.name===
l){if(o.isAssigned||o.value.kind!=="object"){r.push({span:o,why:`${l} must be a block without "="`});continue}for(const p of(0,E.AV)(o)){const i=[],m=[];for(const P of p){
const h=f(P,a,i.length===0);if(h.ok){const k=n(P);i.push(...h.value.methods.map(v=>({...v,place:k}))),m.push(...h.value.overridden)}else r.push({span:P,why:h.why})}
s.push({place:n(o),methods:i,overridden:m})}}return{blocks:s,mistakes:r}}function f(t,n,a){const{name:s,value:r}=t,[o]=t.isAssigned?[]:(0,E.AV)(t);if(o===void 0)
return(0,M.T)(`${s} must be a block without "="`);const p={path:[l,s],span:t};try{if(s==="dev_overrides"){if(!a)return(0,M.T)("dev_overrides must come before al\
l methods");const h=[...(0,E.A7)(E.sc)({...r,kind:"object",items:o},p).keys()].flatMap(k=>{const v=(0,I.m)(k,n);return v.kind==="invalid"?[]:[v]});return(0,M.J)(
{methods:[],overridden:h})}const i=g[n].get(s);if(i===void 0)return(0,M.T)(`${l} has no method ${(0,B.o)(s)}`);const m=T(o,p,i,n);return m.ok?(0,M.J)({methods:[
m.value],overridden:[]}):m}catch(i){if(i instanceof E.aZ)return(0,M.T)(i.message);throw i}}const O=[["direct",{argument:null}],["filesystem_mirror",{argument:"p\
ath"}],["network_mirror",{argument:"url",isUrl:!0}]],g={terraform:new Map(O),opentofu:new Map([...O,["oci_mirror",{argument:"repository_template"}]])};function T(t,n,{
argument:a,isUrl:s},r){const o=a??"",{[o]:p=""}=(0,E.ql)(t,n,{[o]:E.sc});if(a!==null&&p==="")return(0,M.T)(`${n.path.at(-1)} has no ${o}`);const i=s?R(p):null;if(s&&
i===null)return(0,M.T)(`the ${a} does not begin with https://`);const m=(0,E.ql)(t,n,j),P=W(m.include,r);if(!P.ok)return P;const h=W(m.exclude,r);if(!h.ok)return h;
const k={include:P.value,exclude:h.value};return i!==null?(0,M.J)({...k,kind:"network",url:i}):(0,M.J)({...k,kind:a===null?"direct":"local"})}function R(t){const n=(0,U.
Dl)(t);return n.ok&&n.value.scheme==="https"&&n.value.host!==""?n.value:null}const j={include:(0,E.c3)(E.sc),exclude:(0,E.c3)(E.sc)};function W(t=[],n){const a=[];
for(const s of t){const r=L(s,n);if(!r.ok)return r;a.push(r.value)}return(0,M.J)(a)}var X=e(8022);function F({client:t,mirrors:n,installations:a}){const s=a.map(
i=>{const{blocks:m,mistakes:P}=d(i,t),h=P.map(({span:k,why:v})=>(0,X._)(t,{kind:"block",file:i.shown,why:v},i.placeOf(k)));return{blocks:m,findings:h}}),[r=null,
...o]=s.flatMap(({blocks:i})=>i),p=[...s.flatMap(i=>i.findings),...o.map(({place:i})=>(0,X._)(t,{kind:"two installations"},i))];return{client:t,mirrors:n,installation:r,
findings:p}}var Y=e(7542),Q=e(4e3),b=e(1064),q=e(9562),nn=e(7236),V=e(5257),H=e(2803);function tn(t,n,{mayHavePlugins:a,...s}){const r=n.map(F),o=r.flatMap(v=>v.
findings);if(r.every(({installation:v,mirrors:y})=>v===null&&!y.some(({path:A})=>(0,C.existsSync)(A)))&&!a)return{usages:t,remarks:[],findings:o};const i=Z(r,s),
m=[],P=(v,{host:y},A)=>{const K=(0,nn.l)(v,y,A),G=K&&i.get(A)?.(K,(0,$.dirname)(v.place.file));return!K||!G?!0:(m.push({client:A,way:G,provider:(0,V.JT)(K)}),!1)},
h=(v,y)=>{if(y.service!==q.xq)return y;const A=y.clients.filter(K=>P(v,y,K));return A.length===y.clients.length?y:{...y,clients:A}};return{usages:t.map(v=>{const y=v.
needs.map(A=>h(v,A));return y.every((A,K)=>A===v.needs[K])?v:{...v,needs:y.filter(({clients:A})=>A.length>0)}}),remarks:sn(m),findings:o}}function sn(t){return[
...Map.groupBy(t,({client:a,way:s})=>[a,...s].join(" ")).values()].flatMap(a=>{const[s]=a;if(s===void 0)return[];const[r,o]=s.way,p=new Set(a.map(({provider:m})=>m)),
i=(0,Q.hS)(p.size,"provider");return[`${b.bB[s.client]} ${r} ${i} ${o}`.trim()]})}function on(t,n){const a=Z(t.map(F),n);return(s,r,o)=>!!a.get(o)?.(s,r)}function en(t,n,a){
const s=new Map(t.map(r=>[r.client,F(r)]));for(const{installation:r}of s.values())for(const o of r?.methods??[])o.kind==="network"&&(0,Y.wW)(o.url,a);return(r,o)=>{
const p=s.get(o)?.installation??null;return p===null||z(p,r,o,n)?null:{place:p.place,methods:c(p,r)}}}const z=({overridden:t},n,a,s)=>s.every(r=>r.client!==a||r.
skipsOverridden)&&t.some(r=>(0,V.JT)(r)===(0,V.JT)(n));function Z(t,n){const{root:a,plugins:s=null}=n,r=s===null?(0,H.Up)(a):(0,H.Ml)(s);return new Map(t.map(o=>[
o.client,o.installation===null?rn(o,r):an(o,o.installation,n)]))}function rn({mirrors:t},{around:n,holds:a}){const s=t.filter(({path:o})=>(0,C.existsSync)(o)),r=(0,w.
k)();return(o,p)=>{const i=n(p).find(({path:m})=>a(m,o))??s.find(({path:m})=>r(m,o));return i?["installs",`from ${i.shown} instead of a registry`]:null}}function an({
client:t},n,{releases:a,asksMirrors:s}){const{place:r}=n,o=`${r.file}:${r.line}`;return p=>{if(z(n,p,t,a))return["takes",`from dev_overrides in ${o} instead of \
a registry`];const i=c(n,p);if(i.some(({kind:h})=>h==="direct"))return null;if(i.length===0)return[`has no installation method in ${o} for`,""];const P=s&&i.every(
({kind:h})=>h==="network")?"":", which is not checked,";return["installs",`from a mirror in ${o}${P} instead of a registry`]}}}),2803:((N,x,e)=>{e.d(x,{KX:()=>D,
Ml:()=>J,Up:()=>S});var C=e(3024),$=e(6760),w=e(3916),M=e(9718),B=e(9562),U=e(7236),I=e(5257),E=e(7854);function S(c){return L(u=>{const l=(0,$.join)(c,u);return(0,C.
existsSync)(l)?l:null},(0,M.k)())}function J(c){const u=new Map(c.map(({directory:l,providers:d})=>[_(l),new Set(d)]));return L(l=>u.has(l)?l:null,(l,d)=>u.get(
l)?.has((0,I.JT)(d))??!1)}function L(c,u){const l=(0,E.Oo)(d=>{const f=d.replace(/\/$/,""),O=f==="."||d!==f,g=_(f),T=c(g),R=O?[]:l((0,w.dirname)(f));return T===
null?R:[{path:T,shown:g},...R]});return{around:l,holds:u}}const _=c=>`${c==="."?"":`${c}/`}terraform.d/plugins`;function D(c,u,{around:l,holds:d}){const f=c.flatMap(
g=>{const T=l((0,w.dirname)(g.place.file));return T.length===0?[]:g.needs.filter(({service:j})=>j===B.xq).flatMap(({host:j})=>u.flatMap(W=>(0,U.l)(g,j,W)??[])).
flatMap(j=>T.filter(({path:W})=>d(W,j)).map(({shown:W})=>({shown:W,provider:(0,I.JT)(j)})))}),O=Map.groupBy(f,({shown:g})=>(0,w.dirname)((0,w.dirname)(g)));return Array.
from(O,([g,T])=>({directory:g,providers:[...new Set(T.map(({provider:R})=>R))]}))}})};export{ln as id,cn as ids,dn as modules};
