const k=733,D=[733],H={9733:((j,u,s)=>{s.r(u),s.d(u,{linksOf:()=>g});var x=s(7598),m=s(6760),$=s(5747);function g(n,a,i,{pull:e,serverUrl:t,owner:o,repository:d}){
const w=new Map(a.map(({file:l,patch:c})=>[l,c])),y=n.map(({file:l,path:c,url:p,isOfRun:M})=>{const r=w.get(c)??null,h=r===null||!M?null:(0,$.yR)((0,m.join)(i,l));
if(e===null||r===null||!h?.ok)return[l,{url:p}];const O=(0,x.createHash)("sha256").update(c).digest("hex"),R=`${t}/${o}/${d}/pull/${e.number}/files#diff-${O}`;return[
l,{url:p,diff:{url:R,lines:v(r,h.text)}}]});return new Map(y)}function v(n,a){const i=a.split(`
`).map(f),e=new Set;let t=0;for(const o of n.split(`
`)){const[,d]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(o)??[];d!==void 0?t=Number(d):/^[ +]/.test(o)&&(i[t-1]===f(o.slice(1))&&e.add(t),t+=1)}return e}const f=n=>n.endsWith(
"\r")?n.slice(0,-1):n})};export{k as id,D as ids,H as modules};
