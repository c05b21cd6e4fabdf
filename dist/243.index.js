const ge=[243,624,243],ye={3624:((ne,K,h)=>{h.r(K),h.d(K,{rootNotes:()=>R,rootOf:()=>W,textNotes:()=>le});var v=h(9664),M=h(5011),A=h(1022),P=h(4526),k=h(5257);
function W(e,n){const[o]=e,{client:i}=n;return{directory:o.name===""?".":o.name,client:i,directories:e.flatMap(({parts:s})=>s),calls:n.hasCalls?[...e.map(({usages:s})=>s),
o.tests].flatMap(s=>Z(s.filter(n.isAsked),i,o)):[],providers:C(o,e,i),lockFile:o.lockFile,...o.unit!==null&&{isUnit:!0},clientVersions:e.flatMap(({declared:s})=>U(
s.filter(r=>V(r,i,n.versions))))}}function C(e,n,o){const i=B(e,o),s=new Map,r=(a,d,y)=>{if(a===null)return;const m=(0,k.JT)(a),p={places:[],constraints:[]},b=s.
get(m)??{provider:a,...p,locked:i.get(m)??null};s.set(m,b),b.places.push(d),y!==null&&b.constraints.push(y)};for(const a of n){const d=Map.groupBy(a.usages,({address:m})=>m);
for(const m of d.values().flatMap(U))r(L(m,o),m.place,(0,k.KS)(m,o));const y=a.declared.filter(({kind:m})=>m==="provider-version");for(const[m,p]of Map.groupBy(
y,b=>b.localName??"")){const b=N(m,a,o);for(const{text:w,place:E}of U(p))r(b,E,{text:w,place:E})}}return[...s.values()]}function L(e,n){return e.kind==="lock_pr\
ovider"||e.kind!=="required_provider"&&e.kind!=="implied_provider"&&(0,A.op)(e.address)==="terraform"?null:(0,k.lc)(e,(0,M.Vm)(n),n)}function N(e,{usages:n,unit:o},i){
const s=n.find(({kind:r,address:a})=>r.startsWith("required_provider")&&(0,A.op)(a)===e);return s!==void 0?L(s,i):o?.isPartial===!0?null:{host:(0,M.Vm)(i),namespace:"\
hashicorp",type:e}}function B({usages:e},n){const o=new Map;for(const i of e){if(i.kind!=="lock_provider")continue;const s=(0,k.lc)(i,(0,M.Vm)(n),n),r=(0,k.KS)(
i,n);if(!(s===null||r===null)&&(o.set((0,k.JT)(s),r),n==="opentofu"&&(0,A.Gi)(s))){const a=(0,k.JT)({...s,host:(0,M.Vm)(n)});o.has(a)||o.set(a,r)}}return o}function U(e){
const n=e.findLast(({place:o})=>(0,v.LA)(o.file))?.place.file;return n===void 0?e:e.filter(({place:o})=>o.file===n)}function V({kind:e,place:n},o,{opentofu:i=""}){
const s=/\.tofu(\.json)?$/.test(n.file);return e==="compatible"?o==="opentofu":e!=="version"||o==="terraform"?e==="version"&&!s:s||/^v?(0|1\.(\d|1[01])(\.|$))/.
test(i)}function Z(e,n,o){const i=e.filter(({kind:r})=>z.test(r));return i.some(({place:r})=>(0,v.LA)(r.file))?[...Map.groupBy(i,({address:r})=>r).values()].flatMap(
r=>{const a=[...r].sort((m,p)=>Number((0,v.LA)(m.place.file))-Number((0,v.LA)(p.place.file))),d=a.findLast(({text:m})=>m!==null),y=a.findLast(m=>m.version!==void 0);
return d===void 0?[]:H(d,y??d,n,o)}):i.flatMap(r=>H(r,r,n,o))}const z=/^(module(_missing)?|test_module|stack_component|terragrunt_source)$/;function H(e,n,o,i){
const{kind:s,address:r,place:a,calls:d}=e,y=(0,k.MZ)(e,o),m=y.filter(w=>s==="terragrunt_source"?(w.root??i.name)===i.name:(0,P.fJ)(w,i)),p={root:null,source:null,
version:null,isOpen:!0};return(m.length===0&&y.length>0?[p]:m).flatMap(w=>{const E=w.source;if(E===null){const he={address:r,source:e.text??"",place:a};return w.
isOpen?{...he,module:null,constraint:null,isOpen:!0}:[]}if(d===void 0&&T.test(E))return[];const X=x(e,E,o);if(X===void 0)return[];const[,oe]=f.exec(s==="terragr\
unt_source"?E:"")??[],q=d!==void 0&&e===n,ee=q?J(w.version,n):(0,k.KS)(n,o),se=oe===void 0?ee:{text:oe,place:a},ve=q?w.isOpen:se===null&&n.version!==void 0;return{
address:r,source:E,place:a,module:X,constraint:se,isOpen:ve}})}const J=(e,{version:n,place:o})=>e===null?null:{text:e,place:n?.place??o},Q=/^tfr:\/\/([^/?]*)\/([^?]*)/,
f=/^tfr:.*?[?&]version=([^&]*)/s,T=/^["(]|\$\{|^(var|local|path|each|module|data)\./;function x({kind:e},n,o){if(e==="terragrunt_source"&&n.startsWith("tfr:")){
const[,s="",r=""]=Q.exec(n)??[],a=(0,M.rE)(s===""?r:`${s}/${r}`,o);return a.ok?a.value:void 0}const i=(0,M.vL)(n,o);return i.kind==="registry"?i:i.kind==="remot\
e"&&i.refusal===null?null:void 0}var $=h(9804),j=h(2370),F=h(5143),I=h(1064),S=h(1752),t=h(1731);function*l(e,n){for(const s of e.providers){const r=c(s,e,n);r!==
null?yield r:n.isLockReadonly&&s.locked===null&&(yield{problem:(0,$.Sm)({provider:(0,k.JT)(s.provider)}),places:s.places})}const{client:o}=e,i=e.clientVersions.
length===0?null:n.versionIn(o,e.directory);if(i!==null)for(const{text:s,place:r}of e.clientVersions)(0,S.Lt)(s,i)&&(yield{problem:(0,$.Ov)({client:o,version:i,constraint:s}),
places:[r]})}function c(e,n,o){const{constraints:i,provider:s}=e,r=i.flatMap(({text:p,place:b})=>O(p).map(w=>({...w,place:b})));if(_(r))return o.upgrade?null:u(
e,n,o);const a=(0,k.JT)(s);if(n.client==="opentofu"&&(0,S.jF)(r))return{problem:(0,$.jF)({reason:"unspecified",provider:a}),places:g(r)};const d=(0,S.Sx)(r,S.Nd),
y=[...new Set(d.map(t.mb))];return{problem:(0,$.id)({of:`provider ${a}`,terms:y}),places:g(d)}}function u({provider:e,constraints:n,locked:o},{isUnit:i},{clients:s}){
const r=o===null?null:(0,t.rK)(o.text);if(o===null||r===null)return null;const a=p=>{const b=p.flatMap(({text:w})=>O(w));return(0,S.XA)([r],b)===null};if(!a(n))
return null;const d=n.filter(p=>a([p])),y=d.length===0?n:d;return{problem:(0,$.N0)({provider:(0,k.JT)(e),version:(0,t.Cg)(r),constraints:[...new Set(y.map(({text:p})=>(0,t.
kv)(O(p))))],clients:s,isUnit:i}),places:g([o,...y])}}const g=e=>[...new Set(e.map(({place:n})=>n))];function O(e){const n=(0,t._T)(e);return n.ok?n.value:[]}const _=e=>(0,S.
XA)(e.map(({version:n})=>n),e)!==null||(0,S.Nd)(e);function R(e){const n=new Map;let o=!1;return{add:r=>{const a=r.isAside?(0,v.Gz)(r.directory,"main.tf"):null,
d=r.lockFile!==null;o||=d;for(const y of l(r,e)){const m=D(y),p=n.get(m)??{...y,having:new Set,aside:a,isLocked:d};n.set(m,p),p.having.add(r.client),a===null&&(p.
aside=null),p.isLocked||=d}},notes:()=>Array.from(n.values(),({problem:r,places:a,having:d,aside:y,isLocked:m})=>{const b=r.code!=="client-version"&&d.size===e.
clients.length?I.Du:[...d],w=r.code==="lock-readonly"&&o&&!m;return(0,j.kH)(r,{places:a,clients:b,...y!==null&&{aside:y},...w&&{severity:"warning"}})})}}const D=({
problem:e,places:n})=>JSON.stringify([e.code,e.message,...n.map(F.df)]);var Y=h(9026),re=h(8011),ie=h(3229);function*le(e,n,o){const i=new Set;for(const s of e){
if(s.kind==="lock_provider"){const a=`${s.place.file}
${s.text}`;if(i.has(a)){const d=(0,$.FA)({reason:"twice",provider:s.text??""});yield G(s.place,{problem:d})}i.add(a)}const r=ae(s,o);r!==null&&(yield G((s.version??
s).place,r)),o.isPredicted&&(yield*ue(s,o))}for(const s of n){const r=me(s,o);r!==null&&(yield r)}}function G(e,{problem:n,...o}){const{clients:i=I.Du}=o,s=/\.tofu(\.json)?$/.
test(e.file),r=i.filter(a=>a==="opentofu"||!s);return(0,j.kH)(n,{...o,places:[e],clients:r})}const ce=/\.tf(component|stack|deploy)\.(hcl|json)$/;function ae(e,n){
switch(e.kind){case"module":case"module_missing":case"test_module":return de(e,n);case"required_provider":case"required_provider_nosource":case"required_provide\
r_legacy":return ce.test(e.place.file)?null:fe(e);case"lock_provider":{const o=pe(e);return o&&{problem:o}}default:return null}}const te=(e,n)=>({problem:(0,$.jF)(
{reason:"syntax",text:e,why:n}),isPlaceholder:(0,ie.Kc)(e)});function*ue(e,n){const{kind:o,address:i,calls:s,evaluated:r,place:a,text:d,replacedFor:y=[]}=e;if(s===
void 0||r===void 0||e.isOverridden||o==="terragrunt_source")return;const m=(0,I.d3)(n);for(const p of e.clients){const b=n.releases.some(ee=>ee.client===p&&ee.before!==
null),w=s[p]!==void 0&&!m.includes(p);if(y.includes(p)||w&&!b)continue;const E={address:i,expression:d??"",client:p},X=w?(0,re.J0)({...E,isOld:!0}):(0,re.DA)({...E,
isOld:m.includes(p)}),q=n.isGuess&&s.opentofu!==void 0&&X.severity==="error"?"warning":X.severity;yield G(a,{problem:{...X,severity:q},clients:[p]})}}function de(e,n){
const{address:o,version:i}=e;if(i===void 0)return null;const{text:s,value:r}=i;if(r!==void 0){const b=(0,I.d3)(n),w=e.clients.filter(E=>b.includes(E)||r[E]===void 0);
if(w.length>0)return{problem:(0,$.jF)({reason:"expression",address:o,clients:w}),clients:w}}const a=r===void 0?s:r[e.clients[0]??"terraform"]??null;if(a===null)
return null;const d=(0,t.PW)(a);if(!d.ok)return te(a,d.why);const y=I.Du.filter(b=>!(0,S.gH)(d.value,b));if(y.length===0)return null;const m=d.value.find(({version:b})=>(0,t.
Ty)(b)),p=m&&(0,t.Cg)(m.version);return{problem:(0,$.id)({of:o,terms:[a],preRelease:p}),clients:y}}function fe({kind:e,address:n,text:o,version:i}){if(i===void 0)
return null;if(i.value!==void 0)return{problem:(0,$.jF)({reason:"not-a-string",address:n})};const s=(0,t._T)(i.text);if(!s.ok)return te(i.text,s.why);const r=I.
Du.filter(d=>e==="required_provider"?(0,A.mi)(o??"",d).kind==="builtin":(0,A.op)(n)==="terraform");if(r.length===0)return null;const a=o??"terraform.io/builtin/\
terraform";return{problem:(0,$.jF)({reason:"built-in",provider:a}),clients:r}}function pe({text:e,version:n,constraints:o=""}){const i=e??"";if(n===void 0||n.value!==
void 0)return(0,$.FA)({reason:"no-version",provider:i});const s=(0,t.rK)(n.text);if(s===null)return(0,$.FA)({reason:"not-a-version",provider:i});const r=(0,t.Cg)(
s);if(r!==n.text)return(0,$.FA)({reason:"not-normal",of:"version",provider:i,normal:r});if(o==="")return null;const a=(0,t._T)(o);if(!a.ok)return(0,$.FA)({reason:"\
not-constraints",provider:i});const d=(0,t.kv)(a.value);return d===o?null:(0,$.FA)({reason:"not-normal",of:"constraints",provider:i,normal:d})}function me(e,{set:n,
versions:o}){const{kind:i,text:s,place:r}=e;if((0,I.SO)(i)){const p=n.filter(w=>w!==I.$I[i].client),b=G(r,{problem:(0,Y.jP)({kind:i}),clients:p});return b.clients.
length===0?null:b}if((0,P.z0)(e))return null;const a=i!=="provider-version",d=a?(0,t.PW)(s):(0,t._T)(s),y=I.Du.filter(p=>!a||V({kind:i,place:r},p,o));if(!d.ok)return G(
r,{...te(s,d.why),clients:y});if(!a||!d.value.some(({version:p})=>(0,t.Ty)(p)))return null;const m=(0,$.jF)({reason:"pre-release",text:s});return G(r,{problem:m,
clients:y})}}),9026:((ne,K,h)=>{h.d(K,{ME:()=>A,ho:()=>W,jP:()=>P});var v=h(1064),M=h(5799);const A=()=>(0,M.CC)("block-reserved",{message:"required_providers i\
s not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it into a terraform block"});function P({kind:C}){const{
client:L,what:N}=v.$I[C];return(0,M.CC)("block-unsupported",{message:`${N} is supported by ${v.bB[L]} only`,help:L==="opentofu"?"remove it, move it into a `.tof\
u` file, or correct `dialect`":"remove it, or correct `dialect`"})}function k(C){switch(C.reason){case"twice":{const{what:L,first:N}=C,B=L.includes(".")?"remove\
 or rename one of them":"write one block only";return{message:`${L} is defined a second time; the first time is in ${N}`,help:B}}case"no-base":return{message:`t\
his override file changes ${C.what}, which no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it here"};case"\
of-cli":return{message:`${C.type} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file \
that TF_CLI_CONFIG_FILE names; replace a token that was committed"};case"argument":return{message:`${C.what} cannot have the argument ${C.argument}`,help:"write\
 `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"};case"local-name":{const{name:L,normal:N}=C;return{message:`"${L}\
" cannot be the local name of a provider`,help:N===null?"use letters, digits and dashes only, with no dash at either end":`write ${N}`}}}}const W=C=>(0,M.CC)("b\
lock-invalid",k(C))}),9804:((ne,K,h)=>{h.d(K,{FA:()=>J,N0:()=>V,Ov:()=>Q,Sm:()=>Z,id:()=>B,jF:()=>N});var v=h(1064),M=h(4e3),A=h(5799);const P=6,k=f=>`"${(0,M.dh)(
f)}"`,W=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function C(f){const T=f.replace(W,"");return T===""?"":`: ${T}`}function L(f){
switch(f.reason){case"syntax":{const{text:T,why:x}=f;return{message:`${k(T)} is not a version constraint${C(x)}`,help:"write versions such as 1.2.0, each after \
=, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`version of ${f.address} is an expression, which ${f.clients.
includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:f.clients.includes("terraform")?"write the version as a literal; Terraform 1.1\
5 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept locals and variables",affects:f.clients};case"\
not-a-string":return{message:`version of ${f.address} is not a string`,help:"put the version in quotes"};case"pre-release":return{message:`${k(f.text)} names a \
pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"};case"not-con\
stant":return{message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"};case"built-in":return{message:`${f.
provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecified":return{message:`provider ${f.provider} is required in ver\
sion 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` without `version`"}}}
const N=f=>(0,A.CC)("constraint-invalid",L(f)),B=({of:f,terms:T,preRelease:x})=>(0,A.CC)("constraint-unmeetable",{message:`no version of ${f} can match ${(0,M.K4)(
T.map(k),P,M.dh)}`,help:x!==void 0?`write ${k(x)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:T.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"}),U={terraform:"terraform",opentofu:"tofu"};function V({provider:f,
version:T,constraints:x,clients:$,isUnit:j}){const[F,...I]=$,S=F===void 0||I.length>0?"":`${U[F]} `,t=j?"terragrunt ":S;return(0,A.CC)("lock-outside",{message:`\
locked provider ${f} ${T} does not match configured version constraint ${(0,M.K4)(x,P,M.dh)}`,help:`run \`${t}init -upgrade\` in this directory and commit the lo\
ck file, or change the constraint`})}const Z=({provider:f})=>(0,A.CC)("lock-readonly",{message:`the lock file has no entry for provider ${f}, and \`-lockfile=rea\
donly\` does not let init add one`,help:"run `init` in this directory without `-lockfile=readonly`, and commit the lock file"}),z={"no-version":["version","is m\
issing"],"not-a-version":["version","is not a version number"],"not-constraints":["constraints","are invalid"]};function H(f){const T="failed to read dependency\
 lock file",x="restore the file, or remove the block and run `init` again";switch(f.reason){case"syntax":return{message:`${T}: ${f.error}`,help:x};case"twice":return{
message:`${T}: it has two blocks for provider ${f.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${T}\
: the ${f.of} of provider ${f.provider} must be written in normalized form: ${k(f.normal)}`,help:x};default:{const[$,j]=z[f.reason];return{message:`${T}: the ${$}\
 of provider ${f.provider} ${j}`,help:x}}}}const J=f=>(0,A.CC)("lock-invalid",H(f)),Q=({client:f,version:T,constraint:x})=>(0,A.CC)("client-version",{message:`t\
he version constraint ${k(x)} excludes ${v.bB[f]} ${T}`,help:`use another version of ${v.bB[f]}, or change the constraint`})}),1752:((ne,K,h)=>{h.d(K,{Hn:()=>W,
Lt:()=>S,Nd:()=>Q,Sx:()=>I,XA:()=>A,gH:()=>J,iM:()=>M,jF:()=>k,s5:()=>P});var v=h(1731);function M(t,l,c){const u=N(l,c);return L(t,g=>(!(0,v.Ty)(g)||(0,v.Cg)(g)===
u)&&C(g,l))}function A(t,l){return L(t,c=>(!(0,v.Ty)(c)||l.some(u=>U(c,u)))&&!B(c)&&l.every(u=>z(c,u)))}const P=t=>L(t,l=>!(0,v.Ty)(l));function k(t){const l=t.
filter(c=>c.operator==="=");return l.length===1&&l.every(({version:c})=>B({...c,build:""}))}function W(t,l,c){const u=(0,v.oF)(t),g=(0,v.PW)(l);return u!==null&&
g.ok&&M([u],g.value,c)!==null}const C=(t,l)=>l.every(c=>Z(t,c));function L(t,l){let c=null;for(const u of t.filter(l))(c===null||(0,v.Zy)(u,c)>0)&&(c=u);return c}
function N(t,l){const[c,u]=t;if(c===void 0||u!==void 0)return null;const g=c.text.trim().replace(l==="opentofu"?/^=?v?/:/^=?/,""),O=(0,v.rK)(g);return O===null?
null:(0,v.Cg)(O)}const B=({numbers:t,pre:l,build:c})=>l===""&&c===""&&t.every(u=>u===0n),U=(t,l)=>l.operator==="="&&V(t,l.version),V=(t,l)=>t.build===l.build&&(0,v.
Zy)(t,l)===0;function Z(t,{operator:l,version:c}){const u=(0,v.Zy)(t,c);if(l==="=")return u===0;if(l==="!=")return u!==0;if(l!=="~>")return H(u,l);const g=c.numbers.
slice(0,c.written-1);return u>=0&&!(0,v.Ty)(c)&&c.numbers.length<=t.numbers.length&&g.every((O,_)=>O===t.numbers[_])}function z(t,l){const{operator:c,version:u}=l;
if(c==="=")return U(t,l);if(c==="!=")return!V(t,u);const g=(0,v.Zy)(t,u);if(c!=="~>")return H(g,c);const[O=0n,_=0n]=u.numbers,R=u.written===3?[O,_+1n,0n]:[O+1n,
0n,0n];return g>=0&&(0,v.Zy)(t,{...u,numbers:R,pre:""})<0}const H=(t,l)=>({">":t>0,">=":t>=0,"<":t<0,"<=":t<=0})[l];function J(t,l){if(x(t))return!0;const c=j(t),
u=Math.max(...c.map(({numbers:O})=>O.length)),g=c.flatMap(O=>{const _=Array.from({length:u},(R,D)=>O.numbers[D]??0n);return[O,F(_),F([..._,1n])]});return M(g,t,
l)!==null}function Q(t){const l=$(t);if(x(l))return!0;const c=j(l),u="x".repeat(1+Math.max(...c.map(O=>O.build.length))),g=c.flatMap(O=>{const[_=0n,R=0n,D=0n]=O.
numbers,Y=[_,R,D+1n];return[O,F([_,R,D],u),F(Y,u)]});return A(g,l)!==null}const f=50,T=100,x=t=>t.length>f||t.some(({text:l})=>l.length>T),$=t=>[...Map.groupBy(
t,v.mb).values()].flatMap(([l])=>l??[]),j=t=>{const l=[F([0n,0n,0n]),...t.map(c=>c.version)];return[...new Map(l.map(c=>[(0,v.Cg)(c),c])).values()]},F=(t,l="")=>({
text:"",numbers:t,written:t.length,pre:"",build:l});function I(t,l){const c=$(t),u=l(c)?t:c;if(x(u))return t;const g=u.reduce((_,R)=>{const D=_.filter(Y=>Y!==R);
return l(D)?_:D},u),O=new Set(g.map(v.mb));return t.filter(_=>O.has((0,v.mb)(_)))}function S(t,l){const c=(0,v.PW)(t),u=(0,v.oF)(l);if(!c.ok||u===null||c.value.
some(g=>(0,v.Ty)(g.version)))return!1;if(u.written<3){const g=(0,v.PW)(`~> ${u.numbers.slice(0,u.written).join(".")}.0`);return g.ok&&!J([...c.value,...g.value],
"terraform")}return!C({...u,pre:""},c.value)}})};export{ge as ids,ye as modules};
