const un=[4878,304],an={4878:((tn,H,m)=>{m.r(H),m.d(H,{isOfInit:()=>i,layoutsOf:()=>h,nameRepository:()=>S,noteCall:()=>V,partsOf:()=>_,rootsOf:()=>E,unmatched:()=>w,
upToLimit:()=>L});var g=m(6760),c=m(2019);function S(n,t){const e=(0,c.G)(n),s=e?.remote??null;if(e!==null&&s!==null){const l=e.isFetched||e.commit===t.GITHUB_SHA;
return{name:`${s.owner}/${s.name}`,url:C(s,t.GITHUB_SERVER_URL),commit:l?e.commit:null}}return{name:(e===null?B(n,t):null)??F(n),url:null,commit:null}}function C({
host:n,owner:t,name:e},s=""){return`${URL.parse(s)?.host===n?URL.parse(s)?.protocol:"https:"}//${n}/${t}/${e}`}const W=/^[\w.-]+\/[\w.-]+$/;function B(n,t){const{
GITHUB_WORKSPACE:e,GITHUB_REPOSITORY:s=""}=t;return e!==void 0&&(0,g.resolve)(e)===(0,g.resolve)(n)&&W.test(s)?s:null}const F=n=>(0,g.basename)((0,g.resolve)(n)).
replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository";var K=m(9119),x=m(3096),R=m(5243),G=m(304),U=m(7439),A=m(9373),I=m(2172),N=m(1039);let a=function(...n){
return{rootOf:a}=m.late([4284],4284),new.target?new a(...n):a(...n)};const i=n=>/(^|\/)\.terraform(\/|$)/.test(n);function u(n,t){const e=[...n.values()],s=new Set(
e.flatMap(l=>(0,A.s1)(l).filter(d=>d!==l.name))),r=new Set(e.flatMap(({name:l,unit:d})=>d===null||d.module===l?[]:d.module));return e.filter(({name:l,hasConfiguration:d,
isInitialised:v,unit:O,lockFile:y})=>d&&!i(l)&&(!t.has(l)||y!==null)&&(O!==null||!r.has(l))&&(v||!s.has(l)))}const h=({clients:n,patterns:t,unmanaged:e,...s})=>n.
map(r=>{const l=(0,A.Pv)(s,r),d=t.length>0,v=new Set(t.flatMap(T=>f(T,l))),O=d?[...l.values()].filter(T=>v.has(T)):u(l,s.snippets??new Set),y=O.flatMap(({unit:T})=>T?.
unknown?T:[]),$=O.filter(({unit:T})=>!T?.unknown),j=(s.installed??[]).length>0,P=e?.(r)??new Map;return{client:r,directories:l,roots:$,unknown:y,isNamed:d,hasInstalled:j,
leaves:P}}),f=({matches:n},t)=>[...t.values()].filter(e=>e.hasConfiguration&&n(e.name||".")),w=(n,t)=>t.flatMap(e=>n.some(({directories:s})=>f(e,s).length>0)?[]:
e.text);function*E(n,t,e,s=!0,r=null){const l=t&&[...t].map(x.jt),d=y=>n.some(({directories:$})=>$.get(y)?.hasConfiguration),v=l?.map(y=>(0,x.Bo)(y,d))??[],O=l&&
new Set([...l,...v]);for(const{client:y,inside:$,parts:j,isAside:P,leaves:T}of _(n)){if(O!==null&&!j.some(M=>O.has(M)))continue;const b=M=>$.calls.get(M)!==!0,{
directories:z,refused:p}=$,D=r?.follow(z,y,b)??z,X=a(D,{client:y,versions:e,hasCalls:s,isAsked:b,refused:p}),Q=X.providers.filter(({provider:M})=>!T.has((0,I.JT)(
M)));yield{...X,providers:Q,...P&&{isAside:P}}}}const Z=2e5;function*L(n,t){let e=0;for(const s of n){if(e+=s.directories.length,e>Z)return t(s,Z);yield s}}function*_(n){
for(const t of n){const{client:e,roots:s,isNamed:r,leaves:l}=t;for(const d of s){const v=Y(d,t),O=v.directories.flatMap($=>$.parts),y=!r&&(0,K.Zl)((0,x.Gz)(d.name,
"main.tf"));yield{client:e,inside:v,parts:O,leaves:l,isAside:y}}}}const V=(n,t,e)=>{n.set(t,e&&n.get(t)!==!1)},J=1e5;function Y(n,{directories:t,client:e,hasInstalled:s}){
const r=new Set([n]),l=new Map,d=new Map,v=[],O=[[n,n.installed.size>0?"":null]];for(const p of(0,A.n6)(n))O.push([t.get(p),null]);const y=new Set;let $=0;for(const[
p,D]of O)if(!(p===void 0||D===null&&y.has(p))){r.add(p),D===null&&y.add(p);for(const X of p.children){const{name:Q,call:M}=X;if(!(0,A.fJ)(X,n))continue;const en=D!==
null&&M!==null&&$<=J,ln=M?.address.replace(/^module\./,""),on=en?[...D===""?[]:[D],ln].join("."):null;en&&($+=1);const q=n.installed.get(on??""),nn=M!==null&&q!==
void 0&&o(M,q,e);M!==null&&s&&V(d,M,nn);const sn=nn?q.directory:Q,k=sn===null?void 0:t.get(sn);if(k!==void 0){if(M!==null){v.push(...(0,U.w)(p,M,k));const rn=l.
get(p),cn=rn===void 0?M.address:`${rn} > ${M.address}`;k!==n&&!l.has(k)&&l.set(k,cn)}O.push([k,nn?on:null])}}}const[,...j]=Array.from(r,p=>l.has(p)?{...p,module:l.
get(p)}:p),{unit:P}=n,T={calls:d,refused:v};if(P===null)return{...T,directories:[n,...j]};const b=j.find(({name:p})=>p===P.module),z=j.filter(p=>p!==b);return{...T,
directories:[(0,N.k0)(n,P,b),...z]}}function o(n,{source:t,version:e},s){if((0,R.RZ)(n.text??"",s)!==(0,R.RZ)(t,s))return!1;const r=(0,I.KS)(n,s)?.text??null;return e===
""||r===null||(0,G.Hn)(e,r,s)}}),2019:((tn,H,m)=>{m.d(H,{G:()=>W});var g=m(6760),c=m(9968);const S=/^[0-9a-f]{40}$/,C=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function W(a){
const i=(0,g.join)(a,".git"),u=B(i,a)??i,h=R((0,g.join)(u,"commondir")),f=h===null?u:(0,g.resolve)(u,h),w=()=>(0,c.r7)((0,g.join)(f,"packed-refs"))??"",E=F(R((0,g.
join)(u,"HEAD")),[u,f],w);return E===null?null:{commit:E,isFetched:x(E,(0,c.r7)((0,g.join)(u,"FETCH_HEAD"))??"",w),remote:A((0,c.r7)((0,g.join)(f,"config"))??"")}}
function B(a,i){const[,u]=/^gitdir: (.+)$/.exec(R(a)??"")??[];return u===void 0?null:(0,g.resolve)(i,u)}function F(a,i,u){const[,h]=C.exec(a??"")??[],f=h===void 0?
a:K(h,i,u);return f!==null&&S.test(f)?f:null}function K(a,i,u){for(const f of i){const w=R((0,g.join)(f,a));if(w!==null)return w}return u().split(`
`).find(f=>f.endsWith(` ${a}`))?.slice(0,40)??null}function x(a,i,u){const h=(f,w)=>f.split(`
`).some(E=>E.startsWith(`${a}${w}`));return h(i,"	")||h(u()," refs/remotes/")}const R=a=>(0,c.r7)(a)?.replace(/\r?\n$/,"")??null,G=21,U=/^(?!\.{1,2}$)[\w.-]+$/;
function A(a){let i=!1;for(const u of a.split(`
`).map(h=>h.trim())){u.startsWith("[")&&(i=u==='[remote "origin"]');const h=u.indexOf("=");if(!(!i||h<0||u.slice(0,h).trim().toLowerCase()!=="url"))return I(u.slice(
h+1).trim())}return null}function I(a){const i=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(a),[u,h]=i===null?N(a):[i[1],i[2]],f=(h??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),w=f.length>1&&f.length<=G;return!u||!w||!f.every(E=>U.test(E))?null:{host:u.toLowerCase(),owner:f.slice(0,-1).join("/"),name:f.at(-1)??""}}function N(a){
const i=URL.parse(a);return i===null||!/^(https?|ssh):$/.test(i.protocol)?[]:[i.protocol==="ssh:"?i.hostname:i.host,i.pathname.slice(1)]}}),304:((tn,H,m)=>{m.d(
H,{CM:()=>K,Hn:()=>F,Lt:()=>Y,Nd:()=>h,Sx:()=>_,XA:()=>C,gH:()=>u,iM:()=>S,jF:()=>B,s5:()=>W});var g=m(9119),c=m(523);function S(o,n,t){const e=G(n,t);return R(
o,s=>(!(0,c.Ty)(s)||(0,c.Cg)(s)===e)&&x(s,n))}function C(o,n){return R(o,t=>(!(0,c.Ty)(t)||n.some(e=>A(t,e)))&&!U(t)&&n.every(e=>a(t,e)))}const W=o=>R(o,n=>!(0,c.
Ty)(n));function B(o){const n=o.filter(t=>t.operator==="=");return n.length===1&&n.every(({version:t})=>U({...t,build:""}))}function F(o,n,t){const e=(0,c.oF)(o),
s=(0,c.PW)(n);return e!==null&&s.ok&&S([e],s.value,t)!==null}function K(o,n){const[t,e]=[(0,c.rK)(o),(0,c._T)(n)];return t===null||!e.ok||C([t],e.value)!==null}
const x=(o,n)=>n.every(t=>N(o,t));function R(o,n){let t=null;for(const e of o.filter(n))(t===null||(0,c.Zy)(e,t)>0)&&(t=e);return t}function G(o,n){const[t,e]=o;
if(t===void 0||e!==void 0)return null;const s=t.text.trim().replace(n==="opentofu"?/^=?v?/:/^=?/,""),r=(0,c.rK)(s);return r===null?null:(0,c.Cg)(r)}const U=({numbers:o,
pre:n,build:t})=>n===""&&t===""&&o.every(e=>e===0n),A=(o,n)=>n.operator==="="&&I(o,n.version),I=(o,n)=>o.build===n.build&&(0,c.Zy)(o,n)===0;function N(o,{operator:n,
version:t}){const e=(0,c.Zy)(o,t);if(n==="=")return e===0;if(n==="!=")return e!==0;if(n!=="~>")return i(e,n);const s=t.numbers.slice(0,t.written-1);return e>=0&&
!(0,c.Ty)(t)&&t.numbers.length<=o.numbers.length&&s.every((r,l)=>r===o.numbers[l])}function a(o,n){const{operator:t,version:e}=n;if(t==="=")return A(o,n);if(t===
"!=")return!I(o,e);const s=(0,c.Zy)(o,e);if(t!=="~>")return i(s,t);const[r=0n,l=0n]=e.numbers,d=e.written===3?[r,l+1n,0n]:[r+1n,0n,0n];return s>=0&&(0,c.Zy)(o,{
...e,numbers:d,pre:""})<0}const i=(o,n)=>({">":o>0,">=":o>=0,"<":o<0,"<=":o<=0})[n];function u(o,n){if(E(o))return!0;const t=Z(o),e=Math.max(...t.map(({numbers:r})=>r.
length)),s=t.flatMap(r=>{const l=Array.from({length:e},(d,v)=>r.numbers[v]??0n);return[r,L(l),L([...l,1n])]});return S(s,o,n)!==null}function h(o){const n=(0,g.
t6)(o,c.mb);if(E(n))return!0;const t=Z(n),e="x".repeat(1+Math.max(...t.map(r=>r.build.length))),s=t.flatMap(r=>{const[l=0n,d=0n,v=0n]=r.numbers,O=[l,d,v+1n];return[
r,L([l,d,v],e),L(O,e)]});return C(s,n)!==null}const f=50,w=100,E=o=>o.length>f||o.some(({text:n})=>n.length>w),Z=o=>{const n=[L([0n,0n,0n]),...o.map(t=>t.version)];
return[...new Map(n.map(t=>[(0,c.Cg)(t),t])).values()]},L=(o,n="")=>({text:"",numbers:o,written:o.length,pre:"",build:n});function _(o,n){const t=(0,g.t6)(o,c.mb),
e=n(t)?o:t;if(E(e))return o;const s=V(e,n)??J(e,n),r=new Set(s.map(c.mb));return o.filter(l=>r.has((0,c.mb)(l)))}function V(o,n){const t=o.findLast(e=>!n([e]));
if(t!==void 0)return[t];for(const[e,s]of[...o.entries()].reverse()){const r=o.slice(0,e).findLast(l=>!n([l,s]));if(r!==void 0)return[r,s]}return null}const J=(o,n)=>o.
reduce((t,e)=>{const s=t.filter(r=>r!==e);return n(s)?t:s},o);function Y(o,n){const t=(0,c.PW)(o),e=(0,c.oF)(n);if(!t.ok||e===null||t.value.some(s=>(0,c.Ty)(s.version)))
return!1;if(e.written<3){const s=(0,c.PW)(`~> ${e.numbers.slice(0,e.written).join(".")}.0`);return s.ok&&!u([...t.value,...s.value],"terraform")}return!x({...e,
pre:""},t.value)}})};export{un as ids,an as modules};
