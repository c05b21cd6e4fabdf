const ln=927,cn=[927],dn={9718:((F,x,r)=>{r.d(x,{k:()=>k});var U=r(3024),B=r(6760),A=r(1807),M=r(1831),R=r(1022),j=r(1731);function k(){const v=new Map,T=(c,d)=>{
const i=v.get(c)??(0,A.v)(c);return v.set(c,i),i.filter(d).map(l=>(0,B.join)(c,l))};return(c,{host:d,namespace:i,type:l})=>T(c,p=>y((0,M.Pv)(p),d)).flatMap(p=>T(
p,O=>y((0,R.s)(O),i))).flatMap(p=>T(p,O=>y((0,R.s)(O),l))).some(p=>J(p,l))}const y=(v,T)=>v.ok&&v.value===T,S=/^[^\s_]*_[^\s_]*$/;function J(v,T){const c=(0,A.v)(
v).some(i=>(0,j.rK)(i)!==null&&(0,A.M)((0,B.join)(v,i)).some(l=>S.test(l)&&I((0,B.join)(v,i,l))===!0)),d=new RegExp(`^terraform-provider-${T}_${j.hZ}_[^\\s_]*_[^\
\\s_]*(?:_.*)?\\.zip$`,"s");return c||(0,A.M)(v).some(i=>d.test(i.toLowerCase())&&I((0,B.join)(v,i))===!1)}const I=v=>(0,U.statSync)(v,{throwIfNoEntry:!1})?.isDirectory()??
null}),7542:((F,x,r)=>{r.d(x,{TU:()=>k,wW:()=>J});var U=r(6760),B=r(5747),A=r(4283),M=r(6979),R=r(2713);const j=1024*1024;function k(c,d){let i=null;return{withLogin:l=>{
if(l.scheme!=="https"||(l.user?.name??"")!=="")return l;i??=v(c);const p=i.get(l.host);if(p===void 0)return l;for(const O of y(p))d(new R.o(O));return{...l,user:{
name:I(p.name),password:I(p.password)}}}}}const y=({name:c,password:d})=>[d,...c.length>=S&&!c.includes("@")?[c]:[],Buffer.from(`${c}:${d}`).toString("base64")],
S=20;function J(c,d){const[,i=""]=(0,A.aR)(c)?.split(" ")??[],[l="",...p]=Buffer.from(i,"base64").toString().split(":");if(i!=="")for(const O of y({name:l,password:p.
join(":")}))d(new R.o(O))}function I(c){const d=(0,M.V$)(c.replaceAll("%","%25"),"user");return d.ok?d.value:""}function v({environment:c,system:d,accountHome:i}){
const{NETRC:l,HOME:p,USERPROFILE:O}=c,_=p||(d==="windows"?O:null)||i,$=l||_&&(0,U.join)(_,d==="windows"?"_netrc":".netrc")||"",L=(0,B.yR)($,j);return L.ok?T(L.text):
new Map}function T(c){const d=new Map,i=Array.from(c.matchAll(/#[^\n]*|\S+/g),([_])=>_.trim()).values(),l=()=>i.next().value??"";let p={name:"",password:""},O=!1;
for(const _ of i)switch(_){case"machine":{const $=l();p={name:"",password:""},d.has($)||d.set($,p);break}case"default":p={name:"",password:""};break;case"login":
p.name=l();break;case"password":p.password=l();break;case"account":l();break;case"macdef":l(),O=!0;break;default:if(!_.startsWith("#")&&!O)return d}return d}}),
5927:((F,x,r)=>{r.d(x,{Vn:()=>on,xT:()=>en,pN:()=>tn});var U=r(3024),B=r(3916),A=r(9718),M=r(3625),R=r(6246),j=r(4283),k=r(1022),y=r(6188),S=r(1831),J=r(5011);function I(t,n){
const s=h=>(0,M.T)(`the pattern ${(0,R.o)(t)} ${h}`),o=t.split("/");if(o.length<2||o.length>3)return s("does not have two or three parts");const[a="",e="",m]=o.
reverse(),u=m===void 0?(0,M.J)((0,J.Vm)(n)):v(m,S.Pv),f=v(e,k.s),g=v(a,k.s);if(!u.ok)return s(`has an invalid hostname: ${u.why}`);if(!f.ok)return s(`has an inv\
alid namespace: ${f.why}`);if(!g.ok)return s(`has an invalid type: ${g.why}`);const E={host:u.value,namespace:f.value,type:g.value};return(E.host!==null||E.namespace===
null)&&(E.namespace!==null||E.type===null)?(0,M.J)(E):s('has a part after "*" that is not "*"')}const v=(t,n)=>t==="*"?(0,M.J)(null):n(t),T=(t,n)=>(t.host??n.host)===
n.host&&(t.namespace??n.namespace)===n.namespace&&(t.type??n.type)===n.type;function c(t,n){const s=d(t,n);return s.some(({kind:o})=>o==="direct")?"registry":s.
length>0?"mirror":"none"}const d=({methods:t},n)=>t.filter(s=>i(s,n));function i({include:t,exclude:n},s){return n.some(o=>T(o,s))?!1:t.length===0||t.some(o=>T(
o,s))}const l="provider_installation";function p(t,n){const s=[],o=[];for(const{keys:a,value:e,isAssigned:m}of t){const[u]=a;if(u?.name!==l)continue;if(m||e.kind!==
"object"){o.push({span:u,why:`${l} must be a block without "="`});continue}const f=[],g=[];for(const E of e.items){const w=O(E,n,f.length===0);w.ok?(f.push(...w.
value.methods),g.push(...w.value.overridden)):o.push({span:E.keys[0]??u,why:w.why})}s.push({span:u,methods:f,overridden:g})}return{blocks:s,mistakes:o}}function O({
keys:[t],value:n,isAssigned:s},o,a){const e=t?.name??"";if(s||n.kind!=="object")return(0,M.T)(`${e} must be a block without "="`);const m={path:[l,e],span:t??{start:0,
end:0}};try{if(e==="dev_overrides"){if(!a)return(0,M.T)("dev_overrides must come before all methods");const E=[...(0,y.P2)(n,m,void 0,y.sc).keys()].flatMap(w=>{
const h=(0,k.m)(w,o);return h.kind==="invalid"?[]:[h]});return(0,M.J)({methods:[],overridden:E})}const u=$[o].get(e);if(u===void 0)return(0,M.T)(`${l} has no me\
thod ${(0,R.o)(e)}`);const f=L(n.items,m,u,o);return f.ok?(0,M.J)({methods:[f.value],overridden:[]}):f}catch(u){if(u instanceof y.aZ)return(0,M.T)(u.message);throw u}}
const _=[["direct",{argument:null}],["filesystem_mirror",{argument:"path"}],["network_mirror",{argument:"url",isUrl:!0}]],$={terraform:new Map(_),opentofu:new Map(
[..._,["oci_mirror",{argument:"repository_template"}]])};function L(t,n,{argument:s,isUrl:o},a){let e="";const{span:m}=n;if(s!==null&&((0,y.RC)(t,s,n,(w,h)=>{e=
(0,y.sc)(w,h,void 0)}),e===""))return(0,M.T)(`${n.path.at(-1)} has no ${s}`);const u=o?W(e):null;if(o&&u===null)return(0,M.T)(`the ${s} does not begin with http\
s://`);const f=K(t,"include",n,a);if(!f.ok)return f;const g=K(t,"exclude",n,a);if(!g.ok)return g;const E={span:m,include:f.value,exclude:g.value};return u!==null?
(0,M.J)({...E,kind:"network",url:u}):(0,M.J)({...E,kind:s===null?"direct":"local"})}function W(t){const n=(0,j.Dl)(t);return n.ok&&n.value.scheme==="https"&&n.value.
host!==""?n.value:null}function K(t,n,s,o){let a=[];(0,y.RC)(t,n,s,(m,u)=>{a=(0,y.VX)(m,u,a,y.sc)});const e=[];for(const m of a){const u=I(m,o);if(!u.ok)return u;
e.push(u.value)}return(0,M.J)(e)}var G=r(4929);function V({client:t,mirrors:n,installations:s}){const o=(f,g)=>({problem:(0,G.P4)({clients:[t],mistake:f}),place:g}),
a=s.map(({items:f,shown:g,placeOf:E})=>{const{blocks:w,mistakes:h}=p(f,t);return{blocks:w.map(({span:P,overridden:D,methods:C})=>({overridden:D,place:E(P),methods:C.
map(N=>({...N,place:E(N.span)}))})),findings:h.map(({span:P,why:D})=>o({kind:"block",file:g,why:D},E(P)))}}),[e=null,...m]=a.flatMap(({blocks:f})=>f),u=[...a.flatMap(
f=>f.findings),...m.map(({place:f})=>o({kind:"two installations"},f))];return{client:t,mirrors:n,installation:e,findings:u}}var Y=r(7542),Q=r(4e3),b=r(1064),q=r(
9562),nn=r(7236),H=r(5257),X=r(2803);function tn(t,n,{mayHavePlugins:s,...o}){const a=n.map(V),e=a.flatMap(h=>h.findings);if(a.every(({installation:h,mirrors:P})=>h===
null&&!P.some(({path:D})=>(0,U.existsSync)(D)))&&!s)return{usages:t,remarks:[],findings:e};const u=Z(a,o),f=[],g=(h,{host:P},D)=>{const C=(0,nn.l)(h,P,D),N=C&&u.
get(D)?.(C,(0,B.dirname)(h.place.file));return!C||!N?!0:(f.push({client:D,way:N,provider:(0,H.JT)(C)}),!1)},E=(h,P)=>{if(P.service!==q.xq)return P;const D=P.clients.
filter(C=>g(h,P,C));return D.length===P.clients.length?P:{...P,clients:D}};return{usages:t.map(h=>{const P=h.needs.map(D=>E(h,D));return P.every((D,C)=>D===h.needs[C])?
h:{...h,needs:P.filter(({clients:D})=>D.length>0)}}),remarks:sn(f),findings:e}}function sn(t){return[...Map.groupBy(t,({client:s,way:o})=>[s,...o].join(" ")).values()].
flatMap(s=>{const[o]=s;if(o===void 0)return[];const[a,e]=o.way,m=new Set(s.map(({provider:f})=>f)),u=(0,Q.hS)(m.size,"provider");return[`${b.bB[o.client]} ${a} ${u}\
 ${e}`.trim()]})}function on(t,n){const s=Z(t.map(V),n);return(o,a,e)=>!!s.get(e)?.(o,a)}function en(t,n,s){const o=new Map(t.map(a=>[a.client,V(a)]));for(const{
installation:a}of o.values())for(const e of a?.methods??[])e.kind==="network"&&(0,Y.wW)(e.url,s);return(a,e)=>{const m=o.get(e)?.installation??null;return m===null||
z(m,a,e,n)?null:{place:m.place,methods:d(m,a)}}}const z=({overridden:t},n,s,o)=>o.every(a=>a.client!==s||a.skipsOverridden)&&t.some(a=>(0,H.JT)(a)===(0,H.JT)(n));
function Z(t,n){const{root:s,plugins:o=null}=n,a=o===null?(0,X.Up)(s):(0,X.Ml)(o);return new Map(t.map(e=>[e.client,e.installation===null?rn(e,a):an(e,e.installation,
n)]))}function rn({mirrors:t},{around:n,holds:s}){const o=t.filter(({path:e})=>(0,U.existsSync)(e)),a=(0,A.k)();return(e,m)=>{const u=n(m).find(({path:f})=>s(f,
e))??o.find(({path:f})=>a(f,e));return u?["installs",`from ${u.shown} instead of a registry`]:null}}function an({client:t},n,{releases:s,asksMirrors:o}){const{place:a}=n,
e=`${a.file}:${a.line}`;return m=>{if(z(n,m,t,s))return["takes",`from dev_overrides in ${e} instead of a registry`];switch(c(n,m)){case"registry":return null;case"\
mirror":{const u=d(n,m),g=o&&u.every(({kind:E})=>E==="network")?"":", which is not checked,";return["installs",`from a mirror in ${e}${g} instead of a registry`]}case"\
none":return[`has no installation method in ${e} for`,""]}}}}),2803:((F,x,r)=>{r.d(x,{KX:()=>T,Ml:()=>J,Up:()=>S});var U=r(3024),B=r(6760),A=r(3916),M=r(9718),R=r(
9562),j=r(7236),k=r(5257),y=r(7854);function S(c){return I(d=>{const i=(0,B.join)(c,d);return(0,U.existsSync)(i)?i:null},(0,M.k)())}function J(c){const d=new Map(
c.map(({directory:i,providers:l})=>[v(i),new Set(l)]));return I(i=>d.has(i)?i:null,(i,l)=>d.get(i)?.has((0,k.JT)(l))??!1)}function I(c,d){const i=(0,y.Oo)(l=>{const p=l.
replace(/\/$/,""),O=p==="."||l!==p,_=v(p),$=c(_),L=O?[]:i((0,A.dirname)(p));return $===null?L:[{path:$,shown:_},...L]});return{around:i,holds:d}}const v=c=>`${c===
"."?"":`${c}/`}terraform.d/plugins`;function T(c,d,{around:i,holds:l}){const p=c.flatMap(_=>{const $=i((0,A.dirname)(_.place.file));return $.length===0?[]:_.needs.
filter(({service:W})=>W===R.xq).flatMap(({host:W})=>d.flatMap(K=>(0,j.l)(_,W,K)??[])).flatMap(W=>$.filter(({path:K})=>l(K,W)).map(({shown:K})=>({shown:K,provider:(0,k.
JT)(W)})))}),O=Map.groupBy(p,({shown:_})=>(0,A.dirname)((0,A.dirname)(_)));return Array.from(O,([_,$])=>({directory:_,providers:[...new Set($.map(({provider:L})=>L))]}))}})};export{ln as id,cn as ids,dn as modules};
