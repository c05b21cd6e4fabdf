const S=709,F=[709],N={709:((L,c,e)=>{e.d(c,{problemFacts:()=>U});var r=e(4929),a=e(3534),o=e(863),_=e(7052),i=e(960),d=e(9209),E=e(4592),m=e(5136),D=e(3410),O=e(
9804),f=e(4715),M=e(6003),u=e(4375),P=e(7751),p=e(2562),I=e(5138),s=e(789),n=e(793),t=e(6697),v=e(2847),l=e(9319),g=e(8011),C=e(6817);const A=()=>({...E,...m,...r,
...D,...a,...o,..._,...i,...f,...O,...M,...n,...u,...t,...p,...I,...d,...P,...v,...l,...g,...C,...s}),B=["host","proxy","tls","redirect","document","service","l\
ogin","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","credentials",
"services","not"];let T;function U(){return T??=K(),T}function K(){const $={},R=Object.values(A());for(const j of B){const W=R.filter(({code:h})=>h.startsWith(`${j}\
-`));for(const h of W.sort((y,x)=>y.code<x.code?-1:1))$[h.code]=h}return $}const z="docs/problems.md"}),9804:((L,c,e)=>{e.r(c),e.d(c,{clientVersion:()=>I,constraintInvalid:()=>D,
constraintUnmeetable:()=>O,lockInvalid:()=>p,lockOutside:()=>M});var r=e(1064),a=e(4e3),o=e(5799);const _=6,i=s=>`"${(0,a.dh)(s)}"`,d=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function E(s){const n=s.replace(d,"");return n===""?"":`: ${n}`}function m(s){switch(s.reason){case"syntax":{const{text:n,why:t}=s;return{message:`${i(n)} is no\
t a version constraint${E(t)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${s.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${s.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${i(s.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${s.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${s.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const D=(0,o.lS)((0,o.z3)("constraint-invalid","Version constraint is in\
valid",r.Du),m),O=(0,o.lS)((0,o.z3)("constraint-unmeetable","No version can meet the constraints",r.Du),({of:s,terms:n,preRelease:t})=>({message:`no version of ${s}\
 can match ${(0,a.XT)(n.map(i),_)}`,help:t!==void 0?`write ${i(t)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:n.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),f={terraform:"terraform",opentofu:"t\
ofu"},M=(0,o.lS)((0,o.z3)("lock-outside","Locked version does not match the constraints",r.Du),({provider:s,version:n,constraints:t,clients:v})=>{const[l,...g]=v,
C=l===void 0||g.length>0?"":`${f[l]} `;return{message:`locked provider ${s} ${n} does not match configured version constraint ${(0,a.XT)(t,_)}`,help:`run \`${C}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),u={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function P(s){const n="failed to read dependency lock file",t="restore the file, or rem\
ove the block and run `init` again";switch(s.reason){case"syntax":return{message:`${n}: ${s.error}`,help:t};case"twice":return{message:`${n}: it has two blocks \
for provider ${s.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${n}: the ${s.of} of provider ${s.
provider} must be written in normalized form: ${i(s.normal)}`,help:t};default:{const[v,l]=u[s.reason];return{message:`${n}: the ${v} of provider ${s.provider} ${l}`,
help:t}}}}const p=(0,o.lS)((0,o.z3)("lock-invalid","Dependency lock file is invalid",r.Du),P),I=(0,o.lS)((0,o.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",r.Du),({client:s,version:n,constraint:t})=>({message:`the version constraint ${i(t)} excludes ${r.bB[s]} ${n}`,help:`use another ver\
sion of ${r.bB[s]}, or change the constraint`}))}),4715:((L,c,e)=>{e.r(c),e.d(c,{answerIncomplete:()=>_});var r=e(1064),a=e(5799);const o={closed:"closed the co\
nnection before the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzi\
p"},_=(0,a.lS)((0,a.z3)("answer-incomplete","Response is incomplete",r.Du),({host:i,why:d})=>({message:`${i} ${o[d]}`,help:(0,a.C)("check for a server that cras\
hes while it responds, or a proxy that changes the body")}))})};export{S as id,F as ids,N as modules};
