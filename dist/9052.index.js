const W=9052,$=[9052],v={9052:((I,u,s)=>{s.d(u,{withDiffLinks:()=>M});var p=s(7598),h=s(6760),D=s(5747),E=s(40);function M(n,l,c,{pull:e,serverUrl:t,owner:o,repository:i}){
const x=new Map(l.map(({file:_,patch:f})=>[_,f])),m=n.flatMap(({file:_,path:f,url:L,isOfRun:R})=>{const a=x.get(f)??null,r=a===null||!R?null:(0,D.yR)((0,h.join)(
c,_));if(e===null||a===null||!r?.ok)return[];const w=`${t}/${o}/${i}/pull/${e.number}/files#diff-${O(f)}`;return[[_,{url:L,diff:{url:w,lines:P(a,r.text)}}]]});return new Map(
[...(0,E.h)(n),...m])}const O=n=>(0,p.createHash)("sha256").update(n).digest("hex");function P(n,l){const c=l.split(`
`).map(d),e=new Set;let t=0;for(const o of n.split(`
`)){const[,i]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(o)??[];i!==void 0?t=Number(i):/^[ +]/.test(o)&&(c[t-1]===d(o.slice(1))&&e.add(t),t+=1)}return e}const d=n=>n.endsWith(
"\r")?n.slice(0,-1):n})};export{W as id,$ as ids,v as modules};
