const oe=695,se=[695],re={7695:((N,M,n)=>{n.r(M),n.d(M,{renderSarif:()=>G});var u=n(4e3),g=n(1831),l=n(4458),E=n(2704),m=n(4503),O=n(4120),v=n(8884),h=n(8641),T=n(
5143);const I="%SRCROOT%",L=({file:e})=>e!==""&&e!=="."&&(0,T._M)(e)===null,$=({file:e,line:t,column:s,endColumn:r})=>({artifactLocation:{uri:e.toWellFormed().split(
"/").map(encodeURIComponent).join("/"),uriBaseId:I},region:{startLine:t,startColumn:s,endLine:t,endColumn:Math.max(s,r)}}),D=(e,t)=>({kind:"resource",name:(0,h.
RK)(t??e),fullyQualifiedName:(0,h.RK)(t===null?e:`${e}/${t}`)});function R(e){const t=(0,h.RK)(e).replace(/[{}]/g,"$&$&");return/[[\]]/.test(t)?K(t):t}const A=(e,t)=>`\
[${K((0,h.RK)(e).replace(/[{}]/g,"$&$&"))}](${t})`,K=e=>e.replace(/[[\]\\]/g,"\\$&");var o=n(709);const i={error:"error",warning:"warning",notice:"note"},d={block:"\
configuration",client:"configuration",constraint:"configuration",credentials:"credentials",file:"configuration",host:"outage",lock:"configuration",nothing:"conf\
iguration",proxy:"outage",source:"configuration"},C={"document-incomplete":"outage","document-status":"outage","host-dotless-module":"registry","host-generic":"\
configuration","host-idn-module":"registry","host-invalid":"configuration","host-missing":"configuration","host-not-allowed":"policy","host-private-redirect":"r\
egistry"},P=e=>C[e]??d[e.split("-")[0]??""]??"registry",j=()=>Object.keys((0,o.t)()),U=e=>j().indexOf(e),F=e=>j().map(t=>W(t,e)),z={error:"error",warning:"warni\
ng",notice:"recommendation"};function W(e,t){const{title:s,severity:r,affects:a}=(0,o.t)()[e],c=`${t}#${e}`,_=a.length===0?"":` It can affect ${(0,O.SY)(a)}.`,f=P(
e);return{id:e,name:e.replace(/(?:^|-)(\w)/g,(B,p)=>p.toUpperCase()),shortDescription:{text:s},fullDescription:{text:`${s}.${_}`},help:{text:`${s}.${_} Cause, c\
lient output and fixes: ${c}`,markdown:`**${s}.**${_}

[Cause, client output and fixes](${c})`},helpUri:c,defaultConfiguration:{level:i[r]},properties:{category:f,tags:["terraform","opentofu","service-discovery",f],
precision:f==="outage"?"medium":"high","problem.severity":z[r]}}}const V=5e3,X=20,w=3,y=" ".repeat(6);function*G(e,t){const s=e.findings.filter(p=>S(p)!==null),
r=e.findings.filter(p=>S(p)===null),{shown:a,more:c}=(0,u.zN)(s,V),_=(0,l.u)(),f=(p,ne)=>(0,E.Z4)(p,ne,y);yield`{
  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
  "version": "2.1.0",
  "runs": [
    {
`,yield`${y}"tool": ${(0,E.IL)({driver:H(t)},y)}`,yield f("columnKind","unicodeCodePoints"),yield f("originalUriBaseIds",{[I]:{description:{text:"the root of th\
e repository"}}}),yield*(0,E.Rr)("results",a,y,p=>k(p,_(p))),yield f("invocations",[x(e,t,r,c)]),yield f("properties",{passed:e.passed,findings:e.findings.length}),
yield`
    }
  ]
}
`}function S(e){const t=(0,v.Xd)(e);return t!==null&&L(t)?t:null}const H=({version:e,docsUrl:t})=>({name:"tf-disco",version:e,semanticVersion:e,informationUri:t,
rules:F(t)});function x(e,t,s,r){const{startedAt:a,durationMs:c}=t,_=t.remarks.map(f=>({level:"note",message:{text:`${R(f)}.`}}));return{executionSuccessful:e.stopped===
null,exitCode:J(e),startTimeUtc:a,endTimeUtc:new Date(Date.parse(a)+c).toISOString(),toolExecutionNotifications:[...Q(e.findings.length,r),..._,...s.map(f=>b(f,
t))]}}const J=({passed:e,stopped:t})=>(t===null?[]:(0,u.zM)(t)).some(({kind:r})=>r==="signal"||r==="crash")?3:e?0:1;function Q(e,t){return t===0?[]:[{level:"war\
ning",message:{text:`${e-t} of ${(0,O.px)(e,"finding")} are in this file, the worst first, because code scanning accepts no more. See the JSON report.`}}]}function b(e,t){
const{host:s,service:r,problem:a,severity:c}=e;return{level:c==="notice"?"note":"warning",message:{text:`${Y(e)}${ee(e,t)}`},associatedRule:{id:a.code,index:U(a.
code)},...s===null?{}:{locations:[{logicalLocations:[D(s,r)]}]},properties:Z(e)}}function k(e,t){const{host:s,service:r,problem:a,severity:c}=e,[_,...f]=(0,v.yv)(
[e]).lines,B=f.filter(L).slice(0,X),p=s===null?{}:{logicalLocations:[D(s,r)]};return{ruleId:a.code,ruleIndex:U(a.code),level:i[c],message:{text:`${Y(e)}${q(f.length,
B)}`},locations:_===void 0?[]:[{physicalLocation:$(_),...p}],...B.length===0?{}:{relatedLocations:B.map(te)},partialFingerprints:{"tfDiscoFinding/v1":t},properties:Z(
e)}}function Y({problem:e,isHostNew:t}){const s=e.help?` Help: ${R(e.help)}.`:"";return`${R(e.message)}.${s}${t?` The host is ${O.dy}.`:""}`}function q(e,t){if(t.
length===0)return"";const s=t.slice(0,w).map((a,c)=>A((0,v.R3)(a),c+1)),r=e-s.length;return` Also at ${s.join(", ")}${r>0?` and ${(0,O.px)(r,"more place")}`:""}\
.`}function ee(e,t){const s=(0,v.eb)([e]);if(s.length===0)return"";const r=(0,u.K4)(s,w,c=>{const _=(0,m.uM)(c,t);return _===null?R((0,v.R3)(c)):A((0,v.R3)(c),_)}),
a=(0,v.mj)([e],t.repositories.length);return` At ${r}${a===""?"":` (${a})`}.`}const te=(e,t)=>({id:t+1,physicalLocation:$(e)}),Z=({host:e,service:t,problem:s,severity:r,
affects:a,...c})=>({category:P(s.code),severity:r,host:e===null?null:(0,h.RK)((0,g.nx)(e)),service:t===null?null:(0,h.RK)(t),affects:a,places:c.places.length,...c.
isHostNew?{new:!0}:{}})}),709:((N,M,n)=>{n.d(M,{t:()=>V});var u=n(4929),g=n(3534),l=n(863),E=n(7052),m=n(960),O=n(9209),v=n(9872),h=n(4592),T=n(5136),I=n(3410),
L=n(9804),$=n(4715),D=n(6003),R=n(4375),A=n(7751),K=n(2562),o=n(5138),i=n(789),d=n(793),C=n(6697),P=n(2847),j=n(9319),U=n(8011);const F=()=>({...h,...T,...u,...I,
...g,...l,...E,...m,...$,...L,...D,...d,...R,...C,...K,...o,...O,...A,...P,...j,...U,...v,...i}),z=["host","proxy","tls","redirect","document","service","login",
"source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","credentials","servi\
ces","not"];let W;function V(){return W??=X(),W}function X(){const y={},G=Object.values(F());for(const S of z){const H=G.filter(({code:x})=>x.startsWith(`${S}-`));
for(const x of H.sort((J,Q)=>J.code<Q.code?-1:1))y[x.code]=x}return y}const w="docs/problems.md"}),9804:((N,M,n)=>{n.r(M),n.d(M,{clientVersion:()=>K,constraintInvalid:()=>T,
constraintUnmeetable:()=>I,lockInvalid:()=>A,lockOutside:()=>$});var u=n(1064),g=n(4e3),l=n(5799);const E=6,m=o=>`"${(0,g.dh)(o)}"`,O=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function v(o){const i=o.replace(O,"");return i===""?"":`: ${i}`}function h(o){switch(o.reason){case"syntax":{const{text:i,why:d}=o;return{message:`${m(i)} is no\
t a version constraint${v(d)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${o.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${o.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${m(o.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${o.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${o.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const T=(0,l.lS)((0,l.z3)("constraint-invalid","Version constraint is in\
valid",u.Du),h),I=(0,l.lS)((0,l.z3)("constraint-unmeetable","No version can meet the constraints",u.Du),({of:o,terms:i,preRelease:d})=>({message:`no version of ${o}\
 can match ${(0,g.K4)(i.map(m),E,g.dh)}`,help:d!==void 0?`write ${m(d)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release\
 of a module`:i.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),L={terraform:"terraform",opentofu:"\
tofu"},$=(0,l.lS)((0,l.z3)("lock-outside","Locked version does not match the constraints",u.Du),({provider:o,version:i,constraints:d,clients:C})=>{const[P,...j]=C,
U=P===void 0||j.length>0?"":`${L[P]} `;return{message:`locked provider ${o} ${i} does not match configured version constraint ${(0,g.K4)(d,E,g.dh)}`,help:`run \`${U}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),D={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function R(o){const i="failed to read dependency lock file",d="restore the file, or rem\
ove the block and run `init` again";switch(o.reason){case"syntax":return{message:`${i}: ${o.error}`,help:d};case"twice":return{message:`${i}: it has two blocks \
for provider ${o.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${i}: the ${o.of} of provider ${o.
provider} must be written in normalized form: ${m(o.normal)}`,help:d};default:{const[C,P]=D[o.reason];return{message:`${i}: the ${C} of provider ${o.provider} ${P}`,
help:d}}}}const A=(0,l.lS)((0,l.z3)("lock-invalid","Dependency lock file is invalid",u.Du),R),K=(0,l.lS)((0,l.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",u.Du),({client:o,version:i,constraint:d})=>({message:`the version constraint ${m(d)} excludes ${u.bB[o]} ${i}`,help:`use another ver\
sion of ${u.bB[o]}, or change the constraint`}))}),4458:((N,M,n)=>{n.d(M,{u:()=>l});var u=n(8884),g=n(8641);function l(){const E=new Map;return m=>{const{host:O,
service:v,problem:h}=m,I=O===null&&!h.code.startsWith("file-")?(0,g.RK)(h.message):"",L=(0,u.Xd)(m)?.file??"",$=[h.code,O??"",(0,g.RK)(v??""),L,I].join("|"),D=(E.
get($)??0)+1;return E.set($,D),`${$}|${D}`}}})};export{oe as id,se as ids,re as modules};
