const Ba=59,Wa=[59],Fa={1790:((an,H,k)=>{k.d(H,{XA:()=>_,iM:()=>C,jF:()=>R,jQ:()=>T,s5:()=>W});var O=k(1731);function C(h,p,m){const M=$(p,m);return N(h.filter(
E=>(!(0,O.Ty)(E)||(0,O.Cg)(E)===M)&&T(E,p)))}function _(h,p){return N(h.filter(m=>(!(0,O.Ty)(m)||p.some(M=>L(m,M)))&&!S(m)&&p.every(M=>P(m,M))))}const W=h=>N(h.
filter(p=>!(0,O.Ty)(p)));function R(h){const p=h.filter(m=>m.operator==="=");return p.length===1&&p.every(({version:m})=>S({...m,build:""}))}const T=(h,p)=>p.every(
m=>B(h,m)),N=h=>h.reduce((p,m)=>p===null||(0,O.Zy)(m,p)>0?m:p,null);function $(h,p){const[m,M]=h;if(m===void 0||M!==void 0)return null;const E=m.text.trim().replace(
p==="opentofu"?/^=?v?/:/^=?/,""),D=(0,O.rK)(E);return D===null?null:(0,O.Cg)(D)}const S=({numbers:h,pre:p,build:m})=>p===""&&m===""&&h.every(M=>M===0n),L=(h,p)=>p.
operator==="="&&j(h,p.version),j=(h,p)=>h.build===p.build&&(0,O.Zy)(h,p)===0;function B(h,{operator:p,version:m}){const M=(0,O.Zy)(h,m);if(p==="=")return M===0;
if(p==="!=")return M!==0;if(p!=="~>")return w(M,p);const E=m.numbers.slice(0,m.written-1);return M>=0&&!(0,O.Ty)(m)&&m.numbers.length<=h.numbers.length&&E.every(
(D,K)=>D===h.numbers[K])}function P(h,p){const{operator:m,version:M}=p;if(m==="=")return L(h,p);if(m==="!=")return!j(h,M);const E=(0,O.Zy)(h,M);if(m!=="~>")return w(
E,m);const[D=0n,K=0n]=M.numbers,cn=M.written===3?[D,K+1n,0n]:[D+1n,0n,0n];return E>=0&&(0,O.Zy)(h,{...M,numbers:cn,pre:""})<0}const w=(h,p)=>p===">"?h>0:p===">="?
h>=0:p==="<"?h<0:h<=0}),2158:((an,H,k)=>{k.d(H,{PW:()=>N,_T:()=>$,kv:()=>B,mb:()=>P});var O=k(3625),C=k(9562),_=k(1731);const W="[\\t\\n\\f\\r ]*",R=new RegExp(
`^${W}(<=|>=|!=|~>|<|>|=|)${W}(${C.eQ})${W}$`),T="This string does not use correct version constraint syntax";function N(w){const h=[];for(const p of w.split(",")){
const[,m,M=""]=R.exec(p)??[],E=(0,_.oF)(M);if(E===null)return(0,O.T)(T);h.push({operator:m||"=",version:E,text:p})}return(0,O.J)(h)}function $(w){const h=N(w);if(!h.
ok)return h;const p=[];for(const m of h.value){const M=(0,_.rK)(m.version.text);if(M===null||!S.test(m.text.trim()))return(0,O.T)(`Incorrect version constraint \
syntax: ${L(m)}`);p.push({...m,version:M})}return(0,O.J)(p)}const S=/^[<>=!~]* ?[0-9]/;function L({operator:w,version:h,text:p}){const m=p.trim();if(h.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!S.test(m))return`only one space is expected after the operator "${w}"`;if(h.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[M]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(m)??[""];return`missi\
ng comma after "${M}"`}const j=[">",">=","=","~>","<=","<","!="];function B(w){const h=[...w].sort((p,m)=>(0,_.Zy)(p.version,m.version)||(0,_.dU)(p.version.build,
m.version.build)||j.indexOf(p.operator)-j.indexOf(m.operator)||m.version.written-p.version.written);return[...new Set(h.map(P))].join(", ")}function P({operator:w,
version:h}){if(w==="=")return(0,_.Cg)(h);const p=w==="~>"&&h.written<3?h.numbers.slice(0,2):h.numbers;return`${w} ${(0,_.Cg)({...h,numbers:p})}`}}),1094:((an,H,k)=>{
k.d(H,{Nd:()=>R,Sx:()=>B,gH:()=>W});var O=k(1731),C=k(1790),_=k(2158);function W(P,w){if($(P))return!0;const h=L(P),p=Math.max(...h.map(({numbers:M})=>M.length)),
m=h.flatMap(M=>{const E=Array.from({length:p},(D,K)=>M.numbers[K]??0n);return[M,j(E),j([...E,1n])]});return(0,C.iM)(m,P,w)!==null}function R(P){const w=S(P);if($(
w))return!0;const h=L(w),p="x".repeat(1+Math.max(...h.map(M=>M.build.length))),m=h.flatMap(M=>{const[E=0n,D=0n,K=0n]=M.numbers,cn=[E,D,K+1n];return[M,j([E,D,K],
p),j(cn,p)]});return(0,C.XA)(m,w)!==null}const T=50,N=100,$=P=>P.length>T||P.some(({text:w})=>w.length>N),S=P=>[...Map.groupBy(P,_.mb).values()].flatMap(([w])=>w??
[]),L=P=>{const w=[j([0n,0n,0n]),...P.map(h=>h.version)];return[...new Map(w.map(h=>[(0,O.Cg)(h),h])).values()]},j=(P,w="")=>({text:"",numbers:P,written:P.length,
pre:"",build:w});function B(P,w){const h=S(P),p=w(h)?P:h;return $(p)?P:p.reduce((m,M)=>{const E=m.filter(D=>D!==M);return w(E)?m:E},p)}}),5808:((an,H,k)=>{k.d(H,
{g:()=>R});var O=k(400),C=k(6134),_=k(1022),W=k(5257);function R(N){const{body:$}=(0,O.K)(N),S=(0,C.SH)($,"provider",1).flatMap(({labels:[L],body:j})=>{const B=(0,_.
m)(L?.value??"","terraform");if(B.kind!=="registry")return[];const P=(0,C.w4)(j,"hashes")?.value,h=(P?.kind==="tuple"?P.elements:[]).flatMap(p=>p.kind==="string"?
[p.value]:[]);return[[(0,W.JT)(B),h.filter(T)]]});return new Map(S)}const T=N=>/^(?:h1|zh):/.test(N)}),1257:((an,H,k)=>{k.d(H,{N:()=>S,n:()=>P});var O=k(3625),C=k(
1831),_=k(5011),W=k(1022),R=k(9562),T=k(2158),N=k(1094),$=k(5257);function S(w,h){const p=w.text.indexOf("@"),m=p<0?w.text:w.text.slice(0,p),M=p<0?null:w.text.slice(
p+1),E=M===null?null:{text:M,place:$.cd},D=`${(0,C.nx)(w.host)}/${m}`;return w.service===R.e$?L(D,E,h):j(D,E,h)}function L(w,h,p){const m=(0,_.rE)(w,p),M=m.ok?B(
h,T.PW,E=>(0,N.gH)(E,p)):m.why;return!m.ok||M!==null?(0,O.T)(`${M}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>\
1.2`):(0,O.J)({address:w,source:w,place:$.cd,module:m.value,constraint:h,isOpen:!1})}function j(w,h,p){const m=(0,W.m)(w,p),M=w.split("/").length===3&&m.kind===
"registry",E=M?B(h,T._T,N.Nd):m.kind==="invalid"?m.error:"not a provider of a registry";return!M||E!==null?(0,O.T)(`${E}; expected providers.v1=NAMESPACE/TYPE[@\
VERSIONS], such as providers.v1=acme/box@>=1.0`):(0,O.J)({provider:m,places:[$.cd],constraints:h===null?[]:[h],locked:null})}function B(w,h,p){if(w===null)return null;
const m=h(w.text);return m.ok?p(m.value)?null:`no version can match ${w.text}`:m.why}function P(w,h){const p=w.flatMap(({addresses:m})=>m);return p.length===0?[]:
h.map(m=>{const M=p.flatMap(E=>{const D=S(E,m);return D.ok?[D.value]:[]});return{directory:$.cd.file,client:m,directories:[],calls:M.filter(E=>"module"in E),providers:M.
filter(E=>"provider"in E),lockFile:null,clientVersions:[]}})}}),8059:((an,H,k)=>{k.d(H,{predictInit:()=>ja});var O=k(9562),C=k(4283),_=k(4592),W=k(789),R=k(1064),
T=k(1831),N=k(5011),$=k(5257),S=k(1731),L=k(1790),j=k(2158),B=k(1094);const P={module:new WeakMap,provider:new WeakMap},w=new WeakMap;function h(n,e){const t=P[e].
get(n)??p(n,e);return P[e].set(n,t),t}function p(n,e){const t=e==="module"?S.oF:S.rK,s=[],o=[];for(const r of n){const a=t(r);a===null?o.push(r):s.push(a)}return{
versions:s,unreadable:o}}function m({versions:n}){const e=(0,L.s5)(n),[t]=n.filter(S.Ty).sort((s,o)=>(0,S.Zy)(o,s));return{newest:e&&(0,S.Cg)(e),preRelease:t?(0,S.
Cg)(t):null}}function M(n,e,t){const s=w.get(n)??new Map;w.set(n,s);const o=JSON.stringify(e),r=s.get(o)??t();return s.set(o,r),r}const E=(n,e,t)=>M(e,[t,n.constraint?.
text],()=>D(n,e,t));function D({constraint:n},{versions:e},t){const s=n===null?null:(0,j.PW)(n.text);if(s?.ok===!1)return{kind:"refused"};const o=s?.value??[];if(!(0,B.
gH)(o,t))return{kind:"refused"};if(e.length===0)return{kind:"empty"};const r=(0,L.iM)(e,o,t);return r===null?{kind:"none-fits",conflict:n===null?[]:[n.text]}:{kind:"\
chosen",version:(0,S.Cg)(r)}}function K(n,e,t){const{constraints:s,locked:o}=n,r=s.map(({text:a})=>a);return M(e,[t.upgrade,t.rejectsUnreadable,r,o?.version.text],
()=>cn(n,e,t))}function cn({constraints:n,locked:e},{versions:t,unreadable:s},{upgrade:o,rejectsUnreadable:r}){const a=ot(n);if(a===null||!(0,B.Nd)(a))return{kind:"\
refused"};const i=e===null||o?null:(0,S.rK)(e.version.text);if(i!==null&&(0,L.XA)([i],a)===null)return{kind:"refused"};if(r&&s.length>0)return{kind:"unreadable"};
if(t.length===0)return{kind:"empty"};const c=(0,L.XA)(t,a);if(i!==null){const d=(0,S.Cg)(i);return t.some(v=>(0,S.Cg)(v)===d)?{kind:"chosen",version:d}:{kind:"l\
ocked-gone",version:d,upgrade:c&&(0,S.Cg)(c)}}if(c!==null)return{kind:"chosen",version:(0,S.Cg)(c)};const u=(0,B.Sx)(a,d=>(0,L.XA)(t,d)!==null),l=new Set(u.map(
j.mb)),f=a.filter(d=>l.has((0,j.mb)(d))).map(({whole:d})=>d);return{kind:"none-fits",conflict:[...new Set(f)]}}function ot(n){const e=[];for(const{text:t}of n){
const s=(0,j._T)(t);if(!s.ok)return null;for(const o of s.value)e.push({...o,whole:t})}return e}const nn=({asked:n,host:e})=>n?.mirror===void 0?e:n.host,X=({host:n,
name:e})=>`${(0,T.nx)(n)}/${e}`;function rt(n,e){return n.roots.flatMap(t=>[...t.calls.flatMap(s=>at(t,s,n)),...t.providers.map(s=>it(t,s,n,e))])}function at(n,e,t){
const{module:s,constraint:o,address:r,place:a,isOpen:i}=e;if(s===null)return[];const{client:c}=n,u=(0,$.MP)(s),l=t.modules.get(u)?.[c],f=l?.outcome.kind==="read"?
l.outcome.value:null,d=f?.kind==="versions"?h(f.texts,"module"):null;return[{kind:"module",root:n,host:s.host,key:u,name:`${s.namespace}/${s.name}/${s.system}`,
address:r,client:c,constraints:o===null?[]:[o],locked:null,places:[(0,$.W$)(a)],asked:l,installation:null,offered:d,choice:i?null:d&&E(e,d,c),warnings:[]}]}function it(n,e,t,{
upgrade:s,dialect:o}){const{provider:r,constraints:a,locked:i,places:c}=e,{client:u}=n,l=(0,$.JT)(r),f=t.installations.get(l)?.[u]??null,d=t.providers.get(l)?.[u],
v=d?.outcome.kind==="read"?d.outcome.value:null,g=v===null?null:h(v.texts,"provider"),y=(0,R.Jd)(u,(0,R.tB)(u,o.versions));return{kind:"provider",root:n,host:r.
host,key:l,name:`${r.namespace}/${r.type}`,address:l,client:u,constraints:a,locked:i,places:c.map($.W$),asked:d,installation:f,offered:g,choice:g&&K(e,g,{upgrade:s,
rejectsUnreadable:y}),warnings:v?.warnings??[]}}const ct=3;function ut(n,e){const t=kt(n);return n.flatMap(s=>lt(s,t,e))}function lt(n,e,t){const s=n.asked?.outcome;
switch(s?.kind){case"status":return n.asked?.mirror?.hasSlash===!1?[]:[dt(n,s,e,t)];case"failed":{const{problem:o}=s;return[{item:n,cause:`${o.code} ${o.message}`,
describe:()=>o}]}case"unreadable":return n.asked?.mirror?.hasSlash===!1?[]:[oe(n,s.why,s.page)];case"read":return n.offered===null?[oe(n,mt(s),null)]:[];case"no\
t-asked":case void 0:return[]}}function dt(n,e,t,s){const{kind:o,key:r}=n,{status:a}=e;if(Pn(n)?.authorization==="withheld"&&a<500||a===401||a===403)return pt(n,
e,s);if(a===404){const c=t.has(ae(n));return{item:n,cause:`unknown ${c?o:r}`,describe:u=>ft(u,e,s)}}return{item:n,cause:`status ${o} ${a}`,describe:c=>(0,_.versionsStatus)(
{...xn(c),...Sn(n,e),attempts:n.asked?.attempts.length??1,transient:(0,R.Mq)(a)})}}function ft(n,e,{renamed:t}){const[s]=n;if(s===void 0)throw new Error("a find\
ing without items");const o=[...new Set(n.map(re))],{mirror:r}=s.asked??{},a={...Sn(s,e),host:r?.url??(0,T.nx)(s.host),hasToken:s.asked?.tokenSource!==null};return s.
kind==="module"?(0,W.moduleUnknown)({...a,modules:o}):(0,W.providerUnknown)({...a,providers:o,meant:ht(s,t),isMirror:r!==void 0})}function ht({key:n,root:e},t){
const[s="",o="",r=""]=n.split("/");if(o!=="hashicorp"||s!==(0,N.Vm)(e.client))return null;const a=t.get(n),i=e.providers.find(({provider:c})=>c.type===r&&(0,$.JT)(
c)!==n);return i===void 0?a===void 0?null:`${a}/${r}`:i.provider.host===s?`${i.provider.namespace}/${r}`:`${(0,T.nx)(i.provider.host)}/${i.provider.namespace}/${r}`}
function pt(n,e,{isFork:t}){const s=Pn(n),o=s?.authorization??"none",r=(0,C.Dl)(s?.url??""),a=r.ok?(0,T.Pm)(r.value):null,i=a===null||a===nn(n)?null:(0,T.WV)(a),
{challenge:c=null}=s??{};return{item:n,cause:`unauthorized ${n.kind} ${e.status} ${o} ${i} ${c}`,describe:u=>(0,_.versionsUnauthorized)({...xn(u),...Sn(n,e),token:o,
source:n.asked?.tokenSource??null,elsewhere:i,challenge:c,isFork:t})}}function oe(n,e,t){const s=n.asked?.url??"";return{item:n,cause:`shape ${n.kind} ${e}`,describe:o=>(0,_.
versionsShape)({...xn(o),url:s,page:t,why:e})}}const mt=({value:n})=>{const{kind:e}=n;return e==="crash"?"has null in a list, at which the clients crash":'has n\
o element in "modules"'},Sn=(n,{status:e,reason:t,page:s})=>({url:Pn(n)?.url??n.asked?.url??"",status:e,reason:t,page:s}),Pn=({asked:n})=>n?.attempts.at(-1)?.hops.
at(-1);function xn(n){const[e]=n;if(e===void 0)throw new Error("a finding without items");const t=new Set(n.map(({key:s})=>s)).size-1;return{host:(0,T.nx)(nn(e)),
kind:e.kind,first:re(e),others:t,mirror:e.asked?.mirror?.url??null}}const re=n=>n.asked?.mirror===void 0?n.name:X(n),ae=({kind:n,host:e})=>`${n} ${e}`;function kt(n){
const e=Map.groupBy(n.filter(({asked:s})=>s!==void 0&&s.outcome.kind!=="not-asked"&&s.mirror===void 0),ae),t=({asked:s})=>s?.outcome.kind==="status"&&s.outcome.
status===404;return new Set([...e].flatMap(([s,o])=>new Set(o.map(r=>r.key)).size>=ct&&o.every(r=>t(r)&&!(0,R.n3)(r.host))?[s]:[]))}var kn=k(5143);function vt(n){
return[...Map.groupBy(n,({cause:t,item:s,host:o})=>`${o??nn(s)} ${t}`).values()].flatMap(t=>{const[s]=t;if(s===void 0)return[];const o=t.map(({item:u})=>u),r=s.
host??nn(s.item),a=yt(t.flatMap(u=>u.places??u.item.places)),i=wt(s.describe(o),o);return[{draft:{host:r,services:[...new Set(o.flatMap(u=>gt(u,r)))],problem:i,
places:a,needed:a.some(u=>typeof u=="string"||!(0,kn.Zl)(u.file))},items:o}]})}function gt({kind:n,host:e},t){return t!==e?[]:[n==="module"?O.e$:O.xq]}function wt(n,e){
const t=new Set(e.map(({client:s})=>s));return{...n,affects:n.affects.filter(s=>t.has(s))}}function yt(n){const e=new Map;for(const t of n){const s=typeof t=="s\
tring"?t:`${t.file}:${t.line}:${t.column}`;e.has(s)||e.set(s,t)}return[...e.values()]}var ie=k(5136);function Mt(n){const e=new Set(n.filter(ue).map(({key:t})=>t));
return n.flatMap(t=>{const{offered:s,choice:o,warnings:r,key:a}=t;return s===null||o===null?[]:[...$t(t),...Tt(t,e),...r.length>0?[{item:t,cause:`warning ${a}`,
describe:()=>(0,_.providerWarning)({address:X(t),warnings:r})}]:[]]})}function $t(n){const{choice:e,key:t,kind:s,offered:o,asked:r}=n;if(o===null||e===null)return[];
const a=X(n);switch(e.kind){case"empty":{const{unreadable:i}=o,c=()=>(0,_.versionsEmpty)({kind:s,address:a,url:r?.url??"",ignored:i,isMirror:r?.mirror!==void 0});
return[{item:n,cause:`empty ${t}`,describe:c}]}case"none-fits":return[Ot(n,o,e.conflict)];case"locked-gone":{const{version:i,upgrade:c}=e,{newest:u}=m(o),l=n.locked?.
version.place;return[{item:n,cause:`locked ${t} ${i} ${c}`,...l===void 0?{}:{places:[(0,$.W$)(l)]},describe:()=>(0,ie.versionLockedGone)({address:a,version:i,upgrade:c,
newest:u,mirror:ce(n)})}]}case"chosen":case"refused":case"unreadable":return[]}}function Ot(n,e,t){const{kind:s,key:o,places:r}=n,a=n.constraints.filter(({text:i})=>t.
includes(i));return{item:n,cause:`none fits ${o} ${JSON.stringify(t.toSorted())}`,places:a.length===0?r:a.map(({place:i})=>(0,$.W$)(i)),describe:()=>(0,ie.versionNoneFits)(
{kind:s,address:X(n),constraints:a.map(({text:i,place:c})=>({text:i,at:Et(c)})),mirror:ce(n),...m(e)})}}const ce=({installation:n,asked:e})=>n?.methods.length===
1?e?.mirror?.url??null:null,Et=n=>{const e=(0,$.W$)(n);return typeof e=="string"?e:`${e.file}:${e.line}`},ue=({choice:n})=>n?.kind==="unreadable";function Tt(n,e){
const{kind:t,key:s,offered:o,choice:r}=n,a=o?.unreadable??[];if(a.length===0||r?.kind==="empty")return[];const i=ue(n);if(!i&&e.has(s))return[];const c=X(n),u=()=>(0,_.
versionUnreadable)({kind:t,address:c,texts:a,rejects:i});return[{item:n,cause:`unreadable ${s} ${i}`,describe:u}]}var vn=k(3410),bt=k(2886);function At(n){const e=n.
flatMap(s=>St(s).map(o=>({...s,problem:o})));return[...Map.groupBy(e,({host:s,service:o,problem:r})=>[s,o,r.code,r.message].join(" ")).values()].flatMap(s=>{const[
o]=s;if(o===void 0)return[];const r=s.flatMap(i=>i.places),a=s.flatMap(i=>i.clients);return[{host:o.host,services:[o.service],problem:(0,bt.aZ)(o.problem,a),places:r,
needed:r.some(i=>typeof i=="string"||!(0,kn.Zl)(i.file))}]})}const St=n=>[...[n.ping,n.ofOrganization,n.ofWorkspace].flatMap(Pt),...Ct(n),...xt(n),...It(n)],Pt=n=>n?.
outcome.kind==="failed"&&n.outcome.problem.code!=="host-private-redirect"?[n.outcome.problem]:[],le=(0,S.oF)("2.5");function xt({service:n,ping:e}){if(n!==O.OZ||
e.outcome.kind!=="read"||le===null)return[];const{value:t}=e.outcome,s=(0,S.oF)(t??"");return s!==null&&(0,S.Zy)(s,le)>=0?[]:[(0,vn.cloudVersion)({url:e.url,version:t})]}
function Ct(n){const{host:e,organization:t,ofOrganization:s}=n,o=s&&de(s);if(t===null||!s||!o)return[];const r=s.tokenSource??"";return[(0,vn.cloudOrganization)(
{host:(0,T.nx)(e),organization:t,source:r,...o})]}function It(n){const{organization:e,workspace:t,ofWorkspace:s}=n,o=s&&de(s);if(e===null||t===null||!o)return[];
const r={host:(0,T.nx)(n.host),organization:e,workspace:t};return["status"in o&&o.status===404?(0,vn.cloudWorkspaceMissing)(r):(0,vn.cloudWorkspace)({...r,...o})]}
function de({url:n,outcome:e}){switch(e.kind){case"status":return{url:n,status:e.status,reason:e.reason};case"unreadable":return{url:n,why:e.why};default:return null}}
const Rt=(n,e)=>n.filter(({problem:t})=>t.code!=="host-private-redirect").map(({host:t,problem:s})=>({host:t,services:[O.S3],problem:s,places:e(t)?["hostnames i\
nput"]:[],needed:e(t)}));var Cn=k(6003),gn=k(3916),fe=k(1022),A=k(3625),In=k(3307),Nt=k(2168),V=k(4874);const Ut=25e3;class _t{#e;#n;path=[];mistake=null;room=Ut;constructor(e){
this.#e=e,this.#n=(0,V.AN)(e,0)}takeRoom(){return this.room-=1,this.room>=0}takeNull(){return this.#e[this.#n]!=="n"?!1:(this.skip(),!0)}literal(e,t,s,o){if(this.
takeNull())return s;const r=this.#n;this.skip();const a=this.#e.slice(r,this.#n);return t.test(a)?o(a):(this.#t(e,a.charAt(0)),s)}parts(e,t,s){const o=this.#e,r=o.
charAt(this.#n);if(r!==e)return this.#t(t,r),this.skip(),!1;for(this.#n=(0,V.AN)(o,this.#n+1);o[this.#n]!=="]"&&o[this.#n]!=="}";)s(e==="{"?this.#s():""),this.#n=
(0,V.AN)(o,this.#n),o[this.#n]===","&&(this.#n=(0,V.AN)(o,this.#n+1));return this.#n+=1,!0}skip(){const e=this.#e;let t=0;do{const s=(0,V.AN)(e,this.#n),o=e.charAt(
s);(o==="["||o==="{")&&(t+=1),(o==="]"||o==="}")&&(t-=1),o==='"'?this.#n=(0,V.ap)(e,s):this.#n="[]{},:".includes(o)?s+1:(0,V.f)(e,s)}while(t>0)}#s(){const e=this.#n;
this.#n=(0,V.ap)(this.#e,e);const t=(0,In.I)(this.#e.slice(e,this.#n));return this.#n=(0,V.AN)(this.#e,(0,V.AN)(this.#e,this.#n)+1),t}#t(e,t){if(this.mistake!==
null)return;const s=this.path.map(r=>typeof r=="number"?`[${r}]`:`.${r}`),o=s.length===0?"":` in "${s.join("").slice(1)}"`;this.mistake=`has ${Dt[t]??"a number"}\
 instead of ${e}${o}`}}const Dt={"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"},he="has too many elements";function en(n,e,t="first"){
const s=(0,In.HT)(n,t);if(s!==null)return(0,A.T)((0,Nt.Q)(n)?.what??`is not valid JSON: ${s.why}`);const o=new _t(n),r=e.read(o,e.zero);return o.mistake!==null?
(0,A.T)(o.mistake):o.room<0?(0,A.T)(he):(0,A.J)(r)}const x={zero:"",read:(n,e)=>n.literal("a string",/^"/,e,In.I)},jt={zero:!1,read:(n,e)=>n.literal("a boolean",
/^[tf]/,e,t=>t==="true")},pe=2n**63n,Lt={zero:0,read:(n,e)=>{const t=s=>{if(!/^-?\d{1,19}$/.test(s))return!1;const o=BigInt(s);return o>=-pe&&o<pe};return n.literal(
"an integer",{test:t},e,Number)}},Z=n=>({zero:null,read:(e,t)=>e.takeNull()?null:n.read(e,t??n.zero)}),Rn={zero:null,read:n=>(n.skip(),null)},me=n=>({zero:n.zero,
read:(e,t)=>{const{mistake:s}=e,o=n.read(e,t);return e.mistake=s,o}}),ke=n=>({zero:null,read:e=>{const{room:t}=e;return e.room=Number.POSITIVE_INFINITY,n.read(e,
n.zero),e.room=t,null}});function J(n){return{zero:[],read:(e,t)=>{if(e.takeNull())return[];const s=[];let o=0;return e.parts("[","a list",()=>{const a=e.takeRoom();
e.path.push(o);const i=n.read(e,t[o]??n.zero);e.path.pop(),a&&s.push(i),o+=1})?s:t}}}function Nn(n){return{zero:null,read:(e,t)=>{if(e.takeNull())return null;const s=t??
new Map;return e.parts("{","an object",o=>{const r=e.takeRoom();e.path.push("*");const a=n.read(e,n.zero);e.path.pop(),r&&s.set(o,a)}),s}}}function U(n){const e=Object.
entries(n),t=new Map(e);return{zero:Object.fromEntries(e.map(([o,{zero:r}])=>[o,r])),read:(o,r)=>{if(o.takeNull())return r;const a={...r};return o.parts("{","an\
 object",i=>{const c=t.has(i)?i:zt(i),u=t.get(c);if(u===void 0)return o.skip();o.path.push(c),a[c]=u.read(o,a[c]),o.path.pop()}),a}}}const zt=n=>n.toLowerCase().
replaceAll("\u017F","s"),Bt=U({name:x,source:x,version:x}),Wt=U({name:x,version:x,namespace:me(x),source:me(x)}),Un=U({path:x,providers:J(Z(Wt)),dependencies:J(
Z(Bt))}),ve=J(Z(Un)),ge=(n,e)=>U({modules:J(Z(U({source:x,versions:J(Z(U({version:x,root:n,submodules:e})))})))}),Ft=ge(ke(Un),ke(ve)),Kt=ge(Un,ve);function Jt(n){
const e=en(n,Ft);if(!e.ok)return e;const{modules:t}=e.value;if(t.some(r=>r===null||r.versions.includes(null)))return(0,A.J)({kind:"crash"});const[s]=t;if(!s)return(0,A.
J)({kind:"no-module"});const o=s.versions.map(r=>r?.version??"");return(0,A.J)({kind:"versions",texts:o})}function Ht(n,e){const t=en(n,Kt),s=t.ok?t.value.modules[0]?.
versions??[]:[],o=new Map;for(const r of s){if(r===null)continue;const i=[r.root,...r.submodules].flatMap(u=>u??[]).map(({path:u,dependencies:l,providers:f})=>({
path:u,calls:l.flatMap(d=>d??[]),providers:f.flatMap(d=>d??[])}));i.some(({calls:u,providers:l})=>u.length+l.length>0)&&e(r.version)&&o.set(r.version,i)}return o}
function _n({modules:n,described:e}){return t=>s=>{const o=(0,$.MP)(s),r=n.get(o)?.[t]?.outcome??{};if(r.value?.kind!=="versions")return null;const{texts:a}=r.value;
return{offered:()=>h(a,"module"),described:e.get(o)??new Map}}}function Xt(n,e,t){let s=null;const o=Ht(n,r=>(s??=Vt(t,h(e,"module")),s.has(we(r))));return new Map(
Array.from(o,([r,a])=>[we(r),a]))}const Vt=(n,e)=>new Set(n.flatMap(t=>{const s=E(t,e,t.client);return s.kind==="chosen"?s.version:[]}));function we(n){const e=(0,S.
oF)(n);return e===null?"":(0,S.Cg)(e)}const Gt=3,Zt=200,Yt=2e3;function Dn({calls:n,client:e},t){const s={calls:[],providers:[],undescribed:[]};let o=n.flatMap(
a=>{const{module:i,constraint:c,isOpen:u}=a;return i===null||u?[]:[{call:{...a,module:i},by:"",module:i,constraint:c}]});const r={left:Yt};for(let a=0;a<Gt;a+=1)
o=o.flatMap(c=>{const u=t(c.module);if(u===null)return[];const l=u.described.size===0?null:E(c,u.offered(),e),f=l?.kind==="chosen"?l.version:"",d=r.left>0?u.described.
get(f):void 0;if(d===void 0)return a===0&&s.undescribed.push(c.call),[];const{namespace:v,name:g,system:y}=c.module,b=`${v}/${g}/${y} ${f}`,I=Qt(d,{...c,by:b},e,
r);return s.providers.push(...I.providers),I.calls}).slice(0,Zt),s.calls.push(...o);return s}function Qt(n,{module:e,call:t,by:s},o,r){const a=d=>({text:d,place:t.
place}),i=n.slice(0,Math.max(0,r.left)),c=new Map(i.map(d=>[(0,gn.join)(".",d.path),d])),u=new Set([(0,gn.join)(".",e.subdirectory)]),l=[],f=[];r.left-=i.length;
for(const d of u){const v=c.get(d);for(const{source:g,version:y}of v?.calls??[]){if(r.left--<=0)break;(0,N.Nj)(g)&&u.add((0,gn.join)(d,g));const b=(0,N.vL)(g,o),
I=y===""?null:a(y);b.kind==="registry"&&l.push({call:t,by:s,module:b,constraint:I})}for(const{name:g,namespace:y,source:b,version:I}of v?.providers??[]){if(r.left--<=
0)break;const F=(0,fe.m)(b||(0,gn.join)(y,g),o);F.kind!=="registry"||I===""||f.push({call:t,by:s,provider:F,constraint:a(I)})}}return{calls:l,providers:f}}function qt(n,e,{
upgrade:t}){const s=_n(n),o=Map.groupBy(e,({root:a})=>a),r=n.roots.flatMap(a=>{const i=Dn(a,s(a.client)),c=o.get(a)??[];return[...i.calls.flatMap(l=>ns(l,a,n,s(
a.client))??[]),...ts(i.providers,c,t)].map(l=>({draft:l,items:c.filter(({kind:f,places:d})=>f==="module"&&d[0]===l.places[0])}))});return[...Map.groupBy(r,({draft:a})=>a.
problem.message).values()].flatMap(a=>a.slice(0,1).map(({draft:i})=>({draft:{...i,places:[...new Set(a.flatMap(c=>c.draft.places))]},items:a.flatMap(c=>c.items)})))}
function ns(n,{client:e},t,s){const{module:o,constraint:r,by:a}=n,i=t.modules.get((0,$.MP)(o))?.[e]?.outcome,c=`${(0,T.nx)(o.host)}/${o.namespace}/${o.name}/${o.
system}`,u={by:a,address:c,constraint:r?.text??null,others:[]};if(i?.kind==="status"&&i.status===404)return jn(n,(0,Cn.moduleDescribed)({...u,newest:null}));const l=s(
o)?.offered();return l===void 0||E(n,l,e).kind!=="none-fits"?null:jn(n,(0,Cn.moduleDescribed)({...u,newest:m(l).newest}))}const es=50;function ts(n,e,t){const s=Map.
groupBy(n,({provider:o})=>(0,$.JT)(o));return e.flatMap(o=>{const{kind:r,key:a,offered:i,choice:c,locked:u}=o,l=r==="provider"?s.get(a):void 0;if(l===void 0||i===
null||c?.kind!=="chosen")return[];const f=[...new Map(l.map(z=>[z.constraint.text,z])).values()],v=[...o.constraints,...f.slice(0,es).map(z=>z.constraint)],y=K(
{constraints:v,locked:u},i,{upgrade:t,rejectsUnreadable:!1});if(y.kind==="chosen")return[];const b=y.kind==="none-fits"?v.filter(({text:z})=>y.conflict.includes(
z)):v,{newest:I}=m(i),F=X(o);return f.filter(({constraint:z})=>b.includes(z)).map(z=>{const{by:G,constraint:rn}=z,An=b.filter(mn=>mn!==rn).map(ss),st={by:G,address:F,
constraint:rn.text,others:An,newest:I};return jn(z,(0,Cn.moduleDescribed)(st))})})}const ss=({text:n,place:e})=>`"${n}" (${e.file}:${e.line})`,jn=({call:{module:n,
place:e}},t)=>({host:n.host,services:[O.e$],problem:t,places:[(0,$.W$)(e)],needed:!0});var wn=k(4375),Y=k(5138),yn=k(2562),Ln=k(6697);const tn=({item:n,version:e,
mirrorHost:t})=>({kind:n.kind,address:X(n),version:e,host:(0,T.nx)(t??n.host)}),Q=({item:n,version:e,mirrorHost:t},s,o)=>({item:n,cause:`package ${n.key} ${e} ${s}`,
describe:o,host:t??n.host});function Mn(n,e,t){const{outcome:s}=t;if(s.kind!=="status"&&s.kind!=="failed")return[];const o=()=>rs(n,e,t,s),r=s.kind==="status"?`${s.
status}`:s.problem.message;return[Q(n,`${e} ${t.url} ${r}`,o)]}const os=["page","archive","repository"];function rs(n,e,t,s){const o=t.attempts.at(-1)?.hops.at(
-1),r=o?.url??t.url,a=as(r),i={...tn(n),part:e,url:r,at:a};if(s.kind==="failed"){const{problem:v}=s;if(v.code==="host-private-redirect")return v;const g=v.code===
"host-timeout"&&os.includes(e),y=t.attempts.length;return(0,yn.packageUnreachable)({...i,why:v.message,attempts:y,isAnswered:!1,isSlow:g})}const{status:c,reason:u}=s;
if(c===401||c===403||e==="repository"&&c===404){const v=o?.authorization??"none",{tokenSource:g}=t,{isFork:y}=n;return(0,yn.packageUnauthorized)({...i,status:c,
reason:u,page:null,token:v,source:g,isFork:y})}const f=`${r} returned ${c} ${u}`.trim(),d=(0,R.Mq)(c)?t.attempts.length:1;return(0,yn.packageUnreachable)({...i,
why:f,attempts:d,isAnswered:!0,isSlow:!1})}function as(n){const e=(0,C.Dl)(n);return(e.ok?(0,T.Pm)(e.value):null)??n}function un(n,e,t){if(t.kind==="asked")return Mn(
n,e,t.asked);const{host:s}=t,{kind:o,address:r,version:a}=tn(n),i=`${o} ${r} ${a}`;return[Q(n,`${s} not allowed`,()=>(0,Ln.hostNotAllowed)({host:s,package:i}))]}
const is=n=>n.flatMap(e=>{const{installation:t}=e;if(t===null)return[];const{methods:s,place:o}=t;return s.length===0?[cs(e,o)]:s.flatMap(r=>r.kind==="network"?
us(e,r.index):[])});function cs(n,e){const t=X(n);return{item:n,cause:`excluded ${n.key}`,places:[e,...n.places],describe:()=>(0,wn.providerExcluded)({provider:t})}}
function us(n,e){const{mirror:t,outcome:s,url:o}=e;if(t.hasSlash)return[];const r=ls(s);if(r===null)return[];const a=n.choice?.kind==="chosen";return[{item:n,host:e.
host,cause:`slash ${t.url} ${a}`,places:[t.place,...n.places],describe:()=>(0,wn.mirrorUrl)({kind:"slash",mirror:t.url,asked:o,result:r,isUsable:a})}]}function ls(n){
switch(n.kind){case"status":return`returned ${n.status}`;case"unreadable":return n.why;case"read":case"failed":case"not-asked":return null}}function ds(n,e){const{
platform:t,version:s,item:o}=n,{file:r,mirror:a,archive:i}=e,{outcome:c,url:u}=r,l={...n,mirrorHost:r.host},f=d=>Q(l,`${t} document ${d}`,()=>(0,Y.packageDocument)(
{...tn(l),platform:t,url:u,why:d,isMirror:!0}));if(c.kind==="status"&&c.status===404){const{page:d,reason:v,status:g}=c,y={provider:X(o),mirror:a.url,version:s},
b=hs(n,e);return[Q(l,`mirror ${a.url}`,()=>(0,wn.mirrorVersion)({...y,isListed:b,url:u,page:d,reason:v,status:g}))]}if(c.kind==="unreadable")return[f(c.why)];if(c.
kind!=="read")return Mn(l,"document",r);switch(c.value.kind){case"crash":return[f(`has null for ${t}, at which the clients crash`)];case"no-platform":return[fs(
l,t,u)];case"archive":{if(i?.kind==="refused")return[f(`has an invalid \`url\`: ${i.why}`)];if(c.value.url==="")return[f(`has no \`url\` for ${t}`)];const{hashes:d}=c.
value;if(d.length>0&&!d.some(Me))return[f(`has no \`zh:\` or \`h1:\` hash for ${t}, but others`)];const[v]=i===null?[]:un(l,"archive",i);return[...v===void 0?[]:
[v],...ps(n,d)]}}}const fs=(n,e,t)=>Q(n,`${e} platform`,()=>(0,Y.packagePlatform)({...tn(n),platform:e,url:t,status:200,reason:"OK",page:null,isMirror:!0})),hs=({
item:n,version:e},{mirror:t})=>(n.installation?.methods??[]).some(s=>s.kind==="network"&&s.index.mirror.url===t.url&&s.index.outcome.kind==="read"&&s.index.outcome.
value.includes(e)),ye=["zh:","h1:"],Me=n=>ye.some(e=>n.startsWith(e));function ps(n,e){const{item:t,version:s,hashes:o,platform:r}=n,{locked:a}=t;if(a===null||a.
version.text!==s)return[];const i=o.filter(Me),c=ye.filter(f=>i.some(d=>d.startsWith(f))),u=c.every(f=>e.some(d=>d.startsWith(f)));return i.length===0||!u||i.some(
f=>e.includes(f))?[]:[{...Q(n,`${r} lock`,f=>{const d=[...new Set(f.map(({client:g})=>g))],v=!c.includes("zh:");return(0,Y.lockPlatformMissing)({...tn(n),platform:r,
isContentOnly:v,clients:d})}),places:[(0,$.W$)(a.version.place)]}]}var ln=k(7751);function ms(n,{location:e,steps:t}){const{outcome:s,url:o}=e;if(s.kind==="stat\
us"&&ks(s.status)){const a=`its location was requested, and the response is ${s.status} ${s.reason}`.trim();return[zn(n,o,`${a}; expected 204`)]}const r=t.at(-1);
return r===void 0?Mn(n,"location",e):vs(n,o,r)}const ks=n=>n!==401&&n!==403&&!(0,R.Mq)(n);function vs(n,e,t){switch(t.kind){case"refused":return[zn(n,e,t.why)];case"\
other":return[gs(n,t.getter)];case"not-allowed":case"asked":{const s=t.kind==="asked"?t.asked.outcome:null;return s?.kind==="unreadable"?[zn(n,e,`the page at it\
s location ${s.why}`)]:un(n,t.what,t)}}}const zn=(n,e,t)=>Q(n,`location ${t}`,s=>{const o=[...new Set(s.map(({client:r})=>r))];return(0,yn.packageLocation)({...tn(
n),url:e,why:t,clients:o})}),gs=({item:n},e)=>({item:n,cause:`not followed ${e}`,describe:t=>{const s=[...new Set(t.map(X))];return(0,ln.notFollowed)({what:"get\
ter",getter:e,names:s})}}),ws=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function ys(n,e){for(const t of n.split(`
`)){const[s="",o]=t.split(ws,4).filter(r=>r!=="");if(o===e)return/^[0-9a-fA-F]{64}$/.test(s)?{kind:"found",hash:s.toLowerCase()}:{kind:"not-a-hash",text:s}}return{
kind:"missing"}}function Ms(n){const e=n[0]??0;return e===194||(e&252)===136}function $s(n,e){switch(n.kind){case"protocol-unreadable":return`has "${n.text}" in\
 \`protocols\`, which is not a version`;case"protocols":return"has no protocol of the clients";case"target":return`is for ${n.found.os}_${n.found.arch} instead \
of ${e} (\`os\`, \`arch\`)`;case"url":return`has an invalid URL in \`${n.field}\`: ${n.why}`;case"shasum":return n.text===""?"has no `shasum`":`has "${n.text}" \
in \`shasum\`, which is not 64 hexadecimal digits`;case"keys":return $e[n.why];case"packages-unreadable":return`has "${n.text}" in \`packages\`, which OpenTofu ca\
nnot read`;case"packages":return Os[n.why]}}const $e={none:"has no key in `signing_keys.gpg_public_keys`",null:"has null in `signing_keys.gpg_public_keys`, at w\
hich the clients crash","not-armored":"has a key in `signing_keys.gpg_public_keys` whose `ascii_armor` is not an armored public key"},Os={"no-platform":"has `pa\
ckages` without an entry for the platform, which OpenTofu requires","no-size":"has no positive `package_size` in `packages`, which OpenTofu requires","no-hash":"\
has no `zh:` hash for the platform in `packages`, which OpenTofu requires","other-hash":"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu c\
ompares"},Es={empty:"the signature of its checksums is empty",other:"the signature of its checksums is not a binary OpenPGP signature (with `--armor` it is text\
)",binary:null};function Ts(n,e){const t=e.find(({kind:o})=>o==="keys");if(t?.kind==="keys")return`the description ${$e[t.why]}`;const s=n?.kind==="asked"?n.asked.
outcome:null;return s?.kind==="read"?Es[s.value]:null}function bs(n,e){const{outcome:t,url:s}=e.document;if(t.kind==="status"&&t.status===404){const{status:c,reason:u,
page:l}=t,f={url:s,status:c,reason:u,page:l};return[dn(n,"platform",d=>(0,Y.packagePlatform)({...d,...f}))]}if(t.kind==="unreadable")return[Bn(n,s,t.why)];if(t.
kind!=="read")return Mn(n,"document",e.document);const{document:o,faults:r}=t.value,[a]=As(n,e,o,r),i=!r.some(({kind:c})=>c==="shasum"||c==="target");return[...a===
void 0?[]:[a],...i?Cs(n,o):[]]}function As(n,{document:{url:e},sums:t,signature:s,archive:o},r,a){const i=a.filter(({kind:u})=>u==="keys"||u==="packages");return[
...a.filter(u=>!i.includes(u)).map(u=>Oe(n,e,u)),...r.downloadUrl===""?[Bn(n,e,Ss)]:[],...t===null?[]:un(n,"sums",t),...s===null?[]:un(n,"signature",s),...o===null?
[]:un(n,"archive",o),...i.filter(({kind:u})=>u==="packages").map(u=>Oe(n,e,u)),...Ps(n,t,r),...xs(n,s,r,i)]}const Ss="has no `download_url`",dn=(n,e,t)=>{const{
platform:s}=n;return Q(n,`${s} ${e}`,()=>t({...tn(n),platform:s}))},Bn=(n,e,t)=>dn(n,`document ${t}`,s=>(0,Y.packageDocument)({...s,url:e,why:t}));function Oe(n,e,t){
if(t.kind!=="protocols")return Bn(n,e,$s(t,n.platform));const{suggestion:s}=n,{protocols:o}=t;return dn(n,"protocols",r=>(0,Y.packageProtocol)({...r,protocols:o,
suggestion:s}))}function Ps(n,e,{filename:t,shasum:s}){if(e?.kind!=="asked"||e.asked.outcome.kind!=="read")return[];const{url:o}=e.asked,r=ys(e.asked.outcome.value,
t);if(r.kind==="found"&&r.hash===s.toLowerCase())return[];const a={found:`has another hash for ${t} than \`shasum\` in the description of the package`,missing:`\
has no line for ${t===""?"the empty `filename` of the package":t}`,"not-a-hash":`has no SHA-256 hash in the line for ${t}`}[r.kind];return[dn(n,`sums ${a}`,i=>(0,Y.
packageSums)({...i,url:o,why:a}))]}function xs(n,e,{keys:t},s){const{item:o,enforcesSignatures:r}=n,{client:a,host:i}=o,c=a==="opentofu"&&i===(0,N.Vm)(a)&&!r;if(t.
length===0&&c)return[];const u=Ts(e,s);return u===null?[]:[dn(n,`unsigned ${u}`,l=>(0,Y.packageUnsigned)({...l,why:u}))]}function Cs(n,{shasum:e}){const{item:t,
version:s,hashes:o}=n,{locked:r}=t;if(r===null||r.version.text!==s)return[];if(o.length===0||o.includes(`zh:${e.toLowerCase()}`))return[];const a=!o.some(u=>u.startsWith(
"zh:")),{platform:i}=n;return[{...Q(n,`${i} lock ${a}`,u=>{const l=[...new Set(u.map(({client:f})=>f))];return(0,Y.lockPlatformMissing)({...tn(n),platform:i,isContentOnly:a,
clients:l})}),places:[(0,$.W$)(r.version.place)]}]}function Is(n,e,t){return n.flatMap(s=>{const{choice:o,key:r,kind:a,client:i}=s;if(o?.kind!=="chosen")return[];
const c={item:s,version:o.version,isFork:t},u=(0,$.MO)(r,o.version);if(a==="module"){const y=e.modules.get(u)?.[i];return y===void 0?[]:ms(c,y)}const{platforms:l,
enforcesSignatures:f,lockHashes:d}=e,v=Ns(s),g=d.get(s.root.lockFile??"")?.get(r)??[];return l.flatMap(y=>{const b=e.providers.get((0,$.MO)(u,y))?.[i],I={platform:y,
suggestion:v,enforcesSignatures:f,hashes:g};if(b===void 0)return[];const F={...c,...I};return"mirror"in b?ds(F,b):bs(F,b)})})}function Rs({choice:n,key:e,kind:t,
client:s},o){if(n?.kind!=="chosen")return[];const r=(0,$.MO)(e,n.version);if(t==="module"){const a=o.modules.get(r)?.[s];return a===void 0?[]:[a.location,...Wn(
a.steps)]}return o.platforms.flatMap(a=>{const i=o.providers.get((0,$.MO)(r,a))?.[s];return i===void 0?[]:"mirror"in i?[i.file,...Wn([i.archive])]:[i.document,...Wn(
[i.sums,i.signature,i.archive])]})}const Wn=n=>n.flatMap(e=>e?.kind==="asked"?e.asked:[]);function Ns({asked:n}){const e=n?.outcome.kind==="read"?n.outcome.value:
null,{compatible:t=[]}=e??{};return m(h(t,"provider")).newest}function Us(n,e){return e===null?[]:e.platforms.flatMap(t=>{const s=n.flatMap(({choice:o,key:r,client:a})=>{
if(o?.kind!=="chosen")return[];const i=(0,$.MO)((0,$.MO)(r,o.version),t),c=e.providers.get(i)?.[a];return c===void 0?[]:[_s(c)]});return s.length===0?[]:[{platform:t,
available:s.includes(!1)?!1:s.includes(null)?null:!0}]})}function _s(n){if("mirror"in n){const{outcome:t}=n.file;return t.kind==="read"?t.value.kind==="archive":
null}const{outcome:e}=n.document;return e.kind==="status"&&e.status===404?!1:e.kind==="read"?!0:null}const Ds=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;
function js(n){const e=({place:c})=>c!==$.cd,t=_n(n),s=n.roots.map(c=>Dn(c,t(c.client))),o=Ls(n.roots.flatMap(({calls:c})=>c.filter(({module:u})=>u===null))),r=o.
filter(({source:c})=>Ds.test(c)).length,a=s.flatMap(({undescribed:c})=>c).filter(e),i=a.flatMap(({module:c})=>c===null?[]:`${c.namespace}/${c.name}/${c.system}`);
return[...a.length===0?[]:Ee(a,(0,ln.notFollowed)({what:"inside",names:[...new Set(i)]})),...o.length===0?[]:Ee(o,(0,ln.notFollowed)({what:"direct",git:r,names:o.
map(({address:c})=>c)}))]}const Ee=(n,e)=>n.slice(0,1).map(({place:t})=>({problem:e,place:t,clients:[],host:null})),Ls=n=>[...new Map(n.map(e=>[`${e.place.file}\
:${e.place.line}`,e])).values()],zs=["limit","size","stopped"],Te=(n,e)=>[...n.asked===void 0?[]:[n.asked],...e===null?[]:Rs(n,e)];function Bs(n,e){const t=n.flatMap(
o=>Te(o,e).flatMap(({outcome:r})=>"problem"in r&&r.kind==="not-asked"?[{item:o,problem:r.problem}]:[]));return[...Map.groupBy(t,({item:o,problem:r})=>`${nn(o)} ${r.
message}`).values()].flatMap(o=>{const[r]=o;if(r===void 0)return[];const a=[...new Set(o.flatMap(({item:i})=>i.places))];return[{host:nn(r.item),services:[],problem:r.
problem,places:a,needed:a.some(i=>typeof i=="string"||!(0,kn.Zl)(i.file))}]})}function Ws(n,e,{maxRequests:t}){return[...Map.groupBy(n.flatMap(o=>{const r=Te(o,
e),a=zs.find(i=>r.some(({outcome:c})=>c.kind==="not-asked"&&c.why===i));return a===void 0?[]:[{item:o,why:a}]}),({item:o,why:r})=>`${r} ${nn(o)}`).values()].flatMap(
o=>{const[r]=o;if(r===void 0)return[];const a=[...new Set(o.map(({item:l})=>l.name))],i=nn(r.item),c=r.why==="limit"?(0,ln.notFollowed)({what:"limit",max:t,names:a}):
(0,ln.notFollowed)({what:r.why,names:a}),u=r.item.places.slice(0,1);return[{host:i,services:[],problem:c,places:u,needed:!1}]})}function Fs(n,e,t){const s=Hs(e),
o=Map.groupBy(n,({root:r})=>r.directory);return Array.from(o,([r,a])=>({directory:r,clients:[...new Set(a.map(({client:i})=>i))],rows:Array.from(Map.groupBy(a,Ks).
values(),i=>Js(i,s,t))}))}const Ks=({kind:n,key:e,address:t,places:s,constraints:o})=>JSON.stringify([n,e,t,s[0]??null,o.map(({text:r})=>r)]);function Js(n,e,t){
const[s]=n;if(s===void 0)throw new Error("a row without items");const{kind:o,address:r,host:a,constraints:i,locked:c,offered:u,places:l}=s,f=n.flatMap(({client:d,
choice:v})=>v===null?[]:[[d,v.kind==="chosen"?v.version:null]]);return{kind:o,address:r,source:X(s),host:a,constraints:i.map(({text:d})=>d),locked:c?.version.text??
null,chosen:Object.fromEntries(f),newest:u===null?null:m(u).newest,platforms:Us(n,t),drafts:[...new Set(n.flatMap(d=>e.get(d)??[]))],decidedAt:[...i,...c===null?
[]:[c.version]].map(({place:d})=>d),places:(0,kn.As)(l)}}function Hs(n){const e=new Map;for(const{draft:t,items:s}of n)for(const o of new Set(s))e.set(o,[...e.get(
o)??[],t]);return e}function Xs(n,e){const t=rt(n,e),s=[...ut(t,{...e,renamed:n.renamed}),...is(t),...Mt(t),...n.packages===null?[]:Is(t,n.packages,e.isFork)],o=[
...vt(s),...qt(n,t,e)],r=t.filter(({asked:i})=>i?.outcome.kind==="read").map(({host:i,kind:c})=>`${i} ${c==="module"?O.e$:O.xq}`),a=i=>e.hostnames.some(c=>{const u=c.
services.length>0?c.services:e.requiredServices;return c.host===i&&u.includes(O.S3)});return{drafts:[...o.map(({draft:i})=>i),...At(n.clouds),...Rt(n.logins,a),
...Bs(t,n.packages),...Ws(t,n.packages,e)],notes:js(n),roots:Fs(t,o,n.packages),requests:n.requests,answering:new Set(r)}}var Vs=k(2389),Gs=k(1257),Fn=k(5927),fn=k(
4529),Zs=k(772),Kn=k(3948);function be(n,{attemptMs:e,retries:t}){const s=n.findIndex((o,r)=>r===t||!Ys(o,e));return s<0?null:s}function Ys({response:n,hops:e,headMs:t},s){
return t===null?n.kind==="failed"&&n.transient:t>s||(0,R.Mq)(e.at(-1)?.status??0)}var Qs=k(3432),Ae=k(7758);class Se{#e=[];#n;constructor(e){this.#n=e}async pass(e){
this.#n===0?await new Promise(t=>this.#e.push(t)):this.#n-=1;try{return await e()}finally{const t=this.#e.shift();t===void 0?this.#n+=1:t()}}}const Jn=4,qs=2*Jn,
no=1e3,eo=3e4,to=6e4;function so(n){const e={options:n,gate:new Se(Pe(n)),pools:new Map,requests:[],sessions:new Set,kept:new Map},t=()=>{for(const s of e.sessions)
s.close()};return n.stop.signal.addEventListener("abort",t),{ask:s=>{const o=oo(e,s);return o.gate.pass(()=>e.gate.pass(()=>ro(e,o,s)))},requests:()=>e.requests,
close:()=>{n.stop.signal.removeEventListener("abort",t),t()}}}const Pe=({concurrency:n})=>n*Jn;function oo({pools:n},{url:e}){const t=(0,fn.X5)(e),s=t.ok?`${t.value.
name} ${t.value.port}`:"",o=n.get(s);if(o!==void 0)return o;const r={gate:new Se(Jn),idle:new Set,requests:0,pause:Promise.resolve(),silent:0,down:null};return n.
set(s,r),r}async function ro(n,e,t){if(e.down!==null)return e.down;const s=await ao(n,e,t);return s.kind==="not-asked"||(e.silent=s.attempts.every(({headMs:o})=>o===
null)?e.silent+1:0,e.silent>=qs&&(e.down=s)),s}async function ao(n,e,t){const{stop:s,maxRequests:o}=n.options,r=[];for(;;){if(await e.pause,s.why!==null)return Hn(
r,"stopped");if(e.requests>=o)return Hn(r,"limit");const a=await io(n,e,t);if(s.why!==null&&a.response.kind==="failed"||r.push(a),t.patience.every(d=>be(r,d)!==
null)||s.why!==null)return Hn(r,"stopped");const{ms:u,isForHost:l}=lo(a,r.length,n.options),f=(0,Ae.v)(u,n.options);l&&(e.pause=f),await f}}function Hn([n,...e],t){
return n===void 0?{kind:"not-asked",why:t}:{kind:"asked",attempts:[n,...e]}}async function io(n,e,t){const{network:s,startTimer:o}=n.options,{patience:r,maxRedirects:a}=t,
i=co(n,e);e.requests+=1;try{const c=await(0,Kn.e)({...t,asks:"answer",session:i,settings:s,redirectLimits:{terraform:a,opentofu:a},timeoutMs:(0,Qs.nT)(r),startTimer:o});
e.requests+=c.hops.length-1;const{hops:u,timing:l,certificates:f}=c;return n.requests.push({host:t.host,hops:u,timing:l,certificates:f}),c}finally{uo(n,e,i)}}function co({
options:n,sessions:e,kept:t},{idle:s}){for(const r of[...s].reverse())if(s.delete(r),t.delete(r),r.isOpen())return r;const o=(0,Zs.f)(n.network);return e.add(o),
o}function uo({options:n,sessions:e,kept:t},s,o){if(!o.isOpen()){e.delete(o);return}s.idle.add(o),t.set(o,s);const[r]=t;if(t.size<=Pe(n)||r===void 0)return;const[
a,i]=r;i.idle.delete(a),t.delete(a),e.delete(a),a.close()}function lo({response:n},e,{now:t}){const s=n.kind==="received"&&[429,503].includes(n.head.status)?(0,Ae.
V)(n.head.retryAfter,t()):null;return s===null?{ms:Math.min(no*2**(e-1),eo),isForHost:!1}:{ms:Math.min(Math.max(s,0),to),isForHost:!0}}var $n=k(630);const fo=(n,e)=>hn(
Xn(n),`${xe(e)}/versions`),ho=(n,e,t)=>hn(Xn(n),`${xe(e)}/${t}/download`),xe=({namespace:n,name:e,system:t})=>`${n}/${e}/${t}`,po=(n,{namespace:e,type:t})=>hn(n,
`${e}/${t}/versions`),mo=(n,{namespace:e,type:t},s,{os:o,arch:r})=>hn(n,`${e}/${t}/${s}/download/${o}/${r}`),ko=(n,e)=>hn(Xn(n),e);function vo(n,{host:e,namespace:t,
type:s},o){const r=(0,$n.O)(n,`${e}/${t}/${s}/${o}`);return!r.ok||r.value.scheme==="https"?r:(0,A.T)(`unsupported protocol scheme "${r.value.scheme}"`)}function go(n,e){
if(!/^\.{0,2}\//.test(e))return(0,A.J)(e);const t=(0,$n.O)(n,e);return t.ok?(0,A.J)((0,C.jr)(t.value)):t}function wo(n,e){const t=On(n,e);return t.ok&&t.value.fragment!==
""?(0,A.T)("must not include fragment part"):t}function On(n,e){const t=(0,$n.O)(n,e);if(!t.ok)return t;const{scheme:s}=t.value;return s==="http"||s==="https"?t:
(0,A.T)("must use http or https scheme")}const Xn=n=>n.path.endsWith("/")?n:{...n,path:`${n.path}/`};function hn(n,e){const t=(0,$n.O)(n,e);if(!t.ok)throw new Error(
t.why);return t.value}var En=k(6974);const on=(n,e,t,s,o)=>t.map(r=>{const a=yo(n,e,r,o);return a.kind==="service"?{...a,client:r,url:s(a.url)}:{...a,client:r}});
function yo(n,e,t,{settings:{allowedHosts:s,hostnames:o},network:r,visits:a,onlyListed:i}){const c=a.get(e),u=c===void 0?null:Mo(c,t);if(u===null)return{kind:"n\
ot-asked",why:"service"};const{url:l,services:f,origin:d}=u,v=(0,T.nx)(e),g=(0,O.TE)(n,{services:f,documentUrl:l,display:v,client:t});if(g.kind!=="url"||!(0,fn.
X5)(g.url).ok)return{kind:"not-asked",why:"service"};const y=(0,T.Pm)(g.url)??"";return y===e||(0,T.Jr)(y,s)||o.some(I=>I.host===y)||i.has(`${e} ${n}`)||d===null?
{kind:"service",url:g.url,origin:d&&Ce(d,r)}:{kind:"not-asked",why:"not-allowed"}}function Mo(n,e){const{discovery:t}=n.attempt,s=n.forced.find(o=>o.client===e);
return s!==void 0?{url:(0,T.cu)(n.host),services:s.services,origin:null}:t.kind==="found"?{...t,origin:n}:null}const Ce=({host:n,attempt:e},t)=>({isPublic:(0,Kn.
U)(t,(0,T.Sv)(n).name,e.hops[0]?.address??null)}),$o=3e4,Oo=9,Eo={kind:"whole",maxBytes:1024*1024},To={kind:"excerpt",maxBytes:2048},bo={headers:{accept:"applic\
ation/vnd.api+json"},planBody:({status:n})=>n===200?Eo:To,maxRedirects:Oo},Ao=/^[\w-]+$/;async function So(n,e){const t=new Map,s=r=>{const a=(0,C.jr)(r.url),i=t.
get(a)??e.asker.ask(r);return t.set(a,i),i},o=No(n,e).map(async r=>{const{host:a,service:i,clients:c}=r,{token:u,source:l}=await e.tokenOf(a);if(u===null)return[];
const d=on(i,a,c,y=>y,e).flatMap(y=>y.kind==="service"?y:[]),v=Map.groupBy(d,({url:y})=>(0,C.jr)(y)),g={token:u,source:l,attemptMs:e.settings.timeoutMs??$o};return Promise.
all(v.values().map(y=>Po(r,y,g,s)))});return(await Promise.all(o)).flat(2)}async function Po(n,e,{token:t,source:s,attemptMs:o},r){const[a]=e;if(a===void 0)return[];
const{host:i,organization:c,workspace:u}=n,{client:l,origin:f}=a,d=async(G,rn)=>{const An=ko(a.url,G),mn=await r({host:i,url:An,origin:f,token:t,...bo,patience:[
{client:l,attemptMs:o,retries:1}]}),La=mn.kind==="asked"?mn.attempts:[],za=xo(mn,rn);return{host:i,url:(0,C.Pl)(An),tokenSource:s,outcome:za,attempts:La}},v=await d(
"ping",Co),g=e.map(G=>G.client),y={...n,clients:g,ping:v,ofOrganization:null,ofWorkspace:null};if(v.outcome.kind!=="read"||c===null)return[y];const b=`organizat\
ions/${c}`,I=await d(`${b}/entitlement-set`,Ie),z=I.outcome.kind!=="read"||u===null?null:await d(`${b}/workspaces/${u}`,Ie);return[{...y,ofOrganization:I,ofWorkspace:z}]}
function xo(n,e){if(n.kind==="not-asked")return n;const t=(n.attempts.at(-1)??n.attempts[0]).response;return t.kind==="failed"?{kind:"failed",problem:t.problem}:
e(t)}const Co=({head:n})=>({kind:"read",value:n.apiVersion}),Io=U({data:Z(U({id:x}))}),Ie=({head:n,body:e})=>{const{status:t,reason:s}=n,o=(0,En.y8)(e.bytes);if(t<
200||t>399)return{kind:"status",status:t,reason:s,page:o};const r=Ro(new TextDecoder().decode(e.bytes));return r.ok?{kind:"read",value:null}:{kind:"unreadable",
why:r.why,page:o}};function Ro(n){const e=en(n,Io);return e.ok?e.value.data===null?(0,A.T)("has no data"):(0,A.J)(null):e}function No(n,{environment:e}){const t=new Map;
for(const{kind:s,workspace:o,hasOwnToken:r,needs:a,place:i}of n){if(o===void 0||r)continue;const c=s.startsWith("cloud")?e.TF_CLOUD_ORGANIZATION:void 0,u=Re(o.organization??
c),l=Re(o.name);for(const{host:f,service:d,clients:v}of a){const g=[f,d,u,l].join(" "),b=t.get(g)??{host:f,service:d,organization:u,workspace:l,places:[],clients:[]};
t.set(g,b),b.places.push(i),b.clients=[...new Set([...b.clients,...v])]}}return[...t.values()]}const Re=n=>n&&Ao.test(n)?n:null;var Uo=k(9529);const _o=1e4;async function Do(n){
const{visits:e,settings:t}=n,s=new Map;for(const r of e.values())for(const a of jo(r)){const i=(0,T.Pm)(a)??"";a.scheme==="https"&&i!==r.host&&(0,fn.X5)(a).ok&&
(0,T.Jr)(i,t.allowedHosts)&&!s.has(i)&&s.set(i,{visit:r,url:a})}return(await Promise.all(s.values().map(({visit:r,url:a})=>Lo(r,a,n)))).flat()}function jo({host:n,
attempt:{discovery:e}}){if(e.kind!=="found")return[];const t=(0,T.nx)(n),{url:s,services:o}=e,a=(0,O.TE)(O.S3,{services:o,documentUrl:s,display:t,client:"terraf\
orm"});if(a.kind!=="object")return[];const{authz:i,token:c}=(0,Uo.m)(a.value,s,t).value;return[i,c].flatMap(u=>{const l=(0,C.Dl)(u??"");return u!==null&&l.ok?[l.
value]:[]})}async function Lo(n,e,{asker:t,network:s,settings:o}){const r=await t.ask({host:n.host,url:e,origin:Ce(n,s),token:null,headers:{},planBody:()=>({kind:"\
excerpt",maxBytes:0}),maxRedirects:0,patience:[{client:"terraform",attemptMs:o.timeoutMs??_o,retries:1}]}),a=r.kind==="asked"?r.attempts.at(-1):void 0;if(a?.response.
kind!=="failed"||a.headMs!==null)return[];const{problem:i}=a.response;return i.code==="host-http2"?[]:[{host:n.host,url:(0,C.Pl)(e),problem:i}]}var zo=k(7511);const Bo=U(
{versions:Nn(U({}))});function Wo(n,e){const t=Ne(n,e,Bo);return t.ok?(0,A.J)([...t.value.versions?.keys()??[]]):t}const Fo=U({archives:Nn(Z(U({url:x,hashes:J(x)})))});
function Ko(n,e,{os:t,arch:s}){const o=Ne(n,e,Fo);if(!o.ok)return o;const r=o.value.archives?.get(`${t}_${s}`);if(r===void 0)return(0,A.J)({kind:"no-platform"});
if(r===null)return(0,A.J)({kind:"crash"});const{hashes:a,url:i}=r;return a.some(c=>c.indexOf(":")<1)?(0,A.T)(`has a hash without a scheme, such as "zh:", in "ar\
chives.${t}_${s}"`):(0,A.J)({kind:"archive",url:i,hashes:a})}function Ne(n,e,t){const s=(0,zo.i)(e??"");return s.ok&&s.value==="application/json"?en(n,t):(0,A.T)(
e===null?"has no Content-Type; expected application/json":"has a Content-Type other than application/json")}var Jo=k(960);function Ho({attempts:n},e){const{attemptMs:t}=e,
s=n[be(n,e)??n.length-1]??n[0],{response:o,timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=t)return o;const i=(a??0)>t?"response":"body";return{kind:"fail\
ed",problem:(0,Jo.hostTimeout)({host:Xo(o.url),asks:"answer",phase:i,limitMs:t}),transient:!0}}const Xo=({host:n})=>n.replace(/:443$/,""),Vo=9,Ue=8*1024*1024,Go={
kind:"whole",maxBytes:Ue},Zo={kind:"excerpt",maxBytes:2048},Vn=(n,e,t,s)=>pn(n,e,{accepts:o=>o===200,plan:()=>Go,read:({body:o})=>t(sn(o))},s),sn=({bytes:n})=>new TextDecoder(
"utf-8",{ignoreBOM:!0}).decode(n);async function pn(n,e,t,s){const o=l=>l.kind==="service",{token:r,source:a}=await s.tokenOf(n),i=Map.groupBy(e.filter(o),({url:l})=>(0,C.
jr)(l)),c=await Promise.all(Array.from(i.values(),async l=>{const f={host:n,tokenSource:a};try{const d=await Yo(n,r,l,t,s);return Qo(d,f,l,t,s)}catch(d){const g={
kind:"not-asked",why:"unchecked",problem:(0,Ln.hostCheckCrashed)({host:(0,T.nx)(n),thrown:d})};return l.map(({client:y,url:b})=>{const I={...f,url:(0,C.Pl)(b),outcome:g,
attempts:[]};return[y,I]})}})),u=e.flatMap(l=>{if(o(l))return[];const f={kind:"not-asked",why:l.why};return[[l.client,{host:n,url:"",tokenSource:a,outcome:f,attempts:[]}]]});
return Object.fromEntries([...u,...c.flat()])}async function Yo(n,e,t,{headers:s,maxRedirects:o=Vo,accepts:r,plan:a},{asker:i,patience:c,versionOf:u}){const[l]=t;
if(l===void 0)throw new Error("a question without a client");return await i.ask({host:n,url:l.url,origin:l.origin,token:e,headers:s??{"x-terraform-version":u(l.
client)},planBody:f=>r(f.status)?a(f):Zo,maxRedirects:o,patience:t.map(({client:f})=>c(f))})}function Qo(n,e,t,s,{patience:o}){const r=new Map;return t.map(({client:a,
url:i})=>{const c=n.kind==="asked"?Ho(n,o(a)):n,u=r.get(c)??{...e,url:(0,C.Pl)(i),outcome:nr(c,s),attempts:n.kind==="asked"?n.attempts.map(qo):[]};return r.set(
c,u),[a,u]})}const qo=({hops:n,timing:e,certificates:t})=>({hops:n,timing:e,certificates:t});function nr(n,{accepts:e,plan:t,read:s}){if(n.kind==="not-asked")return n;
if(n.kind==="failed"){const{problem:u}=n;return u.code==="host-http2"?{kind:"not-asked",why:"unchecked",problem:u}:{kind:"failed",problem:u}}const{head:o,body:r}=n,
{status:a,reason:i}=o;if(!e(a))return{kind:"status",status:a,reason:i,page:(0,En.y8)(r.bytes)};if(r.truncated&&t(o).kind==="whole")return{kind:"not-asked",why:"\
size"};const c=s(n);return c.ok?{kind:"read",value:c.value}:c.why===he?{kind:"not-asked",why:"size"}:{kind:"unreadable",why:c.why,page:(0,En.y8)(r.bytes)}}async function er(n,e,t){
const s=Array.from(n,async([o,r])=>[o,await tr(r,e,t)]);return new Map((await Promise.all(s)).filter(([,o])=>Object.keys(o).length>0))}async function tr({address:n,
clients:e},t,s){const o=e.flatMap(c=>{const u=t(n,c);return u===null?[]:[{client:c,...u}]}),r=sr(n,o),a=Array.from(r,async([c,u])=>[c,await _e(u,rr,s)]),i=new Map(
await Promise.all(a));return Object.fromEntries(o.map(({client:c,place:u,methods:l})=>[c,{place:u,methods:l.flatMap(f=>or(f,c,i))}]))}function sr(n,e){const t=new Map;
for(const{client:s,methods:o}of e)for(const r of o){if(r.kind!=="network")continue;const{url:a}=r,i=(0,C.jr)(a),c=[...t.get(i)?.clients??[],s],u=Tn(r);t.set(i,{
url:a,mirror:u,provider:n,file:"index.json",clients:c})}return t}const Tn=({url:n,place:e})=>({url:(0,C.Pl)(n),place:e,hasSlash:n.path.endsWith("/")});function or(n,e,t){
if(n.kind!=="network")return[{kind:n.kind}];const s=t.get((0,C.jr)(n.url))?.[e];return s===void 0?[]:[{kind:"network",index:{...s,mirror:Tn(n)}}]}function rr({head:n,
body:e}){const t=Wo(sn(e),n.contentType);return t.ok?(0,A.J)(t.value.filter(s=>(0,S.rK)(s)!==null)):t}const ar=5;async function _e({url:n,mirror:e,provider:t,file:s,
clients:o},r,a){const i=(0,T.Pm)(n),c=vo(n,t,s);if(!c.ok){const g=`${e.place.file}:${e.place.line}`,y={mirror:e.url,at:g,provider:(0,$.JT)(t)},b=(0,wn.mirrorUrl)(
{...y,kind:"port"}),I={host:i,url:e.url,tokenSource:null,attempts:[]};return ir(o,{...I,outcome:{kind:"failed",problem:b}})}const{allowedHosts:u,hostnames:l}=a.
settings,f=(0,T.Jr)(i,u)||l.some(g=>g.host===i),d=o.map(g=>f?{client:g,kind:"service",url:c.value,origin:null}:{client:g,kind:"not-asked",why:"not-allowed"});return await pn(
i,d,{accepts:g=>g===200,plan:()=>({kind:"whole",maxBytes:Ue}),read:r,maxRedirects:ar},{...a,patience:g=>({...a.patience(g),...g==="opentofu"?{retries:0}:{}})})}
const ir=(n,e)=>Object.fromEntries(n.map(t=>[t,e]));function cr(n,e){const t=new Map(n);for(const[s,o]of e){const r=n.get(s),a=Object.entries(o).map(([i,c])=>[i,
ur(c,r?.[i])]);t.set(s,{...r,...Object.fromEntries(a)})}return t}function ur({methods:n},e){const t=n.flatMap(i=>lr(i,e)),s=t.find(dr);if(s!==void 0)return s;const o=t.
find(({outcome:i})=>i.kind==="not-asked");if(o!==void 0)return o;if(t.length<n.length)return;const r=t.flatMap(({outcome:i})=>i.kind==="read"?[i.value]:[]),a=t.
find(({outcome:i})=>i.kind==="read");return a===void 0||r.every(({texts:i})=>i.length===0)?t.find(({mirror:i})=>i===void 0)??a??t[0]:{...a,outcome:{kind:"read",
value:fr(r)}}}function lr(n,e){switch(n.kind){case"local":return[];case"direct":return e===void 0?[]:[e];case"network":{const{index:t}=n,{outcome:s}=t;if(s.kind!==
"read")return[{...t,outcome:s}];const o={texts:s.value,compatible:[],warnings:[]};return[{...t,outcome:{kind:"read",value:o}}]}}}const dr=({outcome:n})=>n.kind===
"failed"||n.kind==="unreadable"||n.kind==="status"&&n.status!==404,fr=n=>({texts:[...new Set(n.flatMap(({texts:e})=>e))],compatible:n.flatMap(({compatible:e})=>e),
warnings:n.flatMap(({warnings:e})=>e)}),hr=n=>Gn(n.flatMap(({client:e,calls:t})=>t.flatMap(({module:s})=>s===null?[]:[{address:s,client:e}])),$.MP),De=(n,e=()=>!1)=>Gn(
n.flatMap(t=>t.providers.flatMap(({provider:s})=>e(s,t)?[]:[{address:s,client:t.client}])),$.JT);function Gn(n,e){return new Map(Array.from(Map.groupBy(n,({address:t})=>e(
t)),([t,s])=>{const o=[...new Set(s.map(({client:r})=>r))];return[t,{address:s[0].address,clients:o}]}))}async function pr(n,e){let t={modules:new Map,described:new Map},
s=n.flatMap(({client:o,calls:r})=>r.flatMap(({module:a,constraint:i})=>a===null?[]:[{address:a,client:o,constraint:i}]));for(;s.length>0;){const o=await kr(Gn(s,
$.MP),s,e);t={modules:new Map([...t.modules,...o.modules]),described:new Map([...t.described,...o.described])},s=mr(n,t,e)}return t}function mr(n,e,{visits:t}){
const s=_n(e);return n.flatMap(o=>Dn(o,s(o.client)).calls.filter(({module:r})=>t.has(r.host)&&!e.modules.has((0,$.MP)(r))).map(({module:r,constraint:a})=>({address:r,
client:o.client,constraint:a})))}async function kr(n,e,t){const s=Map.groupBy(e,({address:a})=>(0,$.MP)(a)),o=new Map,r=await Promise.all(Array.from(n,async([a,
{address:i,clients:c}])=>{const u=d=>fo(d,i),l=on(O.e$,i.host,c,u,t),f=d=>{const v=Jt(d);return v.ok&&v.value.kind==="versions"&&o.set(a,Xt(d,v.value.texts,s.get(
a)??[])),v};return[a,await Vn(i.host,l,f,t)]}));return{modules:new Map(r),described:o}}const vr=U({id:x,moved_to:x});function gr(n,e){const t=en(n,vr);if(!t.ok)
return t;const{id:s,moved_to:o}=t.value,r=(0,fe.m)(o===""?s:o,"terraform"),a=r.kind==="registry"&&r.type===e;return(0,A.J)(a?r.namespace:null)}const wr=n=>n.find(
e=>(0,S.rK)(e)===null),je=n=>n.some(e=>{const t=(0,S.rK)(e),[s]=t?.numbers??[];return t!==null&&!(0,S.Ty)(t)&&(s===5n||s===6n)}),yr=U({versions:J(U({version:x,protocols:J(
x)})),warnings:J(x)});function Mr(n){const e=en(n,yr);if(!e.ok)return e;const{versions:t,warnings:s}=e.value,o=new Map(t.map(a=>[a.version,a.protocols])),r=[...o.
keys()];return(0,A.J)({texts:r,compatible:r.filter(a=>je(o.get(a)??[])),warnings:r.length===0?[]:s})}async function $r(n,e){const t=new Map,s=new Map,o=Array.from(
n,async([r,{address:a,clients:i}])=>{const c=on(O.xq,a.host,i,Le(a),e),u=await Vn(a.host,c,Mr,e);t.set(r,u);const l=i.find(d=>Or(a,d,u[d])),f=l===void 0?null:await Er(
a,l,e);f!==null&&s.set(r,f)});return await Promise.all(o),{providers:t,renamed:s}}const Le=n=>e=>po(e,n),Or=({host:n,namespace:e},t,s)=>e==="hashicorp"&&n===(0,N.
Vm)(t)&&s?.outcome.kind==="status"&&s.outcome.status===404;async function Er(n,e,t){const s=Le({...n,namespace:"-"}),o=c=>gr(c,n.type),r=on(O.xq,n.host,[e],s,t),
i=(await Vn(n.host,r,o,t))[e]?.outcome;return i?.kind==="read"?i.value:null}async function Tr(n,e){const{configs:t,dialect:s,directory:o,plugins:r,settings:a}=e,
i=[...n,...(0,Gs.n)(a.hostnames,s.clients)],c=(0,Fn.Vn)(t,{root:o,plugins:r,releases:s.releases,asksMirrors:!0}),u=hr(i),l=De(i,(d,{directory:v,client:g})=>v!==
$.cd.file&&c(d,v,g)),f=so({...e,maxRequests:a.maxRequests});try{const d=br(e,Sr(f,u.size+l.size,e)),{environment:v}=e.machine,g=(0,Fn.xT)(t,s.releases,e.learn),
[y,b,I,F,z]=await Promise.all([pr(i,d),$r(l,d),er(De(i),g,d),So(e.usages,{...d,environment:v}),Do(d)]),G={roots:i,...y,...b,providers:cr(b.providers,I),installations:I},
rn=await e.askPackages?.(G,d,e)??null;return{...G,packages:rn,clouds:F,logins:z,requests:f.requests()}}finally{f.close()}}function br(n,e){const{configs:t,dialect:s,
credentials:o,visits:r,settings:a,network:i}=n,c=new Map(t.map(u=>[u.client,u.patience]));return{asker:e,settings:a,network:i,clients:s.clients,visits:new Map(r.
map(u=>[u.host,u])),onlyListed:Ar(n),patience:u=>c.get(u)??{client:u,attemptMs:1e4,retries:1},versionOf:u=>(0,R.tB)(u,s.versions),tokenOf:async u=>{const{answer:l}=await o.
find(u);return{token:l?.token??null,source:l?.token?l.source:null}}}}function Ar({settings:n,usages:e}){const t=n.hostnames.flatMap(({addresses:o})=>o).map(ze);
if(t.length===0)return new Set;const s=new Set(e.flatMap(({needs:o})=>o.map(ze)));return new Set(t.filter(o=>!s.has(o)))}const ze=({host:n,service:e})=>`${n} ${e}`;
function Sr(n,e,{progress:t}){let s=0;return t({total:e,done:s}),{...n,ask:async o=>{const r=await n.ask(o);return s+=1,t({total:Math.max(e,s),done:s}),r}}}var Pr=k(
6760),xr=k(7542),Cr=k(5747),Ir=k(5808);function Rr(n,{dialect:e,settings:{upgrade:t}}){const s=n.roots.flatMap(r=>r.calls.flatMap(a=>{const{module:i}=a,c=i===null?
"":(0,$.MP)(i),u=Be(n.modules.get(c)?.[r.client]);if(i===null||u?.kind!=="versions")return[];const l=E(a,h(u.texts,"module"),r.client);return We(l,i,c,r)})),o=n.
roots.flatMap(r=>{const{client:a}=r,i=(0,R.tB)(a,e.versions),c={upgrade:t,rejectsUnreadable:(0,R.Jd)(a,i)};return r.providers.flatMap(u=>{const{provider:l}=u,f=(0,$.
JT)(l),d=Be(n.providers.get(f)?.[a]);if(d===null)return[];const v=K(u,h(d.texts,"provider"),c);return We(v,l,f,r)})});return{modules:Fe(s),providers:Fe(o)}}const Be=n=>n?.
outcome.kind==="read"?n.outcome.value:null;function We(n,e,t,{client:s}){if(n.kind!=="chosen")return[];const{version:o}=n;return[{key:(0,$.MO)(t,o),version:{address:e,
version:o,clients:[s]}}]}function Fe(n){const e=new Map;for(const{key:t,version:s}of n){const o=new Set([...e.get(t)?.clients??[],...s.clients]);e.set(t,{...s,clients:[
...o]})}return e}var Ke=k(6979),Je=k(4321);const He=["file","gcs","git","hg","http","https","s3"],Xe="zip|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",Nr=new RegExp(`^(?:${Xe}\
|tar\\.(?:gz|bz2|xz))$`),Ur=new RegExp(`\\.(?:${Xe})$`),_r=/^(?:0|f|F|false|FALSE|False)$/;function Ve({getter:n,url:e,host:t},s){if(!(He.includes(n)||n==="oci"&&
s==="opentofu"))return{kind:"refused",why:`download not supported for scheme '${n}'`};if(e===null||!/^https?$/.test(e.scheme))return{kind:"other",getter:n,host:t};
const r=(0,Ke.xB)(e.query);if(n==="git")return{kind:"git",url:Zn(e,[])};if(!/^https?$/.test(n))return{kind:"other",getter:n,host:t};const a=r.find(([u])=>u==="a\
rchive")?.[1]??"",i=r.filter(([u])=>u!=="checksum"&&!(u==="archive"&&a!==""));return(a===""?Ur.test(e.path):!_r.test(a)&&Nr.test(a))?{kind:"archive",url:Zn(e,i)}:
r.some(([u,l])=>u==="checksum"&&l!=="")?{kind:"refused",why:"checksum cannot be specified for directory download"}:{kind:"page",url:Zn(e,[...i,["terraform-get",
"1"]])}}const Zn=(n,e)=>({...n,query:(0,Ke.Ge)(e),forceQuery:!1,fragment:""});function Dr(n,e){const t=/^([A-Za-z][A-Za-z0-9+.-]*):/.exec(n)?.[1];return t===void 0?
(0,A.T)(`invalid source string: ${n}`):!He.includes(t)&&!(t==="oci"&&e==="opentofu")?(0,A.T)(`no getter available for X-Terraform-Get source protocol: "${t}"`):
(0,Je.cx)(n,e)}const jr={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function Lr(n){for(const[e,t,s=""]of n.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.
toLowerCase();if(t===""?o==="body":o==="head")return null;if(t!==""||o!=="meta")continue;const r=new Map;for(const[,i="",c,u,l]of e.matchAll(zr))r.set(i.toLowerCase(),
c??u??l??"");const a=r.get("content")??"";if(r.get("name")==="terraform-get"&&a!=="")return Br(a)}return null}const zr=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
Br=n=>n.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(e,t,s)=>t!==void 0?jr[t]??e:Number(s)<=1114111?String.fromCodePoint(Number(s)):e),Wr=3e4,Yn={kind:"excerpt",maxBytes:1024},
Ge=n=>({kind:"whole",maxBytes:n}),Ze=4*1024*1024,Fr=128*1024,Ye={terraform:0,opentofu:0},Qn=n=>n===200,Qe={range:"bytes=0-0"},qn={name:"archive",headers:Qe,accepts:n=>n===
200||n===206,plan:()=>Yn,read:()=>(0,A.J)(""),retries:Ye,netrc:R.Du},qe={name:"provider archive",headers:Qe,accepts:n=>n===200||n===206,plan:()=>Yn,read:()=>(0,A.
J)(null),retries:{terraform:0,opentofu:2},netrc:["terraform"]},Kr={...qn,name:"direct archive",accepts:n=>n>=200&&n<300,retries:null,netrc:[]},Jr={name:"page",headers:{},
accepts:n=>n>=200&&n<300,plan:({terraformGet:n})=>n?Yn:{kind:"excerpt",maxBytes:Fr},read:({head:n,body:e})=>{const t=n.terraformGet||Lr(sn(e));return t===null?(0,A.
T)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,A.J)(t)},retries:Ye,netrc:R.Du},Hr={...qn,name:"repository",headers:{},accepts:Qn,netrc:[]},
Xr={name:"sums",headers:{},accepts:Qn,plan:()=>Ge(Ze),read:({body:n})=>(0,A.J)(sn(n)),retries:null,netrc:[]},Vr={name:"signature",headers:{},accepts:Qn,plan:()=>Ge(
Ze),read:({body:{bytes:n}})=>n.length===0?(0,A.J)("empty"):(0,A.J)(Ms(n)?"binary":"other"),retries:null,netrc:[]};function Gr(n,e){const t=new Map;return{fetch:async(s,o)=>{
const{client:r,url:a,origin:i,token:c=!1}=s,u=(0,T.Pm)(a);if(u!==null&&!Zr(u,s,n))return{kind:"not-allowed",host:u};const l=`${o.name} ${c} ${i?.isPublic} ${(0,C.
jr)(a)}`,f=t.get(l)??Qr(s,o,n,e);t.set(l,f);const d=(await f)[r];if(d===void 0)throw new Error("a client without an answer");return{kind:"asked",asked:d}}}}function bn({
attempts:n},e){const{url:t="",address:s=null}=n.at(-1)?.hops.at(-1)??{},o=(0,C.Dl)(t),r=o.ok?(0,fn.X5)(o.value):null;return{isPublic:!r?.ok||(0,Kn.U)(e,r.value.
name,s)}}const Zr=(n,{registry:e},{settings:{allowedHosts:t,hostnames:s}})=>n===e||(0,T.Jr)(n,t)||s.some(o=>o.host===n),Yr=async()=>({token:null,source:null});function Qr({
registry:n,url:e,origin:t,token:s=!1},o,r,{withLogin:a}){const{retries:i,netrc:c}=o,u=r.clients.map(l=>{const f=c.includes(l)?a(e):e;return{kind:"service",client:l,
url:f,origin:t}});return pn(n,u,o,{...r,patience:l=>i===null?r.patience(l):{client:l,attemptMs:Wr,retries:i[l]},tokenOf:s?r.tokenOf:Yr})}function qr(n,e,t){return[
...ea(n.protocols),...n.os===e.os&&n.arch===e.arch?[]:[{kind:"target",found:{os:n.os,arch:n.arch}}],...ne(t,"download_url",n.downloadUrl),...sa(n.packages),...na(
n.shasum)?[]:[{kind:"shasum",text:n.shasum}],...ne(t,"shasums_url",n.sumsUrl),...ne(t,"shasums_signature_url",n.signatureUrl),...ta(n.keys),...oa(n,e)]}const na=n=>/^[0-9a-fA-F]{64}$/.
test(n);function ea(n){const e=wr(n);return e!==void 0?[{kind:"protocol-unreadable",text:e}]:n.length===0||je(n)?[]:[{kind:"protocols",protocols:n}]}function ne(n,e,t){
const s=On(n,t);return s.ok?[]:[{kind:"url",field:e,text:t,why:s.why}]}function ta(n){const[e]=n;return n.includes(null)?[{kind:"keys",why:"null"}]:e?/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.
test(e)?[]:[{kind:"keys",why:"not-armored"}]:[{kind:"keys",why:e===void 0?"none":"not-armored"}]}function sa(n){return[...[...n.keys()].filter(t=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.
test(t)),...Array.from(n.values(),({hashes:t})=>t).flat().filter(t=>t.indexOf(":")<1)].slice(0,1).map(t=>({kind:"packages-unreadable",text:t}))}function oa({packages:n,
shasum:e},{os:t,arch:s}){if(n.size===0)return[];const o=n.get(`${t}_${s}`);if(o===void 0)return[{kind:"packages",why:"no-platform"}];if(o.size<=0)return[{kind:"\
packages",why:"no-size"}];const r=o.hashes.filter(a=>a.startsWith("zh:"));return r.some(a=>a!==`zh:${e}`)?[{kind:"packages",why:"other-hash"}]:r.length===0?[{kind:"\
packages",why:"no-hash"}]:[]}const ee=(n,e)=>U({protocols:J(x),os:x,arch:x,filename:x,download_url:x,shasum:x,shasums_url:x,shasums_signature_url:x,signing_keys:U(
{gpg_public_keys:J(Z(n))}),packages:e}),nt=U({ascii_armor:x}),ra=Nn(U({hashes:J(x),package_size:Lt})),aa={terraform:ee(U({ascii_armor:x,trust_signature:x}),Rn),
"opentofu before 1.12":ee(nt,Rn),opentofu:ee(nt,ra)};function ia(n,e){const t=en(n,aa[e]);if(!t.ok)return t;const{value:s}=t;return(0,A.J)({os:s.os,arch:s.arch,
protocols:s.protocols,filename:s.filename,shasum:s.shasum,downloadUrl:s.download_url,sumsUrl:s.shasums_url,signatureUrl:s.shasums_signature_url,keys:s.signing_keys.
gpg_public_keys.map(o=>o===null?null:o.ascii_armor),packages:new Map(Array.from(s.packages??[],([o,{hashes:r,package_size:a}])=>[o,{hashes:r,size:a}]))})}const ca=4*
1024*1024,ua={accepts:n=>n===200,plan:()=>({kind:"whole",maxBytes:ca}),read:({body:n,url:e})=>(0,A.J)({text:sn(n),url:e})};async function et({address:n,version:e,
clients:t},s,o){const r=u=>mo(u,n,e,s),a=on(O.xq,n.host,t,r,o),i=await pn(n.host,a,ua,o),c=t.map(async u=>{const l=i[u];if(l===void 0)return[];const f=la(u,l.outcome,
s,o),d={...l,outcome:f},v=l.outcome.kind==="read"?l.outcome.value.url:null,g={registry:n.host,client:u,origin:bn(l,o.network)},y=v===null||f.kind!=="read"?te:await fa(
f.value,{...g,url:v},o);return[[u,{document:d,...y}]]});return Object.fromEntries((await Promise.all(c)).flat())}function la(n,e,t,{readsPackages:s}){if(e.kind!==
"read")return e;const{text:o,url:r}=e.value,i=ia(o,n==="terraform"?n:s?"opentofu":"opentofu before 1.12");if(!i.ok){const u=(0,En.y8)(new TextEncoder().encode(o.
slice(0,2048)));return{kind:"unreadable",why:i.why,page:u}}const c=i.value;return{kind:"read",value:{document:c,faults:qr(c,t,r)}}}const te={sums:null,signature:null,
archive:null},da=["keys","packages"];async function fa({document:n,faults:e},t,{hosts:s}){if(e.some(({kind:i})=>!da.includes(i)))return te;const o=async(i,c)=>{
const u=On(t.url,i);return u.ok?s.fetch({...t,url:u.value},c):null},r=await o(n.sumsUrl,Xr);if(!tt(r))return{...te,sums:r};const a=await o(n.signatureUrl,Vr);return tt(
a)?{sums:r,signature:a,archive:await o(n.downloadUrl,qe)}:{sums:r,signature:a,archive:null}}const tt=n=>n?.kind==="asked"&&n.asked.outcome.kind==="read";function ha(n){
const e=new Map;return(t,{address:s,version:o})=>{const{url:r}=t,a=`${(0,C.jr)(r)} ${(0,$.MO)((0,$.JT)(s),o)}`,i=e.get(a)??_e({url:r,mirror:Tn(t),provider:s,file:`${o}\
.json`,clients:n.clients},({head:c,body:u,url:l})=>(0,A.J)({text:sn(u),contentType:c.contentType,url:l}),n);return e.set(a,i),i}}async function pa(n,e,t){const{
address:s,clients:o}=n,r=o.flatMap(u=>{const l=t.methodsOf(s,u)?.methods??[];return l.every(({kind:f})=>f==="direct")?[]:[{client:u,methods:l}]}),a=o.filter(u=>!r.
some(l=>l.client===u)),[i,...c]=await Promise.all([et({...n,clients:a},e,t),...r.map(async({client:u,methods:l})=>{const f=await ma({...n,clients:[u]},e,l,t);return f===
void 0?{}:{[u]:f}})]);return Object.assign({},i,...c)}async function ma(n,e,t,s){const[o]=n.clients;let r;for(const a of t){if(a.kind==="local"||o===void 0)return;
if(r=a.kind==="network"?await va(a,n,e,s):(await et(n,e,s))[o],r===void 0||!ka(r))return r}return r}function ka(n){if("mirror"in n){const{outcome:t}=n.file;return t.
kind==="read"&&t.value.kind==="no-platform"}const{outcome:e}=n.document;return e.kind==="status"&&e.status===404}async function va(n,e,t,s){const[o]=e.clients,r=o&&
(await s.versionFiles(n,e))[o];if(o===void 0||r===void 0)return;const a=Tn(n),i=ga(r.outcome,t),c={...r,mirror:a,outcome:i};if(r.outcome.kind!=="read"||i.kind!==
"read"||i.value.kind!=="archive")return{mirror:a,file:c,archive:null};const u=On(r.outcome.value.url,i.value.url);if(!u.ok)return{mirror:a,file:c,archive:{kind:"\
refused",why:u.why}};const l=(0,T.Pm)(n.url),f=bn(r,s.network),d={registry:l,client:o,url:u.value,origin:f};return{mirror:a,file:c,archive:await s.hosts.fetch(d,
qe)}}function ga(n,e){if(n.kind!=="read")return n;const{text:t,contentType:s}=n.value,o=Ko(t,s,e);return o.ok?{kind:"read",value:o.value}:{kind:"unreadable",why:o.
why,page:null}}var wa=k(7027);const se=({header:n})=>n?{kind:"address",location:n}:{kind:"none"},ya=U({location:x,use_registry_credentials:Z(jt)}),Ma=U({location:x,
use_registry_credentials:Rn});function $a(n,e){if(n.status===204)return se(n);const t=en(n.body,e?ya:Ma,"whole");if(!t.ok)return{kind:"unreadable",why:t.why};const{
location:s,use_registry_credentials:o}=t.value;return o!==null?{kind:"url",location:s,usesCredentials:o}:s===""?se(n):{kind:"address",location:s}}function Oa({answer:n,
downloadUrl:e,client:t,readsCredentials:s}){const o=t==="terraform"?se(n):$a(n,s);switch(o.kind){case"none":return q(Ea[t]);case"unreadable":return q(`the respo\
nse ${o.why}`);case"url":{if(o.location==="")return q("the response has `use_registry_credentials` and no `location`");const r=wo(e,o.location);return r.ok?{kind:"\
direct",url:r.value,usesCredentials:o.usesCredentials}:q(r.why)}case"address":{const r=go(e,o.location);return r.ok?Aa(r.value,t):q(r.why)}}}const Ea={terraform:"\
the response has no X-Terraform-Get header",opentofu:"the response has neither `location` nor an X-Terraform-Get header"},q=n=>({kind:"refused",why:Ta(n)}),Ta=n=>n.
replace(/\?[^\s"']*/g,"?\u2026").replace(/\/\/[^\s"'/@]*@/g,"//\u2026@");function ba(n,e){const t=Dr(n,e);return t.ok?Ve(t.value,e):q(t.why)}function Aa(n,e){const t=(0,N.
vL)(n,e);if(t.kind==="invalid")return q(t.error);if(t.kind!=="remote")return q("must be a direct remote package address");const s=(0,Je.cx)(n,e);return s.ok?Ve(
s.value,e):q(s.why)}const Sa=1024*1024,Pa={accepts:n=>n===200||n===204,plan:()=>({kind:"whole",maxBytes:Sa}),read:({head:n,body:e})=>(0,A.J)({status:n.status===
204?204:200,header:n.terraformGet,body:sn(e)})};async function xa({address:n,version:e,clients:t},s){const{host:o}=n,r=u=>ho(u,n,e),a=on(O.e$,o,t,r,s),i=await pn(
o,a,Pa,s),c=a.map(async u=>{const{client:l}=u,f=i[l];if(f===void 0)return[];if(u.kind!=="service"||f.outcome.kind!=="read")return[[l,{location:{...f,outcome:f.outcome},
steps:[]}]];const d=f.outcome.value,{readsPackages:v,network:g}=s,y=Oa({answer:d,downloadUrl:u.url,client:l,readsCredentials:v}),b={registry:o,client:l,origin:bn(
f,g),start:u.url},I=await Ia(y,b,s),F={...f,outcome:{kind:"read",value:null}};return[[l,{location:F,steps:I}]]});return Object.fromEntries((await Promise.all(c)).
flat())}const Ca=10;async function Ia(n,e,{hosts:t,network:s}){const o=[];let r=n,{origin:a}=e;for(let i=0;r.kind!=="refused"&&r.kind!=="other";i+=1){if(r.kind===
"page"&&i===Ca)return[...o,{kind:"refused",why:`too many X-Terraform-Get redirects: ${i+1}`}];const[c,u]=Na[r.kind],l=r.kind==="direct"&&r.usesCredentials,f=l&&
Ra(e.start,r.url),d=await t.fetch({...e,url:Ua(r),origin:a,token:f},u),v=d.kind==="asked"&&d.asked.outcome;if(l&&!f&&v&&v.kind==="status"&&v.status===401){const g=(0,T.
Pm)(r.url);return[...o,{kind:"other",getter:`the token of the registry from ${g}`,host:g}]}if(o.push({...d,what:c}),r.kind!=="page"||!v||v.kind!=="read")return o;
a=bn(d.asked,s),r=ba(v.value,e.client)}return[...o,r]}function Ra(n,e){const t=[n,e].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,fn.be)(s)}));return(0,wa.
n)(t).at(-1)==="sent"}const Na={archive:["archive",qn],direct:["archive",Kr],page:["page",Jr],git:["repository",Hr]},Ua=({kind:n,url:e})=>n==="git"?{...e,path:`${e.
path}/info/refs`,query:"service=git-upload-pack"}:e;async function _a(n,e,t){const{machine:s,learn:o}=t,r=Rr(n,t),{settings:a,versionOf:i}=e,{OPENTOFU_ENFORCE_GPG_VALIDATION:c}=s.
environment,u={...e,hosts:Gr(e,(0,xr.TU)(s,o)),readsPackages:(0,R.sX)(i("opentofu"))},l=(0,Fn.xT)(t.configs,t.dialect.releases,o),f={...u,methodsOf:l,versionFiles:ha(
u)},d=Array.from(r.modules,async([y,b])=>[y,await xa(b,u)]),v=a.platforms.length===0?[s.platform]:a.platforms,g=Array.from(r.providers).flatMap(([y,b])=>v.map(async I=>{
const[F="",z=""]=I.split("_"),G=await pa(b,{os:F,arch:z},f);return[(0,$.MO)(y,I),G]}));return{modules:new Map(await Promise.all(d)),providers:new Map(await Promise.
all(g)),platforms:v,lockHashes:t.lockHashes??Da(n.roots,t),enforcesSignatures:c==="true"}}function Da(n,{directory:e}){const t=new Set(n.flatMap(({lockFile:s})=>s??
[]));return new Map(Array.from(t,s=>{const o=(0,Cr.yR)((0,Pr.join)(e,s));return[s,o.ok?(0,Ir.g)(o.text):new Map]}))}async function ja(n,e,t){const s={askPackages:e.
settings.depth==="packages"?_a:null};try{return Xs(await Tr(n,{...e,...s}),t)}catch(o){const a=e.visits.filter(({attempt:i})=>i.discovery.kind==="found").map(({
host:i})=>{const c=(0,Ln.hostCheckCrashed)({host:(0,T.nx)(i),thrown:o});return{services:[],problem:c,needed:!0,host:i,places:[]}});return{...Vs.j7,drafts:a}}}})};export{Ba as id,Wa as ids,Fa as modules};
