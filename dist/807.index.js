const T=807,U=[807],W={1807:((C,f,l)=>{l.r(f),l.d(f,{renderHelp:()=>r.W});var r=l(1513)}),1513:((C,f,l)=>{l.d(f,{K:()=>s,W:()=>v});var r=l(3592),_=l(7188),E=l(1460);
const M=80,D=28,g=46,O="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.";function v(n){return`${(n===null?P():A(n)).join(`\

`)}
`}const P=()=>[...a("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does."),"","Usage: tf-disco [COMMAND] [ARGU\
MENTS] [FLAGS]","","Commands:",...h(n=>!n.includes(" "),14),"","Examples:",...$("check"),"","Flags:",...[_.l1.help,_.l1.version].flatMap(m),"",'"tf-disco COMMAN\
D --help" shows the flags and examples of a command.',...a(O),`Documentation: ${r.Bw}`];function A(n){const{about:e,usage:t}=_.Lo[n],o=h(d=>d.startsWith(`${n} `),
20),c=_.Zo(n);return[...e.flatMap((d,u)=>[...u===0?[]:[""],...a(d)]),"",`Usage: tf-disco ${t}`,...o.length===0?[]:["","Commands:",...o],"","Examples:",...$(n),..._.
Y5.flatMap(([d,u])=>{const p=u.filter(L=>c.includes(L));return p.length===0?[]:["",`${d.replaceAll("`","")}:`,...p.flatMap(m)]}),...n==="check"?["",...a(O)]:[]]}
const h=(n,e)=>Object.entries(_.Lo).filter(([t])=>n(t)).flatMap(([t,{summary:o}])=>i(t,o,e)),$=n=>_.Lo[n].examples.flatMap(([e,t])=>i(e,t,g));function m(n){const{
name:e,short:t,kind:o,default:c}=n,d=t===void 0?"":`-${t}, `,u=_.Tb(n)?"":` ${o.value}${o.isList?"\u2026":""}`,p=c===void 0||_.Tb(n)?"":` (${c})`;return i(`${d}\
--${e}${u}`,`${s(n)}${p}`,D)}const s=({help:n})=>(0,E.W)(n).replaceAll("`","").replace(", one per line","");function i(n,e,t){const o=a(e,M-t).map(u=>`${" ".repeat(
t)}${u}`);if(e==="")return[`  ${n}`];if(n.length+4>t)return[`  ${n}`,...o];const[c="",...d]=o;return[`  ${n}${c.slice(n.length+2)}`,...d]}function a(n,e=M){const t=[];
let o="";for(const c of n.split(" "))o!==""&&o.length+1+c.length>e&&(t.push(o),o=""),o+=o===""?c:` ${c}`;return[...t,o]}}),1460:((C,f,l)=>{l.d(f,{E:()=>P,W:()=>v});
var r=l(6760),_=l(5747),E=l(1831),M=l(8535),D=l(7773),g=l(7188);const O=new Set(D.f.flatMap(([,s])=>s.map(({name:i})=>i))),v=s=>s.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(i,a,n)=>O.has(a)?`\`--${a}${n===void 0?"":` ${n}`}\``:i).replaceAll("hostnames input","--hostnames"),P={setting:s=>`--${s}`,missingPath:(s,i)=>{const[a="",...n]=s.
split("=");if(n.length>0&&$(a))return`"${a}=\u2026" does not exist in ${i}; did you mean --tokens?`;const e=h(s,i),t=e===null?"":`; did you mean ${e}?`;return`"${s}\
" does not exist in ${i}${t}`}},A=new Map([...["init","lint","run","scan","test","validate"].map(s=>[s,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function h(s,i){const a=A.get(s)??(0,M.q)(s,g.bw);if(a!==null)return`"tf-disco ${a}"`;const n=(0,M.q)((0,r.basename)(s),(0,_.wX)((0,r.dirname)((0,r.
resolve)(i,s))));if(n!==null)return`"${(0,r.join)((0,r.dirname)(s),n)}"`;const e=s.replace(/^https:\/\/|\/$/g,""),t=(0,E.Pv)(e);return t.ok&&$(e)?`--hostnames ${(0,E.
nx)(t.value)}`:null}const $=s=>s.includes(".")&&!m.test(s)&&(0,E.Pv)(s).ok,m=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{T as id,U as ids,W as modules};
