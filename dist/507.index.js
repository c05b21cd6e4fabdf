const b=507,j=[507],B={4507:((O,I,e)=>{e.r(I),e.d(I,{problemFacts:()=>a.t});var a=e(3579)}),3579:((O,I,e)=>{e.d(I,{t:()=>L});var a={};e.r(a),e.d(a,{answerIncomplete:()=>P.
B,blockReserved:()=>u.ME,blockUnsupported:()=>u.jP,clientVersion:()=>U.Ov,cloudOrganization:()=>f.Dr,cloudToken:()=>f.vs,cloudVersion:()=>f.EK,cloudWorkspace:()=>f.
dF,cloudWorkspaceMissing:()=>f.Fu,constraintInvalid:()=>U.jF,constraintUnmeetable:()=>U.id,credentialsConfig:()=>v.P4,credentialsDiffer:()=>t.tK,credentialsEmpty:()=>t.
QU,credentialsHelper:()=>v.Dz,credentialsMalformed:()=>t.Eu,credentialsMissing:()=>t.$U,credentialsNearMiss:()=>t.z2,credentialsOtherHost:()=>t.To,credentialsRejected:()=>t.
JD,credentialsShort:()=>t.fj,credentialsUnused:()=>t.bI,documentAbsent:()=>d.HB,documentEncoding:()=>d.jN,documentHeaders:()=>d.ku,documentIncomplete:()=>d.Eh,documentNotJson:()=>d.
pN,documentNotObject:()=>d.g0,documentSize:()=>d.zf,documentStatus:()=>d.wE,documentType:()=>d.e,documentUnauthorized:()=>t.iX,fileLimit:()=>m.ub,fileOutside:()=>m.
a3,fileSyntax:()=>m.U$,fileUnreadable:()=>m.WO,hostAssumed:()=>l.zo,hostCheckCrashed:()=>l.n3,hostDotlessModule:()=>u.Zp,hostGeneric:()=>l.U7,hostHttp2:()=>l.ro,
hostIdnModule:()=>u._W,hostInvalid:()=>u.k0,hostMissing:()=>u.tg,hostNotAllowed:()=>l.wp,hostNotChecked:()=>l.nD,hostPrivateRedirect:()=>l.AO,hostProtocol:()=>c.
P0,hostRecovered:()=>c.Er,hostSlow:()=>c.U2,hostTimeout:()=>c.Qs,hostUnknown:()=>c.T0,hostUnreachable:()=>c.P6,lockInvalid:()=>U.FA,lockOutside:()=>U.N0,lockPlatformMissing:()=>n.
z0,loginAuthzInvalid:()=>s.TJ,loginAuthzMissing:()=>s.K3,loginClientEmpty:()=>s.iP,loginClientMissing:()=>s.pF,loginGrantTypesInvalid:()=>s.Si,loginGrantTypesUnknown:()=>s.
N4,loginGrantTypesUnsupported:()=>s.yA,loginPortsCount:()=>s.XB,loginPortsIgnored:()=>s.WC,loginPortsOrder:()=>s.QI,loginPortsRange:()=>s.Vr,loginPortsSingle:()=>s.
uR,loginScopesIgnored:()=>s.lT,loginScopesInvalid:()=>s.mH,loginTokenInvalid:()=>s.mL,loginTokenMissing:()=>s.xu,loginType:()=>s.e7,loginUrlPort:()=>s.Cq,mirrorUrl:()=>$.
zS,mirrorVersion:()=>$.gU,moduleDescribed:()=>S.o,moduleUnknown:()=>r.J,notFollowed:()=>D.q,nothingToCheck:()=>m.JW,packageDocument:()=>n.Es,packageLocation:()=>o.
KG,packagePlatform:()=>n.oL,packageProtocol:()=>n.Vf,packageSums:()=>n.xD,packageUnauthorized:()=>o.vn,packageUnreachable:()=>o.N7,packageUnsigned:()=>n.iw,providerExcluded:()=>$.
WZ,providerUnknown:()=>r.s,providerWarning:()=>g.Mx,proxyRefused:()=>h.rZ,redirectInsecure:()=>p.n4,redirectInvalid:()=>p.Y3,redirectLimit:()=>p.KA,redirectLoop:()=>p.
f0,redirectNested:()=>p.CL,serviceMissing:()=>E.WI,serviceType:()=>E.IR,serviceUrlCredentials:()=>i.Ju,serviceUrlCrossHost:()=>i.T$,serviceUrlDoubleSlash:()=>i.
$H,serviceUrlEmpty:()=>i.Q8,serviceUrlInsecure:()=>i.l5,serviceUrlInvalid:()=>i.WS,serviceUrlLooksLikeHost:()=>i.Ew,serviceUrlNoSlash:()=>i.jI,serviceUrlOtherPort:()=>i.
Gh,serviceUrlPrivate:()=>i.o1,serviceUrlQuery:()=>i.Xq,serviceUrlRelative:()=>i.J6,serviceUrlSame:()=>i.ln,serviceVersion:()=>E.C6,servicesForced:()=>v.Yv,servicesForcedDiffer:()=>v.
kV,sourceDynamic:()=>u.J0,sourceInvalid:()=>u.DA,sourceNearMiss:()=>u.My,tlsExpired:()=>h.vk,tlsExpiresSoon:()=>h.BU,tlsNameMismatch:()=>h.B_,tlsNotYetValid:()=>h.
x1,tlsPlainHttp:()=>h.MY,tlsProtocol:()=>h.cI,tlsUntrusted:()=>h.SE,versionLockedGone:()=>y.k,versionNoneFits:()=>y.P,versionUnreadable:()=>g.Ev,versionsEmpty:()=>g.
hy,versionsShape:()=>g.RK,versionsStatus:()=>g.MI,versionsUnauthorized:()=>g.m$});var v=e(4929),t=e(3534),m=e(7052),c=e(960),d=e(2636),p=e(9209),h=e(9872),g=e(4592),
y=e(5136),f=e(3410),U=e(9804),P=e(4715),S=e(6003),$=e(4375),D=e(7751),o=e(2562),n=e(5138),r=e(789),s=e(793),l=e(6697),E=e(2847),i=e(9319),u=e(8011);const N=["ho\
st","proxy","tls","redirect","document","service","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","clou\
d","package","block","file","nothing","credentials","services","not"];let C;function L(){return C??=k(),C}function k(){const T={},x=Object.values(a);for(const A of N){
const z=x.filter(({code:M})=>M.startsWith(`${A}-`));for(const M of z.sort((F,R)=>F.code<R.code?-1:1))T[M.code]=M}return T}const W="docs/problems.md"}),9804:((O,I,e)=>{
e.d(I,{FA:()=>$,N0:()=>U,Ov:()=>D,id:()=>y,jF:()=>g});var a=e(1064),v=e(4e3),t=e(5799);const m=6,c=o=>`"${(0,v.dh)(o)}"`,d=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function p(o){const n=o.replace(d,"");return n===""?"":`: ${n}`}function h(o){switch(o.reason){case"syntax":{const{text:n,why:r}=o;return{message:`${c(n)} is no\
t a version constraint${p(r)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${o.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${o.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${c(o.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${o.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${o.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const g=(0,t.lS)((0,t.z3)("constraint-invalid","Version constraint is in\
valid",a.Du),h),y=(0,t.lS)((0,t.z3)("constraint-unmeetable","No version can meet the constraints",a.Du),({of:o,terms:n,preRelease:r})=>({message:`no version of ${o}\
 can match ${(0,v.K4)(n.map(c),m,v.dh)}`,help:r!==void 0?`write ${c(r)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release\
 of a module`:n.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),f={terraform:"terraform",opentofu:"\
tofu"},U=(0,t.lS)((0,t.z3)("lock-outside","Locked version does not match the constraints",a.Du),({provider:o,version:n,constraints:r,clients:s})=>{const[l,...E]=s,
i=l===void 0||E.length>0?"":`${f[l]} `;return{message:`locked provider ${o} ${n} does not match configured version constraint ${(0,v.K4)(r,m,v.dh)}`,help:`run \`${i}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),P={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function S(o){const n="failed to read dependency lock file",r="restore the file, or rem\
ove the block and run `init` again";switch(o.reason){case"syntax":return{message:`${n}: ${o.error}`,help:r};case"twice":return{message:`${n}: it has two blocks \
for provider ${o.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${n}: the ${o.of} of provider ${o.
provider} must be written in normalized form: ${c(o.normal)}`,help:r};default:{const[s,l]=P[o.reason];return{message:`${n}: the ${s} of provider ${o.provider} ${l}`,
help:r}}}}const $=(0,t.lS)((0,t.z3)("lock-invalid","Dependency lock file is invalid",a.Du),S),D=(0,t.lS)((0,t.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",a.Du),({client:o,version:n,constraint:r})=>({message:`the version constraint ${c(r)} excludes ${a.bB[o]} ${n}`,help:`use another ver\
sion of ${a.bB[o]}, or change the constraint`}))})};export{b as id,j as ids,B as modules};
