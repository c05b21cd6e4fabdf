const Le=[927,812],Ue={6134:((se,X,s)=>{s.d(X,{SH:()=>S,Td:()=>L,Tu:()=>N,lS:()=>w,n_:()=>k,w4:()=>W,yN:()=>D});const _=25e4,P=100;class k{max;count=0;constructor(u=_){
this.max=u}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.count*P}}const S=(o,u,T)=>{if(o.kind===
"native")return o.blocks.filter(i=>i.type===u&&i.labels.length===T);const d=[];for(const{name:i,value:$}of o.members)i===u&&R(u,$,T,[],d);return d},L=o=>o.kind===
"native"?o.attributes:o.members;function W(o,u){if(!(o.kind==="native"&&o.mayHave?.(u)===!1))return L(o).find(T=>T.name===u)}const N=(o,u)=>o?.kind==="object"?o.
items.find(T=>T.name===u)?.value:void 0,w=o=>(o.kind==="tuple"?o.elements:[o]).flatMap(T=>T.kind==="object"?T.items.filter(p):[]),p=o=>o.name!==void 0&&o.name!==
"//";function R(o,u,T,d,i){if(T>0){for(const{name:t,start:e,end:r,value:f}of w(u))R(o,f,T-1,[...d,{value:t,start:e,end:r}],i);return}const $={start:u.start,end:u.
start+1};for(const t of u.kind==="tuple"?u.elements:[u])t.kind!=="object"&&t.kind!=="tuple"||i.push({...$,type:o,labels:d,body:{kind:"json",members:w(t)}})}const D=o=>{
const u=[o.startsWith("\uFEFF")?1:0];let T=o.indexOf(`
`),d;return({start:i,end:$})=>{for(;T>=0&&T<i;T=o.indexOf(`
`,T+1))u.push(T+1);d??=a(o);const t=Math.max(1,l(u,i)),e=u[t-1]??0,r=(u[t]??(T<0?o.length:T)+1)-1;return{line:t,column:E(Math.max(i,e),e,d),endColumn:E(Math.min(
$,r),e,d)}}},E=(o,u,T)=>o-u-l(T,o-1)+l(T,u-1)+1,a=o=>/[\uD800-\uDBFF]/.test(o)?Array.from(o.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),u=>u.index):[];function l(o,u){
let T=0,d=o.length;for(;T<d;){const i=T+d>>>1;(o[i]??0)<=u?T=i+1:d=i}return T}}),4e3:((se,X,s)=>{s.d(X,{$$:()=>E,B9:()=>e,Cw:()=>m,I0:()=>a,K4:()=>D,NM:()=>f,VW:()=>t,
Wt:()=>i,YA:()=>n,_r:()=>h,dh:()=>W,eZ:()=>l,go:()=>u,mP:()=>T,oZ:()=>O,px:()=>w,qZ:()=>r,zM:()=>g,zN:()=>R,zd:()=>o});var _=s(1064),P=s(9562),k=s(9587);const S=300,
L=8192;function W(c,M=S){const{length:v}=c,j=v>L?(0,k.NE)(c.slice(0,L)):(0,k._U)(c);return j.length<=M?j:`${N(j,M)}\u2026`}const N=(c,M)=>structuredClone(c.slice(
0,M).toWellFormed()),w=(c,M)=>`${c} ${c===1?M:p(M)}`,p=c=>`${c.replace(/(?<=[^aeiou])y$/,"ie")}s`;function R(c,M){const{length:v}=c,j=typeof M=="number"?M:v<=2*
M.few?v:M.few,B=c.slice(j);return{shown:c.slice(0,j),rest:B,more:B.length}}function D(c,M,v=String,j=B=>`${B} more`){const{shown:B,more:x}=R(c,M),z=B.map(V=>v(V)).
join(", ");return x>0?`${z} and ${j(x)}`:z}const E=c=>new TextEncoder().encode(c).length;function a(c,M,v,j){const B=[];let x=0;for(const z of Iterator.from(c).
map(j)){if(x+=E(z)+v,x>M)break;B.push(z)}return{shown:B,more:c.length-B.length}}const l=c=>c.map(M=>_.bB[M]).join(" and "),o=c=>`the clients print "${c}"`;function u(c){
return c===null?"null":Array.isArray(c)?"an array":typeof c=="object"?"an object":`a ${typeof c}`}function T(c){if(c.kind==="error")return`cannot be read: ${c.code}`;
if(c.kind==="special")return`is ${c.is} and is not read`;const{bytes:M,maxBytes:v}=c;return`has ${M} bytes and is not read; the limit is ${v/1024/1024} MiB`}const d={
[P.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[P.xq]:"correct the host in `source`, \
or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesys\
tem mirror"};function i(c){return c.flatMap(v=>d[v]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const $=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),t=c=>$.get(c)??null,e=c=>`wait and run the check again\
; see ${t(c)??"its status page"}, and consider a network mirror for providers`,r=c=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${c} serves\
 its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function f({page:c,asked:M},v){if(c===null)
return v;const j=c.title===""?"":` ("${c.title}")`,B=v.guest??r(M);switch(c.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/\
terraform.json",guest:B,because:`the host returned a sign-in page${j}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${j}: allow t\
his machine to reach the host`;case"other":{const x=v.user??`check that ${M} is a registry, and ${i([])}`;return{...v,user:x,guest:B,because:`the host returned \
an HTML page${j}`}}}}const h=({url:c,status:M,reason:v})=>`${c} returned ${`${M} ${W(v)}`.trim()}`,n=c=>`${Math.round(c/100)/10} s`,g=c=>c.kind==="several"?c.reasons:
[c];function m(c){switch(c.kind){case"deadline":return`the check reached its deadline of ${n(c.ms)}`;case"signal":return`the check was interrupted by ${c.signal}`;case"\
crash":return"tf-disco crashed";case"missing":return U(c);case"several":return c.reasons.map(m).join("; ")}}function U({repositories:c,total:M}){const v=M===1?"\
repository":"repositories",j=c.length===1?"is":"are",B=D(c,10,W);return`${c.length} of ${M} ${v} ${j} missing: ${B}`}const O=({kind:c,address:M,version:v})=>`${c}\
 ${M} ${W(v,40)}`}),7052:((se,X,s)=>{s.d(X,{JW:()=>p,U$:()=>k,WO:()=>N,a3:()=>w,ub:()=>E,yQ:()=>R});var _=s(4e3),P=s(5799);const k=({error:a,isRefused:l})=>(0,P.
CC)("file-syntax",{message:a??"the file is not valid UTF-8",help:"fix the file, or list it in `exclude` if it is invalid on purpose",...!l&&{severity:"warning"}}),
S={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read",
"special-file":"this is","link-to-special-file":"the target of the link is"},L={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if it\
s name is not valid UTF-8, or list it in `exclude`"},W={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissions, or lis\
t the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","sp\
ecial-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},N=a=>(0,P.CC)("file-unreadable",{message:`${S[a.
what]}${"code"in a?`: ${a.code}`:` ${a.is} and is not read`}`,help:(a.what==="file"||a.what==="directory"?L[a.code]:void 0)??W[a.what],...!("isRefused"in a&&a.isRefused)&&
{severity:"warning",affects:[]}}),w=()=>(0,P.CC)("file-outside",{message:"the link points outside the checkout and is not followed",help:"move the file into the\
 repository, or name its directory in `scan`"});function p({scan:a,hasHostnames:l,isFleet:o}){const u=a.every($=>$==="."),d=`found no Terraform or OpenTofu file\
s in ${o?"the repositories of `usages`":u?"this directory":`\`scan\` (${(0,_.K4)(a,3,_.dh)})`}`,i=o?"check out the repositories before `tf-disco usages`":"check\
 out the repository first (in a workflow: actions/checkout)";return l?(0,P.CC)("nothing-to-check",{message:`${d}; only \`hostnames\` was checked`,help:`${i}, or\
 correct \`scan\``,severity:"warning"}):(0,P.CC)("nothing-to-check",{message:`${d}, and \`hostnames\` is not set`,help:`${i}, correct \`scan\` or \`exclude\`, or se\
t \`hostnames\``})}const R=({oldest:a})=>(0,P.CC)("file-stale",{message:`the usages file was written more than a week ago (the oldest on ${a}); the repository m\
ay use something else now`,help:"write it again with `tf-disco usages --format json`, and see why the job that writes it no longer runs"}),D={depth:a=>({message:`\
directories nested deeper than ${a} levels are not scanned`,help:"list this directory in `exclude`"}),files:a=>({message:`there are more than ${a} files; this d\
irectory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:a=>({message:`the directory has more than ${a}\
 files; the files after them are not scanned`,help:"split the directory, or list files in `exclude`"}),parts:a=>({message:`the file has more than ${a} blocks, a\
rguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"}),"module-usages":a=>({message:`the files of this directory use or def\
ine more than ${a} modules, providers, resources and variables; the rest of this file and the files after it are not scanned`,help:"split the directory, or list\
 files in `exclude`"}),usages:a=>({message:`the scan found more than ${a} usages of hosts; this directory and the following ones are not scanned`,help:"scan few\
er directories with `scan` or `exclude`"}),roots:a=>({message:`the root modules have more than ${a} modules in all; the constraints of this root module and the \
following ones are not checked`,help:"list the directories in which `init` runs in `roots`"})};function E(a){switch(a.kind){case"size":return(0,P.CC)("file-limi\
t",{message:`the file ${(0,_.mP)(a)}`,help:"split the file, or list it in `exclude`"});case"problems":return(0,P.CC)("file-limit",{message:`there are more than ${a.
max} problems in files; ${a.omitted} are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"});case"time":return(0,P.
CC)("file-limit",{message:`${(0,_.Cw)(a.stopped)} after reading ${a.files} files; this directory and the following ones are not scanned, so hosts may be missing`,
help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"});default:return(0,P.CC)("file-limit",D[a.kind](a.max))}}}),6697:((se,X,s)=>{
s.d(X,{AO:()=>w,U7:()=>N,n3:()=>p,nD:()=>E,ro:()=>D,wp:()=>W});var _=s(3592),P=s(4e3),k=s(5799);const S=({file:l,line:o})=>`${(0,P.dh)(l)}:${o}`;function L(l){const o=`${l.
host}, which is not in \`allowed-hosts\``;if("service"in l)return[`${l.service} of ${l.registry} is on ${o}`,"use another registry"];if("package"in l)return[`th\
e package of ${l.package} is downloaded from ${o} and was not contacted`,"use another module or provider"];if("use"in l)return l.use==="download"?[`the source i\
s downloaded from ${o}`,"use a source on an allowed host"]:[`the HTTP backend uses ${o}`,"use an allowed backend"];const u=`host ${l.host} is not in \`allowed-ho\
sts\` and was not contacted`;if(!("implied"in l))return[u,"use an allowed registry"];const{place:T,clients:d}=l.implied,i=`${S(T)} names no host, and this is th\
e default of ${(0,P.eZ)(d)}`;return[`${u}; ${i}`,"name an allowed registry there"]}function W(l){const[o,u]=L(l),T=`${u}, or add ${l.host} to \`allowed-hosts\``;
return(0,k.CC)("host-not-allowed",{message:o,help:T})}const N=({host:l})=>(0,k.CC)("host-generic",{message:`${l} is a generic hostname that stands for the host \
of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"}),w=({host:l,address:o,asks:u})=>o==="metadata"?(0,k.CC)(
"host-private-redirect",{message:`${l} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata serv\
ices are never contacted"}):(0,k.CC)("host-private-redirect",{message:`a public host ${u==="document"?"redirects":"leads"} to ${l}, which has a ${o} address and\
 was not contacted`,help:`if ${u==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),p=({host:l,thrown:o})=>(0,k.CC)(
"host-check-crashed",{message:`${l} was not checked completely, because of a bug in tf-disco ${_.xv}: ${R(o)}`,help:`please report this text at ${_.xV}; to pass\
 until it is fixed, add \`host-check-crashed ${l}\` to \`ignore\``});function R(l){if(!(l instanceof Error))return(0,P.dh)(String(l));const o=/([^/\\\s(]+:\d+:\d+)\)?$/m.
exec(l.stack??"")?.[1];return(0,P.dh)(String(l))+(o===void 0?"":` (${o})`)}const D=({host:l})=>(0,k.CC)("host-http2",{message:`${l} speaks only HTTP/2, which Te\
rraform and OpenTofu can use and this check cannot; it was not checked`,operator:`enable HTTP/1.1 on ${l} as well (ALPN \`http/1.1\`)`,note:"to pass without che\
cking it, add `host-http2` to `ignore`"});function E({host:l,stopped:o,isBegun:u,unchecked:T,total:d}){const i=u?" completely: its visit was under way when":":";
return(0,k.CC)("host-not-checked",{message:`${l} was not checked${i} ${(0,P.Cw)(o)}, with ${T} of ${d} hosts not checked`,help:a[o.kind]})}const a={deadline:"ra\
ise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its\
 own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"}}),5799:((se,X,s)=>{s.d(X,{C:()=>u,CC:()=>e,DF:()=>l,W7:()=>E,
Xd:()=>D,aZ:()=>a,hD:()=>w,oC:()=>N,pj:()=>i,sb:()=>R,tr:()=>t,wv:()=>p});var _=s(1064),P=s(1831),k=s(9587),S=s(4e3),L=s(5143);let W=function(...r){return{problemFacts:W}=
s.late([507],4507),new.target?new W(...r):W(...r)};const N=["error","warning","notice"];function w(r,{clients:f=_.zK,...h}={}){return{problem:r,severity:r.severity,
affects:r.affects.filter(n=>f.includes(n)),clients:f,host:null,services:[],places:[],needed:!0,isHostNew:!1,...h}}const p={line:1,column:1,endColumn:1};function R(r,f,h=p){
const n={file:r===""?".":r,...h};return w(f,{places:[n],clients:_.Du})}const D=({places:r})=>r.find(f=>typeof f!="string")??null,E=r=>D(r)?.file??"",a=(r,f)=>({
...r,affects:r.affects.filter(h=>f.includes(h))}),l=(r,f)=>(0,L.c1)(r,h=>JSON.stringify(f(h))).map(h=>{const[n]=h;if(h.length===1)return n;const g=o(h,U=>U.exclude??
[]),m=o(h,U=>U.rows??[]);return{...n,needed:h.some(({needed:U})=>U),affects:o(h,({affects:U})=>U),clients:o(h,({clients:U})=>U),places:(0,L.As)((0,L.jH)(h.flatMap(
({places:U})=>U))),...g.length===0?{}:{exclude:g},...m.length===0?{}:{rows:m}}}),o=(r,f)=>[...new Set(r.flatMap(f))],u=(r,f)=>({operator:r,note:f});function T({
operator:r,user:f,guest:h},{role:n,host:g}){const m=`ask the operator of ${g} to ${r}`;switch(n){case"operator":return r;case"user":return f===r?f:f===void 0?m:
`${f}; if you run ${g}, ${d(r,f)}`;case"guest":return h??f??m}}const d=(r,f)=>r.startsWith(`${f}, or `)?r.slice(f.length+5):r;function i(r,f){const{cures:h,...n}=r;
return h===void 0?r:{...n,help:$(h,f)}}function $(r,f){const{because:h,note:n}=r,g=h===void 0?"":`${h}: `,m=n===void 0?"":`; ${n}`;return(0,P.$Y)((0,k._U)(g+T(r,
f)+m))}function t(r,f){const[h,...n]=f,m=`if ${h===void 0?"this repository":(0,S.K4)(f,3)} ${n.length>0?"use":"uses"} OpenTofu, set \`dialect\``,U=h===void 0?m:
`${m} for \`tf-disco usages\``;return{...r,help:r.help===void 0?U:`${r.help}; ${U}`}}function e(r,f){const{operator:h,user:n,guest:g,because:m,note:U,...O}=f,c=h===
void 0?void 0:{operator:h,user:n,guest:g,because:m,note:U},{help:M=c,...v}=O,j=W()[r],B=(0,k._U)(v.message),x={code:r,...j,usualSeverity:j.severity,...v,message:B};
return M===void 0?x:typeof M=="string"?{...x,help:(0,P.$Y)((0,k._U)(M))}:{...x,help:$(M,{role:"operator",host:""}),cures:M}}}),8011:((se,X,s)=>{s.d(X,{DA:()=>D,
Iz:()=>R,J0:()=>T,My:()=>E,Zp:()=>$,_W:()=>t,k0:()=>d,tg:()=>i});var _=s(1064),P=s(9587),k=s(4e3),S=s(5799);const L=120,W="is not a registry module, and `versio\
n` applies to registry modules only",N={"local-with-version":[W,"remove `version`"],"remote-with-version":[W,"remove `version`; `?ref=` in the source selects a \
version of a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a regis\
try address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION\
/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is no\
t a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},w={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an a\
ddress"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};
function p(e){if("error"in e)return{message:e.error,help:e.advice??void 0};if("address"in e){const[h,n]=w[e.reason];return{message:`${e.address} ${h}`,help:n}}const[
r,f]=N[e.reason];return{message:`"${e.text}" ${r}`,help:f}}const R=({path:e,maker:r})=>(0,S.CC)("source-missing",{message:`there is no directory ${(0,k.dh)(e)}`,
help:"correct the path, or commit the directory",...r!==null&&{message:`there is no directory ${(0,k.dh)(e)} in this checkout; ${(0,k.dh)(r)} may create it`,help:"\
create it before this check, as before `init` (a submodule with `submodules: true` of actions/checkout), or correct the path",severity:"warning"}}),D=e=>"isOld"in
e?(0,S.CC)("source-invalid",{...u(e),affects:[e.client]}):(0,S.CC)("source-invalid",p(e)),E=e=>(0,S.CC)("source-near-miss",{message:e.host===null?`"${e.text}" i\
s not read as a registry address`:`"${e.text}" is read as host ${e.host}`,help:e.advice}),a="to check its host, add the host to `hostnames`; to read files as we\
ll, set `scan: .`";function l(e){const{shown:r,more:f}=(0,k.zN)(e,4),h=r.map(({text:g,from:m})=>`${g===null?"not known":(0,k.dh)(g,L)} ${m??"by default"}`),n=f>
0?`${f} more`:h.pop();return`${h.join(", ")} and ${n}`}function o(e){const{address:r,argument:f,expression:h,candidates:n,refused:g}=e,m=(0,k.dh)((0,P.Qj)(h),L),
U=`${f} of ${r} is ${m}`;if(g==="never")return{message:`${U}, which Terraform does not evaluate`,help:`write the ${f} as a literal`};if(g!==null){const{variable:O}=g;
if(O===""){const c=`write the ${f} with literals, locals and variables only`;return{message:`${U}, which cannot be known during init`,help:c}}return{message:`${U}\
, and Terraform evaluates var.${O} here only with \`const = true\``,help:`add \`const = true\` to variable "${O}", which requires Terraform 1.15, or write the ${f}\
 as a literal`}}return n.length>1?{message:`${U}, which is ${l(n)}`,help:a}:{message:`${U}, which is only known at init time`,help:a}}function u({address:e,expression:r,
client:f,isOld:h}){const n=(0,k.dh)((0,P.Qj)(r),L),g=`source of ${e} is ${n}`,[m,U]=[_.bB[f],_.Y8[f]],O="write the source as a literal";if(h)return{message:`${g}\
, which ${m} evaluates only since ${U}`,help:`${O}, or use ${m} ${U} or later`};const c=f==="terraform";return{message:`${g}, and ${m} evaluates only locals and\
 ${c?"variables with `const = true`":"variables"} here`,help:`${O}${c?", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with\
 locals and variables"}`}}const T=e=>(0,S.CC)("source-dynamic","isOld"in e?u(e):o(e)),d=e=>(0,S.CC)("host-invalid",{message:`"${e.text}" is not a hostname: ${e.
error}`,help:e.advice??void 0}),i=({block:e})=>(0,S.CC)("host-missing",{severity:"warning",message:`the ${e} has no hostname, and OpenTofu has no default`,help:e===
"cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),$=({host:e,name:r})=>(0,S.CC)("host-dotless-module",{message:`m\
odule sources cannot name host ${e}: must contain at least one dot`,help:`use a full name such as ${r}.localdomain; provider addresses accept the short name`}),
t=({host:e})=>(0,S.CC)("host-idn-module",{message:`Terraform cannot use modules from host ${e}: it converts the name to punycode and then refuses punycode`,operator:"\
serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),9664:((se,X,s)=>{s.d(X,{Gz:()=>P,LA:()=>L,jt:()=>k,un:()=>S});var _=s(
3916);const P=(W,N)=>W===""?N:`${W}/${N}`,k=W=>W.slice(0,Math.max(0,W.lastIndexOf("/")));function S(W,N){const w=(0,_.join)(W,N).replace(/\/$/,"");return w==="."?
"":w}const L=W=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(W)}),1022:((se,X,s)=>{s.d(X,{A5:()=>t,mi:()=>a,op:()=>$,sL:()=>o});var _=s(4091),P=s(1831),k=s(8408),
S=s(5011);const L={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},W="hashicorp",N="-",w='Invalid provider source string: The "source" attr\
ibute must be in the format "[hostname/][namespace/]name"',p="must contain only letters, digits, and dashes, and may not use leading or trailing dashes",R={prefix:"\
terraform-",whose:"a Terraform",frequency:"often"},E={terraform:[R],opentofu:[R,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function a(e,r){
const f=e.split("/");if(f.length>3||f.includes(""))return l(w);const[h="",n,g]=f.reverse(),m=o(h);if(!m.ok){const z=`${(0,_.ol)(h)} in source ${(0,_.ol)(e)}`;return l(
`Invalid provider type: Invalid provider type ${z}: ${m.why}"`)}const U=g===void 0,O=U?(0,_.Ju)((0,S.Vm)(r)):(0,P.Pv)(g);if(n===void 0&&O.ok){const z={hostImplied:U,
namespace:W,type:m.value};return{kind:"registry",host:O.value,...z}}const M=n===N?(0,_.Ju)(n):o(n??""),v=`namespace "" in source ${(0,_.ol)(e)}`;if(!M.ok)return l(
`Invalid provider namespace: Invalid provider ${v}: ${M.why}"`);const j="Invalid provider source hostname";if(!O.ok)return l(`${j}: ${j} ${v}: ${O.why}"`);const B={
hostImplied:U,host:O.value,namespace:M.value,type:m.value},x=T(B,r);return x===void 0?{kind:u(B,r),...B}:l(x)}const l=e=>({kind:"invalid",error:e});function o(e){
if(/^[a-z0-9]+$/.test(e))return(0,_.Ju)(e);if(e==="")return(0,_.TR)("must have at least one character");if(e.includes("."))return(0,_.TR)("dots are not allowed");
if(e.includes("--"))return(0,_.TR)("cannot use multiple consecutive dashes");const r=(0,k.YE)(e);return r.ok?(0,_.Ju)((0,k.DI)(r.value)):(0,_.TR)(p)}function u({
host:e,namespace:r},f){return r===N?"legacy":r==="builtin"&&L[f].includes(e)?"builtin":"registry"}function T(e,r){const f=(0,S.Vm)(r);if(e.namespace===N&&e.host!==
f)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${f}.`;const h=E[r].find(({prefix:n})=>e.type.startsWith(n));
return h===void 0?void 0:d(e,h,r)}function d(e,{prefix:r,whose:f,frequency:h},n){const g=`${r}provider-`,m=e.type.slice(g.length);if(!e.type.startsWith(g)||!o(m).
ok)return`Invalid provider type: Provider source ${(0,_.ol)(i(e))} has a type with the prefix ${(0,_.ol)(r)}, which isn't allowed because it would be redundant \
to name ${f} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const U=i({...e,type:m},n);return`Invalid \
provider type: Provider source ${(0,_.ol)(i(e,n))} has a type with the prefix ${(0,_.ol)(g)}, which isn't valid. Although that prefix is ${h} used in the names \
of version control repositories for ${f.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,_.ol)(U)}?`}const i=({host:e,namespace:r,type:f},h)=>h!==void 0&&e===(0,S.Vm)(h)?`${r}/${f}`:`${(0,P.pk)(e)}/${r}/${f}`,$=e=>e.replace(/^.*\./s,
""),t=e=>(e??"").replace(/[._].*$/s,"")}),4120:((se,X,s)=>{s.d(X,{H8:()=>W,Iu:()=>L,QI:()=>R,QN:()=>u,SY:()=>N,dy:()=>S,kJ:()=>D,nO:()=>T,od:()=>p,tY:()=>E,u8:()=>l});
var _=s(4e3),P=s(5799),k=s(1064);const S="new in this pull request",L=d=>d.replace(/^./u,i=>i.toUpperCase()),W=d=>P.oC.flatMap(i=>{const{length:$}=d.filter(t=>t.
severity===i);return $===0?[]:[(0,_.px)($,i)]}).join(", "),N=d=>k.zK.every(i=>d.includes(i))?"all clients":w(d).join(", "),w=d=>d.map(i=>k.bB[i]);function p(d,i){
const $=i.filter(t=>d.includes(t));return d.length===0||$.length===i.length?"":w($).join(", ")||"no client in use"}const R=({clients:d,versions:i})=>d.map($=>[k.
bB[$],i[$]].join(" ").trim()).join(" and ");function D(d){return d<999.5?`${Math.round(d)} ms`:d<59950?`${(d/1e3).toFixed(1)} s`:`${(d/6e4).toFixed(1)} min`}function E(d){
return d<1e3?`${d} B`:d<999950?`${(d/1e3).toFixed(1)} kB`:`${(d/1e6).toFixed(1)} MB`}const a=36e5;function l(d,i){const $=(Date.parse(i)-Date.parse(d))/a;if($>=
48)return`${o($/24)} days`;if($>=1)return`${o($)} h`;const t=Math.floor($*60);return t>=1?`${t} min`:"less than a minute"}const o=d=>Math.floor(d*10)/10,u=d=>`${d.
slice(0,16).replace("T"," ")} UTC`;function T(d,i){const $=(Date.parse(d)-Date.parse(i))/(24*a);if(Number.isNaN($))return d;const t=Math.floor(Math.abs($)),e=t===
0?"less than a day":(0,_.px)(t,"day");return`${d.slice(0,10)} (${$<0?`${e} ago`:`in ${e}`})`}}),6503:((se,X,s)=>{s.d(X,{CN:()=>d,Dx:()=>a,GH:()=>p,Ky:()=>S,TD:()=>L,
YC:()=>o,eb:()=>N,f5:()=>l,io:()=>u,ju:()=>T,lp:()=>E,mj:()=>R,oN:()=>D});var _=s(4e3),P=s(5143),k=s(5799);function S(t,e){const{places:r,noun:f}=L(t);return(0,_.
K4)(r,e,P.eo,h=>(0,_.px)(h,`more ${f}`))}function L(t){const e=$(t),r=(0,P.t6)(e,h=>i(h)?(0,P._M)(h.file)??h:h),f=W(r).length>1;return{places:f?r:e,noun:f?"repo\
sitory":"place"}}const W=t=>t.filter(i).filter(({file:e})=>(0,P._M)(e)!==null),N=t=>(0,P.t6)(W(w(t)),({file:e})=>(0,P._M)(e)),w=t=>[...new Set(t.map(({places:e})=>e))].
flat(),p=(t,e,r)=>`${t===e?"all":`${t} of`} ${e} ${r}`;function R(t,e){const{length:r}=e>1?N(t):[];return r>1?p(r,e,"repositories"):""}function D(t,e){const r=new Set(
t.flatMap(({file:n})=>(0,P._M)(n)??[])).size>1,f=n=>(r?(0,P._M)(n.file):null)??`${n.line}:${n.file}`,h=new Set(e.map(f));return t.filter(n=>!h.has(f(n)))}function E(t,e){
const r=a([t]);return S(D(r,r.slice(0,1)),e)}const a=t=>$(w(t).filter(i)),l=t=>[...new Set(w(t).filter(e=>typeof e=="string"))];function o(t){const e=t.hosts.flatMap(
({requirements:f})=>f),r=[...t.findings,...t.roots.flatMap(({rows:f})=>f)];return[...new Set([...e.map(({because:f})=>f),...r.map(f=>f.places)])]}const u=t=>t.find(
e=>(0,k.Xd)(e)!==null),T=({services:[t,...e]})=>e.length===0?t??null:null,d=t=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(t)&&(0,P._M)(t)===null,i=t=>typeof t!=
"string",$=t=>(0,P.t6)(t,e=>i(e)?`${e.line}:${e.file}`:e)}),6763:((se,X,s)=>{s.d(X,{h$:()=>R,q9:()=>N,rc:()=>w});var _=s(4e3),P=s(5143),k=s(4120),S=s(6503);const L=50,
W=3;function N(D){const{shown:E,more:a}=(0,_.zN)(D,L);return a===0?E:[...E,`and ${(0,_.px)(a,"more remark")}`]}function w(D){const E=(0,S.YC)(D).some(({length:$})=>$===
P.WD),l=D.roots.flatMap(({rows:$})=>$.flatMap(t=>t.platforms)).some(({available:$})=>$),o=D.files.filter(({exclude:$,severity:t})=>$&&t!=="notice"),u=[...new Set(
o.flatMap(({exclude:$})=>$??[]))],T=(0,S.eb)(o).length>0?" where their files are read":"",d=`${(0,_.px)(o.length,"finding")} in tests, examples or templates, wh\
ere errors are warnings`,i=`to skip such files, set \`exclude\`${T}: ${(0,_.K4)(u,W,_.dh)}`;return[...E?[`lists of places end after ${P.WD} places`]:[],...o.length>
0?[`${d}; ${i}`]:[],...l?["signatures of provider packages were not verified"]:[]]}function p({hosts:D},E){const{scan:a,repositories:l}=E,{length:o}=D.filter(({
requirements:i})=>i.some(({because:$})=>$.some(t=>typeof t!="string"))),u=`${(0,_.px)(a.usages,"usage")} of ${(0,_.px)(o,"registry host")}`,T=o===0?"no registry\
 host is used":u;return l.length>0?`${T} in ${(0,_.px)(l.length,"repository")}`:a.files===0?a.durationMs===0?null:"found no Terraform or OpenTofu files":`scanne\
d ${`${(0,_.px)(a.files,"file")} (${(0,k.tY)(a.bytes)})`} in ${(0,k.kJ)(a.durationMs)}: ${T}`}function R(D,E){const{dialect:a,durationMs:l,scan:o,remarks:u}=E,{
findings:T,ignored:d}=D,i=(0,k.H8)(T)||"no findings",$=d>0?`${i}, ${d} ignored`:i,e=D.hosts.length===0&&o.files===0?"":` for ${(0,k.QI)(a)} (${a.why})`,r=p(D,E);
return[`${$}; checked in ${(0,k.kJ)(l)}${e}`,...r===null?[]:[r],...u]}}),4526:((se,X,s)=>{s.d(X,{Pv:()=>W,RO:()=>l,fJ:()=>D,hK:()=>N,n6:()=>u,s1:()=>T,z0:()=>S});
var _=s(9664),P=s(5011),k=s(5257);const S=({kind:d})=>d==="module"||d==="state"||d==="lock",L=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function W({usages:d,declared:i,units:$},t){const e=new Map,r=h=>{const n=e.get(h)??N(h);return e.set(h,n),n},f=({directories:h,place:n})=>h?.map(r)??[r((0,_.jt)(
n.file))];for(const h of $)w(r(h.directory),h);for(const h of d)if(!(!h.clients.includes(t)||h.kind==="installed_module"))for(const n of f(h))h.kind==="test_mod\
ule"?n.tests.push(h):p(n,h,t);for(const h of i){const{kind:n,place:g}=h;if(!(t==="terraform"&&/\.tofu(\.json)?$/.test(g.file)))for(const m of f(h))m.declared.push(
h),n==="lock"?R(m,g):m.hasConfiguration=!0,m.isInitialised||=n==="state"}for(const h of e.values())o(e,h);return e}const N=d=>({name:d,...{usages:[],declared:[],
tests:[],children:[]},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,unit:null},parts:[d]});function w(d,i){d.unit=i,d.hasConfiguration=!0,d.isInitialised=
!0,i.module!==null&&d.children.push({name:i.module,root:null})}function p(d,i,$){const t=i.address==="terraform"&&d.unit?.module===null;if(!(i.kind==="terragrun\
t_source"&&!t)&&(i.kind==="lock_provider"?R(d,i.place):d.hasConfiguration=!0,!(!L.test(i.kind)||i.isOverridden&&i.kind!=="module")&&(d.usages.push(i),!(i.isOverridden||
i.kind!=="module"))))for(const{source:e,root:r}of(0,k.MZ)(i,$))for(const f of E(d.name,e))d.children.push({name:f,root:r})}function R(d,{file:i}){d.lockFile=i,d.
isInitialised=!0}const D=(d,{name:i,unit:$})=>d.root===null||$===null&&d.root===i,E=(d,i)=>i!==null&&(0,P.Nj)(i)?[(0,_.un)(d,i)]:[],a=/(^|\/)tests$/,l=d=>a.test(
d)?(0,_.jt)(d):d;function o(d,i){const{name:$,tests:t}=i;if(t.length===0)return;const e=a.test($)?d.get((0,_.jt)($)):void 0,r=e?.hasConfiguration===!0?e:i;r.isInitialised=
!0,r!==i&&(r.tests.push(...t),i.tests=[])}const u=({name:d,tests:i})=>i.flatMap(({text:$})=>E(d,$)),T=d=>[...d.children.map(({name:i})=>i),...u(d)]}),5257:((se,X,s)=>{
s.d(X,{IY:()=>R,Im:()=>D,JT:()=>p,KS:()=>a,MP:()=>w,MZ:()=>l,W$:()=>N,Xo:()=>T,cd:()=>W,ek:()=>E,lc:()=>o});var _=s(9075),P=s(9664),k=s(5011),S=s(1022);const L="\
hostnames input",W={file:L,line:1,column:1,endColumn:1},N=i=>i.file===L?L:i,w=({host:i,namespace:$,name:t,system:e})=>[i,$,t,e].join("/"),p=({host:i,namespace:$,
type:t})=>[i,$,t].join("/"),R=i=>"type"in i?p(i):w(i);function D(i){return"constraints"in i?i.constraints:i.constraint===null?[]:[i.constraint]}const E=i=>("pla\
ces"in i?i.places:[i.place]).map(N);function a({version:i},$){if(i===void 0)return null;const{text:t,value:e,place:r}=i,f=(e===void 0?t:e[$])??null;return f===null?
null:{text:f,place:r}}const l=({text:i,calls:$},t)=>$===void 0?[{root:null,source:i,version:null,isOpen:!1}]:$[t]??[];function o({kind:i,text:$,address:t},e,r){
switch(i){case"required_provider":case"state_store_provider":case"lock_provider":{const f=(0,S.mi)($??"",r);return f.kind==="registry"?f:null}case"required_prov\
ider_nosource":case"required_provider_legacy":return{host:e,namespace:"hashicorp",type:(0,S.op)(t)};case"implied_provider":return{host:e,namespace:"hashicorp",type:(0,S.
A5)($)};default:return null}}const u=/^\.{1,2}\//;function T(i,$){const t=Map.groupBy($,({lockFile:h})=>h),e=new Set(i.flatMap(({kind:h,text:n,place:g})=>d.test(
h)&&!u.test(n??"")?(0,P.jt)(g.file):[])),r=(0,_.Oo)(h=>new Set(h.providers.map(({provider:n})=>p(n)))),f=(h,n)=>{if(h.calls.length>0||h.directories.some(m=>e.has(
m)))return!0;const g=o(n,(0,k.Vm)(h.client),h.client);return g===null||r(h).has(p(g))};return i.map(h=>{if(h.kind!=="lock_provider"||h.needs.length===0)return h;
const n=t.get(h.place.file);return n===void 0||n.some(g=>f(g,h))?h:{...h,needs:[]}})}const d=/^(?:module|test_module|terragrunt_source|installed_module)/}),7747:((se,X,s)=>{
s.d(X,{E:()=>W});var _=s(3024),P=s(6760),k=s(5747),S=s(9075),L=s(6195);function W({root:w,scan:p}){const R=[w,...p.map(l=>(0,P.resolve)(w,(0,L.VK)(l).fixed))].map(
N),D=l=>R.some(o=>o!==null&&(0,L.UO)(l,o)),E=l=>{const o=(0,P.resolve)(w,l),u=(0,_.existsSync)(o)?N(o):null;return u!==null&&D(u)?u:null},a=(l,o)=>{const u=E(l);
return(u===null?[]:(0,k.Mc)(u).filter(o)).map(({name:d})=>d).sort()};return{list:l=>a(l,o=>!o.isDirectory()),directories:l=>a(l,o=>o.isDirectory()&&!(0,L.G$)(o.
name)),exists:(0,S.Oo)(l=>E(l)!==null),read:(l,o)=>{const u=E(l),T=u===null?null:(0,k.yR)(u,o);return T?.ok?T.text:null}}}const N=w=>(0,k.N0)(()=>(0,_.realpathSync)(
w),null)}),8416:((se,X,s)=>{s.d(X,{L2:()=>D,WJ:()=>p,oh:()=>R,rU:()=>E,uQ:()=>a});var _=s(9075),P=s(4e3),k=s(5143),S=s(1064),L=s(9664),W=s(5603),N=s(3469);let w=function(...t){
return{readTools:w}=s.late([245,626,907],895),new.target?new w(...t):w(...t)};const p=([t,...e])=>t===void 0||e.length>0?"both":t;function R(t,e){const r=(0,_.Oo)(
()=>w(t,e));return()=>r(null)}function D({setting:t,scan:e}){const{name:r}=t,f=r==="auto"?null:r==="both"?S.Du:[r],h=e===null||e.isEmpty?null:e,n=h===null?[]:T(
h,t,f),g={setting:t,signs:n,constraints:h?.constraints??[]};if(f!==null)return d(f,["set by `dialect`"],[],g);if(h===null)return d(S.Du,["CLI not detected; set \
`dialect` to check one"],[],g);const m=u(n);if(m.length===0)return{...d(["terraform"],["assumed; set `dialect`"],[],g),isGuess:!0};const U=l(m),O=U.flatMap(c=>m.
find(M=>M.client===c)??[]);return d(U,O.map($),m,g)}function E({clients:t},e){if(e===null||e.isEmpty)return S.zK;const r=new Set([...t,...e.tools().others]);return e.
usesTerragrunt&&r.add("terragrunt"),S.zK.filter(f=>r.has(f))}function a(t,{evidence:e,versions:r}){return(f,h)=>{const n=e.some(g=>{if(g.level!=="version-file"||
g.version===null)return!1;const m=(0,L.jt)(g.place.file);return g.client===f&&(m===""||`${h}/`.startsWith(`${m}/`))});return t.version??(n?r[f]??null:null)}}const l=t=>S.
Du.filter(e=>t.some(r=>r.client===e));function o(t){const e=t.filter(({place:r})=>!(0,k.Zl)(r.file));return e.length===0?t:e}function u(t){const e=o(t),r=W.A.find(
f=>e.some(h=>h.level===f));return e.filter(({level:f})=>f===r)}function T({signs:t,tools:e,hasCloudHostname:r},{version:f},h){const n=u(t),g=h??l(n),m=n.every(({
place:j})=>(0,k.Zl)(j.file)),U=h===null&&(m||n.some(({isCloud:j})=>j)),O=f===null&&g.some(j=>(0,N.w)(j,[]).length>1);if(!U&&!O)return t;const{setsCloudHostname:c,
signs:M}=e(),v=r||c;return[...t.filter(({isCloud:j})=>!(j&&v)),...M]}function d(t,e,r,f){const h=t.map(m=>i(m,f)),n=h.filter(({version:m})=>m!==null),g=n.flatMap(
({signs:m})=>m.slice(0,1).map($));return{name:p(t),clients:t,releases:h.flatMap(({releases:m})=>m),versions:Object.fromEntries(n.map(m=>[m.client,m.version??""])),
why:[...new Set([...e,...g])].join(", "),evidence:[...new Set([...r,...h.flatMap(({signs:m})=>m)])]}}function i(t,{setting:e,signs:r,constraints:f}){const h=(c,M)=>{
const[v=null,...j]=c,B=(0,N.w)(t,c);return{client:t,releases:B,version:j.length===0?v:null,signs:M}};if(e.version!==null)return h([e.version],[]);const n=o(r.filter(
c=>c.client===t&&c.version!==null)),g=new Set(n.map(({version:c})=>(c??"").replace(/^v/,"")));if(g.size>0){const c=h([...g],n);return{...c,version:(0,N.l)(c.version??
"")?c.version:null}}const m=o(f),U=h([],[]),O=h(m.map(({text:c})=>c),m.map(({text:c,place:M})=>({client:t,level:"syntax",place:M,text:`requires ${(0,P.dh)(c)}`,
version:c})));return O.releases.length===U.releases.length?U:O}const $=({place:t,text:e})=>`${t.file}:${t.line} ${e}`}),796:((se,X,s)=>{s.d(X,{$:()=>o,$t:()=>e,
AN:()=>T,Dx:()=>t,_X:()=>E});var _=s(6134),P=s(9664),k=s(7747),S=s(2161),L=s(6195);const W=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/c\
i .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),N=r=>r==="config.toml",w=[["",S.Z8],[".github",()=>!1],...W.map(r=>[r,f=>/\.ya?ml$/i.test(
f)]),[".devcontainer",S.Z8],[".config",S.TD],[".config/mise",N],[".mise",N]],p=".github/actions",R=128*1024,D=200;function*E({root:r,exclude:f},h){const n=(0,k.
E)({root:r,scan:[]}),g=(0,L.Ls)(f),m=a(n).filter(c=>!g(c)),U=c=>c.split("/").length,O=[...new Set([...m,...h])].sort((c,M)=>U(c)-U(M)||(c<M?-1:1));for(const c of O.
slice(0,D)){const M=n.read(c);M!==null&&M.length<=R&&(yield{file:c,text:M})}}function a(r){const f=w.flatMap(([n,g])=>r.list(n).filter(m=>g(m)||o((0,P.Gz)(n,m))).
map(m=>(0,P.Gz)(n,m))),h=r.directories(p).flatMap(n=>["action.yml","action.yaml"].map(g=>`${p}/${n}/${g}`));return[...f,...h]}const l=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,
line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},
{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},{client:"checkov",path:/^\.checkov\.ya?ml$/}],o=r=>l.some(({path:f})=>f.test(r)),u=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function T({file:r,text:f}){if(o(r)){const n=t(r,f);return l.filter(({path:g,line:m})=>g.test(r)&&(m===void 0||n.some(U=>m.test(U)))).map(({client:g})=>g)}return f.
search(u)<0?[]:t(r,f).flatMap(n=>n.match(u)??[]).map(n=>n.toLowerCase())}const d=1e3,i=/(^|\s)#.*$/s,$=/(^|\s)(\/\/|\/?\*).*$/s;function t(r,f){const h=/jenkinsfile|\.json$/i.
test(r)?$:i;return f.split(`
`).map(n=>n.slice(0,d).replace(h,"").trimEnd())}function e(r,f,h,n){return{file:r,...(0,_.yN)(h)(n),line:f+1}}}),2161:((se,X,s)=>{s.d(X,{L8:()=>E,TD:()=>i,U4:()=>R,
Z:()=>d,Z8:()=>$,dN:()=>T,e0:()=>D,tr:()=>p,xO:()=>u});var _=s(1064);const P=["terraform"],k=["opentofu"],S=/\.tfquery\.(hcl|json)$/,L=[[/\.tf(\.json)?$/,"confi\
g",_.Du],[/\.tofu(\.json)?$/,"config",k],[/\.tftest\.(hcl|json)$/,"test",_.Du],[/\.tofutest\.(hcl|json)$/,"test",k],[S,"query",P],[/\.tfmigrate\.hcl$/,"migrate",
P],[/\.tf(component|stack)\.(hcl|json)$/,"stack",P],[/\.tfdeploy\.(hcl|json)$/,"deploy",P],[/\.(tf|tofu)mock\.hcl$/,null,_.Du],[/terragrunt\.hcl\.json$|\.hcl$/,
"terragrunt",_.Du]],W=/\.(tf|tofu|hcl|json)$/,N=".terraform.lock.hcl",w={class:"lock",syntax:"hcl",clients:_.Du,isOverride:!1},p=t=>t.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(t),R=".terraform/modules/modules.json",D={...w,class:"manifest",syntax:"json"};function E(t,e,r){if(t===N)return w;const f=W.test(t)?L.find(([x])=>x.test(t)):
void 0,[h=/$/,n=null,g=[]]=f??[];if(n===null)return;const m=a(t)&&n==="test"&&r==="tests";if(a(t)&&!m)return;const U=t.search(h),O=t.slice(0,U),c=O+t.slice(U).replace(
".tf",".tofu"),M=O==="override"||O.endsWith("_override"),v=m||c!==t&&e.has(c);if(v&&!g.includes("terraform"))return;const j=v?P:g,B=t.endsWith(".json")?"json":"\
hcl";return{class:n,syntax:B,clients:j,isOverride:M}}const a=t=>t.startsWith(".")||t.endsWith("~")||t.startsWith("#")&&t.endsWith("#"),l=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
o=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqu\
a|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|c\
irrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),u=t=>S.test(t),T=[".spacelift/confi\
g.yml",".spacelift/config.yaml"],d=t=>t.endsWith(".tfbackend"),i=t=>l.test(t),$=t=>i(t)||o.test(t)}),6195:((se,X,s)=>{s.d(X,{$8:()=>N,G$:()=>w,Ls:()=>L,UO:()=>p,
VK:()=>S,sT:()=>D,sq:()=>R});var _=s(6760),P=s(7052);const k=/[*?[{]/;function S(E){const a=E.split("/"),l=a.findIndex(o=>k.test(o));return l<0?{fixed:E}:{fixed:a.
slice(0,l).join("/"),glob:a.slice(l).join("/")}}function L(E){const a=E.map(l=>{const o=l.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:o,start:W(
o)}});return l=>{const o=l.toLowerCase();return a.some(({glob:u,start:T})=>u===l||o.startsWith(T)&&_.posix.matchesGlob(l,u))}}function W(E){const[a=""]=E.includes(
"..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(E)??[];return a.toLowerCase()}const N=({file:E,glob:a},l)=>E===l||a!==void 0&&_.posix.matchesGlob(l,a),w=E=>E.startsWith(".")||
E==="node_modules",p=(E,a)=>E===a||E.startsWith(a.endsWith(_.sep)?a:a+_.sep),R=E=>_.sep==="/"?E:E.replaceAll(_.sep,"/");function D(E,{boundary:a}){return E.kind===
"error"?(0,P.WO)({what:"link",code:E.code}):p(E.path,a)?E.kind==="special"?(0,P.WO)({...E,what:"link-to-special-file"}):E.kind==="file"?E.path:null:(0,P.a3)()}}),
5603:((se,X,s)=>{s.d(X,{A:()=>L,j:()=>W});var _=s(5143),P=s(5799),k=s(1064),S=s(5011);const L=["lock-file","syntax","version-file","tool","hook"];class W{signs=new Map;constraints=new Map;addFile({
file:p,kind:{clients:R},scope:D,isContext:E}){if(E)return;const[a,...l]=R;if(a!==void 0&&l.length===0&&!/(^|\/)[.#][^/]*$/.test(p)){const o=`is read by ${k.bB[a]}\
 only`;this.addSign({client:a,level:"syntax",place:{file:p,...P.wv},text:o})}for(const o of D.declared)this.addDeclared(o)}end(p){for(const{kind:R,host:D,place:E,
clients:a,isOverridden:l}of p)if(R==="lock_provider"){const o=k.Du.find(T=>(0,S.Vm)(T)===D),u=`locks providers from ${D}`;o&&this.addSign({client:o,level:"lock-\
file",place:E,text:u})}else R==="cloud_default"&&!l&&a.includes("terraform")&&this.addSign({client:"terraform",level:"syntax",place:E,text:"has a cloud block wi\
thout hostname",isCloud:!0});return{signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addDeclared(p){const{kind:R,text:D,place:E}=p;if(R===
"version")N(this.constraints,D,p);else if(R==="binary"){const a=D==="tofu"?"opentofu":"terraform";this.addSign({client:a,level:"version-file",place:E,text:"sets\
 terraform_binary"})}else if((0,k.SO)(R)){const{client:a,what:l}=k.$I[R];this.addSign({client:a,level:"syntax",place:E,text:`has ${l}`})}}addSign(p){N(this.signs,
`${p.client} ${p.text}`,{...p,version:null})}}function N(w,p,R){const D=(0,_.Zl)(R.place.file)?`${p} aside`:p;w.has(D)||w.set(D,R)}}),7854:((se,X,s)=>{s.d(X,{G4:()=>a,
O8:()=>L,Rt:()=>S,VZ:()=>W,eI:()=>w,kA:()=>R,s7:()=>p,sw:()=>N,vH:()=>D});var _=s(9075),P=s(7052),k=s(5799);const S=["organization","workspaces"],L=["module","s\
tate","lock"],W=["version","compatible","provider-version"];function N(l,o){const u=(0,_.Oo)(d=>d.filter(i=>o.includes(i))),T=(0,_.Oo)(d=>d.map(i=>({...i,clients:u(
i.clients)})).filter(i=>i.clients.length>0));return l.flatMap(d=>{const i=u(d.clients);if(i.length===d.clients.length)return d;const $=T(d.needs),t=d.isHostImplied?
$[0]?.host??d.host:d.host;return i.length===0?[]:{...d,clients:i,needs:$,host:t}})}const w=(l,o)=>o.length===0?l:l.map(u=>{const{calls:T,evaluated:d}=u;if(T===void 0||
d===void 0)return u;const i=Object.entries(T).filter(([$])=>!o.some(t=>t===$));return{...u,calls:Object.fromEntries(i)}}),p=({workspace:l,hasOwnToken:o,directHost:u})=>l!==
void 0||o===!0||u!==void 0,R=l=>new Set(l.flatMap(({host:o,isHostImplied:u})=>u?[]:o??[])),D=(l,o)=>l.filter(({clients:u})=>u.some(T=>o.includes(T))),E=1e4;function a(l=E){
const o=[],u={error:0,warning:0,notice:0};let T=0;const d=$=>{u[$.severity]+=1,u[$.severity]<=l?o.push($):T+=1},i=()=>(0,k.sb)(".",(0,P.ub)({kind:"problems",max:l,
omitted:T}));return{add:d,all:()=>T===0?o:[...o,i()]}}}),5751:((se,X,s)=>{s.d(X,{s:()=>f});var _=s(3024),P=s(6760),k=s(5747),S=s(4091),L=s(4e3),W=s(6181),N=s(1831);
let w=function(...O){return{BlockList:w}=process.getBuiltinModule("node:net"),new.target?new w(...O):w(...O)},p=function(...O){return{isIP:p}=process.getBuiltinModule(
"node:net"),new.target?new p(...O):p(...O)};function R(O){const c=j=>O[j]||O[j.toLowerCase()]||"",M={http:E("HTTP_PROXY",c("HTTP_PROXY")),https:E("HTTPS_PROXY",
c("HTTPS_PROXY"))},v=o(c("NO_PROXY"));return j=>{const B=M[j.scheme];return B===null||l(j.name)||v(j)?null:B}}const D=["http:","https:"];function E(O,c){if(c===
"")return null;const M=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(c)?c:`http://${c}`);if(M===null)throw new TypeError(`${O} is not a URL; expected http://HOST:PO\
RT`);if(!D.includes(M.protocol))throw new TypeError(`${O} is a ${M.protocol}// proxy; expected http:// or https://`);if(!a(M.username)||!a(M.password))throw new TypeError(
`${O} has a user name or password with a bare "%"; write "%25" for it`);return M}function a(O){try{return decodeURIComponent(O),!0}catch(c){if(c instanceof URIError)
return!1;throw c}}const l=O=>O==="localhost"||["127.0.0.0/8","::1/128"].some(c=>T(c)?.(O));function o(O){const c=O.split(",").map(M=>M.trim().toLowerCase()).filter(
M=>M!=="").map(u);return M=>c.some(v=>v(M))}function u(O){if(O==="*")return()=>!0;const c=T(O);if(c!==null)return({name:z})=>c(z);const{name:M,port:v}=$(O),j=z=>v===
""||String(z.port)===v,B=p(M)===4?32:128,x=T(`${M}/${B}`)??i(M);return z=>j(z)&&x(z.name)}function T(O){const[,c="",M=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(O)??[];
if(!d(c))return null;const v=Number(M);if(v>(p(c)===4?32:128))return null;const j=v-(p(c)===6?96:0),B=new w,x=p((0,W.n7)(c))===4&&j>=0;return x?B.addSubnet((0,W.
n7)(c),j,"ipv4"):B.addSubnet(c,v,"ipv6"),z=>{const V=(0,W.n7)(x?z:z.replace(/%.*$/s,""));return p(V)===(x?4:6)&&B.check(V,x?"ipv4":"ipv6")}}const d=O=>p(O)!==0&&
!O.includes("%");function i(O){if(O==="")return()=>!1;const c=O.replace(/^\*\./,"."),M=c.replace(/^\./,""),v=(0,N.Pv)(M),j=v.ok?v.value:M,B=x=>!c.startsWith(".")&&
x===j;return x=>p(x)===0&&(x.endsWith(`.${j}`)||B(x))}function $(O){const c=/^\[([^\]]*)\]:([^:]*)$/.exec(O)??/^([^:[\]]*):([^:[\]]*)$/.exec(O);return c===null?
{name:O,port:""}:{name:c[1]??"",port:c[2]??""}}var t=s(3152);let e=function(...O){return{X509Certificate:e}=process.getBuiltinModule("node:crypto"),new.target?new e(
...O):e(...O)};const r=4*1024*1024;function f(O,{environment:c,directory:M,wording:v=t.w7}){const{settings:j,mistakes:B}=(0,t.P$)(O,v),x=g(j.caFile,v),z=n(c),V=[
x,z].flatMap(ee=>ee.ok?[]:[ee.why]),Y=h(j.scan,M).map(ee=>v.missingPath(ee,M)),ne=[...B,...V,...Y];if(ne.length>0||!x.ok||!z.ok)throw new t.GN(ne);return{...j,authorities:x.
value,chooseProxy:z.value}}const h=(O,c)=>O.filter(M=>!/[*?[\]{}]/.test(M)&&!(0,_.existsSync)((0,P.resolve)(c,M)));function n(O){try{return(0,S.Ju)(R(O))}catch(c){
if(c instanceof TypeError)return(0,S.TR)(c.message);throw c}}function g(O,{setting:c}){if(O===null)return(0,S.Ju)(null);const M=(0,k.yR)(O,r),v=c("ca-file");if(!M.
ok)return(0,S.TR)(`${v} "${O}" ${(0,L.mP)(M.failure)}`);const j=U(M.text);return j.ok?j:(0,S.TR)(`${v} "${O}" ${j.why}`)}const m=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function U(O){const c=O.match(m)??[];if(c.length===0)return(0,S.TR)("contains no certificate; expected PEM");try{for(const M of c)new e(M);return(0,S.Ju)(c.join(
`
`))}catch(M){return(0,S.TR)(`contains an invalid certificate: ${M instanceof Error?M.message:M}`)}}}),1435:((se,X,s)=>{s.d(X,{j:()=>W,o:()=>N});var _=s(9562);let P=function(...p){
return{thisMachine:P}=s.late([905,437],2218),new.target?new P(...p):P(...p)},k=function(...p){return{mergeMistakes:k}=s.late([905,437],2218),new.target?new k(...p):
k(...p)},S=function(...p){return{readCliConfig:S}=s.late([905,437],2218),new.target?new S(...p):S(...p)},L=function(...p){return{withoutInstalled:L}=s.late([245,
155,468],1264),new.target?new L(...p):L(...p)};function W(p,R,D,{environment:E,directory:a,plugins:l=null}){if(R.hostnames.length===0&&p.every(({needs:t})=>t.length===
0))return{usages:p,remarks:[],findings:[],configs:[],releases:D.releases};const o=N(R.cliConfig,D.clients,E),u=D.releases.map(t=>{const e=o.find(({client:r})=>r===
t.client);return{...t,attemptMs:e?.requestTimeoutMs??t.attemptMs}}),T=R.depth!=="discovery",d={root:a,plugins:l,releases:u,asksMirrors:T},i=p.some(w)?L(p,o,d):{
usages:p,remarks:[],findings:[]},$=[...o.flatMap(t=>t.findings),...i.findings];return{...i,findings:k($),configs:o,releases:u}}function N(p,R,D){const E=P(D);return R.
map(a=>S(a,E,p))}const w=({needs:p})=>p.some(({service:R})=>R===_.xq)}),215:((se,X,s)=>{s.d(X,{o:()=>je,S:()=>Re});var _=s(5799),P=s(785),k=s(1064),S=s(7747),L=s(
8416),W=s(2161),N=s(7854),w=s(9075),p=s(9664),R=s(5011),D=s(7052),E=s(5603),a=s(3024),l=s(6760),o=s(5747),u=s(6195);const T={files:1e6,directoryFiles:5e4},d=200,
i=()=>({toolFiles:[],links:new Map});function*$(y,b=i(),I=T){const C=new e(y,b,I);for(const A of y.scan){const K=t(C.root,A);"path"in K?yield*C.walkFrom(K):yield{
name:A,files:[],notes:[K]}}}function t(y,b){const{fixed:I,glob:C}=(0,u.VK)(b);try{const A=(0,a.realpathSync)((0,l.resolve)(y,I)),K=(0,u.sq)((0,l.relative)(y,A)),
G=(0,u.UO)(A,y),F=G?y:A;if(C!==void 0)return{path:A,name:K,boundary:F,glob:(0,p.Gz)(K,C)};if((0,a.statSync)(A).isDirectory())return{path:A,name:K,boundary:F};const H=(0,l.
resolve)(A,"..");return{...{path:H,name:(0,u.sq)((0,l.relative)(y,H))},boundary:G?y:H,file:K}}catch(A){return(0,_.sb)(b,(0,D.WO)({what:"scan",code:(0,o.Oj)(A)}))}}
class e{root;isExcluded;aside;limits;selected;files=0;constructor({root:b,scan:I,exclude:C},A,K){this.root=(0,a.realpathSync)(b),this.isExcluded=(0,u.Ls)(C),this.
aside=A,this.limits=K,this.selected=I.length>1?new Set:null}*walkFrom(b){const{path:I,name:C,glob:A,file:K}=b,F=[{path:I,name:C,depth:0,isSelected:A===void 0&&K===
void 0}];for(let H=F.pop();H!==void 0;H=F.pop()){const{name:Z}=H,q=r(H);if("problem"in q){yield{name:Z,files:[],notes:[q]};continue}const J=this.findFiles(b,H,q);
this.files+=J.files.length;const re=this.limits.files;if(this.files>re){const te=(0,_.sb)(Z,(0,D.ub)({kind:"files",max:re}));yield{name:Z,files:[],notes:[...J.notes,
te]};return}if(yield J.files.every(({isContext:te})=>te)?{...J,files:[]}:J,b.file!==void 0)return;for(const te of this.findDirectories(b,H,q))F.push(te)}}findFiles(b,I,C){
const{name:A}=I,K=[],G=[];for(const F of this.filesAmong(b,I,C))if("problem"in F)G.push(F);else if(K.length<this.limits.directoryFiles)K.push(F);else{const H=this.
limits.directoryFiles;G.push((0,_.sb)(A,(0,D.ub)({kind:"directory",max:H})));break}return{name:A,files:K,notes:G}}*filesAmong(b,I,C){const A=new Set;let K=!1;for(const F of C)
if((0,W.tr)(F.name)&&!F.isDirectory()&&A.add(F.name),K||=F.name===".terraform",F.name===".spacelift")for(const H of W.dN)this.addTool((0,p.Gz)(I.name,H));const G=l.
posix.basename(I.name);for(const F of C){if(F.isDirectory())continue;const H=(0,p.Gz)(I.name,F.name),Z=(0,W.L8)(F.name,A,G);if(Z===void 0){(0,W.Z8)(F.name)&&this.
addTool(H);continue}const J={path:I.path+l.sep+F.name,file:H,kind:Z,isContext:!this.select(b,I,H)};F.isFile()?yield J:F.isSymbolicLink()?yield*this.follow(b,J):
yield(0,_.sb)(H,(0,D.WO)({what:"special-file",is:(0,o.I)(F)}))}if(K&&I.isSelected){const F=[I.path,...W.U4.split("/")].join(l.sep),H=(0,o.$r)(F);H.kind==="file"&&
H.path===F&&(yield{path:F,file:(0,p.Gz)(I.name,W.U4),kind:W.e0,isContext:!1})}}addTool(b){this.isExcluded(b)||this.aside.toolFiles.push(b)}select(b,I,C){return!(I.
isSelected||(0,u.$8)(b,C))||this.isExcluded(C)||this.selected?.has(C)?!1:(this.selected?.add(C),!0)}*follow(b,I){const C=(0,u.sT)((0,o.$r)(I.path),b);if(C===null)
return;if(typeof C=="object")return yield(0,_.sb)(I.file,C);const A=(0,u.sq)((0,l.relative)(this.root,C));I.isContext||this.aside.links.set(I.file,A),yield{...I,
path:C,target:A}}findDirectories({glob:b},{path:I,name:C,depth:A,isSelected:K},G){return G.toReversed().flatMap(F=>{if(!F.isDirectory()||(0,u.G$)(F.name))return[];
const H=(0,p.Gz)(C,F.name);if(this.isExcluded(H))return[];const Z=K||b!==void 0&&l.posix.matchesGlob(H,b);return{path:I+l.sep+F.name,name:H,depth:A+1,isSelected:Z}})}}
function r({path:y,name:b,depth:I}){if(I>d)return(0,_.sb)(b,(0,D.ub)({kind:"depth",max:d}));try{return(0,a.readdirSync)(y,{withFileTypes:!0}).sort((C,A)=>C.name<
A.name?-1:1)}catch(C){return(0,_.sb)(b,(0,D.WO)({what:"directory",code:(0,o.Oj)(C)}))}}let f=function(...y){return{withPlaces:f}=s.late([245,626,907],895),new.target?
new f(...y):f(...y)},h=function(...y){return{dependsOnOthers:h}=s.late([245,626,907],895),new.target?new h(...y):h(...y)},n=function(...y){return{usagesOf:n}=s.
late([245,626,907],895),new.target?new n(...y):n(...y)},g=function(...y){return{declaredIn:g}=s.late([245,626,907],895),new.target?new g(...y):g(...y)},m=function(...y){
return{isForeign:m}=s.late([245,626,907],895),new.target?new m(...y):m(...y)},U=function(...y){return{readModule:U}=s.late([245,626,907],895),new.target?new U(...y):
U(...y)};const O=25e4;function*c(y,b,I=O){const C=new M(b,I);yield*C.collect(y);const A=yield*C.decideOpen();return C.result(A)}class M{items=[];notes=(0,N.G4)();known=new Map;declared=[];found={
calls:[],terragrunt:[]};signs=new E.j;aside=i();counts={files:0,bytes:0,decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;values;maxUsages;constructor(b,I){
this.values=(0,w.Oo)(()=>b(this.found)),this.maxUsages=I}*collect(b){const{counts:I}=this;for(const{name:C,files:A,notes:K}of $(b,this.aside)){if(this.endedAt=C,
yield I.files)return;for(const F of K)this.notes.add(F);if(A.length===0)continue;if(this.isFull(I.decided+I.open,C))break;const G=yield*U(A,I.files);if(G===null)
return;I.bytes+=G.bytes;for(const F of G.notes)this.notes.add(F);this.add({directory:C,files:G.files})}this.endedAt=null}*decideOpen(){const b=[];let I=!1;for(const C of this.
items){if(!("files"in C)){b.push(C);continue}if(I||=this.isFull(this.counts.decided,C.directory),!I)if(yield this.counts.files)this.endedAt??=C.directory,I=!0;else
for(const A of this.decide(C.files))b.push(A)}return b}result(b){const{signs:I,notes:C,declared:A,aside:K,isEmpty:G,usesTerragrunt:F,endedAt:H}=this,{files:Z,bytes:q}=this.
counts;return{...{usages:b,declared:A,notes:C.all(),...I.end(b),...K},units:[],files:Z,bytes:q,isEmpty:G,usesTerragrunt:F,endedAt:H}}add(b){const{files:I}=b;this.
counts.files+=I.length;for(const A of g(I))this.declared.push(A);for(const A of I){const K=!m(A),G=A.kind.class==="terragrunt";K&&(this.isEmpty=!1),G&&this.found.
terragrunt.push(A.file),this.usesTerragrunt||=G&&K,this.signs.addFile(A)}const C=I.some(h);for(const A of I)(C||!A.isContext)&&this.addCalls(A);if(C){this.items.
push({...b,files:I.map(f)});for(const{references:A}of I)this.counts.open+=A.length}else for(const A of this.decide(I))this.items.push(A)}addCalls({file:b,references:I}){
for(const{kind:C,value:A}of I){if(C!=="module"||A===void 0)continue;(A.kind==="pieces"||(0,R.Nj)(A.text))&&this.found.calls.push({source:A.text,file:b})}}decide(b){
const{usages:I,notes:C}=n(b,this.values(null),this.known);for(const A of C)this.notes.add(A);return this.counts.decided+=I.length,I}isFull(b,I){const C=this.maxUsages;
return b<C?!1:(this.notes.add((0,_.sb)(I,(0,D.ub)({kind:"usages",max:C}))),!0)}}let v=function(...y){return{resolveValue:v}=s.late([245,626,907],895),new.target?
new v(...y):v(...y)},j=function(...y){return{asWritten:j}=s.late([245,626,907],895),new.target?new j(...y):j(...y)},B=function(...y){return{Instances:B}=s.late(
[245,626,817],3093),new.target?new B(...y):B(...y)},x=function(...y){return{Terragrunt:x}=s.late([245,626,817],3093),new.target?new x(...y):x(...y)},z=function(...y){
return{withUnits:z}=s.late([245,626,817],3093),new.target?new z(...y):z(...y)};function*V(y,b=[]){const I={},C=Y(),A=yield*c(y,G=>(I.context=ie((0,S.E)(y),G,b),
ne(I.context,C))),{context:K}=I;return K===void 0||K.terragrunt.length===0?A:yield*z(A,C(K))}const Y=()=>(0,w.Oo)(y=>new x(y));function ne(y,b=Y()){const I=(0,w.
Oo)(C=>(0,w.Oo)(A=>new B(y,C,A)));return({row:C,place:A},K,G)=>{if(C.grammar==="terragrunt")return ee(b(y),A.file,K);const F=C.evaluation?.[G];if(F===void 0)return j(
K);const H=I(G)(F);if(H.effort.isSpent)return j(K);const Z=({scope:te,from:Q,root:ae})=>(te.effort.renew(),{...v(K,te),from:Q,root:ae}),q=(0,p.jt)(A.file),J=Z(H.
unknown(q));if(J.isWhole)return[[J]];const re=Map.groupBy(H.of(q),({use:te})=>te);return Array.from(re.values(),te=>te.map(Z))}}function ee(y,b,I){if(y.effort.isSpent)
return j(I);const C=K=>({...v(I,K),from:null}),A=y.includedScopes(b).map(K=>[C(K)]);return A.length===0?[[C(y.scopeOf(b))]]:A}function ie(y,{calls:b,terragrunt:I},C){
const A=new Set(C),K=(0,w.Oo)($e),G=(0,w.Oo)(_e);return{files:y,calls:()=>G(b),terragrunt:I,isSet:F=>A.has(F),setBy:F=>{const H=`TF_VAR_${F}`;if(A.has(H))return H;
const Z=K(y).get(F);return Z===void 0?null:`${H} in ${Z}`}}}const fe=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function _e(y){const b=new Map,I=new Set;for(const{
source:C,file:A}of y){const K=(0,p.jt)(A);if((0,R.Nj)(C)){const G=(0,p.un)(K,C);b.set(G,(b.get(G)??new Set).add(K))}else fe.test(C)&&I.add(K)}return{callers:b,dynamic:I}}
const me=".github/workflows",Ee=200;function $e(y){const b=new Map,I=y.list(me).filter(C=>/\.ya?ml$/.test(C));for(const C of I.slice(0,Ee)){const A=`${me}/${C}`,
K=y.read(A)??"";for(const[,G,F]of K.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const H=G??F??"";b.has(H)||b.set(H,A)}}return b}var de=s(3916),he=s(
8011),ge=s(3229),pe=s(4526),we=s(5257),Oe=s(796);const ce=100;function Pe(y,b){const I=De(b),C=y.flatMap(G=>{const{kind:F,version:H,directories:Z,isOverridden:q,
replacedFor:J}=G;if(!(F==="module"||F==="test_module")||q||(H!==void 0||Z!==void 0))return[];const ae=G.clients.filter(le=>!J?.includes(le)).flatMap(le=>{const ve=I(
G,le);return ve===null?[]:{client:le,paths:ve}}),oe=ae[0]?.paths??[];return{usage:G,paths:oe,clients:ae.map(({client:le})=>le)}}),A=Map.groupBy(C,({paths:G})=>G.
at(-1));A.delete(void 0);const K=A.size===0?null:Ce(b);return[...A].slice(0,ce).flatMap(([G="",F])=>{const H=K?.(F[0]?.paths??[])??null;return F.map(({usage:{place:Z,
text:q},clients:J})=>{const re=(0,ge.Kc)(q??"");return(0,_.hD)((0,he.Iz)({path:G,maker:H}),{places:[Z],clients:J,isPlaceholder:re})})})}const ye={throwIfNoEntry:!1},
Te=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function De({root:y,usages:b,declared:I,units:C}){const A=new Set([...b,...I].map(({place:H})=>(0,p.jt)(H.file))),
K=(0,w.Oo)(H=>(0,o.N0)(()=>(0,a.statSync)((0,l.join)(y,H),ye)?.isDirectory()===!0,!1)),G=(0,w.Oo)(H=>{if(/^(\/|\.\.(\/|$))/.test(H)||Te.test(H)||K(H))return null;
const Z=H.split("/"),q=Z.map((te,Q)=>Z.slice(0,Q+1).join("/")),J=q.findIndex(te=>!K(te));return(0,o.N0)(()=>{const te=(0,a.lstatSync)((0,l.join)(y,q[J]??""),ye);
return te===void 0||te.isFile()},!1)?q.slice(J):null}),F=(0,w.Oo)(H=>{const Z=C.filter(J=>J.directory===H||J.module===H);return Z.some(J=>J.unknown!==null||J.isPartial)?
[]:[H,...Z.flatMap(J=>[J.directory,J.module??[]]).flat()]});return(H,Z)=>{const q=(0,p.jt)(H.place.file),re=[...H.kind==="test_module"?[(0,pe.RO)(q)]:[],...F(q)],
te=(0,we.MZ)(H,Z).flatMap(({source:Q})=>{if(Q===null||!(0,R.Nj)(Q)||/\\|[$%]\{/.test(Q))return null;const ae=re.map(oe=>(0,p.un)(oe,Q));return ae.some(oe=>A.has(
oe))?null:ae.map(G)});return te.includes(null)?null:te[0]??null}}const ke=[".gitignore","vendir.yml","vendor.yaml","Terrafile","peru.yaml"];function Ce({root:y,
exclude:b,toolFiles:I}){const C=(0,S.E)({root:y,scan:[]}),A=(0,w.Oo)(Z=>({file:Z,text:C.read(Z)??""})),K=(0,w.Oo)(Z=>[...(0,Oe._X)({root:y,exclude:b},I)]),G=/sparsecheckout\s*=\s*true/i,
F=[".git/config.worktree",".git/config"].find(Z=>G.test(A(Z).text)),H=[...A(".gitmodules").text.matchAll(/^\s*path\s*=\s*(.*\S)/gm)];return Z=>{if(F!==void 0)return F;
const q=Z.at(-1)??"";if(H.some(([,Q])=>(0,p.Gz)(q,"").startsWith(`${Q}/`)))return".gitmodules";const J=q.split("/");return[...J.flatMap((Q,ae)=>ke.map(oe=>A((0,p.
Gz)(J.slice(0,ae).join("/"),oe)))),...K(null)].find(({text:Q})=>Z.some(ae=>Ae(Q,ae)))?.file??null}}function Ae(y,b){const I=b.split("/").toReversed(),[C=""]=I;return!y.
includes(C)&&!y.includes("*")?!1:(y.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(A=>{const K=A.split("/").filter(G=>!/^\.*$/.test(G));return/^[\w-]+(\.[\w-]+)+$/.test(
K[0]??"")&&K.length>2?K.at(-1)?.replace(/\.git$/,"")===C:K.some((G,F)=>(G===C||/\w\*|\*\w/.test(G)&&(0,de.matchesGlob)(C,G))&&I.slice(1,F+1).every((Z,q)=>Ie(K[F-
q-1],Z)))})}const Ie=(y="",b)=>y===b||/[$*{}]/.test(y);function Se(y,{roots:b,exclude:I},C){const A=new Set(y.links.values());if(A.size===0)return y;const[K,G]=[
(0,u.Ls)(b),(0,u.Ls)(I)],F=k.Du.flatMap(Q=>[...(0,pe.Pv)(y,Q).values()]),H=new Set(F.flatMap(pe.s1)),Z=new Set(y.units.map(({directory:Q})=>Q)),q=(0,w.Oo)(Q=>H.
has(Q)||Z.has(Q)||K(Q||".")?!1:C.list(Q).map(oe=>(0,p.Gz)(Q,oe)).every(oe=>A.has(oe)||G(oe)||!Me(oe))),J=Q=>A.has(Q)&&Me(Q)&&q((0,p.jt)(Q)),re=y.usages.filter(({
place:Q})=>!J(Q.file)),te=y.declared.filter(({place:Q})=>!J(Q.file));return{...y,usages:re,declared:te,notes:y.notes.filter(Q=>!J((0,_.W7)(Q)))}}function Me(y){
const b=(0,W.L8)((0,de.basename)(y),new Set,(0,de.basename)((0,de.dirname)(y)));return b!==void 0&&b.class!=="terragrunt"}async function Re(y,b){const{directory:I,
environment:C,stop:A,progress:K}=b,G={root:I,scan:y.scan,exclude:y.exclude},F=V(G,Object.keys(C)),H=await(0,P.nE)(F,A,Z=>K({kind:"scan",files:Z}));return Se(H,y,
(0,S.E)(G))}function je({dialect:y,exclude:b,scan:I},C,{environment:A,directory:K}){const G=(0,L.oh)({root:K,exclude:b},C.toolFiles),F=!!A.TF_CLOUD_HOSTNAME,H=I.
length>0,Z={setting:y,scan:H?{...C,tools:G,hasCloudHostname:F}:null},q=(0,L.L2)(Z),{clients:J,versions:re}=q,te=(0,k.Eo)((0,k.tB)("terraform",re)),Q=ue=>te||!(0,W.
xO)(ue),oe=(0,N.eI)((0,N.sw)(C.usages,J),(0,k.d3)(q)).filter(({place:ue})=>Q(ue.file)),le=Pe(oe,{...C,root:K,exclude:b}),ve=oe.some(({workspace:ue})=>ue?.lacks)&&
G().givesState;return{dialect:q,usedBy:()=>(0,L.rU)(q,Z.scan),usages:ve?oe.map(be):oe,notes:[...(0,N.vH)(C.notes,J).filter(ue=>Q((0,_.W7)(ue))),...le]}}function be(y){
if(y.workspace?.lacks===void 0)return y;const{organization:b,name:I}=y.workspace;return{...y,workspace:{organization:b,name:I}}}}),2859:((se,X,s)=>{s.d(X,{CG:()=>W,
Fh:()=>w,en:()=>p,h1:()=>N,wX:()=>R});var _=s(6697),P=s(5143),k=s(1831),S=s(7854);const L=new Set(["remote_state","remote_state_default","provider_tfe","provide\
r_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function W(D,E,a,l=(0,S.kA)(E)){const o=[
"hostnames input"],u=D.hostnames.flatMap(({host:i,services:$})=>{const t=$.length>0?$:D.requiredServices,e=t.length>0?t:["any"],r={host:i,clients:a,because:o,isImplied:!1,
isForInit:!0};return e.map(f=>({...r,service:f}))}),T=new Set([...l,...D.hostnames.map(({host:i})=>i)]),d=E.flatMap(({kind:i,needs:$,place:t})=>$.map(e=>({...e,
because:[t],isImplied:!T.has(e.host),isForInit:!L.has(i)})));return N([u,d],a)}function N(D,E){return(0,P.c1)(D.flat(),({host:a,service:l})=>`${a} ${l}`).map(a=>{
const[{host:l,service:o}]=a;return{host:l,service:o,clients:[...E.filter(u=>a.some(T=>T.clients.includes(u)))],because:(0,P.As)([...a.flatMap(({because:u})=>u)]),
isImplied:a.every(({isImplied:u})=>u),isForInit:a.some(({isForInit:u})=>u)}})}const w=(D,{isGuess:E},a)=>{const l=a.flatMap(({host:o,isImplied:u})=>u?o:[]);return E?
[{repository:D,hosts:new Set(l)}]:[]};function p(D,{hostnames:E,allowedHosts:a}){const l=new Set(E.map(({host:u})=>u)),o=new Map;for(const{host:u,isImplied:T,because:d,
clients:i}of D){if(l.has(u)||o.has(u))continue;const $={host:(0,k.nx)(u)},[t]=d.filter(r=>typeof r!="string"),e=T&&t!==void 0&&{implied:{place:t,clients:i}};(0,k.
Rt)(u)?o.set(u,(0,_.U7)($)):(0,k.Jr)(u,a)||o.set(u,(0,_.wp)({...$,...e}))}return o}const R=D=>new Set(D.flatMap(({host:E,service:a})=>[E,(0,k.pk)(E),a]))}),7751:((se,X,s)=>{
s.d(X,{o:()=>N,q:()=>W});var _=s(4e3),P=s(5799);const k=w=>w===1?"1 module or provider was":`${w} modules and providers were`;function S(w){const{names:p}=w,R=(0,_.
K4)(p,3,_.dh);switch(w.what){case"inside":return`what ${(0,_.px)(p.length,"registry module")} ${p.length===1?"calls and requires":"call and require"} was not ch\
ecked: ${R}`;case"direct":{const D=p.length-w.git;return`${[...w.git>0?[`${(0,_.px)(w.git,"module")} from Git`]:[],...D>0?[`${(0,_.px)(D,"module")} from an arch\
ive or bucket`]:[]].join(" and ")} ${p.length===1?"was":"were"} not checked: ${R}`}case"open":return`${(0,_.px)(p.length,"module")} ${p.length===1?"was":"were"}\
 not checked, because the source or version is only known at init time: ${R}`;case"limit":return`max-requests (${w.max}) was reached, so ${k(p.length)} not chec\
ked: ${R}`;case"size":return`a response is longer than this check reads, so ${k(p.length)} not checked: ${R}`;case"work":return`the answers of the registry take\
 more work than this check does for one host, so ${k(p.length)} not checked: ${R}`;case"stopped":return`the check ended too early, so ${k(p.length)} not checked\
: ${R}`;case"contents":return`the checksums of ${(0,_.px)(p.length,"provider")} in the lock file were not checked, because \`h1:\` can only be compared with the p\
ackage itself: ${R}`;case"getter":return`the package of ${(0,_.px)(p.length,"registry module")} was not checked, because it is downloaded with ${w.getter}: ${R}`;case"\
units":return`${(0,_.px)(p.length,"Terragrunt unit")} ${p.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`so\
urce\` names: ${R}`}}const L={limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry w\
ith `terraform providers lock` or `tofu providers lock`"},W=w=>(0,P.CC)("not-followed",{message:S(w),help:L[w.what==="work"?"limit":w.what],...w.what==="work"&&
{severity:"warning"}});function N({by:w,address:p,constraint:R,newest:D,others:E}){const a=`${(0,_.dh)(w)} requires ${(0,_.dh)(p)}${R===null?"":` "${(0,_.dh)(R)}\
"`}`,l=D===null?"which the registry does not have":E.length>0?`which conflicts with ${(0,_.K4)(E,3,_.dh)}`:`which no listed version fits; the newest is ${(0,_.dh)(
D)}`;return(0,P.CC)("module-described",{message:`according to the registry, ${a}, ${l}`,help:"run `init` to confirm; if it fails, use another version of the mod\
ule"})}}),7495:((se,X,s)=>{s.d(X,{Qm:()=>a,TU:()=>R,i4:()=>T,pb:()=>u,zt:()=>w});var _=s(4091),P=s(8011),k=s(3229),S=s(1831),L=s(5011),W=s(4321),N=s(1022);const w={
host:null,isHostImplied:!1,needed:null},p=n=>({host:n,isHostImplied:!1,needed:(0,S.Rt)(n)?"state":n}),R=n=>({host:n,isHostImplied:!0,needed:n}),D=n=>({host:n,isHostImplied:!1,
needed:null}),E=n=>n===null?w:{...w,directHost:n},a=n=>({...w,problem:n}),l=(n,g)=>a((0,P.DA)({reason:"rejected",error:n,advice:g}));function o(n,g,m){return m===
null?n:{...n,problem:(0,P.My)({text:g,host:n.host,advice:m})}}const u={module:$,"test-module":(n,g,m)=>{const U=(0,L.vL)(n,g).kind==="remote";return g==="opento\
fu"||!U?$(n,g,m):a((0,P.DA)({reason:"remote-in-test",text:n}))},"registry-module":(n,g)=>{const m=(0,L.rE)(n,g);return m.ok?d(m.value):f(n,g)},provider:t,"locke\
d-provider":e,"stack-component":r,stack:(n,g)=>{const m=(0,L.A)(n);return m.ok&&!n.startsWith(".")?D(m.value.host):{...r(n,g),isHostImplied:!1,needed:null}},"st\
ack-output":n=>{const[g="",...m]=n.split("/");return m.length===3?i(g,D):a((0,P.DA)({reason:"stack",text:n}))},terragrunt:h,host:n=>i(n,p),url:f};function T(n,g,m){
if(n==="terragrunt"){const[,c]=/^tfr:\/\/([^/?]*)\//.exec(g)??[];return c===void 0?/^$|^t$|^tfr?$|^tfr:/.test(g)?void 0:w:c===""?R((0,L.Vm)(m)):i(c,p)}if(n==="u\
rl")return E((0,W.uE)(g,m));if(n!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(g))return E((0,W.uE)(g,m));const U=g.indexOf(
"/");if(U<0)return;const O=(0,L.vL)(`${g.slice(0,U)}/a/b/c`,m);return O.kind==="registry"?d(O):E((0,W.uE)(g,m))}const d=({host:n,hostImplied:g})=>g?R(n):p(n);function i(n,g){
const m=(0,S.Pv)(n),U=(0,k.L6)(n);return m.ok?o(g(m.value),n,U):a((0,P.k0)({text:n,error:m.why,advice:U}))}function $(n,g,m){if((0,L.Nj)(n)&&!m)return w;const U=(0,L.
vL)(n,g),O=U.kind==="registry"?(0,_.Ju)(U):(0,L.rE)(n,g);if(m&&!O.ok){const{why:v}=O,j=/^https?:/i.test(n)?{kind:"invalid",error:v}:U,B=(0,k.NM)(n,j,O),{kind:x}=U;
return B===null&&(x==="local"||x==="remote")?a((0,P.DA)({reason:`${x}-with-version`,text:n})):l(v,B)}const c=(0,k.NM)(n,U,O);if(O.ok)return o(d(O.value),n,c);if(U.
kind==="invalid")return l(U.error,c);const M=U.kind==="remote"?U.host:null;return o(E(M),n,c)}function t(n,g){const m=(0,N.mi)(n,g);switch(m.kind){case"registry":case"\
legacy":return m.hostImplied?R(m.host):o(p(m.host),n,(0,k.cr)(n));case"builtin":return D(m.host);case"invalid":{const[U="",O]=m.error.split(`

`);return l(U,O??(0,k.cr)(n))}}}function e(n,g){const m=(0,N.mi)(n,g);if(m.kind==="invalid")return l(m.error,null);if(m.hostImplied)return a((0,P.DA)({reason:"l\
ocked-provider",text:n}));if(m.kind==="builtin")return D(m.host);const U=g==="opentofu"&&m.host===(0,L.Vm)("terraform")&&m.namespace==="hashicorp";return{...p(m.
host),needed:U?(0,L.Vm)(g):m.host}}function r(n,g){if(n!==n.trim())return a((0,P.DA)({reason:"white-space",text:n}));if(n==="."||n==="..")return w;const m=(0,L.
rE)(n,g);if(m.ok)return d(m.value);const U=(0,L.A)(n);if(U.ok)return D(U.value.host);const O=(0,L.vL)(n,g);return O.kind==="invalid"?l(O.error,(0,k.NM)(n,O,m)):
E(O.kind==="remote"?O.host:null)}function f(n,g){const m=(0,W.cx)(n,g);return E(m.ok?m.value.host:null)}function h(n,g){const[,m,U=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(n)??[];if(m===void 0)return n.startsWith("gitlab.com/")?E("gitlab.com"):f(n,g);const[O=""]=U.split("//");return O.split("/").length!==3?a((0,P.DA)({reason:"\
terragrunt",text:n})):m===""?R((0,L.Vm)(g)):i(m,p)}}),9762:((se,X,s)=>{s.d(X,{D0:()=>h,lz:()=>O,G9:()=>g});var _=s(4e3),P=s(7052),k=s(7751),S=s(5143),L=s(5799),
W=s(1064),N=s(4526),w=s(9075),p=s(9664);let R=function(...v){return{partsOf:R}=s.late([602],2602),new.target?new R(...v):R(...v)};const D=1e6,E=({problem:v,severity:j})=>j===
"error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(v.code),a=({usages:v,notes:j,declared:B})=>j.some(x=>E(x)||(0,S.Zl)((0,L.W7)(x)))||[v,B].some(x=>x.some(
({place:z})=>(0,S.Zl)(z.file)));function l(v,j){const B=new Set,x=new Set;let z=D;for(const{parts:Y,isAside:ne}of R(j)){if(z-=Y.length,z<0)break;for(const ee of Y)
B.add(ee),ne||x.add(ee)}const V=v.notes.map(Y=>{const ne=(0,p.jt)((0,L.W7)(Y)),ee=B.has(ne)||B.has((0,N.RO)(ne));return E(Y)&&!ee?{...Y,severity:"warning"}:Y});
return x.values().some(Y=>(0,S.Zl)((0,p.Gz)(Y,"main.tf")))?o({...v,notes:V},Y=>x.has((0,p.jt)(Y))&&(0,S.Zl)(Y)):{...v,notes:V}}function o({usages:v,declared:j,notes:B},x){
const z=(0,w.Oo)(V=>x(V.file)?{...V,isInUse:!0}:V);return{usages:v.map(V=>{const{version:Y}=V,ne={...V,place:z(V.place)};return Y===void 0?ne:{...ne,version:{...Y,
place:z(Y.place)}}}),declared:j.map(V=>({...V,place:z(V.place)})),notes:B.map(V=>({...V,places:V.places.map(Y=>typeof Y=="string"?Y:z(Y))}))}}var u=s(8416),T=s(
6195),d=s(3152);let i=function(...v){return{layoutsOf:i}=s.late([602],2602),new.target?new i(...v):i(...v)},$=function(...v){return{rootsOf:$}=s.late([602],2602),
new.target?new $(...v):$(...v)},t=function(...v){return{unmatched:t}=s.late([602],2602),new.target?new t(...v):t(...v)},e=function(...v){return{rootNotes:e}=s.late(
[624],3624),new.target?new e(...v):e(...v)},r=function(...v){return{textNotes:r}=s.late([624],3624),new.target?new r(...v):r(...v)};const f=2e5;function h(v){const{
usages:j,changed:B,dialect:x,settings:z,isLockReadonly:V}=v,{declared:Y}=v.scanned;if(j.length===0&&Y.every(N.z0)&&z.roots.length===0)return{roots:[],notes:[]};
const{clients:ee,versions:ie}=x,fe=n(v),_e=[],me=[],Ee=z.dialect.name==="auto"?[]:ee,$e=(0,u.uQ)(z.dialect,x),de=e({clients:ee,upgrade:z.upgrade,isLockReadonly:V,
versionIn:$e}),he=z.depth!=="discovery";let ge=0;for(const ce of $(fe,{changed:B,versions:ie,hasCalls:he})){if(ge+=ce.directories.length,ge>f){me.push((0,L.sb)(
ce.directory,(0,P.ub)({kind:"roots",max:f})));break}de.add(ce),he&&_e.push(ce)}const pe=[...r(j,Y,{...x,set:Ee,isPredicted:he})].filter(ce=>B===null||B.has((0,L.
W7)(ce))),we=new Set(v.notes.flatMap(ce=>ce.problem.code==="lock-invalid"?(0,L.W7)(ce):[])),Oe=[...pe,...de.notes()].filter(ce=>!we.has((0,L.W7)(ce)));return{roots:_e,
notes:[...Oe,...me,...he?U(fe,B):[]]}}function n({usages:v,scanned:j,dialect:B,settings:x,listed:z}){const{declared:V,units:Y,endedAt:ne}=j,ee={usages:v,declared:V,
units:Y,clients:B.clients};return z===void 0?O(ee,x,ne===null):M(ee,z)}function g(v){const{usages:j,scanned:B,settings:x}=v,V=x.depth!=="discovery"?m(v.notes,j):
v.notes,Y={usages:j,notes:V,declared:B.declared},ne=a(Y)?l(Y,n(v)):Y;return{...ne,scanned:{...B,declared:ne.declared}}}function m(v,j){const B=new Set(j.flatMap(
({calls:x,clients:z,place:V})=>W.Du.flatMap(Y=>x!==void 0&&(!z.includes(Y)||x[Y]===void 0)?`${Y} ${(0,S.df)(V)}`:[])));return v.filter(({problem:x,clients:z,places:[
V]})=>x.code!=="source-dynamic"||V===void 0||!z.every(Y=>B.has(`${Y} ${(0,S.df)(V)}`)))}function U(v,j){const B=[...new Set(v.flatMap(({unknown:V})=>V))].filter(
({files:V})=>j===null||V.some(Y=>j.has(Y)));if(B.length===0)return[];const x=B.map(({directory:V})=>V||"."),z=(0,S.As)((0,S.jH)(B.flatMap(({unknown:V})=>V??[])));
return[(0,L.hD)((0,k.q)({what:"units",names:x}),{places:z,clients:W.Du})]}function O(v,{roots:j},B){const x=j.map(ee=>({text:ee,matches:(0,T.Ls)([ee])})),z=i({...v,
patterns:x}),V=B?t(z,x):[];if(V.length===0)return z;const Y=i({...v,patterns:[]}).flatMap(ee=>ee.roots),ne=[...new Set(Y.map(({name:ee})=>ee||"."))];throw new d.
GN(V.map(ee=>{const ie=(0,_.K4)(c(ee,ne),5,_.dh),fe=ie===""?"":`; the nearest root modules are ${ie}`;return`roots: no directory with configuration matches ${ee}${fe}`}))}
function c(v,j){const B=new Set(v.split("/")),x=z=>z.split("/").filter(V=>B.has(V)).length;return j.toSorted((z,V)=>x(V)-x(z))}function M(v,{roots:j,rootsAreNamed:B}){
const x=v.units.filter(z=>z.unknown!==null);return v.clients.flatMap(z=>{const V=j.filter(({clients:ie})=>ie.includes(z)),Y=new Set([...x,...V].map(({directory:ie})=>ie||
"."));return i({...v,clients:[z],patterns:[{text:"",matches:ie=>Y.has(ie)}]}).map(ie=>({...ie,isNamed:B}))})}})};export{Le as ids,Ue as modules};
