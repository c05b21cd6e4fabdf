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
5747),K=g(7751),N=g(5143),P=g(5799),v=g(5257),V=g(2886),Y=g(4592),I=g(1064),y=g(4e3),D=g(8937);function Q({host:e,hasToken:t},n){if(e==="registry.terraform.io")
return`see https://${e}/namespaces/${n.split("/")[0]}`;if(!(0,I.n3)(e))return t?"a private registry may also return 404 if the token has no access":(0,D.nP)(e,"",
"if the registry requires a token, ")}function _(e,t,n,{kind:s,cure:o,check:r=""}){const{host:a,isAll:i,near:c}=t,[u=""]=n,l=n.length<=1,d=`check the URL of ${s}\
s.v1 in the discovery document of ${a}${r}`,f=l?`no ${s} ${u}`:`none of ${n.length} required ${s}s`,h=c===null?"":`write ${c}, or `,p={operator:l?`${i?`${d}, or\
 `:h}publish ${u}`:d,...l&&{user:`${h}${o}`}},m=`${a} has ${f}: ${(0,y._r)(t)}`;return(0,P.CC)(e,{message:m,...p,note:Q(t,u)})}const ue=e=>_("module-unknown",e,
e.modules,{kind:"module",cure:"correct the source address"});function pe(e){const{host:t,providers:n,meant:s,kind:o,isAll:r}=e,[a=""]=n;return o==="directory"?(0,P.
CC)("provider-unknown",{message:`the directory ${(0,y.dh)(t)} has no provider ${a}`,help:`add ${a} to the directory, for example with \`terraform providers mirro\
r\``}):o==="network mirror"?(0,P.CC)("provider-unknown",{message:`the network mirror ${t} has ${n.length>1?`none of ${n.length} required providers`:`no provider\
 ${a}`}: ${(0,y._r)(e)}`,operator:`add ${a} to the mirror, for example with \`terraform providers mirror\``,user:`${r?"check `url`, which must be that of a netw\
ork mirror (HOST/NAMESPACE/TYPE/index.json), not of a registry; or ":""}add the provider to \`include\` of a \`direct\` block in the CLI configuration`}):s!==null?
(0,P.CC)("provider-unknown",{message:`${t} has no provider ${a}: ${(0,y._r)(e)}`,help:`did you mean ${s}? set \`source = "${s}"\` in \`required_providers\` of ever\
y module that uses it`}):_("provider-unknown",e,n,{kind:"provider",cure:`correct \`source\` in \`required_providers\`, or add the \`source\` that a child module lacks${t===
"registry.opentofu.org"?`; for a provider that only Terraform\u2019s registry has, write \`source = "registry.terraform.io/${a}"\`, or submit it at https://githu\
b.com/opentofu/registry/issues`:""}`,check:", which must end in a slash"})}function U(e){const{mirror:t}=e;return e.kind==="path"?(0,P.CC)("mirror-url",{message:`\
the mirror directory ${(0,y.dh)(t)} (${e.at}) does not exist`,help:"create the directory before `init`, for example with `terraform providers mirror`, or correc\
t the path"}):e.kind==="port"?(0,P.CC)("mirror-url",{message:`the network mirror ${t} (${e.at}) cannot have ${e.provider}, because the CLIs read a host with a p\
ort as a URL scheme`,help:`add \`exclude = ["${e.provider.split("/")[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}):(0,P.CC)(
"mirror-url",{message:`the URL of the network mirror ${t} has no slash at the end, so the CLIs request ${e.asked}, which ${(0,y.dh)(e.result)}`,help:`set \`url =\
 "${t}/"\``,...e.isUsable?{severity:"warning"}:{}})}function F({provider:e,version:t,mirror:n,isListed:s,...o}){const r=`${e} ${(0,y.dh)(t,40)}`;return(0,P.CC)(
"mirror-version",{message:s?`the network mirror ${n} lists ${r} but does not have it: ${(0,y._r)(o)}`:`the network mirror ${n} does not have ${r}, which another\
 installation method lists: ${(0,y._r)(o)}`,operator:`add ${(0,y.dh)(t,40)} to the mirror, for example with \`terraform providers mirror\``,user:s?"set `version\
` to one that the mirror has":`exclude ${e} from \`network_mirror\`, or set \`version\` to one that the mirror has`})}const X=({provider:e})=>(0,P.CC)("provider\
-excluded",{message:`no installation method in \`provider_installation\` covers ${e}`,help:`add ${e} to \`include\` of a method, or add a \`direct\` block`});var T=g(
1831),z=g(5011),R=g(9562),q=g(6146);const ee=({answer:e,wants:t})=>e.mirror===void 0?t.host:e.host,Z=({wants:e})=>(0,v.IY)(e).slice(e.host.length+1),H=e=>[e.wants.
host,Z(e)].join("/");function Be(e){const t=({host:s,item:o})=>s??ee(o);return[...Map.groupBy(e,s=>`${t(s)} ${s.cause}`).values()].flatMap($).flatMap(([s,...o])=>{
if(s===void 0)return[];const r=[s,...o].map(({item:c})=>c),a=t(s),i=(0,N.jH)([s,...o].flatMap(w));return(0,P.hD)(s.describe(r),{host:a,services:[...new Set(r.filter(
({wants:c})=>c.host===a).map(W))],places:i,needed:(0,V.ly)(i),clients:L(r),rows:x(r)})})}const w=({places:e,item:t})=>e??(0,v.ek)(t.of);function $(e){const t=Map.
groupBy(e,({item:s})=>(0,N._M)(s.root.directory)),n=Map.groupBy(t.values(),s=>(0,V.ly)(s.flatMap(w)));return Array.from(n.values(),s=>s.flat())}const M=({kind:e,
of:t,wants:n})=>e==="module"?t.address:(0,v.IY)(n),S=e=>(0,q.o)(e.root.directory,{kind:e.kind,source:H(e),address:M(e),constraints:(0,v.Im)(e.of).map(({text:t})=>t),
places:(0,v.ek)(e.of)}),x=e=>[...new Set(e.map(S))],L=e=>[...new Set(e.map(({root:t})=>t.client))],W=({kind:e})=>e==="module"?R.e$:R.xq;function ie(e,t){const n=an(
e);return e.flatMap(s=>{const{outcome:o,mirror:r,url:a}=s.answer;if(o.kind==="failed"){const{problem:l}=o,d=`${l.code} ${l.message}`;return[{item:s,cause:d,describe:()=>l}]}
if(r?.hasSlash===!1)return[];if(o.kind==="status")return[ce(s,o,{items:e,lost:n,isFork:t})];if(o.kind!=="unreadable")return[];const{why:i,page:c}=o,u=`shape ${s.
kind} ${i}`;return[{item:s,cause:u,describe:l=>(0,Y.RK)({...Fe(s,l),url:a,page:c,why:i})}]})}function ce(e,t,{items:n,lost:s,isFork:o}){const{kind:r,wants:a,answer:i}=e,
{kind:c,...u}=t,{status:l}=u,d=i.lastHop,f={...u,url:d?.url??i.url};if(d?.authorization==="withheld"&&l<500||l===401||l===403){const{authorization:m="none",challenge:C=null}=d??
{},A=Oe(e),E={...f,token:m,challenge:C,elsewhere:A,source:i.tokenSource,isFork:o};return{item:e,cause:`unauthorized ${C===null&&(m==="sent"||m==="none")||r} ${l}\
 ${m} ${A} ${C}`,describe:J=>(0,Y.m$)({...Fe(e,J),...E})}}if(l===404){const m=s.has(Ee(e)),C=`unknown ${m?Ee(e):(0,v.IY)(a)}`;return{item:e,cause:C,describe:E=>sn(
e,E,{...f,isAll:m,near:on(n,e)})}}const k=(0,I.Mq)(l),{attempts:p}=i;return{item:e,cause:`status ${r} ${l}`,describe:m=>(0,Y.MI)({...Fe(e,m),...f,attempts:p,transient:k})}}
function Oe(e){const t=(0,T.yo)(e.answer.lastHop?.url??"");return t===null||t===ee(e)?null:(0,T.nx)(t)}function sn(e,t,n){const{mirror:s,tokenSource:o}=e.answer,
r=[...new Set(t.map(rt))],a=s?.url??(0,T.nx)(e.wants.host),i={...n,host:a,hasToken:o!==null};if(e.kind==="module")return ue({...i,modules:r});const c=s===void 0?
"registry":s.isDirectory?"directory":"network mirror";return pe({...i,providers:r,meant:rn(e),kind:c})}function on(e,t){const n=/^([^/]+\/)terraform-([^/-]+)-([^/]+\/\2)$/.
exec(Z(t));if(n!==null)return[n[1],n[3]].join("");const s=e.find(o=>o.answer.outcome.kind==="read"&&Ee(o)===Ee(t)&&(0,R.TW)((0,v.IY)(o.wants),(0,v.IY)(t.wants)));
return s===void 0?null:Z(s)}function rn({wants:e,root:t,answer:{movedTo:n}}){const{host:s,namespace:o,type:r}=e;if(o!=="hashicorp"||s!==(0,z.Vm)(t.client))return null;
const a=t.providers.find(({provider:i})=>i.type===r&&(0,v.JT)(i)!==(0,v.JT)(e))?.provider;return a===void 0?n===void 0?null:`${n}/${r}`:[...a.host===s?[]:[a.host],
a.namespace,r].join("/")}function Fe(e,t){return{host:(0,T.nx)(ee(e)),kind:e.kind,first:rt(e),others:new Set(t.map(({wants:n})=>(0,v.IY)(n))).size-1,isMixed:t.some(
({kind:n})=>n!==e.kind),mirror:e.answer.mirror?.url??null}}const rt=e=>e.answer.mirror===void 0?Z(e):H(e),Ee=({kind:e,wants:t,answer:{mirror:n}})=>`${e} ${n?.url??
t.host}`;function an(e){const t=e.filter(({answer:{mirror:o,outcome:r},wants:a})=>r.kind!=="not-asked"&&!(o===void 0?(0,I.n3)(a.host):o.isDirectory)),n=({answer:{
outcome:o}})=>o.kind==="status"&&o.status===404,s=[...Map.groupBy(t,Ee)];return new Set(s.flatMap(([o,r])=>r.every(n)?o:[]))}const cn=e=>(0,y.K4)(e,4,({text:t,at:n})=>{
const s=`"${(0,y.dh)(t,80)}"`;return e.length===1?s:`${s} (${(0,y.dh)(n)})`});function ln({kind:e,address:t,constraints:n,mirror:s,...o}){const{isImplied:r,newest:a,
preRelease:i}=o,c=a===null?`all listed versions are pre-releases${i===null?"":`, such as ${(0,y.dh)(i,40)}`}`:`the newest ${s===null?"":`on ${s} `}is ${(0,y.dh)(
a,40)}`,u=n.length>1?"all of ":"",l=n.length===0?"can be chosen":`fits ${u}${cn(n)}`;return(0,P.CC)("version-none-fits",{message:`no version of ${e} ${t} ${l}; ${c}`,
help:r?`add a version that fits to ${(0,y.dh)(s??"")}, or remove the provider from it: the CLIs ask the registry only for providers that it does not hold`:un(n.
length,a===null?i:null,s!==null)})}function un(e,t,n){if(t!==null){const o=`set \`version = "${(0,y.dh)(t,40)}"\`, since only an exact version selects a pre-rele\
ase`;return{user:o,operator:`publish a release, or ${o}`}}if(e>1)return"change these constraints so that they all allow one listed version";const s="change the \
constraint to allow a listed version";return{user:n?s:`${s}, or wait until the registry has imported a new one`,operator:n?"add a version that fits to the mirro\
r":"publish a version that fits; if its tag exists, check that the registry has imported it"}}const dn=({address:e,version:t,upgrade:n,newest:s,mirror:o})=>(0,P.
CC)("version-locked-gone",{message:`the lock file selects ${e} ${(0,y.dh)(t,40)}, which ${o??"the registry"} no longer lists${s===null?"":`; the newest is ${(0,y.
dh)(s,40)}`}`,user:n===null?"change the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock \
file":`run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,y.dh)(n,40)}, and commit the lock file`,operator:o===null?`publish ${(0,y.
dh)(t,40)} again`:`add ${(0,y.dh)(t,40)} to the mirror again`});var de=g(1752),B=g(1731);const oe=e=>e?.outcome.value??null,at=new WeakMap;let Ae=null;function ve(e,t,n={}){
const s=it(t,e),o=s.filter(c=>c!==null),r=(0,de.s5)(o),[a]=o.filter(B.Ty).sort((c,u)=>(0,B.Zy)(u,c)),i={kind:e,texts:t,unreadable:t.filter((c,u)=>s[u]===null),newest:r&&
(0,B.Cg)(r),preRelease:a?(0,B.Cg)(a):null,...n};return Ae={list:i,versions:o},i}const it=(e,t)=>e.map(t==="module"?B.oF:B.rK);function ct(e){if(Ae?.list===e)return Ae.
versions;const t=it(e.texts,e.kind).filter(n=>n!==null);return Ae={list:e,versions:t},t}function ze(e,t,n){const s=at.get(t)??new Map;at.set(t,s);const{client:o,
held:r=null,rejectsUnreadable:a=!1}=n,i=JSON.stringify([e,o,r,a]),c=t.kind==="module"?fn:hn,u=s.get(i),l=e.join(",").split(",").length;if(u||t.work?.choose(t.texts.
length,l)===!1)return u??null;const d=c(e,t,n);return s.set(i,d),d}function fn(e,t,{client:n}){const s=lt(e,B.PW);if(s===null||!(0,de.gH)(s,n))return{kind:"refu\
sed"};const o=ct(t);if(o.length===0)return{kind:"empty"};const r=(0,de.iM)(o,s,n);return r===null?{kind:"none-fits",conflict:e}:{kind:"chosen",version:(0,B.Cg)(
r)}}function hn(e,t,{held:n=null,rejectsUnreadable:s=!1}){const o=lt(e,B._T);if(o===null||!(0,de.Nd)(o))return{kind:"refused"};const r=n===null?null:(0,B.rK)(n);
if(r!==null&&(0,de.XA)([r],o)===null)return{kind:"refused"};if(s&&t.unreadable.length>0)return{kind:"unreadable"};const a=ct(t);if(a.length===0)return{kind:"emp\
ty"};const i=(0,de.XA)(a,o);if(r!==null){const l=(0,B.Cg)(r);return a.some(d=>(0,B.Cg)(d)===l)?{kind:"chosen",version:l}:{kind:"locked-gone",version:l,upgrade:i&&
(0,B.Cg)(i)}}if(i!==null)return{kind:"chosen",version:(0,B.Cg)(i)};const c=l=>(0,de.XA)(a,l)!==null,u=o.length**2*a.length>pn?o:(0,de.Sx)(o,c);return{kind:"none\
-fits",conflict:[...new Set(u.map(({whole:l})=>l))]}}const pn=1e6;function lt(e,t){const n=[];for(const s of e){const o=t(s);if(!o.ok)return null;for(const r of o.
value)n.push({...r,whole:s})}return n}function mn(e){const t=new Set(e.filter(ut).map(({wants:n})=>(0,v.IY)(n)));return e.flatMap(n=>{const s=oe(n.answer);if(s===
null||n.choice===null)return[];const{warnings:o=[]}=s,r=()=>(0,Y.Mx)({address:H(n),warnings:o});return[...gn(n,s,n.choice),...kn(n,s,t),...o.length>0?[{item:n,cause:`\
warning ${(0,v.IY)(n.wants)}`,describe:r}]:[]]})}function gn(e,t,n){const{kind:s,of:o,wants:r,answer:a}=e,{newest:i,preRelease:c,unreadable:u}=t,l={kind:s,address:H(
e),newest:i},d=a.installation?.methods===1?a.mirror:void 0,f=d?.url??null,h=d!==void 0&&d.url===d.place.file;switch(n.kind){case"empty":{const k=a.mirror!==void 0,
p=()=>(0,Y.hy)({...l,url:a.url,ignored:u,isMirror:k});return[{item:e,cause:`empty ${(0,v.IY)(r)}`,describe:p}]}case"none-fits":{const{conflict:k}=n,p=(0,v.Im)(o).
filter(({text:C})=>k.includes(C)),m=p.map(({text:C,place:A})=>({text:C,at:(0,V.cA)((0,v.W$)(A))}));return[{item:e,cause:`none fits ${(0,v.IY)(r)} ${JSON.stringify(
k.toSorted())}`,places:p.length===0?(0,v.ek)(o):p.map(({place:C})=>(0,v.W$)(C)),describe:()=>ln({...l,constraints:m,mirror:f,isImplied:h,preRelease:c})}]}case"l\
ocked-gone":{const{version:k,upgrade:p}=n,m=ye(e)?.place;return[{item:e,cause:`locked ${(0,v.IY)(r)} ${k} ${p}`,...m===void 0?{}:{places:[(0,v.W$)(m)]},describe:()=>dn(
{...l,version:k,upgrade:p,mirror:f})}]}case"chosen":case"refused":case"unreadable":return[]}}const ye=({of:e})=>"locked"in e?e.locked:null,ut=({choice:e})=>e?.kind===
"unreadable";function kn(e,{unreadable:t},n){const{kind:s,choice:o,wants:r}=e,a=ut(e);if(t.length===0||o?.kind==="empty")return[];if(!a&&n.has((0,v.IY)(r)))return[];
const i=H(e),c=()=>(0,Y.Ev)({kind:s,address:i,texts:t,rejects:a});return[{item:e,cause:`unreadable ${(0,v.IY)(r)} ${a}`,describe:c}]}const wn=e=>e.flatMap(t=>{const{
installation:n}=t.answer;if(n===void 0)return[];const{methods:s,mirrors:o,place:r}=n;if(s>0)return o.flatMap(i=>vn(t,i));const a=H(t);return[{item:t,cause:`excl\
uded ${(0,v.IY)(t.wants)}`,places:[r,...(0,v.ek)(t.of)],describe:()=>X({provider:a})}]});function vn(e,{host:t,mirror:n,outcome:s,url:o}){if(n===void 0||n.hasSlash)
return[];if(s.kind!=="status"&&s.kind!=="unreadable")return[];const r=s.kind==="status"?`returned ${s.status}`:s.why,a=e.choice?.kind==="chosen";return[{item:e,
host:t,cause:`slash ${n.url} ${a}`,places:[n.place,...(0,v.ek)(e.of)],describe:()=>U({kind:"slash",mirror:n.url,asked:o,result:r,isUsable:a})}]}var Ie=g(3410);function yn(e){
const t=e.flatMap(n=>{const{host:s,service:o,places:r,clients:a}=n,i={host:s,services:[o],places:r,clients:a,needed:(0,V.ly)(r)};return $n(n).map(c=>(0,P.hD)(c,
i))});return(0,P.DF)(t,({host:n,services:s,problem:{code:o,message:r}})=>[n,s,o,r])}function $n(e){const{service:t,organization:n,workspace:s,ping:o,ofOrganization:r,
ofWorkspace:a}=e,i={host:(0,T.nx)(e.host),organization:n??""},c=[o,r,a].flatMap(Mn),u=ft(r);if(u!==null){const d=r?.tokenSource??"";c.push(Ie.Dr({...i,source:d,
...u}))}t===R.OZ&&o.outcome.kind==="read"&&!bn(o.outcome.value)&&c.push(Ie.EK({url:o.url,version:o.outcome.value}));const l=ft(a);if(l!==null&&s!==null){const d="\
status"in l&&l.status===404,f={...i,workspace:s};c.push(d?Ie.Fu(f):Ie.dF({...f,...l}))}return c}const Mn=e=>e&&"problem"in e.outcome&&e.outcome.problem.code!=="\
host-private-redirect"?[e.outcome.problem]:[],dt=(0,B.oF)("2.5");function bn(e){const t=(0,B.oF)(e??"");return dt===null||t!==null&&(0,B.Zy)(t,dt)>=0}function ft(e){
if(e===null)return null;const{url:t,outcome:n}=e;return n.kind==="unreadable"?{url:t,why:n.why}:n.kind==="status"?{url:t,status:n.status,reason:n.reason}:null}const On=e=>e.
filter(({problem:t})=>t.code!=="host-private-redirect").map(({host:t,problem:n,isRequired:s})=>{const o=s?["hostnames input"]:[];return(0,P.hD)(n,{host:t,services:[
R.S3],places:o,needed:s})});var Pe=g(3916),En=g(1022),j=g(4091),b=g(7681);const Tn=(0,b.w3)({name:b.Qq,source:b.Qq,version:b.Qq}),Sn=(0,b.w3)({name:b.Qq,version:b.
Qq,namespace:(0,b.LT)(b.Qq),source:(0,b.LT)(b.Qq)}),He=(0,b.w3)({path:b.Qq,providers:(0,b.p_)((0,b.lq)(Sn)),dependencies:(0,b.p_)((0,b.lq)(Tn))}),ht=(0,b.p_)((0,b.
lq)(He)),pt=(e,t)=>{const n=(0,b.w3)({version:b.Qq,root:e,submodules:t}),s=(0,b.w3)({source:b.Qq,versions:(0,b.p_)((0,b.lq)(n))});return(0,b.w3)({modules:(0,b.p_)(
(0,b.lq)(s))})},Cn=pt((0,b.s)(He),(0,b.s)(ht)),An=pt(He,ht);function In(e){const t=(0,b.D4)(e,Cn);if(!t.ok)return t;const{modules:n}=t.value;if(n.some(o=>o===null||
o.versions.includes(null)))return(0,j.TR)("has null in a list, at which the clients crash");const[s]=n;return s?(0,j.Ju)(s.versions.map(o=>o?.version??"")):(0,j.
TR)('has no element in "modules"')}function Pn(e,t){const n=(0,b.D4)(e,An),s=n.ok?n.value.modules[0]?.versions??[]:[],o=new Map;for(const r of s){if(r===null)continue;
const i=[r.root,...r.submodules].flatMap(u=>u??[]).map(({path:u,dependencies:l,providers:d})=>({path:u,calls:l.flatMap(f=>f??[]),providers:d.flatMap(f=>f??[])}));
i.some(({calls:u,providers:l})=>u.length+l.length>0)&&t(r.version)&&o.set(r.version,i)}return o}const We=({constraint:e,client:t},n)=>ze(e===null?[]:[e.text],n,
{client:t});function Rn(e,t,n){let s=null;const r=[...Pn(e,a=>(s??=new Set(n.map(i=>mt(We(i,t)))),s.has(gt(a))))].filter(([,a])=>Dn(a,t));return new Map(r.map(([
a,i])=>[gt(a),i]))}const xn=500;function Dn(e,{work:t}){const n=e.flatMap(({calls:r,providers:a})=>[...r,...a]),s=[...e.map(({path:r})=>r),...n.flatMap(Object.values)],
o=n.every(({version:r})=>r.length<=xn);return t?.keep(s)!==!1&&o}const mt=e=>e?.kind==="chosen"?e.version:"none";function gt(e){const t=(0,B.oF)(e);return t===null?
"":(0,B.Cg)(t)}const Ln=3,jn=200,Un=2e3,Nn=3e5;function Bn({calls:e,client:t},n,s){const o=[],r={calls:[],providers:[],undescribed:o};let a=e.flatMap(c=>{const{
module:u,constraint:l,isOpen:d}=c;return u===null||d?[]:{call:c,host:u.host,by:"",module:u,constraint:l,client:t}});const i={left:Math.min(s.left,Un)};for(let c=0;c<
Ln;c+=1)a=a.flatMap(l=>{const d=n(l);if(d===null)return[];const{described:f}=d,h=f?.size?mt(We(l,d)):"",k=i.left>0?f?.get(h):void 0;if(k===void 0)return c===0&&
o.push(l.call),[];const{namespace:p,name:m,system:C}=l.module,A=`${p}/${m}/${C} ${h}`,E=Fn(k,{...l,by:A},i);return r.providers.push(...E.providers),E.calls}).slice(
0,jn),r.calls.push(...a);return s.left-=r.calls.length+r.providers.length,r}function Fn(e,{module:t,...n},s){const o=l=>({text:l,place:n.call.place}),r=e.slice(
0,Math.max(0,s.left)),a=new Map(r.map(l=>[(0,Pe.join)(".",l.path),l])),i=new Set([(0,Pe.join)(".",t.subdirectory)]),c=[],u=[];s.left-=r.length;for(const l of i){
const d=a.get(l);for(const{source:f,version:h}of d?.calls??[]){if(s.left--<=0)break;(0,z.Nj)(f)&&i.add((0,Pe.join)(l,f));const k=(0,z.vL)(f,n.client),p=h===""?null:
o(h);k.kind==="registry"&&c.push({...n,module:k,constraint:p})}for(const{name:f,namespace:h,source:k,version:p}of d?.providers??[]){if(s.left--<=0)break;const m=(0,En.
mi)(k||(0,Pe.join)(h,f),n.client);m.kind!=="registry"||p===""||u.push({...n,provider:m,constraint:o(p)})}}return{calls:c,providers:u}}function zn({items:e,inside:t,
versions:n},s){const o=Map.groupBy(e,({root:a})=>a),r=Array.from(t,([a,{calls:i,providers:c}])=>{const u=o.get(a)??[];return[...i.flatMap(d=>Hn(d,n)??[]),...Kn(
c,u,s)].map(d=>{const f=({kind:h,of:k})=>h==="module"&&v.ek(k)[0]===d.places[0];return{...d,rows:x(u.filter(f))}})}).flat();return(0,P.DF)(r,({problem:a})=>a.message)}
function Hn(e,t){const{module:n,client:s,constraint:o,by:r}=e,a=t.get(v.MP(n))?.[s],i=`${n.host}/${n.namespace}/${n.name}/${n.system}`,c={by:r,address:i,constraint:o?.
text??null,others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return Ke(e,(0,K.o)({...c,newest:null}));const u=oe(a);return!u||We(e,u)?.kind!=="no\
ne-fits"?null:Ke(e,(0,K.o)({...c,newest:u.newest}))}const Wn=50;function Kn(e,t,n){const s=Map.groupBy(e,({provider:o})=>v.JT(o));return t.flatMap(o=>{const{kind:r,
answer:a,root:i}=o,c=r==="provider"?s.get(v.IY(o.wants)):void 0,u=oe(a);if(c===void 0||u===null||o.choice?.kind!=="chosen")return[];const l=[...new Map(c.map(E=>[
E.constraint.text,E])).values()],f=[...v.Im(o.of),...l.slice(0,Wn).map(E=>E.constraint)],h=n?null:ye(o)?.text??null,k=f.map(({text:E})=>E),p=ze(k,u,{client:i.client,
held:h});if(p===null||p.kind==="chosen")return[];const m=p.kind==="none-fits"?f.filter(({text:E})=>p.conflict.includes(E)):f,{newest:C}=u,A=H(o);return l.filter(
({constraint:E})=>m.includes(E)).map(E=>{const{by:fe,constraint:J}=E,ke=m.filter(le=>le!==J).map(Jn),we={by:fe,address:A,constraint:J.text,others:ke,newest:C};return Ke(
E,(0,K.o)(we))})})}const Jn=({text:e,place:t})=>`"${e}" (${t.file}:${t.line})`,Ke=({call:{place:e},host:t},n)=>(0,P.hD)(n,{host:t,services:[R.e$],places:[v.W$(e)]}),
Je={location:"the location of the package",document:"the description of the package",page:"the page that names the package",archive:"the package",repository:"th\
e Git repository of the package",sums:"the file of checksums",signature:"the signature of the checksums"},Re=e=>e==="location"||e==="document",xe="set `version`\
 to one whose package can be downloaded",Xn=({url:e,why:t,clients:n,...s})=>(0,P.CC)("package-location",{message:`${(0,y.eZ)(n)} cannot download ${(0,y.oZ)(s)}:\
 ${(0,y.dh)(t)} (${e})`,operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",user:xe,
affects:n});function Yn(e){const{part:t,token:n,isFork:s}=e,o=Re(t)&&s&&n==="none",r=Re(t)?n==="withheld":t==="repository",a=Re(t)?Vn(e):Qn(e);return(0,P.CC)("p\
ackage-unauthorized",{message:`${Je[t]} of ${(0,y.oZ)(e)} cannot be read: ${(0,y._r)(e)}; ${Gn(e)}`,help:o?D.ro:a,severity:o?"notice":r?"warning":"error"})}function Gn(e){
const{part:t,token:n,at:s}=e;return t==="repository"?"it does not exist, or requires git credentials, which this check does not use":n==="none"&&!Re(t)?"the CLI\
s send no token to package hosts":(0,D.pt)(e,n==="dropped"?s:null)}function Vn(e){const{kind:t,source:n,at:s}=e,o=`give the token from ${n} permission to downlo\
ad this ${t}`;return(0,D.$w)(e,`${t}s.v1`,s,o)}function Qn({kind:e,part:t,at:n,host:s}){if(t==="repository")return{operator:"use a repository that every user of\
 the registry can read",user:`check that git has credentials for ${n} on the machine that runs init`};const o="serve it without authentication, for example at a\
 presigned URL",r=`add a login for ${n} to ~/.netrc`;return e==="module"?{operator:o,user:r}:t!=="archive"?{operator:o,guest:(0,y.B9)(s)}:{operator:o,user:`${r}\
, which only Terraform uses for providers`}}function kt(e){const{part:t,why:n,attempts:s,at:o,host:r,status:a}=e,i=a===404||a===410,c=s>1?` in each of ${s} atte\
mpts`:"",u=a!==null?xe:`check that a firewall or proxy lets this machine connect to ${o}, or ${xe}`,l=`publish ${Je[t]} at this URL`;return(0,P.CC)("package-unr\
eachable",{message:`${Je[t]} of ${(0,y.oZ)(e)} ${i?"is missing":"cannot be read"}: ${n}${c}`,operator:i?l:`check that ${o} serves the file to this machine`,user:u,
guest:i?`${xe}; only the operator of ${r} can ${l}`:(0,y.B9)(r),...a===429&&{...D.uK,operator:`raise the limit of ${o}`,guest:void 0},severity:e.isSlow?"warning":
"error"})}var Xe=g(6697);const wt=({packages:e})=>e.flatMap(Zn);function Zn(e){if("location"in e){const t=e.steps.flatMap(n=>n.kind==="asked"?n.answer:[]);return[
e.location,...t]}return[e.description,...e.files.map(({answer:t})=>t)]}const $e=({item:e,version:t,host:n})=>({kind:e.kind,address:H(e),version:t,host:(0,T.nx)(
n)}),me=({item:e,version:t,host:n},s,o)=>({item:e,cause:`package ${(0,v.IY)(e.wants)} ${t} ${s}`,describe:o,host:n});function Te(e,t,n){const{outcome:s,url:o}=n;
switch(s.kind){case"read":case"unreadable":return[];case"not-asked":{if(s.why!=="not-allowed"||t==="location"||t==="document")return[];const r=(0,T.yo)(o)??o,{kind:a,
address:i,version:c}=$e(e),u=()=>(0,Xe.wp)({host:r,package:`${a} ${i} ${c}`});return[me(e,`${r} not allowed`,u)]}case"status":case"failed":{const r=s.kind==="st\
atus"?s.status:s.problem.message,a=()=>qn(e,t,n,s);return[me(e,`${t} ${o} ${r}`,a)]}}}const _n=["page","archive","repository"];function qn(e,t,{lastHop:n,url:s,
attempts:o,tokenSource:r},a){const i=n?.url??s,c={...$e(e),part:t,url:i,at:(0,T.yo)(i)??i};if(a.kind==="failed"){const{code:h,message:k}=a.problem;if(h==="host-\
private-redirect")return a.problem;const p=h==="host-timeout"&&_n.includes(t);return kt({...c,why:k,attempts:o,status:null,isSlow:p})}const{kind:u,...l}=a,{status:d}=l,
f={...l,url:i,page:null};if(d===401||d===403||t==="repository"&&d===404){const h={token:n?.authorization??"none",source:r,isFork:e.isFork};return Yn({...c,...h,
...f})}return kt({...c,why:(0,y._r)(f),attempts:(0,I.Mq)(d)?o:1,status:d,isSlow:!1})}function es(e,{location:t,steps:n}){const{outcome:s,url:o}=t,r=i=>[me(e,`lo\
cation ${i}`,c=>Xn({...$e(e),url:o,why:i,clients:L(c)}))];if(s.kind==="status"&&ts(s.status)){const i=`${s.status} ${s.reason}`.trim();return r(`its location wa\
s requested, and the response is ${i}; expected 204`)}const a=n.at(-1);switch(a?.kind){case void 0:return Te(e,"location",t);case"refused":return r(a.why);case"\
other":return[ns(e.item,a.getter)];case"asked":{const i=a.answer.outcome;return i.kind==="unreadable"?r(`the page at its location ${i.why}`):Te(e,a.what,a.answer)}}}
const ts=e=>e!==401&&e!==403&&!(0,I.Mq)(e),ns=(e,t)=>({item:e,cause:`not followed ${t}`,describe:n=>{const s=[...new Set(n.map(H))];return(0,K.q)({what:"getter",
getter:t,names:s})}}),De=e=>(0,y.oZ)({...e,kind:"provider"}),Ye=(e,t="")=>`${De(e)} for ${e.platform} cannot be installed: ${t}${(0,y.dh)(e.why)}`;function vt(e){
const{platform:t,host:n,said:s,isMirror:o}=e,r=s!==void 0,a=r?`for ${t} cannot be downloaded`:`has no package for ${t}`;return(0,P.CC)("package-platform",{message:`${De(
e)} ${a}: ${o?`${e.url} lists none`:(0,y._r)(e)}`,operator:o?`add it with \`terraform providers mirror -platform=${t}\``:`${r?"correct what the response says, o\
r ":""}publish the package for ${t}`,user:r?`set \`version\` to another one, or ask the operator of ${n} to correct what the response says`:e.address.endsWith("\
/hashicorp/template")?"replace the `template_file` data source with the function `templatefile`: the provider is archived and gets no new packages":`set \`versio\
n\` to one with a package for ${t}, ask the publisher of the provider to build one, or correct \`platforms\``})}const ss=({suggestion:e,...t})=>(0,P.CC)("packag\
e-protocol",{message:`${De(t)} requires plugin protocol ${(0,y.K4)(t.protocols,3,y.dh)}; Terraform and OpenTofu support 5 and 6`,operator:"publish a version wit\
h plugin protocol 5 or 6, or correct `protocols`",user:e===null?"ask the publisher of the provider for a version with plugin protocol 5 or 6":`set \`version = "${(0,y.
dh)(e,40)}"\`, the newest version with a supported protocol`}),os=e=>(0,P.CC)("package-document",{message:Ye(e,`the response of ${e.url} `),operator:e.isMirror?
`return {"archives":{"${e.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"return the description of the package w\
ith `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`"}),rs=e=>(0,P.CC)("package-sums",{message:Ye(e,
`${e.url} `),operator:"correct the checksums file: one line with the SHA-256 hash and `filename` of each package; then sign it again"}),as=e=>(0,P.CC)("package-\
unsigned",{message:Ye(e),operator:"sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`), and list the public key in ASCII armor in `s\
igning_keys.gpg_public_keys`"});function is({clients:e,...t}){const n=e.map(s=>`${s==="opentofu"?"tofu":s} providers lock -platform=${t.platform}`);return(0,P.CC)(
"lock-platform-missing",{message:`the lock file has no checksum of ${De(t)} for ${t.platform}`,user:`run \`${n.join("` or `")}\`, and commit the lock file`,operator:"\
publish the original package again if it was replaced"})}var Me=g(8700);function cs(e,t,n){const{description:s}=t,o={...e,host:s.host},{outcome:r}=s;switch(r.kind){case"\
unreadable":return[Ge(o,t,{kind:"description",why:r.why})];case"read":return[...[...r.value.early.map(a=>Ge(o,t,a)),...t.files.flatMap(({part:a,answer:i})=>Te(o,
a,i)),...t.late.map(a=>Ge(o,t,a))].slice(0,1),...ds(o,t,r.value,n)];case"status":return r.status===404?[ls(o,t,r)]:Te(o,"document",s);case"failed":case"not-aske\
d":return Te(o,"document",s)}}function ls(e,{platform:t,description:{url:n,mirror:s}},o){const{kind:r,...a}=o,i={...a,url:n};if(s===void 0){const f={...$e(e),...i,
platform:t,isMirror:!1};return me(e,`${t} platform`,()=>vt(f))}const{item:c,version:u}=e,l={provider:H(c),mirror:s.url,version:u,...i},d=(c.answer.installation?.
mirrors??[]).some(f=>f.mirror?.url===s.url&&oe(f)?.texts.includes(u));return me(e,`mirror ${s.url}`,()=>F({...l,isListed:d}))}function Ge(e,t,n){const{platform:s,
description:o}=t,{url:r,mirror:a}=o,i={...$e(e),platform:s,isMirror:a!==void 0,url:r},c=(l,d)=>me(e,`${s} ${l}`,d),u=l=>c(`document ${l}`,()=>os({...i,why:l}));
switch(n.kind){case"description":return u(n.why);case"no-archive":return u("has no `download_url`");case"platform":{const l={status:200,reason:"OK",page:null};return c(
"platform",()=>vt({...i,...l}))}case"protocols":{const{protocols:l}=n,d=us(e.item);return c("protocols",()=>ss({...i,protocols:l,suggestion:d}))}case"sums":return c(
`sums ${n.why}`,()=>rs({...i,...n}));case"unsigned":return c(`unsigned ${n.why}`,()=>as({...i,...n}))}}const us=({answer:e})=>ve("provider",oe(e)?.compatible??[]).
newest;function ds(e,{platform:t},{hashes:n},s){const{item:o,version:r}=e,a=ye(o),i=s.get(o.root.lockFile??"")?.get((0,v.IY)(o.wants))??[];if(a?.text!==r||n===null||
i.length===0)return[];if(i.some(l=>n.includes(l)))return[];const c=[(0,v.W$)(a.place)];return fs(i,n)?[{...me(e,`${t} lock`,l=>is({...$e(e),platform:t,clients:L(
l)})),places:c}]:[{item:o,cause:"not followed contents",places:c,describe:d=>{const f=d.map(h=>`${H(h)} ${ye(h)?.text}`);return(0,K.q)({what:"contents",names:[...new Set(
f)]})}}]}const fs=(e,t)=>Me.CT.filter(n=>e.some(s=>s.startsWith(n))).every(n=>t.some(s=>s.startsWith(n))),Ve=[];function hs(e){const t=new Map,n=Map.groupBy(e,({
root:s})=>s.directory);return Array.from(n,([s,o])=>({directory:s,clients:L(o),rows:(0,N.c1)(o,S).map(r=>ps(r,t))}))}function Qe(e,t){const n=JSON.stringify(e),
s=t.get(n)??e;return t.set(n,s),s}function ps(e,t){const[n]=e,{kind:s,wants:o,of:r,answer:a}=n,i=(0,v.Im)(r).map(({text:u})=>u),c=e.flatMap(({root:{client:u},choice:l})=>l===
null?[]:[[u,l.kind==="chosen"?l.version:null]]);return{kind:s,address:M(n),source:Qe(H(n),t),host:o.host,constraints:Qe(i,t),locked:ye(n)?.text??null,chosen:Qe(
Object.fromEntries(c),t),newest:oe(a)?.newest??null,platforms:gs(e),...e.flatMap(wt).some(ms)&&{isUnchecked:!0},worst:null,problems:Ve,places:(0,N.As)((0,v.ek)(
r)),rejectedAt:ws(e)}}const ms=({outcome:e})=>e.kind==="not-asked";function gs(e){const t=e.flatMap(({packages:n})=>n).flatMap(n=>"platform"in n?[n]:[]);return t.
length===0?Ve:[...Map.groupBy(t,({platform:n})=>n)].map(([n,s])=>{const o=s.map(ks);return{platform:n,available:o.includes(!1)?!1:o.includes(null)?null:!0}})}function ks({
description:{outcome:e,mirror:t}}){return e.kind==="read"?!e.value.early.some(({kind:s})=>s==="platform"):e.kind==="status"&&e.status===404&&t===void 0?!1:null}
function ws(e){const t=e.find(({choice:s})=>s!==null&&s.kind!=="chosen");return t===void 0?Ve:[...(0,v.Im)(t.of),ye(t)].flatMap(s=>s?.place??[])}function vs(e,t){
const{items:n}=e,s=[...ie(n,t.isFork),...wn(n),...mn(n),...ys(e,t.isFork)],o=n.filter(({answer:r})=>r.outcome.kind==="read").map(r=>`${r.wants.host} ${W(r)}`);return{
findings:[...Ms(e),...Be(s),...zn(e,t.upgrade),...yn(e.clouds),...On(e.logins),...bs(n,t)],roots:hs(n),requests:e.requests,answering:new Set(o)}}const ys=({items:e,
lockHashes:t},n)=>e.flatMap(s=>{if(s.choice?.kind!=="chosen")return[];const o={item:s,version:s.choice.version,isFork:n,host:s.wants.host};return s.packages.flatMap(
r=>"location"in r?es(o,r):cs(o,r,t))}),$s=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;function Ms({inside:e}){const t=({place:c})=>c!==v.cd,n=[
...e.keys()].flatMap(c=>c.calls),s=yt(n.filter(({isOpen:c})=>c)),o=yt(n.filter(({module:c,isOpen:u})=>c===null&&!u)),r=o.filter(({source:c})=>$s.test(c)).length,
a=[...e.values()].flatMap(({undescribed:c})=>c).filter(t),i=a.flatMap(({module:c})=>c===null?[]:`${c.namespace}/${c.name}/${c.system}`);return[...Ze(a,{what:"in\
side",names:[...new Set(i)]}),...Ze(s,{what:"open",names:s.map(({address:c})=>c)}),...Ze(o,{what:"direct",git:r,names:o.map(({address:c})=>c)})]}function Ze(e,t){
const n=(0,N.NP)(e.map(({place:s})=>s));return n.length===0?[]:[(0,P.hD)((0,K.q)(t),{places:n,clients:[]})]}const yt=e=>[...new Map(e.map(t=>[`${t.place.file}:${t.
place.line}`,t])).values()];function bs(e,{maxRequests:t}){const n=e.flatMap(o=>[o.answer,...wt(o)].flatMap(({outcome:r})=>r.kind==="not-asked"?{item:o,host:ee(
o),outcome:r}:[]));return(0,N.c1)(n,({host:o,outcome:r})=>`${o} ${"problem"in r?r.problem.message:r.why}`).flatMap(o=>{const[{host:r,outcome:a}]=o,i=[...new Set(
o.flatMap(d=>(0,v.ek)(d.item.of)))];if("problem"in a)return[(0,P.hD)(a.problem,{host:r,places:i,needed:(0,V.ly)(i)})];const{why:c}=a;if(c==="service"||c==="not-\
allowed")return[];const u=[...new Set(o.map(d=>Z(d.item)))],l=(0,K.q)(c==="limit"?{what:c,max:t,names:u}:{what:c,names:u});return[(0,P.hD)(l,{host:r,places:(0,N.
NP)(i),needed:!1})]})}var Os=g(2389),Es=g(3024),_e=g(6760),Ts=g(4693),Ss=g(7542),$t=g(9075);const Cs=1e6,As=1e5,Is=2e4;class Ps{#e;constructor(t,n){this.#e=Cs+t*
As+n*Is}get isSpent(){return this.#e<0}read({bytes:t,truncated:n}){let s=0;for(const o of t)(o===44||o===91||o===123)&&(s+=1);return this.#t((n?1:1/8)*t.length+
12*s)}keep(t){return this.#t(t.reduce((n,{length:s})=>n+16*s+100,0))}choose(t,n){return this.#t(t*(25+2*n))}#t(t){return this.#e-=t,!this.isSpent}}var Rs=g(1257),
xs=g(4155),Ds=g(8279),ge=g(5306),Ls=g(1654),js=g(3948),Mt=g(6875),Us=g(9940);const be=4;class qe{#e=[];#t;constructor(t){this.#t=t}async pass(t){const n=await this.
enter();return t().finally(n)}async enter(){return this.#t===0?await new Promise(t=>this.#e.push(t)):this.#t-=1,()=>{const t=this.#e.shift();t===void 0?this.#t+=
1:t()}}}async function bt(e,t,{concurrency:n},s,o=be){const r=Map.groupBy(e,t);await Ot(r.values(),n*be,a=>Ot(a.values(),o,s))}async function Ot(e,t,n){const s=async()=>{
for(const o of e)await n(o)};await Promise.all(Array.from({length:t},s))}const Ns=2*be,Bs=1e3,Fs=3e4,zs=6e4;class Hs{gate=new qe(be);largeBodies=new qe(1);requests=0;pause=Promise.
resolve();silent=0;down=null}class Ws{#e;#t;#i=(0,$t.Oo)(t=>new Hs);#o=new Map;#s=new Set;#n=new Map;constructor(t){this.#e=t,this.#t=new qe(t.concurrency*be),t.
stop.onEnd.add(this.#r);for(const[n,s]of t.sessions??[])this.#s.add(n),this.#n.set(n,this.#a({url:s}))}get requests(){return[...this.#o.values()]}ask(t){const n=this.#a(
t);return n.gate.pass(()=>this.#t.pass(()=>this.#c(n,t)))}#r=()=>{for(const t of this.#s)t.close()};close(){this.#e.stop.onEnd.delete(this.#r),this.#r()}#a({url:t}){
const n=(0,ge.X5)(t);return this.#i(n.ok?`${n.value.name} ${n.value.port}`:"")}async#c(t,n){if(t.down!==null)return t.down;const s=await this.#l(t,n);if(typeof s==
"string")return s;const[{response:o}]=s;return"problem"in o&&o.problem.code==="host-private-redirect"||(t.silent=s.every(({headMs:r})=>r===null)?t.silent+1:0,t.
silent>=Ns&&(t.down=s)),s}async#l(t,n){const{stop:s,maxRequests:o}=this.#e,r=[];for(;;){if(await t.pause,s.why!==null)return et(r,"stopped");if(t.requests>=o)return et(
r,"limit");const a=await this.#u(t,n);if(s.why!==null&&a.response.kind==="failed"||r.push(a),n.patience.every(f=>(0,I.mh)(r,f)!==null)||s.why!==null)return et(r,
"stopped");const{ms:u,isForHost:l}=Ks(a,r.length,this.#e),d=(0,Mt.v7)(u,this.#e);l&&(t.pause=d),await d}}async#u(t,n){const{network:s,startTimer:o,monotonic:r}=this.#e,
{patience:a}=n,i=this.#f(t);t.requests+=1;try{const c=await(0,js.e)({...n,planBody:u=>({...n.planBody(u),turn:()=>t.largeBodies.enter()}),asks:"answer",session:i,
settings:s,timeoutMs:(0,Us.nT)(a),startTimer:o,monotonic:r});return t.requests+=c.hops.length-1,this.#d(n,c),c}finally{this.#h(t,i)}}#d({host:t},{hops:[n],timing:s,
certificates:o}){const{slowest:r=null,certificates:a=[]}=this.#o.get(t)??{},i=n!==void 0&&s.totalMs>(r?.timing.totalMs??-1),c=l=>!a.some(d=>d.host===l.host&&d.expires===
l.expires),u=o.filter(c).map(({host:l,expires:d})=>({host:l,expires:d}));this.#o.set(t,{host:t,slowest:i?{url:n.url,timing:s}:r,certificates:[...a,...u]})}#f(t){
for(const[s,o]of[...this.#n].reverse())if(o===t&&(this.#n.delete(s),s.isOpen))return s;const n=new Ls.N(this.#e.network);return this.#s.add(n),n}#h(t,n){n.isOpen?
this.#n.set(n,t):this.#s.delete(n);const[s]=this.#n.keys();this.#n.size<=this.#e.concurrency||s===void 0||(this.#n.delete(s),this.#s.delete(s),s.close())}}const et=([
e,...t],n)=>e===void 0?n:[e,...t];function Ks({response:e},t,{now:n}){const s=e.kind==="received"&&[429,503].includes(e.head.status)?(0,Mt.VJ)(e.head.retryAfter,
n()):null;return s===null?{ms:Math.min(Bs*2**(t-1),Fs),isForHost:!1}:{ms:Math.min(Math.max(s,0),zs),isForHost:!0}}var te=g(4283),Et=g(2832),re=g(7705),Js=g(960),
tt=g(1193);const Xs=9,Ys={kind:"whole",maxBytes:8*1024*1024},ae=({bytes:e})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e);function Le(e,t){const{once:n}=e;
if(n===void 0)return Tt(e,t);const s=t.known.get(n)??Tt(e,t);return t.known.set(n,s),s}async function Tt(e,t){const{host:n,clients:s,at:o}=e;if(s.length===0)return{};
const r=Map.groupBy(s.map(c=>({client:c,where:o(c)})),({where:c})=>typeof c=="string"?c:(0,te.jr)(c.url)),a=await t.tokenOf(n),i=r.values().map(c=>Gs(e,c,a,t));
return Object.fromEntries((await Promise.all(i)).flat())}function Se(e,t,n,s,o,r){return Le({...o,host:t,clients:n,at:i=>{const c=Ct(e,t,i,r);return typeof c=="\
string"?c:{...c,url:s(c.url)}}},r)}const ne=(e,t,n="")=>({host:e,url:n,tokenSource:null,outcome:{kind:"not-asked",why:t},attempts:0,lastHop:null});async function Gs(e,t,{
token:n,source:s},{send:o,patience:r,versionOf:a,workOf:i}){const[c]=t;if(c===void 0)return[];const{host:u,headers:l,maxRedirects:d=Xs}=e,f=t.map(({client:A})=>A),
h=c.where,k=A=>f.map(E=>[E,A]);if(typeof h=="string")return k({...ne(u,h),tokenSource:s});const p=(0,te.Pl)(h.url),m={...ne(u,"service",p),tokenSource:s},C=i(u);
if(C.isSpent)return k({...ne(u,"work",p),tokenSource:s});try{const A=await o({...h,host:u,token:n,headers:l??{"x-terraform-version":a(c.client)},planBody:J=>St(
J,e)??Et.IK,maxRedirects:d,patience:f.map(r)});if(typeof A=="string")return k({...m,outcome:{kind:"not-asked",why:A}});const E=A.at(-1)?.hops.at(-1)??null,fe=Map.
groupBy(f,J=>Vs(A,r(J)));return Array.from(fe,([J,ke])=>{const we=Qs(J,h.url,e,C),le={host:u,url:p,tokenSource:s,outcome:we,attempts:A.length,lastHop:E};return ke.
map(ot=>[ot,le])}).flat()}catch(A){if((0,O.qo)(A))throw A;const E=(0,Xe.n3)({host:T.nx(u),thrown:A});return k({...m,outcome:{kind:"not-asked",why:"unchecked",problem:E}})}}
function Vs(e,t){const{attemptMs:n}=t,s=e[(0,I.mh)(e,t)??e.length-1]??e[0],{response:o,timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=n)return o;const i=(a??
0)>n?"response":"body",c=o.url.host.replace(/:443$/,"");return{kind:"failed",problem:(0,Js.Qs)({host:c,asks:"answer",phase:i,limitMs:n}),transient:!0}}const St=(e,{
accepts:t=s=>s===200,plan:n=()=>Ys})=>t(e.status)?n(e):null;function Qs(e,t,n,s){if(e.kind==="failed"){const{problem:l}=e;return l.code==="host-http2"?{kind:"no\
t-asked",why:"unchecked",problem:l}:{kind:"failed",problem:l}}const{head:o,body:r}=e,{status:a,reason:i}=o;if(!s.read(r))return{kind:"not-asked",why:"work"};const c=St(
o,n);if(c===null){const l=(0,tt.y8)(r.bytes);return{kind:"status",status:a,reason:i,page:l,...(0,tt.Kd)(r.bytes,i)}}if(r.truncated&&c.kind==="whole")return{kind:"\
not-asked",why:"size"};const u=n.read(e,t,s);return u.ok?{kind:"read",value:u.value}:u.why===b.ch?{kind:"not-asked",why:s.isSpent?"work":"size"}:{kind:"unreadab\
le",why:u.why,page:(0,tt.y8)(r.bytes)}}function Ct(e,t,n,{settings:s,network:o,visits:r,onlyListed:a}){const i=r.get(t);if(i===void 0)return"service";const{discovery:c}=i.
attempt,u=i.forced.find(A=>A.client===n),l=u===void 0?c:{...u,kind:"found",url:T.cu(t)};if(l.kind!=="found")return"service";const{url:d,services:f}=l,h=(0,R.TE)(
e,{services:f,documentUrl:d,display:T.nx(t),client:n});if(h.kind!=="url"||!(0,ge.X5)(h.url).ok)return"service";const k=T.Pm(h.url)??"",p=u!==void 0,m=k===t||T.ev(
k,s)||a.has(`${t} ${e}`)||p,C=p?null:At(i,o);return m?{url:h.url,origin:C}:"not-allowed"}const At=({host:e,attempt:t},n)=>({isPublic:(0,ge.Ul)(n,T.Sv(e).name,t.
hops[0]?.address??null)}),Zs=3e4,_s={kind:"whole",maxBytes:1024*1024},It={headers:{accept:"application/vnd.api+json"},plan:({status:e})=>e===200?_s:Et.IK},qs={...It,
accepts:()=>!0,read:({head:e})=>(0,j.Ju)(e.apiVersion)},eo=(0,b.w3)({data:(0,b.lq)((0,b.w3)({id:b.Qq}))}),Pt={...It,accepts:e=>e>=200&&e<=399,read:({body:e})=>{
const t=(0,b.D4)(ae(e),eo);return t.ok?t.value.data===null?(0,j.TR)("has no data"):(0,j.Ju)(null):t}},to=/^[\w-]+$/;async function no(e){const t=e.settings.timeoutMs??
Zs,s={...e,patience:r=>({client:r,attemptMs:t,retries:1})},o=oo(e).map(async r=>{const{host:a,service:i,clients:c}=r,{token:u}=await e.tokenOf(a);if(u===null)return[];
const l=c.flatMap(f=>{const h=Ct(i,a,f,e);return typeof h=="string"?[]:[{client:f,at:h}]}),d=(0,N.c1)(l,({at:f})=>(0,te.jr)(f.url)).map(f=>{const h={...r,clients:f.
map(({client:k})=>k)};return so(h,f[0].at,s)});return await Promise.all(d)});return(await Promise.all(o)).flat()}async function so(e,t,n){const{host:s,clients:o,
organization:r,workspace:a}=e,i=async(k,p)=>{const m=(0,re.ny)(t.url,k),C=()=>({...t,url:m}),A=`cloud ${(0,te.jr)(m)}`,E=await Le({...p,host:s,clients:o,at:C,once:A},
n);return Object.values(E)[0]??ne(s,"service")},c=await i("ping",qs),u={...e,ping:c,ofOrganization:null,ofWorkspace:null};if(c.outcome.kind!=="read"||r===null)return u;
const l=`organizations/${r}`,d=await i(`${l}/entitlement-set`,Pt),h=d.outcome.kind!=="read"||a===null?null:await i(`${l}/workspaces/${a}`,Pt);return{...u,ofOrganization:d,
ofWorkspace:h}}function oo({usages:e,machine:t}){const n=new Map;for(const{kind:s,workspace:o,hasOwnToken:r,needs:a,place:i}of e){if(o===void 0||r)continue;const c=s.
startsWith("cloud")?t.environment.TF_CLOUD_ORGANIZATION:void 0,u=Rt(o.organization??c),l=Rt(o.name);for(const{host:d,service:f,clients:h}of a){const k=[d,f,u,l].
join(" "),m=n.get(k)??{host:d,service:f,organization:u,workspace:l,places:[],clients:[]};n.set(k,m),m.places.push(i),m.clients=[...new Set([...m.clients,...h])]}}
return[...n.values()]}const Rt=e=>e&&to.test(e)?e:null;var xt=g(9529);const ro=1e4;async function ao(e){const{visits:t,settings:n}=e,s=new Map;for(const r of t.
values())for(const a of io(r)){const i=(0,T.Pm)(a)??"";a.scheme==="https"&&i!==r.host&&(0,ge.X5)(a).ok&&(0,T.Jr)(i,n.allowedHosts)&&!s.has(i)&&s.set(i,{visit:r,
url:a})}return(await Promise.all(s.values().map(({visit:r,url:a})=>co(r,a,e)))).flat()}function io({host:e,attempt:{discovery:t}}){if(t.kind!=="found")return[];
const n=(0,T.nx)(e),{url:s,services:o}=t,a=(0,R.TE)(R.S3,{services:o,documentUrl:s,display:n,client:"terraform"});return a.kind!=="object"?[]:(0,xt.u)((0,xt.m)(
a.value,s,n).value).map(({url:i})=>i)}async function co(e,t,n){const{send:s,network:o,settings:r,requirements:a}=n,{host:i}=e,c=await s({host:i,url:t,origin:At(
e,o),token:null,headers:{},planBody:()=>({kind:"excerpt",maxBytes:0}),maxRedirects:0,patience:[{client:"terraform",attemptMs:r.timeoutMs??ro,retries:1}]}),u=typeof c==
"string"?null:c.at(-1);if(u?.response.kind!=="failed"||u.headMs!==null)return[];const{problem:l}=u.response;if(l.code==="host-http2")return[];const d=a.some(f=>f.
host===i&&f.service===R.S3);return[{host:i,problem:l,isRequired:d}]}var lo=g(2713),Dt=g(6979),je=g(4321),uo=g(9587);const fo=(0,b.w3)({location:b.Qq,use_registry_credentials:(0,b.
lq)(b.zM)}),ho=(0,b.w3)({location:b.Qq,use_registry_credentials:b.gy}),po=(e,t)=>(0,b.D4)(e,t?fo:ho,"whole");function mo(e){const{status:t,header:n,body:s,downloadUrl:o,
client:r,readsCredentials:a}=e;if(r==="opentofu"&&t!==204){const i=po(s,a);if(!i.ok)return se(`the response ${i.why}`);const{location:c,use_registry_credentials:u}=i.
value;if(u!==null)return go(c,u,o);if(c!=="")return Lt(c,o,r)}return n?Lt(n,o,r):se(ko[r])}function go(e,t,n){if(e==="")return se("the response has `use_registr\
y_credentials` and no `location`");const s=(0,re.EH)(n,e);return s.ok?{kind:"direct",url:s.value,usesCredentials:t}:se(s.why)}const ko={terraform:"the response \
has no X-Terraform-Get header",opentofu:"the response has neither `location` nor an X-Terraform-Get header"},se=e=>({kind:"refused",why:(0,uo.Nx)(e)});function wo(e,t){
const n=/^([A-Za-z][A-Za-z0-9+.-]*):/.exec(e)?.[1];return n===void 0?se(`invalid source string: ${e}`):(0,je.WS)(n,t)?Ut(e,t):se(`no getter available for X-Terr\
aform-Get source protocol: "${n}"`)}function Lt(e,t,n){const s=(0,re.ut)(t,e);if(!s.ok)return se(s.why);const{kind:o}=(0,z.vL)(s.value,n);return o==="local"||o===
"registry"?se("must be a direct remote package address"):Ut(s.value,n)}const jt="zip|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",vo=new RegExp(`^(?:${jt}|tar\\.(?:gz|bz2|\
xz))$`),yo=new RegExp(`\\.(?:${jt})$`),$o=/^(?:0|f|F|false|FALSE|False)$/;function Ut(e,t){const n=(0,je.cx)(e,t);if(!n.ok)return se(n.why);const{getter:s,url:o}=n.
value;if(!(0,je.WS)(s,t))return se((0,je.Ns)(e,n.value));if(o===null||!/^https?$/.test(o.scheme))return{kind:"other",getter:s};const r=(0,Dt.xB)(o.query);if(s===
"git")return{kind:"git",url:nt(o,[])};if(!/^https?$/.test(s))return{kind:"other",getter:s};const a=r.find(([u])=>u==="archive")?.[1]??"",i=r.filter(([u])=>u!=="\
checksum"&&!(u==="archive"&&a!==""));return(a===""?yo.test(o.path):!$o.test(a)&&vo.test(a))?{kind:"archive",url:nt(o,i)}:r.some(([u,l])=>u==="checksum"&&l!=="")?
se("checksum cannot be specified for directory download"):{kind:"page",url:nt(o,[...i,["terraform-get","1"]])}}const nt=(e,t)=>({...e,query:(0,Dt.Ge)(t),forceQuery:!1,
fragment:""}),Mo={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function bo(e){for(const[t,n,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.toLowerCase();
if(n===""?o==="body":o==="head")return null;if(n!==""||o!=="meta")continue;const r=new Map;for(const[,i="",c,u,l]of t.matchAll(Oo))r.set(i.toLowerCase(),c??u??l??
"");const a=r.get("content")??"";if(r.get("name")==="terraform-get"&&a!=="")return Eo(a)}return null}const Oo=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
Eo=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(t,n,s)=>n!==void 0?Mo[n]??t:Number(s)<=1114111?String.fromCodePoint(Number(s)):t),To=3e4,Nt={kind:"excerpt",maxBytes:1024},
So=128*1024,Bt={terraform:0,opentofu:0},Ue={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,plan:()=>Nt,read:()=>(0,j.Ju)(""),retries:Bt,
netrc:I.Du},Co={...Ue,name:"provider archive",retries:{terraform:0,opentofu:2},netrc:["terraform"]},Ao={...Ue,name:"direct archive",accepts:e=>e>=200&&e<300,retries:null,
netrc:[]},Io={name:"page",headers:{},accepts:e=>e>=200&&e<300,plan:({terraformGet:e})=>e?Nt:{kind:"excerpt",maxBytes:So},read:({head:e,body:t})=>{const n=e.terraformGet||
bo(ae(t));return n===null?(0,j.TR)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,j.Ju)(n)},retries:Bt,netrc:I.Du},Po={...Ue,name:"repository",
headers:{},accepts:e=>e===200,netrc:[]},Ft={name:"sums",headers:{},read:({body:e})=>(0,j.Ju)(ae(e)),retries:null,netrc:[]},Ro={...Ft,name:"signature",read:({body:{
bytes:e}})=>(0,j.Ju)((0,Me.jY)(e)??"")};function st({lastHop:e},{network:t}){const{url:n="",address:s=null}=e??{},o=(0,te.Dl)(n),r=o.ok?(0,ge.X5)(o.value):null;
return{isPublic:!r?.ok||(0,ge.Ul)(t,r.value.name,s)}}async function zt({client:e,registry:t,url:n,origin:s,token:o=!1},r,a){const{dialect:i,settings:c,patience:u,
tokenOf:l,withLogin:d}=a,{name:f,retries:h,netrc:k}=r,p=(0,T.Pm)(n);if(p!==null&&p!==t&&!(0,T.ev)(p,c))return ne(t,"not-allowed",(0,te.Pl)(n));const m=E=>({url:k.
includes(E)?d(n):n,origin:s}),C=`${f} ${o} ${s?.isPublic} ${(0,te.jr)(n)}`,{[e]:A}=await Le({...r,host:t,clients:i.clients,at:m,once:C},{...a,patience:E=>h===null?
u(E):{client:E,attemptMs:To,retries:h[E]},tokenOf:o?l:async()=>({token:null,source:null})});if(A===void 0)throw new Error("a client without an answer");return A}
function xo(e,t){const n=e.flatMap(({client:s,calls:o})=>o.flatMap(({module:r,constraint:a})=>r?[{module:r,client:s,constraint:a}]:[]));return Ht(n,new Map,t)}async function Do(e,t,n){
const s=({module:o,client:r})=>oe(t.get((0,v.MP)(o))?.[r]);for(;;){const o={left:Nn},r=new Map(e.map(i=>[i,Bn(i,s,o)])),a=Array.from(r.values(),i=>i.calls).flat().
filter(({module:i})=>n.visits.has(i.host)&&!t.has((0,v.MP)(i)));if(a.length===0)return r;await Ht(a,t,n)}}async function Ht(e,t,n){const s=(0,N.c1)(e,({module:o})=>(0,v.
MP)(o));return await bt(s,([{module:o}])=>o.host,n,async o=>{const[{module:r}]=o,a=[...new Set(o.map(({client:l})=>l))],i=l=>(0,re.fZ)(l,r),c={read:({body:l},d,f)=>Lo(
ae(l),o,f)},u=await Se(R.e$,r.host,a,i,c,n);t.set((0,v.MP)(r),u)}),t}function Lo(e,t,n){const s=In(e);if(!s.ok)return s;if(!n.keep(s.value))return(0,j.TR)(b.ch);
const o=ve("module",s.value,{work:n}),r=Rn(e,o,t);return(0,j.Ju)(r.size===0?o:{...o,described:r})}const jo={accepts:e=>e===200||e===204,read:({head:e,body:t},n)=>{
const{status:s,terraformGet:o}=e;return(0,j.Ju)({status:s,header:o,body:ae(t),downloadUrl:n})}};async function Uo({address:e,version:t,clients:n},s){const{host:o}=e,
r=u=>(0,re.sw)(u,e,t),a=await Se(R.e$,o,n,r,jo,s),i=(0,I.sX)(s.versionOf("opentofu")),c=Object.entries(a).map(async([u,l])=>{const d=u,{outcome:f}=l;if(f.kind!==
"read")return[d,{location:l,steps:[]}];const h=mo({...f.value,client:d,readsCredentials:i}),{downloadUrl:k}=f.value,p=await Bo(h,d,l,k,s),m={...l,outcome:{kind:"\
read",value:null}};return[d,{location:m,steps:p}]});return Object.fromEntries(await Promise.all(c))}const No=10;async function Bo(e,t,n,s,o){const r=[];let a=e,
i=st(n,o);for(let c=0;a.kind!=="refused"&&a.kind!=="other";c+=1){if(a.kind==="page"&&c===No){const m=`too many X-Terraform-Get redirects: ${c+1}`;return[...r,{kind:"\
refused",why:m}]}const[u,l]=zo[a.kind],d=a.kind==="direct"&&a.usesCredentials,f=d&&Fo(s,a.url),h={registry:n.host,client:t,url:Ho(a),origin:i,token:f},k=await zt(
h,l,o),{outcome:p}=k;if(d&&!f&&p.kind==="status"&&p.status===401){const m=`the token of the registry from ${(0,T.Pm)(a.url)}`;return[...r,{kind:"other",getter:m}]}
if(r.push({kind:"asked",what:u,answer:k}),a.kind!=="page"||p.kind!=="read")return r;i=st(k,o),a=wo(p.value,t)}return[...r,a]}function Fo(e,t){const n=[e,t].map(
s=>({scheme:s.scheme==="http"?"http":"https",name:(0,ge.be)(s)}));return(0,lo.nL)(n).at(-1)==="sent"}const zo={archive:["archive",Ue],direct:["archive",Ao],page:[
"page",Io],git:["repository",Po]},Ho=({kind:e,url:t})=>e==="git"?{...t,path:`${t.path}/info/refs`,query:"service=git-upload-pack"}:t;var Ce=g(156),Wt=g(2071);function Wo(e,t){
const n=new Map;for(const s of e)for(const{provider:o}of s.providers){const r=(0,v.JT)(o),a=n.get(r),{clients:i=[],asking:c=[],directory:u=s.directory}=a??{},l=t(
o,s)?[]:[s.client];n.set(r,{address:o,clients:[...new Set([...i,s.client])],asking:[...new Set([...c,...l])],directory:u===s.directory?u:null})}return n}async function Ko(e,t){
const n=new Map,s=({address:r})=>r.host,o=async r=>{const{address:a,asking:i,clients:c}=r,u=Kt(a),l=Se(R.xq,a.host,i,u,Jo,t),d=c.map(async f=>[f,await Xo(f,r,l,
t)]);n.set((0,v.JT)(a),Object.fromEntries(await Promise.all(d)))};return await bt(e.values(),s,t,o,4*be),n}const Jo={read:({body:e},t,n)=>{const s=Ce.TT(ae(e));
if(!s.ok)return s;const{texts:o,...r}=s.value;return n.keep([...o,...r.warnings])?(0,j.Ju)(ve("provider",o,{...r,work:n})):(0,j.TR)(b.ch)}},Kt=e=>t=>(0,re.i5)(t,
e);async function Xo(e,t,n,s){const{address:o}=t,r=ne(o.host,"service"),a=async()=>(await n)[e]??r,i=s.methodsOf(o,e),c=(i?.methods??[Yo]).map(p=>p.kind==="dire\
ct"?a():p.kind==="local"?Jt(p,o,s):Xt(e,p,t,"index.json",Qo,s)),[u=r,...l]=await Promise.all(c),d=Zo([u,...l]),f=await Go(o,e,await a(),s);if(i===null&&f===null)
return d;const h=[u,...l].filter(({mirror:p})=>p!==void 0),k=i&&{place:i.place,methods:c.length,mirrors:h};return{...d,...k&&{installation:k},...f===null?{}:{movedTo:f}}}
const Yo={kind:"direct"};async function Go(e,t,{outcome:n},s){const{host:o,namespace:r,type:a}=e;if(!(n.kind==="status"&&n.status===404)||r!=="hashicorp"||o!==(0,z.
Vm)(t))return null;const c=Kt({...e,namespace:"-"}),u={read:({body:d})=>Ce.tD(ae(d),a)},{[t]:l}=await Se(R.xq,o,[t],c,u,s);return l?.outcome.kind==="read"?l.outcome.
value:null}function Jt(e,t,{localPackages:n}){const{path:s,shown:o=s,place:r}=e,a=ne(t.host,"service",o??""),i=n(e,t);if(o===null||i===null)return a;const c={...a,
mirror:{url:o,place:r,hasSlash:!0,isDirectory:!0}};if(i==="missing"){const l=U({mirror:o,kind:"path",at:(0,Wt.Ge)(r)});return{...c,outcome:{kind:"failed",problem:l}}}
const u=[...new Set(i.map(({version:l})=>l))];return u.length>0?{...c,outcome:{kind:"read",value:ve("provider",u)}}:{...c,outcome:{kind:"status",status:404,reason:"",
page:null}}}const Vo=5;async function Xt(e,{url:t,place:n},{address:s,clients:o},r,a,i){const c={url:(0,te.Pl)(t),place:n,hasSlash:t.path.endsWith("/")},u=(0,T.
Pm)(t),l=(0,re.zS)(t,s,r);if(!l.ok){const C=(0,Wt.Ge)(n),A={mirror:c.url,at:C,provider:(0,v.JT)(s)},E={kind:"failed",problem:U({...A,kind:"port"})};return{...ne(
u,"service",c.url),outcome:E,mirror:c}}const d=C=>C.kind==="network"&&(0,te.jr)(C.url)===(0,te.jr)(t),f=o.filter(C=>i.methodsOf(s,C)?.methods.some(d)),h=(0,T.ev)(
u,i.settings)?{url:l.value,origin:null}:"not-allowed",k=`mirror ${(0,te.jr)(l.value)}`,p=C=>{const A=i.patience(C);return C==="opentofu"?{...A,retries:0}:A},{[e]:m=ne(
u,"service")}=await Le({host:u,clients:f,at:()=>h,once:k,read:a,maxRedirects:Vo},{...i,patience:p});return{...m,mirror:c}}function Qo({head:e,body:t},n,s){const o=Ce.
oM(ae(t),e.contentType);if(!o.ok)return o;const r=o.value.filter(a=>(0,B.rK)(a)!==null);return s.keep(r)?(0,j.Ju)(ve("provider",r,{work:s})):(0,j.TR)(b.ch)}function Zo([
e,...t]){if(t.length===0)return e;const n=[e,...t],s=n.filter(({outcome:i})=>i.kind==="not-asked"),o=n.find(_o)??s.find(({outcome:i})=>i.kind==="not-asked"&&i.why!==
"service")??s[0];if(o!==void 0)return o;const r=n.flatMap(i=>oe(i)??[]),a=n.find(i=>oe(i)!==null);return a===void 0||r.every(({texts:i})=>i.length===0)?n.find(({
mirror:i})=>i===void 0)??a??e:{...a,outcome:{kind:"read",value:qo(r)}}}const _o=({outcome:e})=>e.kind==="failed"||e.kind==="unreadable"||e.kind==="status"&&e.status!==
404,qo=e=>ve("provider",[...new Set(e.flatMap(({texts:t})=>t))],{work:e.find(({work:t})=>t!==void 0)?.work,compatible:e.flatMap(({compatible:t=[]})=>t),warnings:e.
flatMap(({warnings:t=[]})=>t)});async function er(e,t){const{address:n,clients:s}=e,o=c=>t.methodsOf(n,c)?.methods??[],r=s.filter(c=>o(c).every(({kind:u})=>u===
"direct")),a=Yt({...e,clients:r},t),i=s.map(async c=>{const u=r.includes(c)?await Gt(c,e,await a,t):await tr(c,e,o(c),t);return u===null?[]:[[c,u]]});return Object.
fromEntries((await Promise.all(i)).flat())}async function tr(e,t,n,s){let o=null;for(const r of n){const a={...t,clients:[e]};if(o=r.kind==="local"?nr(t,r,s):r.
kind==="network"?await or(e,t,r,s):await Gt(e,t,await Yt(a,s),s),o===null||!sr(o.description))return o}return o}function nr({address:e,version:t,platform:n},s,o){
const r=o.localPackages(s,e);if(r===null||r==="missing")return null;const c={kind:"read",value:{early:r.some(l=>l.version===t&&l.platform===n)?[]:[{kind:"platfo\
rm"}],late:[],hashes:null}},u={...Jt(s,e,o),outcome:c};return{platform:n,files:[],late:[],description:u}}const sr=({outcome:e,mirror:t})=>t===void 0?e.kind==="s\
tatus"&&e.status===404:e.kind==="read"&&e.value.early.some(({kind:n})=>n==="platform");function Yt({address:e,version:t,platform:n,clients:s},o){const{host:r}=e,
a=i=>(0,re.ad)(i,e,t,n);return Se(R.xq,r,s,a,{read:j.Ju},o)}async function Gt(e,{platform:t},{[e]:n},s){if(n===void 0)return null;const r=e==="opentofu"&&!(0,I.
sX)(s.versionOf(e))?"opentofu before 1.12":e;return await Vt(e,t,n,({body:i,url:c})=>{const u=Ce.h(ae(i),r);if(!u.ok)return u;const l=Me.KB(u.value,t,c),{shasums_url:d,
shasums_signature_url:f}=u.value,h=[d,f,u.value.download_url].map(E=>(0,re.Fl)(c,E)),[k,p,m]=h.flatMap(E=>E.ok?E.value:[]),C=k&&p&&m&&l.early.every(({kind:E})=>E===
"no-archive"),A=C?{sums:k,signature:p,document:u.value}:null;return(0,j.Ju)({described:l,signed:A,archive:C?m:null})},s)}async function or(e,t,n,s){const{platform:o,
version:r}=t,a=await Xt(e,n,t,`${r}.json`,j.Ju,s);return await Vt(e,o,a,({head:c,body:u,url:l})=>{const d=Ce.I0(ae(u),c.contentType,o);if(!d.ok)return d;const f={
described:Me.uH(d.value,o),signed:null};if(d.value===null)return(0,j.Ju)({...f,archive:null});const h=(0,re.Fl)(l,d.value.url);return h.ok?(0,j.Ju)({...f,archive:h.
value}):(0,j.TR)(`has an invalid \`url\`: ${h.why}`)},s)}async function Vt(e,t,n,s,o){const{outcome:r,host:a}=n,i={platform:t,files:[],late:[]};if(r.kind!=="rea\
d")return{...i,description:{...n,outcome:r}};const c=s(r.value);if(!c.ok){const J={kind:"unreadable",why:c.why,page:null};return{...i,description:{...n,outcome:J}}}
const{described:u,signed:l,archive:d}=c.value,f={...n,outcome:{kind:"read",value:u}},h=[],k={registry:a,client:e,origin:st(n,o)},p=async(J,ke,we)=>{const le=await zt(
{...k,url:ke},we,o);return h.push({part:J,answer:le}),le.outcome.kind==="read"?le.outcome.value:null},m=l&&await p("sums",l.sums,Ft),C=l&&m!==null?await p("sign\
ature",l.signature,Ro):null;if(d!==null&&(l===null||C!==null)&&await p("archive",d,Co),l===null)return{...i,description:f,files:h};const A=e==="opentofu"&&a===(0,z.
Vm)(e)&&o.machine.environment.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true",E=h[0]?.answer.url??"",fe=rr(l.document,{sums:m,signature:C,url:E},A);return{...i,description:f,
files:h,late:[...u.late,...fe]}}function rr(e,{sums:t,signature:n,url:s},o){const r=e.signing_keys.gpg_public_keys.map(u=>u?.ascii_armor??null),a=r.length===0&&
o,i=t===null?null:Me.yI(t,e),c=a?null:Me.fi(r)??n;return[...i===null?[]:[{kind:"sums",url:s,why:i}],...c?[{kind:"unsigned",why:c}]:[]]}async function ar(e,t){const{
machine:n,settings:s}=t,o=e.filter(u=>u.kind==="module"),r=e.filter(u=>u.kind==="provider"),a=s.platforms.length===0?[n.platform]:s.platforms,i=await Promise.all(
[Qt(o,u=>Uo(u,t)),...a.map(u=>Qt(r,l=>er({...l,platform:u},t)))]),c=Map.groupBy(i.flat(),([u])=>u);return e.map(u=>({...u,packages:(c.get(u)??[]).map(([,l])=>l)}))}
async function Qt(e,t){const n=e.flatMap(r=>r.choice?.kind==="chosen"?[{item:r,version:r.choice.version}]:[]),o=(0,N.c1)(n,({item:r,version:a})=>`${(0,v.IY)(r.wants)}\
 ${a}`).map(async r=>{const[a]=r,i=[...new Set(r.map(({item:u})=>u.root.client))],c=await t({address:a.item.wants,version:a.version,clients:i});return r.flatMap(
({item:u})=>{const l=c[u.root.client];return l===void 0?[]:[[u,l]]})});return(await Promise.all(o)).flat()}async function ir(e,t){const{checkouts:n,configs:s,dialect:o,
directory:r,settings:a}=t,i=[...e,...(0,Rs.n)(a.hostnames,o.clients)],{releases:c}=o,u=n?.plugins??null,l={root:r,plugins:u,releases:c,asksMirrors:!0},d=(0,xs.x)(
s,l,i,t.learn),f=Wo(i,d.isInstalled),h=i.flatMap(({calls:m})=>m).flatMap(({module:m})=>m===null?[]:(0,v.MP)(m)),k=new Set(h).size+f.size,p=new Ws({...t,maxRequests:a.
maxRequests});try{const m={...lr(t,p,k,f),...d},C=a.depth==="packages",A=(G,kr)=>{const nn=dr(i,G,kr,m);return C?ar(nn,m):nn},[[E,...fe],[J,ke,...we],le,ot]=await Promise.
all([Ko(f,m).then(G=>Promise.all([G,A("provider",G)])),xo(i,m).then(G=>Promise.all([G,Do(i,G,m),A("module",G)])),no(m),ao(m)]),hr=Map.groupBy([...we,...fe].flat(),
({root:G})=>G),tn=i.flatMap(G=>hr.get(G)??[]),pr=new Map([...J,...E]),mr=tn.flatMap(({root:G})=>G.lockFile??[]),gr=C?n?.lockHashes??(0,Ds.hc)(new Set(mr),r):new Map;
return{items:tn,versions:pr,inside:ke,lockHashes:gr,clouds:le,logins:ot,requests:p.requests}}finally{p.close()}}function cr(e,{directory:t,checkouts:n}){const s=(0,Ts.
k)();return({path:o},r)=>{const a=e.get((0,v.JT)(r))?.directory??null;if(o===null||a===v.cd.file||!(0,_e.isAbsolute)(o)&&(a===null||n!==null))return null;const i=(0,_e.
isAbsolute)(o)?o:(0,_e.join)(t,a??"",o);return(0,Es.existsSync)(i)?s(i,r):"missing"}}function lr(e,t,n,s){const{configs:o,dialect:r,credentials:a,machine:i,learn:c,
progress:u}=e;let l=0;u({total:n,done:l});const d=new Map(o.map(f=>[f.client,f.patience]));return{...e,send:async f=>{const h=await t.ask(f);return l+=1,u({total:Math.
max(n,l),done:l}),h},known:new Map,workOf:(0,$t.Oo)(()=>new Ps(e.settings.maxRequests,n)),onlyListed:ur(e),localPackages:cr(s,e),withLogin:(0,Ss.TU)(i,c).withLogin,
patience:f=>d.get(f)??{client:f,attemptMs:1e4,retries:1},versionOf:f=>(0,I.tB)(f,r.versions),tokenOf:async f=>{const{answer:h}=await a.find(f),{token:k=null,source:p=null,
isUnsendable:m}=h??{};return k===null||m?{token:null,source:null}:{token:k,source:p}}}}function ur({settings:e,requirements:t}){const n=e.hostnames.flatMap(({addresses:r})=>r).
map(Zt),s=({because:r})=>r.some(a=>typeof a!="string"),o=new Set(t.filter(s).map(Zt));return new Set(n.filter(r=>!o.has(r)))}const Zt=({host:e,service:t})=>`${e}\
 ${t}`,_t=[];function dr(e,t,n,{versionOf:s,methodsOf:o,isInstalled:r,settings:{upgrade:a}}){return e.flatMap(i=>{const{client:c}=i;if(t==="module")return i.calls.
flatMap(l=>{const{module:d,isOpen:f}=l;if(d===null)return[];const h=qt(n,d,c),k=f?{answer:h,choice:null}:en(h,l,{client:c});return[{kind:t,root:i,of:l,wants:d,...k,
packages:_t}]});const u=(0,I.Jd)(c,s(c));return i.providers.map(l=>{const{provider:d,locked:f}=l,k=o(d,c)===null&&r(d,i)?ne(d.host,"service"):qt(n,d,c),p=a?null:
f?.text??null,m=en(k,l,{client:c,held:p,rejectsUnreadable:u});return{kind:t,root:i,of:l,wants:d,...m,packages:_t}})})}const qt=(e,t,n)=>e.get((0,v.IY)(t))?.[n]??
ne(t.host,"service");function en(e,t,n){const s=oe(e),o=(0,v.Im)(t).map(({text:a})=>a),r=s&&ze(o,s,n);return s===null||r!==null?{answer:e,choice:r}:{answer:{...e,
outcome:{kind:"not-asked",why:"work"}},choice:r}}async function fr(e,t,n){try{return vs(await ir(e,t),n)}catch(s){if((0,O.qo)(s))throw s;const r=[...t.visits.values()].
filter(({attempt:a})=>a.discovery.kind==="found").map(({host:a})=>(0,P.hD)((0,Xe.n3)({host:(0,T.nx)(a),thrown:s}),{host:a}));return{...Os.j7,findings:r}}}})};export{vr as id,yr as ids,$r as modules};
