const H=733,I=[733],N={9733:((j,r,t)=>{t.r(r),t.d(r,{withDiffLinks:()=>v});var p=t(7598),x=t(6760),m=t(5747),$=t(40);function v(n,a,d,{pull:e,serverUrl:s,owner:o,
repository:i}){const w=new Map(a.map(({file:l,patch:f})=>[l,f])),M=n.flatMap(({file:l,path:f,url:y,isOfRun:L})=>{const c=w.get(f)??null,h=c===null||!L?null:(0,m.
yR)((0,x.join)(d,l));if(e===null||c===null||!h?.ok)return[];const R=`${s}/${o}/${i}/pull/${e.number}/files#diff-${D(f)}`;return[[l,{url:y,diff:{url:R,lines:g(c,
h.text)}}]]});return new Map([...(0,$.h)(n),...M])}const D=n=>(0,p.createHash)("sha256").update(n).digest("hex");function g(n,a){const d=a.split(`
`).map(u),e=new Set;let s=0;for(const o of n.split(`
`)){const[,i]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(o)??[];i!==void 0?s=Number(i):/^[ +]/.test(o)&&(d[s-1]===u(o.slice(1))&&e.add(s),s+=1)}return e}const u=n=>n.endsWith(
"\r")?n.slice(0,-1):n})};export{H as id,I as ids,N as modules};
