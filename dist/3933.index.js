const ct=3933,lt=[3933,709],dt={709:((w,O,n)=>{n.d(O,{problemFacts:()=>H});var h=n(4929),p=n(3534),l=n(863),$=n(7052),d=n(960),f=n(9209),v=n(4592),M=n(5136),C=n(
3410),I=n(9804),P=n(4715),E=n(6003),g=n(4375),K=n(7751),U=n(2562),j=n(5138),s=n(789),c=n(793),u=n(6697),L=n(2847),D=n(9319),x=n(8011),W=n(6817);const b=()=>({...v,
...M,...h,...C,...p,...l,...$,...d,...P,...I,...E,...c,...g,...u,...U,...j,...f,...K,...L,...D,...x,...W,...s}),G=["host","proxy","tls","redirect","document","s\
ervice","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","cre\
dentials","services","not"];let N;function H(){return N??=Y(),N}function Y(){const X={},V=Object.values(b());for(const B of G){const J=V.filter(({code:A})=>A.startsWith(
`${B}-`));for(const A of J.sort((Q,Z)=>Q.code<Z.code?-1:1))X[A.code]=A}return X}const F="docs/problems.md"}),9804:((w,O,n)=>{n.r(O),n.d(O,{clientVersion:()=>j,constraintInvalid:()=>C,
constraintUnmeetable:()=>I,lockInvalid:()=>U,lockOutside:()=>E});var h=n(1064),p=n(4e3),l=n(5799);const $=6,d=s=>`"${(0,p.dh)(s)}"`,f=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function v(s){const c=s.replace(f,"");return c===""?"":`: ${c}`}function M(s){switch(s.reason){case"syntax":{const{text:c,why:u}=s;return{message:`${d(c)} is no\
t a version constraint${v(u)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${s.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${s.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${d(s.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${s.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${s.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const C=(0,l.lS)((0,l.z3)("constraint-invalid","Version constraint is in\
valid",h.Du),M),I=(0,l.lS)((0,l.z3)("constraint-unmeetable","No version can meet the constraints",h.Du),({of:s,terms:c,preRelease:u})=>({message:`no version of ${s}\
 can match ${(0,p.XT)(c.map(d),$)}`,help:u!==void 0?`write ${d(u)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:c.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),P={terraform:"terraform",opentofu:"t\
ofu"},E=(0,l.lS)((0,l.z3)("lock-outside","Locked version does not match the constraints",h.Du),({provider:s,version:c,constraints:u,clients:L})=>{const[D,...x]=L,
W=D===void 0||x.length>0?"":`${P[D]} `;return{message:`locked provider ${s} ${c} does not match configured version constraint ${(0,p.XT)(u,$)}`,help:`run \`${W}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),g={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function K(s){const c="failed to read dependency lock file",u="restore the file, or rem\
ove the block and run `init` again";switch(s.reason){case"syntax":return{message:`${c}: ${s.error}`,help:u};case"twice":return{message:`${c}: it has two blocks \
for provider ${s.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${c}: the ${s.of} of provider ${s.
provider} must be written in normalized form: ${d(s.normal)}`,help:u};default:{const[L,D]=g[s.reason];return{message:`${c}: the ${L} of provider ${s.provider} ${D}`,
help:u}}}}const U=(0,l.lS)((0,l.z3)("lock-invalid","Dependency lock file is invalid",h.Du),K),j=(0,l.lS)((0,l.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",h.Du),({client:s,version:c,constraint:u})=>({message:`the version constraint ${d(u)} excludes ${h.bB[s]} ${c}`,help:`use another ver\
sion of ${h.bB[s]}, or change the constraint`}))}),4458:((w,O,n)=>{n.d(O,{u:()=>l});var h=n(8884),p=n(8641);function l(){const $=new Map;return d=>{const{host:f,
service:v,problem:M}=d,I=f===null&&!M.code.startsWith("file-")?(0,p.RK)(M.message):"",P=(0,h.Xd)(d)?.file??"",E=[M.code,f??"",(0,p.RK)(v??""),P,I].join("|"),g=($.
get(E)??0)+1;return $.set(E,g),`${E}|${g}`}}}),3933:((w,O,n)=>{n.r(O),n.d(O,{renderSarif:()=>J});var h=n(1831),p=n(4458),l=n(2704),$=n(4503),d=n(4120),f=n(8884),
v=n(8641),M=n(5143);const C="%SRCROOT%",I=({file:t})=>t!==""&&t!=="."&&(0,M._M)(t)===null,P=({file:t,line:e,column:o,endColumn:i})=>({artifactLocation:{uri:t.toWellFormed().
split("/").map(encodeURIComponent).join("/"),uriBaseId:C},region:{startLine:e,startColumn:o,endLine:e,endColumn:Math.max(o,i)}}),E=(t,e)=>({kind:"resource",name:(0,v.
RK)(e??t),fullyQualifiedName:(0,v.RK)(e===null?t:`${t}/${e}`)});function g(t,e){const o=(0,v.RK)(t,e).replace(/[{}]/g,"$&$&");return/[[\]]/.test(o)?U(o):o}const K=(t,e)=>`\
[${U((0,v.RK)(t).replace(/[{}]/g,"$&$&"))}](${e})`,U=t=>t.replace(/[[\]\\]/g,"\\$&");var j=n(709);const s={error:"error",warning:"warning",notice:"note"},c={block:"\
configuration",client:"configuration",constraint:"configuration",credentials:"credentials",file:"configuration",host:"outage",lock:"configuration",nothing:"conf\
iguration",proxy:"outage",source:"configuration"},u={"document-incomplete":"outage","document-status":"outage","host-dotless-module":"registry","host-generic":"\
configuration","host-idn-module":"registry","host-invalid":"configuration","host-missing":"configuration","host-not-allowed":"policy","host-private-redirect":"r\
egistry"},L=t=>u[t]??c[t.split("-")[0]??""]??"registry",D=()=>Object.keys((0,j.problemFacts)()),x=t=>D().indexOf(t),W=t=>D().map(e=>G(e,t)),b={error:"error",warning:"\
warning",notice:"recommendation"};function G(t,e){const{title:o,severity:i,affects:a}=(0,j.problemFacts)()[t],r=`${e}#${t}`,_=a.length===0?"":` It can affect ${(0,d.
SY)(a)}.`,m=L(t);return{id:t,name:t.replace(/(?:^|-)(\w)/g,(R,y)=>y.toUpperCase()),shortDescription:{text:o},fullDescription:{text:`${o}.${_}`},help:{text:`${o}\
.${_} Cause, client output and fixes: ${r}`,markdown:`**${o}.**${_}

[Cause, client output and fixes](${r})`},helpUri:r,defaultConfiguration:{level:s[i]},properties:{category:m,tags:["terraform","opentofu","service-discovery",m],
precision:m==="outage"?"medium":"high","problem.severity":b[i]}}}const N=5e3,H=5e7,Y=20,F=3,X=1e3,V=500,B=" ".repeat(6);function*J(t,e){const o=t.findings.filter(
T=>A(T)!==null),i=t.findings.filter(T=>A(T)===null),a=o.slice(0,N),r=i.slice(0,X),_=(0,p.u)(),m=(T,at)=>(0,l.Z4)(T,at,B);yield`{
  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
  "version": "2.1.0",
  "runs": [
    {
`,yield`${B}"tool": ${(0,l.IL)({driver:Q(e)},B)}`,yield m("columnKind","unicodeCodePoints"),yield m("originalUriBaseIds",{[C]:{description:{text:"the root of th\
e repository"}}});const y={maxBytes:H,margin:B},S=yield*(0,l.Rr)("results",a,y,T=>ot(T,_(T))),z=a.length-S;yield m("invocations",[Z(t,e,r,z)]),yield m("properti\
es",{passed:t.passed,findings:t.findings.length,resultsLeftOut:o.length-z,notificationsLeftOut:i.length-r.length}),yield`
    }
  ]
}
`}function A(t){const e=(0,f.Xd)(t);return e!==null&&I(e)?e:null}const Q=({version:t,docsUrl:e})=>({name:"tf-disco",version:t,semanticVersion:t,informationUri:e,
rules:W(e)});function Z(t,e,o,i){const{startedAt:a,durationMs:r}=e,_=e.remarks.map(R=>({level:"note",message:{text:`${g(R)}.`}})),m=et(t.findings.length,i+o.length);
return{executionSuccessful:t.stopped===null,exitCode:tt(t),startTimeUtc:a,endTimeUtc:new Date(Date.parse(a)+r).toISOString(),toolExecutionNotifications:[...m,..._,
...o.map(R=>nt(R,e))]}}const tt=({passed:t,stopped:e})=>e!==null&&e.kind!=="deadline"?3:t?0:1;function et(t,e){return e===t?[]:[{level:"warning",message:{text:`${e}\
 of ${(0,d.px)(t,"finding")} are in this file, the worst first, because code scanning accepts no more. See the JSON report.`}}]}function nt(t,e){const{host:o,service:i,
problem:a,severity:r}=t;return{level:r==="notice"?"note":"warning",message:{text:`${k(t)}${rt(t,e)}`},associatedRule:{id:a.code,index:x(a.code)},...o===null?{}:
{locations:[{logicalLocations:[E(o,i)]}]},properties:q(t)}}function ot(t,e){const{host:o,service:i,problem:a,severity:r}=t,{lines:_,leftOut:m}=(0,f.yv)([t]),[R,
...y]=_,S=y.filter(I).slice(0,Y),z=o===null?{}:{logicalLocations:[E(o,i)]};return{ruleId:a.code,ruleIndex:x(a.code),level:s[r],message:{text:`${k(t)}${st(y.length+
m,S)}`},locations:R===void 0?[]:[{physicalLocation:P(R),...z}],...S.length===0?{}:{relatedLocations:S.map(it)},partialFingerprints:{"tfDiscoFinding/v1":e},properties:{
...q(t),relatedLeftOut:y.length+m-S.length}}}function k({problem:t,isHostNew:e}){const o=t.help?` Help: ${g(t.help,V)}.`:"";return`${g(t.message,V)}.${o}${e?` T\
he host is ${d.dy}.`:""}`}function st(t,e){if(e.length===0)return"";const o=e.slice(0,F).map((a,r)=>K((0,f.R3)(a),r+1)),i=t-o.length;return` Also at ${o.join(",\
 ")}${i>0?` and ${(0,d.px)(i,"more place")}`:""}.`}function rt(t,e){const o=(0,f.eb)([t]);if(o.length===0)return"";const i=o.slice(0,F).map(r=>{const _=(0,$.uM)(
r,e);return _===null?g((0,f.R3)(r)):K((0,f.R3)(r),_)}),a=(0,f.mj)([t],e.repositories.length);return` At ${(0,d.K4)(i,F,o.length-i.length)}${a===""?"":` (${a})`}\
.`}const it=(t,e)=>({id:e+1,physicalLocation:P(t)}),q=({host:t,service:e,problem:o,severity:i,affects:a,...r})=>({category:L(o.code),severity:i,host:t===null?null:
(0,v.RK)((0,h.nx)(t)),service:e===null?null:(0,v.RK)(e),affects:a,places:r.places.length+(r.placesLeftOut??0),...r.isHostNew?{new:!0}:{}})})};export{ct as id,lt as ids,dt as modules};
