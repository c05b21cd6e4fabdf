const I=6022,N=[6022],B={6022:((W,P,_)=>{_.r(P),_.d(P,{parseNamedAddress:()=>p.N});var p=_(1598)}),1303:((W,P,_)=>{_.d(P,{EH:()=>C,Of:()=>A,tF:()=>w,y0:()=>T});
var p=_(304),o=_(523);const A=E=>E?.outcome.value??null,D=new WeakMap;function w(E,d,M={}){const s=d.map(T[E].parseVersion),u=s.filter(f=>f!==null),c=(0,p.s5)(u),
[l]=u.filter(o.Ty).sort((f,i)=>(0,o.Zy)(i,f));return{kind:E,texts:d,unreadable:d.filter((f,i)=>s[i]===null),newest:c&&(0,o.Cg)(c),preRelease:l?(0,o.Cg)(l):null,
...M}}const T={module:{parseVersion:o.oF,parseConstraint:o.PW,isMeetable:p.gH,choose:p.iM},provider:{parseVersion:o.rK,parseConstraint:o._T,isMeetable:p.Nd,choose:p.
XA}};function C(E,d,M){const s=D.get(d)??new Map;D.set(d,s);const{client:u,lockedVersion:c=null,rejectsUnreadable:l=!1}=M,f=JSON.stringify([E,u,c,l]),i=s.get(f),
v=E.join(",").split(",").length;if(i||d.work?.choose(d.texts.length,v)===!1)return i??null;const y=b(E,d,M);return s.set(f,y),y}function b(E,d,{client:M,lockedVersion:s=null,
rejectsUnreadable:u=!1}){const{parseVersion:c,parseConstraint:l,isMeetable:f,choose:i}=T[d.kind],v=j(E,l);if(v===null||!f(v,M))return{kind:"refused"};const y=s===
null?null:c(s);if(y!==null&&i([y],v,M)===null)return{kind:"refused"};if(u&&d.unreadable.length>0)return{kind:"unreadable"};const O=d.texts.map(c).filter(e=>e!==
null);if(O.length===0)return{kind:"empty"};const h=i(O,v,M);if(y!==null){const e=(0,o.Cg)(y);return O.some(n=>(0,o.Cg)(n)===e)?{kind:"chosen",version:e}:{kind:"\
locked-gone",version:e,upgrade:h&&(0,o.Cg)(h)}}if(h!==null)return{kind:"chosen",version:(0,o.Cg)(h)};if(d.kind==="module")return{kind:"none-fits",conflict:E};const L=e=>i(
O,e,M)!==null,S=v.length**2*O.length>k?v:(0,p.Sx)(v,L);return{kind:"none-fits",conflict:[...new Set(S.map(({whole:e})=>e))]}}const k=1e6;function j(E,d){const M=[];
for(const s of E){const u=d(s);if(!u.ok)return null;for(const c of u.value)M.push({...c,whole:s})}return M}}),1598:((W,P,_)=>{_.d(P,{N:()=>k,n:()=>M});var p=_(7811),
o=_(255),A=_(5243),D=_(3846),w=_(5106),T=_(1303),C=_(2172);const b={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","\
providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function k({host:s,service:u,text:c},l){const[,f="",i]=/^([^@]*)(?:@(.*))?$/s.exec(
c)??[],v=i===void 0?null:{text:i,place:C.cd},y=`${(0,o.pk)(s)}/${f}`,h=(u===w.e$?j:E)(y,v,l);return h.ok?h:(0,p.TR)(`${h.why}; expected ${u}=${b[u]}`)}function j(s,u,c){
const l=(0,A.rE)(s,c);if(!l.ok)return l;const f=d(u,"module",c);if(f!==null)return(0,p.TR)(f);const i=C.cd;return(0,p.Ju)({address:s,source:s,place:i,module:l.value,
constraint:u,isOpen:!1})}function E(s,u,c){const l=(0,D.mi)(s,c);if(s.split("/").length!==3||l.kind!=="registry")return(0,p.TR)(l.kind==="invalid"?l.error:"not \
a provider of a registry");const f=d(u,"provider",c);if(f!==null)return(0,p.TR)(f);const i=u===null?[]:[u];return(0,p.Ju)({provider:l,places:[C.cd],constraints:i,
locked:null})}function d(s,u,c){if(s===null)return null;const l=T.y0[u].parseConstraint(s.text);return l.ok?T.y0[u].isMeetable(l.value,c)?null:`no version can m\
atch ${s.text}`:l.why}function M(s,u){const c=s.flatMap(({addresses:l})=>l);return c.length===0?[]:u.map(l=>{const f=c.flatMap(i=>{const v=k(i,l);return v.ok?[v.
value]:[]});return{directory:C.cd.file,client:l,directories:[],calls:f.filter(i=>"module"in i),providers:f.filter(i=>"provider"in i),lockFile:null,clientVersions:[],
refused:[]}})}}),304:((W,P,_)=>{_.d(P,{Hn:()=>C,Lt:()=>S,Nd:()=>f,Sx:()=>L,XA:()=>D,gH:()=>l,iM:()=>A,jF:()=>T,s5:()=>w});var p=_(9119),o=_(523);function A(e,n,t){
const r=j(n,t);return k(e,a=>(!(0,o.Ty)(a)||(0,o.Cg)(a)===r)&&b(a,n))}function D(e,n){return k(e,t=>(!(0,o.Ty)(t)||n.some(r=>d(t,r)))&&!E(t)&&n.every(r=>u(t,r)))}
const w=e=>k(e,n=>!(0,o.Ty)(n));function T(e){const n=e.filter(t=>t.operator==="=");return n.length===1&&n.every(({version:t})=>E({...t,build:""}))}function C(e,n,t){
const r=(0,o.oF)(e),a=(0,o.PW)(n);return r!==null&&a.ok&&A([r],a.value,t)!==null}const b=(e,n)=>n.every(t=>s(e,t));function k(e,n){let t=null;for(const r of e.filter(
n))(t===null||(0,o.Zy)(r,t)>0)&&(t=r);return t}function j(e,n){const[t,r]=e;if(t===void 0||r!==void 0)return null;const a=t.text.trim().replace(n==="opentofu"?/^=?v?/:
/^=?/,""),m=(0,o.rK)(a);return m===null?null:(0,o.Cg)(m)}const E=({numbers:e,pre:n,build:t})=>n===""&&t===""&&e.every(r=>r===0n),d=(e,n)=>n.operator==="="&&M(e,
n.version),M=(e,n)=>e.build===n.build&&(0,o.Zy)(e,n)===0;function s(e,{operator:n,version:t}){const r=(0,o.Zy)(e,t);if(n==="=")return r===0;if(n==="!=")return r!==
0;if(n!=="~>")return c(r,n);const a=t.numbers.slice(0,t.written-1);return r>=0&&!(0,o.Ty)(t)&&t.numbers.length<=e.numbers.length&&a.every((m,g)=>m===e.numbers[g])}
function u(e,n){const{operator:t,version:r}=n;if(t==="=")return d(e,n);if(t==="!=")return!M(e,r);const a=(0,o.Zy)(e,r);if(t!=="~>")return c(a,t);const[m=0n,g=0n]=r.
numbers,R=r.written===3?[m,g+1n,0n]:[m+1n,0n,0n];return a>=0&&(0,o.Zy)(e,{...r,numbers:R,pre:""})<0}const c=(e,n)=>({">":e>0,">=":e>=0,"<":e<0,"<=":e<=0})[n];function l(e,n){
if(y(e))return!0;const t=O(e),r=Math.max(...t.map(({numbers:m})=>m.length)),a=t.flatMap(m=>{const g=Array.from({length:r},(R,x)=>m.numbers[x]??0n);return[m,h(g),
h([...g,1n])]});return A(a,e,n)!==null}function f(e){const n=(0,p.t6)(e,o.mb);if(y(n))return!0;const t=O(n),r="x".repeat(1+Math.max(...t.map(m=>m.build.length))),
a=t.flatMap(m=>{const[g=0n,R=0n,x=0n]=m.numbers,U=[g,R,x+1n];return[m,h([g,R,x],r),h(U,r)]});return D(a,n)!==null}const i=50,v=100,y=e=>e.length>i||e.some(({text:n})=>n.
length>v),O=e=>{const n=[h([0n,0n,0n]),...e.map(t=>t.version)];return[...new Map(n.map(t=>[(0,o.Cg)(t),t])).values()]},h=(e,n="")=>({text:"",numbers:e,written:e.
length,pre:"",build:n});function L(e,n){const t=(0,p.t6)(e,o.mb),r=n(t)?e:t;if(y(r))return e;const a=r.reduce((g,R)=>{const x=g.filter(U=>U!==R);return n(x)?g:x},
r),m=new Set(a.map(o.mb));return e.filter(g=>m.has((0,o.mb)(g)))}function S(e,n){const t=(0,o.PW)(e),r=(0,o.oF)(n);if(!t.ok||r===null||t.value.some(a=>(0,o.Ty)(
a.version)))return!1;if(r.written<3){const a=(0,o.PW)(`~> ${r.numbers.slice(0,r.written).join(".")}.0`);return a.ok&&!l([...t.value,...a.value],"terraform")}return!b(
{...r,pre:""},t.value)}})};export{I as id,N as ids,B as modules};
