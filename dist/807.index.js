const B=807,C=[807],U={1807:((A,O,o)=>{o.d(O,{Mc:()=>d,v2:()=>u,wX:()=>h});var f=o(3024),l=o(5747);const d=_=>(0,l.N0)(()=>(0,f.readdirSync)(_,{withFileTypes:!0}),
[]),h=_=>d(_).map(({name:E})=>E).sort(),u=_=>d(_).flatMap(E=>E.isDirectory()?E.name:[])}),5747:((A,O,o)=>{o.d(O,{N0:()=>D,Oj:()=>p,io:()=>P,yR:()=>E});var f=o(4573),
l=o(3024);const d=16*1024*1024,h=l.constants.O_RDONLY|(l.constants.O_NONBLOCK??0)|(l.constants.O_NOCTTY??0),u=Buffer.allocUnsafeSlow(256*1024);let _=u;function E(a,t=d){
const s=$(a,t);if(!Buffer.isBuffer(s))return s;const e=s.toString("utf8");return{ok:!0,text:e,isUtf8:!e.includes("\uFFFD")||(0,f.isUtf8)(s),bytes:s.length}}function P(a,t){
const s=$(a,t);return Buffer.isBuffer(s)?Buffer.from(s):null}function $(a,t){let s;try{s=(0,l.openSync)(a,h);const e=(0,l.readSync)(s,u,0,u.length,null);return e<
u.length?u.subarray(0,e):v(s,t)}catch(e){return{ok:!1,failure:{kind:"error",code:p(e)}}}finally{s!==void 0&&(0,l.closeSync)(s)}}function v(a,t){const{size:s}=(0,l.
fstatSync)(a);if(s>t||s<u.length)return{ok:!1,failure:{kind:"size",bytes:s,maxBytes:t}};_.length<s&&(_=Buffer.allocUnsafeSlow(Math.min(2*s,t)));let e=0;for(;e<s;){
const n=(0,l.readSync)(a,_,e,s-e,e);if(n===0)break;e+=n}return _.subarray(0,e)}function p(a){if(!(typeof a=="object"&&a!==null&&"code"in a)||typeof a.code!="str\
ing")throw a;return a.code}function D(a,t){try{return a()}catch(s){return p(s),t}}}),4188:((A,O,o)=>{o.r(O),o.d(O,{renderHelp:()=>f.W});var f=o(1513)}),1513:((A,O,o)=>{
o.d(O,{K:()=>t,W:()=>P});var f=o(3592),l=o(7188),d=o(1460);const h=80,u=28,_=46,E="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was inte\
rrupted.";function P(n){return`${(n===null?$():v(n)).join(`
`)}
`}const $=()=>[...e("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does."),"","Usage: tf-disco [COMMAND] [ARGU\
MENTS] [FLAGS]","","Commands:",...p(n=>!n.includes(" "),14),"","Examples:",...D("check"),"","Flags:",...[l.l1.help,l.l1.version].flatMap(a),"",'"tf-disco COMMAN\
D --help" shows the flags and examples of a command.',...e(E),`Documentation: ${f.Bw}`];function v(n){const{about:i,usage:r}=l.Lo[n],c=p(m=>m.startsWith(`${n} `),
20),M=(0,l.Zo)(n);return[...i.flatMap((m,g)=>[...g===0?[]:[""],...e(m)]),"",`Usage: tf-disco ${r}`,...c.length===0?[]:["","Commands:",...c],"","Examples:",...D(
n),...l.Y5.flatMap(([m,g])=>{const L=g.filter(T=>M.includes(T));return L.length===0?[]:["",`${m.replaceAll("`","")}:`,...L.flatMap(a)]}),...n==="check"?["",...e(
E)]:[]]}const p=(n,i)=>Object.entries(l.Lo).filter(([r])=>n(r)).flatMap(([r,{summary:c}])=>s(r,c,i)),D=n=>l.Lo[n].examples.flatMap(([i,r])=>s(i,r,_));function a(n){
const{name:i,short:r,kind:c,default:M}=n,m=r===void 0?"":`-${r}, `,g=(0,l.Tb)(n)?"":` ${c.value}${c.isList?"\u2026":""}`,L=M===void 0||(0,l.Tb)(n)?"":` (${M})`;
return s(`${m}--${i}${g}`,`${t(n)}${L}`,u)}const t=({help:n})=>(0,d.W)(n).replaceAll("`","").replace(", one per line","");function s(n,i,r){const c=e(i,h-r).map(
g=>`${" ".repeat(r)}${g}`);if(i==="")return[`  ${n}`];if(n.length+4>r)return[`  ${n}`,...c];const[M="",...m]=c;return[`  ${n}${M.slice(n.length+2)}`,...m]}function e(n,i=h){
const r=[];let c="";for(const M of n.split(" "))c!==""&&c.length+1+M.length>i&&(r.push(c),c=""),c+=c===""?M:` ${M}`;return[...r,c]}}),1460:((A,O,o)=>{o.d(O,{E:()=>$,
W:()=>P});var f=o(6760),l=o(1807),d=o(1831),h=o(8535),u=o(3557),_=o(7188);const E=new Set(u.f.flatMap(([,t])=>t.map(({name:s})=>s))),P=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(s,e,n)=>E.has(e)?`\`--${e}${n===void 0?"":` ${n}`}\``:s).replaceAll("hostnames input","--hostnames"),$={setting:t=>`--${t}`,missingPath:(t,s)=>{const[e="",...n]=t.
split("=");if(n.length>0&&D(e))return`"${e}=\u2026" does not exist in ${s}; did you mean --tokens?`;const i=p(t,s),r=i===null?"":`; did you mean ${i}?`;return`"${t}\
" does not exist in ${s}${r}`}},v=new Map([...["init","lint","run","scan","test","validate"].map(t=>[t,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function p(t,s){const e=v.get(t)??(0,h.q)(t,_.bw);if(e!==null)return`"tf-disco ${e}"`;const n=(0,h.q)((0,f.basename)(t),(0,l.wX)((0,f.dirname)((0,f.
resolve)(s,t))));if(n!==null)return`"${(0,f.join)((0,f.dirname)(t),n)}"`;const i=t.replace(/^https:\/\/|\/$/g,""),r=(0,d.Pv)(i);return r.ok&&D(i)?`--hostnames ${(0,d.
nx)(r.value)}`:null}const D=t=>t.includes(".")&&!a.test(t)&&(0,d.Pv)(t).ok,a=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{B as id,C as ids,U as modules};
