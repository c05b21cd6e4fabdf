const wr=958,vr=[958],yr={7751:((Ne,pe,k)=>{k.d(pe,{o:()=>G,q:()=>Z});var O=k(4e3),W=k(5799);const B=A=>A===1?"1 module or provider was":`${A} modules and provi\
ders were`;function K(A){const{names:$}=A,I=(0,O.K4)($,3,O.dh);switch(A.what){case"inside":return`modules and providers inside ${I} were not checked`;case"direc\
t":{const J=$.length-A.git;return`${[...A.git>0?[`${(0,O.px)(A.git,"module")} from Git`]:[],...J>0?[`${(0,O.px)(J,"module")} from an archive or bucket`]:[]].join(
" and ")} ${$.length===1?"was":"were"} not checked: ${I}`}case"open":return`${(0,O.px)($.length,"module")} ${$.length===1?"was":"were"} not checked, because the\
 source or version is only known at init time: ${I}`;case"limit":return`max-requests (${A.max}) was reached, so ${B($.length)} not checked: ${I}`;case"size":return`\
a response is longer than this check reads, so ${B($.length)} not checked: ${I}`;case"work":return`the answers of the registry take more work than this check do\
es for one host, so ${B($.length)} not checked: ${I}`;case"stopped":return`the check ended too early, so ${B($.length)} not checked: ${I}`;case"contents":return`\
the checksums of ${(0,O.px)($.length,"provider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${I}`;case"ge\
tter":return`the package of ${(0,O.px)($.length,"registry module")} was not checked, because it is downloaded with ${A.getter}: ${I}`;case"units":return`${(0,O.
px)($.length,"Terragrunt unit")} ${$.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${I}`}}
const v={limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform provid\
ers lock` or `tofu providers lock`"},Z=A=>(0,W.CC)("not-followed",{message:K(A),help:v[A.what==="work"?"limit":A.what],...A.what==="work"&&{severity:"warning"}});
function G({by:A,address:$,constraint:I,newest:J,others:se}){const ce=`${(0,O.dh)(A)} requires ${(0,O.dh)($)}${I===null?"":` "${(0,O.dh)(I)}"`}`,me=J===null?"wh\
ich the registry does not have":se.length>0?`which conflicts with ${(0,O.K4)(se,3,O.dh)}`:`which no listed version fits; the newest is ${(0,O.dh)(J)}`;return(0,W.
CC)("module-described",{message:`according to the registry, ${ce}, ${me}`,help:"run `init` to confirm; if it fails, use another version of the module"})}}),1752:((Ne,pe,k)=>{
k.d(pe,{Hn:()=>Z,Lt:()=>V,Nd:()=>Y,Sx:()=>_,XA:()=>B,gH:()=>N,iM:()=>W,jF:()=>v,s5:()=>K});var O=k(1731);function W(w,y,M){const T=$(y,M);return A(w,R=>(!(0,O.Ty)(
R)||(0,O.Cg)(R)===T)&&G(R,y))}function B(w,y){return A(w,M=>(!(0,O.Ty)(M)||y.some(T=>J(M,T)))&&!I(M)&&y.every(T=>me(M,T)))}const K=w=>A(w,y=>!(0,O.Ty)(y));function v(w){
const y=w.filter(M=>M.operator==="=");return y.length===1&&y.every(({version:M})=>I({...M,build:""}))}function Z(w,y,M){const T=(0,O.oF)(w),R=(0,O.PW)(y);return T!==
null&&R.ok&&W([T],R.value,M)!==null}const G=(w,y)=>y.every(M=>ce(w,M));function A(w,y){let M=null;for(const T of w.filter(y))(M===null||(0,O.Zy)(T,M)>0)&&(M=T);
return M}function $(w,y){const[M,T]=w;if(M===void 0||T!==void 0)return null;const R=M.text.trim().replace(y==="opentofu"?/^=?v?/:/^=?/,""),U=(0,O.rK)(R);return U===
null?null:(0,O.Cg)(U)}const I=({numbers:w,pre:y,build:M})=>y===""&&M===""&&w.every(T=>T===0n),J=(w,y)=>y.operator==="="&&se(w,y.version),se=(w,y)=>w.build===y.build&&
(0,O.Zy)(w,y)===0;function ce(w,{operator:y,version:M}){const T=(0,O.Zy)(w,M);if(y==="=")return T===0;if(y==="!=")return T!==0;if(y!=="~>")return H(T,y);const R=M.
numbers.slice(0,M.written-1);return T>=0&&!(0,O.Ty)(M)&&M.numbers.length<=w.numbers.length&&R.every((U,z)=>U===w.numbers[z])}function me(w,y){const{operator:M,version:T}=y;
if(M==="=")return J(w,y);if(M==="!=")return!se(w,T);const R=(0,O.Zy)(w,T);if(M!=="~>")return H(R,M);const[U=0n,z=0n]=T.numbers,oe=T.written===3?[U,z+1n,0n]:[U+1n,
0n,0n];return R>=0&&(0,O.Zy)(w,{...T,numbers:oe,pre:""})<0}const H=(w,y)=>({">":w>0,">=":w>=0,"<":w<0,"<=":w<=0})[y];function N(w,y){if(L(w))return!0;const M=de(
w),T=Math.max(...M.map(({numbers:U})=>U.length)),R=M.flatMap(U=>{const z=Array.from({length:T},(oe,le)=>U.numbers[le]??0n);return[U,q(z),q([...z,1n])]});return W(
R,w,y)!==null}function Y(w){const y=x(w);if(L(y))return!0;const M=de(y),T="x".repeat(1+Math.max(...M.map(U=>U.build.length))),R=M.flatMap(U=>{const[z=0n,oe=0n,le=0n]=U.
numbers,Ee=[z,oe,le+1n];return[U,q([z,oe,le],T),q(Ee,T)]});return B(R,y)!==null}const j=50,P=100,L=w=>w.length>j||w.some(({text:y})=>y.length>P),x=w=>[...Map.groupBy(
w,O.mb).values()].flatMap(([y])=>y??[]),de=w=>{const y=[q([0n,0n,0n]),...w.map(M=>M.version)];return[...new Map(y.map(M=>[(0,O.Cg)(M),M])).values()]},q=(w,y="")=>({
text:"",numbers:w,written:w.length,pre:"",build:y});function _(w,y){const M=x(w),T=y(M)?w:M;if(L(T))return w;const R=T.reduce((z,oe)=>{const le=z.filter(Ee=>Ee!==
oe);return y(le)?z:le},T),U=new Set(R.map(O.mb));return w.filter(z=>U.has((0,O.mb)(z)))}function V(w,y){const M=(0,O.PW)(w),T=(0,O.oF)(y);if(!M.ok||T===null||M.
value.some(R=>(0,O.Ty)(R.version)))return!1;if(T.written<3){const R=(0,O.PW)(`~> ${T.numbers.slice(0,T.written).join(".")}.0`);return R.ok&&!N([...M.value,...R.
value],"terraform")}return!G({...T,pre:""},M.value)}}),1257:((Ne,pe,k)=>{k.d(pe,{N:()=>I,n:()=>me});var O=k(4091),W=k(1831),B=k(5011),K=k(1022),v=k(9562),Z=k(1752),
G=k(1731),A=k(5257);const $={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS\
], such as providers.v1=acme/box@>=1.0"};function I({host:H,service:N,text:Y},j){const[,P="",L]=/^([^@]*)(?:@(.*))?$/s.exec(Y)??[],x=L===void 0?null:{text:L,place:A.
cd},de=`${(0,W.pk)(H)}/${P}`,_=(N===v.e$?J:se)(de,x,j);return _.ok?_:(0,O.TR)(`${_.why}; expected ${N}=${$[N]}`)}function J(H,N,Y){const j=(0,B.rE)(H,Y);if(!j.ok)
return j;const P=de=>(0,Z.gH)(de,Y),L=ce(N,G.PW,P);if(L!==null)return(0,O.TR)(L);const x=A.cd;return(0,O.Ju)({address:H,source:H,place:x,module:j.value,constraint:N,
isOpen:!1})}function se(H,N,Y){const j=(0,K.mi)(H,Y);if(H.split("/").length!==3||j.kind!=="registry")return(0,O.TR)(j.kind==="invalid"?j.error:"not a provider o\
f a registry");const P=ce(N,G._T,Z.Nd);if(P!==null)return(0,O.TR)(P);const L=N===null?[]:[N];return(0,O.Ju)({provider:j,places:[A.cd],constraints:L,locked:null})}
function ce(H,N,Y){if(H===null)return null;const j=N(H.text);return j.ok?Y(j.value)?null:`no version can match ${H.text}`:j.why}function me(H,N){const Y=H.flatMap(
({addresses:j})=>j);return Y.length===0?[]:N.map(j=>{const P=Y.flatMap(L=>{const x=I(L,j);return x.ok?[x.value]:[]});return{directory:A.cd.file,client:j,directories:[],
calls:P.filter(L=>"module"in L),providers:P.filter(L=>"provider"in L),lockFile:null,clientVersions:[]}})}}),9958:((Ne,pe,k)=>{k.d(pe,{predictInit:()=>dr});var O=k(
5747),W=k(7751),B=k(2370),K=k(5143),v=k(5257),Z=k(2886),G=k(4592),A=k(1064),$=k(4e3),I=k(5799),J=k(8937);function se({host:e,hasToken:t},n){if(e==="registry.ter\
raform.io")return`see https://${e}/namespaces/${n.split("/")[0]}`;if(!(0,A.n3)(e))return t?"a private registry may also return 404 if the token has no access":(0,J.
nP)(e,"","if the registry requires a token, ")}function ce(e,t,n,{kind:s,cure:o,check:r=""}){const{host:a,isAll:i,near:c}=t,[u=""]=n,l=n.length<=1,d=`check the \
URL of ${s}s.v1 in the discovery document of ${a}${r}`,f=l?`no ${s} ${u}`:`none of ${n.length} required ${s}s`,h=c===null?"":`write ${c}, or `,p={operator:l?`${i?
`${d}, or `:h}publish ${u}`:d,...l&&{user:`${h}${o}`}},m=`${a} has ${f}: ${(0,$._r)(t)}`;return(0,I.CC)(e,{message:m,...p,note:se(t,u)})}const me=e=>ce("module-\
unknown",e,e.modules,{kind:"module",cure:"correct the source address"});function H(e){const{host:t,providers:n,meant:s,kind:o,isAll:r}=e,[a=""]=n;return o==="di\
rectory"?(0,I.CC)("provider-unknown",{message:`the directory ${(0,$.dh)(t)} has no provider ${a}`,help:`add ${a} to the directory, for example with \`terraform p\
roviders mirror\``}):o==="network mirror"?(0,I.CC)("provider-unknown",{message:`the network mirror ${t} has ${n.length>1?`none of ${n.length} required providers`:
`no provider ${a}`}: ${(0,$._r)(e)}`,operator:`add ${a} to the mirror, for example with \`terraform providers mirror\``,user:`${r?"check `url`, which must be th\
at of a network mirror (HOST/NAMESPACE/TYPE/index.json), not of a registry; or ":""}add the provider to \`include\` of a \`direct\` block in the CLI configuration`}):
s!==null?(0,I.CC)("provider-unknown",{message:`${t} has no provider ${a}: ${(0,$._r)(e)}`,help:`did you mean ${s}? set \`source = "${s}"\` in \`required_providers\
\` of every module that uses it`}):ce("provider-unknown",e,n,{kind:"provider",cure:`correct \`source\` in \`required_providers\`, or add the \`source\` that a child m\
odule lacks${t==="registry.opentofu.org"?`; for a provider that only Terraform\u2019s registry has, write \`source = "registry.terraform.io/${a}"\`, or submit it\
 at https://github.com/opentofu/registry/issues`:""}`,check:", which must end in a slash"})}function N(e){const{mirror:t}=e;return e.kind==="path"?(0,I.CC)("mir\
ror-url",{message:`the mirror directory ${(0,$.dh)(t)} (${e.at}) does not exist`,help:"create the directory before `init`, for example with `terraform providers\
 mirror`, or correct the path"}):e.kind==="port"?(0,I.CC)("mirror-url",{message:`the network mirror ${t} (${e.at}) cannot have ${e.provider}, because the CLIs r\
ead a host with a port as a URL scheme`,help:`add \`exclude = ["${e.provider.split("/")[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the h\
ost`}):(0,I.CC)("mirror-url",{message:`the URL of the network mirror ${t} has no slash at the end, so the CLIs request ${e.asked}, which ${(0,$.dh)(e.result)}`,
help:`set \`url = "${t}/"\``,...e.isUsable?{severity:"warning"}:{}})}function Y({provider:e,version:t,mirror:n,isListed:s,...o}){const r=`${e} ${(0,$.dh)(t,40)}`;
return(0,I.CC)("mirror-version",{message:s?`the network mirror ${n} lists ${r} but does not have it: ${(0,$._r)(o)}`:`the network mirror ${n} does not have ${r}\
, which another installation method lists: ${(0,$._r)(o)}`,operator:`add ${(0,$.dh)(t,40)} to the mirror, for example with \`terraform providers mirror\``,user:s?
"set `version` to one that the mirror has":`exclude ${e} from \`network_mirror\`, or set \`version\` to one that the mirror has`})}const j=({provider:e})=>(0,I.
CC)("provider-excluded",{message:`no installation method in \`provider_installation\` covers ${e}`,help:`add ${e} to \`include\` of a method, or add a \`direct\` bl\
ock`});var P=k(1831),L=k(5011),x=k(9562),de=k(6146);const q=({answer:e,wants:t})=>e.mirror===void 0?t.host:e.host,_=({wants:e})=>(0,v.IY)(e).slice(e.host.length+
1),V=e=>[e.wants.host,_(e)].join("/");function w(e){const t=({host:s,item:o})=>s??q(o);return[...Map.groupBy(e,s=>`${t(s)} ${s.cause}`).values()].flatMap(M).flatMap(
([s,...o])=>{if(s===void 0)return[];const r=[s,...o].map(({item:c})=>c),a=t(s),i=(0,K.jH)([s,...o].flatMap(y));return(0,B.kH)(s.describe(r),{host:a,services:[...new Set(
r.filter(({wants:c})=>c.host===a).map(oe))],places:i,needed:(0,Z.ly)(i),clients:z(r),rows:U(r)})})}const y=({places:e,item:t})=>e??(0,v.ek)(t.of);function M(e){
const t=Map.groupBy(e,({item:s})=>(0,K._M)(s.root.directory)),n=Map.groupBy(t.values(),s=>(0,Z.ly)(s.flatMap(y)));return Array.from(n.values(),s=>s.flat())}const T=({
kind:e,of:t,wants:n})=>e==="module"?t.address:(0,v.IY)(n),R=e=>(0,de.o)(e.root.directory,{kind:e.kind,source:V(e),address:T(e),constraints:(0,v.Im)(e.of).map(({
text:t})=>t),places:(0,v.ek)(e.of)}),U=e=>[...new Set(e.map(R))],z=e=>[...new Set(e.map(({root:t})=>t.client))],oe=({kind:e})=>e==="module"?x.e$:x.xq;function le(e,t){
const n=rn(e);return e.flatMap(s=>{const{outcome:o,mirror:r,url:a}=s.answer;if(o.kind==="failed"){const{problem:l}=o,d=`${l.code} ${l.message}`;return[{item:s,cause:d,
describe:()=>l}]}if(r?.hasSlash===!1)return[];if(o.kind==="status")return[Ee(s,o,{items:e,lost:n,isFork:t})];if(o.kind!=="unreadable")return[];const{why:i,page:c}=o,
u=`shape ${s.kind} ${i}`;return[{item:s,cause:u,describe:l=>(0,G.RK)({...Be(s,l),url:a,page:c,why:i})}]})}function Ee(e,t,{items:n,lost:s,isFork:o}){const{kind:r,
wants:a,answer:i}=e,{kind:c,...u}=t,{status:l}=u,d=i.lastHop,f={...u,url:d?.url??i.url};if(d?.authorization==="withheld"&&l<500||l===401||l===403){const{authorization:m="\
none",challenge:S=null}=d??{},C=tn(e),E={...f,token:m,challenge:S,elsewhere:C,source:i.tokenSource,isFork:o};return{item:e,cause:`unauthorized ${S===null&&(m===
"sent"||m==="none")||r} ${l} ${m} ${C} ${S}`,describe:X=>(0,G.m$)({...Be(e,X),...E})}}if(l===404){const m=s.has(Te(e)),S=`unknown ${m?Te(e):(0,v.IY)(a)}`;return{
item:e,cause:S,describe:E=>nn(e,E,{...f,isAll:m,near:sn(n,e)})}}const g=(0,A.Mq)(l),{attempts:p}=i;return{item:e,cause:`status ${r} ${l}`,describe:m=>(0,G.MI)({
...Be(e,m),...f,attempts:p,transient:g})}}function tn(e){const t=(0,P.yo)(e.answer.lastHop?.url??"");return t===null||t===q(e)?null:(0,P.nx)(t)}function nn(e,t,n){
const{mirror:s,tokenSource:o}=e.answer,r=[...new Set(t.map(ot))],a=s?.url??(0,P.nx)(e.wants.host),i={...n,host:a,hasToken:o!==null};if(e.kind==="module")return me(
{...i,modules:r});const c=s===void 0?"registry":s.isDirectory?"directory":"network mirror";return H({...i,providers:r,meant:on(e),kind:c})}function sn(e,t){const n=/^([^/]+\/)terraform-([^/-]+)-([^/]+\/\2)$/.
exec(_(t));if(n!==null)return[n[1],n[3]].join("");const s=e.find(o=>o.answer.outcome.kind==="read"&&Te(o)===Te(t)&&(0,x.TW)((0,v.IY)(o.wants),(0,v.IY)(t.wants)));
return s===void 0?null:_(s)}function on({wants:e,root:t,answer:{movedTo:n}}){const{host:s,namespace:o,type:r}=e;if(o!=="hashicorp"||s!==(0,L.Vm)(t.client))return null;
const a=t.providers.find(({provider:i})=>i.type===r&&(0,v.JT)(i)!==(0,v.JT)(e))?.provider;return a===void 0?n===void 0?null:`${n}/${r}`:[...a.host===s?[]:[a.host],
a.namespace,r].join("/")}function Be(e,t){return{host:(0,P.nx)(q(e)),kind:e.kind,first:ot(e),others:new Set(t.map(({wants:n})=>(0,v.IY)(n))).size-1,isMixed:t.some(
({kind:n})=>n!==e.kind),mirror:e.answer.mirror?.url??null}}const ot=e=>e.answer.mirror===void 0?_(e):V(e),Te=({kind:e,wants:t,answer:{mirror:n}})=>`${e} ${n?.url??
t.host}`;function rn(e){const t=e.filter(({answer:{mirror:o,outcome:r},wants:a})=>r.kind!=="not-asked"&&!(o===void 0?(0,A.n3)(a.host):o.isDirectory)),n=({answer:{
outcome:o}})=>o.kind==="status"&&o.status===404,s=[...Map.groupBy(t,Te)];return new Set(s.flatMap(([o,r])=>r.every(n)?o:[]))}const an=e=>(0,$.K4)(e,4,({text:t,at:n})=>{
const s=`"${(0,$.dh)(t,80)}"`;return e.length===1?s:`${s} (${(0,$.dh)(n)})`});function cn({kind:e,address:t,constraints:n,mirror:s,...o}){const{isImplied:r,newest:a,
preRelease:i}=o,c=a===null?`all listed versions are pre-releases${i===null?"":`, such as ${(0,$.dh)(i,40)}`}`:`the newest ${s===null?"":`on ${s} `}is ${(0,$.dh)(
a,40)}`,u=n.length>1?"all of ":"",l=n.length===0?"can be chosen":`fits ${u}${an(n)}`;return(0,I.CC)("version-none-fits",{message:`no version of ${e} ${t} ${l}; ${c}`,
help:r?`add a version that fits to ${(0,$.dh)(s??"")}, or remove the provider from it: the CLIs ask the registry only for providers that it does not hold`:ln(n.
length,a===null?i:null,s!==null)})}function ln(e,t,n){if(t!==null){const o=`set \`version = "${(0,$.dh)(t,40)}"\`, since only an exact version selects a pre-rele\
ase`;return{user:o,operator:`publish a release, or ${o}`}}if(e>1)return"change these constraints so that they all allow one listed version";const s="change the \
constraint to allow a listed version";return{user:n?s:`${s}, or wait until the registry has imported a new one`,operator:n?"add a version that fits to the mirro\
r":"publish a version that fits; if its tag exists, check that the registry has imported it"}}const un=({address:e,version:t,upgrade:n,newest:s,mirror:o})=>(0,I.
CC)("version-locked-gone",{message:`the lock file selects ${e} ${(0,$.dh)(t,40)}, which ${o??"the registry"} no longer lists${s===null?"":`; the newest is ${(0,$.
dh)(s,40)}`}`,user:n===null?"change the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock \
file":`run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,$.dh)(n,40)}, and commit the lock file`,operator:o===null?`publish ${(0,$.
dh)(t,40)} again`:`add ${(0,$.dh)(t,40)} to the mirror again`});var fe=k(1752),F=k(1731);const re=e=>e?.outcome.value??null,rt=new WeakMap;function ye(e,t,n={}){
const s=at(t,e),o=s.filter(i=>i!==null),r=(0,fe.s5)(o),[a]=o.filter(F.Ty).sort((i,c)=>(0,F.Zy)(c,i));return{kind:e,texts:t,unreadable:t.filter((i,c)=>s[c]===null),
newest:r&&(0,F.Cg)(r),preRelease:a?(0,F.Cg)(a):null,...n}}const at=(e,t)=>e.map(t==="module"?F.oF:F.rK),it=({texts:e,kind:t})=>at(e,t).filter(n=>n!==null);function Fe(e,t,n){
const s=rt.get(t)??new Map;rt.set(t,s);const{client:o,held:r=null,rejectsUnreadable:a=!1}=n,i=JSON.stringify([e,o,r,a]),c=t.kind==="module"?dn:fn,u=s.get(i),l=e.
join(",").split(",").length;if(u||t.work?.choose(t.texts.length,l)===!1)return u??null;const d=c(e,t,n);return s.set(i,d),d}function dn(e,t,{client:n}){const s=ct(
e,F.PW);if(s===null||!(0,fe.gH)(s,n))return{kind:"refused"};const o=it(t);if(o.length===0)return{kind:"empty"};const r=(0,fe.iM)(o,s,n);return r===null?{kind:"n\
one-fits",conflict:e}:{kind:"chosen",version:(0,F.Cg)(r)}}function fn(e,t,{held:n=null,rejectsUnreadable:s=!1}){const o=ct(e,F._T);if(o===null||!(0,fe.Nd)(o))return{
kind:"refused"};const r=n===null?null:(0,F.rK)(n);if(r!==null&&(0,fe.XA)([r],o)===null)return{kind:"refused"};if(s&&t.unreadable.length>0)return{kind:"unreadabl\
e"};const a=it(t);if(a.length===0)return{kind:"empty"};const i=(0,fe.XA)(a,o);if(r!==null){const l=(0,F.Cg)(r);return a.some(d=>(0,F.Cg)(d)===l)?{kind:"chosen",
version:l}:{kind:"locked-gone",version:l,upgrade:i&&(0,F.Cg)(i)}}if(i!==null)return{kind:"chosen",version:(0,F.Cg)(i)};const c=l=>(0,fe.XA)(a,l)!==null,u=o.length**
2*a.length>hn?o:(0,fe.Sx)(o,c);return{kind:"none-fits",conflict:[...new Set(u.map(({whole:l})=>l))]}}const hn=1e6;function ct(e,t){const n=[];for(const s of e){
const o=t(s);if(!o.ok)return null;for(const r of o.value)n.push({...r,whole:s})}return n}function pn(e){const t=new Set(e.filter(lt).map(({wants:n})=>(0,v.IY)(n)));
return e.flatMap(n=>{const s=re(n.answer);if(s===null||n.choice===null)return[];const{warnings:o=[]}=s,r=()=>(0,G.Mx)({address:V(n),warnings:o});return[...mn(n,
s,n.choice),...kn(n,s,t),...o.length>0?[{item:n,cause:`warning ${(0,v.IY)(n.wants)}`,describe:r}]:[]]})}function mn(e,t,n){const{kind:s,of:o,wants:r,answer:a}=e,
{newest:i,preRelease:c,unreadable:u}=t,l={kind:s,address:V(e),newest:i},d=a.installation?.methods===1?a.mirror:void 0,f=d?.url??null,h=d!==void 0&&d.url===d.place.
file;switch(n.kind){case"empty":{const g=a.mirror!==void 0,p=()=>(0,G.hy)({...l,url:a.url,ignored:u,isMirror:g});return[{item:e,cause:`empty ${(0,v.IY)(r)}`,describe:p}]}case"\
none-fits":{const{conflict:g}=n,p=(0,v.Im)(o).filter(({text:S})=>g.includes(S)),m=p.map(({text:S,place:C})=>({text:S,at:(0,Z.cA)((0,v.W$)(C))}));return[{item:e,
cause:`none fits ${(0,v.IY)(r)} ${JSON.stringify(g.toSorted())}`,places:p.length===0?(0,v.ek)(o):p.map(({place:S})=>(0,v.W$)(S)),describe:()=>cn({...l,constraints:m,
mirror:f,isImplied:h,preRelease:c})}]}case"locked-gone":{const{version:g,upgrade:p}=n,m=$e(e)?.place;return[{item:e,cause:`locked ${(0,v.IY)(r)} ${g} ${p}`,...m===
void 0?{}:{places:[(0,v.W$)(m)]},describe:()=>un({...l,version:g,upgrade:p,mirror:f})}]}case"chosen":case"refused":case"unreadable":return[]}}const $e=({of:e})=>"\
locked"in e?e.locked:null,lt=({choice:e})=>e?.kind==="unreadable";function kn(e,{unreadable:t},n){const{kind:s,choice:o,wants:r}=e,a=lt(e);if(t.length===0||o?.kind===
"empty")return[];if(!a&&n.has((0,v.IY)(r)))return[];const i=V(e),c=()=>(0,G.Ev)({kind:s,address:i,texts:t,rejects:a});return[{item:e,cause:`unreadable ${(0,v.IY)(
r)} ${a}`,describe:c}]}const gn=e=>e.flatMap(t=>{const{installation:n}=t.answer;if(n===void 0)return[];const{methods:s,mirrors:o,place:r}=n;if(s>0)return o.flatMap(
i=>wn(t,i));const a=V(t);return[{item:t,cause:`excluded ${(0,v.IY)(t.wants)}`,places:[r,...(0,v.ek)(t.of)],describe:()=>j({provider:a})}]});function wn(e,{host:t,
mirror:n,outcome:s,url:o}){if(n===void 0||n.hasSlash)return[];if(s.kind!=="status"&&s.kind!=="unreadable")return[];const r=s.kind==="status"?`returned ${s.status}`:
s.why,a=e.choice?.kind==="chosen";return[{item:e,host:t,cause:`slash ${n.url} ${a}`,places:[n.place,...(0,v.ek)(e.of)],describe:()=>N({kind:"slash",mirror:n.url,
asked:o,result:r,isUsable:a})}]}var Ie=k(3410);function vn(e){const t=e.flatMap(n=>{const{host:s,service:o,places:r,clients:a}=n,i={host:s,services:[o],places:r,
clients:a,needed:(0,Z.ly)(r)};return yn(n).map(c=>(0,B.kH)(c,i))});return(0,B.Qp)(t,({host:n,services:s,problem:{code:o,message:r}})=>[n,s,o,r])}function yn(e){
const{service:t,organization:n,workspace:s,ping:o,ofOrganization:r,ofWorkspace:a}=e,i={host:(0,P.nx)(e.host),organization:n??""},c=[o,r,a].flatMap($n),u=dt(r);if(u!==
null){const d=r?.tokenSource??"";c.push(Ie.Dr({...i,source:d,...u}))}t===x.OZ&&o.outcome.kind==="read"&&!Mn(o.outcome.value)&&c.push(Ie.EK({url:o.url,version:o.
outcome.value}));const l=dt(a);if(l!==null&&s!==null){const d="status"in l&&l.status===404,f={...i,workspace:s};c.push(d?Ie.Fu(f):Ie.dF({...f,...l}))}return c}const $n=e=>e&&
"problem"in e.outcome&&e.outcome.problem.code!=="host-private-redirect"?[e.outcome.problem]:[],ut=(0,F.oF)("2.5");function Mn(e){const t=(0,F.oF)(e??"");return ut===
null||t!==null&&(0,F.Zy)(t,ut)>=0}function dt(e){if(e===null)return null;const{url:t,outcome:n}=e;return n.kind==="unreadable"?{url:t,why:n.why}:n.kind==="statu\
s"?{url:t,status:n.status,reason:n.reason}:null}const bn=e=>e.filter(({problem:t})=>t.code!=="host-private-redirect").map(({host:t,problem:n,isRequired:s})=>{const o=s?
["hostnames input"]:[];return(0,B.kH)(n,{host:t,services:[x.S3],places:o,needed:s})});var Pe=k(3916),On=k(1022),D=k(4091),b=k(7681);const En=(0,b.w3)({name:b.Qq,
source:b.Qq,version:b.Qq}),Tn=(0,b.w3)({name:b.Qq,version:b.Qq,namespace:(0,b.LT)(b.Qq),source:(0,b.LT)(b.Qq)}),He=(0,b.w3)({path:b.Qq,providers:(0,b.p_)((0,b.lq)(
Tn)),dependencies:(0,b.p_)((0,b.lq)(En))}),ft=(0,b.p_)((0,b.lq)(He)),ht=(e,t)=>{const n=(0,b.w3)({version:b.Qq,root:e,submodules:t}),s=(0,b.w3)({source:b.Qq,versions:(0,b.
p_)((0,b.lq)(n))});return(0,b.w3)({modules:(0,b.p_)((0,b.lq)(s))})},Sn=ht((0,b.s)(He),(0,b.s)(ft)),Cn=ht(He,ft);function An(e){const t=(0,b.D4)(e,Sn);if(!t.ok)return t;
const{modules:n}=t.value;if(n.some(o=>o===null||o.versions.includes(null)))return(0,D.TR)("has null in a list, at which the clients crash");const[s]=n;return s?
(0,D.Ju)(s.versions.map(o=>o?.version??"")):(0,D.TR)('has no element in "modules"')}function In(e,t){const n=(0,b.D4)(e,Cn),s=n.ok?n.value.modules[0]?.versions??
[]:[],o=new Map;for(const r of s){if(r===null)continue;const i=[r.root,...r.submodules].flatMap(u=>u??[]).map(({path:u,dependencies:l,providers:d})=>({path:u,calls:l.
flatMap(f=>f??[]),providers:d.flatMap(f=>f??[])}));i.some(({calls:u,providers:l})=>u.length+l.length>0)&&t(r.version)&&o.set(r.version,i)}return o}const ze=({constraint:e,
client:t},n)=>Fe(e===null?[]:[e.text],n,{client:t});function Pn(e,t,n){let s=null;const r=[...In(e,a=>(s??=new Set(n.map(i=>pt(ze(i,t)))),s.has(mt(a))))].filter(
([,a])=>xn(a,t));return new Map(r.map(([a,i])=>[mt(a),i]))}const Rn=500;function xn(e,{work:t}){const n=e.flatMap(({calls:r,providers:a})=>[...r,...a]),s=[...e.
map(({path:r})=>r),...n.flatMap(Object.values)],o=n.every(({version:r})=>r.length<=Rn);return t?.keep(s)!==!1&&o}const pt=e=>e?.kind==="chosen"?e.version:"none";
function mt(e){const t=(0,F.oF)(e);return t===null?"":(0,F.Cg)(t)}const Ln=3,Dn=200,jn=2e3,Un=3e5;function Nn({calls:e,client:t},n,s){const o=[],r={calls:[],providers:[],
undescribed:o};let a=e.flatMap(c=>{const{module:u,constraint:l,isOpen:d}=c;return u===null||d?[]:{call:c,host:u.host,by:"",module:u,constraint:l,client:t}});const i={
left:Math.min(s.left,jn)};for(let c=0;c<Ln;c+=1)a=a.flatMap(l=>{const d=n(l);if(d===null)return[];const{described:f}=d,h=f?.size?pt(ze(l,d)):"",g=i.left>0?f?.get(
h):void 0;if(g===void 0)return c===0&&o.push(l.call),[];const{namespace:p,name:m,system:S}=l.module,C=`${p}/${m}/${S} ${h}`,E=Bn(g,{...l,by:C},i);return r.providers.
push(...E.providers),E.calls}).slice(0,Dn),r.calls.push(...a);return s.left-=r.calls.length+r.providers.length,r}function Bn(e,{module:t,...n},s){const o=l=>({text:l,
place:n.call.place}),r=e.slice(0,Math.max(0,s.left)),a=new Map(r.map(l=>[(0,Pe.join)(".",l.path),l])),i=new Set([(0,Pe.join)(".",t.subdirectory)]),c=[],u=[];s.left-=
r.length;for(const l of i){const d=a.get(l);for(const{source:f,version:h}of d?.calls??[]){if(s.left--<=0)break;(0,L.Nj)(f)&&i.add((0,Pe.join)(l,f));const g=(0,L.
vL)(f,n.client),p=h===""?null:o(h);g.kind==="registry"&&c.push({...n,module:g,constraint:p})}for(const{name:f,namespace:h,source:g,version:p}of d?.providers??[]){
if(s.left--<=0)break;const m=(0,On.mi)(g||(0,Pe.join)(h,f),n.client);m.kind!=="registry"||p===""||u.push({...n,provider:m,constraint:o(p)})}}return{calls:c,providers:u}}
function Fn({items:e,inside:t,versions:n},s){const o=Map.groupBy(e,({root:a})=>a),r=Array.from(t,([a,{calls:i,providers:c}])=>{const u=o.get(a)??[];return[...i.
flatMap(d=>Hn(d,n)??[]),...Wn(c,u,s)].map(d=>{const f=({kind:h,of:g})=>h==="module"&&v.ek(g)[0]===d.places[0];return{...d,rows:U(u.filter(f))}})}).flat();return(0,B.
Qp)(r,({problem:a})=>a.message)}function Hn(e,t){const{module:n,client:s,constraint:o,by:r}=e,a=t.get(v.MP(n))?.[s],i=`${n.host}/${n.namespace}/${n.name}/${n.system}`,
c={by:r,address:i,constraint:o?.text??null,others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return We(e,(0,W.o)({...c,newest:null}));const u=re(
a);return!u||ze(e,u)?.kind!=="none-fits"?null:We(e,(0,W.o)({...c,newest:u.newest}))}const zn=50;function Wn(e,t,n){const s=Map.groupBy(e,({provider:o})=>v.JT(o));
return t.flatMap(o=>{const{kind:r,answer:a,root:i}=o,c=r==="provider"?s.get(v.IY(o.wants)):void 0,u=re(a);if(c===void 0||u===null||o.choice?.kind!=="chosen")return[];
const l=[...new Map(c.map(E=>[E.constraint.text,E])).values()],f=[...v.Im(o.of),...l.slice(0,zn).map(E=>E.constraint)],h=n?null:$e(o)?.text??null,g=f.map(({text:E})=>E),
p=Fe(g,u,{client:i.client,held:h});if(p===null||p.kind==="chosen")return[];const m=p.kind==="none-fits"?f.filter(({text:E})=>p.conflict.includes(E)):f,{newest:S}=u,
C=V(o);return l.filter(({constraint:E})=>m.includes(E)).map(E=>{const{by:he,constraint:X}=E,we=m.filter(ue=>ue!==X).map(Kn),ve={by:he,address:C,constraint:X.text,
others:we,newest:S};return We(E,(0,W.o)(ve))})})}const Kn=({text:e,place:t})=>`"${e}" (${t.file}:${t.line})`,We=({call:{place:e},host:t},n)=>(0,B.kH)(n,{host:t,
services:[x.e$],places:[v.W$(e)]}),Ke={location:"the location of the package",document:"the description of the package",page:"the page that names the package",archive:"\
the package",repository:"the Git repository of the package",sums:"the file of checksums",signature:"the signature of the checksums"},Re=e=>e==="location"||e==="\
document",xe="set `version` to one whose package can be downloaded",Jn=({url:e,why:t,clients:n,...s})=>(0,I.CC)("package-location",{message:`${(0,$.eZ)(n)} cann\
ot download ${(0,$.oZ)(s)}: ${(0,$.dh)(t)} (${e})`,operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository \
(`git::https://\u2026`)",user:xe,affects:n});function Xn(e){const{part:t,token:n,isFork:s}=e,o=Re(t)&&s&&n==="none",r=Re(t)?n==="withheld":t==="repository",a=Re(
t)?Gn(e):Vn(e);return(0,I.CC)("package-unauthorized",{message:`${Ke[t]} of ${(0,$.oZ)(e)} cannot be read: ${(0,$._r)(e)}; ${Yn(e)}`,help:o?J.ro:a,severity:o?"no\
tice":r?"warning":"error"})}function Yn(e){const{part:t,token:n,at:s}=e;return t==="repository"?"it does not exist, or requires git credentials, which this chec\
k does not use":n==="none"&&!Re(t)?"the CLIs send no token to package hosts":(0,J.pt)(e,n==="dropped"?s:null)}function Gn(e){const{kind:t,source:n,at:s}=e,o=`gi\
ve the token from ${n} permission to download this ${t}`;return(0,J.$w)(e,`${t}s.v1`,s,o)}function Vn({kind:e,part:t,at:n,host:s}){if(t==="repository")return{operator:"\
use a repository that every user of the registry can read",user:`check that git has credentials for ${n} on the machine that runs init`};const o="serve it witho\
ut authentication, for example at a presigned URL",r=`add a login for ${n} to ~/.netrc`;return e==="module"?{operator:o,user:r}:t!=="archive"?{operator:o,guest:(0,$.
B9)(s)}:{operator:o,user:`${r}, which only Terraform uses for providers`}}function kt(e){const{part:t,why:n,attempts:s,at:o,host:r,status:a}=e,i=a===404||a===410,
c=s>1?` in each of ${s} attempts`:"",u=a!==null?xe:`check that a firewall or proxy lets this machine connect to ${o}, or ${xe}`,l=`publish ${Ke[t]} at this URL`;
return(0,I.CC)("package-unreachable",{message:`${Ke[t]} of ${(0,$.oZ)(e)} ${i?"is missing":"cannot be read"}: ${n}${c}`,operator:i?l:`check that ${o} serves the\
 file to this machine`,user:u,guest:i?`${xe}; only the operator of ${r} can ${l}`:(0,$.B9)(r),...a===429&&{...J.uK,operator:`raise the limit of ${o}`,guest:void 0},
severity:e.isSlow?"warning":"error"})}var Je=k(6697);const gt=({packages:e})=>e.flatMap(Qn);function Qn(e){if("location"in e){const t=e.steps.flatMap(n=>n.kind===
"asked"?n.answer:[]);return[e.location,...t]}return[e.description,...e.files.map(({answer:t})=>t)]}const Me=({item:e,version:t,host:n})=>({kind:e.kind,address:V(
e),version:t,host:(0,P.nx)(n)}),ke=({item:e,version:t,host:n},s,o)=>({item:e,cause:`package ${(0,v.IY)(e.wants)} ${t} ${s}`,describe:o,host:n});function Se(e,t,n){
const{outcome:s,url:o}=n;switch(s.kind){case"read":case"unreadable":return[];case"not-asked":{if(s.why!=="not-allowed"||t==="location"||t==="document")return[];
const r=(0,P.yo)(o)??o,{kind:a,address:i,version:c}=Me(e),u=()=>(0,Je.wp)({host:r,package:`${a} ${i} ${c}`});return[ke(e,`${r} not allowed`,u)]}case"status":case"\
failed":{const r=s.kind==="status"?s.status:s.problem.message,a=()=>qn(e,t,n,s);return[ke(e,`${t} ${o} ${r}`,a)]}}}const Zn=["page","archive","repository"];function qn(e,t,{
lastHop:n,url:s,attempts:o,tokenSource:r},a){const i=n?.url??s,c={...Me(e),part:t,url:i,at:(0,P.yo)(i)??i};if(a.kind==="failed"){const{code:h,message:g}=a.problem;
if(h==="host-private-redirect")return a.problem;const p=h==="host-timeout"&&Zn.includes(t);return kt({...c,why:g,attempts:o,status:null,isSlow:p})}const{kind:u,
...l}=a,{status:d}=l,f={...l,url:i,page:null};if(d===401||d===403||t==="repository"&&d===404){const h={token:n?.authorization??"none",source:r,isFork:e.isFork};
return Xn({...c,...h,...f})}return kt({...c,why:(0,$._r)(f),attempts:(0,A.Mq)(d)?o:1,status:d,isSlow:!1})}function _n(e,{location:t,steps:n}){const{outcome:s,url:o}=t,
r=i=>[ke(e,`location ${i}`,c=>Jn({...Me(e),url:o,why:i,clients:z(c)}))];if(s.kind==="status"&&es(s.status)){const i=`${s.status} ${s.reason}`.trim();return r(`i\
ts location was requested, and the response is ${i}; expected 204`)}const a=n.at(-1);switch(a?.kind){case void 0:return Se(e,"location",t);case"refused":return r(
a.why);case"other":return[ts(e.item,a.getter)];case"asked":{const i=a.answer.outcome;return i.kind==="unreadable"?r(`the page at its location ${i.why}`):Se(e,a.
what,a.answer)}}}const es=e=>e!==401&&e!==403&&!(0,A.Mq)(e),ts=(e,t)=>({item:e,cause:`not followed ${t}`,describe:n=>{const s=[...new Set(n.map(V))];return(0,W.
q)({what:"getter",getter:t,names:s})}}),Le=e=>(0,$.oZ)({...e,kind:"provider"}),Xe=(e,t="")=>`${Le(e)} for ${e.platform} cannot be installed: ${t}${(0,$.dh)(e.why)}`;
function wt(e){const{platform:t,host:n,said:s,isMirror:o}=e,r=s!==void 0,a=r?`for ${t} cannot be downloaded`:`has no package for ${t}`;return(0,I.CC)("package-p\
latform",{message:`${Le(e)} ${a}: ${o?`${e.url} lists none`:(0,$._r)(e)}`,operator:o?`add it with \`terraform providers mirror -platform=${t}\``:`${r?"correct w\
hat the response says, or ":""}publish the package for ${t}`,user:r?`set \`version\` to another one, or ask the operator of ${n} to correct what the response sa\
ys`:e.address.endsWith("/hashicorp/template")?"replace the `template_file` data source with the function `templatefile`: the provider is archived and gets no ne\
w packages":`set \`version\` to one with a package for ${t}, ask the publisher of the provider to build one, or correct \`platforms\``})}const ns=({suggestion:e,
...t})=>(0,I.CC)("package-protocol",{message:`${Le(t)} requires plugin protocol ${(0,$.K4)(t.protocols,3,$.dh)}; Terraform and OpenTofu support 5 and 6`,operator:"\
publish a version with plugin protocol 5 or 6, or correct `protocols`",user:e===null?"ask the publisher of the provider for a version with plugin protocol 5 or \
6":`set \`version = "${(0,$.dh)(e,40)}"\`, the newest version with a supported protocol`}),ss=e=>(0,I.CC)("package-document",{message:Xe(e,`the response of ${e.
url} `),operator:e.isMirror?`return {"archives":{"${e.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"return the \
description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`"}),os=e=>(0,I.CC)(
"package-sums",{message:Xe(e,`${e.url} `),operator:"correct the checksums file: one line with the SHA-256 hash and `filename` of each package; then sign it agai\
n"}),rs=e=>(0,I.CC)("package-unsigned",{message:Xe(e),operator:"sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`), and list the pu\
blic key in ASCII armor in `signing_keys.gpg_public_keys`"});function as({clients:e,...t}){const n=e.map(s=>`${s==="opentofu"?"tofu":s} providers lock -platform\
=${t.platform}`);return(0,I.CC)("lock-platform-missing",{message:`the lock file has no checksum of ${Le(t)} for ${t.platform}`,user:`run \`${n.join("` or `")}\`,\
 and commit the lock file`,operator:"publish the original package again if it was replaced"})}var be=k(8700);function is(e,t,n){const{description:s}=t,o={...e,host:s.
host},{outcome:r}=s;switch(r.kind){case"unreadable":return[Ye(o,t,{kind:"description",why:r.why})];case"read":return[...[...r.value.early.map(a=>Ye(o,t,a)),...t.
files.flatMap(({part:a,answer:i})=>Se(o,a,i)),...t.late.map(a=>Ye(o,t,a))].slice(0,1),...us(o,t,r.value,n)];case"status":return r.status===404?[cs(o,t,r)]:Se(o,
"document",s);case"failed":case"not-asked":return Se(o,"document",s)}}function cs(e,{platform:t,description:{url:n,mirror:s}},o){const{kind:r,...a}=o,i={...a,url:n};
if(s===void 0){const f={...Me(e),...i,platform:t,isMirror:!1};return ke(e,`${t} platform`,()=>wt(f))}const{item:c,version:u}=e,l={provider:V(c),mirror:s.url,version:u,
...i},d=(c.answer.installation?.mirrors??[]).some(f=>f.mirror?.url===s.url&&re(f)?.texts.includes(u));return ke(e,`mirror ${s.url}`,()=>Y({...l,isListed:d}))}function Ye(e,t,n){
const{platform:s,description:o}=t,{url:r,mirror:a}=o,i={...Me(e),platform:s,isMirror:a!==void 0,url:r},c=(l,d)=>ke(e,`${s} ${l}`,d),u=l=>c(`document ${l}`,()=>ss(
{...i,why:l}));switch(n.kind){case"description":return u(n.why);case"no-archive":return u("has no `download_url`");case"platform":{const l={status:200,reason:"O\
K",page:null};return c("platform",()=>wt({...i,...l}))}case"protocols":{const{protocols:l}=n,d=ls(e.item);return c("protocols",()=>ns({...i,protocols:l,suggestion:d}))}case"\
sums":return c(`sums ${n.why}`,()=>os({...i,...n}));case"unsigned":return c(`unsigned ${n.why}`,()=>rs({...i,...n}))}}const ls=({answer:e})=>ye("provider",re(e)?.
compatible??[]).newest;function us(e,{platform:t},{hashes:n},s){const{item:o,version:r}=e,a=$e(o),i=s.get(o.root.lockFile??"")?.get((0,v.IY)(o.wants))??[];if(a?.
text!==r||n===null||i.length===0)return[];if(i.some(l=>n.includes(l)))return[];const c=[(0,v.W$)(a.place)];return ds(i,n)?[{...ke(e,`${t} lock`,l=>as({...Me(e),
platform:t,clients:z(l)})),places:c}]:[{item:o,cause:"not followed contents",places:c,describe:d=>{const f=d.map(h=>`${V(h)} ${$e(h)?.text}`);return(0,W.q)({what:"\
contents",names:[...new Set(f)]})}}]}const ds=(e,t)=>be.CT.filter(n=>e.some(s=>s.startsWith(n))).every(n=>t.some(s=>s.startsWith(n))),Ge=[];function fs(e){const t=new Map,
n=Map.groupBy(e,({root:s})=>s.directory);return Array.from(n,([s,o])=>({directory:s,clients:z(o),rows:(0,K.c1)(o,R).map(r=>hs(r,t))}))}function Ve(e,t){const n=JSON.
stringify(e),s=t.get(n)??e;return t.set(n,s),s}function hs(e,t){const[n]=e,{kind:s,wants:o,of:r,answer:a}=n,i=(0,v.Im)(r).map(({text:u})=>u),c=e.flatMap(({root:{
client:u},choice:l})=>l===null?[]:[[u,l.kind==="chosen"?l.version:null]]);return{kind:s,address:T(n),source:Ve(V(n),t),host:o.host,constraints:Ve(i,t),locked:$e(
n)?.text??null,chosen:Ve(Object.fromEntries(c),t),newest:re(a)?.newest??null,platforms:ms(e),...e.flatMap(gt).some(ps)&&{isUnchecked:!0},worst:null,problems:Ge,
places:(0,K.As)((0,v.ek)(r)),rejectedAt:gs(e)}}const ps=({outcome:e})=>e.kind==="not-asked";function ms(e){const t=e.flatMap(({packages:n})=>n).flatMap(n=>"plat\
form"in n?[n]:[]);return t.length===0?Ge:[...Map.groupBy(t,({platform:n})=>n)].map(([n,s])=>{const o=s.map(ks);return{platform:n,available:o.includes(!1)?!1:o.includes(
null)?null:!0}})}function ks({description:{outcome:e,mirror:t}}){return e.kind==="read"?!e.value.early.some(({kind:s})=>s==="platform"):e.kind==="status"&&e.status===
404&&t===void 0?!1:null}function gs(e){const t=e.find(({choice:s})=>s!==null&&s.kind!=="chosen");return t===void 0?Ge:[...(0,v.Im)(t.of),$e(t)].flatMap(s=>s?.place??
[])}function ws(e,t){const{items:n}=e,s=[...le(n,t.isFork),...gn(n),...pn(n),...vs(e,t.isFork)],o=n.filter(({answer:r})=>r.outcome.kind==="read").map(r=>`${r.wants.
host} ${oe(r)}`);return{notes:[...$s(e),...w(s),...Fn(e,t.upgrade),...vn(e.clouds),...bn(e.logins),...Ms(n,t)],roots:fs(n),requests:e.requests,answering:new Set(
o)}}const vs=({items:e,lockHashes:t},n)=>e.flatMap(s=>{if(s.choice?.kind!=="chosen")return[];const o={item:s,version:s.choice.version,isFork:n,host:s.wants.host};
return s.packages.flatMap(r=>"location"in r?_n(o,r):is(o,r,t))}),ys=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;function $s({inside:e}){const t=({
place:c})=>c!==v.cd,n=[...e.keys()].flatMap(c=>c.calls),s=vt(n.filter(({isOpen:c})=>c)),o=vt(n.filter(({module:c,isOpen:u})=>c===null&&!u)),r=o.filter(({source:c})=>ys.
test(c)).length,a=[...e.values()].flatMap(({undescribed:c})=>c).filter(t),i=a.flatMap(({module:c})=>c===null?[]:`${c.namespace}/${c.name}/${c.system}`);return[...Qe(
a,{what:"inside",names:[...new Set(i)]}),...Qe(s,{what:"open",names:s.map(({address:c})=>c)}),...Qe(o,{what:"direct",git:r,names:o.map(({address:c})=>c)})]}function Qe(e,t){
const n=(0,K.NP)(e.map(({place:s})=>s));return n.length===0?[]:[(0,B.kH)((0,W.q)(t),{places:n,clients:[]})]}const vt=e=>[...new Map(e.map(t=>[`${t.place.file}:${t.
place.line}`,t])).values()];function Ms(e,{maxRequests:t}){const n=e.flatMap(o=>[o.answer,...gt(o)].flatMap(({outcome:r})=>r.kind==="not-asked"?{item:o,host:q(o),
outcome:r}:[]));return(0,K.c1)(n,({host:o,outcome:r})=>`${o} ${"problem"in r?r.problem.message:r.why}`).flatMap(o=>{const[{host:r,outcome:a}]=o,i=[...new Set(o.
flatMap(d=>(0,v.ek)(d.item.of)))];if("problem"in a)return[(0,B.kH)(a.problem,{host:r,places:i,needed:(0,Z.ly)(i)})];const{why:c}=a;if(c==="service"||c==="not-al\
lowed")return[];const u=[...new Set(o.map(d=>_(d.item)))],l=(0,W.q)(c==="limit"?{what:c,max:t,names:u}:{what:c,names:u});return[(0,B.kH)(l,{host:r,places:(0,K.NP)(
i),needed:!1})]})}var bs=k(4702),Os=k(3024),Ze=k(6760),Es=k(4693),Ts=k(7542),yt=k(9075);const Ss=1e6,Cs=1e5,As=2e4;class Is{#e;constructor(t,n){this.#e=Ss+t*Cs+
n*As}get isSpent(){return this.#e<0}read({bytes:t,truncated:n}){let s=0;for(const o of t)(o===44||o===91||o===123)&&(s+=1);return this.#t((n?1:1/8)*t.length+12*
s)}keep(t){return this.#t(t.reduce((n,{length:s})=>n+16*s+100,0))}choose(t,n){return this.#t(t*(25+2*n))}#t(t){return this.#e-=t,!this.isSpent}}var Ps=k(1257),Rs=k(
4155),xs=k(8279),ge=k(7010),Ls=k(1654),Ds=k(3948),$t=k(6875),js=k(9940);const Oe=4;class qe{#e=[];#t;constructor(t){this.#t=t}async pass(t){const n=await this.enter();
return t().finally(n)}async enter(){return this.#t===0?await new Promise(t=>this.#e.push(t)):this.#t-=1,()=>{const t=this.#e.shift();t===void 0?this.#t+=1:t()}}}
async function Mt(e,t,{concurrency:n},s,o=Oe){const r=Map.groupBy(e,t);await bt(r.values(),n*Oe,a=>bt(a.values(),o,s))}async function bt(e,t,n){const s=async()=>{
for(const o of e)await n(o)};await Promise.all(Array.from({length:t},s))}const Us=2*Oe,Ns=1e3,Bs=3e4,Fs=6e4;class Hs{gate=new qe(Oe);largeBodies=new qe(1);requests=0;pause=Promise.
resolve();silent=0;down=null}class zs{#e;#t;#i=(0,yt.Oo)(t=>new Hs);#o=new Map;#s=new Set;#n=new Map;constructor(t){this.#e=t,this.#t=new qe(t.concurrency*Oe),t.
stop.onEnd.add(this.#r);for(const[n,s]of t.sessions??[])this.#s.add(n),this.#n.set(n,this.#a({url:s}))}get requests(){return[...this.#o.values()]}ask(t){const n=this.#a(
t);return n.gate.pass(()=>this.#t.pass(()=>this.#c(n,t)))}#r=()=>{for(const t of this.#s)t.close()};close(){this.#e.stop.onEnd.delete(this.#r),this.#r()}#a({url:t}){
const n=(0,ge.X5)(t);return this.#i(n.ok?`${n.value.name} ${n.value.port}`:"")}async#c(t,n){if(t.down!==null)return t.down;const s=await this.#l(t,n);if(typeof s==
"string")return s;const[{response:o}]=s;return"problem"in o&&o.problem.code==="host-private-redirect"||(t.silent=s.every(({headMs:r})=>r===null)?t.silent+1:0,t.
silent>=Us&&(t.down=s)),s}async#l(t,n){const{stop:s,maxRequests:o}=this.#e,r=[];for(;;){if(await t.pause,s.why!==null)return _e(r,"stopped");if(t.requests>=o)return _e(
r,"limit");const a=await this.#u(t,n);if(s.why!==null&&a.response.kind==="failed"||r.push(a),n.patience.every(f=>(0,A.mh)(r,f)!==null)||s.why!==null)return _e(r,
"stopped");const{ms:u,isForHost:l}=Ws(a,r.length,this.#e),d=(0,$t.v7)(u,this.#e);l&&(t.pause=d),await d}}async#u(t,n){const{network:s,startTimer:o,monotonic:r}=this.#e,
{patience:a}=n,i=this.#f(t);t.requests+=1;try{const c=await(0,Ds.e)({...n,planBody:u=>({...n.planBody(u),turn:()=>t.largeBodies.enter()}),asks:"answer",session:i,
settings:s,timeoutMs:(0,js.nT)(a),startTimer:o,monotonic:r});return t.requests+=c.hops.length-1,this.#d(n,c),c}finally{this.#h(t,i)}}#d({host:t},{hops:[n],timing:s,
certificates:o}){const{slowest:r=null,certificates:a=[]}=this.#o.get(t)??{},i=n!==void 0&&s.totalMs>(r?.timing.totalMs??-1),c=l=>!a.some(d=>d.host===l.host&&d.expires===
l.expires),u=o.filter(c).map(({host:l,expires:d})=>({host:l,expires:d}));this.#o.set(t,{host:t,slowest:i?{url:n.url,timing:s}:r,certificates:[...a,...u]})}#f(t){
for(const[s,o]of[...this.#n].reverse())if(o===t&&(this.#n.delete(s),s.isOpen))return s;const n=new Ls.N(this.#e.network);return this.#s.add(n),n}#h(t,n){n.isOpen?
this.#n.set(n,t):this.#s.delete(n);const[s]=this.#n.keys();this.#n.size<=this.#e.concurrency||s===void 0||(this.#n.delete(s),this.#s.delete(s),s.close())}}const _e=([
e,...t],n)=>e===void 0?n:[e,...t];function Ws({response:e},t,{now:n}){const s=e.kind==="received"&&[429,503].includes(e.head.status)?(0,$t.VJ)(e.head.retryAfter,
n()):null;return s===null?{ms:Math.min(Ns*2**(t-1),Bs),isForHost:!1}:{ms:Math.min(Math.max(s,0),Fs),isForHost:!0}}var ee=k(4283),Ot=k(2832),ae=k(7705),Ks=k(960),
et=k(1193);const Js=9,Xs={kind:"whole",maxBytes:8*1024*1024},ie=({bytes:e})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e);function De(e,t){const{once:n}=e;
if(n===void 0)return Et(e,t);const s=t.known.get(n)??Et(e,t);return t.known.set(n,s),s}async function Et(e,t){const{host:n,clients:s,at:o}=e;if(s.length===0)return{};
const r=Map.groupBy(s.map(c=>({client:c,where:o(c)})),({where:c})=>typeof c=="string"?c:(0,ee.jr)(c.url)),a=await t.tokenOf(n),i=r.values().map(c=>Ys(e,c,a,t));
return Object.fromEntries((await Promise.all(i)).flat())}function Ce(e,t,n,s,o,r){return De({...o,host:t,clients:n,at:i=>{const c=St(e,t,i,r);return typeof c=="\
string"?c:{...c,url:s(c.url)}}},r)}const te=(e,t,n="")=>({host:e,url:n,tokenSource:null,outcome:{kind:"not-asked",why:t},attempts:0,lastHop:null});async function Ys(e,t,{
token:n,source:s},{send:o,patience:r,versionOf:a,workOf:i}){const[c]=t;if(c===void 0)return[];const{host:u,headers:l,maxRedirects:d=Js}=e,f=t.map(({client:C})=>C),
h=c.where,g=C=>f.map(E=>[E,C]);if(typeof h=="string")return g({...te(u,h),tokenSource:s});const p=(0,ee.Pl)(h.url),m={...te(u,"service",p),tokenSource:s},S=i(u);
if(S.isSpent)return g({...te(u,"work",p),tokenSource:s});try{const C=await o({...h,host:u,token:n,headers:l??{"x-terraform-version":a(c.client)},planBody:X=>Tt(
X,e)??Ot.IK,maxRedirects:d,patience:f.map(r)});if(typeof C=="string")return g({...m,outcome:{kind:"not-asked",why:C}});const E=C.at(-1)?.hops.at(-1)??null,he=Map.
groupBy(f,X=>Gs(C,r(X)));return Array.from(he,([X,we])=>{const ve=Vs(X,h.url,e,S),ue={host:u,url:p,tokenSource:s,outcome:ve,attempts:C.length,lastHop:E};return we.
map(st=>[st,ue])}).flat()}catch(C){if((0,O.qo)(C))throw C;const E=(0,Je.n3)({host:P.nx(u),thrown:C});return g({...m,outcome:{kind:"not-asked",why:"unchecked",problem:E}})}}
function Gs(e,t){const{attemptMs:n}=t,s=e[(0,A.mh)(e,t)??e.length-1]??e[0],{response:o,timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=n)return o;const i=(a??
0)>n?"response":"body",c=o.url.host.replace(/:443$/,"");return{kind:"failed",problem:(0,Ks.Qs)({host:c,asks:"answer",phase:i,limitMs:n}),transient:!0}}const Tt=(e,{
accepts:t=s=>s===200,plan:n=()=>Xs})=>t(e.status)?n(e):null;function Vs(e,t,n,s){if(e.kind==="failed"){const{problem:l}=e;return l.code==="host-http2"?{kind:"no\
t-asked",why:"unchecked",problem:l}:{kind:"failed",problem:l}}const{head:o,body:r}=e,{status:a,reason:i}=o;if(!s.read(r))return{kind:"not-asked",why:"work"};const c=Tt(
o,n);if(c===null){const l=(0,et.y8)(r.bytes);return{kind:"status",status:a,reason:i,page:l,...(0,et.Kd)(r.bytes,i)}}if(r.truncated&&c.kind==="whole")return{kind:"\
not-asked",why:"size"};const u=n.read(e,t,s);return u.ok?{kind:"read",value:u.value}:u.why===b.ch?{kind:"not-asked",why:s.isSpent?"work":"size"}:{kind:"unreadab\
le",why:u.why,page:(0,et.y8)(r.bytes)}}function St(e,t,n,{settings:s,network:o,visits:r,onlyListed:a}){const i=r.get(t);if(i===void 0)return"service";const{discovery:c}=i.
attempt,u=i.forced.find(C=>C.client===n),l=u===void 0?c:{...u,kind:"found",url:P.cu(t)};if(l.kind!=="found")return"service";const{url:d,services:f}=l,h=(0,x.TE)(
e,{services:f,documentUrl:d,display:P.nx(t),client:n});if(h.kind!=="url"||!(0,ge.X5)(h.url).ok)return"service";const g=P.Pm(h.url)??"",p=u!==void 0,m=g===t||P.ev(
g,s)||a.has(`${t} ${e}`)||p,S=p?null:Ct(i,o);return m?{url:h.url,origin:S}:"not-allowed"}const Ct=({host:e,attempt:t},n)=>({isPublic:(0,ge.Ul)(n,P.Sv(e).name,t.
hops[0]?.address??null)}),Qs=3e4,Zs={kind:"whole",maxBytes:1024*1024},At={headers:{accept:"application/vnd.api+json"},plan:({status:e})=>e===200?Zs:Ot.IK},qs={...At,
accepts:()=>!0,read:({head:e})=>(0,D.Ju)(e.apiVersion)},_s=(0,b.w3)({data:(0,b.lq)((0,b.w3)({id:b.Qq}))}),It={...At,accepts:e=>e>=200&&e<=399,read:({body:e})=>{
const t=(0,b.D4)(ie(e),_s);return t.ok?t.value.data===null?(0,D.TR)("has no data"):(0,D.Ju)(null):t}},eo=/^[\w-]+$/;async function to(e){const t=e.settings.timeoutMs??
Qs,s={...e,patience:r=>({client:r,attemptMs:t,retries:1})},o=so(e).map(async r=>{const{host:a,service:i,clients:c}=r,{token:u}=await e.tokenOf(a);if(u===null)return[];
const l=c.flatMap(f=>{const h=St(i,a,f,e);return typeof h=="string"?[]:[{client:f,at:h}]}),d=(0,K.c1)(l,({at:f})=>(0,ee.jr)(f.url)).map(f=>{const h={...r,clients:f.
map(({client:g})=>g)};return no(h,f[0].at,s)});return await Promise.all(d)});return(await Promise.all(o)).flat()}async function no(e,t,n){const{host:s,clients:o,
organization:r,workspace:a}=e,i=async(g,p)=>{const m=(0,ae.ny)(t.url,g),S=()=>({...t,url:m}),C=`cloud ${(0,ee.jr)(m)}`,E=await De({...p,host:s,clients:o,at:S,once:C},
n);return Object.values(E)[0]??te(s,"service")},c=await i("ping",qs),u={...e,ping:c,ofOrganization:null,ofWorkspace:null};if(c.outcome.kind!=="read"||r===null)return u;
const l=`organizations/${r}`,d=await i(`${l}/entitlement-set`,It),h=d.outcome.kind!=="read"||a===null?null:await i(`${l}/workspaces/${a}`,It);return{...u,ofOrganization:d,
ofWorkspace:h}}function so({usages:e,machine:t}){const n=new Map;for(const{kind:s,workspace:o,hasOwnToken:r,needs:a,place:i}of e){if(o===void 0||r)continue;const c=s.
startsWith("cloud")?t.environment.TF_CLOUD_ORGANIZATION:void 0,u=Pt(o.organization??c),l=Pt(o.name);for(const{host:d,service:f,clients:h}of a){const g=[d,f,u,l].
join(" "),m=n.get(g)??{host:d,service:f,organization:u,workspace:l,places:[],clients:[]};n.set(g,m),m.places.push(i),m.clients=[...new Set([...m.clients,...h])]}}
return[...n.values()]}const Pt=e=>e&&eo.test(e)?e:null;var Rt=k(9529);const oo=1e4;async function ro(e){const{visits:t,settings:n}=e,s=new Map;for(const r of t.
values())for(const a of ao(r)){const i=(0,P.Pm)(a)??"";a.scheme==="https"&&i!==r.host&&(0,ge.X5)(a).ok&&(0,P.Jr)(i,n.allowedHosts)&&!s.has(i)&&s.set(i,{visit:r,
url:a})}return(await Promise.all(s.values().map(({visit:r,url:a})=>io(r,a,e)))).flat()}function ao({host:e,attempt:{discovery:t}}){if(t.kind!=="found")return[];
const n=(0,P.nx)(e),{url:s,services:o}=t,a=(0,x.TE)(x.S3,{services:o,documentUrl:s,display:n,client:"terraform"});return a.kind!=="object"?[]:(0,Rt.u)((0,Rt.m)(
a.value,s,n).value).map(({url:i})=>i)}async function io(e,t,n){const{send:s,network:o,settings:r,requirements:a}=n,{host:i}=e,c=await s({host:i,url:t,origin:Ct(
e,o),token:null,headers:{},planBody:()=>({kind:"excerpt",maxBytes:0}),maxRedirects:0,patience:[{client:"terraform",attemptMs:r.timeoutMs??oo,retries:1}]}),u=typeof c==
"string"?null:c.at(-1);if(u?.response.kind!=="failed"||u.headMs!==null)return[];const{problem:l}=u.response;if(l.code==="host-http2")return[];const d=a.some(f=>f.
host===i&&f.service===x.S3);return[{host:i,problem:l,isRequired:d}]}var co=k(2713),xt=k(6979),je=k(4321),lo=k(9587);const uo=(0,b.w3)({location:b.Qq,use_registry_credentials:(0,b.
lq)(b.zM)}),fo=(0,b.w3)({location:b.Qq,use_registry_credentials:b.gy}),ho=(e,t)=>(0,b.D4)(e,t?uo:fo,"struct");function po(e){const{status:t,header:n,body:s,downloadUrl:o,
client:r,readsCredentials:a}=e;if(r==="opentofu"&&t!==204){const i=ho(s,a);if(!i.ok)return ne(`the response ${i.why}`);const{location:c,use_registry_credentials:u}=i.
value;if(u!==null)return mo(c,u,o);if(c!=="")return Lt(c,o,r)}return n?Lt(n,o,r):ne(ko[r])}function mo(e,t,n){if(e==="")return ne("the response has `use_registr\
y_credentials` and no `location`");const s=(0,ae.EH)(n,e);return s.ok?{kind:"direct",url:s.value,usesCredentials:t}:ne(s.why)}const ko={terraform:"the response \
has no X-Terraform-Get header",opentofu:"the response has neither `location` nor an X-Terraform-Get header"},ne=e=>({kind:"refused",why:(0,lo.Nx)(e)});function go(e,t){
const n=/^([A-Za-z][A-Za-z0-9+.-]*):/.exec(e)?.[1];return n===void 0?ne(`invalid source string: ${e}`):(0,je.WS)(n,t)?jt(e,t):ne(`no getter available for X-Terr\
aform-Get source protocol: "${n}"`)}function Lt(e,t,n){const s=(0,ae.ut)(t,e);if(!s.ok)return ne(s.why);const{kind:o}=(0,L.vL)(s.value,n);return o==="local"||o===
"registry"?ne("must be a direct remote package address"):jt(s.value,n)}const Dt="zip|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",wo=new RegExp(`^(?:${Dt}|tar\\.(?:gz|bz2|\
xz))$`),vo=new RegExp(`\\.(?:${Dt})$`),yo=/^(?:0|f|F|false|FALSE|False)$/;function jt(e,t){const n=(0,je.cx)(e,t);if(!n.ok)return ne(n.why);const{getter:s,url:o}=n.
value;if(!(0,je.WS)(s,t))return ne((0,je.Ns)(e,n.value));if(o===null||!/^https?$/.test(o.scheme))return{kind:"other",getter:s};const r=(0,xt.xB)(o.query);if(s===
"git")return{kind:"git",url:tt(o,[])};if(!/^https?$/.test(s))return{kind:"other",getter:s};const a=r.find(([u])=>u==="archive")?.[1]??"",i=r.filter(([u])=>u!=="\
checksum"&&!(u==="archive"&&a!==""));return(a===""?vo.test(o.path):!yo.test(a)&&wo.test(a))?{kind:"archive",url:tt(o,i)}:r.some(([u,l])=>u==="checksum"&&l!=="")?
ne("checksum cannot be specified for directory download"):{kind:"page",url:tt(o,[...i,["terraform-get","1"]])}}const tt=(e,t)=>({...e,query:(0,xt.Ge)(t),forceQuery:!1,
fragment:""}),$o={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function Mo(e){for(const[t,n,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.toLowerCase();
if(n===""?o==="body":o==="head")return null;if(n!==""||o!=="meta")continue;const r=new Map;for(const[,i="",c,u,l]of t.matchAll(bo))r.set(i.toLowerCase(),c??u??l??
"");const a=r.get("content")??"";if(r.get("name")==="terraform-get"&&a!=="")return Oo(a)}return null}const bo=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
Oo=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(t,n,s)=>n!==void 0?$o[n]??t:Number(s)<=1114111?String.fromCodePoint(Number(s)):t),Eo=3e4,Ut={kind:"excerpt",maxBytes:1024},
To=128*1024,Nt={terraform:0,opentofu:0},Ue={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,plan:()=>Ut,read:()=>(0,D.Ju)(""),retries:Nt,
netrc:A.Du},So={...Ue,name:"provider archive",retries:{terraform:0,opentofu:2},netrc:["terraform"]},Co={...Ue,name:"direct archive",accepts:e=>e>=200&&e<300,retries:null,
netrc:[]},Ao={name:"page",headers:{},accepts:e=>e>=200&&e<300,plan:({terraformGet:e})=>e?Ut:{kind:"excerpt",maxBytes:To},read:({head:e,body:t})=>{const n=e.terraformGet||
Mo(ie(t));return n===null?(0,D.TR)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,D.Ju)(n)},retries:Nt,netrc:A.Du},Io={...Ue,name:"repository",
headers:{},accepts:e=>e===200,netrc:[]},Bt={name:"sums",headers:{},read:({body:e})=>(0,D.Ju)(ie(e)),retries:null,netrc:[]},Po={...Bt,name:"signature",read:({body:{
bytes:e}})=>(0,D.Ju)((0,be.jY)(e)??"")};function nt({lastHop:e},{network:t}){const{url:n="",address:s=null}=e??{},o=(0,ee.Dl)(n),r=o.ok?(0,ge.X5)(o.value):null;
return{isPublic:!r?.ok||(0,ge.Ul)(t,r.value.name,s)}}async function Ft({client:e,registry:t,url:n,origin:s,token:o=!1},r,a){const{dialect:i,settings:c,patience:u,
tokenOf:l,withLogin:d}=a,{name:f,retries:h,netrc:g}=r,p=(0,P.Pm)(n);if(p!==null&&p!==t&&!(0,P.ev)(p,c))return te(t,"not-allowed",(0,ee.Pl)(n));const m=E=>({url:g.
includes(E)?d(n):n,origin:s}),S=`${f} ${o} ${s?.isPublic} ${(0,ee.jr)(n)}`,{[e]:C}=await De({...r,host:t,clients:i.clients,at:m,once:S},{...a,patience:E=>h===null?
u(E):{client:E,attemptMs:Eo,retries:h[E]},tokenOf:o?l:async()=>({token:null,source:null})});if(C===void 0)throw new Error("a client without an answer");return C}
function Ro(e,t){const n=e.flatMap(({client:s,calls:o})=>o.flatMap(({module:r,constraint:a})=>r?[{module:r,client:s,constraint:a}]:[]));return Ht(n,new Map,t)}async function xo(e,t,n){
const s=({module:o,client:r})=>re(t.get((0,v.MP)(o))?.[r]);for(;;){const o={left:Un},r=new Map(e.map(i=>[i,Nn(i,s,o)])),a=Array.from(r.values(),i=>i.calls).flat().
filter(({module:i})=>n.visits.has(i.host)&&!t.has((0,v.MP)(i)));if(a.length===0)return r;await Ht(a,t,n)}}async function Ht(e,t,n){const s=(0,K.c1)(e,({module:o})=>(0,v.
MP)(o));return await Mt(s,([{module:o}])=>o.host,n,async o=>{const[{module:r}]=o,a=[...new Set(o.map(({client:l})=>l))],i=l=>(0,ae.fZ)(l,r),c={read:({body:l},d,f)=>Lo(
ie(l),o,f)},u=await Ce(x.e$,r.host,a,i,c,n);t.set((0,v.MP)(r),u)}),t}function Lo(e,t,n){const s=An(e);if(!s.ok)return s;if(!n.keep(s.value))return(0,D.TR)(b.ch);
const o=ye("module",s.value,{work:n}),r=Pn(e,o,t);return(0,D.Ju)(r.size===0?o:{...o,described:r})}const Do={accepts:e=>e===200||e===204,read:({head:e,body:t},n)=>{
const{status:s,terraformGet:o}=e;return(0,D.Ju)({status:s,header:o,body:ie(t),downloadUrl:n})}};async function jo({address:e,version:t,clients:n},s){const{host:o}=e,
r=u=>(0,ae.sw)(u,e,t),a=await Ce(x.e$,o,n,r,Do,s),i=(0,A.sX)(s.versionOf("opentofu")),c=Object.entries(a).map(async([u,l])=>{const d=u,{outcome:f}=l;if(f.kind!==
"read")return[d,{location:l,steps:[]}];const h=po({...f.value,client:d,readsCredentials:i}),{downloadUrl:g}=f.value,p=await No(h,d,l,g,s),m={...l,outcome:{kind:"\
read",value:null}};return[d,{location:m,steps:p}]});return Object.fromEntries(await Promise.all(c))}const Uo=10;async function No(e,t,n,s,o){const r=[];let a=e,
i=nt(n,o);for(let c=0;a.kind!=="refused"&&a.kind!=="other";c+=1){if(a.kind==="page"&&c===Uo){const m=`too many X-Terraform-Get redirects: ${c+1}`;return[...r,{kind:"\
refused",why:m}]}const[u,l]=Fo[a.kind],d=a.kind==="direct"&&a.usesCredentials,f=d&&Bo(s,a.url),h={registry:n.host,client:t,url:Ho(a),origin:i,token:f},g=await Ft(
h,l,o),{outcome:p}=g;if(d&&!f&&p.kind==="status"&&p.status===401){const m=`the token of the registry from ${(0,P.Pm)(a.url)}`;return[...r,{kind:"other",getter:m}]}
if(r.push({kind:"asked",what:u,answer:g}),a.kind!=="page"||p.kind!=="read")return r;i=nt(g,o),a=go(p.value,t)}return[...r,a]}function Bo(e,t){const n=[e,t].map(
s=>({scheme:s.scheme==="http"?"http":"https",name:(0,ge.be)(s)}));return(0,co.nL)(n).at(-1)==="sent"}const Fo={archive:["archive",Ue],direct:["archive",Co],page:[
"page",Ao],git:["repository",Io]},Ho=({kind:e,url:t})=>e==="git"?{...t,path:`${t.path}/info/refs`,query:"service=git-upload-pack"}:t;var Ae=k(156),zt=k(2071);function zo(e,t){
const n=new Map;for(const s of e)for(const{provider:o}of s.providers){const r=(0,v.JT)(o),a=n.get(r),{clients:i=[],asking:c=[],directory:u=s.directory}=a??{},l=t(
o,s)?[]:[s.client];n.set(r,{address:o,clients:[...new Set([...i,s.client])],asking:[...new Set([...c,...l])],directory:u===s.directory?u:null})}return n}async function Wo(e,t){
const n=new Map,s=({address:r})=>r.host,o=async r=>{const{address:a,asking:i,clients:c}=r,u=Wt(a),l=Ce(x.xq,a.host,i,u,Ko,t),d=c.map(async f=>[f,await Jo(f,r,l,
t)]);n.set((0,v.JT)(a),Object.fromEntries(await Promise.all(d)))};return await Mt(e.values(),s,t,o,4*Oe),n}const Ko={read:({body:e},t,n)=>{const s=Ae.TT(ie(e));
if(!s.ok)return s;const{texts:o,...r}=s.value;return n.keep([...o,...r.warnings])?(0,D.Ju)(ye("provider",o,{...r,work:n})):(0,D.TR)(b.ch)}},Wt=e=>t=>(0,ae.i5)(t,
e);async function Jo(e,t,n,s){const{address:o}=t,r=te(o.host,"service"),a=async()=>(await n)[e]??r,i=s.methodsOf(o,e),c=(i?.methods??[Xo]).map(p=>p.kind==="dire\
ct"?a():p.kind==="local"?Kt(p,o,s):Jt(e,p,t,"index.json",Vo,s)),[u=r,...l]=await Promise.all(c),d=Qo([u,...l]),f=await Yo(o,e,await a(),s);if(i===null&&f===null)
return d;const h=[u,...l].filter(({mirror:p})=>p!==void 0),g=i&&{place:i.place,methods:c.length,mirrors:h};return{...d,...g&&{installation:g},...f===null?{}:{movedTo:f}}}
const Xo={kind:"direct"};async function Yo(e,t,{outcome:n},s){const{host:o,namespace:r,type:a}=e;if(!(n.kind==="status"&&n.status===404)||r!=="hashicorp"||o!==(0,L.
Vm)(t))return null;const c=Wt({...e,namespace:"-"}),u={read:({body:d})=>Ae.tD(ie(d),a)},{[t]:l}=await Ce(x.xq,o,[t],c,u,s);return l?.outcome.kind==="read"?l.outcome.
value:null}function Kt(e,t,{localPackages:n}){const{path:s,shown:o=s,place:r}=e,a=te(t.host,"service",o??""),i=n(e,t);if(o===null||i===null)return a;const c={...a,
mirror:{url:o,place:r,hasSlash:!0,isDirectory:!0}};if(i==="missing"){const l=N({mirror:o,kind:"path",at:(0,zt.Ge)(r)});return{...c,outcome:{kind:"failed",problem:l}}}
const u=[...new Set(i.map(({version:l})=>l))];return u.length>0?{...c,outcome:{kind:"read",value:ye("provider",u)}}:{...c,outcome:{kind:"status",status:404,reason:"",
page:null}}}const Go=5;async function Jt(e,{url:t,place:n},{address:s,clients:o},r,a,i){const c={url:(0,ee.Pl)(t),place:n,hasSlash:t.path.endsWith("/")},u=(0,P.
Pm)(t),l=(0,ae.zS)(t,s,r);if(!l.ok){const S=(0,zt.Ge)(n),C={mirror:c.url,at:S,provider:(0,v.JT)(s)},E={kind:"failed",problem:N({...C,kind:"port"})};return{...te(
u,"service",c.url),outcome:E,mirror:c}}const d=S=>S.kind==="network"&&(0,ee.jr)(S.url)===(0,ee.jr)(t),f=o.filter(S=>i.methodsOf(s,S)?.methods.some(d)),h=(0,P.ev)(
u,i.settings)?{url:l.value,origin:null}:"not-allowed",g=`mirror ${(0,ee.jr)(l.value)}`,p=S=>{const C=i.patience(S);return S==="opentofu"?{...C,retries:0}:C},{[e]:m=te(
u,"service")}=await De({host:u,clients:f,at:()=>h,once:g,read:a,maxRedirects:Go},{...i,patience:p});return{...m,mirror:c}}function Vo({head:e,body:t},n,s){const o=Ae.
oM(ie(t),e.contentType);if(!o.ok)return o;const r=o.value.filter(a=>(0,F.rK)(a)!==null);return s.keep(r)?(0,D.Ju)(ye("provider",r,{work:s})):(0,D.TR)(b.ch)}function Qo([
e,...t]){if(t.length===0)return e;const n=[e,...t],s=n.filter(({outcome:i})=>i.kind==="not-asked"),o=n.find(Zo)??s.find(({outcome:i})=>i.kind==="not-asked"&&i.why!==
"service")??s[0];if(o!==void 0)return o;const r=n.flatMap(i=>re(i)??[]),a=n.find(i=>re(i)!==null);return a===void 0||r.every(({texts:i})=>i.length===0)?n.find(({
mirror:i})=>i===void 0)??a??e:{...a,outcome:{kind:"read",value:qo(r)}}}const Zo=({outcome:e})=>e.kind==="failed"||e.kind==="unreadable"||e.kind==="status"&&e.status!==
404,qo=e=>ye("provider",[...new Set(e.flatMap(({texts:t})=>t))],{work:e.find(({work:t})=>t!==void 0)?.work,compatible:e.flatMap(({compatible:t=[]})=>t),warnings:e.
flatMap(({warnings:t=[]})=>t)});async function _o(e,t){const{address:n,clients:s}=e,o=c=>t.methodsOf(n,c)?.methods??[],r=s.filter(c=>o(c).every(({kind:u})=>u===
"direct")),a=Xt({...e,clients:r},t),i=s.map(async c=>{const u=r.includes(c)?await Yt(c,e,await a,t):await er(c,e,o(c),t);return u===null?[]:[[c,u]]});return Object.
fromEntries((await Promise.all(i)).flat())}async function er(e,t,n,s){let o=null;for(const r of n){const a={...t,clients:[e]};if(o=r.kind==="local"?tr(t,r,s):r.
kind==="network"?await sr(e,t,r,s):await Yt(e,t,await Xt(a,s),s),o===null||!nr(o.description))return o}return o}function tr({address:e,version:t,platform:n},s,o){
const r=o.localPackages(s,e);if(r===null||r==="missing")return null;const c={kind:"read",value:{early:r.some(l=>l.version===t&&l.platform===n)?[]:[{kind:"platfo\
rm"}],late:[],hashes:null}},u={...Kt(s,e,o),outcome:c};return{platform:n,files:[],late:[],description:u}}const nr=({outcome:e,mirror:t})=>t===void 0?e.kind==="s\
tatus"&&e.status===404:e.kind==="read"&&e.value.early.some(({kind:n})=>n==="platform");function Xt({address:e,version:t,platform:n,clients:s},o){const{host:r}=e,
a=i=>(0,ae.ad)(i,e,t,n);return Ce(x.xq,r,s,a,{read:D.Ju},o)}async function Yt(e,{platform:t},{[e]:n},s){if(n===void 0)return null;const r=e==="opentofu"&&!(0,A.
sX)(s.versionOf(e))?"opentofu before 1.12":e;return await Gt(e,t,n,({body:i,url:c})=>{const u=Ae.h(ie(i),r);if(!u.ok)return u;const l=be.KB(u.value,t,c),{shasums_url:d,
shasums_signature_url:f}=u.value,h=[d,f,u.value.download_url].map(E=>(0,ae.Fl)(c,E)),[g,p,m]=h.flatMap(E=>E.ok?E.value:[]),S=g&&p&&m&&l.early.every(({kind:E})=>E===
"no-archive"),C=S?{sums:g,signature:p,document:u.value}:null;return(0,D.Ju)({described:l,signed:C,archive:S?m:null})},s)}async function sr(e,t,n,s){const{platform:o,
version:r}=t,a=await Jt(e,n,t,`${r}.json`,D.Ju,s);return await Gt(e,o,a,({head:c,body:u,url:l})=>{const d=Ae.I0(ie(u),c.contentType,o);if(!d.ok)return d;const f={
described:be.uH(d.value,o),signed:null};if(d.value===null)return(0,D.Ju)({...f,archive:null});const h=(0,ae.Fl)(l,d.value.url);return h.ok?(0,D.Ju)({...f,archive:h.
value}):(0,D.TR)(`has an invalid \`url\`: ${h.why}`)},s)}async function Gt(e,t,n,s,o){const{outcome:r,host:a}=n,i={platform:t,files:[],late:[]};if(r.kind!=="rea\
d")return{...i,description:{...n,outcome:r}};const c=s(r.value);if(!c.ok){const X={kind:"unreadable",why:c.why,page:null};return{...i,description:{...n,outcome:X}}}
const{described:u,signed:l,archive:d}=c.value,f={...n,outcome:{kind:"read",value:u}},h=[],g={registry:a,client:e,origin:nt(n,o)},p=async(X,we,ve)=>{const ue=await Ft(
{...g,url:we},ve,o);return h.push({part:X,answer:ue}),ue.outcome.kind==="read"?ue.outcome.value:null},m=l&&await p("sums",l.sums,Bt),S=l&&m!==null?await p("sign\
ature",l.signature,Po):null;if(d!==null&&(l===null||S!==null)&&await p("archive",d,So),l===null)return{...i,description:f,files:h};const C=e==="opentofu"&&a===(0,L.
Vm)(e)&&o.machine.environment.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true",E=h[0]?.answer.url??"",he=or(l.document,{sums:m,signature:S,url:E},C);return{...i,description:f,
files:h,late:[...u.late,...he]}}function or(e,{sums:t,signature:n,url:s},o){const r=e.signing_keys.gpg_public_keys.map(u=>u?.ascii_armor??null),a=r.length===0&&
o,i=t===null?null:be.yI(t,e),c=a?null:be.fi(r)??n;return[...i===null?[]:[{kind:"sums",url:s,why:i}],...c?[{kind:"unsigned",why:c}]:[]]}async function rr(e,t){const{
machine:n,settings:s}=t,o=e.filter(u=>u.kind==="module"),r=e.filter(u=>u.kind==="provider"),a=s.platforms.length===0?[n.platform]:s.platforms,i=await Promise.all(
[Vt(o,u=>jo(u,t)),...a.map(u=>Vt(r,l=>_o({...l,platform:u},t)))]),c=Map.groupBy(i.flat(),([u])=>u);return e.map(u=>({...u,packages:(c.get(u)??[]).map(([,l])=>l)}))}
async function Vt(e,t){const n=e.flatMap(r=>r.choice?.kind==="chosen"?[{item:r,version:r.choice.version}]:[]),o=(0,K.c1)(n,({item:r,version:a})=>`${(0,v.IY)(r.wants)}\
 ${a}`).map(async r=>{const[a]=r,i=[...new Set(r.map(({item:u})=>u.root.client))],c=await t({address:a.item.wants,version:a.version,clients:i});return r.flatMap(
({item:u})=>{const l=c[u.root.client];return l===void 0?[]:[[u,l]]})});return(await Promise.all(o)).flat()}async function ar(e,t){const{checkouts:n,configs:s,dialect:o,
directory:r,settings:a}=t,i=[...e,...(0,Ps.n)(a.hostnames,o.clients)],{releases:c}=o,u=n?.plugins??null,l={root:r,plugins:u,releases:c,asksMirrors:!0},d=(0,Rs.x)(
s,l,i,t.learn),f=zo(i,d.isInstalled),h=i.flatMap(({calls:m})=>m).flatMap(({module:m})=>m===null?[]:(0,v.MP)(m)),g=new Set(h).size+f.size,p=new zs({...t,maxRequests:a.
maxRequests});try{const m={...cr(t,p,g,f),...d},S=a.depth==="packages",C=(Q,kr)=>{const en=ur(i,Q,kr,m);return S?rr(en,m):en},[[E,...he],[X,we,...ve],ue,st]=await Promise.
all([Wo(f,m).then(Q=>Promise.all([Q,C("provider",Q)])),Ro(i,m).then(Q=>Promise.all([Q,xo(i,Q,m),C("module",Q)])),to(m),ro(m)]),fr=Map.groupBy([...ve,...he].flat(),
({root:Q})=>Q),_t=i.flatMap(Q=>fr.get(Q)??[]),hr=new Map([...X,...E]),pr=_t.flatMap(({root:Q})=>Q.lockFile??[]),mr=S?n?.lockHashes??(0,xs.hc)(new Set(pr),r):new Map;
return{items:_t,versions:hr,inside:we,lockHashes:mr,clouds:ue,logins:st,requests:p.requests}}finally{p.close()}}function ir(e,{directory:t,checkouts:n}){const s=(0,Es.
k)();return({path:o},r)=>{const a=e.get((0,v.JT)(r))?.directory??null;if(o===null||a===v.cd.file||!(0,Ze.isAbsolute)(o)&&(a===null||n!==null))return null;const i=(0,Ze.
isAbsolute)(o)?o:(0,Ze.join)(t,a??"",o);return(0,Os.existsSync)(i)?s(i,r):"missing"}}function cr(e,t,n,s){const{configs:o,dialect:r,credentials:a,machine:i,learn:c,
progress:u}=e;let l=0;u({total:n,done:l});const d=new Map(o.map(f=>[f.client,f.patience]));return{...e,send:async f=>{const h=await t.ask(f);return l+=1,u({total:Math.
max(n,l),done:l}),h},known:new Map,workOf:(0,yt.Oo)(()=>new Is(e.settings.maxRequests,n)),onlyListed:lr(e),localPackages:ir(s,e),withLogin:(0,Ts.TU)(i,c).withLogin,
patience:f=>d.get(f)??{client:f,attemptMs:1e4,retries:1},versionOf:f=>(0,A.tB)(f,r.versions),tokenOf:async f=>{const{answer:h}=await a.find(f),{token:g=null,source:p=null,
isUnsendable:m}=h??{};return g===null||m?{token:null,source:null}:{token:g,source:p}}}}function lr({settings:e,requirements:t}){const n=e.hostnames.flatMap(({addresses:r})=>r).
map(Qt),s=({because:r})=>r.some(a=>typeof a!="string"),o=new Set(t.filter(s).map(Qt));return new Set(n.filter(r=>!o.has(r)))}const Qt=({host:e,service:t})=>`${e}\
 ${t}`;function ur(e,t,n,{versionOf:s,methodsOf:o,isInstalled:r,settings:{upgrade:a}}){return e.flatMap(i=>{const{client:c}=i;if(t==="module")return i.calls.flatMap(
l=>{const{module:d,isOpen:f}=l;if(d===null)return[];const h=Zt(n,d,c),g=f?{answer:h,choice:null}:qt(h,l,{client:c});return[{kind:t,root:i,of:l,wants:d,...g,packages:[]}]});
const u=(0,A.Jd)(c,s(c));return i.providers.map(l=>{const{provider:d,locked:f}=l,g=o(d,c)===null&&r(d,i)?te(d.host,"service"):Zt(n,d,c),p=a?null:f?.text??null,m=qt(
g,l,{client:c,held:p,rejectsUnreadable:u});return{kind:t,root:i,of:l,wants:d,...m,packages:[]}})})}const Zt=(e,t,n)=>e.get((0,v.IY)(t))?.[n]??te(t.host,"service");
function qt(e,t,n){const s=re(e),o=(0,v.Im)(t).map(({text:a})=>a),r=s&&Fe(o,s,n);return s===null||r!==null?{answer:e,choice:r}:{answer:{...e,outcome:{kind:"not-\
asked",why:"work"}},choice:r}}async function dr(e,t,n){try{return ws(await ar(e,t),n)}catch(s){if((0,O.qo)(s))throw s;const r=[...t.visits.values()].filter(({attempt:a})=>a.
discovery.kind==="found").map(({host:a})=>(0,B.kH)((0,Je.n3)({host:(0,P.nx)(a),thrown:s}),{host:a}));return{...bs.j7,notes:r}}}})};export{wr as id,vr as ids,yr as modules};
