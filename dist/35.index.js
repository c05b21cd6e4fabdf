const ba=35,Sa=[35],Aa={1790:((sn,J,k)=>{k.d(J,{XA:()=>D,iM:()=>N,jF:()=>R,jQ:()=>b,s5:()=>K});var $=k(1731);function N(p,m,v){const M=g(m,v);return j(p.filter(
T=>(!(0,$.Ty)(T)||(0,$.Cg)(T)===M)&&b(T,m)))}function D(p,m){return j(p.filter(v=>(!(0,$.Ty)(v)||m.some(M=>F(v,M)))&&!_(v)&&m.every(M=>x(v,M))))}const K=p=>j(p.
filter(m=>!(0,$.Ty)(m)));function R(p){const m=p.filter(v=>v.operator==="=");return m.length===1&&m.every(({version:v})=>_({...v,build:""}))}const b=(p,m)=>m.every(
v=>I(p,v)),j=p=>p.reduce((m,v)=>m===null||(0,$.Zy)(v,m)>0?v:m,null);function g(p,m){const[v,M]=p;if(v===void 0||M!==void 0)return null;const T=v.text.trim().replace(
m==="opentofu"?/^=?v?/:/^=?/,""),U=(0,$.rK)(T);return U===null?null:(0,$.Cg)(U)}const _=({numbers:p,pre:m,build:v})=>m===""&&v===""&&p.every(M=>M===0n),F=(p,m)=>m.
operator==="="&&B(p,m.version),B=(p,m)=>p.build===m.build&&(0,$.Zy)(p,m)===0;function I(p,{operator:m,version:v}){const M=(0,$.Zy)(p,v);if(m==="=")return M===0;
if(m==="!=")return M!==0;if(m!=="~>")return y(M,m);const T=v.numbers.slice(0,v.written-1);return M>=0&&!(0,$.Ty)(v)&&v.numbers.length<=p.numbers.length&&T.every(
(U,V)=>U===p.numbers[V])}function x(p,m){const{operator:v,version:M}=m;if(v==="=")return F(p,m);if(v==="!=")return!B(p,M);const T=(0,$.Zy)(p,M);if(v!=="~>")return y(
T,v);const[U=0n,V=0n]=M.numbers,on=M.written===3?[U,V+1n,0n]:[U+1n,0n,0n];return T>=0&&(0,$.Zy)(p,{...M,numbers:on,pre:""})<0}const y=(p,m)=>m===">"?p>0:m===">="?
p>=0:m==="<"?p<0:p<=0}),2158:((sn,J,k)=>{k.d(J,{PW:()=>j,_T:()=>g,kv:()=>I,mb:()=>x});var $=k(3625),N=k(9562),D=k(1731);const K="[\\t\\n\\f\\r ]*",R=new RegExp(
`^${K}(<=|>=|!=|~>|<|>|=|)${K}(${N.eQ})${K}$`),b="This string does not use correct version constraint syntax";function j(y){const p=[];for(const m of y.split(",")){
const[,v,M=""]=R.exec(m)??[],T=(0,D.oF)(M);if(T===null)return(0,$.T)(b);p.push({operator:v||"=",version:T,text:m})}return(0,$.J)(p)}function g(y){const p=j(y);if(!p.
ok)return p;const m=[];for(const v of p.value){const M=(0,D.rK)(v.version.text);if(M===null||!_.test(v.text.trim()))return(0,$.T)(`Incorrect version constraint \
syntax: ${F(v)}`);m.push({...v,version:M})}return(0,$.J)(m)}const _=/^[<>=!~]* ?[0-9]/;function F({operator:y,version:p,text:m}){const v=m.trim();if(p.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!_.test(v))return`only one space is expected after the operator "${y}"`;if(p.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[M]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(v)??[""];return`missi\
ng comma after "${M}"`}const B=[">",">=","=","~>","<=","<","!="];function I(y){const p=[...y].sort((m,v)=>(0,D.Zy)(m.version,v.version)||(0,D.dU)(m.version.build,
v.version.build)||B.indexOf(m.operator)-B.indexOf(v.operator)||v.version.written-m.version.written);return[...new Set(p.map(x))].join(", ")}function x({operator:y,
version:p}){if(y==="=")return(0,D.Cg)(p);const m=y==="~>"&&p.written<3?p.numbers.slice(0,2):p.numbers;return`${y} ${(0,D.Cg)({...p,numbers:m})}`}}),1094:((sn,J,k)=>{
k.d(J,{Nd:()=>R,Sx:()=>I,gH:()=>K});var $=k(1731),N=k(1790),D=k(2158);function K(x,y){if(g(x))return!0;const p=F(x),m=Math.max(...p.map(({numbers:M})=>M.length)),
v=p.flatMap(M=>{const T=Array.from({length:m},(U,V)=>M.numbers[V]??0n);return[M,B(T),B([...T,1n])]});return(0,N.iM)(v,x,y)!==null}function R(x){const y=_(x);if(g(
y))return!0;const p=F(y),m="x".repeat(1+Math.max(...p.map(M=>M.build.length))),v=p.flatMap(M=>{const[T=0n,U=0n,V=0n]=M.numbers,on=[T,U,V+1n];return[M,B([T,U,V],
m),B(on,m)]});return(0,N.XA)(v,y)!==null}const b=50,j=100,g=x=>x.length>b||x.some(({text:y})=>y.length>j),_=x=>[...Map.groupBy(x,D.mb).values()].flatMap(([y])=>y??
[]),F=x=>{const y=[B([0n,0n,0n]),...x.map(p=>p.version)];return[...new Map(y.map(p=>[(0,$.Cg)(p),p])).values()]},B=(x,y="")=>({text:"",numbers:x,written:x.length,
pre:"",build:y});function I(x,y){const p=_(x),m=y(p)?x:p;return g(m)?x:m.reduce((v,M)=>{const T=v.filter(U=>U!==M);return y(T)?v:T},m)}}),5808:((sn,J,k)=>{k.d(J,
{g:()=>R});var $=k(400),N=k(6134),D=k(1022),K=k(5257);function R(j){const{body:g}=(0,$.K)(j),_=(0,N.SH)(g,"provider",1).flatMap(({labels:[F],body:B})=>{const I=(0,D.
m)(F?.value??"","terraform");if(I.kind!=="registry")return[];const x=(0,N.w4)(B,"hashes")?.value,p=(x?.kind==="tuple"?x.elements:[]).flatMap(m=>m.kind==="string"?
[m.value]:[]);return[[(0,K.JT)(I),p.filter(b)]]});return new Map(_)}const b=j=>/^(?:h1|zh):/.test(j)}),1257:((sn,J,k)=>{k.d(J,{N:()=>_,n:()=>x});var $=k(3625),N=k(
1831),D=k(5011),K=k(1022),R=k(9562),b=k(2158),j=k(1094),g=k(5257);function _(y,p){const m=y.text.indexOf("@"),v=m<0?y.text:y.text.slice(0,m),M=m<0?null:y.text.slice(
m+1),T=M===null?null:{text:M,place:g.cd},U=`${(0,N.nx)(y.host)}/${v}`;return y.service===R.e$?F(U,T,p):B(U,T,p)}function F(y,p,m){const v=(0,D.rE)(y,m),M=v.ok?I(
p,b.PW,T=>(0,j.gH)(T,m)):v.why;return!v.ok||M!==null?(0,$.T)(`${M}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>\
1.2`):(0,$.J)({address:y,source:y,place:g.cd,module:v.value,constraint:p,isOpen:!1})}function B(y,p,m){const v=(0,K.m)(y,m),M=y.split("/").length===3&&v.kind===
"registry",T=M?I(p,b._T,j.Nd):v.kind==="invalid"?v.error:"not a provider of a registry";return!M||T!==null?(0,$.T)(`${T}; expected providers.v1=NAMESPACE/TYPE[@\
VERSIONS], such as providers.v1=acme/box@>=1.0`):(0,$.J)({provider:v,places:[g.cd],constraints:p===null?[]:[p],locked:null})}function I(y,p,m){if(y===null)return null;
const v=p(y.text);return v.ok?m(v.value)?null:`no version can match ${y.text}`:v.why}function x(y,p){const m=y.flatMap(({addresses:v})=>v);return m.length===0?[]:
p.map(v=>{const M=m.flatMap(T=>{const U=_(T,v);return U.ok?[U.value]:[]});return{directory:g.cd.file,client:v,directories:[],calls:M.filter(T=>"module"in T),providers:M.
filter(T=>"provider"in T),lockFile:null,clientVersions:[]}})}}),5035:((sn,J,k)=>{k.d(J,{predictInit:()=>Ea});var $=k(9562),N=k(4283),D=k(4592),K=k(789),R=k(1064),
b=k(1831),j=k(5011),g=k(5257),_=k(2886);const F=({asked:n,host:t})=>n?.mirror===void 0?t:n.host,B=({host:n,wants:t})=>(0,g.TN)(t).slice(n.length+1),I=n=>[(0,b.nx)(
n.host),B(n)].join("/");function x(n){const t=({host:s,item:r})=>s??F(r);return[...Map.groupBy(n,s=>`${t(s)} ${s.cause}`).values()].flatMap(([s,...r])=>{if(s===
void 0)return[];const o=[s.item,...r.map(({item:c})=>c)],a=t(s);return[{draft:(0,_.b4)({host:a,services:[...new Set(o.flatMap(c=>p(c,a)))],problem:(0,_.aZ)(s.describe(
o),y(o)),places:m([s,...r].flatMap(c=>c.places??(0,g.ek)(c.item.of)))}),items:o}]})}const y=n=>[...new Set(n.map(({client:t})=>t))];function p({kind:n,host:t},e){
return e!==t?[]:[n==="module"?$.e$:$.xq]}function m(n){return[...Map.groupBy(n,e=>typeof e=="string"?e:`${e.file}:${e.line}:${e.column}`).values()].flatMap(e=>e.
slice(0,1))}const v=3;function M(n,t){const e=pe(n);return n.flatMap(s=>T(s,e,t))}function T(n,t,e){const s=n.asked?.outcome,r=n.asked?.mirror?.hasSlash===!1;switch(s?.
kind){case"status":return r?[]:[U(n,s,t,e)];case"failed":{const{problem:o}=s;return[{item:n,cause:`${o.code} ${o.message}`,describe:()=>o}]}case"unreadable":return r?
[]:[et(n,s.why,s.page)];case"read":return n.offered===null?[et(n,he(s),null)]:[];case"not-asked":case void 0:return[]}}function U(n,t,e,s){const{kind:r}=n,{status:o}=t;
if(n.asked?.lastHop?.authorization==="withheld"&&o<500||o===401||o===403)return fe(n,t,s);if(o===404){const i=e.has(ot(n));return{item:n,cause:`unknown ${i?r:(0,g.
TN)(n.wants)}`,describe:c=>V(c,t)}}return{item:n,cause:`status ${r} ${o}`,describe:i=>(0,D.MI)({...xn(i),...Pn(n,t),attempts:n.asked?.attempts??1,transient:(0,R.
Mq)(o)})}}function V(n,t){const[e]=n,s=[...new Set(n.map(st))],{mirror:r}=e.asked??{},o={...Pn(e,t),host:r?.url??(0,b.nx)(e.host),hasToken:e.asked?.tokenSource!==
null};return e.kind==="module"?(0,K.J)({...o,modules:s}):(0,K.s)({...o,providers:s,meant:on(e),isMirror:r!==void 0})}function on({wants:n,root:t,movedTo:e}){const{
host:s,namespace:r,type:o}=n;if(r!=="hashicorp"||s!==(0,j.Vm)(t.client))return null;const a=t.providers.find(({provider:i})=>i.type===o&&(0,g.JT)(i)!==(0,g.JT)(
n));return a===void 0?e===null?null:`${e}/${o}`:a.provider.host===s?`${a.provider.namespace}/${o}`:`${(0,b.nx)(a.provider.host)}/${a.provider.namespace}/${o}`}function fe(n,t,e){
const s=n.asked?.lastHop,r=s?.authorization??"none",o=(0,N.Dl)(s?.url??""),a=o.ok?(0,b.Pm)(o.value):null,i=a===null||a===F(n)?null:(0,b.WV)(a),{challenge:c=null}=s??
{};return{item:n,cause:`unauthorized ${n.kind} ${t.status} ${r} ${i} ${c}`,describe:u=>(0,D.m$)({...xn(u),...Pn(n,t),token:r,source:n.asked?.tokenSource??null,elsewhere:i,
challenge:c,isFork:e})}}function et(n,t,e){const s=n.asked?.url??"";return{item:n,cause:`shape ${n.kind} ${t}`,describe:r=>(0,D.RK)({...xn(r),url:s,page:e,why:t})}}
const he=({value:n})=>{const{kind:t}=n;return t==="crash"?"has null in a list, at which the clients crash":'has no element in "modules"'},Pn=(n,{status:t,reason:e,
page:s})=>({url:n.asked?.lastHop?.url??n.asked?.url??"",status:t,reason:e,page:s});function xn(n){const[t]=n,e=new Set(n.map(({wants:s})=>(0,g.TN)(s))).size-1;return{
host:(0,b.nx)(F(t)),kind:t.kind,first:st(t),others:e,mirror:t.asked?.mirror?.url??null}}const st=n=>n.asked?.mirror===void 0?B(n):I(n),ot=({kind:n,host:t})=>`${n}\
 ${t}`;function pe(n){const t=n.filter(({asked:r,host:o})=>r?.mirror===void 0&&(r?.outcome.kind??"not-asked")!=="not-asked"&&!(0,R.n3)(o)),e=({asked:r})=>r?.outcome.
kind==="status"&&r.outcome.status===404,s=[...Map.groupBy(t,ot)].filter(([,r])=>new Set(r.map(({wants:o})=>(0,g.TN)(o))).size>=v&&r.every(e));return new Set(s.map(
([r])=>r))}var rt=k(5136);function me(n){const t=new Set(n.filter(it).map(({wants:e})=>(0,g.TN)(e)));return n.flatMap(e=>{const{offered:s,choice:r}=e;if(s===null||
r===null)return[];const o=e.kind==="provider"?e.asked?.outcome:null,a=o?.kind==="read"?o.value.warnings:[],i=()=>(0,D.Mx)({address:I(e),warnings:a});return[...ke(
e,s,r),...we(e,t),...a.length>0?[{item:e,cause:`warning ${(0,g.TN)(e.wants)}`,describe:i}]:[]]})}function ke(n,t,e){const{kind:s,asked:r}=n,o=I(n);switch(e.kind){case"\
empty":{const{unreadable:a}=t,{url:i="",mirror:c}=r??{},u=c!==void 0,l=()=>(0,D.hy)({kind:s,address:o,url:i,ignored:a,isMirror:u});return[{item:n,cause:`empty ${(0,g.
TN)(n.wants)}`,describe:l}]}case"none-fits":return[ve(n,t,e.conflict)];case"locked-gone":{const{version:a,upgrade:i}=e,{newest:c}=t,u=n.locked?.version.place;return[
{item:n,cause:`locked ${(0,g.TN)(n.wants)} ${a} ${i}`,...u===void 0?{}:{places:[(0,g.W$)(u)]},describe:()=>(0,rt.k)({address:o,version:a,upgrade:i,newest:c,mirror:at(
n)})}]}case"chosen":case"refused":case"unreadable":return[]}}function ve(n,t,e){const{kind:s}=n,r=(0,g.Im)(n.of).filter(({text:o})=>e.includes(o));return{item:n,
cause:`none fits ${(0,g.TN)(n.wants)} ${JSON.stringify(e.toSorted())}`,places:r.length===0?(0,g.ek)(n.of):r.map(({place:o})=>(0,g.W$)(o)),describe:()=>(0,rt.P)(
{kind:s,address:I(n),constraints:r.map(({text:o,place:a})=>({text:o,at:ge(a)})),mirror:at(n),newest:t.newest,preRelease:t.preRelease})}}const at=({installation:n,
asked:t})=>n?.methods.length===1?t?.mirror?.url??null:null,ge=n=>{const t=(0,g.W$)(n);return typeof t=="string"?t:`${t.file}:${t.line}`},it=({choice:n})=>n?.kind===
"unreadable";function we(n,t){const{kind:e,offered:s,choice:r}=n,o=s?.unreadable??[];if(o.length===0||r?.kind==="empty")return[];const a=it(n);if(!a&&t.has((0,g.
TN)(n.wants)))return[];const i=I(n),c=()=>(0,D.Ev)({kind:e,address:i,texts:o,rejects:a});return[{item:n,cause:`unreadable ${(0,g.TN)(n.wants)} ${a}`,describe:c}]}
var pn=k(3410),L=k(1731);function ye(n){const t=n.flatMap(s=>Me(s).map(r=>({...s,problem:r})));return[...Map.groupBy(t,({host:s,service:r,problem:o})=>[s,r,o.code,
o.message].join(" ")).values()].flatMap(s=>{const[r]=s;if(r===void 0)return[];const o=s.flatMap(l=>l.places),a=s.flatMap(l=>l.clients),{host:i,service:c}=r,u=(0,_.
aZ)(r.problem,a);return[(0,_.b4)({host:i,services:[c],problem:u,places:o})]})}const Me=n=>[...[n.ping,n.ofOrganization,n.ofWorkspace].flatMap($e),...Ee(n),...Oe(
n),...Te(n)],$e=n=>n&&"problem"in n.outcome&&n.outcome.problem.code!=="host-private-redirect"?[n.outcome.problem]:[],ct=(0,L.oF)("2.5");function Oe({service:n,ping:t}){
if(n!==$.OZ||t.outcome.kind!=="read"||ct===null)return[];const{value:e}=t.outcome,s=(0,L.oF)(e??"");return s!==null&&(0,L.Zy)(s,ct)>=0?[]:[(0,pn.EK)({url:t.url,
version:e})]}function Ee(n){const{host:t,organization:e,ofOrganization:s}=n,r=s&&ut(s);if(e===null||!s||!r)return[];const o=s.tokenSource??"";return[(0,pn.Dr)({
host:(0,b.nx)(t),organization:e,source:o,...r})]}function Te(n){const{organization:t,workspace:e,ofWorkspace:s}=n,r=s&&ut(s);if(t===null||e===null||!r)return[];
const o={host:(0,b.nx)(n.host),organization:t,workspace:e};return["status"in r&&r.status===404?(0,pn.Fu)(o):(0,pn.dF)({...o,...r})]}function ut({url:n,outcome:t}){
return t.kind==="unreadable"?{url:n,why:t.why}:t.kind==="status"?{url:n,status:t.status,reason:t.reason}:null}const be=(n,t)=>n.filter(({problem:e})=>e.code!=="\
host-private-redirect").map(({host:e,problem:s})=>({host:e,services:[$.S3],problem:s,places:t(e)?["hostnames input"]:[],needed:t(e)}));var Cn=k(6003),rn=k(1790),
mn=k(2158),Nn=k(1094);const lt={module:new WeakMap,provider:new WeakMap},dt=new WeakMap;let kn=null;function nn(n,t){const e=lt[t].get(n)??Se(n,t);return lt[t].
set(n,e),e}function Se(n,t){const e=ft(n,t),s=e.filter(i=>i!==null),r=(0,rn.s5)(s),[o]=s.filter(L.Ty).sort((i,c)=>(0,L.Zy)(c,i)),a={kind:t,texts:n,unreadable:n.
filter((i,c)=>e[c]===null),newest:r&&(0,L.Cg)(r),preRelease:o?(0,L.Cg)(o):null};return kn={offered:a,versions:s},a}const ft=(n,t)=>n.map(t==="module"?L.oF:L.rK);
function ht(n){if(kn?.offered===n)return kn.versions;const t=ft(n.texts,n.kind).filter(e=>e!==null);return kn={offered:n,versions:t},t}function pt(n,t,e){const s=dt.
get(n)??new Map;dt.set(n,s);const r=JSON.stringify(t),o=s.get(r)??e();return s.set(r,o),o}const vn=({constraint:n},t,e)=>pt(t,[e,n?.text],()=>{const s=n===null?
null:(0,mn.PW)(n.text);if(s?.ok===!1)return{kind:"refused"};const r=s?.value??[];if(!(0,Nn.gH)(r,e))return{kind:"refused"};const o=ht(t);if(o.length===0)return{
kind:"empty"};const a=(0,rn.iM)(o,r,e);return a===null?{kind:"none-fits",conflict:n===null?[]:[n.text]}:{kind:"chosen",version:(0,L.Cg)(a)}});function mt(n,t,e){
const{constraints:s,locked:r}=n,o=s.map(({text:a})=>a);return pt(t,[e.upgrade,e.rejectsUnreadable,o,r?.version.text],()=>Ae(n,t,e))}function Ae({constraints:n,locked:t},e,{
upgrade:s,rejectsUnreadable:r}){const o=Pe(n);if(o===null||!(0,Nn.Nd)(o))return{kind:"refused"};const a=t===null||s?null:(0,L.rK)(t.version.text);if(a!==null&&(0,rn.
XA)([a],o)===null)return{kind:"refused"};if(r&&e.unreadable.length>0)return{kind:"unreadable"};const i=ht(e);if(i.length===0)return{kind:"empty"};const c=(0,rn.
XA)(i,o);if(a!==null){const h=(0,L.Cg)(a);return i.some(d=>(0,L.Cg)(d)===h)?{kind:"chosen",version:h}:{kind:"locked-gone",version:h,upgrade:c&&(0,L.Cg)(c)}}if(c!==
null)return{kind:"chosen",version:(0,L.Cg)(c)};const u=(0,Nn.Sx)(o,h=>(0,rn.XA)(i,h)!==null),l=new Set(u.map(mn.mb)),f=o.filter(h=>l.has((0,mn.mb)(h))).map(({whole:h})=>h);
return{kind:"none-fits",conflict:[...new Set(f)]}}function Pe(n){const t=[];for(const{text:e}of n){const s=(0,mn._T)(e);if(!s.ok)return null;for(const r of s.value)
t.push({...r,whole:e})}return t}var gn=k(3916),kt=k(1022),S=k(3625),In=k(3307),xe=k(2168),X=k(4874);const Ce=25e3;class Ne{#t;#n;path=[];mistake=null;room=Ce;constructor(t){
this.#t=t,this.#n=(0,X.AN)(t,0)}takeRoom(){return this.room-=1,this.room>=0}takeNull(){return this.#t[this.#n]!=="n"?!1:(this.skip(),!0)}literal(t,e,s,r){if(this.
takeNull())return s;const o=this.#n;this.skip();const a=this.#t.slice(o,this.#n);return e.test(a)?r(a):(this.#e(t,a.charAt(0)),s)}parts(t,e,s){const r=this.#t,o=r.
charAt(this.#n);if(o!==t)return this.#e(e,o),this.skip(),!1;for(this.#n=(0,X.AN)(r,this.#n+1);r[this.#n]!=="]"&&r[this.#n]!=="}";)s(t==="{"?this.#s():""),this.#n=
(0,X.AN)(r,this.#n),r[this.#n]===","&&(this.#n=(0,X.AN)(r,this.#n+1));return this.#n+=1,!0}skip(){const t=this.#t;let e=0;do{const s=(0,X.AN)(t,this.#n),r=t.charAt(
s);(r==="["||r==="{")&&(e+=1),(r==="]"||r==="}")&&(e-=1),r==='"'?this.#n=(0,X.ap)(t,s):this.#n="[]{},:".includes(r)?s+1:(0,X.f)(t,s)}while(e>0)}#s(){const t=this.#n;
this.#n=(0,X.ap)(this.#t,t);const e=(0,In.I)(this.#t.slice(t,this.#n));return this.#n=(0,X.AN)(this.#t,(0,X.AN)(this.#t,this.#n)+1),e}#e(t,e){if(this.mistake!==
null)return;const s=this.path.map(o=>typeof o=="number"?`[${o}]`:`.${o}`),r=s.length===0?"":` in "${s.join("").slice(1)}"`;this.mistake=`has ${Ie[e]??"a number"}\
 instead of ${t}${r}`}}const Ie={"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"},vt="has too many elements";function q(n,t,e="first"){const s=(0,In.
HT)(n,e);if(s!==null)return(0,S.T)((0,xe.Q)(n)?.what??`is not valid JSON: ${s.why}`);const r=new Ne(n),o=t.read(r,t.zero);return r.mistake!==null?(0,S.T)(r.mistake):
r.room<0?(0,S.T)(vt):(0,S.J)(o)}const A={zero:"",read:(n,t)=>n.literal("a string",/^"/,t,In.I)},Re={zero:!1,read:(n,t)=>n.literal("a boolean",/^[tf]/,t,e=>e==="\
true")},gt=2n**63n,je={zero:0,read:(n,t)=>{const e=s=>{if(!/^-?\d{1,19}$/.test(s))return!1;const r=BigInt(s);return r>=-gt&&r<gt};return n.literal("an integer",
{test:e},t,Number)}},Y=n=>({zero:null,read:(t,e)=>t.takeNull()?null:n.read(t,e??n.zero)}),Rn={zero:null,read:n=>(n.skip(),null)},wt=n=>({zero:n.zero,read:(t,e)=>{
const{mistake:s}=t,r=n.read(t,e);return t.mistake=s,r}}),yt=n=>({zero:null,read:t=>{const{room:e}=t;return t.room=Number.POSITIVE_INFINITY,n.read(t,n.zero),t.room=
e,null}});function H(n){return{zero:[],read:(t,e)=>{if(t.takeNull())return[];const s=[];let r=0;return t.parts("[","a list",()=>{const a=t.takeRoom();t.path.push(
r);const i=n.read(t,e[r]??n.zero);t.path.pop(),a&&s.push(i),r+=1})?s:e}}}function jn(n){return{zero:null,read:(t,e)=>{if(t.takeNull())return null;const s=e??new Map;
return t.parts("{","an object",r=>{const o=t.takeRoom();t.path.push("*");const a=n.read(t,n.zero);t.path.pop(),o&&s.set(r,a)}),s}}}function z(n){const t=Object.
entries(n),e=new Map(t);return{zero:Object.fromEntries(t.map(([r,{zero:o}])=>[r,o])),read:(r,o)=>{if(r.takeNull())return o;const a={...o};return r.parts("{","an\
 object",i=>{const c=e.has(i)?i:ze(i),u=e.get(c);if(u===void 0)return r.skip();r.path.push(c),a[c]=u.read(r,a[c]),r.path.pop()}),a}}}const ze=n=>n.toLowerCase().
replaceAll("\u017F","s"),De=z({name:A,source:A,version:A}),Ue=z({name:A,version:A,namespace:wt(A),source:wt(A)}),zn=z({path:A,providers:H(Y(Ue)),dependencies:H(
Y(De))}),Mt=H(Y(zn)),$t=(n,t)=>z({modules:H(Y(z({source:A,versions:H(Y(z({version:A,root:n,submodules:t})))})))}),Le=$t(yt(zn),yt(Mt)),_e=$t(zn,Mt);function Be(n){
const t=q(n,Le);if(!t.ok)return t;const{modules:e}=t.value;if(e.some(o=>o===null||o.versions.includes(null)))return(0,S.J)({kind:"crash"});const[s]=e;if(!s)return(0,S.
J)({kind:"no-module"});const r=s.versions.map(o=>o?.version??"");return(0,S.J)({kind:"versions",texts:r})}function Fe(n,t){const e=q(n,_e),s=e.ok?e.value.modules[0]?.
versions??[]:[],r=new Map;for(const o of s){if(o===null)continue;const i=[o.root,...o.submodules].flatMap(u=>u??[]).map(({path:u,dependencies:l,providers:f})=>({
path:u,calls:l.flatMap(h=>h??[]),providers:f.flatMap(h=>h??[])}));i.some(({calls:u,providers:l})=>u.length+l.length>0)&&t(o.version)&&r.set(o.version,i)}return r}
function Ot(n,t,e){const s=e.get((0,g.MP)(n))?.[t]?.outcome.value;return s?.kind==="versions"?s:null}function We(n,t,e){let s=null;const r=Fe(n,o=>(s??=Ke(e,nn(
t,"module")),s.has(Et(o))));return new Map(Array.from(r,([o,a])=>[Et(o),a]))}const Ke=(n,t)=>new Set(n.flatMap(e=>{const s=vn(e,t,e.client);return s.kind==="cho\
sen"?s.version:[]}));function Et(n){const t=(0,L.oF)(n);return t===null?"":(0,L.Cg)(t)}const He=3,Je=200,Ve=2e3;function Dn({calls:n,client:t},e){const s={calls:[],
providers:[],undescribed:[]};let r=n.flatMap(a=>{const{module:i,constraint:c,isOpen:u}=a;return i===null||u?[]:[{call:a,host:i.host,by:"",module:i,constraint:c}]});
const o={left:Ve};for(let a=0;a<He;a+=1)r=r.flatMap(c=>{const u=Ot(c.module,t,e);if(u===null)return[];const{texts:l,described:f}=u,h=f?.size?vn(c,nn(l,"module"),
t):null,d=h?.kind==="chosen"?h.version:"",w=o.left>0?f?.get(d):void 0;if(w===void 0)return a===0&&s.undescribed.push(c.call),[];const{namespace:O,name:E,system:C}=c.
module,P=`${O}/${E}/${C} ${d}`,W=Xe(w,{...c,by:P},t,o);return s.providers.push(...W.providers),W.calls}).slice(0,Je),s.calls.push(...r);return s}function Xe(n,{
module:t,call:e,host:s,by:r},o,a){const i=d=>({text:d,place:e.place}),c=n.slice(0,Math.max(0,a.left)),u=new Map(c.map(d=>[(0,gn.join)(".",d.path),d])),l=new Set(
[(0,gn.join)(".",t.subdirectory)]),f=[],h=[];a.left-=c.length;for(const d of l){const w=u.get(d);for(const{source:O,version:E}of w?.calls??[]){if(a.left--<=0)break;
(0,j.Nj)(O)&&l.add((0,gn.join)(d,O));const C=(0,j.vL)(O,o),P=E===""?null:i(E);C.kind==="registry"&&f.push({call:e,host:s,by:r,module:C,constraint:P})}for(const{
name:O,namespace:E,source:C,version:P}of w?.providers??[]){if(a.left--<=0)break;const W=(0,kt.m)(C||(0,gn.join)(E,O),o);W.kind!=="registry"||P===""||h.push({call:e,
host:s,by:r,provider:W,constraint:i(P)})}}return{calls:f,providers:h}}function Ge(n,t,{upgrade:e}){const s=Map.groupBy(t,({root:o})=>o),r=n.roots.flatMap(o=>{const a=Dn(
o,n.modules),i=s.get(o)??[];return[...a.calls.flatMap(u=>Ze(u,o,n)??[]),...Qe(a.providers,i,e)].map(u=>({draft:u,items:i.filter(l=>l.kind==="module"&&(0,g.ek)(l.
of)[0]===u.places[0])}))});return[...Map.groupBy(r,({draft:o})=>o.problem.message).values()].flatMap(o=>o.slice(0,1).map(({draft:a})=>({draft:{...a,places:[...new Set(
o.flatMap(i=>i.draft.places))]},items:o.flatMap(i=>i.items)})))}function Ze(n,{client:t},{modules:e}){const{module:s,constraint:r,by:o}=n,a=e.get((0,g.MP)(s))?.[t]?.
outcome,i=`${(0,b.nx)(s.host)}/${s.namespace}/${s.name}/${s.system}`,c={by:o,address:i,constraint:r?.text??null,others:[]};if(a?.kind==="status"&&a.status===404)
return Un(n,(0,Cn.o)({...c,newest:null}));const u=Ot(s,t,e),l=u&&nn(u.texts,"module");return!l||vn(n,l,t).kind!=="none-fits"?null:Un(n,(0,Cn.o)({...c,newest:l.newest}))}
const Ye=50;function Qe(n,t,e){const s=Map.groupBy(n,({provider:r})=>(0,g.JT)(r));return t.flatMap(r=>{const{kind:o,offered:a,choice:i,locked:c}=r,u=o==="provid\
er"?s.get((0,g.TN)(r.wants)):void 0;if(u===void 0||a===null||i?.kind!=="chosen")return[];const l=[...new Map(u.map(P=>[P.constraint.text,P])).values()],h=[...(0,g.
Im)(r.of),...l.slice(0,Ye).map(P=>P.constraint)],w=mt({constraints:h,locked:c},a,{upgrade:e,rejectsUnreadable:!1});if(w.kind==="chosen")return[];const O=w.kind===
"none-fits"?h.filter(({text:P})=>w.conflict.includes(P)):h,{newest:E}=a,C=I(r);return l.filter(({constraint:P})=>O.includes(P)).map(P=>{const{by:W,constraint:Z}=P,
qn=O.filter(tt=>tt!==Z).map(qe),nt={by:W,address:C,constraint:Z.text,others:qn,newest:E};return Un(P,(0,Cn.o)(nt))})})}const qe=({text:n,place:t})=>`"${n}" (${t.
file}:${t.line})`,Un=({call:{place:n},host:t},e)=>({host:t,services:[$.e$],problem:e,places:[(0,g.W$)(n)],needed:!0});var wn=k(4375),yn=k(2562),Ln=k(6697);const an=({
item:n,version:t,mirrorHost:e})=>({kind:n.kind,address:I(n),version:t,host:(0,b.nx)(e??n.host)}),tn=({item:n,version:t,mirrorHost:e},s,r)=>({item:n,cause:`packa\
ge ${(0,g.TN)(n.wants)} ${t} ${s}`,describe:r,host:e??n.host});function Mn(n,t,e){const{outcome:s}=e;if(s.kind!=="status"&&s.kind!=="failed")return[];const r=()=>ts(
n,t,e,s),o=s.kind==="status"?`${s.status}`:s.problem.message;return[tn(n,`${t} ${e.url} ${o}`,r)]}const ns=["page","archive","repository"];function ts(n,t,e,s){
const{lastHop:r}=e,o=r?.url??e.url,a=Tt(o),i={...an(n),part:t,url:o,at:a};if(s.kind==="failed"){const{problem:d}=s;if(d.code==="host-private-redirect")return d;
const w=d.code==="host-timeout"&&ns.includes(t),{attempts:O}=e,E=d.message;return(0,yn.N7)({...i,why:E,attempts:O,isAnswered:!1,isSlow:w})}const{status:c,reason:u}=s;
if(c===401||c===403||t==="repository"&&c===404){const d=r?.authorization??"none",{tokenSource:w}=e,{isFork:O}=n;return(0,yn.vn)({...i,status:c,reason:u,page:null,
token:d,source:w,isFork:O})}const f=`${o} returned ${c} ${u}`.trim(),h=(0,R.Mq)(c)?e.attempts:1;return(0,yn.N7)({...i,why:f,attempts:h,isAnswered:!0,isSlow:!1})}
function Tt(n){const t=(0,N.Dl)(n);return(t.ok?(0,b.Pm)(t.value):null)??n}function cn(n,t,e){if(e===null)return[];const{outcome:s,url:r}=e;if(s.kind!=="not-aske\
d"||s.why!=="not-allowed")return Mn(n,t,e);const o=Tt(r),{kind:a,address:i,version:c}=an(n),u=`${a} ${i} ${c}`;return[tn(n,`${o} not allowed`,()=>(0,Ln.wp)({host:o,
package:u}))]}var en=k(5138),$n=k(630);const es=(n,t)=>un(_n(n),`${bt(t)}/versions`),ss=(n,t,e)=>un(_n(n),`${bt(t)}/${e}/download`),bt=({namespace:n,name:t,system:e})=>`${n}\
/${t}/${e}`,os=(n,{namespace:t,type:e})=>un(n,`${t}/${e}/versions`),rs=(n,{namespace:t,type:e},s,{os:r,arch:o})=>un(n,`${t}/${e}/${s}/download/${r}/${o}`),as=(n,t)=>un(
_n(n),t);function is(n,{host:t,namespace:e,type:s},r){const o=(0,$n.O)(n,`${t}/${e}/${s}/${r}`);return!o.ok||o.value.scheme==="https"?o:(0,S.T)(`unsupported pro\
tocol scheme "${o.value.scheme}"`)}function cs(n,t){if(!/^\.{0,2}\//.test(t))return(0,S.J)(t);const e=(0,$n.O)(n,t);return e.ok?(0,S.J)((0,N.jr)(e.value)):e}function us(n,t){
const e=On(n,t);return e.ok&&e.value.fragment!==""?(0,S.T)("must not include fragment part"):e}function On(n,t){const e=(0,$n.O)(n,t);if(!e.ok)return e;const{scheme:s}=e.
value;return s==="http"||s==="https"?e:(0,S.T)("must use http or https scheme")}const _n=n=>n.path.endsWith("/")?n:{...n,path:`${n.path}/`};function un(n,t){const e=(0,$n.
O)(n,t);if(!e.ok)throw new Error(e.why);return e.value}const ls=n=>n.find(t=>(0,L.rK)(t)===null),St=n=>n.some(t=>{const e=(0,L.rK)(t),[s]=e?.numbers??[];return e!==
null&&!(0,L.Ty)(e)&&(s===5n||s===6n)});function ds(n,t,e){return[...hs(n.protocols),...n.os===t.os&&n.arch===t.arch?[]:[{kind:"target",found:{os:n.os,arch:n.arch}}],
...Bn(e,"download_url",n.downloadUrl),...ms(n.packages),...fs(n.shasum)?[]:[{kind:"shasum",text:n.shasum}],...Bn(e,"shasums_url",n.sumsUrl),...Bn(e,"shasums_sig\
nature_url",n.signatureUrl),...ps(n.keys),...ks(n,t)]}const At=({kind:n})=>n==="keys"||n==="packages",fs=n=>/^[0-9a-fA-F]{64}$/.test(n);function hs(n){const t=ls(
n);return t!==void 0?[{kind:"protocol-unreadable",text:t}]:n.length===0||St(n)?[]:[{kind:"protocols",protocols:n}]}function Bn(n,t,e){const s=On(n,e);return s.ok?
[]:[{kind:"url",field:t,text:e,why:s.why}]}function ps(n){const[t]=n;return n.includes(null)?[{kind:"keys",why:"null"}]:t?/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.
test(t)?[]:[{kind:"keys",why:"not-armored"}]:[{kind:"keys",why:t===void 0?"none":"not-armored"}]}function ms(n){return[...[...n.keys()].filter(e=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.
test(e)),...Array.from(n.values(),({hashes:e})=>e).flat().filter(e=>e.indexOf(":")<1)].slice(0,1).map(e=>({kind:"packages-unreadable",text:e}))}function ks({packages:n,
shasum:t},{os:e,arch:s}){if(n.size===0)return[];const r=n.get(`${e}_${s}`);if(r===void 0)return[{kind:"packages",why:"no-platform"}];if(r.size<=0)return[{kind:"\
packages",why:"no-size"}];const o=r.hashes.filter(a=>a.startsWith("zh:"));return o.some(a=>a!==`zh:${t}`)?[{kind:"packages",why:"other-hash"}]:o.length===0?[{kind:"\
packages",why:"no-hash"}]:[]}const vs=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function gs(n,t){for(const e of n.split(`
`)){const[s="",r]=e.split(vs,4).filter(o=>o!=="");if(r===t)return/^[0-9a-fA-F]{64}$/.test(s)?{kind:"found",hash:s.toLowerCase()}:{kind:"not-a-hash",text:s}}return{
kind:"missing"}}function ws(n){const t=n[0]??0;return t===194||(t&252)===136}function ys(n,t){switch(n.kind){case"protocol-unreadable":return`has "${n.text}" in\
 \`protocols\`, which is not a version`;case"protocols":return"has no protocol of the clients";case"target":return`is for ${n.found.os}_${n.found.arch} instead \
of ${t} (\`os\`, \`arch\`)`;case"url":return`has an invalid URL in \`${n.field}\`: ${n.why}`;case"shasum":return n.text===""?"has no `shasum`":`has "${n.text}" \
in \`shasum\`, which is not 64 hexadecimal digits`;case"keys":return Pt[n.why];case"packages-unreadable":return`has "${n.text}" in \`packages\`, which OpenTofu ca\
nnot read`;case"packages":return Ms[n.why]}}const Pt={none:"has no key in `signing_keys.gpg_public_keys`",null:"has null in `signing_keys.gpg_public_keys`, at w\
hich the clients crash","not-armored":"has a key in `signing_keys.gpg_public_keys` whose `ascii_armor` is not an armored public key"},Ms={"no-platform":"has `pa\
ckages` without an entry for the platform, which OpenTofu requires","no-size":"has no positive `package_size` in `packages`, which OpenTofu requires","no-hash":"\
has no `zh:` hash for the platform in `packages`, which OpenTofu requires","other-hash":"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu c\
ompares"},$s={empty:"the signature of its checksums is empty",other:"the signature of its checksums is not a binary OpenPGP signature (with `--armor` it is text\
)",binary:null};function Os(n,t){const e=t.find(({kind:s})=>s==="keys");return e?.kind==="keys"?`the description ${Pt[e.why]}`:n?.outcome.kind==="read"?$s[n.outcome.
value]:null}function Es(n,t){const{outcome:e,url:s}=t.document;if(e.kind==="status"&&e.status===404){const{status:i,reason:c,page:u}=e;return[xt(n,{url:s,status:i,
reason:c,page:u})]}if(e.kind==="unreadable")return[En(n,s,e.why)];if(e.kind!=="read")return Mn(n,"document",t.document);const{document:r,faults:o}=e.value,a=!o.
some(({kind:i})=>i==="shasum"||i==="target");return[...Ts(n,t,e.value).slice(0,1),...a?Ct(n,[`zh:${r.shasum.toLowerCase()}`]):[]]}function Ts(n,{document:{url:t},
sums:e,signature:s,archive:r},{document:o,faults:a}){const i=c=>a.filter(c).map(u=>Ss(n,t,u));return[...i(c=>!At(c)),...o.downloadUrl===""?[En(n,t,bs)]:[],...cn(
n,"sums",e),...cn(n,"signature",s),...cn(n,"archive",r),...i(({kind:c})=>c==="packages"),...As(n,e,o),...Ps(n,s,o,a)]}const bs="has no `download_url`",ln=(n,t,e)=>{
const{platform:s,mirrorHost:r}=n,o={...an(n),platform:s,isMirror:r!==void 0};return tn(n,`${s} ${t}`,()=>e(o))},xt=(n,t)=>ln(n,"platform",e=>(0,en.oL)({...e,...t})),
En=(n,t,e)=>ln(n,`document ${e}`,s=>(0,en.Es)({...s,url:t,why:e}));function Ss(n,t,e){if(e.kind!=="protocols")return En(n,t,ys(e,n.platform));const{suggestion:s}=n,
{protocols:r}=e;return ln(n,"protocols",o=>(0,en.Vf)({...o,protocols:r,suggestion:s}))}function As(n,t,{filename:e,shasum:s}){if(t?.outcome.kind!=="read")return[];
const{url:r,outcome:o}=t,a=gs(o.value,e);if(a.kind==="found"&&a.hash===s.toLowerCase())return[];const i={found:`has another hash for ${e} than \`shasum\` in the d\
escription of the package`,missing:`has no line for ${e===""?"the empty `filename` of the package":e}`,"not-a-hash":`has no SHA-256 hash in the line for ${e}`}[a.
kind];return[ln(n,`sums ${i}`,c=>(0,en.xD)({...c,url:r,why:i}))]}function Ps(n,t,{keys:e},s){const{item:r,enforcesSignatures:o}=n,{client:a,host:i}=r,c=a==="ope\
ntofu"&&i===(0,j.Vm)(a)&&!o;if(e.length===0&&c)return[];const u=Os(t,s);return u===null?[]:[ln(n,`unsigned ${u}`,l=>(0,en.iw)({...l,why:u}))]}function Ct(n,t){const{
version:e,hashes:s,platform:r}=n,{locked:o}=n.item;if(o===null||o.version.text!==e)return[];if(s.length===0||s.some(c=>t.includes(c)))return[];const a=!s.some(c=>c.
startsWith("zh:"));return[{...tn(n,`${r} lock ${a}`,c=>{const u={...an(n),platform:r,isContentOnly:a,clients:y(c)};return(0,en.z0)(u)}),places:[(0,g.W$)(o.version.
place)]}]}const xs=n=>n.flatMap(t=>{const{installation:e}=t;if(e===null)return[];const{methods:s,place:r}=e;return s.length===0?[Cs(t,r)]:s.flatMap(o=>o.kind===
"network"?Ns(t,o.index):[])});function Cs(n,t){const e=I(n);return{item:n,cause:`excluded ${(0,g.TN)(n.wants)}`,places:[t,...(0,g.ek)(n.of)],describe:()=>(0,wn.
WZ)({provider:e})}}function Ns(n,t){const{mirror:e,outcome:s,url:r}=t;if(e.hasSlash)return[];const o=Is(s);if(o===null)return[];const a=n.choice?.kind==="chosen";
return[{item:n,host:t.host,cause:`slash ${e.url} ${a}`,places:[e.place,...(0,g.ek)(n.of)],describe:()=>(0,wn.zS)({kind:"slash",mirror:e.url,asked:r,result:o,isUsable:a})}]}
function Is(n){return n.kind==="status"?`returned ${n.status}`:n.kind==="unreadable"?n.why:null}function Rs(n,t){const{platform:e,version:s,item:r}=n,{file:o,archive:a}=t,
{outcome:i,url:c,mirror:u}=o,l={...n,mirrorHost:o.host},f=h=>En(l,c,h);if(i.kind==="status"&&i.status===404){const{page:h,reason:d,status:w}=i,O={provider:I(r),
mirror:u.url,version:s},E=js(n,t);return[tn(l,`mirror ${u.url}`,()=>(0,wn.gU)({...O,isListed:E,url:c,page:h,reason:d,status:w}))]}if(i.kind==="unreadable")return[
f(i.why)];if(i.kind!=="read")return Mn(l,"document",o);switch(i.value.kind){case"crash":return[f(`has null for ${e}, at which the clients crash`)];case"no-platf\
orm":return[xt(l,{url:c,status:200,reason:"OK",page:null})];case"archive":{if(i.value.url==="")return[f(`has no \`url\` for ${e}`)];const{hashes:h}=i.value;return h.
length>0&&!h.some(zs)?[f(`has no \`zh:\` or \`h1:\` hash for ${e}, but others`)]:[...cn(l,"archive",a),...Ds(n,h)?Ct(n,h):[]]}}}const js=({item:n,version:t},{file:e})=>(n.
installation?.methods??[]).some(s=>s.kind==="network"&&s.index.mirror.url===e.mirror.url&&s.index.outcome.kind==="read"&&s.index.outcome.value.texts.includes(t)),
Nt=["zh:","h1:"],zs=n=>Nt.some(t=>n.startsWith(t)),Ds=({hashes:n},t)=>Nt.filter(e=>n.some(s=>s.startsWith(e))).every(e=>t.some(s=>s.startsWith(e)));var Fn=k(7751);
function Us(n,{location:t,steps:e}){const{outcome:s,url:r}=t;if(s.kind==="status"&&Ls(s.status)){const a=`its location was requested, and the response is ${s.status}\
 ${s.reason}`.trim();return[Wn(n,r,`${a}; expected 204`)]}const o=e.at(-1);return o===void 0?Mn(n,"location",t):_s(n,r,o)}const Ls=n=>n!==401&&n!==403&&!(0,R.Mq)(
n);function _s(n,t,e){switch(e.kind){case"refused":return[Wn(n,t,e.why)];case"other":return[Bs(n,e.getter)];case"asked":{const{outcome:s}=e.asked;return s.kind===
"unreadable"?[Wn(n,t,`the page at its location ${s.why}`)]:cn(n,e.what,e.asked)}}}const Wn=(n,t,e)=>tn(n,`location ${e}`,s=>(0,yn.KG)({...an(n),url:t,why:e,clients:y(
s)})),Bs=({item:n},t)=>({item:n,cause:`not followed ${t}`,describe:e=>{const s=[...new Set(e.map(I))];return(0,Fn.q)({what:"getter",getter:t,names:s})}}),Fs=(n,t,e)=>n.
flatMap(s=>(t.of.get(s)??[]).flatMap(r=>Ws(s,r,t,e)));function Ws(n,t,{enforcesSignatures:e,lockHashes:s},r){if(n.choice?.kind!=="chosen")return[];const o={item:n,
version:n.choice.version,isFork:r};if("location"in t)return Us(o,t);const{platform:a}=t,i=s.get(n.root.lockFile??"")?.get((0,g.TN)(n.wants))??[],c=Js(n),u={...o,
platform:a,suggestion:c,enforcesSignatures:e,hashes:i};return"file"in t?Rs(u,t):Es(u,t)}const Ks=(n,t)=>(t.of.get(n)??[]).flatMap(e=>Hs(e).flatMap(s=>s??[]));function Hs(n){
if("location"in n){const t=n.steps.map(e=>e.kind==="asked"?e.asked:null);return[n.location,...t]}return"file"in n?[n.file,n.archive]:[n.document,n.sums,n.signature,
n.archive]}function Js({kind:n,asked:t}){const e=n==="provider"&&t?.outcome.kind==="read"?t.outcome.value.compatible:[];return nn(e,"provider").newest}function Vs(n,{
of:t}){const e=n.flatMap(s=>t.get(s)??[]).flatMap(s=>"platform"in s?[s]:[]);return Array.from(Map.groupBy(e,({platform:s})=>s),([s,r])=>{const o=r.map(Xs);return{
platform:s,available:o.includes(!1)?!1:o.includes(null)?null:!0}})}function Xs(n){if("file"in n){const{outcome:e}=n.file;return e.kind==="read"?e.value.kind==="\
archive":null}const{outcome:t}=n.document;return t.kind==="status"&&t.status===404?!1:t.kind==="read"?!0:null}const Gs=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;
function Zs(n){const t=({place:a})=>a!==g.cd,e=Ys(n.roots.flatMap(({calls:a})=>a.filter(({module:i})=>i===null))),s=e.filter(({source:a})=>Gs.test(a)).length,r=n.
roots.flatMap(a=>Dn(a,n.modules).undescribed).filter(t),o=r.flatMap(({module:a})=>a===null?[]:`${a.namespace}/${a.name}/${a.system}`);return[...It(r,{what:"insi\
de",names:[...new Set(o)]}),...It(e,{what:"direct",git:s,names:e.map(({address:a})=>a)})]}const It=(n,t)=>n.slice(0,1).map(({place:e})=>({problem:(0,Fn.q)(t),place:e,
clients:[],host:null})),Ys=n=>[...new Map(n.map(t=>[`${t.place.file}:${t.place.line}`,t])).values()],Qs=["limit","size","stopped"];function qs(n,t){const e=t===
null?[]:Ks(n,t),s=[n.asked??[],e].flat().flatMap(({outcome:o})=>o.kind==="not-asked"?[o]:[]);return[...s.flatMap(o=>"problem"in o?[o.problem]:[]),...Qs.filter(o=>s.
some(a=>a.why===o)).slice(0,1)]}function no(n,t,{maxRequests:e}){const s=n.flatMap(o=>qs(o,t).map(a=>({item:o,host:F(o),why:a})));return[...Map.groupBy(s,({host:o,
why:a})=>`${o} ${typeof a=="string"?a:a.message}`).values()].flatMap(o=>{const[a]=o;if(a===void 0)return[];const{host:i,why:c,item:u}=a;if(typeof c!="string"){const h=[
...new Set(o.flatMap(d=>(0,g.ek)(d.item.of)))];return[(0,_.b4)({host:i,services:[],problem:c,places:h})]}const l=[...new Set(o.map(h=>B(h.item)))],f=(0,Fn.q)(c===
"limit"?{what:c,max:e,names:l}:{what:c,names:l});return[{host:i,services:[],problem:f,places:(0,g.ek)(u.of).slice(0,1),needed:!1}]})}var to=k(5143);const Rt=[];
function eo(n,t,e){const s=t.flatMap(({draft:u,items:l})=>l.map(f=>({item:f,draft:u}))),r=Map.groupBy(s,({item:u})=>u),o=new Map,a=new Map,i=Map.groupBy(n,({root:u})=>u.
directory);return{roots:Array.from(i,([u,l])=>({directory:u,clients:[...new Set(l.map(({client:f})=>f))],rows:Array.from(Map.groupBy(l,so).values(),f=>{const h=oo(
f,e,a),d=ro(f,r);return d.drafts.length+d.decidedAt.length>0&&o.set(h,d),h})})),reasons:o}}const jt=({kind:n,of:t,wants:e})=>n==="module"?t.address:(0,g.TN)(e),
so=n=>{const[t=null]=(0,g.ek)(n.of),e=(0,g.Im)(n.of).map(({text:s})=>s);return JSON.stringify([n.kind,(0,g.TN)(n.wants),jt(n),t,e])};function Kn(n,t){const e=JSON.
stringify(n),s=t.get(e)??n;return t.set(e,s),s}function oo(n,t,e){const[s]=n;if(s===void 0)throw new Error("a row without items");const{kind:r,host:o,locked:a,offered:i}=s,
c=(0,g.Im)(s.of).map(({text:l})=>l),u=n.flatMap(({client:l,choice:f})=>f===null?[]:[[l,f.kind==="chosen"?f.version:null]]);return{kind:r,address:jt(s),source:Kn(
I(s),e),host:o,constraints:Kn(c,e),locked:a?.version.text??null,chosen:Kn(Object.fromEntries(u),e),newest:i?.newest??null,platforms:t===null?Rt:Vs(n,t),worst:null,
problems:Rt,places:(0,to.As)((0,g.ek)(s.of))}}function ro(n,t){const e=new Set(n.flatMap(o=>t.get(o)??[]).map(({draft:o})=>o)),s=n.find(({choice:o})=>o!==null&&
o.kind!=="chosen"),r=s===void 0?[]:[...(0,g.Im)(s.of),s.locked?.version];return{drafts:[...e],decidedAt:r.flatMap(o=>o?.place??[])}}function ao(n,t){const{items:e}=n,
s=[...M(e,t.isFork),...xs(e),...me(e),...n.packages===null?[]:Fs(e,n.packages,t.isFork)],r=[...x(s),...Ge(n,e,t)],o=new Set;for(const{asked:i,host:c,kind:u}of e)
i?.outcome.kind==="read"&&o.add(`${c} ${u==="module"?$.e$:$.xq}`);const a=i=>t.hostnames.some(c=>{const u=c.services.length>0?c.services:t.requiredServices;return c.
host===i&&u.includes($.S3)});return{drafts:[...r.map(({draft:i})=>i),...ye(n.clouds),...be(n.logins,a),...no(e,n.packages,t)],notes:Zs(n),...eo(e,r,n.packages),
requests:n.requests,answering:o}}var io=k(2389),co=k(1257),zt=k(5927),dn=k(4529),uo=k(772),Hn=k(3948);function Dt(n,{attemptMs:t,retries:e}){const s=n.findIndex(
(r,o)=>o===e||!lo(r,t));return s<0?null:s}function lo({response:n,hops:t,headMs:e},s){return e===null?n.kind==="failed"&&n.transient:e>s||(0,R.Mq)(t.at(-1)?.status??
0)}var fo=k(3432),Ut=k(7758);const fn=4;class Lt{#t=[];#n;constructor(t){this.#n=t}async pass(t){this.#n===0?await new Promise(e=>this.#t.push(e)):this.#n-=1;try{
return await t()}finally{const e=this.#t.shift();e===void 0?this.#n+=1:e()}}}async function _t(n,t,{concurrency:e},s){const r=Map.groupBy(n,t);await Bt(r.values(),
e*fn,o=>Bt(o.values(),fn,s))}async function Bt(n,t,e){const s=async()=>{for(const r of n)await e(r)};await Promise.all(Array.from({length:t},s))}const ho=2*fn,po=1e3,
mo=3e4,ko=6e4;function vo(n){const t={options:n,gate:new Lt(n.concurrency*fn),pools:new Map,requests:new Map,sessions:new Set,kept:new Map},e=()=>{for(const s of t.
sessions)s.close()};return n.stop.signal.addEventListener("abort",e),{ask:s=>{const r=go(t,s);return r.gate.pass(()=>t.gate.pass(()=>wo(t,r,s)))},requests:()=>[
...t.requests.values()],close:()=>{n.stop.signal.removeEventListener("abort",e),e()}}}function go({pools:n},{url:t}){const e=(0,dn.X5)(t),s=e.ok?`${e.value.name}\
 ${e.value.port}`:"",r=n.get(s);if(r!==void 0)return r;const o={gate:new Lt(fn),idle:new Set,requests:0,pause:Promise.resolve(),silent:0,down:null};return n.set(
s,o),o}async function wo(n,t,e){if(t.down!==null)return t.down;const s=await yo(n,t,e);return s.kind==="not-asked"||(t.silent=s.attempts.every(({headMs:r})=>r===
null)?t.silent+1:0,t.silent>=ho&&(t.down=s)),s}async function yo(n,t,e){const{stop:s,maxRequests:r}=n.options,o=[];for(;;){if(await t.pause,s.why!==null)return Jn(
o,"stopped");if(t.requests>=r)return Jn(o,"limit");const a=await Mo(n,t,e);if(s.why!==null&&a.response.kind==="failed"||o.push(a),e.patience.every(h=>Dt(o,h)!==
null)||s.why!==null)return Jn(o,"stopped");const{ms:u,isForHost:l}=To(a,o.length,n.options),f=(0,Ut.v)(u,n.options);l&&(t.pause=f),await f}}function Jn([n,...t],e){
return n===void 0?{kind:"not-asked",why:e}:{kind:"asked",attempts:[n,...t]}}async function Mo(n,t,e){const{network:s,startTimer:r}=n.options,{patience:o,maxRedirects:a}=e,
i=Oo(n,t);t.requests+=1;try{const c=await(0,Hn.e)({...e,asks:"answer",session:i,settings:s,redirectLimits:{terraform:a,opentofu:a},timeoutMs:(0,fo.nT)(o),startTimer:r});
return t.requests+=c.hops.length-1,$o(n,e,c),c}finally{Eo(n,t,i)}}function $o({requests:n},{host:t},{hops:[e],timing:s,certificates:r}){const{slowest:o=null,certificates:a=[]}=n.
get(t)??{},i=e!==void 0&&s.totalMs>(o?.timing.totalMs??-1),c=u=>!a.some(l=>l.host===u.host&&l.expires===u.expires);n.set(t,{host:t,slowest:i?{url:e.url,timing:s}:
o,certificates:[...a,...r.filter(c).map(({host:u,expires:l})=>({host:u,expires:l}))]})}function Oo({options:n,sessions:t,kept:e},{idle:s}){for(const o of[...s].
reverse())if(s.delete(o),e.delete(o),o.isOpen())return o;const r=(0,uo.f)(n.network);return t.add(r),r}function Eo({options:n,sessions:t,kept:e},s,r){if(!r.isOpen()){
t.delete(r);return}s.idle.add(r),e.set(r,s);const[o]=e;if(e.size<=n.concurrency||o===void 0)return;const[a,i]=o;i.idle.delete(a),e.delete(a),t.delete(a),a.close()}
function To({response:n},t,{now:e}){const s=n.kind==="received"&&[429,503].includes(n.head.status)?(0,Ut.V)(n.head.retryAfter,e()):null;return s===null?{ms:Math.
min(po*2**(t-1),mo),isForHost:!1}:{ms:Math.min(Math.max(s,0),ko),isForHost:!0}}var bo=k(960),Vn=k(6974);const So=9,Ao={kind:"whole",maxBytes:8*1024*1024},Po={kind:"\
excerpt",maxBytes:2048},G=({bytes:n})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(n);async function Tn(n,t){const e=n.map(async s=>{const r=await t(s);return r===
void 0?[]:[[s,r]]});return Object.fromEntries((await Promise.all(e)).flat())}async function bn(n,t,e,s){if(t.length===0)return{};const r=Map.groupBy(t,({at:i})=>typeof i==
"string"?i:(0,N.jr)(i.url)),o=await s.tokenOf(n),a=await Promise.all(r.values().map(i=>xo(n,o,i,e,s)));return Object.fromEntries(a.flat())}async function xo(n,{
token:t,source:e},s,r,{asker:o,patience:a,versionOf:i}){const[c]=s;if(c===void 0)return[];const{client:u,at:l}=c,f={host:n,url:"",tokenSource:e,attempts:0,lastHop:null},
h=E=>s.map(C=>[C.client,E]);if(typeof l=="string")return h({...f,outcome:{kind:"not-asked",why:l}});const{headers:d,maxRedirects:w=So}=r,O=(0,N.Pl)(l.url);try{const E=await o.
ask({...l,host:n,token:t,headers:d??{"x-terraform-version":i(u)},planBody:Z=>Ft(Z,r)??Po,maxRedirects:w,patience:s.map(Z=>a(Z.client))});if(E.kind==="not-asked")
return h({...f,url:O,outcome:E});const{attempts:C}=E,P=Co(C),W=Map.groupBy(s,Z=>No(E,a(Z.client)));return Array.from(W,([Z,qn])=>{const nt=Ro(Z,l.url,r),tt={host:n,
url:O,tokenSource:e,outcome:nt,attempts:C.length,lastHop:P};return qn.map(Ta=>[Ta.client,tt])}).flat()}catch(E){const C=(0,Ln.n3)({host:(0,b.nx)(n),thrown:E});return h(
{...f,url:O,outcome:{kind:"not-asked",why:"unchecked",problem:C}})}}function Co(n){const t=n.at(-1)?.hops.at(-1);if(t===void 0)return null;const{url:e,authorization:s,
challenge:r,address:o}=t;return{url:e,authorization:s,challenge:r,address:o}}function No({attempts:n},t){const{attemptMs:e}=t,s=n[Dt(n,t)??n.length-1]??n[0],{response:r,
timing:o,headMs:a}=s;if(r.kind==="failed"||o.totalMs<=e)return r;const i=(a??0)>e?"response":"body";return{kind:"failed",problem:(0,bo.Qs)({host:Io(r.url),asks:"\
answer",phase:i,limitMs:e}),transient:!0}}const Io=({host:n})=>n.replace(/:443$/,""),Ft=(n,{accepts:t=s=>s===200,plan:e=()=>Ao})=>t(n.status)?e(n):null;function Ro(n,t,e){
if(n.kind==="failed"){const{problem:u}=n;return u.code==="host-http2"?{kind:"not-asked",why:"unchecked",problem:u}:{kind:"failed",problem:u}}const{head:s,body:r}=n,
{status:o,reason:a}=s,i=Ft(s,e);if(i===null)return{kind:"status",status:o,reason:a,page:(0,Vn.y8)(r.bytes)};if(r.truncated&&i.kind==="whole")return{kind:"not-as\
ked",why:"size"};const c=e.read(n,t);return c.ok?{kind:"read",value:c.value}:c.why===vt?{kind:"not-asked",why:"size"}:{kind:"unreadable",why:c.why,page:(0,Vn.y8)(
r.bytes)}}const hn=(n,t,e,s,r,o)=>{const a=e.map(i=>{const c=Wt(n,t,i,o);return{client:i,at:typeof c=="string"?c:{...c,url:s(c.url)}}});return bn(t,a,r,o)};function Wt(n,t,e,{
settings:s,network:r,visits:o,onlyListed:a}){const i=o.get(t);if(i===void 0)return"service";const{discovery:c}=i.attempt,u=i.forced.find(P=>P.client===e),l=u===
void 0?c:{...u,kind:"found",url:(0,b.cu)(t)};if(l.kind!=="found")return"service";const{url:f,services:h}=l,d=(0,$.TE)(n,{services:h,documentUrl:f,display:(0,b.nx)(
t),client:e});if(d.kind!=="url"||!(0,dn.X5)(d.url).ok)return"service";const w=(0,b.Pm)(d.url)??"",O=u!==void 0,E=w===t||Xn(w,s)||a.has(`${t} ${n}`)||O,C=O?null:
Kt(i,r);return E?{url:d.url,origin:C}:"not-allowed"}const Xn=(n,{allowedHosts:t,hostnames:e})=>(0,b.Jr)(n,t)||e.some(s=>s.host===n),Kt=({host:n,attempt:t},e)=>({
isPublic:(0,Hn.U)(e,(0,b.Sv)(n).name,t.hops[0]?.address??null)}),jo=3e4,zo={kind:"whole",maxBytes:1024*1024},Do={kind:"excerpt",maxBytes:2048},Ht={headers:{accept:"\
application/vnd.api+json"},plan:({status:n})=>n===200?zo:Do},Uo={...Ht,accepts:()=>!0,read:({head:n})=>(0,S.J)(n.apiVersion)},Lo=z({data:Y(z({id:A}))}),Jt={...Ht,
accepts:n=>n>=200&&n<=399,read:({body:n})=>{const t=q(G(n),Lo);return t.ok?t.value.data===null?(0,S.T)("has no data"):(0,S.J)(null):t}},_o=/^[\w-]+$/;async function Bo(n,{
environment:t},e){const{asker:s,settings:r}=e,o=new Map,a=f=>{const h=(0,N.jr)(f.url),d=o.get(h)??s.ask(f);return o.set(h,d),d},i=r.timeoutMs??jo,c=f=>({client:f,
attemptMs:i,retries:1}),u={...e,asker:{...s,ask:a},patience:c},l=Wo(n,t).map(async f=>{const{host:h,service:d}=f,{token:w}=await e.tokenOf(h);if(w===null)return[];
const O=f.clients.flatMap(C=>{const P=Wt(d,h,C,e);return typeof P=="string"?[]:[{client:C,at:P}]}),E=Map.groupBy(O,({at:C})=>(0,N.jr)(C.url));return Promise.all(
E.values().map(C=>Fo(f,C,u)))});return(await Promise.all(l)).flat(2)}async function Fo(n,t,e){const{host:s,organization:r,workspace:o}=n,a=t.map(({client:w})=>w),
i=async(w,O)=>{const E=t.map(({client:P,at:W})=>({client:P,at:{...W,url:as(W.url,w)}})),[C=null]=Object.values(await bn(s,E,O,e));return C},c=await i("ping",Uo);
if(c===null)return[];const u={...n,clients:a,ping:c,ofOrganization:null,ofWorkspace:null};if(c.outcome.kind!=="read"||r===null)return[u];const l=`organizations/${r}`,
f=await i(`${l}/entitlement-set`,Jt),d=f?.outcome.kind!=="read"||o===null?null:await i(`${l}/workspaces/${o}`,Jt);return[{...u,ofOrganization:f,ofWorkspace:d}]}
function Wo(n,t){const e=new Map;for(const{kind:s,workspace:r,hasOwnToken:o,needs:a,place:i}of n){if(r===void 0||o)continue;const c=s.startsWith("cloud")?t.TF_CLOUD_ORGANIZATION:
void 0,u=Vt(r.organization??c),l=Vt(r.name);for(const{host:f,service:h,clients:d}of a){const w=[f,h,u,l].join(" "),E=e.get(w)??{host:f,service:h,organization:u,
workspace:l,places:[],clients:[]};e.set(w,E),E.places.push(i),E.clients=[...new Set([...E.clients,...d])]}}return[...e.values()]}const Vt=n=>n&&_o.test(n)?n:null,
Ko=(n,t)=>n.roots.flatMap(e=>[...e.calls.flatMap(s=>Ho(e,s,n)),...e.providers.map(s=>Jo(e,s,n,t))]);function Ho(n,t,{modules:e}){const{module:s,isOpen:r}=t;if(s===
null)return[];const{client:o}=n,a=e.get((0,g.MP)(s))?.[o],i=a?.outcome.kind==="read"?a.outcome.value:null,c=i?.kind==="versions"?nn(i.texts,"module"):null;return[
{kind:"module",of:t,wants:s,root:n,host:s.host,client:o,locked:null,asked:a,installation:null,offered:c,choice:r?null:c&&vn(t,c,o)}]}function Jo(n,t,{providers:e},{
dialect:s,settings:{upgrade:r}}){const{provider:o,locked:a}=t,{client:i}=n,c=e.get((0,g.JT)(o))?.[i],{asked:u,installation:l=null,movedTo:f=null}=c??{},h=u?.outcome.
kind==="read"?nn(u.outcome.value.texts,"provider"):null,d=(0,R.Jd)(i,(0,R.tB)(i,s.versions));return{kind:"provider",of:t,wants:o,root:n,host:o.host,client:i,locked:a,
asked:u,movedTo:f,installation:l,offered:h,choice:h&&mt(t,h,{upgrade:r,rejectsUnreadable:d})}}var Vo=k(9529);const Xo=1e4;async function Go(n){const{visits:t,settings:e}=n,
s=new Map;for(const o of t.values())for(const a of Zo(o)){const i=(0,b.Pm)(a)??"";a.scheme==="https"&&i!==o.host&&(0,dn.X5)(a).ok&&(0,b.Jr)(i,e.allowedHosts)&&!s.
has(i)&&s.set(i,{visit:o,url:a})}return(await Promise.all(s.values().map(({visit:o,url:a})=>Yo(o,a,n)))).flat()}function Zo({host:n,attempt:{discovery:t}}){if(t.
kind!=="found")return[];const e=(0,b.nx)(n),{url:s,services:r}=t,a=(0,$.TE)($.S3,{services:r,documentUrl:s,display:e,client:"terraform"});if(a.kind!=="object")return[];
const{authz:i,token:c}=(0,Vo.m)(a.value,s,e).value;return[i,c].flatMap(u=>{const l=(0,N.Dl)(u??"");return u!==null&&l.ok?[l.value]:[]})}async function Yo(n,t,{asker:e,
network:s,settings:r}){const o=await e.ask({host:n.host,url:t,origin:Kt(n,s),token:null,headers:{},planBody:()=>({kind:"excerpt",maxBytes:0}),maxRedirects:0,patience:[
{client:"terraform",attemptMs:r.timeoutMs??Xo,retries:1}]}),a=o.kind==="asked"?o.attempts.at(-1):void 0;if(a?.response.kind!=="failed"||a.headMs!==null)return[];
const{problem:i}=a.response;return i.code==="host-http2"?[]:[{host:n.host,problem:i}]}async function Qo(n,t){const e=new Map;let s=n.flatMap(({client:r,calls:o})=>o.
flatMap(({module:a,constraint:i})=>a===null?[]:[{module:a,client:r,constraint:i}]));for(;s.length>0;){const r=Map.groupBy(s,({module:o})=>(0,g.MP)(o));await _t(
r,([,o])=>o[0]?.module.host,t,async([o,a])=>{e.set(o,await qo(a,t))}),s=tr(n,e,t)}return e}async function qo(n,t){const[e]=n;if(e===void 0)return{};const{module:s}=e,
r=[...new Set(n.map(({client:i})=>i))],o=i=>es(i,s),a={read:({body:i})=>nr(G(i),n)};return await hn($.e$,s.host,r,o,a,t)}function nr(n,t){const e=Be(n);if(!e.ok||
e.value.kind!=="versions")return e;const s=We(n,e.value.texts,t);return s.size===0?e:(0,S.J)({...e.value,described:s})}function tr(n,t,{visits:e}){return n.flatMap(
s=>Dn(s,t).calls.filter(({module:r})=>e.has(r.host)&&!t.has((0,g.MP)(r))).map(({module:r,constraint:o})=>({module:r,client:s.client,constraint:o})))}const er=z(
{id:A,moved_to:A});function sr(n,t){const e=q(n,er);if(!e.ok)return e;const{id:s,moved_to:r}=e.value,o=(0,kt.m)(r===""?s:r,"terraform"),a=o.kind==="registry"&&o.
type===t;return(0,S.J)(a?o.namespace:null)}const or=z({versions:H(z({version:A,protocols:H(A)})),warnings:H(A)});function rr(n){const t=q(n,or);if(!t.ok)return t;
const{versions:e,warnings:s}=t.value,r=new Map(e.map(i=>[i.version,i.protocols])),o=[...r.keys()],a=o.filter(i=>St(r.get(i)??[]));return(0,S.J)({texts:o,compatible:a.
length===o.length?o:a,warnings:o.length===0?[]:s})}var ar=k(7511);const ir=z({versions:jn(z({}))});function cr(n,t){const e=Xt(n,t,ir);return e.ok?(0,S.J)([...e.
value.versions?.keys()??[]]):e}const ur=z({archives:jn(Y(z({url:A,hashes:H(A)})))});function lr(n,t,{os:e,arch:s}){const r=Xt(n,t,ur);if(!r.ok)return r;const o=r.
value.archives?.get(`${e}_${s}`);if(o===void 0)return(0,S.J)({kind:"no-platform"});if(o===null)return(0,S.J)({kind:"crash"});const{hashes:a,url:i}=o;return a.some(
c=>c.indexOf(":")<1)?(0,S.T)(`has a hash without a scheme, such as "zh:", in "archives.${e}_${s}"`):(0,S.J)({kind:"archive",url:i,hashes:a})}function Xt(n,t,e){
const s=(0,ar.i)(t??"");return s.ok&&s.value==="application/json"?q(n,e):(0,S.T)(t===null?"has no Content-Type; expected application/json":"has a Content-Type o\
ther than application/json")}function Gt(n,t){const e=new Map;return(s,r,o)=>{const a=`${(0,N.jr)(s.url)} ${(0,g.JT)(r.address)} ${o}`,i=e.get(a)??fr(s,r,o,n,t);
return e.set(a,i),i}}const dr=5;async function fr(n,{address:t,clients:e},s,r,o){const{url:a,place:i}=n,c=w=>w.kind==="network"&&(0,N.jr)(w.url)===(0,N.jr)(a),u=e.
filter(w=>o.methodsOf(t,w)?.methods.some(c)),l=(0,b.Pm)(a),f=is(a,t,s);if(!f.ok){const w=(0,N.Pl)(a),O=`${i.file}:${i.line}`,C={kind:"failed",problem:(0,wn.zS)(
{mirror:w,at:O,provider:(0,g.JT)(t),kind:"port"})},P={host:l,url:w,tokenSource:null,outcome:C,attempts:0,lastHop:null};return Object.fromEntries(u.map(W=>[W,P]))}
const h=Xn(l,o.settings)?{url:f.value,origin:null}:"not-allowed",d=u.map(w=>({client:w,at:h}));return await bn(l,d,{read:r,maxRedirects:dr},{...o,patience:w=>({
...o.patience(w),...w==="opentofu"?{retries:0}:{}})})}const Zt=({url:n,place:t})=>({url:(0,N.Pl)(n),place:t,hasSlash:n.path.endsWith("/")});function hr({head:n,
body:t}){const e=cr(G(t),n.contentType);if(!e.ok)return e;const s=e.value.filter(r=>(0,L.rK)(r)!==null);return(0,S.J)({texts:s,compatible:[],warnings:[]})}async function pr(n,t,e,{
methodsOf:s}){const r=s(t.address,n);if(r===null)return null;const o=r.methods.map(async a=>{if(a.kind!=="network")return[{kind:a.kind}];const{[n]:i}=await e(a,
t,"index.json");return i?[{kind:"network",index:{...i,mirror:Zt(a)}}]:[]});return{place:r.place,methods:(await Promise.all(o)).flat()}}function mr({methods:n},t){
const e=n.flatMap(i=>i.kind==="network"?[i.index]:i.kind==="direct"&&t!==void 0?[t]:[]),s=e.find(kr);if(s!==void 0)return s;const r=e.find(({outcome:i})=>i.kind===
"not-asked");if(r!==void 0)return r;if(e.length<n.length)return;const o=e.flatMap(({outcome:i})=>i.kind==="read"?[i.value]:[]),a=e.find(({outcome:i})=>i.kind===
"read");return a===void 0||o.every(({texts:i})=>i.length===0)?e.find(({mirror:i})=>i===void 0)??a??e[0]:{...a,outcome:{kind:"read",value:vr(o)}}}const kr=({outcome:n})=>n.
kind==="failed"||n.kind==="unreadable"||n.kind==="status"&&n.status!==404,vr=n=>({texts:[...new Set(n.flatMap(({texts:t})=>t))],compatible:n.flatMap(({compatible:t})=>t),
warnings:n.flatMap(({warnings:t})=>t)});function gr(n,t){const e=new Map;for(const s of n)for(const{provider:r}of s.providers){const o=(0,g.JT)(r),{clients:a=[],
asking:i=[]}=e.get(o)??{},c=t(r,s)?[]:[s.client];e.set(o,{address:r,clients:[...new Set([...a,s.client])],asking:[...new Set([...i,...c])]})}return e}async function wr(n,t){
const e=Gt(hr,t),s=new Map;return await _t(n,([,{address:o}])=>o.host,t,async([o,a])=>{const{address:i,asking:c}=a,u=hn($.xq,i.host,c,Yt(i),yr,t),l=await Tn(a.clients,
async f=>{const h=await pr(f,a,e,t),{[f]:d}=await u,w=Mr(i,f,d)?await $r(i,f,t):null;return{asked:h===null?d:mr(h,d),installation:h,movedTo:w}});s.set(o,l)}),s}
const yr={read:({body:n})=>rr(G(n))},Yt=n=>t=>os(t,n),Mr=({host:n,namespace:t},e,s)=>t==="hashicorp"&&n===(0,j.Vm)(e)&&s?.outcome.kind==="status"&&s.outcome.status===
404;async function $r(n,t,e){const s=Yt({...n,namespace:"-"}),{host:r,type:o}=n,a={read:({body:u})=>sr(G(u),o)},c=(await hn($.xq,r,[t],s,a,e))[t]?.outcome;return c?.
kind==="read"?c.value:null}async function Or(n,t){const{configs:e,dialect:s,directory:r,plugins:o,settings:a}=t,i=[...n,...(0,co.n)(a.hostnames,s.clients)],c=(0,zt.
Vn)(e,{root:r,plugins:o,releases:s.releases,asksMirrors:!0}),u=gr(i,(d,{directory:w,client:O})=>w!==g.cd.file&&c(d,w,O)),l=i.flatMap(({calls:d})=>d).flatMap(({module:d})=>d===
null?[]:(0,g.MP)(d)),f=new Set(l).size+u.size,h=vo({...t,maxRequests:a.maxRequests});try{const d=Er(t,br(h,f,t)),[w,O,E,C]=await Promise.all([Qo(i,d),wr(u,d),Bo(
t.usages,t.machine,d),Go(d)]),P=Ko({roots:i,modules:w,providers:O},t),W=await t.askPackages?.(P,d,t)??null;return{roots:i,items:P,modules:w,packages:W,clouds:E,
logins:C,requests:h.requests()}}finally{h.close()}}function Er(n,t){const{configs:e,dialect:s,credentials:r,visits:o,settings:a,network:i,concurrency:c}=n,u=new Map(
e.map(l=>[l.client,l.patience]));return{asker:t,settings:a,network:i,concurrency:c,clients:s.clients,visits:new Map(o.map(l=>[l.host,l])),onlyListed:Tr(n),methodsOf:(0,zt.
xT)(e,s.releases,n.learn),patience:l=>u.get(l)??{client:l,attemptMs:1e4,retries:1},versionOf:l=>(0,R.tB)(l,s.versions),tokenOf:async l=>{const{answer:f}=await r.
find(l);return{token:f?.token??null,source:f?.token?f.source:null}}}}function Tr({settings:n,requirements:t}){const e=n.hostnames.flatMap(({addresses:o})=>o).map(
Qt),s=({because:o})=>o.some(a=>typeof a!="string"),r=new Set(t.filter(s).map(Qt));return new Set(e.filter(o=>!r.has(o)))}const Qt=({host:n,service:t})=>`${n} ${t}`;
function br(n,t,{progress:e}){let s=0;return e({total:t,done:s}),{...n,ask:async r=>{const o=await n.ask(r);return s+=1,e({total:Math.max(t,s),done:s}),o}}}var Sr=k(
6760),Ar=k(7542),Pr=k(5747),xr=k(5808),qt=k(6979),ne=k(4321);const te=["file","gcs","git","hg","http","https","s3"],ee="zip|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",Cr=new RegExp(
`^(?:${ee}|tar\\.(?:gz|bz2|xz))$`),Nr=new RegExp(`\\.(?:${ee})$`),Ir=/^(?:0|f|F|false|FALSE|False)$/;function se({getter:n,url:t},e){if(!(te.includes(n)||n==="o\
ci"&&e==="opentofu"))return{kind:"refused",why:`download not supported for scheme '${n}'`};if(t===null||!/^https?$/.test(t.scheme))return{kind:"other",getter:n};
const r=(0,qt.xB)(t.query);if(n==="git")return{kind:"git",url:Gn(t,[])};if(!/^https?$/.test(n))return{kind:"other",getter:n};const o=r.find(([c])=>c==="archive")?.[1]??
"",a=r.filter(([c])=>c!=="checksum"&&!(c==="archive"&&o!==""));return(o===""?Nr.test(t.path):!Ir.test(o)&&Cr.test(o))?{kind:"archive",url:Gn(t,a)}:r.some(([c,u])=>c===
"checksum"&&u!=="")?{kind:"refused",why:"checksum cannot be specified for directory download"}:{kind:"page",url:Gn(t,[...a,["terraform-get","1"]])}}const Gn=(n,t)=>({
...n,query:(0,qt.Ge)(t),forceQuery:!1,fragment:""});function Rr(n,t){const e=/^([A-Za-z][A-Za-z0-9+.-]*):/.exec(n)?.[1];return e===void 0?(0,S.T)(`invalid sourc\
e string: ${n}`):!te.includes(e)&&!(e==="oci"&&t==="opentofu")?(0,S.T)(`no getter available for X-Terraform-Get source protocol: "${e}"`):(0,ne.cx)(n,t)}const jr={
amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function zr(n){for(const[t,e,s=""]of n.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const r=s.toLowerCase();if(e===
""?r==="body":r==="head")return null;if(e!==""||r!=="meta")continue;const o=new Map;for(const[,i="",c,u,l]of t.matchAll(Dr))o.set(i.toLowerCase(),c??u??l??"");const a=o.
get("content")??"";if(o.get("name")==="terraform-get"&&a!=="")return Ur(a)}return null}const Dr=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
Ur=n=>n.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(t,e,s)=>e!==void 0?jr[e]??t:Number(s)<=1114111?String.fromCodePoint(Number(s)):t),Lr=3e4,oe={kind:"excerpt",maxBytes:1024},
_r=128*1024,re={terraform:0,opentofu:0},Sn={name:"archive",headers:{range:"bytes=0-0"},accepts:n=>n===200||n===206,plan:()=>oe,read:()=>(0,S.J)(""),retries:re,netrc:R.
Du},ae={...Sn,name:"provider archive",retries:{terraform:0,opentofu:2},netrc:["terraform"]},Br={...Sn,name:"direct archive",accepts:n=>n>=200&&n<300,retries:null,
netrc:[]},Fr={name:"page",headers:{},accepts:n=>n>=200&&n<300,plan:({terraformGet:n})=>n?oe:{kind:"excerpt",maxBytes:_r},read:({head:n,body:t})=>{const e=n.terraformGet||
zr(G(t));return e===null?(0,S.T)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,S.J)(e)},retries:re,netrc:R.Du},Wr={...Sn,name:"repository",headers:{},
accepts:n=>n===200,netrc:[]},ie={name:"sums",headers:{},read:({body:n})=>(0,S.J)(G(n)),retries:null,netrc:[]},Kr={...ie,name:"signature",read:({body:{bytes:n}})=>n.
length===0?(0,S.J)("empty"):(0,S.J)(ws(n)?"binary":"other")};function Hr(n,t){const e=new Map;return async(s,r)=>{const{client:o,registry:a,url:i,origin:c,token:u=!1}=s,
l=(0,b.Pm)(i);if(l!==null&&l!==a&&!Xn(l,n.settings)){const w={kind:"not-asked",why:"not-allowed"};return{...{host:a,url:(0,N.Pl)(i),tokenSource:null},outcome:w,
attempts:0,lastHop:null}}const f=`${r.name} ${u} ${c?.isPublic} ${(0,N.jr)(i)}`,h=e.get(f)??Vr(s,r,n,t);e.set(f,h);const d=(await h)[o];if(d===void 0)throw new Error(
"a client without an answer");return d}}function An({lastHop:n},t){const{url:e="",address:s=null}=n??{},r=(0,N.Dl)(e),o=r.ok?(0,dn.X5)(r.value):null;return{isPublic:!o?.
ok||(0,Hn.U)(t,o.value.name,s)}}const Jr=async()=>({token:null,source:null});function Vr({registry:n,url:t,origin:e,token:s=!1},r,o,{withLogin:a}){const{retries:i,
netrc:c}=r,u=o.clients.map(l=>{const f=c.includes(l)?a(t):t;return{client:l,at:{url:f,origin:e}}});return bn(n,u,r,{...o,patience:l=>i===null?o.patience(l):{client:l,
attemptMs:Lr,retries:i[l]},tokenOf:s?o.tokenOf:Jr})}const Zn=(n,t)=>z({protocols:H(A),os:A,arch:A,filename:A,download_url:A,shasum:A,shasums_url:A,shasums_signature_url:A,
signing_keys:z({gpg_public_keys:H(Y(n))}),packages:t}),ce=z({ascii_armor:A}),Xr=jn(z({hashes:H(A),package_size:je})),Gr={terraform:Zn(z({ascii_armor:A,trust_signature:A}),
Rn),"opentofu before 1.12":Zn(ce,Rn),opentofu:Zn(ce,Xr)};function Zr(n,t){const e=q(n,Gr[t]);if(!e.ok)return e;const{value:s}=e,{os:r,arch:o,protocols:a,filename:i,
shasum:c}=s;return(0,S.J)({os:r,arch:o,protocols:a,filename:i,shasum:c,downloadUrl:s.download_url,sumsUrl:s.shasums_url,signatureUrl:s.shasums_signature_url,keys:s.
signing_keys.gpg_public_keys.map(u=>u===null?null:u.ascii_armor),packages:new Map(Array.from(s.packages??[],([u,{hashes:l,package_size:f}])=>[u,{hashes:l,size:f}]))})}
const Yr={read:({body:n,url:t})=>(0,S.J)({text:G(n),url:t})};async function ue({address:n,version:t,clients:e},s,r){const o=c=>rs(c,n,t,s),{host:a}=n,i=await hn(
$.xq,a,e,o,Yr,r);return await Tn(e,async c=>{const u=i[c];if(u===void 0)return;const l=Qr(c,u.outcome,s,r),f={...u,outcome:l},h=u.outcome.kind==="read"?u.outcome.
value.url:null,d={registry:a,client:c,origin:An(u,r.network)},w=h===null||l.kind!=="read"?Yn:await qr(l.value,{...d,url:h},r);return{platform:`${s.os}_${s.arch}`,
document:f,...w}})}function Qr(n,t,e,{versionOf:s}){if(t.kind!=="read")return t;const{text:r,url:o}=t.value,a=n==="opentofu"&&!(0,R.sX)(s(n)),i=Zr(r,a?"opentofu\
 before 1.12":n);if(!i.ok){const u=(0,Vn.y8)(new TextEncoder().encode(r.slice(0,2048)));return{kind:"unreadable",why:i.why,page:u}}const c=i.value;return{kind:"\
read",value:{document:c,faults:ds(c,e,o)}}}const Yn={sums:null,signature:null,archive:null};async function qr({document:n,faults:t},e,{fetchFile:s}){if(!t.every(
At))return Yn;const r=async(i,c)=>{const u=On(e.url,i);return u.ok?s({...e,url:u.value},c):null},o=await r(n.sumsUrl,ie);if(!le(o))return{...Yn,sums:o};const a=await r(
n.signatureUrl,Kr);return le(a)?{sums:o,signature:a,archive:await r(n.downloadUrl,ae)}:{sums:o,signature:a,archive:null}}const le=n=>n?.outcome.kind==="read",na=n=>Gt(
({head:t,body:e,url:s})=>(0,S.J)({text:G(e),contentType:t.contentType,url:s}),n);async function ta(n,t,e){const{address:s,clients:r}=n,o=c=>e.methodsOf(s,c)?.methods??
[],a=r.filter(c=>o(c).every(({kind:u})=>u==="direct")),i=ue({...n,clients:a},t,e);return await Tn(r,async c=>a.includes(c)?(await i)[c]:await ea(c,n,t,o(c),e))}
async function ea(n,t,e,s,r){let o;for(const a of s){if(a.kind==="local")return;if(o=a.kind==="network"?await oa(a,n,t,e,r):(await ue({...t,clients:[n]},e,r))[n],
o===void 0||!sa(o))return o}return o}function sa(n){if("file"in n){const{outcome:e}=n.file;return e.kind==="read"&&e.value.kind==="no-platform"}const{outcome:t}=n.
document;return t.kind==="status"&&t.status===404}async function oa(n,t,e,s,r){const{[t]:o}=await r.versionFiles(n,e,`${e.version}.json`);if(o===void 0)return;const{
outcome:a,url:i}=ra(o.outcome,s),c={...o,mirror:Zt(n),outcome:a},u={platform:`${s.os}_${s.arch}`,file:c};if(i===null)return{...u,archive:null};const f={registry:(0,b.
Pm)(n.url),client:t,url:i,origin:An(o,r.network)};return{...u,archive:await r.fetchFile(f,ae)}}function ra(n,t){if(n.kind!=="read")return{outcome:n,url:null};const{
text:e,contentType:s,url:r}=n.value,o=u=>({outcome:{kind:"unreadable",why:u,page:null},url:null}),a=lr(e,s,t);if(!a.ok)return o(a.why);const{value:i}=a;if(i.kind!==
"archive")return{outcome:{kind:"read",value:i},url:null};const c=On(r,i.url);return c.ok?{outcome:{kind:"read",value:i},url:c.value}:o(`has an invalid \`url\`: ${c.
why}`)}var aa=k(7027);const Qn=({header:n})=>n?{kind:"address",location:n}:{kind:"none"},ia=z({location:A,use_registry_credentials:Y(Re)}),ca=z({location:A,use_registry_credentials:Rn});
function ua(n,t){if(n.status===204)return Qn(n);const e=q(n.body,t?ia:ca,"whole");if(!e.ok)return{kind:"unreadable",why:e.why};const{location:s,use_registry_credentials:r}=e.
value;return r!==null?{kind:"url",location:s,usesCredentials:r}:s===""?Qn(n):{kind:"address",location:s}}function la({answer:n,downloadUrl:t,client:e,readsCredentials:s}){
const r=e==="terraform"?Qn(n):ua(n,s);switch(r.kind){case"none":return Q(da[e]);case"unreadable":return Q(`the response ${r.why}`);case"url":{if(r.location==="")
return Q("the response has `use_registry_credentials` and no `location`");const o=us(t,r.location);return o.ok?{kind:"direct",url:o.value,usesCredentials:r.usesCredentials}:
Q(o.why)}case"address":{const o=cs(t,r.location);return o.ok?pa(o.value,e):Q(o.why)}}}const da={terraform:"the response has no X-Terraform-Get header",opentofu:"\
the response has neither `location` nor an X-Terraform-Get header"},Q=n=>({kind:"refused",why:fa(n)}),fa=n=>n.replace(/\?[^\s"']*/g,"?\u2026").replace(/\/\/[^\s"'/@]*@/g,
"//\u2026@");function ha(n,t){const e=Rr(n,t);return e.ok?se(e.value,t):Q(e.why)}function pa(n,t){const e=(0,j.vL)(n,t);if(e.kind==="invalid")return Q(e.error);
if(e.kind!=="remote")return Q("must be a direct remote package address");const s=(0,ne.cx)(n,t);return s.ok?se(s.value,t):Q(s.why)}const ma={accepts:n=>n===200||
n===204,read:({head:n,body:t},e)=>{const s=n.status===204?204:200;return(0,S.J)({answer:{status:s,header:n.terraformGet,body:G(t)},downloadUrl:e})}};async function ka({
address:n,version:t,clients:e},s){const{host:r}=n,o=i=>ss(i,n,t),a=await hn($.e$,r,e,o,ma,s);return await Tn(e,async i=>{const{[i]:c}=a;if(c===void 0)return;const{
outcome:u}=c;if(u.kind!=="read")return{location:{...c,outcome:u},steps:[]};const{versionOf:l,network:f}=s,h=(0,R.sX)(l("opentofu")),d=la({...u.value,client:i,readsCredentials:h}),
{downloadUrl:w}=u.value,O={registry:r,client:i,origin:An(c,f),start:w},E=await ga(d,O,s);return{location:{...c,outcome:{kind:"read",value:null}},steps:E}})}const va=10;
async function ga(n,t,{fetchFile:e,network:s}){const r=[];let o=n,{origin:a}=t;for(let i=0;o.kind!=="refused"&&o.kind!=="other";i+=1){if(o.kind==="page"&&i===va){
const w=`too many X-Terraform-Get redirects: ${i+1}`;return[...r,{kind:"refused",why:w}]}const[c,u]=ya[o.kind],l=o.kind==="direct"&&o.usesCredentials,f=l&&wa(t.
start,o.url),h=await e({...t,url:Ma(o),origin:a,token:f},u),{outcome:d}=h;if(l&&!f&&d.kind==="status"&&d.status===401){const w=`the token of the registry from ${(0,b.
Pm)(o.url)}`;return[...r,{kind:"other",getter:w}]}if(r.push({kind:"asked",what:c,asked:h}),o.kind!=="page"||d.kind!=="read")return r;a=An(h,s),o=ha(d.value,t.client)}
return[...r,o]}function wa(n,t){const e=[n,t].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,dn.be)(s)}));return(0,aa.n)(e).at(-1)==="sent"}const ya={
archive:["archive",Sn],direct:["archive",Br],page:["page",Fr],git:["repository",Wr]},Ma=({kind:n,url:t})=>n==="git"?{...t,path:`${t.path}/info/refs`,query:"serv\
ice=git-upload-pack"}:t;async function $a(n,t,e){const{machine:s,learn:r}=e,{settings:o}=t,{OPENTOFU_ENFORCE_GPG_VALIDATION:a}=s.environment,i={...t,fetchFile:Hr(
t,(0,Ar.TU)(s,r)),versionFiles:na(t)},c=n.filter(d=>d.kind==="module"),u=n.filter(d=>d.kind==="provider"),l=o.platforms.length===0?[s.platform]:o.platforms,f=await Promise.
all([de(c,d=>ka(d,i)),...l.map(d=>{const[w="",O=""]=d.split("_");return de(u,E=>ta(E,{os:w,arch:O},i))})]),h=Map.groupBy(f.flat(),([d])=>d);return{of:new Map(Array.
from(h,([d,w])=>[d,w.map(([,O])=>O)])),lockHashes:e.lockHashes??Oa(n,e.directory),enforcesSignatures:a==="true"}}async function de(n,t){const e=n.flatMap(o=>o.choice?.
kind==="chosen"?[{item:o,version:o.choice.version}]:[]),r=Map.groupBy(e,({item:o,version:a})=>`${(0,g.TN)(o.wants)} ${a}`).values().map(async o=>{const[a]=o;if(a===
void 0)return[];const i=[...new Set(o.map(({item:u})=>u.client))],c=await t({address:a.item.wants,version:a.version,clients:i});return o.flatMap(({item:u})=>{const l=c[u.
client];return l===void 0?[]:[[u,l]]})});return(await Promise.all(r)).flat()}function Oa(n,t){const e=new Set(n.flatMap(({root:s})=>s.lockFile??[]));return new Map(
Array.from(e,s=>{const r=(0,Pr.yR)((0,Sr.join)(t,s));return[s,r.ok?(0,xr.g)(r.text):new Map]}))}async function Ea(n,t,e){const s={askPackages:t.settings.depth===
"packages"?$a:null};try{return ao(await Or(n,{...t,...s}),e)}catch(r){const a=t.visits.filter(({attempt:i})=>i.discovery.kind==="found").map(({host:i})=>{const c=(0,Ln.
n3)({host:(0,b.nx)(i),thrown:r});return{services:[],problem:c,needed:!0,host:i,places:[]}});return{...io.j7,drafts:a}}}})};export{ba as id,Sa as ids,Aa as modules};
