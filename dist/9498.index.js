const C=9498,W=[9498],F={5657:((k,M,d)=>{d.d(M,{G:()=>f});var l=d(6760),p=d(5747);const A=21,O=/^(?!\.{1,2}$)[\w.-]+$/;function R(n){let t=!1;for(const o of n.split(
`
`)){const e=o.trim();e.startsWith("[")&&(t=e==='[remote "origin"]');const s=e.indexOf("=");if(!(!t||s<0||e.slice(0,s).trim().toLowerCase()!=="url"))return U(e.slice(
s+1).trim())}return null}function U(n){const t=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(n),[o,e]=t===null?$(n):[t[1],t[2]],s=(e??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),a=s.length>1&&s.length<=A;return!o||!a||!s.every(h=>O.test(h))?null:{host:o.toLowerCase(),owner:s.slice(0,-1).join("/"),name:s.at(-1)??""}}function $(n){
const t=URL.parse(n);return t===null||!/^(https?|ssh):$/.test(t.protocol)?[]:[t.protocol==="ssh:"?t.hostname:t.host,t.pathname.slice(1)]}var B=d(4614);const T=5,
u=/^[0-9a-f]{40}$/,m=/^refs\/(?!.*\.\.)[^\0]+$/;function f(n){const t=(0,l.join)(n,".git"),o=c(t,n)??t,e=i((0,l.join)(o,"commondir")),s=e===null?o:r(e,o),a=()=>E(
(0,l.join)(s,"packed-refs"))??"",h=_(i((0,l.join)(o,"HEAD")),[o,s],a);return h===null?null:{commit:h,isFetched:D(h,E((0,l.join)(o,"FETCH_HEAD"))??"",a),remote:R(
E((0,l.join)(s,"config"))??""),tracked:g=>(0,B.O)((0,l.join)(o,"index"),g)}}function c(n,t){const[,o]=/^gitdir: (.+)$/.exec(i(n)??"")??[];return o===void 0?null:
r(o,t)}function _(n,t,o){let e=n;for(let s=0;e!==null&&s<=T;s+=1){if(u.test(e))return e;const[,a]=/^ref: (.+)$/.exec(e)??[];if(a===void 0||!m.test(a))return null;
e=I(a,t,o)}return null}function I(n,t,o){for(const s of t){const a=i((0,l.join)(s,n));if(a!==null)return a}return o().split(`
`).find(s=>s.endsWith(` ${n}`))?.slice(0,40)??null}function D(n,t,o){const e=(s,a)=>s.split(`
`).some(h=>h.startsWith(`${n}${a}`));return e(t,"	")||e(o()," refs/remotes/")}const r=(n,t)=>(0,l.isAbsolute)(n)?n:(0,l.join)(t,n);function E(n){const t=(0,p.yR)(
n);return t.ok?t.text:null}const i=n=>E(n)?.replace(/\r?\n$/,"")??null}),9498:((k,M,d)=>{d.d(M,{nameRepository:()=>O});var l=d(6760),p=d(5657),A=d(4614);function O(u,m,f){
const c=(0,p.G)(u),_=c?.remote??null;if(c!==null&&_!==null){const D=c.isFetched||c.commit===f.GITHUB_SHA;return{name:`${_.owner}/${_.name}`,url:R(_,f.GITHUB_SERVER_URL),
commit:D&&U(u,m,c)?c.commit:null}}return{name:(c===null?B(u,f):null)??T(u),url:null,commit:null}}function R({host:u,owner:m,name:f},c=""){return`${URL.parse(c)?.
host===u?URL.parse(c)?.protocol:"https:"}//${u}/${m}/${f}`}function U(u,m,{tracked:f}){const c=f(m);return c.size===m.size&&c.entries().every(([_,I])=>(0,A.R)((0,l.
join)(u,_),I))}const $=/^[\w.-]+\/[\w.-]+$/;function B(u,m){const{GITHUB_WORKSPACE:f,GITHUB_REPOSITORY:c=""}=m;return f!==void 0&&(0,l.resolve)(f)===(0,l.resolve)(
u)&&$.test(c)?c:null}const T=u=>(0,l.basename)((0,l.resolve)(u)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),4614:((k,M,d)=>{d.d(M,{O:()=>c,R:()=>D});
var l=d(3024),p=d(5747);const A=128*1024*1024,O=12,R=62,U=16384,$=12288,B=4,T=61440,u=4096,m=32768,f=Buffer.alloc(0);function c(r,E){const i=(0,p.io)(r,A);return i===
null?new Map:_(i,E)}function _(r,E){const i=new Map;if(r.length<O)return i;const n=r.readUInt32BE(4);if(r.toString("latin1",0,4)!=="DIRC"||n<2||n>4)return i;const t=r.
readUInt32BE(8);let o=f,e=O;for(let s=0;s<t;s+=1){if(e+R>r.length)return i;const a=r.readUInt16BE(e+60),h=e+R+(a&U?2:0),g=n===B,{kept:v,from:S}=g?I(r,h,o):{kept:f,
from:h},x=r.indexOf(0,S);if(x<0)return i;const j=r.subarray(S,x),P=g?Buffer.concat([v,j]):j;if(P.length>u)return i;const L=(r.readUInt32BE(e+24)&T)===m,w=P.toString(
"utf8");L&&(a&$)===0&&E.has(w)&&i.set(w,{modified:r.readUInt32BE(e+8),size:r.readUInt32BE(e+36)}),e=g?x+1:e+(x-e+8&-8),o=P}return i}function I(r,E,i){let n=E,t=r[n++]??
0,o=t&127;for(;t&128;)t=r[n++]??0,o=(o+1)*128+(t&127);return{kept:i.subarray(0,Math.max(0,i.length-o)),from:n}}function D(r,{modified:E,size:i}){try{const n=(0,l.
lstatSync)(r),t=Math.floor(n.mtimeMs/1e3);return n.isFile()&&n.size%2**32===i&&t%2**32===E}catch(n){return(0,p.Oj)(n),!1}}})};export{C as id,W as ids,F as modules};
