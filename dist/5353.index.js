const b=5353,j=[5353],F={1022:((U,L,p)=>{p.d(L,{m:()=>$,s:()=>N});var l=p(3625),f=p(6246),_=p(1831),k=p(8408),O=p(5011);const g={terraform:["terraform.io"],opentofu:[
"terraform.io","opentofu.org"]},E="hashicorp",I="-",T='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name\
"',M={prefix:"terraform-",whose:"a Terraform",frequency:"often"},h={terraform:[M],opentofu:[M,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function $(o,r){
const c=o.split("/");if(c.length>3||c.includes(""))return y(T);const[n="",e,s]=c.reverse(),t=N(n);if(!t.ok){const P=`${(0,f.o)(n)} in source ${(0,f.o)(o)}`;return y(
`Invalid provider type: Invalid provider type ${P}: ${t.why}"`)}const a=s===void 0,i=a?(0,l.J)((0,O.Vm)(r)):(0,_.Pv)(s);if(e===void 0&&i.ok){const P={hostImplied:a,
namespace:E,type:t.value};return{kind:"registry",host:i.value,...P}}const u=S(e??""),d=`namespace "" in source ${(0,f.o)(o)}`;if(!u.ok)return y(`Invalid provide\
r namespace: Invalid provider ${d}: ${u.why}"`);if(!i.ok){const P="Invalid provider source hostname";return y(`${P}: ${P} ${d}: ${i.why}"`)}const v={hostImplied:a,
host:i.value,namespace:u.value,type:t.value},A=R(v,r);return A===void 0?{kind:D(v,r),...v}:y(A)}const y=o=>({kind:"invalid",error:o});function N(o){if(/^[a-z0-9]+$/.
test(o))return(0,l.J)(o);if(o==="")return(0,l.T)("must have at least one character");if(o.includes("."))return(0,l.T)("dots are not allowed");if(o.includes("--"))
return(0,l.T)("cannot use multiple consecutive dashes");const r=(0,k.YE)(o);return r.ok?(0,l.J)((0,k.DI)(r.value)):(0,l.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}const S=o=>o===I?(0,l.J)(o):N(o);function D({host:o,namespace:r},c){return r===I?"legacy":r==="builtin"&&
g[c].includes(o)?"builtin":"registry"}function R(o,r){const c=(0,O.Vm)(r);if(o.namespace===I&&o.host!==c)return`Invalid provider namespace: The legacy provider \
namespace "-" can be used only with hostname ${c}.`;const n=h[r].find(({prefix:e})=>o.type.startsWith(e));return n===void 0?void 0:C(o,n,r)}function C(o,{prefix:r,
whose:c,frequency:n},e){const s=`${r}provider-`,t=o.type.slice(s.length);if(!o.type.startsWith(s)||!N(t).ok)return`Invalid provider type: Provider source ${(0,f.
o)(w(o))} has a type with the prefix ${(0,f.o)(r)}, which isn't allowed because it would be redundant to name ${c} provider with that prefix. If you are the aut\
hor of this provider, rename it to not include the prefix.`;const a=w({...o,type:t},e);return`Invalid provider type: Provider source ${(0,f.o)(w(o,e))} has a ty\
pe with the prefix ${(0,f.o)(s)}, which isn't valid. Although that prefix is ${n} used in the names of version control repositories for ${c.split(" ")[1]} provi\
ders, provider source strings should not include it.

Did you mean ${(0,f.o)(a)}?`}const w=({host:o,namespace:r,type:c},n)=>n!==void 0&&o===(0,O.Vm)(n)?`${r}/${c}`:`${(0,_.nx)(o)}/${r}/${c}`}),5353:((U,L,p)=>{p.d(L,
{layoutsOf:()=>D,rootsOf:()=>o,unmatched:()=>w});var l=p(9664),f=p(5011);const _=new Set(["module","module_missing","required_provider","required_provider_nosou\
rce","required_provider_legacy","implied_provider","lock_provider","stack_component","terragrunt_source"]),k=({kind:n})=>n==="installed_module";function O(n,e,s){
const t=new Map,a=i=>{const u=(0,l.jt)(i),d=t.get(u);if(d!==void 0)return d;const v=I(u);return t.set(u,v),v};for(const i of n){if(!i.clients.includes(s)||k(i))
continue;const u=a(i.place.file);i.kind==="test_module"?u.tests=E(u.tests,i):T(u,i)}for(const i of e){const u="file"in i?i.file:i.place.file;if(s==="terraform"&&
/\.tofu(\.json)?$/.test(u))continue;const d=a(u);"localName"in i&&(d.versions=E(d.versions,i)),d.hasConfiguration||=i.kind!=="lock",d.isInitialised||=i.kind==="\
state",i.kind==="lock"&&M(d,u)}for(const i of t.values())$(t,i);return t}const g=[];function E(n,e){return n.length===0?[e]:(n.push(e),n)}const I=n=>({name:n,usages:g,
versions:g,tests:g,children:g,lockFile:null,hasConfiguration:!1,isInitialised:!1});function T(n,e){if(e.kind==="lock_provider"?M(n,e.place.file):n.hasConfiguration=
!0,!_.has(e.kind)||e.isOverridden&&e.kind!=="module"||(n.usages=E(n.usages,e),e.isOverridden))return;m(e)&&(n.isInitialised=!0);const s=h(n.name,e);s!==null&&(n.
children=E(n.children,s))}function M(n,e){n.lockFile=e,n.isInitialised=!0}const m=({kind:n,address:e,place:s})=>n==="terragrunt_source"&&e==="terraform"&&/(^|\/)terragrunt\.hcl(\.json)?$/.
test(s.file);function h(n,e){const{kind:s,text:t}=e;return!(s==="module"||s==="test_module"||m(e))||t===null||!(0,f.Nj)(t)?null:(0,l.un)(n,t.replace(/\?.*$/s,""))}
function $(n,e){const{name:s,tests:t}=e;if(t.length===0)return;const a=/^(?:(.*)\/)?tests$/.exec(s),i=a===null?void 0:n.get(a[1]??""),u=i?.hasConfiguration===!0?
i:e;if(u.isInitialised=!0,u!==e){for(const d of t)u.tests=E(u.tests,d);e.tests=g}}const y=({name:n,tests:e})=>e.flatMap(s=>h(n,s)??[]);function N(n){const e=new Set;
for(const s of n.values())for(const t of[...s.children,...y(s)])t!==s.name&&e.add(t);return[...n.values()].filter(({name:s,hasConfiguration:t,isInitialised:a})=>t&&
(a||!e.has(s)))}var S=p(9008);function D({usages:n,declared:e,clients:s,patterns:t}){const a=s.map(u=>O(n,e,u)),i=R(t,new Set(a.flatMap(u=>[...u.keys()])));return s.
map((u,d)=>{const v=a[d]??new Map,A=t.length===0?N(v):[...v.values()].filter(P=>P.hasConfiguration&&i.has(P.name));return{client:u,directories:v,roots:A}})}function R(n,e){
const s=new Set;for(const t of n)for(const a of e)!s.has(a)&&C(t,a)&&s.add(a);return s}const C=(n,e)=>n.matches(e===""?".":e),w=(n,e)=>e.flatMap(s=>{const t=({directories:a})=>a.
values().some(i=>i.hasConfiguration&&C(s,i.name));return n.some(t)?[]:[s.text]});function*o(n,{changed:e,versions:s,hasCalls:t=!0}){const a=e===null?null:r(e);for(const{
client:i,directories:u,roots:d}of n)for(const v of d){const A=c(v,u);a!==null&&!A.some(({name:P})=>a.has(P))||(yield(0,S.I)(v,A,{client:i,versions:s,hasCalls:t}))}}
function r(n){const e=new Set;for(const s of n){const t=(0,l.jt)(s);e.add(t),/(^|\/)tests$/.test(t)&&e.add((0,l.jt)(t))}return e}function c(n,e){const s=new Set(
[n]),t=a=>{const i=e.get(a);i!==void 0&&s.add(i)};for(const a of y(n))t(a);for(const{children:a}of s)for(const i of a)t(i);return[...s]}}),7236:((U,L,p)=>{p.d(L,
{l:()=>f,o:()=>_});var l=p(1022);function f({kind:k,text:O,address:g},E,I){switch(k){case"required_provider":case"state_store_provider":case"lock_provider":{const T=(0,l.
m)(O??"",I);return T.kind==="registry"?T:null}case"required_provider_nosource":case"required_provider_legacy":return{host:E,namespace:"hashicorp",type:_(g)};case"\
implied_provider":return{host:E,namespace:"hashicorp",type:(O??"").replace(/[._].*$/s,"")};default:return null}}const _=k=>k.replace(/^.*\./s,"")}),9008:((U,L,p)=>{
p.d(L,{u:()=>w,I:()=>m});var l=p(9664),f=p(5011),_=p(5257);function k(o,r){const c=o.filter(({kind:e})=>O.has(e));return c.some(({place:e})=>(0,l.LA)(e.file))?[
...Map.groupBy(c,({address:e})=>e).values()].flatMap(e=>{const s=[...e].sort((i,u)=>Number((0,l.LA)(i.place.file))-Number((0,l.LA)(u.place.file))),t=s.findLast(
({text:i})=>i!==null),a=s.findLast(({versionsAt:i})=>i!==null);return t===void 0?[]:g(t,a??t,r)}):c.flatMap(e=>g(e,e,r))}const O=new Set(["module","module_missi\
ng","test_module","stack_component","terragrunt_source"]);function g(o,r,c){const{address:n,text:e,place:s}=o;if(e===null||T(e))return[];const t=I(o,e,c);if(t===
void 0)return[];const a=(0,_.KS)(r,c),i=a===null&&r.versionsAt!==null;return[{address:n,source:e,place:s,module:t,constraint:a,isOpen:i}]}const E=/^tfr:\/\/([^/?]*)\/([^?]*)/;
function I({kind:o},r,c){if(o==="terragrunt_source"&&r.startsWith("tfr:")){const[,e="",s=""]=E.exec(r)??[],t=(0,f.rE)(e===""?s:`${e}/${s}`,c);return t.ok?t.value:
void 0}const n=(0,f.vL)(r,c);return n.kind==="registry"?n:n.kind==="remote"?null:void 0}const T=o=>/^["(]|\$\{|^(var|local|path|each|module|data)\./.test(o);var M=p(
7236);function m(o,r,c){const{client:n}=c;return{directory:o.name===""?".":o.name,client:n,directories:r.map(({name:e})=>e),calls:c.hasCalls?[...r.flatMap(({usages:e})=>k(
e,n)),...k(o.tests,n)]:[],providers:h(o,r,n),lockFile:o.lockFile,clientVersions:r.flatMap(({versions:e})=>R(e,c))}}function h(o,r,c){const n=new Map,e=(t,a,i)=>{
const u=(0,_.JT)(t),d=n.get(u),v=d??{provider:t,places:[],constraints:[]};d===void 0&&n.set(u,v),v.places.push(a),i!==null&&v.constraints.push(i)};for(const t of r){
for(const i of $(t.usages)){const u=y(i,c);u!==null&&e(u,i.place,(0,_.KS)(i,c))}const a=t.versions.filter(({kind:i})=>i==="provider-version");for(const[i,u]of Map.
groupBy(a,d=>d.localName??"")){const d=N(i,t,c);if(d!==null)for(const{text:v,place:A}of C(u))e(d,A,{text:v,place:A})}}const s=S(o,c);return Array.from(n,([t,a])=>({
...a,locked:s.get(t)??null}))}function $(o){const r=o.filter(({place:n})=>(0,l.LA)(n.file));if(r.length<2)return o;const c=new Map(r.map(n=>[n.address,n.place.file]));
return o.filter(({address:n,place:e})=>!(0,l.LA)(e.file)||c.get(n)===e.file)}function y(o,r){return o.kind==="lock_provider"||o.kind!=="required_provider"&&o.kind!==
"implied_provider"&&(0,M.o)(o.address)==="terraform"?null:(0,M.l)(o,(0,f.Vm)(r),r)}function N(o,{usages:r},c){const n=r.find(({kind:e,address:s})=>e.startsWith(
"required_provider")&&(0,M.o)(s)===o);return n!==void 0?y(n,c):{host:(0,f.Vm)(c),namespace:"hashicorp",type:o}}function S({usages:o},r){const c=new Map;for(const n of o){
if(n.kind!=="lock_provider")continue;const e=(0,M.l)(n,(0,f.Vm)(r),r),s=(0,_.KS)(n,r);if(e===null||s===null)continue;const t={version:s,constraints:(0,_.Nf)(n)?.
recorded??null};if(c.set((0,_.JT)(e),{...t,isCopied:!1}),r==="opentofu"&&D(e)){const a=(0,_.JT)({...e,host:(0,f.Vm)(r)});c.has(a)||c.set(a,{...t,isCopied:!0})}}
return c}const D=({host:o,namespace:r})=>o===(0,f.Vm)("terraform")&&r==="hashicorp";function R(o,{client:r,versions:c}){const n=o.filter(e=>w(e,r,c));return C(n)}
function C(o){const r=o.findLast(({place:c})=>(0,l.LA)(c.file))?.place.file;return r===void 0?o:o.filter(({place:c})=>c.file===r)}function w({kind:o,place:r},c,{
opentofu:n=""}){const e=/\.tofu(\.json)?$/.test(r.file);return o==="compatible"?c==="opentofu":o!=="version"||c==="terraform"?o==="version"&&!e:e||/^v?(0|1\.(\d|1[01])(\.|$))/.
test(n)}}),5257:((U,L,p)=>{p.d(L,{JT:()=>g,KS:()=>E,MO:()=>M,MP:()=>O,Nf:()=>T,W$:()=>k,cd:()=>_,yp:()=>I});var l=p(5143);const f="hostnames input",_={file:f,line:1,
column:1,endColumn:1},k=m=>m.file===f?f:m,O=({host:m,namespace:h,name:$,system:y})=>`${m}/${h}/${$}/${y}`,g=({host:m,namespace:h,type:$})=>`${m}/${h}/${$}`;function E(m,h){
const $=m.versions??T(m)?.values?.[h]??null;return $===null?null:{text:$,place:I(m)}}function I(m){const{versionsAt:h,place:$}=m,y=typeof h=="number"?h:h?.at;return y===
void 0?$:{file:$.file,...(0,l._h)(y)}}const T=({versionsAt:m})=>typeof m=="number"?null:m,M=(m,h)=>`${m} ${h}`})};export{b as id,j as ids,F as modules};
