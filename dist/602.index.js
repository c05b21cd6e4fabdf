const Y=[602],_={9050:((H,$,m)=>{m.d($,{GY:()=>D,R8:()=>u});var O=m(3024),h=m(6760),g=m(5747);const T=5,B=/^[0-9a-f]{40}$/,k=/^refs\/(?!.*\.\.)[^\0]+$/;function D(s){
const n=(0,h.join)(s,".git"),e=w(n,s)??n,o=R((0,h.join)(e,"commondir")),a=o===null?e:(0,h.resolve)(e,o),f=()=>p((0,h.join)(a,"packed-refs"))??"",d=y(R((0,h.join)(
e,"HEAD")),[e,a],f);return d===null?null:{commit:d,isFetched:E(d,p((0,h.join)(e,"FETCH_HEAD"))??"",f),remote:x(p((0,h.join)(a,"config"))??""),tracked:S=>l((0,h.
join)(e,"index"),S)}}function w(s,n){const[,e]=/^gitdir: (.+)$/.exec(R(s)??"")??[];return e===void 0?null:(0,h.resolve)(n,e)}function y(s,n,e){let o=s;for(let a=0;o!==
null&&a<=T;a+=1){if(B.test(o))return o;const[,f]=/^ref: (.+)$/.exec(o)??[];if(f===void 0||!k.test(f))return null;o=M(f,n,e)}return null}function M(s,n,e){for(const a of n){
const f=R((0,h.join)(a,s));if(f!==null)return f}return e().split(`
`).find(a=>a.endsWith(` ${s}`))?.slice(0,40)??null}function E(s,n,e){const o=(a,f)=>a.split(`
`).some(d=>d.startsWith(`${s}${f}`));return o(n,"	")||o(e()," refs/remotes/")}function p(s){const n=(0,g.yR)(s);return n.ok?n.text:null}const R=s=>p(s)?.replace(
/\r?\n$/,"")??null,j=21,A=/^(?!\.{1,2}$)[\w.-]+$/;function x(s){let n=!1;for(const e of s.split(`
`)){const o=e.trim();o.startsWith("[")&&(n=o==='[remote "origin"]');const a=o.indexOf("=");if(!(!n||a<0||o.slice(0,a).trim().toLowerCase()!=="url"))return F(o.slice(
a+1).trim())}return null}function F(s){const n=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(s),[e,o]=n===null?I(s):[n[1],n[2]],a=(o??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),f=a.length>1&&a.length<=j;return!e||!f||!a.every(d=>A.test(d))?null:{host:e.toLowerCase(),owner:a.slice(0,-1).join("/"),name:a.at(-1)??""}}function I(s){
const n=URL.parse(s);return n===null||!/^(https?|ssh):$/.test(n.protocol)?[]:[n.protocol==="ssh:"?n.hostname:n.host,n.pathname.slice(1)]}const L=128*1024*1024,U=12,
v=62,t=16384,i=12288,r=61440,c=32768;function l(s,n){const e=new Map,o=(0,g.io)(s,L);if(o===null||o.length<U)return e;const a=o.readUInt32BE(4);if(o.toString("l\
atin1",0,4)!=="DIRC"||a<2||a>3)return e;const f=o.readUInt32BE(8);let d=U;for(let S=0;S<f;S+=1){if(d+v>o.length)return e;const C=o.readUInt16BE(d+60),G=d+v+(C&t?
2:0),P=o.indexOf(0,G);if(P<0)return e;const W=(o.readUInt32BE(d+24)&r)===c,N=o.toString("utf8",G,P);W&&(C&i)===0&&n.has(N)&&e.set(N,{modified:o.readUInt32BE(d+8),
size:o.readUInt32BE(d+36)}),d+=P-d+8&-8}return e}function u(s,{modified:n,size:e}){const o=(0,g.N0)(()=>(0,O.lstatSync)(s),null),a=Math.floor((o?.mtimeMs??0)/1e3);
return o?.isFile()===!0&&o.size%2**32===e&&a%2**32===n}}),2602:((H,$,m)=>{m.r($),m.d($,{layoutsOf:()=>j,nameRepository:()=>g,partsOf:()=>I,rootsOf:()=>F,unmatched:()=>x});
var O=m(6760),h=m(9050);function g(t,i,r){const c=(0,h.GY)(t),l=c?.remote??null;if(c!==null&&l!==null){const s=c.isFetched||c.commit===r.GITHUB_SHA;return{name:`${l.
owner}/${l.name}`,url:T(l,r.GITHUB_SERVER_URL),commit:s&&B(t,i(),c)?c.commit:null}}return{name:(c===null?D(t,r):null)??w(t),url:null,commit:null}}function T({host:t,
owner:i,name:r},c=""){return`${URL.parse(c)?.host===t?URL.parse(c)?.protocol:"https:"}//${t}/${i}/${r}`}function B(t,i,{tracked:r}){const c=r(i);return c.size===
i.size&&c.entries().every(([l,u])=>(0,h.R8)((0,O.join)(t,l),u))}const k=/^[\w.-]+\/[\w.-]+$/;function D(t,i){const{GITHUB_WORKSPACE:r,GITHUB_REPOSITORY:c=""}=i;
return r!==void 0&&(0,O.resolve)(r)===(0,O.resolve)(t)&&k.test(c)?c:null}const w=t=>(0,O.basename)((0,O.resolve)(t)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||
"repository";var y=m(5143),M=m(9664),E=m(4526);let p=function(...t){return{rootOf:p}=m.late([624],3624),new.target?new p(...t):p(...t)};function R(t){const i=[...t.
values()],r=new Set(i.flatMap(l=>(0,E.s1)(l).filter(u=>u!==l.name))),c=new Set(i.flatMap(({name:l,unit:u})=>u===null||u.module===l?[]:u.module));return i.filter(
({name:l,hasConfiguration:u,isInitialised:s,unit:n})=>u&&(n!==null||!c.has(l))&&(s||!r.has(l)))}const j=({clients:t,patterns:i,...r})=>t.map(c=>{const l=(0,E.Pv)(
r,c),u=i.length>0,s=new Set(i.flatMap(f=>A(f,l))),n=u?l.values().filter(f=>s.has(f)):R(l),{known:e=[],unknown:o=[]}=Object.groupBy(n,({unit:f})=>f===null||f.unknown===
null?"known":"unknown"),a=o.flatMap(({unit:f})=>f??[]);return{client:c,directories:l,roots:e,unknown:a,isNamed:u}}),A=({matches:t},i)=>[...i.values()].filter(r=>r.
hasConfiguration&&t(r.name||".")),x=(t,i)=>i.flatMap(r=>t.some(({directories:c})=>A(r,c).length>0)?[]:r.text);function*F(t,{changed:i,versions:r,hasCalls:c=!0}){
const l=i&&L(i);for(const{client:u,inside:s,parts:n,isAside:e}of I(t)){if(l!==null&&!n.some(a=>l.has(a)))continue;const o=p(s,{client:u,versions:r,hasCalls:c});
yield e?{...o,isAside:e}:o}}function*I(t){for(const{client:i,directories:r,roots:c,isNamed:l}of t)for(const u of c){const s=U(u,r),n=s.flatMap(o=>o.parts),e=!l&&
(0,y.Zl)((0,M.Gz)(u.name,"main.tf"));yield{client:i,inside:s,parts:n,isAside:e}}}function L(t){const i=[...t].map(M.jt);return new Set([...i,...i.map(E.RO)])}function U(t,i){
const r=new Set([t]),c=n=>{const e=i.get(n);e!==void 0&&r.add(e)};(0,E.n6)(t).forEach(c);for(const{children:n}of r)for(const e of n)(0,E.fJ)(e,t)&&c(e.name);const[
,...l]=r,{unit:u}=t;if(u===null)return[t,...l];const s=l.find(({name:n})=>n===u.module);return[v(t,u,s),...l.filter(n=>n!==s)]}function v(t,i,r=(0,E.hK)(t.name)){
const c=({place:u})=>!i.replaced.includes(u.file),l=({kind:u})=>u!=="lock_provider"||t.lockFile===null;return{...t,usages:[...t.usages,...r.usages.filter(l)].filter(
c),declared:[...t.declared,...r.declared].filter(c),lockFile:t.lockFile??r.lockFile,parts:[...t.parts,...r.parts,...i.files.map(M.jt)]}}})};export{Y as ids,_ as modules};
