const oi=4456,ri=[4456,304],ai={1303:((Be,de,g)=>{g.d(de,{EH:()=>q,Of:()=>Z,tF:()=>m,y0:()=>se});var w=g(304),T=g(523);const Z=R=>R?.outcome.value??null,D=new WeakMap;
function m(R,j,_={}){const U=j.map(se[R].parseVersion),F=U.filter(J=>J!==null),W=(0,w.s5)(F),[N]=F.filter(T.Ty).sort((J,H)=>(0,T.Zy)(H,J));return{kind:R,texts:j,
unreadable:j.filter((J,H)=>U[H]===null),newest:W&&(0,T.Cg)(W),preRelease:N?(0,T.Cg)(N):null,..._}}const se={module:{parseVersion:T.oF,parseConstraint:T.PW,isMeetable:w.
gH,choose:w.iM},provider:{parseVersion:T.rK,parseConstraint:T._T,isMeetable:w.Nd,choose:w.XA}};function q(R,j,_){const U=D.get(j)??new Map;D.set(j,U);const{client:F,
lockedVersion:W=null,rejectsUnreadable:N=!1}=_,J=JSON.stringify([R,F,W,N]),H=U.get(J),A=R.join(",").split(",").length;if(H||j.work?.choose(j.texts.length,A)===!1)
return H??null;const ee=G(R,j,_);return U.set(J,ee),ee}function G(R,j,{client:_,lockedVersion:U=null,rejectsUnreadable:F=!1}){const{parseVersion:W,parseConstraint:N,
isMeetable:J,choose:H}=se[j.kind],A=x(R,N);if(A===null||!J(A,_))return{kind:"refused"};const ee=U===null?null:W(U);if(ee!==null&&H([ee],A,_)===null)return{kind:"\
refused"};if(F&&j.unreadable.length>0)return{kind:"unreadable"};const X=j.texts.map(W).filter(Q=>Q!==null);if(X.length===0)return{kind:"empty"};const ae=H(X,A,_);
if(ee!==null){const Q=(0,T.Cg)(ee);return X.some(Pe=>(0,T.Cg)(Pe)===Q)?{kind:"chosen",version:Q}:{kind:"locked-gone",version:Q,upgrade:ae&&(0,T.Cg)(ae)}}if(ae!==
null)return{kind:"chosen",version:(0,T.Cg)(ae)};const ce=Q=>H(X,Q,_)!==null;return{kind:"none-fits",conflict:A.length**2*X.length>I?A:(0,w.Sx)(A,ce)}}const I=1e6;
function x(R,j){const _=[];for(const U of R){const F=j(U);if(!F.ok)return null;for(const W of F.value)_.push({...W,whole:U})}return _}}),1598:((Be,de,g)=>{g.d(de,
{N:()=>I,n:()=>_});var w=g(7811),T=g(255),Z=g(5243),D=g(3846),m=g(5106),se=g(1303),q=g(2172);const G={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such as mo\
dules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function I({host:U,service:F,text:W},N){const[
,J="",H]=/^([^@]*)(?:@(.*))?$/s.exec(W)??[],A=H===void 0?null:{text:H,place:q.cd},ee=`${(0,T.pk)(U)}/${J}`,ae=(F===m.e$?x:R)(ee,A,N);return ae.ok?ae:(0,w.TR)(`${ae.
why}; expected ${F}=${G[F]}`)}function x(U,F,W){const N=(0,Z.rE)(U,W);if(!N.ok)return N;const J=j(F,"module",W);if(J!==null)return(0,w.TR)(J);const H=q.cd;return(0,w.
Ju)({address:U,source:U,place:H,module:N.value,constraint:F,isOpen:!1})}function R(U,F,W){const N=(0,D.mi)(U,W);if(U.split("/").length!==3||N.kind!=="registry")
return(0,w.TR)(N.kind==="invalid"?N.error:"not a provider of a registry");const J=j(F,"provider",W);if(J!==null)return(0,w.TR)(J);const H=F===null?[]:[F];return(0,w.
Ju)({provider:N,places:[q.cd],constraints:H,locked:null})}function j(U,F,W){if(U===null)return null;const N=se.y0[F].parseConstraint(U.text);return N.ok?se.y0[F].
isMeetable(N.value,W)?null:`no version can match ${U.text}`:N.why}function _(U,F){const W=U.flatMap(({addresses:N})=>N);return W.length===0?[]:F.map(N=>{const J=W.
flatMap(H=>{const A=I(H,N);return A.ok?[A.value]:[]});return{directory:q.cd.file,client:N,directories:[],calls:J.filter(H=>"module"in H),providers:J.filter(H=>"\
provider"in H),lockFile:null,clientVersions:[],refused:[]}})}}),7706:((Be,de,g)=>{g.d(de,{ME:()=>Z,ho:()=>se,io:()=>I,jP:()=>D});var w=g(8032),T=g(9615);const Z=()=>(0,T.
CC)("block-reserved",{message:"required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version",help:"move \
it into a terraform block"});function D({kind:x}){const{client:R,what:j}=w.$I[x];return(0,T.CC)("block-unsupported",{message:`${j} is supported by ${w.bB[R]} on\
ly`,help:R==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const m={twice:({what:x,first:R})=>({
message:`${x} is defined a second time; the first time is in ${R}`,help:x.includes(".")?"remove or rename one of them":"write one block only"}),"no-base":({what:x})=>({
message:`this override file changes ${x}, which no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it her\
e"}),"of-cli":({type:x})=>({message:`${x} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to t\
he file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),reserved:({what:x})=>({message:`${x} has a name that calls of a module need for the\
mselves`,help:"rename the variable"}),"quoted-type":({what:x})=>({message:`the type of ${x} is in quotes`,help:'remove the quotes; write `list(string)` for "lis\
t", and `map(string)` for "map"'}),argument:({what:x,argument:R})=>({message:`${x} cannot have the argument ${R}`,help:"write `source`, `version` and `configura\
tion_aliases` only; a `provider` block configures the provider"}),"local-name":({name:x,normal:R})=>({message:`"${x}" cannot be the local name of a provider`,help:R===
null?"use letters, digits and dashes only, with no dash at either end":`write ${R}`})},se=x=>(0,T.CC)("block-invalid",(0,T.Z9)(m,x)),q="use another version of t\
he module that has this call",G={"not-passed":({call:x,name:R,canChange:j})=>({message:`${x} does not pass the provider configuration ${R}, which its module exp\
ects`,help:j?`add \`${R} = \u2026\` to the \`providers\` of the call`:q}),overridden:({call:x,name:R,canChange:j})=>({message:`${x} passes the provider configur\
ation ${R}, which its module has itself`,help:j?`remove \`${R}\` from the \`providers\` of the call`:q}),repeated:({call:x,argument:R,canChange:j})=>({message:`${x}\
 has \`${R}\`, but its module configures a provider itself`,help:j?`remove \`${R}\`, or use a version of the module without \`provider\` blocks`:q})},I=x=>(0,T.
CC)("block-providers",(0,T.Z9)(G,x))}),304:((Be,de,g)=>{g.d(de,{CM:()=>G,Hn:()=>q,Lt:()=>Ne,Nd:()=>H,Sx:()=>ge,XA:()=>D,gH:()=>J,iM:()=>Z,jF:()=>se,s5:()=>m});var w=g(
9119),T=g(523);function Z($,b,M){const E=R(b,M);return x($,K=>(!(0,T.Ty)(K)||(0,T.Cg)(K)===E)&&I(K,b))}function D($,b){return x($,M=>(!(0,T.Ty)(M)||b.some(E=>_(
M,E)))&&!j(M)&&b.every(E=>W(M,E)))}const m=$=>x($,b=>!(0,T.Ty)(b));function se($){const b=$.filter(M=>M.operator==="=");return b.length===1&&b.every(({version:M})=>j(
{...M,build:""}))}function q($,b,M){const E=(0,T.oF)($),K=(0,T.PW)(b);return E!==null&&K.ok&&Z([E],K.value,M)!==null}function G($,b){const[M,E]=[(0,T.rK)($),(0,T.
_T)(b)];return M===null||!E.ok||D([M],E.value)!==null}const I=($,b)=>b.every(M=>F($,M));function x($,b){let M=null;for(const E of $.filter(b))(M===null||(0,T.Zy)(
E,M)>0)&&(M=E);return M}function R($,b){const[M,E]=$;if(M===void 0||E!==void 0)return null;const K=M.text.trim().replace(b==="opentofu"?/^=?v?/:/^=?/,""),z=(0,T.
rK)(K);return z===null?null:(0,T.Cg)(z)}const j=({numbers:$,pre:b,build:M})=>b===""&&M===""&&$.every(E=>E===0n),_=($,b)=>b.operator==="="&&U($,b.version),U=($,b)=>$.
build===b.build&&(0,T.Zy)($,b)===0;function F($,{operator:b,version:M}){const E=(0,T.Zy)($,M);if(b==="=")return E===0;if(b==="!=")return E!==0;if(b!=="~>")return N(
E,b);const K=M.numbers.slice(0,M.written-1);return E>=0&&!(0,T.Ty)(M)&&M.numbers.length<=$.numbers.length&&K.every((z,re)=>z===$.numbers[re])}function W($,b){const{
operator:M,version:E}=b;if(M==="=")return _($,b);if(M==="!=")return!U($,E);const K=(0,T.Zy)($,E);if(M!=="~>")return N(K,M);const[z=0n,re=0n]=E.numbers,we=E.written===
3?[z,re+1n,0n]:[z+1n,0n,0n];return K>=0&&(0,T.Zy)($,{...E,numbers:we,pre:""})<0}const N=($,b)=>({">":$>0,">=":$>=0,"<":$<0,"<=":$<=0})[b];function J($,b){if(X($))
return!0;const M=ae($),E=Math.max(...M.map(({numbers:z})=>z.length)),K=M.flatMap(z=>{const re=Array.from({length:E},(we,Oe)=>z.numbers[Oe]??0n);return[z,ce(re),
ce([...re,1n])]});return Z(K,$,b)!==null}function H($){const b=(0,w.t6)($,T.mb);if(X(b))return!0;const M=ae(b),E="x".repeat(1+Math.max(...M.map(z=>z.build.length))),
K=M.flatMap(z=>{const[re=0n,we=0n,Oe=0n]=z.numbers,Qe=[re,we,Oe+1n];return[z,ce([re,we,Oe],E),ce(Qe,E)]});return D(K,b)!==null}const A=50,ee=100,X=$=>$.length>A||
$.some(({text:b})=>b.length>ee),ae=$=>{const b=[ce([0n,0n,0n]),...$.map(M=>M.version)];return[...new Map(b.map(M=>[(0,T.Cg)(M),M])).values()]},ce=($,b="")=>({text:"",
numbers:$,written:$.length,pre:"",build:b});function ge($,b){const M=(0,w.t6)($,T.mb),E=b(M)?$:M;if(X(E))return $;const K=Q(E,b)??Pe(E,b),z=new Set(K.map(T.mb));
return $.filter(re=>z.has((0,T.mb)(re)))}function Q($,b){const M=$.findLast(E=>!b([E]));if(M!==void 0)return[M];for(const[E,K]of[...$.entries()].reverse()){const z=$.
slice(0,E).findLast(re=>!b([re,K]));if(z!==void 0)return[z,K]}return null}const Pe=($,b)=>$.reduce((M,E)=>{const K=M.filter(z=>z!==E);return b(K)?M:K},$);function Ne($,b){
const M=(0,T.PW)($),E=(0,T.oF)(b);if(!M.ok||E===null||M.value.some(K=>(0,T.Ty)(K.version)))return!1;if(E.written<3){const K=(0,T.PW)(`~> ${E.numbers.slice(0,E.written).
join(".")}.0`);return K.ok&&!J([...M.value,...K.value],"terraform")}return!I({...E,pre:""},M.value)}}),7907:((Be,de,g)=>{g.r(de),g.d(de,{predictInit:()=>ei});var w=g(
2172),T=g(3791),Z=g(2170),D=g(9119),m=g(1780),se=g(2886),q=g(6360),G=g(8032),I=g(9432),x=g(9615),R=g(4481);function j({host:e,hasToken:n},t){if(e==="registry.te\
rraform.io")return`see https://${e}/namespaces/${t.split("/")[0]}`;if(!(0,G.n3)(e))return n?"a private registry may also return 404 if the token has no access":
(0,R.nP)(e,"","if the registry requires a token, ")}function _(e,n,t,{kind:s,cure:o,check:r=""}){const{host:a,isAll:i,near:c}=n,[l=""]=t,u=t.length<=1,d=(0,m.xI)`check the URL of ${s}s.v1 in the discovery document of ${(0,m.
KT)(a)}${r}`,f=u?`no ${s} ${l}`:`none of ${t.length} required ${s}s`,h=c===null?"":`write ${c}, or `,k={operator:u?(0,m.xI)`${i?(0,m.xI)`${d}, or `:h}publish ${l}`:
d,...u&&{user:`${h}${o}`}},y=(0,m.xI)`${(0,m.KT)(a)} has ${f}: ${(0,I._r)(n)}`;return(0,x.CC)(e,{message:y,...k,note:j(n,l)})}const U=e=>_("module-unknown",e,e.
modules,{kind:"module",cure:"correct the source address"});function F(e){const{host:n,providers:t,meant:s,kind:o,isAll:r}=e,[a=""]=t,i=c=>(0,m.xI)`add ${(0,m.KT)(
a)} to the ${c}, for example with \`terraform providers mirror\``;return o==="directory"?(0,x.CC)("provider-unknown",{message:(0,m.xI)`the directory ${(0,I.dh)(
n)} has no provider ${(0,m.KT)(a)}`,help:i("directory")}):o==="network mirror"?(0,x.CC)("provider-unknown",{message:(0,m.xI)`the network mirror ${(0,m.KT)(n)} has ${t.
length>1?`none of ${t.length} required providers`:(0,m.xI)`no provider ${(0,m.KT)(a)}`}: ${(0,I._r)(e)}`,operator:i("mirror"),user:`${r?"check `url`, which must\
 be that of a network mirror (HOST/NAMESPACE/TYPE/index.json), not of a registry; or ":""}add the provider to \`include\` of a \`direct\` block in the CLI configura\
tion`}):s!==null?(0,x.CC)("provider-unknown",{message:(0,m.xI)`${(0,m.KT)(n)} has no provider ${a}: ${(0,I._r)(e)}`,help:`did you mean ${s}? set \`source = "${s}\
"\` in \`required_providers\` of every module that uses it`}):_("provider-unknown",e,t,{kind:"provider",cure:`correct \`source\` in \`required_providers\`, or add t\
he \`source\` that a child module lacks${n==="registry.opentofu.org"?`; for a provider that only Terraform\u2019s registry has, write \`source = "registry.terraform.i\
o/${a}"\`, or submit it at https://github.com/opentofu/registry/issues`:""}`,check:", which must end in a slash"})}const W={path:({mirror:e,at:n})=>({message:`t\
he mirror directory ${(0,I.dh)(e)} (${n}) does not exist`,help:"create the directory before `init`, for example with `terraform providers mirror`, or correct th\
e path"}),port:({mirror:e,at:n,provider:t})=>({message:(0,m.xI)`the network mirror ${(0,m.KT)(e)} (${n}) cannot have ${(0,m.KT)(t)}, because the CLIs read a host with a port as a URL scheme`,
help:(0,m.xI)`add \`exclude = ["${(0,m.KT)(`${t.split("/")[0]}/*/*`)}"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}),slash:e=>({message:(0,m.
xI)`the URL of the network mirror ${(0,m.KT)(e.mirror)} has no slash at the end, so the CLIs request ${(0,m.KT)(e.asked)}, which ${(0,I.dh)(e.result)}`,help:(0,m.
xI)`set \`url = "${(0,m.KT)(`${e.mirror}/`)}"\``,...e.isUsable&&{severity:"warning"}})},N=e=>(0,x.CC)("mirror-url",(0,x.Z9)(W,e));function J({provider:e,version:n,
mirror:t,isListed:s,...o}){const r=(0,m.xI)`${(0,m.KT)(e)} ${(0,I.dh)(n,40)}`;return(0,x.CC)("mirror-version",{message:s?(0,m.xI)`the network mirror ${(0,m.KT)(
t)} lists ${r} but does not have it: ${(0,I._r)(o)}`:(0,m.xI)`the network mirror ${(0,m.KT)(t)} does not have ${r}, which another installation method lists: ${(0,I.
_r)(o)}`,operator:`add ${(0,I.dh)(n,40)} to the mirror, for example with \`terraform providers mirror\``,user:s?"set `version` to one that the mirror has":(0,m.
xI)`exclude ${(0,m.KT)(e)} from \`network_mirror\`, or set \`version\` to one that the mirror has`})}const H=({provider:e})=>(0,x.CC)("provider-excluded",{message:(0,m.
xI)`no installation method in \`provider_installation\` covers ${(0,m.KT)(e)}`,help:(0,m.xI)`add ${(0,m.KT)(e)} to \`include\` of a method, or add a \`direct\` block`});
var A=g(255),ee=g(5243),X=g(5106),ae=g(6146);const ce=({answer:e,wants:n})=>e.mirror===void 0?n.host:e.host,ge=({wants:e})=>(0,w.IY)(e).slice(e.host.length+1),Q=e=>[
e.wants.host,ge(e)].join("/");function Pe(e){const n=({host:s,item:o})=>s??ce(o);return[...Map.groupBy(e,s=>`${n(s)} ${s.cause}`).values()].flatMap($).flatMap(([
s,...o])=>{if(s===void 0)return[];const r=[s,...o].map(({item:c})=>c),a=n(s),i=(0,D.jH)([s,...o].flatMap(Ne));return(0,Z.kH)(s.describe(r),{host:a,services:[...new Set(
r.filter(({wants:c})=>c.host===a).map(z))],places:i,needed:(0,se.ly)(i),clients:K(r),rowKeys:E(r)})})}const Ne=({places:e,item:n})=>e??(0,w.ek)(n.of);function $(e){
const n=Map.groupBy(e,({item:s})=>(0,D._M)(s.root.directory)),t=Map.groupBy(n.values(),s=>(0,se.ly)(s.flatMap(Ne)));return Array.from(t.values(),s=>s.flat())}const b=({
kind:e,of:n,wants:t})=>e==="module"?n.address:(0,w.IY)(t),M=e=>(0,ae.o)(e.root.directory,{kind:e.kind,source:Q(e),address:b(e),constraints:(0,w.Im)(e.of).map(({
text:n})=>n),places:(0,w.ek)(e.of)}),E=e=>[...new Set(e.map(M))],K=e=>[...new Set(e.map(({root:n})=>n.client))],z=({kind:e})=>e==="module"?X.e$:X.xq;function re(e,n){
const t=ss(e);return e.flatMap(s=>{const{outcome:o,mirror:r,url:a}=s.answer;if(o.kind==="failed"){const{problem:u}=o,d=`${u.code} ${(0,m.pj)(u.message)}`;return[
{item:s,cause:d,describe:()=>u}]}if(r?.hasSlash===!1)return[];if(o.kind==="status")return[we(s,o,{items:e,lost:t,isFork:n})];if(o.kind!=="unreadable")return[];const{
why:i,page:c}=o,l=`shape ${s.kind} ${i}`;return[{item:s,cause:l,describe:u=>(0,q.RK)({..._e(s,u),url:a,page:c,why:i})}]})}function we(e,n,{items:t,lost:s,isFork:o}){
const{kind:r,wants:a,answer:i}=e,{kind:c,...l}=n,{status:u}=l,d=i.lastHop,f={...l,url:d?.url??i.url};if(d?.authorization==="withheld"&&u<500||u===401||u===403){
const{authorization:k="none",challenge:y=null}=d??{},S=Oe(e),O={...f,token:k,challenge:y,elsewhere:S,source:i.tokenSource,isFork:o};return{item:e,cause:`unautho\
rized ${y===null&&(k==="sent"||k==="none")||r} ${u} ${k} ${S} ${y}`,describe:P=>(0,q.m$)({..._e(e,P),...O})}}if(u===404){const k=s.has(Ae(e)),y=`unknown ${k?Ae(
e):(0,w.IY)(a)}`;return{item:e,cause:y,describe:O=>Qe(e,O,{...f,isAll:k,near:ns(t,e)})}}const p={attempts:i.attempts,transient:(0,G.Mq)(u)};return{item:e,cause:`\
status ${r} ${u}`,describe:k=>(0,q.MI)({..._e(e,k),...f,...p})}}function Oe(e){const n=(0,A.yo)(e.answer.lastHop?.url??"");return n===null||n===ce(e)?null:(0,A.
nx)(n)}function Qe(e,n,t){const{mirror:s,tokenSource:o}=e.answer,r=[...new Set(n.map(Cn))],a=s?.url??(0,A.nx)(e.wants.host),i={...t,host:a,hasToken:o!==null};if(e.
kind==="module")return U({...i,modules:r});const c=s===void 0?"registry":s.isDirectory?"directory":"network mirror";return F({...i,providers:r,meant:ts(e),kind:c})}
function ns(e,n){const t=/^([^/]+\/)terraform-([^/-]+)-([^/]+\/\2)$/.exec(ge(n));if(t!==null)return[t[1],t[3]].join("");const s=e.find(o=>o.answer.outcome.kind===
"read"&&Ae(o)===Ae(n)&&(0,X.TW)((0,w.IY)(o.wants),(0,w.IY)(n.wants)));return s===void 0?null:ge(s)}function ts({wants:e,root:n,answer:{movedTo:t}}){const{host:s,
namespace:o,type:r}=e;if(o!=="hashicorp"||s!==(0,ee.Vm)(n.client))return null;const a=n.providers.find(({provider:i})=>i.type===r&&(0,w.JT)(i)!==(0,w.JT)(e))?.provider;
return a===void 0?t===void 0?null:`${t}/${r}`:[...a.host===s?[]:[a.host],a.namespace,r].join("/")}function _e(e,n){return{host:(0,A.nx)(ce(e)),kind:e.kind,first:Cn(
e),others:new Set(n.map(({wants:t})=>(0,w.IY)(t))).size-1,isMixed:n.some(({kind:t})=>t!==e.kind),mirror:e.answer.mirror?.url??null}}const Cn=e=>e.answer.mirror===
void 0?ge(e):Q(e),Ae=({kind:e,wants:n,answer:{mirror:t}})=>`${e} ${t?.url??n.host}`;function ss(e){const n=e.filter(({answer:{mirror:o,outcome:r},wants:a})=>r.kind!==
"not-asked"&&!(o===void 0?(0,G.n3)(a.host):o.isDirectory)),t=({answer:{outcome:o}})=>o.kind==="status"&&o.status===404,s=[...Map.groupBy(n,Ae)];return new Set(s.
flatMap(([o,r])=>r.every(t)?o:[]))}var V=g(1303),ie=g(523),ye=g(3298),Ue=g(3916),os=g(3846);const je=({constraint:e,client:n},t)=>(0,V.EH)(e===null?[]:[e.text],
t,{client:n});function rs(e,n,t){if(e.size===0)return e;const s=new Set(t.map(a=>Pn(je(a,n)))),r=e.entries().filter(([a])=>s.has(An(a))).filter(([,a])=>is(a,n));
return new Map(r.map(([a,i])=>[An(a),i]))}const as=500;function is(e,{work:n}){const t=e.flatMap(({calls:r,providers:a})=>[...r,...a]),s=[...e.map(({path:r})=>r),
...t.flatMap(Object.values)],o=t.every(({version:r})=>r.length<=as);return n?.keep(s)!==!1&&o}const Pn=e=>e?.kind==="chosen"?e.version:"none";function An(e){const n=(0,ie.
oF)(e);return n===null?"":(0,ie.Cg)(n)}const cs=3,ls=200,us=2e3,ds=3e5;function fs({calls:e,client:n},t,s){const o=[],r={calls:[],providers:[],undescribed:o};let a=e.
flatMap(c=>{const{module:l,constraint:u,isOpen:d}=c;return l===null||d?[]:{call:c,host:l.host,by:"",module:l,constraint:u,client:n}});const i={left:Math.min(s.left,
us)};for(let c=0;c<cs;c+=1)a=a.flatMap(u=>{const d=t(u);if(d===null)return[];const{described:f}=d,h=f?.size?Pn(je(u,d)):"",p=i.left>0?f?.get(h):void 0;if(p===void 0)
return c===0&&o.push(u.call),[];const{namespace:k,name:y,system:S}=u.module,O=`${k}/${y}/${S} ${h}`,v=hs(p,{...u,by:O},i);return r.providers.push(...v.providers),
v.calls}).slice(0,ls),r.calls.push(...a);return s.left-=r.calls.length+r.providers.length,r}function hs(e,{module:n,...t},s){const o=i=>({text:i,place:t.call.place}),
r=[],a=[];for(const i of Rn(e,n.subdirectory,s)){for(const{source:c,version:l}of i.calls){if(s.left--<=0)break;const u=(0,ee.vL)(c,t.client),d=l===""?null:o(l);
u.kind==="registry"&&r.push({...t,module:u,constraint:d})}for(const c of i.providers){if(s.left--<=0)break;const l=Ln(c,t.client);l!==null&&a.push({...t,provider:l,
constraint:o(c.version)})}}return{calls:r,providers:a}}function*Rn(e,n,t){const s=e.slice(0,Math.max(0,t.left)),o=new Map(s.map(a=>[(0,Ue.join)(".",a.path),a])),
r=new Set([(0,Ue.join)(".",n)]);t.left-=s.length;for(const a of r){const i=o.get(a);if(i!==void 0){for(const{source:c}of i.calls)(0,ee.Nj)(c)&&r.add((0,Ue.join)(
a,c));yield i}}}function Ln({name:e,namespace:n,source:t,version:s},o){const r=(0,os.mi)(t||(0,Ue.join)(n,e),o);return r.kind==="registry"&&s!==""?r:null}function Dn(e,n){
const t=(0,ye.O)(()=>ms(e)),s=(o,r)=>[...(0,V.Of)(n.get((0,w.MP)(o))?.[r])?.releases?.get(nn(o,r))??[],...t().get(en(o,r))??[]].sort(gs);return(o,{provider:r,constraints:a},i)=>{
const c=(0,w.JT)(r),l=qe(a);if(l.size===0)return null;const{client:u}=o,d=(0,D.c1)(Kn(o),({module:f})=>en(f,u));for(const f of d){const h=new Set(f.flatMap(B=>l.
get((0,D.df)(B.place))??[]));if(h.size===0)continue;const p=a.filter(B=>!h.has(B)),k=new Set([...h].map(Bn)),[{module:y}]=f,S=s(y,u).find(B=>{const te=B.constraints.
filter(oe=>oe.provider===c);return!k.has(B.version)&&i([...p,...te].map(({text:oe})=>oe))});if(S===void 0)continue;const{namespace:O,name:v,system:P}=y,{version:Y}=S;
return{calls:f.map(ps),module:`${O}/${v}/${P}`,version:Y}}return null}}const Kn=({calls:e})=>e.filter(n=>n.module!==null&&n.place.inside===void 0),qe=e=>Map.groupBy(
e.filter(({place:n})=>n.inside!==void 0),({place:n})=>(0,D.df)({...n,inside:void 0})),ps=({address:e})=>e==="terraform"?"the unit":e,Bn=({place:{inside:e}})=>/ (\S+)\)$/.
exec(e?.through[0]??"")?.[1],en=(e,n)=>`${(0,w.MP)(e)} ${nn(e,n)}`;function ms(e){const n=new Map;for(const t of e){const s=qe(t.providers.flatMap(({provider:r,
constraints:a})=>a.map(i=>({...i,provider:(0,w.JT)(r)})))),o=qe(t.calls);for(const r of Kn(t)){const a=(0,D.df)(r.place),i=s.get(a)??[],c=i.map(Bn).find(Boolean);
if(c===void 0||o.has(a))continue;const l=en(r.module,t.client),u=i.map(({text:d,provider:f})=>({text:d,provider:f}));n.set(l,[...n.get(l)??[],{version:c,constraints:u}])}}
return n}function gs(e,n){const[t,s]=[(0,ie.oF)(e.version),(0,ie.oF)(n.version)];return t===null||s===null?0:(0,ie.Zy)(s,t)}const nn=({subdirectory:e},n)=>`${n}\
 ${e}`,ks=20,ws=4e3,Nn=200,ys=20;function vs(e,n){const t=[...e].flatMap(([r,a])=>{const i=(0,ie.oF)(r);return i===null||(0,ie.Ty)(i)?[]:{version:i,modules:a}}).
sort((r,a)=>(0,ie.Zy)(a.version,r.version)).slice(0,Nn),o=[...new Map(n.map(r=>[nn(r.module,r.client),r]))].slice(0,ys);return new Map(o.map(([r,a])=>[r,$s(t,a)]))}
function $s(e,{module:{subdirectory:n},client:t}){const s=new Map;for(const{version:o,modules:r}of e){const a=[...Rn(r,n,{left:Nn})];if(a.some(({calls:l})=>l.some(
({source:u})=>!(0,ee.Nj)(u))))continue;const i=a.flatMap(({providers:l})=>l.flatMap(u=>{const d=Ln(u,t);return d===null?[]:{provider:(0,w.JT)(d),text:u.version}})),
c=JSON.stringify(i);if(s.size===ks||c.length>ws)break;s.has(c)||s.set(c,{version:(0,ie.Cg)(o),constraints:i})}return[...s.values()]}function Ms(e){const n=(0,D.
c1)(e,({text:t})=>t);return(0,I.K4)(n,4,([{text:t,...s},...o])=>{const r=o.length===0?"":` and ${o.length} more`,a=e.length===1?"":` (${(0,I.dh)((0,D.Ox)(s))}${r}\
)`;return`${Un(t)}${a}`})}const Un=e=>`"${(0,I.dh)(e,80)}"`;function bs({kind:e,address:n,constraints:t,mirror:s,...o}){const{isImplied:r,newest:a,preRelease:i,
terms:c,resolution:l}=o,u=t.filter(({conflicts:k})=>k),d=a===null?`all listed versions are pre-releases${i===null?"":`, such as ${(0,I.dh)(i,40)}`}`:(0,m.xI)`the newest ${s===
null?"":(0,m.xI)`on ${(0,m.KT)(s)} `}is ${(0,I.dh)(a,40)}`,f=u.length>1?"all of ":"",h=c.length===0?"":`: none meets ${c.map(Un).join(" and ")}`,p=u.length===0?
"can be chosen":`fits ${f}${Ms(u)}${h}`;return(0,x.CC)("version-none-fits",{constraints:t,message:(0,m.xI)`no version of ${e} ${(0,m.KT)(n)} ${p}; ${d}`,help:r?
`add a version that fits to ${(0,I.dh)(s??"")}, or remove the provider from it: the CLIs ask the registry only for providers that it does not hold`:l?`${(0,x.OJ)(
l)}, or ${jn}`:Os(u.length,a===null?i:null,s!==null)})}const jn="change these constraints so that they all allow one listed version";function Os(e,n,t){if(n!==null){
const o=`set \`version = "${(0,I.dh)(n,40)}"\`, since only an exact version selects a pre-release`;return{user:o,operator:`publish a release, or ${o}`}}if(e>1)return jn;
const s="change the constraint to allow a listed version";return{user:t?s:`${s}, or wait until the registry has imported a new one`,operator:t?"add a version th\
at fits to the mirror":"publish a version that fits; if its tag exists, check that the registry has imported it"}}const xs=({address:e,version:n,upgrade:t,newest:s,
mirror:o})=>(0,x.CC)("version-locked-gone",{message:(0,m.xI)`the lock file selects ${(0,m.KT)(e)} ${(0,I.dh)(n,40)}, which ${o===null?"the registry":(0,m.KT)(o)} no longer lists${s===
null?"":`; the newest is ${(0,I.dh)(s,40)}`}`,user:t===null?"change the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init\
 -upgrade`) and commit the lock file":`run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,I.dh)(t,40)}, and commit the lock file`,operator:o===
null?`publish ${(0,I.dh)(n,40)} again`:`add ${(0,I.dh)(n,40)} to the mirror again`});function Ts(e,n){const t=Dn([...new Set(e.map(({root:o})=>o))],n),s=new Set(
e.filter(Fn).map(({wants:o})=>(0,w.IY)(o)));return e.flatMap(o=>{const r=(0,V.Of)(o.answer);if(r===null||o.choice===null)return[];const{warnings:a=[]}=r,i=()=>(0,q.
Mx)({address:Q(o),warnings:a}),c={item:o,cause:`warning ${(0,w.IY)(o.wants)}`,describe:i};return[Is(o,r,o.choice,t)??[],Cs(o,r,s)??[],a.length>0?c:[]].flat()})}
function Is(e,n,t,s){const{kind:o,of:r,wants:a,answer:i}=e,{newest:c,preRelease:l,unreadable:u}=n,d={kind:o,address:Q(e),newest:c},f=i.installation?.methods===1?
i.mirror:void 0,h=f?.url??null,p=f!==void 0&&f.url===f.place.file;switch(t.kind){case"empty":{const k=i.mirror!==void 0,y=()=>(0,q.hy)({...d,url:i.url,ignored:u,
isMirror:k});return{item:e,cause:`empty ${(0,w.IY)(a)}`,describe:y}}case"none-fits":{const{conflict:k}=t,y=new Set(k.map(({whole:P})=>P)),S=(0,w.LS)(r).map(P=>({
...P,conflicts:y.has(P.text)})),O=S.filter(({conflicts:P})=>P),v={newest:c,preRelease:l,mirror:h,isImplied:p};return{item:e,cause:`none fits ${(0,w.IY)(a)} ${JSON.
stringify([...y].sort())}`,places:O.length===0?(0,w.ek)(r):O.map(({place:P})=>P),describe:()=>{const P=Es(e,n,s),Y=Ss(k);return bs({...d,...v,constraints:S,terms:Y,
resolution:P})}}}case"locked-gone":{const{version:k,upgrade:y}=t,S=xe(e)?.place;return{item:e,cause:`locked ${(0,w.IY)(a)} ${k} ${y}`,...S===void 0?{}:{places:[
(0,w.W$)(S)]},describe:()=>xs({...d,version:k,upgrade:y,mirror:h})}}case"chosen":case"refused":case"unreadable":return null}}function Es(e,n,t){const{root:s}=e,
o=r=>(0,V.EH)(r,n,s)?.kind==="chosen";return e.kind==="module"?null:t(s,e.of,o)}function Ss(e){const[n,...t]=e;return n===void 0||t.some(({whole:o})=>o!==n.whole)?
[]:e.length===n.whole.split(",").length?[]:e.map(({text:o})=>o.trim())}const xe=({of:e})=>"locked"in e?e.locked:null,Fn=({choice:e})=>e?.kind==="unreadable";function Cs(e,{
unreadable:n},t){const{kind:s,choice:o,wants:r}=e,a=Fn(e);if(n.length===0||o?.kind==="empty"||!a&&t.has((0,w.IY)(r)))return null;const i=Q(e),c=()=>(0,q.Ev)({kind:s,
address:i,texts:n,rejects:a});return{item:e,cause:`unreadable ${(0,w.IY)(r)} ${a}`,describe:c}}const Ps=e=>e.flatMap(n=>{const{installation:t}=n.answer;if(t===void 0)
return[];const{methods:s,mirrors:o,place:r}=t;if(s>0)return o.flatMap(i=>As(n,i)??[]);const a=Q(n);return{item:n,cause:`excluded ${(0,w.IY)(n.wants)}`,places:[r,
...(0,w.ek)(n.of)],describe:()=>H({provider:a})}});function As(e,{host:n,mirror:t,outcome:s,url:o}){if(t===void 0||t.hasSlash||s.kind!=="status"&&s.kind!=="unre\
adable")return null;const r=s.kind==="status"?`returned ${s.status}`:s.why,a=e.choice?.kind==="chosen";return{item:e,host:n,cause:`slash ${t.url} ${a}`,places:[
t.place,...(0,w.ek)(e.of)],describe:()=>N({kind:"slash",mirror:t.url,asked:o,result:r,isUsable:a})}}var Fe=g(1098);function Rs(e){const n=e.flatMap(t=>{const{host:s,
service:o,places:r,clients:a}=t,i={host:s,services:[o],places:r,clients:a,needed:(0,se.ly)(r)};return Ls(t).map(c=>(0,Z.kH)(c,i))});return(0,Z.Qp)(n,({host:t,services:s,
problem:{code:o,message:r}})=>[t,s,o,r])}function Ls(e){const{service:n,organization:t,workspace:s,ping:o,ofOrganization:r,ofWorkspace:a}=e,i={host:(0,A.nx)(e.host),
organization:t??""},c=[o,r,a].flatMap(Ds),l=zn(r);if(l!==null){const d=r?.tokenSource??"";c.push(Fe.Dr({...i,source:d,...l}))}n===X.OZ&&o.outcome.kind==="read"&&
!Ks(o.outcome.value)&&c.push(Fe.EK({url:o.url,version:o.outcome.value}));const u=zn(a);if(u!==null&&s!==null){const d="status"in u&&u.status===404,f={...i,workspace:s};
c.push(d?Fe.Fu(f):Fe.dF({...f,...u}))}return c}const Ds=e=>e&&"problem"in e.outcome&&e.outcome.problem.code!=="host-private-redirect"?[e.outcome.problem]:[],Hn=(0,ie.
oF)("2.5");function Ks(e){const n=(0,ie.oF)(e??"");return Hn===null||n!==null&&(0,ie.Zy)(n,Hn)>=0}function zn(e){if(e===null)return null;const{url:n,outcome:t}=e;
return t.kind==="unreadable"?{url:n,why:t.why}:t.kind==="status"?{url:n,status:t.status,reason:t.reason}:null}const Bs=e=>e.filter(({problem:n})=>n.code!=="host\
-private-redirect").map(({host:n,problem:t,isRequired:s})=>{const o=s?["hostnames input"]:[];return(0,Z.kH)(t,{host:n,services:[X.S3],places:o,needed:s})}),tn={
location:"the location of the package",document:"the description of the package",page:"the page that names the package",archive:"the package",repository:"the Gi\
t repository of the package",sums:"the file of checksums",signature:"the signature of the checksums"},He=e=>e==="location"||e==="document",Te=({version:e})=>e===
""?"correct `source`, or the reference in it":"set `version` to one whose package can be downloaded",sn=({url:e,why:n,clients:t,...s})=>(0,x.CC)("package-locati\
on",{message:(0,m.xI)`${(0,I.eZ)(t)} cannot download ${(0,I.oZ)(s)}: ${(0,I.dh)(n)} (${(0,m.KT)(e)})`,operator:"return 204 with X-Terraform-Get: the https URL o\
f an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",user:Te(s),affects:t}),Wn=({why:e,...n})=>(0,x.CC)("package-broken",{message:(0,m.xI)`the package of ${(0,I.
oZ)(n)} cannot be read: ${(0,I.dh)(e)}`,...n.version===""?{help:Te(n)}:{operator:"publish the package again",user:Te(n)}});function Ns(e){const{part:n,token:t,isFork:s}=e,
o=He(n)&&s&&t==="none",r=He(n)?t==="withheld":n==="repository",a=He(n)?js(e):Fs(e);return(0,x.CC)("package-unauthorized",{message:(0,m.xI)`${tn[n]} of ${(0,I.oZ)(
e)} cannot be read: ${(0,I._r)(e)}; ${Us(e)}`,help:o?R.ro:a,severity:o?"notice":r?"warning":"error"})}function Us(e){const{part:n,token:t,at:s}=e;return n==="re\
pository"?"it does not exist, or requires git credentials, which this check does not use":t==="none"&&!He(n)?"the CLIs send no token to package hosts":(0,R.pt)(
e,t==="dropped"?s:null)}function js(e){const{kind:n,source:t,at:s}=e,o=(0,m.xI)`give the token from ${(0,m.LA)(t??"")} permission to download this ${n}`;return(0,R.
$w)(e,`${n}s.v1`,s,o)}function Fs({kind:e,part:n,at:t,host:s}){if(n==="repository")return{operator:"use a repository that every user of the registry can read",user:(0,m.
xI)`check that git has credentials for ${(0,m.KT)(t)} on the machine that runs init`};const o="serve it without authentication, for example at a presigned URL",
r=(0,m.xI)`add a login for ${(0,m.KT)(t)} to ~/.netrc, or correct the one that is there`;return e==="module"?{operator:o,user:r}:n!=="archive"?{operator:o,guest:(0,I.
B9)(s)}:{operator:o,user:(0,m.xI)`${r}, which only Terraform uses for providers`}}function Jn(e){const{part:n,why:t,attempts:s,at:o,host:r,status:a}=e,i=a===404||
a===410,c=s>1?` in each of ${s} attempts`:"",l=a!==null?Te(e):(0,m.xI)`check that a firewall or proxy lets this machine connect to ${(0,m.KT)(o)}, or ${Te(e)}`,
u=`publish ${tn[n]} at this URL`;return(0,x.CC)("package-unreachable",{message:(0,m.xI)`${tn[n]} of ${(0,I.oZ)(e)} ${i?"is missing":"cannot be read"}: ${t}${c}`,
operator:i?u:(0,m.xI)`check that ${(0,m.KT)(o)} serves the file to this machine`,user:l,guest:i?(0,m.xI)`${Te(e)}; only the operator of ${(0,m.KT)(r)} can ${u}`:
(0,I.B9)(r),...a===429&&{...R.uK,operator:(0,m.xI)`raise the limit of ${(0,m.KT)(o)}`,guest:void 0},severity:e.isSlow?"warning":"error"})}var ze=g(2801),We=g(9179);
const Je=e=>(0,I.oZ)({...e,kind:"provider"}),on=(e,n="")=>(0,m.xI)`${Je(e)} for ${e.platform} cannot be installed: ${n}${(0,I.dh)(e.why)}`;function Hs(e){const{
platform:n,host:t,said:s,isMirror:o}=e,r=s!==void 0,a=r?`for ${n} cannot be downloaded`:`has no package for ${n}`,i=e.address.endsWith("/hashicorp/template")?"r\
eplace the `template_file` data source with the function `templatefile`: the provider is archived and gets no new packages":`set \`version\` to one with a package\
 for ${n}, ask the publisher of the provider to build one, or correct \`platforms\``;return(0,x.CC)("package-platform",{message:(0,m.xI)`${Je(e)} ${a}: ${o?(0,m.
xI)`${(0,m.KT)(e.url)} lists none`:(0,I._r)(e)}`,operator:o?`add it with \`terraform providers mirror -platform=${n}\``:`${r?"correct what the response says, or\
 ":""}publish the package for ${n}`,user:r?(0,m.xI)`set \`version\` to another one, or ask the operator of ${(0,m.KT)(t)} to correct what the response says`:i})}
const zs=({suggestion:e,...n})=>(0,x.CC)("package-protocol",{message:(0,m.xI)`${Je(n)} requires plugin protocol ${(0,I.K4)(n.protocols,3,I.dh)}; Terraform and OpenTofu support 5 and 6`,
operator:"publish a version with plugin protocol 5 or 6, or correct `protocols`",user:e===null?"ask the publisher of the provider for a version with plugin prot\
ocol 5 or 6":`set \`version = "${(0,I.dh)(e,40)}"\`, the newest version with a supported protocol`}),Ws=e=>(0,x.CC)("package-document",{message:on(e,(0,m.xI)`the response of ${(0,m.
KT)(e.url)} `),operator:e.isMirror?`return {"archives":{"${e.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"retu\
rn the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`"}),Js=e=>(0,x.
CC)("package-sums",{message:on(e,(0,m.xI)`${(0,m.KT)(e.url)} `),operator:"correct the checksums file: one line with the SHA-256 hash and `filename` of each pack\
age; then sign it again"}),Xn="sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`)",rn="`signing_keys.gpg_public_keys`",Xs={sign:`${Xn}\
, and publish both files unchanged`,signAndList:`${Xn}, and list the public key in ASCII armor in ${rn}`,list:`list the public key that made the signature in ${rn}\
, or sign with a key of the list`,armor:`put the output of \`gpg --armor --export\` unchanged into ${rn}: in JSON, its line breaks are \`\\n\`, not \`\\\\n\``,trust:"\
remove `trust_signature`, or use the one that HashiCorp made for this key",extend:"extend the key, or sign with another one, and list it again"},Gs=({cure:e,clients:n,
...t})=>(0,x.CC)("package-unsigned",{message:on(t),operator:Xs[e],...e==="extend"?{user:"unset `OPENTOFU_ENFORCE_GPG_EXPIRATION`"}:{guest:"set `version` to anot\
her one, or report this to the publisher of the provider"},affects:n});function Vs({clients:e,...n}){const t=e.map(s=>`${s==="opentofu"?"tofu":s} providers lock\
 -platform=${n.platform}`);return(0,x.CC)("lock-platform-missing",{message:(0,m.xI)`the lock file has no checksum of ${Je(n)} for ${n.platform}`,user:`run \`${t.
join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it was replaced"})}var Xe=g(180);const Gn=({packages:e})=>e.flatMap(
({steps:n})=>n.flatMap(t=>"answer"in t?t.answer:[]));function Ys(e,n){return[...e.evidence.steps.flatMap(s=>s.kind==="asked"?Zs(e,s)??[]:Vn(e,s)).slice(0,1),...eo(
e,n)]}function ve({item:e,version:n,evidence:t}){const{platform:s,steps:o}=t,{url:r,host:a,mirror:i}=o[0].answer;return{...{kind:e.kind,address:Q(e),version:n,platform:s,
url:r},host:(0,A.nx)(a),isMirror:i!==void 0}}const $e=(e,n,t)=>({item:e.item,cause:`package ${(0,w.IY)(e.item.wants)} ${e.version} ${n}`,describe:t,host:e.evidence.
steps[0].answer.host});function Zs(e,n){const{part:t,answer:s}=n,{outcome:o,url:r}=s;switch(o.kind){case"read":return null;case"unreadable":{const{why:a}=o;return t===
"page"?cn(e,`the page at its location ${a}`):Vn(e,{kind:"description",why:a})}case"not-asked":{if(o.why!=="not-allowed"||t==="location"||t==="document")return null;
const a=(0,A.yo)(r)??r,{kind:i,address:c,version:l}=ve(e),u={host:a,package:(0,m.xI)`${i} ${(0,m.KT)(c)} ${l}`};return $e(e,`${a} not allowed`,()=>(0,ze.wp)(u))}case"\
status":if(t==="location"&&Qs(o.status)){const i=`its location was requested, and the response is ${`${o.status} ${o.reason}`.trim()}; expected 204`;return cn(e,
i)}return t==="document"&&o.status===404?qs(e,o):$e(e,`${t} ${r} ${o.status}`,()=>an(ve(e),n,o,e.isFork));case"failed":return $e(e,`${t} ${r} ${(0,m.pj)(o.problem.
message)}`,()=>an(ve(e),n,o,e.isFork))}}const Qs=e=>e!==401&&e!==403&&!(0,G.Mq)(e),_s=["page","archive","repository"];function an(e,{part:n,answer:{lastHop:t,url:s,
attempts:o,tokenSource:r}},a,i){const c=t?.url??s,l={...e,part:n,url:c,at:(0,A.yo)(c)??c};if(a.kind==="failed"){const{code:p,message:k}=a.problem;if(p==="host-p\
rivate-redirect")return a.problem;const y=p==="host-timeout"&&_s.includes(n);return Jn({...l,why:k,attempts:o,status:null,isSlow:y})}const{kind:u,...d}=a,{status:f}=d,
h={...d,url:c,page:null};if(f===401||f===403||n==="repository"&&f===404){const p={token:t?.authorization??"none",source:r,isFork:i};return Ns({...l,...p,...h})}
return Jn({...l,why:(0,I._r)(h),attempts:(0,G.Mq)(f)?o:1,status:f,isSlow:!1})}const cn=(e,n)=>$e(e,`location ${n}`,t=>sn({...ve(e),why:n,clients:K(t)})),ln=(e,n,t,s=Q)=>({
item:e,cause:`not followed ${n}`,describe:o=>(0,T.q)({...t,names:[...new Set(o.map(s))]})});function qs(e,{kind:n,...t}){const{item:s,version:o,evidence:r}=e,{mirror:a}=r.
steps[0].answer;if(a===void 0)return null;const{address:i,url:c}=ve(e),l=(s.answer.installation?.mirrors??[]).some(d=>d.mirror?.url===a.url&&(0,V.Of)(d)?.texts.
includes(o)),u={provider:i,mirror:a.url,version:o,...t,url:c,isListed:l};return $e(e,`mirror ${a.url}`,()=>J(u))}function Vn(e,n){const{item:t,evidence:s}=e,o=ve(
e),r=(a,i)=>$e(e,`${s.platform} ${a}`,i);switch(n.kind){case"refused":return cn(e,n.why);case"other":return ln(t,n.getter,{what:"getter",getter:n.getter});case"\
broken":return r(n.why,()=>Wn({...o,why:n.why}));case"unread":return ln(t,n.why,{what:"package",why:n.why,cure:n.cure});case"description":case"no-archive":return r(
`document ${n.why}`,()=>Ws({...o,...n}));case"platform":{const{response:a={status:200,reason:"OK",page:null}}=n;return r("platform",()=>Hs({...a,...o}))}case"pr\
otocols":{const{protocols:a}=n,{newest:i}=(0,V.tF)("provider",(0,V.Of)(t.answer)?.compatible??[]);return r("protocols",()=>zs({...o,protocols:a,suggestion:i}))}case"\
sums":return r(`sums ${n.why}`,()=>Js({...o,...n}));case"unsigned":return r(`unsigned ${n.why}`,a=>Gs({...o,...n,clients:K(a)}))}}function eo(e,n){const{item:t,
version:s,evidence:o}=e,{platform:r,hashes:a}=o,i=xe(t),c=n.get(t.root.lockFile??"")?.get((0,w.IY)(t.wants))??[];if(i?.text!==s||a===null||c.length===0)return[];
if(c.some(d=>a.includes(d)))return[];const l=[(0,w.W$)(i.place)];return no(c,a)?[{...$e(e,`${r} lock`,d=>Vs({...ve(e),clients:K(d)})),places:l}]:[{...ln(t,"cont\
ents",{what:"contents"},f=>`${Q(f)} ${xe(f)?.text}`),places:l}]}const no=(e,n)=>Xe.CT.filter(t=>e.some(s=>s.startsWith(t))).every(t=>n.some(s=>s.startsWith(t)));
var to=g(304);const pe=[];function so(e,n,t){const s=new Map,o=Map.groupBy([...e,...n],({root:r})=>r.directory);return Array.from(o,([r,a])=>{const i=a.filter(l=>"\
wants"in l),c=a.filter(l=>"call"in l);return{directory:r,clients:K(a),rows:[...(0,D.c1)(i,M).map(l=>ro(l,s,t)),...(0,D.c1)(c,Yn).map(oo)]}})}const Yn=({root:e,call:n})=>(0,ae.
o)(e.directory,Zn(n)),Zn=({address:e,source:n,place:t})=>({kind:"module",address:e,source:(0,I.dh)((0,We._U)(n)),constraints:pe,places:[t]}),Qn=({steps:[e]})=>(0,A.
yo)(e.answer.url)??"";function oo(e){const n=e.every(({evidence:t})=>t.opened!==void 0);return{...Zn(e[0].call),host:Qn(e[0].evidence),isDirect:!0,locked:null,chosen:{},
newest:null,platforms:pe,...!n&&{isUnchecked:!0},worst:null,problems:pe,rejectedAt:pe}}function un(e,n){const t=JSON.stringify(e),s=n.get(t)??e;return n.set(t,s),
s}function ro(e,n,t){const[s]=e,{kind:o,wants:r,of:a,answer:i}=s,c=(0,V.Of)(i)?.newest??null,l=(0,w.LS)(a),u=l.length<2&&l.every(D.Kh),d=t&&c!==null?ao(s,c):pe,
f=e.flatMap(({root:{client:h},choice:p})=>p===null?[]:[[h,p.kind==="chosen"?p.version:null]]);return{kind:o,address:b(s),source:un(Q(s),n),host:r.host,constraints:un(
l.map(({text:h})=>h),n),...!u&&{requiredBy:l},...d.length>0&&{excluding:d},locked:xe(s)?.text??null,chosen:un(Object.fromEntries(f),n),newest:c,platforms:co(e),
...e.flatMap(Gn).some(io)&&{isUnchecked:!0},worst:null,problems:pe,places:(0,D.As)((0,w.ek)(a)),rejectedAt:uo(e)}}const ao=({kind:e,of:n},t)=>e==="module"?pe:(0,w.
LS)(n).filter(({text:s})=>!(0,to.CM)(t,s)),io=({outcome:e})=>e.kind==="not-asked";function co(e){const n=e.flatMap(t=>t.packages).filter(({platform:t})=>t!=="");
return n.length===0?pe:[...Map.groupBy(n,({platform:t})=>t)].map(([t,s])=>{const o=s.map(lo);return{platform:t,available:o.includes(!1)?!1:o.includes(null)?null:
!0}})}function lo({steps:e}){return e.some(({kind:n})=>n==="platform")?!1:e[0].answer.outcome.kind==="read"?!0:null}function uo(e){const n=e.find(({choice:s})=>s!==
null&&s.kind!=="chosen");return n===void 0?pe:[...(0,w.Im)(n.of),xe(n)].flatMap(s=>s?.place??[])}function fo(e,n){const t=e.flatMap(({root:s,call:o,evidence:r})=>{
const{client:a}=s,i=(0,I.dh)((0,We._U)(o.source)),[c]=r.steps.flatMap(u=>ho(i,u,a,n)??[]);if(c===void 0)return[];const{problem:l}=c;return l?.code==="host-not-a\
llowed"&&o.place.inside===void 0?[]:{client:a,call:o,source:i,evidence:r,key:Yn({root:s,call:o,evidence:r}),fault:c}});return(0,D.c1)(t,({fault:{problem:s,why:o}})=>s===
void 0?o:`${s.code} ${(0,m.pj)(s.message)}`).map(s=>{const[{fault:o,evidence:r}]=s,a=(0,D.jH)(s.map(({call:h})=>h.place)),i=[...new Set(s.map(({client:h})=>h))],
c=[...new Set(s.map(({source:h})=>h))],l=o.problem??(0,T.q)({what:"package",...o,names:c}),d={role:"user",host:(0,A.nx)(Qn(r)),isTerminal:!1},f=[...new Set(s.map(
({key:h})=>h))];return(0,Z.kH)((0,x.as)(l,d),{places:a,clients:i,needed:(0,se.ly)(a),rowKeys:f})})}function ho(e,n,t,s){const o="answer"in n?n.answer.url:"",r=(0,A.
yo)(o)??"",a={kind:"module",address:e,version:"",host:(0,A.nx)(r)};switch(n.kind){case"asked":{const i=po(a,n,t,s);return i?.code!=="host-private-redirect"?i&&{
problem:i}:{why:(0,m.pj)(i.message),cure:(0,I.gL)((0,A.nx)(r))}}case"refused":return{problem:sn({...a,url:o,why:n.why,clients:[t]})};case"broken":return{problem:Wn(
{...a,why:n.why})};case"other":return{why:`it is downloaded with ${n.getter}, which this check does not use`,cure:void 0};case"unread":return{why:n.why,cure:n.cure};case"\
description":case"no-archive":case"platform":case"protocols":case"sums":case"unsigned":return null}}function po(e,n,t,s){const{outcome:o,url:r}=n.answer;if(o.kind===
"status"||o.kind==="failed")return an(e,n,o,s);if(o.kind==="unreadable"){const a=`the page at its address ${o.why}`;return sn({...e,url:r,why:a,clients:[t]})}return o.
kind!=="not-asked"||o.why!=="not-allowed"?null:(0,ze.wp)({host:(0,A.yo)(r)??"",package:(0,m.xI)`module ${e.address}`})}function mo({items:e,inside:n,versions:t},s){
const o=Map.groupBy(e,({root:a})=>a),r=Array.from(n,([a,{calls:i,providers:c}])=>{const l=o.get(a)??[];return[...i.flatMap(d=>go(d,t)??[]),...wo(c,l,s)].map(d=>{
const f=({kind:h,of:p})=>h==="module"&&w.ek(p)[0]===d.places[0];return{...d,rowKeys:E(l.filter(f))}})}).flat();return(0,Z.Qp)(r,({problem:a})=>a.message)}function go(e,n){
const{module:t,client:s,constraint:o,by:r}=e,a=n.get(w.MP(t))?.[s],i=`${t.host}/${t.namespace}/${t.name}/${t.system}`,c={by:r,address:i,constraint:o?.text??null,
others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return dn(e,(0,T.o)({...c,newest:null}));const l=(0,V.Of)(a);return!l||je(e,l)?.kind!=="none-fi\
ts"?null:dn(e,(0,T.o)({...c,newest:l.newest}))}const ko=50;function wo(e,n,t){const s=Map.groupBy(e,({provider:o})=>w.JT(o));return n.flatMap(o=>{const{kind:r,answer:a,
root:i}=o,c=r==="provider"?s.get(w.IY(o.wants)):void 0,l=(0,V.Of)(a);if(c===void 0||l===null||o.choice?.kind!=="chosen")return[];const u=[...new Map(c.map(v=>[v.
constraint.text,v])).values()],f=[...w.Im(o.of),...u.slice(0,ko).map(v=>v.constraint)],h=t?null:xe(o)?.text??null,p=f.map(({text:v})=>v),k=(0,V.EH)(p,l,{client:i.
client,lockedVersion:h});if(k===null||k.kind==="chosen")return[];const y=k.kind==="none-fits"?f.filter(({text:v})=>k.conflict.some(({whole:P})=>P===v)):f,{newest:S}=l,
O=Q(o);return u.filter(({constraint:v})=>y.includes(v)).map(v=>{const{by:P,constraint:Y}=v,B=y.filter(oe=>oe!==Y).map(({text:oe,...be})=>`"${oe}" (${(0,D.Ox)(be)}\
)`),te={by:P,address:O,constraint:Y.text,others:B,newest:S};return dn(v,(0,T.o)(te))})})}const dn=({call:{place:e},host:n},t)=>(0,Z.kH)(t,{host:n,services:[X.e$],
places:[w.W$(e)]});function yo(e,n){const{items:t}=e,s=[...re(t,n.isFork),...Ps(t),...Ts(t,e.versions),...$o(e,n.isFork)],o=t.filter(({answer:r})=>r.outcome.kind===
"read").map(r=>`${r.wants.host} ${z(r)}`);return{notes:[...bo(e,n),...Pe(s),...mo(e,n.upgrade),...Rs(e.clouds),...Bs(e.logins),...Oo(t,n),...fo(e.direct,n.isFork),
...e.notes],roots:so(t,e.direct,n.upgrade),requests:e.requests,answering:new Set(o),unopened:n.depth==="init"?vo(e):null,requirements:e.requirements}}function vo({
items:e,direct:n,notes:t,inside:s}){const o=e.filter(({kind:c,packages:l})=>c==="module"&&l.every(({opened:u})=>u===void 0)),r=n.filter(({evidence:c})=>c.opened===
void 0),a=t.filter(({problem:c})=>c.code==="not-followed"),i=[...s.keys()].flatMap(({calls:c})=>c.filter(({isOpen:l,module:u,place:d})=>l&&u===null&&d.inside));
return[...o.flatMap(({of:c})=>(0,w.ek)(c)),...a.flatMap(({places:c})=>c),...[...r.map(({call:c})=>c),...i].map(({place:c})=>c)]}const $o=({items:e,lockHashes:n},t)=>e.
flatMap(s=>{if(s.choice?.kind!=="chosen")return[];const{version:o}=s.choice;return s.packages.flatMap(r=>Ys({item:s,version:o,evidence:r,isFork:t},n))}),Mo=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;
function bo({inside:e},{depth:n}){const t=({place:d})=>d!==w.cd,s=[...e.keys()].flatMap(d=>d.calls),o=_n(s.filter(({isOpen:d})=>d)),r=_n(s.filter(({module:d,isOpen:f})=>d===
null&&!f)),a=r.filter(({source:d})=>Mo.test(d)).length,i=r.filter(({source:d})=>/^oci:/.test(d)).length,c=[...e.values()].flatMap(({undescribed:d})=>d).filter(t),
l=c.flatMap(({module:d})=>d===null?[]:`${d.namespace}/${d.name}/${d.system}`),u=fn(o,{what:"open",names:o.map(({address:d})=>d)});return n==="init"?u:[...fn(c,{
what:"inside",names:[...new Set(l)]}),...u,...fn(r,{what:"direct",git:a,oci:i,names:r.map(({address:d})=>d)})]}function fn(e,n){const t=(0,D.NP)(e.map(({place:s})=>s));
return t.length===0?[]:[(0,Z.kH)((0,T.q)(n),{places:t,clients:[]})]}const _n=e=>[...new Map(e.map(n=>[`${n.place.file}:${n.place.line}`,n])).values()];function Oo(e,{
maxRequests:n}){const t=e.flatMap(o=>[o.answer,...Gn(o)].flatMap(({outcome:r})=>r.kind==="not-asked"?{item:o,host:ce(o),outcome:r}:[]));return(0,D.c1)(t,({host:o,
outcome:r})=>`${o} ${"problem"in r?(0,m.pj)(r.problem.message):r.why}`).flatMap(o=>{const[{host:r,outcome:a}]=o,i=[...new Set(o.flatMap(d=>(0,w.ek)(d.item.of)))];
if("problem"in a)return[(0,Z.kH)(a.problem,{host:r,places:i,needed:(0,se.ly)(i)})];const{why:c}=a;if(c==="service"||c==="not-allowed")return[];const l=[...new Set(
o.map(d=>ge(d.item)))],u=(0,T.q)(c==="limit"?{what:c,max:n,names:l}:{what:c,names:l});return[(0,Z.kH)(u,{host:r,places:(0,D.NP)(i),needed:!1})]})}var xo=g(2389),
To=g(1598),Io=g(1456),Ie=g(7454),me=g(9926),Eo=g(7144),So=g(3070),qn=g(3214),Co=g(4035);const Po=2*me.PU,Ao=1e3,Ro=3e4,Lo=6e4;class Do{gate=new me.iD(me.PU);largeBodies=new me.
iD(1);requests=0;pause=Promise.resolve();silent=0;down=null}class Ko{#e;#t;#i=(0,ye.O)(n=>new Do);#o=new Map;#s=new Set;#n=new Map;constructor(n){this.#e=n,this.#t=
new me.iD(n.concurrency*me.PU),n.stop.onEnd.add(this.#r);for(const[t,s]of n.sessions??[])this.#s.add(t),this.#n.set(t,this.#a({url:s}))}get requests(){return[...this.#o.
values()]}ask(n){const t=this.#a(n);return t.gate.pass(()=>this.#t.pass(()=>this.#c(t,n)))}countTransfer(n){const t=this.#a({url:n});return t.requests>=this.#e.
maxRequests?!1:(t.requests+=1,!0)}#r=()=>{for(const n of this.#s)n.close()};close(){this.#e.stop.onEnd.delete(this.#r),this.#r()}#a({url:n}){const t=(0,Ie.X5)(n),
s=t.ok?`${t.value.name} ${t.value.port}`:(0,A.Pm)(n);return this.#i(s??"")}async#c(n,t){if(n.down!==null)return n.down;const s=await this.#l(n,t);if(typeof s=="\
string")return s;const[{response:o}]=s;return"problem"in o&&o.problem.code==="host-private-redirect"||(n.silent=s.every(({headMs:r})=>r===null)?n.silent+1:0,n.silent>=
Po&&(n.down=s)),s}async#l(n,t){const{stop:s,maxRequests:o}=this.#e,r=[];for(;;){if(await n.pause,s.why!==null)return hn(r,"stopped");if(n.requests>=o)return hn(
r,"limit");const a=await this.#u(n,t);if(s.why!==null&&a.response.kind==="failed"||r.push(a),t.patience.every(f=>(0,G.mh)(r,f)!==null)||s.why!==null)return hn(r,
"stopped");const{ms:l,isForHost:u}=Bo(a,r.length,this.#e),d=(0,qn.v7)(l,this.#e);u&&(n.pause=d),await d}}async#u(n,t){const{startTimer:s,monotonic:o}=this.#e,{patience:r}=t,
a=this.#f(n);n.requests+=1;try{const i=await(0,So.e)({...t,planBody:c=>({...t.planBody(c),turn:()=>n.largeBodies.enter()}),asks:"answer",session:a,timeoutMs:(0,Co.
nT)(r),startTimer:s,monotonic:o});return n.requests+=i.hops.length-1,this.#d(t,i),i}finally{this.#h(n,a)}}#d({host:n},{hops:[t],timing:s,certificates:o}){const{
slowest:r=null,certificates:a=[]}=this.#o.get(n)??{},i=t!==void 0&&s.totalMs>(r?.timing.totalMs??-1),c=[...a,...o.map(({host:l,expires:u})=>({host:l,expires:u}))];
this.#o.set(n,{host:n,slowest:i?{url:t.url,timing:s}:r,certificates:(0,D.t6)(c,({host:l,expires:u})=>`${l} ${u}`)})}#f(n){for(const[s,o]of[...this.#n].reverse())
if(o===n&&(this.#n.delete(s),s.isOpen))return s;const t=new Eo.N(this.#e.network);return this.#s.add(t),t}#h(n,t){t.isOpen?this.#n.set(t,n):this.#s.delete(t);const[
s]=this.#n.keys();this.#n.size<=this.#e.concurrency||s===void 0||(this.#n.delete(s),this.#s.delete(s),s.close())}}const hn=([e,...n],t)=>e===void 0?t:[e,...n];function Bo({
response:e},n,{now:t}){const s=e.kind==="received"&&[429,503].includes(e.head.status)?(0,qn.VJ)(e.head.retryAfter,t()):null;return s===null?{ms:Math.min(Ao*2**(n-
1),Ro),isForHost:!1}:{ms:Math.min(Math.max(s,0),Lo),isForHost:!0}}var L=g(7811),ne=g(8643),C=g(8153),fe=g(9633),et=g(9713),No=g(8936),pn=g(1462);const Uo={kind:"\
whole",maxBytes:8*1024*1024},he=({bytes:e})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e),Me={kind:"read",value:null},le=(e,n,t="")=>({host:e,url:t,tokenSource:null,
outcome:{kind:"not-asked",why:n},attempts:0,lastHop:null});function jo(e,n){const{attemptMs:t}=n,s=e[(0,G.mh)(e,n)??e.length-1]??e[0],{response:o,timing:r,headMs:a}=s;
if(o.kind==="failed"||r.totalMs<=t)return o;const i=(a??0)>t?"response":"body",c=o.url.host.replace(/:443$/,"");return{kind:"failed",problem:(0,No.Qs)({host:c,asks:"\
answer",phase:i,limitMs:t}),transient:!0}}const nt=(e,{accepts:n=s=>s===200,plan:t=()=>Uo})=>n(e.status)?t(e):null;function Fo(e,n,t,s){if(e.kind==="failed"){const{
problem:u}=e;return u.code==="host-http2"?{kind:"not-asked",why:"unchecked",problem:u}:{kind:"failed",problem:u}}const{head:o,body:r}=e,{status:a,reason:i}=o;if(!s.
read(r))return{kind:"not-asked",why:"work"};const c=nt(o,t);if(c===null){const u=(0,pn.y8)(r.bytes);return{kind:"status",status:a,reason:i,page:u,...(0,pn.Kd)(r.
bytes,i)}}if(r.truncated&&c.kind==="whole")return{kind:"not-asked",why:"size"};const l=t.read(e,n,s);return l.ok?{kind:"read",value:l.value}:l.why===C.ch?{kind:"\
not-asked",why:s.isSpent?"work":"size"}:{kind:"unreadable",why:l.why,page:(0,pn.y8)(r.bytes)}}const Ho=3e4,zo={kind:"whole",maxBytes:1024*1024},tt={headers:{accept:"\
application/vnd.api+json"},plan:({status:e})=>e===200?zo:et.IK},Wo={...tt,accepts:()=>!0,read:({head:e})=>(0,L.Ju)(e.apiVersion)},Jo=(0,C.w3)({data:(0,C.lq)((0,C.
w3)({id:C.Qq}))}),st={...tt,accepts:e=>e>=200&&e<=399,read:({body:e})=>{const n=(0,C.D4)(he(e),Jo);return n.ok?n.value.data===null?(0,L.TR)("has no data"):(0,L.
Ju)(null):n}},Xo=/^[\w-]+$/;async function Go(e,n){const t=e.map(async s=>{const{host:o,service:r,clients:a}=s;if(!await n.hasToken(o))return[];const i=n.belowService(
r,o,u=>u),c=a.flatMap(u=>{const d=i(u);return typeof d=="string"?[]:[{client:u,base:d}]}),l=(0,D.c1)(c,({base:u})=>(0,ne.jr)(u.url)).map(u=>{const d=u.map(({client:f})=>f);
return Vo({...s,clients:d},u[0].base,n)});return await Promise.all(l)});return(await Promise.all(t)).flat()}async function Vo(e,n,{send:t,timeoutMs:s}){const{host:o,
clients:r,organization:a,workspace:i}=e,c=({client:y})=>({client:y,attemptMs:s??Ho,retries:1}),l=async(y,S)=>{const O=(0,fe.ny)(n.url,y),v=()=>({...n,url:O}),P=`\
cloud ${(0,ne.jr)(O)}`,Y=await t({...S,host:o,clients:r,at:v,once:P,patience:c});return Object.values(Y)[0]??le(o,"service")},u=await l("ping",Wo),d={...e,ping:u,
ofOrganization:null,ofWorkspace:null};if(u.outcome.kind!=="read"||a===null)return d;const f=`organizations/${a}`,h=await l(`${f}/entitlement-set`,st),k=h.outcome.
kind!=="read"||i===null?null:await l(`${f}/workspaces/${i}`,st);return{...d,ofOrganization:h,ofWorkspace:k}}function Yo(e,n){const t=e.flatMap(({kind:o,workspace:r,
hasOwnToken:a,needs:i,place:c})=>{if(r===void 0||a)return[];const l=o.startsWith("cloud")?n.TF_CLOUD_ORGANIZATION:null,u=ot(r.organization??l),d=ot(r.name);return i.
map(({host:f,service:h,clients:p})=>({host:f,service:h,organization:u,workspace:d,clients:p,places:[c]}))}),s=({host:o,service:r,organization:a,workspace:i})=>[
o,r,a,i].join(" ");return(0,D.c1)(t,s).map(o=>({...o[0],clients:[...new Set(o.flatMap(({clients:r})=>r))],places:o.flatMap(({places:r})=>r)}))}const ot=e=>e&&Xo.
test(e)?e:null;var Zo=g(6542),rt=g(2218),at=g(4165),Qo=g(7057),mn=g(4443),Ge=g(9897);const _o=(0,C.w3)({location:C.Qq,use_registry_credentials:(0,C.lq)(C.zM)}),
qo=(0,C.w3)({location:C.Qq,use_registry_credentials:C.gy}),er=(e,n)=>(0,C.D4)(e,n?_o:qo,"struct");function nr({status:e,header:n,body:t,downloadUrl:s},o,r){if(o===
"opentofu"&&e!==204){const a=er(t,r);if(!a.ok)return ue(`the response ${a.why}`);const{location:i,use_registry_credentials:c}=a.value;if(c!==null)return tr(i,c,
s);if(i!=="")return it(i,s,o)}return n?it(n,s,o):ue(sr[o])}function tr(e,n,t){if(e==="")return ue("the response has `use_registry_credentials` and no `location`");
const s=(0,fe.EH)(t,e);return s.ok?{kind:"direct",url:s.value,usesCredentials:n}:ue(s.why)}const sr={terraform:"the response has no X-Terraform-Get header",opentofu:"\
the response has neither `location` nor an X-Terraform-Get header"},ue=e=>({kind:"refused",why:(0,We.Nx)(e)});function or(e,n){const t=/^([A-Za-z][A-Za-z0-9+.-]*):/.
exec(e)?.[1];return t===void 0?ue(`invalid source string: ${e}`):(0,Ge.WS)(t,n)?gn(e,n):ue(`no getter available for X-Terraform-Get source protocol: "${t}"`)}function it(e,n,t){
const s=(0,fe.ut)(n,e);if(!s.ok)return ue(s.why);const{kind:o}=(0,ee.vL)(s.value,t);return o==="local"||o==="registry"?ue("must be a direct remote package addre\
ss"):gn(s.value,t)}const rr=["tar.gz","tar.bz2","tar.tbz2","tar.xz","tgz","tbz2","txz","zip","gz","bz2","xz"],ct=["ref","depth","sshkey"],lt="checksum cannot be\
 specified for directory download";function gn(e,n){const t=(0,Ge.cx)(e,n);if(!t.ok)return ue(t.why);const{getter:s,url:o,subdirectory:r}=t.value;if(!(0,Ge.WS)(
s,n))return ue((0,Ge.Ns)(e,t.value));if(o===null)return{kind:"other",getter:s};const a=(0,mn.xB)(o.query),i=f=>{const h=a.find(([p])=>p===f)?.[1]??"";return(0,mn.
Uw)(h.replaceAll("+"," "))||null},c=i("archive"),l=i("checksum"),u=a.filter(([f])=>f!=="checksum"&&!(f==="archive"&&c));if(s==="git"){if(l!==null)return ue(lt);
const[f,h,p]=ct.map(i),k={ref:f??null,depth:h??null,sshkey:p??null},y=u.filter(([O])=>!ct.includes(O));return{kind:"git",url:{...kn(o,y),fragment:o.fragment},...k,
subdirectory:r}}if(!/^https?$/.test(o.scheme)||!/^https?$/.test(s))return{kind:"other",getter:s};const d=ar(o.path,c,n);return d!==null?{kind:"archive",url:kn(o,
u),archive:d,checksum:l,subdirectory:r}:l!==null?ue(lt):{kind:"page",url:kn(o,[...u,["terraform-get","1"]]),subdirectory:r}}function ar(e,n,t){const s=o=>n===null?
e.endsWith(`.${o}`):n===o;return rr.find(o=>s(o)&&(o!=="tbz2"||t==="terraform"))??null}const kn=(e,n)=>({...e,query:(0,mn.Ge)(n),forceQuery:!1,fragment:""}),ir={
amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function cr(e){for(const[n,t,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.toLowerCase();if(t===
""?o==="body":o==="head")return null;if(t!==""||o!=="meta")continue;const r=new Map;for(const[,i="",c,l,u]of n.matchAll(lr))r.set(i.toLowerCase(),c??l??u??"");const a=r.
get("content")??"";if(r.get("name")==="terraform-get"&&a!=="")return ur(a)}return null}const lr=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
ur=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(n,t,s)=>t!==void 0?ir[t]??n:Number(s)<=1114111?String.fromCodePoint(Number(s)):n),dr=3e4,wn={kind:"excerpt",maxBytes:1024},
ut=128*1024,yn=e=>({client:n})=>({client:n,attemptMs:dr,retries:n==="opentofu"?e:0}),Re={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,
plan:()=>wn,read:()=>(0,L.Ju)(""),patience:yn(0),netrc:G.Du},fr={...Re,name:"provider archive",patience:yn(2),netrc:["terraform"]},dt={name:"direct archive",headers:{
range:"bytes=0-0"},accepts:e=>e>=200&&e<300,plan:()=>wn,read:()=>(0,L.Ju)("")},hr=64*1024*1024,pr=3e5,mr=({patience:e=r=>r,...n},t,s,o)=>({...n,name:`whole ${t}`,
headers:{},plan:()=>({kind:"taken",maxBytes:hr,take:s}),read:()=>(0,L.Ju)(o()),patience:r=>({...e(r),attemptMs:pr})}),gr={name:"page",headers:{},accepts:e=>e>=200&&
e<300,plan:({terraformGet:e})=>e?wn:{kind:"excerpt",maxBytes:ut},read:({head:e,body:n})=>{const t=e.terraformGet||cr(he(n));return t===null?(0,L.TR)('has neithe\
r X-Terraform-Get nor <meta name="terraform-get">'):(0,L.Ju)(t)},patience:yn(0),netrc:G.Du},kr={...Re,name:"repository",headers:{},accepts:e=>e===200,netrc:[]},
ft={name:"sums",headers:{},read:({body:e})=>(0,L.Ju)(e.bytes)},wr={...ft,name:"signature"},yr={...Re,name:"checksum file",headers:{},accepts:e=>e===200,read:({body:e})=>(0,L.
Ju)(he(e)),plan:()=>({kind:"excerpt",maxBytes:ut})};async function Le({client:e,registry:n,url:t,origin:s,token:o=!1},r,{send:a,clients:i,isNamed:c}){const l=(0,A.
Pm)(t);if(l!==null&&l!==n&&!c(l))return le(n,"not-allowed",(0,ne.Pl)(t));const u=()=>({url:t,origin:s}),d=`${r.name} ${o} ${s?.isPublic} ${(0,ne.jr)(t)}`,f={...r,
host:n,clients:i,at:u,once:d,isAnonymous:!o},{[e]:h}=await a(f);if(h===void 0)throw new Error("a client without an answer");return h}const vr={accepts:e=>e===200||
e===204,read:({head:e,body:n},t)=>{const{status:s,terraformGet:o}=e;return(0,L.Ju)({status:s,header:o,body:he(n),downloadUrl:t})}};function ht({address:e,version:n,
clients:t},s){const{host:o}=e,r=s.belowService(X.e$,o,i=>(0,fe.sw)(i,e,n)),a=s.send({...vr,host:o,clients:t,at:r});return async i=>{const{[i]:c}=await a;return c===
void 0?null:await Mr(i,c,s)}}const $r=10;async function Mr(e,n,t){const{outcome:s,host:o}=n,r={kind:"asked",part:"location"};if(s.kind!=="read")return Ee([{...r,
answer:n}]);const{downloadUrl:a}=s.value,i={...n,outcome:Me},c=(0,G.sX)(t.versionOf("opentofu")),l=nr(s.value,e,c),u=t.originOf(n.lastHop),d=await mt(l,{registry:o,
client:e,downloadUrl:a,origin:u},t);return{...d,steps:[{...r,answer:i},...d.steps]}}async function br(e,n,t,s){const o=gn(e,n),r="url"in o?o.url:null,a=r&&(0,A.
Pm)(r),i=r===null?"":(0,ne.Pl)(r);if(r!==null&&!s.isNamed(a))return Ee([{...pt,answer:le(a,"not-allowed",i)}]);const c={...le(a,"service",i),outcome:Me},l=await mt(
o,{registry:a,client:n,downloadUrl:r,origin:t},s);return{...l,steps:[{...pt,answer:c},...l.steps]}}const pt={kind:"asked",part:"archive"};async function mt(e,n,t){
const{downloadUrl:s,...o}=n,r=[];let a="",{origin:i}=n;for(let c=0;;c+=1){if(e.kind==="refused"||e.kind==="other")return Ee([...r,e]);const l=e.kind==="direct"?
"":e.subdirectory,u={...o,origin:i,url:e.url};if(e.kind!=="page"){const{steps:f,tree:h,origin:p}=await Or(e,u,s,t),k=h&&c>0?(0,at.kX)(l,h):l,y=h&&{tree:h,subdirectory:gt(
k,a),origin:p};return{...Ee([...r,...f]),...y&&{opened:y}}}if(c===$r){const f=`too many X-Terraform-Get redirects: ${c+1}`;return Ee([...r,{kind:"refused",why:f}])}
const d=await Le(u,gr,t);if(r.push({kind:"asked",part:"page",answer:d}),d.outcome.kind!=="read")return Ee(r);i=t.originOf(d.lastHop),a=gt(l,a),e=or(d.outcome.value,
o.client)}}const gt=(e,n)=>[e,n].filter(t=>t!=="").join("/"),Ee=e=>({platform:"",steps:e,hashes:null});async function Or(e,n,t,s){const o=e.kind==="direct"&&e.usesCredentials,
r=o&&t!==null&&Ir(t,e.url),a=await(s.open??Tr)(e,{...n,token:r},s);if(!o||r)return a;const i=`the token of the registry from ${(0,A.Pm)(e.url)}`,c=a.steps.map(l=>xr(
l)?{kind:"other",getter:i}:l);return{...a,steps:c}}const xr=e=>e.kind==="asked"&&e.answer.outcome.kind==="status"&&e.answer.outcome.status===401,Tr=async(e,n,t)=>{
const s={isPublic:!0};if(e.kind==="git"&&!/^https?$/.test(e.url.scheme))return{steps:[{kind:"other",getter:"git"}],tree:null,origin:s};const[o,r]=Er[e.kind],a=await Le(
{...n,url:Sr(e)},r,t);return{steps:[{kind:"asked",part:o,answer:a}],tree:null,origin:s}};function Ir(e,n){const t=[e,n].map(s=>({scheme:s.scheme==="http"?"http":
"https",name:(0,Ie.be)(s)}));return(0,Qo.nL)(t).at(-1)==="sent"}const Er={archive:["archive",Re],direct:["archive",dt],git:["repository",kr]},Sr=({kind:e,url:n})=>e===
"git"?{...n,path:`${n.path}/info/refs`,query:"service=git-upload-pack"}:n;var vn=g(9465);const Cr=(0,C.w3)({name:C.Qq,source:C.Qq,version:C.Qq}),Pr=(0,C.w3)({name:C.
Qq,version:C.Qq,namespace:(0,C.LT)(C.Qq),source:(0,C.LT)(C.Qq)}),kt=(0,C.w3)({path:C.Qq,providers:(0,C.p_)((0,C.lq)(Pr)),dependencies:(0,C.p_)((0,C.lq)(Cr))}),Ar=(0,C.
w3)({version:C.Qq,root:kt,submodules:(0,C.p_)((0,C.lq)(kt))}),Rr=(0,C.w3)({modules:(0,C.p_)((0,C.lq)((0,C.w3)({source:C.Qq,versions:(0,C.p_)((0,C.lq)(Ar))})))});
function Lr(e){const n=(0,C.qL)(e,Rr);if(!n.ok)return n;const{value:t,items:s}=n.value,{modules:o}=t,r=o.map(c=>c?.versions??[]);if(o.length+r.flat().length>C._5)
return(0,L.TR)(C.ch);if(o.includes(null)||r.flat().includes(null))return(0,L.TR)("has null in a list, at which the clients crash");const[a]=r;if(a===void 0)return(0,L.
TR)('has no element in "modules"');const i=a.flatMap(c=>c??[]);return(0,L.Ju)({texts:i.map(({version:c})=>c),described:s>C._5?new Map:Dr(i)})}function Dr(e){const n=e.
map(({version:t,root:s,submodules:o})=>{const a=[s,...o].flatMap(i=>i??[]).map(({path:i,dependencies:c,providers:l})=>({path:i,calls:c.flatMap(u=>u??[]),providers:l.
flatMap(u=>u??[])}));return[t,a]});return new Map(n.filter(([,t])=>t.some(({calls:s,providers:o})=>s.length+o.length>0)))}function wt(e,n,t=new Map){const s=e.flatMap(
({client:r,calls:a})=>a.flatMap(({module:i,constraint:c})=>i?[{module:i,client:r,constraint:c}]:[])),o=({module:r,client:a})=>t.get((0,w.MP)(r))?.[a]!==void 0;return vt(
s.filter(r=>!o(r)),t,n)}async function yt(e,n,t,s=()=>!1){const o=a=>({client:a.client,calls:a.calls.filter(i=>!s(i,a.client))}),r=({module:a,client:i})=>(0,V.Of)(
n.get((0,w.MP)(a))?.[i]);for(;;){const a={left:ds},i=new Map(e.map(l=>[l,fs(o(l),r,a)])),c=[...i.values()].flatMap(({calls:l})=>l).filter(({module:l})=>t.visits.
has(l.host)&&!n.has((0,w.MP)(l)));if(c.length===0)return i;await vt(c,n,t)}}async function vt(e,n,t){const s=(0,D.c1)(e,({module:o})=>(0,w.MP)(o));return await(0,me.
Eu)(s,([{module:o}])=>o.host,t,async o=>{const[{module:r}]=o,{host:a}=r,i=await t.send({host:a,clients:[...new Set(o.map(({client:c})=>c))],at:t.belowService(X.
e$,a,c=>(0,fe.fZ)(c,r)),read:({body:c},l,u)=>Kr(he(c),o,u,t.keepsReleases)});n.set((0,w.MP)(r),{...n.get((0,w.MP)(r)),...i})}),n}function Kr(e,n,t,s=!1){const o=Lr(
e);if(!o.ok)return o;const{texts:r,described:a}=o.value;if(!t.keep(r))return(0,L.TR)(C.ch);const i=s?{releases:vs(a,n)}:{},c=(0,V.tF)("module",r,{work:t,...i}),
l=rs(a,c,n);return(0,L.Ju)(l.size===0?c:{...c,described:l})}async function Br(e,n){const t=new Nr(n),s=new Map,o=e.filter(({directory:a})=>a===w.cd.file);let r={
roots:e,notes:()=>[]};for(;n.stop.why===null;){const a=t.unknownIn(r.roots);if(a.length===0)break;await n.reach((0,rt.T5)(a,()=>!1,n.clients)),await wt(a,{...n,
keepsReleases:!0},s),await t.open(a,s);const{roots:i,notes:c}=n.expand(t.opened);r={roots:[...i,...o],notes:c}}return{...r,modules:s,evidenceOf:t.evidenceOf}}class Nr{opened=new Map;evidence=new Map;ports;constructor(n){
this.ports=n}evidenceOf=(n,t)=>this.evidence.get((0,vn.C_)(n,t))??null;unknownIn(n){const t=new Set;return n.flatMap(s=>{const o=s.calls.filter(r=>{const a=(0,vn.
C_)(r,s.client),i=r.isOpen||t.has(a)||this.evidence.has(a);return t.add(a),!i});return o.length===0?[]:{...s,calls:o}})}async open(n,t){const s=n.flatMap(({calls:o,
client:r})=>o.map(a=>({call:a,client:r})));await Promise.all(s.map(({call:o,client:r})=>o.module===null?this.openSource(o,r):this.openVersion(o,o.module,r,t)))}async openVersion(n,t,s,o){
const r=(0,V.Of)(o.get((0,w.MP)(t))?.[s]),a=r&&je({...n,module:t,client:s},r),i=a?.kind==="chosen"?a.version:null,{namespace:c,name:l,system:u,subdirectory:d}=t,
f=h=>this.add(n,s,h,`${c}/${l}/${u} ${i}`,d);i===null?f(null):await this.finderOf({address:t,version:i})(s).then(f)}finderOf=(0,ye.O)(n=>(0,ye.O)(ht({...n,clients:this.
ports.clients},this.ports)),({address:n,version:t})=>`${(0,w.MP)(n)} ${t}`);async openSource(n,t){const{source:s,place:o}=n,r=o.inside?{isPublic:o.inside.isPublic}:
null,a=await br(s,t,r,this.ports);this.add(n,t,a,(0,I.dh)((0,We._U)(s)),"")}add(n,t,s,o,r){const a=(0,vn.C_)(n,t);if(this.evidence.set(a,s),s?.opened===void 0)return;
const{tree:i,subdirectory:c,origin:l}=s.opened,u=[c,r].filter(f=>!/^\.?$/.test(f)).join("/"),d=n.module===null?(0,at.kX)(u,i):u;this.opened.set(a,{name:o,tree:i,
directory:d,isPublic:l.isPublic})}}var De=g(3556),Ve=g(7598);const Se="-----BEGIN ",Ke="-----END ",$t=96,$n=e=>(0,L.s8)((0,L.Dw)(e));function Mt(e,n,{readsChecksum:t,
trimsLines:s}){const o=Ur(e.replace(/\n$/,"").split(/\r?\n/));if(o===null)return(0,L.TR)(jr(e));if(!n.test(o.type))return(0,L.TR)("begins with a block that is n\
o public key");const r=s?o.body.map($n):o.body,a=r.findIndex(d=>d.startsWith(Ke)||/^=.{4}$/.test(d)),i=a<0?r:r.slice(0,a);if(i.some(({length:d})=>d>$t))return(0,L.
TR)(`has a line of more than ${$t} characters`);const c=Fr(i);if(c===null){const d=i.some(f=>f!==$n(f));return(0,L.TR)(d?"has spaces around its lines":"has dama\
ged base64 text")}const[l=Ke,u=""]=a<0?[]:r.slice(a);return!t||l.startsWith(Ke)?(0,L.Ju)(c):u.startsWith(Ke)?l===Hr(c)?(0,L.Ju)(c):(0,L.TR)("has a wrong checksu\
m"):(0,L.TR)(`has no line \`${Ke}\u2026\` after its checksum`)}function Ur(e){let n=null;for(const[t,s]of e.entries()){const o=$n(s);if(n===null)n=o.startsWith(
Se)?o.slice(Se.length,-5):null;else{if(o==="")return{type:n,body:e.slice(t+1)};o.includes(":")||(n=null)}}return null}function jr(e){return/-----\\+[rn]/.test(e)?
"has the characters `\\n` in place of line breaks":e.includes(`
${Se}`)||e.startsWith(Se)?`has no empty line after \`${Se}\u2026\``:`has no line that begins with \`${Se}\``}function Fr(e){const n=e.join("").replaceAll("\r","");
return n.length%4!==0||/[^A-Za-z0-9+/=]/.test(n)?null:Buffer.concat((n.match(/[^=]+=*/g)??[]).map(t=>Buffer.from(t,"base64")))}function Hr(e){let n=11994318;for(const t of e){
n^=t<<16;for(let s=0;s<8;s+=1)n=n<<1^(n&8388608?25578747:0)}return`=${Buffer.from([n>>16,n>>8,n]).toString("base64")}`}class ke extends Error{}const zr=1e3,[bt,
Mn]=[1,22],Ot={[bt]:[2,1],3:[2,1],17:[4,2],19:[1,2],[Mn]:[1,2]},Wr=[27,28],Jr={2:"sha1",...{8:"sha256",9:"sha384",10:"sha512",11:"sha224"},12:"sha3-256",14:"sha\
3-512"},[Xr,Gr,xt]=[2,6,14],Vr=[5,7];function Ye(e){let n=0;const t=()=>e.length-n,s=i=>{if(i>t())throw new RangeError("cut off");return n+=i,e.subarray(n-i,n)},
o=i=>s(i).readUIntBE(0,i),[r,a]=[()=>e.subarray(0,n),()=>e.subarray(n)];return{left:t,take:s,number:o,taken:r,rest:a}}function bn(e){const n=[],t=Ye(e);try{for(;t.
left()>0;){if(n.length>zr)throw new ke;n.push(...Yr(t))}return{packets:n,isDamaged:!1}}catch(s){if(s instanceof RangeError)return{packets:n,isDamaged:!0};throw s}}
function Yr(e){const n=e.number(1);if(n<128)throw new RangeError("no packet");const t=n<192,s=t?(n&60)>>2:n&63,o=t?Qr(e,n&3):Tt(e,224),r=Ye(e.rest().subarray(0,
o)),a=Zr(s,r);return e.take(r.taken().length+(a.length>0?0:r.left())),a}function Zr(e,n){if(Vr.includes(e))throw new ke;return e===Xr?_r(n):e===Gr||e===xt?[qr(n,
e===xt)]:[]}const Qr=(e,n)=>n===3?e.left():e.number(1<<n);function Tt(e,n=255){const t=e.number(1);if(t<192)return t;if(t===255)return e.number(4);if(t>=n)throw new ke;
return(t-192)*256+e.number(1)+192}function _r(e){const n=e.number(1),[t,s,o]=[e.number(1),e.number(1),Jr[e.number(1)]];if(n===5||n===6||Wr.includes(s))throw new ke;
const[,r]=Ot[s]??[];if(n!==4||o===void 0||r===void 0)return[];const a=St(Ye(e.take(e.number(2)))),i=e.taken(),c=[a,St(Ye(e.take(e.number(2))))];e.take(2);const l=c.
flatMap(p=>p.get(33)??p.get(16)??[]).at(-1),u=p=>a.get(p)?.readUInt32BE()??0,d={created:u(2),lifetime:u(3),keyLifetime:u(9)},f=It(l?.toString("hex")??"");return[
{kind:"signature",...{type:t,algorithm:s,hash:o,signed:i,issuer:f,numbers:Et(e,r)},...d}]}function qr(e,n){if(e.number(1)!==4)throw new ke;const[t,s]=[e.number(
4),e.number(1)],[o=0]=Ot[s]??[];o===0&&e.take(e.left()),o===1&&e.take(e.number(1));const r=Et(e,o),a=e.taken(),i=Buffer.from([153,a.length>>8,a.length]);return{
kind:"key",id:It((0,Ve.hash)("sha1",Buffer.concat([i,a]))),algorithm:s,created:t,numbers:r,isSubkey:n}}const It=e=>e.slice(-16).toUpperCase(),Et=(e,n)=>Array.from(
{length:n},()=>e.take(Math.ceil(e.number(2)/8)));function St(e){const n=[];for(;e.left()>0;){const t=Tt(e);if(t>e.left())return new Map;n.push(e.take(t))}return new Map(
n.map(t=>[(t[0]??0)&127,t.subarray(1)]))}const On="`signing_keys.gpg_public_keys`",xn="the signature of its checksums",ea=["34365D9472D7468F","B0B441097685B676",
"C820C6D5CD27AB87"],na="7D72D4268E4660FC",ta=20,sa=1024*1024,oa=2048,Ct=Buffer.alloc(0);function ra(e,n){const t=e.keys.filter(o=>o!==null);if(t.length===0||t.length<
e.keys.length)return{why:`the description has ${e.keys.length===0?"no key":"null, at which the clients crash,"} in ${On}`,cure:"signAndList"};const s=t.reduce((o,r)=>o+
r.ascii_armor.length,0);if(t.length>ta||s>sa)return null;try{return aa(e,t,n)}catch(o){if(o instanceof ke)return null;throw o}}function aa({sums:e,signature:n},t,s){
const o=ca(n),r=(0,G.pJ)(s.client,s.version),a=[];let i=null;for(const[u,d]of t.entries()){const f=t.length===1?"the key":`key ${u+1} of ${t.length}`,h=(O,v,P)=>({
why:`\`${O}\` of ${f} in ${On} ${v}`,cure:P}),p=ia(d.ascii_armor,r);if(!p.ok)return h("ascii_armor",p.why,"armor");const k=p.value.flatMap(O=>O.kind==="key"?O.id:
[]),y=o.signatures.find(({issuer:O})=>k.includes(O)),S=y===void 0?o.fault:fa(y,p.value,e);if(S!==null)return{...S,why:`${xn} ${S.why}`};if(y===void 0)a.push(...k);else if(ha(
y,p.value,s)){const O=s.client==="opentofu"?"extend":"sign";i??={why:`${xn} or its key ${y.issuer} has expired`,cure:O}}else{const O=la(d.trust_signature??"",y,
r);return O===null?null:h("trust_signature",O,"trust")}}if(i!==null)return i;const c=(0,I.K4)(o.signatures,3,({issuer:u})=>u),l=a.length===0?"no key":(0,I.K4)(a,
3);return{why:`${xn} is by key ${c}, but ${On} lists ${l}`,cure:"list"}}function ia(e,n){const t=Mt(e,/^PGP (?:PUBLIC|PRIVATE) KEY BLOCK$/,n);if(!t.ok)return t;
const{packets:s,isDamaged:o}=bn(t.value);return o?(0,L.TR)("is cut off or damaged"):(0,L.Ju)(s)}function ca(e){const{packets:n,isDamaged:t}=bn(Buffer.from(e)),s=n.
flatMap(a=>a.kind==="signature"?a:[]),o=a=>({signatures:s,fault:{why:a,cure:"sign"}}),[r]=e;return r===void 0?o("is empty"):r<128||s.length<n.length?o("is not a\
 binary OpenPGP signature (with `--armor` it is text)"):t?o("is cut off or damaged"):s.some(({issuer:a})=>a==="")?o("does not name its key"):s.length===0?o("is \
of a kind that the clients do not read"):{signatures:s,fault:null}}function la(e,n,t){if(e===""||ea.includes(n.issuer))return null;const s=Mt(e,/^/,{...t,readsChecksum:!1});
if(!s.ok)return s.why;const{packets:o}=bn(s.value);return o.some(a=>a.kind==="signature"&&a.issuer===na)?null:"is not by HashiCorp\u2019s key for partners"}const ua=32,
da=[16,17,18,19,24],Pt=e=>e.kind==="key"&&!e.isSubkey;function At(e,n){const t=n.findIndex(r=>r.kind==="key"&&r.id===e),s=n.findIndex((r,a)=>a>t&&Pt(r)),o=n.slice(
0,s<0?n.length:s);return o.slice(o.findLastIndex(Pt))}function fa(e,n,t){const{issuer:s}=e,o=At(s,n),r=o.find(i=>i.kind==="key"&&i.id===s);if(r?.kind==="key"&&!pa(
r,e,t)){const i=Buffer.from(t).includes(`\r
`)?", whose lines end with CRLF":"";return{why:`by key ${s} does not match the file of checksums${i}`,cure:"sign"}}return o.some(i=>i.kind==="signature"&&i.type===
ua)?{why:`is by key ${s}, which is revoked`,cure:"signAndList"}:null}function ha({issuer:e,created:n,lifetime:t},s,{client:o,now:r,refusesExpired:a}){const i=h=>h<
r/1e3,c=t>0&&i(n+t),l=At(e,s),u=Math.max(...l.map(h=>h.kind==="key"?h.created:0)),d=l.flatMap(h=>h.kind==="signature"&&da.includes(h.type)?h.keyLifetime:[]);if(o===
"terraform")return c&&!d.some(h=>h>0);const f=d.length>0&&d.every(h=>h>0&&i(u+h));return a&&(c||f)}function pa(e,n,t){const{type:s,algorithm:o,hash:r,signed:a,numbers:i}=n;
if(s>1||e.algorithm!==o)return!1;const c=Buffer.from(t).toString("latin1"),l=Buffer.from(s===1?c.replace(/\r?\n/g,`\r
`):c,"latin1"),u=Buffer.from([4,255,0,0,a.length>>8,a.length]),d=Buffer.concat([l,a,u]),{jwk:f,size:h}=ma(e),p=i.map(S=>Buffer.concat([Buffer.alloc(h),S]).subarray(
-h)),k=Buffer.concat(p),y={key:f,format:"jwk"};try{return o===Mn?(0,Ve.verify)(null,(0,Ve.createHash)(r).update(d).digest(),y,k):(0,Ve.verify)(r,d,y,k)}catch{throw new ke}}
function ma({algorithm:e,numbers:[n=Ct,t=Ct]}){const s=o=>o.toString("base64url");if(e===Mn&&n.length===33)return{jwk:{kty:"OKP",crv:"Ed25519",x:s(n.subarray(1))},
size:32};if(e!==bt||n.length>oa)throw new ke;return{jwk:{kty:"RSA",n:s(n),e:s(t)},size:n.length}}var Rt=g(5168);async function Tn(e,n,t=new Map){const s=new Map(
t),o=e.flatMap(i=>i.providers.flatMap(({provider:c})=>t.get((0,w.JT)(c))?.[i.client]!==void 0?[]:{provider:c,root:i})),r=(0,D.c1)(o,({provider:i})=>(0,w.JT)(i)),
a=async i=>{const[{provider:c}]=i,l=Lt(i),u=Lt(i.filter(({root:p})=>!n.isInstalled(c,p))),d=n.send({...ga,...Dt(c,n),clients:u}),f=l.map(async p=>[p,await ka(p,
{address:c,clients:l},d,n)]),h=(0,w.JT)(c);s.set(h,{...t.get(h),...Object.fromEntries(await Promise.all(f))})};return await(0,me.Eu)(r,([{provider:i}])=>i.host,
n,a,4*me.PU),s}const Lt=e=>[...new Set(e.map(({root:n})=>n.client))],ga={read:({body:e},n,t)=>{const s=De.TT(he(e));if(!s.ok)return s;const{texts:o,...r}=s.value;
return t.keep([...o,...r.warnings])?(0,L.Ju)((0,V.tF)("provider",o,{...r,work:t})):(0,L.TR)(C.ch)}},Dt=(e,{belowService:n})=>({host:e.host,at:n(X.xq,e.host,t=>(0,fe.
i5)(t,e))});async function ka(e,n,t,s){const{address:o}=n,r=le(o.host,"service"),a=async()=>(await t)[e]??r,i=s.methodsOf(o,e),c=(i?.methods??[Kt]).map(k=>k.kind===
"direct"?a():k.kind==="local"?Bt(k,o,s):Nt(e,k,n,"index.json",va,s)),[l=r,...u]=await Promise.all(c),d=$a([l,...u]),f=await wa(o,e,await a(),s);if(i===null&&f===
null)return d;const h=[l,...u].filter(({mirror:k})=>k!==void 0),p=i&&{place:i.place,methods:c.length,mirrors:h};return{...d,...p&&{installation:p},...f===null?{}:
{movedTo:f}}}const Kt={kind:"direct"};async function wa(e,n,{outcome:t},s){const{host:o,namespace:r,type:a}=e;if(!(t.kind==="status"&&t.status===404)||r!=="hash\
icorp"||o!==(0,ee.Vm)(n))return null;const{[n]:c}=await s.send({...Dt({...e,namespace:"-"},s),clients:[n],read:({body:l})=>De.tD(he(l),a)});return c?.outcome.kind===
"read"?c.outcome.value:null}function Bt(e,n,{localPackages:t}){const{path:s,shown:o=s,place:r}=e,a=le(n.host,s===null?"oci":"service",o??""),i=t(e,n);if(o===null||
i===null)return a;const c={...a,mirror:{url:o,place:r,hasSlash:!0,isDirectory:!0}};if(i==="missing"){const u=N({mirror:o,kind:"path",at:(0,Rt.Ge)(r)});return{...c,
outcome:{kind:"failed",problem:u}}}const l=[...new Set(i.map(({version:u})=>u))];return l.length>0?{...c,outcome:{kind:"read",value:(0,V.tF)("provider",l)}}:{...c,
outcome:{kind:"status",status:404,reason:"",page:null}}}const ya=5;async function Nt(e,{url:n,place:t},{address:s,clients:o},r,a,{send:i,isNamed:c,methodsOf:l}){
const u={url:(0,ne.Pl)(n),place:t,hasSlash:n.path.endsWith("/")},d=(0,A.Pm)(n),f=(0,fe.zS)(n,s,r);if(!f.ok){const O=(0,Rt.Ge)(t),v={mirror:u.url,at:O,provider:(0,w.
JT)(s)},P={kind:"failed",problem:N({...v,kind:"port"})};return{...le(d,"service",u.url),outcome:P,mirror:u}}const h=O=>O.kind==="network"&&(0,ne.jr)(O.url)===(0,ne.
jr)(n),p=o.filter(O=>l(s,O)?.methods.some(h)),k=c(d)?{url:f.value,origin:null}:"not-allowed",y=`mirror ${(0,ne.jr)(f.value)}`,{[e]:S=le(d,"service")}=await i({host:d,
clients:p,at:()=>k,once:y,read:a,maxRedirects:ya,patience:O=>O.client==="opentofu"?{...O,retries:0}:O});return{...S,mirror:u}}function va({head:e,body:n},t,s){const o=De.
oM(he(n),e.contentType);if(!o.ok)return o;const r=o.value.filter(a=>(0,ie.rK)(a)!==null);return s.keep(r)?(0,L.Ju)((0,V.tF)("provider",r,{work:s})):(0,L.TR)(C.ch)}
function $a([e,...n]){if(n.length===0)return e;const t=[e,...n],s=t.filter(({outcome:i})=>i.kind==="not-asked"),o=t.find(Ma)??s.find(({outcome:i})=>i.kind==="no\
t-asked"&&i.why!=="service")??s[0];if(o!==void 0)return o;const r=t.flatMap(i=>(0,V.Of)(i)??[]),a=t.find(i=>(0,V.Of)(i)!==null);return a===void 0||r.every(({texts:i})=>i.
length===0)?t.find(({mirror:i})=>i===void 0)??a??e:{...a,outcome:{kind:"read",value:ba(r)}}}const Ma=({outcome:e})=>e.kind==="failed"||e.kind==="unreadable"||e.
kind==="status"&&e.status!==404,ba=e=>(0,V.tF)("provider",[...new Set(e.flatMap(({texts:n})=>n))],{work:e.find(({work:n})=>n!==void 0)?.work,compatible:e.flatMap(
({compatible:n=[]})=>n),warnings:e.flatMap(({warnings:n=[]})=>n)});function Oa(e,n){const{address:t,clients:s}=e,o=c=>n.methodsOf(t,c)?.methods??[Kt],r=c=>o(c).
every(({kind:l})=>l==="direct"),a=Ut({...e,clients:s.filter(r)},n),i=async(c,l)=>{if(c.kind==="local")return xa(e,c,n);if(c.kind==="network")return Ia(l,e,c,n);
const u=r(l)?a:Ut({...e,clients:[l]},n);return Ta(l,e,await u,n)};return async c=>{let l=null;for(const u of o(c))if(l=await i(u,c),l?.steps.some(({kind:d})=>d===
"platform")!==!0)return l;return l}}function xa({address:e,version:n,platform:t},s,o){const r=o.localPackages(s,e);if(r===null||r==="missing")return null;const a=r.
some(l=>l.version===n&&l.platform===t),c={kind:"asked",part:"document",answer:{...Bt(s,e,o),outcome:Me}};return{platform:t,steps:a?[c]:[c,{kind:"platform"}],hashes:null}}
function Ut({address:e,version:n,platform:t,clients:s},{send:o,belowService:r}){const{host:a}=e,i=r(X.xq,a,c=>(0,fe.ad)(c,e,n,t));return o({host:a,clients:s,at:i,
read:L.Ju})}async function Ta(e,{platform:n},{[e]:t},s){if(t===void 0)return null;const r=e==="opentofu"&&!(0,G.sX)(s.versionOf(e))?"opentofu before 1.12":e;return await jt(
e,n,t,({body:i,url:c})=>{const l=De.h(he(i),r);if(!l.ok)return l;const u=Xe.KB(l.value,n,c),{shasums_url:d,shasums_signature_url:f}=l.value,h=[d,f,l.value.download_url].
map(v=>(0,fe.Fl)(c,v)),[p,k,y]=h.flatMap(v=>v.ok?v.value:[]),S=p&&k&&y&&u.early.every(({kind:v})=>v==="no-archive"),O=S?{sums:p,signature:k,document:l.value}:null;
return(0,L.Ju)({...u,signed:O,archive:S?y:null})},s)}async function Ia(e,n,t,s){const{platform:o,version:r}=n,a=await Nt(e,t,n,`${r}.json`,L.Ju,s);return await jt(
e,o,a,({head:c,body:l,url:u})=>{const d=De.I0(he(l),c.contentType,o);if(!d.ok)return d;const f={...Xe.uH(d.value,o),signed:null};if(d.value===null)return(0,L.Ju)(
{...f,archive:null});const h=(0,fe.Fl)(u,d.value.url);return h.ok?(0,L.Ju)({...f,archive:h.value}):(0,L.TR)(`has an invalid \`url\`: ${h.why}`)},s)}async function jt(e,n,t,s,o){
const{outcome:r,host:a}=t,i=v=>({kind:"asked",part:"document",answer:{...t,outcome:v}});if(r.kind!=="read"){const P=r.kind==="status"&&r.status===404&&!t.mirror?
[{kind:"platform",response:r}]:[];return{platform:n,steps:[i(r),...P],hashes:null}}const c=s(r.value);if(!c.ok){const v={kind:"unreadable",why:c.why,page:null};
return{platform:n,steps:[i(v)],hashes:null}}const{early:l,late:u,hashes:d,signed:f,archive:h}=c.value,p=[i(Me),...l],k={registry:a,client:e,origin:o.originOf(t.
lastHop)},y=async(v,P,Y)=>{const B=await Le({...k,url:P},Y,o);return p.push({kind:"asked",part:v,answer:B}),B.outcome.kind==="read"?B.outcome.value:null},S=f&&await y(
"sums",f.sums,ft),O=f&&S!==null?await y("signature",f.signature,wr):null;if(h!==null&&(f===null||O!==null)&&await y("archive",h,fr),f===null)return{platform:n,steps:p,
hashes:d};if(p.push(...u),S!==null){const v=Xe.yI((0,L._6)(S),f.document);v!==null&&p.push({kind:"sums",url:(0,ne.Pl)(f.sums),why:v});const P=f.document.signing_keys.
gpg_public_keys,Y=e==="opentofu"&&a===(0,ee.Vm)(e),B=P.length===0&&o.mayLackKeys&&Y,te={...o.expiry,client:e,version:o.versionOf(e)},oe=O===null||B?null:ra({sums:S,
signature:O,keys:P},te);oe!==null&&p.push({kind:"unsigned",...oe})}return{platform:n,steps:p,hashes:d}}const Ft=({depth:e})=>e==="packages"||e==="init";function Ht(e,n){
const{checkouts:t,directory:s,dialect:o,configs:r,learn:a,settings:i,machine:c}=n,l=t?.plugins??null,{platform:u}=c,{upgrade:d}=i,f={root:s,plugins:l,roots:e,dialect:o,
platform:u,upgrade:d,asksMirrors:!0};return(0,Zo.xH)(r,f,a)}async function Ea(e,n,t){const{upgrade:s}=n.settings,o=(f,h)=>Wt(In(e,f,h,s,t),n,t),[[r,...a],[i,c,...l]]=await Promise.
all([Tn(e,t).then(f=>Promise.all([f,o("provider",f)])),wt(e,t).then(f=>Promise.all([f,yt(e,f,t),o("module",f)]))]),u=zt(e,[...l,...a].flat()),d=new Map([...i,...r]);
return{items:u,versions:d,inside:c,direct:[],notes:[],requirements:[]}}async function Sa(e,n,t){const{following:s,settings:o,stop:r}=n,[a,i]=await Promise.all([
Tn(e,t),Br(e,{...t,...s,stop:r})]),{modules:c,evidenceOf:l,notes:u,roots:d}=i,f={...t,...Ht(d,n)},h=(B,te)=>f.methodsOf(B,te.client)===null&&!f.isInstalled(B,te),
p=(0,rt.T5)(d,h,t.clients);await s.reach(p);const k=await Tn(d,f,a),[y,S]=await Promise.all([yt(d,c,f,(B,te)=>!!l(B,te)?.opened),Wt(In(d,"provider",k,o.upgrade,
f),n,f)]),O=In(d,"module",c,o.upgrade,f).map(B=>{const te=B.kind==="module"?l(B.of,B.root.client):null;return te===null?B:{...B,packages:[te]}}),v=zt(d,[...O,...S]),
P=new Map([...c,...k]),Y=u(Dn(d,c));return{items:v,versions:P,inside:y,direct:Ca(i),notes:Y,requirements:p}}const Ca=({roots:e,evidenceOf:n})=>e.flatMap(t=>t.calls.
flatMap(s=>{const o=s.module===null?n(s,t.client):null;return o===null?[]:{root:t,call:s,evidence:o}})),zt=(e,n)=>{const t=Map.groupBy(n,({root:s})=>s);return e.
flatMap(s=>t.get(s)??[])};async function Wt(e,{settings:n,machine:t},s){const o=n.platforms.length===0?[t.platform]:n.platforms,r=e[0]?.kind==="module";return Ft(
n)?Pa(e,r?[""]:o,s):e}function In(e,n,t,s,{versionOf:o,methodsOf:r,isInstalled:a}){return e.flatMap(i=>{const{client:c}=i;if(n==="module")return i.calls.flatMap(
u=>{const{module:d,isOpen:f}=u;if(d===null)return[];const h=Jt(t,d,c),p=f?{answer:h,choice:null}:Xt(h,u,{client:c});return[{kind:n,root:i,of:u,wants:d,...p,packages:[]}]});
const l=(0,G.Jd)(c,o(c));return i.providers.map(u=>{const{provider:d,locked:f}=u,p=r(d,c)===null&&a(d,i)?le(d.host,"service"):Jt(t,d,c),k=s?null:f?.text??null,y=Xt(
p,u,{client:c,lockedVersion:k,rejectsUnreadable:l});return{kind:n,root:i,of:u,wants:d,...y,packages:[]}})})}const Jt=(e,n,t)=>e.get((0,w.IY)(n))?.[t]??le(n.host,
"service");function Xt(e,n,t){const s=(0,V.Of)(e),o=(0,w.Im)(n).map(({text:a})=>a),r=s&&(0,V.EH)(o,s,t);return s===null||r!==null?{answer:e,choice:r}:{answer:{...e,
outcome:{kind:"not-asked",why:"work"}},choice:r}}async function Pa(e,n,t){const s=e.flatMap(i=>i.choice?.kind==="chosen"?[{item:i,version:i.choice.version}]:[]),
o=(0,D.c1)(s,({item:i,version:c})=>`${(0,w.IY)(i.wants)} ${c}`),r=n.flatMap(i=>o.map(async c=>{const[l,...u]=c.filter(({item:{kind:O,of:v,root:P},version:Y})=>O===
"module"||!t.isCached(v,P,Y,i));if(l===void 0)return[];const d=[l,...u],{item:f,version:h}=l,p=[...new Set(d.map(({item:O})=>O.root.client))],k={version:h,clients:p,
platform:i},y=f.kind==="module"?ht({...k,address:f.wants},t):Oa({...k,address:f.wants},t),S=(0,ye.O)(y);return Promise.all(d.map(async({item:O})=>[O,await S(O.root.
client)]))})),a=Map.groupBy((await Promise.all(r)).flat(),([i])=>i);return e.map(i=>{const c=a.get(i)??[];return{...i,packages:c.flatMap(([,l])=>l??[])}})}var Gt=g(
8225);const Aa=1e4;async function Ra(e,n){const s=n.visits.values().flatMap(r=>La(r).map(a=>({visit:r,url:a,host:(0,A.Pm)(a)??""}))).filter(({visit:r,url:a,host:i})=>a.
scheme==="https"&&i!==r.host&&(0,Ie.X5)(a).ok&&n.isAllowed(i)),o=(0,D.t6)([...s],({host:r})=>r).map(async({visit:r,url:a})=>{const{host:i}=r,c=await Da(r,a,n),l=e.
some(u=>u.host===i&&u.service===X.S3);return c===null?[]:[{host:i,problem:c,isRequired:l}]});return(await Promise.all(o)).flat()}function La({host:e,attempt:{discovery:n}}){
if(n.kind!=="found")return[];const t=(0,A.nx)(e),{url:s,services:o}=n,a=(0,X.TE)(X.S3,{services:o,documentUrl:s,display:t,client:"terraform"});return a.kind!=="\
object"?[]:(0,Gt.u)((0,Gt.m)(a.value,s,t).value).map(({url:i})=>i)}async function Da({host:e,attempt:n},t,{send:s,originOf:o,timeoutMs:r}){const{terraform:a}=await s(
{host:e,clients:["terraform"],at:()=>({url:t,origin:o(n.hops[0])}),isAnonymous:!0,headers:{},maxRedirects:0,patience:({client:i})=>({client:i,attemptMs:r??Aa,retries:1}),
accepts:()=>!0,plan:()=>({kind:"excerpt",maxBytes:0}),read:()=>(0,L.Ju)(null)});return a?.outcome.kind!=="failed"?null:(a.lastHop?.status??null)===null?a.outcome.
problem:null}var En=g(7688);const Vt=500;function Ka(e,{pass:n,room:t}){const s=new Map;return(o,r,a)=>{const{token:i,origin:c}=r,l=JSON.stringify([(0,ne.jr)(o.
url),Yt(o),i,c?.isPublic]),u=s.get(l);if(u!==void 0)return u;const d=s.size>=Vt?Promise.resolve(Ce(Na)):o.kind==="git"?Ua(o,r,t,e,a):n(o.url.host,()=>ja(o,r,t,a));
return s.set(l,d),d}}const Yt=e=>JSON.stringify({...e,url:void 0,subdirectory:void 0}),Ba={isPublic:!0},Ce=e=>({steps:[e],tree:null,origin:Ba}),Na={kind:"unread",
why:`this check opens at most ${Vt} packages`},Zt={kind:"unread",why:"max-requests allows no further request to its host",cure:"increase `max-requests`"};async function Ua(e,{
registry:n,origin:t},s,o,{countTransfer:r}){if(!r(e.url))return Ce(Zt);const{isPublic:a,...i}=await o(e,t),l={kind:"asked",part:"repository",answer:{...le(n,"se\
rvice",(0,ne.Pl)(e.url)),outcome:Me}};return Sn(l,i,{isPublic:a},s)}function Sn(e,n,t,s){const o=r=>({steps:[e,r],tree:null,origin:t});if(n.kind!=="read")return o(
n);for(const r of n.tree.files.values())s.kept-=r.length;return s.kept<0?o(En.kJ):{steps:[e],tree:n.tree,origin:t}}async function ja(e,n,t,s){if(t.bytes<=0)return Ce(
En.sP);const{readPackage:o}=await Promise.all([g.e(8304),g.e(6418)]).then(g.bind(g,6418)),r=await Fa(e,n,s);if("steps"in r)return r;let a=En.sP;const i=async y=>{
a=await o(r,Ha(y,t))},c=e.kind==="direct"?dt:Re,l=await Le(n,mr(c,Yt(e),i,()=>a),s),{outcome:u}=l;if(u.kind==="not-asked"&&u.why==="limit")return Ce(Zt);const f={
kind:"asked",part:"archive",answer:u.kind==="read"?{...l,outcome:Me}:l},h=s.originOf(l.lastHop);if(u.kind==="read")return Sn(f,u.value,h,t);if(!(u.kind==="faile\
d"&&u.problem.code==="host-timeout"))return{steps:[f],tree:null,origin:h};const k={...f,answer:{...l,outcome:Me}};return Sn(k,{kind:"unread",why:(0,m.pj)(u.problem.
message)},h,t)}async function Fa(e,n,t){const{kind:s,url:o}=e,[,r]=/^file:(.*)/s.exec(s==="archive"&&e.checksum||"")??[];if(r===void 0)return e;const a=(0,ne.Dl)(
r);if(!a.ok||!/^https?$/.test(a.value.scheme))return Ce({kind:"unread",why:"its checksum is in a file that this check does not fetch"});const i={...n,url:a.value},
c=await Le(i,yr,t),{outcome:l,lastHop:u}=c,d={kind:"asked",part:"sums",answer:c};if(l.kind!=="read")return{steps:[d],tree:null,origin:t.originOf(u)};const{checksumIn:f}=await Promise.
all([g.e(8304),g.e(6418)]).then(g.bind(g,6418)),h=f(l.value,o.path,a.value.path),p=`invalid checksum: no checksum found in: ${(0,ne.Pl)(a.value)}`;return h===null?
Ce({kind:"broken",why:p}):{...e,checksum:h}}async function*Ha(e,n){for await(const t of e)n.bytes-=t.length,yield t}function za({settings:e,network:n,visits:t,dialect:s,
requirements:o}){const r=o.filter(({because:h})=>h.some(p=>typeof p!="string")),a=e.hostnames.flatMap(h=>h.addresses),i=Qt(a).difference(Qt(r)),c=h=>A.Jr(h,e.allowedHosts),
l=h=>A.ev(h,e),u=h=>{const p=(0,ne.Dl)(h?.url??""),k=p.ok?(0,Ie.X5)(p.value):null,{address:y=null}=h??{};return{isPublic:!k?.ok||(0,Ie.Ul)(n,k.value.name,y)}},d=(h,p,k)=>{
const y=t.get(p);if(y===void 0)return"service";const{discovery:S,hops:O}=y.attempt,v=y.forced.find(ni=>ni.client===k),P=v===void 0?S:{...v,kind:"found",url:A.cu(
p)};if(P.kind!=="found")return"service";const{url:Y,services:B}=P,te=A.nx(p),oe=(0,X.TE)(h,{services:B,documentUrl:Y,display:te,client:k});if(oe.kind!=="url"||!(0,Ie.
X5)(oe.url).ok)return"service";const{url:be}=oe;if(v!==void 0)return{url:be,origin:null};const Ze=A.Pm(be)??"";return Ze===p||l(Ze)||i.has(`${p} ${h}`)?{url:be,
origin:u(O[0])}:"not-allowed"},f=(h,p,k)=>y=>{const S=d(h,p,y);return typeof S=="string"?S:{...S,url:k(S.url)}};return{clients:s.clients,visits:t,belowService:f,
isAllowed:c,isNamed:l,originOf:u}}const Qt=e=>new Set(e.map(({host:n,service:t})=>`${n} ${t}`));var _t=g(9968);const Wa=1e6,Ja=1e5,Xa=2e4;class Ga{#e;constructor(n,t){
this.#e=Wa+n*Ja+t*Xa}get isSpent(){return this.#e<0}read({bytes:n,truncated:t}){let s=0;for(const o of n)(o===44||o===91||o===123)&&(s+=1);return this.#t((t?1:1/
8)*n.length+12*s)}keep(n){return this.#t(n.reduce((t,{length:s})=>t+16*s+100,0))}choose(n,t){return this.#t(n*(25+2*t))}#t(n){return this.#e-=n,!this.isSpent}}var Va=g(
3065);const Ya=9;function Za(e,n,t){const s=Qa(e,n,t),o=(0,ye.O)(r=>es(r,s),({once:r})=>r);return{versionOf:s.versionOf,countTransfer:r=>n.countTransfer(r),hasToken:async r=>(await s.
tokenOf(r)).token!==null,send:r=>r.once===void 0?es(r,s):o(r)}}const qt={token:null,source:null};function Qa(e,n,t){const{configs:s,credentials:o,dialect:r,machine:a,
learn:i,progress:c,settings:l}=e,u=new Map(s.map(f=>[f.client,f.patience]));let d=0;return c({total:t,done:d}),{ask:async f=>{const h=await n.ask(f);return d+=1,
c({total:Math.max(t,d),done:d}),h},versionOf:f=>(0,G.tB)(f,r.versions),patienceOf:f=>u.get(f)??{client:f,attemptMs:1e4,retries:1},tokenOf:async f=>{const{answer:h}=await o.
find(f),{token:p=null,source:k=null,isUnsendable:y}=h??{};return p===null||y?qt:{token:p,source:k}},workOf:(0,ye.O)(f=>new Ga(l.maxRequests,t)),withLogin:(0,Va.
i5)(a,i)}}async function es(e,n){const{host:t,clients:s,at:o,netrc:r,isAnonymous:a}=e;if(s.length===0)return{};const i=s.map(d=>{const f=o(d);return typeof f=="\
string"||!r?.includes(d)?{client:d,where:f}:{client:d,where:{...f,url:n.withLogin(f.url)}}}),c=(0,D.c1)(i,({where:d})=>typeof d=="string"?d:(0,ne.jr)(d.url)),l=a?
qt:await n.tokenOf(t),u=c.map(d=>_a(e,d,l,n));return Object.fromEntries((await Promise.all(u)).flat())}async function _a(e,n,{token:t,source:s},{ask:o,patienceOf:r,
versionOf:a,workOf:i}){const{host:c,headers:l,maxRedirects:u=Ya,patience:d=v=>v}=e,[{client:f,where:h}]=n,p=n.map(({client:v})=>v),k=v=>p.map(P=>[P,v]),y=(v,P)=>({
...le(c,v,P),tokenSource:s});if(typeof h=="string")return k(y(h));const S=(0,ne.Pl)(h.url),O=i(c);if(O.isSpent)return k(y("work",S));try{const v=await o({...h,host:c,
token:t,headers:l??{"x-terraform-version":a(f)},planBody:B=>nt(B,e)??et.IK,maxRedirects:u,patience:p.map(B=>d(r(B)))});if(typeof v=="string")return k(y(v,S));const P=v.
at(-1)?.hops.at(-1)??null,Y=Map.groupBy(p,B=>jo(v,d(r(B))));return Array.from(Y,([B,te])=>{const oe=Fo(B,h.url,e,O),be={host:c,url:S,tokenSource:s,outcome:oe,attempts:v.
length,lastHop:P};return te.map(Ze=>[Ze,be])}).flat()}catch(v){if((0,_t.qo)(v))throw v;const P=(0,ze.n3)({host:(0,A.nx)(c),thrown:v});return k({...y("service",S),
outcome:{kind:"not-asked",why:"unchecked",problem:P}})}}async function qa(e,n){const{dialect:t,settings:s,machine:o,checkouts:r,following:a,concurrency:i}=n,c=[
...e,...(0,To.n)(s.hostnames,t.clients)],l=c.flatMap(({calls:h})=>h.flatMap(({module:p})=>p??[])),u=c.flatMap(({providers:h})=>h.map(({provider:p})=>p)),d=new Set(
[...l,...u].map(w.IY)).size,f=new Ko({...n,maxRequests:s.maxRequests});try{const{environment:h}=o,p={...Za(n,f,d),...za(n),...Ht(c,n),concurrency:i,timeoutMs:s.
timeoutMs,mayLackKeys:h.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true",expiry:{now:n.now(),refusesExpired:h.OPENTOFU_ENFORCE_GPG_EXPIRATION==="true"},open:a&&Ka(a.fetchRepository,
a.transfers)},[k,y,S]=await Promise.all([a===null?Ea(c,n,p):Sa(c,{...n,following:a},p),Go(Yo(n.usages,h),p),Ra(n.requirements,p)]),O=new Set(k.items.flatMap(({root:Y})=>Y.
lockFile??[])),v=()=>r?.lockHashes??(0,Io.hc)(O,n.directory),P=Ft(s)?v():new Map;return{...k,lockHashes:P,clouds:y,logins:S,requests:f.requests}}finally{f.close()}}
async function ei(e,n,t){try{return yo(await qa(e,n),t)}catch(s){if((0,_t.qo)(s))throw s;const o=[...n.visits.values()].flatMap(({host:r,attempt:a})=>a.discovery.
kind==="found"?(0,Z.kH)((0,ze.n3)({host:(0,A.nx)(r),thrown:s}),{host:r}):[]);return{...xo.j7,notes:o}}}})};export{oi as id,ri as ids,ai as modules};
