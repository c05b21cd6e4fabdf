const Ne=[8333,2172,3699,9465,8639,533],Fe={5440:((le,Y,t)=>{t.d(Y,{Qm:()=>n,TU:()=>I,i4:()=>r,pb:()=>_,zt:()=>w});var d=t(7811),O=t(8516),l=t(8339),k=t(1054),b=t(
8345),D=t(2213),L=t(255),P=t(5243),M=t(9897),v=t(3846);const w={host:null,isHostImplied:!1,needed:null},R=h=>({host:h,isHostImplied:!1,needed:h}),I=h=>({host:h,
isHostImplied:!0,needed:h}),A=h=>({host:h,isHostImplied:!1,needed:null}),m=h=>h===null?w:{...w,directHost:h},n=h=>({...w,problem:h}),u=(h,y)=>n((0,l.DA)({reason:"\
rejected",error:h,advice:y}));function p(h,y,T){return T===null?h:{...h,problem:(0,l.My)({text:y,host:h.host,advice:T})}}const _={module:e,"test-module":(h,y,T)=>{
const x=(0,P.vL)(h,y).kind==="remote";return y==="opentofu"||!x?e(h,y,T):n((0,l.DA)({reason:"remote-in-test",text:h}))},provider:g,"locked-provider":f,"stack-co\
mponent":$,stack:(h,y)=>{const T=(0,P.A)(h);return T.ok&&!h.startsWith(".")?A(T.value.host):{...$(h,y),isHostImplied:!1,needed:null}},"stack-output":h=>{const[y="",
...T]=h.split("/");return T.length===3?s(y,A):n((0,l.DA)({reason:"stack",text:h}))},terragrunt:C,host:h=>s(h,R),url:h=>m((0,D.Ul)(h)),"host-part":h=>m((0,D.D8)(
h)),"state-path":h=>m((0,D.Bm)(h))};function r(h,y,T){if(h==="terragrunt"){const[,K]=/^tfr:\/\/([^/?]*)\//.exec(y)??[];return K!==void 0?E(K,T):/^$|^t$|^tfr?$|^tfr:/.
test(y)?void 0:o(y,T)}if(h==="url"&&/^postgres|=/i.test(y))return m(M.IZ);if(/^(url|host-part|state-path)$/.test(h))return o(y,T);if(h!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(y))return o(y,T);const x=y.indexOf("/");if(x<0)return;const F=(0,P.vL)(`${y.slice(0,x)}/a/b/c`,T);return F.kind!=="registry"?o(y,T):y.split("/").length<c?{
...i(F),directHost:M.IZ}:i(F)}const c=4,E=(h,y)=>h===""?I((0,P.Vm)(y)):s(h,R),o=(h,y)=>(0,P.Nj)(h)?w:m((0,M.uE)(h,y)),i=({host:h,hostImplied:y})=>y?I(h):R(h);function s(h,y){
const T=(0,L.Pv)(h),x=(0,k.L6)(h);return T.ok?p(y(T.value),h,x):n((0,l.k0)({text:h,error:T.why,advice:x}))}function e(h,y,T){if((0,P.Nj)(h)&&!T)return w;const x=(0,P.
vL)(h,y),F=x.kind==="registry"?(0,d.Ju)(x):(0,P.rE)(h,y);if(T&&!F.ok){const{why:S}=F,V=/^https?:/i.test(h)?{kind:"invalid",error:S}:x,te=/^(?:git\+\w+|ssh):/i.test(
h)?null:(0,k.NM)(h,V,F),ie=/^[a-z0-9]+::/i.test(h)?"remote":x.kind;return te===null&&(ie==="local"||ie==="remote")?n((0,l.DA)({reason:`${ie}-with-version`,text:h})):
u(S,te)}const oe=(0,k.NM)(h,x,F);if(F.ok)return p(i(F.value),h,oe);if(x.kind==="invalid"){const S=h.includes("://")?{directHost:M.IZ}:{};return{...u(x.error,oe??
k.x3),...S}}if(x.kind!=="remote")return p(w,h,oe);const{refusal:K,host:G}=x;return K!==null?u(K,oe??k.x3):G!==M.IZ||oe!==null?p(m(G),h,oe):{...m(G),problem:(0,l.
My)({text:h,host:G,advice:a})}}const a="write the host after the scheme, such as git::https://HOST/PATH";function g(h,y){const T=(0,v.mi)(h,y);switch(T.kind){case"\
legacy":return u(`Invalid legacy provider address: the provider "${T.type}" has no namespace`,`write NAMESPACE/${T.type}`);case"registry":return T.hostImplied?I(
T.host):p(R(T.host),h,(0,b.c)(h,T));case"builtin":return T.type==="terraform"?A(T.host):u(`Invalid dependency on built-in provider: none is named "${T.type}"`,"\
write the address of a provider in a registry");case"invalid":return u(T.error.split(`

`)[0]??"",(0,b.c)(h,T))}}function f(h,y){const T=(0,v.mi)(h,y);if(T.kind==="invalid")return u(T.error,null);const x=(0,v.NE)(T);if(x!==h)return n((0,O.FA)({kind:"\
not-normal",of:"address",provider:h,normal:x}));if(T.kind==="builtin")return A(T.host);const F=T.host===(0,P.Vm)("terraform");return{...R(T.host),needed:F?(0,P.
Vm)(y):T.host}}function $(h,y){if(h!==h.trim())return n((0,l.DA)({reason:"white-space",text:h}));if(h==="."||h==="..")return w;const T=(0,P.rE)(h,y);if(T.ok)return i(
T.value);const x=(0,P.A)(h);if(x.ok)return A(x.value.host);const F=(0,P.vL)(h,y);return F.kind==="invalid"?u(F.error,(0,k.NM)(h,F,T)):m(F.kind==="remote"?F.host:
null)}function C(h,y){const[T,x="",F=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(h)??[];if(T===void 0){if(h.startsWith("gitlab.com/"))return m("gitlab.com");if((0,M.
GL)(h))return w;const K=(0,M.cx)(h,"opentofu");if(!(K.ok&&(0,M.Of)(h,K.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(h)){const S=(0,M.cx)(h,y);return m(S.ok?
S.value.host:M.IZ)}}const[oe=""]=F.split("//");return oe.split("/").length!==3?n((0,l.DA)({reason:"terragrunt",text:h})):E(x,y)}}),7706:((le,Y,t)=>{t.d(Y,{ho:()=>D,
io:()=>M,jP:()=>k});var d=t(8032),O=t(9432),l=t(9615);function k({kind:v}){const{client:w,what:R}=d.$I[v];return(0,l.CC)("block-unsupported",{message:`${R} is s\
upported by ${d.bB[w]} only`,help:w==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const b={twice:({
what:v,first:w})=>({message:`${v} is defined a second time; the first time is in ${w}`,help:v.includes(".")?"remove or rename one of them":"write one block only"}),
"no-base":({what:v})=>({message:`this override file changes ${v}, which no other file of the directory defines`,help:"define it in a file that is not an overrid\
e file, or remove it here"}),"of-cli":({what:v})=>({message:`${v} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraform\
rc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),reserved:({what:v})=>({message:`${v} has a name that calls \
of a module need for themselves`,help:"rename the variable"}),"quoted-type":({what:v})=>({message:`the type of ${v} is in quotes`,help:'remove the quotes; write\
 `list(string)` for "list", and `map(string)` for "map"'}),argument:({what:v,argument:w})=>({message:`${v} cannot have ${w}`,help:"correct its name, or remove i\
t"}),both:({what:v,names:w})=>({message:`${v} has both ${w.join(" and ")}`,help:"remove one of them"}),unknown:({what:v,labels:w})=>({message:`a file cannot hav\
e ${w===void 0?"":"these labels of "}${v} at its top level`,help:w===void 0?"correct its name, or remove it":`write ${w||"no"} labels`}),name:({what:v})=>({message:`\
"${v}" cannot be a name`,help:"use letters, digits, dashes and underscores only, with a letter or underscore first"}),"no-alias":({what:v})=>({message:`${v} has\
 for_each, but no alias`,help:"add `alias`, or remove `for_each`"}),expression:({what:v,isGuess:w})=>({message:`${v} has a variable or function, which Terraform\
 does not evaluate in a backend or cloud block`,help:"write its value",...w&&{severity:"warning"}}),workspace:({what:v,selected:w})=>({message:`the cloud block \
names the workspace ${(0,O.dh)(v)}, but TF_WORKSPACE is ${(0,O.dh)(w)}`,help:"unset TF_WORKSPACE, or use `tags` in place of `name`"}),backend:({what:v,isRemoved:w})=>({
message:`there is no backend ${v}${w?" since Terraform 1.3, and in OpenTofu":""}`,help:"correct the type, or move the state to another backend",...w&&{severity:"\
warning"}}),"local-name":({what:v,normal:w})=>({message:`"${v}" cannot be the local name of a provider`,help:w===null?"use letters, digits and dashes only, with\
 no dash at either end":`write ${w}`})},D=v=>(0,l.CC)("block-invalid",(0,l.Z9)(b,v)),L="use another version of the module that has this call",P={"not-passed":({
call:v,name:w,canChange:R})=>({message:`${v} does not pass the provider configuration ${w}, which its module expects`,help:R?`add \`${w} = \u2026\` to the \`providers\`\
 of the call`:L}),overridden:({call:v,name:w,canChange:R})=>({message:`${v} passes the provider configuration ${w}, which its module has itself`,help:R?`remove \
\`${w}\` from the \`providers\` of the call`:L}),"of-other":({call:v,name:w})=>({message:`${v} passes ${w}, which has another source in its module`,help:`write \
the same \`source\` for ${w} in the \`required_providers\` of both modules`}),repeated:({call:v,argument:w,canChange:R})=>({message:`${v} has \`${w}\`, but its m\
odule configures a provider itself`,help:R?`remove \`${w}\`, or use a version of the module without \`provider\` blocks`:L})},M=v=>(0,l.CC)("block-providers",(0,l.
Z9)(P,v))}),8516:((le,Y,t)=>{t.d(Y,{FA:()=>u,N0:()=>I,Ov:()=>p,Sm:()=>A,id:()=>R,jF:()=>w});var d=t(8032),O=t(9432),l=t(9119),k=t(9615);const b=6,D=_=>`"${(0,O.
dh)(_)}"`,L="change one of these constraints so that a version can match all of them",P=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function M(_){const r=_.replace(P,"");return r===""?"":`: ${r}`}const v={syntax:({text:_,why:r})=>({message:`${D(_)} is not a version constraint${M(r)}`,help:"w\
rite versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:_,clients:r})=>({message:`ve\
rsion of ${_} is an expression, which ${r.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:r.includes("terraform")?"write the v\
ersion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept lo\
cals and variables",affects:r}),"not-a-string":({address:_})=>({message:`version of ${_} is not a string`,help:"put the version in quotes"}),"pre-release":({text:_})=>({
message:`${D(_)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared \
without it"}),"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({
provider:_})=>({message:`${_} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:_})=>({message:`provider ${_} i\
s required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` wi\
thout `version`"})},w=_=>(0,k.CC)("constraint-invalid",(0,k.Z9)(v,_));function R({of:_,terms:r,constraints:c,...E}){const{preRelease:o,resolution:i}=E,s=r.length===
1?"correct the constraint":L,a=r.some(({place:C})=>typeof C!="string"&&C.inside)?`${s}, or call another version of the module that has one`:s,g=i?`${(0,k.OJ)(i)}\
, or ${s}`:a,f=new Set(r.map(l.Ox)).size===1,$=({text:C,...h})=>f?D(C):`${D(C)} (${(0,O.dh)((0,l.Ox)(h))})`;return(0,k.CC)("constraint-unmeetable",{...c&&{constraints:c},
message:`no version of ${_} can match ${r.length>1?"all of ":""}${(0,O.K4)(r,b,$)}`,help:o===void 0?g:`write ${D(o)}: only an exact version, without a space aft\
er \`=\` and without \`v\`, selects a pre-release of a module`})}const I=({provider:_,version:r,constraints:c,isUnit:E})=>(0,k.CC)("lock-outside",{message:`lock\
ed provider ${_} ${r} does not match configured version constraint ${(0,O.K4)(c,b,O.dh)}`,help:`run \`${E?"terragrunt":"terraform"} init -upgrade\` in this direc\
tory and commit the lock file, or change the constraint`}),A=_=>(0,k.CC)("lock-readonly",{message:_.isUnused?`no module requires provider ${_.provider}, and \`-l\
ockfile=readonly\` does not let init remove its entry`:`the lock file has no entry for provider ${_.provider}, and \`-lockfile=readonly\` does not let init add on\
e`,help:"run `terraform init` in this directory without `-lockfile=readonly`, and commit the lock file"}),m=(_,r)=>c=>({message:`the ${_} of provider ${c.provider}\
 ${r}`}),n={syntax:({error:_})=>({message:_}),twice:({provider:_})=>({message:`it has two blocks for provider ${_}`,help:"remove one of the blocks; a merge may \
have duplicated it"}),"no-version":m("version","is missing"),"not-a-version":m("version","is not a version number"),"not-constraints":m("constraints","are inval\
id"),"not-hashes":m("hashes",'are not a list of at least one, each like "h1:\u2026"'),"not-normal":_=>({message:`the ${_.of} of provider ${_.provider} must be w\
ritten in normalized form: ${D(_.normal)}`})};function u(_){const{message:r,help:c}={help:"restore the file, or remove the block and run `terraform init` again",
...(0,k.Z9)(n,_)};return(0,k.CC)("lock-invalid",{message:`failed to read dependency lock file: ${r}`,help:c})}const p=({client:_,version:r,constraint:c})=>(0,k.
CC)("client-version",{message:`the version constraint ${D(c)} excludes ${d.bB[_]} ${r}`,help:`use another version of ${d.bB[_]}, or change the constraint`})}),8345:((le,Y,t)=>{
t.d(Y,{C:()=>b,c:()=>D});var d=t(9179),O=t(3846),l=t(1054),k=t(845);const b="write the `source` that the documentation of the provider shows, such as NAMESPACE/\
TYPE: a repository is no provider";function D(P,M){if(P.length>l.lG)return null;const[v=""]=P.split("/",1);if(M.kind!=="invalid")return M.hostImplied?null:(0,l.
L6)(v);if((0,l.Kc)(P))return l.dj;if(P!==P.trim())return"remove the white space around the address";const[,w="",R=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec(
(0,d.Mi)(P,""))??[],I=w!==""&&/\bterraform-provider-|\.git$/.test(R);if((0,k.ni)(R)||I)return b;const A=(0,k.Fu)(R,"provider");return A!==null?`write ${A}`:M.error.
split(`

`)[1]??L(P,R)}function L(P,M){const[,v="",w]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(M)??[];if(v!==P&&(0,O.mi)(v,"terraform").kind==="registry")return`w\
rite ${v}${w===void 0?"":", and the version in the `version` argument"}`;const R=v.split("/"),[I="",A=""]=R;if(R.length>3){const m=`; service discovery works on\
ly at the root of a host, not below /${A}`;return`write HOST/NAMESPACE/TYPE${(0,l.Cm)(I)?m:""}`}return R.length===3?(0,l.L6)(I):R.length===2&&(0,l.Cm)(I)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}}),9941:((le,Y,t)=>{t.d(Y,{SH:()=>k,Td:()=>b,lS:()=>L,n_:()=>l,w4:()=>D,yN:()=>v});const d=25e4,O=100;class l{max;count=0;constructor(m=d){
this.max=m}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.count*O}}const k=(A,m,n)=>A.kind==="n\
ative"?A.blocks.filter(u=>u.type===m&&u.labels.length===n):A.members.flatMap(({name:u,value:p})=>u===m?M(m,p,n,[]):[]),b=A=>A.kind==="native"?A.attributes:A.members;
function D(A,m){if(!(A.kind==="native"&&A.mayHave?.(m)===!1))return b(A).find(n=>n.name===m)}const L=A=>(A.kind==="tuple"?A.elements:[A]).flatMap(n=>n.kind==="o\
bject"?n.items.filter(P):[]),P=A=>A.name!==void 0&&A.name!=="//";function M(A,m,n,u){if(n>0)return L(m).flatMap(({name:_,start:r,end:c,value:E})=>M(A,E,n-1,[...u,
{value:_,start:r,end:c}]));const p={start:m.start,end:m.start+1};return(m.kind==="tuple"?m.elements:[m]).filter(({kind:_})=>_==="object"||_==="tuple").map(_=>({
...p,type:A,labels:u,body:{kind:"json",members:L(_)}}))}const v=A=>{const m=[A.startsWith("\uFEFF")?1:0];let n=A.indexOf(`
`),u;return({start:p,end:_})=>{for(;n>=0&&n<p;n=A.indexOf(`
`,n+1))m.push(n+1);u??=R(A);const r=Math.max(1,I(m,p)),c=m[r-1]??0,E=(m[r]??(n<0?A.length:n)+1)-1;return{line:r,column:w(Math.max(p,c),c,u),endColumn:w(Math.min(
_,E),c,u)}}},w=(A,m,n)=>A-m-I(n,A-1)+I(n,m-1)+1,R=A=>/[\uD800-\uDBFF]/.test(A)?Array.from(A.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),m=>m.index):[];function I(A,m){
let n=0,u=A.length;for(;n<u;){const p=n+u>>>1;(A[p]??0)<=m?n=p+1:u=p}return n}}),2172:((le,Y,t)=>{t.d(Y,{IY:()=>I,Im:()=>m,JT:()=>R,KS:()=>p,LS:()=>n,MP:()=>w,MZ:()=>_,
W$:()=>v,cd:()=>M,dP:()=>c,ek:()=>u,g_:()=>E,lc:()=>r});var d=t(3096),O=t(5243),l=t(3846),k=t(180),b=t(9941);let D=function(...o){return{readHcl:D}=t.late([3276,
8333,6851,3699,3542],8095),new.target?new D(...o):D(...o)},L=function(...o){return{detach:L}=t.late([3276,8333,6851,3699,3542],8095),new.target?new L(...o):L(...o)};
const P="hostnames input",M={file:P,line:1,column:1,endColumn:1},v=o=>o.file===P?P:o,w=({host:o,namespace:i,name:s,system:e})=>[o,i,s,e].join("/"),R=({host:o,namespace:i,
type:s})=>[o,i,s].join("/"),I=o=>"type"in o?R(o):w(o),A=[];function m(o){return"constraints"in o?o.constraints:o.constraint===null?A:[o.constraint]}function n(o){
const i=m(o);return i[0]?.place!==M?i:i.map(s=>({...s,place:P}))}const u=o=>("places"in o?o.places:[o.place]).map(v);function p({version:o},i){if(o===void 0)return null;
const s=(o.value===void 0?o.text:o.value[i])??null;return s===null?null:{text:s,place:o.place}}const _=({text:o,calls:i},s)=>i===void 0?[{root:null,source:o,version:null,
isOpen:!1}]:i[s]??[];function r({kind:o,text:i,address:s},e,a){switch(o){case"required_provider":case"state_store_provider":case"lock_provider":{const g=(0,l.mi)(
i??"",a);return g.kind==="registry"?g:null}case"required_provider_nosource":case"required_provider_legacy":return{host:e,namespace:"hashicorp",type:(0,l.op)(s)};case"\
implied_provider":return{host:e,namespace:"hashicorp",type:(0,l.A5)(i)};default:return null}}function c(o){const i=new Set(o.flatMap(({kind:f,place:$})=>f==="sa\
ved_state"?(0,d.jt)($.file):[])),s=new Map,e=({lockFile:f,calls:$,providers:C,isPartial:h})=>{if(f===null)return;const y=s.get(f)??new Set,x=!($.length===0&&!h&&
!i.has((0,d.jt)(f)))||s.get(f)===null;s.set(f,x?null:y);for(const{provider:F}of C)y.add(R(F))},a=({place:f,...$})=>{const C=$.kind==="lock_provider"?s.get(f.file):
null,h=C?r($,(0,O.Vm)("terraform"),"terraform"):null;return h!==null&&C?.has(R(h))===!1};return{add:e,isDropped:a,without:f=>f.map($=>a($)?{...$,needs:[]}:$)}}function E(o){
const s=(0,b.SH)(D(o).body,"provider",1).flatMap(({labels:[e],body:a})=>{const g=(0,l.mi)(L(e?.value??""),"terraform");if(g.kind!=="registry")return[];const f=(0,b.
w4)(a,"hashes")?.value,C=(f?.kind==="tuple"?f.elements:[]).flatMap(h=>h.kind==="string"?[L(h.value)]:[]);return[[R(g),C.filter(k.e)]]});return new Map(s)}}),9039:((le,Y,t)=>{
t.d(Y,{i:()=>M});var d=t(7811);const O="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",l=String.raw`\p{White_Space}*`,k=String.raw`[()<>@,;:\\"/[\]?=]`,b=new RegExp(`^${O}(?:/${O}\
)?$`),D=String.raw`"((?:[^"\\\r\n]|\\${k}|\\(?!${k}))*)"`,L=new RegExp(`;${l}(${O})${l}=${l}(?:(${O})|${D})${l}`,"uy"),P=new RegExp(String.raw`\\(${k})`,"g");function M(w){
const R=w.indexOf(";"),A=(0,d.s8)((0,d.Dw)(R<0?w:w.slice(0,R))).replaceAll("\u0130","i").toLowerCase();return b.test(A)&&(R<0||v(w,R))?A:null}function v(w,R){const I=new Map;
for(let A=R;A<w.length;){L.lastIndex=A;const[m,n="",u,p=""]=L.exec(w)??[];if(m===void 0)return(0,d.s8)(w.slice(A))===";";const _=n.toLowerCase(),r=u??p.replace(
P,"$1");if((I.get(_)??r)!==r)return!1;I.set(_,r),A+=m.length}return!0}}),9432:((le,Y,t)=>{t.d(Y,{$$:()=>I,B9:()=>e,Cw:()=>oe,Dl:()=>P,I0:()=>A,K4:()=>R,NM:()=>C,
VW:()=>i,Wt:()=>E,YA:()=>x,_r:()=>h,dh:()=>L,eZ:()=>m,gL:()=>g,go:()=>_,kw:()=>p,mP:()=>r,oZ:()=>G,pk:()=>F,px:()=>M,q5:()=>a,qG:()=>T,qZ:()=>f,rU:()=>u,zN:()=>w,
zd:()=>n});var d=t(8032),O=t(1780),l=t(5106),k=t(9179);const b=300,D=8192;function L(S,V=b){const{length:X}=S,te=X>D?(0,k.NE)(S.slice(0,D)):(0,k._U)(S);return te.
length<=V?te:`${structuredClone(te.slice(0,V).toWellFormed())}\u2026`}const P=(S,V)=>/^~|\$\{?\w|%\w+%/.test(S)?"write the absolute path or name: the client doe\
s not expand ~ and variables":V,M=(S,V)=>`${S} ${S===1?V:v(V)}`,v=S=>`${S.replace(/(?<=[^aeiou])y$/,"ie")}s`;function w(S,V){const{length:X}=S,te=typeof V=="num\
ber"?V:X<=2*V.few?X:V.few,ie=S.slice(te);return{shown:S.slice(0,te),rest:ie,more:ie.length}}function R(S,V,X=String,te=ie=>`${ie} more`){const{shown:ie,more:ue}=w(
S,V),de=ie.map(pe=>X(pe)).join(", ");return ue>0?`${de} and ${te(ue)}`:de}const I=S=>new TextEncoder().encode(S).length;function A(S,V,X,te){const ie=[];let ue=0;
for(const de of Iterator.from(S).map(te)){if(ue+=I(de)+X,ue>V)break;ie.push(de)}return{shown:ie,more:S.length-ie.length}}const m=S=>S.map(V=>d.bB[V]).join(" and\
 "),n=S=>(0,O.xI)`the clients print "${S}"`,u=S=>`it begins with "${L(S.trimStart(),60).replace(/[\r\n].*/s,"")}"`,p=({why:S,beginning:V})=>`is not ${/^line/.test(
S)?"valid ":""}JSON: ${V===null?S:u(V)}`;function _(S){return S===null?"null":Array.isArray(S)?"an array":typeof S=="object"?"an object":`a ${typeof S}`}function r(S){
if(S.kind==="error")return`cannot be read: ${S.code}`;if(S.kind==="special")return`is ${S.is} and is not read`;const{bytes:V,maxBytes:X}=S;return`has ${V} bytes\
 and is not read; the limit is ${X/1024/1024} MiB`}const c={[l.e$]:"correct the host in the source address (public modules need none)",[l.xq]:"correct the host \
in `source` (public providers need none), or use a filesystem mirror"},E=S=>S.flatMap(V=>c[V]??[])[0]??"correct the host in `source` or `hostname`",o=new Map([[
"registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],
["releases.hashicorp.com","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),i=S=>o.
get(S)??null,s=/(^|\.)github(usercontent)?\.com$/;function e(S){const V=s.test(S)?"https://www.githubstatus.com":i(S);return`wait and run the check again${V===null?
"":`; see ${V}`}`}const a=S=>({operator:"check the logs of the host and of any proxy in front of it",user:"wait and run the check again, or check the proxy of t\
his network",guest:e(S)}),g=S=>`if that is intended, set \`allowed-hosts\` to all hosts that may be used, with ${S}`,f=S=>(0,O.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,O.
KT)(S)} is public, so this network or country is blocked`,$="/.well-known/terraform.json";function C({page:S,asked:V},X,te=$){if(S===null)return X;const ie=S.title===
""?"":` ("${S.title}")`,ue=X.guest??f(V);switch(S.kind){case"sign-in":return{operator:`allow requests to ${te} without a browser`,guest:ue,because:`the host ret\
urned a sign-in page${ie}`};case"bot-protection":return{operator:`exempt ${te} from its bot protection, or let the addresses of CI runners through`,guest:ue,because:ie===
""?void 0:`the host returned a page${ie}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${ie}: allow this machine to reach the hos\
t`;case"other":{const de=`the host returned an HTML page${ie}`;return{...te===$&&{user:E([])},...X,guest:ue,because:de}}}}function h({url:S,status:V,reason:X,said:te},ie=!1){
const ue=te===void 0?"":` ("${L(te)}")`,de=!/^(?:unknown|<none>)?$/i.test(X),pe=V>=520&&V<=526?"(Cloudflare gets no answer from it)":"",Q=de?L(X):pe;return(0,O.
xI)`${ie?"":(0,O.xI)`${(0,O.KT)(S)} returned `}${`${V} ${Q}`.trim()}${ue}`}const y={closed:"closed the connection before the end of a response",gzip:"sent a res\
ponse whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},T=({host:S,why:V})=>({message:(0,O.xI)`${(0,O.KT)(S)} ${y[V]}`,
operator:"look for a server that crashes while it responds, or a proxy that changes the body"}),x=S=>`${Math.round(S/100)/10} s`,F=S=>S.map(oe).join("; ");function oe(S){
switch(S.kind){case"deadline":return`the deadline of ${x(S.ms)} was reached`;case"signal":return`interrupted by ${S.signal}`;case"crash":return"tf-disco crashed";case"\
missing":return K(S)}}function K({repositories:S,total:V}){const X=S.length===1?"is":"are",te=R(S,10,L);return`${S.length} of ${M(V,"repository")} ${X} missing:\
 ${te}`}const G=({kind:S,address:V,version:X})=>X===""?(0,O.xI)`${S} ${L(V)}`:(0,O.xI)`${S} ${(0,O.KT)(V)} ${L(X,40)}`}),1879:((le,Y,t)=>{t.d(Y,{LG:()=>M,Tp:()=>b,
Zo:()=>I,bi:()=>k});var d=t(9562),O=t(7811),l=t(5106);const k=1024*1024;function b(m,n){const u=(0,O._6)(m),p=(0,d.V)(u,"map");if(!p.ok)return{kind:"not-json",...M(
u,p)};if(p.value===null)return{kind:"null"};if(Array.isArray(p.value))return{kind:"not-object",why:"found an array"};if(!(0,d.G)(p.value))return{kind:"not-objec\
t",why:`found a ${typeof p.value}`};const _=[];for(const r of Object.keys(p.value)){const c=p.value[r]??null;if(n?.(r,c)===!1)continue;const E=n!==void 0&&D(c)>
l.Ls;_.push({id:r,value:E?void 0:c})}return{kind:"object",services:_}}function D(m){try{return JSON.stringify(m).length}catch{return Number.POSITIVE_INFINITY}}const L=[
[/^$/,"is empty"],[/^\ufeff\s*\{/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or bin\
ary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other binary data","serve it uncompressed"],[/^\ufeff?</,"is HTML or XML"],[/^\{[{%]/,"is a template\
 that was not rendered"],[/^---/,"begins with `---`, as YAML and front matter do"],[/^e[wy][\w+/-]{10,}(?:[=\s]|$)/,"is base64"]],P=/^(?:(?:\/\/|#)[^\n]*\n\s*|\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*(?:\{|\[\s*(?:["{[\]]|\d+[\s,\]]))/;
function M(m,{why:n,advice:u}){const p=m.slice(0,4096).replace(/^[\t\n\r ]+/,""),[,_,r=null]=L.find(([c])=>c.test(p))??[];return _!==void 0?{why:`it ${_}`,advice:r,
beginning:null}:P.test(p)?{why:n,advice:u,beginning:null}:{why:"it is not JSON",advice:null,beginning:p}}const v=100,w=16*1024,R=200;function I(m){const n=new Set(
m),u=new Set(m.map(A));let p=0,_=w;return(r,c)=>{if(l.fg.has(r)||n.has(r))return!0;const E=r.length<=R&&u.delete(A(r));if(p===v)return E;const o=r.length+D(c);return o>
_?E:(p+=1,_-=o,!0)}}const A=m=>m.slice(0,m.indexOf(".")+1)}),3096:((le,Y,t)=>{t.d(Y,{Bo:()=>D,Gz:()=>O,LA:()=>P,RO:()=>b,eH:()=>M,hl:()=>L,jt:()=>l,un:()=>k});var d=t(
3916);const O=(v,w)=>v===""?w:`${v}/${w}`,l=v=>v.slice(0,Math.max(0,v.lastIndexOf("/")));function k(v,w){const R=(0,d.join)(v,w.replaceAll("\\","/")).replace(/\/$/,
"");return R==="."?"":R}const b=v=>/(^|\/)tests$/.test(v)?l(v):v;function D(v,w,R=[]){const I=b(v),A=["",...M(v)].findLast(w);if(A===void 0||w(I))return I;const m=n=>R.
some(u=>w(k(n,u)));return m(I)&&!m(A)?I:A}const L=v=>/\.(tftest|tofutest)\.(hcl|json)$/.test(v),P=v=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(v),M=v=>v.split(
"/").map((w,R,I)=>I.slice(0,R+1).join("/"))}),3846:((le,Y,t)=>{t.d(Y,{A5:()=>i,Gi:()=>P,NE:()=>E,W_:()=>p,mi:()=>A,op:()=>o,pj:()=>v,sL:()=>n});var d=t(7811),O=t(
255),l=t(9509),k=t(5243);const b={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},D="hashicorp",L="-",P=({host:s,namespace:e})=>s===(0,k.Vm)(
"terraform")&&e===D,M='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',v="must contain only letters,\
 digits, and dashes, and may not use leading or trailing dashes",w={prefix:"terraform-",whose:"a Terraform",frequency:"often"},I={terraform:[w],opentofu:[w,{prefix:"\
opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function A(s,e){const a=s.split("/");if(a.length>3||a.includes(""))return m(M);const[g="",f,$]=a.reverse(),
C=n(g);if(!C.ok){const S=`${(0,d.ol)(g)} in source ${(0,d.ol)(s)}`;return m(`Invalid provider type: Invalid provider type ${S}: ${C.why}"`)}const h=$===void 0,y=h?
(0,d.Ju)((0,k.Vm)(e)):(0,O.Pv)($);if(f===void 0&&y.ok){const S={hostImplied:h,namespace:D,type:C.value};return{kind:"registry",host:y.value,...S}}const x=f===L?
(0,d.Ju)(f):p(f??"",e),F=`namespace "" in source ${(0,d.ol)(s)}`;if(!x.ok)return m(`Invalid provider namespace: Invalid provider ${F}: ${x.why}"`);const oe="Inv\
alid provider source hostname";if(!y.ok)return m(`${oe}: ${oe} ${F}: ${y.why}"`);const K={hostImplied:h,host:y.value,namespace:x.value,type:C.value},G=r(K,e);return G===
void 0?{kind:_(K,e),...K}:m(G)}const m=s=>({kind:"invalid",error:s});function n(s){if(/^[a-z0-9]+$/.test(s))return(0,d.Ju)(s);if(s==="")return(0,d.TR)("must hav\
e at least one character");if(s.includes("."))return(0,d.TR)("dots are not allowed");if(s.includes("--"))return(0,d.TR)("cannot use multiple consecutive dashes");
const e=(0,l.YE)(s);return e.ok?(0,d.Ju)((0,l.DI)(e.value)):(0,d.TR)(v)}const u=/^(?=.*_)(?!.*--)[a-z\d](?:[\w-]*[a-z\d])?$/i,p=(s,e)=>e==="terraform"&&u.test(s)?
(0,d.Ju)(s.toLowerCase()):n(s);function _({host:s,namespace:e},a){return e===L?"legacy":e==="builtin"&&b[a].includes(s)?"builtin":"registry"}function r(s,e){const a=(0,k.
Vm)(e);if(s.namespace===L&&s.host!==a)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${a}.`;const g=I[e].find(
({prefix:f})=>s.type.startsWith(f));return g&&c(s,g,e)}function c(s,{prefix:e,whose:a,frequency:g},f){const $=`${e}provider-`,C=s.type.slice($.length);if(!s.type.
startsWith($)||!n(C).ok)return`Invalid provider type: Provider source ${(0,d.ol)(E(s))} has a type with the prefix ${(0,d.ol)(e)}, which isn't allowed because i\
t would be redundant to name ${a} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const h=E({...s,type:C},
f);return`Invalid provider type: Provider source ${(0,d.ol)(E(s,f))} has a type with the prefix ${(0,d.ol)($)}, which isn't valid. Although that prefix is ${g} \
used in the names of version control repositories for ${a.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,d.ol)(h)}?`}const E=({host:s,namespace:e,type:a},g)=>g!==void 0&&s===(0,k.Vm)(g)?`${e}/${a}`:`${(0,O.pk)(s)}/${e}/${a}`,o=s=>s.replace(/^.*\./s,
""),i=s=>(s??"").replace(/[._].*$/s,"")}),8153:((le,Y,t)=>{t.d(Y,{D4:()=>L,LT:()=>m,Qq:()=>v,Tj:()=>u,_5:()=>D,ch:()=>b,gy:()=>A,lq:()=>I,nd:()=>R,p_:()=>n,qL:()=>P,
w3:()=>p,zM:()=>w});var d=t(9562),O=t(7811),l=t(9432),k=t(1879);const b="has too many elements",D=25e3;function L(c,E,o){const i=P(c,E,o);return i.ok?i.value.items>
D?(0,O.TR)(b):(0,O.Ju)(i.value.value):i}function P(c,E,o="decoder"){const i=(0,d.V)(c,/^[\t\n\r ]*[{n]/.test(c)?o:"struct");if(!i.ok&&i.isLimit)return(0,O.TR)(b);
if(!i.ok)return(0,O.TR)((0,l.kw)((0,k.LG)(c,i)));const s=new r,e=E.read(i.value,s),{mistake:a,items:g}=s;return a===null?(0,O.Ju)({value:e,items:g}):(0,O.TR)(a)}
const M=(c,E,o=i=>typeof i==typeof c)=>({zero:c,read:(i,s)=>o(i)?i:(i!==null&&s.refuse(E,i),c)}),v=M("","a string"),w=M(!1,"a boolean"),R=M(0,"an integer",Number.
isInteger),I=c=>({zero:null,read:(E,o)=>E===null?null:c.read(E,o)}),A={zero:null,read:()=>null},m=c=>({zero:c.zero,read:(E,o)=>{const{mistake:i,items:s}=o,e=c.read(
E,o);return Object.assign(o,{mistake:i,items:s}),e}}),n=c=>({zero:[],read:(E,o)=>Array.isArray(E)?(o.items+=E.length,E.map((i,s)=>o.within(s,c,i))):(E!==null&&o.
refuse("an array",E),[])}),u=c=>({zero:null,read:(E,o)=>{const i=o.membersOf(E);if(i===null)return null;const s=Object.entries(i);return o.items+=s.length,new Map(
s.map(([e,a])=>[e,o.within("*",c,a)]))}});function p(c){const E=Object.entries(c),o=new Map(E),i=Object.fromEntries(E.map(([s,{zero:e}])=>[s,e]));return{zero:i,
read:(s,e)=>{const a=e.membersOf(s);if(a===null)return i;const g={...i};for(const[f,$]of Object.entries(a)){const C=o.has(f)?f:_(f),h=o.get(C);h!==void 0&&(g[C]=
e.within(C,h,$))}return g}}}const _=c=>c.toLowerCase().replaceAll("\u017F","s");class r{#e=[];mistake=null;items=0;within(E,o,i){this.#e.push(E);const s=o.read(
i,this);return this.#e.pop(),s}membersOf(E){return(0,d.G)(E)?E:(E!==null&&this.refuse("an object",E),null)}refuse(E,o){if(this.mistake!==null)return;const i=this.#e.
map(e=>typeof e=="number"?`[${e}]`:`.${e}`),s=i.length===0?"":` in "${i.join("").slice(1)}"`;this.mistake=`has ${(0,l.go)(o)} instead of ${E}${s}`}}}),180:((le,Y,t)=>{
t.d(Y,{CT:()=>R,KB:()=>b,e:()=>I,uH:()=>w,yI:()=>m});var d=t(9432),O=t(9633),l=t(523),k=t(3556);function b(n,u,p){const{os:_,arch:r,shasum:c}=n,E=Object.entries(
n).flatMap(([s,e])=>e===""?s:[]),o=/^[0-9a-fA-F]{64}$/.test(c),i=`${_}_${r}`===u;return{early:[...L(n.protocols),...D([E.length===0?null:`lacks \`${E.join("`, `")}\
\``,i?null:`is for ${_}_${r} instead of ${u} (\`os\`, \`arch\`)`,P(p,"download_url",n.download_url),M(n.packages),o?null:`has "${c}" in \`shasum\`, which is not 6\
4 hexadecimal digits`,P(p,"shasums_url",n.shasums_url),P(p,"shasums_signature_url",n.shasums_signature_url)])],late:D([v(n,u)]),hashes:o&&i?[`zh:${c.toLowerCase()}`]:
null}}const D=n=>n.flatMap(u=>u===null?[]:{kind:"description",why:u});function L(n){const u=n.find(p=>(0,l.rK)(p)===null);return u!==void 0?[{kind:"description",
why:`has "${u}" in \`protocols\`, which is not a version`}]:n.length===0||(0,k.PN)(n)?[]:[{kind:"protocols",protocols:n}]}function P(n,u,p){const _=(0,O.Fl)(n,p);
return _.ok?null:`has an invalid URL in \`${u}\`: ${_.why}`}function M(n){const u=[...n?.keys()??[]].filter(r=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(r)),p=Array.from(
n?.values()??[],r=>r.hashes).flat(),_=[...u,...p.filter(r=>r.indexOf(":")<1)][0];return _===void 0?null:`has "${_}" in \`packages\`, which OpenTofu cannot read`}
function v({packages:n,shasum:u},p){if(!n?.size)return null;const _=n.get(p);if(_===void 0)return"has `packages` without an entry for the platform, which OpenTo\
fu requires";if(_.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const r=_.hashes.filter(c=>c.startsWith("zh:"));
return r.some(c=>c!==`zh:${u}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":r.length>0?null:"has no `zh:` hash for the plat\
form in `packages`, which OpenTofu requires"}function w(n,u){if(n===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:p,hashes:_}=n,r=_.length===
0||_.some(I),c=D([p===""?`has no \`url\` for ${u}`:null,r?null:`has no \`zh:\` or \`h1:\` hash for ${u}, but others`]);return{early:c,late:[],hashes:c.length===
0?_:null}}const R=["zh:","h1:"],I=n=>R.some(u=>n.startsWith(u)),A=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function m(n,{filename:u,
shasum:p}){for(const r of n.split(`
`)){const[c="",E]=r.split(A,4).filter(o=>o!=="");if(E===u)return/^[0-9a-fA-F]{64}$/.test(c)?c.toLowerCase()===p.toLowerCase()?null:`has another hash for ${u} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${u}`}if(!/[0-9a-fA-F]{64}/.test(n))return`has no SHA-256 hash: ${(0,d.rU)(
n)}`;const _=n.split(A).find(r=>r.endsWith(u));return`has no line for ${u}${_===void 0?"":`, but one for ${_}`}`}}),3556:((le,Y,t)=>{t.d(Y,{I0:()=>c,PN:()=>v,TT:()=>M,
h:()=>u,oM:()=>_,tD:()=>R});var d=t(9039),O=t(7811),l=t(3846),k=t(3298),b=t(523),D=t(8153);const L=(0,D.LT)((0,D.p_)((0,D.w3)({os:D.Qq,arch:D.Qq}))),P=(0,D.w3)(
{versions:(0,D.p_)((0,D.w3)({version:D.Qq,protocols:(0,D.p_)(D.Qq),platforms:L})),warnings:(0,D.p_)(D.Qq)});function M(o){const i=(0,D.D4)(o,P);if(!i.ok)return i;
const{versions:s,warnings:e}=i.value,a=new Map(s.map(C=>[C.version,C])),g=[...a.keys()],f=g.filter(C=>v(a.get(C)?.protocols??[])),$=(0,k.O)(C=>C);return(0,O.Ju)(
{texts:g,compatible:f.length===g.length?g:f,platforms:Array.from(a.values(),({platforms:C})=>$(C.map(({os:h,arch:y})=>`${h}_${y}`).join(" "))),warnings:g.length===
0?[]:e})}const v=o=>o.some(i=>{const s=(0,b.rK)(i),[e]=s?.numbers??[];return s!==null&&!(0,b.Ty)(s)&&(e===5n||e===6n)}),w=(0,D.w3)({id:D.Qq,moved_to:D.Qq});function R(o,i){
const s=(0,D.D4)(o,w);if(!s.ok)return s;const{id:e,moved_to:a}=s.value,g=(0,l.mi)(a===""?e:a,"terraform"),f=g.kind==="registry"&&g.type===i;return(0,O.Ju)(f?g.namespace:
null)}const I=(0,D.w3)({ascii_armor:D.Qq}),A=(0,D.Tj)((0,D.w3)({hashes:(0,D.p_)(D.Qq),package_size:D.nd})),m=(o,i)=>(0,D.w3)({protocols:(0,D.p_)(D.Qq),os:D.Qq,arch:D.
Qq,filename:D.Qq,shasum:D.Qq,download_url:D.Qq,shasums_url:D.Qq,shasums_signature_url:D.Qq,signing_keys:(0,D.w3)({gpg_public_keys:(0,D.p_)((0,D.lq)(o))}),packages:i}),
n={terraform:m((0,D.w3)({ascii_armor:D.Qq,trust_signature:D.Qq}),D.gy),"opentofu before 1.12":m(I,D.gy),opentofu:m(I,A)},u=(o,i)=>(0,D.D4)(o,n[i]),p=(0,D.w3)({versions:(0,D.
Tj)((0,D.w3)({}))});function _(o,i){const s=E(o,i,p);return s.ok?(0,O.Ju)([...s.value.versions?.keys()??[]]):s}const r=(0,D.w3)({archives:(0,D.Tj)((0,D.lq)((0,D.
w3)({url:D.Qq,hashes:(0,D.p_)(D.Qq)})))});function c(o,i,s){const e=E(o,i,r);if(!e.ok)return e;const a=e.value.archives?.get(s);return a===void 0?(0,O.Ju)(null):
a===null?(0,O.TR)(`has null for ${s}, at which the clients crash`):a.hashes.some(g=>g.indexOf(":")<1)?(0,O.TR)(`has a hash without a scheme, such as "zh:", in "\
archives.${s}"`):(0,O.Ju)(a)}function E(o,i,s){return(0,d.i)(i??"")==="application/json"?(0,D.D4)(o,s):(0,O.TR)(i===null?"has no Content-Type; expected applicat\
ion/json":"has a Content-Type other than application/json")}}),9633:((le,Y,t)=>{t.d(Y,{EH:()=>w,Fl:()=>R,ad:()=>L,fZ:()=>l,i5:()=>D,ny:()=>P,sw:()=>k,ut:()=>v,zS:()=>M});
var d=t(7811),O=t(8643);const l=(m,n)=>A(I(m),`${b(n)}/versions`),k=(m,n,u)=>A(I(m),`${b(n)}/${u}/download`),b=({namespace:m,name:n,system:u})=>`${m}/${n}/${u}`,
D=(m,{namespace:n,type:u})=>A(m,`${n}/${u}/versions`),L=(m,{namespace:n,type:u},p,_)=>A(m,`${n}/${u}/${p}/download/${_.replace("_","/")}`),P=(m,n)=>A(I(m),n);function M(m,{
host:n,namespace:u,type:p},_){const r=(0,O.O2)(m,`${n}/${u}/${p}/${_}`);return!r.ok||r.value.scheme==="https"?r:(0,d.TR)(`unsupported protocol scheme "${r.value.
scheme}"`)}function v(m,n){if(!/^\.{0,2}\//.test(n))return(0,d.Ju)(n);const u=(0,O.O2)(m,n);return u.ok?(0,d.Ju)((0,O.jr)(u.value)):u}function w(m,n){const u=R(
m,n);return u.ok&&u.value.fragment!==""?(0,d.TR)("must not include fragment part"):u}function R(m,n){const u=(0,O.O2)(m,n);if(!u.ok)return u;const{scheme:p}=u.value;
return p==="http"||p==="https"?u:(0,d.TR)("must use http or https scheme")}const I=m=>m.path.endsWith("/")?m:{...m,path:`${m.path}/`};function A(m,n){const u=(0,O.
O2)(m,n);if(!u.ok)throw new Error(u.why);return u.value}}),523:((le,Y,t)=>{t.d(Y,{Cg:()=>w,PW:()=>p,Ty:()=>v,Zy:()=>R,_T:()=>_,hZ:()=>k,kv:()=>o,mb:()=>i,oF:()=>L,
rK:()=>P});var d=t(7811),O=t(5106);const l=new RegExp(`^${O.eQ}$`),k=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,b=new RegExp(
`^${k}[.+-]?$`),D=2n**63n-1n;function L(s){const[,e,a,g,f]=l.exec(s)??[];return e===void 0?null:M(s,e,g??a,f)}function P(s){const[,e,a,g]=b.exec(s)??[];return e===
void 0?null:M(s,e,a,g)}function M(s,e,a="",g=""){const f=e.split(".").map(C=>C.replace(/^0+(?=.)/,""));if(f.some(C=>C.length>19))return null;const $=f.map(C=>BigInt(
C));if($.some(C=>C>D))return null;for(;$.length<3;)$.push(0n);return{text:s,numbers:$,written:f.length,pre:a,build:g}}const v=s=>s.pre!=="",w=({numbers:s,pre:e,
build:a})=>`${s.join(".")}${e===""?"":`-${e}`}${a===""?"":`+${a}`}`;function R(s,e){const a=Math.max(s.numbers.length,e.numbers.length);for(let g=0;g<a;g++){const[
f,$]=[s.numbers[g]??0n,e.numbers[g]??0n];if(f!==$)return f<$?-1:1}return s.pre===e.pre||s.numbers.length!==e.numbers.length?0:s.pre===""||e.pre===""?s.pre===""?
1:-1:I(s.pre,e.pre)}function I(s,e){const[a,g]=[s.split("."),e.split(".")];for(let f=0;;f++){const[$,C]=[f+1>=a.length,f+1>=g.length];if($!==C)return $?-1:1;const h=A(
a[f]??"",g[f]??"");if(h!==0||$)return h}}function A(s,e){const[a,g]=[/^[0-9]*$/.test(s),/^[0-9]*$/.test(e)];return a!==g?a?-1:1:a&&s.length!==e.length?s.length-
e.length:s===e?0:s<e?-1:1}const m="[\\t\\n\\f\\r ]*",n=new RegExp(`^${m}(<=|>=|!=|~>|<|>|=|)${m}(${O.eQ})${m}$`),u="This string does not use correct version con\
straint syntax";function p(s){const e=[];for(const a of s.split(",")){const[,g,f=""]=n.exec(a)??[],$=L(f);if($===null)return(0,d.TR)(u);e.push({operator:g||"=",
version:$,text:a})}return(0,d.Ju)(e)}function _(s){const e=p(s);if(!e.ok)return e;const a=[];for(const g of e.value){const f=P(g.version.text);if(f===null||!r.test(
g.text.trim()))return(0,d.TR)(`Incorrect version constraint syntax: ${c(g)}`);a.push({...g,version:f})}return(0,d.Ju)(a)}const r=/^[<>=!~]* ?[0-9]/;function c({
operator:s,version:e,text:a}){const g=a.trim();if(e.text.startsWith("v"))return'a "v" prefix should not be used';if(!r.test(g))return`only one space is expected\
 after the operator "${s}"`;if(e.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[f]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(g)??[""];return`missing comma after "${f}"`}const E=[">",">=","=","~>","<=","<","!="];function o(s){const e=[...s].sort((a,g)=>R(a.version,g.version)||I(a.
version.build,g.version.build)||E.indexOf(a.operator)-E.indexOf(g.operator)||g.version.written-a.version.written);return[...new Set(e.map(i))].join(", ")}function i({
operator:s,version:e}){if(s==="=")return w(e);const a=s==="~>"&&e.written<3?e.numbers.slice(0,2):e.numbers;return`${s} ${w({...e,numbers:a})}`}}),1440:((le,Y,t)=>{
t.d(Y,{EH:()=>n,U4:()=>v,WI:()=>c,a4:()=>p,oO:()=>w});var d=t(3916),O=t(7811),l=t(2213),k=t(8032),b=t(5243),D=t(9897),L=t(3846),P=t(8153),M=t(523);const v=".ter\
raform/modules/modules.json",w=".terraform/terraform.tfstate",R=(0,P.w3)({backend:(0,P.lq)((0,P.w3)({type:P.Qq,config:(0,P.Tj)((0,P.LT)(P.Qq))})),resources:(0,P.
p_)((0,P.w3)({provider:P.Qq}))}),I=(0,P.w3)({backend:(0,P.lq)((0,P.w3)({config:(0,P.Tj)((0,P.LT)((0,P.Tj)((0,P.LT)(P.Qq))))}))}),A=new Set(Object.values(l.FV).flatMap(
o=>o.split(/[ .]/))),m=/(?:^|\.)provider\["([^"\\]*)"\]/;function n(o,i){const s=(0,P.D4)(i,R,"struct"),{backend:e,resources:a}=s.ok?s.value:R.zero,g=(0,P.D4)(i,
I,"struct"),f=g.ok?[...g.value.backend?.config?.values()??[]]:[],{type:$="",config:C=null}=e??{},h=[C,...f].flatMap(T=>Array.from(T??[],([x,F])=>F===""?null:u($,
x,F)));/^(remote|cloud)$/.test($)&&!C?.get("hostname")&&h.push("app.terraform.io");const y=new Set(a.map(({provider:T})=>T).filter(T=>T.includes("[")));return k.
Du.flatMap(T=>{const x=Array.from(y,oe=>{const K=(0,L.mi)(m.exec(oe)?.[1]??"",T);return K.kind!=="registry"?K.kind==="builtin"?null:D.IZ:T==="opentofu"&&(0,L.Gi)(
K)?(0,b.Vm)(T):K.host});return[...new Set(s.ok?[...x,...h]:[D.IZ])].flatMap(oe=>oe===null?[]:{file:o,host:oe,client:T})})}function u(o,i,s){return o==="local"?(0,l.
Bm)(s):l.Gb[o]?.split(" ").includes(i)?(0,l.D8)(s):A.has(i)||i==="hostname"?(0,l.Ul)(s):null}function p(o,i){const s=(0,l.Bm)(`terraform.tfstate.d/${i.trim()}/t\
erraform.tfstate`);return s===null?[]:k.Du.map(e=>({file:o,host:s,client:e}))}const _=(0,P.w3)({key:P.Qq,source:P.Qq,version:P.Qq,dir:P.Qq}),r=(0,P.w3)({modules:(0,P.
p_)(_)});function c(o,i){const s=i.trim()===""?(0,O.Ju)(r.zero):(0,P.D4)(i,r,"struct");if(!s.ok)return s;const{modules:e}=s.value,a=e.find(({version:f})=>f!==""&&
(0,M.oF)(f)===null);if(a!==void 0)return(0,O.TR)(`has the malformed version "${a.version}"`);if(new Set(e.map(({key:f})=>f)).size<e.length)return(0,O.TR)("has t\
wo modules with the same key");const g=e.filter(({key:f})=>f!=="");return(0,O.Ju)(g.map(({dir:f,...$})=>({...$,root:o,directory:E(o,f)})))}function E(o,i){const s=(0,d.
isAbsolute)(i)?i:`${o===""?".":o}/${i}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(i)?(0,d.normalize)(s).replace(/(?<=.)\/$/,""):s}}),5324:((le,Y,t)=>{
t.d(Y,{$8:()=>I,ET:()=>u,G$:()=>A,KG:()=>c,Ls:()=>w,Wj:()=>s,f5:()=>E,kI:()=>_,rN:()=>i,sT:()=>n,sq:()=>m,un:()=>o});var d=t(3024),O=t(6760),l=t(4756),k=t(2170),
b=t(3096),D=t(3298),L=t(9968),P=t(1440);const M=/[*?[{]/;function v(e){const a=e.split("/"),g=a.findIndex(f=>M.test(f));return g<0?{fixed:e}:{fixed:a.slice(0,g).
join("/"),glob:a.slice(g).join("/")}}function w(e,a=new Set){const g=e.map(f=>{const $=f.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{pattern:f,glob:$,
start:R($)}});return f=>{const $=f.toLowerCase(),C=g.filter(({glob:h,start:y})=>h===f||$.startsWith(y)&&O.posix.matchesGlob(f,h));for(const{pattern:h}of C)a.delete(
h);return C.length>0}}function R(e){const[a=""]=e.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(e)??[];return a.toLowerCase()}const I=({file:e,glob:a},g)=>e===g||
a!==void 0&&O.posix.matchesGlob(g,a),A=e=>e.startsWith(".")||e==="node_modules",m=e=>O.sep==="/"?e:e.replaceAll(O.sep,"/");function n(e,{boundary:a}){return e.kind===
"error"?(0,l.WO)({what:"link",code:e.code}):(0,L.UO)(e.path,a)?e.kind==="special"?(0,l.WO)({...e,what:"link-to-special-file"}):e.kind==="file"?e.path:null:(0,l.
a3)({what:"link"})}function u({root:e,scan:a}){const g=[e,...a.map(h=>(0,O.resolve)(e,v(h).fixed))].map(p),f=h=>g.some(y=>y!==null&&(0,L.UO)(h,y)),$=h=>{const y=(0,O.
resolve)(e,h),T=(0,d.existsSync)(y)?p(y):null;return T!==null&&f(T)?T:null},C=(h,y)=>{const T=$(h);return(T===null?[]:(0,L.Mc)(T).filter(y)).map(({name:F})=>F).
sort()};return{list:h=>C(h,y=>!y.isDirectory()),directories:h=>C(h,y=>y.isDirectory()&&!A(y.name)),exists:h=>(0,d.existsSync)((0,O.resolve)(e,h)),locate:(0,D.O)(
$),nameOf:h=>{const y=$(h);return y===null?null:m((0,O.relative)(g[0]??e,y))},read:(h,y)=>{const T=$(h);return T===null?null:(0,L.r7)(T,y)}}}const p=e=>(0,L.N0)(
()=>(0,d.realpathSync)(e),null);function _(e,a){const{fixed:g,glob:f}=v(a);try{const $=(0,d.realpathSync)((0,O.resolve)(e,g)),C=m((0,O.relative)(e,$)),h=(0,L.UO)(
$,e),y=h?e:$;if(f!==void 0)return{path:$,name:C,boundary:y,glob:(0,b.Gz)(C,f)};if((0,d.statSync)($).isDirectory())return{path:$,name:C,boundary:y};const T=(0,O.
resolve)($,"..");return{...{path:T,name:m((0,O.relative)(e,T))},boundary:h?e:T,file:C}}catch($){return(0,k.kH)((0,l.WO)({what:"scan",entry:a,code:(0,L.Oj)($)}))}}
const r=200;function c(e){const{path:a,name:g,depth:f}=e;if(f>r)return(0,k.ht)(g,(0,l.ub)({kind:"depth",max:r}));try{return(0,d.readdirSync)(a,{withFileTypes:!0}).
sort(($,C)=>$.name<C.name?-1:1)}catch($){return(0,k.ht)(g,(0,l.WO)({what:"directory",code:(0,L.Oj)($)}))}}const E=(e=[])=>({files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,
endedAt:null,units:[],unread:[],calls:[],tests:[],called:new Set(e),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,directories:new Set,modules:new Set,
snippets:new Set,installed:[],states:[],unmatched:new Set,unselected:[]});function o(e,{exists:a,read:g}){return a(e)?(0,P.EH)(e,g(e)??""):[]}function i(e,a){const g=(0,b.
Gz)(e,".terraform/environment"),f=a.read(g);return[...o((0,b.Gz)(e,P.oO),a),...f===null?[]:(0,P.a4)(g,f)]}function s(e,{exists:a,read:g,nameOf:f}){const $=(0,b.
Gz)(e,P.U4),C=g($);if(C===null)return a($)?(0,k.ht)($,(0,l.a3)({what:"outside",path:$})):[];const h=(0,P.WI)(e,C);return h.ok?h.value.map(y=>{const T=y.directory;
return(0,O.isAbsolute)(T)&&(0,O.normalize)(T)===T?{...y,directory:f(T)??T}:y}):(0,k.ht)($,(0,l.U$)({error:`the list ${h.why}`,isRefused:!0}))}}),9059:((le,Y,t)=>{
t.d(Y,{$:()=>A,$t:()=>s,AN:()=>r,Dx:()=>i,_X:()=>w,mu:()=>p});var d=t(3096),O=t(9941),l=t(5324),k=t(3114);const b=".github/workflows .circleci .buildkite .woodp\
ecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),D=e=>e==="config.toml",L=[["",k.Z8],[".github",()=>!1],...b.map(
e=>[e,a=>/\.ya?ml$/i.test(a)]),[".devcontainer",k.Z8],[".config",k.TD],[".config/mise",D],[".mise",D]],P=".github/actions",M=128*1024,v=200;function*w({root:e,exclude:a},g){
const f=(0,l.ET)({root:e,scan:[]}),$=(0,l.Ls)(a),C=R(f).filter(T=>!$(T)),h=T=>T.split("/").length,y=[...new Set([...C,...g])].sort((T,x)=>h(T)-h(x)||(T<x?-1:1));
for(const T of y.slice(0,v)){const x=f.read(T);x!==null&&x.length<=M&&(yield{file:T,text:x})}}function R(e){const a=L.flatMap(([f,$])=>e.list(f).filter(C=>$(C)||
A((0,d.Gz)(f,C))).map(C=>(0,d.Gz)(f,C))),g=e.directories(P).flatMap(f=>["action.yml","action.yaml"].map($=>`${P}/${f}/${$}`));return[...a,...g]}const I=[["depen\
dabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/],["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,
/^/],["renovate",/^package\.json$/,/"renovate"\s*:/],["checkov",/^\.checkov\.ya?ml$/,/^/]],A=e=>I.some(([,a])=>a.test(e)),m=/^([ \t]+)["']?([\w.-]+)["']?:[ \t]*\n((?:(?:\1[ \t]+.*)?\n)+)/gm,
n=/\bregistries["']?:\s*(\[[^\][]*\]|["']?\*|(?:-\s*[^\s:]+\s+)+)/g,u=/["']?(?:url|matchHost|hostName|domainName|baseUrl)["']?:\s*["']?(?:https?:\/\/)?\.?([^\s"'/,}]+)/gi;
function p({file:e,text:a}){const[g]=A(e)?r({file:e,text:a}):[];if(g!=="dependabot"&&g!=="renovate")return[];const f=`${i(e,a).join(`
`)}
`,$=Array.from(f.matchAll(n),([,x=""])=>x).join(" "),C=Array.from(f.matchAll(m),([x,,F=""])=>/terraform-registry/.test(x)&&($.includes("*")||$.includes(F))?x:""),
h=f.match(/\{[^{}]*terraform-registry[^{}]*/g)??[],y=g==="renovate"?f:[...C,...h].join(`
`),T=Array.from(y.matchAll(u),([,x=""])=>(g==="renovate"?x:`//${x}`).toLowerCase());return[{client:g,file:e,ends:T}]}const _=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function r({file:e,text:a}){if(A(e)){const f=i(e,a);return I.flatMap(([$,C,h])=>C.test(e)&&f.some(y=>h.test(y))?$:[])}return a.search(_)<0?[]:i(e,a).flatMap(f=>f.
match(_)??[]).map(f=>f.toLowerCase())}const c=1e3,E=/(^|\s)#.*$/s,o=/(^|\s)(\/\/|\/?\*).*$/s;function i(e,a){const g=/jenkinsfile|\.json$/i.test(e)?o:E;return a.
split(`
`).map(f=>f.slice(0,c).replace(g,"").trimEnd())}function s(e,a,g,f){return{file:e,...(0,O.yN)(g)(f),line:a+1}}}),3114:((le,Y,t)=>{t.d(Y,{Ep:()=>L,L8:()=>v,TD:()=>n,
Z:()=>m,Z8:()=>u,dN:()=>A,tr:()=>M,xO:()=>I});var d=t(8032);const O=["terraform"],l=["opentofu"],k=/\.tfquery\.(hcl|json)$/,b=[[/\.tf(\.json)?$/,"config",d.Du],
[/\.tofu(\.json)?$/,"config",l],[/\.tftest\.(hcl|json)$/,"test",d.Du],[/\.tofutest\.(hcl|json)$/,"test",l],[k,"query",O],[/\.tfmigrate\.hcl$/,"migrate",O],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",O],[/\.tfdeploy\.(hcl|json)$/,"deploy",O],[/\.(tf|tofu)mock\.hcl$/,null,d.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",d.Du]],D=/\.(tf|tofu|hcl|json)$/,
L=({class:p})=>p==="config"||p==="test",P={class:"lock",syntax:"hcl",clients:d.Du,isOverride:!1},M=p=>p.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
p);function v(p,_,r){if(p===".terraform.lock.hcl")return P;const c=D.test(p)?b.find(([y])=>y.test(p)):void 0,[E=/$/,o=null,i=[]]=c??[];if(o===null)return;const s=w(
p)&&o==="test"&&r==="tests";if(w(p)&&!s)return;const e=p.search(E),a=p.slice(0,e),g=a+p.slice(e).replace(".tf",".tofu"),f=a==="override"||a.endsWith("_override"),
$=s||g!==p&&_.has(g);if($&&!i.includes("terraform"))return;const C=$?O:i,h=p.endsWith(".json")?"json":"hcl";return{class:o,syntax:h,clients:C,isOverride:f}}const w=p=>p.
startsWith(".")||p.endsWith("~")||p.startsWith("#")&&p.endsWith("#"),R=new RegExp(`^(${["(gnu)?makefile|terrafile","\\.?justfile","(dockerfile|containerfile|jen\
kinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger|vendir|vendor|peru)\\.ya?ml","(azure-pipelines?|(do\
cker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps\
1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),I=p=>k.test(p),A=[".spacelift/config.yml",".spacelift/config.yaml"],m=p=>p.endsWith(".tfbackend"),
n=p=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.test(p),u=p=>n(p)||R.test(p)}),1011:((le,Y,t)=>{t.d(Y,{CI:()=>L,G4:()=>A,O8:()=>b,
Rt:()=>k,VZ:()=>D,eI:()=>M,kA:()=>w,s7:()=>v,sw:()=>P,vH:()=>R});var d=t(4756),O=t(2170),l=t(3298);const k=["organization","workspaces"],b=["module","state","lo\
ck"],D=["version","compatible","provider-version"],L=({directory:m,module:n})=>[...new Set([m,n??m])];function P(m,n){const u=(0,l.O)(_=>_.filter(r=>n.includes(
r))),p=(0,l.O)(_=>_.flatMap(r=>u(r.clients).length===0?[]:{...r,clients:u(r.clients)}));return m.flatMap(_=>{const r=u(_.clients);if(r.length===_.clients.length)
return _;const c=p(_.needs),E=_.isHostImplied?c[0]?.host??_.host:_.host;return r.length===0?[]:{..._,clients:r,needs:c,host:E}})}const M=(m,n)=>m.map(u=>{const{
calls:p,evaluated:_}=u;if(n.length===0||p===void 0||_===void 0)return u;const r=Object.entries(p).filter(([c])=>!n.some(E=>E===c));return{...u,calls:Object.fromEntries(
r)}}),v=({workspace:m,hasOwnToken:n,directHost:u})=>m!==void 0||n===!0||u!==void 0,w=m=>new Set(m.flatMap(({host:n,isHostImplied:u})=>u?[]:n??[])),R=(m,n)=>m.filter(
({clients:u})=>u.some(p=>n.includes(p))),I=1e4;function A(m=I){const n=[],u={error:0,warning:0,notice:0};let p=0;const _=c=>{u[c.severity]+=1,u[c.severity]<=m?n.
push(c):p+=1},r=()=>(0,O.ht)(".",(0,d.ub)({kind:"problems",max:m,omitted:p}));return{add:_,all:()=>p===0?n:[...n,r()]}}}),4756:((le,Y,t)=>{t.d(Y,{JW:()=>M,U$:()=>l,
WO:()=>D,a3:()=>P,ub:()=>R,yQ:()=>v});var d=t(9432),O=t(9615);const l=({error:I,isRefused:A})=>(0,O.CC)("file-syntax",{message:I??"the file is not valid UTF-8",
help:I?.startsWith("invalid escape sequence")?"write `/` in paths, or `\\\\` for a backslash":"fix the file, or list it in `exclude` if it is invalid on purpose",
...!A&&{severity:I===null?"notice":"warning"}}),k={file:["the file cannot be read","correct the permissions, or list the file in `exclude`"],directory:["the dir\
ectory cannot be read","correct the permissions, or list the directory in `exclude`"],link:["the target of the link cannot be read","correct or remove the link,\
 or list it in `exclude`"],scan:[" in `scan` cannot be read","correct `scan`, and check that the repository is checked out"],"special-file":["this is","remove i\
t, or list it in `exclude`"],"link-to-special-file":["the target of the link is","remove the link, or list it in `exclude`"]},b={ENAMETOOLONG:"shorten the path,\
 or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"};function D(I){const[A,m]=k[I.what],n=I.what==="file"||I.what===
"directory";return(0,O.CC)("file-unreadable",{message:`${"entry"in I?(0,d.dh)(I.entry):""}${A}${"code"in I?`: ${I.code}`:` ${I.is} and is not read`}`,help:(n?b[I.
code]:void 0)??m,...!("isRefused"in I&&I.isRefused)&&{severity:"warning",affects:[]}})}const L={link:["the link points outside the checkout and is not followed",
"move the file into the repository, or name its directory in `scan`"],linked:["the link leads to a directory that was not read","remove the link, or name the di\
rectory in `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out","select the file, or do not select its directory"],generated:["Te\
rragrunt adds configuration here that was not read","write `contents`, `path` and `config` as literals, and give included files the suffix .hcl"],outside:["is o\
utside the checkout, and the module in it was not read","move the module into the repository, or name its directory in `scan`"],skipped:["was not read","write t\
he path as a literal, or remove the directory from `exclude`"]};function P(I){const[A,m]=L[I.what],n="path"in I&&{message:`directory ${(0,d.dh)(I.path)} ${A}`,severity:"\
notice"};return(0,O.CC)("file-outside",{message:A,help:m,...n})}function M({scan:I,hasHostnames:A,isFleet:m}){const n=I.every(r=>r===".")?"this directory":`\`sca\
n\` (${(0,d.K4)(I,3,d.dh)})`,p=`found no Terraform or OpenTofu files in ${m?"the repositories of `usages`":n}`,_=m?"check out the repositories before `tf-disco \
usages`":"check out the repository first (in a workflow: actions/checkout)";return(0,O.CC)("nothing-to-check",{message:`${p}, and \`hostnames\` is not set`,help:`${_}\
, or correct \`scan\` or \`exclude\``,...A&&{message:`${p}; only \`hostnames\` was checked`,help:`${_}, or correct \`scan\``,severity:"warning"}})}const v=({oldest:I})=>(0,O.
CC)("file-stale",{message:`the usages file was written more than a week ago (the oldest on ${I}); the repository may use something else now`,help:"write it agai\
n with `tf-disco usages --format json`, and see why the job that writes it no longer runs"}),w={depth:({max:I})=>({message:`directories nested deeper than ${I} \
levels are not scanned`,help:"list this directory in `exclude`"}),files:({max:I})=>({message:`there are more than ${I} files; this directory and the following o\
nes are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:({max:I})=>({message:`the directory has more than ${I} files; the files \
after them are not scanned`,help:"split the directory, or list files in `exclude`"}),parts:({max:I})=>({message:`the file has more than ${I} blocks, arguments a\
nd values; the rest is not read`,help:"split the file, or list it in `exclude`"}),"module-usages":({max:I})=>({message:`the files of this directory use or defin\
e more than ${I} modules, providers, resources and variables; the rest of this file and the files after it are not scanned`,help:"split the directory, or list f\
iles in `exclude`"}),usages:({max:I})=>({message:`the scan found more than ${I} usages of hosts; this directory and the following ones are not scanned`,help:"sc\
an fewer directories with `scan` or `exclude`"}),roots:({max:I})=>({message:`the root modules have more than ${I} modules in all; the constraints of this root m\
odule and the following ones are not checked`,help:"list the directories in which `init` runs in `roots`"}),size:I=>({message:`the file ${(0,d.mP)(I)}`,help:"sp\
lit the file, or list it in `exclude`"}),problems:({max:I,omitted:A})=>({message:`there are more than ${I} problems in files; ${A} are not reported`,help:"fix t\
he reported problems first, or scan fewer files with `scan` or `exclude`"}),time:({stopped:I,files:A})=>({message:`${(0,d.Cw)(I)} after reading ${A} files; this\
 directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"})},
R=I=>(0,O.CC)("file-limit",(0,O.Z9)(w,I))}),2170:((le,Y,t)=>{t.d(Y,{Qp:()=>P,W7:()=>L,Xd:()=>D,ht:()=>b,kH:()=>l,wv:()=>k});var d=t(8032),O=t(9119);function l(M,{
clients:v=d.zK,...w}={}){return{problem:M,severity:M.severity,affects:M.affects.filter(R=>v.includes(R)),clients:v,host:null,services:[],places:[],needed:!0,...w}}
const k={line:1,column:1,endColumn:1};function b(M,v,w=k){const R={file:M===""?".":M,...w};return l(v,{places:[R],clients:d.Du})}const D=({places:M})=>M.find(v=>typeof v!=
"string")??null,L=M=>D(M)?.file??"",P=(M,v)=>(0,O.c1)(M,w=>JSON.stringify(v(w))).map(w=>{const[R]=w;if(w.length===1)return R;const I=n=>[...new Set(w.flatMap(n))],
A=I(n=>n.exclude??[]),m=I(n=>n.rowKeys??[]);return{...R,needed:w.some(({needed:n})=>n),affects:I(({affects:n})=>n),clients:I(({clients:n})=>n),places:(0,O.As)((0,O.
jH)(w.flatMap(({places:n})=>n))),...A.length===0?{}:{exclude:A},...m.length===0?{}:{rowKeys:m}}})}),9615:((le,Y,t)=>{t.d(Y,{CC:()=>_,Lw:()=>D,OJ:()=>u,VB:()=>n,
Z9:()=>r,ag:()=>p,as:()=>M,oC:()=>b,tr:()=>m,xx:()=>A});var d=t(1780),O=t(9179),l=t(9432);let k=function(...c){return{problemFacts:k}=t.late([4507],4507),new.target?
new k(...c):k(...c)};const b=["error","warning","notice"],D=c=>({operator:c,user:c}),L=(c,{isTerminal:E})=>typeof c=="object"&&"terminal"in c?c[E?"terminal":"wo\
rkflow"]:c;function P({operator:c,user:E,guest:o},i){const{role:s,host:e}=i;if(s==="guest"&&o!==void 0)return o;const a=L(c,i);if(s==="operator")return a;const g=(0,d.
xI)`ask the operator of ${(0,d.KT)(e)} to ${a}`;if(E===void 0)return g;const f=L(E,i);return/^ask | or /.test((0,d.pj)(f))||/, or /.test((0,d.pj)(a))||s==="gues\
t"||(0,d.pj)(f)===(0,d.pj)(a)?f:(0,d.xI)`${f}, or ${g}`}function M(c,E){const{cures:o,...i}=c;return o===void 0?c:{...i,help:w(o,E)}}const v={role:"operator",host:"",
isTerminal:!1};function w(c,E){const{because:o,note:i}=c,s=o===void 0?"":`${o}: `,e=i===void 0?"":(0,d.xI)`; ${L(i,E)}`;return R((0,d.xI)`${s}${P(c,E)}${e}`)}const R=c=>(0,d.
tD)((0,d.FS)(c),O._U),I=/`terraform (?=(?:init|login|logout|providers)\b)/g;function A(c,E,o){const i=E.join()==="opentofu"?"`tofu ":"`terraform ",s=o?"this mac\
hine":"the runner",e=f=>f.replace(I,i).replace(/\bthis machine\b/g,s),{message:a,help:g}=c;return{...c,message:(0,d.tD)(a,e),...g&&{help:(0,d.tD)(g,e)}}}function m(c){
const[E,...o]=c,s=`if ${E===void 0?"this repository":(0,l.K4)(c,3)} ${o.length>0?"use":"uses"} OpenTofu, set \`dialect\``;return E===void 0?s:`${s} for \`tf-disc\
o usages\``}const n=c=>`call another version in place of ${(0,l.dh)(c)}, or have it corrected there`,u=({calls:c,module:E,version:o})=>`use ${(0,l.dh)(E)} ${(0,l.
dh)(o,40)} in ${(0,l.K4)(c,5,l.dh)}, the newest version that is known to end the conflict`,p=({message:c,help:E})=>({message:(0,d.pj)(c),help:E===void 0?null:(0,d.
pj)(E)});function _(c,E){const{operator:o,user:i,guest:s,because:e,note:a,...g}=E,f=o===void 0?void 0:{operator:o,user:i,guest:s,because:e,note:a},{help:$=f,...C}=g,
h=k()[c],y=(0,d.tD)(C.message,O._U),T={code:c,...h,usualSeverity:h.severity,...C,message:y};return $===void 0?T:typeof $=="object"&&"operator"in $?{...T,help:w(
$,v),cures:$}:{...T,help:R($)}}const r=(c,E)=>c[E.kind](E)}),8339:((le,Y,t)=>{t.d(Y,{DA:()=>I,Iz:()=>R,J0:()=>r,My:()=>A,Zp:()=>o,_W:()=>i,k0:()=>c,tg:()=>E});var d=t(
8032),O=t(1780),l=t(9179),k=t(9432),b=t(9615);const D=120,L="is not a registry module, and `version` applies to registry modules only",P={"local-with-version":[
L,"remove `version`"],"remote-with-version":[L,"remove `version`; `?ref=` in the source selects a version of a Git repository"],"remote-in-test":["is a remote m\
odule source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has white space at its beginning\
 or end","remove the white space"],"leads-out":["leads out of its package","use a path to a directory of the package"],endless:["calls itself, directly or throu\
gh other modules","remove one of the calls"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],terragrunt:["cannot be downloaded",
"write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},M={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],
"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function v(s){
if("error"in s)return{message:s.error,help:s.advice??void 0};if("address"in s){const[$,C]=M[s.reason];return{message:`${s.address} ${$}`,help:C}}const[e,a]=P[s.
reason],[,g]=w.exec(s.text)??[],f=g===void 0?"":`write "${g}" for the module of the registry, or `;return{message:`"${s.text}" ${e}`,help:`${f}${a}`}}const w=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,
R=({path:s,maker:e,in:a})=>(0,b.CC)("source-missing",{message:`there is no directory ${(0,k.dh)(s)}${a===void 0?"":` in ${(0,k.dh)(a)}`}`,help:a===void 0?"corre\
ct the path, or commit the directory":"correct the directory in `source`, or call another version",...e!==null&&{message:`there is no directory ${(0,k.dh)(s)} i\
n this checkout; ${(0,k.dh)(e)} ${e.endsWith(".gitignore")?"lists it, so something creates it":"may create it"}`,help:"create it before this check, as before `i\
nit` (a submodule with `submodules: true` of actions/checkout), or correct the path",severity:"warning"}}),I=s=>"isOld"in s?(0,b.CC)("source-invalid",{..._(s),affects:[
s.client]}):(0,b.CC)("source-invalid",v(s)),A=s=>(0,b.CC)("source-near-miss",{message:s.host===null?`"${s.text}" is not read as a registry address`:(0,O.xI)`"${s.
text}" is read as host ${(0,O.KT)(s.host)}`,help:s.advice,...s.host===""&&{message:`the host of "${s.text}" cannot be determined`,severity:"notice"}}),m="add it\
s host to `hostnames`, and set `scan: .` to read files as well";function n(s){const{shown:e,more:a}=(0,k.zN)(s,4),g=e.map(({text:$,from:C})=>`${$===null?"not kn\
own":(0,k.dh)($,D)} ${C??"by default"}`),f=a>0?`${a} more`:g.pop();return`${g.join(", ")} and ${f}`}const u=(s,e,a)=>`${s} of ${e} is ${(0,k.dh)((0,l.Qj)(a),D)}`;
function p({address:s,argument:e,expression:a,candidates:g,refused:f}){const $=u(e,s,a);if(f===null){const h=g.length>1?n(g):"only known at init time";return{message:`${$}\
, which is ${h}`,help:m}}const{variable:C}=f;return C===""?{message:`${$}, which cannot be known during init`,help:`write the ${e} with literals, locals and var\
iables only`}:{message:`${$}, and Terraform evaluates var.${C} here only with \`const = true\``,help:`add \`const = true\` to variable "${C}", which requires Te\
rraform 1.15, or write the ${e} as a literal`}}function _({address:s,expression:e,client:a,isOld:g}){const f=u("source",s,e),[$,C]=[d.bB[a],d.Y8[a]],h="write th\
e source as a literal";if(g)return{message:`${f}, which ${$} evaluates only since ${C}`,help:`${h}, or use ${$} ${C} or later`};const y=a==="terraform";return{message:`${f}\
, and ${$} evaluates only locals and ${y?"variables with `const = true`":"variables"} here`,help:`${h}${y?", or add `const = true` to each variable in it, which\
 requires Terraform 1.15":", or with locals and variables"}`}}const r=s=>(0,b.CC)("source-dynamic","isOld"in s?_(s):p(s)),c=s=>(0,b.CC)("host-invalid",{message:`\
"${s.text}" is not a hostname: ${s.error}`,help:s.advice??void 0}),E=s=>(0,b.CC)("host-missing",{severity:"warning",message:`the ${s} has no hostname, and OpenT\
ofu has no default`,help:s==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),o=({host:s,name:e})=>(0,b.CC)("hos\
t-dotless-module",{message:(0,O.xI)`module sources cannot name host ${(0,O.KT)(s)}: must contain at least one dot`,help:(0,O.xI)`use a full name such as ${(0,O.
KT)(e)}.localdomain; provider addresses accept the short name`}),i=({host:s})=>(0,b.CC)("host-idn-module",{message:(0,O.xI)`Terraform cannot use modules from host ${(0,O.
KT)(s)}: it converts the name to punycode and then refuses punycode`,operator:"serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accep\
t this one"})}),2213:((le,Y,t)=>{t.d(Y,{Ar:()=>b,Bm:()=>P,D8:()=>L,FV:()=>D,Gb:()=>l,Ul:()=>M,nT:()=>k});var d=t(255),O=t(9897);const l={azurerm:"storage_accoun\
t_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},k={"openbao *":"address","aws_kms *":"ec2_metadata_service_endpoint http_proxy https_proxy",
"aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpoint oidc_request_url vault_uri"},b=["address","endpoints","http_pr\
oxy","https_proxy","vault_uri"],D={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"address",cos:"domain endpoint",gcs:"storage_custom_endpoint uni\
verse_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endpoint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_e\
ndpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_proxy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts \
endpoints.sso"},L=v=>/^[\w.-]*$/.test(v)?null:O.IZ,P=v=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.test(v)?null:O.IZ;function M(v){
if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(v))return O.IZ;if(/^\s*\w+\s*=/.test(v)){const[w,...R]=Array.from(v.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,I=""])=>I);return w===void 0?null:R.length===0?(0,d.$o)(w):O.IZ}return(0,d.yo)(/^[\w+.-]+:\/\//.test(v)?v:`https://${v}`)??O.IZ}}),4165:((le,Y,t)=>{t.d(Y,{FG:()=>I,
NG:()=>k,kX:()=>A,oq:()=>R});var d=t(3916),O=t(9432),l=t(3096);const k="it is in a submodule, which this check does not fetch",b=8*1024*1024,D=5e3,L=5e4,P=4096,
M=16*1024*1024,v=/\.(?:tf|tofu)(?:\.json)?$/,w=/(?:^|[/\\])\.\.(?:[/\\]|$)/;function R(){const m=new Map,n=new Set([""]),u=new Set,[p,_]=[new Map,new Map],r={files:0,
bytes:0,names:0};let c;const E=f=>{c??=f},o=f=>E({kind:"unread",why:`${f}, the limit of this check`}),i=f=>E({kind:"broken",why:(0,O.dh)(f)});function s(f){return w.
test(f)&&i(`entry contains '..': ${f}`),f.length>P&&o(`a name in it has more than ${P} characters`),c!==void 0?"":f.split("/").filter($=>$!==""&&$!==".").join("\
/")}function e(f){let $=f;for(;c===void 0&&!n.has($);)m.has($)&&i(`${$}: not a directory`),n.add($),r.names+=$.length,n.size>L&&o(`it has more than ${L} directo\
ries`),r.names>M&&o("the names of its directories have more than 16 Mi characters"),$=(0,l.jt)($)}function a(f,$){const C=s(f);if(e((0,l.jt)(C)),n.has(C)&&i(`${C}\
: is a directory`),c===void 0){if(!v.test(C)){u.add((0,l.jt)(C));return}if(r.files+=1,r.bytes+=$,r.files>D&&o(`it has more than ${D} files of configuration`),r.
bytes>b&&o("it has more than 8 MiB of configuration"),c===void 0)return h=>{m.set(C,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(h))}}}function g(f,$,C){f.set(
s($),C),f.size>D&&o(`it has more than ${D} links that lead to no file`)}return{failure:()=>c,stop:E,directory:f=>e(s(f)),file:a,unreadable:(f,$)=>{v.test(f)&&g(
p,f,$)},unknown:(f,$)=>g(_,f,$),finish:()=>c??{kind:"read",tree:{files:m,directories:n,mixed:u,unreadable:p,unknown:_}}}}const I=({unknown:m},n)=>[...m].find(([
u])=>`${n}/`.startsWith(`${u}/`)||v.test(u)&&(0,l.jt)(u)===n)?.[1];function A(m,{directories:n,files:u,mixed:p}){if(!/[*?[]/.test(m))return m;const _=o=>o.replaceAll(
/(?<=^|\/)\./g,"_"),[r,...c]=[...n,...u.keys()].filter(o=>(0,d.matchesGlob)(_(o),_(m))),E=c.length>0||/(?:^|\/)\*$/.test(m)&&p.has((0,l.jt)(m));return r===void 0||
E?m:r}}),7439:((le,Y,t)=>{t.d(Y,{w:()=>L});var d=t(7706),O=t(9373),l=t(2172),k=t(1824);let b=function(...P){return{providerNamed:b}=t.late([4284,9815],4284),new.target?
new b(...P):b(...P)};const D=3;function L(P,{address:M,place:v},w,R){const{expected:I,configured:A}=w.configurations,m=P.configurations.calls.get(M)??[],n=(0,O.
Nm)(m.filter(({kind:e})=>e==="provider-passed")),u=new Set(n.map(({text:e})=>e)),p=n.filter(({text:e})=>{const a=b(e,w,R),g=b(e,P,R,!1);return g&&a&&(0,l.JT)(g)!==
(0,l.JT)(a)}),_=I.values().filter(({text:e})=>!u.has(e)),r=n.flatMap(({text:e})=>A.get(e)??[]),c=m.find(({kind:e})=>e==="call-repeated"),[E]=A.values(),o={call:M,
canChange:P.way===void 0},i=(e,a)=>{const g=(0,k.VV)(w,e.place),f=g.inside===void 0?[v,g]:[g];return{problem:(0,d.io)(a),places:f}},s=[..._.take(D).map(e=>i(e,{
...o,kind:"not-passed",name:e.text})),...p.map(e=>({problem:(0,d.io)({...o,kind:"of-other",name:e.text}),places:[(0,k.VV)(P,e.place)]})),...r.map(e=>i(e,{...o,kind:"\
overridden",name:e.text}))];return c===void 0||E===void 0?s:[...s,i(E,{...o,kind:"repeated",argument:c.text})]}}),9465:((le,Y,t)=>{t.d(Y,{C_:()=>u,Zf:()=>r,fO:()=>_});
var d=t(3916),O=t(3791),l=t(2170),k=t(9119),b=t(8339),D=t(3096),L=t(1780),P=t(3298),M=t(4165),v=t(7439),w=t(9373),R=t(1039),I=t(1824);let A=function(...i){return{
callsOf:A}=t.late([4284,9815],4284),new.target?new A(...i):A(...i)},m=function(...i){return{textNotes:m}=t.late([4284,9815],4284),new.target?new m(...i):m(...i)},
n=function(...i){return{withoutRefused:n}=t.late([4284,9815],4284),new.target?new n(...i):n(...i)};const u=({source:i,constraint:s,place:e},a)=>JSON.stringify([
a,i,s?.text??null,e.inside?.isPublic??null]),p=20;class _{rules;notes=[];constructor(s){this.rules=s}follow(s,e,a){const[g,...f]=s,$=new Set,C=new Set,h=s.map(F=>({
directory:F,tree:null,from:null}));for(const F of h){if(this.rules.isEnded())break;const{directory:oe,tree:K}=F;for(const G of A(oe,s[0],{client:e,isAsked:a})){
const S=this.rules.opened.get(u(G,e));if(S===void 0)continue;const V=(0,I.bj)(G,S,oe.way),X={...G,address:(0,I._Q)(oe.way,G.address)},{tree:te,directory:ie}=S;C.
add((0,I.qv)(V)),this.saySubmodules(S,G.place,e),h.push(...this.enter({from:F,call:X,tree:te,name:ie,way:V},e,$))}if(!(K===null||oe.way===void 0))for(const{name:G,
call:S}of oe.children){if(G===null||S===null)continue;const V=(0,I.ux)(oe.way,S.address),X=S.text??"",te={address:S.address,source:X,place:(0,I.VV)(oe,S.place)};
if(/^\.\.(\/|$)/.test(G)){const ie=o(G,oe.way,C)?(0,O.q)({what:"package",why:E,cure:void 0,names:[X]}):(0,b.DA)({reason:"leads-out",text:X});this.say(ie,te.place,
e)}else h.push(...this.enter({from:F,call:te,tree:K,name:G,way:V},e,$))}}const y=h.flatMap(F=>F.tree===null?[]:F.directory),T=y.find(({way:F})=>F?.address==="");
if(g.unit===null||T===void 0)return[g,...f,...y];const x=y.filter(F=>F!==T);return[(0,R.A2)(g,g.unit,T),...f,...x]}allNotes(){return(0,l.Qp)(this.notes,({problem:s,
places:e})=>[(0,L.pj)(s.message),e.map(k.df)])}enter({from:s,call:e,tree:a,name:g,way:f},$,C){const{place:h}=e,y=(0,M.FG)(a,g);if(y!==void 0){const X=[e.source];
return this.say((0,O.q)({what:"package",why:y,cure:void 0,names:X}),h,$),[]}const T=this.rules.read(a)($)(g);if(T===null)return this.say((0,b.Iz)({path:g,maker:null,
in:f.package}),h,$),[];const x=f.address==="",F=x&&s.directory.unit?.covers||[],oe=new Set(F.map(X=>(0,D.Gz)(g,X))),{module:K}=s.directory,G=(0,R.Oj)({...T.directory,
way:f,module:K},oe),S=x?[]:(0,v.w)(s.directory,e,G,$);for(const{problem:X,places:te}of S)this.notes.push((0,l.kH)(X,{places:te,clients:[$]}));if(c(s,a,g)&&this.
say((0,b.DA)({reason:"endless",text:e.source}),h,$),C.has(T.directory))return[];if(C.add(T.directory),f.through.length>p){const X=(0,O.q)({what:"chain",max:p,names:[
f.package]});return this.say(X,h,$),[]}const V={clients:[$],isPlaceholder:!1};for(const X of T.notes){if(oe.has((0,l.W7)(X)))continue;const{problem:te,places:ie,
affects:ue,...de}=X,pe=ie.map(Q=>typeof Q=="string"?Q:(0,I.VV)(G,Q));this.notes.push((0,l.kH)(te,{...de,...V,places:pe}))}return[{directory:G,tree:a,from:s}]}saySubmodules({
name:s,tree:e},a,g){e.unknown.values().some($=>$===M.NG)&&this.say((0,O.q)({what:"submodules",names:[s]}),a,g)}say(s,e,a){this.notes.push((0,l.kH)(s,{places:[e],
clients:[a]}))}}const r=(i,s)=>(0,P.O)(e=>{const a=i(e);return(0,P.O)(g=>(0,P.O)(f=>{const $=a(f);if($===null)return null;const{usages:C,declared:h}=$,y=(0,w.Pv)(
{usages:C,declared:h,units:[]},g),x=[...n($.notes,C),...m(C,h,s)];return{directory:y.get(f)??(0,w.hK)(f),notes:x.filter(({clients:F})=>F.includes(g))}}))});function c(i,s,e){
for(let a=i;a!==null;a=a.from)if(a.tree===s&&a.directory.name===e)return!0;return!1}const E="it leads out of its package, to what else is installed";function o(i,s,e){
const[a=""]=(0,d.normalize)((0,d.join)((0,I.qv)(s),i)).split("/");return a===".."||e.has(a)}}),1039:((le,Y,t)=>{t.d(Y,{A2:()=>L,Oj:()=>D,k0:()=>b});var d=t(3096),
O=t(3846),l=t(9373),k=t(1824);function b(P,M,v=(0,l.hK)(P.name)){const w=({kind:I})=>I!=="lock_provider"||P.lockFile===null,R={...P,usages:[...P.usages,...v.usages.
filter(w)],declared:[...P.declared,...v.declared],lockFile:P.lockFile??v.lockFile,parts:[...P.parts,...v.parts,...M.files.map(d.jt)]};return D(R,new Set(M.replaced))}
function D(P,M){const v=({place:w})=>!M.has(w.file);return{...P,usages:P.usages.filter(v),declared:P.declared.filter(v),children:P.children.filter(({call:w})=>w===
null||v(w))}}function L(P,M,v){const w=n=>({...n,place:(0,k.VV)(v,n.place)}),R=v.usages.map(n=>w({...n,version:n.version&&w(n.version)})),I=[...P.usages,...R],A=I.
filter(({kind:n})=>n.startsWith("required_provider")),m=new Set(A.map(({address:n})=>(0,O.op)(n)));return{...P,unit:{...M,module:P.name},usages:I.filter(({kind:n,
text:u})=>n!=="implied_provider"||!m.has((0,O.A5)(u))),declared:[...P.declared,...v.declared.map(w)]}}}),1824:((le,Y,t)=>{t.d(Y,{CY:()=>d,VV:()=>O,_Q:()=>D,bj:()=>b,
qv:()=>L,ux:()=>l});const d=(P,M)=>P===void 0||P.address===""?M:`${P.address}.${M}`,O=({way:P},M)=>P===void 0?M:{...P.place,inside:{through:P.through,package:P.
package,isPublic:P.isPublic,file:M.file,line:M.line}},l=(P,M)=>({...P,address:d(P,M),through:[...P.through,M]}),k="terraform";function b(P,{name:M,isPublic:v},w){
const{address:R}=P,I=D(w,R);return{place:w?.place??P.place,address:R===k?"":R,through:[...w?.through??[],`${I} (${M})`],package:M,installedBy:R,isPublic:v}}const D=(P,M)=>M.
slice(d(P,"").length),L=({installedBy:P})=>P.replaceAll("module.","")}),8185:((le,Y,t)=>{t.d(Y,{CS:()=>v,I4:()=>I,KJ:()=>P,US:()=>M,VS:()=>w});var d=t(2801),O=t(
2170),l=t(9119),k=t(255),b=t(9897),D=t(5106);const L=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,P=({problem:{code:A,severity:m}})=>L.
test(A)&&!(A==="file-syntax"&&m==="notice"),M=(A,m)=>m.allowedHosts.length>0&&("problem"in A?P(A):[A.directHost??null,...A.needs.map(({host:n})=>n)].some(n=>n!==
null&&!k.ev(n,m)));function v(A,m){return m.allowedHosts.length===0?[]:A.flatMap(n=>{const{directHost:u,isOverridden:p,place:_,clients:r,evaluated:c}=n;if(u===void 0||
p)return[];const E=R(n)?"backend":"download",o=k.ev(u,m),i=E==="download"&&Object.values(c??{}).some(g=>!g.isWhole);if(o&&!i)return[];const s=k.Pv(u),e=s.ok&&!o?
s.value:null,a=o?b.IZ:k.nx(u);return[(0,O.kH)((0,d.wp)({host:a,use:E}),{host:e,places:[_],clients:r})]})}function w(A,m,n,u){const{allowedHosts:p}=u,_=a=>a!==void 0&&
k.ev(a,u),r=A.filter(a=>_(a.directHost)&&!R(a)),c=m.filter(({service:a,host:g})=>a===D.e$&&_(g)),E=[...r.map(({place:a})=>a),...c.flatMap(a=>a.because)],o=n??E,
i=(0,l.jH)(o.filter(a=>typeof a!="string"));if(p.length===0||i.length===0)return[];const s=n!==null,e=(0,d.sC)({count:i.length,isAsked:s});return[(0,O.kH)(e,{places:(0,l.
As)(i)})]}const R=({kind:A})=>/^(backend|remote_state|saved_state)$/.test(A);function I(A,m,n,u){if(u.allowedHosts.length===0)return[];const p=n.filter(({because:_})=>_.
some(r=>typeof r!="string"));return m.flatMap(_=>{const{id:r,kind:c}=_;if(c!=="url"||!p.some(i=>i.service===r))return[];const E=k.yo(_.url);if(E===null||E===A||
k.ev(E,u))return[];const o=(0,d.wp)({host:k.nx(E),service:r,registry:k.nx(A)});return[(0,O.kH)(o,{services:[r]})]})}}),3217:((le,Y,t)=>{t.d(Y,{MU:()=>m,fc:()=>n,
ky:()=>A,so:()=>v,uA:()=>u});var d=t(8294),O=t(1098),l=t(2170),k=t(9119),b=t(4481),D=t(8032),L=t(255),P=t(5106),M=t(4606);function v(p,_,{misnamed:r},c){const E=p.
credentials?.hasToken!==!0&&p.attempt.discovery.kind==="found",o=E?w(p.host,c):[],i=o.length>0?r.slice(1):r,s=[p.difference??[],i].flat().map(h=>(0,l.kH)(h));if(!E)
return s;const e={host:p.host,isFork:c.isFork,...(0,M.Bc)(p)},[a=null]=r,g=new Set(o.map(({place:h})=>h)),C=(r.length>0||!!p.credentials?.problem?[]:R(p.host,_,
c)).filter(({place:h})=>!g.has(h));return[...s,...I(o,h=>{const y=(0,O.vs)({...e,service:h});return a===null?y:(0,b.to)(y,a)}),...I(C,h=>d.$U({...e,service:h}))]}
function w(p,{usages:_,depth:r}){return r==="discovery"?[]:_.flatMap(({workspace:c,hasOwnToken:E,needs:o,place:i})=>c===void 0||E||(0,k.MV)(i)?[]:o.flatMap(s=>s.
host===p?[{...s,place:i}]:[]))}function R(p,_,{usages:r}){const c=new Set(r.flatMap(({hasOwnToken:i,place:s})=>i?s:[])),E=(0,P.Uc)(p);return _.filter(({service:i})=>E.
includes(i)).flatMap(({service:i,because:s})=>s.filter(e=>typeof e!="string").filter(e=>!(0,k.MV)(e)&&!c.has(e)).map(e=>({service:i,place:e,clients:D.zK})))}const I=(p,_)=>[
...Map.groupBy(p,({service:r})=>r)].map(([r,c])=>{const E=[...new Set(c.map(({place:i})=>i))],o=[...new Set(c.flatMap(i=>i.clients))];return(0,l.kH)(_(r),{services:[
r],places:E,clients:o})}),A=(p,_,r)=>p.filter(c=>r!==null&&!r.has(c)&&!_.includes(c)).map(c=>(0,l.kH)(d.bI({host:c}))),m=(p,_)=>_.flatMap(({visit:r,requirements:c,
services:E})=>{const o=({because:g})=>g.some(f=>typeof f!="string"),s=c.filter(o).map(({service:g})=>g).filter(g=>(0,D.SZ)(g).includes("renovate")),e=n(r,E).filter(
({service:g})=>s.includes(g??"")),a=r.credentials?.hasToken&&s.length>0?[r,...e]:[];return p.flatMap(({client:g,file:f,ends:$})=>a.filter(({host:C})=>!$.some(h=>`\
//${C}`.endsWith(h))).map(({host:C})=>d.qX({client:g,host:C,ends:$})).map(C=>(0,l.kH)(C,{places:[{file:f,...l.wv}],clients:[g]})))});function n({host:p,attempt:_,
credentials:r},c){const E=r?.hasToken===!0,o=[...c.flatMap(i=>i.kind==="url"&&(0,P.p4)(i.id)&&P.fg.has(i.id)?[{url:i.url,service:i.id,isSent:E}]:[]),..._.hops.map(
({url:i,authorization:s})=>({url:i,service:null,isSent:s==="sent"||s==="not-sent"}))].flatMap(({url:i,...s})=>{const e=(0,L.Pv)((0,L.yo)(i)??"");return!e.ok||e.
value===p?[]:[{...s,host:e.value}]});return[...new Map(o.toReversed().map(i=>[i.host,i])).values()]}function u(p,_,{tokenSources:r,hosts:c}){return(r.size===0?[]:
n(p,_)).flatMap(({host:o,service:i,isSent:s})=>{const e=r.get(o);if(e===void 0)return[];const a=i===null?p.attempt.discovery.kind==="failed":!s,g=d.To({host:(0,L.
nx)(p.host),other:(0,L.nx)(o),source:e,service:i,isSent:s,isNotice:!a||c.has(o)});return[(0,l.kH)(g,{services:i===null?[]:[i]})]})}}),2886:((le,Y,t)=>{t.d(Y,{ER:()=>n,
H4:()=>_,Np:()=>r,TC:()=>I,cA:()=>E,hD:()=>D,ly:()=>p,pi:()=>c,v1:()=>w,zX:()=>m,zv:()=>u});var d=t(9432),O=t(9119),l=t(9615),k=t(255),b=t(1780);function D(o,i){
const{clients:s,aside:e,answeredBy:a,isPlaceholder:g,checkedFor:f,...$}=o,C=(f??i.clients).filter(h=>s.includes(h));return{...$,problem:(0,l.xx)(L(o,i),C,i.isTerminal),
affects:o.affects.filter(h=>i.concerned.includes(h)),isHostNew:i.isHostNew}}function L(o,i){const{machine:s,ignore:e,guesses:a}=i,g=i.reader&&R(o,i.reader);if(s!==
null&&o.problem.obstacle&&!c(o,e))return s;const f=M(o,g===null?o.problem:(0,l.as)(o.problem,g)),$=v(o,a);if($.length===0)return f;const C=(0,l.tr)($.flatMap(({
repository:h})=>h??[]));return{...f,help:f.help===void 0?C:(0,b.xI)`${f.help}; ${C}`}}const P=/^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/;
function M({places:[o]},i){const s=typeof o=="object"?o.inside:void 0;if(s===void 0||!P.test(i.code))return i;const e=(0,l.VB)(s.package),a=i.code==="client-ver\
sion";return{...i,help:a?`use a version that it allows, or ${e}`:e}}function v({host:o,places:i,problem:s},e){if(e.length===0)return[];const a=s.affects.includes(
"terraform")&&!s.affects.includes("opentofu"),g=i.flatMap($=>typeof $=="string"?[]:$.file),f=new Set(g.map(O._M));return e.filter(({repository:$,hosts:C})=>f.has(
$)&&(a||o!==null&&C.has(o)))}function w({severity:o,affects:i,needed:s},e){const a=s&&e.some(g=>i.includes(g));return o==="error"&&!a?"warning":o}function R({answeredBy:o},i){
if(o===void 0)return i;const s=(0,d.VW)(o)!==null?"guest":"user";return{...i,host:o,role:i.role==="operator"?"operator":s}}function I(o,i,{isTerminal:s}){const e=i.
some(({because:g})=>g.includes("hostnames input"));return{role:(0,d.VW)(o)!==null?"guest":e?"operator":"user",host:(0,k.nx)(o),isTerminal:s}}const A=["module","\
provider","version","package","lock","not"],m=({problem:o,places:i})=>A.includes(o.code.replace(/-.*/,""))&&i.length>0&&i.every(s=>typeof s!="string"),n=({problem:o,
needed:i})=>i&&o.usualSeverity==="error"&&!_.includes(o.code),u=({problem:o})=>o.code==="machine-network",p=o=>o.some(i=>typeof i=="string"||!(0,O.MV)(i)),_=["h\
ost-http2","host-check-crashed"],r=(o,i)=>l.oC.indexOf(o.severity)-l.oC.indexOf(i.severity),c=({problem:o,host:i,namedHost:s=i},e)=>e.some(({code:a,host:g})=>a===
o.code&&(g===null||g===s));function E(o){if(typeof o=="string")return o;const{file:i,line:s,inside:e}=o;return e===void 0?`${i}:${s}`:(0,O.kn)(e)}}),6146:((le,Y,t)=>{
t.d(Y,{$:()=>k,o:()=>l});var d=t(9119),O=t(2886);function l(w,R){const{kind:I,source:A,address:m,constraints:n,places:u}=R;return JSON.stringify([w,I,A,m,n,u[0]??
null])}function k(w,R){const I=(0,d.hy)(R,({rowKeys:p=[]})=>p),A=R.filter(({host:p})=>p===null),m=p=>A.filter(({problem:_})=>p.test(_.code)),n=(0,d.hy)(m(L),({places:p})=>p.
map(O.cA)),u=(0,d.hy)(m(P),({places:p})=>p.map(v));return I.size+n.size+u.size===0?w:w.map(({directory:p,clients:_,rows:r})=>({directory:p,clients:_,rows:r.map(
c=>{const E=I.get(l(p,c))??[...c.rejectedAt.flatMap(s=>n.get((0,O.cA)(s))??[]),...M(c).flatMap(s=>u.get(v(s))??[])];if(E.length===0)return c;const o=E.map(({item:s})=>({
...s.problem,severity:(0,O.v1)(s,_)})).sort(O.Np),i=b(c,E);return{...c,...i.length>0&&{conflicting:i},worst:o[0]?.severity??null,problems:(0,d.t6)(o,({code:s})=>s).
map(({code:s,usualSeverity:e})=>({code:s,usualSeverity:e}))}})}))}function b({requiredBy:w=[]},R){const I=R.flatMap(({item:m})=>m.problem.constraints??[]),A=new Set(
I.filter(({conflicts:m})=>m).map(D));return A.size===0?[]:w.filter(m=>A.has(D(m)))}const D=({text:w,place:R})=>`${(0,d.df)(R)} ${w}`,L=/^(?:constraint|lock)-/,P=/^(?:block|client|file|source)-/,
M=({kind:w,places:R})=>R.filter(I=>w==="module"&&typeof I!="string"&&I.inside===void 0),v=w=>typeof w=="string"?w:`${w.file}:${w.line}`}),4606:((le,Y,t)=>{t.d(Y,
{Bc:()=>A,Cg:()=>P,Hf:()=>w,MC:()=>L,ux:()=>M,wD:()=>v});var d=t(8294),O=t(4481),l=t(8032),k=t(255),b=t(5106);const D=1440*60*1e3;function L(m,n){const{host:u,credentials:p}=m;
if(!p?.life||p.problem!==null)return m;const{source:_,life:r}=p,c=(r.expires-n.now)/D,E=(r.expires-(r.issued??0))/D<=n.certificateDays;if(c>=(E?0:n.certificateDays))
return m;const o=new Date(r.expires).toISOString().slice(0,10),i=d.C3({host:u,source:_,on:o,days:c});return{...m,credentials:{...p,problem:i}}}const P={misnamed:[],
cause:null,refusals:[]};function M(m,n,{role:u},p){const{isFork:_,isAsked:r}=p,{hasToken:c=!1,source:E,problem:o=null}=m.credentials??{},s=o?.code==="credential\
s-expiry"&&o.flaw===void 0?null:o,{status:e=null}=m.attempt.hops.at(-1)??{},a=c||!r?[]:R(m,p),g=r&&(0,l.n3)(m.host),$=g&&e===403||_&&!c?null:s??(c?null:m.lost)??
a[0]??null,C=(0,b.Uc)(m.host).length===0,h=n.filter(({problem:{code:x,refusal:F}})=>F!==void 0&&($!==null||x==="document-unauthorized"||!(_||g||C&&F==="hides"))),
y=h.some(({problem:x})=>x.code!=="document-unauthorized")||u!=="guest"&&(_||e===401);return $!==null||y&&!c?{misnamed:a,cause:$??{isFork:_,...A(m)},source:E,refusals:h}:
{...P,misnamed:a}}const v=(m,{cause:n,source:u,refusals:p})=>n!==null&&p.includes(m)?(0,O.to)(m.problem,n,u):m.problem;function w({problem:m,services:n},{cause:u,
refusals:p}){if(p.length===0)return!1;const _=p.flatMap(r=>r.services);return m===u||m.code==="credentials-missing"&&n.every(r=>_.includes(r))}const R=(m,{tokenVariables:n,
hosts:u})=>(0,k.Bz)(n,m.host,u).filter(({isParent:p})=>!p||I(m)).map(p=>d.z2({host:m.host,...p})),I=({attempt:{discovery:m}})=>m.kind==="failed"&&m.problem.code===
"document-unauthorized";function A({credentials:m,looks:n}){const u=n.flatMap(c=>c.looks),p=c=>[...new Set(u.flatMap(({held:E,source:o})=>E!=="not read"===c?o:[]))],
_=m===null?p(!0):[m.source],r=m===null?p(!1):[];return{searched:_,notRead:r}}}),493:((le,Y,t)=>{t.d(Y,{j7:()=>g,k2:()=>T,S4:()=>f});var d=t(9432),O=t(8936),l=t(
2170),k=t(9119),b=t(8032),D=t(255),L=t(1780),P=t(3217),M=t(4756),v=t(9615),w=t(8185),R=t(2886);function I(K,G,S){const{notes:V,usages:X,requirements:te,isEmpty:ie}=K,
{complaints:ue,tokenHosts:de,namedHosts:pe,answered:Q,contacted:ae,unopened:fe}=K,me=({problem:z,places:[J]})=>z.code==="file-syntax"&&typeof J=="object"&&J.inside===
void 0,he=new Set(V.filter(me).map(l.W7)),Oe=({problem:z})=>G.allowedHosts.length>0&&z.code==="source-near-miss"&&z.severity==="notice",N=[...(0,w.CS)(X,G),...(0,w.
VS)(X,te,fe,G),...Q.map(z=>A(z,G)),...ue,...(0,P.ky)(de,ae,pe)],H=[...V.filter(z=>!Oe(z)).map(z=>m(z,he,G)),...N.map(z=>({...z,severity:(0,R.v1)(z,G.dialect.clients)})),
...ie?[n(G)]:[]],{placed:U=[],placeless:W=[]}=Object.groupBy(H,({places:z})=>z.length>0?"placed":"placeless");return[...(0,l.Qp)(U,z=>{const{problem:J,severity:j,
affects:B,host:re,namedHost:ee,exclude:q}=z,{code:ne,message:se,help:ge}=J;return[re,ee,ne,j,se,ge,B,q===void 0]}),...W].map(z=>(0,R.hD)(z,S))}function A(K,G){const{
host:S,problem:V}=K;return S===null?K:{...K,services:[],problem:(0,v.as)(V,(0,R.TC)(S,[],G))}}function m(K,G,{dialect:S,allowedHosts:V}){const{problem:X,isPlaceholder:te,
checkedFor:ie=S.clients}=K;if(V.length>0&&(0,w.KJ)(K)){const N=(0,L.xI)`${X.message}; it may use hosts that are not in \`allowed-hosts\``;return{...K,problem:{...X,
message:N},severity:"error"}}const ue=(0,l.W7)(K),de=(0,l.Xd)(K),pe=K.aside!==void 0||de!==null&&(0,k.MV)(de),Q=K.severity==="error"&&te===!0,ae=G.has(ue)&&X.code!==
"file-syntax",me=K.severity==="error"&&(Q||ae||pe)?"warning":(0,R.v1)(K,ie);if(!pe&&!Q)return{...K,severity:me};const{help:he,...Oe}=X;return{...K,severity:me,problem:X.
code==="file-syntax"?Oe:X,exclude:[(0,k.n7)(K.aside??ue)]}}const n=({scan:K,hostnames:G,usages:S})=>(0,l.kH)((0,M.JW)({scan:K,hasHostnames:G.length>0,isFleet:S.
length>0}));var u=t(3096);function p(K,G,S,V){const X=G.filter(Q=>Q.rows.some(({worst:ae})=>ae==="error")),te=new Set(X.map(({directory:Q})=>Q)),ie=new Set([...S.
flatMap(_),...V].flatMap(E)),ue=({client:Q,directories:[ae,...fe]})=>[`own ${ae}`,ae,...fe].some(me=>ie.has(`${Q} ${me}`)),de=K.filter(Q=>te.has(Q.directory)||!Q.
isAside&&ue(Q)),pe=Q=>[...new Set(Q.map(({directory:ae})=>ae))];return{failing:pe(de),of:pe(K).length}}function _({findings:K,requirements:G}){const S=G.filter(
({isForInit:X})=>X),V=S.flatMap(({because:X})=>X);return K.flatMap(X=>X.services.length===0?{...X,places:V}:S.some(({service:te})=>X.services.includes(te))?X:[])}
const r=/^(?:machine-network|host-not-(?:allowed|checked)|allowlist-incomplete)$/,c=/^(?:cloud-|lock-|constraint-unmeetable$)/;function E(K){const{problem:G,affects:S,
places:V,severity:X,rowKeys:te}=K,{code:ie}=G;return!(X==="error"&&(0,R.ER)(K))||te!==void 0||r.test(ie)?[]:V.flatMap(de=>{if(typeof de=="string")return[];const pe=`${c.
test(ie)?"own ":""}${(0,u.jt)(de.file)}`;return S.map(Q=>`${Q} ${pe}`)})}var o=t(6146);let i=function(...K){return{judgeRequests:i}=t.late([2798,8485,1287],8485),
new.target?new i(...K):i(...K)},s=function(...K){return{crashedVisit:s}=t.late([2798,8485,1287],8485),new.target?new s(...K):s(...K)},e=function(...K){return{judgeVisit:e}=
t.late([2798,8485,1287],8485),new.target?new e(...K):e(...K)},a=function(...K){return{outcomesOf:a}=t.late([2798,8485,1287],8485),new.target?new a(...K):a(...K)};
const g={notes:[],roots:[],requests:[],answering:new Set,unopened:null,requirements:[]};function f(K,G,S=()=>[]){const{predicted:V,stopped:X,visits:te,guesses:ie}=K,
{clients:ue}=G.dialect,de={...G,guesses:ie,machine:x(te),clients:ue},pe=h(K,{...G,...de}),Q=y(K,pe,G,de),ae=[...pe.flatMap(U=>U.findings),...Q],fe=U=>U.filter(W=>!(0,R.
pi)(W,G.ignore)).sort(R.Np),me=pe.map(U=>{const W=fe(U.findings.filter(Z=>!(0,R.zX)(Z)));return{...U,findings:W,clients:a(W)}}),he=({exclude:U})=>+(U!==void 0),
Oe=fe([...pe.flatMap(U=>U.findings.filter(R.zX)),...Q]).toSorted((U,W)=>(0,R.Np)(U,W)||he(U)-he(W)),N=[...me.flatMap(U=>U.findings),...Oe].sort(R.Np),H=(0,o.$)(
V.roots,fe(ae));return{passed:X.length===0&&!N.some(({severity:U})=>T(U,G.failOn)),stopped:X,hosts:me,files:Oe,findings:N,ignored:ae.length-N.length,unmatched:G.
ignore.filter(U=>!ae.some(W=>(0,R.pi)(W,[U]))),roots:H,init:p(K.roots,H,me,Oe),lines:C(N,S)}}const $=1e3;function C(K,G){const S=K.flatMap(V=>(0,l.Xd)(V)??[]).filter(
({file:V,column:X,endColumn:te})=>te>X&&(0,k._M)(V)===null);return G((0,k.jH)(S).slice(0,$))}function h(K,G){const{visits:S,newHosts:V,predicted:X}=K,te=Map.groupBy(
K.requirements,({host:pe})=>pe),ie=Map.groupBy(X.notes,({host:pe})=>pe),ue=new Map(X.requests.map(pe=>[pe.host,pe])),de={...G,...K,hosts:new Set(S.map(({host:pe})=>pe))};
return S.map(pe=>{const{host:Q}=pe,ae={visit:pe,requirements:te.get(Q)??[],predicted:ie.get(Q)??[],requests:ue.get(Q)??null,answering:X.answering,isNew:V.has(Q)};
try{return e(ae,de)}catch(fe){return s(ae,de,fe)}})}function y(K,G,S,V){const{notes:X,requests:te,unopened:ie}=K.predicted,ue=new Set(G.map(({visit:N})=>N.host)),
de=G.flatMap(({visit:N,services:H})=>(0,P.fc)(N,H)),pe=[...X,...te.flatMap(N=>i(N,[],S))],{files:Q=[],hosts:ae=[]}=Object.groupBy(pe,({host:N})=>N===null?"files":
"hosts"),me=[...G.flatMap(({findings:N})=>N),...pe].filter(N=>!(0,R.pi)(N,V.ignore)).map(({problem:N})=>(0,L.pj)(N.message)),he={...K,complaints:K.complaints.filter(
({problem:N})=>!me.some(H=>H.endsWith((0,L.pj)(N.message)))),unopened:ie,notes:[...K.notes,...Q,...(0,P.MU)(K.bots??[],G)],answered:ae.filter(({host:N})=>N!==null&&
!ue.has(N)),contacted:[...ue,...[...de,...te].map(({host:N})=>N)]},Oe={concerned:b.zK,reader:null,isHostNew:!1,machine:null};return I(he,S,{...V,...Oe})}const T=(K,G)=>K===
"error"?G!=="never":K==="warning"&&G==="warning";function x(K){const G=K.filter(({attempt:ue})=>ue.hops.length>0),[S,...V]=G.flatMap(ue=>oe(ue)??[]);if(!S||V.length<
G.length-1||!(G.some(({host:ue})=>(0,d.VW)(ue)!==null)||V.length>0&&!S.isCommon)||V.some(ue=>F(ue)!==F(S)))return null;const ie=G.map(({host:ue})=>(0,D.nx)(ue));
return(0,O.e4)(ie,[S,...V])}const F=({verb:K,what:G})=>K.startsWith("cannot")?K:G;function oe({attempt:{discovery:K,hops:G}}){const S=K.kind==="failed"?K.problem.
obstacle:void 0;return G.every(({status:X})=>X===null)||S?.verb==="does not reach"?S:void 0}}),2218:((le,Y,t)=>{t.d(Y,{CG:()=>P,Fh:()=>R,T1:()=>v,T5:()=>w,en:()=>I,
h1:()=>M,wX:()=>A});var d=t(1011),O=t(2801),l=t(9119),k=t(8032),b=t(255),D=t(5106);const L=new Set(["remote_state","remote_state_default","provider_tfe","provid\
er_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function P(m,n,u,p=(0,d.kA)(n)){
const _=["hostnames input"],r=m.hostnames.flatMap(({host:o,services:i})=>{const s=i.length>0?i:m.requiredServices,e=s.length>0?s:["any"],a={host:o,clients:u,because:_,
isImplied:!1,isForInit:!0};return e.map(g=>({...a,service:g}))}),c=new Set([...p,...m.hostnames.map(({host:o})=>o)]),E=n.flatMap(({kind:o,needs:i,place:s})=>i.map(
e=>({...e,because:[s],isImplied:!c.has(e.host),isForInit:!L.has(o)})));return M([r,E],u)}function M(m,n){return(0,l.c1)(m.flat(),({host:u,service:p})=>`${u} ${p}`).
map(u=>{const[{host:p,service:_}]=u;return{host:p,service:_,clients:[...n.filter(r=>u.some(c=>c.clients.includes(r)))],because:(0,l.As)((0,l.p)(u.flatMap(({because:r})=>r))),
isImplied:u.every(({isImplied:r})=>r),isForInit:u.some(({isForInit:r})=>r)}})}const v=({because:m})=>m.every(n=>typeof n!="string"&&n.inside?.isPublic===!0);function w(m,n,u){
const p=c=>c.inside!==void 0,_=m.flatMap(c=>{const{calls:E,providers:o,client:i}=c,s={clients:[i],isForInit:!0},e=E.flatMap(({module:g,place:f})=>{if(g===null||
!p(f))return[];const{host:$,hostImplied:C}=g;return{...s,host:$,service:D.e$,because:[f],isImplied:C}}),a=o.flatMap(({provider:g,places:f})=>{const $=f.filter(p);
if($.length===0||!n(g,c))return[];const{host:C}=g;return{...s,host:C,service:D.xq,because:$,isImplied:(0,k.n3)(C)}});return[...e,...a]}),r=c=>typeof c=="string"?
c:`${c.file}:${c.line} ${c.inside?.isPublic}`;return M([_],u).map(c=>({...c,because:(0,l.t6)(c.because,r)}))}const R=(m,{isGuess:n},u)=>{const p=u.flatMap(({host:_,
isImplied:r})=>r?_:[]);return n?[{repository:m,hosts:new Set(p)}]:[]};function I(m,{hostnames:n,allowedHosts:u}){const p=new Set(n.map(({host:r})=>r)),_=new Map;
for(const{host:r,isImplied:c,because:E,clients:o}of m){if(p.has(r)||_.has(r))continue;const i={host:(0,b.nx)(r)},[s]=E.filter(a=>typeof a!="string"),e=c&&s!==void 0&&
{implied:{place:s,clients:o}};(0,b.Rt)(r)?_.set(r,(0,O.U7)(i)):(0,b.Jr)(r,u)||_.set(r,(0,O.wp)({...i,...e}))}return _}const A=(m,n)=>new Set([...k.Du,...Object.
values(k.bB),...D.fg,...m.flatMap(({host:u,service:p=u})=>[u,(0,b.pk)(u),p]),...n.flatMap(({directHost:u})=>u??[])])}),9582:((le,Y,t)=>{t.d(Y,{A7:()=>P,AV:()=>b,
LH:()=>O,T:()=>A,Tb:()=>L,aZ:()=>d,c3:()=>M,ql:()=>D,sD:()=>w,sc:()=>v,zC:()=>I});class d extends Error{span;constructor({path:u,span:p},_){super(`${u.join(".")}\
 must be ${_}`),this.span=p}}function O(n){try{return n(),null}catch(u){if(u instanceof d)return u;throw u}}const l=n=>n.name!==void 0;function k(n,u){if(n.kind===
"object")return n.items.filter(l);throw new d(u,"a block")}function b({value:n,hasLabels:u}){if(n.kind!=="object")return[];const p=n.items.filter(l);return u?p.
flatMap(b):[p]}function D(n,u,p,_={}){for(const r of Object.keys(p)){const c=n.filter(i=>i.name.toLowerCase()===r),[E]=c;if(E===void 0)continue;const o={path:[...u.
path,r],span:E};for(const{value:i}of c)_[r]=p[r](i,o,_[r])}return _}const L=(n,u)=>(p,_,r)=>D(k(p,_),_,n,u?r:{}),P=n=>(u,p,_=new Map)=>{for(const{name:r,start:c,
end:E,value:o}of k(u,p)){const i={path:[...p.path,r],span:{start:c,end:E}};_.set(r,{start:c,end:E,value:n(o,i,_.get(r)?.value)})}return _},M=n=>(u,p,_=[])=>{if(u.
kind!=="tuple")throw new d(p,"a list");for(const r of u.elements)_.push(n(r,p));return _},v=(n,u)=>{if(n.kind==="string"||n.kind==="template")return n.verbatim??
"";if(n.kind==="primitive"&&n.value===null)return"";if(R(n))return String(n.value);throw new d(u,"a string")},w=(n,u)=>{if(R(n))return n.value;if(n.kind==="stri\
ng"&&/^-?(?:0|[1-9]\d*)$/.test(n.value))return Number(n.value);throw new d(u,"a whole number")},R=n=>n.kind==="primitive"&&Number.isSafeInteger(n.value)&&String(
n.value).length===n.end-n.start,I=(n,u)=>{if(n.kind==="primitive"&&typeof n.value=="boolean")return n.value;throw new d(u,"true or false")},A=(n,u,p)=>{const _=m(
n,u);if(p!==void 0&&(typeof p=="object"||typeof p!=typeof _))throw new d(u,"set only once");return _};function m(n,u){if(n.kind==="tuple")return n.elements.map(
p=>m(p,u));if(n.kind==="object"){const p=P(A)(n,u);return Object.fromEntries(Array.from(p,([_,r])=>[_,r.value]))}if(n.kind!=="primitive"||n.value===null)return v(
n,u);if(Math.abs(Number(n.value))>2**63)throw new d(u,"a whole number");return n.value}}),850:((le,Y,t)=>{t.d(Y,{vH:()=>A,bf:()=>w,cd:()=>R,Ge:()=>m,Ol:()=>n});
var d=t(7811),O=t(8643),l=t(8032),k=t(3846),b=t(9582),D=t(255),L=t(5243);function P(e,a){const g=K=>(0,d.TR)(`the pattern ${(0,d.ol)(e)} ${K}; write [HOST/]NAME\
SPACE/TYPE`),f=e.split("/");if(f.length<2||f.length>3)return g("does not have two or three parts");const[$="",C="",h]=f.reverse(),y=h===void 0?(0,d.Ju)((0,L.Vm)(
a)):M(h,D.Pv),T=M(C,K=>(0,k.W_)(K,a)),x=M($,k.sL);if(!y.ok)return g(`has an invalid hostname: ${y.why}`);if(!T.ok)return g(`has an invalid namespace: ${T.why}`);
if(!x.ok)return g(`has an invalid type: ${x.why}`);const F={host:y.value,namespace:T.value,type:x.value};return(F.host!==null||F.namespace===null)&&(F.namespace!==
null||F.type===null)?(0,d.Ju)(F):g('has a part after "*" that is not "*"')}const M=(e,a)=>e==="*"?(0,d.Ju)(null):a(e);let v=function(...e){return{configFinding:v}=
t.late([3276,3123],3123),new.target?new v(...e):v(...e)};const w=({include:e},a)=>e.length===0||e.some(g=>{const[f=""]=g.toLowerCase().split("/");return f==="*"||
f===a||!f.includes(".")&&(0,l.n3)(a)});function R({methods:e},{host:a,namespace:g,type:f}){const $=C=>C.some(h=>(h.host??a)===a&&(h.namespace??g)===g&&(h.type??
f)===f);return e.filter(({include:C,exclude:h})=>!$(h)&&(C.length===0||$(C)))}const I="provider_installation",A=e=>({...e,kind:"local",place:{file:e.shown??"-pl\
ugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),m=({file:e,line:a})=>a===0?e:`${e}:${a}`;function n(e){const{client:a,mirrors:g,installations:f,pluginDirectories:$}=e,
C=f.map(K=>{const{blocks:G,mistakes:S}=u(K,a,e.hasOciMirrors),V=S.map(({span:te,why:ie})=>{const ue=K.placeOf(te);return v(a,{kind:"block",file:m(ue),why:ie},ue)}),
X=V.map(({problem:te},ie)=>({problem:te,include:S[ie]?.include??[]}));return{blocks:G.map(te=>({...te,rejected:X})),findings:V}}),[h=null,...y]=C.flatMap(({blocks:K})=>K),
T=[...C.flatMap(K=>K.findings),...y.map(({place:K})=>v(a,{kind:"two installations"},K))],x=$.map(K=>A({path:K})),[F]=x,oe=F===void 0?h:{place:F.place,methods:x,
overridden:h?.overridden??[],rejected:[]};return{client:a,mirrors:g,installation:oe,findings:T}}function u({items:e,placeOf:a},g,f=g==="opentofu"){const $=f?c:r,
C=[],h=[];for(const y of e)if(y.name===I){if(y.isAssigned||y.value.kind!=="object"){h.push({span:y,why:`${I} must be a block without "="`,include:[]});continue}
for(const T of b.AV(y)){const x={place:a(y),methods:[],overridden:[],rejected:[]};for(const F of T){const oe=_(F,a(F),{client:g,locations:$},x);oe!==null&&h.push(
{span:F,why:oe,include:p(F)})}C.push(x)}}return{blocks:C,mistakes:h}}function p(e){try{const[a=[]]=b.AV(e);return b.ql(a,{path:[e.name],span:e},s).include??[]}catch(a){
if(a instanceof b.aZ)return[];throw a}}function _(e,a,{client:g,locations:f},$){const{name:C,value:h}=e,[y]=e.isAssigned?[]:b.AV(e);if(y===void 0)return`${C} mu\
st be a block without "="`;const T={path:[I,C],span:e};try{if(C==="dev_overrides"){if($.methods.length>0)return"dev_overrides must come before all methods";const K=[
...b.A7(b.sc)({...h,kind:"object",items:y},T).keys()].map(G=>(0,k.mi)(G,g));return $.overridden.push(...K.filter(G=>G.kind!=="invalid")),null}const x=f.get(C);if(x===
void 0&&c.has(C))return`${C} needs OpenTofu 1.10 or later`;if(x===void 0)return`${I} has no method ${(0,d.ol)(C)}`;const F=E(y,T,x,g);return F.ok&&$.methods.push(
{...F.value,place:a}),F.ok?null:F.why}catch(x){if(x instanceof b.aZ)return x.message;throw x}}const r=new Map([["direct",null],["filesystem_mirror","path"],["ne\
twork_mirror","url"]]),c=new Map([...r,["oci_mirror","repository_template"]]);function E(e,a,g,f){const $=g??"",{[$]:C=""}=b.ql(e,a,{[$]:b.sc});if(g!==null&&C===
"")return(0,d.TR)(`${a.path.at(-1)} has no ${$}`);const h=g==="url"?i(C):null;if(g==="url"&&h===null)return(0,d.TR)("url must be an https URL, without variables");
const{include:y=[],exclude:T=[]}=b.ql(e,a,s),x=g==="repository_template"&&!/\$\{\s*type\b/.test(C),F=new Map;for(const X of[...y,...T]){const te=P(X,f);if(!te.ok)
return x?(0,d.TR)(`${te.why}; ${o}`):te;F.set(X,te.value)}const oe=X=>X.flatMap(te=>F.get(te)??[]),K={include:oe(y),exclude:oe(T)},[G,...S]=K.include;if(x&&(S.length>
0||!G?.type))return(0,d.TR)(o);if(h!==null)return(0,d.Ju)({...K,kind:"network",url:h});if(g===null)return(0,d.Ju)({...K,kind:"direct"});const V=g==="path"?{path:C}:
{path:null,shown:C};return(0,d.Ju)({...K,kind:"local",...V})}const o="repository_template has no ${type}";function i(e){const a=(0,O.Dl)(e);return a.ok&&a.value.
scheme==="https"&&a.value.host!==""?a.value:null}const s={include:b.c3(b.sc),exclude:b.c3(b.sc)}}),9373:((le,Y,t)=>{t.d(Y,{LU:()=>A,Nm:()=>D,Pv:()=>M,fJ:()=>m,hK:()=>w,
n6:()=>p,s1:()=>_,z0:()=>L});var d=t(9119),O=t(8032),l=t(3096),k=t(5243),b=t(2172);function D(r){const E=r.map(({place:o})=>(0,d.Xs)(o)).findLast(l.LA);return E===
void 0?r:r.filter(({place:o})=>(0,d.Xs)(o)===E)}const L=({kind:r})=>r==="module"||r==="state"||r==="lock",P=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function M(r,c){const{usages:E,declared:o,units:i,installed:s=[],versions:e={}}=r,a=new Map,g=y=>{const T=a.get(y)??w(y);return a.set(y,T),T},f=({directories:y,
place:T})=>y?.map(g)??[g((0,l.jt)(T.file))];for(const y of i){const T=g(y.directory);T.unit=y,T.hasConfiguration=!0,T.isInitialised=!0,y.module!==null&&T.children.
push({name:y.module,root:null,call:null})}for(const y of E)if(!(!y.clients.includes(c)||y.kind==="saved_state"))for(const T of f(y))y.kind==="test_module"?T.tests.
push(y):R(T,y,c);for(const y of o){const{kind:T,place:x}=y;if(!(c==="terraform"&&/\.tofu(\.json)?$/.test(x.file)))for(const F of f(y))v(F.configurations,y)||F.declared.
push(y),T==="lock"?I(F,x):F.hasConfiguration=!0,F.isInitialised||=T==="state"}const $=y=>{const{hasConfiguration:T=!1,lockFile:x=null}=a.get(y)??{};return T||x!==
null},C=c==="terraform"&&(0,O.$l)("testsAlone",e),h=new Map([...a.values()].filter(({tests:y})=>y.length>0).map(y=>{const T=y.tests.flatMap(({text:x})=>x??[]);return[
y,(0,l.Bo)(y.name,$,T)]}));for(const y of C?h.values():[])g(y).hasConfiguration=!0;for(const[y,T]of h)u(y,$(T)?g(T):y);for(const y of a.values()){const{expected:T,
configured:x}=y.configurations;for(const F of x.keys())T.delete(F)}for(const[y,T]of Map.groupBy(s,x=>x.root))g(y).installed=new Map(T.map(x=>[x.key,x]));return a}
function v(r,c){const{kind:E,text:o,localName:i}=c;if(E==="provider-expected")r.expected.set(o,c);else if(E==="provider-configured")r.configured.set(o,c);else if(E===
"provider-passed"||E==="call-repeated"){const s=`module.${i}`,e=r.calls.get(s);e===void 0?r.calls.set(s,[c]):e.push(c)}else return!1;return!0}const w=r=>({name:r,
...{usages:[],declared:[],configurations:{expected:new Map,configured:new Map,calls:new Map},tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,
isInitialised:!1,unit:null},parts:[r]});function R(r,c,E){const o=c.address==="terraform"&&r.unit?.module===null;if(!(c.kind==="terragrunt_source"&&!o)&&(c.kind===
"lock_provider"?I(r,c.place):r.hasConfiguration||=!(0,l.hl)(c.place.file),!(!P.test(c.kind)||c.isOverridden&&c.kind!=="module")&&(r.usages.push(c),!(c.isOverridden||
c.kind!=="module"))))for(const{source:i,root:s}of(0,b.MZ)(c,E)){const[e=null]=n(r.name,i);r.children.push({name:e,root:s,call:c})}}function I(r,{file:c}){r.lockFile=
c,r.isInitialised=!0}const A=r=>r!==null&&(r.isPartial||r.module===null),m=(r,{name:c,unit:E})=>r.root===null||E===null&&r.root===c,n=(r,c)=>c!==null&&(0,k.Nj)(
c)?[(0,l.un)(r,c)]:[];function u(r,c){c.isInitialised=!0,c!==r&&(c.tests.push(...r.tests),r.tests=[])}const p=({name:r,tests:c})=>c.flatMap(({text:E})=>n(r,E)),
_=r=>[...r.children.flatMap(({name:c})=>c??[]),...p(r)]}),6889:((le,Y,t)=>{t.d(Y,{L2:()=>P,WJ:()=>L,rU:()=>M,uQ:()=>v});var d=t(9432),O=t(9119),l=t(8032),k=t(3096),
b=t(1250),D=t(4497);const L=([o,...i])=>o===void 0||i.length>0?"both":o;function P({setting:o,scan:i}){const{name:s}=o,e=s==="auto"?null:s==="both"?l.Du:[s],a=i===
null||i.isEmpty?null:i,g=R(a?.constraints??[]),f=a===null?[]:_(a,o,e),$=p(f,g),C={setting:o,signs:$,constraints:g};if(e!==null)return r(e,["set by `dialect`"],[],
C);if(a===null)return r(l.Du,[],[],C);const h=I($);if(h.length===0){const x="assumed; set `dialect`";return{...r(["terraform"],[x],[],C),why:x,isGuess:!0}}const y=w(
h),T=y.flatMap(x=>h.find(F=>F.client===x)??[]);return r(y,T.map(E),h,C)}function M({clients:o},i){if(i===null||i.isEmpty)return l.zK;const s=new Set([...o,...i.
tools().others]);return i.usesTerragrunt&&s.add("terragrunt"),l.zK.filter(e=>s.has(e))}function v(o,{evidence:i,versions:s}){return(e,a)=>{const g=i.some(f=>f.level===
"version-file"&&f.version!==null&&f.client===e&&n(f,{file:`${a}/`}));return o.version??(g?s[e]??null:null)}}const w=o=>l.Du.filter(i=>o.some(s=>s.client===i));function R(o){
const i=o.filter(({place:s})=>!(0,O.Zl)(s.file));return i.length===0?o:i}function I(o){const i=R(o),s=C=>{const h=C.find(y=>i.some(T=>T.level===y));return i.filter(
({level:y})=>y===h)},e=s(b.A);if(e[0]?.level!=="lock-file")return e;const a=s(A),g=[a,e].map(w).join()==="opentofu,terraform",f=({level:C,text:h})=>C==="version\
-file"||m.test(h),$=C=>e.every(h=>n(C,h.place));return g&&a.some(C=>f(C)&&$(C))?a:e}const A=["version-file","tool"],m=/^uses opentofu\/setup-opentofu$/i;function n({
level:o,place:i},{file:s}){const e=(0,k.jt)(i.file);return o==="tool"||e===""||s.startsWith(`${e}/`)}const u=/^sets terraform_version$/i;function p(o,i){const s=(0,D.
h4)(i.map(({text:e})=>e));return o.flatMap(e=>{const{level:a,version:g,text:f}=e;return!(a==="tool"&&g!==null&&(0,D.lF)(g))||i.length===0||s(g)?e:u.test(f)?[]:{
...e,version:null}})}function _({signs:o,tools:i,hasCloudHostname:s},{version:e},a){const g=I(o),f=a??w(g),$=g.every(({place:F})=>(0,O.Zl)(F.file)),C=a===null&&
($||g.some(({isCloud:F})=>F)),h=e===null&&f.some(F=>(0,D.w0)(F,[]).length>1);if(!C&&!h)return o;const{setsCloudHostname:y,signs:T}=i(),x=s||y;return[...o.filter(
({isCloud:F})=>!(F&&x)),...T]}function r(o,i,s,e){const a=o.map($=>c($,e)),g=a.filter(({version:$})=>$!==null),f=g.flatMap(({signs:$})=>$.slice(0,1).map(E));return{
name:L(o),clients:o,releases:a.flatMap(({releases:$})=>$),versions:Object.fromEntries(g.map(({client:$,version:C})=>[$,C??""])),why:[...new Set(f.length>0?f:i)].
join(", "),evidence:[...new Set([...s,...a.flatMap(({signs:$})=>$)])]}}function c(o,{setting:i,signs:s,constraints:e}){const a=(T,x)=>{const[F=null,...oe]=T,K=(0,D.
w0)(o,T);return{client:o,releases:K,version:oe.length===0?F:null,signs:x}};if(i.version!==null)return a([i.version],[]);const g=R(s.filter(T=>T.client===o&&T.version!==
null)),f=new Set(g.map(({version:T})=>(T??"").replace(/^v/,"")));if(f.size>0){const T=a([...f],g);return{...T,version:(0,D.lF)(T.version??"")?T.version:null}}const $=e.
map(({text:T,place:x})=>({client:o,level:"syntax",place:x,text:`requires ${(0,d.dh)(T)}`,version:T})),C=a([],[]),h=$.map(({version:T})=>T),y=a(h,$);return y.releases.
length===C.releases.length?C:y}const E=({place:o,text:i})=>`${o.file}:${o.line} ${i}`}),7960:((le,Y,t)=>{t.d(Y,{e:()=>M});var d=t(7811),O=t(2170),l=t(8339),k=t(
8032),b=t(9897),D=t(3846),L=t(1011);const P={underscores:({kind:v,text:w})=>{if(!/^(required|lock|state_store)_provider$/.test(v))return null;const R=(0,D.mi)(w??
"","terraform");return R.kind==="invalid"||!R.namespace.includes("_")?null:`Invalid provider namespace: Invalid provider namespace "" in source ${(0,d.ol)(w??"")}\
: ${D.pj}"`},oci:({kind:v,text:w,calls:R})=>{if(!/^(module|test_module)$/.test(v))return null;const I=R===void 0?[w]:R.opentofu?.map(({source:A})=>A);for(const A of I??
[]){const m=(0,b.cx)(A??"","opentofu");if(m.ok&&m.value.getter==="oci")return(0,b.Ns)(A??"",m.value)}return null}};function M(v,w){const R=Object.keys(P).filter(
m=>!(0,k.$l)(m,w)),I=[];return{usages:v.flatMap(m=>{const n=R.reduce((u,p)=>{const{client:_,version:r}=k.Fe[p],c=u.includes(_)?P[p](m):null;if(c===null)return u;
const E=`use ${k.bB[_]} ${r} or later, or another address`,o=(0,l.DA)({reason:"rejected",error:c,advice:E});return I.push((0,O.kH)(o,{places:[m.place],clients:[
_]})),u.filter(i=>i!==_)},m.clients);return n===m.clients?m:(0,L.sw)([m],n)}),notes:I}}}),1250:((le,Y,t)=>{t.d(Y,{A:()=>b,j:()=>D});var d=t(2170),O=t(9119),l=t(
8032),k=t(5243);const b=["lock-file","syntax","version-file","tool","hook"];class D{signs=new Map;constraints=new Map;addFile({file:M,kind:{clients:v},scope:w,isContext:R}){
if(R)return;const[I,...A]=v;if(I!==void 0&&A.length===0&&!/(^|\/)[.#][^/]*$/.test(M)){const m=`is read by ${l.bB[I]} only`;this.addSign({client:I,level:"syntax",
place:{file:M,...d.wv},text:m})}for(const m of w.declared){const{kind:n,text:u,place:p}=m;if(n==="version")L(this.constraints,u,m);else if(n==="binary"){const _=u===
"tofu"?"opentofu":"terraform";this.addSign({client:_,level:"version-file",place:p,text:"sets terraform_binary"})}else if((0,l.SO)(n)){const{client:_,what:r}=l.$I[n];
this.addSign({client:_,level:"syntax",place:p,text:`has ${r}`})}}}end(M){for(const{kind:v,host:w,place:R,clients:I,isOverridden:A,text:m}of M)if(v==="lock_provi\
der"){const n=l.Du.find(p=>(0,k.Vm)(p)===w),u=`locks providers from ${w}`;n&&this.addSign({client:n,level:"lock-file",place:R,text:u})}else v==="cloud_default"&&
!A&&I.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:R,text:"has a cloud block without hostname",isCloud:!0}):v==="module"&&m?.startsWith(
"oci:")&&this.addSign({client:"opentofu",level:"syntax",place:R,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[...this.constraints.
values()]}}addSign(M){L(this.signs,`${M.client} ${M.text}`,{...M,version:null})}}function L(P,M,v){const w=(0,O.Zl)(v.place.file)?`${M} aside`:M;P.has(w)||P.set(
w,v)}}),1884:((le,Y,t)=>{t.d(Y,{Vm:()=>Q,cw:()=>ue,aC:()=>de});var d=t(3096),O=t(3298),l=t(5324),k=t(4756),b=t(2170),D=t(5243),L=t(9897),P=t(1250),M=t(1011),v=t(
3024),w=t(6760),R=t(9968),I=t(3114);const A=/(?:^|\/)(?:testdata|examples\/(?:resources|data-sources|provider|functions|actions|(?:ephemeral|list)-resources))(?:\/|$)/,
m=/(^|\/)mixins(\/|$)/,n=/^module\s+(\S*\/)?terraform-provider-|^(?!.*\/\/\s*indirect).*\bhashicorp\/terraform-plugin-(framework|sdk)\b/m,u=/^(?!.*\/\/\s*indirect).*\bhashicorp\/hcl\b/m,
p=/(?:^|\/)testdata(?:\/|$)/;function _(N,{exists:H,read:U}){const W=(0,O.O)(z=>(0,w.basename)((0,w.join)(N,z)).startsWith("terraform-provider-")||n.test(U((0,d.
Gz)(z,"go.mod"))??"")||H((0,d.Gz)(z,"terraform-registry-manifest.json"))),Z=(0,O.O)(z=>u.test(U((0,d.Gz)(z,"go.mod"))??""));return z=>m.test(z)||A.test(z)&&["",
...(0,d.eH)(z)].some(W)||p.test(z)&&["",...(0,d.eH)(z)].some(Z)}const r={files:1e6,directoryFiles:5e4};function*c(N,H=(0,l.f5)(),U=r){const W=new E(N,H,U);for(const z of N.
scan){const J=(0,l.kI)(W.root,z);"path"in J?yield*W.walkFrom(J):yield{name:z,files:[],notes:[J]}}const Z=z=>H.modules.has(z);do{for(const{source:z,file:J}of H.tests.
splice(0)){const j=(0,d.Bo)((0,d.jt)(J),Z,[z]);H.called.add((0,d.un)(j,z))}for(const z of H.called)yield*W.readCalled(z)}while(H.tests.length>0)}class E{root;checkout;isExcluded;isSnippet;facts;limits;selected;files=0;constructor(H,U,W){
this.root=(0,v.realpathSync)(H.root),this.checkout=(0,l.ET)(H);for(const Z of H.exclude)U.unmatched.add(Z);this.isExcluded=(0,l.Ls)(H.exclude,U.unmatched),this.
isSnippet=_(this.root,this.checkout),this.facts=U,this.limits=W,this.selected=H.scan.length>1?new Set:null}*walkFrom(H){const{path:U,name:W,glob:Z,file:z}=H,j=[
{path:U,name:W,depth:0,isSelected:Z===void 0&&z===void 0}];for(let B=j.pop();B!==void 0;B=j.pop()){const re=(0,l.KG)(B);if(yield this.read(H,B,re),H.file!==void 0||
this.files>this.limits.files)return;if(!("problem"in re))for(const ee of this.findDirectories(H,B,re))j.push(ee)}}*readCalled(H){const{directories:U,links:W,linked:Z}=this.
facts;for(const B of(0,d.eH)(H))Z.delete(B);const z=U.has(H)?null:this.checkout.locate(H);if(z===null||(0,R.$r)(z).kind!=="directory")return;const J=(0,l.sq)((0,w.
relative)(this.root,z));if(J!==H&&W.set(H,J),!U.has(J)&&this.files<=this.limits.files&&!(0,d.eH)(J).some(this.isExcluded)){const B={path:z,name:J,depth:0,isSelected:!0},
re=(0,R.UO)(z,this.root)?this.root:z;yield this.read({path:z,name:J,boundary:re},B,(0,l.KG)(B))}U.has(J)&&U.add(H)}read(H,U,W){const{name:Z}=U;if("problem"in W)
return this.facts.directories.add(Z),{name:Z,files:[],notes:[W]};const{files:z,notes:J}=this.findFiles(H,U,W);this.files+=z.length;const j=this.limits.files;if(this.
files>j){const ee=(0,b.ht)(Z,(0,k.ub)({kind:"files",max:j}));return{name:Z,files:[],notes:[...J,ee]}}const B=z.filter(({isContext:ee})=>ee);if(z.length>0&&B.length===
z.length)return{name:Z,files:[],notes:J};this.facts.directories.add(Z),this.isSnippet(Z)&&this.facts.snippets.add(Z);for(const{file:ee,kind:q}of B)(0,I.Ep)(q)&&
this.facts.unselected.push(ee);return z.length>0&&W.some(ee=>ee.name===".terraform")&&J.push(...this.readLeft(Z)),{name:Z,files:z,notes:J}}findFiles(H,U,W){const Z=[],
z=[],J=this.limits.directoryFiles;for(const j of this.filesAmong(H,U,W))if("problem"in j)z.push(j);else if(Z.length<J)Z.push(j);else{z.push((0,b.ht)(U.name,(0,k.
ub)({kind:"directory",max:J})));break}return{files:Z,notes:z}}*filesAmong(H,U,W){const Z=new Set;for(const J of W)if((0,I.tr)(J.name)&&!J.isDirectory()&&Z.add(J.
name),J.name===".spacelift")for(const j of I.dN)this.addTool((0,d.Gz)(U.name,j));const z=w.posix.basename(U.name);for(const J of W){if(J.isDirectory())continue;
const j=(0,d.Gz)(U.name,J.name),B=(0,I.L8)(J.name,Z,z);if(B===void 0){(0,I.Z8)(J.name)&&this.addTool(j),J.name.endsWith(".tfstate")&&!this.isExcluded(j)&&this.facts.
states.push(...(0,l.un)(j,this.checkout));continue}const ee={path:U.path+w.sep+J.name,file:j,kind:B,isContext:!this.select(H,U,j)};J.isFile()?yield ee:J.isSymbolicLink()?
yield*this.follow(H,ee):yield(0,b.ht)(j,(0,k.WO)({what:"special-file",is:(0,R.I)(J)}))}}readLeft(H){this.isExcluded((0,d.Gz)(H,".terraform"))||this.facts.states.
push(...(0,l.rN)(H,this.checkout));const U=(0,l.Wj)(H,this.checkout);if("problem"in U)return[U];for(const W of U)this.facts.called.add(W.directory);return this.
facts.installed.push(...U),[]}addTool(H){this.isExcluded(H)||this.facts.toolFiles.push(H)}select(H,U,W){return!(U.isSelected||(0,l.$8)(H,W))||this.isExcluded(W)||
this.selected?.has(W)?!1:(this.selected?.add(W),!0)}*follow(H,U){const W=(0,l.sT)((0,R.$r)(U.path),H);if(W===null)return;if(typeof W=="object")return yield(0,b.
ht)(U.file,W);const Z=(0,l.sq)((0,w.relative)(this.root,W));U.isContext||this.facts.links.set(U.file,Z),yield{...U,path:W,target:Z}}findDirectories({glob:H},{path:U,
name:W,depth:Z,isSelected:z},J){return J.toReversed().flatMap(j=>{if(j.isSymbolicLink()&&j.name==="tests"&&this.facts.called.add((0,d.Gz)(W,"tests")),(0,l.G$)(j.
name))return[];const B=(0,d.Gz)(W,j.name);if(this.isExcluded(B))return[];const re=U+w.sep+j.name;if(j.isSymbolicLink()&&(0,R.$r)(re).kind==="directory"&&this.facts.
linked.set(B,this.checkout.nameOf(B)),!j.isDirectory())return[];const ee=z||H!==void 0&&w.posix.matchesGlob(B,H);return{path:re,name:B,depth:Z+1,isSelected:ee}})}}
let o=function(...N){return{dependsOnOthers:o}=t.late([3276,8333,6851,5923],8095),new.target?new o(...N):o(...N)},i=function(...N){return{usagesOf:i}=t.late([3276,
8333,6851,5923],8095),new.target?new i(...N):i(...N)},s=function(...N){return{declaredIn:s}=t.late([3276,8333,6851,5923],8095),new.target?new s(...N):s(...N)},e=function(...N){
return{isForeign:e}=t.late([3276,8333,6851,5923],8095),new.target?new e(...N):e(...N)},a=function(...N){return{readModule:a}=t.late([3276,8333,6851,5923],8095),
new.target?new a(...N):a(...N)};const g=25e4;function*f(N,H,U,W=g){const Z=new $(H,U,W);yield*Z.collect(N);const z=yield*Z.decideOpen();return Z.result(z)}class ${items=[];notes=(0,M.
G4)();knownSources=new Map;declared=[];signs=new P.j;counts={decided:0,open:0};facts;values;maxUsages;constructor(H,U,W){this.facts=H,this.values=U,this.maxUsages=
W}*collect(H){const{counts:U,facts:W}=this;for(const{name:Z,files:z,notes:J}of c(H,W)){if(W.endedAt=Z,yield W.files)return;for(const B of J)this.notes.add(B);if(z.
length===0)continue;if(this.isFull(U.decided+U.open,Z))break;const j=yield*a(z,W.files);if(j===null)return;W.bytes+=j.bytes;for(const B of j.notes)this.notes.add(
B);this.add({directory:Z,files:j.files})}W.endedAt=null}*decideOpen(){const H=[];let U=!1;for(const W of this.items){if(!("files"in W)){H.push(W);continue}if(U||=
this.isFull(this.counts.decided,W.directory),!U)if(yield this.facts.files)this.facts.endedAt??=W.directory,U=!0;else for(const Z of this.decide(W.files))H.push(
Z)}return H}result(H){const{facts:U,signs:W,declared:Z}=this,z=[...H,...U.states.map(C)];return{...U,usages:z,declared:Z,notes:this.notes.all(),...W.end(H)}}add(H){
const{files:U,directory:W}=H,{facts:Z}=this;U.some(({kind:J})=>/^(config|lock)$/.test(J.class))&&Z.modules.add(W),Z.files+=U.length;for(const J of s(U))this.declared.
push(J);for(const J of U){const j=!e(J),B=J.kind.class==="terragrunt";j&&(Z.isEmpty=!1),B&&Z.terragrunt.push(J.file),Z.usesTerragrunt||=B&&j,this.signs.addFile(
J)}const z=U.some(o);for(const J of U)(z||!J.isContext)&&this.addCalls(J);if(z){this.items.push(H);for(const{references:J}of U)this.counts.open+=J.length}else for(const J of this.
decide(U))this.items.push(J)}addCalls({file:H,references:U}){for(const{kind:W,row:Z,value:z}of U){if(z===void 0)continue;const J=(0,D.Nj)(z.text)||Z.grammar==="\
terragrunt"&&(0,L.GL)(z.text),j=J||(0,L.qC)(z.text).length>0;W==="module"&&(j||z.kind==="pieces")&&this.facts.calls.push({source:z.text,file:H}),J&&Z.position.includes(
"source")&&(W==="test_module"?this.facts.tests.push({source:z.text,file:H}):this.facts.called.add((0,d.un)((0,d.jt)(H),z.text)))}}decide(H){const{usages:U,notes:W}=i(
H,this.values,this.knownSources);for(const Z of W)this.notes.add(Z);return this.counts.decided+=U.length,U}isFull(H,U){const W=this.maxUsages;return H<W?!1:(this.
notes.add((0,b.ht)(U,(0,k.ub)({kind:"usages",max:W}))),!0)}}const C=({file:N,host:H,client:U})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:H,text:H,
address:"state",place:{file:N,...b.wv},clients:[U],isOverridden:!1,needs:[]});var h=t(3916),y=t(9119),T=t(1440);function x(N,H,U,{nameOf:W}){if(!(0,D.Nj)(H)){const[
z=null]=(0,L.qC)(H).flatMap(J=>W(J)??[]);return z}const Z=(0,d.un)(N,H);return U.get(Z)??Z}const F=100;function oe({usages:N,units:H},U){const W=(0,y.hy)(H,M.CI);
return[...N.flatMap(({calls:z,directories:J,text:j,place:B})=>{const re=(0,d.jt)(B.file),ee=(W.get(re)??[]).flatMap(({item:ce})=>(0,M.CI)(ce));if(z===void 0&&J===
void 0&&ee.length===0&&(0,L.qC)(j??"").length===0)return[];const ne=Object.values(z??{}).flat(),se=[j,...ne.map(({source:ce})=>ce)].flatMap(ce=>ce??[]),ge=[re,...(J??
ee).slice(0,F)];return se.flatMap(ce=>(0,D.Nj)(ce)?ge.map(Ee=>(0,d.un)(Ee,ce)):(0,L.qC)(ce).flatMap(Ee=>U.nameOf(Ee)??[]))}),...H.flatMap(M.CI)]}function K(N,H){
const{usages:U,links:W,directories:Z}=N,z=(q,ne)=>{const se=x(q,ne,W,H);return se===null||(0,D.Nj)(ne)&&se===(0,d.un)(q,ne)?ne:`./${(0,h.relative)(q,se)}`},J=U.
map(q=>{const{kind:ne,text:se,calls:ge,place:ce}=q,Ee=W.size>0||ge!==void 0||(0,L.qC)(se??"").length>0;if(ne!=="module"||se===null||!Ee)return q;const _e=[{root:null,
source:se,version:null,isOpen:!1}],we=Object.entries(ge??{terraform:_e,opentofu:_e}).map(([$e,ye])=>{const Te=(0,d.jt)(ce.file),De=Ie=>Ie.source&&z(Te,Ie.source);
return[$e,ye.map(Ie=>({...Ie,source:De(Ie)}))]});return we.every(([,[$e]])=>$e?.source===se)&&ge===void 0?q:{...q,calls:Object.fromEntries(we)}}),j=({directory:q})=>Z.
has(q)&&H.nameOf(q)===q,B=N.installed.filter(q=>!j(q)&&H.exists(q.directory)),re=new Map(B.map(({root:q,directory:ne})=>{const se=(0,k.a3)({what:"outside",path:ne});
return[ne,(0,b.ht)((0,d.Gz)(q,T.U4),se)]})),ee=[...N.notes,...re.values()];return{...N,usages:J,installed:N.installed.filter(j),notes:ee}}let G=function(...N){return{
resolveValue:G}=t.late([3276,8333,6851,5923],8095),new.target?new G(...N):G(...N)},S=function(...N){return{asWritten:S}=t.late([3276,8333,6851,5923],8095),new.target?
new S(...N):S(...N)},V=function(...N){return{Instances:V}=t.late([3276,8333,6851,6065],1340),new.target?new V(...N):V(...N)},X=function(...N){return{Terragrunt:X}=
t.late([3276,8333,6851,6065],1340),new.target?new X(...N):X(...N)},te=function(...N){return{withUnits:te}=t.late([3276,8333,6851,6065],1340),new.target?new te(...N):
te(...N)};const ie=10;function*ue(N,H={}){const U=(0,l.ET)(N),W=new Set;for(let Z=1;;Z+=1){const z=(0,l.f5)(W),J=Q(U,z,H),j=(0,O.O)(()=>new X(J)),B=yield*f(N,z,
de(J,j)),ee=z.terragrunt.length>0?yield*te(B,j()):B,q=W.size;for(const se of oe(ee,U))!ee.directories.has(se)&&U.locate(se)!==null&&W.add(se);if(W.size===q||ee.
endedAt!==null||Z===ie)return K(ee,U)}}function de(N,H){const U=(0,O.O)(W=>(0,O.O)(Z=>new V(N,W,Z)));return({row:W,place:Z},z,J)=>{if(W.grammar==="terragrunt")return pe(
H(),Z.file,z);const j=W.evaluation?.[J];if(j===void 0)return S(z);const B=U(J)(j);if(B.effort.isSpent)return S(z);const re=({scope:se,from:ge,root:ce})=>(se.effort.
renew(),{...G(z,se),from:ge,root:ce}),ee=(0,d.jt)(Z.file),q=re(B.unknown(ee));if(q.isWhole)return[[q]];const ne=Map.groupBy(B.of(ee),({use:se})=>se);return Array.
from(ne.values(),se=>se.map(re))}}function pe(N,H,U){if(N.effort.isSpent)return S(U);const W=z=>({...G(U,z),from:null}),Z=N.includedScopes(H).map(z=>[W(z)]);return Z.
length===0?[[W(N.scopeOf(H))]]:Z}function Q(N,{calls:H,links:U,terragrunt:W},Z){const z=(0,O.O)(Oe),J=(j,B)=>x(j,B,U,N);return{files:N,calls:(0,O.O)(()=>fe(H,J)),
leadsTo:J,terragrunt:W,environment:Z,isSet:j=>Z[j]!==void 0,setBy:j=>{const B=z(N).get(j);return B===void 0?null:`TF_VAR_${j} in ${B}`}}}const ae=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;
function fe(N,H){const U=new Map,W=new Set;for(const{source:Z,file:z}of N){const J=(0,d.jt)(z),j=H(J,Z);j!==null?U.set(j,(U.get(j)??new Set).add(J)):ae.test(Z)&&
W.add(J)}return{callers:U,dynamic:W}}const me=".github/workflows",he=200;function Oe(N){const H=new Map,U=N.list(me).filter(W=>/\.ya?ml$/.test(W));for(const W of U.
slice(0,he)){const Z=`${me}/${W}`,z=N.read(Z)??"";for(const[,J,j]of z.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const B=J??j??"";H.has(B)||H.set(
B,Z)}}return H}}),5102:((le,Y,t)=>{t.d(Y,{DI:()=>L,Fl:()=>R,JR:()=>P,QK:()=>n,Rm:()=>A,Yn:()=>I,Zh:()=>u,b:()=>v,fi:()=>_,hm:()=>m,md:()=>w,nM:()=>p,nx:()=>k,sG:()=>D,
vh:()=>b});var d=t(2886),O=t(493),l=t(9615);const k={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},b=Object.keys(
k);function D(r){if(v(r))return"unchecked";const c=m(r.findings);return c==="error"?"fails":c==="warning"?"warns":P(r)?"skipped":"works"}const L=r=>D(r)==="fail\
s",P=({visit:r})=>r.attempt.discovery.kind==="skipped",M=["host-not-checked",...d.H4],v=({visit:{attempt:r}})=>r.discovery.kind==="skipped"&&M.includes(r.discovery.
problem.code),w=r=>b.flatMap(c=>r.filter(E=>D(E)===c));function R(r){const c=new Set(r.map(({worst:E})=>E));return c.has("error")?"fails":c.has("warning")?"warn\
s":r.some(A)?"skipped":"works"}function I(r,c){const E=Object.groupBy(r,a=>R(c(a))),{fails:o=[],warns:i=[],skipped:s=[],works:e=[]}=E;return[o,i,s,e]}const A=({
chosen:r,isDirect:c,isUnchecked:E})=>E===!0||!c&&Object.keys(r).length===0,m=r=>l.oC.find(c=>r.some(E=>E.severity===c))??null;function n({findings:r}){const c=m(
r);return c==="notice"?[]:r.filter(({severity:E})=>E===c)}const u=({severity:r},{failOn:c})=>r==="error"||(0,O.k2)(r,c),p=({severity:r})=>r!=="notice";function _({
passed:r,hosts:c,findings:E}){return r?E.some(p)?"warns":c.length===0?"skipped":"works":"fails"}}),4120:((le,Y,t)=>{t.d(Y,{$V:()=>_,H8:()=>D,Iu:()=>b,QI:()=>v,QN:()=>n,
SY:()=>L,dy:()=>k,kD:()=>p,kJ:()=>w,nO:()=>u,od:()=>M,tY:()=>R,u8:()=>A});var d=t(9432),O=t(9615),l=t(8032);const k="new in this pull request",b=r=>r.replace(/^./u,
c=>c.toUpperCase()),D=r=>O.oC.flatMap(c=>{const{length:E}=r.filter(o=>o.severity===c);return E===0?[]:[(0,d.px)(E,c)]}).join(", "),L=r=>l.zK.every(c=>r.includes(
c))?"all clients":P(r).join(", "),P=r=>r.map(c=>l.bB[c]);function M(r,c){const E=c.filter(i=>r.includes(i)),o=l.Du.filter(i=>c.includes(i)&&!r.includes(i));return r.
length===0||o.length===0?"":P(E).join(", ")||"no client in use"}const v=({clients:r,versions:c,why:E})=>r.map(o=>[l.bB[o],c[o]].join(" ").trim()).join(" and ")+
(E===""?"":` (${E})`);function w(r){return r<999.5?`${Math.round(r)} ms`:r<59950?`${(r/1e3).toFixed(1)} s`:`${(r/6e4).toFixed(1)} min`}function R(r){return r<1e3?
`${r} B`:r<999950?`${(r/1e3).toFixed(1)} kB`:`${(r/1e6).toFixed(1)} MB`}const I=36e5;function A(r,c){const E=(Date.parse(c)-Date.parse(r))/I;if(E>=48)return`${m(
E/24)} days`;if(E>=1)return`${m(E)} h`;const o=Math.floor(E*60);return o>=1?`${o} min`:"less than a minute"}const m=r=>Math.floor(r*10)/10,n=r=>`${r.slice(0,16).
replace("T"," ")} UTC`;function u(r,c){const E=(Date.parse(r)-Date.parse(c))/(24*I);if(Number.isNaN(E))return r;const o=Math.floor(Math.abs(E)),i=o===0?"less th\
an a day":(0,d.px)(o,"day");return`${r.slice(0,10)} (${E<0?`${i} ago`:`in ${i}`})`}function p(r,c){const E=new Set(r.split(/[\s/.]/).filter(Boolean)),o=i=>i.split(
/[/.]/).filter(s=>E.has(s)).length;return[...new Set(c.filter(o))].sort((i,s)=>o(s)-o(i))}function _(r,c,E){const o=(0,d.K4)(c,3,s=>{const e=(0,d.K4)(p(s,E),3,d.
dh);return`${(0,d.dh)(s)}${e&&` (nearest: ${e})`}`}),i=c.length===1?"matches":"match";return c.length===0?[]:[`\`${r}\`: ${o} ${i} nothing`]}}),8884:((le,Y,t)=>{
t.d(Y,{CN:()=>p,Dx:()=>I,GH:()=>M,Ky:()=>k,TD:()=>b,YC:()=>m,eb:()=>L,f5:()=>A,ju:()=>u,lp:()=>R,mj:()=>v,oN:()=>w,tN:()=>n});var d=t(9432),O=t(2170),l=t(9119);
function k(E,o){const{places:i,noun:s}=b(E);return(0,d.K4)(i,o,l.eo,e=>(0,d.px)(e,`more ${s}`))}function b(E){const o=r(E),i=(0,l.t6)(o,e=>_(e)?(0,l._M)(e.file)??
e:e),s=D(i).length>1;return{places:s?i:o,noun:s?"repository":"place"}}const D=E=>E.filter(_).filter(({file:o})=>(0,l._M)(o)!==null),L=E=>(0,l.t6)(D(P(E)),({file:o})=>(0,l.
_M)(o)),P=E=>[...new Set(E.map(({places:o})=>o))].flat(),M=(E,o,i)=>`${E<o?`${E} of ${o}`:o===2?"both":`all ${o}`} ${i}`;function v(E,o){const{length:i}=o>1?L(E):
[];return i>1?M(i,o,"repositories"):""}function w(E,o){const i=new Set(E.flatMap(({file:a})=>(0,l._M)(a)??[])).size>1,s=a=>(i?(0,l._M)(a.file):null)??c(a),e=new Set(
o.map(s));return E.filter(a=>!e.has(s(a)))}function R(E,o){const i=I([E]);return k(w(i,i.slice(0,1)),o)}const I=E=>r(P(E).filter(_)),A=E=>[...new Set(P(E).filter(
o=>typeof o=="string"))];function m(E){const o=E.hosts.flatMap(({requirements:s})=>s),i=[...E.findings,...E.roots.flatMap(({rows:s})=>s)];return[...new Set([...o.
map(({because:s})=>s),...i.map(s=>s.places)])]}const n=E=>E.values().map(O.Xd).find(o=>o!==null)??null,u=({services:[E,...o]})=>o.length===0?E??null:null,p=E=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.
test(E)&&(0,l._M)(E)===null,_=E=>typeof E!="string",r=E=>(0,l.t6)(E,o=>_(o)?c(o):o),c=({file:E,line:o,inside:i})=>`${o}:${E}${i===void 0?"":`
${(0,l.kn)(i)}`}`}),6097:((le,Y,t)=>{t.d(Y,{$N:()=>R,LG:()=>p,QA:()=>a,f2:()=>s,fX:()=>A,h$:()=>C,j6:()=>f,q9:()=>E,rc:()=>o});var d=t(3217),O=t(2886),l=t(2172),
k=t(9432),b=t(2170),D=t(9119),L=t(255),P=t(5106),M=t(5102),v=t(4120),w=t(8884);function R(h,y){const{hosts:T,files:x,findings:F,passed:oe,stopped:K}=h,G=y.repositories.
length,S=u(h,y),V=x.filter(fe=>!I(fe)),X=(0,M.hm)(V)==="error"&&!T.some(M.DI),te=S===null&&G>0?` in ${(0,k.px)(G,"repository")}`:"",de=[V.length<x.length?[`noth\
ing to check${te}`]:m(h,te),n(V)],pe=(X?de.toReversed():de).flat().join(", "),Q=S===null?pe:`${S}: ${pe}`,ae=(0,M.hm)(F)==="error";if(K.length>0){const fe=(0,k.
pk)(K);return ae||T.some(M.b)?`${Q} (${fe})`:`${fe}; ${Q}`}return oe&&ae?`${Q} (the check passes: fail-on is never)`:oe||ae?Q:`${Q} (the check fails: fail-on is\
 warning)`}const I=({problem:h,severity:y})=>h.code==="nothing-to-check"&&y==="error",A="not allowed";function m({hosts:h,roots:y},T){const x=h.length;if(x===0){
const me=y.flatMap(({rows:N})=>N.filter(({isDirect:H})=>H)),he=new Set(me.flatMap(N=>(0,M.Rm)(N)?[]:N.source)).size;return[...he===0?[]:[`${(0,k.px)(he,"module")}\
 read`],`no registry hosts to check${T}`]}const{skipped:F=[],checked:oe=[]}=Object.groupBy(h,me=>(0,M.JR)(me)?"skipped":"checked"),{fails:K,unchecked:G,works:S}=M.
nx,V=(me,he)=>he.length===0?[]:[{words:me,count:he.length}],X=[...V(K,oe.filter(M.DI)),...V(A,F.filter(M.DI)),...V(G,F.filter(M.b))],te=[...V(S,oe),...V(M.nx.skipped,
F)],[ie,...ue]=X.length>0?X:te,de=oe.filter(me=>(0,M.sG)(me)==="warns").length,pe=x===1?"":`${de} ${X.length>0?"more ":""}`,ae=ie?.words===A||ie?.words===G?ie.count===
1?"is ":"are ":"";return[`${x===1?"1 registry host":(0,w.GH)(ie?.count??0,x,"registry hosts")}${T} ${ae}${ie?.words}`,...ue.map(({count:me,words:he})=>`${me} ${he}`),
...de===0?[]:[`${pe}with warnings`]]}function n(h){const y=(0,M.hm)(h);if(y===null||y==="notice")return[];const T=h.filter(({severity:V})=>V===y),{placed:x=[],elsewhere:F=[]}=Object.
groupBy(T,V=>(0,b.Xd)(V)===null?"elsewhere":"placed"),oe=(0,w.eb)(x).length,K=new Set((0,w.Dx)(x).map(({file:V})=>V)).size,G=oe>0?`files of ${(0,k.px)(oe,"repos\
itory")}`:(0,k.px)(K,"file"),S=({length:V},X)=>V===0?[]:[`${(0,k.px)(V,y)} in ${X}`];return[...S(x,G),...S(F,"settings or credentials")]}function u({init:h},{repositories:y,
dialect:T}){const{failing:x,of:F}=h;if(x.length===0)return null;const oe=T.isGuess?"":{terraform:"terraform ",opentofu:"tofu ",both:""}[T.name],K=y.length,G=new Set(
x.map(D._M)).size,S=F<2?"":` in ${(0,w.GH)(x.length,F,"root modules")}`,V=K<2?"":` (${(0,w.GH)(G,K,"repositories")})`;return`${oe}init fails${S}${V}`}function p(h,y){
const T=h.files.filter(({severity:x})=>x==="error");return u(h,y)??n(T)[0]??null}const _=50,r=3,c=2;function E(h){const{shown:y,more:T}=(0,k.zN)(h,_);return T===
0?y:[...y,`and ${(0,k.px)(T,"more remark")}`]}function o(h){const y=(0,w.YC)(h).some(({length:G})=>G===D.WD),T=h.files.filter(({exclude:G,severity:S})=>G&&S!=="\
notice"),x=[...new Set(T.flatMap(({exclude:G})=>G??[]))],F=(0,w.eb)(T).length>0?" where their files are read":"",oe=`${(0,k.px)(T.length,"finding")} in tests, e\
xamples or templates, where errors are warnings`,K=`to skip such files, set \`exclude\`${F}: ${(0,k.K4)(x,r,k.dh)}`;return[...y?[`lists of places end after ${D.
WD} places`]:[],...T.length>0?[`${oe}; ${K}`]:[]]}const i=/^(?:machine|host|proxy|document|nothing)-|expir/;function s({hosts:h,unmatched:y,stopped:T},x){if(T.length>
0||x.changedOnly)return[];const oe=h.flatMap(({visit:X,services:te})=>[X,...(0,d.fc)(X,te)]).map(({host:X})=>X),K=y.filter(({code:X,host:te})=>!i.test(X)||te&&!oe.
includes(te)).map(({code:X,host:te})=>`${X} ${te??""}`.trim()),G=x.depth==="discovery"?x.resolve:[],S=X=>oe.some(te=>te.split(":")[0]===X),V=G.flatMap(({name:X})=>S(
X)?[]:X);return[...(0,v.$V)("ignore",K,oe),...(0,v.$V)("resolve",V,oe)]}const e="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split(" ");
function a({findings:h},y){const T=e.flatMap(F=>{const oe=y[F]||F.endsWith("Y")&&y[F.toLowerCase()];return oe?`${F} (${(0,k.dh)(oe.slice(oe.lastIndexOf("@")+1))}\
)`:[]});return h.some(F=>F.problem.obstacle||(0,O.zv)(F))&&T.length>0?[`connections used ${T.join(", ")}`]:[]}function g({hosts:h},y){const{scan:T,repositories:x}=y,
{length:F}=h.filter(({requirements:S})=>S.some(({because:V})=>V.some(X=>typeof X!="string"))),oe=`${(0,k.px)(T.usages,"usage")} of ${(0,k.px)(F,"registry host")}`,
K=F===0?"no registry host is used":oe;return x.length>0?`${K} in ${(0,k.px)(x.length,"repository")}`:T.files===0?T.durationMs===0?null:"found no Terraform or Op\
enTofu files":`scanned ${`${(0,k.px)(T.files,"file")} (${(0,v.tY)(T.bytes)})`} in ${(0,v.kJ)(T.durationMs)}: ${K}`}function f(h,y){const{hosts:T}=h,{depth:x,repositories:F}=y,
oe=F.length===0;if(x==="versions"||x==="packages")return oe?$(h):[];const K=T.filter(V=>["works","warns"].includes((0,M.sG)(V))&&V.requirements.some(({service:X,
because:te})=>(X===P.e$||X===P.xq)&&te.some(ue=>typeof ue!="string")));return x!=="discovery"||K.length===0?[]:[`not checked at ${(0,k.K4)(K,c,({visit:V})=>(0,L.
nx)(V.host))}: versions of modules and providers, and whether tokens are accepted; to check them, set \`depth: versions\``]}function $({roots:h}){return h.filter(
({directory:T})=>T!==l.cd.file).some(({rows:T})=>T.some(({kind:x})=>x==="module"))?["not checked: what is inside modules; to read them as `init` does, set `dept\
h: init`"]:[]}function C(h,y){const{dialect:T,durationMs:x,scan:F,remarks:oe}=y,{findings:K,ignored:G}=h,S=(0,v.H8)(K)||"no findings",V=G>0?`${S}, ${G} ignored`:
S,te=h.hosts.length===0&&F.files===0?"":` for ${(0,v.QI)(T)}`,ie=g(h,y);return[`${V}; checked in ${(0,v.kJ)(x)}${te}`,...ie===null?[]:[ie],...oe]}}),9961:((le,Y,t)=>{
t.d(Y,{Dz:()=>L,P4:()=>D,Yv:()=>P});var d=t(7811),O=t(1780),l=t(9432),k=t(9615);const b={missing:({setting:M,path:v})=>({message:`${M} names ${(0,d.ol)(v)}, whi\
ch does not exist`,help:(0,l.Dl)(v,"set it to the absolute path of a file; the client continues without any CLI configuration")}),relative:({path:M,root:v})=>({
message:`TF_CLI_CONFIG_FILE is the relative path ${(0,d.ol)(M)}, which \`init\` does not find if it is started in ${v}`,help:"set it to the absolute path"}),cache:({
path:M})=>({message:`the plugin cache directory ${(0,d.ol)(M)} does not exist, for which the client reports an error`,help:M.startsWith("~")?"write the absolute\
 path: the client does not expand ~":"create the directory before `init`",severity:"notice"}),unreadable:({file:M,failure:v})=>({message:`${M} ${(0,l.mP)(v)}`,help:v.
kind==="size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular file that this account can read; this check continues withou\
t it"}),syntax:({file:M,why:v})=>({message:`${M} has a syntax error: ${v}`,help:"correct the file; the client ignores all of it, including its tokens"}),encoding:({
file:M,isWide:v})=>({message:`${M} ${v?"is encoded as UTF-16":"begins with a byte order mark"}, so the client ignores all of it`,help:"save it as UTF-8 without \
a byte order mark (BOM)"}),type:({file:M,why:v})=>({message:`${M}: ${v}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it \
has not read yet"}),block:({file:M,why:v})=>({message:`${M}: ${v}`,help:"correct the block; the client ignores it"}),label:M=>({message:`the label of the block ${M.
type} ${(0,d.ol)(M.label)} at ${M.file} is not a hostname: ${M.why}`,help:M.advice??"write a hostname as the label; the client ignores the block"}),"two helpers":()=>({
message:"there is more than one credentials_helper block",help:"remove all but one; the client uses any of them at random"}),"two installations":()=>({message:"\
there is more than one provider_installation block",help:"remove all but one; the client uses the first"}),"no token":({file:M,host:v,hasValue:w})=>({message:w?
(0,O.xI)`the token in the credentials block for host ${(0,O.SP)(v)} at ${M} is not a string`:(0,O.xI)`the credentials block for host ${(0,O.SP)(v)} at ${M} has no token`,
help:'add token = "\u2026" or remove the block; the clients send no token and try no other credentials source'}),"no helper":({name:M,directories:v})=>({message:`\
credentials helper ${(0,d.ol)(M)}: there is no terraform-credentials-${M} in ${v.join(", ")}`,help:M===M.toLowerCase()?"install the program there (PATH is not s\
earched); the client continues without a helper":"write the name in lower case; the client finds no other name"})},D=(M,v)=>(0,k.CC)("credentials-config",{...(0,k.
Z9)(b,M),affects:v}),L=({name:M,why:v})=>(0,k.CC)("credentials-helper",{message:`credentials helper ${M}: ${v}`,help:'run the program with "get" and the host: i\
t must print {"token": "\u2026"}, or {} for a host without a token, and exit with 0'}),P=({host:M,at:v})=>(0,k.CC)("services-forced",{message:(0,O.xI)`the host block at ${v} defines the services of ${(0,O.
KT)(M)}; the host's own discovery document is not used`,help:(0,O.xI)`remove the host block at ${v} to use the discovery document of ${(0,O.KT)(M)}`})}),8294:((le,Y,t)=>{
t.d(Y,{$U:()=>c,C3:()=>m,Eu:()=>A,QU:()=>R,To:()=>o,bI:()=>i,fj:()=>u,iX:()=>s,qX:()=>p,tK:()=>_,z2:()=>E});var d=t(8032),O=t(255),l=t(1780),k=t(7057),b=t(9432),
D=t(9615),L=t(4481);const P=({source:f,isInFile:$},C)=>(0,D.Lw)(C[$?"file":(0,L.zT)(f)?"helper":"elsewhere"]),M={file:"write the token into the file, or remove \
its block",helper:"store the token in the helper, which must print {} for a host without one",elsewhere:{terminal:"set it to the token, or remove it",workflow:"\
check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"}},v={file:"write the token itself, becau\
se a CLI configuration has no variables, or set a TF_TOKEN_ variable",helper:"store the token itself in the helper",elsewhere:{terminal:"set it to the token its\
elf; in single quotation marks, a shell replaces nothing",workflow:"write ${{ secrets.NAME }} where the workflow file sets it, with the name of the secret"}},w=(f,{
source:$},C,h)=>(0,D.CC)(f,{message:(0,l.xI)`the token from ${(0,l.LA)($)} ${C}`,flaw:C,...h}),R=f=>w("credentials-empty",f,"is empty",{help:P(f,M)}),I={length:[
"is longer than 64 KiB and is not sent","store only the token"],"control character":["contains a line break or another control character, which no client can se\
nd","store the token again without the line break at its end"],bearer:['begins with "Bearer ", which the clients add a second time','store only the part after "\
Bearer "'],quotes:["is enclosed in quotation marks, which are sent with it","store the token without the quotation marks"],"outer white space":["begins or ends \
with white space, which is sent with it","store the token without the white space around it"],"inner white space":["contains white space","check whether two val\
ues were pasted together"],"not ASCII":["contains characters beyond ASCII, which many servers misread","copy the token again: a hyphen or quotation mark may hav\
e been replaced"],placeholder:["is a placeholder that nothing replaced",v]};function A({slip:f,...$}){const[C,h]=I[f],y=typeof h=="string"?h:P($,h);return w("cr\
edentials-malformed",$,C,{help:y,...f!=="control character"&&f!=="length"&&{severity:"warning"}})}function m({host:f,source:$,on:C,days:h}){const y=h<0?`expired\
 on ${C}`:void 0;return(0,D.CC)("credentials-expiry",{message:(0,l.xI)`the token from ${(0,l.LA)($)} ${y??`expires on ${C}`}`,help:(0,L.qV)($,f),expires:C,...y&&
{flaw:y}})}const n=`has fewer than ${k.Il} characters and is not redacted where a server repeats it`,u=f=>w("credentials-short",f,n,{help:"check whether the sto\
red value is the whole token; store it again or create a longer one"}),p=f=>(0,D.CC)("credentials-bot",{message:(0,l.xI)`${d.bB[f.client]} has no token for ${(0,l.
SP)(f.host)}, and this check uses one`,help:`add a ${f.client==="renovate"?"host rule":"`terraform-registry`, which the update names,"} with a token`,...f.client===
"renovate"&&f.ends.length===0&&{severity:"notice",affects:[]}}),_=f=>(0,D.CC)("credentials-differ",{message:(0,l.xI)`for host ${(0,l.SP)(f.host)}, ${r(f.first)} and ${r(
f.other)}`,help:(0,l.xI)`set the token for both clients in ${(0,l.LA)((0,O.fK)(f.host)[0]??"tokens")}; this check uses the first token`}),r=({client:f,source:$})=>$===
null?`${d.bB[f]} finds no token`:(0,l.xI)`${d.bB[f]} uses the token from ${(0,l.LA)($)}`,c=({host:f,service:$,...C})=>(0,L.ti)("credentials-missing",(0,l.xI)`host ${(0,l.
SP)(f)} requires a token${$===null?"":` for ${$}`}`,(0,L.nP)(f),C),E=f=>(0,D.CC)("credentials-near-miss",{message:(0,l.xI)`${(0,l.LA)(f.variable)} seems to be meant for host ${(0,l.
SP)(f.host)}, but ${f.why}`,help:(0,l.xI)`rename it: ${(0,L.yN)(f.write)}`}),o=({host:f,other:$,source:C,service:h,isSent:y,isNotice:T})=>(0,D.CC)("credentials-\
other-host",{message:(0,l.xI)`the clients do not send the token for ${(0,l.KT)($)} from ${(0,l.LA)(C)} ${h===null?"after the redirect of":`to ${h} of host`} ${(0,l.
KT)(f)}: they send ${y?(0,l.xI)`the token of ${(0,l.KT)(f)}`:"none"}`,help:h===null?(0,l.xI)`make the discovery document of ${(0,l.KT)(f)} public, or serve it at ${(0,l.
KT)(f)} itself`:(0,l.xI)`set the token for ${(0,l.KT)(f)}, and the clients send it to ${(0,l.KT)($)}`,...T&&{severity:"notice",affects:[]}}),i=({host:f})=>(0,D.
CC)("credentials-unused",{message:(0,l.xI)`the tokens input has a token for host ${(0,l.SP)(f)}, which is not checked`,help:"write the host as in the files, inc\
luding its port, or remove the line"});function s(f){const{host:$,token:C,source:h,challenge:y,contentType:T,...x}=f,F=C==="none"&&y===null&&!T?.includes("json"),
oe=x.page?.kind==="bot-protection",G=!oe&&(F||x.isVague===!0)&&x.status===403&&(0,b.VW)($)===null,S=(0,l.xI)`rejected the token from ${(0,l.LA)(h??"")}`,X=oe?"r\
efuses the clients":C==="sent"?S:"requires authentication credentials",te=(0,L.c3)(f),ie=!G&&x.url===`https://${$}/.well-known/terraform.json`,ue=(0,l.xI)`${G?"\
may not be a registry":X}: ${(0,b._r)(x,ie)}`;return(0,D.CC)("document-unauthorized",{message:(0,l.xI)`host ${(0,l.KT)($)} ${ue}${"refusal"in te?"":(0,l.xI)`; ${(0,L.
pt)(f,null)}`}`,help:(0,b.NM)({...x,asked:$},G?a:g(f)),...te})}const e="make the discovery document public",a={operator:`${e}, or return 404 if the host has no \
services`,user:(0,b.Wt)([])};function g(f){const{host:$,token:C,status:h}=f,y=h===403||C!=="sent"?(0,b.qZ)($):void 0,T={...(0,L.$w)(f,"the discovery document",null),
guest:y};return C==="none"&&"refusal"in(0,L.c3)(f)?{...T,operator:(0,L.nP)($,`, or ${e}`)}:T}}),8936:((le,Y,t)=>{t.d(Y,{Er:()=>u,P0:()=>A,P6:()=>P,Qs:()=>I,T0:()=>D,
U2:()=>n,e4:()=>p});var d=t(1780),O=t(9432),l=t(9176),k=t(9615);const b={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: th\
e DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},D=({host:_,asks:r,why:c})=>(0,k.CC)("host-unknown",{message:(0,d.
xI)`${(0,d.KT)(_)} ${b[c]}`,help:c!=="no-such-host"?"check the DNS resolver of this machine, then run the check again":r==="document"?(0,O.Dl)(_,"check the spel\
ling, and that this machine can resolve the name"):(0,d.xI)`check that this machine can resolve ${(0,d.KT)(_)}, or have the URL that names it corrected`,obstacle:{
verb:"cannot resolve",what:b[c].replace(/.*: /,"")}}),L={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is \
unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function P({host:_,error:r}){if(typeof r=="object"&&"proxy"in r){
const o=l.Yq.PROXY_NOT_REACHED;return(0,k.CC)("host-unreachable",{message:(0,d.xI)`${(0,d.KT)(_)} is unreachable: ${r.proxy}`,help:o,obstacle:{verb:"does not re\
ach",what:(0,O.dh)(r.proxy),help:o}})}const c=typeof r=="string"?L[r]:`is unreachable (${r.code})`,E="that a firewall or proxy lets this machine connect to it";
return(0,k.CC)("host-unreachable",{message:(0,d.xI)`${(0,d.KT)(_)} ${c}`,help:{...(0,k.Lw)(`check that the host is up, and ${E}`),guest:`check ${E}, or ${(0,O.B9)(
_)}`},obstacle:{verb:"cannot connect to",what:c.replace("is unreachable: ","")}})}const M={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS\
 server did not respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check th\
at the host is up, or that a firewall lets this machine connect to it"},response:{verb:null,failed:"did not answer",help:""},body:{verb:null,failed:"did not fin\
ish its answer",help:""}},v="serve the document as a static file",w=({asks:_})=>_==="document"?v:"find out what the server waits for, such as its storage",R=_=>_.
map(({name:r,attemptMs:c,retries:E})=>{const o=Number.isFinite(c)?(0,O.YA)(c):"without a limit",i=E===0?"":` in each of ${E+1} attempts`,s=r.includes(" and ")?"\
wait":"waits";return`${r} ${s} ${o}${i}`}).join(", ");function I(_){if(_.phase==="complete")return(0,k.CC)("host-timeout",{message:(0,d.xI)`${(0,d.KT)(_.host)} took ${(0,O.
YA)(_.tookMs)} to return its discovery document; ${R(_.releases)}`,operator:v,affects:[...new Set(_.releases.map(({client:e})=>e))]});const{verb:r,failed:c,help:E}=M[_.
phase],o=_.limitMs===null?null:(0,O.YA)(_.limitMs),i=o===null?"in time":`within ${o}`,s=_.attempts===1?i:`in ${_.attempts} attempts of ${o} each`;return(0,k.CC)(
"host-timeout",{message:(0,d.xI)`${(0,d.KT)(_.host)} ${c} ${s}`,help:E||{operator:`check that the registry is up, or ${w(_)}`,user:(0,d.xI)`ask the operator of ${(0,d.
KT)(_.host)} whether the registry is up`,guest:(0,O.B9)(_.host)},...r&&{obstacle:{verb:r,what:c.replace(/.*: /,"")}}})}const A=({host:_,error:r})=>(0,k.CC)("hos\
t-protocol",{message:(0,d.xI)`the response of ${(0,d.KT)(_)} is not valid HTTP (${r})`,operator:"check that the port serves HTTP, and the headers that the serve\
r and its load balancer send",user:"check the port in the address"}),m={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"wa\
iting for the response",rest:"the rest, such as the body,"};function n({host:_,phase:r,tookMs:c,limitMs:E,...o}){const i=`(limit ${(0,O.YA)(E)}); ${m[r.name]} t\
ook ${(0,O.YA)(r.ms)}`;return"url"in o?(0,k.CC)("host-slow",{message:(0,d.xI)`${(0,d.KT)(o.url)} took ${(0,O.YA)(c)} to answer ${i}`,operator:w({asks:"answer"})}):
(0,k.CC)("host-slow",{message:(0,d.xI)`${(0,d.KT)(_)} took ${(0,O.YA)(c)} to return its discovery document ${i}`,operator:v,note:R(o.releases)})}const u=({host:_,
attempts:r,failure:c,releases:E})=>(0,k.CC)("host-recovered",{message:(0,d.xI)`discovery of ${(0,d.KT)(_)} succeeded at attempt ${r}; the first attempt failed: ${c}`,
operator:"find out why the host fails intermittently",note:E.length===0?"init succeeded, because the CLI retries discovery":`init with ${E.map(({name:o})=>o).join(
" and ")} would have failed`});function p(_,r){const[{verb:c,help:E=l._$[c]}]=r,[o="",...i]=_,s=i.length===0?(0,d.KT)(o):`any of ${_.length} hosts`,e=i.length===
0&&c==="cannot connect to";return(0,k.CC)("machine-network",{message:(0,d.xI)`this machine ${c} ${s}: ${(0,O.K4)([...new Set(r.map(({what:a})=>a))],3)}`,help:e?
`check the network of this machine, or ${(0,O.B9)(o)}`:E})}}),9176:((le,Y,t)=>{t.d(Y,{M8:()=>k,Yq:()=>d,_$:()=>l});const d={PROXY_LOGIN:"write the user name and\
 password that the proxy wants into HTTPS_PROXY, before its host",PROXY_ABSENT:"correct HTTPS_PROXY, or start the proxy",PROXY_PATH:"set HTTPS_PROXY to the addr\
ess of a proxy, not to the URL of a repository",PROXY_REFUSED:"have the proxy allow the host, or list the host in NO_PROXY",PROXY_NOT_REACHED:"check that the ho\
st is up, or list it in NO_PROXY"},O=", or set HTTPS_PROXY if the network has a proxy",l={"cannot resolve":`check the network of this machine, its DNS resolver \
and VPN${O}`,"cannot connect to":`check the network of this machine and its firewall${O}`,"does not trust":"set `ca-file` to the certificate of the issuer","doe\
s not reach":"sign in to this network, or use another one"};function k(b,{page:D,url:L,asked:P}){const M=URL.parse(L)?.host,v=M===P,w=v&&b.code==="document-stat\
us";if(D?.kind!=="sign-in"&&D?.kind!=="captive-portal"||w)return b;const R=`a ${D.kind} page${v?"":` at ${M}`} ("${D.title}") answers`;return{...b,obstacle:{verb:"\
does not reach",what:R,isCommon:v}}}}),1098:((le,Y,t)=>{t.d(Y,{Dr:()=>I,EK:()=>v,Fu:()=>m,dF:()=>A,vs:()=>L,y7:()=>M});var d=t(255),O=t(1780),l=t(5106),k=t(9432),
b=t(9615),D=t(4481);function L({host:n,service:u,...p}){const _=u===l.OZ?"the cloud block":"the remote backend",r=(0,D.nP)(n),c=(0,d.pk)(n)===n?(0,O.xI)`run \`terraform login ${(0,O.
KT)(n)}\`, or `:"",E={...r,terminal:(0,O.xI)`${c}${r.terminal}`},o=(0,O.xI)`${_} requires a token for ${(0,O.SP)(n)}`;return(0,D.ti)("cloud-token",o,E,p)}const P={
organization:"`organization`",workspaces:"`name` in `workspaces`"};function M({block:n,lacks:u,isOpen:p}){const _=n==="cloud block"?`set ${u.map(r=>l.uW[r]).join(
" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,b.CC)("cloud-incomplete",{severity:p?"notice":"error",message:`the ${n} has no ${u.
map(r=>P[r]).join(" and no ")}`,help:p?"no change is required if `init` gets the arguments with -backend-config":`write it in the block, or ${_}, also for this \
check`})}const v=({url:n,version:u})=>(0,b.CC)("cloud-version",{message:(0,O.xI)`${(0,O.KT)(n)} returned ${u===null?"no TFP-API-Version":`TFP-API-Version ${(0,k.
dh)(u)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'correct\
 `hostname`, or use `backend "remote"` instead of `cloud`'}),w=n=>"why"in n?(0,O.xI)`the response of ${(0,O.KT)(n.url)} ${(0,k.dh)(n.why)}`:(0,k._r)({...n,page:null}),
R=(n,u,p)=>"status"in n&&[401,403,404].includes(n.status)?p:{operator:(0,O.xI)`check the logs of ${(0,O.KT)(u)}, and that the URL of the service is that of its API`},
I=({host:n,organization:u,source:p,..._})=>(0,b.CC)("cloud-organization",{message:(0,O.xI)`the organization ${u} at ${(0,O.KT)(n)} cannot be read: ${w(_)}`,refusal:"\
rejects",help:R(_,n,(0,O.xI)`check the name of the organization, and that the token from ${(0,O.LA)(p)} is valid and belongs to a member`)}),A=n=>(0,b.CC)("clou\
d-workspace",{message:(0,O.xI)`the workspace ${n.workspace} of ${n.organization} at ${(0,O.KT)(n.host)} cannot be read: ${w(n)}`,help:R(n,n.host,"check that the\
 token may read the workspace")}),m=({host:n,organization:u,workspace:p})=>(0,b.CC)("cloud-workspace-missing",{message:(0,O.xI)`${u} at ${(0,O.KT)(n)} has no workspace ${p} that the token may read; init would create it`,
help:"correct its name, unless the workspace is new"})}),2801:((le,Y,t)=>{t.d(Y,{AO:()=>v,U7:()=>M,n3:()=>w,nD:()=>A,ro:()=>I,sC:()=>P,wp:()=>L});var d=t(1780),
O=t(2432),l=t(9432),k=t(9615);const b={download:["source","the source is downloaded from","use a source on an allowed host"],backend:["backend","the backend or \
its state uses","use an allowed host"],configuration:["mirror","the CLI configuration leads to","use an allowed host"]};function D(n){if(n.host===""){const[E]=b["\
use"in n?n.use:"download"];return[`the host of this ${E} cannot be determined, and may not be in \`allowed-hosts\``,"write the whole address as a literal, with \
its host after the scheme"]}const u=(0,d.xI)`${(0,d.KT)(n.host)}, which is not in \`allowed-hosts\``;if("service"in n)return[(0,d.xI)`${n.service} of ${(0,d.KT)(
n.registry)} is on ${u}`,"use another registry"];if("package"in n)return[(0,d.xI)`the package of ${n.package} is downloaded from ${u} and was not contacted`,"us\
e another module or provider"];if("use"in n){const[,E,o]=b[n.use];return[(0,d.xI)`${E} ${u}`,o]}const p=(0,d.xI)`host ${(0,d.KT)(n.host)} is not in \`allowed-hosts\` and was not contacted`;
if(!("implied"in n))return[p,"use an allowed registry"];const{place:_,clients:r}=n.implied,c=`${(0,l.dh)(_.file)}:${_.line} names no host, and this is the defau\
lt of ${(0,l.eZ)(r)}`;return[(0,d.xI)`${p}; ${c}`,"name an allowed registry there"]}function L(n){const[u,p]=D(n),_=n.host===""?p:(0,d.xI)`${p}, or add ${(0,d.KT)(
n.host)} to \`allowed-hosts\``;return(0,k.CC)("host-not-allowed",{message:u,help:_})}const P=n=>(0,k.CC)("allowlist-incomplete",{message:`the packages of ${(0,l.
px)(n.count,"module")} from registries, Git or archives were not opened; they may use hosts that are not in \`allowed-hosts\``,...n.isAsked?{help:"see why in th\
e other findings, and correct that"}:{help:"restrict the network of the job that runs `init` as well",severity:"notice",affects:[]}}),M=({host:n})=>(0,k.CC)("ho\
st-generic",{message:(0,d.xI)`${(0,d.KT)(n)} stands for the host of a cloud block or remote backend, and the root module has none; it was not contacted`,help:"a\
dd the block, or add `host-generic` to `ignore` if only HCP Terraform runs `init`"}),v=({host:n,address:u,asks:p})=>u==="metadata"?(0,k.CC)("host-private-redire\
ct",{message:(0,d.xI)`${(0,d.KT)(n)} is the address of ${/^(?:kubernetes|openshift)\b/.test(n)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,
help:"remove the redirect or the address; such services are never contacted"}):(0,k.CC)("host-private-redirect",{message:(0,d.xI)`a public host ${p==="document"?
"redirects":"leads"} to ${(0,d.KT)(n)}, which has a ${u} address and was not contacted`,operator:(0,d.xI)`set an external URL in place of ${(0,d.KT)(n)}`,note:"\
if this machine may contact it, add that host to `hostnames` or `resolve`"}),w=({host:n,thrown:u})=>(0,k.CC)("host-check-crashed",{message:(0,d.xI)`${(0,d.KT)(n)} was not checked completely, because of a bug in tf-disco ${O.
xv}: ${R(u)}`,help:(0,d.xI)`please report this text at ${O.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,d.KT)(n)}\` to \`ignore\``});function R(n){
if(!(n instanceof Error))return(0,l.dh)(String(n));const u=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(n.stack??"")?.[1];return(0,l.dh)(String(n))+(u===void 0?"":` (${u})`)}
const I=({host:n})=>(0,k.CC)("host-http2",{message:(0,d.xI)`${(0,d.KT)(n)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,
operator:(0,d.xI)`enable HTTP/1.1 on ${(0,d.KT)(n)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"}),A=({host:n,stopped:u,
isBegun:p})=>(0,k.CC)("host-not-checked",{message:(0,d.xI)`${(0,l.Cw)(u)}: ${(0,d.KT)(n)} was ${p?"still being checked":"not checked"}`,help:m[u.kind]}),m={deadline:"\
raise `deadline-seconds`, or lower `timeout-seconds`",signal:"run the check again, with `deadline-seconds` below the time limit of the job",crash:"run the check\
 again, and report the crash"}}),4481:((le,Y,t)=>{t.d(Y,{$w:()=>n,c3:()=>w,cA:()=>I,nP:()=>u,pt:()=>A,qV:()=>_,ti:()=>E,to:()=>o,uK:()=>P,yN:()=>r,zT:()=>p});var d=t(
8032),O=t(255),l=t(1780),k=t(7057),b=t(9432),D=t(9615);const L="this pull request needs no change; run the check where the secret is available, for example on t\
he main branch",P={because:"the host limits the requests of this machine or of its network",operator:"raise the limit",user:"lower `concurrency`, or use a runne\
r with an address of its own, because hosted runners share theirs"},M=({page:i})=>i?.kind==="bot-protection",v=({challenge:i})=>i!==null&&(0,k.O6)(i)?i:null;function w(i,s="\
asks"){const{token:e}=i;return/^(?:none|sent)$/.test(e)&&!M(i)&&!v(i)?{refusal:e==="none"?s:"rejects"}:{}}function R({host:i,source:s,challenge:e},a){return a!==
null?(0,l.xI)`check that ${(0,l.KT)(a)} accepts the token from ${(0,l.LA)(s??"")}: ${I(a,i)}`:e===null?(0,l.xI)`check that the token is complete and has access, or ${_(
s??"",i)}`:(0,l.xI)`check that the token is complete and has access, or that ${(0,l.KT)(i)}, which asks for ${e} authentication, takes Bearer tokens`}const I=(i,s)=>(0,l.
xI)`the CLIs send ${(0,l.KT)(i)} the token for ${(0,l.KT)(s)}, not one for ${(0,l.KT)(i)}`;function A(i,s){const{host:e,token:a,source:g}=i,f=v(i);if(M(i))return"\
a bot protection answered";if(f!==null)return`it asks for ${f} authentication`;const $=s===null?"sent":(0,l.xI)`sent to ${(0,l.KT)(s)}`,C=(0,l.xI)`the token for ${(0,l.
KT)(e)} from ${(0,l.LA)(g??"")} was`;return a==="none"?(0,l.xI)`no token was found for ${(0,l.KT)(e)}`:a==="sent"?(0,l.xI)`${C} ${$}`:(0,l.xI)`${C} not ${$}${m[a]}`}
const m={"not-sent":"",dropped:", because the CLIs drop it at a redirect to another host",withheld:", because the URL is not https; the CLIs do send it"};function n(i,s,e,a=R(
i,e)){const{host:g,token:f}=i,$=v(i);if($!==null){const h=`exempt ${s} from ${$} authentication`,y=(0,l.xI)`ask the operator of ${(0,l.KT)(g)} to ${h}`;return{operator:h,
user:y,note:"the clients send only Bearer tokens"}}const C=(0,d.n3)(g)?(0,b.qZ)(g):void 0;switch(f){case"none":return{...(0,D.Lw)(u(g)),guest:C};case"sent":case"\
not-sent":return(0,D.Lw)(a);case"dropped":return{operator:(0,l.xI)`serve ${s} without the redirect to ${e===null?"another host":(0,l.KT)(e)}`};case"withheld":return{
operator:`serve ${s} at an https URL`}}}function u(i,s="",e=""){const a=(0,O.Fq)((0,l.pj)((0,l.FS)((0,l.KT)(i)))),[g]=a.ok?(0,O.fK)(a.value):[],f="${{ secrets.R\
EGISTRY_TOKEN }}",$=(0,l.xI)`run \`terraform login ${(0,l.KT)(i)}\``,C=g!==void 0&&s==="";return{terminal:(0,l.xI)`${e}${g===void 0?$:r(g)}${s}`,workflow:(0,l.xI)`${e}add the line "${(0,l.
KT)(i)}=${f}" to the tokens input${C?(0,l.xI)`, or "${(0,l.LA)(g)}: ${f}" to env`:s}`}}const p=i=>i.startsWith("credentials helper ");function _(i,s){const a=p(
i)||/credentials\.tfrc\.json:\d+$/.test(i)?(0,l.xI)` (run \`terraform logout ${(0,l.KT)(s)}\` before \`terraform login\`)`:"";return(0,l.xI)`store a new one in ${(0,l.
LA)(i)}${a}`}const r=i=>/^\w+$/.test(i)?(0,l.xI)`export ${(0,l.LA)(i)}=…`:(0,l.xI)`env '${(0,l.LA)(i)}=…' terraform init`;function c({isFork:i,searched:s,notRead:e}){
if(i)return"secrets are withheld from pull requests of forks";const[a,g]=[s,e].map($=>(0,l.XT)($,$.length,l.LA)),f=e.length===0?"":(0,l.xI)`; not read: ${g??""}`;
return(0,l.xI)`no token was found (searched: ${a??""}${f})`}function E(i,s,e,a){const g=(0,l.xI)`${s}, and ${c(a)}`;return a.isFork?(0,D.CC)(i,{message:g,help:L,
severity:"notice"}):(0,D.CC)(i,{message:g,help:(0,D.Lw)(e)})}function o(i,s,e=""){const{message:a,unexplained:g=a}=i;if("code"in s){const{flaw:$,help:C="",cures:h=(0,D.
Lw)(C)}=s,y=$!==void 0&&(0,l.pj)(a).includes(`from ${e}`);return{...i,message:(0,l.xI)`${a}; ${y?`it ${$}`:s.message}`,cures:h}}const f=s.isFork?{cures:(0,D.Lw)(
L)}:{};return{...i,message:(0,l.xI)`${g}; ${c(s)}`,...f}}}),9029:((le,Y,t)=>{t.d(Y,{jK:()=>p,op:()=>c,yY:()=>r});var d=t(3024),O=t(6760),l=t(850),k=t(9968),b=t(
9961),D=t(2801),L=t(2170),P=t(8032),M=t(255),v=t(9897),w=t(5106),R=t(3298);let I=function(...e){return{unmanagedBy:I}=t.late([6542,1264],1264),new.target?new I(
...e):I(...e)},A=function(...e){return{withoutInstalled:A}=t.late([6542,1264],1264),new.target?new A(...e):A(...e)},m=function(...e){return{thisMachine:m}=t.late(
[2801],9837),new.target?new m(...e):m(...e)},n=function(...e){return{mergeMistakes:n}=t.late([2801],9837),new.target?new n(...e):n(...e)},u=function(...e){return{
readCliConfig:u}=t.late([2801],9837),new.target?new u(...e):u(...e)};function p(e,a,g,{environment:f,directory:$},C=null,h=[]){const y=e.every(({needs:de})=>de.
length===0);if(a.depth!=="init"&&a.hostnames.length===0&&y)return{usages:e,remarks:[],findings:[],configs:[],releases:g.releases};const T=c(a.cliConfig,g.clients,
f,$),x=(0,P.$l)("oci",g.versions),F=T.map(de=>({...E(de,$,a),...!x&&{hasOciMirrors:x}})),oe=g.releases.map(de=>{const pe=F.find(({client:Q})=>Q===de.client);return{
...de,attemptMs:pe?.requestTimeoutMs??de.attemptMs}}),{upgrade:K,depth:G}=a,S=G!=="discovery",{platform:V}=m(f),X={root:$,plugins:C,roots:h,dialect:g,platform:V,
upgrade:K,asksMirrors:S},ie=e.some(({needs:de})=>de.some(({service:pe})=>pe===w.xq))?A(e,F,X):{usages:e,remarks:[],findings:[]},ue=[...F.flatMap(de=>de.findings),
...ie.findings,..._(h,$,a.cliConfig===null?f:{})];return{...ie,findings:n(ue),configs:F,releases:oe}}function _(e,a,{TF_CLI_CONFIG_FILE:g=""}){if(g===""||(0,O.isAbsolute)(
g)||!(0,d.existsSync)(g))return[];const f=e.find(C=>!(0,d.existsSync)((0,O.join)(a,C.directory,g))),$=f&&{kind:"relative",path:g,root:f.directory};return $?[(0,L.
kH)((0,b.P4)($,P.Du))]:[]}const r=({cliConfig:e},{releases:a},g)=>(0,R.O)(f=>I(u(f,m(g),e),a));function c(e,a,g,f=null){const $=m(g);return a.map(C=>u(C,$,e,f))}
function E(e,a,g){if(g.allowedHosts.length===0)return e;const f=o(a),$=e.files.filter(({path:K})=>(0,k.UO)(o(K),f)),C=new Set($.map(({shown:K})=>K)),h=(0,l.Ol)(
e).installation?.methods??[],y=e.forced.flatMap(({place:K,services:G})=>G.map(({value:S})=>({place:K,host:typeof S=="string"?s(S):null}))),T=[...h.flatMap(i),...y].
filter(({place:K,host:G})=>G!==null&&C.has(K.file)&&!(0,M.ev)(G,g)),x=T.map(({place:K,host:G})=>{const S=(0,D.wp)({host:(0,M.nx)(G??""),use:"configuration"});return(0,L.
kH)(S,{places:[K],clients:[e.client]})}),F=new Set(T.map(({place:K})=>K)),oe=e.forced.filter(({place:K})=>!F.has(K));return{...e,forced:oe,findings:[...e.findings,
...x]}}const o=e=>(0,k.N0)(()=>(0,d.realpathSync)(e),e);function i(e){const{kind:a,place:g}=e;return a==="network"?[{place:g,host:(0,M.Pm)(e.url)}]:a!=="local"||
e.path!==null?[]:[{place:g,host:(0,M.yo)(`https://${e.shown}`)??v.IZ}]}const s=e=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(e)?(0,M.yo)(e.replace(/^\/\//,"https://"))??
v.IZ:null}),5306:((le,Y,t)=>{t.d(Y,{o0:()=>X,SQ:()=>V});var d=t(3916),O=t(9373),l=t(5324),k=t(6889),b=t(7960),D=t(3114),L=t(1011),P=t(1884),M=t(4756),v=t(2170),
w=t(9119),R=t(8032),I=t(3096),A=t(3298),m=t(4515),n=t(3024),u=t(6760),p=t(9968),_=t(2172),r=t(9059),c=t(8339),E=t(1054),o=t(5243),i=t(9897);const s=100;function e(Q,ae){
const fe=$(ae),me=Q.flatMap(N=>{const{kind:H,version:U,directories:W,isOverridden:Z,replacedFor:z}=N,J=/^(module|test_module|terragrunt_source)$/.test(H),j=U!==
void 0||W!==void 0&&!ae.isStrict;if(!J||Z||j)return[];const re=N.clients.filter(q=>!z?.includes(q)).flatMap(q=>{const ne=fe(N,q);return ne===null?[]:{client:q,reason:ne}}),
[ee]=re;return ee===void 0?[]:{usage:N,reason:ee.reason,clients:re.map(({client:q})=>q)}}),he=(0,A.O)(()=>T(ae));return[...Map.groupBy(me,({reason:N})=>N.paths.
at(-1)??"")].slice(0,s).flatMap(([N,H])=>{const U=(0,A.O)(({why:Z,paths:z})=>Z==="outside"||Z==="skipped"?(0,M.a3)({what:Z,path:N}):(0,c.Iz)({path:N,maker:Z==="\
created"?"`init`":he()(z)})),W=(0,E.Kc)(N);return H.map(({usage:{place:Z},reason:z,clients:J})=>(0,v.kH)(U(z),{places:[Z],clients:J,isPlaceholder:W}))})}const a={
throwIfNoEntry:!1},g=40,f=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function $({root:Q,scan:ae,units:fe,directories:me,modules:he,isStrict:Oe}){const{locate:N,
nameOf:H}=(0,l.ET)({root:Q,scan:ae}),U=(0,A.O)(B=>(0,p.N0)(()=>(0,n.statSync)((0,u.join)(Q,B),a)?.isDirectory()===!0,!1)),W=(0,A.O)(B=>Z(B,B,0));function Z(B,re,ee){
if(ee>g)return{why:"missing",paths:[re]};if(/^\.\.(\/|$)/.test(B)||U(B)){const _e=N(B)!==null;return _e&&!Oe?null:{why:_e?"skipped":"outside",paths:[B]}}const ne=B.
split("/"),se=ne.map((_e,ve)=>ne.slice(0,ve+1).join("/")),ge=se.findIndex(_e=>!U(_e)),ce=se[ge]??"",Ee=(0,p.N0)(()=>z(ce),null);if(Ee===null)return{why:"outside",
paths:[B]};if(Ee!==ce){const _e=(0,I.un)(Ee,B.slice(ce.length+1)),ve=Z(_e,re,ee+1);return ve?.why==="outside"?{why:"outside",paths:[B]}:ve}return f.test(B)?Oe?{
why:"created",paths:[B]}:null:{why:"missing",paths:se.slice(ge)}}function z(B){const re=(0,u.join)(Q,B),ee=(0,n.lstatSync)(re,a);if(ee===void 0||ee.isFile())return B;
const[q,ne]=[N(""),N((0,I.jt)(B))];if(!ee.isSymbolicLink()||q===null||ne===null)return null;const se=(0,p.$r)(re);return se.kind==="error"&&se.code==="ELOOP"?B:
(0,l.sq)((0,u.relative)(q,(0,u.resolve)(ne,(0,n.readlinkSync)(re))))}const J=(0,A.O)(B=>{const re=fe.filter(q=>q.directory===B||q.module===B);return re.some(q=>q.
unknown!==null||(0,O.LU)(q))?[]:[B,...re.flatMap(L.CI)]}),j=Map.groupBy(fe.filter(({missing:B})=>B!==void 0),({unknown:B})=>B&&(0,w.df)(B));return(B,re)=>{const ee=B.
kind==="terragrunt_source",q=ee?j.get((0,w.df)(B.place)):void 0;if(q)return q.map(({missing:_e=""})=>W(_e)).find(Boolean)??null;const ne=(0,I.jt)(B.place.file),
se=B.kind==="test_module",ge=(0,I.Bo)(ne,_e=>he.has(_e),[B.text??""]),ce=B.directories??(se?[ge]:J(ne)),Ee=(0,_.MZ)(B,re).flatMap(({source:_e,isOpen:ve})=>{const we=ve?
B.evaluated?.[re]?.text??"":"";if(_e===null&&Oe&&(0,o.Nj)(we))return[{why:"skipped",paths:[we]}];const Pe=!Oe&&/[$%]\{/.test(_e??"");if(_e===null||Pe)return[null];
const $e=(0,i.qC)(_e);if($e.length>0)return[$e.some(Ae=>me.has(H(Ae)??".."))?null:{why:"outside",paths:[_e]}];if(!(0,o.Nj)(_e)||ee)return[null];const ye=ce.map(
ke=>(0,I.un)(ke,_e)),Te=ye.filter(ke=>!me.has(ke));return(B.directories===void 0&&Te.length<ye.length?[null]:Te.map(W)).filter(ke=>!B.directories||ke?.why!=="mi\
ssing")});return Ee.includes(null)?null:Ee[0]??null}}const C=/(?:^|\/)(?:(?:vendir|vendor|peru)\.ya?ml|terrafile)$/i,h=/\b(?:clone|submodule|subtree|svn|vendir|x?terrafile|curl|wget|unzip|from-module|download-artifact|tar (?:-\S+ \S+ )*-*[a-z]*x|(?:actions\/)?checkout[@:])/,
y=/\b(?:cp|mv|ln|rsync|sync|mkdir|path:|make(?! -C))|\.(?:sh|py|js|ts|rb)\b|copy|generat|render|fetch|^(?=[^\s:]*\/)[^\s:]+:(?:\s|$)/;function T({root:Q,exclude:ae,
toolFiles:fe}){const me=(0,l.ET)({root:Q,scan:[]}),he=(0,A.O)(U=>(0,r.Dx)(U,me.read(U)??"")),Oe=(0,A.O)(()=>[...(0,r._X)({root:Q,exclude:ae},fe)].filter(({file:U})=>!(0,r.
$)(U)&&!U.includes("pre-commit")).map(({file:U,text:W})=>({file:U,commands:F((0,r.Dx)(U,W).join(`
`))}))),N=[".git/config.worktree",".git/config"].find(U=>he(U).some(W=>/sparsecheckout\s*=\s*true/i.test(W))),H=he(".gitmodules").map(U=>/^\s*path\s*=\s*(.*)/.exec(
U)?.[1]);return U=>{if(N!==void 0)return N;const W=(0,I.Gz)(U.at(-1)??"","");if(H.some(J=>W.startsWith(`${J}/`)))return".gitmodules";const Z=["",...(0,I.eH)((0,I.
jt)(U.at(-1)??""))].map(J=>(0,I.Gz)(J,".gitignore")).find(J=>x(U,(0,I.jt)(J),he(J))),z=Oe().find(({file:J,commands:j})=>{const B=C.test(J)&&W.startsWith((0,I.Gz)(
(0,I.jt)(J),"")),re=(ee,q)=>K(ee,q)&&(B||oe(ee,q));return j.some(ee=>U.some(q=>re(ee,q)))});return Z??z?.file??null}}function x(Q,ae,fe){return fe.slice(0,500).
findLast(he=>{const[,Oe,N=""]=/^!?(\/?)(.*?)\/?$/.exec(he)??[],H=(0,I.Gz)(ae,Oe||N.includes("/")?N:`**/${N}`),[U=""]=/[^*?\]]*$/.exec(N)??[];return Q.some(W=>N!==
""&&W.endsWith(U)&&(0,d.matchesGlob)(W,H))})?.startsWith("!")===!1}const F=Q=>Q.replace(/\b(?:name|description|ref|repository):[^,}\n]*|\b(?:echo|printf)\b[^;&|\n]*/g,
"").replace(/\\\n|\n[ \t]+(?=[\w-]+:)/g," ").split(/\n|&&|;/),oe=(Q,ae)=>h.test(Q)||y.test(Q)&&Q.includes(/[^/]+\/[^/]+$/.exec(ae)?.[0]??`
`);function K(Q,ae){const[fe="",...me]=ae.split("/").toReversed();return Q.includes(fe)?(Q.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(he=>{const N=he.replace(/^(?:\/\/)?[\w-]+(?:\.[\w-]+)+\/.*\/|\.git$/g,
"").split("/").filter(H=>!/^\.*$/.test(H));return N.some((H,U)=>H===fe&&me.every((W,Z)=>G(N[U-Z-1],W)))}):!1}const G=(Q="*",ae)=>Q===ae||/[$*{}]/.test(Q);let S=function(...Q){
return{readTools:S}=t.late([3276,8333,6851,5923],8095),new.target?new S(...Q):S(...Q)};async function V(Q,ae){const{directory:fe,environment:me,stop:he,progress:Oe}=ae,
N={root:fe,scan:Q.scan,exclude:Q.exclude},H=(0,P.cw)(N,me),U=await(0,m.nE)(H,he,Z=>Oe({kind:"scan",files:Z})),W=ue(U,Q,(0,l.ET)(N));return de(W,(0,l.Ls)(Q.roots))}
function X({dialect:Q,exclude:ae,scan:fe,allowedHosts:me},he,{environment:Oe,directory:N}){const H=(0,A.O)(()=>S({root:N,exclude:ae},he.toolFiles)),U=!!Oe.TF_CLOUD_HOSTNAME,
W=fe.length>0,Z={setting:Q,scan:W?{...he,tools:H,hasCloudHostname:U}:null},z=(0,k.L2)(Z),{clients:J,versions:j}=z,B=(0,R.$l)("queries",j),re=_e=>B||!(0,D.xO)(_e),
ee=(0,L.eI)((0,L.sw)(he.usages,J),(0,R.d3)(z)),q=(0,b.e)(ee,j),ne=q.usages.filter(({place:_e})=>re(_e.file)),se=me.length>0,ce=[...e(ne,{...he,...{root:N,scan:fe,
exclude:ae,isStrict:se}}),...se?te(he):[]],Ee=ne.some(({workspace:_e})=>_e?.lacks)&&H().givesState;return{dialect:z,usedBy:()=>(0,k.rU)(z,Z.scan),bots:W?H().bots:
[],usages:Ee?ne.map(ie):ne,notes:[...[...(0,L.vH)(he.notes,J),...q.notes].filter(_e=>re((0,v.W7)(_e))),...ce]}}function te(Q){const{unselected:ae,linked:fe,directories:me,
units:he,unread:Oe,notes:N}=Q,H=new Set(N.flatMap(W=>(0,v.Xd)(W)?.file??[])),U=[...fe].filter(([,W])=>W===null||!me.has(W));return[...ae.map(W=>(0,v.ht)(W,(0,M.
a3)({what:"unselected"}))),...U.map(([W])=>(0,v.ht)(W,(0,M.a3)({what:"linked"}))),...(0,w.jH)(Oe).map(W=>(0,v.kH)((0,M.a3)({what:"generated"}),{places:[W]})),...he.
flatMap(({directory:W,module:Z,unknown:z,missing:J})=>z===null||Z!==null||J!==void 0||H.has(z.file)?[]:(0,v.kH)((0,M.a3)({what:"skipped",path:W}),{places:[z]}))]}
function ie(Q){if(Q.workspace?.lacks===void 0)return Q;const{organization:ae,name:fe}=Q.workspace;return{...Q,workspace:{organization:ae,name:fe}}}function ue(Q,{
roots:ae,exclude:fe},me){const he=new Set(Q.links.values());if(he.size===0)return Q;const[Oe,N]=[(0,l.Ls)(ae),(0,l.Ls)(fe)],H=R.Du.flatMap(B=>[...(0,O.Pv)(Q,B).
values()]),U=new Set(H.flatMap(O.s1)),W=new Set(Q.units.map(({directory:B})=>B)),Z=(0,A.O)(B=>U.has(B)||W.has(B)||Oe(B||".")?!1:me.list(B).map(ee=>(0,I.Gz)(B,ee)).
every(ee=>he.has(ee)||N(ee)||!pe(ee))),z=B=>he.has(B)&&pe(B)&&Z((0,I.jt)(B)),J=Q.usages.filter(({place:B})=>!z(B.file)),j=Q.declared.filter(({place:B})=>!z(B.file));
return{...Q,usages:J,declared:j,notes:Q.notes.filter(B=>!z((0,v.W7)(B)))}}function de(Q,ae){const fe=new Set(Q.snippets);if(fe.size===0)return Q;for(const he of R.
Du){const Oe=(0,O.Pv)(Q,he),N=[...Oe.values()].filter(({name:H,isInitialised:U,installed:W})=>!fe.has(H)||U||W.size>0||ae(H||"."));for(const H of N){fe.delete(H.
name);for(const U of(0,O.s1)(H)){const W=fe.delete(U)?Oe.get(U):void 0;W!==void 0&&N.push(W)}}}const me=Q.notes.filter(he=>he.problem.code!=="block-invalid"||!fe.
has((0,I.jt)((0,v.W7)(he))));return{...Q,snippets:fe,notes:me}}function pe(Q){const ae=(0,D.L8)((0,d.basename)(Q),new Set,(0,d.basename)((0,d.dirname)(Q)));return ae!==
void 0&&ae.class!=="terragrunt"}}),345:((le,Y,t)=>{t.d(Y,{s:()=>v});var d=t(3024),O=t(6760),l=t(9968),k=t(7811),b=t(9432),D=t(101),L=t(3152);let P=function(...n){
return{X509Certificate:P}=process.getBuiltinModule("node:crypto"),new.target?new P(...n):P(...n)};const M=4*1024*1024;function v(n,{environment:u,directory:p,wording:_=L.
w7}){const{settings:r,mistakes:c}=(0,L.P$)(n,_),E=I(r.caFile,_),o=R(u),i=[E,o].flatMap(T=>T.ok?[]:[T.why]),s=(0,l.N0)(()=>(0,d.statSync)(p).isDirectory(),!1),a=r.
scan.filter(T=>!/[*?[\]{}]/.test(T)).flatMap(T=>w(T,p,_)??[]),g=`GITHUB_WORKSPACE names ${(0,b.dh)(p)}, which is not a directory`,f=[...c,...i,...s?a:[g]];if(f.
length>0||!E.ok||!o.ok)throw new L.GN(f);const{NODE_EXTRA_CA_CERTS:$,SSL_CERT_FILE:C,SSL_CERT_DIR:h}=u,y={NODE_EXTRA_CA_CERTS:$,SSL_CERT_FILE:C,SSL_CERT_DIR:h};
return{...r,authorities:E.value,certificateVariables:y,chooseProxy:o.value}}function w(n,u,{missingPath:p,setting:_}){const r=(0,O.resolve)(u,n);return(0,d.existsSync)(
r)?(0,l.N0)(()=>(0,d.accessSync)(r,d.constants.R_OK)===void 0,!1)?null:`${_("scan")} names ${r}, which this user may not read`:p(n,u)}function R(n){try{return(0,k.
Ju)((0,D.N)(n))}catch(u){if(u instanceof TypeError)return(0,k.TR)(u.message);throw u}}function I(n,{setting:u}){if(n===null)return(0,k.Ju)(null);const p=(0,l.yR)(
n,M),_=u("ca-file");if(!p.ok)return(0,k.TR)(`${_} "${n}" ${(0,b.mP)(p.failure)}`);const r=m(p.text);return r.ok?r:(0,k.TR)(`${_} "${n}" ${r.why}`)}const A=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function m(n){const u=n.match(A)??[];if(u.length===0)return(0,k.TR)("contains no certificate; expected PEM");try{for(const p of u)new P(p);return(0,k.Ju)(u.join(
`
`))}catch(p){const _=p instanceof Error?p.message:p;return(0,k.TR)(`contains an invalid certificate: ${_}`)}}}),3791:((le,Y,t)=>{t.d(Y,{o:()=>P,q:()=>L});var d=t(
1780),O=t(9432),l=t(9615);const k=M=>M===1?"1 module or provider was":`${M} modules and providers were`;function b(M){const{names:v}=M,w=(0,d.XT)(v,3,R=>(0,d.KT)(
(0,O.dh)(R)));switch(M.what){case"inside":return(0,d.xI)`modules and providers inside ${w} were not checked`;case"direct":{const R=v.length-M.git-M.oci,I=[...M.
git>0?[`${(0,O.px)(M.git,"module")} from Git`]:[],...M.oci>0?[`${(0,O.px)(M.oci,"module")} from an OCI registry`]:[],...R>0?[`${(0,O.px)(R,"module")} from an ar\
chive or bucket`]:[]];return(0,d.xI)`${I.join(" and ")} ${v.length===1?"was":"were"} not checked: ${w}`}case"oci":return(0,d.xI)`${(0,O.px)(v.length,"provider")} ${v.
length===1?"was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${w}`;case"open":return(0,d.xI)`${(0,O.
px)(v.length,"module")} ${v.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${w}`;case"limit":return(0,d.xI)`max-requests (${M.
max}) was reached, so ${k(v.length)} not checked: ${w}`;case"chain":return(0,d.xI)`${w} was not opened, because more than ${M.max} calls lead to it`;case"hosts":
return(0,d.xI)`packages name more than ${M.max} hosts that no file names, so ${w} were not contacted`;case"size":return(0,d.xI)`a response is longer than this check reads, so ${k(
v.length)} not checked: ${w}`;case"work":return(0,d.xI)`the answers of the registry take more work than this check does for one host, so ${k(v.length)} not checked: ${w}`;case"\
stopped":return(0,d.xI)`the check ended too early, so ${k(v.length)} not checked: ${w}`;case"contents":return(0,d.xI)`the checksums of ${(0,O.px)(v.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${w}`;case"package":return(0,d.xI)`${w} ${v.length===1?
"was":"were"} not opened: ${(0,O.dh)(M.why)}`;case"submodules":return(0,d.xI)`the submodules of ${w} were not fetched, and \`init\` fetches them`;case"getter":return(0,d.
xI)`the package of ${(0,O.px)(v.length,"registry module")} was not checked, because it is downloaded with ${M.getter}: ${w}`;case"units":return(0,d.xI)`${(0,O.px)(
v.length,"Terragrunt unit")} ${v.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${w}`}}const D={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`"},
L=M=>(0,l.CC)("not-followed",{message:b(M),help:M.what==="package"?M.cure:D[M.what==="work"?"limit":M.what],...M.what==="work"&&{severity:"warning"}});function P({
by:M,address:v,constraint:w,newest:R,others:I}){const A=(0,d.xI)`${(0,O.dh)(M)} requires ${(0,d.KT)((0,O.dh)(v))}${w===null?"":` "${(0,O.dh)(w)}"`}`,m=I.length>
0?`which conflicts with ${(0,O.K4)(I,3,O.dh)}`:`which no listed version fits; the newest is ${(0,O.dh)(R??"")}`,n=R===null?"which the registry does not have":m;
return(0,l.CC)("module-described",{message:(0,d.xI)`according to the registry, ${A}, ${n}`,help:"run `terraform init` to confirm, or use another version of the \
module"})}}),533:((le,Y,t)=>{t.d(Y,{D0:()=>H,lz:()=>z,G9:()=>W});var d=t(9373),O=t(2170),l=t(9119),k=t(255),b=t(3096),D=t(3298);let L=function(...j){return{isOfInit:L}=
t.late([4878],4878),new.target?new L(...j):L(...j)},P=function(...j){return{noteCall:P}=t.late([4878],4878),new.target?new P(...j):P(...j)},M=function(...j){return{
partsOf:M}=t.late([4878],4878),new.target?new M(...j):M(...j)};const v=1e6,w=({problem:j,severity:B})=>B==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.
test(j.code),R=({needs:j})=>j.some(({host:B})=>(0,k.Rt)(B)),I=({usages:j,notes:B,declared:re})=>j.some(R)||B.some(ee=>w(ee)||(0,l.Zl)((0,O.W7)(ee)))||[j,re].some(
ee=>ee.some(({place:q})=>(0,l.Zl)(q.file)||L((0,b.jt)(q.file))));function A(j,B){const re=new Set,ee=new Set,q=new Map;let ne=v;for(const{parts:ve,isAside:we,inside:Pe}of M(
B)){if(ne-=ve.length,ne<0)break;for(const $e of ve)re.add($e),we||ee.add($e);for(const[$e,ye]of Pe.calls)P(q,$e,ye)}const se=B.flatMap(({unknown:ve})=>ve.filter(
({missing:we})=>we));for(const ve of se.flatMap(({files:we})=>we))re.add((0,b.jt)(ve));const ge={...j,usages:m(j.usages,B)},ce=ne<0?ge:u(ge,re,q),Ee=ce.notes.map(
ve=>{const we=(0,b.jt)((0,O.W7)(ve)),Pe=re.has(we)||re.has((0,b.RO)(we));return w(ve)&&!Pe?{...ve,severity:"warning"}:ve});return{...ee.values().some(ve=>(0,l.Zl)(
(0,b.Gz)(ve,"main.tf")))?p({...ce,notes:Ee},ve=>ee.has((0,b.jt)(ve))&&(0,l.Zl)(ve)):{...ce,notes:Ee},installed:[...q.values()].filter(Boolean).length}}function m(j,B){
if(!j.some(R))return j;const re=(se,ge)=>`${se} ${ge}`,ee=new Map;for(const{kind:se,needs:ge,place:ce}of j)for(const{host:Ee,clients:_e}of n.test(se)?ge:[])for(const ve of _e)
ee.set(re(ve,(0,b.jt)(ce.file)),Ee);const q=new Map;for(const{client:se,inside:ge,parts:ce}of M(B)){const Ee=ee.get(re(se,ge.directories[0].name));for(const _e of ce){
const ve=re(se,_e);q.set(ve,(q.get(ve)??new Set).add(Ee))}}const ne=({needs:se,place:ge})=>se.flatMap(ce=>ce.clients.flatMap(Ee=>{const _e=q.get(re(Ee,(0,b.jt)(
ge.file)))??[void 0];return Array.from(_e,(ve=ce.host)=>({...ce,host:ve,clients:[Ee]}))}));return j.map(se=>R(se)?{...se,needs:ne(se)}:se)}const n=/^(?:cloud|backend_remote)/;
function u({usages:j,declared:B,notes:re},ee,q){const ne=se=>!L((0,b.jt)(se))||ee.has((0,b.jt)(se));return{usages:j.flatMap(se=>!ne(se.place.file)&&se.kind!=="s\
aved_state"?[]:q.get(se)===!0?{...se,needs:[],directHost:void 0}:se),declared:B.filter(({place:se})=>ne(se.file)),notes:re.filter(se=>ne((0,O.W7)(se))||se.problem.
code.startsWith("file-"))}}function p({usages:j,declared:B,notes:re},ee){const q=(0,D.O)(ne=>ee(ne.file)?{...ne,isInUse:!0}:ne);return{usages:j.map(({version:ne,
...se})=>({...se,place:q(se.place),...ne&&{version:{...ne,place:q(ne.place)}}})),declared:B.map(ne=>({...ne,place:q(ne.place)})),notes:re.map(ne=>({...ne,places:ne.
places.map(se=>typeof se=="string"?se:q(se))}))}}var _=t(2172),r=t(5324),c=t(6889),E=t(4120),o=t(9432),i=t(4756),s=t(8516),e=t(3791),a=t(8032),g=t(3152),f=t(9465),
$=t(7960),C=t(1011),h=t(3114),y=t(1884);let T=function(...j){return{usagesOf:T}=t.late([3276,6851,1161],8095),new.target?new T(...j):T(...j)},x=function(...j){return{
declaredIn:x}=t.late([3276,6851,1161],8095),new.target?new x(...j):x(...j)},F=function(...j){return{parseFile:F}=t.late([3276,6851,1161],8095),new.target?new F(
...j):F(...j)},oe=function(...j){return{Terragrunt:oe}=t.late([3276,6851,6065],1340),new.target?new oe(...j):oe(...j)};function K(j){const B=V(j),re={calls:[],links:new Map,
terragrunt:[]},ee=(0,y.Vm)(B,re,{}),q=(0,y.aC)(ee,()=>new oe(ee));return(0,D.O)(ne=>{if(!j.directories.has(ne))return null;const se=B.list(ne),ge=[...j.unreadable].
filter(([$e])=>(0,b.jt)($e)===ne),ce=new Set([...se,...ge.map(([$e])=>G($e))].filter(h.tr)),Ee=ge.flatMap(([$e,ye])=>{const Te=(0,h.L8)(G($e),ce,"")?.clients??[];
return{...(0,O.ht)($e,(0,i.WO)({what:"link",code:ye,isRefused:!0})),clients:Te}}),_e=se.flatMap($e=>{const ye=(0,h.L8)($e,ce,""),Te=(0,b.Gz)(ne,$e),De=j.files.get(
Te)??"";return ye===void 0?[]:F(De,{...ye,isOfPackage:!0},Te)}),{usages:ve,notes:we}=T(_e,q),Pe=[...we,...Ee.filter(({clients:$e})=>$e.length>0)];return{usages:ve.
map(S),declared:[...x(_e)],notes:Pe}})}const G=j=>j.slice(j.lastIndexOf("/")+1);function S(j){if(j.calls===void 0)return j;const B=Object.entries(j.calls).map(([
re,ee])=>[re,ee.map(q=>({...q,root:null}))]);return{...j,calls:Object.fromEntries(B)}}function V({files:j,directories:B}){const re=Map.groupBy(j.keys(),b.jt),ee=q=>j.
has(q)||B.has(q);return{list:q=>(re.get(q)??[]).map(G).sort(),directories:()=>[],exists:ee,locate:q=>ee(q)?q:null,nameOf:()=>null,read:q=>j.get(q)??null}}let X=function(...j){
return{rootsOf:X}=t.late([4878],4878),new.target?new X(...j):X(...j)},te=function(...j){return{upToLimit:te}=t.late([4878],4878),new.target?new te(...j):te(...j)},
ie=function(...j){return{rootNotes:ie}=t.late([4284,304],4284),new.target?new ie(...j):ie(...j)};function ue(j){const{layouts:B,changed:re,dialect:ee,rootRules:q,
textRules:ne,stop:se}=j,ge=()=>!!se?.why,ce=({places:_e})=>re===null||_e.some(ve=>typeof ve!="string"&&re.has(ve.file)),Ee=(0,f.Zf)(pe(ee),ne);return _e=>{const ve=new f.
fO({opened:_e,read:Ee,isEnded:ge}),we=X(B,re,ee.versions,!0,ve),Pe=[...te(we,()=>{})];return{roots:Pe,notes:ye=>{const Te=ie({...q,resolve:ye});return Pe.forEach(
Te.add),[...ve.allNotes(),...Te.notes().filter(de)].filter(ce)}}}}const de=({places:j})=>j.some(B=>typeof B!="string"&&B.inside!==void 0);function pe(j){const B=(0,a.
d3)(j);return(0,D.O)(re=>{const ee=K(re);return q=>{const ne=ee(q);if(ne===null)return null;const se=(0,C.sw)(ne.usages,j.clients),ge=(0,$.e)((0,C.eI)(se,B),j.versions),
ce=[...(0,C.vH)(ne.notes,j.clients),...ge.notes];return{...ne,usages:ge.usages,notes:ce}}})}let Q=function(...j){return{layoutsOf:Q}=t.late([4878],4878),new.target?
new Q(...j):Q(...j)},ae=function(...j){return{rootsOf:ae}=t.late([4878],4878),new.target?new ae(...j):ae(...j)},fe=function(...j){return{unmatched:fe}=t.late([4878],
4878),new.target?new fe(...j):fe(...j)},me=function(...j){return{upToLimit:me}=t.late([4878],4878),new.target?new me(...j):me(...j)},he=function(...j){return{rootNotes:he}=
t.late([4284,304],4284),new.target?new he(...j):he(...j)},Oe=function(...j){return{textNotes:Oe}=t.late([4284,304],4284),new.target?new Oe(...j):Oe(...j)},N=function(...j){
return{withoutRefused:N}=t.late([4284,304],4284),new.target?new N(...j):N(...j)};function H(j){const{usages:B,declared:re,changed:ee,dialect:q,settings:ne,isLockReadonly:se}=j,
ge=B.length===0&&re.every(d.z0),ce=(0,_.dP)(B);if(ge&&ne.roots.length===0)return{roots:[],notes:[],expand:null,locks:ce};const{clients:Ee,versions:_e}=q,ve=U(j),
we=[],Pe=[],$e=ne.dialect.name==="auto"?[]:Ee,ye=(0,c.uQ)(ne.dialect,q),Te={clients:Ee,upgrade:ne.upgrade,isLockReadonly:se,versionIn:ye},De=he(Te),Ie=ne.depth!==
"discovery",ke=({directory:Me},Ce)=>{Pe.push((0,O.ht)(Me,(0,i.ub)({kind:"roots",max:Ce})))};for(const Me of me(ae(ve,ee,_e,Ie),ke)){if(j.stop?.why)break;De.add(
Me),ce.add(Me),we.push(Ie?Me:{...Me,providers:[]})}const Ae={...q,set:$e,isPredicted:Ie},be=Me=>ee===null||ee.has((0,O.W7)(Me)),je=[...Oe(B,re,Ae)].filter(be),Se=new Set(
j.notes.flatMap(Me=>Me.problem.code==="lock-invalid"?(0,O.W7)(Me):[])),Le=[...je,...De.notes()].filter(Me=>!Se.has((0,O.W7)(Me))),xe=({host:Me,needs:Ce})=>se&&Ce.
some(Re=>Re.host===Me),Ue=B.filter(Me=>xe(Me)&&ce.isDropped(Me)).map(({text:Me,place:Ce,clients:Re})=>(0,O.kH)((0,s.Sm)({provider:Me??"",isUnused:!0}),{places:[
Ce],clients:Re})),{ending:Ke}=j,Be={layouts:ve,changed:ee,dialect:q,rootRules:Te,textRules:Ae,stop:Ke};return{roots:we,locks:ce,notes:[...Le,...Ue,...Pe,...Ie?Z(
ve,ee):[]],expand:ne.depth==="init"?ue(Be):null}}function U(j){const{dialect:B,settings:re,listed:ee,endedAt:q,installed:ne=[]}=j,se=re.upgrade?[]:ne,{clients:ge,
versions:ce}=B,Ee={...j,installed:se,clients:ge,versions:ce};return ee===void 0?z(Ee,re,q===null):J(Ee,ee)}function W(j){const{usages:B,declared:re,installed:ee=[],
settings:q}=j,se=q.depth!=="discovery"?N(j.notes,B):j.notes,ge={usages:B,notes:se,declared:re};if(ee.length===0&&!I(ge))return{...ge,remarks:[]};const{installed:ce,
...Ee}=A(ge,U(j)),_e=`modules in .terraform are used as \`init\` uses them: ${ce}`;return{...Ee,remarks:ce===0?[]:[_e]}}function Z(j,B){const re=[...new Set(j.flatMap(
({unknown:ne})=>ne))].filter(({files:ne,missing:se})=>se===void 0&&(B===null||ne.some(ge=>B.has(ge))));if(re.length===0)return[];const ee=re.map(({directory:ne})=>ne||
"."),q=(0,l.As)((0,l.jH)(re.flatMap(({unknown:ne})=>ne??[])));return[(0,O.kH)((0,e.q)({what:"units",names:ee}),{places:q,clients:a.Du})]}function z(j,{roots:B},re){
const ee=B.map(ce=>({text:ce,matches:(0,r.Ls)([ce])})),q=Q({...j,patterns:ee}),ne=re?fe(q,ee):[];if(ne.length===0)return q;const se=Q({...j,patterns:[]}).flatMap(
ce=>ce.roots),ge=[...new Set(se.map(({name:ce})=>ce||"."))];throw new g.GN(ne.map(ce=>{const Ee=(0,o.K4)([...new Set([...(0,E.kD)(ce,ge),...ge])],5,o.dh),_e=Ee===
""?"":`; the nearest root modules are ${Ee}`;return`roots: no directory with configuration matches ${ce}${_e}`}))}function J(j,{roots:B,rootsAreNamed:re}){const ee=j.
units.filter(q=>q.unknown!==null);return j.clients.flatMap(q=>{const ne=B.filter(({clients:Ee})=>Ee.includes(q)),se=new Set([...ee,...ne].map(({directory:Ee})=>Ee||
"."));return Q({...j,clients:[q],patterns:[{text:"",matches:Ee=>se.has(Ee)}]}).map(Ee=>({...Ee,isNamed:re}))})}})};export{Ne as ids,Fe as modules};
var $late0;
