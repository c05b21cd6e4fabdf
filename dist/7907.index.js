const $i=7907,Mi=[7907],Oi={1303:((_e,we,g)=>{g.d(we,{EH:()=>m,Of:()=>Z,tF:()=>se,y0:()=>de});var w=g(304),A=g(523);const Z=M=>M?.outcome.value??null,B=new WeakMap;
function se(M,S,Y={}){const D=S.map(de[M].parseVersion),j=D.filter(J=>J!==null),F=(0,w.s5)(j),[K]=j.filter(A.Ty).sort((J,H)=>(0,A.Zy)(H,J));return{kind:M,texts:S,
unreadable:S.filter((J,H)=>D[H]===null),newest:F&&(0,A.Cg)(F),preRelease:K?(0,A.Cg)(K):null,...Y}}const de={module:{parseVersion:A.oF,parseConstraint:A.PW,isMeetable:w.
gH,choose:w.iM},provider:{parseVersion:A.rK,parseConstraint:A._T,isMeetable:w.Nd,choose:w.XA}};function m(M,S,Y){const D=B.get(S)??new Map;B.set(S,D);const{client:j,
lockedVersion:F=null,rejectsUnreadable:K=!1}=Y,J=JSON.stringify([M,j,F,K]),H=D.get(J),Q=M.join(",").split(",").length;if(H||S.work?.choose(S.texts.length,Q)===!1)
return H??null;const ee=ae(M,S,Y);return D.set(J,ee),ee}function ae(M,S,{client:Y,lockedVersion:D=null,rejectsUnreadable:j=!1}){const{parseVersion:F,parseConstraint:K,
isMeetable:J,choose:H}=de[S.kind],Q=W(M,K);if(Q===null||!J(Q,Y))return{kind:"refused"};const ee=D===null?null:F(D);if(ee!==null&&H([ee],Q,Y)===null)return{kind:"\
refused"};if(j&&S.unreadable.length>0)return{kind:"unreadable"};const ie=S.texts.map(F).filter(V=>V!==null);if(ie.length===0)return{kind:"empty"};const oe=H(ie,
Q,Y);if(ee!==null){const V=(0,A.Cg)(ee);return ie.some(Te=>(0,A.Cg)(Te)===V)?{kind:"chosen",version:V}:{kind:"locked-gone",version:V,upgrade:oe&&(0,A.Cg)(oe)}}if(oe!==
null)return{kind:"chosen",version:(0,A.Cg)(oe)};const N=V=>H(ie,V,Y)!==null;return{kind:"none-fits",conflict:Q.length**2*ie.length>te?Q:(0,w.Sx)(Q,N)}}const te=1e6;
function W(M,S){const Y=[];for(const D of M){const j=S(D);if(!j.ok)return null;for(const F of j.value)Y.push({...F,whole:D})}return Y}}),1598:((_e,we,g)=>{g.d(we,
{N:()=>te,n:()=>Y});var w=g(7811),A=g(255),Z=g(5243),B=g(3846),se=g(5106),de=g(1303),m=g(2172);const ae={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such as\
 modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function te({host:D,service:j,text:F},K){const[
,J="",H]=/^([^@]*)(?:@(.*))?$/s.exec(F)??[],Q=H===void 0?null:{text:H,place:m.cd},ee=`${(0,A.pk)(D)}/${J}`,oe=(j===se.e$?W:M)(ee,Q,K);return oe.ok?oe:(0,w.TR)(`${oe.
why}; expected ${j}=${ae[j]}`)}function W(D,j,F){const K=(0,Z.rE)(D,F);if(!K.ok)return K;const J=S(j,"module",F);if(J!==null)return(0,w.TR)(J);const H=m.cd;return(0,w.
Ju)({address:D,source:D,place:H,module:K.value,constraint:j,isOpen:!1})}function M(D,j,F){const K=(0,B.mi)(D,F);if(D.split("/").length!==3||K.kind!=="registry")
return(0,w.TR)(K.kind==="invalid"?K.error:"not a provider of a registry");const J=S(j,"provider",F);if(J!==null)return(0,w.TR)(J);const H=j===null?[]:[j];return(0,w.
Ju)({provider:K,places:[m.cd],constraints:H,locked:null})}function S(D,j,F){if(D===null)return null;const K=de.y0[j].parseConstraint(D.text);return K.ok?de.y0[j].
isMeetable(K.value,F)?null:`no version can match ${D.text}`:K.why}function Y(D,j){const F=D.flatMap(({addresses:K})=>K);return F.length===0?[]:j.map(K=>{const J=F.
flatMap(H=>{const Q=te(H,K);return Q.ok?[Q.value]:[]});return{directory:m.cd.file,client:K,directories:[],calls:J.filter(H=>"module"in H),providers:J.filter(H=>"\
provider"in H),lockFile:null,clientVersions:[],refused:[]}})}}),304:((_e,we,g)=>{g.d(we,{CM:()=>ae,Hn:()=>m,Lt:()=>me,Nd:()=>H,Sx:()=>fe,XA:()=>B,gH:()=>J,iM:()=>Z,
jF:()=>de,s5:()=>se});var w=g(9119),A=g(523);function Z(v,O,$){const T=M(O,$);return W(v,U=>(!(0,A.Ty)(U)||(0,A.Cg)(U)===T)&&te(U,O))}function B(v,O){return W(v,
$=>(!(0,A.Ty)($)||O.some(T=>Y($,T)))&&!S($)&&O.every(T=>F($,T)))}const se=v=>W(v,O=>!(0,A.Ty)(O));function de(v){const O=v.filter($=>$.operator==="=");return O.
length===1&&O.every(({version:$})=>S({...$,build:""}))}function m(v,O,$){const T=(0,A.oF)(v),U=(0,A.PW)(O);return T!==null&&U.ok&&Z([T],U.value,$)!==null}function ae(v,O){
const[$,T]=[(0,A.rK)(v),(0,A._T)(O)];return $===null||!T.ok||B([$],T.value)!==null}const te=(v,O)=>O.every($=>j(v,$));function W(v,O){let $=null;for(const T of v.
filter(O))($===null||(0,A.Zy)(T,$)>0)&&($=T);return $}function M(v,O){const[$,T]=v;if($===void 0||T!==void 0)return null;const U=$.text.trim().replace(O==="open\
tofu"?/^=?v?/:/^=?/,""),z=(0,A.rK)(U);return z===null?null:(0,A.Cg)(z)}const S=({numbers:v,pre:O,build:$})=>O===""&&$===""&&v.every(T=>T===0n),Y=(v,O)=>O.operator===
"="&&D(v,O.version),D=(v,O)=>v.build===O.build&&(0,A.Zy)(v,O)===0;function j(v,{operator:O,version:$}){const T=(0,A.Zy)(v,$);if(O==="=")return T===0;if(O==="!=")
return T!==0;if(O!=="~>")return K(T,O);const U=$.numbers.slice(0,$.written-1);return T>=0&&!(0,A.Ty)($)&&$.numbers.length<=v.numbers.length&&U.every((z,ne)=>z===
v.numbers[ne])}function F(v,O){const{operator:$,version:T}=O;if($==="=")return Y(v,O);if($==="!=")return!D(v,T);const U=(0,A.Zy)(v,T);if($!=="~>")return K(U,$);
const[z=0n,ne=0n]=T.numbers,ye=T.written===3?[z,ne+1n,0n]:[z+1n,0n,0n];return U>=0&&(0,A.Zy)(v,{...T,numbers:ye,pre:""})<0}const K=(v,O)=>({">":v>0,">=":v>=0,"<":v<
0,"<=":v<=0})[O];function J(v,O){if(ie(v))return!0;const $=oe(v),T=Math.max(...$.map(({numbers:z})=>z.length)),U=$.flatMap(z=>{const ne=Array.from({length:T},(ye,Me)=>z.
numbers[Me]??0n);return[z,N(ne),N([...ne,1n])]});return Z(U,v,O)!==null}function H(v){const O=(0,w.t6)(v,A.mb);if(ie(O))return!0;const $=oe(O),T="x".repeat(1+Math.
max(...$.map(z=>z.build.length))),U=$.flatMap(z=>{const[ne=0n,ye=0n,Me=0n]=z.numbers,je=[ne,ye,Me+1n];return[z,N([ne,ye,Me],T),N(je,T)]});return B(U,O)!==null}const Q=50,
ee=100,ie=v=>v.length>Q||v.some(({text:O})=>O.length>ee),oe=v=>{const O=[N([0n,0n,0n]),...v.map($=>$.version)];return[...new Map(O.map($=>[(0,A.Cg)($),$])).values()]},
N=(v,O="")=>({text:"",numbers:v,written:v.length,pre:"",build:O});function fe(v,O){const $=(0,w.t6)(v,A.mb),T=O($)?v:$;if(ie(T))return v;const U=V(T,O)??Te(T,O),
z=new Set(U.map(A.mb));return v.filter(ne=>z.has((0,A.mb)(ne)))}function V(v,O){const $=v.findLast(T=>!O([T]));if($!==void 0)return[$];for(const[T,U]of[...v.entries()].
reverse()){const z=v.slice(0,T).findLast(ne=>!O([ne,U]));if(z!==void 0)return[z,U]}return null}const Te=(v,O)=>v.reduce(($,T)=>{const U=$.filter(z=>z!==T);return O(
U)?$:U},v);function me(v,O){const $=(0,A.PW)(v),T=(0,A.oF)(O);if(!$.ok||T===null||$.value.some(U=>(0,A.Ty)(U.version)))return!1;if(T.written<3){const U=(0,A.PW)(
`~> ${T.numbers.slice(0,T.written).join(".")}.0`);return U.ok&&!J([...$.value,...U.value],"terraform")}return!te({...T,pre:""},$.value)}}),7907:((_e,we,g)=>{g.r(
we),g.d(we,{predictInit:()=>wi});var w=g(2172),A=g(3791),Z=g(2170),B=g(9119),se=g(4481),de=g(3096),m=g(1780),ae=g(2886),te=g(6360),W=g(8032),M=g(9432),S=g(9615);
const Y=e=>(0,m.xI)`${(0,M._r)(e)}${e.isVague?", as storage services and gateways do for what does not exist":""}`;function D({host:e,block:n,token:t,source:s,isVague:o},r,a){
return t==="sent"?(0,m.xI)`${r}check that the token from ${(0,m.LA)(s??"")} has access`:t==="none"&&n===null&&!o?(0,se.nP)(e," if the registry requires a token",
r):(0,m.xI)`${r}${a}`}function j(e,n,t){const s=`/v1/${e}s/`,o=t.includes(s)?", or `source`":`, which should end in ${s}`;return`check the URL of ${e}s.v1 in th\
e \`host\` block at ${n}${o}`}function F(e,n,t,{kind:s,cure:o,check:r=""}){const{host:a,block:i,isAll:c,near:l,isVague:d}=n,[u=""]=t,f=t.length<=1,h=f?`no ${s} ${u}`:
`none of ${t.length} required ${s}s`,p=f?`publish ${u}`:"publish them",k=c?`check the URL of ${s}s.v1 in the discovery document${r}`:p,y=(0,m.xI)`ask the operator of ${(0,m.
KT)(a)} to ${k}`,I=l===null?null:`did you mean ${l}? if not, `,[x,b]=f?[o,y]:[y,o],E=c&&l===null&&!(0,W.n3)(a),P=c&&i!==null?j(s,i,n.url):null;return(0,S.CC)(e,
{message:(0,m.xI)`${(0,m.KT)(a)} ${d?"may have":"has"} ${h}: ${Y(n)}`,operator:l===null?D(n,`${k}, or `,c?p:"check its address"):`write ${l}, or ${p}`,user:E||n.
token==="sent"?D(n,I??(0,m.xI)`${x}, or `,b):(0,m.xI)`${I??`${x}, or `}${b}`,...(0,W.n3)(a)&&{user:(0,m.xI)`${I??""}${o}`},note:a==="registry.terraform.io"?`see\
 https://${a}/namespaces/${u.split("/")[0]}`:void 0,...E&&(0,se.c3)(n,"hides"),...P!==null&&(0,S.Lw)(P)})}const K=e=>F("module-unknown",e,e.modules,{kind:"modul\
e",cure:"correct the source address"});function J(e,n){return(0,W.n3)(e)&&n.startsWith("hashicorp/")?", or add the `source` that a child module lacks":e==="regi\
stry.opentofu.org"?`, or write \`source = "registry.terraform.io/${n}"\` if only that registry has it`:""}function H(e){const{host:n,providers:t,meant:s,kind:o,
isAll:r,written:a}=e,[i=""]=t,c=l=>(0,m.xI)`add ${(0,m.KT)(i)} to the ${l}, for example with \`terraform providers mirror\``;if(o==="directory")return(0,S.CC)("\
provider-unknown",{message:(0,m.xI)`the directory ${(0,M.dh)(n)} has no provider ${(0,m.KT)(i)}`,help:c("directory")});if(o==="network mirror"){const l="add the\
 provider to `include` of a `direct` block in the CLI configuration";return(0,S.CC)("provider-unknown",{message:(0,m.xI)`the network mirror ${(0,m.KT)(n)} ${e.isVague?
"may have":"has"} ${t.length>1?`none of ${t.length} required providers`:(0,m.xI)`no provider ${(0,m.KT)(i)}`}: ${Y(e)}`,operator:c("mirror"),user:r?`check that \
\`url\` is that of a network mirror, not of a registry, or ${l}`:`${l}, or ask the operator of the mirror to add it`})}return s!==null?(0,S.CC)("provider-unknow\
n",{message:(0,m.xI)`${(0,m.KT)(n)} has no provider ${i}: ${(0,M._r)(e)}`,help:`did you mean ${s}? set \`source = "${s}"\` in \`required_providers\` of every modul\
e that uses it`}):a!==void 0&&t.length===1&&!(0,W.n3)(n)?(0,S.CC)("provider-unknown",{message:(0,m.xI)`${(0,m.KT)(n)} has no provider ${i}: ${(0,M._r)(e)}; the CLIs ask for "${(0,M.
dh)(a)}" in lower case`,operator:(0,m.xI)`publish ${i} in lower case`}):F("provider-unknown",e,t,{kind:"provider",cure:`correct \`source\` in \`required_providers\`${J(
n,i)}`,check:", which must end in a slash"})}const Q={path:({mirror:e,at:n})=>({message:`the mirror directory ${(0,M.dh)(e)} (${n}) does not exist`,help:(0,M.Dl)(
e,"create the directory before `init`, for example with `terraform providers mirror`, or correct the path")}),port:({mirror:e,at:n,provider:t})=>({message:(0,m.
xI)`the network mirror ${(0,m.KT)(e)} (${n}) cannot have ${(0,m.KT)(t)}, because the CLIs read a host with a port as a URL scheme`,help:(0,m.xI)`add \`exclude = ["${(0,m.
KT)(`${t.split("/")[0]}/*/*`)}"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}),slash:e=>({message:(0,m.xI)`the URL of the network mirror ${(0,m.
KT)(e.mirror)} has no slash at the end, so the CLIs request ${(0,m.KT)(e.asked)}, which ${(0,M.dh)(e.result)}`,help:(0,m.xI)`set \`url = "${(0,m.KT)(`${e.mirror}\
/`)}"\``,...e.isUsable&&{severity:"warning"}})},ee=e=>(0,S.CC)("mirror-url",(0,S.Z9)(Q,e));function ie({provider:e,version:n,mirror:t,isListed:s,...o}){const r=(0,m.
xI)`${(0,m.KT)(e)} ${(0,M.dh)(n,40)}`;return(0,S.CC)("mirror-version",{message:s?(0,m.xI)`the network mirror ${(0,m.KT)(t)} lists ${r} but does not have it: ${(0,M.
_r)(o)}`:(0,m.xI)`the network mirror ${(0,m.KT)(t)} does not have ${r}, which another installation method lists: ${(0,M._r)(o)}`,operator:`add ${(0,M.dh)(n,40)}\
 to the mirror, for example with \`terraform providers mirror\``,user:s?"set `version` to one that the mirror has":(0,m.xI)`exclude ${(0,m.KT)(e)} from \`network_mirror\``})}
const oe=({provider:e,rejected:n})=>(0,S.CC)("provider-excluded",{message:(0,m.xI)`no installation method in \`provider_installation\` covers ${(0,m.KT)(e)}${n===
void 0?"":(0,m.xI)`; ${n.message}`}`,help:n?.help??(0,m.xI)`add ${(0,m.KT)(e)} to \`include\` of a method, or add a \`direct\` block`});var N=g(255),fe=g(5243),
V=g(5106),Te=g(6146);const me=({answer:e,wants:n})=>e.mirror===void 0?n.host:e.host,v=e=>(0,N.nx)((e.answer.block&&(0,N.yo)(e.answer.url))??me(e)),O=({answer:{block:e}})=>e===
void 0?null:(0,ae.cA)(e),$=({wants:e})=>(0,w.IY)(e).slice(e.host.length+1),T=e=>[e.wants.host,$(e)].join("/");function U(e){const n=({host:o,item:r})=>o??me(r);
return[...Map.groupBy(e,o=>[n(o),O(o.item),o.cause].join(" ")).values()].flatMap(ne).flatMap(([o,...r])=>{if(o===void 0)return[];const a=[o,...r].map(({item:l})=>l),
i=n(o),c=(0,B.jH)([o,...r].flatMap(z));return(0,Z.kH)(o.describe(a),{host:i,...o.item.answer.block&&{answeredBy:v(o.item)},services:[...new Set(a.filter(({wants:l})=>l.
host===i).map(Ln))],places:c,needed:(0,ae.ly)(c),clients:Fe(a),rowKeys:je(a)})})}const z=({places:e,item:n})=>e??(0,w.ek)(n.of);function ne(e){const n=Map.groupBy(
e,({item:s})=>(0,B._M)(s.root.directory)),t=Map.groupBy(n.values(),s=>(0,ae.ly)(s.flatMap(z)));return Array.from(t.values(),s=>s.flat())}const ye=({kind:e,of:n,
wants:t})=>e==="module"?n.address:(0,w.IY)(t),Me=e=>(0,Te.o)(e.root.directory,{kind:e.kind,source:T(e),address:ye(e),constraints:(0,w.Im)(e.of).map(({text:n})=>n),
places:(0,w.ek)(e.of)}),je=e=>[...new Set(e.map(Me))],Fe=e=>[...new Set(e.map(({root:n})=>n.client))],Ln=({kind:e})=>e==="module"?V.e$:V.xq;function ds(e){const n=new Set(
e.filter(s=>Dn(s,401)).map(me)),t={items:e,lost:ks(e),asking:n};return e.flatMap(s=>{const{outcome:o,installation:r,url:a}=s.answer;if(o.kind==="failed"){const{
problem:u}=o,f=`${u.code} ${(0,m.pj)(u.message)}`;return[{item:s,cause:f,...Nn(s),describe:()=>u}]}const i=o.kind==="status"&&o.status===404?r?.mirrors:[];if([s.
answer,...i??[]].some(u=>u.mirror?.hasSlash===!1))return[];if(o.kind==="status")return[fs(s,o,t)];if(o.kind!=="unreadable")return[];const{why:c,page:l}=o,d=`sha\
pe ${s.kind} ${c}`;return[{item:s,cause:d,describe:u=>(0,te.RK)({...en(s,u),url:a,page:l,why:c})}]})}function fs(e,n,{items:t,lost:s,asking:o}){const{kind:r,wants:a,
answer:i}=e,{kind:c,...l}=n,{status:d}=l,u=i.lastHop,{authorization:f="none",challenge:h=null}=u??{},p=u?.url??i.url,k={...l,url:p,token:f,challenge:h,source:i.
tokenSource},y=f==="withheld"&&d<500;if((d===404||l.isVague&&!o.has(me(e)))&&!y){const b=s.has(Le(e)),E=`unknown ${b?Le(e):(0,w.IY)(a)}`,P=L=>ps(e,L,{...k,isAll:b,
near:ms(t,e)});return{item:e,cause:E,...b&&Nn(e),describe:P}}if(y||d===401||d===403){const b=hs(e);return{item:e,cause:`unauthorized ${h===null&&(f==="sent"||f===
"none")||r} ${d} ${f} ${b} ${h}`,describe:P=>{const L=(0,N.nx)(me(e));return(0,te.m$)({...en(e,P),...k,host:L,elsewhere:b})}}}const x={attempts:i.attempts,transient:(0,W.
Mq)(d)};return{item:e,cause:`status ${r} ${d}`,describe:b=>(0,te.MI)({...en(e,b),...k,...x})}}const Nn=({answer:{block:e},of:n})=>e===void 0?{}:{places:[e,...(0,w.
ek)(n)]};function hs(e){const n=(0,N.yo)(e.answer.lastHop?.url??"");return n===null||n===me(e)?null:(0,N.nx)(n)}function ps(e,n,t){const{mirror:s}=e.answer,o=[...new Set(
n.map(Bn))],r=s?.url??v(e),a={...t,host:r,block:O(e)};if(e.kind==="module")return K({...a,modules:o});const i=s===void 0?"registry":s.isDirectory?"directory":"n\
etwork mirror",{written:c}=e.of;return H({...a,providers:o,meant:gs(e),kind:i,written:c})}function ms(e,n){const t=/^([^/]+\/)terraform-([^/-]+)-([^/]+\/\2)$/.exec(
$(n));if(t!==null)return[t[1],t[3]].join("");const s=e.find(o=>o.answer.outcome.kind==="read"&&Le(o)===Le(n)&&(0,V.TW)((0,w.IY)(o.wants),(0,w.IY)(n.wants)));return s===
void 0?null:$(s)}function gs({wants:e,root:n,answer:{movedTo:t}}){const{host:s,namespace:o,type:r}=e;if(o!=="hashicorp"||s!==(0,fe.Vm)(n.client))return null;const a=n.
providers.find(({provider:i})=>i.type===r&&(0,w.JT)(i)!==(0,w.JT)(e))?.provider;return a===void 0?t===void 0?null:`${t}/${r}`:[...a.host===s?[]:[a.host],a.namespace,
r].join("/")}function en(e,n){return{host:v(e),block:O(e),kind:e.kind,first:Bn(e),others:new Set(n.map(({wants:t})=>(0,w.IY)(t))).size-1,mirror:e.answer.mirror?.
url??null}}const Bn=e=>e.answer.mirror===void 0?$(e):T(e),Le=e=>[e.kind,e.answer.mirror?.url??e.wants.host,O(e)].join(" ");function ks(e){const n=e.filter(({answer:{
block:o,mirror:r,outcome:a},wants:i})=>a.kind!=="not-asked"&&!(r===void 0?!o&&(0,W.n3)(i.host):r.isDirectory)),t=o=>Dn(o,404),s=[...Map.groupBy(n,Le)];return new Set(
s.flatMap(([o,r])=>r.every(t)?o:[]))}const Dn=({answer:{outcome:e}},n)=>e.kind==="status"&&(e.isVague?404:e.status)===n;var G=g(1303),re=g(523),Oe=g(3298),He=g(
3916),ws=g(3846);const ze=({constraint:e,client:n},t)=>(0,G.EH)(e===null?[]:[e.text],t,{client:n});function ys(e,n,t){if(e.size===0)return e;const s=new Set(t.map(
a=>Un(ze(a,n)))),r=e.entries().filter(([a])=>s.has(Kn(a))).filter(([,a])=>$s(a,n));return new Map(r.map(([a,i])=>[Kn(a),i]))}const vs=500;function $s(e,{work:n}){
const t=e.flatMap(({calls:r,providers:a})=>[...r,...a]),s=[...e.map(({path:r})=>r),...t.flatMap(Object.values)],o=t.every(({version:r})=>r.length<=vs);return n?.
keep(s)!==!1&&o}const Un=e=>e?.kind==="chosen"?e.version:"none";function Kn(e){const n=(0,re.oF)(e);return n===null?"":(0,re.Cg)(n)}const Ms=3,Os=200,bs=2e3,xs=3e5;
function Ts({calls:e,client:n},t,s){const o=[],r={calls:[],providers:[],undescribed:o};let a=e.flatMap(c=>{const{module:l,constraint:d,isOpen:u}=c;return l===null||
u?[]:{call:c,host:l.host,by:"",module:l,constraint:d,client:n}});const i={left:Math.min(s.left,bs)};for(let c=0;c<Ms;c+=1)a=a.flatMap(d=>{const u=t(d);if(u===null)
return[];const{described:f}=u,h=f?.size?Un(ze(d,u)):"",p=i.left>0?f?.get(h):void 0;if(p===void 0)return c===0&&o.push(d.call),[];const{namespace:k,name:y,system:I}=d.
module,x=`${k}/${y}/${I} ${h}`,b=Is(p,{...d,by:x},i);return r.providers.push(...b.providers),b.calls}).slice(0,Os),r.calls.push(...a);return s.left-=r.calls.length+
r.providers.length,r}function Is(e,{module:n,...t},s){const o=i=>({text:i,place:t.call.place}),r=[],a=[];for(const i of jn(e,n.subdirectory,s)){for(const{source:c,
version:l}of i.calls){if(s.left--<=0)break;const d=(0,fe.vL)(c,t.client),u=l===""?null:o(l);d.kind==="registry"&&r.push({...t,module:d,constraint:u})}for(const c of i.
providers){if(s.left--<=0)break;const l=Fn(c,t.client);l!==null&&a.push({...t,provider:l,constraint:o(c.version)})}}return{calls:r,providers:a}}function*jn(e,n,t){
const s=e.slice(0,Math.max(0,t.left)),o=new Map(s.map(a=>[(0,He.join)(".",a.path),a])),r=new Set([(0,He.join)(".",n)]);t.left-=s.length;for(const a of r){const i=o.
get(a);if(i!==void 0){for(const{source:c}of i.calls)(0,fe.Nj)(c)&&r.add((0,He.join)(a,c));yield i}}}function Fn({name:e,namespace:n,source:t,version:s},o){const r=(0,ws.
mi)(t||(0,He.join)(n,e),o);return r.kind==="registry"&&s!==""?r:null}function Hn(e,n){const t=(0,Oe.O)(()=>Ss(e)),s=(o,r)=>[...(0,G.Of)(n.get((0,w.MP)(o))?.[r])?.
releases?.get(sn(o,r))??[],...t().get(tn(o,r))??[]].sort(Cs);return(o,{provider:r,constraints:a},i)=>{const c=(0,w.JT)(r),l=nn(a);if(l.size===0)return null;const{
client:d}=o,u=(0,B.c1)(zn(o),({module:f})=>tn(f,d));for(const f of u){const h=new Set(f.flatMap(L=>l.get((0,B.df)(L.place))??[]));if(h.size===0)continue;const p=a.
filter(L=>!h.has(L)),k=new Set([...h].map(Wn)),[{module:y}]=f,I=s(y,d).find(L=>{const q=L.constraints.filter(X=>X.provider===c);return!k.has(L.version)&&i([...p,
...q].map(({text:X})=>X))});if(I===void 0)continue;const{namespace:x,name:b,system:E}=y,{version:P}=I;return{calls:f.map(Es),module:`${x}/${b}/${E}`,version:P}}
return null}}const zn=({calls:e})=>e.filter(n=>n.module!==null&&n.place.inside===void 0),nn=e=>Map.groupBy(e.filter(({place:n})=>n.inside!==void 0),({place:n})=>(0,B.
df)({...n,inside:void 0})),Es=({address:e})=>e==="terraform"?"the unit":e,Wn=({place:{inside:e}})=>/ (\S+)\)$/.exec(e?.through[0]??"")?.[1],tn=(e,n)=>`${(0,w.MP)(
e)} ${sn(e,n)}`;function Ss(e){const n=new Map;for(const t of e){const s=nn(t.providers.flatMap(({provider:r,constraints:a})=>a.map(i=>({...i,provider:(0,w.JT)(
r)})))),o=nn(t.calls);for(const r of zn(t)){const a=(0,B.df)(r.place),i=s.get(a)??[],c=i.map(Wn).find(Boolean);if(c===void 0||o.has(a))continue;const l=tn(r.module,
t.client),d=i.map(({text:u,provider:f})=>({text:u,provider:f}));n.set(l,[...n.get(l)??[],{version:c,constraints:d}])}}return n}function Cs(e,n){const[t,s]=[(0,re.
oF)(e.version),(0,re.oF)(n.version)];return t===null||s===null?0:(0,re.Zy)(s,t)}const sn=({subdirectory:e},n)=>`${n} ${e}`,As=20,Ps=4e3,Jn=200,Rs=20;function Ls(e,n){
const t=[...e].flatMap(([r,a])=>{const i=(0,re.oF)(r);return i===null||(0,re.Ty)(i)?[]:{version:i,modules:a}}).sort((r,a)=>(0,re.Zy)(a.version,r.version)).slice(
0,Jn),o=[...new Map(n.map(r=>[sn(r.module,r.client),r]))].slice(0,Rs);return new Map(o.map(([r,a])=>[r,Ns(t,a)]))}function Ns(e,{module:{subdirectory:n},client:t}){
const s=new Map;for(const{version:o,modules:r}of e){const a=[...jn(r,n,{left:Jn})];if(a.some(({calls:l})=>l.some(({source:d})=>!(0,fe.Nj)(d))))continue;const i=a.
flatMap(({providers:l})=>l.flatMap(d=>{const u=Fn(d,t);return u===null?[]:{provider:(0,w.JT)(u),text:d.version}})),c=JSON.stringify(i);if(s.size===As||c.length>
Ps)break;s.has(c)||s.set(c,{version:(0,re.Cg)(o),constraints:i})}return[...s.values()]}function Bs(e){const n=(0,B.c1)(e,({text:t})=>t);return(0,M.K4)(n,4,([{text:t,
...s},...o])=>{const r=o.length===0?"":` and ${o.length} more`,a=e.length===1?"":` (${(0,M.dh)((0,B.Ox)(s))}${r})`;return`${Vn(t)}${a}`})}const Vn=e=>`"${(0,M.dh)(
e,80)}"`;function Ds({kind:e,address:n,constraints:t,mirror:s,...o}){const{isImplied:r,newest:a,preRelease:i,terms:c,resolution:l}=o,d=t.filter(({conflicts:k})=>k),
u=a===null?`all listed versions are pre-releases${i===null?"":`, such as ${(0,M.dh)(i,40)}`}`:(0,m.xI)`the newest ${s===null?"":(0,m.xI)`on ${(0,m.KT)(s)} `}is ${(0,M.
dh)(a,40)}`,f=d.length>1?"all of ":"",h=c.length===0?"":`: none meets ${c.map(Vn).join(" and ")}`,p=d.length===0?"can be chosen":`fits ${f}${Bs(d)}${h}`;return(0,S.
CC)("version-none-fits",{constraints:t,message:(0,m.xI)`no version of ${e} ${(0,m.KT)(n)} ${p}; ${u}`,help:r?`add a version that fits to ${(0,M.dh)(s??"")}, or \
remove the provider from it: the CLIs ask the registry only for providers that it does not hold`:l?`${(0,S.OJ)(l)}, or ${Gn}`:Us(d.length,o,s!==null)})}const Gn="\
change these constraints so that they all allow one listed version";function Us(e,{newest:n,preRelease:t},s){if(n===null&&t!==null){const a=`set \`version = "${(0,M.
dh)(t,40)}"\`, since only an exact version selects a pre-release`;return{user:a,operator:`publish a release, or ${a}`}}if(e>1)return Gn;const o=`allow an existi\
ng version${n===null?"":` (newest ${(0,M.dh)(n,40)})`}`,r=s?"add one that fits to the mirror":"publish one that fits";return{...(0,S.Lw)(`${o}, or ${r}`),guest:o}}
const Ks=({address:e,version:n,upgrade:t,newest:s,mirror:o})=>(0,S.CC)("version-locked-gone",{message:(0,m.xI)`the lock file selects ${(0,m.KT)(e)} ${(0,M.dh)(n,
40)}, which ${o===null?"the registry":(0,m.KT)(o)} no longer lists${s===null?"":`; the newest is ${(0,M.dh)(s,40)}`}`,user:t===null?"change the constraints to a\
llow a listed version, then run `terraform init -upgrade` and commit the lock file":`run \`terraform init -upgrade\`, which selects ${(0,M.dh)(t,40)}, and commi\
t the lock file`,operator:o===null?`publish ${(0,M.dh)(n,40)} again`:`add ${(0,M.dh)(n,40)} to the mirror again`});function js(e,n){const t=Hn([...new Set(e.map(
({root:o})=>o))],n),s=new Set(e.filter(Xn).map(({wants:o})=>(0,w.IY)(o)));return e.flatMap(o=>{const r=(0,G.Of)(o.answer);if(r===null||o.choice===null)return[];
const{warnings:a=[]}=r,i=()=>(0,te.Mx)({address:T(o),warnings:a}),c={item:o,cause:`warning ${(0,w.IY)(o.wants)}`,describe:i};return[Fs(o,r,o.choice,t)??[],Ws(o,
r,s)??[],a.length>0?c:[]].flat()})}function Fs(e,n,t,s){const{kind:o,of:r,wants:a,answer:i}=e,{newest:c,preRelease:l,unreadable:d}=n,u={kind:o,address:T(e),newest:c},
f=i.installation?.methods===1?i.mirror:void 0,h=f?.url??null,p=f!==void 0&&f.url===f.place.file;switch(t.kind){case"empty":{const k=i.mirror!==void 0,y=()=>(0,te.
hy)({...u,url:i.url,ignored:d,isMirror:k});return{item:e,cause:`empty ${(0,w.IY)(a)}`,describe:y}}case"none-fits":{const{conflict:k}=t,y=new Set(k.map(({whole:E})=>E)),
I=(0,w.LS)(r).map(E=>({...E,conflicts:y.has(E.text)})),x=I.filter(({conflicts:E})=>E),b={newest:c,preRelease:l,mirror:h,isImplied:p};return{item:e,cause:`none f\
its ${(0,w.IY)(a)} ${JSON.stringify([...y].sort())}`,places:x.length===0?(0,w.ek)(r):x.map(({place:E})=>E),describe:()=>{const E=Hs(e,n,s),P=zs(k);return Ds({...u,
...b,constraints:I,terms:P,resolution:E})}}}case"locked-gone":{const{version:k,upgrade:y}=t,I=Ie(e)?.place;return{item:e,cause:`locked ${(0,w.IY)(a)} ${k} ${y}`,
...I===void 0?{}:{places:[(0,w.W$)(I)]},describe:()=>Ks({...u,version:k,upgrade:y,mirror:h})}}case"chosen":case"refused":case"unreadable":return null}}function Hs(e,n,t){
const{root:s}=e,o=r=>(0,G.EH)(r,n,s)?.kind==="chosen";return e.kind==="module"?null:t(s,e.of,o)}function zs(e){const[n,...t]=e;return n===void 0||t.some(({whole:o})=>o!==
n.whole)?[]:e.length===n.whole.split(",").length?[]:e.map(({text:o})=>o.trim())}const Ie=({of:e})=>"locked"in e?e.locked:null,Xn=({choice:e})=>e?.kind==="unread\
able";function Ws(e,{unreadable:n},t){const{kind:s,choice:o,wants:r}=e,a=Xn(e);if(n.length===0||o?.kind==="empty"||!a&&t.has((0,w.IY)(r)))return null;const i=T(
e),c=()=>(0,te.Ev)({kind:s,address:i,texts:n,rejects:a});return{item:e,cause:`unreadable ${(0,w.IY)(r)} ${a}`,describe:c}}const Js=e=>e.flatMap(n=>{const{installation:t}=n.
answer;if(t===void 0)return[];const{methods:s,mirrors:o,place:r,rejected:a}=t;if(s>0)return o.flatMap(c=>Vs(n,c)??[]);const i=T(n);return{item:n,cause:`excluded\
 ${(0,w.IY)(n.wants)}`,places:[r,...(0,w.ek)(n.of)],describe:()=>oe({provider:i,rejected:a})}});function Vs(e,{host:n,mirror:t,outcome:s,url:o}){if(t===void 0||
t.hasSlash||s.kind!=="status"&&s.kind!=="unreadable")return null;const r=s.kind==="status"?`returned ${s.status}`:s.why,a=e.choice?.kind==="chosen";return{item:e,
host:n,cause:`slash ${t.url} ${a}`,places:[t.place,...(0,w.ek)(e.of)],describe:()=>ee({kind:"slash",mirror:t.url,asked:o,result:r,isUsable:a})}}var We=g(1098);function Gs(e){
const n=e.flatMap(t=>{const{host:s,service:o,places:r,clients:a}=t,i={host:s,services:[o],places:r,clients:a,needed:(0,ae.ly)(r)};return Xs(t).map(c=>(0,Z.kH)(c,
i))});return(0,Z.Qp)(n,({host:t,services:s,problem:{code:o,message:r}})=>[t,s,o,r])}function Xs(e){const{service:n,organization:t,workspace:s,ping:o,ofOrganization:r,
ofWorkspace:a}=e,i={host:(0,N.nx)(e.host),organization:t??""},c=[o,r,a].flatMap(Ys),l=Zn(r);if(l!==null){const u=r?.tokenSource??"";c.push(We.Dr({...i,source:u,
...l}))}n===V.OZ&&o.outcome.kind==="read"&&!Zs(o.outcome.value)&&c.push(We.EK({url:o.url,version:o.outcome.value}));const d=Zn(a);if(d!==null&&s!==null){const u="\
status"in d&&d.status===404,f={...i,workspace:s};c.push(u?We.Fu(f):We.dF({...f,...d}))}return c}const Ys=e=>e&&"problem"in e.outcome?[e.outcome.problem]:[],Yn=(0,re.
oF)("2.5");function Zs(e){const n=(0,re.oF)(e??"");return Yn===null||n!==null&&(0,re.Zy)(n,Yn)>=0}function Zn(e){if(e===null)return null;const{url:n,outcome:t}=e;
return t.kind==="unreadable"?{url:n,why:t.why}:t.kind==="status"?{url:n,status:t.status,reason:t.reason}:null}const Qs=e=>e.map(({host:n,problem:t,isRequired:s})=>{
const o=s?["hostnames input"]:[];return(0,Z.kH)(t,{host:n,services:[V.S3],places:o,needed:s})});var qs=g(2311);const Je={location:"the location of the package",
document:"the description of the package",page:"the page that names the package",archive:"the package",repository:"the Git repository of the package",sums:"the \
file of checksums",signature:"the signature of the checksums"},Ne=e=>e==="location"||e==="document",Ee=({version:e})=>e===""?"correct `source`, or the reference\
 in it":"set `version` to one whose package can be downloaded",on=({url:e,why:n,clients:t,...s})=>(0,S.CC)("package-location",{message:(0,m.xI)`${(0,M.eZ)(t)} cannot download ${(0,M.
oZ)(s)}: ${typeof n=="string"?(0,M.dh)(n):n}${e===void 0?"":(0,m.xI)` (${(0,m.KT)(e)})`}`,operator:"return 204 with X-Terraform-Get: the https URL of an archive\
 (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",user:Ee(s),affects:t}),Qn=({why:e,...n})=>(0,S.CC)("package-broken",{message:(0,m.xI)`the package of ${(0,M.
oZ)(n)} cannot be read: ${(0,M.dh)(e)}`,...n.version===""?{help:Ee(n)}:{operator:"publish the package again",user:Ee(n)}});function _s(e){const{part:n,token:t,at:s}=e,
o=Ne(n)?t==="withheld":n==="repository",r=Ne(n)?no(e):to(e),a=(0,m.xI)`${Je[n]} of ${(0,M.oZ)(e)} cannot be read: ${(0,M._r)(e)}`;return(0,S.CC)("package-unauth\
orized",{message:(0,m.xI)`${a}; ${eo(e)}`,help:(0,M.NM)({...e,asked:s},r,Je[n]),...Ne(n)&&{unexplained:a,...(0,se.c3)(e)},severity:o?"warning":"error"})}function eo(e){
const{part:n,token:t,at:s,isVague:o,page:r}=e;return n==="repository"?"it does not exist, or requires git credentials, which this check does not use":Ne(n)||t!==
"none"||r!==null?(0,se.pt)(e,t==="dropped"?s:null):o?"it may not exist":"the CLIs send no token to package hosts"}function no(e){const{kind:n,source:t,at:s}=e,o=(0,m.
xI)`give the token from ${(0,m.LA)(t??"")} permission to download this ${n}`;return(0,se.$w)(e,`${n}s.v1`,s,o)}function to(e){const{kind:n,part:t,at:s}=e;if(t===
"repository")return{operator:"use a repository that every user of the registry can read",user:(0,m.xI)`check that git has credentials for ${(0,m.KT)(s)} on the machine that runs init`};
const o="serve it without authentication, for example at a presigned URL";if(e.isVague)return{operator:`upload it, or ${o}`,user:Ee(e)};const r=(0,m.xI)`add or correct the login for ${(0,m.
KT)(s)} in ~/.netrc`;if(n==="module")return{operator:o,user:r};const a=(0,M.qZ)(s);return t!=="archive"?{operator:o,guest:a}:{operator:o,user:(0,m.xI)`${r}, which only Terraform uses for providers`,
guest:a}}function qn(e){const{part:n,why:t,attempts:s,failure:o,status:r,isSlow:a}=e,i=r===404||r===410,c=s>1?` in each of ${s} attempts`:"";return(0,S.CC)("pac\
kage-unreachable",{message:(0,m.xI)`${Je[n]} of ${(0,M.oZ)(e)} ${i?"is missing":"cannot be read"}: ${t}${c}`,help:o?oo(e,o):so(e,i),severity:a?"warning":"error"})}
function so(e,n){const{kind:t,part:s,at:o,status:r}=e;if(n)return{operator:`publish ${Je[s]} at this URL`,user:Ee(e)};if(r===429)return{...se.uK,operator:(0,m.xI)`raise the limit of ${(0,m.
KT)(o)}`};const a=(0,m.xI)`check that ${(0,m.KT)(o)} serves the file to this machine`;return(0,W.Mq)(r??0)?{operator:a,user:(0,M.B9)(o)}:{operator:a,user:Ee(e),
...t==="provider"&&{guest:(0,M.qZ)(o)}}}function oo({part:e,at:n,host:t,version:s},o){return s!==""&&!Ne(e)&&(0,qs.i)(n,t,o.code)?{operator:(0,m.xI)`set the external URL of the storage (also called base URL or public URL) in place of ${(0,m.
KT)(n)}`}:(0,S.Lw)((0,S.as)(o,{role:"guest",host:n,isTerminal:!1}).help??"")}var Ve=g(2801),Ge=g(9179);const Xe=e=>(0,M.oZ)({...e,kind:"provider"}),rn=(e,n="")=>(0,m.
xI)`${Xe(e)} for ${e.platform} cannot be installed: ${n}${(0,M.dh)(e.why)}`,Se="set `version` to another release, and tell the publisher of the provider";function ro({
isMirror:e,isListed:n,...t}){const{platform:s,host:o,said:r}=t,a=r!==void 0,i=a?`for ${s} cannot be downloaded`:`has no package for ${s}`,c=t.address.endsWith("\
/hashicorp/template")?"replace the `template_file` data source with the function `templatefile`: the provider is archived and gets no new packages":`set \`versio\
n\` to one with a package for ${s}, or ask the ${e?"operator of the mirror to add":"publisher of the provider to build"} one`,l=(0,m.xI)`${Xe(t)} ${i}: ${e?(0,m.
xI)`${(0,m.KT)(t.url)} lists none`:(0,M._r)(t)}`;if(n&&!a){const d="serve the description of the package at this path (on a static site, in a file without an ex\
tension)",u=(0,m.xI)`${l}, but the list of versions has ${s}`;return(0,S.CC)("package-platform",{message:u,operator:d,guest:Se})}return(0,S.CC)("package-platfor\
m",{message:l,operator:e?`add it with \`terraform providers mirror -platform=${s}\``:`${a?"correct what the response says, or ":""}publish the package for ${s}`,
user:a?(0,m.xI)`set \`version\` to another one, or ask the operator of ${(0,m.KT)(o)} to correct what the response says`:c,guest:a?Se:void 0})}function ao({suggestion:e,
...n}){const t=e===n.version,s=`set \`version = "${(0,M.dh)(e??"",40)}"\`, the newest version with a supported protocol`;return(0,S.CC)("package-protocol",{message:(0,m.
xI)`${Xe(n)} requires plugin protocol ${(0,M.K4)(n.protocols,3,M.dh)}${t?", and another one according to the list of versions":""}; Terraform and OpenTofu support 5 and 6`,
operator:t?"correct `protocols` in the description of the package, or in the list of versions":"publish a version with plugin protocol 5 or 6",...t?{guest:Se}:{
user:e===null?"ask the publisher of the provider for a version with plugin protocol 5 or 6":s}})}const io=e=>(0,S.CC)("package-document",{message:rn(e,(0,m.xI)`the response of ${(0,m.
KT)(e.url)} `),operator:e.isMirror?`return {"archives":{"${e.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"retu\
rn the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`",guest:e.isMirror?
void 0:Se}),co=e=>(0,S.CC)("package-sums",{message:rn(e,(0,m.xI)`${(0,m.KT)(e.url)} `),operator:"publish a signed checksums file that has a line with the SHA-25\
6 hash and `filename` of each package",guest:Se}),_n="sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`)",an="`signing_keys.gpg_pub\
lic_keys`",et={sign:`${_n}, and publish both files unchanged`,signAndList:`${_n}, and list the public key in ASCII armor in ${an}`,list:`list the public key tha\
t made the signature in ${an}, or sign with a key of the list`,armor:`put the output of \`gpg --armor --export\` unchanged into ${an}: in JSON, its line breaks \
are \`\\n\`, not \`\\\\n\``,trust:"remove `trust_signature`, or use the one that HashiCorp made for this key",extend:"extend the key, or sign with another one, \
and list it again",tofu:"run `tofu`, which requires no key of this registry unless `OPENTOFU_ENFORCE_GPG_VALIDATION` is set, or use the address at registry.terr\
aform.io"},lo=({cure:e,clients:n,...t})=>(0,S.CC)("package-unsigned",{message:rn(t),operator:et[e],...e==="extend"?{user:"unset `OPENTOFU_ENFORCE_GPG_EXPIRATION\
`"}:{guest:e==="tofu"?et[e]:Se},affects:n}),uo=e=>(0,S.CC)("lock-platform-missing",{message:(0,m.xI)`the lock file has no checksum of ${Xe(e)} for ${e.platform}`,
help:`run \`terraform providers lock -platform=${e.platform}\`, and commit the lock file`});var Ye=g(180);const nt=({packages:e})=>e.flatMap(({steps:n})=>n.flatMap(
t=>"answer"in t?t.answer:[]));function fo(e,n){return[...e.evidence.steps.flatMap(s=>s.kind==="asked"?ho(e,s)??[]:tt(e,s)).slice(0,1),...ko(e,n)]}function ve({item:e,
version:n,evidence:t}){const{platform:s,steps:o}=t,{url:r,host:a,mirror:i}=o[0].answer;return{...{kind:e.kind,address:T(e),version:n,platform:s,url:r},host:(0,N.
nx)(a),isMirror:i!==void 0}}const be=(e,n,t)=>({item:e.item,cause:`package ${(0,w.IY)(e.item.wants)} ${e.version} ${n}`,describe:t,host:e.evidence.steps[0].answer.
host});function ho(e,n){const{part:t,answer:s}=n,{outcome:o,url:r}=s;switch(o.kind){case"read":return null;case"unreadable":{const{why:a}=o;return t==="page"?ln(
e,`the page at its location ${a}`):tt(e,{kind:"description",why:a})}case"not-asked":{if(o.why!=="not-allowed"||t==="location"||t==="document")return null;const a=(0,N.
yo)(r)??r,{kind:i,address:c,version:l}=ve(e),d={host:a,package:(0,m.xI)`${i} ${(0,m.KT)(c)} ${l}`};return be(e,`${a} not allowed`,()=>(0,Ve.wp)(d))}case"status":
if(t==="location"&&po(o.status)){const a=(0,M._r)({...o,url:r,page:null});return ln(e,(0,m.xI)`the registry has no download address: ${a}`,{url:void 0})}return t===
"document"&&o.status===404?go(e,o):be(e,`${t} ${r} ${o.status}`,()=>cn(ve(e),n,o));case"failed":return be(e,`${t} ${r} ${(0,m.pj)(o.problem.message)}`,()=>cn(ve(
e),n,o))}}const po=e=>e!==401&&e!==403&&!(0,W.Mq)(e),mo=["page","archive","repository"];function cn(e,{part:n,answer:{lastHop:t,url:s,attempts:o,tokenSource:r}},a){
const i=t?.url??s,c={...e,part:n,url:i,at:(0,N.yo)(i)??i};if(a.kind==="failed"){const{problem:p}=a,{code:k,message:y}=p;if(k==="host-private-redirect")return p;
const I=k==="host-timeout"&&mo.includes(n);return qn({...c,why:y,attempts:o,failure:p,isSlow:I})}const{kind:l,...d}=a,{status:u}=d,f=d.page?.kind==="bot-protect\
ion"?d.page:null,h={...d,url:i,page:f};if(u===401||u===403||n==="repository"&&u===404){const{authorization:p="none",challenge:k=null}=t??{};return _s({...c,source:r,
token:p,challenge:k,...h})}return qn({...c,why:(0,M._r)(h),attempts:(0,W.Mq)(u)?o:1,status:u})}const ln=(e,n,{url:t}=ve(e))=>be(e,`location ${(0,m.pj)(n)}`,s=>on(
{...ve(e),url:t,why:n,clients:Fe(s)})),un=(e,n,t,s=T)=>({item:e,cause:`not followed ${n}`,describe:o=>(0,A.q)({...t,names:[...new Set(o.map(s))]})});function go(e,{
kind:n,...t}){const{item:s,version:o,evidence:r}=e,{mirror:a}=r.steps[0].answer;if(a===void 0)return null;const{address:i,url:c}=ve(e),l=(s.answer.installation?.
mirrors??[]).some(u=>u.mirror?.url===a.url&&(0,G.Of)(u)?.texts.includes(o)),d={provider:i,mirror:a.url,version:o,...t,url:c,isListed:l};return be(e,`mirror ${a.
url}`,()=>ie(d))}function tt(e,n){const{item:t,version:s,evidence:o}=e,r=ve(e),a=(i,c)=>be(e,`${o.platform} ${i}`,c);switch(n.kind){case"refused":return ln(e,n.
why);case"other":return un(t,n.getter,{what:"getter",getter:n.getter});case"broken":return a(n.why,()=>Qn({...r,why:n.why}));case"unread":return un(t,n.why,{what:"\
package",why:n.why,cure:n.cure});case"description":return a(`document ${n.why}`,()=>io({...r,...n}));case"platform":{const{response:i={status:200,reason:"OK",page:null}}=n,
{texts:c=[],platforms:l=[]}=(0,G.Of)(t.answer)??{},d=l[c.indexOf(s)]?.split(" ")??[],u={...i,...r,isListed:d.includes(o.platform)};return a("platform",()=>ro(u))}case"\
protocols":{const{protocols:i}=n,{newest:c}=(0,G.tF)("provider",(0,G.Of)(t.answer)?.compatible??[]);return a("protocols",()=>ao({...r,protocols:i,suggestion:c}))}case"\
sums":return a(`sums ${n.why}`,()=>co({...r,...n}));case"unsigned":return a(`unsigned ${n.why}`,i=>lo({...r,...n,clients:Fe(i)}))}}function ko(e,n){const{item:t,
version:s,evidence:o}=e,{platform:r,hashes:a}=o,i=Ie(t),c=n.get(t.root.lockFile??"")?.get((0,w.IY)(t.wants))??[];if(i?.text!==s||a===null||c.length===0)return[];
if(c.some(u=>a.includes(u)))return[];const l=[(0,w.W$)(i.place)];return wo(c,a)?[{...be(e,`${r} lock`,()=>uo(ve(e))),places:l}]:[{...un(t,"contents",{what:"cont\
ents"},f=>`${T(f)} ${Ie(f)?.text}`),places:l}]}const wo=(e,n)=>Ye.CT.filter(t=>e.some(s=>s.startsWith(t))).every(t=>n.some(s=>s.startsWith(t)));var yo=g(304);const ge=[];
function vo(e,n,t){const s=new Map,o=Map.groupBy([...e,...n],({root:r})=>r.directory);return Array.from(o,([r,a])=>{const i=a.filter(l=>"wants"in l),c=a.filter(
l=>"call"in l);return{directory:r,clients:Fe(a),rows:[...(0,B.c1)(i,Me).map(l=>Mo(l,s,t)),...(0,B.c1)(c,st).map($o)]}})}const st=({root:e,call:n})=>(0,Te.o)(e.directory,
ot(n)),ot=({address:e,source:n,place:t})=>({kind:"module",address:e,source:(0,M.dh)((0,Ge._U)(n)),constraints:ge,places:[t]}),rt=({steps:[e]})=>(0,N.yo)(e.answer.
url)??"";function $o(e){const n=e.every(({evidence:t})=>t.opened!==void 0);return{...ot(e[0].call),host:rt(e[0].evidence),isDirect:!0,locked:null,chosen:{},newest:null,
platforms:ge,...!n&&{isUnchecked:!0},worst:null,problems:ge,rejectedAt:ge}}function dn(e,n){const t=JSON.stringify(e),s=n.get(t)??e;return n.set(t,s),s}function Mo(e,n,t){
const[s]=e,{kind:o,wants:r,of:a,answer:i}=s,c=(0,G.Of)(i)?.newest??null,l=(0,w.LS)(a),d=l.length<2&&l.every(B.Kh),u=t&&c!==null?Oo(s,c):ge,f=e.flatMap(({root:{client:h},
choice:p})=>p===null?[]:[[h,p.kind==="chosen"?p.version:null]]);return{kind:o,address:ye(s),source:dn(T(s),n),host:r.host,constraints:dn(l.map(({text:h})=>h),n),
...!d&&{requiredBy:l},...u.length>0&&{excluding:u},locked:Ie(s)?.text??null,chosen:dn(Object.fromEntries(f),n),newest:c,platforms:xo(e),...e.flatMap(nt).some(bo)&&
{isUnchecked:!0},worst:null,problems:ge,places:(0,B.As)((0,w.ek)(a)),rejectedAt:Io(e)}}const Oo=({kind:e,of:n},t)=>e==="module"?ge:(0,w.LS)(n).filter(({text:s})=>!(0,yo.
CM)(t,s)),bo=({outcome:e})=>e.kind==="not-asked";function xo(e){const n=e.flatMap(t=>t.packages).filter(({platform:t})=>t!=="");return n.length===0?ge:[...Map.groupBy(
n,({platform:t})=>t)].map(([t,s])=>{const o=s.map(To);return{platform:t,available:o.includes(!1)?!1:o.includes(null)?null:!0}})}function To({steps:e}){return e.
some(({kind:n})=>n==="platform")?!1:e[0].answer.outcome.kind==="read"?!0:null}function Io(e){const n=e.find(({choice:s})=>s!==null&&s.kind!=="chosen");return n===
void 0?ge:[...(0,w.Im)(n.of),Ie(n)].flatMap(s=>s?.place??[])}function Eo(e){const n=e.flatMap(({root:t,call:s,evidence:o})=>{const{client:r}=t,a=(0,M.dh)((0,Ge.
_U)(s.source)),[i]=o.steps.flatMap(l=>So(a,l,r)??[]);return i===void 0?[]:"code"in i&&i.code==="host-not-allowed"&&s.place.inside===void 0?[]:{client:r,call:s,source:a,
evidence:o,key:st({root:t,call:s,evidence:o}),fault:i}});return(0,B.c1)(n,({fault:t})=>"code"in t?`${t.code} ${(0,m.pj)(t.message)}`:t.why).map(t=>{const[{fault:s,
evidence:o}]=t,r=(0,B.jH)(t.map(({call:f})=>f.place)),a=[...new Set(t.map(({client:f})=>f))],i=[...new Set(t.map(({source:f})=>f))],c="code"in s?s:(0,A.q)({what:"\
package",...s,names:i}),d={role:"user",host:(0,N.nx)(rt(o)),isTerminal:!1},u=[...new Set(t.map(({key:f})=>f))];return(0,Z.kH)((0,S.as)(c,d),{places:r,clients:a,
needed:(0,ae.ly)(r),rowKeys:u})})}function So(e,n,t){const s="answer"in n?n.answer.url:"",o=(0,N.yo)(s)??"",r={kind:"module",address:e,version:"",host:(0,N.nx)(
o)};switch(n.kind){case"asked":{const a=Co(r,n,t);return a?.code!=="host-private-redirect"?a:{why:(0,m.pj)(a.message),cure:(0,M.gL)((0,N.nx)(o))}}case"refused":
return on({...r,url:s,why:n.why,clients:[t]});case"broken":return Qn({...r,why:n.why});case"other":return{why:`it is downloaded with ${n.getter}, which this che\
ck does not use`,cure:void 0};case"unread":return{why:n.why,cure:n.cure};case"description":case"platform":case"protocols":case"sums":case"unsigned":return null}}
function Co(e,n,t){const{outcome:s,url:o}=n.answer;if(s.kind==="status"||s.kind==="failed")return cn(e,n,s);if(s.kind==="unreadable"){const r=`the page at its a\
ddress ${s.why}`;return on({...e,url:o,why:r,clients:[t]})}return s.kind!=="not-asked"||s.why!=="not-allowed"?null:(0,Ve.wp)({host:(0,N.yo)(o)??"",package:(0,m.
xI)`module ${e.address}`})}function Ao({items:e,inside:n,versions:t},s){const o=Map.groupBy(e,({root:a})=>a),r=Array.from(n,([a,{calls:i,providers:c}])=>{const l=o.
get(a)??[];return[...i.flatMap(u=>Po(u,t)??[]),...Lo(c,l,s)].map(u=>{const f=({kind:h,of:p})=>h==="module"&&w.ek(p)[0]===u.places[0];return{...u,rowKeys:je(l.filter(
f))}})}).flat();return(0,Z.Qp)(r,({problem:a})=>a.message)}function Po(e,n){const{module:t,client:s,constraint:o,by:r}=e,a=n.get(w.MP(t))?.[s],i=`${t.host}/${t.
namespace}/${t.name}/${t.system}`,c={by:r,address:i,constraint:o?.text??null,others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return fn(e,(0,A.o)(
{...c,newest:null}));const l=(0,G.Of)(a);return!l||ze(e,l)?.kind!=="none-fits"?null:fn(e,(0,A.o)({...c,newest:l.newest}))}const Ro=50;function Lo(e,n,t){const s=Map.
groupBy(e,({provider:o})=>w.JT(o));return n.flatMap(o=>{const{kind:r,answer:a,root:i}=o,c=r==="provider"?s.get(w.IY(o.wants)):void 0,l=(0,G.Of)(a);if(c===void 0||
l===null||o.choice?.kind!=="chosen")return[];const d=[...new Map(c.map(b=>[b.constraint.text,b])).values()],f=[...w.Im(o.of),...d.slice(0,Ro).map(b=>b.constraint)],
h=t?null:Ie(o)?.text??null,p=f.map(({text:b})=>b),k=(0,G.EH)(p,l,{client:i.client,lockedVersion:h});if(k===null||k.kind==="chosen")return[];const y=k.kind==="no\
ne-fits"?f.filter(({text:b})=>k.conflict.some(({whole:E})=>E===b)):f,{newest:I}=l,x=T(o);return d.filter(({constraint:b})=>y.includes(b)).map(b=>{const{by:E,constraint:P}=b,
L=y.filter(X=>X!==P).map(({text:X,...pe})=>`"${X}" (${(0,B.Ox)(pe)})`),q={by:E,address:x,constraint:P.text,others:L,newest:I};return fn(b,(0,A.o)(q))})})}const fn=({
call:{place:e},host:n},t)=>(0,Z.kH)(t,{host:n,services:[V.e$],places:[w.W$(e)]});function No(e,n){const{items:t}=e,s=[...ds(t),...Js(t),...js(t,e.versions),...Ko(
e)],o=t.filter(({answer:a})=>a.outcome.kind==="read").map(a=>`${a.wants.host} ${Ln(a)}`),r=[...Fo(e,n),...U(s),...Ao(e,n.upgrade),...Gs(e.clouds),...Qs(e.logins),
...Ho(t,n),...Eo(e.direct),...e.notes];return{notes:n.isFork?r.map(Do):r,roots:vo(t,e.direct,n.upgrade),requests:e.requests,answering:new Set(o),unopened:n.depth===
"init"?Uo(e):null,requirements:e.requirements}}const Bo={isFork:!0,searched:[],notRead:[]};function Do(e){const{refusal:n}=e.problem,t=n==="asks"||n==="hides",s={
...(0,se.to)(e.problem,Bo),severity:"notice"};return t?{...e,problem:s,severity:"notice"}:e}function Uo({items:e,direct:n,notes:t,inside:s}){const o=e.filter(({
kind:c,packages:l})=>c==="module"&&l.every(({opened:d})=>d===void 0)),r=n.filter(({evidence:c})=>c.opened===void 0),a=t.filter(({problem:c})=>c.code==="not-foll\
owed"),i=[...s.keys()].flatMap(({calls:c})=>c.filter(({isOpen:l,module:d,place:u})=>l&&d===null&&u.inside));return[...o.flatMap(({of:c})=>(0,w.ek)(c)),...a.flatMap(
({places:c})=>c),...[...r.map(({call:c})=>c),...i].map(({place:c})=>c)]}const Ko=({items:e,lockHashes:n})=>e.flatMap(t=>{if(t.choice?.kind!=="chosen")return[];const{
version:s}=t.choice;return t.packages.flatMap(o=>fo({item:t,version:s,evidence:o},n))}),jo=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;function Fo({
inside:e},{depth:n}){const t=({place:u})=>u!==w.cd,s=[...e.keys()].flatMap(u=>u.calls),o=it(s.filter(({isOpen:u,isSaid:f})=>u&&!f)),r=it(s.filter(({module:u,isOpen:f})=>u===
null&&!f)),a=r.filter(({source:u})=>jo.test(u)).length,i=r.filter(({source:u})=>/^oci:/.test(u)).length,c=[...e.values()].flatMap(({undescribed:u})=>u).filter(t),
l=c.flatMap(({module:u})=>u===null?[]:`${u.namespace}/${u.name}/${u.system}`),d=hn(o,{what:"open",names:at(o)});return n==="init"?d:[...hn(c,{what:"inside",names:[
...new Set(l)]}),...d,...hn(r,{what:"direct",git:a,oci:i,names:at(r)})]}function hn(e,n){const t=(0,B.NP)(e.map(({place:s})=>s));return t.length===0?[]:[(0,Z.kH)(
(0,A.q)(n),{places:t,clients:[]})]}function at(e){const n=Map.groupBy(e,({address:t})=>t);return e.map(({address:t,place:{file:s}})=>{const o=(0,de.jt)(s).replace(
/\/$/,"")||".";return t==="terraform"?o:n.get(t)?.length===1?t:`${t} in ${o}`})}const it=e=>[...new Map(e.map(n=>[`${n.place.file}:${n.place.line}`,n])).values()];
function Ho(e,{maxRequests:n}){const t=e.flatMap(o=>[o.answer,...nt(o)].flatMap(({outcome:r})=>r.kind==="not-asked"?{item:o,host:me(o),outcome:r}:[]));return(0,B.
c1)(t,({host:o,outcome:r})=>`${o} ${"problem"in r?(0,m.pj)(r.problem.message):r.why}`).flatMap(o=>{const[{host:r,outcome:a}]=o,i=[...new Set(o.flatMap(u=>(0,w.ek)(
u.item.of)))];if("problem"in a)return[(0,Z.kH)(a.problem,{host:r,places:i,needed:(0,ae.ly)(i)})];const{why:c}=a;if(c==="service"||c==="not-allowed")return[];const l=[
...new Set(o.map(u=>$(u.item)))],d=(0,A.q)(c==="limit"?{what:c,max:n,names:l}:{what:c,names:l});return[(0,Z.kH)(d,{host:r,places:(0,B.NP)(i),needed:!1})]})}var zo=g(
493),Wo=g(1598),Jo=g(1456),Ce=g(7454),ke=g(9926),Vo=g(7144),Go=g(3070),ct=g(3214),Xo=g(2851);const Yo=2*ke.PU,Zo=1e3,Qo=3e4,qo=6e4;class _o{gate=new ke.iD(ke.PU);largeBodies=new ke.
iD(1);requests=0;pause=Promise.resolve();silent=0;down=null}class er{#e;#t;#i=(0,Oe.O)(n=>new _o);#o=new Map;#s=new Set;#n=new Map;constructor(n){this.#e=n,this.#t=
new ke.iD(n.concurrency*ke.PU),n.stop.onEnd.add(this.#r);for(const[t,s]of n.sessions??[])this.#s.add(t),this.#n.set(t,this.#a({url:s}))}get requests(){return[...this.#o.
values()]}ask(n){const t=this.#a(n);return t.gate.pass(()=>this.#t.pass(()=>this.#c(t,n)))}countTransfer(n){const t=this.#a({url:n});return t.requests>=this.#e.
maxRequests?!1:(t.requests+=1,!0)}#r=()=>{for(const n of this.#s)n.close()};close(){this.#e.stop.onEnd.delete(this.#r),this.#r()}#a({url:n}){const t=(0,Ce.X5)(n),
s=t.ok?`${t.value.name} ${t.value.port}`:(0,N.Pm)(n);return this.#i(s??"")}async#c(n,t){if(n.down!==null)return n.down;const s=await this.#l(n,t);if(typeof s=="\
string")return s;const[{response:o}]=s;return"problem"in o&&o.problem.code==="host-private-redirect"||(n.silent=s.every(({headMs:r})=>r===null)?n.silent+1:0,n.silent>=
Yo&&(n.down=s)),s}async#l(n,t){const{stop:s,maxRequests:o}=this.#e,r=[];for(;;){if(await n.pause,s.why!==null)return pn(r,"stopped");if(n.requests>=o)return pn(
r,"limit");const a=await this.#u(n,t);if(s.why!==null&&a.response.kind==="failed"||r.push(a),t.patience.every(f=>(0,W.mh)(r,f)!==null)||s.why!==null)return pn(r,
"stopped");const{ms:l,isForHost:d}=nr(a,r.length,this.#e),u=(0,ct.v7)(l,this.#e);d&&(n.pause=u),await u}}async#u(n,t){const{startTimer:s,monotonic:o,onRequest:r}=this.#e,
{patience:a}=t,i=this.#f(n);n.requests+=1;try{const c=await(0,Go.e)({...t,planBody:l=>({...t.planBody(l),turn:()=>n.largeBodies.enter()}),asks:"answer",session:i,
timeoutMs:(0,Xo.nT)(a),startTimer:s,monotonic:o,onRequest:r});return n.requests+=c.hops.length-1,this.#d(t,c),c}finally{this.#h(n,i)}}#d({host:n},t){const{hops:s,
response:o,timing:r,certificates:a}=t,[i]=o.kind==="received"?s:[],{slowest:c=null,certificates:l=[]}=this.#o.get(n)??{},d=i!==void 0&&r.totalMs>(c?.timing.totalMs??
-1),u=[...l,...a.map(({host:f,expires:h})=>({host:f,expires:h}))];this.#o.set(n,{host:n,slowest:d?{url:i.url,timing:r}:c,certificates:(0,B.t6)(u,({host:f,expires:h})=>`${f}\
 ${h}`)})}#f(n){for(const[s,o]of[...this.#n].reverse())if(o===n&&(this.#n.delete(s),s.isOpen))return s;const t=new Vo.N(this.#e.network);return this.#s.add(t),t}#h(n,t){
t.isOpen?this.#n.set(t,n):this.#s.delete(t);const[s]=this.#n.keys();this.#n.size<=this.#e.concurrency||s===void 0||(this.#n.delete(s),this.#s.delete(s),s.close())}}
const pn=([e,...n],t)=>e===void 0?t:[e,...n];function nr({response:e},n,{now:t}){const s=e.kind==="received"&&[429,503].includes(e.head.status)?(0,ct.VJ)(e.head.
retryAfter,t()):null;return s===null?{ms:Math.min(Zo*2**(n-1),Qo),isForHost:!1}:{ms:Math.min(Math.max(s,0),qo),isForHost:!0}}var R=g(7811),_=g(8643),C=g(8153),he=g(
9633),lt=g(9713),tr=g(8936),mn=g(9623);const sr={kind:"whole",maxBytes:8*1024*1024},ue=({bytes:e})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e),xe={kind:"\
read",value:null},ce=(e,n,t="")=>({host:e,url:t,tokenSource:null,outcome:{kind:"not-asked",why:n},attempts:0,lastHop:null});function or(e,n){const{attemptMs:t}=n,
s=e[(0,W.mh)(e,n)??e.length-1]??e[0],{response:o,timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=t)return o;const i=(a??0)>t?"response":"body",c=o.url.host.
replace(/:443$/,"");return{kind:"failed",problem:(0,tr.Qs)({host:c,asks:"answer",phase:i,limitMs:t,attempts:1}),transient:!0}}const ut=(e,{accepts:n=s=>s===200,
plan:t=()=>sr})=>n(e.status)?t(e):null;function gn(e,n){const s=/"(?:modules|versions|archives|os)"/i.test(ue(e))?"":(0,mn.qC)(e.bytes);return s===""?n:`is the \
error "${s}"`}function rr(e,n,t,s){if(e.kind==="failed"){const{problem:d}=e;return d.code==="host-http2"?{kind:"not-asked",why:"unchecked",problem:d}:{kind:"fai\
led",problem:d}}const{head:o,body:r}=e,{status:a,reason:i}=o;if(!s.read(r))return{kind:"not-asked",why:"work"};const c=ut(o,t);if(c===null)return{kind:"status",
status:a,reason:i,...(0,mn.vA)(o,r.bytes)};if(r.truncated&&c.kind==="whole")return{kind:"not-asked",why:"size"};const l=t.read(e,n,s);return l.ok?{kind:"read",value:l.
value}:l.why===C.ch?{kind:"not-asked",why:s.isSpent?"work":"size"}:{kind:"unreadable",why:gn(r,l.why),page:(0,mn.vA)(o,r.bytes).page}}const ar=3e4,ir={kind:"who\
le",maxBytes:1024*1024},dt={headers:{accept:"application/vnd.api+json"},plan:({status:e})=>e===200?ir:lt.IK},cr={...dt,accepts:()=>!0,read:({head:e})=>(0,R.Ju)(
e.apiVersion)},lr=(0,C.w3)({data:(0,C.lq)((0,C.w3)({id:C.Qq}))}),ft={...dt,accepts:e=>e>=200&&e<=399,read:({body:e})=>{const n=(0,C.D4)(ue(e),lr);return n.ok?n.
value.data===null?(0,R.TR)("has no data"):(0,R.Ju)(null):n}},ur=/^[\w-]+$/;async function dr(e,n){const t=e.map(async s=>{const{host:o,service:r,clients:a}=s;if(!await n.
hasToken(o))return[];const i=n.belowService(r,o,d=>d),c=a.flatMap(d=>{const u=i(d);return typeof u=="string"?[]:[{client:d,base:u}]}),l=(0,B.c1)(c,({base:d})=>(0,_.
jr)(d.url)).map(d=>{const u=d.map(({client:f})=>f);return fr({...s,clients:u},d[0].base,n)});return await Promise.all(l)});return(await Promise.all(t)).flat()}async function fr(e,n,{
send:t,timeoutMs:s}){const{host:o,clients:r,organization:a,workspace:i}=e,c=({client:y})=>({client:y,attemptMs:s??ar,retries:1}),l=async(y,I)=>{const x=(0,he.ny)(
n.url,y),b=()=>({...n,url:x}),E=`cloud ${(0,_.jr)(x)}`,P=await t({...I,host:o,clients:r,at:b,once:E,patience:c});return Object.values(P)[0]??ce(o,"service")},d=await l(
"ping",cr),u={...e,ping:d,ofOrganization:null,ofWorkspace:null};if(d.outcome.kind!=="read"||a===null)return u;const f=`organizations/${a}`,h=await l(`${f}/entit\
lement-set`,ft),k=h.outcome.kind!=="read"||i===null?null:await l(`${f}/workspaces/${i}`,ft);return{...u,ofOrganization:h,ofWorkspace:k}}function hr(e,n){const t=e.
flatMap(({kind:o,workspace:r,hasOwnToken:a,needs:i,place:c})=>{if(r===void 0||a)return[];const l=o.startsWith("cloud")?n.TF_CLOUD_ORGANIZATION:null,d=ht(r.organization??
l),u=ht(r.name);return i.map(({host:f,service:h,clients:p})=>({host:f,service:h,organization:d,workspace:u,clients:p,places:[c]}))}),s=({host:o,service:r,organization:a,
workspace:i})=>[o,r,a,i].join(" ");return(0,B.c1)(t,s).map(o=>({...o[0],clients:[...new Set(o.flatMap(({clients:r})=>r))],places:o.flatMap(({places:r})=>r)}))}const ht=e=>e&&
ur.test(e)?e:null;var pr=g(6542),pt=g(2218),mt=g(4165),mr=g(7057),kn=g(4443),Ze=g(9897);const gr=(0,C.w3)({location:C.Qq,use_registry_credentials:(0,C.lq)(C.zM)}),
kr=(0,C.w3)({location:C.Qq,use_registry_credentials:C.gy}),wr=(e,n)=>(0,C.D4)(e,n?gr:kr,"struct");function yr({status:e,header:n,body:t,downloadUrl:s},o,r){if(o===
"opentofu"&&e!==204){const a=wr(t,r);if(!a.ok)return le(`the response ${a.why}`);const{location:i,use_registry_credentials:c}=a.value;if(c!==null)return vr(i,c,
s);if(i!=="")return gt(i,s,o)}return n?gt(n,s,o):le($r[o])}function vr(e,n,t){if(e==="")return le("the response has `use_registry_credentials` and no `location`");
const s=(0,he.EH)(t,e);return s.ok?{kind:"direct",url:s.value,usesCredentials:n}:le(s.why)}const $r={terraform:"the response has no X-Terraform-Get header",opentofu:"\
the response has neither `location` nor an X-Terraform-Get header"},le=e=>({kind:"refused",why:(0,Ge.Nx)(e)});function Mr(e,n){const t=/^([A-Za-z][A-Za-z0-9+.-]*):/.
exec(e)?.[1];return t===void 0?le(`invalid source string: ${e}`):(0,Ze.WS)(t,n)?wn(e,n):le(`no getter available for X-Terraform-Get source protocol: "${t}"`)}function gt(e,n,t){
const s=(0,he.ut)(n,e);if(!s.ok)return le(s.why);const{kind:o}=(0,fe.vL)(s.value,t);return o==="local"||o==="registry"?le("must be a direct remote package addre\
ss"):wn(s.value,t)}const Or=["tar.gz","tar.bz2","tar.tbz2","tar.xz","tgz","tbz2","txz","zip","gz","bz2","xz"],kt=["ref","depth","sshkey"],wt="checksum cannot be\
 specified for directory download";function wn(e,n){const t=(0,Ze.cx)(e,n);if(!t.ok)return le(t.why);const{getter:s,url:o,subdirectory:r}=t.value;if(!(0,Ze.WS)(
s,n))return le((0,Ze.Ns)(e,t.value));if(o===null)return{kind:"other",getter:s};const a=(0,kn.xB)(o.query),i=f=>{const h=a.find(([p])=>p===f)?.[1]??"";return(0,kn.
Uw)(h.replaceAll("+"," "))||null},c=i("archive"),l=i("checksum"),d=a.filter(([f])=>f!=="checksum"&&!(f==="archive"&&c));if(s==="git"){if(l!==null)return le(wt);
const[f,h,p]=kt.map(i),k={ref:f??null,depth:h??null,sshkey:p??null},y=d.filter(([x])=>!kt.includes(x));return{kind:"git",url:{...yn(o,y),fragment:o.fragment},...k,
subdirectory:r}}if(!/^https?$/.test(o.scheme)||!/^https?$/.test(s))return{kind:"other",getter:s};const u=br(o.path,c,n);return u!==null?{kind:"archive",url:yn(o,
d),archive:u,checksum:l,subdirectory:r}:l!==null?le(wt):{kind:"page",url:yn(o,[...d,["terraform-get","1"]]),subdirectory:r}}function br(e,n,t){const s=o=>n===null?
e.endsWith(`.${o}`):n===o;return Or.find(o=>s(o)&&(o!=="tbz2"||t==="terraform"))??null}const yn=(e,n)=>({...e,query:(0,kn.Ge)(n),forceQuery:!1,fragment:""}),xr={
amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function Tr(e){for(const[n,t,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.toLowerCase();if(t===
""?o==="body":o==="head")return null;if(t!==""||o!=="meta")continue;const r=new Map;for(const[,i="",c,l,d]of n.matchAll(Ir))r.set(i.toLowerCase(),c??l??d??"");const a=r.
get("content")??"";if(r.get("name")==="terraform-get"&&a!=="")return Er(a)}return null}const Ir=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
Er=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(n,t,s)=>t!==void 0?xr[t]??n:Number(s)<=1114111?String.fromCodePoint(Number(s)):n),Sr=3e4,vn={kind:"excerpt",maxBytes:1024},
yt=128*1024,$n=e=>({client:n})=>({client:n,attemptMs:Sr,retries:n==="opentofu"?e:0}),Be={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,
plan:()=>vn,read:()=>(0,R.Ju)(""),patience:$n(0),netrc:W.Du},Cr={...Be,name:"provider archive",patience:$n(2),netrc:["terraform"]},vt={name:"direct archive",headers:{
range:"bytes=0-0"},accepts:e=>e>=200&&e<300,plan:()=>vn,read:()=>(0,R.Ju)("")},Ar=64*1024*1024,Pr=3e5,Rr=({patience:e=r=>r,...n},t,s,o)=>({...n,name:`whole ${t}`,
headers:{},plan:()=>({kind:"taken",maxBytes:Ar,take:s}),read:()=>(0,R.Ju)(o()),patience:r=>({...e(r),attemptMs:Pr})}),Lr={name:"page",headers:{},accepts:e=>e>=200&&
e<300,plan:({terraformGet:e})=>e?vn:{kind:"excerpt",maxBytes:yt},read:({head:e,body:n})=>{const t=e.terraformGet||Tr(ue(n));return t===null?(0,R.TR)('has neithe\
r X-Terraform-Get nor <meta name="terraform-get">'):(0,R.Ju)(t)},patience:$n(0),netrc:W.Du},Nr={...Be,name:"repository",headers:{},accepts:e=>e===200,netrc:[]},
$t={name:"sums",headers:{},read:({body:e})=>(0,R.Ju)(e.bytes)},Br={...$t,name:"signature"},Dr={...Be,name:"checksum file",headers:{},accepts:e=>e===200,read:({body:e})=>(0,R.
Ju)(ue(e)),plan:()=>({kind:"excerpt",maxBytes:yt})};async function De({client:e,registry:n,url:t,origin:s,token:o=!1},r,{send:a,clients:i,isNamed:c}){const l=(0,N.
Pm)(t);if(l!==null&&l!==n&&!c(l))return ce(n,"not-allowed",(0,_.Pl)(t));const d=()=>({url:t,origin:s}),u=`${r.name} ${o} ${s?.isPublic} ${(0,_.jr)(t)}`,f={...r,
host:n,clients:i,at:d,once:u,isAnonymous:!o},{[e]:h}=await a(f);if(h===void 0)throw new Error("a client without an answer");return h}const Ur={accepts:e=>e===200||
e===204,read:({head:e,body:n},t)=>{const{status:s,terraformGet:o}=e;return(0,R.Ju)({status:s,header:o,body:ue(n),downloadUrl:t})}};function Mt({address:e,version:n,
clients:t},s){const{host:o}=e,r=s.belowService(V.e$,o,i=>(0,he.sw)(i,e,n)),a=s.send({...Ur,host:o,clients:t,at:r});return async i=>{const{[i]:c}=await a;return c===
void 0?null:await jr(i,c,s)}}const Kr=10;async function jr(e,n,t){const{outcome:s,host:o}=n,r={kind:"asked",part:"location"};if(s.kind!=="read")return Ae([{...r,
answer:n}]);const{downloadUrl:a}=s.value,i={...n,outcome:xe},c=(0,W.sX)(t.versionOf("opentofu")),l=yr(s.value,e,c),d=t.originOf(n.lastHop),u=await bt(l,{registry:o,
client:e,downloadUrl:a,origin:d},t);return{...u,steps:[{...r,answer:i},...u.steps]}}async function Fr(e,n,t,s){const o=wn(e,n),r="url"in o?o.url:null,a=r&&(0,N.
Pm)(r),i=r===null?"":(0,_.Pl)(r);if(r!==null&&!s.isNamed(a))return Ae([{...Ot,answer:ce(a,"not-allowed",i)}]);const c={...ce(a,"service",i),outcome:xe},l=await bt(
o,{registry:a,client:n,downloadUrl:r,origin:t},s);return{...l,steps:[{...Ot,answer:c},...l.steps]}}const Ot={kind:"asked",part:"archive"};async function bt(e,n,t){
const{downloadUrl:s,...o}=n,r=[];let a="",{origin:i}=n;for(let c=0;;c+=1){if(e.kind==="refused"||e.kind==="other")return Ae([...r,e]);const l=e.kind==="direct"?
"":e.subdirectory,d={...o,origin:i,url:e.url};if(e.kind!=="page"){const{steps:f,tree:h,origin:p}=await Hr(e,d,s,t),k=h&&c>0?(0,mt.kX)(l,h):l,y=h&&{tree:h,subdirectory:xt(
k,a),origin:p};return{...Ae([...r,...f]),...y&&{opened:y}}}if(c===Kr){const f=`too many X-Terraform-Get redirects: ${c+1}`;return Ae([...r,{kind:"refused",why:f}])}
const u=await De(d,Lr,t);if(r.push({kind:"asked",part:"page",answer:u}),u.outcome.kind!=="read")return Ae(r);i=t.originOf(u.lastHop),a=xt(l,a),e=Mr(u.outcome.value,
o.client)}}const xt=(e,n)=>[e,n].filter(t=>t!=="").join("/"),Ae=e=>({platform:"",steps:e,hashes:null});async function Hr(e,n,t,s){const o=e.kind==="direct"&&e.usesCredentials,
r=o&&t!==null&&Jr(t,e.url),a=await(s.open??Wr)(e,{...n,token:r},s);if(!o||r)return a;const i=`the token of the registry from ${(0,N.Pm)(e.url)}`,c=a.steps.map(l=>zr(
l)?{kind:"other",getter:i}:l);return{...a,steps:c}}const zr=e=>e.kind==="asked"&&e.answer.outcome.kind==="status"&&e.answer.outcome.status===401,Wr=async(e,n,t)=>{
const s={isPublic:!0};if(e.kind==="git"&&!/^https?$/.test(e.url.scheme))return{steps:[{kind:"other",getter:"git"}],tree:null,origin:s};const[o,r]=Vr[e.kind],a=await De(
{...n,url:Gr(e)},r,t);return{steps:[{kind:"asked",part:o,answer:a}],tree:null,origin:s}};function Jr(e,n){const t=[e,n].map(s=>({scheme:s.scheme==="http"?"http":
"https",name:(0,Ce.be)(s)}));return(0,mr.nL)(t).at(-1)==="sent"}const Vr={archive:["archive",Be],direct:["archive",vt],git:["repository",Nr]},Gr=({kind:e,url:n})=>e===
"git"?{...n,path:`${n.path}/info/refs`,query:"service=git-upload-pack"}:n;var Mn=g(9465);const Xr=(0,C.w3)({name:C.Qq,source:C.Qq,version:C.Qq}),Yr=(0,C.w3)({name:C.
Qq,version:C.Qq,namespace:(0,C.LT)(C.Qq),source:(0,C.LT)(C.Qq)}),Tt=(0,C.w3)({path:C.Qq,providers:(0,C.p_)((0,C.lq)(Yr)),dependencies:(0,C.p_)((0,C.lq)(Xr))}),Zr=(0,C.
w3)({version:C.Qq,root:Tt,submodules:(0,C.p_)((0,C.lq)(Tt))}),Qr=(0,C.w3)({modules:(0,C.p_)((0,C.lq)((0,C.w3)({source:C.Qq,versions:(0,C.p_)((0,C.lq)(Zr))})))});
function qr(e){const n=(0,C.qL)(e,Qr);if(!n.ok)return n;const{value:t,items:s}=n.value,{modules:o}=t,r=o.map(c=>c?.versions??[]);if(o.length+r.flat().length>C._5)
return(0,R.TR)(C.ch);if(o.includes(null)||r.flat().includes(null))return(0,R.TR)("has null in a list, at which the clients crash");const[a]=r;if(a===void 0)return(0,R.
TR)('has no element in "modules"');const i=a.flatMap(c=>c??[]);return(0,R.Ju)({texts:i.map(({version:c})=>c),described:s>C._5?new Map:_r(i)})}function _r(e){const n=e.
map(({version:t,root:s,submodules:o})=>{const a=[s,...o].flatMap(i=>i??[]).map(({path:i,dependencies:c,providers:l})=>({path:i,calls:c.flatMap(d=>d??[]),providers:l.
flatMap(d=>d??[])}));return[t,a]});return new Map(n.filter(([,t])=>t.some(({calls:s,providers:o})=>s.length+o.length>0)))}function It(e,n,t=new Map){const s=e.flatMap(
({client:r,calls:a})=>a.flatMap(({module:i,constraint:c})=>i?[{module:i,client:r,constraint:c}]:[])),o=({module:r,client:a})=>t.get((0,w.MP)(r))?.[a]!==void 0;return St(
s.filter(r=>!o(r)),t,n)}async function Et(e,n,t,s=()=>!1){const o=a=>({client:a.client,calls:a.calls.filter(i=>!s(i,a.client))}),r=({module:a,client:i})=>(0,G.Of)(
n.get((0,w.MP)(a))?.[i]);for(;;){const a={left:xs},i=new Map(e.map(l=>[l,Ts(o(l),r,a)])),c=[...i.values()].flatMap(({calls:l})=>l).filter(({module:l})=>t.visits.
has(l.host)&&!n.has((0,w.MP)(l)));if(c.length===0)return i;await St(c,n,t)}}async function St(e,n,t){const s=(0,B.c1)(e,({module:o})=>(0,w.MP)(o));return await(0,ke.
Eu)(s,([{module:o}])=>o.host,t,async o=>{const[{module:r}]=o,{host:a}=r,i=await t.send({host:a,clients:[...new Set(o.map(({client:c})=>c))],at:t.belowService(V.
e$,a,c=>(0,he.fZ)(c,r)),read:({body:c},l,d)=>ea(ue(c),o,d,t.keepsReleases)});n.set((0,w.MP)(r),{...n.get((0,w.MP)(r)),...i})}),n}function ea(e,n,t,s=!1){const o=qr(
e);if(!o.ok)return o;const{texts:r,described:a}=o.value;if(!t.keep(r))return(0,R.TR)(C.ch);const i=s?{releases:Ls(a,n)}:{},c=(0,G.tF)("module",r,{work:t,...i}),
l=ys(a,c,n);return(0,R.Ju)(l.size===0?c:{...c,described:l})}async function na(e,n){const t=new ta(n),s=new Map,o=e.filter(({directory:a})=>a===w.cd.file);let r={
roots:e,notes:()=>[]};for(;n.stop.why===null;){const a=t.unknownIn(r.roots);if(a.length===0)break;await n.reach((0,pt.T5)(a,()=>!1,n.clients)),await It(a,{...n,
keepsReleases:!0},s),await t.open(a,s);const{roots:i,notes:c}=n.expand(t.opened);r={roots:[...i,...o],notes:c}}return{...r,modules:s,evidenceOf:t.evidenceOf}}class ta{opened=new Map;evidence=new Map;ports;constructor(n){
this.ports=n}evidenceOf=(n,t)=>this.evidence.get((0,Mn.C_)(n,t))??null;unknownIn(n){const t=new Set;return n.flatMap(s=>{const o=s.calls.filter(r=>{const a=(0,Mn.
C_)(r,s.client),i=r.isOpen||t.has(a)||this.evidence.has(a);return t.add(a),!i});return o.length===0?[]:{...s,calls:o}})}async open(n,t){const s=n.flatMap(({calls:o,
client:r})=>o.map(a=>({call:a,client:r})));await Promise.all(s.map(({call:o,client:r})=>o.module===null?this.openSource(o,r):this.openVersion(o,o.module,r,t)))}async openVersion(n,t,s,o){
const r=(0,G.Of)(o.get((0,w.MP)(t))?.[s]),a=r&&ze({...n,module:t,client:s},r),i=a?.kind==="chosen"?a.version:null,{namespace:c,name:l,system:d,subdirectory:u}=t,
f=h=>this.add(n,s,h,`${c}/${l}/${d} ${i}`,u);i===null?f(null):await this.finderOf({address:t,version:i})(s).then(f)}finderOf=(0,Oe.O)(n=>(0,Oe.O)(Mt({...n,clients:this.
ports.clients},this.ports)),({address:n,version:t})=>`${(0,w.MP)(n)} ${t}`);async openSource(n,t){const{source:s,place:o}=n,r=o.inside?{isPublic:o.inside.isPublic}:
null,a=await Fr(s,t,r,this.ports);this.add(n,t,a,(0,M.dh)((0,Ge._U)(s)),"")}add(n,t,s,o,r){const a=(0,Mn.C_)(n,t);if(this.evidence.set(a,s),s?.opened===void 0)return;
const{tree:i,subdirectory:c,origin:l}=s.opened,d=[c,r].filter(f=>!/^\.?$/.test(f)).join("/"),u=n.module===null?(0,mt.kX)(d,i):d;this.opened.set(a,{name:o,tree:i,
directory:u,isPublic:l.isPublic})}}var Ue=g(3556),Qe=g(7598);const Pe="-----BEGIN ",Ke="-----END ",Ct=96,On=e=>(0,R.s8)((0,R.Dw)(e));function At(e,n,{readsChecksum:t,
trimsLines:s}){const o=sa(e.replace(/\n$/,"").split(/\r?\n/));if(o===null)return(0,R.TR)(oa(e));if(!n.test(o.type))return(0,R.TR)("begins with a block that is n\
o public key");const r=s?o.body.map(On):o.body,a=r.findIndex(u=>u.startsWith(Ke)||/^=.{4}$/.test(u)),i=a<0?r:r.slice(0,a);if(i.some(({length:u})=>u>Ct))return(0,R.
TR)(`has a line of more than ${Ct} characters`);const c=ra(i);if(c===null){const u=i.some(f=>f!==On(f));return(0,R.TR)(u?"has spaces around its lines":"has dama\
ged base64 text")}const[l=Ke,d=""]=a<0?[]:r.slice(a);return!t||l.startsWith(Ke)?(0,R.Ju)(c):d.startsWith(Ke)?l===aa(c)?(0,R.Ju)(c):(0,R.TR)("has a wrong checksu\
m"):(0,R.TR)(`has no line \`${Ke}\u2026\` after its checksum`)}function sa(e){let n=null;for(const[t,s]of e.entries()){const o=On(s);if(n===null)n=o.startsWith(
Pe)?o.slice(Pe.length,-5):null;else{if(o==="")return{type:n,body:e.slice(t+1)};o.includes(":")||(n=null)}}return null}function oa(e){return/-----\\+[rn]/.test(e)?
"has the characters `\\n` in place of line breaks":e.includes(`
${Pe}`)||e.startsWith(Pe)?`has no empty line after \`${Pe}\u2026\``:`has no line that begins with \`${Pe}\``}function ra(e){const n=e.join("").replaceAll("\r","");
return n.length%4!==0||/[^A-Za-z0-9+/=]/.test(n)?null:Buffer.concat((n.match(/[^=]+=*/g)??[]).map(t=>Buffer.from(t,"base64")))}function aa(e){let n=11994318;for(const t of e){
n^=t<<16;for(let s=0;s<8;s+=1)n=n<<1^(n&8388608?25578747:0)}return`=${Buffer.from([n>>16,n>>8,n]).toString("base64")}`}class $e extends Error{}const ia=1e3,[Pt,
bn]=[1,22],Rt={[Pt]:[2,1],3:[2,1],17:[4,2],19:[1,2],[bn]:[1,2]},ca=[27,28],la={2:"sha1",...{8:"sha256",9:"sha384",10:"sha512",11:"sha224"},12:"sha3-256",14:"sha\
3-512"},[ua,da,Lt]=[2,6,14],fa=[5,7];function qe(e){let n=0;const t=()=>e.length-n,s=i=>{if(i>t())throw new RangeError("cut off");return n+=i,e.subarray(n-i,n)},
o=i=>s(i).readUIntBE(0,i),[r,a]=[()=>e.subarray(0,n),()=>e.subarray(n)];return{left:t,take:s,number:o,taken:r,rest:a}}function xn(e){const n=[],t=qe(e);try{for(;t.
left()>0;){if(n.length>ia)throw new $e;n.push(...ha(t))}return{packets:n,isDamaged:!1}}catch(s){if(s instanceof RangeError)return{packets:n,isDamaged:!0};throw s}}
function ha(e){const n=e.number(1);if(n<128)throw new RangeError("no packet");const t=n<192,s=t?(n&60)>>2:n&63,o=t?ma(e,n&3):Nt(e,224),r=qe(e.rest().subarray(0,
o)),a=pa(s,r);return e.take(r.taken().length+(a.length>0?0:r.left())),a}function pa(e,n){if(fa.includes(e))throw new $e;return e===ua?ga(n):e===da||e===Lt?[ka(n,
e===Lt)]:[]}const ma=(e,n)=>n===3?e.left():e.number(1<<n);function Nt(e,n=255){const t=e.number(1);if(t<192)return t;if(t===255)return e.number(4);if(t>=n)throw new $e;
return(t-192)*256+e.number(1)+192}function ga(e){const n=e.number(1),[t,s,o]=[e.number(1),e.number(1),la[e.number(1)]];if(n===5||n===6||ca.includes(s))throw new $e;
const[,r]=Rt[s]??[];if(n!==4||o===void 0||r===void 0)return[];const a=Ut(qe(e.take(e.number(2)))),i=e.taken(),c=[a,Ut(qe(e.take(e.number(2))))];e.take(2);const l=c.
flatMap(p=>p.get(33)??p.get(16)??[]).at(-1),d=p=>a.get(p)?.readUInt32BE()??0,u={created:d(2),lifetime:d(3),keyLifetime:d(9)},f=Bt(l?.toString("hex")??"");return[
{kind:"signature",...{type:t,algorithm:s,hash:o,signed:i,issuer:f,numbers:Dt(e,r)},...u}]}function ka(e,n){if(e.number(1)!==4)throw new $e;const[t,s]=[e.number(
4),e.number(1)],[o=0]=Rt[s]??[];o===0&&e.take(e.left()),o===1&&e.take(e.number(1));const r=Dt(e,o),a=e.taken(),i=Buffer.from([153,a.length>>8,a.length]);return{
kind:"key",id:Bt((0,Qe.hash)("sha1",Buffer.concat([i,a]))),algorithm:s,created:t,numbers:r,isSubkey:n}}const Bt=e=>e.slice(-16).toUpperCase(),Dt=(e,n)=>Array.from(
{length:n},()=>e.take(Math.ceil(e.number(2)/8)));function Ut(e){const n=[];for(;e.left()>0;){const t=Nt(e);if(t>e.left())return new Map;n.push(e.take(t))}return new Map(
n.map(t=>[(t[0]??0)&127,t.subarray(1)]))}const Tn="`signing_keys.gpg_public_keys`",In="the signature of its checksums",wa=["34365D9472D7468F","B0B441097685B676",
"C820C6D5CD27AB87"],ya="7D72D4268E4660FC",va=20,$a=1024*1024,Ma=2048,Kt=Buffer.alloc(0);function Oa(e,n){const t=e.keys.filter(o=>o!==null);if(t.length===0||t.length<
e.keys.length)return{why:`the description has ${e.keys.length===0?"no key":"null, at which the clients crash,"} in ${Tn}`,cure:"signAndList"};const s=t.reduce((o,r)=>o+
r.ascii_armor.length,0);if(t.length>va||s>$a)return null;try{return ba(e,t,n)}catch(o){if(o instanceof $e)return null;throw o}}function ba({sums:e,signature:n},t,s){
const o=Ta(n),r=(0,W.pJ)(s.client,s.version),a=[];let i=null;for(const[d,u]of t.entries()){const f=t.length===1?"the key":`key ${d+1} of ${t.length}`,h=(x,b,E)=>({
why:`\`${x}\` of ${f} in ${Tn} ${b}`,cure:E}),p=xa(u.ascii_armor,r);if(!p.ok)return h("ascii_armor",p.why,"armor");const k=p.value.flatMap(x=>x.kind==="key"?x.id:
[]),y=o.signatures.find(({issuer:x})=>k.includes(x)),I=y===void 0?o.fault:Ca(y,p.value,e);if(I!==null)return{...I,why:`${In} ${I.why}`};if(y===void 0)a.push(...k);else if(Aa(
y,p.value,s)){const x=s.client==="opentofu"?"extend":"sign";i??={why:`${In} or its key ${y.issuer} has expired`,cure:x}}else{const x=Ia(u.trust_signature??"",y,
r);return x===null?null:h("trust_signature",x,"trust")}}if(i!==null)return i;const c=(0,M.K4)(o.signatures,3,({issuer:d})=>d),l=a.length===0?"no key":(0,M.K4)(a,
3);return{why:`${In} is by key ${c}, but ${Tn} lists ${l}`,cure:"list"}}function xa(e,n){const t=At(e,/^PGP (?:PUBLIC|PRIVATE) KEY BLOCK$/,n);if(!t.ok)return t;
const{packets:s,isDamaged:o}=xn(t.value);return o?(0,R.TR)("is cut off or damaged"):(0,R.Ju)(s)}function Ta(e){const{packets:n,isDamaged:t}=xn(Buffer.from(e)),s=n.
flatMap(a=>a.kind==="signature"?a:[]),o=a=>({signatures:s,fault:{why:a,cure:"sign"}}),[r]=e;return r===void 0?o("is empty"):r<128||s.length<n.length?o("is not a\
 binary OpenPGP signature (with `--armor` it is text)"):t?o("is cut off or damaged"):s.some(({issuer:a})=>a==="")?o("does not name its key"):s.length===0?o("is \
of a kind that the clients do not read"):{signatures:s,fault:null}}function Ia(e,n,t){if(e===""||wa.includes(n.issuer))return null;const s=At(e,/^/,{...t,readsChecksum:!1});
if(!s.ok)return s.why;const{packets:o}=xn(s.value);return o.some(a=>a.kind==="signature"&&a.issuer===ya)?null:"is not by HashiCorp\u2019s key for partners"}const Ea=32,
Sa=[16,17,18,19,24],jt=e=>e.kind==="key"&&!e.isSubkey;function Ft(e,n){const t=n.findIndex(r=>r.kind==="key"&&r.id===e),s=n.findIndex((r,a)=>a>t&&jt(r)),o=n.slice(
0,s<0?n.length:s);return o.slice(o.findLastIndex(jt))}function Ca(e,n,t){const{issuer:s}=e,o=Ft(s,n),r=o.find(i=>i.kind==="key"&&i.id===s);if(r?.kind==="key"&&!Pa(
r,e,t)){const i=Buffer.from(t).includes(`\r
`)?", whose lines end with CRLF":"";return{why:`by key ${s} does not match the file of checksums${i}`,cure:"sign"}}return o.some(i=>i.kind==="signature"&&i.type===
Ea)?{why:`is by key ${s}, which is revoked`,cure:"signAndList"}:null}function Aa({issuer:e,created:n,lifetime:t},s,{client:o,now:r,refusesExpired:a}){const i=h=>h<
r/1e3,c=t>0&&i(n+t),l=Ft(e,s),d=Math.max(...l.map(h=>h.kind==="key"?h.created:0)),u=l.flatMap(h=>h.kind==="signature"&&Sa.includes(h.type)?h.keyLifetime:[]);if(o===
"terraform")return c&&!u.some(h=>h>0);const f=u.length>0&&u.every(h=>h>0&&i(d+h));return a&&(c||f)}function Pa(e,n,t){const{type:s,algorithm:o,hash:r,signed:a,numbers:i}=n;
if(s>1||e.algorithm!==o)return!1;const c=Buffer.from(t).toString("latin1"),l=Buffer.from(s===1?c.replace(/\r?\n/g,`\r
`):c,"latin1"),d=Buffer.from([4,255,0,0,a.length>>8,a.length]),u=Buffer.concat([l,a,d]),{jwk:f,size:h}=Ra(e),p=i.map(I=>Buffer.concat([Buffer.alloc(h),I]).subarray(
-h)),k=Buffer.concat(p),y={key:f,format:"jwk"};try{return o===bn?(0,Qe.verify)(null,(0,Qe.createHash)(r).update(u).digest(),y,k):(0,Qe.verify)(r,u,y,k)}catch{throw new $e}}
function Ra({algorithm:e,numbers:[n=Kt,t=Kt]}){const s=o=>o.toString("base64url");if(e===bn&&n.length===33)return{jwk:{kty:"OKP",crv:"Ed25519",x:s(n.subarray(1))},
size:32};if(e!==Pt||n.length>Ma)throw new $e;return{jwk:{kty:"RSA",n:s(n),e:s(t)},size:n.length}}var Ht=g(850);async function En(e,n,t=new Map){const s=new Map(
t),o=e.flatMap(i=>i.providers.flatMap(({provider:c})=>t.get((0,w.JT)(c))?.[i.client]!==void 0?[]:{provider:c,root:i})),r=(0,B.c1)(o,({provider:i})=>(0,w.JT)(i)),
a=async i=>{const[{provider:c}]=i,l=zt(i),d=zt(i.filter(({root:p})=>!n.isInstalled(c,p))),u=n.send({...La,...Wt(c,n),clients:d}),f=l.map(async p=>[p,await Na(p,
{address:c,clients:l},u,n)]),h=(0,w.JT)(c);s.set(h,{...t.get(h),...Object.fromEntries(await Promise.all(f))})};return await(0,ke.Eu)(r,([{provider:i}])=>i.host,
n,a,4*ke.PU),s}const zt=e=>[...new Set(e.map(({root:n})=>n.client))],La={read:({body:e},n,t)=>{const s=Ue.TT(ue(e));if(!s.ok)return s;const{texts:o,...r}=s.value,
a=o.length===0?gn(e,""):"";if(a!=="")return(0,R.TR)(a);const i=[...o,...r.warnings,...new Set(r.platforms)];return t.keep(i)?(0,R.Ju)((0,G.tF)("provider",o,{...r,
work:t})):(0,R.TR)(C.ch)}},Wt=(e,{belowService:n})=>({host:e.host,at:n(V.xq,e.host,t=>(0,he.i5)(t,e))});async function Na(e,n,t,s){const{address:o}=n,r=ce(o.host,
"service"),a=async()=>(await t)[e]??r,i=s.methodsOf(o,e),c=(i?.methods??[Jt]).map(k=>k.kind==="direct"?a():k.kind==="local"?Vt(k,o,s):Gt(e,k,n,"index.json",Ua,s)),
[l=r,...d]=await Promise.all(c),u=Ka([l,...d]),f=await Ba(o,e,await a(),s);if(i===null&&f===null)return u;const h=[l,...d].filter(({mirror:k})=>k!==void 0),p=i&&
{...i,methods:c.length,mirrors:h};return{...u,...p&&{installation:p},...f===null?{}:{movedTo:f}}}const Jt={kind:"direct"};async function Ba(e,n,{outcome:t},s){const{
host:o,namespace:r,type:a}=e;if(!(t.kind==="status"&&t.status===404)||r!=="hashicorp"||o!==(0,fe.Vm)(n))return null;const{[n]:c}=await s.send({...Wt({...e,namespace:"\
-"},s),clients:[n],read:({body:l})=>Ue.tD(ue(l),a)});return c?.outcome.kind==="read"?c.outcome.value:null}function Vt(e,n,{localPackages:t}){const{path:s,shown:o=s,
place:r}=e,a=ce(n.host,s===null?"oci":"service",o??""),i=t(e,n);if(o===null||i===null)return a;const c={...a,mirror:{url:o,place:r,hasSlash:!0,isDirectory:!0}};
if(i==="missing"){const d=ee({mirror:o,kind:"path",at:(0,Ht.Ge)(r)});return{...c,outcome:{kind:"failed",problem:d}}}const l=[...new Set(i.map(({version:d})=>d))];
return l.length>0?{...c,outcome:{kind:"read",value:(0,G.tF)("provider",l)}}:{...c,outcome:{kind:"status",status:404,reason:"",page:null}}}const Da=5;async function Gt(e,{
url:n,place:t},{address:s,clients:o},r,a,{send:i,isNamed:c,methodsOf:l}){const d={url:(0,_.Pl)(n),place:t,hasSlash:n.path.endsWith("/")},u=(0,N.Pm)(n),f=(0,he.zS)(
n,s,r);if(!f.ok){const x=(0,Ht.Ge)(t),b={mirror:d.url,at:x,provider:(0,w.JT)(s)},E={kind:"failed",problem:ee({...b,kind:"port"})};return{...ce(u,"service",d.url),
outcome:E,mirror:d}}const h=x=>x.kind==="network"&&(0,_.jr)(x.url)===(0,_.jr)(n),p=o.filter(x=>l(s,x)?.methods.some(h)),k=c(u)?{url:f.value,origin:null}:"not-al\
lowed",y=`mirror ${(0,_.jr)(f.value)}`,{[e]:I=ce(u,"service")}=await i({host:u,clients:p,at:()=>k,once:y,read:a,maxRedirects:Da,patience:x=>x.client==="opentofu"?
{...x,retries:0}:x});return{...I,mirror:d}}function Ua({head:e,body:n},t,s){const o=Ue.oM(ue(n),e.contentType);if(!o.ok)return o;const r=o.value.filter(a=>(0,re.
rK)(a)!==null);return s.keep(r)?(0,R.Ju)((0,G.tF)("provider",r,{work:s})):(0,R.TR)(C.ch)}function Ka([e,...n]){if(n.length===0)return e;const t=[e,...n],s=t.filter(
({outcome:i})=>i.kind==="not-asked"),o=t.find(ja)??s.find(({outcome:i})=>i.kind==="not-asked"&&i.why!=="service")??s[0];if(o!==void 0)return o;const r=t.flatMap(
i=>(0,G.Of)(i)??[]),a=t.find(i=>(0,G.Of)(i)!==null);return a===void 0||r.every(({texts:i})=>i.length===0)?t.find(({mirror:i})=>i===void 0)??a??e:{...a,outcome:{
kind:"read",value:Fa(r)}}}const ja=({outcome:e})=>e.kind==="failed"||e.kind==="unreadable"||e.kind==="status"&&e.status!==404,Fa=e=>(0,G.tF)("provider",[...new Set(
e.flatMap(({texts:n})=>n))],{work:e.find(({work:n})=>n!==void 0)?.work,compatible:e.flatMap(({compatible:n=[]})=>n),warnings:e.flatMap(({warnings:n=[]})=>n)});function Ha(e,n){
const{address:t,clients:s}=e,o=c=>n.methodsOf(t,c)?.methods??[Jt],r=c=>o(c).every(({kind:l})=>l==="direct"),a=Xt({...e,clients:s.filter(r)},n),i=async(c,l)=>{if(c.
kind==="local")return za(e,c,n);if(c.kind==="network")return Ja(l,e,c,n);const d=r(l)?a:Xt({...e,clients:[l]},n);return Wa(l,e,await d,n)};return async c=>{let l=null;
for(const d of o(c))if(l=await i(d,c),l?.steps.some(({kind:u})=>u==="platform")!==!0)return l;return l}}function za({address:e,version:n,platform:t},s,o){const r=o.
localPackages(s,e);if(r===null||r==="missing")return null;const a=r.some(l=>l.version===n&&l.platform===t),c={kind:"asked",part:"document",answer:{...Vt(s,e,o),
outcome:xe}};return{platform:t,steps:a?[c]:[c,{kind:"platform"}],hashes:null}}function Xt({address:e,version:n,platform:t,clients:s},{send:o,belowService:r}){const{
host:a}=e,i=r(V.xq,a,c=>(0,he.ad)(c,e,n,t));return o({host:a,clients:s,at:i,read:R.Ju})}async function Wa(e,{platform:n},{[e]:t},s){if(t===void 0)return null;const r=e===
"opentofu"&&!(0,W.sX)(s.versionOf(e))?"opentofu before 1.12":e;return await Yt(e,n,t,({body:i,url:c})=>{const l=Ue.h(ue(i),r),d=gn(i,l.ok?"":l.why);if(!l.ok||d!==
"")return(0,R.TR)(d);const u=Ye.KB(l.value,n,c),{shasums_url:f,shasums_signature_url:h}=l.value,p=[f,h,l.value.download_url].map(E=>(0,he.Fl)(c,E)),[k,y,I]=p.flatMap(
E=>E.ok?E.value:[]),x=k&&y&&I&&u.early.length===0,b=x?{sums:k,signature:y,document:l.value}:null;return(0,R.Ju)({...u,signed:b,archive:x?I:null})},s)}async function Ja(e,n,t,s){
const{platform:o,version:r}=n,a=await Gt(e,t,n,`${r}.json`,R.Ju,s);return await Yt(e,o,a,({head:c,body:l,url:d})=>{const u=Ue.I0(ue(l),c.contentType,o);if(!u.ok)
return u;const f={...Ye.uH(u.value,o),signed:null};if(u.value===null)return(0,R.Ju)({...f,archive:null});const h=(0,he.Fl)(d,u.value.url);return h.ok?(0,R.Ju)({
...f,archive:h.value}):(0,R.TR)(`has an invalid \`url\`: ${h.why}`)},s)}async function Yt(e,n,t,s,o){const{outcome:r,host:a}=t,i=b=>({kind:"asked",part:"documen\
t",answer:{...t,outcome:b}});if(r.kind!=="read"){const E=r.kind==="status"&&r.status===404&&!t.mirror?[{kind:"platform",response:r}]:[];return{platform:n,steps:[
i(r),...E],hashes:null}}const c=s(r.value);if(!c.ok){const b={kind:"unreadable",why:c.why,page:null};return{platform:n,steps:[i(b)],hashes:null}}const{early:l,late:d,
hashes:u,signed:f,archive:h}=c.value,p=[i(xe),...l],k={registry:a,client:e,origin:o.originOf(t.lastHop)},y=async(b,E,P)=>{const L=await De({...k,url:E},P,o);return p.
push({kind:"asked",part:b,answer:L}),L.outcome.kind==="read"?L.outcome.value:null},I=f&&await y("sums",f.sums,$t),x=f&&I!==null?await y("signature",f.signature,
Br):null;if(h!==null&&(f===null||x!==null)&&await y("archive",h,Cr),f===null)return{platform:n,steps:p,hashes:u};if(p.push(...d),I!==null){const b=Ye.yI((0,R._6)(
I),f.document);b!==null&&p.push({kind:"sums",url:(0,_.Pl)(f.sums),why:b});const E=f.document.signing_keys.gpg_public_keys,P={...o.expiry,client:e,version:o.versionOf(
e)},L=x&&Oa({sums:I,signature:x,keys:E},P),q=E.length===0&&a===(0,fe.Vm)("opentofu"),X=q&&e==="opentofu"&&o.mayLackKeys,pe=q?"tofu":L?.cure;L&&pe&&!X&&p.push({kind:"\
unsigned",...L,cure:pe})}return{platform:n,steps:p,hashes:u}}const Zt=({depth:e})=>e==="packages"||e==="init";function Qt(e,n){const{checkouts:t,directory:s,dialect:o,
configs:r,learn:a,settings:i,machine:c}=n,l=t?.plugins??null,{platform:d}=c,{upgrade:u}=i,f={root:s,plugins:l,roots:e,dialect:o,platform:d,upgrade:u,asksMirrors:!0};
return(0,pr.xH)(r,f,a)}async function Va(e,n,t){const{upgrade:s}=n.settings,o=(f,h)=>_t(Sn(e,f,h,s,t),n,t),[[r,...a],[i,c,...l]]=await Promise.all([En(e,t).then(
f=>Promise.all([f,o("provider",f)])),It(e,t).then(f=>Promise.all([f,Et(e,f,t),o("module",f)]))]),d=qt(e,[...l,...a].flat()),u=new Map([...i,...r]);return{items:d,
versions:u,inside:c,direct:[],notes:[],requirements:[]}}async function Ga(e,n,t){const{following:s,settings:o,stop:r}=n,[a,i]=await Promise.all([En(e,t),na(e,{...t,
...s,stop:r})]),{modules:c,evidenceOf:l,notes:d,roots:u}=i,f={...t,...Qt(u,n)},h=(L,q)=>f.methodsOf(L,q.client)===null&&!f.isInstalled(L,q),p=(0,pt.T5)(u,h,t.clients);
await s.reach(p);const k=await En(u,f,a),[y,I]=await Promise.all([Et(u,c,f,(L,q)=>!!l(L,q)?.opened),_t(Sn(u,"provider",k,o.upgrade,f),n,f)]),x=Sn(u,"module",c,o.
upgrade,f).map(L=>{const q=L.kind==="module"?l(L.of,L.root.client):null;return q===null?L:{...L,packages:[q]}}),b=qt(u,[...x,...I]),E=new Map([...c,...k]),P=d(Hn(
u,c));return{items:b,versions:E,inside:y,direct:Xa(i),notes:P,requirements:p}}const Xa=({roots:e,evidenceOf:n})=>e.flatMap(t=>t.calls.flatMap(s=>{const o=s.module===
null?n(s,t.client):null;return o===null?[]:{root:t,call:s,evidence:o}})),qt=(e,n)=>{const t=Map.groupBy(n,({root:s})=>s);return e.flatMap(s=>t.get(s)??[])};async function _t(e,{
settings:n,machine:t},s){const o=n.platforms.length===0?[t.platform]:n.platforms,r=e[0]?.kind==="module";return Zt(n)?Ya(e,r?[""]:o,s):e}function Sn(e,n,t,s,{versionOf:o,
methodsOf:r,isInstalled:a}){return e.flatMap(i=>{const{client:c}=i;if(n==="module")return i.calls.flatMap(d=>{const{module:u,isOpen:f}=d;if(u===null)return[];const h=es(
t,u,c),p=f?{answer:h,choice:null}:ns(h,d,{client:c});return[{kind:n,root:i,of:d,wants:u,...p,packages:[]}]});const l=(0,W.Jd)(c,o(c));return i.providers.map(d=>{
const{provider:u,locked:f}=d,p=r(u,c)===null&&a(u,i)?ce(u.host,"service"):es(t,u,c),k=s?null:f?.text??null,y=ns(p,d,{client:c,lockedVersion:k,rejectsUnreadable:l});
return{kind:n,root:i,of:d,wants:u,...y,packages:[]}})})}const es=(e,n,t)=>e.get((0,w.IY)(n))?.[t]??ce(n.host,"service");function ns(e,n,t){const s=(0,G.Of)(e),o=(0,w.
Im)(n).map(({text:a})=>a),r=s&&(0,G.EH)(o,s,t);return s===null||r!==null?{answer:e,choice:r}:{answer:{...e,outcome:{kind:"not-asked",why:"work"}},choice:r}}async function Ya(e,n,t){
const s=e.flatMap(i=>i.choice?.kind==="chosen"?[{item:i,version:i.choice.version}]:[]),o=(0,B.c1)(s,({item:i,version:c})=>`${(0,w.IY)(i.wants)} ${c}`),r=n.flatMap(
i=>o.map(async c=>{const[l,...d]=c.filter(({item:{kind:x,of:b,root:E},version:P})=>x==="module"||!t.isCached(b,E,P,i));if(l===void 0)return[];const u=[l,...d],{
item:f,version:h}=l,p=[...new Set(u.map(({item:x})=>x.root.client))],k={version:h,clients:p,platform:i},y=f.kind==="module"?Mt({...k,address:f.wants},t):Ha({...k,
address:f.wants},t),I=(0,Oe.O)(y);return Promise.all(u.map(async({item:x})=>[x,await I(x.root.client)]))})),a=Map.groupBy((await Promise.all(r)).flat(),([i])=>i);
return e.map(i=>{const c=a.get(i)??[];return{...i,packages:c.flatMap(([,l])=>l??[])}})}var ts=g(8225);const Za=1e4;async function Qa(e,n){const s=n.visits.values().
flatMap(r=>qa(r).map(a=>({visit:r,url:a,host:(0,N.Pm)(a)??""}))).filter(({visit:r,url:a,host:i})=>a.scheme==="https"&&i!==r.host&&(0,Ce.X5)(a).ok&&n.isAllowed(i)),
o=(0,B.t6)([...s],({host:r})=>r).map(async({visit:r,url:a})=>{const{host:i}=r,c=await _a(r,a,n),l=e.some(d=>d.host===i&&d.service===V.S3);return c===null?[]:[{host:i,
problem:c,isRequired:l}]});return(await Promise.all(o)).flat()}function qa({host:e,attempt:{discovery:n}}){if(n.kind!=="found")return[];const t=(0,N.nx)(e),{url:s,
services:o}=n,a=(0,V.TE)(V.S3,{services:o,documentUrl:s,display:t,client:"terraform"});return a.kind!=="object"?[]:(0,ts.u)((0,ts.m)(a.value,s,t).value).map(({url:i})=>i)}
async function _a({host:e,attempt:n},t,{send:s,originOf:o,timeoutMs:r}){const{terraform:a}=await s({host:e,clients:["terraform"],at:()=>({url:t,origin:o(n.hops[0])}),
isAnonymous:!0,headers:{},maxRedirects:0,patience:({client:i})=>({client:i,attemptMs:r??Za,retries:1}),accepts:()=>!0,plan:()=>({kind:"excerpt",maxBytes:0}),read:()=>(0,R.
Ju)(null)});return a?.outcome.kind!=="failed"?null:(a.lastHop?.status??null)===null?a.outcome.problem:null}var Cn=g(7688);const ss=500;function ei(e,{pass:n,room:t}){
const s=new Map;return(o,r,a)=>{const{token:i,origin:c}=r,l=JSON.stringify([(0,_.jr)(o.url),os(o),i,c?.isPublic]),d=s.get(l);if(d!==void 0)return d;const u=s.size>=
ss?Promise.resolve(Re(ti)):o.kind==="git"?si(o,r,t,e,a):n(o.url.host,()=>oi(o,r,t,a));return s.set(l,u),u}}const os=e=>JSON.stringify({...e,url:void 0,subdirectory:void 0}),
ni={isPublic:!0},Re=e=>({steps:[e],tree:null,origin:ni}),ti={kind:"unread",why:`this check opens at most ${ss} packages`},rs={kind:"unread",why:"max-requests al\
lows no further request to its host",cure:"increase `max-requests`"};async function si(e,{registry:n,origin:t},s,o,{countTransfer:r}){if(!r(e.url))return Re(rs);
const{isPublic:a,...i}=await o(e,t),l={kind:"asked",part:"repository",answer:{...ce(n,"service",(0,_.Pl)(e.url)),outcome:xe}};return An(l,i,{isPublic:a},s)}function An(e,n,t,s){
const o=r=>({steps:[e,r],tree:null,origin:t});if(n.kind!=="read")return o(n);for(const r of n.tree.files.values())s.kept-=r.length;return s.kept<0?o(Cn.kJ):{steps:[
e],tree:n.tree,origin:t}}async function oi(e,n,t,s){if(t.bytes<=0)return Re(Cn.sP);const{readPackage:o}=await Promise.all([g.e(8304),g.e(6418)]).then(g.bind(g,6418)),
r=await ri(e,n,s);if("steps"in r)return r;let a=Cn.sP;const i=async y=>{a=await o(r,ai(y,t))},c=e.kind==="direct"?vt:Be,l=await De(n,Rr(c,os(e),i,()=>a),s),{outcome:d}=l;
if(d.kind==="not-asked"&&d.why==="limit")return Re(rs);const f={kind:"asked",part:"archive",answer:d.kind==="read"?{...l,outcome:xe}:l},h=s.originOf(l.lastHop);
if(d.kind==="read")return An(f,d.value,h,t);if(!(d.kind==="failed"&&d.problem.code==="host-timeout"))return{steps:[f],tree:null,origin:h};const k={...f,answer:{
...l,outcome:xe}};return An(k,{kind:"unread",why:(0,m.pj)(d.problem.message)},h,t)}async function ri(e,n,t){const{kind:s,url:o}=e,[,r]=/^file:(.*)/s.exec(s==="a\
rchive"&&e.checksum||"")??[];if(r===void 0)return e;const a=(0,_.Dl)(r);if(!a.ok||!/^https?$/.test(a.value.scheme))return Re({kind:"unread",why:"its checksum is\
 in a file that this check does not fetch"});const i={...n,url:a.value},c=await De(i,Dr,t),{outcome:l,lastHop:d}=c,u={kind:"asked",part:"sums",answer:c};if(l.kind!==
"read")return{steps:[u],tree:null,origin:t.originOf(d)};const{checksumIn:f}=await Promise.all([g.e(8304),g.e(6418)]).then(g.bind(g,6418)),h=f(l.value,o.path,a.value.
path),p=`invalid checksum: no checksum found in: ${(0,_.Pl)(a.value)}`;return h===null?Re({kind:"broken",why:p}):{...e,checksum:h}}async function*ai(e,n){for await(const t of e)
n.bytes-=t.length,yield t}function ii({settings:e,network:n,visits:t,dialect:s,requirements:o}){const r=o.filter(({because:h})=>h.some(p=>typeof p!="string")),a=e.
hostnames.flatMap(h=>h.addresses),i=as(a).difference(as(r)),c=h=>N.Jr(h,e.allowedHosts),l=h=>N.ev(h,e),d=h=>{const p=(0,_.Dl)(h?.url??""),k=p.ok?(0,Ce.X5)(p.value):
null,{address:y=null}=h??{};return{isPublic:!k?.ok||(0,Ce.Ul)(n,k.value.name,y)}},u=(h,p,k)=>{const y=t.get(p);if(y===void 0)return"service";const{discovery:I,hops:x}=y.
attempt,b=y.forced.find(Rn=>Rn.client===k),E=b===void 0?I:{...b,kind:"found",url:N.cu(p)};if(E.kind!=="found")return"service";const{url:P,services:L}=E,q=N.nx(p),
X=(0,V.TE)(h,{services:L,documentUrl:P,display:q,client:k});if(X.kind!=="url"||!(0,Ce.X5)(X.url).ok)return"service";const{url:pe}=X;if(b!==void 0)return{url:pe,
origin:null,block:b.place};const Pn=N.Pm(pe)??"";return Pn===p||l(Pn)||i.has(`${p} ${h}`)?{url:pe,origin:d(x[0])}:"not-allowed"},f=(h,p,k)=>y=>{const I=u(h,p,y);
return typeof I=="string"?I:{...I,url:k(I.url)}};return{clients:s.clients,visits:t,belowService:f,isAllowed:c,isNamed:l,originOf:d}}const as=e=>new Set(e.map(({
host:n,service:t})=>`${n} ${t}`));var is=g(9968);const ci=1e6,li=1e5,ui=2e4;class di{#e;constructor(n,t){this.#e=ci+n*li+t*ui}get isSpent(){return this.#e<0}read({
bytes:n,truncated:t}){let s=0;for(const o of n)(o===44||o===91||o===123)&&(s+=1);return this.#t((t?1:1/8)*n.length+12*s)}keep(n){return this.#t(n.reduce((t,{length:s})=>t+
16*s+100,0))}choose(n,t){return this.#t(n*(25+2*t))}#t(n){return this.#e-=n,!this.isSpent}}var fi=g(3065);const hi=9;function pi(e,n,t){const s=mi(e,n,t),o=(0,Oe.
O)(r=>ls(r,s),({once:r})=>r);return{versionOf:s.versionOf,countTransfer:r=>n.countTransfer(r),hasToken:async r=>(await s.tokenOf(r)).token!==null,send:r=>r.once===
void 0?ls(r,s):o(r)}}const cs={token:null,source:null};function mi(e,n,t){const{configs:s,credentials:o,dialect:r,machine:a,learn:i,progress:c,settings:l}=e,d=new Map(
s.map(f=>[f.client,f.patience]));let u=0;return c({total:t,done:u}),{ask:async f=>{const h=await n.ask(f);return u+=1,c({total:Math.max(t,u),done:u}),h},versionOf:f=>(0,W.
tB)(f,r.versions),patienceOf:f=>d.get(f)??{client:f,attemptMs:1e4,retries:1},tokenOf:async f=>{const{answer:h}=await o.find(f),{token:p=null,source:k=null,isUnsendable:y}=h??
{};return p===null||y?cs:{token:p,source:k}},workOf:(0,Oe.O)(f=>new di(l.maxRequests,t)),withLogin:(0,fi.i5)(a,i)}}async function ls(e,n){const{host:t,clients:s,
at:o,netrc:r,isAnonymous:a}=e;if(s.length===0)return{};const i=s.map(u=>{const f=o(u);return typeof f=="string"||!r?.includes(u)?{client:u,where:f}:{client:u,where:{
...f,url:n.withLogin(f.url)}}}),c=(0,B.c1)(i,({where:u})=>typeof u=="string"?u:(0,_.jr)(u.url)),l=a?cs:await n.tokenOf(t),d=c.map(u=>gi(e,u,l,n));return Object.
fromEntries((await Promise.all(d)).flat())}async function gi(e,n,{token:t,source:s},{ask:o,patienceOf:r,versionOf:a,workOf:i}){const{host:c,headers:l,maxRedirects:d=hi,
patience:u=P=>P}=e,[{client:f,where:h}]=n,p=n.map(({client:P})=>P),k=P=>p.map(L=>[L,P]),y=(P,L)=>({...ce(c,P,L),tokenSource:s});if(typeof h=="string")return k(y(
h));const{block:I,...x}=h,b=(0,_.Pl)(h.url),E=i(c);if(E.isSpent)return k(y("work",b));try{const P=await o({...x,host:c,token:t,headers:l??{"x-terraform-version":a(
f)},planBody:X=>ut(X,e)??lt.IK,maxRedirects:d,patience:p.map(X=>u(r(X)))});if(typeof P=="string")return k(y(P,b));const L=P.at(-1)?.hops.at(-1)??null,q=Map.groupBy(
p,X=>or(P,u(r(X))));return Array.from(q,([X,pe])=>{const us={outcome:rr(X,h.url,e,E),attempts:P.length,lastHop:L},Rn={host:c,url:b,tokenSource:s,...us,...I&&{block:I}};
return pe.map(yi=>[yi,Rn])}).flat()}catch(P){if((0,is.qo)(P))throw P;const L=(0,Ve.n3)({host:(0,N.nx)(c),thrown:P});return k({...y("service",b),outcome:{kind:"n\
ot-asked",why:"unchecked",problem:L}})}}async function ki(e,n){const{dialect:t,settings:s,machine:o,checkouts:r,following:a,concurrency:i}=n,c=[...e,...(0,Wo.n)(
s.hostnames,t.clients)],l=c.flatMap(({calls:h})=>h.flatMap(({module:p})=>p??[])),d=c.flatMap(({providers:h})=>h.map(({provider:p})=>p)),u=new Set([...l,...d].map(
w.IY)).size,f=new er({...n,maxRequests:s.maxRequests});try{const{environment:h}=o,p={...pi(n,f,u),...ii(n),...Qt(c,n),concurrency:i,timeoutMs:s.timeoutMs,mayLackKeys:h.
OPENTOFU_ENFORCE_GPG_VALIDATION!=="true",expiry:{now:n.now(),refusesExpired:h.OPENTOFU_ENFORCE_GPG_EXPIRATION==="true"},open:a&&ei(a.fetchRepository,a.transfers)},
[k,y,I]=await Promise.all([a===null?Va(c,n,p):Ga(c,{...n,following:a},p),dr(hr(n.usages,h),p),Qa(n.requirements,p)]),x=new Set(k.items.flatMap(({root:P})=>P.lockFile??
[])),b=()=>r?.lockHashes??(0,Jo.hc)(x,n.directory),E=Zt(s)?b():new Map;return{...k,lockHashes:E,clouds:y,logins:I,requests:f.requests}}finally{f.close()}}async function wi(e,n,t){
try{return No(await ki(e,n),t)}catch(s){if((0,is.qo)(s))throw s;const o=[...n.visits.values()].flatMap(({host:r,attempt:a})=>a.discovery.kind==="found"?(0,Z.kH)(
(0,Ve.n3)({host:(0,N.nx)(r),thrown:s}),{host:r}):[]);return{...zo.j7,notes:o}}}})};export{$i as id,Mi as ids,Oi as modules};
