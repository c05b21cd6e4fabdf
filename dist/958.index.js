const vr=958,yr=[958],$r={7751:((Ne,he,g)=>{g.d(he,{o:()=>Y,q:()=>V});var O=g(4e3),K=g(5799);const N=I=>I===1?"1 module or provider was":`${I} modules and provi\
ders were`;function P(I){const{names:y}=I,D=(0,O.K4)(y,3,O.dh);switch(I.what){case"inside":return`modules and providers inside ${D} were not checked`;case"direc\
t":{const Q=y.length-I.git;return`${[...I.git>0?[`${(0,O.px)(I.git,"module")} from Git`]:[],...Q>0?[`${(0,O.px)(Q,"module")} from an archive or bucket`]:[]].join(
" and ")} ${y.length===1?"was":"were"} not checked: ${D}`}case"open":return`${(0,O.px)(y.length,"module")} ${y.length===1?"was":"were"} not checked, because the\
 source or version is only known at init time: ${D}`;case"limit":return`max-requests (${I.max}) was reached, so ${N(y.length)} not checked: ${D}`;case"size":return`\
a response is longer than this check reads, so ${N(y.length)} not checked: ${D}`;case"work":return`the answers of the registry take more work than this check do\
es for one host, so ${N(y.length)} not checked: ${D}`;case"stopped":return`the check ended too early, so ${N(y.length)} not checked: ${D}`;case"contents":return`\
the checksums of ${(0,O.px)(y.length,"provider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${D}`;case"ge\
tter":return`the package of ${(0,O.px)(y.length,"registry module")} was not checked, because it is downloaded with ${I.getter}: ${D}`;case"units":return`${(0,O.
px)(y.length,"Terragrunt unit")} ${y.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${D}`}}
const v={limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform provid\
ers lock` or `tofu providers lock`"},V=I=>(0,K.CC)("not-followed",{message:P(I),help:v[I.what==="work"?"limit":I.what],...I.what==="work"&&{severity:"warning"}});
function Y({by:I,address:y,constraint:D,newest:Q,others:_}){const ue=`${(0,O.dh)(I)} requires ${(0,O.dh)(y)}${D===null?"":` "${(0,O.dh)(D)}"`}`,pe=Q===null?"whi\
ch the registry does not have":_.length>0?`which conflicts with ${(0,O.K4)(_,3,O.dh)}`:`which no listed version fits; the newest is ${(0,O.dh)(Q)}`;return(0,K.CC)(
"module-described",{message:`according to the registry, ${ue}, ${pe}`,help:"run `init` to confirm; if it fails, use another version of the module"})}}),1752:((Ne,he,g)=>{
g.d(he,{Hn:()=>V,Lt:()=>Be,Nd:()=>X,Sx:()=>H,XA:()=>N,gH:()=>F,iM:()=>K,jF:()=>v,s5:()=>P});var O=g(1731);function K(w,$,M){const S=y($,M);return I(w,x=>(!(0,O.
Ty)(x)||(0,O.Cg)(x)===S)&&Y(x,$))}function N(w,$){return I(w,M=>(!(0,O.Ty)(M)||$.some(S=>Q(M,S)))&&!D(M)&&$.every(S=>pe(M,S)))}const P=w=>I(w,$=>!(0,O.Ty)($));function v(w){
const $=w.filter(M=>M.operator==="=");return $.length===1&&$.every(({version:M})=>D({...M,build:""}))}function V(w,$,M){const S=(0,O.oF)(w),x=(0,O.PW)($);return S!==
null&&x.ok&&K([S],x.value,M)!==null}const Y=(w,$)=>$.every(M=>ue(w,M));function I(w,$){let M=null;for(const S of w.filter($))(M===null||(0,O.Zy)(S,M)>0)&&(M=S);
return M}function y(w,$){const[M,S]=w;if(M===void 0||S!==void 0)return null;const x=M.text.trim().replace($==="opentofu"?/^=?v?/:/^=?/,""),L=(0,O.rK)(x);return L===
null?null:(0,O.Cg)(L)}const D=({numbers:w,pre:$,build:M})=>$===""&&M===""&&w.every(S=>S===0n),Q=(w,$)=>$.operator==="="&&_(w,$.version),_=(w,$)=>w.build===$.build&&
(0,O.Zy)(w,$)===0;function ue(w,{operator:$,version:M}){const S=(0,O.Zy)(w,M);if($==="=")return S===0;if($==="!=")return S!==0;if($!=="~>")return U(S,$);const x=M.
numbers.slice(0,M.written-1);return S>=0&&!(0,O.Ty)(M)&&M.numbers.length<=w.numbers.length&&x.every((L,W)=>L===w.numbers[W])}function pe(w,$){const{operator:M,version:S}=$;
if(M==="=")return Q(w,$);if(M==="!=")return!_(w,S);const x=(0,O.Zy)(w,S);if(M!=="~>")return U(x,M);const[L=0n,W=0n]=S.numbers,ie=S.written===3?[L,W+1n,0n]:[L+1n,
0n,0n];return x>=0&&(0,O.Zy)(w,{...S,numbers:ie,pre:""})<0}const U=(w,$)=>({">":w>0,">=":w>=0,"<":w<0,"<=":w<=0})[$];function F(w,$){if(R(w))return!0;const M=ee(
w),S=Math.max(...M.map(({numbers:L})=>L.length)),x=M.flatMap(L=>{const W=Array.from({length:S},(ie,ce)=>L.numbers[ce]??0n);return[L,Z(W),Z([...W,1n])]});return K(
x,w,$)!==null}function X(w){const $=q(w);if(R($))return!0;const M=ee($),S="x".repeat(1+Math.max(...M.map(L=>L.build.length))),x=M.flatMap(L=>{const[W=0n,ie=0n,ce=0n]=L.
numbers,Oe=[W,ie,ce+1n];return[L,Z([W,ie,ce],S),Z(Oe,S)]});return N(x,$)!==null}const T=50,z=100,R=w=>w.length>T||w.some(({text:$})=>$.length>z),q=w=>[...Map.groupBy(
w,O.mb).values()].flatMap(([$])=>$??[]),ee=w=>{const $=[Z([0n,0n,0n]),...w.map(M=>M.version)];return[...new Map($.map(M=>[(0,O.Cg)(M),M])).values()]},Z=(w,$="")=>({
text:"",numbers:w,written:w.length,pre:"",build:$});function H(w,$){const M=q(w),S=$(M)?w:M;if(R(S))return w;const x=S.reduce((W,ie)=>{const ce=W.filter(Oe=>Oe!==
ie);return $(ce)?W:ce},S),L=new Set(x.map(O.mb));return w.filter(W=>L.has((0,O.mb)(W)))}function Be(w,$){const M=(0,O.PW)(w),S=(0,O.oF)($);if(!M.ok||S===null||M.
value.some(x=>(0,O.Ty)(x.version)))return!1;if(S.written<3){const x=(0,O.PW)(`~> ${S.numbers.slice(0,S.written).join(".")}.0`);return x.ok&&!F([...M.value,...x.
value],"terraform")}return!Y({...S,pre:""},M.value)}}),1257:((Ne,he,g)=>{g.d(he,{N:()=>D,n:()=>pe});var O=g(4091),K=g(1831),N=g(5011),P=g(1022),v=g(9562),V=g(1752),
Y=g(1731),I=g(5257);const y={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS\
], such as providers.v1=acme/box@>=1.0"};function D({host:U,service:F,text:X},T){const[,z="",R]=/^([^@]*)(?:@(.*))?$/s.exec(X)??[],q=R===void 0?null:{text:R,place:I.
cd},ee=`${(0,K.pk)(U)}/${z}`,H=(F===v.e$?Q:_)(ee,q,T);return H.ok?H:(0,O.TR)(`${H.why}; expected ${F}=${y[F]}`)}function Q(U,F,X){const T=(0,N.rE)(U,X);if(!T.ok)
return T;const z=ee=>(0,V.gH)(ee,X),R=ue(F,Y.PW,z);if(R!==null)return(0,O.TR)(R);const q=I.cd;return(0,O.Ju)({address:U,source:U,place:q,module:T.value,constraint:F,
isOpen:!1})}function _(U,F,X){const T=(0,P.mi)(U,X);if(U.split("/").length!==3||T.kind!=="registry")return(0,O.TR)(T.kind==="invalid"?T.error:"not a provider of\
 a registry");const z=ue(F,Y._T,V.Nd);if(z!==null)return(0,O.TR)(z);const R=F===null?[]:[F];return(0,O.Ju)({provider:T,places:[I.cd],constraints:R,locked:null})}
function ue(U,F,X){if(U===null)return null;const T=F(U.text);return T.ok?X(T.value)?null:`no version can match ${U.text}`:T.why}function pe(U,F){const X=U.flatMap(
({addresses:T})=>T);return X.length===0?[]:F.map(T=>{const z=X.flatMap(R=>{const q=D(R,T);return q.ok?[q.value]:[]});return{directory:I.cd.file,client:T,directories:[],
calls:z.filter(R=>"module"in R),providers:z.filter(R=>"provider"in R),lockFile:null,clientVersions:[]}})}}),9958:((Ne,he,g)=>{g.d(he,{predictInit:()=>fr});var O=g(
5747),K=g(7751),N=g(5143),P=g(5799),v=g(5257),V=g(2886),Y=g(4592),I=g(1064),y=g(4e3),D=g(8937);function Q({host:e,hasToken:n},t){if(e==="registry.terraform.io")
return`see https://${e}/namespaces/${t.split("/")[0]}`;if(!(0,I.n3)(e))return n?"a private registry may also return 404 if the token has no access":(0,D.nP)(e,"",
"if the registry requires a token, ")}function _(e,n,t,{kind:s,cure:o,check:r=""}){const{host:a,isAll:i,near:c}=n,[u=""]=t,l=t.length<=1,d=`check the URL of ${s}\
s.v1 in the discovery document of ${a}${r}`,f=l?`no ${s} ${u}`:`none of ${t.length} required ${s}s`,h=c===null?"":`write ${c}, or `,p={operator:l?`${i?`${d}, or\
 `:h}publish ${u}`:d,...l&&{user:`${h}${o}`}},m=`${a} has ${f}: ${(0,y._r)(n)}`;return(0,P.CC)(e,{message:m,...p,note:Q(n,u)})}const ue=e=>_("module-unknown",e,
e.modules,{kind:"module",cure:"correct the source address"});function pe(e){const{host:n,providers:t,meant:s,kind:o,isAll:r}=e,[a=""]=t;return o==="directory"?(0,P.
CC)("provider-unknown",{message:`the directory ${(0,y.dh)(n)} has no provider ${a}`,help:`add ${a} to the directory, for example with \`terraform providers mirro\
r\``}):o==="network mirror"?(0,P.CC)("provider-unknown",{message:`the network mirror ${n} has ${t.length>1?`none of ${t.length} required providers`:`no provider\
 ${a}`}: ${(0,y._r)(e)}`,operator:`add ${a} to the mirror, for example with \`terraform providers mirror\``,user:`${r?"check `url`, which must be that of a netw\
ork mirror (HOST/NAMESPACE/TYPE/index.json), not of a registry; or ":""}add the provider to \`include\` of a \`direct\` block in the CLI configuration`}):s!==null?
(0,P.CC)("provider-unknown",{message:`${n} has no provider ${a}: ${(0,y._r)(e)}`,help:`did you mean ${s}? set \`source = "${s}"\` in \`required_providers\` of ever\
y module that uses it`}):_("provider-unknown",e,t,{kind:"provider",cure:`correct \`source\` in \`required_providers\`, or add the \`source\` that a child module lacks${n===
"registry.opentofu.org"?`; for a provider that only Terraform\u2019s registry has, write \`source = "registry.terraform.io/${a}"\`, or submit it at https://githu\
b.com/opentofu/registry/issues`:""}`,check:", which must end in a slash"})}function U(e){const{mirror:n}=e;return e.kind==="path"?(0,P.CC)("mirror-url",{message:`\
the mirror directory ${(0,y.dh)(n)} (${e.at}) does not exist`,help:"create the directory before `init`, for example with `terraform providers mirror`, or correc\
t the path"}):e.kind==="port"?(0,P.CC)("mirror-url",{message:`the network mirror ${n} (${e.at}) cannot have ${e.provider}, because the CLIs read a host with a p\
ort as a URL scheme`,help:`add \`exclude = ["${e.provider.split("/")[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}):(0,P.CC)(
"mirror-url",{message:`the URL of the network mirror ${n} has no slash at the end, so the CLIs request ${e.asked}, which ${(0,y.dh)(e.result)}`,help:`set \`url =\
 "${n}/"\``,...e.isUsable?{severity:"warning"}:{}})}function F({provider:e,version:n,mirror:t,isListed:s,...o}){const r=`${e} ${(0,y.dh)(n,40)}`;return(0,P.CC)(
"mirror-version",{message:s?`the network mirror ${t} lists ${r} but does not have it: ${(0,y._r)(o)}`:`the network mirror ${t} does not have ${r}, which another\
 installation method lists: ${(0,y._r)(o)}`,operator:`add ${(0,y.dh)(n,40)} to the mirror, for example with \`terraform providers mirror\``,user:s?"set `version\
` to one that the mirror has":`exclude ${e} from \`network_mirror\`, or set \`version\` to one that the mirror has`})}const X=({provider:e})=>(0,P.CC)("provider\
-excluded",{message:`no installation method in \`provider_installation\` covers ${e}`,help:`add ${e} to \`include\` of a method, or add a \`direct\` block`});var T=g(
1831),z=g(5011),R=g(9562),q=g(6146);const ee=({answer:e,wants:n})=>e.mirror===void 0?n.host:e.host,Z=({wants:e})=>(0,v.IY)(e).slice(e.host.length+1),H=e=>[e.wants.
host,Z(e)].join("/");function Be(e){const n=({host:s,item:o})=>s??ee(o);return[...Map.groupBy(e,s=>`${n(s)} ${s.cause}`).values()].flatMap($).flatMap(([s,...o])=>{
if(s===void 0)return[];const r=[s,...o].map(({item:c})=>c),a=n(s),i=(0,N.jH)([s,...o].flatMap(w));return(0,P.hD)(s.describe(r),{host:a,services:[...new Set(r.filter(
({wants:c})=>c.host===a).map(W))],places:i,needed:(0,V.ly)(i),clients:L(r),rows:x(r)})})}const w=({places:e,item:n})=>e??(0,v.ek)(n.of);function $(e){const n=Map.
groupBy(e,({item:s})=>(0,N._M)(s.root.directory)),t=Map.groupBy(n.values(),s=>(0,V.ly)(s.flatMap(w)));return Array.from(t.values(),s=>s.flat())}const M=({kind:e,
of:n,wants:t})=>e==="module"?n.address:(0,v.IY)(t),S=e=>(0,q.o)(e.root.directory,{kind:e.kind,source:H(e),address:M(e),constraints:(0,v.Im)(e.of).map(({text:n})=>n),
places:(0,v.ek)(e.of)}),x=e=>[...new Set(e.map(S))],L=e=>[...new Set(e.map(({root:n})=>n.client))],W=({kind:e})=>e==="module"?R.e$:R.xq;function ie(e,n){const t=it(
e);return e.flatMap(s=>{const{outcome:o,mirror:r,url:a}=s.answer;if(o.kind==="failed"){const{problem:l}=o,d=`${l.code} ${l.message}`;return[{item:s,cause:d,describe:()=>l}]}
if(r?.hasSlash===!1)return[];if(o.kind==="status")return[ce(s,o,{items:e,lost:t,isFork:n})];if(o.kind!=="unreadable")return[];const{why:i,page:c}=o,u=`shape ${s.
kind} ${i}`;return[{item:s,cause:u,describe:l=>(0,Y.RK)({...Fe(s,l),url:a,page:c,why:i})}]})}function ce(e,n,{items:t,lost:s,isFork:o}){const{kind:r,wants:a,answer:i}=e,
{kind:c,...u}=n,{status:l}=u,d=i.lastHop,f={...u,url:d?.url??i.url};if(d?.authorization==="withheld"&&l<500||l===401||l===403){const{authorization:m="none",challenge:C=null}=d??
{},A=Oe(e),E={...f,token:m,challenge:C,elsewhere:A,source:i.tokenSource,isFork:o};return{item:e,cause:`unauthorized ${C===null&&(m==="sent"||m==="none")||r} ${l}\
 ${m} ${A} ${C}`,describe:J=>(0,Y.m$)({...Fe(e,J),...E})}}if(l===404){const m=s.has(Ee(e)),C=`unknown ${m?Ee(e):(0,v.IY)(a)}`;return{item:e,cause:C,describe:E=>ot(
e,E,{...f,isAll:m,near:rt(t,e)})}}const k=(0,I.Mq)(l),{attempts:p}=i;return{item:e,cause:`status ${r} ${l}`,describe:m=>(0,Y.MI)({...Fe(e,m),...f,attempts:p,transient:k})}}
function Oe(e){const n=(0,T.yo)(e.answer.lastHop?.url??"");return n===null||n===ee(e)?null:(0,T.nx)(n)}function ot(e,n,t){const{mirror:s,tokenSource:o}=e.answer,
r=[...new Set(n.map(rn))],a=s?.url??(0,T.nx)(e.wants.host),i={...t,host:a,hasToken:o!==null};if(e.kind==="module")return ue({...i,modules:r});const c=s===void 0?
"registry":s.isDirectory?"directory":"network mirror";return pe({...i,providers:r,meant:at(e),kind:c})}function rt(e,n){const t=/^([^/]+\/)terraform-([^/-]+)-([^/]+\/\2)$/.
exec(Z(n));if(t!==null)return[t[1],t[3]].join("");const s=e.find(o=>o.answer.outcome.kind==="read"&&Ee(o)===Ee(n)&&(0,R.TW)((0,v.IY)(o.wants),(0,v.IY)(n.wants)));
return s===void 0?null:Z(s)}function at({wants:e,root:n,answer:{movedTo:t}}){const{host:s,namespace:o,type:r}=e;if(o!=="hashicorp"||s!==(0,z.Vm)(n.client))return null;
const a=n.providers.find(({provider:i})=>i.type===r&&(0,v.JT)(i)!==(0,v.JT)(e))?.provider;return a===void 0?t===void 0?null:`${t}/${r}`:[...a.host===s?[]:[a.host],
a.namespace,r].join("/")}function Fe(e,n){return{host:(0,T.nx)(ee(e)),kind:e.kind,first:rn(e),others:new Set(n.map(({wants:t})=>(0,v.IY)(t))).size-1,isMixed:n.some(
({kind:t})=>t!==e.kind),mirror:e.answer.mirror?.url??null}}const rn=e=>e.answer.mirror===void 0?Z(e):H(e),Ee=({kind:e,wants:n,answer:{mirror:t}})=>`${e} ${t?.url??
n.host}`;function it(e){const n=e.filter(({answer:{mirror:o,outcome:r},wants:a})=>r.kind!=="not-asked"&&!(o===void 0?(0,I.n3)(a.host):o.isDirectory)),t=({answer:{
outcome:o}})=>o.kind==="status"&&o.status===404,s=[...Map.groupBy(n,Ee)];return new Set(s.flatMap(([o,r])=>r.every(t)?o:[]))}const ct=e=>(0,y.K4)(e,4,({text:n,at:t})=>{
const s=`"${(0,y.dh)(n,80)}"`;return e.length===1?s:`${s} (${(0,y.dh)(t)})`});function lt({kind:e,address:n,constraints:t,mirror:s,...o}){const{isImplied:r,newest:a,
preRelease:i}=o,c=a===null?`all listed versions are pre-releases${i===null?"":`, such as ${(0,y.dh)(i,40)}`}`:`the newest ${s===null?"":`on ${s} `}is ${(0,y.dh)(
a,40)}`,u=t.length>1?"all of ":"",l=t.length===0?"can be chosen":`fits ${u}${ct(t)}`;return(0,P.CC)("version-none-fits",{message:`no version of ${e} ${n} ${l}; ${c}`,
help:r?`add a version that fits to ${(0,y.dh)(s??"")}, or remove the provider from it: the CLIs ask the registry only for providers that it does not hold`:ut(t.
length,a===null?i:null,s!==null)})}function ut(e,n,t){if(n!==null){const o=`set \`version = "${(0,y.dh)(n,40)}"\`, since only an exact version selects a pre-rele\
ase`;return{user:o,operator:`publish a release, or ${o}`}}if(e>1)return"change these constraints so that they all allow one listed version";const s="change the \
constraint to allow a listed version";return{user:t?s:`${s}, or wait until the registry has imported a new one`,operator:t?"add a version that fits to the mirro\
r":"publish a version that fits; if its tag exists, check that the registry has imported it"}}const dt=({address:e,version:n,upgrade:t,newest:s,mirror:o})=>(0,P.
CC)("version-locked-gone",{message:`the lock file selects ${e} ${(0,y.dh)(n,40)}, which ${o??"the registry"} no longer lists${s===null?"":`; the newest is ${(0,y.
dh)(s,40)}`}`,user:t===null?"change the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock \
file":`run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,y.dh)(t,40)}, and commit the lock file`,operator:o===null?`publish ${(0,y.
dh)(n,40)} again`:`add ${(0,y.dh)(n,40)} to the mirror again`});var de=g(1752),B=g(1731);const oe=e=>e?.outcome.value??null,an=new WeakMap;let Ae=null;function ve(e,n,t={}){
const s=cn(n,e),o=s.filter(c=>c!==null),r=(0,de.s5)(o),[a]=o.filter(B.Ty).sort((c,u)=>(0,B.Zy)(u,c)),i={kind:e,texts:n,unreadable:n.filter((c,u)=>s[u]===null),newest:r&&
(0,B.Cg)(r),preRelease:a?(0,B.Cg)(a):null,...t};return Ae={list:i,versions:o},i}const cn=(e,n)=>e.map(n==="module"?B.oF:B.rK);function ln(e){if(Ae?.list===e)return Ae.
versions;const n=cn(e.texts,e.kind).filter(t=>t!==null);return Ae={list:e,versions:n},n}function ze(e,n,t){const s=an.get(n)??new Map;an.set(n,s);const{client:o,
held:r=null,rejectsUnreadable:a=!1}=t,i=JSON.stringify([e,o,r,a]),c=n.kind==="module"?ft:ht,u=s.get(i),l=e.join(",").split(",").length;if(u||n.work?.choose(n.texts.
length,l)===!1)return u??null;const d=c(e,n,t);return s.set(i,d),d}function ft(e,n,{client:t}){const s=un(e,B.PW);if(s===null||!(0,de.gH)(s,t))return{kind:"refu\
sed"};const o=ln(n);if(o.length===0)return{kind:"empty"};const r=(0,de.iM)(o,s,t);return r===null?{kind:"none-fits",conflict:e}:{kind:"chosen",version:(0,B.Cg)(
r)}}function ht(e,n,{held:t=null,rejectsUnreadable:s=!1}){const o=un(e,B._T);if(o===null||!(0,de.Nd)(o))return{kind:"refused"};const r=t===null?null:(0,B.rK)(t);
if(r!==null&&(0,de.XA)([r],o)===null)return{kind:"refused"};if(s&&n.unreadable.length>0)return{kind:"unreadable"};const a=ln(n);if(a.length===0)return{kind:"emp\
ty"};const i=(0,de.XA)(a,o);if(r!==null){const l=(0,B.Cg)(r);return a.some(d=>(0,B.Cg)(d)===l)?{kind:"chosen",version:l}:{kind:"locked-gone",version:l,upgrade:i&&
(0,B.Cg)(i)}}if(i!==null)return{kind:"chosen",version:(0,B.Cg)(i)};const c=l=>(0,de.XA)(a,l)!==null,u=o.length**2*a.length>pt?o:(0,de.Sx)(o,c);return{kind:"none\
-fits",conflict:[...new Set(u.map(({whole:l})=>l))]}}const pt=1e6;function un(e,n){const t=[];for(const s of e){const o=n(s);if(!o.ok)return null;for(const r of o.
value)t.push({...r,whole:s})}return t}function mt(e){const n=new Set(e.filter(dn).map(({wants:t})=>(0,v.IY)(t)));return e.flatMap(t=>{const s=oe(t.answer);if(s===
null||t.choice===null)return[];const{warnings:o=[]}=s,r=()=>(0,Y.Mx)({address:H(t),warnings:o});return[...gt(t,s,t.choice),...kt(t,s,n),...o.length>0?[{item:t,cause:`\
warning ${(0,v.IY)(t.wants)}`,describe:r}]:[]]})}function gt(e,n,t){const{kind:s,of:o,wants:r,answer:a}=e,{newest:i,preRelease:c,unreadable:u}=n,l={kind:s,address:H(
e),newest:i},d=a.installation?.methods===1?a.mirror:void 0,f=d?.url??null,h=d!==void 0&&d.url===d.place.file;switch(t.kind){case"empty":{const k=a.mirror!==void 0,
p=()=>(0,Y.hy)({...l,url:a.url,ignored:u,isMirror:k});return[{item:e,cause:`empty ${(0,v.IY)(r)}`,describe:p}]}case"none-fits":{const{conflict:k}=t,p=(0,v.Im)(o).
filter(({text:C})=>k.includes(C)),m=p.map(({text:C,place:A})=>({text:C,at:(0,V.cA)((0,v.W$)(A))}));return[{item:e,cause:`none fits ${(0,v.IY)(r)} ${JSON.stringify(
k.toSorted())}`,places:p.length===0?(0,v.ek)(o):p.map(({place:C})=>(0,v.W$)(C)),describe:()=>lt({...l,constraints:m,mirror:f,isImplied:h,preRelease:c})}]}case"l\
ocked-gone":{const{version:k,upgrade:p}=t,m=ye(e)?.version.place;return[{item:e,cause:`locked ${(0,v.IY)(r)} ${k} ${p}`,...m===void 0?{}:{places:[(0,v.W$)(m)]},
describe:()=>dt({...l,version:k,upgrade:p,mirror:f})}]}case"chosen":case"refused":case"unreadable":return[]}}const ye=({of:e})=>"locked"in e?e.locked:null,dn=({
choice:e})=>e?.kind==="unreadable";function kt(e,{unreadable:n},t){const{kind:s,choice:o,wants:r}=e,a=dn(e);if(n.length===0||o?.kind==="empty")return[];if(!a&&t.
has((0,v.IY)(r)))return[];const i=H(e),c=()=>(0,Y.Ev)({kind:s,address:i,texts:n,rejects:a});return[{item:e,cause:`unreadable ${(0,v.IY)(r)} ${a}`,describe:c}]}const wt=e=>e.
flatMap(n=>{const{installation:t}=n.answer;if(t===void 0)return[];const{methods:s,mirrors:o,place:r}=t;if(s>0)return o.flatMap(i=>vt(n,i));const a=H(n);return[{
item:n,cause:`excluded ${(0,v.IY)(n.wants)}`,places:[r,...(0,v.ek)(n.of)],describe:()=>X({provider:a})}]});function vt(e,{host:n,mirror:t,outcome:s,url:o}){if(t===
void 0||t.hasSlash)return[];if(s.kind!=="status"&&s.kind!=="unreadable")return[];const r=s.kind==="status"?`returned ${s.status}`:s.why,a=e.choice?.kind==="chos\
en";return[{item:e,host:n,cause:`slash ${t.url} ${a}`,places:[t.place,...(0,v.ek)(e.of)],describe:()=>U({kind:"slash",mirror:t.url,asked:o,result:r,isUsable:a})}]}
var Ie=g(3410);function yt(e){const n=e.flatMap(t=>{const{host:s,service:o,places:r,clients:a}=t,i={host:s,services:[o],places:r,clients:a,needed:(0,V.ly)(r)};return $t(
t).map(c=>(0,P.hD)(c,i))});return(0,P.DF)(n,({host:t,services:s,problem:{code:o,message:r}})=>[t,s,o,r])}function $t(e){const{service:n,organization:t,workspace:s,
ping:o,ofOrganization:r,ofWorkspace:a}=e,i={host:(0,T.nx)(e.host),organization:t??""},c=[o,r,a].flatMap(Mt),u=hn(r);if(u!==null){const d=r?.tokenSource??"";c.push(
Ie.Dr({...i,source:d,...u}))}n===R.OZ&&o.outcome.kind==="read"&&!bt(o.outcome.value)&&c.push(Ie.EK({url:o.url,version:o.outcome.value}));const l=hn(a);if(l!==null&&
s!==null){const d="status"in l&&l.status===404,f={...i,workspace:s};c.push(d?Ie.Fu(f):Ie.dF({...f,...l}))}return c}const Mt=e=>e&&"problem"in e.outcome&&e.outcome.
problem.code!=="host-private-redirect"?[e.outcome.problem]:[],fn=(0,B.oF)("2.5");function bt(e){const n=(0,B.oF)(e??"");return fn===null||n!==null&&(0,B.Zy)(n,fn)>=
0}function hn(e){if(e===null)return null;const{url:n,outcome:t}=e;return t.kind==="unreadable"?{url:n,why:t.why}:t.kind==="status"?{url:n,status:t.status,reason:t.
reason}:null}const Ot=e=>e.filter(({problem:n})=>n.code!=="host-private-redirect").map(({host:n,problem:t,isRequired:s})=>{const o=s?["hostnames input"]:[];return(0,P.
hD)(t,{host:n,services:[R.S3],places:o,needed:s})});var Pe=g(3916),Et=g(1022),j=g(4091),b=g(7681);const Tt=(0,b.w3)({name:b.Qq,source:b.Qq,version:b.Qq}),St=(0,b.
w3)({name:b.Qq,version:b.Qq,namespace:(0,b.LT)(b.Qq),source:(0,b.LT)(b.Qq)}),He=(0,b.w3)({path:b.Qq,providers:(0,b.p_)((0,b.lq)(St)),dependencies:(0,b.p_)((0,b.
lq)(Tt))}),pn=(0,b.p_)((0,b.lq)(He)),mn=(e,n)=>{const t=(0,b.w3)({version:b.Qq,root:e,submodules:n}),s=(0,b.w3)({source:b.Qq,versions:(0,b.p_)((0,b.lq)(t))});return(0,b.
w3)({modules:(0,b.p_)((0,b.lq)(s))})},Ct=mn((0,b.s)(He),(0,b.s)(pn)),At=mn(He,pn);function It(e){const n=(0,b.D4)(e,Ct);if(!n.ok)return n;const{modules:t}=n.value;
if(t.some(o=>o===null||o.versions.includes(null)))return(0,j.TR)("has null in a list, at which the clients crash");const[s]=t;return s?(0,j.Ju)(s.versions.map(o=>o?.
version??"")):(0,j.TR)('has no element in "modules"')}function Pt(e,n){const t=(0,b.D4)(e,At),s=t.ok?t.value.modules[0]?.versions??[]:[],o=new Map;for(const r of s){
if(r===null)continue;const i=[r.root,...r.submodules].flatMap(u=>u??[]).map(({path:u,dependencies:l,providers:d})=>({path:u,calls:l.flatMap(f=>f??[]),providers:d.
flatMap(f=>f??[])}));i.some(({calls:u,providers:l})=>u.length+l.length>0)&&n(r.version)&&o.set(r.version,i)}return o}const We=({constraint:e,client:n},t)=>ze(e===
null?[]:[e.text],t,{client:n});function Rt(e,n,t){let s=null;const r=[...Pt(e,a=>(s??=new Set(t.map(i=>gn(We(i,n)))),s.has(kn(a))))].filter(([,a])=>Dt(a,n));return new Map(
r.map(([a,i])=>[kn(a),i]))}const xt=500;function Dt(e,{work:n}){const t=e.flatMap(({calls:r,providers:a})=>[...r,...a]),s=[...e.map(({path:r})=>r),...t.flatMap(
Object.values)],o=t.every(({version:r})=>r.length<=xt);return n?.keep(s)!==!1&&o}const gn=e=>e?.kind==="chosen"?e.version:"none";function kn(e){const n=(0,B.oF)(
e);return n===null?"":(0,B.Cg)(n)}const Lt=3,jt=200,Ut=2e3,Nt=3e5;function Bt({calls:e,client:n},t,s){const o=[],r={calls:[],providers:[],undescribed:o};let a=e.
flatMap(c=>{const{module:u,constraint:l,isOpen:d}=c;return u===null||d?[]:{call:c,host:u.host,by:"",module:u,constraint:l,client:n}});const i={left:Math.min(s.left,
Ut)};for(let c=0;c<Lt;c+=1)a=a.flatMap(l=>{const d=t(l);if(d===null)return[];const{described:f}=d,h=f?.size?gn(We(l,d)):"",k=i.left>0?f?.get(h):void 0;if(k===void 0)
return c===0&&o.push(l.call),[];const{namespace:p,name:m,system:C}=l.module,A=`${p}/${m}/${C} ${h}`,E=Ft(k,{...l,by:A},i);return r.providers.push(...E.providers),
E.calls}).slice(0,jt),r.calls.push(...a);return s.left-=r.calls.length+r.providers.length,r}function Ft(e,{module:n,...t},s){const o=l=>({text:l,place:t.call.place}),
r=e.slice(0,Math.max(0,s.left)),a=new Map(r.map(l=>[(0,Pe.join)(".",l.path),l])),i=new Set([(0,Pe.join)(".",n.subdirectory)]),c=[],u=[];s.left-=r.length;for(const l of i){
const d=a.get(l);for(const{source:f,version:h}of d?.calls??[]){if(s.left--<=0)break;(0,z.Nj)(f)&&i.add((0,Pe.join)(l,f));const k=(0,z.vL)(f,t.client),p=h===""?null:
o(h);k.kind==="registry"&&c.push({...t,module:k,constraint:p})}for(const{name:f,namespace:h,source:k,version:p}of d?.providers??[]){if(s.left--<=0)break;const m=(0,Et.
mi)(k||(0,Pe.join)(h,f),t.client);m.kind!=="registry"||p===""||u.push({...t,provider:m,constraint:o(p)})}}return{calls:c,providers:u}}function zt({items:e,inside:n,
versions:t},s){const o=Map.groupBy(e,({root:a})=>a),r=Array.from(n,([a,{calls:i,providers:c}])=>{const u=o.get(a)??[];return[...i.flatMap(d=>Ht(d,t)??[]),...Kt(
c,u,s)].map(d=>{const f=({kind:h,of:k})=>h==="module"&&v.ek(k)[0]===d.places[0];return{...d,rows:x(u.filter(f))}})}).flat();return(0,P.DF)(r,({problem:a})=>a.message)}
function Ht(e,n){const{module:t,client:s,constraint:o,by:r}=e,a=n.get(v.MP(t))?.[s],i=`${t.host}/${t.namespace}/${t.name}/${t.system}`,c={by:r,address:i,constraint:o?.
text??null,others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return Ke(e,(0,K.o)({...c,newest:null}));const u=oe(a);return!u||We(e,u)?.kind!=="no\
ne-fits"?null:Ke(e,(0,K.o)({...c,newest:u.newest}))}const Wt=50;function Kt(e,n,t){const s=Map.groupBy(e,({provider:o})=>v.JT(o));return n.flatMap(o=>{const{kind:r,
answer:a,root:i}=o,c=r==="provider"?s.get(v.IY(o.wants)):void 0,u=oe(a);if(c===void 0||u===null||o.choice?.kind!=="chosen")return[];const l=[...new Map(c.map(E=>[
E.constraint.text,E])).values()],f=[...v.Im(o.of),...l.slice(0,Wt).map(E=>E.constraint)],h=t?null:ye(o)?.version.text??null,k=f.map(({text:E})=>E),p=ze(k,u,{client:i.
client,held:h});if(p===null||p.kind==="chosen")return[];const m=p.kind==="none-fits"?f.filter(({text:E})=>p.conflict.includes(E)):f,{newest:C}=u,A=H(o);return l.
filter(({constraint:E})=>m.includes(E)).map(E=>{const{by:fe,constraint:J}=E,ke=m.filter(le=>le!==J).map(Jt),we={by:fe,address:A,constraint:J.text,others:ke,newest:C};
return Ke(E,(0,K.o)(we))})})}const Jt=({text:e,place:n})=>`"${e}" (${n.file}:${n.line})`,Ke=({call:{place:e},host:n},t)=>(0,P.hD)(t,{host:n,services:[R.e$],places:[
v.W$(e)]}),Je={location:"the location of the package",document:"the description of the package",page:"the page that names the package",archive:"the package",repository:"\
the Git repository of the package",sums:"the file of checksums",signature:"the signature of the checksums"},Re=e=>e==="location"||e==="document",xe="set `versio\
n` to one whose package can be downloaded",Xt=({url:e,why:n,clients:t,...s})=>(0,P.CC)("package-location",{message:`${(0,y.eZ)(t)} cannot download ${(0,y.oZ)(s)}\
: ${(0,y.dh)(n)} (${e})`,operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",user:xe,
affects:t});function Yt(e){const{part:n,token:t,isFork:s}=e,o=Re(n)&&s&&t==="none",r=Re(n)?t==="withheld":n==="repository",a=Re(n)?Vt(e):Qt(e);return(0,P.CC)("p\
ackage-unauthorized",{message:`${Je[n]} of ${(0,y.oZ)(e)} cannot be read: ${(0,y._r)(e)}; ${Gt(e)}`,help:o?D.ro:a,severity:o?"notice":r?"warning":"error"})}function Gt(e){
const{part:n,token:t,at:s}=e;return n==="repository"?"it does not exist, or requires git credentials, which this check does not use":t==="none"&&!Re(n)?"the CLI\
s send no token to package hosts":(0,D.pt)(e,t==="dropped"?s:null)}function Vt(e){const{kind:n,source:t,at:s}=e,o=`give the token from ${t} permission to downlo\
ad this ${n}`;return(0,D.$w)(e,`${n}s.v1`,s,o)}function Qt({kind:e,part:n,at:t,host:s}){if(n==="repository")return{operator:"use a repository that every user of\
 the registry can read",user:`check that git has credentials for ${t} on the machine that runs init`};const o="serve it without authentication, for example at a\
 presigned URL",r=`add a login for ${t} to ~/.netrc`;return e==="module"?{operator:o,user:r}:n!=="archive"?{operator:o,guest:(0,y.B9)(s)}:{operator:o,user:`${r}\
, which only Terraform uses for providers`}}function wn(e){const{part:n,why:t,attempts:s,at:o,host:r,status:a}=e,i=a===404||a===410,c=s>1?` in each of ${s} atte\
mpts`:"",u=a!==null?xe:`check that a firewall or proxy lets this machine connect to ${o}, or ${xe}`,l=`publish ${Je[n]} at this URL`;return(0,P.CC)("package-unr\
eachable",{message:`${Je[n]} of ${(0,y.oZ)(e)} ${i?"is missing":"cannot be read"}: ${t}${c}`,operator:i?l:`check that ${o} serves the file to this machine`,user:u,
guest:i?`${xe}; only the operator of ${r} can ${l}`:(0,y.B9)(r),...a===429&&{...D.uK,operator:`raise the limit of ${o}`,guest:void 0},severity:e.isSlow?"warning":
"error"})}var Xe=g(6697);const vn=({packages:e})=>e.flatMap(Zt);function Zt(e){if("location"in e){const n=e.steps.flatMap(t=>t.kind==="asked"?t.answer:[]);return[
e.location,...n]}return[e.description,...e.files.map(({answer:n})=>n)]}const $e=({item:e,version:n,host:t})=>({kind:e.kind,address:H(e),version:n,host:(0,T.nx)(
t)}),me=({item:e,version:n,host:t},s,o)=>({item:e,cause:`package ${(0,v.IY)(e.wants)} ${n} ${s}`,describe:o,host:t});function Te(e,n,t){const{outcome:s,url:o}=t;
switch(s.kind){case"read":case"unreadable":return[];case"not-asked":{if(s.why!=="not-allowed"||n==="location"||n==="document")return[];const r=(0,T.yo)(o)??o,{kind:a,
address:i,version:c}=$e(e),u=()=>(0,Xe.wp)({host:r,package:`${a} ${i} ${c}`});return[me(e,`${r} not allowed`,u)]}case"status":case"failed":{const r=s.kind==="st\
atus"?s.status:s.problem.message,a=()=>qt(e,n,t,s);return[me(e,`${n} ${o} ${r}`,a)]}}}const _t=["page","archive","repository"];function qt(e,n,{lastHop:t,url:s,
attempts:o,tokenSource:r},a){const i=t?.url??s,c={...$e(e),part:n,url:i,at:(0,T.yo)(i)??i};if(a.kind==="failed"){const{code:h,message:k}=a.problem;if(h==="host-\
private-redirect")return a.problem;const p=h==="host-timeout"&&_t.includes(n);return wn({...c,why:k,attempts:o,status:null,isSlow:p})}const{kind:u,...l}=a,{status:d}=l,
f={...l,url:i,page:null};if(d===401||d===403||n==="repository"&&d===404){const h={token:t?.authorization??"none",source:r,isFork:e.isFork};return Yt({...c,...h,
...f})}return wn({...c,why:(0,y._r)(f),attempts:(0,I.Mq)(d)?o:1,status:d,isSlow:!1})}function es(e,{location:n,steps:t}){const{outcome:s,url:o}=n,r=i=>[me(e,`lo\
cation ${i}`,c=>Xt({...$e(e),url:o,why:i,clients:L(c)}))];if(s.kind==="status"&&ns(s.status)){const i=`${s.status} ${s.reason}`.trim();return r(`its location wa\
s requested, and the response is ${i}; expected 204`)}const a=t.at(-1);switch(a?.kind){case void 0:return Te(e,"location",n);case"refused":return r(a.why);case"\
other":return[ts(e.item,a.getter)];case"asked":{const i=a.answer.outcome;return i.kind==="unreadable"?r(`the page at its location ${i.why}`):Te(e,a.what,a.answer)}}}
const ns=e=>e!==401&&e!==403&&!(0,I.Mq)(e),ts=(e,n)=>({item:e,cause:`not followed ${n}`,describe:t=>{const s=[...new Set(t.map(H))];return(0,K.q)({what:"getter",
getter:n,names:s})}}),De=e=>(0,y.oZ)({...e,kind:"provider"}),Ye=(e,n="")=>`${De(e)} for ${e.platform} cannot be installed: ${n}${(0,y.dh)(e.why)}`;function yn(e){
const{platform:n,host:t,said:s,isMirror:o}=e,r=s!==void 0,a=r?`for ${n} cannot be downloaded`:`has no package for ${n}`;return(0,P.CC)("package-platform",{message:`${De(
e)} ${a}: ${o?`${e.url} lists none`:(0,y._r)(e)}`,operator:o?`add it with \`terraform providers mirror -platform=${n}\``:`${r?"correct what the response says, o\
r ":""}publish the package for ${n}`,user:r?`set \`version\` to another one, or ask the operator of ${t} to correct what the response says`:e.address.endsWith("\
/hashicorp/template")?"replace the `template_file` data source with the function `templatefile`: the provider is archived and gets no new packages":`set \`versio\
n\` to one with a package for ${n}, ask the publisher of the provider to build one, or correct \`platforms\``})}const ss=({suggestion:e,...n})=>(0,P.CC)("packag\
e-protocol",{message:`${De(n)} requires plugin protocol ${(0,y.K4)(n.protocols,3,y.dh)}; Terraform and OpenTofu support 5 and 6`,operator:"publish a version wit\
h plugin protocol 5 or 6, or correct `protocols`",user:e===null?"ask the publisher of the provider for a version with plugin protocol 5 or 6":`set \`version = "${(0,y.
dh)(e,40)}"\`, the newest version with a supported protocol`}),os=e=>(0,P.CC)("package-document",{message:Ye(e,`the response of ${e.url} `),operator:e.isMirror?
`return {"archives":{"${e.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"return the description of the package w\
ith `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`"}),rs=e=>(0,P.CC)("package-sums",{message:Ye(e,
`${e.url} `),operator:"correct the checksums file: one line with the SHA-256 hash and `filename` of each package; then sign it again"}),as=e=>(0,P.CC)("package-\
unsigned",{message:Ye(e),operator:"sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`), and list the public key in ASCII armor in `s\
igning_keys.gpg_public_keys`"});function is({clients:e,...n}){const t=e.map(s=>`${s==="opentofu"?"tofu":s} providers lock -platform=${n.platform}`);return(0,P.CC)(
"lock-platform-missing",{message:`the lock file has no checksum of ${De(n)} for ${n.platform}`,user:`run \`${t.join("` or `")}\`, and commit the lock file`,operator:"\
publish the original package again if it was replaced"})}var Me=g(8700);function cs(e,n,t){const{description:s}=n,o={...e,host:s.host},{outcome:r}=s;switch(r.kind){case"\
unreadable":return[Ge(o,n,{kind:"description",why:r.why})];case"read":return[...[...r.value.early.map(a=>Ge(o,n,a)),...n.files.flatMap(({part:a,answer:i})=>Te(o,
a,i)),...n.late.map(a=>Ge(o,n,a))].slice(0,1),...ds(o,n,r.value,t)];case"status":return r.status===404?[ls(o,n,r)]:Te(o,"document",s);case"failed":case"not-aske\
d":return Te(o,"document",s)}}function ls(e,{platform:n,description:{url:t,mirror:s}},o){const{kind:r,...a}=o,i={...a,url:t};if(s===void 0){const f={...$e(e),...i,
platform:n,isMirror:!1};return me(e,`${n} platform`,()=>yn(f))}const{item:c,version:u}=e,l={provider:H(c),mirror:s.url,version:u,...i},d=(c.answer.installation?.
mirrors??[]).some(f=>f.mirror?.url===s.url&&oe(f)?.texts.includes(u));return me(e,`mirror ${s.url}`,()=>F({...l,isListed:d}))}function Ge(e,n,t){const{platform:s,
description:o}=n,{url:r,mirror:a}=o,i={...$e(e),platform:s,isMirror:a!==void 0,url:r},c=(l,d)=>me(e,`${s} ${l}`,d),u=l=>c(`document ${l}`,()=>os({...i,why:l}));
switch(t.kind){case"description":return u(t.why);case"no-archive":return u("has no `download_url`");case"platform":{const l={status:200,reason:"OK",page:null};return c(
"platform",()=>yn({...i,...l}))}case"protocols":{const{protocols:l}=t,d=us(e.item);return c("protocols",()=>ss({...i,protocols:l,suggestion:d}))}case"sums":return c(
`sums ${t.why}`,()=>rs({...i,...t}));case"unsigned":return c(`unsigned ${t.why}`,()=>as({...i,...t}))}}const us=({answer:e})=>ve("provider",oe(e)?.compatible??[]).
newest;function ds(e,{platform:n},{hashes:t},s){const{item:o,version:r}=e,a=ye(o),i=s.get(o.root.lockFile??"")?.get((0,v.IY)(o.wants))??[];if(a?.version.text!==
r||t===null||i.length===0)return[];if(i.some(l=>t.includes(l)))return[];const c=[(0,v.W$)(a.version.place)];return fs(i,t)?[{...me(e,`${n} lock`,l=>is({...$e(e),
platform:n,clients:L(l)})),places:c}]:[{item:o,cause:"not followed contents",places:c,describe:d=>{const f=d.map(h=>`${H(h)} ${ye(h)?.version.text}`);return(0,K.
q)({what:"contents",names:[...new Set(f)]})}}]}const fs=(e,n)=>Me.CT.filter(t=>e.some(s=>s.startsWith(t))).every(t=>n.some(s=>s.startsWith(t))),Ve=[];function hs(e){
const n=new Map,t=Map.groupBy(e,({root:s})=>s.directory);return Array.from(t,([s,o])=>({directory:s,clients:L(o),rows:(0,N.c1)(o,S).map(r=>ps(r,n))}))}function Qe(e,n){
const t=JSON.stringify(e),s=n.get(t)??e;return n.set(t,s),s}function ps(e,n){const[t]=e,{kind:s,wants:o,of:r,answer:a}=t,i=(0,v.Im)(r).map(({text:u})=>u),c=e.flatMap(
({root:{client:u},choice:l})=>l===null?[]:[[u,l.kind==="chosen"?l.version:null]]);return{kind:s,address:M(t),source:Qe(H(t),n),host:o.host,constraints:Qe(i,n),locked:ye(
t)?.version.text??null,chosen:Qe(Object.fromEntries(c),n),newest:oe(a)?.newest??null,platforms:gs(e),...e.flatMap(vn).some(ms)&&{isUnchecked:!0},worst:null,problems:Ve,
places:(0,N.As)((0,v.ek)(r)),rejectedAt:ws(e)}}const ms=({outcome:e})=>e.kind==="not-asked";function gs(e){const n=e.flatMap(({packages:t})=>t).flatMap(t=>"plat\
form"in t?[t]:[]);return n.length===0?Ve:[...Map.groupBy(n,({platform:t})=>t)].map(([t,s])=>{const o=s.map(ks);return{platform:t,available:o.includes(!1)?!1:o.includes(
null)?null:!0}})}function ks({description:{outcome:e,mirror:n}}){return e.kind==="read"?!e.value.early.some(({kind:s})=>s==="platform"):e.kind==="status"&&e.status===
404&&n===void 0?!1:null}function ws(e){const n=e.find(({choice:s})=>s!==null&&s.kind!=="chosen");return n===void 0?Ve:[...(0,v.Im)(n.of),ye(n)?.version].flatMap(
s=>s?.place??[])}function vs(e,n){const{items:t}=e,s=[...ie(t,n.isFork),...wt(t),...mt(t),...ys(e,n.isFork)],o=t.filter(({answer:r})=>r.outcome.kind==="read").map(
r=>`${r.wants.host} ${W(r)}`);return{findings:[...Ms(e),...Be(s),...zt(e,n.upgrade),...yt(e.clouds),...Ot(e.logins),...bs(t,n)],roots:hs(t),requests:e.requests,
answering:new Set(o)}}const ys=({items:e,lockHashes:n},t)=>e.flatMap(s=>{if(s.choice?.kind!=="chosen")return[];const o={item:s,version:s.choice.version,isFork:t,
host:s.wants.host};return s.packages.flatMap(r=>"location"in r?es(o,r):cs(o,r,n))}),$s=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;function Ms({
inside:e}){const n=({place:c})=>c!==v.cd,t=[...e.keys()].flatMap(c=>c.calls),s=$n(t.filter(({isOpen:c})=>c)),o=$n(t.filter(({module:c,isOpen:u})=>c===null&&!u)),
r=o.filter(({source:c})=>$s.test(c)).length,a=[...e.values()].flatMap(({undescribed:c})=>c).filter(n),i=a.flatMap(({module:c})=>c===null?[]:`${c.namespace}/${c.
name}/${c.system}`);return[...Ze(a,{what:"inside",names:[...new Set(i)]}),...Ze(s,{what:"open",names:s.map(({address:c})=>c)}),...Ze(o,{what:"direct",git:r,names:o.
map(({address:c})=>c)})]}function Ze(e,n){const t=(0,N.NP)(e.map(({place:s})=>s));return t.length===0?[]:[(0,P.hD)((0,K.q)(n),{places:t,clients:[]})]}const $n=e=>[
...new Map(e.map(n=>[`${n.place.file}:${n.place.line}`,n])).values()];function bs(e,{maxRequests:n}){const t=e.flatMap(o=>[o.answer,...vn(o)].flatMap(({outcome:r})=>r.
kind==="not-asked"?{item:o,host:ee(o),outcome:r}:[]));return(0,N.c1)(t,({host:o,outcome:r})=>`${o} ${"problem"in r?r.problem.message:r.why}`).flatMap(o=>{const[
{host:r,outcome:a}]=o,i=[...new Set(o.flatMap(d=>(0,v.ek)(d.item.of)))];if("problem"in a)return[(0,P.hD)(a.problem,{host:r,places:i,needed:(0,V.ly)(i)})];const{
why:c}=a;if(c==="service"||c==="not-allowed")return[];const u=[...new Set(o.map(d=>Z(d.item)))],l=(0,K.q)(c==="limit"?{what:c,max:n,names:u}:{what:c,names:u});return[
(0,P.hD)(l,{host:r,places:(0,N.NP)(i),needed:!1})]})}var Os=g(2389),Es=g(3024),_e=g(6760),Ts=g(4693),Ss=g(7542),Mn=g(9075);const Cs=1e6,As=1e5,Is=2e4;class Ps{#e;constructor(n,t){
this.#e=Cs+n*As+t*Is}get isSpent(){return this.#e<0}read({bytes:n,truncated:t}){let s=0;for(const o of n)(o===44||o===91||o===123)&&(s+=1);return this.#n((t?1:1/
8)*n.length+12*s)}keep(n){return this.#n(n.reduce((t,{length:s})=>t+16*s+100,0))}choose(n,t){return this.#n(n*(25+2*t))}#n(n){return this.#e-=n,!this.isSpent}}var Rs=g(
1257),xs=g(4155),Ds=g(8279),ge=g(5306),Ls=g(1654),js=g(3948),bn=g(6875),Us=g(9940);const be=4;class qe{#e=[];#n;constructor(n){this.#n=n}async pass(n){const t=await this.
enter();return n().finally(t)}async enter(){return this.#n===0?await new Promise(n=>this.#e.push(n)):this.#n-=1,()=>{const n=this.#e.shift();n===void 0?this.#n+=
1:n()}}}async function On(e,n,{concurrency:t},s,o=be){const r=Map.groupBy(e,n);await En(r.values(),t*be,a=>En(a.values(),o,s))}async function En(e,n,t){const s=async()=>{
for(const o of e)await t(o)};await Promise.all(Array.from({length:n},s))}const Ns=2*be,Bs=1e3,Fs=3e4,zs=6e4;class Hs{gate=new qe(be);largeBodies=new qe(1);requests=0;pause=Promise.
resolve();silent=0;down=null}class Ws{#e;#n;#i=(0,Mn.Oo)(n=>new Hs);#o=new Map;#s=new Set;#t=new Map;constructor(n){this.#e=n,this.#n=new qe(n.concurrency*be),n.
stop.onEnd.add(this.#r);for(const[t,s]of n.sessions??[])this.#s.add(t),this.#t.set(t,this.#a({url:s}))}get requests(){return[...this.#o.values()]}ask(n){const t=this.#a(
n);return t.gate.pass(()=>this.#n.pass(()=>this.#c(t,n)))}#r=()=>{for(const n of this.#s)n.close()};close(){this.#e.stop.onEnd.delete(this.#r),this.#r()}#a({url:n}){
const t=(0,ge.X5)(n);return this.#i(t.ok?`${t.value.name} ${t.value.port}`:"")}async#c(n,t){if(n.down!==null)return n.down;const s=await this.#l(n,t);if(typeof s==
"string")return s;const[{response:o}]=s;return"problem"in o&&o.problem.code==="host-private-redirect"||(n.silent=s.every(({headMs:r})=>r===null)?n.silent+1:0,n.
silent>=Ns&&(n.down=s)),s}async#l(n,t){const{stop:s,maxRequests:o}=this.#e,r=[];for(;;){if(await n.pause,s.why!==null)return en(r,"stopped");if(n.requests>=o)return en(
r,"limit");const a=await this.#u(n,t);if(s.why!==null&&a.response.kind==="failed"||r.push(a),t.patience.every(f=>(0,I.mh)(r,f)!==null)||s.why!==null)return en(r,
"stopped");const{ms:u,isForHost:l}=Ks(a,r.length,this.#e),d=(0,bn.v7)(u,this.#e);l&&(n.pause=d),await d}}async#u(n,t){const{network:s,startTimer:o,monotonic:r}=this.#e,
{patience:a}=t,i=this.#f(n);n.requests+=1;try{const c=await(0,js.e)({...t,planBody:u=>({...t.planBody(u),turn:()=>n.largeBodies.enter()}),asks:"answer",session:i,
settings:s,timeoutMs:(0,Us.nT)(a),startTimer:o,monotonic:r});return n.requests+=c.hops.length-1,this.#d(t,c),c}finally{this.#h(n,i)}}#d({host:n},{hops:[t],timing:s,
certificates:o}){const{slowest:r=null,certificates:a=[]}=this.#o.get(n)??{},i=t!==void 0&&s.totalMs>(r?.timing.totalMs??-1),c=l=>!a.some(d=>d.host===l.host&&d.expires===
l.expires),u=o.filter(c).map(({host:l,expires:d})=>({host:l,expires:d}));this.#o.set(n,{host:n,slowest:i?{url:t.url,timing:s}:r,certificates:[...a,...u]})}#f(n){
for(const[s,o]of[...this.#t].reverse())if(o===n&&(this.#t.delete(s),s.isOpen))return s;const t=new Ls.N(this.#e.network);return this.#s.add(t),t}#h(n,t){t.isOpen?
this.#t.set(t,n):this.#s.delete(t);const[s]=this.#t.keys();this.#t.size<=this.#e.concurrency||s===void 0||(this.#t.delete(s),this.#s.delete(s),s.close())}}const en=([
e,...n],t)=>e===void 0?t:[e,...n];function Ks({response:e},n,{now:t}){const s=e.kind==="received"&&[429,503].includes(e.head.status)?(0,bn.VJ)(e.head.retryAfter,
t()):null;return s===null?{ms:Math.min(Bs*2**(n-1),Fs),isForHost:!1}:{ms:Math.min(Math.max(s,0),zs),isForHost:!0}}var ne=g(4283),Tn=g(2832),re=g(7705),Js=g(960),
nn=g(1193);const Xs=9,Ys={kind:"whole",maxBytes:8*1024*1024},ae=({bytes:e})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e);function Le(e,n){const{once:t}=e;
if(t===void 0)return Sn(e,n);const s=n.known.get(t)??Sn(e,n);return n.known.set(t,s),s}async function Sn(e,n){const{host:t,clients:s,at:o}=e;if(s.length===0)return{};
const r=Map.groupBy(s.map(c=>({client:c,where:o(c)})),({where:c})=>typeof c=="string"?c:(0,ne.jr)(c.url)),a=await n.tokenOf(t),i=r.values().map(c=>Gs(e,c,a,n));
return Object.fromEntries((await Promise.all(i)).flat())}function Se(e,n,t,s,o,r){return Le({...o,host:n,clients:t,at:i=>{const c=An(e,n,i,r);return typeof c=="\
string"?c:{...c,url:s(c.url)}}},r)}const te=(e,n,t="")=>({host:e,url:t,tokenSource:null,outcome:{kind:"not-asked",why:n},attempts:0,lastHop:null});async function Gs(e,n,{
token:t,source:s},{send:o,patience:r,versionOf:a,workOf:i}){const[c]=n;if(c===void 0)return[];const{host:u,headers:l,maxRedirects:d=Xs}=e,f=n.map(({client:A})=>A),
h=c.where,k=A=>f.map(E=>[E,A]);if(typeof h=="string")return k({...te(u,h),tokenSource:s});const p=(0,ne.Pl)(h.url),m={...te(u,"service",p),tokenSource:s},C=i(u);
if(C.isSpent)return k({...te(u,"work",p),tokenSource:s});try{const A=await o({...h,host:u,token:t,headers:l??{"x-terraform-version":a(c.client)},planBody:J=>Cn(
J,e)??Tn.IK,maxRedirects:d,patience:f.map(r)});if(typeof A=="string")return k({...m,outcome:{kind:"not-asked",why:A}});const E=A.at(-1)?.hops.at(-1)??null,fe=Map.
groupBy(f,J=>Vs(A,r(J)));return Array.from(fe,([J,ke])=>{const we=Qs(J,h.url,e,C),le={host:u,url:p,tokenSource:s,outcome:we,attempts:A.length,lastHop:E};return ke.
map(on=>[on,le])}).flat()}catch(A){if((0,O.qo)(A))throw A;const E=(0,Xe.n3)({host:T.nx(u),thrown:A});return k({...m,outcome:{kind:"not-asked",why:"unchecked",problem:E}})}}
function Vs(e,n){const{attemptMs:t}=n,s=e[(0,I.mh)(e,n)??e.length-1]??e[0],{response:o,timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=t)return o;const i=(a??
0)>t?"response":"body",c=o.url.host.replace(/:443$/,"");return{kind:"failed",problem:(0,Js.Qs)({host:c,asks:"answer",phase:i,limitMs:t}),transient:!0}}const Cn=(e,{
accepts:n=s=>s===200,plan:t=()=>Ys})=>n(e.status)?t(e):null;function Qs(e,n,t,s){if(e.kind==="failed"){const{problem:l}=e;return l.code==="host-http2"?{kind:"no\
t-asked",why:"unchecked",problem:l}:{kind:"failed",problem:l}}const{head:o,body:r}=e,{status:a,reason:i}=o;if(!s.read(r))return{kind:"not-asked",why:"work"};const c=Cn(
o,t);if(c===null){const l=(0,nn.y8)(r.bytes);return{kind:"status",status:a,reason:i,page:l,...(0,nn.Kd)(r.bytes,i)}}if(r.truncated&&c.kind==="whole")return{kind:"\
not-asked",why:"size"};const u=t.read(e,n,s);return u.ok?{kind:"read",value:u.value}:u.why===b.ch?{kind:"not-asked",why:s.isSpent?"work":"size"}:{kind:"unreadab\
le",why:u.why,page:(0,nn.y8)(r.bytes)}}function An(e,n,t,{settings:s,network:o,visits:r,onlyListed:a}){const i=r.get(n);if(i===void 0)return"service";const{discovery:c}=i.
attempt,u=i.forced.find(A=>A.client===t),l=u===void 0?c:{...u,kind:"found",url:T.cu(n)};if(l.kind!=="found")return"service";const{url:d,services:f}=l,h=(0,R.TE)(
e,{services:f,documentUrl:d,display:T.nx(n),client:t});if(h.kind!=="url"||!(0,ge.X5)(h.url).ok)return"service";const k=T.Pm(h.url)??"",p=u!==void 0,m=k===n||T.ev(
k,s)||a.has(`${n} ${e}`)||p,C=p?null:In(i,o);return m?{url:h.url,origin:C}:"not-allowed"}const In=({host:e,attempt:n},t)=>({isPublic:(0,ge.Ul)(t,T.Sv(e).name,n.
hops[0]?.address??null)}),Zs=3e4,_s={kind:"whole",maxBytes:1024*1024},Pn={headers:{accept:"application/vnd.api+json"},plan:({status:e})=>e===200?_s:Tn.IK},qs={...Pn,
accepts:()=>!0,read:({head:e})=>(0,j.Ju)(e.apiVersion)},eo=(0,b.w3)({data:(0,b.lq)((0,b.w3)({id:b.Qq}))}),Rn={...Pn,accepts:e=>e>=200&&e<=399,read:({body:e})=>{
const n=(0,b.D4)(ae(e),eo);return n.ok?n.value.data===null?(0,j.TR)("has no data"):(0,j.Ju)(null):n}},no=/^[\w-]+$/;async function to(e){const n=e.settings.timeoutMs??
Zs,s={...e,patience:r=>({client:r,attemptMs:n,retries:1})},o=oo(e).map(async r=>{const{host:a,service:i,clients:c}=r,{token:u}=await e.tokenOf(a);if(u===null)return[];
const l=c.flatMap(f=>{const h=An(i,a,f,e);return typeof h=="string"?[]:[{client:f,at:h}]}),d=(0,N.c1)(l,({at:f})=>(0,ne.jr)(f.url)).map(f=>{const h={...r,clients:f.
map(({client:k})=>k)};return so(h,f[0].at,s)});return await Promise.all(d)});return(await Promise.all(o)).flat()}async function so(e,n,t){const{host:s,clients:o,
organization:r,workspace:a}=e,i=async(k,p)=>{const m=(0,re.ny)(n.url,k),C=()=>({...n,url:m}),A=`cloud ${(0,ne.jr)(m)}`,E=await Le({...p,host:s,clients:o,at:C,once:A},
t);return Object.values(E)[0]??te(s,"service")},c=await i("ping",qs),u={...e,ping:c,ofOrganization:null,ofWorkspace:null};if(c.outcome.kind!=="read"||r===null)return u;
const l=`organizations/${r}`,d=await i(`${l}/entitlement-set`,Rn),h=d.outcome.kind!=="read"||a===null?null:await i(`${l}/workspaces/${a}`,Rn);return{...u,ofOrganization:d,
ofWorkspace:h}}function oo({usages:e,machine:n}){const t=new Map;for(const{kind:s,workspace:o,hasOwnToken:r,needs:a,place:i}of e){if(o===void 0||r)continue;const c=s.
startsWith("cloud")?n.environment.TF_CLOUD_ORGANIZATION:void 0,u=xn(o.organization??c),l=xn(o.name);for(const{host:d,service:f,clients:h}of a){const k=[d,f,u,l].
join(" "),m=t.get(k)??{host:d,service:f,organization:u,workspace:l,places:[],clients:[]};t.set(k,m),m.places.push(i),m.clients=[...new Set([...m.clients,...h])]}}
return[...t.values()]}const xn=e=>e&&no.test(e)?e:null;var Dn=g(9529);const ro=1e4;async function ao(e){const{visits:n,settings:t}=e,s=new Map;for(const r of n.
values())for(const a of io(r)){const i=(0,T.Pm)(a)??"";a.scheme==="https"&&i!==r.host&&(0,ge.X5)(a).ok&&(0,T.Jr)(i,t.allowedHosts)&&!s.has(i)&&s.set(i,{visit:r,
url:a})}return(await Promise.all(s.values().map(({visit:r,url:a})=>co(r,a,e)))).flat()}function io({host:e,attempt:{discovery:n}}){if(n.kind!=="found")return[];
const t=(0,T.nx)(e),{url:s,services:o}=n,a=(0,R.TE)(R.S3,{services:o,documentUrl:s,display:t,client:"terraform"});return a.kind!=="object"?[]:(0,Dn.u)((0,Dn.m)(
a.value,s,t).value).map(({url:i})=>i)}async function co(e,n,t){const{send:s,network:o,settings:r,requirements:a}=t,{host:i}=e,c=await s({host:i,url:n,origin:In(
e,o),token:null,headers:{},planBody:()=>({kind:"excerpt",maxBytes:0}),maxRedirects:0,patience:[{client:"terraform",attemptMs:r.timeoutMs??ro,retries:1}]}),u=typeof c==
"string"?null:c.at(-1);if(u?.response.kind!=="failed"||u.headMs!==null)return[];const{problem:l}=u.response;if(l.code==="host-http2")return[];const d=a.some(f=>f.
host===i&&f.service===R.S3);return[{host:i,problem:l,isRequired:d}]}var lo=g(2713),Ln=g(6979),je=g(4321),uo=g(9587);const fo=(0,b.w3)({location:b.Qq,use_registry_credentials:(0,b.
lq)(b.zM)}),ho=(0,b.w3)({location:b.Qq,use_registry_credentials:b.gy}),po=(e,n)=>(0,b.D4)(e,n?fo:ho,"whole");function mo(e){const{status:n,header:t,body:s,downloadUrl:o,
client:r,readsCredentials:a}=e;if(r==="opentofu"&&n!==204){const i=po(s,a);if(!i.ok)return se(`the response ${i.why}`);const{location:c,use_registry_credentials:u}=i.
value;if(u!==null)return go(c,u,o);if(c!=="")return jn(c,o,r)}return t?jn(t,o,r):se(ko[r])}function go(e,n,t){if(e==="")return se("the response has `use_registr\
y_credentials` and no `location`");const s=(0,re.EH)(t,e);return s.ok?{kind:"direct",url:s.value,usesCredentials:n}:se(s.why)}const ko={terraform:"the response \
has no X-Terraform-Get header",opentofu:"the response has neither `location` nor an X-Terraform-Get header"},se=e=>({kind:"refused",why:(0,uo.Nx)(e)});function wo(e,n){
const t=/^([A-Za-z][A-Za-z0-9+.-]*):/.exec(e)?.[1];return t===void 0?se(`invalid source string: ${e}`):(0,je.WS)(t,n)?Nn(e,n):se(`no getter available for X-Terr\
aform-Get source protocol: "${t}"`)}function jn(e,n,t){const s=(0,re.ut)(n,e);if(!s.ok)return se(s.why);const{kind:o}=(0,z.vL)(s.value,t);return o==="local"||o===
"registry"?se("must be a direct remote package address"):Nn(s.value,t)}const Un="zip|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",vo=new RegExp(`^(?:${Un}|tar\\.(?:gz|bz2|\
xz))$`),yo=new RegExp(`\\.(?:${Un})$`),$o=/^(?:0|f|F|false|FALSE|False)$/;function Nn(e,n){const t=(0,je.cx)(e,n);if(!t.ok)return se(t.why);const{getter:s,url:o}=t.
value;if(!(0,je.WS)(s,n))return se((0,je.Ns)(e,t.value));if(o===null||!/^https?$/.test(o.scheme))return{kind:"other",getter:s};const r=(0,Ln.xB)(o.query);if(s===
"git")return{kind:"git",url:tn(o,[])};if(!/^https?$/.test(s))return{kind:"other",getter:s};const a=r.find(([u])=>u==="archive")?.[1]??"",i=r.filter(([u])=>u!=="\
checksum"&&!(u==="archive"&&a!==""));return(a===""?yo.test(o.path):!$o.test(a)&&vo.test(a))?{kind:"archive",url:tn(o,i)}:r.some(([u,l])=>u==="checksum"&&l!=="")?
se("checksum cannot be specified for directory download"):{kind:"page",url:tn(o,[...i,["terraform-get","1"]])}}const tn=(e,n)=>({...e,query:(0,Ln.Ge)(n),forceQuery:!1,
fragment:""}),Mo={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function bo(e){for(const[n,t,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.toLowerCase();
if(t===""?o==="body":o==="head")return null;if(t!==""||o!=="meta")continue;const r=new Map;for(const[,i="",c,u,l]of n.matchAll(Oo))r.set(i.toLowerCase(),c??u??l??
"");const a=r.get("content")??"";if(r.get("name")==="terraform-get"&&a!=="")return Eo(a)}return null}const Oo=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
Eo=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(n,t,s)=>t!==void 0?Mo[t]??n:Number(s)<=1114111?String.fromCodePoint(Number(s)):n),To=3e4,Bn={kind:"excerpt",maxBytes:1024},
So=128*1024,Fn={terraform:0,opentofu:0},Ue={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,plan:()=>Bn,read:()=>(0,j.Ju)(""),retries:Fn,
netrc:I.Du},Co={...Ue,name:"provider archive",retries:{terraform:0,opentofu:2},netrc:["terraform"]},Ao={...Ue,name:"direct archive",accepts:e=>e>=200&&e<300,retries:null,
netrc:[]},Io={name:"page",headers:{},accepts:e=>e>=200&&e<300,plan:({terraformGet:e})=>e?Bn:{kind:"excerpt",maxBytes:So},read:({head:e,body:n})=>{const t=e.terraformGet||
bo(ae(n));return t===null?(0,j.TR)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,j.Ju)(t)},retries:Fn,netrc:I.Du},Po={...Ue,name:"repository",
headers:{},accepts:e=>e===200,netrc:[]},zn={name:"sums",headers:{},read:({body:e})=>(0,j.Ju)(ae(e)),retries:null,netrc:[]},Ro={...zn,name:"signature",read:({body:{
bytes:e}})=>(0,j.Ju)((0,Me.jY)(e)??"")};function sn({lastHop:e},{network:n}){const{url:t="",address:s=null}=e??{},o=(0,ne.Dl)(t),r=o.ok?(0,ge.X5)(o.value):null;
return{isPublic:!r?.ok||(0,ge.Ul)(n,r.value.name,s)}}async function Hn({client:e,registry:n,url:t,origin:s,token:o=!1},r,a){const{dialect:i,settings:c,patience:u,
tokenOf:l,withLogin:d}=a,{name:f,retries:h,netrc:k}=r,p=(0,T.Pm)(t);if(p!==null&&p!==n&&!(0,T.ev)(p,c))return te(n,"not-allowed",(0,ne.Pl)(t));const m=E=>({url:k.
includes(E)?d(t):t,origin:s}),C=`${f} ${o} ${s?.isPublic} ${(0,ne.jr)(t)}`,{[e]:A}=await Le({...r,host:n,clients:i.clients,at:m,once:C},{...a,patience:E=>h===null?
u(E):{client:E,attemptMs:To,retries:h[E]},tokenOf:o?l:async()=>({token:null,source:null})});if(A===void 0)throw new Error("a client without an answer");return A}
function xo(e,n){const t=e.flatMap(({client:s,calls:o})=>o.flatMap(({module:r,constraint:a})=>r?[{module:r,client:s,constraint:a}]:[]));return Wn(t,new Map,n)}async function Do(e,n,t){
const s=({module:o,client:r})=>oe(n.get((0,v.MP)(o))?.[r]);for(;;){const o={left:Nt},r=new Map(e.map(i=>[i,Bt(i,s,o)])),a=Array.from(r.values(),i=>i.calls).flat().
filter(({module:i})=>t.visits.has(i.host)&&!n.has((0,v.MP)(i)));if(a.length===0)return r;await Wn(a,n,t)}}async function Wn(e,n,t){const s=(0,N.c1)(e,({module:o})=>(0,v.
MP)(o));return await On(s,([{module:o}])=>o.host,t,async o=>{const[{module:r}]=o,a=[...new Set(o.map(({client:l})=>l))],i=l=>(0,re.fZ)(l,r),c={read:({body:l},d,f)=>Lo(
ae(l),o,f)},u=await Se(R.e$,r.host,a,i,c,t);n.set((0,v.MP)(r),u)}),n}function Lo(e,n,t){const s=It(e);if(!s.ok)return s;if(!t.keep(s.value))return(0,j.TR)(b.ch);
const o=ve("module",s.value,{work:t}),r=Rt(e,o,n);return(0,j.Ju)(r.size===0?o:{...o,described:r})}const jo={accepts:e=>e===200||e===204,read:({head:e,body:n},t)=>{
const{status:s,terraformGet:o}=e;return(0,j.Ju)({status:s,header:o,body:ae(n),downloadUrl:t})}};async function Uo({address:e,version:n,clients:t},s){const{host:o}=e,
r=u=>(0,re.sw)(u,e,n),a=await Se(R.e$,o,t,r,jo,s),i=(0,I.sX)(s.versionOf("opentofu")),c=Object.entries(a).map(async([u,l])=>{const d=u,{outcome:f}=l;if(f.kind!==
"read")return[d,{location:l,steps:[]}];const h=mo({...f.value,client:d,readsCredentials:i}),{downloadUrl:k}=f.value,p=await Bo(h,d,l,k,s),m={...l,outcome:{kind:"\
read",value:null}};return[d,{location:m,steps:p}]});return Object.fromEntries(await Promise.all(c))}const No=10;async function Bo(e,n,t,s,o){const r=[];let a=e,
i=sn(t,o);for(let c=0;a.kind!=="refused"&&a.kind!=="other";c+=1){if(a.kind==="page"&&c===No){const m=`too many X-Terraform-Get redirects: ${c+1}`;return[...r,{kind:"\
refused",why:m}]}const[u,l]=zo[a.kind],d=a.kind==="direct"&&a.usesCredentials,f=d&&Fo(s,a.url),h={registry:t.host,client:n,url:Ho(a),origin:i,token:f},k=await Hn(
h,l,o),{outcome:p}=k;if(d&&!f&&p.kind==="status"&&p.status===401){const m=`the token of the registry from ${(0,T.Pm)(a.url)}`;return[...r,{kind:"other",getter:m}]}
if(r.push({kind:"asked",what:u,answer:k}),a.kind!=="page"||p.kind!=="read")return r;i=sn(k,o),a=wo(p.value,n)}return[...r,a]}function Fo(e,n){const t=[e,n].map(
s=>({scheme:s.scheme==="http"?"http":"https",name:(0,ge.be)(s)}));return(0,lo.nL)(t).at(-1)==="sent"}const zo={archive:["archive",Ue],direct:["archive",Ao],page:[
"page",Io],git:["repository",Po]},Ho=({kind:e,url:n})=>e==="git"?{...n,path:`${n.path}/info/refs`,query:"service=git-upload-pack"}:n;var Ce=g(156),Kn=g(2071);function Wo(e,n){
const t=new Map;for(const s of e)for(const{provider:o}of s.providers){const r=(0,v.JT)(o),a=t.get(r),{clients:i=[],asking:c=[],directory:u=s.directory}=a??{},l=n(
o,s)?[]:[s.client];t.set(r,{address:o,clients:[...new Set([...i,s.client])],asking:[...new Set([...c,...l])],directory:u===s.directory?u:null})}return t}async function Ko(e,n){
const t=new Map,s=({address:r})=>r.host,o=async r=>{const{address:a,asking:i,clients:c}=r,u=Jn(a),l=Se(R.xq,a.host,i,u,Jo,n),d=c.map(async f=>[f,await Xo(f,r,l,
n)]);t.set((0,v.JT)(a),Object.fromEntries(await Promise.all(d)))};return await On(e.values(),s,n,o,4*be),t}const Jo={read:({body:e},n,t)=>{const s=Ce.TT(ae(e));
if(!s.ok)return s;const{texts:o,...r}=s.value;return t.keep([...o,...r.warnings])?(0,j.Ju)(ve("provider",o,{...r,work:t})):(0,j.TR)(b.ch)}},Jn=e=>n=>(0,re.i5)(n,
e);async function Xo(e,n,t,s){const{address:o}=n,r=te(o.host,"service"),a=async()=>(await t)[e]??r,i=s.methodsOf(o,e),c=(i?.methods??[Yo]).map(p=>p.kind==="dire\
ct"?a():p.kind==="local"?Xn(p,o,s):Yn(e,p,n,"index.json",Qo,s)),[u=r,...l]=await Promise.all(c),d=Zo([u,...l]),f=await Go(o,e,await a(),s);if(i===null&&f===null)
return d;const h=[u,...l].filter(({mirror:p})=>p!==void 0),k=i&&{place:i.place,methods:c.length,mirrors:h};return{...d,...k&&{installation:k},...f===null?{}:{movedTo:f}}}
const Yo={kind:"direct"};async function Go(e,n,{outcome:t},s){const{host:o,namespace:r,type:a}=e;if(!(t.kind==="status"&&t.status===404)||r!=="hashicorp"||o!==(0,z.
Vm)(n))return null;const c=Jn({...e,namespace:"-"}),u={read:({body:d})=>Ce.tD(ae(d),a)},{[n]:l}=await Se(R.xq,o,[n],c,u,s);return l?.outcome.kind==="read"?l.outcome.
value:null}function Xn(e,n,{localPackages:t}){const{path:s,shown:o=s,place:r}=e,a=te(n.host,"service",o??""),i=t(e,n);if(o===null||i===null)return a;const c={...a,
mirror:{url:o,place:r,hasSlash:!0,isDirectory:!0}};if(i==="missing"){const l=U({mirror:o,kind:"path",at:(0,Kn.Ge)(r)});return{...c,outcome:{kind:"failed",problem:l}}}
const u=[...new Set(i.map(({version:l})=>l))];return u.length>0?{...c,outcome:{kind:"read",value:ve("provider",u)}}:{...c,outcome:{kind:"status",status:404,reason:"",
page:null}}}const Vo=5;async function Yn(e,{url:n,place:t},{address:s,clients:o},r,a,i){const c={url:(0,ne.Pl)(n),place:t,hasSlash:n.path.endsWith("/")},u=(0,T.
Pm)(n),l=(0,re.zS)(n,s,r);if(!l.ok){const C=(0,Kn.Ge)(t),A={mirror:c.url,at:C,provider:(0,v.JT)(s)},E={kind:"failed",problem:U({...A,kind:"port"})};return{...te(
u,"service",c.url),outcome:E,mirror:c}}const d=C=>C.kind==="network"&&(0,ne.jr)(C.url)===(0,ne.jr)(n),f=o.filter(C=>i.methodsOf(s,C)?.methods.some(d)),h=(0,T.ev)(
u,i.settings)?{url:l.value,origin:null}:"not-allowed",k=`mirror ${(0,ne.jr)(l.value)}`,p=C=>{const A=i.patience(C);return C==="opentofu"?{...A,retries:0}:A},{[e]:m=te(
u,"service")}=await Le({host:u,clients:f,at:()=>h,once:k,read:a,maxRedirects:Vo},{...i,patience:p});return{...m,mirror:c}}function Qo({head:e,body:n},t,s){const o=Ce.
oM(ae(n),e.contentType);if(!o.ok)return o;const r=o.value.filter(a=>(0,B.rK)(a)!==null);return s.keep(r)?(0,j.Ju)(ve("provider",r,{work:s})):(0,j.TR)(b.ch)}function Zo([
e,...n]){if(n.length===0)return e;const t=[e,...n],s=t.filter(({outcome:i})=>i.kind==="not-asked"),o=t.find(_o)??s.find(({outcome:i})=>i.kind==="not-asked"&&i.why!==
"service")??s[0];if(o!==void 0)return o;const r=t.flatMap(i=>oe(i)??[]),a=t.find(i=>oe(i)!==null);return a===void 0||r.every(({texts:i})=>i.length===0)?t.find(({
mirror:i})=>i===void 0)??a??e:{...a,outcome:{kind:"read",value:qo(r)}}}const _o=({outcome:e})=>e.kind==="failed"||e.kind==="unreadable"||e.kind==="status"&&e.status!==
404,qo=e=>ve("provider",[...new Set(e.flatMap(({texts:n})=>n))],{work:e.find(({work:n})=>n!==void 0)?.work,compatible:e.flatMap(({compatible:n=[]})=>n),warnings:e.
flatMap(({warnings:n=[]})=>n)});async function er(e,n){const{address:t,clients:s}=e,o=c=>n.methodsOf(t,c)?.methods??[],r=s.filter(c=>o(c).every(({kind:u})=>u===
"direct")),a=Gn({...e,clients:r},n),i=s.map(async c=>{const u=r.includes(c)?await Vn(c,e,await a,n):await nr(c,e,o(c),n);return u===null?[]:[[c,u]]});return Object.
fromEntries((await Promise.all(i)).flat())}async function nr(e,n,t,s){let o=null;for(const r of t){const a={...n,clients:[e]};if(o=r.kind==="local"?tr(n,r,s):r.
kind==="network"?await or(e,n,r,s):await Vn(e,n,await Gn(a,s),s),o===null||!sr(o.description))return o}return o}function tr({address:e,version:n,platform:t},s,o){
const r=o.localPackages(s,e);if(r===null||r==="missing")return null;const c={kind:"read",value:{early:r.some(l=>l.version===n&&l.platform===t)?[]:[{kind:"platfo\
rm"}],late:[],hashes:null}},u={...Xn(s,e,o),outcome:c};return{platform:t,files:[],late:[],description:u}}const sr=({outcome:e,mirror:n})=>n===void 0?e.kind==="s\
tatus"&&e.status===404:e.kind==="read"&&e.value.early.some(({kind:t})=>t==="platform");function Gn({address:e,version:n,platform:t,clients:s},o){const{host:r}=e,
a=i=>(0,re.ad)(i,e,n,t);return Se(R.xq,r,s,a,{read:j.Ju},o)}async function Vn(e,{platform:n},{[e]:t},s){if(t===void 0)return null;const r=e==="opentofu"&&!(0,I.
sX)(s.versionOf(e))?"opentofu before 1.12":e;return await Qn(e,n,t,({body:i,url:c})=>{const u=Ce.h(ae(i),r);if(!u.ok)return u;const l=Me.KB(u.value,n,c),{shasums_url:d,
shasums_signature_url:f}=u.value,h=[d,f,u.value.download_url].map(E=>(0,re.Fl)(c,E)),[k,p,m]=h.flatMap(E=>E.ok?E.value:[]),C=k&&p&&m&&l.early.every(({kind:E})=>E===
"no-archive"),A=C?{sums:k,signature:p,document:u.value}:null;return(0,j.Ju)({described:l,signed:A,archive:C?m:null})},s)}async function or(e,n,t,s){const{platform:o,
version:r}=n,a=await Yn(e,t,n,`${r}.json`,j.Ju,s);return await Qn(e,o,a,({head:c,body:u,url:l})=>{const d=Ce.I0(ae(u),c.contentType,o);if(!d.ok)return d;const f={
described:Me.uH(d.value,o),signed:null};if(d.value===null)return(0,j.Ju)({...f,archive:null});const h=(0,re.Fl)(l,d.value.url);return h.ok?(0,j.Ju)({...f,archive:h.
value}):(0,j.TR)(`has an invalid \`url\`: ${h.why}`)},s)}async function Qn(e,n,t,s,o){const{outcome:r,host:a}=t,i={platform:n,files:[],late:[]};if(r.kind!=="rea\
d")return{...i,description:{...t,outcome:r}};const c=s(r.value);if(!c.ok){const J={kind:"unreadable",why:c.why,page:null};return{...i,description:{...t,outcome:J}}}
const{described:u,signed:l,archive:d}=c.value,f={...t,outcome:{kind:"read",value:u}},h=[],k={registry:a,client:e,origin:sn(t,o)},p=async(J,ke,we)=>{const le=await Hn(
{...k,url:ke},we,o);return h.push({part:J,answer:le}),le.outcome.kind==="read"?le.outcome.value:null},m=l&&await p("sums",l.sums,zn),C=l&&m!==null?await p("sign\
ature",l.signature,Ro):null;if(d!==null&&(l===null||C!==null)&&await p("archive",d,Co),l===null)return{...i,description:f,files:h};const A=e==="opentofu"&&a===(0,z.
Vm)(e)&&o.machine.environment.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true",E=h[0]?.answer.url??"",fe=rr(l.document,{sums:m,signature:C,url:E},A);return{...i,description:f,
files:h,late:[...u.late,...fe]}}function rr(e,{sums:n,signature:t,url:s},o){const r=e.signing_keys.gpg_public_keys.map(u=>u?.ascii_armor??null),a=r.length===0&&
o,i=n===null?null:Me.yI(n,e),c=a?null:Me.fi(r)??t;return[...i===null?[]:[{kind:"sums",url:s,why:i}],...c?[{kind:"unsigned",why:c}]:[]]}async function ar(e,n){const{
machine:t,settings:s}=n,o=e.filter(u=>u.kind==="module"),r=e.filter(u=>u.kind==="provider"),a=s.platforms.length===0?[t.platform]:s.platforms,i=await Promise.all(
[Zn(o,u=>Uo(u,n)),...a.map(u=>Zn(r,l=>er({...l,platform:u},n)))]),c=Map.groupBy(i.flat(),([u])=>u);return e.map(u=>({...u,packages:(c.get(u)??[]).map(([,l])=>l)}))}
async function Zn(e,n){const t=e.flatMap(r=>r.choice?.kind==="chosen"?[{item:r,version:r.choice.version}]:[]),o=(0,N.c1)(t,({item:r,version:a})=>`${(0,v.IY)(r.wants)}\
 ${a}`).map(async r=>{const[a]=r,i=[...new Set(r.map(({item:u})=>u.root.client))],c=await n({address:a.item.wants,version:a.version,clients:i});return r.flatMap(
({item:u})=>{const l=c[u.root.client];return l===void 0?[]:[[u,l]]})});return(await Promise.all(o)).flat()}async function ir(e,n){const{checkouts:t,configs:s,dialect:o,
directory:r,settings:a}=n,i=[...e,...(0,Rs.n)(a.hostnames,o.clients)],{releases:c}=o,u=t?.plugins??null,l={root:r,plugins:u,releases:c,asksMirrors:!0},d=(0,xs.x)(
s,l,i,n.learn),f=Wo(i,d.isInstalled),h=i.flatMap(({calls:m})=>m).flatMap(({module:m})=>m===null?[]:(0,v.MP)(m)),k=new Set(h).size+f.size,p=new Ws({...n,maxRequests:a.
maxRequests});try{const m={...lr(n,p,k,f),...d},C=a.depth==="packages",A=(G,kr)=>{const st=dr(i,G,kr,m);return C?ar(st,m):st},[[E,...fe],[J,ke,...we],le,on]=await Promise.
all([Ko(f,m).then(G=>Promise.all([G,A("provider",G)])),xo(i,m).then(G=>Promise.all([G,Do(i,G,m),A("module",G)])),to(m),ao(m)]),hr=Map.groupBy([...we,...fe].flat(),
({root:G})=>G),tt=i.flatMap(G=>hr.get(G)??[]),pr=new Map([...J,...E]),mr=tt.flatMap(({root:G})=>G.lockFile??[]),gr=C?t?.lockHashes??(0,Ds.hc)(new Set(mr),r):new Map;
return{items:tt,versions:pr,inside:ke,lockHashes:gr,clouds:le,logins:on,requests:p.requests}}finally{p.close()}}function cr(e,{directory:n,checkouts:t}){const s=(0,Ts.
k)();return({path:o},r)=>{const a=e.get((0,v.JT)(r))?.directory??null;if(o===null||a===v.cd.file||!(0,_e.isAbsolute)(o)&&(a===null||t!==null))return null;const i=(0,_e.
isAbsolute)(o)?o:(0,_e.join)(n,a??"",o);return(0,Es.existsSync)(i)?s(i,r):"missing"}}function lr(e,n,t,s){const{configs:o,dialect:r,credentials:a,machine:i,learn:c,
progress:u}=e;let l=0;u({total:t,done:l});const d=new Map(o.map(f=>[f.client,f.patience]));return{...e,send:async f=>{const h=await n.ask(f);return l+=1,u({total:Math.
max(t,l),done:l}),h},known:new Map,workOf:(0,Mn.Oo)(()=>new Ps(e.settings.maxRequests,t)),onlyListed:ur(e),localPackages:cr(s,e),withLogin:(0,Ss.TU)(i,c).withLogin,
patience:f=>d.get(f)??{client:f,attemptMs:1e4,retries:1},versionOf:f=>(0,I.tB)(f,r.versions),tokenOf:async f=>{const{answer:h}=await a.find(f),{token:k=null,source:p=null,
isUnsendable:m}=h??{};return k===null||m?{token:null,source:null}:{token:k,source:p}}}}function ur({settings:e,requirements:n}){const t=e.hostnames.flatMap(({addresses:r})=>r).
map(_n),s=({because:r})=>r.some(a=>typeof a!="string"),o=new Set(n.filter(s).map(_n));return new Set(t.filter(r=>!o.has(r)))}const _n=({host:e,service:n})=>`${e}\
 ${n}`,qn=[];function dr(e,n,t,{versionOf:s,methodsOf:o,isInstalled:r,settings:{upgrade:a}}){return e.flatMap(i=>{const{client:c}=i;if(n==="module")return i.calls.
flatMap(l=>{const{module:d,isOpen:f}=l;if(d===null)return[];const h=et(t,d,c),k=f?{answer:h,choice:null}:nt(h,l,{client:c});return[{kind:n,root:i,of:l,wants:d,...k,
packages:qn}]});const u=(0,I.Jd)(c,s(c));return i.providers.map(l=>{const{provider:d,locked:f}=l,k=o(d,c)===null&&r(d,i)?te(d.host,"service"):et(t,d,c),p=a||f===
null?null:f.version.text,m=nt(k,l,{client:c,held:p,rejectsUnreadable:u});return{kind:n,root:i,of:l,wants:d,...m,packages:qn}})})}const et=(e,n,t)=>e.get((0,v.IY)(
n))?.[t]??te(n.host,"service");function nt(e,n,t){const s=oe(e),o=(0,v.Im)(n).map(({text:a})=>a),r=s&&ze(o,s,t);return s===null||r!==null?{answer:e,choice:r}:{answer:{
...e,outcome:{kind:"not-asked",why:"work"}},choice:r}}async function fr(e,n,t){try{return vs(await ir(e,n),t)}catch(s){if((0,O.qo)(s))throw s;const r=[...n.visits.
values()].filter(({attempt:a})=>a.discovery.kind==="found").map(({host:a})=>(0,P.hD)((0,Xe.n3)({host:(0,T.nx)(a),thrown:s}),{host:a}));return{...Os.j7,findings:r}}}})};export{vr as id,yr as ids,$r as modules};
