const ge=[624],ye={3624:((Y,F,b)=>{b.r(F),b.d(F,{rootNotes:()=>D,rootOf:()=>B,textNotes:()=>le});var h=b(9664),T=b(5011),E=b(1022),N=b(4526),O=b(5257);function B(t,r){
const[o]=t,{client:a}=r;return{directory:o.name===""?".":o.name,client:a,directories:t.flatMap(({parts:l})=>l),calls:r.hasCalls?[...t.map(({usages:l})=>l),o.tests].
flatMap(l=>X(l,a,o)):[],providers:k(o,t,a),lockFile:o.lockFile,...o.unit!==null&&{isUnit:!0},clientVersions:t.flatMap(({declared:l})=>K(l.filter(s=>V(s,a,r.versions))))}}
function k(t,r,o){const a=j(t,o),l=new Map,s=(u,m,$)=>{if(u===null)return;const g=(0,O.JT)(u),v={places:[],constraints:[]},_=l.get(g)??{provider:u,...v,locked:a.
get(g)??null};l.set(g,_),_.places.push(m),$!==null&&_.constraints.push($)};for(const u of r){const m=Map.groupBy(u.usages,({address:g})=>g);for(const g of m.values().
flatMap(K))s(I(g,o),g.place,(0,O.KS)(g,o));const $=u.declared.filter(({kind:g})=>g==="provider-version");for(const[g,v]of Map.groupBy($,_=>_.localName??"")){const _=R(
g,u,o);for(const{text:x,place:S}of K(v))s(_,S,{text:x,place:S})}}return[...l.values()]}function I(t,r){return t.kind==="lock_provider"||t.kind!=="required_provi\
der"&&t.kind!=="implied_provider"&&(0,E.op)(t.address)==="terraform"?null:(0,O.lc)(t,(0,T.Vm)(r),r)}function R(t,{usages:r,unit:o},a){const l=r.find(({kind:s,address:u})=>s.
startsWith("required_provider")&&(0,E.op)(u)===t);return l!==void 0?I(l,a):o?.isPartial===!0?null:{host:(0,T.Vm)(a),namespace:"hashicorp",type:t}}function j({usages:t},r){
const o=new Map;for(const a of t){if(a.kind!=="lock_provider")continue;const l=(0,O.lc)(a,(0,T.Vm)(r),r),s=(0,O.KS)(a,r);if(!(l===null||s===null)&&(o.set((0,O.JT)(
l),{version:s}),r==="opentofu"&&(0,E.Gi)(l))){const u=(0,O.JT)({...l,host:(0,T.Vm)(r)});o.has(u)||o.set(u,{version:s})}}return o}function K(t){const r=t.findLast(
({place:o})=>(0,h.LA)(o.file))?.place.file;return r===void 0?t:t.filter(({place:o})=>o.file===r)}function V({kind:t,place:r},o,{opentofu:a=""}){const l=/\.tofu(\.json)?$/.
test(r.file);return t==="compatible"?o==="opentofu":t!=="version"||o==="terraform"?t==="version"&&!l:l||/^v?(0|1\.(\d|1[01])(\.|$))/.test(a)}function X(t,r,o){const a=t.
filter(({kind:s})=>W.test(s));return a.some(({place:s})=>(0,h.LA)(s.file))?[...Map.groupBy(a,({address:s})=>s).values()].flatMap(s=>{const u=[...s].sort((g,v)=>Number(
(0,h.LA)(g.place.file))-Number((0,h.LA)(v.place.file))),m=u.findLast(({text:g})=>g!==null),$=u.findLast(g=>g.version!==void 0);return m===void 0?[]:Z(m,$??m,r,o)}):
a.flatMap(s=>Z(s,s,r,o))}const W=/^(module(_missing)?|test_module|stack_component|terragrunt_source)$/;function Z(t,r,o,a){const{kind:l,address:s,place:u,calls:m}=t,
$=(0,O.MZ)(t,o),g=$.filter(x=>l==="terragrunt_source"?(x.root??a.name)===a.name:(0,N.fJ)(x,a)),v={root:null,source:null,version:null,isOpen:!0};return(g.length===
0&&$.length>0?[v]:g).flatMap(x=>{const S=x.source;if(S===null){const he={address:s,source:t.text??"",place:u};return x.isOpen?{...he,module:null,constraint:null,
isOpen:!0}:[]}if(m===void 0&&M.test(S))return[];const H=A(t,S,o);if(H===void 0)return[];const[,te]=p.exec(l==="terragrunt_source"?S:"")??[],q=m!==void 0&&t===r,
ee=q?J(x.version,r):(0,O.KS)(r,o),oe=te===void 0?ee:{text:te,place:u},ve=q?x.isOpen:oe===null&&r.version!==void 0;return{address:s,source:S,place:u,module:H,constraint:oe,
isOpen:ve}})}const J=(t,{version:r,place:o})=>t===null?null:{text:t,place:r?.place??o},z=/^tfr:\/\/([^/?]*)\/([^?]*)/,p=/^tfr:.*?[?&]version=([^&]*)/s,M=/^["(]|\$\{|^(var|local|path|each|module|data)\./;
function A({kind:t},r,o){if(t==="terragrunt_source"&&r.startsWith("tfr:")){const[,l="",s=""]=z.exec(r)??[],u=(0,T.rE)(l===""?s:`${l}/${s}`,o);return u.ok?u.value:
void 0}const a=(0,T.vL)(r,o);return a.kind==="registry"?a:a.kind==="remote"&&a.refusal===null?null:void 0}var w=b(9804),P=b(5143),U=b(5799),L=b(1064),c=b(1752),
e=b(1731);function*n(t,r){for(const l of t.providers){const s=i(l,t,r);s!==null?yield s:r.isLockReadonly&&l.locked===null&&(yield{problem:(0,w.Sm)({provider:(0,O.
JT)(l.provider)}),places:l.places})}const{client:o}=t,a=t.clientVersions.length===0?null:r.versionIn(o,t.directory);if(a!==null)for(const{text:l,place:s}of t.clientVersions)
(0,c.Lt)(l,a)&&(yield{problem:(0,w.Ov)({client:o,version:a,constraint:l}),places:[s]})}function i(t,r,o){const{constraints:a,provider:l}=t,s=a.flatMap(({text:v,
place:_})=>y(v).map(x=>({...x,place:_})));if(C(s))return o.upgrade?null:d(t,r,o);const u=(0,O.JT)(l);if(r.client==="opentofu"&&(0,c.jF)(s))return{problem:(0,w.jF)(
{reason:"unspecified",provider:u}),places:f(s)};const m=(0,c.Sx)(s,c.Nd),$=[...new Set(m.map(e.mb))];return{problem:(0,w.id)({of:`provider ${u}`,terms:$}),places:f(
m)}}function d({provider:t,constraints:r,locked:o},{isUnit:a},{clients:l}){const s=o===null?null:(0,e.rK)(o.version.text);if(o===null||s===null)return null;const u=v=>{
const _=v.flatMap(({text:x})=>y(x));return(0,c.XA)([s],_)===null};if(!u(r))return null;const m=r.filter(v=>u([v])),$=m.length===0?r:m;return{problem:(0,w.N0)({provider:(0,O.
JT)(t),version:(0,e.Cg)(s),constraints:[...new Set($.map(({text:v})=>(0,e.kv)(y(v))))],clients:l,isUnit:a}),places:f([o.version,...$])}}const f=t=>[...new Set(t.
map(({place:r})=>r))];function y(t){const r=(0,e._T)(t);return r.ok?r.value:[]}const C=t=>(0,c.XA)(t.map(({version:r})=>r),t)!==null||(0,c.Nd)(t);function D(t){
const r=new Map;let o=!1;return{add:s=>{const u=s.isAside?(0,h.Gz)(s.directory,"main.tf"):null,m=s.lockFile!==null;o||=m;for(const $ of n(s,t)){const g=Q($),v=r.
get(g)??{...$,having:new Set,aside:u,isLocked:m};r.set(g,v),v.having.add(s.client),u===null&&(v.aside=null),v.isLocked||=m}},notes:()=>Array.from(r.values(),({problem:s,
places:u,having:m,aside:$,isLocked:g})=>{const _=s.code!=="client-version"&&m.size===t.clients.length?L.Du:[...m],x=s.code==="lock-readonly"&&o&&!g;return(0,U.hD)(
s,{places:u,clients:_,...$!==null&&{aside:$},...x&&{severity:"warning"}})})}}const Q=({problem:t,places:r})=>[t.code,t.message,...r.map(P.df)].join(`
`);var se=b(7545),re=b(8011),ie=b(3229);function*le(t,r,o){const a=new Set;for(const l of t){if(l.kind==="lock_provider"){const u=`${l.place.file}
${l.text}`;if(a.has(u)){const m=(0,w.FA)({reason:"twice",provider:l.text??""});yield G(l.place,{problem:m})}a.add(u)}const s=ae(l,o);s!==null&&(yield G((l.version??
l).place,s)),o.isPredicted&&(yield*ue(l,o))}for(const l of r){const s=me(l,o);s!==null&&(yield s)}}function G(t,{problem:r,...o}){const{clients:a=L.Du}=o,l=/\.tofu(\.json)?$/.
test(t.file),s=a.filter(u=>u==="opentofu"||!l);return(0,U.hD)(r,{...o,places:[t],clients:s})}const ce=/\.tf(component|stack|deploy)\.(hcl|json)$/;function ae(t,r){
switch(t.kind){case"module":case"module_missing":case"test_module":return de(t,r);case"required_provider":case"required_provider_nosource":case"required_provide\
r_legacy":return ce.test(t.place.file)?null:fe(t);case"lock_provider":{const o=pe(t);return o&&{problem:o}}default:return null}}const ne=(t,r)=>({problem:(0,w.jF)(
{reason:"syntax",text:t,why:r}),isPlaceholder:(0,ie.Kc)(t)});function*ue(t,r){const{kind:o,address:a,calls:l,evaluated:s,place:u,text:m,replacedFor:$=[]}=t;if(l===
void 0||s===void 0||t.isOverridden||o==="terragrunt_source")return;const g=(0,L.d3)(r);for(const v of t.clients){const _=r.releases.some(ee=>ee.client===v&&ee.before!==
null),x=l[v]!==void 0&&!g.includes(v);if($.includes(v)||x&&!_)continue;const S={address:a,expression:m??"",client:v},H=x?(0,re.J0)({...S,isOld:!0}):(0,re.DA)({...S,
isOld:g.includes(v)}),q=r.isGuess&&l.opentofu!==void 0&&H.severity==="error"?"warning":H.severity;yield G(u,{problem:{...H,severity:q},clients:[v]})}}function de(t,r){
const{address:o,version:a}=t;if(a===void 0)return null;const{text:l,value:s}=a;if(s!==void 0){const _=(0,L.d3)(r),x=t.clients.filter(S=>_.includes(S)||s[S]===void 0);
if(x.length>0)return{problem:(0,w.jF)({reason:"expression",address:o,clients:x}),clients:x}}const u=s===void 0?l:s[t.clients[0]??"terraform"]??null;if(u===null)
return null;const m=(0,e.PW)(u);if(!m.ok)return ne(u,m.why);const $=L.Du.filter(_=>!(0,c.gH)(m.value,_));if($.length===0)return null;const g=m.value.find(({version:_})=>(0,e.
Ty)(_)),v=g&&(0,e.Cg)(g.version);return{problem:(0,w.id)({of:o,terms:[u],preRelease:v}),clients:$}}function fe({kind:t,address:r,text:o,version:a}){if(a===void 0)
return null;if(a.value!==void 0)return{problem:(0,w.jF)({reason:"not-a-string",address:r})};const l=(0,e._T)(a.text);if(!l.ok)return ne(a.text,l.why);const s=L.
Du.filter(m=>t==="required_provider"?(0,E.mi)(o??"",m).kind==="builtin":(0,E.op)(r)==="terraform");if(s.length===0)return null;const u=o??"terraform.io/builtin/\
terraform";return{problem:(0,w.jF)({reason:"built-in",provider:u}),clients:s}}function pe({text:t,version:r,constraints:o=""}){const a=t??"";if(r===void 0||r.value!==
void 0)return(0,w.FA)({reason:"no-version",provider:a});const l=(0,e.rK)(r.text);if(l===null)return(0,w.FA)({reason:"not-a-version",provider:a});const s=(0,e.Cg)(
l);if(s!==r.text)return(0,w.FA)({reason:"not-normal",of:"version",provider:a,normal:s});if(o==="")return null;const u=(0,e._T)(o);if(!u.ok)return(0,w.FA)({reason:"\
not-constraints",provider:a});const m=(0,e.kv)(u.value);return m===o?null:(0,w.FA)({reason:"not-normal",of:"constraints",provider:a,normal:m})}function me(t,{set:r,
versions:o}){const{kind:a,text:l,place:s}=t;if((0,L.SO)(a)){const v=r.filter(x=>x!==L.$I[a].client),_=G(s,{problem:(0,se.jP)({kind:a}),clients:v});return _.clients.
length===0?null:_}if((0,N.z0)(t))return null;const u=a!=="provider-version",m=u?(0,e.PW)(l):(0,e._T)(l),$=L.Du.filter(v=>!u||V({kind:a,place:s},v,o));if(!m.ok)return G(
s,{...ne(l,m.why),clients:$});if(!u||!m.value.some(({version:v})=>(0,e.Ty)(v)))return null;const g=(0,w.jF)({reason:"pre-release",text:l});return G(s,{problem:g,
clients:$})}}),7545:((Y,F,b)=>{b.d(F,{ME:()=>E,ho:()=>B,jP:()=>N});var h=b(1064),T=b(5799);const E=()=>(0,T.CC)("block-reserved",{message:"required_providers is\
 not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it into a terraform block"});function N({kind:k}){const{
client:I,what:R}=h.$I[k];return(0,T.CC)("block-unsupported",{message:`${R} is supported by ${h.bB[I]} only`,help:I==="opentofu"?"remove it, move it into a `.tof\
u` file, or correct `dialect`":"remove it, or correct `dialect`"})}function O(k){switch(k.reason){case"twice":{const{what:I,first:R}=k,j=I.includes(".")?"remove\
 or rename one of them":"write one block only";return{message:`${I} is defined a second time; the first time is in ${R}`,help:j}}case"no-base":return{message:`t\
his override file changes ${k.what}, which no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it here"};case"\
of-cli":return{message:`${k.type} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file \
that TF_CLI_CONFIG_FILE names; replace a token that was committed"};case"argument":return{message:`${k.what} cannot have the argument ${k.argument}`,help:"write\
 `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"};case"local-name":{const{name:I,normal:R}=k;return{message:`"${I}\
" cannot be the local name of a provider`,help:R===null?"use letters, digits and dashes only, with no dash at either end":`write ${R}`}}}}const B=k=>(0,T.CC)("b\
lock-invalid",O(k))}),9804:((Y,F,b)=>{b.d(F,{FA:()=>J,N0:()=>V,Ov:()=>z,Sm:()=>X,id:()=>j,jF:()=>R});var h=b(1064),T=b(4e3),E=b(5799);const N=6,O=p=>`"${(0,T.dh)(
p)}"`,B=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function k(p){const M=p.replace(B,"");return M===""?"":`: ${M}`}function I(p){
switch(p.reason){case"syntax":{const{text:M,why:A}=p;return{message:`${O(M)} is not a version constraint${k(A)}`,help:"write versions such as 1.2.0, each after \
=, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`version of ${p.address} is an expression, which ${p.clients.
includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:p.clients.includes("terraform")?"write the version as a literal; Terraform 1.1\
5 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept locals and variables",affects:p.clients};case"\
not-a-string":return{message:`version of ${p.address} is not a string`,help:"put the version in quotes"};case"pre-release":return{message:`${O(p.text)} names a \
pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"};case"not-con\
stant":return{message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"};case"built-in":return{message:`${p.
provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecified":return{message:`provider ${p.provider} is required in ver\
sion 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` without `version`"}}}
const R=p=>(0,E.CC)("constraint-invalid",I(p)),j=({of:p,terms:M,preRelease:A})=>(0,E.CC)("constraint-unmeetable",{message:`no version of ${p} can match ${(0,T.K4)(
M.map(O),N,T.dh)}`,help:A!==void 0?`write ${O(A)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:M.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"}),K={terraform:"terraform",opentofu:"tofu"};function V({provider:p,
version:M,constraints:A,clients:w,isUnit:P}){const[U,...L]=w,c=U===void 0||L.length>0?"":`${K[U]} `,e=P?"terragrunt ":c;return(0,E.CC)("lock-outside",{message:`\
locked provider ${p} ${M} does not match configured version constraint ${(0,T.K4)(A,N,T.dh)}`,help:`run \`${e}init -upgrade\` in this directory and commit the lo\
ck file, or change the constraint`})}const X=({provider:p})=>(0,E.CC)("lock-readonly",{message:`the lock file has no entry for provider ${p}, and \`-lockfile=rea\
donly\` does not let init add one`,help:"run `init` in this directory without `-lockfile=readonly`, and commit the lock file"}),W={"no-version":["version","is m\
issing"],"not-a-version":["version","is not a version number"],"not-constraints":["constraints","are invalid"]};function Z(p){const M="failed to read dependency\
 lock file",A="restore the file, or remove the block and run `init` again";switch(p.reason){case"syntax":return{message:`${M}: ${p.error}`,help:A};case"twice":return{
message:`${M}: it has two blocks for provider ${p.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${M}\
: the ${p.of} of provider ${p.provider} must be written in normalized form: ${O(p.normal)}`,help:A};default:{const[w,P]=W[p.reason];return{message:`${M}: the ${w}\
 of provider ${p.provider} ${P}`,help:A}}}}const J=p=>(0,E.CC)("lock-invalid",Z(p)),z=({client:p,version:M,constraint:A})=>(0,E.CC)("client-version",{message:`t\
he version constraint ${O(A)} excludes ${h.bB[p]} ${M}`,help:`use another version of ${h.bB[p]}, or change the constraint`})}),1752:((Y,F,b)=>{b.d(F,{Lt:()=>L,Nd:()=>J,
Sx:()=>U,XA:()=>E,gH:()=>Z,iM:()=>T,jF:()=>O,s5:()=>N});var h=b(1731);function T(c,e,n){const i=I(e,n);return k(c,d=>(!(0,h.Ty)(d)||(0,h.Cg)(d)===i)&&B(d,e))}function E(c,e){
return k(c,n=>(!(0,h.Ty)(n)||e.some(i=>j(n,i)))&&!R(n)&&e.every(i=>X(n,i)))}const N=c=>k(c,e=>!(0,h.Ty)(e));function O(c){const e=c.filter(n=>n.operator==="=");
return e.length===1&&e.every(({version:n})=>R({...n,build:""}))}const B=(c,e)=>e.every(n=>V(c,n));function k(c,e){let n=null;for(const i of c.filter(e))(n===null||
(0,h.Zy)(i,n)>0)&&(n=i);return n}function I(c,e){const[n,i]=c;if(n===void 0||i!==void 0)return null;const d=n.text.trim().replace(e==="opentofu"?/^=?v?/:/^=?/,""),
f=(0,h.rK)(d);return f===null?null:(0,h.Cg)(f)}const R=({numbers:c,pre:e,build:n})=>e===""&&n===""&&c.every(i=>i===0n),j=(c,e)=>e.operator==="="&&K(c,e.version),
K=(c,e)=>c.build===e.build&&(0,h.Zy)(c,e)===0;function V(c,{operator:e,version:n}){const i=(0,h.Zy)(c,n);if(e==="=")return i===0;if(e==="!=")return i!==0;if(e!==
"~>")return W(i,e);const d=n.numbers.slice(0,n.written-1);return i>=0&&!(0,h.Ty)(n)&&n.numbers.length<=c.numbers.length&&d.every((f,y)=>f===c.numbers[y])}function X(c,e){
const{operator:n,version:i}=e;if(n==="=")return j(c,e);if(n==="!=")return!K(c,i);const d=(0,h.Zy)(c,i);if(n!=="~>")return W(d,n);const[f=0n,y=0n]=i.numbers,C=i.
written===3?[f,y+1n,0n]:[f+1n,0n,0n];return d>=0&&(0,h.Zy)(c,{...i,numbers:C,pre:""})<0}const W=(c,e)=>({">":c>0,">=":c>=0,"<":c<0,"<=":c<=0})[e];function Z(c,e){
if(M(c))return!0;const n=w(c),i=Math.max(...n.map(({numbers:f})=>f.length)),d=n.flatMap(f=>{const y=Array.from({length:i},(C,D)=>f.numbers[D]??0n);return[f,P(y),
P([...y,1n])]});return T(d,c,e)!==null}function J(c){const e=A(c);if(M(e))return!0;const n=w(e),i="x".repeat(1+Math.max(...n.map(f=>f.build.length))),d=n.flatMap(
f=>{const[y=0n,C=0n,D=0n]=f.numbers,Q=[y,C,D+1n];return[f,P([y,C,D],i),P(Q,i)]});return E(d,e)!==null}const z=50,p=100,M=c=>c.length>z||c.some(({text:e})=>e.length>
p),A=c=>[...Map.groupBy(c,h.mb).values()].flatMap(([e])=>e??[]),w=c=>{const e=[P([0n,0n,0n]),...c.map(n=>n.version)];return[...new Map(e.map(n=>[(0,h.Cg)(n),n])).
values()]},P=(c,e="")=>({text:"",numbers:c,written:c.length,pre:"",build:e});function U(c,e){const n=A(c),i=e(n)?c:n;if(M(i))return c;const d=i.reduce((y,C)=>{const D=y.
filter(Q=>Q!==C);return e(D)?y:D},i),f=new Set(d.map(h.mb));return c.filter(y=>f.has((0,h.mb)(y)))}function L(c,e){const n=(0,h.PW)(c),i=(0,h.oF)(e);if(!n.ok||i===
null||n.value.some(d=>(0,h.Ty)(d.version)))return!1;if(i.written<3){const d=(0,h.PW)(`~> ${i.numbers.slice(0,i.written).join(".")}.0`);return d.ok&&!Z([...n.value,
...d.value],"terraform")}return!B({...i,pre:""},n.value)}}),1731:((Y,F,b)=>{b.d(F,{Cg:()=>V,PW:()=>M,Ty:()=>K,Zy:()=>X,_T:()=>A,hZ:()=>N,kv:()=>L,mb:()=>c,oF:()=>I,
rK:()=>R});var h=b(4091),T=b(9562);const E=new RegExp(`^${T.eQ}$`),N=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,O=new RegExp(
`^${N}[.+-]?$`),B=2n**63n-1n,k=Array.from({length:100},(e,n)=>BigInt(n));function I(e){const[,n,i,d,f]=E.exec(e)??[];return n===void 0?null:j(e,n,d??i,f)}function R(e){
const[,n,i,d]=O.exec(e)??[];return n===void 0?null:j(e,n,i,d)}function j(e,n,i="",d=""){const f=n.split(".").map(C=>C.replace(/^0+(?=.)/,""));if(f.some(C=>C.length>
19))return null;const y=f.map(C=>k[Number(C)]??BigInt(C));if(y.some(C=>C>B))return null;for(;y.length<3;)y.push(0n);return{text:e,numbers:y,written:f.length,pre:i,
build:d}}const K=e=>e.pre!=="",V=({numbers:e,pre:n,build:i})=>`${e.join(".")}${n===""?"":`-${n}`}${i===""?"":`+${i}`}`;function X(e,n){const i=Math.max(e.numbers.
length,n.numbers.length);for(let d=0;d<i;d++){const[f,y]=[e.numbers[d]??0n,n.numbers[d]??0n];if(f!==y)return f<y?-1:1}return e.pre===n.pre||e.numbers.length!==n.
numbers.length?0:e.pre===""||n.pre===""?e.pre===""?1:-1:W(e.pre,n.pre)}function W(e,n){const[i,d]=[e.split("."),n.split(".")];for(let f=0;;f++){const[y,C]=[f+1>=
i.length,f+1>=d.length];if(y!==C)return y?-1:1;const D=Z(i[f]??"",d[f]??"");if(D!==0||y)return D}}function Z(e,n){const[i,d]=[/^[0-9]*$/.test(e),/^[0-9]*$/.test(
n)];return i!==d?i?-1:1:i&&e.length!==n.length?e.length-n.length:e===n?0:e<n?-1:1}const J="[\\t\\n\\f\\r ]*",z=new RegExp(`^${J}(<=|>=|!=|~>|<|>|=|)${J}(${T.eQ}\
)${J}$`),p="This string does not use correct version constraint syntax";function M(e){const n=[];for(const i of e.split(",")){const[,d,f=""]=z.exec(i)??[],y=I(f);
if(y===null)return(0,h.TR)(p);n.push({operator:d||"=",version:y,text:i})}return(0,h.Ju)(n)}function A(e){const n=M(e);if(!n.ok)return n;const i=[];for(const d of n.
value){const f=R(d.version.text);if(f===null||!w.test(d.text.trim()))return(0,h.TR)(`Incorrect version constraint syntax: ${P(d)}`);i.push({...d,version:f})}return(0,h.
Ju)(i)}const w=/^[<>=!~]* ?[0-9]/;function P({operator:e,version:n,text:i}){const d=i.trim();if(n.text.startsWith("v"))return'a "v" prefix should not be used';if(!w.
test(d))return`only one space is expected after the operator "${e}"`;if(n.numbers.length>3)return"too many numbered portions; only three are allowed (major, min\
or, patch)";const[f]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(d)??[""];return`missing comma after "${f}"`}const U=[">",">=","=","~>","\
<=","<","!="];function L(e){const n=[...e].sort((i,d)=>X(i.version,d.version)||W(i.version.build,d.version.build)||U.indexOf(i.operator)-U.indexOf(d.operator)||
d.version.written-i.version.written);return[...new Set(n.map(c))].join(", ")}function c({operator:e,version:n}){if(e==="=")return V(n);const i=e==="~>"&&n.written<
3?n.numbers.slice(0,2):n.numbers;return`${e} ${V({...n,numbers:i})}`}})};export{ge as ids,ye as modules};
