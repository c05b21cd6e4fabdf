const on=[4878],ln={4878:((Q,D,g)=>{g.r(D),g.d(D,{isOfInit:()=>m,layoutsOf:()=>d,nameRepository:()=>L,noteCall:()=>X,partsOf:()=>_,rootsOf:()=>y,unmatched:()=>p,
upToLimit:()=>C});var M=g(6760),a=g(2019);function L(n,e){const o=(0,a.G)(n),c=o?.remote??null;if(o!==null&&c!==null){const u=o.isFetched||o.commit===e.GITHUB_SHA;
return{name:`${c.owner}/${c.name}`,url:H(c,e.GITHUB_SERVER_URL),commit:u?o.commit:null}}return{name:(o===null?G(n,e):null)??N(n),url:null,commit:null}}function H({
host:n,owner:e,name:o},c=""){return`${URL.parse(c)?.host===n?URL.parse(c)?.protocol:"https:"}//${n}/${e}/${o}`}const b=/^[\w.-]+\/[\w.-]+$/;function G(n,e){const{
GITHUB_WORKSPACE:o,GITHUB_REPOSITORY:c=""}=e;return o!==void 0&&(0,M.resolve)(o)===(0,M.resolve)(n)&&b.test(c)?c:null}const N=n=>(0,M.basename)((0,M.resolve)(n)).
replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository";var U=g(9119),T=g(3096),$=g(5243),F=g(304),W=g(7439),A=g(9373),Z=g(2172);let P=function(...n){return{
rootOf:P}=g.late([1903],4284),new.target?new P(...n):P(...n)};const m=n=>/(^|\/)\.terraform(\/|$)/.test(n);function f(n){const e=[...n.values()],o=new Set(e.flatMap(
i=>(0,A.s1)(i).filter(u=>u!==i.name))),c=new Set(e.flatMap(({name:i,unit:u})=>u===null||u.module===i?[]:u.module));return e.filter(({name:i,hasConfiguration:u,isInitialised:w,
unit:R})=>u&&!m(i)&&(R!==null||!c.has(i))&&(w||!o.has(i)))}const d=({clients:n,patterns:e,...o})=>n.map(c=>{const i=(0,A.Pv)(o,c),u=e.length>0,w=new Set(e.flatMap(
O=>h(O,i))),R=u?[...i.values()].filter(O=>w.has(O)):f(i),x=R.flatMap(({unit:O})=>O?.unknown?O:[]),j=R.filter(({unit:O})=>!O?.unknown),I=(o.installed??[]).length>
0;return{client:c,directories:i,roots:j,unknown:x,isNamed:u,hasInstalled:I}}),h=({matches:n},e)=>[...e.values()].filter(o=>o.hasConfiguration&&n(o.name||".")),p=(n,e)=>e.
flatMap(o=>n.some(({directories:c})=>h(o,c).length>0)?[]:o.text);function*y(n,e,o,c=!0,i=null){const u=e&&[...e].map(T.jt),w=u&&new Set([...u,...u.map(T.RO)]);for(const{
client:R,inside:x,parts:j,isAside:I}of _(n)){if(w!==null&&!j.some(K=>w.has(K)))continue;const O=K=>x.calls.get(K)!==!0,{directories:B}=x,V=i?.follow(B[0],B,R,O)??
[],v={client:R,versions:o,hasCalls:c,isAsked:O,refused:x.refused},S=P([...B,...V],v);yield I?{...S,isAside:I}:S}}const E=2e5;function*C(n,e){let o=0;for(const c of n){
if(o+=c.directories.length,o>E)return e(c,E);yield c}}function*_(n){for(const e of n){const{client:o,roots:c,isNamed:i}=e;for(const u of c){const w=l(u,e),R=w.directories.
flatMap(j=>j.parts),x=!i&&(0,U.Zl)((0,T.Gz)(u.name,"main.tf"));yield{client:o,inside:w,parts:R,isAside:x}}}}const X=(n,e,o)=>{n.set(e,o&&n.get(e)!==!1)},t=1e5;function l(n,{
directories:e,client:o,hasInstalled:c}){const i=new Set([n]),u=new Map,w=[],R=[[n,n.installed.size>0?"":null]];for(const v of(0,A.n6)(n))R.push([e.get(v),null]);
const x=new Set;let j=0;for(const[v,S]of R)if(!(v===void 0||S===null&&x.has(v))){i.add(v),S===null&&x.add(v);for(const K of v.children){const{name:en,call:k}=K;
if(!(0,A.fJ)(K,n))continue;const q=S!==null&&k!==null&&j<=t,sn=k?.address.replace(/^module\./,""),nn=q?[...S===""?[]:[S],sn].join("."):null;q&&(j+=1);const z=n.
installed.get(nn??""),Y=k!==null&&z!==void 0&&s(k,z,o);k!==null&&c&&X(u,k,Y);const tn=Y?z.directory:en,J=tn===null?void 0:e.get(tn);J!==void 0&&(k!==null&&w.push(
...(0,W.w)(v,k,J)),R.push([J,Y?nn:null]))}}const[,...I]=i,{unit:O}=n;if(O===null)return{directories:[n,...I],calls:u,refused:w};const B=I.find(({name:v})=>v===O.
module),V=I.filter(v=>v!==B);return{directories:[r(n,O,B),...V],calls:u,refused:w}}function s(n,{source:e,version:o},c){if((0,$.RZ)(n.text??"",c)!==(0,$.RZ)(e,c))
return!1;const i=(0,Z.KS)(n,c)?.text??null;return o===""||i===null||(0,F.Hn)(o,i,c)}function r(n,e,o=(0,A.hK)(n.name)){const c=({place:u})=>!e.replaced.includes(
u.file),i=({kind:u})=>u!=="lock_provider"||n.lockFile===null;return{...n,usages:[...n.usages,...o.usages.filter(i)].filter(c),declared:[...n.declared,...o.declared].
filter(c),lockFile:n.lockFile??o.lockFile,parts:[...n.parts,...o.parts,...e.files.map(T.jt)]}}}),2019:((Q,D,g)=>{g.d(D,{G:()=>b});var M=g(6760),a=g(9968);const L=/^[0-9a-f]{40}$/,
H=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function b(m){const f=(0,M.join)(m,".git"),d=G(f,m)??f,h=$((0,M.join)(d,"commondir")),p=h===null?d:(0,M.resolve)(d,h),y=()=>(0,a.
r7)((0,M.join)(p,"packed-refs"))??"",E=N($((0,M.join)(d,"HEAD")),[d,p],y);return E===null?null:{commit:E,isFetched:T(E,(0,a.r7)((0,M.join)(d,"FETCH_HEAD"))??"",
y),remote:A((0,a.r7)((0,M.join)(p,"config"))??"")}}function G(m,f){const[,d]=/^gitdir: (.+)$/.exec($(m)??"")??[];return d===void 0?null:(0,M.resolve)(f,d)}function N(m,f,d){
const[,h]=H.exec(m??"")??[],p=h===void 0?m:U(h,f,d);return p!==null&&L.test(p)?p:null}function U(m,f,d){for(const p of f){const y=$((0,M.join)(p,m));if(y!==null)
return y}return d().split(`
`).find(p=>p.endsWith(` ${m}`))?.slice(0,40)??null}function T(m,f,d){const h=(p,y)=>p.split(`
`).some(E=>E.startsWith(`${m}${y}`));return h(f,"	")||h(d()," refs/remotes/")}const $=m=>(0,a.r7)(m)?.replace(/\r?\n$/,"")??null,F=21,W=/^(?!\.{1,2}$)[\w.-]+$/;
function A(m){let f=!1;for(const d of m.split(`
`).map(h=>h.trim())){d.startsWith("[")&&(f=d==='[remote "origin"]');const h=d.indexOf("=");if(!(!f||h<0||d.slice(0,h).trim().toLowerCase()!=="url"))return Z(d.slice(
h+1).trim())}return null}function Z(m){const f=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(m),[d,h]=f===null?P(m):[f[1],f[2]],p=(h??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),y=p.length>1&&p.length<=F;return!d||!y||!p.every(E=>W.test(E))?null:{host:d.toLowerCase(),owner:p.slice(0,-1).join("/"),name:p.at(-1)??""}}function P(m){
const f=URL.parse(m);return f===null||!/^(https?|ssh):$/.test(f.protocol)?[]:[f.protocol==="ssh:"?f.hostname:f.host,f.pathname.slice(1)]}}),304:((Q,D,g)=>{g.d(D,
{Hn:()=>N,Lt:()=>X,Nd:()=>d,Sx:()=>_,XA:()=>H,gH:()=>f,iM:()=>L,jF:()=>G,s5:()=>b});var M=g(9119),a=g(523);function L(t,l,s){const r=$(l,s);return T(t,n=>(!(0,a.
Ty)(n)||(0,a.Cg)(n)===r)&&U(n,l))}function H(t,l){return T(t,s=>(!(0,a.Ty)(s)||l.some(r=>W(s,r)))&&!F(s)&&l.every(r=>P(s,r)))}const b=t=>T(t,l=>!(0,a.Ty)(l));function G(t){
const l=t.filter(s=>s.operator==="=");return l.length===1&&l.every(({version:s})=>F({...s,build:""}))}function N(t,l,s){const r=(0,a.oF)(t),n=(0,a.PW)(l);return r!==
null&&n.ok&&L([r],n.value,s)!==null}const U=(t,l)=>l.every(s=>Z(t,s));function T(t,l){let s=null;for(const r of t.filter(l))(s===null||(0,a.Zy)(r,s)>0)&&(s=r);return s}
function $(t,l){const[s,r]=t;if(s===void 0||r!==void 0)return null;const n=s.text.trim().replace(l==="opentofu"?/^=?v?/:/^=?/,""),e=(0,a.rK)(n);return e===null?
null:(0,a.Cg)(e)}const F=({numbers:t,pre:l,build:s})=>l===""&&s===""&&t.every(r=>r===0n),W=(t,l)=>l.operator==="="&&A(t,l.version),A=(t,l)=>t.build===l.build&&(0,a.
Zy)(t,l)===0;function Z(t,{operator:l,version:s}){const r=(0,a.Zy)(t,s);if(l==="=")return r===0;if(l==="!=")return r!==0;if(l!=="~>")return m(r,l);const n=s.numbers.
slice(0,s.written-1);return r>=0&&!(0,a.Ty)(s)&&s.numbers.length<=t.numbers.length&&n.every((e,o)=>e===t.numbers[o])}function P(t,l){const{operator:s,version:r}=l;
if(s==="=")return W(t,l);if(s==="!=")return!A(t,r);const n=(0,a.Zy)(t,r);if(s!=="~>")return m(n,s);const[e=0n,o=0n]=r.numbers,c=r.written===3?[e,o+1n,0n]:[e+1n,
0n,0n];return n>=0&&(0,a.Zy)(t,{...r,numbers:c,pre:""})<0}const m=(t,l)=>({">":t>0,">=":t>=0,"<":t<0,"<=":t<=0})[l];function f(t,l){if(y(t))return!0;const s=E(t),
r=Math.max(...s.map(({numbers:e})=>e.length)),n=s.flatMap(e=>{const o=Array.from({length:r},(c,i)=>e.numbers[i]??0n);return[e,C(o),C([...o,1n])]});return L(n,t,
l)!==null}function d(t){const l=(0,M.t6)(t,a.mb);if(y(l))return!0;const s=E(l),r="x".repeat(1+Math.max(...s.map(e=>e.build.length))),n=s.flatMap(e=>{const[o=0n,
c=0n,i=0n]=e.numbers,u=[o,c,i+1n];return[e,C([o,c,i],r),C(u,r)]});return H(n,l)!==null}const h=50,p=100,y=t=>t.length>h||t.some(({text:l})=>l.length>p),E=t=>{const l=[
C([0n,0n,0n]),...t.map(s=>s.version)];return[...new Map(l.map(s=>[(0,a.Cg)(s),s])).values()]},C=(t,l="")=>({text:"",numbers:t,written:t.length,pre:"",build:l});
function _(t,l){const s=(0,M.t6)(t,a.mb),r=l(s)?t:s;if(y(r))return t;const n=r.reduce((o,c)=>{const i=o.filter(u=>u!==c);return l(i)?o:i},r),e=new Set(n.map(a.mb));
return t.filter(o=>e.has((0,a.mb)(o)))}function X(t,l){const s=(0,a.PW)(t),r=(0,a.oF)(l);if(!s.ok||r===null||s.value.some(n=>(0,a.Ty)(n.version)))return!1;if(r.
written<3){const n=(0,a.PW)(`~> ${r.numbers.slice(0,r.written).join(".")}.0`);return n.ok&&!f([...s.value,...n.value],"terraform")}return!U({...r,pre:""},s.value)}})};export{on as ids,ln as modules};
