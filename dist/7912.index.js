const m=7912,h=[7912],$={7912:((f,l,t)=>{t.r(l),t.d(l,{renderBadge:()=>i});var r=t(5102);function i(o){const s=!o.passed,g={schemaVersion:1,label:"registries",...u(
o),isError:s};return`${JSON.stringify(g,null,2)}
`}function u({hosts:o,stopped:s,passed:g}){const a=o.filter(c=>!(0,r.JR)(c)||(0,r.b)(c)),e=a.filter(r.DI).length,n=a.length;if(s.length>0)return{message:`incomp\
lete${e===0?"":`, ${e} down`}`,color:e===0?"orange":"red"};if(e>0)return{message:`${e} of ${n} down`,color:"red"};const d=n===0?"no hosts":`${n} up`;return g?{message:d,
color:n===0?"lightgrey":"brightgreen"}:{message:`${d}, check failed`,color:"orange"}}})};export{m as id,h as ids,$ as modules};
