const X=597,z=[597],Y={5693:((x,R,i)=>{i.d(R,{Ey:()=>M,Ii:()=>N,Or:()=>O,WN:()=>p});var I=i(960),S=i(2636),P=i(9209),d=i(9872),f=i(5799),b=i(8011),$=i(1064),L=i(
1919),C=i(1831),j=i(9562);const B=1440*60*1e3,w=1;function N(e,t){const{hops:s,certificates:n}=e.attempt;return[...c(e),...K(e,t),...k(s),...E(n,t),...o(e,t)]}function K(e,t){
const{discovery:s,hops:n}=e.attempt;switch(s.kind){case"skipped":return[(0,f.hD)(s.problem)];case"failed":{const r=t.isFork&&s.problem.code==="document-unauthor\
ized"&&!e.credentials?.hasToken;return[(0,f.hD)(s.problem,r?{severity:"notice"}:{})]}case"found":case"absent":{const r=n[0]?.url??"";return[...h(r,n.length-1,t),
...y(e,t),...s.kind==="found"&&s.truncated?[U(e)]:[]]}}}const U=({host:e,attempt:{hops:t}})=>(0,f.hD)((0,S.zf)({url:t.at(-1)?.url??"",page:null,asked:(0,C.nx)(e),
bytes:null,limit:L.bi,isPadding:!0}));function h(e,t,s){const n=s.clients.filter(r=>t>$.NX[r]);return n.length>0?[(0,f.hD)((0,P.KA)({url:e,asks:"document",redirects:t,
clients:n,limits:$.NX}))]:t>w?[(0,f.hD)((0,P.CL)({url:e,redirects:t}))]:[]}function y(e,{releases:t,slowMs:s}){const n=(0,C.nx)(e.host),r=e.attempt.timing.totalMs,
a=O(e),l=v=>_(a,v)!=="never",u=t.filter(v=>!l(v)),m=({client:v})=>!t.some(W=>W.client===v&&l(W)),D=[!0,!1].flatMap(v=>{const W=u.filter(F=>m(F)===v);if(W.length===
0)return[];const H=(0,I.Qs)({host:n,phase:"complete",tookMs:r,releases:W});return[(0,f.hD)(H,{needed:v})]});if(D.length>0||r<=s)return D;const g=A(e.attempt.timing);
return[(0,f.hD)((0,I.U2)({host:n,tookMs:r,limitMs:s,phase:g,releases:t}))]}function M({host:e,slowest:t,certificates:s},n,{slowMs:r,...a}){const l=n.map(v=>v.host),
u=s.filter(v=>!l.includes(v.host)),m=t?.timing.totalMs??0;if(t===null||m<=r)return E(u,a);const D={host:(0,C.nx)(e),url:t.url,tookMs:m,limitMs:r},g=(0,I.U2)({...D,
phase:A(t.timing)});return[(0,f.hD)(g),...E(u,a)]}function A({lookupMs:e,connectMs:t,tlsMs:s,firstByteMs:n,totalMs:r}){const l=[["lookup",e],["connection",t],["\
tls",s],["response",n]].map(([m,D])=>({name:m,ms:D??0})),u={name:"rest",ms:l.reduce((m,{ms:D})=>m-D,r)};return l.reduce((m,D)=>D.ms>m.ms?D:m,u)}function k(e){const t=e.
find(({url:n})=>n.startsWith("http://"));if(t===void 0)return[];const s=t.authorization==="withheld";return[(0,f.hD)((0,P.n4)({url:e[0]?.url??"",to:t.url,exposesToken:s}))]}
function E(e,{certificateDays:t,now:s}){const n=new Map;for(const r of e){const a=n.get(r.host);(a===void 0||r.expires<a.expires)&&n.set(r.host,r)}return[...n.values()].
flatMap(({host:r,expires:a})=>{const l=(Date.parse(a)-s)/B;return l<0||l>=t?[]:[(0,f.hD)((0,d.BU)({host:r,days:Math.floor(l),expires:a}))]})}function o(e,t){const{
host:s,attempt:n,earlier:r}=e,[a]=r,l=["failed","skipped"].includes(n.discovery.kind);if(a?.discovery.kind!=="failed"||l)return[];const u=a.discovery.problem.message,
m=O(e),D=t.releases.filter(v=>_(m,v)==="sometimes"),g=r.length+1;return[(0,f.hD)((0,I.Er)({host:(0,C.nx)(s),attempts:g,failure:u,releases:D}))]}function c({credentials:e,
attempt:t}){const{discovery:s}=t;return e?.problem?s.kind==="failed"&&s.problem.code===e.problem.code?[]:[(0,f.hD)(e.problem)]:[]}function p({host:e},t){if(!t.some(
({service:n})=>n===j.e$))return[];const{name:s}=(0,C.Sv)(e);return[...s.includes(".")?[]:[(0,b.Zp)({host:e,name:s})],.../(^|\.)xn--/.test(e)?[(0,b._W)({host:e})]:
[]].map(n=>(0,f.hD)(n,{services:[j.e$]}))}const O=({earlier:e,attempt:t,later:s})=>[...e,t,...s];function T({discovery:e,timing:t,headMs:s,hops:n},{attemptMs:r}){
const a=s!==null&&s<=r?n.at(-1)?.status:null;return a===null||(0,$.Mq)(a??0)?"retries":e.kind!=="failed"&&t.totalMs<=r?"works":"fails"}function _(e,t){const s=e.
map(a=>T(a,t)),n=s.indexOf("works");return n<0?"never":n<=t.retries&&!s.slice(0,n).includes("fails")?"always":"sometimes"}}),6597:((x,R,i)=>{i.r(R),i.d(R,{renderJunit:()=>N});
var I=i(5693),S=i(2389),P=i(5799),d=i(1831),f=i(4120),b=i(8884),$=i(8641);const L={kind:"passed",lines:[]},C="tf-disco.hosts",j="tf-disco.files",B=6,w=$.h2+200;
function*N(e,t){const s=({severity:a})=>a==="error"||(0,S.k2)(a,t.failOn),{hosts:n,files:r}=e;yield`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>`;for(const[a,l]of n.entries())yield*k(K(l,s,t),a,t);(r.length>0||t.scan.files>0)&&(yield*k(U(r,s,t),n.length,t)),yield`
</testsuites>
`}function K(e,t,s){const{visit:n,findings:r}=e,{discovery:a}=n.attempt,l=r.filter(t),u=(0,d.nx)(n.host),m=(0,I.Or)(n).reduce((g,{timing:v})=>g+v.totalMs,0),D=l.
length===0&&a.kind==="skipped"?{kind:"skipped",lines:[a.problem.message]}:h(a.kind==="failed"?"error":"failure",l,s);return{name:u,cases:[{classname:C,name:u,timeMs:m,
outcome:D}],timeMs:m,others:r.filter(g=>!t(g))}}function U(e,t,s){const n=u=>[(0,b.II)((0,P.Xd)(u)?.file??""),u.problem.code].join(" ").trim(),r=Array.from(Map.
groupBy(e.filter(t),n),([u,m])=>({classname:j,name:u,timeMs:0,outcome:h("failure",m,s)})),a=s.scan.durationMs,l={classname:j,name:"all files",timeMs:a,outcome:L};
return{name:"files",cases:r.length===0?[l]:r,timeMs:a,others:e.filter(u=>!t(u))}}function h(e,t,s){const[n]=t;if(n===void 0)return L;const r=t.length>1?` (and ${t.
length-1} more)`:"",a=`${(0,$.RK)(n.problem.message)}${r}`;return{kind:e,attributes:{message:a,type:n.problem.code},lines:t.flatMap(l=>y(l,s))}}function y(e,t){
const s=(0,P.Xd)(e),n=[...s===null?[]:[["at",(0,b.R3)(s)]],...(0,b.xi)(e,t,$.h2,B),...e.isHostNew?[["host",f.dy]]:[],["see",`${t.docsUrl}#${e.problem.code}`]];return[
M(e),...n.map(([r,a])=>`  ${r}: ${a}`)]}const M=({problem:e,severity:t})=>`${t}[${e.code}] ${(0,$.RK)(e.message,$.h2)}`;function A(e){const t=(0,b.Ky)(e.places,
1);return`${M(e)}${t===""?"":` (${t})`}`}function*k({name:e,cases:t,others:s,timeMs:n},r,a){const l=g=>t.filter(({outcome:v})=>v.kind===g).length,u=l("skipped"),
m={name:o(e),package:"tf-disco",id:r,hostname:"localhost",timestamp:a.startedAt.slice(0,19),tests:t.length,failures:l("failure"),errors:l("error"),...u===0?{}:{
skipped:u},time:c(n)},D=[{name:"version",value:a.version},{name:"dialect",value:a.dialect.name},{name:"clients",value:`${(0,f.QI)(a.dialect)} (${a.dialect.why})`},
...a.remarks.map(g=>({name:"remark",value:g}))].map(g=>_("property",g));yield`
${T("testsuite",m)}>
`,yield`${_("properties",{},D.join(""))}
`;for(const g of t)yield`${E(g)}
`;yield`${_("system-out",{},p(s.map(A)))}
`,yield`${_("system-err",{})}
</testsuite>`}function E({classname:e,name:t,timeMs:s,outcome:n}){const r={name:o(t),classname:o(e),time:c(s)},{kind:a,attributes:l={},lines:u}=n,m=a==="passed"?
"":_(a,l,p(u));return _("testcase",r,m)}const o=e=>e.trim()===""?"(no name)":e,c=e=>(e/1e3).toFixed(3),p=e=>e.map(O).join(`
`),O=e=>(0,$.My)((0,$.BP)((0,$.RK)(e,w))),T=(e,t)=>`<${e}${Object.entries(t).map(([s,n])=>` ${s}="${typeof n=="number"?n:O(n)}"`).join("")}`;function _(e,t,s=""){
const n=T(e,t);return s===""?`${n}/>`:`${n}>${s}</${e}>`}}),8011:((x,R,i)=>{i.d(R,{DA:()=>C,J0:()=>U,ME:()=>h,My:()=>j,Zp:()=>k,_W:()=>E,jP:()=>y,k0:()=>M,tg:()=>A});
var I=i(6174),S=i(1064),P=i(4e3),d=i(5799);const f=120,b={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only",
"use a local path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a sta\
ck","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run ini\
t again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},$={missing:["has no source","add `source`"],null:["has null as its s\
ource","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYP\
E", version = "~> 1.0" }']};function L(o){if("error"in o)return{message:o.error,help:o.advice??void 0};if("address"in o){const[O,T]=$[o.reason];return{message:`${o.
address} ${O}`,help:T}}const[c,p]=b[o.reason];return{message:`"${o.text}" ${c}`,help:p}}const C=(0,d.lS)((0,d.z3)("source-invalid","Source address is invalid",S.
Du),L),j=(0,d.lS)((0,d.$e)("source-near-miss","Source address is probably a mistake",S.Du),o=>({message:o.host===null?`"${o.text}" is not read as a registry add\
ress`:`"${o.text}" is read as host ${o.host}`,help:o.advice})),B=4,w="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function N(o){
const{shown:c,more:p}=(0,P.zN)(o,B),O=c.map(({text:_,from:e})=>`${_===null?"not known":(0,P.dh)(_,f)} ${e??"by default"}`),T=p>0?`${p} more`:O.pop();return`${O.
join(", ")} and ${T}`}function K(o){const{address:c,argument:p,expression:O,candidates:T,refused:_}=o,e=(0,I.Qj)((0,P.dh)(O,f)),t=`${p} of ${c} is ${e}`;if(_===
"never")return{message:`${t}, which Terraform does not evaluate`,help:`write the ${p} as a literal`};if(_!==null){const{variable:s}=_;return{message:`${t}, and \
Terraform evaluates var.${s} here only with \`const = true\``,help:`add \`const = true\` to variable "${s}", which requires Terraform 1.15, or write the ${p} as\
 a literal`}}return T.length>1?{message:`${t}, which is ${N(T)}`,help:w}:{message:`${t}, which is only known at init time`,help:w}}const U=(0,d.lS)((0,d.lm)("so\
urce-dynamic","Source address is only known at init time"),K),h=(0,d.lS)((0,d.lm)("block-reserved","Block is reserved for a future version"),({block:o,parent:c})=>({
message:`${o} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${c} block`})),y=(0,d.lS)(
(0,d.z3)("block-unsupported","Block is not supported by this CLI",S.Du,{isCuredByScan:!0}),({kind:o})=>{const{client:c,what:p}=S.$I[o];return{message:`${p} is s\
upported by ${S.bB[c]} only`,help:c==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),M=(0,d.lS)(
(0,d.z3)("host-invalid","Hostname is invalid",S.Du),o=>({message:`"${o.text}" is not a hostname: ${o.error}`,help:o.advice??void 0})),A=(0,d.lS)((0,d.z3)("host-\
missing","Hostname is missing",["opentofu"]),({block:o})=>({severity:"warning",message:`the ${o} has no hostname, and OpenTofu has no default`,help:o==="cloud b\
lock"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),k=(0,d.lS)((0,d.z3)("host-dotless-module","Module host ha\
s no dot in its name",S.Du),({host:o,name:c})=>({message:`module sources cannot name host ${o}: must contain at least one dot`,help:`use a full name such as ${c}\
.localdomain; provider addresses accept the short name`})),E=(0,d.lS)((0,d.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",[
"terraform"]),({host:o})=>({message:`Terraform cannot use modules from host ${o}: it converts the name to punycode and then refuses punycode`,help:(0,d.C)("serv\
e modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),1919:((x,R,i)=>{i.d(R,{Qc:()=>j,Tp:()=>b,Zo:()=>K,bi:()=>d});var I=i(3307),
S=i(4091),P=i(9562);const d=1024*1024,f={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};function b(h,y=f){const M=(0,S._6)(h),A=L(M,y),k=(0,I.Ey)(M,A.add);if(k!==
null){const[,o,c]=j(M)??[];return o===void 0?{kind:"not-json",...k}:{kind:"not-json",why:`it ${o}`,advice:c??null}}const E=/[^\t\n\r ]/.exec(M)?.[0];return E===
"{"?{kind:"object",services:A.read()}:E==="n"?{kind:"null"}:{kind:"not-object",why:`found ${$[E??""]??"a number"}`}}const $={"[":"an array",'"':"a string",t:"a \
boolean",f:"a boolean"};function L(h,y){const M=new Map,A=h.includes("\\");return{add:(o,c,p,O)=>{if(O===0)return;const T=h.slice(p,O),_=A?(0,I.I)(T):T.slice(1,
-1),e=M.get(_);e!==void 0?Object.assign(e,{start:o,end:c}):y.keeps(_,c-o)&&M.set(_,{id:(0,I.I)(T),start:o,end:c})},read:()=>Array.from(M.values(),({id:o,start:c,
end:p})=>({id:o,value:p-c>y.maxValue?void 0:(0,I.IL)(h.slice(c,p))}))}}const C=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","sav\
e it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is g\
zip or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],j=h=>C.find(([y])=>y.test(h)),B=100,w=16*1024,
N=200;function K(h){const y=new Set(h),M=new Set(h.map(U));let A=0,k=w;return{maxValue:P.Ls,keeps:(E,o)=>{if((0,P.D6)(E)||y.has(E))return!0;const c=E.length<=N&&
M.delete(U(E));return A===B||E.length+o>k?c:(A+=1,k-=E.length+o,!0)}}}const U=h=>h.slice(0,h.indexOf(".")+1)})};export{X as id,z as ids,Y as modules};
