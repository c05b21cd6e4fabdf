const D=597,G=[597],V={6597:((W,j,c)=>{c.r(j),c.d(j,{renderJunit:()=>J});var k=c(5693),K=c(5143),O=c(5799),B=c(1831),m=c(8820),y=c(5102),g=c(4120),u=c(6503);const A=6,
F=m.h2+200;function*J(s,e){const{hosts:o,files:n}=s;yield`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>`;for(const[t,r]of o.entries()){const a=N(r,e),l={...a,id:t,classname:"tf-disco.hosts",cases:[a]};yield C({...l,findings:r.findings},e)}if(n.length>
0||e.scan.files>0){const t=e.scan.durationMs,r=P(n,e),a=r.length>0?r:[{name:"all files",timeMs:t,reason:null}],l={name:"files",timeMs:t,id:o.length,classname:"t\
f-disco.files",cases:a};yield C({...l,findings:n},e)}yield`
</testsuites>
`}function N({visit:s,findings:e},o){const{discovery:n}=s.attempt,t=n.kind==="failed"?"error":"failure",r=n.kind==="skipped"?[n.problem.message]:null;return{name:(0,B.
nx)(s.host),timeMs:(0,k.Or)(s).reduce((a,{timing:l})=>a+l.totalMs,0),reason:I(e,t,o)??(r&&R("skipped",{},r))}}function P(s,e){const o=t=>`${(0,K.II)((0,O.W7)(t))}\
 ${t.problem.code}`.trim(),n=s.filter(t=>(0,y.Zh)(t,e));return Array.from(Map.groupBy(n,o),([t,r])=>({name:t,timeMs:0,reason:I(r,"failure",e)}))}function I(s,e,o){
const n=s.filter(d=>(0,y.Zh)(d,o)),[t]=n;if(t===void 0)return null;const r=n.length>1?` (and ${n.length-1} more)`:"",a=`${(0,m.RK)(t.problem.message)}${r}`,l=n.
flatMap(d=>S(d,o));return R(e,{message:a,type:t.problem.code},l)}const R=(s,e,o)=>({kind:s,xml:f(s,e,L(o))});function S(s,{clients:e,repositories:o,docsUrl:n}){
const{problem:t,affects:r,isHostNew:a}=s,l=(0,O.Xd)(s),p=[["at",l===null?"":(0,K.R3)(l)],["help",(0,m.RK)(t.help??"",m.h2)],["affects",(0,g.od)(r,e)],["hits",(0,u.
mj)([s],o.length)],["also at",(0,u.lp)(s,A)],["required by",(0,u.Ky)((0,u.f5)([s]),A)],["host",a?g.dy:""],["see",`${n}#${t.code}`]].filter(([,h])=>h!=="");return[
x(s),...p.map(([h,v])=>`  ${h}: ${v}`)]}const x=({problem:s,severity:e})=>`${e}[${s.code}] ${(0,m.RK)(s.message,m.h2)}`;function C(s,e){const{name:o,id:n,timeMs:t,
classname:r,cases:a,findings:l}=s,{version:d,dialect:p,remarks:h,startedAt:v}=e,M=i=>a.filter(({reason:$})=>$?.kind===i).length,Z=M("skipped"),b={name:o,package:"\
tf-disco",id:n,hostname:"localhost",timestamp:v.slice(0,19),tests:a.length,failures:M("failure"),errors:M("error"),...Z>0&&{skipped:Z},time:E(t)},H=[{name:"vers\
ion",value:d},{name:"dialect",value:p.name},{name:"clients",value:`${(0,g.QI)(p)} (${p.why})`},...h.map(i=>({name:"remark",value:i}))].map(i=>f("property",i)),Q=l.
filter(i=>!(0,y.Zh)(i,e)).map(i=>{const $=(0,u.Ky)(i.places,1);return`${x(i)}${$===""?"":` (${$})`}`}),U=[f("properties",{},H.join("")),...a.map(i=>T(i,r)),f("s\
ystem-out",{},L(Q)),f("system-err",{})];return`
${f("testsuite",b,`
${U.join(`
`)}
`)}`}const T=({name:s,timeMs:e,reason:o},n)=>f("testcase",{name:s,classname:n,time:E(e)},o?.xml),E=s=>(s/1e3).toFixed(3),L=s=>s.map(X).join(`
`),X=s=>(0,m.My)((0,m.BP)((0,m.RK)(s,F)));function f(s,e,o=""){const n=Object.entries(e).map(([r,a])=>` ${r}="${X(`${a}`)}"`),t=`${s}${n.join("")}`;return o===""?
`<${t}/>`:`<${t}>${o}</${s}>`}})};export{D as id,G as ids,V as modules};
