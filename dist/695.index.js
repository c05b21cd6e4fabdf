const te=695,se=[695],re={7695:((w,D,o)=>{o.r(D),o.d(D,{renderSarif:()=>G});var f=o(4e3),$=o(1831),i=o(4458),y=o(2704),h=o(4503),v=o(4120),g=o(8884),l=o(8641),S=o(
5143);const L="%SRCROOT%",E=({file:e})=>e!==""&&e!=="."&&(0,S._M)(e)===null,O=({file:e,line:n,column:s,endColumn:c})=>({artifactLocation:{uri:e.toWellFormed().split(
"/").map(encodeURIComponent).join("/"),uriBaseId:L},region:{startLine:n,startColumn:s,endLine:n,endColumn:Math.max(s,c)}}),C=(e,n)=>({kind:"resource",name:(0,l.
RK)(n??e),fullyQualifiedName:(0,l.RK)(n===null?e:`${e}/${n}`)});function P(e){const n=(0,l.RK)(e).replace(/[{}]/g,"$&$&");return/[[\]]/.test(n)?j(n):n}const A=(e,n)=>`\
[${j((0,l.RK)(e).replace(/[{}]/g,"$&$&"))}](${n})`,j=e=>e.replace(/[[\]\\]/g,"\\$&");var t=o(3579);const r={error:"error",warning:"warning",notice:"note"},p={block:"\
configuration",client:"configuration",constraint:"configuration",credentials:"credentials",file:"configuration",host:"outage",lock:"configuration",nothing:"conf\
iguration",proxy:"outage",source:"configuration"},a={"document-incomplete":"outage","document-status":"outage","host-dotless-module":"registry","host-generic":"\
configuration","host-idn-module":"registry","host-invalid":"configuration","host-missing":"configuration","host-not-allowed":"policy","host-private-redirect":"r\
egistry"},I=e=>a[e]??p[e.split("-")[0]??""]??"registry",N=()=>Object.keys((0,t.t)()),m=e=>N().indexOf(e),M=e=>N().map(n=>W(n,e)),V={error:"error",warning:"warni\
ng",notice:"recommendation"};function W(e,n){const{title:s,severity:c,affects:d}=(0,t.t)()[e],u=`${n}#${e}`,U=d.length===0?"":` It can affect ${(0,v.SY)(d)}.`,x=I(
e);return{id:e,name:e.replace(/(?:^|-)(\w)/g,(R,T)=>T.toUpperCase()),shortDescription:{text:s},fullDescription:{text:`${s}.${U}`},help:{text:`${s}.${U} Cause, c\
lient output and fixes: ${u}`,markdown:`**${s}.**${U}

[Cause, client output and fixes](${u})`},helpUri:u,defaultConfiguration:{level:r[c]},properties:{category:x,tags:["terraform","opentofu","service-discovery",x],
precision:x==="outage"?"medium":"high","problem.severity":V[c]}}}const b=5e3,H=20,X=3,k=" ".repeat(6);function*G(e,n){const s=e.findings.filter(K=>B(K)!==null),
c=e.findings.filter(K=>B(K)===null),{shown:d,more:u}=(0,f.zN)(s,b),U=(0,i.u)(),{version:x,docsUrl:R}=n,T={name:"tf-disco",version:x,semanticVersion:x,informationUri:R,
rules:M(R)},F=(K,ne)=>(0,y.Z4)(K,ne,k);yield`{
  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
  "version": "2.1.0",
  "runs": [
    {
`,yield`${k}"tool": ${(0,y.IL)({driver:T},k)}`,yield F("columnKind","unicodeCodePoints"),yield F("originalUriBaseIds",{[L]:{description:{text:"the root of the r\
epository"}}}),yield*(0,y.Rr)("results",d,k,K=>Y(K,U(K))),yield F("invocations",[J(e,n,c,u)]),yield F("properties",{passed:e.passed,findings:e.findings.length}),
yield`
    }
  ]
}
`}function B(e){const n=(0,g.Xd)(e);return n!==null&&E(n)?n:null}function J(e,n,s,c){const{startedAt:d,durationMs:u}=n,{length:U}=e.findings,x=`${U-c} of ${(0,v.
px)(U,"finding")} are in this file, the worst first, because code scanning accepts no more. See the JSON report.`,R=n.remarks.map(T=>({level:"note",message:{text:`${P(
T)}.`}}));return{executionSuccessful:e.stopped===null,exitCode:z(e),startTimeUtc:d,endTimeUtc:new Date(Date.parse(d)+u).toISOString(),toolExecutionNotifications:[
...c===0?[]:[{level:"warning",message:{text:x}}],...R,...s.map(T=>Q(T,n))]}}const z=({passed:e,stopped:n})=>(n===null?[]:(0,f.zM)(n)).some(({kind:c})=>c==="sign\
al"||c==="crash")?3:e?0:1;function Q(e,n){const{host:s,service:c,problem:d,severity:u}=e;return{level:u==="notice"?"note":"warning",message:{text:`${Z(e)}${oe(e,
n)}`},associatedRule:{id:d.code,index:m(d.code)},...s===null?{}:{locations:[{logicalLocations:[C(s,c)]}]},properties:q(e)}}function Y(e,n){const{host:s,service:c,
problem:d,severity:u}=e,[U,...x]=(0,g.yv)([e]).lines,R=x.filter(E).slice(0,H),T=s===null?{}:{logicalLocations:[C(s,c)]};return{ruleId:d.code,ruleIndex:m(d.code),
level:r[u],message:{text:`${Z(e)}${ee(x.length,R)}`},locations:U===void 0?[]:[{physicalLocation:O(U),...T}],...R.length===0?{}:{relatedLocations:R.map((F,_)=>({
id:_+1,physicalLocation:O(F)}))},partialFingerprints:{"tfDiscoFinding/v1":n},properties:q(e)}}function Z({problem:e,isHostNew:n}){const s=e.help?` Help: ${P(e.help)}\
.`:"";return`${P(e.message)}.${s}${n?` The host is ${v.dy}.`:""}`}function ee(e,n){if(n.length===0)return"";const s=n.slice(0,X).map((d,u)=>A((0,g.R3)(d),u+1)),
c=e-s.length;return` Also at ${s.join(", ")}${c>0?` and ${(0,v.px)(c,"more place")}`:""}.`}function oe(e,n){const s=(0,g.eb)([e]);if(s.length===0)return"";const c=(0,f.
K4)(s,X,u=>{const U=(0,h.uM)(u,n);return U===null?P((0,g.R3)(u)):A((0,g.R3)(u),U)}),d=(0,g.mj)([e],n.repositories.length);return` At ${c}${d===""?"":` (${d})`}.`}
const q=({host:e,service:n,problem:s,severity:c,affects:d,...u})=>({category:I(s.code),severity:c,host:e===null?null:(0,l.RK)((0,$.nx)(e)),service:n===null?null:
(0,l.RK)(n),affects:d,places:u.places.length,...u.isHostNew?{new:!0}:{}})}),3579:((w,D,o)=>{o.d(D,{t:()=>b});var f={};o.r(f),o.d(f,{answerIncomplete:()=>C.B,blockReserved:()=>M.
ME,blockUnsupported:()=>M.jP,clientVersion:()=>O.Ov,cloudOrganization:()=>E.Dr,cloudToken:()=>E.vs,cloudVersion:()=>E.EK,cloudWorkspace:()=>E.dF,cloudWorkspaceMissing:()=>E.
Fu,constraintInvalid:()=>O.jF,constraintUnmeetable:()=>O.id,credentialsConfig:()=>$.P4,credentialsDiffer:()=>i.tK,credentialsEmpty:()=>i.QU,credentialsHelper:()=>$.
Dz,credentialsMalformed:()=>i.Eu,credentialsMissing:()=>i.$U,credentialsNearMiss:()=>i.z2,credentialsOtherHost:()=>i.To,credentialsRejected:()=>i.JD,credentialsShort:()=>i.
fj,credentialsUnused:()=>i.bI,documentAbsent:()=>v.HB,documentEncoding:()=>v.jN,documentHeaders:()=>v.ku,documentIncomplete:()=>v.Eh,documentNotJson:()=>v.pN,documentNotObject:()=>v.
g0,documentSize:()=>v.zf,documentStatus:()=>v.wE,documentType:()=>v.e,documentUnauthorized:()=>i.iX,fileLimit:()=>y.ub,fileOutside:()=>y.a3,fileSyntax:()=>y.U$,
fileUnreadable:()=>y.WO,hostAssumed:()=>I.zo,hostCheckCrashed:()=>I.n3,hostDotlessModule:()=>M.Zp,hostGeneric:()=>I.U7,hostHttp2:()=>I.ro,hostIdnModule:()=>M._W,
hostInvalid:()=>M.k0,hostMissing:()=>M.tg,hostNotAllowed:()=>I.wp,hostNotChecked:()=>I.nD,hostPrivateRedirect:()=>I.AO,hostProtocol:()=>h.P0,hostRecovered:()=>h.
Er,hostSlow:()=>h.U2,hostTimeout:()=>h.Qs,hostUnknown:()=>h.T0,hostUnreachable:()=>h.P6,lockInvalid:()=>O.FA,lockOutside:()=>O.N0,lockPlatformMissing:()=>r.z0,loginAuthzInvalid:()=>a.
TJ,loginAuthzMissing:()=>a.K3,loginClientEmpty:()=>a.iP,loginClientMissing:()=>a.pF,loginGrantTypesInvalid:()=>a.Si,loginGrantTypesUnknown:()=>a.N4,loginGrantTypesUnsupported:()=>a.
yA,loginPortsCount:()=>a.XB,loginPortsIgnored:()=>a.WC,loginPortsOrder:()=>a.QI,loginPortsRange:()=>a.Vr,loginPortsSingle:()=>a.uR,loginScopesIgnored:()=>a.lT,loginScopesInvalid:()=>a.
mH,loginTokenInvalid:()=>a.mL,loginTokenMissing:()=>a.xu,loginType:()=>a.e7,loginUrlPort:()=>a.Cq,mirrorUrl:()=>A.zS,mirrorVersion:()=>A.gU,moduleDescribed:()=>P.
o,moduleUnknown:()=>p.J,notFollowed:()=>j.q,nothingToCheck:()=>y.JW,packageDocument:()=>r.Es,packageLocation:()=>t.KG,packagePlatform:()=>r.oL,packageProtocol:()=>r.
Vf,packageSums:()=>r.xD,packageUnauthorized:()=>t.vn,packageUnreachable:()=>t.N7,packageUnsigned:()=>r.iw,providerExcluded:()=>A.WZ,providerUnknown:()=>p.s,providerWarning:()=>S.
Mx,proxyRefused:()=>l.rZ,redirectInsecure:()=>g.n4,redirectInvalid:()=>g.Y3,redirectLimit:()=>g.KA,redirectLoop:()=>g.f0,redirectNested:()=>g.CL,serviceMissing:()=>N.
WI,serviceType:()=>N.IR,serviceUrlCredentials:()=>m.Ju,serviceUrlCrossHost:()=>m.T$,serviceUrlDoubleSlash:()=>m.$H,serviceUrlEmpty:()=>m.Q8,serviceUrlInsecure:()=>m.
l5,serviceUrlInvalid:()=>m.WS,serviceUrlLooksLikeHost:()=>m.Ew,serviceUrlNoSlash:()=>m.jI,serviceUrlOtherPort:()=>m.Gh,serviceUrlPrivate:()=>m.o1,serviceUrlQuery:()=>m.
Xq,serviceUrlRelative:()=>m.J6,serviceUrlSame:()=>m.ln,serviceVersion:()=>N.C6,servicesForced:()=>$.Yv,servicesForcedDiffer:()=>$.kV,sourceDynamic:()=>M.J0,sourceInvalid:()=>M.
DA,sourceNearMiss:()=>M.My,tlsExpired:()=>l.vk,tlsExpiresSoon:()=>l.BU,tlsNameMismatch:()=>l.B_,tlsNotYetValid:()=>l.x1,tlsPlainHttp:()=>l.MY,tlsProtocol:()=>l.
cI,tlsUntrusted:()=>l.SE,versionLockedGone:()=>L.k,versionNoneFits:()=>L.P,versionUnreadable:()=>S.Ev,versionsEmpty:()=>S.hy,versionsShape:()=>S.RK,versionsStatus:()=>S.
MI,versionsUnauthorized:()=>S.m$});var $=o(4929),i=o(3534),y=o(7052),h=o(960),v=o(2636),g=o(9209),l=o(9872),S=o(4592),L=o(5136),E=o(3410),O=o(9804),C=o(4715),P=o(
6003),A=o(4375),j=o(7751),t=o(2562),r=o(5138),p=o(789),a=o(793),I=o(6697),N=o(2847),m=o(9319),M=o(8011);const V=["host","proxy","tls","redirect","document","ser\
vice","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","crede\
ntials","services","not"];let W;function b(){return W??=H(),W}function H(){const k={},G=Object.values(f);for(const B of V){const J=G.filter(({code:z})=>z.startsWith(
`${B}-`));for(const z of J.sort((Q,Y)=>Q.code<Y.code?-1:1))k[z.code]=z}return k}const X="docs/problems.md"}),9804:((w,D,o)=>{o.d(D,{FA:()=>A,N0:()=>O,Ov:()=>j,id:()=>L,
jF:()=>S});var f=o(1064),$=o(4e3),i=o(5799);const y=6,h=t=>`"${(0,$.dh)(t)}"`,v=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function g(t){
const r=t.replace(v,"");return r===""?"":`: ${r}`}function l(t){switch(t.reason){case"syntax":{const{text:r,why:p}=t;return{message:`${h(r)} is not a version co\
nstraint${g(p)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`\
version of ${t.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also acc\
ept a variable with `const = true`"};case"not-a-string":return{message:`version of ${t.address} is not a string`,help:"put the version in quotes"};case"pre-rele\
ase":return{message:`${h(t.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the\
 CLI is compared without it"};case"built-in":return{message:`${t.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspe\
cified":return{message:`provider ${t.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provid\
er that is built locally, use `dev_overrides` without `version`"}}}const S=(0,i.lS)((0,i.z3)("constraint-invalid","Version constraint is invalid",f.Du),l),L=(0,i.
lS)((0,i.z3)("constraint-unmeetable","No version can meet the constraints",f.Du),({of:t,terms:r,preRelease:p})=>({message:`no version of ${t} can match ${(0,$.K4)(
r.map(h),y,$.dh)}`,help:p!==void 0?`write ${h(p)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:r.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),E={terraform:"terraform",opentofu:"tofu"},O=(0,i.lS)((0,i.
z3)("lock-outside","Locked version does not match the constraints",f.Du),({provider:t,version:r,constraints:p,clients:a})=>{const[I,...N]=a,m=I===void 0||N.length>
0?"":`${E[I]} `;return{message:`locked provider ${t} ${r} does not match configured version constraint ${(0,$.K4)(p,y,$.dh)}`,help:`run \`${m}init -upgrade\` in \
this directory and commit the lock file, or change the constraint`}}),C={"no-version":["version","is missing"],"not-a-version":["version","is not a version numb\
er"],"not-constraints":["constraints","are invalid"]};function P(t){const r="failed to read dependency lock file",p="restore the file, or remove the block and r\
un `init` again";switch(t.reason){case"syntax":return{message:`${r}: ${t.error}`,help:p};case"twice":return{message:`${r}: it has two blocks for provider ${t.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${r}: the ${t.of} of provider ${t.provider} must be written in\
 normalized form: ${h(t.normal)}`,help:p};default:{const[a,I]=C[t.reason];return{message:`${r}: the ${a} of provider ${t.provider} ${I}`,help:p}}}}const A=(0,i.
lS)((0,i.z3)("lock-invalid","Dependency lock file is invalid",f.Du),P),j=(0,i.lS)((0,i.z3)("client-version","Configuration does not support this version of the \
CLI",f.Du),({client:t,version:r,constraint:p})=>({message:`the version constraint ${h(p)} excludes ${f.bB[t]} ${r}`,help:`use another version of ${f.bB[t]}, or \
change the constraint`}))}),4458:((w,D,o)=>{o.d(D,{u:()=>i});var f=o(8884),$=o(8641);function i(){const y=new Map;return h=>{const{host:v,service:g,problem:l}=h,
L=v===null&&!l.code.startsWith("file-")?(0,$.RK)(l.message):"",E=(0,f.Xd)(h)?.file??"",O=[l.code,v??"",(0,$.RK)(g??""),E,L].join("|"),C=(y.get(O)??0)+1;return y.
set(O,C),`${O}|${C}`}}})};export{te as id,se as ids,re as modules};
