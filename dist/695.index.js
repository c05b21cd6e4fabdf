const ot=695,st=[695],it={7695:((W,v,r)=>{r.r(v),r.d(v,{renderSarif:()=>Y});var y=r(4e3),x=r(1831),M=r(4458),m=r(2704),R=r(4503),p=r(4120),u=r(8884),a=r(8641),C=r(
5143);const E="%SRCROOT%",I=({file:t})=>t!==""&&t!=="."&&(0,C._M)(t)===null,h=({file:t,line:e,column:n,endColumn:o})=>({artifactLocation:{uri:t.toWellFormed().split(
"/").map(encodeURIComponent).join("/"),uriBaseId:E},region:{startLine:e,startColumn:n,endLine:e,endColumn:Math.max(n,o)}}),O=(t,e)=>({kind:"resource",name:(0,a.
RK)(e??t),fullyQualifiedName:(0,a.RK)(e===null?t:`${t}/${e}`)});function L(t){const e=(0,a.RK)(t).replace(/[{}]/g,"$&$&");return/[[\]]/.test(e)?K(e):e}const T=(t,e)=>`\
[${K((0,a.RK)(t).replace(/[{}]/g,"$&$&"))}](${e})`,K=t=>t.replace(/[[\]\\]/g,"\\$&");var A=r(3579);const U={error:"error",warning:"warning",notice:"note"},V={block:"\
configuration",client:"configuration",constraint:"configuration",credentials:"credentials",file:"configuration",host:"outage",lock:"configuration",nothing:"conf\
iguration",proxy:"outage",source:"configuration"},z={"document-incomplete":"outage","document-status":"outage","host-dotless-module":"registry","host-generic":"\
configuration","host-idn-module":"registry","host-invalid":"configuration","host-missing":"configuration","host-not-allowed":"policy","host-private-redirect":"r\
egistry"},j=t=>z[t]??V[t.split("-")[0]??""]??"registry",D=()=>Object.keys((0,A.t)()),N=t=>D().indexOf(t),H=t=>D().map(e=>G(e,t)),k={error:"error",warning:"warni\
ng",notice:"recommendation"};function G(t,e){const{title:n,severity:o,affects:s}=(0,A.t)()[t],i=`${e}#${t}`,l=s.length===0?"":` It can affect ${(0,p.SY)(s)}.`,c=j(
t);return{id:t,name:t.replace(/(?:^|-)(\w)/g,(f,d)=>d.toUpperCase()),shortDescription:{text:n},fullDescription:{text:`${n}.${l}`},help:{text:`${n}.${l} Cause, c\
lient output and fixes: ${i}`,markdown:`**${n}.**${l}

[Cause, client output and fixes](${i})`},helpUri:i,defaultConfiguration:{level:U[o]},properties:{category:c,tags:["terraform","opentofu","service-discovery",c],
precision:c==="outage"?"medium":"high","problem.severity":k[o]}}}const J=5e3,Q=20,P=3,S=" ".repeat(6);function*Y(t,e){const n=t.findings.filter(g=>w(g)!==null),
o=t.findings.filter(g=>w(g)===null),{shown:s,more:i}=(0,y.zN)(n,J),l=(0,M.u)(),{version:c,docsUrl:f}=e,d={name:"tf-disco",version:c,semanticVersion:c,informationUri:f,
rules:H(f)},$=(g,nt)=>(0,m.Z4)(g,nt,S);yield`{
  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
  "version": "2.1.0",
  "runs": [
    {
`,yield`${S}"tool": ${(0,m.IL)({driver:d},S)}`,yield $("columnKind","unicodeCodePoints"),yield $("originalUriBaseIds",{[E]:{description:{text:"the root of the r\
epository"}}}),yield*(0,m.Rr)("results",s,S,g=>_(g,l(g))),yield $("invocations",[Z(t,e,o,i)]),yield $("properties",{passed:t.passed,findings:t.findings.length}),
yield`
    }
  ]
}
`}function w(t){const e=(0,u.Xd)(t);return e!==null&&I(e)?e:null}function Z(t,e,n,o){const{startedAt:s,durationMs:i}=e,{length:l}=t.findings,c=`${l-o} of ${(0,p.
px)(l,"finding")} are in this file, the worst first, because code scanning accepts no more. See the JSON report.`,f=e.remarks.map(d=>({level:"note",message:{text:`${L(
d)}.`}}));return{executionSuccessful:t.stopped===null,exitCode:b(t),startTimeUtc:s,endTimeUtc:new Date(Date.parse(s)+i).toISOString(),toolExecutionNotifications:[
...o===0?[]:[{level:"warning",message:{text:c}}],...f,...n.map(d=>q(d,e))]}}const b=({passed:t,stopped:e})=>(e===null?[]:(0,y.zM)(e)).some(({kind:o})=>o==="sign\
al"||o==="crash")?3:t?0:1;function q(t,e){const{host:n,service:o,problem:s,severity:i}=t;return{level:i==="notice"?"note":"warning",message:{text:`${F(t)}${et(t,
e)}`},associatedRule:{id:s.code,index:N(s.code)},...n===null?{}:{locations:[{logicalLocations:[O(n,o)]}]},properties:X(t)}}function _(t,e){const{host:n,service:o,
problem:s,severity:i}=t,[l,...c]=(0,u.yv)([t]).lines,f=c.filter(I).slice(0,Q),d=n===null?{}:{logicalLocations:[O(n,o)]};return{ruleId:s.code,ruleIndex:N(s.code),
level:U[i],message:{text:`${F(t)}${tt(c.length,f)}`},locations:l===void 0?[]:[{physicalLocation:h(l),...d}],...f.length===0?{}:{relatedLocations:f.map(($,B)=>({
id:B+1,physicalLocation:h($)}))},partialFingerprints:{"tfDiscoFinding/v1":e},properties:X(t)}}function F({problem:t,isHostNew:e}){const n=t.help?` Help: ${L(t.help)}\
.`:"";return`${L(t.message)}.${n}${e?` The host is ${p.dy}.`:""}`}function tt(t,e){if(e.length===0)return"";const n=e.slice(0,P).map((s,i)=>T((0,u.R3)(s),i+1)),
o=t-n.length;return` Also at ${n.join(", ")}${o>0?` and ${(0,p.px)(o,"more place")}`:""}.`}function et(t,e){const n=(0,u.eb)([t]);if(n.length===0)return"";const o=(0,y.
K4)(n,P,i=>{const l=(0,R.uM)(i,e);return l===null?L((0,u.R3)(i)):T((0,u.R3)(i),l)}),s=(0,u.mj)([t],e.repositories.length);return` At ${o}${s===""?"":` (${s})`}.`}
const X=({host:t,service:e,problem:n,severity:o,affects:s,...i})=>({category:j(n.code),severity:o,host:t===null?null:(0,a.RK)((0,x.nx)(t)),service:e===null?null:
(0,a.RK)(e),affects:s,places:i.places.length,...i.isHostNew?{new:!0}:{}})}),4458:((W,v,r)=>{r.d(v,{u:()=>M});var y=r(8884),x=r(8641);function M(){const m=new Map;
return R=>{const{host:p,service:u,problem:a}=R,E=p===null&&!a.code.startsWith("file-")?(0,x.RK)(a.message):"",I=(0,y.Xd)(R)?.file??"",h=[a.code,p??"",(0,x.RK)(u??
""),I,E].join("|"),O=(m.get(h)??0)+1;return m.set(h,O),`${h}|${O}`}}})};export{ot as id,st as ids,it as modules};
