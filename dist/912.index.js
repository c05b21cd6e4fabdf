const m=912,h=[912],$={7912:((f,d,r)=>{r.r(d),r.d(d,{renderBadge:()=>i});var t=r(5102);function i(n){const s=!n.passed,c={schemaVersion:1,label:"registries",...u(
n),isError:s};return`${JSON.stringify(c,null,2)}
`}function u({hosts:n,stopped:s,passed:c}){const g=n.filter(l=>!(0,t.JR)(l)||(0,t.b)(l)),e=g.filter(t.DI).length,o=g.length;if(s.length>0)return{message:`incomp\
lete${e===0?"":`, ${e} down`}`,color:e===0?"orange":"red"};if(e>0)return{message:`${e} of ${o} down`,color:"red"};const a=o===0?"no hosts":`${o} up`;return c?{message:a,
color:o===0?"lightgrey":"brightgreen"}:{message:`${a}, check failed`,color:"orange"}}})};export{m as id,h as ids,$ as modules};
