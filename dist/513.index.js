const L=513,T=[513,460],U={1513:((P,f,c)=>{c.r(f),c.d(f,{describeFlag:()=>m,renderHelp:()=>p});var O=c(3592),i=c(7188),_=c(1460);const r=80,$=28,h=46,u="Exit co\
des: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.";function p(n){return`${(n===null?g():A((0,i.OB)(n))).join(`
`)}
`}function g(){const n=i.Lo.filter(({name:e})=>!e.includes(" "));return[...l("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of\
 them as init does."),"","Usage: tf-disco [COMMAND] [ARGUMENTS] [FLAGS]","","Commands:",...n.flatMap(({name:e,summary:o})=>t(e,o,14)),"","Examples:",...M((0,i.OB)(
"check")),"","Flags:",...[i.l1.help,i.l1.version].flatMap(E),"",'"tf-disco COMMAND --help" shows the flags and examples of a command.',...l(u),`Documentation: ${O.
Bw}`]}function A(n){const e=i.Lo.filter(({name:s})=>s.startsWith(`${n.name} `)),o=i.Y5.map(([s,a])=>[s,a.filter(d=>D(d,n))]).filter(([,s])=>s.length>0);return[...n.
about.flatMap((s,a)=>[...a===0?[]:[""],...l(s)]),"",`Usage: tf-disco ${n.usage}`,...e.length===0?[]:["","Commands:"],...e.flatMap(({name:s,summary:a})=>t(s,a,20)),
"","Examples:",...M(n),...o.flatMap(([s,a])=>["",`${s.replaceAll("`","")}:`,...a.flatMap(E)]),...n.name==="check"?["",...l(u)]:[]]}const D=({name:n},e)=>n==="he\
lp"||e.flags.includes(n),M=({examples:n})=>n.flatMap(([e,o])=>t(e,o,h));function E(n){const{name:e,short:o,kind:s,default:a}=n,d=o===void 0?"":`-${o}, `,v=s.value===
""?"":` ${s.value}${s.isList?"\u2026":""}`,C=a===""||s.value===""?"":` (${a})`;return t(`${d}--${e}${v}`,`${m(n)}${C}`,$)}const m=({help:n})=>(0,_.W)(n).replaceAll(
"`","").replace(", one per line","");function t(n,e,o){const s=l(e,r-o).map(v=>`${" ".repeat(o)}${v}`);if(e==="")return[`  ${n}`];if(n.length+4>o)return[`  ${n}`,
...s];const[a="",...d]=s;return[`  ${n}${a.slice(n.length+2)}`,...d]}function l(n,e=r){const o=[];let s="";for(const a of n.split(" "))s!==""&&s.length+1+a.length>
e&&(o.push(s),s=""),s+=s===""?a:` ${a}`;return[...o,s]}}),1460:((P,f,c)=>{c.d(f,{OF_FLAGS:()=>g,W:()=>p});var O=c(3024),i=c(6760),_=c(1831),r=c(8535),$=c(3557),
h=c(7188);const u=new Set($.f.flatMap(([,t])=>t.map(({name:l})=>l))),p=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(l,n,e)=>u.has(n)?`\`--${n}${e===void 0?
"":` ${e}`}\``:l).replaceAll("hostnames input","--hostnames"),g={setting:t=>`--${t}`,missingPath:(t,l)=>{const n=D(t,l),e=n===null?"":`; did you mean ${n}?`;return`\
"${t}" does not exist in ${l}${e}`}},A=new Map([...["init","lint","run","scan","test","validate"].map(t=>[t,"check"]),["hosts","usages"],["list","usages"],["ver\
sion","--version"]]);function D(t,l){const n=A.get(t)??(0,r.q)(t,h.bw);if(n!==null)return`"tf-disco ${n}"`;const e=(0,r.q)((0,i.basename)(t),m((0,i.dirname)((0,i.
resolve)(l,t))));if(e!==null)return`"${(0,i.join)((0,i.dirname)(t),e)}"`;const o=(0,_.Pv)(t.replace(/^https:\/\/|\/$/g,""));return!o.ok||!t.includes(".")||M.test(
t)?null:`--hostnames ${(0,_.nx)(o.value)}`}const M=/\.(?:tf|tofu|hcl|json|tfvars)$/,E=1e3;function m(t){try{return(0,O.readdirSync)(t).slice(0,E)}catch{return[]}}})};export{L as id,T as ids,U as modules};
