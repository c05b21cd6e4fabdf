const T=807,U=[807],W={4188:((C,d,a)=>{a.r(d),a.d(d,{renderHelp:()=>u.W});var u=a(1513)}),1513:((C,d,a)=>{a.d(d,{K:()=>m,W:()=>v});var u=a(3592),l=a(7188),f=a(1460);
const E=80,D=28,g=46,$="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.";function v(n){return`${(n===null?P():A(n)).join(`\

`)}
`}const P=()=>[...i("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does."),"","Usage: tf-disco [COMMAND] [ARGU\
MENTS] [FLAGS]","","Commands:",...O(n=>!n.includes(" "),14),"","Examples:",...M("check"),"","Flags:",...[l.l1.help,l.l1.version].flatMap(h),"",'"tf-disco COMMAN\
D --help" shows the flags and examples of a command.',...i($),`Documentation: ${u.Bw}`];function A(n){const{about:o,usage:t}=l.Lo[n],e=O(c=>c.startsWith(`${n} `),
20),r=(0,l.Zo)(n);return[...o.flatMap((c,_)=>[..._===0?[]:[""],...i(c)]),"",`Usage: tf-disco ${t}`,...e.length===0?[]:["","Commands:",...e],"","Examples:",...M(
n),...l.Y5.flatMap(([c,_])=>{const p=_.filter(L=>r.includes(L));return p.length===0?[]:["",`${c.replaceAll("`","")}:`,...p.flatMap(h)]}),...n==="check"?["",...i(
$)]:[]]}const O=(n,o)=>Object.entries(l.Lo).filter(([t])=>n(t)).flatMap(([t,{summary:e}])=>s(t,e,o)),M=n=>l.Lo[n].examples.flatMap(([o,t])=>s(o,t,g));function h(n){
const{name:o,short:t,kind:e,default:r}=n,c=t===void 0?"":`-${t}, `,_=(0,l.Tb)(n)?"":` ${e.value}${e.isList?"\u2026":""}`,p=r===void 0||(0,l.Tb)(n)?"":` (${r})`;
return s(`${c}--${o}${_}`,`${m(n)}${p}`,D)}const m=({help:n})=>(0,f.W)(n).replaceAll("`","").replace(", one per line","");function s(n,o,t){const e=i(o,E-t).map(
_=>`${" ".repeat(t)}${_}`);if(o==="")return[`  ${n}`];if(n.length+4>t)return[`  ${n}`,...e];const[r="",...c]=e;return[`  ${n}${r.slice(n.length+2)}`,...c]}function i(n,o=E){
const t=[];let e="";for(const r of n.split(" "))e!==""&&e.length+1+r.length>o&&(t.push(e),e=""),e+=e===""?r:` ${r}`;return[...t,e]}}),1460:((C,d,a)=>{a.d(d,{E:()=>P,
W:()=>v});var u=a(3024),l=a(6760),f=a(1831),E=a(8535),D=a(7773),g=a(7188);const $=new Set(D.f.flatMap(([,s])=>s.map(({name:i})=>i))),v=s=>s.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(i,n,o)=>$.has(n)?`\`--${n}${o===void 0?"":` ${o}`}\``:i).replaceAll("hostnames input","--hostnames"),P={setting:s=>`--${s}`,missingPath:(s,i)=>{const[n="",...o]=s.
split("=");if(o.length>0&&M(n))return`"${n}=\u2026" does not exist in ${i}; did you mean --tokens?`;const t=O(s,i),e=t===null?"":`; did you mean ${t}?`;return`"${s}\
" does not exist in ${i}${e}`}},A=new Map([...["init","lint","run","scan","test","validate"].map(s=>[s,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function O(s,i){const n=A.get(s)??(0,E.q)(s,g.bw);if(n!==null)return`"tf-disco ${n}"`;const o=(0,E.q)((0,l.basename)(s),m((0,l.dirname)((0,l.resolve)(
i,s))));if(o!==null)return`"${(0,l.join)((0,l.dirname)(s),o)}"`;const t=s.replace(/^https:\/\/|\/$/g,""),e=(0,f.Pv)(t);return e.ok&&M(t)?`--hostnames ${(0,f.nx)(
e.value)}`:null}const M=s=>s.includes(".")&&!h.test(s)&&(0,f.Pv)(s).ok,h=/\.(?:tf|tofu|hcl|json|tfvars)$/;function m(s){try{return(0,u.readdirSync)(s)}catch{return[]}}})};export{T as id,U as ids,W as modules};
