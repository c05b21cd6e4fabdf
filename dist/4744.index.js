const Ue=[4744,2172,3699,9465,8639,533],Ke={5440:((ie,G,e)=>{e.d(G,{Qm:()=>m,TU:()=>R,i4:()=>u,pb:()=>d,zt:()=>v});var _=e(7811),g=e(8339),f=e(1054),A=e(8345),S=e(
2213),P=e(255),j=e(5243),I=e(9897),w=e(3846);const v={host:null,isHostImplied:!1,needed:null},M=E=>({host:E,isHostImplied:!1,needed:(0,P.Rt)(E)?"state":E}),R=E=>({
host:E,isHostImplied:!0,needed:E}),D=E=>({host:E,isHostImplied:!1,needed:null}),k=E=>E===null?v:{...v,directHost:E},m=E=>({...v,problem:E}),n=(E,y)=>m((0,g.DA)(
{reason:"rejected",error:E,advice:y}));function l(E,y,O){return O===null?E:{...E,problem:(0,g.My)({text:y,host:E.host,advice:O})}}const d={module:s,"test-module":(E,y,O)=>{
const C=(0,j.vL)(E,y).kind==="remote";return y==="opentofu"||!C?s(E,y,O):m((0,g.DA)({reason:"remote-in-test",text:E}))},provider:p,"locked-provider":h,"stack-co\
mponent":$,stack:(E,y)=>{const O=(0,j.A)(E);return O.ok&&!E.startsWith(".")?D(O.value.host):{...$(E,y),isHostImplied:!1,needed:null}},"stack-output":E=>{const[y="",
...O]=E.split("/");return O.length===3?a(y,D):m((0,g.DA)({reason:"stack",text:E}))},terragrunt:T,host:E=>a(E,M),url:E=>k((0,S.Ul)(E)),"host-part":E=>k((0,S.D8)(
E)),"state-path":E=>k((0,S.Bm)(E))};function u(E,y,O){if(E==="terragrunt"){const[,L]=/^tfr:\/\/([^/?]*)\//.exec(y)??[];return L!==void 0?c(L,O):/^$|^t$|^tfr?$|^tfr:/.
test(y)?void 0:t(y,O)}if(E==="url"&&/^postgres|=/i.test(y))return k(I.IZ);if(/^(url|host-part|state-path)$/.test(E))return t(y,O);if(E!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(y))return t(y,O);const C=y.indexOf("/");if(C<0)return;const U=(0,j.vL)(`${y.slice(0,C)}/a/b/c`,O);return U.kind!=="registry"?t(y,O):y.split("/").length<r?{
...i(U),directHost:I.IZ}:i(U)}const r=4,c=(E,y)=>E===""?R((0,j.Vm)(y)):a(E,M),t=(E,y)=>(0,j.Nj)(E)?v:k((0,I.uE)(E,y)),i=({host:E,hostImplied:y})=>y?R(E):M(E);function a(E,y){
const O=(0,P.Pv)(E),C=(0,f.L6)(E);return O.ok?l(y(O.value),E,C):m((0,g.k0)({text:E,error:O.why,advice:C}))}function s(E,y,O){if((0,j.Nj)(E)&&!O)return v;const C=(0,j.
vL)(E,y),U=C.kind==="registry"?(0,_.Ju)(C):(0,j.rE)(E,y);if(O&&!U.ok){const{why:H}=U,Q=/^https?:/i.test(E)?{kind:"invalid",error:H}:C,z=/^(?:git\+\w+|ssh):/i.test(
E)?null:(0,f.NM)(E,Q,U),te=/^[a-z0-9]+::/i.test(E)?"remote":C.kind;return z===null&&(te==="local"||te==="remote")?m((0,g.DA)({reason:`${te}-with-version`,text:E})):
n(H,z)}const W=(0,f.NM)(E,C,U);if(U.ok)return l(i(U.value),E,W);if(C.kind==="invalid"){const H=E.includes("://")?{directHost:I.IZ}:{};return{...n(C.error,W??f.x3),
...H}}if(C.kind!=="remote")return l(v,E,W);const{refusal:L,host:N}=C;return L!==null?n(L,W??f.x3):N!==I.IZ||W!==null?l(k(N),E,W):{...k(N),problem:(0,g.My)({text:E,
host:N,advice:o})}}const o="write the host after the scheme, such as git::https://HOST/PATH";function p(E,y){const O=(0,w.mi)(E,y);switch(O.kind){case"legacy":return n(
`Invalid legacy provider address: the provider "${O.type}" has no namespace`,`write NAMESPACE/${O.type}`);case"registry":return O.hostImplied?R(O.host):l(M(O.host),
E,(0,A.c)(E,O));case"builtin":return O.type==="terraform"?D(O.host):n(`Invalid dependency on built-in provider: none is named "${O.type}"`,"write the address of\
 a provider in a registry");case"invalid":return n(O.error.split(`

`)[0]??"",(0,A.c)(E,O))}}function h(E,y){const O=(0,w.mi)(E,y);if(O.kind==="invalid")return n(O.error,null);if(O.hostImplied)return m((0,g.DA)({reason:"locked-p\
rovider",text:E}));if(O.kind==="builtin")return D(O.host);const C=O.host===(0,j.Vm)("terraform");return{...M(O.host),needed:C?(0,j.Vm)(y):O.host}}function $(E,y){
if(E!==E.trim())return m((0,g.DA)({reason:"white-space",text:E}));if(E==="."||E==="..")return v;const O=(0,j.rE)(E,y);if(O.ok)return i(O.value);const C=(0,j.A)(
E);if(C.ok)return D(C.value.host);const U=(0,j.vL)(E,y);return U.kind==="invalid"?n(U.error,(0,f.NM)(E,U,O)):k(U.kind==="remote"?U.host:null)}function T(E,y){const[
O,C="",U=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(E)??[];if(O===void 0){if(E.startsWith("gitlab.com/"))return k("gitlab.com");if((0,I.GL)(E))return v;const L=(0,I.
cx)(E,"opentofu");if(!(L.ok&&(0,I.Of)(E,L.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(E)){const H=(0,I.cx)(E,y);return k(H.ok?H.value.host:I.IZ)}}const[W=""]=U.
split("//");return W.split("/").length!==3?m((0,g.DA)({reason:"terragrunt",text:E})):c(C,y)}}),7706:((ie,G,e)=>{e.d(G,{ME:()=>f,ho:()=>P,io:()=>w,jP:()=>A});var _=e(
8032),g=e(9615);const f=()=>(0,g.CC)("block-reserved",{message:"required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it \
for a future version",help:"move it into a terraform block"});function A({kind:v}){const{client:M,what:R}=_.$I[v];return(0,g.CC)("block-unsupported",{message:`${R}\
 is supported by ${_.bB[M]} only`,help:M==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const S={
twice:({what:v,first:M})=>({message:`${v} is defined a second time; the first time is in ${M}`,help:v.includes(".")?"remove or rename one of them":"write one bl\
ock only"}),"no-base":({what:v})=>({message:`this override file changes ${v}, which no other file of the directory defines`,help:"define it in a file that is no\
t an override file, or remove it here"}),"of-cli":({type:v})=>({message:`${v} is a block of the CLI configuration, which has files of its own`,help:"move it to \
~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),reserved:({what:v})=>({message:`${v} has a name\
 that calls of a module need for themselves`,help:"rename the variable"}),"quoted-type":({what:v})=>({message:`the type of ${v} is in quotes`,help:'remove the q\
uotes; write `list(string)` for "list", and `map(string)` for "map"'}),argument:({what:v,argument:M})=>({message:`${v} cannot have the argument ${M}`,help:"writ\
e `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"}),"local-name":({name:v,normal:M})=>({message:`"${v}" cannot\
 be the local name of a provider`,help:M===null?"use letters, digits and dashes only, with no dash at either end":`write ${M}`})},P=v=>(0,g.CC)("block-invalid",
(0,g.Z9)(S,v)),j="use another version of the module that has this call",I={"not-passed":({call:v,name:M,canChange:R})=>({message:`${v} does not pass the provide\
r configuration ${M}, which its module expects`,help:R?`add \`${M} = \u2026\` to the \`providers\` of the call`:j}),overridden:({call:v,name:M,canChange:R})=>({
message:`${v} passes the provider configuration ${M}, which its module has itself`,help:R?`remove \`${M}\` from the \`providers\` of the call`:j}),repeated:({call:v,
argument:M,canChange:R})=>({message:`${v} has \`${M}\`, but its module configures a provider itself`,help:R?`remove \`${M}\`, or use a version of the module with\
out \`provider\` blocks`:j})},w=v=>(0,g.CC)("block-providers",(0,g.Z9)(I,v))}),8516:((ie,G,e)=>{e.d(G,{FA:()=>d,N0:()=>k,Ov:()=>u,Sm:()=>m,id:()=>R,jF:()=>M});var _=e(
8032),g=e(9432),f=e(9119),A=e(9615);const S=6,P=r=>`"${(0,g.dh)(r)}"`,j="change one of these constraints so that a version can match all of them",I=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function w(r){const c=r.replace(I,"");return c===""?"":`: ${c}`}const v={syntax:({text:r,why:c})=>({message:`${P(r)} is not a version constraint${w(c)}`,help:"w\
rite versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:r,clients:c})=>({message:`ve\
rsion of ${r} is an expression, which ${c.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:c.includes("terraform")?"write the v\
ersion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept lo\
cals and variables",affects:c}),"not-a-string":({address:r})=>({message:`version of ${r} is not a string`,help:"put the version in quotes"}),"pre-release":({text:r})=>({
message:`${P(r)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared \
without it"}),"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({
provider:r})=>({message:`${r} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:r})=>({message:`provider ${r} i\
s required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` wi\
thout `version`"})},M=r=>(0,A.CC)("constraint-invalid",(0,A.Z9)(v,r));function R({of:r,terms:c,constraints:t,...i}){const{preRelease:a,resolution:s}=i,o=c.length===
1?"correct the constraint":j,h=c.some(({place:y})=>typeof y!="string"&&y.inside)?`${o}, or call another version of the module that has one`:o,$=s?`${(0,A.OJ)(s)}\
, or ${o}`:h,T=new Set(c.map(f.Ox)).size===1,E=({text:y,...O})=>T?P(y):`${P(y)} (${(0,g.dh)((0,f.Ox)(O))})`;return(0,A.CC)("constraint-unmeetable",{...t&&{constraints:t},
message:`no version of ${r} can match ${c.length>1?"all of ":""}${(0,g.K4)(c,S,E)}`,help:a===void 0?$:`write ${P(a)}: only an exact version, without a space aft\
er \`=\` and without \`v\`, selects a pre-release of a module`})}const D={terraform:"terraform",opentofu:"tofu"};function k({provider:r,version:c,constraints:t,
clients:i,isUnit:a}){const[s,...o]=i,p=s===void 0||o.length>0?"":`${D[s]} `,h=a?"terragrunt ":p;return(0,A.CC)("lock-outside",{message:`locked provider ${r} ${c}\
 does not match configured version constraint ${(0,g.K4)(t,S,g.dh)}`,help:`run \`${h}init -upgrade\` in this directory and commit the lock file, or change the co\
nstraint`})}const m=r=>(0,A.CC)("lock-readonly",{message:r.isUnused?`no module requires provider ${r.provider}, and \`-lockfile=readonly\` does not let init remov\
e its entry`:`the lock file has no entry for provider ${r.provider}, and \`-lockfile=readonly\` does not let init add one`,help:"run `init` in this directory wi\
thout `-lockfile=readonly`, and commit the lock file"}),n=(r,c)=>t=>({message:`the ${r} of provider ${t.provider} ${c}`}),l={syntax:({error:r})=>({message:r}),twice:({
provider:r})=>({message:`it has two blocks for provider ${r}`,help:"remove one of the blocks; a merge may have duplicated it"}),"no-version":n("version","is mis\
sing"),"not-a-version":n("version","is not a version number"),"not-constraints":n("constraints","are invalid"),"not-normal":r=>({message:`the ${r.of} of provide\
r ${r.provider} must be written in normalized form: ${P(r.normal)}`})};function d(r){const{message:c,help:t}={help:"restore the file, or remove the block and ru\
n `init` again",...(0,A.Z9)(l,r)};return(0,A.CC)("lock-invalid",{message:`failed to read dependency lock file: ${c}`,help:t})}const u=({client:r,version:c,constraint:t})=>(0,A.
CC)("client-version",{message:`the version constraint ${P(t)} excludes ${_.bB[r]} ${c}`,help:`use another version of ${_.bB[r]}, or change the constraint`})}),8345:((ie,G,e)=>{
e.d(G,{C:()=>S,c:()=>P});var _=e(9179),g=e(3846),f=e(1054),A=e(845);const S="write the `source` that the documentation of the provider shows, such as NAMESPACE/\
TYPE: a repository is no provider";function P(I,w){if(I.length>f.lG)return null;const[v=""]=I.split("/",1);if(w.kind!=="invalid")return w.hostImplied?null:(0,f.
L6)(v);if((0,f.Kc)(I))return f.dj;if(I!==I.trim())return"remove the white space around the address";const[,M="",R=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec(
(0,_.Mi)(I,""))??[],D=M!==""&&/\bterraform-provider-|\.git$/.test(R);if((0,A.ni)(R)||D)return S;const k=(0,A.Fu)(R,"provider");return k!==null?`write ${k}`:w.error.
split(`

`)[1]??j(I,R)}function j(I,w){const[,v="",M]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(w)??[];if(v!==I&&(0,g.mi)(v,"terraform").kind==="registry")return`w\
rite ${v}${M===void 0?"":", and the version in the `version` argument"}`;const R=v.split("/"),[D="",k=""]=R;if(R.length>3){const m=`; service discovery works on\
ly at the root of a host, not below /${k}`;return`write HOST/NAMESPACE/TYPE${(0,f.Cm)(D)?m:""}`}return R.length===3?(0,f.L6)(D):R.length===2&&(0,f.Cm)(D)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}}),9941:((ie,G,e)=>{e.d(G,{SH:()=>A,Td:()=>S,lS:()=>j,n_:()=>f,w4:()=>P,yN:()=>v});const _=25e4,g=100;class f{max;count=0;constructor(m=_){
this.max=m}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.count*g}}const A=(k,m,n)=>k.kind==="n\
ative"?k.blocks.filter(l=>l.type===m&&l.labels.length===n):k.members.flatMap(({name:l,value:d})=>l===m?w(m,d,n,[]):[]),S=k=>k.kind==="native"?k.attributes:k.members;
function P(k,m){if(!(k.kind==="native"&&k.mayHave?.(m)===!1))return S(k).find(n=>n.name===m)}const j=k=>(k.kind==="tuple"?k.elements:[k]).flatMap(n=>n.kind==="o\
bject"?n.items.filter(I):[]),I=k=>k.name!==void 0&&k.name!=="//";function w(k,m,n,l){if(n>0)return j(m).flatMap(({name:u,start:r,end:c,value:t})=>w(k,t,n-1,[...l,
{value:u,start:r,end:c}]));const d={start:m.start,end:m.start+1};return(m.kind==="tuple"?m.elements:[m]).filter(({kind:u})=>u==="object"||u==="tuple").map(u=>({
...d,type:k,labels:l,body:{kind:"json",members:j(u)}}))}const v=k=>{const m=[k.startsWith("\uFEFF")?1:0];let n=k.indexOf(`
`),l;return({start:d,end:u})=>{for(;n>=0&&n<d;n=k.indexOf(`
`,n+1))m.push(n+1);l??=R(k);const r=Math.max(1,D(m,d)),c=m[r-1]??0,t=(m[r]??(n<0?k.length:n)+1)-1;return{line:r,column:M(Math.max(d,c),c,l),endColumn:M(Math.min(
u,t),c,l)}}},M=(k,m,n)=>k-m-D(n,k-1)+D(n,m-1)+1,R=k=>/[\uD800-\uDBFF]/.test(k)?Array.from(k.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),m=>m.index):[];function D(k,m){
let n=0,l=k.length;for(;n<l;){const d=n+l>>>1;(k[d]??0)<=m?n=d+1:l=d}return n}}),2172:((ie,G,e)=>{e.d(G,{IY:()=>R,Im:()=>k,JT:()=>M,KS:()=>l,LS:()=>m,MP:()=>v,MZ:()=>d,
W$:()=>w,cd:()=>I,dP:()=>r,ek:()=>n,g_:()=>c,lc:()=>u});var _=e(5243),g=e(3846),f=e(180),A=e(9941);let S=function(...t){return{readHcl:S}=e.late([3276,4744,6851,
3699,3542],8095),new.target?new S(...t):S(...t)},P=function(...t){return{detach:P}=e.late([3276,4744,6851,3699,3542],8095),new.target?new P(...t):P(...t)};const j="\
hostnames input",I={file:j,line:1,column:1,endColumn:1},w=t=>t.file===j?j:t,v=({host:t,namespace:i,name:a,system:s})=>[t,i,a,s].join("/"),M=({host:t,namespace:i,
type:a})=>[t,i,a].join("/"),R=t=>"type"in t?M(t):v(t),D=[];function k(t){return"constraints"in t?t.constraints:t.constraint===null?D:[t.constraint]}function m(t){
const i=k(t);return i[0]?.place!==I?i:i.map(a=>({...a,place:j}))}const n=t=>("places"in t?t.places:[t.place]).map(w);function l({version:t},i){if(t===void 0)return null;
const a=(t.value===void 0?t.text:t.value[i])??null;return a===null?null:{text:a,place:t.place}}const d=({text:t,calls:i},a)=>i===void 0?[{root:null,source:t,version:null,
isOpen:!1}]:i[a]??[];function u({kind:t,text:i,address:a},s,o){switch(t){case"required_provider":case"state_store_provider":case"lock_provider":{const p=(0,g.mi)(
i??"",o);return p.kind==="registry"?p:null}case"required_provider_nosource":case"required_provider_legacy":return{host:s,namespace:"hashicorp",type:(0,g.op)(a)};case"\
implied_provider":return{host:s,namespace:"hashicorp",type:(0,g.A5)(i)};default:return null}}function r(){const t=new Map,i=({lockFile:o,calls:p,providers:h})=>{
if(o===null)return;const $=t.get(o)??new Set,T=p.length>0||t.get(o)===null;t.set(o,T?null:$);for(const{provider:E}of h)$.add(M(E))},a=({place:o,...p})=>{const h=p.
kind==="lock_provider"?t.get(o.file):null,$=h?u(p,(0,_.Vm)("terraform"),"terraform"):null;return $!==null&&h?.has(M($))===!1};return{add:i,isDropped:a,without:o=>o.
map(p=>a(p)?{...p,needs:[]}:p)}}function c(t){const a=(0,A.SH)(S(t).body,"provider",1).flatMap(({labels:[s],body:o})=>{const p=(0,g.mi)(P(s?.value??""),"terrafo\
rm");if(p.kind!=="registry")return[];const h=(0,A.w4)(o,"hashes")?.value,T=(h?.kind==="tuple"?h.elements:[]).flatMap(E=>E.kind==="string"?[P(E.value)]:[]);return[
[M(p),T.filter(f.e)]]});return new Map(a)}}),9039:((ie,G,e)=>{e.d(G,{i:()=>w});var _=e(7811);const g="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",f=String.raw`\p{White_Space}*`,
A=String.raw`[()<>@,;:\\"/[\]?=]`,S=new RegExp(`^${g}(?:/${g})?$`),P=String.raw`"((?:[^"\\\r\n]|\\${A}|\\(?!${A}))*)"`,j=new RegExp(`;${f}(${g})${f}=${f}(?:(${g}\
)|${P})${f}`,"uy"),I=new RegExp(String.raw`\\(${A})`,"g");function w(M){const R=M.indexOf(";"),k=(0,_.s8)((0,_.Dw)(R<0?M:M.slice(0,R))).replaceAll("\u0130","i").
toLowerCase();return S.test(k)&&(R<0||v(M,R))?k:null}function v(M,R){const D=new Map;for(let k=R;k<M.length;){j.lastIndex=k;const[m,n="",l,d=""]=j.exec(M)??[];if(m===
void 0)return(0,_.s8)(M.slice(k))===";";const u=n.toLowerCase(),r=l??d.replace(I,"$1");if((D.get(u)??r)!==r)return!1;D.set(u,r),k+=m.length}return!0}}),9432:((ie,G,e)=>{
e.d(G,{$$:()=>D,B9:()=>o,Cw:()=>C,Dl:()=>I,I0:()=>k,K4:()=>R,NM:()=>T,VW:()=>a,Wt:()=>t,YA:()=>y,_r:()=>E,dh:()=>j,eZ:()=>m,gL:()=>p,go:()=>u,kw:()=>d,mP:()=>r,
oZ:()=>W,pk:()=>O,px:()=>w,qZ:()=>h,rU:()=>l,zN:()=>M,zd:()=>n});var _=e(8032),g=e(1780),f=e(5106),A=e(9179);const S=300,P=8192;function j(L,N=S){const{length:H}=L,
Q=H>P?(0,A.NE)(L.slice(0,P)):(0,A._U)(L);return Q.length<=N?Q:`${structuredClone(Q.slice(0,N).toWellFormed())}\u2026`}const I=(L,N)=>/^~|\$\{?\w|%\w+%/.test(L)?
"write the absolute path or name: the client does not expand ~ and variables":N,w=(L,N)=>`${L} ${L===1?N:v(N)}`,v=L=>`${L.replace(/(?<=[^aeiou])y$/,"ie")}s`;function M(L,N){
const{length:H}=L,Q=typeof N=="number"?N:H<=2*N.few?H:N.few,se=L.slice(Q);return{shown:L.slice(0,Q),rest:se,more:se.length}}function R(L,N,H=String,Q=se=>`${se}\
 more`){const{shown:se,more:z}=M(L,N),te=se.map(re=>H(re)).join(", ");return z>0?`${te} and ${Q(z)}`:te}const D=L=>new TextEncoder().encode(L).length;function k(L,N,H,Q){
const se=[];let z=0;for(const te of Iterator.from(L).map(Q)){if(z+=D(te)+H,z>N)break;se.push(te)}return{shown:se,more:L.length-se.length}}const m=L=>L.map(N=>_.
bB[N]).join(" and "),n=L=>(0,g.xI)`the clients print "${L}"`,l=L=>`it begins with "${j(L.trimStart(),60).replace(/[\r\n].*/s,"")}"`,d=({why:L,beginning:N})=>`is\
 not ${/^line/.test(L)?"valid ":""}JSON: ${N===null?L:l(N)}`;function u(L){return L===null?"null":Array.isArray(L)?"an array":typeof L=="object"?"an object":`a ${typeof L}`}
function r(L){if(L.kind==="error")return`cannot be read: ${L.code}`;if(L.kind==="special")return`is ${L.is} and is not read`;const{bytes:N,maxBytes:H}=L;return`\
has ${N} bytes and is not read; the limit is ${H/1024/1024} MiB`}const c={[f.e$]:"correct the host in the source address, or remove it for a module of the publi\
c registry (NAMESPACE/NAME/SYSTEM)",[f.xq]:"correct the host in `source` (public providers need none), or use a filesystem mirror"},t=L=>L.flatMap(N=>c[N]??[])[0]??
"correct the host in `source` or `hostname`",i=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.c\
om"],["app.eu.terraform.io","https://status.hashicorp.com"],["releases.hashicorp.com","https://status.hashicorp.com"],["registry.opentofu.org","https://status.o\
pentofu.org"],["gitlab.com","https://status.gitlab.com"]]),a=L=>i.get(L)??null,s=/(^|\.)github(usercontent)?\.com$/;function o(L){const N=s.test(L)?"https://www\
.githubstatus.com":a(L);return`wait and run the check again${N===null?"":`; see ${N}`}`}const p=L=>`if that is intended, set \`allowed-hosts\` to all hosts that m\
ay be used, with ${L}`,h=L=>(0,g.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,g.KT)(L)} is public, so this network or country is blocked`,
$="/.well-known/terraform.json";function T({page:L,asked:N},H,Q=$){if(L===null)return H;const se=L.title===""?"":` ("${L.title}")`,z=H.guest??h(N);switch(L.kind){case"\
sign-in":return{operator:`allow requests to ${Q} without a browser`,guest:z,because:`the host returned a sign-in page${se}`};case"bot-protection":return{operator:`\
exempt ${Q} from it, or let the addresses of CI runners through`,guest:z,because:`a bot protection answered${se}`};case"captive-portal":return`a proxy or captiv\
e portal returned an HTML page${se}: allow this machine to reach the host`;case"other":{const te=`the host returned an HTML page${se}`;return{user:t([]),besides:null,
...H,guest:z,because:te}}}}function E({url:L,status:N,reason:H,said:Q},se=!1){const z=Q===void 0?"":` ("${j(Q)}")`,te=!/^(?:unknown|<none>)?$/i.test(H),re=N>=520&&
N<=526?"(Cloudflare gets no answer from it)":"",ce=te?j(H):re;return(0,g.xI)`${se?"":(0,g.xI)`${(0,g.KT)(L)} returned `}${`${N} ${ce}`.trim()}${z}`}const y=L=>`${Math.
round(L/100)/10} s`,O=L=>L.map(C).join("; ");function C(L){switch(L.kind){case"deadline":return`the deadline of ${y(L.ms)} was reached`;case"signal":return`inte\
rrupted by ${L.signal}`;case"crash":return"tf-disco crashed";case"missing":return U(L)}}function U({repositories:L,total:N}){const H=L.length===1?"is":"are",Q=R(
L,10,j);return`${L.length} of ${w(N,"repository")} ${H} missing: ${Q}`}const W=({kind:L,address:N,version:H})=>H===""?(0,g.xI)`${L} ${j(N)}`:(0,g.xI)`${L} ${(0,g.
KT)(N)} ${j(H,40)}`}),1879:((ie,G,e)=>{e.d(G,{LG:()=>w,Tp:()=>S,Zo:()=>D,bi:()=>A});var _=e(9562),g=e(7811),f=e(5106);const A=1024*1024;function S(m,n){const l=(0,g.
_6)(m),d=(0,_.V)(l,"map");if(!d.ok)return{kind:"not-json",...w(l,d)};if(d.value===null)return{kind:"null"};if(Array.isArray(d.value))return{kind:"not-object",why:"\
found an array"};if(!(0,_.G)(d.value))return{kind:"not-object",why:`found a ${typeof d.value}`};const u=[];for(const r of Object.keys(d.value)){const c=d.value[r]??
null;if(n?.(r,c)===!1)continue;const t=n!==void 0&&P(c)>f.Ls;u.push({id:r,value:t?void 0:c})}return{kind:"object",services:u}}function P(m){try{return JSON.stringify(
m).length}catch{return Number.POSITIVE_INFINITY}}const j=[[/^$/,"is empty"],[/^\ufeff\s*\{/,"starts with a byte order mark","save it as UTF-8 without a byte ord\
er mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other binary data","serve it uncompressed"],
[/^\ufeff?</,"is HTML or XML"],[/^\{[{%]/,"is a template that was not rendered"],[/^---/,"begins with `---`, as YAML and front matter do"],[/^e[wy][\w+/-]{10,}(?:[=\s]|$)/,
"is base64"]],I=/^(?:(?:\/\/|#)[^\n]*\n\s*|\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*(?:\{|\[\s*(?:["{[\]]|\d+[\s,\]]))/;function w(m,{why:n,advice:l}){const d=m.slice(0,4096).
replace(/^[\t\n\r ]+/,""),[,u,r=null]=j.find(([c])=>c.test(d))??[];return u!==void 0?{why:`it ${u}`,advice:r,beginning:null}:I.test(d)?{why:n,advice:l,beginning:null}:
{why:"it is not JSON",advice:null,beginning:d}}const v=100,M=16*1024,R=200;function D(m){const n=new Set(m),l=new Set(m.map(k));let d=0,u=M;return(r,c)=>{if(f.fg.
has(r)||n.has(r))return!0;const t=r.length<=R&&l.delete(k(r));if(d===v)return t;const i=r.length+P(c);return i>u?t:(d+=1,u-=i,!0)}}const k=m=>m.slice(0,m.indexOf(
".")+1)}),3846:((ie,G,e)=>{e.d(G,{A5:()=>a,Gi:()=>I,W_:()=>d,mi:()=>k,op:()=>i,pj:()=>v,sL:()=>n});var _=e(7811),g=e(255),f=e(9509),A=e(5243);const S={terraform:[
"terraform.io"],opentofu:["terraform.io","opentofu.org"]},P="hashicorp",j="-",I=({host:s,namespace:o})=>s===(0,A.Vm)("terraform")&&o===P,w='Invalid provider sou\
rce string: The "source" attribute must be in the format "[hostname/][namespace/]name"',v="must contain only letters, digits, and dashes, and may not use leadin\
g or trailing dashes",M={prefix:"terraform-",whose:"a Terraform",frequency:"often"},D={terraform:[M],opentofu:[M,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"\
sometimes"}]};function k(s,o){const p=s.split("/");if(p.length>3||p.includes(""))return m(w);const[h="",$,T]=p.reverse(),E=n(h);if(!E.ok){const Q=`${(0,_.ol)(h)}\
 in source ${(0,_.ol)(s)}`;return m(`Invalid provider type: Invalid provider type ${Q}: ${E.why}"`)}const y=T===void 0,O=y?(0,_.Ju)((0,A.Vm)(o)):(0,g.Pv)(T);if($===
void 0&&O.ok){const Q={hostImplied:y,namespace:P,type:E.value};return{kind:"registry",host:O.value,...Q}}const U=$===j?(0,_.Ju)($):d($??"",o),W=`namespace "" in\
 source ${(0,_.ol)(s)}`;if(!U.ok)return m(`Invalid provider namespace: Invalid provider ${W}: ${U.why}"`);const L="Invalid provider source hostname";if(!O.ok)return m(
`${L}: ${L} ${W}: ${O.why}"`);const N={hostImplied:y,host:O.value,namespace:U.value,type:E.value},H=r(N,o);return H===void 0?{kind:u(N,o),...N}:m(H)}const m=s=>({
kind:"invalid",error:s});function n(s){if(/^[a-z0-9]+$/.test(s))return(0,_.Ju)(s);if(s==="")return(0,_.TR)("must have at least one character");if(s.includes("."))
return(0,_.TR)("dots are not allowed");if(s.includes("--"))return(0,_.TR)("cannot use multiple consecutive dashes");const o=(0,f.YE)(s);return o.ok?(0,_.Ju)((0,f.
DI)(o.value)):(0,_.TR)(v)}const l=/^(?=.*_)(?!.*--)[a-z\d](?:[\w-]*[a-z\d])?$/i,d=(s,o)=>o==="terraform"&&l.test(s)?(0,_.Ju)(s.toLowerCase()):n(s);function u({host:s,
namespace:o},p){return o===j?"legacy":o==="builtin"&&S[p].includes(s)?"builtin":"registry"}function r(s,o){const p=(0,A.Vm)(o);if(s.namespace===j&&s.host!==p)return`\
Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${p}.`;const h=D[o].find(({prefix:$})=>s.type.startsWith($));return h&&
c(s,h,o)}function c(s,{prefix:o,whose:p,frequency:h},$){const T=`${o}provider-`,E=s.type.slice(T.length);if(!s.type.startsWith(T)||!n(E).ok)return`Invalid provi\
der type: Provider source ${(0,_.ol)(t(s))} has a type with the prefix ${(0,_.ol)(o)}, which isn't allowed because it would be redundant to name ${p} provider w\
ith that prefix. If you are the author of this provider, rename it to not include the prefix.`;const y=t({...s,type:E},$);return`Invalid provider type: Provider\
 source ${(0,_.ol)(t(s,$))} has a type with the prefix ${(0,_.ol)(T)}, which isn't valid. Although that prefix is ${h} used in the names of version control repo\
sitories for ${p.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,_.ol)(y)}?`}const t=({host:s,namespace:o,type:p},h)=>h!==void 0&&s===(0,A.Vm)(h)?`${o}/${p}`:`${(0,g.pk)(s)}/${o}/${p}`,i=s=>s.replace(/^.*\./s,
""),a=s=>(s??"").replace(/[._].*$/s,"")}),8153:((ie,G,e)=>{e.d(G,{D4:()=>j,LT:()=>m,Qq:()=>v,Tj:()=>l,_5:()=>P,ch:()=>S,gy:()=>k,lq:()=>D,nd:()=>R,p_:()=>n,qL:()=>I,
w3:()=>d,zM:()=>M});var _=e(9562),g=e(7811),f=e(9432),A=e(1879);const S="has too many elements",P=25e3;function j(c,t,i){const a=I(c,t,i);return a.ok?a.value.items>
P?(0,g.TR)(S):(0,g.Ju)(a.value.value):a}function I(c,t,i="decoder"){const a=(0,_.V)(c,/^[\t\n\r ]*[{n]/.test(c)?i:"struct");if(!a.ok&&a.isLimit)return(0,g.TR)(S);
if(!a.ok)return(0,g.TR)((0,f.kw)((0,A.LG)(c,a)));const s=new r,o=t.read(a.value,s),{mistake:p,items:h}=s;return p===null?(0,g.Ju)({value:o,items:h}):(0,g.TR)(p)}
const w=(c,t,i=a=>typeof a==typeof c)=>({zero:c,read:(a,s)=>i(a)?a:(a!==null&&s.refuse(t,a),c)}),v=w("","a string"),M=w(!1,"a boolean"),R=w(0,"an integer",Number.
isInteger),D=c=>({zero:null,read:(t,i)=>t===null?null:c.read(t,i)}),k={zero:null,read:()=>null},m=c=>({zero:c.zero,read:(t,i)=>{const{mistake:a,items:s}=i,o=c.read(
t,i);return Object.assign(i,{mistake:a,items:s}),o}}),n=c=>({zero:[],read:(t,i)=>Array.isArray(t)?(i.items+=t.length,t.map((a,s)=>i.within(s,c,a))):(t!==null&&i.
refuse("an array",t),[])}),l=c=>({zero:null,read:(t,i)=>{const a=i.membersOf(t);if(a===null)return null;const s=Object.entries(a);return i.items+=s.length,new Map(
s.map(([o,p])=>[o,i.within("*",c,p)]))}});function d(c){const t=Object.entries(c),i=new Map(t),a=Object.fromEntries(t.map(([s,{zero:o}])=>[s,o]));return{zero:a,
read:(s,o)=>{const p=o.membersOf(s);if(p===null)return a;const h={...a};for(const[$,T]of Object.entries(p)){const E=i.has($)?$:u($),y=i.get(E);y!==void 0&&(h[E]=
o.within(E,y,T))}return h}}}const u=c=>c.toLowerCase().replaceAll("\u017F","s");class r{#e=[];mistake=null;items=0;within(t,i,a){this.#e.push(t);const s=i.read(
a,this);return this.#e.pop(),s}membersOf(t){return(0,_.G)(t)?t:(t!==null&&this.refuse("an object",t),null)}refuse(t,i){if(this.mistake!==null)return;const a=this.#e.
map(o=>typeof o=="number"?`[${o}]`:`.${o}`),s=a.length===0?"":` in "${a.join("").slice(1)}"`;this.mistake=`has ${(0,f.go)(i)} instead of ${t}${s}`}}}),180:((ie,G,e)=>{
e.d(G,{CT:()=>R,KB:()=>S,e:()=>D,uH:()=>M,yI:()=>m});var _=e(9432),g=e(9633),f=e(523),A=e(3556);function S(n,l,d){const{os:u,arch:r,shasum:c}=n,t=Object.entries(
n).flatMap(([s,o])=>o===""?s:[]),i=/^[0-9a-fA-F]{64}$/.test(c),a=`${u}_${r}`===l;return{early:[...j(n.protocols),...P([t.length===0?null:`lacks \`${t.join("`, `")}\
\``,a?null:`is for ${u}_${r} instead of ${l} (\`os\`, \`arch\`)`,I(d,"download_url",n.download_url),w(n.packages),i?null:`has "${c}" in \`shasum\`, which is not 6\
4 hexadecimal digits`,I(d,"shasums_url",n.shasums_url),I(d,"shasums_signature_url",n.shasums_signature_url)])],late:P([v(n,l)]),hashes:i&&a?[`zh:${c.toLowerCase()}`]:
null}}const P=n=>n.flatMap(l=>l===null?[]:{kind:"description",why:l});function j(n){const l=n.find(d=>(0,f.rK)(d)===null);return l!==void 0?[{kind:"description",
why:`has "${l}" in \`protocols\`, which is not a version`}]:n.length===0||(0,A.PN)(n)?[]:[{kind:"protocols",protocols:n}]}function I(n,l,d){const u=(0,g.Fl)(n,d);
return u.ok?null:`has an invalid URL in \`${l}\`: ${u.why}`}function w(n){const l=[...n?.keys()??[]].filter(r=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(r)),d=Array.from(
n?.values()??[],r=>r.hashes).flat(),u=[...l,...d.filter(r=>r.indexOf(":")<1)][0];return u===void 0?null:`has "${u}" in \`packages\`, which OpenTofu cannot read`}
function v({packages:n,shasum:l},d){if(!n?.size)return null;const u=n.get(d);if(u===void 0)return"has `packages` without an entry for the platform, which OpenTo\
fu requires";if(u.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const r=u.hashes.filter(c=>c.startsWith("zh:"));
return r.some(c=>c!==`zh:${l}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":r.length>0?null:"has no `zh:` hash for the plat\
form in `packages`, which OpenTofu requires"}function M(n,l){if(n===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:d,hashes:u}=n,r=u.length===
0||u.some(D),c=P([d===""?`has no \`url\` for ${l}`:null,r?null:`has no \`zh:\` or \`h1:\` hash for ${l}, but others`]);return{early:c,late:[],hashes:c.length===
0?u:null}}const R=["zh:","h1:"],D=n=>R.some(l=>n.startsWith(l)),k=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function m(n,{filename:l,
shasum:d}){for(const r of n.split(`
`)){const[c="",t]=r.split(k,4).filter(i=>i!=="");if(t===l)return/^[0-9a-fA-F]{64}$/.test(c)?c.toLowerCase()===d.toLowerCase()?null:`has another hash for ${l} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${l}`}if(!/[0-9a-fA-F]{64}/.test(n))return`has no SHA-256 hash: ${(0,_.rU)(
n)}`;const u=n.split(k).find(r=>r.endsWith(l));return`has no line for ${l}${u===void 0?"":`, but one for ${u}`}`}}),3556:((ie,G,e)=>{e.d(G,{I0:()=>c,PN:()=>v,TT:()=>w,
h:()=>l,oM:()=>u,tD:()=>R});var _=e(9039),g=e(7811),f=e(3846),A=e(3298),S=e(523),P=e(8153);const j=(0,P.LT)((0,P.p_)((0,P.w3)({os:P.Qq,arch:P.Qq}))),I=(0,P.w3)(
{versions:(0,P.p_)((0,P.w3)({version:P.Qq,protocols:(0,P.p_)(P.Qq),platforms:j})),warnings:(0,P.p_)(P.Qq)});function w(i){const a=(0,P.D4)(i,I);if(!a.ok)return a;
const{versions:s,warnings:o}=a.value,p=new Map(s.map(E=>[E.version,E])),h=[...p.keys()],$=h.filter(E=>v(p.get(E)?.protocols??[])),T=(0,A.O)(E=>E);return(0,g.Ju)(
{texts:h,compatible:$.length===h.length?h:$,platforms:Array.from(p.values(),({platforms:E})=>T(E.map(({os:y,arch:O})=>`${y}_${O}`).join(" "))),warnings:h.length===
0?[]:o})}const v=i=>i.some(a=>{const s=(0,S.rK)(a),[o]=s?.numbers??[];return s!==null&&!(0,S.Ty)(s)&&(o===5n||o===6n)}),M=(0,P.w3)({id:P.Qq,moved_to:P.Qq});function R(i,a){
const s=(0,P.D4)(i,M);if(!s.ok)return s;const{id:o,moved_to:p}=s.value,h=(0,f.mi)(p===""?o:p,"terraform"),$=h.kind==="registry"&&h.type===a;return(0,g.Ju)($?h.namespace:
null)}const D=(0,P.w3)({ascii_armor:P.Qq}),k=(0,P.Tj)((0,P.w3)({hashes:(0,P.p_)(P.Qq),package_size:P.nd})),m=(i,a)=>(0,P.w3)({protocols:(0,P.p_)(P.Qq),os:P.Qq,arch:P.
Qq,filename:P.Qq,shasum:P.Qq,download_url:P.Qq,shasums_url:P.Qq,shasums_signature_url:P.Qq,signing_keys:(0,P.w3)({gpg_public_keys:(0,P.p_)((0,P.lq)(i))}),packages:a}),
n={terraform:m((0,P.w3)({ascii_armor:P.Qq,trust_signature:P.Qq}),P.gy),"opentofu before 1.12":m(D,P.gy),opentofu:m(D,k)},l=(i,a)=>(0,P.D4)(i,n[a]),d=(0,P.w3)({versions:(0,P.
Tj)((0,P.w3)({}))});function u(i,a){const s=t(i,a,d);return s.ok?(0,g.Ju)([...s.value.versions?.keys()??[]]):s}const r=(0,P.w3)({archives:(0,P.Tj)((0,P.lq)((0,P.
w3)({url:P.Qq,hashes:(0,P.p_)(P.Qq)})))});function c(i,a,s){const o=t(i,a,r);if(!o.ok)return o;const p=o.value.archives?.get(s);return p===void 0?(0,g.Ju)(null):
p===null?(0,g.TR)(`has null for ${s}, at which the clients crash`):p.hashes.some(h=>h.indexOf(":")<1)?(0,g.TR)(`has a hash without a scheme, such as "zh:", in "\
archives.${s}"`):(0,g.Ju)(p)}function t(i,a,s){return(0,_.i)(a??"")==="application/json"?(0,P.D4)(i,s):(0,g.TR)(a===null?"has no Content-Type; expected applicat\
ion/json":"has a Content-Type other than application/json")}}),9633:((ie,G,e)=>{e.d(G,{EH:()=>M,Fl:()=>R,ad:()=>j,fZ:()=>f,i5:()=>P,ny:()=>I,sw:()=>A,ut:()=>v,zS:()=>w});
var _=e(7811),g=e(8643);const f=(m,n)=>k(D(m),`${S(n)}/versions`),A=(m,n,l)=>k(D(m),`${S(n)}/${l}/download`),S=({namespace:m,name:n,system:l})=>`${m}/${n}/${l}`,
P=(m,{namespace:n,type:l})=>k(m,`${n}/${l}/versions`),j=(m,{namespace:n,type:l},d,u)=>k(m,`${n}/${l}/${d}/download/${u.replace("_","/")}`),I=(m,n)=>k(D(m),n);function w(m,{
host:n,namespace:l,type:d},u){const r=(0,g.O2)(m,`${n}/${l}/${d}/${u}`);return!r.ok||r.value.scheme==="https"?r:(0,_.TR)(`unsupported protocol scheme "${r.value.
scheme}"`)}function v(m,n){if(!/^\.{0,2}\//.test(n))return(0,_.Ju)(n);const l=(0,g.O2)(m,n);return l.ok?(0,_.Ju)((0,g.jr)(l.value)):l}function M(m,n){const l=R(
m,n);return l.ok&&l.value.fragment!==""?(0,_.TR)("must not include fragment part"):l}function R(m,n){const l=(0,g.O2)(m,n);if(!l.ok)return l;const{scheme:d}=l.value;
return d==="http"||d==="https"?l:(0,_.TR)("must use http or https scheme")}const D=m=>m.path.endsWith("/")?m:{...m,path:`${m.path}/`};function k(m,n){const l=(0,g.
O2)(m,n);if(!l.ok)throw new Error(l.why);return l.value}}),523:((ie,G,e)=>{e.d(G,{Cg:()=>M,PW:()=>d,Ty:()=>v,Zy:()=>R,_T:()=>u,hZ:()=>A,kv:()=>i,mb:()=>a,oF:()=>j,
rK:()=>I});var _=e(7811),g=e(5106);const f=new RegExp(`^${g.eQ}$`),A=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,S=new RegExp(
`^${A}[.+-]?$`),P=2n**63n-1n;function j(s){const[,o,p,h,$]=f.exec(s)??[];return o===void 0?null:w(s,o,h??p,$)}function I(s){const[,o,p,h]=S.exec(s)??[];return o===
void 0?null:w(s,o,p,h)}function w(s,o,p="",h=""){const $=o.split(".").map(E=>E.replace(/^0+(?=.)/,""));if($.some(E=>E.length>19))return null;const T=$.map(E=>BigInt(
E));if(T.some(E=>E>P))return null;for(;T.length<3;)T.push(0n);return{text:s,numbers:T,written:$.length,pre:p,build:h}}const v=s=>s.pre!=="",M=({numbers:s,pre:o,
build:p})=>`${s.join(".")}${o===""?"":`-${o}`}${p===""?"":`+${p}`}`;function R(s,o){const p=Math.max(s.numbers.length,o.numbers.length);for(let h=0;h<p;h++){const[
$,T]=[s.numbers[h]??0n,o.numbers[h]??0n];if($!==T)return $<T?-1:1}return s.pre===o.pre||s.numbers.length!==o.numbers.length?0:s.pre===""||o.pre===""?s.pre===""?
1:-1:D(s.pre,o.pre)}function D(s,o){const[p,h]=[s.split("."),o.split(".")];for(let $=0;;$++){const[T,E]=[$+1>=p.length,$+1>=h.length];if(T!==E)return T?-1:1;const y=k(
p[$]??"",h[$]??"");if(y!==0||T)return y}}function k(s,o){const[p,h]=[/^[0-9]*$/.test(s),/^[0-9]*$/.test(o)];return p!==h?p?-1:1:p&&s.length!==o.length?s.length-
o.length:s===o?0:s<o?-1:1}const m="[\\t\\n\\f\\r ]*",n=new RegExp(`^${m}(<=|>=|!=|~>|<|>|=|)${m}(${g.eQ})${m}$`),l="This string does not use correct version con\
straint syntax";function d(s){const o=[];for(const p of s.split(",")){const[,h,$=""]=n.exec(p)??[],T=j($);if(T===null)return(0,_.TR)(l);o.push({operator:h||"=",
version:T,text:p})}return(0,_.Ju)(o)}function u(s){const o=d(s);if(!o.ok)return o;const p=[];for(const h of o.value){const $=I(h.version.text);if($===null||!r.test(
h.text.trim()))return(0,_.TR)(`Incorrect version constraint syntax: ${c(h)}`);p.push({...h,version:$})}return(0,_.Ju)(p)}const r=/^[<>=!~]* ?[0-9]/;function c({
operator:s,version:o,text:p}){const h=p.trim();if(o.text.startsWith("v"))return'a "v" prefix should not be used';if(!r.test(h))return`only one space is expected\
 after the operator "${s}"`;if(o.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[$]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(h)??[""];return`missing comma after "${$}"`}const t=[">",">=","=","~>","<=","<","!="];function i(s){const o=[...s].sort((p,h)=>R(p.version,h.version)||D(p.
version.build,h.version.build)||t.indexOf(p.operator)-t.indexOf(h.operator)||h.version.written-p.version.written);return[...new Set(o.map(a))].join(", ")}function a({
operator:s,version:o}){if(s==="=")return M(o);const p=s==="~>"&&o.written<3?o.numbers.slice(0,2):o.numbers;return`${s} ${M({...o,numbers:p})}`}}),1440:((ie,G,e)=>{
e.d(G,{EH:()=>n,U4:()=>v,WI:()=>c,a4:()=>d,oO:()=>M});var _=e(3916),g=e(7811),f=e(2213),A=e(8032),S=e(5243),P=e(9897),j=e(3846),I=e(8153),w=e(523);const v=".ter\
raform/modules/modules.json",M=".terraform/terraform.tfstate",R=(0,I.w3)({backend:(0,I.lq)((0,I.w3)({type:I.Qq,config:(0,I.Tj)((0,I.LT)(I.Qq))})),resources:(0,I.
p_)((0,I.w3)({provider:I.Qq}))}),D=(0,I.w3)({backend:(0,I.lq)((0,I.w3)({config:(0,I.Tj)((0,I.LT)((0,I.Tj)((0,I.LT)(I.Qq))))}))}),k=new Set(Object.values(f.FV).flatMap(
i=>i.split(/[ .]/))),m=/(?:^|\.)provider\["([^"\\]*)"\]/;function n(i,a){const s=(0,I.D4)(a,R,"struct"),{backend:o,resources:p}=s.ok?s.value:R.zero,h=(0,I.D4)(a,
D,"struct"),$=h.ok?[...h.value.backend?.config?.values()??[]]:[],{type:T="",config:E=null}=o??{},y=[E,...$].flatMap(C=>Array.from(C??[],([U,W])=>W===""?null:l(T,
U,W)));/^(remote|cloud)$/.test(T)&&!E?.get("hostname")&&y.push("app.terraform.io");const O=new Set(p.map(({provider:C})=>C).filter(C=>C.includes("[")));return A.
Du.flatMap(C=>{const U=Array.from(O,L=>{const N=(0,j.mi)(m.exec(L)?.[1]??"",C);return N.kind!=="registry"?N.kind==="builtin"?null:P.IZ:C==="opentofu"&&(0,j.Gi)(
N)?(0,S.Vm)(C):N.host});return[...new Set(s.ok?[...U,...y]:[P.IZ])].flatMap(L=>L===null?[]:{file:i,host:L,client:C})})}function l(i,a,s){return i==="local"?(0,f.
Bm)(s):f.Gb[i]?.split(" ").includes(a)?(0,f.D8)(s):k.has(a)||a==="hostname"?(0,f.Ul)(s):null}function d(i,a){const s=(0,f.Bm)(`terraform.tfstate.d/${a.trim()}/t\
erraform.tfstate`);return s===null?[]:A.Du.map(o=>({file:i,host:s,client:o}))}const u=(0,I.w3)({key:I.Qq,source:I.Qq,version:I.Qq,dir:I.Qq}),r=(0,I.w3)({modules:(0,I.
p_)(u)});function c(i,a){const s=a.trim()===""?(0,g.Ju)(r.zero):(0,I.D4)(a,r,"struct");if(!s.ok)return s;const{modules:o}=s.value,p=o.find(({version:$})=>$!==""&&
(0,w.oF)($)===null);if(p!==void 0)return(0,g.TR)(`has the malformed version "${p.version}"`);if(new Set(o.map(({key:$})=>$)).size<o.length)return(0,g.TR)("has t\
wo modules with the same key");const h=o.filter(({key:$})=>$!=="");return(0,g.Ju)(h.map(({dir:$,...T})=>({...T,root:i,directory:t(i,$)})))}function t(i,a){const s=(0,_.
isAbsolute)(a)?a:`${i===""?".":i}/${a}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(a)?(0,_.normalize)(s).replace(/(?<=.)\/$/,""):s}}),5324:((ie,G,e)=>{
e.d(G,{$8:()=>D,ET:()=>l,G$:()=>k,KG:()=>c,Ls:()=>M,Wj:()=>s,f5:()=>t,kI:()=>u,rN:()=>a,sT:()=>n,sq:()=>m,un:()=>i});var _=e(3024),g=e(6760),f=e(4756),A=e(2170),
S=e(3096),P=e(3298),j=e(9968),I=e(1440);const w=/[*?[{]/;function v(o){const p=o.split("/"),h=p.findIndex($=>w.test($));return h<0?{fixed:o}:{fixed:p.slice(0,h).
join("/"),glob:p.slice(h).join("/")}}function M(o){const p=o.map(h=>{const $=h.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:$,start:R($)}});return h=>{
const $=h.toLowerCase();return p.some(({glob:T,start:E})=>T===h||$.startsWith(E)&&g.posix.matchesGlob(h,T))}}function R(o){const[p=""]=o.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.
exec(o)??[];return p.toLowerCase()}const D=({file:o,glob:p},h)=>o===h||p!==void 0&&g.posix.matchesGlob(h,p),k=o=>o.startsWith(".")||o==="node_modules",m=o=>g.sep===
"/"?o:o.replaceAll(g.sep,"/");function n(o,{boundary:p}){return o.kind==="error"?(0,f.WO)({what:"link",code:o.code}):(0,j.UO)(o.path,p)?o.kind==="special"?(0,f.
WO)({...o,what:"link-to-special-file"}):o.kind==="file"?o.path:null:(0,f.a3)({what:"link"})}function l({root:o,scan:p}){const h=[o,...p.map(y=>(0,g.resolve)(o,v(
y).fixed))].map(d),$=y=>h.some(O=>O!==null&&(0,j.UO)(y,O)),T=y=>{const O=(0,g.resolve)(o,y),C=(0,_.existsSync)(O)?d(O):null;return C!==null&&$(C)?C:null},E=(y,O)=>{
const C=T(y);return(C===null?[]:(0,j.Mc)(C).filter(O)).map(({name:W})=>W).sort()};return{list:y=>E(y,O=>!O.isDirectory()),directories:y=>E(y,O=>O.isDirectory()&&
!k(O.name)),exists:y=>(0,_.existsSync)((0,g.resolve)(o,y)),locate:(0,P.O)(T),nameOf:y=>{const O=T(y);return O===null?null:m((0,g.relative)(h[0]??o,O))},read:(y,O)=>{
const C=T(y);return C===null?null:(0,j.r7)(C,O)}}}const d=o=>(0,j.N0)(()=>(0,_.realpathSync)(o),null);function u(o,p){const{fixed:h,glob:$}=v(p);try{const T=(0,_.
realpathSync)((0,g.resolve)(o,h)),E=m((0,g.relative)(o,T)),y=(0,j.UO)(T,o),O=y?o:T;if($!==void 0)return{path:T,name:E,boundary:O,glob:(0,S.Gz)(E,$)};if((0,_.statSync)(
T).isDirectory())return{path:T,name:E,boundary:O};const C=(0,g.resolve)(T,"..");return{...{path:C,name:m((0,g.relative)(o,C))},boundary:y?o:C,file:E}}catch(T){return(0,A.
kH)((0,f.WO)({what:"scan",entry:p,code:(0,j.Oj)(T)}))}}const r=200;function c(o){const{path:p,name:h,depth:$}=o;if($>r)return(0,A.ht)(h,(0,f.ub)({kind:"depth",max:r}));
try{return(0,_.readdirSync)(p,{withFileTypes:!0}).sort((T,E)=>T.name<E.name?-1:1)}catch(T){return(0,A.ht)(h,(0,f.WO)({what:"directory",code:(0,j.Oj)(T)}))}}const t=(o=[])=>({
files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,units:[],unread:[],calls:[],called:new Set(o),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,
directories:new Set,modules:new Set,snippets:new Set,installed:[],states:[],unselected:[]});function i(o,{exists:p,read:h}){return p(o)?(0,I.EH)(o,h(o)??""):[]}
function a(o,p){const h=(0,S.Gz)(o,".terraform/environment"),$=p.read(h);return[...i((0,S.Gz)(o,I.oO),p),...$===null?[]:(0,I.a4)(h,$)]}function s(o,{exists:p,read:h,
nameOf:$}){const T=(0,S.Gz)(o,I.U4),E=h(T);if(E===null)return p(T)?(0,A.ht)(T,(0,f.a3)({what:"outside",path:T})):[];const y=(0,I.WI)(o,E);return y.ok?y.value.map(
O=>{const C=O.directory;return(0,g.isAbsolute)(C)&&(0,g.normalize)(C)===C?{...O,directory:$(C)??C}:O}):(0,A.ht)(T,(0,f.U$)({error:`the list ${y.why}`,isRefused:!0}))}}),
9059:((ie,G,e)=>{e.d(G,{$:()=>k,$t:()=>c,AN:()=>n,Dx:()=>r,_X:()=>M});var _=e(3096),g=e(9941),f=e(5324),A=e(3114);const S=".github/workflows .circleci .buildkit\
e .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),P=t=>t==="config.toml",j=[["",A.Z8],[".github",()=>!1],...S.
map(t=>[t,i=>/\.ya?ml$/i.test(i)]),[".devcontainer",A.Z8],[".config",A.TD],[".config/mise",P],[".mise",P]],I=".github/actions",w=128*1024,v=200;function*M({root:t,
exclude:i},a){const s=(0,f.ET)({root:t,scan:[]}),o=(0,f.Ls)(i),p=R(s).filter(T=>!o(T)),h=T=>T.split("/").length,$=[...new Set([...p,...a])].sort((T,E)=>h(T)-h(E)||
(T<E?-1:1));for(const T of $.slice(0,v)){const E=s.read(T);E!==null&&E.length<=w&&(yield{file:T,text:E})}}function R(t){const i=j.flatMap(([s,o])=>t.list(s).filter(
p=>o(p)||k((0,_.Gz)(s,p))).map(p=>(0,_.Gz)(s,p))),a=t.directories(I).flatMap(s=>["action.yml","action.yaml"].map(o=>`${I}/${s}/${o}`));return[...i,...a]}const D=[
["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/],["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,
/^/],["renovate",/^package\.json$/,/"renovate"\s*:/],["checkov",/^\.checkov\.ya?ml$/,/^/]],k=t=>D.some(([,i])=>i.test(t)),m=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function n({file:t,text:i}){if(k(t)){const s=r(t,i);return D.flatMap(([o,p,h])=>p.test(t)&&s.some($=>h.test($))?o:[])}return i.search(m)<0?[]:r(t,i).flatMap(s=>s.
match(m)??[]).map(s=>s.toLowerCase())}const l=1e3,d=/(^|\s)#.*$/s,u=/(^|\s)(\/\/|\/?\*).*$/s;function r(t,i){const a=/jenkinsfile|\.json$/i.test(t)?u:d;return i.
split(`
`).map(s=>s.slice(0,l).replace(a,"").trimEnd())}function c(t,i,a,s){return{file:t,...(0,g.yN)(a)(s),line:i+1}}}),3114:((ie,G,e)=>{e.d(G,{Ep:()=>j,L8:()=>v,TD:()=>n,
Z:()=>m,Z8:()=>l,dN:()=>k,tr:()=>w,xO:()=>D});var _=e(8032);const g=["terraform"],f=["opentofu"],A=/\.tfquery\.(hcl|json)$/,S=[[/\.tf(\.json)?$/,"config",_.Du],
[/\.tofu(\.json)?$/,"config",f],[/\.tftest\.(hcl|json)$/,"test",_.Du],[/\.tofutest\.(hcl|json)$/,"test",f],[A,"query",g],[/\.tfmigrate\.hcl$/,"migrate",g],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",g],[/\.tfdeploy\.(hcl|json)$/,"deploy",g],[/\.(tf|tofu)mock\.hcl$/,null,_.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",_.Du]],P=/\.(tf|tofu|hcl|json)$/,
j=({class:d})=>d==="config"||d==="test",I={class:"lock",syntax:"hcl",clients:_.Du,isOverride:!1},w=d=>d.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
d);function v(d,u,r){if(d===".terraform.lock.hcl")return I;const c=P.test(d)?S.find(([O])=>O.test(d)):void 0,[t=/$/,i=null,a=[]]=c??[];if(i===null)return;const s=M(
d)&&i==="test"&&r==="tests";if(M(d)&&!s)return;const o=d.search(t),p=d.slice(0,o),h=p+d.slice(o).replace(".tf",".tofu"),$=p==="override"||p.endsWith("_override"),
T=s||h!==d&&u.has(h);if(T&&!a.includes("terraform"))return;const E=T?g:a,y=d.endsWith(".json")?"json":"hcl";return{class:i,syntax:y,clients:E,isOverride:$}}const M=d=>d.
startsWith(".")||d.endsWith("~")||d.startsWith("#")&&d.endsWith("#"),R=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)(\
[._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|bui\
ldspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitla\
b-ci\\.ya?ml)"].join("|")})$`,"i"),D=d=>A.test(d),k=[".spacelift/config.yml",".spacelift/config.yaml"],m=d=>d.endsWith(".tfbackend"),n=d=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.
test(d),l=d=>n(d)||R.test(d)}),1011:((ie,G,e)=>{e.d(G,{CI:()=>j,G4:()=>k,O8:()=>S,Rt:()=>A,VZ:()=>P,eI:()=>w,kA:()=>M,s7:()=>v,sw:()=>I,vH:()=>R});var _=e(4756),
g=e(2170),f=e(3298);const A=["organization","workspaces"],S=["module","state","lock"],P=["version","compatible","provider-version"],j=({directory:m,module:n})=>[
...new Set([m,n??m])];function I(m,n){const l=(0,f.O)(u=>u.filter(r=>n.includes(r))),d=(0,f.O)(u=>u.flatMap(r=>l(r.clients).length===0?[]:{...r,clients:l(r.clients)}));
return m.flatMap(u=>{const r=l(u.clients);if(r.length===u.clients.length)return u;const c=d(u.needs),t=u.isHostImplied?c[0]?.host??u.host:u.host;return r.length===
0?[]:{...u,clients:r,needs:c,host:t}})}const w=(m,n)=>m.map(l=>{const{calls:d,evaluated:u}=l;if(n.length===0||d===void 0||u===void 0)return l;const r=Object.entries(
d).filter(([c])=>!n.some(t=>t===c));return{...l,calls:Object.fromEntries(r)}}),v=({workspace:m,hasOwnToken:n,directHost:l})=>m!==void 0||n===!0||l!==void 0,M=m=>new Set(
m.flatMap(({host:n,isHostImplied:l})=>l?[]:n??[])),R=(m,n)=>m.filter(({clients:l})=>l.some(d=>n.includes(d))),D=1e4;function k(m=D){const n=[],l={error:0,warning:0,
notice:0};let d=0;const u=c=>{l[c.severity]+=1,l[c.severity]<=m?n.push(c):d+=1},r=()=>(0,g.ht)(".",(0,_.ub)({kind:"problems",max:m,omitted:d}));return{add:u,all:()=>d===
0?n:[...n,r()]}}}),4756:((ie,G,e)=>{e.d(G,{JW:()=>w,U$:()=>f,WO:()=>P,a3:()=>I,ub:()=>R,yQ:()=>v});var _=e(9432),g=e(9615);const f=({error:D,isRefused:k})=>(0,g.
CC)("file-syntax",{message:D??"the file is not valid UTF-8",help:D?.startsWith("invalid escape sequence")?"write `/` in paths, or `\\\\` for a backslash":"fix t\
he file, or list it in `exclude` if it is invalid on purpose",...!k&&{severity:D===null?"notice":"warning"}}),A={file:["the file cannot be read","correct the pe\
rmissions, or list the file in `exclude`"],directory:["the directory cannot be read","correct the permissions, or list the directory in `exclude`"],link:["the t\
arget of the link cannot be read","correct or remove the link, or list it in `exclude`"],scan:[" in `scan` cannot be read","correct `scan`, and check that the r\
epository is checked out"],"special-file":["this is","remove it, or list it in `exclude`"],"link-to-special-file":["the target of the link is","remove the link,\
 or list it in `exclude`"]},S={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude\
`"};function P(D){const[k,m]=A[D.what],n=D.what==="file"||D.what==="directory";return(0,g.CC)("file-unreadable",{message:`${"entry"in D?(0,_.dh)(D.entry):""}${k}${"\
code"in D?`: ${D.code}`:` ${D.is} and is not read`}`,help:(n?S[D.code]:void 0)??m,...!("isRefused"in D&&D.isRefused)&&{severity:"warning",affects:[]}})}const j={
link:["the link points outside the checkout and is not followed","move the file into the repository, or name its directory in `scan`"],linked:["the link leads t\
o a directory that was not read","remove the link, or name the directory in `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out",
"select the file, or do not select its directory"],generated:["Terragrunt adds configuration here that was not read","write `contents`, `path` and `config` as l\
iterals, and give included files the suffix .hcl"],outside:["is outside the checkout, and the module in it was not read","move the module into the repository, o\
r name its directory in `scan`"],skipped:["was not read","write the path as a literal, or remove the directory from `exclude`"]};function I(D){const[k,m]=j[D.what],
n="path"in D&&{message:`directory ${(0,_.dh)(D.path)} ${k}`,severity:"notice"};return(0,g.CC)("file-outside",{message:k,help:m,...n})}function w({scan:D,hasHostnames:k,
isFleet:m}){const n=D.every(r=>r===".")?"this directory":`\`scan\` (${(0,_.K4)(D,3,_.dh)})`,d=`found no Terraform or OpenTofu files in ${m?"the repositories of \
`usages`":n}`,u=m?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return(0,g.CC)("nothi\
ng-to-check",{message:`${d}, and \`hostnames\` is not set`,help:`${u}, or correct \`scan\` or \`exclude\``,...k&&{message:`${d}; only \`hostnames\` was checked`,
help:`${u}, or correct \`scan\``,severity:"warning"}})}const v=({oldest:D})=>(0,g.CC)("file-stale",{message:`the usages file was written more than a week ago (t\
he oldest on ${D}); the repository may use something else now`,help:"write it again with `tf-disco usages --format json`, and see why the job that writes it no \
longer runs"}),M={depth:({max:D})=>({message:`directories nested deeper than ${D} levels are not scanned`,help:"list this directory in `exclude`"}),files:({max:D})=>({
message:`there are more than ${D} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:({
max:D})=>({message:`the directory has more than ${D} files; the files after them are not scanned`,help:"split the directory, or list files in `exclude`"}),parts:({
max:D})=>({message:`the file has more than ${D} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"}),"module-usa\
ges":({max:D})=>({message:`the files of this directory use or define more than ${D} modules, providers, resources and variables; the rest of this file and the f\
iles after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:({max:D})=>({message:`the scan found more than ${D} usages of hos\
ts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:({max:D})=>({message:`the root modules\
 have more than ${D} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs\
 in `roots`"}),size:D=>({message:`the file ${(0,_.mP)(D)}`,help:"split the file, or list it in `exclude`"}),problems:({max:D,omitted:k})=>({message:`there are m\
ore than ${D} problems in files; ${k} are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"}),time:({stopped:D,
files:k})=>({message:`${(0,_.Cw)(D)} after reading ${k} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer \
directories with `scan` or `exclude`, or raise `deadline-seconds`"})},R=D=>(0,g.CC)("file-limit",(0,g.Z9)(M,D))}),2170:((ie,G,e)=>{e.d(G,{Qp:()=>I,W7:()=>j,Xd:()=>P,
ht:()=>S,kH:()=>f,wv:()=>A});var _=e(8032),g=e(9119);function f(w,{clients:v=_.zK,...M}={}){return{problem:w,severity:w.severity,affects:w.affects.filter(R=>v.includes(
R)),clients:v,host:null,services:[],places:[],needed:!0,...M}}const A={line:1,column:1,endColumn:1};function S(w,v,M=A){const R={file:w===""?".":w,...M};return f(
v,{places:[R],clients:_.Du})}const P=({places:w})=>w.find(v=>typeof v!="string")??null,j=w=>P(w)?.file??"",I=(w,v)=>(0,g.c1)(w,M=>JSON.stringify(v(M))).map(M=>{
const[R]=M;if(M.length===1)return R;const D=n=>[...new Set(M.flatMap(n))],k=D(n=>n.exclude??[]),m=D(n=>n.rowKeys??[]);return{...R,needed:M.some(({needed:n})=>n),
affects:D(({affects:n})=>n),clients:D(({clients:n})=>n),places:(0,g.As)((0,g.jH)(M.flatMap(({places:n})=>n))),...k.length===0?{}:{exclude:k},...m.length===0?{}:
{rowKeys:m}}})}),9615:((ie,G,e)=>{e.d(G,{CC:()=>l,Lw:()=>P,OJ:()=>m,VB:()=>k,Z9:()=>d,ag:()=>n,as:()=>w,oC:()=>S,tr:()=>D});var _=e(1780),g=e(9179),f=e(9432);let A=function(...u){
return{problemFacts:A}=e.late([4507],4507),new.target?new A(...u):A(...u)};const S=["error","warning","notice"],P=u=>({operator:u,user:u}),j=(u,{isTerminal:r})=>typeof u==
"object"&&"terminal"in u?u[r?"terminal":"workflow"]:u;function I({guest:u,besides:r,...c},t){const{role:i}=t,a=(0,_.KT)(t.host),s=j(c.operator,t);if(i==="operat\
or")return s;const o=(0,_.xI)`ask the operator of ${a} to ${s}`,p=c.user===void 0?o:j(c.user,t);return i==="guest"?u??p:r===null||p===o||p===s?p:(0,_.xI)`${p}; if you run ${a}, ${r??
s}`}function w(u,r){const{cures:c,...t}=u;return c===void 0?u:{...t,help:M(c,r)}}const v={role:"operator",host:"",isTerminal:!1};function M(u,r){const{because:c,
note:t}=u,i=c===void 0?"":`${c}: `,a=t===void 0?"":(0,_.xI)`; ${j(t,r)}`;return R((0,_.xI)`${i}${I(u,r)}${a}`)}const R=u=>(0,_.tD)((0,_.FS)(u),g._U);function D(u){
const[r,...c]=u,i=`if ${r===void 0?"this repository":(0,f.K4)(u,3)} ${c.length>0?"use":"uses"} OpenTofu, set \`dialect\``;return r===void 0?i:`${i} for \`tf-disc\
o usages\``}const k=u=>`call another version in place of ${(0,f.dh)(u)}, or have it corrected there`,m=({calls:u,module:r,version:c})=>`use ${(0,f.dh)(r)} ${(0,f.
dh)(c,40)} in ${(0,f.K4)(u,5,f.dh)}, the newest version that is known to end the conflict`,n=({message:u,help:r})=>({message:(0,_.pj)(u),help:r===void 0?null:(0,_.
pj)(r)});function l(u,r){const{operator:c,besides:t,user:i,guest:a,because:s,note:o,...p}=r,h=c===void 0?void 0:{operator:c,besides:t,user:i,guest:a,because:s,note:o},
{help:$=h,...T}=p,E=A()[u],y=(0,_.tD)(T.message,g._U),O={code:u,...E,usualSeverity:E.severity,...T,message:y};return $===void 0?O:typeof $=="object"&&"operator"in
$?{...O,help:M($,v),cures:$}:{...O,help:R($)}}const d=(u,r)=>u[r.kind](r)}),8339:((ie,G,e)=>{e.d(G,{DA:()=>D,Iz:()=>R,J0:()=>r,My:()=>k,Zp:()=>i,_W:()=>a,k0:()=>c,
tg:()=>t});var _=e(8032),g=e(1780),f=e(9179),A=e(9432),S=e(9615);const P=120,j="is not a registry module, and `version` applies to registry modules only",I={"lo\
cal-with-version":[j,"remove `version`"],"remote-with-version":[j,"remove `version`; `?ref=` in the source selects a version of a Git repository"],"remote-in-te\
st":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has white spa\
ce at its beginning or end","remove the white space"],"leads-out":["leads out of its package","use a path to a directory of the package"],endless:["calls itself\
, directly or through other modules","remove one of the calls"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":[
"is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["cannot be downloaded","write tfr://HOST/N\
AMESPACE/NAME/SYSTEM or git::URL"]},w={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":[
"is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function v(s){if("error"in s)return{
message:s.error,help:s.advice??void 0};if("address"in s){const[T,E]=w[s.reason];return{message:`${s.address} ${T}`,help:E}}const[o,p]=I[s.reason],[,h]=M.exec(s.
text)??[],$=h===void 0?"":`write "${h}" for the module of the registry, or `;return{message:`"${s.text}" ${o}`,help:`${$}${p}`}}const M=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,
R=({path:s,maker:o,in:p})=>(0,S.CC)("source-missing",{message:`there is no directory ${(0,A.dh)(s)}${p===void 0?"":` in ${(0,A.dh)(p)}`}`,help:p===void 0?"corre\
ct the path, or commit the directory":"correct the directory in `source`, or call another version",...o!==null&&{message:`there is no directory ${(0,A.dh)(s)} i\
n this checkout; ${(0,A.dh)(o)} may create it`,help:"create it before this check, as before `init` (a submodule with `submodules: true` of actions/checkout), or\
 correct the path",severity:"warning"}}),D=s=>"isOld"in s?(0,S.CC)("source-invalid",{...u(s),affects:[s.client]}):(0,S.CC)("source-invalid",v(s)),k=s=>(0,S.CC)(
"source-near-miss",{message:s.host===null?`"${s.text}" is not read as a registry address`:(0,g.xI)`"${s.text}" is read as host ${(0,g.KT)(s.host)}`,help:s.advice,
...s.host===""&&{message:`the host of "${s.text}" cannot be determined`,severity:"notice"}}),m="add its host to `hostnames`, and set `scan: .` to read files as \
well";function n(s){const{shown:o,more:p}=(0,A.zN)(s,4),h=o.map(({text:T,from:E})=>`${T===null?"not known":(0,A.dh)(T,P)} ${E??"by default"}`),$=p>0?`${p} more`:
h.pop();return`${h.join(", ")} and ${$}`}const l=(s,o,p)=>`${s} of ${o} is ${(0,A.dh)((0,f.Qj)(p),P)}`;function d({address:s,argument:o,expression:p,candidates:h,
refused:$}){const T=l(o,s,p);if($==="never")return{message:`${T}, which Terraform does not evaluate`,help:`write the ${o} as a literal`};if($===null){const y=h.
length>1?n(h):"only known at init time";return{message:`${T}, which is ${y}`,help:m}}const{variable:E}=$;return E===""?{message:`${T}, which cannot be known dur\
ing init`,help:`write the ${o} with literals, locals and variables only`}:{message:`${T}, and Terraform evaluates var.${E} here only with \`const = true\``,help:`\
add \`const = true\` to variable "${E}", which requires Terraform 1.15, or write the ${o} as a literal`}}function u({address:s,expression:o,client:p,isOld:h}){const $=l(
"source",s,o),[T,E]=[_.bB[p],_.Y8[p]],y="write the source as a literal";if(h)return{message:`${$}, which ${T} evaluates only since ${E}`,help:`${y}, or use ${T}\
 ${E} or later`};const O=p==="terraform";return{message:`${$}, and ${T} evaluates only locals and ${O?"variables with `const = true`":"variables"} here`,help:`${y}${O?
", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with locals and variables"}`}}const r=s=>(0,S.CC)("source-dynamic","isOld"in
s?u(s):d(s)),c=s=>(0,S.CC)("host-invalid",{message:`"${s.text}" is not a hostname: ${s.error}`,help:s.advice??void 0}),t=s=>(0,S.CC)("host-missing",{severity:"w\
arning",message:`the ${s} has no hostname, and OpenTofu has no default`,help:s==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"\
add `hostname`"}),i=({host:s,name:o})=>(0,S.CC)("host-dotless-module",{message:(0,g.xI)`module sources cannot name host ${(0,g.KT)(s)}: must contain at least one dot`,
help:(0,g.xI)`use a full name such as ${(0,g.KT)(o)}.localdomain; provider addresses accept the short name`}),a=({host:s})=>(0,S.CC)("host-idn-module",{message:(0,g.
xI)`Terraform cannot use modules from host ${(0,g.KT)(s)}: it converts the name to punycode and then refuses punycode`,operator:"serve modules from a host with \
an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),2213:((ie,G,e)=>{e.d(G,{Ar:()=>S,Bm:()=>I,D8:()=>j,FV:()=>P,Gb:()=>f,Ul:()=>w,nT:()=>A});var _=e(
255),g=e(9897);const f={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},A={"openbao *":"address","aws_kms *":"ec2_met\
adata_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpoint oidc_request_ur\
l vault_uri"},S=["address","endpoints","http_proxy","https_proxy","vault_uri"],P={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"address",cos:"do\
main endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endpoint tablestore_\
endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_proxy endpoints.s3 \
endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},j=v=>/^[\w.-]*$/.test(v)?null:g.IZ,I=v=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test(v)?null:g.IZ;function w(v){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(v))return g.IZ;if(/^\s*\w+\s*=/.test(v)){const[M,...R]=Array.from(v.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,D=""])=>D);return M===void 0?null:R.length===0?(0,_.$o)(M):g.IZ}return(0,_.yo)(/^[\w+.-]+:\/\//.test(v)?v:`https://${v}`)??g.IZ}}),3096:((ie,G,e)=>{e.d(G,{Bo:()=>P,
Gz:()=>g,LA:()=>I,RO:()=>S,eH:()=>w,hl:()=>j,jt:()=>f,un:()=>A});var _=e(3916);const g=(v,M)=>v===""?M:`${v}/${M}`,f=v=>v.slice(0,Math.max(0,v.lastIndexOf("/")));
function A(v,M){const R=(0,_.join)(v,M.replaceAll("\\","/")).replace(/\/$/,"");return R==="."?"":R}const S=v=>/(^|\/)tests$/.test(v)?f(v):v;function P(v,M){const R=[
"",...w(v)].findLast(M),D=S(v);return R===void 0||M(D)?D:R}const j=v=>/\.(tftest|tofutest)\.(hcl|json)$/.test(v),I=v=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(
v),w=v=>v.split("/").map((M,R,D)=>D.slice(0,R+1).join("/"))}),4165:((ie,G,e)=>{e.d(G,{FG:()=>D,NG:()=>A,kX:()=>k,oq:()=>R});var _=e(3916),g=e(9432),f=e(3096);const A="\
it is in a submodule, which this check does not fetch",S=8*1024*1024,P=5e3,j=5e4,I=4096,w=16*1024*1024,v=/\.(?:tf|tofu)(?:\.json)?$/,M=/(?:^|[/\\])\.\.(?:[/\\]|$)/;
function R(){const m=new Map,n=new Set([""]),l=new Set,[d,u]=[new Map,new Map],r={files:0,bytes:0,names:0};let c;const t=$=>{c??=$},i=$=>t({kind:"unread",why:`${$}\
, the limit of this check`}),a=$=>t({kind:"broken",why:(0,g.dh)($)});function s($){return M.test($)&&a(`entry contains '..': ${$}`),$.length>I&&i(`a name in it \
has more than ${I} characters`),c!==void 0?"":$.split("/").filter(T=>T!==""&&T!==".").join("/")}function o($){let T=$;for(;c===void 0&&!n.has(T);)m.has(T)&&a(`${T}\
: not a directory`),n.add(T),r.names+=T.length,n.size>j&&i(`it has more than ${j} directories`),r.names>w&&i("the names of its directories have more than 16 Mi \
characters"),T=(0,f.jt)(T)}function p($,T){const E=s($);if(o((0,f.jt)(E)),n.has(E)&&a(`${E}: is a directory`),c===void 0){if(!v.test(E)){l.add((0,f.jt)(E));return}
if(r.files+=1,r.bytes+=T,r.files>P&&i(`it has more than ${P} files of configuration`),r.bytes>S&&i("it has more than 8 MiB of configuration"),c===void 0)return y=>{
m.set(E,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(y))}}}function h($,T,E){$.set(s(T),E),$.size>P&&i(`it has more than ${P} links that lead to no file`)}return{
failure:()=>c,stop:t,directory:$=>o(s($)),file:p,unreadable:($,T)=>{v.test($)&&h(d,$,T)},unknown:($,T)=>h(u,$,T),finish:()=>c??{kind:"read",tree:{files:m,directories:n,
mixed:l,unreadable:d,unknown:u}}}}const D=({unknown:m},n)=>[...m].find(([l])=>`${n}/`.startsWith(`${l}/`)||v.test(l)&&(0,f.jt)(l)===n)?.[1];function k(m,{directories:n,
files:l,mixed:d}){if(!/[*?[]/.test(m))return m;const u=i=>i.replaceAll(/(?<=^|\/)\./g,"_"),[r,...c]=[...n,...l.keys()].filter(i=>(0,_.matchesGlob)(u(i),u(m))),t=c.
length>0||/(?:^|\/)\*$/.test(m)&&d.has((0,f.jt)(m));return r===void 0||t?m:r}}),7439:((ie,G,e)=>{e.d(G,{w:()=>S});var _=e(7706),g=e(9373),f=e(1824);const A=3;function S(P,{
address:j,place:I},w){const{expected:v,configured:M}=w.configurations;if(v.size+M.size===0)return[];const R=P.configurations.calls.get(j)??[],D=(0,g.Nm)(R.filter(
({kind:t})=>t==="provider-passed")),k=new Set(D.map(({text:t})=>t)),m=v.values().filter(({text:t})=>!k.has(t)),n=D.flatMap(({text:t})=>M.get(t)??[]),l=R.find(({
kind:t})=>t==="call-repeated"),[d]=M.values(),u={call:j,canChange:P.way===void 0},r=(t,i)=>{const a=(0,f.VV)(w,t.place),s=a.inside===void 0?[I,a]:[a];return{problem:(0,_.
io)(i),places:s}},c=[...m.take(A).map(t=>r(t,{...u,kind:"not-passed",name:t.text})),...n.map(t=>r(t,{...u,kind:"overridden",name:t.text}))];return l===void 0||d===
void 0?c:[...c,r(d,{...u,kind:"repeated",argument:l.text})]}}),9465:((ie,G,e)=>{e.d(G,{C_:()=>l,Zf:()=>r,fO:()=>u});var _=e(3916),g=e(3791),f=e(2170),A=e(9119),
S=e(8339),P=e(3096),j=e(1780),I=e(3298),w=e(4165),v=e(7439),M=e(9373),R=e(1039),D=e(1824);let k=function(...a){return{callsOf:k}=e.late([4284,9815],4284),new.target?
new k(...a):k(...a)},m=function(...a){return{textNotes:m}=e.late([4284,9815],4284),new.target?new m(...a):m(...a)},n=function(...a){return{withoutRefused:n}=e.late(
[4284,9815],4284),new.target?new n(...a):n(...a)};const l=({source:a,constraint:s,place:o},p)=>JSON.stringify([p,a,s?.text??null,o.inside?.isPublic??null]),d=20;
class u{rules;notes=[];constructor(s){this.rules=s}follow(s,o,p){const[h,...$]=s,T=new Set,E=new Set,y=s.map(W=>({directory:W,tree:null,from:null}));for(const W of y){
if(this.rules.isEnded())break;const{directory:L,tree:N}=W;for(const H of k(L,s[0],{client:o,isAsked:p})){const Q=this.rules.opened.get(l(H,o));if(Q===void 0)continue;
const se=(0,D.bj)(H,Q,L.way),z={...H,address:(0,D._Q)(L.way,H.address)},{tree:te,directory:re}=Q;E.add((0,D.qv)(se)),this.saySubmodules(Q,H.place,o),y.push(...this.
enter({from:W,call:z,tree:te,name:re,way:se},o,T))}if(!(N===null||L.way===void 0))for(const{name:H,call:Q}of L.children){if(H===null||Q===null)continue;const se=(0,D.
ux)(L.way,Q.address),z=Q.text??"",te={address:Q.address,source:z,place:(0,D.VV)(L,Q.place)};if(/^\.\.(\/|$)/.test(H)){const re=i(H,L.way,E)?(0,g.q)({what:"packa\
ge",why:t,cure:void 0,names:[z]}):(0,S.DA)({reason:"leads-out",text:z});this.say(re,te.place,o)}else y.push(...this.enter({from:W,call:te,tree:N,name:H,way:se},
o,T))}}const O=y.flatMap(W=>W.tree===null?[]:W.directory),C=O.find(({way:W})=>W?.address==="");if(h.unit===null||C===void 0)return[h,...$,...O];const U=O.filter(
W=>W!==C);return[(0,R.A2)(h,h.unit,C),...$,...U]}allNotes(){return(0,f.Qp)(this.notes,({problem:s,places:o})=>[(0,j.pj)(s.message),o.map(A.df)])}enter({from:s,call:o,
tree:p,name:h,way:$},T,E){const{place:y}=o,O=(0,w.FG)(p,h);if(O!==void 0){const z=[o.source];return this.say((0,g.q)({what:"package",why:O,cure:void 0,names:z}),
y,T),[]}const C=this.rules.read(p)(T)(h);if(C===null)return this.say((0,S.Iz)({path:h,maker:null,in:$.package}),y,T),[];const U=$.address==="",W=U&&s.directory.
unit?.covers||[],L=new Set(W.map(z=>(0,P.Gz)(h,z))),{module:N}=s.directory,H=(0,R.Oj)({...C.directory,way:$,module:N},L),Q=U?[]:(0,v.w)(s.directory,o,H);for(const{
problem:z,places:te}of Q)this.notes.push((0,f.kH)(z,{places:te,clients:[T]}));if(c(s,p,h)&&this.say((0,S.DA)({reason:"endless",text:o.source}),y,T),E.has(C.directory))
return[];if(E.add(C.directory),$.through.length>d){const z=(0,g.q)({what:"chain",max:d,names:[$.package]});return this.say(z,y,T),[]}const se={clients:[T],isPlaceholder:!1};
for(const z of C.notes){if(L.has((0,f.W7)(z)))continue;const{problem:te,places:re,affects:ce,...ae}=z,le=re.map(ee=>typeof ee=="string"?ee:(0,D.VV)(H,ee));this.
notes.push((0,f.kH)(te,{...ae,...se,places:le}))}return[{directory:H,tree:p,from:s}]}saySubmodules({name:s,tree:o},p,h){o.unknown.values().some(T=>T===w.NG)&&this.
say((0,g.q)({what:"submodules",names:[s]}),p,h)}say(s,o,p){this.notes.push((0,f.kH)(s,{places:[o],clients:[p]}))}}const r=(a,s)=>(0,I.O)(o=>{const p=a(o);return(0,I.
O)(h=>(0,I.O)($=>{const T=p($);if(T===null)return null;const{usages:E,declared:y}=T,O=(0,M.Pv)({usages:E,declared:y,units:[]},h),U=[...n(T.notes,E),...m(E,y,s)];
return{directory:O.get($)??(0,M.hK)($),notes:U.filter(({clients:W})=>W.includes(h))}}))});function c(a,s,o){for(let p=a;p!==null;p=p.from)if(p.tree===s&&p.directory.
name===o)return!0;return!1}const t="it leads out of its package, to what else is installed";function i(a,s,o){const[p=""]=(0,_.normalize)((0,_.join)((0,D.qv)(s),
a)).split("/");return p===".."||o.has(p)}}),1039:((ie,G,e)=>{e.d(G,{A2:()=>j,Oj:()=>P,k0:()=>S});var _=e(3096),g=e(3846),f=e(9373),A=e(1824);function S(I,w,v=(0,f.
hK)(I.name)){const M=({kind:D})=>D!=="lock_provider"||I.lockFile===null,R={...I,usages:[...I.usages,...v.usages.filter(M)],declared:[...I.declared,...v.declared],
lockFile:I.lockFile??v.lockFile,parts:[...I.parts,...v.parts,...w.files.map(_.jt)]};return P(R,new Set(w.replaced))}function P(I,w){const v=({place:M})=>!w.has(
M.file);return{...I,usages:I.usages.filter(v),declared:I.declared.filter(v),children:I.children.filter(({call:M})=>M===null||v(M))}}function j(I,w,v){const M=n=>({
...n,place:(0,A.VV)(v,n.place)}),R=v.usages.map(n=>M({...n,version:n.version&&M(n.version)})),D=[...I.usages,...R],k=D.filter(({kind:n})=>n.startsWith("required\
_provider")),m=new Set(k.map(({address:n})=>(0,g.op)(n)));return{...I,unit:{...w,module:I.name},usages:D.filter(({kind:n,text:l})=>n!=="implied_provider"||!m.has(
(0,g.A5)(l))),declared:[...I.declared,...v.declared.map(M)]}}}),1824:((ie,G,e)=>{e.d(G,{CY:()=>_,VV:()=>g,_Q:()=>P,bj:()=>S,qv:()=>j,ux:()=>f});const _=(I,w)=>I===
void 0||I.address===""?w:`${I.address}.${w}`,g=({way:I},w)=>I===void 0?w:{...I.place,inside:{through:I.through,package:I.package,isPublic:I.isPublic,file:w.file,
line:w.line}},f=(I,w)=>({...I,address:_(I,w),through:[...I.through,w]}),A="terraform";function S(I,{name:w,isPublic:v},M){const{address:R}=I,D=P(M,R);return{place:M?.
place??I.place,address:R===A?"":R,through:[...M?.through??[],`${D} (${w})`],package:w,installedBy:R,isPublic:v}}const P=(I,w)=>w.slice(_(I,"").length),j=({installedBy:I})=>I.
replaceAll("module.","")}),8185:((ie,G,e)=>{e.d(G,{CS:()=>v,I4:()=>D,KJ:()=>I,US:()=>w,VS:()=>M});var _=e(2801),g=e(2170),f=e(9119),A=e(255),S=e(9897),P=e(5106);
const j=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,I=({problem:{code:k,severity:m}})=>j.test(k)&&!(k==="file-syntax"&&m==="noti\
ce"),w=(k,m)=>m.allowedHosts.length>0&&("problem"in k?I(k):[k.directHost??null,...k.needs.map(({host:n})=>n)].some(n=>n!==null&&!A.ev(n,m)));function v(k,m){return m.
allowedHosts.length===0?[]:k.flatMap(n=>{const{directHost:l,isOverridden:d,place:u,clients:r,evaluated:c}=n;if(l===void 0||d)return[];const t=R(n)?"backend":"do\
wnload",i=A.ev(l,m),a=t==="download"&&Object.values(c??{}).some(h=>!h.isWhole);if(i&&!a)return[];const s=A.Pv(l),o=s.ok&&!i?s.value:null,p=i?S.IZ:A.nx(l);return[
(0,g.kH)((0,_.wp)({host:p,use:t}),{host:o,places:[u],clients:r})]})}function M(k,m,n,l){const{allowedHosts:d}=l,u=p=>p!==void 0&&A.ev(p,l),r=k.filter(p=>u(p.directHost)&&
!R(p)),c=m.filter(({service:p,host:h})=>p===P.e$&&u(h)),t=[...r.map(({place:p})=>p),...c.flatMap(p=>p.because)],i=n??t,a=(0,f.jH)(i.filter(p=>typeof p!="string"));
if(d.length===0||a.length===0)return[];const s=n!==null,o=(0,_.sC)({count:a.length,isAsked:s});return[(0,g.kH)(o,{places:(0,f.As)(a)})]}const R=({kind:k})=>/^(backend|remote_state|saved_state)$/.
test(k);function D(k,m,n,l){if(l.allowedHosts.length===0)return[];const d=n.filter(({because:u})=>u.some(r=>typeof r!="string"));return m.flatMap(u=>{const{id:r,
kind:c}=u;if(c!=="url"||!d.some(a=>a.service===r))return[];const t=A.yo(u.url);if(t===null||t===k||A.ev(t,l))return[];const i=(0,_.wp)({host:A.nx(t),service:r,registry:A.
nx(k)});return[(0,g.kH)(i,{services:[r]})]})}}),3217:((ie,G,e)=>{e.d(G,{fc:()=>k,ky:()=>D,so:()=>w,uA:()=>m});var _=e(8294),g=e(1098),f=e(2170),A=e(9119),S=e(8032),
P=e(255),j=e(5106),I=e(4606);function w(n,l,{misnamed:d},u){const r=n.credentials?.hasToken===!0,c=[n.difference??[],d].flat().map(h=>(0,f.kH)(h));if(r||n.attempt.
discovery.kind!=="found")return c;const t={host:n.host,isFork:u.isFork,...(0,I.Bc)(n)},i=v(n.host,u),a=new Set(i.map(({place:h})=>h)),p=(d.length>0||!!n.credentials?.
problem?[]:M(n.host,l,u)).filter(({place:h})=>!a.has(h));return[...c,...R(i,h=>(0,g.vs)({...t,service:h})),...R(p,h=>_.$U({...t,service:h}))]}function v(n,{usages:l,
depth:d}){return d==="discovery"?[]:l.flatMap(({workspace:u,hasOwnToken:r,needs:c,place:t})=>u===void 0||r||(0,A.MV)(t)?[]:c.flatMap(i=>i.host===n?[{...i,place:t}]:
[]))}function M(n,l,{usages:d}){const u=new Set(d.flatMap(({hasOwnToken:t,place:i})=>t?i:[])),r=(0,j.Uc)(n);return l.filter(({service:t})=>r.includes(t)).flatMap(
({service:t,because:i})=>i.filter(a=>typeof a!="string").filter(a=>!(0,A.MV)(a)&&!u.has(a)).map(a=>({service:t,place:a,clients:S.zK})))}const R=(n,l)=>[...Map.groupBy(
n,({service:d})=>d)].map(([d,u])=>{const r=[...new Set(u.map(({place:t})=>t))],c=[...new Set(u.flatMap(t=>t.clients))];return(0,f.kH)(l(d),{services:[d],places:r,
clients:c})}),D=(n,l,d)=>n.filter(u=>d!==null&&!d.has(u)&&!l.includes(u)).map(u=>(0,f.kH)(_.bI({host:u})));function k({host:n,attempt:l,credentials:d},u){const r=d?.
hasToken===!0,c=[...u.flatMap(t=>t.kind==="url"&&(0,j.p4)(t.id)&&j.fg.has(t.id)?[{url:t.url,service:t.id,isSent:r}]:[]),...l.hops.map(({url:t,authorization:i})=>({
url:t,service:null,isSent:i==="sent"||i==="not-sent"}))].flatMap(({url:t,...i})=>{const a=(0,P.Pv)((0,P.yo)(t)??"");return!a.ok||a.value===n?[]:[{...i,host:a.value}]});
return[...new Map(c.toReversed().map(t=>[t.host,t])).values()]}function m(n,l,{tokenSources:d,hosts:u}){return(d.size===0?[]:k(n,l)).flatMap(({host:c,service:t,
isSent:i})=>{const a=d.get(c);if(a===void 0)return[];const s=t===null?n.attempt.discovery.kind==="failed":!i,o=_.To({host:(0,P.nx)(n.host),other:(0,P.nx)(c),source:a,
service:t,isSent:i,isNotice:!s||u.has(c)});return[(0,f.kH)(o,{services:t===null?[]:[t]})]})}}),2886:((ie,G,e)=>{e.d(G,{ER:()=>n,H4:()=>u,Np:()=>r,TC:()=>D,cA:()=>t,
hD:()=>P,ly:()=>d,pi:()=>c,v1:()=>M,zX:()=>m,zv:()=>l});var _=e(9432),g=e(9119),f=e(9615),A=e(255),S=e(1780);function P(i,a){const{clients:s,aside:o,answeredBy:p,
isPlaceholder:h,checkedFor:$,...T}=i;return{...T,problem:j(i,a),affects:i.affects.filter(E=>a.concerned.includes(E)),isHostNew:a.isHostNew}}function j(i,a){const{
machine:s,ignore:o,guesses:p}=a,h=a.reader&&R(i,a.reader);if(s!==null&&i.problem.obstacle&&!c(i,o))return s;const $=w(i,h===null?i.problem:(0,f.as)(i.problem,h)),
T=v(i,p);if(T.length===0)return $;const E=(0,f.tr)(T.flatMap(({repository:y})=>y??[]));return{...$,help:$.help===void 0?E:(0,S.xI)`${$.help}; ${E}`}}const I=/^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/;
function w({places:[i]},a){const s=typeof i=="object"?i.inside:void 0;if(s===void 0||!I.test(a.code))return a;const o=(0,f.VB)(s.package),p=a.code==="client-ver\
sion";return{...a,help:p?`use a version that it allows, or ${o}`:o}}function v({host:i,places:a,problem:s},o){if(o.length===0)return[];const p=s.affects.includes(
"terraform")&&!s.affects.includes("opentofu"),h=a.flatMap(T=>typeof T=="string"?[]:T.file),$=new Set(h.map(g._M));return o.filter(({repository:T,hosts:E})=>$.has(
T)&&(p||i!==null&&E.has(i)))}function M({severity:i,affects:a,needed:s},o){const p=s&&o.some(h=>a.includes(h));return i==="error"&&!p?"warning":i}function R({answeredBy:i},a){
if(i===void 0)return a;const s=(0,_.VW)(i)!==null?"guest":"user";return{...a,host:i,role:a.role==="operator"?"operator":s}}function D(i,a,{isTerminal:s}){const o=a.
some(({because:h})=>h.includes("hostnames input"));return{role:(0,_.VW)(i)!==null?"guest":o?"operator":"user",host:(0,A.nx)(i),isTerminal:s}}const k=["module","\
provider","version","package","lock","not"],m=({problem:i,places:a})=>k.includes(i.code.replace(/-.*/,""))&&a.length>0&&a.every(s=>typeof s!="string"),n=({problem:i,
needed:a})=>a&&i.usualSeverity==="error"&&!u.includes(i.code),l=({problem:i})=>i.code==="machine-network",d=i=>i.some(a=>typeof a=="string"||!(0,g.MV)(a)),u=["h\
ost-http2","host-check-crashed"],r=(i,a)=>f.oC.indexOf(i.severity)-f.oC.indexOf(a.severity),c=({problem:i,host:a,namedHost:s=a},o)=>o.some(({code:p,host:h})=>p===
i.code&&(h===null||h===s));function t(i){if(typeof i=="string")return i;const{file:a,line:s,inside:o}=i;return o===void 0?`${a}:${s}`:(0,g.kn)(o)}}),6146:((ie,G,e)=>{
e.d(G,{$:()=>A,o:()=>f});var _=e(9119),g=e(2886);function f(M,R){const{kind:D,source:k,address:m,constraints:n,places:l}=R;return JSON.stringify([M,D,k,m,n,l[0]??
null])}function A(M,R){const D=(0,_.hy)(R,({rowKeys:d=[]})=>d),k=R.filter(({host:d})=>d===null),m=d=>k.filter(({problem:u})=>d.test(u.code)),n=(0,_.hy)(m(j),({places:d})=>d.
map(g.cA)),l=(0,_.hy)(m(I),({places:d})=>d.map(v));return D.size+n.size+l.size===0?M:M.map(({directory:d,clients:u,rows:r})=>({directory:d,clients:u,rows:r.map(
c=>{const t=D.get(f(d,c))??[...c.rejectedAt.flatMap(s=>n.get((0,g.cA)(s))??[]),...w(c).flatMap(s=>l.get(v(s))??[])];if(t.length===0)return c;const i=t.map(({item:s})=>({
...s.problem,severity:(0,g.v1)(s,u)})).sort(g.Np),a=S(c,t);return{...c,...a.length>0&&{conflicting:a},worst:i[0]?.severity??null,problems:(0,_.t6)(i,({code:s})=>s).
map(({code:s,usualSeverity:o})=>({code:s,usualSeverity:o}))}})}))}function S({requiredBy:M=[]},R){const D=R.flatMap(({item:m})=>m.problem.constraints??[]),k=new Set(
D.filter(({conflicts:m})=>m).map(P));return k.size===0?[]:M.filter(m=>k.has(P(m)))}const P=({text:M,place:R})=>`${(0,_.df)(R)} ${M}`,j=/^(?:constraint|lock)-/,I=/^(?:block|client|file|source)-/,
w=({kind:M,places:R})=>R.filter(D=>M==="module"&&typeof D!="string"&&D.inside===void 0),v=M=>typeof M=="string"?M:`${M.file}:${M.line}`}),4606:((ie,G,e)=>{e.d(G,
{Bc:()=>k,Cg:()=>I,Hf:()=>M,MC:()=>j,ux:()=>w,wD:()=>v});var _=e(8294),g=e(4481),f=e(8032),A=e(255),S=e(5106);const P=1440*60*1e3;function j(m,n){const{host:l,credentials:d}=m;
if(!d?.life||d.problem!==null)return m;const{source:u,life:r}=d,c=(r.expires-n.now)/P,t=(r.expires-(r.issued??0))/P<=n.certificateDays;if(c>=(t?0:n.certificateDays))
return m;const i=new Date(r.expires).toISOString().slice(0,10),a=_.C3({host:l,source:u,on:i,days:c});return{...m,credentials:{...d,problem:a}}}const I={misnamed:[],
cause:null,source:void 0,refusals:[]};function w(m,n,{role:l},d){const{isFork:u,isAsked:r}=d,{hasToken:c=!1,source:t,problem:i=null}=m.credentials??{},s=i?.code===
"credentials-expiry"&&i.flaw===void 0?null:i,{status:o=null}=m.attempt.hops.at(-1)??{},p=c||!r?[]:R(m,d),h=r&&(0,f.n3)(m.host),T=(h&&o===403||u&&!c?null:s??(c?null:
m.lost))??p[0]??null,E=(0,S.Uc)(m.host).length===0,y=n.filter(({problem:{code:U,refusal:W}})=>W!==void 0&&(T!==null||U==="document-unauthorized"||!(u||h||E&&W===
"hides"))),O=y.some(({problem:U})=>U.code!=="document-unauthorized")||l!=="guest"&&(u||o===401);return T!==null||O&&!c?{misnamed:p,cause:T??{isFork:u,...k(m)},source:t,
refusals:y}:{misnamed:p,cause:null,source:t,refusals:[]}}const v=(m,{cause:n,source:l,refusals:d})=>n!==null&&d.includes(m)?(0,g.to)(m.problem,n,l):m.problem;function M({
problem:m,services:n},{cause:l,refusals:d}){if(d.length===0)return!1;const u=d.flatMap(r=>r.services);return m===l||m.code==="credentials-missing"&&n.every(r=>u.
includes(r))}const R=(m,{tokenVariables:n,hosts:l})=>(0,A.Bz)(n,m.host,l).filter(({isParent:d})=>!d||D(m)).map(d=>_.z2({host:m.host,...d})),D=({attempt:{discovery:m}})=>m.
kind==="failed"&&m.problem.code==="document-unauthorized";function k({credentials:m,looks:n}){const l=n.flatMap(c=>c.looks),d=c=>[...new Set(l.flatMap(({held:t,
source:i})=>t!=="not read"===c?i:[]))],u=m===null?d(!0):[m.source],r=m===null?d(!1):[];return{searched:u,notRead:r}}}),2389:((ie,G,e)=>{e.d(G,{j7:()=>t,k2:()=>h,
S4:()=>i});var _=e(9432),g=e(8936),f=e(2170),A=e(9119),S=e(8032),P=e(255),j=e(1780),I=e(3217),w=e(4756),v=e(9615),M=e(8185),R=e(2886);function D(y,O,C){const{notes:U,
usages:W,requirements:L,isEmpty:N}=y,{complaints:H,tokenHosts:Q,namedHosts:se,answered:z,contacted:te,unopened:re}=y,ce=({problem:K,places:[X]})=>K.code==="file\
-syntax"&&typeof X=="object"&&X.inside===void 0,ae=new Set(U.filter(ce).map(f.W7)),le=({problem:K})=>O.allowedHosts.length>0&&K.code==="source-near-miss"&&K.severity===
"notice",ee=[...(0,M.CS)(W,O),...(0,M.VS)(W,L,re,O),...z.map(K=>k(K,O)),...H,...(0,I.ky)(Q,te,se)],ue=[...U.filter(K=>!le(K)).map(K=>m(K,ae,O)),...ee.map(K=>({...K,
severity:(0,R.v1)(K,O.dialect.clients)})),...N?[n(O)]:[]],{placed:he=[],placeless:me=[]}=Object.groupBy(ue,({places:K})=>K.length>0?"placed":"placeless");return[
...(0,f.Qp)(he,K=>{const{problem:X,severity:V,affects:x,host:b,namedHost:B,exclude:F}=K,{code:Y,message:q,help:J}=X;return[b,B,Y,V,q,J,x,F===void 0]}),...me].map(
K=>(0,R.hD)(K,C))}function k(y,O){const{host:C,problem:U}=y;return C===null?y:{...y,services:[],problem:(0,v.as)(U,(0,R.TC)(C,[],O))}}function m(y,O,{dialect:C,
allowedHosts:U}){const{problem:W,isPlaceholder:L,checkedFor:N=C.clients}=y;if(U.length>0&&(0,M.KJ)(y)){const ee=(0,j.xI)`${W.message}; it may use hosts that are not in \`allowed-hosts\``;
return{...y,problem:{...W,message:ee},severity:"error"}}const H=(0,f.W7)(y),Q=(0,f.Xd)(y),se=y.aside!==void 0||Q!==null&&(0,A.MV)(Q),z=y.severity==="error"&&L===
!0,te=O.has(H)&&W.code!=="file-syntax",ce=y.severity==="error"&&(z||te||se)?"warning":(0,R.v1)(y,N);if(!se&&!z)return{...y,severity:ce};const{help:ae,...le}=W;return{
...y,severity:ce,problem:W.code==="file-syntax"?le:W,exclude:[(0,A.n7)(y.aside??H)]}}const n=({scan:y,hostnames:O,usages:C})=>(0,f.kH)((0,w.JW)({scan:y,hasHostnames:O.
length>0,isFleet:C.length>0}));var l=e(6146);let d=function(...y){return{judgeRequests:d}=e.late([2798,8485,1287],8485),new.target?new d(...y):d(...y)},u=function(...y){
return{crashedVisit:u}=e.late([2798,8485,1287],8485),new.target?new u(...y):u(...y)},r=function(...y){return{judgeVisit:r}=e.late([2798,8485,1287],8485),new.target?
new r(...y):r(...y)},c=function(...y){return{outcomesOf:c}=e.late([2798,8485,1287],8485),new.target?new c(...y):c(...y)};const t={notes:[],roots:[],requests:[],
answering:new Set,unopened:null,requirements:[]};function i(y,O,C=()=>[]){const{predicted:U,stopped:W,visits:L,guesses:N}=y,H={guesses:N,machine:$(L),ignore:O.ignore},
Q=o(y,{...O,...H}),se=p(y,Q,O,H),z=[...Q.flatMap(ee=>ee.findings),...se],te=ee=>ee.filter(ue=>!(0,R.pi)(ue,O.ignore)).sort(R.Np),re=Q.map(ee=>{const ue=te(ee.findings.
filter(he=>!(0,R.zX)(he)));return{...ee,findings:ue,clients:c(ue)}}),ce=({exclude:ee})=>+(ee!==void 0),ae=te([...Q.flatMap(ee=>ee.findings.filter(R.zX)),...se]).
toSorted((ee,ue)=>(0,R.Np)(ee,ue)||ce(ee)-ce(ue)),le=[...re.flatMap(ee=>ee.findings),...ae].sort(R.Np);return{passed:W.length===0&&!le.some(({severity:ee})=>h(ee,
O.failOn)),stopped:W,hosts:re,files:ae,findings:le,ignored:z.length-le.length,roots:(0,l.$)(U.roots,te(z)),lines:s(le,C)}}const a=1e3;function s(y,O){const C=y.
flatMap(U=>(0,f.Xd)(U)??[]).filter(({file:U,column:W,endColumn:L})=>L>W&&(0,A._M)(U)===null);return O((0,A.jH)(C).slice(0,a))}function o(y,O){const{visits:C,newHosts:U,
predicted:W}=y,L=Map.groupBy(y.requirements,({host:se})=>se),N=Map.groupBy(W.notes,({host:se})=>se),H=new Map(W.requests.map(se=>[se.host,se])),Q={...O,...y,hosts:new Set(
C.map(({host:se})=>se))};return C.map(se=>{const{host:z}=se,te={visit:se,requirements:L.get(z)??[],predicted:N.get(z)??[],requests:H.get(z)??null,answering:W.answering,
isNew:U.has(z)};try{return r(te,Q)}catch(re){return u(te,Q,re)}})}function p(y,O,C,U){const{notes:W,requests:L,unopened:N}=y.predicted,H=new Set(O.map(({visit:ee})=>ee.
host)),Q=O.flatMap(({visit:ee,services:ue})=>(0,I.fc)(ee,ue)),se=[...W,...L.flatMap(ee=>d(ee,[],C))],{files:z=[],hosts:te=[]}=Object.groupBy(se,({host:ee})=>ee===
null?"files":"hosts"),ce=[...O.flatMap(({findings:ee})=>ee),...se].map(({problem:ee})=>(0,j.pj)(ee.message)),ae={...y,complaints:y.complaints.filter(({problem:ee})=>!ce.
some(ue=>ue.endsWith((0,j.pj)(ee.message)))),unopened:N,notes:[...y.notes,...z],answered:te.filter(({host:ee})=>ee!==null&&!H.has(ee)),contacted:[...H,...[...Q,
...L].map(({host:ee})=>ee)]},le={concerned:S.zK,reader:null,isHostNew:!1,machine:null};return D(ae,C,{...U,...le})}const h=(y,O)=>y==="error"?O!=="never":y==="w\
arning"&&O==="warning";function $(y){const O=y.filter(({attempt:H})=>H.hops.length>0),[C,...U]=O.flatMap(H=>E(H)??[]);if(!C||U.length<O.length-1||!(O.some(({host:H})=>(0,_.
VW)(H)!==null)||U.length>0&&!C.isCommon)||U.some(H=>T(H)!==T(C)))return null;const N=O.map(({host:H})=>(0,P.nx)(H));return(0,g.e4)(N,[C,...U])}const T=({verb:y,
what:O})=>y.startsWith("cannot")?y:O;function E({attempt:{discovery:y,hops:O}}){const C=y.kind==="failed"?y.problem.obstacle:void 0;return O.every(({status:W})=>W===
null)||C?.verb==="does not reach"?C:void 0}}),2218:((ie,G,e)=>{e.d(G,{CG:()=>I,Fh:()=>R,T1:()=>v,T5:()=>M,en:()=>D,h1:()=>w,wX:()=>k});var _=e(1011),g=e(2801),f=e(
9119),A=e(8032),S=e(255),P=e(5106);const j=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_back\
end_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function I(m,n,l,d=(0,_.kA)(n)){const u=["hostnames input"],r=m.hostnames.flatMap(
({host:i,services:a})=>{const s=a.length>0?a:m.requiredServices,o=s.length>0?s:["any"],p={host:i,clients:l,because:u,isImplied:!1,isForInit:!0};return o.map(h=>({
...p,service:h}))}),c=new Set([...d,...m.hostnames.map(({host:i})=>i)]),t=n.flatMap(({kind:i,needs:a,place:s})=>a.map(o=>({...o,because:[s],isImplied:!c.has(o.host),
isForInit:!j.has(i)})));return w([r,t],l)}function w(m,n){return(0,f.c1)(m.flat(),({host:l,service:d})=>`${l} ${d}`).map(l=>{const[{host:d,service:u}]=l;return{
host:d,service:u,clients:[...n.filter(r=>l.some(c=>c.clients.includes(r)))],because:(0,f.As)([...l.flatMap(({because:r})=>r)]),isImplied:l.every(({isImplied:r})=>r),
isForInit:l.some(({isForInit:r})=>r)}})}const v=({because:m})=>m.every(n=>typeof n!="string"&&n.inside?.isPublic===!0);function M(m,n,l){const d=c=>c.inside!==void 0,
u=m.flatMap(c=>{const{calls:t,providers:i,client:a}=c,s={clients:[a],isForInit:!0},o=t.flatMap(({module:h,place:$})=>{if(h===null||!d($))return[];const{host:T,hostImplied:E}=h;
return{...s,host:T,service:P.e$,because:[$],isImplied:E}}),p=i.flatMap(({provider:h,places:$})=>{const T=$.filter(d);if(T.length===0||!n(h,c))return[];const{host:E}=h;
return{...s,host:E,service:P.xq,because:T,isImplied:(0,A.n3)(E)}});return[...o,...p]}),r=c=>typeof c=="string"?c:`${c.file}:${c.line} ${c.inside?.isPublic}`;return w(
[u],l).map(c=>({...c,because:(0,f.t6)(c.because,r)}))}const R=(m,{isGuess:n},l)=>{const d=l.flatMap(({host:u,isImplied:r})=>r?u:[]);return n?[{repository:m,hosts:new Set(
d)}]:[]};function D(m,{hostnames:n,allowedHosts:l}){const d=new Set(n.map(({host:r})=>r)),u=new Map;for(const{host:r,isImplied:c,because:t,clients:i}of m){if(d.
has(r)||u.has(r))continue;const a={host:(0,S.nx)(r)},[s]=t.filter(p=>typeof p!="string"),o=c&&s!==void 0&&{implied:{place:s,clients:i}};(0,S.Rt)(r)?u.set(r,(0,g.
U7)(a)):(0,S.Jr)(r,l)||u.set(r,(0,g.wp)({...a,...o}))}return u}const k=(m,n)=>new Set([...A.Du,...Object.values(A.bB),...P.fg,...m.flatMap(({host:l,service:d=l})=>[
l,(0,S.pk)(l),d]),...n.flatMap(({directHost:l})=>l??[])])}),9582:((ie,G,e)=>{e.d(G,{A7:()=>I,AV:()=>S,LH:()=>g,T:()=>k,Tb:()=>j,aZ:()=>_,c3:()=>w,ql:()=>P,sD:()=>M,
sc:()=>v,zC:()=>D});class _ extends Error{span;constructor({path:l,span:d},u){super(`${l.join(".")} must be ${u}`),this.span=d}}function g(n){try{return n(),null}catch(l){
if(l instanceof _)return l;throw l}}const f=n=>n.name!==void 0;function A(n,l){if(n.kind==="object")return n.items.filter(f);throw new _(l,"a block")}function S({
value:n,hasLabels:l}){if(n.kind!=="object")return[];const d=n.items.filter(f);return l?d.flatMap(S):[d]}function P(n,l,d,u={}){for(const r of Object.keys(d)){const c=n.
filter(a=>a.name.toLowerCase()===r),[t]=c;if(t===void 0)continue;const i={path:[...l.path,r],span:t};for(const{value:a}of c)u[r]=d[r](a,i,u[r])}return u}const j=(n,l)=>(d,u,r)=>P(
A(d,u),u,n,l?r:{}),I=n=>(l,d,u=new Map)=>{for(const{name:r,start:c,end:t,value:i}of A(l,d)){const a={path:[...d.path,r],span:{start:c,end:t}};u.set(r,{start:c,end:t,
value:n(i,a,u.get(r)?.value)})}return u},w=n=>(l,d,u=[])=>{if(l.kind!=="tuple")throw new _(d,"a list");for(const r of l.elements)u.push(n(r,d));return u},v=(n,l)=>{
if(n.kind==="string"||n.kind==="template")return n.verbatim??"";if(n.kind==="primitive"&&n.value===null)return"";if(R(n))return String(n.value);throw new _(l,"a\
 string")},M=(n,l)=>{if(R(n))return n.value;if(n.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(n.value))return Number(n.value);throw new _(l,"a whole number")},R=n=>n.
kind==="primitive"&&Number.isSafeInteger(n.value)&&String(n.value).length===n.end-n.start,D=(n,l)=>{if(n.kind==="primitive"&&typeof n.value=="boolean")return n.
value;throw new _(l,"true or false")},k=(n,l,d)=>{const u=m(n,l);if(d!==void 0&&(typeof d=="object"||typeof d!=typeof u))throw new _(l,"set only once");return u};
function m(n,l){if(n.kind==="tuple")return n.elements.map(d=>m(d,l));if(n.kind==="object"){const d=I(k)(n,l);return Object.fromEntries(Array.from(d,([u,r])=>[u,
r.value]))}if(n.kind!=="primitive"||n.value===null)return v(n,l);if(Math.abs(Number(n.value))>2**63)throw new _(l,"a whole number");return n.value}}),5168:((ie,G,e)=>{
e.d(G,{Ge:()=>M,Ol:()=>R,cd:()=>I,vH:()=>v});var _=e(7811),g=e(8643),f=e(255),A=e(5243),S=e(3846),P=e(9582);let j=function(...a){return{configFinding:j}=e.late(
[3276,3123],3123),new.target?new j(...a):j(...a)};function I({methods:a},{host:s,namespace:o,type:p}){const h=$=>$.some(T=>(T.host??s)===s&&(T.namespace??o)===o&&
(T.type??p)===p);return a.filter(({include:$,exclude:T})=>!h(T)&&($.length===0||h($)))}const w="provider_installation",v=a=>({...a,kind:"local",place:{file:a.shown??
"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),M=({file:a,line:s})=>s===0?a:`${a}:${s}`;function R(a){const{client:s,mirrors:o,installations:p,
pluginDirectories:h}=a,$=p.map(W=>{const{blocks:L,mistakes:N}=D(W,s,a.hasOciMirrors),H=N.map(({span:se,why:z})=>{const te=W.placeOf(se);return j(s,{kind:"block",
file:M(te),why:z},te)}),Q=H.map(({problem:se})=>se);return{blocks:L.map(se=>({...se,rejected:Q})),findings:H}}),[T=null,...E]=$.flatMap(({blocks:W})=>W),y=[...$.
flatMap(W=>W.findings),...E.map(({place:W})=>j(s,{kind:"two installations"},W))],O=h.map(W=>v({path:W})),[C]=O,U=C===void 0?T:{place:C.place,methods:O,overridden:T?.
overridden??[],rejected:[]};return{client:s,mirrors:o,installation:U,findings:y}}function D({items:a,placeOf:s},o,p=o==="opentofu"){const h=p?n:m,$=[],T=[];for(const E of a)
if(E.name===w){if(E.isAssigned||E.value.kind!=="object"){T.push({span:E,why:`${w} must be a block without "="`});continue}for(const y of P.AV(E)){const O={place:s(
E),methods:[],overridden:[]};for(const C of y){const U=k(C,s(C),{client:o,locations:h},O);U!==null&&T.push({span:C,why:U})}$.push(O)}}return{blocks:$,mistakes:T}}
function k(a,s,{client:o,locations:p},h){const{name:$,value:T}=a,[E]=a.isAssigned?[]:P.AV(a);if(E===void 0)return`${$} must be a block without "="`;const y={path:[
w,$],span:a};try{if($==="dev_overrides"){if(h.methods.length>0)return"dev_overrides must come before all methods";const W=[...P.A7(P.sc)({...T,kind:"object",items:E},
y).keys()].map(L=>(0,S.mi)(L,o));return h.overridden.push(...W.filter(L=>L.kind!=="invalid")),null}const O=p.get($);if(O===void 0&&n.has($))return`${$} needs Op\
enTofu 1.10 or later`;if(O===void 0)return`${w} has no method ${(0,_.ol)($)}`;const C=l(E,y,O,o);return C.ok&&h.methods.push({...C.value,place:s}),C.ok?null:C.why}catch(O){
if(O instanceof P.aZ)return O.message;throw O}}const m=new Map([["direct",null],["filesystem_mirror","path"],["network_mirror","url"]]),n=new Map([...m,["oci_mi\
rror","repository_template"]]);function l(a,s,o,p){const h=o??"",{[h]:$=""}=P.ql(a,s,{[h]:P.sc});if(o!==null&&$==="")return(0,_.TR)(`${s.path.at(-1)} has no ${h}`);
const T=o==="url"?r($):null;if(o==="url"&&T===null)return(0,_.TR)("url must be an https URL, without variables");const{include:E=[],exclude:y=[]}=P.ql(a,s,c),O=new Map;
for(const N of[...E,...y]){const H=t(N,p);if(!H.ok)return o!=="repository_template"||/\$\{\s*type/.test($)?H:(0,_.TR)(`${H.why}; repository_template has no \${ty\
pe}`);O.set(N,H.value)}const C=N=>N.flatMap(H=>O.get(H)??[]),U={include:C(E),exclude:C(y)},W=o==="repository_template"?u($,U.include):null;if(W!==null)return(0,_.
TR)(W);if(T!==null)return(0,_.Ju)({...U,kind:"network",url:T});if(o===null)return(0,_.Ju)({...U,kind:"direct"});const L=o==="path"?{path:$}:{path:null,shown:$};
return(0,_.Ju)({...U,kind:"local",...L})}const d={hostname:"host",namespace:"namespace",type:"type"};function u(a,s){const o=Array.from(a.matchAll(/(?<!\$)\$\{\s*(\w+)/g),
([,$=""])=>$),p=o.find($=>!($ in d));if(p!==void 0)return`repository_template has no variable ${p}`;const h=Object.entries(d).find(([$,T])=>!o.includes($)&&new Set(
s.flatMap(E=>E[T]??[])).size!==1);return h===void 0?null:`repository_template must contain \${${h[0]}}`}function r(a){const s=(0,g.Dl)(a);return s.ok&&s.value.scheme===
"https"&&s.value.host!==""?s.value:null}const c={include:P.c3(P.sc),exclude:P.c3(P.sc)};function t(a,s){const o=W=>(0,_.TR)(`the pattern ${(0,_.ol)(a)} ${W}; wr\
ite [HOST/]NAMESPACE/TYPE`),p=a.split("/");if(p.length<2||p.length>3)return o("does not have two or three parts");const[h="",$="",T]=p.reverse(),E=T===void 0?(0,_.
Ju)((0,A.Vm)(s)):i(T,f.Pv),y=i($,W=>(0,S.W_)(W,s)),O=i(h,S.sL);if(!E.ok)return o(`has an invalid hostname: ${E.why}`);if(!y.ok)return o(`has an invalid namespac\
e: ${y.why}`);if(!O.ok)return o(`has an invalid type: ${O.why}`);const C={host:E.value,namespace:y.value,type:O.value};return(C.host!==null||C.namespace===null)&&
(C.namespace!==null||C.type===null)?(0,_.Ju)(C):o('has a part after "*" that is not "*"')}const i=(a,s)=>a==="*"?(0,_.Ju)(null):s(a)}),9373:((ie,G,e)=>{e.d(G,{LU:()=>k,
Nm:()=>P,Pv:()=>w,fJ:()=>m,hK:()=>M,n6:()=>d,s1:()=>u,z0:()=>j});var _=e(9119),g=e(8032),f=e(3096),A=e(5243),S=e(2172);function P(r){const t=r.map(({place:i})=>(0,_.
Xs)(i)).findLast(f.LA);return t===void 0?r:r.filter(({place:i})=>(0,_.Xs)(i)===t)}const j=({kind:r})=>r==="module"||r==="state"||r==="lock",I=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function w(r,c){const{usages:t,declared:i,units:a,installed:s=[],versions:o={}}=r,p=new Map,h=O=>{const C=p.get(O)??M(O);return p.set(O,C),C},$=({directories:O,
place:C})=>O?.map(h)??[h((0,f.jt)(C.file))];for(const O of a){const C=h(O.directory);C.unit=O,C.hasConfiguration=!0,C.isInitialised=!0,O.module!==null&&C.children.
push({name:O.module,root:null,call:null})}for(const O of t)if(!(!O.clients.includes(c)||O.kind==="saved_state"))for(const C of $(O))O.kind==="test_module"?C.tests.
push(O):R(C,O,c);for(const O of i){const{kind:C,place:U}=O;if(!(c==="terraform"&&/\.tofu(\.json)?$/.test(U.file)))for(const W of $(O))v(W.configurations,O)||W.declared.
push(O),C==="lock"?D(W,U):W.hasConfiguration=!0,W.isInitialised||=C==="state"}const T=O=>p.get(O)?.hasConfiguration===!0,E=c==="terraform"&&(0,g.$l)("testsAlone",
o),y=new Map([...p.values()].filter(({tests:O})=>O.length>0).map(O=>[O,(0,f.Bo)(O.name,T)]));for(const O of E?y.values():[])h(O).hasConfiguration=!0;for(const[O,
C]of y)l(O,T(C)?h(C):O);for(const O of p.values()){const{expected:C,configured:U}=O.configurations;for(const W of U.keys())C.delete(W)}for(const[O,C]of Map.groupBy(
s,U=>U.root))h(O).installed=new Map(C.map(U=>[U.key,U]));return p}function v(r,c){const{kind:t,text:i,localName:a}=c;if(t==="provider-expected")r.expected.set(i,
c);else if(t==="provider-configured")r.configured.set(i,c);else if(t==="provider-passed"||t==="call-repeated"){const s=`module.${a}`,o=r.calls.get(s);o===void 0?
r.calls.set(s,[c]):o.push(c)}else return!1;return!0}const M=r=>({name:r,...{usages:[],declared:[],configurations:{expected:new Map,configured:new Map,calls:new Map},
tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,unit:null},parts:[r]});function R(r,c,t){const i=c.address==="ter\
raform"&&r.unit?.module===null;if(!(c.kind==="terragrunt_source"&&!i)&&(c.kind==="lock_provider"?D(r,c.place):r.hasConfiguration||=!(0,f.hl)(c.place.file),!(!I.
test(c.kind)||c.isOverridden&&c.kind!=="module")&&(r.usages.push(c),!(c.isOverridden||c.kind!=="module"))))for(const{source:a,root:s}of(0,S.MZ)(c,t)){const[o=null]=n(
r.name,a);r.children.push({name:o,root:s,call:c})}}function D(r,{file:c}){r.lockFile=c,r.isInitialised=!0}const k=r=>r!==null&&(r.isPartial||r.module===null),m=(r,{
name:c,unit:t})=>r.root===null||t===null&&r.root===c,n=(r,c)=>c!==null&&(0,A.Nj)(c)?[(0,f.un)(r,c)]:[];function l(r,c){c.isInitialised=!0,c!==r&&(c.tests.push(...r.
tests),r.tests=[])}const d=({name:r,tests:c})=>c.flatMap(({text:t})=>n(r,t)),u=r=>[...r.children.flatMap(({name:c})=>c??[]),...d(r)]}),6889:((ie,G,e)=>{e.d(G,{L2:()=>I,
WJ:()=>j,rU:()=>w,uQ:()=>v});var _=e(9432),g=e(9119),f=e(8032),A=e(3096),S=e(1250),P=e(4497);const j=([c,...t])=>c===void 0||t.length>0?"both":c;function I({setting:c,
scan:t}){const{name:i}=c,a=i==="auto"?null:i==="both"?f.Du:[i],s=t===null||t.isEmpty?null:t,o=R(s?.constraints??[]),h=(s===null?[]:l(s,c,a)).filter(O=>!n(O,o)),
$={setting:c,signs:h,constraints:o};if(a!==null)return d(a,["set by `dialect`"],[],$);if(s===null)return d(f.Du,["CLI not detected; set `dialect` to check one"],
[],$);const T=D(h);if(T.length===0)return{...d(["terraform"],["assumed; set `dialect`"],[],$),isGuess:!0};const E=M(T),y=E.flatMap(O=>T.find(C=>C.client===O)??[]);
return d(E,y.map(r),T,$)}function w({clients:c},t){if(t===null||t.isEmpty)return f.zK;const i=new Set([...c,...t.tools().others]);return t.usesTerragrunt&&i.add(
"terragrunt"),f.zK.filter(a=>i.has(a))}function v(c,{evidence:t,versions:i}){return(a,s)=>{const o=t.some(p=>p.level==="version-file"&&p.version!==null&&p.client===
a&&m(p,{file:`${s}/`}));return c.version??(o?i[a]??null:null)}}const M=c=>f.Du.filter(t=>c.some(i=>i.client===t));function R(c){const t=c.filter(({place:i})=>!(0,g.
Zl)(i.file));return t.length===0?c:t}function D(c){const t=R(c),i=p=>{const h=p.find($=>t.some(T=>T.level===$));return t.filter(({level:$})=>$===h)},a=i(S.A);if(a[0]?.
level!=="lock-file")return a;const s=i(k);return[s,a].map(M).join()==="opentofu,terraform"&&s.some(p=>a.every(h=>m(p,h.place)))?s:a}const k=["version-file","too\
l"];function m({level:c,place:t},{file:i}){const a=(0,A.jt)(t.file);return c==="tool"||a===""||i.startsWith(`${a}/`)}function n({level:c,version:t},i){return c!==
"tool"||t===null||i.length===0?!1:!i.some(({text:a})=>(0,P.WL)(a,t))}function l({signs:c,tools:t,hasCloudHostname:i},{version:a},s){const o=D(c),p=s??M(o),h=o.every(
({place:C})=>(0,g.Zl)(C.file)),$=s===null&&(h||o.some(({isCloud:C})=>C)),T=a===null&&p.some(C=>(0,P.w0)(C,[]).length>1);if(!$&&!T)return c;const{setsCloudHostname:E,
signs:y}=t(),O=i||E;return[...c.filter(({isCloud:C})=>!(C&&O)),...y]}function d(c,t,i,a){const s=c.map(h=>u(h,a)),o=s.filter(({version:h})=>h!==null),p=o.flatMap(
({signs:h})=>h.slice(0,1).map(r));return{name:j(c),clients:c,releases:s.flatMap(({releases:h})=>h),versions:Object.fromEntries(o.map(({client:h,version:$})=>[h,
$??""])),why:[...new Set([...t,...p])].join(", "),evidence:[...new Set([...i,...s.flatMap(({signs:h})=>h)])]}}function u(c,{setting:t,signs:i,constraints:a}){const s=(y,O)=>{
const[C=null,...U]=y,W=(0,P.w0)(c,y);return{client:c,releases:W,version:U.length===0?C:null,signs:O}};if(t.version!==null)return s([t.version],[]);const o=R(i.filter(
y=>y.client===c&&y.version!==null)),p=new Set(o.map(({version:y})=>(y??"").replace(/^v/,"")));if(p.size>0){const y=s([...p],o);return{...y,version:(0,P.lF)(y.version??
"")?y.version:null}}const h=a.map(({text:y,place:O})=>({client:c,level:"syntax",place:O,text:`requires ${(0,_.dh)(y)}`,version:y})),$=s([],[]),T=h.map(({version:y})=>y),
E=s(T,h);return E.releases.length===$.releases.length?$:E}const r=({place:c,text:t})=>`${c.file}:${c.line} ${t}`}),7960:((ie,G,e)=>{e.d(G,{e:()=>w});var _=e(7811),
g=e(2170),f=e(8339),A=e(8032),S=e(9897),P=e(3846),j=e(1011);const I={underscores:({kind:v,text:M})=>{if(!/^(required|lock|state_store)_provider$/.test(v))return null;
const R=(0,P.mi)(M??"","terraform");return R.kind==="invalid"||!R.namespace.includes("_")?null:`Invalid provider namespace: Invalid provider namespace "" in sou\
rce ${(0,_.ol)(M??"")}: ${P.pj}"`},oci:({kind:v,text:M,calls:R})=>{if(!/^(module|test_module)$/.test(v))return null;const D=R===void 0?[M]:R.opentofu?.map(({source:k})=>k);
for(const k of D??[]){const m=(0,S.cx)(k??"","opentofu");if(m.ok&&m.value.getter==="oci")return(0,S.Ns)(k??"",m.value)}return null}};function w(v,M){const R=Object.
keys(I).filter(m=>!(0,A.$l)(m,M)),D=[];return{usages:v.flatMap(m=>{const n=R.reduce((l,d)=>{const{client:u,version:r}=A.Fe[d],c=l.includes(u)?I[d](m):null;if(c===
null)return l;const t=`use ${A.bB[u]} ${r} or later, or another address`,i=(0,f.DA)({reason:"rejected",error:c,advice:t});return D.push((0,g.kH)(i,{places:[m.place],
clients:[u]})),l.filter(a=>a!==u)},m.clients);return n===m.clients?m:(0,j.sw)([m],n)}),notes:D}}}),1250:((ie,G,e)=>{e.d(G,{A:()=>S,j:()=>P});var _=e(2170),g=e(9119),
f=e(8032),A=e(5243);const S=["lock-file","syntax","version-file","tool","hook"];class P{signs=new Map;constraints=new Map;addFile({file:w,kind:{clients:v},scope:M,
isContext:R}){if(R)return;const[D,...k]=v;if(D!==void 0&&k.length===0&&!/(^|\/)[.#][^/]*$/.test(w)){const m=`is read by ${f.bB[D]} only`;this.addSign({client:D,
level:"syntax",place:{file:w,..._.wv},text:m})}for(const m of M.declared){const{kind:n,text:l,place:d}=m;if(n==="version")j(this.constraints,l,m);else if(n==="b\
inary"){const u=l==="tofu"?"opentofu":"terraform";this.addSign({client:u,level:"version-file",place:d,text:"sets terraform_binary"})}else if((0,f.SO)(n)){const{
client:u,what:r}=f.$I[n];this.addSign({client:u,level:"syntax",place:d,text:`has ${r}`})}}}end(w){for(const{kind:v,host:M,place:R,clients:D,isOverridden:k,text:m}of w)
if(v==="lock_provider"){const n=f.Du.find(d=>(0,A.Vm)(d)===M),l=`locks providers from ${M}`;n&&this.addSign({client:n,level:"lock-file",place:R,text:l})}else v===
"cloud_default"&&!k&&D.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:R,text:"has a cloud block without hostname",isCloud:!0}):v===
"module"&&m?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"syntax",place:R,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[
...this.constraints.values()]}}addSign(w){j(this.signs,`${w.client} ${w.text}`,{...w,version:null})}}function j(I,w,v){const M=(0,g.Zl)(v.place.file)?`${w} asid\
e`:w;I.has(M)||I.set(M,v)}}),1884:((ie,G,e)=>{e.d(G,{Vm:()=>ae,cw:()=>te,aC:()=>re});var _=e(3096),g=e(3298),f=e(5324),A=e(4756),S=e(2170),P=e(5243),j=e(9897),I=e(
1250),w=e(1011),v=e(3024),M=e(6760),R=e(9968),D=e(3114);const k=/(?:^|\/)(?:testdata|examples\/(?:resources|data-sources|provider|functions|actions|(?:ephemeral|list)-resources))(?:\/|$)/,
m=/(^|\/)mixins(\/|$)/,n=/^module\s+(\S*\/)?terraform-provider-|\bhashicorp\/terraform-plugin-(framework|sdk)\b/m;function l(Z,{exists:K,read:X}){const V=(0,g.O)(
x=>(0,M.basename)((0,M.join)(Z,x)).startsWith("terraform-provider-")||n.test(X((0,_.Gz)(x,"go.mod"))??"")||K((0,_.Gz)(x,"terraform-registry-manifest.json")));return x=>m.
test(x)||k.test(x)&&["",...(0,_.eH)(x)].some(V)}const d={files:1e6,directoryFiles:5e4};function*u(Z,K=(0,f.f5)(),X=d){const V=new r(Z,K,X);for(const x of Z.scan){
const b=(0,f.kI)(V.root,x);"path"in b?yield*V.walkFrom(b):yield{name:x,files:[],notes:[b]}}for(const x of K.called)yield*V.readCalled(x)}class r{root;checkout;isExcluded;isSnippet;facts;limits;selected;files=0;constructor(K,X,V){
this.root=(0,v.realpathSync)(K.root),this.checkout=(0,f.ET)(K),this.isExcluded=(0,f.Ls)(K.exclude),this.isSnippet=l(this.root,this.checkout),this.facts=X,this.limits=
V,this.selected=K.scan.length>1?new Set:null}*walkFrom(K){const{path:X,name:V,glob:x,file:b}=K,F=[{path:X,name:V,depth:0,isSelected:x===void 0&&b===void 0}];for(let Y=F.
pop();Y!==void 0;Y=F.pop()){const q=(0,f.KG)(Y);if(yield this.read(K,Y,q),K.file!==void 0||this.files>this.limits.files)return;if(!("problem"in q))for(const J of this.
findDirectories(K,Y,q))F.push(J)}}*readCalled(K){const{directories:X,links:V,linked:x}=this.facts;for(const Y of(0,_.eH)(K))x.delete(Y);const b=X.has(K)?null:this.
checkout.locate(K);if(b===null||(0,R.$r)(b).kind!=="directory")return;const B=(0,f.sq)((0,M.relative)(this.root,b));if(B!==K&&V.set(K,B),!X.has(B)&&this.files<=
this.limits.files&&!(0,_.eH)(B).some(this.isExcluded)){const Y={path:b,name:B,depth:0,isSelected:!0},q=(0,R.UO)(b,this.root)?this.root:b;yield this.read({path:b,
name:B,boundary:q},Y,(0,f.KG)(Y))}X.has(B)&&X.add(K)}read(K,X,V){const{name:x}=X;if("problem"in V)return this.facts.directories.add(x),{name:x,files:[],notes:[V]};
const{files:b,notes:B}=this.findFiles(K,X,V);this.files+=b.length;const F=this.limits.files;if(this.files>F){const J=(0,S.ht)(x,(0,A.ub)({kind:"files",max:F}));
return{name:x,files:[],notes:[...B,J]}}const Y=b.filter(({isContext:J})=>J);if(b.length>0&&Y.length===b.length)return{name:x,files:[],notes:B};this.facts.directories.
add(x),this.isSnippet(x)&&this.facts.snippets.add(x);for(const{file:J,kind:oe}of Y)(0,D.Ep)(oe)&&this.facts.unselected.push(J);return b.length>0&&V.some(J=>J.name===
".terraform")&&B.push(...this.readLeft(x)),{name:x,files:b,notes:B}}findFiles(K,X,V){const x=[],b=[],B=this.limits.directoryFiles;for(const F of this.filesAmong(
K,X,V))if("problem"in F)b.push(F);else if(x.length<B)x.push(F);else{b.push((0,S.ht)(X.name,(0,A.ub)({kind:"directory",max:B})));break}return{files:x,notes:b}}*filesAmong(K,X,V){
const x=new Set;for(const B of V)if((0,D.tr)(B.name)&&!B.isDirectory()&&x.add(B.name),B.name===".spacelift")for(const F of D.dN)this.addTool((0,_.Gz)(X.name,F));
const b=M.posix.basename(X.name);for(const B of V){if(B.isDirectory())continue;const F=(0,_.Gz)(X.name,B.name),Y=(0,D.L8)(B.name,x,b);if(Y===void 0){(0,D.Z8)(B.
name)&&this.addTool(F),B.name.endsWith(".tfstate")&&!this.isExcluded(F)&&this.facts.states.push(...(0,f.un)(F,this.checkout));continue}const J={path:X.path+M.sep+
B.name,file:F,kind:Y,isContext:!this.select(K,X,F)};B.isFile()?yield J:B.isSymbolicLink()?yield*this.follow(K,J):yield(0,S.ht)(F,(0,A.WO)({what:"special-file",is:(0,R.
I)(B)}))}}readLeft(K){this.isExcluded((0,_.Gz)(K,".terraform"))||this.facts.states.push(...(0,f.rN)(K,this.checkout));const X=(0,f.Wj)(K,this.checkout);if("prob\
lem"in X)return[X];for(const V of X)this.facts.called.add(V.directory);return this.facts.installed.push(...X),[]}addTool(K){this.isExcluded(K)||this.facts.toolFiles.
push(K)}select(K,X,V){return!(X.isSelected||(0,f.$8)(K,V))||this.isExcluded(V)||this.selected?.has(V)?!1:(this.selected?.add(V),!0)}*follow(K,X){const V=(0,f.sT)(
(0,R.$r)(X.path),K);if(V===null)return;if(typeof V=="object")return yield(0,S.ht)(X.file,V);const x=(0,f.sq)((0,M.relative)(this.root,V));X.isContext||this.facts.
links.set(X.file,x),yield{...X,path:V,target:x}}findDirectories({glob:K},{path:X,name:V,depth:x,isSelected:b},B){return B.toReversed().flatMap(F=>{if(F.isSymbolicLink()&&
F.name==="tests"&&this.facts.called.add((0,_.Gz)(V,"tests")),(0,f.G$)(F.name))return[];const Y=(0,_.Gz)(V,F.name);if(this.isExcluded(Y))return[];const q=X+M.sep+
F.name;if(F.isSymbolicLink()&&(0,R.$r)(q).kind==="directory"&&this.facts.linked.set(Y,this.checkout.nameOf(Y)),!F.isDirectory())return[];const J=b||K!==void 0&&
M.posix.matchesGlob(Y,K);return{path:q,name:Y,depth:x+1,isSelected:J}})}}let c=function(...Z){return{dependsOnOthers:c}=e.late([3276,4744,6851,5923],8095),new.target?
new c(...Z):c(...Z)},t=function(...Z){return{usagesOf:t}=e.late([3276,4744,6851,5923],8095),new.target?new t(...Z):t(...Z)},i=function(...Z){return{declaredIn:i}=
e.late([3276,4744,6851,5923],8095),new.target?new i(...Z):i(...Z)},a=function(...Z){return{isForeign:a}=e.late([3276,4744,6851,5923],8095),new.target?new a(...Z):
a(...Z)},s=function(...Z){return{readModule:s}=e.late([3276,4744,6851,5923],8095),new.target?new s(...Z):s(...Z)};const o=25e4;function*p(Z,K,X,V=o){const x=new h(
K,X,V);yield*x.collect(Z);const b=yield*x.decideOpen();return x.result(b)}class h{items=[];notes=(0,w.G4)();knownSources=new Map;declared=[];signs=new I.j;counts={
decided:0,open:0};facts;values;maxUsages;constructor(K,X,V){this.facts=K,this.values=X,this.maxUsages=V}*collect(K){const{counts:X,facts:V}=this;for(const{name:x,
files:b,notes:B}of u(K,V)){if(V.endedAt=x,yield V.files)return;for(const q of B)this.notes.add(q);if(b.length===0)continue;if(this.isFull(X.decided+X.open,x))break;
const F=yield*s(b,V.files);if(F===null)return;V.bytes+=F.bytes;for(const q of F.notes)this.notes.add(q);const Y=V.snippets.has(x)&&{definitions:[]};this.add({directory:x,
files:F.files.map(q=>({...q,...Y}))})}V.endedAt=null}*decideOpen(){const K=[];let X=!1;for(const V of this.items){if(!("files"in V)){K.push(V);continue}if(X||=this.
isFull(this.counts.decided,V.directory),!X)if(yield this.facts.files)this.facts.endedAt??=V.directory,X=!0;else for(const x of this.decide(V.files))K.push(x)}return K}result(K){
const{facts:X,signs:V,declared:x}=this,b=[...K,...X.states.map($)];return{...X,usages:b,declared:x,notes:this.notes.all(),...V.end(K)}}add(K){const{files:X,directory:V}=K,
{facts:x}=this;X.some(({kind:B})=>B.class==="config")&&x.modules.add(V),x.files+=X.length;for(const B of i(X))this.declared.push(B);for(const B of X){const F=!a(
B),Y=B.kind.class==="terragrunt";F&&(x.isEmpty=!1),Y&&x.terragrunt.push(B.file),x.usesTerragrunt||=Y&&F,this.signs.addFile(B)}const b=X.some(c);for(const B of X)
(b||!B.isContext)&&this.addCalls(B);if(b){this.items.push(K);for(const{references:B}of X)this.counts.open+=B.length}else for(const B of this.decide(X))this.items.
push(B)}addCalls({file:K,references:X}){for(const{kind:V,row:x,value:b}of X){if(b===void 0)continue;const B=(0,P.Nj)(b.text)||x.grammar==="terragrunt"&&(0,j.GL)(
b.text),F=B||(0,j.qC)(b.text).length>0;if(V==="module"&&(F||b.kind==="pieces")&&this.facts.calls.push({source:b.text,file:K}),B&&x.position.includes("source")){
const Y=(0,_.jt)(K),q=(0,_.Bo)(Y,J=>this.facts.modules.has(J));for(const J of V==="test_module"?[q]:[Y])this.facts.called.add((0,_.un)(J,b.text))}}}decide(K){const{
usages:X,notes:V}=t(K,this.values,this.knownSources);for(const x of V)this.notes.add(x);return this.counts.decided+=X.length,X}isFull(K,X){const V=this.maxUsages;
return K<V?!1:(this.notes.add((0,S.ht)(X,(0,A.ub)({kind:"usages",max:V}))),!0)}}const $=({file:Z,host:K,client:X})=>({kind:"saved_state",host:null,isHostImplied:!1,
directHost:K,text:K,address:"state",place:{file:Z,...S.wv},clients:[X],isOverridden:!1,needs:[]});var T=e(3916),E=e(9119),y=e(1440);function O(Z,K,X,{nameOf:V}){
if(!(0,P.Nj)(K)){const[b=null]=(0,j.qC)(K).flatMap(B=>V(B)??[]);return b}const x=(0,_.un)(Z,K);return X.get(x)??x}const C=100;function U({usages:Z,units:K},X){const V=(0,E.
hy)(K,w.CI);return[...Z.flatMap(({calls:b,directories:B,text:F,place:Y})=>{const q=(0,_.jt)(Y.file),J=(V.get(q)??[]).flatMap(({item:fe})=>(0,w.CI)(fe));if(b===void 0&&
B===void 0&&J.length===0&&(0,j.qC)(F??"").length===0)return[];const de=Object.values(b??{}).flat(),ne=[F,...de.map(({source:fe})=>fe)].flatMap(fe=>fe??[]),pe=[q,
...(B??J).slice(0,C)];return ne.flatMap(fe=>(0,P.Nj)(fe)?pe.map(_e=>(0,_.un)(_e,fe)):(0,j.qC)(fe).flatMap(_e=>X.nameOf(_e)??[]))}),...K.flatMap(w.CI)]}function W(Z,K){
const{usages:X,links:V,directories:x}=Z,b=(oe,de)=>{const ne=O(oe,de,V,K);return ne===null||(0,P.Nj)(de)&&ne===(0,_.un)(oe,de)?de:`./${(0,T.relative)(oe,ne)}`},
B=X.map(oe=>{const{kind:de,text:ne,calls:pe,place:fe}=oe,_e=V.size>0||pe!==void 0||(0,j.qC)(ne??"").length>0;if(de!=="module"||ne===null||!_e)return oe;const ve=[
{root:null,source:ne,version:null,isOpen:!1}],ge=Object.entries(pe??{terraform:ve,opentofu:ve}).map(([$e,we])=>{const ye=(0,_.jt)(fe.file),Ie=Pe=>Pe.source&&b(ye,
Pe.source);return[$e,we.map(Pe=>({...Pe,source:Ie(Pe)}))]});return ge.every(([,[$e]])=>$e?.source===ne)&&pe===void 0?oe:{...oe,calls:Object.fromEntries(ge)}}),F=({
directory:oe})=>x.has(oe)&&K.nameOf(oe)===oe,Y=Z.installed.filter(oe=>!F(oe)&&K.exists(oe.directory)),q=new Map(Y.map(({root:oe,directory:de})=>{const ne=(0,A.a3)(
{what:"outside",path:de});return[de,(0,S.ht)((0,_.Gz)(oe,y.U4),ne)]})),J=[...Z.notes,...q.values()];return{...Z,usages:B,installed:Z.installed.filter(F),notes:J}}
let L=function(...Z){return{resolveValue:L}=e.late([3276,4744,6851,5923],8095),new.target?new L(...Z):L(...Z)},N=function(...Z){return{asWritten:N}=e.late([3276,
4744,6851,5923],8095),new.target?new N(...Z):N(...Z)},H=function(...Z){return{Instances:H}=e.late([3276,4744,6851,6065],1340),new.target?new H(...Z):H(...Z)},Q=function(...Z){
return{Terragrunt:Q}=e.late([3276,4744,6851,6065],1340),new.target?new Q(...Z):Q(...Z)},se=function(...Z){return{withUnits:se}=e.late([3276,4744,6851,6065],1340),
new.target?new se(...Z):se(...Z)};const z=10;function*te(Z,K={}){const X=(0,f.ET)(Z),V=new Set;for(let x=1;;x+=1){const b=(0,f.f5)(V),B=ae(X,b,K),F=(0,g.O)(()=>new Q(
B)),Y=yield*p(Z,b,re(B,F)),J=b.terragrunt.length>0?yield*se(Y,F()):Y,oe=V.size;for(const ne of U(J,X))!J.directories.has(ne)&&X.locate(ne)!==null&&V.add(ne);if(V.
size===oe||J.endedAt!==null||x===z)return W(J,X)}}function re(Z,K){const X=(0,g.O)(V=>(0,g.O)(x=>new H(Z,V,x)));return({row:V,place:x},b,B)=>{if(V.grammar==="te\
rragrunt")return ce(K(),x.file,b);const F=V.evaluation?.[B];if(F===void 0)return N(b);const Y=X(B)(F);if(Y.effort.isSpent)return N(b);const q=({scope:ne,from:pe,
root:fe})=>(ne.effort.renew(),{...L(b,ne),from:pe,root:fe}),J=(0,_.jt)(x.file),oe=q(Y.unknown(J));if(oe.isWhole)return[[oe]];const de=Map.groupBy(Y.of(J),({use:ne})=>ne);
return Array.from(de.values(),ne=>ne.map(q))}}function ce(Z,K,X){if(Z.effort.isSpent)return N(X);const V=b=>({...L(X,b),from:null}),x=Z.includedScopes(K).map(b=>[
V(b)]);return x.length===0?[[V(Z.scopeOf(K))]]:x}function ae(Z,{calls:K,links:X,terragrunt:V},x){const b=(0,g.O)(me),B=(F,Y)=>O(F,Y,X,Z);return{files:Z,calls:(0,g.
O)(()=>ee(K,B)),leadsTo:B,terragrunt:V,environment:x,isSet:F=>x[F]!==void 0,setBy:F=>{const Y=b(Z).get(F);return Y===void 0?null:`TF_VAR_${F} in ${Y}`}}}const le=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;
function ee(Z,K){const X=new Map,V=new Set;for(const{source:x,file:b}of Z){const B=(0,_.jt)(b),F=K(B,x);F!==null?X.set(F,(X.get(F)??new Set).add(B)):le.test(x)&&
V.add(B)}return{callers:X,dynamic:V}}const ue=".github/workflows",he=200;function me(Z){const K=new Map,X=Z.list(ue).filter(V=>/\.ya?ml$/.test(V));for(const V of X.
slice(0,he)){const x=`${ue}/${V}`,b=Z.read(x)??"";for(const[,B,F]of b.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const Y=B??F??"";K.has(Y)||K.set(
Y,x)}}return K}}),5102:((ie,G,e)=>{e.d(G,{DI:()=>j,Fl:()=>R,JR:()=>I,QK:()=>n,Rm:()=>k,Yn:()=>D,Zh:()=>l,b:()=>v,fi:()=>u,hm:()=>m,md:()=>M,nM:()=>d,nx:()=>A,sG:()=>P,
vh:()=>S});var _=e(2886),g=e(2389),f=e(9615);const A={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},S=Object.keys(
A);function P(r){if(v(r))return"unchecked";const c=m(r.findings);return c==="error"?"fails":c==="warning"?"warns":I(r)?"skipped":"works"}const j=r=>P(r)==="fail\
s",I=({visit:r})=>r.attempt.discovery.kind==="skipped",w=["host-not-checked",..._.H4],v=({visit:{attempt:r}})=>r.discovery.kind==="skipped"&&w.includes(r.discovery.
problem.code),M=r=>S.flatMap(c=>r.filter(t=>P(t)===c));function R(r){const c=new Set(r.map(({worst:t})=>t));return c.has("error")?"fails":c.has("warning")?"warn\
s":r.some(k)?"skipped":"works"}function D(r,c){const t=Object.groupBy(r,p=>R(c(p))),{fails:i=[],warns:a=[],skipped:s=[],works:o=[]}=t;return[i,a,s,o]}const k=({
chosen:r,isDirect:c,isUnchecked:t})=>t===!0||!c&&Object.keys(r).length===0,m=r=>f.oC.find(c=>r.some(t=>t.severity===c))??null;function n({findings:r}){const c=m(
r);return c==="notice"?[]:r.filter(({severity:t})=>t===c)}const l=({severity:r},{failOn:c})=>r==="error"||(0,g.k2)(r,c),d=({severity:r})=>r!=="notice";function u({
passed:r,hosts:c,findings:t}){return r?t.some(d)?"warns":c.length===0?"skipped":"works":"fails"}}),4120:((ie,G,e)=>{e.d(G,{H8:()=>P,Iu:()=>S,QI:()=>v,QN:()=>n,SY:()=>j,
dy:()=>A,kJ:()=>M,nO:()=>l,od:()=>w,tY:()=>R,u8:()=>k});var _=e(9432),g=e(9615),f=e(8032);const A="new in this pull request",S=d=>d.replace(/^./u,u=>u.toUpperCase()),
P=d=>g.oC.flatMap(u=>{const{length:r}=d.filter(c=>c.severity===u);return r===0?[]:[(0,_.px)(r,u)]}).join(", "),j=d=>f.zK.every(u=>d.includes(u))?"all clients":I(
d).join(", "),I=d=>d.map(u=>f.bB[u]);function w(d,u){const r=u.filter(c=>d.includes(c));return d.length===0||r.length===u.length?"":I(r).join(", ")||"no client \
in use"}const v=({clients:d,versions:u})=>d.map(r=>[f.bB[r],u[r]].join(" ").trim()).join(" and ");function M(d){return d<999.5?`${Math.round(d)} ms`:d<59950?`${(d/
1e3).toFixed(1)} s`:`${(d/6e4).toFixed(1)} min`}function R(d){return d<1e3?`${d} B`:d<999950?`${(d/1e3).toFixed(1)} kB`:`${(d/1e6).toFixed(1)} MB`}const D=36e5;
function k(d,u){const r=(Date.parse(u)-Date.parse(d))/D;if(r>=48)return`${m(r/24)} days`;if(r>=1)return`${m(r)} h`;const c=Math.floor(r*60);return c>=1?`${c} mi\
n`:"less than a minute"}const m=d=>Math.floor(d*10)/10,n=d=>`${d.slice(0,16).replace("T"," ")} UTC`;function l(d,u){const r=(Date.parse(d)-Date.parse(u))/(24*D);
if(Number.isNaN(r))return d;const c=Math.floor(Math.abs(r)),t=c===0?"less than a day":(0,_.px)(c,"day");return`${d.slice(0,10)} (${r<0?`${t} ago`:`in ${t}`})`}}),
8884:((ie,G,e)=>{e.d(G,{CN:()=>d,Dx:()=>D,GH:()=>w,Ky:()=>A,TD:()=>S,YC:()=>m,eb:()=>j,f5:()=>k,ju:()=>l,lp:()=>R,mj:()=>v,oN:()=>M,tN:()=>n});var _=e(9432),g=e(
2170),f=e(9119);function A(t,i){const{places:a,noun:s}=S(t);return(0,_.K4)(a,i,f.eo,o=>(0,_.px)(o,`more ${s}`))}function S(t){const i=r(t),a=(0,f.t6)(i,o=>u(o)?
(0,f._M)(o.file)??o:o),s=P(a).length>1;return{places:s?a:i,noun:s?"repository":"place"}}const P=t=>t.filter(u).filter(({file:i})=>(0,f._M)(i)!==null),j=t=>(0,f.
t6)(P(I(t)),({file:i})=>(0,f._M)(i)),I=t=>[...new Set(t.map(({places:i})=>i))].flat(),w=(t,i,a)=>`${t===i?"all":`${t} of`} ${i} ${a}`;function v(t,i){const{length:a}=i>
1?j(t):[];return a>1?w(a,i,"repositories"):""}function M(t,i){const a=new Set(t.flatMap(({file:p})=>(0,f._M)(p)??[])).size>1,s=p=>(a?(0,f._M)(p.file):null)??c(p),
o=new Set(i.map(s));return t.filter(p=>!o.has(s(p)))}function R(t,i){const a=D([t]);return A(M(a,a.slice(0,1)),i)}const D=t=>r(I(t).filter(u)),k=t=>[...new Set(
I(t).filter(i=>typeof i=="string"))];function m(t){const i=t.hosts.flatMap(({requirements:s})=>s),a=[...t.findings,...t.roots.flatMap(({rows:s})=>s)];return[...new Set(
[...i.map(({because:s})=>s),...a.map(s=>s.places)])]}const n=t=>t.values().map(g.Xd).find(i=>i!==null)??null,l=({services:[t,...i]})=>i.length===0?t??null:null,
d=t=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(t)&&(0,f._M)(t)===null,u=t=>typeof t!="string",r=t=>(0,f.t6)(t,i=>u(i)?c(i):i),c=({file:t,line:i,inside:a})=>`${i}\
:${t}${a===void 0?"":`
${(0,f.kn)(a)}`}`}),6097:((ie,G,e)=>{e.d(G,{$N:()=>R,LG:()=>u,QA:()=>h,fX:()=>m,h$:()=>y,j6:()=>T,q9:()=>s,rc:()=>o});var _=e(2886),g=e(2172),f=e(9432),A=e(2170),
S=e(9119),P=e(255),j=e(3096),I=e(5106),w=e(5102),v=e(4120),M=e(8884);function R(O,{repositories:{length:C}}){const{hosts:U,files:W,findings:L,passed:N,stopped:H}=O,
Q=d(O,C),se=W.filter(({problem:he})=>Q===null||!k.test(he.code)),z=se.filter(he=>!D(he)),te=(0,w.hm)(z)==="error"&&!U.some(w.DI),re=Q===null&&C>0?` in ${(0,f.px)(
C,"repository")}`:"",le=[z.length<se.length?[`nothing to check${re}`]:n(O,re),l(z)],ee=[Q??[],te?le.toReversed():le].flat(2).join(", "),ue=(0,w.hm)(L)==="error";
if(H.length>0){const he=(0,f.pk)(H);return ue||U.some(w.b)?`${ee} (${he})`:`${he}; ${ee}`}return N&&ue?`${ee} (the check passes: fail-on is never)`:N||ue?ee:`${ee}\
 (the check fails: fail-on is warning)`}const D=({problem:O,severity:C})=>O.code==="nothing-to-check"&&C==="error",k=/^(?:module|provider|version|package|constraint|lock)-/,
m="not allowed";function n({hosts:O,roots:C},U){const W=O.length;if(W===0){const Z=C.flatMap(({rows:V})=>V.filter(({isDirect:x})=>x)),K=new Set(Z.flatMap(V=>(0,w.
Rm)(V)?[]:V.source)).size;return[...K===0?[]:[`${(0,f.px)(K,"module")} read`],`no registry hosts to check${U}`]}const{skipped:L=[],checked:N=[]}=Object.groupBy(
O,Z=>(0,w.JR)(Z)?"skipped":"checked"),{fails:H,unchecked:Q,works:se}=w.nx,z=(Z,K)=>K.length===0?[]:[{words:Z,count:K.length}],te=[...z(H,N.filter(w.DI)),...z(m,
L.filter(w.DI)),...z(Q,L.filter(w.b))],re=[...z(se,N),...z(w.nx.skipped,L)],[ce,...ae]=te.length>0?te:re,le=N.filter(Z=>(0,w.sG)(Z)==="warns").length,ee=W===1?"":
`${le} ${te.length>0?"more ":""}`,he=ce?.words===m||ce?.words===Q?ce.count===1?"is ":"are ":"";return[`${W===1?"1 registry host":(0,M.GH)(ce?.count??0,W,"regist\
ry hosts")}${U} ${he}${ce?.words}`,...ae.map(({count:Z,words:K})=>`${Z} ${K}`),...le===0?[]:[`${ee}with warnings`]]}function l(O){const C=(0,w.hm)(O);if(C===null||
C==="notice")return[];const U=O.filter(({severity:Q})=>Q===C),W=(0,M.eb)(U).length,L=new Set((0,M.Dx)(U).map(({file:Q})=>Q)).size,N=W>0?`files of ${(0,f.px)(W,"\
repository")}`:(0,f.px)(L,"file"),H=U.some(Q=>(0,A.Xd)(Q)===null);return[...L>0?[`${C}s in ${N}`]:[],...H?[`${C}s in settings or credentials`]:[]]}function d({roots:O,
findings:C},U){const W=O.filter(({directory:re})=>re!==g.cd.file),[L]=(0,w.Yn)(W,({rows:re})=>re),N=({directory:re})=>re,H=new Set([...L.map(N),...c(C)]);if(H.size===
0)return null;const Q=new Set([...W.map(N),...H]).size,se=new Set(Array.from(H,S._M)).size,z=Q<2?"":` in ${(0,M.GH)(H.size,Q,"root modules")}`,te=U<2?"":` (${(0,M.
GH)(se,U,"repositories")})`;return`init fails${z}${te}`}function u(O,{repositories:C}){const U=O.files.filter(({severity:W})=>W==="error");return d(O,C.length)??
l(U)[0]??null}const r=({problem:O,severity:C})=>O.code==="cloud-token"&&C==="error",c=O=>(0,M.Dx)(O.filter(r)).map(({file:C})=>{const{path:U}=(0,S.bH)(C);return`${C.
slice(0,C.length-U.length)}${(0,j.jt)(U)||"."}`}),t=50,i=3,a=2;function s(O){const{shown:C,more:U}=(0,f.zN)(O,t);return U===0?C:[...C,`and ${(0,f.px)(U,"more re\
mark")}`]}function o(O){const C=(0,M.YC)(O).some(({length:Q})=>Q===S.WD),U=O.files.filter(({exclude:Q,severity:se})=>Q&&se!=="notice"),W=[...new Set(U.flatMap(({
exclude:Q})=>Q??[]))],L=(0,M.eb)(U).length>0?" where their files are read":"",N=`${(0,f.px)(U.length,"finding")} in tests, examples or templates, where errors a\
re warnings`,H=`to skip such files, set \`exclude\`${L}: ${(0,f.K4)(W,i,f.dh)}`;return[...C?[`lists of places end after ${S.WD} places`]:[],...U.length>0?[`${N}\
; ${H}`]:[]]}const p="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split(" ");function h({findings:O},C){const U=p.flatMap(L=>{const N=C[L]||
L.endsWith("Y")&&C[L.toLowerCase()];return N?`${L} (${(0,f.dh)(N.slice(N.lastIndexOf("@")+1))})`:[]});return O.some(L=>L.problem.obstacle||(0,_.zv)(L))&&U.length>
0?[`connections used ${U.join(", ")}`]:[]}function $({hosts:O},C){const{scan:U,repositories:W}=C,{length:L}=O.filter(({requirements:se})=>se.some(({because:z})=>z.
some(te=>typeof te!="string"))),N=`${(0,f.px)(U.usages,"usage")} of ${(0,f.px)(L,"registry host")}`,H=L===0?"no registry host is used":N;return W.length>0?`${H}\
 in ${(0,f.px)(W.length,"repository")}`:U.files===0?U.durationMs===0?null:"found no Terraform or OpenTofu files":`scanned ${`${(0,f.px)(U.files,"file")} (${(0,v.
tY)(U.bytes)})`} in ${(0,v.kJ)(U.durationMs)}: ${H}`}function T(O,C){const{hosts:U}=O,{depth:W,repositories:L}=C,N=L.length===0;if(W==="versions"||W==="packages")
return N?E(O):[];const H=U.filter(z=>["works","warns"].includes((0,w.sG)(z))&&z.requirements.some(({service:te,because:re})=>(te===I.e$||te===I.xq)&&re.some(ae=>typeof ae!=
"string")));return W!=="discovery"||H.length===0?[]:[`not checked at ${(0,f.K4)(H,a,({visit:z})=>(0,P.nx)(z.host))}: versions of modules and providers, and whet\
her tokens are accepted; to check them, set \`depth: versions\``]}function E({roots:O}){return O.filter(({directory:U})=>U!==g.cd.file).some(({rows:U})=>U.some(
({kind:W})=>W==="module"))?["not checked: what is inside modules; to read them as `init` does, set `depth: init`"]:[]}function y(O,C){const{dialect:U,durationMs:W,
scan:L,remarks:N}=C,{findings:H,ignored:Q}=O,se=(0,v.H8)(H)||"no findings",z=Q>0?`${se}, ${Q} ignored`:se,re=O.hosts.length===0&&L.files===0?"":` for ${(0,v.QI)(
U)} (${U.why})`,ce=$(O,C);return[`${z}; checked in ${(0,v.kJ)(W)}${re}`,...ce===null?[]:[ce],...N]}}),9961:((ie,G,e)=>{e.d(G,{Dz:()=>j,P4:()=>P,Yv:()=>I});var _=e(
7811),g=e(1780),f=e(9432),A=e(9615);const S={missing:({setting:w,path:v})=>({message:`${w} names ${(0,_.ol)(v)}, which does not exist`,help:(0,f.Dl)(v,"set it t\
o the absolute path of a file; the client continues without any CLI configuration")}),relative:({setting:w,path:v,root:M})=>({message:`${w} is the relative path\
 ${(0,_.ol)(v)}, which \`init\` does not find if it is started in ${M}`,help:"set it to the absolute path"}),cache:({path:w})=>({message:`the plugin cache direc\
tory ${(0,_.ol)(w)} does not exist, for which the client reports an error`,help:(0,f.Dl)(w,"create the directory before `init`"),severity:"notice"}),unreadable:({
file:w,failure:v})=>({message:`${w} ${(0,f.mP)(v)}`,help:v.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular f\
ile that this account can read; this check continues without it"}),syntax:({file:w,why:v})=>({message:`${w} has a syntax error: ${v}`,help:"correct the file; th\
e client ignores all of it, including its tokens"}),encoding:({file:w,isWide:v})=>({message:`${w} ${v?"is encoded as UTF-16":"begins with a byte order mark"}, s\
o the client ignores all of it`,help:"save it as UTF-8 without a byte order mark (BOM)"}),type:({file:w,why:v})=>({message:`${w}: ${v}`,help:"correct the value;\
 Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"}),block:({file:w,why:v})=>({message:`${w}: ${v}`,help:"correct the block; the c\
lient ignores it"}),label:w=>({message:`the label of the block ${w.type} ${(0,_.ol)(w.label)} at ${w.file} is not a hostname: ${w.why}`,help:w.advice??"write a \
hostname as the label; the client ignores the block"}),"two helpers":()=>({message:"there is more than one credentials_helper block",help:"remove all but one; t\
he client uses any of them at random"}),"two installations":()=>({message:"there is more than one provider_installation block",help:"remove all but one; the cli\
ent uses the first"}),"no token":({file:w,host:v,hasValue:M})=>({message:M?(0,g.xI)`the token in the credentials block for host ${(0,g.SP)(v)} at ${w} is not a string`:
(0,g.xI)`the credentials block for host ${(0,g.SP)(v)} at ${w} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no oth\
er credentials source'}),"no helper":({name:w,directories:v})=>({message:`credentials helper ${(0,_.ol)(w)}: there is no terraform-credentials-${w} in ${v.join(
", ")}`,help:w===w.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the cl\
ient finds no other name"})},P=(w,v)=>(0,A.CC)("credentials-config",{...(0,A.Z9)(S,w),affects:v}),j=({name:w,why:v})=>(0,A.CC)("credentials-helper",{message:`cr\
edentials helper ${w}: ${v}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"}, or {} for a host without a token, and exit with 0'}),
I=({host:w,at:v})=>(0,A.CC)("services-forced",{message:(0,g.xI)`the host block at ${v} defines the services of ${(0,g.KT)(w)}; the host's own discovery document is not used`,
help:(0,g.xI)`remove the host block at ${v} to use the discovery document of ${(0,g.KT)(w)}`})}),8294:((ie,G,e)=>{e.d(G,{$U:()=>r,C3:()=>m,Eu:()=>k,QU:()=>R,To:()=>t,
bI:()=>i,fj:()=>l,iX:()=>a,tK:()=>d,z2:()=>c});var _=e(8032),g=e(255),f=e(1780),A=e(7057),S=e(9432),P=e(9615),j=e(4481);const I=({source:h,isInFile:$},T)=>(0,P.
Lw)(T[$?"file":(0,j.zT)(h)?"helper":"elsewhere"]),w={file:"write the token into the file, or remove its block",helper:"store the token in the helper, which must\
 print {} for a host without one",elsewhere:{terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow can read\
 it: GitHub replaces a missing secret with an empty string"}},v={file:"write the token itself, because a CLI configuration has no variables, or set a TF_TOKEN_ \
variable",helper:"store the token itself in the helper",elsewhere:{terminal:"set it to the token itself; in single quotation marks, a shell replaces nothing",workflow:"\
write ${{ secrets.NAME }} where the workflow file sets it, with the name of the secret"}},M=(h,{source:$},T,E)=>(0,P.CC)(h,{message:(0,f.xI)`the token from ${(0,f.
LA)($)} ${T}`,flaw:T,...E}),R=h=>M("credentials-empty",h,"is empty",{help:I(h,w)}),D={length:["is longer than 64 KiB and is not sent","store only the token"],"c\
ontrol character":["contains a line break or another control character, which no client can send","store the token again without the line break at its end"],bearer:[
'begins with "Bearer ", which the clients add a second time','store only the part after "Bearer "'],quotes:["is enclosed in quotation marks, which are sent with\
 it","store the token without the quotation marks"],"outer white space":["begins or ends with white space, which is sent with it","store the token without the w\
hite space around it"],"inner white space":["contains white space","check whether two values were pasted together"],"not ASCII":["contains characters beyond ASC\
II, which many servers misread","copy the token again: a hyphen or quotation mark may have been replaced"],placeholder:["is a placeholder that nothing replaced",
v]};function k({slip:h,...$}){const[T,E]=D[h],y=typeof E=="string"?E:I($,E);return M("credentials-malformed",$,T,{help:y,...h!=="control character"&&h!=="length"&&
{severity:"warning"}})}function m({host:h,source:$,on:T,days:E}){const y=E<0?`expired on ${T}`:void 0;return(0,P.CC)("credentials-expiry",{message:(0,f.xI)`the token from ${(0,f.
LA)($)} ${y??`expires on ${T}`}`,help:(0,j.qV)($,h),...y&&{flaw:y}})}const n=`has fewer than ${A.Il} characters and is not redacted where a server repeats it`,l=h=>M(
"credentials-short",h,n,{help:"check whether the stored value is the whole token; store it again or create a longer one"}),d=h=>(0,P.CC)("credentials-differ",{message:(0,f.
xI)`for host ${(0,f.SP)(h.host)}, ${u(h.first)} and ${u(h.other)}`,help:(0,f.xI)`set the token for both clients in ${(0,f.LA)((0,g.fK)(h.host)[0]??"tokens")}; this check uses the first token`}),
u=({client:h,source:$})=>$===null?`${_.bB[h]} finds no token`:(0,f.xI)`${_.bB[h]} uses the token from ${(0,f.LA)($)}`,r=({host:h,service:$,...T})=>(0,j.ti)("cre\
dentials-missing",(0,f.xI)`host ${(0,f.SP)(h)} requires a token${$===null?"":` for ${$}`}`,(0,j.nP)(h),T),c=h=>(0,P.CC)("credentials-near-miss",{message:(0,f.xI)`${(0,f.
LA)(h.variable)} seems to be meant for host ${(0,f.SP)(h.host)}, but ${h.why}`,help:(0,f.xI)`rename it: ${(0,j.yN)(h.write)}`}),t=({host:h,other:$,source:T,service:E,
isSent:y,isNotice:O})=>(0,P.CC)("credentials-other-host",{message:(0,f.xI)`the clients do not send the token for ${(0,f.KT)($)} from ${(0,f.LA)(T)} ${E===null?"\
after the redirect of":`to ${E} of host`} ${(0,f.KT)(h)}: they send ${y?(0,f.xI)`the token of ${(0,f.KT)(h)}`:"none"}`,help:E===null?(0,f.xI)`make the discovery document of ${(0,f.
KT)(h)} public, or serve it at ${(0,f.KT)(h)} itself`:(0,f.xI)`set the token for ${(0,f.KT)(h)}, and the clients send it to ${(0,f.KT)($)}`,...O&&{severity:"not\
ice",affects:[]}}),i=({host:h})=>(0,P.CC)("credentials-unused",{message:(0,f.xI)`the tokens input has a token for host ${(0,f.SP)(h)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"});function a(h){const{host:$,token:T,source:E,challenge:y,contentType:O,...C}=h,U=T==="n\
one"&&y===null&&!O?.includes("json"),W=C.page?.kind==="bot-protection",N=!W&&(U||C.isVague===!0)&&C.status===403&&(0,S.VW)($)===null,H=(0,f.xI)`rejected the token from ${(0,f.
LA)(E??"")}`,se=W?"refuses the clients":T==="sent"?H:"requires authentication credentials",z=(0,j.c3)(h),te=!N&&C.url===`https://${$}/.well-known/terraform.json`,
re=(0,f.xI)`${N?"may not be a registry":se}: ${(0,S._r)(C,te)}`;return(0,P.CC)("document-unauthorized",{message:(0,f.xI)`host ${(0,f.KT)($)} ${re}${"refusal"in z?
"":(0,f.xI)`; ${(0,j.pt)(h,null)}`}`,help:(0,S.NM)({...C,asked:$},N?o:p(h)),...z})}const s="make the discovery document public",o={operator:`${s}, or return 404\
 if the host has no services`,user:(0,S.Wt)([]),besides:null};function p(h){const{host:$,token:T,status:E}=h,y=E===403||T!=="sent"?(0,S.qZ)($):void 0,O=E===403?
"may read this host":"is complete and for this host",C=(0,j.SK)(h,O),U={...(0,j.$w)(h,"the discovery document",null,C),guest:y};return T==="none"&&"refusal"in(0,j.
c3)(h)?{...U,operator:(0,j.nP)($,`, or ${s}`),besides:s}:U}}),8936:((ie,G,e)=>{e.d(G,{Er:()=>l,P0:()=>k,P6:()=>I,Qs:()=>D,T0:()=>P,U2:()=>n,e4:()=>d});var _=e(1780),
g=e(9432),f=e(9176),A=e(9615);const S={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","ser\
ver-failed":"could not be looked up: the DNS server reported a failure"},P=({host:u,asks:r,why:c})=>(0,A.CC)("host-unknown",{message:(0,_.xI)`${(0,_.KT)(u)} ${S[c]}`,
help:c!=="no-such-host"?"check the DNS resolver of this machine, then run the check again":r==="document"?(0,g.Dl)(u,"check the spelling, and that this machine \
can resolve the name"):(0,_.xI)`check that this machine can resolve ${(0,_.KT)(u)}, or have the URL that names it corrected`,obstacle:{verb:"cannot resolve",what:S[c].
replace(/.*: /,"")}}),j={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the hos\
t","no-network-route":"is unreachable: no route to its network"};function I({host:u,error:r}){if(typeof r=="object"&&"proxy"in r)return(0,A.CC)("host-unreachabl\
e",{message:(0,_.xI)`${(0,_.KT)(u)} is unreachable: ${r.proxy}`,help:f.Yq.PROXY_NOT_REACHED,obstacle:{verb:"does not reach",what:(0,g.dh)(r.proxy),help:f.Yq.PROXY_NOT_REACHED}});
const c=typeof r=="string"?j[r]:`is unreachable (${r.code})`,t="that a firewall or proxy lets this machine connect to it",i=`check ${t}`;return(0,A.CC)("host-un\
reachable",{message:(0,_.xI)`${(0,_.KT)(u)} ${c}`,operator:`check that the host is up, and ${t}`,besides:"check that it is up",user:i,guest:`${i}, or ${(0,g.B9)(
u)}`,obstacle:{verb:"cannot connect to",what:c.replace("is unreachable: ","")}})}const w={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS \
server did not respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check tha\
t the host is up, or that a firewall lets this machine connect to it"},response:{verb:null,failed:"did not answer",help:""},body:{verb:null,failed:"did not fini\
sh its answer",help:""}},v="serve the document as a static file",M=({asks:u})=>u==="document"?v:"find out what the server waits for, such as its storage",R=u=>u.
map(({name:r,attemptMs:c,retries:t})=>{const i=Number.isFinite(c)?(0,g.YA)(c):"without a limit",a=t===0?"":` in each of ${t+1} attempts`,s=r.includes(" and ")?"\
wait":"waits";return`${r} ${s} ${i}${a}`}).join(", ");function D(u){if(u.phase==="complete")return(0,A.CC)("host-timeout",{message:(0,_.xI)`${(0,_.KT)(u.host)} took ${(0,g.
YA)(u.tookMs)} to return its discovery document; ${R(u.releases)}`,operator:v,affects:[...new Set(u.releases.map(({client:o})=>o))]});const{verb:r,failed:c,help:t}=w[u.
phase],i=u.limitMs===null?null:(0,g.YA)(u.limitMs),a=i===null?"in time":`within ${i}`,s=u.attempts===1?a:`in ${u.attempts} attempts of ${i} each`;return(0,A.CC)(
"host-timeout",{message:(0,_.xI)`${(0,_.KT)(u.host)} ${c} ${s}`,help:t||{operator:`check that the registry is up, or ${M(u)}`,user:(0,_.xI)`ask the operator of ${(0,_.
KT)(u.host)} whether the registry is up`,besides:null,guest:(0,g.B9)(u.host)},...r&&{obstacle:{verb:r,what:c.replace(/.*: /,"")}}})}const k=({host:u,error:r})=>(0,A.
CC)("host-protocol",{message:(0,_.xI)`the response of ${(0,_.KT)(u)} is not valid HTTP (${r})`,operator:"check that the port serves HTTP, and the headers that t\
he server and its load balancer send",user:"check the port in the address"}),m={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"\
waiting for the response",rest:"the rest, such as the body,"};function n({host:u,phase:r,tookMs:c,limitMs:t,...i}){const a=`(limit ${(0,g.YA)(t)}); ${m[r.name]}\
 took ${(0,g.YA)(r.ms)}`;return"url"in i?(0,A.CC)("host-slow",{message:(0,_.xI)`${(0,_.KT)(i.url)} took ${(0,g.YA)(c)} to answer ${a}`,operator:M({asks:"answer"})}):
(0,A.CC)("host-slow",{message:(0,_.xI)`${(0,_.KT)(u)} took ${(0,g.YA)(c)} to return its discovery document ${a}`,operator:v,note:R(i.releases)})}const l=({host:u,
attempts:r,failure:c,releases:t})=>(0,A.CC)("host-recovered",{message:(0,_.xI)`discovery of ${(0,_.KT)(u)} succeeded at attempt ${r}; the first attempt failed: ${c}`,
operator:"find out why the host fails intermittently",note:t.length===0?"init succeeded, because the CLI retries discovery":`init with ${t.map(({name:i})=>i).join(
" and ")} would have failed`});function d(u,r){const[{verb:c,help:t=f._$[c]}]=r,[i="",...a]=u,s=a.length===0?(0,_.KT)(i):`any of ${u.length} hosts`,o=a.length===
0&&c==="cannot connect to";return(0,A.CC)("machine-network",{message:(0,_.xI)`this machine ${c} ${s}: ${(0,g.K4)([...new Set(r.map(({what:p})=>p))],3)}`,help:o?
`check the network of this machine, or ${(0,g.B9)(i)}`:t})}}),9176:((ie,G,e)=>{e.d(G,{M8:()=>A,Yq:()=>_,_$:()=>f});const _={PROXY_LOGIN:"write the user name and\
 password that the proxy wants into HTTPS_PROXY, before its host",PROXY_ABSENT:"correct HTTPS_PROXY, or start the proxy",PROXY_PATH:"set HTTPS_PROXY to the addr\
ess of a proxy, not to the URL of a repository",PROXY_REFUSED:"have the proxy allow the host, or list the host in NO_PROXY",PROXY_NOT_REACHED:"check that the ho\
st is up, or list it in NO_PROXY"},g=", or set HTTPS_PROXY if the network has a proxy",f={"cannot resolve":`check the network of this machine, its DNS resolver \
and VPN${g}`,"cannot connect to":`check the network of this machine and its firewall${g}`,"does not trust":"set `ca-file` to the certificate of the issuer","doe\
s not reach":"sign in to this network, or use another one"};function A(S,{page:P,url:j,asked:I}){const w=URL.parse(j)?.host,v=w===I,M=v&&S.code==="document-stat\
us";if(P?.kind!=="sign-in"&&P?.kind!=="captive-portal"||M)return S;const R=`a ${P.kind} page${v?"":` at ${w}`} ("${P.title}") answers`;return{...S,obstacle:{verb:"\
does not reach",what:R,isCommon:v}}}}),1098:((ie,G,e)=>{e.d(G,{Dr:()=>D,EK:()=>v,Fu:()=>m,dF:()=>k,vs:()=>j,y7:()=>w});var _=e(255),g=e(1780),f=e(5106),A=e(9432),
S=e(9615),P=e(4481);function j({host:n,service:l,...d}){const u=l===f.OZ?"the cloud block":"the remote backend",r=(0,P.nP)(n),c=(0,_.pk)(n)===n?(0,g.xI)`run \`terraform login ${(0,g.
KT)(n)}\` or \`tofu login ${(0,g.KT)(n)}\`, or `:"",t={...r,terminal:(0,g.xI)`${c}${r.terminal}`},i=(0,g.xI)`${u} requires a token for ${(0,g.SP)(n)}`;return(0,P.
ti)("cloud-token",i,t,d)}const I={organization:"`organization`",workspaces:"`name` in `workspaces`"};function w({block:n,lacks:l,isOpen:d}){const u=n==="cloud b\
lock"?`set ${l.map(r=>f.uW[r]).join(" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,S.CC)("cloud-incomplete",{severity:d?"notic\
e":"error",message:`the ${n} has no ${l.map(r=>I[r]).join(" and no ")}`,help:d?"no change is required if `init` gets the arguments with -backend-config":`write \
it in the block, or ${u}, also for this check`})}const v=({url:n,version:l})=>(0,S.CC)("cloud-version",{message:(0,g.xI)`${(0,g.KT)(n)} returned ${l===null?"no \
TFP-API-Version":`TFP-API-Version ${(0,A.dh)(l)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in fron\
t of it to keep the header",user:'correct `hostname`, or use `backend "remote"` instead of `cloud`',besides:null}),M=n=>"why"in n?(0,g.xI)`the response of ${(0,g.
KT)(n.url)} ${(0,A.dh)(n.why)}`:(0,A._r)({...n,page:null}),R=(n,l,d)=>"status"in n&&[401,403,404].includes(n.status)?d:{operator:(0,g.xI)`check the logs of ${(0,g.
KT)(l)}, and that the URL of the service is that of its API`},D=({host:n,organization:l,source:d,...u})=>(0,S.CC)("cloud-organization",{message:(0,g.xI)`the organization ${l} at ${(0,g.
KT)(n)} cannot be read: ${M(u)}`,refusal:"rejects",help:R(u,n,(0,g.xI)`check the name of the organization, and that the token from ${(0,g.LA)(d)} is valid and belongs to a member`)}),
k=n=>(0,S.CC)("cloud-workspace",{message:(0,g.xI)`the workspace ${n.workspace} of ${n.organization} at ${(0,g.KT)(n.host)} cannot be read: ${M(n)}`,help:R(n,n.host,
"check that the token may read the workspace")}),m=({host:n,organization:l,workspace:d})=>(0,S.CC)("cloud-workspace-missing",{message:(0,g.xI)`${l} at ${(0,g.KT)(
n)} has no workspace ${d} that the token may read; init would create it`,help:"correct its name, unless the workspace is new"})}),2801:((ie,G,e)=>{e.d(G,{AO:()=>M,
U7:()=>v,n3:()=>R,nD:()=>m,ro:()=>k,sC:()=>w,wp:()=>I});var _=e(1780),g=e(2432),f=e(9432),A=e(9615);const S=({file:l,line:d})=>`${(0,f.dh)(l)}:${d}`,P={download:[
"source","the source is downloaded from","use a source on an allowed host"],backend:["backend","the backend or its state uses","use an allowed host"],configuration:[
"mirror","the CLI configuration leads to","use an allowed host"]};function j(l){if(l.host===""){const[i]=P["use"in l?l.use:"download"];return[`the host of this ${i}\
 cannot be determined, and may not be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"]}const d=(0,_.xI)`${(0,_.KT)(
l.host)}, which is not in \`allowed-hosts\``;if("service"in l)return[(0,_.xI)`${l.service} of ${(0,_.KT)(l.registry)} is on ${d}`,"use another registry"];if("pa\
ckage"in l)return[(0,_.xI)`the package of ${l.package} is downloaded from ${d} and was not contacted`,"use another module or provider"];if("use"in l){const[,i,a]=P[l.
use];return[(0,_.xI)`${i} ${d}`,a]}const u=(0,_.xI)`host ${(0,_.KT)(l.host)} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in l))return[u,"us\
e an allowed registry"];const{place:r,clients:c}=l.implied,t=`${S(r)} names no host, and this is the default of ${(0,f.eZ)(c)}`;return[(0,_.xI)`${u}; ${t}`,"nam\
e an allowed registry there"]}function I(l){const[d,u]=j(l),r=l.host===""?u:(0,_.xI)`${u}, or add ${(0,_.KT)(l.host)} to \`allowed-hosts\``;return(0,A.CC)("host\
-not-allowed",{message:d,help:r})}const w=l=>(0,A.CC)("allowlist-incomplete",{message:`the packages of ${(0,f.px)(l.count,"module")} from registries, Git or arc\
hives were not opened; they may use hosts that are not in \`allowed-hosts\``,...l.isAsked?{help:"see why in the other findings, and correct that"}:{help:"restri\
ct the network of the job that runs `init` as well",severity:"notice",affects:[]}}),v=({host:l})=>(0,A.CC)("host-generic",{message:(0,_.xI)`${(0,_.KT)(l)} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"}),M=({host:l,address:d,asks:u})=>d==="metadata"?(0,A.CC)("host-private-redirect",{message:(0,_.xI)`${(0,_.KT)(
l)} is the address of ${/^(?:kubernetes|openshift)\b/.test(l)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirec\
t or the address; such services are never contacted"}):(0,A.CC)("host-private-redirect",{message:(0,_.xI)`a public host ${u==="document"?"redirects":"leads"} to ${(0,_.
KT)(l)}, which has a ${d} address and was not contacted`,operator:(0,_.xI)`set an external URL in place of ${(0,_.KT)(l)}`,note:"if this machine may contact it,\
 add that host to `hostnames` or `resolve`"}),R=({host:l,thrown:d})=>(0,A.CC)("host-check-crashed",{message:(0,_.xI)`${(0,_.KT)(l)} was not checked completely, because of a bug in tf-disco ${g.
xv}: ${D(d)}`,help:(0,_.xI)`please report this text at ${g.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,_.KT)(l)}\` to \`ignore\``});function D(l){
if(!(l instanceof Error))return(0,f.dh)(String(l));const d=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(l.stack??"")?.[1];return(0,f.dh)(String(l))+(d===void 0?"":` (${d})`)}
const k=({host:l})=>(0,A.CC)("host-http2",{message:(0,_.xI)`${(0,_.KT)(l)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,
operator:(0,_.xI)`enable HTTP/1.1 on ${(0,_.KT)(l)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"}),m=({host:l,stopped:d,
isBegun:u})=>(0,A.CC)("host-not-checked",{message:(0,_.xI)`${(0,f.Cw)(d)}: ${(0,_.KT)(l)} was ${u?"still being checked":"not checked"}`,help:n[d.kind]}),n={deadline:"\
raise `deadline-seconds`, or lower `timeout-seconds`",signal:"run the check again, with `deadline-seconds` below the time limit of the job",crash:"run the check\
 again, and report the crash"}}),4481:((ie,G,e)=>{e.d(G,{$w:()=>k,SK:()=>R,c3:()=>M,nP:()=>m,pt:()=>D,qV:()=>l,ti:()=>r,to:()=>c,uK:()=>I,yN:()=>d,zT:()=>n});var _=e(
8032),g=e(255),f=e(1780),A=e(7057),S=e(9432),P=e(9615);const j="this pull request needs no change; run the check where the secret is available, for example on t\
he main branch",I={because:"the host limits the requests of this machine or of its network",operator:"raise the limit",user:"lower `concurrency`, or use a runne\
r with an address of its own, because hosted runners share theirs",besides:null},w=({page:t})=>t?.kind==="bot-protection",v=({challenge:t})=>t!==null&&(0,A.O6)(
t)?t:null;function M(t,i="asks"){const{token:a}=t;return/^(?:none|sent)$/.test(a)&&!w(t)&&!v(t)?{refusal:a==="none"?i:"rejects"}:{}}const R=({host:t,source:i,challenge:a},s)=>a===
null?(0,f.xI)`check that the token ${s}, or ${l(i??"",t)}`:(0,f.xI)`check that the token ${s}, or that ${(0,f.KT)(t)}, which asks for ${a} authentication, takes Bearer tokens`;
function D(t,i){const{host:a,token:s,source:o}=t,p=v(t);if(w(t))return"a bot protection answered";if(p!==null)return`it asks for ${p} authentication`;const h=i===
null?"sent":(0,f.xI)`sent to ${(0,f.KT)(i)}`,$=(0,f.xI)`the token for ${(0,f.KT)(a)} from ${(0,f.LA)(o??"")} was`;switch(s){case"none":return(0,f.xI)`no token was found for ${(0,f.
KT)(a)}`;case"sent":return(0,f.xI)`${$} ${h}`;case"not-sent":return(0,f.xI)`${$} not ${h}`;case"dropped":return(0,f.xI)`${$} not ${h}, because the CLIs drop it at a redirect to another host`;case"\
withheld":return(0,f.xI)`${$} not ${h}, because the URL is not https; the CLIs do send it`}}function k(t,i,a,s){const{host:o,token:p}=t,h=v(t);if(h!==null){const T=`\
exempt ${i} from ${h} authentication`,E=(0,f.xI)`ask the operator of ${(0,f.KT)(o)} to ${T}`;return{operator:T,user:E,besides:null,note:"the clients send only B\
earer tokens"}}const $=(0,_.n3)(o)?(0,S.qZ)(o):void 0;switch(p){case"none":return{...(0,P.Lw)(m(o)),guest:$};case"sent":case"not-sent":return(0,P.Lw)(s);case"dr\
opped":return{operator:(0,f.xI)`serve ${i} without the redirect to ${a===null?"another host":(0,f.KT)(a)}`};case"withheld":return{operator:`serve ${i} at an htt\
ps URL`}}}function m(t,i="",a=""){const s=(0,g.Fq)((0,f.pj)((0,f.FS)((0,f.KT)(t)))),[o]=s.ok?(0,g.fK)(s.value):[],p="${{ secrets.REGISTRY_TOKEN }}",h=(0,f.xI)`run \`terraform login ${(0,f.
KT)(t)}\``,$=o!==void 0&&i==="";return{terminal:(0,f.xI)`${a}${o===void 0?h:d(o)}${i}`,workflow:(0,f.xI)`${a}add the line "${(0,f.KT)(t)}=${p}" to the tokens input${$?
(0,f.xI)`, or "${(0,f.LA)(o)}: ${p}" to env`:i}`}}const n=t=>t.startsWith("credentials helper ");function l(t,i){const s=n(t)||/credentials\.tfrc\.json:\d+$/.test(
t)?(0,f.xI)` (run \`terraform logout ${(0,f.KT)(i)}\` before \`terraform login\`)`:"";return(0,f.xI)`store a new one in ${(0,f.LA)(t)}${s}`}const d=t=>/^\w+$/.test(
t)?(0,f.xI)`export ${(0,f.LA)(t)}=…`:(0,f.xI)`env '${(0,f.LA)(t)}=…' terraform init`;function u({isFork:t,searched:i,notRead:a}){if(t)return"secrets are wit\
hheld from pull requests of forks";const[s,o]=[i,a].map(h=>(0,f.XT)(h,h.length,f.LA)),p=a.length===0?"":(0,f.xI)`; not read: ${o??""}`;return(0,f.xI)`no token was found (searched: ${s??
""}${p})`}function r(t,i,a,s){const o=(0,f.xI)`${i}, and ${u(s)}`;return s.isFork?(0,P.CC)(t,{message:o,help:j,severity:"notice"}):(0,P.CC)(t,{message:o,help:(0,P.
Lw)(a)})}function c(t,i,a=""){const{message:s,unexplained:o=s}=t;if("code"in i){const{flaw:h,help:$="",cures:T=(0,P.Lw)($)}=i,E=h!==void 0&&(0,f.pj)(s).includes(
`from ${a}`);return{...t,message:(0,f.xI)`${s}; ${E?`it ${h}`:i.message}`,cures:T}}const p=i.isFork?{cures:(0,P.Lw)(j)}:{};return{...t,message:(0,f.xI)`${o}; ${u(
i)}`,...p}}}),9029:((ie,G,e)=>{e.d(G,{jK:()=>d,op:()=>c,yY:()=>r});var _=e(3024),g=e(6760),f=e(5168),A=e(9968),S=e(9961),P=e(2801),j=e(2170),I=e(8032),w=e(255),
v=e(9897),M=e(5106),R=e(3298);let D=function(...o){return{unmanagedBy:D}=e.late([6542,1264],1264),new.target?new D(...o):D(...o)},k=function(...o){return{withoutInstalled:k}=
e.late([6542,1264],1264),new.target?new k(...o):k(...o)},m=function(...o){return{thisMachine:m}=e.late([5830],9837),new.target?new m(...o):m(...o)},n=function(...o){
return{mergeMistakes:n}=e.late([5830],9837),new.target?new n(...o):n(...o)},l=function(...o){return{readCliConfig:l}=e.late([5830],9837),new.target?new l(...o):
l(...o)};function d(o,p,h,{environment:$,directory:T},E=null,y=[]){const O=o.every(({needs:ae})=>ae.length===0);if(p.depth!=="init"&&p.hostnames.length===0&&O)return{
usages:o,remarks:[],findings:[],configs:[],releases:h.releases};const C=c(p.cliConfig,h.clients,$,T),U=(0,I.$l)("oci",h.versions),W=C.map(ae=>({...t(ae,T,p),...!U&&
{hasOciMirrors:U}})),L=h.releases.map(ae=>{const le=W.find(({client:ee})=>ee===ae.client);return{...ae,attemptMs:le?.requestTimeoutMs??ae.attemptMs}}),{upgrade:N,
depth:H}=p,Q=H!=="discovery",{platform:se}=m($),z={root:T,plugins:E,roots:y,dialect:h,platform:se,upgrade:N,asksMirrors:Q},re=o.some(({needs:ae})=>ae.some(({service:le})=>le===
M.xq))?k(o,W,z):{usages:o,remarks:[],findings:[]},ce=[...W.flatMap(ae=>ae.findings),...re.findings,...u(y,T,p.cliConfig===null?$:{})];return{...re,findings:n(ce),
configs:W,releases:L}}function u(o,p,h){const T=["TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"].find(C=>h[C]),E=(T&&h[T])??"";if(T===void 0||(0,g.isAbsolute)(E)||!(0,_.
existsSync)(E))return[];const y=o.find(C=>!(0,_.existsSync)((0,g.join)(p,C.directory,E)));if(y===void 0)return[];const O={kind:"relative",setting:T,path:E,root:y.
directory};return[(0,j.kH)((0,S.P4)(O,I.Du))]}const r=({cliConfig:o},{releases:p},h)=>(0,R.O)($=>D(l($,m(h),o),p));function c(o,p,h,$=null){const T=m(h);return p.
map(E=>l(E,T,o,$))}function t(o,p,h){if(h.allowedHosts.length===0)return o;const $=i(p),T=o.files.filter(({path:N})=>(0,A.UO)(i(N),$)),E=new Set(T.map(({shown:N})=>N)),
y=(0,f.Ol)(o).installation?.methods??[],O=o.forced.flatMap(({place:N,services:H})=>H.map(({value:Q})=>({place:N,host:typeof Q=="string"?s(Q):null}))),C=[...y.flatMap(
a),...O].filter(({place:N,host:H})=>H!==null&&E.has(N.file)&&!(0,w.ev)(H,h)),U=C.map(({place:N,host:H})=>{const Q=(0,P.wp)({host:(0,w.nx)(H??""),use:"configurat\
ion"});return(0,j.kH)(Q,{places:[N],clients:[o.client]})}),W=new Set(C.map(({place:N})=>N)),L=o.forced.filter(({place:N})=>!W.has(N));return{...o,forced:L,findings:[
...o.findings,...U]}}const i=o=>(0,A.N0)(()=>(0,_.realpathSync)(o),o);function a(o){const{kind:p,place:h}=o;return p==="network"?[{place:h,host:(0,w.Pm)(o.url)}]:
p!=="local"||o.path!==null?[]:[{place:h,host:(0,w.yo)(`https://${o.shown}`)??v.IZ}]}const s=o=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(o)?(0,w.yo)(o.replace(/^\/\//,"\
https://"))??v.IZ:null}),5306:((ie,G,e)=>{e.d(G,{o0:()=>L,SQ:()=>W});var _=e(3916),g=e(9373),f=e(5324),A=e(6889),S=e(7960),P=e(3114),j=e(1011),I=e(1884),w=e(4756),
v=e(2170),M=e(9119),R=e(8032),D=e(3096),k=e(3298),m=e(4515),n=e(3024),l=e(6760),d=e(9968),u=e(2172),r=e(9059),c=e(8339),t=e(1054),i=e(5243),a=e(9897);const s=100;
function o(z,te){const re=T(te),ce=z.flatMap(ee=>{const{kind:ue,version:he,directories:me,isOverridden:Z,replacedFor:K}=ee,X=/^(module|test_module|terragrunt_source)$/.
test(ue),V=he!==void 0||me!==void 0&&!te.isStrict;if(!X||Z||V)return[];const b=ee.clients.filter(F=>!K?.includes(F)).flatMap(F=>{const Y=re(ee,F);return Y===null?
[]:{client:F,reason:Y}}),[B]=b;return B===void 0?[]:{usage:ee,reason:B.reason,clients:b.map(({client:F})=>F)}}),ae=(0,k.O)(()=>y(te));return[...Map.groupBy(ce,({
reason:ee})=>ee.paths.at(-1)??"")].slice(0,s).flatMap(([ee,ue])=>{const he=(0,k.O)(({why:Z,paths:K})=>Z==="outside"||Z==="skipped"?(0,w.a3)({what:Z,path:ee}):(0,c.
Iz)({path:ee,maker:Z==="created"?"`init`":ae()(K)})),me=(0,t.Kc)(ee);return ue.map(({usage:{place:Z},reason:K,clients:X})=>(0,v.kH)(he(K),{places:[Z],clients:X,
isPlaceholder:me}))})}const p={throwIfNoEntry:!1},h=40,$=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function T({root:z,scan:te,units:re,directories:ce,modules:ae,
isStrict:le}){const{locate:ee,nameOf:ue}=(0,f.ET)({root:z,scan:te}),he=(0,k.O)(x=>(0,d.N0)(()=>(0,n.statSync)((0,l.join)(z,x),p)?.isDirectory()===!0,!1)),me=(0,k.
O)(x=>Z(x,x,0));function Z(x,b,B){if(B>h)return{why:"missing",paths:[b]};if(/^\.\.(\/|$)/.test(x)||he(x)){const ne=ee(x)!==null;return ne&&!le?null:{why:ne?"ski\
pped":"outside",paths:[x]}}const Y=x.split("/"),q=Y.map((ne,pe)=>Y.slice(0,pe+1).join("/")),J=q.findIndex(ne=>!he(ne)),oe=q[J]??"",de=(0,d.N0)(()=>K(oe),null);if(de===
null)return{why:"outside",paths:[x]};if(de!==oe){const ne=(0,D.un)(de,x.slice(oe.length+1)),pe=Z(ne,b,B+1);return pe?.why==="outside"?{why:"outside",paths:[x]}:
pe}return $.test(x)?le?{why:"created",paths:[x]}:null:{why:"missing",paths:q.slice(J)}}function K(x){const b=(0,l.join)(z,x),B=(0,n.lstatSync)(b,p);if(B===void 0||
B.isFile())return x;const[F,Y]=[ee(""),ee((0,D.jt)(x))];if(!B.isSymbolicLink()||F===null||Y===null)return null;const q=(0,d.$r)(b);return q.kind==="error"&&q.code===
"ELOOP"?x:(0,f.sq)((0,l.relative)(F,(0,l.resolve)(Y,(0,n.readlinkSync)(b))))}const X=(0,k.O)(x=>{const b=re.filter(F=>F.directory===x||F.module===x);return b.some(
F=>F.unknown!==null||(0,g.LU)(F))?[]:[x,...b.flatMap(j.CI)]}),V=Map.groupBy(re.filter(({missing:x})=>x!==void 0),({unknown:x})=>x&&(0,M.df)(x));return(x,b)=>{const B=x.
kind==="terragrunt_source",F=B?V.get((0,M.df)(x.place)):void 0;if(F)return F.map(({missing:ne=""})=>me(ne)).find(Boolean)??null;const Y=(0,D.jt)(x.place.file),q=x.
kind==="test_module",J=(0,D.Bo)(Y,ne=>ae.has(ne)),oe=x.directories??(q?[J]:X(Y)),de=(0,u.MZ)(x,b).flatMap(({source:ne,isOpen:pe})=>{const fe=pe?x.evaluated?.[b]?.
text??"":"";if(ne===null&&le&&(0,i.Nj)(fe))return[{why:"skipped",paths:[fe]}];const _e=!le&&/[$%]\{/.test(ne??"");if(ne===null||_e)return[null];const ve=(0,a.qC)(
ne);if(ve.length>0)return[ve.some(ye=>ce.has(ue(ye)??".."))?null:{why:"outside",paths:[ne]}];if(!(0,i.Nj)(ne)||B)return[null];const Oe=oe.map(we=>(0,D.un)(we,ne)),
ge=Oe.filter(we=>!ce.has(we));return(x.directories===void 0&&ge.length<Oe.length?[null]:ge.map(me)).filter(we=>!x.directories||we?.why!=="missing")});return de.
includes(null)?null:de[0]??null}}const E=[".gitignore","vendir.yml","vendor.yaml","Terrafile","peru.yaml"];function y({root:z,exclude:te,toolFiles:re}){const ce=(0,f.
ET)({root:z,scan:[]}),ae=(0,k.O)(he=>({file:he,text:ce.read(he)??""})),le=(0,k.O)(()=>[...(0,r._X)({root:z,exclude:te},re)]),ee=[".git/config.worktree",".git/co\
nfig"].find(he=>/sparsecheckout\s*=\s*true/i.test(ae(he).text)),ue=[...ae(".gitmodules").text.matchAll(/^\s*path\s*=\s*(.*\S)/gm)];return he=>{if(ee!==void 0)return ee;
const me=he.at(-1)??"";if(ue.some(([,V])=>(0,D.Gz)(me,"").startsWith(`${V}/`)))return".gitmodules";const Z=me.split("/");return[...Z.flatMap((V,x)=>E.map(b=>ae(
(0,D.Gz)(Z.slice(0,x).join("/"),b)))),...le()].find(({text:V})=>he.some(x=>O(V,x)))?.file??null}}function O(z,te){const re=te.split("/").toReversed(),[ce=""]=re;
return!z.includes(ce)&&!z.includes("*")?!1:(z.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(ae=>{const le=ae.split("/").filter(ee=>!/^\.*$/.test(ee));return/^[\w-]+(\.[\w-]+)+$/.
test(le[0]??"")&&le.length>2?le.at(-1)?.replace(/\.git$/,"")===ce:le.some((ee,ue)=>(ee===ce||/\w\*|\*\w/.test(ee)&&(0,_.matchesGlob)(ce,ee))&&re.slice(1,ue+1).every(
(me,Z)=>C(le[ue-Z-1],me)))})}const C=(z="",te)=>z===te||/[$*{}]/.test(z);let U=function(...z){return{readTools:U}=e.late([3276,4744,6851,5923],8095),new.target?
new U(...z):U(...z)};async function W(z,te){const{directory:re,environment:ce,stop:ae,progress:le}=te,ee={root:re,scan:z.scan,exclude:z.exclude},ue=(0,I.cw)(ee,
ce),he=await(0,m.nE)(ue,ae,me=>le({kind:"scan",files:me}));return Q(he,z,(0,f.ET)(ee))}function L({dialect:z,exclude:te,scan:re,allowedHosts:ce},ae,{environment:le,
directory:ee}){const ue=(0,k.O)(()=>U({root:ee,exclude:te},ae.toolFiles)),he=!!le.TF_CLOUD_HOSTNAME,me=re.length>0,Z={setting:z,scan:me?{...ae,tools:ue,hasCloudHostname:he}:
null},K=(0,A.L2)(Z),{clients:X,versions:V}=K,x=(0,R.$l)("queries",V),b=ne=>x||!(0,P.xO)(ne),B=(0,j.eI)((0,j.sw)(ae.usages,X),(0,R.d3)(K)),F=(0,S.e)(B,V),Y=F.usages.
filter(({place:ne})=>b(ne.file)),q=ce.length>0,oe=[...o(Y,{...ae,...{root:ee,scan:re,exclude:te,isStrict:q}}),...q?N(ae):[]],de=Y.some(({workspace:ne})=>ne?.lacks)&&
ue().givesState;return{dialect:K,usedBy:()=>(0,A.rU)(K,Z.scan),usages:de?Y.map(H):Y,notes:[...[...(0,j.vH)(ae.notes,X),...F.notes].filter(ne=>b((0,v.W7)(ne))),...oe]}}
function N(z){const{unselected:te,linked:re,directories:ce,units:ae,unread:le,notes:ee}=z,ue=new Set(ee.flatMap(me=>(0,v.Xd)(me)?.file??[])),he=[...re].filter(([
,me])=>me===null||!ce.has(me));return[...te.map(me=>(0,v.ht)(me,(0,w.a3)({what:"unselected"}))),...he.map(([me])=>(0,v.ht)(me,(0,w.a3)({what:"linked"}))),...(0,M.
jH)(le).map(me=>(0,v.kH)((0,w.a3)({what:"generated"}),{places:[me]})),...ae.flatMap(({directory:me,module:Z,unknown:K,missing:X})=>K===null||Z!==null||X!==void 0||
ue.has(K.file)?[]:(0,v.kH)((0,w.a3)({what:"skipped",path:me}),{places:[K]}))]}function H(z){if(z.workspace?.lacks===void 0)return z;const{organization:te,name:re}=z.
workspace;return{...z,workspace:{organization:te,name:re}}}function Q(z,{roots:te,exclude:re},ce){const ae=new Set(z.links.values());if(ae.size===0)return z;const[
le,ee]=[(0,f.Ls)(te),(0,f.Ls)(re)],ue=R.Du.flatMap(x=>[...(0,g.Pv)(z,x).values()]),he=new Set(ue.flatMap(g.s1)),me=new Set(z.units.map(({directory:x})=>x)),Z=(0,k.
O)(x=>he.has(x)||me.has(x)||le(x||".")?!1:ce.list(x).map(B=>(0,D.Gz)(x,B)).every(B=>ae.has(B)||ee(B)||!se(B))),K=x=>ae.has(x)&&se(x)&&Z((0,D.jt)(x)),X=z.usages.
filter(({place:x})=>!K(x.file)),V=z.declared.filter(({place:x})=>!K(x.file));return{...z,usages:X,declared:V,notes:z.notes.filter(x=>!K((0,v.W7)(x)))}}function se(z){
const te=(0,P.L8)((0,_.basename)(z),new Set,(0,_.basename)((0,_.dirname)(z)));return te!==void 0&&te.class!=="terragrunt"}}),345:((ie,G,e)=>{e.d(G,{s:()=>v});var _=e(
3024),g=e(6760),f=e(9968),A=e(7811),S=e(9432),P=e(101),j=e(3152);let I=function(...n){return{X509Certificate:I}=process.getBuiltinModule("node:crypto"),new.target?
new I(...n):I(...n)};const w=4*1024*1024;function v(n,{environment:l,directory:d,wording:u=j.w7}){const{settings:r,mistakes:c}=(0,j.P$)(n,u),t=D(r.caFile,u),i=R(
l),a=[t,i].flatMap(C=>C.ok?[]:[C.why]),s=(0,f.N0)(()=>(0,_.statSync)(d).isDirectory(),!1),p=r.scan.filter(C=>!/[*?[\]{}]/.test(C)).flatMap(C=>M(C,d,u)??[]),h=`G\
ITHUB_WORKSPACE names ${(0,S.dh)(d)}, which is not a directory`,$=[...c,...a,...s?p:[h]];if($.length>0||!t.ok||!i.ok)throw new j.GN($);const{NODE_EXTRA_CA_CERTS:T,
SSL_CERT_FILE:E,SSL_CERT_DIR:y}=l,O={NODE_EXTRA_CA_CERTS:T,SSL_CERT_FILE:E,SSL_CERT_DIR:y};return{...r,authorities:t.value,certificateVariables:O,chooseProxy:i.
value}}function M(n,l,{missingPath:d,setting:u}){const r=(0,g.resolve)(l,n);return(0,_.existsSync)(r)?(0,f.N0)(()=>(0,_.accessSync)(r,_.constants.R_OK)===void 0,
!1)?null:`${u("scan")} names ${r}, which this user may not read`:d(n,l)}function R(n){try{return(0,A.Ju)((0,P.N)(n))}catch(l){if(l instanceof TypeError)return(0,A.
TR)(l.message);throw l}}function D(n,{setting:l}){if(n===null)return(0,A.Ju)(null);const d=(0,f.yR)(n,w),u=l("ca-file");if(!d.ok)return(0,A.TR)(`${u} "${n}" ${(0,S.
mP)(d.failure)}`);const r=m(d.text);return r.ok?r:(0,A.TR)(`${u} "${n}" ${r.why}`)}const k=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function m(n){
const l=n.match(k)??[];if(l.length===0)return(0,A.TR)("contains no certificate; expected PEM");try{for(const d of l)new I(d);return(0,A.Ju)(l.join(`
`))}catch(d){const u=d instanceof Error?d.message:d;return(0,A.TR)(`contains an invalid certificate: ${u}`)}}}),3791:((ie,G,e)=>{e.d(G,{o:()=>I,q:()=>j});var _=e(
1780),g=e(9432),f=e(9615);const A=w=>w===1?"1 module or provider was":`${w} modules and providers were`;function S(w){const{names:v}=w,M=(0,_.XT)(v,3,R=>(0,_.KT)(
(0,g.dh)(R)));switch(w.what){case"inside":return(0,_.xI)`modules and providers inside ${M} were not checked`;case"direct":{const R=v.length-w.git-w.oci,D=[...w.
git>0?[`${(0,g.px)(w.git,"module")} from Git`]:[],...w.oci>0?[`${(0,g.px)(w.oci,"module")} from an OCI registry`]:[],...R>0?[`${(0,g.px)(R,"module")} from an ar\
chive or bucket`]:[]];return(0,_.xI)`${D.join(" and ")} ${v.length===1?"was":"were"} not checked: ${M}`}case"oci":return(0,_.xI)`${(0,g.px)(v.length,"provider")} ${v.
length===1?"was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${M}`;case"open":return(0,_.xI)`${(0,g.
px)(v.length,"module")} ${v.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${M}`;case"limit":return(0,_.xI)`max-requests (${w.
max}) was reached, so ${A(v.length)} not checked: ${M}`;case"chain":return(0,_.xI)`${M} was not opened, because more than ${w.max} calls lead to it`;case"hosts":
return(0,_.xI)`packages name more than ${w.max} hosts that no file names, so ${M} were not contacted`;case"size":return(0,_.xI)`a response is longer than this check reads, so ${A(
v.length)} not checked: ${M}`;case"work":return(0,_.xI)`the answers of the registry take more work than this check does for one host, so ${A(v.length)} not checked: ${M}`;case"\
stopped":return(0,_.xI)`the check ended too early, so ${A(v.length)} not checked: ${M}`;case"contents":return(0,_.xI)`the checksums of ${(0,g.px)(v.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${M}`;case"package":return(0,_.xI)`${M} ${v.length===1?
"was":"were"} not opened: ${(0,g.dh)(w.why)}`;case"submodules":return(0,_.xI)`the submodules of ${M} were not fetched, and \`init\` fetches them`;case"getter":return(0,_.
xI)`the package of ${(0,g.px)(v.length,"registry module")} was not checked, because it is downloaded with ${w.getter}: ${M}`;case"units":return(0,_.xI)`${(0,g.px)(
v.length,"Terragrunt unit")} ${v.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${M}`}}const P={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`\
 or `tofu providers lock`"},j=w=>(0,f.CC)("not-followed",{message:S(w),help:w.what==="package"?w.cure:P[w.what==="work"?"limit":w.what],...w.what==="work"&&{severity:"\
warning"}});function I({by:w,address:v,constraint:M,newest:R,others:D}){const k=(0,_.xI)`${(0,g.dh)(w)} requires ${(0,_.KT)((0,g.dh)(v))}${M===null?"":` "${(0,g.
dh)(M)}"`}`,m=D.length>0?`which conflicts with ${(0,g.K4)(D,3,g.dh)}`:`which no listed version fits; the newest is ${(0,g.dh)(R??"")}`,n=R===null?"which the reg\
istry does not have":m;return(0,f.CC)("module-described",{message:(0,_.xI)`according to the registry, ${k}, ${n}`,help:"run `init` to confirm, or use another ve\
rsion of the module"})}}),533:((ie,G,e)=>{e.d(G,{D0:()=>he,lz:()=>X,G9:()=>Z});var _=e(9373),g=e(2170),f=e(9119),A=e(3096),S=e(3298);let P=function(...b){return{
isOfInit:P}=e.late([4878],4878),new.target?new P(...b):P(...b)},j=function(...b){return{noteCall:j}=e.late([4878],4878),new.target?new j(...b):j(...b)},I=function(...b){
return{partsOf:I}=e.late([4878],4878),new.target?new I(...b):I(...b)};const w=1e6,v=({problem:b,severity:B})=>B==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.
test(b.code),M=({usages:b,notes:B,declared:F})=>B.some(Y=>v(Y)||(0,f.Zl)((0,g.W7)(Y)))||[b,F].some(Y=>Y.some(({place:q})=>(0,f.Zl)(q.file)||P((0,A.jt)(q.file))));
function R(b,B){const F=new Set,Y=new Set,q=new Map;let J=w;for(const{parts:fe,isAside:_e,inside:ve}of I(B)){if(J-=fe.length,J<0)break;for(const Oe of fe)F.add(
Oe),_e||Y.add(Oe);for(const[Oe,ge]of ve.calls)j(q,Oe,ge)}const oe=B.flatMap(({unknown:fe})=>fe.filter(({missing:_e})=>_e));for(const fe of oe.flatMap(({files:_e})=>_e))
F.add((0,A.jt)(fe));const de=J<0?b:D(b,F,q),ne=de.notes.map(fe=>{const _e=(0,A.jt)((0,g.W7)(fe)),ve=F.has(_e)||F.has((0,A.RO)(_e));return v(fe)&&!ve?{...fe,severity:"\
warning"}:fe});return{...Y.values().some(fe=>(0,f.Zl)((0,A.Gz)(fe,"main.tf")))?k({...de,notes:ne},fe=>Y.has((0,A.jt)(fe))&&(0,f.Zl)(fe)):{...de,notes:ne},installed:[
...q.values()].filter(Boolean).length}}function D({usages:b,declared:B,notes:F},Y,q){const J=oe=>!P((0,A.jt)(oe))||Y.has((0,A.jt)(oe));return{usages:b.flatMap(oe=>!J(
oe.place.file)&&oe.kind!=="saved_state"?[]:q.get(oe)===!0?{...oe,needs:[],directHost:void 0}:oe),declared:B.filter(({place:oe})=>J(oe.file)),notes:F.filter(oe=>J(
(0,g.W7)(oe))||oe.problem.code.startsWith("file-"))}}function k({usages:b,declared:B,notes:F},Y){const q=(0,S.O)(J=>Y(J.file)?{...J,isInUse:!0}:J);return{usages:b.
map(({version:J,...oe})=>({...oe,place:q(oe.place),...J&&{version:{...J,place:q(J.place)}}})),declared:B.map(J=>({...J,place:q(J.place)})),notes:F.map(J=>({...J,
places:J.places.map(oe=>typeof oe=="string"?oe:q(oe))}))}}var m=e(2172),n=e(5324),l=e(6889),d=e(9432),u=e(4756),r=e(8516),c=e(3791),t=e(8032),i=e(3152),a=e(9465),
s=e(7960),o=e(1011),p=e(3114),h=e(1884);let $=function(...b){return{usagesOf:$}=e.late([3276,6851,1161],8095),new.target?new $(...b):$(...b)},T=function(...b){return{
declaredIn:T}=e.late([3276,6851,1161],8095),new.target?new T(...b):T(...b)},E=function(...b){return{parseFile:E}=e.late([3276,6851,1161],8095),new.target?new E(
...b):E(...b)},y=function(...b){return{Terragrunt:y}=e.late([3276,6851,6065],1340),new.target?new y(...b):y(...b)};function O(b){const B=W(b),F={calls:[],links:new Map,
terragrunt:[]},Y=(0,h.Vm)(B,F,{}),q=(0,h.aC)(Y,()=>new y(Y));return(0,S.O)(J=>{if(!b.directories.has(J))return null;const oe=B.list(J),de=[...b.unreadable].filter(
([ge])=>(0,A.jt)(ge)===J),ne=new Set([...oe,...de.map(([ge])=>C(ge))].filter(p.tr)),pe=de.flatMap(([ge,Me])=>{const $e=(0,p.L8)(C(ge),ne,"")?.clients??[];return{
...(0,g.ht)(ge,(0,u.WO)({what:"link",code:Me,isRefused:!0})),clients:$e}}),fe=oe.flatMap(ge=>{const Me=(0,p.L8)(ge,ne,""),$e=(0,A.Gz)(J,ge),we=b.files.get($e)??
"";return Me===void 0?[]:E(we,{...Me,isOfPackage:!0},$e)}),{usages:_e,notes:ve}=$(fe,q),Oe=[...ve,...pe.filter(({clients:ge})=>ge.length>0)];return{usages:_e.map(
U),declared:[...T(fe)],notes:Oe}})}const C=b=>b.slice(b.lastIndexOf("/")+1);function U(b){if(b.calls===void 0)return b;const B=Object.entries(b.calls).map(([F,Y])=>[
F,Y.map(q=>({...q,root:null}))]);return{...b,calls:Object.fromEntries(B)}}function W({files:b,directories:B}){const F=Map.groupBy(b.keys(),A.jt),Y=q=>b.has(q)||
B.has(q);return{list:q=>(F.get(q)??[]).map(C).sort(),directories:()=>[],exists:Y,locate:q=>Y(q)?q:null,nameOf:()=>null,read:q=>b.get(q)??null}}let L=function(...b){
return{rootsOf:L}=e.late([4878],4878),new.target?new L(...b):L(...b)},N=function(...b){return{upToLimit:N}=e.late([4878],4878),new.target?new N(...b):N(...b)},H=function(...b){
return{rootNotes:H}=e.late([4284,304],4284),new.target?new H(...b):H(...b)};function Q(b){const{layouts:B,changed:F,dialect:Y,rootRules:q,textRules:J,stop:oe}=b,
de=()=>!!oe?.why,ne=({places:fe})=>F===null||fe.some(_e=>typeof _e!="string"&&F.has(_e.file)),pe=(0,a.Zf)(z(Y),J);return fe=>{const _e=new a.fO({opened:fe,read:pe,
isEnded:de}),ve=L(B,F,Y.versions,!0,_e),Oe=[...N(ve,()=>{})];return{roots:Oe,notes:Me=>{const $e=H({...q,resolve:Me});return Oe.forEach($e.add),[..._e.allNotes(),
...$e.notes().filter(se)].filter(ne)}}}}const se=({places:b})=>b.some(B=>typeof B!="string"&&B.inside!==void 0);function z(b){const B=(0,t.d3)(b);return(0,S.O)(
F=>{const Y=O(F);return q=>{const J=Y(q);if(J===null)return null;const oe=(0,o.sw)(J.usages,b.clients),de=(0,s.e)((0,o.eI)(oe,B),b.versions),ne=[...(0,o.vH)(J.notes,
b.clients),...de.notes];return{...J,usages:de.usages,notes:ne}}})}let te=function(...b){return{layoutsOf:te}=e.late([4878],4878),new.target?new te(...b):te(...b)},
re=function(...b){return{rootsOf:re}=e.late([4878],4878),new.target?new re(...b):re(...b)},ce=function(...b){return{unmatched:ce}=e.late([4878],4878),new.target?
new ce(...b):ce(...b)},ae=function(...b){return{upToLimit:ae}=e.late([4878],4878),new.target?new ae(...b):ae(...b)},le=function(...b){return{rootNotes:le}=e.late(
[4284,304],4284),new.target?new le(...b):le(...b)},ee=function(...b){return{textNotes:ee}=e.late([4284,304],4284),new.target?new ee(...b):ee(...b)},ue=function(...b){
return{withoutRefused:ue}=e.late([4284,304],4284),new.target?new ue(...b):ue(...b)};function he(b){const{usages:B,declared:F,changed:Y,dialect:q,settings:J,isLockReadonly:oe}=b,
de=B.length===0&&F.every(_.z0),ne=(0,m.dP)();if(de&&J.roots.length===0)return{roots:[],notes:[],expand:null,locks:ne};const{clients:pe,versions:fe}=q,_e=me(b),ve=[],
Oe=[],ge=J.dialect.name==="auto"?[]:pe,Me=(0,l.uQ)(J.dialect,q),$e={clients:pe,upgrade:J.upgrade,isLockReadonly:oe,versionIn:Me},we=le($e),ye=J.depth!=="discove\
ry",Ie=({directory:Ee},Te)=>{Oe.push((0,g.ht)(Ee,(0,u.ub)({kind:"roots",max:Te})))};for(const Ee of ae(re(_e,Y,fe,ye),Ie)){if(b.stop?.why)break;we.add(Ee),ne.add(
Ee),ye&&ve.push(Ee)}const Pe={...q,set:ge,isPredicted:ye},ke=Ee=>Y===null||Y.has((0,g.W7)(Ee)),Ce=[...ee(B,F,Pe)].filter(ke),Ae=new Set(b.notes.flatMap(Ee=>Ee.problem.
code==="lock-invalid"?(0,g.W7)(Ee):[])),Re=[...Ce,...we.notes()].filter(Ee=>!Ae.has((0,g.W7)(Ee))),be=({host:Ee,needs:Te})=>oe&&Te.some(De=>De.host===Ee),je=B.filter(
Ee=>be(Ee)&&ne.isDropped(Ee)).map(({text:Ee,place:Te,clients:De})=>(0,g.kH)((0,r.Sm)({provider:Ee??"",isUnused:!0}),{places:[Te],clients:De})),{ending:Se}=b,Le={
layouts:_e,changed:Y,dialect:q,rootRules:$e,textRules:Pe,stop:Se};return{roots:ve,locks:ne,notes:[...Re,...je,...Oe,...ye?K(_e,Y):[]],expand:J.depth==="init"?Q(
Le):null}}function me(b){const{dialect:B,settings:F,listed:Y,endedAt:q,installed:J=[]}=b,oe=F.upgrade?[]:J,{clients:de,versions:ne}=B,pe={...b,installed:oe,clients:de,
versions:ne};return Y===void 0?X(pe,F,q===null):x(pe,Y)}function Z(b){const{usages:B,declared:F,installed:Y=[],settings:q}=b,oe=q.depth!=="discovery"?ue(b.notes,
B):b.notes,de={usages:B,notes:oe,declared:F};if(Y.length===0&&!M(de))return{...de,remarks:[]};const{installed:ne,...pe}=R(de,me(b)),fe=`modules in .terraform ar\
e used as \`init\` uses them: ${ne}`;return{...pe,remarks:ne===0?[]:[fe]}}function K(b,B){const F=[...new Set(b.flatMap(({unknown:J})=>J))].filter(({files:J,missing:oe})=>oe===
void 0&&(B===null||J.some(de=>B.has(de))));if(F.length===0)return[];const Y=F.map(({directory:J})=>J||"."),q=(0,f.As)((0,f.jH)(F.flatMap(({unknown:J})=>J??[])));
return[(0,g.kH)((0,c.q)({what:"units",names:Y}),{places:q,clients:t.Du})]}function X(b,{roots:B},F){const Y=B.map(ne=>({text:ne,matches:(0,n.Ls)([ne])})),q=te({
...b,patterns:Y}),J=F?ce(q,Y):[];if(J.length===0)return q;const oe=te({...b,patterns:[]}).flatMap(ne=>ne.roots),de=[...new Set(oe.map(({name:ne})=>ne||"."))];throw new i.
GN(J.map(ne=>{const pe=(0,d.K4)(V(ne,de),5,d.dh),fe=pe===""?"":`; the nearest root modules are ${pe}`;return`roots: no directory with configuration matches ${ne}${fe}`}))}
function V(b,B){const F=new Set(b.split("/")),Y=q=>q.split("/").filter(J=>F.has(J)).length;return B.toSorted((q,J)=>Y(J)-Y(q))}function x(b,{roots:B,rootsAreNamed:F}){
const Y=b.units.filter(q=>q.unknown!==null);return b.clients.flatMap(q=>{const J=B.filter(({clients:pe})=>pe.includes(q)),oe=new Set([...Y,...J].map(({directory:pe})=>pe||
"."));return te({...b,clients:[q],patterns:[{text:"",matches:pe=>oe.has(pe)}]}).map(pe=>({...pe,isNamed:F}))})}})};export{Ue as ids,Ke as modules};
var $late0;
