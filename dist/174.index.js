const se=174,oe=[174],ne={8554:((_,C,i)=>{i.r(C),i.d(C,{renderSarif:()=>$});var M=i(4e3),p=i(5143),R=i(5799),r=i(1831),x=i(4503),E=i(4120),T=i(5955),m=i(8884),g=i(
8641),L=i(3579);const N={error:"error",warning:"warning",notice:"note"},b={block:"configuration",client:"configuration",constraint:"configuration",credentials:"\
credentials",file:"configuration",host:"outage",lock:"configuration",nothing:"configuration",proxy:"outage",source:"configuration"},B={"document-incomplete":"ou\
tage","document-status":"outage","host-dotless-module":"registry","host-generic":"configuration","host-idn-module":"registry","host-invalid":"configuration","ho\
st-missing":"configuration","host-not-allowed":"policy","host-private-redirect":"registry"},P=e=>B[e]??b[e.split("-")[0]??""]??"registry",j=()=>Object.keys((0,L.
t)()),k=e=>j().indexOf(e),z=e=>j().map(t=>X(t,e)),H={error:"error",warning:"warning",notice:"recommendation"};function X(e,t){const{title:o,severity:n,affects:a}=(0,L.
t)()[e],l=`${t}#${e}`,c=a.length===0?"":` It can affect ${(0,E.SY)(a)}.`,h=P(e);return{id:e,name:e.replace(/(?:^|-)(\w)/g,(S,f)=>f.toUpperCase()),shortDescription:{
text:o},fullDescription:{text:`${o}.${c}`},help:{text:`${o}.${c} Cause, client output and fixes: ${l}`,markdown:`**${o}.**${c}

[Cause, client output and fixes](${l})`},helpUri:l,defaultConfiguration:{level:N[n]},properties:{category:h,tags:["terraform","opentofu","service-discovery",h],
precision:h==="outage"?"medium":"high","problem.severity":H[n]}}}const F=5e3,W=20,s=3,u="%SRCROOT%",d=" ".repeat(6);function*$(e,t){const{placed:o=[],other:n=[]}=Object.
groupBy(e.findings,A=>{const K=(0,R.Xd)(A);return K!==null&&Y(K)?"placed":"other"}),{shown:a,more:l}=(0,M.zN)(o,F),c=(0,T.uw)(),{version:h,docsUrl:S}=t,f={name:"\
tf-disco",version:h,semanticVersion:h,informationUri:S,rules:z(S)},I=(A,K)=>(0,T.Z4)(A,K,d);yield`{
  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
  "version": "2.1.0",
  "runs": [
    {
`,yield`${d}"tool": ${(0,T.IL)({driver:f},d)}`,yield I("columnKind","unicodeCodePoints"),yield I("originalUriBaseIds",{[u]:{description:{text:"the root of the r\
epository"}}}),yield*(0,T.Rr)("results",a,d,A=>O(A,c(A))),yield I("invocations",[v(e,t,n,l)]),yield I("properties",{passed:e.passed,findings:e.findings.length}),
yield`
    }
  ]
}
`}function v(e,t,o,n){const{startedAt:a,durationMs:l}=t,{length:c}=e.findings,h=`${c-n} of ${(0,E.px)(c,"finding")} are in this file, the worst first, because c\
ode scanning accepts no more. See the JSON report.`,S=t.remarks.map(f=>({level:"note",message:{text:`${U(f)}.`}}));return{executionSuccessful:e.stopped===null,exitCode:y(
e),startTimeUtc:a,endTimeUtc:new Date(Date.parse(a)+l).toISOString(),toolExecutionNotifications:[...n===0?[]:[{level:"warning",message:{text:h}}],...S,...o.map(
f=>w(f,t))]}}const y=({passed:e,stopped:t})=>(t===null?[]:(0,M.zM)(t)).some(({kind:n})=>n==="signal"||n==="crash")?3:e?0:1;function w(e,t){const{host:o,problem:n,
severity:a}=e;return{level:a==="notice"?"note":"warning",message:{text:`${D(e)}${ee(e,t)}`},associatedRule:{id:n.code,index:k(n.code)},...o===null?{}:{locations:[
J(o,e)]},properties:V(e)}}function O(e,t){const{host:o,problem:n,severity:a}=e,[l,...c]=(0,m.yv)([e]).lines,h=c.filter(Y).slice(0,W),S=o===null?{}:J(o,e);return{
ruleId:n.code,ruleIndex:k(n.code),level:N[a],message:{text:`${D(e)}${q(c.length,h)}`},locations:l===void 0?[]:[{physicalLocation:G(l),...S}],...h.length===0?{}:
{relatedLocations:h.map((f,I)=>({id:I+1,physicalLocation:G(f)}))},partialFingerprints:{"tfDiscoFinding/v1":t},properties:V(e)}}function D({problem:e,isHostNew:t}){
const o=e.help?` Help: ${U(e.help)}.`:"";return`${U(e.message)}.${o}${t?` The host is ${E.dy}.`:""}`}function q(e,t){if(t.length===0)return"";const o=t.slice(0,
s).map((a,l)=>Z((0,m.R3)(a),l+1)),n=e-o.length;return` Also at ${o.join(", ")}${n>0?` and ${(0,E.px)(n,"more place")}`:""}.`}function ee(e,t){const o=(0,m.eb)([
e]);if(o.length===0)return"";const n=(0,M.K4)(o,s,l=>{const c=(0,x.uM)(l,t);return c===null?U((0,m.R3)(l)):Z((0,m.R3)(l),c)}),a=(0,m.mj)([e],t.repositories.length);
return` At ${n}${a===""?"":` (${a})`}.`}function V(e){const{host:t,problem:o,severity:n,affects:a,places:l,isHostNew:c}=e,h=(0,m.ju)(e);return{category:P(o.code),
severity:n,host:t===null?null:(0,g.RK)((0,r.nx)(t)),service:h===null?null:(0,g.RK)(h),affects:a,places:l.length,...c?{new:!0}:{}}}const Y=({file:e})=>e!==""&&e!==
"."&&(0,p._M)(e)===null,G=({file:e,line:t,column:o,endColumn:n})=>({artifactLocation:{uri:e.toWellFormed().split("/").map(encodeURIComponent).join("/"),uriBaseId:u},
region:{startLine:t,startColumn:o,endLine:t,endColumn:Math.max(o,n)}});function J(e,t){const o=(0,m.ju)(t),n=(0,g.RK)(o??e),a=(0,g.RK)(o===null?e:`${e}/${o}`);return{
logicalLocations:[{kind:"resource",name:n,fullyQualifiedName:a}]}}function U(e){const t=(0,g.RK)(e).replace(/[{}]/g,"$&$&");return/[[\]]/.test(t)?Q(t):t}const Z=(e,t)=>`\
[${Q((0,g.RK)(e).replace(/[{}]/g,"$&$&"))}](${t})`,Q=e=>e.replace(/[[\]\\]/g,"\\$&")}),8011:((_,C,i)=>{i.d(C,{DA:()=>g,J0:()=>j,ME:()=>k,My:()=>L,Zp:()=>F,_W:()=>W,
jP:()=>z,k0:()=>H,tg:()=>X});var M=i(6174),p=i(1064),R=i(4e3),r=i(5799);const x=120,E={"remote-in-test":["is a remote module source; Terraform tests accept loca\
l and registry modules only","use a local path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:[
"is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or \
remove the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},T={missing:["has no source","add `source\
`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such \
as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function m(s){if("error"in s)return{message:s.error,help:s.advice??void 0};if("address"in s){const[$,v]=T[s.
reason];return{message:`${s.address} ${$}`,help:v}}const[u,d]=E[s.reason];return{message:`"${s.text}" ${u}`,help:d}}const g=(0,r.lS)((0,r.z3)("source-invalid","\
Source address is invalid",p.Du),m),L=(0,r.lS)((0,r.$e)("source-near-miss","Source address is probably a mistake",p.Du),s=>({message:s.host===null?`"${s.text}" \
is not read as a registry address`:`"${s.text}" is read as host ${s.host}`,help:s.advice})),N=4,b="to check its host, add the host to `hostnames`; to read files\
 as well, set `scan: .`";function B(s){const{shown:u,more:d}=(0,R.zN)(s,N),$=u.map(({text:y,from:w})=>`${y===null?"not known":(0,R.dh)(y,x)} ${w??"by default"}`),
v=d>0?`${d} more`:$.pop();return`${$.join(", ")} and ${v}`}function P(s){const{address:u,argument:d,expression:$,candidates:v,refused:y}=s,w=(0,M.Qj)((0,R.dh)($,
x)),O=`${d} of ${u} is ${w}`;if(y==="never")return{message:`${O}, which Terraform does not evaluate`,help:`write the ${d} as a literal`};if(y!==null){const{variable:D}=y;
return{message:`${O}, and Terraform evaluates var.${D} here only with \`const = true\``,help:`add \`const = true\` to variable "${D}", which requires Terraform \
1.15, or write the ${d} as a literal`}}return v.length>1?{message:`${O}, which is ${B(v)}`,help:b}:{message:`${O}, which is only known at init time`,help:b}}const j=(0,r.
lS)((0,r.lm)("source-dynamic","Source address is only known at init time"),P),k=(0,r.lS)((0,r.lm)("block-reserved","Block is reserved for a future version"),({block:s,
parent:u})=>({message:`${s} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${u} block`})),
z=(0,r.lS)((0,r.z3)("block-unsupported","Block is not supported by this CLI",p.Du,{isCuredByScan:!0}),({kind:s})=>{const{client:u,what:d}=p.$I[s];return{message:`${d}\
 is supported by ${p.bB[u]} only`,help:u==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),H=(0,r.
lS)((0,r.z3)("host-invalid","Hostname is invalid",p.Du),s=>({message:`"${s.text}" is not a hostname: ${s.error}`,help:s.advice??void 0})),X=(0,r.lS)((0,r.z3)("h\
ost-missing","Hostname is missing",["opentofu"]),({block:s})=>({severity:"warning",message:`the ${s} has no hostname, and OpenTofu has no default`,help:s==="clo\
ud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),F=(0,r.lS)((0,r.z3)("host-dotless-module","Module hos\
t has no dot in its name",p.Du),({host:s,name:u})=>({message:`module sources cannot name host ${s}: must contain at least one dot`,help:`use a full name such as\
 ${u}.localdomain; provider addresses accept the short name`})),W=(0,r.lS)((0,r.z3)("host-idn-module","Terraform cannot use modules from an internationalized ho\
st",["terraform"]),({host:s})=>({message:`Terraform cannot use modules from host ${s}: it converts the name to punycode and then refuses punycode`,help:(0,r.C)(
"serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))})};export{se as id,oe as ids,ne as modules};
