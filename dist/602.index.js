const W=[602],Y={9050:((N,g,d)=>{d.d(g,{GY:()=>T,R8:()=>l});var O=d(3024),m=d(6760),p=d(5747);const v=5,S=/^[0-9a-f]{40}$/,B=/^refs\/(?!.*\.\.)[^\0]+$/;function T(t){
const s=(0,m.join)(t,".git"),o=k(s,t)??s,n=h((0,m.join)(o,"commondir")),a=n===null?o:(0,m.resolve)(o,n),f=()=>(0,p.r7)((0,m.join)(a,"packed-refs"))??"",u=D(h((0,m.
join)(o,"HEAD")),[o,a],f);return u===null?null:{commit:u,isFetched:E(u,(0,p.r7)((0,m.join)(o,"FETCH_HEAD"))??"",f),remote:M((0,p.r7)((0,m.join)(a,"config"))??""),
tracked:U=>c((0,m.join)(o,"index"),U)}}function k(t,s){const[,o]=/^gitdir: (.+)$/.exec(h(t)??"")??[];return o===void 0?null:(0,m.resolve)(s,o)}function D(t,s,o){
let n=t;for(let a=0;n!==null&&a<=v;a+=1){if(S.test(n))return n;const[,f]=/^ref: (.+)$/.exec(n)??[];if(f===void 0||!B.test(f))return null;n=R(f,s,o)}return null}
function R(t,s,o){for(const a of s){const f=h((0,m.join)(a,t));if(f!==null)return f}return o().split(`
`).find(a=>a.endsWith(` ${t}`))?.slice(0,40)??null}function E(t,s,o){const n=(a,f)=>a.split(`
`).some(u=>u.startsWith(`${t}${f}`));return n(s,"	")||n(o()," refs/remotes/")}const h=t=>(0,p.r7)(t)?.replace(/\r?\n$/,"")??null,w=21,j=/^(?!\.{1,2}$)[\w.-]+$/;
function M(t){let s=!1;for(const o of t.split(`
`)){const n=o.trim();n.startsWith("[")&&(s=n==='[remote "origin"]');const a=n.indexOf("=");if(!(!s||a<0||n.slice(0,a).trim().toLowerCase()!=="url"))return y(n.slice(
a+1).trim())}return null}function y(t){const s=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(t),[o,n]=s===null?F(t):[s[1],s[2]],a=(n??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),f=a.length>1&&a.length<=w;return!o||!f||!a.every(u=>j.test(u))?null:{host:o.toLowerCase(),owner:a.slice(0,-1).join("/"),name:a.at(-1)??""}}function F(t){
const s=URL.parse(t);return s===null||!/^(https?|ssh):$/.test(s.protocol)?[]:[s.protocol==="ssh:"?s.hostname:s.host,s.pathname.slice(1)]}const $=128*1024*1024,A=12,
I=62,x=16384,e=12288,i=61440,r=32768;function c(t,s){const o=new Map,n=(0,p.io)(t,$);if(n===null||n.length<A)return o;const a=n.readUInt32BE(4);if(n.toString("l\
atin1",0,4)!=="DIRC"||a<2||a>3)return o;const f=n.readUInt32BE(8);let u=A;for(let U=0;U<f;U+=1){if(u+I>n.length)return o;const P=n.readUInt16BE(u+60),C=u+I+(P&x?
2:0),L=n.indexOf(0,C);if(L<0)return o;const H=(n.readUInt32BE(u+24)&i)===r,G=n.toString("utf8",C,L);H&&(P&e)===0&&s.has(G)&&o.set(G,{modified:n.readUInt32BE(u+8),
size:n.readUInt32BE(u+36)}),u+=L-u+8&-8}return o}function l(t,{modified:s,size:o}){const n=(0,p.N0)(()=>(0,O.lstatSync)(t),null),a=Math.floor((n?.mtimeMs??0)/1e3);
return n?.isFile()===!0&&n.size%2**32===o&&a%2**32===s}}),2602:((N,g,d)=>{d.r(g),d.d(g,{layoutsOf:()=>j,nameRepository:()=>p,partsOf:()=>$,rootsOf:()=>F,unmatched:()=>y});
var O=d(6760),m=d(9050);function p(e,i,r){const c=(0,m.GY)(e),l=c?.remote??null;if(c!==null&&l!==null){const s=c.isFetched||c.commit===r.GITHUB_SHA;return{name:`${l.
owner}/${l.name}`,url:v(l,r.GITHUB_SERVER_URL),commit:s&&S(e,i(),c)?c.commit:null}}return{name:(c===null?T(e,r):null)??k(e),url:null,commit:null}}function v({host:e,
owner:i,name:r},c=""){return`${URL.parse(c)?.host===e?URL.parse(c)?.protocol:"https:"}//${e}/${i}/${r}`}function S(e,i,{tracked:r}){const c=r(i);return c.size===
i.size&&c.entries().every(([l,t])=>(0,m.R8)((0,O.join)(e,l),t))}const B=/^[\w.-]+\/[\w.-]+$/;function T(e,i){const{GITHUB_WORKSPACE:r,GITHUB_REPOSITORY:c=""}=i;
return r!==void 0&&(0,O.resolve)(r)===(0,O.resolve)(e)&&B.test(c)?c:null}const k=e=>(0,O.basename)((0,O.resolve)(e)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||
"repository";var D=d(5143),R=d(9664),E=d(4526);let h=function(...e){return{rootOf:h}=d.late([624],3624),new.target?new h(...e):h(...e)};function w(e){const i=[...e.
values()],r=new Set(i.flatMap(l=>(0,E.s1)(l).filter(t=>t!==l.name))),c=new Set(i.flatMap(({name:l,unit:t})=>t===null||t.module===l?[]:t.module));return i.filter(
({name:l,hasConfiguration:t,isInitialised:s,unit:o})=>t&&(o!==null||!c.has(l))&&(s||!r.has(l)))}const j=({clients:e,patterns:i,...r})=>e.map(c=>{const l=(0,E.Pv)(
r,c),t=i.length>0,s=new Set(i.flatMap(u=>M(u,l))),o=t?l.values().filter(u=>s.has(u)):w(l),{known:n=[],unknown:a=[]}=Object.groupBy(o,({unit:u})=>u===null||u.unknown===
null?"known":"unknown"),f=a.flatMap(({unit:u})=>u??[]);return{client:c,directories:l,roots:n,unknown:f,isNamed:t}}),M=({matches:e},i)=>[...i.values()].filter(r=>r.
hasConfiguration&&e(r.name||".")),y=(e,i)=>i.flatMap(r=>e.some(({directories:c})=>M(r,c).length>0)?[]:r.text);function*F(e,{changed:i,versions:r,hasCalls:c=!0}){
const l=i&&A(i);for(const{client:t,inside:s,parts:o,isAside:n}of $(e)){if(l!==null&&!o.some(f=>l.has(f)))continue;const a=h(s,{client:t,versions:r,hasCalls:c});
yield n?{...a,isAside:n}:a}}function*$(e){for(const{client:i,directories:r,roots:c,isNamed:l}of e)for(const t of c){const s=I(t,r),o=s.flatMap(a=>a.parts),n=!l&&
(0,D.Zl)((0,R.Gz)(t.name,"main.tf"));yield{client:i,inside:s,parts:o,isAside:n}}}function A(e){const i=[...e].map(R.jt);return new Set([...i,...i.map(E.RO)])}function I(e,i){
const r=new Set([e]),c=o=>{const n=i.get(o);n!==void 0&&r.add(n)};(0,E.n6)(e).forEach(c);for(const{children:o}of r)for(const n of o)(0,E.fJ)(n,e)&&c(n.name);const[
,...l]=r,{unit:t}=e;if(t===null)return[e,...l];const s=l.find(({name:o})=>o===t.module);return[x(e,t,s),...l.filter(o=>o!==s)]}function x(e,i,r=(0,E.hK)(e.name)){
const c=({place:t})=>!i.replaced.includes(t.file),l=({kind:t})=>t!=="lock_provider"||e.lockFile===null;return{...e,usages:[...e.usages,...r.usages.filter(l)].filter(
c),declared:[...e.declared,...r.declared].filter(c),lockFile:e.lockFile??r.lockFile,parts:[...e.parts,...r.parts,...i.files.map(R.jt)]}}})};export{W as ids,Y as modules};
