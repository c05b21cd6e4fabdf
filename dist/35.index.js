const Ma=35,$a=[35],Oa={1790:((sn,J,k)=>{k.d(J,{XA:()=>z,iM:()=>C,jF:()=>N,jQ:()=>T,s5:()=>F});var $=k(1731);function C(p,m,v){const y=S(m,v);return j(p.filter(
E=>(!(0,$.Ty)(E)||(0,$.Cg)(E)===y)&&T(E,m)))}function z(p,m){return j(p.filter(v=>(!(0,$.Ty)(v)||m.some(y=>W(v,y)))&&!B(v)&&m.every(y=>A(v,y))))}const F=p=>j(p.
filter(m=>!(0,$.Ty)(m)));function N(p){const m=p.filter(v=>v.operator==="=");return m.length===1&&m.every(({version:v})=>B({...v,build:""}))}const T=(p,m)=>m.every(
v=>K(p,v)),j=p=>p.reduce((m,v)=>m===null||(0,$.Zy)(v,m)>0?v:m,null);function S(p,m){const[v,y]=p;if(v===void 0||y!==void 0)return null;const E=v.text.trim().replace(
m==="opentofu"?/^=?v?/:/^=?/,""),L=(0,$.rK)(E);return L===null?null:(0,$.Cg)(L)}const B=({numbers:p,pre:m,build:v})=>m===""&&v===""&&p.every(y=>y===0n),W=(p,m)=>m.
operator==="="&&I(p,m.version),I=(p,m)=>p.build===m.build&&(0,$.Zy)(p,m)===0;function K(p,{operator:m,version:v}){const y=(0,$.Zy)(p,v);if(m==="=")return y===0;
if(m==="!=")return y!==0;if(m!=="~>")return w(y,m);const E=v.numbers.slice(0,v.written-1);return y>=0&&!(0,$.Ty)(v)&&v.numbers.length<=p.numbers.length&&E.every(
(L,V)=>L===p.numbers[V])}function A(p,m){const{operator:v,version:y}=m;if(v==="=")return W(p,m);if(v==="!=")return!I(p,y);const E=(0,$.Zy)(p,y);if(v!=="~>")return w(
E,v);const[L=0n,V=0n]=y.numbers,on=y.written===3?[L,V+1n,0n]:[L+1n,0n,0n];return E>=0&&(0,$.Zy)(p,{...y,numbers:on,pre:""})<0}const w=(p,m)=>m===">"?p>0:m===">="?
p>=0:m==="<"?p<0:p<=0}),2158:((sn,J,k)=>{k.d(J,{PW:()=>j,_T:()=>S,kv:()=>K,mb:()=>A});var $=k(3625),C=k(9562),z=k(1731);const F="[\\t\\n\\f\\r ]*",N=new RegExp(
`^${F}(<=|>=|!=|~>|<|>|=|)${F}(${C.eQ})${F}$`),T="This string does not use correct version constraint syntax";function j(w){const p=[];for(const m of w.split(",")){
const[,v,y=""]=N.exec(m)??[],E=(0,z.oF)(y);if(E===null)return(0,$.T)(T);p.push({operator:v||"=",version:E,text:m})}return(0,$.J)(p)}function S(w){const p=j(w);if(!p.
ok)return p;const m=[];for(const v of p.value){const y=(0,z.rK)(v.version.text);if(y===null||!B.test(v.text.trim()))return(0,$.T)(`Incorrect version constraint \
syntax: ${W(v)}`);m.push({...v,version:y})}return(0,$.J)(m)}const B=/^[<>=!~]* ?[0-9]/;function W({operator:w,version:p,text:m}){const v=m.trim();if(p.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!B.test(v))return`only one space is expected after the operator "${w}"`;if(p.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[y]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(v)??[""];return`missi\
ng comma after "${y}"`}const I=[">",">=","=","~>","<=","<","!="];function K(w){const p=[...w].sort((m,v)=>(0,z.Zy)(m.version,v.version)||(0,z.dU)(m.version.build,
v.version.build)||I.indexOf(m.operator)-I.indexOf(v.operator)||v.version.written-m.version.written);return[...new Set(p.map(A))].join(", ")}function A({operator:w,
version:p}){if(w==="=")return(0,z.Cg)(p);const m=w==="~>"&&p.written<3?p.numbers.slice(0,2):p.numbers;return`${w} ${(0,z.Cg)({...p,numbers:m})}`}}),1094:((sn,J,k)=>{
k.d(J,{Nd:()=>N,Sx:()=>K,gH:()=>F});var $=k(1731),C=k(1790),z=k(2158);function F(A,w){if(S(A))return!0;const p=W(A),m=Math.max(...p.map(({numbers:y})=>y.length)),
v=p.flatMap(y=>{const E=Array.from({length:m},(L,V)=>y.numbers[V]??0n);return[y,I(E),I([...E,1n])]});return(0,C.iM)(v,A,w)!==null}function N(A){const w=B(A);if(S(
w))return!0;const p=W(w),m="x".repeat(1+Math.max(...p.map(y=>y.build.length))),v=p.flatMap(y=>{const[E=0n,L=0n,V=0n]=y.numbers,on=[E,L,V+1n];return[y,I([E,L,V],
m),I(on,m)]});return(0,C.XA)(v,w)!==null}const T=50,j=100,S=A=>A.length>T||A.some(({text:w})=>w.length>j),B=A=>[...Map.groupBy(A,z.mb).values()].flatMap(([w])=>w??
[]),W=A=>{const w=[I([0n,0n,0n]),...A.map(p=>p.version)];return[...new Map(w.map(p=>[(0,$.Cg)(p),p])).values()]},I=(A,w="")=>({text:"",numbers:A,written:A.length,
pre:"",build:w});function K(A,w){const p=B(A),m=w(p)?A:p;return S(m)?A:m.reduce((v,y)=>{const E=v.filter(L=>L!==y);return w(E)?v:E},m)}}),5808:((sn,J,k)=>{k.d(J,
{g:()=>N});var $=k(400),C=k(6134),z=k(1022),F=k(5257);function N(j){const{body:S}=(0,$.K)(j),B=(0,C.SH)(S,"provider",1).flatMap(({labels:[W],body:I})=>{const K=(0,z.
m)(W?.value??"","terraform");if(K.kind!=="registry")return[];const A=(0,C.w4)(I,"hashes")?.value,p=(A?.kind==="tuple"?A.elements:[]).flatMap(m=>m.kind==="string"?
[m.value]:[]);return[[(0,F.JT)(K),p.filter(T)]]});return new Map(B)}const T=j=>/^(?:h1|zh):/.test(j)}),1257:((sn,J,k)=>{k.d(J,{N:()=>B,n:()=>A});var $=k(3625),C=k(
1831),z=k(5011),F=k(1022),N=k(9562),T=k(2158),j=k(1094),S=k(5257);function B(w,p){const m=w.text.indexOf("@"),v=m<0?w.text:w.text.slice(0,m),y=m<0?null:w.text.slice(
m+1),E=y===null?null:{text:y,place:S.cd},L=`${(0,C.nx)(w.host)}/${v}`;return w.service===N.e$?W(L,E,p):I(L,E,p)}function W(w,p,m){const v=(0,z.rE)(w,m),y=v.ok?K(
p,T.PW,E=>(0,j.gH)(E,m)):v.why;return!v.ok||y!==null?(0,$.T)(`${y}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>\
1.2`):(0,$.J)({address:w,source:w,place:S.cd,module:v.value,constraint:p,isOpen:!1})}function I(w,p,m){const v=(0,F.m)(w,m),y=w.split("/").length===3&&v.kind===
"registry",E=y?K(p,T._T,j.Nd):v.kind==="invalid"?v.error:"not a provider of a registry";return!y||E!==null?(0,$.T)(`${E}; expected providers.v1=NAMESPACE/TYPE[@\
VERSIONS], such as providers.v1=acme/box@>=1.0`):(0,$.J)({provider:v,places:[S.cd],constraints:p===null?[]:[p],locked:null})}function K(w,p,m){if(w===null)return null;
const v=p(w.text);return v.ok?m(v.value)?null:`no version can match ${w.text}`:v.why}function A(w,p){const m=w.flatMap(({addresses:v})=>v);return m.length===0?[]:
p.map(v=>{const y=m.flatMap(E=>{const L=B(E,v);return L.ok?[L.value]:[]});return{directory:S.cd.file,client:v,directories:[],calls:y.filter(E=>"module"in E),providers:y.
filter(E=>"provider"in E),lockFile:null,clientVersions:[]}})}}),5035:((sn,J,k)=>{k.d(J,{predictInit:()=>ya});var $=k(9562),C=k(4283),z=k(4592),F=k(789),N=k(1064),
T=k(1831),j=k(5011),S=k(5257),B=k(2886);const W=({asked:n,host:t})=>n?.mirror===void 0?t:n.host,I=({host:n,name:t})=>`${(0,T.nx)(n)}/${t}`;function K(n){const t=({
host:s,item:r})=>s??W(r);return[...Map.groupBy(n,s=>`${t(s)} ${s.cause}`).values()].flatMap(([s,...r])=>{if(s===void 0)return[];const o=[s.item,...r.map(({item:c})=>c)],
a=t(s);return[{draft:(0,B.b4)({host:a,services:[...new Set(o.flatMap(c=>w(c,a)))],problem:(0,B.aZ)(s.describe(o),A(o)),places:p([s,...r].flatMap(c=>c.places??c.
item.places))}),items:o}]})}const A=n=>[...new Set(n.map(({client:t})=>t))];function w({kind:n,host:t},e){return e!==t?[]:[n==="module"?$.e$:$.xq]}function p(n){
return[...Map.groupBy(n,e=>typeof e=="string"?e:`${e.file}:${e.line}:${e.column}`).values()].flatMap(e=>e.slice(0,1))}const m=3;function v(n,t){const e=fe(n);return n.
flatMap(s=>y(s,e,t))}function y(n,t,e){const s=n.asked?.outcome,r=n.asked?.mirror?.hasSlash===!1;switch(s?.kind){case"status":return r?[]:[E(n,s,t,e)];case"fail\
ed":{const{problem:o}=s;return[{item:n,cause:`${o.code} ${o.message}`,describe:()=>o}]}case"unreadable":return r?[]:[et(n,s.why,s.page)];case"read":return n.offered===
null?[et(n,de(s),null)]:[];case"not-asked":case void 0:return[]}}function E(n,t,e,s){const{kind:r,key:o}=n,{status:a}=t;if(n.asked?.lastHop?.authorization==="wi\
thheld"&&a<500||a===401||a===403)return on(n,t,s);if(a===404){const c=e.has(ot(n));return{item:n,cause:`unknown ${c?r:o}`,describe:u=>L(u,t)}}return{item:n,cause:`\
status ${r} ${a}`,describe:c=>(0,z.MI)({...Cn(c),...xn(n,t),attempts:n.asked?.attempts??1,transient:(0,N.Mq)(a)})}}function L(n,t){const[e]=n,s=[...new Set(n.map(
st))],{mirror:r}=e.asked??{},o={...xn(e,t),host:r?.url??(0,T.nx)(e.host),hasToken:e.asked?.tokenSource!==null};return e.kind==="module"?(0,F.J)({...o,modules:s}):
(0,F.s)({...o,providers:s,meant:V(e),isMirror:r!==void 0})}function V({key:n,root:t,movedTo:e}){const[s="",r="",o=""]=n.split("/");if(r!=="hashicorp"||s!==(0,j.
Vm)(t.client))return null;const a=t.providers.find(({provider:i})=>i.type===o&&(0,S.JT)(i)!==n);return a===void 0?e===null?null:`${e}/${o}`:a.provider.host===s?
`${a.provider.namespace}/${o}`:`${(0,T.nx)(a.provider.host)}/${a.provider.namespace}/${o}`}function on(n,t,e){const s=n.asked?.lastHop,r=s?.authorization??"none",
o=(0,C.Dl)(s?.url??""),a=o.ok?(0,T.Pm)(o.value):null,i=a===null||a===W(n)?null:(0,T.WV)(a),{challenge:c=null}=s??{};return{item:n,cause:`unauthorized ${n.kind} ${t.
status} ${r} ${i} ${c}`,describe:u=>(0,z.m$)({...Cn(u),...xn(n,t),token:r,source:n.asked?.tokenSource??null,elsewhere:i,challenge:c,isFork:e})}}function et(n,t,e){
const s=n.asked?.url??"";return{item:n,cause:`shape ${n.kind} ${t}`,describe:r=>(0,z.RK)({...Cn(r),url:s,page:e,why:t})}}const de=({value:n})=>{const{kind:t}=n;
return t==="crash"?"has null in a list, at which the clients crash":'has no element in "modules"'},xn=(n,{status:t,reason:e,page:s})=>({url:n.asked?.lastHop?.url??
n.asked?.url??"",status:t,reason:e,page:s});function Cn(n){const[t]=n,e=new Set(n.map(({key:s})=>s)).size-1;return{host:(0,T.nx)(W(t)),kind:t.kind,first:st(t),others:e,
mirror:t.asked?.mirror?.url??null}}const st=n=>n.asked?.mirror===void 0?n.name:I(n),ot=({kind:n,host:t})=>`${n} ${t}`;function fe(n){const t=n.filter(({asked:r,
host:o})=>r?.mirror===void 0&&(r?.outcome.kind??"not-asked")!=="not-asked"&&!(0,N.n3)(o)),e=({asked:r})=>r?.outcome.kind==="status"&&r.outcome.status===404,s=[...Map.
groupBy(t,ot)].filter(([,r])=>new Set(r.map(({key:o})=>o)).size>=m&&r.every(e));return new Set(s.map(([r])=>r))}var rt=k(5136);function pe(n){const t=new Set(n.
filter(it).map(({key:e})=>e));return n.flatMap(e=>{const{offered:s,choice:r,key:o}=e;if(s===null||r===null)return[];const a=e.kind==="provider"?e.asked?.outcome:
null,i=a?.kind==="read"?a.value.warnings:[],c=()=>(0,z.Mx)({address:I(e),warnings:i});return[...he(e,s,r),...ve(e,t),...i.length>0?[{item:e,cause:`warning ${o}`,
describe:c}]:[]]})}function he(n,t,e){const{key:s,kind:r,asked:o}=n,a=I(n);switch(e.kind){case"empty":{const{unreadable:i}=t,{url:c="",mirror:u}=o??{},l=u!==void 0,
f=()=>(0,z.hy)({kind:r,address:a,url:c,ignored:i,isMirror:l});return[{item:n,cause:`empty ${s}`,describe:f}]}case"none-fits":return[me(n,t,e.conflict)];case"loc\
ked-gone":{const{version:i,upgrade:c}=e,{newest:u}=t,l=n.locked?.version.place;return[{item:n,cause:`locked ${s} ${i} ${c}`,...l===void 0?{}:{places:[(0,S.W$)(l)]},
describe:()=>(0,rt.k)({address:a,version:i,upgrade:c,newest:u,mirror:at(n)})}]}case"chosen":case"refused":case"unreadable":return[]}}function me(n,t,e){const{kind:s,
key:r,places:o}=n,a=n.constraints.filter(({text:i})=>e.includes(i));return{item:n,cause:`none fits ${r} ${JSON.stringify(e.toSorted())}`,places:a.length===0?o:a.
map(({place:i})=>(0,S.W$)(i)),describe:()=>(0,rt.P)({kind:s,address:I(n),constraints:a.map(({text:i,place:c})=>({text:i,at:ke(c)})),mirror:at(n),newest:t.newest,
preRelease:t.preRelease})}}const at=({installation:n,asked:t})=>n?.methods.length===1?t?.mirror?.url??null:null,ke=n=>{const t=(0,S.W$)(n);return typeof t=="str\
ing"?t:`${t.file}:${t.line}`},it=({choice:n})=>n?.kind==="unreadable";function ve(n,t){const{kind:e,key:s,offered:r,choice:o}=n,a=r?.unreadable??[];if(a.length===
0||o?.kind==="empty")return[];const i=it(n);if(!i&&t.has(s))return[];const c=I(n),u=()=>(0,z.Ev)({kind:e,address:c,texts:a,rejects:i});return[{item:n,cause:`unr\
eadable ${s} ${i}`,describe:u}]}var hn=k(3410),U=k(1731);function ge(n){const t=n.flatMap(s=>we(s).map(r=>({...s,problem:r})));return[...Map.groupBy(t,({host:s,
service:r,problem:o})=>[s,r,o.code,o.message].join(" ")).values()].flatMap(s=>{const[r]=s;if(r===void 0)return[];const o=s.flatMap(l=>l.places),a=s.flatMap(l=>l.
clients),{host:i,service:c}=r,u=(0,B.aZ)(r.problem,a);return[(0,B.b4)({host:i,services:[c],problem:u,places:o})]})}const we=n=>[...[n.ping,n.ofOrganization,n.ofWorkspace].
flatMap(ye),...$e(n),...Me(n),...Oe(n)],ye=n=>n&&"problem"in n.outcome&&n.outcome.problem.code!=="host-private-redirect"?[n.outcome.problem]:[],ct=(0,U.oF)("2.5");
function Me({service:n,ping:t}){if(n!==$.OZ||t.outcome.kind!=="read"||ct===null)return[];const{value:e}=t.outcome,s=(0,U.oF)(e??"");return s!==null&&(0,U.Zy)(s,
ct)>=0?[]:[(0,hn.EK)({url:t.url,version:e})]}function $e(n){const{host:t,organization:e,ofOrganization:s}=n,r=s&&ut(s);if(e===null||!s||!r)return[];const o=s.tokenSource??
"";return[(0,hn.Dr)({host:(0,T.nx)(t),organization:e,source:o,...r})]}function Oe(n){const{organization:t,workspace:e,ofWorkspace:s}=n,r=s&&ut(s);if(t===null||e===
null||!r)return[];const o={host:(0,T.nx)(n.host),organization:t,workspace:e};return["status"in r&&r.status===404?(0,hn.Fu)(o):(0,hn.dF)({...o,...r})]}function ut({
url:n,outcome:t}){return t.kind==="unreadable"?{url:n,why:t.why}:t.kind==="status"?{url:n,status:t.status,reason:t.reason}:null}const Ee=(n,t)=>n.filter(({problem:e})=>e.
code!=="host-private-redirect").map(({host:e,problem:s})=>({host:e,services:[$.S3],problem:s,places:t(e)?["hostnames input"]:[],needed:t(e)}));var In=k(6003),rn=k(
1790),mn=k(2158),Rn=k(1094);const lt={module:new WeakMap,provider:new WeakMap},dt=new WeakMap;let kn=null;function nn(n,t){const e=lt[t].get(n)??Te(n,t);return lt[t].
set(n,e),e}function Te(n,t){const e=ft(n,t),s=e.filter(i=>i!==null),r=(0,rn.s5)(s),[o]=s.filter(U.Ty).sort((i,c)=>(0,U.Zy)(c,i)),a={kind:t,texts:n,unreadable:n.
filter((i,c)=>e[c]===null),newest:r&&(0,U.Cg)(r),preRelease:o?(0,U.Cg)(o):null};return kn={offered:a,versions:s},a}const ft=(n,t)=>n.map(t==="module"?U.oF:U.rK);
function pt(n){if(kn?.offered===n)return kn.versions;const t=ft(n.texts,n.kind).filter(e=>e!==null);return kn={offered:n,versions:t},t}function ht(n,t,e){const s=dt.
get(n)??new Map;dt.set(n,s);const r=JSON.stringify(t),o=s.get(r)??e();return s.set(r,o),o}const vn=({constraint:n},t,e)=>ht(t,[e,n?.text],()=>{const s=n===null?
null:(0,mn.PW)(n.text);if(s?.ok===!1)return{kind:"refused"};const r=s?.value??[];if(!(0,Rn.gH)(r,e))return{kind:"refused"};const o=pt(t);if(o.length===0)return{
kind:"empty"};const a=(0,rn.iM)(o,r,e);return a===null?{kind:"none-fits",conflict:n===null?[]:[n.text]}:{kind:"chosen",version:(0,U.Cg)(a)}});function mt(n,t,e){
const{constraints:s,locked:r}=n,o=s.map(({text:a})=>a);return ht(t,[e.upgrade,e.rejectsUnreadable,o,r?.version.text],()=>be(n,t,e))}function be({constraints:n,locked:t},e,{
upgrade:s,rejectsUnreadable:r}){const o=Se(n);if(o===null||!(0,Rn.Nd)(o))return{kind:"refused"};const a=t===null||s?null:(0,U.rK)(t.version.text);if(a!==null&&(0,rn.
XA)([a],o)===null)return{kind:"refused"};if(r&&e.unreadable.length>0)return{kind:"unreadable"};const i=pt(e);if(i.length===0)return{kind:"empty"};const c=(0,rn.
XA)(i,o);if(a!==null){const d=(0,U.Cg)(a);return i.some(h=>(0,U.Cg)(h)===d)?{kind:"chosen",version:d}:{kind:"locked-gone",version:d,upgrade:c&&(0,U.Cg)(c)}}if(c!==
null)return{kind:"chosen",version:(0,U.Cg)(c)};const u=(0,Rn.Sx)(o,d=>(0,rn.XA)(i,d)!==null),l=new Set(u.map(mn.mb)),f=o.filter(d=>l.has((0,mn.mb)(d))).map(({whole:d})=>d);
return{kind:"none-fits",conflict:[...new Set(f)]}}function Se(n){const t=[];for(const{text:e}of n){const s=(0,mn._T)(e);if(!s.ok)return null;for(const r of s.value)
t.push({...r,whole:e})}return t}var gn=k(3916),kt=k(1022),b=k(3625),Nn=k(3307),Ae=k(2168),X=k(4874);const Pe=25e3;class xe{#t;#n;path=[];mistake=null;room=Pe;constructor(t){
this.#t=t,this.#n=(0,X.AN)(t,0)}takeRoom(){return this.room-=1,this.room>=0}takeNull(){return this.#t[this.#n]!=="n"?!1:(this.skip(),!0)}literal(t,e,s,r){if(this.
takeNull())return s;const o=this.#n;this.skip();const a=this.#t.slice(o,this.#n);return e.test(a)?r(a):(this.#e(t,a.charAt(0)),s)}parts(t,e,s){const r=this.#t,o=r.
charAt(this.#n);if(o!==t)return this.#e(e,o),this.skip(),!1;for(this.#n=(0,X.AN)(r,this.#n+1);r[this.#n]!=="]"&&r[this.#n]!=="}";)s(t==="{"?this.#s():""),this.#n=
(0,X.AN)(r,this.#n),r[this.#n]===","&&(this.#n=(0,X.AN)(r,this.#n+1));return this.#n+=1,!0}skip(){const t=this.#t;let e=0;do{const s=(0,X.AN)(t,this.#n),r=t.charAt(
s);(r==="["||r==="{")&&(e+=1),(r==="]"||r==="}")&&(e-=1),r==='"'?this.#n=(0,X.ap)(t,s):this.#n="[]{},:".includes(r)?s+1:(0,X.f)(t,s)}while(e>0)}#s(){const t=this.#n;
this.#n=(0,X.ap)(this.#t,t);const e=(0,Nn.I)(this.#t.slice(t,this.#n));return this.#n=(0,X.AN)(this.#t,(0,X.AN)(this.#t,this.#n)+1),e}#e(t,e){if(this.mistake!==
null)return;const s=this.path.map(o=>typeof o=="number"?`[${o}]`:`.${o}`),r=s.length===0?"":` in "${s.join("").slice(1)}"`;this.mistake=`has ${Ce[e]??"a number"}\
 instead of ${t}${r}`}}const Ce={"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"},vt="has too many elements";function q(n,t,e="first"){const s=(0,Nn.
HT)(n,e);if(s!==null)return(0,b.T)((0,Ae.Q)(n)?.what??`is not valid JSON: ${s.why}`);const r=new xe(n),o=t.read(r,t.zero);return r.mistake!==null?(0,b.T)(r.mistake):
r.room<0?(0,b.T)(vt):(0,b.J)(o)}const P={zero:"",read:(n,t)=>n.literal("a string",/^"/,t,Nn.I)},Ie={zero:!1,read:(n,t)=>n.literal("a boolean",/^[tf]/,t,e=>e==="\
true")},gt=2n**63n,Re={zero:0,read:(n,t)=>{const e=s=>{if(!/^-?\d{1,19}$/.test(s))return!1;const r=BigInt(s);return r>=-gt&&r<gt};return n.literal("an integer",
{test:e},t,Number)}},Z=n=>({zero:null,read:(t,e)=>t.takeNull()?null:n.read(t,e??n.zero)}),jn={zero:null,read:n=>(n.skip(),null)},wt=n=>({zero:n.zero,read:(t,e)=>{
const{mistake:s}=t,r=n.read(t,e);return t.mistake=s,r}}),yt=n=>({zero:null,read:t=>{const{room:e}=t;return t.room=Number.POSITIVE_INFINITY,n.read(t,n.zero),t.room=
e,null}});function H(n){return{zero:[],read:(t,e)=>{if(t.takeNull())return[];const s=[];let r=0;return t.parts("[","a list",()=>{const a=t.takeRoom();t.path.push(
r);const i=n.read(t,e[r]??n.zero);t.path.pop(),a&&s.push(i),r+=1})?s:e}}}function Dn(n){return{zero:null,read:(t,e)=>{if(t.takeNull())return null;const s=e??new Map;
return t.parts("{","an object",r=>{const o=t.takeRoom();t.path.push("*");const a=n.read(t,n.zero);t.path.pop(),o&&s.set(r,a)}),s}}}function D(n){const t=Object.
entries(n),e=new Map(t);return{zero:Object.fromEntries(t.map(([r,{zero:o}])=>[r,o])),read:(r,o)=>{if(r.takeNull())return o;const a={...o};return r.parts("{","an\
 object",i=>{const c=e.has(i)?i:Ne(i),u=e.get(c);if(u===void 0)return r.skip();r.path.push(c),a[c]=u.read(r,a[c]),r.path.pop()}),a}}}const Ne=n=>n.toLowerCase().
replaceAll("\u017F","s"),je=D({name:P,source:P,version:P}),De=D({name:P,version:P,namespace:wt(P),source:wt(P)}),zn=D({path:P,providers:H(Z(De)),dependencies:H(
Z(je))}),Mt=H(Z(zn)),$t=(n,t)=>D({modules:H(Z(D({source:P,versions:H(Z(D({version:P,root:n,submodules:t})))})))}),ze=$t(yt(zn),yt(Mt)),Le=$t(zn,Mt);function Ue(n){
const t=q(n,ze);if(!t.ok)return t;const{modules:e}=t.value;if(e.some(o=>o===null||o.versions.includes(null)))return(0,b.J)({kind:"crash"});const[s]=e;if(!s)return(0,b.
J)({kind:"no-module"});const r=s.versions.map(o=>o?.version??"");return(0,b.J)({kind:"versions",texts:r})}function _e(n,t){const e=q(n,Le),s=e.ok?e.value.modules[0]?.
versions??[]:[],r=new Map;for(const o of s){if(o===null)continue;const i=[o.root,...o.submodules].flatMap(u=>u??[]).map(({path:u,dependencies:l,providers:f})=>({
path:u,calls:l.flatMap(d=>d??[]),providers:f.flatMap(d=>d??[])}));i.some(({calls:u,providers:l})=>u.length+l.length>0)&&t(o.version)&&r.set(o.version,i)}return r}
function Ot(n,t,e){const s=e.get((0,S.MP)(n))?.[t]?.outcome.value;return s?.kind==="versions"?s:null}function Be(n,t,e){let s=null;const r=_e(n,o=>(s??=We(e,nn(
t,"module")),s.has(Et(o))));return new Map(Array.from(r,([o,a])=>[Et(o),a]))}const We=(n,t)=>new Set(n.flatMap(e=>{const s=vn(e,t,e.client);return s.kind==="cho\
sen"?s.version:[]}));function Et(n){const t=(0,U.oF)(n);return t===null?"":(0,U.Cg)(t)}const Fe=3,Ke=200,He=2e3;function Ln({calls:n,client:t},e){const s={calls:[],
providers:[],undescribed:[]};let r=n.flatMap(a=>{const{module:i,constraint:c,isOpen:u}=a;return i===null||u?[]:[{call:{...a,module:i},by:"",module:i,constraint:c}]});
const o={left:He};for(let a=0;a<Fe;a+=1)r=r.flatMap(c=>{const u=Ot(c.module,t,e);if(u===null)return[];const{texts:l,described:f}=u,d=f?.size?vn(c,nn(l,"module"),
t):null,h=d?.kind==="chosen"?d.version:"",g=o.left>0?f?.get(h):void 0;if(g===void 0)return a===0&&s.undescribed.push(c.call),[];const{namespace:M,name:O,system:x}=c.
module,_=`${M}/${O}/${x} ${h}`,R=Je(g,{...c,by:_},t,o);return s.providers.push(...R.providers),R.calls}).slice(0,Ke),s.calls.push(...r);return s}function Je(n,{
module:t,call:e,by:s},r,o){const a=d=>({text:d,place:e.place}),i=n.slice(0,Math.max(0,o.left)),c=new Map(i.map(d=>[(0,gn.join)(".",d.path),d])),u=new Set([(0,gn.
join)(".",t.subdirectory)]),l=[],f=[];o.left-=i.length;for(const d of u){const h=c.get(d);for(const{source:g,version:M}of h?.calls??[]){if(o.left--<=0)break;(0,j.
Nj)(g)&&u.add((0,gn.join)(d,g));const O=(0,j.vL)(g,r),x=M===""?null:a(M);O.kind==="registry"&&l.push({call:e,by:s,module:O,constraint:x})}for(const{name:g,namespace:M,
source:O,version:x}of h?.providers??[]){if(o.left--<=0)break;const _=(0,kt.m)(O||(0,gn.join)(M,g),r);_.kind!=="registry"||x===""||f.push({call:e,by:s,provider:_,
constraint:a(x)})}}return{calls:l,providers:f}}function Ve(n,t,{upgrade:e}){const s=Map.groupBy(t,({root:o})=>o),r=n.roots.flatMap(o=>{const a=Ln(o,n.modules),i=s.
get(o)??[];return[...a.calls.flatMap(u=>Xe(u,o,n)??[]),...Ze(a.providers,i,e)].map(u=>({draft:u,items:i.filter(({kind:l,places:f})=>l==="module"&&f[0]===u.places[0])}))});
return[...Map.groupBy(r,({draft:o})=>o.problem.message).values()].flatMap(o=>o.slice(0,1).map(({draft:a})=>({draft:{...a,places:[...new Set(o.flatMap(i=>i.draft.
places))]},items:o.flatMap(i=>i.items)})))}function Xe(n,{client:t},{modules:e}){const{module:s,constraint:r,by:o}=n,a=e.get((0,S.MP)(s))?.[t]?.outcome,i=`${(0,T.
nx)(s.host)}/${s.namespace}/${s.name}/${s.system}`,c={by:o,address:i,constraint:r?.text??null,others:[]};if(a?.kind==="status"&&a.status===404)return Un(n,(0,In.
o)({...c,newest:null}));const u=Ot(s,t,e),l=u&&nn(u.texts,"module");return!l||vn(n,l,t).kind!=="none-fits"?null:Un(n,(0,In.o)({...c,newest:l.newest}))}const Ge=50;
function Ze(n,t,e){const s=Map.groupBy(n,({provider:r})=>(0,S.JT)(r));return t.flatMap(r=>{const{kind:o,key:a,offered:i,choice:c,locked:u}=r,l=o==="provider"?s.
get(a):void 0;if(l===void 0||i===null||c?.kind!=="chosen")return[];const f=[...new Map(l.map(R=>[R.constraint.text,R])).values()],h=[...r.constraints,...f.slice(
0,Ge).map(R=>R.constraint)],M=mt({constraints:h,locked:u},i,{upgrade:e,rejectsUnreadable:!1});if(M.kind==="chosen")return[];const O=M.kind==="none-fits"?h.filter(
({text:R})=>M.conflict.includes(R)):h,{newest:x}=i,_=I(r);return f.filter(({constraint:R})=>O.includes(R)).map(R=>{const{by:Q,constraint:Pn}=R,qn=O.filter(tt=>tt!==
Pn).map(Ye),nt={by:Q,address:_,constraint:Pn.text,others:qn,newest:x};return Un(R,(0,In.o)(nt))})})}const Ye=({text:n,place:t})=>`"${n}" (${t.file}:${t.line})`,
Un=({call:{module:n,place:t}},e)=>({host:n.host,services:[$.e$],problem:e,places:[(0,S.W$)(t)],needed:!0});var wn=k(4375),yn=k(2562),_n=k(6697);const an=({item:n,
version:t,mirrorHost:e})=>({kind:n.kind,address:I(n),version:t,host:(0,T.nx)(e??n.host)}),tn=({item:n,version:t,mirrorHost:e},s,r)=>({item:n,cause:`package ${n.
key} ${t} ${s}`,describe:r,host:e??n.host});function Mn(n,t,e){const{outcome:s}=e;if(s.kind!=="status"&&s.kind!=="failed")return[];const r=()=>qe(n,t,e,s),o=s.kind===
"status"?`${s.status}`:s.problem.message;return[tn(n,`${t} ${e.url} ${o}`,r)]}const Qe=["page","archive","repository"];function qe(n,t,e,s){const{lastHop:r}=e,o=r?.
url??e.url,a=Tt(o),i={...an(n),part:t,url:o,at:a};if(s.kind==="failed"){const{problem:h}=s;if(h.code==="host-private-redirect")return h;const g=h.code==="host-t\
imeout"&&Qe.includes(t),{attempts:M}=e,O=h.message;return(0,yn.N7)({...i,why:O,attempts:M,isAnswered:!1,isSlow:g})}const{status:c,reason:u}=s;if(c===401||c===403||
t==="repository"&&c===404){const h=r?.authorization??"none",{tokenSource:g}=e,{isFork:M}=n;return(0,yn.vn)({...i,status:c,reason:u,page:null,token:h,source:g,isFork:M})}
const f=`${o} returned ${c} ${u}`.trim(),d=(0,N.Mq)(c)?e.attempts:1;return(0,yn.N7)({...i,why:f,attempts:d,isAnswered:!0,isSlow:!1})}function Tt(n){const t=(0,C.
Dl)(n);return(t.ok?(0,T.Pm)(t.value):null)??n}function cn(n,t,e){if(e===null)return[];const{outcome:s,url:r}=e;if(s.kind!=="not-asked"||s.why!=="not-allowed")return Mn(
n,t,e);const o=Tt(r),{kind:a,address:i,version:c}=an(n),u=`${a} ${i} ${c}`;return[tn(n,`${o} not allowed`,()=>(0,_n.wp)({host:o,package:u}))]}var en=k(5138),$n=k(
630);const ns=(n,t)=>un(Bn(n),`${bt(t)}/versions`),ts=(n,t,e)=>un(Bn(n),`${bt(t)}/${e}/download`),bt=({namespace:n,name:t,system:e})=>`${n}/${t}/${e}`,es=(n,{namespace:t,
type:e})=>un(n,`${t}/${e}/versions`),ss=(n,{namespace:t,type:e},s,{os:r,arch:o})=>un(n,`${t}/${e}/${s}/download/${r}/${o}`),os=(n,t)=>un(Bn(n),t);function rs(n,{
host:t,namespace:e,type:s},r){const o=(0,$n.O)(n,`${t}/${e}/${s}/${r}`);return!o.ok||o.value.scheme==="https"?o:(0,b.T)(`unsupported protocol scheme "${o.value.
scheme}"`)}function as(n,t){if(!/^\.{0,2}\//.test(t))return(0,b.J)(t);const e=(0,$n.O)(n,t);return e.ok?(0,b.J)((0,C.jr)(e.value)):e}function is(n,t){const e=On(
n,t);return e.ok&&e.value.fragment!==""?(0,b.T)("must not include fragment part"):e}function On(n,t){const e=(0,$n.O)(n,t);if(!e.ok)return e;const{scheme:s}=e.value;
return s==="http"||s==="https"?e:(0,b.T)("must use http or https scheme")}const Bn=n=>n.path.endsWith("/")?n:{...n,path:`${n.path}/`};function un(n,t){const e=(0,$n.
O)(n,t);if(!e.ok)throw new Error(e.why);return e.value}const cs=n=>n.find(t=>(0,U.rK)(t)===null),St=n=>n.some(t=>{const e=(0,U.rK)(t),[s]=e?.numbers??[];return e!==
null&&!(0,U.Ty)(e)&&(s===5n||s===6n)});function us(n,t,e){return[...ds(n.protocols),...n.os===t.os&&n.arch===t.arch?[]:[{kind:"target",found:{os:n.os,arch:n.arch}}],
...Wn(e,"download_url",n.downloadUrl),...ps(n.packages),...ls(n.shasum)?[]:[{kind:"shasum",text:n.shasum}],...Wn(e,"shasums_url",n.sumsUrl),...Wn(e,"shasums_sig\
nature_url",n.signatureUrl),...fs(n.keys),...hs(n,t)]}const At=({kind:n})=>n==="keys"||n==="packages",ls=n=>/^[0-9a-fA-F]{64}$/.test(n);function ds(n){const t=cs(
n);return t!==void 0?[{kind:"protocol-unreadable",text:t}]:n.length===0||St(n)?[]:[{kind:"protocols",protocols:n}]}function Wn(n,t,e){const s=On(n,e);return s.ok?
[]:[{kind:"url",field:t,text:e,why:s.why}]}function fs(n){const[t]=n;return n.includes(null)?[{kind:"keys",why:"null"}]:t?/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.
test(t)?[]:[{kind:"keys",why:"not-armored"}]:[{kind:"keys",why:t===void 0?"none":"not-armored"}]}function ps(n){return[...[...n.keys()].filter(e=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.
test(e)),...Array.from(n.values(),({hashes:e})=>e).flat().filter(e=>e.indexOf(":")<1)].slice(0,1).map(e=>({kind:"packages-unreadable",text:e}))}function hs({packages:n,
shasum:t},{os:e,arch:s}){if(n.size===0)return[];const r=n.get(`${e}_${s}`);if(r===void 0)return[{kind:"packages",why:"no-platform"}];if(r.size<=0)return[{kind:"\
packages",why:"no-size"}];const o=r.hashes.filter(a=>a.startsWith("zh:"));return o.some(a=>a!==`zh:${t}`)?[{kind:"packages",why:"other-hash"}]:o.length===0?[{kind:"\
packages",why:"no-hash"}]:[]}const ms=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function ks(n,t){for(const e of n.split(`
`)){const[s="",r]=e.split(ms,4).filter(o=>o!=="");if(r===t)return/^[0-9a-fA-F]{64}$/.test(s)?{kind:"found",hash:s.toLowerCase()}:{kind:"not-a-hash",text:s}}return{
kind:"missing"}}function vs(n){const t=n[0]??0;return t===194||(t&252)===136}function gs(n,t){switch(n.kind){case"protocol-unreadable":return`has "${n.text}" in\
 \`protocols\`, which is not a version`;case"protocols":return"has no protocol of the clients";case"target":return`is for ${n.found.os}_${n.found.arch} instead \
of ${t} (\`os\`, \`arch\`)`;case"url":return`has an invalid URL in \`${n.field}\`: ${n.why}`;case"shasum":return n.text===""?"has no `shasum`":`has "${n.text}" \
in \`shasum\`, which is not 64 hexadecimal digits`;case"keys":return Pt[n.why];case"packages-unreadable":return`has "${n.text}" in \`packages\`, which OpenTofu ca\
nnot read`;case"packages":return ws[n.why]}}const Pt={none:"has no key in `signing_keys.gpg_public_keys`",null:"has null in `signing_keys.gpg_public_keys`, at w\
hich the clients crash","not-armored":"has a key in `signing_keys.gpg_public_keys` whose `ascii_armor` is not an armored public key"},ws={"no-platform":"has `pa\
ckages` without an entry for the platform, which OpenTofu requires","no-size":"has no positive `package_size` in `packages`, which OpenTofu requires","no-hash":"\
has no `zh:` hash for the platform in `packages`, which OpenTofu requires","other-hash":"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu c\
ompares"},ys={empty:"the signature of its checksums is empty",other:"the signature of its checksums is not a binary OpenPGP signature (with `--armor` it is text\
)",binary:null};function Ms(n,t){const e=t.find(({kind:s})=>s==="keys");return e?.kind==="keys"?`the description ${Pt[e.why]}`:n?.outcome.kind==="read"?ys[n.outcome.
value]:null}function $s(n,t){const{outcome:e,url:s}=t.document;if(e.kind==="status"&&e.status===404){const{status:i,reason:c,page:u}=e;return[xt(n,{url:s,status:i,
reason:c,page:u})]}if(e.kind==="unreadable")return[En(n,s,e.why)];if(e.kind!=="read")return Mn(n,"document",t.document);const{document:r,faults:o}=e.value,a=!o.
some(({kind:i})=>i==="shasum"||i==="target");return[...Os(n,t,e.value).slice(0,1),...a?Ct(n,[`zh:${r.shasum.toLowerCase()}`]):[]]}function Os(n,{document:{url:t},
sums:e,signature:s,archive:r},{document:o,faults:a}){const i=c=>a.filter(c).map(u=>Ts(n,t,u));return[...i(c=>!At(c)),...o.downloadUrl===""?[En(n,t,Es)]:[],...cn(
n,"sums",e),...cn(n,"signature",s),...cn(n,"archive",r),...i(({kind:c})=>c==="packages"),...bs(n,e,o),...Ss(n,s,o,a)]}const Es="has no `download_url`",ln=(n,t,e)=>{
const{platform:s,mirrorHost:r}=n,o={...an(n),platform:s,isMirror:r!==void 0};return tn(n,`${s} ${t}`,()=>e(o))},xt=(n,t)=>ln(n,"platform",e=>(0,en.oL)({...e,...t})),
En=(n,t,e)=>ln(n,`document ${e}`,s=>(0,en.Es)({...s,url:t,why:e}));function Ts(n,t,e){if(e.kind!=="protocols")return En(n,t,gs(e,n.platform));const{suggestion:s}=n,
{protocols:r}=e;return ln(n,"protocols",o=>(0,en.Vf)({...o,protocols:r,suggestion:s}))}function bs(n,t,{filename:e,shasum:s}){if(t?.outcome.kind!=="read")return[];
const{url:r,outcome:o}=t,a=ks(o.value,e);if(a.kind==="found"&&a.hash===s.toLowerCase())return[];const i={found:`has another hash for ${e} than \`shasum\` in the d\
escription of the package`,missing:`has no line for ${e===""?"the empty `filename` of the package":e}`,"not-a-hash":`has no SHA-256 hash in the line for ${e}`}[a.
kind];return[ln(n,`sums ${i}`,c=>(0,en.xD)({...c,url:r,why:i}))]}function Ss(n,t,{keys:e},s){const{item:r,enforcesSignatures:o}=n,{client:a,host:i}=r,c=a==="ope\
ntofu"&&i===(0,j.Vm)(a)&&!o;if(e.length===0&&c)return[];const u=Ms(t,s);return u===null?[]:[ln(n,`unsigned ${u}`,l=>(0,en.iw)({...l,why:u}))]}function Ct(n,t){const{
version:e,hashes:s,platform:r}=n,{locked:o}=n.item;if(o===null||o.version.text!==e)return[];if(s.length===0||s.some(c=>t.includes(c)))return[];const a=!s.some(c=>c.
startsWith("zh:"));return[{...tn(n,`${r} lock ${a}`,c=>{const u={...an(n),platform:r,isContentOnly:a,clients:A(c)};return(0,en.z0)(u)}),places:[(0,S.W$)(o.version.
place)]}]}const As=n=>n.flatMap(t=>{const{installation:e}=t;if(e===null)return[];const{methods:s,place:r}=e;return s.length===0?[Ps(t,r)]:s.flatMap(o=>o.kind===
"network"?xs(t,o.index):[])});function Ps(n,t){const e=I(n);return{item:n,cause:`excluded ${n.key}`,places:[t,...n.places],describe:()=>(0,wn.WZ)({provider:e})}}
function xs(n,t){const{mirror:e,outcome:s,url:r}=t;if(e.hasSlash)return[];const o=Cs(s);if(o===null)return[];const a=n.choice?.kind==="chosen";return[{item:n,host:t.
host,cause:`slash ${e.url} ${a}`,places:[e.place,...n.places],describe:()=>(0,wn.zS)({kind:"slash",mirror:e.url,asked:r,result:o,isUsable:a})}]}function Cs(n){return n.
kind==="status"?`returned ${n.status}`:n.kind==="unreadable"?n.why:null}function Is(n,t){const{platform:e,version:s,item:r}=n,{file:o,archive:a}=t,{outcome:i,url:c,
mirror:u}=o,l={...n,mirrorHost:o.host},f=d=>En(l,c,d);if(i.kind==="status"&&i.status===404){const{page:d,reason:h,status:g}=i,M={provider:I(r),mirror:u.url,version:s},
O=Rs(n,t);return[tn(l,`mirror ${u.url}`,()=>(0,wn.gU)({...M,isListed:O,url:c,page:d,reason:h,status:g}))]}if(i.kind==="unreadable")return[f(i.why)];if(i.kind!==
"read")return Mn(l,"document",o);switch(i.value.kind){case"crash":return[f(`has null for ${e}, at which the clients crash`)];case"no-platform":return[xt(l,{url:c,
status:200,reason:"OK",page:null})];case"archive":{if(i.value.url==="")return[f(`has no \`url\` for ${e}`)];const{hashes:d}=i.value;return d.length>0&&!d.some(Ns)?
[f(`has no \`zh:\` or \`h1:\` hash for ${e}, but others`)]:[...cn(l,"archive",a),...js(n,d)?Ct(n,d):[]]}}}const Rs=({item:n,version:t},{file:e})=>(n.installation?.
methods??[]).some(s=>s.kind==="network"&&s.index.mirror.url===e.mirror.url&&s.index.outcome.kind==="read"&&s.index.outcome.value.texts.includes(t)),It=["zh:","h\
1:"],Ns=n=>It.some(t=>n.startsWith(t)),js=({hashes:n},t)=>It.filter(e=>n.some(s=>s.startsWith(e))).every(e=>t.some(s=>s.startsWith(e)));var Fn=k(7751);function Ds(n,{
location:t,steps:e}){const{outcome:s,url:r}=t;if(s.kind==="status"&&zs(s.status)){const a=`its location was requested, and the response is ${s.status} ${s.reason}`.
trim();return[Kn(n,r,`${a}; expected 204`)]}const o=e.at(-1);return o===void 0?Mn(n,"location",t):Ls(n,r,o)}const zs=n=>n!==401&&n!==403&&!(0,N.Mq)(n);function Ls(n,t,e){
switch(e.kind){case"refused":return[Kn(n,t,e.why)];case"other":return[Us(n,e.getter)];case"asked":{const{outcome:s}=e.asked;return s.kind==="unreadable"?[Kn(n,t,
`the page at its location ${s.why}`)]:cn(n,e.what,e.asked)}}}const Kn=(n,t,e)=>tn(n,`location ${e}`,s=>(0,yn.KG)({...an(n),url:t,why:e,clients:A(s)})),Us=({item:n},t)=>({
item:n,cause:`not followed ${t}`,describe:e=>{const s=[...new Set(e.map(I))];return(0,Fn.q)({what:"getter",getter:t,names:s})}}),_s=(n,t,e)=>n.flatMap(s=>(t.of.
get(s)??[]).flatMap(r=>Bs(s,r,t,e)));function Bs(n,t,{enforcesSignatures:e,lockHashes:s},r){if(n.choice?.kind!=="chosen")return[];const o={item:n,version:n.choice.
version,isFork:r};if("location"in t)return Ds(o,t);const{platform:a}=t,i=s.get(n.root.lockFile??"")?.get(n.key)??[],c=Ks(n),u={...o,platform:a,suggestion:c,enforcesSignatures:e,
hashes:i};return"file"in t?Is(u,t):$s(u,t)}const Ws=(n,t)=>(t.of.get(n)??[]).flatMap(e=>Fs(e).flatMap(s=>s??[]));function Fs(n){if("location"in n){const t=n.steps.
map(e=>e.kind==="asked"?e.asked:null);return[n.location,...t]}return"file"in n?[n.file,n.archive]:[n.document,n.sums,n.signature,n.archive]}function Ks({kind:n,
asked:t}){const e=n==="provider"&&t?.outcome.kind==="read"?t.outcome.value.compatible:[];return nn(e,"provider").newest}function Hs(n,t){const e=n.flatMap(s=>t?.
of.get(s)??[]).flatMap(s=>"platform"in s?[s]:[]);return Array.from(Map.groupBy(e,({platform:s})=>s),([s,r])=>{const o=r.map(Js);return{platform:s,available:o.includes(
!1)?!1:o.includes(null)?null:!0}})}function Js(n){if("file"in n){const{outcome:e}=n.file;return e.kind==="read"?e.value.kind==="archive":null}const{outcome:t}=n.
document;return t.kind==="status"&&t.status===404?!1:t.kind==="read"?!0:null}const Vs=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;function Xs(n){
const t=({place:i})=>i!==S.cd,e=n.roots.map(i=>Ln(i,n.modules)),s=Gs(n.roots.flatMap(({calls:i})=>i.filter(({module:c})=>c===null))),r=s.filter(({source:i})=>Vs.
test(i)).length,o=e.flatMap(({undescribed:i})=>i).filter(t),a=o.flatMap(({module:i})=>i===null?[]:`${i.namespace}/${i.name}/${i.system}`);return[...Rt(o,{what:"\
inside",names:[...new Set(a)]}),...Rt(s,{what:"direct",git:r,names:s.map(({address:i})=>i)})]}const Rt=(n,t)=>n.slice(0,1).map(({place:e})=>({problem:(0,Fn.q)(t),
place:e,clients:[],host:null})),Gs=n=>[...new Map(n.map(t=>[`${t.place.file}:${t.place.line}`,t])).values()],Zs=["limit","size","stopped"];function Ys(n,t){const e=t===
null?[]:Ws(n,t),s=[n.asked??[],e].flat().flatMap(({outcome:o})=>o.kind==="not-asked"?[o]:[]);return[...s.flatMap(o=>"problem"in o?[o.problem]:[]),...Zs.filter(o=>s.
some(a=>a.why===o)).slice(0,1)]}function Qs(n,t,{maxRequests:e}){const s=n.flatMap(o=>Ys(o,t).map(a=>({item:o,host:W(o),why:a})));return[...Map.groupBy(s,({host:o,
why:a})=>`${o} ${typeof a=="string"?a:a.message}`).values()].flatMap(o=>{const[a]=o;if(a===void 0)return[];const{host:i,why:c,item:u}=a;if(typeof c!="string"){const d=[
...new Set(o.flatMap(h=>h.item.places))];return[(0,B.b4)({host:i,services:[],problem:c,places:d})]}const l=[...new Set(o.map(d=>d.item.name))],f=(0,Fn.q)(c==="l\
imit"?{what:c,max:e,names:l}:{what:c,names:l});return[{host:i,services:[],problem:f,places:u.places.slice(0,1),needed:!1}]})}var qs=k(5143);function no(n,t,e){const s=t.
flatMap(({draft:a,items:i})=>i.map(c=>({item:c,draft:a}))),r=Map.groupBy(s,({item:a})=>a),o=Map.groupBy(n,({root:a})=>a.directory);return Array.from(o,([a,i])=>({
directory:a,clients:[...new Set(i.map(({client:c})=>c))],rows:Array.from(Map.groupBy(i,to).values(),c=>eo(c,r,e))}))}const to=({kind:n,key:t,address:e,places:s,
constraints:r})=>JSON.stringify([n,t,e,s[0]??null,r.map(({text:o})=>o)]);function eo(n,t,e){const[s]=n;if(s===void 0)throw new Error("a row without items");const{
kind:r,address:o,host:a,constraints:i,locked:c,offered:u,places:l}=s,f=n.flatMap(({client:d,choice:h})=>h===null?[]:[[d,h.kind==="chosen"?h.version:null]]);return{
kind:r,address:o,source:I(s),host:a,constraints:i.map(({text:d})=>d),locked:c?.version.text??null,chosen:Object.fromEntries(f),newest:u?.newest??null,platforms:Hs(
n,e),drafts:[...new Set(n.flatMap(d=>t.get(d)??[]).map(({draft:d})=>d))],decidedAt:[...i,...c===null?[]:[c.version]].map(({place:d})=>d),places:(0,qs.As)(l)}}function so(n,t){
const{items:e}=n,s=[...v(e,t.isFork),...As(e),...pe(e),...n.packages===null?[]:_s(e,n.packages,t.isFork)],r=[...K(s),...Ve(n,e,t)],o=e.filter(({asked:i})=>i?.outcome.
kind==="read").map(({host:i,kind:c})=>`${i} ${c==="module"?$.e$:$.xq}`),a=i=>t.hostnames.some(c=>{const u=c.services.length>0?c.services:t.requiredServices;return c.
host===i&&u.includes($.S3)});return{drafts:[...r.map(({draft:i})=>i),...ge(n.clouds),...Ee(n.logins,a),...Qs(e,n.packages,t)],notes:Xs(n),roots:no(e,r,n.packages),
requests:n.requests,answering:new Set(o)}}var oo=k(2389),ro=k(3386),ao=k(1257),Nt=k(5927),dn=k(4529),io=k(772),Hn=k(3948);function jt(n,{attemptMs:t,retries:e}){
const s=n.findIndex((r,o)=>o===e||!co(r,t));return s<0?null:s}function co({response:n,hops:t,headMs:e},s){return e===null?n.kind==="failed"&&n.transient:e>s||(0,N.
Mq)(t.at(-1)?.status??0)}var uo=k(3432),Dt=k(7758);const fn=4;class zt{#t=[];#n;constructor(t){this.#n=t}async pass(t){this.#n===0?await new Promise(e=>this.#t.
push(e)):this.#n-=1;try{return await t()}finally{const e=this.#t.shift();e===void 0?this.#n+=1:e()}}}async function Lt(n,t,{concurrency:e},s){const r=Map.groupBy(
n,t);await Ut(r.values(),e*fn,o=>Ut(o.values(),fn,s))}async function Ut(n,t,e){const s=async()=>{for(const r of n)await e(r)};await Promise.all(Array.from({length:t},
s))}const lo=2*fn,fo=1e3,po=3e4,ho=6e4;function mo(n){const t={options:n,gate:new zt(_t(n)),pools:new Map,requests:[],sessions:new Set,kept:new Map},e=()=>{for(const s of t.
sessions)s.close()};return n.stop.signal.addEventListener("abort",e),{ask:s=>{const r=ko(t,s);return r.gate.pass(()=>t.gate.pass(()=>vo(t,r,s)))},requests:()=>t.
requests,close:()=>{n.stop.signal.removeEventListener("abort",e),e()}}}const _t=({concurrency:n})=>n*fn;function ko({pools:n},{url:t}){const e=(0,dn.X5)(t),s=e.
ok?`${e.value.name} ${e.value.port}`:"",r=n.get(s);if(r!==void 0)return r;const o={gate:new zt(fn),idle:new Set,requests:0,pause:Promise.resolve(),silent:0,down:null};
return n.set(s,o),o}async function vo(n,t,e){if(t.down!==null)return t.down;const s=await go(n,t,e);return s.kind==="not-asked"||(t.silent=s.attempts.every(({headMs:r})=>r===
null)?t.silent+1:0,t.silent>=lo&&(t.down=s)),s}async function go(n,t,e){const{stop:s,maxRequests:r}=n.options,o=[];for(;;){if(await t.pause,s.why!==null)return Jn(
o,"stopped");if(t.requests>=r)return Jn(o,"limit");const a=await wo(n,t,e);if(s.why!==null&&a.response.kind==="failed"||o.push(a),e.patience.every(d=>jt(o,d)!==
null)||s.why!==null)return Jn(o,"stopped");const{ms:u,isForHost:l}=$o(a,o.length,n.options),f=(0,Dt.v)(u,n.options);l&&(t.pause=f),await f}}function Jn([n,...t],e){
return n===void 0?{kind:"not-asked",why:e}:{kind:"asked",attempts:[n,...t]}}async function wo(n,t,e){const{network:s,startTimer:r}=n.options,{patience:o,maxRedirects:a}=e,
i=yo(n,t);t.requests+=1;try{const c=await(0,Hn.e)({...e,asks:"answer",session:i,settings:s,redirectLimits:{terraform:a,opentofu:a},timeoutMs:(0,uo.nT)(o),startTimer:r});
t.requests+=c.hops.length-1;const{hops:u,timing:l,certificates:f}=c;return n.requests.push({host:e.host,hops:u,timing:l,certificates:f}),c}finally{Mo(n,t,i)}}function yo({
options:n,sessions:t,kept:e},{idle:s}){for(const o of[...s].reverse())if(s.delete(o),e.delete(o),o.isOpen())return o;const r=(0,io.f)(n.network);return t.add(r),
r}function Mo({options:n,sessions:t,kept:e},s,r){if(!r.isOpen()){t.delete(r);return}s.idle.add(r),e.set(r,s);const[o]=e;if(e.size<=_t(n)||o===void 0)return;const[
a,i]=o;i.idle.delete(a),e.delete(a),t.delete(a),a.close()}function $o({response:n},t,{now:e}){const s=n.kind==="received"&&[429,503].includes(n.head.status)?(0,Dt.
V)(n.head.retryAfter,e()):null;return s===null?{ms:Math.min(fo*2**(t-1),po),isForHost:!1}:{ms:Math.min(Math.max(s,0),ho),isForHost:!0}}var Oo=k(960),Vn=k(6974);
const Eo=9,To={kind:"whole",maxBytes:8*1024*1024},bo={kind:"excerpt",maxBytes:2048},G=({bytes:n})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(n);async function Tn(n,t){
const e=n.map(async s=>{const r=await t(s);return r===void 0?[]:[[s,r]]});return Object.fromEntries((await Promise.all(e)).flat())}async function bn(n,t,e,s){if(t.
length===0)return{};const r=Map.groupBy(t,({at:i})=>typeof i=="string"?i:(0,C.jr)(i.url)),o=await s.tokenOf(n),a=await Promise.all(r.values().map(i=>So(n,o,i,e,
s)));return Object.fromEntries(a.flat())}async function So(n,{token:t,source:e},s,r,{asker:o,patience:a,versionOf:i}){const[c]=s;if(c===void 0)return[];const{client:u,
at:l}=c,f={host:n,url:"",tokenSource:e,attempts:0,lastHop:null},d=O=>s.map(x=>[x.client,O]);if(typeof l=="string")return d({...f,outcome:{kind:"not-asked",why:l}});
const{headers:h,maxRedirects:g=Eo}=r,M=(0,C.Pl)(l.url);try{const O=await o.ask({...l,host:n,token:t,headers:h??{"x-terraform-version":i(u)},planBody:Q=>Bt(Q,r)??
bo,maxRedirects:g,patience:s.map(Q=>a(Q.client))});if(O.kind==="not-asked")return d({...f,url:M,outcome:O});const{attempts:x}=O,_=x.at(-1)?.hops.at(-1)??null,R=Map.
groupBy(s,Q=>Ao(O,a(Q.client)));return Array.from(R,([Q,Pn])=>{const qn=xo(Q,l.url,r),nt={...f,url:M,outcome:qn,attempts:x.length,lastHop:_};return Pn.map(tt=>[
tt.client,nt])}).flat()}catch(O){const x=(0,_n.n3)({host:(0,T.nx)(n),thrown:O});return d({...f,url:M,outcome:{kind:"not-asked",why:"unchecked",problem:x}})}}function Ao({
attempts:n},t){const{attemptMs:e}=t,s=n[jt(n,t)??n.length-1]??n[0],{response:r,timing:o,headMs:a}=s;if(r.kind==="failed"||o.totalMs<=e)return r;const i=(a??0)>e?
"response":"body";return{kind:"failed",problem:(0,Oo.Qs)({host:Po(r.url),asks:"answer",phase:i,limitMs:e}),transient:!0}}const Po=({host:n})=>n.replace(/:443$/,
""),Bt=(n,{accepts:t=s=>s===200,plan:e=()=>To})=>t(n.status)?e(n):null;function xo(n,t,e){if(n.kind==="failed"){const{problem:u}=n;return u.code==="host-http2"?
{kind:"not-asked",why:"unchecked",problem:u}:{kind:"failed",problem:u}}const{head:s,body:r}=n,{status:o,reason:a}=s,i=Bt(s,e);if(i===null)return{kind:"status",status:o,
reason:a,page:(0,Vn.y8)(r.bytes)};if(r.truncated&&i.kind==="whole")return{kind:"not-asked",why:"size"};const c=e.read(n,t);return c.ok?{kind:"read",value:c.value}:
c.why===vt?{kind:"not-asked",why:"size"}:{kind:"unreadable",why:c.why,page:(0,Vn.y8)(r.bytes)}}const pn=(n,t,e,s,r,o)=>{const a=e.map(i=>{const c=Wt(n,t,i,o);return{
client:i,at:typeof c=="string"?c:{...c,url:s(c.url)}}});return bn(t,a,r,o)};function Wt(n,t,e,{settings:s,network:r,visits:o,onlyListed:a}){const i=o.get(t);if(i===
void 0)return"service";const{discovery:c}=i.attempt,u=i.forced.find(_=>_.client===e),l=u===void 0?c:{...u,kind:"found",url:(0,T.cu)(t)};if(l.kind!=="found")return"\
service";const{url:f,services:d}=l,h=(0,$.TE)(n,{services:d,documentUrl:f,display:(0,T.nx)(t),client:e});if(h.kind!=="url"||!(0,dn.X5)(h.url).ok)return"service";
const g=(0,T.Pm)(h.url)??"",M=u!==void 0,O=g===t||Xn(g,s)||a.has(`${t} ${n}`)||M,x=M?null:Ft(i,r);return O?{url:h.url,origin:x}:"not-allowed"}const Xn=(n,{allowedHosts:t,
hostnames:e})=>(0,T.Jr)(n,t)||e.some(s=>s.host===n),Ft=({host:n,attempt:t},e)=>({isPublic:(0,Hn.U)(e,(0,T.Sv)(n).name,t.hops[0]?.address??null)}),Co=3e4,Io={kind:"\
whole",maxBytes:1024*1024},Ro={kind:"excerpt",maxBytes:2048},Kt={headers:{accept:"application/vnd.api+json"},plan:({status:n})=>n===200?Io:Ro},No={...Kt,accepts:()=>!0,
read:({head:n})=>(0,b.J)(n.apiVersion)},jo=D({data:Z(D({id:P}))}),Ht={...Kt,accepts:n=>n>=200&&n<=399,read:({body:n})=>{const t=q(G(n),jo);return t.ok?t.value.data===
null?(0,b.T)("has no data"):(0,b.J)(null):t}},Do=/^[\w-]+$/;async function zo(n,{environment:t},e){const{asker:s,settings:r}=e,o=new Map,a=f=>{const d=(0,C.jr)(
f.url),h=o.get(d)??s.ask(f);return o.set(d,h),h},i=r.timeoutMs??Co,c=f=>({client:f,attemptMs:i,retries:1}),u={...e,asker:{...s,ask:a},patience:c},l=Uo(n,t).map(
async f=>{const{host:d,service:h}=f,{token:g}=await e.tokenOf(d);if(g===null)return[];const M=f.clients.flatMap(x=>{const _=Wt(h,d,x,e);return typeof _=="string"?
[]:[{client:x,at:_}]}),O=Map.groupBy(M,({at:x})=>(0,C.jr)(x.url));return Promise.all(O.values().map(x=>Lo(f,x,u)))});return(await Promise.all(l)).flat(2)}async function Lo(n,t,e){
const{host:s,organization:r,workspace:o}=n,a=t.map(({client:g})=>g),i=async(g,M)=>{const O=t.map(({client:_,at:R})=>({client:_,at:{...R,url:os(R.url,g)}})),[x=null]=Object.
values(await bn(s,O,M,e));return x},c=await i("ping",No);if(c===null)return[];const u={...n,clients:a,ping:c,ofOrganization:null,ofWorkspace:null};if(c.outcome.
kind!=="read"||r===null)return[u];const l=`organizations/${r}`,f=await i(`${l}/entitlement-set`,Ht),h=f?.outcome.kind!=="read"||o===null?null:await i(`${l}/work\
spaces/${o}`,Ht);return[{...u,ofOrganization:f,ofWorkspace:h}]}function Uo(n,t){const e=new Map;for(const{kind:s,workspace:r,hasOwnToken:o,needs:a,place:i}of n){
if(r===void 0||o)continue;const c=s.startsWith("cloud")?t.TF_CLOUD_ORGANIZATION:void 0,u=Jt(r.organization??c),l=Jt(r.name);for(const{host:f,service:d,clients:h}of a){
const g=[f,d,u,l].join(" "),O=e.get(g)??{host:f,service:d,organization:u,workspace:l,places:[],clients:[]};e.set(g,O),O.places.push(i),O.clients=[...new Set([...O.
clients,...h])]}}return[...e.values()]}const Jt=n=>n&&Do.test(n)?n:null,_o=(n,t)=>n.roots.flatMap(e=>[...e.calls.flatMap(s=>Bo(e,s,n)),...e.providers.map(s=>Wo(
e,s,n,t))]);function Bo(n,t,{modules:e}){const{module:s,constraint:r,address:o,place:a,isOpen:i}=t;if(s===null)return[];const{client:c}=n,u=(0,S.MP)(s),l=e.get(
u)?.[c],f=l?.outcome.kind==="read"?l.outcome.value:null,d=f?.kind==="versions"?nn(f.texts,"module"):null;return[{kind:"module",wants:s,root:n,host:s.host,key:u,
name:`${s.namespace}/${s.name}/${s.system}`,address:o,client:c,constraints:r===null?[]:[r],locked:null,places:[(0,S.W$)(a)],asked:l,installation:null,offered:d,
choice:i?null:d&&vn(t,d,c)}]}function Wo(n,t,{providers:e},{dialect:s,settings:{upgrade:r}}){const{provider:o,constraints:a,locked:i,places:c}=t,{client:u}=n,l=(0,S.
JT)(o),{asked:f,installation:d=null,movedTo:h=null}=e.get(l)?.[u]??{},g=f?.outcome.kind==="read"?nn(f.outcome.value.texts,"provider"):null,M=(0,N.Jd)(u,(0,N.tB)(
u,s.versions));return{kind:"provider",wants:o,root:n,host:o.host,key:l,name:`${o.namespace}/${o.type}`,address:l,client:u,constraints:a,locked:i,places:c.map(S.
W$),asked:f,movedTo:h,installation:d,offered:g,choice:g&&mt(t,g,{upgrade:r,rejectsUnreadable:M})}}var Fo=k(9529);const Ko=1e4;async function Ho(n){const{visits:t,
settings:e}=n,s=new Map;for(const o of t.values())for(const a of Jo(o)){const i=(0,T.Pm)(a)??"";a.scheme==="https"&&i!==o.host&&(0,dn.X5)(a).ok&&(0,T.Jr)(i,e.allowedHosts)&&
!s.has(i)&&s.set(i,{visit:o,url:a})}return(await Promise.all(s.values().map(({visit:o,url:a})=>Vo(o,a,n)))).flat()}function Jo({host:n,attempt:{discovery:t}}){if(t.
kind!=="found")return[];const e=(0,T.nx)(n),{url:s,services:r}=t,a=(0,$.TE)($.S3,{services:r,documentUrl:s,display:e,client:"terraform"});if(a.kind!=="object")return[];
const{authz:i,token:c}=(0,Fo.m)(a.value,s,e).value;return[i,c].flatMap(u=>{const l=(0,C.Dl)(u??"");return u!==null&&l.ok?[l.value]:[]})}async function Vo(n,t,{asker:e,
network:s,settings:r}){const o=await e.ask({host:n.host,url:t,origin:Ft(n,s),token:null,headers:{},planBody:()=>({kind:"excerpt",maxBytes:0}),maxRedirects:0,patience:[
{client:"terraform",attemptMs:r.timeoutMs??Ko,retries:1}]}),a=o.kind==="asked"?o.attempts.at(-1):void 0;if(a?.response.kind!=="failed"||a.headMs!==null)return[];
const{problem:i}=a.response;return i.code==="host-http2"?[]:[{host:n.host,problem:i}]}async function Xo(n,t){const e=new Map;let s=n.flatMap(({client:r,calls:o})=>o.
flatMap(({module:a,constraint:i})=>a===null?[]:[{module:a,client:r,constraint:i}]));for(;s.length>0;){const r=Map.groupBy(s,({module:o})=>(0,S.MP)(o));await Lt(
r,([,o])=>o[0]?.module.host,t,async([o,a])=>{e.set(o,await Go(a,t))}),s=Yo(n,e,t)}return e}async function Go(n,t){const[e]=n;if(e===void 0)return{};const{module:s}=e,
r=[...new Set(n.map(({client:i})=>i))],o=i=>ns(i,s),a={read:({body:i})=>Zo(G(i),n)};return await pn($.e$,s.host,r,o,a,t)}function Zo(n,t){const e=Ue(n);return!e.
ok||e.value.kind!=="versions"?e:(0,b.J)({...e.value,described:Be(n,e.value.texts,t)})}function Yo(n,t,{visits:e}){return n.flatMap(s=>Ln(s,t).calls.filter(({module:r})=>e.
has(r.host)&&!t.has((0,S.MP)(r))).map(({module:r,constraint:o})=>({module:r,client:s.client,constraint:o})))}const Qo=D({id:P,moved_to:P});function qo(n,t){const e=q(
n,Qo);if(!e.ok)return e;const{id:s,moved_to:r}=e.value,o=(0,kt.m)(r===""?s:r,"terraform"),a=o.kind==="registry"&&o.type===t;return(0,b.J)(a?o.namespace:null)}const nr=D(
{versions:H(D({version:P,protocols:H(P)})),warnings:H(P)});function tr(n){const t=q(n,nr);if(!t.ok)return t;const{versions:e,warnings:s}=t.value,r=new Map(e.map(
a=>[a.version,a.protocols])),o=[...r.keys()];return(0,b.J)({texts:o,compatible:o.filter(a=>St(r.get(a)??[])),warnings:o.length===0?[]:s})}var er=k(7511);const sr=D(
{versions:Dn(D({}))});function or(n,t){const e=Vt(n,t,sr);return e.ok?(0,b.J)([...e.value.versions?.keys()??[]]):e}const rr=D({archives:Dn(Z(D({url:P,hashes:H(P)})))});
function ar(n,t,{os:e,arch:s}){const r=Vt(n,t,rr);if(!r.ok)return r;const o=r.value.archives?.get(`${e}_${s}`);if(o===void 0)return(0,b.J)({kind:"no-platform"});
if(o===null)return(0,b.J)({kind:"crash"});const{hashes:a,url:i}=o;return a.some(c=>c.indexOf(":")<1)?(0,b.T)(`has a hash without a scheme, such as "zh:", in "ar\
chives.${e}_${s}"`):(0,b.J)({kind:"archive",url:i,hashes:a})}function Vt(n,t,e){const s=(0,er.i)(t??"");return s.ok&&s.value==="application/json"?q(n,e):(0,b.T)(
t===null?"has no Content-Type; expected application/json":"has a Content-Type other than application/json")}function Xt(n,t){const e=new Map;return(s,r,o)=>{const a=`${(0,C.
jr)(s.url)} ${(0,S.JT)(r.address)} ${o}`,i=e.get(a)??cr(s,r,o,n,t);return e.set(a,i),i}}const ir=5;async function cr(n,{address:t,clients:e},s,r,o){const{url:a,
place:i}=n,c=g=>g.kind==="network"&&(0,C.jr)(g.url)===(0,C.jr)(a),u=e.filter(g=>o.methodsOf(t,g)?.methods.some(c)),l=(0,T.Pm)(a),f=rs(a,t,s);if(!f.ok){const g=(0,C.
Pl)(a),M=`${i.file}:${i.line}`,x={kind:"failed",problem:(0,wn.zS)({mirror:g,at:M,provider:(0,S.JT)(t),kind:"port"})},_={host:l,url:g,tokenSource:null,outcome:x,
attempts:0,lastHop:null};return Object.fromEntries(u.map(R=>[R,_]))}const d=Xn(l,o.settings)?{url:f.value,origin:null}:"not-allowed",h=u.map(g=>({client:g,at:d}));
return await bn(l,h,{read:r,maxRedirects:ir},{...o,patience:g=>({...o.patience(g),...g==="opentofu"?{retries:0}:{}})})}const Gt=({url:n,place:t})=>({url:(0,C.Pl)(
n),place:t,hasSlash:n.path.endsWith("/")});function ur({head:n,body:t}){const e=or(G(t),n.contentType);if(!e.ok)return e;const s=e.value.filter(r=>(0,U.rK)(r)!==
null);return(0,b.J)({texts:s,compatible:[],warnings:[]})}async function lr(n,t,e,{methodsOf:s}){const r=s(t.address,n);if(r===null)return null;const o=r.methods.
map(async a=>{if(a.kind!=="network")return[{kind:a.kind}];const{[n]:i}=await e(a,t,"index.json");return i?[{kind:"network",index:{...i,mirror:Gt(a)}}]:[]});return{
place:r.place,methods:(await Promise.all(o)).flat()}}function dr({methods:n},t){const e=n.flatMap(i=>i.kind==="network"?[i.index]:i.kind==="direct"&&t!==void 0?
[t]:[]),s=e.find(fr);if(s!==void 0)return s;const r=e.find(({outcome:i})=>i.kind==="not-asked");if(r!==void 0)return r;if(e.length<n.length)return;const o=e.flatMap(
({outcome:i})=>i.kind==="read"?[i.value]:[]),a=e.find(({outcome:i})=>i.kind==="read");return a===void 0||o.every(({texts:i})=>i.length===0)?e.find(({mirror:i})=>i===
void 0)??a??e[0]:{...a,outcome:{kind:"read",value:pr(o)}}}const fr=({outcome:n})=>n.kind==="failed"||n.kind==="unreadable"||n.kind==="status"&&n.status!==404,pr=n=>({
texts:[...new Set(n.flatMap(({texts:t})=>t))],compatible:n.flatMap(({compatible:t})=>t),warnings:n.flatMap(({warnings:t})=>t)});function hr(n,t){const e=new Map;
for(const s of n)for(const{provider:r}of s.providers){const o=(0,S.JT)(r),{clients:a=[],asking:i=[]}=e.get(o)??{},c=t(r,s)?[]:[s.client];e.set(o,{address:r,clients:[
...new Set([...a,s.client])],asking:[...new Set([...i,...c])]})}return e}async function mr(n,t){const e=Xt(ur,t),s=new Map;return await Lt(n,([,{address:o}])=>o.
host,t,async([o,a])=>{const{address:i,asking:c}=a,u=pn($.xq,i.host,c,Zt(i),kr,t),l=await Tn(a.clients,async f=>{const d=await lr(f,a,e,t),{[f]:h}=await u,g=vr(i,
f,h)?await gr(i,f,t):null;return{asked:d===null?h:dr(d,h),installation:d,movedTo:g}});s.set(o,l)}),s}const kr={read:({body:n})=>tr(G(n))},Zt=n=>t=>es(t,n),vr=({
host:n,namespace:t},e,s)=>t==="hashicorp"&&n===(0,j.Vm)(e)&&s?.outcome.kind==="status"&&s.outcome.status===404;async function gr(n,t,e){const s=Zt({...n,namespace:"\
-"}),{host:r,type:o}=n,a={read:({body:u})=>qo(G(u),o)},c=(await pn($.xq,r,[t],s,a,e))[t]?.outcome;return c?.kind==="read"?c.value:null}async function wr(n,t){const{
configs:e,dialect:s,directory:r,plugins:o,settings:a}=t,i=[...n,...(0,ao.n)(a.hostnames,s.clients)],c=(0,Nt.Vn)(e,{root:r,plugins:o,releases:s.releases,asksMirrors:!0}),
u=hr(i,(h,{directory:g,client:M})=>g!==S.cd.file&&c(h,g,M)),l=i.flatMap(({calls:h})=>h.flatMap(({module:g})=>g===null?[]:(0,S.MP)(g))),f=new Set(l).size+u.size,
d=mo({...t,maxRequests:a.maxRequests});try{const h=yr(t,$r(d,f,t)),[g,M,O,x]=await Promise.all([Xo(i,h),mr(u,h),zo(t.usages,t.machine,h),Ho(h)]),_=_o({roots:i,modules:g,
providers:M},t),R=await t.askPackages?.(_,h,t)??null;return{roots:i,items:_,modules:g,packages:R,clouds:O,logins:x,requests:d.requests()}}finally{d.close()}}function yr(n,t){
const{configs:e,dialect:s,credentials:r,visits:o,settings:a,network:i,concurrency:c}=n,u=new Map(e.map(l=>[l.client,l.patience]));return{asker:t,settings:a,network:i,
concurrency:c,clients:s.clients,visits:new Map(o.map(l=>[l.host,l])),onlyListed:Mr(n),methodsOf:(0,Nt.xT)(e,s.releases,n.learn),patience:l=>u.get(l)??{client:l,
attemptMs:1e4,retries:1},versionOf:l=>(0,N.tB)(l,s.versions),tokenOf:async l=>{const{answer:f}=await r.find(l);return{token:f?.token??null,source:f?.token?f.source:
null}}}}function Mr({settings:n,usages:t}){const e=n.hostnames.flatMap(({addresses:r})=>r).map(Yt);if(e.length===0)return new Set;const s=new Set(t.flatMap(({needs:r})=>r.
map(Yt)));return new Set(e.filter(r=>!s.has(r)))}const Yt=({host:n,service:t})=>`${n} ${t}`;function $r(n,t,{progress:e}){let s=0;return e({total:t,done:s}),{...n,
ask:async r=>{const o=await n.ask(r);return s+=1,e({total:Math.max(t,s),done:s}),o}}}var Or=k(6760),Er=k(7542),Tr=k(5747),br=k(5808),Qt=k(6979),qt=k(4321);const ne=[
"file","gcs","git","hg","http","https","s3"],te="zip|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",Sr=new RegExp(`^(?:${te}|tar\\.(?:gz|bz2|xz))$`),Ar=new RegExp(`\\.(?:${te}\
)$`),Pr=/^(?:0|f|F|false|FALSE|False)$/;function ee({getter:n,url:t},e){if(!(ne.includes(n)||n==="oci"&&e==="opentofu"))return{kind:"refused",why:`download not \
supported for scheme '${n}'`};if(t===null||!/^https?$/.test(t.scheme))return{kind:"other",getter:n};const r=(0,Qt.xB)(t.query);if(n==="git")return{kind:"git",url:Gn(
t,[])};if(!/^https?$/.test(n))return{kind:"other",getter:n};const o=r.find(([c])=>c==="archive")?.[1]??"",a=r.filter(([c])=>c!=="checksum"&&!(c==="archive"&&o!==
""));return(o===""?Ar.test(t.path):!Pr.test(o)&&Sr.test(o))?{kind:"archive",url:Gn(t,a)}:r.some(([c,u])=>c==="checksum"&&u!=="")?{kind:"refused",why:"checksum c\
annot be specified for directory download"}:{kind:"page",url:Gn(t,[...a,["terraform-get","1"]])}}const Gn=(n,t)=>({...n,query:(0,Qt.Ge)(t),forceQuery:!1,fragment:""});
function xr(n,t){const e=/^([A-Za-z][A-Za-z0-9+.-]*):/.exec(n)?.[1];return e===void 0?(0,b.T)(`invalid source string: ${n}`):!ne.includes(e)&&!(e==="oci"&&t==="\
opentofu")?(0,b.T)(`no getter available for X-Terraform-Get source protocol: "${e}"`):(0,qt.cx)(n,t)}const Cr={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function Ir(n){
for(const[t,e,s=""]of n.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const r=s.toLowerCase();if(e===""?r==="body":r==="head")return null;if(e!==""||r!=="met\
a")continue;const o=new Map;for(const[,i="",c,u,l]of t.matchAll(Rr))o.set(i.toLowerCase(),c??u??l??"");const a=o.get("content")??"";if(o.get("name")==="terrafor\
m-get"&&a!=="")return Nr(a)}return null}const Rr=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,Nr=n=>n.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,
(t,e,s)=>e!==void 0?Cr[e]??t:Number(s)<=1114111?String.fromCodePoint(Number(s)):t),jr=3e4,se={kind:"excerpt",maxBytes:1024},Dr=128*1024,oe={terraform:0,opentofu:0},
Sn={name:"archive",headers:{range:"bytes=0-0"},accepts:n=>n===200||n===206,plan:()=>se,read:()=>(0,b.J)(""),retries:oe,netrc:N.Du},re={...Sn,name:"provider arch\
ive",retries:{terraform:0,opentofu:2},netrc:["terraform"]},zr={...Sn,name:"direct archive",accepts:n=>n>=200&&n<300,retries:null,netrc:[]},Lr={name:"page",headers:{},
accepts:n=>n>=200&&n<300,plan:({terraformGet:n})=>n?se:{kind:"excerpt",maxBytes:Dr},read:({head:n,body:t})=>{const e=n.terraformGet||Ir(G(t));return e===null?(0,b.
T)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,b.J)(e)},retries:oe,netrc:N.Du},Ur={...Sn,name:"repository",headers:{},accepts:n=>n===200,netrc:[]},
ae={name:"sums",headers:{},read:({body:n})=>(0,b.J)(G(n)),retries:null,netrc:[]},_r={...ae,name:"signature",read:({body:{bytes:n}})=>n.length===0?(0,b.J)("empty"):
(0,b.J)(vs(n)?"binary":"other")};function Br(n,t){const e=new Map;return async(s,r)=>{const{client:o,registry:a,url:i,origin:c,token:u=!1}=s,l=(0,T.Pm)(i);if(l!==
null&&l!==a&&!Xn(l,n.settings)){const g={kind:"not-asked",why:"not-allowed"};return{...{host:a,url:(0,C.Pl)(i),tokenSource:null},outcome:g,attempts:0,lastHop:null}}
const f=`${r.name} ${u} ${c?.isPublic} ${(0,C.jr)(i)}`,d=e.get(f)??Fr(s,r,n,t);e.set(f,d);const h=(await d)[o];if(h===void 0)throw new Error("a client without a\
n answer");return h}}function An({lastHop:n},t){const{url:e="",address:s=null}=n??{},r=(0,C.Dl)(e),o=r.ok?(0,dn.X5)(r.value):null;return{isPublic:!o?.ok||(0,Hn.
U)(t,o.value.name,s)}}const Wr=async()=>({token:null,source:null});function Fr({registry:n,url:t,origin:e,token:s=!1},r,o,{withLogin:a}){const{retries:i,netrc:c}=r,
u=o.clients.map(l=>{const f=c.includes(l)?a(t):t;return{client:l,at:{url:f,origin:e}}});return bn(n,u,r,{...o,patience:l=>i===null?o.patience(l):{client:l,attemptMs:jr,
retries:i[l]},tokenOf:s?o.tokenOf:Wr})}const Zn=(n,t)=>D({protocols:H(P),os:P,arch:P,filename:P,download_url:P,shasum:P,shasums_url:P,shasums_signature_url:P,signing_keys:D(
{gpg_public_keys:H(Z(n))}),packages:t}),ie=D({ascii_armor:P}),Kr=Dn(D({hashes:H(P),package_size:Re})),Hr={terraform:Zn(D({ascii_armor:P,trust_signature:P}),jn),
"opentofu before 1.12":Zn(ie,jn),opentofu:Zn(ie,Kr)};function Jr(n,t){const e=q(n,Hr[t]);if(!e.ok)return e;const{value:s}=e,{os:r,arch:o,protocols:a,filename:i,
shasum:c}=s;return(0,b.J)({os:r,arch:o,protocols:a,filename:i,shasum:c,downloadUrl:s.download_url,sumsUrl:s.shasums_url,signatureUrl:s.shasums_signature_url,keys:s.
signing_keys.gpg_public_keys.map(u=>u===null?null:u.ascii_armor),packages:new Map(Array.from(s.packages??[],([u,{hashes:l,package_size:f}])=>[u,{hashes:l,size:f}]))})}
const Vr={read:({body:n,url:t})=>(0,b.J)({text:G(n),url:t})};async function ce({address:n,version:t,clients:e},s,r){const o=c=>ss(c,n,t,s),{host:a}=n,i=await pn(
$.xq,a,e,o,Vr,r);return await Tn(e,async c=>{const u=i[c];if(u===void 0)return;const l=Xr(c,u.outcome,s,r),f={...u,outcome:l},d=u.outcome.kind==="read"?u.outcome.
value.url:null,h={registry:a,client:c,origin:An(u,r.network)},g=d===null||l.kind!=="read"?Yn:await Gr(l.value,{...h,url:d},r);return{platform:`${s.os}_${s.arch}`,
document:f,...g}})}function Xr(n,t,e,{versionOf:s}){if(t.kind!=="read")return t;const{text:r,url:o}=t.value,a=n==="opentofu"&&!(0,N.sX)(s(n)),i=Jr(r,a?"opentofu\
 before 1.12":n);if(!i.ok){const u=(0,Vn.y8)(new TextEncoder().encode(r.slice(0,2048)));return{kind:"unreadable",why:i.why,page:u}}const c=i.value;return{kind:"\
read",value:{document:c,faults:us(c,e,o)}}}const Yn={sums:null,signature:null,archive:null};async function Gr({document:n,faults:t},e,{fetchFile:s}){if(!t.every(
At))return Yn;const r=async(i,c)=>{const u=On(e.url,i);return u.ok?s({...e,url:u.value},c):null},o=await r(n.sumsUrl,ae);if(!ue(o))return{...Yn,sums:o};const a=await r(
n.signatureUrl,_r);return ue(a)?{sums:o,signature:a,archive:await r(n.downloadUrl,re)}:{sums:o,signature:a,archive:null}}const ue=n=>n?.outcome.kind==="read",Zr=n=>Xt(
({head:t,body:e,url:s})=>(0,b.J)({text:G(e),contentType:t.contentType,url:s}),n);async function Yr(n,t,e){const{address:s,clients:r}=n,o=c=>e.methodsOf(s,c)?.methods??
[],a=r.filter(c=>o(c).every(({kind:u})=>u==="direct")),i=ce({...n,clients:a},t,e);return await Tn(r,async c=>a.includes(c)?(await i)[c]:await Qr(c,n,t,o(c),e))}
async function Qr(n,t,e,s,r){let o;for(const a of s){if(a.kind==="local")return;if(o=a.kind==="network"?await na(a,n,t,e,r):(await ce({...t,clients:[n]},e,r))[n],
o===void 0||!qr(o))return o}return o}function qr(n){if("file"in n){const{outcome:e}=n.file;return e.kind==="read"&&e.value.kind==="no-platform"}const{outcome:t}=n.
document;return t.kind==="status"&&t.status===404}async function na(n,t,e,s,r){const{[t]:o}=await r.versionFiles(n,e,`${e.version}.json`);if(o===void 0)return;const{
outcome:a,url:i}=ta(o.outcome,s),c={...o,mirror:Gt(n),outcome:a},u={platform:`${s.os}_${s.arch}`,file:c};if(i===null)return{...u,archive:null};const f={registry:(0,T.
Pm)(n.url),client:t,url:i,origin:An(o,r.network)};return{...u,archive:await r.fetchFile(f,re)}}function ta(n,t){if(n.kind!=="read")return{outcome:n,url:null};const{
text:e,contentType:s,url:r}=n.value,o=u=>({outcome:{kind:"unreadable",why:u,page:null},url:null}),a=ar(e,s,t);if(!a.ok)return o(a.why);const{value:i}=a;if(i.kind!==
"archive")return{outcome:{kind:"read",value:i},url:null};const c=On(r,i.url);return c.ok?{outcome:{kind:"read",value:i},url:c.value}:o(`has an invalid \`url\`: ${c.
why}`)}var ea=k(7027);const Qn=({header:n})=>n?{kind:"address",location:n}:{kind:"none"},sa=D({location:P,use_registry_credentials:Z(Ie)}),oa=D({location:P,use_registry_credentials:jn});
function ra(n,t){if(n.status===204)return Qn(n);const e=q(n.body,t?sa:oa,"whole");if(!e.ok)return{kind:"unreadable",why:e.why};const{location:s,use_registry_credentials:r}=e.
value;return r!==null?{kind:"url",location:s,usesCredentials:r}:s===""?Qn(n):{kind:"address",location:s}}function aa({answer:n,downloadUrl:t,client:e,readsCredentials:s}){
const r=e==="terraform"?Qn(n):ra(n,s);switch(r.kind){case"none":return Y(ia[e]);case"unreadable":return Y(`the response ${r.why}`);case"url":{if(r.location==="")
return Y("the response has `use_registry_credentials` and no `location`");const o=is(t,r.location);return o.ok?{kind:"direct",url:o.value,usesCredentials:r.usesCredentials}:
Y(o.why)}case"address":{const o=as(t,r.location);return o.ok?la(o.value,e):Y(o.why)}}}const ia={terraform:"the response has no X-Terraform-Get header",opentofu:"\
the response has neither `location` nor an X-Terraform-Get header"},Y=n=>({kind:"refused",why:ca(n)}),ca=n=>n.replace(/\?[^\s"']*/g,"?\u2026").replace(/\/\/[^\s"'/@]*@/g,
"//\u2026@");function ua(n,t){const e=xr(n,t);return e.ok?ee(e.value,t):Y(e.why)}function la(n,t){const e=(0,j.vL)(n,t);if(e.kind==="invalid")return Y(e.error);
if(e.kind!=="remote")return Y("must be a direct remote package address");const s=(0,qt.cx)(n,t);return s.ok?ee(s.value,t):Y(s.why)}const da={accepts:n=>n===200||
n===204,read:({head:n,body:t},e)=>{const s=n.status===204?204:200;return(0,b.J)({answer:{status:s,header:n.terraformGet,body:G(t)},downloadUrl:e})}};async function fa({
address:n,version:t,clients:e},s){const{host:r}=n,o=i=>ts(i,n,t),a=await pn($.e$,r,e,o,da,s);return await Tn(e,async i=>{const{[i]:c}=a;if(c===void 0)return;const{
outcome:u}=c;if(u.kind!=="read")return{location:{...c,outcome:u},steps:[]};const{versionOf:l,network:f}=s,d=(0,N.sX)(l("opentofu")),h=aa({...u.value,client:i,readsCredentials:d}),
{downloadUrl:g}=u.value,M={registry:r,client:i,origin:An(c,f),start:g},O=await ha(h,M,s);return{location:{...c,outcome:{kind:"read",value:null}},steps:O}})}const pa=10;
async function ha(n,t,{fetchFile:e,network:s}){const r=[];let o=n,{origin:a}=t;for(let i=0;o.kind!=="refused"&&o.kind!=="other";i+=1){if(o.kind==="page"&&i===pa){
const g=`too many X-Terraform-Get redirects: ${i+1}`;return[...r,{kind:"refused",why:g}]}const[c,u]=ka[o.kind],l=o.kind==="direct"&&o.usesCredentials,f=l&&ma(t.
start,o.url),d=await e({...t,url:va(o),origin:a,token:f},u),{outcome:h}=d;if(l&&!f&&h.kind==="status"&&h.status===401){const g=`the token of the registry from ${(0,T.
Pm)(o.url)}`;return[...r,{kind:"other",getter:g}]}if(r.push({kind:"asked",what:c,asked:d}),o.kind!=="page"||h.kind!=="read")return r;a=An(d,s),o=ua(h.value,t.client)}
return[...r,o]}function ma(n,t){const e=[n,t].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,dn.be)(s)}));return(0,ea.n)(e).at(-1)==="sent"}const ka={
archive:["archive",Sn],direct:["archive",zr],page:["page",Lr],git:["repository",Ur]},va=({kind:n,url:t})=>n==="git"?{...t,path:`${t.path}/info/refs`,query:"serv\
ice=git-upload-pack"}:t;async function ga(n,t,e){const{machine:s,learn:r}=e,{settings:o}=t,{OPENTOFU_ENFORCE_GPG_VALIDATION:a}=s.environment,i={...t,fetchFile:Br(
t,(0,Er.TU)(s,r)),versionFiles:Zr(t)},c=n.filter(h=>h.kind==="module"),u=n.filter(h=>h.kind==="provider"),l=o.platforms.length===0?[s.platform]:o.platforms,f=await Promise.
all([le(c,h=>fa(h,i)),...l.map(h=>{const[g="",M=""]=h.split("_");return le(u,O=>Yr(O,{os:g,arch:M},i))})]),d=Map.groupBy(f.flat(),([h])=>h);return{of:new Map(Array.
from(d,([h,g])=>[h,g.map(([,M])=>M)])),lockHashes:e.lockHashes??wa(n,e.directory),enforcesSignatures:a==="true"}}async function le(n,t){const e=n.flatMap(o=>o.choice?.
kind==="chosen"?[{item:o,version:o.choice.version}]:[]),r=Map.groupBy(e,({item:o,version:a})=>`${o.key} ${a}`).values().map(async o=>{const[a]=o;if(a===void 0)return[];
const i=[...new Set(o.map(({item:u})=>u.client))],c=await t({address:a.item.wants,version:a.version,clients:i});return o.flatMap(({item:u})=>{const l=c[u.client];
return l===void 0?[]:[[u,l]]})});return(await Promise.all(r)).flat()}function wa(n,t){const e=new Set(n.flatMap(({root:s})=>s.lockFile??[]));return new Map(Array.
from(e,s=>{const r=(0,Tr.yR)((0,Or.join)(t,s));return[s,r.ok?(0,br.g)(r.text):new Map]}))}async function ya(n,t,e){(0,ro.L)();const s={askPackages:t.settings.depth===
"packages"?ga:null};try{return so(await wr(n,{...t,...s}),e)}catch(r){const a=t.visits.filter(({attempt:i})=>i.discovery.kind==="found").map(({host:i})=>{const c=(0,_n.
n3)({host:(0,T.nx)(i),thrown:r});return{services:[],problem:c,needed:!0,host:i,places:[]}});return{...oo.j7,drafts:a}}}})};export{Ma as id,$a as ids,Oa as modules};
