const nt=554,ot=[554],st={8554:((tt,R,a)=>{a.r(R),a.d(R,{renderSarif:()=>J});var O=a(4e3),F=a(5143),x=a(5799),X=a(1831),B=a(4503),m=a(4120),h=a(5955),f=a(8884),
d=a(8641),S=a(3579);const I={error:"error",warning:"warning",notice:"note"},P={block:"configuration",client:"configuration",constraint:"configuration",credentials:"\
credentials",file:"configuration",host:"outage",lock:"configuration",nothing:"configuration",proxy:"outage",source:"configuration"},V={"document-incomplete":"ou\
tage","document-status":"outage","host-dotless-module":"registry","host-generic":"configuration","host-idn-module":"registry","host-invalid":"configuration","ho\
st-missing":"configuration","host-not-allowed":"policy","host-private-redirect":"registry"},L=t=>V[t]??P[t.split("-")[0]??""]??"registry",C=()=>Object.keys((0,S.
t)()),E=t=>C().indexOf(t),b=t=>C().map(e=>H(e,t)),z={error:"error",warning:"warning",notice:"recommendation"};function H(t,e){const{title:n,severity:o,affects:s}=(0,S.
t)()[t],r=`${e}#${t}`,i=s.length===0?"":` It can affect ${(0,m.SY)(s)}.`,c=L(t);return{id:t,name:t.replace(/(?:^|-)(\w)/g,(u,l)=>l.toUpperCase()),shortDescription:{
text:n},fullDescription:{text:`${n}.${i}`},help:{text:`${n}.${i} Cause, client output and fixes: ${r}`,markdown:`**${n}.**${i}

[Cause, client output and fixes](${r})`},helpUri:r,defaultConfiguration:{level:I[o]},properties:{category:c,tags:["terraform","opentofu","service-discovery",c],
precision:c==="outage"?"medium":"high","problem.severity":z[o]}}}const k=5e3,G=20,M=3,T="%SRCROOT%",$=" ".repeat(6);function*J(t,e){const{placed:n=[],other:o=[]}=Object.
groupBy(t.findings,g=>{const v=(0,x.Xd)(g);return v!==null&&K(v)?"placed":"other"}),{shown:s,more:r}=(0,O.zN)(n,k),i=(0,h.uw)(),{version:c,docsUrl:u}=e,l={name:"\
tf-disco",version:c,semanticVersion:c,informationUri:u,rules:b(u)},p=(g,v)=>(0,h.Z4)(g,v,$);yield`{
  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
  "version": "2.1.0",
  "runs": [
    {
`,yield`${$}"tool": ${(0,h.IL)({driver:l},$)}`,yield p("columnKind","unicodeCodePoints"),yield p("originalUriBaseIds",{[T]:{description:{text:"the root of the r\
epository"}}}),yield*(0,h.Rr)("results",s,$,g=>Z(g,i(g))),yield p("invocations",[Q(t,e,o,r)]),yield p("properties",{passed:t.passed,findings:t.findings.length}),
yield`
    }
  ]
}
`}function Q(t,e,n,o){const{startedAt:s,durationMs:r}=e,{length:i}=t.findings,c=`${i-o} of ${(0,m.px)(i,"finding")} are in this file, the worst first, because c\
ode scanning accepts no more. See the JSON report.`,u=e.remarks.map(l=>({level:"note",message:{text:`${y(l)}.`}}));return{executionSuccessful:t.stopped===null,exitCode:W(
t),startTimeUtc:s,endTimeUtc:new Date(Date.parse(s)+r).toISOString(),toolExecutionNotifications:[...o===0?[]:[{level:"warning",message:{text:c}}],...u,...n.map(
l=>Y(l,e))]}}const W=({passed:t,stopped:e})=>(e===null?[]:(0,O.zM)(e)).some(({kind:o})=>o==="signal"||o==="crash")?3:t?0:1;function Y(t,e){const{host:n,problem:o,
severity:s}=t;return{level:s==="notice"?"note":"warning",message:{text:`${A(t)}${_(t,e)}`},associatedRule:{id:o.code,index:E(o.code)},...n===null?{}:{locations:[
N(n,t)]},properties:j(t)}}function Z(t,e){const{host:n,problem:o,severity:s}=t,[r,...i]=(0,f.yv)([t]).lines,c=i.filter(K).slice(0,G),u=n===null?{}:N(n,t);return{
ruleId:o.code,ruleIndex:E(o.code),level:I[s],message:{text:`${A(t)}${q(i.length,c)}`},locations:r===void 0?[]:[{physicalLocation:U(r),...u}],...c.length===0?{}:
{relatedLocations:c.map((l,p)=>({id:p+1,physicalLocation:U(l)}))},partialFingerprints:{"tfDiscoFinding/v1":e},properties:j(t)}}function A({problem:t,isHostNew:e}){
const n=t.help?` Help: ${y(t.help)}.`:"";return`${y(t.message)}.${n}${e?` The host is ${m.dy}.`:""}`}function q(t,e){if(e.length===0)return"";const n=e.slice(0,
M).map((s,r)=>w((0,f.R3)(s),r+1)),o=t-n.length;return` Also at ${n.join(", ")}${o>0?` and ${(0,m.px)(o,"more place")}`:""}.`}function _(t,e){const n=(0,f.eb)([t]);
if(n.length===0)return"";const o=(0,O.K4)(n,M,r=>{const i=(0,B.uM)(r,e);return i===null?y((0,f.R3)(r)):w((0,f.R3)(r),i)}),s=(0,f.mj)([t],e.repositories.length);
return` At ${o}${s===""?"":` (${s})`}.`}function j(t){const{host:e,problem:n,severity:o,affects:s,places:r,isHostNew:i}=t,c=(0,x.ju)(t);return{category:L(n.code),
severity:o,host:e===null?null:(0,d.RK)((0,X.nx)(e)),service:c===null?null:(0,d.RK)(c),affects:s,places:r.length,...i?{new:!0}:{}}}const K=({file:t})=>t!==""&&t!==
"."&&(0,F._M)(t)===null,U=({file:t,line:e,column:n,endColumn:o})=>({artifactLocation:{uri:t.toWellFormed().split("/").map(encodeURIComponent).join("/"),uriBaseId:T},
region:{startLine:e,startColumn:n,endLine:e,endColumn:Math.max(n,o)}});function N(t,e){const n=(0,x.ju)(e),o=(0,d.RK)(n??t),s=(0,d.RK)(n===null?t:`${t}/${n}`);return{
logicalLocations:[{kind:"resource",name:o,fullyQualifiedName:s}]}}function y(t){const e=(0,d.RK)(t).replace(/[{}]/g,"$&$&");return/[[\]]/.test(e)?D(e):e}const w=(t,e)=>`\
[${D((0,d.RK)(t).replace(/[{}]/g,"$&$&"))}](${e})`,D=t=>t.replace(/[[\]\\]/g,"\\$&")})};export{nt as id,ot as ids,st as modules};
