const gr=372,wr=[372],vr={1598:((Ue,ke,g)=>{g.d(ke,{N:()=>O,n:()=>ge});var h=g(7811),A=g(255),X=g(5243),N=g(3846),p=g(5106),ee=g(304),Q=g(523),L=g(2172);const M={
"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/\
box@>=1.0"};function O({host:H,service:F,text:V},U){const[,C="",D]=/^([^@]*)(?:@(.*))?$/s.exec(V)??[],K=D===void 0?null:{text:D,place:L.cd},pe=`${(0,A.pk)(H)}/${C}`,
oe=(F===p.e$?j:_)(pe,K,U);return oe.ok?oe:(0,h.TR)(`${oe.why}; expected ${F}=${M[F]}`)}function j(H,F,V){const U=(0,X.rE)(H,V);if(!U.ok)return U;const C=pe=>(0,ee.
gH)(pe,V),D=te(F,Q.PW,C);if(D!==null)return(0,h.TR)(D);const K=L.cd;return(0,h.Ju)({address:H,source:H,place:K,module:U.value,constraint:F,isOpen:!1})}function _(H,F,V){
const U=(0,N.mi)(H,V);if(H.split("/").length!==3||U.kind!=="registry")return(0,h.TR)(U.kind==="invalid"?U.error:"not a provider of a registry");const C=te(F,Q._T,
ee.Nd);if(C!==null)return(0,h.TR)(C);const D=F===null?[]:[F];return(0,h.Ju)({provider:U,places:[L.cd],constraints:D,locked:null})}function te(H,F,V){if(H===null)
return null;const U=F(H.text);return U.ok?V(U.value)?null:`no version can match ${H.text}`:U.why}function ge(H,F){const V=H.flatMap(({addresses:U})=>U);return V.
length===0?[]:F.map(U=>{const C=V.flatMap(D=>{const K=O(D,U);return K.ok?[K.value]:[]});return{directory:L.cd.file,client:U,directories:[],calls:C.filter(D=>"mo\
dule"in D),providers:C.filter(D=>"provider"in D),lockFile:null,clientVersions:[]}})}}),3791:((Ue,ke,g)=>{g.d(ke,{o:()=>L,q:()=>Q});var h=g(1780),A=g(9432),X=g(9615);
const N=M=>M===1?"1 module or provider was":`${M} modules and providers were`;function p(M){const{names:O}=M,j=(0,h.XT)(O,3,_=>(0,h.KT)((0,A.dh)(_)));switch(M.what){case"\
inside":return(0,h.xI)`modules and providers inside ${j} were not checked`;case"direct":{const _=O.length-M.git,te=[...M.git>0?[`${(0,A.px)(M.git,"module")} fro\
m Git`]:[],..._>0?[`${(0,A.px)(_,"module")} from an archive or bucket`]:[]];return(0,h.xI)`${te.join(" and ")} ${O.length===1?"was":"were"} not checked: ${j}`}case"\
open":return(0,h.xI)`${(0,A.px)(O.length,"module")} ${O.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${j}`;case"\
limit":return(0,h.xI)`max-requests (${M.max}) was reached, so ${N(O.length)} not checked: ${j}`;case"size":return(0,h.xI)`a response is longer than this check reads, so ${N(
O.length)} not checked: ${j}`;case"work":return(0,h.xI)`the answers of the registry take more work than this check does for one host, so ${N(O.length)} not checked: ${j}`;case"\
stopped":return(0,h.xI)`the check ended too early, so ${N(O.length)} not checked: ${j}`;case"contents":return(0,h.xI)`the checksums of ${(0,A.px)(O.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${j}`;case"getter":return(0,h.xI)`the package of ${(0,A.
px)(O.length,"registry module")} was not checked, because it is downloaded with ${M.getter}: ${j}`;case"units":return(0,h.xI)`${(0,A.px)(O.length,"Terragrunt un\
it")} ${O.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${j}`}}const ee={limit:"increase \
`max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock` or `tofu provid\
ers lock`"},Q=M=>(0,X.CC)("not-followed",{message:p(M),help:ee[M.what==="work"?"limit":M.what],...M.what==="work"&&{severity:"warning"}});function L({by:M,address:O,
constraint:j,newest:_,others:te}){const ge=(0,h.xI)`${(0,A.dh)(M)} requires ${(0,h.KT)((0,A.dh)(O))}${j===null?"":` "${(0,A.dh)(j)}"`}`,H=_===null?"which the re\
gistry does not have":te.length>0?`which conflicts with ${(0,A.K4)(te,3,A.dh)}`:`which no listed version fits; the newest is ${(0,A.dh)(_)}`;return(0,X.CC)("mod\
ule-described",{message:(0,h.xI)`according to the registry, ${ge}, ${H}`,help:"run `init` to confirm; if it fails, use another version of the module"})}}),304:((Ue,ke,g)=>{
g.d(ke,{Hn:()=>ee,Lt:()=>Z,Nd:()=>V,Sx:()=>oe,XA:()=>X,gH:()=>F,iM:()=>A,jF:()=>p,s5:()=>N});var h=g(523);function A(v,$,T){const I=M($,T);return L(v,P=>(!(0,h.
Ty)(P)||(0,h.Cg)(P)===I)&&Q(P,$))}function X(v,$){return L(v,T=>(!(0,h.Ty)(T)||$.some(I=>j(T,I)))&&!O(T)&&$.every(I=>ge(T,I)))}const N=v=>L(v,$=>!(0,h.Ty)($));function p(v){
const $=v.filter(T=>T.operator==="=");return $.length===1&&$.every(({version:T})=>O({...T,build:""}))}function ee(v,$,T){const I=(0,h.oF)(v),P=(0,h.PW)($);return I!==
null&&P.ok&&A([I],P.value,T)!==null}const Q=(v,$)=>$.every(T=>te(v,T));function L(v,$){let T=null;for(const I of v.filter($))(T===null||(0,h.Zy)(I,T)>0)&&(T=I);
return T}function M(v,$){const[T,I]=v;if(T===void 0||I!==void 0)return null;const P=T.text.trim().replace($==="opentofu"?/^=?v?/:/^=?/,""),B=(0,h.rK)(P);return B===
null?null:(0,h.Cg)(B)}const O=({numbers:v,pre:$,build:T})=>$===""&&T===""&&v.every(I=>I===0n),j=(v,$)=>$.operator==="="&&_(v,$.version),_=(v,$)=>v.build===$.build&&
(0,h.Zy)(v,$)===0;function te(v,{operator:$,version:T}){const I=(0,h.Zy)(v,T);if($==="=")return I===0;if($==="!=")return I!==0;if($!=="~>")return H(I,$);const P=T.
numbers.slice(0,T.written-1);return I>=0&&!(0,h.Ty)(T)&&T.numbers.length<=v.numbers.length&&P.every((B,J)=>B===v.numbers[J])}function ge(v,$){const{operator:T,version:I}=$;
if(T==="=")return j(v,$);if(T==="!=")return!_(v,I);const P=(0,h.Zy)(v,I);if(T!=="~>")return H(P,T);const[B=0n,J=0n]=I.numbers,ce=I.written===3?[B,J+1n,0n]:[B+1n,
0n,0n];return P>=0&&(0,h.Zy)(v,{...I,numbers:ce,pre:""})<0}const H=(v,$)=>({">":v>0,">=":v>=0,"<":v<0,"<=":v<=0})[$];function F(v,$){if(D(v))return!0;const T=pe(
v),I=Math.max(...T.map(({numbers:B})=>B.length)),P=T.flatMap(B=>{const J=Array.from({length:I},(ce,fe)=>B.numbers[fe]??0n);return[B,se(J),se([...J,1n])]});return A(
P,v,$)!==null}function V(v){const $=K(v);if(D($))return!0;const T=pe($),I="x".repeat(1+Math.max(...T.map(B=>B.build.length))),P=T.flatMap(B=>{const[J=0n,ce=0n,fe=0n]=B.
numbers,be=[J,ce,fe+1n];return[B,se([J,ce,fe],I),se(be,I)]});return X(P,$)!==null}const U=50,C=100,D=v=>v.length>U||v.some(({text:$})=>$.length>C),K=v=>[...Map.
groupBy(v,h.mb).values()].flatMap(([$])=>$??[]),pe=v=>{const $=[se([0n,0n,0n]),...v.map(T=>T.version)];return[...new Map($.map(T=>[(0,h.Cg)(T),T])).values()]},se=(v,$="")=>({
text:"",numbers:v,written:v.length,pre:"",build:$});function oe(v,$){const T=K(v),I=$(T)?v:T;if(D(I))return v;const P=I.reduce((J,ce)=>{const fe=J.filter(be=>be!==
ce);return $(fe)?J:fe},I),B=new Set(P.map(h.mb));return v.filter(J=>B.has((0,h.mb)(J)))}function Z(v,$){const T=(0,h.PW)(v),I=(0,h.oF)($);if(!T.ok||I===null||T.
value.some(P=>(0,h.Ty)(P.version)))return!1;if(I.written<3){const P=(0,h.PW)(`~> ${I.numbers.slice(0,I.written).join(".")}.0`);return P.ok&&!F([...T.value,...P.
value],"terraform")}return!Q({...I,pre:""},T.value)}}),3372:((Ue,ke,g)=>{g.d(ke,{predictInit:()=>ur});var h=g(2172),A=g(3791),X=g(2170),N=g(9119),p=g(1780),ee=g(
2886),Q=g(6360),L=g(8032),M=g(9432),O=g(9615),j=g(4481);function _({host:e,hasToken:t},n){if(e==="registry.terraform.io")return`see https://${e}/namespaces/${n.
split("/")[0]}`;if(!(0,L.n3)(e))return t?"a private registry may also return 404 if the token has no access":(0,j.nP)(e,"","if the registry requires a token, ")}
function te(e,t,n,{kind:s,cure:o,check:r=""}){const{host:a,isAll:i,near:c}=t,[u=""]=n,l=n.length<=1,d=(0,p.xI)`check the URL of ${s}s.v1 in the discovery document of ${(0,p.
KT)(a)}${r}`,f=l?`no ${s} ${u}`:`none of ${n.length} required ${s}s`,m=c===null?"":`write ${c}, or `,k={operator:l?(0,p.xI)`${i?(0,p.xI)`${d}, or `:m}publish ${u}`:
d,...l&&{user:`${m}${o}`}},y=(0,p.xI)`${(0,p.KT)(a)} has ${f}: ${(0,M._r)(t)}`;return(0,O.CC)(e,{message:y,...k,note:_(t,u)})}const ge=e=>te("module-unknown",e,
e.modules,{kind:"module",cure:"correct the source address"});function H(e){const{host:t,providers:n,meant:s,kind:o,isAll:r}=e,[a=""]=n;return o==="directory"?(0,O.
CC)("provider-unknown",{message:(0,p.xI)`the directory ${(0,M.dh)(t)} has no provider ${(0,p.KT)(a)}`,help:(0,p.xI)`add ${(0,p.KT)(a)} to the directory, for example with \`terraform providers mirror\``}):
o==="network mirror"?(0,O.CC)("provider-unknown",{message:(0,p.xI)`the network mirror ${(0,p.KT)(t)} has ${n.length>1?`none of ${n.length} required providers`:(0,p.
xI)`no provider ${(0,p.KT)(a)}`}: ${(0,M._r)(e)}`,operator:(0,p.xI)`add ${(0,p.KT)(a)} to the mirror, for example with \`terraform providers mirror\``,user:`${r?
"check `url`, which must be that of a network mirror (HOST/NAMESPACE/TYPE/index.json), not of a registry; or ":""}add the provider to \`include\` of a \`direct\` bl\
ock in the CLI configuration`}):s!==null?(0,O.CC)("provider-unknown",{message:(0,p.xI)`${(0,p.KT)(t)} has no provider ${a}: ${(0,M._r)(e)}`,help:`did you mean ${s}\
? set \`source = "${s}"\` in \`required_providers\` of every module that uses it`}):te("provider-unknown",e,n,{kind:"provider",cure:`correct \`source\` in \`requir\
ed_providers\`, or add the \`source\` that a child module lacks${t==="registry.opentofu.org"?`; for a provider that only Terraform\u2019s registry has, write \`source\
 = "registry.terraform.io/${a}"\`, or submit it at https://github.com/opentofu/registry/issues`:""}`,check:", which must end in a slash"})}function F(e){const{mirror:t}=e;
return e.kind==="path"?(0,O.CC)("mirror-url",{message:`the mirror directory ${(0,M.dh)(t)} (${e.at}) does not exist`,help:"create the directory before `init`, f\
or example with `terraform providers mirror`, or correct the path"}):e.kind==="port"?(0,O.CC)("mirror-url",{message:(0,p.xI)`the network mirror ${(0,p.KT)(t)} (${e.
at}) cannot have ${(0,p.KT)(e.provider)}, because the CLIs read a host with a port as a URL scheme`,help:(0,p.xI)`add \`exclude = ["${(0,p.KT)(`${e.provider.split(
"/")[0]}/*/*`)}"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}):(0,O.CC)("mirror-url",{message:(0,p.xI)`the URL of the network mirror ${(0,p.
KT)(t)} has no slash at the end, so the CLIs request ${(0,p.KT)(e.asked)}, which ${(0,M.dh)(e.result)}`,help:(0,p.xI)`set \`url = "${(0,p.KT)(`${t}/`)}"\``,...e.
isUsable?{severity:"warning"}:{}})}function V({provider:e,version:t,mirror:n,isListed:s,...o}){const r=(0,p.xI)`${(0,p.KT)(e)} ${(0,M.dh)(t,40)}`;return(0,O.CC)(
"mirror-version",{message:s?(0,p.xI)`the network mirror ${(0,p.KT)(n)} lists ${r} but does not have it: ${(0,M._r)(o)}`:(0,p.xI)`the network mirror ${(0,p.KT)(n)} does not have ${r}, which another installation method lists: ${(0,M.
_r)(o)}`,operator:`add ${(0,M.dh)(t,40)} to the mirror, for example with \`terraform providers mirror\``,user:s?"set `version` to one that the mirror has":(0,p.
xI)`exclude ${(0,p.KT)(e)} from \`network_mirror\`, or set \`version\` to one that the mirror has`})}const U=({provider:e})=>(0,O.CC)("provider-excluded",{message:(0,p.
xI)`no installation method in \`provider_installation\` covers ${(0,p.KT)(e)}`,help:(0,p.xI)`add ${(0,p.KT)(e)} to \`include\` of a method, or add a \`direct\` block`});
var C=g(255),D=g(5243),K=g(5106),pe=g(6146);const se=({answer:e,wants:t})=>e.mirror===void 0?t.host:e.host,oe=({wants:e})=>(0,h.IY)(e).slice(e.host.length+1),Z=e=>[
e.wants.host,oe(e)].join("/");function v(e){const t=({host:s,item:o})=>s??se(o);return[...Map.groupBy(e,s=>`${t(s)} ${s.cause}`).values()].flatMap(T).flatMap(([
s,...o])=>{if(s===void 0)return[];const r=[s,...o].map(({item:c})=>c),a=t(s),i=(0,N.jH)([s,...o].flatMap($));return(0,X.kH)(s.describe(r),{host:a,services:[...new Set(
r.filter(({wants:c})=>c.host===a).map(ce))],places:i,needed:(0,ee.ly)(i),clients:J(r),rowKeys:B(r)})})}const $=({places:e,item:t})=>e??(0,h.ek)(t.of);function T(e){
const t=Map.groupBy(e,({item:s})=>(0,N._M)(s.root.directory)),n=Map.groupBy(t.values(),s=>(0,ee.ly)(s.flatMap($)));return Array.from(n.values(),s=>s.flat())}const I=({
kind:e,of:t,wants:n})=>e==="module"?t.address:(0,h.IY)(n),P=e=>(0,pe.o)(e.root.directory,{kind:e.kind,source:Z(e),address:I(e),constraints:(0,h.Im)(e.of).map(({
text:t})=>t),places:(0,h.ek)(e.of)}),B=e=>[...new Set(e.map(P))],J=e=>[...new Set(e.map(({root:t})=>t.client))],ce=({kind:e})=>e==="module"?K.e$:K.xq;function fe(e,t){
const n=on(e);return e.flatMap(s=>{const{outcome:o,mirror:r,url:a}=s.answer;if(o.kind==="failed"){const{problem:l}=o,d=`${l.code} ${(0,p.pj)(l.message)}`;return[
{item:s,cause:d,describe:()=>l}]}if(r?.hasSlash===!1)return[];if(o.kind==="status")return[be(s,o,{items:e,lost:n,isFork:t})];if(o.kind!=="unreadable")return[];const{
why:i,page:c}=o,u=`shape ${s.kind} ${i}`;return[{item:s,cause:u,describe:l=>(0,Q.RK)({...Ne(s,l),url:a,page:c,why:i})}]})}function be(e,t,{items:n,lost:s,isFork:o}){
const{kind:r,wants:a,answer:i}=e,{kind:c,...u}=t,{status:l}=u,d=i.lastHop,f={...u,url:d?.url??i.url};if(d?.authorization==="withheld"&&l<500||l===401||l===403){
const{authorization:y="none",challenge:E=null}=d??{},S=en(e),x={...f,token:y,challenge:E,elsewhere:S,source:i.tokenSource,isFork:o};return{item:e,cause:`unautho\
rized ${E===null&&(y==="sent"||y==="none")||r} ${l} ${y} ${S} ${E}`,describe:G=>(0,Q.m$)({...Ne(e,G),...x})}}if(l===404){const y=s.has(Ie(e)),E=`unknown ${y?Ie(
e):(0,h.IY)(a)}`;return{item:e,cause:E,describe:x=>tn(e,x,{...f,isAll:y,near:nn(n,e)})}}const w=(0,L.Mq)(l),{attempts:k}=i;return{item:e,cause:`status ${r} ${l}`,
describe:y=>(0,Q.MI)({...Ne(e,y),...f,attempts:k,transient:w})}}function en(e){const t=(0,C.yo)(e.answer.lastHop?.url??"");return t===null||t===se(e)?null:(0,C.
nx)(t)}function tn(e,t,n){const{mirror:s,tokenSource:o}=e.answer,r=[...new Set(t.map(ot))],a=s?.url??(0,C.nx)(e.wants.host),i={...n,host:a,hasToken:o!==null};if(e.
kind==="module")return ge({...i,modules:r});const c=s===void 0?"registry":s.isDirectory?"directory":"network mirror";return H({...i,providers:r,meant:sn(e),kind:c})}
function nn(e,t){const n=/^([^/]+\/)terraform-([^/-]+)-([^/]+\/\2)$/.exec(oe(t));if(n!==null)return[n[1],n[3]].join("");const s=e.find(o=>o.answer.outcome.kind===
"read"&&Ie(o)===Ie(t)&&(0,K.TW)((0,h.IY)(o.wants),(0,h.IY)(t.wants)));return s===void 0?null:oe(s)}function sn({wants:e,root:t,answer:{movedTo:n}}){const{host:s,
namespace:o,type:r}=e;if(o!=="hashicorp"||s!==(0,D.Vm)(t.client))return null;const a=t.providers.find(({provider:i})=>i.type===r&&(0,h.JT)(i)!==(0,h.JT)(e))?.provider;
return a===void 0?n===void 0?null:`${n}/${r}`:[...a.host===s?[]:[a.host],a.namespace,r].join("/")}function Ne(e,t){return{host:(0,C.nx)(se(e)),kind:e.kind,first:ot(
e),others:new Set(t.map(({wants:n})=>(0,h.IY)(n))).size-1,isMixed:t.some(({kind:n})=>n!==e.kind),mirror:e.answer.mirror?.url??null}}const ot=e=>e.answer.mirror===
void 0?oe(e):Z(e),Ie=({kind:e,wants:t,answer:{mirror:n}})=>`${e} ${n?.url??t.host}`;function on(e){const t=e.filter(({answer:{mirror:o,outcome:r},wants:a})=>r.kind!==
"not-asked"&&!(o===void 0?(0,L.n3)(a.host):o.isDirectory)),n=({answer:{outcome:o}})=>o.kind==="status"&&o.status===404,s=[...Map.groupBy(t,Ie)];return new Set(s.
flatMap(([o,r])=>r.every(n)?o:[]))}var me=g(304),z=g(523);const le=e=>e?.outcome.value??null,rt=new WeakMap;function ve(e,t,n={}){const s=t.map(at[e]),o=s.filter(
i=>i!==null),r=(0,me.s5)(o),[a]=o.filter(z.Ty).sort((i,c)=>(0,z.Zy)(c,i));return{kind:e,texts:t,unreadable:t.filter((i,c)=>s[c]===null),newest:r&&(0,z.Cg)(r),preRelease:a?
(0,z.Cg)(a):null,...n}}const at={module:z.oF,provider:z.rK},it=({texts:e,kind:t})=>e.map(at[t]).filter(n=>n!==null);function Be(e,t,n){const s=rt.get(t)??new Map;
rt.set(t,s);const{client:o,held:r=null,rejectsUnreadable:a=!1}=n,i=JSON.stringify([e,o,r,a]),c=t.kind==="module"?rn:an,u=s.get(i),l=e.join(",").split(",").length;
if(u||t.work?.choose(t.texts.length,l)===!1)return u??null;const d=c(e,t,n);return s.set(i,d),d}function rn(e,t,{client:n}){const s=ct(e,z.PW);if(s===null||!(0,me.
gH)(s,n))return{kind:"refused"};const o=it(t);if(o.length===0)return{kind:"empty"};const r=(0,me.iM)(o,s,n);return r===null?{kind:"none-fits",conflict:e}:{kind:"\
chosen",version:(0,z.Cg)(r)}}function an(e,t,{held:n=null,rejectsUnreadable:s=!1}){const o=ct(e,z._T);if(o===null||!(0,me.Nd)(o))return{kind:"refused"};const r=n===
null?null:(0,z.rK)(n);if(r!==null&&(0,me.XA)([r],o)===null)return{kind:"refused"};if(s&&t.unreadable.length>0)return{kind:"unreadable"};const a=it(t);if(a.length===
0)return{kind:"empty"};const i=(0,me.XA)(a,o);if(r!==null){const l=(0,z.Cg)(r);return a.some(d=>(0,z.Cg)(d)===l)?{kind:"chosen",version:l}:{kind:"locked-gone",version:l,
upgrade:i&&(0,z.Cg)(i)}}if(i!==null)return{kind:"chosen",version:(0,z.Cg)(i)};const c=l=>(0,me.XA)(a,l)!==null,u=o.length**2*a.length>cn?o:(0,me.Sx)(o,c);return{
kind:"none-fits",conflict:[...new Set(u.map(({whole:l})=>l))]}}const cn=1e6;function ct(e,t){const n=[];for(const s of e){const o=t(s);if(!o.ok)return null;for(const r of o.
value)n.push({...r,whole:s})}return n}const ln=e=>(0,M.K4)(e,4,({text:t,at:n})=>{const s=`"${(0,M.dh)(t,80)}"`;return e.length===1?s:`${s} (${(0,M.dh)(n)})`});function un({
kind:e,address:t,constraints:n,mirror:s,...o}){const{isImplied:r,newest:a,preRelease:i}=o,c=a===null?`all listed versions are pre-releases${i===null?"":`, such \
as ${(0,M.dh)(i,40)}`}`:(0,p.xI)`the newest ${s===null?"":(0,p.xI)`on ${(0,p.KT)(s)} `}is ${(0,M.dh)(a,40)}`,u=n.length>1?"all of ":"",l=n.length===0?"can be ch\
osen":`fits ${u}${ln(n)}`;return(0,O.CC)("version-none-fits",{message:(0,p.xI)`no version of ${e} ${(0,p.KT)(t)} ${l}; ${c}`,help:r?`add a version that fits to ${(0,M.
dh)(s??"")}, or remove the provider from it: the CLIs ask the registry only for providers that it does not hold`:dn(n.length,a===null?i:null,s!==null)})}function dn(e,t,n){
if(t!==null){const o=`set \`version = "${(0,M.dh)(t,40)}"\`, since only an exact version selects a pre-release`;return{user:o,operator:`publish a release, or ${o}`}}
if(e>1)return"change these constraints so that they all allow one listed version";const s="change the constraint to allow a listed version";return{user:n?s:`${s}\
, or wait until the registry has imported a new one`,operator:n?"add a version that fits to the mirror":"publish a version that fits; if its tag exists, check t\
hat the registry has imported it"}}const fn=({address:e,version:t,upgrade:n,newest:s,mirror:o})=>(0,O.CC)("version-locked-gone",{message:(0,p.xI)`the lock file selects ${(0,p.
KT)(e)} ${(0,M.dh)(t,40)}, which ${o===null?"the registry":(0,p.KT)(o)} no longer lists${s===null?"":`; the newest is ${(0,M.dh)(s,40)}`}`,user:n===null?"change\
 the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock file":`run \`terraform init -upgrade\
\` (or \`tofu init -upgrade\`), which selects ${(0,M.dh)(n,40)}, and commit the lock file`,operator:o===null?`publish ${(0,M.dh)(t,40)} again`:`add ${(0,M.dh)(t,
40)} to the mirror again`});function hn(e){const t=new Set(e.filter(lt).map(({wants:n})=>(0,h.IY)(n)));return e.flatMap(n=>{const s=le(n.answer);if(s===null||n.
choice===null)return[];const{warnings:o=[]}=s,r=()=>(0,Q.Mx)({address:Z(n),warnings:o});return[...pn(n,s,n.choice),...mn(n,s,t),...o.length>0?[{item:n,cause:`wa\
rning ${(0,h.IY)(n.wants)}`,describe:r}]:[]]})}function pn(e,t,n){const{kind:s,of:o,wants:r,answer:a}=e,{newest:i,preRelease:c,unreadable:u}=t,l={kind:s,address:Z(
e),newest:i},d=a.installation?.methods===1?a.mirror:void 0,f=d?.url??null,m=d!==void 0&&d.url===d.place.file;switch(n.kind){case"empty":{const w=a.mirror!==void 0,
k=()=>(0,Q.hy)({...l,url:a.url,ignored:u,isMirror:w});return[{item:e,cause:`empty ${(0,h.IY)(r)}`,describe:k}]}case"none-fits":{const{conflict:w}=n,k=(0,h.Im)(o).
filter(({text:E})=>w.includes(E)),y=k.map(({text:E,place:S})=>({text:E,at:(0,ee.cA)((0,h.W$)(S))}));return[{item:e,cause:`none fits ${(0,h.IY)(r)} ${JSON.stringify(
w.toSorted())}`,places:k.length===0?(0,h.ek)(o):k.map(({place:E})=>(0,h.W$)(E)),describe:()=>un({...l,constraints:y,mirror:f,isImplied:m,preRelease:c})}]}case"l\
ocked-gone":{const{version:w,upgrade:k}=n,y=ye(e)?.place;return[{item:e,cause:`locked ${(0,h.IY)(r)} ${w} ${k}`,...y===void 0?{}:{places:[(0,h.W$)(y)]},describe:()=>fn(
{...l,version:w,upgrade:k,mirror:f})}]}case"chosen":case"refused":case"unreadable":return[]}}const ye=({of:e})=>"locked"in e?e.locked:null,lt=({choice:e})=>e?.kind===
"unreadable";function mn(e,{unreadable:t},n){const{kind:s,choice:o,wants:r}=e,a=lt(e);if(t.length===0||o?.kind==="empty")return[];if(!a&&n.has((0,h.IY)(r)))return[];
const i=Z(e),c=()=>(0,Q.Ev)({kind:s,address:i,texts:t,rejects:a});return[{item:e,cause:`unreadable ${(0,h.IY)(r)} ${a}`,describe:c}]}const kn=e=>e.flatMap(t=>{const{
installation:n}=t.answer;if(n===void 0)return[];const{methods:s,mirrors:o,place:r}=n;if(s>0)return o.flatMap(i=>gn(t,i));const a=Z(t);return[{item:t,cause:`excl\
uded ${(0,h.IY)(t.wants)}`,places:[r,...(0,h.ek)(t.of)],describe:()=>U({provider:a})}]});function gn(e,{host:t,mirror:n,outcome:s,url:o}){if(n===void 0||n.hasSlash)
return[];if(s.kind!=="status"&&s.kind!=="unreadable")return[];const r=s.kind==="status"?`returned ${s.status}`:s.why,a=e.choice?.kind==="chosen";return[{item:e,
host:t,cause:`slash ${n.url} ${a}`,places:[n.place,...(0,h.ek)(e.of)],describe:()=>F({kind:"slash",mirror:n.url,asked:o,result:r,isUsable:a})}]}var Ce=g(1098);function wn(e){
const t=e.flatMap(n=>{const{host:s,service:o,places:r,clients:a}=n,i={host:s,services:[o],places:r,clients:a,needed:(0,ee.ly)(r)};return vn(n).map(c=>(0,X.kH)(c,
i))});return(0,X.Qp)(t,({host:n,services:s,problem:{code:o,message:r}})=>[n,s,o,r])}function vn(e){const{service:t,organization:n,workspace:s,ping:o,ofOrganization:r,
ofWorkspace:a}=e,i={host:(0,C.nx)(e.host),organization:n??""},c=[o,r,a].flatMap(yn),u=dt(r);if(u!==null){const d=r?.tokenSource??"";c.push(Ce.Dr({...i,source:d,
...u}))}t===K.OZ&&o.outcome.kind==="read"&&!$n(o.outcome.value)&&c.push(Ce.EK({url:o.url,version:o.outcome.value}));const l=dt(a);if(l!==null&&s!==null){const d="\
status"in l&&l.status===404,f={...i,workspace:s};c.push(d?Ce.Fu(f):Ce.dF({...f,...l}))}return c}const yn=e=>e&&"problem"in e.outcome&&e.outcome.problem.code!=="\
host-private-redirect"?[e.outcome.problem]:[],ut=(0,z.oF)("2.5");function $n(e){const t=(0,z.oF)(e??"");return ut===null||t!==null&&(0,z.Zy)(t,ut)>=0}function dt(e){
if(e===null)return null;const{url:t,outcome:n}=e;return n.kind==="unreadable"?{url:t,why:n.why}:n.kind==="status"?{url:t,status:n.status,reason:n.reason}:null}const Mn=e=>e.
filter(({problem:t})=>t.code!=="host-private-redirect").map(({host:t,problem:n,isRequired:s})=>{const o=s?["hostnames input"]:[];return(0,X.kH)(n,{host:t,services:[
K.S3],places:o,needed:s})});var Ae=g(3916),Tn=g(3846),R=g(7811),b=g(8153);const xn=(0,b.w3)({name:b.Qq,source:b.Qq,version:b.Qq}),bn=(0,b.w3)({name:b.Qq,version:b.
Qq,namespace:(0,b.LT)(b.Qq),source:(0,b.LT)(b.Qq)}),He=(0,b.w3)({path:b.Qq,providers:(0,b.p_)((0,b.lq)(bn)),dependencies:(0,b.p_)((0,b.lq)(xn))}),ft=(0,b.p_)((0,b.
lq)(He)),ht=(e,t)=>{const n=(0,b.w3)({version:b.Qq,root:e,submodules:t}),s=(0,b.w3)({source:b.Qq,versions:(0,b.p_)((0,b.lq)(n))});return(0,b.w3)({modules:(0,b.p_)(
(0,b.lq)(s))})},In=ht((0,b.s)(He),(0,b.s)(ft)),On=ht(He,ft);function En(e){const t=(0,b.D4)(e,In);if(!t.ok)return t;const{modules:n}=t.value;if(n.some(o=>o===null||
o.versions.includes(null)))return(0,R.TR)("has null in a list, at which the clients crash");const[s]=n;return s?(0,R.Ju)(s.versions.map(o=>o?.version??"")):(0,R.
TR)('has no element in "modules"')}function Sn(e,t){const n=(0,b.D4)(e,On),s=n.ok?n.value.modules[0]?.versions??[]:[],o=new Map;for(const r of s){if(r===null)continue;
const i=[r.root,...r.submodules].flatMap(u=>u??[]).map(({path:u,dependencies:l,providers:d})=>({path:u,calls:l.flatMap(f=>f??[]),providers:d.flatMap(f=>f??[])}));
i.some(({calls:u,providers:l})=>u.length+l.length>0)&&t(r.version)&&o.set(r.version,i)}return o}const Fe=({constraint:e,client:t},n)=>Be(e===null?[]:[e.text],n,
{client:t});function Cn(e,t,n){let s=null;const r=[...Sn(e,a=>(s??=new Set(n.map(i=>pt(Fe(i,t)))),s.has(mt(a))))].filter(([,a])=>Pn(a,t));return new Map(r.map(([
a,i])=>[mt(a),i]))}const An=500;function Pn(e,{work:t}){const n=e.flatMap(({calls:r,providers:a})=>[...r,...a]),s=[...e.map(({path:r})=>r),...n.flatMap(Object.values)],
o=n.every(({version:r})=>r.length<=An);return t?.keep(s)!==!1&&o}const pt=e=>e?.kind==="chosen"?e.version:"none";function mt(e){const t=(0,z.oF)(e);return t===null?
"":(0,z.Cg)(t)}const Rn=3,Ln=200,jn=2e3,Dn=3e5;function Kn({calls:e,client:t},n,s){const o=[],r={calls:[],providers:[],undescribed:o};let a=e.flatMap(c=>{const{
module:u,constraint:l,isOpen:d}=c;return u===null||d?[]:{call:c,host:u.host,by:"",module:u,constraint:l,client:t}});const i={left:Math.min(s.left,jn)};for(let c=0;c<
Rn;c+=1)a=a.flatMap(l=>{const d=n(l);if(d===null)return[];const{described:f}=d,m=f?.size?pt(Fe(l,d)):"",w=i.left>0?f?.get(m):void 0;if(w===void 0)return c===0&&
o.push(l.call),[];const{namespace:k,name:y,system:E}=l.module,S=`${k}/${y}/${E} ${m}`,x=Un(w,{...l,by:S},i);return r.providers.push(...x.providers),x.calls}).slice(
0,Ln),r.calls.push(...a);return s.left-=r.calls.length+r.providers.length,r}function Un(e,{module:t,...n},s){const o=l=>({text:l,place:n.call.place}),r=e.slice(
0,Math.max(0,s.left)),a=new Map(r.map(l=>[(0,Ae.join)(".",l.path),l])),i=new Set([(0,Ae.join)(".",t.subdirectory)]),c=[],u=[];s.left-=r.length;for(const l of i){
const d=a.get(l);for(const{source:f,version:m}of d?.calls??[]){if(s.left--<=0)break;(0,D.Nj)(f)&&i.add((0,Ae.join)(l,f));const w=(0,D.vL)(f,n.client),k=m===""?null:
o(m);w.kind==="registry"&&c.push({...n,module:w,constraint:k})}for(const{name:f,namespace:m,source:w,version:k}of d?.providers??[]){if(s.left--<=0)break;const y=(0,Tn.
mi)(w||(0,Ae.join)(m,f),n.client);y.kind!=="registry"||k===""||u.push({...n,provider:y,constraint:o(k)})}}return{calls:c,providers:u}}function Nn({items:e,inside:t,
versions:n},s){const o=Map.groupBy(e,({root:a})=>a),r=Array.from(t,([a,{calls:i,providers:c}])=>{const u=o.get(a)??[];return[...i.flatMap(d=>Bn(d,n)??[]),...Fn(
c,u,s)].map(d=>{const f=({kind:m,of:w})=>m==="module"&&h.ek(w)[0]===d.places[0];return{...d,rowKeys:B(u.filter(f))}})}).flat();return(0,X.Qp)(r,({problem:a})=>a.
message)}function Bn(e,t){const{module:n,client:s,constraint:o,by:r}=e,a=t.get(h.MP(n))?.[s],i=`${n.host}/${n.namespace}/${n.name}/${n.system}`,c={by:r,address:i,
constraint:o?.text??null,others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return ze(e,(0,A.o)({...c,newest:null}));const u=le(a);return!u||Fe(e,
u)?.kind!=="none-fits"?null:ze(e,(0,A.o)({...c,newest:u.newest}))}const Hn=50;function Fn(e,t,n){const s=Map.groupBy(e,({provider:o})=>h.JT(o));return t.flatMap(
o=>{const{kind:r,answer:a,root:i}=o,c=r==="provider"?s.get(h.IY(o.wants)):void 0,u=le(a);if(c===void 0||u===null||o.choice?.kind!=="chosen")return[];const l=[...new Map(
c.map(x=>[x.constraint.text,x])).values()],f=[...h.Im(o.of),...l.slice(0,Hn).map(x=>x.constraint)],m=n?null:ye(o)?.text??null,w=f.map(({text:x})=>x),k=Be(w,u,{client:i.
client,held:m});if(k===null||k.kind==="chosen")return[];const y=k.kind==="none-fits"?f.filter(({text:x})=>k.conflict.includes(x)):f,{newest:E}=u,S=Z(o);return l.
filter(({constraint:x})=>y.includes(x)).map(x=>{const{by:W,constraint:G}=x,Y=y.filter(ne=>ne!==G).map(zn),ie={by:W,address:S,constraint:G.text,others:Y,newest:E};
return ze(x,(0,A.o)(ie))})})}const zn=({text:e,place:t})=>`"${e}" (${t.file}:${t.line})`,ze=({call:{place:e},host:t},n)=>(0,X.kH)(n,{host:t,services:[K.e$],places:[
h.W$(e)]}),Pe=({kind:e,address:t,version:n})=>(0,p.xI)`${e} ${(0,p.KT)(t)} ${(0,M.dh)(n,40)}`,We={location:"the location of the package",document:"the descripti\
on of the package",page:"the page that names the package",archive:"the package",repository:"the Git repository of the package",sums:"the file of checksums",signature:"\
the signature of the checksums"},Re=e=>e==="location"||e==="document",Le="set `version` to one whose package can be downloaded",Wn=({url:e,why:t,clients:n,...s})=>(0,O.
CC)("package-location",{message:(0,p.xI)`${(0,M.eZ)(n)} cannot download ${Pe(s)}: ${(0,M.dh)(t)} (${(0,p.KT)(e)})`,operator:"return 204 with X-Terraform-Get: th\
e https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",user:Le,affects:n});function Jn(e){const{part:t,token:n,isFork:s}=e,o=Re(
t)&&s&&n==="none",r=Re(t)?n==="withheld":t==="repository",a=Re(t)?Yn(e):Gn(e);return(0,O.CC)("package-unauthorized",{message:(0,p.xI)`${We[t]} of ${Pe(e)} cannot be read: ${(0,M.
_r)(e)}; ${Xn(e)}`,help:o?j.ro:a,severity:o?"notice":r?"warning":"error"})}function Xn(e){const{part:t,token:n,at:s}=e;return t==="repository"?"it does not exis\
t, or requires git credentials, which this check does not use":n==="none"&&!Re(t)?"the CLIs send no token to package hosts":(0,j.pt)(e,n==="dropped"?s:null)}function Yn(e){
const{kind:t,source:n,at:s}=e,o=(0,p.xI)`give the token from ${(0,p.LA)(n??"")} permission to download this ${t}`;return(0,j.$w)(e,`${t}s.v1`,s,o)}function Gn({
kind:e,part:t,at:n,host:s}){if(t==="repository")return{operator:"use a repository that every user of the registry can read",user:(0,p.xI)`check that git has credentials for ${(0,p.
KT)(n)} on the machine that runs init`};const o="serve it without authentication, for example at a presigned URL",r=(0,p.xI)`add a login for ${(0,p.KT)(n)} to ~/.netrc`;
return e==="module"?{operator:o,user:r}:t!=="archive"?{operator:o,guest:(0,M.B9)(s)}:{operator:o,user:(0,p.xI)`${r}, which only Terraform uses for providers`}}function kt(e){
const{part:t,why:n,attempts:s,at:o,host:r,status:a}=e,i=a===404||a===410,c=s>1?` in each of ${s} attempts`:"",u=a!==null?Le:(0,p.xI)`check that a firewall or proxy lets this machine connect to ${(0,p.
KT)(o)}, or ${Le}`,l=`publish ${We[t]} at this URL`;return(0,O.CC)("package-unreachable",{message:(0,p.xI)`${We[t]} of ${Pe(e)} ${i?"is missing":"cannot be read"}: ${n}${c}`,
operator:i?l:(0,p.xI)`check that ${(0,p.KT)(o)} serves the file to this machine`,user:u,guest:i?(0,p.xI)`${Le}; only the operator of ${(0,p.KT)(r)} can ${l}`:(0,M.
B9)(r),...a===429&&{...j.uK,operator:(0,p.xI)`raise the limit of ${(0,p.KT)(o)}`,guest:void 0},severity:e.isSlow?"warning":"error"})}var Je=g(2801);const gt=({packages:e})=>e.
flatMap(Vn);function Vn(e){if("location"in e){const t=e.steps.flatMap(n=>n.kind==="asked"?n.answer:[]);return[e.location,...t]}return[e.description,...e.files.map(
({answer:t})=>t)]}const $e=({item:e,version:t,host:n})=>({kind:e.kind,address:Z(e),version:t,host:(0,C.nx)(n)}),we=({item:e,version:t,host:n},s,o)=>({item:e,cause:`\
package ${(0,h.IY)(e.wants)} ${t} ${s}`,describe:o,host:n});function Oe(e,t,n){const{outcome:s,url:o}=n;switch(s.kind){case"read":case"unreadable":return[];case"\
not-asked":{if(s.why!=="not-allowed"||t==="location"||t==="document")return[];const r=(0,C.yo)(o)??o,{kind:a,address:i,version:c}=$e(e),u=()=>(0,Je.wp)({host:r,
package:(0,p.xI)`${a} ${(0,p.KT)(i)} ${c}`});return[we(e,`${r} not allowed`,u)]}case"status":case"failed":{const r=s.kind==="status"?s.status:(0,p.pj)(s.problem.
message),a=()=>_n(e,t,n,s);return[we(e,`${t} ${o} ${r}`,a)]}}}const Qn=["page","archive","repository"];function _n(e,t,{lastHop:n,url:s,attempts:o,tokenSource:r},a){
const i=n?.url??s,c={...$e(e),part:t,url:i,at:(0,C.yo)(i)??i};if(a.kind==="failed"){const{code:m,message:w}=a.problem;if(m==="host-private-redirect")return a.problem;
const k=m==="host-timeout"&&Qn.includes(t);return kt({...c,why:w,attempts:o,status:null,isSlow:k})}const{kind:u,...l}=a,{status:d}=l,f={...l,url:i,page:null};if(d===
401||d===403||t==="repository"&&d===404){const m={token:n?.authorization??"none",source:r,isFork:e.isFork};return Jn({...c,...m,...f})}return kt({...c,why:(0,M.
_r)(f),attempts:(0,L.Mq)(d)?o:1,status:d,isSlow:!1})}function Zn(e,{location:t,steps:n}){const{outcome:s,url:o}=t,r=i=>[we(e,`location ${i}`,c=>Wn({...$e(e),url:o,
why:i,clients:J(c)}))];if(s.kind==="status"&&qn(s.status)){const i=`${s.status} ${s.reason}`.trim();return r(`its location was requested, and the response is ${i}\
; expected 204`)}const a=n.at(-1);switch(a?.kind){case void 0:return Oe(e,"location",t);case"refused":return r(a.why);case"other":return[es(e.item,a.getter)];case"\
asked":{const i=a.answer.outcome;return i.kind==="unreadable"?r(`the page at its location ${i.why}`):Oe(e,a.what,a.answer)}}}const qn=e=>e!==401&&e!==403&&!(0,L.
Mq)(e),es=(e,t)=>({item:e,cause:`not followed ${t}`,describe:n=>{const s=[...new Set(n.map(Z))];return(0,A.q)({what:"getter",getter:t,names:s})}}),je=e=>Pe({...e,
kind:"provider"}),Xe=(e,t="")=>(0,p.xI)`${je(e)} for ${e.platform} cannot be installed: ${t}${(0,M.dh)(e.why)}`;function wt(e){const{platform:t,host:n,said:s,isMirror:o}=e,
r=s!==void 0,a=r?`for ${t} cannot be downloaded`:`has no package for ${t}`;return(0,O.CC)("package-platform",{message:(0,p.xI)`${je(e)} ${a}: ${o?(0,p.xI)`${(0,p.
KT)(e.url)} lists none`:(0,M._r)(e)}`,operator:o?`add it with \`terraform providers mirror -platform=${t}\``:`${r?"correct what the response says, or ":""}publi\
sh the package for ${t}`,user:r?(0,p.xI)`set \`version\` to another one, or ask the operator of ${(0,p.KT)(n)} to correct what the response says`:e.address.endsWith(
"/hashicorp/template")?"replace the `template_file` data source with the function `templatefile`: the provider is archived and gets no new packages":`set \`versi\
on\` to one with a package for ${t}, ask the publisher of the provider to build one, or correct \`platforms\``})}const ts=({suggestion:e,...t})=>(0,O.CC)("packa\
ge-protocol",{message:(0,p.xI)`${je(t)} requires plugin protocol ${(0,M.K4)(t.protocols,3,M.dh)}; Terraform and OpenTofu support 5 and 6`,operator:"publish a ve\
rsion with plugin protocol 5 or 6, or correct `protocols`",user:e===null?"ask the publisher of the provider for a version with plugin protocol 5 or 6":`set \`ver\
sion = "${(0,M.dh)(e,40)}"\`, the newest version with a supported protocol`}),ns=e=>(0,O.CC)("package-document",{message:Xe(e,(0,p.xI)`the response of ${(0,p.KT)(
e.url)} `),operator:e.isMirror?`return {"archives":{"${e.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"return t\
he description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`"}),ss=e=>(0,O.CC)(
"package-sums",{message:Xe(e,(0,p.xI)`${(0,p.KT)(e.url)} `),operator:"correct the checksums file: one line with the SHA-256 hash and `filename` of each package;\
 then sign it again"}),os=e=>(0,O.CC)("package-unsigned",{message:Xe(e),operator:"sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`\
), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`"});function rs({clients:e,...t}){const n=e.map(s=>`${s==="opentofu"?"tofu":s} provid\
ers lock -platform=${t.platform}`);return(0,O.CC)("lock-platform-missing",{message:(0,p.xI)`the lock file has no checksum of ${je(t)} for ${t.platform}`,user:`r\
un \`${n.join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it was replaced"})}var Me=g(180);function as(e,t,n){const{
description:s}=t,o={...e,host:s.host},{outcome:r}=s;switch(r.kind){case"unreadable":return[Ye(o,t,{kind:"description",why:r.why})];case"read":return[...[...r.value.
early.map(a=>Ye(o,t,a)),...t.files.flatMap(({part:a,answer:i})=>Oe(o,a,i)),...t.late.map(a=>Ye(o,t,a))].slice(0,1),...ls(o,t,r.value,n)];case"status":return r.status===
404?[is(o,t,r)]:Oe(o,"document",s);case"failed":case"not-asked":return Oe(o,"document",s)}}function is(e,{platform:t,description:{url:n,mirror:s}},o){const{kind:r,
...a}=o,i={...a,url:n};if(s===void 0){const f={...$e(e),...i,platform:t,isMirror:!1};return we(e,`${t} platform`,()=>wt(f))}const{item:c,version:u}=e,l={provider:Z(
c),mirror:s.url,version:u,...i},d=(c.answer.installation?.mirrors??[]).some(f=>f.mirror?.url===s.url&&le(f)?.texts.includes(u));return we(e,`mirror ${s.url}`,()=>V(
{...l,isListed:d}))}function Ye(e,t,n){const{platform:s,description:o}=t,{url:r,mirror:a}=o,i={...$e(e),platform:s,isMirror:a!==void 0,url:r},c=(l,d)=>we(e,`${s}\
 ${l}`,d),u=l=>c(`document ${l}`,()=>ns({...i,why:l}));switch(n.kind){case"description":return u(n.why);case"no-archive":return u("has no `download_url`");case"\
platform":{const l={status:200,reason:"OK",page:null};return c("platform",()=>wt({...i,...l}))}case"protocols":{const{protocols:l}=n,d=cs(e.item);return c("prot\
ocols",()=>ts({...i,protocols:l,suggestion:d}))}case"sums":return c(`sums ${n.why}`,()=>ss({...i,...n}));case"unsigned":return c(`unsigned ${n.why}`,()=>os({...i,
...n}))}}const cs=({answer:e})=>ve("provider",le(e)?.compatible??[]).newest;function ls(e,{platform:t},{hashes:n},s){const{item:o,version:r}=e,a=ye(o),i=s.get(o.
root.lockFile??"")?.get((0,h.IY)(o.wants))??[];if(a?.text!==r||n===null||i.length===0)return[];if(i.some(l=>n.includes(l)))return[];const c=[(0,h.W$)(a.place)];
return us(i,n)?[{...we(e,`${t} lock`,l=>rs({...$e(e),platform:t,clients:J(l)})),places:c}]:[{item:o,cause:"not followed contents",places:c,describe:d=>{const f=d.
map(m=>`${Z(m)} ${ye(m)?.text}`);return(0,A.q)({what:"contents",names:[...new Set(f)]})}}]}const us=(e,t)=>Me.CT.filter(n=>e.some(s=>s.startsWith(n))).every(n=>t.
some(s=>s.startsWith(n))),Ge=[];function ds(e){const t=new Map,n=Map.groupBy(e,({root:s})=>s.directory);return Array.from(n,([s,o])=>({directory:s,clients:J(o),
rows:(0,N.c1)(o,P).map(r=>fs(r,t))}))}function Ve(e,t){const n=JSON.stringify(e),s=t.get(n)??e;return t.set(n,s),s}function fs(e,t){const[n]=e,{kind:s,wants:o,of:r,
answer:a}=n,i=(0,h.Im)(r).map(({text:u})=>u),c=e.flatMap(({root:{client:u},choice:l})=>l===null?[]:[[u,l.kind==="chosen"?l.version:null]]);return{kind:s,address:I(
n),source:Ve(Z(n),t),host:o.host,constraints:Ve(i,t),locked:ye(n)?.text??null,chosen:Ve(Object.fromEntries(c),t),newest:le(a)?.newest??null,platforms:ps(e),...e.
flatMap(gt).some(hs)&&{isUnchecked:!0},worst:null,problems:Ge,places:(0,N.As)((0,h.ek)(r)),rejectedAt:ks(e)}}const hs=({outcome:e})=>e.kind==="not-asked";function ps(e){
const t=e.flatMap(({packages:n})=>n).flatMap(n=>"platform"in n?[n]:[]);return t.length===0?Ge:[...Map.groupBy(t,({platform:n})=>n)].map(([n,s])=>{const o=s.map(
ms);return{platform:n,available:o.includes(!1)?!1:o.includes(null)?null:!0}})}function ms({description:{outcome:e,mirror:t}}){return e.kind==="read"?!e.value.early.
some(({kind:s})=>s==="platform"):e.kind==="status"&&e.status===404&&t===void 0?!1:null}function ks(e){const t=e.find(({choice:s})=>s!==null&&s.kind!=="chosen");
return t===void 0?Ge:[...(0,h.Im)(t.of),ye(t)].flatMap(s=>s?.place??[])}function gs(e,t){const{items:n}=e,s=[...fe(n,t.isFork),...kn(n),...hn(n),...ws(e,t.isFork)],
o=n.filter(({answer:r})=>r.outcome.kind==="read").map(r=>`${r.wants.host} ${ce(r)}`);return{notes:[...ys(e),...v(s),...Nn(e,t.upgrade),...wn(e.clouds),...Mn(e.logins),
...$s(n,t)],roots:ds(n),requests:e.requests,answering:new Set(o)}}const ws=({items:e,lockHashes:t},n)=>e.flatMap(s=>{if(s.choice?.kind!=="chosen")return[];const o={
item:s,version:s.choice.version,isFork:n,host:s.wants.host};return s.packages.flatMap(r=>"location"in r?Zn(o,r):as(o,r,t))}),vs=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;
function ys({inside:e}){const t=({place:c})=>c!==h.cd,n=[...e.keys()].flatMap(c=>c.calls),s=vt(n.filter(({isOpen:c})=>c)),o=vt(n.filter(({module:c,isOpen:u})=>c===
null&&!u)),r=o.filter(({source:c})=>vs.test(c)).length,a=[...e.values()].flatMap(({undescribed:c})=>c).filter(t),i=a.flatMap(({module:c})=>c===null?[]:`${c.namespace}\
/${c.name}/${c.system}`);return[...Qe(a,{what:"inside",names:[...new Set(i)]}),...Qe(s,{what:"open",names:s.map(({address:c})=>c)}),...Qe(o,{what:"direct",git:r,
names:o.map(({address:c})=>c)})]}function Qe(e,t){const n=(0,N.NP)(e.map(({place:s})=>s));return n.length===0?[]:[(0,X.kH)((0,A.q)(t),{places:n,clients:[]})]}const vt=e=>[
...new Map(e.map(t=>[`${t.place.file}:${t.place.line}`,t])).values()];function $s(e,{maxRequests:t}){const n=e.flatMap(o=>[o.answer,...gt(o)].flatMap(({outcome:r})=>r.
kind==="not-asked"?{item:o,host:se(o),outcome:r}:[]));return(0,N.c1)(n,({host:o,outcome:r})=>`${o} ${"problem"in r?(0,p.pj)(r.problem.message):r.why}`).flatMap(
o=>{const[{host:r,outcome:a}]=o,i=[...new Set(o.flatMap(d=>(0,h.ek)(d.item.of)))];if("problem"in a)return[(0,X.kH)(a.problem,{host:r,places:i,needed:(0,ee.ly)(i)})];
const{why:c}=a;if(c==="service"||c==="not-allowed")return[];const u=[...new Set(o.map(d=>oe(d.item)))],l=(0,A.q)(c==="limit"?{what:c,max:t,names:u}:{what:c,names:u});
return[(0,X.kH)(l,{host:r,places:(0,N.NP)(i),needed:!1})]})}var Ms=g(4702),Ts=g(1598),xs=g(6542),bs=g(753),yt=g(3298),Te=g(4731),Is=g(7144),Os=g(3070),$t=g(3214),
Es=g(4035);const xe=4;class _e{#e=[];#t;constructor(t){this.#t=t}async pass(t){const n=await this.enter();return t().finally(n)}async enter(){return this.#t===0?
await new Promise(t=>this.#e.push(t)):this.#t-=1,()=>{const t=this.#e.shift();t===void 0?this.#t+=1:t()}}}async function Mt(e,t,{concurrency:n},s,o=xe){const r=Map.
groupBy(e,t);await Tt(r.values(),n*xe,a=>Tt(a.values(),o,s))}async function Tt(e,t,n){const s=async()=>{for(const o of e)await n(o)};await Promise.all(Array.from(
{length:t},s))}const Ss=2*xe,Cs=1e3,As=3e4,Ps=6e4;class Rs{gate=new _e(xe);largeBodies=new _e(1);requests=0;pause=Promise.resolve();silent=0;down=null}class Ls{#e;#t;#i=(0,yt.
O)(t=>new Rs);#o=new Map;#s=new Set;#n=new Map;constructor(t){this.#e=t,this.#t=new _e(t.concurrency*xe),t.stop.onEnd.add(this.#r);for(const[n,s]of t.sessions??
[])this.#s.add(n),this.#n.set(n,this.#a({url:s}))}get requests(){return[...this.#o.values()]}ask(t){const n=this.#a(t);return n.gate.pass(()=>this.#t.pass(()=>this.#c(
n,t)))}#r=()=>{for(const t of this.#s)t.close()};close(){this.#e.stop.onEnd.delete(this.#r),this.#r()}#a({url:t}){const n=(0,Te.X5)(t);return this.#i(n.ok?`${n.
value.name} ${n.value.port}`:"")}async#c(t,n){if(t.down!==null)return t.down;const s=await this.#l(t,n);if(typeof s=="string")return s;const[{response:o}]=s;return"\
problem"in o&&o.problem.code==="host-private-redirect"||(t.silent=s.every(({headMs:r})=>r===null)?t.silent+1:0,t.silent>=Ss&&(t.down=s)),s}async#l(t,n){const{stop:s,
maxRequests:o}=this.#e,r=[];for(;;){if(await t.pause,s.why!==null)return Ze(r,"stopped");if(t.requests>=o)return Ze(r,"limit");const a=await this.#u(t,n);if(s.why!==
null&&a.response.kind==="failed"||r.push(a),n.patience.every(f=>(0,L.mh)(r,f)!==null)||s.why!==null)return Ze(r,"stopped");const{ms:u,isForHost:l}=js(a,r.length,
this.#e),d=(0,$t.v7)(u,this.#e);l&&(t.pause=d),await d}}async#u(t,n){const{startTimer:s,monotonic:o}=this.#e,{patience:r}=n,a=this.#f(t);t.requests+=1;try{const i=await(0,Os.
e)({...n,planBody:c=>({...n.planBody(c),turn:()=>t.largeBodies.enter()}),asks:"answer",session:a,timeoutMs:(0,Es.nT)(r),startTimer:s,monotonic:o});return t.requests+=
i.hops.length-1,this.#d(n,i),i}finally{this.#h(t,a)}}#d({host:t},{hops:[n],timing:s,certificates:o}){const{slowest:r=null,certificates:a=[]}=this.#o.get(t)??{},
i=n!==void 0&&s.totalMs>(r?.timing.totalMs??-1),c=l=>!a.some(d=>d.host===l.host&&d.expires===l.expires),u=o.filter(c).map(({host:l,expires:d})=>({host:l,expires:d}));
this.#o.set(t,{host:t,slowest:i?{url:n.url,timing:s}:r,certificates:[...a,...u]})}#f(t){for(const[s,o]of[...this.#n].reverse())if(o===t&&(this.#n.delete(s),s.isOpen))
return s;const n=new Is.N(this.#e.network);return this.#s.add(n),n}#h(t,n){n.isOpen?this.#n.set(n,t):this.#s.delete(n);const[s]=this.#n.keys();this.#n.size<=this.#e.
concurrency||s===void 0||(this.#n.delete(s),this.#s.delete(s),s.close())}}const Ze=([e,...t],n)=>e===void 0?n:[e,...t];function js({response:e},t,{now:n}){const s=e.
kind==="received"&&[429,503].includes(e.head.status)?(0,$t.VJ)(e.head.retryAfter,n()):null;return s===null?{ms:Math.min(Cs*2**(t-1),As),isForHost:!1}:{ms:Math.min(
Math.max(s,0),Ps),isForHost:!0}}var re=g(8643),ue=g(9633),xt=g(9713),Ds=g(8936),qe=g(1462);const Ks={kind:"whole",maxBytes:8*1024*1024},de=({bytes:e})=>new TextDecoder(
"utf-8",{ignoreBOM:!0}).decode(e),he=(e,t,n="")=>({host:e,url:n,tokenSource:null,outcome:{kind:"not-asked",why:t},attempts:0,lastHop:null});function Us(e,t){const{
attemptMs:n}=t,s=e[(0,L.mh)(e,t)??e.length-1]??e[0],{response:o,timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=n)return o;const i=(a??0)>n?"response":"bo\
dy",c=o.url.host.replace(/:443$/,"");return{kind:"failed",problem:(0,Ds.Qs)({host:c,asks:"answer",phase:i,limitMs:n}),transient:!0}}const bt=(e,{accepts:t=s=>s===
200,plan:n=()=>Ks})=>t(e.status)?n(e):null;function Ns(e,t,n,s){if(e.kind==="failed"){const{problem:l}=e;return l.code==="host-http2"?{kind:"not-asked",why:"unc\
hecked",problem:l}:{kind:"failed",problem:l}}const{head:o,body:r}=e,{status:a,reason:i}=o;if(!s.read(r))return{kind:"not-asked",why:"work"};const c=bt(o,n);if(c===
null){const l=(0,qe.y8)(r.bytes);return{kind:"status",status:a,reason:i,page:l,...(0,qe.Kd)(r.bytes,i)}}if(r.truncated&&c.kind==="whole")return{kind:"not-asked",
why:"size"};const u=n.read(e,t,s);return u.ok?{kind:"read",value:u.value}:u.why===b.ch?{kind:"not-asked",why:s.isSpent?"work":"size"}:{kind:"unreadable",why:u.why,
page:(0,qe.y8)(r.bytes)}}const Bs=3e4,Hs={kind:"whole",maxBytes:1024*1024},It={headers:{accept:"application/vnd.api+json"},plan:({status:e})=>e===200?Hs:xt.IK},
Fs={...It,accepts:()=>!0,read:({head:e})=>(0,R.Ju)(e.apiVersion)},zs=(0,b.w3)({data:(0,b.lq)((0,b.w3)({id:b.Qq}))}),Ot={...It,accepts:e=>e>=200&&e<=399,read:({body:e})=>{
const t=(0,b.D4)(de(e),zs);return t.ok?t.value.data===null?(0,R.TR)("has no data"):(0,R.Ju)(null):t}},Ws=/^[\w-]+$/;async function Js(e,t){const n=e.map(async s=>{
const{host:o,service:r,clients:a}=s;if(!await t.hasToken(o))return[];const i=t.belowService(r,o,l=>l),c=a.flatMap(l=>{const d=i(l);return typeof d=="string"?[]:
[{client:l,base:d}]}),u=(0,N.c1)(c,({base:l})=>(0,re.jr)(l.url)).map(l=>{const d=l.map(({client:f})=>f);return Xs({...s,clients:d},l[0].base,t)});return await Promise.
all(u)});return(await Promise.all(n)).flat()}async function Xs(e,t,{send:n,timeoutMs:s}){const{host:o,clients:r,organization:a,workspace:i}=e,c=({client:y})=>({
client:y,attemptMs:s??Bs,retries:1}),u=async(y,E)=>{const S=(0,ue.ny)(t.url,y),x=()=>({...t,url:S}),W=`cloud ${(0,re.jr)(S)}`,G=await n({...E,host:o,clients:r,at:x,
once:W,patience:c});return Object.values(G)[0]??he(o,"service")},l=await u("ping",Fs),d={...e,ping:l,ofOrganization:null,ofWorkspace:null};if(l.outcome.kind!=="\
read"||a===null)return d;const f=`organizations/${a}`,m=await u(`${f}/entitlement-set`,Ot),k=m.outcome.kind!=="read"||i===null?null:await u(`${f}/workspaces/${i}`,
Ot);return{...d,ofOrganization:m,ofWorkspace:k}}function Ys(e,t){const n=e.flatMap(({kind:o,workspace:r,hasOwnToken:a,needs:i,place:c})=>{if(r===void 0||a)return[];
const u=o.startsWith("cloud")?t.TF_CLOUD_ORGANIZATION:null,l=Et(r.organization??u),d=Et(r.name);return i.map(({host:f,service:m,clients:w})=>({host:f,service:m,
organization:l,workspace:d,clients:w,places:[c]}))}),s=({host:o,service:r,organization:a,workspace:i})=>[o,r,a,i].join(" ");return(0,N.c1)(n,s).map(o=>({...o[0],
clients:[...new Set(o.flatMap(({clients:r})=>r))],places:o.flatMap(({places:r})=>r)}))}const Et=e=>e&&Ws.test(e)?e:null;var St=g(8225);const Gs=1e4;async function Vs(e,t){
const n=new Map;for(const o of t.visits.values())for(const r of Qs(o)){const a=(0,C.Pm)(r)??"";r.scheme==="https"&&a!==o.host&&(0,Te.X5)(r).ok&&t.isAllowed(a)&&
!n.has(a)&&n.set(a,{visit:o,url:r})}const s=n.values().map(async({visit:o,url:r})=>{const{host:a}=o,i=await _s(o,r,t),c=e.some(u=>u.host===a&&u.service===K.S3);
return i===null?[]:[{host:a,problem:i,isRequired:c}]});return(await Promise.all(s)).flat()}function Qs({host:e,attempt:{discovery:t}}){if(t.kind!=="found")return[];
const n=(0,C.nx)(e),{url:s,services:o}=t,a=(0,K.TE)(K.S3,{services:o,documentUrl:s,display:n,client:"terraform"});return a.kind!=="object"?[]:(0,St.u)((0,St.m)(
a.value,s,n).value).map(({url:i})=>i)}async function _s({host:e,attempt:t},n,{send:s,originOf:o,timeoutMs:r}){const{terraform:a}=await s({host:e,clients:["terra\
form"],at:()=>({url:n,origin:o(t.hops[0])}),isAnonymous:!0,headers:{},maxRedirects:0,patience:({client:i})=>({client:i,attemptMs:r??Gs,retries:1}),accepts:()=>!0,
plan:()=>({kind:"excerpt",maxBytes:0}),read:()=>(0,R.Ju)(null)});return a?.outcome.kind!=="failed"?null:(a.lastHop?.status??null)===null?a.outcome.problem:null}
var Zs=g(7057),Ct=g(4443),De=g(9897),qs=g(9179);const eo=(0,b.w3)({location:b.Qq,use_registry_credentials:(0,b.lq)(b.zM)}),to=(0,b.w3)({location:b.Qq,use_registry_credentials:b.
gy}),no=(e,t)=>(0,b.D4)(e,t?eo:to,"struct");function so(e){const{status:t,header:n,body:s,downloadUrl:o,client:r,readsCredentials:a}=e;if(r==="opentofu"&&t!==204){
const i=no(s,a);if(!i.ok)return ae(`the response ${i.why}`);const{location:c,use_registry_credentials:u}=i.value;if(u!==null)return oo(c,u,o);if(c!=="")return At(
c,o,r)}return n?At(n,o,r):ae(ro[r])}function oo(e,t,n){if(e==="")return ae("the response has `use_registry_credentials` and no `location`");const s=(0,ue.EH)(n,
e);return s.ok?{kind:"direct",url:s.value,usesCredentials:t}:ae(s.why)}const ro={terraform:"the response has no X-Terraform-Get header",opentofu:"the response h\
as neither `location` nor an X-Terraform-Get header"},ae=e=>({kind:"refused",why:(0,qs.Nx)(e)});function ao(e,t){const n=/^([A-Za-z][A-Za-z0-9+.-]*):/.exec(e)?.[1];
return n===void 0?ae(`invalid source string: ${e}`):(0,De.WS)(n,t)?Rt(e,t):ae(`no getter available for X-Terraform-Get source protocol: "${n}"`)}function At(e,t,n){
const s=(0,ue.ut)(t,e);if(!s.ok)return ae(s.why);const{kind:o}=(0,D.vL)(s.value,n);return o==="local"||o==="registry"?ae("must be a direct remote package addres\
s"):Rt(s.value,n)}const Pt="zip|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",io=new RegExp(`^(?:${Pt}|tar\\.(?:gz|bz2|xz))$`),co=new RegExp(`\\.(?:${Pt})$`),lo=/^(?:0|f|F|false|FALSE|False)$/;
function Rt(e,t){const n=(0,De.cx)(e,t);if(!n.ok)return ae(n.why);const{getter:s,url:o}=n.value;if(!(0,De.WS)(s,t))return ae((0,De.Ns)(e,n.value));if(o===null||
!/^https?$/.test(o.scheme))return{kind:"other",getter:s};const r=(0,Ct.xB)(o.query);if(s==="git")return{kind:"git",url:et(o,[])};if(!/^https?$/.test(s))return{kind:"\
other",getter:s};const a=r.find(([u])=>u==="archive")?.[1]??"",i=r.filter(([u])=>u!=="checksum"&&!(u==="archive"&&a!==""));return(a===""?co.test(o.path):!lo.test(
a)&&io.test(a))?{kind:"archive",url:et(o,i)}:r.some(([u,l])=>u==="checksum"&&l!=="")?ae("checksum cannot be specified for directory download"):{kind:"page",url:et(
o,[...i,["terraform-get","1"]])}}const et=(e,t)=>({...e,query:(0,Ct.Ge)(t),forceQuery:!1,fragment:""}),uo={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function fo(e){
for(const[t,n,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.toLowerCase();if(n===""?o==="body":o==="head")return null;if(n!==""||o!=="met\
a")continue;const r=new Map;for(const[,i="",c,u,l]of t.matchAll(ho))r.set(i.toLowerCase(),c??u??l??"");const a=r.get("content")??"";if(r.get("name")==="terrafor\
m-get"&&a!=="")return po(a)}return null}const ho=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,po=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,
(t,n,s)=>n!==void 0?uo[n]??t:Number(s)<=1114111?String.fromCodePoint(Number(s)):t),mo=3e4,tt={kind:"excerpt",maxBytes:1024},ko=128*1024,nt=e=>({client:t})=>({client:t,
attemptMs:mo,retries:t==="opentofu"?e:0}),st={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,plan:()=>tt,read:()=>(0,R.Ju)(""),patience:nt(
0),netrc:L.Du},go={...st,name:"provider archive",patience:nt(2),netrc:["terraform"]},wo={name:"direct archive",headers:{range:"bytes=0-0"},accepts:e=>e>=200&&e<
300,plan:()=>tt,read:()=>(0,R.Ju)("")},vo={name:"page",headers:{},accepts:e=>e>=200&&e<300,plan:({terraformGet:e})=>e?tt:{kind:"excerpt",maxBytes:ko},read:({head:e,
body:t})=>{const n=e.terraformGet||fo(de(t));return n===null?(0,R.TR)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,R.Ju)(n)},patience:nt(0),
netrc:L.Du},yo={...st,name:"repository",headers:{},accepts:e=>e===200,netrc:[]},Lt={name:"sums",headers:{},read:({body:e})=>(0,R.Ju)(de(e))},$o={...Lt,name:"sig\
nature",read:({body:{bytes:e}})=>(0,R.Ju)((0,Me.jY)(e)??"")};async function jt({client:e,registry:t,url:n,origin:s,token:o=!1},r,{send:a,clients:i,isNamed:c}){const u=(0,C.
Pm)(n);if(u!==null&&u!==t&&!c(u))return he(t,"not-allowed",(0,re.Pl)(n));const l=()=>({url:n,origin:s}),d=`${r.name} ${o} ${s?.isPublic} ${(0,re.jr)(n)}`,f={...r,
host:t,clients:i,at:l,once:d,isAnonymous:!o},{[e]:m}=await a(f);if(m===void 0)throw new Error("a client without an answer");return m}function Mo(e,t){const n=e.
flatMap(({client:s,calls:o})=>o.flatMap(({module:r,constraint:a})=>r?[{module:r,client:s,constraint:a}]:[]));return Dt(n,new Map,t)}async function To(e,t,n){const s=({
module:o,client:r})=>le(t.get((0,h.MP)(o))?.[r]);for(;;){const o={left:Dn},r=new Map(e.map(i=>[i,Kn(i,s,o)])),a=Array.from(r.values(),i=>i.calls).flat().filter(
({module:i})=>n.visits.has(i.host)&&!t.has((0,h.MP)(i)));if(a.length===0)return r;await Dt(a,t,n)}}async function Dt(e,t,n){const s=(0,N.c1)(e,({module:o})=>(0,h.
MP)(o));return await Mt(s,([{module:o}])=>o.host,n,async o=>{const[{module:r}]=o,{host:a}=r,i=await n.send({host:a,clients:[...new Set(o.map(({client:c})=>c))],
at:n.belowService(K.e$,a,c=>(0,ue.fZ)(c,r)),read:({body:c},u,l)=>xo(de(c),o,l)});t.set((0,h.MP)(r),i)}),t}function xo(e,t,n){const s=En(e);if(!s.ok)return s;if(!n.
keep(s.value))return(0,R.TR)(b.ch);const o=ve("module",s.value,{work:n}),r=Cn(e,o,t);return(0,R.Ju)(r.size===0?o:{...o,described:r})}const bo={accepts:e=>e===200||
e===204,read:({head:e,body:t},n)=>{const{status:s,terraformGet:o}=e;return(0,R.Ju)({status:s,header:o,body:de(t),downloadUrl:n})}};async function Io({address:e,
version:t,clients:n},s){const{host:o}=e,r=s.belowService(K.e$,o,u=>(0,ue.sw)(u,e,t)),a=await s.send({...bo,host:o,clients:n,at:r}),i=(0,L.sX)(s.versionOf("opent\
ofu")),c=Object.entries(a).map(async([u,l])=>{const d=u,{outcome:f}=l;if(f.kind!=="read")return[d,{location:l,steps:[]}];const m=so({...f.value,client:d,readsCredentials:i}),
{downloadUrl:w}=f.value,k=await Eo(m,d,l,w,s),y={...l,outcome:{kind:"read",value:null}};return[d,{location:y,steps:k}]});return Object.fromEntries(await Promise.
all(c))}const Oo=10;async function Eo(e,t,n,s,o){const r=[];let a=e,i=o.originOf(n.lastHop);for(let c=0;a.kind!=="refused"&&a.kind!=="other";c+=1){if(a.kind==="\
page"&&c===Oo){const y=`too many X-Terraform-Get redirects: ${c+1}`;return[...r,{kind:"refused",why:y}]}const[u,l]=Co[a.kind],d=a.kind==="direct"&&a.usesCredentials,
f=d&&So(s,a.url),m={registry:n.host,client:t,url:Ao(a),origin:i,token:f},w=await jt(m,l,o),{outcome:k}=w;if(d&&!f&&k.kind==="status"&&k.status===401){const y=`t\
he token of the registry from ${(0,C.Pm)(a.url)}`;return[...r,{kind:"other",getter:y}]}if(r.push({kind:"asked",what:u,answer:w}),a.kind!=="page"||k.kind!=="read")
return r;i=o.originOf(w.lastHop),a=ao(k.value,t)}return[...r,a]}function So(e,t){const n=[e,t].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,Te.be)(s)}));
return(0,Zs.nL)(n).at(-1)==="sent"}const Co={archive:["archive",st],direct:["archive",wo],page:["page",vo],git:["repository",yo]},Ao=({kind:e,url:t})=>e==="git"?
{...t,path:`${t.path}/info/refs`,query:"service=git-upload-pack"}:t;function Po(e){const{settings:t,network:n,visits:s,dialect:o}=e,r=Ro(e),a=d=>C.Jr(d,t.allowedHosts),
i=d=>C.ev(d,t),c=d=>{const f=(0,re.Dl)(d?.url??""),m=f.ok?(0,Te.X5)(f.value):null,{address:w=null}=d??{};return{isPublic:!m?.ok||(0,Te.Ul)(n,m.value.name,w)}},u=(d,f,m)=>{
const w=s.get(f);if(w===void 0)return"service";const{discovery:k,hops:y}=w.attempt,E=w.forced.find(Se=>Se.client===m),S=E===void 0?k:{...E,kind:"found",url:C.cu(
f)};if(S.kind!=="found")return"service";const{url:x,services:W}=S,G=C.nx(f),Y=(0,K.TE)(d,{services:W,documentUrl:x,display:G,client:m});if(Y.kind!=="url"||!(0,Te.
X5)(Y.url).ok)return"service";const{url:ie}=Y;if(E!==void 0)return{url:ie,origin:null};const ne=C.Pm(ie)??"";return ne===f||i(ne)||r.has(`${f} ${d}`)?{url:ie,origin:c(
y[0])}:"not-allowed"},l=(d,f,m)=>w=>{const k=u(d,f,w);return typeof k=="string"?k:{...k,url:m(k.url)}};return{clients:o.clients,visits:s,belowService:l,isAllowed:a,
isNamed:i,originOf:c}}function Ro({settings:e,requirements:t}){const n=e.hostnames.flatMap(({addresses:r})=>r).map(Kt),s=({because:r})=>r.some(a=>typeof a!="str\
ing"),o=new Set(t.filter(s).map(Kt));return new Set(n.filter(r=>!o.has(r)))}const Kt=({host:e,service:t})=>`${e} ${t}`;var Ee=g(3556),Ut=g(5168);function Lo(e,{
isInstalled:t}){const n=e.flatMap(s=>s.providers.map(({provider:o})=>({provider:o,root:s})));return(0,N.c1)(n,({provider:s})=>(0,h.JT)(s)).map(s=>{const[{provider:o}]=s,
r=s.filter(({provider:a,root:i})=>!t(a,i));return{address:o,clients:Nt(s),asking:Nt(r)}})}const Nt=e=>[...new Set(e.map(({root:t})=>t.client))];async function jo(e,t){
const n=new Map;return await Mt(e,({address:r})=>r.host,t,async r=>{const{address:a,asking:i,clients:c}=r,u=t.send({...Do,...Bt(a,t),clients:i}),l=c.map(async d=>[
d,await Ko(d,r,u,t)]);n.set((0,h.JT)(a),Object.fromEntries(await Promise.all(l)))},4*xe),n}const Do={read:({body:e},t,n)=>{const s=Ee.TT(de(e));if(!s.ok)return s;
const{texts:o,...r}=s.value;return n.keep([...o,...r.warnings])?(0,R.Ju)(ve("provider",o,{...r,work:n})):(0,R.TR)(b.ch)}},Bt=(e,{belowService:t})=>({host:e.host,
at:t(K.xq,e.host,n=>(0,ue.i5)(n,e))});async function Ko(e,t,n,s){const{address:o}=t,r=he(o.host,"service"),a=async()=>(await n)[e]??r,i=s.methodsOf(o,e),c=(i?.methods??
[Uo]).map(k=>k.kind==="direct"?a():k.kind==="local"?Ht(k,o,s):Ft(e,k,t,"index.json",Ho,s)),[u=r,...l]=await Promise.all(c),d=Fo([u,...l]),f=await No(o,e,await a(),
s);if(i===null&&f===null)return d;const m=[u,...l].filter(({mirror:k})=>k!==void 0),w=i&&{place:i.place,methods:c.length,mirrors:m};return{...d,...w&&{installation:w},
...f===null?{}:{movedTo:f}}}const Uo={kind:"direct"};async function No(e,t,{outcome:n},s){const{host:o,namespace:r,type:a}=e;if(!(n.kind==="status"&&n.status===
404)||r!=="hashicorp"||o!==(0,D.Vm)(t))return null;const{[t]:c}=await s.send({...Bt({...e,namespace:"-"},s),clients:[t],read:({body:u})=>Ee.tD(de(u),a)});return c?.
outcome.kind==="read"?c.outcome.value:null}function Ht(e,t,{localPackages:n}){const{path:s,shown:o=s,place:r}=e,a=he(t.host,"service",o??""),i=n(e,t);if(o===null||
i===null)return a;const c={...a,mirror:{url:o,place:r,hasSlash:!0,isDirectory:!0}};if(i==="missing"){const l=F({mirror:o,kind:"path",at:(0,Ut.Ge)(r)});return{...c,
outcome:{kind:"failed",problem:l}}}const u=[...new Set(i.map(({version:l})=>l))];return u.length>0?{...c,outcome:{kind:"read",value:ve("provider",u)}}:{...c,outcome:{
kind:"status",status:404,reason:"",page:null}}}const Bo=5;async function Ft(e,{url:t,place:n},{address:s,clients:o},r,a,{send:i,isNamed:c,methodsOf:u}){const l={
url:(0,re.Pl)(t),place:n,hasSlash:t.path.endsWith("/")},d=(0,C.Pm)(t),f=(0,ue.zS)(t,s,r);if(!f.ok){const S=(0,Ut.Ge)(n),x={mirror:l.url,at:S,provider:(0,h.JT)(s)},
W={kind:"failed",problem:F({...x,kind:"port"})};return{...he(d,"service",l.url),outcome:W,mirror:l}}const m=S=>S.kind==="network"&&(0,re.jr)(S.url)===(0,re.jr)(
t),w=o.filter(S=>u(s,S)?.methods.some(m)),k=c(d)?{url:f.value,origin:null}:"not-allowed",y=`mirror ${(0,re.jr)(f.value)}`,{[e]:E=he(d,"service")}=await i({host:d,
clients:w,at:()=>k,once:y,read:a,maxRedirects:Bo,patience:S=>S.client==="opentofu"?{...S,retries:0}:S});return{...E,mirror:l}}function Ho({head:e,body:t},n,s){const o=Ee.
oM(de(t),e.contentType);if(!o.ok)return o;const r=o.value.filter(a=>(0,z.rK)(a)!==null);return s.keep(r)?(0,R.Ju)(ve("provider",r,{work:s})):(0,R.TR)(b.ch)}function Fo([
e,...t]){if(t.length===0)return e;const n=[e,...t],s=n.filter(({outcome:i})=>i.kind==="not-asked"),o=n.find(zo)??s.find(({outcome:i})=>i.kind==="not-asked"&&i.why!==
"service")??s[0];if(o!==void 0)return o;const r=n.flatMap(i=>le(i)??[]),a=n.find(i=>le(i)!==null);return a===void 0||r.every(({texts:i})=>i.length===0)?n.find(({
mirror:i})=>i===void 0)??a??e:{...a,outcome:{kind:"read",value:Wo(r)}}}const zo=({outcome:e})=>e.kind==="failed"||e.kind==="unreadable"||e.kind==="status"&&e.status!==
404,Wo=e=>ve("provider",[...new Set(e.flatMap(({texts:t})=>t))],{work:e.find(({work:t})=>t!==void 0)?.work,compatible:e.flatMap(({compatible:t=[]})=>t),warnings:e.
flatMap(({warnings:t=[]})=>t)});async function Jo(e,t){const{address:n,clients:s}=e,o=c=>t.methodsOf(n,c)?.methods??[],r=s.filter(c=>o(c).every(({kind:u})=>u===
"direct")),a=zt({...e,clients:r},t),i=s.map(async c=>{const u=r.includes(c)?await Wt(c,e,await a,t):await Xo(c,e,o(c),t);return u===null?[]:[[c,u]]});return Object.
fromEntries((await Promise.all(i)).flat())}async function Xo(e,t,n,s){const o=async a=>{if(a.kind==="local")return Yo(t,a,s);if(a.kind==="network")return Vo(e,t,
a,s);const i=await zt({...t,clients:[e]},s);return Wt(e,t,i,s)};let r=null;for(const a of n)if(r=await o(a),r===null||!Go(r.description))return r;return r}function Yo({
address:e,version:t,platform:n},s,o){const r=o.localPackages(s,e);if(r===null||r==="missing")return null;const c={kind:"read",value:{early:r.some(l=>l.version===
t&&l.platform===n)?[]:[{kind:"platform"}],late:[],hashes:null}},u={...Ht(s,e,o),outcome:c};return{platform:n,files:[],late:[],description:u}}const Go=({outcome:e,
mirror:t})=>t===void 0?e.kind==="status"&&e.status===404:e.kind==="read"&&e.value.early.some(({kind:n})=>n==="platform");function zt({address:e,version:t,platform:n,
clients:s},{send:o,belowService:r}){const{host:a}=e,i=r(K.xq,a,c=>(0,ue.ad)(c,e,t,n));return o({host:a,clients:s,at:i,read:R.Ju})}async function Wt(e,{platform:t},{
[e]:n},s){if(n===void 0)return null;const r=e==="opentofu"&&!(0,L.sX)(s.versionOf(e))?"opentofu before 1.12":e;return await Jt(e,t,n,({body:i,url:c})=>{const u=Ee.
h(de(i),r);if(!u.ok)return u;const l=Me.KB(u.value,t,c),{shasums_url:d,shasums_signature_url:f}=u.value,m=[d,f,u.value.download_url].map(x=>(0,ue.Fl)(c,x)),[w,k,
y]=m.flatMap(x=>x.ok?x.value:[]),E=w&&k&&y&&l.early.every(({kind:x})=>x==="no-archive"),S=E?{sums:w,signature:k,document:u.value}:null;return(0,R.Ju)({described:l,
signed:S,archive:E?y:null})},s)}async function Vo(e,t,n,s){const{platform:o,version:r}=t,a=await Ft(e,n,t,`${r}.json`,R.Ju,s);return await Jt(e,o,a,({head:c,body:u,
url:l})=>{const d=Ee.I0(de(u),c.contentType,o);if(!d.ok)return d;const f={described:Me.uH(d.value,o),signed:null};if(d.value===null)return(0,R.Ju)({...f,archive:null});
const m=(0,ue.Fl)(l,d.value.url);return m.ok?(0,R.Ju)({...f,archive:m.value}):(0,R.TR)(`has an invalid \`url\`: ${m.why}`)},s)}async function Jt(e,t,n,s,o){const{
outcome:r,host:a}=n,i={platform:t,files:[],late:[]};if(r.kind!=="read")return{...i,description:{...n,outcome:r}};const c=s(r.value);if(!c.ok){const G={kind:"unr\
eadable",why:c.why,page:null};return{...i,description:{...n,outcome:G}}}const{described:u,signed:l,archive:d}=c.value,f={...n,outcome:{kind:"read",value:u}},m=[],
w={registry:a,client:e,origin:o.originOf(n.lastHop)},k=async(G,Y,ie)=>{const ne=await jt({...w,url:Y},ie,o);return m.push({part:G,answer:ne}),ne.outcome.kind===
"read"?ne.outcome.value:null},y=l&&await k("sums",l.sums,Lt),E=l&&y!==null?await k("signature",l.signature,$o):null;if(d!==null&&(l===null||E!==null)&&await k("\
archive",d,go),l===null)return{...i,description:f,files:m};const S=o.mayLackKeys&&e==="opentofu"&&a===(0,D.Vm)(e),x=m[0]?.answer.url??"",W=Qo(l.document,{sums:y,
signature:E,url:x},S);return{...i,description:f,files:m,late:[...u.late,...W]}}function Qo(e,{sums:t,signature:n,url:s},o){const r=e.signing_keys.gpg_public_keys.
map(u=>u?.ascii_armor??null),a=r.length===0&&o,i=t===null?null:Me.yI(t,e),c=a?null:Me.fi(r)??n;return[...i===null?[]:[{kind:"sums",url:s,why:i}],...c?[{kind:"un\
signed",why:c}]:[]]}var Xt=g(9968);const _o=1e6,Zo=1e5,qo=2e4;class er{#e;constructor(t,n){this.#e=_o+t*Zo+n*qo}get isSpent(){return this.#e<0}read({bytes:t,truncated:n}){
let s=0;for(const o of t)(o===44||o===91||o===123)&&(s+=1);return this.#t((n?1:1/8)*t.length+12*s)}keep(t){return this.#t(t.reduce((n,{length:s})=>n+16*s+100,0))}choose(t,n){
return this.#t(t*(25+2*n))}#t(t){return this.#e-=t,!this.isSpent}}var tr=g(3065);const nr=9;function sr(e,t,n){const s=or(e,t,n),o=new Map;return{versionOf:s.versionOf,
hasToken:async r=>(await s.tokenOf(r)).token!==null,send:r=>{const{once:a}=r;if(a===void 0)return Gt(r,s);const i=o.get(a)??Gt(r,s);return o.set(a,i),i}}}const Yt={
token:null,source:null};function or(e,t,n){const{configs:s,credentials:o,dialect:r,machine:a,learn:i,progress:c,settings:u}=e,l=new Map(s.map(f=>[f.client,f.patience]));
let d=0;return c({total:n,done:d}),{ask:async f=>{const m=await t.ask(f);return d+=1,c({total:Math.max(n,d),done:d}),m},versionOf:f=>(0,L.tB)(f,r.versions),patienceOf:f=>l.
get(f)??{client:f,attemptMs:1e4,retries:1},tokenOf:async f=>{const{answer:m}=await o.find(f),{token:w=null,source:k=null,isUnsendable:y}=m??{};return w===null||
y?Yt:{token:w,source:k}},workOf:(0,yt.O)(f=>new er(u.maxRequests,n)),withLogin:(0,tr.TU)(a,i).withLogin}}async function Gt(e,t){const{host:n,clients:s,at:o,netrc:r,
isAnonymous:a}=e;if(s.length===0)return{};const i=s.map(d=>{const f=o(d);return typeof f=="string"||!r?.includes(d)?{client:d,where:f}:{client:d,where:{...f,url:t.
withLogin(f.url)}}}),c=(0,N.c1)(i,({where:d})=>typeof d=="string"?d:(0,re.jr)(d.url)),u=a?Yt:await t.tokenOf(n),l=c.map(d=>rr(e,d,u,t));return Object.fromEntries(
(await Promise.all(l)).flat())}async function rr(e,t,{token:n,source:s},{ask:o,patienceOf:r,versionOf:a,workOf:i}){const{host:c,headers:u,maxRedirects:l=nr,patience:d=x=>x}=e,
[{client:f,where:m}]=t,w=t.map(({client:x})=>x),k=x=>w.map(W=>[W,x]),y=(x,W)=>({...he(c,x,W),tokenSource:s});if(typeof m=="string")return k(y(m));const E=(0,re.
Pl)(m.url),S=i(c);if(S.isSpent)return k(y("work",E));try{const x=await o({...m,host:c,token:n,headers:u??{"x-terraform-version":a(f)},planBody:Y=>bt(Y,e)??xt.IK,
maxRedirects:l,patience:w.map(Y=>d(r(Y)))});if(typeof x=="string")return k(y(x,E));const W=x.at(-1)?.hops.at(-1)??null,G=Map.groupBy(w,Y=>Us(x,d(r(Y))));return Array.
from(G,([Y,ie])=>{const ne=Ns(Y,m.url,e,S),Ke={host:c,url:E,tokenSource:s,outcome:ne,attempts:x.length,lastHop:W};return ie.map(Se=>[Se,Ke])}).flat()}catch(x){if((0,Xt.
qo)(x))throw x;const W=(0,Je.n3)({host:(0,C.nx)(c),thrown:x});return k({...y("service",E),outcome:{kind:"not-asked",why:"unchecked",problem:W}})}}async function ar(e,t){
const{checkouts:n,dialect:s,directory:o,machine:r,settings:a}=t,i=[...e,...(0,Ts.n)(a.hostnames,s.clients)],c=ir(i,t),u=Lo(i,c),l=i.flatMap(({calls:m})=>m).flatMap(
({module:m})=>m===null?[]:(0,h.MP)(m)),d=new Set(l).size+u.length,f=new Ls({...t,maxRequests:a.maxRequests});try{const{environment:m,platform:w}=r,{concurrency:k}=t,
y={...sr(t,f,d),...Po(t),...c,concurrency:k,timeoutMs:a.timeoutMs,mayLackKeys:m.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true"},E=a.depth==="packages",S=a.platforms.length===
0?[w]:a.platforms,x=(q,mr)=>{const qt=cr(i,q,mr,a.upgrade,y);return E?lr(qt,S,y):qt},[[W,...G],[Y,ie,...ne],Ke,Se]=await Promise.all([jo(u,y).then(q=>Promise.all(
[q,x("provider",q)])),Mo(i,y).then(q=>Promise.all([q,To(i,q,y),x("module",q)])),Js(Ys(t.usages,m),y),Vs(t.requirements,y)]),dr=Map.groupBy([...ne,...G].flat(),({
root:q})=>q),Zt=i.flatMap(q=>dr.get(q)??[]),fr=new Map([...Y,...W]),hr=Zt.flatMap(({root:q})=>q.lockFile??[]),pr=E?n?.lockHashes??(0,bs.hc)(new Set(hr),o):new Map;
return{items:Zt,versions:fr,inside:ie,lockHashes:pr,clouds:Ke,logins:Se,requests:f.requests}}finally{f.close()}}function ir(e,t){const{checkouts:n,configs:s,dialect:o,
directory:r,learn:a}=t,i=n?.plugins??null,c={root:r,plugins:i,releases:o.releases,asksMirrors:!0};return(0,xs.x)(s,c,e,a)}function cr(e,t,n,s,{versionOf:o,methodsOf:r,
isInstalled:a}){return e.flatMap(i=>{const{client:c}=i;if(t==="module")return i.calls.flatMap(l=>{const{module:d,isOpen:f}=l;if(d===null)return[];const m=Vt(n,d,
c),w=f?{answer:m,choice:null}:Qt(m,l,{client:c});return[{kind:t,root:i,of:l,wants:d,...w,packages:[]}]});const u=(0,L.Jd)(c,o(c));return i.providers.map(l=>{const{
provider:d,locked:f}=l,w=r(d,c)===null&&a(d,i)?he(d.host,"service"):Vt(n,d,c),k=s?null:f?.text??null,y=Qt(w,l,{client:c,held:k,rejectsUnreadable:u});return{kind:t,
root:i,of:l,wants:d,...y,packages:[]}})})}const Vt=(e,t,n)=>e.get((0,h.IY)(t))?.[n]??he(t.host,"service");function Qt(e,t,n){const s=le(e),o=(0,h.Im)(t).map(({text:a})=>a),
r=s&&Be(o,s,n);return s===null||r!==null?{answer:e,choice:r}:{answer:{...e,outcome:{kind:"not-asked",why:"work"}},choice:r}}async function lr(e,t,n){const s=e.filter(
i=>i.kind==="module"),o=e.filter(i=>i.kind==="provider"),r=await Promise.all([_t(s,i=>Io(i,n)),...t.map(i=>_t(o,c=>Jo({...c,platform:i},n)))]),a=Map.groupBy(r.flat(),
([i])=>i);return e.map(i=>({...i,packages:(a.get(i)??[]).map(([,c])=>c)}))}async function _t(e,t){const n=e.flatMap(r=>r.choice?.kind==="chosen"?[{item:r,version:r.
choice.version}]:[]),o=(0,N.c1)(n,({item:r,version:a})=>`${(0,h.IY)(r.wants)} ${a}`).map(async r=>{const[a]=r,i=[...new Set(r.map(({item:u})=>u.root.client))],c=await t(
{address:a.item.wants,version:a.version,clients:i});return r.flatMap(({item:u})=>{const l=c[u.root.client];return l===void 0?[]:[[u,l]]})});return(await Promise.
all(o)).flat()}async function ur(e,t,n){try{return gs(await ar(e,t),n)}catch(s){if((0,Xt.qo)(s))throw s;const o=[...t.visits.values()].flatMap(({host:r,attempt:a})=>a.
discovery.kind==="found"?(0,X.kH)((0,Je.n3)({host:(0,C.nx)(r),thrown:s}),{host:r}):[]);return{...Ms.j7,notes:o}}}})};export{gr as id,wr as ids,vr as modules};
