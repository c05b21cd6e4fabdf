const N=507,z=[507],F={4507:((C,a,e)=>{e.r(a),e.d(a,{problemFacts:()=>r.t});var r=e(709)}),709:((C,a,e)=>{e.d(a,{t:()=>K});var r=e(4929),_=e(3534),o=e(863),d=e(
7052),i=e(960),E=e(9209),h=e(9872),m=e(4592),D=e(5136),O=e(3410),u=e(9804),f=e(4715),M=e(6003),P=e(4375),I=e(7751),p=e(2562),s=e(5138),n=e(789),t=e(793),l=e(6697),
c=e(2847),g=e(9319),L=e(8011);const T=()=>({...m,...D,...r,...O,..._,...o,...d,...i,...f,...u,...M,...t,...P,...l,...p,...s,...E,...I,...c,...g,...L,...h,...n}),
B=["host","proxy","tls","redirect","document","service","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer",
"cloud","package","block","file","nothing","credentials","services","not"];let $;function K(){return $??=U(),$}function U(){const A={},j=Object.values(T());for(const R of B){
const W=j.filter(({code:v})=>v.startsWith(`${R}-`));for(const v of W.sort((y,x)=>y.code<x.code?-1:1))A[v.code]=v}return A}const S="docs/problems.md"}),9804:((C,a,e)=>{
e.r(a),e.d(a,{clientVersion:()=>p,constraintInvalid:()=>D,constraintUnmeetable:()=>O,lockInvalid:()=>I,lockOutside:()=>f});var r=e(1064),_=e(4e3),o=e(5799);const d=6,
i=s=>`"${(0,_.dh)(s)}"`,E=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function h(s){const n=s.replace(E,"");return n===""?"":`\
: ${n}`}function m(s){switch(s.reason){case"syntax":{const{text:n,why:t}=s;return{message:`${i(n)} is not a version constraint${h(t)}`,help:"write versions such\
 as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`version of ${s.address} is an expre\
ssion, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also accept a variable with `const = true`"};case"\
not-a-string":return{message:`version of ${s.address} is not a string`,help:"put the version in quotes"};case"pre-release":return{message:`${i(s.text)} names a \
pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"};case"built-i\
n":return{message:`${s.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecified":return{message:`provider ${s.provider}\
 is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` \
without `version`"}}}const D=(0,o.lS)((0,o.z3)("constraint-invalid","Version constraint is invalid",r.Du),m),O=(0,o.lS)((0,o.z3)("constraint-unmeetable","No ver\
sion can meet the constraints",r.Du),({of:s,terms:n,preRelease:t})=>({message:`no version of ${s} can match ${(0,_.K4)(n.map(i),d,_.dh)}`,help:t!==void 0?`write\
 ${i(t)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:n.length===1?"correct the constraint":"change\
 one of these constraints so that a version can match all of them"})),u={terraform:"terraform",opentofu:"tofu"},f=(0,o.lS)((0,o.z3)("lock-outside","Locked versi\
on does not match the constraints",r.Du),({provider:s,version:n,constraints:t,clients:l})=>{const[c,...g]=l,L=c===void 0||g.length>0?"":`${u[c]} `;return{message:`\
locked provider ${s} ${n} does not match configured version constraint ${(0,_.K4)(t,d,_.dh)}`,help:`run \`${L}init -upgrade\` in this directory and commit the lo\
ck file, or change the constraint`}}),M={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],"not-constraints":["constra\
ints","are invalid"]};function P(s){const n="failed to read dependency lock file",t="restore the file, or remove the block and run `init` again";switch(s.reason){case"\
syntax":return{message:`${n}: ${s.error}`,help:t};case"twice":return{message:`${n}: it has two blocks for provider ${s.provider}`,help:"remove one of the blocks\
; a merge may have duplicated it"};case"not-normal":return{message:`${n}: the ${s.of} of provider ${s.provider} must be written in normalized form: ${i(s.normal)}`,
help:t};default:{const[l,c]=M[s.reason];return{message:`${n}: the ${l} of provider ${s.provider} ${c}`,help:t}}}}const I=(0,o.lS)((0,o.z3)("lock-invalid","Depen\
dency lock file is invalid",r.Du),P),p=(0,o.lS)((0,o.z3)("client-version","Configuration does not support this version of the CLI",r.Du),({client:s,version:n,constraint:t})=>({
message:`the version constraint ${i(t)} excludes ${r.bB[s]} ${n}`,help:`use another version of ${r.bB[s]}, or change the constraint`}))})};export{N as id,z as ids,F as modules};
