const vi=4456,yi=[4456,304],$i={1303:((Fe,pe,g)=>{g.d(pe,{EH:()=>_,Of:()=>X,tF:()=>se,y0:()=>m});var w=g(304),T=g(523);const X=I=>I?.outcome.value??null,U=new WeakMap;
function se(I,B,Z={}){const K=B.map(m[I].parseVersion),F=K.filter(V=>V!==null),W=(0,w.s5)(F),[j]=F.filter(T.Ty).sort((V,z)=>(0,T.Zy)(z,V));return{kind:I,texts:B,
unreadable:B.filter((V,z)=>K[z]===null),newest:W&&(0,T.Cg)(W),preRelease:j?(0,T.Cg)(j):null,...Z}}const m={module:{parseVersion:T.oF,parseConstraint:T.PW,isMeetable:w.
gH,choose:w.iM},provider:{parseVersion:T.rK,parseConstraint:T._T,isMeetable:w.Nd,choose:w.XA}};function _(I,B,Z){const K=U.get(B)??new Map;U.set(B,K);const{client:F,
lockedVersion:W=null,rejectsUnreadable:j=!1}=Z,V=JSON.stringify([I,F,W,j]),z=K.get(V),Q=I.join(",").split(",").length;if(z||B.work?.choose(B.texts.length,Q)===!1)
return z??null;const ae=re(I,B,Z);return K.set(V,ae),ae}function re(I,B,{client:Z,lockedVersion:K=null,rejectsUnreadable:F=!1}){const{parseVersion:W,parseConstraint:j,
isMeetable:V,choose:z}=m[B.kind],Q=k(I,j);if(Q===null||!V(Q,Z))return{kind:"refused"};const ae=K===null?null:W(K);if(ae!==null&&z([ae],Q,Z)===null)return{kind:"\
refused"};if(F&&B.unreadable.length>0)return{kind:"unreadable"};const ce=B.texts.map(W).filter(le=>le!==null);if(ce.length===0)return{kind:"empty"};const D=z(ce,
Q,Z);if(ae!==null){const le=(0,T.Cg)(ae);return ce.some(fe=>(0,T.Cg)(fe)===le)?{kind:"chosen",version:le}:{kind:"locked-gone",version:le,upgrade:D&&(0,T.Cg)(D)}}
if(D!==null)return{kind:"chosen",version:(0,T.Cg)(D)};const oe=le=>z(ce,le,Z)!==null;return{kind:"none-fits",conflict:Q.length**2*ce.length>H?Q:(0,w.Sx)(Q,oe)}}
const H=1e6;function k(I,B){const Z=[];for(const K of I){const F=B(K);if(!F.ok)return null;for(const W of F.value)Z.push({...W,whole:K})}return Z}}),1598:((Fe,pe,g)=>{
g.d(pe,{N:()=>H,n:()=>Z});var w=g(7811),T=g(255),X=g(5243),U=g(3846),se=g(5106),m=g(1303),_=g(2172);const re={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], su\
ch as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function H({host:K,service:F,text:W},j){
const[,V="",z]=/^([^@]*)(?:@(.*))?$/s.exec(W)??[],Q=z===void 0?null:{text:z,place:_.cd},ae=`${(0,T.pk)(K)}/${V}`,D=(F===se.e$?k:I)(ae,Q,j);return D.ok?D:(0,w.TR)(
`${D.why}; expected ${F}=${re[F]}`)}function k(K,F,W){const j=(0,X.rE)(K,W);if(!j.ok)return j;const V=B(F,"module",W);if(V!==null)return(0,w.TR)(V);const z=_.cd;
return(0,w.Ju)({address:K,source:K,place:z,module:j.value,constraint:F,isOpen:!1})}function I(K,F,W){const j=(0,U.mi)(K,W);if(K.split("/").length!==3||j.kind!==
"registry")return(0,w.TR)(j.kind==="invalid"?j.error:"not a provider of a registry");const V=B(F,"provider",W);if(V!==null)return(0,w.TR)(V);const z=F===null?[]:
[F];return(0,w.Ju)({provider:j,places:[_.cd],constraints:z,locked:null})}function B(K,F,W){if(K===null)return null;const j=m.y0[F].parseConstraint(K.text);return j.
ok?m.y0[F].isMeetable(j.value,W)?null:`no version can match ${K.text}`:j.why}function Z(K,F){const W=K.flatMap(({addresses:j})=>j);return W.length===0?[]:F.map(
j=>{const V=W.flatMap(z=>{const Q=H(z,j);return Q.ok?[Q.value]:[]});return{directory:_.cd.file,client:j,directories:[],calls:V.filter(z=>"module"in z),providers:V.
filter(z=>"provider"in z),lockFile:null,clientVersions:[],refused:[]}})}}),7706:((Fe,pe,g)=>{g.d(pe,{ME:()=>X,ho:()=>m,io:()=>H,jP:()=>U});var w=g(8032),T=g(9615);
const X=()=>(0,T.CC)("block-reserved",{message:"required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future ver\
sion",help:"move it into a terraform block"});function U({kind:k}){const{client:I,what:B}=w.$I[k];return(0,T.CC)("block-unsupported",{message:`${B} is supported\
 by ${w.bB[I]} only`,help:I==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const se={twice:({what:k,
first:I})=>({message:`${k} is defined a second time; the first time is in ${I}`,help:k.includes(".")?"remove or rename one of them":"write one block only"}),"no\
-base":({what:k})=>({message:`this override file changes ${k}, which no other file of the directory defines`,help:"define it in a file that is not an override f\
ile, or remove it here"}),"of-cli":({type:k})=>({message:`${k} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc \
or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),reserved:({what:k})=>({message:`${k} has a name that calls of \
a module need for themselves`,help:"rename the variable"}),"quoted-type":({what:k})=>({message:`the type of ${k} is in quotes`,help:'remove the quotes; write `l\
ist(string)` for "list", and `map(string)` for "map"'}),argument:({what:k,argument:I})=>({message:`${k} cannot have the argument ${I}`,help:"write `source`, `ve\
rsion` and `configuration_aliases` only; a `provider` block configures the provider"}),"local-name":({name:k,normal:I})=>({message:`"${k}" cannot be the local n\
ame of a provider`,help:I===null?"use letters, digits and dashes only, with no dash at either end":`write ${I}`})},m=k=>(0,T.CC)("block-invalid",(0,T.Z9)(se,k)),
_="use another version of the module that has this call",re={"not-passed":({call:k,name:I,canChange:B})=>({message:`${k} does not pass the provider configuratio\
n ${I}, which its module expects`,help:B?`add \`${I} = \u2026\` to the \`providers\` of the call`:_}),overridden:({call:k,name:I,canChange:B})=>({message:`${k} \
passes the provider configuration ${I}, which its module has itself`,help:B?`remove \`${I}\` from the \`providers\` of the call`:_}),repeated:({call:k,argument:I,
canChange:B})=>({message:`${k} has \`${I}\`, but its module configures a provider itself`,help:B?`remove \`${I}\`, or use a version of the module without \`provid\
er\` blocks`:_})},H=k=>(0,T.CC)("block-providers",(0,T.Z9)(re,k))}),304:((Fe,pe,g)=>{g.d(pe,{CM:()=>re,Hn:()=>_,Lt:()=>Le,Nd:()=>z,Sx:()=>ee,XA:()=>U,gH:()=>V,iM:()=>X,
jF:()=>m,s5:()=>se});var w=g(9119),T=g(523);function X(M,b,$){const S=I(b,$);return k(M,N=>(!(0,T.Ty)(N)||(0,T.Cg)(N)===S)&&H(N,b))}function U(M,b){return k(M,$=>(!(0,T.
Ty)($)||b.some(S=>Z($,S)))&&!B($)&&b.every(S=>W($,S)))}const se=M=>k(M,b=>!(0,T.Ty)(b));function m(M){const b=M.filter($=>$.operator==="=");return b.length===1&&
b.every(({version:$})=>B({...$,build:""}))}function _(M,b,$){const S=(0,T.oF)(M),N=(0,T.PW)(b);return S!==null&&N.ok&&X([S],N.value,$)!==null}function re(M,b){const[
$,S]=[(0,T.rK)(M),(0,T._T)(b)];return $===null||!S.ok||U([$],S.value)!==null}const H=(M,b)=>b.every($=>F(M,$));function k(M,b){let $=null;for(const S of M.filter(
b))($===null||(0,T.Zy)(S,$)>0)&&($=S);return $}function I(M,b){const[$,S]=M;if($===void 0||S!==void 0)return null;const N=$.text.trim().replace(b==="opentofu"?/^=?v?/:
/^=?/,""),J=(0,T.rK)(N);return J===null?null:(0,T.Cg)(J)}const B=({numbers:M,pre:b,build:$})=>b===""&&$===""&&M.every(S=>S===0n),Z=(M,b)=>b.operator==="="&&K(M,
b.version),K=(M,b)=>M.build===b.build&&(0,T.Zy)(M,b)===0;function F(M,{operator:b,version:$}){const S=(0,T.Zy)(M,$);if(b==="=")return S===0;if(b==="!=")return S!==
0;if(b!=="~>")return j(S,b);const N=$.numbers.slice(0,$.written-1);return S>=0&&!(0,T.Ty)($)&&$.numbers.length<=M.numbers.length&&N.every((J,te)=>J===M.numbers[te])}
function W(M,b){const{operator:$,version:S}=b;if($==="=")return Z(M,b);if($==="!=")return!K(M,S);const N=(0,T.Zy)(M,S);if($!=="~>")return j(N,$);const[J=0n,te=0n]=S.
numbers,ve=S.written===3?[J,te+1n,0n]:[J+1n,0n,0n];return N>=0&&(0,T.Zy)(M,{...S,numbers:ve,pre:""})<0}const j=(M,b)=>({">":M>0,">=":M>=0,"<":M<0,"<=":M<=0})[b];
function V(M,b){if(ce(M))return!0;const $=D(M),S=Math.max(...$.map(({numbers:J})=>J.length)),N=$.flatMap(J=>{const te=Array.from({length:S},(ve,Me)=>J.numbers[Me]??
0n);return[J,oe(te),oe([...te,1n])]});return X(N,M,b)!==null}function z(M){const b=(0,w.t6)(M,T.mb);if(ce(b))return!0;const $=D(b),S="x".repeat(1+Math.max(...$.
map(J=>J.build.length))),N=$.flatMap(J=>{const[te=0n,ve=0n,Me=0n]=J.numbers,be=[te,ve,Me+1n];return[J,oe([te,ve,Me],S),oe(be,S)]});return U(N,b)!==null}const Q=50,
ae=100,ce=M=>M.length>Q||M.some(({text:b})=>b.length>ae),D=M=>{const b=[oe([0n,0n,0n]),...M.map($=>$.version)];return[...new Map(b.map($=>[(0,T.Cg)($),$])).values()]},
oe=(M,b="")=>({text:"",numbers:M,written:M.length,pre:"",build:b});function ee(M,b){const $=(0,w.t6)(M,T.mb),S=b($)?M:$;if(ce(S))return M;const N=le(S,b)??fe(S,
b),J=new Set(N.map(T.mb));return M.filter(te=>J.has((0,T.mb)(te)))}function le(M,b){const $=M.findLast(S=>!b([S]));if($!==void 0)return[$];for(const[S,N]of[...M.
entries()].reverse()){const J=M.slice(0,S).findLast(te=>!b([te,N]));if(J!==void 0)return[J,N]}return null}const fe=(M,b)=>M.reduce(($,S)=>{const N=$.filter(J=>J!==
S);return b(N)?$:N},M);function Le(M,b){const $=(0,T.PW)(M),S=(0,T.oF)(b);if(!$.ok||S===null||$.value.some(N=>(0,T.Ty)(N.version)))return!1;if(S.written<3){const N=(0,T.
PW)(`~> ${S.numbers.slice(0,S.written).join(".")}.0`);return N.ok&&!V([...$.value,...N.value],"terraform")}return!H({...S,pre:""},$.value)}}),7907:((Fe,pe,g)=>{
g.r(pe),g.d(pe,{predictInit:()=>gi});var w=g(2172),T=g(3791),X=g(2170),U=g(9119),se=g(4481),m=g(1780),_=g(2886),re=g(6360),H=g(8032),k=g(9432),I=g(9615);const B=e=>(0,m.
xI)`${(0,k._r)(e)}${e.isVague?", as storage services and gateways do for what does not exist":""}`;function Z({host:e,block:n,token:t,source:s,isVague:o},r,a){return t===
"sent"?(0,m.xI)`${r}check that the token from ${(0,m.LA)(s??"")} has access`:t==="none"&&n===null&&!o?(0,se.nP)(e," if the registry requires a token",r):(0,m.xI)`${r}${a}`}
function K(e,n,t){const s=`the URL of ${e}s.v1 in the \`host\` block at ${n}`;return t.includes(`/v1/${e}s/`)?`check ${s}, or \`source\``:`correct ${s}, which s\
hould end in /v1/${e}s/`}function F(e,n,t,{kind:s,cure:o,check:r=""}){const{host:a,block:i,isAll:c,near:l,isVague:d}=n,[u=""]=t,f=t.length<=1,h=f?`no ${s} ${u}`:
`none of ${t.length} required ${s}s`,p=f?`publish ${u}`:"publish them",v=c?`check the URL of ${s}s.v1 in the discovery document${r}`:p,y=(0,m.xI)`ask the operator of ${(0,m.
KT)(a)} to ${v}`,E=l===null?null:`did you mean ${l}? if not, `,[x,O]=f?[o,y]:[y,o],P=c&&i!==null?K(s,i,n.url):null;return(0,I.CC)(e,{message:(0,m.xI)`${(0,m.KT)(
a)} ${d?"may have":"has"} ${h}: ${B(n)}`,operator:l===null?Z(n,`${v}, or `,c?p:"check its address"):`write ${l}, or ${p}`,user:Z(n,E??(0,m.xI)`${x}, or `,O),...(0,H.
n3)(a)&&{user:(0,m.xI)`${E??""}${o}`},besides:null,note:a==="registry.terraform.io"?`see https://${a}/namespaces/${u.split("/")[0]}`:void 0,...!(0,H.n3)(a)&&(0,se.
c3)(n,"hides"),...P!==null&&(0,I.Lw)(P)})}const W=e=>F("module-unknown",e,e.modules,{kind:"module",cure:"correct the source address"});function j(e,n){return(0,H.
n3)(e)&&n.startsWith("hashicorp/")?", or add the `source` that a child module lacks":e==="registry.opentofu.org"?`, or write \`source = "registry.terraform.io/${n}\
"\` if only that registry has it`:""}function V(e){const{host:n,providers:t,meant:s,kind:o,isAll:r,written:a}=e,[i=""]=t,c=l=>(0,m.xI)`add ${(0,m.KT)(i)} to the ${l}, for example with \`terraform providers mirror\``;
if(o==="directory")return(0,I.CC)("provider-unknown",{message:(0,m.xI)`the directory ${(0,k.dh)(n)} has no provider ${(0,m.KT)(i)}`,help:c("directory")});if(o===
"network mirror"){const l="add the provider to `include` of a `direct` block in the CLI configuration";return(0,I.CC)("provider-unknown",{message:(0,m.xI)`the network mirror ${(0,m.
KT)(n)} ${e.isVague?"may have":"has"} ${t.length>1?`none of ${t.length} required providers`:(0,m.xI)`no provider ${(0,m.KT)(i)}`}: ${B(e)}`,operator:c("mirror"),
user:r?`check that \`url\` is that of a network mirror, not of a registry, or ${l}`:`${l}, or ask the operator of the mirror to add it`,besides:null})}return s!==
null?(0,I.CC)("provider-unknown",{message:(0,m.xI)`${(0,m.KT)(n)} has no provider ${i}: ${(0,k._r)(e)}`,help:`did you mean ${s}? set \`source = "${s}"\` in \`requ\
ired_providers\` of every module that uses it`}):a!==void 0&&t.length===1&&!(0,H.n3)(n)?(0,I.CC)("provider-unknown",{message:(0,m.xI)`${(0,m.KT)(n)} has no provider ${i}: ${(0,k.
_r)(e)}; the CLIs ask for "${(0,k.dh)(a)}" in lower case`,operator:(0,m.xI)`publish ${i} in lower case`}):F("provider-unknown",e,t,{kind:"provider",cure:`correc\
t \`source\` in \`required_providers\`${j(n,i)}`,check:", which must end in a slash"})}const z={path:({mirror:e,at:n})=>({message:`the mirror directory ${(0,k.dh)(
e)} (${n}) does not exist`,help:(0,k.Dl)(e,"create the directory before `init`, for example with `terraform providers mirror`, or correct the path")}),port:({mirror:e,
at:n,provider:t})=>({message:(0,m.xI)`the network mirror ${(0,m.KT)(e)} (${n}) cannot have ${(0,m.KT)(t)}, because the CLIs read a host with a port as a URL scheme`,
help:(0,m.xI)`add \`exclude = ["${(0,m.KT)(`${t.split("/")[0]}/*/*`)}"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}),slash:e=>({message:(0,m.
xI)`the URL of the network mirror ${(0,m.KT)(e.mirror)} has no slash at the end, so the CLIs request ${(0,m.KT)(e.asked)}, which ${(0,k.dh)(e.result)}`,help:(0,m.
xI)`set \`url = "${(0,m.KT)(`${e.mirror}/`)}"\``,...e.isUsable&&{severity:"warning"}})},Q=e=>(0,I.CC)("mirror-url",(0,I.Z9)(z,e));function ae({provider:e,version:n,
mirror:t,isListed:s,...o}){const r=(0,m.xI)`${(0,m.KT)(e)} ${(0,k.dh)(n,40)}`;return(0,I.CC)("mirror-version",{message:s?(0,m.xI)`the network mirror ${(0,m.KT)(
t)} lists ${r} but does not have it: ${(0,k._r)(o)}`:(0,m.xI)`the network mirror ${(0,m.KT)(t)} does not have ${r}, which another installation method lists: ${(0,k.
_r)(o)}`,operator:`add ${(0,k.dh)(n,40)} to the mirror, for example with \`terraform providers mirror\``,user:s?"set `version` to one that the mirror has":(0,m.
xI)`exclude ${(0,m.KT)(e)} from \`network_mirror\``})}const ce=({provider:e,rejected:n})=>(0,I.CC)("provider-excluded",{message:(0,m.xI)`no installation method in \`provider_installation\` covers ${(0,m.
KT)(e)}${n===void 0?"":(0,m.xI)`; ${n.message}`}`,help:n?.help??(0,m.xI)`add ${(0,m.KT)(e)} to \`include\` of a method, or add a \`direct\` block`});var D=g(255),
oe=g(5243),ee=g(5106),le=g(6146);const fe=({answer:e,wants:n})=>e.mirror===void 0?n.host:e.host,Le=e=>(0,D.nx)((e.answer.block&&(0,D.yo)(e.answer.url))??fe(e)),
M=({answer:{block:e}})=>e===void 0?null:(0,_.cA)(e),b=({wants:e})=>(0,w.IY)(e).slice(e.host.length+1),$=e=>[e.wants.host,b(e)].join("/");function S(e){const n=({
host:o,item:r})=>o??fe(r);return[...Map.groupBy(e,o=>[n(o),M(o.item),o.cause].join(" ")).values()].flatMap(J).flatMap(([o,...r])=>{if(o===void 0)return[];const a=[
o,...r].map(({item:l})=>l),i=n(o),c=(0,U.jH)([o,...r].flatMap(N));return(0,X.kH)(o.describe(a),{host:i,...o.item.answer.block&&{answeredBy:Le(o.item)},services:[
...new Set(a.filter(({wants:l})=>l.host===i).map(Pn))],places:c,needed:(0,_.ly)(c),clients:be(a),rowKeys:Me(a)})})}const N=({places:e,item:n})=>e??(0,w.ek)(n.of);
function J(e){const n=Map.groupBy(e,({item:s})=>(0,U._M)(s.root.directory)),t=Map.groupBy(n.values(),s=>(0,_.ly)(s.flatMap(N)));return Array.from(t.values(),s=>s.
flat())}const te=({kind:e,of:n,wants:t})=>e==="module"?n.address:(0,w.IY)(t),ve=e=>(0,le.o)(e.root.directory,{kind:e.kind,source:$(e),address:te(e),constraints:(0,w.
Im)(e.of).map(({text:n})=>n),places:(0,w.ek)(e.of)}),Me=e=>[...new Set(e.map(ve))],be=e=>[...new Set(e.map(({root:n})=>n.client))],Pn=({kind:e})=>e==="module"?ee.
e$:ee.xq;function ls(e){const n=new Set(e.filter(s=>Dn(s,401)).map(fe)),t={items:e,lost:ms(e),asking:n};return e.flatMap(s=>{const{outcome:o,installation:r,url:a}=s.
answer;if(o.kind==="failed"){const{problem:u}=o,f=`${u.code} ${(0,m.pj)(u.message)}`;return[{item:s,cause:f,...Rn(s),describe:()=>u}]}const i=o.kind==="status"&&
o.status===404?r?.mirrors:[];if([s.answer,...i??[]].some(u=>u.mirror?.hasSlash===!1))return[];if(o.kind==="status")return[us(s,o,t)];if(o.kind!=="unreadable")return[];
const{why:c,page:l}=o,d=`shape ${s.kind} ${c}`;return[{item:s,cause:d,describe:u=>(0,re.RK)({...en(s,u),url:a,page:l,why:c})}]})}function us(e,n,{items:t,lost:s,
asking:o}){const{kind:r,wants:a,answer:i}=e,{kind:c,...l}=n,{status:d}=l,u=i.lastHop,{authorization:f="none",challenge:h=null}=u??{},p=u?.url??i.url,v={...l,url:p,
token:f,challenge:h,source:i.tokenSource},y=f==="withheld"&&d<500;if((d===404||l.isVague&&!o.has(fe(e)))&&!y){const O=s.has(De(e)),P=`unknown ${O?De(e):(0,w.IY)(
a)}`,C=R=>fs(e,R,{...v,isAll:O,near:hs(t,e)});return{item:e,cause:P,...O&&Rn(e),describe:C}}if(y||d===401||d===403){const O=ds(e);return{item:e,cause:`unauthori\
zed ${h===null&&(f==="sent"||f==="none")||r} ${d} ${f} ${O} ${h}`,describe:C=>{const R=(0,D.nx)(fe(e));return(0,re.m$)({...en(e,C),...v,host:R,elsewhere:O})}}}const x={
attempts:i.attempts,transient:(0,H.Mq)(d)};return{item:e,cause:`status ${r} ${d}`,describe:O=>(0,re.MI)({...en(e,O),...v,...x})}}const Rn=({answer:{block:e},of:n})=>e===
void 0?{}:{places:[e,...(0,w.ek)(n)]};function ds(e){const n=(0,D.yo)(e.answer.lastHop?.url??"");return n===null||n===fe(e)?null:(0,D.nx)(n)}function fs(e,n,t){
const{mirror:s}=e.answer,o=[...new Set(n.map(Ln))],r=s?.url??Le(e),a={...t,host:r,block:M(e)};if(e.kind==="module")return W({...a,modules:o});const i=s===void 0?
"registry":s.isDirectory?"directory":"network mirror",{written:c}=e.of;return V({...a,providers:o,meant:ps(e),kind:i,written:c})}function hs(e,n){const t=/^([^/]+\/)terraform-([^/-]+)-([^/]+\/\2)$/.
exec(b(n));if(t!==null)return[t[1],t[3]].join("");const s=e.find(o=>o.answer.outcome.kind==="read"&&De(o)===De(n)&&(0,ee.TW)((0,w.IY)(o.wants),(0,w.IY)(n.wants)));
return s===void 0?null:b(s)}function ps({wants:e,root:n,answer:{movedTo:t}}){const{host:s,namespace:o,type:r}=e;if(o!=="hashicorp"||s!==(0,oe.Vm)(n.client))return null;
const a=n.providers.find(({provider:i})=>i.type===r&&(0,w.JT)(i)!==(0,w.JT)(e))?.provider;return a===void 0?t===void 0?null:`${t}/${r}`:[...a.host===s?[]:[a.host],
a.namespace,r].join("/")}function en(e,n){return{host:Le(e),block:M(e),kind:e.kind,first:Ln(e),others:new Set(n.map(({wants:t})=>(0,w.IY)(t))).size-1,isMixed:n.
some(({kind:t})=>t!==e.kind),mirror:e.answer.mirror?.url??null}}const Ln=e=>e.answer.mirror===void 0?b(e):$(e),De=e=>[e.kind,e.answer.mirror?.url??e.wants.host,
M(e)].join(" ");function ms(e){const n=e.filter(({answer:{block:o,mirror:r,outcome:a},wants:i})=>a.kind!=="not-asked"&&!(r===void 0?!o&&(0,H.n3)(i.host):r.isDirectory)),
t=o=>Dn(o,404),s=[...Map.groupBy(n,De)];return new Set(s.flatMap(([o,r])=>r.every(t)?o:[]))}const Dn=({answer:{outcome:e}},n)=>e.kind==="status"&&(e.isVague?404:
e.status)===n;var G=g(1303),ie=g(523),Oe=g(3298),He=g(3916),gs=g(3846);const ze=({constraint:e,client:n},t)=>(0,G.EH)(e===null?[]:[e.text],t,{client:n});function ks(e,n,t){
if(e.size===0)return e;const s=new Set(t.map(a=>Un(ze(a,n)))),r=e.entries().filter(([a])=>s.has(Nn(a))).filter(([,a])=>vs(a,n));return new Map(r.map(([a,i])=>[Nn(
a),i]))}const ws=500;function vs(e,{work:n}){const t=e.flatMap(({calls:r,providers:a})=>[...r,...a]),s=[...e.map(({path:r})=>r),...t.flatMap(Object.values)],o=t.
every(({version:r})=>r.length<=ws);return n?.keep(s)!==!1&&o}const Un=e=>e?.kind==="chosen"?e.version:"none";function Nn(e){const n=(0,ie.oF)(e);return n===null?
"":(0,ie.Cg)(n)}const ys=3,$s=200,Ms=2e3,bs=3e5;function Os({calls:e,client:n},t,s){const o=[],r={calls:[],providers:[],undescribed:o};let a=e.flatMap(c=>{const{
module:l,constraint:d,isOpen:u}=c;return l===null||u?[]:{call:c,host:l.host,by:"",module:l,constraint:d,client:n}});const i={left:Math.min(s.left,Ms)};for(let c=0;c<
ys;c+=1)a=a.flatMap(d=>{const u=t(d);if(u===null)return[];const{described:f}=u,h=f?.size?Un(ze(d,u)):"",p=i.left>0?f?.get(h):void 0;if(p===void 0)return c===0&&
o.push(d.call),[];const{namespace:v,name:y,system:E}=d.module,x=`${v}/${y}/${E} ${h}`,O=xs(p,{...d,by:x},i);return r.providers.push(...O.providers),O.calls}).slice(
0,$s),r.calls.push(...a);return s.left-=r.calls.length+r.providers.length,r}function xs(e,{module:n,...t},s){const o=i=>({text:i,place:t.call.place}),r=[],a=[];
for(const i of Bn(e,n.subdirectory,s)){for(const{source:c,version:l}of i.calls){if(s.left--<=0)break;const d=(0,oe.vL)(c,t.client),u=l===""?null:o(l);d.kind==="\
registry"&&r.push({...t,module:d,constraint:u})}for(const c of i.providers){if(s.left--<=0)break;const l=Kn(c,t.client);l!==null&&a.push({...t,provider:l,constraint:o(
c.version)})}}return{calls:r,providers:a}}function*Bn(e,n,t){const s=e.slice(0,Math.max(0,t.left)),o=new Map(s.map(a=>[(0,He.join)(".",a.path),a])),r=new Set([(0,He.
join)(".",n)]);t.left-=s.length;for(const a of r){const i=o.get(a);if(i!==void 0){for(const{source:c}of i.calls)(0,oe.Nj)(c)&&r.add((0,He.join)(a,c));yield i}}}
function Kn({name:e,namespace:n,source:t,version:s},o){const r=(0,gs.mi)(t||(0,He.join)(n,e),o);return r.kind==="registry"&&s!==""?r:null}function jn(e,n){const t=(0,Oe.
O)(()=>Ts(e)),s=(o,r)=>[...(0,G.Of)(n.get((0,w.MP)(o))?.[r])?.releases?.get(sn(o,r))??[],...t().get(tn(o,r))??[]].sort(Es);return(o,{provider:r,constraints:a},i)=>{
const c=(0,w.JT)(r),l=nn(a);if(l.size===0)return null;const{client:d}=o,u=(0,U.c1)(Fn(o),({module:f})=>tn(f,d));for(const f of u){const h=new Set(f.flatMap(R=>l.
get((0,U.df)(R.place))??[]));if(h.size===0)continue;const p=a.filter(R=>!h.has(R)),v=new Set([...h].map(Hn)),[{module:y}]=f,E=s(y,d).find(R=>{const q=R.constraints.
filter(Y=>Y.provider===c);return!v.has(R.version)&&i([...p,...q].map(({text:Y})=>Y))});if(E===void 0)continue;const{namespace:x,name:O,system:P}=y,{version:C}=E;
return{calls:f.map(Is),module:`${x}/${O}/${P}`,version:C}}return null}}const Fn=({calls:e})=>e.filter(n=>n.module!==null&&n.place.inside===void 0),nn=e=>Map.groupBy(
e.filter(({place:n})=>n.inside!==void 0),({place:n})=>(0,U.df)({...n,inside:void 0})),Is=({address:e})=>e==="terraform"?"the unit":e,Hn=({place:{inside:e}})=>/ (\S+)\)$/.
exec(e?.through[0]??"")?.[1],tn=(e,n)=>`${(0,w.MP)(e)} ${sn(e,n)}`;function Ts(e){const n=new Map;for(const t of e){const s=nn(t.providers.flatMap(({provider:r,
constraints:a})=>a.map(i=>({...i,provider:(0,w.JT)(r)})))),o=nn(t.calls);for(const r of Fn(t)){const a=(0,U.df)(r.place),i=s.get(a)??[],c=i.map(Hn).find(Boolean);
if(c===void 0||o.has(a))continue;const l=tn(r.module,t.client),d=i.map(({text:u,provider:f})=>({text:u,provider:f}));n.set(l,[...n.get(l)??[],{version:c,constraints:d}])}}
return n}function Es(e,n){const[t,s]=[(0,ie.oF)(e.version),(0,ie.oF)(n.version)];return t===null||s===null?0:(0,ie.Zy)(s,t)}const sn=({subdirectory:e},n)=>`${n}\
 ${e}`,Ss=20,Cs=4e3,zn=200,As=20;function Ps(e,n){const t=[...e].flatMap(([r,a])=>{const i=(0,ie.oF)(r);return i===null||(0,ie.Ty)(i)?[]:{version:i,modules:a}}).
sort((r,a)=>(0,ie.Zy)(a.version,r.version)).slice(0,zn),o=[...new Map(n.map(r=>[sn(r.module,r.client),r]))].slice(0,As);return new Map(o.map(([r,a])=>[r,Rs(t,a)]))}
function Rs(e,{module:{subdirectory:n},client:t}){const s=new Map;for(const{version:o,modules:r}of e){const a=[...Bn(r,n,{left:zn})];if(a.some(({calls:l})=>l.some(
({source:d})=>!(0,oe.Nj)(d))))continue;const i=a.flatMap(({providers:l})=>l.flatMap(d=>{const u=Kn(d,t);return u===null?[]:{provider:(0,w.JT)(u),text:d.version}})),
c=JSON.stringify(i);if(s.size===Ss||c.length>Cs)break;s.has(c)||s.set(c,{version:(0,ie.Cg)(o),constraints:i})}return[...s.values()]}function Ls(e){const n=(0,U.
c1)(e,({text:t})=>t);return(0,k.K4)(n,4,([{text:t,...s},...o])=>{const r=o.length===0?"":` and ${o.length} more`,a=e.length===1?"":` (${(0,k.dh)((0,U.Ox)(s))}${r}\
)`;return`${Wn(t)}${a}`})}const Wn=e=>`"${(0,k.dh)(e,80)}"`;function Ds({kind:e,address:n,constraints:t,mirror:s,...o}){const{isImplied:r,newest:a,preRelease:i,
terms:c,resolution:l}=o,d=t.filter(({conflicts:v})=>v),u=a===null?`all listed versions are pre-releases${i===null?"":`, such as ${(0,k.dh)(i,40)}`}`:(0,m.xI)`the newest ${s===
null?"":(0,m.xI)`on ${(0,m.KT)(s)} `}is ${(0,k.dh)(a,40)}`,f=d.length>1?"all of ":"",h=c.length===0?"":`: none meets ${c.map(Wn).join(" and ")}`,p=d.length===0?
"can be chosen":`fits ${f}${Ls(d)}${h}`;return(0,I.CC)("version-none-fits",{constraints:t,message:(0,m.xI)`no version of ${e} ${(0,m.KT)(n)} ${p}; ${u}`,help:r?
`add a version that fits to ${(0,k.dh)(s??"")}, or remove the provider from it: the CLIs ask the registry only for providers that it does not hold`:l?`${(0,I.OJ)(
l)}, or ${Jn}`:Us(d.length,o,s!==null)})}const Jn="change these constraints so that they all allow one listed version";function Us(e,{newest:n,preRelease:t},s){
if(n===null&&t!==null){const a=`set \`version = "${(0,k.dh)(t,40)}"\`, since only an exact version selects a pre-release`;return{user:a,operator:`publish a rele\
ase, or ${a}`,besides:"publish a release"}}if(e>1)return Jn;const o=`allow an existing version${n===null?"":` (newest ${(0,k.dh)(n,40)})`}`,r=s?"add one that fi\
ts to the mirror":"publish one that fits";return{...(0,I.Lw)(`${o}, or ${r}`),guest:o}}const Ns=({address:e,version:n,upgrade:t,newest:s,mirror:o})=>(0,I.CC)("v\
ersion-locked-gone",{message:(0,m.xI)`the lock file selects ${(0,m.KT)(e)} ${(0,k.dh)(n,40)}, which ${o===null?"the registry":(0,m.KT)(o)} no longer lists${s===
null?"":`; the newest is ${(0,k.dh)(s,40)}`}`,user:t===null?"change the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init\
 -upgrade`) and commit the lock file":`run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,k.dh)(t,40)}, and commit the lock file`,operator:o===
null?`publish ${(0,k.dh)(n,40)} again`:`add ${(0,k.dh)(n,40)} to the mirror again`});function Bs(e,n){const t=jn([...new Set(e.map(({root:o})=>o))],n),s=new Set(
e.filter(Vn).map(({wants:o})=>(0,w.IY)(o)));return e.flatMap(o=>{const r=(0,G.Of)(o.answer);if(r===null||o.choice===null)return[];const{warnings:a=[]}=r,i=()=>(0,re.
Mx)({address:$(o),warnings:a}),c={item:o,cause:`warning ${(0,w.IY)(o.wants)}`,describe:i};return[Ks(o,r,o.choice,t)??[],Hs(o,r,s)??[],a.length>0?c:[]].flat()})}
function Ks(e,n,t,s){const{kind:o,of:r,wants:a,answer:i}=e,{newest:c,preRelease:l,unreadable:d,said:u}=n,f={kind:o,address:$(e),newest:c},h=i.installation?.methods===
1?i.mirror:void 0,p=h?.url??null,v=h!==void 0&&h.url===h.place.file;switch(t.kind){case"empty":{const y=i.mirror!==void 0,E=()=>(0,re.hy)({...f,url:i.url,ignored:d,
isMirror:y,said:u});return{item:e,cause:`empty ${(0,w.IY)(a)}`,describe:E}}case"none-fits":{const{conflict:y}=t,E=new Set(y.map(({whole:C})=>C)),x=(0,w.LS)(r).map(
C=>({...C,conflicts:E.has(C.text)})),O=x.filter(({conflicts:C})=>C),P={newest:c,preRelease:l,mirror:p,isImplied:v};return{item:e,cause:`none fits ${(0,w.IY)(a)}\
 ${JSON.stringify([...E].sort())}`,places:O.length===0?(0,w.ek)(r):O.map(({place:C})=>C),describe:()=>{const C=js(e,n,s),R=Fs(y);return Ds({...f,...P,constraints:x,
terms:R,resolution:C})}}}case"locked-gone":{const{version:y,upgrade:E}=t,x=Te(e)?.place;return{item:e,cause:`locked ${(0,w.IY)(a)} ${y} ${E}`,...x===void 0?{}:{
places:[(0,w.W$)(x)]},describe:()=>Ns({...f,version:y,upgrade:E,mirror:p})}}case"chosen":case"refused":case"unreadable":return null}}function js(e,n,t){const{root:s}=e,
o=r=>(0,G.EH)(r,n,s)?.kind==="chosen";return e.kind==="module"?null:t(s,e.of,o)}function Fs(e){const[n,...t]=e;return n===void 0||t.some(({whole:o})=>o!==n.whole)?
[]:e.length===n.whole.split(",").length?[]:e.map(({text:o})=>o.trim())}const Te=({of:e})=>"locked"in e?e.locked:null,Vn=({choice:e})=>e?.kind==="unreadable";function Hs(e,{
unreadable:n},t){const{kind:s,choice:o,wants:r}=e,a=Vn(e);if(n.length===0||o?.kind==="empty"||!a&&t.has((0,w.IY)(r)))return null;const i=$(e),c=()=>(0,re.Ev)({kind:s,
address:i,texts:n,rejects:a});return{item:e,cause:`unreadable ${(0,w.IY)(r)} ${a}`,describe:c}}const zs=e=>e.flatMap(n=>{const{installation:t}=n.answer;if(t===void 0)
return[];const{methods:s,mirrors:o,place:r,rejected:a=[]}=t;if(s>0)return o.flatMap(c=>Ws(n,c)??[]);const i=$(n);return{item:n,cause:`excluded ${(0,w.IY)(n.wants)}`,
places:[r,...(0,w.ek)(n.of)],describe:()=>ce({provider:i,rejected:a[0]})}});function Ws(e,{host:n,mirror:t,outcome:s,url:o}){if(t===void 0||t.hasSlash||s.kind!==
"status"&&s.kind!=="unreadable")return null;const r=s.kind==="status"?`returned ${s.status}`:s.why,a=e.choice?.kind==="chosen";return{item:e,host:n,cause:`slash\
 ${t.url} ${a}`,places:[t.place,...(0,w.ek)(e.of)],describe:()=>Q({kind:"slash",mirror:t.url,asked:o,result:r,isUsable:a})}}var We=g(1098);function Js(e){const n=e.
flatMap(t=>{const{host:s,service:o,places:r,clients:a}=t,i={host:s,services:[o],places:r,clients:a,needed:(0,_.ly)(r)};return Vs(t).map(c=>(0,X.kH)(c,i))});return(0,X.
Qp)(n,({host:t,services:s,problem:{code:o,message:r}})=>[t,s,o,r])}function Vs(e){const{service:n,organization:t,workspace:s,ping:o,ofOrganization:r,ofWorkspace:a}=e,
i={host:(0,D.nx)(e.host),organization:t??""},c=[o,r,a].flatMap(Gs),l=Xn(r);if(l!==null){const u=r?.tokenSource??"";c.push(We.Dr({...i,source:u,...l}))}n===ee.OZ&&
o.outcome.kind==="read"&&!Xs(o.outcome.value)&&c.push(We.EK({url:o.url,version:o.outcome.value}));const d=Xn(a);if(d!==null&&s!==null){const u="status"in d&&d.status===
404,f={...i,workspace:s};c.push(u?We.Fu(f):We.dF({...f,...d}))}return c}const Gs=e=>e&&"problem"in e.outcome?[e.outcome.problem]:[],Gn=(0,ie.oF)("2.5");function Xs(e){
const n=(0,ie.oF)(e??"");return Gn===null||n!==null&&(0,ie.Zy)(n,Gn)>=0}function Xn(e){if(e===null)return null;const{url:n,outcome:t}=e;return t.kind==="unreada\
ble"?{url:n,why:t.why}:t.kind==="status"?{url:n,status:t.status,reason:t.reason}:null}const Ys=e=>e.map(({host:n,problem:t,isRequired:s})=>{const o=s?["hostname\
s input"]:[];return(0,X.kH)(t,{host:n,services:[ee.S3],places:o,needed:s})});var Zs=g(2311);const Je={location:"the location of the package",document:"the descr\
iption of the package",page:"the page that names the package",archive:"the package",repository:"the Git repository of the package",sums:"the file of checksums",
signature:"the signature of the checksums"},Ue=e=>e==="location"||e==="document",Ee=({version:e})=>e===""?"correct `source`, or the reference in it":"set `versi\
on` to one whose package can be downloaded",on=({url:e,why:n,clients:t,...s})=>(0,I.CC)("package-location",{message:(0,m.xI)`${(0,k.eZ)(t)} cannot download ${(0,k.
oZ)(s)}: ${typeof n=="string"?(0,k.dh)(n):n}${e===void 0?"":(0,m.xI)` (${(0,m.KT)(e)})`}`,operator:"return 204 with X-Terraform-Get: the https URL of an archive\
 (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",user:Ee(s),affects:t}),Yn=({why:e,...n})=>(0,I.CC)("package-broken",{message:(0,m.xI)`the package of ${(0,k.
oZ)(n)} cannot be read: ${(0,k.dh)(e)}`,...n.version===""?{help:Ee(n)}:{operator:"publish the package again",user:Ee(n)}});function Qs(e){const{part:n,token:t,at:s}=e,
o=Ue(n)?t==="withheld":n==="repository",r=Ue(n)?qs(e):eo(e),a=(0,m.xI)`${Je[n]} of ${(0,k.oZ)(e)} cannot be read: ${(0,k._r)(e)}`;return(0,I.CC)("package-unauth\
orized",{message:(0,m.xI)`${a}; ${_s(e)}`,help:(0,k.NM)({...e,asked:s},r,Je[n]),...Ue(n)&&{unexplained:a,...(0,se.c3)(e)},severity:o?"warning":"error"})}function _s(e){
const{part:n,token:t,at:s,isVague:o,page:r}=e;return n==="repository"?"it does not exist, or requires git credentials, which this check does not use":Ue(n)||t!==
"none"||r!==null?(0,se.pt)(e,t==="dropped"?s:null):o?"it may not exist":"the CLIs send no token to package hosts"}function qs(e){const{kind:n,source:t,at:s}=e,o=(0,m.
xI)`give the token from ${(0,m.LA)(t??"")} permission to download this ${n}`;return(0,se.$w)(e,`${n}s.v1`,s,o)}function eo(e){const{kind:n,part:t,at:s}=e;if(t===
"repository")return{operator:"use a repository that every user of the registry can read",user:(0,m.xI)`check that git has credentials for ${(0,m.KT)(s)} on the machine that runs init`};
const o="serve it without authentication, for example at a presigned URL";if(e.isVague)return{operator:`upload it, or ${o}`,user:Ee(e)};const r=(0,m.xI)`add a login for ${(0,m.
KT)(s)} to ~/.netrc, or correct the one that is there`;return n==="module"?{operator:o,user:r}:t!=="archive"?{operator:o,guest:(0,k.B9)(s)}:{operator:o,user:(0,m.
xI)`${r}, which only Terraform uses for providers`}}function Zn(e){const{part:n,why:t,attempts:s,failure:o,status:r,isSlow:a}=e,i=r===404||r===410,c=s>1?` in ea\
ch of ${s} attempts`:"";return(0,I.CC)("package-unreachable",{message:(0,m.xI)`${Je[n]} of ${(0,k.oZ)(e)} ${i?"is missing":"cannot be read"}: ${t}${c}`,help:o===
null?no(e,i):to(e,o),severity:a?"warning":"error"})}function no(e,n){const{part:t,at:s,status:o}=e;return n?{operator:`publish ${Je[t]} at this URL`,user:Ee(e)}:
o===429?{...se.uK,operator:(0,m.xI)`raise the limit of ${(0,m.KT)(s)}`}:{operator:(0,m.xI)`check that ${(0,m.KT)(s)} serves the file to this machine`,user:(0,H.
Mq)(o??0)?(0,k.B9)(s):Ee(e)}}function to({part:e,at:n,host:t,version:s},o){return s!==""&&!Ue(e)&&(0,Zs.i)(n,t,o.code)?{operator:(0,m.xI)`set the external URL of the storage (also called base URL or public URL) in place of ${(0,m.
KT)(n)}`}:(0,I.Lw)((0,I.as)(o,{role:"guest",host:n,isTerminal:!1}).help??"")}var Ve=g(2801),Ge=g(9179);const Xe=e=>(0,k.oZ)({...e,kind:"provider"}),rn=(e,n="")=>(0,m.
xI)`${Xe(e)} for ${e.platform} cannot be installed: ${n}${(0,k.dh)(e.why)}`,Se="set `version` to another release, and tell the publisher of the provider";function so({
isMirror:e,isListed:n,...t}){const{platform:s,host:o,said:r}=t,a=r!==void 0,i=a?`for ${s} cannot be downloaded`:`has no package for ${s}`,c=t.address.endsWith("\
/hashicorp/template")?"replace the `template_file` data source with the function `templatefile`: the provider is archived and gets no new packages":`set \`versio\
n\` to one with a package for ${s}, or ask the publisher of the provider to build one`,l=(0,m.xI)`${Xe(t)} ${i}: ${e?(0,m.xI)`${(0,m.KT)(t.url)} lists none`:(0,k.
_r)(t)}`;if(n&&!a){const d="serve the description of the package at this path (on a static site, in a file without an extension)",u=(0,m.xI)`${l}, but the list of versions has ${s}`;
return(0,I.CC)("package-platform",{message:u,operator:d,guest:Se})}return(0,I.CC)("package-platform",{message:l,operator:e?`add it with \`terraform providers mir\
ror -platform=${s}\``:`${a?"correct what the response says, or ":""}publish the package for ${s}`,user:a?(0,m.xI)`set \`version\` to another one, or ask the operator of ${(0,m.
KT)(o)} to correct what the response says`:c,guest:a?Se:void 0})}function oo({suggestion:e,...n}){const t=e===n.version,s=`set \`version = "${(0,k.dh)(e??"",40)}\
"\`, the newest version with a supported protocol`;return(0,I.CC)("package-protocol",{message:(0,m.xI)`${Xe(n)} requires plugin protocol ${(0,k.K4)(n.protocols,
3,k.dh)}${t?", and another one according to the list of versions":""}; Terraform and OpenTofu support 5 and 6`,operator:t?"correct `protocols` in the descriptio\
n of the package, or in the list of versions":"publish a version with plugin protocol 5 or 6, or correct `protocols`",...t?{guest:Se}:{user:e===null?"ask the pu\
blisher of the provider for a version with plugin protocol 5 or 6":s}})}const ro=e=>(0,I.CC)("package-document",{message:rn(e,(0,m.xI)`the response of ${(0,m.KT)(
e.url)} `),operator:e.isMirror?`return {"archives":{"${e.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"return t\
he description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`",guest:e.isMirror?
void 0:Se}),ao=e=>(0,I.CC)("package-sums",{message:rn(e,(0,m.xI)`${(0,m.KT)(e.url)} `),operator:"publish a signed checksums file that has a line with the SHA-25\
6 hash and `filename` of each package",guest:Se}),Qn="sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`)",an="`signing_keys.gpg_pub\
lic_keys`",_n={sign:`${Qn}, and publish both files unchanged`,signAndList:`${Qn}, and list the public key in ASCII armor in ${an}`,list:`list the public key tha\
t made the signature in ${an}, or sign with a key of the list`,armor:`put the output of \`gpg --armor --export\` unchanged into ${an}: in JSON, its line breaks \
are \`\\n\`, not \`\\\\n\``,trust:"remove `trust_signature`, or use the one that HashiCorp made for this key",extend:"extend the key, or sign with another one, \
and list it again",tofu:"run `tofu`, which requires no key of this registry unless `OPENTOFU_ENFORCE_GPG_VALIDATION` is set, or use the address at registry.terr\
aform.io"},io=({cure:e,clients:n,...t})=>(0,I.CC)("package-unsigned",{message:rn(t),operator:_n[e],...e==="extend"?{user:"unset `OPENTOFU_ENFORCE_GPG_EXPIRATION\
`"}:{guest:e==="tofu"?_n[e]:Se},affects:n});function co({clients:e,...n}){const t=e.map(s=>`${s==="opentofu"?"tofu":s} providers lock -platform=${n.platform}`);
return(0,I.CC)("lock-platform-missing",{message:(0,m.xI)`the lock file has no checksum of ${Xe(n)} for ${n.platform}`,user:`run \`${t.join("` or `")}\`, and comm\
it the lock file`,operator:"publish the original package again if it was replaced"})}var Ye=g(180);const qn=({packages:e})=>e.flatMap(({steps:n})=>n.flatMap(t=>"\
answer"in t?t.answer:[]));function lo(e,n){return[...e.evidence.steps.flatMap(s=>s.kind==="asked"?uo(e,s)??[]:et(e,s)).slice(0,1),...mo(e,n)]}function ye({item:e,
version:n,evidence:t}){const{platform:s,steps:o}=t,{url:r,host:a,mirror:i}=o[0].answer;return{...{kind:e.kind,address:$(e),version:n,platform:s,url:r},host:(0,D.
nx)(a),isMirror:i!==void 0}}const xe=(e,n,t)=>({item:e.item,cause:`package ${(0,w.IY)(e.item.wants)} ${e.version} ${n}`,describe:t,host:e.evidence.steps[0].answer.
host});function uo(e,n){const{part:t,answer:s}=n,{outcome:o,url:r}=s;switch(o.kind){case"read":return null;case"unreadable":{const{why:a}=o;return t==="page"?ln(
e,`the page at its location ${a}`):et(e,{kind:"description",why:a})}case"not-asked":{if(o.why!=="not-allowed"||t==="location"||t==="document")return null;const a=(0,D.
yo)(r)??r,{kind:i,address:c,version:l}=ye(e),d={host:a,package:(0,m.xI)`${i} ${(0,m.KT)(c)} ${l}`};return xe(e,`${a} not allowed`,()=>(0,Ve.wp)(d))}case"status":
if(t==="location"&&fo(o.status)){const a=(0,k._r)({...o,url:r,page:null});return ln(e,(0,m.xI)`the registry has no download address: ${a}`,{url:void 0})}return t===
"document"&&o.status===404?po(e,o):xe(e,`${t} ${r} ${o.status}`,()=>cn(ye(e),n,o));case"failed":return xe(e,`${t} ${r} ${(0,m.pj)(o.problem.message)}`,()=>cn(ye(
e),n,o))}}const fo=e=>e!==401&&e!==403&&!(0,H.Mq)(e),ho=["page","archive","repository"];function cn(e,{part:n,answer:{lastHop:t,url:s,attempts:o,tokenSource:r}},a){
const i=t?.url??s,c={...e,part:n,url:i,at:(0,D.yo)(i)??i};if(a.kind==="failed"){const{problem:p}=a,{code:v,message:y}=p;if(v==="host-private-redirect")return p;
const E=v==="host-timeout"&&ho.includes(n);return Zn({...c,why:y,attempts:o,failure:p,status:null,isSlow:E})}const{kind:l,...d}=a,{status:u}=d,f=d.page?.kind===
"bot-protection"?d.page:null,h={...d,url:i,page:f};if(u===401||u===403||n==="repository"&&u===404){const{authorization:p="none",challenge:v=null}=t??{};return Qs(
{...c,source:r,token:p,challenge:v,...h})}return Zn({...c,why:(0,k._r)(h),attempts:(0,H.Mq)(u)?o:1,failure:null,status:u,isSlow:!1})}const ln=(e,n,{url:t}=ye(e))=>xe(
e,`location ${(0,m.pj)(n)}`,s=>on({...ye(e),url:t,why:n,clients:be(s)})),un=(e,n,t,s=$)=>({item:e,cause:`not followed ${n}`,describe:o=>(0,T.q)({...t,names:[...new Set(
o.map(s))]})});function po(e,{kind:n,...t}){const{item:s,version:o,evidence:r}=e,{mirror:a}=r.steps[0].answer;if(a===void 0)return null;const{address:i,url:c}=ye(
e),l=(s.answer.installation?.mirrors??[]).some(u=>u.mirror?.url===a.url&&(0,G.Of)(u)?.texts.includes(o)),d={provider:i,mirror:a.url,version:o,...t,url:c,isListed:l};
return xe(e,`mirror ${a.url}`,()=>ae(d))}function et(e,n){const{item:t,version:s,evidence:o}=e,r=ye(e),a=(i,c)=>xe(e,`${o.platform} ${i}`,c);switch(n.kind){case"\
refused":return ln(e,n.why);case"other":return un(t,n.getter,{what:"getter",getter:n.getter});case"broken":return a(n.why,()=>Yn({...r,why:n.why}));case"unread":
return un(t,n.why,{what:"package",why:n.why,cure:n.cure});case"description":return a(`document ${n.why}`,()=>ro({...r,...n}));case"platform":{const{response:i={
status:200,reason:"OK",page:null}}=n,{texts:c=[],platforms:l=[]}=(0,G.Of)(t.answer)??{},d=l[c.indexOf(s)]?.split(" ")??[],u={...i,...r,isListed:d.includes(o.platform)};
return a("platform",()=>so(u))}case"protocols":{const{protocols:i}=n,{newest:c}=(0,G.tF)("provider",(0,G.Of)(t.answer)?.compatible??[]);return a("protocols",()=>oo(
{...r,protocols:i,suggestion:c}))}case"sums":return a(`sums ${n.why}`,()=>ao({...r,...n}));case"unsigned":return a(`unsigned ${n.why}`,i=>io({...r,...n,clients:be(
i)}))}}function mo(e,n){const{item:t,version:s,evidence:o}=e,{platform:r,hashes:a}=o,i=Te(t),c=n.get(t.root.lockFile??"")?.get((0,w.IY)(t.wants))??[];if(i?.text!==
s||a===null||c.length===0)return[];if(c.some(u=>a.includes(u)))return[];const l=[(0,w.W$)(i.place)];return go(c,a)?[{...xe(e,`${r} lock`,u=>co({...ye(e),clients:be(
u)})),places:l}]:[{...un(t,"contents",{what:"contents"},f=>`${$(f)} ${Te(f)?.text}`),places:l}]}const go=(e,n)=>Ye.CT.filter(t=>e.some(s=>s.startsWith(t))).every(
t=>n.some(s=>s.startsWith(t)));var ko=g(304);const ke=[];function wo(e,n,t){const s=new Map,o=Map.groupBy([...e,...n],({root:r})=>r.directory);return Array.from(
o,([r,a])=>{const i=a.filter(l=>"wants"in l),c=a.filter(l=>"call"in l);return{directory:r,clients:be(a),rows:[...(0,U.c1)(i,ve).map(l=>yo(l,s,t)),...(0,U.c1)(c,
nt).map(vo)]}})}const nt=({root:e,call:n})=>(0,le.o)(e.directory,tt(n)),tt=({address:e,source:n,place:t})=>({kind:"module",address:e,source:(0,k.dh)((0,Ge._U)(n)),
constraints:ke,places:[t]}),st=({steps:[e]})=>(0,D.yo)(e.answer.url)??"";function vo(e){const n=e.every(({evidence:t})=>t.opened!==void 0);return{...tt(e[0].call),
host:st(e[0].evidence),isDirect:!0,locked:null,chosen:{},newest:null,platforms:ke,...!n&&{isUnchecked:!0},worst:null,problems:ke,rejectedAt:ke}}function dn(e,n){
const t=JSON.stringify(e),s=n.get(t)??e;return n.set(t,s),s}function yo(e,n,t){const[s]=e,{kind:o,wants:r,of:a,answer:i}=s,c=(0,G.Of)(i)?.newest??null,l=(0,w.LS)(
a),d=l.length<2&&l.every(U.Kh),u=t&&c!==null?$o(s,c):ke,f=e.flatMap(({root:{client:h},choice:p})=>p===null?[]:[[h,p.kind==="chosen"?p.version:null]]);return{kind:o,
address:te(s),source:dn($(s),n),host:r.host,constraints:dn(l.map(({text:h})=>h),n),...!d&&{requiredBy:l},...u.length>0&&{excluding:u},locked:Te(s)?.text??null,chosen:dn(
Object.fromEntries(f),n),newest:c,platforms:bo(e),...e.flatMap(qn).some(Mo)&&{isUnchecked:!0},worst:null,problems:ke,places:(0,U.As)((0,w.ek)(a)),rejectedAt:xo(
e)}}const $o=({kind:e,of:n},t)=>e==="module"?ke:(0,w.LS)(n).filter(({text:s})=>!(0,ko.CM)(t,s)),Mo=({outcome:e})=>e.kind==="not-asked";function bo(e){const n=e.
flatMap(t=>t.packages).filter(({platform:t})=>t!=="");return n.length===0?ke:[...Map.groupBy(n,({platform:t})=>t)].map(([t,s])=>{const o=s.map(Oo);return{platform:t,
available:o.includes(!1)?!1:o.includes(null)?null:!0}})}function Oo({steps:e}){return e.some(({kind:n})=>n==="platform")?!1:e[0].answer.outcome.kind==="read"?!0:
null}function xo(e){const n=e.find(({choice:s})=>s!==null&&s.kind!=="chosen");return n===void 0?ke:[...(0,w.Im)(n.of),Te(n)].flatMap(s=>s?.place??[])}function Io(e){
const n=e.flatMap(({root:t,call:s,evidence:o})=>{const{client:r}=t,a=(0,k.dh)((0,Ge._U)(s.source)),[i]=o.steps.flatMap(l=>To(a,l,r)??[]);if(i===void 0)return[];
const{problem:c}=i;return c?.code==="host-not-allowed"&&s.place.inside===void 0?[]:{client:r,call:s,source:a,evidence:o,key:nt({root:t,call:s,evidence:o}),fault:i}});
return(0,U.c1)(n,({fault:{problem:t,why:s}})=>t===void 0?s:`${t.code} ${(0,m.pj)(t.message)}`).map(t=>{const[{fault:s,evidence:o}]=t,r=(0,U.jH)(t.map(({call:f})=>f.
place)),a=[...new Set(t.map(({client:f})=>f))],i=[...new Set(t.map(({source:f})=>f))],c=s.problem??(0,T.q)({what:"package",...s,names:i}),d={role:"user",host:(0,D.
nx)(st(o)),isTerminal:!1},u=[...new Set(t.map(({key:f})=>f))];return(0,X.kH)((0,I.as)(c,d),{places:r,clients:a,needed:(0,_.ly)(r),rowKeys:u})})}function To(e,n,t){
const s="answer"in n?n.answer.url:"",o=(0,D.yo)(s)??"",r={kind:"module",address:e,version:"",host:(0,D.nx)(o)};switch(n.kind){case"asked":{const a=Eo(r,n,t);return a?.
code!=="host-private-redirect"?a&&{problem:a}:{why:(0,m.pj)(a.message),cure:(0,k.gL)((0,D.nx)(o))}}case"refused":return{problem:on({...r,url:s,why:n.why,clients:[
t]})};case"broken":return{problem:Yn({...r,why:n.why})};case"other":return{why:`it is downloaded with ${n.getter}, which this check does not use`,cure:void 0};case"\
unread":return{why:n.why,cure:n.cure};case"description":case"platform":case"protocols":case"sums":case"unsigned":return null}}function Eo(e,n,t){const{outcome:s,
url:o}=n.answer;if(s.kind==="status"||s.kind==="failed")return cn(e,n,s);if(s.kind==="unreadable"){const r=`the page at its address ${s.why}`;return on({...e,url:o,
why:r,clients:[t]})}return s.kind!=="not-asked"||s.why!=="not-allowed"?null:(0,Ve.wp)({host:(0,D.yo)(o)??"",package:(0,m.xI)`module ${e.address}`})}function So({
items:e,inside:n,versions:t},s){const o=Map.groupBy(e,({root:a})=>a),r=Array.from(n,([a,{calls:i,providers:c}])=>{const l=o.get(a)??[];return[...i.flatMap(u=>Co(
u,t)??[]),...Po(c,l,s)].map(u=>{const f=({kind:h,of:p})=>h==="module"&&w.ek(p)[0]===u.places[0];return{...u,rowKeys:Me(l.filter(f))}})}).flat();return(0,X.Qp)(r,
({problem:a})=>a.message)}function Co(e,n){const{module:t,client:s,constraint:o,by:r}=e,a=n.get(w.MP(t))?.[s],i=`${t.host}/${t.namespace}/${t.name}/${t.system}`,
c={by:r,address:i,constraint:o?.text??null,others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return fn(e,(0,T.o)({...c,newest:null}));const l=(0,G.
Of)(a);return!l||ze(e,l)?.kind!=="none-fits"?null:fn(e,(0,T.o)({...c,newest:l.newest}))}const Ao=50;function Po(e,n,t){const s=Map.groupBy(e,({provider:o})=>w.JT(
o));return n.flatMap(o=>{const{kind:r,answer:a,root:i}=o,c=r==="provider"?s.get(w.IY(o.wants)):void 0,l=(0,G.Of)(a);if(c===void 0||l===null||o.choice?.kind!=="c\
hosen")return[];const d=[...new Map(c.map(O=>[O.constraint.text,O])).values()],f=[...w.Im(o.of),...d.slice(0,Ao).map(O=>O.constraint)],h=t?null:Te(o)?.text??null,
p=f.map(({text:O})=>O),v=(0,G.EH)(p,l,{client:i.client,lockedVersion:h});if(v===null||v.kind==="chosen")return[];const y=v.kind==="none-fits"?f.filter(({text:O})=>v.
conflict.some(({whole:P})=>P===O)):f,{newest:E}=l,x=$(o);return d.filter(({constraint:O})=>y.includes(O)).map(O=>{const{by:P,constraint:C}=O,R=y.filter(Y=>Y!==C).
map(({text:Y,...ge})=>`"${Y}" (${(0,U.Ox)(ge)})`),q={by:P,address:x,constraint:C.text,others:R,newest:E};return fn(O,(0,T.o)(q))})})}const fn=({call:{place:e},host:n},t)=>(0,X.
kH)(t,{host:n,services:[ee.e$],places:[w.W$(e)]});function Ro(e,n){const{items:t}=e,s=[...ls(t),...zs(t),...Bs(t,e.versions),...No(e)],o=t.filter(({answer:a})=>a.
outcome.kind==="read").map(a=>`${a.wants.host} ${Pn(a)}`),r=[...Ko(e,n),...S(s),...So(e,n.upgrade),...Js(e.clouds),...Ys(e.logins),...jo(t,n),...Io(e.direct),...e.
notes];return{notes:n.isFork?r.map(Do):r,roots:wo(t,e.direct,n.upgrade),requests:e.requests,answering:new Set(o),unopened:n.depth==="init"?Uo(e):null,requirements:e.
requirements}}const Lo={isFork:!0,searched:[],notRead:[]};function Do(e){const{refusal:n}=e.problem,t=n==="asks"||n==="hides",s={...(0,se.to)(e.problem,Lo),severity:"\
notice"};return t?{...e,problem:s,severity:"notice"}:e}function Uo({items:e,direct:n,notes:t,inside:s}){const o=e.filter(({kind:c,packages:l})=>c==="module"&&l.
every(({opened:d})=>d===void 0)),r=n.filter(({evidence:c})=>c.opened===void 0),a=t.filter(({problem:c})=>c.code==="not-followed"),i=[...s.keys()].flatMap(({calls:c})=>c.
filter(({isOpen:l,module:d,place:u})=>l&&d===null&&u.inside));return[...o.flatMap(({of:c})=>(0,w.ek)(c)),...a.flatMap(({places:c})=>c),...[...r.map(({call:c})=>c),
...i].map(({place:c})=>c)]}const No=({items:e,lockHashes:n})=>e.flatMap(t=>{if(t.choice?.kind!=="chosen")return[];const{version:s}=t.choice;return t.packages.flatMap(
o=>lo({item:t,version:s,evidence:o},n))}),Bo=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;function Ko({inside:e},{depth:n}){const t=({place:u})=>u!==
w.cd,s=[...e.keys()].flatMap(u=>u.calls),o=ot(s.filter(({isOpen:u})=>u)),r=ot(s.filter(({module:u,isOpen:f})=>u===null&&!f)),a=r.filter(({source:u})=>Bo.test(u)).
length,i=r.filter(({source:u})=>/^oci:/.test(u)).length,c=[...e.values()].flatMap(({undescribed:u})=>u).filter(t),l=c.flatMap(({module:u})=>u===null?[]:`${u.namespace}\
/${u.name}/${u.system}`),d=hn(o,{what:"open",names:o.map(({address:u})=>u)});return n==="init"?d:[...hn(c,{what:"inside",names:[...new Set(l)]}),...d,...hn(r,{what:"\
direct",git:a,oci:i,names:r.map(({address:u})=>u)})]}function hn(e,n){const t=(0,U.NP)(e.map(({place:s})=>s));return t.length===0?[]:[(0,X.kH)((0,T.q)(n),{places:t,
clients:[]})]}const ot=e=>[...new Map(e.map(n=>[`${n.place.file}:${n.place.line}`,n])).values()];function jo(e,{maxRequests:n}){const t=e.flatMap(o=>[o.answer,...qn(
o)].flatMap(({outcome:r})=>r.kind==="not-asked"?{item:o,host:fe(o),outcome:r}:[]));return(0,U.c1)(t,({host:o,outcome:r})=>`${o} ${"problem"in r?(0,m.pj)(r.problem.
message):r.why}`).flatMap(o=>{const[{host:r,outcome:a}]=o,i=[...new Set(o.flatMap(u=>(0,w.ek)(u.item.of)))];if("problem"in a)return[(0,X.kH)(a.problem,{host:r,places:i,
needed:(0,_.ly)(i)})];const{why:c}=a;if(c==="service"||c==="not-allowed")return[];const l=[...new Set(o.map(u=>b(u.item)))],d=(0,T.q)(c==="limit"?{what:c,max:n,
names:l}:{what:c,names:l});return[(0,X.kH)(d,{host:r,places:(0,U.NP)(i),needed:!1})]})}var Fo=g(2389),Ho=g(1598),zo=g(1456),Ce=g(7454),we=g(9926),Wo=g(7144),Jo=g(
3070),rt=g(3214),Vo=g(2851);const Go=2*we.PU,Xo=1e3,Yo=3e4,Zo=6e4;class Qo{gate=new we.iD(we.PU);largeBodies=new we.iD(1);requests=0;pause=Promise.resolve();silent=0;down=null}
class _o{#e;#t;#i=(0,Oe.O)(n=>new Qo);#o=new Map;#s=new Set;#n=new Map;constructor(n){this.#e=n,this.#t=new we.iD(n.concurrency*we.PU),n.stop.onEnd.add(this.#r);
for(const[t,s]of n.sessions??[])this.#s.add(t),this.#n.set(t,this.#a({url:s}))}get requests(){return[...this.#o.values()]}ask(n){const t=this.#a(n);return t.gate.
pass(()=>this.#t.pass(()=>this.#c(t,n)))}countTransfer(n){const t=this.#a({url:n});return t.requests>=this.#e.maxRequests?!1:(t.requests+=1,!0)}#r=()=>{for(const n of this.#s)
n.close()};close(){this.#e.stop.onEnd.delete(this.#r),this.#r()}#a({url:n}){const t=(0,Ce.X5)(n),s=t.ok?`${t.value.name} ${t.value.port}`:(0,D.Pm)(n);return this.#i(
s??"")}async#c(n,t){if(n.down!==null)return n.down;const s=await this.#l(n,t);if(typeof s=="string")return s;const[{response:o}]=s;return"problem"in o&&o.problem.
code==="host-private-redirect"||(n.silent=s.every(({headMs:r})=>r===null)?n.silent+1:0,n.silent>=Go&&(n.down=s)),s}async#l(n,t){const{stop:s,maxRequests:o}=this.#e,
r=[];for(;;){if(await n.pause,s.why!==null)return pn(r,"stopped");if(n.requests>=o)return pn(r,"limit");const a=await this.#u(n,t);if(s.why!==null&&a.response.kind===
"failed"||r.push(a),t.patience.every(f=>(0,H.mh)(r,f)!==null)||s.why!==null)return pn(r,"stopped");const{ms:l,isForHost:d}=qo(a,r.length,this.#e),u=(0,rt.v7)(l,
this.#e);d&&(n.pause=u),await u}}async#u(n,t){const{startTimer:s,monotonic:o}=this.#e,{patience:r}=t,a=this.#f(n);n.requests+=1;try{const i=await(0,Jo.e)({...t,
planBody:c=>({...t.planBody(c),turn:()=>n.largeBodies.enter()}),asks:"answer",session:a,timeoutMs:(0,Vo.nT)(r),startTimer:s,monotonic:o});return n.requests+=i.hops.
length-1,this.#d(t,i),i}finally{this.#h(n,a)}}#d({host:n},t){const{hops:s,response:o,timing:r,certificates:a}=t,[i]=o.kind==="received"?s:[],{slowest:c=null,certificates:l=[]}=this.#o.
get(n)??{},d=i!==void 0&&r.totalMs>(c?.timing.totalMs??-1),u=[...l,...a.map(({host:f,expires:h})=>({host:f,expires:h}))];this.#o.set(n,{host:n,slowest:d?{url:i.
url,timing:r}:c,certificates:(0,U.t6)(u,({host:f,expires:h})=>`${f} ${h}`)})}#f(n){for(const[s,o]of[...this.#n].reverse())if(o===n&&(this.#n.delete(s),s.isOpen))
return s;const t=new Wo.N(this.#e.network);return this.#s.add(t),t}#h(n,t){t.isOpen?this.#n.set(t,n):this.#s.delete(t);const[s]=this.#n.keys();this.#n.size<=this.#e.
concurrency||s===void 0||(this.#n.delete(s),this.#s.delete(s),s.close())}}const pn=([e,...n],t)=>e===void 0?t:[e,...n];function qo({response:e},n,{now:t}){const s=e.
kind==="received"&&[429,503].includes(e.head.status)?(0,rt.VJ)(e.head.retryAfter,t()):null;return s===null?{ms:Math.min(Xo*2**(n-1),Yo),isForHost:!1}:{ms:Math.min(
Math.max(s,0),Zo),isForHost:!0}}var L=g(7811),ne=g(8643),A=g(8153),me=g(9633),at=g(9713),er=g(8936),Ze=g(9623);const nr={kind:"whole",maxBytes:8*1024*1024},he=({
bytes:e})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e),Ie={kind:"read",value:null},ue=(e,n,t="")=>({host:e,url:t,tokenSource:null,outcome:{kind:"not-asked",
why:n},attempts:0,lastHop:null});function tr(e,n){const{attemptMs:t}=n,s=e[(0,H.mh)(e,n)??e.length-1]??e[0],{response:o,timing:r,headMs:a}=s;if(o.kind==="failed"||
r.totalMs<=t)return o;const i=(a??0)>t?"response":"body",c=o.url.host.replace(/:443$/,"");return{kind:"failed",problem:(0,er.Qs)({host:c,asks:"answer",phase:i,limitMs:t,
attempts:1}),transient:!0}}const it=(e,{accepts:n=s=>s===200,plan:t=()=>nr})=>n(e.status)?t(e):null;function ct(e,n){const s=/"(?:modules|versions|archives|os)"/i.
test(he(e))?"":(0,Ze.qC)(e.bytes);return s===""?n:`is the error "${s}"`}function sr(e,n,t,s){if(e.kind==="failed"){const{problem:d}=e;return d.code==="host-http\
2"?{kind:"not-asked",why:"unchecked",problem:d}:{kind:"failed",problem:d}}const{head:o,body:r}=e,{status:a,reason:i}=o;if(!s.read(r))return{kind:"not-asked",why:"\
work"};const c=it(o,t);if(c===null)return{kind:"status",status:a,reason:i,...(0,Ze.vA)(o,r.bytes)};if(r.truncated&&c.kind==="whole")return{kind:"not-asked",why:"\
size"};const l=t.read(e,n,s);return l.ok?{kind:"read",value:l.value}:l.why===A.ch?{kind:"not-asked",why:s.isSpent?"work":"size"}:{kind:"unreadable",why:ct(r,l.why),
page:(0,Ze.vA)(o,r.bytes).page}}const or=3e4,rr={kind:"whole",maxBytes:1024*1024},lt={headers:{accept:"application/vnd.api+json"},plan:({status:e})=>e===200?rr:
at.IK},ar={...lt,accepts:()=>!0,read:({head:e})=>(0,L.Ju)(e.apiVersion)},ir=(0,A.w3)({data:(0,A.lq)((0,A.w3)({id:A.Qq}))}),ut={...lt,accepts:e=>e>=200&&e<=399,read:({
body:e})=>{const n=(0,A.D4)(he(e),ir);return n.ok?n.value.data===null?(0,L.TR)("has no data"):(0,L.Ju)(null):n}},cr=/^[\w-]+$/;async function lr(e,n){const t=e.
map(async s=>{const{host:o,service:r,clients:a}=s;if(!await n.hasToken(o))return[];const i=n.belowService(r,o,d=>d),c=a.flatMap(d=>{const u=i(d);return typeof u==
"string"?[]:[{client:d,base:u}]}),l=(0,U.c1)(c,({base:d})=>(0,ne.jr)(d.url)).map(d=>{const u=d.map(({client:f})=>f);return ur({...s,clients:u},d[0].base,n)});return await Promise.
all(l)});return(await Promise.all(t)).flat()}async function ur(e,n,{send:t,timeoutMs:s}){const{host:o,clients:r,organization:a,workspace:i}=e,c=({client:y})=>({
client:y,attemptMs:s??or,retries:1}),l=async(y,E)=>{const x=(0,me.ny)(n.url,y),O=()=>({...n,url:x}),P=`cloud ${(0,ne.jr)(x)}`,C=await t({...E,host:o,clients:r,at:O,
once:P,patience:c});return Object.values(C)[0]??ue(o,"service")},d=await l("ping",ar),u={...e,ping:d,ofOrganization:null,ofWorkspace:null};if(d.outcome.kind!=="\
read"||a===null)return u;const f=`organizations/${a}`,h=await l(`${f}/entitlement-set`,ut),v=h.outcome.kind!=="read"||i===null?null:await l(`${f}/workspaces/${i}`,
ut);return{...u,ofOrganization:h,ofWorkspace:v}}function dr(e,n){const t=e.flatMap(({kind:o,workspace:r,hasOwnToken:a,needs:i,place:c})=>{if(r===void 0||a)return[];
const l=o.startsWith("cloud")?n.TF_CLOUD_ORGANIZATION:null,d=dt(r.organization??l),u=dt(r.name);return i.map(({host:f,service:h,clients:p})=>({host:f,service:h,
organization:d,workspace:u,clients:p,places:[c]}))}),s=({host:o,service:r,organization:a,workspace:i})=>[o,r,a,i].join(" ");return(0,U.c1)(t,s).map(o=>({...o[0],
clients:[...new Set(o.flatMap(({clients:r})=>r))],places:o.flatMap(({places:r})=>r)}))}const dt=e=>e&&cr.test(e)?e:null;var fr=g(6542),ft=g(2218),ht=g(4165),hr=g(
7057),mn=g(4443),Qe=g(9897);const pr=(0,A.w3)({location:A.Qq,use_registry_credentials:(0,A.lq)(A.zM)}),mr=(0,A.w3)({location:A.Qq,use_registry_credentials:A.gy}),
gr=(e,n)=>(0,A.D4)(e,n?pr:mr,"struct");function kr({status:e,header:n,body:t,downloadUrl:s},o,r){if(o==="opentofu"&&e!==204){const a=gr(t,r);if(!a.ok)return de(
`the response ${a.why}`);const{location:i,use_registry_credentials:c}=a.value;if(c!==null)return wr(i,c,s);if(i!=="")return pt(i,s,o)}return n?pt(n,s,o):de(vr[o])}
function wr(e,n,t){if(e==="")return de("the response has `use_registry_credentials` and no `location`");const s=(0,me.EH)(t,e);return s.ok?{kind:"direct",url:s.
value,usesCredentials:n}:de(s.why)}const vr={terraform:"the response has no X-Terraform-Get header",opentofu:"the response has neither `location` nor an X-Terra\
form-Get header"},de=e=>({kind:"refused",why:(0,Ge.Nx)(e)});function yr(e,n){const t=/^([A-Za-z][A-Za-z0-9+.-]*):/.exec(e)?.[1];return t===void 0?de(`invalid so\
urce string: ${e}`):(0,Qe.WS)(t,n)?gn(e,n):de(`no getter available for X-Terraform-Get source protocol: "${t}"`)}function pt(e,n,t){const s=(0,me.ut)(n,e);if(!s.
ok)return de(s.why);const{kind:o}=(0,oe.vL)(s.value,t);return o==="local"||o==="registry"?de("must be a direct remote package address"):gn(s.value,t)}const $r=[
"tar.gz","tar.bz2","tar.tbz2","tar.xz","tgz","tbz2","txz","zip","gz","bz2","xz"],mt=["ref","depth","sshkey"],gt="checksum cannot be specified for directory down\
load";function gn(e,n){const t=(0,Qe.cx)(e,n);if(!t.ok)return de(t.why);const{getter:s,url:o,subdirectory:r}=t.value;if(!(0,Qe.WS)(s,n))return de((0,Qe.Ns)(e,t.
value));if(o===null)return{kind:"other",getter:s};const a=(0,mn.xB)(o.query),i=f=>{const h=a.find(([p])=>p===f)?.[1]??"";return(0,mn.Uw)(h.replaceAll("+"," "))||
null},c=i("archive"),l=i("checksum"),d=a.filter(([f])=>f!=="checksum"&&!(f==="archive"&&c));if(s==="git"){if(l!==null)return de(gt);const[f,h,p]=mt.map(i),v={ref:f??
null,depth:h??null,sshkey:p??null},y=d.filter(([x])=>!mt.includes(x));return{kind:"git",url:{...kn(o,y),fragment:o.fragment},...v,subdirectory:r}}if(!/^https?$/.
test(o.scheme)||!/^https?$/.test(s))return{kind:"other",getter:s};const u=Mr(o.path,c,n);return u!==null?{kind:"archive",url:kn(o,d),archive:u,checksum:l,subdirectory:r}:
l!==null?de(gt):{kind:"page",url:kn(o,[...d,["terraform-get","1"]]),subdirectory:r}}function Mr(e,n,t){const s=o=>n===null?e.endsWith(`.${o}`):n===o;return $r.find(
o=>s(o)&&(o!=="tbz2"||t==="terraform"))??null}const kn=(e,n)=>({...e,query:(0,mn.Ge)(n),forceQuery:!1,fragment:""}),br={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};
function Or(e){for(const[n,t,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.toLowerCase();if(t===""?o==="body":o==="head")return null;if(t!==
""||o!=="meta")continue;const r=new Map;for(const[,i="",c,l,d]of n.matchAll(xr))r.set(i.toLowerCase(),c??l??d??"");const a=r.get("content")??"";if(r.get("name")===
"terraform-get"&&a!=="")return Ir(a)}return null}const xr=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,Ir=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,
(n,t,s)=>t!==void 0?br[t]??n:Number(s)<=1114111?String.fromCodePoint(Number(s)):n),Tr=3e4,wn={kind:"excerpt",maxBytes:1024},kt=128*1024,vn=e=>({client:n})=>({client:n,
attemptMs:Tr,retries:n==="opentofu"?e:0}),Ne={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,plan:()=>wn,read:()=>(0,L.Ju)(""),patience:vn(
0),netrc:H.Du},Er={...Ne,name:"provider archive",patience:vn(2),netrc:["terraform"]},wt={name:"direct archive",headers:{range:"bytes=0-0"},accepts:e=>e>=200&&e<
300,plan:()=>wn,read:()=>(0,L.Ju)("")},Sr=64*1024*1024,Cr=3e5,Ar=({patience:e=r=>r,...n},t,s,o)=>({...n,name:`whole ${t}`,headers:{},plan:()=>({kind:"taken",maxBytes:Sr,
take:s}),read:()=>(0,L.Ju)(o()),patience:r=>({...e(r),attemptMs:Cr})}),Pr={name:"page",headers:{},accepts:e=>e>=200&&e<300,plan:({terraformGet:e})=>e?wn:{kind:"\
excerpt",maxBytes:kt},read:({head:e,body:n})=>{const t=e.terraformGet||Or(he(n));return t===null?(0,L.TR)('has neither X-Terraform-Get nor <meta name="terraform\
-get">'):(0,L.Ju)(t)},patience:vn(0),netrc:H.Du},Rr={...Ne,name:"repository",headers:{},accepts:e=>e===200,netrc:[]},vt={name:"sums",headers:{},read:({body:e})=>(0,L.
Ju)(e.bytes)},Lr={...vt,name:"signature"},Dr={...Ne,name:"checksum file",headers:{},accepts:e=>e===200,read:({body:e})=>(0,L.Ju)(he(e)),plan:()=>({kind:"excerpt",
maxBytes:kt})};async function Be({client:e,registry:n,url:t,origin:s,token:o=!1},r,{send:a,clients:i,isNamed:c}){const l=(0,D.Pm)(t);if(l!==null&&l!==n&&!c(l))return ue(
n,"not-allowed",(0,ne.Pl)(t));const d=()=>({url:t,origin:s}),u=`${r.name} ${o} ${s?.isPublic} ${(0,ne.jr)(t)}`,f={...r,host:n,clients:i,at:d,once:u,isAnonymous:!o},
{[e]:h}=await a(f);if(h===void 0)throw new Error("a client without an answer");return h}const Ur={accepts:e=>e===200||e===204,read:({head:e,body:n},t)=>{const{status:s,
terraformGet:o}=e;return(0,L.Ju)({status:s,header:o,body:he(n),downloadUrl:t})}};function yt({address:e,version:n,clients:t},s){const{host:o}=e,r=s.belowService(
ee.e$,o,i=>(0,me.sw)(i,e,n)),a=s.send({...Ur,host:o,clients:t,at:r});return async i=>{const{[i]:c}=await a;return c===void 0?null:await Br(i,c,s)}}const Nr=10;async function Br(e,n,t){
const{outcome:s,host:o}=n,r={kind:"asked",part:"location"};if(s.kind!=="read")return Ae([{...r,answer:n}]);const{downloadUrl:a}=s.value,i={...n,outcome:Ie},c=(0,H.
sX)(t.versionOf("opentofu")),l=kr(s.value,e,c),d=t.originOf(n.lastHop),u=await Mt(l,{registry:o,client:e,downloadUrl:a,origin:d},t);return{...u,steps:[{...r,answer:i},
...u.steps]}}async function Kr(e,n,t,s){const o=gn(e,n),r="url"in o?o.url:null,a=r&&(0,D.Pm)(r),i=r===null?"":(0,ne.Pl)(r);if(r!==null&&!s.isNamed(a))return Ae(
[{...$t,answer:ue(a,"not-allowed",i)}]);const c={...ue(a,"service",i),outcome:Ie},l=await Mt(o,{registry:a,client:n,downloadUrl:r,origin:t},s);return{...l,steps:[
{...$t,answer:c},...l.steps]}}const $t={kind:"asked",part:"archive"};async function Mt(e,n,t){const{downloadUrl:s,...o}=n,r=[];let a="",{origin:i}=n;for(let c=0;;c+=
1){if(e.kind==="refused"||e.kind==="other")return Ae([...r,e]);const l=e.kind==="direct"?"":e.subdirectory,d={...o,origin:i,url:e.url};if(e.kind!=="page"){const{
steps:f,tree:h,origin:p}=await jr(e,d,s,t),v=h&&c>0?(0,ht.kX)(l,h):l,y=h&&{tree:h,subdirectory:bt(v,a),origin:p};return{...Ae([...r,...f]),...y&&{opened:y}}}if(c===
Nr){const f=`too many X-Terraform-Get redirects: ${c+1}`;return Ae([...r,{kind:"refused",why:f}])}const u=await Be(d,Pr,t);if(r.push({kind:"asked",part:"page",answer:u}),
u.outcome.kind!=="read")return Ae(r);i=t.originOf(u.lastHop),a=bt(l,a),e=yr(u.outcome.value,o.client)}}const bt=(e,n)=>[e,n].filter(t=>t!=="").join("/"),Ae=e=>({
platform:"",steps:e,hashes:null});async function jr(e,n,t,s){const o=e.kind==="direct"&&e.usesCredentials,r=o&&t!==null&&zr(t,e.url),a=await(s.open??Hr)(e,{...n,
token:r},s);if(!o||r)return a;const i=`the token of the registry from ${(0,D.Pm)(e.url)}`,c=a.steps.map(l=>Fr(l)?{kind:"other",getter:i}:l);return{...a,steps:c}}
const Fr=e=>e.kind==="asked"&&e.answer.outcome.kind==="status"&&e.answer.outcome.status===401,Hr=async(e,n,t)=>{const s={isPublic:!0};if(e.kind==="git"&&!/^https?$/.
test(e.url.scheme))return{steps:[{kind:"other",getter:"git"}],tree:null,origin:s};const[o,r]=Wr[e.kind],a=await Be({...n,url:Jr(e)},r,t);return{steps:[{kind:"as\
ked",part:o,answer:a}],tree:null,origin:s}};function zr(e,n){const t=[e,n].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,Ce.be)(s)}));return(0,hr.nL)(
t).at(-1)==="sent"}const Wr={archive:["archive",Ne],direct:["archive",wt],git:["repository",Rr]},Jr=({kind:e,url:n})=>e==="git"?{...n,path:`${n.path}/info/refs`,
query:"service=git-upload-pack"}:n;var yn=g(9465);const Vr=(0,A.w3)({name:A.Qq,source:A.Qq,version:A.Qq}),Gr=(0,A.w3)({name:A.Qq,version:A.Qq,namespace:(0,A.LT)(
A.Qq),source:(0,A.LT)(A.Qq)}),Ot=(0,A.w3)({path:A.Qq,providers:(0,A.p_)((0,A.lq)(Gr)),dependencies:(0,A.p_)((0,A.lq)(Vr))}),Xr=(0,A.w3)({version:A.Qq,root:Ot,submodules:(0,A.
p_)((0,A.lq)(Ot))}),Yr=(0,A.w3)({modules:(0,A.p_)((0,A.lq)((0,A.w3)({source:A.Qq,versions:(0,A.p_)((0,A.lq)(Xr))})))});function Zr(e){const n=(0,A.qL)(e,Yr);if(!n.
ok)return n;const{value:t,items:s}=n.value,{modules:o}=t,r=o.map(c=>c?.versions??[]);if(o.length+r.flat().length>A._5)return(0,L.TR)(A.ch);if(o.includes(null)||
r.flat().includes(null))return(0,L.TR)("has null in a list, at which the clients crash");const[a]=r;if(a===void 0)return(0,L.TR)('has no element in "modules"');
const i=a.flatMap(c=>c??[]);return(0,L.Ju)({texts:i.map(({version:c})=>c),described:s>A._5?new Map:Qr(i)})}function Qr(e){const n=e.map(({version:t,root:s,submodules:o})=>{
const a=[s,...o].flatMap(i=>i??[]).map(({path:i,dependencies:c,providers:l})=>({path:i,calls:c.flatMap(d=>d??[]),providers:l.flatMap(d=>d??[])}));return[t,a]});
return new Map(n.filter(([,t])=>t.some(({calls:s,providers:o})=>s.length+o.length>0)))}function xt(e,n,t=new Map){const s=e.flatMap(({client:r,calls:a})=>a.flatMap(
({module:i,constraint:c})=>i?[{module:i,client:r,constraint:c}]:[])),o=({module:r,client:a})=>t.get((0,w.MP)(r))?.[a]!==void 0;return Tt(s.filter(r=>!o(r)),t,n)}
async function It(e,n,t,s=()=>!1){const o=a=>({client:a.client,calls:a.calls.filter(i=>!s(i,a.client))}),r=({module:a,client:i})=>(0,G.Of)(n.get((0,w.MP)(a))?.[i]);
for(;;){const a={left:bs},i=new Map(e.map(l=>[l,Os(o(l),r,a)])),c=[...i.values()].flatMap(({calls:l})=>l).filter(({module:l})=>t.visits.has(l.host)&&!n.has((0,w.
MP)(l)));if(c.length===0)return i;await Tt(c,n,t)}}async function Tt(e,n,t){const s=(0,U.c1)(e,({module:o})=>(0,w.MP)(o));return await(0,we.Eu)(s,([{module:o}])=>o.
host,t,async o=>{const[{module:r}]=o,{host:a}=r,i=await t.send({host:a,clients:[...new Set(o.map(({client:c})=>c))],at:t.belowService(ee.e$,a,c=>(0,me.fZ)(c,r)),
read:({body:c},l,d)=>_r(he(c),o,d,t.keepsReleases)});n.set((0,w.MP)(r),{...n.get((0,w.MP)(r)),...i})}),n}function _r(e,n,t,s=!1){const o=Zr(e);if(!o.ok)return o;
const{texts:r,described:a}=o.value;if(!t.keep(r))return(0,L.TR)(A.ch);const i=s?{releases:Ps(a,n)}:{},c=(0,G.tF)("module",r,{work:t,...i}),l=ks(a,c,n);return(0,L.
Ju)(l.size===0?c:{...c,described:l})}async function qr(e,n){const t=new ea(n),s=new Map,o=e.filter(({directory:a})=>a===w.cd.file);let r={roots:e,notes:()=>[]};
for(;n.stop.why===null;){const a=t.unknownIn(r.roots);if(a.length===0)break;await n.reach((0,ft.T5)(a,()=>!1,n.clients)),await xt(a,{...n,keepsReleases:!0},s),await t.
open(a,s);const{roots:i,notes:c}=n.expand(t.opened);r={roots:[...i,...o],notes:c}}return{...r,modules:s,evidenceOf:t.evidenceOf}}class ea{opened=new Map;evidence=new Map;ports;constructor(n){
this.ports=n}evidenceOf=(n,t)=>this.evidence.get((0,yn.C_)(n,t))??null;unknownIn(n){const t=new Set;return n.flatMap(s=>{const o=s.calls.filter(r=>{const a=(0,yn.
C_)(r,s.client),i=r.isOpen||t.has(a)||this.evidence.has(a);return t.add(a),!i});return o.length===0?[]:{...s,calls:o}})}async open(n,t){const s=n.flatMap(({calls:o,
client:r})=>o.map(a=>({call:a,client:r})));await Promise.all(s.map(({call:o,client:r})=>o.module===null?this.openSource(o,r):this.openVersion(o,o.module,r,t)))}async openVersion(n,t,s,o){
const r=(0,G.Of)(o.get((0,w.MP)(t))?.[s]),a=r&&ze({...n,module:t,client:s},r),i=a?.kind==="chosen"?a.version:null,{namespace:c,name:l,system:d,subdirectory:u}=t,
f=h=>this.add(n,s,h,`${c}/${l}/${d} ${i}`,u);i===null?f(null):await this.finderOf({address:t,version:i})(s).then(f)}finderOf=(0,Oe.O)(n=>(0,Oe.O)(yt({...n,clients:this.
ports.clients},this.ports)),({address:n,version:t})=>`${(0,w.MP)(n)} ${t}`);async openSource(n,t){const{source:s,place:o}=n,r=o.inside?{isPublic:o.inside.isPublic}:
null,a=await Kr(s,t,r,this.ports);this.add(n,t,a,(0,k.dh)((0,Ge._U)(s)),"")}add(n,t,s,o,r){const a=(0,yn.C_)(n,t);if(this.evidence.set(a,s),s?.opened===void 0)return;
const{tree:i,subdirectory:c,origin:l}=s.opened,d=[c,r].filter(f=>!/^\.?$/.test(f)).join("/"),u=n.module===null?(0,ht.kX)(d,i):d;this.opened.set(a,{name:o,tree:i,
directory:u,isPublic:l.isPublic})}}var Ke=g(3556),_e=g(7598);const Pe="-----BEGIN ",je="-----END ",Et=96,$n=e=>(0,L.s8)((0,L.Dw)(e));function St(e,n,{readsChecksum:t,
trimsLines:s}){const o=na(e.replace(/\n$/,"").split(/\r?\n/));if(o===null)return(0,L.TR)(ta(e));if(!n.test(o.type))return(0,L.TR)("begins with a block that is n\
o public key");const r=s?o.body.map($n):o.body,a=r.findIndex(u=>u.startsWith(je)||/^=.{4}$/.test(u)),i=a<0?r:r.slice(0,a);if(i.some(({length:u})=>u>Et))return(0,L.
TR)(`has a line of more than ${Et} characters`);const c=sa(i);if(c===null){const u=i.some(f=>f!==$n(f));return(0,L.TR)(u?"has spaces around its lines":"has dama\
ged base64 text")}const[l=je,d=""]=a<0?[]:r.slice(a);return!t||l.startsWith(je)?(0,L.Ju)(c):d.startsWith(je)?l===oa(c)?(0,L.Ju)(c):(0,L.TR)("has a wrong checksu\
m"):(0,L.TR)(`has no line \`${je}\u2026\` after its checksum`)}function na(e){let n=null;for(const[t,s]of e.entries()){const o=$n(s);if(n===null)n=o.startsWith(
Pe)?o.slice(Pe.length,-5):null;else{if(o==="")return{type:n,body:e.slice(t+1)};o.includes(":")||(n=null)}}return null}function ta(e){return/-----\\+[rn]/.test(e)?
"has the characters `\\n` in place of line breaks":e.includes(`
${Pe}`)||e.startsWith(Pe)?`has no empty line after \`${Pe}\u2026\``:`has no line that begins with \`${Pe}\``}function sa(e){const n=e.join("").replaceAll("\r","");
return n.length%4!==0||/[^A-Za-z0-9+/=]/.test(n)?null:Buffer.concat((n.match(/[^=]+=*/g)??[]).map(t=>Buffer.from(t,"base64")))}function oa(e){let n=11994318;for(const t of e){
n^=t<<16;for(let s=0;s<8;s+=1)n=n<<1^(n&8388608?25578747:0)}return`=${Buffer.from([n>>16,n>>8,n]).toString("base64")}`}class $e extends Error{}const ra=1e3,[Ct,
Mn]=[1,22],At={[Ct]:[2,1],3:[2,1],17:[4,2],19:[1,2],[Mn]:[1,2]},aa=[27,28],ia={2:"sha1",...{8:"sha256",9:"sha384",10:"sha512",11:"sha224"},12:"sha3-256",14:"sha\
3-512"},[ca,la,Pt]=[2,6,14],ua=[5,7];function qe(e){let n=0;const t=()=>e.length-n,s=i=>{if(i>t())throw new RangeError("cut off");return n+=i,e.subarray(n-i,n)},
o=i=>s(i).readUIntBE(0,i),[r,a]=[()=>e.subarray(0,n),()=>e.subarray(n)];return{left:t,take:s,number:o,taken:r,rest:a}}function bn(e){const n=[],t=qe(e);try{for(;t.
left()>0;){if(n.length>ra)throw new $e;n.push(...da(t))}return{packets:n,isDamaged:!1}}catch(s){if(s instanceof RangeError)return{packets:n,isDamaged:!0};throw s}}
function da(e){const n=e.number(1);if(n<128)throw new RangeError("no packet");const t=n<192,s=t?(n&60)>>2:n&63,o=t?ha(e,n&3):Rt(e,224),r=qe(e.rest().subarray(0,
o)),a=fa(s,r);return e.take(r.taken().length+(a.length>0?0:r.left())),a}function fa(e,n){if(ua.includes(e))throw new $e;return e===ca?pa(n):e===la||e===Pt?[ma(n,
e===Pt)]:[]}const ha=(e,n)=>n===3?e.left():e.number(1<<n);function Rt(e,n=255){const t=e.number(1);if(t<192)return t;if(t===255)return e.number(4);if(t>=n)throw new $e;
return(t-192)*256+e.number(1)+192}function pa(e){const n=e.number(1),[t,s,o]=[e.number(1),e.number(1),ia[e.number(1)]];if(n===5||n===6||aa.includes(s))throw new $e;
const[,r]=At[s]??[];if(n!==4||o===void 0||r===void 0)return[];const a=Ut(qe(e.take(e.number(2)))),i=e.taken(),c=[a,Ut(qe(e.take(e.number(2))))];e.take(2);const l=c.
flatMap(p=>p.get(33)??p.get(16)??[]).at(-1),d=p=>a.get(p)?.readUInt32BE()??0,u={created:d(2),lifetime:d(3),keyLifetime:d(9)},f=Lt(l?.toString("hex")??"");return[
{kind:"signature",...{type:t,algorithm:s,hash:o,signed:i,issuer:f,numbers:Dt(e,r)},...u}]}function ma(e,n){if(e.number(1)!==4)throw new $e;const[t,s]=[e.number(
4),e.number(1)],[o=0]=At[s]??[];o===0&&e.take(e.left()),o===1&&e.take(e.number(1));const r=Dt(e,o),a=e.taken(),i=Buffer.from([153,a.length>>8,a.length]);return{
kind:"key",id:Lt((0,_e.hash)("sha1",Buffer.concat([i,a]))),algorithm:s,created:t,numbers:r,isSubkey:n}}const Lt=e=>e.slice(-16).toUpperCase(),Dt=(e,n)=>Array.from(
{length:n},()=>e.take(Math.ceil(e.number(2)/8)));function Ut(e){const n=[];for(;e.left()>0;){const t=Rt(e);if(t>e.left())return new Map;n.push(e.take(t))}return new Map(
n.map(t=>[(t[0]??0)&127,t.subarray(1)]))}const On="`signing_keys.gpg_public_keys`",xn="the signature of its checksums",ga=["34365D9472D7468F","B0B441097685B676",
"C820C6D5CD27AB87"],ka="7D72D4268E4660FC",wa=20,va=1024*1024,ya=2048,Nt=Buffer.alloc(0);function $a(e,n){const t=e.keys.filter(o=>o!==null);if(t.length===0||t.length<
e.keys.length)return{why:`the description has ${e.keys.length===0?"no key":"null, at which the clients crash,"} in ${On}`,cure:"signAndList"};const s=t.reduce((o,r)=>o+
r.ascii_armor.length,0);if(t.length>wa||s>va)return null;try{return Ma(e,t,n)}catch(o){if(o instanceof $e)return null;throw o}}function Ma({sums:e,signature:n},t,s){
const o=Oa(n),r=(0,H.pJ)(s.client,s.version),a=[];let i=null;for(const[d,u]of t.entries()){const f=t.length===1?"the key":`key ${d+1} of ${t.length}`,h=(x,O,P)=>({
why:`\`${x}\` of ${f} in ${On} ${O}`,cure:P}),p=ba(u.ascii_armor,r);if(!p.ok)return h("ascii_armor",p.why,"armor");const v=p.value.flatMap(x=>x.kind==="key"?x.id:
[]),y=o.signatures.find(({issuer:x})=>v.includes(x)),E=y===void 0?o.fault:Ea(y,p.value,e);if(E!==null)return{...E,why:`${xn} ${E.why}`};if(y===void 0)a.push(...v);else if(Sa(
y,p.value,s)){const x=s.client==="opentofu"?"extend":"sign";i??={why:`${xn} or its key ${y.issuer} has expired`,cure:x}}else{const x=xa(u.trust_signature??"",y,
r);return x===null?null:h("trust_signature",x,"trust")}}if(i!==null)return i;const c=(0,k.K4)(o.signatures,3,({issuer:d})=>d),l=a.length===0?"no key":(0,k.K4)(a,
3);return{why:`${xn} is by key ${c}, but ${On} lists ${l}`,cure:"list"}}function ba(e,n){const t=St(e,/^PGP (?:PUBLIC|PRIVATE) KEY BLOCK$/,n);if(!t.ok)return t;
const{packets:s,isDamaged:o}=bn(t.value);return o?(0,L.TR)("is cut off or damaged"):(0,L.Ju)(s)}function Oa(e){const{packets:n,isDamaged:t}=bn(Buffer.from(e)),s=n.
flatMap(a=>a.kind==="signature"?a:[]),o=a=>({signatures:s,fault:{why:a,cure:"sign"}}),[r]=e;return r===void 0?o("is empty"):r<128||s.length<n.length?o("is not a\
 binary OpenPGP signature (with `--armor` it is text)"):t?o("is cut off or damaged"):s.some(({issuer:a})=>a==="")?o("does not name its key"):s.length===0?o("is \
of a kind that the clients do not read"):{signatures:s,fault:null}}function xa(e,n,t){if(e===""||ga.includes(n.issuer))return null;const s=St(e,/^/,{...t,readsChecksum:!1});
if(!s.ok)return s.why;const{packets:o}=bn(s.value);return o.some(a=>a.kind==="signature"&&a.issuer===ka)?null:"is not by HashiCorp\u2019s key for partners"}const Ia=32,
Ta=[16,17,18,19,24],Bt=e=>e.kind==="key"&&!e.isSubkey;function Kt(e,n){const t=n.findIndex(r=>r.kind==="key"&&r.id===e),s=n.findIndex((r,a)=>a>t&&Bt(r)),o=n.slice(
0,s<0?n.length:s);return o.slice(o.findLastIndex(Bt))}function Ea(e,n,t){const{issuer:s}=e,o=Kt(s,n),r=o.find(i=>i.kind==="key"&&i.id===s);if(r?.kind==="key"&&!Ca(
r,e,t)){const i=Buffer.from(t).includes(`\r
`)?", whose lines end with CRLF":"";return{why:`by key ${s} does not match the file of checksums${i}`,cure:"sign"}}return o.some(i=>i.kind==="signature"&&i.type===
Ia)?{why:`is by key ${s}, which is revoked`,cure:"signAndList"}:null}function Sa({issuer:e,created:n,lifetime:t},s,{client:o,now:r,refusesExpired:a}){const i=h=>h<
r/1e3,c=t>0&&i(n+t),l=Kt(e,s),d=Math.max(...l.map(h=>h.kind==="key"?h.created:0)),u=l.flatMap(h=>h.kind==="signature"&&Ta.includes(h.type)?h.keyLifetime:[]);if(o===
"terraform")return c&&!u.some(h=>h>0);const f=u.length>0&&u.every(h=>h>0&&i(d+h));return a&&(c||f)}function Ca(e,n,t){const{type:s,algorithm:o,hash:r,signed:a,numbers:i}=n;
if(s>1||e.algorithm!==o)return!1;const c=Buffer.from(t).toString("latin1"),l=Buffer.from(s===1?c.replace(/\r?\n/g,`\r
`):c,"latin1"),d=Buffer.from([4,255,0,0,a.length>>8,a.length]),u=Buffer.concat([l,a,d]),{jwk:f,size:h}=Aa(e),p=i.map(E=>Buffer.concat([Buffer.alloc(h),E]).subarray(
-h)),v=Buffer.concat(p),y={key:f,format:"jwk"};try{return o===Mn?(0,_e.verify)(null,(0,_e.createHash)(r).update(u).digest(),y,v):(0,_e.verify)(r,u,y,v)}catch{throw new $e}}
function Aa({algorithm:e,numbers:[n=Nt,t=Nt]}){const s=o=>o.toString("base64url");if(e===Mn&&n.length===33)return{jwk:{kty:"OKP",crv:"Ed25519",x:s(n.subarray(1))},
size:32};if(e!==Ct||n.length>ya)throw new $e;return{jwk:{kty:"RSA",n:s(n),e:s(t)},size:n.length}}var jt=g(5168);async function In(e,n,t=new Map){const s=new Map(
t),o=e.flatMap(i=>i.providers.flatMap(({provider:c})=>t.get((0,w.JT)(c))?.[i.client]!==void 0?[]:{provider:c,root:i})),r=(0,U.c1)(o,({provider:i})=>(0,w.JT)(i)),
a=async i=>{const[{provider:c}]=i,l=Ft(i),d=Ft(i.filter(({root:p})=>!n.isInstalled(c,p))),u=n.send({...Pa,...Ht(c,n),clients:d}),f=l.map(async p=>[p,await Ra(p,
{address:c,clients:l},u,n)]),h=(0,w.JT)(c);s.set(h,{...t.get(h),...Object.fromEntries(await Promise.all(f))})};return await(0,we.Eu)(r,([{provider:i}])=>i.host,
n,a,4*we.PU),s}const Ft=e=>[...new Set(e.map(({root:n})=>n.client))],Pa={read:({body:e},n,t)=>{const s=Ke.TT(he(e));if(!s.ok)return s;const{texts:o,...r}=s.value,
a=[...o,...r.warnings,...new Set(r.platforms)];if(!t.keep(a))return(0,L.TR)(A.ch);const i=o.length===0?(0,Ze.qC)(e.bytes):"";return(0,L.Ju)((0,G.tF)("provider",
o,{...r,...i&&{said:i},work:t}))}},Ht=(e,{belowService:n})=>({host:e.host,at:n(ee.xq,e.host,t=>(0,me.i5)(t,e))});async function Ra(e,n,t,s){const{address:o}=n,r=ue(
o.host,"service"),a=async()=>(await t)[e]??r,i=s.methodsOf(o,e),c=(i?.methods??[zt]).map(v=>v.kind==="direct"?a():v.kind==="local"?Wt(v,o,s):Jt(e,v,n,"index.jso\
n",Ua,s)),[l=r,...d]=await Promise.all(c),u=Na([l,...d]),f=await La(o,e,await a(),s);if(i===null&&f===null)return u;const h=[l,...d].filter(({mirror:v})=>v!==void 0),
p=i&&{...i,methods:c.length,mirrors:h};return{...u,...p&&{installation:p},...f===null?{}:{movedTo:f}}}const zt={kind:"direct"};async function La(e,n,{outcome:t},s){
const{host:o,namespace:r,type:a}=e;if(!(t.kind==="status"&&t.status===404)||r!=="hashicorp"||o!==(0,oe.Vm)(n))return null;const{[n]:c}=await s.send({...Ht({...e,
namespace:"-"},s),clients:[n],read:({body:l})=>Ke.tD(he(l),a)});return c?.outcome.kind==="read"?c.outcome.value:null}function Wt(e,n,{localPackages:t}){const{path:s,
shown:o=s,place:r}=e,a=ue(n.host,s===null?"oci":"service",o??""),i=t(e,n);if(o===null||i===null)return a;const c={...a,mirror:{url:o,place:r,hasSlash:!0,isDirectory:!0}};
if(i==="missing"){const d=Q({mirror:o,kind:"path",at:(0,jt.Ge)(r)});return{...c,outcome:{kind:"failed",problem:d}}}const l=[...new Set(i.map(({version:d})=>d))];
return l.length>0?{...c,outcome:{kind:"read",value:(0,G.tF)("provider",l)}}:{...c,outcome:{kind:"status",status:404,reason:"",page:null}}}const Da=5;async function Jt(e,{
url:n,place:t},{address:s,clients:o},r,a,{send:i,isNamed:c,methodsOf:l}){const d={url:(0,ne.Pl)(n),place:t,hasSlash:n.path.endsWith("/")},u=(0,D.Pm)(n),f=(0,me.
zS)(n,s,r);if(!f.ok){const x=(0,jt.Ge)(t),O={mirror:d.url,at:x,provider:(0,w.JT)(s)},P={kind:"failed",problem:Q({...O,kind:"port"})};return{...ue(u,"service",d.
url),outcome:P,mirror:d}}const h=x=>x.kind==="network"&&(0,ne.jr)(x.url)===(0,ne.jr)(n),p=o.filter(x=>l(s,x)?.methods.some(h)),v=c(u)?{url:f.value,origin:null}:
"not-allowed",y=`mirror ${(0,ne.jr)(f.value)}`,{[e]:E=ue(u,"service")}=await i({host:u,clients:p,at:()=>v,once:y,read:a,maxRedirects:Da,patience:x=>x.client==="\
opentofu"?{...x,retries:0}:x});return{...E,mirror:d}}function Ua({head:e,body:n},t,s){const o=Ke.oM(he(n),e.contentType);if(!o.ok)return o;const r=o.value.filter(
a=>(0,ie.rK)(a)!==null);return s.keep(r)?(0,L.Ju)((0,G.tF)("provider",r,{work:s})):(0,L.TR)(A.ch)}function Na([e,...n]){if(n.length===0)return e;const t=[e,...n],
s=t.filter(({outcome:i})=>i.kind==="not-asked"),o=t.find(Ba)??s.find(({outcome:i})=>i.kind==="not-asked"&&i.why!=="service")??s[0];if(o!==void 0)return o;const r=t.
flatMap(i=>(0,G.Of)(i)??[]),a=t.find(i=>(0,G.Of)(i)!==null);return a===void 0||r.every(({texts:i})=>i.length===0)?t.find(({mirror:i})=>i===void 0)??a??e:{...a,outcome:{
kind:"read",value:Ka(r)}}}const Ba=({outcome:e})=>e.kind==="failed"||e.kind==="unreadable"||e.kind==="status"&&e.status!==404,Ka=e=>(0,G.tF)("provider",[...new Set(
e.flatMap(({texts:n})=>n))],{work:e.find(({work:n})=>n!==void 0)?.work,compatible:e.flatMap(({compatible:n=[]})=>n),warnings:e.flatMap(({warnings:n=[]})=>n)});function ja(e,n){
const{address:t,clients:s}=e,o=c=>n.methodsOf(t,c)?.methods??[zt],r=c=>o(c).every(({kind:l})=>l==="direct"),a=Vt({...e,clients:s.filter(r)},n),i=async(c,l)=>{if(c.
kind==="local")return Fa(e,c,n);if(c.kind==="network")return za(l,e,c,n);const d=r(l)?a:Vt({...e,clients:[l]},n);return Ha(l,e,await d,n)};return async c=>{let l=null;
for(const d of o(c))if(l=await i(d,c),l?.steps.some(({kind:u})=>u==="platform")!==!0)return l;return l}}function Fa({address:e,version:n,platform:t},s,o){const r=o.
localPackages(s,e);if(r===null||r==="missing")return null;const a=r.some(l=>l.version===n&&l.platform===t),c={kind:"asked",part:"document",answer:{...Wt(s,e,o),
outcome:Ie}};return{platform:t,steps:a?[c]:[c,{kind:"platform"}],hashes:null}}function Vt({address:e,version:n,platform:t,clients:s},{send:o,belowService:r}){const{
host:a}=e,i=r(ee.xq,a,c=>(0,me.ad)(c,e,n,t));return o({host:a,clients:s,at:i,read:L.Ju})}async function Ha(e,{platform:n},{[e]:t},s){if(t===void 0)return null;const r=e===
"opentofu"&&!(0,H.sX)(s.versionOf(e))?"opentofu before 1.12":e;return await Gt(e,n,t,({body:i,url:c})=>{const l=Ke.h(he(i),r),d=ct(i,l.ok?"":l.why);if(!l.ok||d!==
"")return(0,L.TR)(d);const u=Ye.KB(l.value,n,c),{shasums_url:f,shasums_signature_url:h}=l.value,p=[f,h,l.value.download_url].map(P=>(0,me.Fl)(c,P)),[v,y,E]=p.flatMap(
P=>P.ok?P.value:[]),x=v&&y&&E&&u.early.length===0,O=x?{sums:v,signature:y,document:l.value}:null;return(0,L.Ju)({...u,signed:O,archive:x?E:null})},s)}async function za(e,n,t,s){
const{platform:o,version:r}=n,a=await Jt(e,t,n,`${r}.json`,L.Ju,s);return await Gt(e,o,a,({head:c,body:l,url:d})=>{const u=Ke.I0(he(l),c.contentType,o);if(!u.ok)
return u;const f={...Ye.uH(u.value,o),signed:null};if(u.value===null)return(0,L.Ju)({...f,archive:null});const h=(0,me.Fl)(d,u.value.url);return h.ok?(0,L.Ju)({
...f,archive:h.value}):(0,L.TR)(`has an invalid \`url\`: ${h.why}`)},s)}async function Gt(e,n,t,s,o){const{outcome:r,host:a}=t,i=O=>({kind:"asked",part:"documen\
t",answer:{...t,outcome:O}});if(r.kind!=="read"){const P=r.kind==="status"&&r.status===404&&!t.mirror?[{kind:"platform",response:r}]:[];return{platform:n,steps:[
i(r),...P],hashes:null}}const c=s(r.value);if(!c.ok){const O={kind:"unreadable",why:c.why,page:null};return{platform:n,steps:[i(O)],hashes:null}}const{early:l,late:d,
hashes:u,signed:f,archive:h}=c.value,p=[i(Ie),...l],v={registry:a,client:e,origin:o.originOf(t.lastHop)},y=async(O,P,C)=>{const R=await Be({...v,url:P},C,o);return p.
push({kind:"asked",part:O,answer:R}),R.outcome.kind==="read"?R.outcome.value:null},E=f&&await y("sums",f.sums,vt),x=f&&E!==null?await y("signature",f.signature,
Lr):null;if(h!==null&&(f===null||x!==null)&&await y("archive",h,Er),f===null)return{platform:n,steps:p,hashes:u};if(p.push(...d),E!==null){const O=Ye.yI((0,L._6)(
E),f.document);O!==null&&p.push({kind:"sums",url:(0,ne.Pl)(f.sums),why:O});const P=f.document.signing_keys.gpg_public_keys,C={...o.expiry,client:e,version:o.versionOf(
e)},R=x&&$a({sums:E,signature:x,keys:P},C),q=P.length===0&&a===(0,oe.Vm)("opentofu"),Y=q&&e==="opentofu"&&o.mayLackKeys,ge=q?"tofu":R?.cure;R&&ge&&!Y&&p.push({kind:"\
unsigned",...R,cure:ge})}return{platform:n,steps:p,hashes:u}}const Xt=({depth:e})=>e==="packages"||e==="init";function Yt(e,n){const{checkouts:t,directory:s,dialect:o,
configs:r,learn:a,settings:i,machine:c}=n,l=t?.plugins??null,{platform:d}=c,{upgrade:u}=i,f={root:s,plugins:l,roots:e,dialect:o,platform:d,upgrade:u,asksMirrors:!0};
return(0,fr.xH)(r,f,a)}async function Wa(e,n,t){const{upgrade:s}=n.settings,o=(f,h)=>Qt(Tn(e,f,h,s,t),n,t),[[r,...a],[i,c,...l]]=await Promise.all([In(e,t).then(
f=>Promise.all([f,o("provider",f)])),xt(e,t).then(f=>Promise.all([f,It(e,f,t),o("module",f)]))]),d=Zt(e,[...l,...a].flat()),u=new Map([...i,...r]);return{items:d,
versions:u,inside:c,direct:[],notes:[],requirements:[]}}async function Ja(e,n,t){const{following:s,settings:o,stop:r}=n,[a,i]=await Promise.all([In(e,t),qr(e,{...t,
...s,stop:r})]),{modules:c,evidenceOf:l,notes:d,roots:u}=i,f={...t,...Yt(u,n)},h=(R,q)=>f.methodsOf(R,q.client)===null&&!f.isInstalled(R,q),p=(0,ft.T5)(u,h,t.clients);
await s.reach(p);const v=await In(u,f,a),[y,E]=await Promise.all([It(u,c,f,(R,q)=>!!l(R,q)?.opened),Qt(Tn(u,"provider",v,o.upgrade,f),n,f)]),x=Tn(u,"module",c,o.
upgrade,f).map(R=>{const q=R.kind==="module"?l(R.of,R.root.client):null;return q===null?R:{...R,packages:[q]}}),O=Zt(u,[...x,...E]),P=new Map([...c,...v]),C=d(jn(
u,c));return{items:O,versions:P,inside:y,direct:Va(i),notes:C,requirements:p}}const Va=({roots:e,evidenceOf:n})=>e.flatMap(t=>t.calls.flatMap(s=>{const o=s.module===
null?n(s,t.client):null;return o===null?[]:{root:t,call:s,evidence:o}})),Zt=(e,n)=>{const t=Map.groupBy(n,({root:s})=>s);return e.flatMap(s=>t.get(s)??[])};async function Qt(e,{
settings:n,machine:t},s){const o=n.platforms.length===0?[t.platform]:n.platforms,r=e[0]?.kind==="module";return Xt(n)?Ga(e,r?[""]:o,s):e}function Tn(e,n,t,s,{versionOf:o,
methodsOf:r,isInstalled:a}){return e.flatMap(i=>{const{client:c}=i;if(n==="module")return i.calls.flatMap(d=>{const{module:u,isOpen:f}=d;if(u===null)return[];const h=_t(
t,u,c),p=f?{answer:h,choice:null}:qt(h,d,{client:c});return[{kind:n,root:i,of:d,wants:u,...p,packages:[]}]});const l=(0,H.Jd)(c,o(c));return i.providers.map(d=>{
const{provider:u,locked:f}=d,p=r(u,c)===null&&a(u,i)?ue(u.host,"service"):_t(t,u,c),v=s?null:f?.text??null,y=qt(p,d,{client:c,lockedVersion:v,rejectsUnreadable:l});
return{kind:n,root:i,of:d,wants:u,...y,packages:[]}})})}const _t=(e,n,t)=>e.get((0,w.IY)(n))?.[t]??ue(n.host,"service");function qt(e,n,t){const s=(0,G.Of)(e),o=(0,w.
Im)(n).map(({text:a})=>a),r=s&&(0,G.EH)(o,s,t);return s===null||r!==null?{answer:e,choice:r}:{answer:{...e,outcome:{kind:"not-asked",why:"work"}},choice:r}}async function Ga(e,n,t){
const s=e.flatMap(i=>i.choice?.kind==="chosen"?[{item:i,version:i.choice.version}]:[]),o=(0,U.c1)(s,({item:i,version:c})=>`${(0,w.IY)(i.wants)} ${c}`),r=n.flatMap(
i=>o.map(async c=>{const[l,...d]=c.filter(({item:{kind:x,of:O,root:P},version:C})=>x==="module"||!t.isCached(O,P,C,i));if(l===void 0)return[];const u=[l,...d],{
item:f,version:h}=l,p=[...new Set(u.map(({item:x})=>x.root.client))],v={version:h,clients:p,platform:i},y=f.kind==="module"?yt({...v,address:f.wants},t):ja({...v,
address:f.wants},t),E=(0,Oe.O)(y);return Promise.all(u.map(async({item:x})=>[x,await E(x.root.client)]))})),a=Map.groupBy((await Promise.all(r)).flat(),([i])=>i);
return e.map(i=>{const c=a.get(i)??[];return{...i,packages:c.flatMap(([,l])=>l??[])}})}var es=g(8225);const Xa=1e4;async function Ya(e,n){const s=n.visits.values().
flatMap(r=>Za(r).map(a=>({visit:r,url:a,host:(0,D.Pm)(a)??""}))).filter(({visit:r,url:a,host:i})=>a.scheme==="https"&&i!==r.host&&(0,Ce.X5)(a).ok&&n.isAllowed(i)),
o=(0,U.t6)([...s],({host:r})=>r).map(async({visit:r,url:a})=>{const{host:i}=r,c=await Qa(r,a,n),l=e.some(d=>d.host===i&&d.service===ee.S3);return c===null?[]:[{
host:i,problem:c,isRequired:l}]});return(await Promise.all(o)).flat()}function Za({host:e,attempt:{discovery:n}}){if(n.kind!=="found")return[];const t=(0,D.nx)(
e),{url:s,services:o}=n,a=(0,ee.TE)(ee.S3,{services:o,documentUrl:s,display:t,client:"terraform"});return a.kind!=="object"?[]:(0,es.u)((0,es.m)(a.value,s,t).value).
map(({url:i})=>i)}async function Qa({host:e,attempt:n},t,{send:s,originOf:o,timeoutMs:r}){const{terraform:a}=await s({host:e,clients:["terraform"],at:()=>({url:t,
origin:o(n.hops[0])}),isAnonymous:!0,headers:{},maxRedirects:0,patience:({client:i})=>({client:i,attemptMs:r??Xa,retries:1}),accepts:()=>!0,plan:()=>({kind:"exc\
erpt",maxBytes:0}),read:()=>(0,L.Ju)(null)});return a?.outcome.kind!=="failed"?null:(a.lastHop?.status??null)===null?a.outcome.problem:null}var En=g(7688);const ns=500;
function _a(e,{pass:n,room:t}){const s=new Map;return(o,r,a)=>{const{token:i,origin:c}=r,l=JSON.stringify([(0,ne.jr)(o.url),ts(o),i,c?.isPublic]),d=s.get(l);if(d!==
void 0)return d;const u=s.size>=ns?Promise.resolve(Re(ei)):o.kind==="git"?ni(o,r,t,e,a):n(o.url.host,()=>ti(o,r,t,a));return s.set(l,u),u}}const ts=e=>JSON.stringify(
{...e,url:void 0,subdirectory:void 0}),qa={isPublic:!0},Re=e=>({steps:[e],tree:null,origin:qa}),ei={kind:"unread",why:`this check opens at most ${ns} packages`},
ss={kind:"unread",why:"max-requests allows no further request to its host",cure:"increase `max-requests`"};async function ni(e,{registry:n,origin:t},s,o,{countTransfer:r}){
if(!r(e.url))return Re(ss);const{isPublic:a,...i}=await o(e,t),l={kind:"asked",part:"repository",answer:{...ue(n,"service",(0,ne.Pl)(e.url)),outcome:Ie}};return Sn(
l,i,{isPublic:a},s)}function Sn(e,n,t,s){const o=r=>({steps:[e,r],tree:null,origin:t});if(n.kind!=="read")return o(n);for(const r of n.tree.files.values())s.kept-=
r.length;return s.kept<0?o(En.kJ):{steps:[e],tree:n.tree,origin:t}}async function ti(e,n,t,s){if(t.bytes<=0)return Re(En.sP);const{readPackage:o}=await Promise.
all([g.e(8304),g.e(6418)]).then(g.bind(g,6418)),r=await si(e,n,s);if("steps"in r)return r;let a=En.sP;const i=async y=>{a=await o(r,oi(y,t))},c=e.kind==="direct"?
wt:Ne,l=await Be(n,Ar(c,ts(e),i,()=>a),s),{outcome:d}=l;if(d.kind==="not-asked"&&d.why==="limit")return Re(ss);const f={kind:"asked",part:"archive",answer:d.kind===
"read"?{...l,outcome:Ie}:l},h=s.originOf(l.lastHop);if(d.kind==="read")return Sn(f,d.value,h,t);if(!(d.kind==="failed"&&d.problem.code==="host-timeout"))return{
steps:[f],tree:null,origin:h};const v={...f,answer:{...l,outcome:Ie}};return Sn(v,{kind:"unread",why:(0,m.pj)(d.problem.message)},h,t)}async function si(e,n,t){
const{kind:s,url:o}=e,[,r]=/^file:(.*)/s.exec(s==="archive"&&e.checksum||"")??[];if(r===void 0)return e;const a=(0,ne.Dl)(r);if(!a.ok||!/^https?$/.test(a.value.
scheme))return Re({kind:"unread",why:"its checksum is in a file that this check does not fetch"});const i={...n,url:a.value},c=await Be(i,Dr,t),{outcome:l,lastHop:d}=c,
u={kind:"asked",part:"sums",answer:c};if(l.kind!=="read")return{steps:[u],tree:null,origin:t.originOf(d)};const{checksumIn:f}=await Promise.all([g.e(8304),g.e(6418)]).
then(g.bind(g,6418)),h=f(l.value,o.path,a.value.path),p=`invalid checksum: no checksum found in: ${(0,ne.Pl)(a.value)}`;return h===null?Re({kind:"broken",why:p}):
{...e,checksum:h}}async function*oi(e,n){for await(const t of e)n.bytes-=t.length,yield t}function ri({settings:e,network:n,visits:t,dialect:s,requirements:o}){
const r=o.filter(({because:h})=>h.some(p=>typeof p!="string")),a=e.hostnames.flatMap(h=>h.addresses),i=os(a).difference(os(r)),c=h=>D.Jr(h,e.allowedHosts),l=h=>D.
ev(h,e),d=h=>{const p=(0,ne.Dl)(h?.url??""),v=p.ok?(0,Ce.X5)(p.value):null,{address:y=null}=h??{};return{isPublic:!v?.ok||(0,Ce.Ul)(n,v.value.name,y)}},u=(h,p,v)=>{
const y=t.get(p);if(y===void 0)return"service";const{discovery:E,hops:x}=y.attempt,O=y.forced.find(An=>An.client===v),P=O===void 0?E:{...O,kind:"found",url:D.cu(
p)};if(P.kind!=="found")return"service";const{url:C,services:R}=P,q=D.nx(p),Y=(0,ee.TE)(h,{services:R,documentUrl:C,display:q,client:v});if(Y.kind!=="url"||!(0,Ce.
X5)(Y.url).ok)return"service";const{url:ge}=Y;if(O!==void 0)return{url:ge,origin:null,block:O.place};const Cn=D.Pm(ge)??"";return Cn===p||l(Cn)||i.has(`${p} ${h}`)?
{url:ge,origin:d(x[0])}:"not-allowed"},f=(h,p,v)=>y=>{const E=u(h,p,y);return typeof E=="string"?E:{...E,url:v(E.url)}};return{clients:s.clients,visits:t,belowService:f,
isAllowed:c,isNamed:l,originOf:d}}const os=e=>new Set(e.map(({host:n,service:t})=>`${n} ${t}`));var rs=g(9968);const ai=1e6,ii=1e5,ci=2e4;class li{#e;constructor(n,t){
this.#e=ai+n*ii+t*ci}get isSpent(){return this.#e<0}read({bytes:n,truncated:t}){let s=0;for(const o of n)(o===44||o===91||o===123)&&(s+=1);return this.#t((t?1:1/
8)*n.length+12*s)}keep(n){return this.#t(n.reduce((t,{length:s})=>t+16*s+100,0))}choose(n,t){return this.#t(n*(25+2*t))}#t(n){return this.#e-=n,!this.isSpent}}var ui=g(
3065);const di=9;function fi(e,n,t){const s=hi(e,n,t),o=(0,Oe.O)(r=>is(r,s),({once:r})=>r);return{versionOf:s.versionOf,countTransfer:r=>n.countTransfer(r),hasToken:async r=>(await s.
tokenOf(r)).token!==null,send:r=>r.once===void 0?is(r,s):o(r)}}const as={token:null,source:null};function hi(e,n,t){const{configs:s,credentials:o,dialect:r,machine:a,
learn:i,progress:c,settings:l}=e,d=new Map(s.map(f=>[f.client,f.patience]));let u=0;return c({total:t,done:u}),{ask:async f=>{const h=await n.ask(f);return u+=1,
c({total:Math.max(t,u),done:u}),h},versionOf:f=>(0,H.tB)(f,r.versions),patienceOf:f=>d.get(f)??{client:f,attemptMs:1e4,retries:1},tokenOf:async f=>{const{answer:h}=await o.
find(f),{token:p=null,source:v=null,isUnsendable:y}=h??{};return p===null||y?as:{token:p,source:v}},workOf:(0,Oe.O)(f=>new li(l.maxRequests,t)),withLogin:(0,ui.
i5)(a,i)}}async function is(e,n){const{host:t,clients:s,at:o,netrc:r,isAnonymous:a}=e;if(s.length===0)return{};const i=s.map(u=>{const f=o(u);return typeof f=="\
string"||!r?.includes(u)?{client:u,where:f}:{client:u,where:{...f,url:n.withLogin(f.url)}}}),c=(0,U.c1)(i,({where:u})=>typeof u=="string"?u:(0,ne.jr)(u.url)),l=a?
as:await n.tokenOf(t),d=c.map(u=>pi(e,u,l,n));return Object.fromEntries((await Promise.all(d)).flat())}async function pi(e,n,{token:t,source:s},{ask:o,patienceOf:r,
versionOf:a,workOf:i}){const{host:c,headers:l,maxRedirects:d=di,patience:u=C=>C}=e,[{client:f,where:h}]=n,p=n.map(({client:C})=>C),v=C=>p.map(R=>[R,C]),y=(C,R)=>({
...ue(c,C,R),tokenSource:s});if(typeof h=="string")return v(y(h));const{block:E,...x}=h,O=(0,ne.Pl)(h.url),P=i(c);if(P.isSpent)return v(y("work",O));try{const C=await o(
{...x,host:c,token:t,headers:l??{"x-terraform-version":a(f)},planBody:Y=>it(Y,e)??at.IK,maxRedirects:d,patience:p.map(Y=>u(r(Y)))});if(typeof C=="string")return v(
y(C,O));const R=C.at(-1)?.hops.at(-1)??null,q=Map.groupBy(p,Y=>tr(C,u(r(Y))));return Array.from(q,([Y,ge])=>{const cs={outcome:sr(Y,h.url,e,P),attempts:C.length,
lastHop:R},An={host:c,url:O,tokenSource:s,...cs,...E&&{block:E}};return ge.map(ki=>[ki,An])}).flat()}catch(C){if((0,rs.qo)(C))throw C;const R=(0,Ve.n3)({host:(0,D.
nx)(c),thrown:C});return v({...y("service",O),outcome:{kind:"not-asked",why:"unchecked",problem:R}})}}async function mi(e,n){const{dialect:t,settings:s,machine:o,
checkouts:r,following:a,concurrency:i}=n,c=[...e,...(0,Ho.n)(s.hostnames,t.clients)],l=c.flatMap(({calls:h})=>h.flatMap(({module:p})=>p??[])),d=c.flatMap(({providers:h})=>h.
map(({provider:p})=>p)),u=new Set([...l,...d].map(w.IY)).size,f=new _o({...n,maxRequests:s.maxRequests});try{const{environment:h}=o,p={...fi(n,f,u),...ri(n),...Yt(
c,n),concurrency:i,timeoutMs:s.timeoutMs,mayLackKeys:h.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true",expiry:{now:n.now(),refusesExpired:h.OPENTOFU_ENFORCE_GPG_EXPIRATION===
"true"},open:a&&_a(a.fetchRepository,a.transfers)},[v,y,E]=await Promise.all([a===null?Wa(c,n,p):Ja(c,{...n,following:a},p),lr(dr(n.usages,h),p),Ya(n.requirements,
p)]),x=new Set(v.items.flatMap(({root:C})=>C.lockFile??[])),O=()=>r?.lockHashes??(0,zo.hc)(x,n.directory),P=Xt(s)?O():new Map;return{...v,lockHashes:P,clouds:y,
logins:E,requests:f.requests}}finally{f.close()}}async function gi(e,n,t){try{return Ro(await mi(e,n),t)}catch(s){if((0,rs.qo)(s))throw s;const o=[...n.visits.values()].
flatMap(({host:r,attempt:a})=>a.discovery.kind==="found"?(0,X.kH)((0,Ve.n3)({host:(0,D.nx)(r),thrown:s}),{host:r}):[]);return{...Fo.j7,notes:o}}}})};export{vi as id,yi as ids,$i as modules};
