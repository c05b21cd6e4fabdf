const ie=933,re=[933,709],ae={709:((F,v,t)=>{t.d(v,{problemFacts:()=>b});var f=t(4929),_=t(3534),r=t(863),m=t(7052),c=t(960),h=t(9209),$=t(4592),g=t(5136),T=t(3410),
I=t(9804),E=t(4715),O=t(6003),M=t(4375),A=t(7751),K=t(2562),x=t(5138),o=t(789),i=t(793),l=t(6697),P=t(2847),L=t(9319),S=t(8011),W=t(6817);const w=()=>({...$,...g,
...f,...T,..._,...r,...m,...c,...E,...I,...O,...i,...M,...l,...K,...x,...h,...A,...P,...L,...S,...W,...o}),V=["host","proxy","tls","redirect","document","servic\
e","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","credenti\
als","services","not"];let N;function b(){return N??=G(),N}function G(){const R={},Y=Object.values(w());for(const X of V){const J=Y.filter(({code:U})=>U.startsWith(
`${X}-`));for(const U of J.sort((Q,Z)=>Q.code<Z.code?-1:1))R[U.code]=U}return R}const H="docs/problems.md"}),9804:((F,v,t)=>{t.r(v),t.d(v,{clientVersion:()=>x,constraintInvalid:()=>T,
constraintUnmeetable:()=>I,lockInvalid:()=>K,lockOutside:()=>O});var f=t(1064),_=t(4e3),r=t(5799);const m=6,c=o=>`"${(0,_.dh)(o)}"`,h=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function $(o){const i=o.replace(h,"");return i===""?"":`: ${i}`}function g(o){switch(o.reason){case"syntax":{const{text:i,why:l}=o;return{message:`${c(i)} is no\
t a version constraint${$(l)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${o.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${o.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${c(o.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${o.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${o.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const T=(0,r.lS)((0,r.z3)("constraint-invalid","Version constraint is in\
valid",f.Du),g),I=(0,r.lS)((0,r.z3)("constraint-unmeetable","No version can meet the constraints",f.Du),({of:o,terms:i,preRelease:l})=>({message:`no version of ${o}\
 can match ${(0,_.XT)(i.map(c),m)}`,help:l!==void 0?`write ${c(l)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:i.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),E={terraform:"terraform",opentofu:"t\
ofu"},O=(0,r.lS)((0,r.z3)("lock-outside","Locked version does not match the constraints",f.Du),({provider:o,version:i,constraints:l,clients:P})=>{const[L,...S]=P,
W=L===void 0||S.length>0?"":`${E[L]} `;return{message:`locked provider ${o} ${i} does not match configured version constraint ${(0,_.XT)(l,m)}`,help:`run \`${W}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),M={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function A(o){const i="failed to read dependency lock file",l="restore the file, or rem\
ove the block and run `init` again";switch(o.reason){case"syntax":return{message:`${i}: ${o.error}`,help:l};case"twice":return{message:`${i}: it has two blocks \
for provider ${o.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${i}: the ${o.of} of provider ${o.
provider} must be written in normalized form: ${c(o.normal)}`,help:l};default:{const[P,L]=M[o.reason];return{message:`${i}: the ${P} of provider ${o.provider} ${L}`,
help:l}}}}const K=(0,r.lS)((0,r.z3)("lock-invalid","Dependency lock file is invalid",f.Du),A),x=(0,r.lS)((0,r.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",f.Du),({client:o,version:i,constraint:l})=>({message:`the version constraint ${c(l)} excludes ${f.bB[o]} ${i}`,help:`use another ver\
sion of ${f.bB[o]}, or change the constraint`}))}),4715:((F,v,t)=>{t.r(v),t.d(v,{answerIncomplete:()=>m});var f=t(1064),_=t(5799);const r={closed:"closed the co\
nnection before the end of a response",length:"sent a response whose length differs from its Content-Length",gzip:"sent a response whose gzip data is cut off","\
not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},m=(0,_.lS)((0,_.z3)("answer-incomplete","Response is incomplete",f.Du),({host:c,why:h})=>({
message:`${c} ${r[h]}`,help:(0,_.C)("check for a server that crashes while it responds, or a proxy that changes the body")}))}),4458:((F,v,t)=>{t.d(v,{u:()=>r});
var f=t(8884),_=t(8641);function r(){const m=new Map;return c=>{const{host:h,service:$,problem:g}=c,I=h===null&&!g.code.startsWith("file-")?(0,_.RK)(g.message):
"",E=(0,f.Xd)(c)?.file??"",O=[g.code,h??"",(0,_.RK)($??""),E,I].join("|"),M=(m.get(O)??0)+1;return m.set(O,M),`${O}|${M}`}}}),3933:((F,v,t)=>{t.r(v),t.d(v,{renderSarif:()=>Y});
var f=t(1831),_=t(4458),r=t(2704),m=t(4120),c=t(8884),h=t(8641);const $="%SRCROOT%",g=({file:e})=>e!==""&&e!==".",T=({file:e,line:n,column:s,endColumn:a})=>({artifactLocation:{
uri:e.toWellFormed().split("/").map(encodeURIComponent).join("/"),uriBaseId:$},region:{startLine:n,startColumn:s,endLine:n,endColumn:Math.max(s,a)}}),I=(e,n)=>({
kind:"resource",name:(0,h.RK)(n??e),fullyQualifiedName:(0,h.RK)(n===null?e:`${e}/${n}`)});function E(e,n){const s=(0,h.RK)(e,n).replace(/[{}]/g,"$&$&");return/[[\]]/.
test(s)?M(s):s}const O=(e,n)=>`[${M((0,h.RK)(e).replace(/[{}]/g,"$&$&"))}](${n})`,M=e=>e.replace(/[[\]\\]/g,"\\$&");var A=t(709);const K={error:"error",warning:"\
warning",notice:"note"},x={block:"configuration",client:"configuration",constraint:"configuration",credentials:"credentials",file:"configuration",host:"outage",
lock:"configuration",nothing:"configuration",proxy:"outage",source:"configuration"},o={"document-incomplete":"outage","document-status":"outage","host-dotless-m\
odule":"registry","host-generic":"configuration","host-idn-module":"registry","host-invalid":"configuration","host-missing":"configuration","host-not-allowed":"\
policy","host-private-redirect":"registry"},i=e=>o[e]??x[e.split("-")[0]??""]??"registry",l=()=>Object.keys((0,A.problemFacts)()),P=e=>l().indexOf(e),L=e=>l().map(
n=>W(n,e)),S={error:"error",warning:"warning",notice:"recommendation"};function W(e,n){const{title:s,severity:a,affects:d}=(0,A.problemFacts)()[e],u=`${n}#${e}`,
D=d.length===0?"":` It can affect ${(0,m.SY)(d)}.`,p=i(e);return{id:e,name:e.replace(/(?:^|-)(\w)/g,(B,y)=>y.toUpperCase()),shortDescription:{text:s},fullDescription:{
text:`${s}.${D}`},help:{text:`${s}.${D} Cause, client output and fixes: ${u}`,markdown:`**${s}.**${D}

[Cause, client output and fixes](${u})`},helpUri:u,defaultConfiguration:{level:K[a]},properties:{category:p,tags:["terraform","opentofu","service-discovery",p],
precision:p==="outage"?"medium":"high","problem.severity":S[a]}}}const w=5e3,V=5e7,N=20,b=3,G=1e3,H=500,R=" ".repeat(6);function*Y(e,n){const s=e.findings.filter(
C=>X(C)!==null),a=e.findings.filter(C=>X(C)===null),d=s.slice(0,w),u=a.slice(0,G),D=(0,_.u)(),p=(C,se)=>(0,r.Z4)(C,se,R);yield`{
  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
  "version": "2.1.0",
  "runs": [
    {
`,yield`${R}"tool": ${(0,r.IL)({driver:J(n)},R)}`,yield p("columnKind","unicodeCodePoints"),yield p("originalUriBaseIds",{[$]:{description:{text:"the root of th\
e repository"}}});const y={maxBytes:V,margin:R},j=yield*(0,r.Rr)("results",d,y,C=>te(C,D(C))),z=d.length-j;yield p("invocations",[U(e,n,u,z)]),yield p("properti\
es",{passed:e.passed,findings:e.findings.length,resultsLeftOut:s.length-z,notificationsLeftOut:a.length-u.length}),yield`
    }
  ]
}
`}function X(e){const n=(0,c.Xd)(e);return n!==null&&g(n)?n:null}const J=({version:e,docsUrl:n})=>({name:"tf-disco",version:e,semanticVersion:e,informationUri:n,
rules:L(n)});function U(e,n,s,a){const{startedAt:d,durationMs:u}=n,D=n.remarks.map(B=>({level:"note",message:{text:`${E(B)}.`}})),p=Z(e.findings.length,a+s.length);
return{executionSuccessful:e.stopped===null,exitCode:Q(e),startTimeUtc:d,endTimeUtc:new Date(Date.parse(d)+u).toISOString(),toolExecutionNotifications:[...p,...D,
...s.map(ee)]}}const Q=({passed:e,stopped:n})=>n!==null&&n.kind!=="deadline"?3:e?0:1;function Z(e,n){return n===e?[]:[{level:"warning",message:{text:`${n} of ${(0,m.
px)(e,"finding")} are in this file, the worst first, because code scanning accepts no more. See the JSON report.`}}]}function ee(e){const{host:n,service:s,problem:a,
severity:d}=e;return{level:d==="notice"?"note":"warning",message:{text:k(e)},associatedRule:{id:a.code,index:P(a.code)},...n===null?{}:{locations:[{logicalLocations:[
I(n,s)]}]},properties:q(e)}}function te(e,n){const{host:s,service:a,problem:d,severity:u}=e,{lines:D,leftOut:p}=(0,c.yv)([e]),[B,...y]=D,j=y.filter(g).slice(0,N),
z=s===null?{}:{logicalLocations:[I(s,a)]};return{ruleId:d.code,ruleIndex:P(d.code),level:K[u],message:{text:`${k(e)}${ne(y.length+p,j)}`},locations:B===void 0?[]:
[{physicalLocation:T(B),...z}],...j.length===0?{}:{relatedLocations:j.map(oe)},partialFingerprints:{"tfDiscoFinding/v1":n},properties:{...q(e),relatedLeftOut:y.
length+p-j.length}}}function k({problem:e,isHostNew:n}){const s=e.help?` Help: ${E(e.help,H)}.`:"";return`${E(e.message,H)}.${s}${n?` The host is ${m.dy}.`:""}`}
function ne(e,n){if(n.length===0)return"";const s=n.slice(0,b).map((d,u)=>O((0,c.R3)(d),u+1)),a=e-s.length;return` Also at ${s.join(", ")}${a>0?` and ${(0,m.px)(
a,"more place")}`:""}.`}const oe=(e,n)=>({id:n+1,physicalLocation:T(e)}),q=({host:e,service:n,problem:s,severity:a,affects:d,...u})=>({category:i(s.code),severity:a,
host:e===null?null:(0,h.RK)((0,f.nx)(e)),service:n===null?null:(0,h.RK)(n),affects:d,places:u.places.length+(u.placesLeftOut??0),...u.isHostNew?{new:!0}:{}})})};export{ie as id,re as ids,ae as modules};
