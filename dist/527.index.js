const $n=[527],bn={9050:((tn,K,M)=>{M.d(K,{GY:()=>x,R8:()=>c});var R=M(3024),_=M(6760),I=M(5747);const D=5,L=/^[0-9a-f]{40}$/,C=/^refs\/(?!.*\.\.)[^\0]+$/;function x(l){
const f=(0,_.join)(l,".git"),a=V(f,l)??f,p=b((0,_.join)(a,"commondir")),g=p===null?a:(0,_.resolve)(a,p),O=()=>k((0,_.join)(g,"packed-refs"))??"",$=A(b((0,_.join)(
a,"HEAD")),[a,g],O);return $===null?null:{commit:$,isFetched:w($,k((0,_.join)(a,"FETCH_HEAD"))??"",O),remote:J(k((0,_.join)(g,"config"))??""),tracked:N=>t((0,_.
join)(a,"index"),N)}}function V(l,f){const[,a]=/^gitdir: (.+)$/.exec(b(l)??"")??[];return a===void 0?null:(0,_.resolve)(f,a)}function A(l,f,a){let p=l;for(let g=0;p!==
null&&g<=D;g+=1){if(L.test(p))return p;const[,O]=/^ref: (.+)$/.exec(p)??[];if(O===void 0||!C.test(O))return null;p=P(O,f,a)}return null}function P(l,f,a){for(const g of f){
const O=b((0,_.join)(g,l));if(O!==null)return O}return a().split(`
`).find(g=>g.endsWith(` ${l}`))?.slice(0,40)??null}function w(l,f,a){const p=(g,O)=>g.split(`
`).some($=>$.startsWith(`${l}${O}`));return p(f,"	")||p(a()," refs/remotes/")}function k(l){const f=(0,I.yR)(l);return f.ok?f.text:null}const b=l=>k(l)?.replace(
/\r?\n$/,"")??null,F=21,U=/^(?!\.{1,2}$)[\w.-]+$/;function J(l){let f=!1;for(const a of l.split(`
`)){const p=a.trim();p.startsWith("[")&&(f=p==='[remote "origin"]');const g=p.indexOf("=");if(!(!f||g<0||p.slice(0,g).trim().toLowerCase()!=="url"))return Y(p.slice(
g+1).trim())}return null}function Y(l){const f=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(l),[a,p]=f===null?H(l):[f[1],f[2]],g=(p??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),O=g.length>1&&g.length<=F;return!a||!O||!g.every($=>U.test($))?null:{host:a.toLowerCase(),owner:g.slice(0,-1).join("/"),name:g.at(-1)??""}}function H(l){
const f=URL.parse(l);return f===null||!/^(https?|ssh):$/.test(f.protocol)?[]:[f.protocol==="ssh:"?f.hostname:f.host,f.pathname.slice(1)]}const X=128*1024*1024,G=12,
Z=62,B=16384,Q=12288,z=61440,s=32768;function t(l,f){const a=new Map,p=(0,I.io)(l,X);if(p===null||p.length<G)return a;const g=p.readUInt32BE(4);if(p.toString("l\
atin1",0,4)!=="DIRC"||g<2||g>3)return a;const O=p.readUInt32BE(8);let $=G;for(let N=0;N<O;N+=1){if($+Z>p.length)return a;const W=p.readUInt16BE($+60),S=$+Z+(W&B?
2:0),en=p.indexOf(0,S);if(en<0)return a;const ln=(p.readUInt32BE($+24)&z)===s,on=p.toString("utf8",S,en);ln&&(W&Q)===0&&f.has(on)&&a.set(on,{modified:p.readUInt32BE(
$+8),size:p.readUInt32BE($+36)}),$+=en-$+8&-8}return a}function c(l,{modified:f,size:a}){const p=(0,I.N0)(()=>(0,R.lstatSync)(l),null),g=Math.floor((p?.mtimeMs??
0)/1e3);return p?.isFile()===!0&&p.size%2**32===a&&g%2**32===f}}),9498:((tn,K,M)=>{M.d(K,{K:()=>I});var R=M(6760),_=M(9050);function I(A,P,w){const k=(0,_.GY)(A),
b=k?.remote??null;if(k!==null&&b!==null){const U=k.isFetched||k.commit===w.GITHUB_SHA;return{name:`${b.owner}/${b.name}`,url:D(b,w.GITHUB_SERVER_URL),commit:U&&
L(A,P(),k)?k.commit:null}}return{name:(k===null?x(A,w):null)??V(A),url:null,commit:null}}function D({host:A,owner:P,name:w},k=""){return`${URL.parse(k)?.host===
A?URL.parse(k)?.protocol:"https:"}//${A}/${P}/${w}`}function L(A,P,{tracked:w}){const k=w(P);return k.size===P.size&&k.entries().every(([b,F])=>(0,_.R8)((0,R.join)(
A,b),F))}const C=/^[\w.-]+\/[\w.-]+$/;function x(A,P){const{GITHUB_WORKSPACE:w,GITHUB_REPOSITORY:k=""}=P;return w!==void 0&&(0,R.resolve)(w)===(0,R.resolve)(A)&&
C.test(k)?k:null}const V=A=>(0,R.basename)((0,R.resolve)(A)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),9527:((tn,K,M)=>{M.r(K),M.d(K,{layoutsOf:()=>s,
nameRepository:()=>R.K,partsOf:()=>f,rootNotes:()=>hn,rootsOf:()=>l,textNotes:()=>On,unmatched:()=>c});var R=M(9498),_=M(5143),I=M(9664),D=M(4526),L=M(5011),C=M(
1022),x=M(5257);function V(n,e){const[o]=n,{client:u}=e;return{directory:o.name===""?".":o.name,client:u,directories:n.flatMap(({parts:i})=>i),calls:e.hasCalls?
[...n.map(({usages:i})=>i),o.tests].flatMap(i=>J(i,u,o)):[],providers:A(o,n,u),lockFile:o.lockFile,...o.unit!==null&&{isUnit:!0},clientVersions:n.flatMap(({declared:i})=>F(
i.filter(r=>U(r,u,e.versions))))}}function A(n,e,o){const u=k(n,o),i=new Map,r=(d,m,v)=>{if(d===null)return;const h=(0,x.JT)(d),y={places:[],constraints:[]},E=i.
get(h)??{provider:d,...y,locked:u.get(h)??null};i.set(h,E),E.places.push(m),v!==null&&E.constraints.push(v)};for(const d of e){const m=Map.groupBy(d.usages,({address:h})=>h);
for(const h of m.values().flatMap(F))r(P(h,o),h.place,(0,x.KS)(h,o));const v=d.declared.filter(({kind:h})=>h==="provider-version");for(const[h,y]of Map.groupBy(
v,E=>E.localName??"")){const E=w(h,d,o);for(const{text:T,place:j}of F(y))r(E,j,{text:T,place:j})}}return[...i.values()]}function P(n,e){return n.kind==="lock_pr\
ovider"||n.kind!=="required_provider"&&n.kind!=="implied_provider"&&(0,C.op)(n.address)==="terraform"?null:(0,x.lc)(n,(0,L.Vm)(e),e)}function w(n,{usages:e,unit:o},u){
const i=e.find(({kind:r,address:d})=>r.startsWith("required_provider")&&(0,C.op)(d)===n);return i!==void 0?P(i,u):o?.isPartial===!0?null:{host:(0,L.Vm)(u),namespace:"\
hashicorp",type:n}}function k({usages:n},e){const o=new Map;for(const u of n){if(u.kind!=="lock_provider")continue;const i=(0,x.lc)(u,(0,L.Vm)(e),e),r=(0,x.KS)(
u,e);if(i===null||r===null)continue;const d={version:r,constraints:u.constraints??null};if(o.set((0,x.JT)(i),{...d,isCopied:!1}),e==="opentofu"&&b(i)){const m=(0,x.
JT)({...i,host:(0,L.Vm)(e)});o.has(m)||o.set(m,{...d,isCopied:!0})}}return o}const b=({host:n,namespace:e})=>n===(0,L.Vm)("terraform")&&e==="hashicorp";function F(n){
const e=n.findLast(({place:o})=>(0,I.LA)(o.file))?.place.file;return e===void 0?n:n.filter(({place:o})=>o.file===e)}function U({kind:n,place:e},o,{opentofu:u=""}){
const i=/\.tofu(\.json)?$/.test(e.file);return n==="compatible"?o==="opentofu":n!=="version"||o==="terraform"?n==="version"&&!i:i||/^v?(0|1\.(\d|1[01])(\.|$))/.
test(u)}function J(n,e,o){const u=n.filter(({kind:r})=>Y.test(r));return u.some(({place:r})=>(0,I.LA)(r.file))?[...Map.groupBy(u,({address:r})=>r).values()].flatMap(
r=>{const d=[...r].sort((h,y)=>Number((0,I.LA)(h.place.file))-Number((0,I.LA)(y.place.file))),m=d.findLast(({text:h})=>h!==null),v=d.findLast(h=>h.version!==void 0);
return m===void 0?[]:H(m,v??m,e,o)}):u.flatMap(r=>H(r,r,e,o))}const Y=/^(module(_missing)?|test_module|stack_component|terragrunt_source)$/;function H(n,e,o,u){
const{kind:i,address:r,place:d,calls:m}=n,v=(0,x.MZ)(n,o),h=v.filter(T=>i==="terragrunt_source"?(T.root??u.name)===u.name:(0,D.fJ)(T,u)),y={root:null,source:null,
version:null,isOpen:!0};return(h.length===0&&v.length>0?[y]:h).flatMap(T=>{const j=T.source;if(j===null){const wn={address:r,source:n.text??"",place:d};return T.
isOpen?{...wn,module:null,constraint:null,isOpen:!0}:[]}if(m===void 0&&B.test(j))return[];const nn=Q(n,j,o);if(nn===void 0)return[];const[,an]=Z.exec(i==="terra\
grunt_source"?j:"")??[],rn=m!==void 0&&n===e,sn=rn?X(T.version,e):(0,x.KS)(e,o),pn=an===void 0?sn:{text:an,place:d},_n=rn?T.isOpen:pn===null&&e.version!==void 0;
return{address:r,source:j,place:d,module:nn,constraint:pn,isOpen:_n}})}const X=(n,{version:e,place:o})=>n===null?null:{text:n,place:e?.place??o},G=/^tfr:\/\/([^/?]*)\/([^?]*)/,
Z=/^tfr:.*?[?&]version=([^&]*)/s,B=/^["(]|\$\{|^(var|local|path|each|module|data)\./;function Q({kind:n},e,o){if(n==="terragrunt_source"&&e.startsWith("tfr:")){
const[,i="",r=""]=G.exec(e)??[],d=(0,L.rE)(i===""?r:`${i}/${r}`,o);return d.ok?d.value:void 0}const u=(0,L.vL)(e,o);return u.kind==="registry"?u:u.kind==="remot\
e"?null:void 0}function z(n){const e=[...n.values()],o=new Set(e.flatMap(i=>(0,D.s1)(i).filter(r=>r!==i.name))),u=new Set(e.flatMap(({name:i,unit:r})=>r===null||
r.module===i?[]:r.module));return e.filter(({name:i,hasConfiguration:r,isInitialised:d,unit:m})=>r&&(m!==null||!u.has(i))&&(d||!o.has(i)))}const s=({clients:n,patterns:e,
...o})=>n.map(u=>{const i=(0,D.Pv)(o,u),r=e.length>0,d=new Set(e.flatMap(E=>t(E,i))),m=r?i.values().filter(E=>d.has(E)):z(i),{known:v=[],unknown:h=[]}=Object.groupBy(
m,({unit:E})=>E===null||E.unknown===null?"known":"unknown"),y=h.flatMap(({unit:E})=>E??[]);return{client:u,directories:i,roots:v,unknown:y,isNamed:r}}),t=({matches:n},e)=>[
...e.values()].filter(o=>o.hasConfiguration&&n(o.name||".")),c=(n,e)=>e.flatMap(o=>n.some(({directories:u})=>t(o,u).length>0)?[]:o.text);function*l(n,{changed:e,
versions:o,hasCalls:u=!0}){const i=e&&a(e);for(const{client:r,inside:d,parts:m,isAside:v}of f(n)){if(i!==null&&!m.some(y=>i.has(y)))continue;const h=V(d,{client:r,
versions:o,hasCalls:u});yield v?{...h,isAside:v}:h}}function*f(n){for(const{client:e,directories:o,roots:u,isNamed:i}of n)for(const r of u){const d=p(r,o),m=d.flatMap(
h=>h.parts),v=!i&&(0,_.Zl)((0,I.Gz)(r.name,"main.tf"));yield{client:e,inside:d,parts:m,isAside:v}}}function a(n){const e=[...n].map(I.jt);return new Set([...e,...e.
map(D.RO)])}function p(n,e){const o=new Set([n]),u=m=>{const v=e.get(m);v!==void 0&&o.add(v)};(0,D.n6)(n).forEach(u);for(const{children:m}of o)for(const v of m)
(0,D.fJ)(v,n)&&u(v.name);const[,...i]=o,{unit:r}=n;if(r===null)return[n,...i];const d=i.find(({name:m})=>m===r.module);return[g(n,r,d),...i.filter(m=>m!==d)]}function g(n,e,o=(0,D.
hK)(n.name)){const u=({place:r})=>!e.replaced.includes(r.file),i=({kind:r})=>r!=="lock_provider"||n.lockFile===null;return{...n,usages:[...n.usages,...o.usages.
filter(i)].filter(u),declared:[...n.declared,...o.declared].filter(u),lockFile:n.lockFile??o.lockFile,parts:[...n.parts,...o.parts,...e.files.map(I.jt)]}}var O=M(
9804),$=M(5799),N=M(1064),W=M(1752),S=M(1731);function*en(n,e){for(const i of n.providers){const r=ln(i,n,e);r!==null?yield r:e.isLockReadonly&&i.locked===null&&
(yield{problem:(0,O.Sm)({provider:(0,x.JT)(i.provider)}),places:i.places})}const{client:o}=n,u=n.clientVersions.length===0?null:e.versionIn(o,n.directory);if(u!==
null)for(const{text:i,place:r}of n.clientVersions)(0,W.n7)(i,u)==="not-met"&&(yield{problem:(0,O.Ov)({client:o,version:u,constraint:i}),places:[r]})}function ln(n,e,o){
const{constraints:u,provider:i}=n,r=u.flatMap(({text:E,place:T})=>un(E).map(j=>({...j,place:T})));if(mn(r))return o.upgrade?null:on(n,e,o);const d=(0,x.JT)(i);if(e.
client==="opentofu"&&(0,W.jF)(r))return{problem:(0,O.jF)({reason:"unspecified",provider:d}),places:cn(r)};const m=(0,W.Sx)(r,W.Nd),v=[...new Set(m.map(S.mb))],h=r.
filter(E=>v.includes((0,S.mb)(E)));return{problem:(0,O.id)({of:`provider ${d}`,terms:v}),places:cn(h)}}function on({provider:n,constraints:e,locked:o},{isUnit:u},{
clients:i}){const r=o===null?null:(0,S.rK)(o.version.text);if(o===null||r===null)return null;const d=y=>{const E=y.flatMap(({text:T})=>un(T));return(0,W.XA)([r],
E)===null};if(!d(e))return null;const m=e.filter(y=>d([y])),v=m.length===0?e:m;return{problem:(0,O.N0)({provider:(0,x.JT)(n),version:(0,S.Cg)(r),constraints:[...new Set(
v.map(({text:y})=>(0,S.kv)(un(y))))],clients:i,isUnit:u}),places:cn([o.version,...v])}}const cn=n=>[...new Set(n.map(({place:e})=>e))];function un(n){const e=(0,S.
_T)(n);return e.ok?e.value:[]}const mn=n=>(0,W.XA)(n.map(({version:e})=>e),n)!==null||(0,W.Nd)(n);function hn(n){const e=new Map;let o=!1;return{add:r=>{const d=r.
isAside?(0,I.Gz)(r.directory,"main.tf"):null,m=r.lockFile!==null;o||=m;for(const v of en(r,n)){const h=vn(v),y=e.get(h)??{...v,having:new Set,aside:d,isLocked:m};
e.set(h,y),y.having.add(r.client),d===null&&(y.aside=null),y.isLocked||=m}},notes:()=>Array.from(e.values(),({problem:r,places:d,having:m,aside:v,isLocked:h})=>{
const E=r.code!=="client-version"&&m.size===n.clients.length?N.Du:[...m],T=r.code==="lock-readonly"&&o&&!h;return(0,$.hD)(r,{places:d,clients:E,...v!==null&&{aside:v},
...T&&{severity:"warning"}})})}}const vn=({problem:n,places:e})=>[n.code,n.message,...e.map(_.df)].join(`
`);var gn=M(7545),dn=M(8011),yn=M(3229);function*On(n,e,o){const u=new Set;for(const i of n){if(i.kind==="lock_provider"){const d=`${i.place.file}
${i.text}`;if(u.has(d)){const m=(0,O.FA)({reason:"twice",provider:i.text??""});yield q(i.place,{problem:m})}u.add(d)}const r=Mn(i,o);r!==null&&(yield q((i.version??
i).place,r)),o.isPredicted&&(yield*Rn(i,o))}for(const i of e){const r=An(i,o);r!==null&&(yield r)}}function q(n,{problem:e,...o}){const{clients:u=N.Du}=o,i=/\.tofu(\.json)?$/.
test(n.file),r=u.filter(d=>d==="opentofu"||!i);return(0,$.hD)(e,{...o,places:[n],clients:r})}const En=/\.tf(component|stack|deploy)\.(hcl|json)$/;function Mn(n,e){
switch(n.kind){case"module":case"module_missing":case"test_module":return kn(n,e);case"required_provider":case"required_provider_nosource":case"required_provide\
r_legacy":return En.test(n.place.file)?null:Tn(n);case"lock_provider":{const o=xn(n);return o&&{problem:o}}default:return null}}const fn=(n,e)=>({problem:(0,O.jF)(
{reason:"syntax",text:n,why:e}),isPlaceholder:(0,yn.Kc)(n)});function*Rn(n,e){const{kind:o,address:u,calls:i,evaluated:r,place:d,text:m,replacedFor:v=[]}=n;if(i===
void 0||r===void 0||n.isOverridden||o==="terragrunt_source")return;const h=(0,N.d3)(e);for(const y of n.clients){const E=e.releases.some(sn=>sn.client===y&&sn.before!==
null),T=i[y]!==void 0&&!h.includes(y);if(v.includes(y)||T&&!E)continue;const j={address:u,expression:m??"",client:y},nn=T?(0,dn.J0)({...j,isOld:!0}):(0,dn.DA)({
...j,isOld:h.includes(y)}),rn=e.isGuess&&i.opentofu!==void 0&&nn.severity==="error"?"warning":nn.severity;yield q(d,{problem:{...nn,severity:rn},clients:[y]})}}
function kn(n,e){const{address:o,version:u}=n;if(u===void 0)return null;const{text:i,value:r}=u;if(r!==void 0){const E=(0,N.d3)(e),T=n.clients.filter(j=>E.includes(
j)||r[j]===void 0);if(T.length>0)return{problem:(0,O.jF)({reason:"expression",address:o,clients:T}),clients:T}}const d=r===void 0?i:r[n.clients[0]??"terraform"]??
null;if(d===null)return null;const m=(0,S.PW)(d);if(!m.ok)return fn(d,m.why);const v=N.Du.filter(E=>!(0,W.gH)(m.value,E));if(v.length===0)return null;const h=m.
value.find(({version:E})=>(0,S.Ty)(E)),y=h&&(0,S.Cg)(h.version);return{problem:(0,O.id)({of:o,terms:[d],preRelease:y}),clients:v}}function Tn({kind:n,address:e,
text:o,version:u}){if(u===void 0)return null;if(u.value!==void 0)return{problem:(0,O.jF)({reason:"not-a-string",address:e})};const i=(0,S._T)(u.text);if(!i.ok)return fn(
u.text,i.why);const r=N.Du.filter(m=>n==="required_provider"?(0,C.mi)(o??"",m).kind==="builtin":(0,C.op)(e)==="terraform");if(r.length===0)return null;const d=o??
"terraform.io/builtin/terraform";return{problem:(0,O.jF)({reason:"built-in",provider:d}),clients:r}}function xn({text:n,version:e,constraints:o=""}){const u=n??
"";if(e===void 0||e.value!==void 0)return(0,O.FA)({reason:"no-version",provider:u});const i=(0,S.rK)(e.text);if(i===null)return(0,O.FA)({reason:"not-a-version",
provider:u});const r=(0,S.Cg)(i);if(r!==e.text)return(0,O.FA)({reason:"not-normal",of:"version",provider:u,normal:r});if(o==="")return null;const d=(0,S._T)(o);
if(!d.ok)return(0,O.FA)({reason:"not-constraints",provider:u});const m=(0,S.kv)(d.value);return m===o?null:(0,O.FA)({reason:"not-normal",of:"constraints",provider:u,
normal:m})}function An(n,{set:e,versions:o}){const{kind:u,text:i,place:r}=n;if((0,N.SO)(u)){const y=e.filter(T=>T!==N.$I[u].client),E=q(r,{problem:(0,gn.jP)({kind:u}),
clients:y});return E.clients.length===0?null:E}if((0,D.z0)(n))return null;const d=u!=="provider-version",m=d?(0,S.PW)(i):(0,S._T)(i),v=N.Du.filter(y=>!d||U({kind:u,
place:r},y,o));if(!m.ok)return q(r,{...fn(i,m.why),clients:v});if(!d||!m.value.some(({version:y})=>(0,S.Ty)(y)))return null;const h=(0,O.jF)({reason:"pre-releas\
e",text:i});return q(r,{problem:h,clients:v})}}),1752:((tn,K,M)=>{M.d(K,{Nd:()=>J,Sx:()=>Q,XA:()=>I,gH:()=>U,iM:()=>_,jF:()=>L,n7:()=>z,s5:()=>D});var R=M(1731);
function _(s,t,c){const l=V(t,c);return x(s,f=>(!(0,R.Ty)(f)||(0,R.Cg)(f)===l)&&C(f,t))}function I(s,t){return x(s,c=>(!(0,R.Ty)(c)||t.some(l=>P(c,l)))&&!A(c)&&
t.every(l=>b(c,l)))}const D=s=>x(s,t=>!(0,R.Ty)(t));function L(s){const t=s.filter(c=>c.operator==="=");return t.length===1&&t.every(({version:c})=>A({...c,build:""}))}
const C=(s,t)=>t.every(c=>k(s,c));function x(s,t){let c=null;for(const l of s.filter(t))(c===null||(0,R.Zy)(l,c)>0)&&(c=l);return c}function V(s,t){const[c,l]=s;
if(c===void 0||l!==void 0)return null;const f=c.text.trim().replace(t==="opentofu"?/^=?v?/:/^=?/,""),a=(0,R.rK)(f);return a===null?null:(0,R.Cg)(a)}const A=({numbers:s,
pre:t,build:c})=>t===""&&c===""&&s.every(l=>l===0n),P=(s,t)=>t.operator==="="&&w(s,t.version),w=(s,t)=>s.build===t.build&&(0,R.Zy)(s,t)===0;function k(s,{operator:t,
version:c}){const l=(0,R.Zy)(s,c);if(t==="=")return l===0;if(t==="!=")return l!==0;if(t!=="~>")return F(l,t);const f=c.numbers.slice(0,c.written-1);return l>=0&&
!(0,R.Ty)(c)&&c.numbers.length<=s.numbers.length&&f.every((a,p)=>a===s.numbers[p])}function b(s,t){const{operator:c,version:l}=t;if(c==="=")return P(s,t);if(c===
"!=")return!w(s,l);const f=(0,R.Zy)(s,l);if(c!=="~>")return F(f,c);const[a=0n,p=0n]=l.numbers,g=l.written===3?[a,p+1n,0n]:[a+1n,0n,0n];return f>=0&&(0,R.Zy)(s,{
...l,numbers:g,pre:""})<0}const F=(s,t)=>({">":s>0,">=":s>=0,"<":s<0,"<=":s<=0})[t];function U(s,t){if(X(s))return!0;const c=Z(s),l=Math.max(...c.map(({numbers:a})=>a.
length)),f=c.flatMap(a=>{const p=Array.from({length:l},(g,O)=>a.numbers[O]??0n);return[a,B(p),B([...p,1n])]});return _(f,s,t)!==null}function J(s){const t=G(s);
if(X(t))return!0;const c=Z(t),l="x".repeat(1+Math.max(...c.map(a=>a.build.length))),f=c.flatMap(a=>{const[p=0n,g=0n,O=0n]=a.numbers,$=[p,g,O+1n];return[a,B([p,g,
O],l),B($,l)]});return I(f,t)!==null}const Y=50,H=100,X=s=>s.length>Y||s.some(({text:t})=>t.length>H),G=s=>[...Map.groupBy(s,R.mb).values()].flatMap(([t])=>t??[]),
Z=s=>{const t=[B([0n,0n,0n]),...s.map(c=>c.version)];return[...new Map(t.map(c=>[(0,R.Cg)(c),c])).values()]},B=(s,t="")=>({text:"",numbers:s,written:s.length,pre:"",
build:t});function Q(s,t){const c=G(s),l=t(c)?s:c;return X(l)?s:l.reduce((f,a)=>{const p=f.filter(g=>g!==a);return t(p)?f:p},l)}function z(s,t){const c=(0,R.PW)(
s);if(!c.ok)return"syntax";const l=c.value;if(l.some(a=>(0,R.Ty)(a.version)))return"pre-release";const f=t===null?null:(0,R.oF)(t);if(f===null)return"unknown";if(f.
written<3){const a=(0,R.PW)(`~> ${f.numbers.slice(0,f.written).join(".")}.0`);return a.ok&&!U([...l,...a.value],"terraform")?"not-met":"unknown"}return C({...f,
pre:""},l)?"met":"not-met"}}),1731:((tn,K,M)=>{M.d(K,{Cg:()=>w,PW:()=>H,Ty:()=>P,Zy:()=>k,_T:()=>X,hZ:()=>D,kv:()=>Q,mb:()=>z,oF:()=>x,rK:()=>V});var R=M(4091),
_=M(9562);const I=new RegExp(`^${_.eQ}$`),D=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,L=new RegExp(`^${D}[.+-]?$`),C=2n**
63n-1n;function x(s){const[,t,c,l,f]=I.exec(s)??[];return t===void 0?null:A(s,t,l??c,f)}function V(s){const[,t,c,l]=L.exec(s)??[];return t===void 0?null:A(s,t,c,
l)}function A(s,t,c="",l=""){const f=t.split(".").map(p=>p.replace(/^0+(?=.)/,""));if(f.some(p=>p.length>19))return null;const a=f.map(BigInt);if(a.some(p=>p>C))
return null;for(;a.length<3;)a.push(0n);return{text:s,numbers:a,written:f.length,pre:c,build:l}}const P=s=>s.pre!=="",w=({numbers:s,pre:t,build:c})=>`${s.join("\
.")}${t===""?"":`-${t}`}${c===""?"":`+${c}`}`;function k(s,t){const c=Math.max(s.numbers.length,t.numbers.length);for(let l=0;l<c;l++){const[f,a]=[s.numbers[l]??
0n,t.numbers[l]??0n];if(f!==a)return f<a?-1:1}return s.pre===t.pre||s.numbers.length!==t.numbers.length?0:s.pre===""||t.pre===""?s.pre===""?1:-1:b(s.pre,t.pre)}
function b(s,t){const[c,l]=[s.split("."),t.split(".")];for(let f=0;;f++){const[a,p]=[f+1>=c.length,f+1>=l.length];if(a!==p)return a?-1:1;const g=F(c[f]??"",l[f]??
"");if(g!==0||a)return g}}function F(s,t){const[c,l]=[/^[0-9]*$/.test(s),/^[0-9]*$/.test(t)];return c!==l?c?-1:1:c&&s.length!==t.length?s.length-t.length:s===t?
0:s<t?-1:1}const U="[\\t\\n\\f\\r ]*",J=new RegExp(`^${U}(<=|>=|!=|~>|<|>|=|)${U}(${_.eQ})${U}$`),Y="This string does not use correct version constraint syntax";
function H(s){const t=[];for(const c of s.split(",")){const[,l,f=""]=J.exec(c)??[],a=x(f);if(a===null)return(0,R.TR)(Y);t.push({operator:l||"=",version:a,text:c})}
return(0,R.Ju)(t)}function X(s){const t=H(s);if(!t.ok)return t;const c=[];for(const l of t.value){const f=V(l.version.text);if(f===null||!G.test(l.text.trim()))
return(0,R.TR)(`Incorrect version constraint syntax: ${Z(l)}`);c.push({...l,version:f})}return(0,R.Ju)(c)}const G=/^[<>=!~]* ?[0-9]/;function Z({operator:s,version:t,
text:c}){const l=c.trim();if(t.text.startsWith("v"))return'a "v" prefix should not be used';if(!G.test(l))return`only one space is expected after the operator "${s}\
"`;if(t.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[f]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(l)??[""];return`missing comma after "${f}"`}const B=[">",">=","=","~>","<=","<","!="];function Q(s){const t=[...s].sort((c,l)=>k(c.version,l.version)||b(c.
version.build,l.version.build)||B.indexOf(c.operator)-B.indexOf(l.operator)||l.version.written-c.version.written);return[...new Set(t.map(z))].join(", ")}function z({
operator:s,version:t}){if(s==="=")return w(t);const c=s==="~>"&&t.written<3?t.numbers.slice(0,2):t.numbers;return`${s} ${w({...t,numbers:c})}`}})};export{$n as ids,bn as modules};
