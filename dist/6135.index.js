const ze=[6135,3403,345,2172,4276],Ge={4202:((de,H,t)=>{t.d(H,{$8:()=>P,G$:()=>j,Ls:()=>R,VK:()=>p});var h=t(3916);const E=/[*?[{]/;function p(D){const M=D.split(
"/"),w=M.findIndex($=>E.test($));return w<0?{fixed:D}:{fixed:M.slice(0,w).join("/"),glob:M.slice(w).join("/")}}function R(D,M=new Set){const w=D.map($=>{const v=$.
replace(/^(?:\.?\/)+/,"").replace(/(?<!\/)\/+$/,"");return{pattern:$,glob:v,start:A(v)}});return $=>{const v=$.toLowerCase(),T=w.filter(({glob:O,start:c})=>O===
$||v.startsWith(c)&&(0,h.matchesGlob)($,O));for(const{pattern:O}of T)M.delete(O);return T.length>0}}function A(D){const[M=""]=D.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.
exec(D)??[];return M.toLowerCase()}const P=({file:D,glob:M},w)=>D===w||M!==void 0&&(0,h.matchesGlob)(w,M),j=D=>D.startsWith(".")||D==="node_modules"}),1440:((de,H,t)=>{
t.d(H,{EH:()=>s,U4:()=>w,WI:()=>n,a4:()=>m,oO:()=>$});var h=t(3916),E=t(7811),p=t(2213),R=t(8032),A=t(5243),P=t(9897),j=t(3846),D=t(8153),M=t(523);const w=".ter\
raform/modules/modules.json",$=".terraform/terraform.tfstate",v=(0,D.w3)({backend:(0,D.lq)((0,D.w3)({type:D.Qq,config:(0,D.Tj)((0,D.LT)(D.Qq))})),resources:(0,D.
p_)((0,D.w3)({provider:D.Qq}))}),T=(0,D.w3)({backend:(0,D.lq)((0,D.w3)({config:(0,D.Tj)((0,D.LT)((0,D.Tj)((0,D.LT)(D.Qq))))}))}),O=new Set(Object.values(p.FV).flatMap(
r=>r.split(/[ .]/))),c=/(?:^|\.)provider\["([^"\\]*)"\]/;function s(r,u){const e=(0,D.D4)(u,v,"struct"),{backend:i,resources:f}=e.ok?e.value:v.zero,g=(0,D.D4)(u,
T,"struct"),_=g.ok?[...g.value.backend?.config?.values()??[]]:[],{type:y="",config:C=null}=i??{},x=[C,..._].flatMap(b=>Array.from(b??[],([U,K])=>K===""?null:a(y,
U,K)));/^(remote|cloud)$/.test(y)&&!C?.get("hostname")&&x.push("app.terraform.io");const I=new Set(f.map(({provider:b})=>b).filter(b=>b.includes("[")));return R.
Du.flatMap(b=>{const U=Array.from(I,L=>{const B=(0,j.mi)(c.exec(L)?.[1]??"",b);return B.kind!=="registry"?B.kind==="builtin"?null:P.IZ:b==="opentofu"&&(0,j.Gi)(
B)?(0,A.Vm)(b):B.host});return[...new Set(e.ok?[...U,...x]:[P.IZ])].flatMap(L=>L===null?[]:{file:r,host:L,client:b})})}function a(r,u,e){return r==="local"?(0,p.
Bm)(e):p.Gb[r]?.split(" ").includes(u)?(0,p.D8)(e):O.has(u)||u==="hostname"?(0,p.Ul)(e):null}function m(r,u){const e=(0,p.Bm)(`terraform.tfstate.d/${u.trim()}/t\
erraform.tfstate`);return e===null?[]:R.Du.map(i=>({file:r,host:e,client:i}))}const l=(0,D.w3)({key:D.Qq,source:D.Qq,version:D.Qq,dir:D.Qq}),o=(0,D.w3)({modules:(0,D.
p_)(l)});function n(r,u){const e=u.trim()===""?(0,E.Ju)(o.zero):(0,D.D4)(u,o,"struct");if(!e.ok)return e;const{modules:i}=e.value,f=i.find(({version:_})=>_!==""&&
(0,M.oF)(_)===null);if(f!==void 0)return(0,E.TR)(`has the malformed version "${f.version}"`);if(new Set(i.map(({key:_})=>_)).size<i.length)return(0,E.TR)("has t\
wo modules with the same key");const g=i.filter(({key:_})=>_!=="");return(0,E.Ju)(g.map(({dir:_,...y})=>({...y,root:r,directory:d(r,_)})))}function d(r,u){const e=(0,h.
isAbsolute)(u)?u:`${r===""?".":r}/${u}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(u)?(0,h.normalize)(e).replace(/(?<=.)\/$/,""):e}}),5324:((de,H,t)=>{
t.d(H,{ET:()=>v,KG:()=>s,Wj:()=>o,f5:()=>a,kI:()=>O,rN:()=>l,sT:()=>$,sq:()=>w,un:()=>m});var h=t(3024),E=t(6760),p=t(4756),R=t(2170),A=t(3096),P=t(3298),j=t(9968),
D=t(4202),M=t(1440);const w=n=>E.sep==="/"?n:n.replaceAll(E.sep,"/");function $(n,{boundary:d}){return n.kind==="error"?(0,p.WO)({what:"link",code:n.code}):(0,j.
UO)(n.path,d)?n.kind==="special"?(0,p.WO)({...n,what:"link-to-special-file"}):n.kind==="file"?n.path:null:(0,p.a3)({what:"link"})}function v({root:n,scan:d}){const r=[
n,...d.map(f=>(0,E.resolve)(n,(0,D.VK)(f).fixed))].map(T),u=f=>r.some(g=>g!==null&&(0,j.UO)(f,g)),e=f=>{const g=(0,E.resolve)(n,f),_=(0,h.existsSync)(g)?T(g):null;
return _!==null&&u(_)?_:null},i=(f,g)=>{const _=e(f);return(_===null?[]:(0,j.Mc)(_).filter(g)).map(({name:C})=>C).sort()};return{list:f=>i(f,g=>!g.isDirectory()),
directories:f=>i(f,g=>g.isDirectory()&&!(0,D.G$)(g.name)),exists:f=>(0,h.existsSync)((0,E.resolve)(n,f)),locate:(0,P.O)(e),nameOf:f=>{const g=e(f);return g===null?
null:w((0,E.relative)(r[0]??n,g))},read:(f,g)=>{const _=e(f);return _===null?null:(0,j.r7)(_,g)}}}const T=n=>(0,j.N0)(()=>(0,h.realpathSync)(n),null);function O(n,d){
const{fixed:r,glob:u}=(0,D.VK)(d);try{const e=(0,h.realpathSync)((0,E.resolve)(n,r)),i=w((0,E.relative)(n,e)),f=(0,j.UO)(e,n),g=f?n:e;if(u!==void 0)return{path:e,
name:i,boundary:g,glob:(0,A.Gz)(i,u)};if((0,h.statSync)(e).isDirectory())return{path:e,name:i,boundary:g};const _=(0,E.resolve)(e,"..");return{...{path:_,name:w(
(0,E.relative)(n,_))},boundary:f?n:_,file:i}}catch(e){return(0,R.kH)((0,p.WO)({what:"scan",entry:d,code:(0,j.Oj)(e)}))}}const c=200;function s(n){const{path:d,name:r,
depth:u}=n;if(u>c)return(0,R.ht)(r,(0,p.ub)({kind:"depth",max:c}));try{return(0,h.readdirSync)(d,{withFileTypes:!0}).sort((e,i)=>e.name<i.name?-1:1)}catch(e){return(0,R.
ht)(r,(0,p.WO)({what:"directory",code:(0,j.Oj)(e)}))}}const a=(n=[])=>({files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,units:[],unread:[],calls:[],tests:[],
called:new Set(n),terragrunt:[],toolFiles:[],projectFiles:new Set,links:new Map,linked:new Map,directories:new Set,modules:new Set,snippets:new Set,installed:[],
states:[],comments:[],unmatched:new Set,unselected:[]});function m(n,{exists:d,read:r}){return d(n)?(0,M.EH)(n,r(n)??""):[]}function l(n,d){const r=(0,A.Gz)(n,"\
.terraform/environment"),u=d.read(r);return[...m((0,A.Gz)(n,M.oO),d),...u===null?[]:(0,M.a4)(r,u)]}function o(n,{exists:d,read:r,nameOf:u}){const e=(0,A.Gz)(n,M.
U4),i=r(e);if(i===null)return d(e)?(0,R.ht)(e,(0,p.a3)({what:"outside",path:e})):[];const f=(0,M.WI)(n,i);return f.ok?f.value.map(g=>{const _=g.directory;return(0,E.
isAbsolute)(_)&&(0,E.normalize)(_)===_?{...g,directory:u(_)??_}:g}):(0,R.ht)(e,(0,p.U$)({error:`the list ${f.why}`,isRefused:!0}))}}),9059:((de,H,t)=>{t.d(H,{$:()=>s,
$t:()=>_,AN:()=>u,Dx:()=>g,_X:()=>v,mu:()=>d});var h=t(3096),E=t(4202),p=t(9941),R=t(5324),A=t(3114);const P=".github/workflows .circleci .buildkite .woodpecker\
 .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),j=y=>y==="config.toml",D=[["",A.Z8],[".github",()=>!1],...P.map(y=>[y,
C=>/\.ya?ml$/i.test(C)]),[".devcontainer",A.Z8],[".config",A.TD],[".config/mise",j],[".mise",j]],M=".github/actions",w=128*1024,$=200;function*v({root:y,exclude:C},x){
const I=(0,R.ET)({root:y,scan:[]}),b=(0,E.Ls)(C),U=T(I).filter(B=>!b(B)),K=B=>B.split("/").length,L=[...new Set([...U,...x])].sort((B,V)=>K(B)-K(V)||(B<V?-1:1));
for(const B of L.slice(0,$)){const V=I.read(B);V!==null&&V.length<=w&&(yield{file:B,text:V})}}function T(y){const C=D.flatMap(([I,b])=>y.list(I).filter(U=>b(U)||
s((0,h.Gz)(I,U))).map(U=>(0,h.Gz)(I,U))),x=y.directories(M).flatMap(I=>["action.yml","action.yaml"].map(b=>`${M}/${I}/${b}`));return[...C,...x]}const O=/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/,
c=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,O],["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,
/^/],["renovate",/^package\.json$/,/"renovate"\s*:\s*(?:\{|$)/],["checkov",/^\.checkov\.ya?ml$/,/^/]],s=y=>c.some(([,C])=>C.test(y));function a(y){const[,C,x=""]=/(?:^|\n)["']?updates["']?:\n+([ \t]*)-(.*)$/s.
exec(y)??[],[I=""]=x.split(/\n(?=[^\s-])/,1),b=I.split(`
${C}-`).filter(U=>O.test(U));return C===void 0||b.length===0?null:b.some(U=>/\bregistries["']?:|<</.test(U))?y:""}const m=/("(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?)|\/\/[^\n]*|\/\*.*?(?:\*\/|$)/gs,
l=/\bterraform["']?\s*:\s*\{\s*["']?enabled["']?\s*:\s*false|\benabledManagers["']?\s*:\s*\[(?![^\]]{0,999}\bterraform["'])/;function o(y){const C=y.replace(m,"\
$1");return l.test(C)?null:/\bhostRules["']?\s*:(.*)$/s.exec(C)?.[1]??""}const n=/\b(?:url|matchHost|hostName|domainName|endpoint|baseUrl)["']?\s*:\s*["']?(?:https?:\/\/)?\.?([^\s"'/:,}]*)/gi;
function d({file:y,text:C}){const[x]=s(y)?u({file:y,text:C}):[];if(x!=="dependabot"&&x!=="renovate")return[];const I=x==="renovate",b=I?o(C):a(g(y,C).join(`
`)),U=Array.from(b?.matchAll(n)??[],([,K=""])=>K.toLowerCase());return b===null||!U.every(K=>/^[\w.-]+$/.test(K))?[]:[{client:x,file:y,ends:U.map(K=>`${I?"":"//"}\
.${K}`)}]}const r=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function u({file:y,text:C}){if(s(y)){const I=g(y,C);return c.flatMap(([b,U,K])=>U.test(y)&&I.some(
L=>K.test(L))?b:[])}return C.search(r)<0?[]:g(y,C).flatMap(I=>I.match(r)??[]).map(I=>I.toLowerCase())}const e=1e3,i=/(^|\s)#.*$/s,f=/(^|\s)(\/\/|\/?\*).*$/s;function g(y,C){
const x=/jenkinsfile|\.json$/i.test(y)?f:i;return C.split(`
`).map(I=>I.slice(0,e).replace(x,"").trimEnd())}function _(y,C,x,I){return{file:y,...(0,p.yN)(x)(I),line:C+1}}}),1011:((de,H,t)=>{t.d(H,{CI:()=>j,G4:()=>O,O8:()=>A,
Rt:()=>R,VZ:()=>P,eI:()=>M,kA:()=>$,s7:()=>w,sw:()=>D,vH:()=>v});var h=t(4756),E=t(2170),p=t(3298);const R=["organization","workspaces"],A=["module","state","lo\
ck"],P=["version","compatible","provider-version"],j=({directory:c,module:s})=>[...new Set([c,s??c])];function D(c,s){const a=(0,p.O)(l=>l.filter(o=>s.includes(
o))),m=(0,p.O)(l=>l.flatMap(o=>a(o.clients).length===0?[]:{...o,clients:a(o.clients)}));return c.flatMap(l=>{const o=a(l.clients);if(o.length===l.clients.length)
return l;const n=m(l.needs),d=l.isHostImplied?n[0]?.host??l.host:l.host;return o.length===0?[]:{...l,clients:o,needs:n,host:d}})}const M=(c,s)=>c.map(a=>{const{
calls:m,evaluated:l}=a;if(s.length===0||m===void 0||l===void 0)return a;const o=Object.entries(m).filter(([n])=>!s.some(d=>d===n));return{...a,calls:Object.fromEntries(
o)}}),w=({workspace:c,hasOwnToken:s,directHost:a})=>c!==void 0||s===!0||a!==void 0,$=c=>new Set(c.flatMap(({host:s,isHostImplied:a})=>a?[]:s??[])),v=(c,s)=>c.filter(
({clients:a})=>a.some(m=>s.includes(m))),T=1e4;function O(c=T){const s=[],a={error:0,warning:0,notice:0};let m=0;const l=n=>{a[n.severity]+=1,a[n.severity]<=c?s.
push(n):m+=1},o=()=>(0,E.ht)(".",(0,h.ub)({kind:"problems",max:c,omitted:m}));return{add:l,all:()=>m===0?s:[...s,o()]}}}),4756:((de,H,t)=>{t.d(H,{$T:()=>c,JW:()=>w,
U$:()=>R,WO:()=>j,a3:()=>M,ub:()=>T,yQ:()=>$});var h=t(9432),E=t(9615),p=t(3841);const R=({error:s,isRefused:a})=>(0,E.CC)("file-syntax",{message:s??"the file i\
s not valid UTF-8",help:s?.startsWith("invalid escape sequence")?"write `/` in paths, or `\\\\` for a backslash":"fix the file, or list it in `exclude` if it is\
 invalid on purpose",...!a&&{severity:s===null?"notice":"warning"}}),A={file:["the file cannot be read","correct the permissions, or list the file in `exclude`"],
directory:["the directory cannot be read","correct the permissions, or list the directory in `exclude`"],link:["the target of the link cannot be read","correct \
or remove the link, or list it in `exclude`"],scan:[" in `scan` cannot be read","correct `scan`, and check that the repository is checked out"],"special-file":[
"this is","remove it, or list it in `exclude`"],"link-to-special-file":["the target of the link is","remove the link, or list it in `exclude`"]},P={ENAMETOOLONG:"\
shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"};function j(s){const[a,m]=A[s.what],l=s.what===
"file"||s.what==="directory";return(0,E.CC)("file-unreadable",{message:`${"entry"in s?(0,h.dh)(s.entry):""}${a}${"code"in s?`: ${s.code}`:` ${s.is} and is not r\
ead`}`,help:(l?P[s.code]:void 0)??m,...!("isRefused"in s&&s.isRefused)&&{severity:"warning",affects:[]}})}const D={link:["the link points outside the checkout a\
nd is not followed","move the file into the repository, or name its directory in `scan`"],linked:["the link leads to a directory that was not read","remove the \
link, or name the directory in `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out","select the file, or do not select its direct\
ory"],generated:["Terragrunt adds configuration here that was not read","write `contents`, `path` and `config` as literals, and give included files the suffix .\
hcl"],outside:["is outside the checkout, and the module in it was not read","move the module into the repository, or name its directory in `scan`"],skipped:["wa\
s not read","write the path as a literal, or remove the directory from `exclude`"],project:["the file decided what was read, with exclude, roots or dialect","li\
st the repository again, with `allowed-hosts`"]};function M(s){const[a,m]=D[s.what],l="path"in s&&{message:`directory ${(0,h.dh)(s.path)} ${a}`,severity:"notice"};
return(0,E.CC)("file-outside",{message:a,help:m,...l})}function w({scan:s,hasHostnames:a,isFleet:m}){const l=s.every(r=>r===".")?"this directory":`\`scan\` (${(0,h.
K4)(s,3,h.dh)})`,n=`found no Terraform or OpenTofu files in ${m?"the repositories of `usages`":l}`,d=m?"check out the repositories before `tf-disco usages`":"ch\
eck out the repository first (in a workflow: actions/checkout)";return(0,E.CC)("nothing-to-check",{message:`${n}, and \`hostnames\` is not set`,help:`${d}, or c\
orrect \`scan\` or \`exclude\``,...a&&{message:`${n}; only \`hostnames\` was checked`,help:`${d}, or correct \`scan\``,severity:"warning"}})}const $=({oldest:s})=>(0,E.
CC)("file-stale",{message:`the usages file was written more than a week ago (the oldest on ${s}); the repository may use something else now`,help:"write it agai\
n with `tf-disco usages --format json`, and see why the job that writes it no longer runs"}),v={depth:({max:s})=>({message:`directories nested deeper than ${s} \
levels are not scanned`,help:"list this directory in `exclude`"}),files:({max:s})=>({message:`there are more than ${s} files; this directory and the following o\
nes are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:({max:s})=>({message:`the directory has more than ${s} files; the files \
after them are not scanned`,help:"split the directory, or list files in `exclude`"}),parts:({max:s})=>({message:`the file has more than ${s} blocks, arguments a\
nd values; the rest is not read`,help:"split the file, or list it in `exclude`"}),"module-usages":({max:s})=>({message:`the files of this directory use or defin\
e more than ${s} modules, providers, resources and variables; the rest of this file and the files after it are not scanned`,help:"split the directory, or list f\
iles in `exclude`"}),usages:({max:s})=>({message:`the scan found more than ${s} usages of hosts; this directory and the following ones are not scanned`,help:"sc\
an fewer directories with `scan` or `exclude`"}),roots:({max:s})=>({message:`the root modules have more than ${s} modules in all; the constraints of this root m\
odule and the following ones are not checked`,help:"list the directories in which `init` runs in `roots`"}),size:s=>({message:`the file ${(0,h.mP)(s)}`,help:"sp\
lit the file, or list it in `exclude`"}),problems:({max:s,omitted:a})=>({message:`there are more than ${s} problems in files; ${a} are not reported`,help:"fix t\
he reported problems first, or scan fewer files with `scan` or `exclude`"}),time:({stopped:s,files:a})=>({message:`${(0,p.C)(s)} after reading ${a} files; this \
directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"})},
T=s=>(0,E.CC)("file-limit",(0,E.Z9)(v,s)),O={comment:({why:s})=>({message:`this comment ignores nothing: ${s}`,help:"write `# tf-disco:ignore CODE REASON` in a \
line of its own, for each code"}),unmatched:({code:s,line:a})=>({message:`there is no ${(0,h.dh)(s)} to ignore${a===void 0?"":` on line ${a}`}`,help:`remove the\
 rule, or ${a===void 0?"correct it":"move it to the line of the finding or above it"}`}),elsewhere:({code:s})=>({message:`${(0,h.dh)(s)} is not ignored, because\
 it has other places, too`,help:"ignore it at each of its places, or in `ignore`"}),fixed:({code:s})=>({message:`files of the repository cannot ignore ${(0,h.dh)(
s)}, because \`allowed-hosts\` is set`,help:"correct what was found, or add it to `allowed-hosts` or `ignore`"})},c=s=>(0,E.CC)("ignore-unused",(0,E.Z9)(O,s))}),
7706:((de,H,t)=>{t.d(H,{g6:()=>D,ho:()=>j,io:()=>$,jP:()=>R});var h=t(8032),E=t(9432),p=t(9615);function R({kind:v}){const{client:T,what:O}=h.$I[v];return(0,p.CC)(
"block-unsupported",{message:`${O} is supported by ${h.bB[T]} only`,help:T==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove i\
t, or correct `dialect`"})}const A={twice:({what:v,first:T})=>({message:`${v} is defined a second time; the first time is in ${T}`,help:v.includes(".")?"remove \
or rename one of them":"write one block only"}),"no-base":({what:v})=>({message:`this override file changes ${v}, which no other file of the directory defines`,
help:"define it in a file that is not an override file, or remove it here"}),"of-cli":({what:v})=>({message:`${v} is a block of the CLI configuration, which has\
 files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),reserved:({
what:v})=>({message:`${v} has a name that calls of a module need for themselves`,help:"rename the variable"}),"quoted-type":({what:v})=>({message:`the type of ${v}\
 is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `map(string)` for "map"'}),argument:({what:v,argument:T})=>({message:`${v} cannot h\
ave ${T}`,help:"correct its name, or remove it"}),both:({what:v,names:T})=>({message:`${v} has both ${T.join(" and ")}`,help:"remove one of them"}),unknown:({what:v,
labels:T})=>({message:`a file cannot have ${T===void 0?"":"these labels of "}${v} at its top level`,help:/^(?:backend|cloud|required_\w+)$/.test(v)?"move it int\
o a `terraform` block":T===void 0?"correct its name, or remove it":`write ${T||"no"} labels`}),name:({what:v})=>({message:`"${v}" cannot be a name`,help:"use le\
tters, digits, dashes and underscores only, with a letter or underscore first"}),"no-alias":({what:v})=>({message:`${v} has for_each, but no alias`,help:"add `a\
lias`, or remove `for_each`"}),expression:({what:v,isGuess:T})=>({message:`${v} has a variable or function, which Terraform does not evaluate in a backend or cl\
oud block`,help:"write its value",...T&&{severity:"warning"}}),workspace:({what:v,selected:T,isAmongOthers:O})=>({message:`the cloud block names the workspace ${(0,E.
dh)(v)}, but TF_WORKSPACE is ${(0,E.dh)(T)}`,help:"unset TF_WORKSPACE, or use `tags` in place of `name`",...O&&{severity:"warning"}}),backend:({what:v,isRemoved:T})=>({
message:`there is no backend ${v}${T?" since Terraform 1.3, and in OpenTofu":""}`,help:"correct the type, or move the state to another backend",...T&&{severity:"\
warning"}}),"local-name":({what:v,normal:T})=>({message:`"${v}" cannot be the local name of a provider`,help:T===null?"use letters, digits and dashes only, with\
 no dash at either end":`write ${T}`})},P=v=>({...v,what:(0,E.dh)(v.what,80)}),j=v=>(0,p.CC)("block-invalid",(0,p.Z9)(A,P(v))),D=v=>(0,p.CC)("block-backend",(0,p.
Z9)(A,P(v))),M="use another version of the module that has this call",w={"not-passed":({call:v,name:T,canChange:O})=>({message:`${v} does not pass the provider \
configuration ${T}, which its module expects`,help:O?`add \`${T} = \u2026\` to the \`providers\` of the call`:M}),overridden:({call:v,name:T,canChange:O})=>({message:`${v}\
 passes the provider configuration ${T}, which its module has itself`,help:O?`remove \`${T}\` from the \`providers\` of the call`:M}),"of-other":({call:v,name:T})=>({
message:`${v} passes ${T}, which has another source in its module`,help:`write the same \`source\` for ${T} in the \`required_providers\` of both modules`}),repeated:({
call:v,argument:T,canChange:O})=>({message:`${v} has \`${T}\`, but its module configures a provider itself`,help:O?`remove \`${T}\`, or use a version of the modu\
le without \`provider\` blocks`:M})},$=v=>(0,p.CC)("block-providers",(0,p.Z9)(w,v))}),8516:((de,H,t)=>{t.d(H,{FA:()=>a,N0:()=>T,Ov:()=>m,Sm:()=>O,id:()=>v,jF:()=>$});
var h=t(8032),E=t(9432),p=t(9119),R=t(9615);const A=6,P=l=>`"${(0,E.dh)(l)}"`,j="change one of these constraints so that a version can match all of them",D=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function M(l){const o=l.replace(D,"");return o===""?"":`: ${o}`}const w={syntax:({text:l,why:o})=>({message:`${P(l)} is not a version constraint${M(o)}`,help:"w\
rite versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:l,clients:o})=>({message:`ve\
rsion of ${l} is an expression, which ${o.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:o.includes("terraform")?"write the v\
ersion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept lo\
cals and variables",affects:o}),"not-a-string":({address:l})=>({message:`version of ${l} is not a string`,help:"put the version in quotes"}),"pre-release":({text:l})=>({
message:`${P(l)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared \
without it"}),"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({
provider:l})=>({message:`${l} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:l})=>({message:`provider ${l} i\
s required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` wi\
thout `version`"})},$=l=>(0,R.CC)("constraint-invalid",(0,R.Z9)(w,l));function v({of:l,terms:o,constraints:n,...d}){const{preRelease:r,resolution:u}=d,e=o.length===
1?"correct the constraint":j,f=o.some(({place:C})=>typeof C!="string"&&C.inside)?`${e}, or call another version of the module that has one`:e,g=u?`${(0,R.OJ)(u)}\
, or ${e}`:f,_=new Set(o.map(p.Ox)).size===1,y=({text:C,...x})=>_?P(C):`${P(C)} (${(0,E.dh)((0,p.Ox)(x))})`;return(0,R.CC)("constraint-unmeetable",{...n&&{constraints:n},
message:`no version of ${l} can match ${o.length>1?"all of ":""}${(0,E.K4)(o,A,y)}`,help:r===void 0?g:`write ${P(r)}: only an exact version, without a space aft\
er \`=\` and without \`v\`, selects a pre-release of a module`})}const T=({provider:l,version:o,constraints:n,isUnit:d})=>(0,R.CC)("lock-outside",{message:`lock\
ed provider ${l} ${o} does not match configured version constraint ${(0,E.K4)(n,A,E.dh)}`,help:`run \`${d?"terragrunt":"terraform"} init -upgrade\` in this direc\
tory and commit the lock file, or change the constraint`}),O=l=>(0,R.CC)("lock-readonly",{message:l.isUnused?`no module requires provider ${l.provider}, and \`-l\
ockfile=readonly\` does not let init remove its entry`:`the lock file has no entry for provider ${l.provider}, and \`-lockfile=readonly\` does not let init add on\
e`,help:"run `terraform init` in this directory without `-lockfile=readonly`, and commit the lock file"}),c=(l,o)=>n=>({message:`the ${l} of provider ${n.provider}\
 ${o}`}),s={syntax:({error:l})=>({message:l}),twice:({provider:l})=>({message:`it has two blocks for provider ${l}`,help:"remove one of the blocks; a merge may \
have duplicated it"}),"no-version":c("version","is missing"),"not-a-version":c("version","is not a version number"),"not-constraints":c("constraints","are inval\
id"),"not-hashes":c("hashes",'are not a list of at least one, each like "h1:\u2026"'),"not-normal":l=>({message:`the ${l.of} of provider ${l.provider} must be w\
ritten in normalized form: ${P(l.normal)}`})};function a(l){const{message:o,help:n}={help:"restore the file, or remove the block and run `terraform init` again",
...(0,R.Z9)(s,l)};return(0,R.CC)("lock-invalid",{message:`failed to read dependency lock file: ${o}`,help:n})}const m=({client:l,version:o,constraint:n})=>(0,R.
CC)("client-version",{message:`the version constraint ${P(n)} excludes ${h.bB[l]} ${o}`,help:`use another version of ${h.bB[l]}, or change the constraint`})}),2170:((de,H,t)=>{
t.d(H,{Qp:()=>D,W7:()=>j,Xd:()=>P,ht:()=>A,kH:()=>p,wv:()=>R});var h=t(8032),E=t(9119);function p(M,{clients:w=h.zK,...$}={}){return{problem:M,severity:M.severity,
affects:M.affects.filter(v=>w.includes(v)),clients:w,host:null,services:[],places:[],needed:!0,...$}}const R={line:1,column:1,endColumn:1};function A(M,w,$=R){const v={
file:M===""?".":M,...$};return p(w,{places:[v],clients:h.Du})}const P=({places:M})=>M.find(w=>typeof w!="string")??null,j=M=>P(M)?.file??"",D=(M,w)=>(0,E.c1)(M,
$=>JSON.stringify(w($))).map($=>{const[v]=$;if($.length===1)return v;const T=s=>[...new Set($.flatMap(s))],O=T(s=>s.exclude??[]),c=T(s=>s.rowKeys??[]);return{...v,
needed:$.some(({needed:s})=>s),affects:T(({affects:s})=>s),clients:T(({clients:s})=>s),places:(0,E.As)((0,E.jH)($.flatMap(({places:s})=>s))),...O.length===0?{}:
{exclude:O},...c.length===0?{}:{rowKeys:c}}})}),9615:((de,H,t)=>{t.d(H,{CC:()=>l,Lw:()=>P,OJ:()=>a,VB:()=>s,Z9:()=>o,ag:()=>m,as:()=>M,oC:()=>A,tr:()=>c,xx:()=>O});
var h=t(1780),E=t(9179),p=t(9432);let R=function(...n){return{problemFacts:R}=t.late([4507],4507),new.target?new R(...n):R(...n)};const A=["error","warning","no\
tice"],P=n=>({operator:n,user:n}),j=(n,{isTerminal:d})=>typeof n=="object"&&"terminal"in n?n[d?"terminal":"workflow"]:n;function D({operator:n,user:d,guest:r},u){
const{role:e,host:i}=u;if(e==="guest"&&r!==void 0)return r;const f=j(n,u);if(e==="operator")return f;const g=(0,h.xI)`ask the operator of ${(0,h.KT)(i)} to ${f}`;
if(d===void 0)return g;const _=j(d,u);return/^ask | or /.test((0,h.pj)(_))||/, or /.test((0,h.pj)(f))||e==="guest"||(0,h.pj)(_)===(0,h.pj)(f)?_:(0,h.xI)`${_}, or ${g}`}
function M(n,d){const{cures:r,...u}=n;return r===void 0?n:{...u,help:$(r,d)}}const w={role:"operator",host:"",isTerminal:!1};function $(n,d){const{because:r,note:u}=n,
e=r===void 0?"":`${r}: `,i=u===void 0?"":(0,h.xI)`; ${j(u,d)}`;return v((0,h.xI)`${e}${D(n,d)}${i}`)}const v=n=>(0,h.tD)((0,h.FS)(n),E._U),T=/(?<=`|' )terraform (?=(?:init|login|logout|providers)\b)/g;
function O(n,d,r){const u=d.join()==="opentofu"?"tofu ":"terraform ",e=r?"this machine":"the runner",i=_=>_.replace(T,u).replace(/\bthis machine\b/g,e),{message:f,
help:g}=n;return{...n,message:(0,h.tD)(f,i),...g&&{help:(0,h.tD)(g,i)}}}function c(n){const[d,...r]=n,e=`if ${d===void 0?"this repository":(0,p.K4)(n,3)} ${r.length>
0?"use":"uses"} OpenTofu, set \`dialect\``;return d===void 0?e:`${e} for \`tf-disco usages\``}const s=n=>`call another version in place of ${(0,p.dh)(n)}, or ha\
ve it corrected there`,a=({calls:n,module:d,version:r})=>`use ${(0,p.dh)(d)} ${(0,p.dh)(r,40)} in ${(0,p.K4)(n,5,p.dh)}, the newest version that is known to end\
 the conflict`,m=({message:n,help:d})=>({message:(0,h.pj)(n),help:d===void 0?null:(0,h.pj)(d)});function l(n,d){const{operator:r,user:u,guest:e,because:i,note:f,
...g}=d,_=r===void 0?void 0:{operator:r,user:u,guest:e,because:i,note:f},{help:y=_,...C}=g,x=R()[n],I=(0,h.tD)(C.message,E._U),b={code:n,...x,usualSeverity:x.severity,
...C,message:I};return y===void 0?b:typeof y=="object"&&"operator"in y?{...b,help:$(y,w),cures:y}:{...b,help:v(y)}}const o=(n,d)=>n[d.kind](d)}),8339:((de,H,t)=>{
t.d(H,{DA:()=>T,Iz:()=>v,J0:()=>o,My:()=>O,Zp:()=>r,_W:()=>u,k0:()=>n,tg:()=>d});var h=t(8032),E=t(1780),p=t(9179),R=t(9432),A=t(9615);const P=120,j="is not a r\
egistry module, and `version` applies to registry modules only",D={"local-with-version":[j,"remove `version`"],"remote-with-version":[j,"remove `version`; `?ref\
=` in the source selects a version of a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","\
use a local path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],"leads-out":["leads out of its packa\
ge","use a path to a directory of the package"],endless:["calls itself, directly or through other modules","remove one of the calls"],stack:["is not the address\
 of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],terragrunt:["cannot be downloaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},M={missing:["has\
 no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",
'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function w(e){if("error"in e)return{message:e.error,help:e.advice??void 0};if("ad\
dress"in e){const[y,C]=M[e.reason];return{message:`${e.address} ${y}`,help:C}}const[i,f]=D[e.reason],[,g]=$.exec(e.text)??[],_=g===void 0?"":`write "${g}" for t\
he module of the registry, or `;return{message:`"${e.text}" ${i}`,help:`${_}${f}`}}const $=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,v=({path:e,maker:i,in:f})=>(0,A.
CC)("source-missing",{message:`there is no directory ${(0,R.dh)(e)}${f===void 0?"":` in ${(0,R.dh)(f)}`}`,help:f===void 0?"correct the path, or commit the direc\
tory":"correct the directory in `source`, or call another version",...i!==null&&{message:`there is no directory ${(0,R.dh)(e)} in this checkout; ${(0,R.dh)(i)} ${i.
endsWith(".gitignore")?"lists it, so something creates it":"may create it"}`,help:"create it before this check, as before `init` (a submodule with `submodules: \
true` of actions/checkout), or correct the path",severity:"warning"}}),T=e=>"isOld"in e?(0,A.CC)("source-invalid",{...l(e),affects:[e.client]}):(0,A.CC)("source\
-invalid",w(e)),O=e=>(0,A.CC)("source-near-miss",{message:e.host===null?`"${e.text}" is not read as a registry address`:(0,E.xI)`"${e.text}" is read as host ${(0,E.
KT)(e.host)}`,help:e.advice,...e.host===""&&{message:`the host of "${e.text}" cannot be determined`,severity:"notice"}}),c="add its host to `hostnames`, and set\
 `scan: .` to read files as well";function s(e){const{shown:i,more:f}=(0,R.zN)(e,4),g=i.map(({text:y,from:C})=>`${y===null?"not known":(0,R.dh)(y,P)} ${C??"by d\
efault"}`),_=f>0?`${f} more`:g.pop();return`${g.join(", ")} and ${_}`}const a=(e,i,f)=>`${e} of ${i} is ${(0,R.dh)((0,p.Qj)(f),P)}`;function m({address:e,argument:i,
expression:f,candidates:g,refused:_}){const y=a(i,e,f);if(_===null){const x=g.length>1?s(g):"only known at init time";return{message:`${y}, which is ${x}`,help:c}}
const{variable:C}=_;return C===""?{message:`${y}, which cannot be known during init`,help:`write the ${i} with literals, locals and variables only`}:{message:`${y}\
, and Terraform evaluates var.${C} here only with \`const = true\``,help:`add \`const = true\` to variable "${C}", which requires Terraform 1.15, or write the ${i}\
 as a literal`}}function l({address:e,expression:i,client:f,isOld:g}){const _=a("source",e,i),[y,C]=[h.bB[f],h.Y8[f]],x="write the source as a literal";if(g)return{
message:`${_}, which ${y} evaluates only since ${C}`,help:`${x}, or use ${y} ${C} or later`};const I=f==="terraform";return{message:`${_}, and ${y} evaluates on\
ly locals and ${I?"variables with `const = true`":"variables"} here`,help:`${x}${I?", or add `const = true` to each variable in it, which requires Terraform 1.1\
5":", or with locals and variables"}`}}const o=e=>(0,A.CC)("source-dynamic","isOld"in e?l(e):m(e)),n=e=>(0,A.CC)("host-invalid",{message:`"${e.text}" is not a h\
ostname: ${e.error}`,help:e.advice??void 0}),d=e=>(0,A.CC)("host-missing",{severity:"warning",message:`the ${e} has no hostname, and OpenTofu has no default`,help:e===
"cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),r=({host:e,name:i})=>(0,A.CC)("host-dotless-module",{message:(0,E.
xI)`module sources cannot name host ${(0,E.KT)(e)}: must contain at least one dot`,help:(0,E.xI)`use a full name such as ${(0,E.KT)(i)}.localdomain; provider addresses accept the short name`}),
u=({host:e})=>(0,A.CC)("host-idn-module",{message:(0,E.xI)`Terraform cannot use modules from host ${(0,E.KT)(e)}: it converts the name to punycode and then refuses punycode`,
operator:"serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),3841:((de,H,t)=>{t.d(H,{C:()=>p,p:()=>E});var h=t(9432);
const E=A=>A.map(p).join("; ");function p(A){switch(A.kind){case"deadline":return`the deadline of ${(0,h.YA)(A.ms)} was reached`;case"signal":return`interrupted\
 by ${A.signal}`;case"crash":return"tf-disco crashed";case"missing":return R(A)}}function R({repositories:A,total:P}){const j=A.length===1?"is":"are",D=(0,h.K4)(
A,10,h.dh);return`${A.length} of ${(0,h.px)(P,"repository")} ${j} missing: ${D}`}}),2213:((de,H,t)=>{t.d(H,{Ar:()=>A,Bm:()=>D,D8:()=>j,FV:()=>P,Gb:()=>p,Ul:()=>M,
nT:()=>R});var h=t(255),E=t(9897);const p={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},R={"openbao *":"address","\
aws_kms *":"ec2_metadata_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpo\
int oidc_request_url vault_uri"},A=["address","endpoints","http_proxy","https_proxy","vault_uri"],P={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"\
address",cos:"domain endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endp\
oint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_pro\
xy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},j=w=>/^[\w.-]*$/.test(w)?null:E.IZ,D=w=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test(w)?null:E.IZ;function M(w){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(w))return E.IZ;if(/^\s*\w+\s*=/.test(w)){const[$,...v]=Array.from(w.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,T=""])=>T);return $===void 0?null:v.length===0?(0,h.$o)($):E.IZ}return(0,h.yo)(/^[\w+.-]+:\/\//.test(w)?w:`https://${w}`)??E.IZ}}),1879:((de,H,t)=>{t.d(H,{LG:()=>M,
Tp:()=>A,Zo:()=>T,bi:()=>R});var h=t(9562),E=t(7811),p=t(5106);const R=1024*1024;function A(c,s){const a=(0,E._6)(c),m=(0,h.V)(a,"map");if(!m.ok)return{kind:"no\
t-json",...M(a,m)};if(m.value===null)return{kind:"null"};if(Array.isArray(m.value))return{kind:"not-object",why:"found an array"};if(!(0,h.G)(m.value))return{kind:"\
not-object",why:`found a ${typeof m.value}`};const l=[];for(const o of Object.keys(m.value)){const n=m.value[o]??null;if(s?.(o,n)===!1)continue;const d=s!==void 0&&
P(n)>p.Ls;l.push({id:o,value:d?void 0:n})}return{kind:"object",services:l}}function P(c){try{return JSON.stringify(c).length}catch{return Number.POSITIVE_INFINITY}}
const j=[[/^$/,"is empty"],[/^\ufeff\s*\{/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-\
16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other binary data","serve it uncompressed"],[/^\ufeff?</,"is HTML or XML"],[/^\{[{%]/,"is a\
 template that was not rendered"],[/^---/,"begins with `---`, as YAML and front matter do"],[/^e[wy][\w+/-]{10,}(?:[=\s]|$)/,"is base64"]],D=/^(?:(?:\/\/|#)[^\n]*\n\s*|\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*(?:\{|\[\s*(?:["{[\]]|\d+[\s,\]]))/;
function M(c,{why:s,advice:a}){const m=c.slice(0,4096).replace(/^[\t\n\r ]+/,""),[,l,o=null]=j.find(([n])=>n.test(m))??[];return l!==void 0?{why:`it ${l}`,advice:o,
beginning:null}:D.test(m)?{why:s,advice:a,beginning:null}:{why:"it is not JSON",advice:null,beginning:m}}const w=100,$=16*1024,v=200;function T(c){const s=new Set(
c),a=new Set(c.map(O));let m=0,l=$;return(o,n)=>{if(p.fg.has(o)||s.has(o))return!0;const d=o.length<=v&&a.delete(O(o));if(m===w)return d;const r=o.length+P(n);return r>
l?d:(m+=1,l-=r,!0)}}const O=c=>c.slice(0,c.indexOf(".")+1)}),3096:((de,H,t)=>{t.d(H,{Bo:()=>P,Gz:()=>E,LA:()=>D,RO:()=>A,eH:()=>M,hl:()=>j,jt:()=>p,un:()=>R});var h=t(
3916);const E=(w,$)=>w===""?$:`${w}/${$}`,p=w=>w.slice(0,Math.max(0,w.lastIndexOf("/")));function R(w,$){const v=(0,h.join)(w,$.replaceAll("\\","/")).replace(/\/$/,
"");return v==="."?"":v}const A=w=>/(^|\/)tests$/.test(w)?p(w):w;function P(w,$,v=[]){const T=A(w),O=["",...M(w)].findLast($);if(O===void 0||$(T))return T;const c=s=>v.
some(a=>$(R(s,a)));return c(T)&&!c(O)?T:O}const j=w=>/\.(tftest|tofutest)\.(hcl|json)$/.test(w),D=w=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(w),M=w=>w.split(
"/").map(($,v,T)=>T.slice(0,v+1).join("/"))}),3846:((de,H,t)=>{t.d(H,{A5:()=>u,Gi:()=>D,NE:()=>d,W_:()=>m,mi:()=>O,op:()=>r,pj:()=>w,sL:()=>s});var h=t(7811),E=t(
255),p=t(9509),R=t(5243);const A={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},P="hashicorp",j="-",D=({host:e,namespace:i})=>e===(0,R.Vm)(
"terraform")&&i===P,M='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',w="must contain only letters,\
 digits, and dashes, and may not use leading or trailing dashes",$={prefix:"terraform-",whose:"a Terraform",frequency:"often"},T={terraform:[$],opentofu:[$,{prefix:"\
opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function O(e,i){const f=e.split("/");if(f.length>3||f.includes(""))return c(M);const[g="",_,y]=f.reverse(),
C=s(g);if(!C.ok){const ee=`${(0,h.ol)(g)} in source ${(0,h.ol)(e)}`;return c(`Invalid provider type: Invalid provider type ${ee}: ${C.why}"`)}const x=y===void 0,
I=x?(0,h.Ju)((0,R.Vm)(i)):(0,E.Pv)(y);if(_===void 0&&I.ok){const ee={hostImplied:x,namespace:P,type:C.value};return{kind:"registry",host:I.value,...ee}}const U=_===
j?(0,h.Ju)(_):m(_??"",i),K=`namespace "" in source ${(0,h.ol)(e)}`;if(!U.ok)return c(`Invalid provider namespace: Invalid provider ${K}: ${U.why}"`);const L="In\
valid provider source hostname";if(!I.ok)return c(`${L}: ${L} ${K}: ${I.why}"`);const B={hostImplied:x,host:I.value,namespace:U.value,type:C.value},V=o(B,i);return V===
void 0?{kind:l(B,i),...B}:c(V)}const c=e=>({kind:"invalid",error:e});function s(e){if(/^[a-z0-9]+$/.test(e))return(0,h.Ju)(e);if(e==="")return(0,h.TR)("must hav\
e at least one character");if(e.includes("."))return(0,h.TR)("dots are not allowed");if(e.includes("--"))return(0,h.TR)("cannot use multiple consecutive dashes");
const i=(0,p.YE)(e);return i.ok?(0,h.Ju)((0,p.DI)(i.value)):(0,h.TR)(w)}const a=/^(?=.*_)(?!.*--)[a-z\d](?:[\w-]*[a-z\d])?$/i,m=(e,i)=>i==="terraform"&&a.test(e)?
(0,h.Ju)(e.toLowerCase()):s(e);function l({host:e,namespace:i},f){return i===j?"legacy":i==="builtin"&&A[f].includes(e)?"builtin":"registry"}function o(e,i){const f=(0,R.
Vm)(i);if(e.namespace===j&&e.host!==f)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${f}.`;const g=T[i].find(
({prefix:_})=>e.type.startsWith(_));return g&&n(e,g,i)}function n(e,{prefix:i,whose:f,frequency:g},_){const y=`${i}provider-`,C=e.type.slice(y.length);if(!e.type.
startsWith(y)||!s(C).ok)return`Invalid provider type: Provider source ${(0,h.ol)(d(e))} has a type with the prefix ${(0,h.ol)(i)}, which isn't allowed because i\
t would be redundant to name ${f} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const x=d({...e,type:C},
_);return`Invalid provider type: Provider source ${(0,h.ol)(d(e,_))} has a type with the prefix ${(0,h.ol)(y)}, which isn't valid. Although that prefix is ${g} \
used in the names of version control repositories for ${f.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,h.ol)(x)}?`}const d=({host:e,namespace:i,type:f},g)=>g!==void 0&&e===(0,R.Vm)(g)?`${i}/${f}`:`${(0,E.pk)(e)}/${i}/${f}`,r=e=>e.replace(/^.*\./s,
""),u=e=>(e??"").replace(/[._].*$/s,"")}),8153:((de,H,t)=>{t.d(H,{D4:()=>j,LT:()=>c,Qq:()=>w,Tj:()=>a,_5:()=>P,ch:()=>A,gy:()=>O,lq:()=>T,nd:()=>v,p_:()=>s,qL:()=>D,
w3:()=>m,zM:()=>$});var h=t(9562),E=t(7811),p=t(9432),R=t(1879);const A="has too many elements",P=25e3;function j(n,d,r){const u=D(n,d,r);return u.ok?u.value.items>
P?(0,E.TR)(A):(0,E.Ju)(u.value.value):u}function D(n,d,r="decoder"){const u=(0,h.V)(n,/^[\t\n\r ]*[{n]/.test(n)?r:"struct");if(!u.ok&&u.isLimit)return(0,E.TR)(A);
if(!u.ok)return(0,E.TR)((0,p.kw)((0,R.LG)(n,u)));const e=new o,i=d.read(u.value,e),{mistake:f,items:g}=e;return f===null?(0,E.Ju)({value:i,items:g}):(0,E.TR)(f)}
const M=(n,d,r=u=>typeof u==typeof n)=>({zero:n,read:(u,e)=>r(u)?u:(u!==null&&e.refuse(d,u),n)}),w=M("","a string"),$=M(!1,"a boolean"),v=M(0,"an integer",Number.
isInteger),T=n=>({zero:null,read:(d,r)=>d===null?null:n.read(d,r)}),O={zero:null,read:()=>null},c=n=>({zero:n.zero,read:(d,r)=>{const{mistake:u,items:e}=r,i=n.read(
d,r);return Object.assign(r,{mistake:u,items:e}),i}}),s=n=>({zero:[],read:(d,r)=>Array.isArray(d)?(r.items+=d.length,d.map((u,e)=>r.within(e,n,u))):(d!==null&&r.
refuse("an array",d),[])}),a=n=>({zero:null,read:(d,r)=>{const u=r.membersOf(d);if(u===null)return null;const e=Object.entries(u);return r.items+=e.length,new Map(
e.map(([i,f])=>[i,r.within("*",n,f)]))}});function m(n){const d=Object.entries(n),r=new Map(d),u=Object.fromEntries(d.map(([e,{zero:i}])=>[e,i]));return{zero:u,
read:(e,i)=>{const f=i.membersOf(e);if(f===null)return u;const g={...u};for(const[_,y]of Object.entries(f)){const C=r.has(_)?_:l(_),x=r.get(C);x!==void 0&&(g[C]=
i.within(C,x,y))}return g}}}const l=n=>n.toLowerCase().replaceAll("\u017F","s");class o{#e=[];mistake=null;items=0;within(d,r,u){this.#e.push(d);const e=r.read(
u,this);return this.#e.pop(),e}membersOf(d){return(0,h.G)(d)?d:(d!==null&&this.refuse("an object",d),null)}refuse(d,r){if(this.mistake!==null)return;const u=this.#e.
map(i=>typeof i=="number"?`[${i}]`:`.${i}`),e=u.length===0?"":` in "${u.join("").slice(1)}"`;this.mistake=`has ${(0,p.go)(r)} instead of ${d}${e}`}}}),523:((de,H,t)=>{
t.d(H,{Cg:()=>$,PW:()=>m,Ty:()=>w,Zy:()=>v,_T:()=>l,hZ:()=>R,kv:()=>r,mb:()=>u,oF:()=>j,rK:()=>D});var h=t(7811),E=t(5106);const p=new RegExp(`^${E.eQ}$`),R=String.
raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,A=new RegExp(`^${R}[.+-]?$`),P=2n**63n-1n;function j(e){const[,i,f,g,_]=p.exec(e)??[];
return i===void 0?null:M(e,i,g??f,_)}function D(e){const[,i,f,g]=A.exec(e)??[];return i===void 0?null:M(e,i,f,g)}function M(e,i,f="",g=""){const _=i.split(".").
map(C=>C.replace(/^0+(?=.)/,""));if(_.some(C=>C.length>19))return null;const y=_.map(C=>BigInt(C));if(y.some(C=>C>P))return null;for(;y.length<3;)y.push(0n);return{
text:e,numbers:y,written:_.length,pre:f,build:g}}const w=e=>e.pre!=="",$=({numbers:e,pre:i,build:f})=>`${e.join(".")}${i===""?"":`-${i}`}${f===""?"":`+${f}`}`;function v(e,i){
const f=Math.max(e.numbers.length,i.numbers.length);for(let g=0;g<f;g++){const[_,y]=[e.numbers[g]??0n,i.numbers[g]??0n];if(_!==y)return _<y?-1:1}return e.pre===
i.pre||e.numbers.length!==i.numbers.length?0:e.pre===""||i.pre===""?e.pre===""?1:-1:T(e.pre,i.pre)}function T(e,i){const[f,g]=[e.split("."),i.split(".")];for(let _=0;;_++){
const[y,C]=[_+1>=f.length,_+1>=g.length];if(y!==C)return y?-1:1;const x=O(f[_]??"",g[_]??"");if(x!==0||y)return x}}function O(e,i){const[f,g]=[/^[0-9]*$/.test(e),
/^[0-9]*$/.test(i)];return f!==g?f?-1:1:f&&e.length!==i.length?e.length-i.length:e===i?0:e<i?-1:1}const c="[\\t\\n\\f\\r ]*",s=new RegExp(`^${c}(<=|>=|!=|~>|<|>\
|=|)${c}(${E.eQ})${c}$`),a="This string does not use correct version constraint syntax";function m(e){const i=[];for(const f of e.split(",")){const[,g,_=""]=s.exec(
f)??[],y=j(_);if(y===null)return(0,h.TR)(a);i.push({operator:g||"=",version:y,text:f})}return(0,h.Ju)(i)}function l(e){const i=m(e);if(!i.ok)return i;const f=[];
for(const g of i.value){const _=D(g.version.text);if(_===null||!o.test(g.text.trim()))return(0,h.TR)(`Incorrect version constraint syntax: ${n(g)}`);f.push({...g,
version:_})}return(0,h.Ju)(f)}const o=/^[<>=!~]* ?[0-9]/;function n({operator:e,version:i,text:f}){const g=f.trim();if(i.text.startsWith("v"))return'a "v" prefi\
x should not be used';if(!o.test(g))return`only one space is expected after the operator "${e}"`;if(i.numbers.length>3)return"too many numbered portions; only t\
hree are allowed (major, minor, patch)";const[_]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(g)??[""];return`missing comma after "${_}"`}
const d=[">",">=","=","~>","<=","<","!="];function r(e){const i=[...e].sort((f,g)=>v(f.version,g.version)||T(f.version.build,g.version.build)||d.indexOf(f.operator)-
d.indexOf(g.operator)||g.version.written-f.version.written);return[...new Set(i.map(u))].join(", ")}function u({operator:e,version:i}){if(e==="=")return $(i);const f=e===
"~>"&&i.written<3?i.numbers.slice(0,2):i.numbers;return`${e} ${$({...i,numbers:f})}`}}),9941:((de,H,t)=>{t.d(H,{SH:()=>R,Td:()=>A,lS:()=>j,n_:()=>p,w4:()=>P,yN:()=>w});
const h=25e4,E=100;class p{max;count=0;constructor(c=h){this.max=c}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){
return this.count*E}}const R=(O,c,s)=>O.kind==="native"?O.blocks.filter(a=>a.type===c&&a.labels.length===s):O.members.flatMap(({name:a,value:m})=>a===c?M(c,m,s,
[]):[]),A=O=>O.kind==="native"?O.attributes:O.members;function P(O,c){if(!(O.kind==="native"&&O.mayHave?.(c)===!1))return A(O).find(s=>s.name===c)}const j=O=>(O.
kind==="tuple"?O.elements:[O]).flatMap(s=>s.kind==="object"?s.items.filter(D):[]),D=O=>O.name!==void 0&&O.name!=="//";function M(O,c,s,a){if(s>0)return j(c).flatMap(
({name:l,start:o,end:n,value:d})=>M(O,d,s-1,[...a,{value:l,start:o,end:n}]));const m={start:c.start,end:c.start+1};return(c.kind==="tuple"?c.elements:[c]).filter(
({kind:l})=>l==="object"||l==="tuple").map(l=>({...m,type:O,labels:a,body:{kind:"json",members:j(l)}}))}const w=O=>{const c=[O.startsWith("\uFEFF")?1:0];let s=O.
indexOf(`
`),a;return({start:m,end:l})=>{for(;s>=0&&s<m;s=O.indexOf(`
`,s+1))c.push(s+1);a??=v(O);const o=Math.max(1,T(c,m)),n=c[o-1]??0,d=(c[o]??(s<0?O.length:s)+1)-1;return{line:o,column:$(Math.max(m,n),n,a),endColumn:$(Math.min(
l,d),n,a)}}},$=(O,c,s)=>O-c-T(s,O-1)+T(s,c-1)+1,v=O=>/[\uD800-\uDBFF]/.test(O)?Array.from(O.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),c=>c.index):[];function T(O,c){
let s=0,a=O.length;for(;s<a;){const m=s+a>>>1;(O[m]??0)<=c?s=m+1:a=m}return s}}),3114:((de,H,t)=>{t.d(H,{Dp:()=>T,Ep:()=>j,L8:()=>w,TD:()=>a,Z:()=>s,Z8:()=>m,dN:()=>c,
tr:()=>M,xO:()=>O});var h=t(8032);const E=["terraform"],p=["opentofu"],R=/\.tfquery\.(hcl|json)$/,A=[[/\.tf(\.json)?$/,"config",h.Du],[/\.tofu(\.json)?$/,"confi\
g",p],[/\.tftest\.(hcl|json)$/,"test",h.Du],[/\.tofutest\.(hcl|json)$/,"test",p],[R,"query",E],[/\.tfmigrate\.hcl$/,"migrate",E],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",E],[/\.tfdeploy\.(hcl|json)$/,"deploy",E],[/\.(tf|tofu)mock\.hcl$/,null,h.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",h.Du]],P=/\.(tf|tofu|hcl|json)$/,
j=({class:l})=>l==="config"||l==="test",D={class:"lock",syntax:"hcl",clients:h.Du,isOverride:!1},M=l=>l.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
l);function w(l,o,n){if(l===".terraform.lock.hcl")return D;const d=P.test(l)?A.find(([b])=>b.test(l)):void 0,[r=/$/,u=null,e=[]]=d??[];if(u===null)return;const i=$(
l)&&u==="test"&&n==="tests";if($(l)&&!i)return;const f=l.search(r),g=l.slice(0,f),_=g+l.slice(f).replace(".tf",".tofu"),y=g==="override"||g.endsWith("_override"),
C=i||_!==l&&o.has(_);if(C&&!e.includes("terraform"))return;const x=C?E:e,I=l.endsWith(".json")?"json":"hcl";return{class:u,syntax:I,clients:x,isOverride:y}}const $=l=>l.
startsWith(".")||l.endsWith("~")||l.startsWith("#")&&l.endsWith("#"),v=new RegExp(`^(${["(gnu)?makefile|terrafile","\\.?justfile","(dockerfile|containerfile|jen\
kinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger|vendir|vendor|peru)\\.ya?ml","(azure-pipelines?|(do\
cker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps\
1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),T=".tf-disco.hcl",O=l=>R.test(l),c=[".spacelift/config.yml",".spacelift/config.yaml"],s=l=>l.endsWith(
".tfbackend"),a=l=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.test(l),m=l=>a(l)||v.test(l)}),2057:((de,H,t)=>{t.d(H,{Yw:()=>A,pn:()=>R,
zM:()=>p,zt:()=>E});var h=t(3916);const E=100,p=P=>P.flatMap(j=>j.split(",")).length,R=P=>/^(?=.{0,200}$)[^{}()[]*(?:\{(?:(?!\.\.)[^{}()[])*\}[^{}()[]*)?$/.test(
P)&&P.split("/").filter(j=>j==="**").length<=2&&P.split("/").every(j=>j==="**"||j.split("*").length<=3);function A(P,j){const D=M=>(0,h.join)("/",M).replaceAll(
/(?<=[/{,])\.(?=[^./])/g,"_");return(0,h.matchesGlob)(`${D(P)}/_`,`${D(j)}/**`)}}),2398:((de,H,t)=>{t.d(H,{i:()=>j});var h=t(6092),E=t(3471);const p=160,R=12,A="\
    ",P=/##\w*\[/;function j(w,$,v){const{place:T,before:O,literal:c,after:s}=w,a=" ".repeat(`  ${T.line}`.length),m=Math.min(v.width,p)-a.length-3;if(m<R)return[];
const l=D(O+c+s),o=l(O+c+s),n=(0,E.nc)(o)<=m?0:l(O).search(/[^ ]|$/),d=o.slice(n),r=(0,E.nc)(l(O))-n,u=(0,E.nc)(l(O+c))-n,{from:e,to:i,text:f}=M(d,r,Math.max(u,
r+1),m),g=(0,E.nI)("|","dim",v),_="^".repeat(Math.max(1,Math.min(u,i)-Math.max(r,e))),y=" ".repeat(Math.max(r,e)-e);return[`${(0,E.nI)(`  ${T.line}`,"dim",v)} ${g}\
 ${f}`.trimEnd(),`${a} ${g} ${y}${(0,E.nI)(_,$,v)}`]}function D(w){const $=v=>(0,h.RK)(v.replaceAll("	",A),Number.POSITIVE_INFINITY);return P.test($(w))?v=>$(v).
replaceAll(/(?<=#)#/g," #"):$}function M(w,$,v,T){const O=(0,E.nc)(w);if(O<=T)return{from:0,to:T,text:w};const c=Math.max(0,T-2-(v-$)),s=v<T?0:Math.max(0,$-1-Math.
ceil(c*2/3)),a=O-s<=T,m=s+(a?T:T-1),l=(0,E.Wc)(w,s===0?0:s+1,m),o=`${s===0?"":"\u2026"}${l}${a?"":"\u2026"}`;return{from:s,to:m,text:o}}}),3471:((de,H,t)=>{t.d(
H,{LV:()=>j,Wc:()=>T,ky:()=>A,nI:()=>E,nc:()=>M,wW:()=>R});const h={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},E=(O,c,{colour:s})=>s?`\x1B[${h[c]}m${O}\x1B[0m`:
O,p=(O,c,{hyperlinks:s})=>c&&s?`\x1B]8;;${c}\x1B\\${O}\x1B]8;;\x1B\\`:O;function R(O,c){const s=" ".repeat(O.indent),a=O.label.padEnd((O.column??0)-1),m=" ".repeat(
O.indent+(O.column??2)),l=c.width-s.length-a.length-1,o=P(O.text,c),[n="",...d]=j(o,l,c.width-m.length),r=p(E(a,O.style,c),O.url,c),{text:u="",url:e}=O.linked??
{},f=n.startsWith(u)?`${p(u,e,c)}${n.slice(u.length)}`:n;return[`${s}${r} ${f}`.trimEnd(),...d.map(g=>`${m}${g}`)]}function A(O,c){const[s="",...a]=j(P(O,c),c.width,
c.width-2);return[s,...a.map(m=>`  ${m}`)]}const P=(O,c)=>c.withFlags?.(O)??O;function j(O,c,s=c){const a=[];let m="",l=0;for(const o of O.split(" ")){const n=M(
o),d=a.length===0?c:s;m!==""&&l+1+n>d&&(a.push(m),m=""),l=m===""?n:l+1+n,m=m===""?o:`${m} ${o}`}return[...a,m]}const D=/^[ -~]*$/,M=O=>D.test(O)?O.length:Iterator.
from(O).reduce((c,s)=>c+w(s),0);function w(O){return D.test(O)?1:$(O)?0:($late1??=new RegExp("\\p{Regional_Indicator}","u")).test(O)?1:v(O)?2:1}const $=O=>($late2??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).test(
O),v=O=>($late3??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(O);function T(O,c,s){let[a,m]=["",0];for(const l of O){const o=w(l),n=m+o;if(m>=c&&n<=s&&(o>0||m>c)?a+=l:a+=" ".repeat(Math.max(0,Math.min(n,s)-Math.max(m,
c))),m=n,m>s)break}return a}}),6975:((de,H,t)=>{t.d(H,{SI:()=>u,tx:()=>n});var h=t(3024),E=t(6760),p=t(9968),R=t(9941),A=t(3114),P=t(7811),j=t(2057),D=t(9432),M=t(
9119),w=t(2398),$=t(6092),v=t(3474),T=t(7630),O=t(8535),c=t(7773);let s=function(...x){return{readHcl:s}=t.late([6135,3276,3403,7918,5938],8095),new.target?new s(
...x):s(...x)},a=function(...x){return{sourceText:a}=t.late([6135,3276,3403,7918,5938],8095),new.target?new a(...x):a(...x)};const m=256*1024,l=20,o=c.yy.filter(
({inProject:x})=>x===!0),n=x=>x.replaceAll("-","_"),d=o.map(({name:x,kind:I})=>({name:n(x),kind:I})),r=[{name:"paths",kind:(0,v.p_)("GLOB",P.Ju)},{name:"host",kind:(0,v.
xH)("HOST",T.rk)},{name:"reason",kind:(0,v.xH)("TEXT",P.Ju)}];function u(x){const I=(0,E.join)(x,A.Dp),b=(0,p.N0)(()=>(0,h.lstatSync)(I),null);if(b===null)return e(
"");const U=b.isSymbolicLink()?null:(0,p.yR)(I,m);if(U?.ok)return e(U.text);const K=U===null?"is a symbolic link":(0,D.mP)(U.failure);return{settings:new Map,ignore:[],
mistakes:[`${A.Dp} ${K}`]}}function e(x){const I=s(x,void 0,!0),b=new f(a(I,A.Dp)),U=b.readArguments(I.body,d,g),K=Array.from(U,([ce,ue])=>[ce.replaceAll("_","-"),
ue]),L=i(I.body).flatMap(ce=>b.readIgnore(ce)??[]),B=I.problems.map(({message:ce,...ue})=>({place:{file:A.Dp,...ue},why:ce})),ee=(B.length>0?B:b.mistakes).toSorted(
(ce,ue)=>ce.place.line-ue.place.line),{shown:ne,more:J}=(0,D.zN)(ee,l),oe=J>0?[`${A.Dp} has ${(0,D.px)(J,"more mistake")}`]:[],re=ne.map(({place:ce,why:ue})=>C(
x,ce,ue));return{settings:new Map(K),ignore:L,mistakes:[...re,...oe]}}const i=x=>x.kind==="native"?x.blocks:[];class f{mistakes=[];source;globs=0;constructor(I){
this.source=I}readArguments(I,b,U){const K=new Map;for(const{name:L,value:B,...V}of(0,R.Td)(I)){const ee=b.find(oe=>oe.name===L),ne=this.mistakes.length,J=ee===
void 0?this.report(V,U(L)):this.textOf(ee,B);J===null||this.mistakes.length>ne||K.set(L,{text:J,place:this.source.place(V)})}return K}readIgnore({type:I,labels:b,
body:U,...K}){if(I!=="ignore")return this.report(K,`"${(0,D.dh)(I)}" is not a block; the only blocks are ignore "CODE" { \u2026 }`);const L=this.mistakes.length,
B=(0,T.PZ)(b.map(({value:J})=>J).join(" "));B.ok||this.report(b[0]??K,B.why);for(const J of i(U))this.report(J,"ignore has no blocks");const V=this.readArguments(
U,r,J=>_(J,"an argument of ignore",r));if((0,R.w4)(U,"reason")===void 0&&this.report(K,'ignore has no reason; write reason = "\u2026"'),this.mistakes.length>L||
!B.ok)return null;const ee=(0,T.rk)(V.get("host")?.text??""),ne=V.get("paths");return{code:B.value,host:ee.ok?ee.value:null,paths:ne===void 0?null:(0,T.Dw)(ne.text),
reason:V.get("reason")?.text??null,place:this.source.place(K)}}textOf(I,b){const{isList:U}=I.kind;if(U!==(b.kind==="tuple")){const B=U?`a list: ${I.name} = ["\u2026"\
]`:"one value, without brackets";return this.report(b,`${I.name} must be ${B}`)}const K=b.kind==="tuple"?b.elements:[b];return K.length===0?this.report(b,`${I.name}\
 is empty`):K.map(B=>{const ee=(B.kind==="string"||B.kind==="primitive")&&B.value!==null?String(B.value):null;for(const ne of this.mistakesIn(ee,I))this.report(
B,ne);return ee}).join(`
`)}mistakesIn(I,{name:b,kind:U}){const K=U.isList?`an item of ${b}`:b;if(I===null)return[`${K} is no plain value: write a text in quotes, a number, true or fals\
e`];if(I.trim()==="")return[`${K} is empty`];if(U.isList&&(0,T.Dw)(I)[0]!==I)return[`${K} has a comment, a line break or spaces around it`];if(U.value!=="GLOB")
return U.parse(I,b).mistakes;const L=this.globs;return this.globs+=(0,j.zM)([I]),this.globs>j.zt&&L<=j.zt?[`${b} has glob number ${this.globs}, and the limit is\
 ${j.zt}`]:(0,j.pn)(I)?[]:[`${K} is too complex; write at most 200 characters, two "**", two "*" in a name and one "{a,b}", and no "(" and "["`]}report(I,b){return this.
mistakes.push({place:this.source.place(I),why:b}),null}}function g(x){return x==="ignore"?'ignore is a block: ignore "CODE" { reason = "\u2026" }':c.yy.some(b=>!b.
inProject&&n(b.name)===n(x))?`"${x}" cannot be set here, where a pull request could change it; set the input or flag`:_(x,"a setting",d)}function _(x,I,b){const U=b.
map(L=>L.name),K=(0,O.a)(x,U,`; expected one of ${U.join(", ")}`);return`"${(0,D.dh)(x)}" is not ${I}${K}`}const y=80;function C(x,I,b){const U=Array.from(x.split(
`
`)[I.line-1]?.replace(/^\uFEFF/,"")??""),[K,L]=[I.column-1,I.endColumn-1],B=(re,ce)=>U.slice(re,ce).join(""),[V,ee]=[B(0,K),B(K,L).trimEnd()],ne=B(L).trim()===""?
"":" \u2026",J={place:I,before:V,literal:ee,after:ne},oe=(0,w.i)(J,"red",{colour:!1,width:y});return[`${(0,M.R3)(I)}: ${(0,$.RK)(b,Number.POSITIVE_INFINITY)}`,...oe].
join(`
`)}}),6177:((de,H,t)=>{t.d(H,{Ir:()=>j,cp:()=>w,vF:()=>v});var h=t(9432),E=t(9119),p=t(255),R=t(3474),A=t(7630),P=t(6975);const j=["exclude","roots","dialect"],
D="allowed-hosts",M="depth init of the project file counts as packages, since it runs `git` with the logins of the machine; to have it, set it in the workflow o\
r on the command line";function w(c,{settings:s},a){const m={...c},l=new Map,o=[];for(const[r,{text:u,place:e}]of s){if(r===D)continue;const i=`from ${e.file}:${e.
line}`,f=$(r,c,a),g=r==="depth"&&u==="init",_=g?"packages":u;f!==null?o.push(`${(0,P.tx)(r)}, ${i}, is not used: ${f}`):(m[r]=_,l.set(r,`${r}: ${(0,h.dh)(_.replaceAll(
`
`,", "))}, ${i}`),g&&o.push(M))}const n=new Set(l.keys()),d=[...l.values()].join("; ");return{merged:m,ofProject:n,remarks:[...d===""?[]:[d],...o]}}function $(c,s,a){
return s[c]?`${a(c)} is set`:j.includes(c)?s[D]?`${a(D)} is set, and covers all files`:s.usages?`${a("usages")} is set`:s.hostnames&&!s.scan?`${a("hostnames")} \
is set, and no files are read`:null:null}function v(c,{settings:s},a){const m=s.get(D);if(m===void 0)return{allowed:c,mistakes:[],remarks:[]};const l=`${m.place.
file}:${m.place.line}`,o=(0,R.p_)("HOST",A.jM).parse(m.text,D).value,n=c.length===0,d=(y,C)=>y.filter(x=>O(x,C)),r=[...d(o,c),...d(c,o)],u=(0,E.t6)(n?o:r,y=>T([
y])),e=`allowed_hosts has no host that ${a(D)} has, and can only narrow it`,i=u.length===0?[`${l}: ${e}`]:[],f=o.filter(y=>!u.some(C=>O(C,[y]))),g=`; not used: ${(0,h.
dh)(T(f))}, which ${a(D)} does not have`,_=`${D}: ${(0,h.dh)(T(u))}, from ${l}${f.length>0?g:""}`;return{allowed:u,mistakes:i,remarks:[_]}}const T=c=>c.map(({host:s,
subdomains:a})=>`${a?"*.":""}${(0,p.nx)(s)}`).join(", "),O=({host:c,subdomains:s},a)=>a.some(m=>s&&m.subdomains&&c===m.host||(0,p.Jr)(c,[m])&&(m.subdomains||!s))}),
345:((de,H,t)=>{t.d(H,{s:()=>T});var h=t(3024),E=t(6760),p=t(9968),R=t(7811),A=t(9432),P=t(6092),j=t(6975),D=t(6177),M=t(101),w=t(3152);let $=function(...l){return{
X509Certificate:$}=process.getBuiltinModule("node:crypto"),new.target?new $(...l):$(...l)};const v=4*1024*1024;function T(l,{environment:o,directory:n,wording:d=w.
w7}){const r=(0,j.SI)(n),{merged:u,ofProject:e,remarks:i}=(0,D.cp)(l,r,d.setting),{settings:f,mistakes:g}=(0,w.P$)(u,d),_=s(f.caFile,d),y=c(o),C=[_,y].flatMap(V=>V.
ok?[]:[V.why]),I=f.scan.filter(V=>!/[*?[\]{}]/.test(V)).flatMap(V=>O(V,n,d)??[]),b=(0,D.vF)(f.allowedHosts,r,d.setting),U=(0,p.N0)(()=>(0,h.statSync)(n).isDirectory(),
!1),K=`GITHUB_WORKSPACE names ${(0,A.dh)(n)}, which is not a directory`,B=[...[...g,...C,...U?I:[K]].map(V=>(0,P.RK)(V)),...r.mistakes,...b.mistakes];if(B.length>
0||!_.ok||!y.ok)throw new w.GN(B);return{...f,allowedHosts:b.allowed,fixedHosts:f.allowedHosts,ignore:[...f.ignore,...r.ignore],ofProject:e,remarks:[...i,...b.remarks],
authorities:_.value,chooseProxy:y.value}}function O(l,o,{missingPath:n,setting:d}){const r=(0,E.resolve)(o,l);return(0,h.existsSync)(r)?(0,p.N0)(()=>(0,h.accessSync)(
r,h.constants.R_OK)===void 0,!1)?null:`${d("scan")} names ${r}, which this user may not read`:n(l,o)}function c(l){try{return(0,R.Ju)((0,M.N)(l))}catch(o){if(o instanceof
TypeError)return(0,R.TR)(o.message);throw o}}function s(l,{setting:o}){if(l===null)return(0,R.Ju)(null);const n=(0,p.yR)(l,v),d=n.ok?m(n.text):(0,R.TR)((0,A.mP)(
n.failure));return d.ok?d:(0,R.TR)(`${o("ca-file")} "${l}" ${d.why}`)}const a=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function m(l){const o=l.
match(a)??[];if(o.length===0)return(0,R.TR)("contains no certificate; expected PEM");try{for(const n of o)new $(n);return(0,R.Ju)(o.join(`
`))}catch(n){const d=n instanceof Error?n.message:n;return(0,R.TR)(`contains an invalid certificate: ${d}`)}}}),2172:((de,H,t)=>{t.d(H,{IY:()=>T,Im:()=>c,JT:()=>v,
KS:()=>m,LS:()=>s,MP:()=>$,MZ:()=>l,W$:()=>w,cd:()=>M,dP:()=>n,ek:()=>a,g_:()=>d,lc:()=>o});var h=t(3096),E=t(5243),p=t(3846),R=t(180),A=t(9941);let P=function(...r){
return{readHcl:P}=t.late([6135,3276,7918,3557],8095),new.target?new P(...r):P(...r)},j=function(...r){return{detach:j}=t.late([6135,3276,7918,3557],8095),new.target?
new j(...r):j(...r)};const D="hostnames input",M={file:D,line:1,column:1,endColumn:1},w=r=>r.file===D?D:r,$=({host:r,namespace:u,name:e,system:i})=>[r,u,e,i].join(
"/"),v=({host:r,namespace:u,type:e})=>[r,u,e].join("/"),T=r=>"type"in r?v(r):$(r),O=[];function c(r){return"constraints"in r?r.constraints:r.constraint===null?O:
[r.constraint]}function s(r){const u=c(r);return u[0]?.place!==M?u:u.map(e=>({...e,place:D}))}const a=r=>("places"in r?r.places:[r.place]).map(w);function m({version:r},u){
if(r===void 0)return null;const e=(r.value===void 0?r.text:r.value[u])??null;return e===null?null:{text:e,place:r.place}}const l=({text:r,calls:u},e)=>u===void 0?
[{root:null,source:r,version:null,isOpen:!1}]:u[e]??[];function o({kind:r,text:u,address:e},i,f){switch(r){case"required_provider":case"state_store_provider":case"\
lock_provider":{const g=(0,p.mi)(u??"",f);return g.kind==="registry"?g:null}case"required_provider_nosource":case"required_provider_legacy":return{host:i,namespace:"\
hashicorp",type:(0,p.op)(e)};case"implied_provider":return{host:i,namespace:"hashicorp",type:(0,p.A5)(u)};default:return null}}function n(r){const u=new Set(r.flatMap(
({kind:_,place:y})=>_==="saved_state"?(0,h.jt)(y.file):[])),e=new Map,i=({lockFile:_,calls:y,providers:C,isPartial:x})=>{if(_===null)return;const I=e.get(_)??new Set,
U=!(y.length===0&&!x&&!u.has((0,h.jt)(_)))||e.get(_)===null;e.set(_,U?null:I);for(const{provider:K}of C)I.add(v(K))},f=({place:_,...y})=>{const C=y.kind==="lock\
_provider"?e.get(_.file):null,x=C?o(y,(0,E.Vm)("terraform"),"terraform"):null;return x!==null&&C?.has(v(x))===!1};return{add:i,isDropped:f,without:_=>_.map(y=>f(
y)?{...y,needs:[]}:y)}}function d(r){const e=(0,A.SH)(P(r).body,"provider",1).flatMap(({labels:[i],body:f})=>{const g=(0,p.mi)(j(i?.value??""),"terraform");if(g.
kind!=="registry")return[];const _=(0,A.w4)(f,"hashes")?.value,C=(_?.kind==="tuple"?_.elements:[]).flatMap(x=>x.kind==="string"?[j(x.value)]:[]);return[[v(g),C.
filter(R.e)]]});return new Map(e)}}),9039:((de,H,t)=>{t.d(H,{i:()=>M});var h=t(7811);const E="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",p=String.raw`\p{White_Space}*`,R=String.
raw`[()<>@,;:\\"/[\]?=]`,A=new RegExp(`^${E}(?:/${E})?$`),P=String.raw`"((?:[^"\\\r\n]|\\${R}|\\(?!${R}))*)"`,j=new RegExp(`;${p}(${E})${p}=${p}(?:(${E})|${P})${p}`,
"uy"),D=new RegExp(String.raw`\\(${R})`,"g");function M($){const v=$.indexOf(";"),O=(0,h.s8)((0,h.Dw)(v<0?$:$.slice(0,v))).replaceAll("\u0130","i").toLowerCase();
return A.test(O)&&(v<0||w($,v))?O:null}function w($,v){const T=new Map;for(let O=v;O<$.length;){j.lastIndex=O;const[c,s="",a,m=""]=j.exec($)??[];if(c===void 0)return(0,h.
s8)($.slice(O))===";";const l=s.toLowerCase(),o=a??m.replace(D,"$1");if((T.get(l)??o)!==o)return!1;T.set(l,o),O+=c.length}return!0}}),180:((de,H,t)=>{t.d(H,{CT:()=>v,
KB:()=>A,e:()=>T,uH:()=>$,yI:()=>c});var h=t(9432),E=t(9633),p=t(523),R=t(3556);function A(s,a,m){const{os:l,arch:o,shasum:n}=s,d=Object.entries(s).flatMap(([e,
i])=>i===""?e:[]),r=/^[0-9a-fA-F]{64}$/.test(n),u=`${l}_${o}`===a;return{early:[...j(s.protocols),...P([d.length===0?null:`lacks \`${d.join("`, `")}\``,u?null:`\
is for ${l}_${o} instead of ${a} (\`os\`, \`arch\`)`,D(m,"download_url",s.download_url),M(s.packages),r?null:`has "${n}" in \`shasum\`, which is not 64 hexadecima\
l digits`,D(m,"shasums_url",s.shasums_url),D(m,"shasums_signature_url",s.shasums_signature_url)])],late:P([w(s,a)]),hashes:r&&u?[`zh:${n.toLowerCase()}`]:null}}
const P=s=>s.flatMap(a=>a===null?[]:{kind:"description",why:a});function j(s){const a=s.find(m=>(0,p.rK)(m)===null);return a!==void 0?[{kind:"description",why:`\
has "${a}" in \`protocols\`, which is not a version`}]:s.length===0||(0,R.PN)(s)?[]:[{kind:"protocols",protocols:s}]}function D(s,a,m){const l=(0,E.Fl)(s,m);return l.
ok?null:`has an invalid URL in \`${a}\`: ${l.why}`}function M(s){const a=[...s?.keys()??[]].filter(o=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(o)),m=Array.from(s?.values()??
[],o=>o.hashes).flat(),l=[...a,...m.filter(o=>o.indexOf(":")<1)][0];return l===void 0?null:`has "${l}" in \`packages\`, which OpenTofu cannot read`}function w({
packages:s,shasum:a},m){if(!s?.size)return null;const l=s.get(m);if(l===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";
if(l.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const o=l.hashes.filter(n=>n.startsWith("zh:"));return o.some(
n=>n!==`zh:${a}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":o.length>0?null:"has no `zh:` hash for the platform in `packa\
ges`, which OpenTofu requires"}function $(s,a){if(s===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:m,hashes:l}=s,o=l.length===0||l.some(
T),n=P([m===""?`has no \`url\` for ${a}`:null,o?null:`has no \`zh:\` or \`h1:\` hash for ${a}, but others`]);return{early:n,late:[],hashes:n.length===0?l:null}}
const v=["zh:","h1:"],T=s=>v.some(a=>s.startsWith(a)),O=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function c(s,{filename:a,shasum:m}){
for(const o of s.split(`
`)){const[n="",d]=o.split(O,4).filter(r=>r!=="");if(d===a)return/^[0-9a-fA-F]{64}$/.test(n)?n.toLowerCase()===m.toLowerCase()?null:`has another hash for ${a} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${a}`}if(!/[0-9a-fA-F]{64}/.test(s))return`has no SHA-256 hash: ${(0,h.rU)(
s)}`;const l=s.split(O).find(o=>o.endsWith(a));return`has no line for ${a}${l===void 0?"":`, but one for ${l}`}`}}),3556:((de,H,t)=>{t.d(H,{I0:()=>n,PN:()=>w,TT:()=>M,
h:()=>a,oM:()=>l,tD:()=>v});var h=t(9039),E=t(7811),p=t(3846),R=t(3298),A=t(523),P=t(8153);const j=(0,P.LT)((0,P.p_)((0,P.w3)({os:P.Qq,arch:P.Qq}))),D=(0,P.w3)(
{versions:(0,P.p_)((0,P.w3)({version:P.Qq,protocols:(0,P.p_)(P.Qq),platforms:j})),warnings:(0,P.p_)(P.Qq)});function M(r){const u=(0,P.D4)(r,D);if(!u.ok)return u;
const{versions:e,warnings:i}=u.value,f=new Map(e.map(C=>[C.version,C])),g=[...f.keys()],_=g.filter(C=>w(f.get(C)?.protocols??[])),y=(0,R.O)(C=>C);return(0,E.Ju)(
{texts:g,compatible:_.length===g.length?g:_,platforms:Array.from(f.values(),({platforms:C})=>y(C.map(({os:x,arch:I})=>`${x}_${I}`).join(" "))),warnings:g.length===
0?[]:i})}const w=r=>r.some(u=>{const e=(0,A.rK)(u),[i]=e?.numbers??[];return e!==null&&!(0,A.Ty)(e)&&(i===5n||i===6n)}),$=(0,P.w3)({id:P.Qq,moved_to:P.Qq});function v(r,u){
const e=(0,P.D4)(r,$);if(!e.ok)return e;const{id:i,moved_to:f}=e.value,g=(0,p.mi)(f===""?i:f,"terraform"),_=g.kind==="registry"&&g.type===u;return(0,E.Ju)(_?g.namespace:
null)}const T=(0,P.w3)({ascii_armor:P.Qq}),O=(0,P.Tj)((0,P.w3)({hashes:(0,P.p_)(P.Qq),package_size:P.nd})),c=(r,u)=>(0,P.w3)({protocols:(0,P.p_)(P.Qq),os:P.Qq,arch:P.
Qq,filename:P.Qq,shasum:P.Qq,download_url:P.Qq,shasums_url:P.Qq,shasums_signature_url:P.Qq,signing_keys:(0,P.w3)({gpg_public_keys:(0,P.p_)((0,P.lq)(r))}),packages:u}),
s={terraform:c((0,P.w3)({ascii_armor:P.Qq,trust_signature:P.Qq}),P.gy),"opentofu before 1.12":c(T,P.gy),opentofu:c(T,O)},a=(r,u)=>(0,P.D4)(r,s[u]),m=(0,P.w3)({versions:(0,P.
Tj)((0,P.w3)({}))});function l(r,u){const e=d(r,u,m);return e.ok?(0,E.Ju)([...e.value.versions?.keys()??[]]):e}const o=(0,P.w3)({archives:(0,P.Tj)((0,P.lq)((0,P.
w3)({url:P.Qq,hashes:(0,P.p_)(P.Qq)})))});function n(r,u,e){const i=d(r,u,o);if(!i.ok)return i;const f=i.value.archives?.get(e);return f===void 0?(0,E.Ju)(null):
f===null?(0,E.TR)(`has null for ${e}, at which the clients crash`):f.hashes.some(g=>g.indexOf(":")<1)?(0,E.TR)(`has a hash without a scheme, such as "zh:", in "\
archives.${e}"`):(0,E.Ju)(f)}function d(r,u,e){return(0,h.i)(u??"")==="application/json"?(0,P.D4)(r,e):(0,E.TR)(u===null?"has no Content-Type; expected applicat\
ion/json":"has a Content-Type other than application/json")}}),9633:((de,H,t)=>{t.d(H,{EH:()=>$,Fl:()=>v,ad:()=>j,fZ:()=>p,i5:()=>P,ny:()=>D,sw:()=>R,ut:()=>w,zS:()=>M});
var h=t(7811),E=t(8643);const p=(c,s)=>O(T(c),`${A(s)}/versions`),R=(c,s,a)=>O(T(c),`${A(s)}/${a}/download`),A=({namespace:c,name:s,system:a})=>`${c}/${s}/${a}`,
P=(c,{namespace:s,type:a})=>O(c,`${s}/${a}/versions`),j=(c,{namespace:s,type:a},m,l)=>O(c,`${s}/${a}/${m}/download/${l.replace("_","/")}`),D=(c,s)=>O(T(c),s);function M(c,{
host:s,namespace:a,type:m},l){const o=(0,E.O2)(c,`${s}/${a}/${m}/${l}`);return!o.ok||o.value.scheme==="https"?o:(0,h.TR)(`unsupported protocol scheme "${o.value.
scheme}"`)}function w(c,s){if(!/^\.{0,2}\//.test(s))return(0,h.Ju)(s);const a=(0,E.O2)(c,s);return a.ok?(0,h.Ju)((0,E.jr)(a.value)):a}function $(c,s){const a=v(
c,s);return a.ok&&a.value.fragment!==""?(0,h.TR)("must not include fragment part"):a}function v(c,s){const a=(0,E.O2)(c,s);if(!a.ok)return a;const{scheme:m}=a.value;
return m==="http"||m==="https"?a:(0,h.TR)("must use http or https scheme")}const T=c=>c.path.endsWith("/")?c:{...c,path:`${c.path}/`};function O(c,s){const a=(0,E.
O2)(c,s);if(!a.ok)throw new Error(a.why);return a.value}}),8185:((de,H,t)=>{t.d(H,{CS:()=>$,I4:()=>O,KJ:()=>D,US:()=>w,VS:()=>v,zZ:()=>M});var h=t(2801),E=t(2170),
p=t(9119),R=t(255),A=t(9897),P=t(5106);const j=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,D=({problem:{code:c,severity:s}})=>j.
test(c)&&!(c==="file-syntax"&&s==="notice"),M=(c,{fixedHosts:s})=>s.length>0&&(/^(?:host-not-allowed|allowlist-incomplete)$/.test(c)||j.test(c)),w=(c,s)=>s.allowedHosts.
length>0&&("problem"in c?D(c):[c.directHost??null,...c.needs.map(({host:a})=>a)].some(a=>a!==null&&!R.ev(a,s)));function $(c,s){return s.allowedHosts.length===0?
[]:c.flatMap(a=>{const{directHost:m,isOverridden:l,place:o,clients:n,evaluated:d}=a;if(m===void 0||l)return[];const r=T(a)?"backend":"download",u=R.ev(m,s),e=r===
"download"&&Object.values(d??{}).some(_=>!_.isWhole);if(u&&!e)return[];const i=R.Pv(m),f=i.ok&&!u?i.value:null,g=u?A.IZ:R.nx(m);return[(0,E.kH)((0,h.wp)({host:g,
use:r}),{host:f,places:[o],clients:n})]})}function v(c,s,a,m){const{allowedHosts:l}=m,o=g=>g!==void 0&&R.ev(g,m),n=c.filter(g=>o(g.directHost)&&!T(g)),d=s.filter(
({service:g,host:_})=>g===P.e$&&o(_)),r=[...n.map(({place:g})=>g),...d.flatMap(g=>g.because)],u=a??r,e=(0,p.jH)(u.filter(g=>typeof g!="string"));if(l.length===0||
e.length===0)return[];const i=a!==null,f=(0,h.sC)({count:e.length,isAsked:i});return[(0,E.kH)(f,{places:(0,p.As)(e)})]}const T=({kind:c})=>/^(backend|remote_state|saved_state)$/.
test(c);function O(c,s,a,m){if(m.allowedHosts.length===0)return[];const l=a.filter(({because:o})=>o.some(n=>typeof n!="string"));return s.flatMap(o=>{const{id:n,
kind:d}=o;if(d!=="url"||!l.some(e=>e.service===n))return[];const r=R.yo(o.url);if(r===null||r===c||R.ev(r,m))return[];const u=(0,h.wp)({host:R.nx(r),service:n,registry:R.
nx(c)});return[(0,E.kH)(u,{services:[n]})]})}}),3217:((de,H,t)=>{t.d(H,{MU:()=>c,fc:()=>s,ky:()=>O,so:()=>w,uA:()=>a});var h=t(8294),E=t(1098),p=t(2170),R=t(9119),
A=t(4481),P=t(8032),j=t(255),D=t(5106),M=t(4606);function w(m,l,{misnamed:o},n){const d=m.credentials?.hasToken!==!0&&m.attempt.discovery.kind==="found",r=d?$(m.
host,n):[],u=r.length>0?o.slice(1):o,e=[m.difference??[],u].flat().map(x=>(0,p.kH)(x));if(!d)return e;const i={host:m.host,isFork:n.isFork,...(0,M.Bc)(m)},[f=null]=o,
g=new Set(r.map(({place:x})=>x)),C=(o.length>0||!!m.credentials?.problem?[]:v(m.host,l,n)).filter(({place:x})=>!g.has(x));return[...e,...T(r,x=>{const I=(0,E.vs)(
{...i,service:x});return f===null?I:(0,A.to)(I,f)}),...T(C,x=>h.$U({...i,service:x}))]}function $(m,{usages:l,depth:o}){return o==="discovery"?[]:l.flatMap(({workspace:n,
hasOwnToken:d,needs:r,place:u})=>n===void 0||d||(0,R.MV)(u)?[]:r.flatMap(e=>e.host===m?[{...e,place:u}]:[]))}function v(m,l,{usages:o}){const n=new Set(o.flatMap(
({hasOwnToken:u,place:e})=>u?e:[])),d=(0,D.Uc)(m);return l.filter(({service:u})=>d.includes(u)).flatMap(({service:u,because:e})=>e.filter(i=>typeof i!="string").
filter(i=>!(0,R.MV)(i)&&!n.has(i)).map(i=>({service:u,place:i,clients:P.zK})))}const T=(m,l)=>[...Map.groupBy(m,({service:o})=>o)].map(([o,n])=>{const d=[...new Set(
n.map(({place:u})=>u))],r=[...new Set(n.flatMap(u=>u.clients))];return(0,p.kH)(l(o),{services:[o],places:d,clients:r})}),O=(m,l,o)=>m.filter(n=>o!==null&&!o.has(
n)&&!l.includes(n)).map(n=>(0,p.kH)(h.bI({host:n}))),c=(m,l)=>l.flatMap(({visit:o,requirements:n,services:d})=>{const r=({because:g})=>g.some(_=>typeof _!="stri\
ng"),e=n.filter(r).map(({service:g})=>g).filter(g=>(0,P.SZ)(g).includes("renovate")),i=s(o,d).filter(({service:g})=>e.includes(g??"")),f=o.credentials?.hasToken&&
e.length>0?[o,...i]:[];return m.flatMap(({client:g,file:_,ends:y})=>f.filter(({host:C})=>!y.some(x=>`//.${C.replace(/:.*/,"")}`.endsWith(x))).map(({host:C})=>h.
qX({client:g,host:C,ends:y})).map(C=>(0,p.kH)(C,{places:[{file:_,...p.wv}],clients:[g]})))});function s({host:m,attempt:l,credentials:o},n){const d=o?.hasToken===
!0,r=[...n.flatMap(u=>u.kind==="url"&&(0,D.p4)(u.id)&&D.fg.has(u.id)?[{url:u.url,service:u.id,isSent:d}]:[]),...l.hops.map(({url:u,authorization:e})=>({url:u,service:null,
isSent:e==="sent"||e==="not-sent"}))].flatMap(({url:u,...e})=>{const i=(0,j.Pv)((0,j.yo)(u)??"");return!i.ok||i.value===m?[]:[{...e,host:i.value}]});return[...new Map(
r.toReversed().map(u=>[u.host,u])).values()]}function a(m,l,{tokenSources:o,hosts:n}){return(o.size===0?[]:s(m,l)).flatMap(({host:r,service:u,isSent:e})=>{const i=o.
get(r);if(i===void 0)return[];const f=u===null?m.attempt.discovery.kind==="failed":!e,g=h.To({host:(0,j.nx)(m.host),other:(0,j.nx)(r),source:i,service:u,isSent:e,
isNotice:!f||n.has(r)});return[(0,p.kH)(g,{services:u===null?[]:[u]})]})}}),6745:((de,H,t)=>{t.d(H,{DK:()=>j,WE:()=>D,hu:()=>$});var h=t(9432),E=t(8936),p=t(2170),
R=t(255),A=t(1780);const P=[[/^service-url-(?:cross-host|private)$/,/^(?:host|tls|proxy)-/],[/^service-url-(?:empty|invalid|looks-like-host|no-slash|relative)$/,
/^(?:module|provider)-unknown$|^versions-shape$/]],j=({services:O,problem:{code:c}})=>O.map(s=>[s,c]);function D(O,c,s){let a=c;return{causes:O.notes.flatMap(l=>{
const{code:o,severity:n,affects:d}=l.problem,r=O.viewers.filter(i=>n!=="error"||d.includes(i)),u=({problem:i,services:f,affects:g})=>P.some(([_,y])=>_.test(o)&&
y.test(i.code))&&f.length>0&&f.every(_=>l.services.includes(_)&&!s(_))&&g.every(_=>r.includes(_)),e=a.filter(u);return e.length===0?l:(a=a.flatMap(i=>e.includes(
i)?n==="error"?[]:M(i,l):i),n==="error"?w(l,e):[])}),answers:a}}function M(O,{problem:{message:c,cures:s}}){const a=(0,A.xI)`${c}; ${O.problem.message}`;return{
...O,problem:{...O.problem,message:a,...s&&{cures:s}}}}const w=(O,c)=>(0,p.Qp)([O,...c],()=>null).map(s=>{const a=c.find(({problem:l})=>l.obstacle!==void 0),m=a&&
(0,A.xI)`${s.problem.message}; ${a.problem.message}`;return m===void 0?s:{...s,problem:{...s.problem,message:m}}});function $(O){const c=O.filter(({attempt:n})=>n.
hops.length>0),[s,...a]=c.flatMap(n=>T(n)??[]);if(!s||a.length<c.length-1||!(c.some(({host:n})=>(0,h.VW)(n)!==null)||a.length>0&&!s.isCommon)||a.some(n=>v(n)!==
v(s)))return null;const o=c.map(({host:n})=>(0,R.nx)(n));return(0,E.e4)(o,[s,...a])}const v=({verb:O,what:c})=>O.startsWith("cannot")?O:c;function T({attempt:{discovery:O,
hops:c}}){const s=O.kind==="failed"?O.problem.obstacle:void 0;return c.every(({status:m})=>m===null)||s?.verb==="does not reach"?s:void 0}}),2886:((de,H,t)=>{t.
d(H,{ER:()=>s,H4:()=>l,Np:()=>o,TC:()=>T,cA:()=>n,hD:()=>P,ly:()=>m,v1:()=>$,zX:()=>c,zv:()=>a});var h=t(9432),E=t(9119),p=t(9615),R=t(255),A=t(1780);function P(d,r){
const{clients:u,aside:e,answeredBy:i,isPlaceholder:f,checkedFor:g,..._}=d,y=(g??r.clients).filter(C=>u.includes(C));return{..._,problem:(0,p.xx)(j(d,r),y,r.isTerminal),
affects:d.affects.filter(C=>r.concerned.includes(C)),isHostNew:r.isHostNew}}function j(d,r){const{machine:u,ignoredBy:e,guesses:i}=r,f=r.reader&&v(d,r.reader);if(u!==
null&&d.problem.obstacle&&!e(d).isIgnored)return u;const g=M(d,f===null?d.problem:(0,p.as)(d.problem,f)),_=w(d,i);if(_.length===0)return g;const y=(0,p.tr)(_.flatMap(
({repository:C})=>C??[]));return{...g,help:g.help===void 0?y:(0,A.xI)`${g.help}; ${y}`}}const D=/^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/;
function M({places:[d]},r){const u=typeof d=="object"?d.inside:void 0;if(u===void 0||!D.test(r.code))return r;const e=(0,p.VB)(u.package),i=r.code==="client-ver\
sion";return{...r,help:i?`use a version that it allows, or ${e}`:e}}function w({host:d,places:r,problem:u},e){if(e.length===0)return[];const i=u.affects.includes(
"terraform")&&!u.affects.includes("opentofu"),f=r.flatMap(_=>typeof _=="string"?[]:_.file),g=new Set(f.map(E._M));return e.filter(({repository:_,hosts:y})=>g.has(
_)&&(i||d!==null&&y.has(d)))}function $({severity:d,affects:r,needed:u},e){const i=u&&e.some(f=>r.includes(f));return d==="error"&&!i?"warning":d}function v({answeredBy:d},r){
if(d===void 0)return r;const u=(0,h.VW)(d)!==null?"guest":"user";return{...r,host:d,role:r.role==="operator"?"operator":u}}function T(d,r,{isTerminal:u}){const e=r.
some(({because:f})=>f.includes("hostnames input"));return{role:(0,h.VW)(d)!==null?"guest":e?"operator":"user",host:(0,R.nx)(d),isTerminal:u}}const O=["module","\
provider","version","package","lock","not"],c=({problem:d,places:r})=>O.includes(d.code.replace(/-.*/,""))&&r.length>0&&r.every(u=>typeof u!="string"),s=({problem:d,
needed:r})=>r&&d.usualSeverity==="error"&&!l.includes(d.code),a=({problem:d})=>d.code==="machine-network",m=d=>d.some(r=>typeof r=="string"||!(0,E.MV)(r)),l=["h\
ost-http2","host-check-crashed"],o=(d,r)=>p.oC.indexOf(d.severity)-p.oC.indexOf(r.severity);function n(d){if(typeof d=="string")return d;const{file:r,line:u,inside:e}=d;
return e===void 0?`${r}:${u}`:(0,E.kn)(e)}}),6146:((de,H,t)=>{t.d(H,{$:()=>R,o:()=>p});var h=t(9119),E=t(2886);function p($,v){const{kind:T,source:O,address:c,constraints:s,
places:a}=v;return JSON.stringify([$,T,O,c,s,a[0]??null])}function R($,v){const T=(0,h.hy)(v,({rowKeys:m=[]})=>m),O=v.filter(({host:m})=>m===null),c=m=>O.filter(
({problem:l})=>m.test(l.code)),s=(0,h.hy)(c(j),({places:m})=>m.map(E.cA)),a=(0,h.hy)(c(D),({places:m})=>m.map(w));return T.size+s.size+a.size===0?$:$.map(({directory:m,
clients:l,rows:o})=>({directory:m,clients:l,rows:o.map(n=>{const d=T.get(p(m,n))??[...n.rejectedAt.flatMap(e=>s.get((0,E.cA)(e))??[]),...M(n).flatMap(e=>a.get(w(
e))??[])];if(d.length===0)return n;const r=d.map(({item:e})=>({...e.problem,severity:(0,E.v1)(e,l)})).sort(E.Np),u=A(n,d);return{...n,...u.length>0&&{conflicting:u},
worst:r[0]?.severity??null,problems:(0,h.t6)(r,({code:e})=>e).map(({code:e,usualSeverity:i})=>({code:e,usualSeverity:i}))}})}))}function A({requiredBy:$=[]},v){
const T=v.flatMap(({item:c})=>c.problem.constraints??[]),O=new Set(T.filter(({conflicts:c})=>c).map(P));return O.size===0?[]:$.filter(c=>O.has(P(c)))}const P=({
text:$,place:v})=>`${(0,h.df)(v)} ${$}`,j=/^(?:constraint|lock)-/,D=/^(?:block|client|file|source)-/,M=({kind:$,places:v})=>v.filter(T=>$==="module"&&typeof T!=
"string"&&T.inside===void 0),w=$=>typeof $=="string"?$:`${$.file}:${$.line}`}),4606:((de,H,t)=>{t.d(H,{Bc:()=>O,Cg:()=>D,Hf:()=>$,MC:()=>j,ux:()=>M,wD:()=>w});var h=t(
8294),E=t(4481),p=t(8032),R=t(255),A=t(5106);const P=1440*60*1e3;function j(c,s){const{host:a,credentials:m}=c;if(!m?.life||m.problem!==null)return c;const{source:l,
life:o}=m,n=(o.expires-s.now)/P,d=(o.expires-(o.issued??0))/P<=s.certificateDays;if(n>=(d?0:s.certificateDays))return c;const r=new Date(o.expires).toISOString().
slice(0,10),u=h.C3({host:a,source:l,on:r,days:n});return{...c,credentials:{...m,problem:u}}}const D={misnamed:[],cause:null,refusals:[]};function M(c,s,{role:a},m){
const{isFork:l,isAsked:o}=m,{hasToken:n=!1,source:d,problem:r=null}=c.credentials??{},e=r?.code==="credentials-expiry"&&r.flaw===void 0?null:r,{status:i=null}=c.
attempt.hops.at(-1)??{},f=n||!o?[]:v(c,m),g=o&&(0,p.n3)(c.host),y=g&&i===403||l&&!n?null:e??(n?null:c.lost)??f[0]??null,C=(0,A.Uc)(c.host).length===0,x=s.filter(
({problem:{code:U,refusal:K}})=>K!==void 0&&(y!==null||U==="document-unauthorized"||!(l||g||C&&K==="hides"))),I=x.some(({problem:U})=>U.code!=="document-unautho\
rized")||a!=="guest"&&(l||i===401);return y!==null||I&&!n?{misnamed:f,cause:y??{isFork:l,...O(c)},source:d,refusals:x}:{...D,misnamed:f}}const w=(c,{cause:s,source:a,
refusals:m})=>s!==null&&m.includes(c)?(0,E.to)(c.problem,s,a):c.problem;function $({problem:c,services:s},{cause:a,refusals:m}){if(m.length===0)return!1;const l=m.
flatMap(o=>o.services);return c===a||c.code==="credentials-missing"&&s.every(o=>l.includes(o))}const v=(c,{tokenVariables:s,hosts:a})=>(0,R.Bz)(s,c.host,a).filter(
({isParent:m})=>!m||T(c)).map(m=>h.z2({host:c.host,...m})),T=({attempt:{discovery:c}})=>c.kind==="failed"&&c.problem.code==="document-unauthorized";function O({
credentials:c,looks:s}){const a=s.flatMap(n=>n.looks),m=n=>[...new Set(a.flatMap(({held:d,source:r})=>d!=="not read"===n?r:[]))],l=c===null?m(!0):[c.source],o=c===
null?m(!1):[];return{searched:l,notRead:o}}}),493:((de,H,t)=>{t.d(H,{j7:()=>_,k2:()=>K,S4:()=>y});var h=t(6254),E=t(2806),p=t(2170),R=t(9119),A=t(8032),P=t(1780),
j=t(8185),D=t(3217),M=t(6745),w=t(4756),$=t(9615),v=t(2886);function T(L,B,V){const{notes:ee,usages:ne,requirements:J,isEmpty:oe}=L,{complaints:re,tokenHosts:ce,
namedHosts:ue,answered:ge,contacted:me,unopened:Ee}=L,$e=({problem:S,places:[F]})=>S.code==="file-syntax"&&typeof F=="object"&&F.inside===void 0,ye=new Set(ee.filter(
$e).map(p.W7)),we=({problem:S})=>B.allowedHosts.length>0&&S.code==="source-near-miss"&&S.severity==="notice",Me=[...(0,j.CS)(ne,B),...(0,j.VS)(ne,J,Ee,B),...ge.
map(S=>O(S,B)),...re,...(0,D.ky)(ce,me,ue)],ie=[...ee.filter(S=>!we(S)).map(S=>c(S,ye,B)),...Me.map(S=>({...S,severity:(0,v.v1)(S,B.dialect.clients)})),...oe?[s(
B)]:[]],{placed:fe=[],placeless:Z=[]}=Object.groupBy(ie,({places:S})=>S.length>0?"placed":"placeless");return[...(0,p.Qp)(fe,S=>{const{problem:F,severity:z,affects:X,
host:G,namedHost:k,exclude:Y}=S,{code:se,message:Q,help:te}=F;return[G,k,[se,z,Q,te],X,Y===void 0,V.ignoredBy(S).isIgnored]}),...Z].map(S=>(0,v.hD)(S,V))}function O(L,B){
const{host:V,problem:ee}=L;return V===null?L:{...L,services:[],problem:(0,$.as)(ee,(0,v.TC)(V,[],B))}}function c(L,B,{dialect:V,allowedHosts:ee}){const{problem:ne,
isPlaceholder:J,checkedFor:oe=V.clients}=L;if(ee.length>0&&(0,j.KJ)(L)){const Me=(0,P.xI)`${ne.message}; it may use hosts that are not in \`allowed-hosts\``;return{
...L,problem:{...ne,message:Me},severity:"error"}}const re=(0,p.W7)(L),ce=(0,p.Xd)(L),ue=L.aside!==void 0||ce!==null&&(0,R.MV)(ce),ge=L.severity==="error"&&J===
!0,me=B.has(re)&&ne.code!=="file-syntax",$e=L.severity==="error"&&(ge||me||ue)?"warning":(0,v.v1)(L,oe);if(!ue&&!ge)return{...L,severity:$e};const{help:ye,...we}=ne;
return{...L,severity:$e,problem:ne.code==="file-syntax"?we:ne,exclude:[(0,R.n7)(L.aside??re)]}}const s=({scan:L,hostnames:B,usages:V})=>(0,p.kH)((0,w.JW)({scan:L,
hasHostnames:B.length>0,isFleet:V.length>0}));var a=t(3096),m=t(5106);function l(L,B,V,ee){const ne=B.filter(me=>me.rows.some(({worst:Ee})=>Ee==="error")),J=new Set(
ne.flatMap(({directory:me,clients:Ee})=>Ee.map($e=>`${$e} ${me}`))),oe=new Set([...V.flatMap(o),...ee].flatMap(r)),re=({client:me,directories:[Ee,...$e]})=>[`ow\
n ${Ee}`,Ee,...$e].some(ye=>oe.has(`${me} ${ye}`)),ce=L.filter(me=>J.has(`${me.client} ${me.directory}`)||!me.isAside&&re(me)),ue=me=>[...new Set(me.map(({directory:Ee})=>Ee))],
ge=A.Du.filter(me=>ce.some(({client:Ee})=>Ee===me));return{failing:ue(ce),of:ue(L).length,clients:ge}}function o({findings:L,requirements:B}){const V=B.filter(({
isForInit:ee})=>ee);return L.flatMap(ee=>ee.services.length===0?V.map(({service:ne,because:J})=>({...ee,services:[ne],places:J})):V.some(({service:ne})=>ee.services.
includes(ne))?ee:[])}const n=/^(?:machine-network|host-not-(?:allowed|checked)|allowlist-incomplete)$/,d=/^(?:block-backend$|cloud-|lock-|constraint-unmeetable$)/;
function r(L){const{problem:B,affects:V,places:ee,severity:ne,rowKeys:J,services:oe}=L,{code:re}=B;if(!(ne==="error"&&(0,v.ER)(L))||J!==void 0||n.test(re))return[];
const ue=d.test(re)||oe.length>0&&oe.every(ge=>m.c4.includes(ge));return ee.flatMap(ge=>{if(typeof ge=="string")return[];const me=`${ue?"own ":""}${(0,a.jt)(ge.
file)}`;return V.map(Ee=>`${Ee} ${me}`)})}var u=t(6146);let e=function(...L){return{judgeRequests:e}=t.late([5866,5332,3053],5332),new.target?new e(...L):e(...L)},
i=function(...L){return{crashedVisit:i}=t.late([5866,5332,3053],5332),new.target?new i(...L):i(...L)},f=function(...L){return{judgeVisit:f}=t.late([5866,5332,3053],
5332),new.target?new f(...L):f(...L)},g=function(...L){return{outcomesOf:g}=t.late([5866,5332,3053],5332),new.target?new g(...L):g(...L)};const _={notes:[],roots:[],
requests:[],answering:new Set,unopened:null,requirements:[]};function y(L,B,V=()=>[]){const{predicted:ee,stopped:ne,visits:J,guesses:oe}=L,{clients:re}=B.dialect,
ce=(0,h.O)(B.ignore.filter(({code:S,place:F})=>F===null||!(0,j.zZ)(S,B))),ue={...B,guesses:oe,machine:(0,M.hu)(J),clients:re,ignoredBy:ce},ge=b(L,{...B,...ue}),
me=U(L,ge,B,ue),Ee=[...ge.flatMap(S=>S.findings),...me],{ignored:$e,unignored:ye,unmatched:we}=C(Ee,ce,B),Me=ge.map(S=>{const F=ye(S.findings.filter(z=>!(0,v.zX)(
z)));return{...S,findings:F,clients:g(F)}}),ie=({exclude:S})=>+(S!==void 0),fe=ye([...ge.flatMap(S=>S.findings.filter(v.zX)),...me]).toSorted((S,F)=>(0,v.Np)(S,
F)||ie(S)-ie(F)),Z=[...Me.flatMap(S=>S.findings),...fe].sort(v.Np),W=(0,u.$)(ee.roots,ye(Ee));return{passed:ne.length===0&&!Z.some(({severity:S})=>K(S,B.failOn)),
stopped:ne,hosts:Me,files:fe,findings:Z,ignored:$e,unmatched:we,roots:W,init:l(L.roots,W,Me,fe),lines:I(Z,V)}}function C(L,B,{ignore:V}){const ne=L.toSorted(v.Np).
map(re=>({finding:re,...B(re)})).filter(({isIgnored:re})=>re),J=new Set(ne.map(({finding:re})=>re)),oe=new Set(ne.flatMap(({rules:re})=>re));return{unignored:re=>re.
filter(ce=>!J.has(ce)).sort(v.Np),ignored:ne.flatMap(({finding:re,rules:ce})=>ce.slice(0,1).map(ue=>({finding:re,rule:ue}))),unmatched:V.filter(re=>re.place===null&&
!oe.has(re))}}const x=1e3;function I(L,B){const V=L.flatMap(ee=>(0,p.Xd)(ee)??[]).filter(({file:ee,column:ne,endColumn:J})=>J>ne&&(0,R._M)(ee)===null);return B(
(0,R.jH)(V).slice(0,x))}function b(L,B){const{visits:V,newHosts:ee,predicted:ne}=L,J=Map.groupBy(L.requirements,({host:ue})=>ue),oe=Map.groupBy(ne.notes,({host:ue})=>ue),
re=new Map(ne.requests.map(ue=>[ue.host,ue])),ce={...B,...L,hosts:new Set(V.map(({host:ue})=>ue))};return V.map(ue=>{const{host:ge}=ue,me={visit:ue,requirements:J.
get(ge)??[],predicted:oe.get(ge)??[],requests:re.get(ge)??null,answering:ne.answering,isNew:ee.has(ge)};try{return f(me,ce)}catch(Ee){return i(me,ce,Ee)}})}function U(L,B,V,ee){
const{notes:ne,requests:J,unopened:oe}=L.predicted,re=new Set(B.map(({visit:W})=>W.host)),ce=B.flatMap(({visit:W,services:S})=>(0,D.fc)(W,S)),ue=[...ne,...J.flatMap(
W=>e(W,[],V))],{files:ge=[],hosts:me=[]}=Object.groupBy(ue,({host:W})=>W===null?"files":"hosts"),Ee=B.flatMap(({findings:W})=>W),ye=[...Ee,...ue].filter(W=>!ee.
ignoredBy(W).isIgnored).map(({problem:W})=>(0,P.pj)(W.message)),we={...L,complaints:L.complaints.filter(({problem:W})=>!ye.some(S=>S.endsWith((0,P.pj)(W.message)))),
unopened:oe,notes:[...L.notes,...ge,...(0,D.MU)(L.bots??[],B)],answered:me.filter(({host:W})=>W!==null&&!re.has(W)),contacted:[...re,...[...ce,...J].map(({host:W})=>W)]},
Me={...ee,concerned:A.zK,reader:null,isHostNew:!1,machine:null},ie=T(we,V,Me),fe=L.stopped.length===0&&!V.changedOnly,Z=(0,E.u)([...Ee,...ie],V,ee.ignoredBy,W=>(0,j.
zZ)(W,V));return[...ie,...(fe?Z:[]).map(W=>(0,v.hD)(W,Me))]}const K=(L,B)=>L==="error"?B!=="never":L==="warning"&&B==="warning"}),2218:((de,H,t)=>{t.d(H,{CG:()=>D,
Fh:()=>v,T1:()=>w,T5:()=>$,en:()=>T,h1:()=>M,wX:()=>O});var h=t(1011),E=t(2801),p=t(9119),R=t(8032),A=t(255),P=t(5106);const j=new Set(["remote_state","remote_s\
tate_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);
function D(c,s,a,m=(0,h.kA)(s)){const l=["hostnames input"],o=c.hostnames.flatMap(({host:r,services:u})=>{const e=u.length>0?u:c.requiredServices,i=e.length>0?e:
["any"],f={host:r,clients:a,because:l,isImplied:!1,isForInit:!0};return i.map(g=>({...f,service:g}))}),n=new Set([...m,...c.hostnames.map(({host:r})=>r)]),d=s.flatMap(
({kind:r,needs:u,place:e})=>u.map(i=>({...i,because:[e],isImplied:!n.has(i.host),isForInit:!j.has(r)})));return M([o,d],a)}function M(c,s){return(0,p.c1)(c.flat(),
({host:a,service:m})=>`${a} ${m}`).map(a=>{const[{host:m,service:l}]=a;return{host:m,service:l,clients:[...s.filter(o=>a.some(n=>n.clients.includes(o)))],because:(0,p.
As)((0,p.p)(a.flatMap(({because:o})=>o))),isImplied:a.every(({isImplied:o})=>o),isForInit:a.some(({isForInit:o})=>o)}})}const w=({because:c})=>c.every(s=>typeof s!=
"string"&&s.inside?.isPublic===!0);function $(c,s,a){const m=n=>n.inside!==void 0,l=c.flatMap(n=>{const{calls:d,providers:r,client:u}=n,e={clients:[u],isForInit:!0},
i=d.flatMap(({module:g,place:_})=>{if(g===null||!m(_))return[];const{host:y,hostImplied:C}=g;return{...e,host:y,service:P.e$,because:[_],isImplied:C}}),f=r.flatMap(
({provider:g,places:_})=>{const y=_.filter(m);if(y.length===0||!s(g,n))return[];const{host:C}=g;return{...e,host:C,service:P.xq,because:y,isImplied:(0,R.n3)(C)}});
return[...i,...f]}),o=n=>typeof n=="string"?n:`${n.file}:${n.line} ${n.inside?.isPublic}`;return M([l],a).map(n=>({...n,because:(0,p.t6)(n.because,o)}))}const v=(c,{
isGuess:s},a)=>{const m=a.flatMap(({host:l,isImplied:o})=>o?l:[]);return s?[{repository:c,hosts:new Set(m)}]:[]};function T(c,{hostnames:s,allowedHosts:a}){const m=new Set(
s.map(({host:o})=>o)),l=new Map;for(const{host:o,isImplied:n,because:d,clients:r}of c){if(m.has(o)||l.has(o))continue;const u={host:(0,A.nx)(o)},[e]=d.filter(f=>typeof f!=
"string"),i=n&&e!==void 0&&{implied:{place:e,clients:r}};(0,A.Rt)(o)?l.set(o,(0,E.U7)(u)):(0,A.Jr)(o,a)||l.set(o,(0,E.wp)({...u,...i}))}return l}const O=(c,s)=>new Set(
[...R.Du,...Object.values(R.bB),...P.fg,...c.flatMap(({host:a,service:m=a})=>[a,(0,A.pk)(a),m]),...s.flatMap(({directHost:a})=>a??[])])}),9582:((de,H,t)=>{t.d(H,
{A7:()=>D,AV:()=>A,LH:()=>E,T:()=>O,Tb:()=>j,aZ:()=>h,c3:()=>M,ql:()=>P,sD:()=>$,sc:()=>w,zC:()=>T});class h extends Error{span;constructor({path:a,span:m},l){super(
`${a.join(".")} must be ${l}`),this.span=m}}function E(s){try{return s(),null}catch(a){if(a instanceof h)return a;throw a}}const p=s=>s.name!==void 0;function R(s,a){
if(s.kind==="object")return s.items.filter(p);throw new h(a,"a block")}function A({value:s,hasLabels:a}){if(s.kind!=="object")return[];const m=s.items.filter(p);
return a?m.flatMap(A):[m]}function P(s,a,m,l={}){for(const o of Object.keys(m)){const n=s.filter(u=>u.name.toLowerCase()===o),[d]=n;if(d===void 0)continue;const r={
path:[...a.path,o],span:d};for(const{value:u}of n)l[o]=m[o](u,r,l[o])}return l}const j=(s,a)=>(m,l,o)=>P(R(m,l),l,s,a?o:{}),D=s=>(a,m,l=new Map)=>{for(const{name:o,
start:n,end:d,value:r}of R(a,m)){const u={path:[...m.path,o],span:{start:n,end:d}};l.set(o,{start:n,end:d,value:s(r,u,l.get(o)?.value)})}return l},M=s=>(a,m,l=[])=>{
if(a.kind!=="tuple")throw new h(m,"a list");for(const o of a.elements)l.push(s(o,m));return l},w=(s,a)=>{if(s.kind==="string"||s.kind==="template")return s.verbatim??
"";if(s.kind==="primitive"&&s.value===null)return"";if(v(s))return String(s.value);throw new h(a,"a string")},$=(s,a)=>{if(v(s))return s.value;if(s.kind==="stri\
ng"&&/^-?(?:0|[1-9]\d*)$/.test(s.value))return Number(s.value);throw new h(a,"a whole number")},v=s=>s.kind==="primitive"&&Number.isSafeInteger(s.value)&&String(
s.value).length===s.end-s.start,T=(s,a)=>{if(s.kind==="primitive"&&typeof s.value=="boolean")return s.value;throw new h(a,"true or false")},O=(s,a,m)=>{const l=c(
s,a);if(m!==void 0&&(typeof m=="object"||typeof m!=typeof l))throw new h(a,"set only once");return l};function c(s,a){if(s.kind==="tuple")return s.elements.map(
m=>c(m,a));if(s.kind==="object"){const m=D(O)(s,a);return Object.fromEntries(Array.from(m,([l,o])=>[l,o.value]))}if(s.kind!=="primitive"||s.value===null)return w(
s,a);if(Math.abs(Number(s.value))>2**63)throw new h(a,"a whole number");return s.value}}),850:((de,H,t)=>{t.d(H,{vH:()=>O,bf:()=>$,cd:()=>v,Ge:()=>c,Ol:()=>s});
var h=t(7811),E=t(8643),p=t(8032),R=t(3846),A=t(9582),P=t(255),j=t(5243);function D(i,f){const g=B=>(0,h.TR)(`the pattern ${(0,h.ol)(i)} ${B}; write [HOST/]NAME\
SPACE/TYPE`),_=i.split("/");if(_.length<2||_.length>3)return g("does not have two or three parts");const[y="",C="",x]=_.reverse(),I=x===void 0?(0,h.Ju)((0,j.Vm)(
f)):M(x,P.Pv),b=M(C,B=>(0,R.W_)(B,f)),U=M(y,R.sL);if(!I.ok)return g(`has an invalid hostname: ${I.why}`);if(!b.ok)return g(`has an invalid namespace: ${b.why}`);
if(!U.ok)return g(`has an invalid type: ${U.why}`);const K={host:I.value,namespace:b.value,type:U.value};return(K.host!==null||K.namespace===null)&&(K.namespace!==
null||K.type===null)?(0,h.Ju)(K):g('has a part after "*" that is not "*"')}const M=(i,f)=>i==="*"?(0,h.Ju)(null):f(i);let w=function(...i){return{configFinding:w}=
t.late([3276,3123],3123),new.target?new w(...i):w(...i)};const $=({include:i},f)=>i.length===0||i.some(g=>{const[_=""]=g.toLowerCase().split("/");return _==="*"||
_===f||!_.includes(".")&&(0,p.n3)(f)});function v({methods:i},{host:f,namespace:g,type:_}){const y=C=>C.some(x=>(x.host??f)===f&&(x.namespace??g)===g&&(x.type??
_)===_);return i.filter(({include:C,exclude:x})=>!y(x)&&(C.length===0||y(C)))}const T="provider_installation",O=i=>({...i,kind:"local",place:{file:i.shown??"-pl\
ugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),c=({file:i,line:f})=>f===0?i:`${i}:${f}`;function s(i){const{client:f,mirrors:g,installations:_,pluginDirectories:y}=i,
C=_.map(B=>{const{blocks:V,mistakes:ee}=a(B,f,i.hasOciMirrors),ne=ee.map(({span:oe,why:re})=>{const ce=B.placeOf(oe);return w(f,{kind:"block",file:c(ce),why:re},
ce)}),J=ne.map(({problem:oe},re)=>({problem:oe,include:ee[re]?.include??[]}));return{blocks:V.map(oe=>({...oe,rejected:J})),findings:ne}}),[x=null,...I]=C.flatMap(
({blocks:B})=>B),b=[...C.flatMap(B=>B.findings),...I.map(({place:B})=>w(f,{kind:"two installations"},B))],U=y.map(B=>O({path:B})),[K]=U,L=K===void 0?x:{place:K.
place,methods:U,overridden:x?.overridden??[],rejected:[]};return{client:f,mirrors:g,installation:L,findings:b}}function a({items:i,placeOf:f},g,_=g==="opentofu"){
const y=_?n:o,C=[],x=[];for(const I of i)if(I.name===T){if(I.isAssigned||I.value.kind!=="object"){x.push({span:I,why:`${T} must be a block without "="`,include:[]});
continue}for(const b of A.AV(I)){const U={place:f(I),methods:[],overridden:[],rejected:[]};for(const K of b){const L=l(K,f(K),{client:g,locations:y},U);L!==null&&
x.push({span:K,why:L,include:m(K)})}C.push(U)}}return{blocks:C,mistakes:x}}function m(i){try{const[f=[]]=A.AV(i);return A.ql(f,{path:[i.name],span:i},e).include??
[]}catch(f){if(f instanceof A.aZ)return[];throw f}}function l(i,f,{client:g,locations:_},y){const{name:C,value:x}=i,[I]=i.isAssigned?[]:A.AV(i);if(I===void 0)return`${C}\
 must be a block without "="`;const b={path:[T,C],span:i};try{if(C==="dev_overrides"){if(y.methods.length>0)return"dev_overrides must come before all methods";const B=[
...A.A7(A.sc)({...x,kind:"object",items:I},b).keys()].map(V=>(0,R.mi)(V,g));return y.overridden.push(...B.filter(V=>V.kind!=="invalid")),null}const U=_.get(C);if(U===
void 0&&n.has(C))return`${C} needs OpenTofu 1.10 or later`;if(U===void 0)return`${T} has no method ${(0,h.ol)(C)}`;const K=d(I,b,U,g);return K.ok&&y.methods.push(
{...K.value,place:f}),K.ok?null:K.why}catch(U){if(U instanceof A.aZ)return U.message;throw U}}const o=new Map([["direct",null],["filesystem_mirror","path"],["ne\
twork_mirror","url"]]),n=new Map([...o,["oci_mirror","repository_template"]]);function d(i,f,g,_){const y=g??"",{[y]:C=""}=A.ql(i,f,{[y]:A.sc});if(g!==null&&C===
"")return(0,h.TR)(`${f.path.at(-1)} has no ${y}`);const x=g==="url"?u(C):null;if(g==="url"&&x===null)return(0,h.TR)("url must be an https URL, without variables");
const{include:I=[],exclude:b=[]}=A.ql(i,f,e),U=g==="repository_template"&&!/\$\{\s*type\b/.test(C),K=new Map;for(const J of[...I,...b]){const oe=D(J,_);if(!oe.ok)
return U?(0,h.TR)(`${oe.why}; ${r}`):oe;K.set(J,oe.value)}const L=J=>J.flatMap(oe=>K.get(oe)??[]),B={include:L(I),exclude:L(b)},[V,...ee]=B.include;if(U&&(ee.length>
0||!V?.type))return(0,h.TR)(r);if(x!==null)return(0,h.Ju)({...B,kind:"network",url:x});if(g===null)return(0,h.Ju)({...B,kind:"direct"});const ne=g==="path"?{path:C}:
{path:null,shown:C};return(0,h.Ju)({...B,kind:"local",...ne})}const r="repository_template has no ${type}";function u(i){const f=(0,E.Dl)(i);return f.ok&&f.value.
scheme==="https"&&f.value.host!==""?f.value:null}const e={include:A.c3(A.sc),exclude:A.c3(A.sc)}}),4165:((de,H,t)=>{t.d(H,{FG:()=>T,NG:()=>R,kX:()=>O,oq:()=>v});
var h=t(3916),E=t(9432),p=t(3096);const R="it is in a submodule, which this check does not fetch",A=8*1024*1024,P=5e3,j=5e4,D=4096,M=16*1024*1024,w=/\.(?:tf|tofu)(?:\.json)?$/,
$=/(?:^|[/\\])\.\.(?:[/\\]|$)/;function v(){const c=new Map,s=new Set([""]),a=new Set,[m,l]=[new Map,new Map],o={files:0,bytes:0,names:0};let n;const d=_=>{n??=
_},r=_=>d({kind:"unread",why:`${_}, the limit of this check`}),u=_=>d({kind:"broken",why:(0,E.dh)(_)});function e(_){return $.test(_)&&u(`entry contains '..': ${_}`),
_.length>D&&r(`a name in it has more than ${D} characters`),n!==void 0?"":_.split("/").filter(y=>y!==""&&y!==".").join("/")}function i(_){let y=_;for(;n===void 0&&
!s.has(y);)c.has(y)&&u(`${y}: not a directory`),s.add(y),o.names+=y.length,s.size>j&&r(`it has more than ${j} directories`),o.names>M&&r("the names of its direc\
tories have more than 16 Mi characters"),y=(0,p.jt)(y)}function f(_,y){const C=e(_);if(i((0,p.jt)(C)),s.has(C)&&u(`${C}: is a directory`),n===void 0){if(!w.test(
C)){a.add((0,p.jt)(C));return}if(o.files+=1,o.bytes+=y,o.files>P&&r(`it has more than ${P} files of configuration`),o.bytes>A&&r("it has more than 8 MiB of conf\
iguration"),n===void 0)return x=>{c.set(C,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(x))}}}function g(_,y,C){_.set(e(y),C),_.size>P&&r(`it has more than ${P}\
 links that lead to no file`)}return{failure:()=>n,stop:d,directory:_=>i(e(_)),file:f,unreadable:(_,y)=>{w.test(_)&&g(m,_,y)},unknown:(_,y)=>g(l,_,y),finish:()=>n??
{kind:"read",tree:{files:c,directories:s,mixed:a,unreadable:m,unknown:l}}}}const T=({unknown:c},s)=>[...c].find(([a])=>`${s}/`.startsWith(`${a}/`)||w.test(a)&&(0,p.
jt)(a)===s)?.[1];function O(c,{directories:s,files:a,mixed:m}){if(!/[*?[]/.test(c))return c;const l=r=>r.replaceAll(/(?<=^|\/)\./g,"_"),[o,...n]=[...s,...a.keys()].
filter(r=>(0,h.matchesGlob)(l(r),l(c))),d=n.length>0||/(?:^|\/)\*$/.test(c)&&m.has((0,p.jt)(c));return o===void 0||d?c:o}}),7439:((de,H,t)=>{t.d(H,{w:()=>j});var h=t(
7706),E=t(9373),p=t(2172),R=t(1824);let A=function(...D){return{providerNamed:A}=t.late([4284],4284),new.target?new A(...D):A(...D)};const P=3;function j(D,{address:M,
place:w},$,v){const{expected:T,configured:O}=$.configurations,c=D.configurations.calls.get(M)??[],s=(0,E.Nm)(c.filter(({kind:i})=>i==="provider-passed")),a=new Set(
s.map(({text:i})=>i)),m=s.filter(({text:i})=>{const f=A(i,$,v),g=A(i,D,v,!1);return g&&f&&(0,p.JT)(g)!==(0,p.JT)(f)}),l=T.values().filter(({text:i})=>!a.has(i)),
o=s.flatMap(({text:i})=>O.get(i)??[]),n=c.find(({kind:i})=>i==="call-repeated"),[d]=O.values(),r={call:M,canChange:D.way===void 0},u=(i,f)=>{const g=(0,R.VV)($,
i.place),_=g.inside===void 0?[w,g]:[g];return{problem:(0,h.io)(f),places:_}},e=[...l.take(P).map(i=>u(i,{...r,kind:"not-passed",name:i.text})),...m.map(i=>({problem:(0,h.
io)({...r,kind:"of-other",name:i.text}),places:[(0,R.VV)(D,i.place)]})),...o.map(i=>u(i,{...r,kind:"overridden",name:i.text}))];return n===void 0||d===void 0?e:
[...e,u(d,{...r,kind:"repeated",argument:n.text})]}}),9373:((de,H,t)=>{t.d(H,{LU:()=>O,Nm:()=>P,Pv:()=>M,fJ:()=>c,hK:()=>$,n6:()=>m,s1:()=>l,z0:()=>j});var h=t(
9119),E=t(8032),p=t(3096),R=t(5243),A=t(2172);function P(o){const d=o.map(({place:r})=>(0,h.Xs)(r)).findLast(p.LA);return d===void 0?o:o.filter(({place:r})=>(0,h.
Xs)(r)===d)}const j=({kind:o})=>o==="module"||o==="state"||o==="lock",D=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function M(o,n){const{usages:d,declared:r,units:u,installed:e=[],versions:i={}}=o,f=new Map,g=I=>{const b=f.get(I)??$(I);return f.set(I,b),b},_=({directories:I,
place:b})=>I?.map(g)??[g((0,p.jt)(b.file))];for(const I of u){const b=g(I.directory);b.unit=I,b.hasConfiguration=!0,b.isInitialised=!0,I.module!==null&&b.children.
push({name:I.module,root:null,call:null})}for(const I of d)if(!(!I.clients.includes(n)||I.kind==="saved_state"))for(const b of _(I))I.kind==="test_module"?b.tests.
push(I):v(b,I,n);for(const I of r){const{kind:b,place:U}=I;if(!(n==="terraform"&&/\.tofu(\.json)?$/.test(U.file)))for(const K of _(I))w(K.configurations,I)||K.declared.
push(I),b==="lock"?T(K,U):K.hasConfiguration=!0,K.isInitialised||=b==="state"}const y=I=>{const{hasConfiguration:b=!1,lockFile:U=null}=f.get(I)??{};return b||U!==
null},C=n==="terraform"&&(0,E.$l)("testsAlone",i),x=new Map([...f.values()].filter(({tests:I})=>I.length>0).map(I=>{const b=I.tests.flatMap(({text:U})=>U??[]);return[
I,(0,p.Bo)(I.name,y,b)]}));for(const I of C?x.values():[])g(I).hasConfiguration=!0;for(const[I,b]of x)a(I,y(b)?g(b):I);for(const I of f.values()){const{expected:b,
configured:U}=I.configurations;for(const K of U.keys())b.delete(K)}for(const[I,b]of Map.groupBy(e,U=>U.root))g(I).installed=new Map(b.map(U=>[U.key,U]));return f}
function w(o,n){const{kind:d,text:r,localName:u}=n;if(d==="provider-expected")o.expected.set(r,n);else if(d==="provider-configured")o.configured.set(r,n);else if(d===
"provider-passed"||d==="call-repeated"){const e=`module.${u}`,i=o.calls.get(e);i===void 0?o.calls.set(e,[n]):i.push(n)}else return!1;return!0}const $=o=>({name:o,
...{usages:[],declared:[],configurations:{expected:new Map,configured:new Map,calls:new Map},tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,
isInitialised:!1,unit:null},parts:[o]});function v(o,n,d){const r=n.address==="terraform"&&o.unit?.module===null;if(!(n.kind==="terragrunt_source"&&!r)&&(n.kind===
"lock_provider"?T(o,n.place):o.hasConfiguration||=!(0,p.hl)(n.place.file),!(!D.test(n.kind)||n.isOverridden&&n.kind!=="module")&&(o.usages.push(n),!(n.isOverridden||
n.kind!=="module"))))for(const{source:u,root:e}of(0,A.MZ)(n,d)){const[i=null]=s(o.name,u);o.children.push({name:i,root:e,call:n})}}function T(o,{file:n}){o.lockFile=
n,o.isInitialised=!0}const O=o=>o!==null&&(o.isPartial||o.module===null),c=(o,{name:n,unit:d})=>o.root===null||d===null&&o.root===n,s=(o,n)=>n!==null&&(0,R.Nj)(
n)?[(0,p.un)(o,n)]:[];function a(o,n){n.isInitialised=!0,n!==o&&(n.tests.push(...o.tests),o.tests=[])}const m=({name:o,tests:n})=>n.flatMap(({text:d})=>s(o,d)),
l=o=>[...o.children.flatMap(({name:n})=>n??[]),...m(o)]}),9465:((de,H,t)=>{t.d(H,{C_:()=>a,Zf:()=>o,fO:()=>l});var h=t(3916),E=t(3791),p=t(2170),R=t(9119),A=t(8339),
P=t(3096),j=t(1780),D=t(3298),M=t(4165),w=t(7439),$=t(9373),v=t(1039),T=t(1824);let O=function(...u){return{callsOf:O}=t.late([4284],4284),new.target?new O(...u):
O(...u)},c=function(...u){return{textNotes:c}=t.late([4284],4284),new.target?new c(...u):c(...u)},s=function(...u){return{withoutRefused:s}=t.late([4284],4284),
new.target?new s(...u):s(...u)};const a=({source:u,constraint:e,place:i},f)=>JSON.stringify([f,u,e?.text??null,i.inside?.isPublic??null]),m=20;class l{rules;notes=[];constructor(e){
this.rules=e}follow(e,i,f){const[g,..._]=e,y=new Set,C=new Set,x=e.map(K=>({directory:K,tree:null,from:null}));for(const K of x){if(this.rules.isEnded())break;const{
directory:L,tree:B}=K;for(const V of O(L,e[0],{client:i,isAsked:f})){const ee=this.rules.opened.get(a(V,i));if(ee===void 0)continue;const ne=(0,T.bj)(V,ee,L.way),
J={...V,address:(0,T._Q)(L.way,V.address)},{tree:oe,directory:re}=ee;C.add((0,T.qv)(ne)),this.saySubmodules(ee,V.place,i),x.push(...this.enter({from:K,call:J,tree:oe,
name:re,way:ne},i,y))}if(!(B===null||L.way===void 0))for(const{name:V,call:ee}of L.children){if(V===null||ee===null)continue;const ne=(0,T.ux)(L.way,ee.address),
J=ee.text??"",oe={address:ee.address,source:J,place:(0,T.VV)(L,ee.place)};if(/^\.\.(\/|$)/.test(V)){const re=r(V,L.way,C)?(0,E.q)({what:"package",why:d,cure:void 0,
names:[J]}):(0,A.DA)({reason:"leads-out",text:J});this.say(re,oe.place,i)}else x.push(...this.enter({from:K,call:oe,tree:B,name:V,way:ne},i,y))}}const I=x.flatMap(
K=>K.tree===null?[]:K.directory),b=I.find(({way:K})=>K?.address==="");if(g.unit===null||b===void 0)return[g,..._,...I];const U=I.filter(K=>K!==b);return[(0,v.A2)(
g,g.unit,b),..._,...U]}allNotes(){return(0,p.Qp)(this.notes,({problem:e,places:i})=>[(0,j.pj)(e.message),i.map(R.df)])}enter({from:e,call:i,tree:f,name:g,way:_},y,C){
const{place:x}=i,I=(0,M.FG)(f,g);if(I!==void 0){const J=[i.source];return this.say((0,E.q)({what:"package",why:I,cure:void 0,names:J}),x,y),[]}const b=this.rules.
read(f)(y)(g);if(b===null)return this.say((0,A.Iz)({path:g,maker:null,in:_.package}),x,y),[];const U=_.address==="",K=U&&e.directory.unit?.covers||[],L=new Set(
K.map(J=>(0,P.Gz)(g,J))),{module:B}=e.directory,V=(0,v.Oj)({...b.directory,way:_,module:B},L),ee=U?[]:(0,w.w)(e.directory,i,V,y);for(const{problem:J,places:oe}of ee)
this.notes.push((0,p.kH)(J,{places:oe,clients:[y]}));if(n(e,f,g)&&this.say((0,A.DA)({reason:"endless",text:i.source}),x,y),C.has(b.directory))return[];if(C.add(
b.directory),_.through.length>m){const J=(0,E.q)({what:"chain",max:m,names:[_.package]});return this.say(J,x,y),[]}const ne={clients:[y],isPlaceholder:!1};for(const J of b.
notes){if(L.has((0,p.W7)(J)))continue;const{problem:oe,places:re,affects:ce,...ue}=J,ge=re.map(me=>typeof me=="string"?me:(0,T.VV)(V,me));this.notes.push((0,p.kH)(
oe,{...ue,...ne,places:ge}))}return[{directory:V,tree:f,from:e}]}saySubmodules({name:e,tree:i},f,g){i.unknown.values().some(y=>y===M.NG)&&this.say((0,E.q)({what:"\
submodules",names:[e]}),f,g)}say(e,i,f){this.notes.push((0,p.kH)(e,{places:[i],clients:[f]}))}}const o=(u,e)=>(0,D.O)(i=>{const f=u(i);return(0,D.O)(g=>(0,D.O)(
_=>{const y=f(_);if(y===null)return null;const{usages:C,declared:x}=y,I=(0,$.Pv)({usages:C,declared:x,units:[]},g),b=s(y.notes,C),U=x.filter(({kind:L})=>L!=="st\
ate-expression"),K=[...b,...c(C,U,e)];return{directory:I.get(_)??(0,$.hK)(_),notes:K.filter(({clients:L})=>L.includes(g))}}))});function n(u,e,i){for(let f=u;f!==
null;f=f.from)if(f.tree===e&&f.directory.name===i)return!0;return!1}const d="it leads out of its package, to what else is installed";function r(u,e,i){const[f=""]=(0,h.
normalize)((0,h.join)((0,T.qv)(e),u)).split("/");return f===".."||i.has(f)}}),1039:((de,H,t)=>{t.d(H,{A2:()=>j,Oj:()=>P,k0:()=>A});var h=t(3096),E=t(3846),p=t(9373),
R=t(1824);function A(D,M,w=(0,p.hK)(D.name)){const $=({kind:T})=>T!=="lock_provider"||D.lockFile===null,v={...D,usages:[...D.usages,...w.usages.filter($)],declared:[
...D.declared,...w.declared],lockFile:D.lockFile??w.lockFile,parts:[...D.parts,...w.parts,...M.files.map(h.jt)]};return P(v,new Set(M.replaced))}function P(D,M){
const w=({place:$})=>!M.has($.file);return{...D,usages:D.usages.filter(w),declared:D.declared.filter(w),children:D.children.filter(({call:$})=>$===null||w($))}}
function j(D,M,w){const $=s=>({...s,place:(0,R.VV)(w,s.place)}),v=w.usages.map(s=>$({...s,version:s.version&&$(s.version)})),T=[...D.usages,...v],O=T.filter(({kind:s})=>s.
startsWith("required_provider")),c=new Set(O.map(({address:s})=>(0,E.op)(s)));return{...D,unit:{...M,module:D.name},usages:T.filter(({kind:s,text:a})=>s!=="impl\
ied_provider"||!c.has((0,E.A5)(a))),declared:[...D.declared,...w.declared.map($)]}}}),1824:((de,H,t)=>{t.d(H,{CY:()=>h,VV:()=>E,_Q:()=>P,bj:()=>A,qv:()=>j,ux:()=>p});
const h=(D,M)=>D===void 0||D.address===""?M:`${D.address}.${M}`,E=({way:D},M)=>D===void 0?M:{...D.place,inside:{through:D.through,package:D.package,isPublic:D.isPublic,
file:M.file,line:M.line}},p=(D,M)=>({...D,address:h(D,M),through:[...D.through,M]}),R="terraform";function A(D,{name:M,isPublic:w},$){const{address:v}=D,T=P($,v);
return{place:$?.place??D.place,address:v===R?"":v,through:[...$?.through??[],`${T} (${M})`],package:M,installedBy:v,isPublic:w}}const P=(D,M)=>M.slice(h(D,"").length),
j=({installedBy:D})=>D.replaceAll("module.","")}),6889:((de,H,t)=>{t.d(H,{L2:()=>D,WJ:()=>j,rU:()=>M,uQ:()=>w});var h=t(9432),E=t(9119),p=t(8032),R=t(3096),A=t(
1250),P=t(4497);const j=([r,...u])=>r===void 0||u.length>0?"both":r;function D({setting:r,setBy:u="`dialect`",scan:e}){const{name:i}=r,f=i==="auto"?null:i==="bo\
th"?p.Du:[i],g=e===null||e.isEmpty?null:e,_=v(g?.constraints??[]),y=g===null?[]:l(g,r,f),C=m(y,_),x={setting:r,signs:C,constraints:_};if(f!==null)return o(f,[`s\
et by ${u}`],[],x);if(g===null)return o(p.Du,[],[],x);const I=T(C);if(I.length===0){const K="assumed; set `dialect`";return{...o(["terraform"],[K],[],x),why:K,isGuess:!0}}
const b=$(I),U=b.flatMap(K=>I.find(L=>L.client===K)??[]);return o(b,U.map(d),I,x)}function M({clients:r},u){if(u===null||u.isEmpty)return p.zK;const e=new Set([
...r,...u.tools().others]);return u.usesTerragrunt&&e.add("terragrunt"),p.zK.filter(i=>e.has(i))}function w(r,{evidence:u,versions:e}){return(i,f)=>{const g=u.some(
_=>_.level==="version-file"&&_.version!==null&&_.client===i&&s(_,{file:`${f}/`}));return r.version??(g?e[i]??null:null)}}const $=r=>p.Du.filter(u=>r.some(e=>e.client===
u));function v(r){const u=r.filter(({place:e})=>!(0,E.Zl)(e.file));return u.length===0?r:u}function T(r){const u=v(r),e=C=>{const x=C.find(I=>u.some(b=>b.level===
I));return u.filter(({level:I})=>I===x)},i=e(A.A);if(i[0]?.level!=="lock-file")return i;const f=e(O),g=[f,i].map($).join()==="opentofu,terraform",_=({level:C,text:x})=>C===
"version-file"||c.test(x),y=C=>i.every(x=>s(C,x.place));return g&&f.some(C=>_(C)&&y(C))?f:i}const O=["version-file","tool"],c=/^uses opentofu\/setup-opentofu$/i;
function s({level:r,place:u},{file:e}){const i=(0,R.jt)(u.file);return r==="tool"||i===""||e.startsWith(`${i}/`)}const a=/^sets terraform_version$/i;function m(r,u){
const e=(0,P.h4)(u.map(({text:i})=>i));return r.flatMap(i=>{const{level:f,version:g,text:_}=i;return!(f==="tool"&&g!==null&&(0,P.lF)(g))||u.length===0||e(g)?i:a.
test(_)?[]:{...i,version:null}})}function l({signs:r,tools:u,hasCloudHostname:e},{version:i},f){const g=T(r),_=f??$(g),y=g.every(({place:K})=>(0,E.Zl)(K.file)),
C=f===null&&(y||g.some(({isCloud:K})=>K)),x=i===null&&_.some(K=>(0,P.w0)(K,[]).length>1);if(!C&&!x)return r;const{setsCloudHostname:I,signs:b}=u(),U=e||I;return[
...r.filter(({isCloud:K})=>!(K&&U)),...b]}function o(r,u,e,i){const f=r.map(y=>n(y,i)),g=f.filter(({version:y})=>y!==null),_=g.flatMap(({signs:y})=>y.slice(0,1).
map(d));return{name:j(r),clients:r,releases:f.flatMap(({releases:y})=>y),versions:Object.fromEntries(g.map(({client:y,version:C})=>[y,C??""])),why:[...new Set(_.
length>0?_:u)].join(", "),evidence:[...new Set([...e,...f.flatMap(({signs:y})=>y)])]}}function n(r,{setting:u,signs:e,constraints:i}){const f=(b,U)=>{const[K=null,
...L]=b,B=(0,P.w0)(r,b);return{client:r,releases:B,version:L.length===0?K:null,signs:U}};if(u.version!==null)return f([u.version],[]);const g=v(e.filter(b=>b.client===
r&&b.version!==null)),_=new Set(g.map(({version:b})=>(b??"").replace(/^v/,"")));if(_.size>0){const b=f([..._],g);return{...b,version:(0,P.lF)(b.version??"")?b.version:
null}}const y=i.map(({text:b,place:U})=>({client:r,level:"syntax",place:U,text:`requires ${(0,h.dh)(b)}`,version:b})),C=f([],[]),x=y.map(({version:b})=>b),I=f(x,
y);return I.releases.length===C.releases.length?C:I}const d=({place:r,text:u})=>`${r.file}:${r.line} ${u}`}),7960:((de,H,t)=>{t.d(H,{e:()=>M});var h=t(7811),E=t(
2170),p=t(8339),R=t(8032),A=t(9897),P=t(3846),j=t(1011);const D={underscores:({kind:w,text:$})=>{if(!/^(required|lock|state_store)_provider$/.test(w))return null;
const v=(0,P.mi)($??"","terraform");return v.kind==="invalid"||!v.namespace.includes("_")?null:`Invalid provider namespace: Invalid provider namespace "" in sou\
rce ${(0,h.ol)($??"")}: ${P.pj}"`},oci:({kind:w,text:$,calls:v})=>{if(!/^(module|test_module)$/.test(w))return null;const T=v===void 0?[$]:v.opentofu?.map(({source:O})=>O);
for(const O of T??[]){const c=(0,A.cx)(O??"","opentofu");if(c.ok&&c.value.getter==="oci")return(0,A.Ns)(O??"",c.value)}return null}};function M(w,$){const v=Object.
keys(D).filter(c=>!(0,R.$l)(c,$)),T=[];return{usages:w.flatMap(c=>{const s=v.reduce((a,m)=>{const{client:l,version:o}=R.Fe[m],n=a.includes(l)?D[m](c):null;if(n===
null)return a;const d=`use ${R.bB[l]} ${o} or later, or another address`,r=(0,p.DA)({reason:"rejected",error:n,advice:d});return T.push((0,E.kH)(r,{places:[c.place],
clients:[l]})),a.filter(u=>u!==l)},c.clients);return s===c.clients?c:(0,j.sw)([c],s)}),notes:T}}}),1250:((de,H,t)=>{t.d(H,{A:()=>A,j:()=>P});var h=t(2170),E=t(9119),
p=t(8032),R=t(5243);const A=["lock-file","syntax","version-file","tool","hook"];class P{signs=new Map;constraints=new Map;addFile({file:M,kind:{clients:w},scope:$,
isContext:v}){if(v)return;const[T,...O]=w;if(T!==void 0&&O.length===0&&!/(^|\/)[.#][^/]*$/.test(M)){const c=`is read by ${p.bB[T]} only`;this.addSign({client:T,
level:"syntax",place:{file:M,...h.wv},text:c})}for(const c of $.declared){const{kind:s,text:a,place:m}=c;if(s==="version")j(this.constraints,a,c);else if(s==="b\
inary"){const l=a==="tofu"?"opentofu":"terraform";this.addSign({client:l,level:"version-file",place:m,text:"sets terraform_binary"})}else if((0,p.SO)(s)){const{
client:l,what:o}=p.$I[s];this.addSign({client:l,level:"syntax",place:m,text:`has ${o}`})}}}end(M){for(const{kind:w,host:$,place:v,clients:T,isOverridden:O,text:c}of M)
if(w==="lock_provider"){const s=p.Du.find(m=>(0,R.Vm)(m)===$),a=`locks providers from ${$}`;s&&this.addSign({client:s,level:"lock-file",place:v,text:a})}else w===
"cloud_default"&&!O&&T.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:v,text:"has a cloud block without hostname",isCloud:!0}):w===
"module"&&c?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"syntax",place:v,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[
...this.constraints.values()]}}addSign(M){j(this.signs,`${M.client} ${M.text}`,{...M,version:null})}}function j(D,M,w){const $=(0,E.Zl)(w.place.file)?`${M} asid\
e`:M;D.has($)||D.set($,w)}}),1884:((de,H,t)=>{t.d(H,{Vm:()=>$e,cw:()=>ge,aC:()=>me});var h=t(3096),E=t(3298),p=t(5324),R=t(4756),A=t(2170),P=t(5243),j=t(9897),D=t(
1250),M=t(1011),w=t(3024),$=t(6760),v=t(9968),T=t(4202),O=t(3114);const c=/(?:^|\/)(?:testdata|examples\/(?:resources|data-sources|provider|functions|actions|(?:ephemeral|list)-resources))(?:\/|$)/,
s=/(^|\/)mixins(\/|$)/,a=/^module\s+(\S*\/)?terraform-provider-|^(?!.*\/\/\s*indirect).*\bhashicorp\/terraform-plugin-(framework|sdk)\b/m,m=/^(?!.*\/\/\s*indirect).*\bhashicorp\/hcl\b/m,
l=/(?:^|\/)testdata(?:\/|$)/;function o(Z,{exists:W,read:S}){const F=(0,E.O)(X=>(0,$.basename)((0,$.join)(Z,X)).startsWith("terraform-provider-")||a.test(S((0,h.
Gz)(X,"go.mod"))??"")||W((0,h.Gz)(X,"terraform-registry-manifest.json"))),z=(0,E.O)(X=>m.test(S((0,h.Gz)(X,"go.mod"))??""));return X=>s.test(X)||c.test(X)&&["",
...(0,h.eH)(X)].some(F)||l.test(X)&&["",...(0,h.eH)(X)].some(z)}const n={files:1e6,directoryFiles:5e4};function*d(Z,W=(0,p.f5)(),S=n){const F=new r(Z,W,S);for(const X of Z.
scan){const G=(0,p.kI)(F.root,X);"path"in G?yield*F.walkFrom(G):yield{name:X,files:[],notes:[G]}}const z=X=>W.modules.has(X);do{for(const{source:X,file:G}of W.tests.
splice(0)){const k=(0,h.Bo)((0,h.jt)(G),z,[X]);W.called.add((0,h.un)(k,X))}for(const X of W.called)yield*F.readCalled(X)}while(W.tests.length>0)}class r{root;checkout;isExcluded;isSnippet;facts;limits;selected;files=0;constructor(W,S,F){
this.root=(0,w.realpathSync)(W.root),this.checkout=(0,p.ET)(W);for(const z of W.exclude)S.unmatched.add(z);this.isExcluded=(0,T.Ls)(W.exclude,S.unmatched),this.
isSnippet=o(this.root,this.checkout),this.facts=S,this.limits=F,this.selected=W.scan.length>1?new Set:null}*walkFrom(W){const{path:S,name:F,glob:z,file:X}=W,k=[
{path:S,name:F,depth:0,isSelected:z===void 0&&X===void 0}];for(let Y=k.pop();Y!==void 0;Y=k.pop()){const se=(0,p.KG)(Y);if(yield this.read(W,Y,se),W.file!==void 0||
this.files>this.limits.files)return;if(!("problem"in se))for(const Q of this.findDirectories(W,Y,se))k.push(Q)}}*readCalled(W){const{directories:S,links:F,linked:z}=this.
facts;for(const Y of(0,h.eH)(W))z.delete(Y);const X=S.has(W)?null:this.checkout.locate(W);if(X===null||(0,v.$r)(X).kind!=="directory")return;const G=(0,p.sq)((0,$.
relative)(this.root,X));if(G!==W&&F.set(W,G),!S.has(G)&&this.files<=this.limits.files&&!(0,h.eH)(G).some(this.isExcluded)){const Y={path:X,name:G,depth:0,isSelected:!0},
se=(0,v.UO)(X,this.root)?this.root:X;yield this.read({path:X,name:G,boundary:se},Y,(0,p.KG)(Y))}S.has(G)&&S.add(W)}read(W,S,F){const{name:z}=S;if("problem"in F)
return this.facts.directories.add(z),{name:z,files:[],notes:[F]};const{files:X,notes:G}=this.findFiles(W,S,F);this.files+=X.length;const k=this.limits.files;if(this.
files>k){const Q=(0,A.ht)(z,(0,R.ub)({kind:"files",max:k}));return{name:z,files:[],notes:[...G,Q]}}const Y=X.filter(({isContext:Q})=>Q);if(X.length>0&&Y.length===
X.length)return{name:z,files:[],notes:G};this.facts.directories.add(z),this.isSnippet(z)&&this.facts.snippets.add(z);for(const{file:Q,kind:te}of Y)(0,O.Ep)(te)&&
this.facts.unselected.push(Q);return X.length>0&&F.some(Q=>Q.name===".terraform")&&G.push(...this.readLeft(z)),{name:z,files:X,notes:G}}findFiles(W,S,F){const z=[],
X=[],G=this.limits.directoryFiles;for(const k of this.filesAmong(W,S,F))if("problem"in k)X.push(k);else if(z.length<G)z.push(k);else{X.push((0,A.ht)(S.name,(0,R.
ub)({kind:"directory",max:G})));break}return{files:z,notes:X}}*filesAmong(W,S,F){const z=new Set;for(const G of F)if((0,O.tr)(G.name)&&!G.isDirectory()&&z.add(G.
name),G.name===".spacelift")for(const k of O.dN)this.addTool((0,h.Gz)(S.name,k));const X=$.posix.basename(S.name);for(const G of F){if(G.isDirectory())continue;
const k=(0,h.Gz)(S.name,G.name),Y=(0,O.L8)(G.name,z,X);if(Y===void 0){G.name===O.Dp&&!this.isExcluded(k)&&this.facts.projectFiles.add(k),(0,O.Z8)(G.name)&&this.
addTool(k),G.name.endsWith(".tfstate")&&!this.isExcluded(k)&&this.facts.states.push(...(0,p.un)(k,this.checkout));continue}const Q={path:S.path+$.sep+G.name,file:k,
kind:Y,isContext:!this.select(W,S,k)};G.isFile()?yield Q:G.isSymbolicLink()?yield*this.follow(W,Q):yield(0,A.ht)(k,(0,R.WO)({what:"special-file",is:(0,v.I)(G)}))}}readLeft(W){
this.isExcluded((0,h.Gz)(W,".terraform"))||this.facts.states.push(...(0,p.rN)(W,this.checkout));const S=(0,p.Wj)(W,this.checkout);if("problem"in S)return[S];for(const F of S)
this.facts.called.add(F.directory);return this.facts.installed.push(...S),[]}addTool(W){this.isExcluded(W)||this.facts.toolFiles.push(W)}select(W,S,F){return!(S.
isSelected||(0,T.$8)(W,F))||this.isExcluded(F)||this.selected?.has(F)?!1:(this.selected?.add(F),!0)}*follow(W,S){const F=(0,p.sT)((0,v.$r)(S.path),W);if(F===null)
return;if(typeof F=="object")return yield(0,A.ht)(S.file,F);const z=(0,p.sq)((0,$.relative)(this.root,F));S.isContext||this.facts.links.set(S.file,z),yield{...S,
path:F,target:z}}findDirectories({glob:W},{path:S,name:F,depth:z,isSelected:X},G){return G.toReversed().flatMap(k=>{if(k.isSymbolicLink()&&k.name==="tests"&&this.
facts.called.add((0,h.Gz)(F,"tests")),(0,T.G$)(k.name))return[];const Y=(0,h.Gz)(F,k.name);if(this.isExcluded(Y))return[];const se=S+$.sep+k.name;if(k.isSymbolicLink()&&
(0,v.$r)(se).kind==="directory"&&this.facts.linked.set(Y,this.checkout.nameOf(Y)),!k.isDirectory())return[];const Q=X||W!==void 0&&$.posix.matchesGlob(Y,W);return{
path:se,name:Y,depth:z+1,isSelected:Q}})}}let u=function(...Z){return{dependsOnOthers:u}=t.late([3276,7918,8319],8095),new.target?new u(...Z):u(...Z)},e=function(...Z){
return{usagesOf:e}=t.late([3276,7918,8319],8095),new.target?new e(...Z):e(...Z)},i=function(...Z){return{declaredIn:i}=t.late([3276,7918,8319],8095),new.target?
new i(...Z):i(...Z)},f=function(...Z){return{isForeign:f}=t.late([3276,7918,8319],8095),new.target?new f(...Z):f(...Z)},g=function(...Z){return{readModule:g}=t.
late([3276,7918,8319],8095),new.target?new g(...Z):g(...Z)};const _=25e4,y=1e4;function*C(Z,W,S,F=_){const z=new x(W,S,F);yield*z.collect(Z);const X=yield*z.decideOpen();
return z.result(X)}class x{items=[];notes=(0,M.G4)();knownSources=new Map;declared=[];signs=new D.j;counts={decided:0,open:0};facts;values;maxUsages;constructor(W,S,F){
this.facts=W,this.values=S,this.maxUsages=F}*collect(W){const{counts:S,facts:F}=this;for(const{name:z,files:X,notes:G}of d(W,F)){if(F.endedAt=z,yield F.files)return;
for(const Y of G)this.notes.add(Y);if(X.length===0)continue;if(this.isFull(S.decided+S.open,z))break;const k=yield*g(X,F.files);if(k===null)return;F.bytes+=k.bytes,
F.comments.push(...k.comments.slice(0,y-F.comments.length));for(const Y of k.notes)this.notes.add(Y);this.add({directory:z,files:k.files})}F.endedAt=null}*decideOpen(){
const W=[];let S=!1;for(const F of this.items){if(!("files"in F)){W.push(F);continue}if(S||=this.isFull(this.counts.decided,F.directory),!S)if(yield this.facts.
files)this.facts.endedAt??=F.directory,S=!0;else for(const z of this.decide(F.files))W.push(z)}return W}result(W){const{facts:S,signs:F,declared:z}=this,X=[...W,
...S.states.map(I)];return{...S,usages:X,declared:z,notes:this.notes.all(),...F.end(W)}}add(W){const{files:S,directory:F}=W,{facts:z}=this;S.some(({kind:G})=>/^(config|lock)$/.
test(G.class))&&z.modules.add(F),z.files+=S.length;for(const G of i(S))this.declared.push(G);for(const G of S){const k=!f(G),Y=G.kind.class==="terragrunt";k&&(z.
isEmpty=!1),Y&&z.terragrunt.push(G.file),z.usesTerragrunt||=Y&&k,this.signs.addFile(G)}const X=S.some(u);for(const G of S)(X||!G.isContext)&&this.addCalls(G);if(X){
this.items.push(W);for(const{references:G}of S)this.counts.open+=G.length}else for(const G of this.decide(S))this.items.push(G)}addCalls({file:W,references:S}){
for(const{kind:F,row:z,value:X}of S){if(X===void 0)continue;const G=(0,P.Nj)(X.text)||z.grammar==="terragrunt"&&(0,j.GL)(X.text),k=G||(0,j.qC)(X.text).length>0;
F==="module"&&(k||X.kind==="pieces")&&this.facts.calls.push({source:X.text,file:W}),G&&z.position.includes("source")&&(F==="test_module"?this.facts.tests.push({
source:X.text,file:W}):this.facts.called.add((0,h.un)((0,h.jt)(W),X.text)))}}decide(W){const{usages:S,notes:F}=e(W,this.values,this.knownSources);for(const z of F)
this.notes.add(z);return this.counts.decided+=S.length,S}isFull(W,S){const F=this.maxUsages;return W<F?!1:(this.notes.add((0,A.ht)(S,(0,R.ub)({kind:"usages",max:F}))),
!0)}}const I=({file:Z,host:W,client:S})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:W,text:W,address:"state",place:{file:Z,...A.wv},clients:[S],
isOverridden:!1,needs:[]});var b=t(3916),U=t(9119),K=t(1440);function L(Z,W,S,{nameOf:F}){if(!(0,P.Nj)(W)){const[X=null]=(0,j.qC)(W).flatMap(G=>F(G)??[]);return X}
const z=(0,h.un)(Z,W);return S.get(z)??z}const B=100;function V({usages:Z,units:W},S){const F=(0,U.hy)(W,M.CI);return[...Z.flatMap(({calls:X,directories:G,text:k,
place:Y})=>{const se=(0,h.jt)(Y.file),Q=(F.get(se)??[]).flatMap(({item:ae})=>(0,M.CI)(ae));if(X===void 0&&G===void 0&&Q.length===0&&(0,j.qC)(k??"").length===0)return[];
const N=Object.values(X??{}).flat(),q=[k,...N.map(({source:ae})=>ae)].flatMap(ae=>ae??[]),le=[se,...(G??Q).slice(0,B)];return q.flatMap(ae=>(0,P.Nj)(ae)?le.map(
pe=>(0,h.un)(pe,ae)):(0,j.qC)(ae).flatMap(pe=>S.nameOf(pe)??[]))}),...W.flatMap(M.CI)]}function ee(Z,W){const{usages:S,links:F,directories:z}=Z,X=(te,N)=>{const q=L(
te,N,F,W);return q===null||(0,P.Nj)(N)&&q===(0,h.un)(te,N)?N:`./${(0,b.relative)(te,q)}`},G=S.map(te=>{const{kind:N,text:q,calls:le,place:ae}=te,pe=F.size>0||le!==
void 0||(0,j.qC)(q??"").length>0;if(N!=="module"||q===null||!pe)return te;const ve=[{root:null,source:q,version:null,isOpen:!1}],Oe=Object.entries(le??{terraform:ve,
opentofu:ve}).map(([_e,Ie])=>{const ke=(0,h.jt)(ae.file),Ce=Pe=>Pe.source&&X(ke,Pe.source);return[_e,Ie.map(Pe=>({...Pe,source:Ce(Pe)}))]});return Oe.every(([,[
_e]])=>_e?.source===q)&&le===void 0?te:{...te,calls:Object.fromEntries(Oe)}}),k=({directory:te})=>z.has(te)&&W.nameOf(te)===te,Y=Z.installed.filter(te=>!k(te)&&
W.exists(te.directory)),se=new Map(Y.map(({root:te,directory:N})=>{const q=(0,R.a3)({what:"outside",path:N});return[N,(0,A.ht)((0,h.Gz)(te,K.U4),q)]})),Q=[...Z.
notes,...se.values()];return{...Z,usages:G,installed:Z.installed.filter(k),notes:Q}}let ne=function(...Z){return{resolveValue:ne}=t.late([3276,7918,8319],8095),
new.target?new ne(...Z):ne(...Z)},J=function(...Z){return{asWritten:J}=t.late([3276,7918,8319],8095),new.target?new J(...Z):J(...Z)},oe=function(...Z){return{Instances:oe}=
t.late([3276,7918,874],1340),new.target?new oe(...Z):oe(...Z)},re=function(...Z){return{Terragrunt:re}=t.late([3276,7918,874],1340),new.target?new re(...Z):re(...Z)},
ce=function(...Z){return{withUnits:ce}=t.late([3276,7918,874],1340),new.target?new ce(...Z):ce(...Z)};const ue=10;function*ge(Z,W={}){const S=(0,p.ET)(Z),F=new Set;
for(let z=1;;z+=1){const X=(0,p.f5)(F),G=$e(S,X,W),k=(0,E.O)(()=>new re(G)),Y=yield*C(Z,X,me(G,k)),Q=X.terragrunt.length>0?yield*ce(Y,k()):Y,te=F.size;for(const q of V(
Q,S))!Q.directories.has(q)&&S.locate(q)!==null&&F.add(q);if(F.size===te||Q.endedAt!==null||z===ue)return ee(Q,S)}}function me(Z,W){const S=(0,E.O)(F=>(0,E.O)(z=>new oe(
Z,F,z)));return({row:F,place:z},X,G)=>{if(F.grammar==="terragrunt")return Ee(W(),z.file,X);const k=F.evaluation?.[G];if(k===void 0)return J(X);const Y=S(G)(k);if(Y.
effort.isSpent)return J(X);const se=({scope:q,from:le,root:ae})=>(q.effort.renew(),{...ne(X,q),from:le,root:ae}),Q=(0,h.jt)(z.file),te=se(Y.unknown(Q));if(te.isWhole)
return[[te]];const N=Map.groupBy(Y.of(Q),({use:q})=>q);return Array.from(N.values(),q=>q.map(se))}}function Ee(Z,W,S){if(Z.effort.isSpent)return J(S);const F=X=>({
...ne(S,X),from:null}),z=Z.includedScopes(W).map(X=>[F(X)]);return z.length===0?[[F(Z.scopeOf(W))]]:z}function $e(Z,{calls:W,links:S,terragrunt:F},z){const X=(0,E.
O)(fe),G=(k,Y)=>L(k,Y,S,Z);return{files:Z,calls:(0,E.O)(()=>we(W,G)),leadsTo:G,terragrunt:F,environment:z,isSet:k=>z[k]!==void 0,setBy:k=>{const Y=X(Z).get(k);return Y===
void 0?null:`TF_VAR_${k} in ${Y}`}}}const ye=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function we(Z,W){const S=new Map,F=new Set;for(const{source:z,file:X}of Z){
const G=(0,h.jt)(X),k=W(G,z);k!==null?S.set(k,(S.get(k)??new Set).add(G)):ye.test(z)&&F.add(G)}return{callers:S,dynamic:F}}const Me=".github/workflows",ie=200;function fe(Z){
const W=new Map,S=Z.list(Me).filter(F=>/\.ya?ml$/.test(F));for(const F of S.slice(0,ie)){const z=`${Me}/${F}`,X=Z.read(z)??"";for(const[,G,k]of X.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){
const Y=G??k??"";W.has(Y)||W.set(Y,z)}}return W}}),5102:((de,H,t)=>{t.d(H,{DI:()=>j,Fl:()=>v,JR:()=>D,QK:()=>s,Rm:()=>O,Yn:()=>T,Zh:()=>a,b:()=>w,fi:()=>l,hm:()=>c,
md:()=>$,nM:()=>m,nx:()=>R,sG:()=>P,vh:()=>A});var h=t(2886),E=t(493),p=t(9615);const R={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"sk\
ipped",works:"passed"},A=Object.keys(R);function P(o){if(w(o))return"unchecked";const n=c(o.findings);return n==="error"?"fails":n==="warning"?"warns":D(o)?"ski\
pped":"works"}const j=o=>P(o)==="fails",D=({visit:o})=>o.attempt.discovery.kind==="skipped",M=["host-not-checked",...h.H4],w=({visit:{attempt:o}})=>o.discovery.
kind==="skipped"&&M.includes(o.discovery.problem.code),$=o=>A.flatMap(n=>o.filter(d=>P(d)===n));function v(o){const n=new Set(o.map(({worst:d})=>d));return n.has(
"error")?"fails":n.has("warning")?"warns":o.some(O)?"skipped":"works"}function T(o,n){const d=Object.groupBy(o,n);return A.map(r=>d[r]??[])}const O=({chosen:o,isDirect:n,
isUnchecked:d})=>d===!0||!n&&Object.keys(o).length===0,c=o=>p.oC.find(n=>o.some(d=>d.severity===n))??null;function s({findings:o}){const n=c(o);return n==="noti\
ce"?[]:o.filter(({severity:d})=>d===n)}const a=({severity:o},{failOn:n})=>o==="error"||(0,E.k2)(o,n),m=({severity:o})=>o!=="notice";function l({passed:o,hosts:n,
findings:d}){return o?d.some(m)?"warns":n.length===0?"skipped":"works":"fails"}}),4120:((de,H,t)=>{t.d(H,{$V:()=>l,H8:()=>P,Iu:()=>A,QI:()=>w,QN:()=>s,SY:()=>j,
dy:()=>R,kD:()=>m,kJ:()=>$,nO:()=>a,od:()=>M,tY:()=>v,u8:()=>O});var h=t(9432),E=t(9615),p=t(8032);const R="new in this pull request",A=o=>o.replace(/^./u,n=>n.
toUpperCase()),P=o=>E.oC.flatMap(n=>{const{length:d}=o.filter(r=>r.severity===n);return d===0?[]:[(0,h.px)(d,n)]}).join(", "),j=o=>p.zK.every(n=>o.includes(n))?
"all clients":D(o).join(", "),D=o=>o.map(n=>p.bB[n]);function M(o,n){const d=n.filter(u=>o.includes(u)),r=p.Du.filter(u=>n.includes(u)&&!o.includes(u));return o.
length===0||r.length===0?"":D(d).join(", ")||"no client in use"}const w=({clients:o,versions:n,why:d})=>o.map(r=>[p.bB[r],n[r]].join(" ").trim()).join(" and ")+
(d===""?"":` (${d})`);function $(o){return o<999.5?`${Math.round(o)} ms`:o<59950?`${(o/1e3).toFixed(1)} s`:`${(o/6e4).toFixed(1)} min`}function v(o){return o<1e3?
`${o} B`:o<999950?`${(o/1e3).toFixed(1)} kB`:`${(o/1e6).toFixed(1)} MB`}const T=36e5;function O(o,n){const d=(Date.parse(n)-Date.parse(o))/T;if(d>=48)return`${c(
d/24)} days`;if(d>=1)return`${c(d)} h`;const r=Math.floor(d*60);return r>=1?`${r} min`:"less than a minute"}const c=o=>Math.floor(o*10)/10,s=o=>`${o.slice(0,16).
replace("T"," ")} UTC`;function a(o,n){const d=(Date.parse(o)-Date.parse(n))/(24*T);if(Number.isNaN(d))return o;const r=Math.floor(Math.abs(d)),u=r===0?"less th\
an a day":(0,h.px)(r,"day");return`${o.slice(0,10)} (${d<0?`${u} ago`:`in ${u}`})`}function m(o,n){const d=new Set(o.split(/[\s/.]/).filter(Boolean)),r=u=>u.split(
/[/.]/).filter(e=>d.has(e)).length;return[...new Set(n.filter(r))].sort((u,e)=>r(e)-r(u))}function l(o,n,d){const r=(0,h.K4)(n,3,e=>{const i=d.filter(g=>!e.split(
" ").includes(g)),f=(0,h.K4)(m(e,i),3,h.dh);return`${(0,h.dh)(e)}${f&&` (nearest: ${f})`}`}),u=n.length===1?"matches":"match";return n.length===0?[]:[`\`${o}\`: ${r}\
 ${u} nothing`]}}),8884:((de,H,t)=>{t.d(H,{CN:()=>m,Dx:()=>T,GH:()=>M,Ky:()=>R,TD:()=>A,YC:()=>c,eb:()=>j,f5:()=>O,ju:()=>a,lp:()=>v,mj:()=>w,oN:()=>$,tN:()=>s});
var h=t(9432),E=t(2170),p=t(9119);function R(d,r){const{places:u,noun:e}=A(d);return(0,h.K4)(u,r,p.eo,i=>(0,h.px)(i,`more ${e}`))}function A(d){const r=o(d),u=(0,p.
t6)(r,i=>l(i)?(0,p._M)(i.file)??i:i),e=P(u).length>1;return{places:e?u:r,noun:e?"repository":"place"}}const P=d=>d.filter(l).filter(({file:r})=>(0,p._M)(r)!==null),
j=d=>(0,p.t6)(P(D(d)),({file:r})=>(0,p._M)(r)),D=d=>[...new Set(d.map(({places:r})=>r))].flat(),M=(d,r,u)=>`${d<r?`${d} of ${r}`:r===2?"both":`all ${r}`} ${u}`;
function w(d,r){const{length:u}=r>1?j(d):[];return u>1?M(u,r,"repositories"):""}function $(d,r){const u=new Set(d.flatMap(({file:f})=>(0,p._M)(f)??[])).size>1,e=f=>(u?
(0,p._M)(f.file):null)??n(f),i=new Set(r.map(e));return d.filter(f=>!i.has(e(f)))}function v(d,r){const u=T([d]);return R($(u,u.slice(0,1)),r)}const T=d=>o(D(d).
filter(l)),O=d=>[...new Set(D(d).filter(r=>typeof r=="string"))];function c(d){const r=d.hosts.flatMap(({requirements:e})=>e),u=[...d.findings,...d.roots.flatMap(
({rows:e})=>e)];return[...new Set([...r.map(({because:e})=>e),...u.map(e=>e.places)])]}const s=d=>d.values().map(E.Xd).find(r=>r!==null)??null,a=({services:[d,...r]})=>r.
length===0?d??null:null,m=d=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(d)&&(0,p._M)(d)===null,l=d=>typeof d!="string",o=d=>(0,p.t6)(d,r=>l(r)?n(r):r),n=({file:d,
line:r,inside:u})=>`${r}:${d}${u===void 0?"":`
${(0,p.kn)(u)}`}`}),6097:((de,H,t)=>{t.d(H,{$N:()=>O,LG:()=>o,QA:()=>g,f2:()=>i,h$:()=>x,j6:()=>y,q9:()=>u,rc:()=>e});var h=t(3217),E=t(2886),p=t(2172),R=t(2806),
A=t(9432),P=t(2170),j=t(9119),D=t(3841),M=t(255),w=t(5106),$=t(5102),v=t(4120),T=t(8884);function O(I,b){const{hosts:U,files:K,findings:L,passed:B,stopped:V}=I,
ee=b.repositories.length,ne=l(I,b),J=K.filter(ye=>!c(ye)),oe=(0,$.hm)(J)==="error"&&!U.some($.DI),re=ne===null&&ee>0?` in ${(0,A.px)(ee,"repository")}`:"",ge=[J.
length<K.length?[`nothing to check${re}`]:a(I,re),m(J)],me=(oe?ge.toReversed():ge).flat().join(", "),Ee=ne===null?me:`${ne}: ${me}`,$e=(0,$.hm)(L)==="error";if(V.
length>0){const ye=(0,D.p)(V);return $e||U.some($.b)?`${Ee} (${ye})`:`${ye}; ${Ee}`}return B&&$e?`${Ee} (the check passes: fail-on is never)`:B||$e?Ee:`${Ee} (t\
he check fails: fail-on is warning)`}const c=({problem:I,severity:b})=>I.code==="nothing-to-check"&&b==="error",s="not allowed";function a({hosts:I,roots:b},U){
const K=I.length;if(K===0){const we=b.flatMap(({rows:fe})=>fe.filter(({isDirect:Z})=>Z)),Me=new Set(we.flatMap(fe=>(0,$.Rm)(fe)?[]:fe.source)).size;return[...Me===
0?[]:[`${(0,A.px)(Me,"module")} read`],`no registry hosts to check${U}`]}const{skipped:L=[],checked:B=[]}=Object.groupBy(I,we=>(0,$.JR)(we)?"skipped":"checked"),
{fails:V,unchecked:ee,works:ne}=$.nx,J=(we,Me)=>Me.length===0?[]:[{words:we,count:Me.length}],oe=[...J(V,B.filter($.DI)),...J(s,L.filter($.DI)),...J(ee,L.filter(
$.b))],re=[...J(ne,B),...J($.nx.skipped,L)],[ce,...ue]=oe.length>0?oe:re,ge=B.filter(we=>(0,$.sG)(we)==="warns").length,me=K===1?"":`${ge} ${oe.length>0?"more ":
""}`,$e=ce?.words===s||ce?.words===ee?ce.count===1?"is ":"are ":"";return[`${K===1?"1 registry host":(0,T.GH)(ce?.count??0,K,"registry hosts")}${U} ${$e}${ce?.words}`,
...ue.map(({count:we,words:Me})=>`${we} ${Me}`),...ge===0?[]:[`${me}with warnings`]]}function m(I){const b=(0,$.hm)(I);if(b===null||b==="notice")return[];const U=I.
filter(({severity:J})=>J===b),{placed:K=[],elsewhere:L=[]}=Object.groupBy(U,J=>(0,P.Xd)(J)===null?"elsewhere":"placed"),B=(0,T.eb)(K).length,V=new Set((0,T.Dx)(
K).map(({file:J})=>J)).size,ee=B>0?`files of ${(0,A.px)(B,"repository")}`:(0,A.px)(V,"file"),ne=({length:J},oe)=>J===0?[]:[`${(0,A.px)(J,b)} in ${oe}`];return[...ne(
K,ee),...ne(L,"settings or credentials")]}function l({init:I},{repositories:b,dialect:U}){const{failing:K,of:L,clients:B}=I;if(K.length===0)return null;const[V,
...ee]=B,J=V!==void 0&&ee.length===0&&!U.isGuess?{terraform:"terraform ",opentofu:"tofu "}[V]:"",oe=b.length,re=new Set(K.map(j._M)).size,ce=L<2?"":` in ${(0,T.
GH)(K.length,L,"root modules")}`,ue=oe<2?"":` (${(0,T.GH)(re,oe,"repositories")})`;return`${J}init fails${ce}${ue}`}function o(I,b){const U=I.files.filter(({severity:K})=>K===
"error");return l(I,b)??m(U)[0]??null}const n=50,d=3,r=2;function u(I){const{shown:b,more:U}=(0,A.zN)(I,n);return U===0?b:[...b,`and ${(0,A.px)(U,"more remark")}`]}
function e(I){const b=(0,T.YC)(I).some(({length:ee})=>ee===j.WD),U=I.files.filter(({exclude:ee,severity:ne})=>ee&&ne!=="notice"),K=[...new Set(U.flatMap(({exclude:ee})=>ee??
[]))],L=(0,T.eb)(U).length>0?" where their files are read":"",B=`${(0,A.px)(U.length,"finding")} in tests, examples or templates, where errors are warnings`,V=`\
to skip such files, set \`exclude\`${L}: ${(0,A.K4)(K,d,A.dh)}`;return[...b?[`lists of places end after ${j.WD} places`]:[],...U.length>0?[`${B}; ${V}`]:[]]}function i({
hosts:I,unmatched:b,stopped:U},K){if(U.length>0||K.changedOnly)return[];const B=I.flatMap(({visit:oe,services:re})=>[oe,...(0,h.fc)(oe,re)]).map(({host:oe})=>oe),
V=b.filter(({code:oe,host:re})=>!(0,R.Q)(oe,K.depth)||re&&!B.includes(re)).map(({code:oe,host:re})=>`${oe} ${re??""}`.trim()),ee=K.depth==="discovery"?K.resolve:
[],ne=new Set(B.map(oe=>oe.replace(/:.*/,""))),J=ee.flatMap(({name:oe})=>ne.has(oe)?[]:oe);return[...(0,v.$V)("ignore",V,B),...(0,v.$V)("resolve",J,B)]}const f="\
HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split(" ");function g({findings:I},b){const U=f.flatMap(L=>{const B=b[L]||L.endsWith("Y")&&
b[L.toLowerCase()];return B?`${L} (${(0,A.dh)(B.slice(B.lastIndexOf("@")+1))})`:[]});return I.some(L=>L.problem.obstacle||(0,E.zv)(L))&&U.length>0?[`connections\
 used ${U.join(", ")}`]:[]}function _({hosts:I},b){const{scan:U,repositories:K}=b,{length:L}=I.filter(({requirements:ne})=>ne.some(({because:J})=>J.some(oe=>typeof oe!=
"string"))),B=`${(0,A.px)(U.usages,"usage")} of ${(0,A.px)(L,"registry host")}`,V=L===0?"no registry host is used":B;return K.length>0?`${V} in ${(0,A.px)(K.length,
"repository")}`:U.files===0?U.durationMs===0?null:"found no Terraform or OpenTofu files":`scanned ${`${(0,A.px)(U.files,"file")} (${(0,v.tY)(U.bytes)})`} in ${(0,v.
kJ)(U.durationMs)}: ${V}`}function y(I,b){const{hosts:U}=I,{depth:K,repositories:L}=b,B=L.length===0;if(K==="versions"||K==="packages")return B?C(I):[];const V=U.
filter(J=>["works","warns"].includes((0,$.sG)(J))&&!(0,$.JR)(J)&&J.requirements.some(({service:oe,because:re})=>(oe===w.e$||oe===w.xq)&&re.some(ue=>typeof ue!="\
string")));return K!=="discovery"||V.length===0?[]:[`not checked at ${(0,A.K4)(V,r,({visit:J})=>(0,M.nx)(J.host))}: versions of modules and providers, and wheth\
er tokens are accepted; to check them, set \`depth: versions\``]}function C({roots:I}){return I.filter(({directory:U})=>U!==p.cd.file).some(({rows:U})=>U.some(({
kind:K})=>K==="module"))?["not checked: what is inside modules; to read them as `init` does, set `depth: init`"]:[]}function x(I,b){const{dialect:U,durationMs:K,
scan:L,remarks:B}=b,{findings:V,ignored:ee}=I,ne=(0,v.H8)(V)||"no findings",J=ee.length>0?`${ne}, ${ee.length} ignored`:ne,re=I.hosts.length===0&&L.files===0?"":
` for ${(0,v.QI)(U)}`,ce=_(I,b);return[`${J}; checked in ${(0,v.kJ)(K)}${re}`,...ce===null?[]:[ce],...B]}}),6254:((de,H,t)=>{t.d(H,{O:()=>A});var h=t(9119),E=t(
3298),p=t(2057);const R=100;function A(j){const D=new Set(j.map(({code:$})=>$)),M=Map.groupBy(j,P),w=(0,E.O)($=>(0,E.O)(v=>$.paths?.some(T=>(0,p.Yw)(v,T))??!0));
return({problem:{code:$},host:v,namedHost:T=v,places:O})=>{if(!D.has($))return{isIgnored:!1,rules:[]};const c=(0,E.O)(n=>(M.get(`${$} ${n}`)??[]).filter(d=>d.host===
null||d.host===T).slice(0,R)),s=n=>{if(typeof n=="string")return[];const{repository:d,path:r}=(0,h.bH)(n.file);return[...new Set([`${n.line} ${n.file}`,d??"",""])].
flatMap(c).filter(e=>w(e)(r))},a=c("").filter(({paths:n})=>n===null),m=O.map(s);return{isIgnored:O.length>0&&O.length<h.WD&&m.every(({length:n})=>n>0)||a.length>
0,rules:[...new Set([...m.flat(),...a])]}}}const P=({code:j,line:D,place:M})=>`${j} ${D===void 0?(0,h._M)(M?.file??"")??"":`${D} ${M?.file}`}`}),2806:((de,H,t)=>{
t.d(H,{Q:()=>P,u:()=>p});var h=t(4756),E=t(2170);function p(j,D,M,w){const{used:$=[],partly:v=[]}=Object.groupBy(j.map(M),({isIgnored:s})=>s?"used":"partly"),[T,
O]=[$,v].map(s=>new Set(s.flatMap(({rules:a})=>a))),c=D.scan.includes(".");return D.ignore.flatMap(s=>{const{code:a,line:m,place:l}=s;if(l===null||T?.has(s)||m===
void 0&&!c)return[];const o=w(a)?"fixed":O?.has(s)?"elsewhere":"unmatched";return o==="unmatched"&&P(a,D.depth)?[]:(0,E.ht)(l.file,(0,h.$T)({kind:o,code:a,line:m}),
l)})}const R=/^(?:machine|host|proxy|document|nothing|ignore)-|expir/,A={discovery:/^(?:answer|cloud|lock-platform|mirror|module|not|package|provider|versions?)\b/,
versions:/^(?:lock-platform|mirror-version|package)\b/,packages:/^package-broken$/},P=(j,D)=>R.test(j)||A[D]?.test(j)===!0}),9961:((de,H,t)=>{t.d(H,{Dz:()=>j,P4:()=>P,
Yv:()=>D});var h=t(7811),E=t(1780),p=t(9432),R=t(9615);const A={missing:({setting:M,path:w})=>({message:`${M} names ${(0,h.ol)(w)}, which does not exist`,help:(0,p.
Dl)(w,"set it to the absolute path of a file; the client continues without any CLI configuration")}),relative:({path:M,root:w})=>({message:`TF_CLI_CONFIG_FILE i\
s the relative path ${(0,h.ol)(M)}, which \`init\` does not find if it is started in ${w}`,help:"set it to the absolute path"}),cache:({path:M})=>({message:`the\
 plugin cache directory ${(0,h.ol)(M)} does not exist, for which the client reports an error`,help:M.startsWith("~")?"write the absolute path: the client does n\
ot expand ~":"create the directory before `init`",severity:"notice"}),unreadable:({file:M,failure:w})=>({message:`${M} ${(0,p.mP)(w)}`,help:w.kind==="size"?"sho\
rten the file; the client reads all of it, this check nothing":"make it a regular file that this account can read; this check continues without it"}),syntax:({file:M,
why:w})=>({message:`${M} has a syntax error: ${w}`,help:"correct the file; the client ignores all of it, including its tokens"}),encoding:({file:M,isWide:w})=>({
message:`${M} ${w?"is encoded as UTF-16":"begins with a byte order mark"}, so the client ignores all of it`,help:"save it as UTF-8 without a byte order mark (BO\
M)"}),type:({file:M,why:w})=>({message:`${M}: ${w}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"}),block:({
file:M,why:w})=>({message:`${M}: ${w}`,help:"correct the block; the client ignores it"}),label:M=>({message:`the label of the block ${M.type} ${(0,h.ol)(M.label)}\
 at ${M.file} is not a hostname: ${M.why}`,help:M.advice??"write a hostname as the label; the client ignores the block"}),"two helpers":()=>({message:"there is \
more than one credentials_helper block",help:"remove all but one; the client uses any of them at random"}),"two installations":()=>({message:"there is more than\
 one provider_installation block",help:"remove all but one; the client uses the first"}),"no token":({file:M,host:w,hasValue:$})=>({message:$?(0,E.xI)`the token in the credentials block for host ${(0,E.
SP)(w)} at ${M} is not a string`:(0,E.xI)`the credentials block for host ${(0,E.SP)(w)} at ${M} has no token`,help:'add token = "\u2026" or remove the block; the cli\
ents send no token and try no other credentials source'}),"no helper":({name:M,directories:w})=>({message:`credentials helper ${(0,h.ol)(M)}: there is no terraf\
orm-credentials-${M} in ${w.join(", ")}`,help:M===M.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"wri\
te the name in lower case; the client finds no other name"})},P=(M,w)=>(0,R.CC)("credentials-config",{...(0,R.Z9)(A,M),affects:w}),j=({name:M,why:w})=>(0,R.CC)(
"credentials-helper",{message:`credentials helper ${M}: ${w}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"}, or {} for a host with\
out a token, and exit with 0'}),D=({host:M,at:w})=>(0,R.CC)("services-forced",{message:(0,E.xI)`the host block at ${w} defines the services of ${(0,E.KT)(M)}; the host's own discovery document is not used`,
help:(0,E.xI)`remove the host block at ${w} to use the discovery document of ${(0,E.KT)(M)}`})}),8294:((de,H,t)=>{t.d(H,{$U:()=>n,C3:()=>c,Eu:()=>O,QU:()=>v,To:()=>r,
bI:()=>u,fj:()=>a,iX:()=>e,qX:()=>m,tK:()=>l,z2:()=>d});var h=t(8032),E=t(255),p=t(1780),R=t(7057),A=t(9432),P=t(9615),j=t(4481);const D=({source:_,isInFile:y},C)=>(0,P.
Lw)(C[y?"file":(0,j.zT)(_)?"helper":"elsewhere"]),M={file:"write the token into the file, or remove its block",helper:"store the token in the helper, which must\
 print {} for a host without one",elsewhere:{terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow can read\
 it: GitHub replaces a missing secret with an empty string"}},w={file:"write the token itself, because a CLI configuration has no variables, or set a TF_TOKEN_ \
variable",helper:"store the token itself in the helper",elsewhere:{terminal:"set it to the token itself; in single quotation marks, a shell replaces nothing",workflow:"\
write ${{ secrets.NAME }} where the workflow file sets it, with the name of the secret"}},$=(_,{source:y},C,x)=>(0,P.CC)(_,{message:(0,p.xI)`the token from ${(0,p.
LA)(y)} ${C}`,flaw:C,...x}),v=_=>$("credentials-empty",_,"is empty",{help:D(_,M)}),T={length:["is longer than 64 KiB and is not sent","store only the token"],"c\
ontrol character":["contains a line break or another control character, which no client can send","store the token again without the line break at its end"],bearer:[
'begins with "Bearer ", which the clients add a second time','store only the part after "Bearer "'],quotes:["is enclosed in quotation marks, which are sent with\
 it","store the token without the quotation marks"],"outer white space":["begins or ends with white space, which is sent with it","store the token without the w\
hite space around it"],"inner white space":["contains white space","check whether two values were pasted together"],"not ASCII":["contains characters beyond ASC\
II, which many servers misread","copy the token again: a hyphen or quotation mark may have been replaced"],placeholder:["is a placeholder that nothing replaced",
w]};function O({slip:_,...y}){const[C,x]=T[_],I=typeof x=="string"?x:D(y,x);return $("credentials-malformed",y,C,{help:I,..._!=="control character"&&_!=="length"&&
{severity:"warning"}})}function c({host:_,source:y,on:C,days:x}){const I=x<0?`expired on ${C}`:void 0;return(0,P.CC)("credentials-expiry",{message:(0,p.xI)`the token from ${(0,p.
LA)(y)} ${I??`expires on ${C}`}`,help:(0,j.qV)(y,_),expires:C,...I&&{flaw:I}})}const s=`has fewer than ${R.Il} characters and is not redacted where a server rep\
eats it`,a=_=>$("credentials-short",_,s,{help:"check whether the stored value is the whole token; store it again or create a longer one"}),m=_=>(0,P.CC)("creden\
tials-bot",{message:(0,p.xI)`${h.bB[_.client]} has no token for ${(0,p.SP)(_.host)}, and this check uses one`,help:(0,p.xI)`add a ${_.client==="renovate"?"rule":
"`terraform-registry`"} for ${(0,p.SP)(_.host)} to ${_.client==="renovate"?"`hostRules`":"`registries`, and name it in the update"}`,..._.client==="renovate"&&_.
ends.length===0&&{severity:"notice",affects:[]}}),l=_=>(0,P.CC)("credentials-differ",{message:(0,p.xI)`for host ${(0,p.SP)(_.host)}, ${o(_.first)} and ${o(_.other)}`,
help:(0,p.xI)`set the token for both clients in ${(0,p.LA)((0,E.fK)(_.host)[0]??"tokens")}; this check uses the first token`}),o=({client:_,source:y})=>y===null?
`${h.bB[_]} finds no token`:(0,p.xI)`${h.bB[_]} uses the token from ${(0,p.LA)(y)}`,n=({host:_,service:y,...C})=>(0,j.ti)("credentials-missing",(0,p.xI)`host ${(0,p.
SP)(_)} requires a token${y===null?"":` for ${y}`}`,(0,j.nP)(_),C),d=_=>(0,P.CC)("credentials-near-miss",{message:(0,p.xI)`${(0,p.LA)(_.variable)} seems to be meant for host ${(0,p.
SP)(_.host)}, but ${_.why}`,help:(0,p.xI)`rename it: ${(0,j.yN)(_.write)}`}),r=({host:_,other:y,source:C,service:x,isSent:I,isNotice:b})=>(0,P.CC)("credentials-\
other-host",{message:(0,p.xI)`the clients do not send the token for ${(0,p.KT)(y)} from ${(0,p.LA)(C)} ${x===null?"after the redirect of":`to ${x} of host`} ${(0,p.
KT)(_)}: they send ${I?(0,p.xI)`the token of ${(0,p.KT)(_)}`:"none"}`,help:x===null?(0,p.xI)`make the discovery document of ${(0,p.KT)(_)} public, or serve it at ${(0,p.
KT)(_)} itself`:(0,p.xI)`set the token for ${(0,p.KT)(_)}, and the clients send it to ${(0,p.KT)(y)}`,...b&&{severity:"notice",affects:[]}}),u=({host:_})=>(0,P.
CC)("credentials-unused",{message:(0,p.xI)`the tokens input has a token for host ${(0,p.SP)(_)}, which is not checked`,help:"write the host as in the files, inc\
luding its port, or remove the line"});function e(_){const{host:y,token:C,source:x,challenge:I,contentType:b,...U}=_,K=C==="none"&&I===null&&!b?.includes("json"),
L=U.page?.kind==="bot-protection",V=!L&&(K||U.isVague===!0)&&U.status===403&&(0,A.VW)(y)===null,ee=(0,p.xI)`rejected the token from ${(0,p.LA)(x??"")}`,J=L?"ref\
uses the clients":C==="sent"?ee:"requires authentication credentials",oe=(0,j.c3)(_),re=!V&&U.url===`https://${y}/.well-known/terraform.json`,ce=(0,p.xI)`${V?"m\
ay not be a registry":J}: ${(0,A._r)(U,re)}`;return(0,P.CC)("document-unauthorized",{message:(0,p.xI)`host ${(0,p.KT)(y)} ${ce}${"refusal"in oe?"":(0,p.xI)`; ${(0,j.
pt)(_,null)}`}`,help:(0,A.NM)({...U,asked:y},V?f:g(_)),...oe})}const i="make the discovery document public",f={operator:`${i}, or return 404 if the host has no \
services`,user:(0,A.Wt)([])};function g(_){const{host:y,token:C,status:x}=_,I=x===403||C!=="sent"?(0,A.qZ)(y):void 0,b={...(0,j.$w)(_,"the discovery document",null),
guest:I};return C==="none"&&"refusal"in(0,j.c3)(_)?{...b,operator:(0,j.nP)(y,`, or ${i}`)}:b}}),8936:((de,H,t)=>{t.d(H,{Er:()=>a,P0:()=>O,P6:()=>D,Qs:()=>T,T0:()=>P,
U2:()=>s,e4:()=>m});var h=t(1780),E=t(9432),p=t(9176),R=t(9615);const A={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: th\
e DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},P=({host:l,asks:o,why:n})=>(0,R.CC)("host-unknown",{message:(0,h.
xI)`${(0,h.KT)(l)} ${A[n]}`,help:n!=="no-such-host"?"check the DNS resolver of this machine, then run the check again":o==="document"?(0,E.Dl)(l,"check the spel\
ling, and that this machine can resolve the name"):(0,h.xI)`check that this machine can resolve ${(0,h.KT)(l)}, or have the URL that names it corrected`,obstacle:{
verb:"cannot resolve",what:A[n].replace(/.*: /,"")}}),j={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is \
unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function D({host:l,error:o}){if(typeof o=="object"&&"proxy"in o){
const r=p.Yq.PROXY_NOT_REACHED;return(0,R.CC)("host-unreachable",{message:(0,h.xI)`${(0,h.KT)(l)} is unreachable: ${o.proxy}`,help:r,obstacle:{verb:"does not re\
ach",what:(0,E.dh)(o.proxy),help:r}})}const n=typeof o=="string"?j[o]:`is unreachable (${o.code})`,d="that a firewall or proxy lets this machine connect to it";
return(0,R.CC)("host-unreachable",{message:(0,h.xI)`${(0,h.KT)(l)} ${n}`,help:{...(0,R.Lw)(`check that the host is up, and ${d}`),guest:`check ${d}, or ${(0,E.B9)(
l)}`},obstacle:{verb:"cannot connect to",what:n.replace("is unreachable: ","")}})}const M={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS\
 server did not respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check th\
at the host is up, or that a firewall lets this machine connect to it"},response:{verb:null,failed:"did not answer",help:""},body:{verb:null,failed:"did not fin\
ish its answer",help:""}},w="serve the document as a static file",$=({asks:l})=>l==="document"?w:"find out what the server waits for, such as its storage",v=l=>l.
map(({name:o,attemptMs:n,retries:d})=>{const r=Number.isFinite(n)?(0,E.YA)(n):"without a limit",u=d===0?"":` in each of ${d+1} attempts`,e=o.includes(" and ")?"\
wait":"waits";return`${o} ${e} ${r}${u}`}).join(", ");function T(l){if(l.phase==="complete")return(0,R.CC)("host-timeout",{message:(0,h.xI)`${(0,h.KT)(l.host)} took ${(0,E.
YA)(l.tookMs)} to return its discovery document; ${v(l.releases)}`,operator:w,affects:[...new Set(l.releases.map(({client:i})=>i))]});const{verb:o,failed:n,help:d}=M[l.
phase],r=l.limitMs===null?null:(0,E.YA)(l.limitMs),u=r===null?"in time":`within ${r}`,e=l.attempts===1?u:`in ${l.attempts} attempts of ${r} each`;return(0,R.CC)(
"host-timeout",{message:(0,h.xI)`${(0,h.KT)(l.host)} ${n} ${e}`,help:d||{operator:`check that the registry is up, or ${$(l)}`,user:(0,h.xI)`ask the operator of ${(0,h.
KT)(l.host)} whether the registry is up`,guest:(0,E.B9)(l.host)},...o&&{obstacle:{verb:o,what:n.replace(/.*: /,"")}}})}const O=({host:l,error:o})=>(0,R.CC)("hos\
t-protocol",{message:(0,h.xI)`the response of ${(0,h.KT)(l)} is not valid HTTP (${o})`,operator:"check that the port serves HTTP, and the headers that the serve\
r and its load balancer send",user:"check the port in the address"}),c={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"wa\
iting for the response",rest:"the rest, such as the body,"};function s({host:l,phase:o,tookMs:n,limitMs:d,...r}){const u=`(limit ${(0,E.YA)(d)}); ${c[o.name]} t\
ook ${(0,E.YA)(o.ms)}`;return"url"in r?(0,R.CC)("host-slow",{message:(0,h.xI)`${(0,h.KT)(r.url)} took ${(0,E.YA)(n)} to answer ${u}`,operator:$({asks:"answer"})}):
(0,R.CC)("host-slow",{message:(0,h.xI)`${(0,h.KT)(l)} took ${(0,E.YA)(n)} to return its discovery document ${u}`,operator:w,note:v(r.releases)})}const a=({host:l,
attempts:o,failure:n,releases:d})=>(0,R.CC)("host-recovered",{message:(0,h.xI)`discovery of ${(0,h.KT)(l)} succeeded at attempt ${o}; the first attempt failed: ${n}`,
operator:"find out why the host fails intermittently",note:d.length===0?"init succeeded, because the CLI retries discovery":`init with ${d.map(({name:r})=>r).join(
" and ")} would have failed`});function m(l,o){const[{verb:n,help:d=p._$[n]}]=o,[r="",...u]=l,e=u.length===0?(0,h.KT)(r):`any of ${l.length} hosts`,i=u.length===
0&&n==="cannot connect to";return(0,R.CC)("machine-network",{message:(0,h.xI)`this machine ${n} ${e}: ${(0,E.K4)([...new Set(o.map(({what:f})=>f))],3)}`,help:i?
`check the network of this machine, or ${(0,E.B9)(r)}`:d})}}),9176:((de,H,t)=>{t.d(H,{M8:()=>R,Yq:()=>h,_$:()=>p});const h={PROXY_LOGIN:"write the user name and\
 password that the proxy wants into HTTPS_PROXY, before its host",PROXY_ABSENT:"correct HTTPS_PROXY, or start the proxy",PROXY_PATH:"set HTTPS_PROXY to the addr\
ess of a proxy, not to the URL of a repository",PROXY_REFUSED:"have the proxy allow the host, or list the host in NO_PROXY",PROXY_NOT_REACHED:"check that the ho\
st is up, or list it in NO_PROXY"},E=", or set HTTPS_PROXY if the network has a proxy",p={"cannot resolve":`check the network of this machine, its DNS resolver \
and VPN${E}`,"cannot connect to":`check the network of this machine and its firewall${E}`,"does not trust":"set `ca-file` to the certificate of the issuer","doe\
s not reach":"sign in to this network, or use another one"};function R(A,{page:P,url:j,asked:D}){const M=URL.parse(j)?.host,w=M===D,$=w&&A.code==="document-stat\
us";if(P?.kind!=="sign-in"&&P?.kind!=="captive-portal"||$)return A;const v=`a ${P.kind} page${w?"":` at ${M}`} ("${P.title}") answers`;return{...A,obstacle:{verb:"\
does not reach",what:v,isCommon:w}}}}),1098:((de,H,t)=>{t.d(H,{Dr:()=>T,EK:()=>w,Fu:()=>c,dF:()=>O,vs:()=>j,y7:()=>M});var h=t(255),E=t(1780),p=t(5106),R=t(9432),
A=t(9615),P=t(4481);function j({host:s,service:a,...m}){const l=a===p.OZ?"the cloud block":"the remote backend",o=(0,P.nP)(s),n=(0,h.pk)(s)===s?(0,E.xI)`run \`terraform login ${(0,E.
KT)(s)}\`, or `:"",d={...o,terminal:(0,E.xI)`${n}${o.terminal}`},r=(0,E.xI)`${l} requires a token for ${(0,E.SP)(s)}`;return(0,P.ti)("cloud-token",r,d,m)}const D={
organization:"`organization`",workspaces:"`name` in `workspaces`"};function M({block:s,lacks:a,isOpen:m}){const l=s==="cloud block"?`set ${a.map(o=>p.uW[o]).join(
" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,A.CC)("cloud-incomplete",{severity:m?"notice":"error",message:`the ${s} has no ${a.
map(o=>D[o]).join(" and no ")}`,help:m?"no change is required if `init` gets the arguments with -backend-config":`write it in the block, or ${l}, also for this \
check`})}const w=({url:s,version:a})=>(0,A.CC)("cloud-version",{message:(0,E.xI)`${(0,E.KT)(s)} returned ${a===null?"no TFP-API-Version":`TFP-API-Version ${(0,R.
dh)(a)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'correct\
 `hostname`, or use `backend "remote"` instead of `cloud`'}),$=s=>"why"in s?(0,E.xI)`the response of ${(0,E.KT)(s.url)} ${(0,R.dh)(s.why)}`:(0,R._r)({...s,page:null}),
v=(s,a,m)=>"status"in s&&[401,403,404].includes(s.status)?m:{operator:(0,E.xI)`check the logs of ${(0,E.KT)(a)}, and that the URL of the service is that of its API`},
T=({host:s,organization:a,source:m,...l})=>(0,A.CC)("cloud-organization",{message:(0,E.xI)`the organization ${a} at ${(0,E.KT)(s)} cannot be read: ${$(l)}`,refusal:"\
rejects",help:v(l,s,(0,E.xI)`check the name of the organization, and that the token from ${(0,E.LA)(m)} is valid and belongs to a member`)}),O=s=>(0,A.CC)("clou\
d-workspace",{message:(0,E.xI)`the workspace ${s.workspace} of ${s.organization} at ${(0,E.KT)(s.host)} cannot be read: ${$(s)}`,help:v(s,s.host,"check that the\
 token may read the workspace")}),c=({host:s,organization:a,workspace:m})=>(0,A.CC)("cloud-workspace-missing",{message:(0,E.xI)`${a} at ${(0,E.KT)(s)} has no workspace ${m} that the token may read; init would create it`,
help:"correct its name, unless the workspace is new"})}),3791:((de,H,t)=>{t.d(H,{o:()=>D,q:()=>j});var h=t(1780),E=t(9432),p=t(9615);const R=M=>M===1?"1 module \
or provider was":`${M} modules and providers were`;function A(M){const{names:w}=M,$=(0,h.XT)(w,3,v=>(0,h.KT)((0,E.dh)(v)));switch(M.what){case"inside":return(0,h.
xI)`modules and providers inside ${$} were not checked`;case"direct":{const v=w.length-M.git-M.oci,T=[...M.git>0?[`${(0,E.px)(M.git,"module")} from Git`]:[],...M.
oci>0?[`${(0,E.px)(M.oci,"module")} from an OCI registry`]:[],...v>0?[`${(0,E.px)(v,"module")} from an archive or bucket`]:[]];return(0,h.xI)`${T.join(" and ")} ${w.
length===1?"was":"were"} not checked: ${$}`}case"oci":return(0,h.xI)`${(0,E.px)(w.length,"provider")} ${w.length===1?"was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${$}`;case"\
open":return(0,h.xI)`${(0,E.px)(w.length,"module")} ${w.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${$}`;case"\
limit":return(0,h.xI)`max-requests (${M.max}) was reached, so ${R(w.length)} not checked: ${$}`;case"chain":return(0,h.xI)`${$} was not opened, because more than ${M.
max} calls lead to it`;case"hosts":return(0,h.xI)`packages name more than ${M.max} hosts that no file names, so ${$} were not contacted`;case"size":return(0,h.xI)`a response is longer than this check reads, so ${R(
w.length)} not checked: ${$}`;case"work":return(0,h.xI)`the answers of the registry take more work than this check does for one host, so ${R(w.length)} not checked: ${$}`;case"\
stopped":return(0,h.xI)`the check ended too early, so ${R(w.length)} not checked: ${$}`;case"contents":return(0,h.xI)`the checksums of ${(0,E.px)(w.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${$}`;case"package":return(0,h.xI)`${$} ${w.length===1?
"was":"were"} not opened: ${(0,E.dh)(M.why)}`;case"submodules":return(0,h.xI)`the submodules of ${$} were not fetched, and \`init\` fetches them`;case"getter":return(0,h.
xI)`the package of ${(0,E.px)(w.length,"registry module")} was not checked, because it is downloaded with ${M.getter}: ${$}`;case"units":return(0,h.xI)`${(0,E.px)(
w.length,"Terragrunt unit")} ${w.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${$}`}}const P={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`"},
j=M=>(0,p.CC)("not-followed",{message:A(M),help:M.what==="package"?M.cure:P[M.what==="work"?"limit":M.what],...M.what==="work"&&{severity:"warning"}});function D({
by:M,address:w,constraint:$,newest:v,others:T}){const O=(0,h.xI)`${(0,E.dh)(M)} requires ${(0,h.KT)((0,E.dh)(w))}${$===null?"":` "${(0,E.dh)($)}"`}`,c=T.length>
0?`which conflicts with ${(0,E.K4)(T,3,E.dh)}`:`which no listed version fits; the newest is ${(0,E.dh)(v??"")}`,s=v===null?"which the registry does not have":c;
return(0,p.CC)("module-described",{message:(0,h.xI)`according to the registry, ${O}, ${s}`,help:"run `terraform init` to confirm, or use another version of the \
module"})}}),2801:((de,H,t)=>{t.d(H,{AO:()=>$,U7:()=>w,n3:()=>v,nD:()=>c,ro:()=>O,sC:()=>M,wp:()=>D});var h=t(1780),E=t(2432),p=t(9432),R=t(9615),A=t(3841);const P={
download:["source","the source is downloaded from","use a source on an allowed host"],backend:["backend","the backend or its state uses","use an allowed host"],
configuration:["mirror","the CLI configuration leads to","use an allowed host"]};function j(a){if(a.host===""){const[r]=P["use"in a?a.use:"download"];return[`th\
e host of this ${r} cannot be determined, and may not be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"]}const m=(0,h.
xI)`${(0,h.KT)(a.host)}, which is not in \`allowed-hosts\``;if("service"in a)return[(0,h.xI)`${a.service} of ${(0,h.KT)(a.registry)} is on ${m}`,"use another re\
gistry"];if("package"in a)return[(0,h.xI)`the package of ${a.package} is downloaded from ${m} and was not contacted`,"use another module or provider"];if("use"in
a){const[,r,u]=P[a.use];return[(0,h.xI)`${r} ${m}`,u]}const l=(0,h.xI)`host ${(0,h.KT)(a.host)} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in
a))return[l,"use an allowed registry"];const{place:o,clients:n}=a.implied,d=`${(0,p.dh)(o.file)}:${o.line} names no host, and this is the default of ${(0,p.eZ)(
n)}`;return[(0,h.xI)`${l}; ${d}`,"name an allowed registry there"]}function D(a){const[m,l]=j(a),o=a.host===""?l:(0,h.xI)`${l}, or add ${(0,h.KT)(a.host)} to \`allowed-hosts\``;
return(0,R.CC)("host-not-allowed",{message:m,help:o})}const M=a=>(0,R.CC)("allowlist-incomplete",{message:`the packages of ${(0,p.px)(a.count,"module")} from re\
gistries, Git or archives were not opened; they may use hosts that are not in \`allowed-hosts\``,...a.isAsked?{help:"see why in the other findings, and correct \
that"}:{help:"restrict the network where `init` runs as well",severity:"notice",affects:[]}}),w=({host:a})=>(0,R.CC)("host-generic",{message:(0,h.xI)`${(0,h.KT)(
a)} stands for the host of a cloud block or remote backend, and the root module has none; it was not contacted`,help:"add the block, or add `host-generic` to `i\
gnore` if only HCP Terraform runs `init`"}),$=({host:a,address:m,asks:l})=>m==="metadata"?(0,R.CC)("host-private-redirect",{message:(0,h.xI)`${(0,h.KT)(a)} is the address of ${/^(?:kubernetes|openshift)\b/.
test(a)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirect or the address; such services are never contacted"}):
(0,R.CC)("host-private-redirect",{message:(0,h.xI)`a public host ${l==="document"?"redirects":"leads"} to ${(0,h.KT)(a)}, which has a ${m} address and was not contacted`,
operator:(0,h.xI)`set an external URL in place of ${(0,h.KT)(a)}`,note:"if this machine may contact it, add that host to `hostnames` or `resolve`"}),v=({host:a,
thrown:m})=>(0,R.CC)("host-check-crashed",{message:(0,h.xI)`${(0,h.KT)(a)} was not checked completely, because of a bug in tf-disco ${E.xv}: ${T(m)}`,help:(0,h.
xI)`please report this text at ${E.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,h.KT)(a)}\` to \`ignore\``});function T(a){if(!(a instanceof Error))
return(0,p.dh)(String(a));const m=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(a.stack??"")?.[1];return(0,p.dh)(String(a))+(m===void 0?"":` (${m})`)}const O=({host:a})=>(0,R.
CC)("host-http2",{message:(0,h.xI)`${(0,h.KT)(a)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,h.
xI)`enable HTTP/1.1 on ${(0,h.KT)(a)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"}),c=({host:a,stopped:m,isBegun:l})=>(0,R.
CC)("host-not-checked",{message:(0,h.xI)`${(0,A.C)(m)}: ${(0,h.KT)(a)} was ${l?"still being checked":"not checked"}`,help:s[m.kind]}),s={deadline:"raise `deadli\
ne-seconds`, or lower `timeout-seconds`",signal:"run the check again, with `deadline-seconds` below the time limit of the job",crash:"run the check again, and r\
eport the crash"}}),4481:((de,H,t)=>{t.d(H,{$w:()=>a,c3:()=>v,cA:()=>O,nP:()=>m,pt:()=>c,qV:()=>o,ti:()=>r,to:()=>u,uK:()=>M,yN:()=>n,zT:()=>l});var h=t(8032),E=t(
255),p=t(1780),R=t(7057),A=t(9432),P=t(9615);const j="this pull request needs no change; run the check where the secret is available, for example on the main br\
anch",D="or use a runner with an address of its own, because hosted runners share theirs",M={because:"the host limits the requests of this machine or of its net\
work",operator:"raise the limit",user:{terminal:`lower \`concurrency\`, ${D}`,workflow:`lower \`concurrency\` in .tf-disco.hcl, ${D}`}},w=({page:e})=>e?.kind===
"bot-protection",$=({challenge:e})=>e!==null&&(0,R.O6)(e)?e:null;function v(e,i="asks"){const{token:f}=e;return/^(?:none|sent)$/.test(f)&&!w(e)&&!$(e)?{refusal:f===
"none"?i:"rejects"}:{}}function T({host:e,source:i,challenge:f},g){return g!==null?(0,p.xI)`check that ${(0,p.KT)(g)} accepts the token from ${(0,p.LA)(i??"")}: ${O(
g,e)}`:f===null?(0,p.xI)`check that the token is complete and has access, or ${o(i??"",e)}`:(0,p.xI)`check that the token is complete and has access, or that ${(0,p.
KT)(e)}, which asks for ${f} authentication, takes Bearer tokens`}const O=(e,i)=>(0,p.xI)`the CLIs send ${(0,p.KT)(e)} the token for ${(0,p.KT)(i)}, not one for ${(0,p.
KT)(e)}`;function c(e,i){const{host:f,token:g,source:_}=e,y=$(e);if(w(e))return"a bot protection answered";if(y!==null)return`it asks for ${y} authentication`;const C=i===
null?"sent":(0,p.xI)`sent to ${(0,p.KT)(i)}`,x=(0,p.xI)`the token for ${(0,p.KT)(f)} from ${(0,p.LA)(_??"")} was`;return g==="none"?(0,p.xI)`no token was found for ${(0,p.
KT)(f)}`:g==="sent"?(0,p.xI)`${x} ${C}`:(0,p.xI)`${x} not ${C}${s[g]}`}const s={"not-sent":"",dropped:", because the CLIs drop it at a redirect to another host",
withheld:", because the URL is not https; the CLIs do send it"};function a(e,i,f,g=T(e,f)){const{host:_,token:y}=e,C=$(e);if(C!==null){const I=`exempt ${i} from\
 ${C} authentication`,b=(0,p.xI)`ask the operator of ${(0,p.KT)(_)} to ${I}`;return{operator:I,user:b,note:"the clients send only Bearer tokens"}}const x=(0,h.n3)(
_)?(0,A.qZ)(_):void 0;switch(y){case"none":return{...(0,P.Lw)(m(_)),guest:x};case"sent":case"not-sent":return(0,P.Lw)(g);case"dropped":return{operator:(0,p.xI)`serve ${i} without the redirect to ${f===
null?"another host":(0,p.KT)(f)}`};case"withheld":return{operator:`serve ${i} at an https URL`}}}function m(e,i="",f=""){const g=(0,E.Fq)((0,p.pj)((0,p.FS)((0,p.
KT)(e)))),[_]=g.ok?(0,E.fK)(g.value):[],y="${{ secrets.REGISTRY_TOKEN }}",C=(0,p.xI)`run \`terraform login ${(0,p.KT)(e)}\``,x=_!==void 0&&i==="";return{terminal:(0,p.
xI)`${f}${_===void 0?C:n(_)}${i}`,workflow:(0,p.xI)`${f}add the line "${(0,p.KT)(e)}=${y}" to the tokens input${x?(0,p.xI)`, or "${(0,p.LA)(_)}: ${y}" to env`:i}`}}
const l=e=>e.startsWith("credentials helper ");function o(e,i){const g=l(e)||/credentials\.tfrc\.json:\d+$/.test(e)?(0,p.xI)` (run \`terraform logout ${(0,p.KT)(
i)}\` before \`terraform login\`)`:"";return(0,p.xI)`store a new one in ${(0,p.LA)(e)}${g}`}const n=e=>/^\w+$/.test(e)?(0,p.xI)`export ${(0,p.LA)(e)}=…`:(0,p.
xI)`env '${(0,p.LA)(e)}=…' terraform init`;function d({isFork:e,searched:i,notRead:f}){if(e)return"secrets are withheld from pull requests of forks";const[g,_]=[
i,f].map(C=>(0,p.XT)(C,C.length,p.LA)),y=f.length===0?"":(0,p.xI)`; not read: ${_??""}`;return(0,p.xI)`no token was found (searched: ${g??""}${y})`}function r(e,i,f,g){
const _=(0,p.xI)`${i}, and ${d(g)}`;return g.isFork?(0,P.CC)(e,{message:_,help:j,severity:"notice"}):(0,P.CC)(e,{message:_,help:(0,P.Lw)(f)})}function u(e,i,f=""){
const{message:g,unexplained:_=g}=e;if("code"in i){const{flaw:C,help:x="",cures:I=(0,P.Lw)(x)}=i,b=C!==void 0&&(0,p.pj)(g).includes(`from ${f}`);return{...e,message:(0,p.
xI)`${g}; ${b?`it ${C}`:i.message}`,cures:I}}const y=i.isFork?{cures:(0,P.Lw)(j)}:{};return{...e,message:(0,p.xI)`${_}; ${d(i)}`,...y}}}),9029:((de,H,t)=>{t.d(H,
{j:()=>m,y:()=>o});var h=t(3024),E=t(6760),p=t(850),R=t(9968),A=t(9961),P=t(2801),j=t(2170),D=t(8032),M=t(255),w=t(9897),$=t(5106),v=t(3298);let T=function(...e){
return{unmanagedBy:T}=t.late([6542,1264],1264),new.target?new T(...e):T(...e)},O=function(...e){return{withoutInstalled:O}=t.late([6542,1264],1264),new.target?new O(
...e):O(...e)},c=function(...e){return{thisMachine:c}=t.late([5866,3576],9837),new.target?new c(...e):c(...e)},s=function(...e){return{mergeMistakes:s}=t.late([
5866,3576],9837),new.target?new s(...e):s(...e)},a=function(...e){return{readCliConfig:a}=t.late([5866,3576],9837),new.target?new a(...e):a(...e)};function m(e,i,f,{
environment:g,directory:_},y=null,C=[]){const x=e.every(({needs:ue})=>ue.length===0);if(i.depth!=="init"&&i.hostnames.length===0&&x)return{usages:e,remarks:[],findings:[],
configs:[],releases:f.releases};const I=l(y===null?C:[],_,g),b=c(I.environment),U=(0,D.$l)("oci",f.versions),K=f.clients.map(ue=>({...n(a(ue,b,_),_,i),...!U&&{hasOciMirrors:U}})),
L=f.releases.map(ue=>{const ge=K.find(({client:me})=>me===ue.client);return{...ue,attemptMs:ge?.requestTimeoutMs??ue.attemptMs}}),{upgrade:B,depth:V}=i,ee=V!=="\
discovery",{platform:ne}=b,J={root:_,plugins:y,roots:C,dialect:f,platform:ne,upgrade:B,asksMirrors:ee},re=e.some(({needs:ue})=>ue.some(({service:ge})=>ge===$.xq))?
O(e,K,J):{usages:e,remarks:[],findings:[]},ce=[...K.flatMap(ue=>ue.findings),...re.findings,...I.findings];return{...re,findings:s(ce),configs:K,releases:L}}function l(e,i,f){
const{TF_CLI_CONFIG_FILE:g=""}=f;if(g===""||(0,E.isAbsolute)(g))return{environment:f,findings:[]};const _=b=>(0,h.existsSync)((0,E.join)(i,b.directory,g)),[y,C]=[
e.find(_),e.find(b=>!_(b))],x=(0,h.existsSync)(g),I=(x||y)&&C&&{kind:"relative",path:g,root:C.directory};return{environment:{...f,TF_CLI_CONFIG_FILE:x||!y?g:(0,E.
relative)("",(0,E.join)(i,y.directory,g))},findings:I?[(0,j.kH)((0,A.P4)(I,D.Du))]:[]}}const o=({releases:e},i)=>(0,v.O)(f=>T(a(f,c(i)),e));function n(e,i,f){if(f.
allowedHosts.length===0)return e;const g=d(i),_=e.files.filter(({path:L})=>(0,R.UO)(d(L),g)),y=new Set(_.map(({shown:L})=>L)),C=(0,p.Ol)(e).installation?.methods??
[],x=e.forced.flatMap(({place:L,services:B})=>B.map(({value:V})=>({place:L,host:typeof V=="string"?u(V):null}))),I=[...C.flatMap(r),...x].filter(({place:L,host:B})=>B!==
null&&y.has(L.file)&&!(0,M.ev)(B,f)),b=I.map(({place:L,host:B})=>{const V=(0,P.wp)({host:(0,M.nx)(B??""),use:"configuration"});return(0,j.kH)(V,{places:[L],clients:[
e.client]})}),U=new Set(I.map(({place:L})=>L)),K=e.forced.filter(({place:L})=>!U.has(L));return{...e,forced:K,findings:[...e.findings,...b]}}const d=e=>(0,R.N0)(
()=>(0,h.realpathSync)(e),e);function r(e){const{kind:i,place:f}=e;return i==="network"?[{place:f,host:(0,M.Pm)(e.url)}]:i!=="local"||e.path!==null?[]:[{place:f,
host:(0,M.yo)(`https://${e.shown}`)??w.IZ}]}const u=e=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(e)?(0,M.yo)(e.replace(/^\/\//,"https://"))??w.IZ:null}),533:((de,H,t)=>{
t.d(H,{D0:()=>W,lz:()=>X,G9:()=>F});var h=t(4202),E=t(9373),p=t(2170),R=t(9119),A=t(255),P=t(3096),j=t(3298);let D=function(...k){return{isOfInit:D}=t.late([4878],
4878),new.target?new D(...k):D(...k)},M=function(...k){return{noteCall:M}=t.late([4878],4878),new.target?new M(...k):M(...k)},w=function(...k){return{partsOf:w}=
t.late([4878],4878),new.target?new w(...k):w(...k)};const $=1e6,v=({problem:k,severity:Y})=>Y==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(k.code),
T=({problem:k})=>k.code==="block-backend";function O(k,Y){if(!k.some(T))return k;const se=new Set;for(const{parts:Q,inside:te}of w(Y))for(const N of Q)N!==te.directories[0].
name&&se.add(N);return k.filter(Q=>!T(Q)||!se.has((0,P.jt)((0,p.W7)(Q))))}const c=({needs:k})=>k.some(({host:Y})=>(0,A.Rt)(Y)),s=({usages:k,notes:Y,declared:se})=>k.
some(c)||Y.some(Q=>v(Q)||T(Q)||(0,R.Zl)((0,p.W7)(Q)))||[k,se].some(Q=>Q.some(({place:te})=>(0,R.Zl)(te.file)||D((0,P.jt)(te.file))));function a(k,Y){const se=new Set,
Q=new Set,te=new Map;let N=$;for(const{parts:he,isAside:Oe,inside:De}of w(Y)){if(N-=he.length,N<0)break;for(const _e of he)se.add(_e),Oe||Q.add(_e);for(const[_e,
Ie]of De.calls)M(te,_e,Ie)}const q=Y.flatMap(({unknown:he})=>he.filter(({missing:Oe})=>Oe));for(const he of q.flatMap(({files:Oe})=>Oe))se.add((0,P.jt)(he));const le={
...k,usages:m(k.usages,Y)},ae=N<0?le:o(le,se,te),pe=O(ae.notes,Y).map(he=>{const Oe=(0,P.jt)((0,p.W7)(he)),De=se.has(Oe)||se.has((0,P.RO)(Oe));return v(he)&&!De?
{...he,severity:"warning"}:he});return{...Q.values().some(he=>(0,R.Zl)((0,P.Gz)(he,"main.tf")))?n({...ae,notes:pe},he=>Q.has((0,P.jt)(he))&&(0,R.Zl)(he)):{...ae,
notes:pe},installed:[...te.values()].filter(Boolean).length}}function m(k,Y){if(!k.some(c))return k;const se=(q,le)=>`${q} ${le}`,Q=new Map;for(const{kind:q,needs:le,
place:ae}of k)for(const{host:pe,clients:ve}of l.test(q)?le:[])for(const he of ve)Q.set(se(he,(0,P.jt)(ae.file)),pe);const te=new Map;for(const{client:q,inside:le,
parts:ae}of w(Y)){const pe=Q.get(se(q,le.directories[0].name));for(const ve of ae){const he=se(q,ve);te.set(he,(te.get(he)??new Set).add(pe))}}const N=({needs:q,
place:le})=>q.flatMap(ae=>ae.clients.flatMap(pe=>{const ve=te.get(se(pe,(0,P.jt)(le.file)))??[void 0];return Array.from(ve,(he=ae.host)=>({...ae,host:he,clients:[
pe]}))}));return k.map(q=>c(q)?{...q,needs:N(q)}:q)}const l=/^(?:cloud|backend_remote)/;function o({usages:k,declared:Y,notes:se},Q,te){const N=q=>!D((0,P.jt)(q))||
Q.has((0,P.jt)(q));return{usages:k.flatMap(q=>!N(q.place.file)&&q.kind!=="saved_state"?[]:te.get(q)===!0?{...q,needs:[],directHost:void 0}:q),declared:Y.filter(
({place:q})=>N(q.file)),notes:se.filter(q=>N((0,p.W7)(q))||q.problem.code.startsWith("file-"))}}function n({usages:k,declared:Y,notes:se},Q){const te=(0,j.O)(N=>Q(
N.file)?{...N,isInUse:!0}:N);return{usages:k.map(({version:N,...q})=>({...q,place:te(q.place),...N&&{version:{...N,place:te(N.place)}}})),declared:Y.map(N=>({...N,
place:te(N.place)})),notes:se.map(N=>({...N,places:N.places.map(q=>typeof q=="string"?q:te(q))}))}}var d=t(2172),r=t(6889),u=t(4120),e=t(9432),i=t(4756),f=t(8516),
g=t(3791),_=t(8032),y=t(3152),C=t(9465),x=t(7960),I=t(1011),b=t(3114),U=t(1884);let K=function(...k){return{usagesOf:K}=t.late([3276,7918,8319],8095),new.target?
new K(...k):K(...k)},L=function(...k){return{declaredIn:L}=t.late([3276,7918,8319],8095),new.target?new L(...k):L(...k)},B=function(...k){return{parseFile:B}=t.
late([3276,7918,8319],8095),new.target?new B(...k):B(...k)},V=function(...k){return{Terragrunt:V}=t.late([3276,7918,874],1340),new.target?new V(...k):V(...k)};function ee(k){
const Y=oe(k),se={calls:[],links:new Map,terragrunt:[]},Q=(0,U.Vm)(Y,se,{}),te=(0,U.aC)(Q,()=>new V(Q));return(0,j.O)(N=>{if(!k.directories.has(N))return null;const q=Y.
list(N),le=[...k.unreadable].filter(([_e])=>(0,P.jt)(_e)===N),ae=new Set([...q,...le.map(([_e])=>ne(_e))].filter(b.tr)),pe=le.flatMap(([_e,Ie])=>{const ke=(0,b.
L8)(ne(_e),ae,"")?.clients??[];return{...(0,p.ht)(_e,(0,i.WO)({what:"link",code:Ie,isRefused:!0})),clients:ke}}),ve=q.flatMap(_e=>{const Ie=(0,b.L8)(_e,ae,""),ke=(0,P.
Gz)(N,_e),Ce=k.files.get(ke)??"";return Ie===void 0?[]:B(Ce,{...Ie,isOfPackage:!0},ke)}),{usages:he,notes:Oe}=K(ve,te),De=[...Oe,...pe.filter(({clients:_e})=>_e.
length>0)];return{usages:he.map(J),declared:[...L(ve)],notes:De}})}const ne=k=>k.slice(k.lastIndexOf("/")+1);function J(k){if(k.calls===void 0)return k;const Y=Object.
entries(k.calls).map(([se,Q])=>[se,Q.map(te=>({...te,root:null}))]);return{...k,calls:Object.fromEntries(Y)}}function oe({files:k,directories:Y}){const se=Map.groupBy(
k.keys(),P.jt),Q=te=>k.has(te)||Y.has(te);return{list:te=>(se.get(te)??[]).map(ne).sort(),directories:()=>[],exists:Q,locate:te=>Q(te)?te:null,nameOf:()=>null,read:te=>k.
get(te)??null}}let re=function(...k){return{rootsOf:re}=t.late([4878],4878),new.target?new re(...k):re(...k)},ce=function(...k){return{upToLimit:ce}=t.late([4878],
4878),new.target?new ce(...k):ce(...k)},ue=function(...k){return{rootNotes:ue}=t.late([4284],4284),new.target?new ue(...k):ue(...k)};function ge(k){const{layouts:Y,
changed:se,dialect:Q,rootRules:te,textRules:N,stop:q}=k,le=()=>!!q?.why,ae=({places:ve})=>se===null||ve.some(he=>typeof he!="string"&&se.has(he.file)),pe=(0,C.Zf)(
Ee(Q),N);return ve=>{const he=new C.fO({opened:ve,read:pe,isEnded:le}),Oe=re(Y,se,Q.versions,!0,he),De=[...ce(Oe,()=>{})];return{roots:De,notes:Ie=>{const ke=ue(
{...te,resolve:Ie});return De.forEach(ke.add),[...he.allNotes(),...ke.notes().filter(me)].filter(ae)}}}}const me=({places:k})=>k.some(Y=>typeof Y!="string"&&Y.inside!==
void 0);function Ee(k){const Y=(0,_.d3)(k);return(0,j.O)(se=>{const Q=ee(se);return te=>{const N=Q(te);if(N===null)return null;const q=(0,I.sw)(N.usages,k.clients),
le=(0,x.e)((0,I.eI)(q,Y),k.versions),ae=[...(0,I.vH)(N.notes,k.clients),...le.notes];return{...N,usages:le.usages,notes:ae}}})}let $e=function(...k){return{layoutsOf:$e}=
t.late([4878],4878),new.target?new $e(...k):$e(...k)},ye=function(...k){return{rootsOf:ye}=t.late([4878],4878),new.target?new ye(...k):ye(...k)},we=function(...k){
return{unmatched:we}=t.late([4878],4878),new.target?new we(...k):we(...k)},Me=function(...k){return{upToLimit:Me}=t.late([4878],4878),new.target?new Me(...k):Me(
...k)},ie=function(...k){return{rootNotes:ie}=t.late([4284],4284),new.target?new ie(...k):ie(...k)},fe=function(...k){return{textNotes:fe}=t.late([4284],4284),new.target?
new fe(...k):fe(...k)},Z=function(...k){return{withoutRefused:Z}=t.late([4284],4284),new.target?new Z(...k):Z(...k)};function W(k){const{usages:Y,declared:se,changed:Q,
dialect:te,settings:N,isLockReadonly:q}=k,le=Y.length===0&&se.every(E.z0),ae=(0,d.dP)(Y);if(le&&N.roots.length===0)return{roots:[],notes:[],expand:null,locks:ae};
const{clients:pe,versions:ve}=te,he=S(k),Oe=[],De=[],_e=N.dialect.name==="auto"?[]:pe,Ie=(0,r.uQ)(N.dialect,te),ke={clients:pe,upgrade:N.upgrade,isLockReadonly:q,
versionIn:Ie},Ce=ie(ke),Pe=N.depth!=="discovery",be=({directory:Te},je)=>{De.push((0,p.ht)(Te,(0,i.ub)({kind:"roots",max:je})))};for(const Te of Me(ye(he,Q,ve,Pe),
be)){if(k.stop?.why)break;Ce.add(Te),ae.add(Te),Oe.push(Pe?Te:{...Te,providers:[]})}const Re={...te,set:_e,isPredicted:Pe},Se=Te=>Q===null||Q.has((0,p.W7)(Te)),
Ue=[...fe(Y,se,Re)].filter(Se),Ae=O(Ue,he),xe=new Set(k.notes.flatMap(Te=>Te.problem.code==="lock-invalid"?(0,p.W7)(Te):[])),Ke=[...Ae,...Ce.notes()].filter(Te=>!xe.
has((0,p.W7)(Te))),Be=({host:Te,needs:je})=>q&&je.some(Le=>Le.host===Te),We=Y.filter(Te=>Be(Te)&&ae.isDropped(Te)).map(({text:Te,place:je,clients:Le})=>(0,p.kH)(
(0,f.Sm)({provider:Te??"",isUnused:!0}),{places:[je],clients:Le})),{ending:Ne}=k,Fe={layouts:he,changed:Q,dialect:te,rootRules:ke,textRules:Re,stop:Ne};return{roots:Oe,
locks:ae,notes:[...Ke,...We,...De,...Pe?z(he,Q):[]],expand:N.depth==="init"?ge(Fe):null}}function S(k){const{dialect:Y,settings:se,listed:Q,endedAt:te,installed:N=[]}=k,
q=se.upgrade?[]:N,{clients:le,versions:ae}=Y,pe={...k,installed:q,clients:le,versions:ae};return Q===void 0?X(pe,se,te===null):G(pe,Q)}function F(k){const{usages:Y,
declared:se,installed:Q=[],settings:te}=k,q=te.depth!=="discovery"?Z(k.notes,Y):k.notes,le={usages:Y,notes:q,declared:se};if(Q.length===0&&!s(le))return{...le,remarks:[]};
const{installed:ae,...pe}=a(le,S(k)),ve=`modules in .terraform are used as \`init\` uses them: ${ae}`;return{...pe,remarks:ae===0?[]:[ve]}}function z(k,Y){const se=[
...new Set(k.flatMap(({unknown:N})=>N))].filter(({files:N,missing:q})=>q===void 0&&(Y===null||N.some(le=>Y.has(le))));if(se.length===0)return[];const Q=se.map(({
directory:N})=>N||"."),te=(0,R.As)((0,R.jH)(se.flatMap(({unknown:N})=>N??[])));return[(0,p.kH)((0,g.q)({what:"units",names:Q}),{places:te,clients:_.Du})]}function X(k,{
roots:Y,scan:se,ofProject:Q},te){const N=Y.map(he=>({text:he,matches:(0,h.Ls)([he])})),q=$e({...k,patterns:N}),le=Q.has("roots")&&!se.includes("."),ae=te&&!le?we(
q,N):[];if(ae.length===0)return q;const pe=$e({...k,patterns:[]}).flatMap(he=>he.roots),ve=[...new Set(pe.map(({name:he})=>he||"."))];throw new y.GN(ae.map(he=>{
const Oe=(0,e.K4)([...new Set([...(0,u.kD)(he,ve),...ve])],5,e.dh),De=Oe===""?"":`; the nearest root modules are ${Oe}`;return`roots: no directory with configur\
ation matches ${he}${De}`}))}function G(k,{roots:Y,rootsAreNamed:se}){const Q=k.units.filter(te=>te.unknown!==null);return k.clients.flatMap(te=>{const N=Y.filter(
({clients:pe})=>pe.includes(te)),q=new Set([...Q,...N].map(({directory:pe})=>pe||"."));return $e({...k,clients:[te],patterns:[{text:"",matches:pe=>q.has(pe)}]}).
map(pe=>({...pe,isNamed:se}))})}}),4359:((de,H,t)=>{t.d(H,{o0:()=>me,SQ:()=>ue,CH:()=>ge});var h=t(3916),E=t(4202),p=t(9373),R=t(5324),A=t(6889),P=t(7960),j=t(3114),
D=t(1011),M=t(1884),w=t(9432),$=t(4756),v=t(2170),T=t(9119),O=t(8032),c=t(3096),s=t(3298),a=t(7630);const m=/^(?:#+|\/\/+|\/\*+)\s*tf-disco:ignore\s+(\S+)(?:\s+(.*))?$/s;
function l({text:ie,place:fe,line:Z}){const[,W="",S=""]=m.exec(ie.trim())??[],F=k=>(0,v.ht)(fe.file,(0,$.$T)({kind:"comment",why:k}),fe);if(W==="")return F("it \
does not begin with `tf-disco:ignore CODE`");if(S.includes("tf-disco:ignore"))return F("it has `tf-disco:ignore` more than once");const z=(0,a.PZ)(W);if(!z.ok)return F(
z.why);const X=S.replace(/\s+/g," ").trim();return($late4??=new RegExp("[\\p{L}\\p{N}]","u")).test(X)?{code:W,host:null,paths:null,reason:X,place:fe,line:Z}:F("it has no reason")}var o=t(4515),
n=t(3024),d=t(6760),r=t(9968),u=t(2172),e=t(9059),i=t(8339),f=t(1054),g=t(5243),_=t(9897);const y=100;function C(ie,fe){const Z=U(fe),W=ie.flatMap(z=>{const{kind:X,
version:G,directories:k,isOverridden:Y,replacedFor:se}=z,Q=/^(module|test_module|terragrunt_source)$/.test(X),te=G!==void 0||k!==void 0&&!fe.isStrict;if(!Q||Y||
te)return[];const q=z.clients.filter(ae=>!se?.includes(ae)).flatMap(ae=>{const pe=Z(z,ae);return pe===null?[]:{client:ae,reason:pe}}),[le]=q;return le===void 0?
[]:{usage:z,reason:le.reason,clients:q.map(({client:ae})=>ae)}}),S=(0,s.O)(()=>V(fe));return[...Map.groupBy(W,({reason:z})=>z.paths.at(-1)??"")].slice(0,y).flatMap(
([z,X])=>{const G=(0,s.O)(({why:Y,paths:se})=>Y==="outside"||Y==="skipped"?(0,$.a3)({what:Y,path:z}):(0,i.Iz)({path:z,maker:Y==="created"?"`init`":S()(se)})),k=(0,f.
Kc)(z);return X.map(({usage:{place:Y},reason:se,clients:Q})=>(0,v.kH)(G(se),{places:[Y],clients:Q,isPlaceholder:k}))})}const x={throwIfNoEntry:!1},I=40,b=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;
function U({root:ie,scan:fe,units:Z,directories:W,modules:S,isStrict:F}){const{locate:z,nameOf:X}=(0,R.ET)({root:ie,scan:fe}),G=(0,s.O)(N=>(0,r.N0)(()=>(0,n.statSync)(
(0,d.join)(ie,N),x)?.isDirectory()===!0,!1)),k=(0,s.O)(N=>Y(N,N,0));function Y(N,q,le){if(le>I)return{why:"missing",paths:[q]};if(/^\.\.(\/|$)/.test(N)||G(N)){const _e=z(
N)!==null;return _e&&!F?null:{why:_e?"skipped":"outside",paths:[N]}}const pe=N.split("/"),ve=pe.map((_e,Ie)=>pe.slice(0,Ie+1).join("/")),he=ve.findIndex(_e=>!G(
_e)),Oe=ve[he]??"",De=(0,r.N0)(()=>se(Oe),null);if(De===null)return{why:"outside",paths:[N]};if(De!==Oe){const _e=(0,c.un)(De,N.slice(Oe.length+1)),Ie=Y(_e,q,le+
1);return Ie?.why==="outside"?{why:"outside",paths:[N]}:Ie}return b.test(N)?F?{why:"created",paths:[N]}:null:{why:"missing",paths:ve.slice(he)}}function se(N){const q=(0,d.
join)(ie,N),le=(0,n.lstatSync)(q,x);if(le===void 0||le.isFile())return N;const[ae,pe]=[z(""),z((0,c.jt)(N))];if(!le.isSymbolicLink()||ae===null||pe===null)return null;
const ve=(0,r.$r)(q);return ve.kind==="error"&&ve.code==="ELOOP"?N:(0,R.sq)((0,d.relative)(ae,(0,d.resolve)(pe,(0,n.readlinkSync)(q))))}const Q=(0,s.O)(N=>{const q=Z.
filter(ae=>ae.directory===N||ae.module===N);return q.some(ae=>ae.unknown!==null||(0,p.LU)(ae))?[]:[N,...q.flatMap(D.CI)]}),te=Map.groupBy(Z.filter(({missing:N})=>N!==
void 0),({unknown:N})=>N&&(0,T.df)(N));return(N,q)=>{const le=N.kind==="terragrunt_source",ae=le?te.get((0,T.df)(N.place)):void 0;if(ae)return ae.map(({missing:_e=""})=>k(
_e)).find(Boolean)??null;const pe=(0,c.jt)(N.place.file),ve=N.kind==="test_module",he=(0,c.Bo)(pe,_e=>S.has(_e),[N.text??""]),Oe=N.directories??(ve?[he]:Q(pe)),
De=(0,u.MZ)(N,q).flatMap(({source:_e,isOpen:Ie})=>{const ke=Ie?N.evaluated?.[q]?.text??"":"";if(_e===null&&F&&(0,g.Nj)(ke))return[{why:"skipped",paths:[ke]}];const Ce=!F&&
/[$%]\{/.test(_e??"");if(_e===null||Ce)return[null];const Pe=(0,_.qC)(_e);if(Pe.length>0)return[Pe.some(xe=>W.has(X(xe)??".."))?null:{why:"outside",paths:[_e]}];
if(!(0,g.Nj)(_e)||le)return[null];const be=Oe.map(Ae=>(0,c.un)(Ae,_e)),Re=be.filter(Ae=>!W.has(Ae));return(N.directories===void 0&&Re.length<be.length?[null]:Re.
map(k)).filter(Ae=>!N.directories||Ae?.why!=="missing")});return De.includes(null)?null:De[0]??null}}const K=/(?:^|\/)(?:(?:vendir|vendor|peru)\.ya?ml|terrafile)$/i,
L=/\b(?:clone|submodule|subtree|worktree add|degit|svn|vendir|x?terrafile|curl|wget|unzip|from-module|download-artifact|tar (?:-\S+ \S+ )*-*[a-z]*x|(?:actions\/)?checkout[@:]|relativeTargetDir|dir\(\S+ ?\{ (?:git|checkout)\b|(?:cp|r?sync) (?:-\S+ )*["']?(?:s3|gs):)/,
B=/\b(?:cp|mv|ln|rsync|sync|mkdir|path:|make(?! -C))|\.(?:sh|py|js|ts|rb)\b|copy|generat|render|fetch|^(?=[^\s:]*\/)[^\s:]+:(?:\s|$)/;function V({root:ie,exclude:fe,
toolFiles:Z}){const W=(0,R.ET)({root:ie,scan:[]}),S=(0,s.O)(G=>(0,e.Dx)(G,W.read(G)??"")),F=(0,s.O)(()=>[...(0,e._X)({root:ie,exclude:fe},Z)].filter(({file:G})=>!(0,e.
$)(G)&&!G.includes("pre-commit")).map(({file:G,text:k})=>({file:G,commands:ne((0,e.Dx)(G,k).join(`
`))}))),z=[".git/config.worktree",".git/config"].find(G=>S(G).some(k=>/sparsecheckout\s*=\s*true/i.test(k))),X=S(".gitmodules").map(G=>/^\s*path\s*=\s*(.*)/.exec(
G)?.[1]);return G=>{if(z!==void 0)return z;const k=(0,c.Gz)(G.at(-1)??"","");if(X.some(Q=>k.startsWith(`${Q}/`)))return".gitmodules";const Y=["",...(0,c.eH)((0,c.
jt)(G.at(-1)??""))].map(Q=>(0,c.Gz)(Q,".gitignore")).find(Q=>ee([...G,`${k}-`],(0,c.jt)(Q),S(Q))),se=F().find(({file:Q,commands:te})=>{const N=K.test(Q)&&k.startsWith(
(0,c.Gz)((0,c.jt)(Q),"")),q=(le,ae)=>oe(le,ae)&&(N||J(le,ae));return te.some(le=>G.some(ae=>q(le,ae)))});return Y??se?.file??null}}function ee(ie,fe,Z){return Z.
slice(0,500).findLast(S=>{const[,F,z=""]=/^!?(\/?)(.*?)\/?$/.exec(S)??[],X=(0,c.Gz)(fe,F||z.includes("/")?z:`**/${z}`),[G=""]=/[^*?\]]*$/.exec(z)??[];return ie.
some(k=>z!==""&&k.endsWith(G)&&(0,h.matchesGlob)(k,X))})?.startsWith("!")===!1}const ne=ie=>ie.replace(/\b(?:name|description|ref|repository):(?:\}\}|[^,}\n])*/g,
"").replace(/\b(?:echo|printf)\b[^;&|\n]*|\baws (?=s3 )/g,"").replace(/\b((?:cp|mv|ln) [^;&\n]*)(\/[\w.-]+) ([^\s;&]+?)\/?(?= *(?:$|[;&]))/gm,"$1$2 $3$2").replace(
/^([ \t]*)(- )?uses:.*(?:\n+\1[ \t]*(?!- ).*)*/gm,fe=>fe.replace(/\n( *path: *["']?)?/g," $1^/")).replace(/\\\n|\n[ \t]+(?=[\w-]+:|\n)|(?<=\{)\n\s*(?=(?:git|checkout)\b)/g,
" ").replace(/(?<=[\w.])\\(?=\w)/g,"/").split(/\n|&&|;/),J=(ie,fe)=>L.test(ie)||B.test(ie)&&ie.includes(/[^/]+\/[^/]+$/.exec(fe)?.[0]??`
`);function oe(ie,fe){const[Z="",...W]=fe.split("/").toReversed();return ie.includes(Z)?(ie.replace(/((?:@|\/\/)[\w.-]+):/g,"$1/").match(/[^\s"'`,;:=()<>|&]+/g)??
[]).some(F=>{const X=F.replace(/^(?:(?:.*@|\/\/)[^/@]+|[\w-]+(?:\.[\w-]+)+)\/.*\/|\.git$/g,"").split("/").filter(G=>!/^\.*$/.test(G));return X.some((G,k)=>G===Z&&
W.every((Y,se)=>re(X[k-se-1],Y)))}):!1}const re=(ie="*",fe)=>ie===fe||/[$*{}]/.test(ie);let ce=function(...ie){return{readTools:ce}=t.late([3276,7918,8319],8095),
new.target?new ce(...ie):ce(...ie)};async function ue(ie,fe){const{directory:Z,environment:W,stop:S,progress:F}=fe,z={root:Z,scan:ie.scan,exclude:ie.exclude},X=(0,M.
cw)(z,W),G=await(0,o.nE)(X,S,Y=>F({kind:"scan",files:Y})),k=ye(G,ie,(0,R.ET)(z));return we(k,(0,E.Ls)(ie.roots))}function ge({projectFiles:ie},fe){const Z=[...ie].
filter(S=>S!==j.Dp),W=`not read: ${(0,w.K4)(Z,3,w.dh)}`;return Z.length===0?[]:[`${W}; the project file is ${j.Dp} in ${fe}`]}function me({dialect:ie,exclude:fe,
scan:Z,allowedHosts:W,ignore:S,ofProject:F},z,{environment:X,directory:G}){const k=(0,s.O)(()=>ce({root:G,exclude:fe},z.toolFiles)),Y=!!X.TF_CLOUD_HOSTNAME,se=Z.
length>0,Q=F.has("dialect")?j.Dp:"`dialect`",te={setting:ie,setBy:Q,scan:se?{...z,tools:k,hasCloudHostname:Y}:null},N=(0,A.L2)(te),{clients:q,versions:le}=N,ae=(0,O.
$l)("queries",le),pe=Pe=>ae||!(0,j.xO)(Pe),ve=(0,D.eI)((0,D.sw)(z.usages,q),(0,O.d3)(N)),he=(0,P.e)(ve,le),Oe=he.usages.filter(({place:Pe})=>pe(Pe.file)),De=W.length>
0,_e={root:G,scan:Z,exclude:fe,isStrict:De},Ie=z.comments.map(l),ke=[...C(Oe,{...z,..._e}),...De?Ee(z):[]],Ce=Oe.some(({workspace:Pe})=>Pe?.lacks)&&k().givesState;
return{dialect:N,usedBy:()=>(0,A.rU)(N,te.scan),bots:se?k().bots:[],usages:Ce?Oe.map($e):Oe,ignore:[...S,...Ie.filter(Pe=>"code"in Pe)],notes:[...[...(0,D.vH)(z.
notes,q),...he.notes].filter(Pe=>pe((0,v.W7)(Pe))),...ke,...Ie.filter(Pe=>"problem"in Pe)]}}function Ee(ie){const{unselected:fe,linked:Z,directories:W,units:S,unread:F,
notes:z}=ie,X=new Set(z.flatMap(k=>(0,v.Xd)(k)?.file??[])),G=[...Z].filter(([,k])=>k===null||!W.has(k));return[...fe.map(k=>(0,v.ht)(k,(0,$.a3)({what:"unselecte\
d"}))),...G.map(([k])=>(0,v.ht)(k,(0,$.a3)({what:"linked"}))),...(0,T.jH)(F).map(k=>(0,v.kH)((0,$.a3)({what:"generated"}),{places:[k]})),...S.flatMap(({directory:k,
module:Y,unknown:se,missing:Q})=>se===null||Y!==null||Q!==void 0||X.has(se.file)?[]:(0,v.kH)((0,$.a3)({what:"skipped",path:k}),{places:[se]}))]}function $e(ie){
if(ie.workspace?.lacks===void 0)return ie;const{organization:fe,name:Z}=ie.workspace;return{...ie,workspace:{organization:fe,name:Z}}}function ye(ie,{roots:fe,exclude:Z},W){
const S=new Set(ie.links.values());if(S.size===0)return ie;const[F,z]=[(0,E.Ls)(fe),(0,E.Ls)(Z)],X=O.Du.flatMap(N=>[...(0,p.Pv)(ie,N).values()]),G=new Set(X.flatMap(
p.s1)),k=new Set(ie.units.map(({directory:N})=>N)),Y=(0,s.O)(N=>G.has(N)||k.has(N)||F(N||".")?!1:W.list(N).map(le=>(0,c.Gz)(N,le)).every(le=>S.has(le)||z(le)||!Me(
le))),se=N=>S.has(N)&&Me(N)&&Y((0,c.jt)(N)),Q=ie.usages.filter(({place:N})=>!se(N.file)),te=ie.declared.filter(({place:N})=>!se(N.file));return{...ie,usages:Q,declared:te,
notes:ie.notes.filter(N=>!se((0,v.W7)(N)))}}function we(ie,fe){const Z=new Set(ie.snippets);if(Z.size===0)return ie;for(const S of O.Du){const F=(0,p.Pv)(ie,S),
z=[...F.values()].filter(({name:X,isInitialised:G,installed:k})=>!Z.has(X)||G||k.size>0||fe(X||"."));for(const X of z){Z.delete(X.name);for(const G of(0,p.s1)(X)){
const k=Z.delete(G)?F.get(G):void 0;k!==void 0&&z.push(k)}}}const W=ie.notes.filter(S=>S.problem.code!=="block-invalid"||!Z.has((0,c.jt)((0,v.W7)(S))));return{...ie,
snippets:Z,notes:W}}function Me(ie){const fe=(0,j.L8)((0,h.basename)(ie),new Set,(0,h.basename)((0,h.dirname)(ie)));return fe!==void 0&&fe.class!=="terragrunt"}})};export{ze as ids,Ge as modules};
var $late0,$late1,$late2,$late3,$late4;
