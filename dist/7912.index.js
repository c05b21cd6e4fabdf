const v=7912,w=[7912],D={7912:((x,d,o)=>{o.r(d),o.d(d,{renderBadge:()=>u});var f=o(5517),r=o(5102);function u(n){const a=!n.verdict.passed,i={schemaVersion:1,label:"\
registries",...h(n),isError:a};return`${JSON.stringify(i,null,2)}
`}function h({verdict:{hosts:n,stopped:a,passed:i,findings:m,init:$},context:p}){const c=n.filter(e=>!(0,r.JR)(e)||(0,r.b)(e)),t=c.filter(r.DI).length,s=c.length;
if(a.length>0)return{message:`incomplete${t===0?"":`, ${t} down`}`,color:t===0?"orange":"red"};if(t>0)return{message:`${t} of ${s} down`,color:"red"};const l=s===
0?"no hosts":`${s} up`,y=$.failing.length>0?"init fails":"check failed";if(!i)return{message:`${l}, ${y}`,color:"orange"};const[g]=m.flatMap(({problem:e})=>e.expires??
[]).sort();if(g!==void 0){const e=Math.floor((Date.parse(g)-Date.parse(p.startedAt))/f.sO);return{message:`${l}, expiry in ${Math.max(0,e)} d`,color:"yellow"}}return{
message:l,color:s===0?"lightgrey":"brightgreen"}}})};export{v as id,w as ids,D as modules};
