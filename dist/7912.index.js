const D=7912,S=[7912],A={7912:((w,d,g)=>{g.r(d),g.d(d,{badgesOf:()=>y});var p=g(5517),f=g(5102);const m=100,x=200;function y(t,e){const{hosts:s,passed:o}=e.verdict,
l=s.filter(n=>!(0,f.JR)(n)||(0,f.b)(n)),c={label:"registries",...v(l,e),isError:!o},i=`${JSON.stringify({schemaVersion:1,...c},null,2)}
`,r=t.replace(/\.badge\.json$/i,""),a=l.filter(({visit:n})=>n.host.length<=x).slice(0,m).map(n=>({path:`${r}.${n.visit.host.replace(":","_")}.badge.svg`,text:b(
n.visit.host,O(n,e))}));return[{path:t,text:i},...a]}function v(t,e){const{stopped:s,passed:o,findings:l,init:c}=e.verdict,i=t.filter(f.DI).length,r=t.length;if(s.
length>0)return{message:`incomplete${i===0?"":`, ${i} down`}`,color:i===0?"orange":"red"};if(i>0)return{message:`${i} of ${r} down`,color:"red"};const a=r===0?"\
no hosts":`${r} up`,n=c.failing.length>0?"init fails":"check failed";if(!o)return{message:`${a}, ${n}`,color:"orange"};const h=u(l,e);return h!==null?{message:`${a}\
, ${h}`,color:"yellow"}:{message:a,color:r===0?"lightgrey":"brightgreen"}}function O(t,e){if((0,f.b)(t))return["not checked","#59636e"];if((0,f.DI)(t))return["d\
own","#b42318"];const s=u(t.findings,e);return s===null?["up","#1a7f37"]:[s,"#8a5100"]}function u(t,{context:e}){const[s]=t.flatMap(({problem:l})=>l.expires??[]).
sort();if(s===void 0)return null;const o=Math.floor((Date.parse(s)-Date.parse(e.startedAt))/p.sO);return o<0?"expired":`expiry in ${o} d`}function b(t,[e,s]){const[
o,l]=[$(t),$(e)],c=(i,r,a,n)=>`<path fill="${a}" d="M${i} 0h${r}v20h-${r}z"/><text x="${i+6}" y="14" textLength="${r-12}">${n}</text>
`;return`<svg xmlns="http://www.w3.org/2000/svg" width="${o+l}" height="20" role="img" fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
<title>${t}: ${e}</title>
${c(0,o,"#444",t)}${c(o,l,s,e)}</svg>
`}const $=t=>12+Math.round(t.length*6.7-(t.match(/[ .:fijlrt-]/g)??[]).length*2.3)})};export{D as id,S as ids,A as modules};
