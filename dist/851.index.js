const Z=851,z=[851],J={8978:((B,k,c)=>{c.r(k),c.d(k,{renderJunit:()=>x});var g=c(5693),R=c(5143),O=c(5799),P=c(1831),h=c(8820),T=c(5102),I=c(4120),M=c(8884);const C=6,
D=h.h2+200;function*x(s,e){const{hosts:o,files:n}=s;yield`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>`;for(const[t,a]of o.entries()){const i=F(a,e),d={...i,id:t,classname:"tf-disco.hosts",cases:[i]};yield u({...d,findings:a.findings},e)}if(n.length>
0||e.scan.files>0){const t=e.scan.durationMs,a=K(n,e),i=a.length>0?a:[{name:"all files",timeMs:t,reason:null}],d={name:"files",timeMs:t,id:o.length,classname:"t\
f-disco.files",cases:i};yield u({...d,findings:n},e)}yield`
</testsuites>
`}function F({visit:s,findings:e},o){const{discovery:n}=s.attempt,t=n.kind==="failed"?"error":"failure",a=n.kind==="skipped"?[n.problem.message]:null;return{name:(0,P.
nx)(s.host),timeMs:(0,g.Or)(s).reduce((i,{timing:d})=>i+d.totalMs,0),reason:S(e,t,o)??(a&&A("skipped",{},a))}}function K(s,e){const o=t=>`${(0,R.II)((0,O.W7)(t))}\
 ${t.problem.code}`.trim(),n=s.filter(t=>(0,T.Zh)(t,e));return Array.from(Map.groupBy(n,o),([t,a])=>({name:t,timeMs:0,reason:S(a,"failure",e)}))}function S(s,e,o){
const n=s.filter(E=>(0,T.Zh)(E,o)),[t]=n;if(t===void 0)return null;const a=n.length>1?` (and ${n.length-1} more)`:"",i=`${(0,h.RK)(t.problem.message)}${a}`,d=n.
flatMap(E=>l(E,o));return A(e,{message:i,type:t.problem.code},d)}const A=(s,e,o)=>({kind:s,xml:r(s,e,f(o))});function l(s,{clients:e,repositories:o,docsUrl:n}){
const{problem:t,affects:a,isHostNew:i}=s,d=(0,O.Xd)(s),j=[["at",d===null?"":(0,R.R3)(d)],["help",(0,h.RK)(t.help??"",h.h2)],["affects",(0,I.od)(a,e)],["hits",(0,M.
mj)([s],o.length)],["also at",(0,M.lp)(s,C)],["required by",(0,M.Ky)((0,M.f5)([s]),C)],["host",i?I.dy:""],["see",`${n}#${t.code}`]].filter(([,b])=>b!=="");return[
$(s),...j.map(([b,U])=>`  ${b}: ${U}`)]}const $=({problem:s,severity:e})=>`${e}[${s.code}] ${(0,h.RK)(s.message,h.h2)}`;function u(s,e){const{name:o,id:n,timeMs:t,
classname:a,cases:i,findings:d}=s,{version:E,dialect:j,remarks:b,startedAt:U}=e,X=p=>i.filter(({reason:L})=>L?.kind===p).length,N=X("skipped"),H={name:o,package:"\
tf-disco",id:n,hostname:"localhost",timestamp:U.slice(0,19),tests:i.length,failures:X("failure"),errors:X("error"),...N>0&&{skipped:N},time:v(t)},w=[{name:"vers\
ion",value:E},{name:"dialect",value:j.name},{name:"clients",value:`${(0,I.QI)(j)} (${j.why})`},...b.map(p=>({name:"remark",value:p}))].map(p=>r("property",p)),V=d.
filter(p=>!(0,T.Zh)(p,e)).map(p=>{const L=(0,M.Ky)(p.places,1);return`${$(p)}${L===""?"":` (${L})`}`}),W=[r("properties",{},w.join("")),...i.map(p=>y(p,a)),r("s\
ystem-out",{},f(V)),r("system-err",{})];return`
${r("testsuite",H,`
${W.join(`
`)}
`)}`}const y=({name:s,timeMs:e,reason:o},n)=>r("testcase",{name:s,classname:n,time:v(e)},o?.xml),v=s=>(s/1e3).toFixed(3),f=s=>s.map(m).join(`
`),m=s=>(0,h.My)((0,h.BP)((0,h.RK)(s,D)));function r(s,e,o=""){const n=Object.entries(e).map(([a,i])=>` ${a}="${m(`${i}`)}"`),t=`${s}${n.join("")}`;return o===""?
`<${t}/>`:`<${t}>${o}</${s}>`}}),1919:((B,k,c)=>{c.d(k,{Qc:()=>D,Tp:()=>T,Zo:()=>S,bi:()=>P});var g=c(3307),R=c(4091),O=c(9562);const P=1024*1024,h={keeps:()=>!0,
maxValue:Number.POSITIVE_INFINITY};function T(l,$=h){const u=(0,R._6)(l),y=M(u,$),v=(0,g.Ey)(u,y.add);if(v!==null){const[,m,r]=D(u)??[];return m===void 0?{kind:"\
not-json",...v}:{kind:"not-json",why:`it ${m}`,advice:r??null}}const f=/[^\t\n\r ]/.exec(u)?.[0];return f==="{"?{kind:"object",services:y.read()}:f==="n"?{kind:"\
null"}:{kind:"not-object",why:`found ${I[f??""]??"a number"}`}}const I={"[":"an array",'"':"a string",t:"a boolean",f:"a boolean"};function M(l,$){const u=new Map,
y=l.includes("\\");return{add:(m,r,s,e)=>{if(e===0)return;const o=l.slice(s,e),n=y?(0,g.I)(o):o.slice(1,-1),t=u.get(n);t!==void 0?Object.assign(t,{start:m,end:r}):
$.keeps(n,r-m)&&u.set(n,{id:(0,g.I)(o),start:m,end:r})},read:()=>Array.from(u.values(),({id:m,start:r,end:s})=>({id:m,value:s-r>$.maxValue?void 0:(0,g.IL)(l.slice(
r,s))}))}}const C=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]],D=l=>C.find(([$])=>$.test(l)),x=100,F=16*1024,K=200;function S(l){const $=new Set(l),u=new Set(l.map(A));let y=0,v=F;
return{maxValue:O.Ls,keeps:(f,m)=>{if((0,O.D6)(f)||$.has(f))return!0;const r=f.length<=K&&u.delete(A(f));return y===x||f.length+m>v?r:(y+=1,v-=f.length+m,!0)}}}
const A=l=>l.slice(0,l.indexOf(".")+1)})};export{Z as id,z as ids,J as modules};
