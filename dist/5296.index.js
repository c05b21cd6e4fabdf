const D=5296,A=[5296],T={5296:((O,d,n)=>{n.r(d),n.d(d,{settingsMistakes:()=>_});var e=n(4815),m=n(3152),r=n(1460);function _(E,u){try{return(0,e.s)(E,{...u,wording:r.
E}),[]}catch(i){if(i instanceof m.GN)return i.mistakes;throw i}}}),1460:((O,d,n)=>{n.d(d,{E:()=>g,W:()=>v});var e=n(6760),m=n(9968),r=n(255),_=n(8535),E=n(7773),
u=n(7188);const i=new Set(E.fd.flatMap(([,s])=>s.map(({name:t})=>t))),v=s=>s.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(t,o,a)=>i.has(o)?`\`--${o}${a===void 0?
"":` ${a}`}\``:t).replaceAll("hostnames input","--hostnames"),g={isTerminal:!0,setting:s=>s==="changed-only"?"--changed-since":`--${s}`,missingPath:(s,t)=>{const[
o="",...a]=s.split("="),l=a.length>0&&M(o),c=l?"--tokens":f(s,t),h=c===null?"":`; did you mean ${c}?`;return`"${l?`${o}=\u2026`:s}" does not exist in ${t}${h}`}},
P=new Map([...["init","lint","run","scan","test","validate"].map(s=>[s,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function f(s,t){
const o=P.get(s)??(0,_.q)(s,u.bw);if(o!==null)return`"tf-disco ${o}"`;const a=(0,_.q)((0,e.basename)(s),(0,m.wX)((0,e.dirname)((0,e.resolve)(t,s))));if(a!==null)
return`"${(0,e.join)((0,e.dirname)(s),a)}"`;const l=s.replace(/^https:\/\/|\/$/g,""),c=(0,r.Pv)(l);return c.ok&&M(l)?`--hostnames ${c.value}`:null}const M=s=>s.
includes(".")&&!$.test(s)&&(0,r.Pv)(s).ok,$=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{D as id,A as ids,T as modules};
