const un=[4878],an={4878:((nn,U,d)=>{d.r(U),d.d(U,{isOfInit:()=>i,layoutsOf:()=>m,nameRepository:()=>L,noteCall:()=>_,partsOf:()=>X,rootsOf:()=>y,unmatched:()=>O,
upToLimit:()=>C});var v=d(6760),c=d(2019);function L(n,t){const e=(0,c.G)(n),s=e?.remote??null;if(e!==null&&s!==null){const l=e.isFetched||e.commit===t.GITHUB_SHA;
return{name:`${s.owner}/${s.name}`,url:S(s,t.GITHUB_SERVER_URL),commit:l?e.commit:null}}return{name:(e===null?B(n,t):null)??K(n),url:null,commit:null}}function S({
host:n,owner:t,name:e},s=""){return`${URL.parse(s)?.host===n?URL.parse(s)?.protocol:"https:"}//${n}/${t}/${e}`}const F=/^[\w.-]+\/[\w.-]+$/;function B(n,t){const{
GITHUB_WORKSPACE:e,GITHUB_REPOSITORY:s=""}=t;return e!==void 0&&(0,v.resolve)(e)===(0,v.resolve)(n)&&F.test(s)?s:null}const K=n=>(0,v.basename)((0,v.resolve)(n)).
replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository";var G=d(9119),A=d(3096),E=d(5243),N=d(304),k=d(7439),R=d(9373),j=d(2172),Z=d(1039);let a=function(...n){
return{rootOf:a}=d.late([1903],4284),new.target?new a(...n):a(...n)};const i=n=>/(^|\/)\.terraform(\/|$)/.test(n);function u(n){const t=[...n.values()],e=new Set(
t.flatMap(r=>(0,R.s1)(r).filter(l=>l!==r.name))),s=new Set(t.flatMap(({name:r,unit:l})=>l===null||l.module===r?[]:l.module));return t.filter(({name:r,hasConfiguration:l,
isInitialised:p,unit:g})=>l&&!i(r)&&(g!==null||!s.has(r))&&(p||!e.has(r)))}const m=({clients:n,patterns:t,unmanaged:e,...s})=>n.map(r=>{const l=(0,R.Pv)(s,r),p=t.
length>0,g=new Set(t.flatMap(M=>f(M,l))),w=p?[...l.values()].filter(M=>g.has(M)):u(l),x=w.flatMap(({unit:M})=>M?.unknown?M:[]),$=w.filter(({unit:M})=>!M?.unknown),
D=(s.installed??[]).length>0,P=e?.(r)??new Map;return{client:r,directories:l,roots:$,unknown:x,isNamed:p,hasInstalled:D,leaves:P}}),f=({matches:n},t)=>[...t.values()].
filter(e=>e.hasConfiguration&&n(e.name||".")),O=(n,t)=>t.flatMap(e=>n.some(({directories:s})=>f(e,s).length>0)?[]:e.text);function*y(n,t,e,s=!0,r=null){const l=t&&
[...t].map(A.jt),p=l&&new Set([...l,...l.map(A.RO)]);for(const{client:g,inside:w,parts:x,isAside:$,leaves:D}of X(n)){if(p!==null&&!x.some(I=>p.has(I)))continue;
const P=I=>w.calls.get(I)!==!0,{directories:M,refused:V}=w,Y=r?.follow(M,g,P)??M,h=a(Y,{client:g,versions:e,hasCalls:s,isAsked:P,refused:V}),H=h.providers.filter(
({provider:I})=>!D.has((0,j.JT)(I)));yield{...h,providers:H,...$&&{isAside:$}}}}const b=2e5;function*C(n,t){let e=0;for(const s of n){if(e+=s.directories.length,
e>b)return t(s,b);yield s}}function*X(n){for(const t of n){const{client:e,roots:s,isNamed:r,leaves:l}=t;for(const p of s){const g=J(p,t),w=g.directories.flatMap(
$=>$.parts),x=!r&&(0,G.Zl)((0,A.Gz)(p.name,"main.tf"));yield{client:e,inside:g,parts:w,leaves:l,isAside:x}}}}const _=(n,t,e)=>{n.set(t,e&&n.get(t)!==!1)},z=1e5;
function J(n,{directories:t,client:e,hasInstalled:s}){const r=new Set([n]),l=new Map,p=new Map,g=[],w=[[n,n.installed.size>0?"":null]];for(const h of(0,R.n6)(n))
w.push([t.get(h),null]);const x=new Set;let $=0;for(const[h,H]of w)if(!(h===void 0||H===null&&x.has(h))){r.add(h),H===null&&x.add(h);for(const I of h.children){
const{name:rn,call:T}=I;if(!(0,R.fJ)(I,n))continue;const tn=H!==null&&T!==null&&$<=z,ln=T?.address.replace(/^module\./,""),en=tn?[...H===""?[]:[H],ln].join("."):
null;tn&&($+=1);const Q=n.installed.get(en??""),q=T!==null&&Q!==void 0&&o(T,Q,e);T!==null&&s&&_(p,T,q);const on=q?Q.directory:rn,W=on===null?void 0:t.get(on);if(W!==
void 0){if(T!==null){g.push(...(0,k.w)(h,T,W));const sn=l.get(h),cn=sn===void 0?T.address:`${sn} > ${T.address}`;W!==n&&!l.has(W)&&l.set(W,cn)}w.push([W,q?en:null])}}}
const[,...D]=Array.from(r,h=>l.has(h)?{...h,module:l.get(h)}:h),{unit:P}=n,M={calls:p,refused:g};if(P===null)return{...M,directories:[n,...D]};const V=D.find(({
name:h})=>h===P.module),Y=D.filter(h=>h!==V);return{...M,directories:[(0,Z.k0)(n,P,V),...Y]}}function o(n,{source:t,version:e},s){if((0,E.RZ)(n.text??"",s)!==(0,E.
RZ)(t,s))return!1;const r=(0,j.KS)(n,s)?.text??null;return e===""||r===null||(0,N.Hn)(e,r,s)}}),2019:((nn,U,d)=>{d.d(U,{G:()=>F});var v=d(6760),c=d(9968);const L=/^[0-9a-f]{40}$/,
S=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function F(a){const i=(0,v.join)(a,".git"),u=B(i,a)??i,m=E((0,v.join)(u,"commondir")),f=m===null?u:(0,v.resolve)(u,m),O=()=>(0,c.
r7)((0,v.join)(f,"packed-refs"))??"",y=K(E((0,v.join)(u,"HEAD")),[u,f],O);return y===null?null:{commit:y,isFetched:A(y,(0,c.r7)((0,v.join)(u,"FETCH_HEAD"))??"",
O),remote:R((0,c.r7)((0,v.join)(f,"config"))??"")}}function B(a,i){const[,u]=/^gitdir: (.+)$/.exec(E(a)??"")??[];return u===void 0?null:(0,v.resolve)(i,u)}function K(a,i,u){
const[,m]=S.exec(a??"")??[],f=m===void 0?a:G(m,i,u);return f!==null&&L.test(f)?f:null}function G(a,i,u){for(const f of i){const O=E((0,v.join)(f,a));if(O!==null)
return O}return u().split(`
`).find(f=>f.endsWith(` ${a}`))?.slice(0,40)??null}function A(a,i,u){const m=(f,O)=>f.split(`
`).some(y=>y.startsWith(`${a}${O}`));return m(i,"	")||m(u()," refs/remotes/")}const E=a=>(0,c.r7)(a)?.replace(/\r?\n$/,"")??null,N=21,k=/^(?!\.{1,2}$)[\w.-]+$/;
function R(a){let i=!1;for(const u of a.split(`
`).map(m=>m.trim())){u.startsWith("[")&&(i=u==='[remote "origin"]');const m=u.indexOf("=");if(!(!i||m<0||u.slice(0,m).trim().toLowerCase()!=="url"))return j(u.slice(
m+1).trim())}return null}function j(a){const i=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(a),[u,m]=i===null?Z(a):[i[1],i[2]],f=(m??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),O=f.length>1&&f.length<=N;return!u||!O||!f.every(y=>k.test(y))?null:{host:u.toLowerCase(),owner:f.slice(0,-1).join("/"),name:f.at(-1)??""}}function Z(a){
const i=URL.parse(a);return i===null||!/^(https?|ssh):$/.test(i.protocol)?[]:[i.protocol==="ssh:"?i.hostname:i.host,i.pathname.slice(1)]}}),304:((nn,U,d)=>{d.d(
U,{CM:()=>G,Hn:()=>K,Lt:()=>J,Nd:()=>m,Sx:()=>X,XA:()=>S,gH:()=>u,iM:()=>L,jF:()=>B,s5:()=>F});var v=d(9119),c=d(523);function L(o,n,t){const e=N(n,t);return E(
o,s=>(!(0,c.Ty)(s)||(0,c.Cg)(s)===e)&&A(s,n))}function S(o,n){return E(o,t=>(!(0,c.Ty)(t)||n.some(e=>R(t,e)))&&!k(t)&&n.every(e=>a(t,e)))}const F=o=>E(o,n=>!(0,c.
Ty)(n));function B(o){const n=o.filter(t=>t.operator==="=");return n.length===1&&n.every(({version:t})=>k({...t,build:""}))}function K(o,n,t){const e=(0,c.oF)(o),
s=(0,c.PW)(n);return e!==null&&s.ok&&L([e],s.value,t)!==null}function G(o,n){const[t,e]=[(0,c.rK)(o),(0,c._T)(n)];return t===null||!e.ok||S([t],e.value)!==null}
const A=(o,n)=>n.every(t=>Z(o,t));function E(o,n){let t=null;for(const e of o.filter(n))(t===null||(0,c.Zy)(e,t)>0)&&(t=e);return t}function N(o,n){const[t,e]=o;
if(t===void 0||e!==void 0)return null;const s=t.text.trim().replace(n==="opentofu"?/^=?v?/:/^=?/,""),r=(0,c.rK)(s);return r===null?null:(0,c.Cg)(r)}const k=({numbers:o,
pre:n,build:t})=>n===""&&t===""&&o.every(e=>e===0n),R=(o,n)=>n.operator==="="&&j(o,n.version),j=(o,n)=>o.build===n.build&&(0,c.Zy)(o,n)===0;function Z(o,{operator:n,
version:t}){const e=(0,c.Zy)(o,t);if(n==="=")return e===0;if(n==="!=")return e!==0;if(n!=="~>")return i(e,n);const s=t.numbers.slice(0,t.written-1);return e>=0&&
!(0,c.Ty)(t)&&t.numbers.length<=o.numbers.length&&s.every((r,l)=>r===o.numbers[l])}function a(o,n){const{operator:t,version:e}=n;if(t==="=")return R(o,n);if(t===
"!=")return!j(o,e);const s=(0,c.Zy)(o,e);if(t!=="~>")return i(s,t);const[r=0n,l=0n]=e.numbers,p=e.written===3?[r,l+1n,0n]:[r+1n,0n,0n];return s>=0&&(0,c.Zy)(o,{
...e,numbers:p,pre:""})<0}const i=(o,n)=>({">":o>0,">=":o>=0,"<":o<0,"<=":o<=0})[n];function u(o,n){if(y(o))return!0;const t=b(o),e=Math.max(...t.map(({numbers:r})=>r.
length)),s=t.flatMap(r=>{const l=Array.from({length:e},(p,g)=>r.numbers[g]??0n);return[r,C(l),C([...l,1n])]});return L(s,o,n)!==null}function m(o){const n=(0,v.
t6)(o,c.mb);if(y(n))return!0;const t=b(n),e="x".repeat(1+Math.max(...t.map(r=>r.build.length))),s=t.flatMap(r=>{const[l=0n,p=0n,g=0n]=r.numbers,w=[l,p,g+1n];return[
r,C([l,p,g],e),C(w,e)]});return S(s,n)!==null}const f=50,O=100,y=o=>o.length>f||o.some(({text:n})=>n.length>O),b=o=>{const n=[C([0n,0n,0n]),...o.map(t=>t.version)];
return[...new Map(n.map(t=>[(0,c.Cg)(t),t])).values()]},C=(o,n="")=>({text:"",numbers:o,written:o.length,pre:"",build:n});function X(o,n){const t=(0,v.t6)(o,c.mb),
e=n(t)?o:t;if(y(e))return o;const s=_(e,n)??z(e,n),r=new Set(s.map(c.mb));return o.filter(l=>r.has((0,c.mb)(l)))}function _(o,n){const t=o.findLast(e=>!n([e]));
if(t!==void 0)return[t];for(const[e,s]of[...o.entries()].reverse()){const r=o.slice(0,e).findLast(l=>!n([l,s]));if(r!==void 0)return[r,s]}return null}const z=(o,n)=>o.
reduce((t,e)=>{const s=t.filter(r=>r!==e);return n(s)?t:s},o);function J(o,n){const t=(0,c.PW)(o),e=(0,c.oF)(n);if(!t.ok||e===null||t.value.some(s=>(0,c.Ty)(s.version)))
return!1;if(e.written<3){const s=(0,c.PW)(`~> ${e.numbers.slice(0,e.written).join(".")}.0`);return s.ok&&!u([...t.value,...s.value],"terraform")}return!A({...e,
pre:""},t.value)}})};export{un as ids,an as modules};
