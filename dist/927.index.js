const cn=927,dn=[927],un={9718:((N,K,r)=>{r.d(K,{k:()=>I});var C=r(3024),$=r(6760),w=r(1807),M=r(1831),B=r(1022),U=r(1731);function I(){const v=new Map,D=(d,u)=>{
const l=v.get(d)??(0,w.v2)(d);return v.set(d,l),l.filter(u).map(i=>(0,$.join)(d,i))};return(d,{host:u,namespace:l,type:i})=>D(d,f=>E((0,M.Pv)(f),u)).flatMap(f=>D(
f,O=>E((0,B.s)(O),l))).flatMap(f=>D(f,O=>E((0,B.s)(O),i))).some(f=>S(f,i))}const E=(v,D)=>v.ok&&v.value===D,x=/^[^\s_]*_[^\s_]*$/;function S(v,D){const d=(0,w.v2)(
v).some(l=>(0,U.rK)(l)!==null&&(0,w.wX)((0,$.join)(v,l)).some(i=>x.test(i)&&L((0,$.join)(v,l,i))===!0)),u=new RegExp(`^terraform-provider-${D}_${U.hZ}_[^\\s_]*_[\
^\\s_]*(?:_.*)?\\.zip$`,"s");return d||(0,w.wX)(v).some(l=>u.test(l.toLowerCase())&&L((0,$.join)(v,l))===!1)}const L=v=>(0,C.statSync)(v,{throwIfNoEntry:!1})?.isDirectory()??
null}),7542:((N,K,r)=>{r.d(K,{TU:()=>I,wW:()=>S});var C=r(6760),$=r(5747),w=r(4283),M=r(6979),B=r(2713);const U=1024*1024;function I(d,u){let l=null;return{withLogin:i=>{
if(i.scheme!=="https"||(i.user?.name??"")!=="")return i;l??=v(d);const f=l.get(i.host);if(f===void 0)return i;for(const O of E(f))u(new B.o(O));return{...i,user:{
name:L(f.name),password:L(f.password)}}}}}const E=({name:d,password:u})=>[u,...d.length>=x&&!d.includes("@")?[d]:[],Buffer.from(`${d}:${u}`).toString("base64")],
x=20;function S(d,u){const[,l=""]=(0,w.aR)(d)?.split(" ")??[],[i="",...f]=Buffer.from(l,"base64").toString().split(":");if(l!=="")for(const O of E({name:i,password:f.
join(":")}))u(new B.o(O))}function L(d){const u=(0,M.V$)(d.replaceAll("%","%25"),"user");return u.ok?u.value:""}function v({environment:d,system:u,accountHome:l}){
const{NETRC:i,HOME:f,USERPROFILE:O}=d,g=f||(u==="windows"?O:null)||l,T=i||g&&(0,C.join)(g,u==="windows"?"_netrc":".netrc")||"",R=(0,$.yR)(T,U);return R.ok?D(R.text):
new Map}function D(d){const u=new Map,l=Array.from(d.matchAll(/#[^\n]*|\S+/g),([g])=>g.trim()).values(),i=()=>l.next().value??"";let f={name:"",password:""},O=!1;
for(const g of l)switch(g){case"machine":{const T=i();f={name:"",password:""},u.has(T)||u.set(T,f);break}case"default":f={name:"",password:""};break;case"login":
f.name=i();break;case"password":f.password=i();break;case"account":i();break;case"macdef":i(),O=!0;break;default:if(!g.startsWith("#")&&!O)return u}return u}}),
5927:((N,K,r)=>{r.d(K,{Vn:()=>en,xT:()=>rn,pN:()=>sn});var C=r(3024),$=r(3916),w=r(9718),M=r(3625),B=r(6246),U=r(4283),I=r(1022),E=r(1541),x=r(1831),S=r(5011);function L(t,n){
const o=h=>(0,M.T)(`the pattern ${(0,B.o)(t)} ${h}`),s=t.split("/");if(s.length<2||s.length>3)return o("does not have two or three parts");const[a="",e="",p]=s.
reverse(),c=p===void 0?(0,M.J)((0,S.Vm)(n)):v(p,x.Pv),m=v(e,I.s),P=v(a,I.s);if(!c.ok)return o(`has an invalid hostname: ${c.why}`);if(!m.ok)return o(`has an inv\
alid namespace: ${m.why}`);if(!P.ok)return o(`has an invalid type: ${P.why}`);const _={host:c.value,namespace:m.value,type:P.value};return(_.host!==null||_.namespace===
null)&&(_.namespace!==null||_.type===null)?(0,M.J)(_):o('has a part after "*" that is not "*"')}const v=(t,n)=>t==="*"?(0,M.J)(null):n(t),D=(t,n)=>(t.host??n.host)===
n.host&&(t.namespace??n.namespace)===n.namespace&&(t.type??n.type)===n.type;function d(t,n){const o=u(t,n);return o.some(({kind:s})=>s==="direct")?"registry":o.
length>0?"mirror":"none"}const u=({methods:t},n)=>t.filter(o=>l(o,n));function l({include:t,exclude:n},o){return n.some(s=>D(s,o))?!1:t.length===0||t.some(s=>D(
s,o))}const i="provider_installation";function f({items:t,placeOf:n},o){const s=[],a=[];for(const e of t)if(e.name===i){if(e.isAssigned||e.value.kind!=="object"){
a.push({span:e,why:`${i} must be a block without "="`});continue}for(const p of(0,E.AV)(e)){const c=[],m=[];for(const P of p){const _=O(P,o,c.length===0);if(_.ok){
const k=n(P);c.push(..._.value.methods.map(h=>({...h,place:k}))),m.push(..._.value.overridden)}else a.push({span:P,why:_.why})}s.push({place:n(e),methods:c,overridden:m})}}
return{blocks:s,mistakes:a}}function O(t,n,o){const{name:s,value:a}=t,[e]=t.isAssigned?[]:(0,E.AV)(t);if(e===void 0)return(0,M.T)(`${s} must be a block without \
"="`);const p={path:[i,s],span:t};try{if(s==="dev_overrides"){if(!o)return(0,M.T)("dev_overrides must come before all methods");const _=[...(0,E.A7)(E.sc)({...a,
kind:"object",items:e},p).keys()].flatMap(k=>{const h=(0,I.m)(k,n);return h.kind==="invalid"?[]:[h]});return(0,M.J)({methods:[],overridden:_})}const c=T[n].get(
s);if(c===void 0)return(0,M.T)(`${i} has no method ${(0,B.o)(s)}`);const m=R(e,p,c,n);return m.ok?(0,M.J)({methods:[m.value],overridden:[]}):m}catch(c){if(c instanceof
E.aZ)return(0,M.T)(c.message);throw c}}const g=[["direct",{argument:null}],["filesystem_mirror",{argument:"path"}],["network_mirror",{argument:"url",isUrl:!0}]],
T={terraform:new Map(g),opentofu:new Map([...g,["oci_mirror",{argument:"repository_template"}]])};function R(t,n,{argument:o,isUrl:s},a){const e=o??"",{[e]:p=""}=(0,E.
ql)(t,n,{[e]:E.sc});if(o!==null&&p==="")return(0,M.T)(`${n.path.at(-1)} has no ${e}`);const c=s?j(p):null;if(s&&c===null)return(0,M.T)(`the ${o} does not begin \
with https://`);const m=(0,E.ql)(t,n,J),P=X(m.include,a);if(!P.ok)return P;const _=X(m.exclude,a);if(!_.ok)return _;const k={include:P.value,exclude:_.value};return c!==
null?(0,M.J)({...k,kind:"network",url:c}):(0,M.J)({...k,kind:o===null?"direct":"local"})}function j(t){const n=(0,U.Dl)(t);return n.ok&&n.value.scheme==="https"&&
n.value.host!==""?n.value:null}const J={include:(0,E.c3)(E.sc),exclude:(0,E.c3)(E.sc)};function X(t=[],n){const o=[];for(const s of t){const a=L(s,n);if(!a.ok)return a;
o.push(a.value)}return(0,M.J)(o)}var H=r(8022);function F({client:t,mirrors:n,installations:o}){const s=o.map(c=>{const{blocks:m,mistakes:P}=f(c,t),_=P.map(({span:k,
why:h})=>(0,H._)(t,{kind:"block",file:c.shown,why:h},c.placeOf(k)));return{blocks:m,findings:_}}),[a=null,...e]=s.flatMap(({blocks:c})=>c),p=[...s.flatMap(c=>c.
findings),...e.map(({place:c})=>(0,H._)(t,{kind:"two installations"},c))];return{client:t,mirrors:n,installation:a,findings:p}}var Q=r(7542),b=r(4e3),q=r(1064),
nn=r(9562),tn=r(7236),V=r(5257),z=r(2803);function sn(t,n,{mayHavePlugins:o,...s}){const a=n.map(F),e=a.flatMap(h=>h.findings);if(a.every(({installation:h,mirrors:y})=>h===
null&&!y.some(({path:A})=>(0,C.existsSync)(A)))&&!o)return{usages:t,remarks:[],findings:e};const c=G(a,s),m=[],P=(h,{host:y},A)=>{const W=(0,tn.l)(h,y,A),Y=W&&c.
get(A)?.(W,(0,$.dirname)(h.place.file));return!W||!Y?!0:(m.push({client:A,way:Y,provider:(0,V.JT)(W)}),!1)},_=(h,y)=>{if(y.service!==nn.xq)return y;const A=y.clients.
filter(W=>P(h,y,W));return A.length===y.clients.length?y:{...y,clients:A}};return{usages:t.map(h=>{const y=h.needs.map(A=>_(h,A));return y.every((A,W)=>A===h.needs[W])?
h:{...h,needs:y.filter(({clients:A})=>A.length>0)}}),remarks:on(m),findings:e}}function on(t){return[...Map.groupBy(t,({client:o,way:s})=>[o,...s].join(" ")).values()].
flatMap(o=>{const[s]=o;if(s===void 0)return[];const[a,e]=s.way,p=new Set(o.map(({provider:m})=>m)),c=(0,b.hS)(p.size,"provider");return[`${q.bB[s.client]} ${a} ${c}\
 ${e}`.trim()]})}function en(t,n){const o=G(t.map(F),n);return(s,a,e)=>!!o.get(e)?.(s,a)}function rn(t,n,o){const s=new Map(t.map(a=>[a.client,F(a)]));for(const{
installation:a}of s.values())for(const e of a?.methods??[])e.kind==="network"&&(0,Q.wW)(e.url,o);return(a,e)=>{const p=s.get(e)?.installation??null;return p===null||
Z(p,a,e,n)?null:{place:p.place,methods:u(p,a)}}}const Z=({overridden:t},n,o,s)=>s.every(a=>a.client!==o||a.skipsOverridden)&&t.some(a=>(0,V.JT)(a)===(0,V.JT)(n));
function G(t,n){const{root:o,plugins:s=null}=n,a=s===null?(0,z.Up)(o):(0,z.Ml)(s);return new Map(t.map(e=>[e.client,e.installation===null?an(e,a):ln(e,e.installation,
n)]))}function an({mirrors:t},{around:n,holds:o}){const s=t.filter(({path:e})=>(0,C.existsSync)(e)),a=(0,w.k)();return(e,p)=>{const c=n(p).find(({path:m})=>o(m,
e))??s.find(({path:m})=>a(m,e));return c?["installs",`from ${c.shown} instead of a registry`]:null}}function ln({client:t},n,{releases:o,asksMirrors:s}){const{place:a}=n,
e=`${a.file}:${a.line}`;return p=>{if(Z(n,p,t,o))return["takes",`from dev_overrides in ${e} instead of a registry`];switch(d(n,p)){case"registry":return null;case"\
mirror":{const c=u(n,p),P=s&&c.every(({kind:_})=>_==="network")?"":", which is not checked,";return["installs",`from a mirror in ${e}${P} instead of a registry`]}case"\
none":return[`has no installation method in ${e} for`,""]}}}}),2803:((N,K,r)=>{r.d(K,{KX:()=>D,Ml:()=>S,Up:()=>x});var C=r(3024),$=r(6760),w=r(3916),M=r(9718),B=r(
9562),U=r(7236),I=r(5257),E=r(7854);function x(d){return L(u=>{const l=(0,$.join)(d,u);return(0,C.existsSync)(l)?l:null},(0,M.k)())}function S(d){const u=new Map(
d.map(({directory:l,providers:i})=>[v(l),new Set(i)]));return L(l=>u.has(l)?l:null,(l,i)=>u.get(l)?.has((0,I.JT)(i))??!1)}function L(d,u){const l=(0,E.Oo)(i=>{const f=i.
replace(/\/$/,""),O=f==="."||i!==f,g=v(f),T=d(g),R=O?[]:l((0,w.dirname)(f));return T===null?R:[{path:T,shown:g},...R]});return{around:l,holds:u}}const v=d=>`${d===
"."?"":`${d}/`}terraform.d/plugins`;function D(d,u,{around:l,holds:i}){const f=d.flatMap(g=>{const T=l((0,w.dirname)(g.place.file));return T.length===0?[]:g.needs.
filter(({service:j})=>j===B.xq).flatMap(({host:j})=>u.flatMap(J=>(0,U.l)(g,j,J)??[])).flatMap(j=>T.filter(({path:J})=>i(J,j)).map(({shown:J})=>({shown:J,provider:(0,I.
JT)(j)})))}),O=Map.groupBy(f,({shown:g})=>(0,w.dirname)((0,w.dirname)(g)));return Array.from(O,([g,T])=>({directory:g,providers:[...new Set(T.map(({provider:R})=>R))]}))}})};export{cn as id,dn as ids,un as modules};
