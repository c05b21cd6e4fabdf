const an=[4878],fn={4878:((en,D,p)=>{p.r(D),p.d(D,{isOfInit:()=>c,layoutsOf:()=>g,nameRepository:()=>L,noteCall:()=>z,partsOf:()=>V,rootsOf:()=>T,unmatched:()=>E,
upToLimit:()=>I});var v=p(6760),i=p(2019);function L(n,t){const e=(0,i.G)(n),o=e?.remote??null;if(e!==null&&o!==null){const l=e.isFetched||e.commit===t.GITHUB_SHA;
return{name:`${o.owner}/${o.name}`,url:S(o,t.GITHUB_SERVER_URL),commit:l?e.commit:null}}return{name:(e===null?B(n,t):null)??F(n),url:null,commit:null}}function S({
host:n,owner:t,name:e},o=""){return`${URL.parse(o)?.host===n?URL.parse(o)?.protocol:"https:"}//${n}/${t}/${e}`}const W=/^[\w.-]+\/[\w.-]+$/;function B(n,t){const{
GITHUB_WORKSPACE:e,GITHUB_REPOSITORY:o=""}=t;return e!==void 0&&(0,v.resolve)(e)===(0,v.resolve)(n)&&W.test(o)?o:null}const F=n=>(0,v.basename)((0,v.resolve)(n)).
replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository";var K=p(9119),x=p(3096),R=p(5243),G=p(304),H=p(7439),A=p(9373),C=p(2172),N=p(1039);let a=function(...n){
return{rootOf:a}=p.late([1903],4284),new.target?new a(...n):a(...n)};const c=n=>/(^|\/)\.terraform(\/|$)/.test(n);function u(n,t){const e=[...n.values()],o=e.filter(
({name:f})=>!t.has(f)),r=new Set(o.flatMap(f=>(0,A.s1)(f).filter(h=>h!==f.name))),l=new Set(e.flatMap(({name:f,unit:h})=>h===null||h.module===f?[]:h.module));return o.
filter(({name:f,hasConfiguration:h,isInitialised:O,unit:y})=>h&&!c(f)&&(y!==null||!l.has(f))&&(O||!r.has(f)))}const g=({clients:n,patterns:t,unmanaged:e,...o})=>n.
map(r=>{const l=(0,A.Pv)(o,r),f=t.length>0,h=new Set(t.flatMap(w=>d(w,l))),O=f?[...l.values()].filter(w=>h.has(w)):u(l,o.snippets??new Set),y=O.flatMap(({unit:w})=>w?.
unknown?w:[]),$=O.filter(({unit:w})=>!w?.unknown),j=(o.installed??[]).length>0,P=e?.(r)??new Map;return{client:r,directories:l,roots:$,unknown:y,isNamed:f,hasInstalled:j,
leaves:P}}),d=({matches:n},t)=>[...t.values()].filter(e=>e.hasConfiguration&&n(e.name||".")),E=(n,t)=>t.flatMap(e=>n.some(({directories:o})=>d(e,o).length>0)?[]:
e.text);function*T(n,t,e,o=!0,r=null){const l=t&&[...t].map(x.jt),f=y=>n.some(({directories:$})=>$.get(y)?.hasConfiguration),h=l?.map(y=>(0,x.Bo)(y,f))??[],O=l&&
new Set([...l,...h]);for(const{client:y,inside:$,parts:j,isAside:P,leaves:w}of V(n)){if(O!==null&&!j.some(M=>O.has(M)))continue;const b=M=>$.calls.get(M)!==!0,{
directories:X,refused:Q,isPartial:m}=$,U=r?.follow(X,y,b)??X,_=a(U,{client:y,versions:e,hasCalls:o,isAsked:b,refused:Q,isPartial:m}),q=_.providers.filter(({provider:M})=>!w.
has((0,C.JT)(M)));yield{..._,providers:q,...P&&{isAside:P}}}}const Z=2e5;function*I(n,t){let e=0;for(const o of n){if(e+=o.directories.length,e>Z)return t(o,Z);
yield o}}function*V(n){for(const t of n){const{client:e,roots:o,isNamed:r,leaves:l}=t;for(const f of o){const h=Y(f,t),O=h.directories.flatMap($=>$.parts),y=!r&&
(0,K.Zl)((0,x.Gz)(f.name,"main.tf"));yield{client:e,inside:h,parts:O,leaves:l,isAside:y}}}}const z=(n,t,e)=>{n.set(t,e&&n.get(t)!==!1)},J=1e5;function Y(n,{directories:t,
client:e,hasInstalled:o}){const r=new Set([n]),l=new Map,f=new Map,h=[],O=[[n,n.installed.size>0?"":null]];for(const m of(0,A.n6)(n))O.push([t.get(m),null]);const y=new Set;
let $=0,j=(0,A.LU)(n.unit);for(const[m,U]of O)if(j||=m===void 0,!(m===void 0||U===null&&y.has(m))){r.add(m),U===null&&y.add(m);for(const _ of m.children){const{
name:q,call:M}=_;if(!(0,A.fJ)(_,n))continue;const sn=U!==null&&M!==null&&$<=J,cn=M?.address.replace(/^module\./,""),on=sn?[...U===""?[]:[U],cn].join("."):null;sn&&
($+=1);const nn=n.installed.get(on??""),tn=M!==null&&nn!==void 0&&s(M,nn,e);M!==null&&o&&z(f,M,tn);const rn=tn?nn.directory:q;if(rn===null)continue;const k=t.get(
rn);if(k!==void 0&&M!==null){h.push(...(0,H.w)(m,M,k,e));const ln=l.get(m),un=ln===void 0?M.address:`${ln} > ${M.address}`;k!==n&&!l.has(k)&&l.set(k,un)}O.push(
[k,tn?on:null])}}const[,...P]=Array.from(r,m=>l.has(m)?{...m,module:l.get(m)}:m),{unit:w}=n;j||=w!==null&&n.usages.some(m=>m.directories!==void 0);const b={calls:f,
refused:h,isPartial:j};if(w===null)return{...b,directories:[n,...P]};const X=P.find(({name:m})=>m===w.module),Q=P.filter(m=>m!==X);return{...b,directories:[(0,N.
k0)(n,w,X),...Q]}}function s(n,{source:t,version:e},o){if((0,R.RZ)(n.text??"",o)!==(0,R.RZ)(t,o))return!1;const r=(0,C.KS)(n,o)?.text??null;return e===""||r===null||
(0,G.Hn)(e,r,o)}}),2019:((en,D,p)=>{p.d(D,{G:()=>W});var v=p(6760),i=p(9968);const L=/^[0-9a-f]{40}$/,S=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function W(a){const c=(0,v.
join)(a,".git"),u=B(c,a)??c,g=R((0,v.join)(u,"commondir")),d=g===null?u:(0,v.resolve)(u,g),E=()=>(0,i.r7)((0,v.join)(d,"packed-refs"))??"",T=F(R((0,v.join)(u,"H\
EAD")),[u,d],E);return T===null?null:{commit:T,isFetched:x(T,(0,i.r7)((0,v.join)(u,"FETCH_HEAD"))??"",E),remote:A((0,i.r7)((0,v.join)(d,"config"))??"")}}function B(a,c){
const[,u]=/^gitdir: (.+)$/.exec(R(a)??"")??[];return u===void 0?null:(0,v.resolve)(c,u)}function F(a,c,u){const[,g]=S.exec(a??"")??[],d=g===void 0?a:K(g,c,u);return d!==
null&&L.test(d)?d:null}function K(a,c,u){for(const d of c){const E=R((0,v.join)(d,a));if(E!==null)return E}return u().split(`
`).find(d=>d.endsWith(` ${a}`))?.slice(0,40)??null}function x(a,c,u){const g=(d,E)=>d.split(`
`).some(T=>T.startsWith(`${a}${E}`));return g(c,"	")||g(u()," refs/remotes/")}const R=a=>(0,i.r7)(a)?.replace(/\r?\n$/,"")??null,G=21,H=/^(?!\.{1,2}$)[\w.-]+$/;
function A(a){let c=!1;for(const u of a.split(`
`).map(g=>g.trim())){u.startsWith("[")&&(c=u==='[remote "origin"]');const g=u.indexOf("=");if(!(!c||g<0||u.slice(0,g).trim().toLowerCase()!=="url"))return C(u.slice(
g+1).trim())}return null}function C(a){const c=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(a),[u,g]=c===null?N(a):[c[1],c[2]],d=(g??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),E=d.length>1&&d.length<=G;return!u||!E||!d.every(T=>H.test(T))?null:{host:u.toLowerCase(),owner:d.slice(0,-1).join("/"),name:d.at(-1)??""}}function N(a){
const c=URL.parse(a);return c===null||!/^(https?|ssh):$/.test(c.protocol)?[]:[c.protocol==="ssh:"?c.hostname:c.host,c.pathname.slice(1)]}}),304:((en,D,p)=>{p.d(
D,{CM:()=>K,Hn:()=>F,Lt:()=>Y,Nd:()=>g,Sx:()=>V,XA:()=>S,gH:()=>u,iM:()=>L,jF:()=>B,s5:()=>W});var v=p(9119),i=p(523);function L(s,n,t){const e=G(n,t);return R(
s,o=>(!(0,i.Ty)(o)||(0,i.Cg)(o)===e)&&x(o,n))}function S(s,n){return R(s,t=>(!(0,i.Ty)(t)||n.some(e=>A(t,e)))&&!H(t)&&n.every(e=>a(t,e)))}const W=s=>R(s,n=>!(0,i.
Ty)(n));function B(s){const n=s.filter(t=>t.operator==="=");return n.length===1&&n.every(({version:t})=>H({...t,build:""}))}function F(s,n,t){const e=(0,i.oF)(s),
o=(0,i.PW)(n);return e!==null&&o.ok&&L([e],o.value,t)!==null}function K(s,n){const[t,e]=[(0,i.rK)(s),(0,i._T)(n)];return t===null||!e.ok||S([t],e.value)!==null}
const x=(s,n)=>n.every(t=>N(s,t));function R(s,n){let t=null;for(const e of s.filter(n))(t===null||(0,i.Zy)(e,t)>0)&&(t=e);return t}function G(s,n){const[t,e]=s;
if(t===void 0||e!==void 0)return null;const o=t.text.trim().replace(n==="opentofu"?/^=?v?/:/^=?/,""),r=(0,i.rK)(o);return r===null?null:(0,i.Cg)(r)}const H=({numbers:s,
pre:n,build:t})=>n===""&&t===""&&s.every(e=>e===0n),A=(s,n)=>n.operator==="="&&C(s,n.version),C=(s,n)=>s.build===n.build&&(0,i.Zy)(s,n)===0;function N(s,{operator:n,
version:t}){const e=(0,i.Zy)(s,t);if(n==="=")return e===0;if(n==="!=")return e!==0;if(n!=="~>")return c(e,n);const o=t.numbers.slice(0,t.written-1);return e>=0&&
!(0,i.Ty)(t)&&t.numbers.length<=s.numbers.length&&o.every((r,l)=>r===s.numbers[l])}function a(s,n){const{operator:t,version:e}=n;if(t==="=")return A(s,n);if(t===
"!=")return!C(s,e);const o=(0,i.Zy)(s,e);if(t!=="~>")return c(o,t);const[r=0n,l=0n]=e.numbers,f=e.written===3?[r,l+1n,0n]:[r+1n,0n,0n];return o>=0&&(0,i.Zy)(s,{
...e,numbers:f,pre:""})<0}const c=(s,n)=>({">":s>0,">=":s>=0,"<":s<0,"<=":s<=0})[n];function u(s,n){if(T(s))return!0;const t=Z(s),e=Math.max(...t.map(({numbers:r})=>r.
length)),o=t.flatMap(r=>{const l=Array.from({length:e},(f,h)=>r.numbers[h]??0n);return[r,I(l),I([...l,1n])]});return L(o,s,n)!==null}function g(s){const n=(0,v.
t6)(s,i.mb);if(T(n))return!0;const t=Z(n),e="x".repeat(1+Math.max(...t.map(r=>r.build.length))),o=t.flatMap(r=>{const[l=0n,f=0n,h=0n]=r.numbers,O=[l,f,h+1n];return[
r,I([l,f,h],e),I(O,e)]});return S(o,n)!==null}const d=50,E=100,T=s=>s.length>d||s.some(({text:n})=>n.length>E),Z=s=>{const n=[I([0n,0n,0n]),...s.map(t=>t.version)];
return[...new Map(n.map(t=>[(0,i.Cg)(t),t])).values()]},I=(s,n="")=>({text:"",numbers:s,written:s.length,pre:"",build:n});function V(s,n){const t=(0,v.t6)(s,i.mb),
e=n(t)?s:t;if(T(e))return s;const o=z(e,n)??J(e,n),r=new Set(o.map(i.mb));return s.filter(l=>r.has((0,i.mb)(l)))}function z(s,n){const t=s.findLast(e=>!n([e]));
if(t!==void 0)return[t];for(const[e,o]of[...s.entries()].reverse()){const r=s.slice(0,e).findLast(l=>!n([l,o]));if(r!==void 0)return[r,o]}return null}const J=(s,n)=>s.
reduce((t,e)=>{const o=t.filter(r=>r!==e);return n(o)?t:o},s);function Y(s,n){const t=(0,i.PW)(s),e=(0,i.oF)(n);if(!t.ok||e===null||t.value.some(o=>(0,i.Ty)(o.version)))
return!1;if(e.written<3){const o=(0,i.PW)(`~> ${e.numbers.slice(0,e.written).join(".")}.0`);return o.ok&&!u([...t.value,...o.value],"terraform")}return!x({...e,
pre:""},t.value)}})};export{an as ids,fn as modules};
