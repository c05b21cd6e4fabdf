const un=[4878],an={4878:((tn,D,d)=>{d.r(D),d.d(D,{isOfInit:()=>i,layoutsOf:()=>m,nameRepository:()=>I,noteCall:()=>_,partsOf:()=>X,rootsOf:()=>w,unmatched:()=>y,
upToLimit:()=>j});var p=d(6760),c=d(2019);function I(n,t){const e=(0,c.G)(n),s=e?.remote??null;if(e!==null&&s!==null){const l=e.isFetched||e.commit===t.GITHUB_SHA;
return{name:`${s.owner}/${s.name}`,url:L(s,t.GITHUB_SERVER_URL),commit:l?e.commit:null}}return{name:(e===null?F(n,t):null)??B(n),url:null,commit:null}}function L({
host:n,owner:t,name:e},s=""){return`${URL.parse(s)?.host===n?URL.parse(s)?.protocol:"https:"}//${n}/${t}/${e}`}const W=/^[\w.-]+\/[\w.-]+$/;function F(n,t){const{
GITHUB_WORKSPACE:e,GITHUB_REPOSITORY:s=""}=t;return e!==void 0&&(0,p.resolve)(e)===(0,p.resolve)(n)&&W.test(s)?s:null}const B=n=>(0,p.basename)((0,p.resolve)(n)).
replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository";var K=d(9119),x=d(3096),T=d(5243),G=d(304),H=d(7439),R=d(9373),S=d(2172),N=d(1039);let a=function(...n){
return{rootOf:a}=d.late([1903],4284),new.target?new a(...n):a(...n)};const i=n=>/(^|\/)\.terraform(\/|$)/.test(n);function u(n){const t=[...n.values()],e=new Set(
t.flatMap(r=>(0,R.s1)(r).filter(l=>l!==r.name))),s=new Set(t.flatMap(({name:r,unit:l})=>l===null||l.module===r?[]:l.module));return t.filter(({name:r,hasConfiguration:l,
isInitialised:h,unit:v})=>l&&!i(r)&&(v!==null||!s.has(r))&&(h||!e.has(r)))}const m=({clients:n,patterns:t,unmanaged:e,...s})=>n.map(r=>{const l=(0,R.Pv)(s,r),h=t.
length>0,v=new Set(t.flatMap(O=>f(O,l))),E=h?[...l.values()].filter(O=>v.has(O)):u(l),A=E.flatMap(({unit:O})=>O?.unknown?O:[]),$=E.filter(({unit:O})=>!O?.unknown),
C=(s.installed??[]).length>0,P=e?.(r)??new Map;return{client:r,directories:l,roots:$,unknown:A,isNamed:h,hasInstalled:C,leaves:P}}),f=({matches:n},t)=>[...t.values()].
filter(e=>e.hasConfiguration&&n(e.name||".")),y=(n,t)=>t.flatMap(e=>n.some(({directories:s})=>f(e,s).length>0)?[]:e.text);function*w(n,t,e,s=!0,r=null){const l=t&&
[...t].map(x.jt),h=l&&new Set([...l,...l.map(x.RO)]);for(const{client:v,inside:E,parts:A,isAside:$,leaves:C}of X(n)){if(h!==null&&!A.some(g=>h.has(g)))continue;
const P=g=>E.calls.get(g)!==!0,{directories:O,refused:V,addresses:z}=E,M=r?.follow(O,z,v,P)??O,b=a(M,{client:v,versions:e,hasCalls:s,isAsked:P,refused:V,addresses:z}),
Q=b.providers.filter(({provider:g})=>!C.has((0,S.JT)(g)));yield{...b,providers:Q,...$&&{isAside:$}}}}const Z=2e5;function*j(n,t){let e=0;for(const s of n){if(e+=
s.directories.length,e>Z)return t(s,Z);yield s}}function*X(n){for(const t of n){const{client:e,roots:s,isNamed:r,leaves:l}=t;for(const h of s){const v=Y(h,t),E=v.
directories.flatMap($=>$.parts),A=!r&&(0,K.Zl)((0,x.Gz)(h.name,"main.tf"));yield{client:e,inside:v,parts:E,leaves:l,isAside:A}}}}const _=(n,t,e)=>{n.set(t,e&&n.
get(t)!==!1)},J=1e5;function Y(n,{directories:t,client:e,hasInstalled:s}){const r=new Set([n]),l=new Map,h=new Map,v=[],E=[[n,n.installed.size>0?"":null]];for(const M of(0,R.
n6)(n))E.push([t.get(M),null]);const A=new Set;let $=0;for(const[M,U]of E)if(!(M===void 0||U===null&&A.has(M))){r.add(M),U===null&&A.add(M);for(const b of M.children){
const{name:Q,call:g}=b;if(!(0,R.fJ)(b,n))continue;const en=U!==null&&g!==null&&$<=J,ln=g?.address.replace(/^module\./,""),on=en?[...U===""?[]:[U],ln].join("."):
null;en&&($+=1);const q=n.installed.get(on??""),nn=g!==null&&q!==void 0&&o(g,q,e);g!==null&&s&&_(h,g,nn);const sn=nn?q.directory:Q,k=sn===null?void 0:t.get(sn);
if(k!==void 0){if(g!==null){v.push(...(0,H.w)(M,g,k));const rn=l.get(M),cn=rn===void 0?g.address:`${rn} > ${g.address}`;k!==n&&!l.has(k)&&l.set(k,cn)}E.push([k,
nn?on:null])}}}const[,...C]=r,{unit:P}=n,O={addresses:l,calls:h,refused:v};if(P===null)return{...O,directories:[n,...C]};const V=C.find(({name:M})=>M===P.module),
z=C.filter(M=>M!==V);return{...O,directories:[(0,N.k0)(n,P,V),...z]}}function o(n,{source:t,version:e},s){if((0,T.RZ)(n.text??"",s)!==(0,T.RZ)(t,s))return!1;const r=(0,S.
KS)(n,s)?.text??null;return e===""||r===null||(0,G.Hn)(e,r,s)}}),2019:((tn,D,d)=>{d.d(D,{G:()=>W});var p=d(6760),c=d(9968);const I=/^[0-9a-f]{40}$/,L=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;
function W(a){const i=(0,p.join)(a,".git"),u=F(i,a)??i,m=T((0,p.join)(u,"commondir")),f=m===null?u:(0,p.resolve)(u,m),y=()=>(0,c.r7)((0,p.join)(f,"packed-refs"))??
"",w=B(T((0,p.join)(u,"HEAD")),[u,f],y);return w===null?null:{commit:w,isFetched:x(w,(0,c.r7)((0,p.join)(u,"FETCH_HEAD"))??"",y),remote:R((0,c.r7)((0,p.join)(f,
"config"))??"")}}function F(a,i){const[,u]=/^gitdir: (.+)$/.exec(T(a)??"")??[];return u===void 0?null:(0,p.resolve)(i,u)}function B(a,i,u){const[,m]=L.exec(a??"")??
[],f=m===void 0?a:K(m,i,u);return f!==null&&I.test(f)?f:null}function K(a,i,u){for(const f of i){const y=T((0,p.join)(f,a));if(y!==null)return y}return u().split(
`
`).find(f=>f.endsWith(` ${a}`))?.slice(0,40)??null}function x(a,i,u){const m=(f,y)=>f.split(`
`).some(w=>w.startsWith(`${a}${y}`));return m(i,"	")||m(u()," refs/remotes/")}const T=a=>(0,c.r7)(a)?.replace(/\r?\n$/,"")??null,G=21,H=/^(?!\.{1,2}$)[\w.-]+$/;
function R(a){let i=!1;for(const u of a.split(`
`).map(m=>m.trim())){u.startsWith("[")&&(i=u==='[remote "origin"]');const m=u.indexOf("=");if(!(!i||m<0||u.slice(0,m).trim().toLowerCase()!=="url"))return S(u.slice(
m+1).trim())}return null}function S(a){const i=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(a),[u,m]=i===null?N(a):[i[1],i[2]],f=(m??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),y=f.length>1&&f.length<=G;return!u||!y||!f.every(w=>H.test(w))?null:{host:u.toLowerCase(),owner:f.slice(0,-1).join("/"),name:f.at(-1)??""}}function N(a){
const i=URL.parse(a);return i===null||!/^(https?|ssh):$/.test(i.protocol)?[]:[i.protocol==="ssh:"?i.hostname:i.host,i.pathname.slice(1)]}}),304:((tn,D,d)=>{d.d(
D,{CM:()=>K,Hn:()=>B,Lt:()=>Y,Nd:()=>m,Sx:()=>X,XA:()=>L,gH:()=>u,iM:()=>I,jF:()=>F,s5:()=>W});var p=d(9119),c=d(523);function I(o,n,t){const e=G(n,t);return T(
o,s=>(!(0,c.Ty)(s)||(0,c.Cg)(s)===e)&&x(s,n))}function L(o,n){return T(o,t=>(!(0,c.Ty)(t)||n.some(e=>R(t,e)))&&!H(t)&&n.every(e=>a(t,e)))}const W=o=>T(o,n=>!(0,c.
Ty)(n));function F(o){const n=o.filter(t=>t.operator==="=");return n.length===1&&n.every(({version:t})=>H({...t,build:""}))}function B(o,n,t){const e=(0,c.oF)(o),
s=(0,c.PW)(n);return e!==null&&s.ok&&I([e],s.value,t)!==null}function K(o,n){const[t,e]=[(0,c.rK)(o),(0,c._T)(n)];return t===null||!e.ok||L([t],e.value)!==null}
const x=(o,n)=>n.every(t=>N(o,t));function T(o,n){let t=null;for(const e of o.filter(n))(t===null||(0,c.Zy)(e,t)>0)&&(t=e);return t}function G(o,n){const[t,e]=o;
if(t===void 0||e!==void 0)return null;const s=t.text.trim().replace(n==="opentofu"?/^=?v?/:/^=?/,""),r=(0,c.rK)(s);return r===null?null:(0,c.Cg)(r)}const H=({numbers:o,
pre:n,build:t})=>n===""&&t===""&&o.every(e=>e===0n),R=(o,n)=>n.operator==="="&&S(o,n.version),S=(o,n)=>o.build===n.build&&(0,c.Zy)(o,n)===0;function N(o,{operator:n,
version:t}){const e=(0,c.Zy)(o,t);if(n==="=")return e===0;if(n==="!=")return e!==0;if(n!=="~>")return i(e,n);const s=t.numbers.slice(0,t.written-1);return e>=0&&
!(0,c.Ty)(t)&&t.numbers.length<=o.numbers.length&&s.every((r,l)=>r===o.numbers[l])}function a(o,n){const{operator:t,version:e}=n;if(t==="=")return R(o,n);if(t===
"!=")return!S(o,e);const s=(0,c.Zy)(o,e);if(t!=="~>")return i(s,t);const[r=0n,l=0n]=e.numbers,h=e.written===3?[r,l+1n,0n]:[r+1n,0n,0n];return s>=0&&(0,c.Zy)(o,{
...e,numbers:h,pre:""})<0}const i=(o,n)=>({">":o>0,">=":o>=0,"<":o<0,"<=":o<=0})[n];function u(o,n){if(w(o))return!0;const t=Z(o),e=Math.max(...t.map(({numbers:r})=>r.
length)),s=t.flatMap(r=>{const l=Array.from({length:e},(h,v)=>r.numbers[v]??0n);return[r,j(l),j([...l,1n])]});return I(s,o,n)!==null}function m(o){const n=(0,p.
t6)(o,c.mb);if(w(n))return!0;const t=Z(n),e="x".repeat(1+Math.max(...t.map(r=>r.build.length))),s=t.flatMap(r=>{const[l=0n,h=0n,v=0n]=r.numbers,E=[l,h,v+1n];return[
r,j([l,h,v],e),j(E,e)]});return L(s,n)!==null}const f=50,y=100,w=o=>o.length>f||o.some(({text:n})=>n.length>y),Z=o=>{const n=[j([0n,0n,0n]),...o.map(t=>t.version)];
return[...new Map(n.map(t=>[(0,c.Cg)(t),t])).values()]},j=(o,n="")=>({text:"",numbers:o,written:o.length,pre:"",build:n});function X(o,n){const t=(0,p.t6)(o,c.mb),
e=n(t)?o:t;if(w(e))return o;const s=_(e,n)??J(e,n),r=new Set(s.map(c.mb));return o.filter(l=>r.has((0,c.mb)(l)))}function _(o,n){const t=o.findLast(e=>!n([e]));
if(t!==void 0)return[t];for(const[e,s]of[...o.entries()].reverse()){const r=o.slice(0,e).findLast(l=>!n([l,s]));if(r!==void 0)return[r,s]}return null}const J=(o,n)=>o.
reduce((t,e)=>{const s=t.filter(r=>r!==e);return n(s)?t:s},o);function Y(o,n){const t=(0,c.PW)(o),e=(0,c.oF)(n);if(!t.ok||e===null||t.value.some(s=>(0,c.Ty)(s.version)))
return!1;if(e.written<3){const s=(0,c.PW)(`~> ${e.numbers.slice(0,e.written).join(".")}.0`);return s.ok&&!u([...t.value,...s.value],"terraform")}return!x({...e,
pre:""},t.value)}})};export{un as ids,an as modules};
