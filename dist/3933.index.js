const le=3933,de=[3933,709],ue={709:((N,E,t)=>{t.d(E,{problemFacts:()=>H});var u=t(4929),f=t(3534),l=t(863),_=t(7052),h=t(960),m=t(9209),g=t(4592),v=t(5136),y=t(
3410),I=t(9804),P=t(4715),M=t(6003),$=t(4375),L=t(7751),K=t(2562),U=t(5138),o=t(789),a=t(793),d=t(6697),C=t(2847),D=t(9319),j=t(8011),B=t(6817);const b=()=>({...g,
...v,...u,...y,...f,...l,..._,...h,...P,...I,...M,...a,...$,...d,...K,...U,...m,...L,...C,...D,...j,...B,...o}),G=["host","proxy","tls","redirect","document","s\
ervice","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","cre\
dentials","services","not"];let z;function H(){return z??=Y(),z}function Y(){const x={},J=Object.values(b());for(const X of G){const S=J.filter(({code:W})=>W.startsWith(
`${X}-`));for(const W of S.sort((w,Q)=>w.code<Q.code?-1:1))x[W.code]=W}return x}const Z="docs/problems.md"}),9804:((N,E,t)=>{t.r(E),t.d(E,{clientVersion:()=>U,constraintInvalid:()=>y,
constraintUnmeetable:()=>I,lockInvalid:()=>K,lockOutside:()=>M});var u=t(1064),f=t(4e3),l=t(5799);const _=6,h=o=>`"${(0,f.dh)(o)}"`,m=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function g(o){const a=o.replace(m,"");return a===""?"":`: ${a}`}function v(o){switch(o.reason){case"syntax":{const{text:a,why:d}=o;return{message:`${h(a)} is no\
t a version constraint${g(d)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${o.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${o.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${h(o.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${o.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${o.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const y=(0,l.lS)((0,l.z3)("constraint-invalid","Version constraint is in\
valid",u.Du),v),I=(0,l.lS)((0,l.z3)("constraint-unmeetable","No version can meet the constraints",u.Du),({of:o,terms:a,preRelease:d})=>({message:`no version of ${o}\
 can match ${(0,f.XT)(a.map(h),_)}`,help:d!==void 0?`write ${h(d)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:a.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),P={terraform:"terraform",opentofu:"t\
ofu"},M=(0,l.lS)((0,l.z3)("lock-outside","Locked version does not match the constraints",u.Du),({provider:o,version:a,constraints:d,clients:C})=>{const[D,...j]=C,
B=D===void 0||j.length>0?"":`${P[D]} `;return{message:`locked provider ${o} ${a} does not match configured version constraint ${(0,f.XT)(d,_)}`,help:`run \`${B}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),$={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function L(o){const a="failed to read dependency lock file",d="restore the file, or rem\
ove the block and run `init` again";switch(o.reason){case"syntax":return{message:`${a}: ${o.error}`,help:d};case"twice":return{message:`${a}: it has two blocks \
for provider ${o.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${a}: the ${o.of} of provider ${o.
provider} must be written in normalized form: ${h(o.normal)}`,help:d};default:{const[C,D]=$[o.reason];return{message:`${a}: the ${C} of provider ${o.provider} ${D}`,
help:d}}}}const K=(0,l.lS)((0,l.z3)("lock-invalid","Dependency lock file is invalid",u.Du),L),U=(0,l.lS)((0,l.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",u.Du),({client:o,version:a,constraint:d})=>({message:`the version constraint ${h(d)} excludes ${u.bB[o]} ${a}`,help:`use another ver\
sion of ${u.bB[o]}, or change the constraint`}))}),4715:((N,E,t)=>{t.r(E),t.d(E,{answerIncomplete:()=>_});var u=t(1064),f=t(5799);const l={closed:"closed the co\
nnection before the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzi\
p"},_=(0,f.lS)((0,f.z3)("answer-incomplete","Response is incomplete",u.Du),({host:h,why:m})=>({message:`${h} ${l[m]}`,help:(0,f.C)("check for a server that cras\
hes while it responds, or a proxy that changes the body")}))}),4458:((N,E,t)=>{t.d(E,{u:()=>l});var u=t(8884),f=t(8641);function l(){const _=new Map;return h=>{
const{host:m,service:g,problem:v}=h,I=m===null&&!v.code.startsWith("file-")?(0,f.RK)(v.message):"",P=(0,u.Xd)(h)?.file??"",M=[v.code,m??"",(0,f.RK)(g??""),P,I].
join("|"),$=(_.get(M)??0)+1;return _.set(M,$),`${M}|${$}`}}}),3933:((N,E,t)=>{t.r(E),t.d(E,{renderSarif:()=>W});var u=t(4e3),f=t(1831),l=t(4458),_=t(2704),h=t(4503),
m=t(4120),g=t(8884),v=t(8641),y=t(5143);const I="%SRCROOT%",P=({file:e})=>e!==""&&e!=="."&&(0,y._M)(e)===null,M=({file:e,line:n,column:s,endColumn:r})=>({artifactLocation:{
uri:e.toWellFormed().split("/").map(encodeURIComponent).join("/"),uriBaseId:I},region:{startLine:n,startColumn:s,endLine:n,endColumn:Math.max(s,r)}}),$=(e,n)=>({
kind:"resource",name:(0,v.RK)(n??e),fullyQualifiedName:(0,v.RK)(n===null?e:`${e}/${n}`)});function L(e,n){const s=(0,v.RK)(e,n).replace(/[{}]/g,"$&$&");return/[[\]]/.
test(s)?U(s):s}const K=(e,n)=>`[${U((0,v.RK)(e).replace(/[{}]/g,"$&$&"))}](${n})`,U=e=>e.replace(/[[\]\\]/g,"\\$&");var o=t(709);const a={error:"error",warning:"\
warning",notice:"note"},d={block:"configuration",client:"configuration",constraint:"configuration",credentials:"credentials",file:"configuration",host:"outage",
lock:"configuration",nothing:"configuration",proxy:"outage",source:"configuration"},C={"document-incomplete":"outage","document-status":"outage","host-dotless-m\
odule":"registry","host-generic":"configuration","host-idn-module":"registry","host-invalid":"configuration","host-missing":"configuration","host-not-allowed":"\
policy","host-private-redirect":"registry"},D=e=>C[e]??d[e.split("-")[0]??""]??"registry",j=()=>Object.keys((0,o.problemFacts)()),B=e=>j().indexOf(e),b=e=>j().map(
n=>z(n,e)),G={error:"error",warning:"warning",notice:"recommendation"};function z(e,n){const{title:s,severity:r,affects:c}=(0,o.problemFacts)()[e],i=`${n}#${e}`,
O=c.length===0?"":` It can affect ${(0,m.SY)(c)}.`,p=D(e);return{id:e,name:e.replace(/(?:^|-)(\w)/g,(R,A)=>A.toUpperCase()),shortDescription:{text:s},fullDescription:{
text:`${s}.${O}`},help:{text:`${s}.${O} Cause, client output and fixes: ${i}`,markdown:`**${s}.**${O}

[Cause, client output and fixes](${i})`},helpUri:i,defaultConfiguration:{level:a[r]},properties:{category:p,tags:["terraform","opentofu","service-discovery",p],
precision:p==="outage"?"medium":"high","problem.severity":G[r]}}}const H=5e3,Y=5e7,Z=20,x=3,J=1e3,X=500,S=" ".repeat(6);function*W(e,n){const s=e.findings.filter(
T=>w(T)!==null),r=e.findings.filter(T=>w(T)===null),c=s.slice(0,H),i=r.slice(0,J),O=(0,l.u)(),p=(T,ce)=>(0,_.Z4)(T,ce,S);yield`{
  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
  "version": "2.1.0",
  "runs": [
    {
`,yield`${S}"tool": ${(0,_.IL)({driver:Q(n)},S)}`,yield p("columnKind","unicodeCodePoints"),yield p("originalUriBaseIds",{[I]:{description:{text:"the root of th\
e repository"}}});const A={maxBytes:Y,margin:S},F=yield*(0,_.Rr)("results",c,A,T=>oe(T,O(T))),V=c.length-F;yield p("invocations",[ee(e,n,i,V)]),yield p("propert\
ies",{passed:e.passed,findings:e.findings.length,resultsLeftOut:s.length-V,notificationsLeftOut:r.length-i.length}),yield`
    }
  ]
}
`}function w(e){const n=(0,g.Xd)(e);return n!==null&&P(n)?n:null}const Q=({version:e,docsUrl:n})=>({name:"tf-disco",version:e,semanticVersion:e,informationUri:n,
rules:b(n)});function ee(e,n,s,r){const{startedAt:c,durationMs:i}=n,O=n.remarks.map(R=>({level:"note",message:{text:`${L(R)}.`}})),p=ne(e.findings.length,r+s.length);
return{executionSuccessful:e.stopped===null,exitCode:te(e),startTimeUtc:c,endTimeUtc:new Date(Date.parse(c)+i).toISOString(),toolExecutionNotifications:[...p,...O,
...s.map(R=>se(R,n))]}}const te=({passed:e,stopped:n})=>(n===null?[]:(0,u.zM)(n)).some(({kind:r})=>r==="signal"||r==="crash")?3:e?0:1;function ne(e,n){return n===
e?[]:[{level:"warning",message:{text:`${n} of ${(0,m.px)(e,"finding")} are in this file, the worst first, because code scanning accepts no more. See the JSON re\
port.`}}]}function se(e,n){const{host:s,service:r,problem:c,severity:i}=e;return{level:i==="notice"?"note":"warning",message:{text:`${k(e)}${ie(e,n)}`},associatedRule:{
id:c.code,index:B(c.code)},...s===null?{}:{locations:[{logicalLocations:[$(s,r)]}]},properties:q(e)}}function oe(e,n){const{host:s,service:r,problem:c,severity:i}=e,
{lines:O,leftOut:p}=(0,g.yv)([e]),[R,...A]=O,F=A.filter(P).slice(0,Z),V=s===null?{}:{logicalLocations:[$(s,r)]};return{ruleId:c.code,ruleIndex:B(c.code),level:a[i],
message:{text:`${k(e)}${re(A.length+p,F)}`},locations:R===void 0?[]:[{physicalLocation:M(R),...V}],...F.length===0?{}:{relatedLocations:F.map(ae)},partialFingerprints:{
"tfDiscoFinding/v1":n},properties:{...q(e),relatedLeftOut:A.length+p-F.length}}}function k({problem:e,isHostNew:n}){const s=e.help?` Help: ${L(e.help,X)}.`:"";return`${L(
e.message,X)}.${s}${n?` The host is ${m.dy}.`:""}`}function re(e,n){if(n.length===0)return"";const s=n.slice(0,x).map((c,i)=>K((0,g.R3)(c),i+1)),r=e-s.length;return`\
 Also at ${s.join(", ")}${r>0?` and ${(0,m.px)(r,"more place")}`:""}.`}function ie(e,n){const s=(0,g.eb)([e]);if(s.length===0)return"";const r=s.slice(0,x).map(
i=>{const O=(0,h.uM)(i,n);return O===null?L((0,g.R3)(i)):K((0,g.R3)(i),O)}),c=(0,g.mj)([e],n.repositories.length);return` At ${(0,m.K4)(r,x,s.length-r.length)}${c===
""?"":` (${c})`}.`}const ae=(e,n)=>({id:n+1,physicalLocation:M(e)}),q=({host:e,service:n,problem:s,severity:r,affects:c,...i})=>({category:D(s.code),severity:r,
host:e===null?null:(0,v.RK)((0,f.nx)(e)),service:n===null?null:(0,v.RK)(n),affects:c,places:i.places.length+(i.placesLeftOut??0),...i.isHostNew?{new:!0}:{}})})};export{le as id,de as ids,ue as modules};
