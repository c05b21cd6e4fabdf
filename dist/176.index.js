const U=176,Q=[176],x={176:((P,y,c)=>{c.r(y),c.d(y,{renderJunit:()=>B});var E=c(997),F=c(2389),v=c(5799),K=c(1831),f=c(8884),M=c(4120),m=c(8641);const L=6,R=m.h2+
200;function g(s,e,o){const[t]=e;if(t===void 0)return{kind:"passed"};const r=e.length-1,n=r>0?` (and ${r} more)`:"",a=`${(0,m.RK)(t.problem.message)}${n}`;return{
kind:s,attributes:{message:a,type:t.problem.code},lines:e.flatMap(i=>X(i,o))}}function X(s,e){const o=(0,v.Xd)(s),t=[...o===null?[]:[["at",(0,f.R3)(o)]],...(0,f.
xi)(s,e,m.h2,L),...s.isHostNew?[["host",M.dy]]:[],["see",`${e.docsUrl}#${s.problem.code}`]];return[k(s),...t.map(([r,n])=>`  ${r}: ${n}`)]}const k=({problem:s,severity:e})=>`${e}\
[${s.code}] ${(0,m.RK)(s.message,m.h2)}`;function N(s){const e=(0,f.Ky)(s.places,1);return`${k(s)}${e===""?"":` (${e})`}`}function*S({name:s,cases:e,others:o,timeMs:t},r,n){
const a=l=>e.filter(({outcome:h})=>h.kind===l).length,i=a("skipped"),u={name:p(s),package:"tf-disco",id:r,hostname:"localhost",timestamp:n.startedAt.slice(0,19),
tests:e.length,failures:a("failure"),errors:a("error"),...i===0?{}:{skipped:i},time:O(t)},$=[{name:"version",value:n.version},{name:"dialect",value:n.dialect.name},
{name:"clients",value:`${(0,M.QI)(n.dialect)} (${n.dialect.why})`},...n.remarks.map(l=>({name:"remark",value:l}))].map(l=>d("property",l));yield`
${I("testsuite",u)}>
`,yield`${d("properties",{},$.join(""))}
`;for(const l of e)yield`${T(l)}
`;yield`${d("system-out",{},j(o.map(N)))}
`,yield`${d("system-err",{})}
</testsuite>`}function T({classname:s,name:e,timeMs:o,outcome:t}){const r={name:p(e),classname:p(s),time:O(o)},n=t.kind==="passed"?"":d(t.kind,t.attributes??{},
j(t.lines));return d("testcase",r,n)}const p=s=>s.trim()===""?"(no name)":s,O=s=>(s/1e3).toFixed(3),j=s=>s.map(A).join(`
`),A=s=>(0,m.My)((0,m.BP)((0,m.RK)(s,R))),I=(s,e)=>`<${s}${Object.entries(e).map(([o,t])=>` ${o}="${typeof t=="number"?t:A(t)}"`).join("")}`;function d(s,e,o=""){
const t=I(s,e);return o===""?`${t}/>`:`${t}>${o}</${s}>`}function*B(s,e){const o=({severity:n})=>n==="error"||(0,F.k2)(n,e.failOn),{hosts:t,files:r}=s;yield`<?x\
ml version="1.0" encoding="UTF-8"?>
<testsuites>`;for(const[n,a]of t.entries())yield*S(H(a,o,e),n,e);(r.length>0||e.scan.files>0)&&(yield*S(J(r,o,e),t.length,e)),yield`
</testsuites>
`}const C="tf-disco.hosts",b="tf-disco.files";function H(s,e,o){const{visit:t,findings:r}=s,{discovery:n}=t.attempt,a=r.filter(e),i=(0,K.nx)(t.host),u=(0,E.O)(t).
reduce((l,{timing:h})=>l+h.totalMs,0),$=a.length===0&&n.kind==="skipped"?{kind:"skipped",lines:[n.problem.message]}:g(n.kind==="failed"?"error":"failure",a,o);return{
name:i,cases:[{classname:C,name:i,timeMs:u,outcome:$}],timeMs:u,others:r.filter(l=>!e(l))}}function J(s,e,o){const t=i=>[(0,f.II)((0,v.Xd)(i)?.file??""),i.problem.
code].join(" ").trim(),r=Array.from(Map.groupBy(s.filter(e),t),([i,u])=>({classname:b,name:i,timeMs:0,outcome:g("failure",u,o)})),n=o.scan.durationMs,a={classname:b,
name:"all files",timeMs:n,outcome:{kind:"passed"}};return{name:"files",cases:r.length===0?[a]:r,timeMs:n,others:s.filter(i=>!e(i))}}})};export{U as id,Q as ids,x as modules};
