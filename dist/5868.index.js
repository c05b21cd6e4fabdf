const se=5868,te=[5868],ne={5868:((ee,E,i)=>{i.r(E),i.d(E,{renderJunit:()=>W});var T=i(997),L=i(2389),F=i(1831),m=i(4120),v=i(5955),d=i(8884),f=i(8641);const h=500,
J=20,K=100,R=6,x=2e7,k=1e3;function A(e,t,s){const[n]=t;if(n===void 0)return{kind:"passed"};const o=t.length-1,r=o>0?` (and ${o} more)`:"";return{kind:e,type:n.
problem.code,message:`${(0,f.RK)(n.problem.message,h)}${r}`,lines:(0,m.UV)(t,J,a=>U(a,s),I)}}const X=e=>(0,m.UV)(e,K,B,I);function B({problem:e,severity:t,places:s,
placesLeftOut:n}){const o=(0,d.Ky)(s,1,d.eo,n),r=(0,f.RK)(e.message,h);return`${t}[${e.code}] ${r}${o===""?"":` (${o})`}`}const I=e=>`and ${(0,m.px)(e,"more fin\
ding")} in the JSON report`,C=e=>`and ${(0,m.px)(e,"more case")}; the JSON report has their findings`;function U(e,{docsUrl:t,clients:s}){const{problem:n,severity:o}=e,
r=(0,d.Xd)(e),a=[...r===null?[]:[["at",(0,d.R3)(r)]],...(0,d.xi)(e,(0,m.od)(e.affects,s),h,R),...e.isHostNew?[["host",m.dy]]:[],["see",`${t}#${n.code}`]];return[
`${o}[${n.code}] ${(0,f.RK)(n.message,h)}`,...a.map(([c,u])=>`  ${c}: ${u}`)]}function b(e,t,s){const n=new v.Wv(x),o=[];for(const l of e.cases){const S=G(l);if(!n.
take(S))break;o.push(S)}const r=e.cases.slice(0,o.length),a=e.cases.length-r.length+(e.casesLeftOut??0),c=[...e.notes,...a>0?[C(a)]:[]],u=l=>r.filter(({outcome:S})=>S.
kind===l).length,M=u("skipped"),$={name:y(e.name),package:"tf-disco",id:t,hostname:"localhost",timestamp:s.startedAt.slice(0,19),tests:r.length,failures:u("fail\
ure"),errors:u("error"),...M===0?{}:{skipped:M},time:j(e.timeMs)},O=[{name:"version",value:s.version},{name:"dialect",value:s.dialect.name},{name:"clients",value:`${(0,m.
QI)(s.dialect)} (${s.dialect.why})`},...s.remarks.map(l=>({name:"remark",value:l}))].map(l=>p("property",l)),q=c.map(l=>g(l,k)).join(`
`),_=[p("properties",{},O.join("")),...o,p("system-out",{},q),p("system-err",{})];return p("testsuite",$,`
${_.join(`
`)}
`)}function G({classname:e,name:t,timeMs:s,outcome:n}){const o={name:y(t),classname:y(e),time:j(s)};return p("testcase",o,H(n))}function H(e){switch(e.kind){case"\
passed":return"";case"skipped":return p("skipped",{},g(e.message,h));case"failure":case"error":{const{kind:t,type:s,message:n,lines:o}=e,r=o.map(a=>g(a,k)).join(
`
`);return p(t,{message:n,type:s},r)}}}const y=e=>e.trim()===""?"(no name)":e,j=e=>(e/1e3).toFixed(3),P={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&apo\
s;"},g=(e,t)=>(0,f.BP)((0,f.RK)(e,t)).replace(/[&<>"']/g,s=>P[s]??s);function p(e,t,s=""){const n=Object.entries(t).map(([r,a])=>` ${r}="${typeof a=="number"?a:
g(a)}"`),o=`<${e}${n.join("")}`;return s===""?`${o}/>`:`${o}>${s}</${e}>`}const Q=6e7,V=1e4;function*W(e,t,s=Q){const n=({severity:c})=>c==="error"||(0,L.k2)(c,
t.failOn);yield`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>`;let o=0;const r=c=>`
${b(c(),o++,t)}`,a=yield*(0,v._Q)(Y(e,n,t),new v.Wv(s),r);a>0&&(yield r(()=>z(a))),yield`
</testsuites>
`}const Y=(e,t,s)=>[...e.hosts.map(n=>()=>Z(n,t,s)),...e.files.length===0&&s.scan.files===0?[]:[()=>w(e,t,s)]],z=e=>({name:"left out",cases:[],timeMs:0,notes:[`\
and ${(0,m.px)(e,"more suite")}; the JSON report has their findings`]}),D="tf-disco.hosts",N="tf-disco.files";function Z(e,t,s){const{visit:n,findings:o}=e,{discovery:r}=n.
attempt,a=o.filter(t),c=(0,F.nx)(n.host),u=(0,T.O)(n).reduce(($,{timing:O})=>$+O.totalMs,0),M=a.length===0&&r.kind==="skipped"?{kind:"skipped",message:r.problem.
message}:A(r.kind==="failed"?"error":"failure",a,s);return{name:c,cases:[{classname:D,name:c,timeMs:u,outcome:M}],timeMs:u,notes:X(o.filter($=>!t($)))}}function w({
files:e},t,s){const n=Map.groupBy(e.filter(t),a=>[a.problem.code,(0,d.Xd)(a)?.file??""].join(" ")),o=[...n.values()].slice(0,V).flatMap(a=>a.slice(0,1).map(c=>({
classname:N,name:[(0,d.II)((0,d.Xd)(c)?.file??""),c.problem.code].join(" ").trim(),timeMs:0,outcome:A("failure",a,s)}))),r={classname:N,name:"all files",timeMs:s.
scan.durationMs,outcome:{kind:"passed"}};return{name:"files",cases:o.length===0?[r]:o,casesLeftOut:n.size-o.length,timeMs:s.scan.durationMs,notes:X(e.filter(a=>!t(
a)))}}})};export{se as id,te as ids,ne as modules};
