const q=[878],nn={4878:((X,S,h)=>{h.r(S),h.d(S,{isOfInit:()=>j,layoutsOf:()=>u,nameRepository:()=>C,noteCall:()=>M,partsOf:()=>g,rootsOf:()=>f,unmatched:()=>d});
var c=h(6760),w=h(2019);function C(n,t){const e=(0,w.G)(n),o=e?.remote??null;if(e!==null&&o!==null){const r=e.isFetched||e.commit===t.GITHUB_SHA;return{name:`${o.
owner}/${o.name}`,url:L(o,t.GITHUB_SERVER_URL),commit:r?e.commit:null}}return{name:(e===null?W(n,t):null)??H(n),url:null,commit:null}}function L({host:n,owner:t,
name:e},o=""){return`${URL.parse(o)?.host===n?URL.parse(o)?.protocol:"https:"}//${n}/${t}/${e}`}const U=/^[\w.-]+\/[\w.-]+$/;function W(n,t){const{GITHUB_WORKSPACE:e,
GITHUB_REPOSITORY:o=""}=t;return e!==void 0&&(0,c.resolve)(e)===(0,c.resolve)(n)&&U.test(o)?o:null}const H=n=>(0,c.basename)((0,c.resolve)(n)).replace(/[^\w.-]+/g,
"-").replace(/^\.+$/,"")||"repository";var A=h(9119),$=h(3096),E=h(5243),F=h(304),R=h(9373),b=h(2172);let x=function(...n){return{rootOf:x}=h.late([903],4284),new.target?
new x(...n):x(...n)};const j=n=>/(^|\/)\.terraform(\/|$)/.test(n);function a(n){const t=[...n.values()],e=new Set(t.flatMap(l=>(0,R.s1)(l).filter(r=>r!==l.name))),
o=new Set(t.flatMap(({name:l,unit:r})=>r===null||r.module===l?[]:r.module));return t.filter(({name:l,hasConfiguration:r,isInitialised:m,unit:p})=>r&&!j(l)&&(p!==
null||!o.has(l))&&(m||!e.has(l)))}const u=({clients:n,patterns:t,...e})=>n.map(o=>{const l=(0,R.Pv)(e,o),r=t.length>0,m=new Set(t.flatMap(y=>i(y,l))),p=r?l.values().
filter(y=>m.has(y)):a(l),{complete:v=[],open:T=[]}=Object.groupBy(p,({unit:y})=>y===null||y.unknown===null?"complete":"open"),I=T.flatMap(({unit:y})=>y??[]),P=(e.
installed??[]).length>0;return{client:o,directories:l,roots:v,unknown:I,isNamed:r,hasInstalled:P}}),i=({matches:n},t)=>[...t.values()].filter(e=>e.hasConfiguration&&
n(e.name||".")),d=(n,t)=>t.flatMap(e=>n.some(({directories:o})=>i(e,o).length>0)?[]:e.text);function*f(n,t,e,o=!0){const l=t&&[...t].map($.jt),r=l&&new Set([...l,
...l.map($.RO)]);for(const{client:m,inside:p,parts:v,isAside:T}of g(n)){if(r!==null&&!v.some(y=>r.has(y)))continue;const I=y=>p.calls.get(y)!==!0,P=x(p.directories,
{client:m,versions:e,hasCalls:o,isAsked:I});yield T?{...P,isAside:T}:P}}function*g(n){for(const t of n){const{client:e,roots:o,isNamed:l}=t;for(const r of o){const m=G(
r,t),p=m.directories.flatMap(T=>T.parts),v=!l&&(0,A.Zl)((0,$.Gz)(r.name,"main.tf"));yield{client:e,inside:m,parts:p,isAside:v}}}}const M=(n,t,e)=>{n.set(t,e&&n.
get(t)!==!1)},k=1e5;function G(n,{directories:t,client:e,hasInstalled:o}){const l=new Set([n]),r=new Map,m=[[n,n.installed.size>0?"":null]];for(const O of(0,R.n6)(
n))m.push([t.get(O),null]);const p=new Set;let v=0;for(const[O,B]of m)if(!(O===void 0||B===null&&p.has(O))){l.add(O),B===null&&p.add(O);for(const _ of O.children){
const{name:J,call:D}=_;if(!(0,R.fJ)(_,n))continue;const V=B!==null&&D!==null&&v<=k,Q=D?.address.replace(/^module\./,""),z=V?[...B===""?[]:[B],Q].join("."):null;
V&&(v+=1);const N=n.installed.get(z??""),Z=D!==null&&N!==void 0&&K(D,N,e);D!==null&&o&&M(r,D,Z);const Y=Z?N.directory:J;Y!==null&&m.push([t.get(Y),Z?z:null])}}const[
,...T]=l,{unit:I}=n;if(I===null)return{directories:[n,...T],calls:r};const P=T.find(({name:O})=>O===I.module),y=T.filter(O=>O!==P);return{directories:[s(n,I,P),
...y],calls:r}}function K(n,{source:t,version:e},o){if((0,E.RZ)(n.text??"",o)!==(0,E.RZ)(t,o))return!1;const l=(0,b.KS)(n,o)?.text??null;return e===""||l===null||
(0,F.Hn)(e,l,o)}function s(n,t,e=(0,R.hK)(n.name)){const o=({place:r})=>!t.replaced.includes(r.file),l=({kind:r})=>r!=="lock_provider"||n.lockFile===null;return{
...n,usages:[...n.usages,...e.usages.filter(l)].filter(o),declared:[...n.declared,...e.declared].filter(o),lockFile:n.lockFile??e.lockFile,parts:[...n.parts,...e.
parts,...t.files.map($.jt)]}}}),2019:((X,S,h)=>{h.d(S,{G:()=>U});var c=h(6760),w=h(9968);const C=/^[0-9a-f]{40}$/,L=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function U(a){
const u=(0,c.join)(a,".git"),i=W(u,a)??u,d=E((0,c.join)(i,"commondir")),f=d===null?i:(0,c.resolve)(i,d),g=()=>(0,w.r7)((0,c.join)(f,"packed-refs"))??"",M=H(E((0,c.
join)(i,"HEAD")),[i,f],g);return M===null?null:{commit:M,isFetched:$(M,(0,w.r7)((0,c.join)(i,"FETCH_HEAD"))??"",g),remote:b((0,w.r7)((0,c.join)(f,"config"))??"")}}
function W(a,u){const[,i]=/^gitdir: (.+)$/.exec(E(a)??"")??[];return i===void 0?null:(0,c.resolve)(u,i)}function H(a,u,i){const[,d]=L.exec(a??"")??[],f=d===void 0?
a:A(d,u,i);return f!==null&&C.test(f)?f:null}function A(a,u,i){for(const f of u){const g=E((0,c.join)(f,a));if(g!==null)return g}return i().split(`
`).find(f=>f.endsWith(` ${a}`))?.slice(0,40)??null}function $(a,u,i){const d=(f,g)=>f.split(`
`).some(M=>M.startsWith(`${a}${g}`));return d(u,"	")||d(i()," refs/remotes/")}const E=a=>(0,w.r7)(a)?.replace(/\r?\n$/,"")??null,F=21,R=/^(?!\.{1,2}$)[\w.-]+$/;
function b(a){let u=!1;for(const i of a.split(`
`).map(d=>d.trim())){i.startsWith("[")&&(u=i==='[remote "origin"]');const d=i.indexOf("=");if(!(!u||d<0||i.slice(0,d).trim().toLowerCase()!=="url"))return x(i.slice(
d+1).trim())}return null}function x(a){const u=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(a),[i,d]=u===null?j(a):[u[1],u[2]],f=(d??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),g=f.length>1&&f.length<=F;return!i||!g||!f.every(M=>R.test(M))?null:{host:i.toLowerCase(),owner:f.slice(0,-1).join("/"),name:f.at(-1)??""}}function j(a){
const u=URL.parse(a);return u===null||!/^(https?|ssh):$/.test(u.protocol)?[]:[u.protocol==="ssh:"?u.hostname:u.host,u.pathname.slice(1)]}}),304:((X,S,h)=>{h.d(S,
{Hn:()=>W,Lt:()=>K,Nd:()=>u,Sx:()=>G,XA:()=>C,gH:()=>a,iM:()=>w,jF:()=>U,s5:()=>L});var c=h(523);function w(s,n,t){const e=$(n,t);return A(s,o=>(!(0,c.Ty)(o)||(0,c.
Cg)(o)===e)&&H(o,n))}function C(s,n){return A(s,t=>(!(0,c.Ty)(t)||n.some(e=>F(t,e)))&&!E(t)&&n.every(e=>x(t,e)))}const L=s=>A(s,n=>!(0,c.Ty)(n));function U(s){const n=s.
filter(t=>t.operator==="=");return n.length===1&&n.every(({version:t})=>E({...t,build:""}))}function W(s,n,t){const e=(0,c.oF)(s),o=(0,c.PW)(n);return e!==null&&
o.ok&&w([e],o.value,t)!==null}const H=(s,n)=>n.every(t=>b(s,t));function A(s,n){let t=null;for(const e of s.filter(n))(t===null||(0,c.Zy)(e,t)>0)&&(t=e);return t}
function $(s,n){const[t,e]=s;if(t===void 0||e!==void 0)return null;const o=t.text.trim().replace(n==="opentofu"?/^=?v?/:/^=?/,""),l=(0,c.rK)(o);return l===null?
null:(0,c.Cg)(l)}const E=({numbers:s,pre:n,build:t})=>n===""&&t===""&&s.every(e=>e===0n),F=(s,n)=>n.operator==="="&&R(s,n.version),R=(s,n)=>s.build===n.build&&(0,c.
Zy)(s,n)===0;function b(s,{operator:n,version:t}){const e=(0,c.Zy)(s,t);if(n==="=")return e===0;if(n==="!=")return e!==0;if(n!=="~>")return j(e,n);const o=t.numbers.
slice(0,t.written-1);return e>=0&&!(0,c.Ty)(t)&&t.numbers.length<=s.numbers.length&&o.every((l,r)=>l===s.numbers[r])}function x(s,n){const{operator:t,version:e}=n;
if(t==="=")return F(s,n);if(t==="!=")return!R(s,e);const o=(0,c.Zy)(s,e);if(t!=="~>")return j(o,t);const[l=0n,r=0n]=e.numbers,m=e.written===3?[l,r+1n,0n]:[l+1n,
0n,0n];return o>=0&&(0,c.Zy)(s,{...e,numbers:m,pre:""})<0}const j=(s,n)=>({">":s>0,">=":s>=0,"<":s<0,"<=":s<=0})[n];function a(s,n){if(f(s))return!0;const t=M(s),
e=Math.max(...t.map(({numbers:l})=>l.length)),o=t.flatMap(l=>{const r=Array.from({length:e},(m,p)=>l.numbers[p]??0n);return[l,k(r),k([...r,1n])]});return w(o,s,
n)!==null}function u(s){const n=g(s);if(f(n))return!0;const t=M(n),e="x".repeat(1+Math.max(...t.map(l=>l.build.length))),o=t.flatMap(l=>{const[r=0n,m=0n,p=0n]=l.
numbers,v=[r,m,p+1n];return[l,k([r,m,p],e),k(v,e)]});return C(o,n)!==null}const i=50,d=100,f=s=>s.length>i||s.some(({text:n})=>n.length>d),g=s=>[...Map.groupBy(
s,c.mb).values()].flatMap(([n])=>n??[]),M=s=>{const n=[k([0n,0n,0n]),...s.map(t=>t.version)];return[...new Map(n.map(t=>[(0,c.Cg)(t),t])).values()]},k=(s,n="")=>({
text:"",numbers:s,written:s.length,pre:"",build:n});function G(s,n){const t=g(s),e=n(t)?s:t;if(f(e))return s;const o=e.reduce((r,m)=>{const p=r.filter(v=>v!==m);
return n(p)?r:p},e),l=new Set(o.map(c.mb));return s.filter(r=>l.has((0,c.mb)(r)))}function K(s,n){const t=(0,c.PW)(s),e=(0,c.oF)(n);if(!t.ok||e===null||t.value.
some(o=>(0,c.Ty)(o.version)))return!1;if(e.written<3){const o=(0,c.PW)(`~> ${e.numbers.slice(0,e.written).join(".")}.0`);return o.ok&&!a([...t.value,...o.value],
"terraform")}return!H({...e,pre:""},t.value)}})};export{q as ids,nn as modules};
