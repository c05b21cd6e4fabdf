const en=[4878],sn={4878:((Y,C,p)=>{p.r(C),p.d(C,{isOfInit:()=>f,layoutsOf:()=>a,nameRepository:()=>S,noteCall:()=>$,partsOf:()=>E,rootsOf:()=>y,unmatched:()=>d});
var g=p(6760),i=p(2019);function S(n,t){const e=(0,i.G)(n),l=e?.remote??null;if(e!==null&&l!==null){const c=e.isFetched||e.commit===t.GITHUB_SHA;return{name:`${l.
owner}/${l.name}`,url:H(l,t.GITHUB_SERVER_URL),commit:c?e.commit:null}}return{name:(e===null?K(n,t):null)??b(n),url:null,commit:null}}function H({host:n,owner:t,
name:e},l=""){return`${URL.parse(l)?.host===n?URL.parse(l)?.protocol:"https:"}//${n}/${t}/${e}`}const B=/^[\w.-]+\/[\w.-]+$/;function K(n,t){const{GITHUB_WORKSPACE:e,
GITHUB_REPOSITORY:l=""}=t;return e!==void 0&&(0,g.resolve)(e)===(0,g.resolve)(n)&&B.test(l)?l:null}const b=n=>(0,g.basename)((0,g.resolve)(n)).replace(/[^\w.-]+/g,
"-").replace(/^\.+$/,"")||"repository";var D=p(9119),w=p(3096),x=p(5243),F=p(304),L=p(7439),R=p(9373),G=p(2172);let A=function(...n){return{rootOf:A}=p.late([1903],
4284),new.target?new A(...n):A(...n)};const f=n=>/(^|\/)\.terraform(\/|$)/.test(n);function u(n){const t=[...n.values()],e=new Set(t.flatMap(r=>(0,R.s1)(r).filter(
c=>c!==r.name))),l=new Set(t.flatMap(({name:r,unit:c})=>c===null||c.module===r?[]:c.module));return t.filter(({name:r,hasConfiguration:c,isInitialised:h,unit:M})=>c&&
!f(r)&&(M!==null||!l.has(r))&&(h||!e.has(r)))}const a=({clients:n,patterns:t,...e})=>n.map(l=>{const r=(0,R.Pv)(e,l),c=t.length>0,h=new Set(t.flatMap(v=>m(v,r))),
M=c?[...r.values()].filter(v=>h.has(v)):u(r),T=M.flatMap(({unit:v})=>v?.unknown?v:[]),P=M.filter(({unit:v})=>!v?.unknown),j=(e.installed??[]).length>0;return{client:l,
directories:r,roots:P,unknown:T,isNamed:c,hasInstalled:j}}),m=({matches:n},t)=>[...t.values()].filter(e=>e.hasConfiguration&&n(e.name||".")),d=(n,t)=>t.flatMap(
e=>n.some(({directories:l})=>m(e,l).length>0)?[]:e.text);function*y(n,t,e,l=!0,r=null){const c=t&&[...t].map(w.jt),h=c&&new Set([...c,...c.map(w.RO)]);for(const{
client:M,inside:T,parts:P,isAside:j}of E(n)){if(h!==null&&!P.some(W=>h.has(W)))continue;const v=W=>T.calls.get(W)!==!0,{directories:U}=T,X=r?.follow(U[0],U,M,v)??
[],O={client:M,versions:e,hasCalls:l,isAsked:v,refused:T.refused},I=A([...U,...X],O);yield j?{...I,isAside:j}:I}}function*E(n){for(const t of n){const{client:e,
roots:l,isNamed:r}=t;for(const c of l){const h=Z(c,t),M=h.directories.flatMap(P=>P.parts),T=!r&&(0,D.Zl)((0,w.Gz)(c.name,"main.tf"));yield{client:e,inside:h,parts:M,
isAside:T}}}}const $=(n,t,e)=>{n.set(t,e&&n.get(t)!==!1)},N=1e5;function Z(n,{directories:t,client:e,hasInstalled:l}){const r=new Set([n]),c=new Map,h=[],M=[[n,
n.installed.size>0?"":null]];for(const O of(0,R.n6)(n))M.push([t.get(O),null]);const T=new Set;let P=0;for(const[O,I]of M)if(!(O===void 0||I===null&&T.has(O))){
r.add(O),I===null&&T.add(O);for(const W of O.children){const{name:nn,call:k}=W;if(!(0,R.fJ)(W,n))continue;const J=I!==null&&k!==null&&P<=N,tn=k?.address.replace(
/^module\./,""),Q=J?[...I===""?[]:[I],tn].join("."):null;J&&(P+=1);const _=n.installed.get(Q??""),V=k!==null&&_!==void 0&&s(k,_,e);k!==null&&l&&$(c,k,V);const q=V?
_.directory:nn,z=q===null?void 0:t.get(q);z!==void 0&&(k!==null&&h.push(...(0,L.w)(O,k,z)),M.push([z,V?Q:null]))}}const[,...j]=r,{unit:v}=n;if(v===null)return{directories:[
n,...j],calls:c,refused:h};const U=j.find(({name:O})=>O===v.module),X=j.filter(O=>O!==U);return{directories:[o(n,v,U),...X],calls:c,refused:h}}function s(n,{source:t,
version:e},l){if((0,x.RZ)(n.text??"",l)!==(0,x.RZ)(t,l))return!1;const r=(0,G.KS)(n,l)?.text??null;return e===""||r===null||(0,F.Hn)(e,r,l)}function o(n,t,e=(0,R.
hK)(n.name)){const l=({place:c})=>!t.replaced.includes(c.file),r=({kind:c})=>c!=="lock_provider"||n.lockFile===null;return{...n,usages:[...n.usages,...e.usages.
filter(r)].filter(l),declared:[...n.declared,...e.declared].filter(l),lockFile:n.lockFile??e.lockFile,parts:[...n.parts,...e.parts,...t.files.map(w.jt)]}}}),2019:((Y,C,p)=>{
p.d(C,{G:()=>B});var g=p(6760),i=p(9968);const S=/^[0-9a-f]{40}$/,H=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function B(f){const u=(0,g.join)(f,".git"),a=K(u,f)??u,m=x(
(0,g.join)(a,"commondir")),d=m===null?a:(0,g.resolve)(a,m),y=()=>(0,i.r7)((0,g.join)(d,"packed-refs"))??"",E=b(x((0,g.join)(a,"HEAD")),[a,d],y);return E===null?
null:{commit:E,isFetched:w(E,(0,i.r7)((0,g.join)(a,"FETCH_HEAD"))??"",y),remote:R((0,i.r7)((0,g.join)(d,"config"))??"")}}function K(f,u){const[,a]=/^gitdir: (.+)$/.
exec(x(f)??"")??[];return a===void 0?null:(0,g.resolve)(u,a)}function b(f,u,a){const[,m]=H.exec(f??"")??[],d=m===void 0?f:D(m,u,a);return d!==null&&S.test(d)?d:
null}function D(f,u,a){for(const d of u){const y=x((0,g.join)(d,f));if(y!==null)return y}return a().split(`
`).find(d=>d.endsWith(` ${f}`))?.slice(0,40)??null}function w(f,u,a){const m=(d,y)=>d.split(`
`).some(E=>E.startsWith(`${f}${y}`));return m(u,"	")||m(a()," refs/remotes/")}const x=f=>(0,i.r7)(f)?.replace(/\r?\n$/,"")??null,F=21,L=/^(?!\.{1,2}$)[\w.-]+$/;
function R(f){let u=!1;for(const a of f.split(`
`).map(m=>m.trim())){a.startsWith("[")&&(u=a==='[remote "origin"]');const m=a.indexOf("=");if(!(!u||m<0||a.slice(0,m).trim().toLowerCase()!=="url"))return G(a.slice(
m+1).trim())}return null}function G(f){const u=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(f),[a,m]=u===null?A(f):[u[1],u[2]],d=(m??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),y=d.length>1&&d.length<=F;return!a||!y||!d.every(E=>L.test(E))?null:{host:a.toLowerCase(),owner:d.slice(0,-1).join("/"),name:d.at(-1)??""}}function A(f){
const u=URL.parse(f);return u===null||!/^(https?|ssh):$/.test(u.protocol)?[]:[u.protocol==="ssh:"?u.hostname:u.host,u.pathname.slice(1)]}}),304:((Y,C,p)=>{p.d(C,
{Hn:()=>b,Lt:()=>Z,Nd:()=>a,Sx:()=>N,XA:()=>H,gH:()=>u,iM:()=>S,jF:()=>K,s5:()=>B});var g=p(9119),i=p(523);function S(s,o,n){const t=x(o,n);return w(s,e=>(!(0,i.
Ty)(e)||(0,i.Cg)(e)===t)&&D(e,o))}function H(s,o){return w(s,n=>(!(0,i.Ty)(n)||o.some(t=>L(n,t)))&&!F(n)&&o.every(t=>A(n,t)))}const B=s=>w(s,o=>!(0,i.Ty)(o));function K(s){
const o=s.filter(n=>n.operator==="=");return o.length===1&&o.every(({version:n})=>F({...n,build:""}))}function b(s,o,n){const t=(0,i.oF)(s),e=(0,i.PW)(o);return t!==
null&&e.ok&&S([t],e.value,n)!==null}const D=(s,o)=>o.every(n=>G(s,n));function w(s,o){let n=null;for(const t of s.filter(o))(n===null||(0,i.Zy)(t,n)>0)&&(n=t);return n}
function x(s,o){const[n,t]=s;if(n===void 0||t!==void 0)return null;const e=n.text.trim().replace(o==="opentofu"?/^=?v?/:/^=?/,""),l=(0,i.rK)(e);return l===null?
null:(0,i.Cg)(l)}const F=({numbers:s,pre:o,build:n})=>o===""&&n===""&&s.every(t=>t===0n),L=(s,o)=>o.operator==="="&&R(s,o.version),R=(s,o)=>s.build===o.build&&(0,i.
Zy)(s,o)===0;function G(s,{operator:o,version:n}){const t=(0,i.Zy)(s,n);if(o==="=")return t===0;if(o==="!=")return t!==0;if(o!=="~>")return f(t,o);const e=n.numbers.
slice(0,n.written-1);return t>=0&&!(0,i.Ty)(n)&&n.numbers.length<=s.numbers.length&&e.every((l,r)=>l===s.numbers[r])}function A(s,o){const{operator:n,version:t}=o;
if(n==="=")return L(s,o);if(n==="!=")return!R(s,t);const e=(0,i.Zy)(s,t);if(n!=="~>")return f(e,n);const[l=0n,r=0n]=t.numbers,c=t.written===3?[l,r+1n,0n]:[l+1n,
0n,0n];return e>=0&&(0,i.Zy)(s,{...t,numbers:c,pre:""})<0}const f=(s,o)=>({">":s>0,">=":s>=0,"<":s<0,"<=":s<=0})[o];function u(s,o){if(y(s))return!0;const n=E(s),
t=Math.max(...n.map(({numbers:l})=>l.length)),e=n.flatMap(l=>{const r=Array.from({length:t},(c,h)=>l.numbers[h]??0n);return[l,$(r),$([...r,1n])]});return S(e,s,
o)!==null}function a(s){const o=(0,g.t6)(s,i.mb);if(y(o))return!0;const n=E(o),t="x".repeat(1+Math.max(...n.map(l=>l.build.length))),e=n.flatMap(l=>{const[r=0n,
c=0n,h=0n]=l.numbers,M=[r,c,h+1n];return[l,$([r,c,h],t),$(M,t)]});return H(e,o)!==null}const m=50,d=100,y=s=>s.length>m||s.some(({text:o})=>o.length>d),E=s=>{const o=[
$([0n,0n,0n]),...s.map(n=>n.version)];return[...new Map(o.map(n=>[(0,i.Cg)(n),n])).values()]},$=(s,o="")=>({text:"",numbers:s,written:s.length,pre:"",build:o});
function N(s,o){const n=(0,g.t6)(s,i.mb),t=o(n)?s:n;if(y(t))return s;const e=t.reduce((r,c)=>{const h=r.filter(M=>M!==c);return o(h)?r:h},t),l=new Set(e.map(i.mb));
return s.filter(r=>l.has((0,i.mb)(r)))}function Z(s,o){const n=(0,i.PW)(s),t=(0,i.oF)(o);if(!n.ok||t===null||n.value.some(e=>(0,i.Ty)(e.version)))return!1;if(t.
written<3){const e=(0,i.PW)(`~> ${t.numbers.slice(0,t.written).join(".")}.0`);return e.ok&&!u([...n.value,...e.value],"terraform")}return!D({...t,pre:""},n.value)}})};export{en as ids,sn as modules};
