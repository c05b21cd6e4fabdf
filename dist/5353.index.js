const b=5353,F=[5353],j={1022:((U,T,p)=>{p.d(T,{m:()=>S,s:()=>P});var d=p(3625),m=p(6246),_=p(1831),k=p(8408),E=p(5011);const $={terraform:["terraform.io"],opentofu:[
"terraform.io","opentofu.org"]},g="hashicorp",f="-",y='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name\
"',v={prefix:"terraform-",whose:"a Terraform",frequency:"often"},N={terraform:[v],opentofu:[v,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function S(o,r){
const c=o.split("/");if(c.length>3||c.includes(""))return I(y);const[n="",e,s]=c.reverse(),t=P(n);if(!t.ok){const O=`${(0,m.o)(n)} in source ${(0,m.o)(o)}`;return I(
`Invalid provider type: Invalid provider type ${O}: ${t.why}"`)}const a=s===void 0,i=a?(0,d.J)((0,E.Vm)(r)):(0,_.Pv)(s);if(e===void 0&&i.ok){const O={hostImplied:a,
namespace:g,type:t.value};return{kind:"registry",host:i.value,...O}}const u=C(e??""),l=`namespace "" in source ${(0,m.o)(o)}`;if(!u.ok)return I(`Invalid provide\
r namespace: Invalid provider ${l}: ${u.why}"`);if(!i.ok){const O="Invalid provider source hostname";return I(`${O}: ${O} ${l}: ${i.why}"`)}const h={hostImplied:a,
host:i.value,namespace:u.value,type:t.value},M=R(h,r);return M===void 0?{kind:D(h,r),...h}:I(M)}const I=o=>({kind:"invalid",error:o});function P(o){if(/^[a-z0-9]+$/.
test(o))return(0,d.J)(o);if(o==="")return(0,d.T)("must have at least one character");if(o.includes("."))return(0,d.T)("dots are not allowed");if(o.includes("--"))
return(0,d.T)("cannot use multiple consecutive dashes");const r=(0,k.YE)(o);return r.ok?(0,d.J)((0,k.DI)(r.value)):(0,d.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}const C=o=>o===f?(0,d.J)(o):P(o);function D({host:o,namespace:r},c){return r===f?"legacy":r==="builtin"&&
$[c].includes(o)?"builtin":"registry"}function R(o,r){const c=(0,E.Vm)(r);if(o.namespace===f&&o.host!==c)return`Invalid provider namespace: The legacy provider \
namespace "-" can be used only with hostname ${c}.`;const n=N[r].find(({prefix:e})=>o.type.startsWith(e));return n===void 0?void 0:L(o,n,r)}function L(o,{prefix:r,
whose:c,frequency:n},e){const s=`${r}provider-`,t=o.type.slice(s.length);if(!o.type.startsWith(s)||!P(t).ok)return`Invalid provider type: Provider source ${(0,m.
o)(A(o))} has a type with the prefix ${(0,m.o)(r)}, which isn't allowed because it would be redundant to name ${c} provider with that prefix. If you are the aut\
hor of this provider, rename it to not include the prefix.`;const a=A({...o,type:t},e);return`Invalid provider type: Provider source ${(0,m.o)(A(o,e))} has a ty\
pe with the prefix ${(0,m.o)(s)}, which isn't valid. Although that prefix is ${n} used in the names of version control repositories for ${c.split(" ")[1]} provi\
ders, provider source strings should not include it.

Did you mean ${(0,m.o)(a)}?`}const A=({host:o,namespace:r,type:c},n)=>n!==void 0&&o===(0,E.Vm)(n)?`${r}/${c}`:`${(0,_.nx)(o)}/${r}/${c}`}),5353:((U,T,p)=>{p.d(T,
{layoutsOf:()=>D,rootsOf:()=>o,unmatched:()=>A});var d=p(9664),m=p(5011);const _=new Set(["module","module_missing","required_provider","required_provider_nosou\
rce","required_provider_legacy","implied_provider","lock_provider","stack_component","terragrunt_source"]),k=({kind:n})=>n==="installed_module";function E(n,e,s){
const t=new Map,a=i=>{const u=(0,d.jt)(i),l=t.get(u);if(l!==void 0)return l;const h=f(u);return t.set(u,h),h};for(const i of n){if(!i.clients.includes(s)||k(i))
continue;const u=a(i.place.file);i.kind==="test_module"?u.tests=g(u.tests,i):y(u,i)}for(const i of e){const u="file"in i?i.file:i.place.file;if(s==="terraform"&&
/\.tofu(\.json)?$/.test(u))continue;const l=a(u);"localName"in i&&(l.versions=g(l.versions,i)),l.hasConfiguration||=i.kind!=="lock",l.isInitialised||=i.kind==="\
state",i.kind==="lock"&&v(l,u)}for(const i of t.values())S(t,i);return t}const $=[];function g(n,e){return n.length===0?[e]:(n.push(e),n)}const f=n=>({name:n,usages:$,
versions:$,tests:$,children:$,lockFile:null,hasConfiguration:!1,isInitialised:!1});function y(n,e){if(e.kind==="lock_provider"?v(n,e.place.file):n.hasConfiguration=
!0,!_.has(e.kind)||e.isOverridden&&e.kind!=="module"||(n.usages=g(n.usages,e),e.isOverridden))return;w(e)&&(n.isInitialised=!0);const s=N(n.name,e);s!==null&&(n.
children=g(n.children,s))}function v(n,e){n.lockFile=e,n.isInitialised=!0}const w=({kind:n,address:e,place:s})=>n==="terragrunt_source"&&e==="terraform"&&/(^|\/)terragrunt\.hcl(\.json)?$/.
test(s.file);function N(n,e){const{kind:s,text:t}=e;return!(s==="module"||s==="test_module"||w(e))||t===null||!(0,m.Nj)(t)?null:(0,d.un)(n,t.replace(/\?.*$/s,""))}
function S(n,e){const{name:s,tests:t}=e;if(t.length===0)return;const a=/^(?:(.*)\/)?tests$/.exec(s),i=a===null?void 0:n.get(a[1]??""),u=i?.hasConfiguration===!0?
i:e;if(u.isInitialised=!0,u!==e){for(const l of t)u.tests=g(u.tests,l);e.tests=$}}const I=({name:n,tests:e})=>e.flatMap(s=>N(n,s)??[]);function P(n){const e=new Set;
for(const s of n.values())for(const t of[...s.children,...I(s)])t!==s.name&&e.add(t);return[...n.values()].filter(({name:s,hasConfiguration:t,isInitialised:a})=>t&&
(a||!e.has(s)))}var C=p(9008);function D({usages:n,declared:e,clients:s,patterns:t}){const a=s.map(u=>E(n,e,u)),i=R(t,new Set(a.flatMap(u=>[...u.keys()])));return s.
map((u,l)=>{const h=a[l]??new Map,M=t.length===0?P(h):[...h.values()].filter(O=>O.hasConfiguration&&i.has(O.name));return{client:u,directories:h,roots:M}})}function R(n,e){
const s=new Set;for(const t of n)for(const a of e)!s.has(a)&&L(t,a)&&s.add(a);return s}const L=(n,e)=>n.matches(e===""?".":e),A=(n,e)=>e.flatMap(s=>{const t=({directories:a})=>a.
values().some(i=>i.hasConfiguration&&L(s,i.name));return n.some(t)?[]:[s.text]});function*o(n,{changed:e,versions:s,hasCalls:t=!0}){const a=e===null?null:r(e);for(const{
client:i,directories:u,roots:l}of n)for(const h of l){const M=c(h,u);a!==null&&!M.some(({name:O})=>a.has(O))||(yield(0,C.I)(h,M,{client:i,versions:s,hasCalls:t}))}}
function r(n){const e=new Set;for(const s of n){const t=(0,d.jt)(s);e.add(t),/(^|\/)tests$/.test(t)&&e.add((0,d.jt)(t))}return e}function c(n,e){const s=new Set(
[n]),t=a=>{const i=e.get(a);i!==void 0&&s.add(i)};for(const a of I(n))t(a);for(const{children:a}of s)for(const i of a)t(i);return[...s]}}),7236:((U,T,p)=>{p.d(T,
{l:()=>m,o:()=>_});var d=p(1022);function m({kind:k,text:E,address:$},g,f){switch(k){case"required_provider":case"state_store_provider":case"lock_provider":{const y=(0,d.
m)(E??"",f);return y.kind==="registry"?y:null}case"required_provider_nosource":case"required_provider_legacy":return{host:g,namespace:"hashicorp",type:_($)};case"\
implied_provider":return{host:g,namespace:"hashicorp",type:(E??"").replace(/[._].*$/s,"")};default:return null}}const _=k=>k.replace(/^.*\./s,"")}),9008:((U,T,p)=>{
p.d(T,{u:()=>A,I:()=>w});var d=p(9664),m=p(5011),_=p(5257);function k(o,r){const c=o.filter(({kind:e})=>E.has(e));return c.some(({place:e})=>(0,d.LA)(e.file))?[
...Map.groupBy(c,({address:e})=>e).values()].flatMap(e=>{const s=[...e].sort((i,u)=>Number((0,d.LA)(i.place.file))-Number((0,d.LA)(u.place.file))),t=s.findLast(
({text:i})=>i!==null),a=s.findLast(i=>i.version!==null);return t===void 0?[]:$(t,a??t,r)}):c.flatMap(e=>$(e,e,r))}const E=new Set(["module","module_missing","te\
st_module","stack_component","terragrunt_source"]);function $(o,r,c){const{address:n,text:e,place:s}=o;if(e===null||y(e))return[];const t=f(o,e,c);if(t===void 0)
return[];const a=(0,_.KS)(r,c),i=a===null&&r.version!==null;return[{address:n,source:e,place:s,module:t,constraint:a,isOpen:i}]}const g=/^tfr:\/\/([^/?]*)\/([^?]*)/;
function f({kind:o},r,c){if(o==="terragrunt_source"&&r.startsWith("tfr:")){const[,e="",s=""]=g.exec(r)??[],t=(0,m.rE)(e===""?s:`${e}/${s}`,c);return t.ok?t.value:
void 0}const n=(0,m.vL)(r,c);return n.kind==="registry"?n:n.kind==="remote"?null:void 0}const y=o=>/^["(]|\$\{|^(var|local|path|each|module|data)\./.test(o);var v=p(
7236);function w(o,r,c){const{client:n}=c;return{directory:o.name===""?".":o.name,client:n,directories:r.map(({name:e})=>e),calls:c.hasCalls?[...r.flatMap(({usages:e})=>k(
e,n)),...k(o.tests,n)]:[],providers:N(o,r,n),lockFile:o.lockFile,clientVersions:r.flatMap(({versions:e})=>R(e,c))}}function N(o,r,c){const n=new Map,e=(t,a,i)=>{
const u=(0,_.JT)(t),l=n.get(u),h=l??{provider:t,places:[],constraints:[]};l===void 0&&n.set(u,h),h.places.push(a),i!==null&&h.constraints.push(i)};for(const t of r){
for(const i of S(t.usages)){const u=I(i,c);u!==null&&e(u,i.place,(0,_.KS)(i,c))}const a=t.versions.filter(({kind:i})=>i==="provider-version");for(const[i,u]of Map.
groupBy(a,l=>l.localName??"")){const l=P(i,t,c);if(l!==null)for(const{text:h,place:M}of L(u))e(l,M,{text:h,place:M})}}const s=C(o,c);return Array.from(n,([t,a])=>({
...a,locked:s.get(t)??null}))}function S(o){const r=o.filter(({place:n})=>(0,d.LA)(n.file));if(r.length<2)return o;const c=new Map(r.map(n=>[n.address,n.place.file]));
return o.filter(({address:n,place:e})=>!(0,d.LA)(e.file)||c.get(n)===e.file)}function I(o,r){return o.kind==="lock_provider"||o.kind!=="required_provider"&&o.kind!==
"implied_provider"&&(0,v.o)(o.address)==="terraform"?null:(0,v.l)(o,(0,m.Vm)(r),r)}function P(o,{usages:r},c){const n=r.find(({kind:e,address:s})=>e.startsWith(
"required_provider")&&(0,v.o)(s)===o);return n!==void 0?I(n,c):{host:(0,m.Vm)(c),namespace:"hashicorp",type:o}}function C({usages:o},r){const c=new Map;for(const n of o){
if(n.kind!=="lock_provider")continue;const e=(0,v.l)(n,(0,m.Vm)(r),r),s=(0,_.KS)(n,r);if(e===null||s===null)continue;const t={version:s,constraints:n.version?.recorded??
null};if(c.set((0,_.JT)(e),{...t,isCopied:!1}),r==="opentofu"&&D(e)){const a=(0,_.JT)({...e,host:(0,m.Vm)(r)});c.has(a)||c.set(a,{...t,isCopied:!0})}}return c}const D=({
host:o,namespace:r})=>o===(0,m.Vm)("terraform")&&r==="hashicorp";function R(o,{client:r,versions:c}){const n=o.filter(e=>A(e,r,c));return L(n)}function L(o){const r=o.
findLast(({place:c})=>(0,d.LA)(c.file))?.place.file;return r===void 0?o:o.filter(({place:c})=>c.file===r)}function A({kind:o,place:r},c,{opentofu:n=""}){const e=/\.tofu(\.json)?$/.
test(r.file);return o==="compatible"?c==="opentofu":o!=="version"||c==="terraform"?o==="version"&&!e:e||/^v?(0|1\.(\d|1[01])(\.|$))/.test(n)}}),5257:((U,T,p)=>{
p.d(T,{JT:()=>E,KS:()=>$,MO:()=>g,MP:()=>k,W$:()=>_,cd:()=>m});const d="hostnames input",m={file:d,line:1,column:1,endColumn:1},_=f=>f.file===d?d:f,k=({host:f,namespace:y,
name:v,system:w})=>`${f}/${y}/${v}/${w}`,E=({host:f,namespace:y,type:v})=>`${f}/${y}/${v}`;function $({version:f},y){if(f===null)return null;const v=f.text??f.values?.[y]??
null;return v===null?null:{text:v,place:f.place}}const g=(f,y)=>`${f} ${y}`})};export{b as id,F as ids,j as modules};
