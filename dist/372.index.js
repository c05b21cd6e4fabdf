const kr=372,gr=[372],wr={1598:((Ke,ke,g)=>{g.d(ke,{N:()=>O,n:()=>ge});var h=g(7811),A=g(255),X=g(5243),N=g(3846),p=g(5106),ee=g(304),Q=g(523),L=g(2172);const $={
"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/\
box@>=1.0"};function O({host:H,service:F,text:V},U){const[,C="",D]=/^([^@]*)(?:@(.*))?$/s.exec(V)??[],K=D===void 0?null:{text:D,place:L.cd},pe=`${(0,A.pk)(H)}/${C}`,
oe=(F===p.e$?j:Z)(pe,K,U);return oe.ok?oe:(0,h.TR)(`${oe.why}; expected ${F}=${$[F]}`)}function j(H,F,V){const U=(0,X.rE)(H,V);if(!U.ok)return U;const C=pe=>(0,ee.
gH)(pe,V),D=te(F,Q.PW,C);if(D!==null)return(0,h.TR)(D);const K=L.cd;return(0,h.Ju)({address:H,source:H,place:K,module:U.value,constraint:F,isOpen:!1})}function Z(H,F,V){
const U=(0,N.mi)(H,V);if(H.split("/").length!==3||U.kind!=="registry")return(0,h.TR)(U.kind==="invalid"?U.error:"not a provider of a registry");const C=te(F,Q._T,
ee.Nd);if(C!==null)return(0,h.TR)(C);const D=F===null?[]:[F];return(0,h.Ju)({provider:U,places:[L.cd],constraints:D,locked:null})}function te(H,F,V){if(H===null)
return null;const U=F(H.text);return U.ok?V(U.value)?null:`no version can match ${H.text}`:U.why}function ge(H,F){const V=H.flatMap(({addresses:U})=>U);return V.
length===0?[]:F.map(U=>{const C=V.flatMap(D=>{const K=O(D,U);return K.ok?[K.value]:[]});return{directory:L.cd.file,client:U,directories:[],calls:C.filter(D=>"mo\
dule"in D),providers:C.filter(D=>"provider"in D),lockFile:null,clientVersions:[]}})}}),3791:((Ke,ke,g)=>{g.d(ke,{o:()=>L,q:()=>Q});var h=g(1780),A=g(9432),X=g(9615);
const N=$=>$===1?"1 module or provider was":`${$} modules and providers were`;function p($){const{names:O}=$,j=(0,h.XT)(O,3,Z=>(0,h.KT)((0,A.dh)(Z)));switch($.what){case"\
inside":return(0,h.xI)`modules and providers inside ${j} were not checked`;case"direct":{const Z=O.length-$.git,te=[...$.git>0?[`${(0,A.px)($.git,"module")} fro\
m Git`]:[],...Z>0?[`${(0,A.px)(Z,"module")} from an archive or bucket`]:[]];return(0,h.xI)`${te.join(" and ")} ${O.length===1?"was":"were"} not checked: ${j}`}case"\
open":return(0,h.xI)`${(0,A.px)(O.length,"module")} ${O.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${j}`;case"\
limit":return(0,h.xI)`max-requests (${$.max}) was reached, so ${N(O.length)} not checked: ${j}`;case"size":return(0,h.xI)`a response is longer than this check reads, so ${N(
O.length)} not checked: ${j}`;case"work":return(0,h.xI)`the answers of the registry take more work than this check does for one host, so ${N(O.length)} not checked: ${j}`;case"\
stopped":return(0,h.xI)`the check ended too early, so ${N(O.length)} not checked: ${j}`;case"contents":return(0,h.xI)`the checksums of ${(0,A.px)(O.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${j}`;case"getter":return(0,h.xI)`the package of ${(0,A.
px)(O.length,"registry module")} was not checked, because it is downloaded with ${$.getter}: ${j}`;case"units":return(0,h.xI)`${(0,A.px)(O.length,"Terragrunt un\
it")} ${O.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${j}`}}const ee={limit:"increase \
`max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock` or `tofu provid\
ers lock`"},Q=$=>(0,X.CC)("not-followed",{message:p($),help:ee[$.what==="work"?"limit":$.what],...$.what==="work"&&{severity:"warning"}});function L({by:$,address:O,
constraint:j,newest:Z,others:te}){const ge=(0,h.xI)`${(0,A.dh)($)} requires ${(0,h.KT)((0,A.dh)(O))}${j===null?"":` "${(0,A.dh)(j)}"`}`,H=Z===null?"which the re\
gistry does not have":te.length>0?`which conflicts with ${(0,A.K4)(te,3,A.dh)}`:`which no listed version fits; the newest is ${(0,A.dh)(Z)}`;return(0,X.CC)("mod\
ule-described",{message:(0,h.xI)`according to the registry, ${ge}, ${H}`,help:"run `init` to confirm; if it fails, use another version of the module"})}}),304:((Ke,ke,g)=>{
g.d(ke,{Hn:()=>ee,Lt:()=>_,Nd:()=>V,Sx:()=>oe,XA:()=>X,gH:()=>F,iM:()=>A,jF:()=>p,s5:()=>N});var h=g(523);function A(v,M,T){const I=$(M,T);return L(v,P=>(!(0,h.
Ty)(P)||(0,h.Cg)(P)===I)&&Q(P,M))}function X(v,M){return L(v,T=>(!(0,h.Ty)(T)||M.some(I=>j(T,I)))&&!O(T)&&M.every(I=>ge(T,I)))}const N=v=>L(v,M=>!(0,h.Ty)(M));function p(v){
const M=v.filter(T=>T.operator==="=");return M.length===1&&M.every(({version:T})=>O({...T,build:""}))}function ee(v,M,T){const I=(0,h.oF)(v),P=(0,h.PW)(M);return I!==
null&&P.ok&&A([I],P.value,T)!==null}const Q=(v,M)=>M.every(T=>te(v,T));function L(v,M){let T=null;for(const I of v.filter(M))(T===null||(0,h.Zy)(I,T)>0)&&(T=I);
return T}function $(v,M){const[T,I]=v;if(T===void 0||I!==void 0)return null;const P=T.text.trim().replace(M==="opentofu"?/^=?v?/:/^=?/,""),B=(0,h.rK)(P);return B===
null?null:(0,h.Cg)(B)}const O=({numbers:v,pre:M,build:T})=>M===""&&T===""&&v.every(I=>I===0n),j=(v,M)=>M.operator==="="&&Z(v,M.version),Z=(v,M)=>v.build===M.build&&
(0,h.Zy)(v,M)===0;function te(v,{operator:M,version:T}){const I=(0,h.Zy)(v,T);if(M==="=")return I===0;if(M==="!=")return I!==0;if(M!=="~>")return H(I,M);const P=T.
numbers.slice(0,T.written-1);return I>=0&&!(0,h.Ty)(T)&&T.numbers.length<=v.numbers.length&&P.every((B,J)=>B===v.numbers[J])}function ge(v,M){const{operator:T,version:I}=M;
if(T==="=")return j(v,M);if(T==="!=")return!Z(v,I);const P=(0,h.Zy)(v,I);if(T!=="~>")return H(P,T);const[B=0n,J=0n]=I.numbers,ce=I.written===3?[B,J+1n,0n]:[B+1n,
0n,0n];return P>=0&&(0,h.Zy)(v,{...I,numbers:ce,pre:""})<0}const H=(v,M)=>({">":v>0,">=":v>=0,"<":v<0,"<=":v<=0})[M];function F(v,M){if(D(v))return!0;const T=pe(
v),I=Math.max(...T.map(({numbers:B})=>B.length)),P=T.flatMap(B=>{const J=Array.from({length:I},(ce,fe)=>B.numbers[fe]??0n);return[B,se(J),se([...J,1n])]});return A(
P,v,M)!==null}function V(v){const M=K(v);if(D(M))return!0;const T=pe(M),I="x".repeat(1+Math.max(...T.map(B=>B.build.length))),P=T.flatMap(B=>{const[J=0n,ce=0n,fe=0n]=B.
numbers,xe=[J,ce,fe+1n];return[B,se([J,ce,fe],I),se(xe,I)]});return X(P,M)!==null}const U=50,C=100,D=v=>v.length>U||v.some(({text:M})=>M.length>C),K=v=>[...Map.
groupBy(v,h.mb).values()].flatMap(([M])=>M??[]),pe=v=>{const M=[se([0n,0n,0n]),...v.map(T=>T.version)];return[...new Map(M.map(T=>[(0,h.Cg)(T),T])).values()]},se=(v,M="")=>({
text:"",numbers:v,written:v.length,pre:"",build:M});function oe(v,M){const T=K(v),I=M(T)?v:T;if(D(I))return v;const P=I.reduce((J,ce)=>{const fe=J.filter(xe=>xe!==
ce);return M(fe)?J:fe},I),B=new Set(P.map(h.mb));return v.filter(J=>B.has((0,h.mb)(J)))}function _(v,M){const T=(0,h.PW)(v),I=(0,h.oF)(M);if(!T.ok||I===null||T.
value.some(P=>(0,h.Ty)(P.version)))return!1;if(I.written<3){const P=(0,h.PW)(`~> ${I.numbers.slice(0,I.written).join(".")}.0`);return P.ok&&!F([...T.value,...P.
value],"terraform")}return!Q({...I,pre:""},T.value)}}),3372:((Ke,ke,g)=>{g.d(ke,{predictInit:()=>lr});var h=g(2172),A=g(3791),X=g(2170),N=g(9119),p=g(1780),ee=g(
2886),Q=g(6360),L=g(8032),$=g(9432),O=g(9615),j=g(4481);function Z({host:e,hasToken:t},n){if(e==="registry.terraform.io")return`see https://${e}/namespaces/${n.
split("/")[0]}`;if(!(0,L.n3)(e))return t?"a private registry may also return 404 if the token has no access":(0,j.nP)(e,"","if the registry requires a token, ")}
function te(e,t,n,{kind:s,cure:o,check:r=""}){const{host:a,isAll:i,near:c}=t,[u=""]=n,l=n.length<=1,d=(0,p.xI)`check the URL of ${s}s.v1 in the discovery document of ${(0,p.
KT)(a)}${r}`,f=l?`no ${s} ${u}`:`none of ${n.length} required ${s}s`,m=c===null?"":`write ${c}, or `,k={operator:l?(0,p.xI)`${i?(0,p.xI)`${d}, or `:m}publish ${u}`:
d,...l&&{user:`${m}${o}`}},y=(0,p.xI)`${(0,p.KT)(a)} has ${f}: ${(0,$._r)(t)}`;return(0,O.CC)(e,{message:y,...k,note:Z(t,u)})}const ge=e=>te("module-unknown",e,
e.modules,{kind:"module",cure:"correct the source address"});function H(e){const{host:t,providers:n,meant:s,kind:o,isAll:r}=e,[a=""]=n;return o==="directory"?(0,O.
CC)("provider-unknown",{message:(0,p.xI)`the directory ${(0,$.dh)(t)} has no provider ${(0,p.KT)(a)}`,help:(0,p.xI)`add ${(0,p.KT)(a)} to the directory, for example with \`terraform providers mirror\``}):
o==="network mirror"?(0,O.CC)("provider-unknown",{message:(0,p.xI)`the network mirror ${(0,p.KT)(t)} has ${n.length>1?`none of ${n.length} required providers`:(0,p.
xI)`no provider ${(0,p.KT)(a)}`}: ${(0,$._r)(e)}`,operator:(0,p.xI)`add ${(0,p.KT)(a)} to the mirror, for example with \`terraform providers mirror\``,user:`${r?
"check `url`, which must be that of a network mirror (HOST/NAMESPACE/TYPE/index.json), not of a registry; or ":""}add the provider to \`include\` of a \`direct\` bl\
ock in the CLI configuration`}):s!==null?(0,O.CC)("provider-unknown",{message:(0,p.xI)`${(0,p.KT)(t)} has no provider ${a}: ${(0,$._r)(e)}`,help:`did you mean ${s}\
? set \`source = "${s}"\` in \`required_providers\` of every module that uses it`}):te("provider-unknown",e,n,{kind:"provider",cure:`correct \`source\` in \`requir\
ed_providers\`, or add the \`source\` that a child module lacks${t==="registry.opentofu.org"?`; for a provider that only Terraform\u2019s registry has, write \`source\
 = "registry.terraform.io/${a}"\`, or submit it at https://github.com/opentofu/registry/issues`:""}`,check:", which must end in a slash"})}function F(e){const{mirror:t}=e;
return e.kind==="path"?(0,O.CC)("mirror-url",{message:`the mirror directory ${(0,$.dh)(t)} (${e.at}) does not exist`,help:"create the directory before `init`, f\
or example with `terraform providers mirror`, or correct the path"}):e.kind==="port"?(0,O.CC)("mirror-url",{message:(0,p.xI)`the network mirror ${(0,p.KT)(t)} (${e.
at}) cannot have ${(0,p.KT)(e.provider)}, because the CLIs read a host with a port as a URL scheme`,help:(0,p.xI)`add \`exclude = ["${(0,p.KT)(`${e.provider.split(
"/")[0]}/*/*`)}"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}):(0,O.CC)("mirror-url",{message:(0,p.xI)`the URL of the network mirror ${(0,p.
KT)(t)} has no slash at the end, so the CLIs request ${(0,p.KT)(e.asked)}, which ${(0,$.dh)(e.result)}`,help:(0,p.xI)`set \`url = "${(0,p.KT)(`${t}/`)}"\``,...e.
isUsable?{severity:"warning"}:{}})}function V({provider:e,version:t,mirror:n,isListed:s,...o}){const r=(0,p.xI)`${(0,p.KT)(e)} ${(0,$.dh)(t,40)}`;return(0,O.CC)(
"mirror-version",{message:s?(0,p.xI)`the network mirror ${(0,p.KT)(n)} lists ${r} but does not have it: ${(0,$._r)(o)}`:(0,p.xI)`the network mirror ${(0,p.KT)(n)} does not have ${r}, which another installation method lists: ${(0,$.
_r)(o)}`,operator:`add ${(0,$.dh)(t,40)} to the mirror, for example with \`terraform providers mirror\``,user:s?"set `version` to one that the mirror has":(0,p.
xI)`exclude ${(0,p.KT)(e)} from \`network_mirror\`, or set \`version\` to one that the mirror has`})}const U=({provider:e})=>(0,O.CC)("provider-excluded",{message:(0,p.
xI)`no installation method in \`provider_installation\` covers ${(0,p.KT)(e)}`,help:(0,p.xI)`add ${(0,p.KT)(e)} to \`include\` of a method, or add a \`direct\` block`});
var C=g(255),D=g(5243),K=g(5106),pe=g(6146);const se=({answer:e,wants:t})=>e.mirror===void 0?t.host:e.host,oe=({wants:e})=>(0,h.IY)(e).slice(e.host.length+1),_=e=>[
e.wants.host,oe(e)].join("/");function v(e){const t=({host:s,item:o})=>s??se(o);return[...Map.groupBy(e,s=>`${t(s)} ${s.cause}`).values()].flatMap(T).flatMap(([
s,...o])=>{if(s===void 0)return[];const r=[s,...o].map(({item:c})=>c),a=t(s),i=(0,N.jH)([s,...o].flatMap(M));return(0,X.kH)(s.describe(r),{host:a,services:[...new Set(
r.filter(({wants:c})=>c.host===a).map(ce))],places:i,needed:(0,ee.ly)(i),clients:J(r),rowKeys:B(r)})})}const M=({places:e,item:t})=>e??(0,h.ek)(t.of);function T(e){
const t=Map.groupBy(e,({item:s})=>(0,N._M)(s.root.directory)),n=Map.groupBy(t.values(),s=>(0,ee.ly)(s.flatMap(M)));return Array.from(n.values(),s=>s.flat())}const I=({
kind:e,of:t,wants:n})=>e==="module"?t.address:(0,h.IY)(n),P=e=>(0,pe.o)(e.root.directory,{kind:e.kind,source:_(e),address:I(e),constraints:(0,h.Im)(e.of).map(({
text:t})=>t),places:(0,h.ek)(e.of)}),B=e=>[...new Set(e.map(P))],J=e=>[...new Set(e.map(({root:t})=>t.client))],ce=({kind:e})=>e==="module"?K.e$:K.xq;function fe(e,t){
const n=sn(e);return e.flatMap(s=>{const{outcome:o,mirror:r,url:a}=s.answer;if(o.kind==="failed"){const{problem:l}=o,d=`${l.code} ${(0,p.pj)(l.message)}`;return[
{item:s,cause:d,describe:()=>l}]}if(r?.hasSlash===!1)return[];if(o.kind==="status")return[xe(s,o,{items:e,lost:n,isFork:t})];if(o.kind!=="unreadable")return[];const{
why:i,page:c}=o,u=`shape ${s.kind} ${i}`;return[{item:s,cause:u,describe:l=>(0,Q.RK)({...Ue(s,l),url:a,page:c,why:i})}]})}function xe(e,t,{items:n,lost:s,isFork:o}){
const{kind:r,wants:a,answer:i}=e,{kind:c,...u}=t,{status:l}=u,d=i.lastHop,f={...u,url:d?.url??i.url};if(d?.authorization==="withheld"&&l<500||l===401||l===403){
const{authorization:y="none",challenge:E=null}=d??{},S=qt(e),b={...f,token:y,challenge:E,elsewhere:S,source:i.tokenSource,isFork:o};return{item:e,cause:`unautho\
rized ${E===null&&(y==="sent"||y==="none")||r} ${l} ${y} ${S} ${E}`,describe:G=>(0,Q.m$)({...Ue(e,G),...b})}}if(l===404){const y=s.has(Ie(e)),E=`unknown ${y?Ie(
e):(0,h.IY)(a)}`;return{item:e,cause:E,describe:b=>en(e,b,{...f,isAll:y,near:tn(n,e)})}}const w=(0,L.Mq)(l),{attempts:k}=i;return{item:e,cause:`status ${r} ${l}`,
describe:y=>(0,Q.MI)({...Ue(e,y),...f,attempts:k,transient:w})}}function qt(e){const t=(0,C.yo)(e.answer.lastHop?.url??"");return t===null||t===se(e)?null:(0,C.
nx)(t)}function en(e,t,n){const{mirror:s,tokenSource:o}=e.answer,r=[...new Set(t.map(st))],a=s?.url??(0,C.nx)(e.wants.host),i={...n,host:a,hasToken:o!==null};if(e.
kind==="module")return ge({...i,modules:r});const c=s===void 0?"registry":s.isDirectory?"directory":"network mirror";return H({...i,providers:r,meant:nn(e),kind:c})}
function tn(e,t){const n=/^([^/]+\/)terraform-([^/-]+)-([^/]+\/\2)$/.exec(oe(t));if(n!==null)return[n[1],n[3]].join("");const s=e.find(o=>o.answer.outcome.kind===
"read"&&Ie(o)===Ie(t)&&(0,K.TW)((0,h.IY)(o.wants),(0,h.IY)(t.wants)));return s===void 0?null:oe(s)}function nn({wants:e,root:t,answer:{movedTo:n}}){const{host:s,
namespace:o,type:r}=e;if(o!=="hashicorp"||s!==(0,D.Vm)(t.client))return null;const a=t.providers.find(({provider:i})=>i.type===r&&(0,h.JT)(i)!==(0,h.JT)(e))?.provider;
return a===void 0?n===void 0?null:`${n}/${r}`:[...a.host===s?[]:[a.host],a.namespace,r].join("/")}function Ue(e,t){return{host:(0,C.nx)(se(e)),kind:e.kind,first:st(
e),others:new Set(t.map(({wants:n})=>(0,h.IY)(n))).size-1,isMixed:t.some(({kind:n})=>n!==e.kind),mirror:e.answer.mirror?.url??null}}const st=e=>e.answer.mirror===
void 0?oe(e):_(e),Ie=({kind:e,wants:t,answer:{mirror:n}})=>`${e} ${n?.url??t.host}`;function sn(e){const t=e.filter(({answer:{mirror:o,outcome:r},wants:a})=>r.kind!==
"not-asked"&&!(o===void 0?(0,L.n3)(a.host):o.isDirectory)),n=({answer:{outcome:o}})=>o.kind==="status"&&o.status===404,s=[...Map.groupBy(t,Ie)];return new Set(s.
flatMap(([o,r])=>r.every(n)?o:[]))}var me=g(304),z=g(523);const le=e=>e?.outcome.value??null,ot=new WeakMap;function ve(e,t,n={}){const s=t.map(rt[e]),o=s.filter(
i=>i!==null),r=(0,me.s5)(o),[a]=o.filter(z.Ty).sort((i,c)=>(0,z.Zy)(c,i));return{kind:e,texts:t,unreadable:t.filter((i,c)=>s[c]===null),newest:r&&(0,z.Cg)(r),preRelease:a?
(0,z.Cg)(a):null,...n}}const rt={module:z.oF,provider:z.rK},at=({texts:e,kind:t})=>e.map(rt[t]).filter(n=>n!==null);function Ne(e,t,n){const s=ot.get(t)??new Map;
ot.set(t,s);const{client:o,held:r=null,rejectsUnreadable:a=!1}=n,i=JSON.stringify([e,o,r,a]),c=t.kind==="module"?on:rn,u=s.get(i),l=e.join(",").split(",").length;
if(u||t.work?.choose(t.texts.length,l)===!1)return u??null;const d=c(e,t,n);return s.set(i,d),d}function on(e,t,{client:n}){const s=it(e,z.PW);if(s===null||!(0,me.
gH)(s,n))return{kind:"refused"};const o=at(t);if(o.length===0)return{kind:"empty"};const r=(0,me.iM)(o,s,n);return r===null?{kind:"none-fits",conflict:e}:{kind:"\
chosen",version:(0,z.Cg)(r)}}function rn(e,t,{held:n=null,rejectsUnreadable:s=!1}){const o=it(e,z._T);if(o===null||!(0,me.Nd)(o))return{kind:"refused"};const r=n===
null?null:(0,z.rK)(n);if(r!==null&&(0,me.XA)([r],o)===null)return{kind:"refused"};if(s&&t.unreadable.length>0)return{kind:"unreadable"};const a=at(t);if(a.length===
0)return{kind:"empty"};const i=(0,me.XA)(a,o);if(r!==null){const l=(0,z.Cg)(r);return a.some(d=>(0,z.Cg)(d)===l)?{kind:"chosen",version:l}:{kind:"locked-gone",version:l,
upgrade:i&&(0,z.Cg)(i)}}if(i!==null)return{kind:"chosen",version:(0,z.Cg)(i)};const c=l=>(0,me.XA)(a,l)!==null,u=o.length**2*a.length>an?o:(0,me.Sx)(o,c);return{
kind:"none-fits",conflict:[...new Set(u.map(({whole:l})=>l))]}}const an=1e6;function it(e,t){const n=[];for(const s of e){const o=t(s);if(!o.ok)return null;for(const r of o.
value)n.push({...r,whole:s})}return n}const cn=e=>(0,$.K4)(e,4,({text:t,at:n})=>{const s=`"${(0,$.dh)(t,80)}"`;return e.length===1?s:`${s} (${(0,$.dh)(n)})`});function ln({
kind:e,address:t,constraints:n,mirror:s,...o}){const{isImplied:r,newest:a,preRelease:i}=o,c=a===null?`all listed versions are pre-releases${i===null?"":`, such \
as ${(0,$.dh)(i,40)}`}`:(0,p.xI)`the newest ${s===null?"":(0,p.xI)`on ${(0,p.KT)(s)} `}is ${(0,$.dh)(a,40)}`,u=n.length>1?"all of ":"",l=n.length===0?"can be ch\
osen":`fits ${u}${cn(n)}`;return(0,O.CC)("version-none-fits",{message:(0,p.xI)`no version of ${e} ${(0,p.KT)(t)} ${l}; ${c}`,help:r?`add a version that fits to ${(0,$.
dh)(s??"")}, or remove the provider from it: the CLIs ask the registry only for providers that it does not hold`:un(n.length,a===null?i:null,s!==null)})}function un(e,t,n){
if(t!==null){const o=`set \`version = "${(0,$.dh)(t,40)}"\`, since only an exact version selects a pre-release`;return{user:o,operator:`publish a release, or ${o}`}}
if(e>1)return"change these constraints so that they all allow one listed version";const s="change the constraint to allow a listed version";return{user:n?s:`${s}\
, or wait until the registry has imported a new one`,operator:n?"add a version that fits to the mirror":"publish a version that fits; if its tag exists, check t\
hat the registry has imported it"}}const dn=({address:e,version:t,upgrade:n,newest:s,mirror:o})=>(0,O.CC)("version-locked-gone",{message:(0,p.xI)`the lock file selects ${(0,p.
KT)(e)} ${(0,$.dh)(t,40)}, which ${o===null?"the registry":(0,p.KT)(o)} no longer lists${s===null?"":`; the newest is ${(0,$.dh)(s,40)}`}`,user:n===null?"change\
 the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock file":`run \`terraform init -upgrade\
\` (or \`tofu init -upgrade\`), which selects ${(0,$.dh)(n,40)}, and commit the lock file`,operator:o===null?`publish ${(0,$.dh)(t,40)} again`:`add ${(0,$.dh)(t,
40)} to the mirror again`});function fn(e){const t=new Set(e.filter(ct).map(({wants:n})=>(0,h.IY)(n)));return e.flatMap(n=>{const s=le(n.answer);if(s===null||n.
choice===null)return[];const{warnings:o=[]}=s,r=()=>(0,Q.Mx)({address:_(n),warnings:o});return[...hn(n,s,n.choice),...pn(n,s,t),...o.length>0?[{item:n,cause:`wa\
rning ${(0,h.IY)(n.wants)}`,describe:r}]:[]]})}function hn(e,t,n){const{kind:s,of:o,wants:r,answer:a}=e,{newest:i,preRelease:c,unreadable:u}=t,l={kind:s,address:_(
e),newest:i},d=a.installation?.methods===1?a.mirror:void 0,f=d?.url??null,m=d!==void 0&&d.url===d.place.file;switch(n.kind){case"empty":{const w=a.mirror!==void 0,
k=()=>(0,Q.hy)({...l,url:a.url,ignored:u,isMirror:w});return[{item:e,cause:`empty ${(0,h.IY)(r)}`,describe:k}]}case"none-fits":{const{conflict:w}=n,k=(0,h.Im)(o).
filter(({text:E})=>w.includes(E)),y=k.map(({text:E,place:S})=>({text:E,at:(0,ee.cA)((0,h.W$)(S))}));return[{item:e,cause:`none fits ${(0,h.IY)(r)} ${JSON.stringify(
w.toSorted())}`,places:k.length===0?(0,h.ek)(o):k.map(({place:E})=>(0,h.W$)(E)),describe:()=>ln({...l,constraints:y,mirror:f,isImplied:m,preRelease:c})}]}case"l\
ocked-gone":{const{version:w,upgrade:k}=n,y=ye(e)?.place;return[{item:e,cause:`locked ${(0,h.IY)(r)} ${w} ${k}`,...y===void 0?{}:{places:[(0,h.W$)(y)]},describe:()=>dn(
{...l,version:w,upgrade:k,mirror:f})}]}case"chosen":case"refused":case"unreadable":return[]}}const ye=({of:e})=>"locked"in e?e.locked:null,ct=({choice:e})=>e?.kind===
"unreadable";function pn(e,{unreadable:t},n){const{kind:s,choice:o,wants:r}=e,a=ct(e);if(t.length===0||o?.kind==="empty")return[];if(!a&&n.has((0,h.IY)(r)))return[];
const i=_(e),c=()=>(0,Q.Ev)({kind:s,address:i,texts:t,rejects:a});return[{item:e,cause:`unreadable ${(0,h.IY)(r)} ${a}`,describe:c}]}const mn=e=>e.flatMap(t=>{const{
installation:n}=t.answer;if(n===void 0)return[];const{methods:s,mirrors:o,place:r}=n;if(s>0)return o.flatMap(i=>kn(t,i));const a=_(t);return[{item:t,cause:`excl\
uded ${(0,h.IY)(t.wants)}`,places:[r,...(0,h.ek)(t.of)],describe:()=>U({provider:a})}]});function kn(e,{host:t,mirror:n,outcome:s,url:o}){if(n===void 0||n.hasSlash)
return[];if(s.kind!=="status"&&s.kind!=="unreadable")return[];const r=s.kind==="status"?`returned ${s.status}`:s.why,a=e.choice?.kind==="chosen";return[{item:e,
host:t,cause:`slash ${n.url} ${a}`,places:[n.place,...(0,h.ek)(e.of)],describe:()=>F({kind:"slash",mirror:n.url,asked:o,result:r,isUsable:a})}]}var Ce=g(1098);function gn(e){
const t=e.flatMap(n=>{const{host:s,service:o,places:r,clients:a}=n,i={host:s,services:[o],places:r,clients:a,needed:(0,ee.ly)(r)};return wn(n).map(c=>(0,X.kH)(c,
i))});return(0,X.Qp)(t,({host:n,services:s,problem:{code:o,message:r}})=>[n,s,o,r])}function wn(e){const{service:t,organization:n,workspace:s,ping:o,ofOrganization:r,
ofWorkspace:a}=e,i={host:(0,C.nx)(e.host),organization:n??""},c=[o,r,a].flatMap(vn),u=ut(r);if(u!==null){const d=r?.tokenSource??"";c.push(Ce.Dr({...i,source:d,
...u}))}t===K.OZ&&o.outcome.kind==="read"&&!yn(o.outcome.value)&&c.push(Ce.EK({url:o.url,version:o.outcome.value}));const l=ut(a);if(l!==null&&s!==null){const d="\
status"in l&&l.status===404,f={...i,workspace:s};c.push(d?Ce.Fu(f):Ce.dF({...f,...l}))}return c}const vn=e=>e&&"problem"in e.outcome&&e.outcome.problem.code!=="\
host-private-redirect"?[e.outcome.problem]:[],lt=(0,z.oF)("2.5");function yn(e){const t=(0,z.oF)(e??"");return lt===null||t!==null&&(0,z.Zy)(t,lt)>=0}function ut(e){
if(e===null)return null;const{url:t,outcome:n}=e;return n.kind==="unreadable"?{url:t,why:n.why}:n.kind==="status"?{url:t,status:n.status,reason:n.reason}:null}const $n=e=>e.
filter(({problem:t})=>t.code!=="host-private-redirect").map(({host:t,problem:n,isRequired:s})=>{const o=s?["hostnames input"]:[];return(0,X.kH)(n,{host:t,services:[
K.S3],places:o,needed:s})});var Ae=g(3916),Mn=g(3846),R=g(7811),x=g(8153);const Tn=(0,x.w3)({name:x.Qq,source:x.Qq,version:x.Qq}),bn=(0,x.w3)({name:x.Qq,version:x.
Qq,namespace:(0,x.LT)(x.Qq),source:(0,x.LT)(x.Qq)}),Be=(0,x.w3)({path:x.Qq,providers:(0,x.p_)((0,x.lq)(bn)),dependencies:(0,x.p_)((0,x.lq)(Tn))}),dt=(0,x.p_)((0,x.
lq)(Be)),ft=(e,t)=>{const n=(0,x.w3)({version:x.Qq,root:e,submodules:t}),s=(0,x.w3)({source:x.Qq,versions:(0,x.p_)((0,x.lq)(n))});return(0,x.w3)({modules:(0,x.p_)(
(0,x.lq)(s))})},xn=ft((0,x.s)(Be),(0,x.s)(dt)),In=ft(Be,dt);function On(e){const t=(0,x.D4)(e,xn);if(!t.ok)return t;const{modules:n}=t.value;if(n.some(o=>o===null||
o.versions.includes(null)))return(0,R.TR)("has null in a list, at which the clients crash");const[s]=n;return s?(0,R.Ju)(s.versions.map(o=>o?.version??"")):(0,R.
TR)('has no element in "modules"')}function En(e,t){const n=(0,x.D4)(e,In),s=n.ok?n.value.modules[0]?.versions??[]:[],o=new Map;for(const r of s){if(r===null)continue;
const i=[r.root,...r.submodules].flatMap(u=>u??[]).map(({path:u,dependencies:l,providers:d})=>({path:u,calls:l.flatMap(f=>f??[]),providers:d.flatMap(f=>f??[])}));
i.some(({calls:u,providers:l})=>u.length+l.length>0)&&t(r.version)&&o.set(r.version,i)}return o}const He=({constraint:e,client:t},n)=>Ne(e===null?[]:[e.text],n,
{client:t});function Sn(e,t,n){let s=null;const r=[...En(e,a=>(s??=new Set(n.map(i=>ht(He(i,t)))),s.has(pt(a))))].filter(([,a])=>An(a,t));return new Map(r.map(([
a,i])=>[pt(a),i]))}const Cn=500;function An(e,{work:t}){const n=e.flatMap(({calls:r,providers:a})=>[...r,...a]),s=[...e.map(({path:r})=>r),...n.flatMap(Object.values)],
o=n.every(({version:r})=>r.length<=Cn);return t?.keep(s)!==!1&&o}const ht=e=>e?.kind==="chosen"?e.version:"none";function pt(e){const t=(0,z.oF)(e);return t===null?
"":(0,z.Cg)(t)}const Pn=3,Rn=200,Ln=2e3,jn=3e5;function Dn({calls:e,client:t},n,s){const o=[],r={calls:[],providers:[],undescribed:o};let a=e.flatMap(c=>{const{
module:u,constraint:l,isOpen:d}=c;return u===null||d?[]:{call:c,host:u.host,by:"",module:u,constraint:l,client:t}});const i={left:Math.min(s.left,Ln)};for(let c=0;c<
Pn;c+=1)a=a.flatMap(l=>{const d=n(l);if(d===null)return[];const{described:f}=d,m=f?.size?ht(He(l,d)):"",w=i.left>0?f?.get(m):void 0;if(w===void 0)return c===0&&
o.push(l.call),[];const{namespace:k,name:y,system:E}=l.module,S=`${k}/${y}/${E} ${m}`,b=Kn(w,{...l,by:S},i);return r.providers.push(...b.providers),b.calls}).slice(
0,Rn),r.calls.push(...a);return s.left-=r.calls.length+r.providers.length,r}function Kn(e,{module:t,...n},s){const o=l=>({text:l,place:n.call.place}),r=e.slice(
0,Math.max(0,s.left)),a=new Map(r.map(l=>[(0,Ae.join)(".",l.path),l])),i=new Set([(0,Ae.join)(".",t.subdirectory)]),c=[],u=[];s.left-=r.length;for(const l of i){
const d=a.get(l);for(const{source:f,version:m}of d?.calls??[]){if(s.left--<=0)break;(0,D.Nj)(f)&&i.add((0,Ae.join)(l,f));const w=(0,D.vL)(f,n.client),k=m===""?null:
o(m);w.kind==="registry"&&c.push({...n,module:w,constraint:k})}for(const{name:f,namespace:m,source:w,version:k}of d?.providers??[]){if(s.left--<=0)break;const y=(0,Mn.
mi)(w||(0,Ae.join)(m,f),n.client);y.kind!=="registry"||k===""||u.push({...n,provider:y,constraint:o(k)})}}return{calls:c,providers:u}}function Un({items:e,inside:t,
versions:n},s){const o=Map.groupBy(e,({root:a})=>a),r=Array.from(t,([a,{calls:i,providers:c}])=>{const u=o.get(a)??[];return[...i.flatMap(d=>Nn(d,n)??[]),...Hn(
c,u,s)].map(d=>{const f=({kind:m,of:w})=>m==="module"&&h.ek(w)[0]===d.places[0];return{...d,rowKeys:B(u.filter(f))}})}).flat();return(0,X.Qp)(r,({problem:a})=>a.
message)}function Nn(e,t){const{module:n,client:s,constraint:o,by:r}=e,a=t.get(h.MP(n))?.[s],i=`${n.host}/${n.namespace}/${n.name}/${n.system}`,c={by:r,address:i,
constraint:o?.text??null,others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return Fe(e,(0,A.o)({...c,newest:null}));const u=le(a);return!u||He(e,
u)?.kind!=="none-fits"?null:Fe(e,(0,A.o)({...c,newest:u.newest}))}const Bn=50;function Hn(e,t,n){const s=Map.groupBy(e,({provider:o})=>h.JT(o));return t.flatMap(
o=>{const{kind:r,answer:a,root:i}=o,c=r==="provider"?s.get(h.IY(o.wants)):void 0,u=le(a);if(c===void 0||u===null||o.choice?.kind!=="chosen")return[];const l=[...new Map(
c.map(b=>[b.constraint.text,b])).values()],f=[...h.Im(o.of),...l.slice(0,Bn).map(b=>b.constraint)],m=n?null:ye(o)?.text??null,w=f.map(({text:b})=>b),k=Ne(w,u,{client:i.
client,held:m});if(k===null||k.kind==="chosen")return[];const y=k.kind==="none-fits"?f.filter(({text:b})=>k.conflict.includes(b)):f,{newest:E}=u,S=_(o);return l.
filter(({constraint:b})=>y.includes(b)).map(b=>{const{by:W,constraint:G}=b,Y=y.filter(ne=>ne!==G).map(Fn),ie={by:W,address:S,constraint:G.text,others:Y,newest:E};
return Fe(b,(0,A.o)(ie))})})}const Fn=({text:e,place:t})=>`"${e}" (${t.file}:${t.line})`,Fe=({call:{place:e},host:t},n)=>(0,X.kH)(n,{host:t,services:[K.e$],places:[
h.W$(e)]}),ze={location:"the location of the package",document:"the description of the package",page:"the page that names the package",archive:"the package",repository:"\
the Git repository of the package",sums:"the file of checksums",signature:"the signature of the checksums"},Pe=e=>e==="location"||e==="document",Re="set `versio\
n` to one whose package can be downloaded",zn=({url:e,why:t,clients:n,...s})=>(0,O.CC)("package-location",{message:(0,p.xI)`${(0,$.eZ)(n)} cannot download ${(0,$.
oZ)(s)}: ${(0,$.dh)(t)} (${(0,p.KT)(e)})`,operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`git::ht\
tps://\u2026`)",user:Re,affects:n});function Wn(e){const{part:t,token:n,isFork:s}=e,o=Pe(t)&&s&&n==="none",r=Pe(t)?n==="withheld":t==="repository",a=Pe(t)?Xn(e):
Yn(e);return(0,O.CC)("package-unauthorized",{message:(0,p.xI)`${ze[t]} of ${(0,$.oZ)(e)} cannot be read: ${(0,$._r)(e)}; ${Jn(e)}`,help:o?j.ro:a,severity:o?"not\
ice":r?"warning":"error"})}function Jn(e){const{part:t,token:n,at:s}=e;return t==="repository"?"it does not exist, or requires git credentials, which this check\
 does not use":n==="none"&&!Pe(t)?"the CLIs send no token to package hosts":(0,j.pt)(e,n==="dropped"?s:null)}function Xn(e){const{kind:t,source:n,at:s}=e,o=(0,p.
xI)`give the token from ${(0,p.LA)(n??"")} permission to download this ${t}`;return(0,j.$w)(e,`${t}s.v1`,s,o)}function Yn({kind:e,part:t,at:n,host:s}){if(t==="r\
epository")return{operator:"use a repository that every user of the registry can read",user:(0,p.xI)`check that git has credentials for ${(0,p.KT)(n)} on the machine that runs init`};
const o="serve it without authentication, for example at a presigned URL",r=(0,p.xI)`add a login for ${(0,p.KT)(n)} to ~/.netrc`;return e==="module"?{operator:o,
user:r}:t!=="archive"?{operator:o,guest:(0,$.B9)(s)}:{operator:o,user:(0,p.xI)`${r}, which only Terraform uses for providers`}}function mt(e){const{part:t,why:n,
attempts:s,at:o,host:r,status:a}=e,i=a===404||a===410,c=s>1?` in each of ${s} attempts`:"",u=a!==null?Re:(0,p.xI)`check that a firewall or proxy lets this machine connect to ${(0,p.
KT)(o)}, or ${Re}`,l=`publish ${ze[t]} at this URL`;return(0,O.CC)("package-unreachable",{message:(0,p.xI)`${ze[t]} of ${(0,$.oZ)(e)} ${i?"is missing":"cannot b\
e read"}: ${n}${c}`,operator:i?l:(0,p.xI)`check that ${(0,p.KT)(o)} serves the file to this machine`,user:u,guest:i?(0,p.xI)`${Re}; only the operator of ${(0,p.
KT)(r)} can ${l}`:(0,$.B9)(r),...a===429&&{...j.uK,operator:(0,p.xI)`raise the limit of ${(0,p.KT)(o)}`,guest:void 0},severity:e.isSlow?"warning":"error"})}var We=g(
2801);const kt=({packages:e})=>e.flatMap(Gn);function Gn(e){if("location"in e){const t=e.steps.flatMap(n=>n.kind==="asked"?n.answer:[]);return[e.location,...t]}
return[e.description,...e.files.map(({answer:t})=>t)]}const $e=({item:e,version:t,host:n})=>({kind:e.kind,address:_(e),version:t,host:(0,C.nx)(n)}),we=({item:e,
version:t,host:n},s,o)=>({item:e,cause:`package ${(0,h.IY)(e.wants)} ${t} ${s}`,describe:o,host:n});function Oe(e,t,n){const{outcome:s,url:o}=n;switch(s.kind){case"\
read":case"unreadable":return[];case"not-asked":{if(s.why!=="not-allowed"||t==="location"||t==="document")return[];const r=(0,C.yo)(o)??o,{kind:a,address:i,version:c}=$e(
e),u=()=>(0,We.wp)({host:r,package:(0,p.xI)`${a} ${(0,p.KT)(i)} ${c}`});return[we(e,`${r} not allowed`,u)]}case"status":case"failed":{const r=s.kind==="status"?
s.status:(0,p.pj)(s.problem.message),a=()=>Qn(e,t,n,s);return[we(e,`${t} ${o} ${r}`,a)]}}}const Vn=["page","archive","repository"];function Qn(e,t,{lastHop:n,url:s,
attempts:o,tokenSource:r},a){const i=n?.url??s,c={...$e(e),part:t,url:i,at:(0,C.yo)(i)??i};if(a.kind==="failed"){const{code:m,message:w}=a.problem;if(m==="host-\
private-redirect")return a.problem;const k=m==="host-timeout"&&Vn.includes(t);return mt({...c,why:w,attempts:o,status:null,isSlow:k})}const{kind:u,...l}=a,{status:d}=l,
f={...l,url:i,page:null};if(d===401||d===403||t==="repository"&&d===404){const m={token:n?.authorization??"none",source:r,isFork:e.isFork};return Wn({...c,...m,
...f})}return mt({...c,why:(0,$._r)(f),attempts:(0,L.Mq)(d)?o:1,status:d,isSlow:!1})}function Zn(e,{location:t,steps:n}){const{outcome:s,url:o}=t,r=i=>[we(e,`lo\
cation ${i}`,c=>zn({...$e(e),url:o,why:i,clients:J(c)}))];if(s.kind==="status"&&_n(s.status)){const i=`${s.status} ${s.reason}`.trim();return r(`its location wa\
s requested, and the response is ${i}; expected 204`)}const a=n.at(-1);switch(a?.kind){case void 0:return Oe(e,"location",t);case"refused":return r(a.why);case"\
other":return[qn(e.item,a.getter)];case"asked":{const i=a.answer.outcome;return i.kind==="unreadable"?r(`the page at its location ${i.why}`):Oe(e,a.what,a.answer)}}}
const _n=e=>e!==401&&e!==403&&!(0,L.Mq)(e),qn=(e,t)=>({item:e,cause:`not followed ${t}`,describe:n=>{const s=[...new Set(n.map(_))];return(0,A.q)({what:"getter",
getter:t,names:s})}}),Le=e=>(0,$.oZ)({...e,kind:"provider"}),Je=(e,t="")=>(0,p.xI)`${Le(e)} for ${e.platform} cannot be installed: ${t}${(0,$.dh)(e.why)}`;function gt(e){
const{platform:t,host:n,said:s,isMirror:o}=e,r=s!==void 0,a=r?`for ${t} cannot be downloaded`:`has no package for ${t}`;return(0,O.CC)("package-platform",{message:(0,p.
xI)`${Le(e)} ${a}: ${o?(0,p.xI)`${(0,p.KT)(e.url)} lists none`:(0,$._r)(e)}`,operator:o?`add it with \`terraform providers mirror -platform=${t}\``:`${r?"correc\
t what the response says, or ":""}publish the package for ${t}`,user:r?(0,p.xI)`set \`version\` to another one, or ask the operator of ${(0,p.KT)(n)} to correct what the response says`:
e.address.endsWith("/hashicorp/template")?"replace the `template_file` data source with the function `templatefile`: the provider is archived and gets no new pa\
ckages":`set \`version\` to one with a package for ${t}, ask the publisher of the provider to build one, or correct \`platforms\``})}const es=({suggestion:e,...t})=>(0,O.
CC)("package-protocol",{message:(0,p.xI)`${Le(t)} requires plugin protocol ${(0,$.K4)(t.protocols,3,$.dh)}; Terraform and OpenTofu support 5 and 6`,operator:"pu\
blish a version with plugin protocol 5 or 6, or correct `protocols`",user:e===null?"ask the publisher of the provider for a version with plugin protocol 5 or 6":
`set \`version = "${(0,$.dh)(e,40)}"\`, the newest version with a supported protocol`}),ts=e=>(0,O.CC)("package-document",{message:Je(e,(0,p.xI)`the response of ${(0,p.
KT)(e.url)} `),operator:e.isMirror?`return {"archives":{"${e.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"retu\
rn the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`"}),ns=e=>(0,O.
CC)("package-sums",{message:Je(e,(0,p.xI)`${(0,p.KT)(e.url)} `),operator:"correct the checksums file: one line with the SHA-256 hash and `filename` of each pack\
age; then sign it again"}),ss=e=>(0,O.CC)("package-unsigned",{message:Je(e),operator:"sign the file of checksums with `gpg --detach-sign` (binary, without `--ar\
mor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`"});function os({clients:e,...t}){const n=e.map(s=>`${s==="opentofu"?"tofu":s} pr\
oviders lock -platform=${t.platform}`);return(0,O.CC)("lock-platform-missing",{message:(0,p.xI)`the lock file has no checksum of ${Le(t)} for ${t.platform}`,user:`\
run \`${n.join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it was replaced"})}var Me=g(180);function rs(e,t,n){const{
description:s}=t,o={...e,host:s.host},{outcome:r}=s;switch(r.kind){case"unreadable":return[Xe(o,t,{kind:"description",why:r.why})];case"read":return[...[...r.value.
early.map(a=>Xe(o,t,a)),...t.files.flatMap(({part:a,answer:i})=>Oe(o,a,i)),...t.late.map(a=>Xe(o,t,a))].slice(0,1),...cs(o,t,r.value,n)];case"status":return r.status===
404?[as(o,t,r)]:Oe(o,"document",s);case"failed":case"not-asked":return Oe(o,"document",s)}}function as(e,{platform:t,description:{url:n,mirror:s}},o){const{kind:r,
...a}=o,i={...a,url:n};if(s===void 0){const f={...$e(e),...i,platform:t,isMirror:!1};return we(e,`${t} platform`,()=>gt(f))}const{item:c,version:u}=e,l={provider:_(
c),mirror:s.url,version:u,...i},d=(c.answer.installation?.mirrors??[]).some(f=>f.mirror?.url===s.url&&le(f)?.texts.includes(u));return we(e,`mirror ${s.url}`,()=>V(
{...l,isListed:d}))}function Xe(e,t,n){const{platform:s,description:o}=t,{url:r,mirror:a}=o,i={...$e(e),platform:s,isMirror:a!==void 0,url:r},c=(l,d)=>we(e,`${s}\
 ${l}`,d),u=l=>c(`document ${l}`,()=>ts({...i,why:l}));switch(n.kind){case"description":return u(n.why);case"no-archive":return u("has no `download_url`");case"\
platform":{const l={status:200,reason:"OK",page:null};return c("platform",()=>gt({...i,...l}))}case"protocols":{const{protocols:l}=n,d=is(e.item);return c("prot\
ocols",()=>es({...i,protocols:l,suggestion:d}))}case"sums":return c(`sums ${n.why}`,()=>ns({...i,...n}));case"unsigned":return c(`unsigned ${n.why}`,()=>ss({...i,
...n}))}}const is=({answer:e})=>ve("provider",le(e)?.compatible??[]).newest;function cs(e,{platform:t},{hashes:n},s){const{item:o,version:r}=e,a=ye(o),i=s.get(o.
root.lockFile??"")?.get((0,h.IY)(o.wants))??[];if(a?.text!==r||n===null||i.length===0)return[];if(i.some(l=>n.includes(l)))return[];const c=[(0,h.W$)(a.place)];
return ls(i,n)?[{...we(e,`${t} lock`,l=>os({...$e(e),platform:t,clients:J(l)})),places:c}]:[{item:o,cause:"not followed contents",places:c,describe:d=>{const f=d.
map(m=>`${_(m)} ${ye(m)?.text}`);return(0,A.q)({what:"contents",names:[...new Set(f)]})}}]}const ls=(e,t)=>Me.CT.filter(n=>e.some(s=>s.startsWith(n))).every(n=>t.
some(s=>s.startsWith(n))),Ye=[];function us(e){const t=new Map,n=Map.groupBy(e,({root:s})=>s.directory);return Array.from(n,([s,o])=>({directory:s,clients:J(o),
rows:(0,N.c1)(o,P).map(r=>ds(r,t))}))}function Ge(e,t){const n=JSON.stringify(e),s=t.get(n)??e;return t.set(n,s),s}function ds(e,t){const[n]=e,{kind:s,wants:o,of:r,
answer:a}=n,i=(0,h.Im)(r).map(({text:u})=>u),c=e.flatMap(({root:{client:u},choice:l})=>l===null?[]:[[u,l.kind==="chosen"?l.version:null]]);return{kind:s,address:I(
n),source:Ge(_(n),t),host:o.host,constraints:Ge(i,t),locked:ye(n)?.text??null,chosen:Ge(Object.fromEntries(c),t),newest:le(a)?.newest??null,platforms:hs(e),...e.
flatMap(kt).some(fs)&&{isUnchecked:!0},worst:null,problems:Ye,places:(0,N.As)((0,h.ek)(r)),rejectedAt:ms(e)}}const fs=({outcome:e})=>e.kind==="not-asked";function hs(e){
const t=e.flatMap(({packages:n})=>n).flatMap(n=>"platform"in n?[n]:[]);return t.length===0?Ye:[...Map.groupBy(t,({platform:n})=>n)].map(([n,s])=>{const o=s.map(
ps);return{platform:n,available:o.includes(!1)?!1:o.includes(null)?null:!0}})}function ps({description:{outcome:e,mirror:t}}){return e.kind==="read"?!e.value.early.
some(({kind:s})=>s==="platform"):e.kind==="status"&&e.status===404&&t===void 0?!1:null}function ms(e){const t=e.find(({choice:s})=>s!==null&&s.kind!=="chosen");
return t===void 0?Ye:[...(0,h.Im)(t.of),ye(t)].flatMap(s=>s?.place??[])}function ks(e,t){const{items:n}=e,s=[...fe(n,t.isFork),...mn(n),...fn(n),...gs(e,t.isFork)],
o=n.filter(({answer:r})=>r.outcome.kind==="read").map(r=>`${r.wants.host} ${ce(r)}`);return{notes:[...vs(e),...v(s),...Un(e,t.upgrade),...gn(e.clouds),...$n(e.logins),
...ys(n,t)],roots:us(n),requests:e.requests,answering:new Set(o)}}const gs=({items:e,lockHashes:t},n)=>e.flatMap(s=>{if(s.choice?.kind!=="chosen")return[];const o={
item:s,version:s.choice.version,isFork:n,host:s.wants.host};return s.packages.flatMap(r=>"location"in r?Zn(o,r):rs(o,r,t))}),ws=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;
function vs({inside:e}){const t=({place:c})=>c!==h.cd,n=[...e.keys()].flatMap(c=>c.calls),s=wt(n.filter(({isOpen:c})=>c)),o=wt(n.filter(({module:c,isOpen:u})=>c===
null&&!u)),r=o.filter(({source:c})=>ws.test(c)).length,a=[...e.values()].flatMap(({undescribed:c})=>c).filter(t),i=a.flatMap(({module:c})=>c===null?[]:`${c.namespace}\
/${c.name}/${c.system}`);return[...Ve(a,{what:"inside",names:[...new Set(i)]}),...Ve(s,{what:"open",names:s.map(({address:c})=>c)}),...Ve(o,{what:"direct",git:r,
names:o.map(({address:c})=>c)})]}function Ve(e,t){const n=(0,N.NP)(e.map(({place:s})=>s));return n.length===0?[]:[(0,X.kH)((0,A.q)(t),{places:n,clients:[]})]}const wt=e=>[
...new Map(e.map(t=>[`${t.place.file}:${t.place.line}`,t])).values()];function ys(e,{maxRequests:t}){const n=e.flatMap(o=>[o.answer,...kt(o)].flatMap(({outcome:r})=>r.
kind==="not-asked"?{item:o,host:se(o),outcome:r}:[]));return(0,N.c1)(n,({host:o,outcome:r})=>`${o} ${"problem"in r?(0,p.pj)(r.problem.message):r.why}`).flatMap(
o=>{const[{host:r,outcome:a}]=o,i=[...new Set(o.flatMap(d=>(0,h.ek)(d.item.of)))];if("problem"in a)return[(0,X.kH)(a.problem,{host:r,places:i,needed:(0,ee.ly)(i)})];
const{why:c}=a;if(c==="service"||c==="not-allowed")return[];const u=[...new Set(o.map(d=>oe(d.item)))],l=(0,A.q)(c==="limit"?{what:c,max:t,names:u}:{what:c,names:u});
return[(0,X.kH)(l,{host:r,places:(0,N.NP)(i),needed:!1})]})}var $s=g(4702),Ms=g(1598),Ts=g(6542),bs=g(753),vt=g(3298),Te=g(4731),xs=g(7144),Is=g(3070),yt=g(3214),
Os=g(4035);const be=4;class Qe{#e=[];#t;constructor(t){this.#t=t}async pass(t){const n=await this.enter();return t().finally(n)}async enter(){return this.#t===0?
await new Promise(t=>this.#e.push(t)):this.#t-=1,()=>{const t=this.#e.shift();t===void 0?this.#t+=1:t()}}}async function $t(e,t,{concurrency:n},s,o=be){const r=Map.
groupBy(e,t);await Mt(r.values(),n*be,a=>Mt(a.values(),o,s))}async function Mt(e,t,n){const s=async()=>{for(const o of e)await n(o)};await Promise.all(Array.from(
{length:t},s))}const Es=2*be,Ss=1e3,Cs=3e4,As=6e4;class Ps{gate=new Qe(be);largeBodies=new Qe(1);requests=0;pause=Promise.resolve();silent=0;down=null}class Rs{#e;#t;#i=(0,vt.
O)(t=>new Ps);#o=new Map;#s=new Set;#n=new Map;constructor(t){this.#e=t,this.#t=new Qe(t.concurrency*be),t.stop.onEnd.add(this.#r);for(const[n,s]of t.sessions??
[])this.#s.add(n),this.#n.set(n,this.#a({url:s}))}get requests(){return[...this.#o.values()]}ask(t){const n=this.#a(t);return n.gate.pass(()=>this.#t.pass(()=>this.#c(
n,t)))}#r=()=>{for(const t of this.#s)t.close()};close(){this.#e.stop.onEnd.delete(this.#r),this.#r()}#a({url:t}){const n=(0,Te.X5)(t);return this.#i(n.ok?`${n.
value.name} ${n.value.port}`:"")}async#c(t,n){if(t.down!==null)return t.down;const s=await this.#l(t,n);if(typeof s=="string")return s;const[{response:o}]=s;return"\
problem"in o&&o.problem.code==="host-private-redirect"||(t.silent=s.every(({headMs:r})=>r===null)?t.silent+1:0,t.silent>=Es&&(t.down=s)),s}async#l(t,n){const{stop:s,
maxRequests:o}=this.#e,r=[];for(;;){if(await t.pause,s.why!==null)return Ze(r,"stopped");if(t.requests>=o)return Ze(r,"limit");const a=await this.#u(t,n);if(s.why!==
null&&a.response.kind==="failed"||r.push(a),n.patience.every(f=>(0,L.mh)(r,f)!==null)||s.why!==null)return Ze(r,"stopped");const{ms:u,isForHost:l}=Ls(a,r.length,
this.#e),d=(0,yt.v7)(u,this.#e);l&&(t.pause=d),await d}}async#u(t,n){const{startTimer:s,monotonic:o}=this.#e,{patience:r}=n,a=this.#f(t);t.requests+=1;try{const i=await(0,Is.
e)({...n,planBody:c=>({...n.planBody(c),turn:()=>t.largeBodies.enter()}),asks:"answer",session:a,timeoutMs:(0,Os.nT)(r),startTimer:s,monotonic:o});return t.requests+=
i.hops.length-1,this.#d(n,i),i}finally{this.#h(t,a)}}#d({host:t},{hops:[n],timing:s,certificates:o}){const{slowest:r=null,certificates:a=[]}=this.#o.get(t)??{},
i=n!==void 0&&s.totalMs>(r?.timing.totalMs??-1),c=l=>!a.some(d=>d.host===l.host&&d.expires===l.expires),u=o.filter(c).map(({host:l,expires:d})=>({host:l,expires:d}));
this.#o.set(t,{host:t,slowest:i?{url:n.url,timing:s}:r,certificates:[...a,...u]})}#f(t){for(const[s,o]of[...this.#n].reverse())if(o===t&&(this.#n.delete(s),s.isOpen))
return s;const n=new xs.N(this.#e.network);return this.#s.add(n),n}#h(t,n){n.isOpen?this.#n.set(n,t):this.#s.delete(n);const[s]=this.#n.keys();this.#n.size<=this.#e.
concurrency||s===void 0||(this.#n.delete(s),this.#s.delete(s),s.close())}}const Ze=([e,...t],n)=>e===void 0?n:[e,...t];function Ls({response:e},t,{now:n}){const s=e.
kind==="received"&&[429,503].includes(e.head.status)?(0,yt.VJ)(e.head.retryAfter,n()):null;return s===null?{ms:Math.min(Ss*2**(t-1),Cs),isForHost:!1}:{ms:Math.min(
Math.max(s,0),As),isForHost:!0}}var re=g(8643),ue=g(9633),Tt=g(9713),js=g(8936),_e=g(1462);const Ds={kind:"whole",maxBytes:8*1024*1024},de=({bytes:e})=>new TextDecoder(
"utf-8",{ignoreBOM:!0}).decode(e),he=(e,t,n="")=>({host:e,url:n,tokenSource:null,outcome:{kind:"not-asked",why:t},attempts:0,lastHop:null});function Ks(e,t){const{
attemptMs:n}=t,s=e[(0,L.mh)(e,t)??e.length-1]??e[0],{response:o,timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=n)return o;const i=(a??0)>n?"response":"bo\
dy",c=o.url.host.replace(/:443$/,"");return{kind:"failed",problem:(0,js.Qs)({host:c,asks:"answer",phase:i,limitMs:n}),transient:!0}}const bt=(e,{accepts:t=s=>s===
200,plan:n=()=>Ds})=>t(e.status)?n(e):null;function Us(e,t,n,s){if(e.kind==="failed"){const{problem:l}=e;return l.code==="host-http2"?{kind:"not-asked",why:"unc\
hecked",problem:l}:{kind:"failed",problem:l}}const{head:o,body:r}=e,{status:a,reason:i}=o;if(!s.read(r))return{kind:"not-asked",why:"work"};const c=bt(o,n);if(c===
null){const l=(0,_e.y8)(r.bytes);return{kind:"status",status:a,reason:i,page:l,...(0,_e.Kd)(r.bytes,i)}}if(r.truncated&&c.kind==="whole")return{kind:"not-asked",
why:"size"};const u=n.read(e,t,s);return u.ok?{kind:"read",value:u.value}:u.why===x.ch?{kind:"not-asked",why:s.isSpent?"work":"size"}:{kind:"unreadable",why:u.why,
page:(0,_e.y8)(r.bytes)}}const Ns=3e4,Bs={kind:"whole",maxBytes:1024*1024},xt={headers:{accept:"application/vnd.api+json"},plan:({status:e})=>e===200?Bs:Tt.IK},
Hs={...xt,accepts:()=>!0,read:({head:e})=>(0,R.Ju)(e.apiVersion)},Fs=(0,x.w3)({data:(0,x.lq)((0,x.w3)({id:x.Qq}))}),It={...xt,accepts:e=>e>=200&&e<=399,read:({body:e})=>{
const t=(0,x.D4)(de(e),Fs);return t.ok?t.value.data===null?(0,R.TR)("has no data"):(0,R.Ju)(null):t}},zs=/^[\w-]+$/;async function Ws(e,t){const n=e.map(async s=>{
const{host:o,service:r,clients:a}=s;if(!await t.hasToken(o))return[];const i=t.belowService(r,o,l=>l),c=a.flatMap(l=>{const d=i(l);return typeof d=="string"?[]:
[{client:l,base:d}]}),u=(0,N.c1)(c,({base:l})=>(0,re.jr)(l.url)).map(l=>{const d=l.map(({client:f})=>f);return Js({...s,clients:d},l[0].base,t)});return await Promise.
all(u)});return(await Promise.all(n)).flat()}async function Js(e,t,{send:n,timeoutMs:s}){const{host:o,clients:r,organization:a,workspace:i}=e,c=({client:y})=>({
client:y,attemptMs:s??Ns,retries:1}),u=async(y,E)=>{const S=(0,ue.ny)(t.url,y),b=()=>({...t,url:S}),W=`cloud ${(0,re.jr)(S)}`,G=await n({...E,host:o,clients:r,at:b,
once:W,patience:c});return Object.values(G)[0]??he(o,"service")},l=await u("ping",Hs),d={...e,ping:l,ofOrganization:null,ofWorkspace:null};if(l.outcome.kind!=="\
read"||a===null)return d;const f=`organizations/${a}`,m=await u(`${f}/entitlement-set`,It),k=m.outcome.kind!=="read"||i===null?null:await u(`${f}/workspaces/${i}`,
It);return{...d,ofOrganization:m,ofWorkspace:k}}function Xs(e,t){const n=e.flatMap(({kind:o,workspace:r,hasOwnToken:a,needs:i,place:c})=>{if(r===void 0||a)return[];
const u=o.startsWith("cloud")?t.TF_CLOUD_ORGANIZATION:null,l=Ot(r.organization??u),d=Ot(r.name);return i.map(({host:f,service:m,clients:w})=>({host:f,service:m,
organization:l,workspace:d,clients:w,places:[c]}))}),s=({host:o,service:r,organization:a,workspace:i})=>[o,r,a,i].join(" ");return(0,N.c1)(n,s).map(o=>({...o[0],
clients:[...new Set(o.flatMap(({clients:r})=>r))],places:o.flatMap(({places:r})=>r)}))}const Ot=e=>e&&zs.test(e)?e:null;var Et=g(8225);const Ys=1e4;async function Gs(e,t){
const n=new Map;for(const o of t.visits.values())for(const r of Vs(o)){const a=(0,C.Pm)(r)??"";r.scheme==="https"&&a!==o.host&&(0,Te.X5)(r).ok&&t.isAllowed(a)&&
!n.has(a)&&n.set(a,{visit:o,url:r})}const s=n.values().map(async({visit:o,url:r})=>{const{host:a}=o,i=await Qs(o,r,t),c=e.some(u=>u.host===a&&u.service===K.S3);
return i===null?[]:[{host:a,problem:i,isRequired:c}]});return(await Promise.all(s)).flat()}function Vs({host:e,attempt:{discovery:t}}){if(t.kind!=="found")return[];
const n=(0,C.nx)(e),{url:s,services:o}=t,a=(0,K.TE)(K.S3,{services:o,documentUrl:s,display:n,client:"terraform"});return a.kind!=="object"?[]:(0,Et.u)((0,Et.m)(
a.value,s,n).value).map(({url:i})=>i)}async function Qs({host:e,attempt:t},n,{send:s,originOf:o,timeoutMs:r}){const{terraform:a}=await s({host:e,clients:["terra\
form"],at:()=>({url:n,origin:o(t.hops[0])}),isAnonymous:!0,headers:{},maxRedirects:0,patience:({client:i})=>({client:i,attemptMs:r??Ys,retries:1}),accepts:()=>!0,
plan:()=>({kind:"excerpt",maxBytes:0}),read:()=>(0,R.Ju)(null)});return a?.outcome.kind!=="failed"?null:(a.lastHop?.status??null)===null?a.outcome.problem:null}
var Zs=g(7057),St=g(4443),je=g(9897),_s=g(9179);const qs=(0,x.w3)({location:x.Qq,use_registry_credentials:(0,x.lq)(x.zM)}),eo=(0,x.w3)({location:x.Qq,use_registry_credentials:x.
gy}),to=(e,t)=>(0,x.D4)(e,t?qs:eo,"struct");function no(e){const{status:t,header:n,body:s,downloadUrl:o,client:r,readsCredentials:a}=e;if(r==="opentofu"&&t!==204){
const i=to(s,a);if(!i.ok)return ae(`the response ${i.why}`);const{location:c,use_registry_credentials:u}=i.value;if(u!==null)return so(c,u,o);if(c!=="")return Ct(
c,o,r)}return n?Ct(n,o,r):ae(oo[r])}function so(e,t,n){if(e==="")return ae("the response has `use_registry_credentials` and no `location`");const s=(0,ue.EH)(n,
e);return s.ok?{kind:"direct",url:s.value,usesCredentials:t}:ae(s.why)}const oo={terraform:"the response has no X-Terraform-Get header",opentofu:"the response h\
as neither `location` nor an X-Terraform-Get header"},ae=e=>({kind:"refused",why:(0,_s.Nx)(e)});function ro(e,t){const n=/^([A-Za-z][A-Za-z0-9+.-]*):/.exec(e)?.[1];
return n===void 0?ae(`invalid source string: ${e}`):(0,je.WS)(n,t)?Pt(e,t):ae(`no getter available for X-Terraform-Get source protocol: "${n}"`)}function Ct(e,t,n){
const s=(0,ue.ut)(t,e);if(!s.ok)return ae(s.why);const{kind:o}=(0,D.vL)(s.value,n);return o==="local"||o==="registry"?ae("must be a direct remote package addres\
s"):Pt(s.value,n)}const At="zip|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",ao=new RegExp(`^(?:${At}|tar\\.(?:gz|bz2|xz))$`),io=new RegExp(`\\.(?:${At})$`),co=/^(?:0|f|F|false|FALSE|False)$/;
function Pt(e,t){const n=(0,je.cx)(e,t);if(!n.ok)return ae(n.why);const{getter:s,url:o}=n.value;if(!(0,je.WS)(s,t))return ae((0,je.Ns)(e,n.value));if(o===null||
!/^https?$/.test(o.scheme))return{kind:"other",getter:s};const r=(0,St.xB)(o.query);if(s==="git")return{kind:"git",url:qe(o,[])};if(!/^https?$/.test(s))return{kind:"\
other",getter:s};const a=r.find(([u])=>u==="archive")?.[1]??"",i=r.filter(([u])=>u!=="checksum"&&!(u==="archive"&&a!==""));return(a===""?io.test(o.path):!co.test(
a)&&ao.test(a))?{kind:"archive",url:qe(o,i)}:r.some(([u,l])=>u==="checksum"&&l!=="")?ae("checksum cannot be specified for directory download"):{kind:"page",url:qe(
o,[...i,["terraform-get","1"]])}}const qe=(e,t)=>({...e,query:(0,St.Ge)(t),forceQuery:!1,fragment:""}),lo={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function uo(e){
for(const[t,n,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.toLowerCase();if(n===""?o==="body":o==="head")return null;if(n!==""||o!=="met\
a")continue;const r=new Map;for(const[,i="",c,u,l]of t.matchAll(fo))r.set(i.toLowerCase(),c??u??l??"");const a=r.get("content")??"";if(r.get("name")==="terrafor\
m-get"&&a!=="")return ho(a)}return null}const fo=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,ho=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,
(t,n,s)=>n!==void 0?lo[n]??t:Number(s)<=1114111?String.fromCodePoint(Number(s)):t),po=3e4,et={kind:"excerpt",maxBytes:1024},mo=128*1024,tt=e=>({client:t})=>({client:t,
attemptMs:po,retries:t==="opentofu"?e:0}),nt={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,plan:()=>et,read:()=>(0,R.Ju)(""),patience:tt(
0),netrc:L.Du},ko={...nt,name:"provider archive",patience:tt(2),netrc:["terraform"]},go={name:"direct archive",headers:{range:"bytes=0-0"},accepts:e=>e>=200&&e<
300,plan:()=>et,read:()=>(0,R.Ju)("")},wo={name:"page",headers:{},accepts:e=>e>=200&&e<300,plan:({terraformGet:e})=>e?et:{kind:"excerpt",maxBytes:mo},read:({head:e,
body:t})=>{const n=e.terraformGet||uo(de(t));return n===null?(0,R.TR)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,R.Ju)(n)},patience:tt(0),
netrc:L.Du},vo={...nt,name:"repository",headers:{},accepts:e=>e===200,netrc:[]},Rt={name:"sums",headers:{},read:({body:e})=>(0,R.Ju)(de(e))},yo={...Rt,name:"sig\
nature",read:({body:{bytes:e}})=>(0,R.Ju)((0,Me.jY)(e)??"")};async function Lt({client:e,registry:t,url:n,origin:s,token:o=!1},r,{send:a,clients:i,isNamed:c}){const u=(0,C.
Pm)(n);if(u!==null&&u!==t&&!c(u))return he(t,"not-allowed",(0,re.Pl)(n));const l=()=>({url:n,origin:s}),d=`${r.name} ${o} ${s?.isPublic} ${(0,re.jr)(n)}`,f={...r,
host:t,clients:i,at:l,once:d,isAnonymous:!o},{[e]:m}=await a(f);if(m===void 0)throw new Error("a client without an answer");return m}function $o(e,t){const n=e.
flatMap(({client:s,calls:o})=>o.flatMap(({module:r,constraint:a})=>r?[{module:r,client:s,constraint:a}]:[]));return jt(n,new Map,t)}async function Mo(e,t,n){const s=({
module:o,client:r})=>le(t.get((0,h.MP)(o))?.[r]);for(;;){const o={left:jn},r=new Map(e.map(i=>[i,Dn(i,s,o)])),a=Array.from(r.values(),i=>i.calls).flat().filter(
({module:i})=>n.visits.has(i.host)&&!t.has((0,h.MP)(i)));if(a.length===0)return r;await jt(a,t,n)}}async function jt(e,t,n){const s=(0,N.c1)(e,({module:o})=>(0,h.
MP)(o));return await $t(s,([{module:o}])=>o.host,n,async o=>{const[{module:r}]=o,{host:a}=r,i=await n.send({host:a,clients:[...new Set(o.map(({client:c})=>c))],
at:n.belowService(K.e$,a,c=>(0,ue.fZ)(c,r)),read:({body:c},u,l)=>To(de(c),o,l)});t.set((0,h.MP)(r),i)}),t}function To(e,t,n){const s=On(e);if(!s.ok)return s;if(!n.
keep(s.value))return(0,R.TR)(x.ch);const o=ve("module",s.value,{work:n}),r=Sn(e,o,t);return(0,R.Ju)(r.size===0?o:{...o,described:r})}const bo={accepts:e=>e===200||
e===204,read:({head:e,body:t},n)=>{const{status:s,terraformGet:o}=e;return(0,R.Ju)({status:s,header:o,body:de(t),downloadUrl:n})}};async function xo({address:e,
version:t,clients:n},s){const{host:o}=e,r=s.belowService(K.e$,o,u=>(0,ue.sw)(u,e,t)),a=await s.send({...bo,host:o,clients:n,at:r}),i=(0,L.sX)(s.versionOf("opent\
ofu")),c=Object.entries(a).map(async([u,l])=>{const d=u,{outcome:f}=l;if(f.kind!=="read")return[d,{location:l,steps:[]}];const m=no({...f.value,client:d,readsCredentials:i}),
{downloadUrl:w}=f.value,k=await Oo(m,d,l,w,s),y={...l,outcome:{kind:"read",value:null}};return[d,{location:y,steps:k}]});return Object.fromEntries(await Promise.
all(c))}const Io=10;async function Oo(e,t,n,s,o){const r=[];let a=e,i=o.originOf(n.lastHop);for(let c=0;a.kind!=="refused"&&a.kind!=="other";c+=1){if(a.kind==="\
page"&&c===Io){const y=`too many X-Terraform-Get redirects: ${c+1}`;return[...r,{kind:"refused",why:y}]}const[u,l]=So[a.kind],d=a.kind==="direct"&&a.usesCredentials,
f=d&&Eo(s,a.url),m={registry:n.host,client:t,url:Co(a),origin:i,token:f},w=await Lt(m,l,o),{outcome:k}=w;if(d&&!f&&k.kind==="status"&&k.status===401){const y=`t\
he token of the registry from ${(0,C.Pm)(a.url)}`;return[...r,{kind:"other",getter:y}]}if(r.push({kind:"asked",what:u,answer:w}),a.kind!=="page"||k.kind!=="read")
return r;i=o.originOf(w.lastHop),a=ro(k.value,t)}return[...r,a]}function Eo(e,t){const n=[e,t].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,Te.be)(s)}));
return(0,Zs.nL)(n).at(-1)==="sent"}const So={archive:["archive",nt],direct:["archive",go],page:["page",wo],git:["repository",vo]},Co=({kind:e,url:t})=>e==="git"?
{...t,path:`${t.path}/info/refs`,query:"service=git-upload-pack"}:t;function Ao(e){const{settings:t,network:n,visits:s,dialect:o}=e,r=Po(e),a=d=>C.Jr(d,t.allowedHosts),
i=d=>C.ev(d,t),c=d=>{const f=(0,re.Dl)(d?.url??""),m=f.ok?(0,Te.X5)(f.value):null,{address:w=null}=d??{};return{isPublic:!m?.ok||(0,Te.Ul)(n,m.value.name,w)}},u=(d,f,m)=>{
const w=s.get(f);if(w===void 0)return"service";const{discovery:k,hops:y}=w.attempt,E=w.forced.find(Se=>Se.client===m),S=E===void 0?k:{...E,kind:"found",url:C.cu(
f)};if(S.kind!=="found")return"service";const{url:b,services:W}=S,G=C.nx(f),Y=(0,K.TE)(d,{services:W,documentUrl:b,display:G,client:m});if(Y.kind!=="url"||!(0,Te.
X5)(Y.url).ok)return"service";const{url:ie}=Y;if(E!==void 0)return{url:ie,origin:null};const ne=C.Pm(ie)??"";return ne===f||i(ne)||r.has(`${f} ${d}`)?{url:ie,origin:c(
y[0])}:"not-allowed"},l=(d,f,m)=>w=>{const k=u(d,f,w);return typeof k=="string"?k:{...k,url:m(k.url)}};return{clients:o.clients,visits:s,belowService:l,isAllowed:a,
isNamed:i,originOf:c}}function Po({settings:e,requirements:t}){const n=e.hostnames.flatMap(({addresses:r})=>r).map(Dt),s=({because:r})=>r.some(a=>typeof a!="str\
ing"),o=new Set(t.filter(s).map(Dt));return new Set(n.filter(r=>!o.has(r)))}const Dt=({host:e,service:t})=>`${e} ${t}`;var Ee=g(3556),Kt=g(5168);function Ro(e,{
isInstalled:t}){const n=e.flatMap(s=>s.providers.map(({provider:o})=>({provider:o,root:s})));return(0,N.c1)(n,({provider:s})=>(0,h.JT)(s)).map(s=>{const[{provider:o}]=s,
r=s.filter(({provider:a,root:i})=>!t(a,i));return{address:o,clients:Ut(s),asking:Ut(r)}})}const Ut=e=>[...new Set(e.map(({root:t})=>t.client))];async function Lo(e,t){
const n=new Map;return await $t(e,({address:r})=>r.host,t,async r=>{const{address:a,asking:i,clients:c}=r,u=t.send({...jo,...Nt(a,t),clients:i}),l=c.map(async d=>[
d,await Do(d,r,u,t)]);n.set((0,h.JT)(a),Object.fromEntries(await Promise.all(l)))},4*be),n}const jo={read:({body:e},t,n)=>{const s=Ee.TT(de(e));if(!s.ok)return s;
const{texts:o,...r}=s.value;return n.keep([...o,...r.warnings])?(0,R.Ju)(ve("provider",o,{...r,work:n})):(0,R.TR)(x.ch)}},Nt=(e,{belowService:t})=>({host:e.host,
at:t(K.xq,e.host,n=>(0,ue.i5)(n,e))});async function Do(e,t,n,s){const{address:o}=t,r=he(o.host,"service"),a=async()=>(await n)[e]??r,i=s.methodsOf(o,e),c=(i?.methods??
[Ko]).map(k=>k.kind==="direct"?a():k.kind==="local"?Bt(k,o,s):Ht(e,k,t,"index.json",Bo,s)),[u=r,...l]=await Promise.all(c),d=Ho([u,...l]),f=await Uo(o,e,await a(),
s);if(i===null&&f===null)return d;const m=[u,...l].filter(({mirror:k})=>k!==void 0),w=i&&{place:i.place,methods:c.length,mirrors:m};return{...d,...w&&{installation:w},
...f===null?{}:{movedTo:f}}}const Ko={kind:"direct"};async function Uo(e,t,{outcome:n},s){const{host:o,namespace:r,type:a}=e;if(!(n.kind==="status"&&n.status===
404)||r!=="hashicorp"||o!==(0,D.Vm)(t))return null;const{[t]:c}=await s.send({...Nt({...e,namespace:"-"},s),clients:[t],read:({body:u})=>Ee.tD(de(u),a)});return c?.
outcome.kind==="read"?c.outcome.value:null}function Bt(e,t,{localPackages:n}){const{path:s,shown:o=s,place:r}=e,a=he(t.host,"service",o??""),i=n(e,t);if(o===null||
i===null)return a;const c={...a,mirror:{url:o,place:r,hasSlash:!0,isDirectory:!0}};if(i==="missing"){const l=F({mirror:o,kind:"path",at:(0,Kt.Ge)(r)});return{...c,
outcome:{kind:"failed",problem:l}}}const u=[...new Set(i.map(({version:l})=>l))];return u.length>0?{...c,outcome:{kind:"read",value:ve("provider",u)}}:{...c,outcome:{
kind:"status",status:404,reason:"",page:null}}}const No=5;async function Ht(e,{url:t,place:n},{address:s,clients:o},r,a,{send:i,isNamed:c,methodsOf:u}){const l={
url:(0,re.Pl)(t),place:n,hasSlash:t.path.endsWith("/")},d=(0,C.Pm)(t),f=(0,ue.zS)(t,s,r);if(!f.ok){const S=(0,Kt.Ge)(n),b={mirror:l.url,at:S,provider:(0,h.JT)(s)},
W={kind:"failed",problem:F({...b,kind:"port"})};return{...he(d,"service",l.url),outcome:W,mirror:l}}const m=S=>S.kind==="network"&&(0,re.jr)(S.url)===(0,re.jr)(
t),w=o.filter(S=>u(s,S)?.methods.some(m)),k=c(d)?{url:f.value,origin:null}:"not-allowed",y=`mirror ${(0,re.jr)(f.value)}`,{[e]:E=he(d,"service")}=await i({host:d,
clients:w,at:()=>k,once:y,read:a,maxRedirects:No,patience:S=>S.client==="opentofu"?{...S,retries:0}:S});return{...E,mirror:l}}function Bo({head:e,body:t},n,s){const o=Ee.
oM(de(t),e.contentType);if(!o.ok)return o;const r=o.value.filter(a=>(0,z.rK)(a)!==null);return s.keep(r)?(0,R.Ju)(ve("provider",r,{work:s})):(0,R.TR)(x.ch)}function Ho([
e,...t]){if(t.length===0)return e;const n=[e,...t],s=n.filter(({outcome:i})=>i.kind==="not-asked"),o=n.find(Fo)??s.find(({outcome:i})=>i.kind==="not-asked"&&i.why!==
"service")??s[0];if(o!==void 0)return o;const r=n.flatMap(i=>le(i)??[]),a=n.find(i=>le(i)!==null);return a===void 0||r.every(({texts:i})=>i.length===0)?n.find(({
mirror:i})=>i===void 0)??a??e:{...a,outcome:{kind:"read",value:zo(r)}}}const Fo=({outcome:e})=>e.kind==="failed"||e.kind==="unreadable"||e.kind==="status"&&e.status!==
404,zo=e=>ve("provider",[...new Set(e.flatMap(({texts:t})=>t))],{work:e.find(({work:t})=>t!==void 0)?.work,compatible:e.flatMap(({compatible:t=[]})=>t),warnings:e.
flatMap(({warnings:t=[]})=>t)});async function Wo(e,t){const{address:n,clients:s}=e,o=c=>t.methodsOf(n,c)?.methods??[],r=s.filter(c=>o(c).every(({kind:u})=>u===
"direct")),a=Ft({...e,clients:r},t),i=s.map(async c=>{const u=r.includes(c)?await zt(c,e,await a,t):await Jo(c,e,o(c),t);return u===null?[]:[[c,u]]});return Object.
fromEntries((await Promise.all(i)).flat())}async function Jo(e,t,n,s){const o=async a=>{if(a.kind==="local")return Xo(t,a,s);if(a.kind==="network")return Go(e,t,
a,s);const i=await Ft({...t,clients:[e]},s);return zt(e,t,i,s)};let r=null;for(const a of n)if(r=await o(a),r===null||!Yo(r.description))return r;return r}function Xo({
address:e,version:t,platform:n},s,o){const r=o.localPackages(s,e);if(r===null||r==="missing")return null;const c={kind:"read",value:{early:r.some(l=>l.version===
t&&l.platform===n)?[]:[{kind:"platform"}],late:[],hashes:null}},u={...Bt(s,e,o),outcome:c};return{platform:n,files:[],late:[],description:u}}const Yo=({outcome:e,
mirror:t})=>t===void 0?e.kind==="status"&&e.status===404:e.kind==="read"&&e.value.early.some(({kind:n})=>n==="platform");function Ft({address:e,version:t,platform:n,
clients:s},{send:o,belowService:r}){const{host:a}=e,i=r(K.xq,a,c=>(0,ue.ad)(c,e,t,n));return o({host:a,clients:s,at:i,read:R.Ju})}async function zt(e,{platform:t},{
[e]:n},s){if(n===void 0)return null;const r=e==="opentofu"&&!(0,L.sX)(s.versionOf(e))?"opentofu before 1.12":e;return await Wt(e,t,n,({body:i,url:c})=>{const u=Ee.
h(de(i),r);if(!u.ok)return u;const l=Me.KB(u.value,t,c),{shasums_url:d,shasums_signature_url:f}=u.value,m=[d,f,u.value.download_url].map(b=>(0,ue.Fl)(c,b)),[w,k,
y]=m.flatMap(b=>b.ok?b.value:[]),E=w&&k&&y&&l.early.every(({kind:b})=>b==="no-archive"),S=E?{sums:w,signature:k,document:u.value}:null;return(0,R.Ju)({described:l,
signed:S,archive:E?y:null})},s)}async function Go(e,t,n,s){const{platform:o,version:r}=t,a=await Ht(e,n,t,`${r}.json`,R.Ju,s);return await Wt(e,o,a,({head:c,body:u,
url:l})=>{const d=Ee.I0(de(u),c.contentType,o);if(!d.ok)return d;const f={described:Me.uH(d.value,o),signed:null};if(d.value===null)return(0,R.Ju)({...f,archive:null});
const m=(0,ue.Fl)(l,d.value.url);return m.ok?(0,R.Ju)({...f,archive:m.value}):(0,R.TR)(`has an invalid \`url\`: ${m.why}`)},s)}async function Wt(e,t,n,s,o){const{
outcome:r,host:a}=n,i={platform:t,files:[],late:[]};if(r.kind!=="read")return{...i,description:{...n,outcome:r}};const c=s(r.value);if(!c.ok){const G={kind:"unr\
eadable",why:c.why,page:null};return{...i,description:{...n,outcome:G}}}const{described:u,signed:l,archive:d}=c.value,f={...n,outcome:{kind:"read",value:u}},m=[],
w={registry:a,client:e,origin:o.originOf(n.lastHop)},k=async(G,Y,ie)=>{const ne=await Lt({...w,url:Y},ie,o);return m.push({part:G,answer:ne}),ne.outcome.kind===
"read"?ne.outcome.value:null},y=l&&await k("sums",l.sums,Rt),E=l&&y!==null?await k("signature",l.signature,yo):null;if(d!==null&&(l===null||E!==null)&&await k("\
archive",d,ko),l===null)return{...i,description:f,files:m};const S=o.mayLackKeys&&e==="opentofu"&&a===(0,D.Vm)(e),b=m[0]?.answer.url??"",W=Vo(l.document,{sums:y,
signature:E,url:b},S);return{...i,description:f,files:m,late:[...u.late,...W]}}function Vo(e,{sums:t,signature:n,url:s},o){const r=e.signing_keys.gpg_public_keys.
map(u=>u?.ascii_armor??null),a=r.length===0&&o,i=t===null?null:Me.yI(t,e),c=a?null:Me.fi(r)??n;return[...i===null?[]:[{kind:"sums",url:s,why:i}],...c?[{kind:"un\
signed",why:c}]:[]]}var Jt=g(9968);const Qo=1e6,Zo=1e5,_o=2e4;class qo{#e;constructor(t,n){this.#e=Qo+t*Zo+n*_o}get isSpent(){return this.#e<0}read({bytes:t,truncated:n}){
let s=0;for(const o of t)(o===44||o===91||o===123)&&(s+=1);return this.#t((n?1:1/8)*t.length+12*s)}keep(t){return this.#t(t.reduce((n,{length:s})=>n+16*s+100,0))}choose(t,n){
return this.#t(t*(25+2*n))}#t(t){return this.#e-=t,!this.isSpent}}var er=g(3065);const tr=9;function nr(e,t,n){const s=sr(e,t,n),o=new Map;return{versionOf:s.versionOf,
hasToken:async r=>(await s.tokenOf(r)).token!==null,send:r=>{const{once:a}=r;if(a===void 0)return Yt(r,s);const i=o.get(a)??Yt(r,s);return o.set(a,i),i}}}const Xt={
token:null,source:null};function sr(e,t,n){const{configs:s,credentials:o,dialect:r,machine:a,learn:i,progress:c,settings:u}=e,l=new Map(s.map(f=>[f.client,f.patience]));
let d=0;return c({total:n,done:d}),{ask:async f=>{const m=await t.ask(f);return d+=1,c({total:Math.max(n,d),done:d}),m},versionOf:f=>(0,L.tB)(f,r.versions),patienceOf:f=>l.
get(f)??{client:f,attemptMs:1e4,retries:1},tokenOf:async f=>{const{answer:m}=await o.find(f),{token:w=null,source:k=null,isUnsendable:y}=m??{};return w===null||
y?Xt:{token:w,source:k}},workOf:(0,vt.O)(f=>new qo(u.maxRequests,n)),withLogin:(0,er.TU)(a,i).withLogin}}async function Yt(e,t){const{host:n,clients:s,at:o,netrc:r,
isAnonymous:a}=e;if(s.length===0)return{};const i=s.map(d=>{const f=o(d);return typeof f=="string"||!r?.includes(d)?{client:d,where:f}:{client:d,where:{...f,url:t.
withLogin(f.url)}}}),c=(0,N.c1)(i,({where:d})=>typeof d=="string"?d:(0,re.jr)(d.url)),u=a?Xt:await t.tokenOf(n),l=c.map(d=>or(e,d,u,t));return Object.fromEntries(
(await Promise.all(l)).flat())}async function or(e,t,{token:n,source:s},{ask:o,patienceOf:r,versionOf:a,workOf:i}){const{host:c,headers:u,maxRedirects:l=tr,patience:d=b=>b}=e,
[{client:f,where:m}]=t,w=t.map(({client:b})=>b),k=b=>w.map(W=>[W,b]),y=(b,W)=>({...he(c,b,W),tokenSource:s});if(typeof m=="string")return k(y(m));const E=(0,re.
Pl)(m.url),S=i(c);if(S.isSpent)return k(y("work",E));try{const b=await o({...m,host:c,token:n,headers:u??{"x-terraform-version":a(f)},planBody:Y=>bt(Y,e)??Tt.IK,
maxRedirects:l,patience:w.map(Y=>d(r(Y)))});if(typeof b=="string")return k(y(b,E));const W=b.at(-1)?.hops.at(-1)??null,G=Map.groupBy(w,Y=>Ks(b,d(r(Y))));return Array.
from(G,([Y,ie])=>{const ne=Us(Y,m.url,e,S),De={host:c,url:E,tokenSource:s,outcome:ne,attempts:b.length,lastHop:W};return ie.map(Se=>[Se,De])}).flat()}catch(b){if((0,Jt.
qo)(b))throw b;const W=(0,We.n3)({host:(0,C.nx)(c),thrown:b});return k({...y("service",E),outcome:{kind:"not-asked",why:"unchecked",problem:W}})}}async function rr(e,t){
const{checkouts:n,dialect:s,directory:o,machine:r,settings:a}=t,i=[...e,...(0,Ms.n)(a.hostnames,s.clients)],c=ar(i,t),u=Ro(i,c),l=i.flatMap(({calls:m})=>m).flatMap(
({module:m})=>m===null?[]:(0,h.MP)(m)),d=new Set(l).size+u.length,f=new Rs({...t,maxRequests:a.maxRequests});try{const{environment:m,platform:w}=r,{concurrency:k}=t,
y={...nr(t,f,d),...Ao(t),...c,concurrency:k,timeoutMs:a.timeoutMs,mayLackKeys:m.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true"},E=a.depth==="packages",S=a.platforms.length===
0?[w]:a.platforms,b=(q,pr)=>{const _t=ir(i,q,pr,a.upgrade,y);return E?cr(_t,S,y):_t},[[W,...G],[Y,ie,...ne],De,Se]=await Promise.all([Lo(u,y).then(q=>Promise.all(
[q,b("provider",q)])),$o(i,y).then(q=>Promise.all([q,Mo(i,q,y),b("module",q)])),Ws(Xs(t.usages,m),y),Gs(t.requirements,y)]),ur=Map.groupBy([...ne,...G].flat(),({
root:q})=>q),Zt=i.flatMap(q=>ur.get(q)??[]),dr=new Map([...Y,...W]),fr=Zt.flatMap(({root:q})=>q.lockFile??[]),hr=E?n?.lockHashes??(0,bs.hc)(new Set(fr),o):new Map;
return{items:Zt,versions:dr,inside:ie,lockHashes:hr,clouds:De,logins:Se,requests:f.requests}}finally{f.close()}}function ar(e,t){const{checkouts:n,configs:s,dialect:o,
directory:r,learn:a}=t,i=n?.plugins??null,c={root:r,plugins:i,releases:o.releases,asksMirrors:!0};return(0,Ts.x)(s,c,e,a)}function ir(e,t,n,s,{versionOf:o,methodsOf:r,
isInstalled:a}){return e.flatMap(i=>{const{client:c}=i;if(t==="module")return i.calls.flatMap(l=>{const{module:d,isOpen:f}=l;if(d===null)return[];const m=Gt(n,d,
c),w=f?{answer:m,choice:null}:Vt(m,l,{client:c});return[{kind:t,root:i,of:l,wants:d,...w,packages:[]}]});const u=(0,L.Jd)(c,o(c));return i.providers.map(l=>{const{
provider:d,locked:f}=l,w=r(d,c)===null&&a(d,i)?he(d.host,"service"):Gt(n,d,c),k=s?null:f?.text??null,y=Vt(w,l,{client:c,held:k,rejectsUnreadable:u});return{kind:t,
root:i,of:l,wants:d,...y,packages:[]}})})}const Gt=(e,t,n)=>e.get((0,h.IY)(t))?.[n]??he(t.host,"service");function Vt(e,t,n){const s=le(e),o=(0,h.Im)(t).map(({text:a})=>a),
r=s&&Ne(o,s,n);return s===null||r!==null?{answer:e,choice:r}:{answer:{...e,outcome:{kind:"not-asked",why:"work"}},choice:r}}async function cr(e,t,n){const s=e.filter(
i=>i.kind==="module"),o=e.filter(i=>i.kind==="provider"),r=await Promise.all([Qt(s,i=>xo(i,n)),...t.map(i=>Qt(o,c=>Wo({...c,platform:i},n)))]),a=Map.groupBy(r.flat(),
([i])=>i);return e.map(i=>({...i,packages:(a.get(i)??[]).map(([,c])=>c)}))}async function Qt(e,t){const n=e.flatMap(r=>r.choice?.kind==="chosen"?[{item:r,version:r.
choice.version}]:[]),o=(0,N.c1)(n,({item:r,version:a})=>`${(0,h.IY)(r.wants)} ${a}`).map(async r=>{const[a]=r,i=[...new Set(r.map(({item:u})=>u.root.client))],c=await t(
{address:a.item.wants,version:a.version,clients:i});return r.flatMap(({item:u})=>{const l=c[u.root.client];return l===void 0?[]:[[u,l]]})});return(await Promise.
all(o)).flat()}async function lr(e,t,n){try{return ks(await rr(e,t),n)}catch(s){if((0,Jt.qo)(s))throw s;const o=[...t.visits.values()].flatMap(({host:r,attempt:a})=>a.
discovery.kind==="found"?(0,X.kH)((0,We.n3)({host:(0,C.nx)(r),thrown:s}),{host:r}):[]);return{...$s.j7,notes:o}}}})};export{kr as id,gr as ids,wr as modules};
