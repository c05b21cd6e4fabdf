const v=460,I=[460],g={1460:(($,i,o)=>{o.d(i,{OF_FLAGS:()=>M,W:()=>u});var r=o(3024),_=o(6760),a=o(1831),c=o(8535),d=o(3557),E=o(7188);const m=new Set(d.f.flatMap(
([,n])=>n.map(({name:s})=>s))),u=n=>n.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(s,t,e)=>m.has(t)?`\`--${t}${e===void 0?"":` ${e}`}\``:s).replaceAll("hos\
tnames input","--hostnames"),M={setting:n=>`--${n}`,missingPath:(n,s)=>{const t=A(n,s),e=t===null?"":`; did you mean ${t}?`;return`"${n}" does not exist in ${s}${e}`}},
O=new Map([...["init","lint","run","scan","test","validate"].map(n=>[n,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function A(n,s){
const t=O.get(n)??(0,c.q)(n,E.bw);if(t!==null)return`"tf-disco ${t}"`;const e=(0,c.q)((0,_.basename)(n),D((0,_.dirname)((0,_.resolve)(s,n))));if(e!==null)return`\
"${(0,_.join)((0,_.dirname)(n),e)}"`;const l=(0,a.Pv)(n.replace(/^https:\/\/|\/$/g,""));return!l.ok||!n.includes(".")||P.test(n)?null:`--hostnames ${(0,a.nx)(l.
value)}`}const P=/\.(?:tf|tofu|hcl|json|tfvars)$/,f=1e3;function D(n){try{return(0,r.readdirSync)(n).slice(0,f)}catch{return[]}}})};export{v as id,I as ids,g as modules};
