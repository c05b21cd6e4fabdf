const T=807,S=[807],B={5747:((A,E,a)=>{a.d(E,{$r:()=>l,Mc:()=>M,N0:()=>O,Oj:()=>_,io:()=>P,v2:()=>i,wX:()=>o,yR:()=>$});var f=a(4573),r=a(3024);const p=16*1024*
1024,m=r.constants.O_RDONLY|(r.constants.O_NONBLOCK??0)|(r.constants.O_NOCTTY??0),u=Buffer.allocUnsafeSlow(256*1024);let h=u;function $(n,e=p){const t=D(n,e);if(!Buffer.
isBuffer(t))return t;const s=t.toString("utf8");return{ok:!0,text:s,isUtf8:!s.includes("\uFFFD")||(0,f.isUtf8)(t),bytes:t.length}}function P(n,e){const t=D(n,e);
return Buffer.isBuffer(t)?Buffer.from(t):null}function D(n,e){let t;try{t=(0,r.openSync)(n,m);const s=(0,r.readSync)(t,u,0,u.length,null);return s<u.length?u.subarray(
0,s):y(t,e)}catch(s){return{ok:!1,failure:{kind:"error",code:_(s)}}}finally{t!==void 0&&(0,r.closeSync)(t)}}function y(n,e){const{size:t}=(0,r.fstatSync)(n);if(t>
e||t<u.length)return{ok:!1,failure:{kind:"size",bytes:t,maxBytes:e}};h.length<t&&(h=Buffer.allocUnsafeSlow(Math.min(2*t,e)));let s=0;for(;s<t;){const c=(0,r.readSync)(
n,h,s,t-s,s);if(c===0)break;s+=c}return h.subarray(0,s)}function _(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}
function O(n,e){try{return n()}catch(t){return _(t),e}}const M=n=>O(()=>(0,r.readdirSync)(n,{withFileTypes:!0}),[]),o=n=>M(n).map(({name:e})=>e).sort(),i=n=>M(n).
flatMap(e=>e.isDirectory()?e.name:[]);function l(n){try{const e=(0,r.realpathSync)(n),t=(0,r.statSync)(e);return t.isFile()?{kind:"file",path:e}:{kind:t.isDirectory()?
"directory":"special",path:e}}catch(e){return{kind:"error",code:_(e)}}}}),1807:((A,E,a)=>{a.r(E),a.d(E,{renderHelp:()=>f.W});var f=a(1513)}),1513:((A,E,a)=>{a.d(
E,{K:()=>o,W:()=>P});var f=a(3592),r=a(7188),p=a(1460);const m=80,u=28,h=46,$="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrup\
ted.";function P(n){return`${(n===null?D():y(n)).join(`
`)}
`}const D=()=>[...l("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does."),"","Usage: tf-disco [COMMAND] [ARGU\
MENTS] [FLAGS]","","Commands:",..._(n=>!n.includes(" "),14),"","Examples:",...O("check"),"","Flags:",...[r.l1.help,r.l1.version].flatMap(M),"",'"tf-disco COMMAN\
D --help" shows the flags and examples of a command.',...l($),`Documentation: ${f.Bw}`];function y(n){const{about:e,usage:t}=r.Lo[n],s=_(d=>d.startsWith(`${n} `),
20),c=(0,r.Zo)(n);return[...e.flatMap((d,g)=>[...g===0?[]:[""],...l(d)]),"",`Usage: tf-disco ${t}`,...s.length===0?[]:["","Commands:",...s],"","Examples:",...O(
n),...r.Y5.flatMap(([d,g])=>{const v=g.filter(L=>c.includes(L));return v.length===0?[]:["",`${d.replaceAll("`","")}:`,...v.flatMap(M)]}),...n==="check"?["",...l(
$)]:[]]}const _=(n,e)=>Object.entries(r.Lo).filter(([t])=>n(t)).flatMap(([t,{summary:s}])=>i(t,s,e)),O=n=>r.Lo[n].examples.flatMap(([e,t])=>i(e,t,h));function M(n){
const{name:e,short:t,kind:s,default:c}=n,d=t===void 0?"":`-${t}, `,g=(0,r.Tb)(n)?"":` ${s.value}${s.isList?"\u2026":""}`,v=c===void 0||(0,r.Tb)(n)?"":` (${c})`;
return i(`${d}--${e}${g}`,`${o(n)}${v}`,u)}const o=({help:n})=>(0,p.W)(n).replaceAll("`","").replace(", one per line","");function i(n,e,t){const s=l(e,m-t).map(
g=>`${" ".repeat(t)}${g}`);if(e==="")return[`  ${n}`];if(n.length+4>t)return[`  ${n}`,...s];const[c="",...d]=s;return[`  ${n}${c.slice(n.length+2)}`,...d]}function l(n,e=m){
const t=[];let s="";for(const c of n.split(" "))s!==""&&s.length+1+c.length>e&&(t.push(s),s=""),s+=s===""?c:` ${c}`;return[...t,s]}}),1460:((A,E,a)=>{a.d(E,{E:()=>D,
W:()=>P});var f=a(6760),r=a(5747),p=a(1831),m=a(8535),u=a(7773),h=a(7188);const $=new Set(u.f.flatMap(([,o])=>o.map(({name:i})=>i))),P=o=>o.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(i,l,n)=>$.has(l)?`\`--${l}${n===void 0?"":` ${n}`}\``:i).replaceAll("hostnames input","--hostnames"),D={setting:o=>`--${o}`,missingPath:(o,i)=>{const[l="",...n]=o.
split("=");if(n.length>0&&O(l))return`"${l}=\u2026" does not exist in ${i}; did you mean --tokens?`;const e=_(o,i),t=e===null?"":`; did you mean ${e}?`;return`"${o}\
" does not exist in ${i}${t}`}},y=new Map([...["init","lint","run","scan","test","validate"].map(o=>[o,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function _(o,i){const l=y.get(o)??(0,m.q)(o,h.bw);if(l!==null)return`"tf-disco ${l}"`;const n=(0,m.q)((0,f.basename)(o),(0,r.wX)((0,f.dirname)((0,f.
resolve)(i,o))));if(n!==null)return`"${(0,f.join)((0,f.dirname)(o),n)}"`;const e=o.replace(/^https:\/\/|\/$/g,""),t=(0,p.Pv)(e);return t.ok&&O(e)?`--hostnames ${(0,p.
nx)(t.value)}`:null}const O=o=>o.includes(".")&&!M.test(o)&&(0,p.Pv)(o).ok,M=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{T as id,S as ids,B as modules};
