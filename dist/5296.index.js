const D=5296,A=[5296],T={5296:((v,d,s)=>{s.r(d),s.d(d,{settingsMistakes:()=>_});var e=s(345),E=s(3152),r=s(1460);function _(m,u){try{return(0,e.s)(m,{...u,wording:r.
E}),[]}catch(i){if(i instanceof E.GN)return i.mistakes;throw i}}}),1460:((v,d,s)=>{s.d(d,{E:()=>P,W:()=>M});var e=s(6760),E=s(9968),r=s(255),_=s(8535),m=s(7773),
u=s(7188);const i=new Set(m.fd.flatMap(([,n])=>n.map(({name:t})=>t))),M=n=>n.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(t,o,a)=>i.has(o)?`\`--${o}${a===void 0?
"":` ${a}`}\``:t).replaceAll("hostnames input","--hostnames"),P={isTerminal:!0,setting:n=>n==="changed-only"?"--changed-since":`--${n}`,missingPath:(n,t)=>{const[
o="",...a]=n.split("="),l=a.length>0&&O(o),c=l?"--tokens":f(n,t),h=c===null?"":`; did you mean ${c}?`;return`"${l?`${o}=\u2026`:n}" does not exist in ${t}${h}`}},
$=/^(?:init|lint|run|scan|test|validate)$/;function f(n,t){const o=$.test(n)?"check":(0,_.q)(n,[...u.bw,"--version"]);if(o!==null)return`"tf-disco ${o}"`;const a=(0,_.
q)((0,e.basename)(n),(0,E.wX)((0,e.dirname)((0,e.resolve)(t,n))));if(a!==null)return`"${(0,e.join)((0,e.dirname)(n),a)}"`;const l=n.replace(/^https:\/\/|\/$/g,""),
c=(0,r.Pv)(l);return c.ok&&O(l)?`--hostnames ${c.value}`:null}const O=n=>n.includes(".")&&!g.test(n)&&(0,r.Pv)(n).ok,g=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{D as id,A as ids,T as modules};
