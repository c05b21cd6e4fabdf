const q=[602],nn={9050:((z,H,h)=>{h.d(H,{G:()=>B});var c=h(6760),O=h(5747);const F=/^[0-9a-f]{40}$/,U=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function B(d){const f=(0,c.
join)(d,".git"),a=W(f,d)??f,p=w((0,c.join)(a,"commondir")),m=p===null?a:(0,c.resolve)(a,p),y=()=>(0,O.r7)((0,c.join)(m,"packed-refs"))??"",M=D(w((0,c.join)(a,"H\
EAD")),[a,m],y);return M===null?null:{commit:M,isFetched:x(M,(0,O.r7)((0,c.join)(a,"FETCH_HEAD"))??"",y),remote:b((0,O.r7)((0,c.join)(m,"config"))??"")}}function W(d,f){
const[,a]=/^gitdir: (.+)$/.exec(w(d)??"")??[];return a===void 0?null:(0,c.resolve)(f,a)}function D(d,f,a){const[,p]=U.exec(d??"")??[],m=p===void 0?d:I(p,f,a);return m!==
null&&F.test(m)?m:null}function I(d,f,a){for(const m of f){const y=w((0,c.join)(m,d));if(y!==null)return y}return a().split(`
`).find(m=>m.endsWith(` ${d}`))?.slice(0,40)??null}function x(d,f,a){const p=(m,y)=>m.split(`
`).some(M=>M.startsWith(`${d}${y}`));return p(f,"	")||p(a()," refs/remotes/")}const w=d=>(0,O.r7)(d)?.replace(/\r?\n$/,"")??null,L=21,E=/^(?!\.{1,2}$)[\w.-]+$/;
function b(d){let f=!1;for(const a of d.split(`
`).map(p=>p.trim())){a.startsWith("[")&&(f=a==='[remote "origin"]');const p=a.indexOf("=");if(!(!f||p<0||a.slice(0,p).trim().toLowerCase()!=="url"))return A(a.slice(
p+1).trim())}return null}function A(d){const f=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(d),[a,p]=f===null?C(d):[f[1],f[2]],m=(p??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),y=m.length>1&&m.length<=L;return!a||!y||!m.every(M=>E.test(M))?null:{host:a.toLowerCase(),owner:m.slice(0,-1).join("/"),name:m.at(-1)??""}}function C(d){
const f=URL.parse(d);return f===null||!/^(https?|ssh):$/.test(f.protocol)?[]:[f.protocol==="ssh:"?f.hostname:f.host,f.pathname.slice(1)]}}),2602:((z,H,h)=>{h.r(
H),h.d(H,{isOfInit:()=>C,layoutsOf:()=>f,nameRepository:()=>F,noteCall:()=>S,partsOf:()=>y,rootsOf:()=>m,unmatched:()=>p});var c=h(6760),O=h(9050);function F(n,t){
const s=(0,O.G)(n),l=s?.remote??null;if(s!==null&&l!==null){const u=s.isFetched||s.commit===t.GITHUB_SHA;return{name:`${l.owner}/${l.name}`,url:U(l,t.GITHUB_SERVER_URL),
commit:u?s.commit:null}}return{name:(s===null?W(n,t):null)??D(n),url:null,commit:null}}function U({host:n,owner:t,name:s},l=""){return`${URL.parse(l)?.host===n?
URL.parse(l)?.protocol:"https:"}//${n}/${t}/${s}`}const B=/^[\w.-]+\/[\w.-]+$/;function W(n,t){const{GITHUB_WORKSPACE:s,GITHUB_REPOSITORY:l=""}=t;return s!==void 0&&
(0,c.resolve)(s)===(0,c.resolve)(n)&&B.test(l)?l:null}const D=n=>(0,c.basename)((0,c.resolve)(n)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository";var I=h(
5143),x=h(9664),w=h(5011),L=h(1752),E=h(4526),b=h(5257);let A=function(...n){return{rootOf:A}=h.late([243],3624),new.target?new A(...n):A(...n)};const C=n=>/(^|\/)\.terraform(\/|$)/.
test(n);function d(n){const t=[...n.values()],s=new Set(t.flatMap(i=>(0,E.s1)(i).filter(u=>u!==i.name))),l=new Set(t.flatMap(({name:i,unit:u})=>u===null||u.module===
i?[]:u.module));return t.filter(({name:i,hasConfiguration:u,isInitialised:g,unit:R})=>u&&!C(i)&&(R!==null||!l.has(i))&&(g||!s.has(i)))}const f=({clients:n,patterns:t,
...s})=>n.map(l=>{const i=(0,E.Pv)(s,l),u=t.length>0,g=new Set(t.flatMap($=>a($,i))),R=u?i.values().filter($=>g.has($)):d(i),{known:T=[],unknown:k=[]}=Object.groupBy(
R,({unit:$})=>$===null||$.unknown===null?"known":"unknown"),j=k.flatMap(({unit:$})=>$??[]),P=(s.installed??[]).length>0;return{client:l,directories:i,roots:T,unknown:j,
isNamed:u,hasInstalled:P}}),a=({matches:n},t)=>[...t.values()].filter(s=>s.hasConfiguration&&n(s.name||".")),p=(n,t)=>t.flatMap(s=>n.some(({directories:l})=>a(s,
l).length>0)?[]:s.text);function*m(n,{changed:t,versions:s,hasCalls:l=!0}){const i=t&&M(t);for(const{client:u,inside:g,parts:R,isAside:T}of y(n)){if(i!==null&&!R.
some(P=>i.has(P)))continue;const k=P=>g.calls.get(P)!==!0,j=A(g.directories,{client:u,versions:s,hasCalls:l,isAsked:k});yield T?{...j,isAside:T}:j}}function*y(n){
for(const t of n){const{client:s,roots:l,isNamed:i}=t;for(const u of l){const g=Z(u,t),R=g.directories.flatMap(k=>k.parts),T=!i&&(0,I.Zl)((0,x.Gz)(u.name,"main.\
tf"));yield{client:s,inside:g,parts:R,isAside:T}}}}function M(n){const t=[...n].map(x.jt);return new Set([...t,...t.map(x.RO)])}const S=(n,t,s)=>{n.set(t,s&&n.get(
t)!==!1)},N=1e5;function Z(n,{directories:t,client:s,hasInstalled:l}){const i=new Set([n]),u=new Map,g=[[n,n.installed.size>0?"":null]];for(const v of(0,E.n6)(n))
g.push([t.get(v),null]);const R=new Set;let T=0;for(const[v,K]of g)if(!(v===void 0||K===null&&R.has(v))){i.add(v),K===null&&R.add(v);for(const Y of v.children){
const{name:Q,call:G}=Y;if(!(0,E.fJ)(Y,n))continue;const X=K===null||T>N?null:e(K,G);X!==null&&(T+=1);const _=n.installed.get(X??""),V=G!==null&&_!==void 0&&o(G,
_,s);G!==null&&l&&S(u,G,V);const J=V?_.directory:Q;J!==null&&g.push([t.get(J),V?X:null])}}const[,...k]=i,{unit:j}=n;if(j===null)return{directories:[n,...k],calls:u};
const P=k.find(({name:v})=>v===j.module),$=k.filter(v=>v!==P);return{directories:[r(n,j,P),...$],calls:u}}const e=(n,t)=>t===null?null:(n===""?"":`${n}.`)+t.address.
replace(/^module\./,"");function o(n,{source:t,version:s},l){const i=(0,b.KS)(n,l)?.text??null;return(0,w.RZ)(n.text??"",l)===(0,w.RZ)(t,l)&&(s===""||i===null||
(0,L.Hn)(s,i,l))}function r(n,t,s=(0,E.hK)(n.name)){const l=({place:u})=>!t.replaced.includes(u.file),i=({kind:u})=>u!=="lock_provider"||n.lockFile===null;return{
...n,usages:[...n.usages,...s.usages.filter(i)].filter(l),declared:[...n.declared,...s.declared].filter(l),lockFile:n.lockFile??s.lockFile,parts:[...n.parts,...s.
parts,...t.files.map(x.jt)]}}}),1752:((z,H,h)=>{h.d(H,{Hn:()=>W,Lt:()=>Z,Nd:()=>f,Sx:()=>N,XA:()=>F,gH:()=>d,iM:()=>O,jF:()=>B,s5:()=>U});var c=h(1731);function O(e,o,r){
const n=x(o,r);return I(e,t=>(!(0,c.Ty)(t)||(0,c.Cg)(t)===n)&&D(t,o))}function F(e,o){return I(e,r=>(!(0,c.Ty)(r)||o.some(n=>L(r,n)))&&!w(r)&&o.every(n=>A(r,n)))}
const U=e=>I(e,o=>!(0,c.Ty)(o));function B(e){const o=e.filter(r=>r.operator==="=");return o.length===1&&o.every(({version:r})=>w({...r,build:""}))}function W(e,o,r){
const n=(0,c.oF)(e),t=(0,c.PW)(o);return n!==null&&t.ok&&O([n],t.value,r)!==null}const D=(e,o)=>o.every(r=>b(e,r));function I(e,o){let r=null;for(const n of e.filter(
o))(r===null||(0,c.Zy)(n,r)>0)&&(r=n);return r}function x(e,o){const[r,n]=e;if(r===void 0||n!==void 0)return null;const t=r.text.trim().replace(o==="opentofu"?/^=?v?/:
/^=?/,""),s=(0,c.rK)(t);return s===null?null:(0,c.Cg)(s)}const w=({numbers:e,pre:o,build:r})=>o===""&&r===""&&e.every(n=>n===0n),L=(e,o)=>o.operator==="="&&E(e,
o.version),E=(e,o)=>e.build===o.build&&(0,c.Zy)(e,o)===0;function b(e,{operator:o,version:r}){const n=(0,c.Zy)(e,r);if(o==="=")return n===0;if(o==="!=")return n!==
0;if(o!=="~>")return C(n,o);const t=r.numbers.slice(0,r.written-1);return n>=0&&!(0,c.Ty)(r)&&r.numbers.length<=e.numbers.length&&t.every((s,l)=>s===e.numbers[l])}
function A(e,o){const{operator:r,version:n}=o;if(r==="=")return L(e,o);if(r==="!=")return!E(e,n);const t=(0,c.Zy)(e,n);if(r!=="~>")return C(t,r);const[s=0n,l=0n]=n.
numbers,i=n.written===3?[s,l+1n,0n]:[s+1n,0n,0n];return t>=0&&(0,c.Zy)(e,{...n,numbers:i,pre:""})<0}const C=(e,o)=>({">":e>0,">=":e>=0,"<":e<0,"<=":e<=0})[o];function d(e,o){
if(m(e))return!0;const r=M(e),n=Math.max(...r.map(({numbers:s})=>s.length)),t=r.flatMap(s=>{const l=Array.from({length:n},(i,u)=>s.numbers[u]??0n);return[s,S(l),
S([...l,1n])]});return O(t,e,o)!==null}function f(e){const o=y(e);if(m(o))return!0;const r=M(o),n="x".repeat(1+Math.max(...r.map(s=>s.build.length))),t=r.flatMap(
s=>{const[l=0n,i=0n,u=0n]=s.numbers,g=[l,i,u+1n];return[s,S([l,i,u],n),S(g,n)]});return F(t,o)!==null}const a=50,p=100,m=e=>e.length>a||e.some(({text:o})=>o.length>
p),y=e=>[...Map.groupBy(e,c.mb).values()].flatMap(([o])=>o??[]),M=e=>{const o=[S([0n,0n,0n]),...e.map(r=>r.version)];return[...new Map(o.map(r=>[(0,c.Cg)(r),r])).
values()]},S=(e,o="")=>({text:"",numbers:e,written:e.length,pre:"",build:o});function N(e,o){const r=y(e),n=o(r)?e:r;if(m(n))return e;const t=n.reduce((l,i)=>{const u=l.
filter(g=>g!==i);return o(u)?l:u},n),s=new Set(t.map(c.mb));return e.filter(l=>s.has((0,c.mb)(l)))}function Z(e,o){const r=(0,c.PW)(e),n=(0,c.oF)(o);if(!r.ok||n===
null||r.value.some(t=>(0,c.Ty)(t.version)))return!1;if(n.written<3){const t=(0,c.PW)(`~> ${n.numbers.slice(0,n.written).join(".")}.0`);return t.ok&&!d([...r.value,
...t.value],"terraform")}return!D({...n,pre:""},r.value)}})};export{q as ids,nn as modules};
