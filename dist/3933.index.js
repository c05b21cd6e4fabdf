const ce=3933,le=[3933,709],de={709:((F,v,t)=>{t.d(v,{problemFacts:()=>H});var f=t(4929),m=t(3534),c=t(863),E=t(7052),d=t(960),u=t(9209),p=t(4592),M=t(5136),C=t(
3410),I=t(9804),P=t(4715),$=t(6003),O=t(4375),K=t(7751),U=t(2562),j=t(5138),s=t(789),l=t(793),h=t(6697),L=t(2847),D=t(9319),B=t(8011),W=t(6817);const b=()=>({...p,
...M,...f,...C,...m,...c,...E,...d,...P,...I,...$,...l,...O,...h,...U,...j,...u,...K,...L,...D,...B,...W,...s}),G=["host","proxy","tls","redirect","document","s\
ervice","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","cre\
dentials","services","not"];let N;function H(){return N??=Y(),N}function Y(){const z={},w=Object.values(b());for(const x of G){const J=w.filter(({code:A})=>A.startsWith(
`${x}-`));for(const A of J.sort((Q,Z)=>Q.code<Z.code?-1:1))z[A.code]=A}return z}const X="docs/problems.md"}),9804:((F,v,t)=>{t.r(v),t.d(v,{clientVersion:()=>j,constraintInvalid:()=>C,
constraintUnmeetable:()=>I,lockInvalid:()=>U,lockOutside:()=>$});var f=t(1064),m=t(4e3),c=t(5799);const E=6,d=s=>`"${(0,m.dh)(s)}"`,u=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function p(s){const l=s.replace(u,"");return l===""?"":`: ${l}`}function M(s){switch(s.reason){case"syntax":{const{text:l,why:h}=s;return{message:`${d(l)} is no\
t a version constraint${p(h)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${s.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${s.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${d(s.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${s.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${s.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const C=(0,c.lS)((0,c.z3)("constraint-invalid","Version constraint is in\
valid",f.Du),M),I=(0,c.lS)((0,c.z3)("constraint-unmeetable","No version can meet the constraints",f.Du),({of:s,terms:l,preRelease:h})=>({message:`no version of ${s}\
 can match ${(0,m.XT)(l.map(d),E)}`,help:h!==void 0?`write ${d(h)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:l.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),P={terraform:"terraform",opentofu:"t\
ofu"},$=(0,c.lS)((0,c.z3)("lock-outside","Locked version does not match the constraints",f.Du),({provider:s,version:l,constraints:h,clients:L})=>{const[D,...B]=L,
W=D===void 0||B.length>0?"":`${P[D]} `;return{message:`locked provider ${s} ${l} does not match configured version constraint ${(0,m.XT)(h,E)}`,help:`run \`${W}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),O={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function K(s){const l="failed to read dependency lock file",h="restore the file, or rem\
ove the block and run `init` again";switch(s.reason){case"syntax":return{message:`${l}: ${s.error}`,help:h};case"twice":return{message:`${l}: it has two blocks \
for provider ${s.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${l}: the ${s.of} of provider ${s.
provider} must be written in normalized form: ${d(s.normal)}`,help:h};default:{const[L,D]=O[s.reason];return{message:`${l}: the ${L} of provider ${s.provider} ${D}`,
help:h}}}}const U=(0,c.lS)((0,c.z3)("lock-invalid","Dependency lock file is invalid",f.Du),K),j=(0,c.lS)((0,c.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",f.Du),({client:s,version:l,constraint:h})=>({message:`the version constraint ${d(h)} excludes ${f.bB[s]} ${l}`,help:`use another ver\
sion of ${f.bB[s]}, or change the constraint`}))}),4715:((F,v,t)=>{t.r(v),t.d(v,{answerIncomplete:()=>E});var f=t(1064),m=t(5799);const c={closed:"closed the co\
nnection before the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzi\
p"},E=(0,m.lS)((0,m.z3)("answer-incomplete","Response is incomplete",f.Du),({host:d,why:u})=>({message:`${d} ${c[u]}`,help:(0,m.C)("check for a server that cras\
hes while it responds, or a proxy that changes the body")}))}),4458:((F,v,t)=>{t.d(v,{u:()=>c});var f=t(8884),m=t(8641);function c(){const E=new Map;return d=>{
const{host:u,service:p,problem:M}=d,I=u===null&&!M.code.startsWith("file-")?(0,m.RK)(M.message):"",P=(0,f.Xd)(d)?.file??"",$=[M.code,u??"",(0,m.RK)(p??""),P,I].
join("|"),O=(E.get($)??0)+1;return E.set($,O),`${$}|${O}`}}}),3933:((F,v,t)=>{t.r(v),t.d(v,{renderSarif:()=>J});var f=t(1831),m=t(4458),c=t(2704),E=t(4503),d=t(
4120),u=t(8884),p=t(8641),M=t(5143);const C="%SRCROOT%",I=({file:e})=>e!==""&&e!=="."&&(0,M._M)(e)===null,P=({file:e,line:n,column:o,endColumn:i})=>({artifactLocation:{
uri:e.toWellFormed().split("/").map(encodeURIComponent).join("/"),uriBaseId:C},region:{startLine:n,startColumn:o,endLine:n,endColumn:Math.max(o,i)}}),$=(e,n)=>({
kind:"resource",name:(0,p.RK)(n??e),fullyQualifiedName:(0,p.RK)(n===null?e:`${e}/${n}`)});function O(e,n){const o=(0,p.RK)(e,n).replace(/[{}]/g,"$&$&");return/[[\]]/.
test(o)?U(o):o}const K=(e,n)=>`[${U((0,p.RK)(e).replace(/[{}]/g,"$&$&"))}](${n})`,U=e=>e.replace(/[[\]\\]/g,"\\$&");var j=t(709);const s={error:"error",warning:"\
warning",notice:"note"},l={block:"configuration",client:"configuration",constraint:"configuration",credentials:"credentials",file:"configuration",host:"outage",
lock:"configuration",nothing:"configuration",proxy:"outage",source:"configuration"},h={"document-incomplete":"outage","document-status":"outage","host-dotless-m\
odule":"registry","host-generic":"configuration","host-idn-module":"registry","host-invalid":"configuration","host-missing":"configuration","host-not-allowed":"\
policy","host-private-redirect":"registry"},L=e=>h[e]??l[e.split("-")[0]??""]??"registry",D=()=>Object.keys((0,j.problemFacts)()),B=e=>D().indexOf(e),W=e=>D().map(
n=>G(n,e)),b={error:"error",warning:"warning",notice:"recommendation"};function G(e,n){const{title:o,severity:i,affects:a}=(0,j.problemFacts)()[e],r=`${n}#${e}`,
g=a.length===0?"":` It can affect ${(0,d.SY)(a)}.`,_=L(e);return{id:e,name:e.replace(/(?:^|-)(\w)/g,(R,y)=>y.toUpperCase()),shortDescription:{text:o},fullDescription:{
text:`${o}.${g}`},help:{text:`${o}.${g} Cause, client output and fixes: ${r}`,markdown:`**${o}.**${g}

[Cause, client output and fixes](${r})`},helpUri:r,defaultConfiguration:{level:s[i]},properties:{category:_,tags:["terraform","opentofu","service-discovery",_],
precision:_==="outage"?"medium":"high","problem.severity":b[i]}}}const N=5e3,H=5e7,Y=20,X=3,z=1e3,w=500,x=" ".repeat(6);function*J(e,n){const o=e.findings.filter(
T=>A(T)!==null),i=e.findings.filter(T=>A(T)===null),a=o.slice(0,N),r=i.slice(0,z),g=(0,m.u)(),_=(T,ae)=>(0,c.Z4)(T,ae,x);yield`{
  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
  "version": "2.1.0",
  "runs": [
    {
`,yield`${x}"tool": ${(0,c.IL)({driver:Q(n)},x)}`,yield _("columnKind","unicodeCodePoints"),yield _("originalUriBaseIds",{[C]:{description:{text:"the root of th\
e repository"}}});const y={maxBytes:H,margin:x},S=yield*(0,c.Rr)("results",a,y,T=>oe(T,g(T))),V=a.length-S;yield _("invocations",[Z(e,n,r,V)]),yield _("properti\
es",{passed:e.passed,findings:e.findings.length,resultsLeftOut:o.length-V,notificationsLeftOut:i.length-r.length}),yield`
    }
  ]
}
`}function A(e){const n=(0,u.Xd)(e);return n!==null&&I(n)?n:null}const Q=({version:e,docsUrl:n})=>({name:"tf-disco",version:e,semanticVersion:e,informationUri:n,
rules:W(n)});function Z(e,n,o,i){const{startedAt:a,durationMs:r}=n,g=n.remarks.map(R=>({level:"note",message:{text:`${O(R)}.`}})),_=te(e.findings.length,i+o.length);
return{executionSuccessful:e.stopped===null,exitCode:ee(e),startTimeUtc:a,endTimeUtc:new Date(Date.parse(a)+r).toISOString(),toolExecutionNotifications:[..._,...g,
...o.map(R=>ne(R,n))]}}const ee=({passed:e,stopped:n})=>n!==null&&n.kind!=="deadline"?3:e?0:1;function te(e,n){return n===e?[]:[{level:"warning",message:{text:`${n}\
 of ${(0,d.px)(e,"finding")} are in this file, the worst first, because code scanning accepts no more. See the JSON report.`}}]}function ne(e,n){const{host:o,service:i,
problem:a,severity:r}=e;return{level:r==="notice"?"note":"warning",message:{text:`${k(e)}${re(e,n)}`},associatedRule:{id:a.code,index:B(a.code)},...o===null?{}:
{locations:[{logicalLocations:[$(o,i)]}]},properties:q(e)}}function oe(e,n){const{host:o,service:i,problem:a,severity:r}=e,{lines:g,leftOut:_}=(0,u.yv)([e]),[R,
...y]=g,S=y.filter(I).slice(0,Y),V=o===null?{}:{logicalLocations:[$(o,i)]};return{ruleId:a.code,ruleIndex:B(a.code),level:s[r],message:{text:`${k(e)}${se(y.length+
_,S)}`},locations:R===void 0?[]:[{physicalLocation:P(R),...V}],...S.length===0?{}:{relatedLocations:S.map(ie)},partialFingerprints:{"tfDiscoFinding/v1":n},properties:{
...q(e),relatedLeftOut:y.length+_-S.length}}}function k({problem:e,isHostNew:n}){const o=e.help?` Help: ${O(e.help,w)}.`:"";return`${O(e.message,w)}.${o}${n?` T\
he host is ${d.dy}.`:""}`}function se(e,n){if(n.length===0)return"";const o=n.slice(0,X).map((a,r)=>K((0,u.R3)(a),r+1)),i=e-o.length;return` Also at ${o.join(",\
 ")}${i>0?` and ${(0,d.px)(i,"more place")}`:""}.`}function re(e,n){const o=(0,u.eb)([e]);if(o.length===0)return"";const i=o.slice(0,X).map(r=>{const g=(0,E.uM)(
r,n);return g===null?O((0,u.R3)(r)):K((0,u.R3)(r),g)}),a=(0,u.mj)([e],n.repositories.length);return` At ${(0,d.K4)(i,X,o.length-i.length)}${a===""?"":` (${a})`}\
.`}const ie=(e,n)=>({id:n+1,physicalLocation:P(e)}),q=({host:e,service:n,problem:o,severity:i,affects:a,...r})=>({category:L(o.code),severity:i,host:e===null?null:
(0,p.RK)((0,f.nx)(e)),service:n===null?null:(0,p.RK)(n),affects:a,places:r.places.length+(r.placesLeftOut??0),...r.isHostNew?{new:!0}:{}})})};export{ce as id,le as ids,de as modules};
