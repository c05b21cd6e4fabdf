const ce=1203,de=[1203],ue={9804:((F,P,u)=>{u.r(P),u.d(P,{clientVersion:()=>X,constraintInvalid:()=>_,constraintUnmeetable:()=>R,lockInvalid:()=>w,lockOutside:()=>j});
var T=u(1064),m=u(4e3),g=u(5799);const p=6,M=f=>`"${(0,m.dh)(f)}"`,E=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function N(f){
const b=f.replace(E,"");return b===""?"":`: ${b}`}function U(f){switch(f.reason){case"syntax":{const{text:b,why:k}=f;return{message:`${M(b)} is not a version co\
nstraint${N(k)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`\
version of ${f.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also acc\
ept a variable with `const = true`"};case"not-a-string":return{message:`version of ${f.address} is not a string`,help:"put the version in quotes"};case"pre-rele\
ase":return{message:`${M(f.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the\
 CLI is compared without it"};case"built-in":return{message:`${f.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspe\
cified":return{message:`provider ${f.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provid\
er that is built locally, use `dev_overrides` without `version`"}}}const _=(0,g.lS)((0,g.z3)("constraint-invalid","Version constraint is invalid",T.Du),U),R=(0,g.
lS)((0,g.z3)("constraint-unmeetable","No version can meet the constraints",T.Du),({of:f,terms:b,preRelease:k})=>({message:`no version of ${f} can match ${(0,m.XT)(
b.map(M),p)}`,help:k!==void 0?`write ${M(k)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:b.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),W={terraform:"terraform",opentofu:"tofu"},j=(0,g.lS)((0,g.
z3)("lock-outside","Locked version does not match the constraints",T.Du),({provider:f,version:b,constraints:k,clients:x})=>{const[i,...e]=x,o=i===void 0||e.length>
0?"":`${W[i]} `;return{message:`locked provider ${f} ${b} does not match configured version constraint ${(0,m.XT)(k,p)}`,help:`run \`${o}init -upgrade\` in this \
directory and commit the lock file, or change the constraint`}}),z={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],
"not-constraints":["constraints","are invalid"]};function y(f){const b="failed to read dependency lock file",k="restore the file, or remove the block and run `i\
nit` again";switch(f.reason){case"syntax":return{message:`${b}: ${f.error}`,help:k};case"twice":return{message:`${b}: it has two blocks for provider ${f.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${b}: the ${f.of} of provider ${f.provider} must be written in\
 normalized form: ${M(f.normal)}`,help:k};default:{const[x,i]=z[f.reason];return{message:`${b}: the ${x} of provider ${f.provider} ${i}`,help:k}}}}const w=(0,g.
lS)((0,g.z3)("lock-invalid","Dependency lock file is invalid",T.Du),y),X=(0,g.lS)((0,g.z3)("client-version","Configuration does not support this version of the \
CLI",T.Du),({client:f,version:b,constraint:k})=>({message:`the version constraint ${M(k)} excludes ${T.bB[f]} ${b}`,help:`use another version of ${T.bB[f]}, or \
change the constraint`}))}),8011:((F,P,u)=>{u.r(P),u.d(P,{blockReserved:()=>X,blockUnsupported:()=>f,hostDotlessModule:()=>x,hostIdnModule:()=>i,hostInvalid:()=>b,
hostMissing:()=>k,sourceDynamic:()=>w,sourceInvalid:()=>_,sourceNearMiss:()=>R});var T=u(6174),m=u(1064),g=u(4e3),p=u(5799);const M=120,E={"remote-in-test":["is\
 a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has white space at it\
s beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a compl\
ete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NA\
ME/SYSTEM"]},N={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version\
 nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function U(e){switch(e.reason){case"rejected":{const{
error:o,advice:a}=e;return{message:o,help:a??void 0}}case"missing":case"null":case"not-a-requirement":{const[o,a]=N[e.reason];return{message:`${e.address} ${o}`,
help:a}}case"remote-in-test":case"white-space":case"stack":case"locked-provider":case"terragrunt":{const[o,a]=E[e.reason];return{message:`"${e.text}" ${o}`,help:a}}}}
const _=(0,p.lS)((0,p.z3)("source-invalid","Source address is invalid",m.Du),U),R=(0,p.lS)((0,p.$e)("source-near-miss","Source address is probably a mistake",m.
Du),e=>({message:e.host===null?`"${e.text}" is not read as a registry address`:`"${e.text}" is read as host ${e.host}`,help:e.advice})),W=4,j="to check its host\
, add the host to `hostnames`; to read files as well, set `scan: .`";function z(e){const o=e.slice(0,W).map(({text:I,from:v})=>`${I===null?"not known":(0,g.dh)(
I,M)} ${v??"by default"}`),a=e.length-o.length,l=a>0?`${a} more`:o.pop();return`${o.join(", ")} and ${l}`}function y(e){const{address:o,argument:a,expression:l,
candidates:I,refused:v}=e,O=(0,T.Q)((0,g.dh)(l,M)),$=`${a} of ${o} is ${O}`;if(v==="never")return{message:`${$}, which Terraform does not evaluate`,help:`write \
the ${a} as a literal`};if(v!==null){const{variable:C}=v;return{message:`${$}, and Terraform evaluates var.${C} here only with \`const = true\``,help:`add \`cons\
t = true\` to variable "${C}", which requires Terraform 1.15, or write the ${a} as a literal`}}return I.length>1?{message:`${$}, which is ${z(I)}`,help:j}:{message:`${$}\
, which is only known at init time`,help:j}}const w=(0,p.lS)((0,p.lm)("source-dynamic","Source address is only known at init time"),y),X=(0,p.lS)((0,p.lm)("bloc\
k-reserved","Block is reserved for a future version"),({block:e,parent:o})=>({message:`${e} is not allowed at the top level of a file; Terraform and OpenTofu re\
serve it for a future version`,help:`move it into a ${o} block`})),f=(0,p.lS)((0,p.z3)("block-unsupported","Block is not supported by this CLI",m.Du),({kind:e})=>{
const{client:o,what:a}=m.$I[e];return{message:`${a} is supported by ${m.bB[o]} only`,help:o==="opentofu"?"remove it, move it into a `.tofu` file, or correct `di\
alect`":"remove it, or correct `dialect`"}}),b=(0,p.lS)((0,p.z3)("host-invalid","Hostname is invalid",m.Du),e=>({message:`"${e.text}" is not a hostname: ${e.error}`,
help:e.advice??void 0})),k=(0,p.lS)((0,p.z3)("host-missing","Hostname is missing",["opentofu"]),({block:e})=>({severity:"warning",message:`the ${e} has no hostn\
ame, and OpenTofu has no default`,help:e==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),x=(0,p.
lS)((0,p.z3)("host-dotless-module","Module host has no dot in its name",m.Du),({host:e,name:o})=>({message:`module sources cannot name host ${e}: must contain a\
t least one dot`,help:`use a full name such as ${o}.localdomain; provider addresses accept the short name`})),i=(0,p.lS)((0,p.z3)("host-idn-module","Terraform c\
annot use modules from an internationalized host",["terraform"]),({host:e})=>({message:`Terraform cannot use modules from host ${e}: it converts the name to pun\
ycode and then refuses punycode`,help:(0,p.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),1203:((F,P,u)=>{u.d(
P,{Readings:()=>z,RootNotes:()=>oe,textNotes:()=>se});var T=u(5143),m=u(1064),g=u(9664),p=u(3625),M=u(1790),E=u(2158),N=u(1094);const U="\0",_=4096,R=t=>t.length>=
_,W=(0,p.J)([]);function j(t){const n=new Map;return r=>{const c=n.get(r);if(c!==void 0)return c;const s=t(r);return n.set(r,s),s}}class z{module=j(n=>R(n)?W:(0,E.
PW)(n));provider=j(n=>R(n)?W:(0,E._T)(n));terms=n=>{const r=this.provider(n);return r.ok?r.value:[]};refusedByModules=j(n=>{const r=this.module(n);return r.ok?m.
Du.filter(c=>!(0,N.gH)(r.value,c)):[]});joined=j(n=>{const r=n.split(U).flatMap(this.terms),c=r.map(({version:s})=>s);return(0,M.XA)(c,r)!==null||(0,N.Nd)(r)});isMeetable(n){
return this.joined([...new Set(n)].join(U))}}var y=u(9804),w=u(1731);function X(t,n){const r=(0,E.PW)(t);if(!r.ok)return"syntax";const c=r.value;if(c.some(d=>(0,w.
Ty)(d.version)))return"pre-release";const s=n===null?null:(0,w.oF)(n);if(s===null)return"unknown";if(s.written<3){const d=(0,E.PW)(`~> ${s.numbers.slice(0,s.written).
join(".")}.0`);return d.ok&&!(0,N.gH)([...c,...d.value],"terraform")?"not-met":"unknown"}return(0,M.jQ)({...s,pre:""},c)?"met":"not-met"}var f=u(5257);function*b(t,n){
for(const s of t.providers){const d=k(s,t.client,n);d!==null&&(yield d)}const{client:r}=t,c=t.clientVersions.length===0?null:n.versionIn(r,t.directory);if(c!==null)
for(const{text:s,place:d}of t.clientVersions)X(s,c)==="not-met"&&(yield{problem:(0,y.clientVersion)({client:r,version:c,constraint:s}),places:[d]})}function k(t,n,r){
const{constraints:c,provider:s}=t,{readings:d,upgrade:h}=r;if(d.isMeetable(c.map(({text:H})=>H)))return h?null:x(t,r);const S=c.flatMap(({text:H,place:ae})=>d.terms(
H).map(le=>({...le,place:ae}))),D=(0,f.JT)(s);if(n==="opentofu"&&(0,M.jF)(S))return{problem:(0,y.constraintInvalid)({reason:"unspecified",provider:D}),places:i(
S)};const L=(0,N.Sx)(S,N.Nd),J=[...new Set(L.map(E.mb))],G=S.filter(H=>J.includes((0,E.mb)(H)));return{problem:(0,y.constraintUnmeetable)({of:`provider ${D}`,terms:J}),
places:i(G)}}function x({provider:t,constraints:n,locked:r},{clients:c,readings:s}){const d=r===null?null:(0,w.rK)(r.version.text);if(r===null||d===null)return null;
const h=L=>(0,M.XA)([d],L.flatMap(({text:J})=>s.terms(J)))===null;if(!h(n))return null;const A=n.filter(L=>h([L])),S=A.length===0?n:A;return{problem:(0,y.lockOutside)(
{provider:(0,f.JT)(t),version:(0,w.Cg)(d),constraints:[...new Set(S.map(({text:L})=>(0,E.kv)(s.terms(L))))],clients:c}),places:i([r.version,...S])}}const i=t=>[
...new Set(t.map(({place:n})=>n))];var e=u(8011),o=u(3229),a=u(1022),l=u(7236),I=u(9008);function v(t,n){const r=B(t,n);return r===null?null:O((0,f.yp)(t),r)}const O=(t,{
clients:n,...r})=>({...r,place:t,clients:n.filter(c=>$(t.file).includes(c)),host:null}),$=t=>/\.tofu(\.json)?$/.test(t)?["opentofu"]:m.Du,C=/\.tf(component|stack|deploy)\.(hcl|json)$/;
function B(t,n){switch(t.kind){case"module":case"module_missing":case"test_module":return Q(t,n);case"required_provider":case"required_provider_nosource":case"r\
equired_provider_legacy":return C.test(t.place.file)?null:Z(t,n);case"lock_provider":return q(t,n);default:return null}}const K=(t,n)=>({problem:(0,y.constraintInvalid)(
{reason:"syntax",text:t,why:n}),clients:m.Du,isPlaceholder:(0,o.Kc)(t)}),V=t=>({problem:t,clients:m.Du});function Q(t,{readings:n,releases:r}){const{address:c,versions:s,
versionsAt:d}=t;if(d===null)return null;if(s===null)return!r.every(({client:G,before:Y})=>G!=="terraform"||Y==="1.15")&&(0,f.Nf)(t)?.isWithheld!==!0?null:{problem:(0,y.
constraintInvalid)({reason:"expression",address:c}),clients:["terraform"]};const h=n.module(s);if(!h.ok)return K(s,h.why);const A=n.refusedByModules(s);if(A.length===
0)return null;const S=h.value.find(({version:L})=>(0,w.Ty)(L)),D=S&&(0,w.Cg)(S.version);return{problem:(0,y.constraintUnmeetable)({of:c,terms:[s],preRelease:D}),
clients:A}}function Z({kind:t,address:n,text:r,versions:c,versionsAt:s},{readings:d}){if(s===null)return null;if(c===null)return V((0,y.constraintInvalid)({reason:"\
not-a-string",address:n}));const h=d.provider(c);if(!h.ok)return K(c,h.why);const A=m.Du.filter(D=>t==="required_provider"?(0,a.m)(r??"",D).kind==="builtin":(0,l.
o)(n)==="terraform");if(A.length===0)return null;const S=r??"terraform.io/builtin/terraform";return{problem:(0,y.constraintInvalid)({reason:"built-in",provider:S}),
clients:A}}function q(t,{readings:n}){const{text:r,versions:c}=t,s=r??"";if(c===null)return V((0,y.lockInvalid)({reason:"no-version",provider:s}));const d=(0,w.
rK)(c);if(d===null)return V((0,y.lockInvalid)({reason:"not-a-version",provider:s}));const h=(0,w.Cg)(d);if(h!==c)return V((0,y.lockInvalid)({reason:"not-normal",
of:"version",provider:s,normal:h}));const A=(0,f.Nf)(t)?.recorded??"";if(A==="")return null;const S=n.provider(A);if(!S.ok)return V((0,y.lockInvalid)({reason:"n\
ot-constraints",provider:s}));const D=(0,E.kv)(S.value);if(D===A)return null;const L={reason:"not-normal",of:"constraints",provider:s,normal:D};return V((0,y.lockInvalid)(
L))}const ee=({text:t,place:n})=>O(n,{problem:(0,y.lockInvalid)({reason:"twice",provider:t??""}),clients:m.Du});function ne({kind:t,place:n},{set:r}){const c=r.
filter(d=>d!==m.$I[t].client),s=O(n,{problem:(0,e.blockUnsupported)({kind:t}),clients:c});return s.clients.length===0?null:s}function te({kind:t,text:n,place:r},{
readings:c,versions:s}){const d=t!=="provider-version",h=d?c.module(n):c.provider(n),A=d?m.Du.filter(D=>(0,I.u)({kind:t,place:r},D,s)):m.Du,S=D=>O(r,{problem:D,
clients:A});return h.ok?!d||!h.value.some(({version:D})=>(0,w.Ty)(D))?null:S((0,y.constraintInvalid)({reason:"pre-release",text:n})):O(r,{...K(n,h.why),clients:A})}
class oe{found=new Map;rules;constructor(n){this.rules=n}add(n){const r=(0,g.Gz)(n.directory==="."?"":n.directory,"main.tf"),c=(0,T.Zl)(r)?r:null;for(const s of b(
n,this.rules)){const d=re(s),h=this.found.get(d);if(h===void 0){this.found.set(d,{...s,having:new Set([n.client]),aside:c});continue}h.having.add(n.client),c===
null&&(h.aside=null)}}notes(){const{clients:n}=this.rules;return[...this.found.values()].flatMap(({problem:r,places:c,having:s,aside:d})=>{const[h,...A]=c;if(h===
void 0)return[];const S=r.code!=="client-version"&&s.size===n.length,D={problem:r,place:h,others:A,host:null,clients:S?m.Du:[...s]};return[d===null?D:{...D,aside:d}]})}}
const re=({problem:t,places:n})=>[t.code,t.message,...n.map(({file:r,line:c,column:s})=>`${r}:${c}:${s}`)].join(`
`);function*se(t,n,r){const c=new Set;for(const s of t){if(s.kind==="lock_provider"){const h=`${s.place.file}
${s.text}`;c.has(h)&&(yield ee(s)),c.add(h)}const d=v(s,r);d!==null&&(yield d)}for(const s of n){const d=ie(s,r);d!==null&&(yield d)}}function ie(t,n){return"fi\
le"in t?null:"localName"in t?te(t,n):ne(t,n)}}),7236:((F,P,u)=>{u.d(P,{l:()=>m,o:()=>g});var T=u(1022);function m({kind:p,text:M,address:E},N,U){switch(p){case"\
required_provider":case"state_store_provider":case"lock_provider":{const _=(0,T.m)(M??"",U);return _.kind==="registry"?_:null}case"required_provider_nosource":case"\
required_provider_legacy":return{host:N,namespace:"hashicorp",type:g(E)};case"implied_provider":return{host:N,namespace:"hashicorp",type:(M??"").replace(/[._].*$/s,
"")};default:return null}}const g=p=>p.replace(/^.*\./s,"")}),9008:((F,P,u)=>{u.d(P,{u:()=>x,I:()=>W});var T=u(9664),m=u(5011),g=u(5257);function p(i,e){const o=i.
filter(({kind:l})=>M.has(l));return o.some(({place:l})=>(0,T.LA)(l.file))?[...Map.groupBy(o,({address:l})=>l).values()].flatMap(l=>{const I=[...l].sort(($,C)=>Number(
(0,T.LA)($.place.file))-Number((0,T.LA)(C.place.file))),v=I.findLast(({text:$})=>$!==null),O=I.findLast(({versionsAt:$})=>$!==null);return v===void 0?[]:E(v,O??
v,e)}):o.flatMap(l=>E(l,l,e))}const M=new Set(["module","module_missing","test_module","stack_component","terragrunt_source"]);function E(i,e,o){const{address:a,
text:l,place:I}=i;if(l===null||_(l))return[];const v=U(i,l,o);if(v===void 0)return[];const O=(0,g.KS)(e,o),$=O===null&&e.versionsAt!==null;return[{address:a,source:l,
place:I,module:v,constraint:O,isOpen:$}]}const N=/^tfr:\/\/([^/?]*)\/([^?]*)/;function U({kind:i},e,o){if(i==="terragrunt_source"&&e.startsWith("tfr:")){const[,
l="",I=""]=N.exec(e)??[],v=(0,m.rE)(l===""?I:`${l}/${I}`,o);return v.ok?v.value:void 0}const a=(0,m.vL)(e,o);return a.kind==="registry"?a:a.kind==="remote"?null:
void 0}const _=i=>/^["(]|\$\{|^(var|local|path|each|module|data)\./.test(i);var R=u(7236);function W(i,e,o){const{client:a}=o;return{directory:i.name===""?".":i.
name,client:a,directories:e.map(({name:l})=>l),calls:o.hasCalls?[...e.flatMap(({usages:l})=>p(l,a)),...p(i.tests,a)]:[],providers:j(i,e,a),lockFile:i.lockFile,clientVersions:e.
flatMap(({versions:l})=>b(l,o))}}function j(i,e,o){const a=new Map,l=(v,O,$)=>{const C=(0,g.JT)(v),B=a.get(C),K=B??{provider:v,places:[],constraints:[]};B===void 0&&
a.set(C,K),K.places.push(O),$!==null&&K.constraints.push($)};for(const v of e){for(const $ of z(v.usages)){const C=y($,o);C!==null&&l(C,$.place,(0,g.KS)($,o))}const O=v.
versions.filter(({kind:$})=>$==="provider-version");for(const[$,C]of Map.groupBy(O,B=>B.localName??"")){const B=w($,v,o);if(B!==null)for(const{text:K,place:V}of k(
C))l(B,V,{text:K,place:V})}}const I=X(i,o);return Array.from(a,([v,O])=>({...O,locked:I.get(v)??null}))}function z(i){const e=i.filter(({place:a})=>(0,T.LA)(a.file));
if(e.length<2)return i;const o=new Map(e.map(a=>[a.address,a.place.file]));return i.filter(({address:a,place:l})=>!(0,T.LA)(l.file)||o.get(a)===l.file)}function y(i,e){
return i.kind==="lock_provider"||i.kind!=="required_provider"&&i.kind!=="implied_provider"&&(0,R.o)(i.address)==="terraform"?null:(0,R.l)(i,(0,m.Vm)(e),e)}function w(i,{
usages:e},o){const a=e.find(({kind:l,address:I})=>l.startsWith("required_provider")&&(0,R.o)(I)===i);return a!==void 0?y(a,o):{host:(0,m.Vm)(o),namespace:"hashi\
corp",type:i}}function X({usages:i},e){const o=new Map;for(const a of i){if(a.kind!=="lock_provider")continue;const l=(0,R.l)(a,(0,m.Vm)(e),e),I=(0,g.KS)(a,e);if(l===
null||I===null)continue;const v={version:I,constraints:(0,g.Nf)(a)?.recorded??null};if(o.set((0,g.JT)(l),{...v,isCopied:!1}),e==="opentofu"&&f(l)){const O=(0,g.
JT)({...l,host:(0,m.Vm)(e)});o.has(O)||o.set(O,{...v,isCopied:!0})}}return o}const f=({host:i,namespace:e})=>i===(0,m.Vm)("terraform")&&e==="hashicorp";function b(i,{
client:e,versions:o}){const a=i.filter(l=>x(l,e,o));return k(a)}function k(i){const e=i.findLast(({place:o})=>(0,T.LA)(o.file))?.place.file;return e===void 0?i:
i.filter(({place:o})=>o.file===e)}function x({kind:i,place:e},o,{opentofu:a=""}){const l=/\.tofu(\.json)?$/.test(e.file);return i==="compatible"?o==="opentofu":
i!=="version"||o==="terraform"?i==="version"&&!l:l||/^v?(0|1\.(\d|1[01])(\.|$))/.test(a)}})};export{ce as id,de as ids,ue as modules};
