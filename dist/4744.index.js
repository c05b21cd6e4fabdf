const Ue=[4744,2172,3699,9465,8639,533],Ke={5440:((de,H,e)=>{e.d(H,{Qm:()=>_,TU:()=>j,i4:()=>a,pb:()=>d,zt:()=>v});var m=e(7811),E=e(8339),u=e(1054),R=e(8345),L=e(
2213),I=e(255),b=e(5243),D=e(9897),y=e(3846);const v={host:null,isHostImplied:!1,needed:null},P=p=>({host:p,isHostImplied:!1,needed:(0,I.Rt)(p)?"state":p}),j=p=>({
host:p,isHostImplied:!0,needed:p}),k=p=>({host:p,isHostImplied:!1,needed:null}),C=p=>p===null?v:{...v,directHost:p},_=p=>({...v,problem:p}),n=(p,M)=>_((0,E.DA)(
{reason:"rejected",error:p,advice:M}));function l(p,M,O){return O===null?p:{...p,problem:(0,E.My)({text:M,host:p.host,advice:O})}}const d={module:t,"test-module":(p,M,O)=>{
const A=(0,b.vL)(p,M).kind==="remote";return M==="opentofu"||!A?t(p,M,O):_((0,E.DA)({reason:"remote-in-test",text:p}))},provider:c,"locked-provider":f,"stack-co\
mponent":$,stack:(p,M)=>{const O=(0,b.A)(p);return O.ok&&!p.startsWith(".")?k(O.value.host):{...$(p,M),isHostImplied:!1,needed:null}},"stack-output":p=>{const[M="",
...O]=p.split("/");return O.length===3?i(M,k):_((0,E.DA)({reason:"stack",text:p}))},terragrunt:w,host:p=>i(p,P),url:p=>C((0,L.Ul)(p)),"host-part":p=>C((0,L.D8)(
p)),"state-path":p=>C((0,L.Bm)(p))};function a(p,M,O){if(p==="terragrunt"){const[,J]=/^tfr:\/\/([^/?]*)\//.exec(M)??[];return J!==void 0?h(J,O):/^$|^t$|^tfr?$|^tfr:/.
test(M)?void 0:g(M,O)}if(p==="url"&&/^postgres|=/i.test(M))return C(D.IZ);if(/^(url|host-part|state-path)$/.test(p))return g(M,O);if(p!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(M))return g(M,O);const A=M.indexOf("/");if(A<0)return;const S=(0,b.vL)(`${M.slice(0,A)}/a/b/c`,O);return S.kind!=="registry"?g(M,O):M.split("/").length<r?{
...o(S),directHost:D.IZ}:o(S)}const r=4,h=(p,M)=>p===""?j((0,b.Vm)(M)):i(p,P),g=(p,M)=>(0,b.Nj)(p)?v:C((0,D.uE)(p,M)),o=({host:p,hostImplied:M})=>M?j(p):P(p);function i(p,M){
const O=(0,I.Pv)(p),A=(0,u.L6)(p);return O.ok?l(M(O.value),p,A):_((0,E.k0)({text:p,error:O.why,advice:A}))}function t(p,M,O){if((0,b.Nj)(p)&&!O)return v;const A=(0,b.
vL)(p,M),S=A.kind==="registry"?(0,m.Ju)(A):(0,b.rE)(p,M);if(O&&!S.ok){const{why:Q}=S,x=/^https?:/i.test(p)?{kind:"invalid",error:Q}:A,ee=/^(?:git\+\w+|ssh):/i.test(
p)?null:(0,u.NM)(p,x,S),W=/^[a-z0-9]+::/i.test(p)?"remote":A.kind;return ee===null&&(W==="local"||W==="remote")?_((0,E.DA)({reason:`${W}-with-version`,text:p})):
n(Q,ee)}const K=(0,u.NM)(p,A,S);if(S.ok)return l(o(S.value),p,K);if(A.kind==="invalid"){const Q=p.includes("://")?{directHost:D.IZ}:{};return{...n(A.error,K??u.
x3),...Q}}if(A.kind!=="remote")return l(v,p,K);const{refusal:J,host:X}=A;return J!==null?n(J,K??u.x3):X!==D.IZ||K!==null?l(C(X),p,K):{...C(X),problem:(0,E.My)({
text:p,host:X,advice:s})}}const s="write the host after the scheme, such as git::https://HOST/PATH";function c(p,M){const O=(0,y.mi)(p,M);switch(O.kind){case"le\
gacy":return n(`Invalid legacy provider address: the provider "${O.type}" has no namespace`,`write NAMESPACE/${O.type}`);case"registry":return O.hostImplied?j(O.
host):l(P(O.host),p,(0,R.c)(p,O));case"builtin":return O.type==="terraform"?k(O.host):n(`Invalid dependency on built-in provider: none is named "${O.type}"`,"wr\
ite the address of a provider in a registry");case"invalid":return n(O.error.split(`

`)[0]??"",(0,R.c)(p,O))}}function f(p,M){const O=(0,y.mi)(p,M);if(O.kind==="invalid")return n(O.error,null);if(O.hostImplied)return _((0,E.DA)({reason:"locked-p\
rovider",text:p}));if(O.kind==="builtin")return k(O.host);const A=O.host===(0,b.Vm)("terraform");return{...P(O.host),needed:A?(0,b.Vm)(M):O.host}}function $(p,M){
if(p!==p.trim())return _((0,E.DA)({reason:"white-space",text:p}));if(p==="."||p==="..")return v;const O=(0,b.rE)(p,M);if(O.ok)return o(O.value);const A=(0,b.A)(
p);if(A.ok)return k(A.value.host);const S=(0,b.vL)(p,M);return S.kind==="invalid"?n(S.error,(0,u.NM)(p,S,O)):C(S.kind==="remote"?S.host:null)}function w(p,M){const[
O,A="",S=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(p)??[];if(O===void 0){if(p.startsWith("gitlab.com/"))return C("gitlab.com");if((0,D.GL)(p))return v;const J=(0,D.
cx)(p,"opentofu");if(!(J.ok&&(0,D.Of)(p,J.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(p)){const Q=(0,D.cx)(p,M);return C(Q.ok?Q.value.host:D.IZ)}}const[K=""]=S.
split("//");return K.split("/").length!==3?_((0,E.DA)({reason:"terragrunt",text:p})):h(A,M)}}),7706:((de,H,e)=>{e.d(H,{ME:()=>u,ho:()=>I,io:()=>y,jP:()=>R});var m=e(
8032),E=e(9615);const u=()=>(0,E.CC)("block-reserved",{message:"required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it \
for a future version",help:"move it into a terraform block"});function R({kind:v}){const{client:P,what:j}=m.$I[v];return(0,E.CC)("block-unsupported",{message:`${j}\
 is supported by ${m.bB[P]} only`,help:P==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const L={
twice:({what:v,first:P})=>({message:`${v} is defined a second time; the first time is in ${P}`,help:v.includes(".")?"remove or rename one of them":"write one bl\
ock only"}),"no-base":({what:v})=>({message:`this override file changes ${v}, which no other file of the directory defines`,help:"define it in a file that is no\
t an override file, or remove it here"}),"of-cli":({type:v})=>({message:`${v} is a block of the CLI configuration, which has files of its own`,help:"move it to \
~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),reserved:({what:v})=>({message:`${v} has a name\
 that calls of a module need for themselves`,help:"rename the variable"}),"quoted-type":({what:v})=>({message:`the type of ${v} is in quotes`,help:'remove the q\
uotes; write `list(string)` for "list", and `map(string)` for "map"'}),argument:({what:v,argument:P})=>({message:`${v} cannot have the argument ${P}`,help:"writ\
e `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"}),"local-name":({name:v,normal:P})=>({message:`"${v}" cannot\
 be the local name of a provider`,help:P===null?"use letters, digits and dashes only, with no dash at either end":`write ${P}`})},I=v=>(0,E.CC)("block-invalid",
(0,E.Z9)(L,v)),b="use another version of the module that has this call",D={"not-passed":({call:v,name:P,canChange:j})=>({message:`${v} does not pass the provide\
r configuration ${P}, which its module expects`,help:j?`add \`${P} = \u2026\` to the \`providers\` of the call`:b}),overridden:({call:v,name:P,canChange:j})=>({
message:`${v} passes the provider configuration ${P}, which its module has itself`,help:j?`remove \`${P}\` from the \`providers\` of the call`:b}),repeated:({call:v,
argument:P,canChange:j})=>({message:`${v} has \`${P}\`, but its module configures a provider itself`,help:j?`remove \`${P}\`, or use a version of the module with\
out \`provider\` blocks`:b})},y=v=>(0,E.CC)("block-providers",(0,E.Z9)(D,v))}),8516:((de,H,e)=>{e.d(H,{FA:()=>l,N0:()=>k,Ov:()=>d,Sm:()=>C,id:()=>j,jF:()=>P});var m=e(
8032),E=e(9432),u=e(9119),R=e(9615);const L=6,I=a=>`"${(0,E.dh)(a)}"`,b="change one of these constraints so that a version can match all of them",D=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function y(a){const r=a.replace(D,"");return r===""?"":`: ${r}`}const v={syntax:({text:a,why:r})=>({message:`${I(a)} is not a version constraint${y(r)}`,help:"w\
rite versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:a,clients:r})=>({message:`ve\
rsion of ${a} is an expression, which ${r.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:r.includes("terraform")?"write the v\
ersion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept lo\
cals and variables",affects:r}),"not-a-string":({address:a})=>({message:`version of ${a} is not a string`,help:"put the version in quotes"}),"pre-release":({text:a})=>({
message:`${I(a)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared \
without it"}),"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({
provider:a})=>({message:`${a} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:a})=>({message:`provider ${a} i\
s required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` wi\
thout `version`"})},P=a=>(0,R.CC)("constraint-invalid",(0,R.Z9)(v,a));function j({of:a,terms:r,constraints:h,...g}){const{preRelease:o,resolution:i}=g,t=r.length===
1?"correct the constraint":b,c=r.some(({place:p})=>typeof p!="string"&&p.inside)?`${t}, or call another version of the module that has one`:t,f=i?`${(0,R.OJ)(i)}\
, or ${t}`:c,$=new Set(r.map(u.Ox)).size===1,w=({text:p,...M})=>$?I(p):`${I(p)} (${(0,E.dh)((0,u.Ox)(M))})`;return(0,R.CC)("constraint-unmeetable",{...h&&{constraints:h},
message:`no version of ${a} can match ${r.length>1?"all of ":""}${(0,E.K4)(r,L,w)}`,help:o===void 0?f:`write ${I(o)}: only an exact version, without a space aft\
er \`=\` and without \`v\`, selects a pre-release of a module`})}function k({provider:a,version:r,constraints:h,clients:g,isUnit:o}){const[i,...t]=g,s=i==="open\
tofu"?"tofu ":"terraform ",c=o?"terragrunt ":t.length>0?"":s;return(0,R.CC)("lock-outside",{message:`locked provider ${a} ${r} does not match configured version\
 constraint ${(0,E.K4)(h,L,E.dh)}`,help:`run \`${c}init -upgrade\` in this directory and commit the lock file, or change the constraint`})}const C=a=>(0,R.CC)("\
lock-readonly",{message:a.isUnused?`no module requires provider ${a.provider}, and \`-lockfile=readonly\` does not let init remove its entry`:`the lock file has\
 no entry for provider ${a.provider}, and \`-lockfile=readonly\` does not let init add one`,help:"run `init` in this directory without `-lockfile=readonly`, and\
 commit the lock file"}),_=(a,r)=>h=>({message:`the ${a} of provider ${h.provider} ${r}`}),n={syntax:({error:a})=>({message:a}),twice:({provider:a})=>({message:`\
it has two blocks for provider ${a}`,help:"remove one of the blocks; a merge may have duplicated it"}),"no-version":_("version","is missing"),"not-a-version":_(
"version","is not a version number"),"not-constraints":_("constraints","are invalid"),"not-normal":a=>({message:`the ${a.of} of provider ${a.provider} must be w\
ritten in normalized form: ${I(a.normal)}`})};function l(a){const{message:r,help:h}={help:"restore the file, or remove the block and run `init` again",...(0,R.Z9)(
n,a)};return(0,R.CC)("lock-invalid",{message:`failed to read dependency lock file: ${r}`,help:h})}const d=({client:a,version:r,constraint:h})=>(0,R.CC)("client-\
version",{message:`the version constraint ${I(h)} excludes ${m.bB[a]} ${r}`,help:`use another version of ${m.bB[a]}, or change the constraint`})}),8345:((de,H,e)=>{
e.d(H,{C:()=>L,c:()=>I});var m=e(9179),E=e(3846),u=e(1054),R=e(845);const L="write the `source` that the documentation of the provider shows, such as NAMESPACE/\
TYPE: a repository is no provider";function I(D,y){if(D.length>u.lG)return null;const[v=""]=D.split("/",1);if(y.kind!=="invalid")return y.hostImplied?null:(0,u.
L6)(v);if((0,u.Kc)(D))return u.dj;if(D!==D.trim())return"remove the white space around the address";const[,P="",j=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec(
(0,m.Mi)(D,""))??[],k=P!==""&&/\bterraform-provider-|\.git$/.test(j);if((0,R.ni)(j)||k)return L;const C=(0,R.Fu)(j,"provider");return C!==null?`write ${C}`:y.error.
split(`

`)[1]??b(D,j)}function b(D,y){const[,v="",P]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(y)??[];if(v!==D&&(0,E.mi)(v,"terraform").kind==="registry")return`w\
rite ${v}${P===void 0?"":", and the version in the `version` argument"}`;const j=v.split("/"),[k="",C=""]=j;if(j.length>3){const _=`; service discovery works on\
ly at the root of a host, not below /${C}`;return`write HOST/NAMESPACE/TYPE${(0,u.Cm)(k)?_:""}`}return j.length===3?(0,u.L6)(k):j.length===2&&(0,u.Cm)(k)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}}),9941:((de,H,e)=>{e.d(H,{SH:()=>R,Td:()=>L,lS:()=>b,n_:()=>u,w4:()=>I,yN:()=>v});const m=25e4,E=100;class u{max;count=0;constructor(_=m){
this.max=_}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.count*E}}const R=(C,_,n)=>C.kind==="n\
ative"?C.blocks.filter(l=>l.type===_&&l.labels.length===n):C.members.flatMap(({name:l,value:d})=>l===_?y(_,d,n,[]):[]),L=C=>C.kind==="native"?C.attributes:C.members;
function I(C,_){if(!(C.kind==="native"&&C.mayHave?.(_)===!1))return L(C).find(n=>n.name===_)}const b=C=>(C.kind==="tuple"?C.elements:[C]).flatMap(n=>n.kind==="o\
bject"?n.items.filter(D):[]),D=C=>C.name!==void 0&&C.name!=="//";function y(C,_,n,l){if(n>0)return b(_).flatMap(({name:a,start:r,end:h,value:g})=>y(C,g,n-1,[...l,
{value:a,start:r,end:h}]));const d={start:_.start,end:_.start+1};return(_.kind==="tuple"?_.elements:[_]).filter(({kind:a})=>a==="object"||a==="tuple").map(a=>({
...d,type:C,labels:l,body:{kind:"json",members:b(a)}}))}const v=C=>{const _=[C.startsWith("\uFEFF")?1:0];let n=C.indexOf(`
`),l;return({start:d,end:a})=>{for(;n>=0&&n<d;n=C.indexOf(`
`,n+1))_.push(n+1);l??=j(C);const r=Math.max(1,k(_,d)),h=_[r-1]??0,g=(_[r]??(n<0?C.length:n)+1)-1;return{line:r,column:P(Math.max(d,h),h,l),endColumn:P(Math.min(
a,g),h,l)}}},P=(C,_,n)=>C-_-k(n,C-1)+k(n,_-1)+1,j=C=>/[\uD800-\uDBFF]/.test(C)?Array.from(C.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),_=>_.index):[];function k(C,_){
let n=0,l=C.length;for(;n<l;){const d=n+l>>>1;(C[d]??0)<=_?n=d+1:l=d}return n}}),2172:((de,H,e)=>{e.d(H,{IY:()=>k,Im:()=>_,JT:()=>j,KS:()=>d,LS:()=>n,MP:()=>P,MZ:()=>a,
W$:()=>v,cd:()=>y,dP:()=>h,ek:()=>l,g_:()=>g,lc:()=>r});var m=e(3096),E=e(5243),u=e(3846),R=e(180),L=e(9941);let I=function(...o){return{readHcl:I}=e.late([3276,
4744,6851,3699,3542],8095),new.target?new I(...o):I(...o)},b=function(...o){return{detach:b}=e.late([3276,4744,6851,3699,3542],8095),new.target?new b(...o):b(...o)};
const D="hostnames input",y={file:D,line:1,column:1,endColumn:1},v=o=>o.file===D?D:o,P=({host:o,namespace:i,name:t,system:s})=>[o,i,t,s].join("/"),j=({host:o,namespace:i,
type:t})=>[o,i,t].join("/"),k=o=>"type"in o?j(o):P(o),C=[];function _(o){return"constraints"in o?o.constraints:o.constraint===null?C:[o.constraint]}function n(o){
const i=_(o);return i[0]?.place!==y?i:i.map(t=>({...t,place:D}))}const l=o=>("places"in o?o.places:[o.place]).map(v);function d({version:o},i){if(o===void 0)return null;
const t=(o.value===void 0?o.text:o.value[i])??null;return t===null?null:{text:t,place:o.place}}const a=({text:o,calls:i},t)=>i===void 0?[{root:null,source:o,version:null,
isOpen:!1}]:i[t]??[];function r({kind:o,text:i,address:t},s,c){switch(o){case"required_provider":case"state_store_provider":case"lock_provider":{const f=(0,u.mi)(
i??"",c);return f.kind==="registry"?f:null}case"required_provider_nosource":case"required_provider_legacy":return{host:s,namespace:"hashicorp",type:(0,u.op)(t)};case"\
implied_provider":return{host:s,namespace:"hashicorp",type:(0,u.A5)(i)};default:return null}}function h(o){const i=new Set(o.flatMap(({kind:$,place:w})=>$==="sa\
ved_state"?(0,m.jt)(w.file):[])),t=new Map,s=({lockFile:$,calls:w,providers:p,isPartial:M})=>{if($===null)return;const O=t.get($)??new Set,S=!(w.length===0&&!M&&
!i.has((0,m.jt)($)))||t.get($)===null;t.set($,S?null:O);for(const{provider:K}of p)O.add(j(K))},c=({place:$,...w})=>{const p=w.kind==="lock_provider"?t.get($.file):
null,M=p?r(w,(0,E.Vm)("terraform"),"terraform"):null;return M!==null&&p?.has(j(M))===!1};return{add:s,isDropped:c,without:$=>$.map(w=>c(w)?{...w,needs:[]}:w)}}function g(o){
const t=(0,L.SH)(I(o).body,"provider",1).flatMap(({labels:[s],body:c})=>{const f=(0,u.mi)(b(s?.value??""),"terraform");if(f.kind!=="registry")return[];const $=(0,L.
w4)(c,"hashes")?.value,p=($?.kind==="tuple"?$.elements:[]).flatMap(M=>M.kind==="string"?[b(M.value)]:[]);return[[j(f),p.filter(R.e)]]});return new Map(t)}}),9039:((de,H,e)=>{
e.d(H,{i:()=>y});var m=e(7811);const E="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",u=String.raw`\p{White_Space}*`,R=String.raw`[()<>@,;:\\"/[\]?=]`,L=new RegExp(`^${E}(?:/${E}\
)?$`),I=String.raw`"((?:[^"\\\r\n]|\\${R}|\\(?!${R}))*)"`,b=new RegExp(`;${u}(${E})${u}=${u}(?:(${E})|${I})${u}`,"uy"),D=new RegExp(String.raw`\\(${R})`,"g");function y(P){
const j=P.indexOf(";"),C=(0,m.s8)((0,m.Dw)(j<0?P:P.slice(0,j))).replaceAll("\u0130","i").toLowerCase();return L.test(C)&&(j<0||v(P,j))?C:null}function v(P,j){const k=new Map;
for(let C=j;C<P.length;){b.lastIndex=C;const[_,n="",l,d=""]=b.exec(P)??[];if(_===void 0)return(0,m.s8)(P.slice(C))===";";const a=n.toLowerCase(),r=l??d.replace(
D,"$1");if((k.get(a)??r)!==r)return!1;k.set(a,r),C+=_.length}return!0}}),9432:((de,H,e)=>{e.d(H,{$$:()=>k,B9:()=>s,Cw:()=>J,Dl:()=>D,I0:()=>C,K4:()=>j,NM:()=>p,
VW:()=>i,Wt:()=>g,YA:()=>S,_r:()=>M,dh:()=>b,eZ:()=>_,gL:()=>f,go:()=>a,kw:()=>d,mP:()=>r,oZ:()=>Q,pk:()=>K,px:()=>y,q5:()=>c,qG:()=>A,qZ:()=>$,rU:()=>l,zN:()=>P,
zd:()=>n});var m=e(8032),E=e(1780),u=e(5106),R=e(9179);const L=300,I=8192;function b(x,Z=L){const{length:ee}=x,W=ee>I?(0,R.NE)(x.slice(0,I)):(0,R._U)(x);return W.
length<=Z?W:`${structuredClone(W.slice(0,Z).toWellFormed())}\u2026`}const D=(x,Z)=>/^~|\$\{?\w|%\w+%/.test(x)?"write the absolute path or name: the client does \
not expand ~ and variables":Z,y=(x,Z)=>`${x} ${x===1?Z:v(Z)}`,v=x=>`${x.replace(/(?<=[^aeiou])y$/,"ie")}s`;function P(x,Z){const{length:ee}=x,W=typeof Z=="numbe\
r"?Z:ee<=2*Z.few?ee:Z.few,te=x.slice(W);return{shown:x.slice(0,W),rest:te,more:te.length}}function j(x,Z,ee=String,W=te=>`${te} more`){const{shown:te,more:re}=P(
x,Z),ie=te.map(ae=>ee(ae)).join(", ");return re>0?`${ie} and ${W(re)}`:ie}const k=x=>new TextEncoder().encode(x).length;function C(x,Z,ee,W){const te=[];let re=0;
for(const ie of Iterator.from(x).map(W)){if(re+=k(ie)+ee,re>Z)break;te.push(ie)}return{shown:te,more:x.length-te.length}}const _=x=>x.map(Z=>m.bB[Z]).join(" and\
 "),n=x=>(0,E.xI)`the clients print "${x}"`,l=x=>`it begins with "${b(x.trimStart(),60).replace(/[\r\n].*/s,"")}"`,d=({why:x,beginning:Z})=>`is not ${/^line/.test(
x)?"valid ":""}JSON: ${Z===null?x:l(Z)}`;function a(x){return x===null?"null":Array.isArray(x)?"an array":typeof x=="object"?"an object":`a ${typeof x}`}function r(x){
if(x.kind==="error")return`cannot be read: ${x.code}`;if(x.kind==="special")return`is ${x.is} and is not read`;const{bytes:Z,maxBytes:ee}=x;return`has ${Z} byte\
s and is not read; the limit is ${ee/1024/1024} MiB`}const h={[u.e$]:"correct the host in the source address (public modules need none)",[u.xq]:"correct the hos\
t in `source` (public providers need none), or use a filesystem mirror"},g=x=>x.flatMap(Z=>h[Z]??[])[0]??"correct the host in `source` or `hostname`",o=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["releases.hashicorp.com","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),
i=x=>o.get(x)??null,t=/(^|\.)github(usercontent)?\.com$/;function s(x){const Z=t.test(x)?"https://www.githubstatus.com":i(x);return`wait and run the check again${Z===
null?"":`; see ${Z}`}`}const c=x=>({operator:"check the logs of the host and of any proxy in front of it",user:"wait and run the check again, or check the proxy\
 of this network",guest:s(x)}),f=x=>`if that is intended, set \`allowed-hosts\` to all hosts that may be used, with ${x}`,$=x=>(0,E.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,E.
KT)(x)} is public, so this network or country is blocked`,w="/.well-known/terraform.json";function p({page:x,asked:Z},ee,W=w){if(x===null)return ee;const te=x.title===
""?"":` ("${x.title}")`,re=ee.guest??$(Z);switch(x.kind){case"sign-in":return{operator:`allow requests to ${W} without a browser`,guest:re,because:`the host ret\
urned a sign-in page${te}`};case"bot-protection":return{operator:`exempt ${W} from its bot protection, or let the addresses of CI runners through`,guest:re,because:te===
""?void 0:`the host returned a page${te}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${te}: allow this machine to reach the hos\
t`;case"other":{const ie=`the host returned an HTML page${te}`;return{...W===w&&{user:g([])},...ee,guest:re,because:ie}}}}function M({url:x,status:Z,reason:ee,said:W},te=!1){
const re=W===void 0?"":` ("${b(W)}")`,ie=!/^(?:unknown|<none>)?$/i.test(ee),ae=Z>=520&&Z<=526?"(Cloudflare gets no answer from it)":"",ne=ie?b(ee):ae;return(0,E.
xI)`${te?"":(0,E.xI)`${(0,E.KT)(x)} returned `}${`${Z} ${ne}`.trim()}${re}`}const O={closed:"closed the connection before the end of a response",gzip:"sent a re\
sponse whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},A=({host:x,why:Z})=>({message:(0,E.xI)`${(0,E.KT)(
x)} ${O[Z]}`,operator:"look for a server that crashes while it responds, or a proxy that changes the body"}),S=x=>`${Math.round(x/100)/10} s`,K=x=>x.map(J).join(
"; ");function J(x){switch(x.kind){case"deadline":return`the deadline of ${S(x.ms)} was reached`;case"signal":return`interrupted by ${x.signal}`;case"crash":return"\
tf-disco crashed";case"missing":return X(x)}}function X({repositories:x,total:Z}){const ee=x.length===1?"is":"are",W=j(x,10,b);return`${x.length} of ${y(Z,"repo\
sitory")} ${ee} missing: ${W}`}const Q=({kind:x,address:Z,version:ee})=>ee===""?(0,E.xI)`${x} ${b(Z)}`:(0,E.xI)`${x} ${(0,E.KT)(Z)} ${b(ee,40)}`}),1879:((de,H,e)=>{
e.d(H,{LG:()=>y,Tp:()=>L,Zo:()=>k,bi:()=>R});var m=e(9562),E=e(7811),u=e(5106);const R=1024*1024;function L(_,n){const l=(0,E._6)(_),d=(0,m.V)(l,"map");if(!d.ok)
return{kind:"not-json",...y(l,d)};if(d.value===null)return{kind:"null"};if(Array.isArray(d.value))return{kind:"not-object",why:"found an array"};if(!(0,m.G)(d.value))
return{kind:"not-object",why:`found a ${typeof d.value}`};const a=[];for(const r of Object.keys(d.value)){const h=d.value[r]??null;if(n?.(r,h)===!1)continue;const g=n!==
void 0&&I(h)>u.Ls;a.push({id:r,value:g?void 0:h})}return{kind:"object",services:a}}function I(_){try{return JSON.stringify(_).length}catch{return Number.POSITIVE_INFINITY}}
const b=[[/^$/,"is empty"],[/^\ufeff\s*\{/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-\
16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other binary data","serve it uncompressed"],[/^\ufeff?</,"is HTML or XML"],[/^\{[{%]/,"is a\
 template that was not rendered"],[/^---/,"begins with `---`, as YAML and front matter do"],[/^e[wy][\w+/-]{10,}(?:[=\s]|$)/,"is base64"]],D=/^(?:(?:\/\/|#)[^\n]*\n\s*|\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*(?:\{|\[\s*(?:["{[\]]|\d+[\s,\]]))/;
function y(_,{why:n,advice:l}){const d=_.slice(0,4096).replace(/^[\t\n\r ]+/,""),[,a,r=null]=b.find(([h])=>h.test(d))??[];return a!==void 0?{why:`it ${a}`,advice:r,
beginning:null}:D.test(d)?{why:n,advice:l,beginning:null}:{why:"it is not JSON",advice:null,beginning:d}}const v=100,P=16*1024,j=200;function k(_){const n=new Set(
_),l=new Set(_.map(C));let d=0,a=P;return(r,h)=>{if(u.fg.has(r)||n.has(r))return!0;const g=r.length<=j&&l.delete(C(r));if(d===v)return g;const o=r.length+I(h);return o>
a?g:(d+=1,a-=o,!0)}}const C=_=>_.slice(0,_.indexOf(".")+1)}),3096:((de,H,e)=>{e.d(H,{Bo:()=>I,Gz:()=>E,LA:()=>D,RO:()=>L,eH:()=>y,hl:()=>b,jt:()=>u,un:()=>R});var m=e(
3916);const E=(v,P)=>v===""?P:`${v}/${P}`,u=v=>v.slice(0,Math.max(0,v.lastIndexOf("/")));function R(v,P){const j=(0,m.join)(v,P.replaceAll("\\","/")).replace(/\/$/,
"");return j==="."?"":j}const L=v=>/(^|\/)tests$/.test(v)?u(v):v;function I(v,P,j=[]){const k=L(v),C=["",...y(v)].findLast(P);if(C===void 0||P(k))return k;const _=n=>j.
some(l=>P(R(n,l)));return _(k)&&!_(C)?k:C}const b=v=>/\.(tftest|tofutest)\.(hcl|json)$/.test(v),D=v=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(v),y=v=>v.split(
"/").map((P,j,k)=>k.slice(0,j+1).join("/"))}),3846:((de,H,e)=>{e.d(H,{A5:()=>i,Gi:()=>D,W_:()=>d,mi:()=>C,op:()=>o,pj:()=>v,sL:()=>n});var m=e(7811),E=e(255),u=e(
9509),R=e(5243);const L={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},I="hashicorp",b="-",D=({host:t,namespace:s})=>t===(0,R.Vm)("terraf\
orm")&&s===I,y='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',v="must contain only letters, digits\
, and dashes, and may not use leading or trailing dashes",P={prefix:"terraform-",whose:"a Terraform",frequency:"often"},k={terraform:[P],opentofu:[P,{prefix:"op\
entofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function C(t,s){const c=t.split("/");if(c.length>3||c.includes(""))return _(y);const[f="",$,w]=c.reverse(),
p=n(f);if(!p.ok){const x=`${(0,m.ol)(f)} in source ${(0,m.ol)(t)}`;return _(`Invalid provider type: Invalid provider type ${x}: ${p.why}"`)}const M=w===void 0,O=M?
(0,m.Ju)((0,R.Vm)(s)):(0,E.Pv)(w);if($===void 0&&O.ok){const x={hostImplied:M,namespace:I,type:p.value};return{kind:"registry",host:O.value,...x}}const S=$===b?
(0,m.Ju)($):d($??"",s),K=`namespace "" in source ${(0,m.ol)(t)}`;if(!S.ok)return _(`Invalid provider namespace: Invalid provider ${K}: ${S.why}"`);const J="Inva\
lid provider source hostname";if(!O.ok)return _(`${J}: ${J} ${K}: ${O.why}"`);const X={hostImplied:M,host:O.value,namespace:S.value,type:p.value},Q=r(X,s);return Q===
void 0?{kind:a(X,s),...X}:_(Q)}const _=t=>({kind:"invalid",error:t});function n(t){if(/^[a-z0-9]+$/.test(t))return(0,m.Ju)(t);if(t==="")return(0,m.TR)("must hav\
e at least one character");if(t.includes("."))return(0,m.TR)("dots are not allowed");if(t.includes("--"))return(0,m.TR)("cannot use multiple consecutive dashes");
const s=(0,u.YE)(t);return s.ok?(0,m.Ju)((0,u.DI)(s.value)):(0,m.TR)(v)}const l=/^(?=.*_)(?!.*--)[a-z\d](?:[\w-]*[a-z\d])?$/i,d=(t,s)=>s==="terraform"&&l.test(t)?
(0,m.Ju)(t.toLowerCase()):n(t);function a({host:t,namespace:s},c){return s===b?"legacy":s==="builtin"&&L[c].includes(t)?"builtin":"registry"}function r(t,s){const c=(0,R.
Vm)(s);if(t.namespace===b&&t.host!==c)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${c}.`;const f=k[s].find(
({prefix:$})=>t.type.startsWith($));return f&&h(t,f,s)}function h(t,{prefix:s,whose:c,frequency:f},$){const w=`${s}provider-`,p=t.type.slice(w.length);if(!t.type.
startsWith(w)||!n(p).ok)return`Invalid provider type: Provider source ${(0,m.ol)(g(t))} has a type with the prefix ${(0,m.ol)(s)}, which isn't allowed because i\
t would be redundant to name ${c} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const M=g({...t,type:p},
$);return`Invalid provider type: Provider source ${(0,m.ol)(g(t,$))} has a type with the prefix ${(0,m.ol)(w)}, which isn't valid. Although that prefix is ${f} \
used in the names of version control repositories for ${c.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,m.ol)(M)}?`}const g=({host:t,namespace:s,type:c},f)=>f!==void 0&&t===(0,R.Vm)(f)?`${s}/${c}`:`${(0,E.pk)(t)}/${s}/${c}`,o=t=>t.replace(/^.*\./s,
""),i=t=>(t??"").replace(/[._].*$/s,"")}),8153:((de,H,e)=>{e.d(H,{D4:()=>b,LT:()=>_,Qq:()=>v,Tj:()=>l,_5:()=>I,ch:()=>L,gy:()=>C,lq:()=>k,nd:()=>j,p_:()=>n,qL:()=>D,
w3:()=>d,zM:()=>P});var m=e(9562),E=e(7811),u=e(9432),R=e(1879);const L="has too many elements",I=25e3;function b(h,g,o){const i=D(h,g,o);return i.ok?i.value.items>
I?(0,E.TR)(L):(0,E.Ju)(i.value.value):i}function D(h,g,o="decoder"){const i=(0,m.V)(h,/^[\t\n\r ]*[{n]/.test(h)?o:"struct");if(!i.ok&&i.isLimit)return(0,E.TR)(L);
if(!i.ok)return(0,E.TR)((0,u.kw)((0,R.LG)(h,i)));const t=new r,s=g.read(i.value,t),{mistake:c,items:f}=t;return c===null?(0,E.Ju)({value:s,items:f}):(0,E.TR)(c)}
const y=(h,g,o=i=>typeof i==typeof h)=>({zero:h,read:(i,t)=>o(i)?i:(i!==null&&t.refuse(g,i),h)}),v=y("","a string"),P=y(!1,"a boolean"),j=y(0,"an integer",Number.
isInteger),k=h=>({zero:null,read:(g,o)=>g===null?null:h.read(g,o)}),C={zero:null,read:()=>null},_=h=>({zero:h.zero,read:(g,o)=>{const{mistake:i,items:t}=o,s=h.read(
g,o);return Object.assign(o,{mistake:i,items:t}),s}}),n=h=>({zero:[],read:(g,o)=>Array.isArray(g)?(o.items+=g.length,g.map((i,t)=>o.within(t,h,i))):(g!==null&&o.
refuse("an array",g),[])}),l=h=>({zero:null,read:(g,o)=>{const i=o.membersOf(g);if(i===null)return null;const t=Object.entries(i);return o.items+=t.length,new Map(
t.map(([s,c])=>[s,o.within("*",h,c)]))}});function d(h){const g=Object.entries(h),o=new Map(g),i=Object.fromEntries(g.map(([t,{zero:s}])=>[t,s]));return{zero:i,
read:(t,s)=>{const c=s.membersOf(t);if(c===null)return i;const f={...i};for(const[$,w]of Object.entries(c)){const p=o.has($)?$:a($),M=o.get(p);M!==void 0&&(f[p]=
s.within(p,M,w))}return f}}}const a=h=>h.toLowerCase().replaceAll("\u017F","s");class r{#e=[];mistake=null;items=0;within(g,o,i){this.#e.push(g);const t=o.read(
i,this);return this.#e.pop(),t}membersOf(g){return(0,m.G)(g)?g:(g!==null&&this.refuse("an object",g),null)}refuse(g,o){if(this.mistake!==null)return;const i=this.#e.
map(s=>typeof s=="number"?`[${s}]`:`.${s}`),t=i.length===0?"":` in "${i.join("").slice(1)}"`;this.mistake=`has ${(0,u.go)(o)} instead of ${g}${t}`}}}),180:((de,H,e)=>{
e.d(H,{CT:()=>j,KB:()=>L,e:()=>k,uH:()=>P,yI:()=>_});var m=e(9432),E=e(9633),u=e(523),R=e(3556);function L(n,l,d){const{os:a,arch:r,shasum:h}=n,g=Object.entries(
n).flatMap(([t,s])=>s===""?t:[]),o=/^[0-9a-fA-F]{64}$/.test(h),i=`${a}_${r}`===l;return{early:[...b(n.protocols),...I([g.length===0?null:`lacks \`${g.join("`, `")}\
\``,i?null:`is for ${a}_${r} instead of ${l} (\`os\`, \`arch\`)`,D(d,"download_url",n.download_url),y(n.packages),o?null:`has "${h}" in \`shasum\`, which is not 6\
4 hexadecimal digits`,D(d,"shasums_url",n.shasums_url),D(d,"shasums_signature_url",n.shasums_signature_url)])],late:I([v(n,l)]),hashes:o&&i?[`zh:${h.toLowerCase()}`]:
null}}const I=n=>n.flatMap(l=>l===null?[]:{kind:"description",why:l});function b(n){const l=n.find(d=>(0,u.rK)(d)===null);return l!==void 0?[{kind:"description",
why:`has "${l}" in \`protocols\`, which is not a version`}]:n.length===0||(0,R.PN)(n)?[]:[{kind:"protocols",protocols:n}]}function D(n,l,d){const a=(0,E.Fl)(n,d);
return a.ok?null:`has an invalid URL in \`${l}\`: ${a.why}`}function y(n){const l=[...n?.keys()??[]].filter(r=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(r)),d=Array.from(
n?.values()??[],r=>r.hashes).flat(),a=[...l,...d.filter(r=>r.indexOf(":")<1)][0];return a===void 0?null:`has "${a}" in \`packages\`, which OpenTofu cannot read`}
function v({packages:n,shasum:l},d){if(!n?.size)return null;const a=n.get(d);if(a===void 0)return"has `packages` without an entry for the platform, which OpenTo\
fu requires";if(a.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const r=a.hashes.filter(h=>h.startsWith("zh:"));
return r.some(h=>h!==`zh:${l}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":r.length>0?null:"has no `zh:` hash for the plat\
form in `packages`, which OpenTofu requires"}function P(n,l){if(n===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:d,hashes:a}=n,r=a.length===
0||a.some(k),h=I([d===""?`has no \`url\` for ${l}`:null,r?null:`has no \`zh:\` or \`h1:\` hash for ${l}, but others`]);return{early:h,late:[],hashes:h.length===
0?a:null}}const j=["zh:","h1:"],k=n=>j.some(l=>n.startsWith(l)),C=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function _(n,{filename:l,
shasum:d}){for(const r of n.split(`
`)){const[h="",g]=r.split(C,4).filter(o=>o!=="");if(g===l)return/^[0-9a-fA-F]{64}$/.test(h)?h.toLowerCase()===d.toLowerCase()?null:`has another hash for ${l} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${l}`}if(!/[0-9a-fA-F]{64}/.test(n))return`has no SHA-256 hash: ${(0,m.rU)(
n)}`;const a=n.split(C).find(r=>r.endsWith(l));return`has no line for ${l}${a===void 0?"":`, but one for ${a}`}`}}),3556:((de,H,e)=>{e.d(H,{I0:()=>h,PN:()=>v,TT:()=>y,
h:()=>l,oM:()=>a,tD:()=>j});var m=e(9039),E=e(7811),u=e(3846),R=e(3298),L=e(523),I=e(8153);const b=(0,I.LT)((0,I.p_)((0,I.w3)({os:I.Qq,arch:I.Qq}))),D=(0,I.w3)(
{versions:(0,I.p_)((0,I.w3)({version:I.Qq,protocols:(0,I.p_)(I.Qq),platforms:b})),warnings:(0,I.p_)(I.Qq)});function y(o){const i=(0,I.D4)(o,D);if(!i.ok)return i;
const{versions:t,warnings:s}=i.value,c=new Map(t.map(p=>[p.version,p])),f=[...c.keys()],$=f.filter(p=>v(c.get(p)?.protocols??[])),w=(0,R.O)(p=>p);return(0,E.Ju)(
{texts:f,compatible:$.length===f.length?f:$,platforms:Array.from(c.values(),({platforms:p})=>w(p.map(({os:M,arch:O})=>`${M}_${O}`).join(" "))),warnings:f.length===
0?[]:s})}const v=o=>o.some(i=>{const t=(0,L.rK)(i),[s]=t?.numbers??[];return t!==null&&!(0,L.Ty)(t)&&(s===5n||s===6n)}),P=(0,I.w3)({id:I.Qq,moved_to:I.Qq});function j(o,i){
const t=(0,I.D4)(o,P);if(!t.ok)return t;const{id:s,moved_to:c}=t.value,f=(0,u.mi)(c===""?s:c,"terraform"),$=f.kind==="registry"&&f.type===i;return(0,E.Ju)($?f.namespace:
null)}const k=(0,I.w3)({ascii_armor:I.Qq}),C=(0,I.Tj)((0,I.w3)({hashes:(0,I.p_)(I.Qq),package_size:I.nd})),_=(o,i)=>(0,I.w3)({protocols:(0,I.p_)(I.Qq),os:I.Qq,arch:I.
Qq,filename:I.Qq,shasum:I.Qq,download_url:I.Qq,shasums_url:I.Qq,shasums_signature_url:I.Qq,signing_keys:(0,I.w3)({gpg_public_keys:(0,I.p_)((0,I.lq)(o))}),packages:i}),
n={terraform:_((0,I.w3)({ascii_armor:I.Qq,trust_signature:I.Qq}),I.gy),"opentofu before 1.12":_(k,I.gy),opentofu:_(k,C)},l=(o,i)=>(0,I.D4)(o,n[i]),d=(0,I.w3)({versions:(0,I.
Tj)((0,I.w3)({}))});function a(o,i){const t=g(o,i,d);return t.ok?(0,E.Ju)([...t.value.versions?.keys()??[]]):t}const r=(0,I.w3)({archives:(0,I.Tj)((0,I.lq)((0,I.
w3)({url:I.Qq,hashes:(0,I.p_)(I.Qq)})))});function h(o,i,t){const s=g(o,i,r);if(!s.ok)return s;const c=s.value.archives?.get(t);return c===void 0?(0,E.Ju)(null):
c===null?(0,E.TR)(`has null for ${t}, at which the clients crash`):c.hashes.some(f=>f.indexOf(":")<1)?(0,E.TR)(`has a hash without a scheme, such as "zh:", in "\
archives.${t}"`):(0,E.Ju)(c)}function g(o,i,t){return(0,m.i)(i??"")==="application/json"?(0,I.D4)(o,t):(0,E.TR)(i===null?"has no Content-Type; expected applicat\
ion/json":"has a Content-Type other than application/json")}}),9633:((de,H,e)=>{e.d(H,{EH:()=>P,Fl:()=>j,ad:()=>b,fZ:()=>u,i5:()=>I,ny:()=>D,sw:()=>R,ut:()=>v,zS:()=>y});
var m=e(7811),E=e(8643);const u=(_,n)=>C(k(_),`${L(n)}/versions`),R=(_,n,l)=>C(k(_),`${L(n)}/${l}/download`),L=({namespace:_,name:n,system:l})=>`${_}/${n}/${l}`,
I=(_,{namespace:n,type:l})=>C(_,`${n}/${l}/versions`),b=(_,{namespace:n,type:l},d,a)=>C(_,`${n}/${l}/${d}/download/${a.replace("_","/")}`),D=(_,n)=>C(k(_),n);function y(_,{
host:n,namespace:l,type:d},a){const r=(0,E.O2)(_,`${n}/${l}/${d}/${a}`);return!r.ok||r.value.scheme==="https"?r:(0,m.TR)(`unsupported protocol scheme "${r.value.
scheme}"`)}function v(_,n){if(!/^\.{0,2}\//.test(n))return(0,m.Ju)(n);const l=(0,E.O2)(_,n);return l.ok?(0,m.Ju)((0,E.jr)(l.value)):l}function P(_,n){const l=j(
_,n);return l.ok&&l.value.fragment!==""?(0,m.TR)("must not include fragment part"):l}function j(_,n){const l=(0,E.O2)(_,n);if(!l.ok)return l;const{scheme:d}=l.value;
return d==="http"||d==="https"?l:(0,m.TR)("must use http or https scheme")}const k=_=>_.path.endsWith("/")?_:{..._,path:`${_.path}/`};function C(_,n){const l=(0,E.
O2)(_,n);if(!l.ok)throw new Error(l.why);return l.value}}),523:((de,H,e)=>{e.d(H,{Cg:()=>P,PW:()=>d,Ty:()=>v,Zy:()=>j,_T:()=>a,hZ:()=>R,kv:()=>o,mb:()=>i,oF:()=>b,
rK:()=>D});var m=e(7811),E=e(5106);const u=new RegExp(`^${E.eQ}$`),R=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,L=new RegExp(
`^${R}[.+-]?$`),I=2n**63n-1n;function b(t){const[,s,c,f,$]=u.exec(t)??[];return s===void 0?null:y(t,s,f??c,$)}function D(t){const[,s,c,f]=L.exec(t)??[];return s===
void 0?null:y(t,s,c,f)}function y(t,s,c="",f=""){const $=s.split(".").map(p=>p.replace(/^0+(?=.)/,""));if($.some(p=>p.length>19))return null;const w=$.map(p=>BigInt(
p));if(w.some(p=>p>I))return null;for(;w.length<3;)w.push(0n);return{text:t,numbers:w,written:$.length,pre:c,build:f}}const v=t=>t.pre!=="",P=({numbers:t,pre:s,
build:c})=>`${t.join(".")}${s===""?"":`-${s}`}${c===""?"":`+${c}`}`;function j(t,s){const c=Math.max(t.numbers.length,s.numbers.length);for(let f=0;f<c;f++){const[
$,w]=[t.numbers[f]??0n,s.numbers[f]??0n];if($!==w)return $<w?-1:1}return t.pre===s.pre||t.numbers.length!==s.numbers.length?0:t.pre===""||s.pre===""?t.pre===""?
1:-1:k(t.pre,s.pre)}function k(t,s){const[c,f]=[t.split("."),s.split(".")];for(let $=0;;$++){const[w,p]=[$+1>=c.length,$+1>=f.length];if(w!==p)return w?-1:1;const M=C(
c[$]??"",f[$]??"");if(M!==0||w)return M}}function C(t,s){const[c,f]=[/^[0-9]*$/.test(t),/^[0-9]*$/.test(s)];return c!==f?c?-1:1:c&&t.length!==s.length?t.length-
s.length:t===s?0:t<s?-1:1}const _="[\\t\\n\\f\\r ]*",n=new RegExp(`^${_}(<=|>=|!=|~>|<|>|=|)${_}(${E.eQ})${_}$`),l="This string does not use correct version con\
straint syntax";function d(t){const s=[];for(const c of t.split(",")){const[,f,$=""]=n.exec(c)??[],w=b($);if(w===null)return(0,m.TR)(l);s.push({operator:f||"=",
version:w,text:c})}return(0,m.Ju)(s)}function a(t){const s=d(t);if(!s.ok)return s;const c=[];for(const f of s.value){const $=D(f.version.text);if($===null||!r.test(
f.text.trim()))return(0,m.TR)(`Incorrect version constraint syntax: ${h(f)}`);c.push({...f,version:$})}return(0,m.Ju)(c)}const r=/^[<>=!~]* ?[0-9]/;function h({
operator:t,version:s,text:c}){const f=c.trim();if(s.text.startsWith("v"))return'a "v" prefix should not be used';if(!r.test(f))return`only one space is expected\
 after the operator "${t}"`;if(s.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[$]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(f)??[""];return`missing comma after "${$}"`}const g=[">",">=","=","~>","<=","<","!="];function o(t){const s=[...t].sort((c,f)=>j(c.version,f.version)||k(c.
version.build,f.version.build)||g.indexOf(c.operator)-g.indexOf(f.operator)||f.version.written-c.version.written);return[...new Set(s.map(i))].join(", ")}function i({
operator:t,version:s}){if(t==="=")return P(s);const c=t==="~>"&&s.written<3?s.numbers.slice(0,2):s.numbers;return`${t} ${P({...s,numbers:c})}`}}),1440:((de,H,e)=>{
e.d(H,{EH:()=>n,U4:()=>v,WI:()=>h,a4:()=>d,oO:()=>P});var m=e(3916),E=e(7811),u=e(2213),R=e(8032),L=e(5243),I=e(9897),b=e(3846),D=e(8153),y=e(523);const v=".ter\
raform/modules/modules.json",P=".terraform/terraform.tfstate",j=(0,D.w3)({backend:(0,D.lq)((0,D.w3)({type:D.Qq,config:(0,D.Tj)((0,D.LT)(D.Qq))})),resources:(0,D.
p_)((0,D.w3)({provider:D.Qq}))}),k=(0,D.w3)({backend:(0,D.lq)((0,D.w3)({config:(0,D.Tj)((0,D.LT)((0,D.Tj)((0,D.LT)(D.Qq))))}))}),C=new Set(Object.values(u.FV).flatMap(
o=>o.split(/[ .]/))),_=/(?:^|\.)provider\["([^"\\]*)"\]/;function n(o,i){const t=(0,D.D4)(i,j,"struct"),{backend:s,resources:c}=t.ok?t.value:j.zero,f=(0,D.D4)(i,
k,"struct"),$=f.ok?[...f.value.backend?.config?.values()??[]]:[],{type:w="",config:p=null}=s??{},M=[p,...$].flatMap(A=>Array.from(A??[],([S,K])=>K===""?null:l(w,
S,K)));/^(remote|cloud)$/.test(w)&&!p?.get("hostname")&&M.push("app.terraform.io");const O=new Set(c.map(({provider:A})=>A).filter(A=>A.includes("[")));return R.
Du.flatMap(A=>{const S=Array.from(O,J=>{const X=(0,b.mi)(_.exec(J)?.[1]??"",A);return X.kind!=="registry"?X.kind==="builtin"?null:I.IZ:A==="opentofu"&&(0,b.Gi)(
X)?(0,L.Vm)(A):X.host});return[...new Set(t.ok?[...S,...M]:[I.IZ])].flatMap(J=>J===null?[]:{file:o,host:J,client:A})})}function l(o,i,t){return o==="local"?(0,u.
Bm)(t):u.Gb[o]?.split(" ").includes(i)?(0,u.D8)(t):C.has(i)||i==="hostname"?(0,u.Ul)(t):null}function d(o,i){const t=(0,u.Bm)(`terraform.tfstate.d/${i.trim()}/t\
erraform.tfstate`);return t===null?[]:R.Du.map(s=>({file:o,host:t,client:s}))}const a=(0,D.w3)({key:D.Qq,source:D.Qq,version:D.Qq,dir:D.Qq}),r=(0,D.w3)({modules:(0,D.
p_)(a)});function h(o,i){const t=i.trim()===""?(0,E.Ju)(r.zero):(0,D.D4)(i,r,"struct");if(!t.ok)return t;const{modules:s}=t.value,c=s.find(({version:$})=>$!==""&&
(0,y.oF)($)===null);if(c!==void 0)return(0,E.TR)(`has the malformed version "${c.version}"`);if(new Set(s.map(({key:$})=>$)).size<s.length)return(0,E.TR)("has t\
wo modules with the same key");const f=s.filter(({key:$})=>$!=="");return(0,E.Ju)(f.map(({dir:$,...w})=>({...w,root:o,directory:g(o,$)})))}function g(o,i){const t=(0,m.
isAbsolute)(i)?i:`${o===""?".":o}/${i}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(i)?(0,m.normalize)(t).replace(/(?<=.)\/$/,""):t}}),5324:((de,H,e)=>{
e.d(H,{$8:()=>k,ET:()=>l,G$:()=>C,KG:()=>h,Ls:()=>P,Wj:()=>t,f5:()=>g,kI:()=>a,rN:()=>i,sT:()=>n,sq:()=>_,un:()=>o});var m=e(3024),E=e(6760),u=e(4756),R=e(2170),
L=e(3096),I=e(3298),b=e(9968),D=e(1440);const y=/[*?[{]/;function v(s){const c=s.split("/"),f=c.findIndex($=>y.test($));return f<0?{fixed:s}:{fixed:c.slice(0,f).
join("/"),glob:c.slice(f).join("/")}}function P(s){const c=s.map(f=>{const $=f.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:$,start:j($)}});return f=>{
const $=f.toLowerCase();return c.some(({glob:w,start:p})=>w===f||$.startsWith(p)&&E.posix.matchesGlob(f,w))}}function j(s){const[c=""]=s.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.
exec(s)??[];return c.toLowerCase()}const k=({file:s,glob:c},f)=>s===f||c!==void 0&&E.posix.matchesGlob(f,c),C=s=>s.startsWith(".")||s==="node_modules",_=s=>E.sep===
"/"?s:s.replaceAll(E.sep,"/");function n(s,{boundary:c}){return s.kind==="error"?(0,u.WO)({what:"link",code:s.code}):(0,b.UO)(s.path,c)?s.kind==="special"?(0,u.
WO)({...s,what:"link-to-special-file"}):s.kind==="file"?s.path:null:(0,u.a3)({what:"link"})}function l({root:s,scan:c}){const f=[s,...c.map(M=>(0,E.resolve)(s,v(
M).fixed))].map(d),$=M=>f.some(O=>O!==null&&(0,b.UO)(M,O)),w=M=>{const O=(0,E.resolve)(s,M),A=(0,m.existsSync)(O)?d(O):null;return A!==null&&$(A)?A:null},p=(M,O)=>{
const A=w(M);return(A===null?[]:(0,b.Mc)(A).filter(O)).map(({name:K})=>K).sort()};return{list:M=>p(M,O=>!O.isDirectory()),directories:M=>p(M,O=>O.isDirectory()&&
!C(O.name)),exists:M=>(0,m.existsSync)((0,E.resolve)(s,M)),locate:(0,I.O)(w),nameOf:M=>{const O=w(M);return O===null?null:_((0,E.relative)(f[0]??s,O))},read:(M,O)=>{
const A=w(M);return A===null?null:(0,b.r7)(A,O)}}}const d=s=>(0,b.N0)(()=>(0,m.realpathSync)(s),null);function a(s,c){const{fixed:f,glob:$}=v(c);try{const w=(0,m.
realpathSync)((0,E.resolve)(s,f)),p=_((0,E.relative)(s,w)),M=(0,b.UO)(w,s),O=M?s:w;if($!==void 0)return{path:w,name:p,boundary:O,glob:(0,L.Gz)(p,$)};if((0,m.statSync)(
w).isDirectory())return{path:w,name:p,boundary:O};const A=(0,E.resolve)(w,"..");return{...{path:A,name:_((0,E.relative)(s,A))},boundary:M?s:A,file:p}}catch(w){return(0,R.
kH)((0,u.WO)({what:"scan",entry:c,code:(0,b.Oj)(w)}))}}const r=200;function h(s){const{path:c,name:f,depth:$}=s;if($>r)return(0,R.ht)(f,(0,u.ub)({kind:"depth",max:r}));
try{return(0,m.readdirSync)(c,{withFileTypes:!0}).sort((w,p)=>w.name<p.name?-1:1)}catch(w){return(0,R.ht)(f,(0,u.WO)({what:"directory",code:(0,b.Oj)(w)}))}}const g=(s=[])=>({
files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,units:[],unread:[],calls:[],tests:[],called:new Set(s),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,
directories:new Set,modules:new Set,snippets:new Set,installed:[],states:[],unselected:[]});function o(s,{exists:c,read:f}){return c(s)?(0,D.EH)(s,f(s)??""):[]}
function i(s,c){const f=(0,L.Gz)(s,".terraform/environment"),$=c.read(f);return[...o((0,L.Gz)(s,D.oO),c),...$===null?[]:(0,D.a4)(f,$)]}function t(s,{exists:c,read:f,
nameOf:$}){const w=(0,L.Gz)(s,D.U4),p=f(w);if(p===null)return c(w)?(0,R.ht)(w,(0,u.a3)({what:"outside",path:w})):[];const M=(0,D.WI)(s,p);return M.ok?M.value.map(
O=>{const A=O.directory;return(0,E.isAbsolute)(A)&&(0,E.normalize)(A)===A?{...O,directory:$(A)??A}:O}):(0,R.ht)(w,(0,u.U$)({error:`the list ${M.why}`,isRefused:!0}))}}),
9059:((de,H,e)=>{e.d(H,{$:()=>C,$t:()=>h,AN:()=>n,Dx:()=>r,_X:()=>P});var m=e(3096),E=e(9941),u=e(5324),R=e(3114);const L=".github/workflows .circleci .buildkit\
e .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),I=g=>g==="config.toml",b=[["",R.Z8],[".github",()=>!1],...L.
map(g=>[g,o=>/\.ya?ml$/i.test(o)]),[".devcontainer",R.Z8],[".config",R.TD],[".config/mise",I],[".mise",I]],D=".github/actions",y=128*1024,v=200;function*P({root:g,
exclude:o},i){const t=(0,u.ET)({root:g,scan:[]}),s=(0,u.Ls)(o),c=j(t).filter(w=>!s(w)),f=w=>w.split("/").length,$=[...new Set([...c,...i])].sort((w,p)=>f(w)-f(p)||
(w<p?-1:1));for(const w of $.slice(0,v)){const p=t.read(w);p!==null&&p.length<=y&&(yield{file:w,text:p})}}function j(g){const o=b.flatMap(([t,s])=>g.list(t).filter(
c=>s(c)||C((0,m.Gz)(t,c))).map(c=>(0,m.Gz)(t,c))),i=g.directories(D).flatMap(t=>["action.yml","action.yaml"].map(s=>`${D}/${t}/${s}`));return[...o,...i]}const k=[
["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/],["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,
/^/],["renovate",/^package\.json$/,/"renovate"\s*:/],["checkov",/^\.checkov\.ya?ml$/,/^/]],C=g=>k.some(([,o])=>o.test(g)),_=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function n({file:g,text:o}){if(C(g)){const t=r(g,o);return k.flatMap(([s,c,f])=>c.test(g)&&t.some($=>f.test($))?s:[])}return o.search(_)<0?[]:r(g,o).flatMap(t=>t.
match(_)??[]).map(t=>t.toLowerCase())}const l=1e3,d=/(^|\s)#.*$/s,a=/(^|\s)(\/\/|\/?\*).*$/s;function r(g,o){const i=/jenkinsfile|\.json$/i.test(g)?a:d;return o.
split(`
`).map(t=>t.slice(0,l).replace(i,"").trimEnd())}function h(g,o,i,t){return{file:g,...(0,E.yN)(i)(t),line:o+1}}}),3114:((de,H,e)=>{e.d(H,{Ep:()=>b,L8:()=>v,TD:()=>n,
Z:()=>_,Z8:()=>l,dN:()=>C,tr:()=>y,xO:()=>k});var m=e(8032);const E=["terraform"],u=["opentofu"],R=/\.tfquery\.(hcl|json)$/,L=[[/\.tf(\.json)?$/,"config",m.Du],
[/\.tofu(\.json)?$/,"config",u],[/\.tftest\.(hcl|json)$/,"test",m.Du],[/\.tofutest\.(hcl|json)$/,"test",u],[R,"query",E],[/\.tfmigrate\.hcl$/,"migrate",E],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",E],[/\.tfdeploy\.(hcl|json)$/,"deploy",E],[/\.(tf|tofu)mock\.hcl$/,null,m.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",m.Du]],I=/\.(tf|tofu|hcl|json)$/,
b=({class:d})=>d==="config"||d==="test",D={class:"lock",syntax:"hcl",clients:m.Du,isOverride:!1},y=d=>d.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
d);function v(d,a,r){if(d===".terraform.lock.hcl")return D;const h=I.test(d)?L.find(([O])=>O.test(d)):void 0,[g=/$/,o=null,i=[]]=h??[];if(o===null)return;const t=P(
d)&&o==="test"&&r==="tests";if(P(d)&&!t)return;const s=d.search(g),c=d.slice(0,s),f=c+d.slice(s).replace(".tf",".tofu"),$=c==="override"||c.endsWith("_override"),
w=t||f!==d&&a.has(f);if(w&&!i.includes("terraform"))return;const p=w?E:i,M=d.endsWith(".json")?"json":"hcl";return{class:o,syntax:M,clients:p,isOverride:$}}const P=d=>d.
startsWith(".")||d.endsWith("~")||d.startsWith("#")&&d.endsWith("#"),j=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)(\
[._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|bui\
ldspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitla\
b-ci\\.ya?ml)"].join("|")})$`,"i"),k=d=>R.test(d),C=[".spacelift/config.yml",".spacelift/config.yaml"],_=d=>d.endsWith(".tfbackend"),n=d=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.
test(d),l=d=>n(d)||j.test(d)}),1011:((de,H,e)=>{e.d(H,{CI:()=>b,G4:()=>C,O8:()=>L,Rt:()=>R,VZ:()=>I,eI:()=>y,kA:()=>P,s7:()=>v,sw:()=>D,vH:()=>j});var m=e(4756),
E=e(2170),u=e(3298);const R=["organization","workspaces"],L=["module","state","lock"],I=["version","compatible","provider-version"],b=({directory:_,module:n})=>[
...new Set([_,n??_])];function D(_,n){const l=(0,u.O)(a=>a.filter(r=>n.includes(r))),d=(0,u.O)(a=>a.flatMap(r=>l(r.clients).length===0?[]:{...r,clients:l(r.clients)}));
return _.flatMap(a=>{const r=l(a.clients);if(r.length===a.clients.length)return a;const h=d(a.needs),g=a.isHostImplied?h[0]?.host??a.host:a.host;return r.length===
0?[]:{...a,clients:r,needs:h,host:g}})}const y=(_,n)=>_.map(l=>{const{calls:d,evaluated:a}=l;if(n.length===0||d===void 0||a===void 0)return l;const r=Object.entries(
d).filter(([h])=>!n.some(g=>g===h));return{...l,calls:Object.fromEntries(r)}}),v=({workspace:_,hasOwnToken:n,directHost:l})=>_!==void 0||n===!0||l!==void 0,P=_=>new Set(
_.flatMap(({host:n,isHostImplied:l})=>l?[]:n??[])),j=(_,n)=>_.filter(({clients:l})=>l.some(d=>n.includes(d))),k=1e4;function C(_=k){const n=[],l={error:0,warning:0,
notice:0};let d=0;const a=h=>{l[h.severity]+=1,l[h.severity]<=_?n.push(h):d+=1},r=()=>(0,E.ht)(".",(0,m.ub)({kind:"problems",max:_,omitted:d}));return{add:a,all:()=>d===
0?n:[...n,r()]}}}),4756:((de,H,e)=>{e.d(H,{JW:()=>y,U$:()=>u,WO:()=>I,a3:()=>D,ub:()=>j,yQ:()=>v});var m=e(9432),E=e(9615);const u=({error:k,isRefused:C})=>(0,E.
CC)("file-syntax",{message:k??"the file is not valid UTF-8",help:k?.startsWith("invalid escape sequence")?"write `/` in paths, or `\\\\` for a backslash":"fix t\
he file, or list it in `exclude` if it is invalid on purpose",...!C&&{severity:k===null?"notice":"warning"}}),R={file:["the file cannot be read","correct the pe\
rmissions, or list the file in `exclude`"],directory:["the directory cannot be read","correct the permissions, or list the directory in `exclude`"],link:["the t\
arget of the link cannot be read","correct or remove the link, or list it in `exclude`"],scan:[" in `scan` cannot be read","correct `scan`, and check that the r\
epository is checked out"],"special-file":["this is","remove it, or list it in `exclude`"],"link-to-special-file":["the target of the link is","remove the link,\
 or list it in `exclude`"]},L={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude\
`"};function I(k){const[C,_]=R[k.what],n=k.what==="file"||k.what==="directory";return(0,E.CC)("file-unreadable",{message:`${"entry"in k?(0,m.dh)(k.entry):""}${C}${"\
code"in k?`: ${k.code}`:` ${k.is} and is not read`}`,help:(n?L[k.code]:void 0)??_,...!("isRefused"in k&&k.isRefused)&&{severity:"warning",affects:[]}})}const b={
link:["the link points outside the checkout and is not followed","move the file into the repository, or name its directory in `scan`"],linked:["the link leads t\
o a directory that was not read","remove the link, or name the directory in `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out",
"select the file, or do not select its directory"],generated:["Terragrunt adds configuration here that was not read","write `contents`, `path` and `config` as l\
iterals, and give included files the suffix .hcl"],outside:["is outside the checkout, and the module in it was not read","move the module into the repository, o\
r name its directory in `scan`"],skipped:["was not read","write the path as a literal, or remove the directory from `exclude`"]};function D(k){const[C,_]=b[k.what],
n="path"in k&&{message:`directory ${(0,m.dh)(k.path)} ${C}`,severity:"notice"};return(0,E.CC)("file-outside",{message:C,help:_,...n})}function y({scan:k,hasHostnames:C,
isFleet:_}){const n=k.every(r=>r===".")?"this directory":`\`scan\` (${(0,m.K4)(k,3,m.dh)})`,d=`found no Terraform or OpenTofu files in ${_?"the repositories of \
`usages`":n}`,a=_?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return(0,E.CC)("nothi\
ng-to-check",{message:`${d}, and \`hostnames\` is not set`,help:`${a}, or correct \`scan\` or \`exclude\``,...C&&{message:`${d}; only \`hostnames\` was checked`,
help:`${a}, or correct \`scan\``,severity:"warning"}})}const v=({oldest:k})=>(0,E.CC)("file-stale",{message:`the usages file was written more than a week ago (t\
he oldest on ${k}); the repository may use something else now`,help:"write it again with `tf-disco usages --format json`, and see why the job that writes it no \
longer runs"}),P={depth:({max:k})=>({message:`directories nested deeper than ${k} levels are not scanned`,help:"list this directory in `exclude`"}),files:({max:k})=>({
message:`there are more than ${k} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:({
max:k})=>({message:`the directory has more than ${k} files; the files after them are not scanned`,help:"split the directory, or list files in `exclude`"}),parts:({
max:k})=>({message:`the file has more than ${k} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"}),"module-usa\
ges":({max:k})=>({message:`the files of this directory use or define more than ${k} modules, providers, resources and variables; the rest of this file and the f\
iles after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:({max:k})=>({message:`the scan found more than ${k} usages of hos\
ts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:({max:k})=>({message:`the root modules\
 have more than ${k} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs\
 in `roots`"}),size:k=>({message:`the file ${(0,m.mP)(k)}`,help:"split the file, or list it in `exclude`"}),problems:({max:k,omitted:C})=>({message:`there are m\
ore than ${k} problems in files; ${C} are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"}),time:({stopped:k,
files:C})=>({message:`${(0,m.Cw)(k)} after reading ${C} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer \
directories with `scan` or `exclude`, or raise `deadline-seconds`"})},j=k=>(0,E.CC)("file-limit",(0,E.Z9)(P,k))}),2170:((de,H,e)=>{e.d(H,{Qp:()=>D,W7:()=>b,Xd:()=>I,
ht:()=>L,kH:()=>u,wv:()=>R});var m=e(8032),E=e(9119);function u(y,{clients:v=m.zK,...P}={}){return{problem:y,severity:y.severity,affects:y.affects.filter(j=>v.includes(
j)),clients:v,host:null,services:[],places:[],needed:!0,...P}}const R={line:1,column:1,endColumn:1};function L(y,v,P=R){const j={file:y===""?".":y,...P};return u(
v,{places:[j],clients:m.Du})}const I=({places:y})=>y.find(v=>typeof v!="string")??null,b=y=>I(y)?.file??"",D=(y,v)=>(0,E.c1)(y,P=>JSON.stringify(v(P))).map(P=>{
const[j]=P;if(P.length===1)return j;const k=n=>[...new Set(P.flatMap(n))],C=k(n=>n.exclude??[]),_=k(n=>n.rowKeys??[]);return{...j,needed:P.some(({needed:n})=>n),
affects:k(({affects:n})=>n),clients:k(({clients:n})=>n),places:(0,E.As)((0,E.jH)(P.flatMap(({places:n})=>n))),...C.length===0?{}:{exclude:C},..._.length===0?{}:
{rowKeys:_}}})}),9615:((de,H,e)=>{e.d(H,{CC:()=>l,Lw:()=>I,OJ:()=>_,VB:()=>C,Z9:()=>d,ag:()=>n,as:()=>y,oC:()=>L,tr:()=>k});var m=e(1780),E=e(9179),u=e(9432);let R=function(...a){
return{problemFacts:R}=e.late([4507],4507),new.target?new R(...a):R(...a)};const L=["error","warning","notice"],I=a=>({operator:a,user:a}),b=(a,{isTerminal:r})=>typeof a==
"object"&&"terminal"in a?a[r?"terminal":"workflow"]:a;function D({operator:a,user:r,guest:h},g){const{role:o,host:i}=g;if(o==="guest"&&h!==void 0)return h;const t=b(
a,g);if(o==="operator")return t;const s=(0,m.xI)`ask the operator of ${(0,m.KT)(i)} to ${t}`;if(r===void 0)return s;const c=b(r,g);return/^ask | or /.test((0,m.
pj)(c))||/, or /.test((0,m.pj)(t))||o==="guest"||(0,m.pj)(c)===(0,m.pj)(t)?c:(0,m.xI)`${c}, or ${s}`}function y(a,r){const{cures:h,...g}=a;return h===void 0?a:{
...g,help:P(h,r)}}const v={role:"operator",host:"",isTerminal:!1};function P(a,r){const{because:h,note:g}=a,o=h===void 0?"":`${h}: `,i=g===void 0?"":(0,m.xI)`; ${b(
g,r)}`;return j((0,m.xI)`${o}${D(a,r)}${i}`)}const j=a=>(0,m.tD)((0,m.FS)(a),E._U);function k(a){const[r,...h]=a,o=`if ${r===void 0?"this repository":(0,u.K4)(a,
3)} ${h.length>0?"use":"uses"} OpenTofu, set \`dialect\``;return r===void 0?o:`${o} for \`tf-disco usages\``}const C=a=>`call another version in place of ${(0,u.
dh)(a)}, or have it corrected there`,_=({calls:a,module:r,version:h})=>`use ${(0,u.dh)(r)} ${(0,u.dh)(h,40)} in ${(0,u.K4)(a,5,u.dh)}, the newest version that i\
s known to end the conflict`,n=({message:a,help:r})=>({message:(0,m.pj)(a),help:r===void 0?null:(0,m.pj)(r)});function l(a,r){const{operator:h,user:g,guest:o,because:i,
note:t,...s}=r,c=h===void 0?void 0:{operator:h,user:g,guest:o,because:i,note:t},{help:f=c,...$}=s,w=R()[a],p=(0,m.tD)($.message,E._U),M={code:a,...w,usualSeverity:w.
severity,...$,message:p};return f===void 0?M:typeof f=="object"&&"operator"in f?{...M,help:P(f,v),cures:f}:{...M,help:j(f)}}const d=(a,r)=>a[r.kind](r)}),8339:((de,H,e)=>{
e.d(H,{DA:()=>k,Iz:()=>j,J0:()=>r,My:()=>C,Zp:()=>o,_W:()=>i,k0:()=>h,tg:()=>g});var m=e(8032),E=e(1780),u=e(9179),R=e(9432),L=e(9615);const I=120,b="is not a r\
egistry module, and `version` applies to registry modules only",D={"local-with-version":[b,"remove `version`"],"remote-with-version":[b,"remove `version`; `?ref\
=` in the source selects a version of a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","\
use a local path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],"leads-out":["leads out of its packa\
ge","use a path to a directory of the package"],endless:["calls itself, directly or through other modules","remove one of the calls"],stack:["is not the address\
 of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block an\
d run init again"],terragrunt:["cannot be downloaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},y={missing:["has no source","add `source`"],null:["\
has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source\
 = "NAMESPACE/TYPE", version = "~> 1.0" }']};function v(t){if("error"in t)return{message:t.error,help:t.advice??void 0};if("address"in t){const[w,p]=y[t.reason];
return{message:`${t.address} ${w}`,help:p}}const[s,c]=D[t.reason],[,f]=P.exec(t.text)??[],$=f===void 0?"":`write "${f}" for the module of the registry, or `;return{
message:`"${t.text}" ${s}`,help:`${$}${c}`}}const P=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,j=({path:t,maker:s,in:c})=>(0,L.CC)("source-missing",{message:`\
there is no directory ${(0,R.dh)(t)}${c===void 0?"":` in ${(0,R.dh)(c)}`}`,help:c===void 0?"correct the path, or commit the directory":"correct the directory in\
 `source`, or call another version",...s!==null&&{message:`there is no directory ${(0,R.dh)(t)} in this checkout; ${(0,R.dh)(s)} may create it`,help:"create it \
before this check, as before `init` (a submodule with `submodules: true` of actions/checkout), or correct the path",severity:"warning"}}),k=t=>"isOld"in t?(0,L.
CC)("source-invalid",{...a(t),affects:[t.client]}):(0,L.CC)("source-invalid",v(t)),C=t=>(0,L.CC)("source-near-miss",{message:t.host===null?`"${t.text}" is not r\
ead as a registry address`:(0,E.xI)`"${t.text}" is read as host ${(0,E.KT)(t.host)}`,help:t.advice,...t.host===""&&{message:`the host of "${t.text}" cannot be d\
etermined`,severity:"notice"}}),_="add its host to `hostnames`, and set `scan: .` to read files as well";function n(t){const{shown:s,more:c}=(0,R.zN)(t,4),f=s.map(
({text:w,from:p})=>`${w===null?"not known":(0,R.dh)(w,I)} ${p??"by default"}`),$=c>0?`${c} more`:f.pop();return`${f.join(", ")} and ${$}`}const l=(t,s,c)=>`${t}\
 of ${s} is ${(0,R.dh)((0,u.Qj)(c),I)}`;function d({address:t,argument:s,expression:c,candidates:f,refused:$}){const w=l(s,t,c);if($==="never")return{message:`${w}\
, which Terraform does not evaluate`,help:`write the ${s} as a literal`};if($===null){const M=f.length>1?n(f):"only known at init time";return{message:`${w}, wh\
ich is ${M}`,help:_}}const{variable:p}=$;return p===""?{message:`${w}, which cannot be known during init`,help:`write the ${s} with literals, locals and variabl\
es only`}:{message:`${w}, and Terraform evaluates var.${p} here only with \`const = true\``,help:`add \`const = true\` to variable "${p}", which requires Terraf\
orm 1.15, or write the ${s} as a literal`}}function a({address:t,expression:s,client:c,isOld:f}){const $=l("source",t,s),[w,p]=[m.bB[c],m.Y8[c]],M="write the so\
urce as a literal";if(f)return{message:`${$}, which ${w} evaluates only since ${p}`,help:`${M}, or use ${w} ${p} or later`};const O=c==="terraform";return{message:`${$}\
, and ${w} evaluates only locals and ${O?"variables with `const = true`":"variables"} here`,help:`${M}${O?", or add `const = true` to each variable in it, which\
 requires Terraform 1.15":", or with locals and variables"}`}}const r=t=>(0,L.CC)("source-dynamic","isOld"in t?a(t):d(t)),h=t=>(0,L.CC)("host-invalid",{message:`\
"${t.text}" is not a hostname: ${t.error}`,help:t.advice??void 0}),g=t=>(0,L.CC)("host-missing",{severity:"warning",message:`the ${t} has no hostname, and OpenT\
ofu has no default`,help:t==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),o=({host:t,name:s})=>(0,L.CC)("hos\
t-dotless-module",{message:(0,E.xI)`module sources cannot name host ${(0,E.KT)(t)}: must contain at least one dot`,help:(0,E.xI)`use a full name such as ${(0,E.
KT)(s)}.localdomain; provider addresses accept the short name`}),i=({host:t})=>(0,L.CC)("host-idn-module",{message:(0,E.xI)`Terraform cannot use modules from host ${(0,E.
KT)(t)}: it converts the name to punycode and then refuses punycode`,operator:"serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accep\
t this one"})}),2213:((de,H,e)=>{e.d(H,{Ar:()=>L,Bm:()=>D,D8:()=>b,FV:()=>I,Gb:()=>u,Ul:()=>y,nT:()=>R});var m=e(255),E=e(9897);const u={azurerm:"storage_accoun\
t_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},R={"openbao *":"address","aws_kms *":"ec2_metadata_service_endpoint http_proxy https_proxy",
"aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpoint oidc_request_url vault_uri"},L=["address","endpoints","http_pr\
oxy","https_proxy","vault_uri"],I={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"address",cos:"domain endpoint",gcs:"storage_custom_endpoint uni\
verse_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endpoint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_e\
ndpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_proxy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts \
endpoints.sso"},b=v=>/^[\w.-]*$/.test(v)?null:E.IZ,D=v=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.test(v)?null:E.IZ;function y(v){
if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(v))return E.IZ;if(/^\s*\w+\s*=/.test(v)){const[P,...j]=Array.from(v.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,k=""])=>k);return P===void 0?null:j.length===0?(0,m.$o)(P):E.IZ}return(0,m.yo)(/^[\w+.-]+:\/\//.test(v)?v:`https://${v}`)??E.IZ}}),4165:((de,H,e)=>{e.d(H,{FG:()=>k,
NG:()=>R,kX:()=>C,oq:()=>j});var m=e(3916),E=e(9432),u=e(3096);const R="it is in a submodule, which this check does not fetch",L=8*1024*1024,I=5e3,b=5e4,D=4096,
y=16*1024*1024,v=/\.(?:tf|tofu)(?:\.json)?$/,P=/(?:^|[/\\])\.\.(?:[/\\]|$)/;function j(){const _=new Map,n=new Set([""]),l=new Set,[d,a]=[new Map,new Map],r={files:0,
bytes:0,names:0};let h;const g=$=>{h??=$},o=$=>g({kind:"unread",why:`${$}, the limit of this check`}),i=$=>g({kind:"broken",why:(0,E.dh)($)});function t($){return P.
test($)&&i(`entry contains '..': ${$}`),$.length>D&&o(`a name in it has more than ${D} characters`),h!==void 0?"":$.split("/").filter(w=>w!==""&&w!==".").join("\
/")}function s($){let w=$;for(;h===void 0&&!n.has(w);)_.has(w)&&i(`${w}: not a directory`),n.add(w),r.names+=w.length,n.size>b&&o(`it has more than ${b} directo\
ries`),r.names>y&&o("the names of its directories have more than 16 Mi characters"),w=(0,u.jt)(w)}function c($,w){const p=t($);if(s((0,u.jt)(p)),n.has(p)&&i(`${p}\
: is a directory`),h===void 0){if(!v.test(p)){l.add((0,u.jt)(p));return}if(r.files+=1,r.bytes+=w,r.files>I&&o(`it has more than ${I} files of configuration`),r.
bytes>L&&o("it has more than 8 MiB of configuration"),h===void 0)return M=>{_.set(p,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(M))}}}function f($,w,p){$.set(
t(w),p),$.size>I&&o(`it has more than ${I} links that lead to no file`)}return{failure:()=>h,stop:g,directory:$=>s(t($)),file:c,unreadable:($,w)=>{v.test($)&&f(
d,$,w)},unknown:($,w)=>f(a,$,w),finish:()=>h??{kind:"read",tree:{files:_,directories:n,mixed:l,unreadable:d,unknown:a}}}}const k=({unknown:_},n)=>[..._].find(([
l])=>`${n}/`.startsWith(`${l}/`)||v.test(l)&&(0,u.jt)(l)===n)?.[1];function C(_,{directories:n,files:l,mixed:d}){if(!/[*?[]/.test(_))return _;const a=o=>o.replaceAll(
/(?<=^|\/)\./g,"_"),[r,...h]=[...n,...l.keys()].filter(o=>(0,m.matchesGlob)(a(o),a(_))),g=h.length>0||/(?:^|\/)\*$/.test(_)&&d.has((0,u.jt)(_));return r===void 0||
g?_:r}}),7439:((de,H,e)=>{e.d(H,{w:()=>L});var m=e(7706),E=e(9373),u=e(1824);const R=3;function L(I,{address:b,place:D},y){const{expected:v,configured:P}=y.configurations;
if(v.size+P.size===0)return[];const j=I.configurations.calls.get(b)??[],k=(0,E.Nm)(j.filter(({kind:g})=>g==="provider-passed")),C=new Set(k.map(({text:g})=>g)),
_=v.values().filter(({text:g})=>!C.has(g)),n=k.flatMap(({text:g})=>P.get(g)??[]),l=j.find(({kind:g})=>g==="call-repeated"),[d]=P.values(),a={call:b,canChange:I.
way===void 0},r=(g,o)=>{const i=(0,u.VV)(y,g.place),t=i.inside===void 0?[D,i]:[i];return{problem:(0,m.io)(o),places:t}},h=[..._.take(R).map(g=>r(g,{...a,kind:"n\
ot-passed",name:g.text})),...n.map(g=>r(g,{...a,kind:"overridden",name:g.text}))];return l===void 0||d===void 0?h:[...h,r(d,{...a,kind:"repeated",argument:l.text})]}}),
9465:((de,H,e)=>{e.d(H,{C_:()=>l,Zf:()=>r,fO:()=>a});var m=e(3916),E=e(3791),u=e(2170),R=e(9119),L=e(8339),I=e(3096),b=e(1780),D=e(3298),y=e(4165),v=e(7439),P=e(
9373),j=e(1039),k=e(1824);let C=function(...i){return{callsOf:C}=e.late([4284,9815],4284),new.target?new C(...i):C(...i)},_=function(...i){return{textNotes:_}=e.
late([4284,9815],4284),new.target?new _(...i):_(...i)},n=function(...i){return{withoutRefused:n}=e.late([4284,9815],4284),new.target?new n(...i):n(...i)};const l=({
source:i,constraint:t,place:s},c)=>JSON.stringify([c,i,t?.text??null,s.inside?.isPublic??null]),d=20;class a{rules;notes=[];constructor(t){this.rules=t}follow(t,s,c){
const[f,...$]=t,w=new Set,p=new Set,M=t.map(K=>({directory:K,tree:null,from:null}));for(const K of M){if(this.rules.isEnded())break;const{directory:J,tree:X}=K;
for(const Q of C(J,t[0],{client:s,isAsked:c})){const x=this.rules.opened.get(l(Q,s));if(x===void 0)continue;const Z=(0,k.bj)(Q,x,J.way),ee={...Q,address:(0,k._Q)(
J.way,Q.address)},{tree:W,directory:te}=x;p.add((0,k.qv)(Z)),this.saySubmodules(x,Q.place,s),M.push(...this.enter({from:K,call:ee,tree:W,name:te,way:Z},s,w))}if(!(X===
null||J.way===void 0))for(const{name:Q,call:x}of J.children){if(Q===null||x===null)continue;const Z=(0,k.ux)(J.way,x.address),ee=x.text??"",W={address:x.address,
source:ee,place:(0,k.VV)(J,x.place)};if(/^\.\.(\/|$)/.test(Q)){const te=o(Q,J.way,p)?(0,E.q)({what:"package",why:g,cure:void 0,names:[ee]}):(0,L.DA)({reason:"le\
ads-out",text:ee});this.say(te,W.place,s)}else M.push(...this.enter({from:K,call:W,tree:X,name:Q,way:Z},s,w))}}const O=M.flatMap(K=>K.tree===null?[]:K.directory),
A=O.find(({way:K})=>K?.address==="");if(f.unit===null||A===void 0)return[f,...$,...O];const S=O.filter(K=>K!==A);return[(0,j.A2)(f,f.unit,A),...$,...S]}allNotes(){
return(0,u.Qp)(this.notes,({problem:t,places:s})=>[(0,b.pj)(t.message),s.map(R.df)])}enter({from:t,call:s,tree:c,name:f,way:$},w,p){const{place:M}=s,O=(0,y.FG)(
c,f);if(O!==void 0){const ee=[s.source];return this.say((0,E.q)({what:"package",why:O,cure:void 0,names:ee}),M,w),[]}const A=this.rules.read(c)(w)(f);if(A===null)
return this.say((0,L.Iz)({path:f,maker:null,in:$.package}),M,w),[];const S=$.address==="",K=S&&t.directory.unit?.covers||[],J=new Set(K.map(ee=>(0,I.Gz)(f,ee))),
{module:X}=t.directory,Q=(0,j.Oj)({...A.directory,way:$,module:X},J),x=S?[]:(0,v.w)(t.directory,s,Q);for(const{problem:ee,places:W}of x)this.notes.push((0,u.kH)(
ee,{places:W,clients:[w]}));if(h(t,c,f)&&this.say((0,L.DA)({reason:"endless",text:s.source}),M,w),p.has(A.directory))return[];if(p.add(A.directory),$.through.length>
d){const ee=(0,E.q)({what:"chain",max:d,names:[$.package]});return this.say(ee,M,w),[]}const Z={clients:[w],isPlaceholder:!1};for(const ee of A.notes){if(J.has(
(0,u.W7)(ee)))continue;const{problem:W,places:te,affects:re,...ie}=ee,ae=te.map(ne=>typeof ne=="string"?ne:(0,k.VV)(Q,ne));this.notes.push((0,u.kH)(W,{...ie,...Z,
places:ae}))}return[{directory:Q,tree:c,from:t}]}saySubmodules({name:t,tree:s},c,f){s.unknown.values().some(w=>w===y.NG)&&this.say((0,E.q)({what:"submodules",names:[
t]}),c,f)}say(t,s,c){this.notes.push((0,u.kH)(t,{places:[s],clients:[c]}))}}const r=(i,t)=>(0,D.O)(s=>{const c=i(s);return(0,D.O)(f=>(0,D.O)($=>{const w=c($);if(w===
null)return null;const{usages:p,declared:M}=w,O=(0,P.Pv)({usages:p,declared:M,units:[]},f),S=[...n(w.notes,p),..._(p,M,t)];return{directory:O.get($)??(0,P.hK)($),
notes:S.filter(({clients:K})=>K.includes(f))}}))});function h(i,t,s){for(let c=i;c!==null;c=c.from)if(c.tree===t&&c.directory.name===s)return!0;return!1}const g="\
it leads out of its package, to what else is installed";function o(i,t,s){const[c=""]=(0,m.normalize)((0,m.join)((0,k.qv)(t),i)).split("/");return c===".."||s.has(
c)}}),1039:((de,H,e)=>{e.d(H,{A2:()=>b,Oj:()=>I,k0:()=>L});var m=e(3096),E=e(3846),u=e(9373),R=e(1824);function L(D,y,v=(0,u.hK)(D.name)){const P=({kind:k})=>k!==
"lock_provider"||D.lockFile===null,j={...D,usages:[...D.usages,...v.usages.filter(P)],declared:[...D.declared,...v.declared],lockFile:D.lockFile??v.lockFile,parts:[
...D.parts,...v.parts,...y.files.map(m.jt)]};return I(j,new Set(y.replaced))}function I(D,y){const v=({place:P})=>!y.has(P.file);return{...D,usages:D.usages.filter(
v),declared:D.declared.filter(v),children:D.children.filter(({call:P})=>P===null||v(P))}}function b(D,y,v){const P=n=>({...n,place:(0,R.VV)(v,n.place)}),j=v.usages.
map(n=>P({...n,version:n.version&&P(n.version)})),k=[...D.usages,...j],C=k.filter(({kind:n})=>n.startsWith("required_provider")),_=new Set(C.map(({address:n})=>(0,E.
op)(n)));return{...D,unit:{...y,module:D.name},usages:k.filter(({kind:n,text:l})=>n!=="implied_provider"||!_.has((0,E.A5)(l))),declared:[...D.declared,...v.declared.
map(P)]}}}),1824:((de,H,e)=>{e.d(H,{CY:()=>m,VV:()=>E,_Q:()=>I,bj:()=>L,qv:()=>b,ux:()=>u});const m=(D,y)=>D===void 0||D.address===""?y:`${D.address}.${y}`,E=({
way:D},y)=>D===void 0?y:{...D.place,inside:{through:D.through,package:D.package,isPublic:D.isPublic,file:y.file,line:y.line}},u=(D,y)=>({...D,address:m(D,y),through:[
...D.through,y]}),R="terraform";function L(D,{name:y,isPublic:v},P){const{address:j}=D,k=I(P,j);return{place:P?.place??D.place,address:j===R?"":j,through:[...P?.
through??[],`${k} (${y})`],package:y,installedBy:j,isPublic:v}}const I=(D,y)=>y.slice(m(D,"").length),b=({installedBy:D})=>D.replaceAll("module.","")}),8185:((de,H,e)=>{
e.d(H,{CS:()=>v,I4:()=>k,KJ:()=>D,US:()=>y,VS:()=>P});var m=e(2801),E=e(2170),u=e(9119),R=e(255),L=e(9897),I=e(5106);const b=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,
D=({problem:{code:C,severity:_}})=>b.test(C)&&!(C==="file-syntax"&&_==="notice"),y=(C,_)=>_.allowedHosts.length>0&&("problem"in C?D(C):[C.directHost??null,...C.
needs.map(({host:n})=>n)].some(n=>n!==null&&!R.ev(n,_)));function v(C,_){return _.allowedHosts.length===0?[]:C.flatMap(n=>{const{directHost:l,isOverridden:d,place:a,
clients:r,evaluated:h}=n;if(l===void 0||d)return[];const g=j(n)?"backend":"download",o=R.ev(l,_),i=g==="download"&&Object.values(h??{}).some(f=>!f.isWhole);if(o&&
!i)return[];const t=R.Pv(l),s=t.ok&&!o?t.value:null,c=o?L.IZ:R.nx(l);return[(0,E.kH)((0,m.wp)({host:c,use:g}),{host:s,places:[a],clients:r})]})}function P(C,_,n,l){
const{allowedHosts:d}=l,a=c=>c!==void 0&&R.ev(c,l),r=C.filter(c=>a(c.directHost)&&!j(c)),h=_.filter(({service:c,host:f})=>c===I.e$&&a(f)),g=[...r.map(({place:c})=>c),
...h.flatMap(c=>c.because)],o=n??g,i=(0,u.jH)(o.filter(c=>typeof c!="string"));if(d.length===0||i.length===0)return[];const t=n!==null,s=(0,m.sC)({count:i.length,
isAsked:t});return[(0,E.kH)(s,{places:(0,u.As)(i)})]}const j=({kind:C})=>/^(backend|remote_state|saved_state)$/.test(C);function k(C,_,n,l){if(l.allowedHosts.length===
0)return[];const d=n.filter(({because:a})=>a.some(r=>typeof r!="string"));return _.flatMap(a=>{const{id:r,kind:h}=a;if(h!=="url"||!d.some(i=>i.service===r))return[];
const g=R.yo(a.url);if(g===null||g===C||R.ev(g,l))return[];const o=(0,m.wp)({host:R.nx(g),service:r,registry:R.nx(C)});return[(0,E.kH)(o,{services:[r]})]})}}),3217:((de,H,e)=>{
e.d(H,{fc:()=>_,ky:()=>C,so:()=>v,uA:()=>n});var m=e(8294),E=e(1098),u=e(2170),R=e(9119),L=e(4481),I=e(8032),b=e(255),D=e(5106),y=e(4606);function v(l,d,{misnamed:a},r){
const h=l.credentials?.hasToken!==!0&&l.attempt.discovery.kind==="found",g=h?P(l.host,r):[],o=g.length>0?a.slice(1):a,i=[l.difference??[],o].flat().map(p=>(0,u.
kH)(p));if(!h)return i;const t={host:l.host,isFork:r.isFork,...(0,y.Bc)(l)},[s=null]=a,c=new Set(g.map(({place:p})=>p)),w=(a.length>0||!!l.credentials?.problem?
[]:j(l.host,d,r)).filter(({place:p})=>!c.has(p));return[...i,...k(g,p=>{const M=(0,E.vs)({...t,service:p});return s===null?M:(0,L.to)(M,s)}),...k(w,p=>m.$U({...t,
service:p}))]}function P(l,{usages:d,depth:a}){return a==="discovery"?[]:d.flatMap(({workspace:r,hasOwnToken:h,needs:g,place:o})=>r===void 0||h||(0,R.MV)(o)?[]:
g.flatMap(i=>i.host===l?[{...i,place:o}]:[]))}function j(l,d,{usages:a}){const r=new Set(a.flatMap(({hasOwnToken:o,place:i})=>o?i:[])),h=(0,D.Uc)(l);return d.filter(
({service:o})=>h.includes(o)).flatMap(({service:o,because:i})=>i.filter(t=>typeof t!="string").filter(t=>!(0,R.MV)(t)&&!r.has(t)).map(t=>({service:o,place:t,clients:I.
zK})))}const k=(l,d)=>[...Map.groupBy(l,({service:a})=>a)].map(([a,r])=>{const h=[...new Set(r.map(({place:o})=>o))],g=[...new Set(r.flatMap(o=>o.clients))];return(0,u.
kH)(d(a),{services:[a],places:h,clients:g})}),C=(l,d,a)=>l.filter(r=>a!==null&&!a.has(r)&&!d.includes(r)).map(r=>(0,u.kH)(m.bI({host:r})));function _({host:l,attempt:d,
credentials:a},r){const h=a?.hasToken===!0,g=[...r.flatMap(o=>o.kind==="url"&&(0,D.p4)(o.id)&&D.fg.has(o.id)?[{url:o.url,service:o.id,isSent:h}]:[]),...d.hops.map(
({url:o,authorization:i})=>({url:o,service:null,isSent:i==="sent"||i==="not-sent"}))].flatMap(({url:o,...i})=>{const t=(0,b.Pv)((0,b.yo)(o)??"");return!t.ok||t.
value===l?[]:[{...i,host:t.value}]});return[...new Map(g.toReversed().map(o=>[o.host,o])).values()]}function n(l,d,{tokenSources:a,hosts:r}){return(a.size===0?[]:
_(l,d)).flatMap(({host:g,service:o,isSent:i})=>{const t=a.get(g);if(t===void 0)return[];const s=o===null?l.attempt.discovery.kind==="failed":!i,c=m.To({host:(0,b.
nx)(l.host),other:(0,b.nx)(g),source:t,service:o,isSent:i,isNotice:!s||r.has(g)});return[(0,u.kH)(c,{services:o===null?[]:[o]})]})}}),2886:((de,H,e)=>{e.d(H,{ER:()=>n,
H4:()=>a,Np:()=>r,TC:()=>k,cA:()=>g,hD:()=>I,ly:()=>d,pi:()=>h,v1:()=>P,zX:()=>_,zv:()=>l});var m=e(9432),E=e(9119),u=e(9615),R=e(255),L=e(1780);function I(o,i){
const{clients:t,aside:s,answeredBy:c,isPlaceholder:f,checkedFor:$,...w}=o;return{...w,problem:b(o,i),affects:o.affects.filter(p=>i.concerned.includes(p)),isHostNew:i.
isHostNew}}function b(o,i){const{machine:t,ignore:s,guesses:c}=i,f=i.reader&&j(o,i.reader);if(t!==null&&o.problem.obstacle&&!h(o,s))return t;const $=y(o,f===null?
o.problem:(0,u.as)(o.problem,f)),w=v(o,c);if(w.length===0)return $;const p=(0,u.tr)(w.flatMap(({repository:M})=>M??[]));return{...$,help:$.help===void 0?p:(0,L.
xI)`${$.help}; ${p}`}}const D=/^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/;function y({places:[o]},i){const t=typeof o==
"object"?o.inside:void 0;if(t===void 0||!D.test(i.code))return i;const s=(0,u.VB)(t.package),c=i.code==="client-version";return{...i,help:c?`use a version that \
it allows, or ${s}`:s}}function v({host:o,places:i,problem:t},s){if(s.length===0)return[];const c=t.affects.includes("terraform")&&!t.affects.includes("opentofu"),
f=i.flatMap(w=>typeof w=="string"?[]:w.file),$=new Set(f.map(E._M));return s.filter(({repository:w,hosts:p})=>$.has(w)&&(c||o!==null&&p.has(o)))}function P({severity:o,
affects:i,needed:t},s){const c=t&&s.some(f=>i.includes(f));return o==="error"&&!c?"warning":o}function j({answeredBy:o},i){if(o===void 0)return i;const t=(0,m.VW)(
o)!==null?"guest":"user";return{...i,host:o,role:i.role==="operator"?"operator":t}}function k(o,i,{isTerminal:t}){const s=i.some(({because:f})=>f.includes("host\
names input"));return{role:(0,m.VW)(o)!==null?"guest":s?"operator":"user",host:(0,R.nx)(o),isTerminal:t}}const C=["module","provider","version","package","lock",
"not"],_=({problem:o,places:i})=>C.includes(o.code.replace(/-.*/,""))&&i.length>0&&i.every(t=>typeof t!="string"),n=({problem:o,needed:i})=>i&&o.usualSeverity===
"error"&&!a.includes(o.code),l=({problem:o})=>o.code==="machine-network",d=o=>o.some(i=>typeof i=="string"||!(0,E.MV)(i)),a=["host-http2","host-check-crashed"],
r=(o,i)=>u.oC.indexOf(o.severity)-u.oC.indexOf(i.severity),h=({problem:o,host:i,namedHost:t=i},s)=>s.some(({code:c,host:f})=>c===o.code&&(f===null||f===t));function g(o){
if(typeof o=="string")return o;const{file:i,line:t,inside:s}=o;return s===void 0?`${i}:${t}`:(0,E.kn)(s)}}),6146:((de,H,e)=>{e.d(H,{$:()=>R,o:()=>u});var m=e(9119),
E=e(2886);function u(P,j){const{kind:k,source:C,address:_,constraints:n,places:l}=j;return JSON.stringify([P,k,C,_,n,l[0]??null])}function R(P,j){const k=(0,m.hy)(
j,({rowKeys:d=[]})=>d),C=j.filter(({host:d})=>d===null),_=d=>C.filter(({problem:a})=>d.test(a.code)),n=(0,m.hy)(_(b),({places:d})=>d.map(E.cA)),l=(0,m.hy)(_(D),
({places:d})=>d.map(v));return k.size+n.size+l.size===0?P:P.map(({directory:d,clients:a,rows:r})=>({directory:d,clients:a,rows:r.map(h=>{const g=k.get(u(d,h))??
[...h.rejectedAt.flatMap(t=>n.get((0,E.cA)(t))??[]),...y(h).flatMap(t=>l.get(v(t))??[])];if(g.length===0)return h;const o=g.map(({item:t})=>({...t.problem,severity:(0,E.
v1)(t,a)})).sort(E.Np),i=L(h,g);return{...h,...i.length>0&&{conflicting:i},worst:o[0]?.severity??null,problems:(0,m.t6)(o,({code:t})=>t).map(({code:t,usualSeverity:s})=>({
code:t,usualSeverity:s}))}})}))}function L({requiredBy:P=[]},j){const k=j.flatMap(({item:_})=>_.problem.constraints??[]),C=new Set(k.filter(({conflicts:_})=>_).
map(I));return C.size===0?[]:P.filter(_=>C.has(I(_)))}const I=({text:P,place:j})=>`${(0,m.df)(j)} ${P}`,b=/^(?:constraint|lock)-/,D=/^(?:block|client|file|source)-/,
y=({kind:P,places:j})=>j.filter(k=>P==="module"&&typeof k!="string"&&k.inside===void 0),v=P=>typeof P=="string"?P:`${P.file}:${P.line}`}),4606:((de,H,e)=>{e.d(H,
{Bc:()=>C,Cg:()=>D,Hf:()=>P,MC:()=>b,ux:()=>y,wD:()=>v});var m=e(8294),E=e(4481),u=e(8032),R=e(255),L=e(5106);const I=1440*60*1e3;function b(_,n){const{host:l,credentials:d}=_;
if(!d?.life||d.problem!==null)return _;const{source:a,life:r}=d,h=(r.expires-n.now)/I,g=(r.expires-(r.issued??0))/I<=n.certificateDays;if(h>=(g?0:n.certificateDays))
return _;const o=new Date(r.expires).toISOString().slice(0,10),i=m.C3({host:l,source:a,on:o,days:h});return{..._,credentials:{...d,problem:i}}}const D={misnamed:[],
cause:null,refusals:[]};function y(_,n,{role:l},d){const{isFork:a,isAsked:r}=d,{hasToken:h=!1,source:g,problem:o=null}=_.credentials??{},t=o?.code==="credential\
s-expiry"&&o.flaw===void 0?null:o,{status:s=null}=_.attempt.hops.at(-1)??{},c=h||!r?[]:j(_,d),f=r&&(0,u.n3)(_.host),w=f&&s===403||a&&!h?null:t??(h?null:_.lost)??
c[0]??null,p=(0,L.Uc)(_.host).length===0,M=n.filter(({problem:{code:S,refusal:K}})=>K!==void 0&&(w!==null||S==="document-unauthorized"||!(a||f||p&&K==="hides"))),
O=M.some(({problem:S})=>S.code!=="document-unauthorized")||l!=="guest"&&(a||s===401);return w!==null||O&&!h?{misnamed:c,cause:w??{isFork:a,...C(_)},source:g,refusals:M}:
{...D,misnamed:c}}const v=(_,{cause:n,source:l,refusals:d})=>n!==null&&d.includes(_)?(0,E.to)(_.problem,n,l):_.problem;function P({problem:_,services:n},{cause:l,
refusals:d}){if(d.length===0)return!1;const a=d.flatMap(r=>r.services);return _===l||_.code==="credentials-missing"&&n.every(r=>a.includes(r))}const j=(_,{tokenVariables:n,
hosts:l})=>(0,R.Bz)(n,_.host,l).filter(({isParent:d})=>!d||k(_)).map(d=>m.z2({host:_.host,...d})),k=({attempt:{discovery:_}})=>_.kind==="failed"&&_.problem.code===
"document-unauthorized";function C({credentials:_,looks:n}){const l=n.flatMap(h=>h.looks),d=h=>[...new Set(l.flatMap(({held:g,source:o})=>g!=="not read"===h?o:[]))],
a=_===null?d(!0):[_.source],r=_===null?d(!1):[];return{searched:a,notRead:r}}}),2389:((de,H,e)=>{e.d(H,{j7:()=>g,k2:()=>f,S4:()=>o});var m=e(9432),E=e(8936),u=e(
2170),R=e(9119),L=e(8032),I=e(255),b=e(1780),D=e(3217),y=e(4756),v=e(9615),P=e(8185),j=e(2886);function k(M,O,A){const{notes:S,usages:K,requirements:J,isEmpty:X}=M,
{complaints:Q,tokenHosts:x,namedHosts:Z,answered:ee,contacted:W,unopened:te}=M,re=({problem:U,places:[F]})=>U.code==="file-syntax"&&typeof F=="object"&&F.inside===
void 0,ie=new Set(S.filter(re).map(u.W7)),ae=({problem:U})=>O.allowedHosts.length>0&&U.code==="source-near-miss"&&U.severity==="notice",ne=[...(0,P.CS)(K,O),...(0,P.
VS)(K,J,te,O),...ee.map(U=>C(U,O)),...Q,...(0,D.ky)(x,W,Z)],ce=[...S.filter(U=>!ae(U)).map(U=>_(U,ie,O)),...ne.map(U=>({...U,severity:(0,j.v1)(U,O.dialect.clients)})),
...X?[n(O)]:[]],{placed:pe=[],placeless:me=[]}=Object.groupBy(ce,({places:U})=>U.length>0?"placed":"placeless");return[...(0,u.Qp)(pe,U=>{const{problem:F,severity:G,
affects:Y,host:T,namedHost:B,exclude:N}=U,{code:z,message:se,help:q}=F;return[T,B,z,G,se,q,Y,N===void 0]}),...me].map(U=>(0,j.hD)(U,A))}function C(M,O){const{host:A,
problem:S}=M;return A===null?M:{...M,services:[],problem:(0,v.as)(S,(0,j.TC)(A,[],O))}}function _(M,O,{dialect:A,allowedHosts:S}){const{problem:K,isPlaceholder:J,
checkedFor:X=A.clients}=M;if(S.length>0&&(0,P.KJ)(M)){const ne=(0,b.xI)`${K.message}; it may use hosts that are not in \`allowed-hosts\``;return{...M,problem:{...K,
message:ne},severity:"error"}}const Q=(0,u.W7)(M),x=(0,u.Xd)(M),Z=M.aside!==void 0||x!==null&&(0,R.MV)(x),ee=M.severity==="error"&&J===!0,W=O.has(Q)&&K.code!=="\
file-syntax",re=M.severity==="error"&&(ee||W||Z)?"warning":(0,j.v1)(M,X);if(!Z&&!ee)return{...M,severity:re};const{help:ie,...ae}=K;return{...M,severity:re,problem:K.
code==="file-syntax"?ae:K,exclude:[(0,R.n7)(M.aside??Q)]}}const n=({scan:M,hostnames:O,usages:A})=>(0,u.kH)((0,y.JW)({scan:M,hasHostnames:O.length>0,isFleet:A.length>
0}));var l=e(6146);let d=function(...M){return{judgeRequests:d}=e.late([2798,8485,1287],8485),new.target?new d(...M):d(...M)},a=function(...M){return{crashedVisit:a}=
e.late([2798,8485,1287],8485),new.target?new a(...M):a(...M)},r=function(...M){return{judgeVisit:r}=e.late([2798,8485,1287],8485),new.target?new r(...M):r(...M)},
h=function(...M){return{outcomesOf:h}=e.late([2798,8485,1287],8485),new.target?new h(...M):h(...M)};const g={notes:[],roots:[],requests:[],answering:new Set,unopened:null,
requirements:[]};function o(M,O,A=()=>[]){const{predicted:S,stopped:K,visits:J,guesses:X}=M,Q={guesses:X,machine:$(J),ignore:O.ignore},x=s(M,{...O,...Q}),Z=c(M,
x,O,Q),ee=[...x.flatMap(ne=>ne.findings),...Z],W=ne=>ne.filter(ce=>!(0,j.pi)(ce,O.ignore)).sort(j.Np),te=x.map(ne=>{const ce=W(ne.findings.filter(pe=>!(0,j.zX)(
pe)));return{...ne,findings:ce,clients:h(ce)}}),re=({exclude:ne})=>+(ne!==void 0),ie=W([...x.flatMap(ne=>ne.findings.filter(j.zX)),...Z]).toSorted((ne,ce)=>(0,j.
Np)(ne,ce)||re(ne)-re(ce)),ae=[...te.flatMap(ne=>ne.findings),...ie].sort(j.Np);return{passed:K.length===0&&!ae.some(({severity:ne})=>f(ne,O.failOn)),stopped:K,
hosts:te,files:ie,findings:ae,ignored:ee.length-ae.length,roots:(0,l.$)(S.roots,W(ee)),lines:t(ae,A)}}const i=1e3;function t(M,O){const A=M.flatMap(S=>(0,u.Xd)(
S)??[]).filter(({file:S,column:K,endColumn:J})=>J>K&&(0,R._M)(S)===null);return O((0,R.jH)(A).slice(0,i))}function s(M,O){const{visits:A,newHosts:S,predicted:K}=M,
J=Map.groupBy(M.requirements,({host:Z})=>Z),X=Map.groupBy(K.notes,({host:Z})=>Z),Q=new Map(K.requests.map(Z=>[Z.host,Z])),x={...O,...M,hosts:new Set(A.map(({host:Z})=>Z))};
return A.map(Z=>{const{host:ee}=Z,W={visit:Z,requirements:J.get(ee)??[],predicted:X.get(ee)??[],requests:Q.get(ee)??null,answering:K.answering,isNew:S.has(ee)};
try{return r(W,x)}catch(te){return a(W,x,te)}})}function c(M,O,A,S){const{notes:K,requests:J,unopened:X}=M.predicted,Q=new Set(O.map(({visit:ne})=>ne.host)),x=O.
flatMap(({visit:ne,services:ce})=>(0,D.fc)(ne,ce)),Z=[...K,...J.flatMap(ne=>d(ne,[],A))],{files:ee=[],hosts:W=[]}=Object.groupBy(Z,({host:ne})=>ne===null?"files":
"hosts"),re=[...O.flatMap(({findings:ne})=>ne),...Z].filter(ne=>!(0,j.pi)(ne,S.ignore)).map(({problem:ne})=>(0,b.pj)(ne.message)),ie={...M,complaints:M.complaints.
filter(({problem:ne})=>!re.some(ce=>ce.endsWith((0,b.pj)(ne.message)))),unopened:X,notes:[...M.notes,...ee],answered:W.filter(({host:ne})=>ne!==null&&!Q.has(ne)),
contacted:[...Q,...[...x,...J].map(({host:ne})=>ne)]},ae={concerned:L.zK,reader:null,isHostNew:!1,machine:null};return k(ie,A,{...S,...ae})}const f=(M,O)=>M==="\
error"?O!=="never":M==="warning"&&O==="warning";function $(M){const O=M.filter(({attempt:Q})=>Q.hops.length>0),[A,...S]=O.flatMap(Q=>p(Q)??[]);if(!A||S.length<O.
length-1||!(O.some(({host:Q})=>(0,m.VW)(Q)!==null)||S.length>0&&!A.isCommon)||S.some(Q=>w(Q)!==w(A)))return null;const X=O.map(({host:Q})=>(0,I.nx)(Q));return(0,E.
e4)(X,[A,...S])}const w=({verb:M,what:O})=>M.startsWith("cannot")?M:O;function p({attempt:{discovery:M,hops:O}}){const A=M.kind==="failed"?M.problem.obstacle:void 0;
return O.every(({status:K})=>K===null)||A?.verb==="does not reach"?A:void 0}}),2218:((de,H,e)=>{e.d(H,{CG:()=>D,Fh:()=>j,T1:()=>v,T5:()=>P,en:()=>k,h1:()=>y,wX:()=>C});
var m=e(1011),E=e(2801),u=e(9119),R=e(8032),L=e(255),I=e(5106);const b=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","tes\
t_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function D(_,n,l,d=(0,m.kA)(n)){const a=["hostnames \
input"],r=_.hostnames.flatMap(({host:o,services:i})=>{const t=i.length>0?i:_.requiredServices,s=t.length>0?t:["any"],c={host:o,clients:l,because:a,isImplied:!1,
isForInit:!0};return s.map(f=>({...c,service:f}))}),h=new Set([...d,..._.hostnames.map(({host:o})=>o)]),g=n.flatMap(({kind:o,needs:i,place:t})=>i.map(s=>({...s,
because:[t],isImplied:!h.has(s.host),isForInit:!b.has(o)})));return y([r,g],l)}function y(_,n){return(0,u.c1)(_.flat(),({host:l,service:d})=>`${l} ${d}`).map(l=>{
const[{host:d,service:a}]=l;return{host:d,service:a,clients:[...n.filter(r=>l.some(h=>h.clients.includes(r)))],because:(0,u.As)([...l.flatMap(({because:r})=>r)]),
isImplied:l.every(({isImplied:r})=>r),isForInit:l.some(({isForInit:r})=>r)}})}const v=({because:_})=>_.every(n=>typeof n!="string"&&n.inside?.isPublic===!0);function P(_,n,l){
const d=h=>h.inside!==void 0,a=_.flatMap(h=>{const{calls:g,providers:o,client:i}=h,t={clients:[i],isForInit:!0},s=g.flatMap(({module:f,place:$})=>{if(f===null||
!d($))return[];const{host:w,hostImplied:p}=f;return{...t,host:w,service:I.e$,because:[$],isImplied:p}}),c=o.flatMap(({provider:f,places:$})=>{const w=$.filter(d);
if(w.length===0||!n(f,h))return[];const{host:p}=f;return{...t,host:p,service:I.xq,because:w,isImplied:(0,R.n3)(p)}});return[...s,...c]}),r=h=>typeof h=="string"?
h:`${h.file}:${h.line} ${h.inside?.isPublic}`;return y([a],l).map(h=>({...h,because:(0,u.t6)(h.because,r)}))}const j=(_,{isGuess:n},l)=>{const d=l.flatMap(({host:a,
isImplied:r})=>r?a:[]);return n?[{repository:_,hosts:new Set(d)}]:[]};function k(_,{hostnames:n,allowedHosts:l}){const d=new Set(n.map(({host:r})=>r)),a=new Map;
for(const{host:r,isImplied:h,because:g,clients:o}of _){if(d.has(r)||a.has(r))continue;const i={host:(0,L.nx)(r)},[t]=g.filter(c=>typeof c!="string"),s=h&&t!==void 0&&
{implied:{place:t,clients:o}};(0,L.Rt)(r)?a.set(r,(0,E.U7)(i)):(0,L.Jr)(r,l)||a.set(r,(0,E.wp)({...i,...s}))}return a}const C=(_,n)=>new Set([...R.Du,...Object.
values(R.bB),...I.fg,..._.flatMap(({host:l,service:d=l})=>[l,(0,L.pk)(l),d]),...n.flatMap(({directHost:l})=>l??[])])}),9582:((de,H,e)=>{e.d(H,{A7:()=>D,AV:()=>L,
LH:()=>E,T:()=>C,Tb:()=>b,aZ:()=>m,c3:()=>y,ql:()=>I,sD:()=>P,sc:()=>v,zC:()=>k});class m extends Error{span;constructor({path:l,span:d},a){super(`${l.join(".")}\
 must be ${a}`),this.span=d}}function E(n){try{return n(),null}catch(l){if(l instanceof m)return l;throw l}}const u=n=>n.name!==void 0;function R(n,l){if(n.kind===
"object")return n.items.filter(u);throw new m(l,"a block")}function L({value:n,hasLabels:l}){if(n.kind!=="object")return[];const d=n.items.filter(u);return l?d.
flatMap(L):[d]}function I(n,l,d,a={}){for(const r of Object.keys(d)){const h=n.filter(i=>i.name.toLowerCase()===r),[g]=h;if(g===void 0)continue;const o={path:[...l.
path,r],span:g};for(const{value:i}of h)a[r]=d[r](i,o,a[r])}return a}const b=(n,l)=>(d,a,r)=>I(R(d,a),a,n,l?r:{}),D=n=>(l,d,a=new Map)=>{for(const{name:r,start:h,
end:g,value:o}of R(l,d)){const i={path:[...d.path,r],span:{start:h,end:g}};a.set(r,{start:h,end:g,value:n(o,i,a.get(r)?.value)})}return a},y=n=>(l,d,a=[])=>{if(l.
kind!=="tuple")throw new m(d,"a list");for(const r of l.elements)a.push(n(r,d));return a},v=(n,l)=>{if(n.kind==="string"||n.kind==="template")return n.verbatim??
"";if(n.kind==="primitive"&&n.value===null)return"";if(j(n))return String(n.value);throw new m(l,"a string")},P=(n,l)=>{if(j(n))return n.value;if(n.kind==="stri\
ng"&&/^-?(?:0|[1-9]\d*)$/.test(n.value))return Number(n.value);throw new m(l,"a whole number")},j=n=>n.kind==="primitive"&&Number.isSafeInteger(n.value)&&String(
n.value).length===n.end-n.start,k=(n,l)=>{if(n.kind==="primitive"&&typeof n.value=="boolean")return n.value;throw new m(l,"true or false")},C=(n,l,d)=>{const a=_(
n,l);if(d!==void 0&&(typeof d=="object"||typeof d!=typeof a))throw new m(l,"set only once");return a};function _(n,l){if(n.kind==="tuple")return n.elements.map(
d=>_(d,l));if(n.kind==="object"){const d=D(C)(n,l);return Object.fromEntries(Array.from(d,([a,r])=>[a,r.value]))}if(n.kind!=="primitive"||n.value===null)return v(
n,l);if(Math.abs(Number(n.value))>2**63)throw new m(l,"a whole number");return n.value}}),5168:((de,H,e)=>{e.d(H,{Ge:()=>k,Ol:()=>C,bf:()=>y,cd:()=>v,vH:()=>j});
var m=e(7811),E=e(8643),u=e(8032),R=e(255),L=e(5243),I=e(3846),b=e(9582);let D=function(...s){return{configFinding:D}=e.late([3276,3123],3123),new.target?new D(
...s):D(...s)};const y=({include:s},c)=>s.length===0||s.some(f=>{const[$=""]=f.toLowerCase().split("/");return $==="*"||$===c||!$.includes(".")&&(0,u.n3)(c)});function v({
methods:s},{host:c,namespace:f,type:$}){const w=p=>p.some(M=>(M.host??c)===c&&(M.namespace??f)===f&&(M.type??$)===$);return s.filter(({include:p,exclude:M})=>!w(
M)&&(p.length===0||w(p)))}const P="provider_installation",j=s=>({...s,kind:"local",place:{file:s.shown??"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),
k=({file:s,line:c})=>c===0?s:`${s}:${c}`;function C(s){const{client:c,mirrors:f,installations:$,pluginDirectories:w}=s,p=$.map(X=>{const{blocks:Q,mistakes:x}=_(
X,c,s.hasOciMirrors),Z=x.map(({span:W,why:te})=>{const re=X.placeOf(W);return D(c,{kind:"block",file:k(re),why:te},re)}),ee=Z.map(({problem:W},te)=>({problem:W,
include:x[te]?.include??[]}));return{blocks:Q.map(W=>({...W,rejected:ee})),findings:Z}}),[M=null,...O]=p.flatMap(({blocks:X})=>X),A=[...p.flatMap(X=>X.findings),
...O.map(({place:X})=>D(c,{kind:"two installations"},X))],S=w.map(X=>j({path:X})),[K]=S,J=K===void 0?M:{place:K.place,methods:S,overridden:M?.overridden??[],rejected:[]};
return{client:c,mirrors:f,installation:J,findings:A}}function _({items:s,placeOf:c},f,$=f==="opentofu"){const w=$?a:d,p=[],M=[];for(const O of s)if(O.name===P){
if(O.isAssigned||O.value.kind!=="object"){M.push({span:O,why:`${P} must be a block without "="`,include:[]});continue}for(const A of b.AV(O)){const S={place:c(O),
methods:[],overridden:[],rejected:[]};for(const K of A){const J=l(K,c(K),{client:f,locations:w},S);J!==null&&M.push({span:K,why:J,include:n(K)})}p.push(S)}}return{
blocks:p,mistakes:M}}function n(s){try{const[c=[]]=b.AV(s);return b.ql(c,{path:[s.name],span:s},o).include??[]}catch(c){if(c instanceof b.aZ)return[];throw c}}function l(s,c,{
client:f,locations:$},w){const{name:p,value:M}=s,[O]=s.isAssigned?[]:b.AV(s);if(O===void 0)return`${p} must be a block without "="`;const A={path:[P,p],span:s};
try{if(p==="dev_overrides"){if(w.methods.length>0)return"dev_overrides must come before all methods";const X=[...b.A7(b.sc)({...M,kind:"object",items:O},A).keys()].
map(Q=>(0,I.mi)(Q,f));return w.overridden.push(...X.filter(Q=>Q.kind!=="invalid")),null}const S=$.get(p);if(S===void 0&&a.has(p))return`${p} needs OpenTofu 1.10\
 or later`;if(S===void 0)return`${P} has no method ${(0,m.ol)(p)}`;const K=r(O,A,S,f);return K.ok&&w.methods.push({...K.value,place:c}),K.ok?null:K.why}catch(S){
if(S instanceof b.aZ)return S.message;throw S}}const d=new Map([["direct",null],["filesystem_mirror","path"],["network_mirror","url"]]),a=new Map([...d,["oci_mi\
rror","repository_template"]]);function r(s,c,f,$){const w=f??"",{[w]:p=""}=b.ql(s,c,{[w]:b.sc});if(f!==null&&p==="")return(0,m.TR)(`${c.path.at(-1)} has no ${w}`);
const M=f==="url"?g(p):null;if(f==="url"&&M===null)return(0,m.TR)("url must be an https URL, without variables");const{include:O=[],exclude:A=[]}=b.ql(s,c,o),S=f===
"repository_template"&&!/\$\{\s*type\b/.test(p),K=new Map;for(const ee of[...O,...A]){const W=i(ee,$);if(!W.ok)return S?(0,m.TR)(`${W.why}; ${h}`):W;K.set(ee,W.
value)}const J=ee=>ee.flatMap(W=>K.get(W)??[]),X={include:J(O),exclude:J(A)},[Q,...x]=X.include;if(S&&(x.length>0||!Q?.type))return(0,m.TR)(h);if(M!==null)return(0,m.
Ju)({...X,kind:"network",url:M});if(f===null)return(0,m.Ju)({...X,kind:"direct"});const Z=f==="path"?{path:p}:{path:null,shown:p};return(0,m.Ju)({...X,kind:"loc\
al",...Z})}const h="repository_template has no ${type}";function g(s){const c=(0,E.Dl)(s);return c.ok&&c.value.scheme==="https"&&c.value.host!==""?c.value:null}
const o={include:b.c3(b.sc),exclude:b.c3(b.sc)};function i(s,c){const f=X=>(0,m.TR)(`the pattern ${(0,m.ol)(s)} ${X}; write [HOST/]NAMESPACE/TYPE`),$=s.split("/");
if($.length<2||$.length>3)return f("does not have two or three parts");const[w="",p="",M]=$.reverse(),O=M===void 0?(0,m.Ju)((0,L.Vm)(c)):t(M,R.Pv),A=t(p,X=>(0,I.
W_)(X,c)),S=t(w,I.sL);if(!O.ok)return f(`has an invalid hostname: ${O.why}`);if(!A.ok)return f(`has an invalid namespace: ${A.why}`);if(!S.ok)return f(`has an i\
nvalid type: ${S.why}`);const K={host:O.value,namespace:A.value,type:S.value};return(K.host!==null||K.namespace===null)&&(K.namespace!==null||K.type===null)?(0,m.
Ju)(K):f('has a part after "*" that is not "*"')}const t=(s,c)=>s==="*"?(0,m.Ju)(null):c(s)}),9373:((de,H,e)=>{e.d(H,{LU:()=>C,Nm:()=>I,Pv:()=>y,fJ:()=>_,hK:()=>P,
n6:()=>d,s1:()=>a,z0:()=>b});var m=e(9119),E=e(8032),u=e(3096),R=e(5243),L=e(2172);function I(r){const g=r.map(({place:o})=>(0,m.Xs)(o)).findLast(u.LA);return g===
void 0?r:r.filter(({place:o})=>(0,m.Xs)(o)===g)}const b=({kind:r})=>r==="module"||r==="state"||r==="lock",D=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function y(r,h){const{usages:g,declared:o,units:i,installed:t=[],versions:s={}}=r,c=new Map,f=O=>{const A=c.get(O)??P(O);return c.set(O,A),A},$=({directories:O,
place:A})=>O?.map(f)??[f((0,u.jt)(A.file))];for(const O of i){const A=f(O.directory);A.unit=O,A.hasConfiguration=!0,A.isInitialised=!0,O.module!==null&&A.children.
push({name:O.module,root:null,call:null})}for(const O of g)if(!(!O.clients.includes(h)||O.kind==="saved_state"))for(const A of $(O))O.kind==="test_module"?A.tests.
push(O):j(A,O,h);for(const O of o){const{kind:A,place:S}=O;if(!(h==="terraform"&&/\.tofu(\.json)?$/.test(S.file)))for(const K of $(O))v(K.configurations,O)||K.declared.
push(O),A==="lock"?k(K,S):K.hasConfiguration=!0,K.isInitialised||=A==="state"}const w=O=>{const{hasConfiguration:A=!1,lockFile:S=null}=c.get(O)??{};return A||S!==
null},p=h==="terraform"&&(0,E.$l)("testsAlone",s),M=new Map([...c.values()].filter(({tests:O})=>O.length>0).map(O=>{const A=O.tests.flatMap(({text:S})=>S??[]);return[
O,(0,u.Bo)(O.name,w,A)]}));for(const O of p?M.values():[])f(O).hasConfiguration=!0;for(const[O,A]of M)l(O,w(A)?f(A):O);for(const O of c.values()){const{expected:A,
configured:S}=O.configurations;for(const K of S.keys())A.delete(K)}for(const[O,A]of Map.groupBy(t,S=>S.root))f(O).installed=new Map(A.map(S=>[S.key,S]));return c}
function v(r,h){const{kind:g,text:o,localName:i}=h;if(g==="provider-expected")r.expected.set(o,h);else if(g==="provider-configured")r.configured.set(o,h);else if(g===
"provider-passed"||g==="call-repeated"){const t=`module.${i}`,s=r.calls.get(t);s===void 0?r.calls.set(t,[h]):s.push(h)}else return!1;return!0}const P=r=>({name:r,
...{usages:[],declared:[],configurations:{expected:new Map,configured:new Map,calls:new Map},tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,
isInitialised:!1,unit:null},parts:[r]});function j(r,h,g){const o=h.address==="terraform"&&r.unit?.module===null;if(!(h.kind==="terragrunt_source"&&!o)&&(h.kind===
"lock_provider"?k(r,h.place):r.hasConfiguration||=!(0,u.hl)(h.place.file),!(!D.test(h.kind)||h.isOverridden&&h.kind!=="module")&&(r.usages.push(h),!(h.isOverridden||
h.kind!=="module"))))for(const{source:i,root:t}of(0,L.MZ)(h,g)){const[s=null]=n(r.name,i);r.children.push({name:s,root:t,call:h})}}function k(r,{file:h}){r.lockFile=
h,r.isInitialised=!0}const C=r=>r!==null&&(r.isPartial||r.module===null),_=(r,{name:h,unit:g})=>r.root===null||g===null&&r.root===h,n=(r,h)=>h!==null&&(0,R.Nj)(
h)?[(0,u.un)(r,h)]:[];function l(r,h){h.isInitialised=!0,h!==r&&(h.tests.push(...r.tests),r.tests=[])}const d=({name:r,tests:h})=>h.flatMap(({text:g})=>n(r,g)),
a=r=>[...r.children.flatMap(({name:h})=>h??[]),...d(r)]}),6889:((de,H,e)=>{e.d(H,{L2:()=>D,WJ:()=>b,rU:()=>y,uQ:()=>v});var m=e(9432),E=e(9119),u=e(8032),R=e(3096),
L=e(1250),I=e(4497);const b=([o,...i])=>o===void 0||i.length>0?"both":o;function D({setting:o,scan:i}){const{name:t}=o,s=t==="auto"?null:t==="both"?u.Du:[t],c=i===
null||i.isEmpty?null:i,f=j(c?.constraints??[]),$=c===null?[]:a(c,o,s),w=d($,f),p={setting:o,signs:w,constraints:f};if(s!==null)return r(s,["set by `dialect`"],[],
p);if(c===null)return r(u.Du,["CLI not detected; set `dialect` to check one"],[],p);const M=k(w);if(M.length===0)return{...r(["terraform"],["assumed; set `diale\
ct`"],[],p),isGuess:!0};const O=P(M),A=O.flatMap(S=>M.find(K=>K.client===S)??[]);return r(O,A.map(g),M,p)}function y({clients:o},i){if(i===null||i.isEmpty)return u.
zK;const t=new Set([...o,...i.tools().others]);return i.usesTerragrunt&&t.add("terragrunt"),u.zK.filter(s=>t.has(s))}function v(o,{evidence:i,versions:t}){return(s,c)=>{
const f=i.some($=>$.level==="version-file"&&$.version!==null&&$.client===s&&n($,{file:`${c}/`}));return o.version??(f?t[s]??null:null)}}const P=o=>u.Du.filter(i=>o.
some(t=>t.client===i));function j(o){const i=o.filter(({place:t})=>!(0,E.Zl)(t.file));return i.length===0?o:i}function k(o){const i=j(o),t=p=>{const M=p.find(O=>i.
some(A=>A.level===O));return i.filter(({level:O})=>O===M)},s=t(L.A);if(s[0]?.level!=="lock-file")return s;const c=t(C),f=[c,s].map(P).join()==="opentofu,terrafo\
rm",$=({level:p,text:M})=>p==="version-file"||_.test(M),w=p=>s.every(M=>n(p,M.place));return f&&c.some(p=>$(p)&&w(p))?c:s}const C=["version-file","tool"],_=/^uses opentofu\/setup-opentofu$/i;
function n({level:o,place:i},{file:t}){const s=(0,R.jt)(i.file);return o==="tool"||s===""||t.startsWith(`${s}/`)}const l=/^sets terraform_version$/i;function d(o,i){
const t=(0,I.h4)(i.map(({text:s})=>s));return o.flatMap(s=>{const{level:c,version:f,text:$}=s;return!(c==="tool"&&f!==null&&(0,I.lF)(f))||i.length===0||t(f)?s:l.
test($)?[]:{...s,version:null}})}function a({signs:o,tools:i,hasCloudHostname:t},{version:s},c){const f=k(o),$=c??P(f),w=f.every(({place:K})=>(0,E.Zl)(K.file)),
p=c===null&&(w||f.some(({isCloud:K})=>K)),M=s===null&&$.some(K=>(0,I.w0)(K,[]).length>1);if(!p&&!M)return o;const{setsCloudHostname:O,signs:A}=i(),S=t||O;return[
...o.filter(({isCloud:K})=>!(K&&S)),...A]}function r(o,i,t,s){const c=o.map(w=>h(w,s)),f=c.filter(({version:w})=>w!==null),$=f.flatMap(({signs:w})=>w.slice(0,1).
map(g));return{name:b(o),clients:o,releases:c.flatMap(({releases:w})=>w),versions:Object.fromEntries(f.map(({client:w,version:p})=>[w,p??""])),why:[...new Set([
...i,...$])].join(", "),evidence:[...new Set([...t,...c.flatMap(({signs:w})=>w)])]}}function h(o,{setting:i,signs:t,constraints:s}){const c=(A,S)=>{const[K=null,
...J]=A,X=(0,I.w0)(o,A);return{client:o,releases:X,version:J.length===0?K:null,signs:S}};if(i.version!==null)return c([i.version],[]);const f=j(t.filter(A=>A.client===
o&&A.version!==null)),$=new Set(f.map(({version:A})=>(A??"").replace(/^v/,"")));if($.size>0){const A=c([...$],f);return{...A,version:(0,I.lF)(A.version??"")?A.version:
null}}const w=s.map(({text:A,place:S})=>({client:o,level:"syntax",place:S,text:`requires ${(0,m.dh)(A)}`,version:A})),p=c([],[]),M=w.map(({version:A})=>A),O=c(M,
w);return O.releases.length===p.releases.length?p:O}const g=({place:o,text:i})=>`${o.file}:${o.line} ${i}`}),7960:((de,H,e)=>{e.d(H,{e:()=>y});var m=e(7811),E=e(
2170),u=e(8339),R=e(8032),L=e(9897),I=e(3846),b=e(1011);const D={underscores:({kind:v,text:P})=>{if(!/^(required|lock|state_store)_provider$/.test(v))return null;
const j=(0,I.mi)(P??"","terraform");return j.kind==="invalid"||!j.namespace.includes("_")?null:`Invalid provider namespace: Invalid provider namespace "" in sou\
rce ${(0,m.ol)(P??"")}: ${I.pj}"`},oci:({kind:v,text:P,calls:j})=>{if(!/^(module|test_module)$/.test(v))return null;const k=j===void 0?[P]:j.opentofu?.map(({source:C})=>C);
for(const C of k??[]){const _=(0,L.cx)(C??"","opentofu");if(_.ok&&_.value.getter==="oci")return(0,L.Ns)(C??"",_.value)}return null}};function y(v,P){const j=Object.
keys(D).filter(_=>!(0,R.$l)(_,P)),k=[];return{usages:v.flatMap(_=>{const n=j.reduce((l,d)=>{const{client:a,version:r}=R.Fe[d],h=l.includes(a)?D[d](_):null;if(h===
null)return l;const g=`use ${R.bB[a]} ${r} or later, or another address`,o=(0,u.DA)({reason:"rejected",error:h,advice:g});return k.push((0,E.kH)(o,{places:[_.place],
clients:[a]})),l.filter(i=>i!==a)},_.clients);return n===_.clients?_:(0,b.sw)([_],n)}),notes:k}}}),1250:((de,H,e)=>{e.d(H,{A:()=>L,j:()=>I});var m=e(2170),E=e(9119),
u=e(8032),R=e(5243);const L=["lock-file","syntax","version-file","tool","hook"];class I{signs=new Map;constraints=new Map;addFile({file:y,kind:{clients:v},scope:P,
isContext:j}){if(j)return;const[k,...C]=v;if(k!==void 0&&C.length===0&&!/(^|\/)[.#][^/]*$/.test(y)){const _=`is read by ${u.bB[k]} only`;this.addSign({client:k,
level:"syntax",place:{file:y,...m.wv},text:_})}for(const _ of P.declared){const{kind:n,text:l,place:d}=_;if(n==="version")b(this.constraints,l,_);else if(n==="b\
inary"){const a=l==="tofu"?"opentofu":"terraform";this.addSign({client:a,level:"version-file",place:d,text:"sets terraform_binary"})}else if((0,u.SO)(n)){const{
client:a,what:r}=u.$I[n];this.addSign({client:a,level:"syntax",place:d,text:`has ${r}`})}}}end(y){for(const{kind:v,host:P,place:j,clients:k,isOverridden:C,text:_}of y)
if(v==="lock_provider"){const n=u.Du.find(d=>(0,R.Vm)(d)===P),l=`locks providers from ${P}`;n&&this.addSign({client:n,level:"lock-file",place:j,text:l})}else v===
"cloud_default"&&!C&&k.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:j,text:"has a cloud block without hostname",isCloud:!0}):v===
"module"&&_?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"syntax",place:j,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[
...this.constraints.values()]}}addSign(y){b(this.signs,`${y.client} ${y.text}`,{...y,version:null})}}function b(D,y,v){const P=(0,E.Zl)(v.place.file)?`${y} asid\
e`:y;D.has(P)||D.set(P,v)}}),1884:((de,H,e)=>{e.d(H,{Vm:()=>ie,cw:()=>W,aC:()=>te});var m=e(3096),E=e(3298),u=e(5324),R=e(4756),L=e(2170),I=e(5243),b=e(9897),D=e(
1250),y=e(1011),v=e(3024),P=e(6760),j=e(9968),k=e(3114);const C=/(?:^|\/)(?:testdata|examples\/(?:resources|data-sources|provider|functions|actions|(?:ephemeral|list)-resources))(?:\/|$)/,
_=/(^|\/)mixins(\/|$)/,n=/^module\s+(\S*\/)?terraform-provider-|^(?!.*\/\/\s*indirect).*\bhashicorp\/terraform-plugin-(framework|sdk)\b/m;function l(V,{exists:U,
read:F}){const G=(0,E.O)(Y=>(0,P.basename)((0,P.join)(V,Y)).startsWith("terraform-provider-")||n.test(F((0,m.Gz)(Y,"go.mod"))??"")||U((0,m.Gz)(Y,"terraform-regi\
stry-manifest.json")));return Y=>_.test(Y)||C.test(Y)&&["",...(0,m.eH)(Y)].some(G)}const d={files:1e6,directoryFiles:5e4};function*a(V,U=(0,u.f5)(),F=d){const G=new r(
V,U,F);for(const T of V.scan){const B=(0,u.kI)(G.root,T);"path"in B?yield*G.walkFrom(B):yield{name:T,files:[],notes:[B]}}const Y=T=>U.modules.has(T);do{for(const{
source:T,file:B}of U.tests.splice(0)){const N=(0,m.Bo)((0,m.jt)(B),Y,[T]);U.called.add((0,m.un)(N,T))}for(const T of U.called)yield*G.readCalled(T)}while(U.tests.
length>0)}class r{root;checkout;isExcluded;isSnippet;facts;limits;selected;files=0;constructor(U,F,G){this.root=(0,v.realpathSync)(U.root),this.checkout=(0,u.ET)(
U),this.isExcluded=(0,u.Ls)(U.exclude),this.isSnippet=l(this.root,this.checkout),this.facts=F,this.limits=G,this.selected=U.scan.length>1?new Set:null}*walkFrom(U){
const{path:F,name:G,glob:Y,file:T}=U,N=[{path:F,name:G,depth:0,isSelected:Y===void 0&&T===void 0}];for(let z=N.pop();z!==void 0;z=N.pop()){const se=(0,u.KG)(z);
if(yield this.read(U,z,se),U.file!==void 0||this.files>this.limits.files)return;if(!("problem"in se))for(const q of this.findDirectories(U,z,se))N.push(q)}}*readCalled(U){
const{directories:F,links:G,linked:Y}=this.facts;for(const z of(0,m.eH)(U))Y.delete(z);const T=F.has(U)?null:this.checkout.locate(U);if(T===null||(0,j.$r)(T).kind!==
"directory")return;const B=(0,u.sq)((0,P.relative)(this.root,T));if(B!==U&&G.set(U,B),!F.has(B)&&this.files<=this.limits.files&&!(0,m.eH)(B).some(this.isExcluded)){
const z={path:T,name:B,depth:0,isSelected:!0},se=(0,j.UO)(T,this.root)?this.root:T;yield this.read({path:T,name:B,boundary:se},z,(0,u.KG)(z))}F.has(B)&&F.add(U)}read(U,F,G){
const{name:Y}=F;if("problem"in G)return this.facts.directories.add(Y),{name:Y,files:[],notes:[G]};const{files:T,notes:B}=this.findFiles(U,F,G);this.files+=T.length;
const N=this.limits.files;if(this.files>N){const q=(0,L.ht)(Y,(0,R.ub)({kind:"files",max:N}));return{name:Y,files:[],notes:[...B,q]}}const z=T.filter(({isContext:q})=>q);
if(T.length>0&&z.length===T.length)return{name:Y,files:[],notes:B};this.facts.directories.add(Y),this.isSnippet(Y)&&this.facts.snippets.add(Y);for(const{file:q,
kind:oe}of z)(0,k.Ep)(oe)&&this.facts.unselected.push(q);return T.length>0&&G.some(q=>q.name===".terraform")&&B.push(...this.readLeft(Y)),{name:Y,files:T,notes:B}}findFiles(U,F,G){
const Y=[],T=[],B=this.limits.directoryFiles;for(const N of this.filesAmong(U,F,G))if("problem"in N)T.push(N);else if(Y.length<B)Y.push(N);else{T.push((0,L.ht)(
F.name,(0,R.ub)({kind:"directory",max:B})));break}return{files:Y,notes:T}}*filesAmong(U,F,G){const Y=new Set;for(const B of G)if((0,k.tr)(B.name)&&!B.isDirectory()&&
Y.add(B.name),B.name===".spacelift")for(const N of k.dN)this.addTool((0,m.Gz)(F.name,N));const T=P.posix.basename(F.name);for(const B of G){if(B.isDirectory())continue;
const N=(0,m.Gz)(F.name,B.name),z=(0,k.L8)(B.name,Y,T);if(z===void 0){(0,k.Z8)(B.name)&&this.addTool(N),B.name.endsWith(".tfstate")&&!this.isExcluded(N)&&this.facts.
states.push(...(0,u.un)(N,this.checkout));continue}const q={path:F.path+P.sep+B.name,file:N,kind:z,isContext:!this.select(U,F,N)};B.isFile()?yield q:B.isSymbolicLink()?
yield*this.follow(U,q):yield(0,L.ht)(N,(0,R.WO)({what:"special-file",is:(0,j.I)(B)}))}}readLeft(U){this.isExcluded((0,m.Gz)(U,".terraform"))||this.facts.states.
push(...(0,u.rN)(U,this.checkout));const F=(0,u.Wj)(U,this.checkout);if("problem"in F)return[F];for(const G of F)this.facts.called.add(G.directory);return this.
facts.installed.push(...F),[]}addTool(U){this.isExcluded(U)||this.facts.toolFiles.push(U)}select(U,F,G){return!(F.isSelected||(0,u.$8)(U,G))||this.isExcluded(G)||
this.selected?.has(G)?!1:(this.selected?.add(G),!0)}*follow(U,F){const G=(0,u.sT)((0,j.$r)(F.path),U);if(G===null)return;if(typeof G=="object")return yield(0,L.
ht)(F.file,G);const Y=(0,u.sq)((0,P.relative)(this.root,G));F.isContext||this.facts.links.set(F.file,Y),yield{...F,path:G,target:Y}}findDirectories({glob:U},{path:F,
name:G,depth:Y,isSelected:T},B){return B.toReversed().flatMap(N=>{if(N.isSymbolicLink()&&N.name==="tests"&&this.facts.called.add((0,m.Gz)(G,"tests")),(0,u.G$)(N.
name))return[];const z=(0,m.Gz)(G,N.name);if(this.isExcluded(z))return[];const se=F+P.sep+N.name;if(N.isSymbolicLink()&&(0,j.$r)(se).kind==="directory"&&this.facts.
linked.set(z,this.checkout.nameOf(z)),!N.isDirectory())return[];const q=T||U!==void 0&&P.posix.matchesGlob(z,U);return{path:se,name:z,depth:Y+1,isSelected:q}})}}
let h=function(...V){return{dependsOnOthers:h}=e.late([3276,4744,6851,5923],8095),new.target?new h(...V):h(...V)},g=function(...V){return{usagesOf:g}=e.late([3276,
4744,6851,5923],8095),new.target?new g(...V):g(...V)},o=function(...V){return{declaredIn:o}=e.late([3276,4744,6851,5923],8095),new.target?new o(...V):o(...V)},i=function(...V){
return{isForeign:i}=e.late([3276,4744,6851,5923],8095),new.target?new i(...V):i(...V)},t=function(...V){return{readModule:t}=e.late([3276,4744,6851,5923],8095),
new.target?new t(...V):t(...V)};const s=25e4;function*c(V,U,F,G=s){const Y=new f(U,F,G);yield*Y.collect(V);const T=yield*Y.decideOpen();return Y.result(T)}class f{items=[];notes=(0,y.
G4)();knownSources=new Map;declared=[];signs=new D.j;counts={decided:0,open:0};facts;values;maxUsages;constructor(U,F,G){this.facts=U,this.values=F,this.maxUsages=
G}*collect(U){const{counts:F,facts:G}=this;for(const{name:Y,files:T,notes:B}of a(U,G)){if(G.endedAt=Y,yield G.files)return;for(const z of B)this.notes.add(z);if(T.
length===0)continue;if(this.isFull(F.decided+F.open,Y))break;const N=yield*t(T,G.files);if(N===null)return;G.bytes+=N.bytes;for(const z of N.notes)this.notes.add(
z);this.add({directory:Y,files:N.files})}G.endedAt=null}*decideOpen(){const U=[];let F=!1;for(const G of this.items){if(!("files"in G)){U.push(G);continue}if(F||=
this.isFull(this.counts.decided,G.directory),!F)if(yield this.facts.files)this.facts.endedAt??=G.directory,F=!0;else for(const Y of this.decide(G.files))U.push(
Y)}return U}result(U){const{facts:F,signs:G,declared:Y}=this,T=[...U,...F.states.map($)];return{...F,usages:T,declared:Y,notes:this.notes.all(),...G.end(U)}}add(U){
const{files:F,directory:G}=U,{facts:Y}=this;F.some(({kind:B})=>/^(config|lock)$/.test(B.class))&&Y.modules.add(G),Y.files+=F.length;for(const B of o(F))this.declared.
push(B);for(const B of F){const N=!i(B),z=B.kind.class==="terragrunt";N&&(Y.isEmpty=!1),z&&Y.terragrunt.push(B.file),Y.usesTerragrunt||=z&&N,this.signs.addFile(
B)}const T=F.some(h);for(const B of F)(T||!B.isContext)&&this.addCalls(B);if(T){this.items.push(U);for(const{references:B}of F)this.counts.open+=B.length}else for(const B of this.
decide(F))this.items.push(B)}addCalls({file:U,references:F}){for(const{kind:G,row:Y,value:T}of F){if(T===void 0)continue;const B=(0,I.Nj)(T.text)||Y.grammar==="\
terragrunt"&&(0,b.GL)(T.text),N=B||(0,b.qC)(T.text).length>0;G==="module"&&(N||T.kind==="pieces")&&this.facts.calls.push({source:T.text,file:U}),B&&Y.position.includes(
"source")&&(G==="test_module"?this.facts.tests.push({source:T.text,file:U}):this.facts.called.add((0,m.un)((0,m.jt)(U),T.text)))}}decide(U){const{usages:F,notes:G}=g(
U,this.values,this.knownSources);for(const Y of G)this.notes.add(Y);return this.counts.decided+=F.length,F}isFull(U,F){const G=this.maxUsages;return U<G?!1:(this.
notes.add((0,L.ht)(F,(0,R.ub)({kind:"usages",max:G}))),!0)}}const $=({file:V,host:U,client:F})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:U,text:U,
address:"state",place:{file:V,...L.wv},clients:[F],isOverridden:!1,needs:[]});var w=e(3916),p=e(9119),M=e(1440);function O(V,U,F,{nameOf:G}){if(!(0,I.Nj)(U)){const[
T=null]=(0,b.qC)(U).flatMap(B=>G(B)??[]);return T}const Y=(0,m.un)(V,U);return F.get(Y)??Y}const A=100;function S({usages:V,units:U},F){const G=(0,p.hy)(U,y.CI);
return[...V.flatMap(({calls:T,directories:B,text:N,place:z})=>{const se=(0,m.jt)(z.file),q=(G.get(se)??[]).flatMap(({item:fe})=>(0,y.CI)(fe));if(T===void 0&&B===
void 0&&q.length===0&&(0,b.qC)(N??"").length===0)return[];const he=Object.values(T??{}).flat(),le=[N,...he.map(({source:fe})=>fe)].flatMap(fe=>fe??[]),ue=[se,...(B??
q).slice(0,A)];return le.flatMap(fe=>(0,I.Nj)(fe)?ue.map(_e=>(0,m.un)(_e,fe)):(0,b.qC)(fe).flatMap(_e=>F.nameOf(_e)??[]))}),...U.flatMap(y.CI)]}function K(V,U){
const{usages:F,links:G,directories:Y}=V,T=(oe,he)=>{const le=O(oe,he,G,U);return le===null||(0,I.Nj)(he)&&le===(0,m.un)(oe,he)?he:`./${(0,w.relative)(oe,le)}`},
B=F.map(oe=>{const{kind:he,text:le,calls:ue,place:fe}=oe,_e=G.size>0||ue!==void 0||(0,b.qC)(le??"").length>0;if(he!=="module"||le===null||!_e)return oe;const Oe=[
{root:null,source:le,version:null,isOpen:!1}],ge=Object.entries(ue??{terraform:Oe,opentofu:Oe}).map(([$e,ye])=>{const we=(0,m.jt)(fe.file),Te=Pe=>Pe.source&&T(we,
Pe.source);return[$e,ye.map(Pe=>({...Pe,source:Te(Pe)}))]});return ge.every(([,[$e]])=>$e?.source===le)&&ue===void 0?oe:{...oe,calls:Object.fromEntries(ge)}}),N=({
directory:oe})=>Y.has(oe)&&U.nameOf(oe)===oe,z=V.installed.filter(oe=>!N(oe)&&U.exists(oe.directory)),se=new Map(z.map(({root:oe,directory:he})=>{const le=(0,R.
a3)({what:"outside",path:he});return[he,(0,L.ht)((0,m.Gz)(oe,M.U4),le)]})),q=[...V.notes,...se.values()];return{...V,usages:B,installed:V.installed.filter(N),notes:q}}
let J=function(...V){return{resolveValue:J}=e.late([3276,4744,6851,5923],8095),new.target?new J(...V):J(...V)},X=function(...V){return{asWritten:X}=e.late([3276,
4744,6851,5923],8095),new.target?new X(...V):X(...V)},Q=function(...V){return{Instances:Q}=e.late([3276,4744,6851,6065],1340),new.target?new Q(...V):Q(...V)},x=function(...V){
return{Terragrunt:x}=e.late([3276,4744,6851,6065],1340),new.target?new x(...V):x(...V)},Z=function(...V){return{withUnits:Z}=e.late([3276,4744,6851,6065],1340),
new.target?new Z(...V):Z(...V)};const ee=10;function*W(V,U={}){const F=(0,u.ET)(V),G=new Set;for(let Y=1;;Y+=1){const T=(0,u.f5)(G),B=ie(F,T,U),N=(0,E.O)(()=>new x(
B)),z=yield*c(V,T,te(B,N)),q=T.terragrunt.length>0?yield*Z(z,N()):z,oe=G.size;for(const le of S(q,F))!q.directories.has(le)&&F.locate(le)!==null&&G.add(le);if(G.
size===oe||q.endedAt!==null||Y===ee)return K(q,F)}}function te(V,U){const F=(0,E.O)(G=>(0,E.O)(Y=>new Q(V,G,Y)));return({row:G,place:Y},T,B)=>{if(G.grammar==="t\
erragrunt")return re(U(),Y.file,T);const N=G.evaluation?.[B];if(N===void 0)return X(T);const z=F(B)(N);if(z.effort.isSpent)return X(T);const se=({scope:le,from:ue,
root:fe})=>(le.effort.renew(),{...J(T,le),from:ue,root:fe}),q=(0,m.jt)(Y.file),oe=se(z.unknown(q));if(oe.isWhole)return[[oe]];const he=Map.groupBy(z.of(q),({use:le})=>le);
return Array.from(he.values(),le=>le.map(se))}}function re(V,U,F){if(V.effort.isSpent)return X(F);const G=T=>({...J(F,T),from:null}),Y=V.includedScopes(U).map(T=>[
G(T)]);return Y.length===0?[[G(V.scopeOf(U))]]:Y}function ie(V,{calls:U,links:F,terragrunt:G},Y){const T=(0,E.O)(me),B=(N,z)=>O(N,z,F,V);return{files:V,calls:(0,E.
O)(()=>ne(U,B)),leadsTo:B,terragrunt:G,environment:Y,isSet:N=>Y[N]!==void 0,setBy:N=>{const z=T(V).get(N);return z===void 0?null:`TF_VAR_${N} in ${z}`}}}const ae=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;
function ne(V,U){const F=new Map,G=new Set;for(const{source:Y,file:T}of V){const B=(0,m.jt)(T),N=U(B,Y);N!==null?F.set(N,(F.get(N)??new Set).add(B)):ae.test(Y)&&
G.add(B)}return{callers:F,dynamic:G}}const ce=".github/workflows",pe=200;function me(V){const U=new Map,F=V.list(ce).filter(G=>/\.ya?ml$/.test(G));for(const G of F.
slice(0,pe)){const Y=`${ce}/${G}`,T=V.read(Y)??"";for(const[,B,N]of T.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const z=B??N??"";U.has(z)||U.set(
z,Y)}}return U}}),5102:((de,H,e)=>{e.d(H,{DI:()=>b,Fl:()=>j,JR:()=>D,QK:()=>n,Rm:()=>C,Yn:()=>k,Zh:()=>l,b:()=>v,fi:()=>a,hm:()=>_,md:()=>P,nM:()=>d,nx:()=>R,sG:()=>I,
vh:()=>L});var m=e(2886),E=e(2389),u=e(9615);const R={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},L=Object.keys(
R);function I(r){if(v(r))return"unchecked";const h=_(r.findings);return h==="error"?"fails":h==="warning"?"warns":D(r)?"skipped":"works"}const b=r=>I(r)==="fail\
s",D=({visit:r})=>r.attempt.discovery.kind==="skipped",y=["host-not-checked",...m.H4],v=({visit:{attempt:r}})=>r.discovery.kind==="skipped"&&y.includes(r.discovery.
problem.code),P=r=>L.flatMap(h=>r.filter(g=>I(g)===h));function j(r){const h=new Set(r.map(({worst:g})=>g));return h.has("error")?"fails":h.has("warning")?"warn\
s":r.some(C)?"skipped":"works"}function k(r,h){const g=Object.groupBy(r,c=>j(h(c))),{fails:o=[],warns:i=[],skipped:t=[],works:s=[]}=g;return[o,i,t,s]}const C=({
chosen:r,isDirect:h,isUnchecked:g})=>g===!0||!h&&Object.keys(r).length===0,_=r=>u.oC.find(h=>r.some(g=>g.severity===h))??null;function n({findings:r}){const h=_(
r);return h==="notice"?[]:r.filter(({severity:g})=>g===h)}const l=({severity:r},{failOn:h})=>r==="error"||(0,E.k2)(r,h),d=({severity:r})=>r!=="notice";function a({
passed:r,hosts:h,findings:g}){return r?g.some(d)?"warns":h.length===0?"skipped":"works":"fails"}}),4120:((de,H,e)=>{e.d(H,{H8:()=>I,Iu:()=>L,QI:()=>v,QN:()=>n,SY:()=>b,
dy:()=>R,kJ:()=>P,nO:()=>l,od:()=>y,tY:()=>j,u8:()=>C});var m=e(9432),E=e(9615),u=e(8032);const R="new in this pull request",L=d=>d.replace(/^./u,a=>a.toUpperCase()),
I=d=>E.oC.flatMap(a=>{const{length:r}=d.filter(h=>h.severity===a);return r===0?[]:[(0,m.px)(r,a)]}).join(", "),b=d=>u.zK.every(a=>d.includes(a))?"all clients":D(
d).join(", "),D=d=>d.map(a=>u.bB[a]);function y(d,a){const r=a.filter(h=>d.includes(h));return d.length===0||r.length===a.length?"":D(r).join(", ")||"no client \
in use"}const v=({clients:d,versions:a})=>d.map(r=>[u.bB[r],a[r]].join(" ").trim()).join(" and ");function P(d){return d<999.5?`${Math.round(d)} ms`:d<59950?`${(d/
1e3).toFixed(1)} s`:`${(d/6e4).toFixed(1)} min`}function j(d){return d<1e3?`${d} B`:d<999950?`${(d/1e3).toFixed(1)} kB`:`${(d/1e6).toFixed(1)} MB`}const k=36e5;
function C(d,a){const r=(Date.parse(a)-Date.parse(d))/k;if(r>=48)return`${_(r/24)} days`;if(r>=1)return`${_(r)} h`;const h=Math.floor(r*60);return h>=1?`${h} mi\
n`:"less than a minute"}const _=d=>Math.floor(d*10)/10,n=d=>`${d.slice(0,16).replace("T"," ")} UTC`;function l(d,a){const r=(Date.parse(d)-Date.parse(a))/(24*k);
if(Number.isNaN(r))return d;const h=Math.floor(Math.abs(r)),g=h===0?"less than a day":(0,m.px)(h,"day");return`${d.slice(0,10)} (${r<0?`${g} ago`:`in ${g}`})`}}),
8884:((de,H,e)=>{e.d(H,{CN:()=>d,Dx:()=>k,GH:()=>y,Ky:()=>R,TD:()=>L,YC:()=>_,eb:()=>b,f5:()=>C,ju:()=>l,lp:()=>j,mj:()=>v,oN:()=>P,tN:()=>n});var m=e(9432),E=e(
2170),u=e(9119);function R(g,o){const{places:i,noun:t}=L(g);return(0,m.K4)(i,o,u.eo,s=>(0,m.px)(s,`more ${t}`))}function L(g){const o=r(g),i=(0,u.t6)(o,s=>a(s)?
(0,u._M)(s.file)??s:s),t=I(i).length>1;return{places:t?i:o,noun:t?"repository":"place"}}const I=g=>g.filter(a).filter(({file:o})=>(0,u._M)(o)!==null),b=g=>(0,u.
t6)(I(D(g)),({file:o})=>(0,u._M)(o)),D=g=>[...new Set(g.map(({places:o})=>o))].flat(),y=(g,o,i)=>`${g===o?"all":`${g} of`} ${o} ${i}`;function v(g,o){const{length:i}=o>
1?b(g):[];return i>1?y(i,o,"repositories"):""}function P(g,o){const i=new Set(g.flatMap(({file:c})=>(0,u._M)(c)??[])).size>1,t=c=>(i?(0,u._M)(c.file):null)??h(c),
s=new Set(o.map(t));return g.filter(c=>!s.has(t(c)))}function j(g,o){const i=k([g]);return R(P(i,i.slice(0,1)),o)}const k=g=>r(D(g).filter(a)),C=g=>[...new Set(
D(g).filter(o=>typeof o=="string"))];function _(g){const o=g.hosts.flatMap(({requirements:t})=>t),i=[...g.findings,...g.roots.flatMap(({rows:t})=>t)];return[...new Set(
[...o.map(({because:t})=>t),...i.map(t=>t.places)])]}const n=g=>g.values().map(E.Xd).find(o=>o!==null)??null,l=({services:[g,...o]})=>o.length===0?g??null:null,
d=g=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(g)&&(0,u._M)(g)===null,a=g=>typeof g!="string",r=g=>(0,u.t6)(g,o=>a(o)?h(o):o),h=({file:g,line:o,inside:i})=>`${o}\
:${g}${i===void 0?"":`
${(0,u.kn)(i)}`}`}),6097:((de,H,e)=>{e.d(H,{$N:()=>j,LG:()=>a,QA:()=>f,fX:()=>_,h$:()=>M,j6:()=>w,q9:()=>t,rc:()=>s});var m=e(2886),E=e(2172),u=e(9432),R=e(2170),
L=e(9119),I=e(255),b=e(3096),D=e(5106),y=e(5102),v=e(4120),P=e(8884);function j(O,{repositories:{length:A}}){const{hosts:S,files:K,findings:J,passed:X,stopped:Q}=O,
x=d(O,A),Z=K.filter(({problem:pe})=>x===null||!C.test(pe.code)),ee=Z.filter(pe=>!k(pe)),W=(0,y.hm)(ee)==="error"&&!S.some(y.DI),te=x===null&&A>0?` in ${(0,u.px)(
A,"repository")}`:"",ae=[ee.length<Z.length?[`nothing to check${te}`]:n(O,te),l(ee)],ne=[x??[],W?ae.toReversed():ae].flat(2).join(", "),ce=(0,y.hm)(J)==="error";
if(Q.length>0){const pe=(0,u.pk)(Q);return ce||S.some(y.b)?`${ne} (${pe})`:`${pe}; ${ne}`}return X&&ce?`${ne} (the check passes: fail-on is never)`:X||ce?ne:`${ne}\
 (the check fails: fail-on is warning)`}const k=({problem:O,severity:A})=>O.code==="nothing-to-check"&&A==="error",C=/^(?:module|provider|version|package|constraint|lock)-/,
_="not allowed";function n({hosts:O,roots:A},S){const K=O.length;if(K===0){const V=A.flatMap(({rows:G})=>G.filter(({isDirect:Y})=>Y)),U=new Set(V.flatMap(G=>(0,y.
Rm)(G)?[]:G.source)).size;return[...U===0?[]:[`${(0,u.px)(U,"module")} read`],`no registry hosts to check${S}`]}const{skipped:J=[],checked:X=[]}=Object.groupBy(
O,V=>(0,y.JR)(V)?"skipped":"checked"),{fails:Q,unchecked:x,works:Z}=y.nx,ee=(V,U)=>U.length===0?[]:[{words:V,count:U.length}],W=[...ee(Q,X.filter(y.DI)),...ee(_,
J.filter(y.DI)),...ee(x,J.filter(y.b))],te=[...ee(Z,X),...ee(y.nx.skipped,J)],[re,...ie]=W.length>0?W:te,ae=X.filter(V=>(0,y.sG)(V)==="warns").length,ne=K===1?"":
`${ae} ${W.length>0?"more ":""}`,pe=re?.words===_||re?.words===x?re.count===1?"is ":"are ":"";return[`${K===1?"1 registry host":(0,P.GH)(re?.count??0,K,"registr\
y hosts")}${S} ${pe}${re?.words}`,...ie.map(({count:V,words:U})=>`${V} ${U}`),...ae===0?[]:[`${ne}with warnings`]]}function l(O){const A=(0,y.hm)(O);if(A===null||
A==="notice")return[];const S=O.filter(({severity:x})=>x===A),K=(0,P.eb)(S).length,J=new Set((0,P.Dx)(S).map(({file:x})=>x)).size,X=K>0?`files of ${(0,u.px)(K,"\
repository")}`:(0,u.px)(J,"file"),Q=S.some(x=>(0,R.Xd)(x)===null);return[...J>0?[`${A}s in ${X}`]:[],...Q?[`${A}s in settings or credentials`]:[]]}function d({roots:O,
findings:A},S){const K=O.filter(({directory:te})=>te!==E.cd.file),[J]=(0,y.Yn)(K,({rows:te})=>te),X=({directory:te})=>te,Q=new Set([...J.map(X),...h(A)]);if(Q.size===
0)return null;const x=new Set([...K.map(X),...Q]).size,Z=new Set(Array.from(Q,L._M)).size,ee=x<2?"":` in ${(0,P.GH)(Q.size,x,"root modules")}`,W=S<2?"":` (${(0,P.
GH)(Z,S,"repositories")})`;return`init fails${ee}${W}`}function a(O,{repositories:A}){const S=O.files.filter(({severity:K})=>K==="error");return d(O,A.length)??
l(S)[0]??null}const r=({problem:O,severity:A})=>O.code==="cloud-token"&&A==="error",h=O=>(0,P.Dx)(O.filter(r)).map(({file:A})=>{const{path:S}=(0,L.bH)(A);return`${A.
slice(0,A.length-S.length)}${(0,b.jt)(S)||"."}`}),g=50,o=3,i=2;function t(O){const{shown:A,more:S}=(0,u.zN)(O,g);return S===0?A:[...A,`and ${(0,u.px)(S,"more re\
mark")}`]}function s(O){const A=(0,P.YC)(O).some(({length:x})=>x===L.WD),S=O.files.filter(({exclude:x,severity:Z})=>x&&Z!=="notice"),K=[...new Set(S.flatMap(({exclude:x})=>x??
[]))],J=(0,P.eb)(S).length>0?" where their files are read":"",X=`${(0,u.px)(S.length,"finding")} in tests, examples or templates, where errors are warnings`,Q=`\
to skip such files, set \`exclude\`${J}: ${(0,u.K4)(K,o,u.dh)}`;return[...A?[`lists of places end after ${L.WD} places`]:[],...S.length>0?[`${X}; ${Q}`]:[]]}const c="\
HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split(" ");function f({findings:O},A){const S=c.flatMap(J=>{const X=A[J]||J.endsWith("Y")&&
A[J.toLowerCase()];return X?`${J} (${(0,u.dh)(X.slice(X.lastIndexOf("@")+1))})`:[]});return O.some(J=>J.problem.obstacle||(0,m.zv)(J))&&S.length>0?[`connections\
 used ${S.join(", ")}`]:[]}function $({hosts:O},A){const{scan:S,repositories:K}=A,{length:J}=O.filter(({requirements:Z})=>Z.some(({because:ee})=>ee.some(W=>typeof W!=
"string"))),X=`${(0,u.px)(S.usages,"usage")} of ${(0,u.px)(J,"registry host")}`,Q=J===0?"no registry host is used":X;return K.length>0?`${Q} in ${(0,u.px)(K.length,
"repository")}`:S.files===0?S.durationMs===0?null:"found no Terraform or OpenTofu files":`scanned ${`${(0,u.px)(S.files,"file")} (${(0,v.tY)(S.bytes)})`} in ${(0,v.
kJ)(S.durationMs)}: ${Q}`}function w(O,A){const{hosts:S}=O,{depth:K,repositories:J}=A,X=J.length===0;if(K==="versions"||K==="packages")return X?p(O):[];const Q=S.
filter(ee=>["works","warns"].includes((0,y.sG)(ee))&&ee.requirements.some(({service:W,because:te})=>(W===D.e$||W===D.xq)&&te.some(ie=>typeof ie!="string")));return K!==
"discovery"||Q.length===0?[]:[`not checked at ${(0,u.K4)(Q,i,({visit:ee})=>(0,I.nx)(ee.host))}: versions of modules and providers, and whether tokens are accept\
ed; to check them, set \`depth: versions\``]}function p({roots:O}){return O.filter(({directory:S})=>S!==E.cd.file).some(({rows:S})=>S.some(({kind:K})=>K==="modu\
le"))?["not checked: what is inside modules; to read them as `init` does, set `depth: init`"]:[]}function M(O,A){const{dialect:S,durationMs:K,scan:J,remarks:X}=A,
{findings:Q,ignored:x}=O,Z=(0,v.H8)(Q)||"no findings",ee=x>0?`${Z}, ${x} ignored`:Z,te=O.hosts.length===0&&J.files===0?"":` for ${(0,v.QI)(S)} (${S.why})`,re=$(
O,A);return[`${ee}; checked in ${(0,v.kJ)(K)}${te}`,...re===null?[]:[re],...X]}}),9961:((de,H,e)=>{e.d(H,{Dz:()=>b,P4:()=>I,Yv:()=>D});var m=e(7811),E=e(1780),u=e(
9432),R=e(9615);const L={missing:({setting:y,path:v})=>({message:`${y} names ${(0,m.ol)(v)}, which does not exist`,help:(0,u.Dl)(v,"set it to the absolute path \
of a file; the client continues without any CLI configuration")}),relative:({path:y,root:v})=>({message:`TF_CLI_CONFIG_FILE is the relative path ${(0,m.ol)(y)},\
 which \`init\` does not find if it is started in ${v}`,help:"set it to the absolute path"}),cache:({path:y})=>({message:`the plugin cache directory ${(0,m.ol)(
y)} does not exist, for which the client reports an error`,help:y.startsWith("~")?"write the absolute path: the client does not expand ~":"create the directory \
before `init`",severity:"notice"}),unreadable:({file:y,failure:v})=>({message:`${y} ${(0,u.mP)(v)}`,help:v.kind==="size"?"shorten the file; the client reads all\
 of it, this check nothing":"make it a regular file that this account can read; this check continues without it"}),syntax:({file:y,why:v})=>({message:`${y} has \
a syntax error: ${v}`,help:"correct the file; the client ignores all of it, including its tokens"}),encoding:({file:y,isWide:v})=>({message:`${y} ${v?"is encode\
d as UTF-16":"begins with a byte order mark"}, so the client ignores all of it`,help:"save it as UTF-8 without a byte order mark (BOM)"}),type:({file:y,why:v})=>({
message:`${y}: ${v}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"}),block:({file:y,why:v})=>({message:`${y}\
: ${v}`,help:"correct the block; the client ignores it"}),label:y=>({message:`the label of the block ${y.type} ${(0,m.ol)(y.label)} at ${y.file} is not a hostna\
me: ${y.why}`,help:y.advice??"write a hostname as the label; the client ignores the block"}),"two helpers":()=>({message:"there is more than one credentials_hel\
per block",help:"remove all but one; the client uses any of them at random"}),"two installations":()=>({message:"there is more than one provider_installation bl\
ock",help:"remove all but one; the client uses the first"}),"no token":({file:y,host:v,hasValue:P})=>({message:P?(0,E.xI)`the token in the credentials block for host ${(0,E.
SP)(v)} at ${y} is not a string`:(0,E.xI)`the credentials block for host ${(0,E.SP)(v)} at ${y} has no token`,help:'add token = "\u2026" or remove the block; the cli\
ents send no token and try no other credentials source'}),"no helper":({name:y,directories:v})=>({message:`credentials helper ${(0,m.ol)(y)}: there is no terraf\
orm-credentials-${y} in ${v.join(", ")}`,help:y===y.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"wri\
te the name in lower case; the client finds no other name"})},I=(y,v)=>(0,R.CC)("credentials-config",{...(0,R.Z9)(L,y),affects:v}),b=({name:y,why:v})=>(0,R.CC)(
"credentials-helper",{message:`credentials helper ${y}: ${v}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"}, or {} for a host with\
out a token, and exit with 0'}),D=({host:y,at:v})=>(0,R.CC)("services-forced",{message:(0,E.xI)`the host block at ${v} defines the services of ${(0,E.KT)(y)}; the host's own discovery document is not used`,
help:(0,E.xI)`remove the host block at ${v} to use the discovery document of ${(0,E.KT)(y)}`})}),8294:((de,H,e)=>{e.d(H,{$U:()=>r,C3:()=>_,Eu:()=>C,QU:()=>j,To:()=>g,
bI:()=>o,fj:()=>l,iX:()=>i,tK:()=>d,z2:()=>h});var m=e(8032),E=e(255),u=e(1780),R=e(7057),L=e(9432),I=e(9615),b=e(4481);const D=({source:f,isInFile:$},w)=>(0,I.
Lw)(w[$?"file":(0,b.zT)(f)?"helper":"elsewhere"]),y={file:"write the token into the file, or remove its block",helper:"store the token in the helper, which must\
 print {} for a host without one",elsewhere:{terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow can read\
 it: GitHub replaces a missing secret with an empty string"}},v={file:"write the token itself, because a CLI configuration has no variables, or set a TF_TOKEN_ \
variable",helper:"store the token itself in the helper",elsewhere:{terminal:"set it to the token itself; in single quotation marks, a shell replaces nothing",workflow:"\
write ${{ secrets.NAME }} where the workflow file sets it, with the name of the secret"}},P=(f,{source:$},w,p)=>(0,I.CC)(f,{message:(0,u.xI)`the token from ${(0,u.
LA)($)} ${w}`,flaw:w,...p}),j=f=>P("credentials-empty",f,"is empty",{help:D(f,y)}),k={length:["is longer than 64 KiB and is not sent","store only the token"],"c\
ontrol character":["contains a line break or another control character, which no client can send","store the token again without the line break at its end"],bearer:[
'begins with "Bearer ", which the clients add a second time','store only the part after "Bearer "'],quotes:["is enclosed in quotation marks, which are sent with\
 it","store the token without the quotation marks"],"outer white space":["begins or ends with white space, which is sent with it","store the token without the w\
hite space around it"],"inner white space":["contains white space","check whether two values were pasted together"],"not ASCII":["contains characters beyond ASC\
II, which many servers misread","copy the token again: a hyphen or quotation mark may have been replaced"],placeholder:["is a placeholder that nothing replaced",
v]};function C({slip:f,...$}){const[w,p]=k[f],M=typeof p=="string"?p:D($,p);return P("credentials-malformed",$,w,{help:M,...f!=="control character"&&f!=="length"&&
{severity:"warning"}})}function _({host:f,source:$,on:w,days:p}){const M=p<0?`expired on ${w}`:void 0;return(0,I.CC)("credentials-expiry",{message:(0,u.xI)`the token from ${(0,u.
LA)($)} ${M??`expires on ${w}`}`,help:(0,b.qV)($,f),...M&&{flaw:M}})}const n=`has fewer than ${R.Il} characters and is not redacted where a server repeats it`,l=f=>P(
"credentials-short",f,n,{help:"check whether the stored value is the whole token; store it again or create a longer one"}),d=f=>(0,I.CC)("credentials-differ",{message:(0,u.
xI)`for host ${(0,u.SP)(f.host)}, ${a(f.first)} and ${a(f.other)}`,help:(0,u.xI)`set the token for both clients in ${(0,u.LA)((0,E.fK)(f.host)[0]??"tokens")}; this check uses the first token`}),
a=({client:f,source:$})=>$===null?`${m.bB[f]} finds no token`:(0,u.xI)`${m.bB[f]} uses the token from ${(0,u.LA)($)}`,r=({host:f,service:$,...w})=>(0,b.ti)("cre\
dentials-missing",(0,u.xI)`host ${(0,u.SP)(f)} requires a token${$===null?"":` for ${$}`}`,(0,b.nP)(f),w),h=f=>(0,I.CC)("credentials-near-miss",{message:(0,u.xI)`${(0,u.
LA)(f.variable)} seems to be meant for host ${(0,u.SP)(f.host)}, but ${f.why}`,help:(0,u.xI)`rename it: ${(0,b.yN)(f.write)}`}),g=({host:f,other:$,source:w,service:p,
isSent:M,isNotice:O})=>(0,I.CC)("credentials-other-host",{message:(0,u.xI)`the clients do not send the token for ${(0,u.KT)($)} from ${(0,u.LA)(w)} ${p===null?"\
after the redirect of":`to ${p} of host`} ${(0,u.KT)(f)}: they send ${M?(0,u.xI)`the token of ${(0,u.KT)(f)}`:"none"}`,help:p===null?(0,u.xI)`make the discovery document of ${(0,u.
KT)(f)} public, or serve it at ${(0,u.KT)(f)} itself`:(0,u.xI)`set the token for ${(0,u.KT)(f)}, and the clients send it to ${(0,u.KT)($)}`,...O&&{severity:"not\
ice",affects:[]}}),o=({host:f})=>(0,I.CC)("credentials-unused",{message:(0,u.xI)`the tokens input has a token for host ${(0,u.SP)(f)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"});function i(f){const{host:$,token:w,source:p,challenge:M,contentType:O,...A}=f,S=w==="n\
one"&&M===null&&!O?.includes("json"),K=A.page?.kind==="bot-protection",X=!K&&(S||A.isVague===!0)&&A.status===403&&(0,L.VW)($)===null,Q=(0,u.xI)`rejected the token from ${(0,u.
LA)(p??"")}`,Z=K?"refuses the clients":w==="sent"?Q:"requires authentication credentials",ee=(0,b.c3)(f),W=!X&&A.url===`https://${$}/.well-known/terraform.json`,
te=(0,u.xI)`${X?"may not be a registry":Z}: ${(0,L._r)(A,W)}`;return(0,I.CC)("document-unauthorized",{message:(0,u.xI)`host ${(0,u.KT)($)} ${te}${"refusal"in ee?
"":(0,u.xI)`; ${(0,b.pt)(f,null)}`}`,help:(0,L.NM)({...A,asked:$},X?s:c(f)),...ee})}const t="make the discovery document public",s={operator:`${t}, or return 40\
4 if the host has no services`,user:(0,L.Wt)([])};function c(f){const{host:$,token:w,status:p}=f,M=p===403||w!=="sent"?(0,L.qZ)($):void 0,O={...(0,b.$w)(f,"the \
discovery document",null),guest:M};return w==="none"&&"refusal"in(0,b.c3)(f)?{...O,operator:(0,b.nP)($,`, or ${t}`)}:O}}),8936:((de,H,e)=>{e.d(H,{Er:()=>l,P0:()=>C,
P6:()=>D,Qs:()=>k,T0:()=>I,U2:()=>n,e4:()=>d});var m=e(1780),E=e(9432),u=e(9176),R=e(9615);const L={"no-such-host":"does not resolve: no such host","no-answer":"\
could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},I=({host:a,asks:r,why:h})=>(0,R.
CC)("host-unknown",{message:(0,m.xI)`${(0,m.KT)(a)} ${L[h]}`,help:h!=="no-such-host"?"check the DNS resolver of this machine, then run the check again":r==="doc\
ument"?(0,E.Dl)(a,"check the spelling, and that this machine can resolve the name"):(0,m.xI)`check that this machine can resolve ${(0,m.KT)(a)}, or have the URL that names it corrected`,
obstacle:{verb:"cannot resolve",what:L[h].replace(/.*: /,"")}}),b={refused:"refused the connection",closed:"closed the connection without a response","no-host-r\
oute":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function D({host:a,error:r}){if(typeof r=="object"&&"\
proxy"in r){const o=u.Yq.PROXY_NOT_REACHED;return(0,R.CC)("host-unreachable",{message:(0,m.xI)`${(0,m.KT)(a)} is unreachable: ${r.proxy}`,help:o,obstacle:{verb:"\
does not reach",what:(0,E.dh)(r.proxy),help:o}})}const h=typeof r=="string"?b[r]:`is unreachable (${r.code})`,g="that a firewall or proxy lets this machine conn\
ect to it";return(0,R.CC)("host-unreachable",{message:(0,m.xI)`${(0,m.KT)(a)} ${h}`,help:{...(0,R.Lw)(`check that the host is up, and ${g}`),guest:`check ${g}, \
or ${(0,E.B9)(a)}`},obstacle:{verb:"cannot connect to",what:h.replace("is unreachable: ","")}})}const y={lookup:{verb:"cannot resolve",failed:"could not be look\
ed up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",
help:"check that the host is up, or that a firewall lets this machine connect to it"},response:{verb:null,failed:"did not answer",help:""},body:{verb:null,failed:"\
did not finish its answer",help:""}},v="serve the document as a static file",P=({asks:a})=>a==="document"?v:"find out what the server waits for, such as its sto\
rage",j=a=>a.map(({name:r,attemptMs:h,retries:g})=>{const o=Number.isFinite(h)?(0,E.YA)(h):"without a limit",i=g===0?"":` in each of ${g+1} attempts`,t=r.includes(
" and ")?"wait":"waits";return`${r} ${t} ${o}${i}`}).join(", ");function k(a){if(a.phase==="complete")return(0,R.CC)("host-timeout",{message:(0,m.xI)`${(0,m.KT)(
a.host)} took ${(0,E.YA)(a.tookMs)} to return its discovery document; ${j(a.releases)}`,operator:v,affects:[...new Set(a.releases.map(({client:s})=>s))]});const{
verb:r,failed:h,help:g}=y[a.phase],o=a.limitMs===null?null:(0,E.YA)(a.limitMs),i=o===null?"in time":`within ${o}`,t=a.attempts===1?i:`in ${a.attempts} attempts \
of ${o} each`;return(0,R.CC)("host-timeout",{message:(0,m.xI)`${(0,m.KT)(a.host)} ${h} ${t}`,help:g||{operator:`check that the registry is up, or ${P(a)}`,user:(0,m.
xI)`ask the operator of ${(0,m.KT)(a.host)} whether the registry is up`,guest:(0,E.B9)(a.host)},...r&&{obstacle:{verb:r,what:h.replace(/.*: /,"")}}})}const C=({
host:a,error:r})=>(0,R.CC)("host-protocol",{message:(0,m.xI)`the response of ${(0,m.KT)(a)} is not valid HTTP (${r})`,operator:"check that the port serves HTTP,\
 and the headers that the server and its load balancer send",user:"check the port in the address"}),_={lookup:"the DNS lookup",connection:"the connection",tls:"\
the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};function n({host:a,phase:r,tookMs:h,limitMs:g,...o}){const i=`(limit ${(0,E.
YA)(g)}); ${_[r.name]} took ${(0,E.YA)(r.ms)}`;return"url"in o?(0,R.CC)("host-slow",{message:(0,m.xI)`${(0,m.KT)(o.url)} took ${(0,E.YA)(h)} to answer ${i}`,operator:P(
{asks:"answer"})}):(0,R.CC)("host-slow",{message:(0,m.xI)`${(0,m.KT)(a)} took ${(0,E.YA)(h)} to return its discovery document ${i}`,operator:v,note:j(o.releases)})}
const l=({host:a,attempts:r,failure:h,releases:g})=>(0,R.CC)("host-recovered",{message:(0,m.xI)`discovery of ${(0,m.KT)(a)} succeeded at attempt ${r}; the first attempt failed: ${h}`,
operator:"find out why the host fails intermittently",note:g.length===0?"init succeeded, because the CLI retries discovery":`init with ${g.map(({name:o})=>o).join(
" and ")} would have failed`});function d(a,r){const[{verb:h,help:g=u._$[h]}]=r,[o="",...i]=a,t=i.length===0?(0,m.KT)(o):`any of ${a.length} hosts`,s=i.length===
0&&h==="cannot connect to";return(0,R.CC)("machine-network",{message:(0,m.xI)`this machine ${h} ${t}: ${(0,E.K4)([...new Set(r.map(({what:c})=>c))],3)}`,help:s?
`check the network of this machine, or ${(0,E.B9)(o)}`:g})}}),9176:((de,H,e)=>{e.d(H,{M8:()=>R,Yq:()=>m,_$:()=>u});const m={PROXY_LOGIN:"write the user name and\
 password that the proxy wants into HTTPS_PROXY, before its host",PROXY_ABSENT:"correct HTTPS_PROXY, or start the proxy",PROXY_PATH:"set HTTPS_PROXY to the addr\
ess of a proxy, not to the URL of a repository",PROXY_REFUSED:"have the proxy allow the host, or list the host in NO_PROXY",PROXY_NOT_REACHED:"check that the ho\
st is up, or list it in NO_PROXY"},E=", or set HTTPS_PROXY if the network has a proxy",u={"cannot resolve":`check the network of this machine, its DNS resolver \
and VPN${E}`,"cannot connect to":`check the network of this machine and its firewall${E}`,"does not trust":"set `ca-file` to the certificate of the issuer","doe\
s not reach":"sign in to this network, or use another one"};function R(L,{page:I,url:b,asked:D}){const y=URL.parse(b)?.host,v=y===D,P=v&&L.code==="document-stat\
us";if(I?.kind!=="sign-in"&&I?.kind!=="captive-portal"||P)return L;const j=`a ${I.kind} page${v?"":` at ${y}`} ("${I.title}") answers`;return{...L,obstacle:{verb:"\
does not reach",what:j,isCommon:v}}}}),1098:((de,H,e)=>{e.d(H,{Dr:()=>k,EK:()=>v,Fu:()=>_,dF:()=>C,vs:()=>b,y7:()=>y});var m=e(255),E=e(1780),u=e(5106),R=e(9432),
L=e(9615),I=e(4481);function b({host:n,service:l,...d}){const a=l===u.OZ?"the cloud block":"the remote backend",r=(0,I.nP)(n),h=(0,m.pk)(n)===n?(0,E.xI)`run \`terraform login ${(0,E.
KT)(n)}\` or \`tofu login ${(0,E.KT)(n)}\`, or `:"",g={...r,terminal:(0,E.xI)`${h}${r.terminal}`},o=(0,E.xI)`${a} requires a token for ${(0,E.SP)(n)}`;return(0,I.
ti)("cloud-token",o,g,d)}const D={organization:"`organization`",workspaces:"`name` in `workspaces`"};function y({block:n,lacks:l,isOpen:d}){const a=n==="cloud b\
lock"?`set ${l.map(r=>u.uW[r]).join(" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,L.CC)("cloud-incomplete",{severity:d?"notic\
e":"error",message:`the ${n} has no ${l.map(r=>D[r]).join(" and no ")}`,help:d?"no change is required if `init` gets the arguments with -backend-config":`write \
it in the block, or ${a}, also for this check`})}const v=({url:n,version:l})=>(0,L.CC)("cloud-version",{message:(0,E.xI)`${(0,E.KT)(n)} returned ${l===null?"no \
TFP-API-Version":`TFP-API-Version ${(0,R.dh)(l)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in fron\
t of it to keep the header",user:'correct `hostname`, or use `backend "remote"` instead of `cloud`'}),P=n=>"why"in n?(0,E.xI)`the response of ${(0,E.KT)(n.url)} ${(0,R.
dh)(n.why)}`:(0,R._r)({...n,page:null}),j=(n,l,d)=>"status"in n&&[401,403,404].includes(n.status)?d:{operator:(0,E.xI)`check the logs of ${(0,E.KT)(l)}, and that the URL of the service is that of its API`},
k=({host:n,organization:l,source:d,...a})=>(0,L.CC)("cloud-organization",{message:(0,E.xI)`the organization ${l} at ${(0,E.KT)(n)} cannot be read: ${P(a)}`,refusal:"\
rejects",help:j(a,n,(0,E.xI)`check the name of the organization, and that the token from ${(0,E.LA)(d)} is valid and belongs to a member`)}),C=n=>(0,L.CC)("clou\
d-workspace",{message:(0,E.xI)`the workspace ${n.workspace} of ${n.organization} at ${(0,E.KT)(n.host)} cannot be read: ${P(n)}`,help:j(n,n.host,"check that the\
 token may read the workspace")}),_=({host:n,organization:l,workspace:d})=>(0,L.CC)("cloud-workspace-missing",{message:(0,E.xI)`${l} at ${(0,E.KT)(n)} has no workspace ${d} that the token may read; init would create it`,
help:"correct its name, unless the workspace is new"})}),2801:((de,H,e)=>{e.d(H,{AO:()=>v,U7:()=>y,n3:()=>P,nD:()=>C,ro:()=>k,sC:()=>D,wp:()=>b});var m=e(1780),
E=e(2432),u=e(9432),R=e(9615);const L={download:["source","the source is downloaded from","use a source on an allowed host"],backend:["backend","the backend or \
its state uses","use an allowed host"],configuration:["mirror","the CLI configuration leads to","use an allowed host"]};function I(n){if(n.host===""){const[g]=L["\
use"in n?n.use:"download"];return[`the host of this ${g} cannot be determined, and may not be in \`allowed-hosts\``,"write the whole address as a literal, with \
its host after the scheme"]}const l=(0,m.xI)`${(0,m.KT)(n.host)}, which is not in \`allowed-hosts\``;if("service"in n)return[(0,m.xI)`${n.service} of ${(0,m.KT)(
n.registry)} is on ${l}`,"use another registry"];if("package"in n)return[(0,m.xI)`the package of ${n.package} is downloaded from ${l} and was not contacted`,"us\
e another module or provider"];if("use"in n){const[,g,o]=L[n.use];return[(0,m.xI)`${g} ${l}`,o]}const d=(0,m.xI)`host ${(0,m.KT)(n.host)} is not in \`allowed-hosts\` and was not contacted`;
if(!("implied"in n))return[d,"use an allowed registry"];const{place:a,clients:r}=n.implied,h=`${(0,u.dh)(a.file)}:${a.line} names no host, and this is the defau\
lt of ${(0,u.eZ)(r)}`;return[(0,m.xI)`${d}; ${h}`,"name an allowed registry there"]}function b(n){const[l,d]=I(n),a=n.host===""?d:(0,m.xI)`${d}, or add ${(0,m.KT)(
n.host)} to \`allowed-hosts\``;return(0,R.CC)("host-not-allowed",{message:l,help:a})}const D=n=>(0,R.CC)("allowlist-incomplete",{message:`the packages of ${(0,u.
px)(n.count,"module")} from registries, Git or archives were not opened; they may use hosts that are not in \`allowed-hosts\``,...n.isAsked?{help:"see why in th\
e other findings, and correct that"}:{help:"restrict the network of the job that runs `init` as well",severity:"notice",affects:[]}}),y=({host:n})=>(0,R.CC)("ho\
st-generic",{message:(0,m.xI)`${(0,m.KT)(n)} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,help:"add the r\
eal host to `hostnames` to check it"}),v=({host:n,address:l,asks:d})=>l==="metadata"?(0,R.CC)("host-private-redirect",{message:(0,m.xI)`${(0,m.KT)(n)} is the address of ${/^(?:kubernetes|openshift)\b/.
test(n)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirect or the address; such services are never contacted"}):
(0,R.CC)("host-private-redirect",{message:(0,m.xI)`a public host ${d==="document"?"redirects":"leads"} to ${(0,m.KT)(n)}, which has a ${l} address and was not contacted`,
operator:(0,m.xI)`set an external URL in place of ${(0,m.KT)(n)}`,note:"if this machine may contact it, add that host to `hostnames` or `resolve`"}),P=({host:n,
thrown:l})=>(0,R.CC)("host-check-crashed",{message:(0,m.xI)`${(0,m.KT)(n)} was not checked completely, because of a bug in tf-disco ${E.xv}: ${j(l)}`,help:(0,m.
xI)`please report this text at ${E.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,m.KT)(n)}\` to \`ignore\``});function j(n){if(!(n instanceof Error))
return(0,u.dh)(String(n));const l=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(n.stack??"")?.[1];return(0,u.dh)(String(n))+(l===void 0?"":` (${l})`)}const k=({host:n})=>(0,R.
CC)("host-http2",{message:(0,m.xI)`${(0,m.KT)(n)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,m.
xI)`enable HTTP/1.1 on ${(0,m.KT)(n)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"}),C=({host:n,stopped:l,isBegun:d})=>(0,R.
CC)("host-not-checked",{message:(0,m.xI)`${(0,u.Cw)(l)}: ${(0,m.KT)(n)} was ${d?"still being checked":"not checked"}`,help:_[l.kind]}),_={deadline:"raise `deadl\
ine-seconds`, or lower `timeout-seconds`",signal:"run the check again, with `deadline-seconds` below the time limit of the job",crash:"run the check again, and \
report the crash"}}),4481:((de,H,e)=>{e.d(H,{$w:()=>n,c3:()=>P,cA:()=>k,nP:()=>l,pt:()=>C,qV:()=>a,ti:()=>g,to:()=>o,uK:()=>D,yN:()=>r,zT:()=>d});var m=e(8032),
E=e(255),u=e(1780),R=e(7057),L=e(9432),I=e(9615);const b="this pull request needs no change; run the check where the secret is available, for example on the mai\
n branch",D={because:"the host limits the requests of this machine or of its network",operator:"raise the limit",user:"lower `concurrency`, or use a runner with\
 an address of its own, because hosted runners share theirs"},y=({page:i})=>i?.kind==="bot-protection",v=({challenge:i})=>i!==null&&(0,R.O6)(i)?i:null;function P(i,t="\
asks"){const{token:s}=i;return/^(?:none|sent)$/.test(s)&&!y(i)&&!v(i)?{refusal:s==="none"?t:"rejects"}:{}}function j({host:i,source:t,challenge:s},c){return c!==
null?(0,u.xI)`check that ${(0,u.KT)(c)} accepts the token from ${(0,u.LA)(t??"")}: ${k(c,i)}`:s===null?(0,u.xI)`check that the token is complete and has access, or ${a(
t??"",i)}`:(0,u.xI)`check that the token is complete and has access, or that ${(0,u.KT)(i)}, which asks for ${s} authentication, takes Bearer tokens`}const k=(i,t)=>(0,u.
xI)`the CLIs send ${(0,u.KT)(i)} the token for ${(0,u.KT)(t)}, not one for ${(0,u.KT)(i)}`;function C(i,t){const{host:s,token:c,source:f}=i,$=v(i);if(y(i))return"\
a bot protection answered";if($!==null)return`it asks for ${$} authentication`;const w=t===null?"sent":(0,u.xI)`sent to ${(0,u.KT)(t)}`,p=(0,u.xI)`the token for ${(0,u.
KT)(s)} from ${(0,u.LA)(f??"")} was`;return c==="none"?(0,u.xI)`no token was found for ${(0,u.KT)(s)}`:c==="sent"?(0,u.xI)`${p} ${w}`:(0,u.xI)`${p} not ${w}${_[c]}`}
const _={"not-sent":"",dropped:", because the CLIs drop it at a redirect to another host",withheld:", because the URL is not https; the CLIs do send it"};function n(i,t,s,c=j(
i,s)){const{host:f,token:$}=i,w=v(i);if(w!==null){const M=`exempt ${t} from ${w} authentication`,O=(0,u.xI)`ask the operator of ${(0,u.KT)(f)} to ${M}`;return{operator:M,
user:O,note:"the clients send only Bearer tokens"}}const p=(0,m.n3)(f)?(0,L.qZ)(f):void 0;switch($){case"none":return{...(0,I.Lw)(l(f)),guest:p};case"sent":case"\
not-sent":return(0,I.Lw)(c);case"dropped":return{operator:(0,u.xI)`serve ${t} without the redirect to ${s===null?"another host":(0,u.KT)(s)}`};case"withheld":return{
operator:`serve ${t} at an https URL`}}}function l(i,t="",s=""){const c=(0,E.Fq)((0,u.pj)((0,u.FS)((0,u.KT)(i)))),[f]=c.ok?(0,E.fK)(c.value):[],$="${{ secrets.R\
EGISTRY_TOKEN }}",w=(0,u.xI)`run \`terraform login ${(0,u.KT)(i)}\``,p=f!==void 0&&t==="";return{terminal:(0,u.xI)`${s}${f===void 0?w:r(f)}${t}`,workflow:(0,u.xI)`${s}add the line "${(0,u.
KT)(i)}=${$}" to the tokens input${p?(0,u.xI)`, or "${(0,u.LA)(f)}: ${$}" to env`:t}`}}const d=i=>i.startsWith("credentials helper ");function a(i,t){const c=d(
i)||/credentials\.tfrc\.json:\d+$/.test(i)?(0,u.xI)` (run \`terraform logout ${(0,u.KT)(t)}\` before \`terraform login\`)`:"";return(0,u.xI)`store a new one in ${(0,u.
LA)(i)}${c}`}const r=i=>/^\w+$/.test(i)?(0,u.xI)`export ${(0,u.LA)(i)}=…`:(0,u.xI)`env '${(0,u.LA)(i)}=…' terraform init`;function h({isFork:i,searched:t,notRead:s}){
if(i)return"secrets are withheld from pull requests of forks";const[c,f]=[t,s].map(w=>(0,u.XT)(w,w.length,u.LA)),$=s.length===0?"":(0,u.xI)`; not read: ${f??""}`;
return(0,u.xI)`no token was found (searched: ${c??""}${$})`}function g(i,t,s,c){const f=(0,u.xI)`${t}, and ${h(c)}`;return c.isFork?(0,I.CC)(i,{message:f,help:b,
severity:"notice"}):(0,I.CC)(i,{message:f,help:(0,I.Lw)(s)})}function o(i,t,s=""){const{message:c,unexplained:f=c}=i;if("code"in t){const{flaw:w,help:p="",cures:M=(0,I.
Lw)(p)}=t,O=w!==void 0&&(0,u.pj)(c).includes(`from ${s}`);return{...i,message:(0,u.xI)`${c}; ${O?`it ${w}`:t.message}`,cures:M}}const $=t.isFork?{cures:(0,I.Lw)(
b)}:{};return{...i,message:(0,u.xI)`${f}; ${h(t)}`,...$}}}),9029:((de,H,e)=>{e.d(H,{jK:()=>d,op:()=>h,yY:()=>r});var m=e(3024),E=e(6760),u=e(5168),R=e(9968),L=e(
9961),I=e(2801),b=e(2170),D=e(8032),y=e(255),v=e(9897),P=e(5106),j=e(3298);let k=function(...s){return{unmanagedBy:k}=e.late([6542,1264],1264),new.target?new k(
...s):k(...s)},C=function(...s){return{withoutInstalled:C}=e.late([6542,1264],1264),new.target?new C(...s):C(...s)},_=function(...s){return{thisMachine:_}=e.late(
[5830],9837),new.target?new _(...s):_(...s)},n=function(...s){return{mergeMistakes:n}=e.late([5830],9837),new.target?new n(...s):n(...s)},l=function(...s){return{
readCliConfig:l}=e.late([5830],9837),new.target?new l(...s):l(...s)};function d(s,c,f,{environment:$,directory:w},p=null,M=[]){const O=s.every(({needs:ie})=>ie.
length===0);if(c.depth!=="init"&&c.hostnames.length===0&&O)return{usages:s,remarks:[],findings:[],configs:[],releases:f.releases};const A=h(c.cliConfig,f.clients,
$,w),S=(0,D.$l)("oci",f.versions),K=A.map(ie=>({...g(ie,w,c),...!S&&{hasOciMirrors:S}})),J=f.releases.map(ie=>{const ae=K.find(({client:ne})=>ne===ie.client);return{
...ie,attemptMs:ae?.requestTimeoutMs??ie.attemptMs}}),{upgrade:X,depth:Q}=c,x=Q!=="discovery",{platform:Z}=_($),ee={root:w,plugins:p,roots:M,dialect:f,platform:Z,
upgrade:X,asksMirrors:x},te=s.some(({needs:ie})=>ie.some(({service:ae})=>ae===P.xq))?C(s,K,ee):{usages:s,remarks:[],findings:[]},re=[...K.flatMap(ie=>ie.findings),
...te.findings,...a(M,w,c.cliConfig===null?$:{})];return{...te,findings:n(re),configs:K,releases:J}}function a(s,c,{TF_CLI_CONFIG_FILE:f=""}){if(f===""||(0,E.isAbsolute)(
f)||!(0,m.existsSync)(f))return[];const $=s.find(p=>!(0,m.existsSync)((0,E.join)(c,p.directory,f))),w=$&&{kind:"relative",path:f,root:$.directory};return w?[(0,b.
kH)((0,L.P4)(w,D.Du))]:[]}const r=({cliConfig:s},{releases:c},f)=>(0,j.O)($=>k(l($,_(f),s),c));function h(s,c,f,$=null){const w=_(f);return c.map(p=>l(p,w,s,$))}
function g(s,c,f){if(f.allowedHosts.length===0)return s;const $=o(c),w=s.files.filter(({path:X})=>(0,R.UO)(o(X),$)),p=new Set(w.map(({shown:X})=>X)),M=(0,u.Ol)(
s).installation?.methods??[],O=s.forced.flatMap(({place:X,services:Q})=>Q.map(({value:x})=>({place:X,host:typeof x=="string"?t(x):null}))),A=[...M.flatMap(i),...O].
filter(({place:X,host:Q})=>Q!==null&&p.has(X.file)&&!(0,y.ev)(Q,f)),S=A.map(({place:X,host:Q})=>{const x=(0,I.wp)({host:(0,y.nx)(Q??""),use:"configuration"});return(0,b.
kH)(x,{places:[X],clients:[s.client]})}),K=new Set(A.map(({place:X})=>X)),J=s.forced.filter(({place:X})=>!K.has(X));return{...s,forced:J,findings:[...s.findings,
...S]}}const o=s=>(0,R.N0)(()=>(0,m.realpathSync)(s),s);function i(s){const{kind:c,place:f}=s;return c==="network"?[{place:f,host:(0,y.Pm)(s.url)}]:c!=="local"||
s.path!==null?[]:[{place:f,host:(0,y.yo)(`https://${s.shown}`)??v.IZ}]}const t=s=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(s)?(0,y.yo)(s.replace(/^\/\//,"https://"))??
v.IZ:null}),5306:((de,H,e)=>{e.d(H,{o0:()=>J,SQ:()=>K});var m=e(3916),E=e(9373),u=e(5324),R=e(6889),L=e(7960),I=e(3114),b=e(1011),D=e(1884),y=e(4756),v=e(2170),
P=e(9119),j=e(8032),k=e(3096),C=e(3298),_=e(4515),n=e(3024),l=e(6760),d=e(9968),a=e(2172),r=e(9059),h=e(8339),g=e(1054),o=e(5243),i=e(9897);const t=100;function s(W,te){
const re=w(te),ie=W.flatMap(ce=>{const{kind:pe,version:me,directories:V,isOverridden:U,replacedFor:F}=ce,G=/^(module|test_module|terragrunt_source)$/.test(pe),Y=me!==
void 0||V!==void 0&&!te.isStrict;if(!G||U||Y)return[];const B=ce.clients.filter(z=>!F?.includes(z)).flatMap(z=>{const se=re(ce,z);return se===null?[]:{client:z,
reason:se}}),[N]=B;return N===void 0?[]:{usage:ce,reason:N.reason,clients:B.map(({client:z})=>z)}}),ae=(0,C.O)(()=>M(te));return[...Map.groupBy(ie,({reason:ce})=>ce.
paths.at(-1)??"")].slice(0,t).flatMap(([ce,pe])=>{const me=(0,C.O)(({why:U,paths:F})=>U==="outside"||U==="skipped"?(0,y.a3)({what:U,path:ce}):(0,h.Iz)({path:ce,
maker:U==="created"?"`init`":ae()(F)})),V=(0,g.Kc)(ce);return pe.map(({usage:{place:U},reason:F,clients:G})=>(0,v.kH)(me(F),{places:[U],clients:G,isPlaceholder:V}))})}
const c={throwIfNoEntry:!1},f=40,$=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function w({root:W,scan:te,units:re,directories:ie,modules:ae,isStrict:ne}){const{
locate:ce,nameOf:pe}=(0,u.ET)({root:W,scan:te}),me=(0,C.O)(T=>(0,d.N0)(()=>(0,n.statSync)((0,l.join)(W,T),c)?.isDirectory()===!0,!1)),V=(0,C.O)(T=>U(T,T,0));function U(T,B,N){
if(N>f)return{why:"missing",paths:[B]};if(/^\.\.(\/|$)/.test(T)||me(T)){const ue=ce(T)!==null;return ue&&!ne?null:{why:ue?"skipped":"outside",paths:[T]}}const se=T.
split("/"),q=se.map((ue,fe)=>se.slice(0,fe+1).join("/")),oe=q.findIndex(ue=>!me(ue)),he=q[oe]??"",le=(0,d.N0)(()=>F(he),null);if(le===null)return{why:"outside",
paths:[T]};if(le!==he){const ue=(0,k.un)(le,T.slice(he.length+1)),fe=U(ue,B,N+1);return fe?.why==="outside"?{why:"outside",paths:[T]}:fe}return $.test(T)?ne?{why:"\
created",paths:[T]}:null:{why:"missing",paths:q.slice(oe)}}function F(T){const B=(0,l.join)(W,T),N=(0,n.lstatSync)(B,c);if(N===void 0||N.isFile())return T;const[
z,se]=[ce(""),ce((0,k.jt)(T))];if(!N.isSymbolicLink()||z===null||se===null)return null;const q=(0,d.$r)(B);return q.kind==="error"&&q.code==="ELOOP"?T:(0,u.sq)(
(0,l.relative)(z,(0,l.resolve)(se,(0,n.readlinkSync)(B))))}const G=(0,C.O)(T=>{const B=re.filter(z=>z.directory===T||z.module===T);return B.some(z=>z.unknown!==
null||(0,E.LU)(z))?[]:[T,...B.flatMap(b.CI)]}),Y=Map.groupBy(re.filter(({missing:T})=>T!==void 0),({unknown:T})=>T&&(0,P.df)(T));return(T,B)=>{const N=T.kind===
"terragrunt_source",z=N?Y.get((0,P.df)(T.place)):void 0;if(z)return z.map(({missing:ue=""})=>V(ue)).find(Boolean)??null;const se=(0,k.jt)(T.place.file),q=T.kind===
"test_module",oe=(0,k.Bo)(se,ue=>ae.has(ue),[T.text??""]),he=T.directories??(q?[oe]:G(se)),le=(0,a.MZ)(T,B).flatMap(({source:ue,isOpen:fe})=>{const _e=fe?T.evaluated?.[B]?.
text??"":"";if(ue===null&&ne&&(0,o.Nj)(_e))return[{why:"skipped",paths:[_e]}];const Oe=!ne&&/[$%]\{/.test(ue??"");if(ue===null||Oe)return[null];const ve=(0,i.qC)(
ue);if(ve.length>0)return[ve.some(Te=>ie.has(pe(Te)??".."))?null:{why:"outside",paths:[ue]}];if(!(0,o.Nj)(ue)||N)return[null];const ge=he.map(we=>(0,k.un)(we,ue)),
Me=ge.filter(we=>!ie.has(we));return(T.directories===void 0&&Me.length<ge.length?[null]:Me.map(V)).filter(we=>!T.directories||we?.why!=="missing")});return le.includes(
null)?null:le[0]??null}}const p=[".gitignore","vendir.yml","vendor.yaml","Terrafile","peru.yaml"];function M({root:W,exclude:te,toolFiles:re}){const ie=(0,u.ET)(
{root:W,scan:[]}),ae=(0,C.O)(me=>({file:me,text:ie.read(me)??""})),ne=(0,C.O)(()=>[...(0,r._X)({root:W,exclude:te},re)]),ce=[".git/config.worktree",".git/config"].
find(me=>/sparsecheckout\s*=\s*true/i.test(ae(me).text)),pe=[...ae(".gitmodules").text.matchAll(/^\s*path\s*=\s*(.*\S)/gm)];return me=>{if(ce!==void 0)return ce;
const V=me.at(-1)??"";if(pe.some(([,Y])=>(0,k.Gz)(V,"").startsWith(`${Y}/`)))return".gitmodules";const U=V.split("/");return[...U.flatMap((Y,T)=>p.map(B=>ae((0,k.
Gz)(U.slice(0,T).join("/"),B)))),...ne()].find(({text:Y})=>me.some(T=>O(Y,T)))?.file??null}}function O(W,te){const re=te.split("/").toReversed(),[ie=""]=re;return!W.
includes(ie)&&!W.includes("*")?!1:(W.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(ae=>{const ne=ae.split("/").filter(ce=>!/^\.*$/.test(ce));return/^[\w-]+(\.[\w-]+)+$/.
test(ne[0]??"")&&ne.length>2?ne.at(-1)?.replace(/\.git$/,"")===ie:ne.some((ce,pe)=>(ce===ie||/\w\*|\*\w/.test(ce)&&(0,m.matchesGlob)(ie,ce))&&re.slice(1,pe+1).every(
(V,U)=>A(ne[pe-U-1],V)))})}const A=(W="",te)=>W===te||/[$*{}]/.test(W);let S=function(...W){return{readTools:S}=e.late([3276,4744,6851,5923],8095),new.target?new S(
...W):S(...W)};async function K(W,te){const{directory:re,environment:ie,stop:ae,progress:ne}=te,ce={root:re,scan:W.scan,exclude:W.exclude},pe=(0,D.cw)(ce,ie),me=await(0,_.
nE)(pe,ae,U=>ne({kind:"scan",files:U})),V=x(me,W,(0,u.ET)(ce));return Z(V,(0,u.Ls)(W.roots))}function J({dialect:W,exclude:te,scan:re,allowedHosts:ie},ae,{environment:ne,
directory:ce}){const pe=(0,C.O)(()=>S({root:ce,exclude:te},ae.toolFiles)),me=!!ne.TF_CLOUD_HOSTNAME,V=re.length>0,U={setting:W,scan:V?{...ae,tools:pe,hasCloudHostname:me}:
null},F=(0,R.L2)(U),{clients:G,versions:Y}=F,T=(0,j.$l)("queries",Y),B=ue=>T||!(0,I.xO)(ue),N=(0,b.eI)((0,b.sw)(ae.usages,G),(0,j.d3)(F)),z=(0,L.e)(N,Y),se=z.usages.
filter(({place:ue})=>B(ue.file)),q=ie.length>0,he=[...s(se,{...ae,...{root:ce,scan:re,exclude:te,isStrict:q}}),...q?X(ae):[]],le=se.some(({workspace:ue})=>ue?.lacks)&&
pe().givesState;return{dialect:F,usedBy:()=>(0,R.rU)(F,U.scan),usages:le?se.map(Q):se,notes:[...[...(0,b.vH)(ae.notes,G),...z.notes].filter(ue=>B((0,v.W7)(ue))),
...he]}}function X(W){const{unselected:te,linked:re,directories:ie,units:ae,unread:ne,notes:ce}=W,pe=new Set(ce.flatMap(V=>(0,v.Xd)(V)?.file??[])),me=[...re].filter(
([,V])=>V===null||!ie.has(V));return[...te.map(V=>(0,v.ht)(V,(0,y.a3)({what:"unselected"}))),...me.map(([V])=>(0,v.ht)(V,(0,y.a3)({what:"linked"}))),...(0,P.jH)(
ne).map(V=>(0,v.kH)((0,y.a3)({what:"generated"}),{places:[V]})),...ae.flatMap(({directory:V,module:U,unknown:F,missing:G})=>F===null||U!==null||G!==void 0||pe.has(
F.file)?[]:(0,v.kH)((0,y.a3)({what:"skipped",path:V}),{places:[F]}))]}function Q(W){if(W.workspace?.lacks===void 0)return W;const{organization:te,name:re}=W.workspace;
return{...W,workspace:{organization:te,name:re}}}function x(W,{roots:te,exclude:re},ie){const ae=new Set(W.links.values());if(ae.size===0)return W;const[ne,ce]=[
(0,u.Ls)(te),(0,u.Ls)(re)],pe=j.Du.flatMap(T=>[...(0,E.Pv)(W,T).values()]),me=new Set(pe.flatMap(E.s1)),V=new Set(W.units.map(({directory:T})=>T)),U=(0,C.O)(T=>me.
has(T)||V.has(T)||ne(T||".")?!1:ie.list(T).map(N=>(0,k.Gz)(T,N)).every(N=>ae.has(N)||ce(N)||!ee(N))),F=T=>ae.has(T)&&ee(T)&&U((0,k.jt)(T)),G=W.usages.filter(({place:T})=>!F(
T.file)),Y=W.declared.filter(({place:T})=>!F(T.file));return{...W,usages:G,declared:Y,notes:W.notes.filter(T=>!F((0,v.W7)(T)))}}function Z(W,te){const re=new Set(
W.snippets);if(re.size===0)return W;for(const ae of j.Du){const ne=(0,E.Pv)(W,ae),ce=[...ne.values()].filter(({name:pe,isInitialised:me,installed:V})=>!re.has(pe)||
me||V.size>0||te(pe||"."));for(const pe of ce){re.delete(pe.name);for(const me of(0,E.s1)(pe)){const V=re.delete(me)?ne.get(me):void 0;V!==void 0&&ce.push(V)}}}
const ie=W.notes.filter(ae=>ae.problem.code!=="block-invalid"||!re.has((0,k.jt)((0,v.W7)(ae))));return{...W,snippets:re,notes:ie}}function ee(W){const te=(0,I.L8)(
(0,m.basename)(W),new Set,(0,m.basename)((0,m.dirname)(W)));return te!==void 0&&te.class!=="terragrunt"}}),345:((de,H,e)=>{e.d(H,{s:()=>v});var m=e(3024),E=e(6760),
u=e(9968),R=e(7811),L=e(9432),I=e(101),b=e(3152);let D=function(...n){return{X509Certificate:D}=process.getBuiltinModule("node:crypto"),new.target?new D(...n):D(
...n)};const y=4*1024*1024;function v(n,{environment:l,directory:d,wording:a=b.w7}){const{settings:r,mistakes:h}=(0,b.P$)(n,a),g=k(r.caFile,a),o=j(l),i=[g,o].flatMap(
A=>A.ok?[]:[A.why]),t=(0,u.N0)(()=>(0,m.statSync)(d).isDirectory(),!1),c=r.scan.filter(A=>!/[*?[\]{}]/.test(A)).flatMap(A=>P(A,d,a)??[]),f=`GITHUB_WORKSPACE nam\
es ${(0,L.dh)(d)}, which is not a directory`,$=[...h,...i,...t?c:[f]];if($.length>0||!g.ok||!o.ok)throw new b.GN($);const{NODE_EXTRA_CA_CERTS:w,SSL_CERT_FILE:p,
SSL_CERT_DIR:M}=l,O={NODE_EXTRA_CA_CERTS:w,SSL_CERT_FILE:p,SSL_CERT_DIR:M};return{...r,authorities:g.value,certificateVariables:O,chooseProxy:o.value}}function P(n,l,{
missingPath:d,setting:a}){const r=(0,E.resolve)(l,n);return(0,m.existsSync)(r)?(0,u.N0)(()=>(0,m.accessSync)(r,m.constants.R_OK)===void 0,!1)?null:`${a("scan")}\
 names ${r}, which this user may not read`:d(n,l)}function j(n){try{return(0,R.Ju)((0,I.N)(n))}catch(l){if(l instanceof TypeError)return(0,R.TR)(l.message);throw l}}
function k(n,{setting:l}){if(n===null)return(0,R.Ju)(null);const d=(0,u.yR)(n,y),a=l("ca-file");if(!d.ok)return(0,R.TR)(`${a} "${n}" ${(0,L.mP)(d.failure)}`);const r=_(
d.text);return r.ok?r:(0,R.TR)(`${a} "${n}" ${r.why}`)}const C=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function _(n){const l=n.match(C)??[];
if(l.length===0)return(0,R.TR)("contains no certificate; expected PEM");try{for(const d of l)new D(d);return(0,R.Ju)(l.join(`
`))}catch(d){const a=d instanceof Error?d.message:d;return(0,R.TR)(`contains an invalid certificate: ${a}`)}}}),3791:((de,H,e)=>{e.d(H,{o:()=>D,q:()=>b});var m=e(
1780),E=e(9432),u=e(9615);const R=y=>y===1?"1 module or provider was":`${y} modules and providers were`;function L(y){const{names:v}=y,P=(0,m.XT)(v,3,j=>(0,m.KT)(
(0,E.dh)(j)));switch(y.what){case"inside":return(0,m.xI)`modules and providers inside ${P} were not checked`;case"direct":{const j=v.length-y.git-y.oci,k=[...y.
git>0?[`${(0,E.px)(y.git,"module")} from Git`]:[],...y.oci>0?[`${(0,E.px)(y.oci,"module")} from an OCI registry`]:[],...j>0?[`${(0,E.px)(j,"module")} from an ar\
chive or bucket`]:[]];return(0,m.xI)`${k.join(" and ")} ${v.length===1?"was":"were"} not checked: ${P}`}case"oci":return(0,m.xI)`${(0,E.px)(v.length,"provider")} ${v.
length===1?"was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${P}`;case"open":return(0,m.xI)`${(0,E.
px)(v.length,"module")} ${v.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${P}`;case"limit":return(0,m.xI)`max-requests (${y.
max}) was reached, so ${R(v.length)} not checked: ${P}`;case"chain":return(0,m.xI)`${P} was not opened, because more than ${y.max} calls lead to it`;case"hosts":
return(0,m.xI)`packages name more than ${y.max} hosts that no file names, so ${P} were not contacted`;case"size":return(0,m.xI)`a response is longer than this check reads, so ${R(
v.length)} not checked: ${P}`;case"work":return(0,m.xI)`the answers of the registry take more work than this check does for one host, so ${R(v.length)} not checked: ${P}`;case"\
stopped":return(0,m.xI)`the check ended too early, so ${R(v.length)} not checked: ${P}`;case"contents":return(0,m.xI)`the checksums of ${(0,E.px)(v.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${P}`;case"package":return(0,m.xI)`${P} ${v.length===1?
"was":"were"} not opened: ${(0,E.dh)(y.why)}`;case"submodules":return(0,m.xI)`the submodules of ${P} were not fetched, and \`init\` fetches them`;case"getter":return(0,m.
xI)`the package of ${(0,E.px)(v.length,"registry module")} was not checked, because it is downloaded with ${y.getter}: ${P}`;case"units":return(0,m.xI)`${(0,E.px)(
v.length,"Terragrunt unit")} ${v.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${P}`}}const I={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`\
 or `tofu providers lock`"},b=y=>(0,u.CC)("not-followed",{message:L(y),help:y.what==="package"?y.cure:I[y.what==="work"?"limit":y.what],...y.what==="work"&&{severity:"\
warning"}});function D({by:y,address:v,constraint:P,newest:j,others:k}){const C=(0,m.xI)`${(0,E.dh)(y)} requires ${(0,m.KT)((0,E.dh)(v))}${P===null?"":` "${(0,E.
dh)(P)}"`}`,_=k.length>0?`which conflicts with ${(0,E.K4)(k,3,E.dh)}`:`which no listed version fits; the newest is ${(0,E.dh)(j??"")}`,n=j===null?"which the reg\
istry does not have":_;return(0,u.CC)("module-described",{message:(0,m.xI)`according to the registry, ${C}, ${n}`,help:"run `init` to confirm, or use another ve\
rsion of the module"})}}),533:((de,H,e)=>{e.d(H,{D0:()=>pe,lz:()=>F,G9:()=>V});var m=e(9373),E=e(2170),u=e(9119),R=e(3096),L=e(3298);let I=function(...T){return{
isOfInit:I}=e.late([4878],4878),new.target?new I(...T):I(...T)},b=function(...T){return{noteCall:b}=e.late([4878],4878),new.target?new b(...T):b(...T)},D=function(...T){
return{partsOf:D}=e.late([4878],4878),new.target?new D(...T):D(...T)};const y=1e6,v=({problem:T,severity:B})=>B==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.
test(T.code),P=({usages:T,notes:B,declared:N})=>B.some(z=>v(z)||(0,u.Zl)((0,E.W7)(z)))||[T,N].some(z=>z.some(({place:se})=>(0,u.Zl)(se.file)||I((0,R.jt)(se.file))));
function j(T,B){const N=new Set,z=new Set,se=new Map;let q=y;for(const{parts:fe,isAside:_e,inside:Oe}of D(B)){if(q-=fe.length,q<0)break;for(const ve of fe)N.add(
ve),_e||z.add(ve);for(const[ve,ge]of Oe.calls)b(se,ve,ge)}const oe=B.flatMap(({unknown:fe})=>fe.filter(({missing:_e})=>_e));for(const fe of oe.flatMap(({files:_e})=>_e))
N.add((0,R.jt)(fe));const he=q<0?T:k(T,N,se),le=he.notes.map(fe=>{const _e=(0,R.jt)((0,E.W7)(fe)),Oe=N.has(_e)||N.has((0,R.RO)(_e));return v(fe)&&!Oe?{...fe,severity:"\
warning"}:fe});return{...z.values().some(fe=>(0,u.Zl)((0,R.Gz)(fe,"main.tf")))?C({...he,notes:le},fe=>z.has((0,R.jt)(fe))&&(0,u.Zl)(fe)):{...he,notes:le},installed:[
...se.values()].filter(Boolean).length}}function k({usages:T,declared:B,notes:N},z,se){const q=oe=>!I((0,R.jt)(oe))||z.has((0,R.jt)(oe));return{usages:T.flatMap(
oe=>!q(oe.place.file)&&oe.kind!=="saved_state"?[]:se.get(oe)===!0?{...oe,needs:[],directHost:void 0}:oe),declared:B.filter(({place:oe})=>q(oe.file)),notes:N.filter(
oe=>q((0,E.W7)(oe))||oe.problem.code.startsWith("file-"))}}function C({usages:T,declared:B,notes:N},z){const se=(0,L.O)(q=>z(q.file)?{...q,isInUse:!0}:q);return{
usages:T.map(({version:q,...oe})=>({...oe,place:se(oe.place),...q&&{version:{...q,place:se(q.place)}}})),declared:B.map(q=>({...q,place:se(q.place)})),notes:N.map(
q=>({...q,places:q.places.map(oe=>typeof oe=="string"?oe:se(oe))}))}}var _=e(2172),n=e(5324),l=e(6889),d=e(9432),a=e(4756),r=e(8516),h=e(3791),g=e(8032),o=e(3152),
i=e(9465),t=e(7960),s=e(1011),c=e(3114),f=e(1884);let $=function(...T){return{usagesOf:$}=e.late([3276,6851,1161],8095),new.target?new $(...T):$(...T)},w=function(...T){
return{declaredIn:w}=e.late([3276,6851,1161],8095),new.target?new w(...T):w(...T)},p=function(...T){return{parseFile:p}=e.late([3276,6851,1161],8095),new.target?
new p(...T):p(...T)},M=function(...T){return{Terragrunt:M}=e.late([3276,6851,6065],1340),new.target?new M(...T):M(...T)};function O(T){const B=K(T),N={calls:[],
links:new Map,terragrunt:[]},z=(0,f.Vm)(B,N,{}),se=(0,f.aC)(z,()=>new M(z));return(0,L.O)(q=>{if(!T.directories.has(q))return null;const oe=B.list(q),he=[...T.unreadable].
filter(([ge])=>(0,R.jt)(ge)===q),le=new Set([...oe,...he.map(([ge])=>A(ge))].filter(c.tr)),ue=he.flatMap(([ge,Me])=>{const $e=(0,c.L8)(A(ge),le,"")?.clients??[];
return{...(0,E.ht)(ge,(0,a.WO)({what:"link",code:Me,isRefused:!0})),clients:$e}}),fe=oe.flatMap(ge=>{const Me=(0,c.L8)(ge,le,""),$e=(0,R.Gz)(q,ge),ye=T.files.get(
$e)??"";return Me===void 0?[]:p(ye,{...Me,isOfPackage:!0},$e)}),{usages:_e,notes:Oe}=$(fe,se),ve=[...Oe,...ue.filter(({clients:ge})=>ge.length>0)];return{usages:_e.
map(S),declared:[...w(fe)],notes:ve}})}const A=T=>T.slice(T.lastIndexOf("/")+1);function S(T){if(T.calls===void 0)return T;const B=Object.entries(T.calls).map(([
N,z])=>[N,z.map(se=>({...se,root:null}))]);return{...T,calls:Object.fromEntries(B)}}function K({files:T,directories:B}){const N=Map.groupBy(T.keys(),R.jt),z=se=>T.
has(se)||B.has(se);return{list:se=>(N.get(se)??[]).map(A).sort(),directories:()=>[],exists:z,locate:se=>z(se)?se:null,nameOf:()=>null,read:se=>T.get(se)??null}}
let J=function(...T){return{rootsOf:J}=e.late([4878],4878),new.target?new J(...T):J(...T)},X=function(...T){return{upToLimit:X}=e.late([4878],4878),new.target?new X(
...T):X(...T)},Q=function(...T){return{rootNotes:Q}=e.late([4284,304],4284),new.target?new Q(...T):Q(...T)};function x(T){const{layouts:B,changed:N,dialect:z,rootRules:se,
textRules:q,stop:oe}=T,he=()=>!!oe?.why,le=({places:fe})=>N===null||fe.some(_e=>typeof _e!="string"&&N.has(_e.file)),ue=(0,i.Zf)(ee(z),q);return fe=>{const _e=new i.
fO({opened:fe,read:ue,isEnded:he}),Oe=J(B,N,z.versions,!0,_e),ve=[...X(Oe,()=>{})];return{roots:ve,notes:Me=>{const $e=Q({...se,resolve:Me});return ve.forEach($e.
add),[..._e.allNotes(),...$e.notes().filter(Z)].filter(le)}}}}const Z=({places:T})=>T.some(B=>typeof B!="string"&&B.inside!==void 0);function ee(T){const B=(0,g.
d3)(T);return(0,L.O)(N=>{const z=O(N);return se=>{const q=z(se);if(q===null)return null;const oe=(0,s.sw)(q.usages,T.clients),he=(0,t.e)((0,s.eI)(oe,B),T.versions),
le=[...(0,s.vH)(q.notes,T.clients),...he.notes];return{...q,usages:he.usages,notes:le}}})}let W=function(...T){return{layoutsOf:W}=e.late([4878],4878),new.target?
new W(...T):W(...T)},te=function(...T){return{rootsOf:te}=e.late([4878],4878),new.target?new te(...T):te(...T)},re=function(...T){return{unmatched:re}=e.late([4878],
4878),new.target?new re(...T):re(...T)},ie=function(...T){return{upToLimit:ie}=e.late([4878],4878),new.target?new ie(...T):ie(...T)},ae=function(...T){return{rootNotes:ae}=
e.late([4284,304],4284),new.target?new ae(...T):ae(...T)},ne=function(...T){return{textNotes:ne}=e.late([4284,304],4284),new.target?new ne(...T):ne(...T)},ce=function(...T){
return{withoutRefused:ce}=e.late([4284,304],4284),new.target?new ce(...T):ce(...T)};function pe(T){const{usages:B,declared:N,changed:z,dialect:se,settings:q,isLockReadonly:oe}=T,
he=B.length===0&&N.every(m.z0),le=(0,_.dP)(B);if(he&&q.roots.length===0)return{roots:[],notes:[],expand:null,locks:le};const{clients:ue,versions:fe}=se,_e=me(T),
Oe=[],ve=[],ge=q.dialect.name==="auto"?[]:ue,Me=(0,l.uQ)(q.dialect,se),$e={clients:ue,upgrade:q.upgrade,isLockReadonly:oe,versionIn:Me},ye=ae($e),we=q.depth!=="\
discovery",Te=({directory:Ee},Ie)=>{ve.push((0,E.ht)(Ee,(0,a.ub)({kind:"roots",max:Ie})))};for(const Ee of ie(te(_e,z,fe,we),Te)){if(T.stop?.why)break;ye.add(Ee),
le.add(Ee),we&&Oe.push(Ee)}const Pe={...se,set:ge,isPredicted:we},ke=Ee=>z===null||z.has((0,E.W7)(Ee)),Ce=[...ne(B,N,Pe)].filter(ke),Ae=new Set(T.notes.flatMap(
Ee=>Ee.problem.code==="lock-invalid"?(0,E.W7)(Ee):[])),Re=[...Ce,...ye.notes()].filter(Ee=>!Ae.has((0,E.W7)(Ee))),je=({host:Ee,needs:Ie})=>oe&&Ie.some(De=>De.host===
Ee),be=B.filter(Ee=>je(Ee)&&le.isDropped(Ee)).map(({text:Ee,place:Ie,clients:De})=>(0,E.kH)((0,r.Sm)({provider:Ee??"",isUnused:!0}),{places:[Ie],clients:De})),{
ending:Le}=T,Se={layouts:_e,changed:z,dialect:se,rootRules:$e,textRules:Pe,stop:Le};return{roots:Oe,locks:le,notes:[...Re,...be,...ve,...we?U(_e,z):[]],expand:q.
depth==="init"?x(Se):null}}function me(T){const{dialect:B,settings:N,listed:z,endedAt:se,installed:q=[]}=T,oe=N.upgrade?[]:q,{clients:he,versions:le}=B,ue={...T,
installed:oe,clients:he,versions:le};return z===void 0?F(ue,N,se===null):Y(ue,z)}function V(T){const{usages:B,declared:N,installed:z=[],settings:se}=T,oe=se.depth!==
"discovery"?ce(T.notes,B):T.notes,he={usages:B,notes:oe,declared:N};if(z.length===0&&!P(he))return{...he,remarks:[]};const{installed:le,...ue}=j(he,me(T)),fe=`m\
odules in .terraform are used as \`init\` uses them: ${le}`;return{...ue,remarks:le===0?[]:[fe]}}function U(T,B){const N=[...new Set(T.flatMap(({unknown:q})=>q))].
filter(({files:q,missing:oe})=>oe===void 0&&(B===null||q.some(he=>B.has(he))));if(N.length===0)return[];const z=N.map(({directory:q})=>q||"."),se=(0,u.As)((0,u.
jH)(N.flatMap(({unknown:q})=>q??[])));return[(0,E.kH)((0,h.q)({what:"units",names:z}),{places:se,clients:g.Du})]}function F(T,{roots:B},N){const z=B.map(le=>({text:le,
matches:(0,n.Ls)([le])})),se=W({...T,patterns:z}),q=N?re(se,z):[];if(q.length===0)return se;const oe=W({...T,patterns:[]}).flatMap(le=>le.roots),he=[...new Set(
oe.map(({name:le})=>le||"."))];throw new o.GN(q.map(le=>{const ue=(0,d.K4)(G(le,he),5,d.dh),fe=ue===""?"":`; the nearest root modules are ${ue}`;return`roots: n\
o directory with configuration matches ${le}${fe}`}))}function G(T,B){const N=new Set(T.split("/")),z=se=>se.split("/").filter(q=>N.has(q)).length;return B.toSorted(
(se,q)=>z(q)-z(se))}function Y(T,{roots:B,rootsAreNamed:N}){const z=T.units.filter(se=>se.unknown!==null);return T.clients.flatMap(se=>{const q=B.filter(({clients:ue})=>ue.
includes(se)),oe=new Set([...z,...q].map(({directory:ue})=>ue||"."));return W({...T,clients:[se],patterns:[{text:"",matches:ue=>oe.has(ue)}]}).map(ue=>({...ue,isNamed:N}))})}})};export{Ue as ids,Ke as modules};
var $late0;
