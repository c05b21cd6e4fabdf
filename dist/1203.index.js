const ae=1203,ue=[1203],de={9804:((H,U,f)=>{f.r(U),f.d(U,{clientVersion:()=>F,constraintInvalid:()=>P,constraintUnmeetable:()=>E,lockInvalid:()=>C,lockOutside:()=>B});
var I=f(1064),v=f(4e3),h=f(5799);const A=6,M=d=>`"${(0,v.dh)(d)}"`,S=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function N(d){
const y=d.replace(S,"");return y===""?"":`: ${y}`}function K(d){switch(d.reason){case"syntax":{const{text:y,why:k}=d;return{message:`${M(y)} is not a version co\
nstraint${N(k)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`\
version of ${d.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also acc\
ept a variable with `const = true`"};case"not-a-string":return{message:`version of ${d.address} is not a string`,help:"put the version in quotes"};case"pre-rele\
ase":return{message:`${M(d.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the\
 CLI is compared without it"};case"built-in":return{message:`${d.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspe\
cified":return{message:`provider ${d.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provid\
er that is built locally, use `dev_overrides` without `version`"}}}const P=(0,h.lS)((0,h.z3)("constraint-invalid","Version constraint is invalid",I.Du),K),E=(0,h.
lS)((0,h.z3)("constraint-unmeetable","No version can meet the constraints",I.Du),({of:d,terms:y,preRelease:k})=>({message:`no version of ${d} can match ${(0,v.XT)(
y.map(M),A)}`,help:k!==void 0?`write ${M(k)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:y.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),z={terraform:"terraform",opentofu:"tofu"},B=(0,h.lS)((0,h.
z3)("lock-outside","Locked version does not match the constraints",I.Du),({provider:d,version:y,constraints:k,clients:W})=>{const[r,...c]=W,a=r===void 0||c.length>
0?"":`${z[r]} `;return{message:`locked provider ${d} ${y} does not match configured version constraint ${(0,v.XT)(k,A)}`,help:`run \`${a}init -upgrade\` in this \
directory and commit the lock file, or change the constraint`}}),J={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],
"not-constraints":["constraints","are invalid"]};function g(d){const y="failed to read dependency lock file",k="restore the file, or remove the block and run `i\
nit` again";switch(d.reason){case"syntax":return{message:`${y}: ${d.error}`,help:k};case"twice":return{message:`${y}: it has two blocks for provider ${d.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${y}: the ${d.of} of provider ${d.provider} must be written in\
 normalized form: ${M(d.normal)}`,help:k};default:{const[W,r]=J[d.reason];return{message:`${y}: the ${W} of provider ${d.provider} ${r}`,help:k}}}}const C=(0,h.
lS)((0,h.z3)("lock-invalid","Dependency lock file is invalid",I.Du),g),F=(0,h.lS)((0,h.z3)("client-version","Configuration does not support this version of the \
CLI",I.Du),({client:d,version:y,constraint:k})=>({message:`the version constraint ${M(k)} excludes ${I.bB[d]} ${y}`,help:`use another version of ${I.bB[d]}, or \
change the constraint`}))}),1203:((H,U,f)=>{f.d(U,{Readings:()=>J,RootNotes:()=>re,textNotes:()=>se});var I=f(5143),v=f(1064),h=f(9664),A=f(3625),M=f(1790),S=f(
2158),N=f(1094);const K="\0",P=4096,E=n=>n.length>=P,z=(0,A.J)([]);function B(n){const e=new Map;return t=>{const s=e.get(t);if(s!==void 0)return s;const o=n(t);
return e.set(t,o),o}}class J{module=B(e=>E(e)?z:(0,S.PW)(e));provider=B(e=>E(e)?z:(0,S._T)(e));terms=e=>{const t=this.provider(e);return t.ok?t.value:[]};refusedByModules=B(
e=>{const t=this.module(e);return t.ok?v.Du.filter(s=>!(0,N.gH)(t.value,s)):[]});joined=B(e=>{const t=e.split(K).flatMap(this.terms),s=t.map(({version:o})=>o);return(0,M.
XA)(s,t)!==null||(0,N.Nd)(t)});isMeetable(e){return this.joined([...new Set(e)].join(K))}}var g=f(9804),C=f(1731);function F(n,e){const t=(0,S.PW)(n);if(!t.ok)return"\
syntax";const s=t.value;if(s.some(i=>(0,C.Ty)(i.version)))return"pre-release";const o=e===null?null:(0,C.oF)(e);if(o===null)return"unknown";if(o.written<3){const i=(0,S.
PW)(`~> ${o.numbers.slice(0,o.written).join(".")}.0`);return i.ok&&!(0,N.gH)([...s,...i.value],"terraform")?"not-met":"unknown"}return(0,M.jQ)({...o,pre:""},s)?
"met":"not-met"}var d=f(5257);function*y(n,e){for(const o of n.providers){const i=k(o,n.client,e);i!==null&&(yield i)}const{client:t}=n,s=n.clientVersions.length===
0?null:e.versionIn(t,n.directory);if(s!==null)for(const{text:o,place:i}of n.clientVersions)F(o,s)==="not-met"&&(yield{problem:(0,g.clientVersion)({client:t,version:s,
constraint:o}),places:[i]})}function k(n,e,t){const{constraints:s,provider:o}=n,{readings:i,upgrade:p}=t;if(i.isMeetable(s.map(({text:X})=>X)))return p?null:W(n,
t);const O=s.flatMap(({text:X,place:le})=>i.terms(X).map(ce=>({...ce,place:le}))),L=(0,d.JT)(o);if(e==="opentofu"&&(0,M.jF)(O))return{problem:(0,g.constraintInvalid)(
{reason:"unspecified",provider:L}),places:r(O)};const w=(0,N.Sx)(O,N.Nd),G=[...new Set(w.map(S.mb))],Q=O.filter(X=>G.includes((0,S.mb)(X)));return{problem:(0,g.
constraintUnmeetable)({of:`provider ${L}`,terms:G}),places:r(Q)}}function W({provider:n,constraints:e,locked:t},{clients:s,readings:o}){const i=t===null?null:(0,C.
rK)(t.version.text);if(t===null||i===null)return null;const p=w=>(0,M.XA)([i],w.flatMap(({text:G})=>o.terms(G)))===null;if(!p(e))return null;const D=e.filter(w=>p(
[w])),O=D.length===0?e:D;return{problem:(0,g.lockOutside)({provider:(0,d.JT)(n),version:(0,C.Cg)(i),constraints:[...new Set(O.map(({text:w})=>(0,S.kv)(o.terms(w))))],
clients:s}),places:r([t.version,...O])}}const r=n=>[...new Set(n.map(({place:e})=>e))];var c=f(8011),a=f(3229),u=f(1022),l=f(7236),T=f(9008);function m(n,e){const t=V(
n,e);return t===null?null:b((n.version??n).place,t)}const b=(n,{clients:e,...t})=>({...t,place:n,clients:e.filter(s=>$(n.file).includes(s)),host:null}),$=n=>/\.tofu(\.json)?$/.
test(n)?["opentofu"]:v.Du,x=/\.tf(component|stack|deploy)\.(hcl|json)$/;function V(n,e){switch(n.kind){case"module":case"module_missing":case"test_module":return Y(
n,e);case"required_provider":case"required_provider_nosource":case"required_provider_legacy":return x.test(n.place.file)?null:_(n,e);case"lock_provider":return q(
n,e);default:return null}}const j=(n,e)=>({problem:(0,g.constraintInvalid)({reason:"syntax",text:n,why:e}),clients:v.Du,isPlaceholder:(0,a.Kc)(n)}),R=n=>({problem:n,
clients:v.Du});function Y(n,{readings:e,releases:t}){const{address:s,version:o}=n;if(o===null)return null;const{text:i}=o;if(i===null)return!t.every(({client:Q,
before:Z})=>Q!=="terraform"||Z==="1.15")&&o.isWithheld!==!0?null:{problem:(0,g.constraintInvalid)({reason:"expression",address:s}),clients:["terraform"]};const p=e.
module(i);if(!p.ok)return j(i,p.why);const D=e.refusedByModules(i);if(D.length===0)return null;const O=p.value.find(({version:w})=>(0,C.Ty)(w)),L=O&&(0,C.Cg)(O.
version);return{problem:(0,g.constraintUnmeetable)({of:s,terms:[i],preRelease:L}),clients:D}}function _({kind:n,address:e,text:t,version:s},{readings:o}){if(s===
null)return null;if(s.text===null)return R((0,g.constraintInvalid)({reason:"not-a-string",address:e}));const i=o.provider(s.text);if(!i.ok)return j(s.text,i.why);
const p=v.Du.filter(O=>n==="required_provider"?(0,u.m)(t??"",O).kind==="builtin":(0,l.o)(e)==="terraform");if(p.length===0)return null;const D=t??"terraform.io/\
builtin/terraform";return{problem:(0,g.constraintInvalid)({reason:"built-in",provider:D}),clients:p}}function q(n,{readings:e}){const t=n.text??"",{text:s=null,
recorded:o=""}=n.version??{};if(s===null)return R((0,g.lockInvalid)({reason:"no-version",provider:t}));const i=(0,C.rK)(s);if(i===null)return R((0,g.lockInvalid)(
{reason:"not-a-version",provider:t}));const p=(0,C.Cg)(i);if(p!==s)return R((0,g.lockInvalid)({reason:"not-normal",of:"version",provider:t,normal:p}));if(o==="")
return null;const D=e.provider(o);if(!D.ok)return R((0,g.lockInvalid)({reason:"not-constraints",provider:t}));const O=(0,S.kv)(D.value);if(O===o)return null;const L={
reason:"not-normal",of:"constraints",provider:t,normal:O};return R((0,g.lockInvalid)(L))}const ee=({text:n,place:e})=>b(e,{problem:(0,g.lockInvalid)({reason:"tw\
ice",provider:n??""}),clients:v.Du});function ne({kind:n,place:e},{set:t}){const s=t.filter(i=>i!==v.$I[n].client),o=b(e,{problem:(0,c.blockUnsupported)({kind:n}),
clients:s});return o.clients.length===0?null:o}function te({kind:n,text:e,place:t},{readings:s,versions:o}){const i=n!=="provider-version",p=i?s.module(e):s.provider(
e),D=i?v.Du.filter(L=>(0,T.u)({kind:n,place:t},L,o)):v.Du,O=L=>b(t,{problem:L,clients:D});return p.ok?!i||!p.value.some(({version:L})=>(0,C.Ty)(L))?null:O((0,g.
constraintInvalid)({reason:"pre-release",text:e})):b(t,{...j(e,p.why),clients:D})}class re{found=new Map;rules;constructor(e){this.rules=e}add(e){const t=(0,h.Gz)(
e.directory==="."?"":e.directory,"main.tf"),s=(0,I.Zl)(t)?t:null;for(const o of y(e,this.rules)){const i=oe(o),p=this.found.get(i);if(p===void 0){this.found.set(
i,{...o,having:new Set([e.client]),aside:s});continue}p.having.add(e.client),s===null&&(p.aside=null)}}notes(){const{clients:e}=this.rules;return[...this.found.
values()].flatMap(({problem:t,places:s,having:o,aside:i})=>{const[p,...D]=s;if(p===void 0)return[];const O=t.code!=="client-version"&&o.size===e.length,L={problem:t,
place:p,others:D,host:null,clients:O?v.Du:[...o]};return[i===null?L:{...L,aside:i}]})}}const oe=({problem:n,places:e})=>[n.code,n.message,...e.map(({file:t,line:s,
column:o})=>`${t}:${s}:${o}`)].join(`
`);function*se(n,e,t){const s=new Set;for(const o of n){if(o.kind==="lock_provider"){const p=`${o.place.file}
${o.text}`;s.has(p)&&(yield ee(o)),s.add(p)}const i=m(o,t);i!==null&&(yield i)}for(const o of e){const i=ie(o,t);i!==null&&(yield i)}}function ie(n,e){return"fi\
le"in n?null:"localName"in n?te(n,e):ne(n,e)}}),7236:((H,U,f)=>{f.d(U,{l:()=>v,o:()=>h});var I=f(1022);function v({kind:A,text:M,address:S},N,K){switch(A){case"\
required_provider":case"state_store_provider":case"lock_provider":{const P=(0,I.m)(M??"",K);return P.kind==="registry"?P:null}case"required_provider_nosource":case"\
required_provider_legacy":return{host:N,namespace:"hashicorp",type:h(S)};case"implied_provider":return{host:N,namespace:"hashicorp",type:(M??"").replace(/[._].*$/s,
"")};default:return null}}const h=A=>A.replace(/^.*\./s,"")}),9008:((H,U,f)=>{f.d(U,{u:()=>W,I:()=>z});var I=f(9664),v=f(5011),h=f(5257);function A(r,c){const a=r.
filter(({kind:l})=>M.has(l));return a.some(({place:l})=>(0,I.LA)(l.file))?[...Map.groupBy(a,({address:l})=>l).values()].flatMap(l=>{const T=[...l].sort(($,x)=>Number(
(0,I.LA)($.place.file))-Number((0,I.LA)(x.place.file))),m=T.findLast(({text:$})=>$!==null),b=T.findLast($=>$.version!==null);return m===void 0?[]:S(m,b??m,c)}):
a.flatMap(l=>S(l,l,c))}const M=new Set(["module","module_missing","test_module","stack_component","terragrunt_source"]);function S(r,c,a){const{address:u,text:l,
place:T}=r;if(l===null||P(l))return[];const m=K(r,l,a);if(m===void 0)return[];const b=(0,h.KS)(c,a),$=b===null&&c.version!==null;return[{address:u,source:l,place:T,
module:m,constraint:b,isOpen:$}]}const N=/^tfr:\/\/([^/?]*)\/([^?]*)/;function K({kind:r},c,a){if(r==="terragrunt_source"&&c.startsWith("tfr:")){const[,l="",T=""]=N.
exec(c)??[],m=(0,v.rE)(l===""?T:`${l}/${T}`,a);return m.ok?m.value:void 0}const u=(0,v.vL)(c,a);return u.kind==="registry"?u:u.kind==="remote"?null:void 0}const P=r=>/^["(]|\$\{|^(var|local|path|each|module|data)\./.
test(r);var E=f(7236);function z(r,c,a){const{client:u}=a;return{directory:r.name===""?".":r.name,client:u,directories:c.map(({name:l})=>l),calls:a.hasCalls?[...c.
flatMap(({usages:l})=>A(l,u)),...A(r.tests,u)]:[],providers:B(r,c,u),lockFile:r.lockFile,clientVersions:c.flatMap(({versions:l})=>y(l,a))}}function B(r,c,a){const u=new Map,
l=(m,b,$)=>{const x=(0,h.JT)(m),V=u.get(x),j=V??{provider:m,places:[],constraints:[]};V===void 0&&u.set(x,j),j.places.push(b),$!==null&&j.constraints.push($)};for(const m of c){
for(const $ of J(m.usages)){const x=g($,a);x!==null&&l(x,$.place,(0,h.KS)($,a))}const b=m.versions.filter(({kind:$})=>$==="provider-version");for(const[$,x]of Map.
groupBy(b,V=>V.localName??"")){const V=C($,m,a);if(V!==null)for(const{text:j,place:R}of k(x))l(V,R,{text:j,place:R})}}const T=F(r,a);return Array.from(u,([m,b])=>({
...b,locked:T.get(m)??null}))}function J(r){const c=r.filter(({place:u})=>(0,I.LA)(u.file));if(c.length<2)return r;const a=new Map(c.map(u=>[u.address,u.place.file]));
return r.filter(({address:u,place:l})=>!(0,I.LA)(l.file)||a.get(u)===l.file)}function g(r,c){return r.kind==="lock_provider"||r.kind!=="required_provider"&&r.kind!==
"implied_provider"&&(0,E.o)(r.address)==="terraform"?null:(0,E.l)(r,(0,v.Vm)(c),c)}function C(r,{usages:c},a){const u=c.find(({kind:l,address:T})=>l.startsWith(
"required_provider")&&(0,E.o)(T)===r);return u!==void 0?g(u,a):{host:(0,v.Vm)(a),namespace:"hashicorp",type:r}}function F({usages:r},c){const a=new Map;for(const u of r){
if(u.kind!=="lock_provider")continue;const l=(0,E.l)(u,(0,v.Vm)(c),c),T=(0,h.KS)(u,c);if(l===null||T===null)continue;const m={version:T,constraints:u.version?.recorded??
null};if(a.set((0,h.JT)(l),{...m,isCopied:!1}),c==="opentofu"&&d(l)){const b=(0,h.JT)({...l,host:(0,v.Vm)(c)});a.has(b)||a.set(b,{...m,isCopied:!0})}}return a}const d=({
host:r,namespace:c})=>r===(0,v.Vm)("terraform")&&c==="hashicorp";function y(r,{client:c,versions:a}){const u=r.filter(l=>W(l,c,a));return k(u)}function k(r){const c=r.
findLast(({place:a})=>(0,I.LA)(a.file))?.place.file;return c===void 0?r:r.filter(({place:a})=>a.file===c)}function W({kind:r,place:c},a,{opentofu:u=""}){const l=/\.tofu(\.json)?$/.
test(c.file);return r==="compatible"?a==="opentofu":r!=="version"||a==="terraform"?r==="version"&&!l:l||/^v?(0|1\.(\d|1[01])(\.|$))/.test(u)}})};export{ae as id,ue as ids,de as modules};
