const F=5353,j=[5353],B={1022:((U,A,f)=>{f.d(A,{m:()=>D,s:()=>T});var l=f(3625),p=f(6246),v=f(1831),y=f(8408),E=f(5011);const h={terraform:["terraform.io"],opentofu:[
"terraform.io","opentofu.org"]},_="hashicorp",O="-",M='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name\
"',I={prefix:"terraform-",whose:"a Terraform",frequency:"often"},L={terraform:[I],opentofu:[I,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function D(o,r){
const a=o.split("/");if(a.length>3||a.includes(""))return g(M);const[n="",e,s]=a.reverse(),t=T(n);if(!t.ok){const k=`${(0,p.o)(n)} in source ${(0,p.o)(o)}`;return g(
`Invalid provider type: Invalid provider type ${k}: ${t.why}"`)}const c=s===void 0,i=c?(0,l.J)((0,E.Vm)(r)):(0,v.Pv)(s);if(e===void 0&&i.ok){const k={hostImplied:c,
namespace:_,type:t.value};return{kind:"registry",host:i.value,...k}}const d=N(e??""),u=`namespace "" in source ${(0,p.o)(o)}`;if(!d.ok)return g(`Invalid provide\
r namespace: Invalid provider ${u}: ${d.why}"`);if(!i.ok){const k="Invalid provider source hostname";return g(`${k}: ${k} ${u}: ${i.why}"`)}const m={hostImplied:c,
host:i.value,namespace:d.value,type:t.value},$=S(m,r);return $===void 0?{kind:R(m,r),...m}:g($)}const g=o=>({kind:"invalid",error:o});function T(o){if(/^[a-z0-9]+$/.
test(o))return(0,l.J)(o);if(o==="")return(0,l.T)("must have at least one character");if(o.includes("."))return(0,l.T)("dots are not allowed");if(o.includes("--"))
return(0,l.T)("cannot use multiple consecutive dashes");const r=(0,y.YE)(o);return r.ok?(0,l.J)((0,y.DI)(r.value)):(0,l.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}const N=o=>o===O?(0,l.J)(o):T(o);function R({host:o,namespace:r},a){return r===O?"legacy":r==="builtin"&&
h[a].includes(o)?"builtin":"registry"}function S(o,r){const a=(0,E.Vm)(r);if(o.namespace===O&&o.host!==a)return`Invalid provider namespace: The legacy provider \
namespace "-" can be used only with hostname ${a}.`;const n=L[r].find(({prefix:e})=>o.type.startsWith(e));return n===void 0?void 0:w(o,n,r)}function w(o,{prefix:r,
whose:a,frequency:n},e){const s=`${r}provider-`,t=o.type.slice(s.length);if(!o.type.startsWith(s)||!T(t).ok)return`Invalid provider type: Provider source ${(0,p.
o)(P(o))} has a type with the prefix ${(0,p.o)(r)}, which isn't allowed because it would be redundant to name ${a} provider with that prefix. If you are the aut\
hor of this provider, rename it to not include the prefix.`;const c=P({...o,type:t},e);return`Invalid provider type: Provider source ${(0,p.o)(P(o,e))} has a ty\
pe with the prefix ${(0,p.o)(s)}, which isn't valid. Although that prefix is ${n} used in the names of version control repositories for ${a.split(" ")[1]} provi\
ders, provider source strings should not include it.

Did you mean ${(0,p.o)(c)}?`}const P=({host:o,namespace:r,type:a},n)=>n!==void 0&&o===(0,E.Vm)(n)?`${r}/${a}`:`${(0,v.nx)(o)}/${r}/${a}`}),5353:((U,A,f)=>{f.d(A,
{layoutsOf:()=>R,rootsOf:()=>o,unmatched:()=>P});var l=f(9664),p=f(5011);const v=new Set(["module","module_missing","required_provider","required_provider_nosou\
rce","required_provider_legacy","implied_provider","lock_provider","stack_component","terragrunt_source"]),y=({kind:n})=>n==="installed_module";function E(n,e,s){
const t=new Map,c=i=>{const d=(0,l.jt)(i),u=t.get(d);if(u!==void 0)return u;const m=O(d);return t.set(d,m),m};for(const i of n){if(!i.clients.includes(s)||y(i))
continue;const d=c(i.place.file);i.kind==="test_module"?d.tests=_(d.tests,i):M(d,i)}for(const i of e){const d="file"in i?i.file:i.place.file;if(s==="terraform"&&
/\.tofu(\.json)?$/.test(d))continue;const u=c(d);"localName"in i&&(u.versions=_(u.versions,i)),u.hasConfiguration||=i.kind!=="lock",u.isInitialised||=i.kind==="\
state",i.kind==="lock"&&I(u,d)}for(const i of t.values())D(t,i);return t}const h=[];function _(n,e){return n.length===0?[e]:(n.push(e),n)}const O=n=>({name:n,usages:h,
versions:h,tests:h,children:h,lockFile:null,hasConfiguration:!1,isInitialised:!1});function M(n,e){if(e.kind==="lock_provider"?I(n,e.place.file):n.hasConfiguration=
!0,!v.has(e.kind)||e.isOverridden&&e.kind!=="module"||(n.usages=_(n.usages,e),e.isOverridden))return;C(e)&&(n.isInitialised=!0);const s=L(n.name,e);s!==null&&(n.
children=_(n.children,s))}function I(n,e){n.lockFile=e,n.isInitialised=!0}const C=({kind:n,address:e,place:s})=>n==="terragrunt_source"&&e==="terraform"&&/(^|\/)terragrunt\.hcl(\.json)?$/.
test(s.file);function L(n,e){const{kind:s,text:t}=e;return!(s==="module"||s==="test_module"||C(e))||t===null||!(0,p.Nj)(t)?null:(0,l.un)(n,t.replace(/\?.*$/s,""))}
function D(n,e){const{name:s,tests:t}=e;if(t.length===0)return;const c=/^(?:(.*)\/)?tests$/.exec(s),i=c===null?void 0:n.get(c[1]??""),d=i?.hasConfiguration===!0?
i:e;if(d.isInitialised=!0,d!==e){for(const u of t)d.tests=_(d.tests,u);e.tests=h}}const g=({name:n,tests:e})=>e.flatMap(s=>L(n,s)??[]);function T(n){const e=new Set;
for(const s of n.values())for(const t of[...s.children,...g(s)])t!==s.name&&e.add(t);return[...n.values()].filter(({name:s,hasConfiguration:t,isInitialised:c})=>t&&
(c||!e.has(s)))}var N=f(9008);function R({usages:n,declared:e,clients:s,patterns:t}){const c=s.map(d=>E(n,e,d)),i=S(t,new Set(c.flatMap(d=>[...d.keys()])));return s.
map((d,u)=>{const m=c[u]??new Map,$=t.length===0?T(m):[...m.values()].filter(k=>k.hasConfiguration&&i.has(k.name));return{client:d,directories:m,roots:$}})}function S(n,e){
const s=new Set;for(const t of n)for(const c of e)!s.has(c)&&w(t,c)&&s.add(c);return s}const w=(n,e)=>n.matches(e===""?".":e),P=(n,e)=>e.flatMap(s=>{const t=({directories:c})=>c.
values().some(i=>i.hasConfiguration&&w(s,i.name));return n.some(t)?[]:[s.text]});function*o(n,{changed:e,versions:s,hasCalls:t=!0}){const c=e===null?null:r(e);for(const{
client:i,directories:d,roots:u}of n)for(const m of u){const $=a(m,d);c!==null&&!$.some(({name:k})=>c.has(k))||(yield(0,N.I)(m,$,{client:i,versions:s,hasCalls:t}))}}
function r(n){const e=new Set;for(const s of n){const t=(0,l.jt)(s);e.add(t),/(^|\/)tests$/.test(t)&&e.add((0,l.jt)(t))}return e}function a(n,e){const s=new Set(
[n]),t=c=>{const i=e.get(c);i!==void 0&&s.add(i)};for(const c of g(n))t(c);for(const{children:c}of s)for(const i of c)t(i);return[...s]}}),7236:((U,A,f)=>{f.d(A,
{l:()=>p,o:()=>v});var l=f(1022);function p({kind:y,text:E,address:h},_,O){switch(y){case"required_provider":case"state_store_provider":case"lock_provider":{const M=(0,l.
m)(E??"",O);return M.kind==="registry"?M:null}case"required_provider_nosource":case"required_provider_legacy":return{host:_,namespace:"hashicorp",type:v(h)};case"\
implied_provider":return{host:_,namespace:"hashicorp",type:(E??"").replace(/[._].*$/s,"")};default:return null}}const v=y=>y.replace(/^.*\./s,"")}),9008:((U,A,f)=>{
f.d(A,{u:()=>P,I:()=>C});var l=f(9664),p=f(5011),v=f(5257);function y(o,r){const a=o.filter(({kind:e})=>E.has(e));return a.some(({place:e})=>(0,l.LA)(e.file))?[
...Map.groupBy(a,({address:e})=>e).values()].flatMap(e=>{const s=[...e].sort((i,d)=>Number((0,l.LA)(i.place.file))-Number((0,l.LA)(d.place.file))),t=s.findLast(
({text:i})=>i!==null),c=s.findLast(i=>i.version!==null);return t===void 0?[]:h(t,c??t,r)}):a.flatMap(e=>h(e,e,r))}const E=new Set(["module","module_missing","te\
st_module","stack_component","terragrunt_source"]);function h(o,r,a){const{address:n,text:e,place:s}=o;if(e===null||M(e))return[];const t=O(o,e,a);if(t===void 0)
return[];const c=(0,v.KS)(r,a),i=c===null&&r.version!==null;return[{address:n,source:e,place:s,module:t,constraint:c,isOpen:i}]}const _=/^tfr:\/\/([^/?]*)\/([^?]*)/;
function O({kind:o},r,a){if(o==="terragrunt_source"&&r.startsWith("tfr:")){const[,e="",s=""]=_.exec(r)??[],t=(0,p.rE)(e===""?s:`${e}/${s}`,a);return t.ok?t.value:
void 0}const n=(0,p.vL)(r,a);return n.kind==="registry"?n:n.kind==="remote"?null:void 0}const M=o=>/^["(]|\$\{|^(var|local|path|each|module|data)\./.test(o);var I=f(
7236);function C(o,r,a){const{client:n}=a;return{directory:o.name===""?".":o.name,client:n,directories:r.map(({name:e})=>e),calls:a.hasCalls?[...r.flatMap(({usages:e})=>y(
e,n)),...y(o.tests,n)]:[],providers:L(o,r,n),lockFile:o.lockFile,clientVersions:r.flatMap(({versions:e})=>S(e,a))}}function L(o,r,a){const n=new Map,e=(t,c,i)=>{
const d=(0,v.JT)(t),u=n.get(d),m=u??{provider:t,places:[],constraints:[]};u===void 0&&n.set(d,m),m.places.push(c),i!==null&&m.constraints.push(i)};for(const t of r){
for(const i of D(t.usages)){const d=g(i,a);d!==null&&e(d,i.place,(0,v.KS)(i,a))}const c=t.versions.filter(({kind:i})=>i==="provider-version");for(const[i,d]of Map.
groupBy(c,u=>u.localName??"")){const u=T(i,t,a);if(u!==null)for(const{text:m,place:$}of w(d))e(u,$,{text:m,place:$})}}const s=N(o,a);return Array.from(n,([t,c])=>({
...c,locked:s.get(t)??null}))}function D(o){const r=o.filter(({place:n})=>(0,l.LA)(n.file));if(r.length<2)return o;const a=new Map(r.map(n=>[n.address,n.place.file]));
return o.filter(({address:n,place:e})=>!(0,l.LA)(e.file)||a.get(n)===e.file)}function g(o,r){return o.kind==="lock_provider"||o.kind!=="required_provider"&&o.kind!==
"implied_provider"&&(0,I.o)(o.address)==="terraform"?null:(0,I.l)(o,(0,p.Vm)(r),r)}function T(o,{usages:r},a){const n=r.find(({kind:e,address:s})=>e.startsWith(
"required_provider")&&(0,I.o)(s)===o);return n!==void 0?g(n,a):{host:(0,p.Vm)(a),namespace:"hashicorp",type:o}}function N({usages:o},r){const a=new Map;for(const n of o){
if(n.kind!=="lock_provider")continue;const e=(0,I.l)(n,(0,p.Vm)(r),r),s=(0,v.KS)(n,r);if(e===null||s===null)continue;const t={version:s,constraints:n.version?.recorded??
null};if(a.set((0,v.JT)(e),{...t,isCopied:!1}),r==="opentofu"&&R(e)){const c=(0,v.JT)({...e,host:(0,p.Vm)(r)});a.has(c)||a.set(c,{...t,isCopied:!0})}}return a}const R=({
host:o,namespace:r})=>o===(0,p.Vm)("terraform")&&r==="hashicorp";function S(o,{client:r,versions:a}){const n=o.filter(e=>P(e,r,a));return w(n)}function w(o){const r=o.
findLast(({place:a})=>(0,l.LA)(a.file))?.place.file;return r===void 0?o:o.filter(({place:a})=>a.file===r)}function P({kind:o,place:r},a,{opentofu:n=""}){const e=/\.tofu(\.json)?$/.
test(r.file);return o==="compatible"?a==="opentofu":o!=="version"||a==="terraform"?o==="version"&&!e:e||/^v?(0|1\.(\d|1[01])(\.|$))/.test(n)}})};export{F as id,j as ids,B as modules};
