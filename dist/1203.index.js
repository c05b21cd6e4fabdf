const ae=1203,ue=[1203],de={9804:((H,U,f)=>{f.r(U),f.d(U,{clientVersion:()=>F,constraintInvalid:()=>P,constraintUnmeetable:()=>x,lockInvalid:()=>A,lockOutside:()=>B});
var k=f(1064),v=f(4e3),m=f(5799);const w=6,N=d=>`"${(0,v.dh)(d)}"`,L=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function S(d){
const y=d.replace(L,"");return y===""?"":`: ${y}`}function K(d){switch(d.reason){case"syntax":{const{text:y,why:T}=d;return{message:`${N(y)} is not a version co\
nstraint${S(T)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`\
version of ${d.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also acc\
ept a variable with `const = true`"};case"not-a-string":return{message:`version of ${d.address} is not a string`,help:"put the version in quotes"};case"pre-rele\
ase":return{message:`${N(d.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the\
 CLI is compared without it"};case"built-in":return{message:`${d.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspe\
cified":return{message:`provider ${d.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provid\
er that is built locally, use `dev_overrides` without `version`"}}}const P=(0,m.lS)((0,m.z3)("constraint-invalid","Version constraint is invalid",k.Du),K),x=(0,m.
lS)((0,m.z3)("constraint-unmeetable","No version can meet the constraints",k.Du),({of:d,terms:y,preRelease:T})=>({message:`no version of ${d} can match ${(0,v.XT)(
y.map(N),w)}`,help:T!==void 0?`write ${N(T)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:y.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),z={terraform:"terraform",opentofu:"tofu"},B=(0,m.lS)((0,m.
z3)("lock-outside","Locked version does not match the constraints",k.Du),({provider:d,version:y,constraints:T,clients:W})=>{const[o,...l]=W,c=o===void 0||l.length>
0?"":`${z[o]} `;return{message:`locked provider ${d} ${y} does not match configured version constraint ${(0,v.XT)(T,w)}`,help:`run \`${c}init -upgrade\` in this \
directory and commit the lock file, or change the constraint`}}),J={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],
"not-constraints":["constraints","are invalid"]};function g(d){const y="failed to read dependency lock file",T="restore the file, or remove the block and run `i\
nit` again";switch(d.reason){case"syntax":return{message:`${y}: ${d.error}`,help:T};case"twice":return{message:`${y}: it has two blocks for provider ${d.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${y}: the ${d.of} of provider ${d.provider} must be written in\
 normalized form: ${N(d.normal)}`,help:T};default:{const[W,o]=J[d.reason];return{message:`${y}: the ${W} of provider ${d.provider} ${o}`,help:T}}}}const A=(0,m.
lS)((0,m.z3)("lock-invalid","Dependency lock file is invalid",k.Du),g),F=(0,m.lS)((0,m.z3)("client-version","Configuration does not support this version of the \
CLI",k.Du),({client:d,version:y,constraint:T})=>({message:`the version constraint ${N(T)} excludes ${k.bB[d]} ${y}`,help:`use another version of ${k.bB[d]}, or \
change the constraint`}))}),1203:((H,U,f)=>{f.d(U,{Readings:()=>J,RootNotes:()=>re,textNotes:()=>se});var k=f(5143),v=f(1064),m=f(9664),w=f(3625),N=f(1790),L=f(
2158),S=f(1094);const K="\0",P=4096,x=n=>n.length>=P,z=(0,w.J)([]);function B(n){const e=new Map;return t=>{const s=e.get(t);if(s!==void 0)return s;const r=n(t);
return e.set(t,r),r}}class J{module=B(e=>x(e)?z:(0,L.PW)(e));provider=B(e=>x(e)?z:(0,L._T)(e));terms=e=>{const t=this.provider(e);return t.ok?t.value:[]};refusedByModules=B(
e=>{const t=this.module(e);return t.ok?v.Du.filter(s=>!(0,S.gH)(t.value,s)):[]});joined=B(e=>{const t=e.split(K).flatMap(this.terms),s=t.map(({version:r})=>r);return(0,N.
XA)(s,t)!==null||(0,S.Nd)(t)});isMeetable(e){return this.joined([...new Set(e)].join(K))}}var g=f(9804),A=f(1731);function F(n,e){const t=(0,L.PW)(n);if(!t.ok)return"\
syntax";const s=t.value;if(s.some(a=>(0,A.Ty)(a.version)))return"pre-release";const r=e===null?null:(0,A.oF)(e);if(r===null)return"unknown";if(r.written<3){const a=(0,L.
PW)(`~> ${r.numbers.slice(0,r.written).join(".")}.0`);return a.ok&&!(0,S.gH)([...s,...a.value],"terraform")?"not-met":"unknown"}return(0,N.jQ)({...r,pre:""},s)?
"met":"not-met"}var d=f(5257);function*y(n,e){for(const r of n.providers){const a=T(r,n.client,e);a!==null&&(yield a)}const{client:t}=n,s=n.clientVersions.length===
0?null:e.versionIn(t,n.directory);if(s!==null)for(const{text:r,place:a}of n.clientVersions)F(r,s)==="not-met"&&(yield{problem:(0,g.clientVersion)({client:t,version:s,
constraint:r}),places:[a]})}function T(n,e,t){const{constraints:s,provider:r}=n,{readings:a,upgrade:p}=t;if(a.isMeetable(s.map(({text:X})=>X)))return p?null:W(n,
t);const O=s.flatMap(({text:X,place:le})=>a.terms(X).map(ce=>({...ce,place:le}))),I=(0,d.JT)(r);if(e==="opentofu"&&(0,N.jF)(O))return{problem:(0,g.constraintInvalid)(
{reason:"unspecified",provider:I}),places:o(O)};const C=(0,S.Sx)(O,S.Nd),G=[...new Set(C.map(L.mb))],Q=O.filter(X=>G.includes((0,L.mb)(X)));return{problem:(0,g.
constraintUnmeetable)({of:`provider ${I}`,terms:G}),places:o(Q)}}function W({provider:n,constraints:e,locked:t},{clients:s,readings:r}){const a=t===null?null:(0,A.
rK)(t.version.text);if(t===null||a===null)return null;const p=C=>(0,N.XA)([a],C.flatMap(({text:G})=>r.terms(G)))===null;if(!p(e))return null;const M=e.filter(C=>p(
[C])),O=M.length===0?e:M;return{problem:(0,g.lockOutside)({provider:(0,d.JT)(n),version:(0,A.Cg)(a),constraints:[...new Set(O.map(({text:C})=>(0,L.kv)(r.terms(C))))],
clients:s}),places:o([t.version,...O])}}const o=n=>[...new Set(n.map(({place:e})=>e))];var l=f(8011),c=f(3229),u=f(1022),i=f(7236),D=f(9008);function h(n,e){const t=V(
n,e);return t===null?null:b((0,d.yp)(n),t)}const b=(n,{clients:e,...t})=>({...t,place:n,clients:e.filter(s=>$(n.file).includes(s)),host:null}),$=n=>/\.tofu(\.json)?$/.
test(n)?["opentofu"]:v.Du,E=/\.tf(component|stack|deploy)\.(hcl|json)$/;function V(n,e){switch(n.kind){case"module":case"module_missing":case"test_module":return Y(
n,e);case"required_provider":case"required_provider_nosource":case"required_provider_legacy":return E.test(n.place.file)?null:_(n,e);case"lock_provider":return q(
n,e);default:return null}}const j=(n,e)=>({problem:(0,g.constraintInvalid)({reason:"syntax",text:n,why:e}),clients:v.Du,isPlaceholder:(0,c.Kc)(n)}),R=n=>({problem:n,
clients:v.Du});function Y(n,{readings:e,releases:t}){const{address:s,versions:r,versionsAt:a}=n;if(a===null)return null;if(r===null)return!t.every(({client:Q,before:Z})=>Q!==
"terraform"||Z==="1.15")&&(0,d.Nf)(n)?.isWithheld!==!0?null:{problem:(0,g.constraintInvalid)({reason:"expression",address:s}),clients:["terraform"]};const p=e.module(
r);if(!p.ok)return j(r,p.why);const M=e.refusedByModules(r);if(M.length===0)return null;const O=p.value.find(({version:C})=>(0,A.Ty)(C)),I=O&&(0,A.Cg)(O.version);
return{problem:(0,g.constraintUnmeetable)({of:s,terms:[r],preRelease:I}),clients:M}}function _({kind:n,address:e,text:t,versions:s,versionsAt:r},{readings:a}){if(r===
null)return null;if(s===null)return R((0,g.constraintInvalid)({reason:"not-a-string",address:e}));const p=a.provider(s);if(!p.ok)return j(s,p.why);const M=v.Du.
filter(I=>n==="required_provider"?(0,u.m)(t??"",I).kind==="builtin":(0,i.o)(e)==="terraform");if(M.length===0)return null;const O=t??"terraform.io/builtin/terra\
form";return{problem:(0,g.constraintInvalid)({reason:"built-in",provider:O}),clients:M}}function q(n,{readings:e}){const{text:t,versions:s}=n,r=t??"";if(s===null)
return R((0,g.lockInvalid)({reason:"no-version",provider:r}));const a=(0,A.rK)(s);if(a===null)return R((0,g.lockInvalid)({reason:"not-a-version",provider:r}));const p=(0,A.
Cg)(a);if(p!==s)return R((0,g.lockInvalid)({reason:"not-normal",of:"version",provider:r,normal:p}));const M=(0,d.Nf)(n)?.recorded??"";if(M==="")return null;const O=e.
provider(M);if(!O.ok)return R((0,g.lockInvalid)({reason:"not-constraints",provider:r}));const I=(0,L.kv)(O.value);if(I===M)return null;const C={reason:"not-norm\
al",of:"constraints",provider:r,normal:I};return R((0,g.lockInvalid)(C))}const ee=({text:n,place:e})=>b(e,{problem:(0,g.lockInvalid)({reason:"twice",provider:n??
""}),clients:v.Du});function ne({kind:n,place:e},{set:t}){const s=t.filter(a=>a!==v.$I[n].client),r=b(e,{problem:(0,l.blockUnsupported)({kind:n}),clients:s});return r.
clients.length===0?null:r}function te({kind:n,text:e,place:t},{readings:s,versions:r}){const a=n!=="provider-version",p=a?s.module(e):s.provider(e),M=a?v.Du.filter(
I=>(0,D.u)({kind:n,place:t},I,r)):v.Du,O=I=>b(t,{problem:I,clients:M});return p.ok?!a||!p.value.some(({version:I})=>(0,A.Ty)(I))?null:O((0,g.constraintInvalid)(
{reason:"pre-release",text:e})):b(t,{...j(e,p.why),clients:M})}class re{found=new Map;rules;constructor(e){this.rules=e}add(e){const t=(0,m.Gz)(e.directory==="."?
"":e.directory,"main.tf"),s=(0,k.Zl)(t)?t:null;for(const r of y(e,this.rules)){const a=oe(r),p=this.found.get(a);if(p===void 0){this.found.set(a,{...r,having:new Set(
[e.client]),aside:s});continue}p.having.add(e.client),s===null&&(p.aside=null)}}notes(){const{clients:e}=this.rules;return[...this.found.values()].flatMap(({problem:t,
places:s,having:r,aside:a})=>{const[p,...M]=s;if(p===void 0)return[];const O=t.code!=="client-version"&&r.size===e.length,I={problem:t,place:p,others:M,host:null,
clients:O?v.Du:[...r]};return[a===null?I:{...I,aside:a}]})}}const oe=({problem:n,places:e})=>[n.code,n.message,...e.map(({file:t,line:s,column:r})=>`${t}:${s}:${r}`)].
join(`
`);function*se(n,e,t){const s=new Set;for(const r of n){if(r.kind==="lock_provider"){const p=`${r.place.file}
${r.text}`;s.has(p)&&(yield ee(r)),s.add(p)}const a=h(r,t);a!==null&&(yield a)}for(const r of e){const a=ie(r,t);a!==null&&(yield a)}}function ie(n,e){return"fi\
le"in n?null:"localName"in n?te(n,e):ne(n,e)}}),7236:((H,U,f)=>{f.d(U,{l:()=>v,o:()=>m});var k=f(1022);function v({kind:w,text:N,address:L},S,K){switch(w){case"\
required_provider":case"state_store_provider":case"lock_provider":{const P=(0,k.m)(N??"",K);return P.kind==="registry"?P:null}case"required_provider_nosource":case"\
required_provider_legacy":return{host:S,namespace:"hashicorp",type:m(L)};case"implied_provider":return{host:S,namespace:"hashicorp",type:(N??"").replace(/[._].*$/s,
"")};default:return null}}const m=w=>w.replace(/^.*\./s,"")}),9008:((H,U,f)=>{f.d(U,{u:()=>W,I:()=>z});var k=f(9664),v=f(5011),m=f(5257);function w(o,l){const c=o.
filter(({kind:i})=>N.has(i));return c.some(({place:i})=>(0,k.LA)(i.file))?[...Map.groupBy(c,({address:i})=>i).values()].flatMap(i=>{const D=[...i].sort(($,E)=>Number(
(0,k.LA)($.place.file))-Number((0,k.LA)(E.place.file))),h=D.findLast(({text:$})=>$!==null),b=D.findLast(({versionsAt:$})=>$!==null);return h===void 0?[]:L(h,b??
h,l)}):c.flatMap(i=>L(i,i,l))}const N=new Set(["module","module_missing","test_module","stack_component","terragrunt_source"]);function L(o,l,c){const{address:u,
text:i,place:D}=o;if(i===null||P(i))return[];const h=K(o,i,c);if(h===void 0)return[];const b=(0,m.KS)(l,c),$=b===null&&l.versionsAt!==null;return[{address:u,source:i,
place:D,module:h,constraint:b,isOpen:$}]}const S=/^tfr:\/\/([^/?]*)\/([^?]*)/;function K({kind:o},l,c){if(o==="terragrunt_source"&&l.startsWith("tfr:")){const[,
i="",D=""]=S.exec(l)??[],h=(0,v.rE)(i===""?D:`${i}/${D}`,c);return h.ok?h.value:void 0}const u=(0,v.vL)(l,c);return u.kind==="registry"?u:u.kind==="remote"?null:
void 0}const P=o=>/^["(]|\$\{|^(var|local|path|each|module|data)\./.test(o);var x=f(7236);function z(o,l,c){const{client:u}=c;return{directory:o.name===""?".":o.
name,client:u,directories:l.map(({name:i})=>i),calls:c.hasCalls?[...l.flatMap(({usages:i})=>w(i,u)),...w(o.tests,u)]:[],providers:B(o,l,u),lockFile:o.lockFile,clientVersions:l.
flatMap(({versions:i})=>y(i,c))}}function B(o,l,c){const u=new Map,i=(h,b,$)=>{const E=(0,m.JT)(h),V=u.get(E),j=V??{provider:h,places:[],constraints:[]};V===void 0&&
u.set(E,j),j.places.push(b),$!==null&&j.constraints.push($)};for(const h of l){for(const $ of J(h.usages)){const E=g($,c);E!==null&&i(E,$.place,(0,m.KS)($,c))}const b=h.
versions.filter(({kind:$})=>$==="provider-version");for(const[$,E]of Map.groupBy(b,V=>V.localName??"")){const V=A($,h,c);if(V!==null)for(const{text:j,place:R}of T(
E))i(V,R,{text:j,place:R})}}const D=F(o,c);return Array.from(u,([h,b])=>({...b,locked:D.get(h)??null}))}function J(o){const l=o.filter(({place:u})=>(0,k.LA)(u.file));
if(l.length<2)return o;const c=new Map(l.map(u=>[u.address,u.place.file]));return o.filter(({address:u,place:i})=>!(0,k.LA)(i.file)||c.get(u)===i.file)}function g(o,l){
return o.kind==="lock_provider"||o.kind!=="required_provider"&&o.kind!=="implied_provider"&&(0,x.o)(o.address)==="terraform"?null:(0,x.l)(o,(0,v.Vm)(l),l)}function A(o,{
usages:l},c){const u=l.find(({kind:i,address:D})=>i.startsWith("required_provider")&&(0,x.o)(D)===o);return u!==void 0?g(u,c):{host:(0,v.Vm)(c),namespace:"hashi\
corp",type:o}}function F({usages:o},l){const c=new Map;for(const u of o){if(u.kind!=="lock_provider")continue;const i=(0,x.l)(u,(0,v.Vm)(l),l),D=(0,m.KS)(u,l);if(i===
null||D===null)continue;const h={version:D,constraints:(0,m.Nf)(u)?.recorded??null};if(c.set((0,m.JT)(i),{...h,isCopied:!1}),l==="opentofu"&&d(i)){const b=(0,m.
JT)({...i,host:(0,v.Vm)(l)});c.has(b)||c.set(b,{...h,isCopied:!0})}}return c}const d=({host:o,namespace:l})=>o===(0,v.Vm)("terraform")&&l==="hashicorp";function y(o,{
client:l,versions:c}){const u=o.filter(i=>W(i,l,c));return T(u)}function T(o){const l=o.findLast(({place:c})=>(0,k.LA)(c.file))?.place.file;return l===void 0?o:
o.filter(({place:c})=>c.file===l)}function W({kind:o,place:l},c,{opentofu:u=""}){const i=/\.tofu(\.json)?$/.test(l.file);return o==="compatible"?c==="opentofu":
o!=="version"||c==="terraform"?o==="version"&&!i:i||/^v?(0|1\.(\d|1[01])(\.|$))/.test(u)}})};export{ae as id,ue as ids,de as modules};
