const $i=4456,Mi=[4456,304],bi={1303:((je,fe,k)=>{k.d(fe,{EH:()=>p,Of:()=>J,tF:()=>ne,y0:()=>ie});var y=k(304),P=k(523);const J=g=>g?.outcome.value??null,B=new WeakMap;
function ne(g,E,Z={}){const U=E.map(ie[g].parseVersion),F=U.filter(V=>V!==null),H=(0,y.s5)(F),[j]=F.filter(P.Ty).sort((V,W)=>(0,P.Zy)(W,V));return{kind:g,texts:E,
unreadable:E.filter((V,W)=>U[W]===null),newest:H&&(0,P.Cg)(H),preRelease:j?(0,P.Cg)(j):null,...Z}}const ie={module:{parseVersion:P.oF,parseConstraint:P.PW,isMeetable:y.
gH,choose:y.iM},provider:{parseVersion:P.rK,parseConstraint:P._T,isMeetable:y.Nd,choose:y.XA}};function p(g,E,Z){const U=B.get(E)??new Map;B.set(E,U);const{client:F,
lockedVersion:H=null,rejectsUnreadable:j=!1}=Z,V=JSON.stringify([g,F,H,j]),W=U.get(V),Q=g.join(",").split(",").length;if(W||E.work?.choose(E.texts.length,Q)===!1)
return W??null;const te=oe(g,E,Z);return U.set(V,te),te}function oe(g,E,{client:Z,lockedVersion:U=null,rejectsUnreadable:F=!1}){const{parseVersion:H,parseConstraint:j,
isMeetable:V,choose:W}=ie[E.kind],Q=M(g,j);if(Q===null||!V(Q,Z))return{kind:"refused"};const te=U===null?null:H(U);if(te!==null&&W([te],Q,Z)===null)return{kind:"\
refused"};if(F&&E.unreadable.length>0)return{kind:"unreadable"};const ce=E.texts.map(H).filter(G=>G!==null);if(ce.length===0)return{kind:"empty"};const re=W(ce,
Q,Z);if(te!==null){const G=(0,P.Cg)(te);return ce.some(Ie=>(0,P.Cg)(Ie)===G)?{kind:"chosen",version:G}:{kind:"locked-gone",version:G,upgrade:re&&(0,P.Cg)(re)}}if(re!==
null)return{kind:"chosen",version:(0,P.Cg)(re)};const N=G=>W(ce,G,Z)!==null;return{kind:"none-fits",conflict:Q.length**2*ce.length>ee?Q:(0,y.Sx)(Q,N)}}const ee=1e6;
function M(g,E){const Z=[];for(const U of g){const F=E(U);if(!F.ok)return null;for(const H of F.value)Z.push({...H,whole:U})}return Z}}),1598:((je,fe,k)=>{k.d(fe,
{N:()=>ee,n:()=>Z});var y=k(7811),P=k(255),J=k(5243),B=k(3846),ne=k(5106),ie=k(1303),p=k(2172);const oe={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such as\
 modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function ee({host:U,service:F,text:H},j){const[
,V="",W]=/^([^@]*)(?:@(.*))?$/s.exec(H)??[],Q=W===void 0?null:{text:W,place:p.cd},te=`${(0,P.pk)(U)}/${V}`,re=(F===ne.e$?M:g)(te,Q,j);return re.ok?re:(0,y.TR)(`${re.
why}; expected ${F}=${oe[F]}`)}function M(U,F,H){const j=(0,J.rE)(U,H);if(!j.ok)return j;const V=E(F,"module",H);if(V!==null)return(0,y.TR)(V);const W=p.cd;return(0,y.
Ju)({address:U,source:U,place:W,module:j.value,constraint:F,isOpen:!1})}function g(U,F,H){const j=(0,B.mi)(U,H);if(U.split("/").length!==3||j.kind!=="registry")
return(0,y.TR)(j.kind==="invalid"?j.error:"not a provider of a registry");const V=E(F,"provider",H);if(V!==null)return(0,y.TR)(V);const W=F===null?[]:[F];return(0,y.
Ju)({provider:j,places:[p.cd],constraints:W,locked:null})}function E(U,F,H){if(U===null)return null;const j=ie.y0[F].parseConstraint(U.text);return j.ok?ie.y0[F].
isMeetable(j.value,H)?null:`no version can match ${U.text}`:j.why}function Z(U,F){const H=U.flatMap(({addresses:j})=>j);return H.length===0?[]:F.map(j=>{const V=H.
flatMap(W=>{const Q=ee(W,j);return Q.ok?[Q.value]:[]});return{directory:p.cd.file,client:j,directories:[],calls:V.filter(W=>"module"in W),providers:V.filter(W=>"\
provider"in W),lockFile:null,clientVersions:[],refused:[]}})}}),7706:((je,fe,k)=>{k.d(fe,{ho:()=>ie,io:()=>ee,jP:()=>B});var y=k(8032),P=k(9432),J=k(9615);function B({
kind:M}){const{client:g,what:E}=y.$I[M];return(0,J.CC)("block-unsupported",{message:`${E} is supported by ${y.bB[g]} only`,help:g==="opentofu"?"remove it, move \
it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const ne={twice:({what:M,first:g})=>({message:`${M} is defined a second time; \
the first time is in ${g}`,help:M.includes(".")?"remove or rename one of them":"write one block only"}),"no-base":({what:M})=>({message:`this override file chan\
ges ${M}, which no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it here"}),"of-cli":({what:M})=>({message:`${M}\
 is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; re\
place a token that was committed"}),reserved:({what:M})=>({message:`${M} has a name that calls of a module need for themselves`,help:"rename the variable"}),"qu\
oted-type":({what:M})=>({message:`the type of ${M} is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `map(string)` for "map"'}),argument:({
what:M,argument:g})=>({message:`${M} cannot have ${g}`,help:"correct its name, or remove it"}),both:({what:M,names:g})=>({message:`${M} has both ${g.join(" and ")}`,
help:"remove one of them"}),unknown:({what:M,labels:g})=>({message:`a file cannot have ${g===void 0?"":"these labels of "}${M} at its top level`,help:g===void 0?
"correct its name, or remove it":`write ${g||"no"} labels`}),name:({what:M})=>({message:`"${M}" cannot be a name`,help:"use letters, digits, dashes and undersco\
res only, with a letter or underscore first"}),"no-alias":({what:M})=>({message:`${M} has for_each, but no alias`,help:"add `alias`, or remove `for_each`"}),expression:({
what:M,isGuess:g})=>({message:`${M} has a variable or function, which Terraform does not evaluate in a backend or cloud block`,help:"write its value",...g&&{severity:"\
warning"}}),workspace:({what:M,selected:g})=>({message:`the cloud block names the workspace ${(0,P.dh)(M)}, but TF_WORKSPACE is ${(0,P.dh)(g)}`,help:"unset TF_W\
ORKSPACE, or use `tags` in place of `name`"}),backend:({what:M,isRemoved:g})=>({message:`there is no backend ${M}${g?" since Terraform 1.3, and in OpenTofu":""}`,
help:"correct the type, or move the state to another backend",...g&&{severity:"warning"}}),"local-name":({what:M,normal:g})=>({message:`"${M}" cannot be the loc\
al name of a provider`,help:g===null?"use letters, digits and dashes only, with no dash at either end":`write ${g}`})},ie=M=>(0,J.CC)("block-invalid",(0,J.Z9)(ne,
M)),p="use another version of the module that has this call",oe={"not-passed":({call:M,name:g,canChange:E})=>({message:`${M} does not pass the provider configur\
ation ${g}, which its module expects`,help:E?`add \`${g} = \u2026\` to the \`providers\` of the call`:p}),overridden:({call:M,name:g,canChange:E})=>({message:`${M}\
 passes the provider configuration ${g}, which its module has itself`,help:E?`remove \`${g}\` from the \`providers\` of the call`:p}),"of-other":({call:M,name:g})=>({
message:`${M} passes ${g}, which has another source in its module`,help:`write the same \`source\` for ${g} in the \`required_providers\` of both modules`}),repeated:({
call:M,argument:g,canChange:E})=>({message:`${M} has \`${g}\`, but its module configures a provider itself`,help:E?`remove \`${g}\`, or use a version of the modu\
le without \`provider\` blocks`:p})},ee=M=>(0,J.CC)("block-providers",(0,J.Z9)(oe,M))}),304:((je,fe,k)=>{k.d(fe,{CM:()=>oe,Hn:()=>p,Lt:()=>ge,Nd:()=>W,Sx:()=>he,
XA:()=>B,gH:()=>V,iM:()=>J,jF:()=>ie,s5:()=>ne});var y=k(9119),P=k(523);function J($,O,b){const T=g(O,b);return M($,K=>(!(0,P.Ty)(K)||(0,P.Cg)(K)===T)&&ee(K,O))}
function B($,O){return M($,b=>(!(0,P.Ty)(b)||O.some(T=>Z(b,T)))&&!E(b)&&O.every(T=>H(b,T)))}const ne=$=>M($,O=>!(0,P.Ty)(O));function ie($){const O=$.filter(b=>b.
operator==="=");return O.length===1&&O.every(({version:b})=>E({...b,build:""}))}function p($,O,b){const T=(0,P.oF)($),K=(0,P.PW)(O);return T!==null&&K.ok&&J([T],
K.value,b)!==null}function oe($,O){const[b,T]=[(0,P.rK)($),(0,P._T)(O)];return b===null||!T.ok||B([b],T.value)!==null}const ee=($,O)=>O.every(b=>F($,b));function M($,O){
let b=null;for(const T of $.filter(O))(b===null||(0,P.Zy)(T,b)>0)&&(b=T);return b}function g($,O){const[b,T]=$;if(b===void 0||T!==void 0)return null;const K=b.text.
trim().replace(O==="opentofu"?/^=?v?/:/^=?/,""),z=(0,P.rK)(K);return z===null?null:(0,P.Cg)(z)}const E=({numbers:$,pre:O,build:b})=>O===""&&b===""&&$.every(T=>T===
0n),Z=($,O)=>O.operator==="="&&U($,O.version),U=($,O)=>$.build===O.build&&(0,P.Zy)($,O)===0;function F($,{operator:O,version:b}){const T=(0,P.Zy)($,b);if(O==="=")
return T===0;if(O==="!=")return T!==0;if(O!=="~>")return j(T,O);const K=b.numbers.slice(0,b.written-1);return T>=0&&!(0,P.Ty)(b)&&b.numbers.length<=$.numbers.length&&
K.every((z,se)=>z===$.numbers[se])}function H($,O){const{operator:b,version:T}=O;if(b==="=")return Z($,O);if(b==="!=")return!U($,T);const K=(0,P.Zy)($,T);if(b!==
"~>")return j(K,b);const[z=0n,se=0n]=T.numbers,ye=T.written===3?[z,se+1n,0n]:[z+1n,0n,0n];return K>=0&&(0,P.Zy)($,{...T,numbers:ye,pre:""})<0}const j=($,O)=>({"\
>":$>0,">=":$>=0,"<":$<0,"<=":$<=0})[O];function V($,O){if(ce($))return!0;const b=re($),T=Math.max(...b.map(({numbers:z})=>z.length)),K=b.flatMap(z=>{const se=Array.
from({length:T},(ye,Me)=>z.numbers[Me]??0n);return[z,N(se),N([...se,1n])]});return J(K,$,O)!==null}function W($){const O=(0,y.t6)($,P.mb);if(ce(O))return!0;const b=re(
O),T="x".repeat(1+Math.max(...b.map(z=>z.build.length))),K=b.flatMap(z=>{const[se=0n,ye=0n,Me=0n]=z.numbers,Fe=[se,ye,Me+1n];return[z,N([se,ye,Me],T),N(Fe,T)]});
return B(K,O)!==null}const Q=50,te=100,ce=$=>$.length>Q||$.some(({text:O})=>O.length>te),re=$=>{const O=[N([0n,0n,0n]),...$.map(b=>b.version)];return[...new Map(
O.map(b=>[(0,P.Cg)(b),b])).values()]},N=($,O="")=>({text:"",numbers:$,written:$.length,pre:"",build:O});function he($,O){const b=(0,y.t6)($,P.mb),T=O(b)?$:b;if(ce(
T))return $;const K=G(T,O)??Ie(T,O),z=new Set(K.map(P.mb));return $.filter(se=>z.has((0,P.mb)(se)))}function G($,O){const b=$.findLast(T=>!O([T]));if(b!==void 0)
return[b];for(const[T,K]of[...$.entries()].reverse()){const z=$.slice(0,T).findLast(se=>!O([se,K]));if(z!==void 0)return[z,K]}return null}const Ie=($,O)=>$.reduce(
(b,T)=>{const K=b.filter(z=>z!==T);return O(K)?b:K},$);function ge($,O){const b=(0,P.PW)($),T=(0,P.oF)(O);if(!b.ok||T===null||b.value.some(K=>(0,P.Ty)(K.version)))
return!1;if(T.written<3){const K=(0,P.PW)(`~> ${T.numbers.slice(0,T.written).join(".")}.0`);return K.ok&&!V([...b.value,...K.value],"terraform")}return!ee({...T,
pre:""},b.value)}}),7907:((je,fe,k)=>{k.r(fe),k.d(fe,{predictInit:()=>wi});var y=k(2172),P=k(3791),J=k(2170),B=k(9119),ne=k(4481),ie=k(3096),p=k(1780),oe=k(2886),
ee=k(6360),M=k(8032),g=k(9432),E=k(9615);const Z=e=>(0,p.xI)`${(0,g._r)(e)}${e.isVague?", as storage services and gateways do for what does not exist":""}`;function U({
host:e,block:n,token:t,source:s,isVague:o},r,a){return t==="sent"?(0,p.xI)`${r}check that the token from ${(0,p.LA)(s??"")} has access`:t==="none"&&n===null&&!o?
(0,ne.nP)(e," if the registry requires a token",r):(0,p.xI)`${r}${a}`}function F(e,n,t){const s=`/v1/${e}s/`,o=t.includes(s)?", or `source`":`, which should end\
 in ${s}`;return`check the URL of ${e}s.v1 in the \`host\` block at ${n}${o}`}function H(e,n,t,{kind:s,cure:o,check:r=""}){const{host:a,block:i,isAll:c,near:l,isVague:d}=n,
[u=""]=t,f=t.length<=1,h=f?`no ${s} ${u}`:`none of ${t.length} required ${s}s`,m=f?`publish ${u}`:"publish them",w=c?`check the URL of ${s}s.v1 in the discovery\
 document${r}`:m,v=(0,p.xI)`ask the operator of ${(0,p.KT)(a)} to ${w}`,S=l===null?null:`did you mean ${l}? if not, `,[I,x]=f?[o,v]:[v,o],C=c&&l===null&&!(0,M.n3)(
a),R=c&&i!==null?F(s,i,n.url):null;return(0,E.CC)(e,{message:(0,p.xI)`${(0,p.KT)(a)} ${d?"may have":"has"} ${h}: ${Z(n)}`,operator:l===null?U(n,`${w}, or `,c?m:
"check its address"):`write ${l}, or ${m}`,user:C||n.token==="sent"?U(n,S??(0,p.xI)`${I}, or `,x):(0,p.xI)`${S??`${I}, or `}${x}`,...(0,M.n3)(a)&&{user:(0,p.xI)`${S??
""}${o}`},note:a==="registry.terraform.io"?`see https://${a}/namespaces/${u.split("/")[0]}`:void 0,...C&&(0,ne.c3)(n,"hides"),...R!==null&&(0,E.Lw)(R)})}const j=e=>H(
"module-unknown",e,e.modules,{kind:"module",cure:"correct the source address"});function V(e,n){return(0,M.n3)(e)&&n.startsWith("hashicorp/")?", or add the `sou\
rce` that a child module lacks":e==="registry.opentofu.org"?`, or write \`source = "registry.terraform.io/${n}"\` if only that registry has it`:""}function W(e){
const{host:n,providers:t,meant:s,kind:o,isAll:r,written:a}=e,[i=""]=t,c=l=>(0,p.xI)`add ${(0,p.KT)(i)} to the ${l}, for example with \`terraform providers mirror\``;
if(o==="directory")return(0,E.CC)("provider-unknown",{message:(0,p.xI)`the directory ${(0,g.dh)(n)} has no provider ${(0,p.KT)(i)}`,help:c("directory")});if(o===
"network mirror"){const l="add the provider to `include` of a `direct` block in the CLI configuration";return(0,E.CC)("provider-unknown",{message:(0,p.xI)`the network mirror ${(0,p.
KT)(n)} ${e.isVague?"may have":"has"} ${t.length>1?`none of ${t.length} required providers`:(0,p.xI)`no provider ${(0,p.KT)(i)}`}: ${Z(e)}`,operator:c("mirror"),
user:r?`check that \`url\` is that of a network mirror, not of a registry, or ${l}`:`${l}, or ask the operator of the mirror to add it`})}return s!==null?(0,E.CC)(
"provider-unknown",{message:(0,p.xI)`${(0,p.KT)(n)} has no provider ${i}: ${(0,g._r)(e)}`,help:`did you mean ${s}? set \`source = "${s}"\` in \`required_providers\
\` of every module that uses it`}):a!==void 0&&t.length===1&&!(0,M.n3)(n)?(0,E.CC)("provider-unknown",{message:(0,p.xI)`${(0,p.KT)(n)} has no provider ${i}: ${(0,g.
_r)(e)}; the CLIs ask for "${(0,g.dh)(a)}" in lower case`,operator:(0,p.xI)`publish ${i} in lower case`}):H("provider-unknown",e,t,{kind:"provider",cure:`correc\
t \`source\` in \`required_providers\`${V(n,i)}`,check:", which must end in a slash"})}const Q={path:({mirror:e,at:n})=>({message:`the mirror directory ${(0,g.dh)(
e)} (${n}) does not exist`,help:(0,g.Dl)(e,"create the directory before `init`, for example with `terraform providers mirror`, or correct the path")}),port:({mirror:e,
at:n,provider:t})=>({message:(0,p.xI)`the network mirror ${(0,p.KT)(e)} (${n}) cannot have ${(0,p.KT)(t)}, because the CLIs read a host with a port as a URL scheme`,
help:(0,p.xI)`add \`exclude = ["${(0,p.KT)(`${t.split("/")[0]}/*/*`)}"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}),slash:e=>({message:(0,p.
xI)`the URL of the network mirror ${(0,p.KT)(e.mirror)} has no slash at the end, so the CLIs request ${(0,p.KT)(e.asked)}, which ${(0,g.dh)(e.result)}`,help:(0,p.
xI)`set \`url = "${(0,p.KT)(`${e.mirror}/`)}"\``,...e.isUsable&&{severity:"warning"}})},te=e=>(0,E.CC)("mirror-url",(0,E.Z9)(Q,e));function ce({provider:e,version:n,
mirror:t,isListed:s,...o}){const r=(0,p.xI)`${(0,p.KT)(e)} ${(0,g.dh)(n,40)}`;return(0,E.CC)("mirror-version",{message:s?(0,p.xI)`the network mirror ${(0,p.KT)(
t)} lists ${r} but does not have it: ${(0,g._r)(o)}`:(0,p.xI)`the network mirror ${(0,p.KT)(t)} does not have ${r}, which another installation method lists: ${(0,g.
_r)(o)}`,operator:`add ${(0,g.dh)(n,40)} to the mirror, for example with \`terraform providers mirror\``,user:s?"set `version` to one that the mirror has":(0,p.
xI)`exclude ${(0,p.KT)(e)} from \`network_mirror\``})}const re=({provider:e,rejected:n})=>(0,E.CC)("provider-excluded",{message:(0,p.xI)`no installation method in \`provider_installation\` covers ${(0,p.
KT)(e)}${n===void 0?"":(0,p.xI)`; ${n.message}`}`,help:n?.help??(0,p.xI)`add ${(0,p.KT)(e)} to \`include\` of a method, or add a \`direct\` block`});var N=k(255),
he=k(5243),G=k(5106),Ie=k(6146);const ge=({answer:e,wants:n})=>e.mirror===void 0?n.host:e.host,$=e=>(0,N.nx)((e.answer.block&&(0,N.yo)(e.answer.url))??ge(e)),O=({
answer:{block:e}})=>e===void 0?null:(0,oe.cA)(e),b=({wants:e})=>(0,y.IY)(e).slice(e.host.length+1),T=e=>[e.wants.host,b(e)].join("/");function K(e){const n=({host:o,
item:r})=>o??ge(r);return[...Map.groupBy(e,o=>[n(o),O(o.item),o.cause].join(" ")).values()].flatMap(se).flatMap(([o,...r])=>{if(o===void 0)return[];const a=[o,...r].
map(({item:l})=>l),i=n(o),c=(0,B.jH)([o,...r].flatMap(z));return(0,J.kH)(o.describe(a),{host:i,...o.item.answer.block&&{answeredBy:$(o.item)},services:[...new Set(
a.filter(({wants:l})=>l.host===i).map(Ln))],places:c,needed:(0,oe.ly)(c),clients:He(a),rowKeys:Fe(a)})})}const z=({places:e,item:n})=>e??(0,y.ek)(n.of);function se(e){
const n=Map.groupBy(e,({item:s})=>(0,B._M)(s.root.directory)),t=Map.groupBy(n.values(),s=>(0,oe.ly)(s.flatMap(z)));return Array.from(t.values(),s=>s.flat())}const ye=({
kind:e,of:n,wants:t})=>e==="module"?n.address:(0,y.IY)(t),Me=e=>(0,Ie.o)(e.root.directory,{kind:e.kind,source:T(e),address:ye(e),constraints:(0,y.Im)(e.of).map(
({text:n})=>n),places:(0,y.ek)(e.of)}),Fe=e=>[...new Set(e.map(Me))],He=e=>[...new Set(e.map(({root:n})=>n.client))],Ln=({kind:e})=>e==="module"?G.e$:G.xq;function ds(e){
const n=new Set(e.filter(s=>Nn(s,401)).map(ge)),t={items:e,lost:ks(e),asking:n};return e.flatMap(s=>{const{outcome:o,installation:r,url:a}=s.answer;if(o.kind===
"failed"){const{problem:u}=o,f=`${u.code} ${(0,p.pj)(u.message)}`;return[{item:s,cause:f,...Dn(s),describe:()=>u}]}const i=o.kind==="status"&&o.status===404?r?.
mirrors:[];if([s.answer,...i??[]].some(u=>u.mirror?.hasSlash===!1))return[];if(o.kind==="status")return[fs(s,o,t)];if(o.kind!=="unreadable")return[];const{why:c,
page:l}=o,d=`shape ${s.kind} ${c}`;return[{item:s,cause:d,describe:u=>(0,ee.RK)({...en(s,u),url:a,page:l,why:c})}]})}function fs(e,n,{items:t,lost:s,asking:o}){
const{kind:r,wants:a,answer:i}=e,{kind:c,...l}=n,{status:d}=l,u=i.lastHop,{authorization:f="none",challenge:h=null}=u??{},m=u?.url??i.url,w={...l,url:m,token:f,
challenge:h,source:i.tokenSource},v=f==="withheld"&&d<500;if((d===404||l.isVague&&!o.has(ge(e)))&&!v){const x=s.has(Le(e)),C=`unknown ${x?Le(e):(0,y.IY)(a)}`,R=D=>ps(
e,D,{...w,isAll:x,near:ms(t,e)});return{item:e,cause:C,...x&&Dn(e),describe:R}}if(v||d===401||d===403){const x=hs(e);return{item:e,cause:`unauthorized ${h===null&&
(f==="sent"||f==="none")||r} ${d} ${f} ${x} ${h}`,describe:R=>{const D=(0,N.nx)(ge(e));return(0,ee.m$)({...en(e,R),...w,host:D,elsewhere:x})}}}const I={attempts:i.
attempts,transient:(0,M.Mq)(d)};return{item:e,cause:`status ${r} ${d}`,describe:x=>(0,ee.MI)({...en(e,x),...w,...I})}}const Dn=({answer:{block:e},of:n})=>e===void 0?
{}:{places:[e,...(0,y.ek)(n)]};function hs(e){const n=(0,N.yo)(e.answer.lastHop?.url??"");return n===null||n===ge(e)?null:(0,N.nx)(n)}function ps(e,n,t){const{mirror:s}=e.
answer,o=[...new Set(n.map(Bn))],r=s?.url??$(e),a={...t,host:r,block:O(e)};if(e.kind==="module")return j({...a,modules:o});const i=s===void 0?"registry":s.isDirectory?
"directory":"network mirror",{written:c}=e.of;return W({...a,providers:o,meant:gs(e),kind:i,written:c})}function ms(e,n){const t=/^([^/]+\/)terraform-([^/-]+)-([^/]+\/\2)$/.
exec(b(n));if(t!==null)return[t[1],t[3]].join("");const s=e.find(o=>o.answer.outcome.kind==="read"&&Le(o)===Le(n)&&(0,G.TW)((0,y.IY)(o.wants),(0,y.IY)(n.wants)));
return s===void 0?null:b(s)}function gs({wants:e,root:n,answer:{movedTo:t}}){const{host:s,namespace:o,type:r}=e;if(o!=="hashicorp"||s!==(0,he.Vm)(n.client))return null;
const a=n.providers.find(({provider:i})=>i.type===r&&(0,y.JT)(i)!==(0,y.JT)(e))?.provider;return a===void 0?t===void 0?null:`${t}/${r}`:[...a.host===s?[]:[a.host],
a.namespace,r].join("/")}function en(e,n){return{host:$(e),block:O(e),kind:e.kind,first:Bn(e),others:new Set(n.map(({wants:t})=>(0,y.IY)(t))).size-1,mirror:e.answer.
mirror?.url??null}}const Bn=e=>e.answer.mirror===void 0?b(e):T(e),Le=e=>[e.kind,e.answer.mirror?.url??e.wants.host,O(e)].join(" ");function ks(e){const n=e.filter(
({answer:{block:o,mirror:r,outcome:a},wants:i})=>a.kind!=="not-asked"&&!(r===void 0?!o&&(0,M.n3)(i.host):r.isDirectory)),t=o=>Nn(o,404),s=[...Map.groupBy(n,Le)];
return new Set(s.flatMap(([o,r])=>r.every(t)?o:[]))}const Nn=({answer:{outcome:e}},n)=>e.kind==="status"&&(e.isVague?404:e.status)===n;var X=k(1303),ae=k(523),be=k(
3298),We=k(3916),ws=k(3846);const ze=({constraint:e,client:n},t)=>(0,X.EH)(e===null?[]:[e.text],t,{client:n});function ys(e,n,t){if(e.size===0)return e;const s=new Set(
t.map(a=>Un(ze(a,n)))),r=e.entries().filter(([a])=>s.has(Kn(a))).filter(([,a])=>$s(a,n));return new Map(r.map(([a,i])=>[Kn(a),i]))}const vs=500;function $s(e,{work:n}){
const t=e.flatMap(({calls:r,providers:a})=>[...r,...a]),s=[...e.map(({path:r})=>r),...t.flatMap(Object.values)],o=t.every(({version:r})=>r.length<=vs);return n?.
keep(s)!==!1&&o}const Un=e=>e?.kind==="chosen"?e.version:"none";function Kn(e){const n=(0,ae.oF)(e);return n===null?"":(0,ae.Cg)(n)}const Ms=3,bs=200,Os=2e3,xs=3e5;
function Is({calls:e,client:n},t,s){const o=[],r={calls:[],providers:[],undescribed:o};let a=e.flatMap(c=>{const{module:l,constraint:d,isOpen:u}=c;return l===null||
u?[]:{call:c,host:l.host,by:"",module:l,constraint:d,client:n}});const i={left:Math.min(s.left,Os)};for(let c=0;c<Ms;c+=1)a=a.flatMap(d=>{const u=t(d);if(u===null)
return[];const{described:f}=u,h=f?.size?Un(ze(d,u)):"",m=i.left>0?f?.get(h):void 0;if(m===void 0)return c===0&&o.push(d.call),[];const{namespace:w,name:v,system:S}=d.
module,I=`${w}/${v}/${S} ${h}`,x=Ts(m,{...d,by:I},i);return r.providers.push(...x.providers),x.calls}).slice(0,bs),r.calls.push(...a);return s.left-=r.calls.length+
r.providers.length,r}function Ts(e,{module:n,...t},s){const o=i=>({text:i,place:t.call.place}),r=[],a=[];for(const i of jn(e,n.subdirectory,s)){for(const{source:c,
version:l}of i.calls){if(s.left--<=0)break;const d=(0,he.vL)(c,t.client),u=l===""?null:o(l);d.kind==="registry"&&r.push({...t,module:d,constraint:u})}for(const c of i.
providers){if(s.left--<=0)break;const l=Fn(c,t.client);l!==null&&a.push({...t,provider:l,constraint:o(c.version)})}}return{calls:r,providers:a}}function*jn(e,n,t){
const s=e.slice(0,Math.max(0,t.left)),o=new Map(s.map(a=>[(0,We.join)(".",a.path),a])),r=new Set([(0,We.join)(".",n)]);t.left-=s.length;for(const a of r){const i=o.
get(a);if(i!==void 0){for(const{source:c}of i.calls)(0,he.Nj)(c)&&r.add((0,We.join)(a,c));yield i}}}function Fn({name:e,namespace:n,source:t,version:s},o){const r=(0,ws.
mi)(t||(0,We.join)(n,e),o);return r.kind==="registry"&&s!==""?r:null}function Hn(e,n){const t=(0,be.O)(()=>Ss(e)),s=(o,r)=>[...(0,X.Of)(n.get((0,y.MP)(o))?.[r])?.
releases?.get(sn(o,r))??[],...t().get(tn(o,r))??[]].sort(Cs);return(o,{provider:r,constraints:a},i)=>{const c=(0,y.JT)(r),l=nn(a);if(l.size===0)return null;const{
client:d}=o,u=(0,B.c1)(Wn(o),({module:f})=>tn(f,d));for(const f of u){const h=new Set(f.flatMap(D=>l.get((0,B.df)(D.place))??[]));if(h.size===0)continue;const m=a.
filter(D=>!h.has(D)),w=new Set([...h].map(zn)),[{module:v}]=f,S=s(v,d).find(D=>{const _=D.constraints.filter(Y=>Y.provider===c);return!w.has(D.version)&&i([...m,
..._].map(({text:Y})=>Y))});if(S===void 0)continue;const{namespace:I,name:x,system:C}=v,{version:R}=S;return{calls:f.map(Es),module:`${I}/${x}/${C}`,version:R}}
return null}}const Wn=({calls:e})=>e.filter(n=>n.module!==null&&n.place.inside===void 0),nn=e=>Map.groupBy(e.filter(({place:n})=>n.inside!==void 0),({place:n})=>(0,B.
df)({...n,inside:void 0})),Es=({address:e})=>e==="terraform"?"the unit":e,zn=({place:{inside:e}})=>/ (\S+)\)$/.exec(e?.through[0]??"")?.[1],tn=(e,n)=>`${(0,y.MP)(
e)} ${sn(e,n)}`;function Ss(e){const n=new Map;for(const t of e){const s=nn(t.providers.flatMap(({provider:r,constraints:a})=>a.map(i=>({...i,provider:(0,y.JT)(
r)})))),o=nn(t.calls);for(const r of Wn(t)){const a=(0,B.df)(r.place),i=s.get(a)??[],c=i.map(zn).find(Boolean);if(c===void 0||o.has(a))continue;const l=tn(r.module,
t.client),d=i.map(({text:u,provider:f})=>({text:u,provider:f}));n.set(l,[...n.get(l)??[],{version:c,constraints:d}])}}return n}function Cs(e,n){const[t,s]=[(0,ae.
oF)(e.version),(0,ae.oF)(n.version)];return t===null||s===null?0:(0,ae.Zy)(s,t)}const sn=({subdirectory:e},n)=>`${n} ${e}`,Ps=20,As=4e3,Jn=200,Rs=20;function Ls(e,n){
const t=[...e].flatMap(([r,a])=>{const i=(0,ae.oF)(r);return i===null||(0,ae.Ty)(i)?[]:{version:i,modules:a}}).sort((r,a)=>(0,ae.Zy)(a.version,r.version)).slice(
0,Jn),o=[...new Map(n.map(r=>[sn(r.module,r.client),r]))].slice(0,Rs);return new Map(o.map(([r,a])=>[r,Ds(t,a)]))}function Ds(e,{module:{subdirectory:n},client:t}){
const s=new Map;for(const{version:o,modules:r}of e){const a=[...jn(r,n,{left:Jn})];if(a.some(({calls:l})=>l.some(({source:d})=>!(0,he.Nj)(d))))continue;const i=a.
flatMap(({providers:l})=>l.flatMap(d=>{const u=Fn(d,t);return u===null?[]:{provider:(0,y.JT)(u),text:d.version}})),c=JSON.stringify(i);if(s.size===Ps||c.length>
As)break;s.has(c)||s.set(c,{version:(0,ae.Cg)(o),constraints:i})}return[...s.values()]}function Bs(e){const n=(0,B.c1)(e,({text:t})=>t);return(0,g.K4)(n,4,([{text:t,
...s},...o])=>{const r=o.length===0?"":` and ${o.length} more`,a=e.length===1?"":` (${(0,g.dh)((0,B.Ox)(s))}${r})`;return`${Vn(t)}${a}`})}const Vn=e=>`"${(0,g.dh)(
e,80)}"`;function Ns({kind:e,address:n,constraints:t,mirror:s,...o}){const{isImplied:r,newest:a,preRelease:i,terms:c,resolution:l}=o,d=t.filter(({conflicts:w})=>w),
u=a===null?`all listed versions are pre-releases${i===null?"":`, such as ${(0,g.dh)(i,40)}`}`:(0,p.xI)`the newest ${s===null?"":(0,p.xI)`on ${(0,p.KT)(s)} `}is ${(0,g.
dh)(a,40)}`,f=d.length>1?"all of ":"",h=c.length===0?"":`: none meets ${c.map(Vn).join(" and ")}`,m=d.length===0?"can be chosen":`fits ${f}${Bs(d)}${h}`;return(0,E.
CC)("version-none-fits",{constraints:t,message:(0,p.xI)`no version of ${e} ${(0,p.KT)(n)} ${m}; ${u}`,help:r?`add a version that fits to ${(0,g.dh)(s??"")}, or \
remove the provider from it: the CLIs ask the registry only for providers that it does not hold`:l?`${(0,E.OJ)(l)}, or ${Gn}`:Us(d.length,o,s!==null)})}const Gn="\
change these constraints so that they all allow one listed version";function Us(e,{newest:n,preRelease:t},s){if(n===null&&t!==null){const a=`set \`version = "${(0,g.
dh)(t,40)}"\`, since only an exact version selects a pre-release`;return{user:a,operator:`publish a release, or ${a}`}}if(e>1)return Gn;const o=`allow an existi\
ng version${n===null?"":` (newest ${(0,g.dh)(n,40)})`}`,r=s?"add one that fits to the mirror":"publish one that fits";return{...(0,E.Lw)(`${o}, or ${r}`),guest:o}}
const Ks=({address:e,version:n,upgrade:t,newest:s,mirror:o})=>(0,E.CC)("version-locked-gone",{message:(0,p.xI)`the lock file selects ${(0,p.KT)(e)} ${(0,g.dh)(n,
40)}, which ${o===null?"the registry":(0,p.KT)(o)} no longer lists${s===null?"":`; the newest is ${(0,g.dh)(s,40)}`}`,user:t===null?"change the constraints to a\
llow a listed version, then run `terraform init -upgrade` and commit the lock file":`run \`terraform init -upgrade\`, which selects ${(0,g.dh)(t,40)}, and commi\
t the lock file`,operator:o===null?`publish ${(0,g.dh)(n,40)} again`:`add ${(0,g.dh)(n,40)} to the mirror again`});function js(e,n){const t=Hn([...new Set(e.map(
({root:o})=>o))],n),s=new Set(e.filter(Xn).map(({wants:o})=>(0,y.IY)(o)));return e.flatMap(o=>{const r=(0,X.Of)(o.answer);if(r===null||o.choice===null)return[];
const{warnings:a=[]}=r,i=()=>(0,ee.Mx)({address:T(o),warnings:a}),c={item:o,cause:`warning ${(0,y.IY)(o.wants)}`,describe:i};return[Fs(o,r,o.choice,t)??[],zs(o,
r,s)??[],a.length>0?c:[]].flat()})}function Fs(e,n,t,s){const{kind:o,of:r,wants:a,answer:i}=e,{newest:c,preRelease:l,unreadable:d}=n,u={kind:o,address:T(e),newest:c},
f=i.installation?.methods===1?i.mirror:void 0,h=f?.url??null,m=f!==void 0&&f.url===f.place.file;switch(t.kind){case"empty":{const w=i.mirror!==void 0,v=()=>(0,ee.
hy)({...u,url:i.url,ignored:d,isMirror:w});return{item:e,cause:`empty ${(0,y.IY)(a)}`,describe:v}}case"none-fits":{const{conflict:w}=t,v=new Set(w.map(({whole:C})=>C)),
S=(0,y.LS)(r).map(C=>({...C,conflicts:v.has(C.text)})),I=S.filter(({conflicts:C})=>C),x={newest:c,preRelease:l,mirror:h,isImplied:m};return{item:e,cause:`none f\
its ${(0,y.IY)(a)} ${JSON.stringify([...v].sort())}`,places:I.length===0?(0,y.ek)(r):I.map(({place:C})=>C),describe:()=>{const C=Hs(e,n,s),R=Ws(w);return Ns({...u,
...x,constraints:S,terms:R,resolution:C})}}}case"locked-gone":{const{version:w,upgrade:v}=t,S=Te(e)?.place;return{item:e,cause:`locked ${(0,y.IY)(a)} ${w} ${v}`,
...S===void 0?{}:{places:[(0,y.W$)(S)]},describe:()=>Ks({...u,version:w,upgrade:v,mirror:h})}}case"chosen":case"refused":case"unreadable":return null}}function Hs(e,n,t){
const{root:s}=e,o=r=>(0,X.EH)(r,n,s)?.kind==="chosen";return e.kind==="module"?null:t(s,e.of,o)}function Ws(e){const[n,...t]=e;return n===void 0||t.some(({whole:o})=>o!==
n.whole)?[]:e.length===n.whole.split(",").length?[]:e.map(({text:o})=>o.trim())}const Te=({of:e})=>"locked"in e?e.locked:null,Xn=({choice:e})=>e?.kind==="unread\
able";function zs(e,{unreadable:n},t){const{kind:s,choice:o,wants:r}=e,a=Xn(e);if(n.length===0||o?.kind==="empty"||!a&&t.has((0,y.IY)(r)))return null;const i=T(
e),c=()=>(0,ee.Ev)({kind:s,address:i,texts:n,rejects:a});return{item:e,cause:`unreadable ${(0,y.IY)(r)} ${a}`,describe:c}}const Js=e=>e.flatMap(n=>{const{installation:t}=n.
answer;if(t===void 0)return[];const{methods:s,mirrors:o,place:r,rejected:a}=t;if(s>0)return o.flatMap(c=>Vs(n,c)??[]);const i=T(n);return{item:n,cause:`excluded\
 ${(0,y.IY)(n.wants)}`,places:[r,...(0,y.ek)(n.of)],describe:()=>re({provider:i,rejected:a})}});function Vs(e,{host:n,mirror:t,outcome:s,url:o}){if(t===void 0||
t.hasSlash||s.kind!=="status"&&s.kind!=="unreadable")return null;const r=s.kind==="status"?`returned ${s.status}`:s.why,a=e.choice?.kind==="chosen";return{item:e,
host:n,cause:`slash ${t.url} ${a}`,places:[t.place,...(0,y.ek)(e.of)],describe:()=>te({kind:"slash",mirror:t.url,asked:o,result:r,isUsable:a})}}var Je=k(1098);function Gs(e){
const n=e.flatMap(t=>{const{host:s,service:o,places:r,clients:a}=t,i={host:s,services:[o],places:r,clients:a,needed:(0,oe.ly)(r)};return Xs(t).map(c=>(0,J.kH)(c,
i))});return(0,J.Qp)(n,({host:t,services:s,problem:{code:o,message:r}})=>[t,s,o,r])}function Xs(e){const{service:n,organization:t,workspace:s,ping:o,ofOrganization:r,
ofWorkspace:a}=e,i={host:(0,N.nx)(e.host),organization:t??""},c=[o,r,a].flatMap(Ys),l=Zn(r);if(l!==null){const u=r?.tokenSource??"";c.push(Je.Dr({...i,source:u,
...l}))}n===G.OZ&&o.outcome.kind==="read"&&!Zs(o.outcome.value)&&c.push(Je.EK({url:o.url,version:o.outcome.value}));const d=Zn(a);if(d!==null&&s!==null){const u="\
status"in d&&d.status===404,f={...i,workspace:s};c.push(u?Je.Fu(f):Je.dF({...f,...d}))}return c}const Ys=e=>e&&"problem"in e.outcome?[e.outcome.problem]:[],Yn=(0,ae.
oF)("2.5");function Zs(e){const n=(0,ae.oF)(e??"");return Yn===null||n!==null&&(0,ae.Zy)(n,Yn)>=0}function Zn(e){if(e===null)return null;const{url:n,outcome:t}=e;
return t.kind==="unreadable"?{url:n,why:t.why}:t.kind==="status"?{url:n,status:t.status,reason:t.reason}:null}const Qs=e=>e.map(({host:n,problem:t,isRequired:s})=>{
const o=s?["hostnames input"]:[];return(0,J.kH)(t,{host:n,services:[G.S3],places:o,needed:s})});var _s=k(2311);const Ve={location:"the location of the package",
document:"the description of the package",page:"the page that names the package",archive:"the package",repository:"the Git repository of the package",sums:"the \
file of checksums",signature:"the signature of the checksums"},De=e=>e==="location"||e==="document",Ee=({version:e})=>e===""?"correct `source`, or the reference\
 in it":"set `version` to one whose package can be downloaded",on=({url:e,why:n,clients:t,...s})=>(0,E.CC)("package-location",{message:(0,p.xI)`${(0,g.eZ)(t)} cannot download ${(0,g.
oZ)(s)}: ${typeof n=="string"?(0,g.dh)(n):n}${e===void 0?"":(0,p.xI)` (${(0,p.KT)(e)})`}`,operator:"return 204 with X-Terraform-Get: the https URL of an archive\
 (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",user:Ee(s),affects:t}),Qn=({why:e,...n})=>(0,E.CC)("package-broken",{message:(0,p.xI)`the package of ${(0,g.
oZ)(n)} cannot be read: ${(0,g.dh)(e)}`,...n.version===""?{help:Ee(n)}:{operator:"publish the package again",user:Ee(n)}});function qs(e){const{part:n,token:t,at:s}=e,
o=De(n)?t==="withheld":n==="repository",r=De(n)?no(e):to(e),a=(0,p.xI)`${Ve[n]} of ${(0,g.oZ)(e)} cannot be read: ${(0,g._r)(e)}`;return(0,E.CC)("package-unauth\
orized",{message:(0,p.xI)`${a}; ${eo(e)}`,help:(0,g.NM)({...e,asked:s},r,Ve[n]),...De(n)&&{unexplained:a,...(0,ne.c3)(e)},severity:o?"warning":"error"})}function eo(e){
const{part:n,token:t,at:s,isVague:o,page:r}=e;return n==="repository"?"it does not exist, or requires git credentials, which this check does not use":De(n)||t!==
"none"||r!==null?(0,ne.pt)(e,t==="dropped"?s:null):o?"it may not exist":"the CLIs send no token to package hosts"}function no(e){const{kind:n,source:t,at:s}=e,o=(0,p.
xI)`give the token from ${(0,p.LA)(t??"")} permission to download this ${n}`;return(0,ne.$w)(e,`${n}s.v1`,s,o)}function to(e){const{kind:n,part:t,at:s}=e;if(t===
"repository")return{operator:"use a repository that every user of the registry can read",user:(0,p.xI)`check that git has credentials for ${(0,p.KT)(s)} on the machine that runs init`};
const o="serve it without authentication, for example at a presigned URL";if(e.isVague)return{operator:`upload it, or ${o}`,user:Ee(e)};const r=(0,p.xI)`add or correct the login for ${(0,p.
KT)(s)} in ~/.netrc`;if(n==="module")return{operator:o,user:r};const a=(0,g.qZ)(s);return t!=="archive"?{operator:o,guest:a}:{operator:o,user:(0,p.xI)`${r}, which only Terraform uses for providers`,
guest:a}}function _n(e){const{part:n,why:t,attempts:s,failure:o,status:r,isSlow:a}=e,i=r===404||r===410,c=s>1?` in each of ${s} attempts`:"";return(0,E.CC)("pac\
kage-unreachable",{message:(0,p.xI)`${Ve[n]} of ${(0,g.oZ)(e)} ${i?"is missing":"cannot be read"}: ${t}${c}`,help:o?oo(e,o):so(e,i),severity:a?"warning":"error"})}
function so(e,n){const{kind:t,part:s,at:o,status:r}=e;if(n)return{operator:`publish ${Ve[s]} at this URL`,user:Ee(e)};if(r===429)return{...ne.uK,operator:(0,p.xI)`raise the limit of ${(0,p.
KT)(o)}`};const a=(0,p.xI)`check that ${(0,p.KT)(o)} serves the file to this machine`;return(0,M.Mq)(r??0)?{operator:a,user:(0,g.B9)(o)}:{operator:a,user:Ee(e),
...t==="provider"&&{guest:(0,g.qZ)(o)}}}function oo({part:e,at:n,host:t,version:s},o){return s!==""&&!De(e)&&(0,_s.i)(n,t,o.code)?{operator:(0,p.xI)`set the external URL of the storage (also called base URL or public URL) in place of ${(0,p.
KT)(n)}`}:(0,E.Lw)((0,E.as)(o,{role:"guest",host:n,isTerminal:!1}).help??"")}var Ge=k(2801),Xe=k(9179);const Ye=e=>(0,g.oZ)({...e,kind:"provider"}),rn=(e,n="")=>(0,p.
xI)`${Ye(e)} for ${e.platform} cannot be installed: ${n}${(0,g.dh)(e.why)}`,Se="set `version` to another release, and tell the publisher of the provider";function ro({
isMirror:e,isListed:n,...t}){const{platform:s,host:o,said:r}=t,a=r!==void 0,i=a?`for ${s} cannot be downloaded`:`has no package for ${s}`,c=t.address.endsWith("\
/hashicorp/template")?"replace the `template_file` data source with the function `templatefile`: the provider is archived and gets no new packages":`set \`versio\
n\` to one with a package for ${s}, or ask the ${e?"operator of the mirror to add":"publisher of the provider to build"} one`,l=(0,p.xI)`${Ye(t)} ${i}: ${e?(0,p.
xI)`${(0,p.KT)(t.url)} lists none`:(0,g._r)(t)}`;if(n&&!a){const d="serve the description of the package at this path (on a static site, in a file without an ex\
tension)",u=(0,p.xI)`${l}, but the list of versions has ${s}`;return(0,E.CC)("package-platform",{message:u,operator:d,guest:Se})}return(0,E.CC)("package-platfor\
m",{message:l,operator:e?`add it with \`terraform providers mirror -platform=${s}\``:`${a?"correct what the response says, or ":""}publish the package for ${s}`,
user:a?(0,p.xI)`set \`version\` to another one, or ask the operator of ${(0,p.KT)(o)} to correct what the response says`:c,guest:a?Se:void 0})}function ao({suggestion:e,
...n}){const t=e===n.version,s=`set \`version = "${(0,g.dh)(e??"",40)}"\`, the newest version with a supported protocol`;return(0,E.CC)("package-protocol",{message:(0,p.
xI)`${Ye(n)} requires plugin protocol ${(0,g.K4)(n.protocols,3,g.dh)}${t?", and another one according to the list of versions":""}; Terraform and OpenTofu support 5 and 6`,
operator:t?"correct `protocols` in the description of the package, or in the list of versions":"publish a version with plugin protocol 5 or 6",...t?{guest:Se}:{
user:e===null?"ask the publisher of the provider for a version with plugin protocol 5 or 6":s}})}const io=e=>(0,E.CC)("package-document",{message:rn(e,(0,p.xI)`the response of ${(0,p.
KT)(e.url)} `),operator:e.isMirror?`return {"archives":{"${e.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"retu\
rn the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`",guest:e.isMirror?
void 0:Se}),co=e=>(0,E.CC)("package-sums",{message:rn(e,(0,p.xI)`${(0,p.KT)(e.url)} `),operator:"publish a signed checksums file that has a line with the SHA-25\
6 hash and `filename` of each package",guest:Se}),qn="sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`)",an="`signing_keys.gpg_pub\
lic_keys`",et={sign:`${qn}, and publish both files unchanged`,signAndList:`${qn}, and list the public key in ASCII armor in ${an}`,list:`list the public key tha\
t made the signature in ${an}, or sign with a key of the list`,armor:`put the output of \`gpg --armor --export\` unchanged into ${an}: in JSON, its line breaks \
are \`\\n\`, not \`\\\\n\``,trust:"remove `trust_signature`, or use the one that HashiCorp made for this key",extend:"extend the key, or sign with another one, \
and list it again",tofu:"run `tofu`, which requires no key of this registry unless `OPENTOFU_ENFORCE_GPG_VALIDATION` is set, or use the address at registry.terr\
aform.io"},lo=({cure:e,clients:n,...t})=>(0,E.CC)("package-unsigned",{message:rn(t),operator:et[e],...e==="extend"?{user:"unset `OPENTOFU_ENFORCE_GPG_EXPIRATION\
`"}:{guest:e==="tofu"?et[e]:Se},affects:n}),uo=e=>(0,E.CC)("lock-platform-missing",{message:(0,p.xI)`the lock file has no checksum of ${Ye(e)} for ${e.platform}`,
help:`run \`terraform providers lock -platform=${e.platform}\`, and commit the lock file`});var Ze=k(180);const nt=({packages:e})=>e.flatMap(({steps:n})=>n.flatMap(
t=>"answer"in t?t.answer:[]));function fo(e,n){return[...e.evidence.steps.flatMap(s=>s.kind==="asked"?ho(e,s)??[]:tt(e,s)).slice(0,1),...ko(e,n)]}function ve({item:e,
version:n,evidence:t}){const{platform:s,steps:o}=t,{url:r,host:a,mirror:i}=o[0].answer;return{...{kind:e.kind,address:T(e),version:n,platform:s,url:r},host:(0,N.
nx)(a),isMirror:i!==void 0}}const Oe=(e,n,t)=>({item:e.item,cause:`package ${(0,y.IY)(e.item.wants)} ${e.version} ${n}`,describe:t,host:e.evidence.steps[0].answer.
host});function ho(e,n){const{part:t,answer:s}=n,{outcome:o,url:r}=s;switch(o.kind){case"read":return null;case"unreadable":{const{why:a}=o;return t==="page"?ln(
e,`the page at its location ${a}`):tt(e,{kind:"description",why:a})}case"not-asked":{if(o.why!=="not-allowed"||t==="location"||t==="document")return null;const a=(0,N.
yo)(r)??r,{kind:i,address:c,version:l}=ve(e),d={host:a,package:(0,p.xI)`${i} ${(0,p.KT)(c)} ${l}`};return Oe(e,`${a} not allowed`,()=>(0,Ge.wp)(d))}case"status":
if(t==="location"&&po(o.status)){const a=(0,g._r)({...o,url:r,page:null});return ln(e,(0,p.xI)`the registry has no download address: ${a}`,{url:void 0})}return t===
"document"&&o.status===404?go(e,o):Oe(e,`${t} ${r} ${o.status}`,()=>cn(ve(e),n,o));case"failed":return Oe(e,`${t} ${r} ${(0,p.pj)(o.problem.message)}`,()=>cn(ve(
e),n,o))}}const po=e=>e!==401&&e!==403&&!(0,M.Mq)(e),mo=["page","archive","repository"];function cn(e,{part:n,answer:{lastHop:t,url:s,attempts:o,tokenSource:r}},a){
const i=t?.url??s,c={...e,part:n,url:i,at:(0,N.yo)(i)??i};if(a.kind==="failed"){const{problem:m}=a,{code:w,message:v}=m;if(w==="host-private-redirect")return m;
const S=w==="host-timeout"&&mo.includes(n);return _n({...c,why:v,attempts:o,failure:m,isSlow:S})}const{kind:l,...d}=a,{status:u}=d,f=d.page?.kind==="bot-protect\
ion"?d.page:null,h={...d,url:i,page:f};if(u===401||u===403||n==="repository"&&u===404){const{authorization:m="none",challenge:w=null}=t??{};return qs({...c,source:r,
token:m,challenge:w,...h})}return _n({...c,why:(0,g._r)(h),attempts:(0,M.Mq)(u)?o:1,status:u})}const ln=(e,n,{url:t}=ve(e))=>Oe(e,`location ${(0,p.pj)(n)}`,s=>on(
{...ve(e),url:t,why:n,clients:He(s)})),un=(e,n,t,s=T)=>({item:e,cause:`not followed ${n}`,describe:o=>(0,P.q)({...t,names:[...new Set(o.map(s))]})});function go(e,{
kind:n,...t}){const{item:s,version:o,evidence:r}=e,{mirror:a}=r.steps[0].answer;if(a===void 0)return null;const{address:i,url:c}=ve(e),l=(s.answer.installation?.
mirrors??[]).some(u=>u.mirror?.url===a.url&&(0,X.Of)(u)?.texts.includes(o)),d={provider:i,mirror:a.url,version:o,...t,url:c,isListed:l};return Oe(e,`mirror ${a.
url}`,()=>ce(d))}function tt(e,n){const{item:t,version:s,evidence:o}=e,r=ve(e),a=(i,c)=>Oe(e,`${o.platform} ${i}`,c);switch(n.kind){case"refused":return ln(e,n.
why);case"other":return un(t,n.getter,{what:"getter",getter:n.getter});case"broken":return a(n.why,()=>Qn({...r,why:n.why}));case"unread":return un(t,n.why,{what:"\
package",why:n.why,cure:n.cure});case"description":return a(`document ${n.why}`,()=>io({...r,...n}));case"platform":{const{response:i={status:200,reason:"OK",page:null}}=n,
{texts:c=[],platforms:l=[]}=(0,X.Of)(t.answer)??{},d=l[c.indexOf(s)]?.split(" ")??[],u={...i,...r,isListed:d.includes(o.platform)};return a("platform",()=>ro(u))}case"\
protocols":{const{protocols:i}=n,{newest:c}=(0,X.tF)("provider",(0,X.Of)(t.answer)?.compatible??[]);return a("protocols",()=>ao({...r,protocols:i,suggestion:c}))}case"\
sums":return a(`sums ${n.why}`,()=>co({...r,...n}));case"unsigned":return a(`unsigned ${n.why}`,i=>lo({...r,...n,clients:He(i)}))}}function ko(e,n){const{item:t,
version:s,evidence:o}=e,{platform:r,hashes:a}=o,i=Te(t),c=n.get(t.root.lockFile??"")?.get((0,y.IY)(t.wants))??[];if(i?.text!==s||a===null||c.length===0)return[];
if(c.some(u=>a.includes(u)))return[];const l=[(0,y.W$)(i.place)];return wo(c,a)?[{...Oe(e,`${r} lock`,()=>uo(ve(e))),places:l}]:[{...un(t,"contents",{what:"cont\
ents"},f=>`${T(f)} ${Te(f)?.text}`),places:l}]}const wo=(e,n)=>Ze.CT.filter(t=>e.some(s=>s.startsWith(t))).every(t=>n.some(s=>s.startsWith(t)));var yo=k(304);const ke=[];
function vo(e,n,t){const s=new Map,o=Map.groupBy([...e,...n],({root:r})=>r.directory);return Array.from(o,([r,a])=>{const i=a.filter(l=>"wants"in l),c=a.filter(
l=>"call"in l);return{directory:r,clients:He(a),rows:[...(0,B.c1)(i,Me).map(l=>Mo(l,s,t)),...(0,B.c1)(c,st).map($o)]}})}const st=({root:e,call:n})=>(0,Ie.o)(e.directory,
ot(n)),ot=({address:e,source:n,place:t})=>({kind:"module",address:e,source:(0,g.dh)((0,Xe._U)(n)),constraints:ke,places:[t]}),rt=({steps:[e]})=>(0,N.yo)(e.answer.
url)??"";function $o(e){const n=e.every(({evidence:t})=>t.opened!==void 0);return{...ot(e[0].call),host:rt(e[0].evidence),isDirect:!0,locked:null,chosen:{},newest:null,
platforms:ke,...!n&&{isUnchecked:!0},worst:null,problems:ke,rejectedAt:ke}}function dn(e,n){const t=JSON.stringify(e),s=n.get(t)??e;return n.set(t,s),s}function Mo(e,n,t){
const[s]=e,{kind:o,wants:r,of:a,answer:i}=s,c=(0,X.Of)(i)?.newest??null,l=(0,y.LS)(a),d=l.length<2&&l.every(B.Kh),u=t&&c!==null?bo(s,c):ke,f=e.flatMap(({root:{client:h},
choice:m})=>m===null?[]:[[h,m.kind==="chosen"?m.version:null]]);return{kind:o,address:ye(s),source:dn(T(s),n),host:r.host,constraints:dn(l.map(({text:h})=>h),n),
...!d&&{requiredBy:l},...u.length>0&&{excluding:u},locked:Te(s)?.text??null,chosen:dn(Object.fromEntries(f),n),newest:c,platforms:xo(e),...e.flatMap(nt).some(Oo)&&
{isUnchecked:!0},worst:null,problems:ke,places:(0,B.As)((0,y.ek)(a)),rejectedAt:To(e)}}const bo=({kind:e,of:n},t)=>e==="module"?ke:(0,y.LS)(n).filter(({text:s})=>!(0,yo.
CM)(t,s)),Oo=({outcome:e})=>e.kind==="not-asked";function xo(e){const n=e.flatMap(t=>t.packages).filter(({platform:t})=>t!=="");return n.length===0?ke:[...Map.groupBy(
n,({platform:t})=>t)].map(([t,s])=>{const o=s.map(Io);return{platform:t,available:o.includes(!1)?!1:o.includes(null)?null:!0}})}function Io({steps:e}){return e.
some(({kind:n})=>n==="platform")?!1:e[0].answer.outcome.kind==="read"?!0:null}function To(e){const n=e.find(({choice:s})=>s!==null&&s.kind!=="chosen");return n===
void 0?ke:[...(0,y.Im)(n.of),Te(n)].flatMap(s=>s?.place??[])}function Eo(e){const n=e.flatMap(({root:t,call:s,evidence:o})=>{const{client:r}=t,a=(0,g.dh)((0,Xe.
_U)(s.source)),[i]=o.steps.flatMap(l=>So(a,l,r)??[]);return i===void 0?[]:"code"in i&&i.code==="host-not-allowed"&&s.place.inside===void 0?[]:{client:r,call:s,source:a,
evidence:o,key:st({root:t,call:s,evidence:o}),fault:i}});return(0,B.c1)(n,({fault:t})=>"code"in t?`${t.code} ${(0,p.pj)(t.message)}`:t.why).map(t=>{const[{fault:s,
evidence:o}]=t,r=(0,B.jH)(t.map(({call:f})=>f.place)),a=[...new Set(t.map(({client:f})=>f))],i=[...new Set(t.map(({source:f})=>f))],c="code"in s?s:(0,P.q)({what:"\
package",...s,names:i}),d={role:"user",host:(0,N.nx)(rt(o)),isTerminal:!1},u=[...new Set(t.map(({key:f})=>f))];return(0,J.kH)((0,E.as)(c,d),{places:r,clients:a,
needed:(0,oe.ly)(r),rowKeys:u})})}function So(e,n,t){const s="answer"in n?n.answer.url:"",o=(0,N.yo)(s)??"",r={kind:"module",address:e,version:"",host:(0,N.nx)(
o)};switch(n.kind){case"asked":{const a=Co(r,n,t);return a?.code!=="host-private-redirect"?a:{why:(0,p.pj)(a.message),cure:(0,g.gL)((0,N.nx)(o))}}case"refused":
return on({...r,url:s,why:n.why,clients:[t]});case"broken":return Qn({...r,why:n.why});case"other":return{why:`it is downloaded with ${n.getter}, which this che\
ck does not use`,cure:void 0};case"unread":return{why:n.why,cure:n.cure};case"description":case"platform":case"protocols":case"sums":case"unsigned":return null}}
function Co(e,n,t){const{outcome:s,url:o}=n.answer;if(s.kind==="status"||s.kind==="failed")return cn(e,n,s);if(s.kind==="unreadable"){const r=`the page at its a\
ddress ${s.why}`;return on({...e,url:o,why:r,clients:[t]})}return s.kind!=="not-asked"||s.why!=="not-allowed"?null:(0,Ge.wp)({host:(0,N.yo)(o)??"",package:(0,p.
xI)`module ${e.address}`})}function Po({items:e,inside:n,versions:t},s){const o=Map.groupBy(e,({root:a})=>a),r=Array.from(n,([a,{calls:i,providers:c}])=>{const l=o.
get(a)??[];return[...i.flatMap(u=>Ao(u,t)??[]),...Lo(c,l,s)].map(u=>{const f=({kind:h,of:m})=>h==="module"&&y.ek(m)[0]===u.places[0];return{...u,rowKeys:Fe(l.filter(
f))}})}).flat();return(0,J.Qp)(r,({problem:a})=>a.message)}function Ao(e,n){const{module:t,client:s,constraint:o,by:r}=e,a=n.get(y.MP(t))?.[s],i=`${t.host}/${t.
namespace}/${t.name}/${t.system}`,c={by:r,address:i,constraint:o?.text??null,others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return fn(e,(0,P.o)(
{...c,newest:null}));const l=(0,X.Of)(a);return!l||ze(e,l)?.kind!=="none-fits"?null:fn(e,(0,P.o)({...c,newest:l.newest}))}const Ro=50;function Lo(e,n,t){const s=Map.
groupBy(e,({provider:o})=>y.JT(o));return n.flatMap(o=>{const{kind:r,answer:a,root:i}=o,c=r==="provider"?s.get(y.IY(o.wants)):void 0,l=(0,X.Of)(a);if(c===void 0||
l===null||o.choice?.kind!=="chosen")return[];const d=[...new Map(c.map(x=>[x.constraint.text,x])).values()],f=[...y.Im(o.of),...d.slice(0,Ro).map(x=>x.constraint)],
h=t?null:Te(o)?.text??null,m=f.map(({text:x})=>x),w=(0,X.EH)(m,l,{client:i.client,lockedVersion:h});if(w===null||w.kind==="chosen")return[];const v=w.kind==="no\
ne-fits"?f.filter(({text:x})=>w.conflict.some(({whole:C})=>C===x)):f,{newest:S}=l,I=T(o);return d.filter(({constraint:x})=>v.includes(x)).map(x=>{const{by:C,constraint:R}=x,
D=v.filter(Y=>Y!==R).map(({text:Y,...me})=>`"${Y}" (${(0,B.Ox)(me)})`),_={by:C,address:I,constraint:R.text,others:D,newest:S};return fn(x,(0,P.o)(_))})})}const fn=({
call:{place:e},host:n},t)=>(0,J.kH)(t,{host:n,services:[G.e$],places:[y.W$(e)]});function Do(e,n){const{items:t}=e,s=[...ds(t),...Js(t),...js(t,e.versions),...Ko(
e)],o=t.filter(({answer:a})=>a.outcome.kind==="read").map(a=>`${a.wants.host} ${Ln(a)}`),r=[...Fo(e,n),...K(s),...Po(e,n.upgrade),...Gs(e.clouds),...Qs(e.logins),
...Ho(t,n),...Eo(e.direct),...e.notes];return{notes:n.isFork?r.map(No):r,roots:vo(t,e.direct,n.upgrade),requests:e.requests,answering:new Set(o),unopened:n.depth===
"init"?Uo(e):null,requirements:e.requirements}}const Bo={isFork:!0,searched:[],notRead:[]};function No(e){const{refusal:n}=e.problem,t=n==="asks"||n==="hides",s={
...(0,ne.to)(e.problem,Bo),severity:"notice"};return t?{...e,problem:s,severity:"notice"}:e}function Uo({items:e,direct:n,notes:t,inside:s}){const o=e.filter(({
kind:c,packages:l})=>c==="module"&&l.every(({opened:d})=>d===void 0)),r=n.filter(({evidence:c})=>c.opened===void 0),a=t.filter(({problem:c})=>c.code==="not-foll\
owed"),i=[...s.keys()].flatMap(({calls:c})=>c.filter(({isOpen:l,module:d,place:u})=>l&&d===null&&u.inside));return[...o.flatMap(({of:c})=>(0,y.ek)(c)),...a.flatMap(
({places:c})=>c),...[...r.map(({call:c})=>c),...i].map(({place:c})=>c)]}const Ko=({items:e,lockHashes:n})=>e.flatMap(t=>{if(t.choice?.kind!=="chosen")return[];const{
version:s}=t.choice;return t.packages.flatMap(o=>fo({item:t,version:s,evidence:o},n))}),jo=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;function Fo({
inside:e},{depth:n}){const t=({place:u})=>u!==y.cd,s=[...e.keys()].flatMap(u=>u.calls),o=it(s.filter(({isOpen:u,isSaid:f})=>u&&!f)),r=it(s.filter(({module:u,isOpen:f})=>u===
null&&!f)),a=r.filter(({source:u})=>jo.test(u)).length,i=r.filter(({source:u})=>/^oci:/.test(u)).length,c=[...e.values()].flatMap(({undescribed:u})=>u).filter(t),
l=c.flatMap(({module:u})=>u===null?[]:`${u.namespace}/${u.name}/${u.system}`),d=hn(o,{what:"open",names:at(o)});return n==="init"?d:[...hn(c,{what:"inside",names:[
...new Set(l)]}),...d,...hn(r,{what:"direct",git:a,oci:i,names:at(r)})]}function hn(e,n){const t=(0,B.NP)(e.map(({place:s})=>s));return t.length===0?[]:[(0,J.kH)(
(0,P.q)(n),{places:t,clients:[]})]}function at(e){const n=Map.groupBy(e,({address:t})=>t);return e.map(({address:t,place:{file:s}})=>{const o=(0,ie.jt)(s).replace(
/\/$/,"")||".";return t==="terraform"?o:n.get(t)?.length===1?t:`${t} in ${o}`})}const it=e=>[...new Map(e.map(n=>[`${n.place.file}:${n.place.line}`,n])).values()];
function Ho(e,{maxRequests:n}){const t=e.flatMap(o=>[o.answer,...nt(o)].flatMap(({outcome:r})=>r.kind==="not-asked"?{item:o,host:ge(o),outcome:r}:[]));return(0,B.
c1)(t,({host:o,outcome:r})=>`${o} ${"problem"in r?(0,p.pj)(r.problem.message):r.why}`).flatMap(o=>{const[{host:r,outcome:a}]=o,i=[...new Set(o.flatMap(u=>(0,y.ek)(
u.item.of)))];if("problem"in a)return[(0,J.kH)(a.problem,{host:r,places:i,needed:(0,oe.ly)(i)})];const{why:c}=a;if(c==="service"||c==="not-allowed")return[];const l=[
...new Set(o.map(u=>b(u.item)))],d=(0,P.q)(c==="limit"?{what:c,max:n,names:l}:{what:c,names:l});return[(0,J.kH)(d,{host:r,places:(0,B.NP)(i),needed:!1})]})}var Wo=k(
493),zo=k(1598),Jo=k(1456),Ce=k(7454),we=k(9926),Vo=k(7144),Go=k(3070),ct=k(3214),Xo=k(2851);const Yo=2*we.PU,Zo=1e3,Qo=3e4,_o=6e4;class qo{gate=new we.iD(we.PU);largeBodies=new we.
iD(1);requests=0;pause=Promise.resolve();silent=0;down=null}class er{#e;#t;#i=(0,be.O)(n=>new qo);#o=new Map;#s=new Set;#n=new Map;constructor(n){this.#e=n,this.#t=
new we.iD(n.concurrency*we.PU),n.stop.onEnd.add(this.#r);for(const[t,s]of n.sessions??[])this.#s.add(t),this.#n.set(t,this.#a({url:s}))}get requests(){return[...this.#o.
values()]}ask(n){const t=this.#a(n);return t.gate.pass(()=>this.#t.pass(()=>this.#c(t,n)))}countTransfer(n){const t=this.#a({url:n});return t.requests>=this.#e.
maxRequests?!1:(t.requests+=1,!0)}#r=()=>{for(const n of this.#s)n.close()};close(){this.#e.stop.onEnd.delete(this.#r),this.#r()}#a({url:n}){const t=(0,Ce.X5)(n),
s=t.ok?`${t.value.name} ${t.value.port}`:(0,N.Pm)(n);return this.#i(s??"")}async#c(n,t){if(n.down!==null)return n.down;const s=await this.#l(n,t);if(typeof s=="\
string")return s;const[{response:o}]=s;return"problem"in o&&o.problem.code==="host-private-redirect"||(n.silent=s.every(({headMs:r})=>r===null)?n.silent+1:0,n.silent>=
Yo&&(n.down=s)),s}async#l(n,t){const{stop:s,maxRequests:o}=this.#e,r=[];for(;;){if(await n.pause,s.why!==null)return pn(r,"stopped");if(n.requests>=o)return pn(
r,"limit");const a=await this.#u(n,t);if(s.why!==null&&a.response.kind==="failed"||r.push(a),t.patience.every(f=>(0,M.mh)(r,f)!==null)||s.why!==null)return pn(r,
"stopped");const{ms:l,isForHost:d}=nr(a,r.length,this.#e),u=(0,ct.v7)(l,this.#e);d&&(n.pause=u),await u}}async#u(n,t){const{startTimer:s,monotonic:o}=this.#e,{patience:r}=t,
a=this.#f(n);n.requests+=1;try{const i=await(0,Go.e)({...t,planBody:c=>({...t.planBody(c),turn:()=>n.largeBodies.enter()}),asks:"answer",session:a,timeoutMs:(0,Xo.
nT)(r),startTimer:s,monotonic:o});return n.requests+=i.hops.length-1,this.#d(t,i),i}finally{this.#h(n,a)}}#d({host:n},t){const{hops:s,response:o,timing:r,certificates:a}=t,
[i]=o.kind==="received"?s:[],{slowest:c=null,certificates:l=[]}=this.#o.get(n)??{},d=i!==void 0&&r.totalMs>(c?.timing.totalMs??-1),u=[...l,...a.map(({host:f,expires:h})=>({
host:f,expires:h}))];this.#o.set(n,{host:n,slowest:d?{url:i.url,timing:r}:c,certificates:(0,B.t6)(u,({host:f,expires:h})=>`${f} ${h}`)})}#f(n){for(const[s,o]of[
...this.#n].reverse())if(o===n&&(this.#n.delete(s),s.isOpen))return s;const t=new Vo.N(this.#e.network);return this.#s.add(t),t}#h(n,t){t.isOpen?this.#n.set(t,n):
this.#s.delete(t);const[s]=this.#n.keys();this.#n.size<=this.#e.concurrency||s===void 0||(this.#n.delete(s),this.#s.delete(s),s.close())}}const pn=([e,...n],t)=>e===
void 0?t:[e,...n];function nr({response:e},n,{now:t}){const s=e.kind==="received"&&[429,503].includes(e.head.status)?(0,ct.VJ)(e.head.retryAfter,t()):null;return s===
null?{ms:Math.min(Zo*2**(n-1),Qo),isForHost:!1}:{ms:Math.min(Math.max(s,0),_o),isForHost:!0}}var L=k(7811),q=k(8643),A=k(8153),pe=k(9633),lt=k(9713),tr=k(8936),
mn=k(9623);const sr={kind:"whole",maxBytes:8*1024*1024},de=({bytes:e})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e),xe={kind:"read",value:null},le=(e,n,t="")=>({
host:e,url:t,tokenSource:null,outcome:{kind:"not-asked",why:n},attempts:0,lastHop:null});function or(e,n){const{attemptMs:t}=n,s=e[(0,M.mh)(e,n)??e.length-1]??e[0],
{response:o,timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=t)return o;const i=(a??0)>t?"response":"body",c=o.url.host.replace(/:443$/,"");return{kind:"fa\
iled",problem:(0,tr.Qs)({host:c,asks:"answer",phase:i,limitMs:t,attempts:1}),transient:!0}}const ut=(e,{accepts:n=s=>s===200,plan:t=()=>sr})=>n(e.status)?t(e):null;
function gn(e,n){const s=/"(?:modules|versions|archives|os)"/i.test(de(e))?"":(0,mn.qC)(e.bytes);return s===""?n:`is the error "${s}"`}function rr(e,n,t,s){if(e.
kind==="failed"){const{problem:d}=e;return d.code==="host-http2"?{kind:"not-asked",why:"unchecked",problem:d}:{kind:"failed",problem:d}}const{head:o,body:r}=e,{
status:a,reason:i}=o;if(!s.read(r))return{kind:"not-asked",why:"work"};const c=ut(o,t);if(c===null)return{kind:"status",status:a,reason:i,...(0,mn.vA)(o,r.bytes)};
if(r.truncated&&c.kind==="whole")return{kind:"not-asked",why:"size"};const l=t.read(e,n,s);return l.ok?{kind:"read",value:l.value}:l.why===A.ch?{kind:"not-asked",
why:s.isSpent?"work":"size"}:{kind:"unreadable",why:gn(r,l.why),page:(0,mn.vA)(o,r.bytes).page}}const ar=3e4,ir={kind:"whole",maxBytes:1024*1024},dt={headers:{accept:"\
application/vnd.api+json"},plan:({status:e})=>e===200?ir:lt.IK},cr={...dt,accepts:()=>!0,read:({head:e})=>(0,L.Ju)(e.apiVersion)},lr=(0,A.w3)({data:(0,A.lq)((0,A.
w3)({id:A.Qq}))}),ft={...dt,accepts:e=>e>=200&&e<=399,read:({body:e})=>{const n=(0,A.D4)(de(e),lr);return n.ok?n.value.data===null?(0,L.TR)("has no data"):(0,L.
Ju)(null):n}},ur=/^[\w-]+$/;async function dr(e,n){const t=e.map(async s=>{const{host:o,service:r,clients:a}=s;if(!await n.hasToken(o))return[];const i=n.belowService(
r,o,d=>d),c=a.flatMap(d=>{const u=i(d);return typeof u=="string"?[]:[{client:d,base:u}]}),l=(0,B.c1)(c,({base:d})=>(0,q.jr)(d.url)).map(d=>{const u=d.map(({client:f})=>f);
return fr({...s,clients:u},d[0].base,n)});return await Promise.all(l)});return(await Promise.all(t)).flat()}async function fr(e,n,{send:t,timeoutMs:s}){const{host:o,
clients:r,organization:a,workspace:i}=e,c=({client:v})=>({client:v,attemptMs:s??ar,retries:1}),l=async(v,S)=>{const I=(0,pe.ny)(n.url,v),x=()=>({...n,url:I}),C=`\
cloud ${(0,q.jr)(I)}`,R=await t({...S,host:o,clients:r,at:x,once:C,patience:c});return Object.values(R)[0]??le(o,"service")},d=await l("ping",cr),u={...e,ping:d,
ofOrganization:null,ofWorkspace:null};if(d.outcome.kind!=="read"||a===null)return u;const f=`organizations/${a}`,h=await l(`${f}/entitlement-set`,ft),w=h.outcome.
kind!=="read"||i===null?null:await l(`${f}/workspaces/${i}`,ft);return{...u,ofOrganization:h,ofWorkspace:w}}function hr(e,n){const t=e.flatMap(({kind:o,workspace:r,
hasOwnToken:a,needs:i,place:c})=>{if(r===void 0||a)return[];const l=o.startsWith("cloud")?n.TF_CLOUD_ORGANIZATION:null,d=ht(r.organization??l),u=ht(r.name);return i.
map(({host:f,service:h,clients:m})=>({host:f,service:h,organization:d,workspace:u,clients:m,places:[c]}))}),s=({host:o,service:r,organization:a,workspace:i})=>[
o,r,a,i].join(" ");return(0,B.c1)(t,s).map(o=>({...o[0],clients:[...new Set(o.flatMap(({clients:r})=>r))],places:o.flatMap(({places:r})=>r)}))}const ht=e=>e&&ur.
test(e)?e:null;var pr=k(6542),pt=k(2218),mt=k(4165),mr=k(7057),kn=k(4443),Qe=k(9897);const gr=(0,A.w3)({location:A.Qq,use_registry_credentials:(0,A.lq)(A.zM)}),
kr=(0,A.w3)({location:A.Qq,use_registry_credentials:A.gy}),wr=(e,n)=>(0,A.D4)(e,n?gr:kr,"struct");function yr({status:e,header:n,body:t,downloadUrl:s},o,r){if(o===
"opentofu"&&e!==204){const a=wr(t,r);if(!a.ok)return ue(`the response ${a.why}`);const{location:i,use_registry_credentials:c}=a.value;if(c!==null)return vr(i,c,
s);if(i!=="")return gt(i,s,o)}return n?gt(n,s,o):ue($r[o])}function vr(e,n,t){if(e==="")return ue("the response has `use_registry_credentials` and no `location`");
const s=(0,pe.EH)(t,e);return s.ok?{kind:"direct",url:s.value,usesCredentials:n}:ue(s.why)}const $r={terraform:"the response has no X-Terraform-Get header",opentofu:"\
the response has neither `location` nor an X-Terraform-Get header"},ue=e=>({kind:"refused",why:(0,Xe.Nx)(e)});function Mr(e,n){const t=/^([A-Za-z][A-Za-z0-9+.-]*):/.
exec(e)?.[1];return t===void 0?ue(`invalid source string: ${e}`):(0,Qe.WS)(t,n)?wn(e,n):ue(`no getter available for X-Terraform-Get source protocol: "${t}"`)}function gt(e,n,t){
const s=(0,pe.ut)(n,e);if(!s.ok)return ue(s.why);const{kind:o}=(0,he.vL)(s.value,t);return o==="local"||o==="registry"?ue("must be a direct remote package addre\
ss"):wn(s.value,t)}const br=["tar.gz","tar.bz2","tar.tbz2","tar.xz","tgz","tbz2","txz","zip","gz","bz2","xz"],kt=["ref","depth","sshkey"],wt="checksum cannot be\
 specified for directory download";function wn(e,n){const t=(0,Qe.cx)(e,n);if(!t.ok)return ue(t.why);const{getter:s,url:o,subdirectory:r}=t.value;if(!(0,Qe.WS)(
s,n))return ue((0,Qe.Ns)(e,t.value));if(o===null)return{kind:"other",getter:s};const a=(0,kn.xB)(o.query),i=f=>{const h=a.find(([m])=>m===f)?.[1]??"";return(0,kn.
Uw)(h.replaceAll("+"," "))||null},c=i("archive"),l=i("checksum"),d=a.filter(([f])=>f!=="checksum"&&!(f==="archive"&&c));if(s==="git"){if(l!==null)return ue(wt);
const[f,h,m]=kt.map(i),w={ref:f??null,depth:h??null,sshkey:m??null},v=d.filter(([I])=>!kt.includes(I));return{kind:"git",url:{...yn(o,v),fragment:o.fragment},...w,
subdirectory:r}}if(!/^https?$/.test(o.scheme)||!/^https?$/.test(s))return{kind:"other",getter:s};const u=Or(o.path,c,n);return u!==null?{kind:"archive",url:yn(o,
d),archive:u,checksum:l,subdirectory:r}:l!==null?ue(wt):{kind:"page",url:yn(o,[...d,["terraform-get","1"]]),subdirectory:r}}function Or(e,n,t){const s=o=>n===null?
e.endsWith(`.${o}`):n===o;return br.find(o=>s(o)&&(o!=="tbz2"||t==="terraform"))??null}const yn=(e,n)=>({...e,query:(0,kn.Ge)(n),forceQuery:!1,fragment:""}),xr={
amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function Ir(e){for(const[n,t,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.toLowerCase();if(t===
""?o==="body":o==="head")return null;if(t!==""||o!=="meta")continue;const r=new Map;for(const[,i="",c,l,d]of n.matchAll(Tr))r.set(i.toLowerCase(),c??l??d??"");const a=r.
get("content")??"";if(r.get("name")==="terraform-get"&&a!=="")return Er(a)}return null}const Tr=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
Er=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(n,t,s)=>t!==void 0?xr[t]??n:Number(s)<=1114111?String.fromCodePoint(Number(s)):n),Sr=3e4,vn={kind:"excerpt",maxBytes:1024},
yt=128*1024,$n=e=>({client:n})=>({client:n,attemptMs:Sr,retries:n==="opentofu"?e:0}),Be={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,
plan:()=>vn,read:()=>(0,L.Ju)(""),patience:$n(0),netrc:M.Du},Cr={...Be,name:"provider archive",patience:$n(2),netrc:["terraform"]},vt={name:"direct archive",headers:{
range:"bytes=0-0"},accepts:e=>e>=200&&e<300,plan:()=>vn,read:()=>(0,L.Ju)("")},Pr=64*1024*1024,Ar=3e5,Rr=({patience:e=r=>r,...n},t,s,o)=>({...n,name:`whole ${t}`,
headers:{},plan:()=>({kind:"taken",maxBytes:Pr,take:s}),read:()=>(0,L.Ju)(o()),patience:r=>({...e(r),attemptMs:Ar})}),Lr={name:"page",headers:{},accepts:e=>e>=200&&
e<300,plan:({terraformGet:e})=>e?vn:{kind:"excerpt",maxBytes:yt},read:({head:e,body:n})=>{const t=e.terraformGet||Ir(de(n));return t===null?(0,L.TR)('has neithe\
r X-Terraform-Get nor <meta name="terraform-get">'):(0,L.Ju)(t)},patience:$n(0),netrc:M.Du},Dr={...Be,name:"repository",headers:{},accepts:e=>e===200,netrc:[]},
$t={name:"sums",headers:{},read:({body:e})=>(0,L.Ju)(e.bytes)},Br={...$t,name:"signature"},Nr={...Be,name:"checksum file",headers:{},accepts:e=>e===200,read:({body:e})=>(0,L.
Ju)(de(e)),plan:()=>({kind:"excerpt",maxBytes:yt})};async function Ne({client:e,registry:n,url:t,origin:s,token:o=!1},r,{send:a,clients:i,isNamed:c}){const l=(0,N.
Pm)(t);if(l!==null&&l!==n&&!c(l))return le(n,"not-allowed",(0,q.Pl)(t));const d=()=>({url:t,origin:s}),u=`${r.name} ${o} ${s?.isPublic} ${(0,q.jr)(t)}`,f={...r,
host:n,clients:i,at:d,once:u,isAnonymous:!o},{[e]:h}=await a(f);if(h===void 0)throw new Error("a client without an answer");return h}const Ur={accepts:e=>e===200||
e===204,read:({head:e,body:n},t)=>{const{status:s,terraformGet:o}=e;return(0,L.Ju)({status:s,header:o,body:de(n),downloadUrl:t})}};function Mt({address:e,version:n,
clients:t},s){const{host:o}=e,r=s.belowService(G.e$,o,i=>(0,pe.sw)(i,e,n)),a=s.send({...Ur,host:o,clients:t,at:r});return async i=>{const{[i]:c}=await a;return c===
void 0?null:await jr(i,c,s)}}const Kr=10;async function jr(e,n,t){const{outcome:s,host:o}=n,r={kind:"asked",part:"location"};if(s.kind!=="read")return Pe([{...r,
answer:n}]);const{downloadUrl:a}=s.value,i={...n,outcome:xe},c=(0,M.sX)(t.versionOf("opentofu")),l=yr(s.value,e,c),d=t.originOf(n.lastHop),u=await Ot(l,{registry:o,
client:e,downloadUrl:a,origin:d},t);return{...u,steps:[{...r,answer:i},...u.steps]}}async function Fr(e,n,t,s){const o=wn(e,n),r="url"in o?o.url:null,a=r&&(0,N.
Pm)(r),i=r===null?"":(0,q.Pl)(r);if(r!==null&&!s.isNamed(a))return Pe([{...bt,answer:le(a,"not-allowed",i)}]);const c={...le(a,"service",i),outcome:xe},l=await Ot(
o,{registry:a,client:n,downloadUrl:r,origin:t},s);return{...l,steps:[{...bt,answer:c},...l.steps]}}const bt={kind:"asked",part:"archive"};async function Ot(e,n,t){
const{downloadUrl:s,...o}=n,r=[];let a="",{origin:i}=n;for(let c=0;;c+=1){if(e.kind==="refused"||e.kind==="other")return Pe([...r,e]);const l=e.kind==="direct"?
"":e.subdirectory,d={...o,origin:i,url:e.url};if(e.kind!=="page"){const{steps:f,tree:h,origin:m}=await Hr(e,d,s,t),w=h&&c>0?(0,mt.kX)(l,h):l,v=h&&{tree:h,subdirectory:xt(
w,a),origin:m};return{...Pe([...r,...f]),...v&&{opened:v}}}if(c===Kr){const f=`too many X-Terraform-Get redirects: ${c+1}`;return Pe([...r,{kind:"refused",why:f}])}
const u=await Ne(d,Lr,t);if(r.push({kind:"asked",part:"page",answer:u}),u.outcome.kind!=="read")return Pe(r);i=t.originOf(u.lastHop),a=xt(l,a),e=Mr(u.outcome.value,
o.client)}}const xt=(e,n)=>[e,n].filter(t=>t!=="").join("/"),Pe=e=>({platform:"",steps:e,hashes:null});async function Hr(e,n,t,s){const o=e.kind==="direct"&&e.usesCredentials,
r=o&&t!==null&&Jr(t,e.url),a=await(s.open??zr)(e,{...n,token:r},s);if(!o||r)return a;const i=`the token of the registry from ${(0,N.Pm)(e.url)}`,c=a.steps.map(l=>Wr(
l)?{kind:"other",getter:i}:l);return{...a,steps:c}}const Wr=e=>e.kind==="asked"&&e.answer.outcome.kind==="status"&&e.answer.outcome.status===401,zr=async(e,n,t)=>{
const s={isPublic:!0};if(e.kind==="git"&&!/^https?$/.test(e.url.scheme))return{steps:[{kind:"other",getter:"git"}],tree:null,origin:s};const[o,r]=Vr[e.kind],a=await Ne(
{...n,url:Gr(e)},r,t);return{steps:[{kind:"asked",part:o,answer:a}],tree:null,origin:s}};function Jr(e,n){const t=[e,n].map(s=>({scheme:s.scheme==="http"?"http":
"https",name:(0,Ce.be)(s)}));return(0,mr.nL)(t).at(-1)==="sent"}const Vr={archive:["archive",Be],direct:["archive",vt],git:["repository",Dr]},Gr=({kind:e,url:n})=>e===
"git"?{...n,path:`${n.path}/info/refs`,query:"service=git-upload-pack"}:n;var Mn=k(9465);const Xr=(0,A.w3)({name:A.Qq,source:A.Qq,version:A.Qq}),Yr=(0,A.w3)({name:A.
Qq,version:A.Qq,namespace:(0,A.LT)(A.Qq),source:(0,A.LT)(A.Qq)}),It=(0,A.w3)({path:A.Qq,providers:(0,A.p_)((0,A.lq)(Yr)),dependencies:(0,A.p_)((0,A.lq)(Xr))}),Zr=(0,A.
w3)({version:A.Qq,root:It,submodules:(0,A.p_)((0,A.lq)(It))}),Qr=(0,A.w3)({modules:(0,A.p_)((0,A.lq)((0,A.w3)({source:A.Qq,versions:(0,A.p_)((0,A.lq)(Zr))})))});
function _r(e){const n=(0,A.qL)(e,Qr);if(!n.ok)return n;const{value:t,items:s}=n.value,{modules:o}=t,r=o.map(c=>c?.versions??[]);if(o.length+r.flat().length>A._5)
return(0,L.TR)(A.ch);if(o.includes(null)||r.flat().includes(null))return(0,L.TR)("has null in a list, at which the clients crash");const[a]=r;if(a===void 0)return(0,L.
TR)('has no element in "modules"');const i=a.flatMap(c=>c??[]);return(0,L.Ju)({texts:i.map(({version:c})=>c),described:s>A._5?new Map:qr(i)})}function qr(e){const n=e.
map(({version:t,root:s,submodules:o})=>{const a=[s,...o].flatMap(i=>i??[]).map(({path:i,dependencies:c,providers:l})=>({path:i,calls:c.flatMap(d=>d??[]),providers:l.
flatMap(d=>d??[])}));return[t,a]});return new Map(n.filter(([,t])=>t.some(({calls:s,providers:o})=>s.length+o.length>0)))}function Tt(e,n,t=new Map){const s=e.flatMap(
({client:r,calls:a})=>a.flatMap(({module:i,constraint:c})=>i?[{module:i,client:r,constraint:c}]:[])),o=({module:r,client:a})=>t.get((0,y.MP)(r))?.[a]!==void 0;return St(
s.filter(r=>!o(r)),t,n)}async function Et(e,n,t,s=()=>!1){const o=a=>({client:a.client,calls:a.calls.filter(i=>!s(i,a.client))}),r=({module:a,client:i})=>(0,X.Of)(
n.get((0,y.MP)(a))?.[i]);for(;;){const a={left:xs},i=new Map(e.map(l=>[l,Is(o(l),r,a)])),c=[...i.values()].flatMap(({calls:l})=>l).filter(({module:l})=>t.visits.
has(l.host)&&!n.has((0,y.MP)(l)));if(c.length===0)return i;await St(c,n,t)}}async function St(e,n,t){const s=(0,B.c1)(e,({module:o})=>(0,y.MP)(o));return await(0,we.
Eu)(s,([{module:o}])=>o.host,t,async o=>{const[{module:r}]=o,{host:a}=r,i=await t.send({host:a,clients:[...new Set(o.map(({client:c})=>c))],at:t.belowService(G.
e$,a,c=>(0,pe.fZ)(c,r)),read:({body:c},l,d)=>ea(de(c),o,d,t.keepsReleases)});n.set((0,y.MP)(r),{...n.get((0,y.MP)(r)),...i})}),n}function ea(e,n,t,s=!1){const o=_r(
e);if(!o.ok)return o;const{texts:r,described:a}=o.value;if(!t.keep(r))return(0,L.TR)(A.ch);const i=s?{releases:Ls(a,n)}:{},c=(0,X.tF)("module",r,{work:t,...i}),
l=ys(a,c,n);return(0,L.Ju)(l.size===0?c:{...c,described:l})}async function na(e,n){const t=new ta(n),s=new Map,o=e.filter(({directory:a})=>a===y.cd.file);let r={
roots:e,notes:()=>[]};for(;n.stop.why===null;){const a=t.unknownIn(r.roots);if(a.length===0)break;await n.reach((0,pt.T5)(a,()=>!1,n.clients)),await Tt(a,{...n,
keepsReleases:!0},s),await t.open(a,s);const{roots:i,notes:c}=n.expand(t.opened);r={roots:[...i,...o],notes:c}}return{...r,modules:s,evidenceOf:t.evidenceOf}}class ta{opened=new Map;evidence=new Map;ports;constructor(n){
this.ports=n}evidenceOf=(n,t)=>this.evidence.get((0,Mn.C_)(n,t))??null;unknownIn(n){const t=new Set;return n.flatMap(s=>{const o=s.calls.filter(r=>{const a=(0,Mn.
C_)(r,s.client),i=r.isOpen||t.has(a)||this.evidence.has(a);return t.add(a),!i});return o.length===0?[]:{...s,calls:o}})}async open(n,t){const s=n.flatMap(({calls:o,
client:r})=>o.map(a=>({call:a,client:r})));await Promise.all(s.map(({call:o,client:r})=>o.module===null?this.openSource(o,r):this.openVersion(o,o.module,r,t)))}async openVersion(n,t,s,o){
const r=(0,X.Of)(o.get((0,y.MP)(t))?.[s]),a=r&&ze({...n,module:t,client:s},r),i=a?.kind==="chosen"?a.version:null,{namespace:c,name:l,system:d,subdirectory:u}=t,
f=h=>this.add(n,s,h,`${c}/${l}/${d} ${i}`,u);i===null?f(null):await this.finderOf({address:t,version:i})(s).then(f)}finderOf=(0,be.O)(n=>(0,be.O)(Mt({...n,clients:this.
ports.clients},this.ports)),({address:n,version:t})=>`${(0,y.MP)(n)} ${t}`);async openSource(n,t){const{source:s,place:o}=n,r=o.inside?{isPublic:o.inside.isPublic}:
null,a=await Fr(s,t,r,this.ports);this.add(n,t,a,(0,g.dh)((0,Xe._U)(s)),"")}add(n,t,s,o,r){const a=(0,Mn.C_)(n,t);if(this.evidence.set(a,s),s?.opened===void 0)return;
const{tree:i,subdirectory:c,origin:l}=s.opened,d=[c,r].filter(f=>!/^\.?$/.test(f)).join("/"),u=n.module===null?(0,mt.kX)(d,i):d;this.opened.set(a,{name:o,tree:i,
directory:u,isPublic:l.isPublic})}}var Ue=k(3556),_e=k(7598);const Ae="-----BEGIN ",Ke="-----END ",Ct=96,bn=e=>(0,L.s8)((0,L.Dw)(e));function Pt(e,n,{readsChecksum:t,
trimsLines:s}){const o=sa(e.replace(/\n$/,"").split(/\r?\n/));if(o===null)return(0,L.TR)(oa(e));if(!n.test(o.type))return(0,L.TR)("begins with a block that is n\
o public key");const r=s?o.body.map(bn):o.body,a=r.findIndex(u=>u.startsWith(Ke)||/^=.{4}$/.test(u)),i=a<0?r:r.slice(0,a);if(i.some(({length:u})=>u>Ct))return(0,L.
TR)(`has a line of more than ${Ct} characters`);const c=ra(i);if(c===null){const u=i.some(f=>f!==bn(f));return(0,L.TR)(u?"has spaces around its lines":"has dama\
ged base64 text")}const[l=Ke,d=""]=a<0?[]:r.slice(a);return!t||l.startsWith(Ke)?(0,L.Ju)(c):d.startsWith(Ke)?l===aa(c)?(0,L.Ju)(c):(0,L.TR)("has a wrong checksu\
m"):(0,L.TR)(`has no line \`${Ke}\u2026\` after its checksum`)}function sa(e){let n=null;for(const[t,s]of e.entries()){const o=bn(s);if(n===null)n=o.startsWith(
Ae)?o.slice(Ae.length,-5):null;else{if(o==="")return{type:n,body:e.slice(t+1)};o.includes(":")||(n=null)}}return null}function oa(e){return/-----\\+[rn]/.test(e)?
"has the characters `\\n` in place of line breaks":e.includes(`
${Ae}`)||e.startsWith(Ae)?`has no empty line after \`${Ae}\u2026\``:`has no line that begins with \`${Ae}\``}function ra(e){const n=e.join("").replaceAll("\r","");
return n.length%4!==0||/[^A-Za-z0-9+/=]/.test(n)?null:Buffer.concat((n.match(/[^=]+=*/g)??[]).map(t=>Buffer.from(t,"base64")))}function aa(e){let n=11994318;for(const t of e){
n^=t<<16;for(let s=0;s<8;s+=1)n=n<<1^(n&8388608?25578747:0)}return`=${Buffer.from([n>>16,n>>8,n]).toString("base64")}`}class $e extends Error{}const ia=1e3,[At,
On]=[1,22],Rt={[At]:[2,1],3:[2,1],17:[4,2],19:[1,2],[On]:[1,2]},ca=[27,28],la={2:"sha1",...{8:"sha256",9:"sha384",10:"sha512",11:"sha224"},12:"sha3-256",14:"sha\
3-512"},[ua,da,Lt]=[2,6,14],fa=[5,7];function qe(e){let n=0;const t=()=>e.length-n,s=i=>{if(i>t())throw new RangeError("cut off");return n+=i,e.subarray(n-i,n)},
o=i=>s(i).readUIntBE(0,i),[r,a]=[()=>e.subarray(0,n),()=>e.subarray(n)];return{left:t,take:s,number:o,taken:r,rest:a}}function xn(e){const n=[],t=qe(e);try{for(;t.
left()>0;){if(n.length>ia)throw new $e;n.push(...ha(t))}return{packets:n,isDamaged:!1}}catch(s){if(s instanceof RangeError)return{packets:n,isDamaged:!0};throw s}}
function ha(e){const n=e.number(1);if(n<128)throw new RangeError("no packet");const t=n<192,s=t?(n&60)>>2:n&63,o=t?ma(e,n&3):Dt(e,224),r=qe(e.rest().subarray(0,
o)),a=pa(s,r);return e.take(r.taken().length+(a.length>0?0:r.left())),a}function pa(e,n){if(fa.includes(e))throw new $e;return e===ua?ga(n):e===da||e===Lt?[ka(n,
e===Lt)]:[]}const ma=(e,n)=>n===3?e.left():e.number(1<<n);function Dt(e,n=255){const t=e.number(1);if(t<192)return t;if(t===255)return e.number(4);if(t>=n)throw new $e;
return(t-192)*256+e.number(1)+192}function ga(e){const n=e.number(1),[t,s,o]=[e.number(1),e.number(1),la[e.number(1)]];if(n===5||n===6||ca.includes(s))throw new $e;
const[,r]=Rt[s]??[];if(n!==4||o===void 0||r===void 0)return[];const a=Ut(qe(e.take(e.number(2)))),i=e.taken(),c=[a,Ut(qe(e.take(e.number(2))))];e.take(2);const l=c.
flatMap(m=>m.get(33)??m.get(16)??[]).at(-1),d=m=>a.get(m)?.readUInt32BE()??0,u={created:d(2),lifetime:d(3),keyLifetime:d(9)},f=Bt(l?.toString("hex")??"");return[
{kind:"signature",...{type:t,algorithm:s,hash:o,signed:i,issuer:f,numbers:Nt(e,r)},...u}]}function ka(e,n){if(e.number(1)!==4)throw new $e;const[t,s]=[e.number(
4),e.number(1)],[o=0]=Rt[s]??[];o===0&&e.take(e.left()),o===1&&e.take(e.number(1));const r=Nt(e,o),a=e.taken(),i=Buffer.from([153,a.length>>8,a.length]);return{
kind:"key",id:Bt((0,_e.hash)("sha1",Buffer.concat([i,a]))),algorithm:s,created:t,numbers:r,isSubkey:n}}const Bt=e=>e.slice(-16).toUpperCase(),Nt=(e,n)=>Array.from(
{length:n},()=>e.take(Math.ceil(e.number(2)/8)));function Ut(e){const n=[];for(;e.left()>0;){const t=Dt(e);if(t>e.left())return new Map;n.push(e.take(t))}return new Map(
n.map(t=>[(t[0]??0)&127,t.subarray(1)]))}const In="`signing_keys.gpg_public_keys`",Tn="the signature of its checksums",wa=["34365D9472D7468F","B0B441097685B676",
"C820C6D5CD27AB87"],ya="7D72D4268E4660FC",va=20,$a=1024*1024,Ma=2048,Kt=Buffer.alloc(0);function ba(e,n){const t=e.keys.filter(o=>o!==null);if(t.length===0||t.length<
e.keys.length)return{why:`the description has ${e.keys.length===0?"no key":"null, at which the clients crash,"} in ${In}`,cure:"signAndList"};const s=t.reduce((o,r)=>o+
r.ascii_armor.length,0);if(t.length>va||s>$a)return null;try{return Oa(e,t,n)}catch(o){if(o instanceof $e)return null;throw o}}function Oa({sums:e,signature:n},t,s){
const o=Ia(n),r=(0,M.pJ)(s.client,s.version),a=[];let i=null;for(const[d,u]of t.entries()){const f=t.length===1?"the key":`key ${d+1} of ${t.length}`,h=(I,x,C)=>({
why:`\`${I}\` of ${f} in ${In} ${x}`,cure:C}),m=xa(u.ascii_armor,r);if(!m.ok)return h("ascii_armor",m.why,"armor");const w=m.value.flatMap(I=>I.kind==="key"?I.id:
[]),v=o.signatures.find(({issuer:I})=>w.includes(I)),S=v===void 0?o.fault:Ca(v,m.value,e);if(S!==null)return{...S,why:`${Tn} ${S.why}`};if(v===void 0)a.push(...w);else if(Pa(
v,m.value,s)){const I=s.client==="opentofu"?"extend":"sign";i??={why:`${Tn} or its key ${v.issuer} has expired`,cure:I}}else{const I=Ta(u.trust_signature??"",v,
r);return I===null?null:h("trust_signature",I,"trust")}}if(i!==null)return i;const c=(0,g.K4)(o.signatures,3,({issuer:d})=>d),l=a.length===0?"no key":(0,g.K4)(a,
3);return{why:`${Tn} is by key ${c}, but ${In} lists ${l}`,cure:"list"}}function xa(e,n){const t=Pt(e,/^PGP (?:PUBLIC|PRIVATE) KEY BLOCK$/,n);if(!t.ok)return t;
const{packets:s,isDamaged:o}=xn(t.value);return o?(0,L.TR)("is cut off or damaged"):(0,L.Ju)(s)}function Ia(e){const{packets:n,isDamaged:t}=xn(Buffer.from(e)),s=n.
flatMap(a=>a.kind==="signature"?a:[]),o=a=>({signatures:s,fault:{why:a,cure:"sign"}}),[r]=e;return r===void 0?o("is empty"):r<128||s.length<n.length?o("is not a\
 binary OpenPGP signature (with `--armor` it is text)"):t?o("is cut off or damaged"):s.some(({issuer:a})=>a==="")?o("does not name its key"):s.length===0?o("is \
of a kind that the clients do not read"):{signatures:s,fault:null}}function Ta(e,n,t){if(e===""||wa.includes(n.issuer))return null;const s=Pt(e,/^/,{...t,readsChecksum:!1});
if(!s.ok)return s.why;const{packets:o}=xn(s.value);return o.some(a=>a.kind==="signature"&&a.issuer===ya)?null:"is not by HashiCorp\u2019s key for partners"}const Ea=32,
Sa=[16,17,18,19,24],jt=e=>e.kind==="key"&&!e.isSubkey;function Ft(e,n){const t=n.findIndex(r=>r.kind==="key"&&r.id===e),s=n.findIndex((r,a)=>a>t&&jt(r)),o=n.slice(
0,s<0?n.length:s);return o.slice(o.findLastIndex(jt))}function Ca(e,n,t){const{issuer:s}=e,o=Ft(s,n),r=o.find(i=>i.kind==="key"&&i.id===s);if(r?.kind==="key"&&!Aa(
r,e,t)){const i=Buffer.from(t).includes(`\r
`)?", whose lines end with CRLF":"";return{why:`by key ${s} does not match the file of checksums${i}`,cure:"sign"}}return o.some(i=>i.kind==="signature"&&i.type===
Ea)?{why:`is by key ${s}, which is revoked`,cure:"signAndList"}:null}function Pa({issuer:e,created:n,lifetime:t},s,{client:o,now:r,refusesExpired:a}){const i=h=>h<
r/1e3,c=t>0&&i(n+t),l=Ft(e,s),d=Math.max(...l.map(h=>h.kind==="key"?h.created:0)),u=l.flatMap(h=>h.kind==="signature"&&Sa.includes(h.type)?h.keyLifetime:[]);if(o===
"terraform")return c&&!u.some(h=>h>0);const f=u.length>0&&u.every(h=>h>0&&i(d+h));return a&&(c||f)}function Aa(e,n,t){const{type:s,algorithm:o,hash:r,signed:a,numbers:i}=n;
if(s>1||e.algorithm!==o)return!1;const c=Buffer.from(t).toString("latin1"),l=Buffer.from(s===1?c.replace(/\r?\n/g,`\r
`):c,"latin1"),d=Buffer.from([4,255,0,0,a.length>>8,a.length]),u=Buffer.concat([l,a,d]),{jwk:f,size:h}=Ra(e),m=i.map(S=>Buffer.concat([Buffer.alloc(h),S]).subarray(
-h)),w=Buffer.concat(m),v={key:f,format:"jwk"};try{return o===On?(0,_e.verify)(null,(0,_e.createHash)(r).update(u).digest(),v,w):(0,_e.verify)(r,u,v,w)}catch{throw new $e}}
function Ra({algorithm:e,numbers:[n=Kt,t=Kt]}){const s=o=>o.toString("base64url");if(e===On&&n.length===33)return{jwk:{kty:"OKP",crv:"Ed25519",x:s(n.subarray(1))},
size:32};if(e!==At||n.length>Ma)throw new $e;return{jwk:{kty:"RSA",n:s(n),e:s(t)},size:n.length}}var Ht=k(850);async function En(e,n,t=new Map){const s=new Map(
t),o=e.flatMap(i=>i.providers.flatMap(({provider:c})=>t.get((0,y.JT)(c))?.[i.client]!==void 0?[]:{provider:c,root:i})),r=(0,B.c1)(o,({provider:i})=>(0,y.JT)(i)),
a=async i=>{const[{provider:c}]=i,l=Wt(i),d=Wt(i.filter(({root:m})=>!n.isInstalled(c,m))),u=n.send({...La,...zt(c,n),clients:d}),f=l.map(async m=>[m,await Da(m,
{address:c,clients:l},u,n)]),h=(0,y.JT)(c);s.set(h,{...t.get(h),...Object.fromEntries(await Promise.all(f))})};return await(0,we.Eu)(r,([{provider:i}])=>i.host,
n,a,4*we.PU),s}const Wt=e=>[...new Set(e.map(({root:n})=>n.client))],La={read:({body:e},n,t)=>{const s=Ue.TT(de(e));if(!s.ok)return s;const{texts:o,...r}=s.value,
a=o.length===0?gn(e,""):"";if(a!=="")return(0,L.TR)(a);const i=[...o,...r.warnings,...new Set(r.platforms)];return t.keep(i)?(0,L.Ju)((0,X.tF)("provider",o,{...r,
work:t})):(0,L.TR)(A.ch)}},zt=(e,{belowService:n})=>({host:e.host,at:n(G.xq,e.host,t=>(0,pe.i5)(t,e))});async function Da(e,n,t,s){const{address:o}=n,r=le(o.host,
"service"),a=async()=>(await t)[e]??r,i=s.methodsOf(o,e),c=(i?.methods??[Jt]).map(w=>w.kind==="direct"?a():w.kind==="local"?Vt(w,o,s):Gt(e,w,n,"index.json",Ua,s)),
[l=r,...d]=await Promise.all(c),u=Ka([l,...d]),f=await Ba(o,e,await a(),s);if(i===null&&f===null)return u;const h=[l,...d].filter(({mirror:w})=>w!==void 0),m=i&&
{...i,methods:c.length,mirrors:h};return{...u,...m&&{installation:m},...f===null?{}:{movedTo:f}}}const Jt={kind:"direct"};async function Ba(e,n,{outcome:t},s){const{
host:o,namespace:r,type:a}=e;if(!(t.kind==="status"&&t.status===404)||r!=="hashicorp"||o!==(0,he.Vm)(n))return null;const{[n]:c}=await s.send({...zt({...e,namespace:"\
-"},s),clients:[n],read:({body:l})=>Ue.tD(de(l),a)});return c?.outcome.kind==="read"?c.outcome.value:null}function Vt(e,n,{localPackages:t}){const{path:s,shown:o=s,
place:r}=e,a=le(n.host,s===null?"oci":"service",o??""),i=t(e,n);if(o===null||i===null)return a;const c={...a,mirror:{url:o,place:r,hasSlash:!0,isDirectory:!0}};
if(i==="missing"){const d=te({mirror:o,kind:"path",at:(0,Ht.Ge)(r)});return{...c,outcome:{kind:"failed",problem:d}}}const l=[...new Set(i.map(({version:d})=>d))];
return l.length>0?{...c,outcome:{kind:"read",value:(0,X.tF)("provider",l)}}:{...c,outcome:{kind:"status",status:404,reason:"",page:null}}}const Na=5;async function Gt(e,{
url:n,place:t},{address:s,clients:o},r,a,{send:i,isNamed:c,methodsOf:l}){const d={url:(0,q.Pl)(n),place:t,hasSlash:n.path.endsWith("/")},u=(0,N.Pm)(n),f=(0,pe.zS)(
n,s,r);if(!f.ok){const I=(0,Ht.Ge)(t),x={mirror:d.url,at:I,provider:(0,y.JT)(s)},C={kind:"failed",problem:te({...x,kind:"port"})};return{...le(u,"service",d.url),
outcome:C,mirror:d}}const h=I=>I.kind==="network"&&(0,q.jr)(I.url)===(0,q.jr)(n),m=o.filter(I=>l(s,I)?.methods.some(h)),w=c(u)?{url:f.value,origin:null}:"not-al\
lowed",v=`mirror ${(0,q.jr)(f.value)}`,{[e]:S=le(u,"service")}=await i({host:u,clients:m,at:()=>w,once:v,read:a,maxRedirects:Na,patience:I=>I.client==="opentofu"?
{...I,retries:0}:I});return{...S,mirror:d}}function Ua({head:e,body:n},t,s){const o=Ue.oM(de(n),e.contentType);if(!o.ok)return o;const r=o.value.filter(a=>(0,ae.
rK)(a)!==null);return s.keep(r)?(0,L.Ju)((0,X.tF)("provider",r,{work:s})):(0,L.TR)(A.ch)}function Ka([e,...n]){if(n.length===0)return e;const t=[e,...n],s=t.filter(
({outcome:i})=>i.kind==="not-asked"),o=t.find(ja)??s.find(({outcome:i})=>i.kind==="not-asked"&&i.why!=="service")??s[0];if(o!==void 0)return o;const r=t.flatMap(
i=>(0,X.Of)(i)??[]),a=t.find(i=>(0,X.Of)(i)!==null);return a===void 0||r.every(({texts:i})=>i.length===0)?t.find(({mirror:i})=>i===void 0)??a??e:{...a,outcome:{
kind:"read",value:Fa(r)}}}const ja=({outcome:e})=>e.kind==="failed"||e.kind==="unreadable"||e.kind==="status"&&e.status!==404,Fa=e=>(0,X.tF)("provider",[...new Set(
e.flatMap(({texts:n})=>n))],{work:e.find(({work:n})=>n!==void 0)?.work,compatible:e.flatMap(({compatible:n=[]})=>n),warnings:e.flatMap(({warnings:n=[]})=>n)});function Ha(e,n){
const{address:t,clients:s}=e,o=c=>n.methodsOf(t,c)?.methods??[Jt],r=c=>o(c).every(({kind:l})=>l==="direct"),a=Xt({...e,clients:s.filter(r)},n),i=async(c,l)=>{if(c.
kind==="local")return Wa(e,c,n);if(c.kind==="network")return Ja(l,e,c,n);const d=r(l)?a:Xt({...e,clients:[l]},n);return za(l,e,await d,n)};return async c=>{let l=null;
for(const d of o(c))if(l=await i(d,c),l?.steps.some(({kind:u})=>u==="platform")!==!0)return l;return l}}function Wa({address:e,version:n,platform:t},s,o){const r=o.
localPackages(s,e);if(r===null||r==="missing")return null;const a=r.some(l=>l.version===n&&l.platform===t),c={kind:"asked",part:"document",answer:{...Vt(s,e,o),
outcome:xe}};return{platform:t,steps:a?[c]:[c,{kind:"platform"}],hashes:null}}function Xt({address:e,version:n,platform:t,clients:s},{send:o,belowService:r}){const{
host:a}=e,i=r(G.xq,a,c=>(0,pe.ad)(c,e,n,t));return o({host:a,clients:s,at:i,read:L.Ju})}async function za(e,{platform:n},{[e]:t},s){if(t===void 0)return null;const r=e===
"opentofu"&&!(0,M.sX)(s.versionOf(e))?"opentofu before 1.12":e;return await Yt(e,n,t,({body:i,url:c})=>{const l=Ue.h(de(i),r),d=gn(i,l.ok?"":l.why);if(!l.ok||d!==
"")return(0,L.TR)(d);const u=Ze.KB(l.value,n,c),{shasums_url:f,shasums_signature_url:h}=l.value,m=[f,h,l.value.download_url].map(C=>(0,pe.Fl)(c,C)),[w,v,S]=m.flatMap(
C=>C.ok?C.value:[]),I=w&&v&&S&&u.early.length===0,x=I?{sums:w,signature:v,document:l.value}:null;return(0,L.Ju)({...u,signed:x,archive:I?S:null})},s)}async function Ja(e,n,t,s){
const{platform:o,version:r}=n,a=await Gt(e,t,n,`${r}.json`,L.Ju,s);return await Yt(e,o,a,({head:c,body:l,url:d})=>{const u=Ue.I0(de(l),c.contentType,o);if(!u.ok)
return u;const f={...Ze.uH(u.value,o),signed:null};if(u.value===null)return(0,L.Ju)({...f,archive:null});const h=(0,pe.Fl)(d,u.value.url);return h.ok?(0,L.Ju)({
...f,archive:h.value}):(0,L.TR)(`has an invalid \`url\`: ${h.why}`)},s)}async function Yt(e,n,t,s,o){const{outcome:r,host:a}=t,i=x=>({kind:"asked",part:"documen\
t",answer:{...t,outcome:x}});if(r.kind!=="read"){const C=r.kind==="status"&&r.status===404&&!t.mirror?[{kind:"platform",response:r}]:[];return{platform:n,steps:[
i(r),...C],hashes:null}}const c=s(r.value);if(!c.ok){const x={kind:"unreadable",why:c.why,page:null};return{platform:n,steps:[i(x)],hashes:null}}const{early:l,late:d,
hashes:u,signed:f,archive:h}=c.value,m=[i(xe),...l],w={registry:a,client:e,origin:o.originOf(t.lastHop)},v=async(x,C,R)=>{const D=await Ne({...w,url:C},R,o);return m.
push({kind:"asked",part:x,answer:D}),D.outcome.kind==="read"?D.outcome.value:null},S=f&&await v("sums",f.sums,$t),I=f&&S!==null?await v("signature",f.signature,
Br):null;if(h!==null&&(f===null||I!==null)&&await v("archive",h,Cr),f===null)return{platform:n,steps:m,hashes:u};if(m.push(...d),S!==null){const x=Ze.yI((0,L._6)(
S),f.document);x!==null&&m.push({kind:"sums",url:(0,q.Pl)(f.sums),why:x});const C=f.document.signing_keys.gpg_public_keys,R={...o.expiry,client:e,version:o.versionOf(
e)},D=I&&ba({sums:S,signature:I,keys:C},R),_=C.length===0&&a===(0,he.Vm)("opentofu"),Y=_&&e==="opentofu"&&o.mayLackKeys,me=_?"tofu":D?.cure;D&&me&&!Y&&m.push({kind:"\
unsigned",...D,cure:me})}return{platform:n,steps:m,hashes:u}}const Zt=({depth:e})=>e==="packages"||e==="init";function Qt(e,n){const{checkouts:t,directory:s,dialect:o,
configs:r,learn:a,settings:i,machine:c}=n,l=t?.plugins??null,{platform:d}=c,{upgrade:u}=i,f={root:s,plugins:l,roots:e,dialect:o,platform:d,upgrade:u,asksMirrors:!0};
return(0,pr.xH)(r,f,a)}async function Va(e,n,t){const{upgrade:s}=n.settings,o=(f,h)=>qt(Sn(e,f,h,s,t),n,t),[[r,...a],[i,c,...l]]=await Promise.all([En(e,t).then(
f=>Promise.all([f,o("provider",f)])),Tt(e,t).then(f=>Promise.all([f,Et(e,f,t),o("module",f)]))]),d=_t(e,[...l,...a].flat()),u=new Map([...i,...r]);return{items:d,
versions:u,inside:c,direct:[],notes:[],requirements:[]}}async function Ga(e,n,t){const{following:s,settings:o,stop:r}=n,[a,i]=await Promise.all([En(e,t),na(e,{...t,
...s,stop:r})]),{modules:c,evidenceOf:l,notes:d,roots:u}=i,f={...t,...Qt(u,n)},h=(D,_)=>f.methodsOf(D,_.client)===null&&!f.isInstalled(D,_),m=(0,pt.T5)(u,h,t.clients);
await s.reach(m);const w=await En(u,f,a),[v,S]=await Promise.all([Et(u,c,f,(D,_)=>!!l(D,_)?.opened),qt(Sn(u,"provider",w,o.upgrade,f),n,f)]),I=Sn(u,"module",c,o.
upgrade,f).map(D=>{const _=D.kind==="module"?l(D.of,D.root.client):null;return _===null?D:{...D,packages:[_]}}),x=_t(u,[...I,...S]),C=new Map([...c,...w]),R=d(Hn(
u,c));return{items:x,versions:C,inside:v,direct:Xa(i),notes:R,requirements:m}}const Xa=({roots:e,evidenceOf:n})=>e.flatMap(t=>t.calls.flatMap(s=>{const o=s.module===
null?n(s,t.client):null;return o===null?[]:{root:t,call:s,evidence:o}})),_t=(e,n)=>{const t=Map.groupBy(n,({root:s})=>s);return e.flatMap(s=>t.get(s)??[])};async function qt(e,{
settings:n,machine:t},s){const o=n.platforms.length===0?[t.platform]:n.platforms,r=e[0]?.kind==="module";return Zt(n)?Ya(e,r?[""]:o,s):e}function Sn(e,n,t,s,{versionOf:o,
methodsOf:r,isInstalled:a}){return e.flatMap(i=>{const{client:c}=i;if(n==="module")return i.calls.flatMap(d=>{const{module:u,isOpen:f}=d;if(u===null)return[];const h=es(
t,u,c),m=f?{answer:h,choice:null}:ns(h,d,{client:c});return[{kind:n,root:i,of:d,wants:u,...m,packages:[]}]});const l=(0,M.Jd)(c,o(c));return i.providers.map(d=>{
const{provider:u,locked:f}=d,m=r(u,c)===null&&a(u,i)?le(u.host,"service"):es(t,u,c),w=s?null:f?.text??null,v=ns(m,d,{client:c,lockedVersion:w,rejectsUnreadable:l});
return{kind:n,root:i,of:d,wants:u,...v,packages:[]}})})}const es=(e,n,t)=>e.get((0,y.IY)(n))?.[t]??le(n.host,"service");function ns(e,n,t){const s=(0,X.Of)(e),o=(0,y.
Im)(n).map(({text:a})=>a),r=s&&(0,X.EH)(o,s,t);return s===null||r!==null?{answer:e,choice:r}:{answer:{...e,outcome:{kind:"not-asked",why:"work"}},choice:r}}async function Ya(e,n,t){
const s=e.flatMap(i=>i.choice?.kind==="chosen"?[{item:i,version:i.choice.version}]:[]),o=(0,B.c1)(s,({item:i,version:c})=>`${(0,y.IY)(i.wants)} ${c}`),r=n.flatMap(
i=>o.map(async c=>{const[l,...d]=c.filter(({item:{kind:I,of:x,root:C},version:R})=>I==="module"||!t.isCached(x,C,R,i));if(l===void 0)return[];const u=[l,...d],{
item:f,version:h}=l,m=[...new Set(u.map(({item:I})=>I.root.client))],w={version:h,clients:m,platform:i},v=f.kind==="module"?Mt({...w,address:f.wants},t):Ha({...w,
address:f.wants},t),S=(0,be.O)(v);return Promise.all(u.map(async({item:I})=>[I,await S(I.root.client)]))})),a=Map.groupBy((await Promise.all(r)).flat(),([i])=>i);
return e.map(i=>{const c=a.get(i)??[];return{...i,packages:c.flatMap(([,l])=>l??[])}})}var ts=k(8225);const Za=1e4;async function Qa(e,n){const s=n.visits.values().
flatMap(r=>_a(r).map(a=>({visit:r,url:a,host:(0,N.Pm)(a)??""}))).filter(({visit:r,url:a,host:i})=>a.scheme==="https"&&i!==r.host&&(0,Ce.X5)(a).ok&&n.isAllowed(i)),
o=(0,B.t6)([...s],({host:r})=>r).map(async({visit:r,url:a})=>{const{host:i}=r,c=await qa(r,a,n),l=e.some(d=>d.host===i&&d.service===G.S3);return c===null?[]:[{host:i,
problem:c,isRequired:l}]});return(await Promise.all(o)).flat()}function _a({host:e,attempt:{discovery:n}}){if(n.kind!=="found")return[];const t=(0,N.nx)(e),{url:s,
services:o}=n,a=(0,G.TE)(G.S3,{services:o,documentUrl:s,display:t,client:"terraform"});return a.kind!=="object"?[]:(0,ts.u)((0,ts.m)(a.value,s,t).value).map(({url:i})=>i)}
async function qa({host:e,attempt:n},t,{send:s,originOf:o,timeoutMs:r}){const{terraform:a}=await s({host:e,clients:["terraform"],at:()=>({url:t,origin:o(n.hops[0])}),
isAnonymous:!0,headers:{},maxRedirects:0,patience:({client:i})=>({client:i,attemptMs:r??Za,retries:1}),accepts:()=>!0,plan:()=>({kind:"excerpt",maxBytes:0}),read:()=>(0,L.
Ju)(null)});return a?.outcome.kind!=="failed"?null:(a.lastHop?.status??null)===null?a.outcome.problem:null}var Cn=k(7688);const ss=500;function ei(e,{pass:n,room:t}){
const s=new Map;return(o,r,a)=>{const{token:i,origin:c}=r,l=JSON.stringify([(0,q.jr)(o.url),os(o),i,c?.isPublic]),d=s.get(l);if(d!==void 0)return d;const u=s.size>=
ss?Promise.resolve(Re(ti)):o.kind==="git"?si(o,r,t,e,a):n(o.url.host,()=>oi(o,r,t,a));return s.set(l,u),u}}const os=e=>JSON.stringify({...e,url:void 0,subdirectory:void 0}),
ni={isPublic:!0},Re=e=>({steps:[e],tree:null,origin:ni}),ti={kind:"unread",why:`this check opens at most ${ss} packages`},rs={kind:"unread",why:"max-requests al\
lows no further request to its host",cure:"increase `max-requests`"};async function si(e,{registry:n,origin:t},s,o,{countTransfer:r}){if(!r(e.url))return Re(rs);
const{isPublic:a,...i}=await o(e,t),l={kind:"asked",part:"repository",answer:{...le(n,"service",(0,q.Pl)(e.url)),outcome:xe}};return Pn(l,i,{isPublic:a},s)}function Pn(e,n,t,s){
const o=r=>({steps:[e,r],tree:null,origin:t});if(n.kind!=="read")return o(n);for(const r of n.tree.files.values())s.kept-=r.length;return s.kept<0?o(Cn.kJ):{steps:[
e],tree:n.tree,origin:t}}async function oi(e,n,t,s){if(t.bytes<=0)return Re(Cn.sP);const{readPackage:o}=await Promise.all([k.e(8304),k.e(6418)]).then(k.bind(k,6418)),
r=await ri(e,n,s);if("steps"in r)return r;let a=Cn.sP;const i=async v=>{a=await o(r,ai(v,t))},c=e.kind==="direct"?vt:Be,l=await Ne(n,Rr(c,os(e),i,()=>a),s),{outcome:d}=l;
if(d.kind==="not-asked"&&d.why==="limit")return Re(rs);const f={kind:"asked",part:"archive",answer:d.kind==="read"?{...l,outcome:xe}:l},h=s.originOf(l.lastHop);
if(d.kind==="read")return Pn(f,d.value,h,t);if(!(d.kind==="failed"&&d.problem.code==="host-timeout"))return{steps:[f],tree:null,origin:h};const w={...f,answer:{
...l,outcome:xe}};return Pn(w,{kind:"unread",why:(0,p.pj)(d.problem.message)},h,t)}async function ri(e,n,t){const{kind:s,url:o}=e,[,r]=/^file:(.*)/s.exec(s==="a\
rchive"&&e.checksum||"")??[];if(r===void 0)return e;const a=(0,q.Dl)(r);if(!a.ok||!/^https?$/.test(a.value.scheme))return Re({kind:"unread",why:"its checksum is\
 in a file that this check does not fetch"});const i={...n,url:a.value},c=await Ne(i,Nr,t),{outcome:l,lastHop:d}=c,u={kind:"asked",part:"sums",answer:c};if(l.kind!==
"read")return{steps:[u],tree:null,origin:t.originOf(d)};const{checksumIn:f}=await Promise.all([k.e(8304),k.e(6418)]).then(k.bind(k,6418)),h=f(l.value,o.path,a.value.
path),m=`invalid checksum: no checksum found in: ${(0,q.Pl)(a.value)}`;return h===null?Re({kind:"broken",why:m}):{...e,checksum:h}}async function*ai(e,n){for await(const t of e)
n.bytes-=t.length,yield t}function ii({settings:e,network:n,visits:t,dialect:s,requirements:o}){const r=o.filter(({because:h})=>h.some(m=>typeof m!="string")),a=e.
hostnames.flatMap(h=>h.addresses),i=as(a).difference(as(r)),c=h=>N.Jr(h,e.allowedHosts),l=h=>N.ev(h,e),d=h=>{const m=(0,q.Dl)(h?.url??""),w=m.ok?(0,Ce.X5)(m.value):
null,{address:v=null}=h??{};return{isPublic:!w?.ok||(0,Ce.Ul)(n,w.value.name,v)}},u=(h,m,w)=>{const v=t.get(m);if(v===void 0)return"service";const{discovery:S,hops:I}=v.
attempt,x=v.forced.find(Rn=>Rn.client===w),C=x===void 0?S:{...x,kind:"found",url:N.cu(m)};if(C.kind!=="found")return"service";const{url:R,services:D}=C,_=N.nx(m),
Y=(0,G.TE)(h,{services:D,documentUrl:R,display:_,client:w});if(Y.kind!=="url"||!(0,Ce.X5)(Y.url).ok)return"service";const{url:me}=Y;if(x!==void 0)return{url:me,
origin:null,block:x.place};const An=N.Pm(me)??"";return An===m||l(An)||i.has(`${m} ${h}`)?{url:me,origin:d(I[0])}:"not-allowed"},f=(h,m,w)=>v=>{const S=u(h,m,v);
return typeof S=="string"?S:{...S,url:w(S.url)}};return{clients:s.clients,visits:t,belowService:f,isAllowed:c,isNamed:l,originOf:d}}const as=e=>new Set(e.map(({
host:n,service:t})=>`${n} ${t}`));var is=k(9968);const ci=1e6,li=1e5,ui=2e4;class di{#e;constructor(n,t){this.#e=ci+n*li+t*ui}get isSpent(){return this.#e<0}read({
bytes:n,truncated:t}){let s=0;for(const o of n)(o===44||o===91||o===123)&&(s+=1);return this.#t((t?1:1/8)*n.length+12*s)}keep(n){return this.#t(n.reduce((t,{length:s})=>t+
16*s+100,0))}choose(n,t){return this.#t(n*(25+2*t))}#t(n){return this.#e-=n,!this.isSpent}}var fi=k(3065);const hi=9;function pi(e,n,t){const s=mi(e,n,t),o=(0,be.
O)(r=>ls(r,s),({once:r})=>r);return{versionOf:s.versionOf,countTransfer:r=>n.countTransfer(r),hasToken:async r=>(await s.tokenOf(r)).token!==null,send:r=>r.once===
void 0?ls(r,s):o(r)}}const cs={token:null,source:null};function mi(e,n,t){const{configs:s,credentials:o,dialect:r,machine:a,learn:i,progress:c,settings:l}=e,d=new Map(
s.map(f=>[f.client,f.patience]));let u=0;return c({total:t,done:u}),{ask:async f=>{const h=await n.ask(f);return u+=1,c({total:Math.max(t,u),done:u}),h},versionOf:f=>(0,M.
tB)(f,r.versions),patienceOf:f=>d.get(f)??{client:f,attemptMs:1e4,retries:1},tokenOf:async f=>{const{answer:h}=await o.find(f),{token:m=null,source:w=null,isUnsendable:v}=h??
{};return m===null||v?cs:{token:m,source:w}},workOf:(0,be.O)(f=>new di(l.maxRequests,t)),withLogin:(0,fi.i5)(a,i)}}async function ls(e,n){const{host:t,clients:s,
at:o,netrc:r,isAnonymous:a}=e;if(s.length===0)return{};const i=s.map(u=>{const f=o(u);return typeof f=="string"||!r?.includes(u)?{client:u,where:f}:{client:u,where:{
...f,url:n.withLogin(f.url)}}}),c=(0,B.c1)(i,({where:u})=>typeof u=="string"?u:(0,q.jr)(u.url)),l=a?cs:await n.tokenOf(t),d=c.map(u=>gi(e,u,l,n));return Object.
fromEntries((await Promise.all(d)).flat())}async function gi(e,n,{token:t,source:s},{ask:o,patienceOf:r,versionOf:a,workOf:i}){const{host:c,headers:l,maxRedirects:d=hi,
patience:u=R=>R}=e,[{client:f,where:h}]=n,m=n.map(({client:R})=>R),w=R=>m.map(D=>[D,R]),v=(R,D)=>({...le(c,R,D),tokenSource:s});if(typeof h=="string")return w(v(
h));const{block:S,...I}=h,x=(0,q.Pl)(h.url),C=i(c);if(C.isSpent)return w(v("work",x));try{const R=await o({...I,host:c,token:t,headers:l??{"x-terraform-version":a(
f)},planBody:Y=>ut(Y,e)??lt.IK,maxRedirects:d,patience:m.map(Y=>u(r(Y)))});if(typeof R=="string")return w(v(R,x));const D=R.at(-1)?.hops.at(-1)??null,_=Map.groupBy(
m,Y=>or(R,u(r(Y))));return Array.from(_,([Y,me])=>{const us={outcome:rr(Y,h.url,e,C),attempts:R.length,lastHop:D},Rn={host:c,url:x,tokenSource:s,...us,...S&&{block:S}};
return me.map(yi=>[yi,Rn])}).flat()}catch(R){if((0,is.qo)(R))throw R;const D=(0,Ge.n3)({host:(0,N.nx)(c),thrown:R});return w({...v("service",x),outcome:{kind:"n\
ot-asked",why:"unchecked",problem:D}})}}async function ki(e,n){const{dialect:t,settings:s,machine:o,checkouts:r,following:a,concurrency:i}=n,c=[...e,...(0,zo.n)(
s.hostnames,t.clients)],l=c.flatMap(({calls:h})=>h.flatMap(({module:m})=>m??[])),d=c.flatMap(({providers:h})=>h.map(({provider:m})=>m)),u=new Set([...l,...d].map(
y.IY)).size,f=new er({...n,maxRequests:s.maxRequests});try{const{environment:h}=o,m={...pi(n,f,u),...ii(n),...Qt(c,n),concurrency:i,timeoutMs:s.timeoutMs,mayLackKeys:h.
OPENTOFU_ENFORCE_GPG_VALIDATION!=="true",expiry:{now:n.now(),refusesExpired:h.OPENTOFU_ENFORCE_GPG_EXPIRATION==="true"},open:a&&ei(a.fetchRepository,a.transfers)},
[w,v,S]=await Promise.all([a===null?Va(c,n,m):Ga(c,{...n,following:a},m),dr(hr(n.usages,h),m),Qa(n.requirements,m)]),I=new Set(w.items.flatMap(({root:R})=>R.lockFile??
[])),x=()=>r?.lockHashes??(0,Jo.hc)(I,n.directory),C=Zt(s)?x():new Map;return{...w,lockHashes:C,clouds:v,logins:S,requests:f.requests}}finally{f.close()}}async function wi(e,n,t){
try{return Do(await ki(e,n),t)}catch(s){if((0,is.qo)(s))throw s;const o=[...n.visits.values()].flatMap(({host:r,attempt:a})=>a.discovery.kind==="found"?(0,J.kH)(
(0,Ge.n3)({host:(0,N.nx)(r),thrown:s}),{host:r}):[]);return{...Wo.j7,notes:o}}}})};export{$i as id,Mi as ids,bi as modules};
