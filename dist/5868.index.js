const ee=5868,se=[5868],te={5868:((_,k,c)=>{c.r(k),c.d(k,{renderJunit:()=>V});var L=c(997),T=c(2389),F=c(1831),p=c(4120),y=c(5955),m=c(8884),u=c(8641);const h=500,
J=20,K=100,R=6,U=2e7,A=1e3;function E(e,t,s){const[o]=t;if(o===void 0)return{kind:"passed"};const n=t.length-1,a=n>0?` (and ${n} more)`:"";return{kind:e,type:o.
problem.code,message:`${(0,u.RK)(o.problem.message,h)}${a}`,lines:(0,p.UV)(t,J,r=>b(r,s),j)}}const X=e=>(0,p.UV)(e,K,B,j);function B({problem:e,severity:t,places:s,
placesLeftOut:o}){const n=(0,m.Ky)(s,1,m.eo,o),a=(0,u.RK)(e.message,h);return`${t}[${e.code}] ${a}${n===""?"":` (${n})`}`}const j=e=>`and ${(0,p.px)(e,"more fin\
ding")} in the JSON report`,C=e=>`and ${(0,p.px)(e,"more case")}; the JSON report has their findings`;function b(e,t){const{problem:s,severity:o}=e,n=(0,m.Xd)(e),
a=[...n===null?[]:[["at",(0,m.R3)(n)]],...(0,m.xi)(e,t,h,R),...e.isHostNew?[["host",p.dy]]:[],["see",`${t.docsUrl}#${s.code}`]];return[`${o}[${s.code}] ${(0,u.RK)(
s.message,h)}`,...a.map(([r,i])=>`  ${r}: ${i}`)]}function x(e,t,s){const o=new y.Wv(U),n=[];for(const l of e.cases){const S=G(l);if(!o.take(S))break;n.push(S)}
const a=e.cases.slice(0,n.length),r=e.cases.length-a.length+(e.casesLeftOut??0),i=[...e.notes,...r>0?[C(r)]:[]],f=l=>a.filter(({outcome:S})=>S.kind===l).length,
M=f("skipped"),$={name:v(e.name),package:"tf-disco",id:t,hostname:"localhost",timestamp:s.startedAt.slice(0,19),tests:a.length,failures:f("failure"),errors:f("e\
rror"),...M===0?{}:{skipped:M},time:I(e.timeMs)},O=[{name:"version",value:s.version},{name:"dialect",value:s.dialect.name},{name:"clients",value:`${(0,p.QI)(s.dialect)}\
 (${s.dialect.why})`},...s.remarks.map(l=>({name:"remark",value:l}))].map(l=>d("property",l)),w=i.map(l=>g(l,A)).join(`
`),q=[d("properties",{},O.join("")),...n,d("system-out",{},w),d("system-err",{})];return d("testsuite",$,`
${q.join(`
`)}
`)}function G({classname:e,name:t,timeMs:s,outcome:o}){const n={name:v(t),classname:v(e),time:I(s)};return d("testcase",n,H(o))}function H(e){switch(e.kind){case"\
passed":return"";case"skipped":return d("skipped",{},g(e.message,h));case"failure":case"error":{const{kind:t,type:s,message:o,lines:n}=e,a=n.map(r=>g(r,A)).join(
`
`);return d(t,{message:o,type:s},a)}}}const v=e=>e.trim()===""?"(no name)":e,I=e=>(e/1e3).toFixed(3),g=(e,t)=>(0,u.My)((0,u.BP)((0,u.RK)(e,t)));function d(e,t,s=""){
const o=Object.entries(t).map(([a,r])=>` ${a}="${typeof r=="number"?r:g(r)}"`),n=`<${e}${o.join("")}`;return s===""?`${n}/>`:`${n}>${s}</${e}>`}const P=6e7,Q=1e4;
function*V(e,t,s=P){const o=({severity:i})=>i==="error"||(0,T.k2)(i,t.failOn);yield`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>`;let n=0;const a=i=>`
${x(i(),n++,t)}`,r=yield*(0,y._Q)(W(e,o,t),new y.Wv(s),a);r>0&&(yield a(()=>Y(r))),yield`
</testsuites>
`}const W=(e,t,s)=>[...e.hosts.map(o=>()=>D(o,t,s)),...e.files.length===0&&s.scan.files===0?[]:[()=>Z(e,t,s)]],Y=e=>({name:"left out",cases:[],timeMs:0,notes:[`\
and ${(0,p.px)(e,"more suite")}; the JSON report has their findings`]}),z="tf-disco.hosts",N="tf-disco.files";function D(e,t,s){const{visit:o,findings:n}=e,{discovery:a}=o.
attempt,r=n.filter(t),i=(0,F.nx)(o.host),f=(0,L.O)(o).reduce(($,{timing:O})=>$+O.totalMs,0),M=r.length===0&&a.kind==="skipped"?{kind:"skipped",message:a.problem.
message}:E(a.kind==="failed"?"error":"failure",r,s);return{name:i,cases:[{classname:z,name:i,timeMs:f,outcome:M}],timeMs:f,notes:X(n.filter($=>!t($)))}}function Z({
files:e},t,s){const o=Map.groupBy(e.filter(t),r=>[r.problem.code,(0,m.Xd)(r)?.file??""].join(" ")),n=[...o.values()].slice(0,Q).flatMap(r=>r.slice(0,1).map(i=>({
classname:N,name:[(0,m.II)((0,m.Xd)(i)?.file??""),i.problem.code].join(" ").trim(),timeMs:0,outcome:E("failure",r,s)}))),a={classname:N,name:"all files",timeMs:s.
scan.durationMs,outcome:{kind:"passed"}};return{name:"files",cases:n.length===0?[a]:n,casesLeftOut:o.size-n.length,timeMs:s.scan.durationMs,notes:X(e.filter(r=>!t(
r)))}}})};export{ee as id,se as ids,te as modules};
