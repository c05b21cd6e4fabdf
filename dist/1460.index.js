const g=1460,I=[1460],C={1460:((h,r,o)=>{o.d(r,{OF_FLAGS:()=>P,W:()=>O});var m=o(3024),_=o(6760),l=o(1831),c=o(8535),u=o(5100),E=o(7188);const M=new Set(u.f.flatMap(
([,n])=>n.map(({name:s})=>s))),O=n=>n.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(s,t,e)=>M.has(t)?`\`--${t}${e===void 0?"":` ${e}`}\``:s).replaceAll("hos\
tnames input","--hostnames"),P={setting:n=>`--${n}`,missingPath:(n,s)=>{const[t="",...e]=n.split("=");if(e.length>0&&d(t))return`"${t}=\u2026" does not exist in ${s}\
; did you mean --tokens?`;const a=v(n,s),i=a===null?"":`; did you mean ${a}?`;return`"${n}" does not exist in ${s}${i}`}},$=new Map([...["init","lint","run","sc\
an","test","validate"].map(n=>[n,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function v(n,s){const t=$.get(n)??(0,c.q)(n,E.bw);if(t!==
null)return`"tf-disco ${t}"`;const e=(0,c.q)((0,_.basename)(n),D((0,_.dirname)((0,_.resolve)(s,n))));if(e!==null)return`"${(0,_.join)((0,_.dirname)(n),e)}"`;const a=n.
replace(/^https:\/\/|\/$/g,""),i=(0,l.Pv)(a);return i.ok&&d(a)?`--hostnames ${(0,l.nx)(i.value)}`:null}const d=n=>n.includes(".")&&!A.test(n)&&(0,l.Pv)(n).ok,A=/\.(?:tf|tofu|hcl|json|tfvars)$/,
f=1e3;function D(n){try{return(0,m.readdirSync)(n).slice(0,f)}catch{return[]}}})};export{g as id,I as ids,C as modules};
