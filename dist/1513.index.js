const L=1513,T=[1513,1460],U={1513:((P,u,l)=>{l.r(u),l.d(u,{describeFlag:()=>m,renderHelp:()=>p});var $=l(3592),i=l(7188),r=l(1460);const d=80,h=28,O=46,M="Exit\
 codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.";function p(n){return`${(n===null?g():v((0,i.OB)(n))).join(`
`)}
`}function g(){const n=i.Lo.filter(({name:e})=>!e.includes(" "));return[...t("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of\
 them as init does."),"","Usage: tf-disco [COMMAND] [ARGUMENTS] [FLAGS]","","Commands:",...n.flatMap(({name:e,summary:o})=>c(e,o,14)),"","Examples:",...f((0,i.OB)(
"check")),"","Flags:",...[i.l1.help,i.l1.version].flatMap(E),"",'"tf-disco COMMAND --help" shows the flags and examples of a command.',...t(M),`Documentation: ${$.
Bw}`]}function v(n){const e=i.Lo.filter(({name:s})=>s.startsWith(`${n.name} `)),o=i.Y5.map(([s,a])=>[s,a.filter(_=>A(_,n))]).filter(([,s])=>s.length>0);return[...n.
about.flatMap((s,a)=>[...a===0?[]:[""],...t(s)]),"",`Usage: tf-disco ${n.usage}`,...e.length===0?[]:["","Commands:"],...e.flatMap(({name:s,summary:a})=>c(s,a,20)),
"","Examples:",...f(n),...o.flatMap(([s,a])=>["",`${s.replaceAll("`","")}:`,...a.flatMap(E)]),...n.name==="check"?["",...t(M)]:[]]}const A=({name:n},e)=>n==="he\
lp"||e.flags.includes(n),f=({examples:n})=>n.flatMap(([e,o])=>c(e,o,O));function E(n){const{name:e,short:o,kind:s,default:a}=n,_=o===void 0?"":`-${o}, `,D=s.value===
""?"":` ${s.value}${s.isList?"\u2026":""}`,C=a===""||s.value===""?"":` (${a})`;return c(`${_}--${e}${D}`,`${m(n)}${C}`,h)}const m=({help:n})=>(0,r.W)(n).replaceAll(
"`","").replace(", one per line","");function c(n,e,o){const s=t(e,d-o).map(D=>`${" ".repeat(o)}${D}`);if(e==="")return[`  ${n}`];if(n.length+4>o)return[`  ${n}`,
...s];const[a="",..._]=s;return[`  ${n}${a.slice(n.length+2)}`,..._]}function t(n,e=d){const o=[];let s="";for(const a of n.split(" "))s!==""&&s.length+1+a.length>
e&&(o.push(s),s=""),s+=s===""?a:` ${a}`;return[...o,s]}}),1460:((P,u,l)=>{l.d(u,{OF_FLAGS:()=>g,W:()=>p});var $=l(3024),i=l(6760),r=l(1831),d=l(8535),h=l(5100),
O=l(7188);const M=new Set(h.f.flatMap(([,t])=>t.map(({name:n})=>n))),p=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(n,e,o)=>M.has(e)?`\`--${e}${o===void 0?
"":` ${o}`}\``:n).replaceAll("hostnames input","--hostnames"),g={setting:t=>`--${t}`,missingPath:(t,n)=>{const[e="",...o]=t.split("=");if(o.length>0&&f(e))return`\
"${e}=\u2026" does not exist in ${n}; did you mean --tokens?`;const s=A(t,n),a=s===null?"":`; did you mean ${s}?`;return`"${t}" does not exist in ${n}${a}`}},v=new Map(
[...["init","lint","run","scan","test","validate"].map(t=>[t,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function A(t,n){const e=v.
get(t)??(0,d.q)(t,O.bw);if(e!==null)return`"tf-disco ${e}"`;const o=(0,d.q)((0,i.basename)(t),c((0,i.dirname)((0,i.resolve)(n,t))));if(o!==null)return`"${(0,i.join)(
(0,i.dirname)(t),o)}"`;const s=t.replace(/^https:\/\/|\/$/g,""),a=(0,r.Pv)(s);return a.ok&&f(s)?`--hostnames ${(0,r.nx)(a.value)}`:null}const f=t=>t.includes(".")&&
!E.test(t)&&(0,r.Pv)(t).ok,E=/\.(?:tf|tofu|hcl|json|tfvars)$/,m=1e3;function c(t){try{return(0,$.readdirSync)(t).slice(0,m)}catch{return[]}}})};export{L as id,T as ids,U as modules};
