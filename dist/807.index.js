const L=807,T=[807],U={4188:((P,i,l)=>{l.r(i),l.d(i,{renderHelp:()=>r.W});var r=l(1513)}),1513:((P,i,l)=>{l.d(i,{K:()=>h,W:()=>p});var r=l(3592),c=l(7188),d=l(1460);
const f=80,O=28,$=46,M="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.";function p(n){return`${(n===null?g():v((0,c.OB)(n))).
join(`
`)}
`}function g(){const n=c.Lo.filter(({name:e})=>!e.includes(" "));return[...t("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of\
 them as init does."),"","Usage: tf-disco [COMMAND] [ARGUMENTS] [FLAGS]","","Commands:",...n.flatMap(({name:e,summary:o})=>_(e,o,14)),"","Examples:",...u((0,c.OB)(
"check")),"","Flags:",...[c.l1.help,c.l1.version].flatMap(m),"",'"tf-disco COMMAND --help" shows the flags and examples of a command.',...t(M),`Documentation: ${r.
Bw}`]}function v(n){const e=c.Lo.filter(({name:s})=>s.startsWith(`${n.name} `)),o=c.Y5.map(([s,a])=>[s,a.filter(E=>D(E,n))]).filter(([,s])=>s.length>0);return[...n.
about.flatMap((s,a)=>[...a===0?[]:[""],...t(s)]),"",`Usage: tf-disco ${n.usage}`,...e.length===0?[]:["","Commands:"],...e.flatMap(({name:s,summary:a})=>_(s,a,20)),
"","Examples:",...u(n),...o.flatMap(([s,a])=>["",`${s.replaceAll("`","")}:`,...a.flatMap(m)]),...n.name==="check"?["",...t(M)]:[]]}const D=({name:n},e)=>n==="he\
lp"||e.flags.includes(n),u=({examples:n})=>n.flatMap(([e,o])=>_(e,o,$));function m(n){const{name:e,short:o,kind:s,default:a}=n,E=o===void 0?"":`-${o}, `,A=s.value===
""?"":` ${s.value}${s.isList?"\u2026":""}`,C=a===""||s.value===""?"":` (${a})`;return _(`${E}--${e}${A}`,`${h(n)}${C}`,O)}const h=({help:n})=>(0,d.W)(n).replaceAll(
"`","").replace(", one per line","");function _(n,e,o){const s=t(e,f-o).map(A=>`${" ".repeat(o)}${A}`);if(e==="")return[`  ${n}`];if(n.length+4>o)return[`  ${n}`,
...s];const[a="",...E]=s;return[`  ${n}${a.slice(n.length+2)}`,...E]}function t(n,e=f){const o=[];let s="";for(const a of n.split(" "))s!==""&&s.length+1+a.length>
e&&(o.push(s),s=""),s+=s===""?a:` ${a}`;return[...o,s]}}),1460:((P,i,l)=>{l.d(i,{E:()=>g,W:()=>p});var r=l(3024),c=l(6760),d=l(1831),f=l(8535),O=l(5100),$=l(7188);
const M=new Set(O.f.flatMap(([,t])=>t.map(({name:n})=>n))),p=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(n,e,o)=>M.has(e)?`\`--${e}${o===void 0?"":` ${o}`}\
\``:n).replaceAll("hostnames input","--hostnames"),g={setting:t=>`--${t}`,missingPath:(t,n)=>{const[e="",...o]=t.split("=");if(o.length>0&&u(e))return`"${e}=\u2026" \
does not exist in ${n}; did you mean --tokens?`;const s=D(t,n),a=s===null?"":`; did you mean ${s}?`;return`"${t}" does not exist in ${n}${a}`}},v=new Map([...["\
init","lint","run","scan","test","validate"].map(t=>[t,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function D(t,n){const e=v.get(t)??
(0,f.q)(t,$.bw);if(e!==null)return`"tf-disco ${e}"`;const o=(0,f.q)((0,c.basename)(t),_((0,c.dirname)((0,c.resolve)(n,t))));if(o!==null)return`"${(0,c.join)((0,c.
dirname)(t),o)}"`;const s=t.replace(/^https:\/\/|\/$/g,""),a=(0,d.Pv)(s);return a.ok&&u(s)?`--hostnames ${(0,d.nx)(a.value)}`:null}const u=t=>t.includes(".")&&!m.
test(t)&&(0,d.Pv)(t).ok,m=/\.(?:tf|tofu|hcl|json|tfvars)$/,h=1e3;function _(t){try{return(0,r.readdirSync)(t).slice(0,h)}catch{return[]}}})};export{L as id,T as ids,U as modules};
