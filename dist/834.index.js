const W=834,K=[834],U={4693:((L,M,i)=>{i.d(M,{k:()=>$});var m=i(3024),d=i(6760),g=i(5747),R=i(9075),A=i(1831),D=i(1022),P=i(1731);function $(){const c=(0,R.Oo)(
g.v2),_=(E,p)=>c(E).filter(p).map(h=>(0,d.join)(E,h));return(E,{host:p,namespace:h,type:l})=>_(E,o=>v((0,A.Pv)(o),p)).flatMap(o=>_(o,a=>v((0,D.sL)(a),h))).flatMap(
o=>_(o,a=>v((0,D.sL)(a),l))).flatMap(o=>x(o,l))}const v=(c,_)=>c.ok&&c.value===_,I=/^[^\s_]*_[^\s_]*$/;function x(c,_){const E=(0,g.v2)(c).flatMap(l=>(0,g.wX)((0,d.
join)(c,l)).filter(o=>I.test(o)&&O((0,d.join)(c,l,o))).map(o=>({version:l,platform:o}))),p=new RegExp(`^terraform-provider-${_}_(?<version>${P.hZ})_(?<platform>\
[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),h=(0,g.wX)(c).flatMap(l=>{const{version:o="",platform:a=""}=p.exec(l.toLowerCase())?.groups??{};return O((0,d.join)(c,l))===
!1?[{version:o,platform:a}]:[]});return[...E,...h].flatMap(({version:l,platform:o})=>{const a=(0,P.rK)(l);return a===null?[]:{version:(0,P.Cg)(a),platform:o}})}
const O=c=>(0,m.statSync)(c,{throwIfNoEntry:!1})?.isDirectory()??null}),1834:((L,M,i)=>{i.r(M),i.d(M,{localMirrors:()=>m.k});var m=i(4693)}),1731:((L,M,i)=>{i.d(
M,{Cg:()=>O,PW:()=>o,Ty:()=>x,Zy:()=>c,_T:()=>a,hZ:()=>R,kv:()=>B,mb:()=>j,oF:()=>$,rK:()=>v});var m=i(4091),d=i(9562);const g=new RegExp(`^${d.eQ}$`),R=String.
raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,A=new RegExp(`^${R}[.+-]?$`),D=2n**63n-1n,P=Array.from({length:100},(t,n)=>BigInt(n));
function $(t){const[,n,r,e,s]=g.exec(t)??[];return n===void 0?null:I(t,n,e??r,s)}function v(t){const[,n,r,e]=A.exec(t)??[];return n===void 0?null:I(t,n,r,e)}function I(t,n,r="",e=""){
const s=n.split(".").map(f=>f.replace(/^0+(?=.)/,""));if(s.some(f=>f.length>19))return null;const u=s.map(f=>P[Number(f)]??BigInt(f));if(u.some(f=>f>D))return null;
for(;u.length<3;)u.push(0n);return{text:t,numbers:u,written:s.length,pre:r,build:e}}const x=t=>t.pre!=="",O=({numbers:t,pre:n,build:r})=>`${t.join(".")}${n===""?
"":`-${n}`}${r===""?"":`+${r}`}`;function c(t,n){const r=Math.max(t.numbers.length,n.numbers.length);for(let e=0;e<r;e++){const[s,u]=[t.numbers[e]??0n,n.numbers[e]??
0n];if(s!==u)return s<u?-1:1}return t.pre===n.pre||t.numbers.length!==n.numbers.length?0:t.pre===""||n.pre===""?t.pre===""?1:-1:_(t.pre,n.pre)}function _(t,n){const[
r,e]=[t.split("."),n.split(".")];for(let s=0;;s++){const[u,f]=[s+1>=r.length,s+1>=e.length];if(u!==f)return u?-1:1;const w=E(r[s]??"",e[s]??"");if(w!==0||u)return w}}
function E(t,n){const[r,e]=[/^[0-9]*$/.test(t),/^[0-9]*$/.test(n)];return r!==e?r?-1:1:r&&t.length!==n.length?t.length-n.length:t===n?0:t<n?-1:1}const p="[\\t\\n\\\
f\\r ]*",h=new RegExp(`^${p}(<=|>=|!=|~>|<|>|=|)${p}(${d.eQ})${p}$`),l="This string does not use correct version constraint syntax";function o(t){const n=[];for(const r of t.
split(",")){const[,e,s=""]=h.exec(r)??[],u=$(s);if(u===null)return(0,m.TR)(l);n.push({operator:e||"=",version:u,text:r})}return(0,m.Ju)(n)}function a(t){const n=o(
t);if(!n.ok)return n;const r=[];for(const e of n.value){const s=v(e.version.text);if(s===null||!T.test(e.text.trim()))return(0,m.TR)(`Incorrect version constrai\
nt syntax: ${S(e)}`);r.push({...e,version:s})}return(0,m.Ju)(r)}const T=/^[<>=!~]* ?[0-9]/;function S({operator:t,version:n,text:r}){const e=r.trim();if(n.text.
startsWith("v"))return'a "v" prefix should not be used';if(!T.test(e))return`only one space is expected after the operator "${t}"`;if(n.numbers.length>3)return"\
too many numbered portions; only three are allowed (major, minor, patch)";const[s]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(e)??[""];return`\
missing comma after "${s}"`}const C=[">",">=","=","~>","<=","<","!="];function B(t){const n=[...t].sort((r,e)=>c(r.version,e.version)||_(r.version.build,e.version.
build)||C.indexOf(r.operator)-C.indexOf(e.operator)||e.version.written-r.version.written);return[...new Set(n.map(j))].join(", ")}function j({operator:t,version:n}){
if(t==="=")return O(n);const r=t==="~>"&&n.written<3?n.numbers.slice(0,2):n.numbers;return`${t} ${O({...n,numbers:r})}`}})};export{W as id,K as ids,U as modules};
