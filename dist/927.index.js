const dn=927,un=[927],fn={9718:((V,j,s)=>{s.d(j,{k:()=>A});var C=s(3024),I=s(6760),y=s(1807),_=s(1831),k=s(1022),R=s(1731);function A(){const M=new Map,T=(c,d)=>{
const i=M.get(c)??(0,y.v)(c);return M.set(c,i),i.filter(d).map(l=>(0,I.join)(c,l))};return(c,{host:d,namespace:i,type:l})=>T(c,p=>P((0,_.Pv)(p),d)).flatMap(p=>T(
p,v=>P((0,k.s)(v),i))).flatMap(p=>T(p,v=>P((0,k.s)(v),l))).some(p=>x(p,l))}const P=(M,T)=>M.ok&&M.value===T,B=/^[^\s_]*_[^\s_]*$/;function x(M,T){const c=(0,y.v)(
M).some(i=>(0,R.rK)(i)!==null&&(0,y.M)((0,I.join)(M,i)).some(l=>B.test(l)&&L((0,I.join)(M,i,l))===!0)),d=new RegExp(`^terraform-provider-${T}_${R.hZ}_[^\\s_]*_[^\
\\s_]*(?:_.*)?\\.zip$`,"s");return c||(0,y.M)(M).some(i=>d.test(i.toLowerCase())&&L((0,I.join)(M,i))===!1)}const L=M=>(0,C.statSync)(M,{throwIfNoEntry:!1})?.isDirectory()??
null}),7542:((V,j,s)=>{s.d(j,{TU:()=>A,wW:()=>x});var C=s(6760),I=s(5747),y=s(4283),_=s(6979),k=s(2713);const R=1024*1024;function A(c,d){let i=null;return{withLogin:l=>{
if(l.scheme!=="https"||(l.user?.name??"")!=="")return l;i??=M(c);const p=i.get(l.host);if(p===void 0)return l;for(const v of P(p))d(new k.o(v));return{...l,user:{
name:L(p.name),password:L(p.password)}}}}}const P=({name:c,password:d})=>[d,...c.length>=B&&!c.includes("@")?[c]:[],Buffer.from(`${c}:${d}`).toString("base64")],
B=20;function x(c,d){const[,i=""]=(0,y.aR)(c)?.split(" ")??[],[l="",...p]=Buffer.from(i,"base64").toString().split(":");if(i!=="")for(const v of P({name:l,password:p.
join(":")}))d(new k.o(v))}function L(c){const d=(0,_.V$)(c.replaceAll("%","%25"),"user");return d.ok?d.value:""}function M({environment:c,system:d,accountHome:i}){
const{NETRC:l,HOME:p,USERPROFILE:v}=c,D=p||(d==="windows"?v:null)||i,K=l||D&&(0,C.join)(D,d==="windows"?"_netrc":".netrc")||"",S=(0,I.yR)(K,R);return S.ok?T(S.text):
new Map}function T(c){const d=new Map,i=Array.from(c.matchAll(/#[^\n]*|\S+/g),([D])=>D.trim()).values(),l=()=>i.next().value??"";let p={name:"",password:""},v=!1;
for(const D of i)switch(D){case"machine":{const K=l();p={name:"",password:""},d.has(K)||d.set(K,p);break}case"default":p={name:"",password:""};break;case"login":
p.name=l();break;case"password":p.password=l();break;case"account":l();break;case"macdef":l(),v=!0;break;default:if(!D.startsWith("#")&&!v)return d}return d}}),
7236:((V,j,s)=>{s.d(j,{l:()=>I,o:()=>y});var C=s(1022);function I({kind:_,text:k,address:R},A,P){switch(_){case"required_provider":case"state_store_provider":case"\
lock_provider":{const B=(0,C.m)(k??"",P);return B.kind==="registry"?B:null}case"required_provider_nosource":case"required_provider_legacy":return{host:A,namespace:"\
hashicorp",type:y(R)};case"implied_provider":return{host:A,namespace:"hashicorp",type:(k??"").replace(/[._].*$/s,"")};default:return null}}const y=_=>_.replace(
/^.*\./s,"")}),5927:((V,j,s)=>{s.d(j,{V:()=>en,x:()=>on,withoutInstalled:()=>sn});var C=s(3024),I=s(3916),y=s(9718),_=s(3625),k=s(6246),R=s(4283),A=s(1022),P=s(
6188),B=s(1831),x=s(5011);function L(t,n){const o=h=>(0,_.T)(`the pattern ${(0,k.o)(t)} ${h}`),r=t.split("/");if(r.length<2||r.length>3)return o("does not have \
two or three parts");const[a="",e="",m]=r.reverse(),u=m===void 0?(0,_.J)((0,x.Vm)(n)):M(m,B.Pv),f=M(e,A.s),E=M(a,A.s);if(!u.ok)return o(`has an invalid hostname\
: ${u.why}`);if(!f.ok)return o(`has an invalid namespace: ${f.why}`);if(!E.ok)return o(`has an invalid type: ${E.why}`);const g={host:u.value,namespace:f.value,
type:E.value};return(g.host!==null||g.namespace===null)&&(g.namespace!==null||g.type===null)?(0,_.J)(g):o('has a part after "*" that is not "*"')}const M=(t,n)=>t===
"*"?(0,_.J)(null):n(t),T=(t,n)=>(t.host??n.host)===n.host&&(t.namespace??n.namespace)===n.namespace&&(t.type??n.type)===n.type;function c(t,n){const o=d(t,n);return o.
some(({kind:r})=>r==="direct")?"registry":o.length>0?"mirror":"none"}const d=({methods:t},n)=>t.filter(o=>i(o,n));function i({include:t,exclude:n},o){return n.some(
r=>T(r,o))?!1:t.length===0||t.some(r=>T(r,o))}const l="provider_installation";function p(t,n){const o=[],r=[];for(const{keys:a,value:e,isAssigned:m}of t){const[
u]=a;if(u?.name!==l)continue;if(m||e.kind!=="object"){r.push({span:u,why:`${l} must be a block without "="`});continue}const f=[],E=[];for(const g of e.items){const $=v(
g,n,f.length===0);$.ok?(f.push(...$.value.methods),E.push(...$.value.overridden)):r.push({span:g.keys[0]??u,why:$.why})}o.push({span:u,methods:f,overridden:E})}
return{blocks:o,mistakes:r}}function v({keys:[t],value:n,isAssigned:o},r,a){const e=t?.name??"";if(o||n.kind!=="object")return(0,_.T)(`${e} must be a block with\
out "="`);const m={path:[l,e],span:t??{start:0,end:0}};try{if(e==="dev_overrides"){if(!a)return(0,_.T)("dev_overrides must come before all methods");const g=[...(0,P.
P2)(n,m,void 0,P.sc).keys()].flatMap($=>{const h=(0,A.m)($,r);return h.kind==="invalid"?[]:[h]});return(0,_.J)({methods:[],overridden:g})}const u=K[r].get(e);if(u===
void 0)return(0,_.T)(`${l} has no method ${(0,k.o)(e)}`);const f=S(n.items,m,u,r);return f.ok?(0,_.J)({methods:[f.value],overridden:[]}):f}catch(u){if(u instanceof
P.aZ)return(0,_.T)(u.message);throw u}}const D=[["direct",{argument:null}],["filesystem_mirror",{argument:"path"}],["network_mirror",{argument:"url",isUrl:!0}]],
K={terraform:new Map(D),opentofu:new Map([...D,["oci_mirror",{argument:"repository_template"}]])};function S(t,n,{argument:o,isUrl:r},a){let e="";const{span:m}=n;
if(o!==null&&((0,P.RC)(t,o,n,($,h)=>{e=(0,P.sc)($,h,void 0)}),e===""))return(0,_.T)(`${n.path.at(-1)} has no ${o}`);const u=r?X(e):null;if(r&&u===null)return(0,_.
T)(`the ${o} does not begin with https://`);const f=N(t,"include",n,a);if(!f.ok)return f;const E=N(t,"exclude",n,a);if(!E.ok)return E;const g={span:m,include:f.
value,exclude:E.value};return u!==null?(0,_.J)({...g,kind:"network",url:u}):(0,_.J)({...g,kind:o===null?"direct":"local"})}function X(t){const n=(0,R.Dl)(t);return n.
ok&&n.value.scheme==="https"&&n.value.host!==""?n.value:null}function N(t,n,o,r){let a=[];(0,P.RC)(t,n,o,(m,u)=>{a=(0,P.VX)(m,u,a,P.sc)});const e=[];for(const m of a){
const u=L(m,r);if(!u.ok)return u;e.push(u.value)}return(0,_.J)(e)}var Z=s(4929);function J({client:t,mirrors:n,installations:o}){const r=(f,E)=>({problem:(0,Z.credentialsConfig)(
{clients:[t],mistake:f}),place:E}),a=o.map(({items:f,shown:E,placeOf:g})=>{const{blocks:$,mistakes:h}=p(f,t);return{blocks:$.map(({span:w,overridden:O,methods:U})=>({
overridden:O,place:g(w),methods:U.map(W=>({...W,place:g(W.span)}))})),findings:h.map(({span:w,why:O})=>r({kind:"block",file:E,why:O},g(w)))}}),[e=null,...m]=a.flatMap(
({blocks:f})=>f),u=[...a.flatMap(f=>f.findings),...m.map(({place:f})=>r({kind:"two installations"},f))];return{client:t,mirrors:n,installation:e,findings:u}}var H=s(
7542),G=s(1064),Y=s(9562),tn=s(7236),z=s(2803);function sn(t,n,{mayHavePlugins:o,...r}){const a=n.map(J),e=a.flatMap(h=>h.findings);if(a.every(({installation:h,
mirrors:w})=>h===null&&!w.some(({path:O})=>(0,C.existsSync)(O)))&&!o)return{usages:t,remarks:[],findings:e};const u=b(a,r),f=new Map,E=(h,{host:w},O)=>{const U=u.
get(O)?.((0,I.dirname)(h.place.file)),W=U?(0,tn.l)(h,w,O):null,q=W&&U?.(W);if(!W||!q)return!0;const nn=`${G.bB[O]} ${q}`,cn=f.get(nn)??new Set;return f.set(nn,cn.
add(`${w}/${W.namespace}/${W.type}`)),!1},g=t.map(h=>{if(!h.needs.some(({service:O})=>O===Y.xq))return h;const w=h.needs.flatMap(O=>{if(O.service!==Y.xq)return[
O];const U=O.clients.filter(W=>E(h,O,W));return U.length===O.clients.length?[O]:U.length===0?[]:[{...O,clients:U}]});return w.every((O,U)=>O===h.needs[U])&&w.length===
h.needs.length?h:{...h,needs:w}}),$=Array.from(f,([h,{size:w}])=>h.replace(F,w===1?"1 provider":`${w} providers`));return{usages:g,remarks:$,findings:e}}const F="\
\0";function en(t,n){const o=b(t.map(J),n);return(r,a,e)=>!!o.get(e)?.(a)?.(r)}function on(t,n,o){const r=new Map(t.map(a=>[a.client,J(a)]));for(const{installation:a}of r.
values())for(const e of a?.methods??[])e.kind==="network"&&(0,H.wW)(e.url,o);return(a,e)=>{const m=r.get(e)?.installation??null;return m===null||Q(m,a,e,n)?null:
{place:m.place,methods:d(m,a)}}}const Q=({overridden:t},n,o,r)=>r.every(a=>a.client!==o||a.skipsOverridden)&&t.some(a=>ln(a,n));function b(t,n){const{root:o,plugins:r=null}=n,
a=r===null?(0,z.Up)(o):(0,z.Ml)(r);return new Map(t.map(e=>[e.client,e.installation===null?rn(e,a):an(e,e.installation,n)]))}function rn({mirrors:t},{around:n,holds:o}){
const r=t.filter(({path:e})=>(0,C.existsSync)(e)),a=(0,y.k)();return e=>{const m=n(e);return m.length+r.length===0?null:u=>{const f=m.find(({path:E})=>o(E,u))??
r.find(({path:E})=>a(E,u));return f?`installs ${F} from ${f.shown} instead of a registry`:null}}}function an({client:t},n,{releases:o,asksMirrors:r}){const{place:a}=n,
e=`${a.file}:${a.line}`,m=u=>{if(Q(n,u,t,o))return`takes ${F} from dev_overrides in ${e} instead of a registry`;switch(c(n,u)){case"registry":return null;case"m\
irror":{const f=d(n,u),g=r&&f.every(({kind:$})=>$==="network")?"":", which is not checked,";return`installs ${F} from a mirror in ${e}${g} instead of a registry`}case"\
none":return`has no installation method in ${e} for ${F}`}};return()=>m}const ln=(t,n)=>t.host===n.host&&t.namespace===n.namespace&&t.type===n.type}),2803:((V,j,s)=>{
s.d(j,{KX:()=>T,Ml:()=>x,Up:()=>B});var C=s(3024),I=s(6760),y=s(3916),_=s(9718),k=s(9562),R=s(7236),A=s(5257),P=s(7854);function B(c){return L(d=>{const i=(0,I.
join)(c,d);return(0,C.existsSync)(i)?i:null},(0,_.k)())}function x(c){const d=new Map(c.map(({directory:i,providers:l})=>[M(i),new Set(l)]));return L(i=>d.has(i)?
i:null,(i,l)=>d.get(i)?.has((0,A.JT)(l))??!1)}function L(c,d){const i=(0,P.Oo)(l=>{const p=M(l),v=c(p),D=l==="."?[]:i((0,y.dirname)(l));return v===null?D:[{path:v,
shown:p},...D]});return{around:i,holds:d}}const M=c=>`${c==="."?"":`${c}/`}terraform.d/plugins`;function T(c,d,{around:i,holds:l}){const p=new Map;for(const v of c){
const D=i((0,y.dirname)(v.place.file));if(D.length!==0){for(const{host:K,service:S}of v.needs)if(S===k.xq)for(const X of d){const N=(0,R.l)(v,K,X);if(N!==null)for(const{
path:Z,shown:J}of D){if(!l(Z,N))continue;const H=(0,y.dirname)((0,y.dirname)(J)),G=p.get(H)??new Set;p.set(H,G.add((0,A.JT)(N)))}}}}return Array.from(p,([v,D])=>({
directory:v,providers:[...D]}))}})};export{dn as id,un as ids,fn as modules};
