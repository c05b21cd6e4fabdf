const B=6022,F=[6022],V={6022:((U,T,p)=>{p.r(T),p.d(T,{parseNamedAddress:()=>m.N});var m=p(1598)}),1303:((U,T,p)=>{p.d(T,{EH:()=>D,Of:()=>R,tF:()=>w,y0:()=>A});
var m=p(304),o=p(523);const R=M=>M?.outcome.value??null,C=new WeakMap;function w(M,_,E={}){const s=_.map(A[M].parseVersion),c=s.filter(f=>f!==null),a=(0,m.s5)(c),
[u]=c.filter(o.Ty).sort((f,i)=>(0,o.Zy)(i,f));return{kind:M,texts:_,unreadable:_.filter((f,i)=>s[i]===null),newest:a&&(0,o.Cg)(a),preRelease:u?(0,o.Cg)(u):null,
...E}}const A={module:{parseVersion:o.oF,parseConstraint:o.PW,isMeetable:m.gH,choose:m.iM},provider:{parseVersion:o.rK,parseConstraint:o._T,isMeetable:m.Nd,choose:m.
XA}};function D(M,_,E){const s=C.get(_)??new Map;C.set(_,s);const{client:c,lockedVersion:a=null,rejectsUnreadable:u=!1}=E,f=JSON.stringify([M,c,a,u]),i=s.get(f),
v=M.join(",").split(",").length;if(i||_.work?.choose(_.texts.length,v)===!1)return i??null;const g=j(M,_,E);return s.set(f,g),g}function j(M,_,{client:E,lockedVersion:s=null,
rejectsUnreadable:c=!1}){const{parseVersion:a,parseConstraint:u,isMeetable:f,choose:i}=A[_.kind],v=x(M,u);if(v===null||!f(v,E))return{kind:"refused"};const g=s===
null?null:a(s);if(g!==null&&i([g],v,E)===null)return{kind:"refused"};if(c&&_.unreadable.length>0)return{kind:"unreadable"};const O=_.texts.map(a).filter(P=>P!==
null);if(O.length===0)return{kind:"empty"};const y=i(O,v,E);if(g!==null){const P=(0,o.Cg)(g);return O.some(I=>(0,o.Cg)(I)===P)?{kind:"chosen",version:P}:{kind:"\
locked-gone",version:P,upgrade:y&&(0,o.Cg)(y)}}if(y!==null)return{kind:"chosen",version:(0,o.Cg)(y)};const b=P=>i(O,P,E)!==null;return{kind:"none-fits",conflict:v.
length**2*O.length>k?v:(0,m.Sx)(v,b)}}const k=1e6;function x(M,_){const E=[];for(const s of M){const c=_(s);if(!c.ok)return null;for(const a of c.value)E.push({
...a,whole:s})}return E}}),1598:((U,T,p)=>{p.d(T,{N:()=>k,n:()=>E});var m=p(7811),o=p(255),R=p(5243),C=p(3846),w=p(5106),A=p(1303),D=p(2172);const j={"modules.v\
1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};
function k({host:s,service:c,text:a},u){const[,f="",i]=/^([^@]*)(?:@(.*))?$/s.exec(a)??[],v=i===void 0?null:{text:i,place:D.cd},g=`${(0,o.pk)(s)}/${f}`,y=(c===w.
e$?x:M)(g,v,u);return y.ok?y:(0,m.TR)(`${y.why}; expected ${c}=${j[c]}`)}function x(s,c,a){const u=(0,R.rE)(s,a);if(!u.ok)return u;const f=_(c,"module",a);if(f!==
null)return(0,m.TR)(f);const i=D.cd;return(0,m.Ju)({address:s,source:s,place:i,module:u.value,constraint:c,isOpen:!1})}function M(s,c,a){const u=(0,C.mi)(s,a);if(s.
split("/").length!==3||u.kind!=="registry")return(0,m.TR)(u.kind==="invalid"?u.error:"not a provider of a registry");const f=_(c,"provider",a);if(f!==null)return(0,m.
TR)(f);const i=c===null?[]:[c];return(0,m.Ju)({provider:u,places:[D.cd],constraints:i,locked:null})}function _(s,c,a){if(s===null)return null;const u=A.y0[c].parseConstraint(
s.text);return u.ok?A.y0[c].isMeetable(u.value,a)?null:`no version can match ${s.text}`:u.why}function E(s,c){const a=s.flatMap(({addresses:u})=>u);return a.length===
0?[]:c.map(u=>{const f=a.flatMap(i=>{const v=k(i,u);return v.ok?[v.value]:[]});return{directory:D.cd.file,client:u,directories:[],calls:f.filter(i=>"module"in i),
providers:f.filter(i=>"provider"in i),lockFile:null,clientVersions:[],refused:[]}})}}),304:((U,T,p)=>{p.d(T,{CM:()=>j,Hn:()=>D,Lt:()=>N,Nd:()=>i,Sx:()=>K,XA:()=>C,
gH:()=>f,iM:()=>R,jF:()=>A,s5:()=>w});var m=p(9119),o=p(523);function R(n,t,e){const r=M(t,e);return x(n,l=>(!(0,o.Ty)(l)||(0,o.Cg)(l)===r)&&k(l,t))}function C(n,t){
return x(n,e=>(!(0,o.Ty)(e)||t.some(r=>E(e,r)))&&!_(e)&&t.every(r=>a(e,r)))}const w=n=>x(n,t=>!(0,o.Ty)(t));function A(n){const t=n.filter(e=>e.operator==="=");
return t.length===1&&t.every(({version:e})=>_({...e,build:""}))}function D(n,t,e){const r=(0,o.oF)(n),l=(0,o.PW)(t);return r!==null&&l.ok&&R([r],l.value,e)!==null}
function j(n,t){const[e,r]=[(0,o.rK)(n),(0,o._T)(t)];return e===null||!r.ok||C([e],r.value)!==null}const k=(n,t)=>t.every(e=>c(n,e));function x(n,t){let e=null;
for(const r of n.filter(t))(e===null||(0,o.Zy)(r,e)>0)&&(e=r);return e}function M(n,t){const[e,r]=n;if(e===void 0||r!==void 0)return null;const l=e.text.trim().
replace(t==="opentofu"?/^=?v?/:/^=?/,""),d=(0,o.rK)(l);return d===null?null:(0,o.Cg)(d)}const _=({numbers:n,pre:t,build:e})=>t===""&&e===""&&n.every(r=>r===0n),
E=(n,t)=>t.operator==="="&&s(n,t.version),s=(n,t)=>n.build===t.build&&(0,o.Zy)(n,t)===0;function c(n,{operator:t,version:e}){const r=(0,o.Zy)(n,e);if(t==="=")return r===
0;if(t==="!=")return r!==0;if(t!=="~>")return u(r,t);const l=e.numbers.slice(0,e.written-1);return r>=0&&!(0,o.Ty)(e)&&e.numbers.length<=n.numbers.length&&l.every(
(d,h)=>d===n.numbers[h])}function a(n,t){const{operator:e,version:r}=t;if(e==="=")return E(n,t);if(e==="!=")return!s(n,r);const l=(0,o.Zy)(n,r);if(e!=="~>")return u(
l,e);const[d=0n,h=0n]=r.numbers,L=r.written===3?[d,h+1n,0n]:[d+1n,0n,0n];return l>=0&&(0,o.Zy)(n,{...r,numbers:L,pre:""})<0}const u=(n,t)=>({">":n>0,">=":n>=0,"\
<":n<0,"<=":n<=0})[t];function f(n,t){if(O(n))return!0;const e=y(n),r=Math.max(...e.map(({numbers:d})=>d.length)),l=e.flatMap(d=>{const h=Array.from({length:r},
(L,W)=>d.numbers[W]??0n);return[d,b(h),b([...h,1n])]});return R(l,n,t)!==null}function i(n){const t=(0,m.t6)(n,o.mb);if(O(t))return!0;const e=y(t),r="x".repeat(
1+Math.max(...e.map(d=>d.build.length))),l=e.flatMap(d=>{const[h=0n,L=0n,W=0n]=d.numbers,S=[h,L,W+1n];return[d,b([h,L,W],r),b(S,r)]});return C(l,t)!==null}const v=50,
g=100,O=n=>n.length>v||n.some(({text:t})=>t.length>g),y=n=>{const t=[b([0n,0n,0n]),...n.map(e=>e.version)];return[...new Map(t.map(e=>[(0,o.Cg)(e),e])).values()]},
b=(n,t="")=>({text:"",numbers:n,written:n.length,pre:"",build:t});function K(n,t){const e=(0,m.t6)(n,o.mb),r=t(e)?n:e;if(O(r))return n;const l=P(r,t)??I(r,t),d=new Set(
l.map(o.mb));return n.filter(h=>d.has((0,o.mb)(h)))}function P(n,t){const e=n.findLast(r=>!t([r]));if(e!==void 0)return[e];for(const[r,l]of[...n.entries()].reverse()){
const d=n.slice(0,r).findLast(h=>!t([h,l]));if(d!==void 0)return[d,l]}return null}const I=(n,t)=>n.reduce((e,r)=>{const l=e.filter(d=>d!==r);return t(l)?e:l},n);
function N(n,t){const e=(0,o.PW)(n),r=(0,o.oF)(t);if(!e.ok||r===null||e.value.some(l=>(0,o.Ty)(l.version)))return!1;if(r.written<3){const l=(0,o.PW)(`~> ${r.numbers.
slice(0,r.written).join(".")}.0`);return l.ok&&!f([...e.value,...l.value],"terraform")}return!k({...r,pre:""},e.value)}})};export{B as id,F as ids,V as modules};
