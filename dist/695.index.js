const oe=695,se=[695],re={7695:((z,$,t)=>{t.r($),t.d($,{renderSarif:()=>J});var u=t(4e3),_=t(1831),l=t(4458),g=t(2704),v=t(4503),p=t(4120),m=t(8884),f=t(8641),K=t(
5143);const L="%SRCROOT%",R=({file:e})=>e!==""&&e!=="."&&(0,K._M)(e)===null,O=({file:e,line:n,column:s,endColumn:r})=>({artifactLocation:{uri:e.toWellFormed().split(
"/").map(encodeURIComponent).join("/"),uriBaseId:L},region:{startLine:n,startColumn:s,endLine:n,endColumn:Math.max(s,r)}}),M=(e,n)=>({kind:"resource",name:(0,f.
RK)(n??e),fullyQualifiedName:(0,f.RK)(n===null?e:`${e}/${n}`)});function C(e){const n=(0,f.RK)(e).replace(/[{}]/g,"$&$&");return/[[\]]/.test(n)?j(n):n}const U=(e,n)=>`\
[${j((0,f.RK)(e).replace(/[{}]/g,"$&$&"))}](${n})`,j=e=>e.replace(/[[\]\\]/g,"\\$&");var o=t(709);const i={error:"error",warning:"warning",notice:"note"},d={block:"\
configuration",client:"configuration",constraint:"configuration",credentials:"credentials",file:"configuration",host:"outage",lock:"configuration",nothing:"conf\
iguration",proxy:"outage",source:"configuration"},T={"document-incomplete":"outage","document-status":"outage","host-dotless-module":"registry","host-generic":"\
configuration","host-idn-module":"registry","host-invalid":"configuration","host-missing":"configuration","host-not-allowed":"policy","host-private-redirect":"r\
egistry"},D=e=>T[e]??d[e.split("-")[0]??""]??"registry",x=()=>Object.keys((0,o.t)()),B=e=>x().indexOf(e),V=e=>x().map(n=>N(n,e)),X={error:"error",warning:"warni\
ng",notice:"recommendation"};function N(e,n){const{title:s,severity:r,affects:a}=(0,o.t)()[e],c=`${n}#${e}`,h=a.length===0?"":` It can affect ${(0,p.SY)(a)}.`,E=D(
e);return{id:e,name:e.replace(/(?:^|-)(\w)/g,(P,I)=>I.toUpperCase()),shortDescription:{text:s},fullDescription:{text:`${s}.${h}`},help:{text:`${s}.${h} Cause, c\
lient output and fixes: ${c}`,markdown:`**${s}.**${h}

[Cause, client output and fixes](${c})`},helpUri:c,defaultConfiguration:{level:i[r]},properties:{category:E,tags:["terraform","opentofu","service-discovery",E],
precision:E==="outage"?"medium":"high","problem.severity":X[r]}}}const w=5e3,G=20,H=3,A=" ".repeat(6);function*J(e,n){const s=e.findings.filter(y=>F(y)!==null),
r=e.findings.filter(y=>F(y)===null),{shown:a,more:c}=(0,u.zN)(s,w),h=(0,l.u)(),{version:E,docsUrl:P}=n,I={name:"tf-disco",version:E,semanticVersion:E,informationUri:P,
rules:V(P)},S=(y,ne)=>(0,g.Z4)(y,ne,A);yield`{
  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
  "version": "2.1.0",
  "runs": [
    {
`,yield`${A}"tool": ${(0,g.IL)({driver:I},A)}`,yield S("columnKind","unicodeCodePoints"),yield S("originalUriBaseIds",{[L]:{description:{text:"the root of the r\
epository"}}}),yield*(0,g.Rr)("results",a,A,y=>Z(y,h(y))),yield S("invocations",[Q(e,n,r,c)]),yield S("properties",{passed:e.passed,findings:e.findings.length}),
yield`
    }
  ]
}
`}function F(e){const n=(0,m.Xd)(e);return n!==null&&R(n)?n:null}function Q(e,n,s,r){const{startedAt:a,durationMs:c}=n,{length:h}=e.findings,E=`${h-r} of ${(0,p.
px)(h,"finding")} are in this file, the worst first, because code scanning accepts no more. See the JSON report.`,P=n.remarks.map(I=>({level:"note",message:{text:`${C(
I)}.`}}));return{executionSuccessful:e.stopped===null,exitCode:W(e),startTimeUtc:a,endTimeUtc:new Date(Date.parse(a)+c).toISOString(),toolExecutionNotifications:[
...r===0?[]:[{level:"warning",message:{text:E}}],...P,...s.map(I=>Y(I,n))]}}const W=({passed:e,stopped:n})=>(n===null?[]:(0,u.zM)(n)).some(({kind:r})=>r==="sign\
al"||r==="crash")?3:e?0:1;function Y(e,n){const{host:s,service:r,problem:a,severity:c}=e;return{level:c==="notice"?"note":"warning",message:{text:`${b(e)}${te(e,
n)}`},associatedRule:{id:a.code,index:B(a.code)},...s===null?{}:{locations:[{logicalLocations:[M(s,r)]}]},properties:k(e)}}function Z(e,n){const{host:s,service:r,
problem:a,severity:c}=e,[h,...E]=(0,m.yv)([e]).lines,P=E.filter(R).slice(0,G),I=s===null?{}:{logicalLocations:[M(s,r)]};return{ruleId:a.code,ruleIndex:B(a.code),
level:i[c],message:{text:`${b(e)}${ee(E.length,P)}`},locations:h===void 0?[]:[{physicalLocation:O(h),...I}],...P.length===0?{}:{relatedLocations:P.map((S,q)=>({
id:q+1,physicalLocation:O(S)}))},partialFingerprints:{"tfDiscoFinding/v1":n},properties:k(e)}}function b({problem:e,isHostNew:n}){const s=e.help?` Help: ${C(e.help)}\
.`:"";return`${C(e.message)}.${s}${n?` The host is ${p.dy}.`:""}`}function ee(e,n){if(n.length===0)return"";const s=n.slice(0,H).map((a,c)=>U((0,m.R3)(a),c+1)),
r=e-s.length;return` Also at ${s.join(", ")}${r>0?` and ${(0,p.px)(r,"more place")}`:""}.`}function te(e,n){const s=(0,m.eb)([e]);if(s.length===0)return"";const r=(0,u.
K4)(s,H,c=>{const h=(0,v.uM)(c,n);return h===null?C((0,m.R3)(c)):U((0,m.R3)(c),h)}),a=(0,m.mj)([e],n.repositories.length);return` At ${r}${a===""?"":` (${a})`}.`}
const k=({host:e,service:n,problem:s,severity:r,affects:a,...c})=>({category:D(s.code),severity:r,host:e===null?null:(0,f.RK)((0,_.nx)(e)),service:n===null?null:
(0,f.RK)(n),affects:a,places:c.places.length,...c.isHostNew?{new:!0}:{}})}),709:((z,$,t)=>{t.d($,{t:()=>w});var u=t(4929),_=t(3534),l=t(863),g=t(7052),v=t(960),
p=t(9209),m=t(9872),f=t(4592),K=t(5136),L=t(3410),R=t(9804),O=t(4715),M=t(6003),C=t(4375),U=t(7751),j=t(2562),o=t(5138),i=t(789),d=t(793),T=t(6697),D=t(2847),x=t(
9319),B=t(8011);const V=()=>({...f,...K,...u,...L,..._,...l,...g,...v,...O,...R,...M,...d,...C,...T,...j,...o,...p,...U,...D,...x,...B,...m,...i}),X=["host","pr\
oxy","tls","redirect","document","service","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","pac\
kage","block","file","nothing","credentials","services","not"];let N;function w(){return N??=G(),N}function G(){const A={},J=Object.values(V());for(const F of X){
const Q=J.filter(({code:W})=>W.startsWith(`${F}-`));for(const W of Q.sort((Y,Z)=>Y.code<Z.code?-1:1))A[W.code]=W}return A}const H="docs/problems.md"}),9804:((z,$,t)=>{
t.r($),t.d($,{clientVersion:()=>j,constraintInvalid:()=>K,constraintUnmeetable:()=>L,lockInvalid:()=>U,lockOutside:()=>O});var u=t(1064),_=t(4e3),l=t(5799);const g=6,
v=o=>`"${(0,_.dh)(o)}"`,p=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function m(o){const i=o.replace(p,"");return i===""?"":`\
: ${i}`}function f(o){switch(o.reason){case"syntax":{const{text:i,why:d}=o;return{message:`${v(i)} is not a version constraint${m(d)}`,help:"write versions such\
 as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`version of ${o.address} is an expre\
ssion, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also accept a variable with `const = true`"};case"\
not-a-string":return{message:`version of ${o.address} is not a string`,help:"put the version in quotes"};case"pre-release":return{message:`${v(o.text)} names a \
pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"};case"built-i\
n":return{message:`${o.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecified":return{message:`provider ${o.provider}\
 is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` \
without `version`"}}}const K=(0,l.lS)((0,l.z3)("constraint-invalid","Version constraint is invalid",u.Du),f),L=(0,l.lS)((0,l.z3)("constraint-unmeetable","No ver\
sion can meet the constraints",u.Du),({of:o,terms:i,preRelease:d})=>({message:`no version of ${o} can match ${(0,_.K4)(i.map(v),g,_.dh)}`,help:d!==void 0?`write\
 ${v(d)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:i.length===1?"correct the constraint":"change\
 one of these constraints so that a version can match all of them"})),R={terraform:"terraform",opentofu:"tofu"},O=(0,l.lS)((0,l.z3)("lock-outside","Locked versi\
on does not match the constraints",u.Du),({provider:o,version:i,constraints:d,clients:T})=>{const[D,...x]=T,B=D===void 0||x.length>0?"":`${R[D]} `;return{message:`\
locked provider ${o} ${i} does not match configured version constraint ${(0,_.K4)(d,g,_.dh)}`,help:`run \`${B}init -upgrade\` in this directory and commit the lo\
ck file, or change the constraint`}}),M={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],"not-constraints":["constra\
ints","are invalid"]};function C(o){const i="failed to read dependency lock file",d="restore the file, or remove the block and run `init` again";switch(o.reason){case"\
syntax":return{message:`${i}: ${o.error}`,help:d};case"twice":return{message:`${i}: it has two blocks for provider ${o.provider}`,help:"remove one of the blocks\
; a merge may have duplicated it"};case"not-normal":return{message:`${i}: the ${o.of} of provider ${o.provider} must be written in normalized form: ${v(o.normal)}`,
help:d};default:{const[T,D]=M[o.reason];return{message:`${i}: the ${T} of provider ${o.provider} ${D}`,help:d}}}}const U=(0,l.lS)((0,l.z3)("lock-invalid","Depen\
dency lock file is invalid",u.Du),C),j=(0,l.lS)((0,l.z3)("client-version","Configuration does not support this version of the CLI",u.Du),({client:o,version:i,constraint:d})=>({
message:`the version constraint ${v(d)} excludes ${u.bB[o]} ${i}`,help:`use another version of ${u.bB[o]}, or change the constraint`}))}),4458:((z,$,t)=>{t.d($,
{u:()=>l});var u=t(8884),_=t(8641);function l(){const g=new Map;return v=>{const{host:p,service:m,problem:f}=v,L=p===null&&!f.code.startsWith("file-")?(0,_.RK)(
f.message):"",R=(0,u.Xd)(v)?.file??"",O=[f.code,p??"",(0,_.RK)(m??""),R,L].join("|"),M=(g.get(O)??0)+1;return g.set(O,M),`${O}|${M}`}}})};export{oe as id,se as ids,re as modules};
