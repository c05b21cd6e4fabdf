const m=912,$=[912],h={7912:((f,c,s)=>{s.r(c),s.d(c,{renderBadge:()=>g});var t=s(5102);function g(o){const l={schemaVersion:1,label:"registries",...i(o),isError:!o.
passed};return`${JSON.stringify(l,null,2)}
`}function i({hosts:o,stopped:l,passed:u}){const d=o.filter(n=>!(0,t.JR)(n)||(0,t.b)(n)),e=d.filter(n=>(0,t.sG)(n)==="fails").length,r=d.length;if(l!==null)return{
message:`incomplete${e===0?"":`, ${e} down`}`,color:e===0?"orange":"red"};if(e>0)return{message:`${e} of ${r} down`,color:"red"};const a=r===0?"no hosts":`${r} \
up`;return u?{message:a,color:r===0?"lightgrey":"brightgreen"}:{message:`${a}, check failed`,color:"orange"}}})};export{m as id,$ as ids,h as modules};
