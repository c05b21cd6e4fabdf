const h=296,I=[296],C={5296:((O,r,s)=>{s.r(r),s.d(r,{settingsMistakes:()=>d});var u=s(5751),e=s(3152),i=s(1460);function d(E,M){try{return(0,u.s)(E,{...M,wording:i.
E}),[]}catch(l){if(l instanceof e.GN)return l.mistakes;throw l}}}),1460:((O,r,s)=>{s.d(r,{E:()=>f,W:()=>v});var u=s(3024),e=s(6760),i=s(1831),d=s(8535),E=s(5100),
M=s(7188);const l=new Set(E.f.flatMap(([,n])=>n.map(({name:t})=>t))),v=n=>n.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(t,o,a)=>l.has(o)?`\`--${o}${a===void 0?
"":` ${a}`}\``:t).replaceAll("hostnames input","--hostnames"),f={setting:n=>`--${n}`,missingPath:(n,t)=>{const[o="",...a]=n.split("=");if(a.length>0&&_(o))return`\
"${o}=\u2026" does not exist in ${t}; did you mean --tokens?`;const c=$(n,t),m=c===null?"":`; did you mean ${c}?`;return`"${n}" does not exist in ${t}${m}`}},P=new Map(
[...["init","lint","run","scan","test","validate"].map(n=>[n,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function $(n,t){const o=P.
get(n)??(0,d.q)(n,M.bw);if(o!==null)return`"tf-disco ${o}"`;const a=(0,d.q)((0,e.basename)(n),D((0,e.dirname)((0,e.resolve)(t,n))));if(a!==null)return`"${(0,e.join)(
(0,e.dirname)(n),a)}"`;const c=n.replace(/^https:\/\/|\/$/g,""),m=(0,i.Pv)(c);return m.ok&&_(c)?`--hostnames ${(0,i.nx)(m.value)}`:null}const _=n=>n.includes(".")&&
!g.test(n)&&(0,i.Pv)(n).ok,g=/\.(?:tf|tofu|hcl|json|tfvars)$/,A=1e3;function D(n){try{return(0,u.readdirSync)(n).slice(0,A)}catch{return[]}}})};export{h as id,I as ids,C as modules};
