const m=912,$=[912],h={7912:((f,d,r)=>{r.r(d),r.d(d,{renderBadge:()=>i});var t=r(5102);function i(n){const s=!n.passed,l={schemaVersion:1,label:"registries",...u(
n),isError:s};return`${JSON.stringify(l,null,2)}
`}function u({hosts:n,stopped:s,passed:l}){const g=n.filter(c=>!(0,t.JR)(c)||(0,t.b)(c)),e=g.filter(t.DI).length,o=g.length;if(s!==null)return{message:`incomple\
te${e===0?"":`, ${e} down`}`,color:e===0?"orange":"red"};if(e>0)return{message:`${e} of ${o} down`,color:"red"};const a=o===0?"no hosts":`${o} up`;return l?{message:a,
color:o===0?"lightgrey":"brightgreen"}:{message:`${a}, check failed`,color:"orange"}}})};export{m as id,$ as ids,h as modules};
