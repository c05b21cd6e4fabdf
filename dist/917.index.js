const k=917,N=[917,507],j={4507:((_,c,n)=>{n.r(c),n.d(c,{problemFacts:()=>u.t});var u=n(3579)}),8011:((_,c,n)=>{n.d(c,{DA:()=>T,J0:()=>O,ME:()=>w,My:()=>S,Zp:()=>P,
_W:()=>C,jP:()=>y,k0:()=>I,tg:()=>b});var u=n(6174),a=n(1064),h=n(4e3),s=n(5799);const p=120,$={"remote-in-test":["is a remote module source; Terraform tests ac\
cept local and registry modules only","use a local path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],
stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TY\
PE, or remove the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},g={missing:["has no source","add \
`source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object\
, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function E(e){if("error"in e)return{message:e.error,help:e.advice??void 0};if("address"in e){const[
r,i]=g[e.reason];return{message:`${e.address} ${r}`,help:i}}const[t,o]=$[e.reason];return{message:`"${e.text}" ${t}`,help:o}}const T=(0,s.lS)((0,s.z3)("source-i\
nvalid","Source address is invalid",a.Du),E),S=(0,s.lS)((0,s.$e)("source-near-miss","Source address is probably a mistake",a.Du),e=>({message:e.host===null?`"${e.
text}" is not read as a registry address`:`"${e.text}" is read as host ${e.host}`,help:e.advice})),A=4,f="to check its host, add the host to `hostnames`; to rea\
d files as well, set `scan: .`";function D(e){const{shown:t,more:o}=(0,h.zN)(e,A),r=t.map(({text:l,from:m})=>`${l===null?"not known":(0,h.dh)(l,p)} ${m??"by def\
ault"}`),i=o>0?`${o} more`:r.pop();return`${r.join(", ")} and ${i}`}function M(e){const{address:t,argument:o,expression:r,candidates:i,refused:l}=e,m=(0,u.Qj)((0,h.
dh)(r,p)),d=`${o} of ${t} is ${m}`;if(l==="never")return{message:`${d}, which Terraform does not evaluate`,help:`write the ${o} as a literal`};if(l!==null){const{
variable:v}=l;return{message:`${d}, and Terraform evaluates var.${v} here only with \`const = true\``,help:`add \`const = true\` to variable "${v}", which requi\
res Terraform 1.15, or write the ${o} as a literal`}}return i.length>1?{message:`${d}, which is ${D(i)}`,help:f}:{message:`${d}, which is only known at init tim\
e`,help:f}}const O=(0,s.lS)((0,s.lm)("source-dynamic","Source address is only known at init time"),M),w=(0,s.lS)((0,s.lm)("block-reserved","Block is reserved fo\
r a future version"),({block:e,parent:t})=>({message:`${e} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`\
move it into a ${t} block`})),y=(0,s.lS)((0,s.z3)("block-unsupported","Block is not supported by this CLI",a.Du,{isCuredByScan:!0}),({kind:e})=>{const{client:t,
what:o}=a.$I[e];return{message:`${o} is supported by ${a.bB[t]} only`,help:t==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove\
 it, or correct `dialect`"}}),I=(0,s.lS)((0,s.z3)("host-invalid","Hostname is invalid",a.Du),e=>({message:`"${e.text}" is not a hostname: ${e.error}`,help:e.advice??
void 0})),b=(0,s.lS)((0,s.z3)("host-missing","Hostname is missing",["opentofu"]),({block:e})=>({severity:"warning",message:`the ${e} has no hostname, and OpenTo\
fu has no default`,help:e==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),P=(0,s.lS)((0,s.z3)("\
host-dotless-module","Module host has no dot in its name",a.Du),({host:e,name:t})=>({message:`module sources cannot name host ${e}: must contain at least one do\
t`,help:`use a full name such as ${t}.localdomain; provider addresses accept the short name`})),C=(0,s.lS)((0,s.z3)("host-idn-module","Terraform cannot use modu\
les from an internationalized host",["terraform"]),({host:e})=>({message:`Terraform cannot use modules from host ${e}: it converts the name to punycode and then\
 refuses punycode`,help:(0,s.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))})};export{k as id,N as ids,j as modules};
