const dn=5927,un=[5927],fn={9718:((V,K,s)=>{s.d(K,{k:()=>A});var R=s(3024),I=s(6760),D=s(1807),_=s(1831),k=s(1022),B=s(1731);function A(){const v=new Map,w=(l,d)=>{
const i=v.get(l)??(0,D.v)(l);return v.set(l,i),i.filter(d).map(c=>(0,I.join)(l,c))};return(l,{host:d,namespace:i,type:c})=>w(l,p=>P((0,_.Pv)(p),d)).flatMap(p=>w(
p,M=>P((0,k.s)(M),i))).flatMap(p=>w(p,M=>P((0,k.s)(M),c))).some(p=>S(p,c))}const P=(v,w)=>v.ok&&v.value===w,L=/^[^\s_]*_[^\s_]*$/;function S(v,w){const l=(0,D.v)(
v).some(i=>(0,B.rK)(i)!==null&&(0,D.M)((0,I.join)(v,i)).some(c=>L.test(c)&&U((0,I.join)(v,i,c))===!0)),d=new RegExp(`^terraform-provider-${w}_${B.hZ}_[^\\s_]*_[^\
\\s_]*(?:_.*)?\\.zip$`,"s");return l||(0,D.M)(v).some(i=>d.test(i.toLowerCase())&&U((0,I.join)(v,i))===!1)}const U=v=>(0,R.statSync)(v,{throwIfNoEntry:!1})?.isDirectory()??
null}),7542:((V,K,s)=>{s.d(K,{TU:()=>A,wW:()=>S});var R=s(6760),I=s(5747),D=s(4283),_=s(6979),k=s(2713);const B=1024*1024;function A(l,d){let i=null;return{withLogin:c=>{
if(c.scheme!=="https"||(c.user?.name??"")!=="")return c;i??=v(l);const p=i.get(c.host);if(p===void 0)return c;for(const M of P(p))d(new k.o(M));return{...c,user:{
name:U(p.name),password:U(p.password)}}}}}const P=({name:l,password:d})=>[d,...l.length>=L&&!l.includes("@")?[l]:[],Buffer.from(`${l}:${d}`).toString("base64")],
L=20;function S(l,d){const[,i=""]=(0,D.aR)(l)?.split(" ")??[],[c="",...p]=Buffer.from(i,"base64").toString().split(":");if(i!=="")for(const M of P({name:c,password:p.
join(":")}))d(new k.o(M))}function U(l){const d=(0,_.V$)(l.replaceAll("%","%25"),"user");return d.ok?d.value:""}function v({environment:l,system:d,accountHome:i}){
const{NETRC:c,HOME:p,USERPROFILE:M}=l,y=p||(d==="windows"?M:null)||i,C=c||y&&(0,R.join)(y,d==="windows"?"_netrc":".netrc")||"",x=(0,I.yR)(C,B);return x.ok?w(x.text):
new Map}function w(l){const d=new Map,i=Array.from(l.matchAll(/#[^\n]*|\S+/g),([y])=>y.trim()).values(),c=()=>i.next().value??"";let p={name:"",password:""},M=!1;
for(const y of i)switch(y){case"machine":{const C=c();p={name:"",password:""},d.has(C)||d.set(C,p);break}case"default":p={name:"",password:""};break;case"login":
p.name=c();break;case"password":p.password=c();break;case"account":c();break;case"macdef":c(),M=!0;break;default:if(!y.startsWith("#")&&!M)return d}return d}}),
7236:((V,K,s)=>{s.d(K,{l:()=>I,o:()=>D});var R=s(1022);function I({kind:_,text:k,address:B},A,P){switch(_){case"required_provider":case"state_store_provider":case"\
lock_provider":{const L=(0,R.m)(k??"",P);return L.kind==="registry"?L:null}case"required_provider_nosource":case"required_provider_legacy":return{host:A,namespace:"\
hashicorp",type:D(B)};case"implied_provider":return{host:A,namespace:"hashicorp",type:(k??"").replace(/[._].*$/s,"")};default:return null}}const D=_=>_.replace(
/^.*\./s,"")}),5927:((V,K,s)=>{s.d(K,{V:()=>en,x:()=>on,withoutInstalled:()=>sn});var R=s(3024),I=s(3916),D=s(9718),_=s(3625),k=s(6246),B=s(4283),A=s(1022),P=s(
6188),L=s(1831),S=s(5011);function U(t,n){const o=h=>(0,_.T)(`the pattern ${(0,k.o)(t)} ${h}`),r=t.split("/");if(r.length<2||r.length>3)return o("does not have \
two or three parts");const[a="",e="",m]=r.reverse(),u=m===void 0?(0,_.J)((0,S.Vm)(n)):v(m,L.Pv),f=v(e,A.s),E=v(a,A.s);if(!u.ok)return o(`has an invalid hostname\
: ${u.why}`);if(!f.ok)return o(`has an invalid namespace: ${f.why}`);if(!E.ok)return o(`has an invalid type: ${E.why}`);const g={host:u.value,namespace:f.value,
type:E.value};return(g.host!==null||g.namespace===null)&&(g.namespace!==null||g.type===null)?(0,_.J)(g):o('has a part after "*" that is not "*"')}const v=(t,n)=>t===
"*"?(0,_.J)(null):n(t),w=(t,n)=>(t.host??n.host)===n.host&&(t.namespace??n.namespace)===n.namespace&&(t.type??n.type)===n.type;function l(t,n){const o=d(t,n);return o.
some(({kind:r})=>r==="direct")?"registry":o.length>0?"mirror":"none"}const d=({methods:t},n)=>t.filter(o=>i(o,n));function i({include:t,exclude:n},o){return n.some(
r=>w(r,o))?!1:t.length===0||t.some(r=>w(r,o))}const c="provider_installation";function p(t,n){const o=[],r=[];for(const{keys:a,value:e,isAssigned:m}of t){const[
u]=a;if(u?.name!==c)continue;if(m||e.kind!=="object"){r.push({span:u,why:`${c} must be a block without "="`});continue}const f=[],E=[];for(const g of e.items){const $=M(
g,n,f.length===0);$.ok?(f.push(...$.value.methods),E.push(...$.value.overridden)):r.push({span:g.keys[0]??u,why:$.why})}o.push({span:u,methods:f,overridden:E})}
return{blocks:o,mistakes:r}}function M({keys:[t],value:n,isAssigned:o},r,a){const e=t?.name??"";if(o||n.kind!=="object")return(0,_.T)(`${e} must be a block with\
out "="`);const m={path:[c,e],span:t??{start:0,end:0}};try{if(e==="dev_overrides"){if(!a)return(0,_.T)("dev_overrides must come before all methods");const g=[...(0,P.
P2)(n,m,void 0,P.sc).keys()].flatMap($=>{const h=(0,A.m)($,r);return h.kind==="invalid"?[]:[h]});return(0,_.J)({methods:[],overridden:g})}const u=C[r].get(e);if(u===
void 0)return(0,_.T)(`${c} has no method ${(0,k.o)(e)}`);const f=x(n.items,m,u,r);return f.ok?(0,_.J)({methods:[f.value],overridden:[]}):f}catch(u){if(u instanceof
P.aZ)return(0,_.T)(u.message);throw u}}const y=[["direct",{argument:null}],["filesystem_mirror",{argument:"path"}],["network_mirror",{argument:"url",isUrl:!0}]],
C={terraform:new Map(y),opentofu:new Map([...y,["oci_mirror",{argument:"repository_template"}]])};function x(t,n,{argument:o,isUrl:r},a){let e="";const{span:m}=n;
if(o!==null&&((0,P.RC)(t,o,n,($,h)=>{e=(0,P.sc)($,h,void 0)}),e===""))return(0,_.T)(`${n.path.at(-1)} has no ${o}`);const u=r?X(e):null;if(r&&u===null)return(0,_.
T)(`the ${o} does not begin with https://`);const f=N(t,"include",n,a);if(!f.ok)return f;const E=N(t,"exclude",n,a);if(!E.ok)return E;const g={span:m,include:f.
value,exclude:E.value};return u!==null?(0,_.J)({...g,kind:"network",url:u}):(0,_.J)({...g,kind:o===null?"direct":"local"})}function X(t){const n=(0,B.Dl)(t);return n.
ok&&n.value.scheme==="https"&&n.value.host!==""?n.value:null}function N(t,n,o,r){let a=[];(0,P.RC)(t,n,o,(m,u)=>{a=(0,P.VX)(m,u,a,P.sc)});const e=[];for(const m of a){
const u=U(m,r);if(!u.ok)return u;e.push(u.value)}return(0,_.J)(e)}var Z=s(4929);function J({client:t,mirrors:n,installations:o}){const r=(f,E)=>({problem:(0,Z.credentialsConfig)(
{clients:[t],mistake:f}),place:E}),a=o.map(({items:f,shown:E,placeOf:g})=>{const{blocks:$,mistakes:h}=p(f,t);return{blocks:$.map(({span:T,overridden:O,methods:W})=>({
overridden:O,place:g(T),methods:W.map(j=>({...j,place:g(j.span)}))})),findings:h.map(({span:T,why:O})=>r({kind:"block",file:E,why:O},g(T)))}}),[e=null,...m]=a.flatMap(
({blocks:f})=>f),u=[...a.flatMap(f=>f.findings),...m.map(({place:f})=>r({kind:"two installations"},f))];return{client:t,mirrors:n,installation:e,findings:u}}var H=s(
7542),G=s(1064),Y=s(9562),tn=s(7236),z=s(2803);function sn(t,n,{mayHavePlugins:o,...r}){const a=n.map(J),e=a.flatMap(h=>h.findings);if(a.every(({installation:h,
mirrors:T})=>h===null&&!T.some(({path:O})=>(0,R.existsSync)(O)))&&!o)return{usages:t,remarks:[],findings:e};const u=b(a,r),f=new Map,E=(h,{host:T},O)=>{const W=u.
get(O)?.((0,I.dirname)(h.place.file)),j=W?(0,tn.l)(h,T,O):null,q=j&&W?.(j);if(!j||!q)return!0;const nn=`${G.bB[O]} ${q}`,ln=f.get(nn)??new Set;return f.set(nn,ln.
add(`${T}/${j.namespace}/${j.type}`)),!1},g=t.map(h=>{if(!h.needs.some(({service:O})=>O===Y.xq))return h;const T=h.needs.flatMap(O=>{if(O.service!==Y.xq)return[
O];const W=O.clients.filter(j=>E(h,O,j));return W.length===O.clients.length?[O]:W.length===0?[]:[{...O,clients:W}]});return T.every((O,W)=>O===h.needs[W])&&T.length===
h.needs.length?h:{...h,needs:T}}),$=Array.from(f,([h,{size:T}])=>h.replace(F,T===1?"1 provider":`${T} providers`));return{usages:g,remarks:$,findings:e}}const F="\
\0";function en(t,n){const o=b(t.map(J),n);return(r,a,e)=>!!o.get(e)?.(a)?.(r)}function on(t,n,o){const r=new Map(t.map(a=>[a.client,J(a)]));for(const{installation:a}of r.
values())for(const e of a?.methods??[])e.kind==="network"&&(0,H.wW)(e.url,o);return(a,e)=>{const m=r.get(e)?.installation??null;return m===null||Q(m,a,e,n)?null:
{place:m.place,methods:d(m,a)}}}const Q=({overridden:t},n,o,r)=>r.every(a=>a.client!==o||a.skipsOverridden)&&t.some(a=>cn(a,n));function b(t,n){const{root:o,plugins:r=null}=n,
a=r===null?(0,z.Up)(o):(0,z.Ml)(r);return new Map(t.map(e=>[e.client,e.installation===null?rn(e,a):an(e,e.installation,n)]))}function rn({mirrors:t},{around:n,holds:o}){
const r=t.filter(({path:e})=>(0,R.existsSync)(e)),a=(0,D.k)();return e=>{const m=n(e);return m.length+r.length===0?null:u=>{const f=m.find(({path:E})=>o(E,u))??
r.find(({path:E})=>a(E,u));return f?`installs ${F} from ${f.shown} instead of a registry`:null}}}function an({client:t},n,{releases:o,asksMirrors:r}){const{place:a}=n,
e=`${a.file}:${a.line}`,m=u=>{if(Q(n,u,t,o))return`takes ${F} from dev_overrides in ${e} instead of a registry`;switch(l(n,u)){case"registry":return null;case"m\
irror":{const f=d(n,u),g=r&&f.every(({kind:$})=>$==="network")?"":", which is not checked,";return`installs ${F} from a mirror in ${e}${g} instead of a registry`}case"\
none":return`has no installation method in ${e} for ${F}`}};return()=>m}const cn=(t,n)=>t.host===n.host&&t.namespace===n.namespace&&t.type===n.type}),2803:((V,K,s)=>{
s.d(K,{KX:()=>w,Ml:()=>S,Up:()=>L});var R=s(3024),I=s(6760),D=s(3916),_=s(9718),k=s(9562),B=s(7236),A=s(5257),P=s(7854);function L(l){return U(d=>{const i=(0,I.
join)(l,d);return(0,R.existsSync)(i)?i:null},(0,_.k)())}function S(l){const d=new Map(l.map(({directory:i,providers:c})=>[v(i),new Set(c)]));return U(i=>d.has(i)?
i:null,(i,c)=>d.get(i)?.has((0,A.JT)(c))??!1)}function U(l,d){const i=(0,P.Oo)(c=>{const p=c.replace(/\/$/,""),M=p==="."||c!==p,y=v(p),C=l(y),x=M?[]:i((0,D.dirname)(
p));return C===null?x:[{path:C,shown:y},...x]});return{around:i,holds:d}}const v=l=>`${l==="."?"":`${l}/`}terraform.d/plugins`;function w(l,d,{around:i,holds:c}){
const p=new Map;for(const M of l){const y=i((0,D.dirname)(M.place.file));if(y.length!==0){for(const{host:C,service:x}of M.needs)if(x===k.xq)for(const X of d){const N=(0,B.
l)(M,C,X);if(N!==null)for(const{path:Z,shown:J}of y){if(!c(Z,N))continue;const H=(0,D.dirname)((0,D.dirname)(J)),G=p.get(H)??new Set;p.set(H,G.add((0,A.JT)(N)))}}}}
return Array.from(p,([M,y])=>({directory:M,providers:[...y]}))}})};export{dn as id,un as ids,fn as modules};
