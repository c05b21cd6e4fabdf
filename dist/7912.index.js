const w=7912,D=[7912],O={7912:((v,l,o)=>{o.r(l),o.d(l,{renderBadge:()=>u});var f=o(5517),r=o(5102);function u(n){const i=!n.verdict.passed,a={schemaVersion:1,label:"\
registries",...h(n),isError:i};return`${JSON.stringify(a,null,2)}
`}function h({verdict:{hosts:n,stopped:i,passed:a,findings:$,init:m},context:p}){const c=n.filter(e=>!(0,r.JR)(e)||(0,r.b)(e)),t=c.filter(r.DI).length,s=c.length;
if(i.length>0)return{message:`incomplete${t===0?"":`, ${t} down`}`,color:t===0?"orange":"red"};if(t>0)return{message:`${t} of ${s} down`,color:"red"};const d=s===
0?"no hosts":`${s} up`,y=m.failing.length>0?"init fails":"check failed";if(!a)return{message:`${d}, ${y}`,color:"orange"};const[g]=$.flatMap(({problem:e})=>e.expires??
[]).sort();if(g!==void 0){const e=Math.floor((Date.parse(g)-Date.parse(p.startedAt))/f.sO),x=e<0?"expired":`expiry in ${e} d`;return{message:`${d}, ${x}`,color:"\
yellow"}}return{message:d,color:s===0?"lightgrey":"brightgreen"}}})};export{w as id,D as ids,O as modules};
