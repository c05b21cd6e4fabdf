const N=1190,K=[1190],H={6022:((S,y,m)=>{m.r(y),m.d(y,{parseNamedAddress:()=>M.N});var M=m(1598)}),9941:((S,y,m)=>{m.d(y,{SH:()=>k,Td:()=>x,lS:()=>P,n_:()=>A,w4:()=>C,
yN:()=>R});const M=25e4,c=100;class A{max;count=0;constructor(s=M){this.max=s}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.
max}get bytes(){return this.count*c}}const k=(n,s,o)=>n.kind==="native"?n.blocks.filter(u=>u.type===s&&u.labels.length===o):n.members.flatMap(({name:u,value:i})=>u===
s?D(s,i,o,[]):[]),x=n=>n.kind==="native"?n.attributes:n.members;function C(n,s){if(!(n.kind==="native"&&n.mayHave?.(s)===!1))return x(n).find(o=>o.name===s)}const P=n=>(n.
kind==="tuple"?n.elements:[n]).flatMap(o=>o.kind==="object"?o.items.filter(w):[]),w=n=>n.name!==void 0&&n.name!=="//";function D(n,s,o,u){if(o>0)return P(s).flatMap(
({name:a,start:p,end:v,value:g})=>D(n,g,o-1,[...u,{value:a,start:p,end:v}]));const i={start:s.start,end:s.start+1};return(s.kind==="tuple"?s.elements:[s]).filter(
({kind:a})=>a==="object"||a==="tuple").map(a=>({...i,type:n,labels:u,body:{kind:"json",members:P(a)}}))}const R=n=>{const s=[n.startsWith("\uFEFF")?1:0];let o=n.
indexOf(`
`),u;return({start:i,end:a})=>{for(;o>=0&&o<i;o=n.indexOf(`
`,o+1))s.push(o+1);u??=_(n);const p=Math.max(1,h(s,i)),v=s[p-1]??0,g=(s[p]??(o<0?n.length:o)+1)-1;return{line:p,column:E(Math.max(i,v),v,u),endColumn:E(Math.min(
a,g),v,u)}}},E=(n,s,o)=>n-s-h(o,n-1)+h(o,s-1)+1,_=n=>/[\uD800-\uDBFF]/.test(n)?Array.from(n.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),s=>s.index):[];function h(n,s){
let o=0,u=n.length;for(;o<u;){const i=o+u>>>1;(n[i]??0)<=s?o=i+1:u=i}return o}}),1303:((S,y,m)=>{m.d(y,{EH:()=>P,Of:()=>A,tF:()=>x,y0:()=>C});var M=m(304),c=m(523);
const A=E=>E?.outcome.value??null,k=new WeakMap;function x(E,_,h={}){const n=_.map(C[E].parseVersion),s=n.filter(i=>i!==null),o=(0,M.s5)(s),[u]=s.filter(c.Ty).sort(
(i,a)=>(0,c.Zy)(a,i));return{kind:E,texts:_,unreadable:_.filter((i,a)=>n[a]===null),newest:o&&(0,c.Cg)(o),preRelease:u?(0,c.Cg)(u):null,...h}}const C={module:{parseVersion:c.
oF,parseConstraint:c.PW,isMeetable:M.gH,choose:M.iM},provider:{parseVersion:c.rK,parseConstraint:c._T,isMeetable:M.Nd,choose:M.XA}};function P(E,_,h){const n=k.
get(_)??new Map;k.set(_,n);const{client:s,lockedVersion:o=null,rejectsUnreadable:u=!1}=h,i=JSON.stringify([E,s,o,u]),a=n.get(i),p=E.join(",").split(",").length;
if(a||_.work?.choose(_.texts.length,p)===!1)return a??null;const v=w(E,_,h);return n.set(i,v),v}function w(E,_,{client:h,lockedVersion:n=null,rejectsUnreadable:s=!1}){
const{parseVersion:o,parseConstraint:u,isMeetable:i,choose:a}=C[_.kind],p=R(E,u);if(p===null||!i(p,h))return{kind:"refused"};const v=n===null?null:o(n);if(v!==null&&
a([v],p,h)===null)return{kind:"refused"};if(s&&_.unreadable.length>0)return{kind:"unreadable"};const g=_.texts.map(o).filter(b=>b!==null);if(g.length===0)return{
kind:"empty"};const T=a(g,p,h);if(v!==null){const b=(0,c.Cg)(v);return g.some(B=>(0,c.Cg)(B)===b)?{kind:"chosen",version:b}:{kind:"locked-gone",version:b,upgrade:T&&
(0,c.Cg)(T)}}if(T!==null)return{kind:"chosen",version:(0,c.Cg)(T)};const j=b=>a(g,b,h)!==null;return{kind:"none-fits",conflict:p.length**2*g.length>D?p:(0,M.Sx)(
p,j)}}const D=1e6;function R(E,_){const h=[];for(const n of E){const s=_(n);if(!s.ok)return null;for(const o of s.value)h.push({...o,whole:n})}return h}}),1598:((S,y,m)=>{
m.d(y,{N:()=>D,n:()=>h});var M=m(7811),c=m(255),A=m(5243),k=m(3846),x=m(5106),C=m(1303),P=m(2172);const w={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such \
as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function D({host:n,service:s,text:o},u){const[
,i="",a]=/^([^@]*)(?:@(.*))?$/s.exec(o)??[],p=a===void 0?null:{text:a,place:P.cd},v=`${(0,c.pk)(n)}/${i}`,T=(s===x.e$?R:E)(v,p,u);return T.ok?T:(0,M.TR)(`${T.why}\
; expected ${s}=${w[s]}`)}function R(n,s,o){const u=(0,A.rE)(n,o);if(!u.ok)return u;const i=_(s,"module",o);if(i!==null)return(0,M.TR)(i);const a=P.cd;return(0,M.
Ju)({address:n,source:n,place:a,module:u.value,constraint:s,isOpen:!1})}function E(n,s,o){const u=(0,k.mi)(n,o);if(n.split("/").length!==3||u.kind!=="registry")
return(0,M.TR)(u.kind==="invalid"?u.error:"not a provider of a registry");const i=_(s,"provider",o);if(i!==null)return(0,M.TR)(i);const a=s===null?[]:[s];return(0,M.
Ju)({provider:u,places:[P.cd],constraints:a,locked:null})}function _(n,s,o){if(n===null)return null;const u=C.y0[s].parseConstraint(n.text);return u.ok?C.y0[s].
isMeetable(u.value,o)?null:`no version can match ${n.text}`:u.why}function h(n,s){const o=n.flatMap(({addresses:u})=>u);return o.length===0?[]:s.map(u=>{const i=o.
flatMap(a=>{const p=D(a,u);return p.ok?[p.value]:[]});return{directory:P.cd.file,client:u,directories:[],calls:i.filter(a=>"module"in a),providers:i.filter(a=>"\
provider"in a),lockFile:null,clientVersions:[],refused:[]}})}}),304:((S,y,m)=>{m.d(y,{CM:()=>w,Hn:()=>P,Lt:()=>U,Nd:()=>a,Sx:()=>L,XA:()=>k,gH:()=>i,iM:()=>A,jF:()=>C,
s5:()=>x});var M=m(9119),c=m(523);function A(e,r,t){const l=E(r,t);return R(e,d=>(!(0,c.Ty)(d)||(0,c.Cg)(d)===l)&&D(d,r))}function k(e,r){return R(e,t=>(!(0,c.Ty)(
t)||r.some(l=>h(t,l)))&&!_(t)&&r.every(l=>o(t,l)))}const x=e=>R(e,r=>!(0,c.Ty)(r));function C(e){const r=e.filter(t=>t.operator==="=");return r.length===1&&r.every(
({version:t})=>_({...t,build:""}))}function P(e,r,t){const l=(0,c.oF)(e),d=(0,c.PW)(r);return l!==null&&d.ok&&A([l],d.value,t)!==null}function w(e,r){const[t,l]=[
(0,c.rK)(e),(0,c._T)(r)];return t===null||!l.ok||k([t],l.value)!==null}const D=(e,r)=>r.every(t=>s(e,t));function R(e,r){let t=null;for(const l of e.filter(r))(t===
null||(0,c.Zy)(l,t)>0)&&(t=l);return t}function E(e,r){const[t,l]=e;if(t===void 0||l!==void 0)return null;const d=t.text.trim().replace(r==="opentofu"?/^=?v?/:/^=?/,
""),f=(0,c.rK)(d);return f===null?null:(0,c.Cg)(f)}const _=({numbers:e,pre:r,build:t})=>r===""&&t===""&&e.every(l=>l===0n),h=(e,r)=>r.operator==="="&&n(e,r.version),
n=(e,r)=>e.build===r.build&&(0,c.Zy)(e,r)===0;function s(e,{operator:r,version:t}){const l=(0,c.Zy)(e,t);if(r==="=")return l===0;if(r==="!=")return l!==0;if(r!==
"~>")return u(l,r);const d=t.numbers.slice(0,t.written-1);return l>=0&&!(0,c.Ty)(t)&&t.numbers.length<=e.numbers.length&&d.every((f,O)=>f===e.numbers[O])}function o(e,r){
const{operator:t,version:l}=r;if(t==="=")return h(e,r);if(t==="!=")return!n(e,l);const d=(0,c.Zy)(e,l);if(t!=="~>")return u(d,t);const[f=0n,O=0n]=l.numbers,F=l.
written===3?[f,O+1n,0n]:[f+1n,0n,0n];return d>=0&&(0,c.Zy)(e,{...l,numbers:F,pre:""})<0}const u=(e,r)=>({">":e>0,">=":e>=0,"<":e<0,"<=":e<=0})[r];function i(e,r){
if(g(e))return!0;const t=T(e),l=Math.max(...t.map(({numbers:f})=>f.length)),d=t.flatMap(f=>{const O=Array.from({length:l},(F,W)=>f.numbers[W]??0n);return[f,j(O),
j([...O,1n])]});return A(d,e,r)!==null}function a(e){const r=(0,M.t6)(e,c.mb);if(g(r))return!0;const t=T(r),l="x".repeat(1+Math.max(...t.map(f=>f.build.length))),
d=t.flatMap(f=>{const[O=0n,F=0n,W=0n]=f.numbers,I=[O,F,W+1n];return[f,j([O,F,W],l),j(I,l)]});return k(d,r)!==null}const p=50,v=100,g=e=>e.length>p||e.some(({text:r})=>r.
length>v),T=e=>{const r=[j([0n,0n,0n]),...e.map(t=>t.version)];return[...new Map(r.map(t=>[(0,c.Cg)(t),t])).values()]},j=(e,r="")=>({text:"",numbers:e,written:e.
length,pre:"",build:r});function L(e,r){const t=(0,M.t6)(e,c.mb),l=r(t)?e:t;if(g(l))return e;const d=b(l,r)??B(l,r),f=new Set(d.map(c.mb));return e.filter(O=>f.
has((0,c.mb)(O)))}function b(e,r){const t=e.findLast(l=>!r([l]));if(t!==void 0)return[t];for(const[l,d]of[...e.entries()].reverse()){const f=e.slice(0,l).findLast(
O=>!r([O,d]));if(f!==void 0)return[f,d]}return null}const B=(e,r)=>e.reduce((t,l)=>{const d=t.filter(f=>f!==l);return r(d)?t:d},e);function U(e,r){const t=(0,c.
PW)(e),l=(0,c.oF)(r);if(!t.ok||l===null||t.value.some(d=>(0,c.Ty)(d.version)))return!1;if(l.written<3){const d=(0,c.PW)(`~> ${l.numbers.slice(0,l.written).join(
".")}.0`);return d.ok&&!i([...t.value,...d.value],"terraform")}return!D({...l,pre:""},t.value)}})};export{N as id,K as ids,H as modules};
