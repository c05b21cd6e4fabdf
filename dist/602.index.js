const q=[602],nn={9050:((z,F,h)=>{h.d(F,{G:()=>W});var c=h(6760),O=h(5747);const H=5,U=/^[0-9a-f]{40}$/,B=/^refs\/(?!.*\.\.)[^\0]+$/;function W(p){const a=(0,c.
join)(p,".git"),m=D(a,p)??a,d=$((0,c.join)(m,"commondir")),f=d===null?m:(0,c.resolve)(m,d),g=()=>(0,O.r7)((0,c.join)(f,"packed-refs"))??"",M=P($((0,c.join)(m,"H\
EAD")),[m,f],g);return M===null?null:{commit:M,isFetched:I(M,(0,O.r7)((0,c.join)(m,"FETCH_HEAD"))??"",g),remote:x((0,O.r7)((0,c.join)(f,"config"))??"")}}function D(p,a){
const[,m]=/^gitdir: (.+)$/.exec($(p)??"")??[];return m===void 0?null:(0,c.resolve)(a,m)}function P(p,a,m){let d=p;for(let f=0;d!==null&&f<=H;f+=1){if(U.test(d))
return d;const[,g]=/^ref: (.+)$/.exec(d)??[];if(g===void 0||!B.test(g))return null;d=k(g,a,m)}return null}function k(p,a,m){for(const f of a){const g=$((0,c.join)(
f,p));if(g!==null)return g}return m().split(`
`).find(f=>f.endsWith(` ${p}`))?.slice(0,40)??null}function I(p,a,m){const d=(f,g)=>f.split(`
`).some(M=>M.startsWith(`${p}${g}`));return d(a,"	")||d(m()," refs/remotes/")}const $=p=>(0,O.r7)(p)?.replace(/\r?\n$/,"")??null,w=21,b=/^(?!\.{1,2}$)[\w.-]+$/;
function x(p){let a=!1;for(const m of p.split(`
`)){const d=m.trim();d.startsWith("[")&&(a=d==='[remote "origin"]');const f=d.indexOf("=");if(!(!a||f<0||d.slice(0,f).trim().toLowerCase()!=="url"))return C(d.slice(
f+1).trim())}return null}function C(p){const a=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(p),[m,d]=a===null?L(p):[a[1],a[2]],f=(d??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),g=f.length>1&&f.length<=w;return!m||!g||!f.every(M=>b.test(M))?null:{host:m.toLowerCase(),owner:f.slice(0,-1).join("/"),name:f.at(-1)??""}}function L(p){
const a=URL.parse(p);return a===null||!/^(https?|ssh):$/.test(a.protocol)?[]:[a.protocol==="ssh:"?a.hostname:a.host,a.pathname.slice(1)]}}),2602:((z,F,h)=>{h.r(
F),h.d(F,{isOfInit:()=>C,layoutsOf:()=>p,nameRepository:()=>H,noteCall:()=>M,partsOf:()=>f,rootsOf:()=>d,unmatched:()=>m});var c=h(6760),O=h(9050);function H(n,t){
const o=(0,O.G)(n),r=o?.remote??null;if(o!==null&&r!==null){const u=o.isFetched||o.commit===t.GITHUB_SHA;return{name:`${r.owner}/${r.name}`,url:U(r,t.GITHUB_SERVER_URL),
commit:u?o.commit:null}}return{name:(o===null?W(n,t):null)??D(n),url:null,commit:null}}function U({host:n,owner:t,name:o},r=""){return`${URL.parse(r)?.host===n?
URL.parse(r)?.protocol:"https:"}//${n}/${t}/${o}`}const B=/^[\w.-]+\/[\w.-]+$/;function W(n,t){const{GITHUB_WORKSPACE:o,GITHUB_REPOSITORY:r=""}=t;return o!==void 0&&
(0,c.resolve)(o)===(0,c.resolve)(n)&&B.test(r)?r:null}const D=n=>(0,c.basename)((0,c.resolve)(n)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository";var P=h(
5143),k=h(9664),I=h(5011),$=h(1752),w=h(4526),b=h(5257);let x=function(...n){return{rootOf:x}=h.late([243],3624),new.target?new x(...n):x(...n)};const C=n=>/(^|\/)\.terraform(\/|$)/.
test(n);function L(n){const t=[...n.values()],o=new Set(t.flatMap(i=>(0,w.s1)(i).filter(u=>u!==i.name))),r=new Set(t.flatMap(({name:i,unit:u})=>u===null||u.module===
i?[]:u.module));return t.filter(({name:i,hasConfiguration:u,isInitialised:y,unit:E})=>u&&!C(i)&&(E!==null||!r.has(i))&&(y||!o.has(i)))}const p=({clients:n,patterns:t,
...o})=>n.map(r=>{const i=(0,w.Pv)(o,r),u=t.length>0,y=new Set(t.flatMap(R=>a(R,i))),E=u?i.values().filter(R=>y.has(R)):L(i),{known:A=[],unknown:T=[]}=Object.groupBy(
E,({unit:R})=>R===null||R.unknown===null?"known":"unknown"),S=T.flatMap(({unit:R})=>R??[]),j=(o.installed??[]).length>0;return{client:r,directories:i,roots:A,unknown:S,
isNamed:u,hasInstalled:j}}),a=({matches:n},t)=>[...t.values()].filter(o=>o.hasConfiguration&&n(o.name||".")),m=(n,t)=>t.flatMap(o=>n.some(({directories:r})=>a(o,
r).length>0)?[]:o.text);function*d(n,{changed:t,versions:o,hasCalls:r=!0}){const i=t&&g(t);for(const{client:u,inside:y,parts:E,isAside:A}of f(n)){if(i!==null&&!E.
some(j=>i.has(j)))continue;const T=j=>y.calls.get(j)!==!0,S=x(y.directories,{client:u,versions:o,hasCalls:r,isAsked:T});yield A?{...S,isAside:A}:S}}function*f(n){
for(const t of n){const{client:o,roots:r,isNamed:i}=t;for(const u of r){const y=Z(u,t),E=y.directories.flatMap(T=>T.parts),A=!i&&(0,P.Zl)((0,k.Gz)(u.name,"main.\
tf"));yield{client:o,inside:y,parts:E,isAside:A}}}}function g(n){const t=[...n].map(k.jt);return new Set([...t,...t.map(k.RO)])}const M=(n,t,o)=>{n.set(t,o&&n.get(
t)!==!1)},N=1e5;function Z(n,{directories:t,client:o,hasInstalled:r}){const i=new Set([n]),u=new Map,y=[[n,n.installed.size>0?"":null]];for(const v of(0,w.n6)(n))
y.push([t.get(v),null]);const E=new Set;let A=0;for(const[v,K]of y)if(!(v===void 0||K===null&&E.has(v))){i.add(v),K===null&&E.add(v);for(const Y of v.children){
const{name:Q,call:G}=Y;if(!(0,w.fJ)(Y,n))continue;const X=K===null||A>N?null:e(K,G);X!==null&&(A+=1);const _=n.installed.get(X??""),V=G!==null&&_!==void 0&&s(G,
_,o);G!==null&&r&&M(u,G,V);const J=V?_.directory:Q;J!==null&&y.push([t.get(J),V?X:null])}}const[,...T]=i,{unit:S}=n;if(S===null)return{directories:[n,...T],calls:u};
const j=T.find(({name:v})=>v===S.module),R=T.filter(v=>v!==j);return{directories:[l(n,S,j),...R],calls:u}}const e=(n,t)=>t===null?null:(n===""?"":`${n}.`)+t.address.
replace(/^module\./,"");function s(n,{source:t,version:o},r){const i=(0,b.KS)(n,r)?.text??null;return(0,I.RZ)(n.text??"",r)===(0,I.RZ)(t,r)&&(o===""||i===null||
(0,$.Hn)(o,i,r))}function l(n,t,o=(0,w.hK)(n.name)){const r=({place:u})=>!t.replaced.includes(u.file),i=({kind:u})=>u!=="lock_provider"||n.lockFile===null;return{
...n,usages:[...n.usages,...o.usages.filter(i)].filter(r),declared:[...n.declared,...o.declared].filter(r),lockFile:n.lockFile??o.lockFile,parts:[...n.parts,...o.
parts,...t.files.map(k.jt)]}}}),1752:((z,F,h)=>{h.d(F,{Hn:()=>W,Lt:()=>Z,Nd:()=>p,Sx:()=>N,XA:()=>H,gH:()=>L,iM:()=>O,jF:()=>B,s5:()=>U});var c=h(1731);function O(e,s,l){
const n=k(s,l);return P(e,t=>(!(0,c.Ty)(t)||(0,c.Cg)(t)===n)&&D(t,s))}function H(e,s){return P(e,l=>(!(0,c.Ty)(l)||s.some(n=>$(l,n)))&&!I(l)&&s.every(n=>x(l,n)))}
const U=e=>P(e,s=>!(0,c.Ty)(s));function B(e){const s=e.filter(l=>l.operator==="=");return s.length===1&&s.every(({version:l})=>I({...l,build:""}))}function W(e,s,l){
const n=(0,c.oF)(e),t=(0,c.PW)(s);return n!==null&&t.ok&&O([n],t.value,l)!==null}const D=(e,s)=>s.every(l=>b(e,l));function P(e,s){let l=null;for(const n of e.filter(
s))(l===null||(0,c.Zy)(n,l)>0)&&(l=n);return l}function k(e,s){const[l,n]=e;if(l===void 0||n!==void 0)return null;const t=l.text.trim().replace(s==="opentofu"?/^=?v?/:
/^=?/,""),o=(0,c.rK)(t);return o===null?null:(0,c.Cg)(o)}const I=({numbers:e,pre:s,build:l})=>s===""&&l===""&&e.every(n=>n===0n),$=(e,s)=>s.operator==="="&&w(e,
s.version),w=(e,s)=>e.build===s.build&&(0,c.Zy)(e,s)===0;function b(e,{operator:s,version:l}){const n=(0,c.Zy)(e,l);if(s==="=")return n===0;if(s==="!=")return n!==
0;if(s!=="~>")return C(n,s);const t=l.numbers.slice(0,l.written-1);return n>=0&&!(0,c.Ty)(l)&&l.numbers.length<=e.numbers.length&&t.every((o,r)=>o===e.numbers[r])}
function x(e,s){const{operator:l,version:n}=s;if(l==="=")return $(e,s);if(l==="!=")return!w(e,n);const t=(0,c.Zy)(e,n);if(l!=="~>")return C(t,l);const[o=0n,r=0n]=n.
numbers,i=n.written===3?[o,r+1n,0n]:[o+1n,0n,0n];return t>=0&&(0,c.Zy)(e,{...n,numbers:i,pre:""})<0}const C=(e,s)=>({">":e>0,">=":e>=0,"<":e<0,"<=":e<=0})[s];function L(e,s){
if(d(e))return!0;const l=g(e),n=Math.max(...l.map(({numbers:o})=>o.length)),t=l.flatMap(o=>{const r=Array.from({length:n},(i,u)=>o.numbers[u]??0n);return[o,M(r),
M([...r,1n])]});return O(t,e,s)!==null}function p(e){const s=f(e);if(d(s))return!0;const l=g(s),n="x".repeat(1+Math.max(...l.map(o=>o.build.length))),t=l.flatMap(
o=>{const[r=0n,i=0n,u=0n]=o.numbers,y=[r,i,u+1n];return[o,M([r,i,u],n),M(y,n)]});return H(t,s)!==null}const a=50,m=100,d=e=>e.length>a||e.some(({text:s})=>s.length>
m),f=e=>[...Map.groupBy(e,c.mb).values()].flatMap(([s])=>s??[]),g=e=>{const s=[M([0n,0n,0n]),...e.map(l=>l.version)];return[...new Map(s.map(l=>[(0,c.Cg)(l),l])).
values()]},M=(e,s="")=>({text:"",numbers:e,written:e.length,pre:"",build:s});function N(e,s){const l=f(e),n=s(l)?e:l;if(d(n))return e;const t=n.reduce((r,i)=>{const u=r.
filter(y=>y!==i);return s(u)?r:u},n),o=new Set(t.map(c.mb));return e.filter(r=>o.has((0,c.mb)(r)))}function Z(e,s){const l=(0,c.PW)(e),n=(0,c.oF)(s);if(!l.ok||n===
null||l.value.some(t=>(0,c.Ty)(t.version)))return!1;if(n.written<3){const t=(0,c.PW)(`~> ${n.numbers.slice(0,n.written).join(".")}.0`);return t.ok&&!L([...l.value,
...t.value],"terraform")}return!D({...n,pre:""},l.value)}})};export{q as ids,nn as modules};
