const Ue=[8333,2172,3699,9465,8639,533],Ke={5440:((ae,V,e)=>{e.d(V,{Qm:()=>n,TU:()=>T,i4:()=>r,pb:()=>a,zt:()=>y});var m=e(7811),E=e(8516),u=e(8339),C=e(1054),S=e(
8345),D=e(2213),b=e(255),I=e(5243),w=e(9897),v=e(3846);const y={host:null,isHostImplied:!1,needed:null},j=_=>({host:_,isHostImplied:!1,needed:(0,b.Rt)(_)?"state":
_}),T=_=>({host:_,isHostImplied:!0,needed:_}),R=_=>({host:_,isHostImplied:!1,needed:null}),p=_=>_===null?y:{...y,directHost:_},n=_=>({...y,problem:_}),l=(_,O)=>n(
(0,u.DA)({reason:"rejected",error:_,advice:O}));function d(_,O,P){return P===null?_:{..._,problem:(0,u.My)({text:O,host:_.host,advice:P})}}const a={module:s,"te\
st-module":(_,O,P)=>{const L=(0,I.vL)(_,O).kind==="remote";return O==="opentofu"||!L?s(_,O,P):n((0,u.DA)({reason:"remote-in-test",text:_}))},provider:f,"locked-\
provider":$,"stack-component":M,stack:(_,O)=>{const P=(0,I.A)(_);return P.ok&&!_.startsWith(".")?R(P.value.host):{...M(_,O),isHostImplied:!1,needed:null}},"stac\
k-output":_=>{const[O="",...P]=_.split("/");return P.length===3?t(O,R):n((0,u.DA)({reason:"stack",text:_}))},terragrunt:A,host:_=>t(_,j),url:_=>p((0,D.Ul)(_)),"\
host-part":_=>p((0,D.D8)(_)),"state-path":_=>p((0,D.Bm)(_))};function r(_,O,P){if(_==="terragrunt"){const[,Y]=/^tfr:\/\/([^/?]*)\//.exec(O)??[];return Y!==void 0?
g(Y,P):/^$|^t$|^tfr?$|^tfr:/.test(O)?void 0:o(O,P)}if(_==="url"&&/^postgres|=/i.test(O))return p(w.IZ);if(/^(url|host-part|state-path)$/.test(_))return o(O,P);if(_!==
"module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(O))return o(O,P);const L=O.indexOf("/");if(L<0)return;const U=(0,I.vL)(`${O.slice(
0,L)}/a/b/c`,P);return U.kind!=="registry"?o(O,P):O.split("/").length<h?{...i(U),directHost:w.IZ}:i(U)}const h=4,g=(_,O)=>_===""?T((0,I.Vm)(O)):t(_,j),o=(_,O)=>(0,I.
Nj)(_)?y:p((0,w.uE)(_,O)),i=({host:_,hostImplied:O})=>O?T(_):j(_);function t(_,O){const P=(0,b.Pv)(_),L=(0,C.L6)(_);return P.ok?d(O(P.value),_,L):n((0,u.k0)({text:_,
error:P.why,advice:L}))}function s(_,O,P){if((0,I.Nj)(_)&&!P)return y;const L=(0,I.vL)(_,O),U=L.kind==="registry"?(0,m.Ju)(L):(0,I.rE)(_,O);if(P&&!U.ok){const{why:x}=U,
J=/^https?:/i.test(_)?{kind:"invalid",error:x}:L,ne=/^(?:git\+\w+|ssh):/i.test(_)?null:(0,C.NM)(_,J,U),re=/^[a-z0-9]+::/i.test(_)?"remote":L.kind;return ne===null&&
(re==="local"||re==="remote")?n((0,u.DA)({reason:`${re}-with-version`,text:_})):l(x,ne)}const Q=(0,C.NM)(_,L,U);if(U.ok)return d(i(U.value),_,Q);if(L.kind==="in\
valid"){const x=_.includes("://")?{directHost:w.IZ}:{};return{...l(L.error,Q??C.x3),...x}}if(L.kind!=="remote")return d(y,_,Q);const{refusal:Y,host:q}=L;return Y!==
null?l(Y,Q??C.x3):q!==w.IZ||Q!==null?d(p(q),_,Q):{...p(q),problem:(0,u.My)({text:_,host:q,advice:c})}}const c="write the host after the scheme, such as git::htt\
ps://HOST/PATH";function f(_,O){const P=(0,v.mi)(_,O);switch(P.kind){case"legacy":return l(`Invalid legacy provider address: the provider "${P.type}" has no nam\
espace`,`write NAMESPACE/${P.type}`);case"registry":return P.hostImplied?T(P.host):d(j(P.host),_,(0,S.c)(_,P));case"builtin":return P.type==="terraform"?R(P.host):
l(`Invalid dependency on built-in provider: none is named "${P.type}"`,"write the address of a provider in a registry");case"invalid":return l(P.error.split(`

`)[0]??"",(0,S.c)(_,P))}}function $(_,O){const P=(0,v.mi)(_,O);if(P.kind==="invalid")return l(P.error,null);const L=(0,v.NE)(P);if(L!==_)return n((0,E.FA)({kind:"\
not-normal",of:"address",provider:_,normal:L}));if(P.kind==="builtin")return R(P.host);const U=P.host===(0,I.Vm)("terraform");return{...j(P.host),needed:U?(0,I.
Vm)(O):P.host}}function M(_,O){if(_!==_.trim())return n((0,u.DA)({reason:"white-space",text:_}));if(_==="."||_==="..")return y;const P=(0,I.rE)(_,O);if(P.ok)return i(
P.value);const L=(0,I.A)(_);if(L.ok)return R(L.value.host);const U=(0,I.vL)(_,O);return U.kind==="invalid"?l(U.error,(0,C.NM)(_,U,P)):p(U.kind==="remote"?U.host:
null)}function A(_,O){const[P,L="",U=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(_)??[];if(P===void 0){if(_.startsWith("gitlab.com/"))return p("gitlab.com");if((0,w.
GL)(_))return y;const Y=(0,w.cx)(_,"opentofu");if(!(Y.ok&&(0,w.Of)(_,Y.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(_)){const x=(0,w.cx)(_,O);return p(x.ok?
x.value.host:w.IZ)}}const[Q=""]=U.split("//");return Q.split("/").length!==3?n((0,u.DA)({reason:"terragrunt",text:_})):g(L,O)}}),7706:((ae,V,e)=>{e.d(V,{ME:()=>u,
ho:()=>D,io:()=>w,jP:()=>C});var m=e(8032),E=e(9615);const u=()=>(0,E.CC)("block-reserved",{message:"required_providers is not allowed at the top level of a fil\
e; Terraform and OpenTofu reserve it for a future version",help:"move it into a terraform block"});function C({kind:v}){const{client:y,what:j}=m.$I[v];return(0,E.
CC)("block-unsupported",{message:`${j} is supported by ${m.bB[y]} only`,help:y==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remo\
ve it, or correct `dialect`"})}const S={twice:({what:v,first:y})=>({message:`${v} is defined a second time; the first time is in ${y}`,help:v.includes(".")?"rem\
ove or rename one of them":"write one block only"}),"no-base":({what:v})=>({message:`this override file changes ${v}, which no other file of the directory defin\
es`,help:"define it in a file that is not an override file, or remove it here"}),"of-cli":({type:v})=>({message:`${v} is a block of the CLI configuration, which\
 has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),reserved:({
what:v})=>({message:`${v} has a name that calls of a module need for themselves`,help:"rename the variable"}),"quoted-type":({what:v})=>({message:`the type of ${v}\
 is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `map(string)` for "map"'}),argument:({what:v,argument:y})=>({message:`${v} cannot h\
ave the argument ${y}`,help:"write `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"}),"local-name":({name:v,normal:y})=>({
message:`"${v}" cannot be the local name of a provider`,help:y===null?"use letters, digits and dashes only, with no dash at either end":`write ${y}`})},D=v=>(0,E.
CC)("block-invalid",(0,E.Z9)(S,v)),b="use another version of the module that has this call",I={"not-passed":({call:v,name:y,canChange:j})=>({message:`${v} does \
not pass the provider configuration ${y}, which its module expects`,help:j?`add \`${y} = \u2026\` to the \`providers\` of the call`:b}),overridden:({call:v,name:y,
canChange:j})=>({message:`${v} passes the provider configuration ${y}, which its module has itself`,help:j?`remove \`${y}\` from the \`providers\` of the call`:
b}),repeated:({call:v,argument:y,canChange:j})=>({message:`${v} has \`${y}\`, but its module configures a provider itself`,help:j?`remove \`${y}\`, or use a vers\
ion of the module without \`provider\` blocks`:b})},w=v=>(0,E.CC)("block-providers",(0,E.Z9)(I,v))}),8516:((ae,V,e)=>{e.d(V,{FA:()=>l,N0:()=>T,Ov:()=>d,Sm:()=>R,
id:()=>j,jF:()=>y});var m=e(8032),E=e(9432),u=e(9119),C=e(9615);const S=6,D=a=>`"${(0,E.dh)(a)}"`,b="change one of these constraints so that a version can match\
 all of them",I=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function w(a){const r=a.replace(I,"");return r===""?"":`: ${r}`}const v={
syntax:({text:a,why:r})=>({message:`${D(a)} is not a version constraint${w(r)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no ope\
rator, and separate them by commas"}),expression:({address:a,clients:r})=>({message:`version of ${a} is an expression, which ${r.includes("terraform")?"Terrafor\
m":"OpenTofu"} does not evaluate during init`,help:r.includes("terraform")?"write the version as a literal; Terraform 1.15 and later also accept a variable with\
 `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept locals and variables",affects:r}),"not-a-string":({address:a})=>({message:`\
version of ${a} is not a string`,help:"put the version in quotes"}),"pre-release":({text:a})=>({message:`${D(a)} names a pre-release, which \`required_version\` d\
oes not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"}),"not-constant":()=>({message:"`required_version` is \
an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({provider:a})=>({message:`${a} is built in and cannot have a versi\
on constraint`,help:"remove `version`"}),unspecified:({provider:a})=>({message:`provider ${a} is required in version 0.0.0, which is not a valid provider versio\
n`,help:"name a published version; for a provider that is built locally, use `dev_overrides` without `version`"})},y=a=>(0,C.CC)("constraint-invalid",(0,C.Z9)(v,
a));function j({of:a,terms:r,constraints:h,...g}){const{preRelease:o,resolution:i}=g,t=r.length===1?"correct the constraint":b,c=r.some(({place:A})=>typeof A!="\
string"&&A.inside)?`${t}, or call another version of the module that has one`:t,f=i?`${(0,C.OJ)(i)}, or ${t}`:c,$=new Set(r.map(u.Ox)).size===1,M=({text:A,..._})=>$?
D(A):`${D(A)} (${(0,E.dh)((0,u.Ox)(_))})`;return(0,C.CC)("constraint-unmeetable",{...h&&{constraints:h},message:`no version of ${a} can match ${r.length>1?"all \
of ":""}${(0,E.K4)(r,S,M)}`,help:o===void 0?f:`write ${D(o)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a modul\
e`})}function T({provider:a,version:r,constraints:h,clients:g,isUnit:o}){const[i,...t]=g,s=i==="opentofu"?"tofu ":"terraform ",c=o?"terragrunt ":t.length>0?"":s;
return(0,C.CC)("lock-outside",{message:`locked provider ${a} ${r} does not match configured version constraint ${(0,E.K4)(h,S,E.dh)}`,help:`run \`${c}init -upgr\
ade\` in this directory and commit the lock file, or change the constraint`})}const R=a=>(0,C.CC)("lock-readonly",{message:a.isUnused?`no module requires provid\
er ${a.provider}, and \`-lockfile=readonly\` does not let init remove its entry`:`the lock file has no entry for provider ${a.provider}, and \`-lockfile=readonly\
\` does not let init add one`,help:"run `init` in this directory without `-lockfile=readonly`, and commit the lock file"}),p=(a,r)=>h=>({message:`the ${a} of pr\
ovider ${h.provider} ${r}`}),n={syntax:({error:a})=>({message:a}),twice:({provider:a})=>({message:`it has two blocks for provider ${a}`,help:"remove one of the \
blocks; a merge may have duplicated it"}),"no-version":p("version","is missing"),"not-a-version":p("version","is not a version number"),"not-constraints":p("con\
straints","are invalid"),"not-hashes":p("hashes",'are not a list of at least one, each like "h1:\u2026"'),"not-normal":a=>({message:`the ${a.of} of provider ${a.
provider} must be written in normalized form: ${D(a.normal)}`})};function l(a){const{message:r,help:h}={help:"restore the file, or remove the block and run `ini\
t` again",...(0,C.Z9)(n,a)};return(0,C.CC)("lock-invalid",{message:`failed to read dependency lock file: ${r}`,help:h})}const d=({client:a,version:r,constraint:h})=>(0,C.
CC)("client-version",{message:`the version constraint ${D(h)} excludes ${m.bB[a]} ${r}`,help:`use another version of ${m.bB[a]}, or change the constraint`})}),8345:((ae,V,e)=>{
e.d(V,{C:()=>S,c:()=>D});var m=e(9179),E=e(3846),u=e(1054),C=e(845);const S="write the `source` that the documentation of the provider shows, such as NAMESPACE/\
TYPE: a repository is no provider";function D(I,w){if(I.length>u.lG)return null;const[v=""]=I.split("/",1);if(w.kind!=="invalid")return w.hostImplied?null:(0,u.
L6)(v);if((0,u.Kc)(I))return u.dj;if(I!==I.trim())return"remove the white space around the address";const[,y="",j=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec(
(0,m.Mi)(I,""))??[],T=y!==""&&/\bterraform-provider-|\.git$/.test(j);if((0,C.ni)(j)||T)return S;const R=(0,C.Fu)(j,"provider");return R!==null?`write ${R}`:w.error.
split(`

`)[1]??b(I,j)}function b(I,w){const[,v="",y]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(w)??[];if(v!==I&&(0,E.mi)(v,"terraform").kind==="registry")return`w\
rite ${v}${y===void 0?"":", and the version in the `version` argument"}`;const j=v.split("/"),[T="",R=""]=j;if(j.length>3){const p=`; service discovery works on\
ly at the root of a host, not below /${R}`;return`write HOST/NAMESPACE/TYPE${(0,u.Cm)(T)?p:""}`}return j.length===3?(0,u.L6)(T):j.length===2&&(0,u.Cm)(T)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}}),9941:((ae,V,e)=>{e.d(V,{SH:()=>C,Td:()=>S,lS:()=>b,n_:()=>u,w4:()=>D,yN:()=>v});const m=25e4,E=100;class u{max;count=0;constructor(p=m){
this.max=p}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.count*E}}const C=(R,p,n)=>R.kind==="n\
ative"?R.blocks.filter(l=>l.type===p&&l.labels.length===n):R.members.flatMap(({name:l,value:d})=>l===p?w(p,d,n,[]):[]),S=R=>R.kind==="native"?R.attributes:R.members;
function D(R,p){if(!(R.kind==="native"&&R.mayHave?.(p)===!1))return S(R).find(n=>n.name===p)}const b=R=>(R.kind==="tuple"?R.elements:[R]).flatMap(n=>n.kind==="o\
bject"?n.items.filter(I):[]),I=R=>R.name!==void 0&&R.name!=="//";function w(R,p,n,l){if(n>0)return b(p).flatMap(({name:a,start:r,end:h,value:g})=>w(R,g,n-1,[...l,
{value:a,start:r,end:h}]));const d={start:p.start,end:p.start+1};return(p.kind==="tuple"?p.elements:[p]).filter(({kind:a})=>a==="object"||a==="tuple").map(a=>({
...d,type:R,labels:l,body:{kind:"json",members:b(a)}}))}const v=R=>{const p=[R.startsWith("\uFEFF")?1:0];let n=R.indexOf(`
`),l;return({start:d,end:a})=>{for(;n>=0&&n<d;n=R.indexOf(`
`,n+1))p.push(n+1);l??=j(R);const r=Math.max(1,T(p,d)),h=p[r-1]??0,g=(p[r]??(n<0?R.length:n)+1)-1;return{line:r,column:y(Math.max(d,h),h,l),endColumn:y(Math.min(
a,g),h,l)}}},y=(R,p,n)=>R-p-T(n,R-1)+T(n,p-1)+1,j=R=>/[\uD800-\uDBFF]/.test(R)?Array.from(R.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),p=>p.index):[];function T(R,p){
let n=0,l=R.length;for(;n<l;){const d=n+l>>>1;(R[d]??0)<=p?n=d+1:l=d}return n}}),2172:((ae,V,e)=>{e.d(V,{IY:()=>T,Im:()=>p,JT:()=>j,KS:()=>d,LS:()=>n,MP:()=>y,MZ:()=>a,
W$:()=>v,cd:()=>w,dP:()=>h,ek:()=>l,g_:()=>g,lc:()=>r});var m=e(3096),E=e(5243),u=e(3846),C=e(180),S=e(9941);let D=function(...o){return{readHcl:D}=e.late([3276,
8333,6851,3699,3542],8095),new.target?new D(...o):D(...o)},b=function(...o){return{detach:b}=e.late([3276,8333,6851,3699,3542],8095),new.target?new b(...o):b(...o)};
const I="hostnames input",w={file:I,line:1,column:1,endColumn:1},v=o=>o.file===I?I:o,y=({host:o,namespace:i,name:t,system:s})=>[o,i,t,s].join("/"),j=({host:o,namespace:i,
type:t})=>[o,i,t].join("/"),T=o=>"type"in o?j(o):y(o),R=[];function p(o){return"constraints"in o?o.constraints:o.constraint===null?R:[o.constraint]}function n(o){
const i=p(o);return i[0]?.place!==w?i:i.map(t=>({...t,place:I}))}const l=o=>("places"in o?o.places:[o.place]).map(v);function d({version:o},i){if(o===void 0)return null;
const t=(o.value===void 0?o.text:o.value[i])??null;return t===null?null:{text:t,place:o.place}}const a=({text:o,calls:i},t)=>i===void 0?[{root:null,source:o,version:null,
isOpen:!1}]:i[t]??[];function r({kind:o,text:i,address:t},s,c){switch(o){case"required_provider":case"state_store_provider":case"lock_provider":{const f=(0,u.mi)(
i??"",c);return f.kind==="registry"?f:null}case"required_provider_nosource":case"required_provider_legacy":return{host:s,namespace:"hashicorp",type:(0,u.op)(t)};case"\
implied_provider":return{host:s,namespace:"hashicorp",type:(0,u.A5)(i)};default:return null}}function h(o){const i=new Set(o.flatMap(({kind:$,place:M})=>$==="sa\
ved_state"?(0,m.jt)(M.file):[])),t=new Map,s=({lockFile:$,calls:M,providers:A,isPartial:_})=>{if($===null)return;const O=t.get($)??new Set,L=!(M.length===0&&!_&&
!i.has((0,m.jt)($)))||t.get($)===null;t.set($,L?null:O);for(const{provider:U}of A)O.add(j(U))},c=({place:$,...M})=>{const A=M.kind==="lock_provider"?t.get($.file):
null,_=A?r(M,(0,E.Vm)("terraform"),"terraform"):null;return _!==null&&A?.has(j(_))===!1};return{add:s,isDropped:c,without:$=>$.map(M=>c(M)?{...M,needs:[]}:M)}}function g(o){
const t=(0,S.SH)(D(o).body,"provider",1).flatMap(({labels:[s],body:c})=>{const f=(0,u.mi)(b(s?.value??""),"terraform");if(f.kind!=="registry")return[];const $=(0,S.
w4)(c,"hashes")?.value,A=($?.kind==="tuple"?$.elements:[]).flatMap(_=>_.kind==="string"?[b(_.value)]:[]);return[[j(f),A.filter(C.e)]]});return new Map(t)}}),9039:((ae,V,e)=>{
e.d(V,{i:()=>w});var m=e(7811);const E="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",u=String.raw`\p{White_Space}*`,C=String.raw`[()<>@,;:\\"/[\]?=]`,S=new RegExp(`^${E}(?:/${E}\
)?$`),D=String.raw`"((?:[^"\\\r\n]|\\${C}|\\(?!${C}))*)"`,b=new RegExp(`;${u}(${E})${u}=${u}(?:(${E})|${D})${u}`,"uy"),I=new RegExp(String.raw`\\(${C})`,"g");function w(y){
const j=y.indexOf(";"),R=(0,m.s8)((0,m.Dw)(j<0?y:y.slice(0,j))).replaceAll("\u0130","i").toLowerCase();return S.test(R)&&(j<0||v(y,j))?R:null}function v(y,j){const T=new Map;
for(let R=j;R<y.length;){b.lastIndex=R;const[p,n="",l,d=""]=b.exec(y)??[];if(p===void 0)return(0,m.s8)(y.slice(R))===";";const a=n.toLowerCase(),r=l??d.replace(
I,"$1");if((T.get(a)??r)!==r)return!1;T.set(a,r),R+=p.length}return!0}}),9432:((ae,V,e)=>{e.d(V,{$$:()=>T,B9:()=>s,Cw:()=>Q,Dl:()=>I,I0:()=>R,K4:()=>j,NM:()=>A,
VW:()=>i,Wt:()=>g,YA:()=>L,_r:()=>_,dh:()=>b,eZ:()=>p,gL:()=>f,go:()=>a,kw:()=>d,mP:()=>r,oZ:()=>q,pk:()=>U,px:()=>w,q5:()=>c,qG:()=>P,qZ:()=>$,rU:()=>l,zN:()=>y,
zd:()=>n});var m=e(8032),E=e(1780),u=e(5106),C=e(9179);const S=300,D=8192;function b(x,J=S){const{length:ee}=x,ne=ee>D?(0,C.NE)(x.slice(0,D)):(0,C._U)(x);return ne.
length<=J?ne:`${structuredClone(ne.slice(0,J).toWellFormed())}\u2026`}const I=(x,J)=>/^~|\$\{?\w|%\w+%/.test(x)?"write the absolute path or name: the client doe\
s not expand ~ and variables":J,w=(x,J)=>`${x} ${x===1?J:v(J)}`,v=x=>`${x.replace(/(?<=[^aeiou])y$/,"ie")}s`;function y(x,J){const{length:ee}=x,ne=typeof J=="nu\
mber"?J:ee<=2*J.few?ee:J.few,re=x.slice(ne);return{shown:x.slice(0,ne),rest:re,more:re.length}}function j(x,J,ee=String,ne=re=>`${re} more`){const{shown:re,more:fe}=y(
x,J),ue=re.map(me=>ee(me)).join(", ");return fe>0?`${ue} and ${ne(fe)}`:ue}const T=x=>new TextEncoder().encode(x).length;function R(x,J,ee,ne){const re=[];let fe=0;
for(const ue of Iterator.from(x).map(ne)){if(fe+=T(ue)+ee,fe>J)break;re.push(ue)}return{shown:re,more:x.length-re.length}}const p=x=>x.map(J=>m.bB[J]).join(" an\
d "),n=x=>(0,E.xI)`the clients print "${x}"`,l=x=>`it begins with "${b(x.trimStart(),60).replace(/[\r\n].*/s,"")}"`,d=({why:x,beginning:J})=>`is not ${/^line/.test(
x)?"valid ":""}JSON: ${J===null?x:l(J)}`;function a(x){return x===null?"null":Array.isArray(x)?"an array":typeof x=="object"?"an object":`a ${typeof x}`}function r(x){
if(x.kind==="error")return`cannot be read: ${x.code}`;if(x.kind==="special")return`is ${x.is} and is not read`;const{bytes:J,maxBytes:ee}=x;return`has ${J} byte\
s and is not read; the limit is ${ee/1024/1024} MiB`}const h={[u.e$]:"correct the host in the source address (public modules need none)",[u.xq]:"correct the hos\
t in `source` (public providers need none), or use a filesystem mirror"},g=x=>x.flatMap(J=>h[J]??[])[0]??"correct the host in `source` or `hostname`",o=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["releases.hashicorp.com","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),
i=x=>o.get(x)??null,t=/(^|\.)github(usercontent)?\.com$/;function s(x){const J=t.test(x)?"https://www.githubstatus.com":i(x);return`wait and run the check again${J===
null?"":`; see ${J}`}`}const c=x=>({operator:"check the logs of the host and of any proxy in front of it",user:"wait and run the check again, or check the proxy\
 of this network",guest:s(x)}),f=x=>`if that is intended, set \`allowed-hosts\` to all hosts that may be used, with ${x}`,$=x=>(0,E.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,E.
KT)(x)} is public, so this network or country is blocked`,M="/.well-known/terraform.json";function A({page:x,asked:J},ee,ne=M){if(x===null)return ee;const re=x.
title===""?"":` ("${x.title}")`,fe=ee.guest??$(J);switch(x.kind){case"sign-in":return{operator:`allow requests to ${ne} without a browser`,guest:fe,because:`the\
 host returned a sign-in page${re}`};case"bot-protection":return{operator:`exempt ${ne} from its bot protection, or let the addresses of CI runners through`,guest:fe,
because:re===""?void 0:`the host returned a page${re}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${re}: allow this machine to \
reach the host`;case"other":{const ue=`the host returned an HTML page${re}`;return{...ne===M&&{user:g([])},...ee,guest:fe,because:ue}}}}function _({url:x,status:J,
reason:ee,said:ne},re=!1){const fe=ne===void 0?"":` ("${b(ne)}")`,ue=!/^(?:unknown|<none>)?$/i.test(ee),me=J>=520&&J<=526?"(Cloudflare gets no answer from it)":
"",G=ue?b(ee):me;return(0,E.xI)`${re?"":(0,E.xI)`${(0,E.KT)(x)} returned `}${`${J} ${G}`.trim()}${fe}`}const O={closed:"closed the connection before the end of \
a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},P=({host:x,why:J})=>({message:(0,E.
xI)`${(0,E.KT)(x)} ${O[J]}`,operator:"look for a server that crashes while it responds, or a proxy that changes the body"}),L=x=>`${Math.round(x/100)/10} s`,U=x=>x.
map(Q).join("; ");function Q(x){switch(x.kind){case"deadline":return`the deadline of ${L(x.ms)} was reached`;case"signal":return`interrupted by ${x.signal}`;case"\
crash":return"tf-disco crashed";case"missing":return Y(x)}}function Y({repositories:x,total:J}){const ee=x.length===1?"is":"are",ne=j(x,10,b);return`${x.length}\
 of ${w(J,"repository")} ${ee} missing: ${ne}`}const q=({kind:x,address:J,version:ee})=>ee===""?(0,E.xI)`${x} ${b(J)}`:(0,E.xI)`${x} ${(0,E.KT)(J)} ${b(ee,40)}`}),
1879:((ae,V,e)=>{e.d(V,{LG:()=>w,Tp:()=>S,Zo:()=>T,bi:()=>C});var m=e(9562),E=e(7811),u=e(5106);const C=1024*1024;function S(p,n){const l=(0,E._6)(p),d=(0,m.V)(
l,"map");if(!d.ok)return{kind:"not-json",...w(l,d)};if(d.value===null)return{kind:"null"};if(Array.isArray(d.value))return{kind:"not-object",why:"found an array"};
if(!(0,m.G)(d.value))return{kind:"not-object",why:`found a ${typeof d.value}`};const a=[];for(const r of Object.keys(d.value)){const h=d.value[r]??null;if(n?.(r,
h)===!1)continue;const g=n!==void 0&&D(h)>u.Ls;a.push({id:r,value:g?void 0:h})}return{kind:"object",services:a}}function D(p){try{return JSON.stringify(p).length}catch{
return Number.POSITIVE_INFINITY}}const b=[[/^$/,"is empty"],[/^\ufeff\s*\{/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other binary data","serve it uncompressed"],[/^\ufeff?</,"is HTML or XML"],[/^\{[{%]/,
"is a template that was not rendered"],[/^---/,"begins with `---`, as YAML and front matter do"],[/^e[wy][\w+/-]{10,}(?:[=\s]|$)/,"is base64"]],I=/^(?:(?:\/\/|#)[^\n]*\n\s*|\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*(?:\{|\[\s*(?:["{[\]]|\d+[\s,\]]))/;
function w(p,{why:n,advice:l}){const d=p.slice(0,4096).replace(/^[\t\n\r ]+/,""),[,a,r=null]=b.find(([h])=>h.test(d))??[];return a!==void 0?{why:`it ${a}`,advice:r,
beginning:null}:I.test(d)?{why:n,advice:l,beginning:null}:{why:"it is not JSON",advice:null,beginning:d}}const v=100,y=16*1024,j=200;function T(p){const n=new Set(
p),l=new Set(p.map(R));let d=0,a=y;return(r,h)=>{if(u.fg.has(r)||n.has(r))return!0;const g=r.length<=j&&l.delete(R(r));if(d===v)return g;const o=r.length+D(h);return o>
a?g:(d+=1,a-=o,!0)}}const R=p=>p.slice(0,p.indexOf(".")+1)}),3096:((ae,V,e)=>{e.d(V,{Bo:()=>D,Gz:()=>E,LA:()=>I,RO:()=>S,eH:()=>w,hl:()=>b,jt:()=>u,un:()=>C});var m=e(
3916);const E=(v,y)=>v===""?y:`${v}/${y}`,u=v=>v.slice(0,Math.max(0,v.lastIndexOf("/")));function C(v,y){const j=(0,m.join)(v,y.replaceAll("\\","/")).replace(/\/$/,
"");return j==="."?"":j}const S=v=>/(^|\/)tests$/.test(v)?u(v):v;function D(v,y,j=[]){const T=S(v),R=["",...w(v)].findLast(y);if(R===void 0||y(T))return T;const p=n=>j.
some(l=>y(C(n,l)));return p(T)&&!p(R)?T:R}const b=v=>/\.(tftest|tofutest)\.(hcl|json)$/.test(v),I=v=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(v),w=v=>v.split(
"/").map((y,j,T)=>T.slice(0,j+1).join("/"))}),3846:((ae,V,e)=>{e.d(V,{A5:()=>i,Gi:()=>I,NE:()=>g,W_:()=>d,mi:()=>R,op:()=>o,pj:()=>v,sL:()=>n});var m=e(7811),E=e(
255),u=e(9509),C=e(5243);const S={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},D="hashicorp",b="-",I=({host:t,namespace:s})=>t===(0,C.Vm)(
"terraform")&&s===D,w='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',v="must contain only letters,\
 digits, and dashes, and may not use leading or trailing dashes",y={prefix:"terraform-",whose:"a Terraform",frequency:"often"},T={terraform:[y],opentofu:[y,{prefix:"\
opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function R(t,s){const c=t.split("/");if(c.length>3||c.includes(""))return p(w);const[f="",$,M]=c.reverse(),
A=n(f);if(!A.ok){const x=`${(0,m.ol)(f)} in source ${(0,m.ol)(t)}`;return p(`Invalid provider type: Invalid provider type ${x}: ${A.why}"`)}const _=M===void 0,O=_?
(0,m.Ju)((0,C.Vm)(s)):(0,E.Pv)(M);if($===void 0&&O.ok){const x={hostImplied:_,namespace:D,type:A.value};return{kind:"registry",host:O.value,...x}}const L=$===b?
(0,m.Ju)($):d($??"",s),U=`namespace "" in source ${(0,m.ol)(t)}`;if(!L.ok)return p(`Invalid provider namespace: Invalid provider ${U}: ${L.why}"`);const Q="Inva\
lid provider source hostname";if(!O.ok)return p(`${Q}: ${Q} ${U}: ${O.why}"`);const Y={hostImplied:_,host:O.value,namespace:L.value,type:A.value},q=r(Y,s);return q===
void 0?{kind:a(Y,s),...Y}:p(q)}const p=t=>({kind:"invalid",error:t});function n(t){if(/^[a-z0-9]+$/.test(t))return(0,m.Ju)(t);if(t==="")return(0,m.TR)("must hav\
e at least one character");if(t.includes("."))return(0,m.TR)("dots are not allowed");if(t.includes("--"))return(0,m.TR)("cannot use multiple consecutive dashes");
const s=(0,u.YE)(t);return s.ok?(0,m.Ju)((0,u.DI)(s.value)):(0,m.TR)(v)}const l=/^(?=.*_)(?!.*--)[a-z\d](?:[\w-]*[a-z\d])?$/i,d=(t,s)=>s==="terraform"&&l.test(t)?
(0,m.Ju)(t.toLowerCase()):n(t);function a({host:t,namespace:s},c){return s===b?"legacy":s==="builtin"&&S[c].includes(t)?"builtin":"registry"}function r(t,s){const c=(0,C.
Vm)(s);if(t.namespace===b&&t.host!==c)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${c}.`;const f=T[s].find(
({prefix:$})=>t.type.startsWith($));return f&&h(t,f,s)}function h(t,{prefix:s,whose:c,frequency:f},$){const M=`${s}provider-`,A=t.type.slice(M.length);if(!t.type.
startsWith(M)||!n(A).ok)return`Invalid provider type: Provider source ${(0,m.ol)(g(t))} has a type with the prefix ${(0,m.ol)(s)}, which isn't allowed because i\
t would be redundant to name ${c} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const _=g({...t,type:A},
$);return`Invalid provider type: Provider source ${(0,m.ol)(g(t,$))} has a type with the prefix ${(0,m.ol)(M)}, which isn't valid. Although that prefix is ${f} \
used in the names of version control repositories for ${c.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,m.ol)(_)}?`}const g=({host:t,namespace:s,type:c},f)=>f!==void 0&&t===(0,C.Vm)(f)?`${s}/${c}`:`${(0,E.pk)(t)}/${s}/${c}`,o=t=>t.replace(/^.*\./s,
""),i=t=>(t??"").replace(/[._].*$/s,"")}),8153:((ae,V,e)=>{e.d(V,{D4:()=>b,LT:()=>p,Qq:()=>v,Tj:()=>l,_5:()=>D,ch:()=>S,gy:()=>R,lq:()=>T,nd:()=>j,p_:()=>n,qL:()=>I,
w3:()=>d,zM:()=>y});var m=e(9562),E=e(7811),u=e(9432),C=e(1879);const S="has too many elements",D=25e3;function b(h,g,o){const i=I(h,g,o);return i.ok?i.value.items>
D?(0,E.TR)(S):(0,E.Ju)(i.value.value):i}function I(h,g,o="decoder"){const i=(0,m.V)(h,/^[\t\n\r ]*[{n]/.test(h)?o:"struct");if(!i.ok&&i.isLimit)return(0,E.TR)(S);
if(!i.ok)return(0,E.TR)((0,u.kw)((0,C.LG)(h,i)));const t=new r,s=g.read(i.value,t),{mistake:c,items:f}=t;return c===null?(0,E.Ju)({value:s,items:f}):(0,E.TR)(c)}
const w=(h,g,o=i=>typeof i==typeof h)=>({zero:h,read:(i,t)=>o(i)?i:(i!==null&&t.refuse(g,i),h)}),v=w("","a string"),y=w(!1,"a boolean"),j=w(0,"an integer",Number.
isInteger),T=h=>({zero:null,read:(g,o)=>g===null?null:h.read(g,o)}),R={zero:null,read:()=>null},p=h=>({zero:h.zero,read:(g,o)=>{const{mistake:i,items:t}=o,s=h.read(
g,o);return Object.assign(o,{mistake:i,items:t}),s}}),n=h=>({zero:[],read:(g,o)=>Array.isArray(g)?(o.items+=g.length,g.map((i,t)=>o.within(t,h,i))):(g!==null&&o.
refuse("an array",g),[])}),l=h=>({zero:null,read:(g,o)=>{const i=o.membersOf(g);if(i===null)return null;const t=Object.entries(i);return o.items+=t.length,new Map(
t.map(([s,c])=>[s,o.within("*",h,c)]))}});function d(h){const g=Object.entries(h),o=new Map(g),i=Object.fromEntries(g.map(([t,{zero:s}])=>[t,s]));return{zero:i,
read:(t,s)=>{const c=s.membersOf(t);if(c===null)return i;const f={...i};for(const[$,M]of Object.entries(c)){const A=o.has($)?$:a($),_=o.get(A);_!==void 0&&(f[A]=
s.within(A,_,M))}return f}}}const a=h=>h.toLowerCase().replaceAll("\u017F","s");class r{#e=[];mistake=null;items=0;within(g,o,i){this.#e.push(g);const t=o.read(
i,this);return this.#e.pop(),t}membersOf(g){return(0,m.G)(g)?g:(g!==null&&this.refuse("an object",g),null)}refuse(g,o){if(this.mistake!==null)return;const i=this.#e.
map(s=>typeof s=="number"?`[${s}]`:`.${s}`),t=i.length===0?"":` in "${i.join("").slice(1)}"`;this.mistake=`has ${(0,u.go)(o)} instead of ${g}${t}`}}}),180:((ae,V,e)=>{
e.d(V,{CT:()=>j,KB:()=>S,e:()=>T,uH:()=>y,yI:()=>p});var m=e(9432),E=e(9633),u=e(523),C=e(3556);function S(n,l,d){const{os:a,arch:r,shasum:h}=n,g=Object.entries(
n).flatMap(([t,s])=>s===""?t:[]),o=/^[0-9a-fA-F]{64}$/.test(h),i=`${a}_${r}`===l;return{early:[...b(n.protocols),...D([g.length===0?null:`lacks \`${g.join("`, `")}\
\``,i?null:`is for ${a}_${r} instead of ${l} (\`os\`, \`arch\`)`,I(d,"download_url",n.download_url),w(n.packages),o?null:`has "${h}" in \`shasum\`, which is not 6\
4 hexadecimal digits`,I(d,"shasums_url",n.shasums_url),I(d,"shasums_signature_url",n.shasums_signature_url)])],late:D([v(n,l)]),hashes:o&&i?[`zh:${h.toLowerCase()}`]:
null}}const D=n=>n.flatMap(l=>l===null?[]:{kind:"description",why:l});function b(n){const l=n.find(d=>(0,u.rK)(d)===null);return l!==void 0?[{kind:"description",
why:`has "${l}" in \`protocols\`, which is not a version`}]:n.length===0||(0,C.PN)(n)?[]:[{kind:"protocols",protocols:n}]}function I(n,l,d){const a=(0,E.Fl)(n,d);
return a.ok?null:`has an invalid URL in \`${l}\`: ${a.why}`}function w(n){const l=[...n?.keys()??[]].filter(r=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(r)),d=Array.from(
n?.values()??[],r=>r.hashes).flat(),a=[...l,...d.filter(r=>r.indexOf(":")<1)][0];return a===void 0?null:`has "${a}" in \`packages\`, which OpenTofu cannot read`}
function v({packages:n,shasum:l},d){if(!n?.size)return null;const a=n.get(d);if(a===void 0)return"has `packages` without an entry for the platform, which OpenTo\
fu requires";if(a.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const r=a.hashes.filter(h=>h.startsWith("zh:"));
return r.some(h=>h!==`zh:${l}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":r.length>0?null:"has no `zh:` hash for the plat\
form in `packages`, which OpenTofu requires"}function y(n,l){if(n===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:d,hashes:a}=n,r=a.length===
0||a.some(T),h=D([d===""?`has no \`url\` for ${l}`:null,r?null:`has no \`zh:\` or \`h1:\` hash for ${l}, but others`]);return{early:h,late:[],hashes:h.length===
0?a:null}}const j=["zh:","h1:"],T=n=>j.some(l=>n.startsWith(l)),R=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function p(n,{filename:l,
shasum:d}){for(const r of n.split(`
`)){const[h="",g]=r.split(R,4).filter(o=>o!=="");if(g===l)return/^[0-9a-fA-F]{64}$/.test(h)?h.toLowerCase()===d.toLowerCase()?null:`has another hash for ${l} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${l}`}if(!/[0-9a-fA-F]{64}/.test(n))return`has no SHA-256 hash: ${(0,m.rU)(
n)}`;const a=n.split(R).find(r=>r.endsWith(l));return`has no line for ${l}${a===void 0?"":`, but one for ${a}`}`}}),3556:((ae,V,e)=>{e.d(V,{I0:()=>h,PN:()=>v,TT:()=>w,
h:()=>l,oM:()=>a,tD:()=>j});var m=e(9039),E=e(7811),u=e(3846),C=e(3298),S=e(523),D=e(8153);const b=(0,D.LT)((0,D.p_)((0,D.w3)({os:D.Qq,arch:D.Qq}))),I=(0,D.w3)(
{versions:(0,D.p_)((0,D.w3)({version:D.Qq,protocols:(0,D.p_)(D.Qq),platforms:b})),warnings:(0,D.p_)(D.Qq)});function w(o){const i=(0,D.D4)(o,I);if(!i.ok)return i;
const{versions:t,warnings:s}=i.value,c=new Map(t.map(A=>[A.version,A])),f=[...c.keys()],$=f.filter(A=>v(c.get(A)?.protocols??[])),M=(0,C.O)(A=>A);return(0,E.Ju)(
{texts:f,compatible:$.length===f.length?f:$,platforms:Array.from(c.values(),({platforms:A})=>M(A.map(({os:_,arch:O})=>`${_}_${O}`).join(" "))),warnings:f.length===
0?[]:s})}const v=o=>o.some(i=>{const t=(0,S.rK)(i),[s]=t?.numbers??[];return t!==null&&!(0,S.Ty)(t)&&(s===5n||s===6n)}),y=(0,D.w3)({id:D.Qq,moved_to:D.Qq});function j(o,i){
const t=(0,D.D4)(o,y);if(!t.ok)return t;const{id:s,moved_to:c}=t.value,f=(0,u.mi)(c===""?s:c,"terraform"),$=f.kind==="registry"&&f.type===i;return(0,E.Ju)($?f.namespace:
null)}const T=(0,D.w3)({ascii_armor:D.Qq}),R=(0,D.Tj)((0,D.w3)({hashes:(0,D.p_)(D.Qq),package_size:D.nd})),p=(o,i)=>(0,D.w3)({protocols:(0,D.p_)(D.Qq),os:D.Qq,arch:D.
Qq,filename:D.Qq,shasum:D.Qq,download_url:D.Qq,shasums_url:D.Qq,shasums_signature_url:D.Qq,signing_keys:(0,D.w3)({gpg_public_keys:(0,D.p_)((0,D.lq)(o))}),packages:i}),
n={terraform:p((0,D.w3)({ascii_armor:D.Qq,trust_signature:D.Qq}),D.gy),"opentofu before 1.12":p(T,D.gy),opentofu:p(T,R)},l=(o,i)=>(0,D.D4)(o,n[i]),d=(0,D.w3)({versions:(0,D.
Tj)((0,D.w3)({}))});function a(o,i){const t=g(o,i,d);return t.ok?(0,E.Ju)([...t.value.versions?.keys()??[]]):t}const r=(0,D.w3)({archives:(0,D.Tj)((0,D.lq)((0,D.
w3)({url:D.Qq,hashes:(0,D.p_)(D.Qq)})))});function h(o,i,t){const s=g(o,i,r);if(!s.ok)return s;const c=s.value.archives?.get(t);return c===void 0?(0,E.Ju)(null):
c===null?(0,E.TR)(`has null for ${t}, at which the clients crash`):c.hashes.some(f=>f.indexOf(":")<1)?(0,E.TR)(`has a hash without a scheme, such as "zh:", in "\
archives.${t}"`):(0,E.Ju)(c)}function g(o,i,t){return(0,m.i)(i??"")==="application/json"?(0,D.D4)(o,t):(0,E.TR)(i===null?"has no Content-Type; expected applicat\
ion/json":"has a Content-Type other than application/json")}}),9633:((ae,V,e)=>{e.d(V,{EH:()=>y,Fl:()=>j,ad:()=>b,fZ:()=>u,i5:()=>D,ny:()=>I,sw:()=>C,ut:()=>v,zS:()=>w});
var m=e(7811),E=e(8643);const u=(p,n)=>R(T(p),`${S(n)}/versions`),C=(p,n,l)=>R(T(p),`${S(n)}/${l}/download`),S=({namespace:p,name:n,system:l})=>`${p}/${n}/${l}`,
D=(p,{namespace:n,type:l})=>R(p,`${n}/${l}/versions`),b=(p,{namespace:n,type:l},d,a)=>R(p,`${n}/${l}/${d}/download/${a.replace("_","/")}`),I=(p,n)=>R(T(p),n);function w(p,{
host:n,namespace:l,type:d},a){const r=(0,E.O2)(p,`${n}/${l}/${d}/${a}`);return!r.ok||r.value.scheme==="https"?r:(0,m.TR)(`unsupported protocol scheme "${r.value.
scheme}"`)}function v(p,n){if(!/^\.{0,2}\//.test(n))return(0,m.Ju)(n);const l=(0,E.O2)(p,n);return l.ok?(0,m.Ju)((0,E.jr)(l.value)):l}function y(p,n){const l=j(
p,n);return l.ok&&l.value.fragment!==""?(0,m.TR)("must not include fragment part"):l}function j(p,n){const l=(0,E.O2)(p,n);if(!l.ok)return l;const{scheme:d}=l.value;
return d==="http"||d==="https"?l:(0,m.TR)("must use http or https scheme")}const T=p=>p.path.endsWith("/")?p:{...p,path:`${p.path}/`};function R(p,n){const l=(0,E.
O2)(p,n);if(!l.ok)throw new Error(l.why);return l.value}}),523:((ae,V,e)=>{e.d(V,{Cg:()=>y,PW:()=>d,Ty:()=>v,Zy:()=>j,_T:()=>a,hZ:()=>C,kv:()=>o,mb:()=>i,oF:()=>b,
rK:()=>I});var m=e(7811),E=e(5106);const u=new RegExp(`^${E.eQ}$`),C=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,S=new RegExp(
`^${C}[.+-]?$`),D=2n**63n-1n;function b(t){const[,s,c,f,$]=u.exec(t)??[];return s===void 0?null:w(t,s,f??c,$)}function I(t){const[,s,c,f]=S.exec(t)??[];return s===
void 0?null:w(t,s,c,f)}function w(t,s,c="",f=""){const $=s.split(".").map(A=>A.replace(/^0+(?=.)/,""));if($.some(A=>A.length>19))return null;const M=$.map(A=>BigInt(
A));if(M.some(A=>A>D))return null;for(;M.length<3;)M.push(0n);return{text:t,numbers:M,written:$.length,pre:c,build:f}}const v=t=>t.pre!=="",y=({numbers:t,pre:s,
build:c})=>`${t.join(".")}${s===""?"":`-${s}`}${c===""?"":`+${c}`}`;function j(t,s){const c=Math.max(t.numbers.length,s.numbers.length);for(let f=0;f<c;f++){const[
$,M]=[t.numbers[f]??0n,s.numbers[f]??0n];if($!==M)return $<M?-1:1}return t.pre===s.pre||t.numbers.length!==s.numbers.length?0:t.pre===""||s.pre===""?t.pre===""?
1:-1:T(t.pre,s.pre)}function T(t,s){const[c,f]=[t.split("."),s.split(".")];for(let $=0;;$++){const[M,A]=[$+1>=c.length,$+1>=f.length];if(M!==A)return M?-1:1;const _=R(
c[$]??"",f[$]??"");if(_!==0||M)return _}}function R(t,s){const[c,f]=[/^[0-9]*$/.test(t),/^[0-9]*$/.test(s)];return c!==f?c?-1:1:c&&t.length!==s.length?t.length-
s.length:t===s?0:t<s?-1:1}const p="[\\t\\n\\f\\r ]*",n=new RegExp(`^${p}(<=|>=|!=|~>|<|>|=|)${p}(${E.eQ})${p}$`),l="This string does not use correct version con\
straint syntax";function d(t){const s=[];for(const c of t.split(",")){const[,f,$=""]=n.exec(c)??[],M=b($);if(M===null)return(0,m.TR)(l);s.push({operator:f||"=",
version:M,text:c})}return(0,m.Ju)(s)}function a(t){const s=d(t);if(!s.ok)return s;const c=[];for(const f of s.value){const $=I(f.version.text);if($===null||!r.test(
f.text.trim()))return(0,m.TR)(`Incorrect version constraint syntax: ${h(f)}`);c.push({...f,version:$})}return(0,m.Ju)(c)}const r=/^[<>=!~]* ?[0-9]/;function h({
operator:t,version:s,text:c}){const f=c.trim();if(s.text.startsWith("v"))return'a "v" prefix should not be used';if(!r.test(f))return`only one space is expected\
 after the operator "${t}"`;if(s.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[$]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(f)??[""];return`missing comma after "${$}"`}const g=[">",">=","=","~>","<=","<","!="];function o(t){const s=[...t].sort((c,f)=>j(c.version,f.version)||T(c.
version.build,f.version.build)||g.indexOf(c.operator)-g.indexOf(f.operator)||f.version.written-c.version.written);return[...new Set(s.map(i))].join(", ")}function i({
operator:t,version:s}){if(t==="=")return y(s);const c=t==="~>"&&s.written<3?s.numbers.slice(0,2):s.numbers;return`${t} ${y({...s,numbers:c})}`}}),1440:((ae,V,e)=>{
e.d(V,{EH:()=>n,U4:()=>v,WI:()=>h,a4:()=>d,oO:()=>y});var m=e(3916),E=e(7811),u=e(2213),C=e(8032),S=e(5243),D=e(9897),b=e(3846),I=e(8153),w=e(523);const v=".ter\
raform/modules/modules.json",y=".terraform/terraform.tfstate",j=(0,I.w3)({backend:(0,I.lq)((0,I.w3)({type:I.Qq,config:(0,I.Tj)((0,I.LT)(I.Qq))})),resources:(0,I.
p_)((0,I.w3)({provider:I.Qq}))}),T=(0,I.w3)({backend:(0,I.lq)((0,I.w3)({config:(0,I.Tj)((0,I.LT)((0,I.Tj)((0,I.LT)(I.Qq))))}))}),R=new Set(Object.values(u.FV).flatMap(
o=>o.split(/[ .]/))),p=/(?:^|\.)provider\["([^"\\]*)"\]/;function n(o,i){const t=(0,I.D4)(i,j,"struct"),{backend:s,resources:c}=t.ok?t.value:j.zero,f=(0,I.D4)(i,
T,"struct"),$=f.ok?[...f.value.backend?.config?.values()??[]]:[],{type:M="",config:A=null}=s??{},_=[A,...$].flatMap(P=>Array.from(P??[],([L,U])=>U===""?null:l(M,
L,U)));/^(remote|cloud)$/.test(M)&&!A?.get("hostname")&&_.push("app.terraform.io");const O=new Set(c.map(({provider:P})=>P).filter(P=>P.includes("[")));return C.
Du.flatMap(P=>{const L=Array.from(O,Q=>{const Y=(0,b.mi)(p.exec(Q)?.[1]??"",P);return Y.kind!=="registry"?Y.kind==="builtin"?null:D.IZ:P==="opentofu"&&(0,b.Gi)(
Y)?(0,S.Vm)(P):Y.host});return[...new Set(t.ok?[...L,..._]:[D.IZ])].flatMap(Q=>Q===null?[]:{file:o,host:Q,client:P})})}function l(o,i,t){return o==="local"?(0,u.
Bm)(t):u.Gb[o]?.split(" ").includes(i)?(0,u.D8)(t):R.has(i)||i==="hostname"?(0,u.Ul)(t):null}function d(o,i){const t=(0,u.Bm)(`terraform.tfstate.d/${i.trim()}/t\
erraform.tfstate`);return t===null?[]:C.Du.map(s=>({file:o,host:t,client:s}))}const a=(0,I.w3)({key:I.Qq,source:I.Qq,version:I.Qq,dir:I.Qq}),r=(0,I.w3)({modules:(0,I.
p_)(a)});function h(o,i){const t=i.trim()===""?(0,E.Ju)(r.zero):(0,I.D4)(i,r,"struct");if(!t.ok)return t;const{modules:s}=t.value,c=s.find(({version:$})=>$!==""&&
(0,w.oF)($)===null);if(c!==void 0)return(0,E.TR)(`has the malformed version "${c.version}"`);if(new Set(s.map(({key:$})=>$)).size<s.length)return(0,E.TR)("has t\
wo modules with the same key");const f=s.filter(({key:$})=>$!=="");return(0,E.Ju)(f.map(({dir:$,...M})=>({...M,root:o,directory:g(o,$)})))}function g(o,i){const t=(0,m.
isAbsolute)(i)?i:`${o===""?".":o}/${i}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(i)?(0,m.normalize)(t).replace(/(?<=.)\/$/,""):t}}),5324:((ae,V,e)=>{
e.d(V,{$8:()=>T,ET:()=>l,G$:()=>R,KG:()=>h,Ls:()=>y,Wj:()=>t,f5:()=>g,kI:()=>a,rN:()=>i,sT:()=>n,sq:()=>p,un:()=>o});var m=e(3024),E=e(6760),u=e(4756),C=e(2170),
S=e(3096),D=e(3298),b=e(9968),I=e(1440);const w=/[*?[{]/;function v(s){const c=s.split("/"),f=c.findIndex($=>w.test($));return f<0?{fixed:s}:{fixed:c.slice(0,f).
join("/"),glob:c.slice(f).join("/")}}function y(s){const c=s.map(f=>{const $=f.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:$,start:j($)}});return f=>{
const $=f.toLowerCase();return c.some(({glob:M,start:A})=>M===f||$.startsWith(A)&&E.posix.matchesGlob(f,M))}}function j(s){const[c=""]=s.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.
exec(s)??[];return c.toLowerCase()}const T=({file:s,glob:c},f)=>s===f||c!==void 0&&E.posix.matchesGlob(f,c),R=s=>s.startsWith(".")||s==="node_modules",p=s=>E.sep===
"/"?s:s.replaceAll(E.sep,"/");function n(s,{boundary:c}){return s.kind==="error"?(0,u.WO)({what:"link",code:s.code}):(0,b.UO)(s.path,c)?s.kind==="special"?(0,u.
WO)({...s,what:"link-to-special-file"}):s.kind==="file"?s.path:null:(0,u.a3)({what:"link"})}function l({root:s,scan:c}){const f=[s,...c.map(_=>(0,E.resolve)(s,v(
_).fixed))].map(d),$=_=>f.some(O=>O!==null&&(0,b.UO)(_,O)),M=_=>{const O=(0,E.resolve)(s,_),P=(0,m.existsSync)(O)?d(O):null;return P!==null&&$(P)?P:null},A=(_,O)=>{
const P=M(_);return(P===null?[]:(0,b.Mc)(P).filter(O)).map(({name:U})=>U).sort()};return{list:_=>A(_,O=>!O.isDirectory()),directories:_=>A(_,O=>O.isDirectory()&&
!R(O.name)),exists:_=>(0,m.existsSync)((0,E.resolve)(s,_)),locate:(0,D.O)(M),nameOf:_=>{const O=M(_);return O===null?null:p((0,E.relative)(f[0]??s,O))},read:(_,O)=>{
const P=M(_);return P===null?null:(0,b.r7)(P,O)}}}const d=s=>(0,b.N0)(()=>(0,m.realpathSync)(s),null);function a(s,c){const{fixed:f,glob:$}=v(c);try{const M=(0,m.
realpathSync)((0,E.resolve)(s,f)),A=p((0,E.relative)(s,M)),_=(0,b.UO)(M,s),O=_?s:M;if($!==void 0)return{path:M,name:A,boundary:O,glob:(0,S.Gz)(A,$)};if((0,m.statSync)(
M).isDirectory())return{path:M,name:A,boundary:O};const P=(0,E.resolve)(M,"..");return{...{path:P,name:p((0,E.relative)(s,P))},boundary:_?s:P,file:A}}catch(M){return(0,C.
kH)((0,u.WO)({what:"scan",entry:c,code:(0,b.Oj)(M)}))}}const r=200;function h(s){const{path:c,name:f,depth:$}=s;if($>r)return(0,C.ht)(f,(0,u.ub)({kind:"depth",max:r}));
try{return(0,m.readdirSync)(c,{withFileTypes:!0}).sort((M,A)=>M.name<A.name?-1:1)}catch(M){return(0,C.ht)(f,(0,u.WO)({what:"directory",code:(0,b.Oj)(M)}))}}const g=(s=[])=>({
files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,units:[],unread:[],calls:[],tests:[],called:new Set(s),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,
directories:new Set,modules:new Set,snippets:new Set,installed:[],states:[],unselected:[]});function o(s,{exists:c,read:f}){return c(s)?(0,I.EH)(s,f(s)??""):[]}
function i(s,c){const f=(0,S.Gz)(s,".terraform/environment"),$=c.read(f);return[...o((0,S.Gz)(s,I.oO),c),...$===null?[]:(0,I.a4)(f,$)]}function t(s,{exists:c,read:f,
nameOf:$}){const M=(0,S.Gz)(s,I.U4),A=f(M);if(A===null)return c(M)?(0,C.ht)(M,(0,u.a3)({what:"outside",path:M})):[];const _=(0,I.WI)(s,A);return _.ok?_.value.map(
O=>{const P=O.directory;return(0,E.isAbsolute)(P)&&(0,E.normalize)(P)===P?{...O,directory:$(P)??P}:O}):(0,C.ht)(M,(0,u.U$)({error:`the list ${_.why}`,isRefused:!0}))}}),
9059:((ae,V,e)=>{e.d(V,{$:()=>R,$t:()=>h,AN:()=>n,Dx:()=>r,_X:()=>y});var m=e(3096),E=e(9941),u=e(5324),C=e(3114);const S=".github/workflows .circleci .buildkit\
e .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),D=g=>g==="config.toml",b=[["",C.Z8],[".github",()=>!1],...S.
map(g=>[g,o=>/\.ya?ml$/i.test(o)]),[".devcontainer",C.Z8],[".config",C.TD],[".config/mise",D],[".mise",D]],I=".github/actions",w=128*1024,v=200;function*y({root:g,
exclude:o},i){const t=(0,u.ET)({root:g,scan:[]}),s=(0,u.Ls)(o),c=j(t).filter(M=>!s(M)),f=M=>M.split("/").length,$=[...new Set([...c,...i])].sort((M,A)=>f(M)-f(A)||
(M<A?-1:1));for(const M of $.slice(0,v)){const A=t.read(M);A!==null&&A.length<=w&&(yield{file:M,text:A})}}function j(g){const o=b.flatMap(([t,s])=>g.list(t).filter(
c=>s(c)||R((0,m.Gz)(t,c))).map(c=>(0,m.Gz)(t,c))),i=g.directories(I).flatMap(t=>["action.yml","action.yaml"].map(s=>`${I}/${t}/${s}`));return[...o,...i]}const T=[
["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/],["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,
/^/],["renovate",/^package\.json$/,/"renovate"\s*:/],["checkov",/^\.checkov\.ya?ml$/,/^/]],R=g=>T.some(([,o])=>o.test(g)),p=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function n({file:g,text:o}){if(R(g)){const t=r(g,o);return T.flatMap(([s,c,f])=>c.test(g)&&t.some($=>f.test($))?s:[])}return o.search(p)<0?[]:r(g,o).flatMap(t=>t.
match(p)??[]).map(t=>t.toLowerCase())}const l=1e3,d=/(^|\s)#.*$/s,a=/(^|\s)(\/\/|\/?\*).*$/s;function r(g,o){const i=/jenkinsfile|\.json$/i.test(g)?a:d;return o.
split(`
`).map(t=>t.slice(0,l).replace(i,"").trimEnd())}function h(g,o,i,t){return{file:g,...(0,E.yN)(i)(t),line:o+1}}}),3114:((ae,V,e)=>{e.d(V,{Ep:()=>b,L8:()=>v,TD:()=>n,
Z:()=>p,Z8:()=>l,dN:()=>R,tr:()=>w,xO:()=>T});var m=e(8032);const E=["terraform"],u=["opentofu"],C=/\.tfquery\.(hcl|json)$/,S=[[/\.tf(\.json)?$/,"config",m.Du],
[/\.tofu(\.json)?$/,"config",u],[/\.tftest\.(hcl|json)$/,"test",m.Du],[/\.tofutest\.(hcl|json)$/,"test",u],[C,"query",E],[/\.tfmigrate\.hcl$/,"migrate",E],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",E],[/\.tfdeploy\.(hcl|json)$/,"deploy",E],[/\.(tf|tofu)mock\.hcl$/,null,m.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",m.Du]],D=/\.(tf|tofu|hcl|json)$/,
b=({class:d})=>d==="config"||d==="test",I={class:"lock",syntax:"hcl",clients:m.Du,isOverride:!1},w=d=>d.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
d);function v(d,a,r){if(d===".terraform.lock.hcl")return I;const h=D.test(d)?S.find(([O])=>O.test(d)):void 0,[g=/$/,o=null,i=[]]=h??[];if(o===null)return;const t=y(
d)&&o==="test"&&r==="tests";if(y(d)&&!t)return;const s=d.search(g),c=d.slice(0,s),f=c+d.slice(s).replace(".tf",".tofu"),$=c==="override"||c.endsWith("_override"),
M=t||f!==d&&a.has(f);if(M&&!i.includes("terraform"))return;const A=M?E:i,_=d.endsWith(".json")?"json":"hcl";return{class:o,syntax:_,clients:A,isOverride:$}}const y=d=>d.
startsWith(".")||d.endsWith("~")||d.startsWith("#")&&d.endsWith("#"),j=new RegExp(`^(${["(gnu)?makefile|terrafile","\\.?justfile","(dockerfile|containerfile|jen\
kinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger|vendir|vendor|peru)\\.ya?ml","(azure-pipelines?|(do\
cker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps\
1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),T=d=>C.test(d),R=[".spacelift/config.yml",".spacelift/config.yaml"],p=d=>d.endsWith(".tfbackend"),
n=d=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.test(d),l=d=>n(d)||j.test(d)}),1011:((ae,V,e)=>{e.d(V,{CI:()=>b,G4:()=>R,O8:()=>S,
Rt:()=>C,VZ:()=>D,eI:()=>w,kA:()=>y,s7:()=>v,sw:()=>I,vH:()=>j});var m=e(4756),E=e(2170),u=e(3298);const C=["organization","workspaces"],S=["module","state","lo\
ck"],D=["version","compatible","provider-version"],b=({directory:p,module:n})=>[...new Set([p,n??p])];function I(p,n){const l=(0,u.O)(a=>a.filter(r=>n.includes(
r))),d=(0,u.O)(a=>a.flatMap(r=>l(r.clients).length===0?[]:{...r,clients:l(r.clients)}));return p.flatMap(a=>{const r=l(a.clients);if(r.length===a.clients.length)
return a;const h=d(a.needs),g=a.isHostImplied?h[0]?.host??a.host:a.host;return r.length===0?[]:{...a,clients:r,needs:h,host:g}})}const w=(p,n)=>p.map(l=>{const{
calls:d,evaluated:a}=l;if(n.length===0||d===void 0||a===void 0)return l;const r=Object.entries(d).filter(([h])=>!n.some(g=>g===h));return{...l,calls:Object.fromEntries(
r)}}),v=({workspace:p,hasOwnToken:n,directHost:l})=>p!==void 0||n===!0||l!==void 0,y=p=>new Set(p.flatMap(({host:n,isHostImplied:l})=>l?[]:n??[])),j=(p,n)=>p.filter(
({clients:l})=>l.some(d=>n.includes(d))),T=1e4;function R(p=T){const n=[],l={error:0,warning:0,notice:0};let d=0;const a=h=>{l[h.severity]+=1,l[h.severity]<=p?n.
push(h):d+=1},r=()=>(0,E.ht)(".",(0,m.ub)({kind:"problems",max:p,omitted:d}));return{add:a,all:()=>d===0?n:[...n,r()]}}}),4756:((ae,V,e)=>{e.d(V,{JW:()=>w,U$:()=>u,
WO:()=>D,a3:()=>I,ub:()=>j,yQ:()=>v});var m=e(9432),E=e(9615);const u=({error:T,isRefused:R})=>(0,E.CC)("file-syntax",{message:T??"the file is not valid UTF-8",
help:T?.startsWith("invalid escape sequence")?"write `/` in paths, or `\\\\` for a backslash":"fix the file, or list it in `exclude` if it is invalid on purpose",
...!R&&{severity:T===null?"notice":"warning"}}),C={file:["the file cannot be read","correct the permissions, or list the file in `exclude`"],directory:["the dir\
ectory cannot be read","correct the permissions, or list the directory in `exclude`"],link:["the target of the link cannot be read","correct or remove the link,\
 or list it in `exclude`"],scan:[" in `scan` cannot be read","correct `scan`, and check that the repository is checked out"],"special-file":["this is","remove i\
t, or list it in `exclude`"],"link-to-special-file":["the target of the link is","remove the link, or list it in `exclude`"]},S={ENAMETOOLONG:"shorten the path,\
 or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"};function D(T){const[R,p]=C[T.what],n=T.what==="file"||T.what===
"directory";return(0,E.CC)("file-unreadable",{message:`${"entry"in T?(0,m.dh)(T.entry):""}${R}${"code"in T?`: ${T.code}`:` ${T.is} and is not read`}`,help:(n?S[T.
code]:void 0)??p,...!("isRefused"in T&&T.isRefused)&&{severity:"warning",affects:[]}})}const b={link:["the link points outside the checkout and is not followed",
"move the file into the repository, or name its directory in `scan`"],linked:["the link leads to a directory that was not read","remove the link, or name the di\
rectory in `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out","select the file, or do not select its directory"],generated:["Te\
rragrunt adds configuration here that was not read","write `contents`, `path` and `config` as literals, and give included files the suffix .hcl"],outside:["is o\
utside the checkout, and the module in it was not read","move the module into the repository, or name its directory in `scan`"],skipped:["was not read","write t\
he path as a literal, or remove the directory from `exclude`"]};function I(T){const[R,p]=b[T.what],n="path"in T&&{message:`directory ${(0,m.dh)(T.path)} ${R}`,severity:"\
notice"};return(0,E.CC)("file-outside",{message:R,help:p,...n})}function w({scan:T,hasHostnames:R,isFleet:p}){const n=T.every(r=>r===".")?"this directory":`\`sca\
n\` (${(0,m.K4)(T,3,m.dh)})`,d=`found no Terraform or OpenTofu files in ${p?"the repositories of `usages`":n}`,a=p?"check out the repositories before `tf-disco \
usages`":"check out the repository first (in a workflow: actions/checkout)";return(0,E.CC)("nothing-to-check",{message:`${d}, and \`hostnames\` is not set`,help:`${a}\
, or correct \`scan\` or \`exclude\``,...R&&{message:`${d}; only \`hostnames\` was checked`,help:`${a}, or correct \`scan\``,severity:"warning"}})}const v=({oldest:T})=>(0,E.
CC)("file-stale",{message:`the usages file was written more than a week ago (the oldest on ${T}); the repository may use something else now`,help:"write it agai\
n with `tf-disco usages --format json`, and see why the job that writes it no longer runs"}),y={depth:({max:T})=>({message:`directories nested deeper than ${T} \
levels are not scanned`,help:"list this directory in `exclude`"}),files:({max:T})=>({message:`there are more than ${T} files; this directory and the following o\
nes are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:({max:T})=>({message:`the directory has more than ${T} files; the files \
after them are not scanned`,help:"split the directory, or list files in `exclude`"}),parts:({max:T})=>({message:`the file has more than ${T} blocks, arguments a\
nd values; the rest is not read`,help:"split the file, or list it in `exclude`"}),"module-usages":({max:T})=>({message:`the files of this directory use or defin\
e more than ${T} modules, providers, resources and variables; the rest of this file and the files after it are not scanned`,help:"split the directory, or list f\
iles in `exclude`"}),usages:({max:T})=>({message:`the scan found more than ${T} usages of hosts; this directory and the following ones are not scanned`,help:"sc\
an fewer directories with `scan` or `exclude`"}),roots:({max:T})=>({message:`the root modules have more than ${T} modules in all; the constraints of this root m\
odule and the following ones are not checked`,help:"list the directories in which `init` runs in `roots`"}),size:T=>({message:`the file ${(0,m.mP)(T)}`,help:"sp\
lit the file, or list it in `exclude`"}),problems:({max:T,omitted:R})=>({message:`there are more than ${T} problems in files; ${R} are not reported`,help:"fix t\
he reported problems first, or scan fewer files with `scan` or `exclude`"}),time:({stopped:T,files:R})=>({message:`${(0,m.Cw)(T)} after reading ${R} files; this\
 directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"})},
j=T=>(0,E.CC)("file-limit",(0,E.Z9)(y,T))}),2170:((ae,V,e)=>{e.d(V,{Qp:()=>I,W7:()=>b,Xd:()=>D,ht:()=>S,kH:()=>u,wv:()=>C});var m=e(8032),E=e(9119);function u(w,{
clients:v=m.zK,...y}={}){return{problem:w,severity:w.severity,affects:w.affects.filter(j=>v.includes(j)),clients:v,host:null,services:[],places:[],needed:!0,...y}}
const C={line:1,column:1,endColumn:1};function S(w,v,y=C){const j={file:w===""?".":w,...y};return u(v,{places:[j],clients:m.Du})}const D=({places:w})=>w.find(v=>typeof v!=
"string")??null,b=w=>D(w)?.file??"",I=(w,v)=>(0,E.c1)(w,y=>JSON.stringify(v(y))).map(y=>{const[j]=y;if(y.length===1)return j;const T=n=>[...new Set(y.flatMap(n))],
R=T(n=>n.exclude??[]),p=T(n=>n.rowKeys??[]);return{...j,needed:y.some(({needed:n})=>n),affects:T(({affects:n})=>n),clients:T(({clients:n})=>n),places:(0,E.As)((0,E.
jH)(y.flatMap(({places:n})=>n))),...R.length===0?{}:{exclude:R},...p.length===0?{}:{rowKeys:p}}})}),9615:((ae,V,e)=>{e.d(V,{CC:()=>l,Lw:()=>D,OJ:()=>p,VB:()=>R,
Z9:()=>d,ag:()=>n,as:()=>w,oC:()=>S,tr:()=>T});var m=e(1780),E=e(9179),u=e(9432);let C=function(...a){return{problemFacts:C}=e.late([4507],4507),new.target?new C(
...a):C(...a)};const S=["error","warning","notice"],D=a=>({operator:a,user:a}),b=(a,{isTerminal:r})=>typeof a=="object"&&"terminal"in a?a[r?"terminal":"workflow"]:
a;function I({operator:a,user:r,guest:h},g){const{role:o,host:i}=g;if(o==="guest"&&h!==void 0)return h;const t=b(a,g);if(o==="operator")return t;const s=(0,m.xI)`ask the operator of ${(0,m.
KT)(i)} to ${t}`;if(r===void 0)return s;const c=b(r,g);return/^ask | or /.test((0,m.pj)(c))||/, or /.test((0,m.pj)(t))||o==="guest"||(0,m.pj)(c)===(0,m.pj)(t)?c:
(0,m.xI)`${c}, or ${s}`}function w(a,r){const{cures:h,...g}=a;return h===void 0?a:{...g,help:y(h,r)}}const v={role:"operator",host:"",isTerminal:!1};function y(a,r){
const{because:h,note:g}=a,o=h===void 0?"":`${h}: `,i=g===void 0?"":(0,m.xI)`; ${b(g,r)}`;return j((0,m.xI)`${o}${I(a,r)}${i}`)}const j=a=>(0,m.tD)((0,m.FS)(a),E.
_U);function T(a){const[r,...h]=a,o=`if ${r===void 0?"this repository":(0,u.K4)(a,3)} ${h.length>0?"use":"uses"} OpenTofu, set \`dialect\``;return r===void 0?o:
`${o} for \`tf-disco usages\``}const R=a=>`call another version in place of ${(0,u.dh)(a)}, or have it corrected there`,p=({calls:a,module:r,version:h})=>`use ${(0,u.
dh)(r)} ${(0,u.dh)(h,40)} in ${(0,u.K4)(a,5,u.dh)}, the newest version that is known to end the conflict`,n=({message:a,help:r})=>({message:(0,m.pj)(a),help:r===
void 0?null:(0,m.pj)(r)});function l(a,r){const{operator:h,user:g,guest:o,because:i,note:t,...s}=r,c=h===void 0?void 0:{operator:h,user:g,guest:o,because:i,note:t},
{help:f=c,...$}=s,M=C()[a],A=(0,m.tD)($.message,E._U),_={code:a,...M,usualSeverity:M.severity,...$,message:A};return f===void 0?_:typeof f=="object"&&"operator"in
f?{..._,help:y(f,v),cures:f}:{..._,help:j(f)}}const d=(a,r)=>a[r.kind](r)}),8339:((ae,V,e)=>{e.d(V,{DA:()=>T,Iz:()=>j,J0:()=>r,My:()=>R,Zp:()=>o,_W:()=>i,k0:()=>h,
tg:()=>g});var m=e(8032),E=e(1780),u=e(9179),C=e(9432),S=e(9615);const D=120,b="is not a registry module, and `version` applies to registry modules only",I={"lo\
cal-with-version":[b,"remove `version`"],"remote-with-version":[b,"remove `version`; `?ref=` in the source selects a version of a Git repository"],"remote-in-te\
st":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has white spa\
ce at its beginning or end","remove the white space"],"leads-out":["leads out of its package","use a path to a directory of the package"],endless:["calls itself\
, directly or through other modules","remove one of the calls"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],terragrunt:["can\
not be downloaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},w={missing:["has no source","add `source`"],null:["has null as its source","set `sourc\
e` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> \
1.0" }']};function v(t){if("error"in t)return{message:t.error,help:t.advice??void 0};if("address"in t){const[M,A]=w[t.reason];return{message:`${t.address} ${M}`,
help:A}}const[s,c]=I[t.reason],[,f]=y.exec(t.text)??[],$=f===void 0?"":`write "${f}" for the module of the registry, or `;return{message:`"${t.text}" ${s}`,help:`${$}${c}`}}
const y=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,j=({path:t,maker:s,in:c})=>(0,S.CC)("source-missing",{message:`there is no directory ${(0,C.dh)(t)}${c===void 0?
"":` in ${(0,C.dh)(c)}`}`,help:c===void 0?"correct the path, or commit the directory":"correct the directory in `source`, or call another version",...s!==null&&
{message:`there is no directory ${(0,C.dh)(t)} in this checkout; ${(0,C.dh)(s)} ${s.endsWith(".gitignore")?"lists it, so something creates it":"may create it"}`,
help:"create it before this check, as before `init` (a submodule with `submodules: true` of actions/checkout), or correct the path",severity:"warning"}}),T=t=>"\
isOld"in t?(0,S.CC)("source-invalid",{...a(t),affects:[t.client]}):(0,S.CC)("source-invalid",v(t)),R=t=>(0,S.CC)("source-near-miss",{message:t.host===null?`"${t.
text}" is not read as a registry address`:(0,E.xI)`"${t.text}" is read as host ${(0,E.KT)(t.host)}`,help:t.advice,...t.host===""&&{message:`the host of "${t.text}\
" cannot be determined`,severity:"notice"}}),p="add its host to `hostnames`, and set `scan: .` to read files as well";function n(t){const{shown:s,more:c}=(0,C.zN)(
t,4),f=s.map(({text:M,from:A})=>`${M===null?"not known":(0,C.dh)(M,D)} ${A??"by default"}`),$=c>0?`${c} more`:f.pop();return`${f.join(", ")} and ${$}`}const l=(t,s,c)=>`${t}\
 of ${s} is ${(0,C.dh)((0,u.Qj)(c),D)}`;function d({address:t,argument:s,expression:c,candidates:f,refused:$}){const M=l(s,t,c);if($==="never")return{message:`${M}\
, which Terraform does not evaluate`,help:`write the ${s} as a literal`};if($===null){const _=f.length>1?n(f):"only known at init time";return{message:`${M}, wh\
ich is ${_}`,help:p}}const{variable:A}=$;return A===""?{message:`${M}, which cannot be known during init`,help:`write the ${s} with literals, locals and variabl\
es only`}:{message:`${M}, and Terraform evaluates var.${A} here only with \`const = true\``,help:`add \`const = true\` to variable "${A}", which requires Terraf\
orm 1.15, or write the ${s} as a literal`}}function a({address:t,expression:s,client:c,isOld:f}){const $=l("source",t,s),[M,A]=[m.bB[c],m.Y8[c]],_="write the so\
urce as a literal";if(f)return{message:`${$}, which ${M} evaluates only since ${A}`,help:`${_}, or use ${M} ${A} or later`};const O=c==="terraform";return{message:`${$}\
, and ${M} evaluates only locals and ${O?"variables with `const = true`":"variables"} here`,help:`${_}${O?", or add `const = true` to each variable in it, which\
 requires Terraform 1.15":", or with locals and variables"}`}}const r=t=>(0,S.CC)("source-dynamic","isOld"in t?a(t):d(t)),h=t=>(0,S.CC)("host-invalid",{message:`\
"${t.text}" is not a hostname: ${t.error}`,help:t.advice??void 0}),g=t=>(0,S.CC)("host-missing",{severity:"warning",message:`the ${t} has no hostname, and OpenT\
ofu has no default`,help:t==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),o=({host:t,name:s})=>(0,S.CC)("hos\
t-dotless-module",{message:(0,E.xI)`module sources cannot name host ${(0,E.KT)(t)}: must contain at least one dot`,help:(0,E.xI)`use a full name such as ${(0,E.
KT)(s)}.localdomain; provider addresses accept the short name`}),i=({host:t})=>(0,S.CC)("host-idn-module",{message:(0,E.xI)`Terraform cannot use modules from host ${(0,E.
KT)(t)}: it converts the name to punycode and then refuses punycode`,operator:"serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accep\
t this one"})}),2213:((ae,V,e)=>{e.d(V,{Ar:()=>S,Bm:()=>I,D8:()=>b,FV:()=>D,Gb:()=>u,Ul:()=>w,nT:()=>C});var m=e(255),E=e(9897);const u={azurerm:"storage_accoun\
t_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},C={"openbao *":"address","aws_kms *":"ec2_metadata_service_endpoint http_proxy https_proxy",
"aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpoint oidc_request_url vault_uri"},S=["address","endpoints","http_pr\
oxy","https_proxy","vault_uri"],D={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"address",cos:"domain endpoint",gcs:"storage_custom_endpoint uni\
verse_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endpoint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_e\
ndpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_proxy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts \
endpoints.sso"},b=v=>/^[\w.-]*$/.test(v)?null:E.IZ,I=v=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.test(v)?null:E.IZ;function w(v){
if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(v))return E.IZ;if(/^\s*\w+\s*=/.test(v)){const[y,...j]=Array.from(v.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,T=""])=>T);return y===void 0?null:j.length===0?(0,m.$o)(y):E.IZ}return(0,m.yo)(/^[\w+.-]+:\/\//.test(v)?v:`https://${v}`)??E.IZ}}),4165:((ae,V,e)=>{e.d(V,{FG:()=>T,
NG:()=>C,kX:()=>R,oq:()=>j});var m=e(3916),E=e(9432),u=e(3096);const C="it is in a submodule, which this check does not fetch",S=8*1024*1024,D=5e3,b=5e4,I=4096,
w=16*1024*1024,v=/\.(?:tf|tofu)(?:\.json)?$/,y=/(?:^|[/\\])\.\.(?:[/\\]|$)/;function j(){const p=new Map,n=new Set([""]),l=new Set,[d,a]=[new Map,new Map],r={files:0,
bytes:0,names:0};let h;const g=$=>{h??=$},o=$=>g({kind:"unread",why:`${$}, the limit of this check`}),i=$=>g({kind:"broken",why:(0,E.dh)($)});function t($){return y.
test($)&&i(`entry contains '..': ${$}`),$.length>I&&o(`a name in it has more than ${I} characters`),h!==void 0?"":$.split("/").filter(M=>M!==""&&M!==".").join("\
/")}function s($){let M=$;for(;h===void 0&&!n.has(M);)p.has(M)&&i(`${M}: not a directory`),n.add(M),r.names+=M.length,n.size>b&&o(`it has more than ${b} directo\
ries`),r.names>w&&o("the names of its directories have more than 16 Mi characters"),M=(0,u.jt)(M)}function c($,M){const A=t($);if(s((0,u.jt)(A)),n.has(A)&&i(`${A}\
: is a directory`),h===void 0){if(!v.test(A)){l.add((0,u.jt)(A));return}if(r.files+=1,r.bytes+=M,r.files>D&&o(`it has more than ${D} files of configuration`),r.
bytes>S&&o("it has more than 8 MiB of configuration"),h===void 0)return _=>{p.set(A,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(_))}}}function f($,M,A){$.set(
t(M),A),$.size>D&&o(`it has more than ${D} links that lead to no file`)}return{failure:()=>h,stop:g,directory:$=>s(t($)),file:c,unreadable:($,M)=>{v.test($)&&f(
d,$,M)},unknown:($,M)=>f(a,$,M),finish:()=>h??{kind:"read",tree:{files:p,directories:n,mixed:l,unreadable:d,unknown:a}}}}const T=({unknown:p},n)=>[...p].find(([
l])=>`${n}/`.startsWith(`${l}/`)||v.test(l)&&(0,u.jt)(l)===n)?.[1];function R(p,{directories:n,files:l,mixed:d}){if(!/[*?[]/.test(p))return p;const a=o=>o.replaceAll(
/(?<=^|\/)\./g,"_"),[r,...h]=[...n,...l.keys()].filter(o=>(0,m.matchesGlob)(a(o),a(p))),g=h.length>0||/(?:^|\/)\*$/.test(p)&&d.has((0,u.jt)(p));return r===void 0||
g?p:r}}),7439:((ae,V,e)=>{e.d(V,{w:()=>S});var m=e(7706),E=e(9373),u=e(1824);const C=3;function S(D,{address:b,place:I},w){const{expected:v,configured:y}=w.configurations;
if(v.size+y.size===0)return[];const j=D.configurations.calls.get(b)??[],T=(0,E.Nm)(j.filter(({kind:g})=>g==="provider-passed")),R=new Set(T.map(({text:g})=>g)),
p=v.values().filter(({text:g})=>!R.has(g)),n=T.flatMap(({text:g})=>y.get(g)??[]),l=j.find(({kind:g})=>g==="call-repeated"),[d]=y.values(),a={call:b,canChange:D.
way===void 0},r=(g,o)=>{const i=(0,u.VV)(w,g.place),t=i.inside===void 0?[I,i]:[i];return{problem:(0,m.io)(o),places:t}},h=[...p.take(C).map(g=>r(g,{...a,kind:"n\
ot-passed",name:g.text})),...n.map(g=>r(g,{...a,kind:"overridden",name:g.text}))];return l===void 0||d===void 0?h:[...h,r(d,{...a,kind:"repeated",argument:l.text})]}}),
9465:((ae,V,e)=>{e.d(V,{C_:()=>l,Zf:()=>r,fO:()=>a});var m=e(3916),E=e(3791),u=e(2170),C=e(9119),S=e(8339),D=e(3096),b=e(1780),I=e(3298),w=e(4165),v=e(7439),y=e(
9373),j=e(1039),T=e(1824);let R=function(...i){return{callsOf:R}=e.late([4284,9815],4284),new.target?new R(...i):R(...i)},p=function(...i){return{textNotes:p}=e.
late([4284,9815],4284),new.target?new p(...i):p(...i)},n=function(...i){return{withoutRefused:n}=e.late([4284,9815],4284),new.target?new n(...i):n(...i)};const l=({
source:i,constraint:t,place:s},c)=>JSON.stringify([c,i,t?.text??null,s.inside?.isPublic??null]),d=20;class a{rules;notes=[];constructor(t){this.rules=t}follow(t,s,c){
const[f,...$]=t,M=new Set,A=new Set,_=t.map(U=>({directory:U,tree:null,from:null}));for(const U of _){if(this.rules.isEnded())break;const{directory:Q,tree:Y}=U;
for(const q of R(Q,t[0],{client:s,isAsked:c})){const x=this.rules.opened.get(l(q,s));if(x===void 0)continue;const J=(0,T.bj)(q,x,Q.way),ee={...q,address:(0,T._Q)(
Q.way,q.address)},{tree:ne,directory:re}=x;A.add((0,T.qv)(J)),this.saySubmodules(x,q.place,s),_.push(...this.enter({from:U,call:ee,tree:ne,name:re,way:J},s,M))}
if(!(Y===null||Q.way===void 0))for(const{name:q,call:x}of Q.children){if(q===null||x===null)continue;const J=(0,T.ux)(Q.way,x.address),ee=x.text??"",ne={address:x.
address,source:ee,place:(0,T.VV)(Q,x.place)};if(/^\.\.(\/|$)/.test(q)){const re=o(q,Q.way,A)?(0,E.q)({what:"package",why:g,cure:void 0,names:[ee]}):(0,S.DA)({reason:"\
leads-out",text:ee});this.say(re,ne.place,s)}else _.push(...this.enter({from:U,call:ne,tree:Y,name:q,way:J},s,M))}}const O=_.flatMap(U=>U.tree===null?[]:U.directory),
P=O.find(({way:U})=>U?.address==="");if(f.unit===null||P===void 0)return[f,...$,...O];const L=O.filter(U=>U!==P);return[(0,j.A2)(f,f.unit,P),...$,...L]}allNotes(){
return(0,u.Qp)(this.notes,({problem:t,places:s})=>[(0,b.pj)(t.message),s.map(C.df)])}enter({from:t,call:s,tree:c,name:f,way:$},M,A){const{place:_}=s,O=(0,w.FG)(
c,f);if(O!==void 0){const ee=[s.source];return this.say((0,E.q)({what:"package",why:O,cure:void 0,names:ee}),_,M),[]}const P=this.rules.read(c)(M)(f);if(P===null)
return this.say((0,S.Iz)({path:f,maker:null,in:$.package}),_,M),[];const L=$.address==="",U=L&&t.directory.unit?.covers||[],Q=new Set(U.map(ee=>(0,D.Gz)(f,ee))),
{module:Y}=t.directory,q=(0,j.Oj)({...P.directory,way:$,module:Y},Q),x=L?[]:(0,v.w)(t.directory,s,q);for(const{problem:ee,places:ne}of x)this.notes.push((0,u.kH)(
ee,{places:ne,clients:[M]}));if(h(t,c,f)&&this.say((0,S.DA)({reason:"endless",text:s.source}),_,M),A.has(P.directory))return[];if(A.add(P.directory),$.through.length>
d){const ee=(0,E.q)({what:"chain",max:d,names:[$.package]});return this.say(ee,_,M),[]}const J={clients:[M],isPlaceholder:!1};for(const ee of P.notes){if(Q.has(
(0,u.W7)(ee)))continue;const{problem:ne,places:re,affects:fe,...ue}=ee,me=re.map(G=>typeof G=="string"?G:(0,T.VV)(q,G));this.notes.push((0,u.kH)(ne,{...ue,...J,
places:me}))}return[{directory:q,tree:c,from:t}]}saySubmodules({name:t,tree:s},c,f){s.unknown.values().some(M=>M===w.NG)&&this.say((0,E.q)({what:"submodules",names:[
t]}),c,f)}say(t,s,c){this.notes.push((0,u.kH)(t,{places:[s],clients:[c]}))}}const r=(i,t)=>(0,I.O)(s=>{const c=i(s);return(0,I.O)(f=>(0,I.O)($=>{const M=c($);if(M===
null)return null;const{usages:A,declared:_}=M,O=(0,y.Pv)({usages:A,declared:_,units:[]},f),L=[...n(M.notes,A),...p(A,_,t)];return{directory:O.get($)??(0,y.hK)($),
notes:L.filter(({clients:U})=>U.includes(f))}}))});function h(i,t,s){for(let c=i;c!==null;c=c.from)if(c.tree===t&&c.directory.name===s)return!0;return!1}const g="\
it leads out of its package, to what else is installed";function o(i,t,s){const[c=""]=(0,m.normalize)((0,m.join)((0,T.qv)(t),i)).split("/");return c===".."||s.has(
c)}}),1039:((ae,V,e)=>{e.d(V,{A2:()=>b,Oj:()=>D,k0:()=>S});var m=e(3096),E=e(3846),u=e(9373),C=e(1824);function S(I,w,v=(0,u.hK)(I.name)){const y=({kind:T})=>T!==
"lock_provider"||I.lockFile===null,j={...I,usages:[...I.usages,...v.usages.filter(y)],declared:[...I.declared,...v.declared],lockFile:I.lockFile??v.lockFile,parts:[
...I.parts,...v.parts,...w.files.map(m.jt)]};return D(j,new Set(w.replaced))}function D(I,w){const v=({place:y})=>!w.has(y.file);return{...I,usages:I.usages.filter(
v),declared:I.declared.filter(v),children:I.children.filter(({call:y})=>y===null||v(y))}}function b(I,w,v){const y=n=>({...n,place:(0,C.VV)(v,n.place)}),j=v.usages.
map(n=>y({...n,version:n.version&&y(n.version)})),T=[...I.usages,...j],R=T.filter(({kind:n})=>n.startsWith("required_provider")),p=new Set(R.map(({address:n})=>(0,E.
op)(n)));return{...I,unit:{...w,module:I.name},usages:T.filter(({kind:n,text:l})=>n!=="implied_provider"||!p.has((0,E.A5)(l))),declared:[...I.declared,...v.declared.
map(y)]}}}),1824:((ae,V,e)=>{e.d(V,{CY:()=>m,VV:()=>E,_Q:()=>D,bj:()=>S,qv:()=>b,ux:()=>u});const m=(I,w)=>I===void 0||I.address===""?w:`${I.address}.${w}`,E=({
way:I},w)=>I===void 0?w:{...I.place,inside:{through:I.through,package:I.package,isPublic:I.isPublic,file:w.file,line:w.line}},u=(I,w)=>({...I,address:m(I,w),through:[
...I.through,w]}),C="terraform";function S(I,{name:w,isPublic:v},y){const{address:j}=I,T=D(y,j);return{place:y?.place??I.place,address:j===C?"":j,through:[...y?.
through??[],`${T} (${w})`],package:w,installedBy:j,isPublic:v}}const D=(I,w)=>w.slice(m(I,"").length),b=({installedBy:I})=>I.replaceAll("module.","")}),8185:((ae,V,e)=>{
e.d(V,{CS:()=>v,I4:()=>T,KJ:()=>I,US:()=>w,VS:()=>y});var m=e(2801),E=e(2170),u=e(9119),C=e(255),S=e(9897),D=e(5106);const b=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,
I=({problem:{code:R,severity:p}})=>b.test(R)&&!(R==="file-syntax"&&p==="notice"),w=(R,p)=>p.allowedHosts.length>0&&("problem"in R?I(R):[R.directHost??null,...R.
needs.map(({host:n})=>n)].some(n=>n!==null&&!C.ev(n,p)));function v(R,p){return p.allowedHosts.length===0?[]:R.flatMap(n=>{const{directHost:l,isOverridden:d,place:a,
clients:r,evaluated:h}=n;if(l===void 0||d)return[];const g=j(n)?"backend":"download",o=C.ev(l,p),i=g==="download"&&Object.values(h??{}).some(f=>!f.isWhole);if(o&&
!i)return[];const t=C.Pv(l),s=t.ok&&!o?t.value:null,c=o?S.IZ:C.nx(l);return[(0,E.kH)((0,m.wp)({host:c,use:g}),{host:s,places:[a],clients:r})]})}function y(R,p,n,l){
const{allowedHosts:d}=l,a=c=>c!==void 0&&C.ev(c,l),r=R.filter(c=>a(c.directHost)&&!j(c)),h=p.filter(({service:c,host:f})=>c===D.e$&&a(f)),g=[...r.map(({place:c})=>c),
...h.flatMap(c=>c.because)],o=n??g,i=(0,u.jH)(o.filter(c=>typeof c!="string"));if(d.length===0||i.length===0)return[];const t=n!==null,s=(0,m.sC)({count:i.length,
isAsked:t});return[(0,E.kH)(s,{places:(0,u.As)(i)})]}const j=({kind:R})=>/^(backend|remote_state|saved_state)$/.test(R);function T(R,p,n,l){if(l.allowedHosts.length===
0)return[];const d=n.filter(({because:a})=>a.some(r=>typeof r!="string"));return p.flatMap(a=>{const{id:r,kind:h}=a;if(h!=="url"||!d.some(i=>i.service===r))return[];
const g=C.yo(a.url);if(g===null||g===R||C.ev(g,l))return[];const o=(0,m.wp)({host:C.nx(g),service:r,registry:C.nx(R)});return[(0,E.kH)(o,{services:[r]})]})}}),3217:((ae,V,e)=>{
e.d(V,{fc:()=>p,ky:()=>R,so:()=>v,uA:()=>n});var m=e(8294),E=e(1098),u=e(2170),C=e(9119),S=e(4481),D=e(8032),b=e(255),I=e(5106),w=e(4606);function v(l,d,{misnamed:a},r){
const h=l.credentials?.hasToken!==!0&&l.attempt.discovery.kind==="found",g=h?y(l.host,r):[],o=g.length>0?a.slice(1):a,i=[l.difference??[],o].flat().map(A=>(0,u.
kH)(A));if(!h)return i;const t={host:l.host,isFork:r.isFork,...(0,w.Bc)(l)},[s=null]=a,c=new Set(g.map(({place:A})=>A)),M=(a.length>0||!!l.credentials?.problem?
[]:j(l.host,d,r)).filter(({place:A})=>!c.has(A));return[...i,...T(g,A=>{const _=(0,E.vs)({...t,service:A});return s===null?_:(0,S.to)(_,s)}),...T(M,A=>m.$U({...t,
service:A}))]}function y(l,{usages:d,depth:a}){return a==="discovery"?[]:d.flatMap(({workspace:r,hasOwnToken:h,needs:g,place:o})=>r===void 0||h||(0,C.MV)(o)?[]:
g.flatMap(i=>i.host===l?[{...i,place:o}]:[]))}function j(l,d,{usages:a}){const r=new Set(a.flatMap(({hasOwnToken:o,place:i})=>o?i:[])),h=(0,I.Uc)(l);return d.filter(
({service:o})=>h.includes(o)).flatMap(({service:o,because:i})=>i.filter(t=>typeof t!="string").filter(t=>!(0,C.MV)(t)&&!r.has(t)).map(t=>({service:o,place:t,clients:D.
zK})))}const T=(l,d)=>[...Map.groupBy(l,({service:a})=>a)].map(([a,r])=>{const h=[...new Set(r.map(({place:o})=>o))],g=[...new Set(r.flatMap(o=>o.clients))];return(0,u.
kH)(d(a),{services:[a],places:h,clients:g})}),R=(l,d,a)=>l.filter(r=>a!==null&&!a.has(r)&&!d.includes(r)).map(r=>(0,u.kH)(m.bI({host:r})));function p({host:l,attempt:d,
credentials:a},r){const h=a?.hasToken===!0,g=[...r.flatMap(o=>o.kind==="url"&&(0,I.p4)(o.id)&&I.fg.has(o.id)?[{url:o.url,service:o.id,isSent:h}]:[]),...d.hops.map(
({url:o,authorization:i})=>({url:o,service:null,isSent:i==="sent"||i==="not-sent"}))].flatMap(({url:o,...i})=>{const t=(0,b.Pv)((0,b.yo)(o)??"");return!t.ok||t.
value===l?[]:[{...i,host:t.value}]});return[...new Map(g.toReversed().map(o=>[o.host,o])).values()]}function n(l,d,{tokenSources:a,hosts:r}){return(a.size===0?[]:
p(l,d)).flatMap(({host:g,service:o,isSent:i})=>{const t=a.get(g);if(t===void 0)return[];const s=o===null?l.attempt.discovery.kind==="failed":!i,c=m.To({host:(0,b.
nx)(l.host),other:(0,b.nx)(g),source:t,service:o,isSent:i,isNotice:!s||r.has(g)});return[(0,u.kH)(c,{services:o===null?[]:[o]})]})}}),2886:((ae,V,e)=>{e.d(V,{ER:()=>n,
H4:()=>a,Np:()=>r,TC:()=>T,cA:()=>g,hD:()=>D,ly:()=>d,pi:()=>h,v1:()=>y,zX:()=>p,zv:()=>l});var m=e(9432),E=e(9119),u=e(9615),C=e(255),S=e(1780);function D(o,i){
const{clients:t,aside:s,answeredBy:c,isPlaceholder:f,checkedFor:$,...M}=o;return{...M,problem:b(o,i),affects:o.affects.filter(A=>i.concerned.includes(A)),isHostNew:i.
isHostNew}}function b(o,i){const{machine:t,ignore:s,guesses:c}=i,f=i.reader&&j(o,i.reader);if(t!==null&&o.problem.obstacle&&!h(o,s))return t;const $=w(o,f===null?
o.problem:(0,u.as)(o.problem,f)),M=v(o,c);if(M.length===0)return $;const A=(0,u.tr)(M.flatMap(({repository:_})=>_??[]));return{...$,help:$.help===void 0?A:(0,S.
xI)`${$.help}; ${A}`}}const I=/^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/;function w({places:[o]},i){const t=typeof o==
"object"?o.inside:void 0;if(t===void 0||!I.test(i.code))return i;const s=(0,u.VB)(t.package),c=i.code==="client-version";return{...i,help:c?`use a version that \
it allows, or ${s}`:s}}function v({host:o,places:i,problem:t},s){if(s.length===0)return[];const c=t.affects.includes("terraform")&&!t.affects.includes("opentofu"),
f=i.flatMap(M=>typeof M=="string"?[]:M.file),$=new Set(f.map(E._M));return s.filter(({repository:M,hosts:A})=>$.has(M)&&(c||o!==null&&A.has(o)))}function y({severity:o,
affects:i,needed:t},s){const c=t&&s.some(f=>i.includes(f));return o==="error"&&!c?"warning":o}function j({answeredBy:o},i){if(o===void 0)return i;const t=(0,m.VW)(
o)!==null?"guest":"user";return{...i,host:o,role:i.role==="operator"?"operator":t}}function T(o,i,{isTerminal:t}){const s=i.some(({because:f})=>f.includes("host\
names input"));return{role:(0,m.VW)(o)!==null?"guest":s?"operator":"user",host:(0,C.nx)(o),isTerminal:t}}const R=["module","provider","version","package","lock",
"not"],p=({problem:o,places:i})=>R.includes(o.code.replace(/-.*/,""))&&i.length>0&&i.every(t=>typeof t!="string"),n=({problem:o,needed:i})=>i&&o.usualSeverity===
"error"&&!a.includes(o.code),l=({problem:o})=>o.code==="machine-network",d=o=>o.some(i=>typeof i=="string"||!(0,E.MV)(i)),a=["host-http2","host-check-crashed"],
r=(o,i)=>u.oC.indexOf(o.severity)-u.oC.indexOf(i.severity),h=({problem:o,host:i,namedHost:t=i},s)=>s.some(({code:c,host:f})=>c===o.code&&(f===null||f===t));function g(o){
if(typeof o=="string")return o;const{file:i,line:t,inside:s}=o;return s===void 0?`${i}:${t}`:(0,E.kn)(s)}}),6146:((ae,V,e)=>{e.d(V,{$:()=>C,o:()=>u});var m=e(9119),
E=e(2886);function u(y,j){const{kind:T,source:R,address:p,constraints:n,places:l}=j;return JSON.stringify([y,T,R,p,n,l[0]??null])}function C(y,j){const T=(0,m.hy)(
j,({rowKeys:d=[]})=>d),R=j.filter(({host:d})=>d===null),p=d=>R.filter(({problem:a})=>d.test(a.code)),n=(0,m.hy)(p(b),({places:d})=>d.map(E.cA)),l=(0,m.hy)(p(I),
({places:d})=>d.map(v));return T.size+n.size+l.size===0?y:y.map(({directory:d,clients:a,rows:r})=>({directory:d,clients:a,rows:r.map(h=>{const g=T.get(u(d,h))??
[...h.rejectedAt.flatMap(t=>n.get((0,E.cA)(t))??[]),...w(h).flatMap(t=>l.get(v(t))??[])];if(g.length===0)return h;const o=g.map(({item:t})=>({...t.problem,severity:(0,E.
v1)(t,a)})).sort(E.Np),i=S(h,g);return{...h,...i.length>0&&{conflicting:i},worst:o[0]?.severity??null,problems:(0,m.t6)(o,({code:t})=>t).map(({code:t,usualSeverity:s})=>({
code:t,usualSeverity:s}))}})}))}function S({requiredBy:y=[]},j){const T=j.flatMap(({item:p})=>p.problem.constraints??[]),R=new Set(T.filter(({conflicts:p})=>p).
map(D));return R.size===0?[]:y.filter(p=>R.has(D(p)))}const D=({text:y,place:j})=>`${(0,m.df)(j)} ${y}`,b=/^(?:constraint|lock)-/,I=/^(?:block|client|file|source)-/,
w=({kind:y,places:j})=>j.filter(T=>y==="module"&&typeof T!="string"&&T.inside===void 0),v=y=>typeof y=="string"?y:`${y.file}:${y.line}`}),4606:((ae,V,e)=>{e.d(V,
{Bc:()=>R,Cg:()=>I,Hf:()=>y,MC:()=>b,ux:()=>w,wD:()=>v});var m=e(8294),E=e(4481),u=e(8032),C=e(255),S=e(5106);const D=1440*60*1e3;function b(p,n){const{host:l,credentials:d}=p;
if(!d?.life||d.problem!==null)return p;const{source:a,life:r}=d,h=(r.expires-n.now)/D,g=(r.expires-(r.issued??0))/D<=n.certificateDays;if(h>=(g?0:n.certificateDays))
return p;const o=new Date(r.expires).toISOString().slice(0,10),i=m.C3({host:l,source:a,on:o,days:h});return{...p,credentials:{...d,problem:i}}}const I={misnamed:[],
cause:null,refusals:[]};function w(p,n,{role:l},d){const{isFork:a,isAsked:r}=d,{hasToken:h=!1,source:g,problem:o=null}=p.credentials??{},t=o?.code==="credential\
s-expiry"&&o.flaw===void 0?null:o,{status:s=null}=p.attempt.hops.at(-1)??{},c=h||!r?[]:j(p,d),f=r&&(0,u.n3)(p.host),M=f&&s===403||a&&!h?null:t??(h?null:p.lost)??
c[0]??null,A=(0,S.Uc)(p.host).length===0,_=n.filter(({problem:{code:L,refusal:U}})=>U!==void 0&&(M!==null||L==="document-unauthorized"||!(a||f||A&&U==="hides"))),
O=_.some(({problem:L})=>L.code!=="document-unauthorized")||l!=="guest"&&(a||s===401);return M!==null||O&&!h?{misnamed:c,cause:M??{isFork:a,...R(p)},source:g,refusals:_}:
{...I,misnamed:c}}const v=(p,{cause:n,source:l,refusals:d})=>n!==null&&d.includes(p)?(0,E.to)(p.problem,n,l):p.problem;function y({problem:p,services:n},{cause:l,
refusals:d}){if(d.length===0)return!1;const a=d.flatMap(r=>r.services);return p===l||p.code==="credentials-missing"&&n.every(r=>a.includes(r))}const j=(p,{tokenVariables:n,
hosts:l})=>(0,C.Bz)(n,p.host,l).filter(({isParent:d})=>!d||T(p)).map(d=>m.z2({host:p.host,...d})),T=({attempt:{discovery:p}})=>p.kind==="failed"&&p.problem.code===
"document-unauthorized";function R({credentials:p,looks:n}){const l=n.flatMap(h=>h.looks),d=h=>[...new Set(l.flatMap(({held:g,source:o})=>g!=="not read"===h?o:[]))],
a=p===null?d(!0):[p.source],r=p===null?d(!1):[];return{searched:a,notRead:r}}}),2389:((ae,V,e)=>{e.d(V,{j7:()=>g,k2:()=>f,S4:()=>o});var m=e(9432),E=e(8936),u=e(
2170),C=e(9119),S=e(8032),D=e(255),b=e(1780),I=e(3217),w=e(4756),v=e(9615),y=e(8185),j=e(2886);function T(_,O,P){const{notes:L,usages:U,requirements:Q,isEmpty:Y}=_,
{complaints:q,tokenHosts:x,namedHosts:J,answered:ee,contacted:ne,unopened:re}=_,fe=({problem:W,places:[N]})=>W.code==="file-syntax"&&typeof N=="object"&&N.inside===
void 0,ue=new Set(L.filter(fe).map(u.W7)),me=({problem:W})=>O.allowedHosts.length>0&&W.code==="source-near-miss"&&W.severity==="notice",G=[...(0,y.CS)(U,O),...(0,y.
VS)(U,Q,re,O),...ee.map(W=>R(W,O)),...q,...(0,I.ky)(x,ne,J)],ce=[...L.filter(W=>!me(W)).map(W=>p(W,ue,O)),...G.map(W=>({...W,severity:(0,j.v1)(W,O.dialect.clients)})),
...Y?[n(O)]:[]],{placed:pe=[],placeless:ge=[]}=Object.groupBy(ce,({places:W})=>W.length>0?"placed":"placeless");return[...(0,u.Qp)(pe,W=>{const{problem:N,severity:H,
affects:F,host:k,namedHost:B,exclude:z}=W,{code:X,message:se,help:K}=N;return[k,B,X,H,se,K,F,z===void 0]}),...ge].map(W=>(0,j.hD)(W,P))}function R(_,O){const{host:P,
problem:L}=_;return P===null?_:{..._,services:[],problem:(0,v.as)(L,(0,j.TC)(P,[],O))}}function p(_,O,{dialect:P,allowedHosts:L}){const{problem:U,isPlaceholder:Q,
checkedFor:Y=P.clients}=_;if(L.length>0&&(0,y.KJ)(_)){const G=(0,b.xI)`${U.message}; it may use hosts that are not in \`allowed-hosts\``;return{..._,problem:{...U,
message:G},severity:"error"}}const q=(0,u.W7)(_),x=(0,u.Xd)(_),J=_.aside!==void 0||x!==null&&(0,C.MV)(x),ee=_.severity==="error"&&Q===!0,ne=O.has(q)&&U.code!=="\
file-syntax",fe=_.severity==="error"&&(ee||ne||J)?"warning":(0,j.v1)(_,Y);if(!J&&!ee)return{..._,severity:fe};const{help:ue,...me}=U;return{..._,severity:fe,problem:U.
code==="file-syntax"?me:U,exclude:[(0,C.n7)(_.aside??q)]}}const n=({scan:_,hostnames:O,usages:P})=>(0,u.kH)((0,w.JW)({scan:_,hasHostnames:O.length>0,isFleet:P.length>
0}));var l=e(6146);let d=function(..._){return{judgeRequests:d}=e.late([2798,8485,1287],8485),new.target?new d(..._):d(..._)},a=function(..._){return{crashedVisit:a}=
e.late([2798,8485,1287],8485),new.target?new a(..._):a(..._)},r=function(..._){return{judgeVisit:r}=e.late([2798,8485,1287],8485),new.target?new r(..._):r(..._)},
h=function(..._){return{outcomesOf:h}=e.late([2798,8485,1287],8485),new.target?new h(..._):h(..._)};const g={notes:[],roots:[],requests:[],answering:new Set,unopened:null,
requirements:[]};function o(_,O,P=()=>[]){const{predicted:L,stopped:U,visits:Q,guesses:Y}=_,q={guesses:Y,machine:$(Q),ignore:O.ignore},x=s(_,{...O,...q}),J=c(_,
x,O,q),ee=[...x.flatMap(G=>G.findings),...J],ne=G=>G.filter(ce=>!(0,j.pi)(ce,O.ignore)).sort(j.Np),re=x.map(G=>{const ce=ne(G.findings.filter(pe=>!(0,j.zX)(pe)));
return{...G,findings:ce,clients:h(ce)}}),fe=({exclude:G})=>+(G!==void 0),ue=ne([...x.flatMap(G=>G.findings.filter(j.zX)),...J]).toSorted((G,ce)=>(0,j.Np)(G,ce)||
fe(G)-fe(ce)),me=[...re.flatMap(G=>G.findings),...ue].sort(j.Np);return{passed:U.length===0&&!me.some(({severity:G})=>f(G,O.failOn)),stopped:U,hosts:re,files:ue,
findings:me,ignored:ee.length-me.length,roots:(0,l.$)(L.roots,ne(ee)),lines:t(me,P)}}const i=1e3;function t(_,O){const P=_.flatMap(L=>(0,u.Xd)(L)??[]).filter(({
file:L,column:U,endColumn:Q})=>Q>U&&(0,C._M)(L)===null);return O((0,C.jH)(P).slice(0,i))}function s(_,O){const{visits:P,newHosts:L,predicted:U}=_,Q=Map.groupBy(
_.requirements,({host:J})=>J),Y=Map.groupBy(U.notes,({host:J})=>J),q=new Map(U.requests.map(J=>[J.host,J])),x={...O,..._,hosts:new Set(P.map(({host:J})=>J))};return P.
map(J=>{const{host:ee}=J,ne={visit:J,requirements:Q.get(ee)??[],predicted:Y.get(ee)??[],requests:q.get(ee)??null,answering:U.answering,isNew:L.has(ee)};try{return r(
ne,x)}catch(re){return a(ne,x,re)}})}function c(_,O,P,L){const{notes:U,requests:Q,unopened:Y}=_.predicted,q=new Set(O.map(({visit:G})=>G.host)),x=O.flatMap(({visit:G,
services:ce})=>(0,I.fc)(G,ce)),J=[...U,...Q.flatMap(G=>d(G,[],P))],{files:ee=[],hosts:ne=[]}=Object.groupBy(J,({host:G})=>G===null?"files":"hosts"),fe=[...O.flatMap(
({findings:G})=>G),...J].filter(G=>!(0,j.pi)(G,L.ignore)).map(({problem:G})=>(0,b.pj)(G.message)),ue={..._,complaints:_.complaints.filter(({problem:G})=>!fe.some(
ce=>ce.endsWith((0,b.pj)(G.message)))),unopened:Y,notes:[..._.notes,...ee],answered:ne.filter(({host:G})=>G!==null&&!q.has(G)),contacted:[...q,...[...x,...Q].map(
({host:G})=>G)]},me={concerned:S.zK,reader:null,isHostNew:!1,machine:null};return T(ue,P,{...L,...me})}const f=(_,O)=>_==="error"?O!=="never":_==="warning"&&O===
"warning";function $(_){const O=_.filter(({attempt:q})=>q.hops.length>0),[P,...L]=O.flatMap(q=>A(q)??[]);if(!P||L.length<O.length-1||!(O.some(({host:q})=>(0,m.VW)(
q)!==null)||L.length>0&&!P.isCommon)||L.some(q=>M(q)!==M(P)))return null;const Y=O.map(({host:q})=>(0,D.nx)(q));return(0,E.e4)(Y,[P,...L])}const M=({verb:_,what:O})=>_.
startsWith("cannot")?_:O;function A({attempt:{discovery:_,hops:O}}){const P=_.kind==="failed"?_.problem.obstacle:void 0;return O.every(({status:U})=>U===null)||
P?.verb==="does not reach"?P:void 0}}),2218:((ae,V,e)=>{e.d(V,{CG:()=>I,Fh:()=>j,T1:()=>v,T5:()=>y,en:()=>T,h1:()=>w,wX:()=>R});var m=e(1011),E=e(2801),u=e(9119),
C=e(8032),S=e(255),D=e(5106);const b=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_re\
mote_default","migrate_backend_remote","migrate_backend_remote_default"]);function I(p,n,l,d=(0,m.kA)(n)){const a=["hostnames input"],r=p.hostnames.flatMap(({host:o,
services:i})=>{const t=i.length>0?i:p.requiredServices,s=t.length>0?t:["any"],c={host:o,clients:l,because:a,isImplied:!1,isForInit:!0};return s.map(f=>({...c,service:f}))}),
h=new Set([...d,...p.hostnames.map(({host:o})=>o)]),g=n.flatMap(({kind:o,needs:i,place:t})=>i.map(s=>({...s,because:[t],isImplied:!h.has(s.host),isForInit:!b.has(
o)})));return w([r,g],l)}function w(p,n){return(0,u.c1)(p.flat(),({host:l,service:d})=>`${l} ${d}`).map(l=>{const[{host:d,service:a}]=l;return{host:d,service:a,
clients:[...n.filter(r=>l.some(h=>h.clients.includes(r)))],because:(0,u.As)([...l.flatMap(({because:r})=>r)]),isImplied:l.every(({isImplied:r})=>r),isForInit:l.
some(({isForInit:r})=>r)}})}const v=({because:p})=>p.every(n=>typeof n!="string"&&n.inside?.isPublic===!0);function y(p,n,l){const d=h=>h.inside!==void 0,a=p.flatMap(
h=>{const{calls:g,providers:o,client:i}=h,t={clients:[i],isForInit:!0},s=g.flatMap(({module:f,place:$})=>{if(f===null||!d($))return[];const{host:M,hostImplied:A}=f;
return{...t,host:M,service:D.e$,because:[$],isImplied:A}}),c=o.flatMap(({provider:f,places:$})=>{const M=$.filter(d);if(M.length===0||!n(f,h))return[];const{host:A}=f;
return{...t,host:A,service:D.xq,because:M,isImplied:(0,C.n3)(A)}});return[...s,...c]}),r=h=>typeof h=="string"?h:`${h.file}:${h.line} ${h.inside?.isPublic}`;return w(
[a],l).map(h=>({...h,because:(0,u.t6)(h.because,r)}))}const j=(p,{isGuess:n},l)=>{const d=l.flatMap(({host:a,isImplied:r})=>r?a:[]);return n?[{repository:p,hosts:new Set(
d)}]:[]};function T(p,{hostnames:n,allowedHosts:l}){const d=new Set(n.map(({host:r})=>r)),a=new Map;for(const{host:r,isImplied:h,because:g,clients:o}of p){if(d.
has(r)||a.has(r))continue;const i={host:(0,S.nx)(r)},[t]=g.filter(c=>typeof c!="string"),s=h&&t!==void 0&&{implied:{place:t,clients:o}};(0,S.Rt)(r)?a.set(r,(0,E.
U7)(i)):(0,S.Jr)(r,l)||a.set(r,(0,E.wp)({...i,...s}))}return a}const R=(p,n)=>new Set([...C.Du,...Object.values(C.bB),...D.fg,...p.flatMap(({host:l,service:d=l})=>[
l,(0,S.pk)(l),d]),...n.flatMap(({directHost:l})=>l??[])])}),9582:((ae,V,e)=>{e.d(V,{A7:()=>I,AV:()=>S,LH:()=>E,T:()=>R,Tb:()=>b,aZ:()=>m,c3:()=>w,ql:()=>D,sD:()=>y,
sc:()=>v,zC:()=>T});class m extends Error{span;constructor({path:l,span:d},a){super(`${l.join(".")} must be ${a}`),this.span=d}}function E(n){try{return n(),null}catch(l){
if(l instanceof m)return l;throw l}}const u=n=>n.name!==void 0;function C(n,l){if(n.kind==="object")return n.items.filter(u);throw new m(l,"a block")}function S({
value:n,hasLabels:l}){if(n.kind!=="object")return[];const d=n.items.filter(u);return l?d.flatMap(S):[d]}function D(n,l,d,a={}){for(const r of Object.keys(d)){const h=n.
filter(i=>i.name.toLowerCase()===r),[g]=h;if(g===void 0)continue;const o={path:[...l.path,r],span:g};for(const{value:i}of h)a[r]=d[r](i,o,a[r])}return a}const b=(n,l)=>(d,a,r)=>D(
C(d,a),a,n,l?r:{}),I=n=>(l,d,a=new Map)=>{for(const{name:r,start:h,end:g,value:o}of C(l,d)){const i={path:[...d.path,r],span:{start:h,end:g}};a.set(r,{start:h,end:g,
value:n(o,i,a.get(r)?.value)})}return a},w=n=>(l,d,a=[])=>{if(l.kind!=="tuple")throw new m(d,"a list");for(const r of l.elements)a.push(n(r,d));return a},v=(n,l)=>{
if(n.kind==="string"||n.kind==="template")return n.verbatim??"";if(n.kind==="primitive"&&n.value===null)return"";if(j(n))return String(n.value);throw new m(l,"a\
 string")},y=(n,l)=>{if(j(n))return n.value;if(n.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(n.value))return Number(n.value);throw new m(l,"a whole number")},j=n=>n.
kind==="primitive"&&Number.isSafeInteger(n.value)&&String(n.value).length===n.end-n.start,T=(n,l)=>{if(n.kind==="primitive"&&typeof n.value=="boolean")return n.
value;throw new m(l,"true or false")},R=(n,l,d)=>{const a=p(n,l);if(d!==void 0&&(typeof d=="object"||typeof d!=typeof a))throw new m(l,"set only once");return a};
function p(n,l){if(n.kind==="tuple")return n.elements.map(d=>p(d,l));if(n.kind==="object"){const d=I(R)(n,l);return Object.fromEntries(Array.from(d,([a,r])=>[a,
r.value]))}if(n.kind!=="primitive"||n.value===null)return v(n,l);if(Math.abs(Number(n.value))>2**63)throw new m(l,"a whole number");return n.value}}),5168:((ae,V,e)=>{
e.d(V,{Ge:()=>T,Ol:()=>R,bf:()=>w,cd:()=>v,vH:()=>j});var m=e(7811),E=e(8643),u=e(8032),C=e(255),S=e(5243),D=e(3846),b=e(9582);let I=function(...s){return{configFinding:I}=
e.late([3276,3123],3123),new.target?new I(...s):I(...s)};const w=({include:s},c)=>s.length===0||s.some(f=>{const[$=""]=f.toLowerCase().split("/");return $==="*"||
$===c||!$.includes(".")&&(0,u.n3)(c)});function v({methods:s},{host:c,namespace:f,type:$}){const M=A=>A.some(_=>(_.host??c)===c&&(_.namespace??f)===f&&(_.type??
$)===$);return s.filter(({include:A,exclude:_})=>!M(_)&&(A.length===0||M(A)))}const y="provider_installation",j=s=>({...s,kind:"local",place:{file:s.shown??"-pl\
ugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),T=({file:s,line:c})=>c===0?s:`${s}:${c}`;function R(s){const{client:c,mirrors:f,installations:$,pluginDirectories:M}=s,
A=$.map(Y=>{const{blocks:q,mistakes:x}=p(Y,c,s.hasOciMirrors),J=x.map(({span:ne,why:re})=>{const fe=Y.placeOf(ne);return I(c,{kind:"block",file:T(fe),why:re},fe)}),
ee=J.map(({problem:ne},re)=>({problem:ne,include:x[re]?.include??[]}));return{blocks:q.map(ne=>({...ne,rejected:ee})),findings:J}}),[_=null,...O]=A.flatMap(({blocks:Y})=>Y),
P=[...A.flatMap(Y=>Y.findings),...O.map(({place:Y})=>I(c,{kind:"two installations"},Y))],L=M.map(Y=>j({path:Y})),[U]=L,Q=U===void 0?_:{place:U.place,methods:L,overridden:_?.
overridden??[],rejected:[]};return{client:c,mirrors:f,installation:Q,findings:P}}function p({items:s,placeOf:c},f,$=f==="opentofu"){const M=$?a:d,A=[],_=[];for(const O of s)
if(O.name===y){if(O.isAssigned||O.value.kind!=="object"){_.push({span:O,why:`${y} must be a block without "="`,include:[]});continue}for(const P of b.AV(O)){const L={
place:c(O),methods:[],overridden:[],rejected:[]};for(const U of P){const Q=l(U,c(U),{client:f,locations:M},L);Q!==null&&_.push({span:U,why:Q,include:n(U)})}A.push(
L)}}return{blocks:A,mistakes:_}}function n(s){try{const[c=[]]=b.AV(s);return b.ql(c,{path:[s.name],span:s},o).include??[]}catch(c){if(c instanceof b.aZ)return[];
throw c}}function l(s,c,{client:f,locations:$},M){const{name:A,value:_}=s,[O]=s.isAssigned?[]:b.AV(s);if(O===void 0)return`${A} must be a block without "="`;const P={
path:[y,A],span:s};try{if(A==="dev_overrides"){if(M.methods.length>0)return"dev_overrides must come before all methods";const Y=[...b.A7(b.sc)({..._,kind:"objec\
t",items:O},P).keys()].map(q=>(0,D.mi)(q,f));return M.overridden.push(...Y.filter(q=>q.kind!=="invalid")),null}const L=$.get(A);if(L===void 0&&a.has(A))return`${A}\
 needs OpenTofu 1.10 or later`;if(L===void 0)return`${y} has no method ${(0,m.ol)(A)}`;const U=r(O,P,L,f);return U.ok&&M.methods.push({...U.value,place:c}),U.ok?
null:U.why}catch(L){if(L instanceof b.aZ)return L.message;throw L}}const d=new Map([["direct",null],["filesystem_mirror","path"],["network_mirror","url"]]),a=new Map(
[...d,["oci_mirror","repository_template"]]);function r(s,c,f,$){const M=f??"",{[M]:A=""}=b.ql(s,c,{[M]:b.sc});if(f!==null&&A==="")return(0,m.TR)(`${c.path.at(-1)}\
 has no ${M}`);const _=f==="url"?g(A):null;if(f==="url"&&_===null)return(0,m.TR)("url must be an https URL, without variables");const{include:O=[],exclude:P=[]}=b.
ql(s,c,o),L=f==="repository_template"&&!/\$\{\s*type\b/.test(A),U=new Map;for(const ee of[...O,...P]){const ne=i(ee,$);if(!ne.ok)return L?(0,m.TR)(`${ne.why}; ${h}`):
ne;U.set(ee,ne.value)}const Q=ee=>ee.flatMap(ne=>U.get(ne)??[]),Y={include:Q(O),exclude:Q(P)},[q,...x]=Y.include;if(L&&(x.length>0||!q?.type))return(0,m.TR)(h);
if(_!==null)return(0,m.Ju)({...Y,kind:"network",url:_});if(f===null)return(0,m.Ju)({...Y,kind:"direct"});const J=f==="path"?{path:A}:{path:null,shown:A};return(0,m.
Ju)({...Y,kind:"local",...J})}const h="repository_template has no ${type}";function g(s){const c=(0,E.Dl)(s);return c.ok&&c.value.scheme==="https"&&c.value.host!==
""?c.value:null}const o={include:b.c3(b.sc),exclude:b.c3(b.sc)};function i(s,c){const f=Y=>(0,m.TR)(`the pattern ${(0,m.ol)(s)} ${Y}; write [HOST/]NAMESPACE/TYP\
E`),$=s.split("/");if($.length<2||$.length>3)return f("does not have two or three parts");const[M="",A="",_]=$.reverse(),O=_===void 0?(0,m.Ju)((0,S.Vm)(c)):t(_,
C.Pv),P=t(A,Y=>(0,D.W_)(Y,c)),L=t(M,D.sL);if(!O.ok)return f(`has an invalid hostname: ${O.why}`);if(!P.ok)return f(`has an invalid namespace: ${P.why}`);if(!L.ok)
return f(`has an invalid type: ${L.why}`);const U={host:O.value,namespace:P.value,type:L.value};return(U.host!==null||U.namespace===null)&&(U.namespace!==null||
U.type===null)?(0,m.Ju)(U):f('has a part after "*" that is not "*"')}const t=(s,c)=>s==="*"?(0,m.Ju)(null):c(s)}),9373:((ae,V,e)=>{e.d(V,{LU:()=>R,Nm:()=>D,Pv:()=>w,
fJ:()=>p,hK:()=>y,n6:()=>d,s1:()=>a,z0:()=>b});var m=e(9119),E=e(8032),u=e(3096),C=e(5243),S=e(2172);function D(r){const g=r.map(({place:o})=>(0,m.Xs)(o)).findLast(
u.LA);return g===void 0?r:r.filter(({place:o})=>(0,m.Xs)(o)===g)}const b=({kind:r})=>r==="module"||r==="state"||r==="lock",I=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function w(r,h){const{usages:g,declared:o,units:i,installed:t=[],versions:s={}}=r,c=new Map,f=O=>{const P=c.get(O)??y(O);return c.set(O,P),P},$=({directories:O,
place:P})=>O?.map(f)??[f((0,u.jt)(P.file))];for(const O of i){const P=f(O.directory);P.unit=O,P.hasConfiguration=!0,P.isInitialised=!0,O.module!==null&&P.children.
push({name:O.module,root:null,call:null})}for(const O of g)if(!(!O.clients.includes(h)||O.kind==="saved_state"))for(const P of $(O))O.kind==="test_module"?P.tests.
push(O):j(P,O,h);for(const O of o){const{kind:P,place:L}=O;if(!(h==="terraform"&&/\.tofu(\.json)?$/.test(L.file)))for(const U of $(O))v(U.configurations,O)||U.declared.
push(O),P==="lock"?T(U,L):U.hasConfiguration=!0,U.isInitialised||=P==="state"}const M=O=>{const{hasConfiguration:P=!1,lockFile:L=null}=c.get(O)??{};return P||L!==
null},A=h==="terraform"&&(0,E.$l)("testsAlone",s),_=new Map([...c.values()].filter(({tests:O})=>O.length>0).map(O=>{const P=O.tests.flatMap(({text:L})=>L??[]);return[
O,(0,u.Bo)(O.name,M,P)]}));for(const O of A?_.values():[])f(O).hasConfiguration=!0;for(const[O,P]of _)l(O,M(P)?f(P):O);for(const O of c.values()){const{expected:P,
configured:L}=O.configurations;for(const U of L.keys())P.delete(U)}for(const[O,P]of Map.groupBy(t,L=>L.root))f(O).installed=new Map(P.map(L=>[L.key,L]));return c}
function v(r,h){const{kind:g,text:o,localName:i}=h;if(g==="provider-expected")r.expected.set(o,h);else if(g==="provider-configured")r.configured.set(o,h);else if(g===
"provider-passed"||g==="call-repeated"){const t=`module.${i}`,s=r.calls.get(t);s===void 0?r.calls.set(t,[h]):s.push(h)}else return!1;return!0}const y=r=>({name:r,
...{usages:[],declared:[],configurations:{expected:new Map,configured:new Map,calls:new Map},tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,
isInitialised:!1,unit:null},parts:[r]});function j(r,h,g){const o=h.address==="terraform"&&r.unit?.module===null;if(!(h.kind==="terragrunt_source"&&!o)&&(h.kind===
"lock_provider"?T(r,h.place):r.hasConfiguration||=!(0,u.hl)(h.place.file),!(!I.test(h.kind)||h.isOverridden&&h.kind!=="module")&&(r.usages.push(h),!(h.isOverridden||
h.kind!=="module"))))for(const{source:i,root:t}of(0,S.MZ)(h,g)){const[s=null]=n(r.name,i);r.children.push({name:s,root:t,call:h})}}function T(r,{file:h}){r.lockFile=
h,r.isInitialised=!0}const R=r=>r!==null&&(r.isPartial||r.module===null),p=(r,{name:h,unit:g})=>r.root===null||g===null&&r.root===h,n=(r,h)=>h!==null&&(0,C.Nj)(
h)?[(0,u.un)(r,h)]:[];function l(r,h){h.isInitialised=!0,h!==r&&(h.tests.push(...r.tests),r.tests=[])}const d=({name:r,tests:h})=>h.flatMap(({text:g})=>n(r,g)),
a=r=>[...r.children.flatMap(({name:h})=>h??[]),...d(r)]}),6889:((ae,V,e)=>{e.d(V,{L2:()=>I,WJ:()=>b,rU:()=>w,uQ:()=>v});var m=e(9432),E=e(9119),u=e(8032),C=e(3096),
S=e(1250),D=e(4497);const b=([o,...i])=>o===void 0||i.length>0?"both":o;function I({setting:o,scan:i}){const{name:t}=o,s=t==="auto"?null:t==="both"?u.Du:[t],c=i===
null||i.isEmpty?null:i,f=j(c?.constraints??[]),$=c===null?[]:a(c,o,s),M=d($,f),A={setting:o,signs:M,constraints:f};if(s!==null)return r(s,["set by `dialect`"],[],
A);if(c===null)return r(u.Du,["CLI not detected; set `dialect` to check one"],[],A);const _=T(M);if(_.length===0)return{...r(["terraform"],["assumed; set `diale\
ct`"],[],A),isGuess:!0};const O=y(_),P=O.flatMap(L=>_.find(U=>U.client===L)??[]);return r(O,P.map(g),_,A)}function w({clients:o},i){if(i===null||i.isEmpty)return u.
zK;const t=new Set([...o,...i.tools().others]);return i.usesTerragrunt&&t.add("terragrunt"),u.zK.filter(s=>t.has(s))}function v(o,{evidence:i,versions:t}){return(s,c)=>{
const f=i.some($=>$.level==="version-file"&&$.version!==null&&$.client===s&&n($,{file:`${c}/`}));return o.version??(f?t[s]??null:null)}}const y=o=>u.Du.filter(i=>o.
some(t=>t.client===i));function j(o){const i=o.filter(({place:t})=>!(0,E.Zl)(t.file));return i.length===0?o:i}function T(o){const i=j(o),t=A=>{const _=A.find(O=>i.
some(P=>P.level===O));return i.filter(({level:O})=>O===_)},s=t(S.A);if(s[0]?.level!=="lock-file")return s;const c=t(R),f=[c,s].map(y).join()==="opentofu,terrafo\
rm",$=({level:A,text:_})=>A==="version-file"||p.test(_),M=A=>s.every(_=>n(A,_.place));return f&&c.some(A=>$(A)&&M(A))?c:s}const R=["version-file","tool"],p=/^uses opentofu\/setup-opentofu$/i;
function n({level:o,place:i},{file:t}){const s=(0,C.jt)(i.file);return o==="tool"||s===""||t.startsWith(`${s}/`)}const l=/^sets terraform_version$/i;function d(o,i){
const t=(0,D.h4)(i.map(({text:s})=>s));return o.flatMap(s=>{const{level:c,version:f,text:$}=s;return!(c==="tool"&&f!==null&&(0,D.lF)(f))||i.length===0||t(f)?s:l.
test($)?[]:{...s,version:null}})}function a({signs:o,tools:i,hasCloudHostname:t},{version:s},c){const f=T(o),$=c??y(f),M=f.every(({place:U})=>(0,E.Zl)(U.file)),
A=c===null&&(M||f.some(({isCloud:U})=>U)),_=s===null&&$.some(U=>(0,D.w0)(U,[]).length>1);if(!A&&!_)return o;const{setsCloudHostname:O,signs:P}=i(),L=t||O;return[
...o.filter(({isCloud:U})=>!(U&&L)),...P]}function r(o,i,t,s){const c=o.map(M=>h(M,s)),f=c.filter(({version:M})=>M!==null),$=f.flatMap(({signs:M})=>M.slice(0,1).
map(g));return{name:b(o),clients:o,releases:c.flatMap(({releases:M})=>M),versions:Object.fromEntries(f.map(({client:M,version:A})=>[M,A??""])),why:[...new Set([
...i,...$])].join(", "),evidence:[...new Set([...t,...c.flatMap(({signs:M})=>M)])]}}function h(o,{setting:i,signs:t,constraints:s}){const c=(P,L)=>{const[U=null,
...Q]=P,Y=(0,D.w0)(o,P);return{client:o,releases:Y,version:Q.length===0?U:null,signs:L}};if(i.version!==null)return c([i.version],[]);const f=j(t.filter(P=>P.client===
o&&P.version!==null)),$=new Set(f.map(({version:P})=>(P??"").replace(/^v/,"")));if($.size>0){const P=c([...$],f);return{...P,version:(0,D.lF)(P.version??"")?P.version:
null}}const M=s.map(({text:P,place:L})=>({client:o,level:"syntax",place:L,text:`requires ${(0,m.dh)(P)}`,version:P})),A=c([],[]),_=M.map(({version:P})=>P),O=c(_,
M);return O.releases.length===A.releases.length?A:O}const g=({place:o,text:i})=>`${o.file}:${o.line} ${i}`}),7960:((ae,V,e)=>{e.d(V,{e:()=>w});var m=e(7811),E=e(
2170),u=e(8339),C=e(8032),S=e(9897),D=e(3846),b=e(1011);const I={underscores:({kind:v,text:y})=>{if(!/^(required|lock|state_store)_provider$/.test(v))return null;
const j=(0,D.mi)(y??"","terraform");return j.kind==="invalid"||!j.namespace.includes("_")?null:`Invalid provider namespace: Invalid provider namespace "" in sou\
rce ${(0,m.ol)(y??"")}: ${D.pj}"`},oci:({kind:v,text:y,calls:j})=>{if(!/^(module|test_module)$/.test(v))return null;const T=j===void 0?[y]:j.opentofu?.map(({source:R})=>R);
for(const R of T??[]){const p=(0,S.cx)(R??"","opentofu");if(p.ok&&p.value.getter==="oci")return(0,S.Ns)(R??"",p.value)}return null}};function w(v,y){const j=Object.
keys(I).filter(p=>!(0,C.$l)(p,y)),T=[];return{usages:v.flatMap(p=>{const n=j.reduce((l,d)=>{const{client:a,version:r}=C.Fe[d],h=l.includes(a)?I[d](p):null;if(h===
null)return l;const g=`use ${C.bB[a]} ${r} or later, or another address`,o=(0,u.DA)({reason:"rejected",error:h,advice:g});return T.push((0,E.kH)(o,{places:[p.place],
clients:[a]})),l.filter(i=>i!==a)},p.clients);return n===p.clients?p:(0,b.sw)([p],n)}),notes:T}}}),1250:((ae,V,e)=>{e.d(V,{A:()=>S,j:()=>D});var m=e(2170),E=e(9119),
u=e(8032),C=e(5243);const S=["lock-file","syntax","version-file","tool","hook"];class D{signs=new Map;constraints=new Map;addFile({file:w,kind:{clients:v},scope:y,
isContext:j}){if(j)return;const[T,...R]=v;if(T!==void 0&&R.length===0&&!/(^|\/)[.#][^/]*$/.test(w)){const p=`is read by ${u.bB[T]} only`;this.addSign({client:T,
level:"syntax",place:{file:w,...m.wv},text:p})}for(const p of y.declared){const{kind:n,text:l,place:d}=p;if(n==="version")b(this.constraints,l,p);else if(n==="b\
inary"){const a=l==="tofu"?"opentofu":"terraform";this.addSign({client:a,level:"version-file",place:d,text:"sets terraform_binary"})}else if((0,u.SO)(n)){const{
client:a,what:r}=u.$I[n];this.addSign({client:a,level:"syntax",place:d,text:`has ${r}`})}}}end(w){for(const{kind:v,host:y,place:j,clients:T,isOverridden:R,text:p}of w)
if(v==="lock_provider"){const n=u.Du.find(d=>(0,C.Vm)(d)===y),l=`locks providers from ${y}`;n&&this.addSign({client:n,level:"lock-file",place:j,text:l})}else v===
"cloud_default"&&!R&&T.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:j,text:"has a cloud block without hostname",isCloud:!0}):v===
"module"&&p?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"syntax",place:j,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[
...this.constraints.values()]}}addSign(w){b(this.signs,`${w.client} ${w.text}`,{...w,version:null})}}function b(I,w,v){const y=(0,E.Zl)(v.place.file)?`${w} asid\
e`:w;I.has(y)||I.set(y,v)}}),1884:((ae,V,e)=>{e.d(V,{Vm:()=>ue,cw:()=>ne,aC:()=>re});var m=e(3096),E=e(3298),u=e(5324),C=e(4756),S=e(2170),D=e(5243),b=e(9897),I=e(
1250),w=e(1011),v=e(3024),y=e(6760),j=e(9968),T=e(3114);const R=/(?:^|\/)(?:testdata|examples\/(?:resources|data-sources|provider|functions|actions|(?:ephemeral|list)-resources))(?:\/|$)/,
p=/(^|\/)mixins(\/|$)/,n=/^module\s+(\S*\/)?terraform-provider-|^(?!.*\/\/\s*indirect).*\bhashicorp\/terraform-plugin-(framework|sdk)\b/m;function l(Z,{exists:W,
read:N}){const H=(0,E.O)(F=>(0,y.basename)((0,y.join)(Z,F)).startsWith("terraform-provider-")||n.test(N((0,m.Gz)(F,"go.mod"))??"")||W((0,m.Gz)(F,"terraform-regi\
stry-manifest.json")));return F=>p.test(F)||R.test(F)&&["",...(0,m.eH)(F)].some(H)}const d={files:1e6,directoryFiles:5e4};function*a(Z,W=(0,u.f5)(),N=d){const H=new r(
Z,W,N);for(const k of Z.scan){const B=(0,u.kI)(H.root,k);"path"in B?yield*H.walkFrom(B):yield{name:k,files:[],notes:[B]}}const F=k=>W.modules.has(k);do{for(const{
source:k,file:B}of W.tests.splice(0)){const z=(0,m.Bo)((0,m.jt)(B),F,[k]);W.called.add((0,m.un)(z,k))}for(const k of W.called)yield*H.readCalled(k)}while(W.tests.
length>0)}class r{root;checkout;isExcluded;isSnippet;facts;limits;selected;files=0;constructor(W,N,H){this.root=(0,v.realpathSync)(W.root),this.checkout=(0,u.ET)(
W),this.isExcluded=(0,u.Ls)(W.exclude),this.isSnippet=l(this.root,this.checkout),this.facts=N,this.limits=H,this.selected=W.scan.length>1?new Set:null}*walkFrom(W){
const{path:N,name:H,glob:F,file:k}=W,z=[{path:N,name:H,depth:0,isSelected:F===void 0&&k===void 0}];for(let X=z.pop();X!==void 0;X=z.pop()){const se=(0,u.KG)(X);
if(yield this.read(W,X,se),W.file!==void 0||this.files>this.limits.files)return;if(!("problem"in se))for(const K of this.findDirectories(W,X,se))z.push(K)}}*readCalled(W){
const{directories:N,links:H,linked:F}=this.facts;for(const X of(0,m.eH)(W))F.delete(X);const k=N.has(W)?null:this.checkout.locate(W);if(k===null||(0,j.$r)(k).kind!==
"directory")return;const B=(0,u.sq)((0,y.relative)(this.root,k));if(B!==W&&H.set(W,B),!N.has(B)&&this.files<=this.limits.files&&!(0,m.eH)(B).some(this.isExcluded)){
const X={path:k,name:B,depth:0,isSelected:!0},se=(0,j.UO)(k,this.root)?this.root:k;yield this.read({path:k,name:B,boundary:se},X,(0,u.KG)(X))}N.has(B)&&N.add(W)}read(W,N,H){
const{name:F}=N;if("problem"in H)return this.facts.directories.add(F),{name:F,files:[],notes:[H]};const{files:k,notes:B}=this.findFiles(W,N,H);this.files+=k.length;
const z=this.limits.files;if(this.files>z){const K=(0,S.ht)(F,(0,C.ub)({kind:"files",max:z}));return{name:F,files:[],notes:[...B,K]}}const X=k.filter(({isContext:K})=>K);
if(k.length>0&&X.length===k.length)return{name:F,files:[],notes:B};this.facts.directories.add(F),this.isSnippet(F)&&this.facts.snippets.add(F);for(const{file:K,
kind:te}of X)(0,T.Ep)(te)&&this.facts.unselected.push(K);return k.length>0&&H.some(K=>K.name===".terraform")&&B.push(...this.readLeft(F)),{name:F,files:k,notes:B}}findFiles(W,N,H){
const F=[],k=[],B=this.limits.directoryFiles;for(const z of this.filesAmong(W,N,H))if("problem"in z)k.push(z);else if(F.length<B)F.push(z);else{k.push((0,S.ht)(
N.name,(0,C.ub)({kind:"directory",max:B})));break}return{files:F,notes:k}}*filesAmong(W,N,H){const F=new Set;for(const B of H)if((0,T.tr)(B.name)&&!B.isDirectory()&&
F.add(B.name),B.name===".spacelift")for(const z of T.dN)this.addTool((0,m.Gz)(N.name,z));const k=y.posix.basename(N.name);for(const B of H){if(B.isDirectory())continue;
const z=(0,m.Gz)(N.name,B.name),X=(0,T.L8)(B.name,F,k);if(X===void 0){(0,T.Z8)(B.name)&&this.addTool(z),B.name.endsWith(".tfstate")&&!this.isExcluded(z)&&this.facts.
states.push(...(0,u.un)(z,this.checkout));continue}const K={path:N.path+y.sep+B.name,file:z,kind:X,isContext:!this.select(W,N,z)};B.isFile()?yield K:B.isSymbolicLink()?
yield*this.follow(W,K):yield(0,S.ht)(z,(0,C.WO)({what:"special-file",is:(0,j.I)(B)}))}}readLeft(W){this.isExcluded((0,m.Gz)(W,".terraform"))||this.facts.states.
push(...(0,u.rN)(W,this.checkout));const N=(0,u.Wj)(W,this.checkout);if("problem"in N)return[N];for(const H of N)this.facts.called.add(H.directory);return this.
facts.installed.push(...N),[]}addTool(W){this.isExcluded(W)||this.facts.toolFiles.push(W)}select(W,N,H){return!(N.isSelected||(0,u.$8)(W,H))||this.isExcluded(H)||
this.selected?.has(H)?!1:(this.selected?.add(H),!0)}*follow(W,N){const H=(0,u.sT)((0,j.$r)(N.path),W);if(H===null)return;if(typeof H=="object")return yield(0,S.
ht)(N.file,H);const F=(0,u.sq)((0,y.relative)(this.root,H));N.isContext||this.facts.links.set(N.file,F),yield{...N,path:H,target:F}}findDirectories({glob:W},{path:N,
name:H,depth:F,isSelected:k},B){return B.toReversed().flatMap(z=>{if(z.isSymbolicLink()&&z.name==="tests"&&this.facts.called.add((0,m.Gz)(H,"tests")),(0,u.G$)(z.
name))return[];const X=(0,m.Gz)(H,z.name);if(this.isExcluded(X))return[];const se=N+y.sep+z.name;if(z.isSymbolicLink()&&(0,j.$r)(se).kind==="directory"&&this.facts.
linked.set(X,this.checkout.nameOf(X)),!z.isDirectory())return[];const K=k||W!==void 0&&y.posix.matchesGlob(X,W);return{path:se,name:X,depth:F+1,isSelected:K}})}}
let h=function(...Z){return{dependsOnOthers:h}=e.late([3276,8333,6851,5923],8095),new.target?new h(...Z):h(...Z)},g=function(...Z){return{usagesOf:g}=e.late([3276,
8333,6851,5923],8095),new.target?new g(...Z):g(...Z)},o=function(...Z){return{declaredIn:o}=e.late([3276,8333,6851,5923],8095),new.target?new o(...Z):o(...Z)},i=function(...Z){
return{isForeign:i}=e.late([3276,8333,6851,5923],8095),new.target?new i(...Z):i(...Z)},t=function(...Z){return{readModule:t}=e.late([3276,8333,6851,5923],8095),
new.target?new t(...Z):t(...Z)};const s=25e4;function*c(Z,W,N,H=s){const F=new f(W,N,H);yield*F.collect(Z);const k=yield*F.decideOpen();return F.result(k)}class f{items=[];notes=(0,w.
G4)();knownSources=new Map;declared=[];signs=new I.j;counts={decided:0,open:0};facts;values;maxUsages;constructor(W,N,H){this.facts=W,this.values=N,this.maxUsages=
H}*collect(W){const{counts:N,facts:H}=this;for(const{name:F,files:k,notes:B}of a(W,H)){if(H.endedAt=F,yield H.files)return;for(const X of B)this.notes.add(X);if(k.
length===0)continue;if(this.isFull(N.decided+N.open,F))break;const z=yield*t(k,H.files);if(z===null)return;H.bytes+=z.bytes;for(const X of z.notes)this.notes.add(
X);this.add({directory:F,files:z.files})}H.endedAt=null}*decideOpen(){const W=[];let N=!1;for(const H of this.items){if(!("files"in H)){W.push(H);continue}if(N||=
this.isFull(this.counts.decided,H.directory),!N)if(yield this.facts.files)this.facts.endedAt??=H.directory,N=!0;else for(const F of this.decide(H.files))W.push(
F)}return W}result(W){const{facts:N,signs:H,declared:F}=this,k=[...W,...N.states.map($)];return{...N,usages:k,declared:F,notes:this.notes.all(),...H.end(W)}}add(W){
const{files:N,directory:H}=W,{facts:F}=this;N.some(({kind:B})=>/^(config|lock)$/.test(B.class))&&F.modules.add(H),F.files+=N.length;for(const B of o(N))this.declared.
push(B);for(const B of N){const z=!i(B),X=B.kind.class==="terragrunt";z&&(F.isEmpty=!1),X&&F.terragrunt.push(B.file),F.usesTerragrunt||=X&&z,this.signs.addFile(
B)}const k=N.some(h);for(const B of N)(k||!B.isContext)&&this.addCalls(B);if(k){this.items.push(W);for(const{references:B}of N)this.counts.open+=B.length}else for(const B of this.
decide(N))this.items.push(B)}addCalls({file:W,references:N}){for(const{kind:H,row:F,value:k}of N){if(k===void 0)continue;const B=(0,D.Nj)(k.text)||F.grammar==="\
terragrunt"&&(0,b.GL)(k.text),z=B||(0,b.qC)(k.text).length>0;H==="module"&&(z||k.kind==="pieces")&&this.facts.calls.push({source:k.text,file:W}),B&&F.position.includes(
"source")&&(H==="test_module"?this.facts.tests.push({source:k.text,file:W}):this.facts.called.add((0,m.un)((0,m.jt)(W),k.text)))}}decide(W){const{usages:N,notes:H}=g(
W,this.values,this.knownSources);for(const F of H)this.notes.add(F);return this.counts.decided+=N.length,N}isFull(W,N){const H=this.maxUsages;return W<H?!1:(this.
notes.add((0,S.ht)(N,(0,C.ub)({kind:"usages",max:H}))),!0)}}const $=({file:Z,host:W,client:N})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:W,text:W,
address:"state",place:{file:Z,...S.wv},clients:[N],isOverridden:!1,needs:[]});var M=e(3916),A=e(9119),_=e(1440);function O(Z,W,N,{nameOf:H}){if(!(0,D.Nj)(W)){const[
k=null]=(0,b.qC)(W).flatMap(B=>H(B)??[]);return k}const F=(0,m.un)(Z,W);return N.get(F)??F}const P=100;function L({usages:Z,units:W},N){const H=(0,A.hy)(W,w.CI);
return[...Z.flatMap(({calls:k,directories:B,text:z,place:X})=>{const se=(0,m.jt)(X.file),K=(H.get(se)??[]).flatMap(({item:le})=>(0,w.CI)(le));if(k===void 0&&B===
void 0&&K.length===0&&(0,b.qC)(z??"").length===0)return[];const ie=Object.values(k??{}).flat(),oe=[z,...ie.map(({source:le})=>le)].flatMap(le=>le??[]),de=[se,...(B??
K).slice(0,P)];return oe.flatMap(le=>(0,D.Nj)(le)?de.map(_e=>(0,m.un)(_e,le)):(0,b.qC)(le).flatMap(_e=>N.nameOf(_e)??[]))}),...W.flatMap(w.CI)]}function U(Z,W){
const{usages:N,links:H,directories:F}=Z,k=(te,ie)=>{const oe=O(te,ie,H,W);return oe===null||(0,D.Nj)(ie)&&oe===(0,m.un)(te,ie)?ie:`./${(0,M.relative)(te,oe)}`},
B=N.map(te=>{const{kind:ie,text:oe,calls:de,place:le}=te,_e=H.size>0||de!==void 0||(0,b.qC)(oe??"").length>0;if(ie!=="module"||oe===null||!_e)return te;const ve=[
{root:null,source:oe,version:null,isOpen:!1}],he=Object.entries(de??{terraform:ve,opentofu:ve}).map(([$e,ye])=>{const Pe=(0,m.jt)(le.file),Te=Me=>Me.source&&k(Pe,
Me.source);return[$e,ye.map(Me=>({...Me,source:Te(Me)}))]});return he.every(([,[$e]])=>$e?.source===oe)&&de===void 0?te:{...te,calls:Object.fromEntries(he)}}),z=({
directory:te})=>F.has(te)&&W.nameOf(te)===te,X=Z.installed.filter(te=>!z(te)&&W.exists(te.directory)),se=new Map(X.map(({root:te,directory:ie})=>{const oe=(0,C.
a3)({what:"outside",path:ie});return[ie,(0,S.ht)((0,m.Gz)(te,_.U4),oe)]})),K=[...Z.notes,...se.values()];return{...Z,usages:B,installed:Z.installed.filter(z),notes:K}}
let Q=function(...Z){return{resolveValue:Q}=e.late([3276,8333,6851,5923],8095),new.target?new Q(...Z):Q(...Z)},Y=function(...Z){return{asWritten:Y}=e.late([3276,
8333,6851,5923],8095),new.target?new Y(...Z):Y(...Z)},q=function(...Z){return{Instances:q}=e.late([3276,8333,6851,6065],1340),new.target?new q(...Z):q(...Z)},x=function(...Z){
return{Terragrunt:x}=e.late([3276,8333,6851,6065],1340),new.target?new x(...Z):x(...Z)},J=function(...Z){return{withUnits:J}=e.late([3276,8333,6851,6065],1340),
new.target?new J(...Z):J(...Z)};const ee=10;function*ne(Z,W={}){const N=(0,u.ET)(Z),H=new Set;for(let F=1;;F+=1){const k=(0,u.f5)(H),B=ue(N,k,W),z=(0,E.O)(()=>new x(
B)),X=yield*c(Z,k,re(B,z)),K=k.terragrunt.length>0?yield*J(X,z()):X,te=H.size;for(const oe of L(K,N))!K.directories.has(oe)&&N.locate(oe)!==null&&H.add(oe);if(H.
size===te||K.endedAt!==null||F===ee)return U(K,N)}}function re(Z,W){const N=(0,E.O)(H=>(0,E.O)(F=>new q(Z,H,F)));return({row:H,place:F},k,B)=>{if(H.grammar==="t\
erragrunt")return fe(W(),F.file,k);const z=H.evaluation?.[B];if(z===void 0)return Y(k);const X=N(B)(z);if(X.effort.isSpent)return Y(k);const se=({scope:oe,from:de,
root:le})=>(oe.effort.renew(),{...Q(k,oe),from:de,root:le}),K=(0,m.jt)(F.file),te=se(X.unknown(K));if(te.isWhole)return[[te]];const ie=Map.groupBy(X.of(K),({use:oe})=>oe);
return Array.from(ie.values(),oe=>oe.map(se))}}function fe(Z,W,N){if(Z.effort.isSpent)return Y(N);const H=k=>({...Q(N,k),from:null}),F=Z.includedScopes(W).map(k=>[
H(k)]);return F.length===0?[[H(Z.scopeOf(W))]]:F}function ue(Z,{calls:W,links:N,terragrunt:H},F){const k=(0,E.O)(ge),B=(z,X)=>O(z,X,N,Z);return{files:Z,calls:(0,E.
O)(()=>G(W,B)),leadsTo:B,terragrunt:H,environment:F,isSet:z=>F[z]!==void 0,setBy:z=>{const X=k(Z).get(z);return X===void 0?null:`TF_VAR_${z} in ${X}`}}}const me=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;
function G(Z,W){const N=new Map,H=new Set;for(const{source:F,file:k}of Z){const B=(0,m.jt)(k),z=W(B,F);z!==null?N.set(z,(N.get(z)??new Set).add(B)):me.test(F)&&
H.add(B)}return{callers:N,dynamic:H}}const ce=".github/workflows",pe=200;function ge(Z){const W=new Map,N=Z.list(ce).filter(H=>/\.ya?ml$/.test(H));for(const H of N.
slice(0,pe)){const F=`${ce}/${H}`,k=Z.read(F)??"";for(const[,B,z]of k.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const X=B??z??"";W.has(X)||W.set(
X,F)}}return W}}),5102:((ae,V,e)=>{e.d(V,{DI:()=>b,Fl:()=>j,JR:()=>I,QK:()=>n,Rm:()=>R,Yn:()=>T,Zh:()=>l,b:()=>v,fi:()=>a,hm:()=>p,md:()=>y,nM:()=>d,nx:()=>C,sG:()=>D,
vh:()=>S});var m=e(2886),E=e(2389),u=e(9615);const C={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},S=Object.keys(
C);function D(r){if(v(r))return"unchecked";const h=p(r.findings);return h==="error"?"fails":h==="warning"?"warns":I(r)?"skipped":"works"}const b=r=>D(r)==="fail\
s",I=({visit:r})=>r.attempt.discovery.kind==="skipped",w=["host-not-checked",...m.H4],v=({visit:{attempt:r}})=>r.discovery.kind==="skipped"&&w.includes(r.discovery.
problem.code),y=r=>S.flatMap(h=>r.filter(g=>D(g)===h));function j(r){const h=new Set(r.map(({worst:g})=>g));return h.has("error")?"fails":h.has("warning")?"warn\
s":r.some(R)?"skipped":"works"}function T(r,h){const g=Object.groupBy(r,c=>j(h(c))),{fails:o=[],warns:i=[],skipped:t=[],works:s=[]}=g;return[o,i,t,s]}const R=({
chosen:r,isDirect:h,isUnchecked:g})=>g===!0||!h&&Object.keys(r).length===0,p=r=>u.oC.find(h=>r.some(g=>g.severity===h))??null;function n({findings:r}){const h=p(
r);return h==="notice"?[]:r.filter(({severity:g})=>g===h)}const l=({severity:r},{failOn:h})=>r==="error"||(0,E.k2)(r,h),d=({severity:r})=>r!=="notice";function a({
passed:r,hosts:h,findings:g}){return r?g.some(d)?"warns":h.length===0?"skipped":"works":"fails"}}),4120:((ae,V,e)=>{e.d(V,{H8:()=>D,Iu:()=>S,QI:()=>v,QN:()=>n,SY:()=>b,
dy:()=>C,kJ:()=>y,nO:()=>l,od:()=>w,tY:()=>j,u8:()=>R});var m=e(9432),E=e(9615),u=e(8032);const C="new in this pull request",S=d=>d.replace(/^./u,a=>a.toUpperCase()),
D=d=>E.oC.flatMap(a=>{const{length:r}=d.filter(h=>h.severity===a);return r===0?[]:[(0,m.px)(r,a)]}).join(", "),b=d=>u.zK.every(a=>d.includes(a))?"all clients":I(
d).join(", "),I=d=>d.map(a=>u.bB[a]);function w(d,a){const r=a.filter(h=>d.includes(h));return d.length===0||r.length===a.length?"":I(r).join(", ")||"no client \
in use"}const v=({clients:d,versions:a})=>d.map(r=>[u.bB[r],a[r]].join(" ").trim()).join(" and ");function y(d){return d<999.5?`${Math.round(d)} ms`:d<59950?`${(d/
1e3).toFixed(1)} s`:`${(d/6e4).toFixed(1)} min`}function j(d){return d<1e3?`${d} B`:d<999950?`${(d/1e3).toFixed(1)} kB`:`${(d/1e6).toFixed(1)} MB`}const T=36e5;
function R(d,a){const r=(Date.parse(a)-Date.parse(d))/T;if(r>=48)return`${p(r/24)} days`;if(r>=1)return`${p(r)} h`;const h=Math.floor(r*60);return h>=1?`${h} mi\
n`:"less than a minute"}const p=d=>Math.floor(d*10)/10,n=d=>`${d.slice(0,16).replace("T"," ")} UTC`;function l(d,a){const r=(Date.parse(d)-Date.parse(a))/(24*T);
if(Number.isNaN(r))return d;const h=Math.floor(Math.abs(r)),g=h===0?"less than a day":(0,m.px)(h,"day");return`${d.slice(0,10)} (${r<0?`${g} ago`:`in ${g}`})`}}),
8884:((ae,V,e)=>{e.d(V,{CN:()=>d,Dx:()=>T,GH:()=>w,Ky:()=>C,TD:()=>S,YC:()=>p,eb:()=>b,f5:()=>R,ju:()=>l,lp:()=>j,mj:()=>v,oN:()=>y,tN:()=>n});var m=e(9432),E=e(
2170),u=e(9119);function C(g,o){const{places:i,noun:t}=S(g);return(0,m.K4)(i,o,u.eo,s=>(0,m.px)(s,`more ${t}`))}function S(g){const o=r(g),i=(0,u.t6)(o,s=>a(s)?
(0,u._M)(s.file)??s:s),t=D(i).length>1;return{places:t?i:o,noun:t?"repository":"place"}}const D=g=>g.filter(a).filter(({file:o})=>(0,u._M)(o)!==null),b=g=>(0,u.
t6)(D(I(g)),({file:o})=>(0,u._M)(o)),I=g=>[...new Set(g.map(({places:o})=>o))].flat(),w=(g,o,i)=>`${g===o?"all":`${g} of`} ${o} ${i}`;function v(g,o){const{length:i}=o>
1?b(g):[];return i>1?w(i,o,"repositories"):""}function y(g,o){const i=new Set(g.flatMap(({file:c})=>(0,u._M)(c)??[])).size>1,t=c=>(i?(0,u._M)(c.file):null)??h(c),
s=new Set(o.map(t));return g.filter(c=>!s.has(t(c)))}function j(g,o){const i=T([g]);return C(y(i,i.slice(0,1)),o)}const T=g=>r(I(g).filter(a)),R=g=>[...new Set(
I(g).filter(o=>typeof o=="string"))];function p(g){const o=g.hosts.flatMap(({requirements:t})=>t),i=[...g.findings,...g.roots.flatMap(({rows:t})=>t)];return[...new Set(
[...o.map(({because:t})=>t),...i.map(t=>t.places)])]}const n=g=>g.values().map(E.Xd).find(o=>o!==null)??null,l=({services:[g,...o]})=>o.length===0?g??null:null,
d=g=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(g)&&(0,u._M)(g)===null,a=g=>typeof g!="string",r=g=>(0,u.t6)(g,o=>a(o)?h(o):o),h=({file:g,line:o,inside:i})=>`${o}\
:${g}${i===void 0?"":`
${(0,u.kn)(i)}`}`}),6097:((ae,V,e)=>{e.d(V,{$N:()=>j,LG:()=>a,QA:()=>f,fX:()=>p,h$:()=>_,j6:()=>M,q9:()=>t,rc:()=>s});var m=e(2886),E=e(2172),u=e(9432),C=e(2170),
S=e(9119),D=e(255),b=e(3096),I=e(5106),w=e(5102),v=e(4120),y=e(8884);function j(O,{repositories:{length:P}}){const{hosts:L,files:U,findings:Q,passed:Y,stopped:q}=O,
x=d(O,P),J=U.filter(({problem:pe})=>x===null||!R.test(pe.code)),ee=J.filter(pe=>!T(pe)),ne=(0,w.hm)(ee)==="error"&&!L.some(w.DI),re=x===null&&P>0?` in ${(0,u.px)(
P,"repository")}`:"",me=[ee.length<J.length?[`nothing to check${re}`]:n(O,re),l(ee)],G=[x??[],ne?me.toReversed():me].flat(2).join(", "),ce=(0,w.hm)(Q)==="error";
if(q.length>0){const pe=(0,u.pk)(q);return ce||L.some(w.b)?`${G} (${pe})`:`${pe}; ${G}`}return Y&&ce?`${G} (the check passes: fail-on is never)`:Y||ce?G:`${G} (\
the check fails: fail-on is warning)`}const T=({problem:O,severity:P})=>O.code==="nothing-to-check"&&P==="error",R=/^(?:module|provider|version|package|constraint|lock)-/,
p="not allowed";function n({hosts:O,roots:P},L){const U=O.length;if(U===0){const Z=P.flatMap(({rows:H})=>H.filter(({isDirect:F})=>F)),W=new Set(Z.flatMap(H=>(0,w.
Rm)(H)?[]:H.source)).size;return[...W===0?[]:[`${(0,u.px)(W,"module")} read`],`no registry hosts to check${L}`]}const{skipped:Q=[],checked:Y=[]}=Object.groupBy(
O,Z=>(0,w.JR)(Z)?"skipped":"checked"),{fails:q,unchecked:x,works:J}=w.nx,ee=(Z,W)=>W.length===0?[]:[{words:Z,count:W.length}],ne=[...ee(q,Y.filter(w.DI)),...ee(
p,Q.filter(w.DI)),...ee(x,Q.filter(w.b))],re=[...ee(J,Y),...ee(w.nx.skipped,Q)],[fe,...ue]=ne.length>0?ne:re,me=Y.filter(Z=>(0,w.sG)(Z)==="warns").length,G=U===
1?"":`${me} ${ne.length>0?"more ":""}`,pe=fe?.words===p||fe?.words===x?fe.count===1?"is ":"are ":"";return[`${U===1?"1 registry host":(0,y.GH)(fe?.count??0,U,"r\
egistry hosts")}${L} ${pe}${fe?.words}`,...ue.map(({count:Z,words:W})=>`${Z} ${W}`),...me===0?[]:[`${G}with warnings`]]}function l(O){const P=(0,w.hm)(O);if(P===
null||P==="notice")return[];const L=O.filter(({severity:x})=>x===P),U=(0,y.eb)(L).length,Q=new Set((0,y.Dx)(L).map(({file:x})=>x)).size,Y=U>0?`files of ${(0,u.px)(
U,"repository")}`:(0,u.px)(Q,"file"),q=L.some(x=>(0,C.Xd)(x)===null);return[...Q>0?[`${P}s in ${Y}`]:[],...q?[`${P}s in settings or credentials`]:[]]}function d({
roots:O,findings:P},L){const U=O.filter(({directory:re})=>re!==E.cd.file),[Q]=(0,w.Yn)(U,({rows:re})=>re),Y=({directory:re})=>re,q=new Set([...Q.map(Y),...h(P)]);
if(q.size===0)return null;const x=new Set([...U.map(Y),...q]).size,J=new Set(Array.from(q,S._M)).size,ee=x<2?"":` in ${(0,y.GH)(q.size,x,"root modules")}`,ne=L<
2?"":` (${(0,y.GH)(J,L,"repositories")})`;return`init fails${ee}${ne}`}function a(O,{repositories:P}){const L=O.files.filter(({severity:U})=>U==="error");return d(
O,P.length)??l(L)[0]??null}const r=({problem:O,severity:P})=>O.code==="cloud-token"&&P==="error",h=O=>(0,y.Dx)(O.filter(r)).map(({file:P})=>{const{path:L}=(0,S.
bH)(P);return`${P.slice(0,P.length-L.length)}${(0,b.jt)(L)||"."}`}),g=50,o=3,i=2;function t(O){const{shown:P,more:L}=(0,u.zN)(O,g);return L===0?P:[...P,`and ${(0,u.
px)(L,"more remark")}`]}function s(O){const P=(0,y.YC)(O).some(({length:x})=>x===S.WD),L=O.files.filter(({exclude:x,severity:J})=>x&&J!=="notice"),U=[...new Set(
L.flatMap(({exclude:x})=>x??[]))],Q=(0,y.eb)(L).length>0?" where their files are read":"",Y=`${(0,u.px)(L.length,"finding")} in tests, examples or templates, wh\
ere errors are warnings`,q=`to skip such files, set \`exclude\`${Q}: ${(0,u.K4)(U,o,u.dh)}`;return[...P?[`lists of places end after ${S.WD} places`]:[],...L.length>
0?[`${Y}; ${q}`]:[]]}const c="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split(" ");function f({findings:O},P){const L=c.flatMap(Q=>{const Y=P[Q]||
Q.endsWith("Y")&&P[Q.toLowerCase()];return Y?`${Q} (${(0,u.dh)(Y.slice(Y.lastIndexOf("@")+1))})`:[]});return O.some(Q=>Q.problem.obstacle||(0,m.zv)(Q))&&L.length>
0?[`connections used ${L.join(", ")}`]:[]}function $({hosts:O},P){const{scan:L,repositories:U}=P,{length:Q}=O.filter(({requirements:J})=>J.some(({because:ee})=>ee.
some(ne=>typeof ne!="string"))),Y=`${(0,u.px)(L.usages,"usage")} of ${(0,u.px)(Q,"registry host")}`,q=Q===0?"no registry host is used":Y;return U.length>0?`${q}\
 in ${(0,u.px)(U.length,"repository")}`:L.files===0?L.durationMs===0?null:"found no Terraform or OpenTofu files":`scanned ${`${(0,u.px)(L.files,"file")} (${(0,v.
tY)(L.bytes)})`} in ${(0,v.kJ)(L.durationMs)}: ${q}`}function M(O,P){const{hosts:L}=O,{depth:U,repositories:Q}=P,Y=Q.length===0;if(U==="versions"||U==="packages")
return Y?A(O):[];const q=L.filter(ee=>["works","warns"].includes((0,w.sG)(ee))&&ee.requirements.some(({service:ne,because:re})=>(ne===I.e$||ne===I.xq)&&re.some(
ue=>typeof ue!="string")));return U!=="discovery"||q.length===0?[]:[`not checked at ${(0,u.K4)(q,i,({visit:ee})=>(0,D.nx)(ee.host))}: versions of modules and pr\
oviders, and whether tokens are accepted; to check them, set \`depth: versions\``]}function A({roots:O}){return O.filter(({directory:L})=>L!==E.cd.file).some(({
rows:L})=>L.some(({kind:U})=>U==="module"))?["not checked: what is inside modules; to read them as `init` does, set `depth: init`"]:[]}function _(O,P){const{dialect:L,
durationMs:U,scan:Q,remarks:Y}=P,{findings:q,ignored:x}=O,J=(0,v.H8)(q)||"no findings",ee=x>0?`${J}, ${x} ignored`:J,re=O.hosts.length===0&&Q.files===0?"":` for\
 ${(0,v.QI)(L)} (${L.why})`,fe=$(O,P);return[`${ee}; checked in ${(0,v.kJ)(U)}${re}`,...fe===null?[]:[fe],...Y]}}),9961:((ae,V,e)=>{e.d(V,{Dz:()=>b,P4:()=>D,Yv:()=>I});
var m=e(7811),E=e(1780),u=e(9432),C=e(9615);const S={missing:({setting:w,path:v})=>({message:`${w} names ${(0,m.ol)(v)}, which does not exist`,help:(0,u.Dl)(v,"\
set it to the absolute path of a file; the client continues without any CLI configuration")}),relative:({path:w,root:v})=>({message:`TF_CLI_CONFIG_FILE is the r\
elative path ${(0,m.ol)(w)}, which \`init\` does not find if it is started in ${v}`,help:"set it to the absolute path"}),cache:({path:w})=>({message:`the plugin\
 cache directory ${(0,m.ol)(w)} does not exist, for which the client reports an error`,help:w.startsWith("~")?"write the absolute path: the client does not expa\
nd ~":"create the directory before `init`",severity:"notice"}),unreadable:({file:w,failure:v})=>({message:`${w} ${(0,u.mP)(v)}`,help:v.kind==="size"?"shorten th\
e file; the client reads all of it, this check nothing":"make it a regular file that this account can read; this check continues without it"}),syntax:({file:w,why:v})=>({
message:`${w} has a syntax error: ${v}`,help:"correct the file; the client ignores all of it, including its tokens"}),encoding:({file:w,isWide:v})=>({message:`${w}\
 ${v?"is encoded as UTF-16":"begins with a byte order mark"}, so the client ignores all of it`,help:"save it as UTF-8 without a byte order mark (BOM)"}),type:({
file:w,why:v})=>({message:`${w}: ${v}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"}),block:({file:w,
why:v})=>({message:`${w}: ${v}`,help:"correct the block; the client ignores it"}),label:w=>({message:`the label of the block ${w.type} ${(0,m.ol)(w.label)} at ${w.
file} is not a hostname: ${w.why}`,help:w.advice??"write a hostname as the label; the client ignores the block"}),"two helpers":()=>({message:"there is more tha\
n one credentials_helper block",help:"remove all but one; the client uses any of them at random"}),"two installations":()=>({message:"there is more than one pro\
vider_installation block",help:"remove all but one; the client uses the first"}),"no token":({file:w,host:v,hasValue:y})=>({message:y?(0,E.xI)`the token in the credentials block for host ${(0,E.
SP)(v)} at ${w} is not a string`:(0,E.xI)`the credentials block for host ${(0,E.SP)(v)} at ${w} has no token`,help:'add token = "\u2026" or remove the block; the cli\
ents send no token and try no other credentials source'}),"no helper":({name:w,directories:v})=>({message:`credentials helper ${(0,m.ol)(w)}: there is no terraf\
orm-credentials-${w} in ${v.join(", ")}`,help:w===w.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"wri\
te the name in lower case; the client finds no other name"})},D=(w,v)=>(0,C.CC)("credentials-config",{...(0,C.Z9)(S,w),affects:v}),b=({name:w,why:v})=>(0,C.CC)(
"credentials-helper",{message:`credentials helper ${w}: ${v}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"}, or {} for a host with\
out a token, and exit with 0'}),I=({host:w,at:v})=>(0,C.CC)("services-forced",{message:(0,E.xI)`the host block at ${v} defines the services of ${(0,E.KT)(w)}; the host's own discovery document is not used`,
help:(0,E.xI)`remove the host block at ${v} to use the discovery document of ${(0,E.KT)(w)}`})}),8294:((ae,V,e)=>{e.d(V,{$U:()=>r,C3:()=>p,Eu:()=>R,QU:()=>j,To:()=>g,
bI:()=>o,fj:()=>l,iX:()=>i,tK:()=>d,z2:()=>h});var m=e(8032),E=e(255),u=e(1780),C=e(7057),S=e(9432),D=e(9615),b=e(4481);const I=({source:f,isInFile:$},M)=>(0,D.
Lw)(M[$?"file":(0,b.zT)(f)?"helper":"elsewhere"]),w={file:"write the token into the file, or remove its block",helper:"store the token in the helper, which must\
 print {} for a host without one",elsewhere:{terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow can read\
 it: GitHub replaces a missing secret with an empty string"}},v={file:"write the token itself, because a CLI configuration has no variables, or set a TF_TOKEN_ \
variable",helper:"store the token itself in the helper",elsewhere:{terminal:"set it to the token itself; in single quotation marks, a shell replaces nothing",workflow:"\
write ${{ secrets.NAME }} where the workflow file sets it, with the name of the secret"}},y=(f,{source:$},M,A)=>(0,D.CC)(f,{message:(0,u.xI)`the token from ${(0,u.
LA)($)} ${M}`,flaw:M,...A}),j=f=>y("credentials-empty",f,"is empty",{help:I(f,w)}),T={length:["is longer than 64 KiB and is not sent","store only the token"],"c\
ontrol character":["contains a line break or another control character, which no client can send","store the token again without the line break at its end"],bearer:[
'begins with "Bearer ", which the clients add a second time','store only the part after "Bearer "'],quotes:["is enclosed in quotation marks, which are sent with\
 it","store the token without the quotation marks"],"outer white space":["begins or ends with white space, which is sent with it","store the token without the w\
hite space around it"],"inner white space":["contains white space","check whether two values were pasted together"],"not ASCII":["contains characters beyond ASC\
II, which many servers misread","copy the token again: a hyphen or quotation mark may have been replaced"],placeholder:["is a placeholder that nothing replaced",
v]};function R({slip:f,...$}){const[M,A]=T[f],_=typeof A=="string"?A:I($,A);return y("credentials-malformed",$,M,{help:_,...f!=="control character"&&f!=="length"&&
{severity:"warning"}})}function p({host:f,source:$,on:M,days:A}){const _=A<0?`expired on ${M}`:void 0;return(0,D.CC)("credentials-expiry",{message:(0,u.xI)`the token from ${(0,u.
LA)($)} ${_??`expires on ${M}`}`,help:(0,b.qV)($,f),..._&&{flaw:_}})}const n=`has fewer than ${C.Il} characters and is not redacted where a server repeats it`,l=f=>y(
"credentials-short",f,n,{help:"check whether the stored value is the whole token; store it again or create a longer one"}),d=f=>(0,D.CC)("credentials-differ",{message:(0,u.
xI)`for host ${(0,u.SP)(f.host)}, ${a(f.first)} and ${a(f.other)}`,help:(0,u.xI)`set the token for both clients in ${(0,u.LA)((0,E.fK)(f.host)[0]??"tokens")}; this check uses the first token`}),
a=({client:f,source:$})=>$===null?`${m.bB[f]} finds no token`:(0,u.xI)`${m.bB[f]} uses the token from ${(0,u.LA)($)}`,r=({host:f,service:$,...M})=>(0,b.ti)("cre\
dentials-missing",(0,u.xI)`host ${(0,u.SP)(f)} requires a token${$===null?"":` for ${$}`}`,(0,b.nP)(f),M),h=f=>(0,D.CC)("credentials-near-miss",{message:(0,u.xI)`${(0,u.
LA)(f.variable)} seems to be meant for host ${(0,u.SP)(f.host)}, but ${f.why}`,help:(0,u.xI)`rename it: ${(0,b.yN)(f.write)}`}),g=({host:f,other:$,source:M,service:A,
isSent:_,isNotice:O})=>(0,D.CC)("credentials-other-host",{message:(0,u.xI)`the clients do not send the token for ${(0,u.KT)($)} from ${(0,u.LA)(M)} ${A===null?"\
after the redirect of":`to ${A} of host`} ${(0,u.KT)(f)}: they send ${_?(0,u.xI)`the token of ${(0,u.KT)(f)}`:"none"}`,help:A===null?(0,u.xI)`make the discovery document of ${(0,u.
KT)(f)} public, or serve it at ${(0,u.KT)(f)} itself`:(0,u.xI)`set the token for ${(0,u.KT)(f)}, and the clients send it to ${(0,u.KT)($)}`,...O&&{severity:"not\
ice",affects:[]}}),o=({host:f})=>(0,D.CC)("credentials-unused",{message:(0,u.xI)`the tokens input has a token for host ${(0,u.SP)(f)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"});function i(f){const{host:$,token:M,source:A,challenge:_,contentType:O,...P}=f,L=M==="n\
one"&&_===null&&!O?.includes("json"),U=P.page?.kind==="bot-protection",Y=!U&&(L||P.isVague===!0)&&P.status===403&&(0,S.VW)($)===null,q=(0,u.xI)`rejected the token from ${(0,u.
LA)(A??"")}`,J=U?"refuses the clients":M==="sent"?q:"requires authentication credentials",ee=(0,b.c3)(f),ne=!Y&&P.url===`https://${$}/.well-known/terraform.json`,
re=(0,u.xI)`${Y?"may not be a registry":J}: ${(0,S._r)(P,ne)}`;return(0,D.CC)("document-unauthorized",{message:(0,u.xI)`host ${(0,u.KT)($)} ${re}${"refusal"in ee?
"":(0,u.xI)`; ${(0,b.pt)(f,null)}`}`,help:(0,S.NM)({...P,asked:$},Y?s:c(f)),...ee})}const t="make the discovery document public",s={operator:`${t}, or return 40\
4 if the host has no services`,user:(0,S.Wt)([])};function c(f){const{host:$,token:M,status:A}=f,_=A===403||M!=="sent"?(0,S.qZ)($):void 0,O={...(0,b.$w)(f,"the \
discovery document",null),guest:_};return M==="none"&&"refusal"in(0,b.c3)(f)?{...O,operator:(0,b.nP)($,`, or ${t}`)}:O}}),8936:((ae,V,e)=>{e.d(V,{Er:()=>l,P0:()=>R,
P6:()=>I,Qs:()=>T,T0:()=>D,U2:()=>n,e4:()=>d});var m=e(1780),E=e(9432),u=e(9176),C=e(9615);const S={"no-such-host":"does not resolve: no such host","no-answer":"\
could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},D=({host:a,asks:r,why:h})=>(0,C.
CC)("host-unknown",{message:(0,m.xI)`${(0,m.KT)(a)} ${S[h]}`,help:h!=="no-such-host"?"check the DNS resolver of this machine, then run the check again":r==="doc\
ument"?(0,E.Dl)(a,"check the spelling, and that this machine can resolve the name"):(0,m.xI)`check that this machine can resolve ${(0,m.KT)(a)}, or have the URL that names it corrected`,
obstacle:{verb:"cannot resolve",what:S[h].replace(/.*: /,"")}}),b={refused:"refused the connection",closed:"closed the connection without a response","no-host-r\
oute":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function I({host:a,error:r}){if(typeof r=="object"&&"\
proxy"in r){const o=u.Yq.PROXY_NOT_REACHED;return(0,C.CC)("host-unreachable",{message:(0,m.xI)`${(0,m.KT)(a)} is unreachable: ${r.proxy}`,help:o,obstacle:{verb:"\
does not reach",what:(0,E.dh)(r.proxy),help:o}})}const h=typeof r=="string"?b[r]:`is unreachable (${r.code})`,g="that a firewall or proxy lets this machine conn\
ect to it";return(0,C.CC)("host-unreachable",{message:(0,m.xI)`${(0,m.KT)(a)} ${h}`,help:{...(0,C.Lw)(`check that the host is up, and ${g}`),guest:`check ${g}, \
or ${(0,E.B9)(a)}`},obstacle:{verb:"cannot connect to",what:h.replace("is unreachable: ","")}})}const w={lookup:{verb:"cannot resolve",failed:"could not be look\
ed up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",
help:"check that the host is up, or that a firewall lets this machine connect to it"},response:{verb:null,failed:"did not answer",help:""},body:{verb:null,failed:"\
did not finish its answer",help:""}},v="serve the document as a static file",y=({asks:a})=>a==="document"?v:"find out what the server waits for, such as its sto\
rage",j=a=>a.map(({name:r,attemptMs:h,retries:g})=>{const o=Number.isFinite(h)?(0,E.YA)(h):"without a limit",i=g===0?"":` in each of ${g+1} attempts`,t=r.includes(
" and ")?"wait":"waits";return`${r} ${t} ${o}${i}`}).join(", ");function T(a){if(a.phase==="complete")return(0,C.CC)("host-timeout",{message:(0,m.xI)`${(0,m.KT)(
a.host)} took ${(0,E.YA)(a.tookMs)} to return its discovery document; ${j(a.releases)}`,operator:v,affects:[...new Set(a.releases.map(({client:s})=>s))]});const{
verb:r,failed:h,help:g}=w[a.phase],o=a.limitMs===null?null:(0,E.YA)(a.limitMs),i=o===null?"in time":`within ${o}`,t=a.attempts===1?i:`in ${a.attempts} attempts \
of ${o} each`;return(0,C.CC)("host-timeout",{message:(0,m.xI)`${(0,m.KT)(a.host)} ${h} ${t}`,help:g||{operator:`check that the registry is up, or ${y(a)}`,user:(0,m.
xI)`ask the operator of ${(0,m.KT)(a.host)} whether the registry is up`,guest:(0,E.B9)(a.host)},...r&&{obstacle:{verb:r,what:h.replace(/.*: /,"")}}})}const R=({
host:a,error:r})=>(0,C.CC)("host-protocol",{message:(0,m.xI)`the response of ${(0,m.KT)(a)} is not valid HTTP (${r})`,operator:"check that the port serves HTTP,\
 and the headers that the server and its load balancer send",user:"check the port in the address"}),p={lookup:"the DNS lookup",connection:"the connection",tls:"\
the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};function n({host:a,phase:r,tookMs:h,limitMs:g,...o}){const i=`(limit ${(0,E.
YA)(g)}); ${p[r.name]} took ${(0,E.YA)(r.ms)}`;return"url"in o?(0,C.CC)("host-slow",{message:(0,m.xI)`${(0,m.KT)(o.url)} took ${(0,E.YA)(h)} to answer ${i}`,operator:y(
{asks:"answer"})}):(0,C.CC)("host-slow",{message:(0,m.xI)`${(0,m.KT)(a)} took ${(0,E.YA)(h)} to return its discovery document ${i}`,operator:v,note:j(o.releases)})}
const l=({host:a,attempts:r,failure:h,releases:g})=>(0,C.CC)("host-recovered",{message:(0,m.xI)`discovery of ${(0,m.KT)(a)} succeeded at attempt ${r}; the first attempt failed: ${h}`,
operator:"find out why the host fails intermittently",note:g.length===0?"init succeeded, because the CLI retries discovery":`init with ${g.map(({name:o})=>o).join(
" and ")} would have failed`});function d(a,r){const[{verb:h,help:g=u._$[h]}]=r,[o="",...i]=a,t=i.length===0?(0,m.KT)(o):`any of ${a.length} hosts`,s=i.length===
0&&h==="cannot connect to";return(0,C.CC)("machine-network",{message:(0,m.xI)`this machine ${h} ${t}: ${(0,E.K4)([...new Set(r.map(({what:c})=>c))],3)}`,help:s?
`check the network of this machine, or ${(0,E.B9)(o)}`:g})}}),9176:((ae,V,e)=>{e.d(V,{M8:()=>C,Yq:()=>m,_$:()=>u});const m={PROXY_LOGIN:"write the user name and\
 password that the proxy wants into HTTPS_PROXY, before its host",PROXY_ABSENT:"correct HTTPS_PROXY, or start the proxy",PROXY_PATH:"set HTTPS_PROXY to the addr\
ess of a proxy, not to the URL of a repository",PROXY_REFUSED:"have the proxy allow the host, or list the host in NO_PROXY",PROXY_NOT_REACHED:"check that the ho\
st is up, or list it in NO_PROXY"},E=", or set HTTPS_PROXY if the network has a proxy",u={"cannot resolve":`check the network of this machine, its DNS resolver \
and VPN${E}`,"cannot connect to":`check the network of this machine and its firewall${E}`,"does not trust":"set `ca-file` to the certificate of the issuer","doe\
s not reach":"sign in to this network, or use another one"};function C(S,{page:D,url:b,asked:I}){const w=URL.parse(b)?.host,v=w===I,y=v&&S.code==="document-stat\
us";if(D?.kind!=="sign-in"&&D?.kind!=="captive-portal"||y)return S;const j=`a ${D.kind} page${v?"":` at ${w}`} ("${D.title}") answers`;return{...S,obstacle:{verb:"\
does not reach",what:j,isCommon:v}}}}),1098:((ae,V,e)=>{e.d(V,{Dr:()=>T,EK:()=>v,Fu:()=>p,dF:()=>R,vs:()=>b,y7:()=>w});var m=e(255),E=e(1780),u=e(5106),C=e(9432),
S=e(9615),D=e(4481);function b({host:n,service:l,...d}){const a=l===u.OZ?"the cloud block":"the remote backend",r=(0,D.nP)(n),h=(0,m.pk)(n)===n?(0,E.xI)`run \`terraform login ${(0,E.
KT)(n)}\` or \`tofu login ${(0,E.KT)(n)}\`, or `:"",g={...r,terminal:(0,E.xI)`${h}${r.terminal}`},o=(0,E.xI)`${a} requires a token for ${(0,E.SP)(n)}`;return(0,D.
ti)("cloud-token",o,g,d)}const I={organization:"`organization`",workspaces:"`name` in `workspaces`"};function w({block:n,lacks:l,isOpen:d}){const a=n==="cloud b\
lock"?`set ${l.map(r=>u.uW[r]).join(" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,S.CC)("cloud-incomplete",{severity:d?"notic\
e":"error",message:`the ${n} has no ${l.map(r=>I[r]).join(" and no ")}`,help:d?"no change is required if `init` gets the arguments with -backend-config":`write \
it in the block, or ${a}, also for this check`})}const v=({url:n,version:l})=>(0,S.CC)("cloud-version",{message:(0,E.xI)`${(0,E.KT)(n)} returned ${l===null?"no \
TFP-API-Version":`TFP-API-Version ${(0,C.dh)(l)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in fron\
t of it to keep the header",user:'correct `hostname`, or use `backend "remote"` instead of `cloud`'}),y=n=>"why"in n?(0,E.xI)`the response of ${(0,E.KT)(n.url)} ${(0,C.
dh)(n.why)}`:(0,C._r)({...n,page:null}),j=(n,l,d)=>"status"in n&&[401,403,404].includes(n.status)?d:{operator:(0,E.xI)`check the logs of ${(0,E.KT)(l)}, and that the URL of the service is that of its API`},
T=({host:n,organization:l,source:d,...a})=>(0,S.CC)("cloud-organization",{message:(0,E.xI)`the organization ${l} at ${(0,E.KT)(n)} cannot be read: ${y(a)}`,refusal:"\
rejects",help:j(a,n,(0,E.xI)`check the name of the organization, and that the token from ${(0,E.LA)(d)} is valid and belongs to a member`)}),R=n=>(0,S.CC)("clou\
d-workspace",{message:(0,E.xI)`the workspace ${n.workspace} of ${n.organization} at ${(0,E.KT)(n.host)} cannot be read: ${y(n)}`,help:j(n,n.host,"check that the\
 token may read the workspace")}),p=({host:n,organization:l,workspace:d})=>(0,S.CC)("cloud-workspace-missing",{message:(0,E.xI)`${l} at ${(0,E.KT)(n)} has no workspace ${d} that the token may read; init would create it`,
help:"correct its name, unless the workspace is new"})}),2801:((ae,V,e)=>{e.d(V,{AO:()=>v,U7:()=>w,n3:()=>y,nD:()=>R,ro:()=>T,sC:()=>I,wp:()=>b});var m=e(1780),
E=e(2432),u=e(9432),C=e(9615);const S={download:["source","the source is downloaded from","use a source on an allowed host"],backend:["backend","the backend or \
its state uses","use an allowed host"],configuration:["mirror","the CLI configuration leads to","use an allowed host"]};function D(n){if(n.host===""){const[g]=S["\
use"in n?n.use:"download"];return[`the host of this ${g} cannot be determined, and may not be in \`allowed-hosts\``,"write the whole address as a literal, with \
its host after the scheme"]}const l=(0,m.xI)`${(0,m.KT)(n.host)}, which is not in \`allowed-hosts\``;if("service"in n)return[(0,m.xI)`${n.service} of ${(0,m.KT)(
n.registry)} is on ${l}`,"use another registry"];if("package"in n)return[(0,m.xI)`the package of ${n.package} is downloaded from ${l} and was not contacted`,"us\
e another module or provider"];if("use"in n){const[,g,o]=S[n.use];return[(0,m.xI)`${g} ${l}`,o]}const d=(0,m.xI)`host ${(0,m.KT)(n.host)} is not in \`allowed-hosts\` and was not contacted`;
if(!("implied"in n))return[d,"use an allowed registry"];const{place:a,clients:r}=n.implied,h=`${(0,u.dh)(a.file)}:${a.line} names no host, and this is the defau\
lt of ${(0,u.eZ)(r)}`;return[(0,m.xI)`${d}; ${h}`,"name an allowed registry there"]}function b(n){const[l,d]=D(n),a=n.host===""?d:(0,m.xI)`${d}, or add ${(0,m.KT)(
n.host)} to \`allowed-hosts\``;return(0,C.CC)("host-not-allowed",{message:l,help:a})}const I=n=>(0,C.CC)("allowlist-incomplete",{message:`the packages of ${(0,u.
px)(n.count,"module")} from registries, Git or archives were not opened; they may use hosts that are not in \`allowed-hosts\``,...n.isAsked?{help:"see why in th\
e other findings, and correct that"}:{help:"restrict the network of the job that runs `init` as well",severity:"notice",affects:[]}}),w=({host:n})=>(0,C.CC)("ho\
st-generic",{message:(0,m.xI)`${(0,m.KT)(n)} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,help:"add the r\
eal host to `hostnames` to check it"}),v=({host:n,address:l,asks:d})=>l==="metadata"?(0,C.CC)("host-private-redirect",{message:(0,m.xI)`${(0,m.KT)(n)} is the address of ${/^(?:kubernetes|openshift)\b/.
test(n)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirect or the address; such services are never contacted"}):
(0,C.CC)("host-private-redirect",{message:(0,m.xI)`a public host ${d==="document"?"redirects":"leads"} to ${(0,m.KT)(n)}, which has a ${l} address and was not contacted`,
operator:(0,m.xI)`set an external URL in place of ${(0,m.KT)(n)}`,note:"if this machine may contact it, add that host to `hostnames` or `resolve`"}),y=({host:n,
thrown:l})=>(0,C.CC)("host-check-crashed",{message:(0,m.xI)`${(0,m.KT)(n)} was not checked completely, because of a bug in tf-disco ${E.xv}: ${j(l)}`,help:(0,m.
xI)`please report this text at ${E.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,m.KT)(n)}\` to \`ignore\``});function j(n){if(!(n instanceof Error))
return(0,u.dh)(String(n));const l=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(n.stack??"")?.[1];return(0,u.dh)(String(n))+(l===void 0?"":` (${l})`)}const T=({host:n})=>(0,C.
CC)("host-http2",{message:(0,m.xI)`${(0,m.KT)(n)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,m.
xI)`enable HTTP/1.1 on ${(0,m.KT)(n)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"}),R=({host:n,stopped:l,isBegun:d})=>(0,C.
CC)("host-not-checked",{message:(0,m.xI)`${(0,u.Cw)(l)}: ${(0,m.KT)(n)} was ${d?"still being checked":"not checked"}`,help:p[l.kind]}),p={deadline:"raise `deadl\
ine-seconds`, or lower `timeout-seconds`",signal:"run the check again, with `deadline-seconds` below the time limit of the job",crash:"run the check again, and \
report the crash"}}),4481:((ae,V,e)=>{e.d(V,{$w:()=>n,c3:()=>y,cA:()=>T,nP:()=>l,pt:()=>R,qV:()=>a,ti:()=>g,to:()=>o,uK:()=>I,yN:()=>r,zT:()=>d});var m=e(8032),
E=e(255),u=e(1780),C=e(7057),S=e(9432),D=e(9615);const b="this pull request needs no change; run the check where the secret is available, for example on the mai\
n branch",I={because:"the host limits the requests of this machine or of its network",operator:"raise the limit",user:"lower `concurrency`, or use a runner with\
 an address of its own, because hosted runners share theirs"},w=({page:i})=>i?.kind==="bot-protection",v=({challenge:i})=>i!==null&&(0,C.O6)(i)?i:null;function y(i,t="\
asks"){const{token:s}=i;return/^(?:none|sent)$/.test(s)&&!w(i)&&!v(i)?{refusal:s==="none"?t:"rejects"}:{}}function j({host:i,source:t,challenge:s},c){return c!==
null?(0,u.xI)`check that ${(0,u.KT)(c)} accepts the token from ${(0,u.LA)(t??"")}: ${T(c,i)}`:s===null?(0,u.xI)`check that the token is complete and has access, or ${a(
t??"",i)}`:(0,u.xI)`check that the token is complete and has access, or that ${(0,u.KT)(i)}, which asks for ${s} authentication, takes Bearer tokens`}const T=(i,t)=>(0,u.
xI)`the CLIs send ${(0,u.KT)(i)} the token for ${(0,u.KT)(t)}, not one for ${(0,u.KT)(i)}`;function R(i,t){const{host:s,token:c,source:f}=i,$=v(i);if(w(i))return"\
a bot protection answered";if($!==null)return`it asks for ${$} authentication`;const M=t===null?"sent":(0,u.xI)`sent to ${(0,u.KT)(t)}`,A=(0,u.xI)`the token for ${(0,u.
KT)(s)} from ${(0,u.LA)(f??"")} was`;return c==="none"?(0,u.xI)`no token was found for ${(0,u.KT)(s)}`:c==="sent"?(0,u.xI)`${A} ${M}`:(0,u.xI)`${A} not ${M}${p[c]}`}
const p={"not-sent":"",dropped:", because the CLIs drop it at a redirect to another host",withheld:", because the URL is not https; the CLIs do send it"};function n(i,t,s,c=j(
i,s)){const{host:f,token:$}=i,M=v(i);if(M!==null){const _=`exempt ${t} from ${M} authentication`,O=(0,u.xI)`ask the operator of ${(0,u.KT)(f)} to ${_}`;return{operator:_,
user:O,note:"the clients send only Bearer tokens"}}const A=(0,m.n3)(f)?(0,S.qZ)(f):void 0;switch($){case"none":return{...(0,D.Lw)(l(f)),guest:A};case"sent":case"\
not-sent":return(0,D.Lw)(c);case"dropped":return{operator:(0,u.xI)`serve ${t} without the redirect to ${s===null?"another host":(0,u.KT)(s)}`};case"withheld":return{
operator:`serve ${t} at an https URL`}}}function l(i,t="",s=""){const c=(0,E.Fq)((0,u.pj)((0,u.FS)((0,u.KT)(i)))),[f]=c.ok?(0,E.fK)(c.value):[],$="${{ secrets.R\
EGISTRY_TOKEN }}",M=(0,u.xI)`run \`terraform login ${(0,u.KT)(i)}\``,A=f!==void 0&&t==="";return{terminal:(0,u.xI)`${s}${f===void 0?M:r(f)}${t}`,workflow:(0,u.xI)`${s}add the line "${(0,u.
KT)(i)}=${$}" to the tokens input${A?(0,u.xI)`, or "${(0,u.LA)(f)}: ${$}" to env`:t}`}}const d=i=>i.startsWith("credentials helper ");function a(i,t){const c=d(
i)||/credentials\.tfrc\.json:\d+$/.test(i)?(0,u.xI)` (run \`terraform logout ${(0,u.KT)(t)}\` before \`terraform login\`)`:"";return(0,u.xI)`store a new one in ${(0,u.
LA)(i)}${c}`}const r=i=>/^\w+$/.test(i)?(0,u.xI)`export ${(0,u.LA)(i)}=…`:(0,u.xI)`env '${(0,u.LA)(i)}=…' terraform init`;function h({isFork:i,searched:t,notRead:s}){
if(i)return"secrets are withheld from pull requests of forks";const[c,f]=[t,s].map(M=>(0,u.XT)(M,M.length,u.LA)),$=s.length===0?"":(0,u.xI)`; not read: ${f??""}`;
return(0,u.xI)`no token was found (searched: ${c??""}${$})`}function g(i,t,s,c){const f=(0,u.xI)`${t}, and ${h(c)}`;return c.isFork?(0,D.CC)(i,{message:f,help:b,
severity:"notice"}):(0,D.CC)(i,{message:f,help:(0,D.Lw)(s)})}function o(i,t,s=""){const{message:c,unexplained:f=c}=i;if("code"in t){const{flaw:M,help:A="",cures:_=(0,D.
Lw)(A)}=t,O=M!==void 0&&(0,u.pj)(c).includes(`from ${s}`);return{...i,message:(0,u.xI)`${c}; ${O?`it ${M}`:t.message}`,cures:_}}const $=t.isFork?{cures:(0,D.Lw)(
b)}:{};return{...i,message:(0,u.xI)`${f}; ${h(t)}`,...$}}}),9029:((ae,V,e)=>{e.d(V,{jK:()=>d,op:()=>h,yY:()=>r});var m=e(3024),E=e(6760),u=e(5168),C=e(9968),S=e(
9961),D=e(2801),b=e(2170),I=e(8032),w=e(255),v=e(9897),y=e(5106),j=e(3298);let T=function(...s){return{unmanagedBy:T}=e.late([6542,1264],1264),new.target?new T(
...s):T(...s)},R=function(...s){return{withoutInstalled:R}=e.late([6542,1264],1264),new.target?new R(...s):R(...s)},p=function(...s){return{thisMachine:p}=e.late(
[5830],9837),new.target?new p(...s):p(...s)},n=function(...s){return{mergeMistakes:n}=e.late([5830],9837),new.target?new n(...s):n(...s)},l=function(...s){return{
readCliConfig:l}=e.late([5830],9837),new.target?new l(...s):l(...s)};function d(s,c,f,{environment:$,directory:M},A=null,_=[]){const O=s.every(({needs:ue})=>ue.
length===0);if(c.depth!=="init"&&c.hostnames.length===0&&O)return{usages:s,remarks:[],findings:[],configs:[],releases:f.releases};const P=h(c.cliConfig,f.clients,
$,M),L=(0,I.$l)("oci",f.versions),U=P.map(ue=>({...g(ue,M,c),...!L&&{hasOciMirrors:L}})),Q=f.releases.map(ue=>{const me=U.find(({client:G})=>G===ue.client);return{
...ue,attemptMs:me?.requestTimeoutMs??ue.attemptMs}}),{upgrade:Y,depth:q}=c,x=q!=="discovery",{platform:J}=p($),ee={root:M,plugins:A,roots:_,dialect:f,platform:J,
upgrade:Y,asksMirrors:x},re=s.some(({needs:ue})=>ue.some(({service:me})=>me===y.xq))?R(s,U,ee):{usages:s,remarks:[],findings:[]},fe=[...U.flatMap(ue=>ue.findings),
...re.findings,...a(_,M,c.cliConfig===null?$:{})];return{...re,findings:n(fe),configs:U,releases:Q}}function a(s,c,{TF_CLI_CONFIG_FILE:f=""}){if(f===""||(0,E.isAbsolute)(
f)||!(0,m.existsSync)(f))return[];const $=s.find(A=>!(0,m.existsSync)((0,E.join)(c,A.directory,f))),M=$&&{kind:"relative",path:f,root:$.directory};return M?[(0,b.
kH)((0,S.P4)(M,I.Du))]:[]}const r=({cliConfig:s},{releases:c},f)=>(0,j.O)($=>T(l($,p(f),s),c));function h(s,c,f,$=null){const M=p(f);return c.map(A=>l(A,M,s,$))}
function g(s,c,f){if(f.allowedHosts.length===0)return s;const $=o(c),M=s.files.filter(({path:Y})=>(0,C.UO)(o(Y),$)),A=new Set(M.map(({shown:Y})=>Y)),_=(0,u.Ol)(
s).installation?.methods??[],O=s.forced.flatMap(({place:Y,services:q})=>q.map(({value:x})=>({place:Y,host:typeof x=="string"?t(x):null}))),P=[..._.flatMap(i),...O].
filter(({place:Y,host:q})=>q!==null&&A.has(Y.file)&&!(0,w.ev)(q,f)),L=P.map(({place:Y,host:q})=>{const x=(0,D.wp)({host:(0,w.nx)(q??""),use:"configuration"});return(0,b.
kH)(x,{places:[Y],clients:[s.client]})}),U=new Set(P.map(({place:Y})=>Y)),Q=s.forced.filter(({place:Y})=>!U.has(Y));return{...s,forced:Q,findings:[...s.findings,
...L]}}const o=s=>(0,C.N0)(()=>(0,m.realpathSync)(s),s);function i(s){const{kind:c,place:f}=s;return c==="network"?[{place:f,host:(0,w.Pm)(s.url)}]:c!=="local"||
s.path!==null?[]:[{place:f,host:(0,w.yo)(`https://${s.shown}`)??v.IZ}]}const t=s=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(s)?(0,w.yo)(s.replace(/^\/\//,"https://"))??
v.IZ:null}),5306:((ae,V,e)=>{e.d(V,{o0:()=>ee,SQ:()=>J});var m=e(3916),E=e(9373),u=e(5324),C=e(6889),S=e(7960),D=e(3114),b=e(1011),I=e(1884),w=e(4756),v=e(2170),
y=e(9119),j=e(8032),T=e(3096),R=e(3298),p=e(4515),n=e(3024),l=e(6760),d=e(9968),a=e(2172),r=e(9059),h=e(8339),g=e(1054),o=e(5243),i=e(9897);const t=100;function s(G,ce){
const pe=M(ce),ge=G.flatMap(N=>{const{kind:H,version:F,directories:k,isOverridden:B,replacedFor:z}=N,X=/^(module|test_module|terragrunt_source)$/.test(H),se=F!==
void 0||k!==void 0&&!ce.isStrict;if(!X||B||se)return[];const te=N.clients.filter(oe=>!z?.includes(oe)).flatMap(oe=>{const de=pe(N,oe);return de===null?[]:{client:oe,
reason:de}}),[ie]=te;return ie===void 0?[]:{usage:N,reason:ie.reason,clients:te.map(({client:oe})=>oe)}}),Z=(0,R.O)(()=>P(ce));return[...Map.groupBy(ge,({reason:N})=>N.
paths.at(-1)??"")].slice(0,t).flatMap(([N,H])=>{const F=(0,R.O)(({why:B,paths:z})=>B==="outside"||B==="skipped"?(0,w.a3)({what:B,path:N}):(0,h.Iz)({path:N,maker:B===
"created"?"`init`":Z()(z)})),k=(0,g.Kc)(N);return H.map(({usage:{place:B},reason:z,clients:X})=>(0,v.kH)(F(z),{places:[B],clients:X,isPlaceholder:k}))})}const c={
throwIfNoEntry:!1},f=40,$=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function M({root:G,scan:ce,units:pe,directories:ge,modules:Z,isStrict:W}){const{locate:N,
nameOf:H}=(0,u.ET)({root:G,scan:ce}),F=(0,R.O)(K=>(0,d.N0)(()=>(0,n.statSync)((0,l.join)(G,K),c)?.isDirectory()===!0,!1)),k=(0,R.O)(K=>B(K,K,0));function B(K,te,ie){
if(ie>f)return{why:"missing",paths:[te]};if(/^\.\.(\/|$)/.test(K)||F(K)){const he=N(K)!==null;return he&&!W?null:{why:he?"skipped":"outside",paths:[K]}}const de=K.
split("/"),le=de.map((he,we)=>de.slice(0,we+1).join("/")),_e=le.findIndex(he=>!F(he)),ve=le[_e]??"",Ee=(0,d.N0)(()=>z(ve),null);if(Ee===null)return{why:"outside",
paths:[K]};if(Ee!==ve){const he=(0,T.un)(Ee,K.slice(ve.length+1)),we=B(he,te,ie+1);return we?.why==="outside"?{why:"outside",paths:[K]}:we}return $.test(K)?W?{why:"\
created",paths:[K]}:null:{why:"missing",paths:le.slice(_e)}}function z(K){const te=(0,l.join)(G,K),ie=(0,n.lstatSync)(te,c);if(ie===void 0||ie.isFile())return K;
const[oe,de]=[N(""),N((0,T.jt)(K))];if(!ie.isSymbolicLink()||oe===null||de===null)return null;const le=(0,d.$r)(te);return le.kind==="error"&&le.code==="ELOOP"?
K:(0,u.sq)((0,l.relative)(oe,(0,l.resolve)(de,(0,n.readlinkSync)(te))))}const X=(0,R.O)(K=>{const te=pe.filter(oe=>oe.directory===K||oe.module===K);return te.some(
oe=>oe.unknown!==null||(0,E.LU)(oe))?[]:[K,...te.flatMap(b.CI)]}),se=Map.groupBy(pe.filter(({missing:K})=>K!==void 0),({unknown:K})=>K&&(0,y.df)(K));return(K,te)=>{
const ie=K.kind==="terragrunt_source",oe=ie?se.get((0,y.df)(K.place)):void 0;if(oe)return oe.map(({missing:he=""})=>k(he)).find(Boolean)??null;const de=(0,T.jt)(
K.place.file),le=K.kind==="test_module",_e=(0,T.Bo)(de,he=>Z.has(he),[K.text??""]),ve=K.directories??(le?[_e]:X(de)),Ee=(0,a.MZ)(K,te).flatMap(({source:he,isOpen:we})=>{
const $e=we?K.evaluated?.[te]?.text??"":"";if(he===null&&W&&(0,o.Nj)($e))return[{why:"skipped",paths:[$e]}];const ye=!W&&/[$%]\{/.test(he??"");if(he===null||ye)
return[null];const Pe=(0,i.qC)(he);if(Pe.length>0)return[Pe.some(ke=>ge.has(H(ke)??".."))?null:{why:"outside",paths:[he]}];if(!(0,o.Nj)(he)||ie)return[null];const Te=ve.
map(Ie=>(0,T.un)(Ie,he)),Me=Te.filter(Ie=>!ge.has(Ie));return(K.directories===void 0&&Me.length<Te.length?[null]:Me.map(k)).filter(Ie=>!K.directories||Ie?.why!==
"missing")});return Ee.includes(null)?null:Ee[0]??null}}const A=/(?:^|\/)(?:(?:vendir|vendor|peru)\.ya?ml|terrafile)$/i,_=/\b(?:clone|submodule|subtree|svn|vendir|x?terrafile|curl|wget|unzip|from-module|download-artifact|tar (?:-\S+ \S+ )*-*[a-z]*x|(?:actions\/)?checkout[@:])/,
O=/\b(?:cp|mv|ln|rsync|sync|mkdir|path:|make(?! -C))|\.(?:sh|py|js|ts|rb)\b|copy|generat|render|fetch|^(?=[^\s:]*\/)[^\s:]+:(?:\s|$)/;function P({root:G,exclude:ce,
toolFiles:pe}){const ge=(0,u.ET)({root:G,scan:[]}),Z=(0,R.O)(F=>(0,r.Dx)(F,ge.read(F)??"")),W=(0,R.O)(()=>[...(0,r._X)({root:G,exclude:ce},pe)].filter(({file:F})=>!(0,r.
$)(F)&&!F.includes("pre-commit")).map(({file:F,text:k})=>({file:F,commands:U((0,r.Dx)(F,k).join(`
`))}))),N=[".git/config.worktree",".git/config"].find(F=>Z(F).some(k=>/sparsecheckout\s*=\s*true/i.test(k))),H=Z(".gitmodules").map(F=>/^\s*path\s*=\s*(.*)/.exec(
F)?.[1]);return F=>{if(N!==void 0)return N;const k=(0,T.Gz)(F.at(-1)??"","");if(H.some(X=>k.startsWith(`${X}/`)))return".gitmodules";const B=["",...(0,T.eH)((0,T.
jt)(F.at(-1)??""))].map(X=>(0,T.Gz)(X,".gitignore")).find(X=>L(F,(0,T.jt)(X),Z(X))),z=W().find(({file:X,commands:se})=>{const K=A.test(X)&&k.startsWith((0,T.Gz)(
(0,T.jt)(X),"")),te=(ie,oe)=>Y(ie,oe)&&(K||Q(ie,oe));return se.some(ie=>F.some(oe=>te(ie,oe)))});return B??z?.file??null}}function L(G,ce,pe){return pe.slice(0,
500).findLast(Z=>{const[,W,N=""]=/^!?(\/?)(.*?)\/?$/.exec(Z)??[],H=(0,T.Gz)(ce,W||N.includes("/")?N:`**/${N}`),[F=""]=/[^*?\]]*$/.exec(N)??[];return G.some(k=>N!==
""&&k.endsWith(F)&&(0,m.matchesGlob)(k,H))})?.startsWith("!")===!1}const U=G=>G.replace(/\b(?:name|description|ref|repository):[^,}\n]*|\b(?:echo|printf)\b[^;&|\n]*/g,
"").replace(/\\\n|\n[ \t]+(?=[\w-]+:)/g," ").split(/\n|&&|;/),Q=(G,ce)=>_.test(G)||O.test(G)&&G.includes(/[^/]+\/[^/]+$/.exec(ce)?.[0]??`
`);function Y(G,ce){const[pe="",...ge]=ce.split("/").toReversed();return G.includes(pe)?(G.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(Z=>{const N=Z.replace(/^(?:\/\/)?[\w-]+(?:\.[\w-]+)+\/.*\/|\.git$/g,
"").split("/").filter(H=>!/^\.*$/.test(H));return N.some((H,F)=>H===pe&&ge.every((k,B)=>q(N[F-B-1],k)))}):!1}const q=(G="*",ce)=>G===ce||/[$*{}]/.test(G);let x=function(...G){
return{readTools:x}=e.late([3276,8333,6851,5923],8095),new.target?new x(...G):x(...G)};async function J(G,ce){const{directory:pe,environment:ge,stop:Z,progress:W}=ce,
N={root:pe,scan:G.scan,exclude:G.exclude},H=(0,I.cw)(N,ge),F=await(0,p.nE)(H,Z,B=>W({kind:"scan",files:B})),k=fe(F,G,(0,u.ET)(N));return ue(k,(0,u.Ls)(G.roots))}
function ee({dialect:G,exclude:ce,scan:pe,allowedHosts:ge},Z,{environment:W,directory:N}){const H=(0,R.O)(()=>x({root:N,exclude:ce},Z.toolFiles)),F=!!W.TF_CLOUD_HOSTNAME,
k=pe.length>0,B={setting:G,scan:k?{...Z,tools:H,hasCloudHostname:F}:null},z=(0,C.L2)(B),{clients:X,versions:se}=z,K=(0,j.$l)("queries",se),te=he=>K||!(0,D.xO)(he),
ie=(0,b.eI)((0,b.sw)(Z.usages,X),(0,j.d3)(z)),oe=(0,S.e)(ie,se),de=oe.usages.filter(({place:he})=>te(he.file)),le=ge.length>0,ve=[...s(de,{...Z,...{root:N,scan:pe,
exclude:ce,isStrict:le}}),...le?ne(Z):[]],Ee=de.some(({workspace:he})=>he?.lacks)&&H().givesState;return{dialect:z,usedBy:()=>(0,C.rU)(z,B.scan),usages:Ee?de.map(
re):de,notes:[...[...(0,b.vH)(Z.notes,X),...oe.notes].filter(he=>te((0,v.W7)(he))),...ve]}}function ne(G){const{unselected:ce,linked:pe,directories:ge,units:Z,unread:W,
notes:N}=G,H=new Set(N.flatMap(k=>(0,v.Xd)(k)?.file??[])),F=[...pe].filter(([,k])=>k===null||!ge.has(k));return[...ce.map(k=>(0,v.ht)(k,(0,w.a3)({what:"unselect\
ed"}))),...F.map(([k])=>(0,v.ht)(k,(0,w.a3)({what:"linked"}))),...(0,y.jH)(W).map(k=>(0,v.kH)((0,w.a3)({what:"generated"}),{places:[k]})),...Z.flatMap(({directory:k,
module:B,unknown:z,missing:X})=>z===null||B!==null||X!==void 0||H.has(z.file)?[]:(0,v.kH)((0,w.a3)({what:"skipped",path:k}),{places:[z]}))]}function re(G){if(G.
workspace?.lacks===void 0)return G;const{organization:ce,name:pe}=G.workspace;return{...G,workspace:{organization:ce,name:pe}}}function fe(G,{roots:ce,exclude:pe},ge){
const Z=new Set(G.links.values());if(Z.size===0)return G;const[W,N]=[(0,u.Ls)(ce),(0,u.Ls)(pe)],H=j.Du.flatMap(K=>[...(0,E.Pv)(G,K).values()]),F=new Set(H.flatMap(
E.s1)),k=new Set(G.units.map(({directory:K})=>K)),B=(0,R.O)(K=>F.has(K)||k.has(K)||W(K||".")?!1:ge.list(K).map(ie=>(0,T.Gz)(K,ie)).every(ie=>Z.has(ie)||N(ie)||!me(
ie))),z=K=>Z.has(K)&&me(K)&&B((0,T.jt)(K)),X=G.usages.filter(({place:K})=>!z(K.file)),se=G.declared.filter(({place:K})=>!z(K.file));return{...G,usages:X,declared:se,
notes:G.notes.filter(K=>!z((0,v.W7)(K)))}}function ue(G,ce){const pe=new Set(G.snippets);if(pe.size===0)return G;for(const Z of j.Du){const W=(0,E.Pv)(G,Z),N=[...W.
values()].filter(({name:H,isInitialised:F,installed:k})=>!pe.has(H)||F||k.size>0||ce(H||"."));for(const H of N){pe.delete(H.name);for(const F of(0,E.s1)(H)){const k=pe.
delete(F)?W.get(F):void 0;k!==void 0&&N.push(k)}}}const ge=G.notes.filter(Z=>Z.problem.code!=="block-invalid"||!pe.has((0,T.jt)((0,v.W7)(Z))));return{...G,snippets:pe,
notes:ge}}function me(G){const ce=(0,D.L8)((0,m.basename)(G),new Set,(0,m.basename)((0,m.dirname)(G)));return ce!==void 0&&ce.class!=="terragrunt"}}),345:((ae,V,e)=>{
e.d(V,{s:()=>v});var m=e(3024),E=e(6760),u=e(9968),C=e(7811),S=e(9432),D=e(101),b=e(3152);let I=function(...n){return{X509Certificate:I}=process.getBuiltinModule(
"node:crypto"),new.target?new I(...n):I(...n)};const w=4*1024*1024;function v(n,{environment:l,directory:d,wording:a=b.w7}){const{settings:r,mistakes:h}=(0,b.P$)(
n,a),g=T(r.caFile,a),o=j(l),i=[g,o].flatMap(P=>P.ok?[]:[P.why]),t=(0,u.N0)(()=>(0,m.statSync)(d).isDirectory(),!1),c=r.scan.filter(P=>!/[*?[\]{}]/.test(P)).flatMap(
P=>y(P,d,a)??[]),f=`GITHUB_WORKSPACE names ${(0,S.dh)(d)}, which is not a directory`,$=[...h,...i,...t?c:[f]];if($.length>0||!g.ok||!o.ok)throw new b.GN($);const{
NODE_EXTRA_CA_CERTS:M,SSL_CERT_FILE:A,SSL_CERT_DIR:_}=l,O={NODE_EXTRA_CA_CERTS:M,SSL_CERT_FILE:A,SSL_CERT_DIR:_};return{...r,authorities:g.value,certificateVariables:O,
chooseProxy:o.value}}function y(n,l,{missingPath:d,setting:a}){const r=(0,E.resolve)(l,n);return(0,m.existsSync)(r)?(0,u.N0)(()=>(0,m.accessSync)(r,m.constants.
R_OK)===void 0,!1)?null:`${a("scan")} names ${r}, which this user may not read`:d(n,l)}function j(n){try{return(0,C.Ju)((0,D.N)(n))}catch(l){if(l instanceof TypeError)
return(0,C.TR)(l.message);throw l}}function T(n,{setting:l}){if(n===null)return(0,C.Ju)(null);const d=(0,u.yR)(n,w),a=l("ca-file");if(!d.ok)return(0,C.TR)(`${a}\
 "${n}" ${(0,S.mP)(d.failure)}`);const r=p(d.text);return r.ok?r:(0,C.TR)(`${a} "${n}" ${r.why}`)}const R=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function p(n){const l=n.match(R)??[];if(l.length===0)return(0,C.TR)("contains no certificate; expected PEM");try{for(const d of l)new I(d);return(0,C.Ju)(l.join(
`
`))}catch(d){const a=d instanceof Error?d.message:d;return(0,C.TR)(`contains an invalid certificate: ${a}`)}}}),3791:((ae,V,e)=>{e.d(V,{o:()=>I,q:()=>b});var m=e(
1780),E=e(9432),u=e(9615);const C=w=>w===1?"1 module or provider was":`${w} modules and providers were`;function S(w){const{names:v}=w,y=(0,m.XT)(v,3,j=>(0,m.KT)(
(0,E.dh)(j)));switch(w.what){case"inside":return(0,m.xI)`modules and providers inside ${y} were not checked`;case"direct":{const j=v.length-w.git-w.oci,T=[...w.
git>0?[`${(0,E.px)(w.git,"module")} from Git`]:[],...w.oci>0?[`${(0,E.px)(w.oci,"module")} from an OCI registry`]:[],...j>0?[`${(0,E.px)(j,"module")} from an ar\
chive or bucket`]:[]];return(0,m.xI)`${T.join(" and ")} ${v.length===1?"was":"were"} not checked: ${y}`}case"oci":return(0,m.xI)`${(0,E.px)(v.length,"provider")} ${v.
length===1?"was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${y}`;case"open":return(0,m.xI)`${(0,E.
px)(v.length,"module")} ${v.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${y}`;case"limit":return(0,m.xI)`max-requests (${w.
max}) was reached, so ${C(v.length)} not checked: ${y}`;case"chain":return(0,m.xI)`${y} was not opened, because more than ${w.max} calls lead to it`;case"hosts":
return(0,m.xI)`packages name more than ${w.max} hosts that no file names, so ${y} were not contacted`;case"size":return(0,m.xI)`a response is longer than this check reads, so ${C(
v.length)} not checked: ${y}`;case"work":return(0,m.xI)`the answers of the registry take more work than this check does for one host, so ${C(v.length)} not checked: ${y}`;case"\
stopped":return(0,m.xI)`the check ended too early, so ${C(v.length)} not checked: ${y}`;case"contents":return(0,m.xI)`the checksums of ${(0,E.px)(v.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${y}`;case"package":return(0,m.xI)`${y} ${v.length===1?
"was":"were"} not opened: ${(0,E.dh)(w.why)}`;case"submodules":return(0,m.xI)`the submodules of ${y} were not fetched, and \`init\` fetches them`;case"getter":return(0,m.
xI)`the package of ${(0,E.px)(v.length,"registry module")} was not checked, because it is downloaded with ${w.getter}: ${y}`;case"units":return(0,m.xI)`${(0,E.px)(
v.length,"Terragrunt unit")} ${v.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${y}`}}const D={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`\
 or `tofu providers lock`"},b=w=>(0,u.CC)("not-followed",{message:S(w),help:w.what==="package"?w.cure:D[w.what==="work"?"limit":w.what],...w.what==="work"&&{severity:"\
warning"}});function I({by:w,address:v,constraint:y,newest:j,others:T}){const R=(0,m.xI)`${(0,E.dh)(w)} requires ${(0,m.KT)((0,E.dh)(v))}${y===null?"":` "${(0,E.
dh)(y)}"`}`,p=T.length>0?`which conflicts with ${(0,E.K4)(T,3,E.dh)}`:`which no listed version fits; the newest is ${(0,E.dh)(j??"")}`,n=j===null?"which the reg\
istry does not have":p;return(0,u.CC)("module-described",{message:(0,m.xI)`according to the registry, ${R}, ${n}`,help:"run `init` to confirm, or use another ve\
rsion of the module"})}}),533:((ae,V,e)=>{e.d(V,{D0:()=>pe,lz:()=>N,G9:()=>Z});var m=e(9373),E=e(2170),u=e(9119),C=e(3096),S=e(3298);let D=function(...k){return{
isOfInit:D}=e.late([4878],4878),new.target?new D(...k):D(...k)},b=function(...k){return{noteCall:b}=e.late([4878],4878),new.target?new b(...k):b(...k)},I=function(...k){
return{partsOf:I}=e.late([4878],4878),new.target?new I(...k):I(...k)};const w=1e6,v=({problem:k,severity:B})=>B==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.
test(k.code),y=({usages:k,notes:B,declared:z})=>B.some(X=>v(X)||(0,u.Zl)((0,E.W7)(X)))||[k,z].some(X=>X.some(({place:se})=>(0,u.Zl)(se.file)||D((0,C.jt)(se.file))));
function j(k,B){const z=new Set,X=new Set,se=new Map;let K=w;for(const{parts:le,isAside:_e,inside:ve}of I(B)){if(K-=le.length,K<0)break;for(const Ee of le)z.add(
Ee),_e||X.add(Ee);for(const[Ee,he]of ve.calls)b(se,Ee,he)}const te=B.flatMap(({unknown:le})=>le.filter(({missing:_e})=>_e));for(const le of te.flatMap(({files:_e})=>_e))
z.add((0,C.jt)(le));const ie=K<0?k:T(k,z,se),oe=ie.notes.map(le=>{const _e=(0,C.jt)((0,E.W7)(le)),ve=z.has(_e)||z.has((0,C.RO)(_e));return v(le)&&!ve?{...le,severity:"\
warning"}:le});return{...X.values().some(le=>(0,u.Zl)((0,C.Gz)(le,"main.tf")))?R({...ie,notes:oe},le=>X.has((0,C.jt)(le))&&(0,u.Zl)(le)):{...ie,notes:oe},installed:[
...se.values()].filter(Boolean).length}}function T({usages:k,declared:B,notes:z},X,se){const K=te=>!D((0,C.jt)(te))||X.has((0,C.jt)(te));return{usages:k.flatMap(
te=>!K(te.place.file)&&te.kind!=="saved_state"?[]:se.get(te)===!0?{...te,needs:[],directHost:void 0}:te),declared:B.filter(({place:te})=>K(te.file)),notes:z.filter(
te=>K((0,E.W7)(te))||te.problem.code.startsWith("file-"))}}function R({usages:k,declared:B,notes:z},X){const se=(0,S.O)(K=>X(K.file)?{...K,isInUse:!0}:K);return{
usages:k.map(({version:K,...te})=>({...te,place:se(te.place),...K&&{version:{...K,place:se(K.place)}}})),declared:B.map(K=>({...K,place:se(K.place)})),notes:z.map(
K=>({...K,places:K.places.map(te=>typeof te=="string"?te:se(te))}))}}var p=e(2172),n=e(5324),l=e(6889),d=e(9432),a=e(4756),r=e(8516),h=e(3791),g=e(8032),o=e(3152),
i=e(9465),t=e(7960),s=e(1011),c=e(3114),f=e(1884);let $=function(...k){return{usagesOf:$}=e.late([3276,6851,1161],8095),new.target?new $(...k):$(...k)},M=function(...k){
return{declaredIn:M}=e.late([3276,6851,1161],8095),new.target?new M(...k):M(...k)},A=function(...k){return{parseFile:A}=e.late([3276,6851,1161],8095),new.target?
new A(...k):A(...k)},_=function(...k){return{Terragrunt:_}=e.late([3276,6851,6065],1340),new.target?new _(...k):_(...k)};function O(k){const B=U(k),z={calls:[],
links:new Map,terragrunt:[]},X=(0,f.Vm)(B,z,{}),se=(0,f.aC)(X,()=>new _(X));return(0,S.O)(K=>{if(!k.directories.has(K))return null;const te=B.list(K),ie=[...k.unreadable].
filter(([he])=>(0,C.jt)(he)===K),oe=new Set([...te,...ie.map(([he])=>P(he))].filter(c.tr)),de=ie.flatMap(([he,we])=>{const $e=(0,c.L8)(P(he),oe,"")?.clients??[];
return{...(0,E.ht)(he,(0,a.WO)({what:"link",code:we,isRefused:!0})),clients:$e}}),le=te.flatMap(he=>{const we=(0,c.L8)(he,oe,""),$e=(0,C.Gz)(K,he),ye=k.files.get(
$e)??"";return we===void 0?[]:A(ye,{...we,isOfPackage:!0},$e)}),{usages:_e,notes:ve}=$(le,se),Ee=[...ve,...de.filter(({clients:he})=>he.length>0)];return{usages:_e.
map(L),declared:[...M(le)],notes:Ee}})}const P=k=>k.slice(k.lastIndexOf("/")+1);function L(k){if(k.calls===void 0)return k;const B=Object.entries(k.calls).map(([
z,X])=>[z,X.map(se=>({...se,root:null}))]);return{...k,calls:Object.fromEntries(B)}}function U({files:k,directories:B}){const z=Map.groupBy(k.keys(),C.jt),X=se=>k.
has(se)||B.has(se);return{list:se=>(z.get(se)??[]).map(P).sort(),directories:()=>[],exists:X,locate:se=>X(se)?se:null,nameOf:()=>null,read:se=>k.get(se)??null}}
let Q=function(...k){return{rootsOf:Q}=e.late([4878],4878),new.target?new Q(...k):Q(...k)},Y=function(...k){return{upToLimit:Y}=e.late([4878],4878),new.target?new Y(
...k):Y(...k)},q=function(...k){return{rootNotes:q}=e.late([4284,304],4284),new.target?new q(...k):q(...k)};function x(k){const{layouts:B,changed:z,dialect:X,rootRules:se,
textRules:K,stop:te}=k,ie=()=>!!te?.why,oe=({places:le})=>z===null||le.some(_e=>typeof _e!="string"&&z.has(_e.file)),de=(0,i.Zf)(ee(X),K);return le=>{const _e=new i.
fO({opened:le,read:de,isEnded:ie}),ve=Q(B,z,X.versions,!0,_e),Ee=[...Y(ve,()=>{})];return{roots:Ee,notes:we=>{const $e=q({...se,resolve:we});return Ee.forEach($e.
add),[..._e.allNotes(),...$e.notes().filter(J)].filter(oe)}}}}const J=({places:k})=>k.some(B=>typeof B!="string"&&B.inside!==void 0);function ee(k){const B=(0,g.
d3)(k);return(0,S.O)(z=>{const X=O(z);return se=>{const K=X(se);if(K===null)return null;const te=(0,s.sw)(K.usages,k.clients),ie=(0,t.e)((0,s.eI)(te,B),k.versions),
oe=[...(0,s.vH)(K.notes,k.clients),...ie.notes];return{...K,usages:ie.usages,notes:oe}}})}let ne=function(...k){return{layoutsOf:ne}=e.late([4878],4878),new.target?
new ne(...k):ne(...k)},re=function(...k){return{rootsOf:re}=e.late([4878],4878),new.target?new re(...k):re(...k)},fe=function(...k){return{unmatched:fe}=e.late(
[4878],4878),new.target?new fe(...k):fe(...k)},ue=function(...k){return{upToLimit:ue}=e.late([4878],4878),new.target?new ue(...k):ue(...k)},me=function(...k){return{
rootNotes:me}=e.late([4284,304],4284),new.target?new me(...k):me(...k)},G=function(...k){return{textNotes:G}=e.late([4284,304],4284),new.target?new G(...k):G(...k)},
ce=function(...k){return{withoutRefused:ce}=e.late([4284,304],4284),new.target?new ce(...k):ce(...k)};function pe(k){const{usages:B,declared:z,changed:X,dialect:se,
settings:K,isLockReadonly:te}=k,ie=B.length===0&&z.every(m.z0),oe=(0,p.dP)(B);if(ie&&K.roots.length===0)return{roots:[],notes:[],expand:null,locks:oe};const{clients:de,
versions:le}=se,_e=ge(k),ve=[],Ee=[],he=K.dialect.name==="auto"?[]:de,we=(0,l.uQ)(K.dialect,se),$e={clients:de,upgrade:K.upgrade,isLockReadonly:te,versionIn:we},
ye=me($e),Pe=K.depth!=="discovery",Te=({directory:Oe},De)=>{Ee.push((0,E.ht)(Oe,(0,a.ub)({kind:"roots",max:De})))};for(const Oe of ue(re(_e,X,le,Pe),Te)){if(k.stop?.
why)break;ye.add(Oe),oe.add(Oe),Pe&&ve.push(Oe)}const Me={...se,set:he,isPredicted:Pe},Ae=Oe=>X===null||X.has((0,E.W7)(Oe)),Re=[...G(B,z,Me)].filter(Ae),Ie=new Set(
k.notes.flatMap(Oe=>Oe.problem.code==="lock-invalid"?(0,E.W7)(Oe):[])),ke=[...Re,...ye.notes()].filter(Oe=>!Ie.has((0,E.W7)(Oe))),je=({host:Oe,needs:De})=>te&&De.
some(Ce=>Ce.host===Oe),be=B.filter(Oe=>je(Oe)&&oe.isDropped(Oe)).map(({text:Oe,place:De,clients:Ce})=>(0,E.kH)((0,r.Sm)({provider:Oe??"",isUnused:!0}),{places:[
De],clients:Ce})),{ending:Le}=k,Se={layouts:_e,changed:X,dialect:se,rootRules:$e,textRules:Me,stop:Le};return{roots:ve,locks:oe,notes:[...ke,...be,...Ee,...Pe?W(
_e,X):[]],expand:K.depth==="init"?x(Se):null}}function ge(k){const{dialect:B,settings:z,listed:X,endedAt:se,installed:K=[]}=k,te=z.upgrade?[]:K,{clients:ie,versions:oe}=B,
de={...k,installed:te,clients:ie,versions:oe};return X===void 0?N(de,z,se===null):F(de,X)}function Z(k){const{usages:B,declared:z,installed:X=[],settings:se}=k,
te=se.depth!=="discovery"?ce(k.notes,B):k.notes,ie={usages:B,notes:te,declared:z};if(X.length===0&&!y(ie))return{...ie,remarks:[]};const{installed:oe,...de}=j(ie,
ge(k)),le=`modules in .terraform are used as \`init\` uses them: ${oe}`;return{...de,remarks:oe===0?[]:[le]}}function W(k,B){const z=[...new Set(k.flatMap(({unknown:K})=>K))].
filter(({files:K,missing:te})=>te===void 0&&(B===null||K.some(ie=>B.has(ie))));if(z.length===0)return[];const X=z.map(({directory:K})=>K||"."),se=(0,u.As)((0,u.
jH)(z.flatMap(({unknown:K})=>K??[])));return[(0,E.kH)((0,h.q)({what:"units",names:X}),{places:se,clients:g.Du})]}function N(k,{roots:B},z){const X=B.map(oe=>({text:oe,
matches:(0,n.Ls)([oe])})),se=ne({...k,patterns:X}),K=z?fe(se,X):[];if(K.length===0)return se;const te=ne({...k,patterns:[]}).flatMap(oe=>oe.roots),ie=[...new Set(
te.map(({name:oe})=>oe||"."))];throw new o.GN(K.map(oe=>{const de=(0,d.K4)(H(oe,ie),5,d.dh),le=de===""?"":`; the nearest root modules are ${de}`;return`roots: n\
o directory with configuration matches ${oe}${le}`}))}function H(k,B){const z=new Set(k.split("/")),X=se=>se.split("/").filter(K=>z.has(K)).length;return B.toSorted(
(se,K)=>X(K)-X(se))}function F(k,{roots:B,rootsAreNamed:z}){const X=k.units.filter(se=>se.unknown!==null);return k.clients.flatMap(se=>{const K=B.filter(({clients:de})=>de.
includes(se)),te=new Set([...X,...K].map(({directory:de})=>de||"."));return ne({...k,clients:[se],patterns:[{text:"",matches:de=>te.has(de)}]}).map(de=>({...de,
isNamed:z}))})}})};export{Ue as ids,Ke as modules};
var $late0;
