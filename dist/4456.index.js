const yi=4456,vi=[4456,304],$i={1303:((Fe,pe,g)=>{g.d(pe,{EH:()=>_,Of:()=>X,tF:()=>se,y0:()=>p});var y=g(304),T=g(523);const X=x=>x?.outcome.value??null,N=new WeakMap;
function se(x,B,Z={}){const K=B.map(p[x].parseVersion),F=K.filter(V=>V!==null),W=(0,y.s5)(F),[j]=F.filter(T.Ty).sort((V,z)=>(0,T.Zy)(z,V));return{kind:x,texts:B,
unreadable:B.filter((V,z)=>K[z]===null),newest:W&&(0,T.Cg)(W),preRelease:j?(0,T.Cg)(j):null,...Z}}const p={module:{parseVersion:T.oF,parseConstraint:T.PW,isMeetable:y.
gH,choose:y.iM},provider:{parseVersion:T.rK,parseConstraint:T._T,isMeetable:y.Nd,choose:y.XA}};function _(x,B,Z){const K=N.get(B)??new Map;N.set(B,K);const{client:F,
lockedVersion:W=null,rejectsUnreadable:j=!1}=Z,V=JSON.stringify([x,F,W,j]),z=K.get(V),Q=x.join(",").split(",").length;if(z||B.work?.choose(B.texts.length,Q)===!1)
return z??null;const ae=re(x,B,Z);return K.set(V,ae),ae}function re(x,B,{client:Z,lockedVersion:K=null,rejectsUnreadable:F=!1}){const{parseVersion:W,parseConstraint:j,
isMeetable:V,choose:z}=p[B.kind],Q=k(x,j);if(Q===null||!V(Q,Z))return{kind:"refused"};const ae=K===null?null:W(K);if(ae!==null&&z([ae],Q,Z)===null)return{kind:"\
refused"};if(F&&B.unreadable.length>0)return{kind:"unreadable"};const ce=B.texts.map(W).filter(le=>le!==null);if(ce.length===0)return{kind:"empty"};const L=z(ce,
Q,Z);if(ae!==null){const le=(0,T.Cg)(ae);return ce.some(fe=>(0,T.Cg)(fe)===le)?{kind:"chosen",version:le}:{kind:"locked-gone",version:le,upgrade:L&&(0,T.Cg)(L)}}
if(L!==null)return{kind:"chosen",version:(0,T.Cg)(L)};const oe=le=>z(ce,le,Z)!==null;return{kind:"none-fits",conflict:Q.length**2*ce.length>H?Q:(0,y.Sx)(Q,oe)}}
const H=1e6;function k(x,B){const Z=[];for(const K of x){const F=B(K);if(!F.ok)return null;for(const W of F.value)Z.push({...W,whole:K})}return Z}}),1598:((Fe,pe,g)=>{
g.d(pe,{N:()=>H,n:()=>Z});var y=g(7811),T=g(255),X=g(5243),N=g(3846),se=g(5106),p=g(1303),_=g(2172);const re={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], su\
ch as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function H({host:K,service:F,text:W},j){
const[,V="",z]=/^([^@]*)(?:@(.*))?$/s.exec(W)??[],Q=z===void 0?null:{text:z,place:_.cd},ae=`${(0,T.pk)(K)}/${V}`,L=(F===se.e$?k:x)(ae,Q,j);return L.ok?L:(0,y.TR)(
`${L.why}; expected ${F}=${re[F]}`)}function k(K,F,W){const j=(0,X.rE)(K,W);if(!j.ok)return j;const V=B(F,"module",W);if(V!==null)return(0,y.TR)(V);const z=_.cd;
return(0,y.Ju)({address:K,source:K,place:z,module:j.value,constraint:F,isOpen:!1})}function x(K,F,W){const j=(0,N.mi)(K,W);if(K.split("/").length!==3||j.kind!==
"registry")return(0,y.TR)(j.kind==="invalid"?j.error:"not a provider of a registry");const V=B(F,"provider",W);if(V!==null)return(0,y.TR)(V);const z=F===null?[]:
[F];return(0,y.Ju)({provider:j,places:[_.cd],constraints:z,locked:null})}function B(K,F,W){if(K===null)return null;const j=p.y0[F].parseConstraint(K.text);return j.
ok?p.y0[F].isMeetable(j.value,W)?null:`no version can match ${K.text}`:j.why}function Z(K,F){const W=K.flatMap(({addresses:j})=>j);return W.length===0?[]:F.map(
j=>{const V=W.flatMap(z=>{const Q=H(z,j);return Q.ok?[Q.value]:[]});return{directory:_.cd.file,client:j,directories:[],calls:V.filter(z=>"module"in z),providers:V.
filter(z=>"provider"in z),lockFile:null,clientVersions:[],refused:[]}})}}),7706:((Fe,pe,g)=>{g.d(pe,{ME:()=>X,ho:()=>p,io:()=>H,jP:()=>N});var y=g(8032),T=g(9615);
const X=()=>(0,T.CC)("block-reserved",{message:"required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future ver\
sion",help:"move it into a terraform block"});function N({kind:k}){const{client:x,what:B}=y.$I[k];return(0,T.CC)("block-unsupported",{message:`${B} is supported\
 by ${y.bB[x]} only`,help:x==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const se={twice:({what:k,
first:x})=>({message:`${k} is defined a second time; the first time is in ${x}`,help:k.includes(".")?"remove or rename one of them":"write one block only"}),"no\
-base":({what:k})=>({message:`this override file changes ${k}, which no other file of the directory defines`,help:"define it in a file that is not an override f\
ile, or remove it here"}),"of-cli":({type:k})=>({message:`${k} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc \
or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),reserved:({what:k})=>({message:`${k} has a name that calls of \
a module need for themselves`,help:"rename the variable"}),"quoted-type":({what:k})=>({message:`the type of ${k} is in quotes`,help:'remove the quotes; write `l\
ist(string)` for "list", and `map(string)` for "map"'}),argument:({what:k,argument:x})=>({message:`${k} cannot have the argument ${x}`,help:"write `source`, `ve\
rsion` and `configuration_aliases` only; a `provider` block configures the provider"}),"local-name":({name:k,normal:x})=>({message:`"${k}" cannot be the local n\
ame of a provider`,help:x===null?"use letters, digits and dashes only, with no dash at either end":`write ${x}`})},p=k=>(0,T.CC)("block-invalid",(0,T.Z9)(se,k)),
_="use another version of the module that has this call",re={"not-passed":({call:k,name:x,canChange:B})=>({message:`${k} does not pass the provider configuratio\
n ${x}, which its module expects`,help:B?`add \`${x} = \u2026\` to the \`providers\` of the call`:_}),overridden:({call:k,name:x,canChange:B})=>({message:`${k} \
passes the provider configuration ${x}, which its module has itself`,help:B?`remove \`${x}\` from the \`providers\` of the call`:_}),repeated:({call:k,argument:x,
canChange:B})=>({message:`${k} has \`${x}\`, but its module configures a provider itself`,help:B?`remove \`${x}\`, or use a version of the module without \`provid\
er\` blocks`:_})},H=k=>(0,T.CC)("block-providers",(0,T.Z9)(re,k))}),304:((Fe,pe,g)=>{g.d(pe,{CM:()=>re,Hn:()=>_,Lt:()=>Le,Nd:()=>z,Sx:()=>ee,XA:()=>N,gH:()=>V,iM:()=>X,
jF:()=>p,s5:()=>se});var y=g(9119),T=g(523);function X(M,b,$){const S=x(b,$);return k(M,U=>(!(0,T.Ty)(U)||(0,T.Cg)(U)===S)&&H(U,b))}function N(M,b){return k(M,$=>(!(0,T.
Ty)($)||b.some(S=>Z($,S)))&&!B($)&&b.every(S=>W($,S)))}const se=M=>k(M,b=>!(0,T.Ty)(b));function p(M){const b=M.filter($=>$.operator==="=");return b.length===1&&
b.every(({version:$})=>B({...$,build:""}))}function _(M,b,$){const S=(0,T.oF)(M),U=(0,T.PW)(b);return S!==null&&U.ok&&X([S],U.value,$)!==null}function re(M,b){const[
$,S]=[(0,T.rK)(M),(0,T._T)(b)];return $===null||!S.ok||N([$],S.value)!==null}const H=(M,b)=>b.every($=>F(M,$));function k(M,b){let $=null;for(const S of M.filter(
b))($===null||(0,T.Zy)(S,$)>0)&&($=S);return $}function x(M,b){const[$,S]=M;if($===void 0||S!==void 0)return null;const U=$.text.trim().replace(b==="opentofu"?/^=?v?/:
/^=?/,""),J=(0,T.rK)(U);return J===null?null:(0,T.Cg)(J)}const B=({numbers:M,pre:b,build:$})=>b===""&&$===""&&M.every(S=>S===0n),Z=(M,b)=>b.operator==="="&&K(M,
b.version),K=(M,b)=>M.build===b.build&&(0,T.Zy)(M,b)===0;function F(M,{operator:b,version:$}){const S=(0,T.Zy)(M,$);if(b==="=")return S===0;if(b==="!=")return S!==
0;if(b!=="~>")return j(S,b);const U=$.numbers.slice(0,$.written-1);return S>=0&&!(0,T.Ty)($)&&$.numbers.length<=M.numbers.length&&U.every((J,te)=>J===M.numbers[te])}
function W(M,b){const{operator:$,version:S}=b;if($==="=")return Z(M,b);if($==="!=")return!K(M,S);const U=(0,T.Zy)(M,S);if($!=="~>")return j(U,$);const[J=0n,te=0n]=S.
numbers,ye=S.written===3?[J,te+1n,0n]:[J+1n,0n,0n];return U>=0&&(0,T.Zy)(M,{...S,numbers:ye,pre:""})<0}const j=(M,b)=>({">":M>0,">=":M>=0,"<":M<0,"<=":M<=0})[b];
function V(M,b){if(ce(M))return!0;const $=L(M),S=Math.max(...$.map(({numbers:J})=>J.length)),U=$.flatMap(J=>{const te=Array.from({length:S},(ye,Me)=>J.numbers[Me]??
0n);return[J,oe(te),oe([...te,1n])]});return X(U,M,b)!==null}function z(M){const b=(0,y.t6)(M,T.mb);if(ce(b))return!0;const $=L(b),S="x".repeat(1+Math.max(...$.
map(J=>J.build.length))),U=$.flatMap(J=>{const[te=0n,ye=0n,Me=0n]=J.numbers,be=[te,ye,Me+1n];return[J,oe([te,ye,Me],S),oe(be,S)]});return N(U,b)!==null}const Q=50,
ae=100,ce=M=>M.length>Q||M.some(({text:b})=>b.length>ae),L=M=>{const b=[oe([0n,0n,0n]),...M.map($=>$.version)];return[...new Map(b.map($=>[(0,T.Cg)($),$])).values()]},
oe=(M,b="")=>({text:"",numbers:M,written:M.length,pre:"",build:b});function ee(M,b){const $=(0,y.t6)(M,T.mb),S=b($)?M:$;if(ce(S))return M;const U=le(S,b)??fe(S,
b),J=new Set(U.map(T.mb));return M.filter(te=>J.has((0,T.mb)(te)))}function le(M,b){const $=M.findLast(S=>!b([S]));if($!==void 0)return[$];for(const[S,U]of[...M.
entries()].reverse()){const J=M.slice(0,S).findLast(te=>!b([te,U]));if(J!==void 0)return[J,U]}return null}const fe=(M,b)=>M.reduce(($,S)=>{const U=$.filter(J=>J!==
S);return b(U)?$:U},M);function Le(M,b){const $=(0,T.PW)(M),S=(0,T.oF)(b);if(!$.ok||S===null||$.value.some(U=>(0,T.Ty)(U.version)))return!1;if(S.written<3){const U=(0,T.
PW)(`~> ${S.numbers.slice(0,S.written).join(".")}.0`);return U.ok&&!V([...$.value,...U.value],"terraform")}return!H({...S,pre:""},$.value)}}),7907:((Fe,pe,g)=>{
g.r(pe),g.d(pe,{predictInit:()=>gi});var y=g(2172),T=g(3791),X=g(2170),N=g(9119),se=g(4481),p=g(1780),_=g(2886),re=g(6360),H=g(8032),k=g(9432),x=g(9615);const B=e=>(0,p.
xI)`${(0,k._r)(e)}${e.isVague?", as storage services and gateways do for what does not exist":""}`;function Z({host:e,block:n,token:t,source:s,isVague:o},r,a){return t===
"sent"?(0,p.xI)`${r}check that the token from ${(0,p.LA)(s??"")} has access`:t==="none"&&n===null&&!o?(0,se.nP)(e," if the registry requires a token",r):(0,p.xI)`${r}${a}`}
function K(e,n,t){const s=`/v1/${e}s/`,o=t.includes(s)?", or `source`":`, which should end in ${s}`;return`check the URL of ${e}s.v1 in the \`host\` block at ${n}${o}`}
function F(e,n,t,{kind:s,cure:o,check:r=""}){const{host:a,block:i,isAll:c,near:l,isVague:d}=n,[u=""]=t,f=t.length<=1,h=f?`no ${s} ${u}`:`none of ${t.length} req\
uired ${s}s`,m=f?`publish ${u}`:"publish them",w=c?`check the URL of ${s}s.v1 in the discovery document${r}`:m,v=(0,p.xI)`ask the operator of ${(0,p.KT)(a)} to ${w}`,
E=l===null?null:`did you mean ${l}? if not, `,[I,O]=f?[o,v]:[v,o],C=c&&l===null&&!(0,H.n3)(a),P=c&&i!==null?K(s,i,n.url):null;return(0,x.CC)(e,{message:(0,p.xI)`${(0,p.
KT)(a)} ${d?"may have":"has"} ${h}: ${B(n)}`,operator:l===null?Z(n,`${w}, or `,c?m:"check its address"):`write ${l}, or ${m}`,user:C||n.token==="sent"?Z(n,E??(0,p.
xI)`${I}, or `,O):(0,p.xI)`${E??`${I}, or `}${O}`,...(0,H.n3)(a)&&{user:(0,p.xI)`${E??""}${o}`},note:a==="registry.terraform.io"?`see https://${a}/namespaces/${u.
split("/")[0]}`:void 0,...C&&(0,se.c3)(n,"hides"),...P!==null&&(0,x.Lw)(P)})}const W=e=>F("module-unknown",e,e.modules,{kind:"module",cure:"correct the source a\
ddress"});function j(e,n){return(0,H.n3)(e)&&n.startsWith("hashicorp/")?", or add the `source` that a child module lacks":e==="registry.opentofu.org"?`, or writ\
e \`source = "registry.terraform.io/${n}"\` if only that registry has it`:""}function V(e){const{host:n,providers:t,meant:s,kind:o,isAll:r,written:a}=e,[i=""]=t,
c=l=>(0,p.xI)`add ${(0,p.KT)(i)} to the ${l}, for example with \`terraform providers mirror\``;if(o==="directory")return(0,x.CC)("provider-unknown",{message:(0,p.
xI)`the directory ${(0,k.dh)(n)} has no provider ${(0,p.KT)(i)}`,help:c("directory")});if(o==="network mirror"){const l="add the provider to `include` of a `dir\
ect` block in the CLI configuration";return(0,x.CC)("provider-unknown",{message:(0,p.xI)`the network mirror ${(0,p.KT)(n)} ${e.isVague?"may have":"has"} ${t.length>
1?`none of ${t.length} required providers`:(0,p.xI)`no provider ${(0,p.KT)(i)}`}: ${B(e)}`,operator:c("mirror"),user:r?`check that \`url\` is that of a network mi\
rror, not of a registry, or ${l}`:`${l}, or ask the operator of the mirror to add it`})}return s!==null?(0,x.CC)("provider-unknown",{message:(0,p.xI)`${(0,p.KT)(
n)} has no provider ${i}: ${(0,k._r)(e)}`,help:`did you mean ${s}? set \`source = "${s}"\` in \`required_providers\` of every module that uses it`}):a!==void 0&&
t.length===1&&!(0,H.n3)(n)?(0,x.CC)("provider-unknown",{message:(0,p.xI)`${(0,p.KT)(n)} has no provider ${i}: ${(0,k._r)(e)}; the CLIs ask for "${(0,k.dh)(a)}" in lower case`,
operator:(0,p.xI)`publish ${i} in lower case`}):F("provider-unknown",e,t,{kind:"provider",cure:`correct \`source\` in \`required_providers\`${j(n,i)}`,check:", \
which must end in a slash"})}const z={path:({mirror:e,at:n})=>({message:`the mirror directory ${(0,k.dh)(e)} (${n}) does not exist`,help:(0,k.Dl)(e,"create the \
directory before `init`, for example with `terraform providers mirror`, or correct the path")}),port:({mirror:e,at:n,provider:t})=>({message:(0,p.xI)`the network mirror ${(0,p.
KT)(e)} (${n}) cannot have ${(0,p.KT)(t)}, because the CLIs read a host with a port as a URL scheme`,help:(0,p.xI)`add \`exclude = ["${(0,p.KT)(`${t.split("/")[0]}\
/*/*`)}"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}),slash:e=>({message:(0,p.xI)`the URL of the network mirror ${(0,p.KT)(e.mirror)} has no slash at the end, so the CLIs request ${(0,p.
KT)(e.asked)}, which ${(0,k.dh)(e.result)}`,help:(0,p.xI)`set \`url = "${(0,p.KT)(`${e.mirror}/`)}"\``,...e.isUsable&&{severity:"warning"}})},Q=e=>(0,x.CC)("mir\
ror-url",(0,x.Z9)(z,e));function ae({provider:e,version:n,mirror:t,isListed:s,...o}){const r=(0,p.xI)`${(0,p.KT)(e)} ${(0,k.dh)(n,40)}`;return(0,x.CC)("mirror-v\
ersion",{message:s?(0,p.xI)`the network mirror ${(0,p.KT)(t)} lists ${r} but does not have it: ${(0,k._r)(o)}`:(0,p.xI)`the network mirror ${(0,p.KT)(t)} does not have ${r}, which another installation method lists: ${(0,k.
_r)(o)}`,operator:`add ${(0,k.dh)(n,40)} to the mirror, for example with \`terraform providers mirror\``,user:s?"set `version` to one that the mirror has":(0,p.
xI)`exclude ${(0,p.KT)(e)} from \`network_mirror\``})}const ce=({provider:e,rejected:n})=>(0,x.CC)("provider-excluded",{message:(0,p.xI)`no installation method in \`provider_installation\` covers ${(0,p.
KT)(e)}${n===void 0?"":(0,p.xI)`; ${n.message}`}`,help:n?.help??(0,p.xI)`add ${(0,p.KT)(e)} to \`include\` of a method, or add a \`direct\` block`});var L=g(255),
oe=g(5243),ee=g(5106),le=g(6146);const fe=({answer:e,wants:n})=>e.mirror===void 0?n.host:e.host,Le=e=>(0,L.nx)((e.answer.block&&(0,L.yo)(e.answer.url))??fe(e)),
M=({answer:{block:e}})=>e===void 0?null:(0,_.cA)(e),b=({wants:e})=>(0,y.IY)(e).slice(e.host.length+1),$=e=>[e.wants.host,b(e)].join("/");function S(e){const n=({
host:o,item:r})=>o??fe(r);return[...Map.groupBy(e,o=>[n(o),M(o.item),o.cause].join(" ")).values()].flatMap(J).flatMap(([o,...r])=>{if(o===void 0)return[];const a=[
o,...r].map(({item:l})=>l),i=n(o),c=(0,N.jH)([o,...r].flatMap(U));return(0,X.kH)(o.describe(a),{host:i,...o.item.answer.block&&{answeredBy:Le(o.item)},services:[
...new Set(a.filter(({wants:l})=>l.host===i).map(Rn))],places:c,needed:(0,_.ly)(c),clients:be(a),rowKeys:Me(a)})})}const U=({places:e,item:n})=>e??(0,y.ek)(n.of);
function J(e){const n=Map.groupBy(e,({item:s})=>(0,N._M)(s.root.directory)),t=Map.groupBy(n.values(),s=>(0,_.ly)(s.flatMap(U)));return Array.from(t.values(),s=>s.
flat())}const te=({kind:e,of:n,wants:t})=>e==="module"?n.address:(0,y.IY)(t),ye=e=>(0,le.o)(e.root.directory,{kind:e.kind,source:$(e),address:te(e),constraints:(0,y.
Im)(e.of).map(({text:n})=>n),places:(0,y.ek)(e.of)}),Me=e=>[...new Set(e.map(ye))],be=e=>[...new Set(e.map(({root:n})=>n.client))],Rn=({kind:e})=>e==="module"?ee.
e$:ee.xq;function ls(e){const n=new Set(e.filter(s=>Nn(s,401)).map(fe)),t={items:e,lost:ms(e),asking:n};return e.flatMap(s=>{const{outcome:o,installation:r,url:a}=s.
answer;if(o.kind==="failed"){const{problem:u}=o,f=`${u.code} ${(0,p.pj)(u.message)}`;return[{item:s,cause:f,...Ln(s),describe:()=>u}]}const i=o.kind==="status"&&
o.status===404?r?.mirrors:[];if([s.answer,...i??[]].some(u=>u.mirror?.hasSlash===!1))return[];if(o.kind==="status")return[us(s,o,t)];if(o.kind!=="unreadable")return[];
const{why:c,page:l}=o,d=`shape ${s.kind} ${c}`;return[{item:s,cause:d,describe:u=>(0,re.RK)({...qe(s,u),url:a,page:l,why:c})}]})}function us(e,n,{items:t,lost:s,
asking:o}){const{kind:r,wants:a,answer:i}=e,{kind:c,...l}=n,{status:d}=l,u=i.lastHop,{authorization:f="none",challenge:h=null}=u??{},m=u?.url??i.url,w={...l,url:m,
token:f,challenge:h,source:i.tokenSource},v=f==="withheld"&&d<500;if((d===404||l.isVague&&!o.has(fe(e)))&&!v){const O=s.has(De(e)),C=`unknown ${O?De(e):(0,y.IY)(
a)}`,P=D=>fs(e,D,{...w,isAll:O,near:hs(t,e)});return{item:e,cause:C,...O&&Ln(e),describe:P}}if(v||d===401||d===403){const O=ds(e);return{item:e,cause:`unauthori\
zed ${h===null&&(f==="sent"||f==="none")||r} ${d} ${f} ${O} ${h}`,describe:P=>{const D=(0,L.nx)(fe(e));return(0,re.m$)({...qe(e,P),...w,host:D,elsewhere:O})}}}const I={
attempts:i.attempts,transient:(0,H.Mq)(d)};return{item:e,cause:`status ${r} ${d}`,describe:O=>(0,re.MI)({...qe(e,O),...w,...I})}}const Ln=({answer:{block:e},of:n})=>e===
void 0?{}:{places:[e,...(0,y.ek)(n)]};function ds(e){const n=(0,L.yo)(e.answer.lastHop?.url??"");return n===null||n===fe(e)?null:(0,L.nx)(n)}function fs(e,n,t){
const{mirror:s}=e.answer,o=[...new Set(n.map(Dn))],r=s?.url??Le(e),a={...t,host:r,block:M(e)};if(e.kind==="module")return W({...a,modules:o});const i=s===void 0?
"registry":s.isDirectory?"directory":"network mirror",{written:c}=e.of;return V({...a,providers:o,meant:ps(e),kind:i,written:c})}function hs(e,n){const t=/^([^/]+\/)terraform-([^/-]+)-([^/]+\/\2)$/.
exec(b(n));if(t!==null)return[t[1],t[3]].join("");const s=e.find(o=>o.answer.outcome.kind==="read"&&De(o)===De(n)&&(0,ee.TW)((0,y.IY)(o.wants),(0,y.IY)(n.wants)));
return s===void 0?null:b(s)}function ps({wants:e,root:n,answer:{movedTo:t}}){const{host:s,namespace:o,type:r}=e;if(o!=="hashicorp"||s!==(0,oe.Vm)(n.client))return null;
const a=n.providers.find(({provider:i})=>i.type===r&&(0,y.JT)(i)!==(0,y.JT)(e))?.provider;return a===void 0?t===void 0?null:`${t}/${r}`:[...a.host===s?[]:[a.host],
a.namespace,r].join("/")}function qe(e,n){return{host:Le(e),block:M(e),kind:e.kind,first:Dn(e),others:new Set(n.map(({wants:t})=>(0,y.IY)(t))).size-1,mirror:e.answer.
mirror?.url??null}}const Dn=e=>e.answer.mirror===void 0?b(e):$(e),De=e=>[e.kind,e.answer.mirror?.url??e.wants.host,M(e)].join(" ");function ms(e){const n=e.filter(
({answer:{block:o,mirror:r,outcome:a},wants:i})=>a.kind!=="not-asked"&&!(r===void 0?!o&&(0,H.n3)(i.host):r.isDirectory)),t=o=>Nn(o,404),s=[...Map.groupBy(n,De)];
return new Set(s.flatMap(([o,r])=>r.every(t)?o:[]))}const Nn=({answer:{outcome:e}},n)=>e.kind==="status"&&(e.isVague?404:e.status)===n;var G=g(1303),ie=g(523),Oe=g(
3298),He=g(3916),gs=g(3846);const ze=({constraint:e,client:n},t)=>(0,G.EH)(e===null?[]:[e.text],t,{client:n});function ks(e,n,t){if(e.size===0)return e;const s=new Set(
t.map(a=>Un(ze(a,n)))),r=e.entries().filter(([a])=>s.has(Bn(a))).filter(([,a])=>ys(a,n));return new Map(r.map(([a,i])=>[Bn(a),i]))}const ws=500;function ys(e,{work:n}){
const t=e.flatMap(({calls:r,providers:a})=>[...r,...a]),s=[...e.map(({path:r})=>r),...t.flatMap(Object.values)],o=t.every(({version:r})=>r.length<=ws);return n?.
keep(s)!==!1&&o}const Un=e=>e?.kind==="chosen"?e.version:"none";function Bn(e){const n=(0,ie.oF)(e);return n===null?"":(0,ie.Cg)(n)}const vs=3,$s=200,Ms=2e3,bs=3e5;
function Os({calls:e,client:n},t,s){const o=[],r={calls:[],providers:[],undescribed:o};let a=e.flatMap(c=>{const{module:l,constraint:d,isOpen:u}=c;return l===null||
u?[]:{call:c,host:l.host,by:"",module:l,constraint:d,client:n}});const i={left:Math.min(s.left,Ms)};for(let c=0;c<vs;c+=1)a=a.flatMap(d=>{const u=t(d);if(u===null)
return[];const{described:f}=u,h=f?.size?Un(ze(d,u)):"",m=i.left>0?f?.get(h):void 0;if(m===void 0)return c===0&&o.push(d.call),[];const{namespace:w,name:v,system:E}=d.
module,I=`${w}/${v}/${E} ${h}`,O=xs(m,{...d,by:I},i);return r.providers.push(...O.providers),O.calls}).slice(0,$s),r.calls.push(...a);return s.left-=r.calls.length+
r.providers.length,r}function xs(e,{module:n,...t},s){const o=i=>({text:i,place:t.call.place}),r=[],a=[];for(const i of Kn(e,n.subdirectory,s)){for(const{source:c,
version:l}of i.calls){if(s.left--<=0)break;const d=(0,oe.vL)(c,t.client),u=l===""?null:o(l);d.kind==="registry"&&r.push({...t,module:d,constraint:u})}for(const c of i.
providers){if(s.left--<=0)break;const l=jn(c,t.client);l!==null&&a.push({...t,provider:l,constraint:o(c.version)})}}return{calls:r,providers:a}}function*Kn(e,n,t){
const s=e.slice(0,Math.max(0,t.left)),o=new Map(s.map(a=>[(0,He.join)(".",a.path),a])),r=new Set([(0,He.join)(".",n)]);t.left-=s.length;for(const a of r){const i=o.
get(a);if(i!==void 0){for(const{source:c}of i.calls)(0,oe.Nj)(c)&&r.add((0,He.join)(a,c));yield i}}}function jn({name:e,namespace:n,source:t,version:s},o){const r=(0,gs.
mi)(t||(0,He.join)(n,e),o);return r.kind==="registry"&&s!==""?r:null}function Fn(e,n){const t=(0,Oe.O)(()=>Ts(e)),s=(o,r)=>[...(0,G.Of)(n.get((0,y.MP)(o))?.[r])?.
releases?.get(tn(o,r))??[],...t().get(nn(o,r))??[]].sort(Es);return(o,{provider:r,constraints:a},i)=>{const c=(0,y.JT)(r),l=en(a);if(l.size===0)return null;const{
client:d}=o,u=(0,N.c1)(Hn(o),({module:f})=>nn(f,d));for(const f of u){const h=new Set(f.flatMap(D=>l.get((0,N.df)(D.place))??[]));if(h.size===0)continue;const m=a.
filter(D=>!h.has(D)),w=new Set([...h].map(zn)),[{module:v}]=f,E=s(v,d).find(D=>{const q=D.constraints.filter(Y=>Y.provider===c);return!w.has(D.version)&&i([...m,
...q].map(({text:Y})=>Y))});if(E===void 0)continue;const{namespace:I,name:O,system:C}=v,{version:P}=E;return{calls:f.map(Is),module:`${I}/${O}/${C}`,version:P}}
return null}}const Hn=({calls:e})=>e.filter(n=>n.module!==null&&n.place.inside===void 0),en=e=>Map.groupBy(e.filter(({place:n})=>n.inside!==void 0),({place:n})=>(0,N.
df)({...n,inside:void 0})),Is=({address:e})=>e==="terraform"?"the unit":e,zn=({place:{inside:e}})=>/ (\S+)\)$/.exec(e?.through[0]??"")?.[1],nn=(e,n)=>`${(0,y.MP)(
e)} ${tn(e,n)}`;function Ts(e){const n=new Map;for(const t of e){const s=en(t.providers.flatMap(({provider:r,constraints:a})=>a.map(i=>({...i,provider:(0,y.JT)(
r)})))),o=en(t.calls);for(const r of Hn(t)){const a=(0,N.df)(r.place),i=s.get(a)??[],c=i.map(zn).find(Boolean);if(c===void 0||o.has(a))continue;const l=nn(r.module,
t.client),d=i.map(({text:u,provider:f})=>({text:u,provider:f}));n.set(l,[...n.get(l)??[],{version:c,constraints:d}])}}return n}function Es(e,n){const[t,s]=[(0,ie.
oF)(e.version),(0,ie.oF)(n.version)];return t===null||s===null?0:(0,ie.Zy)(s,t)}const tn=({subdirectory:e},n)=>`${n} ${e}`,Ss=20,Cs=4e3,Wn=200,As=20;function Ps(e,n){
const t=[...e].flatMap(([r,a])=>{const i=(0,ie.oF)(r);return i===null||(0,ie.Ty)(i)?[]:{version:i,modules:a}}).sort((r,a)=>(0,ie.Zy)(a.version,r.version)).slice(
0,Wn),o=[...new Map(n.map(r=>[tn(r.module,r.client),r]))].slice(0,As);return new Map(o.map(([r,a])=>[r,Rs(t,a)]))}function Rs(e,{module:{subdirectory:n},client:t}){
const s=new Map;for(const{version:o,modules:r}of e){const a=[...Kn(r,n,{left:Wn})];if(a.some(({calls:l})=>l.some(({source:d})=>!(0,oe.Nj)(d))))continue;const i=a.
flatMap(({providers:l})=>l.flatMap(d=>{const u=jn(d,t);return u===null?[]:{provider:(0,y.JT)(u),text:d.version}})),c=JSON.stringify(i);if(s.size===Ss||c.length>
Cs)break;s.has(c)||s.set(c,{version:(0,ie.Cg)(o),constraints:i})}return[...s.values()]}function Ls(e){const n=(0,N.c1)(e,({text:t})=>t);return(0,k.K4)(n,4,([{text:t,
...s},...o])=>{const r=o.length===0?"":` and ${o.length} more`,a=e.length===1?"":` (${(0,k.dh)((0,N.Ox)(s))}${r})`;return`${Jn(t)}${a}`})}const Jn=e=>`"${(0,k.dh)(
e,80)}"`;function Ds({kind:e,address:n,constraints:t,mirror:s,...o}){const{isImplied:r,newest:a,preRelease:i,terms:c,resolution:l}=o,d=t.filter(({conflicts:w})=>w),
u=a===null?`all listed versions are pre-releases${i===null?"":`, such as ${(0,k.dh)(i,40)}`}`:(0,p.xI)`the newest ${s===null?"":(0,p.xI)`on ${(0,p.KT)(s)} `}is ${(0,k.
dh)(a,40)}`,f=d.length>1?"all of ":"",h=c.length===0?"":`: none meets ${c.map(Jn).join(" and ")}`,m=d.length===0?"can be chosen":`fits ${f}${Ls(d)}${h}`;return(0,x.
CC)("version-none-fits",{constraints:t,message:(0,p.xI)`no version of ${e} ${(0,p.KT)(n)} ${m}; ${u}`,help:r?`add a version that fits to ${(0,k.dh)(s??"")}, or \
remove the provider from it: the CLIs ask the registry only for providers that it does not hold`:l?`${(0,x.OJ)(l)}, or ${Vn}`:Ns(d.length,o,s!==null)})}const Vn="\
change these constraints so that they all allow one listed version";function Ns(e,{newest:n,preRelease:t},s){if(n===null&&t!==null){const a=`set \`version = "${(0,k.
dh)(t,40)}"\`, since only an exact version selects a pre-release`;return{user:a,operator:`publish a release, or ${a}`}}if(e>1)return Vn;const o=`allow an existi\
ng version${n===null?"":` (newest ${(0,k.dh)(n,40)})`}`,r=s?"add one that fits to the mirror":"publish one that fits";return{...(0,x.Lw)(`${o}, or ${r}`),guest:o}}
const Us=({address:e,version:n,upgrade:t,newest:s,mirror:o})=>(0,x.CC)("version-locked-gone",{message:(0,p.xI)`the lock file selects ${(0,p.KT)(e)} ${(0,k.dh)(n,
40)}, which ${o===null?"the registry":(0,p.KT)(o)} no longer lists${s===null?"":`; the newest is ${(0,k.dh)(s,40)}`}`,user:t===null?"change the constraints to a\
llow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock file":`run \`terraform init -upgrade\` (or \`tofu init -upg\
rade\`), which selects ${(0,k.dh)(t,40)}, and commit the lock file`,operator:o===null?`publish ${(0,k.dh)(n,40)} again`:`add ${(0,k.dh)(n,40)} to the mirror aga\
in`});function Bs(e,n){const t=Fn([...new Set(e.map(({root:o})=>o))],n),s=new Set(e.filter(Gn).map(({wants:o})=>(0,y.IY)(o)));return e.flatMap(o=>{const r=(0,G.
Of)(o.answer);if(r===null||o.choice===null)return[];const{warnings:a=[]}=r,i=()=>(0,re.Mx)({address:$(o),warnings:a}),c={item:o,cause:`warning ${(0,y.IY)(o.wants)}`,
describe:i};return[Ks(o,r,o.choice,t)??[],Hs(o,r,s)??[],a.length>0?c:[]].flat()})}function Ks(e,n,t,s){const{kind:o,of:r,wants:a,answer:i}=e,{newest:c,preRelease:l,
unreadable:d}=n,u={kind:o,address:$(e),newest:c},f=i.installation?.methods===1?i.mirror:void 0,h=f?.url??null,m=f!==void 0&&f.url===f.place.file;switch(t.kind){case"\
empty":{const w=i.mirror!==void 0,v=()=>(0,re.hy)({...u,url:i.url,ignored:d,isMirror:w});return{item:e,cause:`empty ${(0,y.IY)(a)}`,describe:v}}case"none-fits":{
const{conflict:w}=t,v=new Set(w.map(({whole:C})=>C)),E=(0,y.LS)(r).map(C=>({...C,conflicts:v.has(C.text)})),I=E.filter(({conflicts:C})=>C),O={newest:c,preRelease:l,
mirror:h,isImplied:m};return{item:e,cause:`none fits ${(0,y.IY)(a)} ${JSON.stringify([...v].sort())}`,places:I.length===0?(0,y.ek)(r):I.map(({place:C})=>C),describe:()=>{
const C=js(e,n,s),P=Fs(w);return Ds({...u,...O,constraints:E,terms:P,resolution:C})}}}case"locked-gone":{const{version:w,upgrade:v}=t,E=Te(e)?.place;return{item:e,
cause:`locked ${(0,y.IY)(a)} ${w} ${v}`,...E===void 0?{}:{places:[(0,y.W$)(E)]},describe:()=>Us({...u,version:w,upgrade:v,mirror:h})}}case"chosen":case"refused":case"\
unreadable":return null}}function js(e,n,t){const{root:s}=e,o=r=>(0,G.EH)(r,n,s)?.kind==="chosen";return e.kind==="module"?null:t(s,e.of,o)}function Fs(e){const[
n,...t]=e;return n===void 0||t.some(({whole:o})=>o!==n.whole)?[]:e.length===n.whole.split(",").length?[]:e.map(({text:o})=>o.trim())}const Te=({of:e})=>"locked"in
e?e.locked:null,Gn=({choice:e})=>e?.kind==="unreadable";function Hs(e,{unreadable:n},t){const{kind:s,choice:o,wants:r}=e,a=Gn(e);if(n.length===0||o?.kind==="emp\
ty"||!a&&t.has((0,y.IY)(r)))return null;const i=$(e),c=()=>(0,re.Ev)({kind:s,address:i,texts:n,rejects:a});return{item:e,cause:`unreadable ${(0,y.IY)(r)} ${a}`,
describe:c}}const zs=e=>e.flatMap(n=>{const{installation:t}=n.answer;if(t===void 0)return[];const{methods:s,mirrors:o,place:r,rejected:a}=t;if(s>0)return o.flatMap(
c=>Ws(n,c)??[]);const i=$(n);return{item:n,cause:`excluded ${(0,y.IY)(n.wants)}`,places:[r,...(0,y.ek)(n.of)],describe:()=>ce({provider:i,rejected:a})}});function Ws(e,{
host:n,mirror:t,outcome:s,url:o}){if(t===void 0||t.hasSlash||s.kind!=="status"&&s.kind!=="unreadable")return null;const r=s.kind==="status"?`returned ${s.status}`:
s.why,a=e.choice?.kind==="chosen";return{item:e,host:n,cause:`slash ${t.url} ${a}`,places:[t.place,...(0,y.ek)(e.of)],describe:()=>Q({kind:"slash",mirror:t.url,
asked:o,result:r,isUsable:a})}}var We=g(1098);function Js(e){const n=e.flatMap(t=>{const{host:s,service:o,places:r,clients:a}=t,i={host:s,services:[o],places:r,
clients:a,needed:(0,_.ly)(r)};return Vs(t).map(c=>(0,X.kH)(c,i))});return(0,X.Qp)(n,({host:t,services:s,problem:{code:o,message:r}})=>[t,s,o,r])}function Vs(e){
const{service:n,organization:t,workspace:s,ping:o,ofOrganization:r,ofWorkspace:a}=e,i={host:(0,L.nx)(e.host),organization:t??""},c=[o,r,a].flatMap(Gs),l=Yn(r);if(l!==
null){const u=r?.tokenSource??"";c.push(We.Dr({...i,source:u,...l}))}n===ee.OZ&&o.outcome.kind==="read"&&!Xs(o.outcome.value)&&c.push(We.EK({url:o.url,version:o.
outcome.value}));const d=Yn(a);if(d!==null&&s!==null){const u="status"in d&&d.status===404,f={...i,workspace:s};c.push(u?We.Fu(f):We.dF({...f,...d}))}return c}const Gs=e=>e&&
"problem"in e.outcome?[e.outcome.problem]:[],Xn=(0,ie.oF)("2.5");function Xs(e){const n=(0,ie.oF)(e??"");return Xn===null||n!==null&&(0,ie.Zy)(n,Xn)>=0}function Yn(e){
if(e===null)return null;const{url:n,outcome:t}=e;return t.kind==="unreadable"?{url:n,why:t.why}:t.kind==="status"?{url:n,status:t.status,reason:t.reason}:null}const Ys=e=>e.
map(({host:n,problem:t,isRequired:s})=>{const o=s?["hostnames input"]:[];return(0,X.kH)(t,{host:n,services:[ee.S3],places:o,needed:s})});var Zs=g(2311);const Je={
location:"the location of the package",document:"the description of the package",page:"the page that names the package",archive:"the package",repository:"the Gi\
t repository of the package",sums:"the file of checksums",signature:"the signature of the checksums"},Ne=e=>e==="location"||e==="document",Ee=({version:e})=>e===
""?"correct `source`, or the reference in it":"set `version` to one whose package can be downloaded",sn=({url:e,why:n,clients:t,...s})=>(0,x.CC)("package-locati\
on",{message:(0,p.xI)`${(0,k.eZ)(t)} cannot download ${(0,k.oZ)(s)}: ${typeof n=="string"?(0,k.dh)(n):n}${e===void 0?"":(0,p.xI)` (${(0,p.KT)(e)})`}`,operator:"\
return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",user:Ee(s),affects:t}),Zn=({why:e,...n})=>(0,x.
CC)("package-broken",{message:(0,p.xI)`the package of ${(0,k.oZ)(n)} cannot be read: ${(0,k.dh)(e)}`,...n.version===""?{help:Ee(n)}:{operator:"publish the packa\
ge again",user:Ee(n)}});function Qs(e){const{part:n,token:t,at:s}=e,o=Ne(n)?t==="withheld":n==="repository",r=Ne(n)?qs(e):eo(e),a=(0,p.xI)`${Je[n]} of ${(0,k.oZ)(
e)} cannot be read: ${(0,k._r)(e)}`;return(0,x.CC)("package-unauthorized",{message:(0,p.xI)`${a}; ${_s(e)}`,help:(0,k.NM)({...e,asked:s},r,Je[n]),...Ne(n)&&{unexplained:a,
...(0,se.c3)(e)},severity:o?"warning":"error"})}function _s(e){const{part:n,token:t,at:s,isVague:o,page:r}=e;return n==="repository"?"it does not exist, or requ\
ires git credentials, which this check does not use":Ne(n)||t!=="none"||r!==null?(0,se.pt)(e,t==="dropped"?s:null):o?"it may not exist":"the CLIs send no token \
to package hosts"}function qs(e){const{kind:n,source:t,at:s}=e,o=(0,p.xI)`give the token from ${(0,p.LA)(t??"")} permission to download this ${n}`;return(0,se.$w)(
e,`${n}s.v1`,s,o)}function eo(e){const{kind:n,part:t,at:s}=e;if(t==="repository")return{operator:"use a repository that every user of the registry can read",user:(0,p.
xI)`check that git has credentials for ${(0,p.KT)(s)} on the machine that runs init`};const o="serve it without authentication, for example at a presigned URL";
if(e.isVague)return{operator:`upload it, or ${o}`,user:Ee(e)};const r=(0,p.xI)`add or correct the login for ${(0,p.KT)(s)} in ~/.netrc`;if(n==="module")return{operator:o,
user:r};const a=(0,k.qZ)(s);return t!=="archive"?{operator:o,guest:a}:{operator:o,user:(0,p.xI)`${r}, which only Terraform uses for providers`,guest:a}}function Qn(e){
const{part:n,why:t,attempts:s,failure:o,status:r,isSlow:a}=e,i=r===404||r===410,c=s>1?` in each of ${s} attempts`:"";return(0,x.CC)("package-unreachable",{message:(0,p.
xI)`${Je[n]} of ${(0,k.oZ)(e)} ${i?"is missing":"cannot be read"}: ${t}${c}`,help:o?to(e,o):no(e,i),severity:a?"warning":"error"})}function no(e,n){const{kind:t,
part:s,at:o,status:r}=e;if(n)return{operator:`publish ${Je[s]} at this URL`,user:Ee(e)};if(r===429)return{...se.uK,operator:(0,p.xI)`raise the limit of ${(0,p.KT)(
o)}`};const a=(0,p.xI)`check that ${(0,p.KT)(o)} serves the file to this machine`;return(0,H.Mq)(r??0)?{operator:a,user:(0,k.B9)(o)}:{operator:a,user:Ee(e),...t===
"provider"&&{guest:(0,k.qZ)(o)}}}function to({part:e,at:n,host:t,version:s},o){return s!==""&&!Ne(e)&&(0,Zs.i)(n,t,o.code)?{operator:(0,p.xI)`set the external URL of the storage (also called base URL or public URL) in place of ${(0,p.
KT)(n)}`}:(0,x.Lw)((0,x.as)(o,{role:"guest",host:n,isTerminal:!1}).help??"")}var Ve=g(2801),Ge=g(9179);const Xe=e=>(0,k.oZ)({...e,kind:"provider"}),on=(e,n="")=>(0,p.
xI)`${Xe(e)} for ${e.platform} cannot be installed: ${n}${(0,k.dh)(e.why)}`,Se="set `version` to another release, and tell the publisher of the provider";function so({
isMirror:e,isListed:n,...t}){const{platform:s,host:o,said:r}=t,a=r!==void 0,i=a?`for ${s} cannot be downloaded`:`has no package for ${s}`,c=t.address.endsWith("\
/hashicorp/template")?"replace the `template_file` data source with the function `templatefile`: the provider is archived and gets no new packages":`set \`versio\
n\` to one with a package for ${s}, or ask the ${e?"operator of the mirror to add":"publisher of the provider to build"} one`,l=(0,p.xI)`${Xe(t)} ${i}: ${e?(0,p.
xI)`${(0,p.KT)(t.url)} lists none`:(0,k._r)(t)}`;if(n&&!a){const d="serve the description of the package at this path (on a static site, in a file without an ex\
tension)",u=(0,p.xI)`${l}, but the list of versions has ${s}`;return(0,x.CC)("package-platform",{message:u,operator:d,guest:Se})}return(0,x.CC)("package-platfor\
m",{message:l,operator:e?`add it with \`terraform providers mirror -platform=${s}\``:`${a?"correct what the response says, or ":""}publish the package for ${s}`,
user:a?(0,p.xI)`set \`version\` to another one, or ask the operator of ${(0,p.KT)(o)} to correct what the response says`:c,guest:a?Se:void 0})}function oo({suggestion:e,
...n}){const t=e===n.version,s=`set \`version = "${(0,k.dh)(e??"",40)}"\`, the newest version with a supported protocol`;return(0,x.CC)("package-protocol",{message:(0,p.
xI)`${Xe(n)} requires plugin protocol ${(0,k.K4)(n.protocols,3,k.dh)}${t?", and another one according to the list of versions":""}; Terraform and OpenTofu support 5 and 6`,
operator:t?"correct `protocols` in the description of the package, or in the list of versions":"publish a version with plugin protocol 5 or 6",...t?{guest:Se}:{
user:e===null?"ask the publisher of the provider for a version with plugin protocol 5 or 6":s}})}const ro=e=>(0,x.CC)("package-document",{message:on(e,(0,p.xI)`the response of ${(0,p.
KT)(e.url)} `),operator:e.isMirror?`return {"archives":{"${e.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"retu\
rn the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`",guest:e.isMirror?
void 0:Se}),ao=e=>(0,x.CC)("package-sums",{message:on(e,(0,p.xI)`${(0,p.KT)(e.url)} `),operator:"publish a signed checksums file that has a line with the SHA-25\
6 hash and `filename` of each package",guest:Se}),_n="sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`)",rn="`signing_keys.gpg_pub\
lic_keys`",qn={sign:`${_n}, and publish both files unchanged`,signAndList:`${_n}, and list the public key in ASCII armor in ${rn}`,list:`list the public key tha\
t made the signature in ${rn}, or sign with a key of the list`,armor:`put the output of \`gpg --armor --export\` unchanged into ${rn}: in JSON, its line breaks \
are \`\\n\`, not \`\\\\n\``,trust:"remove `trust_signature`, or use the one that HashiCorp made for this key",extend:"extend the key, or sign with another one, \
and list it again",tofu:"run `tofu`, which requires no key of this registry unless `OPENTOFU_ENFORCE_GPG_VALIDATION` is set, or use the address at registry.terr\
aform.io"},io=({cure:e,clients:n,...t})=>(0,x.CC)("package-unsigned",{message:on(t),operator:qn[e],...e==="extend"?{user:"unset `OPENTOFU_ENFORCE_GPG_EXPIRATION\
`"}:{guest:e==="tofu"?qn[e]:Se},affects:n});function co({clients:e,...n}){const t=e.map(s=>`${s==="opentofu"?"tofu":s} providers lock -platform=${n.platform}`);
return(0,x.CC)("lock-platform-missing",{message:(0,p.xI)`the lock file has no checksum of ${Xe(n)} for ${n.platform}`,user:`run \`${t.join("` or `")}\`, and comm\
it the lock file`,operator:"publish the original package again if it was replaced"})}var Ye=g(180);const et=({packages:e})=>e.flatMap(({steps:n})=>n.flatMap(t=>"\
answer"in t?t.answer:[]));function lo(e,n){return[...e.evidence.steps.flatMap(s=>s.kind==="asked"?uo(e,s)??[]:nt(e,s)).slice(0,1),...mo(e,n)]}function ve({item:e,
version:n,evidence:t}){const{platform:s,steps:o}=t,{url:r,host:a,mirror:i}=o[0].answer;return{...{kind:e.kind,address:$(e),version:n,platform:s,url:r},host:(0,L.
nx)(a),isMirror:i!==void 0}}const xe=(e,n,t)=>({item:e.item,cause:`package ${(0,y.IY)(e.item.wants)} ${e.version} ${n}`,describe:t,host:e.evidence.steps[0].answer.
host});function uo(e,n){const{part:t,answer:s}=n,{outcome:o,url:r}=s;switch(o.kind){case"read":return null;case"unreadable":{const{why:a}=o;return t==="page"?cn(
e,`the page at its location ${a}`):nt(e,{kind:"description",why:a})}case"not-asked":{if(o.why!=="not-allowed"||t==="location"||t==="document")return null;const a=(0,L.
yo)(r)??r,{kind:i,address:c,version:l}=ve(e),d={host:a,package:(0,p.xI)`${i} ${(0,p.KT)(c)} ${l}`};return xe(e,`${a} not allowed`,()=>(0,Ve.wp)(d))}case"status":
if(t==="location"&&fo(o.status)){const a=(0,k._r)({...o,url:r,page:null});return cn(e,(0,p.xI)`the registry has no download address: ${a}`,{url:void 0})}return t===
"document"&&o.status===404?po(e,o):xe(e,`${t} ${r} ${o.status}`,()=>an(ve(e),n,o));case"failed":return xe(e,`${t} ${r} ${(0,p.pj)(o.problem.message)}`,()=>an(ve(
e),n,o))}}const fo=e=>e!==401&&e!==403&&!(0,H.Mq)(e),ho=["page","archive","repository"];function an(e,{part:n,answer:{lastHop:t,url:s,attempts:o,tokenSource:r}},a){
const i=t?.url??s,c={...e,part:n,url:i,at:(0,L.yo)(i)??i};if(a.kind==="failed"){const{problem:m}=a,{code:w,message:v}=m;if(w==="host-private-redirect")return m;
const E=w==="host-timeout"&&ho.includes(n);return Qn({...c,why:v,attempts:o,failure:m,isSlow:E})}const{kind:l,...d}=a,{status:u}=d,f=d.page?.kind==="bot-protect\
ion"?d.page:null,h={...d,url:i,page:f};if(u===401||u===403||n==="repository"&&u===404){const{authorization:m="none",challenge:w=null}=t??{};return Qs({...c,source:r,
token:m,challenge:w,...h})}return Qn({...c,why:(0,k._r)(h),attempts:(0,H.Mq)(u)?o:1,status:u})}const cn=(e,n,{url:t}=ve(e))=>xe(e,`location ${(0,p.pj)(n)}`,s=>sn(
{...ve(e),url:t,why:n,clients:be(s)})),ln=(e,n,t,s=$)=>({item:e,cause:`not followed ${n}`,describe:o=>(0,T.q)({...t,names:[...new Set(o.map(s))]})});function po(e,{
kind:n,...t}){const{item:s,version:o,evidence:r}=e,{mirror:a}=r.steps[0].answer;if(a===void 0)return null;const{address:i,url:c}=ve(e),l=(s.answer.installation?.
mirrors??[]).some(u=>u.mirror?.url===a.url&&(0,G.Of)(u)?.texts.includes(o)),d={provider:i,mirror:a.url,version:o,...t,url:c,isListed:l};return xe(e,`mirror ${a.
url}`,()=>ae(d))}function nt(e,n){const{item:t,version:s,evidence:o}=e,r=ve(e),a=(i,c)=>xe(e,`${o.platform} ${i}`,c);switch(n.kind){case"refused":return cn(e,n.
why);case"other":return ln(t,n.getter,{what:"getter",getter:n.getter});case"broken":return a(n.why,()=>Zn({...r,why:n.why}));case"unread":return ln(t,n.why,{what:"\
package",why:n.why,cure:n.cure});case"description":return a(`document ${n.why}`,()=>ro({...r,...n}));case"platform":{const{response:i={status:200,reason:"OK",page:null}}=n,
{texts:c=[],platforms:l=[]}=(0,G.Of)(t.answer)??{},d=l[c.indexOf(s)]?.split(" ")??[],u={...i,...r,isListed:d.includes(o.platform)};return a("platform",()=>so(u))}case"\
protocols":{const{protocols:i}=n,{newest:c}=(0,G.tF)("provider",(0,G.Of)(t.answer)?.compatible??[]);return a("protocols",()=>oo({...r,protocols:i,suggestion:c}))}case"\
sums":return a(`sums ${n.why}`,()=>ao({...r,...n}));case"unsigned":return a(`unsigned ${n.why}`,i=>io({...r,...n,clients:be(i)}))}}function mo(e,n){const{item:t,
version:s,evidence:o}=e,{platform:r,hashes:a}=o,i=Te(t),c=n.get(t.root.lockFile??"")?.get((0,y.IY)(t.wants))??[];if(i?.text!==s||a===null||c.length===0)return[];
if(c.some(u=>a.includes(u)))return[];const l=[(0,y.W$)(i.place)];return go(c,a)?[{...xe(e,`${r} lock`,u=>co({...ve(e),clients:be(u)})),places:l}]:[{...ln(t,"con\
tents",{what:"contents"},f=>`${$(f)} ${Te(f)?.text}`),places:l}]}const go=(e,n)=>Ye.CT.filter(t=>e.some(s=>s.startsWith(t))).every(t=>n.some(s=>s.startsWith(t)));
var ko=g(304);const ke=[];function wo(e,n,t){const s=new Map,o=Map.groupBy([...e,...n],({root:r})=>r.directory);return Array.from(o,([r,a])=>{const i=a.filter(l=>"\
wants"in l),c=a.filter(l=>"call"in l);return{directory:r,clients:be(a),rows:[...(0,N.c1)(i,ye).map(l=>vo(l,s,t)),...(0,N.c1)(c,tt).map(yo)]}})}const tt=({root:e,
call:n})=>(0,le.o)(e.directory,st(n)),st=({address:e,source:n,place:t})=>({kind:"module",address:e,source:(0,k.dh)((0,Ge._U)(n)),constraints:ke,places:[t]}),ot=({
steps:[e]})=>(0,L.yo)(e.answer.url)??"";function yo(e){const n=e.every(({evidence:t})=>t.opened!==void 0);return{...st(e[0].call),host:ot(e[0].evidence),isDirect:!0,
locked:null,chosen:{},newest:null,platforms:ke,...!n&&{isUnchecked:!0},worst:null,problems:ke,rejectedAt:ke}}function un(e,n){const t=JSON.stringify(e),s=n.get(
t)??e;return n.set(t,s),s}function vo(e,n,t){const[s]=e,{kind:o,wants:r,of:a,answer:i}=s,c=(0,G.Of)(i)?.newest??null,l=(0,y.LS)(a),d=l.length<2&&l.every(N.Kh),u=t&&
c!==null?$o(s,c):ke,f=e.flatMap(({root:{client:h},choice:m})=>m===null?[]:[[h,m.kind==="chosen"?m.version:null]]);return{kind:o,address:te(s),source:un($(s),n),
host:r.host,constraints:un(l.map(({text:h})=>h),n),...!d&&{requiredBy:l},...u.length>0&&{excluding:u},locked:Te(s)?.text??null,chosen:un(Object.fromEntries(f),n),
newest:c,platforms:bo(e),...e.flatMap(et).some(Mo)&&{isUnchecked:!0},worst:null,problems:ke,places:(0,N.As)((0,y.ek)(a)),rejectedAt:xo(e)}}const $o=({kind:e,of:n},t)=>e===
"module"?ke:(0,y.LS)(n).filter(({text:s})=>!(0,ko.CM)(t,s)),Mo=({outcome:e})=>e.kind==="not-asked";function bo(e){const n=e.flatMap(t=>t.packages).filter(({platform:t})=>t!==
"");return n.length===0?ke:[...Map.groupBy(n,({platform:t})=>t)].map(([t,s])=>{const o=s.map(Oo);return{platform:t,available:o.includes(!1)?!1:o.includes(null)?
null:!0}})}function Oo({steps:e}){return e.some(({kind:n})=>n==="platform")?!1:e[0].answer.outcome.kind==="read"?!0:null}function xo(e){const n=e.find(({choice:s})=>s!==
null&&s.kind!=="chosen");return n===void 0?ke:[...(0,y.Im)(n.of),Te(n)].flatMap(s=>s?.place??[])}function Io(e){const n=e.flatMap(({root:t,call:s,evidence:o})=>{
const{client:r}=t,a=(0,k.dh)((0,Ge._U)(s.source)),[i]=o.steps.flatMap(l=>To(a,l,r)??[]);return i===void 0?[]:"code"in i&&i.code==="host-not-allowed"&&s.place.inside===
void 0?[]:{client:r,call:s,source:a,evidence:o,key:tt({root:t,call:s,evidence:o}),fault:i}});return(0,N.c1)(n,({fault:t})=>"code"in t?`${t.code} ${(0,p.pj)(t.message)}`:
t.why).map(t=>{const[{fault:s,evidence:o}]=t,r=(0,N.jH)(t.map(({call:f})=>f.place)),a=[...new Set(t.map(({client:f})=>f))],i=[...new Set(t.map(({source:f})=>f))],
c="code"in s?s:(0,T.q)({what:"package",...s,names:i}),d={role:"user",host:(0,L.nx)(ot(o)),isTerminal:!1},u=[...new Set(t.map(({key:f})=>f))];return(0,X.kH)((0,x.
as)(c,d),{places:r,clients:a,needed:(0,_.ly)(r),rowKeys:u})})}function To(e,n,t){const s="answer"in n?n.answer.url:"",o=(0,L.yo)(s)??"",r={kind:"module",address:e,
version:"",host:(0,L.nx)(o)};switch(n.kind){case"asked":{const a=Eo(r,n,t);return a?.code!=="host-private-redirect"?a:{why:(0,p.pj)(a.message),cure:(0,k.gL)((0,L.
nx)(o))}}case"refused":return sn({...r,url:s,why:n.why,clients:[t]});case"broken":return Zn({...r,why:n.why});case"other":return{why:`it is downloaded with ${n.
getter}, which this check does not use`,cure:void 0};case"unread":return{why:n.why,cure:n.cure};case"description":case"platform":case"protocols":case"sums":case"\
unsigned":return null}}function Eo(e,n,t){const{outcome:s,url:o}=n.answer;if(s.kind==="status"||s.kind==="failed")return an(e,n,s);if(s.kind==="unreadable"){const r=`\
the page at its address ${s.why}`;return sn({...e,url:o,why:r,clients:[t]})}return s.kind!=="not-asked"||s.why!=="not-allowed"?null:(0,Ve.wp)({host:(0,L.yo)(o)??
"",package:(0,p.xI)`module ${e.address}`})}function So({items:e,inside:n,versions:t},s){const o=Map.groupBy(e,({root:a})=>a),r=Array.from(n,([a,{calls:i,providers:c}])=>{
const l=o.get(a)??[];return[...i.flatMap(u=>Co(u,t)??[]),...Po(c,l,s)].map(u=>{const f=({kind:h,of:m})=>h==="module"&&y.ek(m)[0]===u.places[0];return{...u,rowKeys:Me(
l.filter(f))}})}).flat();return(0,X.Qp)(r,({problem:a})=>a.message)}function Co(e,n){const{module:t,client:s,constraint:o,by:r}=e,a=n.get(y.MP(t))?.[s],i=`${t.host}\
/${t.namespace}/${t.name}/${t.system}`,c={by:r,address:i,constraint:o?.text??null,others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return dn(e,(0,T.
o)({...c,newest:null}));const l=(0,G.Of)(a);return!l||ze(e,l)?.kind!=="none-fits"?null:dn(e,(0,T.o)({...c,newest:l.newest}))}const Ao=50;function Po(e,n,t){const s=Map.
groupBy(e,({provider:o})=>y.JT(o));return n.flatMap(o=>{const{kind:r,answer:a,root:i}=o,c=r==="provider"?s.get(y.IY(o.wants)):void 0,l=(0,G.Of)(a);if(c===void 0||
l===null||o.choice?.kind!=="chosen")return[];const d=[...new Map(c.map(O=>[O.constraint.text,O])).values()],f=[...y.Im(o.of),...d.slice(0,Ao).map(O=>O.constraint)],
h=t?null:Te(o)?.text??null,m=f.map(({text:O})=>O),w=(0,G.EH)(m,l,{client:i.client,lockedVersion:h});if(w===null||w.kind==="chosen")return[];const v=w.kind==="no\
ne-fits"?f.filter(({text:O})=>w.conflict.some(({whole:C})=>C===O)):f,{newest:E}=l,I=$(o);return d.filter(({constraint:O})=>v.includes(O)).map(O=>{const{by:C,constraint:P}=O,
D=v.filter(Y=>Y!==P).map(({text:Y,...ge})=>`"${Y}" (${(0,N.Ox)(ge)})`),q={by:C,address:I,constraint:P.text,others:D,newest:E};return dn(O,(0,T.o)(q))})})}const dn=({
call:{place:e},host:n},t)=>(0,X.kH)(t,{host:n,services:[ee.e$],places:[y.W$(e)]});function Ro(e,n){const{items:t}=e,s=[...ls(t),...zs(t),...Bs(t,e.versions),...Uo(
e)],o=t.filter(({answer:a})=>a.outcome.kind==="read").map(a=>`${a.wants.host} ${Rn(a)}`),r=[...Ko(e,n),...S(s),...So(e,n.upgrade),...Js(e.clouds),...Ys(e.logins),
...jo(t,n),...Io(e.direct),...e.notes];return{notes:n.isFork?r.map(Do):r,roots:wo(t,e.direct,n.upgrade),requests:e.requests,answering:new Set(o),unopened:n.depth===
"init"?No(e):null,requirements:e.requirements}}const Lo={isFork:!0,searched:[],notRead:[]};function Do(e){const{refusal:n}=e.problem,t=n==="asks"||n==="hides",s={
...(0,se.to)(e.problem,Lo),severity:"notice"};return t?{...e,problem:s,severity:"notice"}:e}function No({items:e,direct:n,notes:t,inside:s}){const o=e.filter(({
kind:c,packages:l})=>c==="module"&&l.every(({opened:d})=>d===void 0)),r=n.filter(({evidence:c})=>c.opened===void 0),a=t.filter(({problem:c})=>c.code==="not-foll\
owed"),i=[...s.keys()].flatMap(({calls:c})=>c.filter(({isOpen:l,module:d,place:u})=>l&&d===null&&u.inside));return[...o.flatMap(({of:c})=>(0,y.ek)(c)),...a.flatMap(
({places:c})=>c),...[...r.map(({call:c})=>c),...i].map(({place:c})=>c)]}const Uo=({items:e,lockHashes:n})=>e.flatMap(t=>{if(t.choice?.kind!=="chosen")return[];const{
version:s}=t.choice;return t.packages.flatMap(o=>lo({item:t,version:s,evidence:o},n))}),Bo=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;function Ko({
inside:e},{depth:n}){const t=({place:u})=>u!==y.cd,s=[...e.keys()].flatMap(u=>u.calls),o=rt(s.filter(({isOpen:u})=>u)),r=rt(s.filter(({module:u,isOpen:f})=>u===
null&&!f)),a=r.filter(({source:u})=>Bo.test(u)).length,i=r.filter(({source:u})=>/^oci:/.test(u)).length,c=[...e.values()].flatMap(({undescribed:u})=>u).filter(t),
l=c.flatMap(({module:u})=>u===null?[]:`${u.namespace}/${u.name}/${u.system}`),d=fn(o,{what:"open",names:o.map(({address:u})=>u)});return n==="init"?d:[...fn(c,{
what:"inside",names:[...new Set(l)]}),...d,...fn(r,{what:"direct",git:a,oci:i,names:r.map(({address:u})=>u)})]}function fn(e,n){const t=(0,N.NP)(e.map(({place:s})=>s));
return t.length===0?[]:[(0,X.kH)((0,T.q)(n),{places:t,clients:[]})]}const rt=e=>[...new Map(e.map(n=>[`${n.place.file}:${n.place.line}`,n])).values()];function jo(e,{
maxRequests:n}){const t=e.flatMap(o=>[o.answer,...et(o)].flatMap(({outcome:r})=>r.kind==="not-asked"?{item:o,host:fe(o),outcome:r}:[]));return(0,N.c1)(t,({host:o,
outcome:r})=>`${o} ${"problem"in r?(0,p.pj)(r.problem.message):r.why}`).flatMap(o=>{const[{host:r,outcome:a}]=o,i=[...new Set(o.flatMap(u=>(0,y.ek)(u.item.of)))];
if("problem"in a)return[(0,X.kH)(a.problem,{host:r,places:i,needed:(0,_.ly)(i)})];const{why:c}=a;if(c==="service"||c==="not-allowed")return[];const l=[...new Set(
o.map(u=>b(u.item)))],d=(0,T.q)(c==="limit"?{what:c,max:n,names:l}:{what:c,names:l});return[(0,X.kH)(d,{host:r,places:(0,N.NP)(i),needed:!1})]})}var Fo=g(2389),
Ho=g(1598),zo=g(1456),Ce=g(7454),we=g(9926),Wo=g(7144),Jo=g(3070),at=g(3214),Vo=g(2851);const Go=2*we.PU,Xo=1e3,Yo=3e4,Zo=6e4;class Qo{gate=new we.iD(we.PU);largeBodies=new we.
iD(1);requests=0;pause=Promise.resolve();silent=0;down=null}class _o{#e;#t;#i=(0,Oe.O)(n=>new Qo);#o=new Map;#s=new Set;#n=new Map;constructor(n){this.#e=n,this.#t=
new we.iD(n.concurrency*we.PU),n.stop.onEnd.add(this.#r);for(const[t,s]of n.sessions??[])this.#s.add(t),this.#n.set(t,this.#a({url:s}))}get requests(){return[...this.#o.
values()]}ask(n){const t=this.#a(n);return t.gate.pass(()=>this.#t.pass(()=>this.#c(t,n)))}countTransfer(n){const t=this.#a({url:n});return t.requests>=this.#e.
maxRequests?!1:(t.requests+=1,!0)}#r=()=>{for(const n of this.#s)n.close()};close(){this.#e.stop.onEnd.delete(this.#r),this.#r()}#a({url:n}){const t=(0,Ce.X5)(n),
s=t.ok?`${t.value.name} ${t.value.port}`:(0,L.Pm)(n);return this.#i(s??"")}async#c(n,t){if(n.down!==null)return n.down;const s=await this.#l(n,t);if(typeof s=="\
string")return s;const[{response:o}]=s;return"problem"in o&&o.problem.code==="host-private-redirect"||(n.silent=s.every(({headMs:r})=>r===null)?n.silent+1:0,n.silent>=
Go&&(n.down=s)),s}async#l(n,t){const{stop:s,maxRequests:o}=this.#e,r=[];for(;;){if(await n.pause,s.why!==null)return hn(r,"stopped");if(n.requests>=o)return hn(
r,"limit");const a=await this.#u(n,t);if(s.why!==null&&a.response.kind==="failed"||r.push(a),t.patience.every(f=>(0,H.mh)(r,f)!==null)||s.why!==null)return hn(r,
"stopped");const{ms:l,isForHost:d}=qo(a,r.length,this.#e),u=(0,at.v7)(l,this.#e);d&&(n.pause=u),await u}}async#u(n,t){const{startTimer:s,monotonic:o}=this.#e,{patience:r}=t,
a=this.#f(n);n.requests+=1;try{const i=await(0,Jo.e)({...t,planBody:c=>({...t.planBody(c),turn:()=>n.largeBodies.enter()}),asks:"answer",session:a,timeoutMs:(0,Vo.
nT)(r),startTimer:s,monotonic:o});return n.requests+=i.hops.length-1,this.#d(t,i),i}finally{this.#h(n,a)}}#d({host:n},t){const{hops:s,response:o,timing:r,certificates:a}=t,
[i]=o.kind==="received"?s:[],{slowest:c=null,certificates:l=[]}=this.#o.get(n)??{},d=i!==void 0&&r.totalMs>(c?.timing.totalMs??-1),u=[...l,...a.map(({host:f,expires:h})=>({
host:f,expires:h}))];this.#o.set(n,{host:n,slowest:d?{url:i.url,timing:r}:c,certificates:(0,N.t6)(u,({host:f,expires:h})=>`${f} ${h}`)})}#f(n){for(const[s,o]of[
...this.#n].reverse())if(o===n&&(this.#n.delete(s),s.isOpen))return s;const t=new Wo.N(this.#e.network);return this.#s.add(t),t}#h(n,t){t.isOpen?this.#n.set(t,n):
this.#s.delete(t);const[s]=this.#n.keys();this.#n.size<=this.#e.concurrency||s===void 0||(this.#n.delete(s),this.#s.delete(s),s.close())}}const hn=([e,...n],t)=>e===
void 0?t:[e,...n];function qo({response:e},n,{now:t}){const s=e.kind==="received"&&[429,503].includes(e.head.status)?(0,at.VJ)(e.head.retryAfter,t()):null;return s===
null?{ms:Math.min(Xo*2**(n-1),Yo),isForHost:!1}:{ms:Math.min(Math.max(s,0),Zo),isForHost:!0}}var R=g(7811),ne=g(8643),A=g(8153),me=g(9633),it=g(9713),er=g(8936),
pn=g(9623);const nr={kind:"whole",maxBytes:8*1024*1024},he=({bytes:e})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e),Ie={kind:"read",value:null},ue=(e,n,t="")=>({
host:e,url:t,tokenSource:null,outcome:{kind:"not-asked",why:n},attempts:0,lastHop:null});function tr(e,n){const{attemptMs:t}=n,s=e[(0,H.mh)(e,n)??e.length-1]??e[0],
{response:o,timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=t)return o;const i=(a??0)>t?"response":"body",c=o.url.host.replace(/:443$/,"");return{kind:"fa\
iled",problem:(0,er.Qs)({host:c,asks:"answer",phase:i,limitMs:t,attempts:1}),transient:!0}}const ct=(e,{accepts:n=s=>s===200,plan:t=()=>nr})=>n(e.status)?t(e):null;
function mn(e,n){const s=/"(?:modules|versions|archives|os)"/i.test(he(e))?"":(0,pn.qC)(e.bytes);return s===""?n:`is the error "${s}"`}function sr(e,n,t,s){if(e.
kind==="failed"){const{problem:d}=e;return d.code==="host-http2"?{kind:"not-asked",why:"unchecked",problem:d}:{kind:"failed",problem:d}}const{head:o,body:r}=e,{
status:a,reason:i}=o;if(!s.read(r))return{kind:"not-asked",why:"work"};const c=ct(o,t);if(c===null)return{kind:"status",status:a,reason:i,...(0,pn.vA)(o,r.bytes)};
if(r.truncated&&c.kind==="whole")return{kind:"not-asked",why:"size"};const l=t.read(e,n,s);return l.ok?{kind:"read",value:l.value}:l.why===A.ch?{kind:"not-asked",
why:s.isSpent?"work":"size"}:{kind:"unreadable",why:mn(r,l.why),page:(0,pn.vA)(o,r.bytes).page}}const or=3e4,rr={kind:"whole",maxBytes:1024*1024},lt={headers:{accept:"\
application/vnd.api+json"},plan:({status:e})=>e===200?rr:it.IK},ar={...lt,accepts:()=>!0,read:({head:e})=>(0,R.Ju)(e.apiVersion)},ir=(0,A.w3)({data:(0,A.lq)((0,A.
w3)({id:A.Qq}))}),ut={...lt,accepts:e=>e>=200&&e<=399,read:({body:e})=>{const n=(0,A.D4)(he(e),ir);return n.ok?n.value.data===null?(0,R.TR)("has no data"):(0,R.
Ju)(null):n}},cr=/^[\w-]+$/;async function lr(e,n){const t=e.map(async s=>{const{host:o,service:r,clients:a}=s;if(!await n.hasToken(o))return[];const i=n.belowService(
r,o,d=>d),c=a.flatMap(d=>{const u=i(d);return typeof u=="string"?[]:[{client:d,base:u}]}),l=(0,N.c1)(c,({base:d})=>(0,ne.jr)(d.url)).map(d=>{const u=d.map(({client:f})=>f);
return ur({...s,clients:u},d[0].base,n)});return await Promise.all(l)});return(await Promise.all(t)).flat()}async function ur(e,n,{send:t,timeoutMs:s}){const{host:o,
clients:r,organization:a,workspace:i}=e,c=({client:v})=>({client:v,attemptMs:s??or,retries:1}),l=async(v,E)=>{const I=(0,me.ny)(n.url,v),O=()=>({...n,url:I}),C=`\
cloud ${(0,ne.jr)(I)}`,P=await t({...E,host:o,clients:r,at:O,once:C,patience:c});return Object.values(P)[0]??ue(o,"service")},d=await l("ping",ar),u={...e,ping:d,
ofOrganization:null,ofWorkspace:null};if(d.outcome.kind!=="read"||a===null)return u;const f=`organizations/${a}`,h=await l(`${f}/entitlement-set`,ut),w=h.outcome.
kind!=="read"||i===null?null:await l(`${f}/workspaces/${i}`,ut);return{...u,ofOrganization:h,ofWorkspace:w}}function dr(e,n){const t=e.flatMap(({kind:o,workspace:r,
hasOwnToken:a,needs:i,place:c})=>{if(r===void 0||a)return[];const l=o.startsWith("cloud")?n.TF_CLOUD_ORGANIZATION:null,d=dt(r.organization??l),u=dt(r.name);return i.
map(({host:f,service:h,clients:m})=>({host:f,service:h,organization:d,workspace:u,clients:m,places:[c]}))}),s=({host:o,service:r,organization:a,workspace:i})=>[
o,r,a,i].join(" ");return(0,N.c1)(t,s).map(o=>({...o[0],clients:[...new Set(o.flatMap(({clients:r})=>r))],places:o.flatMap(({places:r})=>r)}))}const dt=e=>e&&cr.
test(e)?e:null;var fr=g(6542),ft=g(2218),ht=g(4165),hr=g(7057),gn=g(4443),Ze=g(9897);const pr=(0,A.w3)({location:A.Qq,use_registry_credentials:(0,A.lq)(A.zM)}),
mr=(0,A.w3)({location:A.Qq,use_registry_credentials:A.gy}),gr=(e,n)=>(0,A.D4)(e,n?pr:mr,"struct");function kr({status:e,header:n,body:t,downloadUrl:s},o,r){if(o===
"opentofu"&&e!==204){const a=gr(t,r);if(!a.ok)return de(`the response ${a.why}`);const{location:i,use_registry_credentials:c}=a.value;if(c!==null)return wr(i,c,
s);if(i!=="")return pt(i,s,o)}return n?pt(n,s,o):de(yr[o])}function wr(e,n,t){if(e==="")return de("the response has `use_registry_credentials` and no `location`");
const s=(0,me.EH)(t,e);return s.ok?{kind:"direct",url:s.value,usesCredentials:n}:de(s.why)}const yr={terraform:"the response has no X-Terraform-Get header",opentofu:"\
the response has neither `location` nor an X-Terraform-Get header"},de=e=>({kind:"refused",why:(0,Ge.Nx)(e)});function vr(e,n){const t=/^([A-Za-z][A-Za-z0-9+.-]*):/.
exec(e)?.[1];return t===void 0?de(`invalid source string: ${e}`):(0,Ze.WS)(t,n)?kn(e,n):de(`no getter available for X-Terraform-Get source protocol: "${t}"`)}function pt(e,n,t){
const s=(0,me.ut)(n,e);if(!s.ok)return de(s.why);const{kind:o}=(0,oe.vL)(s.value,t);return o==="local"||o==="registry"?de("must be a direct remote package addre\
ss"):kn(s.value,t)}const $r=["tar.gz","tar.bz2","tar.tbz2","tar.xz","tgz","tbz2","txz","zip","gz","bz2","xz"],mt=["ref","depth","sshkey"],gt="checksum cannot be\
 specified for directory download";function kn(e,n){const t=(0,Ze.cx)(e,n);if(!t.ok)return de(t.why);const{getter:s,url:o,subdirectory:r}=t.value;if(!(0,Ze.WS)(
s,n))return de((0,Ze.Ns)(e,t.value));if(o===null)return{kind:"other",getter:s};const a=(0,gn.xB)(o.query),i=f=>{const h=a.find(([m])=>m===f)?.[1]??"";return(0,gn.
Uw)(h.replaceAll("+"," "))||null},c=i("archive"),l=i("checksum"),d=a.filter(([f])=>f!=="checksum"&&!(f==="archive"&&c));if(s==="git"){if(l!==null)return de(gt);
const[f,h,m]=mt.map(i),w={ref:f??null,depth:h??null,sshkey:m??null},v=d.filter(([I])=>!mt.includes(I));return{kind:"git",url:{...wn(o,v),fragment:o.fragment},...w,
subdirectory:r}}if(!/^https?$/.test(o.scheme)||!/^https?$/.test(s))return{kind:"other",getter:s};const u=Mr(o.path,c,n);return u!==null?{kind:"archive",url:wn(o,
d),archive:u,checksum:l,subdirectory:r}:l!==null?de(gt):{kind:"page",url:wn(o,[...d,["terraform-get","1"]]),subdirectory:r}}function Mr(e,n,t){const s=o=>n===null?
e.endsWith(`.${o}`):n===o;return $r.find(o=>s(o)&&(o!=="tbz2"||t==="terraform"))??null}const wn=(e,n)=>({...e,query:(0,gn.Ge)(n),forceQuery:!1,fragment:""}),br={
amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function Or(e){for(const[n,t,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.toLowerCase();if(t===
""?o==="body":o==="head")return null;if(t!==""||o!=="meta")continue;const r=new Map;for(const[,i="",c,l,d]of n.matchAll(xr))r.set(i.toLowerCase(),c??l??d??"");const a=r.
get("content")??"";if(r.get("name")==="terraform-get"&&a!=="")return Ir(a)}return null}const xr=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
Ir=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(n,t,s)=>t!==void 0?br[t]??n:Number(s)<=1114111?String.fromCodePoint(Number(s)):n),Tr=3e4,yn={kind:"excerpt",maxBytes:1024},
kt=128*1024,vn=e=>({client:n})=>({client:n,attemptMs:Tr,retries:n==="opentofu"?e:0}),Ue={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,
plan:()=>yn,read:()=>(0,R.Ju)(""),patience:vn(0),netrc:H.Du},Er={...Ue,name:"provider archive",patience:vn(2),netrc:["terraform"]},wt={name:"direct archive",headers:{
range:"bytes=0-0"},accepts:e=>e>=200&&e<300,plan:()=>yn,read:()=>(0,R.Ju)("")},Sr=64*1024*1024,Cr=3e5,Ar=({patience:e=r=>r,...n},t,s,o)=>({...n,name:`whole ${t}`,
headers:{},plan:()=>({kind:"taken",maxBytes:Sr,take:s}),read:()=>(0,R.Ju)(o()),patience:r=>({...e(r),attemptMs:Cr})}),Pr={name:"page",headers:{},accepts:e=>e>=200&&
e<300,plan:({terraformGet:e})=>e?yn:{kind:"excerpt",maxBytes:kt},read:({head:e,body:n})=>{const t=e.terraformGet||Or(he(n));return t===null?(0,R.TR)('has neithe\
r X-Terraform-Get nor <meta name="terraform-get">'):(0,R.Ju)(t)},patience:vn(0),netrc:H.Du},Rr={...Ue,name:"repository",headers:{},accepts:e=>e===200,netrc:[]},
yt={name:"sums",headers:{},read:({body:e})=>(0,R.Ju)(e.bytes)},Lr={...yt,name:"signature"},Dr={...Ue,name:"checksum file",headers:{},accepts:e=>e===200,read:({body:e})=>(0,R.
Ju)(he(e)),plan:()=>({kind:"excerpt",maxBytes:kt})};async function Be({client:e,registry:n,url:t,origin:s,token:o=!1},r,{send:a,clients:i,isNamed:c}){const l=(0,L.
Pm)(t);if(l!==null&&l!==n&&!c(l))return ue(n,"not-allowed",(0,ne.Pl)(t));const d=()=>({url:t,origin:s}),u=`${r.name} ${o} ${s?.isPublic} ${(0,ne.jr)(t)}`,f={...r,
host:n,clients:i,at:d,once:u,isAnonymous:!o},{[e]:h}=await a(f);if(h===void 0)throw new Error("a client without an answer");return h}const Nr={accepts:e=>e===200||
e===204,read:({head:e,body:n},t)=>{const{status:s,terraformGet:o}=e;return(0,R.Ju)({status:s,header:o,body:he(n),downloadUrl:t})}};function vt({address:e,version:n,
clients:t},s){const{host:o}=e,r=s.belowService(ee.e$,o,i=>(0,me.sw)(i,e,n)),a=s.send({...Nr,host:o,clients:t,at:r});return async i=>{const{[i]:c}=await a;return c===
void 0?null:await Br(i,c,s)}}const Ur=10;async function Br(e,n,t){const{outcome:s,host:o}=n,r={kind:"asked",part:"location"};if(s.kind!=="read")return Ae([{...r,
answer:n}]);const{downloadUrl:a}=s.value,i={...n,outcome:Ie},c=(0,H.sX)(t.versionOf("opentofu")),l=kr(s.value,e,c),d=t.originOf(n.lastHop),u=await Mt(l,{registry:o,
client:e,downloadUrl:a,origin:d},t);return{...u,steps:[{...r,answer:i},...u.steps]}}async function Kr(e,n,t,s){const o=kn(e,n),r="url"in o?o.url:null,a=r&&(0,L.
Pm)(r),i=r===null?"":(0,ne.Pl)(r);if(r!==null&&!s.isNamed(a))return Ae([{...$t,answer:ue(a,"not-allowed",i)}]);const c={...ue(a,"service",i),outcome:Ie},l=await Mt(
o,{registry:a,client:n,downloadUrl:r,origin:t},s);return{...l,steps:[{...$t,answer:c},...l.steps]}}const $t={kind:"asked",part:"archive"};async function Mt(e,n,t){
const{downloadUrl:s,...o}=n,r=[];let a="",{origin:i}=n;for(let c=0;;c+=1){if(e.kind==="refused"||e.kind==="other")return Ae([...r,e]);const l=e.kind==="direct"?
"":e.subdirectory,d={...o,origin:i,url:e.url};if(e.kind!=="page"){const{steps:f,tree:h,origin:m}=await jr(e,d,s,t),w=h&&c>0?(0,ht.kX)(l,h):l,v=h&&{tree:h,subdirectory:bt(
w,a),origin:m};return{...Ae([...r,...f]),...v&&{opened:v}}}if(c===Ur){const f=`too many X-Terraform-Get redirects: ${c+1}`;return Ae([...r,{kind:"refused",why:f}])}
const u=await Be(d,Pr,t);if(r.push({kind:"asked",part:"page",answer:u}),u.outcome.kind!=="read")return Ae(r);i=t.originOf(u.lastHop),a=bt(l,a),e=vr(u.outcome.value,
o.client)}}const bt=(e,n)=>[e,n].filter(t=>t!=="").join("/"),Ae=e=>({platform:"",steps:e,hashes:null});async function jr(e,n,t,s){const o=e.kind==="direct"&&e.usesCredentials,
r=o&&t!==null&&zr(t,e.url),a=await(s.open??Hr)(e,{...n,token:r},s);if(!o||r)return a;const i=`the token of the registry from ${(0,L.Pm)(e.url)}`,c=a.steps.map(l=>Fr(
l)?{kind:"other",getter:i}:l);return{...a,steps:c}}const Fr=e=>e.kind==="asked"&&e.answer.outcome.kind==="status"&&e.answer.outcome.status===401,Hr=async(e,n,t)=>{
const s={isPublic:!0};if(e.kind==="git"&&!/^https?$/.test(e.url.scheme))return{steps:[{kind:"other",getter:"git"}],tree:null,origin:s};const[o,r]=Wr[e.kind],a=await Be(
{...n,url:Jr(e)},r,t);return{steps:[{kind:"asked",part:o,answer:a}],tree:null,origin:s}};function zr(e,n){const t=[e,n].map(s=>({scheme:s.scheme==="http"?"http":
"https",name:(0,Ce.be)(s)}));return(0,hr.nL)(t).at(-1)==="sent"}const Wr={archive:["archive",Ue],direct:["archive",wt],git:["repository",Rr]},Jr=({kind:e,url:n})=>e===
"git"?{...n,path:`${n.path}/info/refs`,query:"service=git-upload-pack"}:n;var $n=g(9465);const Vr=(0,A.w3)({name:A.Qq,source:A.Qq,version:A.Qq}),Gr=(0,A.w3)({name:A.
Qq,version:A.Qq,namespace:(0,A.LT)(A.Qq),source:(0,A.LT)(A.Qq)}),Ot=(0,A.w3)({path:A.Qq,providers:(0,A.p_)((0,A.lq)(Gr)),dependencies:(0,A.p_)((0,A.lq)(Vr))}),Xr=(0,A.
w3)({version:A.Qq,root:Ot,submodules:(0,A.p_)((0,A.lq)(Ot))}),Yr=(0,A.w3)({modules:(0,A.p_)((0,A.lq)((0,A.w3)({source:A.Qq,versions:(0,A.p_)((0,A.lq)(Xr))})))});
function Zr(e){const n=(0,A.qL)(e,Yr);if(!n.ok)return n;const{value:t,items:s}=n.value,{modules:o}=t,r=o.map(c=>c?.versions??[]);if(o.length+r.flat().length>A._5)
return(0,R.TR)(A.ch);if(o.includes(null)||r.flat().includes(null))return(0,R.TR)("has null in a list, at which the clients crash");const[a]=r;if(a===void 0)return(0,R.
TR)('has no element in "modules"');const i=a.flatMap(c=>c??[]);return(0,R.Ju)({texts:i.map(({version:c})=>c),described:s>A._5?new Map:Qr(i)})}function Qr(e){const n=e.
map(({version:t,root:s,submodules:o})=>{const a=[s,...o].flatMap(i=>i??[]).map(({path:i,dependencies:c,providers:l})=>({path:i,calls:c.flatMap(d=>d??[]),providers:l.
flatMap(d=>d??[])}));return[t,a]});return new Map(n.filter(([,t])=>t.some(({calls:s,providers:o})=>s.length+o.length>0)))}function xt(e,n,t=new Map){const s=e.flatMap(
({client:r,calls:a})=>a.flatMap(({module:i,constraint:c})=>i?[{module:i,client:r,constraint:c}]:[])),o=({module:r,client:a})=>t.get((0,y.MP)(r))?.[a]!==void 0;return Tt(
s.filter(r=>!o(r)),t,n)}async function It(e,n,t,s=()=>!1){const o=a=>({client:a.client,calls:a.calls.filter(i=>!s(i,a.client))}),r=({module:a,client:i})=>(0,G.Of)(
n.get((0,y.MP)(a))?.[i]);for(;;){const a={left:bs},i=new Map(e.map(l=>[l,Os(o(l),r,a)])),c=[...i.values()].flatMap(({calls:l})=>l).filter(({module:l})=>t.visits.
has(l.host)&&!n.has((0,y.MP)(l)));if(c.length===0)return i;await Tt(c,n,t)}}async function Tt(e,n,t){const s=(0,N.c1)(e,({module:o})=>(0,y.MP)(o));return await(0,we.
Eu)(s,([{module:o}])=>o.host,t,async o=>{const[{module:r}]=o,{host:a}=r,i=await t.send({host:a,clients:[...new Set(o.map(({client:c})=>c))],at:t.belowService(ee.
e$,a,c=>(0,me.fZ)(c,r)),read:({body:c},l,d)=>_r(he(c),o,d,t.keepsReleases)});n.set((0,y.MP)(r),{...n.get((0,y.MP)(r)),...i})}),n}function _r(e,n,t,s=!1){const o=Zr(
e);if(!o.ok)return o;const{texts:r,described:a}=o.value;if(!t.keep(r))return(0,R.TR)(A.ch);const i=s?{releases:Ps(a,n)}:{},c=(0,G.tF)("module",r,{work:t,...i}),
l=ks(a,c,n);return(0,R.Ju)(l.size===0?c:{...c,described:l})}async function qr(e,n){const t=new ea(n),s=new Map,o=e.filter(({directory:a})=>a===y.cd.file);let r={
roots:e,notes:()=>[]};for(;n.stop.why===null;){const a=t.unknownIn(r.roots);if(a.length===0)break;await n.reach((0,ft.T5)(a,()=>!1,n.clients)),await xt(a,{...n,
keepsReleases:!0},s),await t.open(a,s);const{roots:i,notes:c}=n.expand(t.opened);r={roots:[...i,...o],notes:c}}return{...r,modules:s,evidenceOf:t.evidenceOf}}class ea{opened=new Map;evidence=new Map;ports;constructor(n){
this.ports=n}evidenceOf=(n,t)=>this.evidence.get((0,$n.C_)(n,t))??null;unknownIn(n){const t=new Set;return n.flatMap(s=>{const o=s.calls.filter(r=>{const a=(0,$n.
C_)(r,s.client),i=r.isOpen||t.has(a)||this.evidence.has(a);return t.add(a),!i});return o.length===0?[]:{...s,calls:o}})}async open(n,t){const s=n.flatMap(({calls:o,
client:r})=>o.map(a=>({call:a,client:r})));await Promise.all(s.map(({call:o,client:r})=>o.module===null?this.openSource(o,r):this.openVersion(o,o.module,r,t)))}async openVersion(n,t,s,o){
const r=(0,G.Of)(o.get((0,y.MP)(t))?.[s]),a=r&&ze({...n,module:t,client:s},r),i=a?.kind==="chosen"?a.version:null,{namespace:c,name:l,system:d,subdirectory:u}=t,
f=h=>this.add(n,s,h,`${c}/${l}/${d} ${i}`,u);i===null?f(null):await this.finderOf({address:t,version:i})(s).then(f)}finderOf=(0,Oe.O)(n=>(0,Oe.O)(vt({...n,clients:this.
ports.clients},this.ports)),({address:n,version:t})=>`${(0,y.MP)(n)} ${t}`);async openSource(n,t){const{source:s,place:o}=n,r=o.inside?{isPublic:o.inside.isPublic}:
null,a=await Kr(s,t,r,this.ports);this.add(n,t,a,(0,k.dh)((0,Ge._U)(s)),"")}add(n,t,s,o,r){const a=(0,$n.C_)(n,t);if(this.evidence.set(a,s),s?.opened===void 0)return;
const{tree:i,subdirectory:c,origin:l}=s.opened,d=[c,r].filter(f=>!/^\.?$/.test(f)).join("/"),u=n.module===null?(0,ht.kX)(d,i):d;this.opened.set(a,{name:o,tree:i,
directory:u,isPublic:l.isPublic})}}var Ke=g(3556),Qe=g(7598);const Pe="-----BEGIN ",je="-----END ",Et=96,Mn=e=>(0,R.s8)((0,R.Dw)(e));function St(e,n,{readsChecksum:t,
trimsLines:s}){const o=na(e.replace(/\n$/,"").split(/\r?\n/));if(o===null)return(0,R.TR)(ta(e));if(!n.test(o.type))return(0,R.TR)("begins with a block that is n\
o public key");const r=s?o.body.map(Mn):o.body,a=r.findIndex(u=>u.startsWith(je)||/^=.{4}$/.test(u)),i=a<0?r:r.slice(0,a);if(i.some(({length:u})=>u>Et))return(0,R.
TR)(`has a line of more than ${Et} characters`);const c=sa(i);if(c===null){const u=i.some(f=>f!==Mn(f));return(0,R.TR)(u?"has spaces around its lines":"has dama\
ged base64 text")}const[l=je,d=""]=a<0?[]:r.slice(a);return!t||l.startsWith(je)?(0,R.Ju)(c):d.startsWith(je)?l===oa(c)?(0,R.Ju)(c):(0,R.TR)("has a wrong checksu\
m"):(0,R.TR)(`has no line \`${je}\u2026\` after its checksum`)}function na(e){let n=null;for(const[t,s]of e.entries()){const o=Mn(s);if(n===null)n=o.startsWith(
Pe)?o.slice(Pe.length,-5):null;else{if(o==="")return{type:n,body:e.slice(t+1)};o.includes(":")||(n=null)}}return null}function ta(e){return/-----\\+[rn]/.test(e)?
"has the characters `\\n` in place of line breaks":e.includes(`
${Pe}`)||e.startsWith(Pe)?`has no empty line after \`${Pe}\u2026\``:`has no line that begins with \`${Pe}\``}function sa(e){const n=e.join("").replaceAll("\r","");
return n.length%4!==0||/[^A-Za-z0-9+/=]/.test(n)?null:Buffer.concat((n.match(/[^=]+=*/g)??[]).map(t=>Buffer.from(t,"base64")))}function oa(e){let n=11994318;for(const t of e){
n^=t<<16;for(let s=0;s<8;s+=1)n=n<<1^(n&8388608?25578747:0)}return`=${Buffer.from([n>>16,n>>8,n]).toString("base64")}`}class $e extends Error{}const ra=1e3,[Ct,
bn]=[1,22],At={[Ct]:[2,1],3:[2,1],17:[4,2],19:[1,2],[bn]:[1,2]},aa=[27,28],ia={2:"sha1",...{8:"sha256",9:"sha384",10:"sha512",11:"sha224"},12:"sha3-256",14:"sha\
3-512"},[ca,la,Pt]=[2,6,14],ua=[5,7];function _e(e){let n=0;const t=()=>e.length-n,s=i=>{if(i>t())throw new RangeError("cut off");return n+=i,e.subarray(n-i,n)},
o=i=>s(i).readUIntBE(0,i),[r,a]=[()=>e.subarray(0,n),()=>e.subarray(n)];return{left:t,take:s,number:o,taken:r,rest:a}}function On(e){const n=[],t=_e(e);try{for(;t.
left()>0;){if(n.length>ra)throw new $e;n.push(...da(t))}return{packets:n,isDamaged:!1}}catch(s){if(s instanceof RangeError)return{packets:n,isDamaged:!0};throw s}}
function da(e){const n=e.number(1);if(n<128)throw new RangeError("no packet");const t=n<192,s=t?(n&60)>>2:n&63,o=t?ha(e,n&3):Rt(e,224),r=_e(e.rest().subarray(0,
o)),a=fa(s,r);return e.take(r.taken().length+(a.length>0?0:r.left())),a}function fa(e,n){if(ua.includes(e))throw new $e;return e===ca?pa(n):e===la||e===Pt?[ma(n,
e===Pt)]:[]}const ha=(e,n)=>n===3?e.left():e.number(1<<n);function Rt(e,n=255){const t=e.number(1);if(t<192)return t;if(t===255)return e.number(4);if(t>=n)throw new $e;
return(t-192)*256+e.number(1)+192}function pa(e){const n=e.number(1),[t,s,o]=[e.number(1),e.number(1),ia[e.number(1)]];if(n===5||n===6||aa.includes(s))throw new $e;
const[,r]=At[s]??[];if(n!==4||o===void 0||r===void 0)return[];const a=Nt(_e(e.take(e.number(2)))),i=e.taken(),c=[a,Nt(_e(e.take(e.number(2))))];e.take(2);const l=c.
flatMap(m=>m.get(33)??m.get(16)??[]).at(-1),d=m=>a.get(m)?.readUInt32BE()??0,u={created:d(2),lifetime:d(3),keyLifetime:d(9)},f=Lt(l?.toString("hex")??"");return[
{kind:"signature",...{type:t,algorithm:s,hash:o,signed:i,issuer:f,numbers:Dt(e,r)},...u}]}function ma(e,n){if(e.number(1)!==4)throw new $e;const[t,s]=[e.number(
4),e.number(1)],[o=0]=At[s]??[];o===0&&e.take(e.left()),o===1&&e.take(e.number(1));const r=Dt(e,o),a=e.taken(),i=Buffer.from([153,a.length>>8,a.length]);return{
kind:"key",id:Lt((0,Qe.hash)("sha1",Buffer.concat([i,a]))),algorithm:s,created:t,numbers:r,isSubkey:n}}const Lt=e=>e.slice(-16).toUpperCase(),Dt=(e,n)=>Array.from(
{length:n},()=>e.take(Math.ceil(e.number(2)/8)));function Nt(e){const n=[];for(;e.left()>0;){const t=Rt(e);if(t>e.left())return new Map;n.push(e.take(t))}return new Map(
n.map(t=>[(t[0]??0)&127,t.subarray(1)]))}const xn="`signing_keys.gpg_public_keys`",In="the signature of its checksums",ga=["34365D9472D7468F","B0B441097685B676",
"C820C6D5CD27AB87"],ka="7D72D4268E4660FC",wa=20,ya=1024*1024,va=2048,Ut=Buffer.alloc(0);function $a(e,n){const t=e.keys.filter(o=>o!==null);if(t.length===0||t.length<
e.keys.length)return{why:`the description has ${e.keys.length===0?"no key":"null, at which the clients crash,"} in ${xn}`,cure:"signAndList"};const s=t.reduce((o,r)=>o+
r.ascii_armor.length,0);if(t.length>wa||s>ya)return null;try{return Ma(e,t,n)}catch(o){if(o instanceof $e)return null;throw o}}function Ma({sums:e,signature:n},t,s){
const o=Oa(n),r=(0,H.pJ)(s.client,s.version),a=[];let i=null;for(const[d,u]of t.entries()){const f=t.length===1?"the key":`key ${d+1} of ${t.length}`,h=(I,O,C)=>({
why:`\`${I}\` of ${f} in ${xn} ${O}`,cure:C}),m=ba(u.ascii_armor,r);if(!m.ok)return h("ascii_armor",m.why,"armor");const w=m.value.flatMap(I=>I.kind==="key"?I.id:
[]),v=o.signatures.find(({issuer:I})=>w.includes(I)),E=v===void 0?o.fault:Ea(v,m.value,e);if(E!==null)return{...E,why:`${In} ${E.why}`};if(v===void 0)a.push(...w);else if(Sa(
v,m.value,s)){const I=s.client==="opentofu"?"extend":"sign";i??={why:`${In} or its key ${v.issuer} has expired`,cure:I}}else{const I=xa(u.trust_signature??"",v,
r);return I===null?null:h("trust_signature",I,"trust")}}if(i!==null)return i;const c=(0,k.K4)(o.signatures,3,({issuer:d})=>d),l=a.length===0?"no key":(0,k.K4)(a,
3);return{why:`${In} is by key ${c}, but ${xn} lists ${l}`,cure:"list"}}function ba(e,n){const t=St(e,/^PGP (?:PUBLIC|PRIVATE) KEY BLOCK$/,n);if(!t.ok)return t;
const{packets:s,isDamaged:o}=On(t.value);return o?(0,R.TR)("is cut off or damaged"):(0,R.Ju)(s)}function Oa(e){const{packets:n,isDamaged:t}=On(Buffer.from(e)),s=n.
flatMap(a=>a.kind==="signature"?a:[]),o=a=>({signatures:s,fault:{why:a,cure:"sign"}}),[r]=e;return r===void 0?o("is empty"):r<128||s.length<n.length?o("is not a\
 binary OpenPGP signature (with `--armor` it is text)"):t?o("is cut off or damaged"):s.some(({issuer:a})=>a==="")?o("does not name its key"):s.length===0?o("is \
of a kind that the clients do not read"):{signatures:s,fault:null}}function xa(e,n,t){if(e===""||ga.includes(n.issuer))return null;const s=St(e,/^/,{...t,readsChecksum:!1});
if(!s.ok)return s.why;const{packets:o}=On(s.value);return o.some(a=>a.kind==="signature"&&a.issuer===ka)?null:"is not by HashiCorp\u2019s key for partners"}const Ia=32,
Ta=[16,17,18,19,24],Bt=e=>e.kind==="key"&&!e.isSubkey;function Kt(e,n){const t=n.findIndex(r=>r.kind==="key"&&r.id===e),s=n.findIndex((r,a)=>a>t&&Bt(r)),o=n.slice(
0,s<0?n.length:s);return o.slice(o.findLastIndex(Bt))}function Ea(e,n,t){const{issuer:s}=e,o=Kt(s,n),r=o.find(i=>i.kind==="key"&&i.id===s);if(r?.kind==="key"&&!Ca(
r,e,t)){const i=Buffer.from(t).includes(`\r
`)?", whose lines end with CRLF":"";return{why:`by key ${s} does not match the file of checksums${i}`,cure:"sign"}}return o.some(i=>i.kind==="signature"&&i.type===
Ia)?{why:`is by key ${s}, which is revoked`,cure:"signAndList"}:null}function Sa({issuer:e,created:n,lifetime:t},s,{client:o,now:r,refusesExpired:a}){const i=h=>h<
r/1e3,c=t>0&&i(n+t),l=Kt(e,s),d=Math.max(...l.map(h=>h.kind==="key"?h.created:0)),u=l.flatMap(h=>h.kind==="signature"&&Ta.includes(h.type)?h.keyLifetime:[]);if(o===
"terraform")return c&&!u.some(h=>h>0);const f=u.length>0&&u.every(h=>h>0&&i(d+h));return a&&(c||f)}function Ca(e,n,t){const{type:s,algorithm:o,hash:r,signed:a,numbers:i}=n;
if(s>1||e.algorithm!==o)return!1;const c=Buffer.from(t).toString("latin1"),l=Buffer.from(s===1?c.replace(/\r?\n/g,`\r
`):c,"latin1"),d=Buffer.from([4,255,0,0,a.length>>8,a.length]),u=Buffer.concat([l,a,d]),{jwk:f,size:h}=Aa(e),m=i.map(E=>Buffer.concat([Buffer.alloc(h),E]).subarray(
-h)),w=Buffer.concat(m),v={key:f,format:"jwk"};try{return o===bn?(0,Qe.verify)(null,(0,Qe.createHash)(r).update(u).digest(),v,w):(0,Qe.verify)(r,u,v,w)}catch{throw new $e}}
function Aa({algorithm:e,numbers:[n=Ut,t=Ut]}){const s=o=>o.toString("base64url");if(e===bn&&n.length===33)return{jwk:{kty:"OKP",crv:"Ed25519",x:s(n.subarray(1))},
size:32};if(e!==Ct||n.length>va)throw new $e;return{jwk:{kty:"RSA",n:s(n),e:s(t)},size:n.length}}var jt=g(5168);async function Tn(e,n,t=new Map){const s=new Map(
t),o=e.flatMap(i=>i.providers.flatMap(({provider:c})=>t.get((0,y.JT)(c))?.[i.client]!==void 0?[]:{provider:c,root:i})),r=(0,N.c1)(o,({provider:i})=>(0,y.JT)(i)),
a=async i=>{const[{provider:c}]=i,l=Ft(i),d=Ft(i.filter(({root:m})=>!n.isInstalled(c,m))),u=n.send({...Pa,...Ht(c,n),clients:d}),f=l.map(async m=>[m,await Ra(m,
{address:c,clients:l},u,n)]),h=(0,y.JT)(c);s.set(h,{...t.get(h),...Object.fromEntries(await Promise.all(f))})};return await(0,we.Eu)(r,([{provider:i}])=>i.host,
n,a,4*we.PU),s}const Ft=e=>[...new Set(e.map(({root:n})=>n.client))],Pa={read:({body:e},n,t)=>{const s=Ke.TT(he(e));if(!s.ok)return s;const{texts:o,...r}=s.value,
a=o.length===0?mn(e,""):"";if(a!=="")return(0,R.TR)(a);const i=[...o,...r.warnings,...new Set(r.platforms)];return t.keep(i)?(0,R.Ju)((0,G.tF)("provider",o,{...r,
work:t})):(0,R.TR)(A.ch)}},Ht=(e,{belowService:n})=>({host:e.host,at:n(ee.xq,e.host,t=>(0,me.i5)(t,e))});async function Ra(e,n,t,s){const{address:o}=n,r=ue(o.host,
"service"),a=async()=>(await t)[e]??r,i=s.methodsOf(o,e),c=(i?.methods??[zt]).map(w=>w.kind==="direct"?a():w.kind==="local"?Wt(w,o,s):Jt(e,w,n,"index.json",Na,s)),
[l=r,...d]=await Promise.all(c),u=Ua([l,...d]),f=await La(o,e,await a(),s);if(i===null&&f===null)return u;const h=[l,...d].filter(({mirror:w})=>w!==void 0),m=i&&
{...i,methods:c.length,mirrors:h};return{...u,...m&&{installation:m},...f===null?{}:{movedTo:f}}}const zt={kind:"direct"};async function La(e,n,{outcome:t},s){const{
host:o,namespace:r,type:a}=e;if(!(t.kind==="status"&&t.status===404)||r!=="hashicorp"||o!==(0,oe.Vm)(n))return null;const{[n]:c}=await s.send({...Ht({...e,namespace:"\
-"},s),clients:[n],read:({body:l})=>Ke.tD(he(l),a)});return c?.outcome.kind==="read"?c.outcome.value:null}function Wt(e,n,{localPackages:t}){const{path:s,shown:o=s,
place:r}=e,a=ue(n.host,s===null?"oci":"service",o??""),i=t(e,n);if(o===null||i===null)return a;const c={...a,mirror:{url:o,place:r,hasSlash:!0,isDirectory:!0}};
if(i==="missing"){const d=Q({mirror:o,kind:"path",at:(0,jt.Ge)(r)});return{...c,outcome:{kind:"failed",problem:d}}}const l=[...new Set(i.map(({version:d})=>d))];
return l.length>0?{...c,outcome:{kind:"read",value:(0,G.tF)("provider",l)}}:{...c,outcome:{kind:"status",status:404,reason:"",page:null}}}const Da=5;async function Jt(e,{
url:n,place:t},{address:s,clients:o},r,a,{send:i,isNamed:c,methodsOf:l}){const d={url:(0,ne.Pl)(n),place:t,hasSlash:n.path.endsWith("/")},u=(0,L.Pm)(n),f=(0,me.
zS)(n,s,r);if(!f.ok){const I=(0,jt.Ge)(t),O={mirror:d.url,at:I,provider:(0,y.JT)(s)},C={kind:"failed",problem:Q({...O,kind:"port"})};return{...ue(u,"service",d.
url),outcome:C,mirror:d}}const h=I=>I.kind==="network"&&(0,ne.jr)(I.url)===(0,ne.jr)(n),m=o.filter(I=>l(s,I)?.methods.some(h)),w=c(u)?{url:f.value,origin:null}:
"not-allowed",v=`mirror ${(0,ne.jr)(f.value)}`,{[e]:E=ue(u,"service")}=await i({host:u,clients:m,at:()=>w,once:v,read:a,maxRedirects:Da,patience:I=>I.client==="\
opentofu"?{...I,retries:0}:I});return{...E,mirror:d}}function Na({head:e,body:n},t,s){const o=Ke.oM(he(n),e.contentType);if(!o.ok)return o;const r=o.value.filter(
a=>(0,ie.rK)(a)!==null);return s.keep(r)?(0,R.Ju)((0,G.tF)("provider",r,{work:s})):(0,R.TR)(A.ch)}function Ua([e,...n]){if(n.length===0)return e;const t=[e,...n],
s=t.filter(({outcome:i})=>i.kind==="not-asked"),o=t.find(Ba)??s.find(({outcome:i})=>i.kind==="not-asked"&&i.why!=="service")??s[0];if(o!==void 0)return o;const r=t.
flatMap(i=>(0,G.Of)(i)??[]),a=t.find(i=>(0,G.Of)(i)!==null);return a===void 0||r.every(({texts:i})=>i.length===0)?t.find(({mirror:i})=>i===void 0)??a??e:{...a,outcome:{
kind:"read",value:Ka(r)}}}const Ba=({outcome:e})=>e.kind==="failed"||e.kind==="unreadable"||e.kind==="status"&&e.status!==404,Ka=e=>(0,G.tF)("provider",[...new Set(
e.flatMap(({texts:n})=>n))],{work:e.find(({work:n})=>n!==void 0)?.work,compatible:e.flatMap(({compatible:n=[]})=>n),warnings:e.flatMap(({warnings:n=[]})=>n)});function ja(e,n){
const{address:t,clients:s}=e,o=c=>n.methodsOf(t,c)?.methods??[zt],r=c=>o(c).every(({kind:l})=>l==="direct"),a=Vt({...e,clients:s.filter(r)},n),i=async(c,l)=>{if(c.
kind==="local")return Fa(e,c,n);if(c.kind==="network")return za(l,e,c,n);const d=r(l)?a:Vt({...e,clients:[l]},n);return Ha(l,e,await d,n)};return async c=>{let l=null;
for(const d of o(c))if(l=await i(d,c),l?.steps.some(({kind:u})=>u==="platform")!==!0)return l;return l}}function Fa({address:e,version:n,platform:t},s,o){const r=o.
localPackages(s,e);if(r===null||r==="missing")return null;const a=r.some(l=>l.version===n&&l.platform===t),c={kind:"asked",part:"document",answer:{...Wt(s,e,o),
outcome:Ie}};return{platform:t,steps:a?[c]:[c,{kind:"platform"}],hashes:null}}function Vt({address:e,version:n,platform:t,clients:s},{send:o,belowService:r}){const{
host:a}=e,i=r(ee.xq,a,c=>(0,me.ad)(c,e,n,t));return o({host:a,clients:s,at:i,read:R.Ju})}async function Ha(e,{platform:n},{[e]:t},s){if(t===void 0)return null;const r=e===
"opentofu"&&!(0,H.sX)(s.versionOf(e))?"opentofu before 1.12":e;return await Gt(e,n,t,({body:i,url:c})=>{const l=Ke.h(he(i),r),d=mn(i,l.ok?"":l.why);if(!l.ok||d!==
"")return(0,R.TR)(d);const u=Ye.KB(l.value,n,c),{shasums_url:f,shasums_signature_url:h}=l.value,m=[f,h,l.value.download_url].map(C=>(0,me.Fl)(c,C)),[w,v,E]=m.flatMap(
C=>C.ok?C.value:[]),I=w&&v&&E&&u.early.length===0,O=I?{sums:w,signature:v,document:l.value}:null;return(0,R.Ju)({...u,signed:O,archive:I?E:null})},s)}async function za(e,n,t,s){
const{platform:o,version:r}=n,a=await Jt(e,t,n,`${r}.json`,R.Ju,s);return await Gt(e,o,a,({head:c,body:l,url:d})=>{const u=Ke.I0(he(l),c.contentType,o);if(!u.ok)
return u;const f={...Ye.uH(u.value,o),signed:null};if(u.value===null)return(0,R.Ju)({...f,archive:null});const h=(0,me.Fl)(d,u.value.url);return h.ok?(0,R.Ju)({
...f,archive:h.value}):(0,R.TR)(`has an invalid \`url\`: ${h.why}`)},s)}async function Gt(e,n,t,s,o){const{outcome:r,host:a}=t,i=O=>({kind:"asked",part:"documen\
t",answer:{...t,outcome:O}});if(r.kind!=="read"){const C=r.kind==="status"&&r.status===404&&!t.mirror?[{kind:"platform",response:r}]:[];return{platform:n,steps:[
i(r),...C],hashes:null}}const c=s(r.value);if(!c.ok){const O={kind:"unreadable",why:c.why,page:null};return{platform:n,steps:[i(O)],hashes:null}}const{early:l,late:d,
hashes:u,signed:f,archive:h}=c.value,m=[i(Ie),...l],w={registry:a,client:e,origin:o.originOf(t.lastHop)},v=async(O,C,P)=>{const D=await Be({...w,url:C},P,o);return m.
push({kind:"asked",part:O,answer:D}),D.outcome.kind==="read"?D.outcome.value:null},E=f&&await v("sums",f.sums,yt),I=f&&E!==null?await v("signature",f.signature,
Lr):null;if(h!==null&&(f===null||I!==null)&&await v("archive",h,Er),f===null)return{platform:n,steps:m,hashes:u};if(m.push(...d),E!==null){const O=Ye.yI((0,R._6)(
E),f.document);O!==null&&m.push({kind:"sums",url:(0,ne.Pl)(f.sums),why:O});const C=f.document.signing_keys.gpg_public_keys,P={...o.expiry,client:e,version:o.versionOf(
e)},D=I&&$a({sums:E,signature:I,keys:C},P),q=C.length===0&&a===(0,oe.Vm)("opentofu"),Y=q&&e==="opentofu"&&o.mayLackKeys,ge=q?"tofu":D?.cure;D&&ge&&!Y&&m.push({kind:"\
unsigned",...D,cure:ge})}return{platform:n,steps:m,hashes:u}}const Xt=({depth:e})=>e==="packages"||e==="init";function Yt(e,n){const{checkouts:t,directory:s,dialect:o,
configs:r,learn:a,settings:i,machine:c}=n,l=t?.plugins??null,{platform:d}=c,{upgrade:u}=i,f={root:s,plugins:l,roots:e,dialect:o,platform:d,upgrade:u,asksMirrors:!0};
return(0,fr.xH)(r,f,a)}async function Wa(e,n,t){const{upgrade:s}=n.settings,o=(f,h)=>Qt(En(e,f,h,s,t),n,t),[[r,...a],[i,c,...l]]=await Promise.all([Tn(e,t).then(
f=>Promise.all([f,o("provider",f)])),xt(e,t).then(f=>Promise.all([f,It(e,f,t),o("module",f)]))]),d=Zt(e,[...l,...a].flat()),u=new Map([...i,...r]);return{items:d,
versions:u,inside:c,direct:[],notes:[],requirements:[]}}async function Ja(e,n,t){const{following:s,settings:o,stop:r}=n,[a,i]=await Promise.all([Tn(e,t),qr(e,{...t,
...s,stop:r})]),{modules:c,evidenceOf:l,notes:d,roots:u}=i,f={...t,...Yt(u,n)},h=(D,q)=>f.methodsOf(D,q.client)===null&&!f.isInstalled(D,q),m=(0,ft.T5)(u,h,t.clients);
await s.reach(m);const w=await Tn(u,f,a),[v,E]=await Promise.all([It(u,c,f,(D,q)=>!!l(D,q)?.opened),Qt(En(u,"provider",w,o.upgrade,f),n,f)]),I=En(u,"module",c,o.
upgrade,f).map(D=>{const q=D.kind==="module"?l(D.of,D.root.client):null;return q===null?D:{...D,packages:[q]}}),O=Zt(u,[...I,...E]),C=new Map([...c,...w]),P=d(Fn(
u,c));return{items:O,versions:C,inside:v,direct:Va(i),notes:P,requirements:m}}const Va=({roots:e,evidenceOf:n})=>e.flatMap(t=>t.calls.flatMap(s=>{const o=s.module===
null?n(s,t.client):null;return o===null?[]:{root:t,call:s,evidence:o}})),Zt=(e,n)=>{const t=Map.groupBy(n,({root:s})=>s);return e.flatMap(s=>t.get(s)??[])};async function Qt(e,{
settings:n,machine:t},s){const o=n.platforms.length===0?[t.platform]:n.platforms,r=e[0]?.kind==="module";return Xt(n)?Ga(e,r?[""]:o,s):e}function En(e,n,t,s,{versionOf:o,
methodsOf:r,isInstalled:a}){return e.flatMap(i=>{const{client:c}=i;if(n==="module")return i.calls.flatMap(d=>{const{module:u,isOpen:f}=d;if(u===null)return[];const h=_t(
t,u,c),m=f?{answer:h,choice:null}:qt(h,d,{client:c});return[{kind:n,root:i,of:d,wants:u,...m,packages:[]}]});const l=(0,H.Jd)(c,o(c));return i.providers.map(d=>{
const{provider:u,locked:f}=d,m=r(u,c)===null&&a(u,i)?ue(u.host,"service"):_t(t,u,c),w=s?null:f?.text??null,v=qt(m,d,{client:c,lockedVersion:w,rejectsUnreadable:l});
return{kind:n,root:i,of:d,wants:u,...v,packages:[]}})})}const _t=(e,n,t)=>e.get((0,y.IY)(n))?.[t]??ue(n.host,"service");function qt(e,n,t){const s=(0,G.Of)(e),o=(0,y.
Im)(n).map(({text:a})=>a),r=s&&(0,G.EH)(o,s,t);return s===null||r!==null?{answer:e,choice:r}:{answer:{...e,outcome:{kind:"not-asked",why:"work"}},choice:r}}async function Ga(e,n,t){
const s=e.flatMap(i=>i.choice?.kind==="chosen"?[{item:i,version:i.choice.version}]:[]),o=(0,N.c1)(s,({item:i,version:c})=>`${(0,y.IY)(i.wants)} ${c}`),r=n.flatMap(
i=>o.map(async c=>{const[l,...d]=c.filter(({item:{kind:I,of:O,root:C},version:P})=>I==="module"||!t.isCached(O,C,P,i));if(l===void 0)return[];const u=[l,...d],{
item:f,version:h}=l,m=[...new Set(u.map(({item:I})=>I.root.client))],w={version:h,clients:m,platform:i},v=f.kind==="module"?vt({...w,address:f.wants},t):ja({...w,
address:f.wants},t),E=(0,Oe.O)(v);return Promise.all(u.map(async({item:I})=>[I,await E(I.root.client)]))})),a=Map.groupBy((await Promise.all(r)).flat(),([i])=>i);
return e.map(i=>{const c=a.get(i)??[];return{...i,packages:c.flatMap(([,l])=>l??[])}})}var es=g(8225);const Xa=1e4;async function Ya(e,n){const s=n.visits.values().
flatMap(r=>Za(r).map(a=>({visit:r,url:a,host:(0,L.Pm)(a)??""}))).filter(({visit:r,url:a,host:i})=>a.scheme==="https"&&i!==r.host&&(0,Ce.X5)(a).ok&&n.isAllowed(i)),
o=(0,N.t6)([...s],({host:r})=>r).map(async({visit:r,url:a})=>{const{host:i}=r,c=await Qa(r,a,n),l=e.some(d=>d.host===i&&d.service===ee.S3);return c===null?[]:[{
host:i,problem:c,isRequired:l}]});return(await Promise.all(o)).flat()}function Za({host:e,attempt:{discovery:n}}){if(n.kind!=="found")return[];const t=(0,L.nx)(
e),{url:s,services:o}=n,a=(0,ee.TE)(ee.S3,{services:o,documentUrl:s,display:t,client:"terraform"});return a.kind!=="object"?[]:(0,es.u)((0,es.m)(a.value,s,t).value).
map(({url:i})=>i)}async function Qa({host:e,attempt:n},t,{send:s,originOf:o,timeoutMs:r}){const{terraform:a}=await s({host:e,clients:["terraform"],at:()=>({url:t,
origin:o(n.hops[0])}),isAnonymous:!0,headers:{},maxRedirects:0,patience:({client:i})=>({client:i,attemptMs:r??Xa,retries:1}),accepts:()=>!0,plan:()=>({kind:"exc\
erpt",maxBytes:0}),read:()=>(0,R.Ju)(null)});return a?.outcome.kind!=="failed"?null:(a.lastHop?.status??null)===null?a.outcome.problem:null}var Sn=g(7688);const ns=500;
function _a(e,{pass:n,room:t}){const s=new Map;return(o,r,a)=>{const{token:i,origin:c}=r,l=JSON.stringify([(0,ne.jr)(o.url),ts(o),i,c?.isPublic]),d=s.get(l);if(d!==
void 0)return d;const u=s.size>=ns?Promise.resolve(Re(ei)):o.kind==="git"?ni(o,r,t,e,a):n(o.url.host,()=>ti(o,r,t,a));return s.set(l,u),u}}const ts=e=>JSON.stringify(
{...e,url:void 0,subdirectory:void 0}),qa={isPublic:!0},Re=e=>({steps:[e],tree:null,origin:qa}),ei={kind:"unread",why:`this check opens at most ${ns} packages`},
ss={kind:"unread",why:"max-requests allows no further request to its host",cure:"increase `max-requests`"};async function ni(e,{registry:n,origin:t},s,o,{countTransfer:r}){
if(!r(e.url))return Re(ss);const{isPublic:a,...i}=await o(e,t),l={kind:"asked",part:"repository",answer:{...ue(n,"service",(0,ne.Pl)(e.url)),outcome:Ie}};return Cn(
l,i,{isPublic:a},s)}function Cn(e,n,t,s){const o=r=>({steps:[e,r],tree:null,origin:t});if(n.kind!=="read")return o(n);for(const r of n.tree.files.values())s.kept-=
r.length;return s.kept<0?o(Sn.kJ):{steps:[e],tree:n.tree,origin:t}}async function ti(e,n,t,s){if(t.bytes<=0)return Re(Sn.sP);const{readPackage:o}=await Promise.
all([g.e(8304),g.e(6418)]).then(g.bind(g,6418)),r=await si(e,n,s);if("steps"in r)return r;let a=Sn.sP;const i=async v=>{a=await o(r,oi(v,t))},c=e.kind==="direct"?
wt:Ue,l=await Be(n,Ar(c,ts(e),i,()=>a),s),{outcome:d}=l;if(d.kind==="not-asked"&&d.why==="limit")return Re(ss);const f={kind:"asked",part:"archive",answer:d.kind===
"read"?{...l,outcome:Ie}:l},h=s.originOf(l.lastHop);if(d.kind==="read")return Cn(f,d.value,h,t);if(!(d.kind==="failed"&&d.problem.code==="host-timeout"))return{
steps:[f],tree:null,origin:h};const w={...f,answer:{...l,outcome:Ie}};return Cn(w,{kind:"unread",why:(0,p.pj)(d.problem.message)},h,t)}async function si(e,n,t){
const{kind:s,url:o}=e,[,r]=/^file:(.*)/s.exec(s==="archive"&&e.checksum||"")??[];if(r===void 0)return e;const a=(0,ne.Dl)(r);if(!a.ok||!/^https?$/.test(a.value.
scheme))return Re({kind:"unread",why:"its checksum is in a file that this check does not fetch"});const i={...n,url:a.value},c=await Be(i,Dr,t),{outcome:l,lastHop:d}=c,
u={kind:"asked",part:"sums",answer:c};if(l.kind!=="read")return{steps:[u],tree:null,origin:t.originOf(d)};const{checksumIn:f}=await Promise.all([g.e(8304),g.e(6418)]).
then(g.bind(g,6418)),h=f(l.value,o.path,a.value.path),m=`invalid checksum: no checksum found in: ${(0,ne.Pl)(a.value)}`;return h===null?Re({kind:"broken",why:m}):
{...e,checksum:h}}async function*oi(e,n){for await(const t of e)n.bytes-=t.length,yield t}function ri({settings:e,network:n,visits:t,dialect:s,requirements:o}){
const r=o.filter(({because:h})=>h.some(m=>typeof m!="string")),a=e.hostnames.flatMap(h=>h.addresses),i=os(a).difference(os(r)),c=h=>L.Jr(h,e.allowedHosts),l=h=>L.
ev(h,e),d=h=>{const m=(0,ne.Dl)(h?.url??""),w=m.ok?(0,Ce.X5)(m.value):null,{address:v=null}=h??{};return{isPublic:!w?.ok||(0,Ce.Ul)(n,w.value.name,v)}},u=(h,m,w)=>{
const v=t.get(m);if(v===void 0)return"service";const{discovery:E,hops:I}=v.attempt,O=v.forced.find(Pn=>Pn.client===w),C=O===void 0?E:{...O,kind:"found",url:L.cu(
m)};if(C.kind!=="found")return"service";const{url:P,services:D}=C,q=L.nx(m),Y=(0,ee.TE)(h,{services:D,documentUrl:P,display:q,client:w});if(Y.kind!=="url"||!(0,Ce.
X5)(Y.url).ok)return"service";const{url:ge}=Y;if(O!==void 0)return{url:ge,origin:null,block:O.place};const An=L.Pm(ge)??"";return An===m||l(An)||i.has(`${m} ${h}`)?
{url:ge,origin:d(I[0])}:"not-allowed"},f=(h,m,w)=>v=>{const E=u(h,m,v);return typeof E=="string"?E:{...E,url:w(E.url)}};return{clients:s.clients,visits:t,belowService:f,
isAllowed:c,isNamed:l,originOf:d}}const os=e=>new Set(e.map(({host:n,service:t})=>`${n} ${t}`));var rs=g(9968);const ai=1e6,ii=1e5,ci=2e4;class li{#e;constructor(n,t){
this.#e=ai+n*ii+t*ci}get isSpent(){return this.#e<0}read({bytes:n,truncated:t}){let s=0;for(const o of n)(o===44||o===91||o===123)&&(s+=1);return this.#t((t?1:1/
8)*n.length+12*s)}keep(n){return this.#t(n.reduce((t,{length:s})=>t+16*s+100,0))}choose(n,t){return this.#t(n*(25+2*t))}#t(n){return this.#e-=n,!this.isSpent}}var ui=g(
3065);const di=9;function fi(e,n,t){const s=hi(e,n,t),o=(0,Oe.O)(r=>is(r,s),({once:r})=>r);return{versionOf:s.versionOf,countTransfer:r=>n.countTransfer(r),hasToken:async r=>(await s.
tokenOf(r)).token!==null,send:r=>r.once===void 0?is(r,s):o(r)}}const as={token:null,source:null};function hi(e,n,t){const{configs:s,credentials:o,dialect:r,machine:a,
learn:i,progress:c,settings:l}=e,d=new Map(s.map(f=>[f.client,f.patience]));let u=0;return c({total:t,done:u}),{ask:async f=>{const h=await n.ask(f);return u+=1,
c({total:Math.max(t,u),done:u}),h},versionOf:f=>(0,H.tB)(f,r.versions),patienceOf:f=>d.get(f)??{client:f,attemptMs:1e4,retries:1},tokenOf:async f=>{const{answer:h}=await o.
find(f),{token:m=null,source:w=null,isUnsendable:v}=h??{};return m===null||v?as:{token:m,source:w}},workOf:(0,Oe.O)(f=>new li(l.maxRequests,t)),withLogin:(0,ui.
i5)(a,i)}}async function is(e,n){const{host:t,clients:s,at:o,netrc:r,isAnonymous:a}=e;if(s.length===0)return{};const i=s.map(u=>{const f=o(u);return typeof f=="\
string"||!r?.includes(u)?{client:u,where:f}:{client:u,where:{...f,url:n.withLogin(f.url)}}}),c=(0,N.c1)(i,({where:u})=>typeof u=="string"?u:(0,ne.jr)(u.url)),l=a?
as:await n.tokenOf(t),d=c.map(u=>pi(e,u,l,n));return Object.fromEntries((await Promise.all(d)).flat())}async function pi(e,n,{token:t,source:s},{ask:o,patienceOf:r,
versionOf:a,workOf:i}){const{host:c,headers:l,maxRedirects:d=di,patience:u=P=>P}=e,[{client:f,where:h}]=n,m=n.map(({client:P})=>P),w=P=>m.map(D=>[D,P]),v=(P,D)=>({
...ue(c,P,D),tokenSource:s});if(typeof h=="string")return w(v(h));const{block:E,...I}=h,O=(0,ne.Pl)(h.url),C=i(c);if(C.isSpent)return w(v("work",O));try{const P=await o(
{...I,host:c,token:t,headers:l??{"x-terraform-version":a(f)},planBody:Y=>ct(Y,e)??it.IK,maxRedirects:d,patience:m.map(Y=>u(r(Y)))});if(typeof P=="string")return w(
v(P,O));const D=P.at(-1)?.hops.at(-1)??null,q=Map.groupBy(m,Y=>tr(P,u(r(Y))));return Array.from(q,([Y,ge])=>{const cs={outcome:sr(Y,h.url,e,C),attempts:P.length,
lastHop:D},Pn={host:c,url:O,tokenSource:s,...cs,...E&&{block:E}};return ge.map(ki=>[ki,Pn])}).flat()}catch(P){if((0,rs.qo)(P))throw P;const D=(0,Ve.n3)({host:(0,L.
nx)(c),thrown:P});return w({...v("service",O),outcome:{kind:"not-asked",why:"unchecked",problem:D}})}}async function mi(e,n){const{dialect:t,settings:s,machine:o,
checkouts:r,following:a,concurrency:i}=n,c=[...e,...(0,Ho.n)(s.hostnames,t.clients)],l=c.flatMap(({calls:h})=>h.flatMap(({module:m})=>m??[])),d=c.flatMap(({providers:h})=>h.
map(({provider:m})=>m)),u=new Set([...l,...d].map(y.IY)).size,f=new _o({...n,maxRequests:s.maxRequests});try{const{environment:h}=o,m={...fi(n,f,u),...ri(n),...Yt(
c,n),concurrency:i,timeoutMs:s.timeoutMs,mayLackKeys:h.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true",expiry:{now:n.now(),refusesExpired:h.OPENTOFU_ENFORCE_GPG_EXPIRATION===
"true"},open:a&&_a(a.fetchRepository,a.transfers)},[w,v,E]=await Promise.all([a===null?Wa(c,n,m):Ja(c,{...n,following:a},m),lr(dr(n.usages,h),m),Ya(n.requirements,
m)]),I=new Set(w.items.flatMap(({root:P})=>P.lockFile??[])),O=()=>r?.lockHashes??(0,zo.hc)(I,n.directory),C=Xt(s)?O():new Map;return{...w,lockHashes:C,clouds:v,
logins:E,requests:f.requests}}finally{f.close()}}async function gi(e,n,t){try{return Ro(await mi(e,n),t)}catch(s){if((0,rs.qo)(s))throw s;const o=[...n.visits.values()].
flatMap(({host:r,attempt:a})=>a.discovery.kind==="found"?(0,X.kH)((0,Ve.n3)({host:(0,L.nx)(r),thrown:s}),{host:r}):[]);return{...Fo.j7,notes:o}}}})};export{yi as id,vi as ids,$i as modules};
