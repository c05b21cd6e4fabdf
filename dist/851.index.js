const Q=851,G=[851],Z={8978:((V,P,i)=>{i.r(P),i.d(P,{renderJunit:()=>B});var T=i(5693),U=i(2389),A=i(5799),X=i(1831),p=i(8820),b=i(4120),$=i(8884);const F={kind:"\
passed",content:""},H="tf-disco.hosts",j="tf-disco.files",L=6,N=p.h2+200;function*B(e,t){const{hosts:n,files:s}=e;yield`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>`;for(const[o,r]of n.entries()){const m=K(r,t);yield*c({...m,id:o,cases:[m],findings:r.findings},t)}if(s.length>0||t.scan.files>0){const o=t.scan.durationMs,
r=a(s,t),m={classname:j,name:"all files",timeMs:o,...F},u=r.length===0?[m]:r;yield*c({name:"files",id:n.length,timeMs:o,cases:u,findings:s},t)}yield`
</testsuites>
`}const R=({severity:e},{failOn:t})=>e==="error"||(0,U.k2)(e,t);function K({visit:e,findings:t},n){const{discovery:s}=e.attempt,o=(0,T.Or)(e).reduce((u,{timing:M})=>u+
M.totalMs,0),r=h(s.kind==="failed"?"error":"failure",t,n),m=r.kind==="passed"&&s.kind==="skipped";return{classname:H,name:(0,X.nx)(e.host),timeMs:o,...m?l("skip\
ped",[s.problem.message]):r}}function a(e,t){const n=o=>`${(0,$.II)((0,A.W7)(o))} ${o.problem.code}`.trim(),s=e.filter(o=>R(o,t));return Array.from(Map.groupBy(
s,n),([o,r])=>({classname:j,name:o,timeMs:0,...h("failure",r,t)}))}function h(e,t,n){const s=t.filter(M=>R(M,n)),[o]=s;if(o===void 0)return F;const r=s.length>1?
` (and ${s.length-1} more)`:"",m=`${(0,p.RK)(o.problem.message)}${r}`,u=s.flatMap(M=>y(M,n));return l(e,u,{message:m,type:o.problem.code})}const l=(e,t,n={})=>({
kind:e,content:S(e,n,k(t))});function y(e,{clients:t,repositories:n,docsUrl:s}){const{problem:o,affects:r,isHostNew:m}=e,u=(0,A.Xd)(e),w=[["at",u===null?"":(0,$.
R3)(u)],["help",(0,p.RK)(o.help??"",p.h2)],["affects",(0,b.od)(r,t)],["hits",(0,$.mj)([e],n.length)],["also at",(0,$.lp)(e,L)],["required by",(0,$.Ky)((0,$.f5)(
[e]),L)],["host",m?b.dy:""],["see",`${s}#${o.code}`]].filter(([,O])=>O!=="");return[v(e),...w.map(([O,x])=>`  ${O}: ${x}`)]}const v=({problem:e,severity:t})=>`${t}\
[${e.code}] ${(0,p.RK)(e.message,p.h2)}`;function d(e){const t=(0,$.Ky)(e.places,1);return`${v(e)}${t===""?"":` (${t})`}`}function*c({name:e,id:t,timeMs:n,cases:s,
findings:o},r){const{version:m,dialect:u,remarks:M,startedAt:w}=r,O=E=>s.filter(J=>J.kind===E).length,x=O("skipped"),W={name:g(e),package:"tf-disco",id:t,hostname:"\
localhost",timestamp:w.slice(0,19),tests:s.length,failures:O("failure"),errors:O("error"),...x===0?{}:{skipped:x},time:C(n)},Y=[{name:"version",value:m},{name:"\
dialect",value:u.name},{name:"clients",value:`${(0,b.QI)(u)} (${u.why})`},...M.map(E=>({name:"remark",value:E}))].map(E=>S("property",E)),z=o.filter(E=>!R(E,r));
yield`
${D("testsuite",W)}>
`,yield`${S("properties",{},Y.join(""))}
`;for(const E of s)yield`${f(E)}
`;yield`${S("system-out",{},k(z.map(d)))}
`,yield`${S("system-err",{})}
</testsuite>`}const f=({classname:e,name:t,timeMs:n,content:s})=>S("testcase",{name:g(t),classname:e,time:C(n)},s),g=e=>e.trim()===""?"(no name)":e,C=e=>(e/1e3).
toFixed(3),k=e=>e.map(I).join(`
`),I=e=>(0,p.My)((0,p.BP)((0,p.RK)(e,N))),D=(e,t)=>[`<${e}`,...Object.entries(t).map(([n,s])=>`${n}="${I(`${s}`)}"`)].join(" ");function S(e,t,n=""){const s=D(e,
t);return n===""?`${s}/>`:`${s}>${n}</${e}>`}}),1919:((V,P,i)=>{i.d(P,{Qc:()=>j,Tp:()=>b,Zo:()=>R,bi:()=>X});var T=i(3307),U=i(4091),A=i(9562);const X=1024*1024,
p={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};function b(a,h=p){const l=(0,U._6)(a),y=F(l,h),v=(0,T.Ey)(l,y.add);if(v!==null){const[,c,f]=j(l)??[];return c===
void 0?{kind:"not-json",...v}:{kind:"not-json",why:`it ${c}`,advice:f??null}}const d=/[^\t\n\r ]/.exec(l)?.[0];return d==="{"?{kind:"object",services:y.read()}:
d==="n"?{kind:"null"}:{kind:"not-object",why:`found ${$[d??""]??"a number"}`}}const $={"[":"an array",'"':"a string",t:"a boolean",f:"a boolean"};function F(a,h){
const l=new Map,y=a.includes("\\");return{add:(c,f,g,C)=>{if(C===0)return;const k=a.slice(g,C),I=y?(0,T.I)(k):k.slice(1,-1),D=l.get(I);D!==void 0?Object.assign(
D,{start:c,end:f}):h.keeps(I,f-c)&&l.set(I,{id:(0,T.I)(k),start:c,end:f})},read:()=>Array.from(l.values(),({id:c,start:f,end:g})=>({id:c,value:g-f>h.maxValue?void 0:
(0,T.IL)(a.slice(f,g))}))}}const H=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]],j=a=>H.find(([h])=>h.test(a)),L=100,N=16*1024,B=200;function R(a){const h=new Set(a),l=new Set(a.map(K));let y=0,v=N;
return{maxValue:A.Ls,keeps:(d,c)=>{if((0,A.D6)(d)||h.has(d))return!0;const f=d.length<=B&&l.delete(K(d));return y===L||d.length+c>v?f:(y+=1,v-=d.length+c,!0)}}}
const K=a=>a.slice(0,a.indexOf(".")+1)})};export{Q as id,G as ids,Z as modules};
