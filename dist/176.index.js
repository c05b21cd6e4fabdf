const P=176,U=[176],Q={176:((J,y,c)=>{c.r(y),c.d(y,{renderJunit:()=>T});var b=c(997),E=c(2389),F=c(1831),m=c(8884),v=c(4120),d=c(8641);const K=6,L=d.h2+200;function k(e,s,o){
const[t]=s;if(t===void 0)return{kind:"passed"};const i=s.length-1,n=i>0?` (and ${i} more)`:"",a=`${(0,d.RK)(t.problem.message)}${n}`;return{kind:e,attributes:{message:a,
type:t.problem.code},lines:s.flatMap(r=>R(r,o))}}function R(e,s){const o=(0,m.Xd)(e),t=[...o===null?[]:[["at",(0,m.R3)(o)]],...(0,m.xi)(e,s,d.h2,K),...e.isHostNew?
[["host",v.dy]]:[],["see",`${s.docsUrl}#${e.problem.code}`]];return[M(e),...t.map(([i,n])=>`  ${i}: ${n}`)]}const M=({problem:e,severity:s})=>`${s}[${e.code}] ${(0,d.
RK)(e.message,d.h2)}`;function X(e){const s=(0,m.Ky)(e.places,1);return`${M(e)}${s===""?"":` (${s})`}`}function*g({name:e,cases:s,others:o,timeMs:t},i,n){const a=l=>s.
filter(({outcome:h})=>h.kind===l).length,r=a("skipped"),f={name:p(e),package:"tf-disco",id:i,hostname:"localhost",timestamp:n.startedAt.slice(0,19),tests:s.length,
failures:a("failure"),errors:a("error"),...r===0?{}:{skipped:r},time:S(t)},$=[{name:"version",value:n.version},{name:"dialect",value:n.dialect.name},{name:"clie\
nts",value:`${(0,v.QI)(n.dialect)} (${n.dialect.why})`},...n.remarks.map(l=>({name:"remark",value:l}))].map(l=>u("property",l));yield`
${A("testsuite",f)}>
`,yield`${u("properties",{},$.join(""))}
`;for(const l of s)yield`${N(l)}
`;yield`${u("system-out",{},O(o.map(X)))}
`,yield`${u("system-err",{})}
</testsuite>`}function N({classname:e,name:s,timeMs:o,outcome:t}){const i={name:p(s),classname:p(e),time:S(o)},n=t.kind==="passed"?"":u(t.kind,t.attributes??{},
O(t.lines));return u("testcase",i,n)}const p=e=>e.trim()===""?"(no name)":e,S=e=>(e/1e3).toFixed(3),O=e=>e.map(j).join(`
`),j=e=>(0,d.My)((0,d.BP)((0,d.RK)(e,L))),A=(e,s)=>`<${e}${Object.entries(s).map(([o,t])=>` ${o}="${typeof t=="number"?t:j(t)}"`).join("")}`;function u(e,s,o=""){
const t=A(e,s);return o===""?`${t}/>`:`${t}>${o}</${e}>`}function*T(e,s){const o=({severity:n})=>n==="error"||(0,E.k2)(n,s.failOn),{hosts:t,files:i}=e;yield`<?x\
ml version="1.0" encoding="UTF-8"?>
<testsuites>`;for(const[n,a]of t.entries())yield*g(C(a,o,s),n,s);(i.length>0||s.scan.files>0)&&(yield*g(H(i,o,s),t.length,s)),yield`
</testsuites>
`}const B="tf-disco.hosts",I="tf-disco.files";function C(e,s,o){const{visit:t,findings:i}=e,{discovery:n}=t.attempt,a=i.filter(s),r=(0,F.nx)(t.host),f=(0,b.O)(t).
reduce((l,{timing:h})=>l+h.totalMs,0),$=a.length===0&&n.kind==="skipped"?{kind:"skipped",lines:[n.problem.message]}:k(n.kind==="failed"?"error":"failure",a,o);return{
name:r,cases:[{classname:B,name:r,timeMs:f,outcome:$}],timeMs:f,others:i.filter(l=>!s(l))}}function H(e,s,o){const t=r=>[(0,m.II)((0,m.Xd)(r)?.file??""),r.problem.
code].join(" ").trim(),i=Array.from(Map.groupBy(e.filter(s),t),([r,f])=>({classname:I,name:r,timeMs:0,outcome:k("failure",f,o)})),n=o.scan.durationMs,a={classname:I,
name:"all files",timeMs:n,outcome:{kind:"passed"}};return{name:"files",cases:i.length===0?[a]:i,timeMs:n,others:e.filter(r=>!s(r))}}})};export{P as id,U as ids,Q as modules};
