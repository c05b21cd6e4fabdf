const U=176,Q=[176],z={176:((P,g,m)=>{m.r(g),m.d(g,{renderJunit:()=>B});var L=m(997),R=m(2389),X=m(1831),d=m(8884),M=m(4120),a=m(8641);const A=6,k=a.h2+200;function v(e,s,n){
const[t]=s;if(t===void 0)return{kind:"passed"};const o=s.length-1,r=o>0?` (and ${o} more)`:"";return{kind:e,type:t.problem.code,message:`${(0,a.RK)(t.problem.message)}${r}`,
lines:s.flatMap(i=>F(i,n))}}const j=e=>e.map(E);function E({problem:e,severity:s,places:n}){const t=(0,d.Ky)(n,1),o=(0,a.RK)(e.message,a.h2);return`${s}[${e.code}\
] ${o}${t===""?"":` (${t})`}`}function F(e,s){const{problem:n,severity:t}=e,o=(0,d.Xd)(e),r=[...o===null?[]:[["at",(0,d.R3)(o)]],...(0,d.xi)(e,s,a.h2,A),...e.isHostNew?
[["host",M.dy]]:[],["see",`${s.docsUrl}#${n.code}`]];return[`${t}[${n.code}] ${(0,a.RK)(n.message,a.h2)}`,...r.map(([i,c])=>`  ${i}: ${c}`)]}function*S({name:e,
cases:s,notes:n,timeMs:t},o,r){const i=l=>s.filter(({outcome:N})=>N.kind===l).length,c=i("skipped"),$={name:h(e),package:"tf-disco",id:o,hostname:"localhost",timestamp:r.
startedAt.slice(0,19),tests:s.length,failures:i("failure"),errors:i("error"),...c===0?{}:{skipped:c},time:O(t)},y=[{name:"version",value:r.version},{name:"diale\
ct",value:r.dialect.name},{name:"clients",value:`${(0,M.QI)(r.dialect)} (${r.dialect.why})`},...r.remarks.map(l=>({name:"remark",value:l}))].map(l=>u("property",
l));yield`${I("testsuite",$)}>
`,yield`${u("properties",{},y.join(""))}
`;for(const l of s)yield`${b(l)}
`;const p=n.map(l=>f(l,k)).join(`
`);yield`${u("system-out",{},p)}
${u("system-err",{})}
</testsuite>`}function b({classname:e,name:s,timeMs:n,outcome:t}){const o={name:h(s),classname:h(e),time:O(n)};return u("testcase",o,T(t))}function T(e){switch(e.
kind){case"passed":return"";case"skipped":return u("skipped",{},f(e.message,a.h2));case"failure":case"error":{const{kind:s,type:n,message:t,lines:o}=e,r=o.map(i=>f(
i,k)).join(`
`);return u(s,{message:t,type:n},r)}}}const h=e=>e.trim()===""?"(no name)":e,O=e=>(e/1e3).toFixed(3),f=(e,s)=>(0,a.My)((0,a.BP)((0,a.RK)(e,s))),I=(e,s)=>`<${e}${Object.
entries(s).map(([n,t])=>` ${n}="${typeof t=="number"?t:f(t)}"`).join("")}`;function u(e,s,n=""){const t=I(e,s);return n===""?`${t}/>`:`${t}>${n}</${e}>`}function*B(e,s){
const n=({severity:t})=>t==="error"||(0,R.k2)(t,s.failOn);yield`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>`;for(const[t,o]of e.hosts.entries())yield`
`,yield*S(H(o,n,s),t,s);(e.files.length>0||s.scan.files>0)&&(yield`
`,yield*S(J(e,n,s),e.hosts.length,s)),yield`
</testsuites>
`}const C="tf-disco.hosts",K="tf-disco.files";function H(e,s,n){const{visit:t,findings:o}=e,{discovery:r}=t.attempt,i=o.filter(s),c=(0,X.nx)(t.host),$=(0,L.O)(t).
reduce((p,{timing:l})=>p+l.totalMs,0),y=i.length===0&&r.kind==="skipped"?{kind:"skipped",message:r.problem.message}:v(r.kind==="failed"?"error":"failure",i,n);return{
name:c,cases:[{classname:C,name:c,timeMs:$,outcome:y}],timeMs:$,notes:j(o.filter(p=>!s(p)))}}function J({files:e},s,n){const o=[...Map.groupBy(e.filter(s),i=>[i.
problem.code,(0,d.Xd)(i)?.file??""].join(" ")).values()].flatMap(i=>i.slice(0,1).map(c=>({classname:K,name:[(0,d.II)((0,d.Xd)(c)?.file??""),c.problem.code].join(
" ").trim(),timeMs:0,outcome:v("failure",i,n)}))),r={classname:K,name:"all files",timeMs:n.scan.durationMs,outcome:{kind:"passed"}};return{name:"files",cases:o.
length===0?[r]:o,timeMs:n.scan.durationMs,notes:j(e.filter(i=>!s(i)))}}})};export{U as id,Q as ids,z as modules};
