const q=[4878],nn={4878:((V,I,h)=>{h.r(I),h.d(I,{isOfInit:()=>F,layoutsOf:()=>u,nameRepository:()=>P,noteCall:()=>v,partsOf:()=>M,rootsOf:()=>f,unmatched:()=>d});
var g=h(6760),c=h(2019);function P(n,t){const e=(0,c.G)(n),o=e?.remote??null;if(e!==null&&o!==null){const r=e.isFetched||e.commit===t.GITHUB_SHA;return{name:`${o.
owner}/${o.name}`,url:S(o,t.GITHUB_SERVER_URL),commit:r?e.commit:null}}return{name:(e===null?W(n,t):null)??b(n),url:null,commit:null}}function S({host:n,owner:t,
name:e},o=""){return`${URL.parse(o)?.host===n?URL.parse(o)?.protocol:"https:"}//${n}/${t}/${e}`}const U=/^[\w.-]+\/[\w.-]+$/;function W(n,t){const{GITHUB_WORKSPACE:e,
GITHUB_REPOSITORY:o=""}=t;return e!==void 0&&(0,g.resolve)(e)===(0,g.resolve)(n)&&U.test(o)?o:null}const b=n=>(0,g.basename)((0,g.resolve)(n)).replace(/[^\w.-]+/g,
"-").replace(/^\.+$/,"")||"repository";var C=h(9119),w=h(3096),T=h(5243),H=h(304),R=h(9373),D=h(2172);let A=function(...n){return{rootOf:A}=h.late([1903],4284),
new.target?new A(...n):A(...n)};const F=n=>/(^|\/)\.terraform(\/|$)/.test(n);function a(n){const t=[...n.values()],e=new Set(t.flatMap(l=>(0,R.s1)(l).filter(r=>r!==
l.name))),o=new Set(t.flatMap(({name:l,unit:r})=>r===null||r.module===l?[]:r.module));return t.filter(({name:l,hasConfiguration:r,isInitialised:m,unit:p})=>r&&!F(
l)&&(p!==null||!o.has(l))&&(m||!e.has(l)))}const u=({clients:n,patterns:t,...e})=>n.map(o=>{const l=(0,R.Pv)(e,o),r=t.length>0,m=new Set(t.flatMap(y=>i(y,l))),p=r?
[...l.values()].filter(y=>m.has(y)):a(l),O=p.flatMap(({unit:y})=>y?.unknown?y:[]),x=p.filter(({unit:y})=>!y?.unknown),$=(e.installed??[]).length>0;return{client:o,
directories:l,roots:x,unknown:O,isNamed:r,hasInstalled:$}}),i=({matches:n},t)=>[...t.values()].filter(e=>e.hasConfiguration&&n(e.name||".")),d=(n,t)=>t.flatMap(
e=>n.some(({directories:o})=>i(e,o).length>0)?[]:e.text);function*f(n,t,e,o=!0,l=null){const r=t&&[...t].map(w.jt),m=r&&new Set([...r,...r.map(w.RO)]);for(const{
client:p,inside:O,parts:x,isAside:$}of M(n)){if(m!==null&&!x.some(_=>m.has(_)))continue;const y=_=>O.calls.get(_)!==!0,{directories:B}=O,E=l?.follow(B[0],B,p,y)??
[],k={client:p,versions:e,hasCalls:o,isAsked:y},K=A([...B,...E],k);yield $?{...K,isAside:$}:K}}function*M(n){for(const t of n){const{client:e,roots:o,isNamed:l}=t;
for(const r of o){const m=G(r,t),p=m.directories.flatMap(x=>x.parts),O=!l&&(0,C.Zl)((0,w.Gz)(r.name,"main.tf"));yield{client:e,inside:m,parts:p,isAside:O}}}}const v=(n,t,e)=>{
n.set(t,e&&n.get(t)!==!1)},j=1e5;function G(n,{directories:t,client:e,hasInstalled:o}){const l=new Set([n]),r=new Map,m=[[n,n.installed.size>0?"":null]];for(const E of(0,R.
n6)(n))m.push([t.get(E),null]);const p=new Set;let O=0;for(const[E,k]of m)if(!(E===void 0||k===null&&p.has(E))){l.add(E),k===null&&p.add(E);for(const K of E.children){
const{name:_,call:L}=K;if(!(0,R.fJ)(K,n))continue;const z=k!==null&&L!==null&&O<=j,Q=L?.address.replace(/^module\./,""),Y=z?[...k===""?[]:[k],Q].join("."):null;
z&&(O+=1);const Z=n.installed.get(Y??""),X=L!==null&&Z!==void 0&&N(L,Z,e);L!==null&&o&&v(r,L,X);const J=X?Z.directory:_;J!==null&&m.push([t.get(J),X?Y:null])}}const[
,...x]=l,{unit:$}=n;if($===null)return{directories:[n,...x],calls:r};const y=x.find(({name:E})=>E===$.module),B=x.filter(E=>E!==y);return{directories:[s(n,$,y),
...B],calls:r}}function N(n,{source:t,version:e},o){if((0,T.RZ)(n.text??"",o)!==(0,T.RZ)(t,o))return!1;const l=(0,D.KS)(n,o)?.text??null;return e===""||l===null||
(0,H.Hn)(e,l,o)}function s(n,t,e=(0,R.hK)(n.name)){const o=({place:r})=>!t.replaced.includes(r.file),l=({kind:r})=>r!=="lock_provider"||n.lockFile===null;return{
...n,usages:[...n.usages,...e.usages.filter(l)].filter(o),declared:[...n.declared,...e.declared].filter(o),lockFile:n.lockFile??e.lockFile,parts:[...n.parts,...e.
parts,...t.files.map(w.jt)]}}}),2019:((V,I,h)=>{h.d(I,{G:()=>U});var g=h(6760),c=h(9968);const P=/^[0-9a-f]{40}$/,S=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function U(a){
const u=(0,g.join)(a,".git"),i=W(u,a)??u,d=T((0,g.join)(i,"commondir")),f=d===null?i:(0,g.resolve)(i,d),M=()=>(0,c.r7)((0,g.join)(f,"packed-refs"))??"",v=b(T((0,g.
join)(i,"HEAD")),[i,f],M);return v===null?null:{commit:v,isFetched:w(v,(0,c.r7)((0,g.join)(i,"FETCH_HEAD"))??"",M),remote:D((0,c.r7)((0,g.join)(f,"config"))??"")}}
function W(a,u){const[,i]=/^gitdir: (.+)$/.exec(T(a)??"")??[];return i===void 0?null:(0,g.resolve)(u,i)}function b(a,u,i){const[,d]=S.exec(a??"")??[],f=d===void 0?
a:C(d,u,i);return f!==null&&P.test(f)?f:null}function C(a,u,i){for(const f of u){const M=T((0,g.join)(f,a));if(M!==null)return M}return i().split(`
`).find(f=>f.endsWith(` ${a}`))?.slice(0,40)??null}function w(a,u,i){const d=(f,M)=>f.split(`
`).some(v=>v.startsWith(`${a}${M}`));return d(u,"	")||d(i()," refs/remotes/")}const T=a=>(0,c.r7)(a)?.replace(/\r?\n$/,"")??null,H=21,R=/^(?!\.{1,2}$)[\w.-]+$/;
function D(a){let u=!1;for(const i of a.split(`
`).map(d=>d.trim())){i.startsWith("[")&&(u=i==='[remote "origin"]');const d=i.indexOf("=");if(!(!u||d<0||i.slice(0,d).trim().toLowerCase()!=="url"))return A(i.slice(
d+1).trim())}return null}function A(a){const u=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(a),[i,d]=u===null?F(a):[u[1],u[2]],f=(d??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),M=f.length>1&&f.length<=H;return!i||!M||!f.every(v=>R.test(v))?null:{host:i.toLowerCase(),owner:f.slice(0,-1).join("/"),name:f.at(-1)??""}}function F(a){
const u=URL.parse(a);return u===null||!/^(https?|ssh):$/.test(u.protocol)?[]:[u.protocol==="ssh:"?u.hostname:u.host,u.pathname.slice(1)]}}),304:((V,I,h)=>{h.d(I,
{Hn:()=>b,Lt:()=>N,Nd:()=>i,Sx:()=>G,XA:()=>S,gH:()=>u,iM:()=>P,jF:()=>W,s5:()=>U});var g=h(9119),c=h(523);function P(s,n,t){const e=T(n,t);return w(s,o=>(!(0,c.
Ty)(o)||(0,c.Cg)(o)===e)&&C(o,n))}function S(s,n){return w(s,t=>(!(0,c.Ty)(t)||n.some(e=>R(t,e)))&&!H(t)&&n.every(e=>F(t,e)))}const U=s=>w(s,n=>!(0,c.Ty)(n));function W(s){
const n=s.filter(t=>t.operator==="=");return n.length===1&&n.every(({version:t})=>H({...t,build:""}))}function b(s,n,t){const e=(0,c.oF)(s),o=(0,c.PW)(n);return e!==
null&&o.ok&&P([e],o.value,t)!==null}const C=(s,n)=>n.every(t=>A(s,t));function w(s,n){let t=null;for(const e of s.filter(n))(t===null||(0,c.Zy)(e,t)>0)&&(t=e);return t}
function T(s,n){const[t,e]=s;if(t===void 0||e!==void 0)return null;const o=t.text.trim().replace(n==="opentofu"?/^=?v?/:/^=?/,""),l=(0,c.rK)(o);return l===null?
null:(0,c.Cg)(l)}const H=({numbers:s,pre:n,build:t})=>n===""&&t===""&&s.every(e=>e===0n),R=(s,n)=>n.operator==="="&&D(s,n.version),D=(s,n)=>s.build===n.build&&(0,c.
Zy)(s,n)===0;function A(s,{operator:n,version:t}){const e=(0,c.Zy)(s,t);if(n==="=")return e===0;if(n==="!=")return e!==0;if(n!=="~>")return a(e,n);const o=t.numbers.
slice(0,t.written-1);return e>=0&&!(0,c.Ty)(t)&&t.numbers.length<=s.numbers.length&&o.every((l,r)=>l===s.numbers[r])}function F(s,n){const{operator:t,version:e}=n;
if(t==="=")return R(s,n);if(t==="!=")return!D(s,e);const o=(0,c.Zy)(s,e);if(t!=="~>")return a(o,t);const[l=0n,r=0n]=e.numbers,m=e.written===3?[l,r+1n,0n]:[l+1n,
0n,0n];return o>=0&&(0,c.Zy)(s,{...e,numbers:m,pre:""})<0}const a=(s,n)=>({">":s>0,">=":s>=0,"<":s<0,"<=":s<=0})[n];function u(s,n){if(M(s))return!0;const t=v(s),
e=Math.max(...t.map(({numbers:l})=>l.length)),o=t.flatMap(l=>{const r=Array.from({length:e},(m,p)=>l.numbers[p]??0n);return[l,j(r),j([...r,1n])]});return P(o,s,
n)!==null}function i(s){const n=(0,g.t6)(s,c.mb);if(M(n))return!0;const t=v(n),e="x".repeat(1+Math.max(...t.map(l=>l.build.length))),o=t.flatMap(l=>{const[r=0n,
m=0n,p=0n]=l.numbers,O=[r,m,p+1n];return[l,j([r,m,p],e),j(O,e)]});return S(o,n)!==null}const d=50,f=100,M=s=>s.length>d||s.some(({text:n})=>n.length>f),v=s=>{const n=[
j([0n,0n,0n]),...s.map(t=>t.version)];return[...new Map(n.map(t=>[(0,c.Cg)(t),t])).values()]},j=(s,n="")=>({text:"",numbers:s,written:s.length,pre:"",build:n});
function G(s,n){const t=(0,g.t6)(s,c.mb),e=n(t)?s:t;if(M(e))return s;const o=e.reduce((r,m)=>{const p=r.filter(O=>O!==m);return n(p)?r:p},e),l=new Set(o.map(c.mb));
return s.filter(r=>l.has((0,c.mb)(r)))}function N(s,n){const t=(0,c.PW)(s),e=(0,c.oF)(n);if(!t.ok||e===null||t.value.some(o=>(0,c.Ty)(o.version)))return!1;if(e.
written<3){const o=(0,c.PW)(`~> ${e.numbers.slice(0,e.written).join(".")}.0`);return o.ok&&!u([...t.value,...o.value],"terraform")}return!C({...e,pre:""},t.value)}})};export{q as ids,nn as modules};
