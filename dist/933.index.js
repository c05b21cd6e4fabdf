const ie=933,re=[933,709],ae={709:((V,p,n)=>{n.d(p,{problemFacts:()=>b});var f=n(4929),v=n(3534),a=n(863),m=n(7052),u=n(960),h=n(9209),D=n(4592),g=n(5136),R=n(3410),
I=n(9804),E=n(4715),O=n(6003),M=n(4375),A=n(7751),K=n(2562),j=n(5138),o=n(789),i=n(793),c=n(6697),P=n(2847),L=n(9319),S=n(8011),W=n(6817);const w=()=>({...D,...g,
...f,...R,...v,...a,...m,...u,...E,...I,...O,...i,...M,...c,...K,...j,...h,...A,...P,...L,...S,...W,...o}),z=["host","proxy","tls","redirect","document","servic\
e","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","credenti\
als","services","not"];let N;function b(){return N??=G(),N}function G(){const C={},Y=Object.values(w());for(const F of z){const J=Y.filter(({code:x})=>x.startsWith(
`${F}-`));for(const x of J.sort((Q,Z)=>Q.code<Z.code?-1:1))C[x.code]=x}return C}const H="docs/problems.md"}),9804:((V,p,n)=>{n.r(p),n.d(p,{clientVersion:()=>j,constraintInvalid:()=>R,
constraintUnmeetable:()=>I,lockInvalid:()=>K,lockOutside:()=>O});var f=n(1064),v=n(4e3),a=n(5799);const m=6,u=o=>`"${(0,v.dh)(o)}"`,h=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function D(o){const i=o.replace(h,"");return i===""?"":`: ${i}`}function g(o){switch(o.reason){case"syntax":{const{text:i,why:c}=o;return{message:`${u(i)} is no\
t a version constraint${D(c)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${o.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${o.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${u(o.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${o.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${o.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const R=(0,a.lS)((0,a.z3)("constraint-invalid","Version constraint is in\
valid",f.Du),g),I=(0,a.lS)((0,a.z3)("constraint-unmeetable","No version can meet the constraints",f.Du),({of:o,terms:i,preRelease:c})=>({message:`no version of ${o}\
 can match ${(0,v.XT)(i.map(u),m)}`,help:c!==void 0?`write ${u(c)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:i.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),E={terraform:"terraform",opentofu:"t\
ofu"},O=(0,a.lS)((0,a.z3)("lock-outside","Locked version does not match the constraints",f.Du),({provider:o,version:i,constraints:c,clients:P})=>{const[L,...S]=P,
W=L===void 0||S.length>0?"":`${E[L]} `;return{message:`locked provider ${o} ${i} does not match configured version constraint ${(0,v.XT)(c,m)}`,help:`run \`${W}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),M={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function A(o){const i="failed to read dependency lock file",c="restore the file, or rem\
ove the block and run `init` again";switch(o.reason){case"syntax":return{message:`${i}: ${o.error}`,help:c};case"twice":return{message:`${i}: it has two blocks \
for provider ${o.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${i}: the ${o.of} of provider ${o.
provider} must be written in normalized form: ${u(o.normal)}`,help:c};default:{const[P,L]=M[o.reason];return{message:`${i}: the ${P} of provider ${o.provider} ${L}`,
help:c}}}}const K=(0,a.lS)((0,a.z3)("lock-invalid","Dependency lock file is invalid",f.Du),A),j=(0,a.lS)((0,a.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",f.Du),({client:o,version:i,constraint:c})=>({message:`the version constraint ${u(c)} excludes ${f.bB[o]} ${i}`,help:`use another ver\
sion of ${f.bB[o]}, or change the constraint`}))}),4458:((V,p,n)=>{n.d(p,{u:()=>a});var f=n(8884),v=n(8641);function a(){const m=new Map;return u=>{const{host:h,
service:D,problem:g}=u,I=h===null&&!g.code.startsWith("file-")?(0,v.RK)(g.message):"",E=(0,f.Xd)(u)?.file??"",O=[g.code,h??"",(0,v.RK)(D??""),E,I].join("|"),M=(m.
get(O)??0)+1;return m.set(O,M),`${O}|${M}`}}}),3933:((V,p,n)=>{n.r(p),n.d(p,{renderSarif:()=>Y});var f=n(1831),v=n(4458),a=n(2704),m=n(4120),u=n(8884),h=n(8641);
const D="%SRCROOT%",g=({file:e})=>e!==""&&e!==".",R=({file:e,line:t,column:s,endColumn:r})=>({artifactLocation:{uri:e.toWellFormed().split("/").map(encodeURIComponent).
join("/"),uriBaseId:D},region:{startLine:t,startColumn:s,endLine:t,endColumn:Math.max(s,r)}}),I=(e,t)=>({kind:"resource",name:(0,h.RK)(t??e),fullyQualifiedName:(0,h.
RK)(t===null?e:`${e}/${t}`)});function E(e,t){const s=(0,h.RK)(e,t).replace(/[{}]/g,"$&$&");return/[[\]]/.test(s)?M(s):s}const O=(e,t)=>`[${M((0,h.RK)(e).replace(
/[{}]/g,"$&$&"))}](${t})`,M=e=>e.replace(/[[\]\\]/g,"\\$&");var A=n(709);const K={error:"error",warning:"warning",notice:"note"},j={block:"configuration",client:"\
configuration",constraint:"configuration",credentials:"credentials",file:"configuration",host:"outage",lock:"configuration",nothing:"configuration",proxy:"outag\
e",source:"configuration"},o={"document-incomplete":"outage","document-status":"outage","host-dotless-module":"registry","host-generic":"configuration","host-id\
n-module":"registry","host-invalid":"configuration","host-missing":"configuration","host-not-allowed":"policy","host-private-redirect":"registry"},i=e=>o[e]??j[e.
split("-")[0]??""]??"registry",c=()=>Object.keys((0,A.problemFacts)()),P=e=>c().indexOf(e),L=e=>c().map(t=>W(t,e)),S={error:"error",warning:"warning",notice:"re\
commendation"};function W(e,t){const{title:s,severity:r,affects:l}=(0,A.problemFacts)()[e],d=`${t}#${e}`,$=l.length===0?"":` It can affect ${(0,m.SY)(l)}.`,_=i(
e);return{id:e,name:e.replace(/(?:^|-)(\w)/g,(U,y)=>y.toUpperCase()),shortDescription:{text:s},fullDescription:{text:`${s}.${$}`},help:{text:`${s}.${$} Cause, c\
lient output and fixes: ${d}`,markdown:`**${s}.**${$}

[Cause, client output and fixes](${d})`},helpUri:d,defaultConfiguration:{level:K[r]},properties:{category:_,tags:["terraform","opentofu","service-discovery",_],
precision:_==="outage"?"medium":"high","problem.severity":S[r]}}}const w=5e3,z=5e7,N=20,b=3,G=1e3,H=500,C=" ".repeat(6);function*Y(e,t){const s=e.findings.filter(
T=>F(T)!==null),r=e.findings.filter(T=>F(T)===null),l=s.slice(0,w),d=r.slice(0,G),$=(0,v.u)(),_=(T,se)=>(0,a.Z4)(T,se,C);yield`{
  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
  "version": "2.1.0",
  "runs": [
    {
`,yield`${C}"tool": ${(0,a.IL)({driver:J(t)},C)}`,yield _("columnKind","unicodeCodePoints"),yield _("originalUriBaseIds",{[D]:{description:{text:"the root of th\
e repository"}}});const y={maxBytes:z,margin:C},B=yield*(0,a.Rr)("results",l,y,T=>te(T,$(T))),X=l.length-B;yield _("invocations",[x(e,t,d,X)]),yield _("properti\
es",{passed:e.passed,findings:e.findings.length,resultsLeftOut:s.length-X,notificationsLeftOut:r.length-d.length}),yield`
    }
  ]
}
`}function F(e){const t=(0,u.Xd)(e);return t!==null&&g(t)?t:null}const J=({version:e,docsUrl:t})=>({name:"tf-disco",version:e,semanticVersion:e,informationUri:t,
rules:L(t)});function x(e,t,s,r){const{startedAt:l,durationMs:d}=t,$=t.remarks.map(U=>({level:"note",message:{text:`${E(U)}.`}})),_=Z(e.findings.length,r+s.length);
return{executionSuccessful:e.stopped===null,exitCode:Q(e),startTimeUtc:l,endTimeUtc:new Date(Date.parse(l)+d).toISOString(),toolExecutionNotifications:[..._,...$,
...s.map(ee)]}}const Q=({passed:e,stopped:t})=>t!==null&&t.kind!=="deadline"?3:e?0:1;function Z(e,t){return t===e?[]:[{level:"warning",message:{text:`${t} of ${(0,m.
px)(e,"finding")} are in this file, the worst first, because code scanning accepts no more. See the JSON report.`}}]}function ee(e){const{host:t,service:s,problem:r,
severity:l}=e;return{level:l==="notice"?"note":"warning",message:{text:k(e)},associatedRule:{id:r.code,index:P(r.code)},...t===null?{}:{locations:[{logicalLocations:[
I(t,s)]}]},properties:q(e)}}function te(e,t){const{host:s,service:r,problem:l,severity:d}=e,{lines:$,leftOut:_}=(0,u.yv)([e]),[U,...y]=$,B=y.filter(g).slice(0,N),
X=s===null?{}:{logicalLocations:[I(s,r)]};return{ruleId:l.code,ruleIndex:P(l.code),level:K[d],message:{text:`${k(e)}${ne(y.length+_,B)}`},locations:U===void 0?[]:
[{physicalLocation:R(U),...X}],...B.length===0?{}:{relatedLocations:B.map(oe)},partialFingerprints:{"tfDiscoFinding/v1":t},properties:{...q(e),relatedLeftOut:y.
length+_-B.length}}}function k({problem:e,isHostNew:t}){const s=e.help?` Help: ${E(e.help,H)}.`:"";return`${E(e.message,H)}.${s}${t?` The host is ${m.dy}.`:""}`}
function ne(e,t){if(t.length===0)return"";const s=t.slice(0,b).map((l,d)=>O((0,u.R3)(l),d+1)),r=e-s.length;return` Also at ${s.join(", ")}${r>0?` and ${(0,m.px)(
r,"more place")}`:""}.`}const oe=(e,t)=>({id:t+1,physicalLocation:R(e)}),q=({host:e,service:t,problem:s,severity:r,affects:l,...d})=>({category:i(s.code),severity:r,
host:e===null?null:(0,h.RK)((0,f.nx)(e)),service:t===null?null:(0,h.RK)(t),affects:l,places:d.places.length+(d.placesLeftOut??0),...d.isHostNew?{new:!0}:{}})})};export{ie as id,re as ids,ae as modules};
