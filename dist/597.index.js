const w=597,z=[597],V={5693:((N,R,c)=>{c.d(R,{Ey:()=>E,Ii:()=>W,Or:()=>b,WN:()=>I});var g=c(960),L=c(2636),P=c(9209),U=c(9872),u=c(5799),T=c(8011),D=c(1064),C=c(
1919),$=c(1831),j=c(9562);const K=1440*60*1e3,B=1;function W(t,e){const{hops:n,certificates:s}=t.attempt;return[...M(t),...x(t,e),...k(n),...f(s,e),...p(t,e)]}function x(t,e){
const{discovery:n,hops:s}=t.attempt;switch(n.kind){case"skipped":return[(0,u.hD)(n.problem)];case"failed":{const o=e.isFork&&n.problem.code==="document-unauthor\
ized"&&!t.credentials?.hasToken;return[(0,u.hD)(n.problem,o?{severity:"notice"}:{})]}case"found":case"absent":{const o=s[0]?.url??"";return[...d(o,s.length-1,e),
...v(t,e),...n.kind==="found"&&n.truncated?[S(t)]:[]]}}}const S=({host:t,attempt:{hops:e}})=>(0,u.hD)((0,L.zf)({url:e.at(-1)?.url??"",page:null,asked:(0,$.nx)(t),
bytes:null,limit:C.bi,isPadding:!0}));function d(t,e,n){const s=n.clients.filter(o=>e>D.NX[o]);return s.length>0?[(0,u.hD)((0,P.KA)({url:t,asks:"document",redirects:e,
clients:s,limits:D.NX}))]:e>B?[(0,u.hD)((0,P.CL)({url:t,redirects:e}))]:[]}function v(t,{releases:e,slowMs:n}){const s=(0,$.nx)(t.host),o=t.attempt.timing.totalMs,
r=b(t),i=m=>O(r,m)!=="never",a=e.filter(m=>!i(m)),l=({client:m})=>!e.some(F=>F.client===m&&i(F)),h=[!0,!1].flatMap(m=>{const F=a.filter(H=>l(H)===m);if(F.length===
0)return[];const X=(0,g.Qs)({host:s,phase:"complete",tookMs:o,releases:F});return[(0,u.hD)(X,{needed:m})]});if(h.length>0||o<=n)return h;const _=y(t.attempt.timing);
return[(0,u.hD)((0,g.U2)({host:s,tookMs:o,limitMs:n,phase:_,releases:e}))]}function E({host:t,slowest:e,certificates:n},s,{slowMs:o,...r}){const i=s.map(m=>m.host),
a=n.filter(m=>!i.includes(m.host)),l=e?.timing.totalMs??0;if(e===null||l<=o)return f(a,r);const h={host:(0,$.nx)(t),url:e.url,tookMs:l,limitMs:o},_=(0,g.U2)({...h,
phase:y(e.timing)});return[(0,u.hD)(_),...f(a,r)]}function y({lookupMs:t,connectMs:e,tlsMs:n,firstByteMs:s,totalMs:o}){const i=[["lookup",t],["connection",e],["\
tls",n],["response",s]].map(([l,h])=>({name:l,ms:h??0})),a={name:"rest",ms:i.reduce((l,{ms:h})=>l-h,o)};return i.reduce((l,h)=>h.ms>l.ms?h:l,a)}function k(t){const e=t.
find(({url:s})=>s.startsWith("http://"));if(e===void 0)return[];const n=e.authorization==="withheld";return[(0,u.hD)((0,P.n4)({url:t[0]?.url??"",to:e.url,exposesToken:n}))]}
function f(t,{certificateDays:e,now:n}){const s=new Map;for(const o of t){const r=s.get(o.host);(r===void 0||o.expires<r.expires)&&s.set(o.host,o)}return[...s.values()].
flatMap(({host:o,expires:r})=>{const i=(Date.parse(r)-n)/K;return i<0||i>=e?[]:[(0,u.hD)((0,U.BU)({host:o,days:Math.floor(i),expires:r}))]})}function p(t,e){const{
host:n,attempt:s,earlier:o}=t,[r]=o,i=["failed","skipped"].includes(s.discovery.kind);if(r?.discovery.kind!=="failed"||i)return[];const a=r.discovery.problem.message,
l=b(t),h=e.releases.filter(m=>O(l,m)==="sometimes"),_=o.length+1;return[(0,u.hD)((0,g.Er)({host:(0,$.nx)(n),attempts:_,failure:a,releases:h}))]}function M({credentials:t,
attempt:e}){const{discovery:n}=e;return t?.problem?n.kind==="failed"&&n.problem.code===t.problem.code?[]:[(0,u.hD)(t.problem)]:[]}function I({host:t},e){if(!e.some(
({service:s})=>s===j.e$))return[];const{name:n}=(0,$.Sv)(t);return[...n.includes(".")?[]:[(0,T.Zp)({host:t,name:n})],.../(^|\.)xn--/.test(t)?[(0,T._W)({host:t})]:
[]].map(s=>(0,u.hD)(s,{services:[j.e$]}))}const b=({earlier:t,attempt:e,later:n})=>[...t,e,...n];function A({discovery:t,timing:e,headMs:n,hops:s},{attemptMs:o}){
const r=n!==null&&n<=o?s.at(-1)?.status:null;return r===null||(0,D.Mq)(r??0)?"retries":t.kind!=="failed"&&e.totalMs<=o?"works":"fails"}function O(t,e){const n=t.
map(r=>A(r,e)),s=n.indexOf("works");return s<0?"never":s<=e.retries&&!n.slice(0,s).includes("fails")?"always":"sometimes"}}),6597:((N,R,c)=>{c.r(R),c.d(R,{renderJunit:()=>W});
var g=c(5693),L=c(2389),P=c(5799),U=c(1831),u=c(4120),T=c(8884),D=c(8641);const C={kind:"passed",lines:[]},$="tf-disco.hosts",j="tf-disco.files",K=6,B=D.h2+200;
function*W(t,e){const n=({severity:r})=>r==="error"||(0,L.k2)(r,e.failOn),{hosts:s,files:o}=t;yield`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>`;for(const[r,i]of s.entries())yield*k(x(i,n,e),r,e);(o.length>0||e.scan.files>0)&&(yield*k(S(o,n,e),s.length,e)),yield`
</testsuites>
`}function x(t,e,n){const{visit:s,findings:o}=t,{discovery:r}=s.attempt,i=o.filter(e),a=(0,U.nx)(s.host),l=(0,g.Or)(s).reduce((_,{timing:m})=>_+m.totalMs,0),h=i.
length===0&&r.kind==="skipped"?{kind:"skipped",lines:[r.problem.message]}:d(r.kind==="failed"?"error":"failure",i,n);return{name:a,cases:[{classname:$,name:a,timeMs:l,
outcome:h}],timeMs:l,others:o.filter(_=>!e(_))}}function S(t,e,n){const s=a=>[(0,T.II)((0,P.Xd)(a)?.file??""),a.problem.code].join(" ").trim(),o=Array.from(Map.
groupBy(t.filter(e),s),([a,l])=>({classname:j,name:a,timeMs:0,outcome:d("failure",l,n)})),r=n.scan.durationMs,i={classname:j,name:"all files",timeMs:r,outcome:C};
return{name:"files",cases:o.length===0?[i]:o,timeMs:r,others:t.filter(a=>!e(a))}}function d(t,e,n){const[s]=e;if(s===void 0)return C;const o=e.length>1?` (and ${e.
length-1} more)`:"",r=`${(0,D.RK)(s.problem.message)}${o}`;return{kind:t,attributes:{message:r,type:s.problem.code},lines:e.flatMap(i=>v(i,n))}}function v(t,e){
const n=(0,P.Xd)(t),s=[...n===null?[]:[["at",(0,T.R3)(n)]],...(0,T.xi)(t,e,D.h2,K),...t.isHostNew?[["host",u.dy]]:[],["see",`${e.docsUrl}#${t.problem.code}`]];return[
E(t),...s.map(([o,r])=>`  ${o}: ${r}`)]}const E=({problem:t,severity:e})=>`${e}[${t.code}] ${(0,D.RK)(t.message,D.h2)}`;function y(t){const e=(0,T.Ky)(t.places,
1);return`${E(t)}${e===""?"":` (${e})`}`}function*k({name:t,cases:e,others:n,timeMs:s},o,r){const i=_=>e.filter(({outcome:m})=>m.kind===_).length,a=i("skipped"),
l={name:p(t),package:"tf-disco",id:o,hostname:"localhost",timestamp:r.startedAt.slice(0,19),tests:e.length,failures:i("failure"),errors:i("error"),...a===0?{}:{
skipped:a},time:M(s)},h=[{name:"version",value:r.version},{name:"dialect",value:r.dialect.name},{name:"clients",value:`${(0,u.QI)(r.dialect)} (${r.dialect.why})`},
...r.remarks.map(_=>({name:"remark",value:_}))].map(_=>O("property",_));yield`
${A("testsuite",l)}>
`,yield`${O("properties",{},h.join(""))}
`;for(const _ of e)yield`${f(_)}
`;yield`${O("system-out",{},I(n.map(y)))}
`,yield`${O("system-err",{})}
</testsuite>`}function f({classname:t,name:e,timeMs:n,outcome:s}){const o={name:p(e),classname:p(t),time:M(n)},{kind:r,attributes:i={},lines:a}=s,l=r==="passed"?
"":O(r,i,I(a));return O("testcase",o,l)}const p=t=>t.trim()===""?"(no name)":t,M=t=>(t/1e3).toFixed(3),I=t=>t.map(b).join(`
`),b=t=>(0,D.My)((0,D.BP)((0,D.RK)(t,B))),A=(t,e)=>`<${t}${Object.entries(e).map(([n,s])=>` ${n}="${typeof s=="number"?s:b(s)}"`).join("")}`;function O(t,e,n=""){
const s=A(t,e);return n===""?`${s}/>`:`${s}>${n}</${t}>`}}),1919:((N,R,c)=>{c.d(R,{Qc:()=>j,Tp:()=>T,Zo:()=>x,bi:()=>U});var g=c(3307),L=c(4091),P=c(9562);const U=1024*
1024,u={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};function T(d,v=u){const E=(0,L._6)(d),y=C(E,v),k=(0,g.Ey)(E,y.add);if(k!==null){const[,p,M]=j(E)??[];return p===
void 0?{kind:"not-json",...k}:{kind:"not-json",why:`it ${p}`,advice:M??null}}const f=/[^\t\n\r ]/.exec(E)?.[0];return f==="{"?{kind:"object",services:y.read()}:
f==="n"?{kind:"null"}:{kind:"not-object",why:`found ${D[f??""]??"a number"}`}}const D={"[":"an array",'"':"a string",t:"a boolean",f:"a boolean"};function C(d,v){
const E=new Map,y=d.includes("\\");return{add:(p,M,I,b)=>{if(b===0)return;const A=d.slice(I,b),O=y?(0,g.I)(A):A.slice(1,-1),t=E.get(O);t!==void 0?Object.assign(
t,{start:p,end:M}):v.keeps(O,M-p)&&E.set(O,{id:(0,g.I)(A),start:p,end:M})},read:()=>Array.from(E.values(),({id:p,start:M,end:I})=>({id:p,value:I-M>v.maxValue?void 0:
(0,g.IL)(d.slice(M,I))}))}}const $=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]],j=d=>$.find(([v])=>v.test(d)),K=100,B=16*1024,W=200;function x(d){const v=new Set(d),E=new Set(d.map(S));let y=0,k=B;
return{maxValue:P.Ls,keeps:(f,p)=>{if((0,P.D6)(f)||v.has(f))return!0;const M=f.length<=W&&E.delete(S(f));return y===K||f.length+p>k?M:(y+=1,k-=f.length+p,!0)}}}
const S=d=>d.slice(0,d.indexOf(".")+1)})};export{w as id,z as ids,V as modules};
