const nt=554,ot=[554],st={8554:((tt,x,a)=>{a.r(x),a.d(x,{renderSarif:()=>J});var O=a(4e3),D=a(5143),F=a(5799),X=a(1831),B=a(4503),m=a(4120),h=a(5955),u=a(8884),
d=a(8641),R=a(3579);const S={error:"error",warning:"warning",notice:"note"},P={block:"configuration",client:"configuration",constraint:"configuration",credentials:"\
credentials",file:"configuration",host:"outage",lock:"configuration",nothing:"configuration",proxy:"outage",source:"configuration"},V={"document-incomplete":"ou\
tage","document-status":"outage","host-dotless-module":"registry","host-generic":"configuration","host-idn-module":"registry","host-invalid":"configuration","ho\
st-missing":"configuration","host-not-allowed":"policy","host-private-redirect":"registry"},I=t=>V[t]??P[t.split("-")[0]??""]??"registry",L=()=>Object.keys((0,R.
t)()),C=t=>L().indexOf(t),z=t=>L().map(e=>b(e,t)),H={error:"error",warning:"warning",notice:"recommendation"};function b(t,e){const{title:n,severity:o,affects:s}=(0,R.
t)()[t],r=`${e}#${t}`,i=s.length===0?"":` It can affect ${(0,m.SY)(s)}.`,c=I(t);return{id:t,name:t.replace(/(?:^|-)(\w)/g,(f,l)=>l.toUpperCase()),shortDescription:{
text:n},fullDescription:{text:`${n}.${i}`},help:{text:`${n}.${i} Cause, client output and fixes: ${r}`,markdown:`**${n}.**${i}

[Cause, client output and fixes](${r})`},helpUri:r,defaultConfiguration:{level:S[o]},properties:{category:c,tags:["terraform","opentofu","service-discovery",c],
precision:c==="outage"?"medium":"high","problem.severity":H[o]}}}const k=5e3,G=20,E=3,M="%SRCROOT%",$=" ".repeat(6);function*J(t,e){const{placed:n=[],other:o=[]}=Object.
groupBy(t.findings,g=>{const v=(0,F.Xd)(g);return v!==null&&j(v)?"placed":"other"}),{shown:s,more:r}=(0,O.zN)(n,k),i=(0,h.uw)(),{version:c,docsUrl:f}=e,l={name:"\
tf-disco",version:c,semanticVersion:c,informationUri:f,rules:z(f)},p=(g,v)=>(0,h.Z4)(g,v,$);yield`{
  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
  "version": "2.1.0",
  "runs": [
    {
`,yield`${$}"tool": ${(0,h.IL)({driver:l},$)}`,yield p("columnKind","unicodeCodePoints"),yield p("originalUriBaseIds",{[M]:{description:{text:"the root of the r\
epository"}}}),yield*(0,h.Rr)("results",s,$,g=>Z(g,i(g))),yield p("invocations",[Q(t,e,o,r)]),yield p("properties",{passed:t.passed,findings:t.findings.length}),
yield`
    }
  ]
}
`}function Q(t,e,n,o){const{startedAt:s,durationMs:r}=e,{length:i}=t.findings,c=`${i-o} of ${(0,m.px)(i,"finding")} are in this file, the worst first, because c\
ode scanning accepts no more. See the JSON report.`,f=e.remarks.map(l=>({level:"note",message:{text:`${y(l)}.`}}));return{executionSuccessful:t.stopped===null,exitCode:W(
t),startTimeUtc:s,endTimeUtc:new Date(Date.parse(s)+r).toISOString(),toolExecutionNotifications:[...o===0?[]:[{level:"warning",message:{text:c}}],...f,...n.map(
l=>Y(l,e))]}}const W=({passed:t,stopped:e})=>(e===null?[]:(0,O.zM)(e)).some(({kind:o})=>o==="signal"||o==="crash")?3:t?0:1;function Y(t,e){const{host:n,problem:o,
severity:s}=t;return{level:s==="notice"?"note":"warning",message:{text:`${T(t)}${_(t,e)}`},associatedRule:{id:o.code,index:C(o.code)},...n===null?{}:{locations:[
U(n,t)]},properties:A(t)}}function Z(t,e){const{host:n,problem:o,severity:s}=t,[r,...i]=(0,u.yv)([t]).lines,c=i.filter(j).slice(0,G),f=n===null?{}:U(n,t);return{
ruleId:o.code,ruleIndex:C(o.code),level:S[s],message:{text:`${T(t)}${q(i.length,c)}`},locations:r===void 0?[]:[{physicalLocation:K(r),...f}],...c.length===0?{}:
{relatedLocations:c.map((l,p)=>({id:p+1,physicalLocation:K(l)}))},partialFingerprints:{"tfDiscoFinding/v1":e},properties:A(t)}}function T({problem:t,isHostNew:e}){
const n=t.help?` Help: ${y(t.help)}.`:"";return`${y(t.message)}.${n}${e?` The host is ${m.dy}.`:""}`}function q(t,e){if(e.length===0)return"";const n=e.slice(0,
E).map((s,r)=>N((0,u.R3)(s),r+1)),o=t-n.length;return` Also at ${n.join(", ")}${o>0?` and ${(0,m.px)(o,"more place")}`:""}.`}function _(t,e){const n=(0,u.eb)([t]);
if(n.length===0)return"";const o=(0,O.K4)(n,E,r=>{const i=(0,B.uM)(r,e);return i===null?y((0,u.R3)(r)):N((0,u.R3)(r),i)}),s=(0,u.mj)([t],e.repositories.length);
return` At ${o}${s===""?"":` (${s})`}.`}function A(t){const{host:e,problem:n,severity:o,affects:s,places:r,isHostNew:i}=t,c=(0,u.ju)(t);return{category:I(n.code),
severity:o,host:e===null?null:(0,d.RK)((0,X.nx)(e)),service:c===null?null:(0,d.RK)(c),affects:s,places:r.length,...i?{new:!0}:{}}}const j=({file:t})=>t!==""&&t!==
"."&&(0,D._M)(t)===null,K=({file:t,line:e,column:n,endColumn:o})=>({artifactLocation:{uri:t.toWellFormed().split("/").map(encodeURIComponent).join("/"),uriBaseId:M},
region:{startLine:e,startColumn:n,endLine:e,endColumn:Math.max(n,o)}});function U(t,e){const n=(0,u.ju)(e),o=(0,d.RK)(n??t),s=(0,d.RK)(n===null?t:`${t}/${n}`);return{
logicalLocations:[{kind:"resource",name:o,fullyQualifiedName:s}]}}function y(t){const e=(0,d.RK)(t).replace(/[{}]/g,"$&$&");return/[[\]]/.test(e)?w(e):e}const N=(t,e)=>`\
[${w((0,d.RK)(t).replace(/[{}]/g,"$&$&"))}](${e})`,w=t=>t.replace(/[[\]\\]/g,"\\$&")})};export{nt as id,ot as ids,st as modules};
