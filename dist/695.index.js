const st=695,rt=[695],it={7695:((X,x,i)=>{i.r(x),i.d(x,{renderSarif:()=>Y});var $=i(4e3),d=i(5799),M=i(1831),R=i(4458),g=i(2704),E=i(4503),u=i(4120),f=i(8884),m=i(
8641),C=i(5143);const I="%SRCROOT%",y=({file:t})=>t!==""&&t!=="."&&(0,C._M)(t)===null,O=({file:t,line:e,column:n,endColumn:o})=>({artifactLocation:{uri:t.toWellFormed().
split("/").map(encodeURIComponent).join("/"),uriBaseId:I},region:{startLine:e,startColumn:n,endLine:e,endColumn:Math.max(n,o)}}),j=(t,e)=>({kind:"resource",name:(0,m.
RK)(e??t),fullyQualifiedName:(0,m.RK)(e===null?t:`${t}/${e}`)});function L(t){const e=(0,m.RK)(t).replace(/[{}]/g,"$&$&");return/[[\]]/.test(e)?K(e):e}const T=(t,e)=>`\
[${K((0,m.RK)(t).replace(/[{}]/g,"$&$&"))}](${e})`,K=t=>t.replace(/[[\]\\]/g,"\\$&");var A=i(3579);const U={error:"error",warning:"warning",notice:"note"},b={block:"\
configuration",client:"configuration",constraint:"configuration",credentials:"credentials",file:"configuration",host:"outage",lock:"configuration",nothing:"conf\
iguration",proxy:"outage",source:"configuration"},V={"document-incomplete":"outage","document-status":"outage","host-dotless-module":"registry","host-generic":"\
configuration","host-idn-module":"registry","host-invalid":"configuration","host-missing":"configuration","host-not-allowed":"policy","host-private-redirect":"r\
egistry"},D=t=>V[t]??b[t.split("-")[0]??""]??"registry",N=()=>Object.keys((0,A.t)()),P=t=>N().indexOf(t),z=t=>N().map(e=>G(e,t)),H={error:"error",warning:"warni\
ng",notice:"recommendation"};function G(t,e){const{title:n,severity:o,affects:s}=(0,A.t)()[t],r=`${e}#${t}`,l=s.length===0?"":` It can affect ${(0,u.SY)(s)}.`,c=D(
t);return{id:t,name:t.replace(/(?:^|-)(\w)/g,(h,a)=>a.toUpperCase()),shortDescription:{text:n},fullDescription:{text:`${n}.${l}`},help:{text:`${n}.${l} Cause, c\
lient output and fixes: ${r}`,markdown:`**${n}.**${l}

[Cause, client output and fixes](${r})`},helpUri:r,defaultConfiguration:{level:U[o]},properties:{category:c,tags:["terraform","opentofu","service-discovery",c],
precision:c==="outage"?"medium":"high","problem.severity":H[o]}}}const J=5e3,Q=20,w=3,S=" ".repeat(6);function*Y(t,e){const n=t.findings.filter(p=>F(p)!==null),
o=t.findings.filter(p=>F(p)===null),{shown:s,more:r}=(0,$.zN)(n,J),l=(0,R.u)(),{version:c,docsUrl:h}=e,a={name:"tf-disco",version:c,semanticVersion:c,informationUri:h,
rules:z(h)},v=(p,nt)=>(0,g.Z4)(p,nt,S);yield`{
  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
  "version": "2.1.0",
  "runs": [
    {
`,yield`${S}"tool": ${(0,g.IL)({driver:a},S)}`,yield v("columnKind","unicodeCodePoints"),yield v("originalUriBaseIds",{[I]:{description:{text:"the root of the r\
epository"}}}),yield*(0,g.Rr)("results",s,S,p=>_(p,l(p))),yield v("invocations",[Z(t,e,o,r)]),yield v("properties",{passed:t.passed,findings:t.findings.length}),
yield`
    }
  ]
}
`}function F(t){const e=(0,d.Xd)(t);return e!==null&&y(e)?e:null}function Z(t,e,n,o){const{startedAt:s,durationMs:r}=e,{length:l}=t.findings,c=`${l-o} of ${(0,u.
px)(l,"finding")} are in this file, the worst first, because code scanning accepts no more. See the JSON report.`,h=e.remarks.map(a=>({level:"note",message:{text:`${L(
a)}.`}}));return{executionSuccessful:t.stopped===null,exitCode:k(t),startTimeUtc:s,endTimeUtc:new Date(Date.parse(s)+r).toISOString(),toolExecutionNotifications:[
...o===0?[]:[{level:"warning",message:{text:c}}],...h,...n.map(a=>q(a,e))]}}const k=({passed:t,stopped:e})=>(e===null?[]:(0,$.zM)(e)).some(({kind:o})=>o==="sign\
al"||o==="crash")?3:t?0:1;function q(t,e){const{host:n,problem:o,severity:s}=t;return{level:s==="notice"?"note":"warning",message:{text:`${B(t)}${et(t,e)}`},associatedRule:{
id:o.code,index:P(o.code)},...n===null?{}:{locations:[{logicalLocations:[j(n,(0,d.ju)(t))]}]},properties:W(t)}}function _(t,e){const{host:n,problem:o,severity:s}=t,
[r,...l]=(0,f.yv)([t]).lines,c=l.filter(y).slice(0,Q),h=n===null?{}:{logicalLocations:[j(n,(0,d.ju)(t))]};return{ruleId:o.code,ruleIndex:P(o.code),level:U[s],message:{
text:`${B(t)}${tt(l.length,c)}`},locations:r===void 0?[]:[{physicalLocation:O(r),...h}],...c.length===0?{}:{relatedLocations:c.map((a,v)=>({id:v+1,physicalLocation:O(
a)}))},partialFingerprints:{"tfDiscoFinding/v1":e},properties:W(t)}}function B({problem:t,isHostNew:e}){const n=t.help?` Help: ${L(t.help)}.`:"";return`${L(t.message)}\
.${n}${e?` The host is ${u.dy}.`:""}`}function tt(t,e){if(e.length===0)return"";const n=e.slice(0,w).map((s,r)=>T((0,f.R3)(s),r+1)),o=t-n.length;return` Also at\
 ${n.join(", ")}${o>0?` and ${(0,u.px)(o,"more place")}`:""}.`}function et(t,e){const n=(0,f.eb)([t]);if(n.length===0)return"";const o=(0,$.K4)(n,w,r=>{const l=(0,E.
uM)(r,e);return l===null?L((0,f.R3)(r)):T((0,f.R3)(r),l)}),s=(0,f.mj)([t],e.repositories.length);return` At ${o}${s===""?"":` (${s})`}.`}function W(t){const{host:e,
problem:n,severity:o,affects:s,places:r,isHostNew:l}=t,c=(0,d.ju)(t);return{category:D(n.code),severity:o,host:e===null?null:(0,m.RK)((0,M.nx)(e)),service:c===null?
null:(0,m.RK)(c),affects:s,places:r.length,...l?{new:!0}:{}}}}),4458:((X,x,i)=>{i.d(x,{u:()=>M});var $=i(5799),d=i(8641);function M(){const R=new Map;return g=>{
const{host:E,problem:u}=g,f=(0,$.ju)(g),C=E===null&&!u.code.startsWith("file-")?(0,d.RK)(u.message):"",I=(0,$.W7)(g),y=[u.code,E??"",(0,d.RK)(f??""),I,C].join("\
|"),O=(R.get(y)??0)+1;return R.set(y,O),`${y}|${O}`}}})};export{st as id,rt as ids,it as modules};
