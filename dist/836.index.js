const Ea=836,Ta=[836],Sa={7751:((Re,le,p)=>{p.d(le,{o:()=>U,q:()=>H});var b=p(4e3),F=p(5799);const S=g=>g===1?"1 module or provider was":`${g} modules and provi\
ders were`;function w(g){const{names:P}=g,z=(0,b.K4)(P,3,b.dh);switch(g.what){case"inside":return`modules and providers inside ${z} were not checked`;case"direc\
t":{const G=P.length-g.git;return`${[...g.git>0?[`${(0,b.px)(g.git,"module")} from Git`]:[],...G>0?[`${(0,b.px)(G,"module")} from an archive or bucket`]:[]].join(
" and ")} ${P.length===1?"was":"were"} not checked: ${z}`}case"open":return`${(0,b.px)(P.length,"module")} ${P.length===1?"was":"were"} not checked, because the\
 source or version is only known at init time: ${z}`;case"limit":return`max-requests (${g.max}) was reached, so ${S(P.length)} not checked: ${z}`;case"size":return`\
a response is longer than this check reads, so ${S(P.length)} not checked: ${z}`;case"work":return`the answers of the registry take more work than this check do\
es for one host, so ${S(P.length)} not checked: ${z}`;case"stopped":return`the check ended too early, so ${S(P.length)} not checked: ${z}`;case"contents":return`\
the checksums of ${(0,b.px)(P.length,"provider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${z}`;case"ge\
tter":return`the package of ${(0,b.px)(P.length,"registry module")} was not checked, because it is downloaded with ${g.getter}: ${z}`;case"units":return`${(0,b.
px)(P.length,"Terragrunt unit")} ${P.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${z}`}}
const W={limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform provid\
ers lock` or `tofu providers lock`"},H=g=>(0,F.CC)("not-followed",{message:w(g),help:W[g.what==="work"?"limit":g.what],...g.what==="work"&&{severity:"warning"}});
function U({by:g,address:P,constraint:z,newest:G,others:oe}){const ae=`${(0,b.dh)(g)} requires ${(0,b.dh)(P)}${z===null?"":` "${(0,b.dh)(z)}"`}`,ee=G===null?"wh\
ich the registry does not have":oe.length>0?`which conflicts with ${(0,b.K4)(oe,3,b.dh)}`:`which no listed version fits; the newest is ${(0,b.dh)(G)}`;return(0,F.
CC)("module-described",{message:`according to the registry, ${ae}, ${ee}`,help:"run `init` to confirm; if it fails, use another version of the module"})}}),1752:((Re,le,p)=>{
p.d(le,{Nd:()=>K,Sx:()=>X,XA:()=>S,gH:()=>_,iM:()=>F,jF:()=>W,n7:()=>ge,s5:()=>w});var b=p(1731);function F(y,$,M){const I=g($,M);return U(y,N=>(!(0,b.Ty)(N)||(0,b.
Cg)(N)===I)&&H(N,$))}function S(y,$){return U(y,M=>(!(0,b.Ty)(M)||$.some(I=>z(M,I)))&&!P(M)&&$.every(I=>ae(M,I)))}const w=y=>U(y,$=>!(0,b.Ty)($));function W(y){
const $=y.filter(M=>M.operator==="=");return $.length===1&&$.every(({version:M})=>P({...M,build:""}))}const H=(y,$)=>$.every(M=>oe(y,M));function U(y,$){let M=null;
for(const I of y.filter($))(M===null||(0,b.Zy)(I,M)>0)&&(M=I);return M}function g(y,$){const[M,I]=y;if(M===void 0||I!==void 0)return null;const N=M.text.trim().
replace($==="opentofu"?/^=?v?/:/^=?/,""),D=(0,b.rK)(N);return D===null?null:(0,b.Cg)(D)}const P=({numbers:y,pre:$,build:M})=>$===""&&M===""&&y.every(I=>I===0n),
z=(y,$)=>$.operator==="="&&G(y,$.version),G=(y,$)=>y.build===$.build&&(0,b.Zy)(y,$)===0;function oe(y,{operator:$,version:M}){const I=(0,b.Zy)(y,M);if($==="=")return I===
0;if($==="!=")return I!==0;if($!=="~>")return ee(I,$);const N=M.numbers.slice(0,M.written-1);return I>=0&&!(0,b.Ty)(M)&&M.numbers.length<=y.numbers.length&&N.every(
(D,Y)=>D===y.numbers[Y])}function ae(y,$){const{operator:M,version:I}=$;if(M==="=")return z(y,$);if(M==="!=")return!G(y,I);const N=(0,b.Zy)(y,I);if(M!=="~>")return ee(
N,M);const[D=0n,Y=0n]=I.numbers,ue=I.written===3?[D,Y+1n,0n]:[D+1n,0n,0n];return N>=0&&(0,b.Zy)(y,{...I,numbers:ue,pre:""})<0}const ee=(y,$)=>({">":y>0,">=":y>=
0,"<":y<0,"<=":y<=0})[$];function _(y,$){if(L(y))return!0;const M=Z(y),I=Math.max(...M.map(({numbers:D})=>D.length)),N=M.flatMap(D=>{const Y=Array.from({length:I},
(ue,Me)=>D.numbers[Me]??0n);return[D,Q(Y),Q([...Y,1n])]});return F(N,y,$)!==null}function K(y){const $=J(y);if(L($))return!0;const M=Z($),I="x".repeat(1+Math.max(
...M.map(D=>D.build.length))),N=M.flatMap(D=>{const[Y=0n,ue=0n,Me=0n]=D.numbers,He=[Y,ue,Me+1n];return[D,Q([Y,ue,Me],I),Q(He,I)]});return S(N,$)!==null}const A=50,
R=100,L=y=>y.length>A||y.some(({text:$})=>$.length>R),J=y=>[...Map.groupBy(y,b.mb).values()].flatMap(([$])=>$??[]),Z=y=>{const $=[Q([0n,0n,0n]),...y.map(M=>M.version)];
return[...new Map($.map(M=>[(0,b.Cg)(M),M])).values()]},Q=(y,$="")=>({text:"",numbers:y,written:y.length,pre:"",build:$});function X(y,$){const M=J(y),I=$(M)?y:
M;return L(I)?y:I.reduce((N,D)=>{const Y=N.filter(ue=>ue!==D);return $(Y)?N:Y},I)}function ge(y,$){const M=(0,b.PW)(y);if(!M.ok)return"syntax";const I=M.value;if(I.
some(D=>(0,b.Ty)(D.version)))return"pre-release";const N=$===null?null:(0,b.oF)($);if(N===null)return"unknown";if(N.written<3){const D=(0,b.PW)(`~> ${N.numbers.
slice(0,N.written).join(".")}.0`);return D.ok&&!_([...I,...D.value],"terraform")?"not-met":"unknown"}return H({...N,pre:""},I)?"met":"not-met"}}),3427:((Re,le,p)=>{
p.d(le,{g:()=>g});var b=p(9075),F=p(6134),S=p(1022),w=p(5257);let W=function(...P){return{readHcl:W}=p.late([245,626,907],895),new.target?new W(...P):W(...P)},H=function(...P){
return{detach:H}=p.late([245,626,907],895),new.target?new H(...P):H(...P)};const U=(0,b.Oo)(P=>(0,S.mi)(P,"terraform"));function g(P){const{body:z}=W(P),G=(0,F.
SH)(z,"provider",1).flatMap(({labels:[oe],body:ae})=>{const ee=U(H(oe?.value??""));if(ee.kind!=="registry")return[];const _=(0,F.w4)(ae,"hashes")?.value,A=(_?.kind===
"tuple"?_.elements:[]).flatMap(R=>R.kind==="string"?[H(R.value)]:[]);return[[(0,w.JT)(ee),A.filter(R=>/^(?:h1|zh):/.test(R))]]});return new Map(G)}}),1257:((Re,le,p)=>{
p.d(le,{N:()=>z,n:()=>ee});var b=p(4091),F=p(1831),S=p(5011),w=p(1022),W=p(9562),H=p(1752),U=p(1731),g=p(5257);const P={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VER\
SIONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function z({host:_,service:K,
text:A},R){const[,L="",J]=/^([^@]*)(?:@(.*))?$/s.exec(A)??[],Z=J===void 0?null:{text:J,place:g.cd},Q=`${(0,F.pk)(_)}/${L}`,ge=(K===W.e$?G:oe)(Q,Z,R);return ge.ok?
ge:(0,b.TR)(`${ge.why}; expected ${K}=${P[K]}`)}function G(_,K,A){const R=(0,S.rE)(_,A);if(!R.ok)return R;const L=Q=>(0,H.gH)(Q,A),J=ae(K,U.PW,L);if(J!==null)return(0,b.
TR)(J);const Z=g.cd;return(0,b.Ju)({address:_,source:_,place:Z,module:R.value,constraint:K,isOpen:!1})}function oe(_,K,A){const R=(0,w.mi)(_,A);if(_.split("/").
length!==3||R.kind!=="registry")return(0,b.TR)(R.kind==="invalid"?R.error:"not a provider of a registry");const L=ae(K,U._T,H.Nd);if(L!==null)return(0,b.TR)(L);
const J=K===null?[]:[K];return(0,b.Ju)({provider:R,places:[g.cd],constraints:J,locked:null})}function ae(_,K,A){if(_===null)return null;const R=K(_.text);return R.
ok?A(R.value)?null:`no version can match ${_.text}`:R.why}function ee(_,K){const A=_.flatMap(({addresses:R})=>R);return A.length===0?[]:K.map(R=>{const L=A.flatMap(
J=>{const Z=z(J,R);return Z.ok?[Z.value]:[]});return{directory:g.cd.file,client:R,directories:[],calls:L.filter(J=>"module"in J),providers:L.filter(J=>"provider"in
J),lockFile:null,clientVersions:[]}})}}),1836:((Re,le,p)=>{p.d(le,{predictInit:()=>va});var b=p(7751),F=p(5143),S=p(5799),w=p(5257),W=p(2886),H=p(4592),U=p(1064),
g=p(4e3),P=p(8937);function z(e,{host:t,hasToken:n}){if((0,U.n3)(t))return e;const s=n?"a private registry may also return 404 if the token has no access":(0,P.
nP)(t,"","if the registry requires a token, ");return{...e,note:s}}function G(e,t,n,{kind:s,cure:o,check:r=""}){const{host:a,isAll:i,near:c}=t,[l=""]=n,u=n.length<=
1,d=`check the URL of ${s}s.v1 in the discovery document of ${a}${r}`,h=u?`no ${s} ${l}`:`none of ${n.length} required ${s}s`,f=c===null?"":`write ${c}, or `,m=u?
`${i?`${d}, or `:f}publish ${l}`:d,k=u?{operator:m,user:`${f}${o}`}:{operator:m},v=`${a} has ${h}: ${(0,g._r)(t)}`;return(0,S.CC)(e,{message:v,help:z(k,t)})}const oe=e=>G(
"module-unknown",e,e.modules,{kind:"module",cure:"correct the source address"});function ae(e){const{host:t,providers:n,meant:s,kind:o}=e,[r=""]=n;return o==="d\
irectory"?(0,S.CC)("provider-unknown",{message:`the directory ${(0,g.dh)(t)} has no provider ${r}`,help:`add ${r} to the directory, for example with \`terraform \
providers mirror\``}):o==="network mirror"?(0,S.CC)("provider-unknown",{message:`the network mirror ${t} has no provider ${r}: ${(0,g._r)(e)}`,operator:`add ${r}\
 to the mirror, for example with \`terraform providers mirror\``,user:"add the provider to `include` of a `direct` block in the CLI configuration, or check `url\
`: the URL of a registry is not that of a network mirror, which answers HOST/NAMESPACE/TYPE/index.json"}):s!==null?(0,S.CC)("provider-unknown",{message:`${t} ha\
s no provider ${r}: ${(0,g._r)(e)}`,help:`did you mean ${s}? set \`source = "${s}"\` in \`required_providers\` of every module that uses it`}):G("provider-unkno\
wn",e,n,{kind:"provider",cure:`correct \`source\` in \`required_providers\`, or add the \`source\` that a child module lacks${t==="registry.opentofu.org"?`; for\
 a provider that only Terraform\u2019s registry has, write \`source = "registry.terraform.io/${r}"\`, or submit it at https://github.com/opentofu/registry/issues`:
""}`,check:", which must end in a slash"})}function ee(e){const{mirror:t}=e;return e.kind==="path"?(0,S.CC)("mirror-url",{message:`the mirror directory ${(0,g.dh)(
t)} (${e.at}) does not exist`,help:"create the directory before `init`, for example with `terraform providers mirror`, or correct the path"}):e.kind==="port"?(0,S.
CC)("mirror-url",{message:`the network mirror ${t} (${e.at}) cannot have ${e.provider}, because the CLIs read a host with a port as a URL scheme`,help:`add \`exc\
lude = ["${e.provider.split("/")[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}):(0,S.CC)("mirror-url",{message:`the URL of \
the network mirror ${t} has no slash at the end, so the CLIs request ${e.asked}, which ${(0,g.dh)(e.result)}`,help:`set \`url = "${t}/"\``,...e.isUsable?{severity:"\
warning"}:{}})}function _({provider:e,version:t,mirror:n,isListed:s,...o}){const r=`${e} ${(0,g.dh)(t,40)}`;return(0,S.CC)("mirror-version",{message:s?`the netw\
ork mirror ${n} lists ${r} but does not have it: ${(0,g._r)(o)}`:`the network mirror ${n} does not have ${r}, which another installation method lists: ${(0,g._r)(
o)}`,operator:`add ${(0,g.dh)(t,40)} to the mirror, for example with \`terraform providers mirror\``,user:s?"set `version` to one that the mirror has":`exclude ${e}\
 from \`network_mirror\`, or set \`version\` to one that the mirror has`})}const K=({provider:e})=>(0,S.CC)("provider-excluded",{message:`no installation method\
 in \`provider_installation\` covers ${e}`,help:`add ${e} to \`include\` of a method, or add a \`direct\` block`});var A=p(1831),R=p(5011),L=p(9562),J=p(6146);const Z=({
answer:e,wants:t})=>e.mirror===void 0?t.host:e.host,Q=({wants:e})=>(0,w.IY)(e).slice(e.host.length+1),X=e=>[e.wants.host,Q(e)].join("/");function ge(e){const t=({
host:s,item:o})=>s??Z(o);return[...Map.groupBy(e,s=>`${t(s)} ${s.cause}`).values()].flatMap($).flatMap(([s,...o])=>{if(s===void 0)return[];const r=[s,...o].map(
({item:c})=>c),a=t(s),i=(0,F.jH)([s,...o].flatMap(y));return(0,S.hD)(s.describe(r),{host:a,services:[...new Set(r.filter(({wants:c})=>c.host===a).map(Y))],places:i,
needed:(0,W.ly)(i),clients:D(r),rows:N(r)})})}const y=({places:e,item:t})=>e??(0,w.ek)(t.of);function $(e){const t=Map.groupBy(e,({item:s})=>(0,F._M)(s.root.directory)),
n=Map.groupBy(t.values(),s=>(0,W.ly)(s.flatMap(y)));return Array.from(n.values(),s=>s.flat())}const M=({kind:e,of:t,wants:n})=>e==="module"?t.address:(0,w.IY)(n),
I=e=>(0,J.o)(e.root.directory,{kind:e.kind,source:X(e),address:M(e),constraints:(0,w.Im)(e.of).map(({text:t})=>t),places:(0,w.ek)(e.of)}),N=e=>[...new Set(e.map(
I))],D=e=>[...new Set(e.map(({root:t})=>t.client))],Y=({kind:e})=>e==="module"?L.e$:L.xq;function ue(e,t){const n=An(e);return e.flatMap(s=>{const{outcome:o,mirror:r,
url:a}=s.answer;if(o.kind==="failed"){const{problem:u}=o,d=`${u.code} ${u.message}`;return[{item:s,cause:d,describe:()=>u}]}if(r?.hasSlash===!1)return[];if(o.kind===
"status")return[Me(s,o,{items:e,lost:n,isFork:t})];if(o.kind!=="unreadable")return[];const{why:i,page:c}=o,l=`shape ${s.kind} ${i}`;return[{item:s,cause:l,describe:u=>(0,H.
RK)({...Ke(s,u),url:a,page:c,why:i})}]})}function Me(e,t,{items:n,lost:s,isFork:o}){const{kind:r,wants:a,answer:i}=e,{kind:c,...l}=t,{status:u}=l,d=i.lastHop,h={
...l,url:d?.url??i.url};if(d?.authorization==="withheld"&&u<500||u===401||u===403){const{authorization:v="none",challenge:O=null}=d??{},C=He(e),E={...h,token:v,
challenge:O,elsewhere:C,source:i.tokenSource,isFork:o};return{item:e,cause:`unauthorized ${r} ${u} ${v} ${C} ${O}`,describe:fe=>(0,H.m$)({...Ke(e,fe),...E})}}if(u===
404){const v=`unknown ${s.has(Se(e))?r:(0,w.IY)(a)}`,O=s.has(Se(e));return{item:e,cause:v,describe:E=>Tn(e,E,{...h,isAll:O,near:Sn(n,e)})}}const m=(0,U.Mq)(u),{
attempts:k}=i;return{item:e,cause:`status ${r} ${u}`,describe:v=>(0,H.MI)({...Ke(e,v),...h,attempts:k,transient:m})}}function He(e){const t=(0,A.yo)(e.answer.lastHop?.
url??"");return t===null||t===Z(e)?null:(0,A.nx)(t)}function Tn(e,t,n){const{mirror:s,tokenSource:o}=e.answer,r=[...new Set(t.map(gt))],a=s?.url??(0,A.nx)(e.wants.
host),i={...n,host:a,hasToken:o!==null};if(e.kind==="module")return oe({...i,modules:r});const c=s===void 0?"registry":s.isDirectory?"directory":"network mirror";
return ae({...i,providers:r,meant:Cn(e),kind:c})}function Sn(e,t){const n=e.find(s=>s.answer.outcome.kind==="read"&&Se(s)===Se(t)&&(0,L.TW)((0,w.IY)(s.wants),(0,w.
IY)(t.wants)));return n===void 0?null:Q(n)}function Cn({wants:e,root:t,answer:{movedTo:n}}){const{host:s,namespace:o,type:r}=e;if(o!=="hashicorp"||s!==(0,R.Vm)(
t.client))return null;const a=t.providers.find(({provider:i})=>i.type===r&&(0,w.JT)(i)!==(0,w.JT)(e))?.provider;return a===void 0?n===void 0?null:`${n}/${r}`:[...a.
host===s?[]:[a.host],a.namespace,r].join("/")}function Ke(e,t){return{host:(0,A.nx)(Z(e)),kind:e.kind,first:gt(e),others:new Set(t.map(({wants:n})=>(0,w.IY)(n))).
size-1,mirror:e.answer.mirror?.url??null}}const gt=e=>e.answer.mirror===void 0?Q(e):X(e),Se=({kind:e,wants:t})=>`${e} ${t.host}`;function An(e){const t=e.filter(
({answer:{mirror:o,outcome:r},wants:a})=>o===void 0&&r.kind!=="not-asked"&&!(0,U.n3)(a.host)),n=({answer:{outcome:o}})=>o.kind==="status"&&o.status===404,s=[...Map.
groupBy(t,Se)];return new Set(s.flatMap(([o,r])=>r.every(n)?o:[]))}const In=e=>(0,g.K4)(e,4,({text:t,at:n})=>{const s=`"${(0,g.dh)(t,80)}"`;return e.length===1?
s:`${s} (${(0,g.dh)(n)})`});function Pn({kind:e,address:t,constraints:n,mirror:s,...o}){const{isImplied:r,newest:a,preRelease:i}=o,c=a===null?`all listed versio\
ns are pre-releases${i===null?"":`, such as ${(0,g.dh)(i,40)}`}`:`the newest ${s===null?"":`on ${s} `}is ${(0,g.dh)(a,40)}`,l=n.length>1?"all of ":"",u=n.length===
0?"can be chosen":`fits ${l}${In(n)}`;return(0,S.CC)("version-none-fits",{message:`no version of ${e} ${t} ${u}; ${c}`,help:r?`add a version that fits to ${(0,g.
dh)(s??"")}, or remove the provider from it: the CLIs ask the registry only for providers that it does not hold`:Rn(n.length,a===null?i:null,s!==null)})}function Rn(e,t,n){
if(t!==null){const o=`set \`version = "${(0,g.dh)(t,40)}"\`, since only an exact version selects a pre-release`;return{user:o,operator:`publish a release, or ${o}`}}
if(e>1)return"change these constraints so that they all allow one listed version";const s="change the constraint to allow a listed version";return{user:n?s:`${s}\
, or wait until the registry has imported a new one`,operator:n?"add a version that fits to the mirror":"publish a version that fits; if its tag exists, check t\
hat the registry has imported it"}}const xn=({address:e,version:t,upgrade:n,newest:s,mirror:o})=>(0,S.CC)("version-locked-gone",{message:`the lock file selects ${e}\
 ${(0,g.dh)(t,40)}, which ${o??"the registry"} no longer lists${s===null?"":`; the newest is ${(0,g.dh)(s,40)}`}`,user:n===null?"change the constraints to allow\
 a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock file":`run \`terraform init -upgrade\` (or \`tofu init -upgrade\
\`), which selects ${(0,g.dh)(n,40)}, and commit the lock file`,operator:o===null?`publish ${(0,g.dh)(t,40)} again`:`add ${(0,g.dh)(t,40)} to the mirror again`});
var me=p(1752),j=p(1731);const ie=e=>e?.outcome.value??null,wt=new WeakMap;let xe=null;function be(e,t,n={}){const s=vt(t,e),o=s.filter(c=>c!==null),r=(0,me.s5)(
o),[a]=o.filter(j.Ty).sort((c,l)=>(0,j.Zy)(l,c)),i={kind:e,texts:t,unreadable:t.filter((c,l)=>s[l]===null),newest:r&&(0,j.Cg)(r),preRelease:a?(0,j.Cg)(a):null,...n};
return xe={list:i,versions:o},i}const vt=(e,t)=>e.map(t==="module"?j.oF:j.rK);function yt(e){if(xe?.list===e)return xe.versions;const t=vt(e.texts,e.kind).filter(
n=>n!==null);return xe={list:e,versions:t},t}function Je(e,t,n){const s=wt.get(t)??new Map;wt.set(t,s);const{client:o,held:r=null,rejectsUnreadable:a=!1}=n,i=JSON.
stringify([e,o,r,a]),c=t.kind==="module"?Ln:Dn,l=s.get(i),u=e.join(",").split(",").length;if(l||t.work?.choose(t.texts.length,u)===!1)return l??null;const d=c(e,
t,n);return s.set(i,d),d}function Ln(e,t,{client:n}){const s=$t(e,j.PW);if(s===null||!(0,me.gH)(s,n))return{kind:"refused"};const o=yt(t);if(o.length===0)return{
kind:"empty"};const r=(0,me.iM)(o,s,n);return r===null?{kind:"none-fits",conflict:e}:{kind:"chosen",version:(0,j.Cg)(r)}}function Dn(e,t,{held:n=null,rejectsUnreadable:s=!1}){
const o=$t(e,j._T);if(o===null||!(0,me.Nd)(o))return{kind:"refused"};const r=n===null?null:(0,j.rK)(n);if(r!==null&&(0,me.XA)([r],o)===null)return{kind:"refused"};
if(s&&t.unreadable.length>0)return{kind:"unreadable"};const a=yt(t);if(a.length===0)return{kind:"empty"};const i=(0,me.XA)(a,o);if(r!==null){const h=(0,j.Cg)(r);
return a.some(f=>(0,j.Cg)(f)===h)?{kind:"chosen",version:h}:{kind:"locked-gone",version:h,upgrade:i&&(0,j.Cg)(i)}}if(i!==null)return{kind:"chosen",version:(0,j.
Cg)(i)};const c=h=>(0,me.XA)(a,h)!==null,l=o.length**2*a.length>Nn?o:(0,me.Sx)(o,c),u=new Set(l.map(j.mb)),d=o.filter(h=>u.has((0,j.mb)(h))).map(({whole:h})=>h);
return{kind:"none-fits",conflict:[...new Set(d)]}}const Nn=1e6;function $t(e,t){const n=[];for(const s of e){const o=t(s);if(!o.ok)return null;for(const r of o.
value)n.push({...r,whole:s})}return n}function jn(e){const t=new Set(e.filter(Mt).map(({wants:n})=>(0,w.IY)(n)));return e.flatMap(n=>{const s=ie(n.answer);if(s===
null||n.choice===null)return[];const{warnings:o=[]}=s,r=()=>(0,H.Mx)({address:X(n),warnings:o});return[...Un(n,s,n.choice),...zn(n,s,t),...o.length>0?[{item:n,cause:`\
warning ${(0,w.IY)(n.wants)}`,describe:r}]:[]]})}function Un(e,t,n){const{kind:s,of:o,wants:r,answer:a}=e,{newest:i,preRelease:c,unreadable:l}=t,u={kind:s,address:X(
e),newest:i},d=a.installation?.methods===1?a.mirror:void 0,h=d?.url??null,f=d!==void 0&&d.url===d.place.file;switch(n.kind){case"empty":{const m=a.mirror!==void 0,
k=()=>(0,H.hy)({...u,url:a.url,ignored:l,isMirror:m});return[{item:e,cause:`empty ${(0,w.IY)(r)}`,describe:k}]}case"none-fits":{const{conflict:m}=n,k=(0,w.Im)(o).
filter(({text:O})=>m.includes(O)),v=k.map(({text:O,place:C})=>({text:O,at:(0,W.cA)((0,w.W$)(C))}));return[{item:e,cause:`none fits ${(0,w.IY)(r)} ${JSON.stringify(
m.toSorted())}`,places:k.length===0?(0,w.ek)(o):k.map(({place:O})=>(0,w.W$)(O)),describe:()=>Pn({...u,constraints:v,mirror:h,isImplied:f,preRelease:c})}]}case"l\
ocked-gone":{const{version:m,upgrade:k}=n,v=Oe(e)?.version.place;return[{item:e,cause:`locked ${(0,w.IY)(r)} ${m} ${k}`,...v===void 0?{}:{places:[(0,w.W$)(v)]},
describe:()=>xn({...u,version:m,upgrade:k,mirror:h})}]}case"chosen":case"refused":case"unreadable":return[]}}const Oe=({of:e})=>"locked"in e?e.locked:null,Mt=({
choice:e})=>e?.kind==="unreadable";function zn(e,{unreadable:t},n){const{kind:s,choice:o,wants:r}=e,a=Mt(e);if(t.length===0||o?.kind==="empty")return[];if(!a&&n.
has((0,w.IY)(r)))return[];const i=X(e),c=()=>(0,H.Ev)({kind:s,address:i,texts:t,rejects:a});return[{item:e,cause:`unreadable ${(0,w.IY)(r)} ${a}`,describe:c}]}const _n=e=>e.
flatMap(t=>{const{installation:n}=t.answer;if(n===void 0)return[];const{methods:s,mirrors:o,place:r}=n;if(s>0)return o.flatMap(i=>Bn(t,i));const a=X(t);return[{
item:t,cause:`excluded ${(0,w.IY)(t.wants)}`,places:[r,...(0,w.ek)(t.of)],describe:()=>K({provider:a})}]});function Bn(e,{host:t,mirror:n,outcome:s,url:o}){if(n===
void 0||n.hasSlash)return[];if(s.kind!=="status"&&s.kind!=="unreadable")return[];const r=s.kind==="status"?`returned ${s.status}`:s.why,a=e.choice?.kind==="chos\
en";return[{item:e,host:t,cause:`slash ${n.url} ${a}`,places:[n.place,...(0,w.ek)(e.of)],describe:()=>ee({kind:"slash",mirror:n.url,asked:o,result:r,isUsable:a})}]}
var Le=p(3410);function Fn(e){const t=e.flatMap(n=>{const{host:s,service:o,places:r,clients:a}=n,i={host:s,services:[o],places:r,clients:a,needed:(0,W.ly)(r)};return Hn(
n).map(c=>(0,S.hD)(c,i))});return(0,S.DF)(t,({host:n,services:s,problem:{code:o,message:r}})=>[n,s,o,r])}function Hn(e){const{service:t,organization:n,workspace:s,
ping:o,ofOrganization:r,ofWorkspace:a}=e,i={host:(0,A.nx)(e.host),organization:n??""},c=[o,r,a].flatMap(Kn),l=Ot(r);if(l!==null){const d=r?.tokenSource??"";c.push(
Le.Dr({...i,source:d,...l}))}t===L.OZ&&o.outcome.kind==="read"&&!Jn(o.outcome.value)&&c.push(Le.EK({url:o.url,version:o.outcome.value}));const u=Ot(a);if(u!==null&&
s!==null){const d="status"in u&&u.status===404,h={...i,workspace:s};c.push(d?Le.Fu(h):Le.dF({...h,...u}))}return c}const Kn=e=>e&&"problem"in e.outcome&&e.outcome.
problem.code!=="host-private-redirect"?[e.outcome.problem]:[],bt=(0,j.oF)("2.5");function Jn(e){const t=(0,j.oF)(e??"");return bt===null||t!==null&&(0,j.Zy)(t,bt)>=
0}function Ot(e){if(e===null)return null;const{url:t,outcome:n}=e;return n.kind==="unreadable"?{url:t,why:n.why}:n.kind==="status"?{url:t,status:n.status,reason:n.
reason}:null}const Wn=e=>e.filter(({problem:t})=>t.code!=="host-private-redirect").map(({host:t,problem:n,isRequired:s})=>{const o=s?["hostnames input"]:[];return(0,S.
hD)(n,{host:t,services:[L.S3],places:o,needed:s})});var De=p(3916),Et=p(1022),T=p(4091),te=p(3307),Vn=p(1919);const Ce="has too many elements";function ke(e,t,n="\
first"){const s=te.HT(e,n);if(s!==null)return(0,T.TR)((0,Vn.Qc)(e)?.[1]??`is not valid JSON: ${s.why}`);const o=new Qn(e),r=t.read(o,t.zero);return o.mistake!==
null?(0,T.TR)(o.mistake):o.room<0?(0,T.TR)(Ce):(0,T.Ju)(r)}const x={zero:"",read:(e,t)=>e.literal("a string",/^"/,t,te.I)},Gn={zero:!1,read:(e,t)=>e.literal("a \
boolean",/^[tf]/,t,n=>n==="true")},Xn={zero:0,read:(e,t)=>{const n=s=>/^-?\d{1,19}$/.test(s)&&BigInt.asIntN(64,BigInt(s))===BigInt(s);return e.literal("an integ\
er",{test:n},t,Number)}},de=e=>({zero:null,read:(t,n)=>t.takeNull()?null:e.read(t,n??e.zero)}),We={zero:null,read:e=>(e.skip(),null)},Tt=e=>({zero:e.zero,read:(t,n)=>{
const{mistake:s}=t,o=e.read(t,n);return t.mistake=s,o}}),St=e=>({zero:null,read:t=>{const{room:n}=t;return t.room=Number.POSITIVE_INFINITY,e.read(t,e.zero),t.room=
n,null}}),ne=e=>({zero:[],read:(t,n)=>{if(t.takeNull())return[];const s=[];let o=0;return t.parts("[","a list",()=>{const a=t.room-- >0,i=t.within(o,e,n[o]??e.zero);
a&&s.push(i),o+=1})?s:n}}),Ve=e=>({zero:null,read:(t,n)=>{if(t.takeNull())return null;const s=n??new Map;return t.parts("{","an object",o=>{const r=t.room-- >0,
a=t.within("*",e,e.zero);r&&s.set(o,a)}),s}});function B(e){const t=Object.entries(e),n=new Map(t);return{zero:Object.fromEntries(t.map(([o,{zero:r}])=>[o,r])),
read:(o,r)=>{if(o.takeNull())return r;const a={...r};return o.parts("{","an object",i=>{const c=n.has(i)?i:Yn(i),l=n.get(c);if(l===void 0)return o.skip();a[c]=o.
within(c,l,a[c])}),a}}}const Yn=e=>e.toLowerCase().replaceAll("\u017F","s"),Zn=25e3;class Qn{#t;#e;#o=[];mistake=null;room=Zn;constructor(t){this.#t=t,this.#e=te.
AN(t,0)}within(t,n,s){this.#o.push(t);const o=n.read(this,s);return this.#o.pop(),o}takeNull(){return this.#t[this.#e]!=="n"?!1:(this.skip(),!0)}literal(t,n,s,o){
if(this.takeNull())return s;const r=this.#e;this.skip();const a=this.#t.slice(r,this.#e);return n.test(a)?o(a):(this.#n(t,a.charAt(0)),s)}parts(t,n,s){const o=this.#t,
r=o.charAt(this.#e);if(r!==t)return this.#n(n,r),this.skip(),!1;for(this.#e=te.AN(o,this.#e+1);o[this.#e]!=="]"&&o[this.#e]!=="}";)s(t==="{"?this.#r():""),this.#e=
te.AN(o,this.#e),o[this.#e]===","&&(this.#e=te.AN(o,this.#e+1));return this.#e+=1,!0}skip(){const t=this.#t;let n=0;do{const s=te.AN(t,this.#e),o=t.charAt(s);(o===
"["||o==="{")&&(n+=1),(o==="]"||o==="}")&&(n-=1),o==='"'?this.#e=te.ap(t,s):this.#e="[]{},:".includes(o)?s+1:te.f(t,s)}while(n>0)}#r(){const t=this.#e;this.#e=te.
ap(this.#t,t);const n=te.I(this.#t.slice(t,this.#e));return this.#e=te.AN(this.#t,te.AN(this.#t,this.#e)+1),n}#n(t,n){if(this.mistake!==null)return;const s=this.#o.
map(r=>typeof r=="number"?`[${r}]`:`.${r}`),o=s.length===0?"":` in "${s.join("").slice(1)}"`;this.mistake=`has ${qn[n]??"a number"} instead of ${t}${o}`}}const qn={
"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"},es=B({name:x,source:x,version:x}),ts=B({name:x,version:x,namespace:Tt(x),source:Tt(x)}),
Ge=B({path:x,providers:ne(de(ts)),dependencies:ne(de(es))}),Ct=ne(de(Ge)),At=(e,t)=>{const n=B({version:x,root:e,submodules:t}),s=B({source:x,versions:ne(de(n))});
return B({modules:ne(de(s))})},ns=At(St(Ge),St(Ct)),ss=At(Ge,Ct);function os(e){const t=ke(e,ns);if(!t.ok)return t;const{modules:n}=t.value;if(n.some(o=>o===null||
o.versions.includes(null)))return(0,T.TR)("has null in a list, at which the clients crash");const[s]=n;return s?(0,T.Ju)(s.versions.map(o=>o?.version??"")):(0,T.
TR)('has no element in "modules"')}function rs(e,t){const n=ke(e,ss),s=n.ok?n.value.modules[0]?.versions??[]:[],o=new Map;for(const r of s){if(r===null)continue;
const i=[r.root,...r.submodules].flatMap(l=>l??[]).map(({path:l,dependencies:u,providers:d})=>({path:l,calls:u.flatMap(h=>h??[]),providers:d.flatMap(h=>h??[])}));
i.some(({calls:l,providers:u})=>l.length+u.length>0)&&t(r.version)&&o.set(r.version,i)}return o}const Xe=({constraint:e,client:t},n)=>Je(e===null?[]:[e.text],n,
{client:t});function as(e,t,n){let s=null;const r=[...rs(e,a=>(s??=new Set(n.map(i=>It(Xe(i,t)))),s.has(Pt(a))))].filter(([,a])=>cs(a,t));return new Map(r.map(([
a,i])=>[Pt(a),i]))}const is=500;function cs(e,{work:t}){const n=e.flatMap(({calls:r,providers:a})=>[...r,...a]),s=[...e.map(({path:r})=>r),...n.flatMap(Object.values)],
o=n.every(({version:r})=>r.length<=is);return t?.keep(s)!==!1&&o}const It=e=>e?.kind==="chosen"?e.version:"none";function Pt(e){const t=(0,j.oF)(e);return t===null?
"":(0,j.Cg)(t)}const ls=3,us=200,ds=2e3,hs=3e5;function fs({calls:e,client:t},n,s){const o=[],r={calls:[],providers:[],undescribed:o};let a=e.flatMap(c=>{const{
module:l,constraint:u,isOpen:d}=c;return l===null||d?[]:{call:c,host:l.host,by:"",module:l,constraint:u,client:t}});const i={left:Math.min(s.left,ds)};for(let c=0;c<
ls;c+=1)a=a.flatMap(u=>{const d=n(u);if(d===null)return[];const{described:h}=d,f=h?.size?It(Xe(u,d)):"",m=i.left>0?h?.get(f):void 0;if(m===void 0)return c===0&&
o.push(u.call),[];const{namespace:k,name:v,system:O}=u.module,C=`${k}/${v}/${O} ${f}`,E=ps(m,{...u,by:C},i);return r.providers.push(...E.providers),E.calls}).slice(
0,us),r.calls.push(...a);return s.left-=r.calls.length+r.providers.length,r}function ps(e,{module:t,...n},s){const o=u=>({text:u,place:n.call.place}),r=e.slice(
0,Math.max(0,s.left)),a=new Map(r.map(u=>[(0,De.join)(".",u.path),u])),i=new Set([(0,De.join)(".",t.subdirectory)]),c=[],l=[];s.left-=r.length;for(const u of i){
const d=a.get(u);for(const{source:h,version:f}of d?.calls??[]){if(s.left--<=0)break;(0,R.Nj)(h)&&i.add((0,De.join)(u,h));const m=(0,R.vL)(h,n.client),k=f===""?null:
o(f);m.kind==="registry"&&c.push({...n,module:m,constraint:k})}for(const{name:h,namespace:f,source:m,version:k}of d?.providers??[]){if(s.left--<=0)break;const v=(0,Et.
mi)(m||(0,De.join)(f,h),n.client);v.kind!=="registry"||k===""||l.push({...n,provider:v,constraint:o(k)})}}return{calls:c,providers:l}}function ms({items:e,inside:t,
versions:n},s){const o=Map.groupBy(e,({root:a})=>a),r=Array.from(t,([a,{calls:i,providers:c}])=>{const l=o.get(a)??[];return[...i.flatMap(d=>ks(d,n)??[]),...ws(
c,l,s)].map(d=>{const h=({kind:f,of:m})=>f==="module"&&w.ek(m)[0]===d.places[0];return{...d,rows:N(l.filter(h))}})}).flat();return(0,S.DF)(r,({problem:a})=>a.message)}
function ks(e,t){const{module:n,client:s,constraint:o,by:r}=e,a=t.get(w.MP(n))?.[s],i=`${n.host}/${n.namespace}/${n.name}/${n.system}`,c={by:r,address:i,constraint:o?.
text??null,others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return Ye(e,(0,b.o)({...c,newest:null}));const l=ie(a);return!l||Xe(e,l)?.kind!=="no\
ne-fits"?null:Ye(e,(0,b.o)({...c,newest:l.newest}))}const gs=50;function ws(e,t,n){const s=Map.groupBy(e,({provider:o})=>w.JT(o));return t.flatMap(o=>{const{kind:r,
answer:a,root:i}=o,c=r==="provider"?s.get(w.IY(o.wants)):void 0,l=ie(a);if(c===void 0||l===null||o.choice?.kind!=="chosen")return[];const u=[...new Map(c.map(E=>[
E.constraint.text,E])).values()],h=[...w.Im(o.of),...u.slice(0,gs).map(E=>E.constraint)],f=n?null:Oe(o)?.version.text??null,m=h.map(({text:E})=>E),k=Je(m,l,{client:i.
client,held:f});if(k===null||k.kind==="chosen")return[];const v=k.kind==="none-fits"?h.filter(({text:E})=>k.conflict.includes(E)):h,{newest:O}=l,C=X(o);return u.
filter(({constraint:E})=>v.includes(E)).map(E=>{const{by:fe,constraint:q}=E,ye=v.filter(pe=>pe!==q).map(vs),$e={by:fe,address:C,constraint:q.text,others:ye,newest:O};
return Ye(E,(0,b.o)($e))})})}const vs=({text:e,place:t})=>`"${e}" (${t.file}:${t.line})`,Ye=({call:{place:e},host:t},n)=>(0,S.hD)(n,{host:t,services:[L.e$],places:[
w.W$(e)]}),Ze={location:"the location of the package",document:"the description of the package",page:"the page that names the package",archive:"the package",repository:"\
the Git repository of the package",sums:"the file of checksums",signature:"the signature of the checksums"},Ne=e=>e==="location"||e==="document",je="set `versio\
n` to one whose package can be downloaded",ys=({url:e,why:t,clients:n,...s})=>(0,S.CC)("package-location",{message:`${(0,g.eZ)(n)} cannot download ${(0,g.oZ)(s)}\
: ${(0,g.dh)(t)} (${e})`,operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",user:je,
affects:n});function $s(e){const{part:t,token:n,isFork:s}=e,o=Ne(t)&&s&&n==="none",r=Ne(t)?n==="withheld":t==="repository",a=Ne(t)?bs(e):Os(e);return(0,S.CC)("p\
ackage-unauthorized",{message:`${Ze[t]} of ${(0,g.oZ)(e)} cannot be read: ${(0,g._r)(e)}; ${Ms(e)}`,help:o?P.ro:a,severity:o?"notice":r?"warning":"error"})}function Ms(e){
const{part:t,token:n,at:s}=e;return t==="repository"?"it does not exist, or requires git credentials, which this check does not use":n==="none"&&!Ne(t)?"the CLI\
s send no token to package hosts":(0,P.pt)(e,n==="dropped"?s:null)}function bs(e){const{kind:t,source:n,at:s}=e,o=`give the token from ${n} permission to downlo\
ad this ${t}`;return(0,P.$w)(e,`${t}s.v1`,s,o)}function Os({kind:e,part:t,at:n,host:s}){if(t==="repository")return{operator:"use a repository that every user of\
 the registry can read",user:`check that git has credentials for ${n} on the machine that runs init`};const o="serve it without authentication, for example at a\
 presigned URL",r=`add a login for ${n} to ~/.netrc`;return e==="module"?{operator:o,user:r}:t!=="archive"?{operator:o,guest:(0,g.B9)(s)}:{operator:o,user:`${r}\
, which only Terraform uses for providers`}}function Rt(e){const{part:t,why:n,attempts:s,at:o,host:r,status:a}=e,i=a===404||a===410,c=s>1?` in each of ${s} atte\
mpts`:"",l=a!==null?je:`check that a firewall or proxy lets this machine connect to ${o}, or ${je}`,u=`publish ${Ze[t]} at this URL`;return(0,S.CC)("package-unr\
eachable",{message:`${Ze[t]} of ${(0,g.oZ)(e)} ${i?"is missing":"cannot be read"}: ${n}${c}`,operator:i?u:`check that ${o} serves the file to this machine`,user:l,
guest:i?`${je}; only the operator of ${r} can ${u}`:(0,g.B9)(r),severity:e.isSlow?"warning":"error"})}var Qe=p(6697);const xt=({packages:e})=>e.flatMap(Es);function Es(e){
if("location"in e){const t=e.steps.flatMap(n=>n.kind==="asked"?n.answer:[]);return[e.location,...t]}return[e.description,...e.files.map(({answer:t})=>t)]}const Ee=({
item:e,version:t,host:n})=>({kind:e.kind,address:X(e),version:t,host:(0,A.nx)(n)}),we=({item:e,version:t,host:n},s,o)=>({item:e,cause:`package ${(0,w.IY)(e.wants)}\
 ${t} ${s}`,describe:o,host:n});function Ae(e,t,n){const{outcome:s,url:o}=n;switch(s.kind){case"read":case"unreadable":return[];case"not-asked":{if(s.why!=="not\
-allowed"||t==="location"||t==="document")return[];const r=(0,A.yo)(o)??o,{kind:a,address:i,version:c}=Ee(e),l=()=>(0,Qe.wp)({host:r,package:`${a} ${i} ${c}`});
return[we(e,`${r} not allowed`,l)]}case"status":case"failed":{const r=s.kind==="status"?s.status:s.problem.message,a=()=>Ss(e,t,n,s);return[we(e,`${t} ${o} ${r}`,
a)]}}}const Ts=["page","archive","repository"];function Ss(e,t,{lastHop:n,url:s,attempts:o,tokenSource:r},a){const i=n?.url??s,c={...Ee(e),part:t,url:i,at:(0,A.
yo)(i)??i};if(a.kind==="failed"){const{code:f,message:m}=a.problem;if(f==="host-private-redirect")return a.problem;const k=f==="host-timeout"&&Ts.includes(t);return Rt(
{...c,why:m,attempts:o,status:null,isSlow:k})}const{kind:l,...u}=a,{status:d}=u,h={...u,url:i,page:null};if(d===401||d===403||t==="repository"&&d===404){const f={
token:n?.authorization??"none",source:r,isFork:e.isFork};return $s({...c,...f,...h})}return Rt({...c,why:(0,g._r)(h),attempts:(0,U.Mq)(d)?o:1,status:d,isSlow:!1})}
function Cs(e,{location:t,steps:n}){const{outcome:s,url:o}=t,r=i=>[we(e,`location ${i}`,c=>ys({...Ee(e),url:o,why:i,clients:D(c)}))];if(s.kind==="status"&&As(s.
status)){const i=`${s.status} ${s.reason}`.trim();return r(`its location was requested, and the response is ${i}; expected 204`)}const a=n.at(-1);switch(a?.kind){case void 0:
return Ae(e,"location",t);case"refused":return r(a.why);case"other":return[Is(e.item,a.getter)];case"asked":{const i=a.answer.outcome;return i.kind==="unreadabl\
e"?r(`the page at its location ${i.why}`):Ae(e,a.what,a.answer)}}}const As=e=>e!==401&&e!==403&&!(0,U.Mq)(e),Is=(e,t)=>({item:e,cause:`not followed ${t}`,describe:n=>{
const s=[...new Set(n.map(X))];return(0,b.q)({what:"getter",getter:t,names:s})}}),Ue=e=>(0,g.oZ)({...e,kind:"provider"}),qe=(e,t="")=>`${Ue(e)} for ${e.platform}\
 cannot be installed: ${t}${(0,g.dh)(e.why)}`;function Lt(e){const{platform:t,host:n,said:s,isMirror:o}=e,r=s!==void 0,a=r?`for ${t} cannot be downloaded`:`has \
no package for ${t}`;return(0,S.CC)("package-platform",{message:`${Ue(e)} ${a}: ${o?`${e.url} lists none`:(0,g._r)(e)}`,operator:o?`add it with \`terraform provi\
ders mirror -platform=${t}\``:`${r?"correct what the response says, or ":""}publish the package for ${t}`,user:r?`set \`version\` to another one, or ask the opera\
tor of ${n} to correct what the response says`:`set \`version\` to one with a package for ${t}, ask the publisher of the provider to build one, or correct \`plat\
forms\``})}const Ps=({suggestion:e,...t})=>(0,S.CC)("package-protocol",{message:`${Ue(t)} requires plugin protocol ${(0,g.K4)(t.protocols,3,g.dh)}; Terraform an\
d OpenTofu support 5 and 6`,operator:"publish a version with plugin protocol 5 or 6, or correct `protocols`",user:e===null?"ask the publisher of the provider fo\
r a version with plugin protocol 5 or 6":`set \`version = "${(0,g.dh)(e,40)}"\`, the newest version with a supported protocol`}),Rs=e=>(0,S.CC)("package-documen\
t",{message:qe(e,`the response of ${e.url} `),operator:e.isMirror?`return {"archives":{"${e.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: appli\
cation/json\``:"return the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signi\
ng_keys`"}),xs=e=>(0,S.CC)("package-sums",{message:qe(e,`${e.url} `),operator:"correct the checksums file: one line with the SHA-256 hash and `filename` of each\
 package; then sign it again"}),Ls=e=>(0,S.CC)("package-unsigned",{message:qe(e),operator:"sign the file of checksums with `gpg --detach-sign` (binary, without \
`--armor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`"});function Ds({clients:e,...t}){const n=e.map(s=>`${s==="opentofu"?"tofu":
s} providers lock -platform=${t.platform}`);return(0,S.CC)("lock-platform-missing",{message:`the lock file has no checksum of ${Ue(t)} for ${t.platform}`,user:`\
run \`${n.join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it was replaced"})}var V=p(4283);const Ns=(e,t)=>Ie(et(e),
`${Dt(t)}/versions`),js=(e,t,n)=>Ie(et(e),`${Dt(t)}/${n}/download`),Dt=({namespace:e,name:t,system:n})=>`${e}/${t}/${n}`,Us=(e,{namespace:t,type:n})=>Ie(e,`${t}\
/${n}/versions`),zs=(e,{namespace:t,type:n},s,{os:o,arch:r})=>Ie(e,`${t}/${n}/${s}/download/${o}/${r}`),_s=(e,t)=>Ie(et(e),t);function Bs(e,{host:t,namespace:n,
type:s},o){const r=(0,V.O2)(e,`${t}/${n}/${s}/${o}`);return!r.ok||r.value.scheme==="https"?r:(0,T.TR)(`unsupported protocol scheme "${r.value.scheme}"`)}function Fs(e,t){
if(!/^\.{0,2}\//.test(t))return(0,T.Ju)(t);const n=(0,V.O2)(e,t);return n.ok?(0,T.Ju)((0,V.jr)(n.value)):n}function Hs(e,t){const n=ze(e,t);return n.ok&&n.value.
fragment!==""?(0,T.TR)("must not include fragment part"):n}function ze(e,t){const n=(0,V.O2)(e,t);if(!n.ok)return n;const{scheme:s}=n.value;return s==="http"||s===
"https"?n:(0,T.TR)("must use http or https scheme")}const et=e=>e.path.endsWith("/")?e:{...e,path:`${e.path}/`};function Ie(e,t){const n=(0,V.O2)(e,t);if(!n.ok)
throw new Error(n.why);return n.value}var Ks=p(7511);const Js=B({versions:ne(B({version:x,protocols:ne(x)})),warnings:ne(x)});function Ws(e){const t=ke(e,Js);if(!t.
ok)return t;const{versions:n,warnings:s}=t.value,o=new Map(n.map(i=>[i.version,i.protocols])),r=[...o.keys()],a=r.filter(i=>Nt(o.get(i)??[]));return(0,T.Ju)({texts:r,
compatible:a.length===r.length?r:a,warnings:r.length===0?[]:s})}const Nt=e=>e.some(t=>{const n=(0,j.rK)(t),[s]=n?.numbers??[];return n!==null&&!(0,j.Ty)(n)&&(s===
5n||s===6n)}),Vs=B({id:x,moved_to:x});function Gs(e,t){const n=ke(e,Vs);if(!n.ok)return n;const{id:s,moved_to:o}=n.value,r=(0,Et.mi)(o===""?s:o,"terraform"),a=r.
kind==="registry"&&r.type===t;return(0,T.Ju)(a?r.namespace:null)}const jt=B({ascii_armor:x}),Xs=Ve(B({hashes:ne(x),package_size:Xn})),tt=(e,t)=>B({protocols:ne(
x),os:x,arch:x,filename:x,shasum:x,download_url:x,shasums_url:x,shasums_signature_url:x,signing_keys:B({gpg_public_keys:ne(de(e))}),packages:t}),Ys={terraform:tt(
B({ascii_armor:x,trust_signature:x}),We),"opentofu before 1.12":tt(jt,We),opentofu:tt(jt,Xs)},Zs=(e,t)=>ke(e,Ys[t]),Qs=B({versions:Ve(B({}))});function qs(e,t){
const n=Ut(e,t,Qs);return n.ok?(0,T.Ju)([...n.value.versions?.keys()??[]]):n}const eo=B({archives:Ve(de(B({url:x,hashes:ne(x)})))});function to(e,t,{os:n,arch:s}){
const o=Ut(e,t,eo);if(!o.ok)return o;const r=o.value.archives?.get(`${n}_${s}`);if(r===void 0)return(0,T.Ju)({kind:"no-platform"});if(r===null)return(0,T.Ju)({kind:"\
crash"});const{hashes:a,url:i}=r;return a.some(c=>c.indexOf(":")<1)?(0,T.TR)(`has a hash without a scheme, such as "zh:", in "archives.${n}_${s}"`):(0,T.Ju)({kind:"\
archive",url:i,hashes:a})}function Ut(e,t,n){const s=(0,Ks.i)(t??"");return s.ok&&s.value==="application/json"?ke(e,n):(0,T.TR)(t===null?"has no Content-Type; e\
xpected application/json":"has a Content-Type other than application/json")}function no(e,t,n){const{os:s,arch:o,shasum:r}=e,a=/^[0-9a-fA-F]{64}$/.test(r),i=s===
t.os&&o===t.arch,c=`${t.os}_${t.arch}`;return{early:[...so(e.protocols),...nt([i?null:`is for ${s}_${o} instead of ${c} (\`os\`, \`arch\`)`,st(n,"download_url",
e.download_url),ro(e.packages),a?null:oo(r),st(n,"shasums_url",e.shasums_url),st(n,"shasums_signature_url",e.shasums_signature_url)]),...e.download_url===""?[{kind:"\
no-archive"}]:[]],late:nt([ao(e,c)]),hashes:a&&i?[`zh:${r.toLowerCase()}`]:null}}const nt=e=>e.flatMap(t=>t===null?[]:{kind:"description",why:t});function so(e){
const t=e.find(n=>(0,j.rK)(n)===null);return t!==void 0?[{kind:"description",why:`has "${t}" in \`protocols\`, which is not a version`}]:e.length===0||Nt(e)?[]:
[{kind:"protocols",protocols:e}]}function st(e,t,n){const s=ze(e,n);return s.ok?null:`has an invalid URL in \`${t}\`: ${s.why}`}const oo=e=>e===""?"has no `shas\
um`":`has "${e}" in \`shasum\`, which is not 64 hexadecimal digits`;function ro(e){const t=[...e?.keys()??[]].filter(o=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(o)),
n=Array.from(e?.values()??[],o=>o.hashes).flat(),s=[...t,...n.filter(o=>o.indexOf(":")<1)][0];return s===void 0?null:`has "${s}" in \`packages\`, which OpenTofu c\
annot read`}function ao({packages:e,shasum:t},n){if(!e?.size)return null;const s=e.get(n);if(s===void 0)return"has `packages` without an entry for the platform,\
 which OpenTofu requires";if(s.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const o=s.hashes.filter(r=>r.startsWith(
"zh:"));return o.some(r=>r!==`zh:${t}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":o.length>0?null:"has no `zh:` hash for \
the platform in `packages`, which OpenTofu requires"}function io(e,t){switch(e.kind){case"crash":return(0,T.TR)(`has null for ${t}, at which the clients crash`);case"\
no-platform":return(0,T.Ju)({early:[{kind:"platform"}],late:[],hashes:null});case"archive":{const{url:n,hashes:s}=e,o=s.length===0||s.some(co),r=nt([n===""?`has\
 no \`url\` for ${t}`:null,o?null:`has no \`zh:\` or \`h1:\` hash for ${t}, but others`]);return(0,T.Ju)({early:r,late:[],hashes:r.length===0?s:null})}}}const zt=[
"zh:","h1:"],co=e=>zt.some(t=>e.startsWith(t)),lo=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function uo(e,{filename:t,shasum:n}){
for(const s of e.split(`
`)){const[o="",r]=s.split(lo,4).filter(a=>a!=="");if(r===t)return/^[0-9a-fA-F]{64}$/.test(o)?o.toLowerCase()===n.toLowerCase()?null:`has another hash for ${t} t\
han \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${t}`}return`has no line for ${t===""?"the empty `filename` of the packag\
e":t}`}function ho(e){const[t]=e;return t===void 0?"the signature of its checksums is empty":t===194||(t&252)===136?null:"the signature of its checksums is not \
a binary OpenPGP signature (with `--armor` it is text)"}const ot="in `signing_keys.gpg_public_keys`";function fo(e){const[t]=e;return e.includes(null)?`the desc\
ription has null ${ot}, at which the clients crash`:t===void 0?`the description has no key ${ot}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(t??"")?
null:`the description has a key ${ot} whose \`ascii_armor\` is not an armored public key`}function po(e,t,n){const{description:s}=t,o={...e,host:s.host},{outcome:r}=s;
switch(r.kind){case"unreadable":return[rt(o,t,{kind:"description",why:r.why})];case"read":return[...[...r.value.early.map(a=>rt(o,t,a)),...t.files.flatMap(({part:a,
answer:i})=>Ae(o,a,i)),...t.late.map(a=>rt(o,t,a))].slice(0,1),...go(o,t,r.value,n)];case"status":return r.status===404?[mo(o,t,r)]:Ae(o,"document",s);case"fail\
ed":case"not-asked":return Ae(o,"document",s)}}function mo(e,{platform:t,description:{url:n,mirror:s}},o){const{kind:r,...a}=o,i={...a,url:n};if(s===void 0){const h={
...Ee(e),...i,platform:t,isMirror:!1};return we(e,`${t} platform`,()=>Lt(h))}const{item:c,version:l}=e,u={provider:X(c),mirror:s.url,version:l,...i},d=(c.answer.
installation?.mirrors??[]).some(h=>h.mirror?.url===s.url&&ie(h)?.texts.includes(l));return we(e,`mirror ${s.url}`,()=>_({...u,isListed:d}))}function rt(e,t,n){const{
platform:s,description:o}=t,{url:r,mirror:a}=o,i={...Ee(e),platform:s,isMirror:a!==void 0,url:r},c=(u,d)=>we(e,`${s} ${u}`,d),l=u=>c(`document ${u}`,()=>Rs({...i,
why:u}));switch(n.kind){case"description":return l(n.why);case"no-archive":return l("has no `download_url`");case"platform":{const u={status:200,reason:"OK",page:null};
return c("platform",()=>Lt({...i,...u}))}case"protocols":{const{protocols:u}=n,d=ko(e.item);return c("protocols",()=>Ps({...i,protocols:u,suggestion:d}))}case"s\
ums":return c(`sums ${n.why}`,()=>xs({...i,...n}));case"unsigned":return c(`unsigned ${n.why}`,()=>Ls({...i,...n}))}}const ko=({answer:e})=>be("provider",ie(e)?.
compatible??[]).newest;function go(e,{platform:t},{hashes:n},s){const{item:o,version:r}=e,a=Oe(o),i=s.get(o.root.lockFile??"")?.get((0,w.IY)(o.wants))??[];if(a?.
version.text!==r||n===null||i.length===0)return[];if(i.some(u=>n.includes(u)))return[];const c=[(0,w.W$)(a.version.place)];return wo(i,n)?[{...we(e,`${t} lock`,
u=>Ds({...Ee(e),platform:t,clients:D(u)})),places:c}]:[{item:o,cause:"not followed contents",places:c,describe:d=>{const h=d.map(f=>`${X(f)} ${Oe(f)?.version.text}`);
return(0,b.q)({what:"contents",names:[...new Set(h)]})}}]}const wo=(e,t)=>zt.filter(n=>e.some(s=>s.startsWith(n))).every(n=>t.some(s=>s.startsWith(n))),at=[];function vo(e){
const t=new Map,n=Map.groupBy(e,({root:s})=>s.directory);return Array.from(n,([s,o])=>({directory:s,clients:D(o),rows:(0,F.c1)(o,I).map(r=>yo(r,t))}))}function it(e,t){
const n=JSON.stringify(e),s=t.get(n)??e;return t.set(n,s),s}function yo(e,t){const[n]=e,{kind:s,wants:o,of:r,answer:a}=n,i=(0,w.Im)(r).map(({text:l})=>l),c=e.flatMap(
({root:{client:l},choice:u})=>u===null?[]:[[l,u.kind==="chosen"?u.version:null]]);return{kind:s,address:M(n),source:it(X(n),t),host:o.host,constraints:it(i,t),locked:Oe(
n)?.version.text??null,chosen:it(Object.fromEntries(c),t),newest:ie(a)?.newest??null,platforms:Mo(e),...e.flatMap(xt).some($o)&&{isUnchecked:!0},worst:null,problems:at,
places:(0,F.As)((0,w.ek)(r)),rejectedAt:Oo(e)}}const $o=({outcome:e})=>e.kind==="not-asked";function Mo(e){const t=e.flatMap(({packages:n})=>n).flatMap(n=>"plat\
form"in n?[n]:[]);return t.length===0?at:[...Map.groupBy(t,({platform:n})=>n)].map(([n,s])=>{const o=s.map(bo);return{platform:n,available:o.includes(!1)?!1:o.includes(
null)?null:!0}})}function bo({description:{outcome:e,mirror:t}}){return e.kind==="read"?!e.value.early.some(({kind:s})=>s==="platform"):e.kind==="status"&&e.status===
404&&t===void 0?!1:null}function Oo(e){const t=e.find(({choice:s})=>s!==null&&s.kind!=="chosen");return t===void 0?at:[...(0,w.Im)(t.of),Oe(t)?.version].flatMap(
s=>s?.place??[])}function Eo(e,t){const{items:n}=e,s=[...ue(n,t.isFork),..._n(n),...jn(n),...To(e,t.isFork)],o=n.filter(({answer:r})=>r.outcome.kind==="read").map(
r=>`${r.wants.host} ${Y(r)}`);return{findings:[...Co(e),...ge(s),...ms(e,t.upgrade),...Fn(e.clouds),...Wn(e.logins),...Ao(n,t)],roots:vo(n),requests:e.requests,
answering:new Set(o)}}const To=({items:e,lockHashes:t},n)=>e.flatMap(s=>{if(s.choice?.kind!=="chosen")return[];const o={item:s,version:s.choice.version,isFork:n,
host:s.wants.host};return s.packages.flatMap(r=>"location"in r?Cs(o,r):po(o,r,t))}),So=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;function Co({
inside:e}){const t=({place:c})=>c!==w.cd,n=[...e.keys()].flatMap(c=>c.calls),s=_t(n.filter(({isOpen:c})=>c)),o=_t(n.filter(({module:c,isOpen:l})=>c===null&&!l)),
r=o.filter(({source:c})=>So.test(c)).length,a=[...e.values()].flatMap(({undescribed:c})=>c).filter(t),i=a.flatMap(({module:c})=>c===null?[]:`${c.namespace}/${c.
name}/${c.system}`);return[...ct(a,{what:"inside",names:[...new Set(i)]}),...ct(s,{what:"open",names:s.map(({address:c})=>c)}),...ct(o,{what:"direct",git:r,names:o.
map(({address:c})=>c)})]}function ct(e,t){const n=(0,F.NP)(e.map(({place:s})=>s));return n.length===0?[]:[(0,S.hD)((0,b.q)(t),{places:n,clients:[]})]}const _t=e=>[
...new Map(e.map(t=>[`${t.place.file}:${t.place.line}`,t])).values()];function Ao(e,{maxRequests:t}){const n=e.flatMap(o=>[o.answer,...xt(o)].flatMap(({outcome:r})=>r.
kind==="not-asked"?{item:o,host:Z(o),outcome:r}:[]));return(0,F.c1)(n,({host:o,outcome:r})=>`${o} ${"problem"in r?r.problem.message:r.why}`).flatMap(o=>{const[{
host:r,outcome:a}]=o,i=[...new Set(o.flatMap(d=>(0,w.ek)(d.item.of)))];if("problem"in a)return[(0,S.hD)(a.problem,{host:r,places:i,needed:(0,W.ly)(i)})];const{why:c}=a;
if(c==="service"||c==="not-allowed")return[];const l=[...new Set(o.map(d=>Q(d.item)))],u=(0,b.q)(c==="limit"?{what:c,max:t,names:l}:{what:c,names:l});return[(0,S.
hD)(u,{host:r,places:(0,F.NP)(i),needed:!1})]})}var Io=p(2389),Po=p(3024),_e=p(6760),Ro=p(4693),xo=p(7542),Bt=p(9075);const Lo=1e6,Do=1e5,No=2e4;class jo{#t;constructor(t,n){
this.#t=Lo+t*Do+n*No}get isSpent(){return this.#t<0}read({bytes:t,truncated:n}){let s=0;for(const o of t)(o===44||o===91||o===123)&&(s+=1);return this.#e((n?1:1/
8)*t.length+12*s)}keep(t){return this.#e(t.reduce((n,{length:s})=>n+16*s+100,0))}choose(t,n){return this.#e(t*(25+2*n))}#e(t){return this.#t-=t,!this.isSpent}}var Uo=p(
1257),Ft=p(4155),ve=p(5306),zo=p(1654),_o=p(3948),Ht=p(6875),Bo=p(9940);const Te=4;class lt{#t=[];#e;constructor(t){this.#e=t}async pass(t){const n=await this.enter();
return t().finally(n)}async enter(){return this.#e===0?await new Promise(t=>this.#t.push(t)):this.#e-=1,()=>{const t=this.#t.shift();t===void 0?this.#e+=1:t()}}}
async function Kt(e,t,{concurrency:n},s,o=Te){const r=Map.groupBy(e,t);await Jt(r.values(),n*Te,a=>Jt(a.values(),o,s))}async function Jt(e,t,n){const s=async()=>{
for(const o of e)await n(o)};await Promise.all(Array.from({length:t},s))}const Fo=2*Te,Ho=1e3,Ko=3e4,Jo=6e4;class Wo{gate=new lt(Te);largeBodies=new lt(1);requests=0;pause=Promise.
resolve();silent=0;down=null}class Vo{#t;#e;#o=(0,Bt.Oo)(t=>new Wo);#r=new Map;#n=new Set;#s=new Map;constructor(t){this.#t=t,this.#e=new lt(t.concurrency*Te),t.
stop.onEnd.add(this.#a);for(const[n,s]of t.sessions??[])this.#n.add(n),this.#s.set(n,this.#i({url:s}))}get requests(){return[...this.#r.values()]}ask(t){const n=this.#i(
t);return n.gate.pass(()=>this.#e.pass(()=>this.#c(n,t)))}#a=()=>{for(const t of this.#n)t.close()};close(){this.#t.stop.onEnd.delete(this.#a),this.#a()}#i({url:t}){
const n=(0,ve.X5)(t);return this.#o(n.ok?`${n.value.name} ${n.value.port}`:"")}async#c(t,n){if(t.down!==null)return t.down;const s=await this.#l(t,n);if(typeof s==
"string")return s;const[{response:o}]=s;return"problem"in o&&o.problem.code==="host-private-redirect"||(t.silent=s.every(({headMs:r})=>r===null)?t.silent+1:0,t.
silent>=Fo&&(t.down=s)),s}async#l(t,n){const{stop:s,maxRequests:o}=this.#t,r=[];for(;;){if(await t.pause,s.why!==null)return ut(r,"stopped");if(t.requests>=o)return ut(
r,"limit");const a=await this.#u(t,n);if(s.why!==null&&a.response.kind==="failed"||r.push(a),n.patience.every(h=>(0,U.mh)(r,h)!==null)||s.why!==null)return ut(r,
"stopped");const{ms:l,isForHost:u}=Go(a,r.length,this.#t),d=(0,Ht.v7)(l,this.#t);u&&(t.pause=d),await d}}async#u(t,n){const{network:s,startTimer:o,monotonic:r}=this.#t,
{patience:a}=n,i=this.#h(t);t.requests+=1;try{const c=await(0,_o.e)({...n,planBody:l=>({...n.planBody(l),turn:()=>t.largeBodies.enter()}),asks:"answer",session:i,
settings:s,timeoutMs:(0,Bo.nT)(a),startTimer:o,monotonic:r});return t.requests+=c.hops.length-1,this.#d(n,c),c}finally{this.#f(t,i)}}#d({host:t},{hops:[n],timing:s,
certificates:o}){const{slowest:r=null,certificates:a=[]}=this.#r.get(t)??{},i=n!==void 0&&s.totalMs>(r?.timing.totalMs??-1),c=u=>!a.some(d=>d.host===u.host&&d.expires===
u.expires),l=o.filter(c).map(({host:u,expires:d})=>({host:u,expires:d}));this.#r.set(t,{host:t,slowest:i?{url:n.url,timing:s}:r,certificates:[...a,...l]})}#h(t){
for(const[s,o]of[...this.#s].reverse())if(o===t&&(this.#s.delete(s),s.isOpen))return s;const n=new zo.N(this.#t.network);return this.#n.add(n),n}#f(t,n){n.isOpen?
this.#s.set(n,t):this.#n.delete(n);const[s]=this.#s.keys();this.#s.size<=this.#t.concurrency||s===void 0||(this.#s.delete(s),this.#n.delete(s),s.close())}}const ut=([
e,...t],n)=>e===void 0?n:[e,...t];function Go({response:e},t,{now:n}){const s=e.kind==="received"&&[429,503].includes(e.head.status)?(0,Ht.VJ)(e.head.retryAfter,
n()):null;return s===null?{ms:Math.min(Ho*2**(t-1),Ko),isForHost:!1}:{ms:Math.min(Math.max(s,0),Jo),isForHost:!0}}var Wt=p(2832),Xo=p(960),dt=p(1193);const Yo=9,
Zo={kind:"whole",maxBytes:8*1024*1024},ce=({bytes:e})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e);function Be(e,t){const{once:n}=e;if(n===void 0)return Vt(
e,t);const s=t.known.get(n)??Vt(e,t);return t.known.set(n,s),s}async function Vt(e,t){const{host:n,clients:s,at:o}=e;if(s.length===0)return{};const r=Map.groupBy(
s.map(c=>({client:c,where:o(c)})),({where:c})=>typeof c=="string"?c:(0,V.jr)(c.url)),a=await t.tokenOf(n),i=r.values().map(c=>Qo(e,c,a,t));return Object.fromEntries(
(await Promise.all(i)).flat())}function Pe(e,t,n,s,o,r){return Be({...o,host:t,clients:n,at:i=>{const c=Xt(e,t,i,r);return typeof c=="string"?c:{...c,url:s(c.url)}}},
r)}const re=(e,t,n="")=>({host:e,url:n,tokenSource:null,outcome:{kind:"not-asked",why:t},attempts:0,lastHop:null});async function Qo(e,t,{token:n,source:s},{send:o,
patience:r,versionOf:a,workOf:i}){const[c]=t;if(c===void 0)return[];const{host:l,headers:u,maxRedirects:d=Yo}=e,h=t.map(({client:C})=>C),f=c.where,m=C=>h.map(E=>[
E,C]);if(typeof f=="string")return m({...re(l,f),tokenSource:s});const k=(0,V.Pl)(f.url),v={...re(l,"service",k),tokenSource:s},O=i(l);if(O.isSpent)return m({...re(
l,"work",k),tokenSource:s});try{const C=await o({...f,host:l,token:n,headers:u??{"x-terraform-version":a(c.client)},planBody:q=>Gt(q,e)??Wt.IK,maxRedirects:d,patience:h.
map(r)});if(typeof C=="string")return m({...v,outcome:{kind:"not-asked",why:C}});const E=C.at(-1)?.hops.at(-1)??null,fe=Map.groupBy(h,q=>qo(C,r(q)));return Array.
from(fe,([q,ye])=>{const $e=er(q,f.url,e,O),pe={host:l,url:k,tokenSource:s,outcome:$e,attempts:C.length,lastHop:E};return ye.map(kt=>[kt,pe])}).flat()}catch(C){
const E=(0,Qe.n3)({host:A.nx(l),thrown:C});return m({...v,outcome:{kind:"not-asked",why:"unchecked",problem:E}})}}function qo(e,t){const{attemptMs:n}=t,s=e[(0,U.
mh)(e,t)??e.length-1]??e[0],{response:o,timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=n)return o;const i=(a??0)>n?"response":"body",c=o.url.host.replace(
/:443$/,"");return{kind:"failed",problem:(0,Xo.Qs)({host:c,asks:"answer",phase:i,limitMs:n}),transient:!0}}const Gt=(e,{accepts:t=s=>s===200,plan:n=()=>Zo})=>t(
e.status)?n(e):null;function er(e,t,n,s){if(e.kind==="failed"){const{problem:u}=e;return u.code==="host-http2"?{kind:"not-asked",why:"unchecked",problem:u}:{kind:"\
failed",problem:u}}const{head:o,body:r}=e,{status:a,reason:i}=o;if(!s.read(r))return{kind:"not-asked",why:"work"};const c=Gt(o,n);if(c===null){const u=(0,dt.y8)(
r.bytes);return{kind:"status",status:a,reason:i,page:u,...(0,dt.Kd)(r.bytes,i)}}if(r.truncated&&c.kind==="whole")return{kind:"not-asked",why:"size"};const l=n.read(
e,t,s);return l.ok?{kind:"read",value:l.value}:l.why===Ce?{kind:"not-asked",why:s.isSpent?"work":"size"}:{kind:"unreadable",why:l.why,page:(0,dt.y8)(r.bytes)}}function Xt(e,t,n,{
settings:s,network:o,visits:r,onlyListed:a}){const i=r.get(t);if(i===void 0)return"service";const{discovery:c}=i.attempt,l=i.forced.find(C=>C.client===n),u=l===
void 0?c:{...l,kind:"found",url:A.cu(t)};if(u.kind!=="found")return"service";const{url:d,services:h}=u,f=(0,L.TE)(e,{services:h,documentUrl:d,display:A.nx(t),client:n});
if(f.kind!=="url"||!(0,ve.X5)(f.url).ok)return"service";const m=A.Pm(f.url)??"",k=l!==void 0,v=m===t||A.ev(m,s)||a.has(`${t} ${e}`)||k,O=k?null:Yt(i,o);return v?
{url:f.url,origin:O}:"not-allowed"}const Yt=({host:e,attempt:t},n)=>({isPublic:(0,ve.Ul)(n,A.Sv(e).name,t.hops[0]?.address??null)}),tr=3e4,nr={kind:"whole",maxBytes:1024*
1024},Zt={headers:{accept:"application/vnd.api+json"},plan:({status:e})=>e===200?nr:Wt.IK},sr={...Zt,accepts:()=>!0,read:({head:e})=>(0,T.Ju)(e.apiVersion)},or=B(
{data:de(B({id:x}))}),Qt={...Zt,accepts:e=>e>=200&&e<=399,read:({body:e})=>{const t=ke(ce(e),or);return t.ok?t.value.data===null?(0,T.TR)("has no data"):(0,T.Ju)(
null):t}},rr=/^[\w-]+$/;async function ar(e){const t=e.settings.timeoutMs??tr,s={...e,patience:r=>({client:r,attemptMs:t,retries:1})},o=cr(e).map(async r=>{const{
host:a,service:i,clients:c}=r,{token:l}=await e.tokenOf(a);if(l===null)return[];const u=c.flatMap(h=>{const f=Xt(i,a,h,e);return typeof f=="string"?[]:[{client:h,
at:f}]}),d=(0,F.c1)(u,({at:h})=>(0,V.jr)(h.url)).map(h=>{const f={...r,clients:h.map(({client:m})=>m)};return ir(f,h[0].at,s)});return await Promise.all(d)});return(await Promise.
all(o)).flat()}async function ir(e,t,n){const{host:s,clients:o,organization:r,workspace:a}=e,i=async(m,k)=>{const v=_s(t.url,m),O=()=>({...t,url:v}),C=`cloud ${(0,V.
jr)(v)}`,E=await Be({...k,host:s,clients:o,at:O,once:C},n);return Object.values(E)[0]??re(s,"service")},c=await i("ping",sr),l={...e,ping:c,ofOrganization:null,
ofWorkspace:null};if(c.outcome.kind!=="read"||r===null)return l;const u=`organizations/${r}`,d=await i(`${u}/entitlement-set`,Qt),f=d.outcome.kind!=="read"||a===
null?null:await i(`${u}/workspaces/${a}`,Qt);return{...l,ofOrganization:d,ofWorkspace:f}}function cr({usages:e,machine:t}){const n=new Map;for(const{kind:s,workspace:o,
hasOwnToken:r,needs:a,place:i}of e){if(o===void 0||r)continue;const c=s.startsWith("cloud")?t.environment.TF_CLOUD_ORGANIZATION:void 0,l=qt(o.organization??c),u=qt(
o.name);for(const{host:d,service:h,clients:f}of a){const m=[d,h,l,u].join(" "),v=n.get(m)??{host:d,service:h,organization:l,workspace:u,places:[],clients:[]};n.
set(m,v),v.places.push(i),v.clients=[...new Set([...v.clients,...f])]}}return[...n.values()]}const qt=e=>e&&rr.test(e)?e:null;var en=p(9529);const lr=1e4;async function ur(e){
const{visits:t,settings:n}=e,s=new Map;for(const r of t.values())for(const a of dr(r)){const i=(0,A.Pm)(a)??"";a.scheme==="https"&&i!==r.host&&(0,ve.X5)(a).ok&&
(0,A.Jr)(i,n.allowedHosts)&&!s.has(i)&&s.set(i,{visit:r,url:a})}return(await Promise.all(s.values().map(({visit:r,url:a})=>hr(r,a,e)))).flat()}function dr({host:e,
attempt:{discovery:t}}){if(t.kind!=="found")return[];const n=(0,A.nx)(e),{url:s,services:o}=t,a=(0,L.TE)(L.S3,{services:o,documentUrl:s,display:n,client:"terraf\
orm"});return a.kind!=="object"?[]:(0,en.u)((0,en.m)(a.value,s,n).value).map(({url:i})=>i)}async function hr(e,t,n){const{send:s,network:o,settings:r,requirements:a}=n,
{host:i}=e,c=await s({host:i,url:t,origin:Yt(e,o),token:null,headers:{},planBody:()=>({kind:"excerpt",maxBytes:0}),maxRedirects:0,patience:[{client:"terraform",
attemptMs:r.timeoutMs??lr,retries:1}]}),l=typeof c=="string"?null:c.at(-1);if(l?.response.kind!=="failed"||l.headMs!==null)return[];const{problem:u}=l.response;
if(u.code==="host-http2")return[];const d=a.some(h=>h.host===i&&h.service===L.S3);return[{host:i,problem:u,isRequired:d}]}var fr=p(2713),tn=p(6979),nn=p(4321),pr=p(
9587);const ht=({header:e})=>e?{kind:"address",location:e}:{kind:"none"},mr=B({location:x,use_registry_credentials:de(Gn)}),kr=B({location:x,use_registry_credentials:We});
function gr(e,t){if(e.status===204)return ht(e);const n=ke(e.body,t?mr:kr,"whole");if(!n.ok)return{kind:"unreadable",why:n.why};const{location:s,use_registry_credentials:o}=n.
value;return o!==null?{kind:"url",location:s,usesCredentials:o}:s===""?ht(e):{kind:"address",location:s}}function wr(e){const{answer:t,downloadUrl:n,client:s,readsCredentials:o}=e,
r=s==="terraform"?ht(t):gr(t,o);switch(r.kind){case"none":return he(vr[s]);case"unreadable":return he(`the response ${r.why}`);case"url":{if(r.location==="")return he(
"the response has `use_registry_credentials` and no `location`");const a=Hs(n,r.location);return a.ok?{kind:"direct",url:a.value,usesCredentials:r.usesCredentials}:
he(a.why)}case"address":{const a=Fs(n,r.location);return a.ok?$r(a.value,s):he(a.why)}}}const vr={terraform:"the response has no X-Terraform-Get header",opentofu:"\
the response has neither `location` nor an X-Terraform-Get header"},he=e=>({kind:"refused",why:(0,pr.Nx)(e)});function yr(e,t){const n=Er(e,t);return n.ok?rn(n.
value,t):he(n.why)}function $r(e,t){const n=(0,R.vL)(e,t);if(n.kind==="invalid")return he(n.error);if(n.kind!=="remote")return he("must be a direct remote packa\
ge address");const s=(0,nn.cx)(e,t);return s.ok?rn(s.value,t):he(s.why)}const sn=["file","gcs","git","hg","http","https","s3"],on="zip|gz|bz2|xz|tgz|tbz2|txz|ta\
r\\.tbz2",Mr=new RegExp(`^(?:${on}|tar\\.(?:gz|bz2|xz))$`),br=new RegExp(`\\.(?:${on})$`),Or=/^(?:0|f|F|false|FALSE|False)$/;function rn({getter:e,url:t},n){if(!(sn.
includes(e)||e==="oci"&&n==="opentofu"))return{kind:"refused",why:`download not supported for scheme '${e}'`};if(t===null||!/^https?$/.test(t.scheme))return{kind:"\
other",getter:e};const o=(0,tn.xB)(t.query);if(e==="git")return{kind:"git",url:ft(t,[])};if(!/^https?$/.test(e))return{kind:"other",getter:e};const r=o.find(([c])=>c===
"archive")?.[1]??"",a=o.filter(([c])=>c!=="checksum"&&!(c==="archive"&&r!==""));return(r===""?br.test(t.path):!Or.test(r)&&Mr.test(r))?{kind:"archive",url:ft(t,
a)}:o.some(([c,l])=>c==="checksum"&&l!=="")?{kind:"refused",why:"checksum cannot be specified for directory download"}:{kind:"page",url:ft(t,[...a,["terraform-g\
et","1"]])}}const ft=(e,t)=>({...e,query:(0,tn.Ge)(t),forceQuery:!1,fragment:""});function Er(e,t){const n=/^([A-Za-z][A-Za-z0-9+.-]*):/.exec(e)?.[1];return n===
void 0?(0,T.TR)(`invalid source string: ${e}`):!sn.includes(n)&&!(n==="oci"&&t==="opentofu")?(0,T.TR)(`no getter available for X-Terraform-Get source protocol: \
"${n}"`):(0,nn.cx)(e,t)}const Tr={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function Sr(e){for(const[t,n,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){
const o=s.toLowerCase();if(n===""?o==="body":o==="head")return null;if(n!==""||o!=="meta")continue;const r=new Map;for(const[,i="",c,l,u]of t.matchAll(Cr))r.set(
i.toLowerCase(),c??l??u??"");const a=r.get("content")??"";if(r.get("name")==="terraform-get"&&a!=="")return Ar(a)}return null}const Cr=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
Ar=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(t,n,s)=>n!==void 0?Tr[n]??t:Number(s)<=1114111?String.fromCodePoint(Number(s)):t),Ir=3e4,an={kind:"excerpt",maxBytes:1024},
Pr=128*1024,cn={terraform:0,opentofu:0},Fe={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,plan:()=>an,read:()=>(0,T.Ju)(""),retries:cn,
netrc:U.Du},Rr={...Fe,name:"provider archive",retries:{terraform:0,opentofu:2},netrc:["terraform"]},xr={...Fe,name:"direct archive",accepts:e=>e>=200&&e<300,retries:null,
netrc:[]},Lr={name:"page",headers:{},accepts:e=>e>=200&&e<300,plan:({terraformGet:e})=>e?an:{kind:"excerpt",maxBytes:Pr},read:({head:e,body:t})=>{const n=e.terraformGet||
Sr(ce(t));return n===null?(0,T.TR)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,T.Ju)(n)},retries:cn,netrc:U.Du},Dr={...Fe,name:"repository",
headers:{},accepts:e=>e===200,netrc:[]},ln={name:"sums",headers:{},read:({body:e})=>(0,T.Ju)(ce(e)),retries:null,netrc:[]},Nr={...ln,name:"signature",read:({body:{
bytes:e}})=>(0,T.Ju)(ho(e)??"")};function pt({lastHop:e},{network:t}){const{url:n="",address:s=null}=e??{},o=(0,V.Dl)(n),r=o.ok?(0,ve.X5)(o.value):null;return{isPublic:!r?.
ok||(0,ve.Ul)(t,r.value.name,s)}}async function un({client:e,registry:t,url:n,origin:s,token:o=!1},r,a){const{dialect:i,settings:c,patience:l,tokenOf:u,withLogin:d}=a,
{name:h,retries:f,netrc:m}=r,k=(0,A.Pm)(n);if(k!==null&&k!==t&&!(0,A.ev)(k,c))return re(t,"not-allowed",(0,V.Pl)(n));const v=E=>({url:m.includes(E)?d(n):n,origin:s}),
O=`${h} ${o} ${s?.isPublic} ${(0,V.jr)(n)}`,{[e]:C}=await Be({...r,host:t,clients:i.clients,at:v,once:O},{...a,patience:E=>f===null?l(E):{client:E,attemptMs:Ir,
retries:f[E]},tokenOf:o?u:async()=>({token:null,source:null})});if(C===void 0)throw new Error("a client without an answer");return C}function jr(e,t){const n=e.
flatMap(({client:s,calls:o})=>o.flatMap(({module:r,constraint:a})=>r?[{module:r,client:s,constraint:a}]:[]));return dn(n,new Map,t)}async function Ur(e,t,n){const s=({
module:o,client:r})=>ie(t.get((0,w.MP)(o))?.[r]);for(;;){const o={left:hs},r=new Map(e.map(i=>[i,fs(i,s,o)])),a=Array.from(r.values(),i=>i.calls).flat().filter(
({module:i})=>n.visits.has(i.host)&&!t.has((0,w.MP)(i)));if(a.length===0)return r;await dn(a,t,n)}}async function dn(e,t,n){const s=(0,F.c1)(e,({module:o})=>(0,w.
MP)(o));return await Kt(s,([{module:o}])=>o.host,n,async o=>{const[{module:r}]=o,a=[...new Set(o.map(({client:u})=>u))],i=u=>Ns(u,r),c={read:({body:u},d,h)=>zr(
ce(u),o,h)},l=await Pe(L.e$,r.host,a,i,c,n);t.set((0,w.MP)(r),l)}),t}function zr(e,t,n){const s=os(e);if(!s.ok)return s;if(!n.keep(s.value))return(0,T.TR)(Ce);const o=be(
"module",s.value,{work:n}),r=as(e,o,t);return(0,T.Ju)(r.size===0?o:{...o,described:r})}const _r={accepts:e=>e===200||e===204,read:({head:e,body:t},n)=>{const s={
status:e.status,header:e.terraformGet,body:ce(t)};return(0,T.Ju)({answer:s,downloadUrl:n})}};async function Br({address:e,version:t,clients:n},s){const{host:o}=e,
r=l=>js(l,e,t),a=await Pe(L.e$,o,n,r,_r,s),i=(0,U.sX)(s.versionOf("opentofu")),c=Object.entries(a).map(async([l,u])=>{const d=l,{outcome:h}=u;if(h.kind!=="read")
return[d,{location:u,steps:[]}];const f=wr({...h.value,client:d,readsCredentials:i}),{downloadUrl:m}=h.value,k=await Hr(f,d,u,m,s),v={...u,outcome:{kind:"read",
value:null}};return[d,{location:v,steps:k}]});return Object.fromEntries(await Promise.all(c))}const Fr=10;async function Hr(e,t,n,s,o){const r=[];let a=e,i=pt(n,
o);for(let c=0;a.kind!=="refused"&&a.kind!=="other";c+=1){if(a.kind==="page"&&c===Fr){const v=`too many X-Terraform-Get redirects: ${c+1}`;return[...r,{kind:"re\
fused",why:v}]}const[l,u]=Jr[a.kind],d=a.kind==="direct"&&a.usesCredentials,h=d&&Kr(s,a.url),f={registry:n.host,client:t,url:Wr(a),origin:i,token:h},m=await un(
f,u,o),{outcome:k}=m;if(d&&!h&&k.kind==="status"&&k.status===401){const v=`the token of the registry from ${(0,A.Pm)(a.url)}`;return[...r,{kind:"other",getter:v}]}
if(r.push({kind:"asked",what:l,answer:m}),a.kind!=="page"||k.kind!=="read")return r;i=pt(m,o),a=yr(k.value,t)}return[...r,a]}function Kr(e,t){const n=[e,t].map(
s=>({scheme:s.scheme==="http"?"http":"https",name:(0,ve.be)(s)}));return(0,fr.nL)(n).at(-1)==="sent"}const Jr={archive:["archive",Fe],direct:["archive",xr],page:[
"page",Lr],git:["repository",Dr]},Wr=({kind:e,url:t})=>e==="git"?{...t,path:`${t.path}/info/refs`,query:"service=git-upload-pack"}:t;var Vr=p(5747),Gr=p(3427),hn=p(
2071);function Xr(e,t){const n=new Map;for(const s of e)for(const{provider:o}of s.providers){const r=(0,w.JT)(o),a=n.get(r),{clients:i=[],asking:c=[],directory:l=s.
directory}=a??{},u=t(o,s)?[]:[s.client];n.set(r,{address:o,clients:[...new Set([...i,s.client])],asking:[...new Set([...c,...u])],directory:l===s.directory?l:null})}
return n}async function Yr(e,t){const n=new Map,s=({address:r})=>r.host,o=async r=>{const{address:a,asking:i,clients:c}=r,l=fn(a),u=Pe(L.xq,a.host,i,l,Zr,t),d=c.
map(async h=>[h,await Qr(h,r,u,t)]);n.set((0,w.JT)(a),Object.fromEntries(await Promise.all(d)))};return await Kt(e.values(),s,t,o,4*Te),n}const Zr={read:({body:e},t,n)=>{
const s=Ws(ce(e));if(!s.ok)return s;const{texts:o,...r}=s.value;return n.keep([...o,...r.warnings])?(0,T.Ju)(be("provider",o,{...r,work:n})):(0,T.TR)(Ce)}},fn=e=>t=>Us(
t,e);async function Qr(e,t,n,s){const{address:o}=t,r=re(o.host,"service"),a=async()=>(await n)[e]??r,i=s.methodsOf(o,e),c=(i?.methods??[qr]).map(k=>k.kind==="di\
rect"?a():k.kind==="local"?pn(k,o,s):mn(e,k,t,"index.json",na,s)),[l=r,...u]=await Promise.all(c),d=sa([l,...u]),h=await ea(o,e,await a(),s);if(i===null&&h===null)
return d;const f=[l,...u].filter(({mirror:k})=>k!==void 0),m=i&&{place:i.place,methods:c.length,mirrors:f};return{...d,...m&&{installation:m},...h===null?{}:{movedTo:h}}}
const qr={kind:"direct"};async function ea(e,t,{outcome:n},s){const{host:o,namespace:r,type:a}=e;if(!(n.kind==="status"&&n.status===404)||r!=="hashicorp"||o!==(0,R.
Vm)(t))return null;const c=fn({...e,namespace:"-"}),l={read:({body:d})=>Gs(ce(d),a)},{[t]:u}=await Pe(L.xq,o,[t],c,l,s);return u?.outcome.kind==="read"?u.outcome.
value:null}function pn(e,t,{localPackages:n}){const{path:s,shown:o=s,place:r}=e,a=re(t.host,"service",o??""),i=n(e,t);if(o===null||i===null)return a;const c={...a,
mirror:{url:o,place:r,hasSlash:!0,isDirectory:!0}};if(i==="missing"){const u=ee({mirror:o,kind:"path",at:(0,hn.Ge)(r)});return{...c,outcome:{kind:"failed",problem:u}}}
const l=[...new Set(i.map(({version:u})=>u))];return l.length>0?{...c,outcome:{kind:"read",value:be("provider",l)}}:{...c,outcome:{kind:"status",status:404,reason:"",
page:null}}}const ta=5;async function mn(e,{url:t,place:n},{address:s,clients:o},r,a,i){const c={url:(0,V.Pl)(t),place:n,hasSlash:t.path.endsWith("/")},l=(0,A.Pm)(
t),u=Bs(t,s,r);if(!u.ok){const O=(0,hn.Ge)(n),C={mirror:c.url,at:O,provider:(0,w.JT)(s)},E={kind:"failed",problem:ee({...C,kind:"port"})};return{...re(l,"servic\
e",c.url),outcome:E,mirror:c}}const d=O=>O.kind==="network"&&(0,V.jr)(O.url)===(0,V.jr)(t),h=o.filter(O=>i.methodsOf(s,O)?.methods.some(d)),f=(0,A.ev)(l,i.settings)?
{url:u.value,origin:null}:"not-allowed",m=`mirror ${(0,V.jr)(u.value)}`,k=O=>{const C=i.patience(O);return O==="opentofu"?{...C,retries:0}:C},{[e]:v=re(l,"servi\
ce")}=await Be({host:l,clients:h,at:()=>f,once:m,read:a,maxRedirects:ta},{...i,patience:k});return{...v,mirror:c}}function na({head:e,body:t},n,s){const o=qs(ce(
t),e.contentType);if(!o.ok)return o;const r=o.value.filter(a=>(0,j.rK)(a)!==null);return s.keep(r)?(0,T.Ju)(be("provider",r,{work:s})):(0,T.TR)(Ce)}function sa([
e,...t]){if(t.length===0)return e;const n=[e,...t],s=n.filter(({outcome:i})=>i.kind==="not-asked"),o=n.find(oa)??s.find(({outcome:i})=>i.kind==="not-asked"&&i.why!==
"service")??s[0];if(o!==void 0)return o;const r=n.flatMap(i=>ie(i)??[]),a=n.find(i=>ie(i)!==null);return a===void 0||r.every(({texts:i})=>i.length===0)?n.find(({
mirror:i})=>i===void 0)??a??e:{...a,outcome:{kind:"read",value:ra(r)}}}const oa=({outcome:e})=>e.kind==="failed"||e.kind==="unreadable"||e.kind==="status"&&e.status!==
404,ra=e=>be("provider",[...new Set(e.flatMap(({texts:t})=>t))],{work:e.find(({work:t})=>t!==void 0)?.work,compatible:e.flatMap(({compatible:t=[]})=>t),warnings:e.
flatMap(({warnings:t=[]})=>t)});async function aa(e,t){const{address:n,clients:s}=e,o=c=>t.methodsOf(n,c)?.methods??[],r=s.filter(c=>o(c).every(({kind:l})=>l===
"direct")),a=kn({...e,clients:r},t),i=s.map(async c=>{const l=r.includes(c)?await gn(c,e,await a,t):await ia(c,e,o(c),t);return l===null?[]:[[c,l]]});return Object.
fromEntries((await Promise.all(i)).flat())}async function ia(e,t,n,s){let o=null;for(const r of n){const a={...t,clients:[e]};if(o=r.kind==="local"?ca(t,r,s):r.
kind==="network"?await ua(e,t,r,s):await gn(e,t,await kn(a,s),s),o===null||!la(o.description))return o}return o}function ca({address:e,version:t,platform:n},s,o){
const r=mt(n),a=o.localPackages(s,e);if(a===null||a==="missing")return null;const l={kind:"read",value:{early:a.some(d=>d.version===t&&d.platform===r)?[]:[{kind:"\
platform"}],late:[],hashes:null}},u={...pn(s,e,o),outcome:l};return{platform:r,files:[],late:[],description:u}}const la=({outcome:e,mirror:t})=>t===void 0?e.kind===
"status"&&e.status===404:e.kind==="read"&&e.value.early.some(({kind:n})=>n==="platform");function kn({address:e,version:t,platform:n,clients:s},o){const{host:r}=e,
a=i=>zs(i,e,t,n);return Pe(L.xq,r,s,a,{read:T.Ju},o)}async function gn(e,{platform:t},{[e]:n},s){if(n===void 0)return null;const r=e==="opentofu"&&!(0,U.sX)(s.versionOf(
e))?"opentofu before 1.12":e;return await wn(e,t,n,({body:i,url:c})=>{const l=Zs(ce(i),r);if(!l.ok)return l;const u=no(l.value,t,c),{shasums_url:d,shasums_signature_url:h}=l.
value,f=[d,h,l.value.download_url].map(E=>ze(c,E)),[m,k,v]=f.flatMap(E=>E.ok?E.value:[]),O=m&&k&&v&&u.early.every(({kind:E})=>E==="no-archive"),C=O?{sums:m,signature:k,
document:l.value}:null;return(0,T.Ju)({described:u,signed:C,archive:O?v:null})},s)}async function ua(e,t,n,s){const{platform:o,version:r}=t,a=await mn(e,n,t,`${r}\
.json`,T.Ju,s);return await wn(e,o,a,({head:c,body:l,url:u})=>{const d=to(ce(l),c.contentType,o);if(!d.ok)return d;const h=io(d.value,mt(o));if(!h.ok)return h;const f={
described:h.value,signed:null};if(d.value.kind!=="archive")return(0,T.Ju)({...f,archive:null});const m=ze(u,d.value.url);return m.ok?(0,T.Ju)({...f,archive:m.value}):
(0,T.TR)(`has an invalid \`url\`: ${m.why}`)},s)}const mt=({os:e,arch:t})=>`${e}_${t}`;async function wn(e,t,n,s,o){const{outcome:r,host:a}=n,i={platform:mt(t),
files:[],late:[]};if(r.kind!=="read")return{...i,description:{...n,outcome:r}};const c=s(r.value);if(!c.ok){const q={kind:"unreadable",why:c.why,page:null};return{
...i,description:{...n,outcome:q}}}const{described:l,signed:u,archive:d}=c.value,h={...n,outcome:{kind:"read",value:l}},f=[],m={registry:a,client:e,origin:pt(n,
o)},k=async(q,ye,$e)=>{const pe=await un({...m,url:ye},$e,o);return f.push({part:q,answer:pe}),pe.outcome.kind==="read"?pe.outcome.value:null},v=u&&await k("sum\
s",u.sums,ln),O=u&&v!==null?await k("signature",u.signature,Nr):null;if(d!==null&&(u===null||O!==null)&&await k("archive",d,Rr),u===null)return{...i,description:h,
files:f};const C=e==="opentofu"&&a===(0,R.Vm)(e)&&o.machine.environment.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true",E=f[0]?.answer.url??"",fe=da(u.document,{sums:v,
signature:O,url:E},C);return{...i,description:h,files:f,late:[...l.late,...fe]}}function da(e,{sums:t,signature:n,url:s},o){const r=e.signing_keys.gpg_public_keys.
map(l=>l?.ascii_armor??null),a=r.length===0&&o,i=t===null?null:uo(t,e),c=a?null:fo(r)??n;return[...i===null?[]:[{kind:"sums",url:s,why:i}],...c?[{kind:"unsigned",
why:c}]:[]]}async function ha(e,t){const{machine:n,settings:s}=t,o=e.filter(l=>l.kind==="module"),r=e.filter(l=>l.kind==="provider"),a=s.platforms.length===0?[n.
platform]:s.platforms,i=await Promise.all([vn(o,l=>Br(l,t)),...a.map(l=>{const[u="",d=""]=l.split("_");return vn(r,h=>aa({...h,platform:{os:u,arch:d}},t))})]),c=Map.
groupBy(i.flat(),([l])=>l);return e.map(l=>({...l,packages:(c.get(l)??[]).map(([,u])=>u)}))}async function vn(e,t){const n=e.flatMap(r=>r.choice?.kind==="chosen"?
[{item:r,version:r.choice.version}]:[]),o=(0,F.c1)(n,({item:r,version:a})=>`${(0,w.IY)(r.wants)} ${a}`).map(async r=>{const[a]=r,i=[...new Set(r.map(({item:l})=>l.
root.client))],c=await t({address:a.item.wants,version:a.version,clients:i});return r.flatMap(({item:l})=>{const u=c[l.root.client];return u===void 0?[]:[[l,u]]})});
return(await Promise.all(o)).flat()}function fa(e,t){const n=new Set(e.flatMap(({root:s})=>s.lockFile??[]));return new Map(Array.from(n,s=>{const o=(0,Vr.yR)((0,_e.
join)(t,s));return[s,o.ok?(0,Gr.g)(o.text):new Map]}))}async function pa(e,t){const{configs:n,dialect:s,directory:o,plugins:r,settings:a}=t,i=[...e,...(0,Uo.n)(
a.hostnames,s.clients)],{releases:c}=s,l={root:o,plugins:r,releases:c,asksMirrors:!0},u=(0,Ft.Vn)(n,l),d=(v,{directory:O,client:C})=>O!==w.cd.file&&u(v,O,C),h=Xr(
i,d),f=i.flatMap(({calls:v})=>v).flatMap(({module:v})=>v===null?[]:(0,w.MP)(v)),m=new Set(f).size+h.size,k=new Vo({...t,maxRequests:a.maxRequests});try{const v=(0,Ft.
xT)(n,l,i,t.learn),O={...ka(t,k,m,h),methodsOf:v},C=a.depth==="packages",E=(se,Oa)=>{const En=wa(i,se,Oa,{...O,isInstalledIn:d});return C?ha(En,O):En},[[fe,...q],
[ye,$e,...pe],kt,ya]=await Promise.all([Yr(h,O).then(se=>Promise.all([se,E("provider",se)])),jr(i,O).then(se=>Promise.all([se,Ur(i,se,O),E("module",se)])),ar(O),
ur(O)]),$a=Map.groupBy([...pe,...q].flat(),({root:se})=>se),On=i.flatMap(se=>$a.get(se)??[]),Ma=new Map([...ye,...fe]),ba=C?t.lockHashes??fa(On,o):new Map;return{
items:On,versions:Ma,inside:$e,lockHashes:ba,clouds:kt,logins:ya,requests:k.requests}}finally{k.close()}}function ma(e,{directory:t,plugins:n}){const s=(0,Ro.k)();
return({path:o},r)=>{const a=e.get((0,w.JT)(r))?.directory??null;if(o===null||a===w.cd.file||!(0,_e.isAbsolute)(o)&&(a===null||n!==null))return null;const i=(0,_e.
isAbsolute)(o)?o:(0,_e.join)(t,a??"",o);return(0,Po.existsSync)(i)?s(i,r):"missing"}}function ka(e,t,n,s){const{configs:o,dialect:r,credentials:a,machine:i,learn:c,
progress:l}=e;let u=0;l({total:n,done:u});const d=new Map(o.map(h=>[h.client,h.patience]));return{...e,send:async h=>{const f=await t.ask(h);return u+=1,l({total:Math.
max(n,u),done:u}),f},known:new Map,workOf:(0,Bt.Oo)(()=>new jo(e.settings.maxRequests,n)),onlyListed:ga(e),localPackages:ma(s,e),withLogin:(0,xo.TU)(i,c).withLogin,
patience:h=>d.get(h)??{client:h,attemptMs:1e4,retries:1},versionOf:h=>(0,U.tB)(h,r.versions),tokenOf:async h=>{const{answer:f}=await a.find(h);return{token:f?.token??
null,source:f?.token?f.source:null}}}}function ga({settings:e,requirements:t}){const n=e.hostnames.flatMap(({addresses:r})=>r).map(yn),s=({because:r})=>r.some(a=>typeof a!=
"string"),o=new Set(t.filter(s).map(yn));return new Set(n.filter(r=>!o.has(r)))}const yn=({host:e,service:t})=>`${e} ${t}`,$n=[];function wa(e,t,n,{versionOf:s,
methodsOf:o,isInstalledIn:r,settings:{upgrade:a}}){return e.flatMap(i=>{const{client:c}=i;if(t==="module")return i.calls.flatMap(u=>{const{module:d,isOpen:h}=u;
if(d===null)return[];const f=Mn(n,d,c),m=h?{answer:f,choice:null}:bn(f,u,{client:c});return[{kind:t,root:i,of:u,wants:d,...m,packages:$n}]});const l=(0,U.Jd)(c,
s(c));return i.providers.map(u=>{const{provider:d,locked:h}=u,m=o(d,c)===null&&r(d,i)?re(d.host,"service"):Mn(n,d,c),k=a||h===null?null:h.version.text,v=bn(m,u,
{client:c,held:k,rejectsUnreadable:l});return{kind:t,root:i,of:u,wants:d,...v,packages:$n}})})}const Mn=(e,t,n)=>e.get((0,w.IY)(t))?.[n]??re(t.host,"service");function bn(e,t,n){
const s=ie(e),o=(0,w.Im)(t).map(({text:a})=>a),r=s&&Je(o,s,n);return s===null||r!==null?{answer:e,choice:r}:{answer:{...e,outcome:{kind:"not-asked",why:"work"}},
choice:r}}async function va(e,t,n){try{return Eo(await pa(e,t),n)}catch(s){const r=[...t.visits.values()].filter(({attempt:a})=>a.discovery.kind==="found").map(
({host:a})=>(0,S.hD)((0,Qe.n3)({host:(0,A.nx)(a),thrown:s}),{host:a}));return{...Io.j7,findings:r}}}})};export{Ea as id,Ta as ids,Sa as modules};
