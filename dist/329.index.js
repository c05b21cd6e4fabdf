const wa=329,ya=[329],Ma={1790:((an,V,m)=>{m.d(V,{XA:()=>j,iM:()=>C,jF:()=>D,jQ:()=>T,s5:()=>F});var $=m(1731);function C(p,h,k){const y=A(h,k);return N(p.filter(
E=>(!(0,$.Ty)(E)||(0,$.Cg)(E)===y)&&T(E,h)))}function j(p,h){return N(p.filter(k=>(!(0,$.Ty)(k)||h.some(y=>W(k,y)))&&!_(k)&&h.every(y=>P(k,y))))}const F=p=>N(p.
filter(h=>!(0,$.Ty)(h)));function D(p){const h=p.filter(k=>k.operator==="=");return h.length===1&&h.every(({version:k})=>_({...k,build:""}))}const T=(p,h)=>h.every(
k=>H(p,k)),N=p=>p.reduce((h,k)=>h===null||(0,$.Zy)(k,h)>0?k:h,null);function A(p,h){const[k,y]=p;if(k===void 0||y!==void 0)return null;const E=k.text.trim().replace(
h==="opentofu"?/^=?v?/:/^=?/,""),L=(0,$.rK)(E);return L===null?null:(0,$.Cg)(L)}const _=({numbers:p,pre:h,build:k})=>h===""&&k===""&&p.every(y=>y===0n),W=(p,h)=>h.
operator==="="&&I(p,h.version),I=(p,h)=>p.build===h.build&&(0,$.Zy)(p,h)===0;function H(p,{operator:h,version:k}){const y=(0,$.Zy)(p,k);if(h==="=")return y===0;
if(h==="!=")return y!==0;if(h!=="~>")return w(y,h);const E=k.numbers.slice(0,k.written-1);return y>=0&&!(0,$.Ty)(k)&&k.numbers.length<=p.numbers.length&&E.every(
(L,X)=>L===p.numbers[X])}function P(p,h){const{operator:k,version:y}=h;if(k==="=")return W(p,h);if(k==="!=")return!I(p,y);const E=(0,$.Zy)(p,y);if(k!=="~>")return w(
E,k);const[L=0n,X=0n]=y.numbers,cn=y.written===3?[L,X+1n,0n]:[L+1n,0n,0n];return E>=0&&(0,$.Zy)(p,{...y,numbers:cn,pre:""})<0}const w=(p,h)=>h===">"?p>0:h===">="?
p>=0:h==="<"?p<0:p<=0}),2158:((an,V,m)=>{m.d(V,{PW:()=>N,_T:()=>A,kv:()=>H,mb:()=>P});var $=m(3625),C=m(9562),j=m(1731);const F="[\\t\\n\\f\\r ]*",D=new RegExp(
`^${F}(<=|>=|!=|~>|<|>|=|)${F}(${C.eQ})${F}$`),T="This string does not use correct version constraint syntax";function N(w){const p=[];for(const h of w.split(",")){
const[,k,y=""]=D.exec(h)??[],E=(0,j.oF)(y);if(E===null)return(0,$.T)(T);p.push({operator:k||"=",version:E,text:h})}return(0,$.J)(p)}function A(w){const p=N(w);if(!p.
ok)return p;const h=[];for(const k of p.value){const y=(0,j.rK)(k.version.text);if(y===null||!_.test(k.text.trim()))return(0,$.T)(`Incorrect version constraint \
syntax: ${W(k)}`);h.push({...k,version:y})}return(0,$.J)(h)}const _=/^[<>=!~]* ?[0-9]/;function W({operator:w,version:p,text:h}){const k=h.trim();if(p.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!_.test(k))return`only one space is expected after the operator "${w}"`;if(p.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[y]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(k)??[""];return`missi\
ng comma after "${y}"`}const I=[">",">=","=","~>","<=","<","!="];function H(w){const p=[...w].sort((h,k)=>(0,j.Zy)(h.version,k.version)||(0,j.dU)(h.version.build,
k.version.build)||I.indexOf(h.operator)-I.indexOf(k.operator)||k.version.written-h.version.written);return[...new Set(p.map(P))].join(", ")}function P({operator:w,
version:p}){if(w==="=")return(0,j.Cg)(p);const h=w==="~>"&&p.written<3?p.numbers.slice(0,2):p.numbers;return`${w} ${(0,j.Cg)({...p,numbers:h})}`}}),1094:((an,V,m)=>{
m.d(V,{Nd:()=>D,Sx:()=>H,gH:()=>F});var $=m(1731),C=m(1790),j=m(2158);function F(P,w){if(A(P))return!0;const p=W(P),h=Math.max(...p.map(({numbers:y})=>y.length)),
k=p.flatMap(y=>{const E=Array.from({length:h},(L,X)=>y.numbers[X]??0n);return[y,I(E),I([...E,1n])]});return(0,C.iM)(k,P,w)!==null}function D(P){const w=_(P);if(A(
w))return!0;const p=W(w),h="x".repeat(1+Math.max(...p.map(y=>y.build.length))),k=p.flatMap(y=>{const[E=0n,L=0n,X=0n]=y.numbers,cn=[E,L,X+1n];return[y,I([E,L,X],
h),I(cn,h)]});return(0,C.XA)(k,w)!==null}const T=50,N=100,A=P=>P.length>T||P.some(({text:w})=>w.length>N),_=P=>[...Map.groupBy(P,j.mb).values()].flatMap(([w])=>w??
[]),W=P=>{const w=[I([0n,0n,0n]),...P.map(p=>p.version)];return[...new Map(w.map(p=>[(0,$.Cg)(p),p])).values()]},I=(P,w="")=>({text:"",numbers:P,written:P.length,
pre:"",build:w});function H(P,w){const p=_(P),h=w(p)?P:p;return A(h)?P:h.reduce((k,y)=>{const E=k.filter(L=>L!==y);return w(E)?k:E},h)}}),5808:((an,V,m)=>{m.d(V,
{g:()=>D});var $=m(400),C=m(6134),j=m(1022),F=m(5257);function D(N){const{body:A}=(0,$.K)(N),_=(0,C.SH)(A,"provider",1).flatMap(({labels:[W],body:I})=>{const H=(0,j.
m)(W?.value??"","terraform");if(H.kind!=="registry")return[];const P=(0,C.w4)(I,"hashes")?.value,p=(P?.kind==="tuple"?P.elements:[]).flatMap(h=>h.kind==="string"?
[h.value]:[]);return[[(0,F.JT)(H),p.filter(T)]]});return new Map(_)}const T=N=>/^(?:h1|zh):/.test(N)}),1257:((an,V,m)=>{m.d(V,{N:()=>_,n:()=>P});var $=m(3625),C=m(
1831),j=m(5011),F=m(1022),D=m(9562),T=m(2158),N=m(1094),A=m(5257);function _(w,p){const h=w.text.indexOf("@"),k=h<0?w.text:w.text.slice(0,h),y=h<0?null:w.text.slice(
h+1),E=y===null?null:{text:y,place:A.cd},L=`${(0,C.nx)(w.host)}/${k}`;return w.service===D.e$?W(L,E,p):I(L,E,p)}function W(w,p,h){const k=(0,j.rE)(w,h),y=k.ok?H(
p,T.PW,E=>(0,N.gH)(E,h)):k.why;return!k.ok||y!==null?(0,$.T)(`${y}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>\
1.2`):(0,$.J)({address:w,source:w,place:A.cd,module:k.value,constraint:p,isOpen:!1})}function I(w,p,h){const k=(0,F.m)(w,h),y=w.split("/").length===3&&k.kind===
"registry",E=y?H(p,T._T,N.Nd):k.kind==="invalid"?k.error:"not a provider of a registry";return!y||E!==null?(0,$.T)(`${E}; expected providers.v1=NAMESPACE/TYPE[@\
VERSIONS], such as providers.v1=acme/box@>=1.0`):(0,$.J)({provider:k,places:[A.cd],constraints:p===null?[]:[p],locked:null})}function H(w,p,h){if(w===null)return null;
const k=p(w.text);return k.ok?h(k.value)?null:`no version can match ${w.text}`:k.why}function P(w,p){const h=w.flatMap(({addresses:k})=>k);return h.length===0?[]:
p.map(k=>{const y=h.flatMap(E=>{const L=_(E,k);return L.ok?[L.value]:[]});return{directory:A.cd.file,client:k,directories:[],calls:y.filter(E=>"module"in E),providers:y.
filter(E=>"provider"in E),lockFile:null,clientVersions:[]}})}}),5710:((an,V,m)=>{m.d(V,{predictInit:()=>va});var $=m(9562),C=m(4283),j=m(4592),F=m(789),D=m(1064),
T=m(1831),N=m(5011),A=m(5257),_=m(2886);const W=({asked:n,host:t})=>n?.mirror===void 0?t:n.host,I=({host:n,name:t})=>`${(0,T.nx)(n)}/${t}`;function H(n){const t=({
host:s,item:r})=>s??W(r);return[...Map.groupBy(n,s=>`${t(s)} ${s.cause}`).values()].flatMap(([s,...r])=>{if(s===void 0)return[];const o=[s.item,...r.map(({item:c})=>c)],
a=t(s);return[{draft:(0,_.b4)({host:a,services:[...new Set(o.flatMap(c=>w(c,a)))],problem:(0,_.aZ)(s.describe(o),P(o)),places:p([s,...r].flatMap(c=>c.places??c.
item.places))}),items:o}]})}const P=n=>[...new Set(n.map(({client:t})=>t))];function w({kind:n,host:t},e){return e!==t?[]:[n==="module"?$.e$:$.xq]}function p(n){
const t=new Map;for(const e of n){const s=typeof e=="string"?e:`${e.file}:${e.line}:${e.column}`;t.has(s)||t.set(s,e)}return[...t.values()]}const h=3;function k(n,t){
const e=ce(n);return n.flatMap(s=>y(s,e,t))}function y(n,t,e){const s=n.asked?.outcome,r=n.asked?.mirror?.hasSlash===!1;switch(s?.kind){case"status":return r?[]:
[E(n,s,t,e)];case"failed":{const{problem:o}=s;return[{item:n,cause:`${o.code} ${o.message}`,describe:()=>o}]}case"unreadable":return r?[]:[tt(n,s.why,s.page)];case"\
read":return n.offered===null?[tt(n,ie(s),null)]:[];case"not-asked":case void 0:return[]}}function E(n,t,e,s){const{kind:r,key:o}=n,{status:a}=t;if(n.asked?.lastHop?.
authorization==="withheld"&&a<500||a===401||a===403)return cn(n,t,s);if(a===404){const c=e.has(st(n));return{item:n,cause:`unknown ${c?r:o}`,describe:u=>L(u,t,s)}}
return{item:n,cause:`status ${r} ${a}`,describe:c=>(0,j.versionsStatus)({...Cn(c),...xn(n,t),attempts:n.asked?.attempts??1,transient:(0,D.Mq)(a)})}}function L(n,t,{
renamed:e}){const[s]=n,r=[...new Set(n.map(et))],{mirror:o}=s.asked??{},a={...xn(s,t),host:o?.url??(0,T.nx)(s.host),hasToken:s.asked?.tokenSource!==null};return s.
kind==="module"?(0,F.moduleUnknown)({...a,modules:r}):(0,F.providerUnknown)({...a,providers:r,meant:X(s,e),isMirror:o!==void 0})}function X({key:n,root:t},e){const[
s="",r="",o=""]=n.split("/");if(r!=="hashicorp"||s!==(0,N.Vm)(t.client))return null;const a=e.get(n),i=t.providers.find(({provider:c})=>c.type===o&&(0,A.JT)(c)!==
n);return i===void 0?a===void 0?null:`${a}/${o}`:i.provider.host===s?`${i.provider.namespace}/${o}`:`${(0,T.nx)(i.provider.host)}/${i.provider.namespace}/${o}`}
function cn(n,t,{isFork:e}){const s=n.asked?.lastHop,r=s?.authorization??"none",o=(0,C.Dl)(s?.url??""),a=o.ok?(0,T.Pm)(o.value):null,i=a===null||a===W(n)?null:(0,T.
WV)(a),{challenge:c=null}=s??{};return{item:n,cause:`unauthorized ${n.kind} ${t.status} ${r} ${i} ${c}`,describe:u=>(0,j.versionsUnauthorized)({...Cn(u),...xn(n,
t),token:r,source:n.asked?.tokenSource??null,elsewhere:i,challenge:c,isFork:e})}}function tt(n,t,e){const s=n.asked?.url??"";return{item:n,cause:`shape ${n.kind}\
 ${t}`,describe:r=>(0,j.versionsShape)({...Cn(r),url:s,page:e,why:t})}}const ie=({value:n})=>{const{kind:t}=n;return t==="crash"?"has null in a list, at which t\
he clients crash":'has no element in "modules"'},xn=(n,{status:t,reason:e,page:s})=>({url:n.asked?.lastHop?.url??n.asked?.url??"",status:t,reason:e,page:s});function Cn(n){
const[t]=n,e=new Set(n.map(({key:s})=>s)).size-1;return{host:(0,T.nx)(W(t)),kind:t.kind,first:et(t),others:e,mirror:t.asked?.mirror?.url??null}}const et=n=>n.asked?.
mirror===void 0?n.name:I(n),st=({kind:n,host:t})=>`${n} ${t}`;function ce(n){const t=Map.groupBy(n.filter(({asked:s})=>s!==void 0&&s.outcome.kind!=="not-asked"&&
s.mirror===void 0),st),e=({asked:s})=>s?.outcome.kind==="status"&&s.outcome.status===404;return new Set([...t].flatMap(([s,r])=>new Set(r.map(o=>o.key)).size>=h&&
r.every(o=>e(o)&&!(0,D.n3)(o.host))?[s]:[]))}var ot=m(5136),z=m(1731),un=m(1790),kn=m(2158),In=m(1094);const rt={module:new WeakMap,provider:new WeakMap},at=new WeakMap;
function tn(n,t){const e=rt[t].get(n)??ue(n,t);return rt[t].set(n,e),e}function ue(n,t){const e=t==="module"?z.oF:z.rK,s=[],r=[];for(const o of n){const a=e(o);
a===null?r.push(o):s.push(a)}return{versions:s,unreadable:r}}function en({versions:n}){const t=(0,un.s5)(n),[e]=n.filter(z.Ty).sort((s,r)=>(0,z.Zy)(r,s));return{
newest:t&&(0,z.Cg)(t),preRelease:e?(0,z.Cg)(e):null}}function it(n,t,e){const s=at.get(n)??new Map;at.set(n,s);const r=JSON.stringify(t),o=s.get(r)??e();return s.
set(r,o),o}const gn=(n,t,e)=>it(t,[e,n.constraint?.text],()=>le(n,t,e));function le({constraint:n},{versions:t},e){const s=n===null?null:(0,kn.PW)(n.text);if(s?.
ok===!1)return{kind:"refused"};const r=s?.value??[];if(!(0,In.gH)(r,e))return{kind:"refused"};if(t.length===0)return{kind:"empty"};const o=(0,un.iM)(t,r,e);return o===
null?{kind:"none-fits",conflict:n===null?[]:[n.text]}:{kind:"chosen",version:(0,z.Cg)(o)}}function ct(n,t,e){const{constraints:s,locked:r}=n,o=s.map(({text:a})=>a);
return it(t,[e.upgrade,e.rejectsUnreadable,o,r?.version.text],()=>de(n,t,e))}function de({constraints:n,locked:t},{versions:e,unreadable:s},{upgrade:r,rejectsUnreadable:o}){
const a=fe(n);if(a===null||!(0,In.Nd)(a))return{kind:"refused"};const i=t===null||r?null:(0,z.rK)(t.version.text);if(i!==null&&(0,un.XA)([i],a)===null)return{kind:"\
refused"};if(o&&s.length>0)return{kind:"unreadable"};if(e.length===0)return{kind:"empty"};const c=(0,un.XA)(e,a);if(i!==null){const d=(0,z.Cg)(i);return e.some(
g=>(0,z.Cg)(g)===d)?{kind:"chosen",version:d}:{kind:"locked-gone",version:d,upgrade:c&&(0,z.Cg)(c)}}if(c!==null)return{kind:"chosen",version:(0,z.Cg)(c)};const u=(0,In.
Sx)(a,d=>(0,un.XA)(e,d)!==null),l=new Set(u.map(kn.mb)),f=a.filter(d=>l.has((0,kn.mb)(d))).map(({whole:d})=>d);return{kind:"none-fits",conflict:[...new Set(f)]}}
function fe(n){const t=[];for(const{text:e}of n){const s=(0,kn._T)(e);if(!s.ok)return null;for(const r of s.value)t.push({...r,whole:e})}return t}function pe(n){
const t=new Set(n.filter(lt).map(({key:e})=>e));return n.flatMap(e=>{const{offered:s,choice:r,key:o}=e;if(s===null||r===null)return[];const a=e.kind==="provider"?
e.asked?.outcome:null,i=a?.kind==="read"?a.value.warnings:[];return[...he(e),...ge(e,t),...i.length>0?[{item:e,cause:`warning ${o}`,describe:()=>(0,j.providerWarning)(
{address:I(e),warnings:i})}]:[]]})}function he(n){const{choice:t,key:e,kind:s,offered:r,asked:o}=n;if(r===null||t===null)return[];const a=I(n);switch(t.kind){case"\
empty":{const{unreadable:i}=r,c=()=>(0,j.versionsEmpty)({kind:s,address:a,url:o?.url??"",ignored:i,isMirror:o?.mirror!==void 0});return[{item:n,cause:`empty ${e}`,
describe:c}]}case"none-fits":return[me(n,r,t.conflict)];case"locked-gone":{const{version:i,upgrade:c}=t,{newest:u}=en(r),l=n.locked?.version.place;return[{item:n,
cause:`locked ${e} ${i} ${c}`,...l===void 0?{}:{places:[(0,A.W$)(l)]},describe:()=>(0,ot.versionLockedGone)({address:a,version:i,upgrade:c,newest:u,mirror:ut(n)})}]}case"\
chosen":case"refused":case"unreadable":return[]}}function me(n,t,e){const{kind:s,key:r,places:o}=n,a=n.constraints.filter(({text:i})=>e.includes(i));return{item:n,
cause:`none fits ${r} ${JSON.stringify(e.toSorted())}`,places:a.length===0?o:a.map(({place:i})=>(0,A.W$)(i)),describe:()=>(0,ot.versionNoneFits)({kind:s,address:I(
n),constraints:a.map(({text:i,place:c})=>({text:i,at:ke(c)})),mirror:ut(n),...en(t)})}}const ut=({installation:n,asked:t})=>n?.methods.length===1?t?.mirror?.url??
null:null,ke=n=>{const t=(0,A.W$)(n);return typeof t=="string"?t:`${t.file}:${t.line}`},lt=({choice:n})=>n?.kind==="unreadable";function ge(n,t){const{kind:e,key:s,
offered:r,choice:o}=n,a=r?.unreadable??[];if(a.length===0||o?.kind==="empty")return[];const i=lt(n);if(!i&&t.has(s))return[];const c=I(n),u=()=>(0,j.versionUnreadable)(
{kind:e,address:c,texts:a,rejects:i});return[{item:n,cause:`unreadable ${s} ${i}`,describe:u}]}var vn=m(3410);function ve(n){const t=n.flatMap(s=>we(s).map(r=>({
...s,problem:r})));return[...Map.groupBy(t,({host:s,service:r,problem:o})=>[s,r,o.code,o.message].join(" ")).values()].flatMap(s=>{const[r]=s;if(r===void 0)return[];
const o=s.flatMap(l=>l.places),a=s.flatMap(l=>l.clients),{host:i,service:c}=r,u=(0,_.aZ)(r.problem,a);return[(0,_.b4)({host:i,services:[c],problem:u,places:o})]})}
const we=n=>[...[n.ping,n.ofOrganization,n.ofWorkspace].flatMap(ye),...$e(n),...Me(n),...Oe(n)],ye=n=>n&&"problem"in n.outcome&&n.outcome.problem.code!=="host-p\
rivate-redirect"?[n.outcome.problem]:[],dt=(0,z.oF)("2.5");function Me({service:n,ping:t}){if(n!==$.OZ||t.outcome.kind!=="read"||dt===null)return[];const{value:e}=t.
outcome,s=(0,z.oF)(e??"");return s!==null&&(0,z.Zy)(s,dt)>=0?[]:[(0,vn.cloudVersion)({url:t.url,version:e})]}function $e(n){const{host:t,organization:e,ofOrganization:s}=n,
r=s&&ft(s);if(e===null||!s||!r)return[];const o=s.tokenSource??"";return[(0,vn.cloudOrganization)({host:(0,T.nx)(t),organization:e,source:o,...r})]}function Oe(n){
const{organization:t,workspace:e,ofWorkspace:s}=n,r=s&&ft(s);if(t===null||e===null||!r)return[];const o={host:(0,T.nx)(n.host),organization:t,workspace:e};return[
"status"in r&&r.status===404?(0,vn.cloudWorkspaceMissing)(o):(0,vn.cloudWorkspace)({...o,...r})]}function ft({url:n,outcome:t}){switch(t.kind){case"status":return{
url:n,status:t.status,reason:t.reason};case"unreadable":return{url:n,why:t.why};default:return null}}const Ee=(n,t)=>n.filter(({problem:e})=>e.code!=="host-priv\
ate-redirect").map(({host:e,problem:s})=>({host:e,services:[$.S3],problem:s,places:t(e)?["hostnames input"]:[],needed:t(e)}));var Rn=m(6003),wn=m(3916),pt=m(1022),
S=m(3625),Nn=m(3307),be=m(2168),G=m(4874);const Te=25e3;class Se{#t;#n;path=[];mistake=null;room=Te;constructor(t){this.#t=t,this.#n=(0,G.AN)(t,0)}takeRoom(){return this.
room-=1,this.room>=0}takeNull(){return this.#t[this.#n]!=="n"?!1:(this.skip(),!0)}literal(t,e,s,r){if(this.takeNull())return s;const o=this.#n;this.skip();const a=this.#t.
slice(o,this.#n);return e.test(a)?r(a):(this.#e(t,a.charAt(0)),s)}parts(t,e,s){const r=this.#t,o=r.charAt(this.#n);if(o!==t)return this.#e(e,o),this.skip(),!1;for(this.#n=
(0,G.AN)(r,this.#n+1);r[this.#n]!=="]"&&r[this.#n]!=="}";)s(t==="{"?this.#s():""),this.#n=(0,G.AN)(r,this.#n),r[this.#n]===","&&(this.#n=(0,G.AN)(r,this.#n+1));
return this.#n+=1,!0}skip(){const t=this.#t;let e=0;do{const s=(0,G.AN)(t,this.#n),r=t.charAt(s);(r==="["||r==="{")&&(e+=1),(r==="]"||r==="}")&&(e-=1),r==='"'?this.#n=
(0,G.ap)(t,s):this.#n="[]{},:".includes(r)?s+1:(0,G.f)(t,s)}while(e>0)}#s(){const t=this.#n;this.#n=(0,G.ap)(this.#t,t);const e=(0,Nn.I)(this.#t.slice(t,this.#n));
return this.#n=(0,G.AN)(this.#t,(0,G.AN)(this.#t,this.#n)+1),e}#e(t,e){if(this.mistake!==null)return;const s=this.path.map(o=>typeof o=="number"?`[${o}]`:`.${o}`),
r=s.length===0?"":` in "${s.join("").slice(1)}"`;this.mistake=`has ${Ae[e]??"a number"} instead of ${t}${r}`}}const Ae={"[":"a list","{":"an object",'"':"a stri\
ng",t:"a boolean",f:"a boolean"},ht="has too many elements";function q(n,t,e="first"){const s=(0,Nn.HT)(n,e);if(s!==null)return(0,S.T)((0,be.Q)(n)?.what??`is no\
t valid JSON: ${s.why}`);const r=new Se(n),o=t.read(r,t.zero);return r.mistake!==null?(0,S.T)(r.mistake):r.room<0?(0,S.T)(ht):(0,S.J)(o)}const x={zero:"",read:(n,t)=>n.
literal("a string",/^"/,t,Nn.I)},Pe={zero:!1,read:(n,t)=>n.literal("a boolean",/^[tf]/,t,e=>e==="true")},mt=2n**63n,xe={zero:0,read:(n,t)=>{const e=s=>{if(!/^-?\d{1,19}$/.
test(s))return!1;const r=BigInt(s);return r>=-mt&&r<mt};return n.literal("an integer",{test:e},t,Number)}},Y=n=>({zero:null,read:(t,e)=>t.takeNull()?null:n.read(
t,e??n.zero)}),Un={zero:null,read:n=>(n.skip(),null)},kt=n=>({zero:n.zero,read:(t,e)=>{const{mistake:s}=t,r=n.read(t,e);return t.mistake=s,r}}),gt=n=>({zero:null,
read:t=>{const{room:e}=t;return t.room=Number.POSITIVE_INFINITY,n.read(t,n.zero),t.room=e,null}});function K(n){return{zero:[],read:(t,e)=>{if(t.takeNull())return[];
const s=[];let r=0;return t.parts("[","a list",()=>{const a=t.takeRoom();t.path.push(r);const i=n.read(t,e[r]??n.zero);t.path.pop(),a&&s.push(i),r+=1})?s:e}}}function jn(n){
return{zero:null,read:(t,e)=>{if(t.takeNull())return null;const s=e??new Map;return t.parts("{","an object",r=>{const o=t.takeRoom();t.path.push("*");const a=n.
read(t,n.zero);t.path.pop(),o&&s.set(r,a)}),s}}}function U(n){const t=Object.entries(n),e=new Map(t);return{zero:Object.fromEntries(t.map(([r,{zero:o}])=>[r,o])),
read:(r,o)=>{if(r.takeNull())return o;const a={...o};return r.parts("{","an object",i=>{const c=e.has(i)?i:Ce(i),u=e.get(c);if(u===void 0)return r.skip();r.path.
push(c),a[c]=u.read(r,a[c]),r.path.pop()}),a}}}const Ce=n=>n.toLowerCase().replaceAll("\u017F","s"),Ie=U({name:x,source:x,version:x}),Re=U({name:x,version:x,namespace:kt(
x),source:kt(x)}),Dn=U({path:x,providers:K(Y(Re)),dependencies:K(Y(Ie))}),vt=K(Y(Dn)),wt=(n,t)=>U({modules:K(Y(U({source:x,versions:K(Y(U({version:x,root:n,submodules:t})))})))}),
Ne=wt(gt(Dn),gt(vt)),Ue=wt(Dn,vt);function je(n){const t=q(n,Ne);if(!t.ok)return t;const{modules:e}=t.value;if(e.some(o=>o===null||o.versions.includes(null)))return(0,S.
J)({kind:"crash"});const[s]=e;if(!s)return(0,S.J)({kind:"no-module"});const r=s.versions.map(o=>o?.version??"");return(0,S.J)({kind:"versions",texts:r})}function De(n,t){
const e=q(n,Ue),s=e.ok?e.value.modules[0]?.versions??[]:[],r=new Map;for(const o of s){if(o===null)continue;const i=[o.root,...o.submodules].flatMap(u=>u??[]).map(
({path:u,dependencies:l,providers:f})=>({path:u,calls:l.flatMap(d=>d??[]),providers:f.flatMap(d=>d??[])}));i.some(({calls:u,providers:l})=>u.length+l.length>0)&&
t(o.version)&&r.set(o.version,i)}return r}function yt(n,t,e){const s=e.get((0,A.MP)(n))?.[t]?.outcome.value;return s?.kind==="versions"?s:null}function Le(n,t,e){
let s=null;const r=De(n,o=>(s??=ze(e,tn(t,"module")),s.has(Mt(o))));return new Map(Array.from(r,([o,a])=>[Mt(o),a]))}const ze=(n,t)=>new Set(n.flatMap(e=>{const s=gn(
e,t,e.client);return s.kind==="chosen"?s.version:[]}));function Mt(n){const t=(0,z.oF)(n);return t===null?"":(0,z.Cg)(t)}const _e=3,Be=200,We=2e3;function Ln({calls:n,
client:t},e){const s={calls:[],providers:[],undescribed:[]};let r=n.flatMap(a=>{const{module:i,constraint:c,isOpen:u}=a;return i===null||u?[]:[{call:{...a,module:i},
by:"",module:i,constraint:c}]});const o={left:We};for(let a=0;a<_e;a+=1)r=r.flatMap(c=>{const u=yt(c.module,t,e);if(u===null)return[];const{texts:l,described:f}=u,
d=f?.size?gn(c,tn(l,"module"),t):null,g=d?.kind==="chosen"?d.version:"",v=o.left>0?f?.get(g):void 0;if(v===void 0)return a===0&&s.undescribed.push(c.call),[];const{
namespace:O,name:M,system:b}=c.module,B=`${O}/${M}/${b} ${g}`,R=Fe(v,{...c,by:B},t,o);return s.providers.push(...R.providers),R.calls}).slice(0,Be),s.calls.push(
...r);return s}function Fe(n,{module:t,call:e,by:s},r,o){const a=d=>({text:d,place:e.place}),i=n.slice(0,Math.max(0,o.left)),c=new Map(i.map(d=>[(0,wn.join)(".",
d.path),d])),u=new Set([(0,wn.join)(".",t.subdirectory)]),l=[],f=[];o.left-=i.length;for(const d of u){const g=c.get(d);for(const{source:v,version:O}of g?.calls??
[]){if(o.left--<=0)break;(0,N.Nj)(v)&&u.add((0,wn.join)(d,v));const M=(0,N.vL)(v,r),b=O===""?null:a(O);M.kind==="registry"&&l.push({call:e,by:s,module:M,constraint:b})}
for(const{name:v,namespace:O,source:M,version:b}of g?.providers??[]){if(o.left--<=0)break;const B=(0,pt.m)(M||(0,wn.join)(O,v),r);B.kind!=="registry"||b===""||f.
push({call:e,by:s,provider:B,constraint:a(b)})}}return{calls:l,providers:f}}function He(n,t,{upgrade:e}){const s=Map.groupBy(t,({root:o})=>o),r=n.roots.flatMap(
o=>{const a=Ln(o,n.modules),i=s.get(o)??[];return[...a.calls.flatMap(u=>Ke(u,o,n)??[]),...Ve(a.providers,i,e)].map(u=>({draft:u,items:i.filter(({kind:l,places:f})=>l===
"module"&&f[0]===u.places[0])}))});return[...Map.groupBy(r,({draft:o})=>o.problem.message).values()].flatMap(o=>o.slice(0,1).map(({draft:a})=>({draft:{...a,places:[
...new Set(o.flatMap(i=>i.draft.places))]},items:o.flatMap(i=>i.items)})))}function Ke(n,{client:t},{modules:e}){const{module:s,constraint:r,by:o}=n,a=e.get((0,A.
MP)(s))?.[t]?.outcome,i=`${(0,T.nx)(s.host)}/${s.namespace}/${s.name}/${s.system}`,c={by:o,address:i,constraint:r?.text??null,others:[]};if(a?.kind==="status"&&
a.status===404)return zn(n,(0,Rn.moduleDescribed)({...c,newest:null}));const u=yt(s,t,e),l=u&&tn(u.texts,"module");return!l||gn(n,l,t).kind!=="none-fits"?null:zn(
n,(0,Rn.moduleDescribed)({...c,newest:en(l).newest}))}const Je=50;function Ve(n,t,e){const s=Map.groupBy(n,({provider:r})=>(0,A.JT)(r));return t.flatMap(r=>{const{
kind:o,key:a,offered:i,choice:c,locked:u}=r,l=o==="provider"?s.get(a):void 0;if(l===void 0||i===null||c?.kind!=="chosen")return[];const f=[...new Map(l.map(R=>[
R.constraint.text,R])).values()],g=[...r.constraints,...f.slice(0,Je).map(R=>R.constraint)],O=ct({constraints:g,locked:u},i,{upgrade:e,rejectsUnreadable:!1});if(O.
kind==="chosen")return[];const M=O.kind==="none-fits"?g.filter(({text:R})=>O.conflict.includes(R)):g,{newest:b}=en(i),B=I(r);return f.filter(({constraint:R})=>M.
includes(R)).map(R=>{const{by:J,constraint:rn}=R,Qn=M.filter(nt=>nt!==rn).map(Xe),qn={by:J,address:B,constraint:rn.text,others:Qn,newest:b};return zn(R,(0,Rn.moduleDescribed)(
qn))})})}const Xe=({text:n,place:t})=>`"${n}" (${t.file}:${t.line})`,zn=({call:{module:n,place:t}},e)=>({host:n.host,services:[$.e$],problem:e,places:[(0,A.W$)(
t)],needed:!0});var yn=m(4375),nn=m(5138),Mn=m(2562),_n=m(6697);const ln=({item:n,version:t,mirrorHost:e})=>({kind:n.kind,address:I(n),version:t,host:(0,T.nx)(e??
n.host)}),sn=({item:n,version:t,mirrorHost:e},s,r)=>({item:n,cause:`package ${n.key} ${t} ${s}`,describe:r,host:e??n.host});function $n(n,t,e){const{outcome:s}=e;
if(s.kind!=="status"&&s.kind!=="failed")return[];const r=()=>Ze(n,t,e,s),o=s.kind==="status"?`${s.status}`:s.problem.message;return[sn(n,`${t} ${e.url} ${o}`,r)]}
const Ge=["page","archive","repository"];function Ze(n,t,e,s){const{lastHop:r}=e,o=r?.url??e.url,a=$t(o),i={...ln(n),part:t,url:o,at:a};if(s.kind==="failed"){const{
problem:g}=s;if(g.code==="host-private-redirect")return g;const v=g.code==="host-timeout"&&Ge.includes(t),{attempts:O}=e,M=g.message;return(0,Mn.packageUnreachable)(
{...i,why:M,attempts:O,isAnswered:!1,isSlow:v})}const{status:c,reason:u}=s;if(c===401||c===403||t==="repository"&&c===404){const g=r?.authorization??"none",{tokenSource:v}=e,
{isFork:O}=n;return(0,Mn.packageUnauthorized)({...i,status:c,reason:u,page:null,token:g,source:v,isFork:O})}const f=`${o} returned ${c} ${u}`.trim(),d=(0,D.Mq)(
c)?e.attempts:1;return(0,Mn.packageUnreachable)({...i,why:f,attempts:d,isAnswered:!0,isSlow:!1})}function $t(n){const t=(0,C.Dl)(n);return(t.ok?(0,T.Pm)(t.value):
null)??n}function dn(n,t,e){const{outcome:s,url:r}=e;if(s.kind!=="not-asked"||s.why!=="not-allowed")return $n(n,t,e);const o=$t(r),{kind:a,address:i,version:c}=ln(
n),u=`${a} ${i} ${c}`;return[sn(n,`${o} not allowed`,()=>(0,_n.hostNotAllowed)({host:o,package:u}))]}const Ye=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
function Qe(n,t){for(const e of n.split(`
`)){const[s="",r]=e.split(Ye,4).filter(o=>o!=="");if(r===t)return/^[0-9a-fA-F]{64}$/.test(s)?{kind:"found",hash:s.toLowerCase()}:{kind:"not-a-hash",text:s}}return{
kind:"missing"}}function qe(n){const t=n[0]??0;return t===194||(t&252)===136}function ns(n,t){switch(n.kind){case"protocol-unreadable":return`has "${n.text}" in\
 \`protocols\`, which is not a version`;case"protocols":return"has no protocol of the clients";case"target":return`is for ${n.found.os}_${n.found.arch} instead \
of ${t} (\`os\`, \`arch\`)`;case"url":return`has an invalid URL in \`${n.field}\`: ${n.why}`;case"shasum":return n.text===""?"has no `shasum`":`has "${n.text}" \
in \`shasum\`, which is not 64 hexadecimal digits`;case"keys":return Ot[n.why];case"packages-unreadable":return`has "${n.text}" in \`packages\`, which OpenTofu ca\
nnot read`;case"packages":return ts[n.why]}}const Ot={none:"has no key in `signing_keys.gpg_public_keys`",null:"has null in `signing_keys.gpg_public_keys`, at w\
hich the clients crash","not-armored":"has a key in `signing_keys.gpg_public_keys` whose `ascii_armor` is not an armored public key"},ts={"no-platform":"has `pa\
ckages` without an entry for the platform, which OpenTofu requires","no-size":"has no positive `package_size` in `packages`, which OpenTofu requires","no-hash":"\
has no `zh:` hash for the platform in `packages`, which OpenTofu requires","other-hash":"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu c\
ompares"},es={empty:"the signature of its checksums is empty",other:"the signature of its checksums is not a binary OpenPGP signature (with `--armor` it is text\
)",binary:null};function ss(n,t){const e=t.find(({kind:s})=>s==="keys");return e?.kind==="keys"?`the description ${Ot[e.why]}`:n?.outcome.kind==="read"?es[n.outcome.
value]:null}function os(n,t){const{outcome:e,url:s}=t.document;if(e.kind==="status"&&e.status===404){const{status:c,reason:u,page:l}=e,f={url:s,status:c,reason:u,
page:l};return[on(n,"platform",d=>(0,nn.packagePlatform)({...d,...f}))]}if(e.kind==="unreadable")return[On(n,s,e.why)];if(e.kind!=="read")return $n(n,"document",
t.document);const{document:r,faults:o}=e.value,[a]=rs(n,t,r,o),i=!o.some(({kind:c})=>c==="shasum"||c==="target");return[...a===void 0?[]:[a],...i?bt(n,[`zh:${r.
shasum.toLowerCase()}`]):[]]}function rs(n,{document:{url:t},sums:e,signature:s,archive:r},o,a){const i=a.filter(({kind:u})=>u==="keys"||u==="packages");return[
...a.filter(u=>!i.includes(u)).map(u=>Et(n,t,u)),...o.downloadUrl===""?[On(n,t,as)]:[],...e===null?[]:dn(n,"sums",e),...s===null?[]:dn(n,"signature",s),...r===null?
[]:dn(n,"archive",r),...i.filter(({kind:u})=>u==="packages").map(u=>Et(n,t,u)),...is(n,e,o),...cs(n,s,o,i)]}const as="has no `download_url`",on=(n,t,e)=>{const{
platform:s,mirrorHost:r}=n,o={...ln(n),platform:s,isMirror:r!==void 0};return sn(n,`${s} ${t}`,()=>e(o))},On=(n,t,e)=>on(n,`document ${e}`,s=>(0,nn.packageDocument)(
{...s,url:t,why:e}));function Et(n,t,e){if(e.kind!=="protocols")return On(n,t,ns(e,n.platform));const{suggestion:s}=n,{protocols:r}=e;return on(n,"protocols",o=>(0,nn.
packageProtocol)({...o,protocols:r,suggestion:s}))}function is(n,t,{filename:e,shasum:s}){if(t?.outcome.kind!=="read")return[];const{url:r,outcome:o}=t,a=Qe(o.value,
e);if(a.kind==="found"&&a.hash===s.toLowerCase())return[];const i={found:`has another hash for ${e} than \`shasum\` in the description of the package`,missing:`\
has no line for ${e===""?"the empty `filename` of the package":e}`,"not-a-hash":`has no SHA-256 hash in the line for ${e}`}[a.kind];return[on(n,`sums ${i}`,c=>(0,nn.
packageSums)({...c,url:r,why:i}))]}function cs(n,t,{keys:e},s){const{item:r,enforcesSignatures:o}=n,{client:a,host:i}=r,c=a==="opentofu"&&i===(0,N.Vm)(a)&&!o;if(e.
length===0&&c)return[];const u=ss(t,s);return u===null?[]:[on(n,`unsigned ${u}`,l=>(0,nn.packageUnsigned)({...l,why:u}))]}function bt(n,t){const{version:e,hashes:s,
platform:r}=n,{locked:o}=n.item;if(o===null||o.version.text!==e)return[];if(s.length===0||s.some(c=>t.includes(c)))return[];const a=!s.some(c=>c.startsWith("zh:"));
return[{...sn(n,`${r} lock ${a}`,c=>{const u={...ln(n),platform:r,isContentOnly:a,clients:P(c)};return(0,nn.lockPlatformMissing)(u)}),places:[(0,A.W$)(o.version.
place)]}]}const us=n=>n.flatMap(t=>{const{installation:e}=t;if(e===null)return[];const{methods:s,place:r}=e;return s.length===0?[ls(t,r)]:s.flatMap(o=>o.kind===
"network"?ds(t,o.index):[])});function ls(n,t){const e=I(n);return{item:n,cause:`excluded ${n.key}`,places:[t,...n.places],describe:()=>(0,yn.providerExcluded)(
{provider:e})}}function ds(n,t){const{mirror:e,outcome:s,url:r}=t;if(e.hasSlash)return[];const o=fs(s);if(o===null)return[];const a=n.choice?.kind==="chosen";return[
{item:n,host:t.host,cause:`slash ${e.url} ${a}`,places:[e.place,...n.places],describe:()=>(0,yn.mirrorUrl)({kind:"slash",mirror:e.url,asked:r,result:o,isUsable:a})}]}
function fs(n){switch(n.kind){case"status":return`returned ${n.status}`;case"unreadable":return n.why;case"read":case"failed":case"not-asked":return null}}function ps(n,t){
const{platform:e,version:s,item:r}=n,{file:o,mirror:a,archive:i}=t,{outcome:c,url:u}=o,l={...n,mirrorHost:o.host},f=d=>On(l,u,d);if(c.kind==="status"&&c.status===
404){const{page:d,reason:g,status:v}=c,O={provider:I(r),mirror:a.url,version:s},M=hs(n,t);return[sn(l,`mirror ${a.url}`,()=>(0,yn.mirrorVersion)({...O,isListed:M,
url:u,page:d,reason:g,status:v}))]}if(c.kind==="unreadable")return[f(c.why)];if(c.kind!=="read")return $n(l,"document",o);switch(c.value.kind){case"crash":return[
f(`has null for ${e}, at which the clients crash`)];case"no-platform":return[on(l,"platform",d=>(0,nn.packagePlatform)({...d,url:u,status:200,reason:"OK",page:null}))];case"\
archive":{if(c.value.url==="")return[f(`has no \`url\` for ${e}`)];const{hashes:d}=c.value;if(d.length>0&&!d.some(ms))return[f(`has no \`zh:\` or \`h1:\` hash for ${e}\
, but others`)];const[g]=i===null?[]:dn(l,"archive",i);return[...g===void 0?[]:[g],...ks(n,d)?bt(n,d):[]]}}}const hs=({item:n,version:t},{mirror:e})=>(n.installation?.
methods??[]).some(s=>s.kind==="network"&&s.index.mirror.url===e.url&&s.index.outcome.kind==="read"&&s.index.outcome.value.texts.includes(t)),Tt=["zh:","h1:"],ms=n=>Tt.
some(t=>n.startsWith(t)),ks=({hashes:n},t)=>Tt.filter(e=>n.some(s=>s.startsWith(e))).every(e=>t.some(s=>s.startsWith(e)));var En=m(7751);function gs(n,{location:t,
steps:e}){const{outcome:s,url:r}=t;if(s.kind==="status"&&vs(s.status)){const a=`its location was requested, and the response is ${s.status} ${s.reason}`.trim();
return[Bn(n,r,`${a}; expected 204`)]}const o=e.at(-1);return o===void 0?$n(n,"location",t):ws(n,r,o)}const vs=n=>n!==401&&n!==403&&!(0,D.Mq)(n);function ws(n,t,e){
switch(e.kind){case"refused":return[Bn(n,t,e.why)];case"other":return[ys(n,e.getter)];case"asked":{const{outcome:s}=e.asked;return s.kind==="unreadable"?[Bn(n,t,
`the page at its location ${s.why}`)]:dn(n,e.what,e.asked)}}}const Bn=(n,t,e)=>sn(n,`location ${e}`,s=>(0,Mn.packageLocation)({...ln(n),url:t,why:e,clients:P(s)})),
ys=({item:n},t)=>({item:n,cause:`not followed ${t}`,describe:e=>{const s=[...new Set(e.map(I))];return(0,En.notFollowed)({what:"getter",getter:t,names:s})}}),Ms=(n,t,e)=>n.
flatMap(s=>(t.of.get(s)??[]).flatMap(r=>$s(s,r,t,e)));function $s(n,t,{enforcesSignatures:e,lockHashes:s},r){if(n.choice?.kind!=="chosen")return[];const o={item:n,
version:n.choice.version,isFork:r};if("location"in t)return gs(o,t);const{platform:a}=t,i=s.get(n.root.lockFile??"")?.get(n.key)??[],c=bs(n),u={...o,platform:a,
suggestion:c,enforcesSignatures:e,hashes:i};return"mirror"in t?ps(u,t):os(u,t)}const Os=(n,t)=>(t.of.get(n)??[]).flatMap(e=>Es(e).flatMap(s=>s??[]));function Es(n){
if("location"in n){const t=n.steps.map(e=>e.kind==="asked"?e.asked:null);return[n.location,...t]}return"mirror"in n?[n.file,n.archive]:[n.document,n.sums,n.signature,
n.archive]}function bs({kind:n,asked:t}){const e=n==="provider"&&t?.outcome.kind==="read"?t.outcome.value.compatible:[];return en(tn(e,"provider")).newest}function Ts(n,t){
const e=n.flatMap(s=>t?.of.get(s)??[]).flatMap(s=>"platform"in s?[s]:[]);return Array.from(Map.groupBy(e,({platform:s})=>s),([s,r])=>{const o=r.map(Ss);return{platform:s,
available:o.includes(!1)?!1:o.includes(null)?null:!0}})}function Ss(n){if("mirror"in n){const{outcome:e}=n.file;return e.kind==="read"?e.value.kind==="archive":
null}const{outcome:t}=n.document;return t.kind==="status"&&t.status===404?!1:t.kind==="read"?!0:null}const As=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;
function Ps(n){const t=({place:i})=>i!==A.cd,e=n.roots.map(i=>Ln(i,n.modules)),s=xs(n.roots.flatMap(({calls:i})=>i.filter(({module:c})=>c===null))),r=s.filter(({
source:i})=>As.test(i)).length,o=e.flatMap(({undescribed:i})=>i).filter(t),a=o.flatMap(({module:i})=>i===null?[]:`${i.namespace}/${i.name}/${i.system}`);return[
...o.length===0?[]:St(o,(0,En.notFollowed)({what:"inside",names:[...new Set(a)]})),...s.length===0?[]:St(s,(0,En.notFollowed)({what:"direct",git:r,names:s.map(({
address:i})=>i)}))]}const St=(n,t)=>n.slice(0,1).map(({place:e})=>({problem:t,place:e,clients:[],host:null})),xs=n=>[...new Map(n.map(t=>[`${t.place.file}:${t.place.
line}`,t])).values()],Cs=["limit","size","stopped"];function Is(n,t){const e=t===null?[]:Os(n,t),s=[n.asked??[],e].flat().flatMap(({outcome:o})=>o.kind==="not-a\
sked"?[o]:[]);return[...s.flatMap(o=>"problem"in o?[o.problem]:[]),...Cs.filter(o=>s.some(a=>a.why===o)).slice(0,1)]}function Rs(n,t,{maxRequests:e}){const s=n.
flatMap(o=>Is(o,t).map(a=>({item:o,host:W(o),why:a})));return[...Map.groupBy(s,({host:o,why:a})=>`${o} ${typeof a=="string"?a:a.message}`).values()].flatMap(o=>{
const[a]=o;if(a===void 0)return[];const{host:i,why:c,item:u}=a;if(typeof c!="string"){const d=[...new Set(o.flatMap(g=>g.item.places))];return[(0,_.b4)({host:i,
services:[],problem:c,places:d})]}const l=[...new Set(o.map(d=>d.item.name))],f=(0,En.notFollowed)(c==="limit"?{what:c,max:e,names:l}:{what:c,names:l});return[{
host:i,services:[],problem:f,places:u.places.slice(0,1),needed:!1}]})}var Ns=m(5143);function Us(n,t,e){const s=t.flatMap(({draft:a,items:i})=>i.map(c=>({item:c,
draft:a}))),r=Map.groupBy(s,({item:a})=>a),o=Map.groupBy(n,({root:a})=>a.directory);return Array.from(o,([a,i])=>({directory:a,clients:[...new Set(i.map(({client:c})=>c))],
rows:Array.from(Map.groupBy(i,js).values(),c=>Ds(c,r,e))}))}const js=({kind:n,key:t,address:e,places:s,constraints:r})=>JSON.stringify([n,t,e,s[0]??null,r.map(({
text:o})=>o)]);function Ds(n,t,e){const[s]=n;if(s===void 0)throw new Error("a row without items");const{kind:r,address:o,host:a,constraints:i,locked:c,offered:u,
places:l}=s,f=n.flatMap(({client:d,choice:g})=>g===null?[]:[[d,g.kind==="chosen"?g.version:null]]);return{kind:r,address:o,source:I(s),host:a,constraints:i.map(
({text:d})=>d),locked:c?.version.text??null,chosen:Object.fromEntries(f),newest:u===null?null:en(u).newest,platforms:Ts(n,e),drafts:[...new Set(n.flatMap(d=>t.get(
d)??[]).map(({draft:d})=>d))],decidedAt:[...i,...c===null?[]:[c.version]].map(({place:d})=>d),places:(0,Ns.As)(l)}}function Ls(n,t){const{items:e}=n,s=[...k(e,{
...t,renamed:n.renamed}),...us(e),...pe(e),...n.packages===null?[]:Ms(e,n.packages,t.isFork)],r=[...H(s),...He(n,e,t)],o=e.filter(({asked:i})=>i?.outcome.kind===
"read").map(({host:i,kind:c})=>`${i} ${c==="module"?$.e$:$.xq}`),a=i=>t.hostnames.some(c=>{const u=c.services.length>0?c.services:t.requiredServices;return c.host===
i&&u.includes($.S3)});return{drafts:[...r.map(({draft:i})=>i),...ve(n.clouds),...Ee(n.logins,a),...Rs(e,n.packages,t)],notes:Ps(n),roots:Us(e,r,n.packages),requests:n.
requests,answering:new Set(o)}}var zs=m(2389),_s=m(1257),At=m(5927),fn=m(4529),Bs=m(772),Wn=m(3948);function Pt(n,{attemptMs:t,retries:e}){const s=n.findIndex((r,o)=>o===
e||!Ws(r,t));return s<0?null:s}function Ws({response:n,hops:t,headMs:e},s){return e===null?n.kind==="failed"&&n.transient:e>s||(0,D.Mq)(t.at(-1)?.status??0)}var Fs=m(
3432),xt=m(7758);const pn=4;class Ct{#t=[];#n;constructor(t){this.#n=t}async pass(t){this.#n===0?await new Promise(e=>this.#t.push(e)):this.#n-=1;try{return await t()}finally{
const e=this.#t.shift();e===void 0?this.#n+=1:e()}}}async function It(n,t,{concurrency:e},s){const r=Map.groupBy(n,t);await Rt(r.values(),e*pn,o=>Rt(o.values(),
pn,s))}async function Rt(n,t,e){const s=async()=>{for(const r of n)await e(r)};await Promise.all(Array.from({length:t},s))}const Hs=2*pn,Ks=1e3,Js=3e4,Vs=6e4;function Xs(n){
const t={options:n,gate:new Ct(Nt(n)),pools:new Map,requests:[],sessions:new Set,kept:new Map},e=()=>{for(const s of t.sessions)s.close()};return n.stop.signal.
addEventListener("abort",e),{ask:s=>{const r=Gs(t,s);return r.gate.pass(()=>t.gate.pass(()=>Zs(t,r,s)))},requests:()=>t.requests,close:()=>{n.stop.signal.removeEventListener(
"abort",e),e()}}}const Nt=({concurrency:n})=>n*pn;function Gs({pools:n},{url:t}){const e=(0,fn.X5)(t),s=e.ok?`${e.value.name} ${e.value.port}`:"",r=n.get(s);if(r!==
void 0)return r;const o={gate:new Ct(pn),idle:new Set,requests:0,pause:Promise.resolve(),silent:0,down:null};return n.set(s,o),o}async function Zs(n,t,e){if(t.down!==
null)return t.down;const s=await Ys(n,t,e);return s.kind==="not-asked"||(t.silent=s.attempts.every(({headMs:r})=>r===null)?t.silent+1:0,t.silent>=Hs&&(t.down=s)),
s}async function Ys(n,t,e){const{stop:s,maxRequests:r}=n.options,o=[];for(;;){if(await t.pause,s.why!==null)return Fn(o,"stopped");if(t.requests>=r)return Fn(o,
"limit");const a=await Qs(n,t,e);if(s.why!==null&&a.response.kind==="failed"||o.push(a),e.patience.every(d=>Pt(o,d)!==null)||s.why!==null)return Fn(o,"stopped");
const{ms:u,isForHost:l}=to(a,o.length,n.options),f=(0,xt.v)(u,n.options);l&&(t.pause=f),await f}}function Fn([n,...t],e){return n===void 0?{kind:"not-asked",why:e}:
{kind:"asked",attempts:[n,...t]}}async function Qs(n,t,e){const{network:s,startTimer:r}=n.options,{patience:o,maxRedirects:a}=e,i=qs(n,t);t.requests+=1;try{const c=await(0,Wn.
e)({...e,asks:"answer",session:i,settings:s,redirectLimits:{terraform:a,opentofu:a},timeoutMs:(0,Fs.nT)(o),startTimer:r});t.requests+=c.hops.length-1;const{hops:u,
timing:l,certificates:f}=c;return n.requests.push({host:e.host,hops:u,timing:l,certificates:f}),c}finally{no(n,t,i)}}function qs({options:n,sessions:t,kept:e},{
idle:s}){for(const o of[...s].reverse())if(s.delete(o),e.delete(o),o.isOpen())return o;const r=(0,Bs.f)(n.network);return t.add(r),r}function no({options:n,sessions:t,
kept:e},s,r){if(!r.isOpen()){t.delete(r);return}s.idle.add(r),e.set(r,s);const[o]=e;if(e.size<=Nt(n)||o===void 0)return;const[a,i]=o;i.idle.delete(a),e.delete(a),
t.delete(a),a.close()}function to({response:n},t,{now:e}){const s=n.kind==="received"&&[429,503].includes(n.head.status)?(0,xt.V)(n.head.retryAfter,e()):null;return s===
null?{ms:Math.min(Ks*2**(t-1),Js),isForHost:!1}:{ms:Math.min(Math.max(s,0),Vs),isForHost:!0}}var bn=m(630);const eo=(n,t)=>hn(Hn(n),`${Ut(t)}/versions`),so=(n,t,e)=>hn(
Hn(n),`${Ut(t)}/${e}/download`),Ut=({namespace:n,name:t,system:e})=>`${n}/${t}/${e}`,oo=(n,{namespace:t,type:e})=>hn(n,`${t}/${e}/versions`),ro=(n,{namespace:t,
type:e},s,{os:r,arch:o})=>hn(n,`${t}/${e}/${s}/download/${r}/${o}`),ao=(n,t)=>hn(Hn(n),t);function io(n,{host:t,namespace:e,type:s},r){const o=(0,bn.O)(n,`${t}/${e}\
/${s}/${r}`);return!o.ok||o.value.scheme==="https"?o:(0,S.T)(`unsupported protocol scheme "${o.value.scheme}"`)}function co(n,t){if(!/^\.{0,2}\//.test(t))return(0,S.
J)(t);const e=(0,bn.O)(n,t);return e.ok?(0,S.J)((0,C.jr)(e.value)):e}function uo(n,t){const e=Tn(n,t);return e.ok&&e.value.fragment!==""?(0,S.T)("must not inclu\
de fragment part"):e}function Tn(n,t){const e=(0,bn.O)(n,t);if(!e.ok)return e;const{scheme:s}=e.value;return s==="http"||s==="https"?e:(0,S.T)("must use http or\
 https scheme")}const Hn=n=>n.path.endsWith("/")?n:{...n,path:`${n.path}/`};function hn(n,t){const e=(0,bn.O)(n,t);if(!e.ok)throw new Error(e.why);return e.value}
var Kn=m(6974),lo=m(960);function fo({attempts:n},t){const{attemptMs:e}=t,s=n[Pt(n,t)??n.length-1]??n[0],{response:r,timing:o,headMs:a}=s;if(r.kind==="failed"||
o.totalMs<=e)return r;const i=(a??0)>e?"response":"body";return{kind:"failed",problem:(0,lo.hostTimeout)({host:po(r.url),asks:"answer",phase:i,limitMs:e}),transient:!0}}
const po=({host:n})=>n.replace(/:443$/,""),ho=9,mo={kind:"whole",maxBytes:8*1024*1024},ko={kind:"excerpt",maxBytes:2048},Z=({bytes:n})=>new TextDecoder("utf-8",
{ignoreBOM:!0}).decode(n);async function Sn(n,t,e,s){if(t.length===0)return{};const r=Map.groupBy(t,({at:i})=>typeof i=="string"?i:(0,C.jr)(i.url)),o=await s.tokenOf(
n),a=await Promise.all(r.values().map(i=>go(n,o,i,e,s)));return Object.fromEntries(a.flat())}async function go(n,{token:t,source:e},s,r,{asker:o,patience:a,versionOf:i}){
const[c]=s;if(c===void 0)return[];const{client:u,at:l}=c,f={host:n,url:"",tokenSource:e,attempts:0,lastHop:null},d=M=>s.map(b=>[b.client,M]);if(typeof l=="strin\
g")return d({...f,outcome:{kind:"not-asked",why:l}});const{headers:g,maxRedirects:v=ho}=r,O=(0,C.Pl)(l.url);try{const M=await o.ask({...l,host:n,token:t,headers:g??
{"x-terraform-version":i(u)},planBody:J=>jt(J,r)??ko,maxRedirects:v,patience:s.map(J=>a(J.client))});if(M.kind==="not-asked")return d({...f,url:O,outcome:M});const{
attempts:b}=M,B=b.at(-1)?.hops.at(-1)??null,R=Map.groupBy(s,J=>fo(M,a(J.client)));return Array.from(R,([J,rn])=>{const Qn=vo(J,l.url,r),qn={...f,url:O,outcome:Qn,
attempts:b.length,lastHop:B};return rn.map(nt=>[nt.client,qn])}).flat()}catch(M){const b=(0,_n.hostCheckCrashed)({host:(0,T.nx)(n),thrown:M});return d({...f,url:O,
outcome:{kind:"not-asked",why:"unchecked",problem:b}})}}const jt=(n,{accepts:t=s=>s===200,plan:e=()=>mo})=>t(n.status)?e(n):null;function vo(n,t,e){if(n.kind===
"failed"){const{problem:u}=n;return u.code==="host-http2"?{kind:"not-asked",why:"unchecked",problem:u}:{kind:"failed",problem:u}}const{head:s,body:r}=n,{status:o,
reason:a}=s,i=jt(s,e);if(i===null)return{kind:"status",status:o,reason:a,page:(0,Kn.y8)(r.bytes)};if(r.truncated&&i.kind==="whole")return{kind:"not-asked",why:"\
size"};const c=e.read(n,t);return c.ok?{kind:"read",value:c.value}:c.why===ht?{kind:"not-asked",why:"size"}:{kind:"unreadable",why:c.why,page:(0,Kn.y8)(r.bytes)}}
const mn=(n,t,e,s,r,o)=>{const a=e.map(i=>{const c=Dt(n,t,i,o);return{client:i,at:typeof c=="string"?c:{...c,url:s(c.url)}}});return Sn(t,a,r,o)};function Dt(n,t,e,{
settings:s,network:r,visits:o,onlyListed:a}){const i=o.get(t),c=i===void 0?null:wo(i,e);if(c===null)return"service";const{url:u,services:l,origin:f}=c,d=(0,T.nx)(
t),g=(0,$.TE)(n,{services:l,documentUrl:u,display:d,client:e});if(g.kind!=="url"||!(0,fn.X5)(g.url).ok)return"service";const v=(0,T.Pm)(g.url)??"";return v===t||
Jn(v,s)||a.has(`${t} ${n}`)||f===null?{url:g.url,origin:f&&Lt(f,r)}:"not-allowed"}const Jn=(n,{allowedHosts:t,hostnames:e})=>(0,T.Jr)(n,t)||e.some(s=>s.host===n);
function wo(n,t){const{discovery:e}=n.attempt,s=n.forced.find(r=>r.client===t);return s!==void 0?{url:(0,T.cu)(n.host),services:s.services,origin:null}:e.kind===
"found"?{...e,origin:n}:null}const Lt=({host:n,attempt:t},e)=>({isPublic:(0,Wn.U)(e,(0,T.Sv)(n).name,t.hops[0]?.address??null)}),yo=3e4,Mo={kind:"whole",maxBytes:1024*
1024},$o={kind:"excerpt",maxBytes:2048},zt={headers:{accept:"application/vnd.api+json"},plan:({status:n})=>n===200?Mo:$o},Oo={...zt,accepts:()=>!0,read:({head:n})=>(0,S.
J)(n.apiVersion)},Eo=U({data:Y(U({id:x}))}),_t={...zt,accepts:n=>n>=200&&n<=399,read:({body:n})=>{const t=q(Z(n),Eo);return t.ok?t.value.data===null?(0,S.T)("ha\
s no data"):(0,S.J)(null):t}},bo=/^[\w-]+$/;async function To(n,t){const{asker:e,settings:s}=t,r=new Map,o=l=>{const f=(0,C.jr)(l.url),d=r.get(f)??e.ask(l);return r.
set(f,d),d},a=s.timeoutMs??yo,i=l=>({client:l,attemptMs:a,retries:1}),c={...t,asker:{...e,ask:o},patience:i},u=Ao(n,t).map(async l=>{const{host:f,service:d}=l,{
token:g}=await t.tokenOf(f);if(g===null)return[];const v=l.clients.flatMap(M=>{const b=Dt(d,f,M,t);return typeof b=="string"?[]:[{client:M,at:b}]}),O=Map.groupBy(
v,({at:M})=>(0,C.jr)(M.url));return Promise.all(O.values().map(M=>So(l,M,c)))});return(await Promise.all(u)).flat(2)}async function So(n,t,e){const{host:s,organization:r,
workspace:o}=n,a=t.map(({client:v})=>v),i=async(v,O)=>{const M=t.map(({client:B,at:R})=>({client:B,at:{...R,url:ao(R.url,v)}})),[b=null]=Object.values(await Sn(
s,M,O,e));return b},c=await i("ping",Oo);if(c===null)return[];const u={...n,clients:a,ping:c,ofOrganization:null,ofWorkspace:null};if(c.outcome.kind!=="read"||r===
null)return[u];const l=`organizations/${r}`,f=await i(`${l}/entitlement-set`,_t),g=f?.outcome.kind!=="read"||o===null?null:await i(`${l}/workspaces/${o}`,_t);return[
{...u,ofOrganization:f,ofWorkspace:g}]}function Ao(n,{environment:t}){const e=new Map;for(const{kind:s,workspace:r,hasOwnToken:o,needs:a,place:i}of n){if(r===void 0||
o)continue;const c=s.startsWith("cloud")?t.TF_CLOUD_ORGANIZATION:void 0,u=Bt(r.organization??c),l=Bt(r.name);for(const{host:f,service:d,clients:g}of a){const v=[
f,d,u,l].join(" "),M=e.get(v)??{host:f,service:d,organization:u,workspace:l,places:[],clients:[]};e.set(v,M),M.places.push(i),M.clients=[...new Set([...M.clients,
...g])]}}return[...e.values()]}const Bt=n=>n&&bo.test(n)?n:null,Po=(n,t)=>n.roots.flatMap(e=>[...e.calls.flatMap(s=>xo(e,s,n)),...e.providers.map(s=>Co(e,s,n,t))]);
function xo(n,t,{modules:e}){const{module:s,constraint:r,address:o,place:a,isOpen:i}=t;if(s===null)return[];const{client:c}=n,u=(0,A.MP)(s),l=e.get(u)?.[c],f=l?.
outcome.kind==="read"?l.outcome.value:null,d=f?.kind==="versions"?tn(f.texts,"module"):null;return[{kind:"module",wants:s,root:n,host:s.host,key:u,name:`${s.namespace}\
/${s.name}/${s.system}`,address:o,client:c,constraints:r===null?[]:[r],locked:null,places:[(0,A.W$)(a)],asked:l,installation:null,offered:d,choice:i?null:d&&gn(
t,d,c)}]}function Co(n,t,{providers:e},{dialect:s,settings:{upgrade:r}}){const{provider:o,constraints:a,locked:i,places:c}=t,{client:u}=n,l=(0,A.JT)(o),{asked:f,
installation:d=null}=e.get(l)?.[u]??{},g=f?.outcome.kind==="read"?tn(f.outcome.value.texts,"provider"):null,v=(0,D.Jd)(u,(0,D.tB)(u,s.versions));return{kind:"pr\
ovider",wants:o,root:n,host:o.host,key:l,name:`${o.namespace}/${o.type}`,address:l,client:u,constraints:a,locked:i,places:c.map(A.W$),asked:f,installation:d,offered:g,
choice:g&&ct(t,g,{upgrade:r,rejectsUnreadable:v})}}var Io=m(9529);const Ro=1e4;async function No(n){const{visits:t,settings:e}=n,s=new Map;for(const o of t.values())
for(const a of Uo(o)){const i=(0,T.Pm)(a)??"";a.scheme==="https"&&i!==o.host&&(0,fn.X5)(a).ok&&(0,T.Jr)(i,e.allowedHosts)&&!s.has(i)&&s.set(i,{visit:o,url:a})}return(await Promise.
all(s.values().map(({visit:o,url:a})=>jo(o,a,n)))).flat()}function Uo({host:n,attempt:{discovery:t}}){if(t.kind!=="found")return[];const e=(0,T.nx)(n),{url:s,services:r}=t,
a=(0,$.TE)($.S3,{services:r,documentUrl:s,display:e,client:"terraform"});if(a.kind!=="object")return[];const{authz:i,token:c}=(0,Io.m)(a.value,s,e).value;return[
i,c].flatMap(u=>{const l=(0,C.Dl)(u??"");return u!==null&&l.ok?[l.value]:[]})}async function jo(n,t,{asker:e,network:s,settings:r}){const o=await e.ask({host:n.
host,url:t,origin:Lt(n,s),token:null,headers:{},planBody:()=>({kind:"excerpt",maxBytes:0}),maxRedirects:0,patience:[{client:"terraform",attemptMs:r.timeoutMs??Ro,
retries:1}]}),a=o.kind==="asked"?o.attempts.at(-1):void 0;if(a?.response.kind!=="failed"||a.headMs!==null)return[];const{problem:i}=a.response;return i.code==="\
host-http2"?[]:[{host:n.host,problem:i}]}async function Do(n,t){const e=new Map;let s=n.flatMap(({client:r,calls:o})=>o.flatMap(({module:a,constraint:i})=>a===null?
[]:[{module:a,client:r,constraint:i}]));for(;s.length>0;){const r=Map.groupBy(s,({module:o})=>(0,A.MP)(o));await It(r,([,o])=>o[0]?.module.host,t,async([o,a])=>{
e.set(o,await Lo(a,t))}),s=_o(n,e,t)}return e}async function Lo(n,t){const[e]=n;if(e===void 0)return{};const{module:s}=e,r=[...new Set(n.map(({client:i})=>i))],
o=i=>eo(i,s),a={read:({body:i})=>zo(Z(i),n)};return await mn($.e$,s.host,r,o,a,t)}function zo(n,t){const e=je(n);return!e.ok||e.value.kind!=="versions"?e:(0,S.J)(
{...e.value,described:Le(n,e.value.texts,t)})}function _o(n,t,{visits:e}){return n.flatMap(s=>Ln(s,t).calls.filter(({module:r})=>e.has(r.host)&&!t.has((0,A.MP)(
r))).map(({module:r,constraint:o})=>({module:r,client:s.client,constraint:o})))}const Bo=U({id:x,moved_to:x});function Wo(n,t){const e=q(n,Bo);if(!e.ok)return e;
const{id:s,moved_to:r}=e.value,o=(0,pt.m)(r===""?s:r,"terraform"),a=o.kind==="registry"&&o.type===t;return(0,S.J)(a?o.namespace:null)}const Fo=n=>n.find(t=>(0,z.
rK)(t)===null),Wt=n=>n.some(t=>{const e=(0,z.rK)(t),[s]=e?.numbers??[];return e!==null&&!(0,z.Ty)(e)&&(s===5n||s===6n)}),Ho=U({versions:K(U({version:x,protocols:K(
x)})),warnings:K(x)});function Ko(n){const t=q(n,Ho);if(!t.ok)return t;const{versions:e,warnings:s}=t.value,r=new Map(e.map(a=>[a.version,a.protocols])),o=[...r.
keys()];return(0,S.J)({texts:o,compatible:o.filter(a=>Wt(r.get(a)??[])),warnings:o.length===0?[]:s})}var Jo=m(7511);const Vo=U({versions:jn(U({}))});function Xo(n,t){
const e=Ft(n,t,Vo);return e.ok?(0,S.J)([...e.value.versions?.keys()??[]]):e}const Go=U({archives:jn(Y(U({url:x,hashes:K(x)})))});function Zo(n,t,{os:e,arch:s}){
const r=Ft(n,t,Go);if(!r.ok)return r;const o=r.value.archives?.get(`${e}_${s}`);if(o===void 0)return(0,S.J)({kind:"no-platform"});if(o===null)return(0,S.J)({kind:"\
crash"});const{hashes:a,url:i}=o;return a.some(c=>c.indexOf(":")<1)?(0,S.T)(`has a hash without a scheme, such as "zh:", in "archives.${e}_${s}"`):(0,S.J)({kind:"\
archive",url:i,hashes:a})}function Ft(n,t,e){const s=(0,Jo.i)(t??"");return s.ok&&s.value==="application/json"?q(n,e):(0,S.T)(t===null?"has no Content-Type; exp\
ected application/json":"has a Content-Type other than application/json")}function Ht(n,t){const e=new Map;return(s,r,o)=>{const a=`${(0,C.jr)(s.url)} ${(0,A.JT)(
r.address)} ${o}`,i=e.get(a)??Qo(s,r,o,n,t);return e.set(a,i),i}}const Yo=5;async function Qo(n,{address:t,clients:e},s,r,o){const{url:a,place:i}=n,c=v=>v.kind===
"network"&&(0,C.jr)(v.url)===(0,C.jr)(a),u=e.filter(v=>o.methodsOf(t,v)?.methods.some(c)),l=(0,T.Pm)(a),f=io(a,t,s);if(!f.ok){const v=(0,C.Pl)(a),O=`${i.file}:${i.
line}`,b={kind:"failed",problem:(0,yn.mirrorUrl)({mirror:v,at:O,provider:(0,A.JT)(t),kind:"port"})},B={host:l,url:v,tokenSource:null,outcome:b,attempts:0,lastHop:null};
return Object.fromEntries(u.map(R=>[R,B]))}const d=Jn(l,o.settings)?{url:f.value,origin:null}:"not-allowed",g=u.map(v=>({client:v,at:d}));return await Sn(l,g,{read:r,
maxRedirects:Yo},{...o,patience:v=>({...o.patience(v),...v==="opentofu"?{retries:0}:{}})})}const Kt=({url:n,place:t})=>({url:(0,C.Pl)(n),place:t,hasSlash:n.path.
endsWith("/")});function qo({head:n,body:t}){const e=Xo(Z(t),n.contentType);if(!e.ok)return e;const s=e.value.filter(r=>(0,z.rK)(r)!==null);return(0,S.J)({texts:s,
compatible:[],warnings:[]})}async function nr(n,t,e,{methodsOf:s}){const r=s(t.address,n);if(r===null)return null;const o=r.methods.map(async a=>{if(a.kind!=="n\
etwork")return[{kind:a.kind}];const{[n]:i}=await e(a,t,"index.json");return i?[{kind:"network",index:{...i,mirror:Kt(a)}}]:[]});return{place:r.place,methods:(await Promise.
all(o)).flat()}}function tr({methods:n},t){const e=n.flatMap(i=>er(i,t)),s=e.find(sr);if(s!==void 0)return s;const r=e.find(({outcome:i})=>i.kind==="not-asked");
if(r!==void 0)return r;if(e.length<n.length)return;const o=e.flatMap(({outcome:i})=>i.kind==="read"?[i.value]:[]),a=e.find(({outcome:i})=>i.kind==="read");return a===
void 0||o.every(({texts:i})=>i.length===0)?e.find(({mirror:i})=>i===void 0)??a??e[0]:{...a,outcome:{kind:"read",value:or(o)}}}function er(n,t){switch(n.kind){case"\
local":return[];case"direct":return t===void 0?[]:[t];case"network":return[n.index]}}const sr=({outcome:n})=>n.kind==="failed"||n.kind==="unreadable"||n.kind===
"status"&&n.status!==404,or=n=>({texts:[...new Set(n.flatMap(({texts:t})=>t))],compatible:n.flatMap(({compatible:t})=>t),warnings:n.flatMap(({warnings:t})=>t)});
async function rr(n,t,e){const s=new Map,r=new Map,o=Ht(qo,e),a=ar(n,t);return await It(a,([,{address:c}])=>c.host,e,async([c,u])=>{const{address:l,asking:f}=u,
[d,g]=await Promise.all([mn($.xq,l.host,f,Jt(l),ir,e),Promise.all(u.clients.map(async b=>[b,await nr(b,u,o,e)]))]),v=g.map(([b,B])=>{const R=B?tr(B,d[b]):d[b];return[
b,{asked:R,installation:B}]});s.set(c,Object.fromEntries(v));const O=f.find(b=>cr(l,b,d[b])),M=O===void 0?null:await ur(l,O,e);M!==null&&r.set(c,M)}),{providers:s,
renamed:r}}function ar(n,t){const e=new Map;for(const s of n)for(const{provider:r}of s.providers){const o=(0,A.JT)(r),{clients:a=[],asking:i=[]}=e.get(o)??{},c=t(
r,s)?[]:[s.client];e.set(o,{address:r,clients:[...new Set([...a,s.client])],asking:[...new Set([...i,...c])]})}return e}const ir={read:({body:n})=>Ko(Z(n))},Jt=n=>t=>oo(
t,n),cr=({host:n,namespace:t},e,s)=>t==="hashicorp"&&n===(0,N.Vm)(e)&&s?.outcome.kind==="status"&&s.outcome.status===404;async function ur(n,t,e){const s=Jt({...n,
namespace:"-"}),{host:r,type:o}=n,a={read:({body:u})=>Wo(Z(u),o)},c=(await mn($.xq,r,[t],s,a,e))[t]?.outcome;return c?.kind==="read"?c.value:null}async function lr(n,t){
const{configs:e,dialect:s,directory:r,plugins:o,settings:a}=t,i=[...n,...(0,_s.n)(a.hostnames,s.clients)],c=(0,At.Vn)(e,{root:r,plugins:o,releases:s.releases,asksMirrors:!0}),
u=Xs({...t,maxRequests:a.maxRequests});try{const l=dr(t,pr(u,t)),{environment:f}=t.machine,[d,g,v,O]=await Promise.all([Do(i,l),rr(i,(R,{directory:J,client:rn})=>J!==
A.cd.file&&c(R,J,rn),l),To(t.usages,{...l,environment:f}),No(l)]),M=Po({roots:i,modules:d,...g},t),b=await t.askPackages?.(M,l,t)??null,B=u.requests();return{roots:i,
items:M,modules:d,...g,packages:b,clouds:v,logins:O,requests:B}}finally{u.close()}}function dr(n,t){const{configs:e,dialect:s,credentials:r,visits:o,settings:a,
network:i,concurrency:c}=n,u=new Map(e.map(l=>[l.client,l.patience]));return{asker:t,settings:a,network:i,concurrency:c,clients:s.clients,visits:new Map(o.map(l=>[
l.host,l])),onlyListed:fr(n),methodsOf:(0,At.xT)(e,s.releases,n.learn),patience:l=>u.get(l)??{client:l,attemptMs:1e4,retries:1},versionOf:l=>(0,D.tB)(l,s.versions),
tokenOf:async l=>{const{answer:f}=await r.find(l);return{token:f?.token??null,source:f?.token?f.source:null}}}}function fr({settings:n,usages:t}){const e=n.hostnames.
flatMap(({addresses:r})=>r).map(Vt);if(e.length===0)return new Set;const s=new Set(t.flatMap(({needs:r})=>r.map(Vt)));return new Set(e.filter(r=>!s.has(r)))}const Vt=({
host:n,service:t})=>`${n} ${t}`;function pr(n,{progress:t}){const e={total:0,done:0};return{...n,ask:async s=>{e.total+=1,t(e);const r=await n.ask(s);return e.done+=
1,t(e),r}}}var hr=m(6760),mr=m(7542),kr=m(5747),gr=m(5808),Xt=m(6979),Gt=m(4321);const Zt=["file","gcs","git","hg","http","https","s3"],Yt="zip|gz|bz2|xz|tgz|tb\
z2|txz|tar\\.tbz2",vr=new RegExp(`^(?:${Yt}|tar\\.(?:gz|bz2|xz))$`),wr=new RegExp(`\\.(?:${Yt})$`),yr=/^(?:0|f|F|false|FALSE|False)$/;function Qt({getter:n,url:t,
host:e},s){if(!(Zt.includes(n)||n==="oci"&&s==="opentofu"))return{kind:"refused",why:`download not supported for scheme '${n}'`};if(t===null||!/^https?$/.test(t.
scheme))return{kind:"other",getter:n,host:e};const o=(0,Xt.xB)(t.query);if(n==="git")return{kind:"git",url:Vn(t,[])};if(!/^https?$/.test(n))return{kind:"other",
getter:n,host:e};const a=o.find(([u])=>u==="archive")?.[1]??"",i=o.filter(([u])=>u!=="checksum"&&!(u==="archive"&&a!==""));return(a===""?wr.test(t.path):!yr.test(
a)&&vr.test(a))?{kind:"archive",url:Vn(t,i)}:o.some(([u,l])=>u==="checksum"&&l!=="")?{kind:"refused",why:"checksum cannot be specified for directory download"}:
{kind:"page",url:Vn(t,[...i,["terraform-get","1"]])}}const Vn=(n,t)=>({...n,query:(0,Xt.Ge)(t),forceQuery:!1,fragment:""});function Mr(n,t){const e=/^([A-Za-z][A-Za-z0-9+.-]*):/.
exec(n)?.[1];return e===void 0?(0,S.T)(`invalid source string: ${n}`):!Zt.includes(e)&&!(e==="oci"&&t==="opentofu")?(0,S.T)(`no getter available for X-Terraform\
-Get source protocol: "${e}"`):(0,Gt.cx)(n,t)}const $r={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function Or(n){for(const[t,e,s=""]of n.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){
const r=s.toLowerCase();if(e===""?r==="body":r==="head")return null;if(e!==""||r!=="meta")continue;const o=new Map;for(const[,i="",c,u,l]of t.matchAll(Er))o.set(
i.toLowerCase(),c??u??l??"");const a=o.get("content")??"";if(o.get("name")==="terraform-get"&&a!=="")return br(a)}return null}const Er=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
br=n=>n.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(t,e,s)=>e!==void 0?$r[e]??t:Number(s)<=1114111?String.fromCodePoint(Number(s)):t),Tr=3e4,qt={kind:"excerpt",maxBytes:1024},
Sr=128*1024,ne={terraform:0,opentofu:0},An={name:"archive",headers:{range:"bytes=0-0"},accepts:n=>n===200||n===206,plan:()=>qt,read:()=>(0,S.J)(""),retries:ne,netrc:D.
Du},te={...An,name:"provider archive",retries:{terraform:0,opentofu:2},netrc:["terraform"]},Ar={...An,name:"direct archive",accepts:n=>n>=200&&n<300,retries:null,
netrc:[]},Pr={name:"page",headers:{},accepts:n=>n>=200&&n<300,plan:({terraformGet:n})=>n?qt:{kind:"excerpt",maxBytes:Sr},read:({head:n,body:t})=>{const e=n.terraformGet||
Or(Z(t));return e===null?(0,S.T)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,S.J)(e)},retries:ne,netrc:D.Du},xr={...An,name:"repository",headers:{},
accepts:n=>n===200,netrc:[]},ee={name:"sums",headers:{},read:({body:n})=>(0,S.J)(Z(n)),retries:null,netrc:[]},Cr={...ee,name:"signature",read:({body:{bytes:n}})=>n.
length===0?(0,S.J)("empty"):(0,S.J)(qe(n)?"binary":"other")};function Ir(n,t){const e=new Map;return async(s,r)=>{const{client:o,registry:a,url:i,origin:c,token:u=!1}=s,
l=(0,T.Pm)(i);if(l!==null&&l!==a&&!Jn(l,n.settings)){const v={kind:"not-asked",why:"not-allowed"};return{...{host:a,url:(0,C.Pl)(i),tokenSource:null},outcome:v,
attempts:0,lastHop:null}}const f=`${r.name} ${u} ${c?.isPublic} ${(0,C.jr)(i)}`,d=e.get(f)??Nr(s,r,n,t);e.set(f,d);const g=(await d)[o];if(g===void 0)throw new Error(
"a client without an answer");return g}}function Pn({lastHop:n},t){const{url:e="",address:s=null}=n??{},r=(0,C.Dl)(e),o=r.ok?(0,fn.X5)(r.value):null;return{isPublic:!o?.
ok||(0,Wn.U)(t,o.value.name,s)}}const Rr=async()=>({token:null,source:null});function Nr({registry:n,url:t,origin:e,token:s=!1},r,o,{withLogin:a}){const{retries:i,
netrc:c}=r,u=o.clients.map(l=>{const f=c.includes(l)?a(t):t;return{client:l,at:{url:f,origin:e}}});return Sn(n,u,r,{...o,patience:l=>i===null?o.patience(l):{client:l,
attemptMs:Tr,retries:i[l]},tokenOf:s?o.tokenOf:Rr})}function Ur(n,t,e){return[...Dr(n.protocols),...n.os===t.os&&n.arch===t.arch?[]:[{kind:"target",found:{os:n.
os,arch:n.arch}}],...Xn(e,"download_url",n.downloadUrl),...zr(n.packages),...jr(n.shasum)?[]:[{kind:"shasum",text:n.shasum}],...Xn(e,"shasums_url",n.sumsUrl),...Xn(
e,"shasums_signature_url",n.signatureUrl),...Lr(n.keys),..._r(n,t)]}const jr=n=>/^[0-9a-fA-F]{64}$/.test(n);function Dr(n){const t=Fo(n);return t!==void 0?[{kind:"\
protocol-unreadable",text:t}]:n.length===0||Wt(n)?[]:[{kind:"protocols",protocols:n}]}function Xn(n,t,e){const s=Tn(n,e);return s.ok?[]:[{kind:"url",field:t,text:e,
why:s.why}]}function Lr(n){const[t]=n;return n.includes(null)?[{kind:"keys",why:"null"}]:t?/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(t)?[]:[{kind:"\
keys",why:"not-armored"}]:[{kind:"keys",why:t===void 0?"none":"not-armored"}]}function zr(n){return[...[...n.keys()].filter(e=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(
e)),...Array.from(n.values(),({hashes:e})=>e).flat().filter(e=>e.indexOf(":")<1)].slice(0,1).map(e=>({kind:"packages-unreadable",text:e}))}function _r({packages:n,
shasum:t},{os:e,arch:s}){if(n.size===0)return[];const r=n.get(`${e}_${s}`);if(r===void 0)return[{kind:"packages",why:"no-platform"}];if(r.size<=0)return[{kind:"\
packages",why:"no-size"}];const o=r.hashes.filter(a=>a.startsWith("zh:"));return o.some(a=>a!==`zh:${t}`)?[{kind:"packages",why:"other-hash"}]:o.length===0?[{kind:"\
packages",why:"no-hash"}]:[]}const Gn=(n,t)=>U({protocols:K(x),os:x,arch:x,filename:x,download_url:x,shasum:x,shasums_url:x,shasums_signature_url:x,signing_keys:U(
{gpg_public_keys:K(Y(n))}),packages:t}),se=U({ascii_armor:x}),Br=jn(U({hashes:K(x),package_size:xe})),Wr={terraform:Gn(U({ascii_armor:x,trust_signature:x}),Un),
"opentofu before 1.12":Gn(se,Un),opentofu:Gn(se,Br)};function Fr(n,t){const e=q(n,Wr[t]);if(!e.ok)return e;const{value:s}=e;return(0,S.J)({os:s.os,arch:s.arch,protocols:s.
protocols,filename:s.filename,shasum:s.shasum,downloadUrl:s.download_url,sumsUrl:s.shasums_url,signatureUrl:s.shasums_signature_url,keys:s.signing_keys.gpg_public_keys.
map(r=>r===null?null:r.ascii_armor),packages:new Map(Array.from(s.packages??[],([r,{hashes:o,package_size:a}])=>[r,{hashes:o,size:a}]))})}const Hr={read:({body:n,
url:t})=>(0,S.J)({text:Z(n),url:t})};async function oe({address:n,version:t,clients:e},s,r){const o=u=>ro(u,n,t,s),{host:a}=n,i=await mn($.xq,a,e,o,Hr,r),c=e.map(
async u=>{const l=i[u];if(l===void 0)return[];const f=Kr(u,l.outcome,s,r),d={...l,outcome:f},g=l.outcome.kind==="read"?l.outcome.value.url:null,v={registry:a,client:u,
origin:Pn(l,r.network)},O=g===null||f.kind!=="read"?Zn:await Vr(f.value,{...v,url:g},r);return[[u,{platform:`${s.os}_${s.arch}`,document:d,...O}]]});return Object.
fromEntries((await Promise.all(c)).flat())}function Kr(n,t,e,{readsPackages:s}){if(t.kind!=="read")return t;const{text:r,url:o}=t.value,i=Fr(r,n==="terraform"?n:
s?"opentofu":"opentofu before 1.12");if(!i.ok){const u=(0,Kn.y8)(new TextEncoder().encode(r.slice(0,2048)));return{kind:"unreadable",why:i.why,page:u}}const c=i.
value;return{kind:"read",value:{document:c,faults:Ur(c,e,o)}}}const Zn={sums:null,signature:null,archive:null},Jr=["keys","packages"];async function Vr({document:n,
faults:t},e,{fetchFile:s}){if(t.some(({kind:i})=>!Jr.includes(i)))return Zn;const r=async(i,c)=>{const u=Tn(e.url,i);return u.ok?s({...e,url:u.value},c):null},o=await r(
n.sumsUrl,ee);if(!re(o))return{...Zn,sums:o};const a=await r(n.signatureUrl,Cr);return re(a)?{sums:o,signature:a,archive:await r(n.downloadUrl,te)}:{sums:o,signature:a,
archive:null}}const re=n=>n?.outcome.kind==="read",Xr=n=>Ht(({head:t,body:e,url:s})=>(0,S.J)({text:Z(e),contentType:t.contentType,url:s}),n);async function Gr(n,t,e){
const{address:s,clients:r}=n,o=u=>e.methodsOf(s,u)?.methods??[],a=r.filter(u=>o(u).every(({kind:l})=>l==="direct")),i=oe({...n,clients:a},t,e),c=r.map(async u=>{
const l=a.includes(u)?(await i)[u]:await Zr(u,n,t,o(u),e);return l===void 0?[]:[[u,l]]});return Object.fromEntries((await Promise.all(c)).flat())}async function Zr(n,t,e,s,r){
let o;for(const a of s){if(a.kind==="local")return;if(o=a.kind==="network"?await Qr(a,n,t,e,r):(await oe({...t,clients:[n]},e,r))[n],o===void 0||!Yr(o))return o}
return o}function Yr(n){if("mirror"in n){const{outcome:e}=n.file;return e.kind==="read"&&e.value.kind==="no-platform"}const{outcome:t}=n.document;return t.kind===
"status"&&t.status===404}async function Qr(n,t,e,s,r){const{[t]:o}=await r.versionFiles(n,e,`${e.version}.json`);if(o===void 0)return;const{outcome:a,url:i}=qr(
o.outcome,s),c=Kt(n),u={platform:`${s.os}_${s.arch}`,mirror:c,file:{...o,mirror:c,outcome:a}};if(i===null)return{...u,archive:null};const f={registry:(0,T.Pm)(n.
url),client:t,url:i,origin:Pn(o,r.network)};return{...u,archive:await r.fetchFile(f,te)}}function qr(n,t){if(n.kind!=="read")return{outcome:n,url:null};const{text:e,
contentType:s,url:r}=n.value,o=u=>({outcome:{kind:"unreadable",why:u,page:null},url:null}),a=Zo(e,s,t);if(!a.ok)return o(a.why);const{value:i}=a;if(i.kind!=="ar\
chive")return{outcome:{kind:"read",value:i},url:null};const c=Tn(r,i.url);return c.ok?{outcome:{kind:"read",value:i},url:c.value}:o(`has an invalid \`url\`: ${c.
why}`)}var na=m(7027);const Yn=({header:n})=>n?{kind:"address",location:n}:{kind:"none"},ta=U({location:x,use_registry_credentials:Y(Pe)}),ea=U({location:x,use_registry_credentials:Un});
function sa(n,t){if(n.status===204)return Yn(n);const e=q(n.body,t?ta:ea,"whole");if(!e.ok)return{kind:"unreadable",why:e.why};const{location:s,use_registry_credentials:r}=e.
value;return r!==null?{kind:"url",location:s,usesCredentials:r}:s===""?Yn(n):{kind:"address",location:s}}function oa({answer:n,downloadUrl:t,client:e,readsCredentials:s}){
const r=e==="terraform"?Yn(n):sa(n,s);switch(r.kind){case"none":return Q(ra[e]);case"unreadable":return Q(`the response ${r.why}`);case"url":{if(r.location==="")
return Q("the response has `use_registry_credentials` and no `location`");const o=uo(t,r.location);return o.ok?{kind:"direct",url:o.value,usesCredentials:r.usesCredentials}:
Q(o.why)}case"address":{const o=co(t,r.location);return o.ok?ca(o.value,e):Q(o.why)}}}const ra={terraform:"the response has no X-Terraform-Get header",opentofu:"\
the response has neither `location` nor an X-Terraform-Get header"},Q=n=>({kind:"refused",why:aa(n)}),aa=n=>n.replace(/\?[^\s"']*/g,"?\u2026").replace(/\/\/[^\s"'/@]*@/g,
"//\u2026@");function ia(n,t){const e=Mr(n,t);return e.ok?Qt(e.value,t):Q(e.why)}function ca(n,t){const e=(0,N.vL)(n,t);if(e.kind==="invalid")return Q(e.error);
if(e.kind!=="remote")return Q("must be a direct remote package address");const s=(0,Gt.cx)(n,t);return s.ok?Qt(s.value,t):Q(s.why)}const ua={accepts:n=>n===200||
n===204,read:({head:n,body:t},e)=>{const s=n.status===204?204:200;return(0,S.J)({answer:{status:s,header:n.terraformGet,body:Z(t)},downloadUrl:e})}};async function la({
address:n,version:t,clients:e},s){const{host:r}=n,o=c=>so(c,n,t),a=await mn($.e$,r,e,o,ua,s),i=e.map(async c=>{const{[c]:u}=a;if(u===void 0)return[];const{outcome:l}=u;
if(l.kind!=="read")return[[c,{location:{...u,outcome:l},steps:[]}]];const{readsPackages:f,network:d}=s,g=oa({...l.value,client:c,readsCredentials:f}),{downloadUrl:v}=l.
value,O={registry:r,client:c,origin:Pn(u,d),start:v},M=await fa(g,O,s),b={...u,outcome:{kind:"read",value:null}};return[[c,{location:b,steps:M}]]});return Object.
fromEntries((await Promise.all(i)).flat())}const da=10;async function fa(n,t,{fetchFile:e,network:s}){const r=[];let o=n,{origin:a}=t;for(let i=0;o.kind!=="refu\
sed"&&o.kind!=="other";i+=1){if(o.kind==="page"&&i===da)return[...r,{kind:"refused",why:`too many X-Terraform-Get redirects: ${i+1}`}];const[c,u]=ha[o.kind],l=o.
kind==="direct"&&o.usesCredentials,f=l&&pa(t.start,o.url),d=await e({...t,url:ma(o),origin:a,token:f},u),{outcome:g}=d;if(l&&!f&&g.kind==="status"&&g.status===401){
const v=`the token of the registry from ${(0,T.Pm)(o.url)}`;return[...r,{kind:"other",getter:v}]}if(r.push({kind:"asked",what:c,asked:d}),o.kind!=="page"||g.kind!==
"read")return r;a=Pn(d,s),o=ia(g.value,t.client)}return[...r,o]}function pa(n,t){const e=[n,t].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,fn.be)(s)}));
return(0,na.n)(e).at(-1)==="sent"}const ha={archive:["archive",An],direct:["archive",Ar],page:["page",Pr],git:["repository",xr]},ma=({kind:n,url:t})=>n==="git"?
{...t,path:`${t.path}/info/refs`,query:"service=git-upload-pack"}:t;async function ka(n,t,e){const{machine:s,learn:r}=e,{settings:o,versionOf:a}=t,{OPENTOFU_ENFORCE_GPG_VALIDATION:i}=s.
environment,c={...t,fetchFile:Ir(t,(0,mr.TU)(s,r)),versionFiles:Xr(t),readsPackages:(0,D.sX)(a("opentofu"))},u=n.filter(v=>v.kind==="module"),l=n.filter(v=>v.kind===
"provider"),f=o.platforms.length===0?[s.platform]:o.platforms,d=await Promise.all([ae(u,v=>la(v,c)),...f.map(v=>{const[O="",M=""]=v.split("_");return ae(l,b=>Gr(
b,{os:O,arch:M},c))})]),g=Map.groupBy(d.flat(),([v])=>v);return{of:new Map(Array.from(g,([v,O])=>[v,O.map(([,M])=>M)])),lockHashes:e.lockHashes??ga(n,e),enforcesSignatures:i===
"true"}}async function ae(n,t){const e=n.flatMap(o=>o.choice?.kind==="chosen"?[{item:o,version:o.choice.version}]:[]),r=Map.groupBy(e,({item:o,version:a})=>`${o.
key} ${a}`).values().map(async o=>{const[a]=o;if(a===void 0)return[];const i=[...new Set(o.map(({item:u})=>u.client))],c=await t({address:a.item.wants,version:a.
version,clients:i});return o.flatMap(({item:u})=>{const l=c[u.client];return l===void 0?[]:[[u,l]]})});return(await Promise.all(r)).flat()}function ga(n,{directory:t}){
const e=new Set(n.flatMap(({root:s})=>s.lockFile??[]));return new Map(Array.from(e,s=>{const r=(0,kr.yR)((0,hr.join)(t,s));return[s,r.ok?(0,gr.g)(r.text):new Map]}))}
async function va(n,t,e){const s={askPackages:t.settings.depth==="packages"?ka:null};try{return Ls(await lr(n,{...t,...s}),e)}catch(r){const a=t.visits.filter(({
attempt:i})=>i.discovery.kind==="found").map(({host:i})=>{const c=(0,_n.hostCheckCrashed)({host:(0,T.nx)(i),thrown:r});return{services:[],problem:c,needed:!0,host:i,
places:[]}});return{...zs.j7,drafts:a}}}})};export{wa as id,ya as ids,Ma as modules};
