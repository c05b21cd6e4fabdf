const Mn=[4284,1903,1903],Tn={4284:((cn,D,O)=>{O.r(D),O.d(D,{callsOf:()=>E,providerNamed:()=>K,rootNotes:()=>C,rootOf:()=>q,textNotes:()=>dn,withoutRefused:()=>gn});
var F=O(9119),g=O(3096),L=O(5243),P=O(3846),R=O(9373),T=O(2172),V=O(1824);function q(e,t){const[r]=e,{client:s,hasCalls:i,versions:n}=t,d=i||r.lockFile!==null?[
...e,{...r,usages:r.tests}]:[];return{directory:r.name===""?".":r.name,client:s,directories:e.flatMap(({parts:a,way:p})=>p===void 0?a:[]),calls:d.flatMap(a=>E(a,
r,t)),providers:H(e,s),lockFile:r.lockFile,...r.unit!==null&&{isUnit:!0},refused:t.refused,isPartial:t.isPartial,clientVersions:e.flatMap(a=>{const p=a.declared.
filter(m=>W(m,s,n));return(0,R.Nm)(p).map(m=>j(a,m))})}}function E(e,t,{client:r,isAsked:s}){const i=X(e.usages.filter(s),r,t),{way:n,module:u}=e;return n===void 0&&
u===void 0?i:i.map(d=>({...d,address:(0,V.CY)(n,d.address),place:(0,V.VV)(e,d.place),constraint:d.constraint&&j(e,d.constraint)}))}function j(e,t){const{module:r}=e,
s=(0,V.VV)(e,t.place);return{text:t.text,place:s,...r!==void 0&&{module:r}}}const _=/[A-Z][^/]*(?:\/[^/]*)?$/;function H(e,t){const r=nn(e[0],t),s=new Map,i=(n,u,d,a,p="")=>{
if(n===null)return;const m=(0,T.JT)(n),y=_.test(p)?{provider:n,written:p}:{provider:n},h={places:[],constraints:[]},x=s.get(m)??{...y,...h,locked:r.get(m)??null};
s.set(m,x),x.places.push((0,V.VV)(a,u)),d!==null&&x.constraints.push(j(a,d))};for(const n of e){const u=Map.groupBy(n.usages,({address:a})=>a);for(const a of u.
values().flatMap(R.Nm)){if(a.kind==="implied_provider"&&(0,R.LU)(n.unit))continue;const p=(0,T.KS)(a,t);i(I(a,t),a.place,p,n,a.text??"")}const d=n.declared.filter(
({kind:a})=>a==="provider-version");for(const[a,p]of Map.groupBy(d,m=>m.localName??"")){const m=K(a,n,t);for(const{text:y,place:h}of(0,R.Nm)(p))i(m,h,{text:y,place:h},
n)}}return[...s.values()]}function I(e,t){return e.kind==="lock_provider"||e.kind!=="required_provider"&&e.kind!=="implied_provider"&&(0,P.op)(e.address)==="ter\
raform"?null:(0,T.lc)(e,(0,L.Vm)(t),t)}function K(e,{usages:t,unit:r},s,i=!0){const n=t.find(({kind:u,address:d})=>u.startsWith("required_provider")&&(0,P.op)(d)===
e);return n!==void 0?I(n,s):!i||(0,R.LU)(r)?null:{host:(0,L.Vm)(s),namespace:"hashicorp",type:e}}function nn({usages:e},t){const r=new Map;for(const s of e){if(s.
kind!=="lock_provider")continue;const i=(0,T.lc)(s,(0,L.Vm)(t),t),n=(0,T.KS)(s,t);if(!(i===null||n===null)&&(r.set((0,T.JT)(i),n),t==="opentofu"&&(0,P.Gi)(i))){
const u=(0,T.JT)({...i,host:(0,L.Vm)(t)});r.has(u)||r.set(u,n)}}return r}function W({kind:e,place:t},r,{opentofu:s=""}){const i=/\.tofu(\.json)?$/.test((0,F.Xs)(
t));return e==="compatible"?r==="opentofu":e!=="version"||r==="terraform"?e==="version"&&!i:i||/^v?(0|1\.(\d|1[01])(\.|$))/.test(s)}function X(e,t,r){const s=e.
filter(({kind:n})=>J.test(n));if(!s.some(({place:n})=>(0,g.LA)((0,F.Xs)(n))))return s.flatMap(n=>B(n,n,t,r));const i=({place:n})=>Number((0,g.LA)((0,F.Xs)(n)));
return(0,F.c1)(s,({address:n})=>n).flatMap(n=>{const u=n.toSorted((p,m)=>i(p)-i(m)),d=u.findLast(({text:p})=>p!==null),a=u.findLast(p=>p.version!==void 0);return d===
void 0?[]:B(d,a??d,t,r)})}const J=/^(module(_missing)?|test_module|stack_component|terragrunt_source)$/;function B(e,t,r,s){const{kind:i,address:n,place:u,calls:d}=e,
a=(0,T.MZ)(e,r),p=a.filter(h=>i==="terragrunt_source"?(h.root??s.name)===s.name:(0,R.fJ)(h,s)),m={root:null,source:null,version:null,isOpen:!0};return(p.length===
0&&a.length>0?[m]:p).flatMap(h=>{const x=h.source;if(x===null){const xn=e.directHost===void 0&&!e.evaluated?.[r]?.text,On={address:n,source:e.text??"",place:u,isSaid:xn};
return h.isOpen?{...On,module:null,constraint:null,isOpen:!0}:[]}if(d===void 0&&U.test(x))return[];const A=G(e,x,r);if(A===void 0)return[];const[,sn]=tn.exec(i===
"terragrunt_source"?x:"")??[],Y=d!==void 0&&e===t,Q=h.version===null?null:{text:h.version,place:t.version?.place??u},kn=Y?Q:(0,T.KS)(t,r),ln=sn===void 0?kn:{text:sn,
place:u},bn=Y?h.isOpen:ln===null&&t.version!==void 0;return{address:n,source:x,place:u,module:A,constraint:ln,isOpen:bn}})}const en=/^tfr:\/\/([^/?]*)\/([^?]*)/,
tn=/^tfr:.*?[?&]version=([^&]*)/s,U=/^["(]|\$\{|^(var|local|path|each|module|data)\./;function G({kind:e},t,r){if(e==="terragrunt_source"&&t.startsWith("tfr:")){
const[,i="",n=""]=en.exec(t)??[],u=(0,L.rE)(i===""?n:`${i}/${n}`,r);return u.ok?u.value:void 0}const s=(0,L.vL)(t,r);return s.kind==="registry"?s:s.kind==="remo\
te"&&s.refusal===null?null:void 0}var b=O(8516),Z=O(2170),S=O(8032),on=O(1780),N=O(304),o=O(523);function*c(e,t){for(const i of e.providers){const n=l(i,e,t);n!==
null?yield n:t.isLockReadonly&&i.locked===null&&(yield{problem:(0,b.Sm)({provider:(0,T.JT)(i.provider)}),places:i.places})}yield*e.refused;const{client:r}=e,s=e.
clientVersions.length===0?null:t.versionIn(r,e.directory);if(s!==null)for(const{text:i,place:n}of e.clientVersions)(0,N.Lt)(i,s)&&(yield{problem:(0,b.Ov)({client:r,
version:s,constraint:i}),places:[n]})}function l(e,t,r){const{constraints:s,provider:i}=e,n=s.flatMap(y=>k(y.text).map(h=>({...h,constraint:y})));if(M(n))return r.
upgrade?null:f(e,t);const u=(0,T.JT)(i);if(t.client==="opentofu"&&(0,N.jF)(n))return{problem:(0,b.jF)({kind:"unspecified",provider:u}),places:v(s)};const d=n.filter(
({constraint:y})=>y.place.inside===void 0),a=(0,N.Sx)(M(d)?n:d,N.Nd),p=a.map(({constraint:y})=>y);return{problem:(0,b.id)({of:`provider ${u}`,terms:a.map(y=>({...y.
constraint,text:(0,o.mb)(y)})),constraints:s.map(y=>({...y,conflicts:p.includes(y)})),resolution:r.resolve?.(t,e,y=>M(y.flatMap(k)))}),places:v(p),about:u}}function f({
provider:e,constraints:t,locked:r},{isUnit:s}){const i=r===null?null:(0,o.rK)(r.text);if(r===null||i===null)return null;const n=p=>{const m=p.flatMap(({text:y})=>k(
y));return(0,N.XA)([i],m)===null};if(!n(t))return null;const u=t.filter(p=>n([p])),d=u.length===0?t:u;return{problem:(0,b.N0)({provider:(0,T.JT)(e),version:(0,o.
Cg)(i),constraints:[...new Set(d.map(({text:p})=>(0,o.kv)(k(p))))],isUnit:s}),places:v([r,...d])}}const v=e=>[...new Set(e.map(({place:t})=>t))];function k(e){const t=(0,o.
_T)(e);return t.ok?t.value:[]}function M(e){const t=e.map(({version:r})=>r);return(0,N.XA)(t,e)!==null||(0,N.Nd)(e)}function C(e){const t=new Map;let r=!1;return{
add:n=>{const u=n.isAside?(0,g.Gz)(n.directory,"main.tf"):null,d=n.lockFile!==null;r||=d;for(const a of c(n,e)){const{code:p,message:m}=a.problem,y=a.about??(0,on.
pj)(m),h=[p,y,...a.places.map(F.df)].join(`
`),x=t.get(h)??{...a,having:new Set,aside:u,isLocked:d};t.set(h,x),x.having.add(n.client),u===null&&(x.aside=null),x.isLocked||=d}},notes:()=>Array.from(t.values(),
({problem:n,places:u,having:d,aside:a,isLocked:p})=>{const y=n.code!=="client-version"&&d.size===e.clients.length?S.Du:[...d],h=n.code==="lock-readonly"&&r&&!p;
return(0,Z.kH)(n,{places:u,clients:y,...a!==null&&{aside:a},...h&&{severity:"warning"}})})}}var w=O(7706),z=O(8339),un=O(1054);function*dn(e,t,r){const s=new Set;
for(const i of e){if(i.kind==="lock_provider"){const u=`${i.place.file}
${i.text}`;if(s.has(u)){const d=(0,b.FA)({kind:"twice",provider:i.text??""});yield $(i.place,{problem:d})}s.add(u)}const n=an(i,r);n!==null&&(yield $((i.version??
i).place,n)),r.isPredicted&&(yield*pn(i,r))}for(const i of t){const n=hn(i,r);n!==null&&n.clients.length>0&&(yield n)}}function $(e,{problem:t,clients:r=S.Du,...s}){
const i=/\.tofu(\.json)?$/.test(e.file),n=r.filter(u=>u==="opentofu"||!i);return(0,Z.kH)(t,{...s,places:[e],clients:n})}const fn=/\.tf(component|stack|deploy)\.(hcl|json)$/;
function an(e,t){switch(e.kind){case"module":case"module_missing":case"test_module":return mn(e,t);case"required_provider":case"required_provider_nosource":case"\
required_provider_legacy":return fn.test(e.place.file)?null:vn(e);case"lock_provider":{const r=yn(e);return r&&{problem:r}}default:return null}}const rn=(e,t)=>({
problem:(0,b.jF)({kind:"syntax",text:e,why:t}),isPlaceholder:(0,un.Kc)(e)});function*pn(e,t){const{kind:r,address:s,calls:i,evaluated:n,place:u,text:d,replacedFor:a=[]}=e;
if(i===void 0||n===void 0||e.isOverridden||r==="terragrunt_source")return;const p=(0,S.d3)(t);for(const m of e.clients){const y=t.releases.some(Q=>Q.client===m&&
Q.before!==null),h=i[m]!==void 0&&!p.includes(m);if(a.includes(m)||h&&!(y&&n[m]?.text))continue;const x={address:s,expression:d??"",client:m},A=h?(0,z.J0)({...x,
isOld:!0}):(0,z.DA)({...x,isOld:p.includes(m)}),Y=t.isGuess&&i.opentofu!==void 0&&A.severity==="error"?"warning":A.severity;yield $(u,{problem:{...A,severity:Y},
clients:[m]})}}function mn(e,t){const{address:r,version:s,place:i}=e;if(s===void 0)return null;const{value:n}=s,u=(0,S.d3)(t),d=e.clients.filter(A=>n&&(u.includes(
A)||n[A]===void 0));if(d.length>0)return{problem:(0,b.jF)({kind:"expression",address:r,clients:d}),clients:d};const a=n===void 0?s.text:n[e.clients[0]??"terrafo\
rm"];if(typeof a!="string")return null;const p=(0,o.PW)(a);if(!p.ok)return rn(a,p.why);const m=S.Du.filter(A=>!(0,N.gH)(p.value,A));if(m.length===0)return null;
const y=p.value.find(({version:A})=>(0,o.Ty)(A)),h=y&&(0,o.Cg)(y.version),x=[{text:a,place:i}];return{problem:(0,b.id)({of:r,terms:x,preRelease:h}),clients:m}}function vn({
kind:e,address:t,text:r,version:s}){if(s===void 0)return null;if(s.value!==void 0)return{problem:(0,b.jF)({kind:"not-a-string",address:t})};const i=(0,o._T)(s.text);
if(!i.ok)return rn(s.text,i.why);const n=S.Du.filter(d=>e==="required_provider"?(0,P.mi)(r??"",d).kind==="builtin":(0,P.op)(t)==="terraform");if(n.length===0)return null;
const u=r??"terraform.io/builtin/terraform";return{problem:(0,b.jF)({kind:"built-in",provider:u}),clients:n}}function yn({text:e,version:t,constraints:r=""}){const s=e??
"";if(t===void 0||t.value!==void 0)return(0,b.FA)({kind:"no-version",provider:s});const i=(0,o.rK)(t.text);if(i===null)return(0,b.FA)({kind:"not-a-version",provider:s});
const n=(0,o.Cg)(i);if(n!==t.text)return(0,b.FA)({kind:"not-normal",of:"version",provider:s,normal:n});if(r==="")return null;const u=(0,o._T)(r);if(!u.ok)return(0,b.
FA)({kind:"not-constraints",provider:s});const d=(0,o.kv)(u.value);return d===r?null:(0,b.FA)({kind:"not-normal",of:"constraints",provider:s,normal:d})}function hn(e,t){
const{set:r,versions:s,isGuess:i=!1}=t,{kind:n,text:u,place:d}=e;if(n==="state-expression"&&e.directories===void 0){const h=(0,w.g6)({kind:"expression",what:u,isGuess:i});
return $(d,{problem:h,clients:t.clients.filter(x=>x==="terraform")})}if((0,S.SO)(n)){const h=r.filter(x=>x!==S.$I[n].client);return $(d,{problem:(0,w.jP)({kind:n}),
clients:h})}const a=n==="version"||n==="compatible";if(!a&&n!=="provider-version")return null;const p=a?(0,o.PW)(u):(0,o._T)(u),m=S.Du.filter(h=>!a||W(e,h,s));if(!p.
ok)return $(d,{...rn(u,p.why),clients:m});if(!a||!p.value.some(({version:h})=>(0,o.Ty)(h)))return null;const y=(0,b.jF)({kind:"pre-release",text:u});return $(d,
{problem:y,clients:m})}function gn(e,t){const r=new Set(t.flatMap(({calls:s,clients:i,place:n})=>{const u=S.Du.filter(d=>!i.includes(d)||!s?.[d]);return s===void 0?
[]:u.map(d=>`${d} ${(0,F.df)(n)}`)}));return e.filter(({problem:s,clients:i,places:[n]})=>s.code!=="source-dynamic"||n===void 0||!i.every(u=>r.has(`${u} ${(0,F.
df)(n)}`)))}}),304:((cn,D,O)=>{O.d(D,{CM:()=>q,Hn:()=>V,Lt:()=>N,Nd:()=>B,Sx:()=>Z,XA:()=>P,gH:()=>J,iM:()=>L,jF:()=>T,s5:()=>R});var F=O(9119),g=O(523);function L(o,c,l){
const f=_(c,l);return j(o,v=>(!(0,g.Ty)(v)||(0,g.Cg)(v)===f)&&E(v,c))}function P(o,c){return j(o,l=>(!(0,g.Ty)(l)||c.some(f=>I(l,f)))&&!H(l)&&c.every(f=>W(l,f)))}
const R=o=>j(o,c=>!(0,g.Ty)(c));function T(o){const c=o.filter(l=>l.operator==="=");return c.length===1&&c.every(({version:l})=>H({...l,build:""}))}function V(o,c,l){
const f=(0,g.oF)(o),v=(0,g.PW)(c);return f!==null&&v.ok&&L([f],v.value,l)!==null}function q(o,c){const[l,f]=[(0,g.rK)(o),(0,g._T)(c)];return l===null||!f.ok||P(
[l],f.value)!==null}const E=(o,c)=>c.every(l=>nn(o,l));function j(o,c){let l=null;for(const f of o.filter(c))(l===null||(0,g.Zy)(f,l)>0)&&(l=f);return l}function _(o,c){
const[l,f]=o;if(l===void 0||f!==void 0)return null;const v=l.text.trim().replace(c==="opentofu"?/^=?v?/:/^=?/,""),k=(0,g.rK)(v);return k===null?null:(0,g.Cg)(k)}
const H=({numbers:o,pre:c,build:l})=>c===""&&l===""&&o.every(f=>f===0n),I=(o,c)=>c.operator==="="&&K(o,c.version),K=(o,c)=>o.build===c.build&&(0,g.Zy)(o,c)===0;
function nn(o,{operator:c,version:l}){const f=(0,g.Zy)(o,l);if(c==="=")return f===0;if(c==="!=")return f!==0;if(c!=="~>")return X(f,c);const v=l.numbers.slice(0,
l.written-1);return f>=0&&!(0,g.Ty)(l)&&l.numbers.length<=o.numbers.length&&v.every((k,M)=>k===o.numbers[M])}function W(o,c){const{operator:l,version:f}=c;if(l===
"=")return I(o,c);if(l==="!=")return!K(o,f);const v=(0,g.Zy)(o,f);if(l!=="~>")return X(v,l);const[k=0n,M=0n]=f.numbers,C=f.written===3?[k,M+1n,0n]:[k+1n,0n,0n];
return v>=0&&(0,g.Zy)(o,{...f,numbers:C,pre:""})<0}const X=(o,c)=>({">":o>0,">=":o>=0,"<":o<0,"<=":o<=0})[c];function J(o,c){if(U(o))return!0;const l=G(o),f=Math.
max(...l.map(({numbers:k})=>k.length)),v=l.flatMap(k=>{const M=Array.from({length:f},(C,w)=>k.numbers[w]??0n);return[k,b(M),b([...M,1n])]});return L(v,o,c)!==null}
function B(o){const c=(0,F.t6)(o,g.mb);if(U(c))return!0;const l=G(c),f="x".repeat(1+Math.max(...l.map(k=>k.build.length))),v=l.flatMap(k=>{const[M=0n,C=0n,w=0n]=k.
numbers,z=[M,C,w+1n];return[k,b([M,C,w],f),b(z,f)]});return P(v,c)!==null}const en=50,tn=100,U=o=>o.length>en||o.some(({text:c})=>c.length>tn),G=o=>{const c=[b(
[0n,0n,0n]),...o.map(l=>l.version)];return[...new Map(c.map(l=>[(0,g.Cg)(l),l])).values()]},b=(o,c="")=>({text:"",numbers:o,written:o.length,pre:"",build:c});function Z(o,c){
const l=(0,F.t6)(o,g.mb),f=c(l)?o:l;if(U(f))return o;const v=S(f,c)??on(f,c),k=new Set(v.map(g.mb));return o.filter(M=>k.has((0,g.mb)(M)))}function S(o,c){const l=o.
findLast(f=>!c([f]));if(l!==void 0)return[l];for(const[f,v]of[...o.entries()].reverse()){const k=o.slice(0,f).findLast(M=>!c([M,v]));if(k!==void 0)return[k,v]}return null}
const on=(o,c)=>o.reduce((l,f)=>{const v=l.filter(k=>k!==f);return c(v)?l:v},o);function N(o,c){const l=(0,g.PW)(o),f=(0,g.oF)(c);if(!l.ok||f===null||l.value.some(
v=>(0,g.Ty)(v.version)))return!1;if(f.written<3){const v=(0,g.PW)(`~> ${f.numbers.slice(0,f.written).join(".")}.0`);return v.ok&&!J([...l.value,...v.value],"ter\
raform")}return!E({...f,pre:""},l.value)}})};export{Mn as ids,Tn as modules};
