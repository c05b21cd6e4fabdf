const se=5868,te=[5868],ne={5868:((ee,E,i)=>{i.r(E),i.d(E,{renderJunit:()=>W});var T=i(997),L=i(2389),F=i(1831),p=i(4120),v=i(5955),m=i(8884),f=i(8641);const h=500,
J=20,K=100,R=6,U=2e7,k=1e3;function A(e,t,s){const[o]=t;if(o===void 0)return{kind:"passed"};const n=t.length-1,a=n>0?` (and ${n} more)`:"";return{kind:e,type:o.
problem.code,message:`${(0,f.RK)(o.problem.message,h)}${a}`,lines:(0,p.UV)(t,J,r=>b(r,s),I)}}const X=e=>(0,p.UV)(e,K,B,I);function B({problem:e,severity:t,places:s,
placesLeftOut:o}){const n=(0,m.Ky)(s,1,m.eo,o),a=(0,f.RK)(e.message,h);return`${t}[${e.code}] ${a}${n===""?"":` (${n})`}`}const I=e=>`and ${(0,p.px)(e,"more fin\
ding")} in the JSON report`,C=e=>`and ${(0,p.px)(e,"more case")}; the JSON report has their findings`;function b(e,t){const{problem:s,severity:o}=e,n=(0,m.Xd)(e),
a=[...n===null?[]:[["at",(0,m.R3)(n)]],...(0,m.xi)(e,t,h,R),...e.isHostNew?[["host",p.dy]]:[],["see",`${t.docsUrl}#${s.code}`]];return[`${o}[${s.code}] ${(0,f.RK)(
s.message,h)}`,...a.map(([r,c])=>`  ${r}: ${c}`)]}function x(e,t,s){const o=new v.Wv(U),n=[];for(const l of e.cases){const S=G(l);if(!o.take(S))break;n.push(S)}
const a=e.cases.slice(0,n.length),r=e.cases.length-a.length+(e.casesLeftOut??0),c=[...e.notes,...r>0?[C(r)]:[]],u=l=>a.filter(({outcome:S})=>S.kind===l).length,
M=u("skipped"),$={name:y(e.name),package:"tf-disco",id:t,hostname:"localhost",timestamp:s.startedAt.slice(0,19),tests:a.length,failures:u("failure"),errors:u("e\
rror"),...M===0?{}:{skipped:M},time:j(e.timeMs)},O=[{name:"version",value:s.version},{name:"dialect",value:s.dialect.name},{name:"clients",value:`${(0,p.QI)(s.dialect)}\
 (${s.dialect.why})`},...s.remarks.map(l=>({name:"remark",value:l}))].map(l=>d("property",l)),q=c.map(l=>g(l,k)).join(`
`),_=[d("properties",{},O.join("")),...n,d("system-out",{},q),d("system-err",{})];return d("testsuite",$,`
${_.join(`
`)}
`)}function G({classname:e,name:t,timeMs:s,outcome:o}){const n={name:y(t),classname:y(e),time:j(s)};return d("testcase",n,H(o))}function H(e){switch(e.kind){case"\
passed":return"";case"skipped":return d("skipped",{},g(e.message,h));case"failure":case"error":{const{kind:t,type:s,message:o,lines:n}=e,a=n.map(r=>g(r,k)).join(
`
`);return d(t,{message:o,type:s},a)}}}const y=e=>e.trim()===""?"(no name)":e,j=e=>(e/1e3).toFixed(3),P={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&apo\
s;"},g=(e,t)=>(0,f.BP)((0,f.RK)(e,t)).replace(/[&<>"']/g,s=>P[s]??s);function d(e,t,s=""){const o=Object.entries(t).map(([a,r])=>` ${a}="${typeof r=="number"?r:
g(r)}"`),n=`<${e}${o.join("")}`;return s===""?`${n}/>`:`${n}>${s}</${e}>`}const Q=6e7,V=1e4;function*W(e,t,s=Q){const o=({severity:c})=>c==="error"||(0,L.k2)(c,
t.failOn);yield`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>`;let n=0;const a=c=>`
${x(c(),n++,t)}`,r=yield*(0,v._Q)(Y(e,o,t),new v.Wv(s),a);r>0&&(yield a(()=>z(r))),yield`
</testsuites>
`}const Y=(e,t,s)=>[...e.hosts.map(o=>()=>Z(o,t,s)),...e.files.length===0&&s.scan.files===0?[]:[()=>w(e,t,s)]],z=e=>({name:"left out",cases:[],timeMs:0,notes:[`\
and ${(0,p.px)(e,"more suite")}; the JSON report has their findings`]}),D="tf-disco.hosts",N="tf-disco.files";function Z(e,t,s){const{visit:o,findings:n}=e,{discovery:a}=o.
attempt,r=n.filter(t),c=(0,F.nx)(o.host),u=(0,T.O)(o).reduce(($,{timing:O})=>$+O.totalMs,0),M=r.length===0&&a.kind==="skipped"?{kind:"skipped",message:a.problem.
message}:A(a.kind==="failed"?"error":"failure",r,s);return{name:c,cases:[{classname:D,name:c,timeMs:u,outcome:M}],timeMs:u,notes:X(n.filter($=>!t($)))}}function w({
files:e},t,s){const o=Map.groupBy(e.filter(t),r=>[r.problem.code,(0,m.Xd)(r)?.file??""].join(" ")),n=[...o.values()].slice(0,V).flatMap(r=>r.slice(0,1).map(c=>({
classname:N,name:[(0,m.II)((0,m.Xd)(c)?.file??""),c.problem.code].join(" ").trim(),timeMs:0,outcome:A("failure",r,s)}))),a={classname:N,name:"all files",timeMs:s.
scan.durationMs,outcome:{kind:"passed"}};return{name:"files",cases:n.length===0?[a]:n,casesLeftOut:o.size-n.length,timeMs:s.scan.durationMs,notes:X(e.filter(r=>!t(
r)))}}})};export{se as id,te as ids,ne as modules};
