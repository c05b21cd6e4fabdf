const se=695,re=[695],ie={7695:((z,$,n)=>{n.r($),n.d($,{renderSarif:()=>J});var u=n(4e3),g=n(1831),l=n(4458),p=n(2704),h=n(4503),E=n(4120),v=n(8884),f=n(8641),A=n(
5143);const P="%SRCROOT%",I=({file:e})=>e!==""&&e!=="."&&(0,A._M)(e)===null,O=({file:e,line:t,column:s,endColumn:r})=>({artifactLocation:{uri:e.toWellFormed().split(
"/").map(encodeURIComponent).join("/"),uriBaseId:P},region:{startLine:t,startColumn:s,endLine:t,endColumn:Math.max(s,r)}}),M=(e,t)=>({kind:"resource",name:(0,f.
RK)(t??e),fullyQualifiedName:(0,f.RK)(t===null?e:`${e}/${t}`)});function L(e){const t=(0,f.RK)(e).replace(/[{}]/g,"$&$&");return/[[\]]/.test(t)?U(t):t}const K=(e,t)=>`\
[${U((0,f.RK)(e).replace(/[{}]/g,"$&$&"))}](${t})`,U=e=>e.replace(/[[\]\\]/g,"\\$&");var o=n(709);const i={error:"error",warning:"warning",notice:"note"},d={block:"\
configuration",client:"configuration",constraint:"configuration",credentials:"credentials",file:"configuration",host:"outage",lock:"configuration",nothing:"conf\
iguration",proxy:"outage",source:"configuration"},C={"document-incomplete":"outage","document-status":"outage","host-dotless-module":"registry","host-generic":"\
configuration","host-idn-module":"registry","host-invalid":"configuration","host-missing":"configuration","host-not-allowed":"policy","host-private-redirect":"r\
egistry"},D=e=>C[e]??d[e.split("-")[0]??""]??"registry",j=()=>Object.keys((0,o.t)()),x=e=>j().indexOf(e),V=e=>j().map(t=>N(t,e)),X={error:"error",warning:"warni\
ng",notice:"recommendation"};function N(e,t){const{title:s,severity:r,affects:a}=(0,o.t)()[e],c=`${t}#${e}`,m=a.length===0?"":` It can affect ${(0,E.SY)(a)}.`,_=D(
e);return{id:e,name:e.replace(/(?:^|-)(\w)/g,(T,S)=>S.toUpperCase()),shortDescription:{text:s},fullDescription:{text:`${s}.${m}`},help:{text:`${s}.${m} Cause, c\
lient output and fixes: ${c}`,markdown:`**${s}.**${m}

[Cause, client output and fixes](${c})`},helpUri:c,defaultConfiguration:{level:i[r]},properties:{category:_,tags:["terraform","opentofu","service-discovery",_],
precision:_==="outage"?"medium":"high","problem.severity":X[r]}}}const w=5e3,G=20,H=3,y=" ".repeat(6);function*J(e,t){const s=e.findings.filter(R=>F(R)!==null),
r=e.findings.filter(R=>F(R)===null),{shown:a,more:c}=(0,u.zN)(s,w),m=(0,l.u)(),{version:_,docsUrl:T}=t,S={name:"tf-disco",version:_,semanticVersion:_,informationUri:T,
rules:V(T)},W=(R,oe)=>(0,p.Z4)(R,oe,y);yield`{
  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
  "version": "2.1.0",
  "runs": [
    {
`,yield`${y}"tool": ${(0,p.IL)({driver:S},y)}`,yield W("columnKind","unicodeCodePoints"),yield W("originalUriBaseIds",{[P]:{description:{text:"the root of the r\
epository"}}}),yield*(0,p.Rr)("results",a,y,R=>ee(R,m(R))),yield W("invocations",[Q(e,t,r,c)]),yield W("properties",{passed:e.passed,findings:e.findings.length}),
yield`
    }
  ]
}
`}function F(e){const t=(0,v.Xd)(e);return t!==null&&I(t)?t:null}function Q(e,t,s,r){const{startedAt:a,durationMs:c}=t,m=t.remarks.map(_=>({level:"note",message:{
text:`${L(_)}.`}}));return{executionSuccessful:e.stopped===null,exitCode:B(e),startTimeUtc:a,endTimeUtc:new Date(Date.parse(a)+c).toISOString(),toolExecutionNotifications:[
...Y(e.findings.length,r),...m,...s.map(_=>Z(_,t))]}}const B=({passed:e,stopped:t})=>(t===null?[]:(0,u.zM)(t)).some(({kind:r})=>r==="signal"||r==="crash")?3:e?0:
1;function Y(e,t){return t===0?[]:[{level:"warning",message:{text:`${e-t} of ${(0,E.px)(e,"finding")} are in this file, the worst first, because code scanning a\
ccepts no more. See the JSON report.`}}]}function Z(e,t){const{host:s,service:r,problem:a,severity:c}=e;return{level:c==="notice"?"note":"warning",message:{text:`${b(
e)}${ne(e,t)}`},associatedRule:{id:a.code,index:x(a.code)},...s===null?{}:{locations:[{logicalLocations:[M(s,r)]}]},properties:k(e)}}function ee(e,t){const{host:s,
service:r,problem:a,severity:c}=e,[m,..._]=(0,v.yv)([e]).lines,T=_.filter(I).slice(0,G),S=s===null?{}:{logicalLocations:[M(s,r)]};return{ruleId:a.code,ruleIndex:x(
a.code),level:i[c],message:{text:`${b(e)}${te(_.length,T)}`},locations:m===void 0?[]:[{physicalLocation:O(m),...S}],...T.length===0?{}:{relatedLocations:T.map((W,q)=>({
id:q+1,physicalLocation:O(W)}))},partialFingerprints:{"tfDiscoFinding/v1":t},properties:k(e)}}function b({problem:e,isHostNew:t}){const s=e.help?` Help: ${L(e.help)}\
.`:"";return`${L(e.message)}.${s}${t?` The host is ${E.dy}.`:""}`}function te(e,t){if(t.length===0)return"";const s=t.slice(0,H).map((a,c)=>K((0,v.R3)(a),c+1)),
r=e-s.length;return` Also at ${s.join(", ")}${r>0?` and ${(0,E.px)(r,"more place")}`:""}.`}function ne(e,t){const s=(0,v.eb)([e]);if(s.length===0)return"";const r=(0,u.
K4)(s,H,c=>{const m=(0,h.uM)(c,t);return m===null?L((0,v.R3)(c)):K((0,v.R3)(c),m)}),a=(0,v.mj)([e],t.repositories.length);return` At ${r}${a===""?"":` (${a})`}.`}
const k=({host:e,service:t,problem:s,severity:r,affects:a,...c})=>({category:D(s.code),severity:r,host:e===null?null:(0,f.RK)((0,g.nx)(e)),service:t===null?null:
(0,f.RK)(t),affects:a,places:c.places.length,...c.isHostNew?{new:!0}:{}})}),709:((z,$,n)=>{n.d($,{t:()=>w});var u=n(4929),g=n(3534),l=n(863),p=n(7052),h=n(960),
E=n(9209),v=n(9872),f=n(4592),A=n(5136),P=n(3410),I=n(9804),O=n(4715),M=n(6003),L=n(4375),K=n(7751),U=n(2562),o=n(5138),i=n(789),d=n(793),C=n(6697),D=n(2847),j=n(
9319),x=n(8011);const V=()=>({...f,...A,...u,...P,...g,...l,...p,...h,...O,...I,...M,...d,...L,...C,...U,...o,...E,...K,...D,...j,...x,...v,...i}),X=["host","pr\
oxy","tls","redirect","document","service","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","pac\
kage","block","file","nothing","credentials","services","not"];let N;function w(){return N??=G(),N}function G(){const y={},J=Object.values(V());for(const F of X){
const Q=J.filter(({code:B})=>B.startsWith(`${F}-`));for(const B of Q.sort((Y,Z)=>Y.code<Z.code?-1:1))y[B.code]=B}return y}const H="docs/problems.md"}),9804:((z,$,n)=>{
n.r($),n.d($,{clientVersion:()=>U,constraintInvalid:()=>A,constraintUnmeetable:()=>P,lockInvalid:()=>K,lockOutside:()=>O});var u=n(1064),g=n(4e3),l=n(5799);const p=6,
h=o=>`"${(0,g.dh)(o)}"`,E=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function v(o){const i=o.replace(E,"");return i===""?"":`\
: ${i}`}function f(o){switch(o.reason){case"syntax":{const{text:i,why:d}=o;return{message:`${h(i)} is not a version constraint${v(d)}`,help:"write versions such\
 as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`version of ${o.address} is an expre\
ssion, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also accept a variable with `const = true`"};case"\
not-a-string":return{message:`version of ${o.address} is not a string`,help:"put the version in quotes"};case"pre-release":return{message:`${h(o.text)} names a \
pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"};case"built-i\
n":return{message:`${o.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecified":return{message:`provider ${o.provider}\
 is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` \
without `version`"}}}const A=(0,l.lS)((0,l.z3)("constraint-invalid","Version constraint is invalid",u.Du),f),P=(0,l.lS)((0,l.z3)("constraint-unmeetable","No ver\
sion can meet the constraints",u.Du),({of:o,terms:i,preRelease:d})=>({message:`no version of ${o} can match ${(0,g.K4)(i.map(h),p,g.dh)}`,help:d!==void 0?`write\
 ${h(d)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:i.length===1?"correct the constraint":"change\
 one of these constraints so that a version can match all of them"})),I={terraform:"terraform",opentofu:"tofu"},O=(0,l.lS)((0,l.z3)("lock-outside","Locked versi\
on does not match the constraints",u.Du),({provider:o,version:i,constraints:d,clients:C})=>{const[D,...j]=C,x=D===void 0||j.length>0?"":`${I[D]} `;return{message:`\
locked provider ${o} ${i} does not match configured version constraint ${(0,g.K4)(d,p,g.dh)}`,help:`run \`${x}init -upgrade\` in this directory and commit the lo\
ck file, or change the constraint`}}),M={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],"not-constraints":["constra\
ints","are invalid"]};function L(o){const i="failed to read dependency lock file",d="restore the file, or remove the block and run `init` again";switch(o.reason){case"\
syntax":return{message:`${i}: ${o.error}`,help:d};case"twice":return{message:`${i}: it has two blocks for provider ${o.provider}`,help:"remove one of the blocks\
; a merge may have duplicated it"};case"not-normal":return{message:`${i}: the ${o.of} of provider ${o.provider} must be written in normalized form: ${h(o.normal)}`,
help:d};default:{const[C,D]=M[o.reason];return{message:`${i}: the ${C} of provider ${o.provider} ${D}`,help:d}}}}const K=(0,l.lS)((0,l.z3)("lock-invalid","Depen\
dency lock file is invalid",u.Du),L),U=(0,l.lS)((0,l.z3)("client-version","Configuration does not support this version of the CLI",u.Du),({client:o,version:i,constraint:d})=>({
message:`the version constraint ${h(d)} excludes ${u.bB[o]} ${i}`,help:`use another version of ${u.bB[o]}, or change the constraint`}))}),4458:((z,$,n)=>{n.d($,
{u:()=>l});var u=n(8884),g=n(8641);function l(){const p=new Map;return h=>{const{host:E,service:v,problem:f}=h,P=E===null&&!f.code.startsWith("file-")?(0,g.RK)(
f.message):"",I=(0,u.Xd)(h)?.file??"",O=[f.code,E??"",(0,g.RK)(v??""),I,P].join("|"),M=(p.get(O)??0)+1;return p.set(O,M),`${O}|${M}`}}})};export{se as id,re as ids,ie as modules};
