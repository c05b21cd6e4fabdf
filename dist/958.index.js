const wr=958,vr=[958],yr={7751:((Ne,he,g)=>{g.d(he,{o:()=>U,q:()=>G});var b=g(4e3),z=g(5799);const C=w=>w===1?"1 module or provider was":`${w} modules and provi\
ders were`;function y(w){const{names:x}=w,N=(0,b.K4)(x,3,b.dh);switch(w.what){case"inside":return`modules and providers inside ${N} were not checked`;case"direc\
t":{const Z=x.length-w.git;return`${[...w.git>0?[`${(0,b.px)(w.git,"module")} from Git`]:[],...Z>0?[`${(0,b.px)(Z,"module")} from an archive or bucket`]:[]].join(
" and ")} ${x.length===1?"was":"were"} not checked: ${N}`}case"open":return`${(0,b.px)(x.length,"module")} ${x.length===1?"was":"were"} not checked, because the\
 source or version is only known at init time: ${N}`;case"limit":return`max-requests (${w.max}) was reached, so ${C(x.length)} not checked: ${N}`;case"size":return`\
a response is longer than this check reads, so ${C(x.length)} not checked: ${N}`;case"work":return`the answers of the registry take more work than this check do\
es for one host, so ${C(x.length)} not checked: ${N}`;case"stopped":return`the check ended too early, so ${C(x.length)} not checked: ${N}`;case"contents":return`\
the checksums of ${(0,b.px)(x.length,"provider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${N}`;case"ge\
tter":return`the package of ${(0,b.px)(x.length,"registry module")} was not checked, because it is downloaded with ${w.getter}: ${N}`;case"units":return`${(0,b.
px)(x.length,"Terragrunt unit")} ${x.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${N}`}}
const _={limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform provid\
ers lock` or `tofu providers lock`"},G=w=>(0,z.CC)("not-followed",{message:y(w),help:_[w.what==="work"?"limit":w.what],...w.what==="work"&&{severity:"warning"}});
function U({by:w,address:x,constraint:N,newest:Z,others:ae}){const ue=`${(0,b.dh)(w)} requires ${(0,b.dh)(x)}${N===null?"":` "${(0,b.dh)(N)}"`}`,ne=Z===null?"wh\
ich the registry does not have":ae.length>0?`which conflicts with ${(0,b.K4)(ae,3,b.dh)}`:`which no listed version fits; the newest is ${(0,b.dh)(Z)}`;return(0,z.
CC)("module-described",{message:`according to the registry, ${ue}, ${ne}`,help:"run `init` to confirm; if it fails, use another version of the module"})}}),1752:((Ne,he,g)=>{
g.d(he,{Lt:()=>pe,Nd:()=>H,Sx:()=>Y,XA:()=>C,gH:()=>F,iM:()=>z,jF:()=>_,s5:()=>y});var b=g(1731);function z(v,$,M){const S=w($,M);return U(v,D=>(!(0,b.Ty)(D)||(0,b.
Cg)(D)===S)&&G(D,$))}function C(v,$){return U(v,M=>(!(0,b.Ty)(M)||$.some(S=>N(M,S)))&&!x(M)&&$.every(S=>ue(M,S)))}const y=v=>U(v,$=>!(0,b.Ty)($));function _(v){
const $=v.filter(M=>M.operator==="=");return $.length===1&&$.every(({version:M})=>x({...M,build:""}))}const G=(v,$)=>$.every(M=>ae(v,M));function U(v,$){let M=null;
for(const S of v.filter($))(M===null||(0,b.Zy)(S,M)>0)&&(M=S);return M}function w(v,$){const[M,S]=v;if(M===void 0||S!==void 0)return null;const D=M.text.trim().
replace($==="opentofu"?/^=?v?/:/^=?/,""),L=(0,b.rK)(D);return L===null?null:(0,b.Cg)(L)}const x=({numbers:v,pre:$,build:M})=>$===""&&M===""&&v.every(S=>S===0n),
N=(v,$)=>$.operator==="="&&Z(v,$.version),Z=(v,$)=>v.build===$.build&&(0,b.Zy)(v,$)===0;function ae(v,{operator:$,version:M}){const S=(0,b.Zy)(v,M);if($==="=")return S===
0;if($==="!=")return S!==0;if($!=="~>")return ne(S,$);const D=M.numbers.slice(0,M.written-1);return S>=0&&!(0,b.Ty)(M)&&M.numbers.length<=v.numbers.length&&D.every(
(L,K)=>L===v.numbers[K])}function ue(v,$){const{operator:M,version:S}=$;if(M==="=")return N(v,$);if(M==="!=")return!Z(v,S);const D=(0,b.Zy)(v,S);if(M!=="~>")return ne(
D,M);const[L=0n,K=0n]=S.numbers,ie=S.written===3?[L,K+1n,0n]:[L+1n,0n,0n];return D>=0&&(0,b.Zy)(v,{...S,numbers:ie,pre:""})<0}const ne=(v,$)=>({">":v>0,">=":v>=
0,"<":v<0,"<=":v<=0})[$];function F(v,$){if(P(v))return!0;const M=V(v),S=Math.max(...M.map(({numbers:L})=>L.length)),D=M.flatMap(L=>{const K=Array.from({length:S},
(ie,ce)=>L.numbers[ce]??0n);return[L,X(K),X([...K,1n])]});return z(D,v,$)!==null}function H(v){const $=W(v);if(P($))return!0;const M=V($),S="x".repeat(1+Math.max(
...M.map(L=>L.build.length))),D=M.flatMap(L=>{const[K=0n,ie=0n,ce=0n]=L.numbers,Oe=[K,ie,ce+1n];return[L,X([K,ie,ce],S),X(Oe,S)]});return C(D,$)!==null}const I=50,
R=100,P=v=>v.length>I||v.some(({text:$})=>$.length>R),W=v=>[...Map.groupBy(v,b.mb).values()].flatMap(([$])=>$??[]),V=v=>{const $=[X([0n,0n,0n]),...v.map(M=>M.version)];
return[...new Map($.map(M=>[(0,b.Cg)(M),M])).values()]},X=(v,$="")=>({text:"",numbers:v,written:v.length,pre:"",build:$});function Y(v,$){const M=W(v),S=$(M)?v:
M;if(P(S))return v;const D=S.reduce((K,ie)=>{const ce=K.filter(Oe=>Oe!==ie);return $(ce)?K:ce},S),L=new Set(D.map(b.mb));return v.filter(K=>L.has((0,b.mb)(K)))}
function pe(v,$){const M=(0,b.PW)(v),S=(0,b.oF)($);if(!M.ok||S===null||M.value.some(D=>(0,b.Ty)(D.version)))return!1;if(S.written<3){const D=(0,b.PW)(`~> ${S.numbers.
slice(0,S.written).join(".")}.0`);return D.ok&&!F([...M.value,...D.value],"terraform")}return!G({...S,pre:""},M.value)}}),1257:((Ne,he,g)=>{g.d(he,{N:()=>N,n:()=>ne});
var b=g(4091),z=g(1831),C=g(5011),y=g(1022),_=g(9562),G=g(1752),U=g(1731),w=g(5257);const x={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=\
acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function N({host:F,service:H,text:I},R){const[,P="",W]=/^([^@]*)(?:@(.*))?$/s.
exec(I)??[],V=W===void 0?null:{text:W,place:w.cd},X=`${(0,z.pk)(F)}/${P}`,pe=(H===_.e$?Z:ae)(X,V,R);return pe.ok?pe:(0,b.TR)(`${pe.why}; expected ${H}=${x[H]}`)}
function Z(F,H,I){const R=(0,C.rE)(F,I);if(!R.ok)return R;const P=X=>(0,G.gH)(X,I),W=ue(H,U.PW,P);if(W!==null)return(0,b.TR)(W);const V=w.cd;return(0,b.Ju)({address:F,
source:F,place:V,module:R.value,constraint:H,isOpen:!1})}function ae(F,H,I){const R=(0,y.mi)(F,I);if(F.split("/").length!==3||R.kind!=="registry")return(0,b.TR)(
R.kind==="invalid"?R.error:"not a provider of a registry");const P=ue(H,U._T,G.Nd);if(P!==null)return(0,b.TR)(P);const W=H===null?[]:[H];return(0,b.Ju)({provider:R,
places:[w.cd],constraints:W,locked:null})}function ue(F,H,I){if(F===null)return null;const R=H(F.text);return R.ok?I(R.value)?null:`no version can match ${F.text}`:
R.why}function ne(F,H){const I=F.flatMap(({addresses:R})=>R);return I.length===0?[]:H.map(R=>{const P=I.flatMap(W=>{const V=N(W,R);return V.ok?[V.value]:[]});return{
directory:w.cd.file,client:R,directories:[],calls:P.filter(W=>"module"in W),providers:P.filter(W=>"provider"in W),lockFile:null,clientVersions:[]}})}}),9958:((Ne,he,g)=>{
g.d(he,{predictInit:()=>dr});var b=g(7751),z=g(5143),C=g(5799),y=g(5257),_=g(2886),G=g(4592),U=g(1064),w=g(4e3),x=g(8937);function N({host:e,hasToken:t},n){if(e===
"registry.terraform.io")return`see https://${e}/namespaces/${n.split("/")[0]}`;if(!(0,U.n3)(e))return t?"a private registry may also return 404 if the token has\
 no access":(0,x.nP)(e,"","if the registry requires a token, ")}function Z(e,t,n,{kind:s,cure:o,check:r=""}){const{host:a,isAll:i,near:c}=t,[u=""]=n,l=n.length<=
1,d=`check the URL of ${s}s.v1 in the discovery document of ${a}${r}`,f=l?`no ${s} ${u}`:`none of ${n.length} required ${s}s`,h=c===null?"":`write ${c}, or `,p={
operator:l?`${i?`${d}, or `:h}publish ${u}`:d,...l&&{user:`${h}${o}`}},m=`${a} has ${f}: ${(0,w._r)(t)}`;return(0,C.CC)(e,{message:m,...p,note:N(t,u)})}const ae=e=>Z(
"module-unknown",e,e.modules,{kind:"module",cure:"correct the source address"});function ue(e){const{host:t,providers:n,meant:s,kind:o,isAll:r}=e,[a=""]=n;return o===
"directory"?(0,C.CC)("provider-unknown",{message:`the directory ${(0,w.dh)(t)} has no provider ${a}`,help:`add ${a} to the directory, for example with \`terrafor\
m providers mirror\``}):o==="network mirror"?(0,C.CC)("provider-unknown",{message:`the network mirror ${t} has ${n.length>1?`none of ${n.length} required provid\
ers`:`no provider ${a}`}: ${(0,w._r)(e)}`,operator:`add ${a} to the mirror, for example with \`terraform providers mirror\``,user:`${r?"check `url`, which must \
be that of a network mirror (HOST/NAMESPACE/TYPE/index.json), not of a registry; or ":""}add the provider to \`include\` of a \`direct\` block in the CLI configurat\
ion`}):s!==null?(0,C.CC)("provider-unknown",{message:`${t} has no provider ${a}: ${(0,w._r)(e)}`,help:`did you mean ${s}? set \`source = "${s}"\` in \`required_pr\
oviders\` of every module that uses it`}):Z("provider-unknown",e,n,{kind:"provider",cure:`correct \`source\` in \`required_providers\`, or add the \`source\` that a c\
hild module lacks${t==="registry.opentofu.org"?`; for a provider that only Terraform\u2019s registry has, write \`source = "registry.terraform.io/${a}"\`, or sub\
mit it at https://github.com/opentofu/registry/issues`:""}`,check:", which must end in a slash"})}function ne(e){const{mirror:t}=e;return e.kind==="path"?(0,C.CC)(
"mirror-url",{message:`the mirror directory ${(0,w.dh)(t)} (${e.at}) does not exist`,help:"create the directory before `init`, for example with `terraform provi\
ders mirror`, or correct the path"}):e.kind==="port"?(0,C.CC)("mirror-url",{message:`the network mirror ${t} (${e.at}) cannot have ${e.provider}, because the CL\
Is read a host with a port as a URL scheme`,help:`add \`exclude = ["${e.provider.split("/")[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes t\
he host`}):(0,C.CC)("mirror-url",{message:`the URL of the network mirror ${t} has no slash at the end, so the CLIs request ${e.asked}, which ${(0,w.dh)(e.result)}`,
help:`set \`url = "${t}/"\``,...e.isUsable?{severity:"warning"}:{}})}function F({provider:e,version:t,mirror:n,isListed:s,...o}){const r=`${e} ${(0,w.dh)(t,40)}`;
return(0,C.CC)("mirror-version",{message:s?`the network mirror ${n} lists ${r} but does not have it: ${(0,w._r)(o)}`:`the network mirror ${n} does not have ${r}\
, which another installation method lists: ${(0,w._r)(o)}`,operator:`add ${(0,w.dh)(t,40)} to the mirror, for example with \`terraform providers mirror\``,user:s?
"set `version` to one that the mirror has":`exclude ${e} from \`network_mirror\`, or set \`version\` to one that the mirror has`})}const H=({provider:e})=>(0,C.
CC)("provider-excluded",{message:`no installation method in \`provider_installation\` covers ${e}`,help:`add ${e} to \`include\` of a method, or add a \`direct\` bl\
ock`});var I=g(1831),R=g(5011),P=g(9562),W=g(6146);const V=({answer:e,wants:t})=>e.mirror===void 0?t.host:e.host,X=({wants:e})=>(0,y.IY)(e).slice(e.host.length+
1),Y=e=>[e.wants.host,X(e)].join("/");function pe(e){const t=({host:s,item:o})=>s??V(o);return[...Map.groupBy(e,s=>`${t(s)} ${s.cause}`).values()].flatMap($).flatMap(
([s,...o])=>{if(s===void 0)return[];const r=[s,...o].map(({item:c})=>c),a=t(s),i=(0,z.jH)([s,...o].flatMap(v));return(0,C.hD)(s.describe(r),{host:a,services:[...new Set(
r.filter(({wants:c})=>c.host===a).map(K))],places:i,needed:(0,_.ly)(i),clients:L(r),rows:D(r)})})}const v=({places:e,item:t})=>e??(0,y.ek)(t.of);function $(e){const t=Map.
groupBy(e,({item:s})=>(0,z._M)(s.root.directory)),n=Map.groupBy(t.values(),s=>(0,_.ly)(s.flatMap(v)));return Array.from(n.values(),s=>s.flat())}const M=({kind:e,
of:t,wants:n})=>e==="module"?t.address:(0,y.IY)(n),S=e=>(0,W.o)(e.root.directory,{kind:e.kind,source:Y(e),address:M(e),constraints:(0,y.Im)(e.of).map(({text:t})=>t),
places:(0,y.ek)(e.of)}),D=e=>[...new Set(e.map(S))],L=e=>[...new Set(e.map(({root:t})=>t.client))],K=({kind:e})=>e==="module"?P.e$:P.xq;function ie(e,t){const n=rn(
e);return e.flatMap(s=>{const{outcome:o,mirror:r,url:a}=s.answer;if(o.kind==="failed"){const{problem:l}=o,d=`${l.code} ${l.message}`;return[{item:s,cause:d,describe:()=>l}]}
if(r?.hasSlash===!1)return[];if(o.kind==="status")return[ce(s,o,{items:e,lost:n,isFork:t})];if(o.kind!=="unreadable")return[];const{why:i,page:c}=o,u=`shape ${s.
kind} ${i}`;return[{item:s,cause:u,describe:l=>(0,G.RK)({...Be(s,l),url:a,page:c,why:i})}]})}function ce(e,t,{items:n,lost:s,isFork:o}){const{kind:r,wants:a,answer:i}=e,
{kind:c,...u}=t,{status:l}=u,d=i.lastHop,f={...u,url:d?.url??i.url};if(d?.authorization==="withheld"&&l<500||l===401||l===403){const{authorization:m="none",challenge:T=null}=d??
{},A=Oe(e),E={...f,token:m,challenge:T,elsewhere:A,source:i.tokenSource,isFork:o};return{item:e,cause:`unauthorized ${T===null&&(m==="sent"||m==="none")||r} ${l}\
 ${m} ${A} ${T}`,describe:J=>(0,G.m$)({...Be(e,J),...E})}}if(l===404){const m=s.has(Ee(e)),T=`unknown ${m?Ee(e):(0,y.IY)(a)}`;return{item:e,cause:T,describe:E=>nn(
e,E,{...f,isAll:m,near:sn(n,e)})}}const k=(0,U.Mq)(l),{attempts:p}=i;return{item:e,cause:`status ${r} ${l}`,describe:m=>(0,G.MI)({...Be(e,m),...f,attempts:p,transient:k})}}
function Oe(e){const t=(0,I.yo)(e.answer.lastHop?.url??"");return t===null||t===V(e)?null:(0,I.nx)(t)}function nn(e,t,n){const{mirror:s,tokenSource:o}=e.answer,
r=[...new Set(t.map(ot))],a=s?.url??(0,I.nx)(e.wants.host),i={...n,host:a,hasToken:o!==null};if(e.kind==="module")return ae({...i,modules:r});const c=s===void 0?
"registry":s.isDirectory?"directory":"network mirror";return ue({...i,providers:r,meant:on(e),kind:c})}function sn(e,t){const n=/^([^/]+\/)terraform-([^/-]+)-([^/]+\/\2)$/.
exec(X(t));if(n!==null)return[n[1],n[3]].join("");const s=e.find(o=>o.answer.outcome.kind==="read"&&Ee(o)===Ee(t)&&(0,P.TW)((0,y.IY)(o.wants),(0,y.IY)(t.wants)));
return s===void 0?null:X(s)}function on({wants:e,root:t,answer:{movedTo:n}}){const{host:s,namespace:o,type:r}=e;if(o!=="hashicorp"||s!==(0,R.Vm)(t.client))return null;
const a=t.providers.find(({provider:i})=>i.type===r&&(0,y.JT)(i)!==(0,y.JT)(e))?.provider;return a===void 0?n===void 0?null:`${n}/${r}`:[...a.host===s?[]:[a.host],
a.namespace,r].join("/")}function Be(e,t){return{host:(0,I.nx)(V(e)),kind:e.kind,first:ot(e),others:new Set(t.map(({wants:n})=>(0,y.IY)(n))).size-1,isMixed:t.some(
({kind:n})=>n!==e.kind),mirror:e.answer.mirror?.url??null}}const ot=e=>e.answer.mirror===void 0?X(e):Y(e),Ee=({kind:e,wants:t,answer:{mirror:n}})=>`${e} ${n?.url??
t.host}`;function rn(e){const t=e.filter(({answer:{mirror:o,outcome:r},wants:a})=>r.kind!=="not-asked"&&!(o===void 0?(0,U.n3)(a.host):o.isDirectory)),n=({answer:{
outcome:o}})=>o.kind==="status"&&o.status===404,s=[...Map.groupBy(t,Ee)];return new Set(s.flatMap(([o,r])=>r.every(n)?o:[]))}const an=e=>(0,w.K4)(e,4,({text:t,at:n})=>{
const s=`"${(0,w.dh)(t,80)}"`;return e.length===1?s:`${s} (${(0,w.dh)(n)})`});function cn({kind:e,address:t,constraints:n,mirror:s,...o}){const{isImplied:r,newest:a,
preRelease:i}=o,c=a===null?`all listed versions are pre-releases${i===null?"":`, such as ${(0,w.dh)(i,40)}`}`:`the newest ${s===null?"":`on ${s} `}is ${(0,w.dh)(
a,40)}`,u=n.length>1?"all of ":"",l=n.length===0?"can be chosen":`fits ${u}${an(n)}`;return(0,C.CC)("version-none-fits",{message:`no version of ${e} ${t} ${l}; ${c}`,
help:r?`add a version that fits to ${(0,w.dh)(s??"")}, or remove the provider from it: the CLIs ask the registry only for providers that it does not hold`:ln(n.
length,a===null?i:null,s!==null)})}function ln(e,t,n){if(t!==null){const o=`set \`version = "${(0,w.dh)(t,40)}"\`, since only an exact version selects a pre-rele\
ase`;return{user:o,operator:`publish a release, or ${o}`}}if(e>1)return"change these constraints so that they all allow one listed version";const s="change the \
constraint to allow a listed version";return{user:n?s:`${s}, or wait until the registry has imported a new one`,operator:n?"add a version that fits to the mirro\
r":"publish a version that fits; if its tag exists, check that the registry has imported it"}}const un=({address:e,version:t,upgrade:n,newest:s,mirror:o})=>(0,C.
CC)("version-locked-gone",{message:`the lock file selects ${e} ${(0,w.dh)(t,40)}, which ${o??"the registry"} no longer lists${s===null?"":`; the newest is ${(0,w.
dh)(s,40)}`}`,user:n===null?"change the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock \
file":`run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,w.dh)(n,40)}, and commit the lock file`,operator:o===null?`publish ${(0,w.
dh)(t,40)} again`:`add ${(0,w.dh)(t,40)} to the mirror again`});var de=g(1752),B=g(1731);const se=e=>e?.outcome.value??null,rt=new WeakMap;let Ae=null;function ve(e,t,n={}){
const s=at(t,e),o=s.filter(c=>c!==null),r=(0,de.s5)(o),[a]=o.filter(B.Ty).sort((c,u)=>(0,B.Zy)(u,c)),i={kind:e,texts:t,unreadable:t.filter((c,u)=>s[u]===null),newest:r&&
(0,B.Cg)(r),preRelease:a?(0,B.Cg)(a):null,...n};return Ae={list:i,versions:o},i}const at=(e,t)=>e.map(t==="module"?B.oF:B.rK);function it(e){if(Ae?.list===e)return Ae.
versions;const t=at(e.texts,e.kind).filter(n=>n!==null);return Ae={list:e,versions:t},t}function Fe(e,t,n){const s=rt.get(t)??new Map;rt.set(t,s);const{client:o,
held:r=null,rejectsUnreadable:a=!1}=n,i=JSON.stringify([e,o,r,a]),c=t.kind==="module"?dn:fn,u=s.get(i),l=e.join(",").split(",").length;if(u||t.work?.choose(t.texts.
length,l)===!1)return u??null;const d=c(e,t,n);return s.set(i,d),d}function dn(e,t,{client:n}){const s=ct(e,B.PW);if(s===null||!(0,de.gH)(s,n))return{kind:"refu\
sed"};const o=it(t);if(o.length===0)return{kind:"empty"};const r=(0,de.iM)(o,s,n);return r===null?{kind:"none-fits",conflict:e}:{kind:"chosen",version:(0,B.Cg)(
r)}}function fn(e,t,{held:n=null,rejectsUnreadable:s=!1}){const o=ct(e,B._T);if(o===null||!(0,de.Nd)(o))return{kind:"refused"};const r=n===null?null:(0,B.rK)(n);
if(r!==null&&(0,de.XA)([r],o)===null)return{kind:"refused"};if(s&&t.unreadable.length>0)return{kind:"unreadable"};const a=it(t);if(a.length===0)return{kind:"emp\
ty"};const i=(0,de.XA)(a,o);if(r!==null){const l=(0,B.Cg)(r);return a.some(d=>(0,B.Cg)(d)===l)?{kind:"chosen",version:l}:{kind:"locked-gone",version:l,upgrade:i&&
(0,B.Cg)(i)}}if(i!==null)return{kind:"chosen",version:(0,B.Cg)(i)};const c=l=>(0,de.XA)(a,l)!==null,u=o.length**2*a.length>hn?o:(0,de.Sx)(o,c);return{kind:"none\
-fits",conflict:[...new Set(u.map(({whole:l})=>l))]}}const hn=1e6;function ct(e,t){const n=[];for(const s of e){const o=t(s);if(!o.ok)return null;for(const r of o.
value)n.push({...r,whole:s})}return n}function pn(e){const t=new Set(e.filter(lt).map(({wants:n})=>(0,y.IY)(n)));return e.flatMap(n=>{const s=se(n.answer);if(s===
null||n.choice===null)return[];const{warnings:o=[]}=s,r=()=>(0,G.Mx)({address:Y(n),warnings:o});return[...mn(n,s,n.choice),...gn(n,s,t),...o.length>0?[{item:n,cause:`\
warning ${(0,y.IY)(n.wants)}`,describe:r}]:[]]})}function mn(e,t,n){const{kind:s,of:o,wants:r,answer:a}=e,{newest:i,preRelease:c,unreadable:u}=t,l={kind:s,address:Y(
e),newest:i},d=a.installation?.methods===1?a.mirror:void 0,f=d?.url??null,h=d!==void 0&&d.url===d.place.file;switch(n.kind){case"empty":{const k=a.mirror!==void 0,
p=()=>(0,G.hy)({...l,url:a.url,ignored:u,isMirror:k});return[{item:e,cause:`empty ${(0,y.IY)(r)}`,describe:p}]}case"none-fits":{const{conflict:k}=n,p=(0,y.Im)(o).
filter(({text:T})=>k.includes(T)),m=p.map(({text:T,place:A})=>({text:T,at:(0,_.cA)((0,y.W$)(A))}));return[{item:e,cause:`none fits ${(0,y.IY)(r)} ${JSON.stringify(
k.toSorted())}`,places:p.length===0?(0,y.ek)(o):p.map(({place:T})=>(0,y.W$)(T)),describe:()=>cn({...l,constraints:m,mirror:f,isImplied:h,preRelease:c})}]}case"l\
ocked-gone":{const{version:k,upgrade:p}=n,m=ye(e)?.version.place;return[{item:e,cause:`locked ${(0,y.IY)(r)} ${k} ${p}`,...m===void 0?{}:{places:[(0,y.W$)(m)]},
describe:()=>un({...l,version:k,upgrade:p,mirror:f})}]}case"chosen":case"refused":case"unreadable":return[]}}const ye=({of:e})=>"locked"in e?e.locked:null,lt=({
choice:e})=>e?.kind==="unreadable";function gn(e,{unreadable:t},n){const{kind:s,choice:o,wants:r}=e,a=lt(e);if(t.length===0||o?.kind==="empty")return[];if(!a&&n.
has((0,y.IY)(r)))return[];const i=Y(e),c=()=>(0,G.Ev)({kind:s,address:i,texts:t,rejects:a});return[{item:e,cause:`unreadable ${(0,y.IY)(r)} ${a}`,describe:c}]}const kn=e=>e.
flatMap(t=>{const{installation:n}=t.answer;if(n===void 0)return[];const{methods:s,mirrors:o,place:r}=n;if(s>0)return o.flatMap(i=>wn(t,i));const a=Y(t);return[{
item:t,cause:`excluded ${(0,y.IY)(t.wants)}`,places:[r,...(0,y.ek)(t.of)],describe:()=>H({provider:a})}]});function wn(e,{host:t,mirror:n,outcome:s,url:o}){if(n===
void 0||n.hasSlash)return[];if(s.kind!=="status"&&s.kind!=="unreadable")return[];const r=s.kind==="status"?`returned ${s.status}`:s.why,a=e.choice?.kind==="chos\
en";return[{item:e,host:t,cause:`slash ${n.url} ${a}`,places:[n.place,...(0,y.ek)(e.of)],describe:()=>ne({kind:"slash",mirror:n.url,asked:o,result:r,isUsable:a})}]}
var Ie=g(3410);function vn(e){const t=e.flatMap(n=>{const{host:s,service:o,places:r,clients:a}=n,i={host:s,services:[o],places:r,clients:a,needed:(0,_.ly)(r)};return yn(
n).map(c=>(0,C.hD)(c,i))});return(0,C.DF)(t,({host:n,services:s,problem:{code:o,message:r}})=>[n,s,o,r])}function yn(e){const{service:t,organization:n,workspace:s,
ping:o,ofOrganization:r,ofWorkspace:a}=e,i={host:(0,I.nx)(e.host),organization:n??""},c=[o,r,a].flatMap($n),u=dt(r);if(u!==null){const d=r?.tokenSource??"";c.push(
Ie.Dr({...i,source:d,...u}))}t===P.OZ&&o.outcome.kind==="read"&&!Mn(o.outcome.value)&&c.push(Ie.EK({url:o.url,version:o.outcome.value}));const l=dt(a);if(l!==null&&
s!==null){const d="status"in l&&l.status===404,f={...i,workspace:s};c.push(d?Ie.Fu(f):Ie.dF({...f,...l}))}return c}const $n=e=>e&&"problem"in e.outcome&&e.outcome.
problem.code!=="host-private-redirect"?[e.outcome.problem]:[],ut=(0,B.oF)("2.5");function Mn(e){const t=(0,B.oF)(e??"");return ut===null||t!==null&&(0,B.Zy)(t,ut)>=
0}function dt(e){if(e===null)return null;const{url:t,outcome:n}=e;return n.kind==="unreadable"?{url:t,why:n.why}:n.kind==="status"?{url:t,status:n.status,reason:n.
reason}:null}const bn=e=>e.filter(({problem:t})=>t.code!=="host-private-redirect").map(({host:t,problem:n,isRequired:s})=>{const o=s?["hostnames input"]:[];return(0,C.
hD)(n,{host:t,services:[P.S3],places:o,needed:s})});var Pe=g(3916),On=g(1022),j=g(4091),O=g(7681);const En=(0,O.w3)({name:O.Qq,source:O.Qq,version:O.Qq}),Tn=(0,O.
w3)({name:O.Qq,version:O.Qq,namespace:(0,O.LT)(O.Qq),source:(0,O.LT)(O.Qq)}),ze=(0,O.w3)({path:O.Qq,providers:(0,O.p_)((0,O.lq)(Tn)),dependencies:(0,O.p_)((0,O.
lq)(En))}),ft=(0,O.p_)((0,O.lq)(ze)),ht=(e,t)=>{const n=(0,O.w3)({version:O.Qq,root:e,submodules:t}),s=(0,O.w3)({source:O.Qq,versions:(0,O.p_)((0,O.lq)(n))});return(0,O.
w3)({modules:(0,O.p_)((0,O.lq)(s))})},Sn=ht((0,O.s)(ze),(0,O.s)(ft)),Cn=ht(ze,ft);function An(e){const t=(0,O.D4)(e,Sn);if(!t.ok)return t;const{modules:n}=t.value;
if(n.some(o=>o===null||o.versions.includes(null)))return(0,j.TR)("has null in a list, at which the clients crash");const[s]=n;return s?(0,j.Ju)(s.versions.map(o=>o?.
version??"")):(0,j.TR)('has no element in "modules"')}function In(e,t){const n=(0,O.D4)(e,Cn),s=n.ok?n.value.modules[0]?.versions??[]:[],o=new Map;for(const r of s){
if(r===null)continue;const i=[r.root,...r.submodules].flatMap(u=>u??[]).map(({path:u,dependencies:l,providers:d})=>({path:u,calls:l.flatMap(f=>f??[]),providers:d.
flatMap(f=>f??[])}));i.some(({calls:u,providers:l})=>u.length+l.length>0)&&t(r.version)&&o.set(r.version,i)}return o}const He=({constraint:e,client:t},n)=>Fe(e===
null?[]:[e.text],n,{client:t});function Pn(e,t,n){let s=null;const r=[...In(e,a=>(s??=new Set(n.map(i=>pt(He(i,t)))),s.has(mt(a))))].filter(([,a])=>xn(a,t));return new Map(
r.map(([a,i])=>[mt(a),i]))}const Rn=500;function xn(e,{work:t}){const n=e.flatMap(({calls:r,providers:a})=>[...r,...a]),s=[...e.map(({path:r})=>r),...n.flatMap(
Object.values)],o=n.every(({version:r})=>r.length<=Rn);return t?.keep(s)!==!1&&o}const pt=e=>e?.kind==="chosen"?e.version:"none";function mt(e){const t=(0,B.oF)(
e);return t===null?"":(0,B.Cg)(t)}const Dn=3,Ln=200,jn=2e3,Un=3e5;function Nn({calls:e,client:t},n,s){const o=[],r={calls:[],providers:[],undescribed:o};let a=e.
flatMap(c=>{const{module:u,constraint:l,isOpen:d}=c;return u===null||d?[]:{call:c,host:u.host,by:"",module:u,constraint:l,client:t}});const i={left:Math.min(s.left,
jn)};for(let c=0;c<Dn;c+=1)a=a.flatMap(l=>{const d=n(l);if(d===null)return[];const{described:f}=d,h=f?.size?pt(He(l,d)):"",k=i.left>0?f?.get(h):void 0;if(k===void 0)
return c===0&&o.push(l.call),[];const{namespace:p,name:m,system:T}=l.module,A=`${p}/${m}/${T} ${h}`,E=Bn(k,{...l,by:A},i);return r.providers.push(...E.providers),
E.calls}).slice(0,Ln),r.calls.push(...a);return s.left-=r.calls.length+r.providers.length,r}function Bn(e,{module:t,...n},s){const o=l=>({text:l,place:n.call.place}),
r=e.slice(0,Math.max(0,s.left)),a=new Map(r.map(l=>[(0,Pe.join)(".",l.path),l])),i=new Set([(0,Pe.join)(".",t.subdirectory)]),c=[],u=[];s.left-=r.length;for(const l of i){
const d=a.get(l);for(const{source:f,version:h}of d?.calls??[]){if(s.left--<=0)break;(0,R.Nj)(f)&&i.add((0,Pe.join)(l,f));const k=(0,R.vL)(f,n.client),p=h===""?null:
o(h);k.kind==="registry"&&c.push({...n,module:k,constraint:p})}for(const{name:f,namespace:h,source:k,version:p}of d?.providers??[]){if(s.left--<=0)break;const m=(0,On.
mi)(k||(0,Pe.join)(h,f),n.client);m.kind!=="registry"||p===""||u.push({...n,provider:m,constraint:o(p)})}}return{calls:c,providers:u}}function Fn({items:e,inside:t,
versions:n},s){const o=Map.groupBy(e,({root:a})=>a),r=Array.from(t,([a,{calls:i,providers:c}])=>{const u=o.get(a)??[];return[...i.flatMap(d=>zn(d,n)??[]),...Wn(
c,u,s)].map(d=>{const f=({kind:h,of:k})=>h==="module"&&y.ek(k)[0]===d.places[0];return{...d,rows:D(u.filter(f))}})}).flat();return(0,C.DF)(r,({problem:a})=>a.message)}
function zn(e,t){const{module:n,client:s,constraint:o,by:r}=e,a=t.get(y.MP(n))?.[s],i=`${n.host}/${n.namespace}/${n.name}/${n.system}`,c={by:r,address:i,constraint:o?.
text??null,others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return We(e,(0,b.o)({...c,newest:null}));const u=se(a);return!u||He(e,u)?.kind!=="no\
ne-fits"?null:We(e,(0,b.o)({...c,newest:u.newest}))}const Hn=50;function Wn(e,t,n){const s=Map.groupBy(e,({provider:o})=>y.JT(o));return t.flatMap(o=>{const{kind:r,
answer:a,root:i}=o,c=r==="provider"?s.get(y.IY(o.wants)):void 0,u=se(a);if(c===void 0||u===null||o.choice?.kind!=="chosen")return[];const l=[...new Map(c.map(E=>[
E.constraint.text,E])).values()],f=[...y.Im(o.of),...l.slice(0,Hn).map(E=>E.constraint)],h=n?null:ye(o)?.version.text??null,k=f.map(({text:E})=>E),p=Fe(k,u,{client:i.
client,held:h});if(p===null||p.kind==="chosen")return[];const m=p.kind==="none-fits"?f.filter(({text:E})=>p.conflict.includes(E)):f,{newest:T}=u,A=Y(o);return l.
filter(({constraint:E})=>m.includes(E)).map(E=>{const{by:fe,constraint:J}=E,ke=m.filter(le=>le!==J).map(Kn),we={by:fe,address:A,constraint:J.text,others:ke,newest:T};
return We(E,(0,b.o)(we))})})}const Kn=({text:e,place:t})=>`"${e}" (${t.file}:${t.line})`,We=({call:{place:e},host:t},n)=>(0,C.hD)(n,{host:t,services:[P.e$],places:[
y.W$(e)]}),Ke={location:"the location of the package",document:"the description of the package",page:"the page that names the package",archive:"the package",repository:"\
the Git repository of the package",sums:"the file of checksums",signature:"the signature of the checksums"},Re=e=>e==="location"||e==="document",xe="set `versio\
n` to one whose package can be downloaded",Jn=({url:e,why:t,clients:n,...s})=>(0,C.CC)("package-location",{message:`${(0,w.eZ)(n)} cannot download ${(0,w.oZ)(s)}\
: ${(0,w.dh)(t)} (${e})`,operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",user:xe,
affects:n});function Xn(e){const{part:t,token:n,isFork:s}=e,o=Re(t)&&s&&n==="none",r=Re(t)?n==="withheld":t==="repository",a=Re(t)?Gn(e):Vn(e);return(0,C.CC)("p\
ackage-unauthorized",{message:`${Ke[t]} of ${(0,w.oZ)(e)} cannot be read: ${(0,w._r)(e)}; ${Yn(e)}`,help:o?x.ro:a,severity:o?"notice":r?"warning":"error"})}function Yn(e){
const{part:t,token:n,at:s}=e;return t==="repository"?"it does not exist, or requires git credentials, which this check does not use":n==="none"&&!Re(t)?"the CLI\
s send no token to package hosts":(0,x.pt)(e,n==="dropped"?s:null)}function Gn(e){const{kind:t,source:n,at:s}=e,o=`give the token from ${n} permission to downlo\
ad this ${t}`;return(0,x.$w)(e,`${t}s.v1`,s,o)}function Vn({kind:e,part:t,at:n,host:s}){if(t==="repository")return{operator:"use a repository that every user of\
 the registry can read",user:`check that git has credentials for ${n} on the machine that runs init`};const o="serve it without authentication, for example at a\
 presigned URL",r=`add a login for ${n} to ~/.netrc`;return e==="module"?{operator:o,user:r}:t!=="archive"?{operator:o,guest:(0,w.B9)(s)}:{operator:o,user:`${r}\
, which only Terraform uses for providers`}}function gt(e){const{part:t,why:n,attempts:s,at:o,host:r,status:a}=e,i=a===404||a===410,c=s>1?` in each of ${s} atte\
mpts`:"",u=a!==null?xe:`check that a firewall or proxy lets this machine connect to ${o}, or ${xe}`,l=`publish ${Ke[t]} at this URL`;return(0,C.CC)("package-unr\
eachable",{message:`${Ke[t]} of ${(0,w.oZ)(e)} ${i?"is missing":"cannot be read"}: ${n}${c}`,operator:i?l:`check that ${o} serves the file to this machine`,user:u,
guest:i?`${xe}; only the operator of ${r} can ${l}`:(0,w.B9)(r),...a===429&&{...x.uK,operator:`raise the limit of ${o}`,guest:void 0},severity:e.isSlow?"warning":
"error"})}var Je=g(6697);const kt=({packages:e})=>e.flatMap(Qn);function Qn(e){if("location"in e){const t=e.steps.flatMap(n=>n.kind==="asked"?n.answer:[]);return[
e.location,...t]}return[e.description,...e.files.map(({answer:t})=>t)]}const $e=({item:e,version:t,host:n})=>({kind:e.kind,address:Y(e),version:t,host:(0,I.nx)(
n)}),me=({item:e,version:t,host:n},s,o)=>({item:e,cause:`package ${(0,y.IY)(e.wants)} ${t} ${s}`,describe:o,host:n});function Te(e,t,n){const{outcome:s,url:o}=n;
switch(s.kind){case"read":case"unreadable":return[];case"not-asked":{if(s.why!=="not-allowed"||t==="location"||t==="document")return[];const r=(0,I.yo)(o)??o,{kind:a,
address:i,version:c}=$e(e),u=()=>(0,Je.wp)({host:r,package:`${a} ${i} ${c}`});return[me(e,`${r} not allowed`,u)]}case"status":case"failed":{const r=s.kind==="st\
atus"?s.status:s.problem.message,a=()=>_n(e,t,n,s);return[me(e,`${t} ${o} ${r}`,a)]}}}const Zn=["page","archive","repository"];function _n(e,t,{lastHop:n,url:s,
attempts:o,tokenSource:r},a){const i=n?.url??s,c={...$e(e),part:t,url:i,at:(0,I.yo)(i)??i};if(a.kind==="failed"){const{code:h,message:k}=a.problem;if(h==="host-\
private-redirect")return a.problem;const p=h==="host-timeout"&&Zn.includes(t);return gt({...c,why:k,attempts:o,status:null,isSlow:p})}const{kind:u,...l}=a,{status:d}=l,
f={...l,url:i,page:null};if(d===401||d===403||t==="repository"&&d===404){const h={token:n?.authorization??"none",source:r,isFork:e.isFork};return Xn({...c,...h,
...f})}return gt({...c,why:(0,w._r)(f),attempts:(0,U.Mq)(d)?o:1,status:d,isSlow:!1})}function qn(e,{location:t,steps:n}){const{outcome:s,url:o}=t,r=i=>[me(e,`lo\
cation ${i}`,c=>Jn({...$e(e),url:o,why:i,clients:L(c)}))];if(s.kind==="status"&&es(s.status)){const i=`${s.status} ${s.reason}`.trim();return r(`its location wa\
s requested, and the response is ${i}; expected 204`)}const a=n.at(-1);switch(a?.kind){case void 0:return Te(e,"location",t);case"refused":return r(a.why);case"\
other":return[ts(e.item,a.getter)];case"asked":{const i=a.answer.outcome;return i.kind==="unreadable"?r(`the page at its location ${i.why}`):Te(e,a.what,a.answer)}}}
const es=e=>e!==401&&e!==403&&!(0,U.Mq)(e),ts=(e,t)=>({item:e,cause:`not followed ${t}`,describe:n=>{const s=[...new Set(n.map(Y))];return(0,b.q)({what:"getter",
getter:t,names:s})}}),De=e=>(0,w.oZ)({...e,kind:"provider"}),Xe=(e,t="")=>`${De(e)} for ${e.platform} cannot be installed: ${t}${(0,w.dh)(e.why)}`;function wt(e){
const{platform:t,host:n,said:s,isMirror:o}=e,r=s!==void 0,a=r?`for ${t} cannot be downloaded`:`has no package for ${t}`;return(0,C.CC)("package-platform",{message:`${De(
e)} ${a}: ${o?`${e.url} lists none`:(0,w._r)(e)}`,operator:o?`add it with \`terraform providers mirror -platform=${t}\``:`${r?"correct what the response says, o\
r ":""}publish the package for ${t}`,user:r?`set \`version\` to another one, or ask the operator of ${n} to correct what the response says`:e.address.endsWith("\
/hashicorp/template")?"replace the `template_file` data source with the function `templatefile`: the provider is archived and gets no new packages":`set \`versio\
n\` to one with a package for ${t}, ask the publisher of the provider to build one, or correct \`platforms\``})}const ns=({suggestion:e,...t})=>(0,C.CC)("packag\
e-protocol",{message:`${De(t)} requires plugin protocol ${(0,w.K4)(t.protocols,3,w.dh)}; Terraform and OpenTofu support 5 and 6`,operator:"publish a version wit\
h plugin protocol 5 or 6, or correct `protocols`",user:e===null?"ask the publisher of the provider for a version with plugin protocol 5 or 6":`set \`version = "${(0,w.
dh)(e,40)}"\`, the newest version with a supported protocol`}),ss=e=>(0,C.CC)("package-document",{message:Xe(e,`the response of ${e.url} `),operator:e.isMirror?
`return {"archives":{"${e.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"return the description of the package w\
ith `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`"}),os=e=>(0,C.CC)("package-sums",{message:Xe(e,
`${e.url} `),operator:"correct the checksums file: one line with the SHA-256 hash and `filename` of each package; then sign it again"}),rs=e=>(0,C.CC)("package-\
unsigned",{message:Xe(e),operator:"sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`), and list the public key in ASCII armor in `s\
igning_keys.gpg_public_keys`"});function as({clients:e,...t}){const n=e.map(s=>`${s==="opentofu"?"tofu":s} providers lock -platform=${t.platform}`);return(0,C.CC)(
"lock-platform-missing",{message:`the lock file has no checksum of ${De(t)} for ${t.platform}`,user:`run \`${n.join("` or `")}\`, and commit the lock file`,operator:"\
publish the original package again if it was replaced"})}var Me=g(8700);function is(e,t,n){const{description:s}=t,o={...e,host:s.host},{outcome:r}=s;switch(r.kind){case"\
unreadable":return[Ye(o,t,{kind:"description",why:r.why})];case"read":return[...[...r.value.early.map(a=>Ye(o,t,a)),...t.files.flatMap(({part:a,answer:i})=>Te(o,
a,i)),...t.late.map(a=>Ye(o,t,a))].slice(0,1),...us(o,t,r.value,n)];case"status":return r.status===404?[cs(o,t,r)]:Te(o,"document",s);case"failed":case"not-aske\
d":return Te(o,"document",s)}}function cs(e,{platform:t,description:{url:n,mirror:s}},o){const{kind:r,...a}=o,i={...a,url:n};if(s===void 0){const f={...$e(e),...i,
platform:t,isMirror:!1};return me(e,`${t} platform`,()=>wt(f))}const{item:c,version:u}=e,l={provider:Y(c),mirror:s.url,version:u,...i},d=(c.answer.installation?.
mirrors??[]).some(f=>f.mirror?.url===s.url&&se(f)?.texts.includes(u));return me(e,`mirror ${s.url}`,()=>F({...l,isListed:d}))}function Ye(e,t,n){const{platform:s,
description:o}=t,{url:r,mirror:a}=o,i={...$e(e),platform:s,isMirror:a!==void 0,url:r},c=(l,d)=>me(e,`${s} ${l}`,d),u=l=>c(`document ${l}`,()=>ss({...i,why:l}));
switch(n.kind){case"description":return u(n.why);case"no-archive":return u("has no `download_url`");case"platform":{const l={status:200,reason:"OK",page:null};return c(
"platform",()=>wt({...i,...l}))}case"protocols":{const{protocols:l}=n,d=ls(e.item);return c("protocols",()=>ns({...i,protocols:l,suggestion:d}))}case"sums":return c(
`sums ${n.why}`,()=>os({...i,...n}));case"unsigned":return c(`unsigned ${n.why}`,()=>rs({...i,...n}))}}const ls=({answer:e})=>ve("provider",se(e)?.compatible??[]).
newest;function us(e,{platform:t},{hashes:n},s){const{item:o,version:r}=e,a=ye(o),i=s.get(o.root.lockFile??"")?.get((0,y.IY)(o.wants))??[];if(a?.version.text!==
r||n===null||i.length===0)return[];if(i.some(l=>n.includes(l)))return[];const c=[(0,y.W$)(a.version.place)];return ds(i,n)?[{...me(e,`${t} lock`,l=>as({...$e(e),
platform:t,clients:L(l)})),places:c}]:[{item:o,cause:"not followed contents",places:c,describe:d=>{const f=d.map(h=>`${Y(h)} ${ye(h)?.version.text}`);return(0,b.
q)({what:"contents",names:[...new Set(f)]})}}]}const ds=(e,t)=>Me.CT.filter(n=>e.some(s=>s.startsWith(n))).every(n=>t.some(s=>s.startsWith(n))),Ge=[];function fs(e){
const t=new Map,n=Map.groupBy(e,({root:s})=>s.directory);return Array.from(n,([s,o])=>({directory:s,clients:L(o),rows:(0,z.c1)(o,S).map(r=>hs(r,t))}))}function Ve(e,t){
const n=JSON.stringify(e),s=t.get(n)??e;return t.set(n,s),s}function hs(e,t){const[n]=e,{kind:s,wants:o,of:r,answer:a}=n,i=(0,y.Im)(r).map(({text:u})=>u),c=e.flatMap(
({root:{client:u},choice:l})=>l===null?[]:[[u,l.kind==="chosen"?l.version:null]]);return{kind:s,address:M(n),source:Ve(Y(n),t),host:o.host,constraints:Ve(i,t),locked:ye(
n)?.version.text??null,chosen:Ve(Object.fromEntries(c),t),newest:se(a)?.newest??null,platforms:ms(e),...e.flatMap(kt).some(ps)&&{isUnchecked:!0},worst:null,problems:Ge,
places:(0,z.As)((0,y.ek)(r)),rejectedAt:ks(e)}}const ps=({outcome:e})=>e.kind==="not-asked";function ms(e){const t=e.flatMap(({packages:n})=>n).flatMap(n=>"plat\
form"in n?[n]:[]);return t.length===0?Ge:[...Map.groupBy(t,({platform:n})=>n)].map(([n,s])=>{const o=s.map(gs);return{platform:n,available:o.includes(!1)?!1:o.includes(
null)?null:!0}})}function gs({description:{outcome:e,mirror:t}}){return e.kind==="read"?!e.value.early.some(({kind:s})=>s==="platform"):e.kind==="status"&&e.status===
404&&t===void 0?!1:null}function ks(e){const t=e.find(({choice:s})=>s!==null&&s.kind!=="chosen");return t===void 0?Ge:[...(0,y.Im)(t.of),ye(t)?.version].flatMap(
s=>s?.place??[])}function ws(e,t){const{items:n}=e,s=[...ie(n,t.isFork),...kn(n),...pn(n),...vs(e,t.isFork)],o=n.filter(({answer:r})=>r.outcome.kind==="read").map(
r=>`${r.wants.host} ${K(r)}`);return{findings:[...$s(e),...pe(s),...Fn(e,t.upgrade),...vn(e.clouds),...bn(e.logins),...Ms(n,t)],roots:fs(n),requests:e.requests,
answering:new Set(o)}}const vs=({items:e,lockHashes:t},n)=>e.flatMap(s=>{if(s.choice?.kind!=="chosen")return[];const o={item:s,version:s.choice.version,isFork:n,
host:s.wants.host};return s.packages.flatMap(r=>"location"in r?qn(o,r):is(o,r,t))}),ys=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;function $s({
inside:e}){const t=({place:c})=>c!==y.cd,n=[...e.keys()].flatMap(c=>c.calls),s=vt(n.filter(({isOpen:c})=>c)),o=vt(n.filter(({module:c,isOpen:u})=>c===null&&!u)),
r=o.filter(({source:c})=>ys.test(c)).length,a=[...e.values()].flatMap(({undescribed:c})=>c).filter(t),i=a.flatMap(({module:c})=>c===null?[]:`${c.namespace}/${c.
name}/${c.system}`);return[...Qe(a,{what:"inside",names:[...new Set(i)]}),...Qe(s,{what:"open",names:s.map(({address:c})=>c)}),...Qe(o,{what:"direct",git:r,names:o.
map(({address:c})=>c)})]}function Qe(e,t){const n=(0,z.NP)(e.map(({place:s})=>s));return n.length===0?[]:[(0,C.hD)((0,b.q)(t),{places:n,clients:[]})]}const vt=e=>[
...new Map(e.map(t=>[`${t.place.file}:${t.place.line}`,t])).values()];function Ms(e,{maxRequests:t}){const n=e.flatMap(o=>[o.answer,...kt(o)].flatMap(({outcome:r})=>r.
kind==="not-asked"?{item:o,host:V(o),outcome:r}:[]));return(0,z.c1)(n,({host:o,outcome:r})=>`${o} ${"problem"in r?r.problem.message:r.why}`).flatMap(o=>{const[{
host:r,outcome:a}]=o,i=[...new Set(o.flatMap(d=>(0,y.ek)(d.item.of)))];if("problem"in a)return[(0,C.hD)(a.problem,{host:r,places:i,needed:(0,_.ly)(i)})];const{why:c}=a;
if(c==="service"||c==="not-allowed")return[];const u=[...new Set(o.map(d=>X(d.item)))],l=(0,b.q)(c==="limit"?{what:c,max:t,names:u}:{what:c,names:u});return[(0,C.
hD)(l,{host:r,places:(0,z.NP)(i),needed:!1})]})}var bs=g(2389),Os=g(3024),Ze=g(6760),Es=g(4693),Ts=g(7542),yt=g(9075);const Ss=1e6,Cs=1e5,As=2e4;class Is{#e;constructor(t,n){
this.#e=Ss+t*Cs+n*As}get isSpent(){return this.#e<0}read({bytes:t,truncated:n}){let s=0;for(const o of t)(o===44||o===91||o===123)&&(s+=1);return this.#t((n?1:1/
8)*t.length+12*s)}keep(t){return this.#t(t.reduce((n,{length:s})=>n+16*s+100,0))}choose(t,n){return this.#t(t*(25+2*n))}#t(t){return this.#e-=t,!this.isSpent}}var Ps=g(
1257),Rs=g(4155),xs=g(8279),ge=g(5306),Ds=g(1654),Ls=g(3948),$t=g(6875),js=g(9940);const be=4;class _e{#e=[];#t;constructor(t){this.#t=t}async pass(t){const n=await this.
enter();return t().finally(n)}async enter(){return this.#t===0?await new Promise(t=>this.#e.push(t)):this.#t-=1,()=>{const t=this.#e.shift();t===void 0?this.#t+=
1:t()}}}async function Mt(e,t,{concurrency:n},s,o=be){const r=Map.groupBy(e,t);await bt(r.values(),n*be,a=>bt(a.values(),o,s))}async function bt(e,t,n){const s=async()=>{
for(const o of e)await n(o)};await Promise.all(Array.from({length:t},s))}const Us=2*be,Ns=1e3,Bs=3e4,Fs=6e4;class zs{gate=new _e(be);largeBodies=new _e(1);requests=0;pause=Promise.
resolve();silent=0;down=null}class Hs{#e;#t;#i=(0,yt.Oo)(t=>new zs);#o=new Map;#s=new Set;#n=new Map;constructor(t){this.#e=t,this.#t=new _e(t.concurrency*be),t.
stop.onEnd.add(this.#r);for(const[n,s]of t.sessions??[])this.#s.add(n),this.#n.set(n,this.#a({url:s}))}get requests(){return[...this.#o.values()]}ask(t){const n=this.#a(
t);return n.gate.pass(()=>this.#t.pass(()=>this.#c(n,t)))}#r=()=>{for(const t of this.#s)t.close()};close(){this.#e.stop.onEnd.delete(this.#r),this.#r()}#a({url:t}){
const n=(0,ge.X5)(t);return this.#i(n.ok?`${n.value.name} ${n.value.port}`:"")}async#c(t,n){if(t.down!==null)return t.down;const s=await this.#l(t,n);if(typeof s==
"string")return s;const[{response:o}]=s;return"problem"in o&&o.problem.code==="host-private-redirect"||(t.silent=s.every(({headMs:r})=>r===null)?t.silent+1:0,t.
silent>=Us&&(t.down=s)),s}async#l(t,n){const{stop:s,maxRequests:o}=this.#e,r=[];for(;;){if(await t.pause,s.why!==null)return qe(r,"stopped");if(t.requests>=o)return qe(
r,"limit");const a=await this.#u(t,n);if(s.why!==null&&a.response.kind==="failed"||r.push(a),n.patience.every(f=>(0,U.mh)(r,f)!==null)||s.why!==null)return qe(r,
"stopped");const{ms:u,isForHost:l}=Ws(a,r.length,this.#e),d=(0,$t.v7)(u,this.#e);l&&(t.pause=d),await d}}async#u(t,n){const{network:s,startTimer:o,monotonic:r}=this.#e,
{patience:a}=n,i=this.#f(t);t.requests+=1;try{const c=await(0,Ls.e)({...n,planBody:u=>({...n.planBody(u),turn:()=>t.largeBodies.enter()}),asks:"answer",session:i,
settings:s,timeoutMs:(0,js.nT)(a),startTimer:o,monotonic:r});return t.requests+=c.hops.length-1,this.#d(n,c),c}finally{this.#h(t,i)}}#d({host:t},{hops:[n],timing:s,
certificates:o}){const{slowest:r=null,certificates:a=[]}=this.#o.get(t)??{},i=n!==void 0&&s.totalMs>(r?.timing.totalMs??-1),c=l=>!a.some(d=>d.host===l.host&&d.expires===
l.expires),u=o.filter(c).map(({host:l,expires:d})=>({host:l,expires:d}));this.#o.set(t,{host:t,slowest:i?{url:n.url,timing:s}:r,certificates:[...a,...u]})}#f(t){
for(const[s,o]of[...this.#n].reverse())if(o===t&&(this.#n.delete(s),s.isOpen))return s;const n=new Ds.N(this.#e.network);return this.#s.add(n),n}#h(t,n){n.isOpen?
this.#n.set(n,t):this.#s.delete(n);const[s]=this.#n.keys();this.#n.size<=this.#e.concurrency||s===void 0||(this.#n.delete(s),this.#s.delete(s),s.close())}}const qe=([
e,...t],n)=>e===void 0?n:[e,...t];function Ws({response:e},t,{now:n}){const s=e.kind==="received"&&[429,503].includes(e.head.status)?(0,$t.VJ)(e.head.retryAfter,
n()):null;return s===null?{ms:Math.min(Ns*2**(t-1),Bs),isForHost:!1}:{ms:Math.min(Math.max(s,0),Fs),isForHost:!0}}var q=g(4283),Ot=g(2832),oe=g(7705),Ks=g(960),
et=g(1193);const Js=9,Xs={kind:"whole",maxBytes:8*1024*1024},re=({bytes:e})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e);function Le(e,t){const{once:n}=e;
if(n===void 0)return Et(e,t);const s=t.known.get(n)??Et(e,t);return t.known.set(n,s),s}async function Et(e,t){const{host:n,clients:s,at:o}=e;if(s.length===0)return{};
const r=Map.groupBy(s.map(c=>({client:c,where:o(c)})),({where:c})=>typeof c=="string"?c:(0,q.jr)(c.url)),a=await t.tokenOf(n),i=r.values().map(c=>Ys(e,c,a,t));return Object.
fromEntries((await Promise.all(i)).flat())}function Se(e,t,n,s,o,r){return Le({...o,host:t,clients:n,at:i=>{const c=St(e,t,i,r);return typeof c=="string"?c:{...c,
url:s(c.url)}}},r)}const ee=(e,t,n="")=>({host:e,url:n,tokenSource:null,outcome:{kind:"not-asked",why:t},attempts:0,lastHop:null});async function Ys(e,t,{token:n,
source:s},{send:o,patience:r,versionOf:a,workOf:i}){const[c]=t;if(c===void 0)return[];const{host:u,headers:l,maxRedirects:d=Js}=e,f=t.map(({client:A})=>A),h=c.where,
k=A=>f.map(E=>[E,A]);if(typeof h=="string")return k({...ee(u,h),tokenSource:s});const p=(0,q.Pl)(h.url),m={...ee(u,"service",p),tokenSource:s},T=i(u);if(T.isSpent)
return k({...ee(u,"work",p),tokenSource:s});try{const A=await o({...h,host:u,token:n,headers:l??{"x-terraform-version":a(c.client)},planBody:J=>Tt(J,e)??Ot.IK,maxRedirects:d,
patience:f.map(r)});if(typeof A=="string")return k({...m,outcome:{kind:"not-asked",why:A}});const E=A.at(-1)?.hops.at(-1)??null,fe=Map.groupBy(f,J=>Gs(A,r(J)));
return Array.from(fe,([J,ke])=>{const we=Vs(J,h.url,e,T),le={host:u,url:p,tokenSource:s,outcome:we,attempts:A.length,lastHop:E};return ke.map(st=>[st,le])}).flat()}catch(A){
const E=(0,Je.n3)({host:I.nx(u),thrown:A});return k({...m,outcome:{kind:"not-asked",why:"unchecked",problem:E}})}}function Gs(e,t){const{attemptMs:n}=t,s=e[(0,U.
mh)(e,t)??e.length-1]??e[0],{response:o,timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=n)return o;const i=(a??0)>n?"response":"body",c=o.url.host.replace(
/:443$/,"");return{kind:"failed",problem:(0,Ks.Qs)({host:c,asks:"answer",phase:i,limitMs:n}),transient:!0}}const Tt=(e,{accepts:t=s=>s===200,plan:n=()=>Xs})=>t(
e.status)?n(e):null;function Vs(e,t,n,s){if(e.kind==="failed"){const{problem:l}=e;return l.code==="host-http2"?{kind:"not-asked",why:"unchecked",problem:l}:{kind:"\
failed",problem:l}}const{head:o,body:r}=e,{status:a,reason:i}=o;if(!s.read(r))return{kind:"not-asked",why:"work"};const c=Tt(o,n);if(c===null){const l=(0,et.y8)(
r.bytes);return{kind:"status",status:a,reason:i,page:l,...(0,et.Kd)(r.bytes,i)}}if(r.truncated&&c.kind==="whole")return{kind:"not-asked",why:"size"};const u=n.read(
e,t,s);return u.ok?{kind:"read",value:u.value}:u.why===O.ch?{kind:"not-asked",why:s.isSpent?"work":"size"}:{kind:"unreadable",why:u.why,page:(0,et.y8)(r.bytes)}}
function St(e,t,n,{settings:s,network:o,visits:r,onlyListed:a}){const i=r.get(t);if(i===void 0)return"service";const{discovery:c}=i.attempt,u=i.forced.find(A=>A.
client===n),l=u===void 0?c:{...u,kind:"found",url:I.cu(t)};if(l.kind!=="found")return"service";const{url:d,services:f}=l,h=(0,P.TE)(e,{services:f,documentUrl:d,
display:I.nx(t),client:n});if(h.kind!=="url"||!(0,ge.X5)(h.url).ok)return"service";const k=I.Pm(h.url)??"",p=u!==void 0,m=k===t||I.ev(k,s)||a.has(`${t} ${e}`)||
p,T=p?null:Ct(i,o);return m?{url:h.url,origin:T}:"not-allowed"}const Ct=({host:e,attempt:t},n)=>({isPublic:(0,ge.Ul)(n,I.Sv(e).name,t.hops[0]?.address??null)}),
Qs=3e4,Zs={kind:"whole",maxBytes:1024*1024},At={headers:{accept:"application/vnd.api+json"},plan:({status:e})=>e===200?Zs:Ot.IK},_s={...At,accepts:()=>!0,read:({
head:e})=>(0,j.Ju)(e.apiVersion)},qs=(0,O.w3)({data:(0,O.lq)((0,O.w3)({id:O.Qq}))}),It={...At,accepts:e=>e>=200&&e<=399,read:({body:e})=>{const t=(0,O.D4)(re(e),
qs);return t.ok?t.value.data===null?(0,j.TR)("has no data"):(0,j.Ju)(null):t}},eo=/^[\w-]+$/;async function to(e){const t=e.settings.timeoutMs??Qs,s={...e,patience:r=>({
client:r,attemptMs:t,retries:1})},o=so(e).map(async r=>{const{host:a,service:i,clients:c}=r,{token:u}=await e.tokenOf(a);if(u===null)return[];const l=c.flatMap(
f=>{const h=St(i,a,f,e);return typeof h=="string"?[]:[{client:f,at:h}]}),d=(0,z.c1)(l,({at:f})=>(0,q.jr)(f.url)).map(f=>{const h={...r,clients:f.map(({client:k})=>k)};
return no(h,f[0].at,s)});return await Promise.all(d)});return(await Promise.all(o)).flat()}async function no(e,t,n){const{host:s,clients:o,organization:r,workspace:a}=e,
i=async(k,p)=>{const m=(0,oe.ny)(t.url,k),T=()=>({...t,url:m}),A=`cloud ${(0,q.jr)(m)}`,E=await Le({...p,host:s,clients:o,at:T,once:A},n);return Object.values(E)[0]??
ee(s,"service")},c=await i("ping",_s),u={...e,ping:c,ofOrganization:null,ofWorkspace:null};if(c.outcome.kind!=="read"||r===null)return u;const l=`organizations/${r}`,
d=await i(`${l}/entitlement-set`,It),h=d.outcome.kind!=="read"||a===null?null:await i(`${l}/workspaces/${a}`,It);return{...u,ofOrganization:d,ofWorkspace:h}}function so({
usages:e,machine:t}){const n=new Map;for(const{kind:s,workspace:o,hasOwnToken:r,needs:a,place:i}of e){if(o===void 0||r)continue;const c=s.startsWith("cloud")?t.
environment.TF_CLOUD_ORGANIZATION:void 0,u=Pt(o.organization??c),l=Pt(o.name);for(const{host:d,service:f,clients:h}of a){const k=[d,f,u,l].join(" "),m=n.get(k)??
{host:d,service:f,organization:u,workspace:l,places:[],clients:[]};n.set(k,m),m.places.push(i),m.clients=[...new Set([...m.clients,...h])]}}return[...n.values()]}
const Pt=e=>e&&eo.test(e)?e:null;var Rt=g(9529);const oo=1e4;async function ro(e){const{visits:t,settings:n}=e,s=new Map;for(const r of t.values())for(const a of ao(
r)){const i=(0,I.Pm)(a)??"";a.scheme==="https"&&i!==r.host&&(0,ge.X5)(a).ok&&(0,I.Jr)(i,n.allowedHosts)&&!s.has(i)&&s.set(i,{visit:r,url:a})}return(await Promise.
all(s.values().map(({visit:r,url:a})=>io(r,a,e)))).flat()}function ao({host:e,attempt:{discovery:t}}){if(t.kind!=="found")return[];const n=(0,I.nx)(e),{url:s,services:o}=t,
a=(0,P.TE)(P.S3,{services:o,documentUrl:s,display:n,client:"terraform"});return a.kind!=="object"?[]:(0,Rt.u)((0,Rt.m)(a.value,s,n).value).map(({url:i})=>i)}async function io(e,t,n){
const{send:s,network:o,settings:r,requirements:a}=n,{host:i}=e,c=await s({host:i,url:t,origin:Ct(e,o),token:null,headers:{},planBody:()=>({kind:"excerpt",maxBytes:0}),
maxRedirects:0,patience:[{client:"terraform",attemptMs:r.timeoutMs??oo,retries:1}]}),u=typeof c=="string"?null:c.at(-1);if(u?.response.kind!=="failed"||u.headMs!==
null)return[];const{problem:l}=u.response;if(l.code==="host-http2")return[];const d=a.some(f=>f.host===i&&f.service===P.S3);return[{host:i,problem:l,isRequired:d}]}
var co=g(2713),xt=g(6979),je=g(4321),lo=g(9587);const uo=(0,O.w3)({location:O.Qq,use_registry_credentials:(0,O.lq)(O.zM)}),fo=(0,O.w3)({location:O.Qq,use_registry_credentials:O.
gy}),ho=(e,t)=>(0,O.D4)(e,t?uo:fo,"whole");function po(e){const{status:t,header:n,body:s,downloadUrl:o,client:r,readsCredentials:a}=e;if(r==="opentofu"&&t!==204){
const i=ho(s,a);if(!i.ok)return te(`the response ${i.why}`);const{location:c,use_registry_credentials:u}=i.value;if(u!==null)return mo(c,u,o);if(c!=="")return Dt(
c,o,r)}return n?Dt(n,o,r):te(go[r])}function mo(e,t,n){if(e==="")return te("the response has `use_registry_credentials` and no `location`");const s=(0,oe.EH)(n,
e);return s.ok?{kind:"direct",url:s.value,usesCredentials:t}:te(s.why)}const go={terraform:"the response has no X-Terraform-Get header",opentofu:"the response h\
as neither `location` nor an X-Terraform-Get header"},te=e=>({kind:"refused",why:(0,lo.Nx)(e)});function ko(e,t){const n=/^([A-Za-z][A-Za-z0-9+.-]*):/.exec(e)?.[1];
return n===void 0?te(`invalid source string: ${e}`):(0,je.WS)(n,t)?jt(e,t):te(`no getter available for X-Terraform-Get source protocol: "${n}"`)}function Dt(e,t,n){
const s=(0,oe.ut)(t,e);if(!s.ok)return te(s.why);const{kind:o}=(0,R.vL)(s.value,n);return o==="local"||o==="registry"?te("must be a direct remote package addres\
s"):jt(s.value,n)}const Lt="zip|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",wo=new RegExp(`^(?:${Lt}|tar\\.(?:gz|bz2|xz))$`),vo=new RegExp(`\\.(?:${Lt})$`),yo=/^(?:0|f|F|false|FALSE|False)$/;
function jt(e,t){const n=(0,je.cx)(e,t);if(!n.ok)return te(n.why);const{getter:s,url:o}=n.value;if(!(0,je.WS)(s,t))return te((0,je.Ns)(e,n.value));if(o===null||
!/^https?$/.test(o.scheme))return{kind:"other",getter:s};const r=(0,xt.xB)(o.query);if(s==="git")return{kind:"git",url:tt(o,[])};if(!/^https?$/.test(s))return{kind:"\
other",getter:s};const a=r.find(([u])=>u==="archive")?.[1]??"",i=r.filter(([u])=>u!=="checksum"&&!(u==="archive"&&a!==""));return(a===""?vo.test(o.path):!yo.test(
a)&&wo.test(a))?{kind:"archive",url:tt(o,i)}:r.some(([u,l])=>u==="checksum"&&l!=="")?te("checksum cannot be specified for directory download"):{kind:"page",url:tt(
o,[...i,["terraform-get","1"]])}}const tt=(e,t)=>({...e,query:(0,xt.Ge)(t),forceQuery:!1,fragment:""}),$o={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function Mo(e){
for(const[t,n,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.toLowerCase();if(n===""?o==="body":o==="head")return null;if(n!==""||o!=="met\
a")continue;const r=new Map;for(const[,i="",c,u,l]of t.matchAll(bo))r.set(i.toLowerCase(),c??u??l??"");const a=r.get("content")??"";if(r.get("name")==="terrafor\
m-get"&&a!=="")return Oo(a)}return null}const bo=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,Oo=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,
(t,n,s)=>n!==void 0?$o[n]??t:Number(s)<=1114111?String.fromCodePoint(Number(s)):t),Eo=3e4,Ut={kind:"excerpt",maxBytes:1024},To=128*1024,Nt={terraform:0,opentofu:0},
Ue={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,plan:()=>Ut,read:()=>(0,j.Ju)(""),retries:Nt,netrc:U.Du},So={...Ue,name:"provider arc\
hive",retries:{terraform:0,opentofu:2},netrc:["terraform"]},Co={...Ue,name:"direct archive",accepts:e=>e>=200&&e<300,retries:null,netrc:[]},Ao={name:"page",headers:{},
accepts:e=>e>=200&&e<300,plan:({terraformGet:e})=>e?Ut:{kind:"excerpt",maxBytes:To},read:({head:e,body:t})=>{const n=e.terraformGet||Mo(re(t));return n===null?(0,j.
TR)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,j.Ju)(n)},retries:Nt,netrc:U.Du},Io={...Ue,name:"repository",headers:{},accepts:e=>e===200,
netrc:[]},Bt={name:"sums",headers:{},read:({body:e})=>(0,j.Ju)(re(e)),retries:null,netrc:[]},Po={...Bt,name:"signature",read:({body:{bytes:e}})=>(0,j.Ju)((0,Me.
jY)(e)??"")};function nt({lastHop:e},{network:t}){const{url:n="",address:s=null}=e??{},o=(0,q.Dl)(n),r=o.ok?(0,ge.X5)(o.value):null;return{isPublic:!r?.ok||(0,ge.
Ul)(t,r.value.name,s)}}async function Ft({client:e,registry:t,url:n,origin:s,token:o=!1},r,a){const{dialect:i,settings:c,patience:u,tokenOf:l,withLogin:d}=a,{name:f,
retries:h,netrc:k}=r,p=(0,I.Pm)(n);if(p!==null&&p!==t&&!(0,I.ev)(p,c))return ee(t,"not-allowed",(0,q.Pl)(n));const m=E=>({url:k.includes(E)?d(n):n,origin:s}),T=`${f}\
 ${o} ${s?.isPublic} ${(0,q.jr)(n)}`,{[e]:A}=await Le({...r,host:t,clients:i.clients,at:m,once:T},{...a,patience:E=>h===null?u(E):{client:E,attemptMs:Eo,retries:h[E]},
tokenOf:o?l:async()=>({token:null,source:null})});if(A===void 0)throw new Error("a client without an answer");return A}function Ro(e,t){const n=e.flatMap(({client:s,
calls:o})=>o.flatMap(({module:r,constraint:a})=>r?[{module:r,client:s,constraint:a}]:[]));return zt(n,new Map,t)}async function xo(e,t,n){const s=({module:o,client:r})=>se(
t.get((0,y.MP)(o))?.[r]);for(;;){const o={left:Un},r=new Map(e.map(i=>[i,Nn(i,s,o)])),a=Array.from(r.values(),i=>i.calls).flat().filter(({module:i})=>n.visits.has(
i.host)&&!t.has((0,y.MP)(i)));if(a.length===0)return r;await zt(a,t,n)}}async function zt(e,t,n){const s=(0,z.c1)(e,({module:o})=>(0,y.MP)(o));return await Mt(s,
([{module:o}])=>o.host,n,async o=>{const[{module:r}]=o,a=[...new Set(o.map(({client:l})=>l))],i=l=>(0,oe.fZ)(l,r),c={read:({body:l},d,f)=>Do(re(l),o,f)},u=await Se(
P.e$,r.host,a,i,c,n);t.set((0,y.MP)(r),u)}),t}function Do(e,t,n){const s=An(e);if(!s.ok)return s;if(!n.keep(s.value))return(0,j.TR)(O.ch);const o=ve("module",s.
value,{work:n}),r=Pn(e,o,t);return(0,j.Ju)(r.size===0?o:{...o,described:r})}const Lo={accepts:e=>e===200||e===204,read:({head:e,body:t},n)=>{const{status:s,terraformGet:o}=e;
return(0,j.Ju)({status:s,header:o,body:re(t),downloadUrl:n})}};async function jo({address:e,version:t,clients:n},s){const{host:o}=e,r=u=>(0,oe.sw)(u,e,t),a=await Se(
P.e$,o,n,r,Lo,s),i=(0,U.sX)(s.versionOf("opentofu")),c=Object.entries(a).map(async([u,l])=>{const d=u,{outcome:f}=l;if(f.kind!=="read")return[d,{location:l,steps:[]}];
const h=po({...f.value,client:d,readsCredentials:i}),{downloadUrl:k}=f.value,p=await No(h,d,l,k,s),m={...l,outcome:{kind:"read",value:null}};return[d,{location:m,
steps:p}]});return Object.fromEntries(await Promise.all(c))}const Uo=10;async function No(e,t,n,s,o){const r=[];let a=e,i=nt(n,o);for(let c=0;a.kind!=="refused"&&
a.kind!=="other";c+=1){if(a.kind==="page"&&c===Uo){const m=`too many X-Terraform-Get redirects: ${c+1}`;return[...r,{kind:"refused",why:m}]}const[u,l]=Fo[a.kind],
d=a.kind==="direct"&&a.usesCredentials,f=d&&Bo(s,a.url),h={registry:n.host,client:t,url:zo(a),origin:i,token:f},k=await Ft(h,l,o),{outcome:p}=k;if(d&&!f&&p.kind===
"status"&&p.status===401){const m=`the token of the registry from ${(0,I.Pm)(a.url)}`;return[...r,{kind:"other",getter:m}]}if(r.push({kind:"asked",what:u,answer:k}),
a.kind!=="page"||p.kind!=="read")return r;i=nt(k,o),a=ko(p.value,t)}return[...r,a]}function Bo(e,t){const n=[e,t].map(s=>({scheme:s.scheme==="http"?"http":"http\
s",name:(0,ge.be)(s)}));return(0,co.nL)(n).at(-1)==="sent"}const Fo={archive:["archive",Ue],direct:["archive",Co],page:["page",Ao],git:["repository",Io]},zo=({kind:e,
url:t})=>e==="git"?{...t,path:`${t.path}/info/refs`,query:"service=git-upload-pack"}:t;var Ce=g(156),Ht=g(2071);function Ho(e,t){const n=new Map;for(const s of e)
for(const{provider:o}of s.providers){const r=(0,y.JT)(o),a=n.get(r),{clients:i=[],asking:c=[],directory:u=s.directory}=a??{},l=t(o,s)?[]:[s.client];n.set(r,{address:o,
clients:[...new Set([...i,s.client])],asking:[...new Set([...c,...l])],directory:u===s.directory?u:null})}return n}async function Wo(e,t){const n=new Map,s=({address:r})=>r.
host,o=async r=>{const{address:a,asking:i,clients:c}=r,u=Wt(a),l=Se(P.xq,a.host,i,u,Ko,t),d=c.map(async f=>[f,await Jo(f,r,l,t)]);n.set((0,y.JT)(a),Object.fromEntries(
await Promise.all(d)))};return await Mt(e.values(),s,t,o,4*be),n}const Ko={read:({body:e},t,n)=>{const s=Ce.TT(re(e));if(!s.ok)return s;const{texts:o,...r}=s.value;
return n.keep([...o,...r.warnings])?(0,j.Ju)(ve("provider",o,{...r,work:n})):(0,j.TR)(O.ch)}},Wt=e=>t=>(0,oe.i5)(t,e);async function Jo(e,t,n,s){const{address:o}=t,
r=ee(o.host,"service"),a=async()=>(await n)[e]??r,i=s.methodsOf(o,e),c=(i?.methods??[Xo]).map(p=>p.kind==="direct"?a():p.kind==="local"?Kt(p,o,s):Jt(e,p,t,"inde\
x.json",Vo,s)),[u=r,...l]=await Promise.all(c),d=Qo([u,...l]),f=await Yo(o,e,await a(),s);if(i===null&&f===null)return d;const h=[u,...l].filter(({mirror:p})=>p!==
void 0),k=i&&{place:i.place,methods:c.length,mirrors:h};return{...d,...k&&{installation:k},...f===null?{}:{movedTo:f}}}const Xo={kind:"direct"};async function Yo(e,t,{
outcome:n},s){const{host:o,namespace:r,type:a}=e;if(!(n.kind==="status"&&n.status===404)||r!=="hashicorp"||o!==(0,R.Vm)(t))return null;const c=Wt({...e,namespace:"\
-"}),u={read:({body:d})=>Ce.tD(re(d),a)},{[t]:l}=await Se(P.xq,o,[t],c,u,s);return l?.outcome.kind==="read"?l.outcome.value:null}function Kt(e,t,{localPackages:n}){
const{path:s,shown:o=s,place:r}=e,a=ee(t.host,"service",o??""),i=n(e,t);if(o===null||i===null)return a;const c={...a,mirror:{url:o,place:r,hasSlash:!0,isDirectory:!0}};
if(i==="missing"){const l=ne({mirror:o,kind:"path",at:(0,Ht.Ge)(r)});return{...c,outcome:{kind:"failed",problem:l}}}const u=[...new Set(i.map(({version:l})=>l))];
return u.length>0?{...c,outcome:{kind:"read",value:ve("provider",u)}}:{...c,outcome:{kind:"status",status:404,reason:"",page:null}}}const Go=5;async function Jt(e,{
url:t,place:n},{address:s,clients:o},r,a,i){const c={url:(0,q.Pl)(t),place:n,hasSlash:t.path.endsWith("/")},u=(0,I.Pm)(t),l=(0,oe.zS)(t,s,r);if(!l.ok){const T=(0,Ht.
Ge)(n),A={mirror:c.url,at:T,provider:(0,y.JT)(s)},E={kind:"failed",problem:ne({...A,kind:"port"})};return{...ee(u,"service",c.url),outcome:E,mirror:c}}const d=T=>T.
kind==="network"&&(0,q.jr)(T.url)===(0,q.jr)(t),f=o.filter(T=>i.methodsOf(s,T)?.methods.some(d)),h=(0,I.ev)(u,i.settings)?{url:l.value,origin:null}:"not-allowed",
k=`mirror ${(0,q.jr)(l.value)}`,p=T=>{const A=i.patience(T);return T==="opentofu"?{...A,retries:0}:A},{[e]:m=ee(u,"service")}=await Le({host:u,clients:f,at:()=>h,
once:k,read:a,maxRedirects:Go},{...i,patience:p});return{...m,mirror:c}}function Vo({head:e,body:t},n,s){const o=Ce.oM(re(t),e.contentType);if(!o.ok)return o;const r=o.
value.filter(a=>(0,B.rK)(a)!==null);return s.keep(r)?(0,j.Ju)(ve("provider",r,{work:s})):(0,j.TR)(O.ch)}function Qo([e,...t]){if(t.length===0)return e;const n=[
e,...t],s=n.filter(({outcome:i})=>i.kind==="not-asked"),o=n.find(Zo)??s.find(({outcome:i})=>i.kind==="not-asked"&&i.why!=="service")??s[0];if(o!==void 0)return o;
const r=n.flatMap(i=>se(i)??[]),a=n.find(i=>se(i)!==null);return a===void 0||r.every(({texts:i})=>i.length===0)?n.find(({mirror:i})=>i===void 0)??a??e:{...a,outcome:{
kind:"read",value:_o(r)}}}const Zo=({outcome:e})=>e.kind==="failed"||e.kind==="unreadable"||e.kind==="status"&&e.status!==404,_o=e=>ve("provider",[...new Set(e.
flatMap(({texts:t})=>t))],{work:e.find(({work:t})=>t!==void 0)?.work,compatible:e.flatMap(({compatible:t=[]})=>t),warnings:e.flatMap(({warnings:t=[]})=>t)});async function qo(e,t){
const{address:n,clients:s}=e,o=c=>t.methodsOf(n,c)?.methods??[],r=s.filter(c=>o(c).every(({kind:u})=>u==="direct")),a=Xt({...e,clients:r},t),i=s.map(async c=>{const u=r.
includes(c)?await Yt(c,e,await a,t):await er(c,e,o(c),t);return u===null?[]:[[c,u]]});return Object.fromEntries((await Promise.all(i)).flat())}async function er(e,t,n,s){
let o=null;for(const r of n){const a={...t,clients:[e]};if(o=r.kind==="local"?tr(t,r,s):r.kind==="network"?await sr(e,t,r,s):await Yt(e,t,await Xt(a,s),s),o===null||
!nr(o.description))return o}return o}function tr({address:e,version:t,platform:n},s,o){const r=o.localPackages(s,e);if(r===null||r==="missing")return null;const c={
kind:"read",value:{early:r.some(l=>l.version===t&&l.platform===n)?[]:[{kind:"platform"}],late:[],hashes:null}},u={...Kt(s,e,o),outcome:c};return{platform:n,files:[],
late:[],description:u}}const nr=({outcome:e,mirror:t})=>t===void 0?e.kind==="status"&&e.status===404:e.kind==="read"&&e.value.early.some(({kind:n})=>n==="platfo\
rm");function Xt({address:e,version:t,platform:n,clients:s},o){const{host:r}=e,a=i=>(0,oe.ad)(i,e,t,n);return Se(P.xq,r,s,a,{read:j.Ju},o)}async function Yt(e,{
platform:t},{[e]:n},s){if(n===void 0)return null;const r=e==="opentofu"&&!(0,U.sX)(s.versionOf(e))?"opentofu before 1.12":e;return await Gt(e,t,n,({body:i,url:c})=>{
const u=Ce.h(re(i),r);if(!u.ok)return u;const l=Me.KB(u.value,t,c),{shasums_url:d,shasums_signature_url:f}=u.value,h=[d,f,u.value.download_url].map(E=>(0,oe.Fl)(
c,E)),[k,p,m]=h.flatMap(E=>E.ok?E.value:[]),T=k&&p&&m&&l.early.every(({kind:E})=>E==="no-archive"),A=T?{sums:k,signature:p,document:u.value}:null;return(0,j.Ju)(
{described:l,signed:A,archive:T?m:null})},s)}async function sr(e,t,n,s){const{platform:o,version:r}=t,a=await Jt(e,n,t,`${r}.json`,j.Ju,s);return await Gt(e,o,a,
({head:c,body:u,url:l})=>{const d=Ce.I0(re(u),c.contentType,o);if(!d.ok)return d;const f={described:Me.uH(d.value,o),signed:null};if(d.value===null)return(0,j.Ju)(
{...f,archive:null});const h=(0,oe.Fl)(l,d.value.url);return h.ok?(0,j.Ju)({...f,archive:h.value}):(0,j.TR)(`has an invalid \`url\`: ${h.why}`)},s)}async function Gt(e,t,n,s,o){
const{outcome:r,host:a}=n,i={platform:t,files:[],late:[]};if(r.kind!=="read")return{...i,description:{...n,outcome:r}};const c=s(r.value);if(!c.ok){const J={kind:"\
unreadable",why:c.why,page:null};return{...i,description:{...n,outcome:J}}}const{described:u,signed:l,archive:d}=c.value,f={...n,outcome:{kind:"read",value:u}},
h=[],k={registry:a,client:e,origin:nt(n,o)},p=async(J,ke,we)=>{const le=await Ft({...k,url:ke},we,o);return h.push({part:J,answer:le}),le.outcome.kind==="read"?
le.outcome.value:null},m=l&&await p("sums",l.sums,Bt),T=l&&m!==null?await p("signature",l.signature,Po):null;if(d!==null&&(l===null||T!==null)&&await p("archive",
d,So),l===null)return{...i,description:f,files:h};const A=e==="opentofu"&&a===(0,R.Vm)(e)&&o.machine.environment.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true",E=h[0]?.
answer.url??"",fe=or(l.document,{sums:m,signature:T,url:E},A);return{...i,description:f,files:h,late:[...u.late,...fe]}}function or(e,{sums:t,signature:n,url:s},o){
const r=e.signing_keys.gpg_public_keys.map(u=>u?.ascii_armor??null),a=r.length===0&&o,i=t===null?null:Me.yI(t,e),c=a?null:Me.fi(r)??n;return[...i===null?[]:[{kind:"\
sums",url:s,why:i}],...c?[{kind:"unsigned",why:c}]:[]]}async function rr(e,t){const{machine:n,settings:s}=t,o=e.filter(u=>u.kind==="module"),r=e.filter(u=>u.kind===
"provider"),a=s.platforms.length===0?[n.platform]:s.platforms,i=await Promise.all([Vt(o,u=>jo(u,t)),...a.map(u=>Vt(r,l=>qo({...l,platform:u},t)))]),c=Map.groupBy(
i.flat(),([u])=>u);return e.map(u=>({...u,packages:(c.get(u)??[]).map(([,l])=>l)}))}async function Vt(e,t){const n=e.flatMap(r=>r.choice?.kind==="chosen"?[{item:r,
version:r.choice.version}]:[]),o=(0,z.c1)(n,({item:r,version:a})=>`${(0,y.IY)(r.wants)} ${a}`).map(async r=>{const[a]=r,i=[...new Set(r.map(({item:u})=>u.root.client))],
c=await t({address:a.item.wants,version:a.version,clients:i});return r.flatMap(({item:u})=>{const l=c[u.root.client];return l===void 0?[]:[[u,l]]})});return(await Promise.
all(o)).flat()}async function ar(e,t){const{checkouts:n,configs:s,dialect:o,directory:r,settings:a}=t,i=[...e,...(0,Ps.n)(a.hostnames,o.clients)],{releases:c}=o,
u=n?.plugins??null,l={root:r,plugins:u,releases:c,asksMirrors:!0},d=(0,Rs.x)(s,l,i,t.learn),f=Ho(i,d.isInstalled),h=i.flatMap(({calls:m})=>m).flatMap(({module:m})=>m===
null?[]:(0,y.MP)(m)),k=new Set(h).size+f.size,p=new Hs({...t,maxRequests:a.maxRequests});try{const m={...cr(t,p,k,f),...d},T=a.depth==="packages",A=(Q,gr)=>{const tn=ur(
i,Q,gr,m);return T?rr(tn,m):tn},[[E,...fe],[J,ke,...we],le,st]=await Promise.all([Wo(f,m).then(Q=>Promise.all([Q,A("provider",Q)])),Ro(i,m).then(Q=>Promise.all(
[Q,xo(i,Q,m),A("module",Q)])),to(m),ro(m)]),fr=Map.groupBy([...we,...fe].flat(),({root:Q})=>Q),en=i.flatMap(Q=>fr.get(Q)??[]),hr=new Map([...J,...E]),pr=en.flatMap(
({root:Q})=>Q.lockFile??[]),mr=T?n?.lockHashes??(0,xs.hc)(new Set(pr),r):new Map;return{items:en,versions:hr,inside:ke,lockHashes:mr,clouds:le,logins:st,requests:p.
requests}}finally{p.close()}}function ir(e,{directory:t,checkouts:n}){const s=(0,Es.k)();return({path:o},r)=>{const a=e.get((0,y.JT)(r))?.directory??null;if(o===
null||a===y.cd.file||!(0,Ze.isAbsolute)(o)&&(a===null||n!==null))return null;const i=(0,Ze.isAbsolute)(o)?o:(0,Ze.join)(t,a??"",o);return(0,Os.existsSync)(i)?s(
i,r):"missing"}}function cr(e,t,n,s){const{configs:o,dialect:r,credentials:a,machine:i,learn:c,progress:u}=e;let l=0;u({total:n,done:l});const d=new Map(o.map(f=>[
f.client,f.patience]));return{...e,send:async f=>{const h=await t.ask(f);return l+=1,u({total:Math.max(n,l),done:l}),h},known:new Map,workOf:(0,yt.Oo)(()=>new Is(
e.settings.maxRequests,n)),onlyListed:lr(e),localPackages:ir(s,e),withLogin:(0,Ts.TU)(i,c).withLogin,patience:f=>d.get(f)??{client:f,attemptMs:1e4,retries:1},versionOf:f=>(0,U.
tB)(f,r.versions),tokenOf:async f=>{const{answer:h}=await a.find(f);return{token:h?.token??null,source:h?.token?h.source:null}}}}function lr({settings:e,requirements:t}){
const n=e.hostnames.flatMap(({addresses:r})=>r).map(Qt),s=({because:r})=>r.some(a=>typeof a!="string"),o=new Set(t.filter(s).map(Qt));return new Set(n.filter(r=>!o.
has(r)))}const Qt=({host:e,service:t})=>`${e} ${t}`,Zt=[];function ur(e,t,n,{versionOf:s,methodsOf:o,isInstalled:r,settings:{upgrade:a}}){return e.flatMap(i=>{const{
client:c}=i;if(t==="module")return i.calls.flatMap(l=>{const{module:d,isOpen:f}=l;if(d===null)return[];const h=_t(n,d,c),k=f?{answer:h,choice:null}:qt(h,l,{client:c});
return[{kind:t,root:i,of:l,wants:d,...k,packages:Zt}]});const u=(0,U.Jd)(c,s(c));return i.providers.map(l=>{const{provider:d,locked:f}=l,k=o(d,c)===null&&r(d,i)?
ee(d.host,"service"):_t(n,d,c),p=a||f===null?null:f.version.text,m=qt(k,l,{client:c,held:p,rejectsUnreadable:u});return{kind:t,root:i,of:l,wants:d,...m,packages:Zt}})})}
const _t=(e,t,n)=>e.get((0,y.IY)(t))?.[n]??ee(t.host,"service");function qt(e,t,n){const s=se(e),o=(0,y.Im)(t).map(({text:a})=>a),r=s&&Fe(o,s,n);return s===null||
r!==null?{answer:e,choice:r}:{answer:{...e,outcome:{kind:"not-asked",why:"work"}},choice:r}}async function dr(e,t,n){try{return ws(await ar(e,t),n)}catch(s){const r=[
...t.visits.values()].filter(({attempt:a})=>a.discovery.kind==="found").map(({host:a})=>(0,C.hD)((0,Je.n3)({host:(0,I.nx)(a),thrown:s}),{host:a}));return{...bs.
j7,findings:r}}}})};export{wr as id,vr as ids,yr as modules};
