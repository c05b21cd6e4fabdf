const oc=7907,rc=[7907],ac={1303:((Ze,me,g)=>{g.d(me,{EH:()=>se,Of:()=>q,tF:()=>m,y0:()=>re});var w=g(304),S=g(523);const q=X=>X?.outcome.value??null,L=new WeakMap;
function m(X,J,Q={}){const B=J.map(re[X].parseVersion),U=B.filter(z=>z!==null),H=(0,w.s5)(U),[K]=U.filter(S.Ty).sort((z,j)=>(0,S.Zy)(j,z));return{kind:X,texts:J,
unreadable:J.filter((z,j)=>B[j]===null),newest:H&&(0,S.Cg)(H),preRelease:K?(0,S.Cg)(K):null,...Q}}const re={module:{parseVersion:S.oF,parseConstraint:S.PW,isMeetable:w.
gH,choose:w.iM},provider:{parseVersion:S.rK,parseConstraint:S._T,isMeetable:w.Nd,choose:w.XA}};function se(X,J,Q){const B=L.get(J)??new Map;L.set(J,B);const{client:U,
lockedVersion:H=null,rejectsUnreadable:K=!1}=Q,z=JSON.stringify([X,U,H,K]),j=B.get(z),A=X.join(",").split(",").length;if(j||J.work?.choose(J.texts.length,A)===!1)
return j??null;const _=Z(X,J,Q);return B.set(z,_),_}function Z(X,J,{client:Q,lockedVersion:B=null,rejectsUnreadable:U=!1}){const{parseVersion:H,parseConstraint:K,
isMeetable:z,choose:j}=re[J.kind],A=N(X,K);if(A===null||!z(A,Q))return{kind:"refused"};const _=B===null?null:H(B);if(_!==null&&j([_],A,Q)===null)return{kind:"re\
fused"};if(U&&J.unreadable.length>0)return{kind:"unreadable"};const W=J.texts.map(H).filter(V=>V!==null);if(W.length===0)return{kind:"empty"};const ae=j(W,A,Q);
if(_!==null){const V=(0,S.Cg)(_);return W.some(Ae=>(0,S.Cg)(Ae)===V)?{kind:"chosen",version:V}:{kind:"locked-gone",version:V,upgrade:ae&&(0,S.Cg)(ae)}}if(ae!==null)
return{kind:"chosen",version:(0,S.Cg)(ae)};const ie=V=>j(W,V,Q)!==null;return{kind:"none-fits",conflict:A.length**2*W.length>x?A:(0,w.Sx)(A,ie)}}const x=1e6;function N(X,J){
const Q=[];for(const B of X){const U=J(B);if(!U.ok)return null;for(const H of U.value)Q.push({...H,whole:B})}return Q}}),1598:((Ze,me,g)=>{g.d(me,{N:()=>x,n:()=>Q});
var w=g(7811),S=g(255),q=g(5243),L=g(3846),m=g(5106),re=g(1303),se=g(2172);const Z={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/netw\
ork/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function x({host:B,service:U,text:H},K){const[,z="",j]=/^([^@]*)(?:@(.*))?$/s.
exec(H)??[],A=j===void 0?null:{text:j,place:se.cd},_=`${(0,S.pk)(B)}/${z}`,ae=(U===m.e$?N:X)(_,A,K);return ae.ok?ae:(0,w.TR)(`${ae.why}; expected ${U}=${Z[U]}`)}
function N(B,U,H){const K=(0,q.rE)(B,H);if(!K.ok)return K;const z=J(U,"module",H);if(z!==null)return(0,w.TR)(z);const j=se.cd;return(0,w.Ju)({address:B,source:B,
place:j,module:K.value,constraint:U,isOpen:!1})}function X(B,U,H){const K=(0,L.mi)(B,H);if(B.split("/").length!==3||K.kind!=="registry")return(0,w.TR)(K.kind===
"invalid"?K.error:"not a provider of a registry");const z=J(U,"provider",H);if(z!==null)return(0,w.TR)(z);const j=U===null?[]:[U];return(0,w.Ju)({provider:K,places:[
se.cd],constraints:j,locked:null})}function J(B,U,H){if(B===null)return null;const K=re.y0[U].parseConstraint(B.text);return K.ok?re.y0[U].isMeetable(K.value,H)?
null:`no version can match ${B.text}`:K.why}function Q(B,U){const H=B.flatMap(({addresses:K})=>K);return H.length===0?[]:U.map(K=>{const z=H.flatMap(j=>{const A=x(
j,K);return A.ok?[A.value]:[]});return{directory:se.cd.file,client:K,directories:[],calls:z.filter(j=>"module"in j),providers:z.filter(j=>"provider"in j),lockFile:null,
clientVersions:[],refused:[]}})}}),304:((Ze,me,g)=>{g.d(me,{CM:()=>Z,Hn:()=>se,Lt:()=>Be,Nd:()=>j,Sx:()=>ke,XA:()=>L,gH:()=>z,iM:()=>q,jF:()=>re,s5:()=>m});var w=g(
9119),S=g(523);function q($,O,M){const T=X(O,M);return N($,R=>(!(0,S.Ty)(R)||(0,S.Cg)(R)===T)&&x(R,O))}function L($,O){return N($,M=>(!(0,S.Ty)(M)||O.some(T=>Q(
M,T)))&&!J(M)&&O.every(T=>H(M,T)))}const m=$=>N($,O=>!(0,S.Ty)(O));function re($){const O=$.filter(M=>M.operator==="=");return O.length===1&&O.every(({version:M})=>J(
{...M,build:""}))}function se($,O,M){const T=(0,S.oF)($),R=(0,S.PW)(O);return T!==null&&R.ok&&q([T],R.value,M)!==null}function Z($,O){const[M,T]=[(0,S.rK)($),(0,S.
_T)(O)];return M===null||!T.ok||L([M],T.value)!==null}const x=($,O)=>O.every(M=>U($,M));function N($,O){let M=null;for(const T of $.filter(O))(M===null||(0,S.Zy)(
T,M)>0)&&(M=T);return M}function X($,O){const[M,T]=$;if(M===void 0||T!==void 0)return null;const R=M.text.trim().replace(O==="opentofu"?/^=?v?/:/^=?/,""),F=(0,S.
rK)(R);return F===null?null:(0,S.Cg)(F)}const J=({numbers:$,pre:O,build:M})=>O===""&&M===""&&$.every(T=>T===0n),Q=($,O)=>O.operator==="="&&B($,O.version),B=($,O)=>$.
build===O.build&&(0,S.Zy)($,O)===0;function U($,{operator:O,version:M}){const T=(0,S.Zy)($,M);if(O==="=")return T===0;if(O==="!=")return T!==0;if(O!=="~>")return K(
T,O);const R=M.numbers.slice(0,M.written-1);return T>=0&&!(0,S.Ty)(M)&&M.numbers.length<=$.numbers.length&&R.every((F,oe)=>F===$.numbers[oe])}function H($,O){const{
operator:M,version:T}=O;if(M==="=")return Q($,O);if(M==="!=")return!B($,T);const R=(0,S.Zy)($,T);if(M!=="~>")return K(R,M);const[F=0n,oe=0n]=T.numbers,we=T.written===
3?[F,oe+1n,0n]:[F+1n,0n,0n];return R>=0&&(0,S.Zy)($,{...T,numbers:we,pre:""})<0}const K=($,O)=>({">":$>0,">=":$>=0,"<":$<0,"<=":$<=0})[O];function z($,O){if(W($))
return!0;const M=ae($),T=Math.max(...M.map(({numbers:F})=>F.length)),R=M.flatMap(F=>{const oe=Array.from({length:T},(we,be)=>F.numbers[be]??0n);return[F,ie(oe),
ie([...oe,1n])]});return q(R,$,O)!==null}function j($){const O=(0,w.t6)($,S.mb);if(W(O))return!0;const M=ae(O),T="x".repeat(1+Math.max(...M.map(F=>F.build.length))),
R=M.flatMap(F=>{const[oe=0n,we=0n,be=0n]=F.numbers,Qe=[oe,we,be+1n];return[F,ie([oe,we,be],T),ie(Qe,T)]});return L(R,O)!==null}const A=50,_=100,W=$=>$.length>A||
$.some(({text:O})=>O.length>_),ae=$=>{const O=[ie([0n,0n,0n]),...$.map(M=>M.version)];return[...new Map(O.map(M=>[(0,S.Cg)(M),M])).values()]},ie=($,O="")=>({text:"",
numbers:$,written:$.length,pre:"",build:O});function ke($,O){const M=(0,w.t6)($,S.mb),T=O(M)?$:M;if(W(T))return $;const R=V(T,O)??Ae(T,O),F=new Set(R.map(S.mb));
return $.filter(oe=>F.has((0,S.mb)(oe)))}function V($,O){const M=$.findLast(T=>!O([T]));if(M!==void 0)return[M];for(const[T,R]of[...$.entries()].reverse()){const F=$.
slice(0,T).findLast(oe=>!O([oe,R]));if(F!==void 0)return[F,R]}return null}const Ae=($,O)=>$.reduce((M,T)=>{const R=M.filter(F=>F!==T);return O(R)?M:R},$);function Be($,O){
const M=(0,S.PW)($),T=(0,S.oF)(O);if(!M.ok||T===null||M.value.some(R=>(0,S.Ty)(R.version)))return!1;if(T.written<3){const R=(0,S.PW)(`~> ${T.numbers.slice(0,T.written).
join(".")}.0`);return R.ok&&!z([...M.value,...R.value],"terraform")}return!x({...T,pre:""},M.value)}}),7907:((Ze,me,g)=>{g.r(me),g.d(me,{predictInit:()=>ec});var w=g(
2172),S=g(3791),q=g(2170),L=g(9119),m=g(1780),re=g(2886),se=g(6360),Z=g(8032),x=g(9432),N=g(9615),X=g(4481);function J({host:e,hasToken:n},t){if(e==="registry.t\
erraform.io")return`see https://${e}/namespaces/${t.split("/")[0]}`;if(!(0,Z.n3)(e))return n?"a private registry may also return 404 if the token has no access":
(0,X.nP)(e,"","if the registry requires a token, ")}function Q(e,n,t,{kind:s,cure:o,check:r=""}){const{host:a,isAll:c,near:i}=n,[l=""]=t,u=t.length<=1,d=(0,m.xI)`check the URL of ${s}s.v1 in the discovery document of ${(0,m.
KT)(a)}${r}`,f=u?`no ${s} ${l}`:`none of ${t.length} required ${s}s`,h=i===null?"":`write ${i}, or `,k={operator:u?(0,m.xI)`${c?(0,m.xI)`${d}, or `:h}publish ${l}`:
d,...u&&{user:`${h}${o}`}},y=(0,m.xI)`${(0,m.KT)(a)} has ${f}: ${(0,x._r)(n)}`;return(0,N.CC)(e,{message:y,...k,note:J(n,l)})}const B=e=>Q("module-unknown",e,e.
modules,{kind:"module",cure:"correct the source address"});function U(e){const{host:n,providers:t,meant:s,kind:o,isAll:r}=e,[a=""]=t,c=i=>(0,m.xI)`add ${(0,m.KT)(
a)} to the ${i}, for example with \`terraform providers mirror\``;return o==="directory"?(0,N.CC)("provider-unknown",{message:(0,m.xI)`the directory ${(0,x.dh)(
n)} has no provider ${(0,m.KT)(a)}`,help:c("directory")}):o==="network mirror"?(0,N.CC)("provider-unknown",{message:(0,m.xI)`the network mirror ${(0,m.KT)(n)} has ${t.
length>1?`none of ${t.length} required providers`:(0,m.xI)`no provider ${(0,m.KT)(a)}`}: ${(0,x._r)(e)}`,operator:c("mirror"),user:`${r?"check `url`, which must\
 be that of a network mirror (HOST/NAMESPACE/TYPE/index.json), not of a registry; or ":""}add the provider to \`include\` of a \`direct\` block in the CLI configura\
tion`}):s!==null?(0,N.CC)("provider-unknown",{message:(0,m.xI)`${(0,m.KT)(n)} has no provider ${a}: ${(0,x._r)(e)}`,help:`did you mean ${s}? set \`source = "${s}\
"\` in \`required_providers\` of every module that uses it`}):Q("provider-unknown",e,t,{kind:"provider",cure:`correct \`source\` in \`required_providers\`, or add t\
he \`source\` that a child module lacks${n==="registry.opentofu.org"?`; for a provider that only Terraform\u2019s registry has, write \`source = "registry.terraform.i\
o/${a}"\`, or submit it at https://github.com/opentofu/registry/issues`:""}`,check:", which must end in a slash"})}const H={path:({mirror:e,at:n})=>({message:`t\
he mirror directory ${(0,x.dh)(e)} (${n}) does not exist`,help:"create the directory before `init`, for example with `terraform providers mirror`, or correct th\
e path"}),port:({mirror:e,at:n,provider:t})=>({message:(0,m.xI)`the network mirror ${(0,m.KT)(e)} (${n}) cannot have ${(0,m.KT)(t)}, because the CLIs read a host with a port as a URL scheme`,
help:(0,m.xI)`add \`exclude = ["${(0,m.KT)(`${t.split("/")[0]}/*/*`)}"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}),slash:e=>({message:(0,m.
xI)`the URL of the network mirror ${(0,m.KT)(e.mirror)} has no slash at the end, so the CLIs request ${(0,m.KT)(e.asked)}, which ${(0,x.dh)(e.result)}`,help:(0,m.
xI)`set \`url = "${(0,m.KT)(`${e.mirror}/`)}"\``,...e.isUsable&&{severity:"warning"}})},K=e=>(0,N.CC)("mirror-url",(0,N.Z9)(H,e));function z({provider:e,version:n,
mirror:t,isListed:s,...o}){const r=(0,m.xI)`${(0,m.KT)(e)} ${(0,x.dh)(n,40)}`;return(0,N.CC)("mirror-version",{message:s?(0,m.xI)`the network mirror ${(0,m.KT)(
t)} lists ${r} but does not have it: ${(0,x._r)(o)}`:(0,m.xI)`the network mirror ${(0,m.KT)(t)} does not have ${r}, which another installation method lists: ${(0,x.
_r)(o)}`,operator:`add ${(0,x.dh)(n,40)} to the mirror, for example with \`terraform providers mirror\``,user:s?"set `version` to one that the mirror has":(0,m.
xI)`exclude ${(0,m.KT)(e)} from \`network_mirror\`, or set \`version\` to one that the mirror has`})}const j=({provider:e})=>(0,N.CC)("provider-excluded",{message:(0,m.
xI)`no installation method in \`provider_installation\` covers ${(0,m.KT)(e)}`,help:(0,m.xI)`add ${(0,m.KT)(e)} to \`include\` of a method, or add a \`direct\` block`});
var A=g(255),_=g(5243),W=g(5106),ae=g(6146);const ie=({answer:e,wants:n})=>e.mirror===void 0?n.host:e.host,ke=({wants:e})=>(0,w.IY)(e).slice(e.host.length+1),V=e=>[
e.wants.host,ke(e)].join("/");function Ae(e){const n=({host:s,item:o})=>s??ie(o);return[...Map.groupBy(e,s=>`${n(s)} ${s.cause}`).values()].flatMap($).flatMap(([
s,...o])=>{if(s===void 0)return[];const r=[s,...o].map(({item:i})=>i),a=n(s),c=(0,L.jH)([s,...o].flatMap(Be));return(0,q.kH)(s.describe(r),{host:a,services:[...new Set(
r.filter(({wants:i})=>i.host===a).map(F))],places:c,needed:(0,re.ly)(c),clients:R(r),rowKeys:T(r)})})}const Be=({places:e,item:n})=>e??(0,w.ek)(n.of);function $(e){
const n=Map.groupBy(e,({item:s})=>(0,L._M)(s.root.directory)),t=Map.groupBy(n.values(),s=>(0,re.ly)(s.flatMap(Be)));return Array.from(t.values(),s=>s.flat())}const O=({
kind:e,of:n,wants:t})=>e==="module"?n.address:(0,w.IY)(t),M=e=>(0,ae.o)(e.root.directory,{kind:e.kind,source:V(e),address:O(e),constraints:(0,w.Im)(e.of).map(({
text:n})=>n),places:(0,w.ek)(e.of)}),T=e=>[...new Set(e.map(M))],R=e=>[...new Set(e.map(({root:n})=>n.client))],F=({kind:e})=>e==="module"?W.e$:W.xq;function oe(e,n){
const t=ss(e);return e.flatMap(s=>{const{outcome:o,mirror:r,url:a}=s.answer;if(o.kind==="failed"){const{problem:u}=o,d=`${u.code} ${(0,m.pj)(u.message)}`;return[
{item:s,cause:d,describe:()=>u}]}if(r?.hasSlash===!1)return[];if(o.kind==="status")return[we(s,o,{items:e,lost:t,isFork:n})];if(o.kind!=="unreadable")return[];const{
why:c,page:i}=o,l=`shape ${s.kind} ${c}`;return[{item:s,cause:l,describe:u=>(0,se.RK)({...qe(s,u),url:a,page:i,why:c})}]})}function we(e,n,{items:t,lost:s,isFork:o}){
const{kind:r,wants:a,answer:c}=e,{kind:i,...l}=n,{status:u}=l,d=c.lastHop,f={...l,url:d?.url??c.url};if(d?.authorization==="withheld"&&u<500||u===401||u===403){
const{authorization:k="none",challenge:y=null}=d??{},I=be(e),b={...f,token:k,challenge:y,elsewhere:I,source:c.tokenSource,isFork:o};return{item:e,cause:`unautho\
rized ${y===null&&(k==="sent"||k==="none")||r} ${u} ${k} ${I} ${y}`,describe:C=>(0,se.m$)({...qe(e,C),...b})}}if(u===404){const k=s.has(Pe(e)),y=`unknown ${k?Pe(
e):(0,w.IY)(a)}`;return{item:e,cause:y,describe:b=>Qe(e,b,{...f,isAll:k,near:ns(t,e)})}}const p={attempts:c.attempts,transient:(0,Z.Mq)(u)};return{item:e,cause:`\
status ${r} ${u}`,describe:k=>(0,se.MI)({...qe(e,k),...f,...p})}}function be(e){const n=(0,A.yo)(e.answer.lastHop?.url??"");return n===null||n===ie(e)?null:(0,A.
nx)(n)}function Qe(e,n,t){const{mirror:s,tokenSource:o}=e.answer,r=[...new Set(n.map(Cn))],a=s?.url??(0,A.nx)(e.wants.host),c={...t,host:a,hasToken:o!==null};if(e.
kind==="module")return B({...c,modules:r});const i=s===void 0?"registry":s.isDirectory?"directory":"network mirror";return U({...c,providers:r,meant:ts(e),kind:i})}
function ns(e,n){const t=/^([^/]+\/)terraform-([^/-]+)-([^/]+\/\2)$/.exec(ke(n));if(t!==null)return[t[1],t[3]].join("");const s=e.find(o=>o.answer.outcome.kind===
"read"&&Pe(o)===Pe(n)&&(0,W.TW)((0,w.IY)(o.wants),(0,w.IY)(n.wants)));return s===void 0?null:ke(s)}function ts({wants:e,root:n,answer:{movedTo:t}}){const{host:s,
namespace:o,type:r}=e;if(o!=="hashicorp"||s!==(0,_.Vm)(n.client))return null;const a=n.providers.find(({provider:c})=>c.type===r&&(0,w.JT)(c)!==(0,w.JT)(e))?.provider;
return a===void 0?t===void 0?null:`${t}/${r}`:[...a.host===s?[]:[a.host],a.namespace,r].join("/")}function qe(e,n){return{host:(0,A.nx)(ie(e)),kind:e.kind,first:Cn(
e),others:new Set(n.map(({wants:t})=>(0,w.IY)(t))).size-1,isMixed:n.some(({kind:t})=>t!==e.kind),mirror:e.answer.mirror?.url??null}}const Cn=e=>e.answer.mirror===
void 0?ke(e):V(e),Pe=({kind:e,wants:n,answer:{mirror:t}})=>`${e} ${t?.url??n.host}`;function ss(e){const n=e.filter(({answer:{mirror:o,outcome:r},wants:a})=>r.kind!==
"not-asked"&&!(o===void 0?(0,Z.n3)(a.host):o.isDirectory)),t=({answer:{outcome:o}})=>o.kind==="status"&&o.status===404,s=[...Map.groupBy(n,Pe)];return new Set(s.
flatMap(([o,r])=>r.every(t)?o:[]))}var G=g(1303),ce=g(523),ye=g(3298),Ne=g(3916),os=g(3846);const Ue=({constraint:e,client:n},t)=>(0,G.EH)(e===null?[]:[e.text],
t,{client:n});function rs(e,n,t){if(e.size===0)return e;const s=new Set(t.map(a=>An(Ue(a,n)))),r=e.entries().filter(([a])=>s.has(Pn(a))).filter(([,a])=>cs(a,n));
return new Map(r.map(([a,c])=>[Pn(a),c]))}const as=500;function cs(e,{work:n}){const t=e.flatMap(({calls:r,providers:a})=>[...r,...a]),s=[...e.map(({path:r})=>r),
...t.flatMap(Object.values)],o=t.every(({version:r})=>r.length<=as);return n?.keep(s)!==!1&&o}const An=e=>e?.kind==="chosen"?e.version:"none";function Pn(e){const n=(0,ce.
oF)(e);return n===null?"":(0,ce.Cg)(n)}const is=3,ls=200,us=2e3,ds=3e5;function fs({calls:e,client:n},t,s){const o=[],r={calls:[],providers:[],undescribed:o};let a=e.
flatMap(i=>{const{module:l,constraint:u,isOpen:d}=i;return l===null||d?[]:{call:i,host:l.host,by:"",module:l,constraint:u,client:n}});const c={left:Math.min(s.left,
us)};for(let i=0;i<is;i+=1)a=a.flatMap(u=>{const d=t(u);if(d===null)return[];const{described:f}=d,h=f?.size?An(Ue(u,d)):"",p=c.left>0?f?.get(h):void 0;if(p===void 0)
return i===0&&o.push(u.call),[];const{namespace:k,name:y,system:I}=u.module,b=`${k}/${y}/${I} ${h}`,v=hs(p,{...u,by:b},c);return r.providers.push(...v.providers),
v.calls}).slice(0,ls),r.calls.push(...a);return s.left-=r.calls.length+r.providers.length,r}function hs(e,{module:n,...t},s){const o=c=>({text:c,place:t.call.place}),
r=[],a=[];for(const c of Rn(e,n.subdirectory,s)){for(const{source:i,version:l}of c.calls){if(s.left--<=0)break;const u=(0,_.vL)(i,t.client),d=l===""?null:o(l);u.
kind==="registry"&&r.push({...t,module:u,constraint:d})}for(const i of c.providers){if(s.left--<=0)break;const l=Ln(i,t.client);l!==null&&a.push({...t,provider:l,
constraint:o(i.version)})}}return{calls:r,providers:a}}function*Rn(e,n,t){const s=e.slice(0,Math.max(0,t.left)),o=new Map(s.map(a=>[(0,Ne.join)(".",a.path),a])),
r=new Set([(0,Ne.join)(".",n)]);t.left-=s.length;for(const a of r){const c=o.get(a);if(c!==void 0){for(const{source:i}of c.calls)(0,_.Nj)(i)&&r.add((0,Ne.join)(
a,i));yield c}}}function Ln({name:e,namespace:n,source:t,version:s},o){const r=(0,os.mi)(t||(0,Ne.join)(n,e),o);return r.kind==="registry"&&s!==""?r:null}function Dn(e,n){
const t=(0,ye.O)(()=>ms(e)),s=(o,r)=>[...(0,G.Of)(n.get((0,w.MP)(o))?.[r])?.releases?.get(nn(o,r))??[],...t().get(en(o,r))??[]].sort(ks);return(o,{provider:r,constraints:a},c)=>{
const i=(0,w.JT)(r),l=_e(a);if(l.size===0)return null;const{client:u}=o,d=(0,L.c1)(Kn(o),({module:f})=>en(f,u));for(const f of d){const h=new Set(f.flatMap(D=>l.
get((0,L.df)(D.place))??[]));if(h.size===0)continue;const p=a.filter(D=>!h.has(D)),k=new Set([...h].map(Bn)),[{module:y}]=f,I=s(y,u).find(D=>{const ne=D.constraints.
filter(te=>te.provider===i);return!k.has(D.version)&&c([...p,...ne].map(({text:te})=>te))});if(I===void 0)continue;const{namespace:b,name:v,system:C}=y,{version:Y}=I;
return{calls:f.map(ps),module:`${b}/${v}/${C}`,version:Y}}return null}}const Kn=({calls:e})=>e.filter(n=>n.module!==null&&n.place.inside===void 0),_e=e=>Map.groupBy(
e.filter(({place:n})=>n.inside!==void 0),({place:n})=>(0,L.df)({...n,inside:void 0})),ps=({address:e})=>e==="terraform"?"the unit":e,Bn=({place:{inside:e}})=>/ (\S+)\)$/.
exec(e?.through[0]??"")?.[1],en=(e,n)=>`${(0,w.MP)(e)} ${nn(e,n)}`;function ms(e){const n=new Map;for(const t of e){const s=_e(t.providers.flatMap(({provider:r,
constraints:a})=>a.map(c=>({...c,provider:(0,w.JT)(r)})))),o=_e(t.calls);for(const r of Kn(t)){const a=(0,L.df)(r.place),c=s.get(a)??[],i=c.map(Bn).find(Boolean);
if(i===void 0||o.has(a))continue;const l=en(r.module,t.client),u=c.map(({text:d,provider:f})=>({text:d,provider:f}));n.set(l,[...n.get(l)??[],{version:i,constraints:u}])}}
return n}function ks(e,n){const[t,s]=[(0,ce.oF)(e.version),(0,ce.oF)(n.version)];return t===null||s===null?0:(0,ce.Zy)(s,t)}const nn=({subdirectory:e},n)=>`${n}\
 ${e}`,gs=20,ws=4e3,Nn=200,ys=20;function vs(e,n){const t=[...e].flatMap(([r,a])=>{const c=(0,ce.oF)(r);return c===null||(0,ce.Ty)(c)?[]:{version:c,modules:a}}).
sort((r,a)=>(0,ce.Zy)(a.version,r.version)).slice(0,Nn),o=[...new Map(n.map(r=>[nn(r.module,r.client),r]))].slice(0,ys);return new Map(o.map(([r,a])=>[r,$s(t,a)]))}
function $s(e,{module:{subdirectory:n},client:t}){const s=new Map;for(const{version:o,modules:r}of e){const a=[...Rn(r,n,{left:Nn})];if(a.some(({calls:l})=>l.some(
({source:u})=>!(0,_.Nj)(u))))continue;const c=a.flatMap(({providers:l})=>l.flatMap(u=>{const d=Ln(u,t);return d===null?[]:{provider:(0,w.JT)(d),text:u.version}})),
i=JSON.stringify(c);if(s.size===gs||i.length>ws)break;s.has(i)||s.set(i,{version:(0,ce.Cg)(o),constraints:c})}return[...s.values()]}function Ms(e){const n=(0,L.
c1)(e,({text:t})=>t);return(0,x.K4)(n,4,([{text:t,...s},...o])=>{const r=o.length===0?"":` and ${o.length} more`,a=e.length===1?"":` (${(0,x.dh)((0,L.Ox)(s))}${r}\
)`;return`${Un(t)}${a}`})}const Un=e=>`"${(0,x.dh)(e,80)}"`;function Os({kind:e,address:n,constraints:t,mirror:s,...o}){const{isImplied:r,newest:a,preRelease:c,
terms:i,resolution:l}=o,u=t.filter(({conflicts:k})=>k),d=a===null?`all listed versions are pre-releases${c===null?"":`, such as ${(0,x.dh)(c,40)}`}`:(0,m.xI)`the newest ${s===
null?"":(0,m.xI)`on ${(0,m.KT)(s)} `}is ${(0,x.dh)(a,40)}`,f=u.length>1?"all of ":"",h=i.length===0?"":`: none meets ${i.map(Un).join(" and ")}`,p=u.length===0?
"can be chosen":`fits ${f}${Ms(u)}${h}`;return(0,N.CC)("version-none-fits",{constraints:t,message:(0,m.xI)`no version of ${e} ${(0,m.KT)(n)} ${p}; ${d}`,help:r?
`add a version that fits to ${(0,x.dh)(s??"")}, or remove the provider from it: the CLIs ask the registry only for providers that it does not hold`:l?`${(0,N.OJ)(
l)}, or ${jn}`:bs(u.length,a===null?c:null,s!==null)})}const jn="change these constraints so that they all allow one listed version";function bs(e,n,t){if(n!==null){
const o=`set \`version = "${(0,x.dh)(n,40)}"\`, since only an exact version selects a pre-release`;return{user:o,operator:`publish a release, or ${o}`}}if(e>1)return jn;
const s="change the constraint to allow a listed version";return{user:t?s:`${s}, or wait until the registry has imported a new one`,operator:t?"add a version th\
at fits to the mirror":"publish a version that fits; if its tag exists, check that the registry has imported it"}}const xs=({address:e,version:n,upgrade:t,newest:s,
mirror:o})=>(0,N.CC)("version-locked-gone",{message:(0,m.xI)`the lock file selects ${(0,m.KT)(e)} ${(0,x.dh)(n,40)}, which ${o===null?"the registry":(0,m.KT)(o)} no longer lists${s===
null?"":`; the newest is ${(0,x.dh)(s,40)}`}`,user:t===null?"change the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init\
 -upgrade`) and commit the lock file":`run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,x.dh)(t,40)}, and commit the lock file`,operator:o===
null?`publish ${(0,x.dh)(n,40)} again`:`add ${(0,x.dh)(n,40)} to the mirror again`});function Ts(e,n){const t=Dn([...new Set(e.map(({root:o})=>o))],n),s=new Set(
e.filter(Fn).map(({wants:o})=>(0,w.IY)(o)));return e.flatMap(o=>{const r=(0,G.Of)(o.answer);if(r===null||o.choice===null)return[];const{warnings:a=[]}=r,c=()=>(0,se.
Mx)({address:V(o),warnings:a}),i={item:o,cause:`warning ${(0,w.IY)(o.wants)}`,describe:c};return[Is(o,r,o.choice,t)??[],Cs(o,r,s)??[],a.length>0?i:[]].flat()})}
function Is(e,n,t,s){const{kind:o,of:r,wants:a,answer:c}=e,{newest:i,preRelease:l,unreadable:u}=n,d={kind:o,address:V(e),newest:i},f=c.installation?.methods===1?
c.mirror:void 0,h=f?.url??null,p=f!==void 0&&f.url===f.place.file;switch(t.kind){case"empty":{const k=c.mirror!==void 0,y=()=>(0,se.hy)({...d,url:c.url,ignored:u,
isMirror:k});return{item:e,cause:`empty ${(0,w.IY)(a)}`,describe:y}}case"none-fits":{const{conflict:k}=t,y=new Set(k.map(({whole:C})=>C)),I=(0,w.LS)(r).map(C=>({
...C,conflicts:y.has(C.text)})),b=I.filter(({conflicts:C})=>C),v={newest:i,preRelease:l,mirror:h,isImplied:p};return{item:e,cause:`none fits ${(0,w.IY)(a)} ${JSON.
stringify([...y].sort())}`,places:b.length===0?(0,w.ek)(r):b.map(({place:C})=>C),describe:()=>{const C=Es(e,n,s),Y=Ss(k);return Os({...d,...v,constraints:I,terms:Y,
resolution:C})}}}case"locked-gone":{const{version:k,upgrade:y}=t,I=xe(e)?.place;return{item:e,cause:`locked ${(0,w.IY)(a)} ${k} ${y}`,...I===void 0?{}:{places:[
(0,w.W$)(I)]},describe:()=>xs({...d,version:k,upgrade:y,mirror:h})}}case"chosen":case"refused":case"unreadable":return null}}function Es(e,n,t){const{root:s}=e,
o=r=>(0,G.EH)(r,n,s)?.kind==="chosen";return e.kind==="module"?null:t(s,e.of,o)}function Ss(e){const[n,...t]=e;return n===void 0||t.some(({whole:o})=>o!==n.whole)?
[]:e.length===n.whole.split(",").length?[]:e.map(({text:o})=>o.trim())}const xe=({of:e})=>"locked"in e?e.locked:null,Fn=({choice:e})=>e?.kind==="unreadable";function Cs(e,{
unreadable:n},t){const{kind:s,choice:o,wants:r}=e,a=Fn(e);if(n.length===0||o?.kind==="empty"||!a&&t.has((0,w.IY)(r)))return null;const c=V(e),i=()=>(0,se.Ev)({kind:s,
address:c,texts:n,rejects:a});return{item:e,cause:`unreadable ${(0,w.IY)(r)} ${a}`,describe:i}}const As=e=>e.flatMap(n=>{const{installation:t}=n.answer;if(t===void 0)
return[];const{methods:s,mirrors:o,place:r}=t;if(s>0)return o.flatMap(c=>Ps(n,c)??[]);const a=V(n);return{item:n,cause:`excluded ${(0,w.IY)(n.wants)}`,places:[r,
...(0,w.ek)(n.of)],describe:()=>j({provider:a})}});function Ps(e,{host:n,mirror:t,outcome:s,url:o}){if(t===void 0||t.hasSlash||s.kind!=="status"&&s.kind!=="unre\
adable")return null;const r=s.kind==="status"?`returned ${s.status}`:s.why,a=e.choice?.kind==="chosen";return{item:e,host:n,cause:`slash ${t.url} ${a}`,places:[
t.place,...(0,w.ek)(e.of)],describe:()=>K({kind:"slash",mirror:t.url,asked:o,result:r,isUsable:a})}}var je=g(1098);function Rs(e){const n=e.flatMap(t=>{const{host:s,
service:o,places:r,clients:a}=t,c={host:s,services:[o],places:r,clients:a,needed:(0,re.ly)(r)};return Ls(t).map(i=>(0,q.kH)(i,c))});return(0,q.Qp)(n,({host:t,services:s,
problem:{code:o,message:r}})=>[t,s,o,r])}function Ls(e){const{service:n,organization:t,workspace:s,ping:o,ofOrganization:r,ofWorkspace:a}=e,c={host:(0,A.nx)(e.host),
organization:t??""},i=[o,r,a].flatMap(Ds),l=zn(r);if(l!==null){const d=r?.tokenSource??"";i.push(je.Dr({...c,source:d,...l}))}n===W.OZ&&o.outcome.kind==="read"&&
!Ks(o.outcome.value)&&i.push(je.EK({url:o.url,version:o.outcome.value}));const u=zn(a);if(u!==null&&s!==null){const d="status"in u&&u.status===404,f={...c,workspace:s};
i.push(d?je.Fu(f):je.dF({...f,...u}))}return i}const Ds=e=>e&&"problem"in e.outcome&&e.outcome.problem.code!=="host-private-redirect"?[e.outcome.problem]:[],Hn=(0,ce.
oF)("2.5");function Ks(e){const n=(0,ce.oF)(e??"");return Hn===null||n!==null&&(0,ce.Zy)(n,Hn)>=0}function zn(e){if(e===null)return null;const{url:n,outcome:t}=e;
return t.kind==="unreadable"?{url:n,why:t.why}:t.kind==="status"?{url:n,status:t.status,reason:t.reason}:null}const Bs=e=>e.filter(({problem:n})=>n.code!=="host\
-private-redirect").map(({host:n,problem:t,isRequired:s})=>{const o=s?["hostnames input"]:[];return(0,q.kH)(t,{host:n,services:[W.S3],places:o,needed:s})}),tn={
location:"the location of the package",document:"the description of the package",page:"the page that names the package",archive:"the package",repository:"the Gi\
t repository of the package",sums:"the file of checksums",signature:"the signature of the checksums"},Fe=e=>e==="location"||e==="document",Te=({version:e})=>e===
""?"correct `source`, or the reference in it":"set `version` to one whose package can be downloaded",sn=({url:e,why:n,clients:t,...s})=>(0,N.CC)("package-locati\
on",{message:(0,m.xI)`${(0,x.eZ)(t)} cannot download ${(0,x.oZ)(s)}: ${(0,x.dh)(n)} (${(0,m.KT)(e)})`,operator:"return 204 with X-Terraform-Get: the https URL o\
f an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",user:Te(s),affects:t}),Wn=({why:e,...n})=>(0,N.CC)("package-broken",{message:(0,m.xI)`the package of ${(0,x.
oZ)(n)} cannot be read: ${(0,x.dh)(e)}`,...n.version===""?{help:Te(n)}:{operator:"publish the package again",user:Te(n)}});function Ns(e){const{part:n,token:t,isFork:s}=e,
o=Fe(n)&&s&&t==="none",r=Fe(n)?t==="withheld":n==="repository",a=Fe(n)?js(e):Fs(e);return(0,N.CC)("package-unauthorized",{message:(0,m.xI)`${tn[n]} of ${(0,x.oZ)(
e)} cannot be read: ${(0,x._r)(e)}; ${Us(e)}`,help:o?X.ro:a,severity:o?"notice":r?"warning":"error"})}function Us(e){const{part:n,token:t,at:s}=e;return n==="re\
pository"?"it does not exist, or requires git credentials, which this check does not use":t==="none"&&!Fe(n)?"the CLIs send no token to package hosts":(0,X.pt)(
e,t==="dropped"?s:null)}function js(e){const{kind:n,source:t,at:s}=e,o=(0,m.xI)`give the token from ${(0,m.LA)(t??"")} permission to download this ${n}`;return(0,X.
$w)(e,`${n}s.v1`,s,o)}function Fs({kind:e,part:n,at:t,host:s}){if(n==="repository")return{operator:"use a repository that every user of the registry can read",user:(0,m.
xI)`check that git has credentials for ${(0,m.KT)(t)} on the machine that runs init`};const o="serve it without authentication, for example at a presigned URL",
r=(0,m.xI)`add a login for ${(0,m.KT)(t)} to ~/.netrc, or correct the one that is there`;return e==="module"?{operator:o,user:r}:n!=="archive"?{operator:o,guest:(0,x.
B9)(s)}:{operator:o,user:(0,m.xI)`${r}, which only Terraform uses for providers`}}function Jn(e){const{part:n,why:t,attempts:s,at:o,host:r,status:a}=e,c=a===404||
a===410,i=s>1?` in each of ${s} attempts`:"",l=a!==null?Te(e):(0,m.xI)`check that a firewall or proxy lets this machine connect to ${(0,m.KT)(o)}, or ${Te(e)}`,
u=`publish ${tn[n]} at this URL`;return(0,N.CC)("package-unreachable",{message:(0,m.xI)`${tn[n]} of ${(0,x.oZ)(e)} ${c?"is missing":"cannot be read"}: ${t}${i}`,
operator:c?u:(0,m.xI)`check that ${(0,m.KT)(o)} serves the file to this machine`,user:l,guest:c?(0,m.xI)`${Te(e)}; only the operator of ${(0,m.KT)(r)} can ${u}`:
(0,x.B9)(r),...a===429&&{...X.uK,operator:(0,m.xI)`raise the limit of ${(0,m.KT)(o)}`,guest:void 0},severity:e.isSlow?"warning":"error"})}var He=g(2801),ze=g(9179);
const We=e=>(0,x.oZ)({...e,kind:"provider"}),on=(e,n="")=>(0,m.xI)`${We(e)} for ${e.platform} cannot be installed: ${n}${(0,x.dh)(e.why)}`;function Hs(e){const{
platform:n,host:t,said:s,isMirror:o}=e,r=s!==void 0,a=r?`for ${n} cannot be downloaded`:`has no package for ${n}`,c=e.address.endsWith("/hashicorp/template")?"r\
eplace the `template_file` data source with the function `templatefile`: the provider is archived and gets no new packages":`set \`version\` to one with a package\
 for ${n}, ask the publisher of the provider to build one, or correct \`platforms\``;return(0,N.CC)("package-platform",{message:(0,m.xI)`${We(e)} ${a}: ${o?(0,m.
xI)`${(0,m.KT)(e.url)} lists none`:(0,x._r)(e)}`,operator:o?`add it with \`terraform providers mirror -platform=${n}\``:`${r?"correct what the response says, or\
 ":""}publish the package for ${n}`,user:r?(0,m.xI)`set \`version\` to another one, or ask the operator of ${(0,m.KT)(t)} to correct what the response says`:c})}
const zs=({suggestion:e,...n})=>(0,N.CC)("package-protocol",{message:(0,m.xI)`${We(n)} requires plugin protocol ${(0,x.K4)(n.protocols,3,x.dh)}; Terraform and OpenTofu support 5 and 6`,
operator:"publish a version with plugin protocol 5 or 6, or correct `protocols`",user:e===null?"ask the publisher of the provider for a version with plugin prot\
ocol 5 or 6":`set \`version = "${(0,x.dh)(e,40)}"\`, the newest version with a supported protocol`}),Ws=e=>(0,N.CC)("package-document",{message:on(e,(0,m.xI)`the response of ${(0,m.
KT)(e.url)} `),operator:e.isMirror?`return {"archives":{"${e.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"retu\
rn the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`"}),Js=e=>(0,N.
CC)("package-sums",{message:on(e,(0,m.xI)`${(0,m.KT)(e.url)} `),operator:"correct the checksums file: one line with the SHA-256 hash and `filename` of each pack\
age; then sign it again"}),Xn="sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`)",rn="`signing_keys.gpg_public_keys`",Xs={sign:`${Xn}\
, and publish both files unchanged`,signAndList:`${Xn}, and list the public key in ASCII armor in ${rn}`,list:`list the public key that made the signature in ${rn}\
, or sign with a key of the list`,armor:`put the output of \`gpg --armor --export\` unchanged into ${rn}: in JSON, its line breaks are \`\\n\`, not \`\\\\n\``,trust:"\
remove `trust_signature`, or use the one that HashiCorp made for this key",extend:"extend the key, or sign with another one, and list it again"},Gs=({cure:e,clients:n,
...t})=>(0,N.CC)("package-unsigned",{message:on(t),operator:Xs[e],...e==="extend"?{user:"unset `OPENTOFU_ENFORCE_GPG_EXPIRATION`"}:{guest:"set `version` to anot\
her one, or report this to the publisher of the provider"},affects:n});function Ys({clients:e,...n}){const t=e.map(s=>`${s==="opentofu"?"tofu":s} providers lock\
 -platform=${n.platform}`);return(0,N.CC)("lock-platform-missing",{message:(0,m.xI)`the lock file has no checksum of ${We(n)} for ${n.platform}`,user:`run \`${t.
join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it was replaced"})}var Je=g(180);const Gn=({packages:e})=>e.flatMap(
({steps:n})=>n.flatMap(t=>"answer"in t?t.answer:[]));function Vs(e,n){return[...e.evidence.steps.flatMap(s=>s.kind==="asked"?Zs(e,s)??[]:Yn(e,s)).slice(0,1),...eo(
e,n)]}function ve({item:e,version:n,evidence:t}){const{platform:s,steps:o}=t,{url:r,host:a,mirror:c}=o[0].answer;return{...{kind:e.kind,address:V(e),version:n,platform:s,
url:r},host:(0,A.nx)(a),isMirror:c!==void 0}}const $e=(e,n,t)=>({item:e.item,cause:`package ${(0,w.IY)(e.item.wants)} ${e.version} ${n}`,describe:t,host:e.evidence.
steps[0].answer.host});function Zs(e,n){const{part:t,answer:s}=n,{outcome:o,url:r}=s;switch(o.kind){case"read":return null;case"unreadable":{const{why:a}=o;return t===
"page"?cn(e,`the page at its location ${a}`):Yn(e,{kind:"description",why:a})}case"not-asked":{if(o.why!=="not-allowed"||t==="location"||t==="document")return null;
const a=(0,A.yo)(r)??r,{kind:c,address:i,version:l}=ve(e),u={host:a,package:(0,m.xI)`${c} ${(0,m.KT)(i)} ${l}`};return $e(e,`${a} not allowed`,()=>(0,He.wp)(u))}case"\
status":if(t==="location"&&Qs(o.status)){const c=`its location was requested, and the response is ${`${o.status} ${o.reason}`.trim()}; expected 204`;return cn(e,
c)}return t==="document"&&o.status===404?_s(e,o):$e(e,`${t} ${r} ${o.status}`,()=>an(ve(e),n,o,e.isFork));case"failed":return $e(e,`${t} ${r} ${(0,m.pj)(o.problem.
message)}`,()=>an(ve(e),n,o,e.isFork))}}const Qs=e=>e!==401&&e!==403&&!(0,Z.Mq)(e),qs=["page","archive","repository"];function an(e,{part:n,answer:{lastHop:t,url:s,
attempts:o,tokenSource:r}},a,c){const i=t?.url??s,l={...e,part:n,url:i,at:(0,A.yo)(i)??i};if(a.kind==="failed"){const{code:p,message:k}=a.problem;if(p==="host-p\
rivate-redirect")return a.problem;const y=p==="host-timeout"&&qs.includes(n);return Jn({...l,why:k,attempts:o,status:null,isSlow:y})}const{kind:u,...d}=a,{status:f}=d,
h={...d,url:i,page:null};if(f===401||f===403||n==="repository"&&f===404){const p={token:t?.authorization??"none",source:r,isFork:c};return Ns({...l,...p,...h})}
return Jn({...l,why:(0,x._r)(h),attempts:(0,Z.Mq)(f)?o:1,status:f,isSlow:!1})}const cn=(e,n)=>$e(e,`location ${n}`,t=>sn({...ve(e),why:n,clients:R(t)})),ln=(e,n,t,s=V)=>({
item:e,cause:`not followed ${n}`,describe:o=>(0,S.q)({...t,names:[...new Set(o.map(s))]})});function _s(e,{kind:n,...t}){const{item:s,version:o,evidence:r}=e,{mirror:a}=r.
steps[0].answer;if(a===void 0)return null;const{address:c,url:i}=ve(e),l=(s.answer.installation?.mirrors??[]).some(d=>d.mirror?.url===a.url&&(0,G.Of)(d)?.texts.
includes(o)),u={provider:c,mirror:a.url,version:o,...t,url:i,isListed:l};return $e(e,`mirror ${a.url}`,()=>z(u))}function Yn(e,n){const{item:t,evidence:s}=e,o=ve(
e),r=(a,c)=>$e(e,`${s.platform} ${a}`,c);switch(n.kind){case"refused":return cn(e,n.why);case"other":return ln(t,n.getter,{what:"getter",getter:n.getter});case"\
broken":return r(n.why,()=>Wn({...o,why:n.why}));case"unread":return ln(t,n.why,{what:"package",why:n.why,cure:n.cure});case"description":case"no-archive":return r(
`document ${n.why}`,()=>Ws({...o,...n}));case"platform":{const{response:a={status:200,reason:"OK",page:null}}=n;return r("platform",()=>Hs({...a,...o}))}case"pr\
otocols":{const{protocols:a}=n,{newest:c}=(0,G.tF)("provider",(0,G.Of)(t.answer)?.compatible??[]);return r("protocols",()=>zs({...o,protocols:a,suggestion:c}))}case"\
sums":return r(`sums ${n.why}`,()=>Js({...o,...n}));case"unsigned":return r(`unsigned ${n.why}`,a=>Gs({...o,...n,clients:R(a)}))}}function eo(e,n){const{item:t,
version:s,evidence:o}=e,{platform:r,hashes:a}=o,c=xe(t),i=n.get(t.root.lockFile??"")?.get((0,w.IY)(t.wants))??[];if(c?.text!==s||a===null||i.length===0)return[];
if(i.some(d=>a.includes(d)))return[];const l=[(0,w.W$)(c.place)];return no(i,a)?[{...$e(e,`${r} lock`,d=>Ys({...ve(e),clients:R(d)})),places:l}]:[{...ln(t,"cont\
ents",{what:"contents"},f=>`${V(f)} ${xe(f)?.text}`),places:l}]}const no=(e,n)=>Je.CT.filter(t=>e.some(s=>s.startsWith(t))).every(t=>n.some(s=>s.startsWith(t)));
var to=g(304);const he=[];function so(e,n,t){const s=new Map,o=Map.groupBy([...e,...n],({root:r})=>r.directory);return Array.from(o,([r,a])=>{const c=a.filter(l=>"\
wants"in l),i=a.filter(l=>"call"in l);return{directory:r,clients:R(a),rows:[...(0,L.c1)(c,M).map(l=>ro(l,s,t)),...(0,L.c1)(i,Vn).map(oo)]}})}const Vn=({root:e,call:n})=>(0,ae.
o)(e.directory,Zn(n)),Zn=({address:e,source:n,place:t})=>({kind:"module",address:e,source:(0,x.dh)((0,ze._U)(n)),constraints:he,places:[t]}),Qn=({steps:[e]})=>(0,A.
yo)(e.answer.url)??"";function oo(e){const n=e.every(({evidence:t})=>t.opened!==void 0);return{...Zn(e[0].call),host:Qn(e[0].evidence),isDirect:!0,locked:null,chosen:{},
newest:null,platforms:he,...!n&&{isUnchecked:!0},worst:null,problems:he,rejectedAt:he}}function un(e,n){const t=JSON.stringify(e),s=n.get(t)??e;return n.set(t,s),
s}function ro(e,n,t){const[s]=e,{kind:o,wants:r,of:a,answer:c}=s,i=(0,G.Of)(c)?.newest??null,l=(0,w.LS)(a),u=l.length<2&&l.every(L.Kh),d=t&&i!==null?ao(s,i):he,
f=e.flatMap(({root:{client:h},choice:p})=>p===null?[]:[[h,p.kind==="chosen"?p.version:null]]);return{kind:o,address:O(s),source:un(V(s),n),host:r.host,constraints:un(
l.map(({text:h})=>h),n),...!u&&{requiredBy:l},...d.length>0&&{excluding:d},locked:xe(s)?.text??null,chosen:un(Object.fromEntries(f),n),newest:i,platforms:io(e),
...e.flatMap(Gn).some(co)&&{isUnchecked:!0},worst:null,problems:he,places:(0,L.As)((0,w.ek)(a)),rejectedAt:uo(e)}}const ao=({kind:e,of:n},t)=>e==="module"?he:(0,w.
LS)(n).filter(({text:s})=>!(0,to.CM)(t,s)),co=({outcome:e})=>e.kind==="not-asked";function io(e){const n=e.flatMap(t=>t.packages).filter(({platform:t})=>t!=="");
return n.length===0?he:[...Map.groupBy(n,({platform:t})=>t)].map(([t,s])=>{const o=s.map(lo);return{platform:t,available:o.includes(!1)?!1:o.includes(null)?null:
!0}})}function lo({steps:e}){return e.some(({kind:n})=>n==="platform")?!1:e[0].answer.outcome.kind==="read"?!0:null}function uo(e){const n=e.find(({choice:s})=>s!==
null&&s.kind!=="chosen");return n===void 0?he:[...(0,w.Im)(n.of),xe(n)].flatMap(s=>s?.place??[])}function fo(e,n){const t=e.flatMap(({root:s,call:o,evidence:r})=>{
const{client:a}=s,c=(0,x.dh)((0,ze._U)(o.source)),[i]=r.steps.flatMap(u=>ho(c,u,a,n)??[]);if(i===void 0)return[];const{problem:l}=i;return l?.code==="host-not-a\
llowed"&&o.place.inside===void 0?[]:{client:a,call:o,source:c,evidence:r,key:Vn({root:s,call:o,evidence:r}),fault:i}});return(0,L.c1)(t,({fault:{problem:s,why:o}})=>s===
void 0?o:`${s.code} ${(0,m.pj)(s.message)}`).map(s=>{const[{fault:o,evidence:r}]=s,a=(0,L.jH)(s.map(({call:h})=>h.place)),c=[...new Set(s.map(({client:h})=>h))],
i=[...new Set(s.map(({source:h})=>h))],l=o.problem??(0,S.q)({what:"package",...o,names:i}),d={role:"user",host:(0,A.nx)(Qn(r)),isTerminal:!1},f=[...new Set(s.map(
({key:h})=>h))];return(0,q.kH)((0,N.as)(l,d),{places:a,clients:c,needed:(0,re.ly)(a),rowKeys:f})})}function ho(e,n,t,s){const o="answer"in n?n.answer.url:"",r=(0,A.
yo)(o)??"",a={kind:"module",address:e,version:"",host:(0,A.nx)(r)};switch(n.kind){case"asked":{const c=po(a,n,t,s);return c?.code!=="host-private-redirect"?c&&{
problem:c}:{why:(0,m.pj)(c.message),cure:(0,x.gL)((0,A.nx)(r))}}case"refused":return{problem:sn({...a,url:o,why:n.why,clients:[t]})};case"broken":return{problem:Wn(
{...a,why:n.why})};case"other":return{why:`it is downloaded with ${n.getter}, which this check does not use`,cure:void 0};case"unread":return{why:n.why,cure:n.cure};case"\
description":case"no-archive":case"platform":case"protocols":case"sums":case"unsigned":return null}}function po(e,n,t,s){const{outcome:o,url:r}=n.answer;if(o.kind===
"status"||o.kind==="failed")return an(e,n,o,s);if(o.kind==="unreadable"){const a=`the page at its address ${o.why}`;return sn({...e,url:r,why:a,clients:[t]})}return o.
kind!=="not-asked"||o.why!=="not-allowed"?null:(0,He.wp)({host:(0,A.yo)(r)??"",package:(0,m.xI)`module ${e.address}`})}function mo({items:e,inside:n,versions:t},s){
const o=Map.groupBy(e,({root:a})=>a),r=Array.from(n,([a,{calls:c,providers:i}])=>{const l=o.get(a)??[];return[...c.flatMap(d=>ko(d,t)??[]),...wo(i,l,s)].map(d=>{
const f=({kind:h,of:p})=>h==="module"&&w.ek(p)[0]===d.places[0];return{...d,rowKeys:T(l.filter(f))}})}).flat();return(0,q.Qp)(r,({problem:a})=>a.message)}function ko(e,n){
const{module:t,client:s,constraint:o,by:r}=e,a=n.get(w.MP(t))?.[s],c=`${t.host}/${t.namespace}/${t.name}/${t.system}`,i={by:r,address:c,constraint:o?.text??null,
others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return dn(e,(0,S.o)({...i,newest:null}));const l=(0,G.Of)(a);return!l||Ue(e,l)?.kind!=="none-fi\
ts"?null:dn(e,(0,S.o)({...i,newest:l.newest}))}const go=50;function wo(e,n,t){const s=Map.groupBy(e,({provider:o})=>w.JT(o));return n.flatMap(o=>{const{kind:r,answer:a,
root:c}=o,i=r==="provider"?s.get(w.IY(o.wants)):void 0,l=(0,G.Of)(a);if(i===void 0||l===null||o.choice?.kind!=="chosen")return[];const u=[...new Map(i.map(v=>[v.
constraint.text,v])).values()],f=[...w.Im(o.of),...u.slice(0,go).map(v=>v.constraint)],h=t?null:xe(o)?.text??null,p=f.map(({text:v})=>v),k=(0,G.EH)(p,l,{client:c.
client,lockedVersion:h});if(k===null||k.kind==="chosen")return[];const y=k.kind==="none-fits"?f.filter(({text:v})=>k.conflict.some(({whole:C})=>C===v)):f,{newest:I}=l,
b=V(o);return u.filter(({constraint:v})=>y.includes(v)).map(v=>{const{by:C,constraint:Y}=v,D=y.filter(te=>te!==Y).map(({text:te,...Oe})=>`"${te}" (${(0,L.Ox)(Oe)}\
)`),ne={by:C,address:b,constraint:Y.text,others:D,newest:I};return dn(v,(0,S.o)(ne))})})}const dn=({call:{place:e},host:n},t)=>(0,q.kH)(t,{host:n,services:[W.e$],
places:[w.W$(e)]});function yo(e,n){const{items:t}=e,s=[...oe(t,n.isFork),...As(t),...Ts(t,e.versions),...$o(e,n.isFork)],o=t.filter(({answer:r})=>r.outcome.kind===
"read").map(r=>`${r.wants.host} ${F(r)}`);return{notes:[...Oo(e,n),...Ae(s),...mo(e,n.upgrade),...Rs(e.clouds),...Bs(e.logins),...bo(t,n),...fo(e.direct,n.isFork),
...e.notes],roots:so(t,e.direct,n.upgrade),requests:e.requests,answering:new Set(o),unopened:n.depth==="init"?vo(e):null,requirements:e.requirements}}function vo({
items:e,direct:n,notes:t,inside:s}){const o=e.filter(({kind:i,packages:l})=>i==="module"&&l.every(({opened:u})=>u===void 0)),r=n.filter(({evidence:i})=>i.opened===
void 0),a=t.filter(({problem:i})=>i.code==="not-followed"),c=[...s.keys()].flatMap(({calls:i})=>i.filter(({isOpen:l,module:u,place:d})=>l&&u===null&&d.inside));
return[...o.flatMap(({of:i})=>(0,w.ek)(i)),...a.flatMap(({places:i})=>i),...[...r.map(({call:i})=>i),...c].map(({place:i})=>i)]}const $o=({items:e,lockHashes:n},t)=>e.
flatMap(s=>{if(s.choice?.kind!=="chosen")return[];const{version:o}=s.choice;return s.packages.flatMap(r=>Vs({item:s,version:o,evidence:r,isFork:t},n))}),Mo=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;
function Oo({inside:e},{depth:n}){const t=({place:d})=>d!==w.cd,s=[...e.keys()].flatMap(d=>d.calls),o=qn(s.filter(({isOpen:d})=>d)),r=qn(s.filter(({module:d,isOpen:f})=>d===
null&&!f)),a=r.filter(({source:d})=>Mo.test(d)).length,c=r.filter(({source:d})=>/^oci:/.test(d)).length,i=[...e.values()].flatMap(({undescribed:d})=>d).filter(t),
l=i.flatMap(({module:d})=>d===null?[]:`${d.namespace}/${d.name}/${d.system}`),u=fn(o,{what:"open",names:o.map(({address:d})=>d)});return n==="init"?u:[...fn(i,{
what:"inside",names:[...new Set(l)]}),...u,...fn(r,{what:"direct",git:a,oci:c,names:r.map(({address:d})=>d)})]}function fn(e,n){const t=(0,L.NP)(e.map(({place:s})=>s));
return t.length===0?[]:[(0,q.kH)((0,S.q)(n),{places:t,clients:[]})]}const qn=e=>[...new Map(e.map(n=>[`${n.place.file}:${n.place.line}`,n])).values()];function bo(e,{
maxRequests:n}){const t=e.flatMap(o=>[o.answer,...Gn(o)].flatMap(({outcome:r})=>r.kind==="not-asked"?{item:o,host:ie(o),outcome:r}:[]));return(0,L.c1)(t,({host:o,
outcome:r})=>`${o} ${"problem"in r?(0,m.pj)(r.problem.message):r.why}`).flatMap(o=>{const[{host:r,outcome:a}]=o,c=[...new Set(o.flatMap(d=>(0,w.ek)(d.item.of)))];
if("problem"in a)return[(0,q.kH)(a.problem,{host:r,places:c,needed:(0,re.ly)(c)})];const{why:i}=a;if(i==="service"||i==="not-allowed")return[];const l=[...new Set(
o.map(d=>ke(d.item)))],u=(0,S.q)(i==="limit"?{what:i,max:n,names:l}:{what:i,names:l});return[(0,q.kH)(u,{host:r,places:(0,L.NP)(c),needed:!1})]})}var xo=g(2389),
To=g(1598),Io=g(1456),Ie=g(7454),pe=g(9926),Eo=g(7144),So=g(3070),_n=g(3214),Co=g(4035);const Ao=2*pe.PU,Po=1e3,Ro=3e4,Lo=6e4;class Do{gate=new pe.iD(pe.PU);largeBodies=new pe.
iD(1);requests=0;pause=Promise.resolve();silent=0;down=null}class Ko{#e;#t;#c=(0,ye.O)(n=>new Do);#o=new Map;#s=new Set;#n=new Map;constructor(n){this.#e=n,this.#t=
new pe.iD(n.concurrency*pe.PU),n.stop.onEnd.add(this.#r);for(const[t,s]of n.sessions??[])this.#s.add(t),this.#n.set(t,this.#a({url:s}))}get requests(){return[...this.#o.
values()]}ask(n){const t=this.#a(n);return t.gate.pass(()=>this.#t.pass(()=>this.#i(t,n)))}countTransfer(n){const t=this.#a({url:n});return t.requests>=this.#e.
maxRequests?!1:(t.requests+=1,!0)}#r=()=>{for(const n of this.#s)n.close()};close(){this.#e.stop.onEnd.delete(this.#r),this.#r()}#a({url:n}){const t=(0,Ie.X5)(n),
s=t.ok?`${t.value.name} ${t.value.port}`:(0,A.Pm)(n);return this.#c(s??"")}async#i(n,t){if(n.down!==null)return n.down;const s=await this.#l(n,t);if(typeof s=="\
string")return s;const[{response:o}]=s;return"problem"in o&&o.problem.code==="host-private-redirect"||(n.silent=s.every(({headMs:r})=>r===null)?n.silent+1:0,n.silent>=
Ao&&(n.down=s)),s}async#l(n,t){const{stop:s,maxRequests:o}=this.#e,r=[];for(;;){if(await n.pause,s.why!==null)return hn(r,"stopped");if(n.requests>=o)return hn(
r,"limit");const a=await this.#u(n,t);if(s.why!==null&&a.response.kind==="failed"||r.push(a),t.patience.every(f=>(0,Z.mh)(r,f)!==null)||s.why!==null)return hn(r,
"stopped");const{ms:l,isForHost:u}=Bo(a,r.length,this.#e),d=(0,_n.v7)(l,this.#e);u&&(n.pause=d),await d}}async#u(n,t){const{startTimer:s,monotonic:o}=this.#e,{patience:r}=t,
a=this.#f(n);n.requests+=1;try{const c=await(0,So.e)({...t,planBody:i=>({...t.planBody(i),turn:()=>n.largeBodies.enter()}),asks:"answer",session:a,timeoutMs:(0,Co.
nT)(r),startTimer:s,monotonic:o});return n.requests+=c.hops.length-1,this.#d(t,c),c}finally{this.#h(n,a)}}#d({host:n},{hops:[t],timing:s,certificates:o}){const{
slowest:r=null,certificates:a=[]}=this.#o.get(n)??{},c=t!==void 0&&s.totalMs>(r?.timing.totalMs??-1),i=[...a,...o.map(({host:l,expires:u})=>({host:l,expires:u}))];
this.#o.set(n,{host:n,slowest:c?{url:t.url,timing:s}:r,certificates:(0,L.t6)(i,({host:l,expires:u})=>`${l} ${u}`)})}#f(n){for(const[s,o]of[...this.#n].reverse())
if(o===n&&(this.#n.delete(s),s.isOpen))return s;const t=new Eo.N(this.#e.network);return this.#s.add(t),t}#h(n,t){t.isOpen?this.#n.set(t,n):this.#s.delete(t);const[
s]=this.#n.keys();this.#n.size<=this.#e.concurrency||s===void 0||(this.#n.delete(s),this.#s.delete(s),s.close())}}const hn=([e,...n],t)=>e===void 0?t:[e,...n];function Bo({
response:e},n,{now:t}){const s=e.kind==="received"&&[429,503].includes(e.head.status)?(0,_n.VJ)(e.head.retryAfter,t()):null;return s===null?{ms:Math.min(Po*2**(n-
1),Ro),isForHost:!1}:{ms:Math.min(Math.max(s,0),Lo),isForHost:!0}}var P=g(7811),ee=g(8643),E=g(8153),de=g(9633),et=g(9713),No=g(8936),pn=g(1462);const Uo={kind:"\
whole",maxBytes:8*1024*1024},fe=({bytes:e})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e),Me={kind:"read",value:null},le=(e,n,t="")=>({host:e,url:t,tokenSource:null,
outcome:{kind:"not-asked",why:n},attempts:0,lastHop:null});function jo(e,n){const{attemptMs:t}=n,s=e[(0,Z.mh)(e,n)??e.length-1]??e[0],{response:o,timing:r,headMs:a}=s;
if(o.kind==="failed"||r.totalMs<=t)return o;const c=(a??0)>t?"response":"body",i=o.url.host.replace(/:443$/,"");return{kind:"failed",problem:(0,No.Qs)({host:i,asks:"\
answer",phase:c,limitMs:t}),transient:!0}}const nt=(e,{accepts:n=s=>s===200,plan:t=()=>Uo})=>n(e.status)?t(e):null;function Fo(e,n,t,s){if(e.kind==="failed"){const{
problem:u}=e;return u.code==="host-http2"?{kind:"not-asked",why:"unchecked",problem:u}:{kind:"failed",problem:u}}const{head:o,body:r}=e,{status:a,reason:c}=o;if(!s.
read(r))return{kind:"not-asked",why:"work"};const i=nt(o,t);if(i===null){const u=(0,pn.y8)(r.bytes);return{kind:"status",status:a,reason:c,page:u,...(0,pn.Kd)(r.
bytes,c)}}if(r.truncated&&i.kind==="whole")return{kind:"not-asked",why:"size"};const l=t.read(e,n,s);return l.ok?{kind:"read",value:l.value}:l.why===E.ch?{kind:"\
not-asked",why:s.isSpent?"work":"size"}:{kind:"unreadable",why:l.why,page:(0,pn.y8)(r.bytes)}}const Ho=3e4,zo={kind:"whole",maxBytes:1024*1024},tt={headers:{accept:"\
application/vnd.api+json"},plan:({status:e})=>e===200?zo:et.IK},Wo={...tt,accepts:()=>!0,read:({head:e})=>(0,P.Ju)(e.apiVersion)},Jo=(0,E.w3)({data:(0,E.lq)((0,E.
w3)({id:E.Qq}))}),st={...tt,accepts:e=>e>=200&&e<=399,read:({body:e})=>{const n=(0,E.D4)(fe(e),Jo);return n.ok?n.value.data===null?(0,P.TR)("has no data"):(0,P.
Ju)(null):n}},Xo=/^[\w-]+$/;async function Go(e,n){const t=e.map(async s=>{const{host:o,service:r,clients:a}=s;if(!await n.hasToken(o))return[];const c=n.belowService(
r,o,u=>u),i=a.flatMap(u=>{const d=c(u);return typeof d=="string"?[]:[{client:u,base:d}]}),l=(0,L.c1)(i,({base:u})=>(0,ee.jr)(u.url)).map(u=>{const d=u.map(({client:f})=>f);
return Yo({...s,clients:d},u[0].base,n)});return await Promise.all(l)});return(await Promise.all(t)).flat()}async function Yo(e,n,{send:t,timeoutMs:s}){const{host:o,
clients:r,organization:a,workspace:c}=e,i=({client:y})=>({client:y,attemptMs:s??Ho,retries:1}),l=async(y,I)=>{const b=(0,de.ny)(n.url,y),v=()=>({...n,url:b}),C=`\
cloud ${(0,ee.jr)(b)}`,Y=await t({...I,host:o,clients:r,at:v,once:C,patience:i});return Object.values(Y)[0]??le(o,"service")},u=await l("ping",Wo),d={...e,ping:u,
ofOrganization:null,ofWorkspace:null};if(u.outcome.kind!=="read"||a===null)return d;const f=`organizations/${a}`,h=await l(`${f}/entitlement-set`,st),k=h.outcome.
kind!=="read"||c===null?null:await l(`${f}/workspaces/${c}`,st);return{...d,ofOrganization:h,ofWorkspace:k}}function Vo(e,n){const t=e.flatMap(({kind:o,workspace:r,
hasOwnToken:a,needs:c,place:i})=>{if(r===void 0||a)return[];const l=o.startsWith("cloud")?n.TF_CLOUD_ORGANIZATION:null,u=ot(r.organization??l),d=ot(r.name);return c.
map(({host:f,service:h,clients:p})=>({host:f,service:h,organization:u,workspace:d,clients:p,places:[i]}))}),s=({host:o,service:r,organization:a,workspace:c})=>[
o,r,a,c].join(" ");return(0,L.c1)(t,s).map(o=>({...o[0],clients:[...new Set(o.flatMap(({clients:r})=>r))],places:o.flatMap(({places:r})=>r)}))}const ot=e=>e&&Xo.
test(e)?e:null;var Zo=g(6542),rt=g(2218),at=g(4165),Qo=g(7057),mn=g(4443),Xe=g(9897);const qo=(0,E.w3)({location:E.Qq,use_registry_credentials:(0,E.lq)(E.zM)}),
_o=(0,E.w3)({location:E.Qq,use_registry_credentials:E.gy}),er=(e,n)=>(0,E.D4)(e,n?qo:_o,"struct");function nr({status:e,header:n,body:t,downloadUrl:s},o,r){if(o===
"opentofu"&&e!==204){const a=er(t,r);if(!a.ok)return ue(`the response ${a.why}`);const{location:c,use_registry_credentials:i}=a.value;if(i!==null)return tr(c,i,
s);if(c!=="")return ct(c,s,o)}return n?ct(n,s,o):ue(sr[o])}function tr(e,n,t){if(e==="")return ue("the response has `use_registry_credentials` and no `location`");
const s=(0,de.EH)(t,e);return s.ok?{kind:"direct",url:s.value,usesCredentials:n}:ue(s.why)}const sr={terraform:"the response has no X-Terraform-Get header",opentofu:"\
the response has neither `location` nor an X-Terraform-Get header"},ue=e=>({kind:"refused",why:(0,ze.Nx)(e)});function or(e,n){const t=/^([A-Za-z][A-Za-z0-9+.-]*):/.
exec(e)?.[1];return t===void 0?ue(`invalid source string: ${e}`):(0,Xe.WS)(t,n)?kn(e,n):ue(`no getter available for X-Terraform-Get source protocol: "${t}"`)}function ct(e,n,t){
const s=(0,de.ut)(n,e);if(!s.ok)return ue(s.why);const{kind:o}=(0,_.vL)(s.value,t);return o==="local"||o==="registry"?ue("must be a direct remote package addres\
s"):kn(s.value,t)}const rr=["tar.gz","tar.bz2","tar.tbz2","tar.xz","tgz","tbz2","txz","zip","gz","bz2","xz"],it=["ref","depth","sshkey"],lt="checksum cannot be \
specified for directory download";function kn(e,n){const t=(0,Xe.cx)(e,n);if(!t.ok)return ue(t.why);const{getter:s,url:o,subdirectory:r}=t.value;if(!(0,Xe.WS)(s,
n))return ue((0,Xe.Ns)(e,t.value));if(o===null)return{kind:"other",getter:s};const a=(0,mn.xB)(o.query),c=f=>{const h=a.find(([p])=>p===f)?.[1]??"";return(0,mn.
Uw)(h.replaceAll("+"," "))||null},i=c("archive"),l=c("checksum"),u=a.filter(([f])=>f!=="checksum"&&!(f==="archive"&&i));if(s==="git"){if(l!==null)return ue(lt);
const[f,h,p]=it.map(c),k={ref:f??null,depth:h??null,sshkey:p??null},y=u.filter(([b])=>!it.includes(b));return{kind:"git",url:{...gn(o,y),fragment:o.fragment},...k,
subdirectory:r}}if(!/^https?$/.test(o.scheme)||!/^https?$/.test(s))return{kind:"other",getter:s};const d=ar(o.path,i,n);return d!==null?{kind:"archive",url:gn(o,
u),archive:d,checksum:l,subdirectory:r}:l!==null?ue(lt):{kind:"page",url:gn(o,[...u,["terraform-get","1"]]),subdirectory:r}}function ar(e,n,t){const s=o=>n===null?
e.endsWith(`.${o}`):n===o;return rr.find(o=>s(o)&&(o!=="tbz2"||t==="terraform"))??null}const gn=(e,n)=>({...e,query:(0,mn.Ge)(n),forceQuery:!1,fragment:""}),cr={
amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function ir(e){for(const[n,t,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.toLowerCase();if(t===
""?o==="body":o==="head")return null;if(t!==""||o!=="meta")continue;const r=new Map;for(const[,c="",i,l,u]of n.matchAll(lr))r.set(c.toLowerCase(),i??l??u??"");const a=r.
get("content")??"";if(r.get("name")==="terraform-get"&&a!=="")return ur(a)}return null}const lr=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
ur=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(n,t,s)=>t!==void 0?cr[t]??n:Number(s)<=1114111?String.fromCodePoint(Number(s)):n),dr=3e4,wn={kind:"excerpt",maxBytes:1024},
ut=128*1024,yn=e=>({client:n})=>({client:n,attemptMs:dr,retries:n==="opentofu"?e:0}),Re={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,
plan:()=>wn,read:()=>(0,P.Ju)(""),patience:yn(0),netrc:Z.Du},fr={...Re,name:"provider archive",patience:yn(2),netrc:["terraform"]},dt={name:"direct archive",headers:{
range:"bytes=0-0"},accepts:e=>e>=200&&e<300,plan:()=>wn,read:()=>(0,P.Ju)("")},hr=64*1024*1024,pr=3e5,mr=({patience:e=r=>r,...n},t,s,o)=>({...n,name:`whole ${t}`,
headers:{},plan:()=>({kind:"taken",maxBytes:hr,take:s}),read:()=>(0,P.Ju)(o()),patience:r=>({...e(r),attemptMs:pr})}),kr={name:"page",headers:{},accepts:e=>e>=200&&
e<300,plan:({terraformGet:e})=>e?wn:{kind:"excerpt",maxBytes:ut},read:({head:e,body:n})=>{const t=e.terraformGet||ir(fe(n));return t===null?(0,P.TR)('has neithe\
r X-Terraform-Get nor <meta name="terraform-get">'):(0,P.Ju)(t)},patience:yn(0),netrc:Z.Du},gr={...Re,name:"repository",headers:{},accepts:e=>e===200,netrc:[]},
ft={name:"sums",headers:{},read:({body:e})=>(0,P.Ju)(e.bytes)},wr={...ft,name:"signature"},yr={...Re,name:"checksum file",headers:{},accepts:e=>e===200,read:({body:e})=>(0,P.
Ju)(fe(e)),plan:()=>({kind:"excerpt",maxBytes:ut})};async function Le({client:e,registry:n,url:t,origin:s,token:o=!1},r,{send:a,clients:c,isNamed:i}){const l=(0,A.
Pm)(t);if(l!==null&&l!==n&&!i(l))return le(n,"not-allowed",(0,ee.Pl)(t));const u=()=>({url:t,origin:s}),d=`${r.name} ${o} ${s?.isPublic} ${(0,ee.jr)(t)}`,f={...r,
host:n,clients:c,at:u,once:d,isAnonymous:!o},{[e]:h}=await a(f);if(h===void 0)throw new Error("a client without an answer");return h}const vr={accepts:e=>e===200||
e===204,read:({head:e,body:n},t)=>{const{status:s,terraformGet:o}=e;return(0,P.Ju)({status:s,header:o,body:fe(n),downloadUrl:t})}};function ht({address:e,version:n,
clients:t},s){const{host:o}=e,r=s.belowService(W.e$,o,c=>(0,de.sw)(c,e,n)),a=s.send({...vr,host:o,clients:t,at:r});return async c=>{const{[c]:i}=await a;return i===
void 0?null:await Mr(c,i,s)}}const $r=10;async function Mr(e,n,t){const{outcome:s,host:o}=n,r={kind:"asked",part:"location"};if(s.kind!=="read")return Ee([{...r,
answer:n}]);const{downloadUrl:a}=s.value,c={...n,outcome:Me},i=(0,Z.sX)(t.versionOf("opentofu")),l=nr(s.value,e,i),u=t.originOf(n.lastHop),d=await mt(l,{registry:o,
client:e,downloadUrl:a,origin:u},t);return{...d,steps:[{...r,answer:c},...d.steps]}}async function Or(e,n,t,s){const o=kn(e,n),r="url"in o?o.url:null,a=r&&(0,A.
Pm)(r),c=r===null?"":(0,ee.Pl)(r);if(r!==null&&!s.isNamed(a))return Ee([{...pt,answer:le(a,"not-allowed",c)}]);const i={...le(a,"service",c),outcome:Me},l=await mt(
o,{registry:a,client:n,downloadUrl:r,origin:t},s);return{...l,steps:[{...pt,answer:i},...l.steps]}}const pt={kind:"asked",part:"archive"};async function mt(e,n,t){
const{downloadUrl:s,...o}=n,r=[];let a="",{origin:c}=n;for(let i=0;;i+=1){if(e.kind==="refused"||e.kind==="other")return Ee([...r,e]);const l=e.kind==="direct"?
"":e.subdirectory,u={...o,origin:c,url:e.url};if(e.kind!=="page"){const{steps:f,tree:h,origin:p}=await br(e,u,s,t),k=h&&i>0?(0,at.kX)(l,h):l,y=h&&{tree:h,subdirectory:kt(
k,a),origin:p};return{...Ee([...r,...f]),...y&&{opened:y}}}if(i===$r){const f=`too many X-Terraform-Get redirects: ${i+1}`;return Ee([...r,{kind:"refused",why:f}])}
const d=await Le(u,kr,t);if(r.push({kind:"asked",part:"page",answer:d}),d.outcome.kind!=="read")return Ee(r);c=t.originOf(d.lastHop),a=kt(l,a),e=or(d.outcome.value,
o.client)}}const kt=(e,n)=>[e,n].filter(t=>t!=="").join("/"),Ee=e=>({platform:"",steps:e,hashes:null});async function br(e,n,t,s){const o=e.kind==="direct"&&e.usesCredentials,
r=o&&t!==null&&Ir(t,e.url),a=await(s.open??Tr)(e,{...n,token:r},s);if(!o||r)return a;const c=`the token of the registry from ${(0,A.Pm)(e.url)}`,i=a.steps.map(l=>xr(
l)?{kind:"other",getter:c}:l);return{...a,steps:i}}const xr=e=>e.kind==="asked"&&e.answer.outcome.kind==="status"&&e.answer.outcome.status===401,Tr=async(e,n,t)=>{
const s={isPublic:!0};if(e.kind==="git"&&!/^https?$/.test(e.url.scheme))return{steps:[{kind:"other",getter:"git"}],tree:null,origin:s};const[o,r]=Er[e.kind],a=await Le(
{...n,url:Sr(e)},r,t);return{steps:[{kind:"asked",part:o,answer:a}],tree:null,origin:s}};function Ir(e,n){const t=[e,n].map(s=>({scheme:s.scheme==="http"?"http":
"https",name:(0,Ie.be)(s)}));return(0,Qo.nL)(t).at(-1)==="sent"}const Er={archive:["archive",Re],direct:["archive",dt],git:["repository",gr]},Sr=({kind:e,url:n})=>e===
"git"?{...n,path:`${n.path}/info/refs`,query:"service=git-upload-pack"}:n;var vn=g(9465);const Cr=(0,E.w3)({name:E.Qq,source:E.Qq,version:E.Qq}),Ar=(0,E.w3)({name:E.
Qq,version:E.Qq,namespace:(0,E.LT)(E.Qq),source:(0,E.LT)(E.Qq)}),gt=(0,E.w3)({path:E.Qq,providers:(0,E.p_)((0,E.lq)(Ar)),dependencies:(0,E.p_)((0,E.lq)(Cr))}),Pr=(0,E.
w3)({version:E.Qq,root:gt,submodules:(0,E.p_)((0,E.lq)(gt))}),Rr=(0,E.w3)({modules:(0,E.p_)((0,E.lq)((0,E.w3)({source:E.Qq,versions:(0,E.p_)((0,E.lq)(Pr))})))});
function Lr(e){const n=(0,E.qL)(e,Rr);if(!n.ok)return n;const{value:t,items:s}=n.value,{modules:o}=t,r=o.map(i=>i?.versions??[]);if(o.length+r.flat().length>E._5)
return(0,P.TR)(E.ch);if(o.includes(null)||r.flat().includes(null))return(0,P.TR)("has null in a list, at which the clients crash");const[a]=r;if(a===void 0)return(0,P.
TR)('has no element in "modules"');const c=a.flatMap(i=>i??[]);return(0,P.Ju)({texts:c.map(({version:i})=>i),described:s>E._5?new Map:Dr(c)})}function Dr(e){const n=e.
map(({version:t,root:s,submodules:o})=>{const a=[s,...o].flatMap(c=>c??[]).map(({path:c,dependencies:i,providers:l})=>({path:c,calls:i.flatMap(u=>u??[]),providers:l.
flatMap(u=>u??[])}));return[t,a]});return new Map(n.filter(([,t])=>t.some(({calls:s,providers:o})=>s.length+o.length>0)))}function wt(e,n,t=new Map){const s=e.flatMap(
({client:r,calls:a})=>a.flatMap(({module:c,constraint:i})=>c?[{module:c,client:r,constraint:i}]:[])),o=({module:r,client:a})=>t.get((0,w.MP)(r))?.[a]!==void 0;return vt(
s.filter(r=>!o(r)),t,n)}async function yt(e,n,t,s=()=>!1){const o=a=>({client:a.client,calls:a.calls.filter(c=>!s(c,a.client))}),r=({module:a,client:c})=>(0,G.Of)(
n.get((0,w.MP)(a))?.[c]);for(;;){const a={left:ds},c=new Map(e.map(l=>[l,fs(o(l),r,a)])),i=[...c.values()].flatMap(({calls:l})=>l).filter(({module:l})=>t.visits.
has(l.host)&&!n.has((0,w.MP)(l)));if(i.length===0)return c;await vt(i,n,t)}}async function vt(e,n,t){const s=(0,L.c1)(e,({module:o})=>(0,w.MP)(o));return await(0,pe.
Eu)(s,([{module:o}])=>o.host,t,async o=>{const[{module:r}]=o,{host:a}=r,c=await t.send({host:a,clients:[...new Set(o.map(({client:i})=>i))],at:t.belowService(W.
e$,a,i=>(0,de.fZ)(i,r)),read:({body:i},l,u)=>Kr(fe(i),o,u,t.keepsReleases)});n.set((0,w.MP)(r),{...n.get((0,w.MP)(r)),...c})}),n}function Kr(e,n,t,s=!1){const o=Lr(
e);if(!o.ok)return o;const{texts:r,described:a}=o.value;if(!t.keep(r))return(0,P.TR)(E.ch);const c=s?{releases:vs(a,n)}:{},i=(0,G.tF)("module",r,{work:t,...c}),
l=rs(a,i,n);return(0,P.Ju)(l.size===0?i:{...i,described:l})}async function Br(e,n){const t=new Nr(n),s=new Map,o=e.filter(({directory:a})=>a===w.cd.file);let r={
roots:e,notes:()=>[]};for(;n.stop.why===null;){const a=t.unknownIn(r.roots);if(a.length===0)break;await n.reach((0,rt.T5)(a,()=>!1,n.clients)),await wt(a,{...n,
keepsReleases:!0},s),await t.open(a,s);const{roots:c,notes:i}=n.expand(t.opened);r={roots:[...c,...o],notes:i}}return{...r,modules:s,evidenceOf:t.evidenceOf}}class Nr{opened=new Map;evidence=new Map;ports;constructor(n){
this.ports=n}evidenceOf=(n,t)=>this.evidence.get((0,vn.C_)(n,t))??null;unknownIn(n){const t=new Set;return n.flatMap(s=>{const o=s.calls.filter(r=>{const a=(0,vn.
C_)(r,s.client),c=r.isOpen||t.has(a)||this.evidence.has(a);return t.add(a),!c});return o.length===0?[]:{...s,calls:o}})}async open(n,t){const s=n.flatMap(({calls:o,
client:r})=>o.map(a=>({call:a,client:r})));await Promise.all(s.map(({call:o,client:r})=>o.module===null?this.openSource(o,r):this.openVersion(o,o.module,r,t)))}async openVersion(n,t,s,o){
const r=(0,G.Of)(o.get((0,w.MP)(t))?.[s]),a=r&&Ue({...n,module:t,client:s},r),c=a?.kind==="chosen"?a.version:null,{namespace:i,name:l,system:u,subdirectory:d}=t,
f=h=>this.add(n,s,h,`${i}/${l}/${u} ${c}`,d);c===null?f(null):await this.finderOf({address:t,version:c})(s).then(f)}finderOf=(0,ye.O)(n=>(0,ye.O)(ht({...n,clients:this.
ports.clients},this.ports)),({address:n,version:t})=>`${(0,w.MP)(n)} ${t}`);async openSource(n,t){const{source:s,place:o}=n,r=o.inside?{isPublic:o.inside.isPublic}:
null,a=await Or(s,t,r,this.ports);this.add(n,t,a,(0,x.dh)((0,ze._U)(s)),"")}add(n,t,s,o,r){const a=(0,vn.C_)(n,t);if(this.evidence.set(a,s),s?.opened===void 0)return;
const{tree:c,subdirectory:i,origin:l}=s.opened,u=[i,r].filter(f=>!/^\.?$/.test(f)).join("/"),d=n.module===null?(0,at.kX)(u,c):u;this.opened.set(a,{name:o,tree:c,
directory:d,isPublic:l.isPublic})}}var De=g(3556),Ge=g(7598);const Se="-----BEGIN ",Ke="-----END ",$t=96,$n=e=>(0,P.s8)((0,P.Dw)(e));function Mt(e,n,{readsChecksum:t,
trimsLines:s}){const o=Ur(e.replace(/\n$/,"").split(/\r?\n/));if(o===null)return(0,P.TR)(jr(e));if(!n.test(o.type))return(0,P.TR)("begins with a block that is n\
o public key");const r=s?o.body.map($n):o.body,a=r.findIndex(d=>d.startsWith(Ke)||/^=.{4}$/.test(d)),c=a<0?r:r.slice(0,a);if(c.some(({length:d})=>d>$t))return(0,P.
TR)(`has a line of more than ${$t} characters`);const i=Fr(c);if(i===null){const d=c.some(f=>f!==$n(f));return(0,P.TR)(d?"has spaces around its lines":"has dama\
ged base64 text")}const[l=Ke,u=""]=a<0?[]:r.slice(a);return!t||l.startsWith(Ke)?(0,P.Ju)(i):u.startsWith(Ke)?l===Hr(i)?(0,P.Ju)(i):(0,P.TR)("has a wrong checksu\
m"):(0,P.TR)(`has no line \`${Ke}\u2026\` after its checksum`)}function Ur(e){let n=null;for(const[t,s]of e.entries()){const o=$n(s);if(n===null)n=o.startsWith(
Se)?o.slice(Se.length,-5):null;else{if(o==="")return{type:n,body:e.slice(t+1)};o.includes(":")||(n=null)}}return null}function jr(e){return/-----\\+[rn]/.test(e)?
"has the characters `\\n` in place of line breaks":e.includes(`
${Se}`)||e.startsWith(Se)?`has no empty line after \`${Se}\u2026\``:`has no line that begins with \`${Se}\``}function Fr(e){const n=e.join("").replaceAll("\r","");
return n.length%4!==0||/[^A-Za-z0-9+/=]/.test(n)?null:Buffer.concat((n.match(/[^=]+=*/g)??[]).map(t=>Buffer.from(t,"base64")))}function Hr(e){let n=11994318;for(const t of e){
n^=t<<16;for(let s=0;s<8;s+=1)n=n<<1^(n&8388608?25578747:0)}return`=${Buffer.from([n>>16,n>>8,n]).toString("base64")}`}class ge extends Error{}const zr=1e3,[Ot,
Mn]=[1,22],bt={[Ot]:[2,1],3:[2,1],17:[4,2],19:[1,2],[Mn]:[1,2]},Wr=[27,28],Jr={2:"sha1",...{8:"sha256",9:"sha384",10:"sha512",11:"sha224"},12:"sha3-256",14:"sha\
3-512"},[Xr,Gr,xt]=[2,6,14],Yr=[5,7];function Ye(e){let n=0;const t=()=>e.length-n,s=c=>{if(c>t())throw new RangeError("cut off");return n+=c,e.subarray(n-c,n)},
o=c=>s(c).readUIntBE(0,c),[r,a]=[()=>e.subarray(0,n),()=>e.subarray(n)];return{left:t,take:s,number:o,taken:r,rest:a}}function On(e){const n=[],t=Ye(e);try{for(;t.
left()>0;){if(n.length>zr)throw new ge;n.push(...Vr(t))}return{packets:n,isDamaged:!1}}catch(s){if(s instanceof RangeError)return{packets:n,isDamaged:!0};throw s}}
function Vr(e){const n=e.number(1);if(n<128)throw new RangeError("no packet");const t=n<192,s=t?(n&60)>>2:n&63,o=t?Qr(e,n&3):Tt(e,224),r=Ye(e.rest().subarray(0,
o)),a=Zr(s,r);return e.take(r.taken().length+(a.length>0?0:r.left())),a}function Zr(e,n){if(Yr.includes(e))throw new ge;return e===Xr?qr(n):e===Gr||e===xt?[_r(n,
e===xt)]:[]}const Qr=(e,n)=>n===3?e.left():e.number(1<<n);function Tt(e,n=255){const t=e.number(1);if(t<192)return t;if(t===255)return e.number(4);if(t>=n)throw new ge;
return(t-192)*256+e.number(1)+192}function qr(e){const n=e.number(1),[t,s,o]=[e.number(1),e.number(1),Jr[e.number(1)]];if(n===5||n===6||Wr.includes(s))throw new ge;
const[,r]=bt[s]??[];if(n!==4||o===void 0||r===void 0)return[];const a=St(Ye(e.take(e.number(2)))),c=e.taken(),i=[a,St(Ye(e.take(e.number(2))))];e.take(2);const l=i.
flatMap(p=>p.get(33)??p.get(16)??[]).at(-1),u=p=>a.get(p)?.readUInt32BE()??0,d={created:u(2),lifetime:u(3),keyLifetime:u(9)},f=It(l?.toString("hex")??"");return[
{kind:"signature",...{type:t,algorithm:s,hash:o,signed:c,issuer:f,numbers:Et(e,r)},...d}]}function _r(e,n){if(e.number(1)!==4)throw new ge;const[t,s]=[e.number(
4),e.number(1)],[o=0]=bt[s]??[];o===0&&e.take(e.left()),o===1&&e.take(e.number(1));const r=Et(e,o),a=e.taken(),c=Buffer.from([153,a.length>>8,a.length]);return{
kind:"key",id:It((0,Ge.hash)("sha1",Buffer.concat([c,a]))),algorithm:s,created:t,numbers:r,isSubkey:n}}const It=e=>e.slice(-16).toUpperCase(),Et=(e,n)=>Array.from(
{length:n},()=>e.take(Math.ceil(e.number(2)/8)));function St(e){const n=[];for(;e.left()>0;){const t=Tt(e);if(t>e.left())return new Map;n.push(e.take(t))}return new Map(
n.map(t=>[(t[0]??0)&127,t.subarray(1)]))}const bn="`signing_keys.gpg_public_keys`",xn="the signature of its checksums",ea=["34365D9472D7468F","B0B441097685B676",
"C820C6D5CD27AB87"],na="7D72D4268E4660FC",ta=20,sa=1024*1024,oa=2048,Ct=Buffer.alloc(0);function ra(e,n){const t=e.keys.filter(o=>o!==null);if(t.length===0||t.length<
e.keys.length)return{why:`the description has ${e.keys.length===0?"no key":"null, at which the clients crash,"} in ${bn}`,cure:"signAndList"};const s=t.reduce((o,r)=>o+
r.ascii_armor.length,0);if(t.length>ta||s>sa)return null;try{return aa(e,t,n)}catch(o){if(o instanceof ge)return null;throw o}}function aa({sums:e,signature:n},t,s){
const o=ia(n),r=(0,Z.pJ)(s.client,s.version),a=[];let c=null;for(const[u,d]of t.entries()){const f=t.length===1?"the key":`key ${u+1} of ${t.length}`,h=(b,v,C)=>({
why:`\`${b}\` of ${f} in ${bn} ${v}`,cure:C}),p=ca(d.ascii_armor,r);if(!p.ok)return h("ascii_armor",p.why,"armor");const k=p.value.flatMap(b=>b.kind==="key"?b.id:
[]),y=o.signatures.find(({issuer:b})=>k.includes(b)),I=y===void 0?o.fault:fa(y,p.value,e);if(I!==null)return{...I,why:`${xn} ${I.why}`};if(y===void 0)a.push(...k);else if(ha(
y,p.value,s)){const b=s.client==="opentofu"?"extend":"sign";c??={why:`${xn} or its key ${y.issuer} has expired`,cure:b}}else{const b=la(d.trust_signature??"",y,
r);return b===null?null:h("trust_signature",b,"trust")}}if(c!==null)return c;const i=(0,x.K4)(o.signatures,3,({issuer:u})=>u),l=a.length===0?"no key":(0,x.K4)(a,
3);return{why:`${xn} is by key ${i}, but ${bn} lists ${l}`,cure:"list"}}function ca(e,n){const t=Mt(e,/^PGP (?:PUBLIC|PRIVATE) KEY BLOCK$/,n);if(!t.ok)return t;
const{packets:s,isDamaged:o}=On(t.value);return o?(0,P.TR)("is cut off or damaged"):(0,P.Ju)(s)}function ia(e){const{packets:n,isDamaged:t}=On(Buffer.from(e)),s=n.
flatMap(a=>a.kind==="signature"?a:[]),o=a=>({signatures:s,fault:{why:a,cure:"sign"}}),[r]=e;return r===void 0?o("is empty"):r<128||s.length<n.length?o("is not a\
 binary OpenPGP signature (with `--armor` it is text)"):t?o("is cut off or damaged"):s.some(({issuer:a})=>a==="")?o("does not name its key"):s.length===0?o("is \
of a kind that the clients do not read"):{signatures:s,fault:null}}function la(e,n,t){if(e===""||ea.includes(n.issuer))return null;const s=Mt(e,/^/,{...t,readsChecksum:!1});
if(!s.ok)return s.why;const{packets:o}=On(s.value);return o.some(a=>a.kind==="signature"&&a.issuer===na)?null:"is not by HashiCorp\u2019s key for partners"}const ua=32,
da=[16,17,18,19,24],At=e=>e.kind==="key"&&!e.isSubkey;function Pt(e,n){const t=n.findIndex(r=>r.kind==="key"&&r.id===e),s=n.findIndex((r,a)=>a>t&&At(r)),o=n.slice(
0,s<0?n.length:s);return o.slice(o.findLastIndex(At))}function fa(e,n,t){const{issuer:s}=e,o=Pt(s,n),r=o.find(c=>c.kind==="key"&&c.id===s);if(r?.kind==="key"&&!pa(
r,e,t)){const c=Buffer.from(t).includes(`\r
`)?", whose lines end with CRLF":"";return{why:`by key ${s} does not match the file of checksums${c}`,cure:"sign"}}return o.some(c=>c.kind==="signature"&&c.type===
ua)?{why:`is by key ${s}, which is revoked`,cure:"signAndList"}:null}function ha({issuer:e,created:n,lifetime:t},s,{client:o,now:r,refusesExpired:a}){const c=h=>h<
r/1e3,i=t>0&&c(n+t),l=Pt(e,s),u=Math.max(...l.map(h=>h.kind==="key"?h.created:0)),d=l.flatMap(h=>h.kind==="signature"&&da.includes(h.type)?h.keyLifetime:[]);if(o===
"terraform")return i&&!d.some(h=>h>0);const f=d.length>0&&d.every(h=>h>0&&c(u+h));return a&&(i||f)}function pa(e,n,t){const{type:s,algorithm:o,hash:r,signed:a,numbers:c}=n;
if(s>1||e.algorithm!==o)return!1;const i=Buffer.from(t).toString("latin1"),l=Buffer.from(s===1?i.replace(/\r?\n/g,`\r
`):i,"latin1"),u=Buffer.from([4,255,0,0,a.length>>8,a.length]),d=Buffer.concat([l,a,u]),{jwk:f,size:h}=ma(e),p=c.map(I=>Buffer.concat([Buffer.alloc(h),I]).subarray(
-h)),k=Buffer.concat(p),y={key:f,format:"jwk"};try{return o===Mn?(0,Ge.verify)(null,(0,Ge.createHash)(r).update(d).digest(),y,k):(0,Ge.verify)(r,d,y,k)}catch{throw new ge}}
function ma({algorithm:e,numbers:[n=Ct,t=Ct]}){const s=o=>o.toString("base64url");if(e===Mn&&n.length===33)return{jwk:{kty:"OKP",crv:"Ed25519",x:s(n.subarray(1))},
size:32};if(e!==Ot||n.length>oa)throw new ge;return{jwk:{kty:"RSA",n:s(n),e:s(t)},size:n.length}}var Rt=g(5168);async function Tn(e,n,t=new Map){const s=new Map(
t),o=e.flatMap(c=>c.providers.flatMap(({provider:i})=>t.get((0,w.JT)(i))?.[c.client]!==void 0?[]:{provider:i,root:c})),r=(0,L.c1)(o,({provider:c})=>(0,w.JT)(c)),
a=async c=>{const[{provider:i}]=c,l=Lt(c),u=Lt(c.filter(({root:p})=>!n.isInstalled(i,p))),d=n.send({...ka,...Dt(i,n),clients:u}),f=l.map(async p=>[p,await ga(p,
{address:i,clients:l},d,n)]),h=(0,w.JT)(i);s.set(h,{...t.get(h),...Object.fromEntries(await Promise.all(f))})};return await(0,pe.Eu)(r,([{provider:c}])=>c.host,
n,a,4*pe.PU),s}const Lt=e=>[...new Set(e.map(({root:n})=>n.client))],ka={read:({body:e},n,t)=>{const s=De.TT(fe(e));if(!s.ok)return s;const{texts:o,...r}=s.value;
return t.keep([...o,...r.warnings])?(0,P.Ju)((0,G.tF)("provider",o,{...r,work:t})):(0,P.TR)(E.ch)}},Dt=(e,{belowService:n})=>({host:e.host,at:n(W.xq,e.host,t=>(0,de.
i5)(t,e))});async function ga(e,n,t,s){const{address:o}=n,r=le(o.host,"service"),a=async()=>(await t)[e]??r,c=s.methodsOf(o,e),i=(c?.methods??[Kt]).map(k=>k.kind===
"direct"?a():k.kind==="local"?Bt(k,o,s):Nt(e,k,n,"index.json",va,s)),[l=r,...u]=await Promise.all(i),d=$a([l,...u]),f=await wa(o,e,await a(),s);if(c===null&&f===
null)return d;const h=[l,...u].filter(({mirror:k})=>k!==void 0),p=c&&{place:c.place,methods:i.length,mirrors:h};return{...d,...p&&{installation:p},...f===null?{}:
{movedTo:f}}}const Kt={kind:"direct"};async function wa(e,n,{outcome:t},s){const{host:o,namespace:r,type:a}=e;if(!(t.kind==="status"&&t.status===404)||r!=="hash\
icorp"||o!==(0,_.Vm)(n))return null;const{[n]:i}=await s.send({...Dt({...e,namespace:"-"},s),clients:[n],read:({body:l})=>De.tD(fe(l),a)});return i?.outcome.kind===
"read"?i.outcome.value:null}function Bt(e,n,{localPackages:t}){const{path:s,shown:o=s,place:r}=e,a=le(n.host,s===null?"oci":"service",o??""),c=t(e,n);if(o===null||
c===null)return a;const i={...a,mirror:{url:o,place:r,hasSlash:!0,isDirectory:!0}};if(c==="missing"){const u=K({mirror:o,kind:"path",at:(0,Rt.Ge)(r)});return{...i,
outcome:{kind:"failed",problem:u}}}const l=[...new Set(c.map(({version:u})=>u))];return l.length>0?{...i,outcome:{kind:"read",value:(0,G.tF)("provider",l)}}:{...i,
outcome:{kind:"status",status:404,reason:"",page:null}}}const ya=5;async function Nt(e,{url:n,place:t},{address:s,clients:o},r,a,{send:c,isNamed:i,methodsOf:l}){
const u={url:(0,ee.Pl)(n),place:t,hasSlash:n.path.endsWith("/")},d=(0,A.Pm)(n),f=(0,de.zS)(n,s,r);if(!f.ok){const b=(0,Rt.Ge)(t),v={mirror:u.url,at:b,provider:(0,w.
JT)(s)},C={kind:"failed",problem:K({...v,kind:"port"})};return{...le(d,"service",u.url),outcome:C,mirror:u}}const h=b=>b.kind==="network"&&(0,ee.jr)(b.url)===(0,ee.
jr)(n),p=o.filter(b=>l(s,b)?.methods.some(h)),k=i(d)?{url:f.value,origin:null}:"not-allowed",y=`mirror ${(0,ee.jr)(f.value)}`,{[e]:I=le(d,"service")}=await c({host:d,
clients:p,at:()=>k,once:y,read:a,maxRedirects:ya,patience:b=>b.client==="opentofu"?{...b,retries:0}:b});return{...I,mirror:u}}function va({head:e,body:n},t,s){const o=De.
oM(fe(n),e.contentType);if(!o.ok)return o;const r=o.value.filter(a=>(0,ce.rK)(a)!==null);return s.keep(r)?(0,P.Ju)((0,G.tF)("provider",r,{work:s})):(0,P.TR)(E.ch)}
function $a([e,...n]){if(n.length===0)return e;const t=[e,...n],s=t.filter(({outcome:c})=>c.kind==="not-asked"),o=t.find(Ma)??s.find(({outcome:c})=>c.kind==="no\
t-asked"&&c.why!=="service")??s[0];if(o!==void 0)return o;const r=t.flatMap(c=>(0,G.Of)(c)??[]),a=t.find(c=>(0,G.Of)(c)!==null);return a===void 0||r.every(({texts:c})=>c.
length===0)?t.find(({mirror:c})=>c===void 0)??a??e:{...a,outcome:{kind:"read",value:Oa(r)}}}const Ma=({outcome:e})=>e.kind==="failed"||e.kind==="unreadable"||e.
kind==="status"&&e.status!==404,Oa=e=>(0,G.tF)("provider",[...new Set(e.flatMap(({texts:n})=>n))],{work:e.find(({work:n})=>n!==void 0)?.work,compatible:e.flatMap(
({compatible:n=[]})=>n),warnings:e.flatMap(({warnings:n=[]})=>n)});function ba(e,n){const{address:t,clients:s}=e,o=i=>n.methodsOf(t,i)?.methods??[Kt],r=i=>o(i).
every(({kind:l})=>l==="direct"),a=Ut({...e,clients:s.filter(r)},n),c=async(i,l)=>{if(i.kind==="local")return xa(e,i,n);if(i.kind==="network")return Ia(l,e,i,n);
const u=r(l)?a:Ut({...e,clients:[l]},n);return Ta(l,e,await u,n)};return async i=>{let l=null;for(const u of o(i))if(l=await c(u,i),l?.steps.some(({kind:d})=>d===
"platform")!==!0)return l;return l}}function xa({address:e,version:n,platform:t},s,o){const r=o.localPackages(s,e);if(r===null||r==="missing")return null;const a=r.
some(l=>l.version===n&&l.platform===t),i={kind:"asked",part:"document",answer:{...Bt(s,e,o),outcome:Me}};return{platform:t,steps:a?[i]:[i,{kind:"platform"}],hashes:null}}
function Ut({address:e,version:n,platform:t,clients:s},{send:o,belowService:r}){const{host:a}=e,c=r(W.xq,a,i=>(0,de.ad)(i,e,n,t));return o({host:a,clients:s,at:c,
read:P.Ju})}async function Ta(e,{platform:n},{[e]:t},s){if(t===void 0)return null;const r=e==="opentofu"&&!(0,Z.sX)(s.versionOf(e))?"opentofu before 1.12":e;return await jt(
e,n,t,({body:c,url:i})=>{const l=De.h(fe(c),r);if(!l.ok)return l;const u=Je.KB(l.value,n,i),{shasums_url:d,shasums_signature_url:f}=l.value,h=[d,f,l.value.download_url].
map(v=>(0,de.Fl)(i,v)),[p,k,y]=h.flatMap(v=>v.ok?v.value:[]),I=p&&k&&y&&u.early.every(({kind:v})=>v==="no-archive"),b=I?{sums:p,signature:k,document:l.value}:null;
return(0,P.Ju)({...u,signed:b,archive:I?y:null})},s)}async function Ia(e,n,t,s){const{platform:o,version:r}=n,a=await Nt(e,t,n,`${r}.json`,P.Ju,s);return await jt(
e,o,a,({head:i,body:l,url:u})=>{const d=De.I0(fe(l),i.contentType,o);if(!d.ok)return d;const f={...Je.uH(d.value,o),signed:null};if(d.value===null)return(0,P.Ju)(
{...f,archive:null});const h=(0,de.Fl)(u,d.value.url);return h.ok?(0,P.Ju)({...f,archive:h.value}):(0,P.TR)(`has an invalid \`url\`: ${h.why}`)},s)}async function jt(e,n,t,s,o){
const{outcome:r,host:a}=t,c=v=>({kind:"asked",part:"document",answer:{...t,outcome:v}});if(r.kind!=="read"){const C=r.kind==="status"&&r.status===404&&!t.mirror?
[{kind:"platform",response:r}]:[];return{platform:n,steps:[c(r),...C],hashes:null}}const i=s(r.value);if(!i.ok){const v={kind:"unreadable",why:i.why,page:null};
return{platform:n,steps:[c(v)],hashes:null}}const{early:l,late:u,hashes:d,signed:f,archive:h}=i.value,p=[c(Me),...l],k={registry:a,client:e,origin:o.originOf(t.
lastHop)},y=async(v,C,Y)=>{const D=await Le({...k,url:C},Y,o);return p.push({kind:"asked",part:v,answer:D}),D.outcome.kind==="read"?D.outcome.value:null},I=f&&await y(
"sums",f.sums,ft),b=f&&I!==null?await y("signature",f.signature,wr):null;if(h!==null&&(f===null||b!==null)&&await y("archive",h,fr),f===null)return{platform:n,steps:p,
hashes:d};if(p.push(...u),I!==null){const v=Je.yI((0,P._6)(I),f.document);v!==null&&p.push({kind:"sums",url:(0,ee.Pl)(f.sums),why:v});const C=f.document.signing_keys.
gpg_public_keys,Y=e==="opentofu"&&a===(0,_.Vm)(e),D=C.length===0&&o.mayLackKeys&&Y,ne={...o.expiry,client:e,version:o.versionOf(e)},te=b===null||D?null:ra({sums:I,
signature:b,keys:C},ne);te!==null&&p.push({kind:"unsigned",...te})}return{platform:n,steps:p,hashes:d}}const Ft=({depth:e})=>e==="packages"||e==="init";function Ht(e,n){
const{checkouts:t,directory:s,dialect:o,configs:r,learn:a,settings:c,machine:i}=n,l=t?.plugins??null,{platform:u}=i,{upgrade:d}=c,f={root:s,plugins:l,roots:e,dialect:o,
platform:u,upgrade:d,asksMirrors:!0};return(0,Zo.xH)(r,f,a)}async function Ea(e,n,t){const{upgrade:s}=n.settings,o=(f,h)=>Wt(In(e,f,h,s,t),n,t),[[r,...a],[c,i,...l]]=await Promise.
all([Tn(e,t).then(f=>Promise.all([f,o("provider",f)])),wt(e,t).then(f=>Promise.all([f,yt(e,f,t),o("module",f)]))]),u=zt(e,[...l,...a].flat()),d=new Map([...c,...r]);
return{items:u,versions:d,inside:i,direct:[],notes:[],requirements:[]}}async function Sa(e,n,t){const{following:s,settings:o,stop:r}=n,[a,c]=await Promise.all([
Tn(e,t),Br(e,{...t,...s,stop:r})]),{modules:i,evidenceOf:l,notes:u,roots:d}=c,f={...t,...Ht(d,n)},h=(D,ne)=>f.methodsOf(D,ne.client)===null&&!f.isInstalled(D,ne),
p=(0,rt.T5)(d,h,t.clients);await s.reach(p);const k=await Tn(d,f,a),[y,I]=await Promise.all([yt(d,i,f,(D,ne)=>!!l(D,ne)?.opened),Wt(In(d,"provider",k,o.upgrade,
f),n,f)]),b=In(d,"module",i,o.upgrade,f).map(D=>{const ne=D.kind==="module"?l(D.of,D.root.client):null;return ne===null?D:{...D,packages:[ne]}}),v=zt(d,[...b,...I]),
C=new Map([...i,...k]),Y=u(Dn(d,i));return{items:v,versions:C,inside:y,direct:Ca(c),notes:Y,requirements:p}}const Ca=({roots:e,evidenceOf:n})=>e.flatMap(t=>t.calls.
flatMap(s=>{const o=s.module===null?n(s,t.client):null;return o===null?[]:{root:t,call:s,evidence:o}})),zt=(e,n)=>{const t=Map.groupBy(n,({root:s})=>s);return e.
flatMap(s=>t.get(s)??[])};async function Wt(e,{settings:n,machine:t},s){const o=n.platforms.length===0?[t.platform]:n.platforms,r=e[0]?.kind==="module";return Ft(
n)?Aa(e,r?[""]:o,s):e}function In(e,n,t,s,{versionOf:o,methodsOf:r,isInstalled:a}){return e.flatMap(c=>{const{client:i}=c;if(n==="module")return c.calls.flatMap(
u=>{const{module:d,isOpen:f}=u;if(d===null)return[];const h=Jt(t,d,i),p=f?{answer:h,choice:null}:Xt(h,u,{client:i});return[{kind:n,root:c,of:u,wants:d,...p,packages:[]}]});
const l=(0,Z.Jd)(i,o(i));return c.providers.map(u=>{const{provider:d,locked:f}=u,p=r(d,i)===null&&a(d,c)?le(d.host,"service"):Jt(t,d,i),k=s?null:f?.text??null,y=Xt(
p,u,{client:i,lockedVersion:k,rejectsUnreadable:l});return{kind:n,root:c,of:u,wants:d,...y,packages:[]}})})}const Jt=(e,n,t)=>e.get((0,w.IY)(n))?.[t]??le(n.host,
"service");function Xt(e,n,t){const s=(0,G.Of)(e),o=(0,w.Im)(n).map(({text:a})=>a),r=s&&(0,G.EH)(o,s,t);return s===null||r!==null?{answer:e,choice:r}:{answer:{...e,
outcome:{kind:"not-asked",why:"work"}},choice:r}}async function Aa(e,n,t){const s=e.flatMap(c=>c.choice?.kind==="chosen"?[{item:c,version:c.choice.version}]:[]),
o=(0,L.c1)(s,({item:c,version:i})=>`${(0,w.IY)(c.wants)} ${i}`),r=n.flatMap(c=>o.map(async i=>{const[l,...u]=i.filter(({item:{kind:b,of:v,root:C},version:Y})=>b===
"module"||!t.isCached(v,C,Y,c));if(l===void 0)return[];const d=[l,...u],{item:f,version:h}=l,p=[...new Set(d.map(({item:b})=>b.root.client))],k={version:h,clients:p,
platform:c},y=f.kind==="module"?ht({...k,address:f.wants},t):ba({...k,address:f.wants},t),I=(0,ye.O)(y);return Promise.all(d.map(async({item:b})=>[b,await I(b.root.
client)]))})),a=Map.groupBy((await Promise.all(r)).flat(),([c])=>c);return e.map(c=>{const i=a.get(c)??[];return{...c,packages:i.flatMap(([,l])=>l??[])}})}var Gt=g(
8225);const Pa=1e4;async function Ra(e,n){const s=n.visits.values().flatMap(r=>La(r).map(a=>({visit:r,url:a,host:(0,A.Pm)(a)??""}))).filter(({visit:r,url:a,host:c})=>a.
scheme==="https"&&c!==r.host&&(0,Ie.X5)(a).ok&&n.isAllowed(c)),o=(0,L.t6)([...s],({host:r})=>r).map(async({visit:r,url:a})=>{const{host:c}=r,i=await Da(r,a,n),l=e.
some(u=>u.host===c&&u.service===W.S3);return i===null?[]:[{host:c,problem:i,isRequired:l}]});return(await Promise.all(o)).flat()}function La({host:e,attempt:{discovery:n}}){
if(n.kind!=="found")return[];const t=(0,A.nx)(e),{url:s,services:o}=n,a=(0,W.TE)(W.S3,{services:o,documentUrl:s,display:t,client:"terraform"});return a.kind!=="\
object"?[]:(0,Gt.u)((0,Gt.m)(a.value,s,t).value).map(({url:c})=>c)}async function Da({host:e,attempt:n},t,{send:s,originOf:o,timeoutMs:r}){const{terraform:a}=await s(
{host:e,clients:["terraform"],at:()=>({url:t,origin:o(n.hops[0])}),isAnonymous:!0,headers:{},maxRedirects:0,patience:({client:c})=>({client:c,attemptMs:r??Pa,retries:1}),
accepts:()=>!0,plan:()=>({kind:"excerpt",maxBytes:0}),read:()=>(0,P.Ju)(null)});return a?.outcome.kind!=="failed"?null:(a.lastHop?.status??null)===null?a.outcome.
problem:null}var En=g(7688);const Yt=500;function Ka(e,{pass:n,room:t}){const s=new Map;return(o,r,a)=>{const{token:c,origin:i}=r,l=JSON.stringify([(0,ee.jr)(o.
url),Vt(o),c,i?.isPublic]),u=s.get(l);if(u!==void 0)return u;const d=s.size>=Yt?Promise.resolve(Ce(Na)):o.kind==="git"?Ua(o,r,t,e,a):n(o.url.host,()=>ja(o,r,t,a));
return s.set(l,d),d}}const Vt=e=>JSON.stringify({...e,url:void 0,subdirectory:void 0}),Ba={isPublic:!0},Ce=e=>({steps:[e],tree:null,origin:Ba}),Na={kind:"unread",
why:`this check opens at most ${Yt} packages`},Zt={kind:"unread",why:"max-requests allows no further request to its host",cure:"increase `max-requests`"};async function Ua(e,{
registry:n,origin:t},s,o,{countTransfer:r}){if(!r(e.url))return Ce(Zt);const{isPublic:a,...c}=await o(e,t),l={kind:"asked",part:"repository",answer:{...le(n,"se\
rvice",(0,ee.Pl)(e.url)),outcome:Me}};return Sn(l,c,{isPublic:a},s)}function Sn(e,n,t,s){const o=r=>({steps:[e,r],tree:null,origin:t});if(n.kind!=="read")return o(
n);for(const r of n.tree.files.values())s.kept-=r.length;return s.kept<0?o(En.kJ):{steps:[e],tree:n.tree,origin:t}}async function ja(e,n,t,s){if(t.bytes<=0)return Ce(
En.sP);const{readPackage:o}=await Promise.all([g.e(8304),g.e(6418)]).then(g.bind(g,6418)),r=await Fa(e,n,s);if("steps"in r)return r;let a=En.sP;const c=async y=>{
a=await o(r,Ha(y,t))},i=e.kind==="direct"?dt:Re,l=await Le(n,mr(i,Vt(e),c,()=>a),s),{outcome:u}=l;if(u.kind==="not-asked"&&u.why==="limit")return Ce(Zt);const f={
kind:"asked",part:"archive",answer:u.kind==="read"?{...l,outcome:Me}:l},h=s.originOf(l.lastHop);if(u.kind==="read")return Sn(f,u.value,h,t);if(!(u.kind==="faile\
d"&&u.problem.code==="host-timeout"))return{steps:[f],tree:null,origin:h};const k={...f,answer:{...l,outcome:Me}};return Sn(k,{kind:"unread",why:(0,m.pj)(u.problem.
message)},h,t)}async function Fa(e,n,t){const{kind:s,url:o}=e,[,r]=/^file:(.*)/s.exec(s==="archive"&&e.checksum||"")??[];if(r===void 0)return e;const a=(0,ee.Dl)(
r);if(!a.ok||!/^https?$/.test(a.value.scheme))return Ce({kind:"unread",why:"its checksum is in a file that this check does not fetch"});const c={...n,url:a.value},
i=await Le(c,yr,t),{outcome:l,lastHop:u}=i,d={kind:"asked",part:"sums",answer:i};if(l.kind!=="read")return{steps:[d],tree:null,origin:t.originOf(u)};const{checksumIn:f}=await Promise.
all([g.e(8304),g.e(6418)]).then(g.bind(g,6418)),h=f(l.value,o.path,a.value.path),p=`invalid checksum: no checksum found in: ${(0,ee.Pl)(a.value)}`;return h===null?
Ce({kind:"broken",why:p}):{...e,checksum:h}}async function*Ha(e,n){for await(const t of e)n.bytes-=t.length,yield t}function za({settings:e,network:n,visits:t,dialect:s,
requirements:o}){const r=o.filter(({because:h})=>h.some(p=>typeof p!="string")),a=e.hostnames.flatMap(h=>h.addresses),c=Qt(a).difference(Qt(r)),i=h=>A.Jr(h,e.allowedHosts),
l=h=>A.ev(h,e),u=h=>{const p=(0,ee.Dl)(h?.url??""),k=p.ok?(0,Ie.X5)(p.value):null,{address:y=null}=h??{};return{isPublic:!k?.ok||(0,Ie.Ul)(n,k.value.name,y)}},d=(h,p,k)=>{
const y=t.get(p);if(y===void 0)return"service";const{discovery:I,hops:b}=y.attempt,v=y.forced.find(nc=>nc.client===k),C=v===void 0?I:{...v,kind:"found",url:A.cu(
p)};if(C.kind!=="found")return"service";const{url:Y,services:D}=C,ne=A.nx(p),te=(0,W.TE)(h,{services:D,documentUrl:Y,display:ne,client:k});if(te.kind!=="url"||!(0,Ie.
X5)(te.url).ok)return"service";const{url:Oe}=te;if(v!==void 0)return{url:Oe,origin:null};const Ve=A.Pm(Oe)??"";return Ve===p||l(Ve)||c.has(`${p} ${h}`)?{url:Oe,
origin:u(b[0])}:"not-allowed"},f=(h,p,k)=>y=>{const I=d(h,p,y);return typeof I=="string"?I:{...I,url:k(I.url)}};return{clients:s.clients,visits:t,belowService:f,
isAllowed:i,isNamed:l,originOf:u}}const Qt=e=>new Set(e.map(({host:n,service:t})=>`${n} ${t}`));var qt=g(9968);const Wa=1e6,Ja=1e5,Xa=2e4;class Ga{#e;constructor(n,t){
this.#e=Wa+n*Ja+t*Xa}get isSpent(){return this.#e<0}read({bytes:n,truncated:t}){let s=0;for(const o of n)(o===44||o===91||o===123)&&(s+=1);return this.#t((t?1:1/
8)*n.length+12*s)}keep(n){return this.#t(n.reduce((t,{length:s})=>t+16*s+100,0))}choose(n,t){return this.#t(n*(25+2*t))}#t(n){return this.#e-=n,!this.isSpent}}var Ya=g(
3065);const Va=9;function Za(e,n,t){const s=Qa(e,n,t),o=(0,ye.O)(r=>es(r,s),({once:r})=>r);return{versionOf:s.versionOf,countTransfer:r=>n.countTransfer(r),hasToken:async r=>(await s.
tokenOf(r)).token!==null,send:r=>r.once===void 0?es(r,s):o(r)}}const _t={token:null,source:null};function Qa(e,n,t){const{configs:s,credentials:o,dialect:r,machine:a,
learn:c,progress:i,settings:l}=e,u=new Map(s.map(f=>[f.client,f.patience]));let d=0;return i({total:t,done:d}),{ask:async f=>{const h=await n.ask(f);return d+=1,
i({total:Math.max(t,d),done:d}),h},versionOf:f=>(0,Z.tB)(f,r.versions),patienceOf:f=>u.get(f)??{client:f,attemptMs:1e4,retries:1},tokenOf:async f=>{const{answer:h}=await o.
find(f),{token:p=null,source:k=null,isUnsendable:y}=h??{};return p===null||y?_t:{token:p,source:k}},workOf:(0,ye.O)(f=>new Ga(l.maxRequests,t)),withLogin:(0,Ya.
i5)(a,c)}}async function es(e,n){const{host:t,clients:s,at:o,netrc:r,isAnonymous:a}=e;if(s.length===0)return{};const c=s.map(d=>{const f=o(d);return typeof f=="\
string"||!r?.includes(d)?{client:d,where:f}:{client:d,where:{...f,url:n.withLogin(f.url)}}}),i=(0,L.c1)(c,({where:d})=>typeof d=="string"?d:(0,ee.jr)(d.url)),l=a?
_t:await n.tokenOf(t),u=i.map(d=>qa(e,d,l,n));return Object.fromEntries((await Promise.all(u)).flat())}async function qa(e,n,{token:t,source:s},{ask:o,patienceOf:r,
versionOf:a,workOf:c}){const{host:i,headers:l,maxRedirects:u=Va,patience:d=v=>v}=e,[{client:f,where:h}]=n,p=n.map(({client:v})=>v),k=v=>p.map(C=>[C,v]),y=(v,C)=>({
...le(i,v,C),tokenSource:s});if(typeof h=="string")return k(y(h));const I=(0,ee.Pl)(h.url),b=c(i);if(b.isSpent)return k(y("work",I));try{const v=await o({...h,host:i,
token:t,headers:l??{"x-terraform-version":a(f)},planBody:D=>nt(D,e)??et.IK,maxRedirects:u,patience:p.map(D=>d(r(D)))});if(typeof v=="string")return k(y(v,I));const C=v.
at(-1)?.hops.at(-1)??null,Y=Map.groupBy(p,D=>jo(v,d(r(D))));return Array.from(Y,([D,ne])=>{const te=Fo(D,h.url,e,b),Oe={host:i,url:I,tokenSource:s,outcome:te,attempts:v.
length,lastHop:C};return ne.map(Ve=>[Ve,Oe])}).flat()}catch(v){if((0,qt.qo)(v))throw v;const C=(0,He.n3)({host:(0,A.nx)(i),thrown:v});return k({...y("service",I),
outcome:{kind:"not-asked",why:"unchecked",problem:C}})}}async function _a(e,n){const{dialect:t,settings:s,machine:o,checkouts:r,following:a,concurrency:c}=n,i=[
...e,...(0,To.n)(s.hostnames,t.clients)],l=i.flatMap(({calls:h})=>h.flatMap(({module:p})=>p??[])),u=i.flatMap(({providers:h})=>h.map(({provider:p})=>p)),d=new Set(
[...l,...u].map(w.IY)).size,f=new Ko({...n,maxRequests:s.maxRequests});try{const{environment:h}=o,p={...Za(n,f,d),...za(n),...Ht(i,n),concurrency:c,timeoutMs:s.
timeoutMs,mayLackKeys:h.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true",expiry:{now:n.now(),refusesExpired:h.OPENTOFU_ENFORCE_GPG_EXPIRATION==="true"},open:a&&Ka(a.fetchRepository,
a.transfers)},[k,y,I]=await Promise.all([a===null?Ea(i,n,p):Sa(i,{...n,following:a},p),Go(Vo(n.usages,h),p),Ra(n.requirements,p)]),b=new Set(k.items.flatMap(({root:Y})=>Y.
lockFile??[])),v=()=>r?.lockHashes??(0,Io.hc)(b,n.directory),C=Ft(s)?v():new Map;return{...k,lockHashes:C,clouds:y,logins:I,requests:f.requests}}finally{f.close()}}
async function ec(e,n,t){try{return yo(await _a(e,n),t)}catch(s){if((0,qt.qo)(s))throw s;const o=[...n.visits.values()].flatMap(({host:r,attempt:a})=>a.discovery.
kind==="found"?(0,q.kH)((0,He.n3)({host:(0,A.nx)(r),thrown:s}),{host:r}):[]);return{...xo.j7,notes:o}}}})};export{oc as id,rc as ids,ac as modules};
