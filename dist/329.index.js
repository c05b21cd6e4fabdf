const ya=329,Ma=[329],$a={1790:((rn,V,m)=>{m.d(V,{XA:()=>U,iM:()=>C,jF:()=>j,jQ:()=>T,s5:()=>W});var $=m(1731);function C(p,h,k){const M=b(h,k);return R(p.filter(
E=>(!(0,$.Ty)(E)||(0,$.Cg)(E)===M)&&T(E,h)))}function U(p,h){return R(p.filter(k=>(!(0,$.Ty)(k)||h.some(M=>z(k,M)))&&!B(k)&&h.every(M=>x(k,M))))}const W=p=>R(p.
filter(h=>!(0,$.Ty)(h)));function j(p){const h=p.filter(k=>k.operator==="=");return h.length===1&&h.every(({version:k})=>B({...k,build:""}))}const T=(p,h)=>h.every(
k=>K(p,k)),R=p=>p.reduce((h,k)=>h===null||(0,$.Zy)(k,h)>0?k:h,null);function b(p,h){const[k,M]=p;if(k===void 0||M!==void 0)return null;const E=k.text.trim().replace(
h==="opentofu"?/^=?v?/:/^=?/,""),D=(0,$.rK)(E);return D===null?null:(0,$.Cg)(D)}const B=({numbers:p,pre:h,build:k})=>h===""&&k===""&&p.every(M=>M===0n),z=(p,h)=>h.
operator==="="&&I(p,h.version),I=(p,h)=>p.build===h.build&&(0,$.Zy)(p,h)===0;function K(p,{operator:h,version:k}){const M=(0,$.Zy)(p,k);if(h==="=")return M===0;
if(h==="!=")return M!==0;if(h!=="~>")return y(M,h);const E=k.numbers.slice(0,k.written-1);return M>=0&&!(0,$.Ty)(k)&&k.numbers.length<=p.numbers.length&&E.every(
(D,X)=>D===p.numbers[X])}function x(p,h){const{operator:k,version:M}=h;if(k==="=")return z(p,h);if(k==="!=")return!I(p,M);const E=(0,$.Zy)(p,M);if(k!=="~>")return y(
E,k);const[D=0n,X=0n]=M.numbers,an=M.written===3?[D,X+1n,0n]:[D+1n,0n,0n];return E>=0&&(0,$.Zy)(p,{...M,numbers:an,pre:""})<0}const y=(p,h)=>h===">"?p>0:h===">="?
p>=0:h==="<"?p<0:p<=0}),2158:((rn,V,m)=>{m.d(V,{PW:()=>R,_T:()=>b,kv:()=>K,mb:()=>x});var $=m(3625),C=m(9562),U=m(1731);const W="[\\t\\n\\f\\r ]*",j=new RegExp(
`^${W}(<=|>=|!=|~>|<|>|=|)${W}(${C.eQ})${W}$`),T="This string does not use correct version constraint syntax";function R(y){const p=[];for(const h of y.split(",")){
const[,k,M=""]=j.exec(h)??[],E=(0,U.oF)(M);if(E===null)return(0,$.T)(T);p.push({operator:k||"=",version:E,text:h})}return(0,$.J)(p)}function b(y){const p=R(y);if(!p.
ok)return p;const h=[];for(const k of p.value){const M=(0,U.rK)(k.version.text);if(M===null||!B.test(k.text.trim()))return(0,$.T)(`Incorrect version constraint \
syntax: ${z(k)}`);h.push({...k,version:M})}return(0,$.J)(h)}const B=/^[<>=!~]* ?[0-9]/;function z({operator:y,version:p,text:h}){const k=h.trim();if(p.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!B.test(k))return`only one space is expected after the operator "${y}"`;if(p.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[M]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(k)??[""];return`missi\
ng comma after "${M}"`}const I=[">",">=","=","~>","<=","<","!="];function K(y){const p=[...y].sort((h,k)=>(0,U.Zy)(h.version,k.version)||(0,U.dU)(h.version.build,
k.version.build)||I.indexOf(h.operator)-I.indexOf(k.operator)||k.version.written-h.version.written);return[...new Set(p.map(x))].join(", ")}function x({operator:y,
version:p}){if(y==="=")return(0,U.Cg)(p);const h=y==="~>"&&p.written<3?p.numbers.slice(0,2):p.numbers;return`${y} ${(0,U.Cg)({...p,numbers:h})}`}}),1094:((rn,V,m)=>{
m.d(V,{Nd:()=>j,Sx:()=>K,gH:()=>W});var $=m(1731),C=m(1790),U=m(2158);function W(x,y){if(b(x))return!0;const p=z(x),h=Math.max(...p.map(({numbers:M})=>M.length)),
k=p.flatMap(M=>{const E=Array.from({length:h},(D,X)=>M.numbers[X]??0n);return[M,I(E),I([...E,1n])]});return(0,C.iM)(k,x,y)!==null}function j(x){const y=B(x);if(b(
y))return!0;const p=z(y),h="x".repeat(1+Math.max(...p.map(M=>M.build.length))),k=p.flatMap(M=>{const[E=0n,D=0n,X=0n]=M.numbers,an=[E,D,X+1n];return[M,I([E,D,X],
h),I(an,h)]});return(0,C.XA)(k,y)!==null}const T=50,R=100,b=x=>x.length>T||x.some(({text:y})=>y.length>R),B=x=>[...Map.groupBy(x,U.mb).values()].flatMap(([y])=>y??
[]),z=x=>{const y=[I([0n,0n,0n]),...x.map(p=>p.version)];return[...new Map(y.map(p=>[(0,$.Cg)(p),p])).values()]},I=(x,y="")=>({text:"",numbers:x,written:x.length,
pre:"",build:y});function K(x,y){const p=B(x),h=y(p)?x:p;return b(h)?x:h.reduce((k,M)=>{const E=k.filter(D=>D!==M);return y(E)?k:E},h)}}),5808:((rn,V,m)=>{m.d(V,
{g:()=>j});var $=m(400),C=m(6134),U=m(1022),W=m(5257);function j(R){const{body:b}=(0,$.K)(R),B=(0,C.SH)(b,"provider",1).flatMap(({labels:[z],body:I})=>{const K=(0,U.
m)(z?.value??"","terraform");if(K.kind!=="registry")return[];const x=(0,C.w4)(I,"hashes")?.value,p=(x?.kind==="tuple"?x.elements:[]).flatMap(h=>h.kind==="string"?
[h.value]:[]);return[[(0,W.JT)(K),p.filter(T)]]});return new Map(B)}const T=R=>/^(?:h1|zh):/.test(R)}),1257:((rn,V,m)=>{m.d(V,{N:()=>B,n:()=>x});var $=m(3625),C=m(
1831),U=m(5011),W=m(1022),j=m(9562),T=m(2158),R=m(1094),b=m(5257);function B(y,p){const h=y.text.indexOf("@"),k=h<0?y.text:y.text.slice(0,h),M=h<0?null:y.text.slice(
h+1),E=M===null?null:{text:M,place:b.cd},D=`${(0,C.nx)(y.host)}/${k}`;return y.service===j.e$?z(D,E,p):I(D,E,p)}function z(y,p,h){const k=(0,U.rE)(y,h),M=k.ok?K(
p,T.PW,E=>(0,R.gH)(E,h)):k.why;return!k.ok||M!==null?(0,$.T)(`${M}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>\
1.2`):(0,$.J)({address:y,source:y,place:b.cd,module:k.value,constraint:p,isOpen:!1})}function I(y,p,h){const k=(0,W.m)(y,h),M=y.split("/").length===3&&k.kind===
"registry",E=M?K(p,T._T,R.Nd):k.kind==="invalid"?k.error:"not a provider of a registry";return!M||E!==null?(0,$.T)(`${E}; expected providers.v1=NAMESPACE/TYPE[@\
VERSIONS], such as providers.v1=acme/box@>=1.0`):(0,$.J)({provider:k,places:[b.cd],constraints:p===null?[]:[p],locked:null})}function K(y,p,h){if(y===null)return null;
const k=p(y.text);return k.ok?h(k.value)?null:`no version can match ${y.text}`:k.why}function x(y,p){const h=y.flatMap(({addresses:k})=>k);return h.length===0?[]:
p.map(k=>{const M=h.flatMap(E=>{const D=B(E,k);return D.ok?[D.value]:[]});return{directory:b.cd.file,client:k,directories:[],calls:M.filter(E=>"module"in E),providers:M.
filter(E=>"provider"in E),lockFile:null,clientVersions:[]}})}}),5710:((rn,V,m)=>{m.d(V,{predictInit:()=>wa});var $=m(9562),C=m(4283),U=m(4592),W=m(789),j=m(1064),
T=m(1831),R=m(5011),b=m(5257),B=m(5143);const z=({asked:n,host:t})=>n?.mirror===void 0?t:n.host,I=({host:n,name:t})=>`${(0,T.nx)(n)}/${t}`;function K(n){return[
...Map.groupBy(n,({cause:e,item:s,host:o})=>`${o??z(s)} ${e}`).values()].flatMap(e=>{const[s]=e;if(s===void 0)return[];const o=e.map(({item:u})=>u),r=s.host??z(
s.item),a=p(e.flatMap(u=>u.places??u.item.places)),i=y(s.describe(o),o);return[{draft:{host:r,services:[...new Set(o.flatMap(u=>x(u,r)))],problem:i,places:a,needed:a.
some(u=>typeof u=="string"||!(0,B.Zl)(u.file))},items:o}]})}function x({kind:n,host:t},e){return e!==t?[]:[n==="module"?$.e$:$.xq]}function y(n,t){const e=new Set(
t.map(({client:s})=>s));return{...n,affects:n.affects.filter(s=>e.has(s))}}function p(n){const t=new Map;for(const e of n){const s=typeof e=="string"?e:`${e.file}\
:${e.line}:${e.column}`;t.has(s)||t.set(s,e)}return[...t.values()]}const h=3;function k(n,t){const e=ie(n);return n.flatMap(s=>M(s,e,t))}function M(n,t,e){const s=n.
asked?.outcome;switch(s?.kind){case"status":return n.asked?.mirror?.hasSlash===!1?[]:[E(n,s,t,e)];case"failed":{const{problem:o}=s;return[{item:n,cause:`${o.code}\
 ${o.message}`,describe:()=>o}]}case"unreadable":return n.asked?.mirror?.hasSlash===!1?[]:[et(n,s.why,s.page)];case"read":return n.offered===null?[et(n,ae(s),null)]:
[];case"not-asked":case void 0:return[]}}function E(n,t,e,s){const{kind:o,key:r}=n,{status:a}=t;if(n.asked?.lastHop?.authorization==="withheld"&&a<500||a===401||
a===403)return an(n,t,s);if(a===404){const c=e.has(ot(n));return{item:n,cause:`unknown ${c?o:r}`,describe:u=>D(u,t,s)}}return{item:n,cause:`status ${o} ${a}`,describe:c=>(0,U.
versionsStatus)({...An(c),...Pn(n,t),attempts:n.asked?.attempts??1,transient:(0,j.Mq)(a)})}}function D(n,t,{renamed:e}){const[s]=n;if(s===void 0)throw new Error(
"a finding without items");const o=[...new Set(n.map(st))],{mirror:r}=s.asked??{},a={...Pn(s,t),host:r?.url??(0,T.nx)(s.host),hasToken:s.asked?.tokenSource!==null};
return s.kind==="module"?(0,W.moduleUnknown)({...a,modules:o}):(0,W.providerUnknown)({...a,providers:o,meant:X(s,e),isMirror:r!==void 0})}function X({key:n,root:t},e){
const[s="",o="",r=""]=n.split("/");if(o!=="hashicorp"||s!==(0,R.Vm)(t.client))return null;const a=e.get(n),i=t.providers.find(({provider:c})=>c.type===r&&(0,b.JT)(
c)!==n);return i===void 0?a===void 0?null:`${a}/${r}`:i.provider.host===s?`${i.provider.namespace}/${r}`:`${(0,T.nx)(i.provider.host)}/${i.provider.namespace}/${r}`}
function an(n,t,{isFork:e}){const s=n.asked?.lastHop,o=s?.authorization??"none",r=(0,C.Dl)(s?.url??""),a=r.ok?(0,T.Pm)(r.value):null,i=a===null||a===z(n)?null:(0,T.
WV)(a),{challenge:c=null}=s??{};return{item:n,cause:`unauthorized ${n.kind} ${t.status} ${o} ${i} ${c}`,describe:u=>(0,U.versionsUnauthorized)({...An(u),...Pn(n,
t),token:o,source:n.asked?.tokenSource??null,elsewhere:i,challenge:c,isFork:e})}}function et(n,t,e){const s=n.asked?.url??"";return{item:n,cause:`shape ${n.kind}\
 ${t}`,describe:o=>(0,U.versionsShape)({...An(o),url:s,page:e,why:t})}}const ae=({value:n})=>{const{kind:t}=n;return t==="crash"?"has null in a list, at which t\
he clients crash":'has no element in "modules"'},Pn=(n,{status:t,reason:e,page:s})=>({url:n.asked?.lastHop?.url??n.asked?.url??"",status:t,reason:e,page:s});function An(n){
const[t]=n;if(t===void 0)throw new Error("a finding without items");const e=new Set(n.map(({key:s})=>s)).size-1;return{host:(0,T.nx)(z(t)),kind:t.kind,first:st(
t),others:e,mirror:t.asked?.mirror?.url??null}}const st=n=>n.asked?.mirror===void 0?n.name:I(n),ot=({kind:n,host:t})=>`${n} ${t}`;function ie(n){const t=Map.groupBy(
n.filter(({asked:s})=>s!==void 0&&s.outcome.kind!=="not-asked"&&s.mirror===void 0),ot),e=({asked:s})=>s?.outcome.kind==="status"&&s.outcome.status===404;return new Set(
[...t].flatMap(([s,o])=>new Set(o.map(r=>r.key)).size>=h&&o.every(r=>e(r)&&!(0,j.n3)(r.host))?[s]:[]))}var rt=m(5136),L=m(1731),cn=m(1790),kn=m(2158),xn=m(1094);
const at={module:new WeakMap,provider:new WeakMap},it=new WeakMap;function un(n,t){const e=at[t].get(n)??ce(n,t);return at[t].set(n,e),e}function ce(n,t){const e=t===
"module"?L.oF:L.rK,s=[],o=[];for(const r of n){const a=e(r);a===null?o.push(r):s.push(a)}return{versions:s,unreadable:o}}function sn({versions:n}){const t=(0,cn.
s5)(n),[e]=n.filter(L.Ty).sort((s,o)=>(0,L.Zy)(o,s));return{newest:t&&(0,L.Cg)(t),preRelease:e?(0,L.Cg)(e):null}}function ct(n,t,e){const s=it.get(n)??new Map;it.
set(n,s);const o=JSON.stringify(t),r=s.get(o)??e();return s.set(o,r),r}const gn=(n,t,e)=>ct(t,[e,n.constraint?.text],()=>ue(n,t,e));function ue({constraint:n},{
versions:t},e){const s=n===null?null:(0,kn.PW)(n.text);if(s?.ok===!1)return{kind:"refused"};const o=s?.value??[];if(!(0,xn.gH)(o,e))return{kind:"refused"};if(t.
length===0)return{kind:"empty"};const r=(0,cn.iM)(t,o,e);return r===null?{kind:"none-fits",conflict:n===null?[]:[n.text]}:{kind:"chosen",version:(0,L.Cg)(r)}}function ut(n,t,e){
const{constraints:s,locked:o}=n,r=s.map(({text:a})=>a);return ct(t,[e.upgrade,e.rejectsUnreadable,r,o?.version.text],()=>le(n,t,e))}function le({constraints:n,locked:t},{
versions:e,unreadable:s},{upgrade:o,rejectsUnreadable:r}){const a=de(n);if(a===null||!(0,xn.Nd)(a))return{kind:"refused"};const i=t===null||o?null:(0,L.rK)(t.version.
text);if(i!==null&&(0,cn.XA)([i],a)===null)return{kind:"refused"};if(r&&s.length>0)return{kind:"unreadable"};if(e.length===0)return{kind:"empty"};const c=(0,cn.
XA)(e,a);if(i!==null){const d=(0,L.Cg)(i);return e.some(v=>(0,L.Cg)(v)===d)?{kind:"chosen",version:d}:{kind:"locked-gone",version:d,upgrade:c&&(0,L.Cg)(c)}}if(c!==
null)return{kind:"chosen",version:(0,L.Cg)(c)};const u=(0,xn.Sx)(a,d=>(0,cn.XA)(e,d)!==null),l=new Set(u.map(kn.mb)),f=a.filter(d=>l.has((0,kn.mb)(d))).map(({whole:d})=>d);
return{kind:"none-fits",conflict:[...new Set(f)]}}function de(n){const t=[];for(const{text:e}of n){const s=(0,kn._T)(e);if(!s.ok)return null;for(const o of s.value)
t.push({...o,whole:e})}return t}function fe(n){const t=new Set(n.filter(dt).map(({key:e})=>e));return n.flatMap(e=>{const{offered:s,choice:o,key:r}=e;if(s===null||
o===null)return[];const a=e.kind==="provider"?e.asked?.outcome:null,i=a?.kind==="read"?a.value.warnings:[];return[...pe(e),...ke(e,t),...i.length>0?[{item:e,cause:`\
warning ${r}`,describe:()=>(0,U.providerWarning)({address:I(e),warnings:i})}]:[]]})}function pe(n){const{choice:t,key:e,kind:s,offered:o,asked:r}=n;if(o===null||
t===null)return[];const a=I(n);switch(t.kind){case"empty":{const{unreadable:i}=o,c=()=>(0,U.versionsEmpty)({kind:s,address:a,url:r?.url??"",ignored:i,isMirror:r?.
mirror!==void 0});return[{item:n,cause:`empty ${e}`,describe:c}]}case"none-fits":return[he(n,o,t.conflict)];case"locked-gone":{const{version:i,upgrade:c}=t,{newest:u}=sn(
o),l=n.locked?.version.place;return[{item:n,cause:`locked ${e} ${i} ${c}`,...l===void 0?{}:{places:[(0,b.W$)(l)]},describe:()=>(0,rt.versionLockedGone)({address:a,
version:i,upgrade:c,newest:u,mirror:lt(n)})}]}case"chosen":case"refused":case"unreadable":return[]}}function he(n,t,e){const{kind:s,key:o,places:r}=n,a=n.constraints.
filter(({text:i})=>e.includes(i));return{item:n,cause:`none fits ${o} ${JSON.stringify(e.toSorted())}`,places:a.length===0?r:a.map(({place:i})=>(0,b.W$)(i)),describe:()=>(0,rt.
versionNoneFits)({kind:s,address:I(n),constraints:a.map(({text:i,place:c})=>({text:i,at:me(c)})),mirror:lt(n),...sn(t)})}}const lt=({installation:n,asked:t})=>n?.
methods.length===1?t?.mirror?.url??null:null,me=n=>{const t=(0,b.W$)(n);return typeof t=="string"?t:`${t.file}:${t.line}`},dt=({choice:n})=>n?.kind==="unreadabl\
e";function ke(n,t){const{kind:e,key:s,offered:o,choice:r}=n,a=o?.unreadable??[];if(a.length===0||r?.kind==="empty")return[];const i=dt(n);if(!i&&t.has(s))return[];
const c=I(n),u=()=>(0,U.versionUnreadable)({kind:e,address:c,texts:a,rejects:i});return[{item:n,cause:`unreadable ${s} ${i}`,describe:u}]}var vn=m(3410),ge=m(2886);
function ve(n){const t=n.flatMap(s=>we(s).map(o=>({...s,problem:o})));return[...Map.groupBy(t,({host:s,service:o,problem:r})=>[s,o,r.code,r.message].join(" ")).
values()].flatMap(s=>{const[o]=s;if(o===void 0)return[];const r=s.flatMap(i=>i.places),a=s.flatMap(i=>i.clients);return[{host:o.host,services:[o.service],problem:(0,ge.
aZ)(o.problem,a),places:r,needed:r.some(i=>typeof i=="string"||!(0,B.Zl)(i.file))}]})}const we=n=>[...[n.ping,n.ofOrganization,n.ofWorkspace].flatMap(ye),...$e(
n),...Me(n),...Oe(n)],ye=n=>n&&"problem"in n.outcome&&n.outcome.problem.code!=="host-private-redirect"?[n.outcome.problem]:[],ft=(0,L.oF)("2.5");function Me({service:n,
ping:t}){if(n!==$.OZ||t.outcome.kind!=="read"||ft===null)return[];const{value:e}=t.outcome,s=(0,L.oF)(e??"");return s!==null&&(0,L.Zy)(s,ft)>=0?[]:[(0,vn.cloudVersion)(
{url:t.url,version:e})]}function $e(n){const{host:t,organization:e,ofOrganization:s}=n,o=s&&pt(s);if(e===null||!s||!o)return[];const r=s.tokenSource??"";return[
(0,vn.cloudOrganization)({host:(0,T.nx)(t),organization:e,source:r,...o})]}function Oe(n){const{organization:t,workspace:e,ofWorkspace:s}=n,o=s&&pt(s);if(t===null||
e===null||!o)return[];const r={host:(0,T.nx)(n.host),organization:t,workspace:e};return["status"in o&&o.status===404?(0,vn.cloudWorkspaceMissing)(r):(0,vn.cloudWorkspace)(
{...r,...o})]}function pt({url:n,outcome:t}){switch(t.kind){case"status":return{url:n,status:t.status,reason:t.reason};case"unreadable":return{url:n,why:t.why};default:
return null}}const Ee=(n,t)=>n.filter(({problem:e})=>e.code!=="host-private-redirect").map(({host:e,problem:s})=>({host:e,services:[$.S3],problem:s,places:t(e)?
["hostnames input"]:[],needed:t(e)}));var Cn=m(6003),wn=m(3916),ht=m(1022),S=m(3625),In=m(3307),Te=m(2168),G=m(4874);const be=25e3;class Se{#t;#n;path=[];mistake=null;room=be;constructor(t){
this.#t=t,this.#n=(0,G.AN)(t,0)}takeRoom(){return this.room-=1,this.room>=0}takeNull(){return this.#t[this.#n]!=="n"?!1:(this.skip(),!0)}literal(t,e,s,o){if(this.
takeNull())return s;const r=this.#n;this.skip();const a=this.#t.slice(r,this.#n);return e.test(a)?o(a):(this.#e(t,a.charAt(0)),s)}parts(t,e,s){const o=this.#t,r=o.
charAt(this.#n);if(r!==t)return this.#e(e,r),this.skip(),!1;for(this.#n=(0,G.AN)(o,this.#n+1);o[this.#n]!=="]"&&o[this.#n]!=="}";)s(t==="{"?this.#s():""),this.#n=
(0,G.AN)(o,this.#n),o[this.#n]===","&&(this.#n=(0,G.AN)(o,this.#n+1));return this.#n+=1,!0}skip(){const t=this.#t;let e=0;do{const s=(0,G.AN)(t,this.#n),o=t.charAt(
s);(o==="["||o==="{")&&(e+=1),(o==="]"||o==="}")&&(e-=1),o==='"'?this.#n=(0,G.ap)(t,s):this.#n="[]{},:".includes(o)?s+1:(0,G.f)(t,s)}while(e>0)}#s(){const t=this.#n;
this.#n=(0,G.ap)(this.#t,t);const e=(0,In.I)(this.#t.slice(t,this.#n));return this.#n=(0,G.AN)(this.#t,(0,G.AN)(this.#t,this.#n)+1),e}#e(t,e){if(this.mistake!==
null)return;const s=this.path.map(r=>typeof r=="number"?`[${r}]`:`.${r}`),o=s.length===0?"":` in "${s.join("").slice(1)}"`;this.mistake=`has ${Pe[e]??"a number"}\
 instead of ${t}${o}`}}const Pe={"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"},mt="has too many elements";function tn(n,t,e="first"){
const s=(0,In.HT)(n,e);if(s!==null)return(0,S.T)((0,Te.Q)(n)?.what??`is not valid JSON: ${s.why}`);const o=new Se(n),r=t.read(o,t.zero);return o.mistake!==null?
(0,S.T)(o.mistake):o.room<0?(0,S.T)(mt):(0,S.J)(r)}const A={zero:"",read:(n,t)=>n.literal("a string",/^"/,t,In.I)},Ae={zero:!1,read:(n,t)=>n.literal("a boolean",
/^[tf]/,t,e=>e==="true")},kt=2n**63n,xe={zero:0,read:(n,t)=>{const e=s=>{if(!/^-?\d{1,19}$/.test(s))return!1;const o=BigInt(s);return o>=-kt&&o<kt};return n.literal(
"an integer",{test:e},t,Number)}},Y=n=>({zero:null,read:(t,e)=>t.takeNull()?null:n.read(t,e??n.zero)}),Rn={zero:null,read:n=>(n.skip(),null)},gt=n=>({zero:n.zero,
read:(t,e)=>{const{mistake:s}=t,o=n.read(t,e);return t.mistake=s,o}}),vt=n=>({zero:null,read:t=>{const{room:e}=t;return t.room=Number.POSITIVE_INFINITY,n.read(t,
n.zero),t.room=e,null}});function H(n){return{zero:[],read:(t,e)=>{if(t.takeNull())return[];const s=[];let o=0;return t.parts("[","a list",()=>{const a=t.takeRoom();
t.path.push(o);const i=n.read(t,e[o]??n.zero);t.path.pop(),a&&s.push(i),o+=1})?s:e}}}function Nn(n){return{zero:null,read:(t,e)=>{if(t.takeNull())return null;const s=e??
new Map;return t.parts("{","an object",o=>{const r=t.takeRoom();t.path.push("*");const a=n.read(t,n.zero);t.path.pop(),r&&s.set(o,a)}),s}}}function N(n){const t=Object.
entries(n),e=new Map(t);return{zero:Object.fromEntries(t.map(([o,{zero:r}])=>[o,r])),read:(o,r)=>{if(o.takeNull())return r;const a={...r};return o.parts("{","an\
 object",i=>{const c=e.has(i)?i:Ce(i),u=e.get(c);if(u===void 0)return o.skip();o.path.push(c),a[c]=u.read(o,a[c]),o.path.pop()}),a}}}const Ce=n=>n.toLowerCase().
replaceAll("\u017F","s"),Ie=N({name:A,source:A,version:A}),Re=N({name:A,version:A,namespace:gt(A),source:gt(A)}),Un=N({path:A,providers:H(Y(Re)),dependencies:H(
Y(Ie))}),wt=H(Y(Un)),yt=(n,t)=>N({modules:H(Y(N({source:A,versions:H(Y(N({version:A,root:n,submodules:t})))})))}),Ne=yt(vt(Un),vt(wt)),Ue=yt(Un,wt);function je(n){
const t=tn(n,Ne);if(!t.ok)return t;const{modules:e}=t.value;if(e.some(r=>r===null||r.versions.includes(null)))return(0,S.J)({kind:"crash"});const[s]=e;if(!s)return(0,S.
J)({kind:"no-module"});const o=s.versions.map(r=>r?.version??"");return(0,S.J)({kind:"versions",texts:o})}function De(n,t){const e=tn(n,Ue),s=e.ok?e.value.modules[0]?.
versions??[]:[],o=new Map;for(const r of s){if(r===null)continue;const i=[r.root,...r.submodules].flatMap(u=>u??[]).map(({path:u,dependencies:l,providers:f})=>({
path:u,calls:l.flatMap(d=>d??[]),providers:f.flatMap(d=>d??[])}));i.some(({calls:u,providers:l})=>u.length+l.length>0)&&t(r.version)&&o.set(r.version,i)}return o}
function jn({modules:n,described:t}){return e=>s=>{const o=(0,b.MP)(s),r=n.get(o)?.[e]?.outcome??{};if(r.value?.kind!=="versions")return null;const{texts:a}=r.value;
return{offered:()=>un(a,"module"),described:t.get(o)??new Map}}}function Le(n,t,e){let s=null;const o=De(n,r=>(s??=ze(e,un(t,"module")),s.has(Mt(r))));return new Map(
Array.from(o,([r,a])=>[Mt(r),a]))}const ze=(n,t)=>new Set(n.flatMap(e=>{const s=gn(e,t,e.client);return s.kind==="chosen"?s.version:[]}));function Mt(n){const t=(0,L.
oF)(n);return t===null?"":(0,L.Cg)(t)}const _e=3,Be=200,We=2e3;function Dn({calls:n,client:t},e){const s={calls:[],providers:[],undescribed:[]};let o=n.flatMap(
a=>{const{module:i,constraint:c,isOpen:u}=a;return i===null||u?[]:[{call:{...a,module:i},by:"",module:i,constraint:c}]});const r={left:We};for(let a=0;a<_e;a+=1)
o=o.flatMap(c=>{const u=e(c.module);if(u===null)return[];const l=u.described.size===0?null:gn(c,u.offered(),t),f=l?.kind==="chosen"?l.version:"",d=r.left>0?u.described.
get(f):void 0;if(d===void 0)return a===0&&s.undescribed.push(c.call),[];const{namespace:v,name:g,system:O}=c.module,w=`${v}/${g}/${O} ${f}`,P=Fe(d,{...c,by:w},t,
r);return s.providers.push(...P.providers),P.calls}).slice(0,Be),s.calls.push(...o);return s}function Fe(n,{module:t,call:e,by:s},o,r){const a=d=>({text:d,place:e.
place}),i=n.slice(0,Math.max(0,r.left)),c=new Map(i.map(d=>[(0,wn.join)(".",d.path),d])),u=new Set([(0,wn.join)(".",t.subdirectory)]),l=[],f=[];r.left-=i.length;
for(const d of u){const v=c.get(d);for(const{source:g,version:O}of v?.calls??[]){if(r.left--<=0)break;(0,R.Nj)(g)&&u.add((0,wn.join)(d,g));const w=(0,R.vL)(g,o),
P=O===""?null:a(O);w.kind==="registry"&&l.push({call:e,by:s,module:w,constraint:P})}for(const{name:g,namespace:O,source:w,version:P}of v?.providers??[]){if(r.left--<=
0)break;const F=(0,ht.m)(w||(0,wn.join)(O,g),o);F.kind!=="registry"||P===""||f.push({call:e,by:s,provider:F,constraint:a(P)})}}return{calls:l,providers:f}}function Ke(n,t,{
upgrade:e}){const s=jn(n),o=Map.groupBy(t,({root:a})=>a),r=n.roots.flatMap(a=>{const i=Dn(a,s(a.client)),c=o.get(a)??[];return[...i.calls.flatMap(l=>He(l,a,n,s(
a.client))??[]),...Ve(i.providers,c,e)].map(l=>({draft:l,items:c.filter(({kind:f,places:d})=>f==="module"&&d[0]===l.places[0])}))});return[...Map.groupBy(r,({draft:a})=>a.
problem.message).values()].flatMap(a=>a.slice(0,1).map(({draft:i})=>({draft:{...i,places:[...new Set(a.flatMap(c=>c.draft.places))]},items:a.flatMap(c=>c.items)})))}
function He(n,{client:t},e,s){const{module:o,constraint:r,by:a}=n,i=e.modules.get((0,b.MP)(o))?.[t]?.outcome,c=`${(0,T.nx)(o.host)}/${o.namespace}/${o.name}/${o.
system}`,u={by:a,address:c,constraint:r?.text??null,others:[]};if(i?.kind==="status"&&i.status===404)return Ln(n,(0,Cn.moduleDescribed)({...u,newest:null}));const l=s(
o)?.offered();return l===void 0||gn(n,l,t).kind!=="none-fits"?null:Ln(n,(0,Cn.moduleDescribed)({...u,newest:sn(l).newest}))}const Je=50;function Ve(n,t,e){const s=Map.
groupBy(n,({provider:o})=>(0,b.JT)(o));return t.flatMap(o=>{const{kind:r,key:a,offered:i,choice:c,locked:u}=o,l=r==="provider"?s.get(a):void 0;if(l===void 0||i===
null||c?.kind!=="chosen")return[];const f=[...new Map(l.map(_=>[_.constraint.text,_])).values()],v=[...o.constraints,...f.slice(0,Je).map(_=>_.constraint)],O=ut(
{constraints:v,locked:u},i,{upgrade:e,rejectsUnreadable:!1});if(O.kind==="chosen")return[];const w=O.kind==="none-fits"?v.filter(({text:_})=>O.conflict.includes(
_)):v,{newest:P}=sn(i),F=I(o);return f.filter(({constraint:_})=>w.includes(_)).map(_=>{const{by:J,constraint:on}=_,qn=w.filter(tt=>tt!==on).map(Xe),nt={by:J,address:F,
constraint:on.text,others:qn,newest:P};return Ln(_,(0,Cn.moduleDescribed)(nt))})})}const Xe=({text:n,place:t})=>`"${n}" (${t.file}:${t.line})`,Ln=({call:{module:n,
place:t}},e)=>({host:n.host,services:[$.e$],problem:e,places:[(0,b.W$)(t)],needed:!0});var yn=m(4375),Q=m(5138),Mn=m(2562),zn=m(6697);const en=({item:n,version:t,
mirrorHost:e})=>({kind:n.kind,address:I(n),version:t,host:(0,T.nx)(e??n.host)}),q=({item:n,version:t,mirrorHost:e},s,o)=>({item:n,cause:`package ${n.key} ${t} ${s}`,
describe:o,host:e??n.host});function $n(n,t,e){const{outcome:s}=e;if(s.kind!=="status"&&s.kind!=="failed")return[];const o=()=>Ze(n,t,e,s),r=s.kind==="status"?`${s.
status}`:s.problem.message;return[q(n,`${t} ${e.url} ${r}`,o)]}const Ge=["page","archive","repository"];function Ze(n,t,e,s){const{lastHop:o}=e,r=o?.url??e.url,
a=$t(r),i={...en(n),part:t,url:r,at:a};if(s.kind==="failed"){const{problem:v}=s;if(v.code==="host-private-redirect")return v;const g=v.code==="host-timeout"&&Ge.
includes(t),{attempts:O}=e,w=v.message;return(0,Mn.packageUnreachable)({...i,why:w,attempts:O,isAnswered:!1,isSlow:g})}const{status:c,reason:u}=s;if(c===401||c===
403||t==="repository"&&c===404){const v=o?.authorization??"none",{tokenSource:g}=e,{isFork:O}=n;return(0,Mn.packageUnauthorized)({...i,status:c,reason:u,page:null,
token:v,source:g,isFork:O})}const f=`${r} returned ${c} ${u}`.trim(),d=(0,j.Mq)(c)?e.attempts:1;return(0,Mn.packageUnreachable)({...i,why:f,attempts:d,isAnswered:!0,
isSlow:!1})}function $t(n){const t=(0,C.Dl)(n);return(t.ok?(0,T.Pm)(t.value):null)??n}function ln(n,t,e){const{outcome:s,url:o}=e;if(s.kind!=="not-asked"||s.why!==
"not-allowed")return $n(n,t,e);const r=$t(o),{kind:a,address:i,version:c}=en(n),u=`${a} ${i} ${c}`;return[q(n,`${r} not allowed`,()=>(0,zn.hostNotAllowed)({host:r,
package:u}))]}const Ye=n=>n.flatMap(t=>{const{installation:e}=t;if(e===null)return[];const{methods:s,place:o}=e;return s.length===0?[Qe(t,o)]:s.flatMap(r=>r.kind===
"network"?qe(t,r.index):[])});function Qe(n,t){const e=I(n);return{item:n,cause:`excluded ${n.key}`,places:[t,...n.places],describe:()=>(0,yn.providerExcluded)(
{provider:e})}}function qe(n,t){const{mirror:e,outcome:s,url:o}=t;if(e.hasSlash)return[];const r=ns(s);if(r===null)return[];const a=n.choice?.kind==="chosen";return[
{item:n,host:t.host,cause:`slash ${e.url} ${a}`,places:[e.place,...n.places],describe:()=>(0,yn.mirrorUrl)({kind:"slash",mirror:e.url,asked:o,result:r,isUsable:a})}]}
function ns(n){switch(n.kind){case"status":return`returned ${n.status}`;case"unreadable":return n.why;case"read":case"failed":case"not-asked":return null}}function ts(n,t){
const{platform:e,version:s,item:o}=n,{file:r,mirror:a,archive:i}=t,{outcome:c,url:u}=r,l={...n,mirrorHost:r.host},f=d=>q(l,`${e} document ${d}`,()=>(0,Q.packageDocument)(
{...en(l),platform:e,url:u,why:d,isMirror:!0}));if(c.kind==="status"&&c.status===404){const{page:d,reason:v,status:g}=c,O={provider:I(o),mirror:a.url,version:s},
w=ss(n,t);return[q(l,`mirror ${a.url}`,()=>(0,yn.mirrorVersion)({...O,isListed:w,url:u,page:d,reason:v,status:g}))]}if(c.kind==="unreadable")return[f(c.why)];if(c.
kind!=="read")return $n(l,"document",r);switch(c.value.kind){case"crash":return[f(`has null for ${e}, at which the clients crash`)];case"no-platform":return[es(
l,e,u)];case"archive":{if(c.value.url==="")return[f(`has no \`url\` for ${e}`)];const{hashes:d}=c.value;if(d.length>0&&!d.some(Et))return[f(`has no \`zh:\` or \`h1\
:\` hash for ${e}, but others`)];const[v]=i===null?[]:ln(l,"archive",i);return[...v===void 0?[]:[v],...os(n,d)]}}}const es=(n,t,e)=>q(n,`${t} platform`,()=>(0,Q.
packagePlatform)({...en(n),platform:t,url:e,status:200,reason:"OK",page:null,isMirror:!0})),ss=({item:n,version:t},{mirror:e})=>(n.installation?.methods??[]).some(
s=>s.kind==="network"&&s.index.mirror.url===e.url&&s.index.outcome.kind==="read"&&s.index.outcome.value.includes(t)),Ot=["zh:","h1:"],Et=n=>Ot.some(t=>n.startsWith(
t));function os(n,t){const{item:e,version:s,hashes:o,platform:r}=n,{locked:a}=e;if(a===null||a.version.text!==s)return[];const i=o.filter(Et),c=Ot.filter(f=>i.some(
d=>d.startsWith(f))),u=c.every(f=>t.some(d=>d.startsWith(f)));return i.length===0||!u||i.some(f=>t.includes(f))?[]:[{...q(n,`${r} lock`,f=>{const d=[...new Set(
f.map(({client:g})=>g))],v=!c.includes("zh:");return(0,Q.lockPlatformMissing)({...en(n),platform:r,isContentOnly:v,clients:d})}),places:[(0,b.W$)(a.version.place)]}]}
var dn=m(7751);function rs(n,{location:t,steps:e}){const{outcome:s,url:o}=t;if(s.kind==="status"&&as(s.status)){const a=`its location was requested, and the res\
ponse is ${s.status} ${s.reason}`.trim();return[_n(n,o,`${a}; expected 204`)]}const r=e.at(-1);return r===void 0?$n(n,"location",t):is(n,o,r)}const as=n=>n!==401&&
n!==403&&!(0,j.Mq)(n);function is(n,t,e){switch(e.kind){case"refused":return[_n(n,t,e.why)];case"other":return[cs(n,e.getter)];case"asked":{const{outcome:s}=e.asked;
return s.kind==="unreadable"?[_n(n,t,`the page at its location ${s.why}`)]:ln(n,e.what,e.asked)}}}const _n=(n,t,e)=>q(n,`location ${e}`,s=>{const o=[...new Set(
s.map(({client:r})=>r))];return(0,Mn.packageLocation)({...en(n),url:t,why:e,clients:o})}),cs=({item:n},t)=>({item:n,cause:`not followed ${t}`,describe:e=>{const s=[
...new Set(e.map(I))];return(0,dn.notFollowed)({what:"getter",getter:t,names:s})}}),us=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
function ls(n,t){for(const e of n.split(`
`)){const[s="",o]=e.split(us,4).filter(r=>r!=="");if(o===t)return/^[0-9a-fA-F]{64}$/.test(s)?{kind:"found",hash:s.toLowerCase()}:{kind:"not-a-hash",text:s}}return{
kind:"missing"}}function ds(n){const t=n[0]??0;return t===194||(t&252)===136}function fs(n,t){switch(n.kind){case"protocol-unreadable":return`has "${n.text}" in\
 \`protocols\`, which is not a version`;case"protocols":return"has no protocol of the clients";case"target":return`is for ${n.found.os}_${n.found.arch} instead \
of ${t} (\`os\`, \`arch\`)`;case"url":return`has an invalid URL in \`${n.field}\`: ${n.why}`;case"shasum":return n.text===""?"has no `shasum`":`has "${n.text}" \
in \`shasum\`, which is not 64 hexadecimal digits`;case"keys":return Tt[n.why];case"packages-unreadable":return`has "${n.text}" in \`packages\`, which OpenTofu ca\
nnot read`;case"packages":return ps[n.why]}}const Tt={none:"has no key in `signing_keys.gpg_public_keys`",null:"has null in `signing_keys.gpg_public_keys`, at w\
hich the clients crash","not-armored":"has a key in `signing_keys.gpg_public_keys` whose `ascii_armor` is not an armored public key"},ps={"no-platform":"has `pa\
ckages` without an entry for the platform, which OpenTofu requires","no-size":"has no positive `package_size` in `packages`, which OpenTofu requires","no-hash":"\
has no `zh:` hash for the platform in `packages`, which OpenTofu requires","other-hash":"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu c\
ompares"},hs={empty:"the signature of its checksums is empty",other:"the signature of its checksums is not a binary OpenPGP signature (with `--armor` it is text\
)",binary:null};function ms(n,t){const e=t.find(({kind:s})=>s==="keys");return e?.kind==="keys"?`the description ${Tt[e.why]}`:n?.outcome.kind==="read"?hs[n.outcome.
value]:null}function ks(n,t){const{outcome:e,url:s}=t.document;if(e.kind==="status"&&e.status===404){const{status:c,reason:u,page:l}=e,f={url:s,status:c,reason:u,
page:l};return[fn(n,"platform",d=>(0,Q.packagePlatform)({...d,...f}))]}if(e.kind==="unreadable")return[Bn(n,s,e.why)];if(e.kind!=="read")return $n(n,"document",
t.document);const{document:o,faults:r}=e.value,[a]=gs(n,t,o,r),i=!r.some(({kind:c})=>c==="shasum"||c==="target");return[...a===void 0?[]:[a],...i?Ms(n,o):[]]}function gs(n,{
document:{url:t},sums:e,signature:s,archive:o},r,a){const i=a.filter(({kind:u})=>u==="keys"||u==="packages");return[...a.filter(u=>!i.includes(u)).map(u=>bt(n,t,
u)),...r.downloadUrl===""?[Bn(n,t,vs)]:[],...e===null?[]:ln(n,"sums",e),...s===null?[]:ln(n,"signature",s),...o===null?[]:ln(n,"archive",o),...i.filter(({kind:u})=>u===
"packages").map(u=>bt(n,t,u)),...ws(n,e,r),...ys(n,s,r,i)]}const vs="has no `download_url`",fn=(n,t,e)=>{const{platform:s}=n;return q(n,`${s} ${t}`,()=>e({...en(
n),platform:s}))},Bn=(n,t,e)=>fn(n,`document ${e}`,s=>(0,Q.packageDocument)({...s,url:t,why:e}));function bt(n,t,e){if(e.kind!=="protocols")return Bn(n,t,fs(e,n.
platform));const{suggestion:s}=n,{protocols:o}=e;return fn(n,"protocols",r=>(0,Q.packageProtocol)({...r,protocols:o,suggestion:s}))}function ws(n,t,{filename:e,
shasum:s}){if(t?.outcome.kind!=="read")return[];const{url:o,outcome:r}=t,a=ls(r.value,e);if(a.kind==="found"&&a.hash===s.toLowerCase())return[];const i={found:`\
has another hash for ${e} than \`shasum\` in the description of the package`,missing:`has no line for ${e===""?"the empty `filename` of the package":e}`,"not-a-\
hash":`has no SHA-256 hash in the line for ${e}`}[a.kind];return[fn(n,`sums ${i}`,c=>(0,Q.packageSums)({...c,url:o,why:i}))]}function ys(n,t,{keys:e},s){const{item:o,
enforcesSignatures:r}=n,{client:a,host:i}=o,c=a==="opentofu"&&i===(0,R.Vm)(a)&&!r;if(e.length===0&&c)return[];const u=ms(t,s);return u===null?[]:[fn(n,`unsigned\
 ${u}`,l=>(0,Q.packageUnsigned)({...l,why:u}))]}function Ms(n,{shasum:t}){const{item:e,version:s,hashes:o}=n,{locked:r}=e;if(r===null||r.version.text!==s)return[];
if(o.length===0||o.includes(`zh:${t.toLowerCase()}`))return[];const a=!o.some(u=>u.startsWith("zh:")),{platform:i}=n;return[{...q(n,`${i} lock ${a}`,u=>{const l=[
...new Set(u.map(({client:f})=>f))];return(0,Q.lockPlatformMissing)({...en(n),platform:i,isContentOnly:a,clients:l})}),places:[(0,b.W$)(r.version.place)]}]}const $s=(n,t,e)=>n.
flatMap(s=>(t.of.get(s)??[]).flatMap(o=>Os(s,o,t,e)));function Os(n,t,{enforcesSignatures:e,lockHashes:s},o){if(n.choice?.kind!=="chosen")return[];const r={item:n,
version:n.choice.version,isFork:o};if("location"in t)return rs(r,t);const{platform:a}=t,i=s.get(n.root.lockFile??"")?.get(n.key)??[],c=bs(n),u={...r,platform:a,
suggestion:c,enforcesSignatures:e,hashes:i};return"mirror"in t?ts(u,t):ks(u,t)}const Es=(n,t)=>(t.of.get(n)??[]).flatMap(e=>Ts(e).flatMap(s=>s??[]));function Ts(n){
if("location"in n){const t=n.steps.map(e=>e.kind==="asked"?e.asked:null);return[n.location,...t]}return"mirror"in n?[n.file,n.archive]:[n.document,n.sums,n.signature,
n.archive]}function bs({kind:n,asked:t}){const e=n==="provider"&&t?.outcome.kind==="read"?t.outcome.value.compatible:[];return sn(un(e,"provider")).newest}function Ss(n,t){
const e=n.flatMap(s=>t?.of.get(s)??[]).flatMap(s=>"platform"in s?[s]:[]);return Array.from(Map.groupBy(e,({platform:s})=>s),([s,o])=>{const r=o.map(Ps);return{platform:s,
available:r.includes(!1)?!1:r.includes(null)?null:!0}})}function Ps(n){if("mirror"in n){const{outcome:e}=n.file;return e.kind==="read"?e.value.kind==="archive":
null}const{outcome:t}=n.document;return t.kind==="status"&&t.status===404?!1:t.kind==="read"?!0:null}const As=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;
function xs(n){const t=({place:c})=>c!==b.cd,e=jn(n),s=n.roots.map(c=>Dn(c,e(c.client))),o=Cs(n.roots.flatMap(({calls:c})=>c.filter(({module:u})=>u===null))),r=o.
filter(({source:c})=>As.test(c)).length,a=s.flatMap(({undescribed:c})=>c).filter(t),i=a.flatMap(({module:c})=>c===null?[]:`${c.namespace}/${c.name}/${c.system}`);
return[...a.length===0?[]:St(a,(0,dn.notFollowed)({what:"inside",names:[...new Set(i)]})),...o.length===0?[]:St(o,(0,dn.notFollowed)({what:"direct",git:r,names:o.
map(({address:c})=>c)}))]}const St=(n,t)=>n.slice(0,1).map(({place:e})=>({problem:t,place:e,clients:[],host:null})),Cs=n=>[...new Map(n.map(t=>[`${t.place.file}\
:${t.place.line}`,t])).values()],Is=["limit","size","stopped"],Pt=(n,t)=>[...n.asked===void 0?[]:[n.asked],...t===null?[]:Es(n,t)];function Rs(n,t){const e=n.flatMap(
o=>Pt(o,t).flatMap(({outcome:r})=>"problem"in r&&r.kind==="not-asked"?[{item:o,problem:r.problem}]:[]));return[...Map.groupBy(e,({item:o,problem:r})=>`${z(o)} ${r.
message}`).values()].flatMap(o=>{const[r]=o;if(r===void 0)return[];const a=[...new Set(o.flatMap(({item:i})=>i.places))];return[{host:z(r.item),services:[],problem:r.
problem,places:a,needed:a.some(i=>typeof i=="string"||!(0,B.Zl)(i.file))}]})}function Ns(n,t,{maxRequests:e}){return[...Map.groupBy(n.flatMap(o=>{const r=Pt(o,t),
a=Is.find(i=>r.some(({outcome:c})=>c.kind==="not-asked"&&c.why===i));return a===void 0?[]:[{item:o,why:a}]}),({item:o,why:r})=>`${r} ${z(o)}`).values()].flatMap(
o=>{const[r]=o;if(r===void 0)return[];const a=[...new Set(o.map(({item:l})=>l.name))],i=z(r.item),c=r.why==="limit"?(0,dn.notFollowed)({what:"limit",max:e,names:a}):
(0,dn.notFollowed)({what:r.why,names:a}),u=r.item.places.slice(0,1);return[{host:i,services:[],problem:c,places:u,needed:!1}]})}function Us(n,t,e){const s=Ls(t),
o=Map.groupBy(n,({root:r})=>r.directory);return Array.from(o,([r,a])=>({directory:r,clients:[...new Set(a.map(({client:i})=>i))],rows:Array.from(Map.groupBy(a,js).
values(),i=>Ds(i,s,e))}))}const js=({kind:n,key:t,address:e,places:s,constraints:o})=>JSON.stringify([n,t,e,s[0]??null,o.map(({text:r})=>r)]);function Ds(n,t,e){
const[s]=n;if(s===void 0)throw new Error("a row without items");const{kind:o,address:r,host:a,constraints:i,locked:c,offered:u,places:l}=s,f=n.flatMap(({client:d,
choice:v})=>v===null?[]:[[d,v.kind==="chosen"?v.version:null]]);return{kind:o,address:r,source:I(s),host:a,constraints:i.map(({text:d})=>d),locked:c?.version.text??
null,chosen:Object.fromEntries(f),newest:u===null?null:sn(u).newest,platforms:Ss(n,e),drafts:[...new Set(n.flatMap(d=>t.get(d)??[]))],decidedAt:[...i,...c===null?
[]:[c.version]].map(({place:d})=>d),places:(0,B.As)(l)}}function Ls(n){const t=new Map;for(const{draft:e,items:s}of n)for(const o of new Set(s))t.set(o,[...t.get(
o)??[],e]);return t}function zs(n,t){const{items:e}=n,s=[...k(e,{...t,renamed:n.renamed}),...Ye(e),...fe(e),...n.packages===null?[]:$s(e,n.packages,t.isFork)],o=[
...K(s),...Ke(n,e,t)],r=e.filter(({asked:i})=>i?.outcome.kind==="read").map(({host:i,kind:c})=>`${i} ${c==="module"?$.e$:$.xq}`),a=i=>t.hostnames.some(c=>{const u=c.
services.length>0?c.services:t.requiredServices;return c.host===i&&u.includes($.S3)});return{drafts:[...o.map(({draft:i})=>i),...ve(n.clouds),...Ee(n.logins,a),
...Rs(e,n.packages),...Ns(e,n.packages,t)],notes:xs(n),roots:Us(e,o,n.packages),requests:n.requests,answering:new Set(r)}}var _s=m(2389),Bs=m(1257),At=m(5927),pn=m(
4529),Ws=m(772),Wn=m(3948);function xt(n,{attemptMs:t,retries:e}){const s=n.findIndex((o,r)=>r===e||!Fs(o,t));return s<0?null:s}function Fs({response:n,hops:t,headMs:e},s){
return e===null?n.kind==="failed"&&n.transient:e>s||(0,j.Mq)(t.at(-1)?.status??0)}var Ks=m(3432),Ct=m(7758);class It{#t=[];#n;constructor(t){this.#n=t}async pass(t){
this.#n===0?await new Promise(e=>this.#t.push(e)):this.#n-=1;try{return await t()}finally{const e=this.#t.shift();e===void 0?this.#n+=1:e()}}}const Fn=4,Hs=2*Fn,
Js=1e3,Vs=3e4,Xs=6e4;function Gs(n){const t={options:n,gate:new It(Rt(n)),pools:new Map,requests:[],sessions:new Set,kept:new Map},e=()=>{for(const s of t.sessions)
s.close()};return n.stop.signal.addEventListener("abort",e),{ask:s=>{const o=Zs(t,s);return o.gate.pass(()=>t.gate.pass(()=>Ys(t,o,s)))},requests:()=>t.requests,
close:()=>{n.stop.signal.removeEventListener("abort",e),e()}}}const Rt=({concurrency:n})=>n*Fn;function Zs({pools:n},{url:t}){const e=(0,pn.X5)(t),s=e.ok?`${e.value.
name} ${e.value.port}`:"",o=n.get(s);if(o!==void 0)return o;const r={gate:new It(Fn),idle:new Set,requests:0,pause:Promise.resolve(),silent:0,down:null};return n.
set(s,r),r}async function Ys(n,t,e){if(t.down!==null)return t.down;const s=await Qs(n,t,e);return s.kind==="not-asked"||(t.silent=s.attempts.every(({headMs:o})=>o===
null)?t.silent+1:0,t.silent>=Hs&&(t.down=s)),s}async function Qs(n,t,e){const{stop:s,maxRequests:o}=n.options,r=[];for(;;){if(await t.pause,s.why!==null)return Kn(
r,"stopped");if(t.requests>=o)return Kn(r,"limit");const a=await qs(n,t,e);if(s.why!==null&&a.response.kind==="failed"||r.push(a),e.patience.every(d=>xt(r,d)!==
null)||s.why!==null)return Kn(r,"stopped");const{ms:u,isForHost:l}=eo(a,r.length,n.options),f=(0,Ct.v)(u,n.options);l&&(t.pause=f),await f}}function Kn([n,...t],e){
return n===void 0?{kind:"not-asked",why:e}:{kind:"asked",attempts:[n,...t]}}async function qs(n,t,e){const{network:s,startTimer:o}=n.options,{patience:r,maxRedirects:a}=e,
i=no(n,t);t.requests+=1;try{const c=await(0,Wn.e)({...e,asks:"answer",session:i,settings:s,redirectLimits:{terraform:a,opentofu:a},timeoutMs:(0,Ks.nT)(r),startTimer:o});
t.requests+=c.hops.length-1;const{hops:u,timing:l,certificates:f}=c;return n.requests.push({host:e.host,hops:u,timing:l,certificates:f}),c}finally{to(n,t,i)}}function no({
options:n,sessions:t,kept:e},{idle:s}){for(const r of[...s].reverse())if(s.delete(r),e.delete(r),r.isOpen())return r;const o=(0,Ws.f)(n.network);return t.add(o),
o}function to({options:n,sessions:t,kept:e},s,o){if(!o.isOpen()){t.delete(o);return}s.idle.add(o),e.set(o,s);const[r]=e;if(e.size<=Rt(n)||r===void 0)return;const[
a,i]=r;i.idle.delete(a),e.delete(a),t.delete(a),a.close()}function eo({response:n},t,{now:e}){const s=n.kind==="received"&&[429,503].includes(n.head.status)?(0,Ct.
V)(n.head.retryAfter,e()):null;return s===null?{ms:Math.min(Js*2**(t-1),Vs),isForHost:!1}:{ms:Math.min(Math.max(s,0),Xs),isForHost:!0}}var On=m(630);const so=(n,t)=>hn(
Hn(n),`${Nt(t)}/versions`),oo=(n,t,e)=>hn(Hn(n),`${Nt(t)}/${e}/download`),Nt=({namespace:n,name:t,system:e})=>`${n}/${t}/${e}`,ro=(n,{namespace:t,type:e})=>hn(n,
`${t}/${e}/versions`),ao=(n,{namespace:t,type:e},s,{os:o,arch:r})=>hn(n,`${t}/${e}/${s}/download/${o}/${r}`),io=(n,t)=>hn(Hn(n),t);function co(n,{host:t,namespace:e,
type:s},o){const r=(0,On.O)(n,`${t}/${e}/${s}/${o}`);return!r.ok||r.value.scheme==="https"?r:(0,S.T)(`unsupported protocol scheme "${r.value.scheme}"`)}function uo(n,t){
if(!/^\.{0,2}\//.test(t))return(0,S.J)(t);const e=(0,On.O)(n,t);return e.ok?(0,S.J)((0,C.jr)(e.value)):e}function lo(n,t){const e=En(n,t);return e.ok&&e.value.fragment!==
""?(0,S.T)("must not include fragment part"):e}function En(n,t){const e=(0,On.O)(n,t);if(!e.ok)return e;const{scheme:s}=e.value;return s==="http"||s==="https"?e:
(0,S.T)("must use http or https scheme")}const Hn=n=>n.path.endsWith("/")?n:{...n,path:`${n.path}/`};function hn(n,t){const e=(0,On.O)(n,t);if(!e.ok)throw new Error(
e.why);return e.value}var Jn=m(6974),fo=m(960);function po({attempts:n},t){const{attemptMs:e}=t,s=n[xt(n,t)??n.length-1]??n[0],{response:o,timing:r,headMs:a}=s;
if(o.kind==="failed"||r.totalMs<=e)return o;const i=(a??0)>e?"response":"body";return{kind:"failed",problem:(0,fo.hostTimeout)({host:ho(o.url),asks:"answer",phase:i,
limitMs:e}),transient:!0}}const ho=({host:n})=>n.replace(/:443$/,""),mo=9,ko={kind:"whole",maxBytes:8*1024*1024},go={kind:"excerpt",maxBytes:2048},Z=({bytes:n})=>new TextDecoder(
"utf-8",{ignoreBOM:!0}).decode(n);async function Tn(n,t,e,s){if(t.length===0)return{};const o=Map.groupBy(t,({at:i})=>typeof i=="string"?i:(0,C.jr)(i.url)),r=await s.
tokenOf(n),a=await Promise.all(o.values().map(i=>vo(n,r,i,e,s)));return Object.fromEntries(a.flat())}async function vo(n,{token:t,source:e},s,o,{asker:r,patience:a,
versionOf:i}){const[c]=s;if(c===void 0)return[];const{client:u,at:l}=c,f={host:n,url:"",tokenSource:e,attempts:0,lastHop:null},d=w=>s.map(P=>[P.client,w]);if(typeof l==
"string")return d({...f,outcome:{kind:"not-asked",why:l}});const{headers:v,maxRedirects:g=mo}=o,O=(0,C.Pl)(l.url);try{const w=await r.ask({...l,host:n,token:t,headers:v??
{"x-terraform-version":i(u)},planBody:J=>Ut(J,o)??go,maxRedirects:g,patience:s.map(J=>a(J.client))});if(w.kind==="not-asked")return d({...f,url:O,outcome:w});const{
attempts:P}=w,F=P.at(-1)?.hops.at(-1)??null,_=Map.groupBy(s,J=>po(w,a(J.client)));return Array.from(_,([J,on])=>{const qn=wo(J,l.url,o),nt={...f,url:O,outcome:qn,
attempts:P.length,lastHop:F};return on.map(tt=>[tt.client,nt])}).flat()}catch(w){const P=(0,zn.hostCheckCrashed)({host:(0,T.nx)(n),thrown:w});return d({...f,url:O,
outcome:{kind:"not-asked",why:"unchecked",problem:P}})}}const Ut=(n,{accepts:t=s=>s===200,plan:e=()=>ko})=>t(n.status)?e(n):null;function wo(n,t,e){if(n.kind===
"failed"){const{problem:u}=n;return u.code==="host-http2"?{kind:"not-asked",why:"unchecked",problem:u}:{kind:"failed",problem:u}}const{head:s,body:o}=n,{status:r,
reason:a}=s,i=Ut(s,e);if(i===null)return{kind:"status",status:r,reason:a,page:(0,Jn.y8)(o.bytes)};if(o.truncated&&i.kind==="whole")return{kind:"not-asked",why:"\
size"};const c=e.read(n,t);return c.ok?{kind:"read",value:c.value}:c.why===mt?{kind:"not-asked",why:"size"}:{kind:"unreadable",why:c.why,page:(0,Jn.y8)(o.bytes)}}
const mn=(n,t,e,s,o,r)=>{const a=e.map(i=>{const c=jt(n,t,i,r);return{client:i,at:typeof c=="string"?c:{...c,url:s(c.url)}}});return Tn(t,a,o,r)};function jt(n,t,e,{
settings:s,network:o,visits:r,onlyListed:a}){const i=r.get(t),c=i===void 0?null:yo(i,e);if(c===null)return"service";const{url:u,services:l,origin:f}=c,d=(0,T.nx)(
t),v=(0,$.TE)(n,{services:l,documentUrl:u,display:d,client:e});if(v.kind!=="url"||!(0,pn.X5)(v.url).ok)return"service";const g=(0,T.Pm)(v.url)??"";return g===t||
Vn(g,s)||a.has(`${t} ${n}`)||f===null?{url:v.url,origin:f&&Dt(f,o)}:"not-allowed"}const Vn=(n,{allowedHosts:t,hostnames:e})=>(0,T.Jr)(n,t)||e.some(s=>s.host===n);
function yo(n,t){const{discovery:e}=n.attempt,s=n.forced.find(o=>o.client===t);return s!==void 0?{url:(0,T.cu)(n.host),services:s.services,origin:null}:e.kind===
"found"?{...e,origin:n}:null}const Dt=({host:n,attempt:t},e)=>({isPublic:(0,Wn.U)(e,(0,T.Sv)(n).name,t.hops[0]?.address??null)}),Mo=3e4,$o={kind:"whole",maxBytes:1024*
1024},Oo={kind:"excerpt",maxBytes:2048},Lt={headers:{accept:"application/vnd.api+json"},plan:({status:n})=>n===200?$o:Oo},Eo={...Lt,accepts:()=>!0,read:({head:n})=>(0,S.
J)(n.apiVersion)},To=N({data:Y(N({id:A}))}),zt={...Lt,accepts:n=>n>=200&&n<=399,read:({body:n})=>{const t=tn(Z(n),To);return t.ok?t.value.data===null?(0,S.T)("h\
as no data"):(0,S.J)(null):t}},bo=/^[\w-]+$/;async function So(n,t){const{asker:e,settings:s}=t,o=new Map,r=l=>{const f=(0,C.jr)(l.url),d=o.get(f)??e.ask(l);return o.
set(f,d),d},a=s.timeoutMs??Mo,i=l=>({client:l,attemptMs:a,retries:1}),c={...t,asker:{...e,ask:r},patience:i},u=Ao(n,t).map(async l=>{const{host:f,service:d}=l,{
token:v}=await t.tokenOf(f);if(v===null)return[];const g=l.clients.flatMap(w=>{const P=jt(d,f,w,t);return typeof P=="string"?[]:[{client:w,at:P}]}),O=Map.groupBy(
g,({at:w})=>(0,C.jr)(w.url));return Promise.all(O.values().map(w=>Po(l,w,c)))});return(await Promise.all(u)).flat(2)}async function Po(n,t,e){const{host:s,organization:o,
workspace:r}=n,a=t.map(({client:g})=>g),i=async(g,O)=>{const w=t.map(({client:F,at:_})=>({client:F,at:{..._,url:io(_.url,g)}})),[P=null]=Object.values(await Tn(
s,w,O,e));return P},c=await i("ping",Eo);if(c===null)return[];const u={...n,clients:a,ping:c,ofOrganization:null,ofWorkspace:null};if(c.outcome.kind!=="read"||o===
null)return[u];const l=`organizations/${o}`,f=await i(`${l}/entitlement-set`,zt),v=f?.outcome.kind!=="read"||r===null?null:await i(`${l}/workspaces/${r}`,zt);return[
{...u,ofOrganization:f,ofWorkspace:v}]}function Ao(n,{environment:t}){const e=new Map;for(const{kind:s,workspace:o,hasOwnToken:r,needs:a,place:i}of n){if(o===void 0||
r)continue;const c=s.startsWith("cloud")?t.TF_CLOUD_ORGANIZATION:void 0,u=_t(o.organization??c),l=_t(o.name);for(const{host:f,service:d,clients:v}of a){const g=[
f,d,u,l].join(" "),w=e.get(g)??{host:f,service:d,organization:u,workspace:l,places:[],clients:[]};e.set(g,w),w.places.push(i),w.clients=[...new Set([...w.clients,
...v])]}}return[...e.values()]}const _t=n=>n&&bo.test(n)?n:null,xo=(n,t)=>n.roots.flatMap(e=>[...e.calls.flatMap(s=>Co(e,s,n)),...e.providers.map(s=>Io(e,s,n,t))]);
function Co(n,t,{modules:e}){const{module:s,constraint:o,address:r,place:a,isOpen:i}=t;if(s===null)return[];const{client:c}=n,u=(0,b.MP)(s),l=e.get(u)?.[c],f=l?.
outcome.kind==="read"?l.outcome.value:null,d=f?.kind==="versions"?un(f.texts,"module"):null;return[{kind:"module",wants:s,root:n,host:s.host,key:u,name:`${s.namespace}\
/${s.name}/${s.system}`,address:r,client:c,constraints:o===null?[]:[o],locked:null,places:[(0,b.W$)(a)],asked:l,installation:null,offered:d,choice:i?null:d&&gn(
t,d,c)}]}function Io(n,t,{providers:e},{dialect:s,settings:{upgrade:o}}){const{provider:r,constraints:a,locked:i,places:c}=t,{client:u}=n,l=(0,b.JT)(r),{asked:f,
installation:d=null}=e.get(l)?.[u]??{},v=f?.outcome.kind==="read"?un(f.outcome.value.texts,"provider"):null,g=(0,j.Jd)(u,(0,j.tB)(u,s.versions));return{kind:"pr\
ovider",wants:r,root:n,host:r.host,key:l,name:`${r.namespace}/${r.type}`,address:l,client:u,constraints:a,locked:i,places:c.map(b.W$),asked:f,installation:d,offered:v,
choice:v&&ut(t,v,{upgrade:o,rejectsUnreadable:g})}}var Ro=m(9529);const No=1e4;async function Uo(n){const{visits:t,settings:e}=n,s=new Map;for(const r of t.values())
for(const a of jo(r)){const i=(0,T.Pm)(a)??"";a.scheme==="https"&&i!==r.host&&(0,pn.X5)(a).ok&&(0,T.Jr)(i,e.allowedHosts)&&!s.has(i)&&s.set(i,{visit:r,url:a})}return(await Promise.
all(s.values().map(({visit:r,url:a})=>Do(r,a,n)))).flat()}function jo({host:n,attempt:{discovery:t}}){if(t.kind!=="found")return[];const e=(0,T.nx)(n),{url:s,services:o}=t,
a=(0,$.TE)($.S3,{services:o,documentUrl:s,display:e,client:"terraform"});if(a.kind!=="object")return[];const{authz:i,token:c}=(0,Ro.m)(a.value,s,e).value;return[
i,c].flatMap(u=>{const l=(0,C.Dl)(u??"");return u!==null&&l.ok?[l.value]:[]})}async function Do(n,t,{asker:e,network:s,settings:o}){const r=await e.ask({host:n.
host,url:t,origin:Dt(n,s),token:null,headers:{},planBody:()=>({kind:"excerpt",maxBytes:0}),maxRedirects:0,patience:[{client:"terraform",attemptMs:o.timeoutMs??No,
retries:1}]}),a=r.kind==="asked"?r.attempts.at(-1):void 0;if(a?.response.kind!=="failed"||a.headMs!==null)return[];const{problem:i}=a.response;return i.code==="\
host-http2"?[]:[{host:n.host,url:(0,C.Pl)(t),problem:i}]}async function Lo(n,t){const e=new Map,s=new Map,o={modules:e,described:s};let r=n.flatMap(({client:a,calls:i})=>i.
flatMap(({module:c,constraint:u})=>c===null?[]:[{module:c,client:a,constraint:u}]));for(;r.length>0;){const a=Array.from(Map.groupBy(r,({module:i})=>(0,b.MP)(i)),
async([i,c])=>{const u=_o(c,l=>s.set(i,l));e.set(i,await zo(c,u,t))});await Promise.all(a),r=Bo(n,o,t)}return o}async function zo(n,t,e){const[s]=n;if(s===void 0)
return{};const{module:o}=s,r=[...new Set(n.map(({client:i})=>i))],a=i=>so(i,o);return await mn($.e$,o.host,r,a,t,e)}const _o=(n,t)=>({read:({body:e})=>{const s=Z(
e),o=je(s);return o.ok&&o.value.kind==="versions"&&t(Le(s,o.value.texts,n)),o}});function Bo(n,t,{visits:e}){const s=jn(t);return n.flatMap(o=>Dn(o,s(o.client)).
calls.filter(({module:r})=>e.has(r.host)&&!t.modules.has((0,b.MP)(r))).map(({module:r,constraint:a})=>({module:r,client:o.client,constraint:a})))}const Wo=N({id:A,
moved_to:A});function Fo(n,t){const e=tn(n,Wo);if(!e.ok)return e;const{id:s,moved_to:o}=e.value,r=(0,ht.m)(o===""?s:o,"terraform"),a=r.kind==="registry"&&r.type===
t;return(0,S.J)(a?r.namespace:null)}const Ko=n=>n.find(t=>(0,L.rK)(t)===null),Bt=n=>n.some(t=>{const e=(0,L.rK)(t),[s]=e?.numbers??[];return e!==null&&!(0,L.Ty)(
e)&&(s===5n||s===6n)}),Ho=N({versions:H(N({version:A,protocols:H(A)})),warnings:H(A)});function Jo(n){const t=tn(n,Ho);if(!t.ok)return t;const{versions:e,warnings:s}=t.
value,o=new Map(e.map(a=>[a.version,a.protocols])),r=[...o.keys()];return(0,S.J)({texts:r,compatible:r.filter(a=>Bt(o.get(a)??[])),warnings:r.length===0?[]:s})}
var Vo=m(7511);const Xo=N({versions:Nn(N({}))});function Go(n,t){const e=Wt(n,t,Xo);return e.ok?(0,S.J)([...e.value.versions?.keys()??[]]):e}const Zo=N({archives:Nn(
Y(N({url:A,hashes:H(A)})))});function Yo(n,t,{os:e,arch:s}){const o=Wt(n,t,Zo);if(!o.ok)return o;const r=o.value.archives?.get(`${e}_${s}`);if(r===void 0)return(0,S.
J)({kind:"no-platform"});if(r===null)return(0,S.J)({kind:"crash"});const{hashes:a,url:i}=r;return a.some(c=>c.indexOf(":")<1)?(0,S.T)(`has a hash without a sche\
me, such as "zh:", in "archives.${e}_${s}"`):(0,S.J)({kind:"archive",url:i,hashes:a})}function Wt(n,t,e){const s=(0,Vo.i)(t??"");return s.ok&&s.value==="applica\
tion/json"?tn(n,e):(0,S.T)(t===null?"has no Content-Type; expected application/json":"has a Content-Type other than application/json")}function Ft(n,t){const e=new Map;
return(s,o,r)=>{const a=`${(0,C.jr)(s.url)} ${(0,b.JT)(o.address)} ${r}`,i=e.get(a)??qo(s,o,r,n,t);return e.set(a,i),i}}const Qo=5;async function qo(n,{address:t,
clients:e},s,o,r){const{url:a,place:i}=n,c=g=>g.kind==="network"&&(0,C.jr)(g.url)===(0,C.jr)(a),u=e.filter(g=>r.methodsOf(t,g)?.methods.some(c)),l=(0,T.Pm)(a),f=co(
a,t,s);if(!f.ok){const g=(0,C.Pl)(a),O=`${i.file}:${i.line}`,P={kind:"failed",problem:(0,yn.mirrorUrl)({mirror:g,at:O,provider:(0,b.JT)(t),kind:"port"})},F={host:l,
url:g,tokenSource:null,outcome:P,attempts:0,lastHop:null};return Object.fromEntries(u.map(_=>[_,F]))}const d=Vn(l,r.settings)?{url:f.value,origin:null}:"not-all\
owed",v=u.map(g=>({client:g,at:d}));return await Tn(l,v,{read:o,maxRedirects:Qo},{...r,patience:g=>({...r.patience(g),...g==="opentofu"?{retries:0}:{}})})}const Kt=({
url:n,place:t})=>({url:(0,C.Pl)(n),place:t,hasSlash:n.path.endsWith("/")});function nr({head:n,body:t}){const e=Go(Z(t),n.contentType);return e.ok?(0,S.J)(e.value.
filter(s=>(0,L.rK)(s)!==null)):e}async function tr(n,t,e,{methodsOf:s}){const o=s(t.address,n);if(o===null)return null;const r=o.methods.map(async a=>{if(a.kind!==
"network")return[{kind:a.kind}];const{[n]:i}=await e(a,t,"index.json");return i?[{kind:"network",index:{...i,mirror:Kt(a)}}]:[]});return{place:o.place,methods:(await Promise.
all(r)).flat()}}function er({methods:n},t){const e=n.flatMap(i=>sr(i,t)),s=e.find(or);if(s!==void 0)return s;const o=e.find(({outcome:i})=>i.kind==="not-asked");
if(o!==void 0)return o;if(e.length<n.length)return;const r=e.flatMap(({outcome:i})=>i.kind==="read"?[i.value]:[]),a=e.find(({outcome:i})=>i.kind==="read");return a===
void 0||r.every(({texts:i})=>i.length===0)?e.find(({mirror:i})=>i===void 0)??a??e[0]:{...a,outcome:{kind:"read",value:rr(r)}}}function sr(n,t){switch(n.kind){case"\
local":return[];case"direct":return t===void 0?[]:[t];case"network":{const{index:e}=n,{outcome:s}=e;if(s.kind!=="read")return[{...e,outcome:s}];const o={texts:s.
value,compatible:[],warnings:[]};return[{...e,outcome:{kind:"read",value:o}}]}}}const or=({outcome:n})=>n.kind==="failed"||n.kind==="unreadable"||n.kind==="stat\
us"&&n.status!==404,rr=n=>({texts:[...new Set(n.flatMap(({texts:t})=>t))],compatible:n.flatMap(({compatible:t})=>t),warnings:n.flatMap(({warnings:t})=>t)});async function ar(n,t,e){
const s=new Map,o=new Map,r=Ft(nr,e),a=Array.from(ir(n,t),async([i,c])=>{const{address:u,asking:l}=c,[f,d]=await Promise.all([mn($.xq,u.host,l,Ht(u),cr,e),Promise.
all(c.clients.map(async w=>[w,await tr(w,c,r,e)]))]),v=d.map(([w,P])=>{const F=P?er(P,f[w]):f[w];return[w,{asked:F,installation:P}]});s.set(i,Object.fromEntries(
v));const g=l.find(w=>ur(u,w,f[w])),O=g===void 0?null:await lr(u,g,e);O!==null&&o.set(i,O)});return await Promise.all(a),{providers:s,renamed:o}}function ir(n,t){
const e=new Map;for(const s of n)for(const{provider:o}of s.providers){const r=(0,b.JT)(o),{clients:a=[],asking:i=[]}=e.get(r)??{},c=t(o,s)?[]:[s.client];e.set(r,
{address:o,clients:[...new Set([...a,s.client])],asking:[...new Set([...i,...c])]})}return e}const cr={read:({body:n})=>Jo(Z(n))},Ht=n=>t=>ro(t,n),ur=({host:n,namespace:t},e,s)=>t===
"hashicorp"&&n===(0,R.Vm)(e)&&s?.outcome.kind==="status"&&s.outcome.status===404;async function lr(n,t,e){const s=Ht({...n,namespace:"-"}),{host:o,type:r}=n,a={
read:({body:u})=>Fo(Z(u),r)},c=(await mn($.xq,o,[t],s,a,e))[t]?.outcome;return c?.kind==="read"?c.value:null}async function dr(n,t){const{configs:e,dialect:s,directory:o,
plugins:r,settings:a}=t,i=[...n,...(0,Bs.n)(a.hostnames,s.clients)],c=(0,At.Vn)(e,{root:o,plugins:r,releases:s.releases,asksMirrors:!0}),u=Gs({...t,maxRequests:a.
maxRequests});try{const l=fr(t,hr(u,t)),{environment:f}=t.machine,[d,v,g,O]=await Promise.all([Lo(i,l),ar(i,(_,{directory:J,client:on})=>J!==b.cd.file&&c(_,J,on),
l),So(t.usages,{...l,environment:f}),Uo(l)]),w=xo({roots:i,...d,...v},t),P=await t.askPackages?.(w,l,t)??null,F=u.requests();return{roots:i,items:w,...d,...v,packages:P,
clouds:g,logins:O,requests:F}}finally{u.close()}}function fr(n,t){const{configs:e,dialect:s,credentials:o,visits:r,settings:a,network:i}=n,c=new Map(e.map(u=>[u.
client,u.patience]));return{asker:t,settings:a,network:i,clients:s.clients,visits:new Map(r.map(u=>[u.host,u])),onlyListed:pr(n),methodsOf:(0,At.xT)(e,s.releases,
n.learn),patience:u=>c.get(u)??{client:u,attemptMs:1e4,retries:1},versionOf:u=>(0,j.tB)(u,s.versions),tokenOf:async u=>{const{answer:l}=await o.find(u);return{token:l?.
token??null,source:l?.token?l.source:null}}}}function pr({settings:n,usages:t}){const e=n.hostnames.flatMap(({addresses:o})=>o).map(Jt);if(e.length===0)return new Set;
const s=new Set(t.flatMap(({needs:o})=>o.map(Jt)));return new Set(e.filter(o=>!s.has(o)))}const Jt=({host:n,service:t})=>`${n} ${t}`;function hr(n,{progress:t}){
const e={total:0,done:0};return{...n,ask:async s=>{e.total+=1,t(e);const o=await n.ask(s);return e.done+=1,t(e),o}}}var mr=m(6760),kr=m(7542),gr=m(5747),vr=m(5808),
Vt=m(6979),Xt=m(4321);const Gt=["file","gcs","git","hg","http","https","s3"],Zt="zip|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",wr=new RegExp(`^(?:${Zt}|tar\\.(?:gz|bz2|\
xz))$`),yr=new RegExp(`\\.(?:${Zt})$`),Mr=/^(?:0|f|F|false|FALSE|False)$/;function Yt({getter:n,url:t,host:e},s){if(!(Gt.includes(n)||n==="oci"&&s==="opentofu"))
return{kind:"refused",why:`download not supported for scheme '${n}'`};if(t===null||!/^https?$/.test(t.scheme))return{kind:"other",getter:n,host:e};const r=(0,Vt.
xB)(t.query);if(n==="git")return{kind:"git",url:Xn(t,[])};if(!/^https?$/.test(n))return{kind:"other",getter:n,host:e};const a=r.find(([u])=>u==="archive")?.[1]??
"",i=r.filter(([u])=>u!=="checksum"&&!(u==="archive"&&a!==""));return(a===""?yr.test(t.path):!Mr.test(a)&&wr.test(a))?{kind:"archive",url:Xn(t,i)}:r.some(([u,l])=>u===
"checksum"&&l!=="")?{kind:"refused",why:"checksum cannot be specified for directory download"}:{kind:"page",url:Xn(t,[...i,["terraform-get","1"]])}}const Xn=(n,t)=>({
...n,query:(0,Vt.Ge)(t),forceQuery:!1,fragment:""});function $r(n,t){const e=/^([A-Za-z][A-Za-z0-9+.-]*):/.exec(n)?.[1];return e===void 0?(0,S.T)(`invalid sourc\
e string: ${n}`):!Gt.includes(e)&&!(e==="oci"&&t==="opentofu")?(0,S.T)(`no getter available for X-Terraform-Get source protocol: "${e}"`):(0,Xt.cx)(n,t)}const Or={
amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function Er(n){for(const[t,e,s=""]of n.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.toLowerCase();if(e===
""?o==="body":o==="head")return null;if(e!==""||o!=="meta")continue;const r=new Map;for(const[,i="",c,u,l]of t.matchAll(Tr))r.set(i.toLowerCase(),c??u??l??"");const a=r.
get("content")??"";if(r.get("name")==="terraform-get"&&a!=="")return br(a)}return null}const Tr=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
br=n=>n.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(t,e,s)=>e!==void 0?Or[e]??t:Number(s)<=1114111?String.fromCodePoint(Number(s)):t),Sr=3e4,Qt={kind:"excerpt",maxBytes:1024},
Pr=128*1024,qt={terraform:0,opentofu:0},bn={name:"archive",headers:{range:"bytes=0-0"},accepts:n=>n===200||n===206,plan:()=>Qt,read:()=>(0,S.J)(""),retries:qt,netrc:j.
Du},ne={...bn,name:"provider archive",retries:{terraform:0,opentofu:2},netrc:["terraform"]},Ar={...bn,name:"direct archive",accepts:n=>n>=200&&n<300,retries:null,
netrc:[]},xr={name:"page",headers:{},accepts:n=>n>=200&&n<300,plan:({terraformGet:n})=>n?Qt:{kind:"excerpt",maxBytes:Pr},read:({head:n,body:t})=>{const e=n.terraformGet||
Er(Z(t));return e===null?(0,S.T)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,S.J)(e)},retries:qt,netrc:j.Du},Cr={...bn,name:"repository",headers:{},
accepts:n=>n===200,netrc:[]},te={name:"sums",headers:{},read:({body:n})=>(0,S.J)(Z(n)),retries:null,netrc:[]},Ir={...te,name:"signature",read:({body:{bytes:n}})=>n.
length===0?(0,S.J)("empty"):(0,S.J)(ds(n)?"binary":"other")};function Rr(n,t){const e=new Map;return{fetch:async(s,o)=>{const{client:r,registry:a,url:i,origin:c,
token:u=!1}=s,l=(0,T.Pm)(i);if(l!==null&&l!==a&&!Vn(l,n.settings)){const g={kind:"not-asked",why:"not-allowed"};return{...{host:a,url:(0,C.Pl)(i),tokenSource:null},
outcome:g,attempts:0,lastHop:null}}const f=`${o.name} ${u} ${c?.isPublic} ${(0,C.jr)(i)}`,d=e.get(f)??Ur(s,o,n,t);e.set(f,d);const v=(await d)[r];if(v===void 0)
throw new Error("a client without an answer");return v}}}function Sn({lastHop:n},t){const{url:e="",address:s=null}=n??{},o=(0,C.Dl)(e),r=o.ok?(0,pn.X5)(o.value):
null;return{isPublic:!r?.ok||(0,Wn.U)(t,r.value.name,s)}}const Nr=async()=>({token:null,source:null});function Ur({registry:n,url:t,origin:e,token:s=!1},o,r,{withLogin:a}){
const{retries:i,netrc:c}=o,u=r.clients.map(l=>{const f=c.includes(l)?a(t):t;return{client:l,at:{url:f,origin:e}}});return Tn(n,u,o,{...r,patience:l=>i===null?r.
patience(l):{client:l,attemptMs:Sr,retries:i[l]},tokenOf:s?r.tokenOf:Nr})}function jr(n,t,e){return[...Lr(n.protocols),...n.os===t.os&&n.arch===t.arch?[]:[{kind:"\
target",found:{os:n.os,arch:n.arch}}],...Gn(e,"download_url",n.downloadUrl),..._r(n.packages),...Dr(n.shasum)?[]:[{kind:"shasum",text:n.shasum}],...Gn(e,"shasum\
s_url",n.sumsUrl),...Gn(e,"shasums_signature_url",n.signatureUrl),...zr(n.keys),...Br(n,t)]}const Dr=n=>/^[0-9a-fA-F]{64}$/.test(n);function Lr(n){const t=Ko(n);
return t!==void 0?[{kind:"protocol-unreadable",text:t}]:n.length===0||Bt(n)?[]:[{kind:"protocols",protocols:n}]}function Gn(n,t,e){const s=En(n,e);return s.ok?[]:
[{kind:"url",field:t,text:e,why:s.why}]}function zr(n){const[t]=n;return n.includes(null)?[{kind:"keys",why:"null"}]:t?/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.
test(t)?[]:[{kind:"keys",why:"not-armored"}]:[{kind:"keys",why:t===void 0?"none":"not-armored"}]}function _r(n){return[...[...n.keys()].filter(e=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.
test(e)),...Array.from(n.values(),({hashes:e})=>e).flat().filter(e=>e.indexOf(":")<1)].slice(0,1).map(e=>({kind:"packages-unreadable",text:e}))}function Br({packages:n,
shasum:t},{os:e,arch:s}){if(n.size===0)return[];const o=n.get(`${e}_${s}`);if(o===void 0)return[{kind:"packages",why:"no-platform"}];if(o.size<=0)return[{kind:"\
packages",why:"no-size"}];const r=o.hashes.filter(a=>a.startsWith("zh:"));return r.some(a=>a!==`zh:${t}`)?[{kind:"packages",why:"other-hash"}]:r.length===0?[{kind:"\
packages",why:"no-hash"}]:[]}const Zn=(n,t)=>N({protocols:H(A),os:A,arch:A,filename:A,download_url:A,shasum:A,shasums_url:A,shasums_signature_url:A,signing_keys:N(
{gpg_public_keys:H(Y(n))}),packages:t}),ee=N({ascii_armor:A}),Wr=Nn(N({hashes:H(A),package_size:xe})),Fr={terraform:Zn(N({ascii_armor:A,trust_signature:A}),Rn),
"opentofu before 1.12":Zn(ee,Rn),opentofu:Zn(ee,Wr)};function Kr(n,t){const e=tn(n,Fr[t]);if(!e.ok)return e;const{value:s}=e;return(0,S.J)({os:s.os,arch:s.arch,
protocols:s.protocols,filename:s.filename,shasum:s.shasum,downloadUrl:s.download_url,sumsUrl:s.shasums_url,signatureUrl:s.shasums_signature_url,keys:s.signing_keys.
gpg_public_keys.map(o=>o===null?null:o.ascii_armor),packages:new Map(Array.from(s.packages??[],([o,{hashes:r,package_size:a}])=>[o,{hashes:r,size:a}]))})}const Hr={
read:({body:n,url:t})=>(0,S.J)({text:Z(n),url:t})};async function se({address:n,version:t,clients:e},s,o){const r=u=>ao(u,n,t,s),{host:a}=n,i=await mn($.xq,a,e,
r,Hr,o),c=e.map(async u=>{const l=i[u];if(l===void 0)return[];const f=Jr(u,l.outcome,s,o),d={...l,outcome:f},v=l.outcome.kind==="read"?l.outcome.value.url:null,
g={registry:a,client:u,origin:Sn(l,o.network)},O=v===null||f.kind!=="read"?Yn:await Xr(f.value,{...g,url:v},o);return[[u,{platform:`${s.os}_${s.arch}`,document:d,
...O}]]});return Object.fromEntries((await Promise.all(c)).flat())}function Jr(n,t,e,{readsPackages:s}){if(t.kind!=="read")return t;const{text:o,url:r}=t.value,
i=Kr(o,n==="terraform"?n:s?"opentofu":"opentofu before 1.12");if(!i.ok){const u=(0,Jn.y8)(new TextEncoder().encode(o.slice(0,2048)));return{kind:"unreadable",why:i.
why,page:u}}const c=i.value;return{kind:"read",value:{document:c,faults:jr(c,e,r)}}}const Yn={sums:null,signature:null,archive:null},Vr=["keys","packages"];async function Xr({
document:n,faults:t},e,{hosts:s}){if(t.some(({kind:i})=>!Vr.includes(i)))return Yn;const o=async(i,c)=>{const u=En(e.url,i);return u.ok?s.fetch({...e,url:u.value},
c):null},r=await o(n.sumsUrl,te);if(!oe(r))return{...Yn,sums:r};const a=await o(n.signatureUrl,Ir);return oe(a)?{sums:r,signature:a,archive:await o(n.downloadUrl,
ne)}:{sums:r,signature:a,archive:null}}const oe=n=>n?.outcome.kind==="read",Gr=n=>Ft(({head:t,body:e,url:s})=>(0,S.J)({text:Z(e),contentType:t.contentType,url:s}),
n);async function Zr(n,t,e){const{address:s,clients:o}=n,r=u=>e.methodsOf(s,u)?.methods??[],a=o.filter(u=>r(u).every(({kind:l})=>l==="direct")),i=se({...n,clients:a},
t,e),c=o.map(async u=>{const l=a.includes(u)?(await i)[u]:await Yr(u,n,t,r(u),e);return l===void 0?[]:[[u,l]]});return Object.fromEntries((await Promise.all(c)).
flat())}async function Yr(n,t,e,s,o){let r;for(const a of s){if(a.kind==="local")return;if(r=a.kind==="network"?await qr(a,n,t,e,o):(await se({...t,clients:[n]},
e,o))[n],r===void 0||!Qr(r))return r}return r}function Qr(n){if("mirror"in n){const{outcome:e}=n.file;return e.kind==="read"&&e.value.kind==="no-platform"}const{
outcome:t}=n.document;return t.kind==="status"&&t.status===404}async function qr(n,t,e,s,o){const{[t]:r}=await o.versionFiles(n,e,`${e.version}.json`);if(r===void 0)
return;const{outcome:a,url:i}=na(r.outcome,s),c=Kt(n),u={platform:`${s.os}_${s.arch}`,mirror:c,file:{...r,mirror:c,outcome:a}};if(i===null)return{...u,archive:null};
const f={registry:(0,T.Pm)(n.url),client:t,url:i,origin:Sn(r,o.network)};return{...u,archive:await o.hosts.fetch(f,ne)}}function na(n,t){if(n.kind!=="read")return{
outcome:n,url:null};const{text:e,contentType:s,url:o}=n.value,r=u=>({outcome:{kind:"unreadable",why:u,page:null},url:null}),a=Yo(e,s,t);if(!a.ok)return r(a.why);
const{value:i}=a;if(i.kind!=="archive")return{outcome:{kind:"read",value:i},url:null};const c=En(o,i.url);return c.ok?{outcome:{kind:"read",value:i},url:c.value}:
r(`has an invalid \`url\`: ${c.why}`)}var ta=m(7027);const Qn=({header:n})=>n?{kind:"address",location:n}:{kind:"none"},ea=N({location:A,use_registry_credentials:Y(
Ae)}),sa=N({location:A,use_registry_credentials:Rn});function oa(n,t){if(n.status===204)return Qn(n);const e=tn(n.body,t?ea:sa,"whole");if(!e.ok)return{kind:"un\
readable",why:e.why};const{location:s,use_registry_credentials:o}=e.value;return o!==null?{kind:"url",location:s,usesCredentials:o}:s===""?Qn(n):{kind:"address",
location:s}}function ra({answer:n,downloadUrl:t,client:e,readsCredentials:s}){const o=e==="terraform"?Qn(n):oa(n,s);switch(o.kind){case"none":return nn(aa[e]);case"\
unreadable":return nn(`the response ${o.why}`);case"url":{if(o.location==="")return nn("the response has `use_registry_credentials` and no `location`");const r=lo(
t,o.location);return r.ok?{kind:"direct",url:r.value,usesCredentials:o.usesCredentials}:nn(r.why)}case"address":{const r=uo(t,o.location);return r.ok?ua(r.value,
e):nn(r.why)}}}const aa={terraform:"the response has no X-Terraform-Get header",opentofu:"the response has neither `location` nor an X-Terraform-Get header"},nn=n=>({
kind:"refused",why:ia(n)}),ia=n=>n.replace(/\?[^\s"']*/g,"?\u2026").replace(/\/\/[^\s"'/@]*@/g,"//\u2026@");function ca(n,t){const e=$r(n,t);return e.ok?Yt(e.value,
t):nn(e.why)}function ua(n,t){const e=(0,R.vL)(n,t);if(e.kind==="invalid")return nn(e.error);if(e.kind!=="remote")return nn("must be a direct remote package add\
ress");const s=(0,Xt.cx)(n,t);return s.ok?Yt(s.value,t):nn(s.why)}const la={accepts:n=>n===200||n===204,read:({head:n,body:t},e)=>{const s=n.status===204?204:200;
return(0,S.J)({answer:{status:s,header:n.terraformGet,body:Z(t)},downloadUrl:e})}};async function da({address:n,version:t,clients:e},s){const{host:o}=n,r=c=>oo(
c,n,t),a=await mn($.e$,o,e,r,la,s),i=e.map(async c=>{const{[c]:u}=a;if(u===void 0)return[];const{outcome:l}=u;if(l.kind!=="read")return[[c,{location:{...u,outcome:l},
steps:[]}]];const{readsPackages:f,network:d}=s,v=ra({...l.value,client:c,readsCredentials:f}),{downloadUrl:g}=l.value,O={registry:o,client:c,origin:Sn(u,d),start:g},
w=await pa(v,O,s),P={...u,outcome:{kind:"read",value:null}};return[[c,{location:P,steps:w}]]});return Object.fromEntries((await Promise.all(i)).flat())}const fa=10;
async function pa(n,t,{hosts:e,network:s}){const o=[];let r=n,{origin:a}=t;for(let i=0;r.kind!=="refused"&&r.kind!=="other";i+=1){if(r.kind==="page"&&i===fa)return[
...o,{kind:"refused",why:`too many X-Terraform-Get redirects: ${i+1}`}];const[c,u]=ma[r.kind],l=r.kind==="direct"&&r.usesCredentials,f=l&&ha(t.start,r.url),d=await e.
fetch({...t,url:ka(r),origin:a,token:f},u),{outcome:v}=d;if(l&&!f&&v.kind==="status"&&v.status===401){const g=`the token of the registry from ${(0,T.Pm)(r.url)}`;
return[...o,{kind:"other",getter:g}]}if(o.push({kind:"asked",what:c,asked:d}),r.kind!=="page"||v.kind!=="read")return o;a=Sn(d,s),r=ca(v.value,t.client)}return[
...o,r]}function ha(n,t){const e=[n,t].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,pn.be)(s)}));return(0,ta.n)(e).at(-1)==="sent"}const ma={archive:[
"archive",bn],direct:["archive",Ar],page:["page",xr],git:["repository",Cr]},ka=({kind:n,url:t})=>n==="git"?{...t,path:`${t.path}/info/refs`,query:"service=git-u\
pload-pack"}:t;async function ga(n,t,e){const{machine:s,learn:o}=e,{settings:r,versionOf:a}=t,{OPENTOFU_ENFORCE_GPG_VALIDATION:i}=s.environment,c={...t,hosts:Rr(
t,(0,kr.TU)(s,o)),versionFiles:Gr(t),readsPackages:(0,j.sX)(a("opentofu"))},u=n.filter(g=>g.kind==="module"),l=n.filter(g=>g.kind==="provider"),f=r.platforms.length===
0?[s.platform]:r.platforms,d=await Promise.all([re(u,g=>da(g,c)),...f.map(g=>{const[O="",w=""]=g.split("_");return re(l,P=>Zr(P,{os:O,arch:w},c))})]),v=Map.groupBy(
d.flat(),([g])=>g);return{of:new Map(Array.from(v,([g,O])=>[g,O.map(([,w])=>w)])),lockHashes:e.lockHashes??va(n,e),enforcesSignatures:i==="true"}}async function re(n,t){
const e=n.flatMap(r=>r.choice?.kind==="chosen"?[{item:r,version:r.choice.version}]:[]),o=Map.groupBy(e,({item:r,version:a})=>(0,b.MO)(r.key,a)).values().map(async r=>{
const[a]=r;if(a===void 0)return[];const i=[...new Set(r.map(({item:u})=>u.client))],c=await t({address:a.item.wants,version:a.version,clients:i});return r.flatMap(
({item:u})=>{const l=c[u.client];return l===void 0?[]:[[u,l]]})});return(await Promise.all(o)).flat()}function va(n,{directory:t}){const e=new Set(n.flatMap(({root:s})=>s.
lockFile??[]));return new Map(Array.from(e,s=>{const o=(0,gr.yR)((0,mr.join)(t,s));return[s,o.ok?(0,vr.g)(o.text):new Map]}))}async function wa(n,t,e){const s={
askPackages:t.settings.depth==="packages"?ga:null};try{return zs(await dr(n,{...t,...s}),e)}catch(o){const a=t.visits.filter(({attempt:i})=>i.discovery.kind==="\
found").map(({host:i})=>{const c=(0,zn.hostCheckCrashed)({host:(0,T.nx)(i),thrown:o});return{services:[],problem:c,needed:!0,host:i,places:[]}});return{..._s.j7,
drafts:a}}}})};export{ya as id,Ma as ids,$a as modules};
