const ze=[6135,3403,345,2172,4276],Ge={4202:((le,z,t)=>{t.d(z,{$8:()=>D,G$:()=>x,Ls:()=>R,VK:()=>p});var h=t(3916);const E=/[*?[{]/;function p(y){const $=y.split(
"/"),M=$.findIndex(w=>E.test(w));return M<0?{fixed:y}:{fixed:$.slice(0,M).join("/"),glob:$.slice(M).join("/")}}function R(y,$=new Set){const M=y.map(w=>{const v=w.
replace(/^(?:\.?\/)+/,"").replace(/(?<!\/)\/+$/,"");return{pattern:w,glob:v,start:A(v)}});return w=>{const v=w.toLowerCase(),I=M.filter(({glob:O,start:c})=>O===
w||v.startsWith(c)&&(0,h.matchesGlob)(w,O));for(const{pattern:O}of I)$.delete(O);return I.length>0}}function A(y){const[$=""]=y.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.
exec(y)??[];return $.toLowerCase()}const D=({file:y,glob:$},M)=>y===M||$!==void 0&&(0,h.matchesGlob)(M,$),x=y=>y.startsWith(".")||y==="node_modules"}),1440:((le,z,t)=>{
t.d(z,{EH:()=>s,U4:()=>M,WI:()=>n,a4:()=>m,oO:()=>w});var h=t(3916),E=t(7811),p=t(2213),R=t(8032),A=t(5243),D=t(9897),x=t(3846),y=t(8153),$=t(523);const M=".ter\
raform/modules/modules.json",w=".terraform/terraform.tfstate",v=(0,y.w3)({backend:(0,y.lq)((0,y.w3)({type:y.Qq,config:(0,y.Tj)((0,y.LT)(y.Qq))})),resources:(0,y.
p_)((0,y.w3)({provider:y.Qq}))}),I=(0,y.w3)({backend:(0,y.lq)((0,y.w3)({config:(0,y.Tj)((0,y.LT)((0,y.Tj)((0,y.LT)(y.Qq))))}))}),O=new Set(Object.values(p.FV).flatMap(
o=>o.split(/[ .]/))),c=/(?:^|\.)provider\["([^"\\]*)"\]/;function s(o,u){const e=(0,y.D4)(u,v,"struct"),{backend:i,resources:f}=e.ok?e.value:v.zero,g=(0,y.D4)(u,
I,"struct"),_=g.ok?[...g.value.backend?.config?.values()??[]]:[],{type:P="",config:C=null}=i??{},S=[C,..._].flatMap(b=>Array.from(b??[],([L,j])=>j===""?null:a(P,
L,j)));/^(remote|cloud)$/.test(P)&&!C?.get("hostname")&&S.push("app.terraform.io");const T=new Set(f.map(({provider:b})=>b).filter(b=>b.includes("[")));return R.
Du.flatMap(b=>{const L=Array.from(T,K=>{const W=(0,x.mi)(c.exec(K)?.[1]??"",b);return W.kind!=="registry"?W.kind==="builtin"?null:D.IZ:b==="opentofu"&&(0,x.Gi)(
W)?(0,A.Vm)(b):W.host});return[...new Set(e.ok?[...L,...S]:[D.IZ])].flatMap(K=>K===null?[]:{file:o,host:K,client:b})})}function a(o,u,e){return o==="local"?(0,p.
Bm)(e):p.Gb[o]?.split(" ").includes(u)?(0,p.D8)(e):O.has(u)||u==="hostname"?(0,p.Ul)(e):null}function m(o,u){const e=(0,p.Bm)(`terraform.tfstate.d/${u.trim()}/t\
erraform.tfstate`);return e===null?[]:R.Du.map(i=>({file:o,host:e,client:i}))}const l=(0,y.w3)({key:y.Qq,source:y.Qq,version:y.Qq,dir:y.Qq}),r=(0,y.w3)({modules:(0,y.
p_)(l)});function n(o,u){const e=u.trim()===""?(0,E.Ju)(r.zero):(0,y.D4)(u,r,"struct");if(!e.ok)return e;const{modules:i}=e.value,f=i.find(({version:_})=>_!==""&&
(0,$.oF)(_)===null);if(f!==void 0)return(0,E.TR)(`has the malformed version "${f.version}"`);if(new Set(i.map(({key:_})=>_)).size<i.length)return(0,E.TR)("has t\
wo modules with the same key");const g=i.filter(({key:_})=>_!=="");return(0,E.Ju)(g.map(({dir:_,...P})=>({...P,root:o,directory:d(o,_)})))}function d(o,u){const e=(0,h.
isAbsolute)(u)?u:`${o===""?".":o}/${u}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(u)?(0,h.normalize)(e).replace(/(?<=.)\/$/,""):e}}),5324:((le,z,t)=>{
t.d(z,{ET:()=>v,KG:()=>s,Wj:()=>r,f5:()=>a,kI:()=>O,rN:()=>l,sT:()=>w,sq:()=>M,un:()=>m});var h=t(3024),E=t(6760),p=t(4756),R=t(2170),A=t(3096),D=t(3298),x=t(9968),
y=t(4202),$=t(1440);const M=n=>E.sep==="/"?n:n.replaceAll(E.sep,"/");function w(n,{boundary:d}){return n.kind==="error"?(0,p.WO)({what:"link",code:n.code}):(0,x.
UO)(n.path,d)?n.kind==="special"?(0,p.WO)({...n,what:"link-to-special-file"}):n.kind==="file"?n.path:null:(0,p.a3)({what:"link"})}function v({root:n,scan:d}){const o=[
n,...d.map(f=>(0,E.resolve)(n,(0,y.VK)(f).fixed))].map(I),u=f=>o.some(g=>g!==null&&(0,x.UO)(f,g)),e=f=>{const g=(0,E.resolve)(n,f),_=(0,h.existsSync)(g)?I(g):null;
return _!==null&&u(_)?_:null},i=(f,g)=>{const _=e(f);return(_===null?[]:(0,x.Mc)(_).filter(g)).map(({name:C})=>C).sort()};return{list:f=>i(f,g=>!g.isDirectory()),
directories:f=>i(f,g=>g.isDirectory()&&!(0,y.G$)(g.name)),exists:f=>(0,h.existsSync)((0,E.resolve)(n,f)),locate:(0,D.O)(e),nameOf:f=>{const g=e(f);return g===null?
null:M((0,E.relative)(o[0]??n,g))},read:(f,g)=>{const _=e(f);return _===null?null:(0,x.r7)(_,g)}}}const I=n=>(0,x.N0)(()=>(0,h.realpathSync)(n),null);function O(n,d){
const{fixed:o,glob:u}=(0,y.VK)(d);try{const e=(0,h.realpathSync)((0,E.resolve)(n,o)),i=M((0,E.relative)(n,e)),f=(0,x.UO)(e,n),g=f?n:e;if(u!==void 0)return{path:e,
name:i,boundary:g,glob:(0,A.Gz)(i,u)};if((0,h.statSync)(e).isDirectory())return{path:e,name:i,boundary:g};const _=(0,E.resolve)(e,"..");return{...{path:_,name:M(
(0,E.relative)(n,_))},boundary:f?n:_,file:i}}catch(e){return(0,R.kH)((0,p.WO)({what:"scan",entry:d,code:(0,x.Oj)(e)}))}}const c=200;function s(n){const{path:d,name:o,
depth:u}=n;if(u>c)return(0,R.ht)(o,(0,p.ub)({kind:"depth",max:c}));try{return(0,h.readdirSync)(d,{withFileTypes:!0}).sort((e,i)=>e.name<i.name?-1:1)}catch(e){return(0,R.
ht)(o,(0,p.WO)({what:"directory",code:(0,x.Oj)(e)}))}}const a=(n=[])=>({files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,units:[],unread:[],calls:[],tests:[],
called:new Set(n),terragrunt:[],toolFiles:[],projectFiles:new Set,links:new Map,linked:new Map,directories:new Set,modules:new Set,snippets:new Set,installed:[],
states:[],comments:[],unmatched:new Set,unselected:[]});function m(n,{exists:d,read:o}){return d(n)?(0,$.EH)(n,o(n)??""):[]}function l(n,d){const o=(0,A.Gz)(n,"\
.terraform/environment"),u=d.read(o);return[...m((0,A.Gz)(n,$.oO),d),...u===null?[]:(0,$.a4)(o,u)]}function r(n,{exists:d,read:o,nameOf:u}){const e=(0,A.Gz)(n,$.
U4),i=o(e);if(i===null)return d(e)?(0,R.ht)(e,(0,p.a3)({what:"outside",path:e})):[];const f=(0,$.WI)(n,i);return f.ok?f.value.map(g=>{const _=g.directory;return(0,E.
isAbsolute)(_)&&(0,E.normalize)(_)===_?{...g,directory:u(_)??_}:g}):(0,R.ht)(e,(0,p.U$)({error:`the list ${f.why}`,isRefused:!0}))}}),9059:((le,z,t)=>{t.d(z,{$:()=>s,
$t:()=>_,AN:()=>u,Dx:()=>g,_X:()=>v,mu:()=>d});var h=t(3096),E=t(4202),p=t(9941),R=t(5324),A=t(3114);const D=".github/workflows .circleci .buildkite .woodpecker\
 .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),x=P=>P==="config.toml",y=[["",A.Z8],[".github",()=>!1],...D.map(P=>[P,
C=>/\.ya?ml$/i.test(C)]),[".devcontainer",A.Z8],[".config",A.TD],[".config/mise",x],[".mise",x]],$=".github/actions",M=128*1024,w=200;function*v({root:P,exclude:C},S){
const T=(0,R.ET)({root:P,scan:[]}),b=(0,E.Ls)(C),L=I(T).filter(W=>!b(W)),j=W=>W.split("/").length,K=[...new Set([...L,...S])].sort((W,Y)=>j(W)-j(Y)||(W<Y?-1:1));
for(const W of K.slice(0,w)){const Y=T.read(W);Y!==null&&Y.length<=M&&(yield{file:W,text:Y})}}function I(P){const C=y.flatMap(([T,b])=>P.list(T).filter(L=>b(L)||
s((0,h.Gz)(T,L))).map(L=>(0,h.Gz)(T,L))),S=P.directories($).flatMap(T=>["action.yml","action.yaml"].map(b=>`${$}/${T}/${b}`));return[...C,...S]}const O=/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/,
c=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,O],["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,
/^/],["renovate",/^package\.json$/,/"renovate"\s*:\s*(?:\{|$)/],["checkov",/^\.checkov\.ya?ml$/,/^/]],s=P=>c.some(([,C])=>C.test(P));function a(P){const[,C,S=""]=/(?:^|\n)["']?updates["']?:\n+([ \t]*)-(.*)$/s.
exec(P)??[],[T=""]=S.split(/\n(?=[^\s-])/,1),b=T.split(`
${C}-`).filter(L=>O.test(L));return C===void 0||b.length===0?null:b.some(L=>/\bregistries["']?:|<</.test(L))?P:""}const m=/("(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?)|\/\/[^\n]*|\/\*.*?(?:\*\/|$)/gs,
l=/\bterraform["']?\s*:\s*\{\s*["']?enabled["']?\s*:\s*false|\benabledManagers["']?\s*:\s*\[(?![^\]]{0,999}\bterraform["'])/;function r(P){const C=P.replace(m,"\
$1");return l.test(C)?null:/\bhostRules["']?\s*:(.*)$/s.exec(C)?.[1]??""}const n=/\b(?:url|matchHost|hostName|domainName|endpoint|baseUrl)["']?\s*:\s*["']?(?:https?:\/\/)?\.?([^\s"'/:,}]*)/gi;
function d({file:P,text:C}){const[S]=s(P)?u({file:P,text:C}):[];if(S!=="dependabot"&&S!=="renovate")return[];const T=S==="renovate",b=T?r(C):a(g(P,C).join(`
`)),L=Array.from(b?.matchAll(n)??[],([,j=""])=>j.toLowerCase());return b===null||!L.every(j=>/^[\w.-]+$/.test(j))?[]:[{client:S,file:P,ends:L.map(j=>`${T?"":"//"}\
.${j}`)}]}const o=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function u({file:P,text:C}){if(s(P)){const T=g(P,C);return c.flatMap(([b,L,j])=>L.test(P)&&T.some(
K=>j.test(K))?b:[])}return C.search(o)<0?[]:g(P,C).flatMap(T=>T.match(o)??[]).map(T=>T.toLowerCase())}const e=1e3,i=/(^|\s)#.*$/s,f=/(^|\s)(\/\/|\/?\*).*$/s;function g(P,C){
const S=/jenkinsfile|\.json$/i.test(P)?f:i;return C.split(`
`).map(T=>T.slice(0,e).replace(S,"").trimEnd())}function _(P,C,S,T){return{file:P,...(0,p.yN)(S)(T),line:C+1}}}),1011:((le,z,t)=>{t.d(z,{CI:()=>x,G4:()=>O,O8:()=>A,
Rt:()=>R,VZ:()=>D,eI:()=>$,kA:()=>w,s7:()=>M,sw:()=>y,vH:()=>v});var h=t(4756),E=t(2170),p=t(3298);const R=["organization","workspaces"],A=["module","state","lo\
ck"],D=["version","compatible","provider-version"],x=({directory:c,module:s})=>[...new Set([c,s??c])];function y(c,s){const a=(0,p.O)(l=>l.filter(r=>s.includes(
r))),m=(0,p.O)(l=>l.flatMap(r=>a(r.clients).length===0?[]:{...r,clients:a(r.clients)}));return c.flatMap(l=>{const r=a(l.clients);if(r.length===l.clients.length)
return l;const n=m(l.needs),d=l.isHostImplied?n[0]?.host??l.host:l.host;return r.length===0?[]:{...l,clients:r,needs:n,host:d}})}const $=(c,s)=>c.map(a=>{const{
calls:m,evaluated:l}=a;if(s.length===0||m===void 0||l===void 0)return a;const r=Object.entries(m).filter(([n])=>!s.some(d=>d===n));return{...a,calls:Object.fromEntries(
r)}}),M=({workspace:c,hasOwnToken:s,directHost:a})=>c!==void 0||s===!0||a!==void 0,w=c=>new Set(c.flatMap(({host:s,isHostImplied:a})=>a?[]:s??[])),v=(c,s)=>c.filter(
({clients:a})=>a.some(m=>s.includes(m))),I=1e4;function O(c=I){const s=[],a={error:0,warning:0,notice:0};let m=0;const l=n=>{a[n.severity]+=1,a[n.severity]<=c?s.
push(n):m+=1},r=()=>(0,E.ht)(".",(0,h.ub)({kind:"problems",max:c,omitted:m}));return{add:l,all:()=>m===0?s:[...s,r()]}}}),4756:((le,z,t)=>{t.d(z,{$T:()=>c,JW:()=>M,
U$:()=>R,WO:()=>x,a3:()=>$,ub:()=>I,yQ:()=>w});var h=t(9432),E=t(9615),p=t(3841);const R=({error:s,isRefused:a})=>(0,E.CC)("file-syntax",{message:s??"the file i\
s not valid UTF-8",help:s?.startsWith("invalid escape sequence")?"write `/` in paths, or `\\\\` for a backslash":"fix the file, or list it in `exclude` if it is\
 invalid on purpose",...!a&&{severity:s===null?"notice":"warning"}}),A={file:["the file cannot be read","correct the permissions, or list the file in `exclude`"],
directory:["the directory cannot be read","correct the permissions, or list the directory in `exclude`"],link:["the target of the link cannot be read","correct \
or remove the link, or list it in `exclude`"],scan:[" in `scan` cannot be read","correct `scan`, and check that the repository is checked out"],"special-file":[
"this is","remove it, or list it in `exclude`"],"link-to-special-file":["the target of the link is","remove the link, or list it in `exclude`"]},D={ENAMETOOLONG:"\
shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"};function x(s){const[a,m]=A[s.what],l=s.what===
"file"||s.what==="directory";return(0,E.CC)("file-unreadable",{message:`${"entry"in s?(0,h.dh)(s.entry):""}${a}${"code"in s?`: ${s.code}`:` ${s.is} and is not r\
ead`}`,help:(l?D[s.code]:void 0)??m,...!("isRefused"in s&&s.isRefused)&&{severity:"warning",affects:[]}})}const y={link:["the link points outside the checkout a\
nd is not followed","move the file into the repository, or name its directory in `scan`"],linked:["the link leads to a directory that was not read","remove the \
link, or name the directory in `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out","select the file, or do not select its direct\
ory"],generated:["Terragrunt adds configuration here that was not read","write `contents`, `path` and `config` as literals, and give included files the suffix .\
hcl"],outside:["is outside the checkout, and the module in it was not read","move the module into the repository, or name its directory in `scan`"],skipped:["wa\
s not read","write the path as a literal, or remove the directory from `exclude`"],project:["the file decided what was read, with exclude, roots or dialect","li\
st the repository again, with `allowed-hosts`"]};function $(s){const[a,m]=y[s.what],l="path"in s&&{message:`directory ${(0,h.dh)(s.path)} ${a}`,severity:"notice"};
return(0,E.CC)("file-outside",{message:a,help:m,...l})}function M({scan:s,hasHostnames:a,isFleet:m}){const l=s.every(o=>o===".")?"this directory":`\`scan\` (${(0,h.
K4)(s,3,h.dh)})`,n=`found no Terraform or OpenTofu files in ${m?"the repositories of `usages`":l}`,d=m?"check out the repositories before `tf-disco usages`":"ch\
eck out the repository first (in a workflow: actions/checkout)";return(0,E.CC)("nothing-to-check",{message:`${n}, and \`hostnames\` is not set`,help:`${d}, or c\
orrect \`scan\` or \`exclude\``,...a&&{message:`${n}; only \`hostnames\` was checked`,help:`${d}, or correct \`scan\``,severity:"warning"}})}const w=({oldest:s})=>(0,E.
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
I=s=>(0,E.CC)("file-limit",(0,E.Z9)(v,s)),O={comment:({why:s})=>({message:`this comment ignores nothing: ${s}`,help:"write `# tf-disco:ignore CODE REASON` in a \
line of its own, for each code"}),unmatched:({code:s,line:a})=>({message:`there is no ${(0,h.dh)(s)} to ignore${a===void 0?"":` on line ${a}`}`,help:`remove the\
 rule, or ${a===void 0?"correct it":"move it to the line of the finding or above it"}`}),elsewhere:({code:s})=>({message:`${(0,h.dh)(s)} is not ignored, because\
 it has other places, too`,help:"ignore it at each of its places, or in `ignore`"}),fixed:({code:s})=>({message:`files of the repository cannot ignore ${(0,h.dh)(
s)}, because \`allowed-hosts\` is set`,help:"correct what was found, or add it to `allowed-hosts` or `ignore`"})},c=s=>(0,E.CC)("ignore-unused",(0,E.Z9)(O,s))}),
7706:((le,z,t)=>{t.d(z,{g6:()=>y,ho:()=>x,io:()=>w,jP:()=>R});var h=t(8032),E=t(9432),p=t(9615);function R({kind:v}){const{client:I,what:O}=h.$I[v];return(0,p.CC)(
"block-unsupported",{message:`${O} is supported by ${h.bB[I]} only`,help:I==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove i\
t, or correct `dialect`"})}const A={twice:({what:v,first:I})=>({message:`${v} is defined a second time; the first time is in ${I}`,help:v.includes(".")?"remove \
or rename one of them":"write one block only"}),"no-base":({what:v})=>({message:`this override file changes ${v}, which no other file of the directory defines`,
help:"define it in a file that is not an override file, or remove it here"}),"of-cli":({what:v})=>({message:`${v} is a block of the CLI configuration, which has\
 files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),reserved:({
what:v})=>({message:`${v} has a name that calls of a module need for themselves`,help:"rename the variable"}),"quoted-type":({what:v})=>({message:`the type of ${v}\
 is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `map(string)` for "map"'}),argument:({what:v,argument:I})=>({message:`${v} cannot h\
ave ${I}`,help:"correct its name, or remove it"}),both:({what:v,names:I})=>({message:`${v} has both ${I.join(" and ")}`,help:"remove one of them"}),unknown:({what:v,
labels:I})=>({message:`a file cannot have ${I===void 0?"":"these labels of "}${v} at its top level`,help:/^(?:backend|cloud|required_\w+)$/.test(v)?"move it int\
o a `terraform` block":I===void 0?"correct its name, or remove it":`write ${I||"no"} labels`}),name:({what:v})=>({message:`"${v}" cannot be a name`,help:"use le\
tters, digits, dashes and underscores only, with a letter or underscore first"}),"no-alias":({what:v})=>({message:`${v} has for_each, but no alias`,help:"add `a\
lias`, or remove `for_each`"}),expression:({what:v,isGuess:I})=>({message:`${v} has a variable or function, which Terraform does not evaluate in a backend or cl\
oud block`,help:"write its value",...I&&{severity:"warning"}}),workspace:({what:v,selected:I,isAmongOthers:O})=>({message:`the cloud block names the workspace ${(0,E.
dh)(v)}, but TF_WORKSPACE is ${(0,E.dh)(I)}`,help:"unset TF_WORKSPACE, or use `tags` in place of `name`",...O&&{severity:"warning"}}),backend:({what:v,isRemoved:I})=>({
message:`there is no backend ${v}${I?" since Terraform 1.3, and in OpenTofu":""}`,help:"correct the type, or move the state to another backend",...I&&{severity:"\
warning"}}),"local-name":({what:v,normal:I})=>({message:`"${v}" cannot be the local name of a provider`,help:I===null?"use letters, digits and dashes only, with\
 no dash at either end":`write ${I}`})},D=v=>({...v,what:(0,E.dh)(v.what,80)}),x=v=>(0,p.CC)("block-invalid",(0,p.Z9)(A,D(v))),y=v=>(0,p.CC)("block-backend",(0,p.
Z9)(A,D(v))),$="use another version of the module that has this call",M={"not-passed":({call:v,name:I,canChange:O})=>({message:`${v} does not pass the provider \
configuration ${I}, which its module expects`,help:O?`add \`${I} = \u2026\` to the \`providers\` of the call`:$}),overridden:({call:v,name:I,canChange:O})=>({message:`${v}\
 passes the provider configuration ${I}, which its module has itself`,help:O?`remove \`${I}\` from the \`providers\` of the call`:$}),"of-other":({call:v,name:I})=>({
message:`${v} passes ${I}, which has another source in its module`,help:`write the same \`source\` for ${I} in the \`required_providers\` of both modules`}),repeated:({
call:v,argument:I,canChange:O})=>({message:`${v} has \`${I}\`, but its module configures a provider itself`,help:O?`remove \`${I}\`, or use a version of the modu\
le without \`provider\` blocks`:$})},w=v=>(0,p.CC)("block-providers",(0,p.Z9)(M,v))}),8516:((le,z,t)=>{t.d(z,{FA:()=>a,N0:()=>I,Ov:()=>m,Sm:()=>O,id:()=>v,jF:()=>w});
var h=t(8032),E=t(9432),p=t(9119),R=t(9615);const A=6,D=l=>`"${(0,E.dh)(l)}"`,x="change one of these constraints so that a version can match all of them",y=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function $(l){const r=l.replace(y,"");return r===""?"":`: ${r}`}const M={syntax:({text:l,why:r})=>({message:`${D(l)} is not a version constraint${$(r)}`,help:"w\
rite versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:l,clients:r})=>({message:`ve\
rsion of ${l} is an expression, which ${r.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:r.includes("terraform")?"write the v\
ersion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept lo\
cals and variables",affects:r}),"not-a-string":({address:l})=>({message:`version of ${l} is not a string`,help:"put the version in quotes"}),"pre-release":({text:l})=>({
message:`${D(l)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared \
without it"}),"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({
provider:l})=>({message:`${l} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:l})=>({message:`provider ${l} i\
s required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` wi\
thout `version`"})},w=l=>(0,R.CC)("constraint-invalid",(0,R.Z9)(M,l));function v({of:l,terms:r,constraints:n,...d}){const{preRelease:o,resolution:u}=d,e=r.length===
1?"correct the constraint":x,f=r.some(({place:C})=>typeof C!="string"&&C.inside)?`${e}, or call another version of the module that has one`:e,g=u?`${(0,R.OJ)(u)}\
, or ${e}`:f,_=new Set(r.map(p.Ox)).size===1,P=({text:C,...S})=>_?D(C):`${D(C)} (${(0,E.dh)((0,p.Ox)(S))})`;return(0,R.CC)("constraint-unmeetable",{...n&&{constraints:n},
message:`no version of ${l} can match ${r.length>1?"all of ":""}${(0,E.K4)(r,A,P)}`,help:o===void 0?g:`write ${D(o)}: only an exact version, without a space aft\
er \`=\` and without \`v\`, selects a pre-release of a module`})}const I=({provider:l,version:r,constraints:n,isUnit:d})=>(0,R.CC)("lock-outside",{message:`lock\
ed provider ${l} ${r} does not match configured version constraint ${(0,E.K4)(n,A,E.dh)}`,help:`run \`${d?"terragrunt":"terraform"} init -upgrade\` in this direc\
tory and commit the lock file, or change the constraint`}),O=l=>(0,R.CC)("lock-readonly",{message:l.isUnused?`no module requires provider ${l.provider}, and \`-l\
ockfile=readonly\` does not let init remove its entry`:`the lock file has no entry for provider ${l.provider}, and \`-lockfile=readonly\` does not let init add on\
e`,help:"run `terraform init` in this directory without `-lockfile=readonly`, and commit the lock file"}),c=(l,r)=>n=>({message:`the ${l} of provider ${n.provider}\
 ${r}`}),s={syntax:({error:l})=>({message:l}),twice:({provider:l})=>({message:`it has two blocks for provider ${l}`,help:"remove one of the blocks; a merge may \
have duplicated it"}),"no-version":c("version","is missing"),"not-a-version":c("version","is not a version number"),"not-constraints":c("constraints","are inval\
id"),"not-hashes":c("hashes",'are not a list of at least one, each like "h1:\u2026"'),"not-normal":l=>({message:`the ${l.of} of provider ${l.provider} must be w\
ritten in normalized form: ${D(l.normal)}`})};function a(l){const{message:r,help:n}={help:"restore the file, or remove the block and run `terraform init` again",
...(0,R.Z9)(s,l)};return(0,R.CC)("lock-invalid",{message:`failed to read dependency lock file: ${r}`,help:n})}const m=({client:l,version:r,constraint:n})=>(0,R.
CC)("client-version",{message:`the version constraint ${D(n)} excludes ${h.bB[l]} ${r}`,help:`use another version of ${h.bB[l]}, or change the constraint`})}),2170:((le,z,t)=>{
t.d(z,{Qp:()=>y,W7:()=>x,Xd:()=>D,ht:()=>A,kH:()=>p,wv:()=>R});var h=t(8032),E=t(9119);function p($,{clients:M=h.zK,...w}={}){return{problem:$,severity:$.severity,
affects:$.affects.filter(v=>M.includes(v)),clients:M,host:null,services:[],places:[],needed:!0,...w}}const R={line:1,column:1,endColumn:1};function A($,M,w=R){const v={
file:$===""?".":$,...w};return p(M,{places:[v],clients:h.Du})}const D=({places:$})=>$.find(M=>typeof M!="string")??null,x=$=>D($)?.file??"",y=($,M)=>(0,E.c1)($,
w=>JSON.stringify(M(w))).map(w=>{const[v]=w;if(w.length===1)return v;const I=s=>[...new Set(w.flatMap(s))],O=I(s=>s.exclude??[]),c=I(s=>s.rowKeys??[]);return{...v,
needed:w.some(({needed:s})=>s),affects:I(({affects:s})=>s),clients:I(({clients:s})=>s),places:(0,E.As)((0,E.jH)(w.flatMap(({places:s})=>s))),...O.length===0?{}:
{exclude:O},...c.length===0?{}:{rowKeys:c}}})}),9615:((le,z,t)=>{t.d(z,{CC:()=>l,Lw:()=>D,OJ:()=>a,VB:()=>s,Z9:()=>r,ag:()=>m,as:()=>$,oC:()=>A,tr:()=>c,xx:()=>O});
var h=t(1780),E=t(9179),p=t(9432);let R=function(...n){return{problemFacts:R}=t.late([4507],4507),new.target?new R(...n):R(...n)};const A=["error","warning","no\
tice"],D=n=>({operator:n,user:n}),x=(n,{isTerminal:d})=>typeof n=="object"&&"terminal"in n?n[d?"terminal":"workflow"]:n;function y({operator:n,user:d,guest:o},u){
const{role:e,host:i}=u;if(e==="guest"&&o!==void 0)return o;const f=x(n,u);if(e==="operator")return f;const g=(0,h.xI)`ask the operator of ${(0,h.KT)(i)} to ${f}`;
if(d===void 0)return g;const _=x(d,u);return/^ask | or /.test((0,h.pj)(_))||/, or /.test((0,h.pj)(f))||e==="guest"||(0,h.pj)(_)===(0,h.pj)(f)?_:(0,h.xI)`${_}, or ${g}`}
function $(n,d){const{cures:o,...u}=n;return o===void 0?n:{...u,help:w(o,d)}}const M={role:"operator",host:"",isTerminal:!1};function w(n,d){const{because:o,note:u}=n,
e=o===void 0?"":`${o}: `,i=u===void 0?"":(0,h.xI)`; ${x(u,d)}`;return v((0,h.xI)`${e}${y(n,d)}${i}`)}const v=n=>(0,h.tD)((0,h.FS)(n),E._U),I=/(?<=`|' )terraform (?=(?:init|login|logout|providers)\b)/g;
function O(n,d,o){const u=d.join()==="opentofu"?"tofu ":"terraform ",e=o?"this machine":"the runner",i=_=>_.replace(I,u).replace(/\bthis machine\b/g,e),{message:f,
help:g}=n;return{...n,message:(0,h.tD)(f,i),...g&&{help:(0,h.tD)(g,i)}}}function c(n){const[d,...o]=n,e=`if ${d===void 0?"this repository":(0,p.K4)(n,3)} ${o.length>
0?"use":"uses"} OpenTofu, set \`dialect\``;return d===void 0?e:`${e} for \`tf-disco usages\``}const s=n=>`call another version in place of ${(0,p.dh)(n)}, or ha\
ve it corrected there`,a=({calls:n,module:d,version:o})=>`use ${(0,p.dh)(d)} ${(0,p.dh)(o,40)} in ${(0,p.K4)(n,5,p.dh)}, the newest version that is known to end\
 the conflict`,m=({message:n,help:d})=>({message:(0,h.pj)(n),help:d===void 0?null:(0,h.pj)(d)});function l(n,d){const{operator:o,user:u,guest:e,because:i,note:f,
...g}=d,_=o===void 0?void 0:{operator:o,user:u,guest:e,because:i,note:f},{help:P=_,...C}=g,S=R()[n],T=(0,h.tD)(C.message,E._U),b={code:n,...S,usualSeverity:S.severity,
...C,message:T};return P===void 0?b:typeof P=="object"&&"operator"in P?{...b,help:w(P,M),cures:P}:{...b,help:v(P)}}const r=(n,d)=>n[d.kind](d)}),8339:((le,z,t)=>{
t.d(z,{DA:()=>I,Iz:()=>v,J0:()=>r,My:()=>O,Zp:()=>o,_W:()=>u,k0:()=>n,tg:()=>d});var h=t(8032),E=t(1780),p=t(9179),R=t(9432),A=t(9615);const D=120,x="is not a r\
egistry module, and `version` applies to registry modules only",y={"local-with-version":[x,"remove `version`"],"remote-with-version":[x,"remove `version`; `?ref\
=` in the source selects a version of a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","\
use a local path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],"leads-out":["leads out of its packa\
ge","use a path to a directory of the package"],endless:["calls itself, directly or through other modules","remove one of the calls"],stack:["is not the address\
 of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],terragrunt:["cannot be downloaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},$={missing:["has\
 no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",
'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function M(e){if("error"in e)return{message:e.error,help:e.advice??void 0};if("ad\
dress"in e){const[P,C]=$[e.reason];return{message:`${e.address} ${P}`,help:C}}const[i,f]=y[e.reason],[,g]=w.exec(e.text)??[],_=g===void 0?"":`write "${g}" for t\
he module of the registry, or `;return{message:`"${e.text}" ${i}`,help:`${_}${f}`}}const w=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,v=({path:e,maker:i,in:f})=>(0,A.
CC)("source-missing",{message:`there is no directory ${(0,R.dh)(e)}${f===void 0?"":` in ${(0,R.dh)(f)}`}`,help:f===void 0?"correct the path, or commit the direc\
tory":"correct the directory in `source`, or call another version",...i!==null&&{message:`there is no directory ${(0,R.dh)(e)} in this checkout; ${(0,R.dh)(i)} ${i.
endsWith(".gitignore")?"lists it, so something creates it":"may create it"}`,help:"create it before this check, as before `init` (a submodule with `submodules: \
true` of actions/checkout), or correct the path",severity:"warning"}}),I=e=>"isOld"in e?(0,A.CC)("source-invalid",{...l(e),affects:[e.client]}):(0,A.CC)("source\
-invalid",M(e)),O=e=>(0,A.CC)("source-near-miss",{message:e.host===null?`"${e.text}" is not read as a registry address`:(0,E.xI)`"${e.text}" is read as host ${(0,E.
KT)(e.host)}`,help:e.advice,...e.host===""&&{message:`the host of "${e.text}" cannot be determined`,severity:"notice"}}),c="add its host to `hostnames`, and set\
 `scan: .` to read files as well";function s(e){const{shown:i,more:f}=(0,R.zN)(e,4),g=i.map(({text:P,from:C})=>`${P===null?"not known":(0,R.dh)(P,D)} ${C??"by d\
efault"}`),_=f>0?`${f} more`:g.pop();return`${g.join(", ")} and ${_}`}const a=(e,i,f)=>`${e} of ${i} is ${(0,R.dh)((0,p.Qj)(f),D)}`;function m({address:e,argument:i,
expression:f,candidates:g,refused:_}){const P=a(i,e,f);if(_===null){const S=g.length>1?s(g):"only known at init time";return{message:`${P}, which is ${S}`,help:c}}
const{variable:C}=_;return C===""?{message:`${P}, which cannot be known during init`,help:`write the ${i} with literals, locals and variables only`}:{message:`${P}\
, and Terraform evaluates var.${C} here only with \`const = true\``,help:`add \`const = true\` to variable "${C}", which requires Terraform 1.15, or write the ${i}\
 as a literal`}}function l({address:e,expression:i,client:f,isOld:g}){const _=a("source",e,i),[P,C]=[h.bB[f],h.Y8[f]],S="write the source as a literal";if(g)return{
message:`${_}, which ${P} evaluates only since ${C}`,help:`${S}, or use ${P} ${C} or later`};const T=f==="terraform";return{message:`${_}, and ${P} evaluates on\
ly locals and ${T?"variables with `const = true`":"variables"} here`,help:`${S}${T?", or add `const = true` to each variable in it, which requires Terraform 1.1\
5":", or with locals and variables"}`}}const r=e=>(0,A.CC)("source-dynamic","isOld"in e?l(e):m(e)),n=e=>(0,A.CC)("host-invalid",{message:`"${e.text}" is not a h\
ostname: ${e.error}`,help:e.advice??void 0}),d=e=>(0,A.CC)("host-missing",{severity:"warning",message:`the ${e} has no hostname, and OpenTofu has no default`,help:e===
"cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),o=({host:e,name:i})=>(0,A.CC)("host-dotless-module",{message:(0,E.
xI)`module sources cannot name host ${(0,E.KT)(e)}: must contain at least one dot`,help:(0,E.xI)`use a full name such as ${(0,E.KT)(i)}.localdomain; provider addresses accept the short name`}),
u=({host:e})=>(0,A.CC)("host-idn-module",{message:(0,E.xI)`Terraform cannot use modules from host ${(0,E.KT)(e)}: it converts the name to punycode and then refuses punycode`,
operator:"serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),3841:((le,z,t)=>{t.d(z,{C:()=>p,p:()=>E});var h=t(9432);
const E=A=>A.map(p).join("; ");function p(A){switch(A.kind){case"deadline":return`the deadline of ${(0,h.YA)(A.ms)} was reached`;case"signal":return`interrupted\
 by ${A.signal}`;case"crash":return"tf-disco crashed";case"missing":return R(A)}}function R({repositories:A,total:D}){const x=A.length===1?"is":"are",y=(0,h.K4)(
A,10,h.dh);return`${A.length} of ${(0,h.px)(D,"repository")} ${x} missing: ${y}`}}),2213:((le,z,t)=>{t.d(z,{Ar:()=>A,Bm:()=>y,D8:()=>x,FV:()=>D,Gb:()=>p,Ul:()=>$,
nT:()=>R});var h=t(255),E=t(9897);const p={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},R={"openbao *":"address","\
aws_kms *":"ec2_metadata_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpo\
int oidc_request_url vault_uri"},A=["address","endpoints","http_proxy","https_proxy","vault_uri"],D={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"\
address",cos:"domain endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endp\
oint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_pro\
xy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},x=M=>/^[\w.-]*$/.test(M)?null:E.IZ,y=M=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test(M)?null:E.IZ;function $(M){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(M))return E.IZ;if(/^\s*\w+\s*=/.test(M)){const[w,...v]=Array.from(M.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,I=""])=>I);return w===void 0?null:v.length===0?(0,h.$o)(w):E.IZ}return(0,h.yo)(/^[\w+.-]+:\/\//.test(M)?M:`https://${M}`)??E.IZ}}),1879:((le,z,t)=>{t.d(z,{LG:()=>$,
Tp:()=>A,Zo:()=>I,bi:()=>R});var h=t(9562),E=t(7811),p=t(5106);const R=1024*1024;function A(c,s){const a=(0,E._6)(c),m=(0,h.V)(a,"map");if(!m.ok)return{kind:"no\
t-json",...$(a,m)};if(m.value===null)return{kind:"null"};if(Array.isArray(m.value))return{kind:"not-object",why:"found an array"};if(!(0,h.G)(m.value))return{kind:"\
not-object",why:`found a ${typeof m.value}`};const l=[];for(const r of Object.keys(m.value)){const n=m.value[r]??null;if(s?.(r,n)===!1)continue;const d=s!==void 0&&
D(n)>p.Ls;l.push({id:r,value:d?void 0:n})}return{kind:"object",services:l}}function D(c){try{return JSON.stringify(c).length}catch{return Number.POSITIVE_INFINITY}}
const x=[[/^$/,"is empty"],[/^\ufeff\s*\{/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-\
16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other binary data","serve it uncompressed"],[/^\ufeff?</,"is HTML or XML"],[/^\{[{%]/,"is a\
 template that was not rendered"],[/^---/,"begins with `---`, as YAML and front matter do"],[/^e[wy][\w+/-]{10,}(?:[=\s]|$)/,"is base64"]],y=/^(?:(?:\/\/|#)[^\n]*\n\s*|\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*(?:\{|\[\s*(?:["{[\]]|\d+[\s,\]]))/;
function $(c,{why:s,advice:a}){const m=c.slice(0,4096).replace(/^[\t\n\r ]+/,""),[,l,r=null]=x.find(([n])=>n.test(m))??[];return l!==void 0?{why:`it ${l}`,advice:r,
beginning:null}:y.test(m)?{why:s,advice:a,beginning:null}:{why:"it is not JSON",advice:null,beginning:m}}const M=100,w=16*1024,v=200;function I(c){const s=new Set(
c),a=new Set(c.map(O));let m=0,l=w;return(r,n)=>{if(p.fg.has(r)||s.has(r))return!0;const d=r.length<=v&&a.delete(O(r));if(m===M)return d;const o=r.length+D(n);return o>
l?d:(m+=1,l-=o,!0)}}const O=c=>c.slice(0,c.indexOf(".")+1)}),3096:((le,z,t)=>{t.d(z,{Bo:()=>D,Gz:()=>E,LA:()=>y,RO:()=>A,eH:()=>$,hl:()=>x,jt:()=>p,un:()=>R});var h=t(
3916);const E=(M,w)=>M===""?w:`${M}/${w}`,p=M=>M.slice(0,Math.max(0,M.lastIndexOf("/")));function R(M,w){const v=(0,h.join)(M,w.replaceAll("\\","/")).replace(/\/$/,
"");return v==="."?"":v}const A=M=>/(^|\/)tests$/.test(M)?p(M):M;function D(M,w,v=[]){const I=A(M),O=["",...$(M)].findLast(w);if(O===void 0||w(I))return I;const c=s=>v.
some(a=>w(R(s,a)));return c(I)&&!c(O)?I:O}const x=M=>/\.(tftest|tofutest)\.(hcl|json)$/.test(M),y=M=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(M),$=M=>M.split(
"/").map((w,v,I)=>I.slice(0,v+1).join("/"))}),3846:((le,z,t)=>{t.d(z,{A5:()=>u,Gi:()=>y,NE:()=>d,W_:()=>m,mi:()=>O,op:()=>o,pj:()=>M,sL:()=>s});var h=t(7811),E=t(
255),p=t(9509),R=t(5243);const A={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},D="hashicorp",x="-",y=({host:e,namespace:i})=>e===(0,R.Vm)(
"terraform")&&i===D,$='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',M="must contain only letters,\
 digits, and dashes, and may not use leading or trailing dashes",w={prefix:"terraform-",whose:"a Terraform",frequency:"often"},I={terraform:[w],opentofu:[w,{prefix:"\
opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function O(e,i){const f=e.split("/");if(f.length>3||f.includes(""))return c($);const[g="",_,P]=f.reverse(),
C=s(g);if(!C.ok){const ee=`${(0,h.ol)(g)} in source ${(0,h.ol)(e)}`;return c(`Invalid provider type: Invalid provider type ${ee}: ${C.why}"`)}const S=P===void 0,
T=S?(0,h.Ju)((0,R.Vm)(i)):(0,E.Pv)(P);if(_===void 0&&T.ok){const ee={hostImplied:S,namespace:D,type:C.value};return{kind:"registry",host:T.value,...ee}}const L=_===
x?(0,h.Ju)(_):m(_??"",i),j=`namespace "" in source ${(0,h.ol)(e)}`;if(!L.ok)return c(`Invalid provider namespace: Invalid provider ${j}: ${L.why}"`);const K="In\
valid provider source hostname";if(!T.ok)return c(`${K}: ${K} ${j}: ${T.why}"`);const W={hostImplied:S,host:T.value,namespace:L.value,type:C.value},Y=r(W,i);return Y===
void 0?{kind:l(W,i),...W}:c(Y)}const c=e=>({kind:"invalid",error:e});function s(e){if(/^[a-z0-9]+$/.test(e))return(0,h.Ju)(e);if(e==="")return(0,h.TR)("must hav\
e at least one character");if(e.includes("."))return(0,h.TR)("dots are not allowed");if(e.includes("--"))return(0,h.TR)("cannot use multiple consecutive dashes");
const i=(0,p.YE)(e);return i.ok?(0,h.Ju)((0,p.DI)(i.value)):(0,h.TR)(M)}const a=/^(?=.*_)(?!.*--)[a-z\d](?:[\w-]*[a-z\d])?$/i,m=(e,i)=>i==="terraform"&&a.test(e)?
(0,h.Ju)(e.toLowerCase()):s(e);function l({host:e,namespace:i},f){return i===x?"legacy":i==="builtin"&&A[f].includes(e)?"builtin":"registry"}function r(e,i){const f=(0,R.
Vm)(i);if(e.namespace===x&&e.host!==f)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${f}.`;const g=I[i].find(
({prefix:_})=>e.type.startsWith(_));return g&&n(e,g,i)}function n(e,{prefix:i,whose:f,frequency:g},_){const P=`${i}provider-`,C=e.type.slice(P.length);if(!e.type.
startsWith(P)||!s(C).ok)return`Invalid provider type: Provider source ${(0,h.ol)(d(e))} has a type with the prefix ${(0,h.ol)(i)}, which isn't allowed because i\
t would be redundant to name ${f} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const S=d({...e,type:C},
_);return`Invalid provider type: Provider source ${(0,h.ol)(d(e,_))} has a type with the prefix ${(0,h.ol)(P)}, which isn't valid. Although that prefix is ${g} \
used in the names of version control repositories for ${f.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,h.ol)(S)}?`}const d=({host:e,namespace:i,type:f},g)=>g!==void 0&&e===(0,R.Vm)(g)?`${i}/${f}`:`${(0,E.pk)(e)}/${i}/${f}`,o=e=>e.replace(/^.*\./s,
""),u=e=>(e??"").replace(/[._].*$/s,"")}),8153:((le,z,t)=>{t.d(z,{D4:()=>x,LT:()=>c,Qq:()=>M,Tj:()=>a,_5:()=>D,ch:()=>A,gy:()=>O,lq:()=>I,nd:()=>v,p_:()=>s,qL:()=>y,
w3:()=>m,zM:()=>w});var h=t(9562),E=t(7811),p=t(9432),R=t(1879);const A="has too many elements",D=25e3;function x(n,d,o){const u=y(n,d,o);return u.ok?u.value.items>
D?(0,E.TR)(A):(0,E.Ju)(u.value.value):u}function y(n,d,o="decoder"){const u=(0,h.V)(n,/^[\t\n\r ]*[{n]/.test(n)?o:"struct");if(!u.ok&&u.isLimit)return(0,E.TR)(A);
if(!u.ok)return(0,E.TR)((0,p.kw)((0,R.LG)(n,u)));const e=new r,i=d.read(u.value,e),{mistake:f,items:g}=e;return f===null?(0,E.Ju)({value:i,items:g}):(0,E.TR)(f)}
const $=(n,d,o=u=>typeof u==typeof n)=>({zero:n,read:(u,e)=>o(u)?u:(u!==null&&e.refuse(d,u),n)}),M=$("","a string"),w=$(!1,"a boolean"),v=$(0,"an integer",Number.
isInteger),I=n=>({zero:null,read:(d,o)=>d===null?null:n.read(d,o)}),O={zero:null,read:()=>null},c=n=>({zero:n.zero,read:(d,o)=>{const{mistake:u,items:e}=o,i=n.read(
d,o);return Object.assign(o,{mistake:u,items:e}),i}}),s=n=>({zero:[],read:(d,o)=>Array.isArray(d)?(o.items+=d.length,d.map((u,e)=>o.within(e,n,u))):(d!==null&&o.
refuse("an array",d),[])}),a=n=>({zero:null,read:(d,o)=>{const u=o.membersOf(d);if(u===null)return null;const e=Object.entries(u);return o.items+=e.length,new Map(
e.map(([i,f])=>[i,o.within("*",n,f)]))}});function m(n){const d=Object.entries(n),o=new Map(d),u=Object.fromEntries(d.map(([e,{zero:i}])=>[e,i]));return{zero:u,
read:(e,i)=>{const f=i.membersOf(e);if(f===null)return u;const g={...u};for(const[_,P]of Object.entries(f)){const C=o.has(_)?_:l(_),S=o.get(C);S!==void 0&&(g[C]=
i.within(C,S,P))}return g}}}const l=n=>n.toLowerCase().replaceAll("\u017F","s");class r{#e=[];mistake=null;items=0;within(d,o,u){this.#e.push(d);const e=o.read(
u,this);return this.#e.pop(),e}membersOf(d){return(0,h.G)(d)?d:(d!==null&&this.refuse("an object",d),null)}refuse(d,o){if(this.mistake!==null)return;const u=this.#e.
map(i=>typeof i=="number"?`[${i}]`:`.${i}`),e=u.length===0?"":` in "${u.join("").slice(1)}"`;this.mistake=`has ${(0,p.go)(o)} instead of ${d}${e}`}}}),523:((le,z,t)=>{
t.d(z,{Cg:()=>w,PW:()=>m,Ty:()=>M,Zy:()=>v,_T:()=>l,hZ:()=>R,kv:()=>o,mb:()=>u,oF:()=>x,rK:()=>y});var h=t(7811),E=t(5106);const p=new RegExp(`^${E.eQ}$`),R=String.
raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,A=new RegExp(`^${R}[.+-]?$`),D=2n**63n-1n;function x(e){const[,i,f,g,_]=p.exec(e)??[];
return i===void 0?null:$(e,i,g??f,_)}function y(e){const[,i,f,g]=A.exec(e)??[];return i===void 0?null:$(e,i,f,g)}function $(e,i,f="",g=""){const _=i.split(".").
map(C=>C.replace(/^0+(?=.)/,""));if(_.some(C=>C.length>19))return null;const P=_.map(C=>BigInt(C));if(P.some(C=>C>D))return null;for(;P.length<3;)P.push(0n);return{
text:e,numbers:P,written:_.length,pre:f,build:g}}const M=e=>e.pre!=="",w=({numbers:e,pre:i,build:f})=>`${e.join(".")}${i===""?"":`-${i}`}${f===""?"":`+${f}`}`;function v(e,i){
const f=Math.max(e.numbers.length,i.numbers.length);for(let g=0;g<f;g++){const[_,P]=[e.numbers[g]??0n,i.numbers[g]??0n];if(_!==P)return _<P?-1:1}return e.pre===
i.pre||e.numbers.length!==i.numbers.length?0:e.pre===""||i.pre===""?e.pre===""?1:-1:I(e.pre,i.pre)}function I(e,i){const[f,g]=[e.split("."),i.split(".")];for(let _=0;;_++){
const[P,C]=[_+1>=f.length,_+1>=g.length];if(P!==C)return P?-1:1;const S=O(f[_]??"",g[_]??"");if(S!==0||P)return S}}function O(e,i){const[f,g]=[/^[0-9]*$/.test(e),
/^[0-9]*$/.test(i)];return f!==g?f?-1:1:f&&e.length!==i.length?e.length-i.length:e===i?0:e<i?-1:1}const c="[\\t\\n\\f\\r ]*",s=new RegExp(`^${c}(<=|>=|!=|~>|<|>\
|=|)${c}(${E.eQ})${c}$`),a="This string does not use correct version constraint syntax";function m(e){const i=[];for(const f of e.split(",")){const[,g,_=""]=s.exec(
f)??[],P=x(_);if(P===null)return(0,h.TR)(a);i.push({operator:g||"=",version:P,text:f})}return(0,h.Ju)(i)}function l(e){const i=m(e);if(!i.ok)return i;const f=[];
for(const g of i.value){const _=y(g.version.text);if(_===null||!r.test(g.text.trim()))return(0,h.TR)(`Incorrect version constraint syntax: ${n(g)}`);f.push({...g,
version:_})}return(0,h.Ju)(f)}const r=/^[<>=!~]* ?[0-9]/;function n({operator:e,version:i,text:f}){const g=f.trim();if(i.text.startsWith("v"))return'a "v" prefi\
x should not be used';if(!r.test(g))return`only one space is expected after the operator "${e}"`;if(i.numbers.length>3)return"too many numbered portions; only t\
hree are allowed (major, minor, patch)";const[_]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(g)??[""];return`missing comma after "${_}"`}
const d=[">",">=","=","~>","<=","<","!="];function o(e){const i=[...e].sort((f,g)=>v(f.version,g.version)||I(f.version.build,g.version.build)||d.indexOf(f.operator)-
d.indexOf(g.operator)||g.version.written-f.version.written);return[...new Set(i.map(u))].join(", ")}function u({operator:e,version:i}){if(e==="=")return w(i);const f=e===
"~>"&&i.written<3?i.numbers.slice(0,2):i.numbers;return`${e} ${w({...i,numbers:f})}`}}),9941:((le,z,t)=>{t.d(z,{SH:()=>R,Td:()=>A,lS:()=>x,n_:()=>p,w4:()=>D,yN:()=>M});
const h=25e4,E=100;class p{max;count=0;constructor(c=h){this.max=c}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){
return this.count*E}}const R=(O,c,s)=>O.kind==="native"?O.blocks.filter(a=>a.type===c&&a.labels.length===s):O.members.flatMap(({name:a,value:m})=>a===c?$(c,m,s,
[]):[]),A=O=>O.kind==="native"?O.attributes:O.members;function D(O,c){if(!(O.kind==="native"&&O.mayHave?.(c)===!1))return A(O).find(s=>s.name===c)}const x=O=>(O.
kind==="tuple"?O.elements:[O]).flatMap(s=>s.kind==="object"?s.items.filter(y):[]),y=O=>O.name!==void 0&&O.name!=="//";function $(O,c,s,a){if(s>0)return x(c).flatMap(
({name:l,start:r,end:n,value:d})=>$(O,d,s-1,[...a,{value:l,start:r,end:n}]));const m={start:c.start,end:c.start+1};return(c.kind==="tuple"?c.elements:[c]).filter(
({kind:l})=>l==="object"||l==="tuple").map(l=>({...m,type:O,labels:a,body:{kind:"json",members:x(l)}}))}const M=O=>{const c=[O.startsWith("\uFEFF")?1:0];let s=O.
indexOf(`
`),a;return({start:m,end:l})=>{for(;s>=0&&s<m;s=O.indexOf(`
`,s+1))c.push(s+1);a??=v(O);const r=Math.max(1,I(c,m)),n=c[r-1]??0,d=(c[r]??(s<0?O.length:s)+1)-1;return{line:r,column:w(Math.max(m,n),n,a),endColumn:w(Math.min(
l,d),n,a)}}},w=(O,c,s)=>O-c-I(s,O-1)+I(s,c-1)+1,v=O=>/[\uD800-\uDBFF]/.test(O)?Array.from(O.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),c=>c.index):[];function I(O,c){
let s=0,a=O.length;for(;s<a;){const m=s+a>>>1;(O[m]??0)<=c?s=m+1:a=m}return s}}),3114:((le,z,t)=>{t.d(z,{Dp:()=>I,Ep:()=>x,L8:()=>M,TD:()=>a,Z:()=>s,Z8:()=>m,dN:()=>c,
tr:()=>$,xO:()=>O});var h=t(8032);const E=["terraform"],p=["opentofu"],R=/\.tfquery\.(hcl|json)$/,A=[[/\.tf(\.json)?$/,"config",h.Du],[/\.tofu(\.json)?$/,"confi\
g",p],[/\.tftest\.(hcl|json)$/,"test",h.Du],[/\.tofutest\.(hcl|json)$/,"test",p],[R,"query",E],[/\.tfmigrate\.hcl$/,"migrate",E],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",E],[/\.tfdeploy\.(hcl|json)$/,"deploy",E],[/\.(tf|tofu)mock\.hcl$/,null,h.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",h.Du]],D=/\.(tf|tofu|hcl|json)$/,
x=({class:l})=>l==="config"||l==="test",y={class:"lock",syntax:"hcl",clients:h.Du,isOverride:!1},$=l=>l.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
l);function M(l,r,n){if(l===".terraform.lock.hcl")return y;const d=D.test(l)?A.find(([b])=>b.test(l)):void 0,[o=/$/,u=null,e=[]]=d??[];if(u===null)return;const i=w(
l)&&u==="test"&&n==="tests";if(w(l)&&!i)return;const f=l.search(o),g=l.slice(0,f),_=g+l.slice(f).replace(".tf",".tofu"),P=g==="override"||g.endsWith("_override"),
C=i||_!==l&&r.has(_);if(C&&!e.includes("terraform"))return;const S=C?E:e,T=l.endsWith(".json")?"json":"hcl";return{class:u,syntax:T,clients:S,isOverride:P}}const w=l=>l.
startsWith(".")||l.endsWith("~")||l.startsWith("#")&&l.endsWith("#"),v=new RegExp(`^(${["(gnu)?makefile|terrafile","\\.?justfile","(dockerfile|containerfile|jen\
kinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger|vendir|vendor|peru)\\.ya?ml","(azure-pipelines?|(do\
cker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps\
1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),I=".tf-disco.hcl",O=l=>R.test(l),c=[".spacelift/config.yml",".spacelift/config.yaml"],s=l=>l.endsWith(
".tfbackend"),a=l=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.test(l),m=l=>a(l)||v.test(l)}),2057:((le,z,t)=>{t.d(z,{Yw:()=>A,pn:()=>R,
zM:()=>p,zt:()=>E});var h=t(3916);const E=100,p=D=>D.flatMap(x=>x.split(",")).length,R=D=>/^(?=.{0,200}$)[^{}()[]*(?:\{(?:(?!\.\.)[^{}()[])*\}[^{}()[]*)?$/.test(
D)&&D.split("/").filter(x=>x==="**").length<=2&&D.split("/").every(x=>x==="**"||x.split("*").length<=3);function A(D,x){const y=$=>(0,h.join)("/",$).replaceAll(
/(?<=[/{,])\.(?=[^./])/g,"_");return(0,h.matchesGlob)(`${y(D)}/_`,`${y(x)}/**`)}}),2398:((le,z,t)=>{t.d(z,{i:()=>x});var h=t(6092),E=t(3471);const p=160,R=12,A="\
    ",D=/##\w*\[/;function x(M,w,v){const{place:I,before:O,literal:c,after:s}=M,a=" ".repeat(`  ${I.line}`.length),m=Math.min(v.width,p)-a.length-3;if(m<R)return[];
const l=y(O+c+s),r=l(O+c+s),n=(0,E.nc)(r)<=m?0:l(O).search(/[^ ]|$/),d=r.slice(n),o=(0,E.nc)(l(O))-n,u=(0,E.nc)(l(O+c))-n,{from:e,to:i,text:f}=$(d,o,Math.max(u,
o+1),m),g=(0,E.nI)("|","dim",v),_="^".repeat(Math.max(1,Math.min(u,i)-Math.max(o,e))),P=" ".repeat(Math.max(o,e)-e);return[`${(0,E.nI)(`  ${I.line}`,"dim",v)} ${g}\
 ${f}`.trimEnd(),`${a} ${g} ${P}${(0,E.nI)(_,w,v)}`]}function y(M){const w=v=>(0,h.RK)(v.replaceAll("	",A),Number.POSITIVE_INFINITY);return D.test(w(M))?v=>w(v).
replaceAll(/(?<=#)#/g," #"):w}function $(M,w,v,I){const O=(0,E.nc)(M);if(O<=I)return{from:0,to:I,text:M};const c=Math.max(0,I-2-(v-w)),s=v<I?0:Math.max(0,w-1-Math.
ceil(c*2/3)),a=O-s<=I,m=s+(a?I:I-1),l=(0,E.Wc)(M,s===0?0:s+1,m),r=`${s===0?"":"\u2026"}${l}${a?"":"\u2026"}`;return{from:s,to:m,text:r}}}),3471:((le,z,t)=>{t.d(
z,{LV:()=>x,Wc:()=>I,ky:()=>A,nI:()=>E,nc:()=>$,wW:()=>R});const h={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},E=(O,c,{colour:s})=>s?`\x1B[${h[c]}m${O}\x1B[0m`:
O,p=(O,c,{hyperlinks:s})=>c&&s?`\x1B]8;;${c}\x1B\\${O}\x1B]8;;\x1B\\`:O;function R(O,c){const s=" ".repeat(O.indent),a=O.label.padEnd((O.column??0)-1),m=" ".repeat(
O.indent+(O.column??2)),l=c.width-s.length-a.length-1,r=D(O.text,c),[n="",...d]=x(r,l,c.width-m.length),o=p(E(a,O.style,c),O.url,c),{text:u="",url:e}=O.linked??
{},f=n.startsWith(u)?`${p(u,e,c)}${n.slice(u.length)}`:n;return[`${s}${o} ${f}`.trimEnd(),...d.map(g=>`${m}${g}`)]}function A(O,c){const[s="",...a]=x(D(O,c),c.width,
c.width-2);return[s,...a.map(m=>`  ${m}`)]}const D=(O,c)=>c.withFlags?.(O)??O;function x(O,c,s=c){const a=[];let m="",l=0;for(const r of O.split(" ")){const n=$(
r),d=a.length===0?c:s;m!==""&&l+1+n>d&&(a.push(m),m=""),l=m===""?n:l+1+n,m=m===""?r:`${m} ${r}`}return[...a,m]}const y=/^[ -~]*$/,$=O=>y.test(O)?O.length:Iterator.
from(O).reduce((c,s)=>c+M(s),0);function M(O){return y.test(O)?1:w(O)?0:($late1??=new RegExp("\\p{Regional_Indicator}","u")).test(O)?1:v(O)?2:1}const w=O=>($late2??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).test(
O),v=O=>($late3??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(O);function I(O,c,s){let[a,m]=["",0];for(const l of O){const r=M(l),n=m+r;if(m>=c&&n<=s&&(r>0||m>c)?a+=l:a+=" ".repeat(Math.max(0,Math.min(n,s)-Math.max(m,
c))),m=n,m>s)break}return a}}),6975:((le,z,t)=>{t.d(z,{SI:()=>u,tx:()=>n});var h=t(3024),E=t(6760),p=t(9968),R=t(9941),A=t(3114),D=t(7811),x=t(2057),y=t(9432),$=t(
9119),M=t(2398),w=t(6092),v=t(3474),I=t(7630),O=t(8535),c=t(7773);let s=function(...S){return{readHcl:s}=t.late([6135,3276,3403,7918,5938],8095),new.target?new s(
...S):s(...S)},a=function(...S){return{sourceText:a}=t.late([6135,3276,3403,7918,5938],8095),new.target?new a(...S):a(...S)};const m=256*1024,l=20,r=c.yy.filter(
({inProject:S})=>S===!0),n=S=>S.replaceAll("-","_"),d=r.map(({name:S,kind:T})=>({name:n(S),kind:T})),o=[{name:"paths",kind:(0,v.p_)("GLOB",D.Ju)},{name:"host",kind:(0,v.
xH)("HOST",I.rk)},{name:"reason",kind:(0,v.xH)("TEXT",D.Ju)}];function u(S){const T=(0,E.join)(S,A.Dp),b=(0,p.N0)(()=>(0,h.lstatSync)(T),null);if(b===null)return e(
"");const L=b.isSymbolicLink()?null:(0,p.yR)(T,m);if(L?.ok)return e(L.text);const j=L===null?"is a symbolic link":(0,y.mP)(L.failure);return{settings:new Map,ignore:[],
mistakes:[`${A.Dp} ${j}`]}}function e(S){const T=s(S,void 0,!0),b=new f(a(T,A.Dp)),L=b.readArguments(T.body,d,g),j=Array.from(L,([ie,ue])=>[ie.replaceAll("_","-"),
ue]),K=i(T.body).flatMap(ie=>b.readIgnore(ie)??[]),W=T.problems.map(({message:ie,...ue})=>({place:{file:A.Dp,...ue},why:ie})),ee=(W.length>0?W:b.mistakes).toSorted(
(ie,ue)=>ie.place.line-ue.place.line),{shown:oe,more:q}=(0,y.zN)(ee,l),ne=q>0?[`${A.Dp} has ${(0,y.px)(q,"more mistake")}`]:[],de=oe.map(({place:ie,why:ue})=>C(
S,ie,ue));return{settings:new Map(j),ignore:K,mistakes:[...de,...ne]}}const i=S=>S.kind==="native"?S.blocks:[];class f{mistakes=[];source;globs=0;constructor(T){
this.source=T}readArguments(T,b,L){const j=new Map;for(const{name:K,value:W,...Y}of(0,R.Td)(T)){const ee=b.find(ne=>ne.name===K),oe=this.mistakes.length,q=ee===
void 0?this.report(Y,L(K)):this.textOf(ee,W);q===null||this.mistakes.length>oe||j.set(K,{text:q,place:this.source.place(Y)})}return j}readIgnore({type:T,labels:b,
body:L,...j}){if(T!=="ignore")return this.report(j,`"${(0,y.dh)(T)}" is not a block; the only blocks are ignore "CODE" { \u2026 }`);const K=this.mistakes.length,
W=(0,I.PZ)(b.map(({value:q})=>q).join(" "));W.ok||this.report(b[0]??j,W.why);for(const q of i(L))this.report(q,"ignore has no blocks");const Y=this.readArguments(
L,o,q=>_(q,"an argument of ignore",o));if((0,R.w4)(L,"reason")===void 0&&this.report(j,'ignore has no reason; write reason = "\u2026"'),this.mistakes.length>K||
!W.ok)return null;const ee=(0,I.rk)(Y.get("host")?.text??""),oe=Y.get("paths");return{code:W.value,host:ee.ok?ee.value:null,paths:oe===void 0?null:(0,I.Dw)(oe.text),
reason:Y.get("reason")?.text??null,place:this.source.place(j)}}textOf(T,b){const{isList:L}=T.kind;if(L!==(b.kind==="tuple")){const W=L?`a list: ${T.name} = ["\u2026"\
]`:"one value, without brackets";return this.report(b,`${T.name} must be ${W}`)}const j=b.kind==="tuple"?b.elements:[b];return j.length===0?this.report(b,`${T.name}\
 is empty`):j.map(W=>{const ee=(W.kind==="string"||W.kind==="primitive")&&W.value!==null?String(W.value):null;for(const oe of this.mistakesIn(ee,T))this.report(
W,oe);return ee}).join(`
`)}mistakesIn(T,{name:b,kind:L}){const j=L.isList?`an item of ${b}`:b;if(T===null)return[`${j} is no plain value: write a text in quotes, a number, true or fals\
e`];if(T.trim()==="")return[`${j} is empty`];if(L.isList&&(0,I.Dw)(T)[0]!==T)return[`${j} has a comment, a line break or spaces around it`];if(L.value!=="GLOB")
return L.parse(T,b).mistakes;const K=this.globs;return this.globs+=(0,x.zM)([T]),this.globs>x.zt&&K<=x.zt?[`${b} has glob number ${this.globs}, and the limit is\
 ${x.zt}`]:(0,x.pn)(T)?[]:[`${j} is too complex; write at most 200 characters, two "**", two "*" in a name and one "{a,b}", and no "(" and "["`]}report(T,b){return this.
mistakes.push({place:this.source.place(T),why:b}),null}}function g(S){return S==="ignore"?'ignore is a block: ignore "CODE" { reason = "\u2026" }':c.yy.some(b=>!b.
inProject&&n(b.name)===n(S))?`"${S}" cannot be set here, where a pull request could change it; set the input or flag`:_(S,"a setting",d)}function _(S,T,b){const L=b.
map(K=>K.name),j=(0,O.a)(S,L,`; expected one of ${L.join(", ")}`);return`"${(0,y.dh)(S)}" is not ${T}${j}`}const P=80;function C(S,T,b){const L=Array.from(S.split(
`
`)[T.line-1]?.replace(/^\uFEFF/,"")??""),[j,K]=[T.column-1,T.endColumn-1],W=(de,ie)=>L.slice(de,ie).join(""),[Y,ee]=[W(0,j),W(j,K).trimEnd()],oe=W(K).trim()===""?
"":" \u2026",q={place:T,before:Y,literal:ee,after:oe},ne=(0,M.i)(q,"red",{colour:!1,width:P});return[`${(0,$.R3)(T)}: ${(0,w.RK)(b,Number.POSITIVE_INFINITY)}`,...ne].
join(`
`)}}),6177:((le,z,t)=>{t.d(z,{Ir:()=>x,cp:()=>M,vF:()=>v});var h=t(9432),E=t(9119),p=t(255),R=t(3474),A=t(7630),D=t(6975);const x=["exclude","roots","dialect"],
y="allowed-hosts",$="depth init of the project file counts as packages, since it runs `git` with the logins of the machine; to have it, set it in the workflow o\
r on the command line";function M(c,{settings:s},a){const m={...c},l=new Map,r=[];for(const[o,{text:u,place:e}]of s){if(o===y)continue;const i=`from ${e.file}:${e.
line}`,f=w(o,c,a),g=o==="depth"&&u==="init",_=g?"packages":u;f!==null?r.push(`${(0,D.tx)(o)}, ${i}, is not used: ${f}`):(m[o]=_,l.set(o,`${o}: ${(0,h.dh)(_.replaceAll(
`
`,", "))}, ${i}`),g&&r.push($))}const n=new Set(l.keys()),d=[...l.values()].join("; ");return{merged:m,ofProject:n,remarks:[...d===""?[]:[d],...r]}}function w(c,s,a){
return s[c]?`${a(c)} is set`:x.includes(c)?s[y]?`${a(y)} is set, and covers all files`:s.usages?`${a("usages")} is set`:s.hostnames&&!s.scan?`${a("hostnames")} \
is set, and no files are read`:null:null}function v(c,{settings:s},a){const m=s.get(y);if(m===void 0)return{allowed:c,mistakes:[],remarks:[]};const l=`${m.place.
file}:${m.place.line}`,r=(0,R.p_)("HOST",A.jM).parse(m.text,y).value,n=c.length===0,d=(P,C)=>P.filter(S=>O(S,C)),o=[...d(r,c),...d(c,r)],u=(0,E.t6)(n?r:o,P=>I([
P])),e=`allowed_hosts has no host that ${a(y)} has, and can only narrow it`,i=u.length===0?[`${l}: ${e}`]:[],f=r.filter(P=>!u.some(C=>O(C,[P]))),g=`; not used: ${(0,h.
dh)(I(f))}, which ${a(y)} does not have`,_=`${y}: ${(0,h.dh)(I(u))}, from ${l}${f.length>0?g:""}`;return{allowed:u,mistakes:i,remarks:[_]}}const I=c=>c.map(({host:s,
subdomains:a})=>`${a?"*.":""}${(0,p.nx)(s)}`).join(", "),O=({host:c,subdomains:s},a)=>a.some(m=>s&&m.subdomains&&c===m.host||(0,p.Jr)(c,[m])&&(m.subdomains||!s))}),
345:((le,z,t)=>{t.d(z,{s:()=>I});var h=t(3024),E=t(6760),p=t(9968),R=t(7811),A=t(9432),D=t(6092),x=t(6975),y=t(6177),$=t(101),M=t(3152);let w=function(...l){return{
X509Certificate:w}=process.getBuiltinModule("node:crypto"),new.target?new w(...l):w(...l)};const v=4*1024*1024;function I(l,{environment:r,directory:n,wording:d=M.
w7}){const o=(0,x.SI)(n),{merged:u,ofProject:e,remarks:i}=(0,y.cp)(l,o,d.setting),{settings:f,mistakes:g}=(0,M.P$)(u,d),_=s(f.caFile,d),P=c(r),C=[_,P].flatMap(Y=>Y.
ok?[]:[Y.why]),T=f.scan.filter(Y=>!/[*?[\]{}]/.test(Y)).flatMap(Y=>O(Y,n,d)??[]),b=(0,y.vF)(f.allowedHosts,o,d.setting),L=(0,p.N0)(()=>(0,h.statSync)(n).isDirectory(),
!1),j=`GITHUB_WORKSPACE names ${(0,A.dh)(n)}, which is not a directory`,W=[...[...g,...C,...L?T:[j]].map(Y=>(0,D.RK)(Y)),...o.mistakes,...b.mistakes];if(W.length>
0||!_.ok||!P.ok)throw new M.GN(W);return{...f,allowedHosts:b.allowed,fixedHosts:f.allowedHosts,ignore:[...f.ignore,...o.ignore],ofProject:e,remarks:[...i,...b.remarks],
authorities:_.value,chooseProxy:P.value}}function O(l,r,{missingPath:n,setting:d}){const o=(0,E.resolve)(r,l);return(0,h.existsSync)(o)?(0,p.N0)(()=>(0,h.accessSync)(
o,h.constants.R_OK)===void 0,!1)?null:`${d("scan")} names ${o}, which this user may not read`:n(l,r)}function c(l){try{return(0,R.Ju)((0,$.N)(l))}catch(r){if(r instanceof
TypeError)return(0,R.TR)(r.message);throw r}}function s(l,{setting:r}){if(l===null)return(0,R.Ju)(null);const n=(0,p.yR)(l,v),d=n.ok?m(n.text):(0,R.TR)((0,A.mP)(
n.failure));return d.ok?d:(0,R.TR)(`${r("ca-file")} "${l}" ${d.why}`)}const a=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function m(l){const r=l.
match(a)??[];if(r.length===0)return(0,R.TR)("contains no certificate; expected PEM");try{for(const n of r)new w(n);return(0,R.Ju)(r.join(`
`))}catch(n){const d=n instanceof Error?n.message:n;return(0,R.TR)(`contains an invalid certificate: ${d}`)}}}),2172:((le,z,t)=>{t.d(z,{IY:()=>I,Im:()=>c,JT:()=>v,
KS:()=>m,LS:()=>s,MP:()=>w,MZ:()=>l,W$:()=>M,cd:()=>$,dP:()=>n,ek:()=>a,g_:()=>d,lc:()=>r});var h=t(3096),E=t(5243),p=t(3846),R=t(180),A=t(9941);let D=function(...o){
return{readHcl:D}=t.late([6135,3276,7918,3557],8095),new.target?new D(...o):D(...o)},x=function(...o){return{detach:x}=t.late([6135,3276,7918,3557],8095),new.target?
new x(...o):x(...o)};const y="hostnames input",$={file:y,line:1,column:1,endColumn:1},M=o=>o.file===y?y:o,w=({host:o,namespace:u,name:e,system:i})=>[o,u,e,i].join(
"/"),v=({host:o,namespace:u,type:e})=>[o,u,e].join("/"),I=o=>"type"in o?v(o):w(o),O=[];function c(o){return"constraints"in o?o.constraints:o.constraint===null?O:
[o.constraint]}function s(o){const u=c(o);return u[0]?.place!==$?u:u.map(e=>({...e,place:y}))}const a=o=>("places"in o?o.places:[o.place]).map(M);function m({version:o},u){
if(o===void 0)return null;const e=(o.value===void 0?o.text:o.value[u])??null;return e===null?null:{text:e,place:o.place}}const l=({text:o,calls:u},e)=>u===void 0?
[{root:null,source:o,version:null,isOpen:!1}]:u[e]??[];function r({kind:o,text:u,address:e},i,f){switch(o){case"required_provider":case"state_store_provider":case"\
lock_provider":{const g=(0,p.mi)(u??"",f);return g.kind==="registry"?g:null}case"required_provider_nosource":case"required_provider_legacy":return{host:i,namespace:"\
hashicorp",type:(0,p.op)(e)};case"implied_provider":return{host:i,namespace:"hashicorp",type:(0,p.A5)(u)};default:return null}}function n(o){const u=new Set(o.flatMap(
({kind:_,place:P})=>_==="saved_state"?(0,h.jt)(P.file):[])),e=new Map,i=({lockFile:_,calls:P,providers:C,isPartial:S})=>{if(_===null)return;const T=e.get(_)??new Set,
L=!(P.length===0&&!S&&!u.has((0,h.jt)(_)))||e.get(_)===null;e.set(_,L?null:T);for(const{provider:j}of C)T.add(v(j))},f=({place:_,...P})=>{const C=P.kind==="lock\
_provider"?e.get(_.file):null,S=C?r(P,(0,E.Vm)("terraform"),"terraform"):null;return S!==null&&C?.has(v(S))===!1};return{add:i,isDropped:f,without:_=>_.map(P=>f(
P)?{...P,needs:[]}:P)}}function d(o){const e=(0,A.SH)(D(o).body,"provider",1).flatMap(({labels:[i],body:f})=>{const g=(0,p.mi)(x(i?.value??""),"terraform");if(g.
kind!=="registry")return[];const _=(0,A.w4)(f,"hashes")?.value,C=(_?.kind==="tuple"?_.elements:[]).flatMap(S=>S.kind==="string"?[x(S.value)]:[]);return[[v(g),C.
filter(R.e)]]});return new Map(e)}}),9039:((le,z,t)=>{t.d(z,{i:()=>$});var h=t(7811);const E="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",p=String.raw`\p{White_Space}*`,R=String.
raw`[()<>@,;:\\"/[\]?=]`,A=new RegExp(`^${E}(?:/${E})?$`),D=String.raw`"((?:[^"\\\r\n]|\\${R}|\\(?!${R}))*)"`,x=new RegExp(`;${p}(${E})${p}=${p}(?:(${E})|${D})${p}`,
"uy"),y=new RegExp(String.raw`\\(${R})`,"g");function $(w){const v=w.indexOf(";"),O=(0,h.s8)((0,h.Dw)(v<0?w:w.slice(0,v))).replaceAll("\u0130","i").toLowerCase();
return A.test(O)&&(v<0||M(w,v))?O:null}function M(w,v){const I=new Map;for(let O=v;O<w.length;){x.lastIndex=O;const[c,s="",a,m=""]=x.exec(w)??[];if(c===void 0)return(0,h.
s8)(w.slice(O))===";";const l=s.toLowerCase(),r=a??m.replace(y,"$1");if((I.get(l)??r)!==r)return!1;I.set(l,r),O+=c.length}return!0}}),180:((le,z,t)=>{t.d(z,{CT:()=>v,
KB:()=>A,e:()=>I,uH:()=>w,yI:()=>c});var h=t(9432),E=t(9633),p=t(523),R=t(3556);function A(s,a,m){const{os:l,arch:r,shasum:n}=s,d=Object.entries(s).flatMap(([e,
i])=>i===""?e:[]),o=/^[0-9a-fA-F]{64}$/.test(n),u=`${l}_${r}`===a;return{early:[...x(s.protocols),...D([d.length===0?null:`lacks \`${d.join("`, `")}\``,u?null:`\
is for ${l}_${r} instead of ${a} (\`os\`, \`arch\`)`,y(m,"download_url",s.download_url),$(s.packages),o?null:`has "${n}" in \`shasum\`, which is not 64 hexadecima\
l digits`,y(m,"shasums_url",s.shasums_url),y(m,"shasums_signature_url",s.shasums_signature_url)])],late:D([M(s,a)]),hashes:o&&u?[`zh:${n.toLowerCase()}`]:null}}
const D=s=>s.flatMap(a=>a===null?[]:{kind:"description",why:a});function x(s){const a=s.find(m=>(0,p.rK)(m)===null);return a!==void 0?[{kind:"description",why:`\
has "${a}" in \`protocols\`, which is not a version`}]:s.length===0||(0,R.PN)(s)?[]:[{kind:"protocols",protocols:s}]}function y(s,a,m){const l=(0,E.Fl)(s,m);return l.
ok?null:`has an invalid URL in \`${a}\`: ${l.why}`}function $(s){const a=[...s?.keys()??[]].filter(r=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(r)),m=Array.from(s?.values()??
[],r=>r.hashes).flat(),l=[...a,...m.filter(r=>r.indexOf(":")<1)][0];return l===void 0?null:`has "${l}" in \`packages\`, which OpenTofu cannot read`}function M({
packages:s,shasum:a},m){if(!s?.size)return null;const l=s.get(m);if(l===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";
if(l.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const r=l.hashes.filter(n=>n.startsWith("zh:"));return r.some(
n=>n!==`zh:${a}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":r.length>0?null:"has no `zh:` hash for the platform in `packa\
ges`, which OpenTofu requires"}function w(s,a){if(s===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:m,hashes:l}=s,r=l.length===0||l.some(
I),n=D([m===""?`has no \`url\` for ${a}`:null,r?null:`has no \`zh:\` or \`h1:\` hash for ${a}, but others`]);return{early:n,late:[],hashes:n.length===0?l:null}}
const v=["zh:","h1:"],I=s=>v.some(a=>s.startsWith(a)),O=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function c(s,{filename:a,shasum:m}){
for(const r of s.split(`
`)){const[n="",d]=r.split(O,4).filter(o=>o!=="");if(d===a)return/^[0-9a-fA-F]{64}$/.test(n)?n.toLowerCase()===m.toLowerCase()?null:`has another hash for ${a} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${a}`}if(!/[0-9a-fA-F]{64}/.test(s))return`has no SHA-256 hash: ${(0,h.rU)(
s)}`;const l=s.split(O).find(r=>r.endsWith(a));return`has no line for ${a}${l===void 0?"":`, but one for ${l}`}`}}),3556:((le,z,t)=>{t.d(z,{I0:()=>n,PN:()=>M,TT:()=>$,
h:()=>a,oM:()=>l,tD:()=>v});var h=t(9039),E=t(7811),p=t(3846),R=t(3298),A=t(523),D=t(8153);const x=(0,D.LT)((0,D.p_)((0,D.w3)({os:D.Qq,arch:D.Qq}))),y=(0,D.w3)(
{versions:(0,D.p_)((0,D.w3)({version:D.Qq,protocols:(0,D.p_)(D.Qq),platforms:x})),warnings:(0,D.p_)(D.Qq)});function $(o){const u=(0,D.D4)(o,y);if(!u.ok)return u;
const{versions:e,warnings:i}=u.value,f=new Map(e.map(C=>[C.version,C])),g=[...f.keys()],_=g.filter(C=>M(f.get(C)?.protocols??[])),P=(0,R.O)(C=>C);return(0,E.Ju)(
{texts:g,compatible:_.length===g.length?g:_,platforms:Array.from(f.values(),({platforms:C})=>P(C.map(({os:S,arch:T})=>`${S}_${T}`).join(" "))),warnings:g.length===
0?[]:i})}const M=o=>o.some(u=>{const e=(0,A.rK)(u),[i]=e?.numbers??[];return e!==null&&!(0,A.Ty)(e)&&(i===5n||i===6n)}),w=(0,D.w3)({id:D.Qq,moved_to:D.Qq});function v(o,u){
const e=(0,D.D4)(o,w);if(!e.ok)return e;const{id:i,moved_to:f}=e.value,g=(0,p.mi)(f===""?i:f,"terraform"),_=g.kind==="registry"&&g.type===u;return(0,E.Ju)(_?g.namespace:
null)}const I=(0,D.w3)({ascii_armor:D.Qq}),O=(0,D.Tj)((0,D.w3)({hashes:(0,D.p_)(D.Qq),package_size:D.nd})),c=(o,u)=>(0,D.w3)({protocols:(0,D.p_)(D.Qq),os:D.Qq,arch:D.
Qq,filename:D.Qq,shasum:D.Qq,download_url:D.Qq,shasums_url:D.Qq,shasums_signature_url:D.Qq,signing_keys:(0,D.w3)({gpg_public_keys:(0,D.p_)((0,D.lq)(o))}),packages:u}),
s={terraform:c((0,D.w3)({ascii_armor:D.Qq,trust_signature:D.Qq}),D.gy),"opentofu before 1.12":c(I,D.gy),opentofu:c(I,O)},a=(o,u)=>(0,D.D4)(o,s[u]),m=(0,D.w3)({versions:(0,D.
Tj)((0,D.w3)({}))});function l(o,u){const e=d(o,u,m);return e.ok?(0,E.Ju)([...e.value.versions?.keys()??[]]):e}const r=(0,D.w3)({archives:(0,D.Tj)((0,D.lq)((0,D.
w3)({url:D.Qq,hashes:(0,D.p_)(D.Qq)})))});function n(o,u,e){const i=d(o,u,r);if(!i.ok)return i;const f=i.value.archives?.get(e);return f===void 0?(0,E.Ju)(null):
f===null?(0,E.TR)(`has null for ${e}, at which the clients crash`):f.hashes.some(g=>g.indexOf(":")<1)?(0,E.TR)(`has a hash without a scheme, such as "zh:", in "\
archives.${e}"`):(0,E.Ju)(f)}function d(o,u,e){return(0,h.i)(u??"")==="application/json"?(0,D.D4)(o,e):(0,E.TR)(u===null?"has no Content-Type; expected applicat\
ion/json":"has a Content-Type other than application/json")}}),9633:((le,z,t)=>{t.d(z,{EH:()=>w,Fl:()=>v,ad:()=>x,fZ:()=>p,i5:()=>D,ny:()=>y,sw:()=>R,ut:()=>M,zS:()=>$});
var h=t(7811),E=t(8643);const p=(c,s)=>O(I(c),`${A(s)}/versions`),R=(c,s,a)=>O(I(c),`${A(s)}/${a}/download`),A=({namespace:c,name:s,system:a})=>`${c}/${s}/${a}`,
D=(c,{namespace:s,type:a})=>O(c,`${s}/${a}/versions`),x=(c,{namespace:s,type:a},m,l)=>O(c,`${s}/${a}/${m}/download/${l.replace("_","/")}`),y=(c,s)=>O(I(c),s);function $(c,{
host:s,namespace:a,type:m},l){const r=(0,E.O2)(c,`${s}/${a}/${m}/${l}`);return!r.ok||r.value.scheme==="https"?r:(0,h.TR)(`unsupported protocol scheme "${r.value.
scheme}"`)}function M(c,s){if(!/^\.{0,2}\//.test(s))return(0,h.Ju)(s);const a=(0,E.O2)(c,s);return a.ok?(0,h.Ju)((0,E.jr)(a.value)):a}function w(c,s){const a=v(
c,s);return a.ok&&a.value.fragment!==""?(0,h.TR)("must not include fragment part"):a}function v(c,s){const a=(0,E.O2)(c,s);if(!a.ok)return a;const{scheme:m}=a.value;
return m==="http"||m==="https"?a:(0,h.TR)("must use http or https scheme")}const I=c=>c.path.endsWith("/")?c:{...c,path:`${c.path}/`};function O(c,s){const a=(0,E.
O2)(c,s);if(!a.ok)throw new Error(a.why);return a.value}}),8185:((le,z,t)=>{t.d(z,{CS:()=>w,I4:()=>O,KJ:()=>y,US:()=>M,VS:()=>v,zZ:()=>$});var h=t(2801),E=t(2170),
p=t(9119),R=t(255),A=t(9897),D=t(5106);const x=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,y=({problem:{code:c,severity:s}})=>x.
test(c)&&!(c==="file-syntax"&&s==="notice"),$=(c,{fixedHosts:s})=>s.length>0&&(/^(?:host-not-allowed|allowlist-incomplete)$/.test(c)||x.test(c)),M=(c,s)=>s.allowedHosts.
length>0&&("problem"in c?y(c):[c.directHost??null,...c.needs.map(({host:a})=>a)].some(a=>a!==null&&!R.ev(a,s)));function w(c,s){return s.allowedHosts.length===0?
[]:c.flatMap(a=>{const{directHost:m,isOverridden:l,place:r,clients:n,evaluated:d}=a;if(m===void 0||l)return[];const o=I(a)?"backend":"download",u=R.ev(m,s),e=o===
"download"&&Object.values(d??{}).some(_=>!_.isWhole);if(u&&!e)return[];const i=R.Pv(m),f=i.ok&&!u?i.value:null,g=u?A.IZ:R.nx(m);return[(0,E.kH)((0,h.wp)({host:g,
use:o}),{host:f,places:[r],clients:n})]})}function v(c,s,a,m){const{allowedHosts:l}=m,r=g=>g!==void 0&&R.ev(g,m),n=c.filter(g=>r(g.directHost)&&!I(g)),d=s.filter(
({service:g,host:_})=>g===D.e$&&r(_)),o=[...n.map(({place:g})=>g),...d.flatMap(g=>g.because)],u=a??o,e=(0,p.jH)(u.filter(g=>typeof g!="string"));if(l.length===0||
e.length===0)return[];const i=a!==null,f=(0,h.sC)({count:e.length,isAsked:i});return[(0,E.kH)(f,{places:(0,p.As)(e)})]}const I=({kind:c})=>/^(backend|remote_state|saved_state)$/.
test(c);function O(c,s,a,m){if(m.allowedHosts.length===0)return[];const l=a.filter(({because:r})=>r.some(n=>typeof n!="string"));return s.flatMap(r=>{const{id:n,
kind:d}=r;if(d!=="url"||!l.some(e=>e.service===n))return[];const o=R.yo(r.url);if(o===null||o===c||R.ev(o,m))return[];const u=(0,h.wp)({host:R.nx(o),service:n,registry:R.
nx(c)});return[(0,E.kH)(u,{services:[n]})]})}}),3217:((le,z,t)=>{t.d(z,{MU:()=>c,fc:()=>s,ky:()=>O,so:()=>M,uA:()=>a});var h=t(8294),E=t(1098),p=t(2170),R=t(9119),
A=t(4481),D=t(8032),x=t(255),y=t(5106),$=t(4606);function M(m,l,{misnamed:r},n){const d=m.credentials?.hasToken!==!0&&m.attempt.discovery.kind==="found",o=d?w(m.
host,n):[],u=o.length>0?r.slice(1):r,e=[m.difference??[],u].flat().map(S=>(0,p.kH)(S));if(!d)return e;const i={host:m.host,isFork:n.isFork,...(0,$.Bc)(m)},[f=null]=r,
g=new Set(o.map(({place:S})=>S)),C=(r.length>0||!!m.credentials?.problem?[]:v(m.host,l,n)).filter(({place:S})=>!g.has(S));return[...e,...I(o,S=>{const T=(0,E.vs)(
{...i,service:S});return f===null?T:(0,A.to)(T,f)}),...I(C,S=>h.$U({...i,service:S}))]}function w(m,{usages:l,depth:r}){return r==="discovery"?[]:l.flatMap(({workspace:n,
hasOwnToken:d,needs:o,place:u})=>n===void 0||d||(0,R.MV)(u)?[]:o.flatMap(e=>e.host===m?[{...e,place:u}]:[]))}function v(m,l,{usages:r}){const n=new Set(r.flatMap(
({hasOwnToken:u,place:e})=>u?e:[])),d=(0,y.Uc)(m);return l.filter(({service:u})=>d.includes(u)).flatMap(({service:u,because:e})=>e.filter(i=>typeof i!="string").
filter(i=>!(0,R.MV)(i)&&!n.has(i)).map(i=>({service:u,place:i,clients:D.zK})))}const I=(m,l)=>[...Map.groupBy(m,({service:r})=>r)].map(([r,n])=>{const d=[...new Set(
n.map(({place:u})=>u))],o=[...new Set(n.flatMap(u=>u.clients))];return(0,p.kH)(l(r),{services:[r],places:d,clients:o})}),O=(m,l,r)=>m.filter(n=>r!==null&&!r.has(
n)&&!l.includes(n)).map(n=>(0,p.kH)(h.bI({host:n}))),c=(m,l)=>l.flatMap(({visit:r,requirements:n,services:d})=>{const o=({because:g})=>g.some(_=>typeof _!="stri\
ng"),e=n.filter(o).map(({service:g})=>g).filter(g=>(0,D.SZ)(g).includes("renovate")),i=s(r,d).filter(({service:g})=>e.includes(g??"")),f=r.credentials?.hasToken&&
e.length>0?[r,...i]:[];return m.flatMap(({client:g,file:_,ends:P})=>f.filter(({host:C})=>!P.some(S=>`//.${C.replace(/:.*/,"")}`.endsWith(S))).map(({host:C})=>h.
qX({client:g,host:C,ends:P})).map(C=>(0,p.kH)(C,{places:[{file:_,...p.wv}],clients:[g]})))});function s({host:m,attempt:l,credentials:r},n){const d=r?.hasToken===
!0,o=[...n.flatMap(u=>u.kind==="url"&&(0,y.p4)(u.id)&&y.fg.has(u.id)?[{url:u.url,service:u.id,isSent:d}]:[]),...l.hops.map(({url:u,authorization:e})=>({url:u,service:null,
isSent:e==="sent"||e==="not-sent"}))].flatMap(({url:u,...e})=>{const i=(0,x.Pv)((0,x.yo)(u)??"");return!i.ok||i.value===m?[]:[{...e,host:i.value}]});return[...new Map(
o.toReversed().map(u=>[u.host,u])).values()]}function a(m,l,{tokenSources:r,hosts:n}){return(r.size===0?[]:s(m,l)).flatMap(({host:o,service:u,isSent:e})=>{const i=r.
get(o);if(i===void 0)return[];const f=u===null?m.attempt.discovery.kind==="failed":!e,g=h.To({host:(0,x.nx)(m.host),other:(0,x.nx)(o),source:i,service:u,isSent:e,
isNotice:!f||n.has(o)});return[(0,p.kH)(g,{services:u===null?[]:[u]})]})}}),6745:((le,z,t)=>{t.d(z,{DK:()=>x,WE:()=>y,hu:()=>w});var h=t(9432),E=t(8936),p=t(2170),
R=t(255),A=t(1780);const D=[[/^service-url-(?:cross-host|private)$/,/^(?:host|tls|proxy)-/],[/^service-url-(?:empty|invalid|looks-like-host|no-slash|relative)$/,
/^(?:module|provider)-unknown$|^versions-shape$/]],x=({services:O,problem:{code:c}})=>O.map(s=>[s,c]);function y(O,c,s){let a=c;return{causes:O.notes.flatMap(l=>{
const{code:r,severity:n,affects:d}=l.problem,o=O.viewers.filter(i=>n!=="error"||d.includes(i)),u=({problem:i,services:f,affects:g})=>D.some(([_,P])=>_.test(r)&&
P.test(i.code))&&f.length>0&&f.every(_=>l.services.includes(_)&&!s(_))&&g.every(_=>o.includes(_)),e=a.filter(u);return e.length===0?l:(a=a.flatMap(i=>e.includes(
i)?n==="error"?[]:$(i,l):i),n==="error"?M(l,e):[])}),answers:a}}function $(O,{problem:{message:c,cures:s}}){const a=(0,A.xI)`${c}; ${O.problem.message}`;return{
...O,problem:{...O.problem,message:a,...s&&{cures:s}}}}const M=(O,c)=>(0,p.Qp)([O,...c],()=>null).map(s=>{const a=c.find(({problem:l})=>l.obstacle!==void 0),m=a&&
(0,A.xI)`${s.problem.message}; ${a.problem.message}`;return m===void 0?s:{...s,problem:{...s.problem,message:m}}});function w(O){const c=O.filter(({attempt:n})=>n.
hops.length>0),[s,...a]=c.flatMap(n=>I(n)??[]);if(!s||a.length<c.length-1||!(c.some(({host:n})=>(0,h.VW)(n)!==null)||a.length>0&&!s.isCommon)||a.some(n=>v(n)!==
v(s)))return null;const r=c.map(({host:n})=>(0,R.nx)(n));return(0,E.e4)(r,[s,...a])}const v=({verb:O,what:c})=>O.startsWith("cannot")?O:c;function I({attempt:{discovery:O,
hops:c}}){const s=O.kind==="failed"?O.problem.obstacle:void 0;return c.every(({status:m})=>m===null)||s?.verb==="does not reach"?s:void 0}}),2886:((le,z,t)=>{t.
d(z,{ER:()=>s,H4:()=>l,Np:()=>r,TC:()=>I,cA:()=>n,hD:()=>D,ly:()=>m,v1:()=>w,zX:()=>c,zv:()=>a});var h=t(9432),E=t(9119),p=t(9615),R=t(255),A=t(1780);function D(d,o){
const{clients:u,aside:e,answeredBy:i,isPlaceholder:f,checkedFor:g,..._}=d,P=(g??o.clients).filter(C=>u.includes(C));return{..._,problem:(0,p.xx)(x(d,o),P,o.isTerminal),
affects:d.affects.filter(C=>o.concerned.includes(C)),isHostNew:o.isHostNew}}function x(d,o){const{machine:u,ignoredBy:e,guesses:i}=o,f=o.reader&&v(d,o.reader);if(u!==
null&&d.problem.obstacle&&!e(d).isIgnored)return u;const g=$(d,f===null?d.problem:(0,p.as)(d.problem,f)),_=M(d,i);if(_.length===0)return g;const P=(0,p.tr)(_.flatMap(
({repository:C})=>C??[]));return{...g,help:g.help===void 0?P:(0,A.xI)`${g.help}; ${P}`}}const y=/^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/;
function $({places:[d]},o){const u=typeof d=="object"?d.inside:void 0;if(u===void 0||!y.test(o.code))return o;const e=(0,p.VB)(u.package),i=o.code==="client-ver\
sion";return{...o,help:i?`use a version that it allows, or ${e}`:e}}function M({host:d,places:o,problem:u},e){if(e.length===0)return[];const i=u.affects.includes(
"terraform")&&!u.affects.includes("opentofu"),f=o.flatMap(_=>typeof _=="string"?[]:_.file),g=new Set(f.map(E._M));return e.filter(({repository:_,hosts:P})=>g.has(
_)&&(i||d!==null&&P.has(d)))}function w({severity:d,affects:o,needed:u},e){const i=u&&e.some(f=>o.includes(f));return d==="error"&&!i?"warning":d}function v({answeredBy:d},o){
if(d===void 0)return o;const u=(0,h.VW)(d)!==null?"guest":"user";return{...o,host:d,role:o.role==="operator"?"operator":u}}function I(d,o,{isTerminal:u}){const e=o.
some(({because:f})=>f.includes("hostnames input"));return{role:(0,h.VW)(d)!==null?"guest":e?"operator":"user",host:(0,R.nx)(d),isTerminal:u}}const O=["module","\
provider","version","package","lock","not"],c=({problem:d,places:o})=>O.includes(d.code.replace(/-.*/,""))&&o.length>0&&o.every(u=>typeof u!="string"),s=({problem:d,
needed:o})=>o&&d.usualSeverity==="error"&&!l.includes(d.code),a=({problem:d})=>d.code==="machine-network",m=d=>d.some(o=>typeof o=="string"||!(0,E.MV)(o)),l=["h\
ost-http2","host-check-crashed"],r=(d,o)=>p.oC.indexOf(d.severity)-p.oC.indexOf(o.severity);function n(d){if(typeof d=="string")return d;const{file:o,line:u,inside:e}=d;
return e===void 0?`${o}:${u}`:(0,E.kn)(e)}}),6146:((le,z,t)=>{t.d(z,{$:()=>R,o:()=>p});var h=t(9119),E=t(2886);function p(w,v){const{kind:I,source:O,address:c,constraints:s,
places:a}=v;return JSON.stringify([w,I,O,c,s,a[0]??null])}function R(w,v){const I=(0,h.hy)(v,({rowKeys:m=[]})=>m),O=v.filter(({host:m})=>m===null),c=m=>O.filter(
({problem:l})=>m.test(l.code)),s=(0,h.hy)(c(x),({places:m})=>m.map(E.cA)),a=(0,h.hy)(c(y),({places:m})=>m.map(M));return I.size+s.size+a.size===0?w:w.map(({directory:m,
clients:l,rows:r})=>({directory:m,clients:l,rows:r.map(n=>{const d=I.get(p(m,n))??[...n.rejectedAt.flatMap(e=>s.get((0,E.cA)(e))??[]),...$(n).flatMap(e=>a.get(M(
e))??[])];if(d.length===0)return n;const o=d.map(({item:e})=>({...e.problem,severity:(0,E.v1)(e,l)})).sort(E.Np),u=A(n,d);return{...n,...u.length>0&&{conflicting:u},
worst:o[0]?.severity??null,problems:(0,h.t6)(o,({code:e})=>e).map(({code:e,usualSeverity:i})=>({code:e,usualSeverity:i}))}})}))}function A({requiredBy:w=[]},v){
const I=v.flatMap(({item:c})=>c.problem.constraints??[]),O=new Set(I.filter(({conflicts:c})=>c).map(D));return O.size===0?[]:w.filter(c=>O.has(D(c)))}const D=({
text:w,place:v})=>`${(0,h.df)(v)} ${w}`,x=/^(?:constraint|lock)-/,y=/^(?:block|client|file|source)-/,$=({kind:w,places:v})=>v.filter(I=>w==="module"&&typeof I!=
"string"&&I.inside===void 0),M=w=>typeof w=="string"?w:`${w.file}:${w.line}`}),4606:((le,z,t)=>{t.d(z,{Bc:()=>O,Cg:()=>y,Hf:()=>w,MC:()=>x,ux:()=>$,wD:()=>M});var h=t(
8294),E=t(4481),p=t(8032),R=t(255),A=t(5106);const D=1440*60*1e3;function x(c,s){const{host:a,credentials:m}=c;if(!m?.life||m.problem!==null)return c;const{source:l,
life:r}=m,n=(r.expires-s.now)/D,d=(r.expires-(r.issued??0))/D<=s.certificateDays;if(n>=(d?0:s.certificateDays))return c;const o=new Date(r.expires).toISOString().
slice(0,10),u=h.C3({host:a,source:l,on:o,days:n});return{...c,credentials:{...m,problem:u}}}const y={misnamed:[],cause:null,refusals:[]};function $(c,s,{role:a},m){
const{isFork:l,isAsked:r}=m,{hasToken:n=!1,source:d,problem:o=null}=c.credentials??{},e=o?.code==="credentials-expiry"&&o.flaw===void 0?null:o,{status:i=null}=c.
attempt.hops.at(-1)??{},f=n||!r?[]:v(c,m),g=r&&(0,p.n3)(c.host),P=g&&i===403||l&&!n?null:e??(n?null:c.lost)??f[0]??null,C=(0,A.Uc)(c.host).length===0,S=s.filter(
({problem:{code:L,refusal:j}})=>j!==void 0&&(P!==null||L==="document-unauthorized"||!(l||g||C&&j==="hides"))),T=S.some(({problem:L})=>L.code!=="document-unautho\
rized")||a!=="guest"&&(l||i===401);return P!==null||T&&!n?{misnamed:f,cause:P??{isFork:l,...O(c)},source:d,refusals:S}:{...y,misnamed:f}}const M=(c,{cause:s,source:a,
refusals:m})=>s!==null&&m.includes(c)?(0,E.to)(c.problem,s,a):c.problem;function w({problem:c,services:s},{cause:a,refusals:m}){if(m.length===0)return!1;const l=m.
flatMap(r=>r.services);return c===a||c.code==="credentials-missing"&&s.every(r=>l.includes(r))}const v=(c,{tokenVariables:s,hosts:a})=>(0,R.Bz)(s,c.host,a).filter(
({isParent:m})=>!m||I(c)).map(m=>h.z2({host:c.host,...m})),I=({attempt:{discovery:c}})=>c.kind==="failed"&&c.problem.code==="document-unauthorized";function O({
credentials:c,looks:s}){const a=s.flatMap(n=>n.looks),m=n=>[...new Set(a.flatMap(({held:d,source:o})=>d!=="not read"===n?o:[]))],l=c===null?m(!0):[c.source],r=c===
null?m(!1):[];return{searched:l,notRead:r}}}),493:((le,z,t)=>{t.d(z,{j7:()=>_,k2:()=>L,S4:()=>P});var h=t(6254),E=t(2806),p=t(2170),R=t(9119),A=t(8032),D=t(1780),
x=t(8185),y=t(3217),$=t(6745),M=t(4756),w=t(9615),v=t(2886);function I(j,K,W){const{notes:Y,usages:ee,requirements:oe,isEmpty:q}=j,{complaints:ne,tokenHosts:de,
namedHosts:ie,answered:ue,contacted:me,unopened:ge}=j,ye=({problem:B,places:[U]})=>B.code==="file-syntax"&&typeof U=="object"&&U.inside===void 0,Me=new Set(Y.filter(
ye).map(p.W7)),De=({problem:B})=>K.allowedHosts.length>0&&B.code==="source-near-miss"&&B.severity==="notice",Oe=[...(0,x.CS)(ee,K),...(0,x.VS)(ee,oe,ge,K),...ue.
map(B=>O(B,K)),...ne,...(0,y.ky)(de,me,ie)],$e=[...Y.filter(B=>!De(B)).map(B=>c(B,Me,K)),...Oe.map(B=>({...B,severity:(0,v.v1)(B,K.dialect.clients)})),...q?[s(K)]:
[]],{placed:re=[],placeless:fe=[]}=Object.groupBy($e,({places:B})=>B.length>0?"placed":"placeless");return[...(0,p.Qp)(re,B=>{const{problem:U,severity:H,affects:G,
host:X,namedHost:V,exclude:k}=B,{code:Z,message:se,help:J}=U;return[X,V,[Z,H,se,J],G,k===void 0,W.ignoredBy(B).isIgnored]}),...fe].map(B=>(0,v.hD)(B,W))}function O(j,K){
const{host:W,problem:Y}=j;return W===null?j:{...j,services:[],problem:(0,w.as)(Y,(0,v.TC)(W,[],K))}}function c(j,K,{dialect:W,allowedHosts:Y}){const{problem:ee,
isPlaceholder:oe,checkedFor:q=W.clients}=j;if(Y.length>0&&(0,x.KJ)(j)){const Oe=(0,D.xI)`${ee.message}; it may use hosts that are not in \`allowed-hosts\``;return{
...j,problem:{...ee,message:Oe},severity:"error"}}const ne=(0,p.W7)(j),de=(0,p.Xd)(j),ie=j.aside!==void 0||de!==null&&(0,R.MV)(de),ue=j.severity==="error"&&oe===
!0,me=K.has(ne)&&ee.code!=="file-syntax",ye=j.severity==="error"&&(ue||me||ie)?"warning":(0,v.v1)(j,q);if(!ie&&!ue)return{...j,severity:ye};const{help:Me,...De}=ee;
return{...j,severity:ye,problem:ee.code==="file-syntax"?De:ee,exclude:[(0,R.n7)(j.aside??ne)]}}const s=({scan:j,hostnames:K,usages:W})=>(0,p.kH)((0,M.JW)({scan:j,
hasHostnames:K.length>0,isFleet:W.length>0}));var a=t(3096),m=t(5106);function l(j,K,W,Y){const ee=K.filter(me=>me.rows.some(({worst:ge})=>ge==="error")),oe=new Set(
ee.flatMap(({directory:me,clients:ge})=>ge.map(ye=>`${ye} ${me}`))),q=new Set([...W.flatMap(r),...Y].flatMap(o)),ne=({client:me,directories:[ge,...ye]})=>[`own ${ge}`,
ge,...ye].some(Me=>q.has(`${me} ${Me}`)),de=j.filter(me=>oe.has(`${me.client} ${me.directory}`)||!me.isAside&&ne(me)),ie=me=>[...new Set(me.map(({directory:ge})=>ge))],
ue=A.Du.filter(me=>de.some(({client:ge})=>ge===me));return{failing:ie(de),of:ie(j).length,clients:ue}}function r({findings:j,requirements:K}){const W=K.filter(({
isForInit:Y})=>Y);return j.flatMap(Y=>Y.services.length===0?W.map(({service:ee,because:oe})=>({...Y,services:[ee],places:oe})):W.some(({service:ee})=>Y.services.
includes(ee))?Y:[])}const n=/^(?:machine-network|host-not-(?:allowed|checked)|allowlist-incomplete)$/,d=/^(?:block-backend$|cloud-|lock-|constraint-unmeetable$)/;
function o(j){const{problem:K,affects:W,places:Y,severity:ee,rowKeys:oe,services:q}=j,{code:ne}=K;if(!(ee==="error"&&(0,v.ER)(j))||oe!==void 0||n.test(ne))return[];
const ie=d.test(ne)||q.length>0&&q.every(ue=>m.c4.includes(ue));return Y.flatMap(ue=>{if(typeof ue=="string")return[];const me=`${ie?"own ":""}${(0,a.jt)(ue.file)}`;
return W.map(ge=>`${ge} ${me}`)})}var u=t(6146);let e=function(...j){return{judgeRequests:e}=t.late([5866,5332,3053],5332),new.target?new e(...j):e(...j)},i=function(...j){
return{crashedVisit:i}=t.late([5866,5332,3053],5332),new.target?new i(...j):i(...j)},f=function(...j){return{judgeVisit:f}=t.late([5866,5332,3053],5332),new.target?
new f(...j):f(...j)},g=function(...j){return{outcomesOf:g}=t.late([5866,5332,3053],5332),new.target?new g(...j):g(...j)};const _={notes:[],roots:[],requests:[],
answering:new Set,unopened:null,requirements:[]};function P(j,K,W=()=>[]){const{predicted:Y,stopped:ee,visits:oe,guesses:q}=j,{clients:ne}=K.dialect,de=(0,h.O)(
K.ignore.filter(({code:U,place:H})=>H===null||!(0,x.zZ)(U,K))),ie={...K,guesses:q,machine:(0,$.hu)(oe),clients:ne,ignoredBy:de},ue=T(j,{...K,...ie}),me=b(j,ue,K,
ie),ge=[...ue.flatMap(U=>U.findings),...me],{ignored:ye,isSilent:Me,used:De}=(0,h._)(ge.toSorted(v.Np),de),Oe=U=>U.filter(H=>!Me(H)).sort(v.Np),$e=ue.map(U=>{const H=Oe(
U.findings.filter(G=>!(0,v.zX)(G)));return{...U,findings:H,clients:g(H)}}),re=({exclude:U})=>+(U!==void 0),fe=Oe([...ue.flatMap(U=>U.findings.filter(v.zX)),...me]).
toSorted((U,H)=>(0,v.Np)(U,H)||re(U)-re(H)),F=[...$e.flatMap(U=>U.findings),...fe].sort(v.Np),B=(0,u.$)(Y.roots,Oe(ge));return{passed:ee.length===0&&!F.some(({severity:U})=>L(
U,K.failOn)),stopped:ee,hosts:$e,files:fe,findings:F,ignored:ye,unmatched:K.ignore.filter(U=>U.place===null&&!De.has(U)),roots:B,init:l(j.roots,B,$e,fe),lines:S(
F,W)}}const C=1e3;function S(j,K){const W=j.flatMap(Y=>(0,p.Xd)(Y)??[]).filter(({file:Y,column:ee,endColumn:oe})=>oe>ee&&(0,R._M)(Y)===null);return K((0,R.jH)(W).
slice(0,C))}function T(j,K){const{visits:W,newHosts:Y,predicted:ee}=j,oe=Map.groupBy(j.requirements,({host:ie})=>ie),q=Map.groupBy(ee.notes,({host:ie})=>ie),ne=new Map(
ee.requests.map(ie=>[ie.host,ie])),de={...K,...j,hosts:new Set(W.map(({host:ie})=>ie))};return W.map(ie=>{const{host:ue}=ie,me={visit:ie,requirements:oe.get(ue)??
[],predicted:q.get(ue)??[],requests:ne.get(ue)??null,answering:ee.answering,isNew:Y.has(ue)};try{return f(me,de)}catch(ge){return i(me,de,ge)}})}function b(j,K,W,Y){
const{notes:ee,requests:oe,unopened:q}=j.predicted,ne=new Set(K.map(({visit:F})=>F.host)),de=K.flatMap(({visit:F,services:B})=>(0,y.fc)(F,B)),ie=[...ee,...oe.flatMap(
F=>e(F,[],W))],{files:ue=[],hosts:me=[]}=Object.groupBy(ie,({host:F})=>F===null?"files":"hosts"),ge=K.flatMap(({findings:F})=>F),Me=[...ge,...ie].filter(F=>!Y.ignoredBy(
F).isIgnored).map(({problem:F})=>(0,D.pj)(F.message)),De={...j,complaints:j.complaints.filter(({problem:F})=>!Me.some(B=>B.endsWith((0,D.pj)(F.message)))),unopened:q,
notes:[...j.notes,...ue,...(0,y.MU)(j.bots??[],K)],answered:me.filter(({host:F})=>F!==null&&!ne.has(F)),contacted:[...ne,...[...de,...oe].map(({host:F})=>F)]},Oe={
...Y,concerned:A.zK,reader:null,isHostNew:!1,machine:null},$e=I(De,W,Oe),re=j.stopped.length===0&&!W.changedOnly,fe=(0,E.u)([...ge,...$e],W,Y.ignoredBy,F=>(0,x.
zZ)(F,W));return[...$e,...(re?fe:[]).map(F=>(0,v.hD)(F,Oe))]}const L=(j,K)=>j==="error"?K!=="never":j==="warning"&&K==="warning"}),2218:((le,z,t)=>{t.d(z,{CG:()=>y,
Fh:()=>v,T1:()=>M,T5:()=>w,en:()=>I,h1:()=>$,wX:()=>O});var h=t(1011),E=t(2801),p=t(9119),R=t(8032),A=t(255),D=t(5106);const x=new Set(["remote_state","remote_s\
tate_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);
function y(c,s,a,m=(0,h.kA)(s)){const l=["hostnames input"],r=c.hostnames.flatMap(({host:o,services:u})=>{const e=u.length>0?u:c.requiredServices,i=e.length>0?e:
["any"],f={host:o,clients:a,because:l,isImplied:!1,isForInit:!0};return i.map(g=>({...f,service:g}))}),n=new Set([...m,...c.hostnames.map(({host:o})=>o)]),d=s.flatMap(
({kind:o,needs:u,place:e})=>u.map(i=>({...i,because:[e],isImplied:!n.has(i.host),isForInit:!x.has(o)})));return $([r,d],a)}function $(c,s){return(0,p.c1)(c.flat(),
({host:a,service:m})=>`${a} ${m}`).map(a=>{const[{host:m,service:l}]=a;return{host:m,service:l,clients:[...s.filter(r=>a.some(n=>n.clients.includes(r)))],because:(0,p.
As)((0,p.p)(a.flatMap(({because:r})=>r))),isImplied:a.every(({isImplied:r})=>r),isForInit:a.some(({isForInit:r})=>r)}})}const M=({because:c})=>c.every(s=>typeof s!=
"string"&&s.inside?.isPublic===!0);function w(c,s,a){const m=n=>n.inside!==void 0,l=c.flatMap(n=>{const{calls:d,providers:o,client:u}=n,e={clients:[u],isForInit:!0},
i=d.flatMap(({module:g,place:_})=>{if(g===null||!m(_))return[];const{host:P,hostImplied:C}=g;return{...e,host:P,service:D.e$,because:[_],isImplied:C}}),f=o.flatMap(
({provider:g,places:_})=>{const P=_.filter(m);if(P.length===0||!s(g,n))return[];const{host:C}=g;return{...e,host:C,service:D.xq,because:P,isImplied:(0,R.n3)(C)}});
return[...i,...f]}),r=n=>typeof n=="string"?n:`${n.file}:${n.line} ${n.inside?.isPublic}`;return $([l],a).map(n=>({...n,because:(0,p.t6)(n.because,r)}))}const v=(c,{
isGuess:s},a)=>{const m=a.flatMap(({host:l,isImplied:r})=>r?l:[]);return s?[{repository:c,hosts:new Set(m)}]:[]};function I(c,{hostnames:s,allowedHosts:a}){const m=new Set(
s.map(({host:r})=>r)),l=new Map;for(const{host:r,isImplied:n,because:d,clients:o}of c){if(m.has(r)||l.has(r))continue;const u={host:(0,A.nx)(r)},[e]=d.filter(f=>typeof f!=
"string"),i=n&&e!==void 0&&{implied:{place:e,clients:o}};(0,A.Rt)(r)?l.set(r,(0,E.U7)(u)):(0,A.Jr)(r,a)||l.set(r,(0,E.wp)({...u,...i}))}return l}const O=(c,s)=>new Set(
[...R.Du,...Object.values(R.bB),...D.fg,...c.flatMap(({host:a,service:m=a})=>[a,(0,A.pk)(a),m]),...s.flatMap(({directHost:a})=>a??[])])}),9582:((le,z,t)=>{t.d(z,
{A7:()=>y,AV:()=>A,LH:()=>E,T:()=>O,Tb:()=>x,aZ:()=>h,c3:()=>$,ql:()=>D,sD:()=>w,sc:()=>M,zC:()=>I});class h extends Error{span;constructor({path:a,span:m},l){super(
`${a.join(".")} must be ${l}`),this.span=m}}function E(s){try{return s(),null}catch(a){if(a instanceof h)return a;throw a}}const p=s=>s.name!==void 0;function R(s,a){
if(s.kind==="object")return s.items.filter(p);throw new h(a,"a block")}function A({value:s,hasLabels:a}){if(s.kind!=="object")return[];const m=s.items.filter(p);
return a?m.flatMap(A):[m]}function D(s,a,m,l={}){for(const r of Object.keys(m)){const n=s.filter(u=>u.name.toLowerCase()===r),[d]=n;if(d===void 0)continue;const o={
path:[...a.path,r],span:d};for(const{value:u}of n)l[r]=m[r](u,o,l[r])}return l}const x=(s,a)=>(m,l,r)=>D(R(m,l),l,s,a?r:{}),y=s=>(a,m,l=new Map)=>{for(const{name:r,
start:n,end:d,value:o}of R(a,m)){const u={path:[...m.path,r],span:{start:n,end:d}};l.set(r,{start:n,end:d,value:s(o,u,l.get(r)?.value)})}return l},$=s=>(a,m,l=[])=>{
if(a.kind!=="tuple")throw new h(m,"a list");for(const r of a.elements)l.push(s(r,m));return l},M=(s,a)=>{if(s.kind==="string"||s.kind==="template")return s.verbatim??
"";if(s.kind==="primitive"&&s.value===null)return"";if(v(s))return String(s.value);throw new h(a,"a string")},w=(s,a)=>{if(v(s))return s.value;if(s.kind==="stri\
ng"&&/^-?(?:0|[1-9]\d*)$/.test(s.value))return Number(s.value);throw new h(a,"a whole number")},v=s=>s.kind==="primitive"&&Number.isSafeInteger(s.value)&&String(
s.value).length===s.end-s.start,I=(s,a)=>{if(s.kind==="primitive"&&typeof s.value=="boolean")return s.value;throw new h(a,"true or false")},O=(s,a,m)=>{const l=c(
s,a);if(m!==void 0&&(typeof m=="object"||typeof m!=typeof l))throw new h(a,"set only once");return l};function c(s,a){if(s.kind==="tuple")return s.elements.map(
m=>c(m,a));if(s.kind==="object"){const m=y(O)(s,a);return Object.fromEntries(Array.from(m,([l,r])=>[l,r.value]))}if(s.kind!=="primitive"||s.value===null)return M(
s,a);if(Math.abs(Number(s.value))>2**63)throw new h(a,"a whole number");return s.value}}),850:((le,z,t)=>{t.d(z,{vH:()=>O,bf:()=>w,cd:()=>v,Ge:()=>c,Ol:()=>s});
var h=t(7811),E=t(8643),p=t(8032),R=t(3846),A=t(9582),D=t(255),x=t(5243);function y(i,f){const g=W=>(0,h.TR)(`the pattern ${(0,h.ol)(i)} ${W}; write [HOST/]NAME\
SPACE/TYPE`),_=i.split("/");if(_.length<2||_.length>3)return g("does not have two or three parts");const[P="",C="",S]=_.reverse(),T=S===void 0?(0,h.Ju)((0,x.Vm)(
f)):$(S,D.Pv),b=$(C,W=>(0,R.W_)(W,f)),L=$(P,R.sL);if(!T.ok)return g(`has an invalid hostname: ${T.why}`);if(!b.ok)return g(`has an invalid namespace: ${b.why}`);
if(!L.ok)return g(`has an invalid type: ${L.why}`);const j={host:T.value,namespace:b.value,type:L.value};return(j.host!==null||j.namespace===null)&&(j.namespace!==
null||j.type===null)?(0,h.Ju)(j):g('has a part after "*" that is not "*"')}const $=(i,f)=>i==="*"?(0,h.Ju)(null):f(i);let M=function(...i){return{configFinding:M}=
t.late([3276,3123],3123),new.target?new M(...i):M(...i)};const w=({include:i},f)=>i.length===0||i.some(g=>{const[_=""]=g.toLowerCase().split("/");return _==="*"||
_===f||!_.includes(".")&&(0,p.n3)(f)});function v({methods:i},{host:f,namespace:g,type:_}){const P=C=>C.some(S=>(S.host??f)===f&&(S.namespace??g)===g&&(S.type??
_)===_);return i.filter(({include:C,exclude:S})=>!P(S)&&(C.length===0||P(C)))}const I="provider_installation",O=i=>({...i,kind:"local",place:{file:i.shown??"-pl\
ugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),c=({file:i,line:f})=>f===0?i:`${i}:${f}`;function s(i){const{client:f,mirrors:g,installations:_,pluginDirectories:P}=i,
C=_.map(W=>{const{blocks:Y,mistakes:ee}=a(W,f,i.hasOciMirrors),oe=ee.map(({span:ne,why:de})=>{const ie=W.placeOf(ne);return M(f,{kind:"block",file:c(ie),why:de},
ie)}),q=oe.map(({problem:ne},de)=>({problem:ne,include:ee[de]?.include??[]}));return{blocks:Y.map(ne=>({...ne,rejected:q})),findings:oe}}),[S=null,...T]=C.flatMap(
({blocks:W})=>W),b=[...C.flatMap(W=>W.findings),...T.map(({place:W})=>M(f,{kind:"two installations"},W))],L=P.map(W=>O({path:W})),[j]=L,K=j===void 0?S:{place:j.
place,methods:L,overridden:S?.overridden??[],rejected:[]};return{client:f,mirrors:g,installation:K,findings:b}}function a({items:i,placeOf:f},g,_=g==="opentofu"){
const P=_?n:r,C=[],S=[];for(const T of i)if(T.name===I){if(T.isAssigned||T.value.kind!=="object"){S.push({span:T,why:`${I} must be a block without "="`,include:[]});
continue}for(const b of A.AV(T)){const L={place:f(T),methods:[],overridden:[],rejected:[]};for(const j of b){const K=l(j,f(j),{client:g,locations:P},L);K!==null&&
S.push({span:j,why:K,include:m(j)})}C.push(L)}}return{blocks:C,mistakes:S}}function m(i){try{const[f=[]]=A.AV(i);return A.ql(f,{path:[i.name],span:i},e).include??
[]}catch(f){if(f instanceof A.aZ)return[];throw f}}function l(i,f,{client:g,locations:_},P){const{name:C,value:S}=i,[T]=i.isAssigned?[]:A.AV(i);if(T===void 0)return`${C}\
 must be a block without "="`;const b={path:[I,C],span:i};try{if(C==="dev_overrides"){if(P.methods.length>0)return"dev_overrides must come before all methods";const W=[
...A.A7(A.sc)({...S,kind:"object",items:T},b).keys()].map(Y=>(0,R.mi)(Y,g));return P.overridden.push(...W.filter(Y=>Y.kind!=="invalid")),null}const L=_.get(C);if(L===
void 0&&n.has(C))return`${C} needs OpenTofu 1.10 or later`;if(L===void 0)return`${I} has no method ${(0,h.ol)(C)}`;const j=d(T,b,L,g);return j.ok&&P.methods.push(
{...j.value,place:f}),j.ok?null:j.why}catch(L){if(L instanceof A.aZ)return L.message;throw L}}const r=new Map([["direct",null],["filesystem_mirror","path"],["ne\
twork_mirror","url"]]),n=new Map([...r,["oci_mirror","repository_template"]]);function d(i,f,g,_){const P=g??"",{[P]:C=""}=A.ql(i,f,{[P]:A.sc});if(g!==null&&C===
"")return(0,h.TR)(`${f.path.at(-1)} has no ${P}`);const S=g==="url"?u(C):null;if(g==="url"&&S===null)return(0,h.TR)("url must be an https URL, without variables");
const{include:T=[],exclude:b=[]}=A.ql(i,f,e),L=g==="repository_template"&&!/\$\{\s*type\b/.test(C),j=new Map;for(const q of[...T,...b]){const ne=y(q,_);if(!ne.ok)
return L?(0,h.TR)(`${ne.why}; ${o}`):ne;j.set(q,ne.value)}const K=q=>q.flatMap(ne=>j.get(ne)??[]),W={include:K(T),exclude:K(b)},[Y,...ee]=W.include;if(L&&(ee.length>
0||!Y?.type))return(0,h.TR)(o);if(S!==null)return(0,h.Ju)({...W,kind:"network",url:S});if(g===null)return(0,h.Ju)({...W,kind:"direct"});const oe=g==="path"?{path:C}:
{path:null,shown:C};return(0,h.Ju)({...W,kind:"local",...oe})}const o="repository_template has no ${type}";function u(i){const f=(0,E.Dl)(i);return f.ok&&f.value.
scheme==="https"&&f.value.host!==""?f.value:null}const e={include:A.c3(A.sc),exclude:A.c3(A.sc)}}),4165:((le,z,t)=>{t.d(z,{FG:()=>I,NG:()=>R,kX:()=>O,oq:()=>v});
var h=t(3916),E=t(9432),p=t(3096);const R="it is in a submodule, which this check does not fetch",A=8*1024*1024,D=5e3,x=5e4,y=4096,$=16*1024*1024,M=/\.(?:tf|tofu)(?:\.json)?$/,
w=/(?:^|[/\\])\.\.(?:[/\\]|$)/;function v(){const c=new Map,s=new Set([""]),a=new Set,[m,l]=[new Map,new Map],r={files:0,bytes:0,names:0};let n;const d=_=>{n??=
_},o=_=>d({kind:"unread",why:`${_}, the limit of this check`}),u=_=>d({kind:"broken",why:(0,E.dh)(_)});function e(_){return w.test(_)&&u(`entry contains '..': ${_}`),
_.length>y&&o(`a name in it has more than ${y} characters`),n!==void 0?"":_.split("/").filter(P=>P!==""&&P!==".").join("/")}function i(_){let P=_;for(;n===void 0&&
!s.has(P);)c.has(P)&&u(`${P}: not a directory`),s.add(P),r.names+=P.length,s.size>x&&o(`it has more than ${x} directories`),r.names>$&&o("the names of its direc\
tories have more than 16 Mi characters"),P=(0,p.jt)(P)}function f(_,P){const C=e(_);if(i((0,p.jt)(C)),s.has(C)&&u(`${C}: is a directory`),n===void 0){if(!M.test(
C)){a.add((0,p.jt)(C));return}if(r.files+=1,r.bytes+=P,r.files>D&&o(`it has more than ${D} files of configuration`),r.bytes>A&&o("it has more than 8 MiB of conf\
iguration"),n===void 0)return S=>{c.set(C,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(S))}}}function g(_,P,C){_.set(e(P),C),_.size>D&&o(`it has more than ${D}\
 links that lead to no file`)}return{failure:()=>n,stop:d,directory:_=>i(e(_)),file:f,unreadable:(_,P)=>{M.test(_)&&g(m,_,P)},unknown:(_,P)=>g(l,_,P),finish:()=>n??
{kind:"read",tree:{files:c,directories:s,mixed:a,unreadable:m,unknown:l}}}}const I=({unknown:c},s)=>[...c].find(([a])=>`${s}/`.startsWith(`${a}/`)||M.test(a)&&(0,p.
jt)(a)===s)?.[1];function O(c,{directories:s,files:a,mixed:m}){if(!/[*?[]/.test(c))return c;const l=o=>o.replaceAll(/(?<=^|\/)\./g,"_"),[r,...n]=[...s,...a.keys()].
filter(o=>(0,h.matchesGlob)(l(o),l(c))),d=n.length>0||/(?:^|\/)\*$/.test(c)&&m.has((0,p.jt)(c));return r===void 0||d?c:r}}),7439:((le,z,t)=>{t.d(z,{w:()=>x});var h=t(
7706),E=t(9373),p=t(2172),R=t(1824);let A=function(...y){return{providerNamed:A}=t.late([4284],4284),new.target?new A(...y):A(...y)};const D=3;function x(y,{address:$,
place:M},w,v){const{expected:I,configured:O}=w.configurations,c=y.configurations.calls.get($)??[],s=(0,E.Nm)(c.filter(({kind:i})=>i==="provider-passed")),a=new Set(
s.map(({text:i})=>i)),m=s.filter(({text:i})=>{const f=A(i,w,v),g=A(i,y,v,!1);return g&&f&&(0,p.JT)(g)!==(0,p.JT)(f)}),l=I.values().filter(({text:i})=>!a.has(i)),
r=s.flatMap(({text:i})=>O.get(i)??[]),n=c.find(({kind:i})=>i==="call-repeated"),[d]=O.values(),o={call:$,canChange:y.way===void 0},u=(i,f)=>{const g=(0,R.VV)(w,
i.place),_=g.inside===void 0?[M,g]:[g];return{problem:(0,h.io)(f),places:_}},e=[...l.take(D).map(i=>u(i,{...o,kind:"not-passed",name:i.text})),...m.map(i=>({problem:(0,h.
io)({...o,kind:"of-other",name:i.text}),places:[(0,R.VV)(y,i.place)]})),...r.map(i=>u(i,{...o,kind:"overridden",name:i.text}))];return n===void 0||d===void 0?e:
[...e,u(d,{...o,kind:"repeated",argument:n.text})]}}),9373:((le,z,t)=>{t.d(z,{LU:()=>O,Nm:()=>D,Pv:()=>$,fJ:()=>c,hK:()=>w,n6:()=>m,s1:()=>l,z0:()=>x});var h=t(
9119),E=t(8032),p=t(3096),R=t(5243),A=t(2172);function D(r){const d=r.map(({place:o})=>(0,h.Xs)(o)).findLast(p.LA);return d===void 0?r:r.filter(({place:o})=>(0,h.
Xs)(o)===d)}const x=({kind:r})=>r==="module"||r==="state"||r==="lock",y=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function $(r,n){const{usages:d,declared:o,units:u,installed:e=[],versions:i={}}=r,f=new Map,g=T=>{const b=f.get(T)??w(T);return f.set(T,b),b},_=({directories:T,
place:b})=>T?.map(g)??[g((0,p.jt)(b.file))];for(const T of u){const b=g(T.directory);b.unit=T,b.hasConfiguration=!0,b.isInitialised=!0,T.module!==null&&b.children.
push({name:T.module,root:null,call:null})}for(const T of d)if(!(!T.clients.includes(n)||T.kind==="saved_state"))for(const b of _(T))T.kind==="test_module"?b.tests.
push(T):v(b,T,n);for(const T of o){const{kind:b,place:L}=T;if(!(n==="terraform"&&/\.tofu(\.json)?$/.test(L.file)))for(const j of _(T))M(j.configurations,T)||j.declared.
push(T),b==="lock"?I(j,L):j.hasConfiguration=!0,j.isInitialised||=b==="state"}const P=T=>{const{hasConfiguration:b=!1,lockFile:L=null}=f.get(T)??{};return b||L!==
null},C=n==="terraform"&&(0,E.$l)("testsAlone",i),S=new Map([...f.values()].filter(({tests:T})=>T.length>0).map(T=>{const b=T.tests.flatMap(({text:L})=>L??[]);return[
T,(0,p.Bo)(T.name,P,b)]}));for(const T of C?S.values():[])g(T).hasConfiguration=!0;for(const[T,b]of S)a(T,P(b)?g(b):T);for(const T of f.values()){const{expected:b,
configured:L}=T.configurations;for(const j of L.keys())b.delete(j)}for(const[T,b]of Map.groupBy(e,L=>L.root))g(T).installed=new Map(b.map(L=>[L.key,L]));return f}
function M(r,n){const{kind:d,text:o,localName:u}=n;if(d==="provider-expected")r.expected.set(o,n);else if(d==="provider-configured")r.configured.set(o,n);else if(d===
"provider-passed"||d==="call-repeated"){const e=`module.${u}`,i=r.calls.get(e);i===void 0?r.calls.set(e,[n]):i.push(n)}else return!1;return!0}const w=r=>({name:r,
...{usages:[],declared:[],configurations:{expected:new Map,configured:new Map,calls:new Map},tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,
isInitialised:!1,unit:null},parts:[r]});function v(r,n,d){const o=n.address==="terraform"&&r.unit?.module===null;if(!(n.kind==="terragrunt_source"&&!o)&&(n.kind===
"lock_provider"?I(r,n.place):r.hasConfiguration||=!(0,p.hl)(n.place.file),!(!y.test(n.kind)||n.isOverridden&&n.kind!=="module")&&(r.usages.push(n),!(n.isOverridden||
n.kind!=="module"))))for(const{source:u,root:e}of(0,A.MZ)(n,d)){const[i=null]=s(r.name,u);r.children.push({name:i,root:e,call:n})}}function I(r,{file:n}){r.lockFile=
n,r.isInitialised=!0}const O=r=>r!==null&&(r.isPartial||r.module===null),c=(r,{name:n,unit:d})=>r.root===null||d===null&&r.root===n,s=(r,n)=>n!==null&&(0,R.Nj)(
n)?[(0,p.un)(r,n)]:[];function a(r,n){n.isInitialised=!0,n!==r&&(n.tests.push(...r.tests),r.tests=[])}const m=({name:r,tests:n})=>n.flatMap(({text:d})=>s(r,d)),
l=r=>[...r.children.flatMap(({name:n})=>n??[]),...m(r)]}),9465:((le,z,t)=>{t.d(z,{C_:()=>a,Zf:()=>r,fO:()=>l});var h=t(3916),E=t(3791),p=t(2170),R=t(9119),A=t(8339),
D=t(3096),x=t(1780),y=t(3298),$=t(4165),M=t(7439),w=t(9373),v=t(1039),I=t(1824);let O=function(...u){return{callsOf:O}=t.late([4284],4284),new.target?new O(...u):
O(...u)},c=function(...u){return{textNotes:c}=t.late([4284],4284),new.target?new c(...u):c(...u)},s=function(...u){return{withoutRefused:s}=t.late([4284],4284),
new.target?new s(...u):s(...u)};const a=({source:u,constraint:e,place:i},f)=>JSON.stringify([f,u,e?.text??null,i.inside?.isPublic??null]),m=20;class l{rules;notes=[];constructor(e){
this.rules=e}follow(e,i,f){const[g,..._]=e,P=new Set,C=new Set,S=e.map(j=>({directory:j,tree:null,from:null}));for(const j of S){if(this.rules.isEnded())break;const{
directory:K,tree:W}=j;for(const Y of O(K,e[0],{client:i,isAsked:f})){const ee=this.rules.opened.get(a(Y,i));if(ee===void 0)continue;const oe=(0,I.bj)(Y,ee,K.way),
q={...Y,address:(0,I._Q)(K.way,Y.address)},{tree:ne,directory:de}=ee;C.add((0,I.qv)(oe)),this.saySubmodules(ee,Y.place,i),S.push(...this.enter({from:j,call:q,tree:ne,
name:de,way:oe},i,P))}if(!(W===null||K.way===void 0))for(const{name:Y,call:ee}of K.children){if(Y===null||ee===null)continue;const oe=(0,I.ux)(K.way,ee.address),
q=ee.text??"",ne={address:ee.address,source:q,place:(0,I.VV)(K,ee.place)};if(/^\.\.(\/|$)/.test(Y)){const de=o(Y,K.way,C)?(0,E.q)({what:"package",why:d,cure:void 0,
names:[q]}):(0,A.DA)({reason:"leads-out",text:q});this.say(de,ne.place,i)}else S.push(...this.enter({from:j,call:ne,tree:W,name:Y,way:oe},i,P))}}const T=S.flatMap(
j=>j.tree===null?[]:j.directory),b=T.find(({way:j})=>j?.address==="");if(g.unit===null||b===void 0)return[g,..._,...T];const L=T.filter(j=>j!==b);return[(0,v.A2)(
g,g.unit,b),..._,...L]}allNotes(){return(0,p.Qp)(this.notes,({problem:e,places:i})=>[(0,x.pj)(e.message),i.map(R.df)])}enter({from:e,call:i,tree:f,name:g,way:_},P,C){
const{place:S}=i,T=(0,$.FG)(f,g);if(T!==void 0){const q=[i.source];return this.say((0,E.q)({what:"package",why:T,cure:void 0,names:q}),S,P),[]}const b=this.rules.
read(f)(P)(g);if(b===null)return this.say((0,A.Iz)({path:g,maker:null,in:_.package}),S,P),[];const L=_.address==="",j=L&&e.directory.unit?.covers||[],K=new Set(
j.map(q=>(0,D.Gz)(g,q))),{module:W}=e.directory,Y=(0,v.Oj)({...b.directory,way:_,module:W},K),ee=L?[]:(0,M.w)(e.directory,i,Y,P);for(const{problem:q,places:ne}of ee)
this.notes.push((0,p.kH)(q,{places:ne,clients:[P]}));if(n(e,f,g)&&this.say((0,A.DA)({reason:"endless",text:i.source}),S,P),C.has(b.directory))return[];if(C.add(
b.directory),_.through.length>m){const q=(0,E.q)({what:"chain",max:m,names:[_.package]});return this.say(q,S,P),[]}const oe={clients:[P],isPlaceholder:!1};for(const q of b.
notes){if(K.has((0,p.W7)(q)))continue;const{problem:ne,places:de,affects:ie,...ue}=q,me=de.map(ge=>typeof ge=="string"?ge:(0,I.VV)(Y,ge));this.notes.push((0,p.kH)(
ne,{...ue,...oe,places:me}))}return[{directory:Y,tree:f,from:e}]}saySubmodules({name:e,tree:i},f,g){i.unknown.values().some(P=>P===$.NG)&&this.say((0,E.q)({what:"\
submodules",names:[e]}),f,g)}say(e,i,f){this.notes.push((0,p.kH)(e,{places:[i],clients:[f]}))}}const r=(u,e)=>(0,y.O)(i=>{const f=u(i);return(0,y.O)(g=>(0,y.O)(
_=>{const P=f(_);if(P===null)return null;const{usages:C,declared:S}=P,T=(0,w.Pv)({usages:C,declared:S,units:[]},g),b=s(P.notes,C),L=S.filter(({kind:K})=>K!=="st\
ate-expression"),j=[...b,...c(C,L,e)];return{directory:T.get(_)??(0,w.hK)(_),notes:j.filter(({clients:K})=>K.includes(g))}}))});function n(u,e,i){for(let f=u;f!==
null;f=f.from)if(f.tree===e&&f.directory.name===i)return!0;return!1}const d="it leads out of its package, to what else is installed";function o(u,e,i){const[f=""]=(0,h.
normalize)((0,h.join)((0,I.qv)(e),u)).split("/");return f===".."||i.has(f)}}),1039:((le,z,t)=>{t.d(z,{A2:()=>x,Oj:()=>D,k0:()=>A});var h=t(3096),E=t(3846),p=t(9373),
R=t(1824);function A(y,$,M=(0,p.hK)(y.name)){const w=({kind:I})=>I!=="lock_provider"||y.lockFile===null,v={...y,usages:[...y.usages,...M.usages.filter(w)],declared:[
...y.declared,...M.declared],lockFile:y.lockFile??M.lockFile,parts:[...y.parts,...M.parts,...$.files.map(h.jt)]};return D(v,new Set($.replaced))}function D(y,$){
const M=({place:w})=>!$.has(w.file);return{...y,usages:y.usages.filter(M),declared:y.declared.filter(M),children:y.children.filter(({call:w})=>w===null||M(w))}}
function x(y,$,M){const w=s=>({...s,place:(0,R.VV)(M,s.place)}),v=M.usages.map(s=>w({...s,version:s.version&&w(s.version)})),I=[...y.usages,...v],O=I.filter(({kind:s})=>s.
startsWith("required_provider")),c=new Set(O.map(({address:s})=>(0,E.op)(s)));return{...y,unit:{...$,module:y.name},usages:I.filter(({kind:s,text:a})=>s!=="impl\
ied_provider"||!c.has((0,E.A5)(a))),declared:[...y.declared,...M.declared.map(w)]}}}),1824:((le,z,t)=>{t.d(z,{CY:()=>h,VV:()=>E,_Q:()=>D,bj:()=>A,qv:()=>x,ux:()=>p});
const h=(y,$)=>y===void 0||y.address===""?$:`${y.address}.${$}`,E=({way:y},$)=>y===void 0?$:{...y.place,inside:{through:y.through,package:y.package,isPublic:y.isPublic,
file:$.file,line:$.line}},p=(y,$)=>({...y,address:h(y,$),through:[...y.through,$]}),R="terraform";function A(y,{name:$,isPublic:M},w){const{address:v}=y,I=D(w,v);
return{place:w?.place??y.place,address:v===R?"":v,through:[...w?.through??[],`${I} (${$})`],package:$,installedBy:v,isPublic:M}}const D=(y,$)=>$.slice(h(y,"").length),
x=({installedBy:y})=>y.replaceAll("module.","")}),6889:((le,z,t)=>{t.d(z,{L2:()=>y,WJ:()=>x,rU:()=>$,uQ:()=>M});var h=t(9432),E=t(9119),p=t(8032),R=t(3096),A=t(
1250),D=t(4497);const x=([o,...u])=>o===void 0||u.length>0?"both":o;function y({setting:o,setBy:u="`dialect`",scan:e}){const{name:i}=o,f=i==="auto"?null:i==="bo\
th"?p.Du:[i],g=e===null||e.isEmpty?null:e,_=v(g?.constraints??[]),P=g===null?[]:l(g,o,f),C=m(P,_),S={setting:o,signs:C,constraints:_};if(f!==null)return r(f,[`s\
et by ${u}`],[],S);if(g===null)return r(p.Du,[],[],S);const T=I(C);if(T.length===0){const j="assumed; set `dialect`";return{...r(["terraform"],[j],[],S),why:j,isGuess:!0}}
const b=w(T),L=b.flatMap(j=>T.find(K=>K.client===j)??[]);return r(b,L.map(d),T,S)}function $({clients:o},u){if(u===null||u.isEmpty)return p.zK;const e=new Set([
...o,...u.tools().others]);return u.usesTerragrunt&&e.add("terragrunt"),p.zK.filter(i=>e.has(i))}function M(o,{evidence:u,versions:e}){return(i,f)=>{const g=u.some(
_=>_.level==="version-file"&&_.version!==null&&_.client===i&&s(_,{file:`${f}/`}));return o.version??(g?e[i]??null:null)}}const w=o=>p.Du.filter(u=>o.some(e=>e.client===
u));function v(o){const u=o.filter(({place:e})=>!(0,E.Zl)(e.file));return u.length===0?o:u}function I(o){const u=v(o),e=C=>{const S=C.find(T=>u.some(b=>b.level===
T));return u.filter(({level:T})=>T===S)},i=e(A.A);if(i[0]?.level!=="lock-file")return i;const f=e(O),g=[f,i].map(w).join()==="opentofu,terraform",_=({level:C,text:S})=>C===
"version-file"||c.test(S),P=C=>i.every(S=>s(C,S.place));return g&&f.some(C=>_(C)&&P(C))?f:i}const O=["version-file","tool"],c=/^uses opentofu\/setup-opentofu$/i;
function s({level:o,place:u},{file:e}){const i=(0,R.jt)(u.file);return o==="tool"||i===""||e.startsWith(`${i}/`)}const a=/^sets terraform_version$/i;function m(o,u){
const e=(0,D.h4)(u.map(({text:i})=>i));return o.flatMap(i=>{const{level:f,version:g,text:_}=i;return!(f==="tool"&&g!==null&&(0,D.lF)(g))||u.length===0||e(g)?i:a.
test(_)?[]:{...i,version:null}})}function l({signs:o,tools:u,hasCloudHostname:e},{version:i},f){const g=I(o),_=f??w(g),P=g.every(({place:j})=>(0,E.Zl)(j.file)),
C=f===null&&(P||g.some(({isCloud:j})=>j)),S=i===null&&_.some(j=>(0,D.w0)(j,[]).length>1);if(!C&&!S)return o;const{setsCloudHostname:T,signs:b}=u(),L=e||T;return[
...o.filter(({isCloud:j})=>!(j&&L)),...b]}function r(o,u,e,i){const f=o.map(P=>n(P,i)),g=f.filter(({version:P})=>P!==null),_=g.flatMap(({signs:P})=>P.slice(0,1).
map(d));return{name:x(o),clients:o,releases:f.flatMap(({releases:P})=>P),versions:Object.fromEntries(g.map(({client:P,version:C})=>[P,C??""])),why:[...new Set(_.
length>0?_:u)].join(", "),evidence:[...new Set([...e,...f.flatMap(({signs:P})=>P)])]}}function n(o,{setting:u,signs:e,constraints:i}){const f=(b,L)=>{const[j=null,
...K]=b,W=(0,D.w0)(o,b);return{client:o,releases:W,version:K.length===0?j:null,signs:L}};if(u.version!==null)return f([u.version],[]);const g=v(e.filter(b=>b.client===
o&&b.version!==null)),_=new Set(g.map(({version:b})=>(b??"").replace(/^v/,"")));if(_.size>0){const b=f([..._],g);return{...b,version:(0,D.lF)(b.version??"")?b.version:
null}}const P=i.map(({text:b,place:L})=>({client:o,level:"syntax",place:L,text:`requires ${(0,h.dh)(b)}`,version:b})),C=f([],[]),S=P.map(({version:b})=>b),T=f(S,
P);return T.releases.length===C.releases.length?C:T}const d=({place:o,text:u})=>`${o.file}:${o.line} ${u}`}),7960:((le,z,t)=>{t.d(z,{e:()=>$});var h=t(7811),E=t(
2170),p=t(8339),R=t(8032),A=t(9897),D=t(3846),x=t(1011);const y={underscores:({kind:M,text:w})=>{if(!/^(required|lock|state_store)_provider$/.test(M))return null;
const v=(0,D.mi)(w??"","terraform");return v.kind==="invalid"||!v.namespace.includes("_")?null:`Invalid provider namespace: Invalid provider namespace "" in sou\
rce ${(0,h.ol)(w??"")}: ${D.pj}"`},oci:({kind:M,text:w,calls:v})=>{if(!/^(module|test_module)$/.test(M))return null;const I=v===void 0?[w]:v.opentofu?.map(({source:O})=>O);
for(const O of I??[]){const c=(0,A.cx)(O??"","opentofu");if(c.ok&&c.value.getter==="oci")return(0,A.Ns)(O??"",c.value)}return null}};function $(M,w){const v=Object.
keys(y).filter(c=>!(0,R.$l)(c,w)),I=[];return{usages:M.flatMap(c=>{const s=v.reduce((a,m)=>{const{client:l,version:r}=R.Fe[m],n=a.includes(l)?y[m](c):null;if(n===
null)return a;const d=`use ${R.bB[l]} ${r} or later, or another address`,o=(0,p.DA)({reason:"rejected",error:n,advice:d});return I.push((0,E.kH)(o,{places:[c.place],
clients:[l]})),a.filter(u=>u!==l)},c.clients);return s===c.clients?c:(0,x.sw)([c],s)}),notes:I}}}),1250:((le,z,t)=>{t.d(z,{A:()=>A,j:()=>D});var h=t(2170),E=t(9119),
p=t(8032),R=t(5243);const A=["lock-file","syntax","version-file","tool","hook"];class D{signs=new Map;constraints=new Map;addFile({file:$,kind:{clients:M},scope:w,
isContext:v}){if(v)return;const[I,...O]=M;if(I!==void 0&&O.length===0&&!/(^|\/)[.#][^/]*$/.test($)){const c=`is read by ${p.bB[I]} only`;this.addSign({client:I,
level:"syntax",place:{file:$,...h.wv},text:c})}for(const c of w.declared){const{kind:s,text:a,place:m}=c;if(s==="version")x(this.constraints,a,c);else if(s==="b\
inary"){const l=a==="tofu"?"opentofu":"terraform";this.addSign({client:l,level:"version-file",place:m,text:"sets terraform_binary"})}else if((0,p.SO)(s)){const{
client:l,what:r}=p.$I[s];this.addSign({client:l,level:"syntax",place:m,text:`has ${r}`})}}}end($){for(const{kind:M,host:w,place:v,clients:I,isOverridden:O,text:c}of $)
if(M==="lock_provider"){const s=p.Du.find(m=>(0,R.Vm)(m)===w),a=`locks providers from ${w}`;s&&this.addSign({client:s,level:"lock-file",place:v,text:a})}else M===
"cloud_default"&&!O&&I.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:v,text:"has a cloud block without hostname",isCloud:!0}):M===
"module"&&c?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"syntax",place:v,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[
...this.constraints.values()]}}addSign($){x(this.signs,`${$.client} ${$.text}`,{...$,version:null})}}function x(y,$,M){const w=(0,E.Zl)(M.place.file)?`${$} asid\
e`:$;y.has(w)||y.set(w,M)}}),1884:((le,z,t)=>{t.d(z,{Vm:()=>Me,cw:()=>me,aC:()=>ge});var h=t(3096),E=t(3298),p=t(5324),R=t(4756),A=t(2170),D=t(5243),x=t(9897),y=t(
1250),$=t(1011),M=t(3024),w=t(6760),v=t(9968),I=t(4202),O=t(3114);const c=/(?:^|\/)(?:testdata|examples\/(?:resources|data-sources|provider|functions|actions|(?:ephemeral|list)-resources))(?:\/|$)/,
s=/(^|\/)mixins(\/|$)/,a=/^module\s+(\S*\/)?terraform-provider-|^(?!.*\/\/\s*indirect).*\bhashicorp\/terraform-plugin-(framework|sdk)\b/m,m=/^(?!.*\/\/\s*indirect).*\bhashicorp\/hcl\b/m,
l=/(?:^|\/)testdata(?:\/|$)/;function r(F,{exists:B,read:U}){const H=(0,E.O)(X=>(0,w.basename)((0,w.join)(F,X)).startsWith("terraform-provider-")||a.test(U((0,h.
Gz)(X,"go.mod"))??"")||B((0,h.Gz)(X,"terraform-registry-manifest.json"))),G=(0,E.O)(X=>m.test(U((0,h.Gz)(X,"go.mod"))??""));return X=>s.test(X)||c.test(X)&&["",
...(0,h.eH)(X)].some(H)||l.test(X)&&["",...(0,h.eH)(X)].some(G)}const n={files:1e6,directoryFiles:5e4};function*d(F,B=(0,p.f5)(),U=n){const H=new o(F,B,U);for(const X of F.
scan){const V=(0,p.kI)(H.root,X);"path"in V?yield*H.walkFrom(V):yield{name:X,files:[],notes:[V]}}const G=X=>B.modules.has(X);do{for(const{source:X,file:V}of B.tests.
splice(0)){const k=(0,h.Bo)((0,h.jt)(V),G,[X]);B.called.add((0,h.un)(k,X))}for(const X of B.called)yield*H.readCalled(X)}while(B.tests.length>0)}class o{root;checkout;isExcluded;isSnippet;facts;limits;selected;files=0;constructor(B,U,H){
this.root=(0,M.realpathSync)(B.root),this.checkout=(0,p.ET)(B);for(const G of B.exclude)U.unmatched.add(G);this.isExcluded=(0,I.Ls)(B.exclude,U.unmatched),this.
isSnippet=r(this.root,this.checkout),this.facts=U,this.limits=H,this.selected=B.scan.length>1?new Set:null}*walkFrom(B){const{path:U,name:H,glob:G,file:X}=B,k=[
{path:U,name:H,depth:0,isSelected:G===void 0&&X===void 0}];for(let Z=k.pop();Z!==void 0;Z=k.pop()){const se=(0,p.KG)(Z);if(yield this.read(B,Z,se),B.file!==void 0||
this.files>this.limits.files)return;if(!("problem"in se))for(const J of this.findDirectories(B,Z,se))k.push(J)}}*readCalled(B){const{directories:U,links:H,linked:G}=this.
facts;for(const Z of(0,h.eH)(B))G.delete(Z);const X=U.has(B)?null:this.checkout.locate(B);if(X===null||(0,v.$r)(X).kind!=="directory")return;const V=(0,p.sq)((0,w.
relative)(this.root,X));if(V!==B&&H.set(B,V),!U.has(V)&&this.files<=this.limits.files&&!(0,h.eH)(V).some(this.isExcluded)){const Z={path:X,name:V,depth:0,isSelected:!0},
se=(0,v.UO)(X,this.root)?this.root:X;yield this.read({path:X,name:V,boundary:se},Z,(0,p.KG)(Z))}U.has(V)&&U.add(B)}read(B,U,H){const{name:G}=U;if("problem"in H)
return this.facts.directories.add(G),{name:G,files:[],notes:[H]};const{files:X,notes:V}=this.findFiles(B,U,H);this.files+=X.length;const k=this.limits.files;if(this.
files>k){const J=(0,A.ht)(G,(0,R.ub)({kind:"files",max:k}));return{name:G,files:[],notes:[...V,J]}}const Z=X.filter(({isContext:J})=>J);if(X.length>0&&Z.length===
X.length)return{name:G,files:[],notes:V};this.facts.directories.add(G),this.isSnippet(G)&&this.facts.snippets.add(G);for(const{file:J,kind:te}of Z)(0,O.Ep)(te)&&
this.facts.unselected.push(J);return X.length>0&&H.some(J=>J.name===".terraform")&&V.push(...this.readLeft(G)),{name:G,files:X,notes:V}}findFiles(B,U,H){const G=[],
X=[],V=this.limits.directoryFiles;for(const k of this.filesAmong(B,U,H))if("problem"in k)X.push(k);else if(G.length<V)G.push(k);else{X.push((0,A.ht)(U.name,(0,R.
ub)({kind:"directory",max:V})));break}return{files:G,notes:X}}*filesAmong(B,U,H){const G=new Set;for(const V of H)if((0,O.tr)(V.name)&&!V.isDirectory()&&G.add(V.
name),V.name===".spacelift")for(const k of O.dN)this.addTool((0,h.Gz)(U.name,k));const X=w.posix.basename(U.name);for(const V of H){if(V.isDirectory())continue;
const k=(0,h.Gz)(U.name,V.name),Z=(0,O.L8)(V.name,G,X);if(Z===void 0){V.name===O.Dp&&!this.isExcluded(k)&&this.facts.projectFiles.add(k),(0,O.Z8)(V.name)&&this.
addTool(k),V.name.endsWith(".tfstate")&&!this.isExcluded(k)&&this.facts.states.push(...(0,p.un)(k,this.checkout));continue}const J={path:U.path+w.sep+V.name,file:k,
kind:Z,isContext:!this.select(B,U,k)};V.isFile()?yield J:V.isSymbolicLink()?yield*this.follow(B,J):yield(0,A.ht)(k,(0,R.WO)({what:"special-file",is:(0,v.I)(V)}))}}readLeft(B){
this.isExcluded((0,h.Gz)(B,".terraform"))||this.facts.states.push(...(0,p.rN)(B,this.checkout));const U=(0,p.Wj)(B,this.checkout);if("problem"in U)return[U];for(const H of U)
this.facts.called.add(H.directory);return this.facts.installed.push(...U),[]}addTool(B){this.isExcluded(B)||this.facts.toolFiles.push(B)}select(B,U,H){return!(U.
isSelected||(0,I.$8)(B,H))||this.isExcluded(H)||this.selected?.has(H)?!1:(this.selected?.add(H),!0)}*follow(B,U){const H=(0,p.sT)((0,v.$r)(U.path),B);if(H===null)
return;if(typeof H=="object")return yield(0,A.ht)(U.file,H);const G=(0,p.sq)((0,w.relative)(this.root,H));U.isContext||this.facts.links.set(U.file,G),yield{...U,
path:H,target:G}}findDirectories({glob:B},{path:U,name:H,depth:G,isSelected:X},V){return V.toReversed().flatMap(k=>{if(k.isSymbolicLink()&&k.name==="tests"&&this.
facts.called.add((0,h.Gz)(H,"tests")),(0,I.G$)(k.name))return[];const Z=(0,h.Gz)(H,k.name);if(this.isExcluded(Z))return[];const se=U+w.sep+k.name;if(k.isSymbolicLink()&&
(0,v.$r)(se).kind==="directory"&&this.facts.linked.set(Z,this.checkout.nameOf(Z)),!k.isDirectory())return[];const J=X||B!==void 0&&w.posix.matchesGlob(Z,B);return{
path:se,name:Z,depth:G+1,isSelected:J}})}}let u=function(...F){return{dependsOnOthers:u}=t.late([3276,7918,8319],8095),new.target?new u(...F):u(...F)},e=function(...F){
return{usagesOf:e}=t.late([3276,7918,8319],8095),new.target?new e(...F):e(...F)},i=function(...F){return{declaredIn:i}=t.late([3276,7918,8319],8095),new.target?
new i(...F):i(...F)},f=function(...F){return{isForeign:f}=t.late([3276,7918,8319],8095),new.target?new f(...F):f(...F)},g=function(...F){return{readModule:g}=t.
late([3276,7918,8319],8095),new.target?new g(...F):g(...F)};const _=25e4,P=1e4;function*C(F,B,U,H=_){const G=new S(B,U,H);yield*G.collect(F);const X=yield*G.decideOpen();
return G.result(X)}class S{items=[];notes=(0,$.G4)();knownSources=new Map;declared=[];signs=new y.j;counts={decided:0,open:0};facts;values;maxUsages;constructor(B,U,H){
this.facts=B,this.values=U,this.maxUsages=H}*collect(B){const{counts:U,facts:H}=this;for(const{name:G,files:X,notes:V}of d(B,H)){if(H.endedAt=G,yield H.files)return;
for(const Z of V)this.notes.add(Z);if(X.length===0)continue;if(this.isFull(U.decided+U.open,G))break;const k=yield*g(X,H.files);if(k===null)return;H.bytes+=k.bytes,
H.comments.push(...k.comments.slice(0,P-H.comments.length));for(const Z of k.notes)this.notes.add(Z);this.add({directory:G,files:k.files})}H.endedAt=null}*decideOpen(){
const B=[];let U=!1;for(const H of this.items){if(!("files"in H)){B.push(H);continue}if(U||=this.isFull(this.counts.decided,H.directory),!U)if(yield this.facts.
files)this.facts.endedAt??=H.directory,U=!0;else for(const G of this.decide(H.files))B.push(G)}return B}result(B){const{facts:U,signs:H,declared:G}=this,X=[...B,
...U.states.map(T)];return{...U,usages:X,declared:G,notes:this.notes.all(),...H.end(B)}}add(B){const{files:U,directory:H}=B,{facts:G}=this;U.some(({kind:V})=>/^(config|lock)$/.
test(V.class))&&G.modules.add(H),G.files+=U.length;for(const V of i(U))this.declared.push(V);for(const V of U){const k=!f(V),Z=V.kind.class==="terragrunt";k&&(G.
isEmpty=!1),Z&&G.terragrunt.push(V.file),G.usesTerragrunt||=Z&&k,this.signs.addFile(V)}const X=U.some(u);for(const V of U)(X||!V.isContext)&&this.addCalls(V);if(X){
this.items.push(B);for(const{references:V}of U)this.counts.open+=V.length}else for(const V of this.decide(U))this.items.push(V)}addCalls({file:B,references:U}){
for(const{kind:H,row:G,value:X}of U){if(X===void 0)continue;const V=(0,D.Nj)(X.text)||G.grammar==="terragrunt"&&(0,x.GL)(X.text),k=V||(0,x.qC)(X.text).length>0;
H==="module"&&(k||X.kind==="pieces")&&this.facts.calls.push({source:X.text,file:B}),V&&G.position.includes("source")&&(H==="test_module"?this.facts.tests.push({
source:X.text,file:B}):this.facts.called.add((0,h.un)((0,h.jt)(B),X.text)))}}decide(B){const{usages:U,notes:H}=e(B,this.values,this.knownSources);for(const G of H)
this.notes.add(G);return this.counts.decided+=U.length,U}isFull(B,U){const H=this.maxUsages;return B<H?!1:(this.notes.add((0,A.ht)(U,(0,R.ub)({kind:"usages",max:H}))),
!0)}}const T=({file:F,host:B,client:U})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:B,text:B,address:"state",place:{file:F,...A.wv},clients:[U],
isOverridden:!1,needs:[]});var b=t(3916),L=t(9119),j=t(1440);function K(F,B,U,{nameOf:H}){if(!(0,D.Nj)(B)){const[X=null]=(0,x.qC)(B).flatMap(V=>H(V)??[]);return X}
const G=(0,h.un)(F,B);return U.get(G)??G}const W=100;function Y({usages:F,units:B},U){const H=(0,L.hy)(B,$.CI);return[...F.flatMap(({calls:X,directories:V,text:k,
place:Z})=>{const se=(0,h.jt)(Z.file),J=(H.get(se)??[]).flatMap(({item:ae})=>(0,$.CI)(ae));if(X===void 0&&V===void 0&&J.length===0&&(0,x.qC)(k??"").length===0)return[];
const N=Object.values(X??{}).flat(),Q=[k,...N.map(({source:ae})=>ae)].flatMap(ae=>ae??[]),ce=[se,...(V??J).slice(0,W)];return Q.flatMap(ae=>(0,D.Nj)(ae)?ce.map(
pe=>(0,h.un)(pe,ae)):(0,x.qC)(ae).flatMap(pe=>U.nameOf(pe)??[]))}),...B.flatMap($.CI)]}function ee(F,B){const{usages:U,links:H,directories:G}=F,X=(te,N)=>{const Q=K(
te,N,H,B);return Q===null||(0,D.Nj)(N)&&Q===(0,h.un)(te,N)?N:`./${(0,b.relative)(te,Q)}`},V=U.map(te=>{const{kind:N,text:Q,calls:ce,place:ae}=te,pe=H.size>0||ce!==
void 0||(0,x.qC)(Q??"").length>0;if(N!=="module"||Q===null||!pe)return te;const Ee=[{root:null,source:Q,version:null,isOpen:!1}],ve=Object.entries(ce??{terraform:Ee,
opentofu:Ee}).map(([_e,Ie])=>{const ke=(0,h.jt)(ae.file),Ce=we=>we.source&&X(ke,we.source);return[_e,Ie.map(we=>({...we,source:Ce(we)}))]});return ve.every(([,[
_e]])=>_e?.source===Q)&&ce===void 0?te:{...te,calls:Object.fromEntries(ve)}}),k=({directory:te})=>G.has(te)&&B.nameOf(te)===te,Z=F.installed.filter(te=>!k(te)&&
B.exists(te.directory)),se=new Map(Z.map(({root:te,directory:N})=>{const Q=(0,R.a3)({what:"outside",path:N});return[N,(0,A.ht)((0,h.Gz)(te,j.U4),Q)]})),J=[...F.
notes,...se.values()];return{...F,usages:V,installed:F.installed.filter(k),notes:J}}let oe=function(...F){return{resolveValue:oe}=t.late([3276,7918,8319],8095),
new.target?new oe(...F):oe(...F)},q=function(...F){return{asWritten:q}=t.late([3276,7918,8319],8095),new.target?new q(...F):q(...F)},ne=function(...F){return{Instances:ne}=
t.late([3276,7918,874],1340),new.target?new ne(...F):ne(...F)},de=function(...F){return{Terragrunt:de}=t.late([3276,7918,874],1340),new.target?new de(...F):de(...F)},
ie=function(...F){return{withUnits:ie}=t.late([3276,7918,874],1340),new.target?new ie(...F):ie(...F)};const ue=10;function*me(F,B={}){const U=(0,p.ET)(F),H=new Set;
for(let G=1;;G+=1){const X=(0,p.f5)(H),V=Me(U,X,B),k=(0,E.O)(()=>new de(V)),Z=yield*C(F,X,ge(V,k)),J=X.terragrunt.length>0?yield*ie(Z,k()):Z,te=H.size;for(const Q of Y(
J,U))!J.directories.has(Q)&&U.locate(Q)!==null&&H.add(Q);if(H.size===te||J.endedAt!==null||G===ue)return ee(J,U)}}function ge(F,B){const U=(0,E.O)(H=>(0,E.O)(G=>new ne(
F,H,G)));return({row:H,place:G},X,V)=>{if(H.grammar==="terragrunt")return ye(B(),G.file,X);const k=H.evaluation?.[V];if(k===void 0)return q(X);const Z=U(V)(k);if(Z.
effort.isSpent)return q(X);const se=({scope:Q,from:ce,root:ae})=>(Q.effort.renew(),{...oe(X,Q),from:ce,root:ae}),J=(0,h.jt)(G.file),te=se(Z.unknown(J));if(te.isWhole)
return[[te]];const N=Map.groupBy(Z.of(J),({use:Q})=>Q);return Array.from(N.values(),Q=>Q.map(se))}}function ye(F,B,U){if(F.effort.isSpent)return q(U);const H=X=>({
...oe(U,X),from:null}),G=F.includedScopes(B).map(X=>[H(X)]);return G.length===0?[[H(F.scopeOf(B))]]:G}function Me(F,{calls:B,links:U,terragrunt:H},G){const X=(0,E.
O)(fe),V=(k,Z)=>K(k,Z,U,F);return{files:F,calls:(0,E.O)(()=>Oe(B,V)),leadsTo:V,terragrunt:H,environment:G,isSet:k=>G[k]!==void 0,setBy:k=>{const Z=X(F).get(k);return Z===
void 0?null:`TF_VAR_${k} in ${Z}`}}}const De=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function Oe(F,B){const U=new Map,H=new Set;for(const{source:G,file:X}of F){
const V=(0,h.jt)(X),k=B(V,G);k!==null?U.set(k,(U.get(k)??new Set).add(V)):De.test(G)&&H.add(V)}return{callers:U,dynamic:H}}const $e=".github/workflows",re=200;function fe(F){
const B=new Map,U=F.list($e).filter(H=>/\.ya?ml$/.test(H));for(const H of U.slice(0,re)){const G=`${$e}/${H}`,X=F.read(G)??"";for(const[,V,k]of X.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){
const Z=V??k??"";B.has(Z)||B.set(Z,G)}}return B}}),5102:((le,z,t)=>{t.d(z,{DI:()=>x,Fl:()=>v,JR:()=>y,QK:()=>s,Rm:()=>O,Yn:()=>I,Zh:()=>a,b:()=>M,fi:()=>l,hm:()=>c,
md:()=>w,nM:()=>m,nx:()=>R,sG:()=>D,vh:()=>A});var h=t(2886),E=t(493),p=t(9615);const R={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"sk\
ipped",works:"passed"},A=Object.keys(R);function D(r){if(M(r))return"unchecked";const n=c(r.findings);return n==="error"?"fails":n==="warning"?"warns":y(r)?"ski\
pped":"works"}const x=r=>D(r)==="fails",y=({visit:r})=>r.attempt.discovery.kind==="skipped",$=["host-not-checked",...h.H4],M=({visit:{attempt:r}})=>r.discovery.
kind==="skipped"&&$.includes(r.discovery.problem.code),w=r=>A.flatMap(n=>r.filter(d=>D(d)===n));function v(r){const n=new Set(r.map(({worst:d})=>d));return n.has(
"error")?"fails":n.has("warning")?"warns":r.some(O)?"skipped":"works"}function I(r,n){const d=Object.groupBy(r,n);return A.map(o=>d[o]??[])}const O=({chosen:r,isDirect:n,
isUnchecked:d})=>d===!0||!n&&Object.keys(r).length===0,c=r=>p.oC.find(n=>r.some(d=>d.severity===n))??null;function s({findings:r}){const n=c(r);return n==="noti\
ce"?[]:r.filter(({severity:d})=>d===n)}const a=({severity:r},{failOn:n})=>r==="error"||(0,E.k2)(r,n),m=({severity:r})=>r!=="notice";function l({passed:r,hosts:n,
findings:d}){return r?d.some(m)?"warns":n.length===0?"skipped":"works":"fails"}}),4120:((le,z,t)=>{t.d(z,{$V:()=>l,H8:()=>D,Iu:()=>A,QI:()=>M,QN:()=>s,SY:()=>x,
dy:()=>R,kD:()=>m,kJ:()=>w,nO:()=>a,od:()=>$,tY:()=>v,u8:()=>O});var h=t(9432),E=t(9615),p=t(8032);const R="new in this pull request",A=r=>r.replace(/^./u,n=>n.
toUpperCase()),D=r=>E.oC.flatMap(n=>{const{length:d}=r.filter(o=>o.severity===n);return d===0?[]:[(0,h.px)(d,n)]}).join(", "),x=r=>p.zK.every(n=>r.includes(n))?
"all clients":y(r).join(", "),y=r=>r.map(n=>p.bB[n]);function $(r,n){const d=n.filter(u=>r.includes(u)),o=p.Du.filter(u=>n.includes(u)&&!r.includes(u));return r.
length===0||o.length===0?"":y(d).join(", ")||"no client in use"}const M=({clients:r,versions:n,why:d})=>r.map(o=>[p.bB[o],n[o]].join(" ").trim()).join(" and ")+
(d===""?"":` (${d})`);function w(r){return r<999.5?`${Math.round(r)} ms`:r<59950?`${(r/1e3).toFixed(1)} s`:`${(r/6e4).toFixed(1)} min`}function v(r){return r<1e3?
`${r} B`:r<999950?`${(r/1e3).toFixed(1)} kB`:`${(r/1e6).toFixed(1)} MB`}const I=36e5;function O(r,n){const d=(Date.parse(n)-Date.parse(r))/I;if(d>=48)return`${c(
d/24)} days`;if(d>=1)return`${c(d)} h`;const o=Math.floor(d*60);return o>=1?`${o} min`:"less than a minute"}const c=r=>Math.floor(r*10)/10,s=r=>`${r.slice(0,16).
replace("T"," ")} UTC`;function a(r,n){const d=(Date.parse(r)-Date.parse(n))/(24*I);if(Number.isNaN(d))return r;const o=Math.floor(Math.abs(d)),u=o===0?"less th\
an a day":(0,h.px)(o,"day");return`${r.slice(0,10)} (${d<0?`${u} ago`:`in ${u}`})`}function m(r,n){const d=new Set(r.split(/[\s/.]/).filter(Boolean)),o=u=>u.split(
/[/.]/).filter(e=>d.has(e)).length;return[...new Set(n.filter(o))].sort((u,e)=>o(e)-o(u))}function l(r,n,d){const o=(0,h.K4)(n,3,e=>{const i=d.filter(g=>!e.split(
" ").includes(g)),f=(0,h.K4)(m(e,i),3,h.dh);return`${(0,h.dh)(e)}${f&&` (nearest: ${f})`}`}),u=n.length===1?"matches":"match";return n.length===0?[]:[`\`${r}\`: ${o}\
 ${u} nothing`]}}),8884:((le,z,t)=>{t.d(z,{CN:()=>m,Dx:()=>I,GH:()=>$,Ky:()=>R,TD:()=>A,YC:()=>c,eb:()=>x,f5:()=>O,ju:()=>a,lp:()=>v,mj:()=>M,oN:()=>w,tN:()=>s});
var h=t(9432),E=t(2170),p=t(9119);function R(d,o){const{places:u,noun:e}=A(d);return(0,h.K4)(u,o,p.eo,i=>(0,h.px)(i,`more ${e}`))}function A(d){const o=r(d),u=(0,p.
t6)(o,i=>l(i)?(0,p._M)(i.file)??i:i),e=D(u).length>1;return{places:e?u:o,noun:e?"repository":"place"}}const D=d=>d.filter(l).filter(({file:o})=>(0,p._M)(o)!==null),
x=d=>(0,p.t6)(D(y(d)),({file:o})=>(0,p._M)(o)),y=d=>[...new Set(d.map(({places:o})=>o))].flat(),$=(d,o,u)=>`${d<o?`${d} of ${o}`:o===2?"both":`all ${o}`} ${u}`;
function M(d,o){const{length:u}=o>1?x(d):[];return u>1?$(u,o,"repositories"):""}function w(d,o){const u=new Set(d.flatMap(({file:f})=>(0,p._M)(f)??[])).size>1,e=f=>(u?
(0,p._M)(f.file):null)??n(f),i=new Set(o.map(e));return d.filter(f=>!i.has(e(f)))}function v(d,o){const u=I([d]);return R(w(u,u.slice(0,1)),o)}const I=d=>r(y(d).
filter(l)),O=d=>[...new Set(y(d).filter(o=>typeof o=="string"))];function c(d){const o=d.hosts.flatMap(({requirements:e})=>e),u=[...d.findings,...d.roots.flatMap(
({rows:e})=>e)];return[...new Set([...o.map(({because:e})=>e),...u.map(e=>e.places)])]}const s=d=>d.values().map(E.Xd).find(o=>o!==null)??null,a=({services:[d,...o]})=>o.
length===0?d??null:null,m=d=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(d)&&(0,p._M)(d)===null,l=d=>typeof d!="string",r=d=>(0,p.t6)(d,o=>l(o)?n(o):o),n=({file:d,
line:o,inside:u})=>`${o}:${d}${u===void 0?"":`
${(0,p.kn)(u)}`}`}),6097:((le,z,t)=>{t.d(z,{$N:()=>O,LG:()=>r,QA:()=>g,f2:()=>i,h$:()=>S,j6:()=>P,q9:()=>u,rc:()=>e});var h=t(3217),E=t(2886),p=t(2172),R=t(2806),
A=t(9432),D=t(2170),x=t(9119),y=t(3841),$=t(255),M=t(5106),w=t(5102),v=t(4120),I=t(8884);function O(T,b){const{hosts:L,files:j,findings:K,passed:W,stopped:Y}=T,
ee=b.repositories.length,oe=l(T,b),q=j.filter(De=>!c(De)),ne=(0,w.hm)(q)==="error"&&!L.some(w.DI),de=oe===null&&ee>0?` in ${(0,A.px)(ee,"repository")}`:"",me=[q.
length<j.length?[`nothing to check${de}`]:a(T,de),m(q)],ge=(ne?me.toReversed():me).flat().join(", "),ye=oe===null?ge:`${oe}: ${ge}`,Me=(0,w.hm)(K)==="error";if(Y.
length>0){const De=(0,y.p)(Y);return Me||L.some(w.b)?`${ye} (${De})`:`${De}; ${ye}`}return W&&Me?`${ye} (the check passes: fail-on is never)`:W||Me?ye:`${ye} (t\
he check fails: fail-on is warning)`}const c=({problem:T,severity:b})=>T.code==="nothing-to-check"&&b==="error",s="not allowed";function a({hosts:T,roots:b},L){
const j=T.length;if(j===0){const Oe=b.flatMap(({rows:fe})=>fe.filter(({isDirect:F})=>F)),$e=new Set(Oe.flatMap(fe=>(0,w.Rm)(fe)?[]:fe.source)).size;return[...$e===
0?[]:[`${(0,A.px)($e,"module")} read`],`no registry hosts to check${L}`]}const{skipped:K=[],checked:W=[]}=Object.groupBy(T,Oe=>(0,w.JR)(Oe)?"skipped":"checked"),
{fails:Y,unchecked:ee,works:oe}=w.nx,q=(Oe,$e)=>$e.length===0?[]:[{words:Oe,count:$e.length}],ne=[...q(Y,W.filter(w.DI)),...q(s,K.filter(w.DI)),...q(ee,K.filter(
w.b))],de=[...q(oe,W),...q(w.nx.skipped,K)],[ie,...ue]=ne.length>0?ne:de,me=W.filter(Oe=>(0,w.sG)(Oe)==="warns").length,ge=j===1?"":`${me} ${ne.length>0?"more ":
""}`,Me=ie?.words===s||ie?.words===ee?ie.count===1?"is ":"are ":"";return[`${j===1?"1 registry host":(0,I.GH)(ie?.count??0,j,"registry hosts")}${L} ${Me}${ie?.words}`,
...ue.map(({count:Oe,words:$e})=>`${Oe} ${$e}`),...me===0?[]:[`${ge}with warnings`]]}function m(T){const b=(0,w.hm)(T);if(b===null||b==="notice")return[];const L=T.
filter(({severity:q})=>q===b),{placed:j=[],elsewhere:K=[]}=Object.groupBy(L,q=>(0,D.Xd)(q)===null?"elsewhere":"placed"),W=(0,I.eb)(j).length,Y=new Set((0,I.Dx)(
j).map(({file:q})=>q)).size,ee=W>0?`files of ${(0,A.px)(W,"repository")}`:(0,A.px)(Y,"file"),oe=({length:q},ne)=>q===0?[]:[`${(0,A.px)(q,b)} in ${ne}`];return[...oe(
j,ee),...oe(K,"settings or credentials")]}function l({init:T},{repositories:b,dialect:L}){const{failing:j,of:K,clients:W}=T;if(j.length===0)return null;const[Y,
...ee]=W,q=Y!==void 0&&ee.length===0&&!L.isGuess?{terraform:"terraform ",opentofu:"tofu "}[Y]:"",ne=b.length,de=new Set(j.map(x._M)).size,ie=K<2?"":` in ${(0,I.
GH)(j.length,K,"root modules")}`,ue=ne<2?"":` (${(0,I.GH)(de,ne,"repositories")})`;return`${q}init fails${ie}${ue}`}function r(T,b){const L=T.files.filter(({severity:j})=>j===
"error");return l(T,b)??m(L)[0]??null}const n=50,d=3,o=2;function u(T){const{shown:b,more:L}=(0,A.zN)(T,n);return L===0?b:[...b,`and ${(0,A.px)(L,"more remark")}`]}
function e(T){const b=(0,I.YC)(T).some(({length:ee})=>ee===x.WD),L=T.files.filter(({exclude:ee,severity:oe})=>ee&&oe!=="notice"),j=[...new Set(L.flatMap(({exclude:ee})=>ee??
[]))],K=(0,I.eb)(L).length>0?" where their files are read":"",W=`${(0,A.px)(L.length,"finding")} in tests, examples or templates, where errors are warnings`,Y=`\
to skip such files, set \`exclude\`${K}: ${(0,A.K4)(j,d,A.dh)}`;return[...b?[`lists of places end after ${x.WD} places`]:[],...L.length>0?[`${W}; ${Y}`]:[]]}function i({
hosts:T,unmatched:b,stopped:L},j){if(L.length>0||j.changedOnly)return[];const W=T.flatMap(({visit:ne,services:de})=>[ne,...(0,h.fc)(ne,de)]).map(({host:ne})=>ne),
Y=b.filter(({code:ne,host:de})=>!(0,R.Q)(ne,j.depth)||de&&!W.includes(de)).map(({code:ne,host:de})=>`${ne} ${de??""}`.trim()),ee=j.depth==="discovery"?j.resolve:
[],oe=new Set(W.map(ne=>ne.replace(/:.*/,""))),q=ee.flatMap(({name:ne})=>oe.has(ne)?[]:ne);return[...(0,v.$V)("ignore",Y,W),...(0,v.$V)("resolve",q,W)]}const f="\
HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split(" ");function g({findings:T},b){const L=f.flatMap(K=>{const W=b[K]||K.endsWith("Y")&&
b[K.toLowerCase()];return W?`${K} (${(0,A.dh)(W.slice(W.lastIndexOf("@")+1))})`:[]});return T.some(K=>K.problem.obstacle||(0,E.zv)(K))&&L.length>0?[`connections\
 used ${L.join(", ")}`]:[]}function _({hosts:T},b){const{scan:L,repositories:j}=b,{length:K}=T.filter(({requirements:oe})=>oe.some(({because:q})=>q.some(ne=>typeof ne!=
"string"))),W=`${(0,A.px)(L.usages,"usage")} of ${(0,A.px)(K,"registry host")}`,Y=K===0?"no registry host is used":W;return j.length>0?`${Y} in ${(0,A.px)(j.length,
"repository")}`:L.files===0?L.durationMs===0?null:"found no Terraform or OpenTofu files":`scanned ${`${(0,A.px)(L.files,"file")} (${(0,v.tY)(L.bytes)})`} in ${(0,v.
kJ)(L.durationMs)}: ${Y}`}function P(T,b){const{hosts:L}=T,{depth:j,repositories:K}=b,W=K.length===0;if(j==="versions"||j==="packages")return W?C(T):[];const Y=L.
filter(q=>["works","warns"].includes((0,w.sG)(q))&&!(0,w.JR)(q)&&q.requirements.some(({service:ne,because:de})=>(ne===M.e$||ne===M.xq)&&de.some(ue=>typeof ue!="\
string")));return j!=="discovery"||Y.length===0?[]:[`not checked at ${(0,A.K4)(Y,o,({visit:q})=>(0,$.nx)(q.host))}: versions of modules and providers, and wheth\
er tokens are accepted; to check them, set \`depth: versions\``]}function C({roots:T}){return T.filter(({directory:L})=>L!==p.cd.file).some(({rows:L})=>L.some(({
kind:j})=>j==="module"))?["not checked: what is inside modules; to read them as `init` does, set `depth: init`"]:[]}function S(T,b){const{dialect:L,durationMs:j,
scan:K,remarks:W}=b,{findings:Y,ignored:ee}=T,oe=(0,v.H8)(Y)||"no findings",q=ee.length>0?`${oe}, ${ee.length} ignored`:oe,de=T.hosts.length===0&&K.files===0?"":
` for ${(0,v.QI)(L)}`,ie=_(T,b);return[`${q}; checked in ${(0,v.kJ)(j)}${de}`,...ie===null?[]:[ie],...W]}}),6254:((le,z,t)=>{t.d(z,{O:()=>A,_:()=>x});var h=t(9119),
E=t(3298),p=t(2057);const R=100;function A(y){const $=new Set(y.map(({code:v})=>v)),M=Map.groupBy(y,D),w=(0,E.O)(v=>(0,E.O)(I=>v.paths?.some(O=>(0,p.Yw)(I,O))??
!0));return({problem:{code:v},host:I,namedHost:O=I,places:c})=>{if(!$.has(v))return{isIgnored:!1,rules:[]};const s=(0,E.O)(d=>(M.get(`${v} ${d}`)??[]).filter(o=>o.
host===null||o.host===O).slice(0,R)),a=d=>{if(typeof d=="string")return[];const{repository:o,path:u}=(0,h.bH)(d.file);return[...new Set([`${d.line} ${d.file}`,o??
"",""])].flatMap(s).filter(i=>w(i)(u))},m=s("").filter(({paths:d})=>d===null),l=c.map(a);return{isIgnored:c.length>0&&c.length<h.WD&&l.every(({length:d})=>d>0)||
m.length>0,rules:[...new Set([...l.flat(),...m])]}}}const D=({code:y,line:$,place:M})=>`${y} ${$===void 0?(0,h._M)(M?.file??"")??"":`${$} ${M?.file}`}`;function x(y,$){
const w=y.map(I=>({finding:I,...$(I)})).filter(({isIgnored:I})=>I),v=new Set(w.map(({finding:I})=>I));return{ignored:w.flatMap(({finding:I,rules:[O]})=>O===void 0?
[]:{finding:I,rule:O}),isSilent:I=>v.has(I),used:new Set(w.flatMap(({rules:I})=>I))}}}),2806:((le,z,t)=>{t.d(z,{Q:()=>D,u:()=>p});var h=t(4756),E=t(2170);function p(x,y,$,M){
const{used:w=[],partly:v=[]}=Object.groupBy(x.map($),({isIgnored:s})=>s?"used":"partly"),[I,O]=[w,v].map(s=>new Set(s.flatMap(({rules:a})=>a))),c=y.scan.includes(
".");return y.ignore.flatMap(s=>{const{code:a,line:m,place:l}=s;if(l===null||I?.has(s)||m===void 0&&!c)return[];const r=M(a)?"fixed":O?.has(s)?"elsewhere":"unma\
tched";return r==="unmatched"&&D(a,y.depth)?[]:(0,E.ht)(l.file,(0,h.$T)({kind:r,code:a,line:m}),l)})}const R=/^(?:machine|host|proxy|document|nothing|ignore)-|expir/,
A={discovery:/^(?:answer|cloud|lock-platform|mirror|module|not|package|provider|versions?)\b/,versions:/^(?:lock-platform|mirror-version|package)\b/,packages:/^package-broken$/},
D=(x,y)=>R.test(x)||A[y]?.test(x)===!0}),9961:((le,z,t)=>{t.d(z,{Dz:()=>x,P4:()=>D,Yv:()=>y});var h=t(7811),E=t(1780),p=t(9432),R=t(9615);const A={missing:({setting:$,
path:M})=>({message:`${$} names ${(0,h.ol)(M)}, which does not exist`,help:(0,p.Dl)(M,"set it to the absolute path of a file; the client continues without any C\
LI configuration")}),relative:({path:$,root:M})=>({message:`TF_CLI_CONFIG_FILE is the relative path ${(0,h.ol)($)}, which \`init\` does not find if it is started \
in ${M}`,help:"set it to the absolute path"}),cache:({path:$})=>({message:`the plugin cache directory ${(0,h.ol)($)} does not exist, for which the client report\
s an error`,help:$.startsWith("~")?"write the absolute path: the client does not expand ~":"create the directory before `init`",severity:"notice"}),unreadable:({
file:$,failure:M})=>({message:`${$} ${(0,p.mP)(M)}`,help:M.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular f\
ile that this account can read; this check continues without it"}),syntax:({file:$,why:M})=>({message:`${$} has a syntax error: ${M}`,help:"correct the file; th\
e client ignores all of it, including its tokens"}),encoding:({file:$,isWide:M})=>({message:`${$} ${M?"is encoded as UTF-16":"begins with a byte order mark"}, s\
o the client ignores all of it`,help:"save it as UTF-8 without a byte order mark (BOM)"}),type:({file:$,why:M})=>({message:`${$}: ${M}`,help:"correct the value;\
 Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"}),block:({file:$,why:M})=>({message:`${$}: ${M}`,help:"correct the block; the c\
lient ignores it"}),label:$=>({message:`the label of the block ${$.type} ${(0,h.ol)($.label)} at ${$.file} is not a hostname: ${$.why}`,help:$.advice??"write a \
hostname as the label; the client ignores the block"}),"two helpers":()=>({message:"there is more than one credentials_helper block",help:"remove all but one; t\
he client uses any of them at random"}),"two installations":()=>({message:"there is more than one provider_installation block",help:"remove all but one; the cli\
ent uses the first"}),"no token":({file:$,host:M,hasValue:w})=>({message:w?(0,E.xI)`the token in the credentials block for host ${(0,E.SP)(M)} at ${$} is not a string`:
(0,E.xI)`the credentials block for host ${(0,E.SP)(M)} at ${$} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no oth\
er credentials source'}),"no helper":({name:$,directories:M})=>({message:`credentials helper ${(0,h.ol)($)}: there is no terraform-credentials-${$} in ${M.join(
", ")}`,help:$===$.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the cl\
ient finds no other name"})},D=($,M)=>(0,R.CC)("credentials-config",{...(0,R.Z9)(A,$),affects:M}),x=({name:$,why:M})=>(0,R.CC)("credentials-helper",{message:`cr\
edentials helper ${$}: ${M}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"}, or {} for a host without a token, and exit with 0'}),
y=({host:$,at:M})=>(0,R.CC)("services-forced",{message:(0,E.xI)`the host block at ${M} defines the services of ${(0,E.KT)($)}; the host's own discovery document is not used`,
help:(0,E.xI)`remove the host block at ${M} to use the discovery document of ${(0,E.KT)($)}`})}),8294:((le,z,t)=>{t.d(z,{$U:()=>n,C3:()=>c,Eu:()=>O,QU:()=>v,To:()=>o,
bI:()=>u,fj:()=>a,iX:()=>e,qX:()=>m,tK:()=>l,z2:()=>d});var h=t(8032),E=t(255),p=t(1780),R=t(7057),A=t(9432),D=t(9615),x=t(4481);const y=({source:_,isInFile:P},C)=>(0,D.
Lw)(C[P?"file":(0,x.zT)(_)?"helper":"elsewhere"]),$={file:"write the token into the file, or remove its block",helper:"store the token in the helper, which must\
 print {} for a host without one",elsewhere:{terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow can read\
 it: GitHub replaces a missing secret with an empty string"}},M={file:"write the token itself, because a CLI configuration has no variables, or set a TF_TOKEN_ \
variable",helper:"store the token itself in the helper",elsewhere:{terminal:"set it to the token itself; in single quotation marks, a shell replaces nothing",workflow:"\
write ${{ secrets.NAME }} where the workflow file sets it, with the name of the secret"}},w=(_,{source:P},C,S)=>(0,D.CC)(_,{message:(0,p.xI)`the token from ${(0,p.
LA)(P)} ${C}`,flaw:C,...S}),v=_=>w("credentials-empty",_,"is empty",{help:y(_,$)}),I={length:["is longer than 64 KiB and is not sent","store only the token"],"c\
ontrol character":["contains a line break or another control character, which no client can send","store the token again without the line break at its end"],bearer:[
'begins with "Bearer ", which the clients add a second time','store only the part after "Bearer "'],quotes:["is enclosed in quotation marks, which are sent with\
 it","store the token without the quotation marks"],"outer white space":["begins or ends with white space, which is sent with it","store the token without the w\
hite space around it"],"inner white space":["contains white space","check whether two values were pasted together"],"not ASCII":["contains characters beyond ASC\
II, which many servers misread","copy the token again: a hyphen or quotation mark may have been replaced"],placeholder:["is a placeholder that nothing replaced",
M]};function O({slip:_,...P}){const[C,S]=I[_],T=typeof S=="string"?S:y(P,S);return w("credentials-malformed",P,C,{help:T,..._!=="control character"&&_!=="length"&&
{severity:"warning"}})}function c({host:_,source:P,on:C,days:S}){const T=S<0?`expired on ${C}`:void 0;return(0,D.CC)("credentials-expiry",{message:(0,p.xI)`the token from ${(0,p.
LA)(P)} ${T??`expires on ${C}`}`,help:(0,x.qV)(P,_),expires:C,...T&&{flaw:T}})}const s=`has fewer than ${R.Il} characters and is not redacted where a server rep\
eats it`,a=_=>w("credentials-short",_,s,{help:"check whether the stored value is the whole token; store it again or create a longer one"}),m=_=>(0,D.CC)("creden\
tials-bot",{message:(0,p.xI)`${h.bB[_.client]} has no token for ${(0,p.SP)(_.host)}, and this check uses one`,help:(0,p.xI)`add a ${_.client==="renovate"?"rule":
"`terraform-registry`"} for ${(0,p.SP)(_.host)} to ${_.client==="renovate"?"`hostRules`":"`registries`, and name it in the update"}`,..._.client==="renovate"&&_.
ends.length===0&&{severity:"notice",affects:[]}}),l=_=>(0,D.CC)("credentials-differ",{message:(0,p.xI)`for host ${(0,p.SP)(_.host)}, ${r(_.first)} and ${r(_.other)}`,
help:(0,p.xI)`set the token for both clients in ${(0,p.LA)((0,E.fK)(_.host)[0]??"tokens")}; this check uses the first token`}),r=({client:_,source:P})=>P===null?
`${h.bB[_]} finds no token`:(0,p.xI)`${h.bB[_]} uses the token from ${(0,p.LA)(P)}`,n=({host:_,service:P,...C})=>(0,x.ti)("credentials-missing",(0,p.xI)`host ${(0,p.
SP)(_)} requires a token${P===null?"":` for ${P}`}`,(0,x.nP)(_),C),d=_=>(0,D.CC)("credentials-near-miss",{message:(0,p.xI)`${(0,p.LA)(_.variable)} seems to be meant for host ${(0,p.
SP)(_.host)}, but ${_.why}`,help:(0,p.xI)`rename it: ${(0,x.yN)(_.write)}`}),o=({host:_,other:P,source:C,service:S,isSent:T,isNotice:b})=>(0,D.CC)("credentials-\
other-host",{message:(0,p.xI)`the clients do not send the token for ${(0,p.KT)(P)} from ${(0,p.LA)(C)} ${S===null?"after the redirect of":`to ${S} of host`} ${(0,p.
KT)(_)}: they send ${T?(0,p.xI)`the token of ${(0,p.KT)(_)}`:"none"}`,help:S===null?(0,p.xI)`make the discovery document of ${(0,p.KT)(_)} public, or serve it at ${(0,p.
KT)(_)} itself`:(0,p.xI)`set the token for ${(0,p.KT)(_)}, and the clients send it to ${(0,p.KT)(P)}`,...b&&{severity:"notice",affects:[]}}),u=({host:_})=>(0,D.
CC)("credentials-unused",{message:(0,p.xI)`the tokens input has a token for host ${(0,p.SP)(_)}, which is not checked`,help:"write the host as in the files, inc\
luding its port, or remove the line"});function e(_){const{host:P,token:C,source:S,challenge:T,contentType:b,...L}=_,j=C==="none"&&T===null&&!b?.includes("json"),
K=L.page?.kind==="bot-protection",Y=!K&&(j||L.isVague===!0)&&L.status===403&&(0,A.VW)(P)===null,ee=(0,p.xI)`rejected the token from ${(0,p.LA)(S??"")}`,q=K?"ref\
uses the clients":C==="sent"?ee:"requires authentication credentials",ne=(0,x.c3)(_),de=!Y&&L.url===`https://${P}/.well-known/terraform.json`,ie=(0,p.xI)`${Y?"m\
ay not be a registry":q}: ${(0,A._r)(L,de)}`;return(0,D.CC)("document-unauthorized",{message:(0,p.xI)`host ${(0,p.KT)(P)} ${ie}${"refusal"in ne?"":(0,p.xI)`; ${(0,x.
pt)(_,null)}`}`,help:(0,A.NM)({...L,asked:P},Y?f:g(_)),...ne})}const i="make the discovery document public",f={operator:`${i}, or return 404 if the host has no \
services`,user:(0,A.Wt)([])};function g(_){const{host:P,token:C,status:S}=_,T=S===403||C!=="sent"?(0,A.qZ)(P):void 0,b={...(0,x.$w)(_,"the discovery document",null),
guest:T};return C==="none"&&"refusal"in(0,x.c3)(_)?{...b,operator:(0,x.nP)(P,`, or ${i}`)}:b}}),8936:((le,z,t)=>{t.d(z,{Er:()=>a,P0:()=>O,P6:()=>y,Qs:()=>I,T0:()=>D,
U2:()=>s,e4:()=>m});var h=t(1780),E=t(9432),p=t(9176),R=t(9615);const A={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: th\
e DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},D=({host:l,asks:r,why:n})=>(0,R.CC)("host-unknown",{message:(0,h.
xI)`${(0,h.KT)(l)} ${A[n]}`,help:n!=="no-such-host"?"check the DNS resolver of this machine, then run the check again":r==="document"?(0,E.Dl)(l,"check the spel\
ling, and that this machine can resolve the name"):(0,h.xI)`check that this machine can resolve ${(0,h.KT)(l)}, or have the URL that names it corrected`,obstacle:{
verb:"cannot resolve",what:A[n].replace(/.*: /,"")}}),x={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is \
unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function y({host:l,error:r}){if(typeof r=="object"&&"proxy"in r){
const o=p.Yq.PROXY_NOT_REACHED;return(0,R.CC)("host-unreachable",{message:(0,h.xI)`${(0,h.KT)(l)} is unreachable: ${r.proxy}`,help:o,obstacle:{verb:"does not re\
ach",what:(0,E.dh)(r.proxy),help:o}})}const n=typeof r=="string"?x[r]:`is unreachable (${r.code})`,d="that a firewall or proxy lets this machine connect to it";
return(0,R.CC)("host-unreachable",{message:(0,h.xI)`${(0,h.KT)(l)} ${n}`,help:{...(0,R.Lw)(`check that the host is up, and ${d}`),guest:`check ${d}, or ${(0,E.B9)(
l)}`},obstacle:{verb:"cannot connect to",what:n.replace("is unreachable: ","")}})}const $={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS\
 server did not respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check th\
at the host is up, or that a firewall lets this machine connect to it"},response:{verb:null,failed:"did not answer",help:""},body:{verb:null,failed:"did not fin\
ish its answer",help:""}},M="serve the document as a static file",w=({asks:l})=>l==="document"?M:"find out what the server waits for, such as its storage",v=l=>l.
map(({name:r,attemptMs:n,retries:d})=>{const o=Number.isFinite(n)?(0,E.YA)(n):"without a limit",u=d===0?"":` in each of ${d+1} attempts`,e=r.includes(" and ")?"\
wait":"waits";return`${r} ${e} ${o}${u}`}).join(", ");function I(l){if(l.phase==="complete")return(0,R.CC)("host-timeout",{message:(0,h.xI)`${(0,h.KT)(l.host)} took ${(0,E.
YA)(l.tookMs)} to return its discovery document; ${v(l.releases)}`,operator:M,affects:[...new Set(l.releases.map(({client:i})=>i))]});const{verb:r,failed:n,help:d}=$[l.
phase],o=l.limitMs===null?null:(0,E.YA)(l.limitMs),u=o===null?"in time":`within ${o}`,e=l.attempts===1?u:`in ${l.attempts} attempts of ${o} each`;return(0,R.CC)(
"host-timeout",{message:(0,h.xI)`${(0,h.KT)(l.host)} ${n} ${e}`,help:d||{operator:`check that the registry is up, or ${w(l)}`,user:(0,h.xI)`ask the operator of ${(0,h.
KT)(l.host)} whether the registry is up`,guest:(0,E.B9)(l.host)},...r&&{obstacle:{verb:r,what:n.replace(/.*: /,"")}}})}const O=({host:l,error:r})=>(0,R.CC)("hos\
t-protocol",{message:(0,h.xI)`the response of ${(0,h.KT)(l)} is not valid HTTP (${r})`,operator:"check that the port serves HTTP, and the headers that the serve\
r and its load balancer send",user:"check the port in the address"}),c={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"wa\
iting for the response",rest:"the rest, such as the body,"};function s({host:l,phase:r,tookMs:n,limitMs:d,...o}){const u=`(limit ${(0,E.YA)(d)}); ${c[r.name]} t\
ook ${(0,E.YA)(r.ms)}`;return"url"in o?(0,R.CC)("host-slow",{message:(0,h.xI)`${(0,h.KT)(o.url)} took ${(0,E.YA)(n)} to answer ${u}`,operator:w({asks:"answer"})}):
(0,R.CC)("host-slow",{message:(0,h.xI)`${(0,h.KT)(l)} took ${(0,E.YA)(n)} to return its discovery document ${u}`,operator:M,note:v(o.releases)})}const a=({host:l,
attempts:r,failure:n,releases:d})=>(0,R.CC)("host-recovered",{message:(0,h.xI)`discovery of ${(0,h.KT)(l)} succeeded at attempt ${r}; the first attempt failed: ${n}`,
operator:"find out why the host fails intermittently",note:d.length===0?"init succeeded, because the CLI retries discovery":`init with ${d.map(({name:o})=>o).join(
" and ")} would have failed`});function m(l,r){const[{verb:n,help:d=p._$[n]}]=r,[o="",...u]=l,e=u.length===0?(0,h.KT)(o):`any of ${l.length} hosts`,i=u.length===
0&&n==="cannot connect to";return(0,R.CC)("machine-network",{message:(0,h.xI)`this machine ${n} ${e}: ${(0,E.K4)([...new Set(r.map(({what:f})=>f))],3)}`,help:i?
`check the network of this machine, or ${(0,E.B9)(o)}`:d})}}),9176:((le,z,t)=>{t.d(z,{M8:()=>R,Yq:()=>h,_$:()=>p});const h={PROXY_LOGIN:"write the user name and\
 password that the proxy wants into HTTPS_PROXY, before its host",PROXY_ABSENT:"correct HTTPS_PROXY, or start the proxy",PROXY_PATH:"set HTTPS_PROXY to the addr\
ess of a proxy, not to the URL of a repository",PROXY_REFUSED:"have the proxy allow the host, or list the host in NO_PROXY",PROXY_NOT_REACHED:"check that the ho\
st is up, or list it in NO_PROXY"},E=", or set HTTPS_PROXY if the network has a proxy",p={"cannot resolve":`check the network of this machine, its DNS resolver \
and VPN${E}`,"cannot connect to":`check the network of this machine and its firewall${E}`,"does not trust":"set `ca-file` to the certificate of the issuer","doe\
s not reach":"sign in to this network, or use another one"};function R(A,{page:D,url:x,asked:y}){const $=URL.parse(x)?.host,M=$===y,w=M&&A.code==="document-stat\
us";if(D?.kind!=="sign-in"&&D?.kind!=="captive-portal"||w)return A;const v=`a ${D.kind} page${M?"":` at ${$}`} ("${D.title}") answers`;return{...A,obstacle:{verb:"\
does not reach",what:v,isCommon:M}}}}),1098:((le,z,t)=>{t.d(z,{Dr:()=>I,EK:()=>M,Fu:()=>c,dF:()=>O,vs:()=>x,y7:()=>$});var h=t(255),E=t(1780),p=t(5106),R=t(9432),
A=t(9615),D=t(4481);function x({host:s,service:a,...m}){const l=a===p.OZ?"the cloud block":"the remote backend",r=(0,D.nP)(s),n=(0,h.pk)(s)===s?(0,E.xI)`run \`terraform login ${(0,E.
KT)(s)}\`, or `:"",d={...r,terminal:(0,E.xI)`${n}${r.terminal}`},o=(0,E.xI)`${l} requires a token for ${(0,E.SP)(s)}`;return(0,D.ti)("cloud-token",o,d,m)}const y={
organization:"`organization`",workspaces:"`name` in `workspaces`"};function $({block:s,lacks:a,isOpen:m}){const l=s==="cloud block"?`set ${a.map(r=>p.uW[r]).join(
" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,A.CC)("cloud-incomplete",{severity:m?"notice":"error",message:`the ${s} has no ${a.
map(r=>y[r]).join(" and no ")}`,help:m?"no change is required if `init` gets the arguments with -backend-config":`write it in the block, or ${l}, also for this \
check`})}const M=({url:s,version:a})=>(0,A.CC)("cloud-version",{message:(0,E.xI)`${(0,E.KT)(s)} returned ${a===null?"no TFP-API-Version":`TFP-API-Version ${(0,R.
dh)(a)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'correct\
 `hostname`, or use `backend "remote"` instead of `cloud`'}),w=s=>"why"in s?(0,E.xI)`the response of ${(0,E.KT)(s.url)} ${(0,R.dh)(s.why)}`:(0,R._r)({...s,page:null}),
v=(s,a,m)=>"status"in s&&[401,403,404].includes(s.status)?m:{operator:(0,E.xI)`check the logs of ${(0,E.KT)(a)}, and that the URL of the service is that of its API`},
I=({host:s,organization:a,source:m,...l})=>(0,A.CC)("cloud-organization",{message:(0,E.xI)`the organization ${a} at ${(0,E.KT)(s)} cannot be read: ${w(l)}`,refusal:"\
rejects",help:v(l,s,(0,E.xI)`check the name of the organization, and that the token from ${(0,E.LA)(m)} is valid and belongs to a member`)}),O=s=>(0,A.CC)("clou\
d-workspace",{message:(0,E.xI)`the workspace ${s.workspace} of ${s.organization} at ${(0,E.KT)(s.host)} cannot be read: ${w(s)}`,help:v(s,s.host,"check that the\
 token may read the workspace")}),c=({host:s,organization:a,workspace:m})=>(0,A.CC)("cloud-workspace-missing",{message:(0,E.xI)`${a} at ${(0,E.KT)(s)} has no workspace ${m} that the token may read; init would create it`,
help:"correct its name, unless the workspace is new"})}),3791:((le,z,t)=>{t.d(z,{o:()=>y,q:()=>x});var h=t(1780),E=t(9432),p=t(9615);const R=$=>$===1?"1 module \
or provider was":`${$} modules and providers were`;function A($){const{names:M}=$,w=(0,h.XT)(M,3,v=>(0,h.KT)((0,E.dh)(v)));switch($.what){case"inside":return(0,h.
xI)`modules and providers inside ${w} were not checked`;case"direct":{const v=M.length-$.git-$.oci,I=[...$.git>0?[`${(0,E.px)($.git,"module")} from Git`]:[],...$.
oci>0?[`${(0,E.px)($.oci,"module")} from an OCI registry`]:[],...v>0?[`${(0,E.px)(v,"module")} from an archive or bucket`]:[]];return(0,h.xI)`${I.join(" and ")} ${M.
length===1?"was":"were"} not checked: ${w}`}case"oci":return(0,h.xI)`${(0,E.px)(M.length,"provider")} ${M.length===1?"was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${w}`;case"\
open":return(0,h.xI)`${(0,E.px)(M.length,"module")} ${M.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${w}`;case"\
limit":return(0,h.xI)`max-requests (${$.max}) was reached, so ${R(M.length)} not checked: ${w}`;case"chain":return(0,h.xI)`${w} was not opened, because more than ${$.
max} calls lead to it`;case"hosts":return(0,h.xI)`packages name more than ${$.max} hosts that no file names, so ${w} were not contacted`;case"size":return(0,h.xI)`a response is longer than this check reads, so ${R(
M.length)} not checked: ${w}`;case"work":return(0,h.xI)`the answers of the registry take more work than this check does for one host, so ${R(M.length)} not checked: ${w}`;case"\
stopped":return(0,h.xI)`the check ended too early, so ${R(M.length)} not checked: ${w}`;case"contents":return(0,h.xI)`the checksums of ${(0,E.px)(M.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${w}`;case"package":return(0,h.xI)`${w} ${M.length===1?
"was":"were"} not opened: ${(0,E.dh)($.why)}`;case"submodules":return(0,h.xI)`the submodules of ${w} were not fetched, and \`init\` fetches them`;case"getter":return(0,h.
xI)`the package of ${(0,E.px)(M.length,"registry module")} was not checked, because it is downloaded with ${$.getter}: ${w}`;case"units":return(0,h.xI)`${(0,E.px)(
M.length,"Terragrunt unit")} ${M.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${w}`}}const D={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`"},
x=$=>(0,p.CC)("not-followed",{message:A($),help:$.what==="package"?$.cure:D[$.what==="work"?"limit":$.what],...$.what==="work"&&{severity:"warning"}});function y({
by:$,address:M,constraint:w,newest:v,others:I}){const O=(0,h.xI)`${(0,E.dh)($)} requires ${(0,h.KT)((0,E.dh)(M))}${w===null?"":` "${(0,E.dh)(w)}"`}`,c=I.length>
0?`which conflicts with ${(0,E.K4)(I,3,E.dh)}`:`which no listed version fits; the newest is ${(0,E.dh)(v??"")}`,s=v===null?"which the registry does not have":c;
return(0,p.CC)("module-described",{message:(0,h.xI)`according to the registry, ${O}, ${s}`,help:"run `terraform init` to confirm, or use another version of the \
module"})}}),2801:((le,z,t)=>{t.d(z,{AO:()=>w,U7:()=>M,n3:()=>v,nD:()=>c,ro:()=>O,sC:()=>$,wp:()=>y});var h=t(1780),E=t(2432),p=t(9432),R=t(9615),A=t(3841);const D={
download:["source","the source is downloaded from","use a source on an allowed host"],backend:["backend","the backend or its state uses","use an allowed host"],
configuration:["mirror","the CLI configuration leads to","use an allowed host"]};function x(a){if(a.host===""){const[o]=D["use"in a?a.use:"download"];return[`th\
e host of this ${o} cannot be determined, and may not be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"]}const m=(0,h.
xI)`${(0,h.KT)(a.host)}, which is not in \`allowed-hosts\``;if("service"in a)return[(0,h.xI)`${a.service} of ${(0,h.KT)(a.registry)} is on ${m}`,"use another re\
gistry"];if("package"in a)return[(0,h.xI)`the package of ${a.package} is downloaded from ${m} and was not contacted`,"use another module or provider"];if("use"in
a){const[,o,u]=D[a.use];return[(0,h.xI)`${o} ${m}`,u]}const l=(0,h.xI)`host ${(0,h.KT)(a.host)} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in
a))return[l,"use an allowed registry"];const{place:r,clients:n}=a.implied,d=`${(0,p.dh)(r.file)}:${r.line} names no host, and this is the default of ${(0,p.eZ)(
n)}`;return[(0,h.xI)`${l}; ${d}`,"name an allowed registry there"]}function y(a){const[m,l]=x(a),r=a.host===""?l:(0,h.xI)`${l}, or add ${(0,h.KT)(a.host)} to \`allowed-hosts\``;
return(0,R.CC)("host-not-allowed",{message:m,help:r})}const $=a=>(0,R.CC)("allowlist-incomplete",{message:`the packages of ${(0,p.px)(a.count,"module")} from re\
gistries, Git or archives were not opened; they may use hosts that are not in \`allowed-hosts\``,...a.isAsked?{help:"see why in the other findings, and correct \
that"}:{help:"restrict the network where `init` runs as well",severity:"notice",affects:[]}}),M=({host:a})=>(0,R.CC)("host-generic",{message:(0,h.xI)`${(0,h.KT)(
a)} stands for the host of a cloud block or remote backend, and the root module has none; it was not contacted`,help:"add the block, or add `host-generic` to `i\
gnore` if only HCP Terraform runs `init`"}),w=({host:a,address:m,asks:l})=>m==="metadata"?(0,R.CC)("host-private-redirect",{message:(0,h.xI)`${(0,h.KT)(a)} is the address of ${/^(?:kubernetes|openshift)\b/.
test(a)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirect or the address; such services are never contacted"}):
(0,R.CC)("host-private-redirect",{message:(0,h.xI)`a public host ${l==="document"?"redirects":"leads"} to ${(0,h.KT)(a)}, which has a ${m} address and was not contacted`,
operator:(0,h.xI)`set an external URL in place of ${(0,h.KT)(a)}`,note:"if this machine may contact it, add that host to `hostnames` or `resolve`"}),v=({host:a,
thrown:m})=>(0,R.CC)("host-check-crashed",{message:(0,h.xI)`${(0,h.KT)(a)} was not checked completely, because of a bug in tf-disco ${E.xv}: ${I(m)}`,help:(0,h.
xI)`please report this text at ${E.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,h.KT)(a)}\` to \`ignore\``});function I(a){if(!(a instanceof Error))
return(0,p.dh)(String(a));const m=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(a.stack??"")?.[1];return(0,p.dh)(String(a))+(m===void 0?"":` (${m})`)}const O=({host:a})=>(0,R.
CC)("host-http2",{message:(0,h.xI)`${(0,h.KT)(a)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,h.
xI)`enable HTTP/1.1 on ${(0,h.KT)(a)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"}),c=({host:a,stopped:m,isBegun:l})=>(0,R.
CC)("host-not-checked",{message:(0,h.xI)`${(0,A.C)(m)}: ${(0,h.KT)(a)} was ${l?"still being checked":"not checked"}`,help:s[m.kind]}),s={deadline:"raise `deadli\
ne-seconds`, or lower `timeout-seconds`",signal:"run the check again, with `deadline-seconds` below the time limit of the job",crash:"run the check again, and r\
eport the crash"}}),4481:((le,z,t)=>{t.d(z,{$w:()=>a,c3:()=>v,cA:()=>O,nP:()=>m,pt:()=>c,qV:()=>r,ti:()=>o,to:()=>u,uK:()=>$,yN:()=>n,zT:()=>l});var h=t(8032),E=t(
255),p=t(1780),R=t(7057),A=t(9432),D=t(9615);const x="this pull request needs no change; run the check where the secret is available, for example on the main br\
anch",y="or use a runner with an address of its own, because hosted runners share theirs",$={because:"the host limits the requests of this machine or of its net\
work",operator:"raise the limit",user:{terminal:`lower \`concurrency\`, ${y}`,workflow:`lower \`concurrency\` in .tf-disco.hcl, ${y}`}},M=({page:e})=>e?.kind===
"bot-protection",w=({challenge:e})=>e!==null&&(0,R.O6)(e)?e:null;function v(e,i="asks"){const{token:f}=e;return/^(?:none|sent)$/.test(f)&&!M(e)&&!w(e)?{refusal:f===
"none"?i:"rejects"}:{}}function I({host:e,source:i,challenge:f},g){return g!==null?(0,p.xI)`check that ${(0,p.KT)(g)} accepts the token from ${(0,p.LA)(i??"")}: ${O(
g,e)}`:f===null?(0,p.xI)`check that the token is complete and has access, or ${r(i??"",e)}`:(0,p.xI)`check that the token is complete and has access, or that ${(0,p.
KT)(e)}, which asks for ${f} authentication, takes Bearer tokens`}const O=(e,i)=>(0,p.xI)`the CLIs send ${(0,p.KT)(e)} the token for ${(0,p.KT)(i)}, not one for ${(0,p.
KT)(e)}`;function c(e,i){const{host:f,token:g,source:_}=e,P=w(e);if(M(e))return"a bot protection answered";if(P!==null)return`it asks for ${P} authentication`;const C=i===
null?"sent":(0,p.xI)`sent to ${(0,p.KT)(i)}`,S=(0,p.xI)`the token for ${(0,p.KT)(f)} from ${(0,p.LA)(_??"")} was`;return g==="none"?(0,p.xI)`no token was found for ${(0,p.
KT)(f)}`:g==="sent"?(0,p.xI)`${S} ${C}`:(0,p.xI)`${S} not ${C}${s[g]}`}const s={"not-sent":"",dropped:", because the CLIs drop it at a redirect to another host",
withheld:", because the URL is not https; the CLIs do send it"};function a(e,i,f,g=I(e,f)){const{host:_,token:P}=e,C=w(e);if(C!==null){const T=`exempt ${i} from\
 ${C} authentication`,b=(0,p.xI)`ask the operator of ${(0,p.KT)(_)} to ${T}`;return{operator:T,user:b,note:"the clients send only Bearer tokens"}}const S=(0,h.n3)(
_)?(0,A.qZ)(_):void 0;switch(P){case"none":return{...(0,D.Lw)(m(_)),guest:S};case"sent":case"not-sent":return(0,D.Lw)(g);case"dropped":return{operator:(0,p.xI)`serve ${i} without the redirect to ${f===
null?"another host":(0,p.KT)(f)}`};case"withheld":return{operator:`serve ${i} at an https URL`}}}function m(e,i="",f=""){const g=(0,E.Fq)((0,p.pj)((0,p.FS)((0,p.
KT)(e)))),[_]=g.ok?(0,E.fK)(g.value):[],P="${{ secrets.REGISTRY_TOKEN }}",C=(0,p.xI)`run \`terraform login ${(0,p.KT)(e)}\``,S=_!==void 0&&i==="";return{terminal:(0,p.
xI)`${f}${_===void 0?C:n(_)}${i}`,workflow:(0,p.xI)`${f}add the line "${(0,p.KT)(e)}=${P}" to the tokens input${S?(0,p.xI)`, or "${(0,p.LA)(_)}: ${P}" to env`:i}`}}
const l=e=>e.startsWith("credentials helper ");function r(e,i){const g=l(e)||/credentials\.tfrc\.json:\d+$/.test(e)?(0,p.xI)` (run \`terraform logout ${(0,p.KT)(
i)}\` before \`terraform login\`)`:"";return(0,p.xI)`store a new one in ${(0,p.LA)(e)}${g}`}const n=e=>/^\w+$/.test(e)?(0,p.xI)`export ${(0,p.LA)(e)}=…`:(0,p.
xI)`env '${(0,p.LA)(e)}=…' terraform init`;function d({isFork:e,searched:i,notRead:f}){if(e)return"secrets are withheld from pull requests of forks";const[g,_]=[
i,f].map(C=>(0,p.XT)(C,C.length,p.LA)),P=f.length===0?"":(0,p.xI)`; not read: ${_??""}`;return(0,p.xI)`no token was found (searched: ${g??""}${P})`}function o(e,i,f,g){
const _=(0,p.xI)`${i}, and ${d(g)}`;return g.isFork?(0,D.CC)(e,{message:_,help:x,severity:"notice"}):(0,D.CC)(e,{message:_,help:(0,D.Lw)(f)})}function u(e,i,f=""){
const{message:g,unexplained:_=g}=e;if("code"in i){const{flaw:C,help:S="",cures:T=(0,D.Lw)(S)}=i,b=C!==void 0&&(0,p.pj)(g).includes(`from ${f}`);return{...e,message:(0,p.
xI)`${g}; ${b?`it ${C}`:i.message}`,cures:T}}const P=i.isFork?{cures:(0,D.Lw)(x)}:{};return{...e,message:(0,p.xI)`${_}; ${d(i)}`,...P}}}),9029:((le,z,t)=>{t.d(z,
{j:()=>m,y:()=>r});var h=t(3024),E=t(6760),p=t(850),R=t(9968),A=t(9961),D=t(2801),x=t(2170),y=t(8032),$=t(255),M=t(9897),w=t(5106),v=t(3298);let I=function(...e){
return{unmanagedBy:I}=t.late([6542,1264],1264),new.target?new I(...e):I(...e)},O=function(...e){return{withoutInstalled:O}=t.late([6542,1264],1264),new.target?new O(
...e):O(...e)},c=function(...e){return{thisMachine:c}=t.late([5866,3576],9837),new.target?new c(...e):c(...e)},s=function(...e){return{mergeMistakes:s}=t.late([
5866,3576],9837),new.target?new s(...e):s(...e)},a=function(...e){return{readCliConfig:a}=t.late([5866,3576],9837),new.target?new a(...e):a(...e)};function m(e,i,f,{
environment:g,directory:_},P=null,C=[]){const S=e.every(({needs:ue})=>ue.length===0);if(i.depth!=="init"&&i.hostnames.length===0&&S)return{usages:e,remarks:[],findings:[],
configs:[],releases:f.releases};const T=l(P===null?C:[],_,g),b=c(T.environment),L=(0,y.$l)("oci",f.versions),j=f.clients.map(ue=>({...n(a(ue,b,_),_,i),...!L&&{hasOciMirrors:L}})),
K=f.releases.map(ue=>{const me=j.find(({client:ge})=>ge===ue.client);return{...ue,attemptMs:me?.requestTimeoutMs??ue.attemptMs}}),{upgrade:W,depth:Y}=i,ee=Y!=="\
discovery",{platform:oe}=b,q={root:_,plugins:P,roots:C,dialect:f,platform:oe,upgrade:W,asksMirrors:ee},de=e.some(({needs:ue})=>ue.some(({service:me})=>me===w.xq))?
O(e,j,q):{usages:e,remarks:[],findings:[]},ie=[...j.flatMap(ue=>ue.findings),...de.findings,...T.findings];return{...de,findings:s(ie),configs:j,releases:K}}function l(e,i,f){
const{TF_CLI_CONFIG_FILE:g=""}=f;if(g===""||(0,E.isAbsolute)(g))return{environment:f,findings:[]};const _=b=>(0,h.existsSync)((0,E.join)(i,b.directory,g)),[P,C]=[
e.find(_),e.find(b=>!_(b))],S=(0,h.existsSync)(g),T=(S||P)&&C&&{kind:"relative",path:g,root:C.directory};return{environment:{...f,TF_CLI_CONFIG_FILE:S||!P?g:(0,E.
relative)("",(0,E.join)(i,P.directory,g))},findings:T?[(0,x.kH)((0,A.P4)(T,y.Du))]:[]}}const r=({releases:e},i)=>(0,v.O)(f=>I(a(f,c(i)),e));function n(e,i,f){if(f.
allowedHosts.length===0)return e;const g=d(i),_=e.files.filter(({path:K})=>(0,R.UO)(d(K),g)),P=new Set(_.map(({shown:K})=>K)),C=(0,p.Ol)(e).installation?.methods??
[],S=e.forced.flatMap(({place:K,services:W})=>W.map(({value:Y})=>({place:K,host:typeof Y=="string"?u(Y):null}))),T=[...C.flatMap(o),...S].filter(({place:K,host:W})=>W!==
null&&P.has(K.file)&&!(0,$.ev)(W,f)),b=T.map(({place:K,host:W})=>{const Y=(0,D.wp)({host:(0,$.nx)(W??""),use:"configuration"});return(0,x.kH)(Y,{places:[K],clients:[
e.client]})}),L=new Set(T.map(({place:K})=>K)),j=e.forced.filter(({place:K})=>!L.has(K));return{...e,forced:j,findings:[...e.findings,...b]}}const d=e=>(0,R.N0)(
()=>(0,h.realpathSync)(e),e);function o(e){const{kind:i,place:f}=e;return i==="network"?[{place:f,host:(0,$.Pm)(e.url)}]:i!=="local"||e.path!==null?[]:[{place:f,
host:(0,$.yo)(`https://${e.shown}`)??M.IZ}]}const u=e=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(e)?(0,$.yo)(e.replace(/^\/\//,"https://"))??M.IZ:null}),533:((le,z,t)=>{
t.d(z,{D0:()=>B,lz:()=>X,G9:()=>H});var h=t(4202),E=t(9373),p=t(2170),R=t(9119),A=t(255),D=t(3096),x=t(3298);let y=function(...k){return{isOfInit:y}=t.late([4878],
4878),new.target?new y(...k):y(...k)},$=function(...k){return{noteCall:$}=t.late([4878],4878),new.target?new $(...k):$(...k)},M=function(...k){return{partsOf:M}=
t.late([4878],4878),new.target?new M(...k):M(...k)};const w=1e6,v=({problem:k,severity:Z})=>Z==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(k.code),
I=({problem:k})=>k.code==="block-backend";function O(k,Z){if(!k.some(I))return k;const se=new Set;for(const{parts:J,inside:te}of M(Z))for(const N of J)N!==te.directories[0].
name&&se.add(N);return k.filter(J=>!I(J)||!se.has((0,D.jt)((0,p.W7)(J))))}const c=({needs:k})=>k.some(({host:Z})=>(0,A.Rt)(Z)),s=({usages:k,notes:Z,declared:se})=>k.
some(c)||Z.some(J=>v(J)||I(J)||(0,R.Zl)((0,p.W7)(J)))||[k,se].some(J=>J.some(({place:te})=>(0,R.Zl)(te.file)||y((0,D.jt)(te.file))));function a(k,Z){const se=new Set,
J=new Set,te=new Map;let N=w;for(const{parts:he,isAside:ve,inside:Pe}of M(Z)){if(N-=he.length,N<0)break;for(const _e of he)se.add(_e),ve||J.add(_e);for(const[_e,
Ie]of Pe.calls)$(te,_e,Ie)}const Q=Z.flatMap(({unknown:he})=>he.filter(({missing:ve})=>ve));for(const he of Q.flatMap(({files:ve})=>ve))se.add((0,D.jt)(he));const ce={
...k,usages:m(k.usages,Z)},ae=N<0?ce:r(ce,se,te),pe=O(ae.notes,Z).map(he=>{const ve=(0,D.jt)((0,p.W7)(he)),Pe=se.has(ve)||se.has((0,D.RO)(ve));return v(he)&&!Pe?
{...he,severity:"warning"}:he});return{...J.values().some(he=>(0,R.Zl)((0,D.Gz)(he,"main.tf")))?n({...ae,notes:pe},he=>J.has((0,D.jt)(he))&&(0,R.Zl)(he)):{...ae,
notes:pe},installed:[...te.values()].filter(Boolean).length}}function m(k,Z){if(!k.some(c))return k;const se=(Q,ce)=>`${Q} ${ce}`,J=new Map;for(const{kind:Q,needs:ce,
place:ae}of k)for(const{host:pe,clients:Ee}of l.test(Q)?ce:[])for(const he of Ee)J.set(se(he,(0,D.jt)(ae.file)),pe);const te=new Map;for(const{client:Q,inside:ce,
parts:ae}of M(Z)){const pe=J.get(se(Q,ce.directories[0].name));for(const Ee of ae){const he=se(Q,Ee);te.set(he,(te.get(he)??new Set).add(pe))}}const N=({needs:Q,
place:ce})=>Q.flatMap(ae=>ae.clients.flatMap(pe=>{const Ee=te.get(se(pe,(0,D.jt)(ce.file)))??[void 0];return Array.from(Ee,(he=ae.host)=>({...ae,host:he,clients:[
pe]}))}));return k.map(Q=>c(Q)?{...Q,needs:N(Q)}:Q)}const l=/^(?:cloud|backend_remote)/;function r({usages:k,declared:Z,notes:se},J,te){const N=Q=>!y((0,D.jt)(Q))||
J.has((0,D.jt)(Q));return{usages:k.flatMap(Q=>!N(Q.place.file)&&Q.kind!=="saved_state"?[]:te.get(Q)===!0?{...Q,needs:[],directHost:void 0}:Q),declared:Z.filter(
({place:Q})=>N(Q.file)),notes:se.filter(Q=>N((0,p.W7)(Q))||Q.problem.code.startsWith("file-"))}}function n({usages:k,declared:Z,notes:se},J){const te=(0,x.O)(N=>J(
N.file)?{...N,isInUse:!0}:N);return{usages:k.map(({version:N,...Q})=>({...Q,place:te(Q.place),...N&&{version:{...N,place:te(N.place)}}})),declared:Z.map(N=>({...N,
place:te(N.place)})),notes:se.map(N=>({...N,places:N.places.map(Q=>typeof Q=="string"?Q:te(Q))}))}}var d=t(2172),o=t(6889),u=t(4120),e=t(9432),i=t(4756),f=t(8516),
g=t(3791),_=t(8032),P=t(3152),C=t(9465),S=t(7960),T=t(1011),b=t(3114),L=t(1884);let j=function(...k){return{usagesOf:j}=t.late([3276,7918,8319],8095),new.target?
new j(...k):j(...k)},K=function(...k){return{declaredIn:K}=t.late([3276,7918,8319],8095),new.target?new K(...k):K(...k)},W=function(...k){return{parseFile:W}=t.
late([3276,7918,8319],8095),new.target?new W(...k):W(...k)},Y=function(...k){return{Terragrunt:Y}=t.late([3276,7918,874],1340),new.target?new Y(...k):Y(...k)};function ee(k){
const Z=ne(k),se={calls:[],links:new Map,terragrunt:[]},J=(0,L.Vm)(Z,se,{}),te=(0,L.aC)(J,()=>new Y(J));return(0,x.O)(N=>{if(!k.directories.has(N))return null;const Q=Z.
list(N),ce=[...k.unreadable].filter(([_e])=>(0,D.jt)(_e)===N),ae=new Set([...Q,...ce.map(([_e])=>oe(_e))].filter(b.tr)),pe=ce.flatMap(([_e,Ie])=>{const ke=(0,b.
L8)(oe(_e),ae,"")?.clients??[];return{...(0,p.ht)(_e,(0,i.WO)({what:"link",code:Ie,isRefused:!0})),clients:ke}}),Ee=Q.flatMap(_e=>{const Ie=(0,b.L8)(_e,ae,""),ke=(0,D.
Gz)(N,_e),Ce=k.files.get(ke)??"";return Ie===void 0?[]:W(Ce,{...Ie,isOfPackage:!0},ke)}),{usages:he,notes:ve}=j(Ee,te),Pe=[...ve,...pe.filter(({clients:_e})=>_e.
length>0)];return{usages:he.map(q),declared:[...K(Ee)],notes:Pe}})}const oe=k=>k.slice(k.lastIndexOf("/")+1);function q(k){if(k.calls===void 0)return k;const Z=Object.
entries(k.calls).map(([se,J])=>[se,J.map(te=>({...te,root:null}))]);return{...k,calls:Object.fromEntries(Z)}}function ne({files:k,directories:Z}){const se=Map.groupBy(
k.keys(),D.jt),J=te=>k.has(te)||Z.has(te);return{list:te=>(se.get(te)??[]).map(oe).sort(),directories:()=>[],exists:J,locate:te=>J(te)?te:null,nameOf:()=>null,read:te=>k.
get(te)??null}}let de=function(...k){return{rootsOf:de}=t.late([4878],4878),new.target?new de(...k):de(...k)},ie=function(...k){return{upToLimit:ie}=t.late([4878],
4878),new.target?new ie(...k):ie(...k)},ue=function(...k){return{rootNotes:ue}=t.late([4284],4284),new.target?new ue(...k):ue(...k)};function me(k){const{layouts:Z,
changed:se,dialect:J,rootRules:te,textRules:N,stop:Q}=k,ce=()=>!!Q?.why,ae=({places:Ee})=>se===null||Ee.some(he=>typeof he!="string"&&se.has(he.file)),pe=(0,C.Zf)(
ye(J),N);return Ee=>{const he=new C.fO({opened:Ee,read:pe,isEnded:ce}),ve=de(Z,se,J.versions,!0,he),Pe=[...ie(ve,()=>{})];return{roots:Pe,notes:Ie=>{const ke=ue(
{...te,resolve:Ie});return Pe.forEach(ke.add),[...he.allNotes(),...ke.notes().filter(ge)].filter(ae)}}}}const ge=({places:k})=>k.some(Z=>typeof Z!="string"&&Z.inside!==
void 0);function ye(k){const Z=(0,_.d3)(k);return(0,x.O)(se=>{const J=ee(se);return te=>{const N=J(te);if(N===null)return null;const Q=(0,T.sw)(N.usages,k.clients),
ce=(0,S.e)((0,T.eI)(Q,Z),k.versions),ae=[...(0,T.vH)(N.notes,k.clients),...ce.notes];return{...N,usages:ce.usages,notes:ae}}})}let Me=function(...k){return{layoutsOf:Me}=
t.late([4878],4878),new.target?new Me(...k):Me(...k)},De=function(...k){return{rootsOf:De}=t.late([4878],4878),new.target?new De(...k):De(...k)},Oe=function(...k){
return{unmatched:Oe}=t.late([4878],4878),new.target?new Oe(...k):Oe(...k)},$e=function(...k){return{upToLimit:$e}=t.late([4878],4878),new.target?new $e(...k):$e(
...k)},re=function(...k){return{rootNotes:re}=t.late([4284],4284),new.target?new re(...k):re(...k)},fe=function(...k){return{textNotes:fe}=t.late([4284],4284),new.target?
new fe(...k):fe(...k)},F=function(...k){return{withoutRefused:F}=t.late([4284],4284),new.target?new F(...k):F(...k)};function B(k){const{usages:Z,declared:se,changed:J,
dialect:te,settings:N,isLockReadonly:Q}=k,ce=Z.length===0&&se.every(E.z0),ae=(0,d.dP)(Z);if(ce&&N.roots.length===0)return{roots:[],notes:[],expand:null,locks:ae};
const{clients:pe,versions:Ee}=te,he=U(k),ve=[],Pe=[],_e=N.dialect.name==="auto"?[]:pe,Ie=(0,o.uQ)(N.dialect,te),ke={clients:pe,upgrade:N.upgrade,isLockReadonly:Q,
versionIn:Ie},Ce=re(ke),we=N.depth!=="discovery",be=({directory:Te},je)=>{Pe.push((0,p.ht)(Te,(0,i.ub)({kind:"roots",max:je})))};for(const Te of $e(De(he,J,Ee,we),
be)){if(k.stop?.why)break;Ce.add(Te),ae.add(Te),ve.push(we?Te:{...Te,providers:[]})}const Re={...te,set:_e,isPredicted:we},Le=Te=>J===null||J.has((0,p.W7)(Te)),
Ue=[...fe(Z,se,Re)].filter(Le),Ae=O(Ue,he),xe=new Set(k.notes.flatMap(Te=>Te.problem.code==="lock-invalid"?(0,p.W7)(Te):[])),Ke=[...Ae,...Ce.notes()].filter(Te=>!xe.
has((0,p.W7)(Te))),Be=({host:Te,needs:je})=>Q&&je.some(Se=>Se.host===Te),We=Z.filter(Te=>Be(Te)&&ae.isDropped(Te)).map(({text:Te,place:je,clients:Se})=>(0,p.kH)(
(0,f.Sm)({provider:Te??"",isUnused:!0}),{places:[je],clients:Se})),{ending:Ne}=k,Fe={layouts:he,changed:J,dialect:te,rootRules:ke,textRules:Re,stop:Ne};return{roots:ve,
locks:ae,notes:[...Ke,...We,...Pe,...we?G(he,J):[]],expand:N.depth==="init"?me(Fe):null}}function U(k){const{dialect:Z,settings:se,listed:J,endedAt:te,installed:N=[]}=k,
Q=se.upgrade?[]:N,{clients:ce,versions:ae}=Z,pe={...k,installed:Q,clients:ce,versions:ae};return J===void 0?X(pe,se,te===null):V(pe,J)}function H(k){const{usages:Z,
declared:se,installed:J=[],settings:te}=k,Q=te.depth!=="discovery"?F(k.notes,Z):k.notes,ce={usages:Z,notes:Q,declared:se};if(J.length===0&&!s(ce))return{...ce,remarks:[]};
const{installed:ae,...pe}=a(ce,U(k)),Ee=`modules in .terraform are used as \`init\` uses them: ${ae}`;return{...pe,remarks:ae===0?[]:[Ee]}}function G(k,Z){const se=[
...new Set(k.flatMap(({unknown:N})=>N))].filter(({files:N,missing:Q})=>Q===void 0&&(Z===null||N.some(ce=>Z.has(ce))));if(se.length===0)return[];const J=se.map(({
directory:N})=>N||"."),te=(0,R.As)((0,R.jH)(se.flatMap(({unknown:N})=>N??[])));return[(0,p.kH)((0,g.q)({what:"units",names:J}),{places:te,clients:_.Du})]}function X(k,{
roots:Z,scan:se,ofProject:J},te){const N=Z.map(he=>({text:he,matches:(0,h.Ls)([he])})),Q=Me({...k,patterns:N}),ce=J.has("roots")&&!se.includes("."),ae=te&&!ce?Oe(
Q,N):[];if(ae.length===0)return Q;const pe=Me({...k,patterns:[]}).flatMap(he=>he.roots),Ee=[...new Set(pe.map(({name:he})=>he||"."))];throw new P.GN(ae.map(he=>{
const ve=(0,e.K4)([...new Set([...(0,u.kD)(he,Ee),...Ee])],5,e.dh),Pe=ve===""?"":`; the nearest root modules are ${ve}`;return`roots: no directory with configur\
ation matches ${he}${Pe}`}))}function V(k,{roots:Z,rootsAreNamed:se}){const J=k.units.filter(te=>te.unknown!==null);return k.clients.flatMap(te=>{const N=Z.filter(
({clients:pe})=>pe.includes(te)),Q=new Set([...J,...N].map(({directory:pe})=>pe||"."));return Me({...k,clients:[te],patterns:[{text:"",matches:pe=>Q.has(pe)}]}).
map(pe=>({...pe,isNamed:se}))})}}),4359:((le,z,t)=>{t.d(z,{o0:()=>ge,SQ:()=>ue,CH:()=>me});var h=t(3916),E=t(4202),p=t(9373),R=t(5324),A=t(6889),D=t(7960),x=t(3114),
y=t(1011),$=t(1884),M=t(9432),w=t(4756),v=t(2170),I=t(9119),O=t(8032),c=t(3096),s=t(3298),a=t(7630);const m=/^(?:#+|\/\/+|\/\*+)\s*tf-disco:ignore\s+(\S+)(?:\s+(.*))?$/s;
function l({text:re,place:fe,line:F}){const[,B="",U=""]=m.exec(re.trim())??[],H=k=>(0,v.ht)(fe.file,(0,w.$T)({kind:"comment",why:k}),fe);if(B==="")return H("it \
does not begin with `tf-disco:ignore CODE`");if(U.includes("tf-disco:ignore"))return H("it has `tf-disco:ignore` more than once");const G=(0,a.PZ)(B);if(!G.ok)return H(
G.why);const X=U.replace(/\s+/g," ").trim();return($late4??=new RegExp("[\\p{L}\\p{N}]","u")).test(X)?{code:B,host:null,paths:null,reason:X,place:fe,line:F}:H("it has no reason")}var r=t(4515),
n=t(3024),d=t(6760),o=t(9968),u=t(2172),e=t(9059),i=t(8339),f=t(1054),g=t(5243),_=t(9897);const P=100;function C(re,fe){const F=L(fe),B=re.flatMap(G=>{const{kind:X,
version:V,directories:k,isOverridden:Z,replacedFor:se}=G,J=/^(module|test_module|terragrunt_source)$/.test(X),te=V!==void 0||k!==void 0&&!fe.isStrict;if(!J||Z||
te)return[];const Q=G.clients.filter(ae=>!se?.includes(ae)).flatMap(ae=>{const pe=F(G,ae);return pe===null?[]:{client:ae,reason:pe}}),[ce]=Q;return ce===void 0?
[]:{usage:G,reason:ce.reason,clients:Q.map(({client:ae})=>ae)}}),U=(0,s.O)(()=>Y(fe));return[...Map.groupBy(B,({reason:G})=>G.paths.at(-1)??"")].slice(0,P).flatMap(
([G,X])=>{const V=(0,s.O)(({why:Z,paths:se})=>Z==="outside"||Z==="skipped"?(0,w.a3)({what:Z,path:G}):(0,i.Iz)({path:G,maker:Z==="created"?"`init`":U()(se)})),k=(0,f.
Kc)(G);return X.map(({usage:{place:Z},reason:se,clients:J})=>(0,v.kH)(V(se),{places:[Z],clients:J,isPlaceholder:k}))})}const S={throwIfNoEntry:!1},T=40,b=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;
function L({root:re,scan:fe,units:F,directories:B,modules:U,isStrict:H}){const{locate:G,nameOf:X}=(0,R.ET)({root:re,scan:fe}),V=(0,s.O)(N=>(0,o.N0)(()=>(0,n.statSync)(
(0,d.join)(re,N),S)?.isDirectory()===!0,!1)),k=(0,s.O)(N=>Z(N,N,0));function Z(N,Q,ce){if(ce>T)return{why:"missing",paths:[Q]};if(/^\.\.(\/|$)/.test(N)||V(N)){const _e=G(
N)!==null;return _e&&!H?null:{why:_e?"skipped":"outside",paths:[N]}}const pe=N.split("/"),Ee=pe.map((_e,Ie)=>pe.slice(0,Ie+1).join("/")),he=Ee.findIndex(_e=>!V(
_e)),ve=Ee[he]??"",Pe=(0,o.N0)(()=>se(ve),null);if(Pe===null)return{why:"outside",paths:[N]};if(Pe!==ve){const _e=(0,c.un)(Pe,N.slice(ve.length+1)),Ie=Z(_e,Q,ce+
1);return Ie?.why==="outside"?{why:"outside",paths:[N]}:Ie}return b.test(N)?H?{why:"created",paths:[N]}:null:{why:"missing",paths:Ee.slice(he)}}function se(N){const Q=(0,d.
join)(re,N),ce=(0,n.lstatSync)(Q,S);if(ce===void 0||ce.isFile())return N;const[ae,pe]=[G(""),G((0,c.jt)(N))];if(!ce.isSymbolicLink()||ae===null||pe===null)return null;
const Ee=(0,o.$r)(Q);return Ee.kind==="error"&&Ee.code==="ELOOP"?N:(0,R.sq)((0,d.relative)(ae,(0,d.resolve)(pe,(0,n.readlinkSync)(Q))))}const J=(0,s.O)(N=>{const Q=F.
filter(ae=>ae.directory===N||ae.module===N);return Q.some(ae=>ae.unknown!==null||(0,p.LU)(ae))?[]:[N,...Q.flatMap(y.CI)]}),te=Map.groupBy(F.filter(({missing:N})=>N!==
void 0),({unknown:N})=>N&&(0,I.df)(N));return(N,Q)=>{const ce=N.kind==="terragrunt_source",ae=ce?te.get((0,I.df)(N.place)):void 0;if(ae)return ae.map(({missing:_e=""})=>k(
_e)).find(Boolean)??null;const pe=(0,c.jt)(N.place.file),Ee=N.kind==="test_module",he=(0,c.Bo)(pe,_e=>U.has(_e),[N.text??""]),ve=N.directories??(Ee?[he]:J(pe)),
Pe=(0,u.MZ)(N,Q).flatMap(({source:_e,isOpen:Ie})=>{const ke=Ie?N.evaluated?.[Q]?.text??"":"";if(_e===null&&H&&(0,g.Nj)(ke))return[{why:"skipped",paths:[ke]}];const Ce=!H&&
/[$%]\{/.test(_e??"");if(_e===null||Ce)return[null];const we=(0,_.qC)(_e);if(we.length>0)return[we.some(xe=>B.has(X(xe)??".."))?null:{why:"outside",paths:[_e]}];
if(!(0,g.Nj)(_e)||ce)return[null];const be=ve.map(Ae=>(0,c.un)(Ae,_e)),Re=be.filter(Ae=>!B.has(Ae));return(N.directories===void 0&&Re.length<be.length?[null]:Re.
map(k)).filter(Ae=>!N.directories||Ae?.why!=="missing")});return Pe.includes(null)?null:Pe[0]??null}}const j=/(?:^|\/)(?:(?:vendir|vendor|peru)\.ya?ml|terrafile)$/i,
K=/\b(?:clone|submodule|subtree|worktree add|degit|svn|vendir|x?terrafile|curl|wget|unzip|from-module|download-artifact|tar (?:-\S+ \S+ )*-*[a-z]*x|(?:actions\/)?checkout[@:]|relativeTargetDir|dir\(\S+ ?\{ (?:git|checkout)\b|(?:cp|r?sync) (?:-\S+ )*["']?(?:s3|gs):)/,
W=/\b(?:cp|mv|ln|rsync|sync|mkdir|path:|make(?! -C))|\.(?:sh|py|js|ts|rb)\b|copy|generat|render|fetch|^(?=[^\s:]*\/)[^\s:]+:(?:\s|$)/;function Y({root:re,exclude:fe,
toolFiles:F}){const B=(0,R.ET)({root:re,scan:[]}),U=(0,s.O)(V=>(0,e.Dx)(V,B.read(V)??"")),H=(0,s.O)(()=>[...(0,e._X)({root:re,exclude:fe},F)].filter(({file:V})=>!(0,e.
$)(V)&&!V.includes("pre-commit")).map(({file:V,text:k})=>({file:V,commands:oe((0,e.Dx)(V,k).join(`
`))}))),G=[".git/config.worktree",".git/config"].find(V=>U(V).some(k=>/sparsecheckout\s*=\s*true/i.test(k))),X=U(".gitmodules").map(V=>/^\s*path\s*=\s*(.*)/.exec(
V)?.[1]);return V=>{if(G!==void 0)return G;const k=(0,c.Gz)(V.at(-1)??"","");if(X.some(J=>k.startsWith(`${J}/`)))return".gitmodules";const Z=["",...(0,c.eH)((0,c.
jt)(V.at(-1)??""))].map(J=>(0,c.Gz)(J,".gitignore")).find(J=>ee([...V,`${k}-`],(0,c.jt)(J),U(J))),se=H().find(({file:J,commands:te})=>{const N=j.test(J)&&k.startsWith(
(0,c.Gz)((0,c.jt)(J),"")),Q=(ce,ae)=>ne(ce,ae)&&(N||q(ce,ae));return te.some(ce=>V.some(ae=>Q(ce,ae)))});return Z??se?.file??null}}function ee(re,fe,F){return F.
slice(0,500).findLast(U=>{const[,H,G=""]=/^!?(\/?)(.*?)\/?$/.exec(U)??[],X=(0,c.Gz)(fe,H||G.includes("/")?G:`**/${G}`),[V=""]=/[^*?\]]*$/.exec(G)??[];return re.
some(k=>G!==""&&k.endsWith(V)&&(0,h.matchesGlob)(k,X))})?.startsWith("!")===!1}const oe=re=>re.replace(/\b(?:name|description|ref|repository):(?:\}\}|[^,}\n])*/g,
"").replace(/\b(?:echo|printf)\b[^;&|\n]*|\baws (?=s3 )/g,"").replace(/\b((?:cp|mv|ln) [^;&\n]*)(\/[\w.-]+) ([^\s;&]+?)\/?(?= *(?:$|[;&]))/gm,"$1$2 $3$2").replace(
/^([ \t]*)(- )?uses:.*(?:\n+\1[ \t]*(?!- ).*)*/gm,fe=>fe.replace(/\n( *path: *["']?)?/g," $1^/")).replace(/\\\n|\n[ \t]+(?=[\w-]+:|\n)|(?<=\{)\n\s*(?=(?:git|checkout)\b)/g,
" ").replace(/(?<=[\w.])\\(?=\w)/g,"/").split(/\n|&&|;/),q=(re,fe)=>K.test(re)||W.test(re)&&re.includes(/[^/]+\/[^/]+$/.exec(fe)?.[0]??`
`);function ne(re,fe){const[F="",...B]=fe.split("/").toReversed();return re.includes(F)?(re.replace(/((?:@|\/\/)[\w.-]+):/g,"$1/").match(/[^\s"'`,;:=()<>|&]+/g)??
[]).some(H=>{const X=H.replace(/^(?:(?:.*@|\/\/)[^/@]+|[\w-]+(?:\.[\w-]+)+)\/.*\/|\.git$/g,"").split("/").filter(V=>!/^\.*$/.test(V));return X.some((V,k)=>V===F&&
B.every((Z,se)=>de(X[k-se-1],Z)))}):!1}const de=(re="*",fe)=>re===fe||/[$*{}]/.test(re);let ie=function(...re){return{readTools:ie}=t.late([3276,7918,8319],8095),
new.target?new ie(...re):ie(...re)};async function ue(re,fe){const{directory:F,environment:B,stop:U,progress:H}=fe,G={root:F,scan:re.scan,exclude:re.exclude},X=(0,$.
cw)(G,B),V=await(0,r.nE)(X,U,Z=>H({kind:"scan",files:Z})),k=De(V,re,(0,R.ET)(G));return Oe(k,(0,E.Ls)(re.roots))}function me({projectFiles:re},fe){const F=[...re].
filter(U=>U!==x.Dp),B=`not read: ${(0,M.K4)(F,3,M.dh)}`;return F.length===0?[]:[`${B}; the project file is ${x.Dp} in ${fe}`]}function ge({dialect:re,exclude:fe,
scan:F,allowedHosts:B,ignore:U,ofProject:H},G,{environment:X,directory:V}){const k=(0,s.O)(()=>ie({root:V,exclude:fe},G.toolFiles)),Z=!!X.TF_CLOUD_HOSTNAME,se=F.
length>0,J=H.has("dialect")?x.Dp:"`dialect`",te={setting:re,setBy:J,scan:se?{...G,tools:k,hasCloudHostname:Z}:null},N=(0,A.L2)(te),{clients:Q,versions:ce}=N,ae=(0,O.
$l)("queries",ce),pe=we=>ae||!(0,x.xO)(we),Ee=(0,y.eI)((0,y.sw)(G.usages,Q),(0,O.d3)(N)),he=(0,D.e)(Ee,ce),ve=he.usages.filter(({place:we})=>pe(we.file)),Pe=B.length>
0,_e={root:V,scan:F,exclude:fe,isStrict:Pe},Ie=G.comments.map(l),ke=[...C(ve,{...G,..._e}),...Pe?ye(G):[]],Ce=ve.some(({workspace:we})=>we?.lacks)&&k().givesState;
return{dialect:N,usedBy:()=>(0,A.rU)(N,te.scan),bots:se?k().bots:[],usages:Ce?ve.map(Me):ve,ignore:[...U,...Ie.filter(we=>"code"in we)],notes:[...[...(0,y.vH)(G.
notes,Q),...he.notes].filter(we=>pe((0,v.W7)(we))),...ke,...Ie.filter(we=>"problem"in we)]}}function ye(re){const{unselected:fe,linked:F,directories:B,units:U,unread:H,
notes:G}=re,X=new Set(G.flatMap(k=>(0,v.Xd)(k)?.file??[])),V=[...F].filter(([,k])=>k===null||!B.has(k));return[...fe.map(k=>(0,v.ht)(k,(0,w.a3)({what:"unselecte\
d"}))),...V.map(([k])=>(0,v.ht)(k,(0,w.a3)({what:"linked"}))),...(0,I.jH)(H).map(k=>(0,v.kH)((0,w.a3)({what:"generated"}),{places:[k]})),...U.flatMap(({directory:k,
module:Z,unknown:se,missing:J})=>se===null||Z!==null||J!==void 0||X.has(se.file)?[]:(0,v.kH)((0,w.a3)({what:"skipped",path:k}),{places:[se]}))]}function Me(re){
if(re.workspace?.lacks===void 0)return re;const{organization:fe,name:F}=re.workspace;return{...re,workspace:{organization:fe,name:F}}}function De(re,{roots:fe,exclude:F},B){
const U=new Set(re.links.values());if(U.size===0)return re;const[H,G]=[(0,E.Ls)(fe),(0,E.Ls)(F)],X=O.Du.flatMap(N=>[...(0,p.Pv)(re,N).values()]),V=new Set(X.flatMap(
p.s1)),k=new Set(re.units.map(({directory:N})=>N)),Z=(0,s.O)(N=>V.has(N)||k.has(N)||H(N||".")?!1:B.list(N).map(ce=>(0,c.Gz)(N,ce)).every(ce=>U.has(ce)||G(ce)||!$e(
ce))),se=N=>U.has(N)&&$e(N)&&Z((0,c.jt)(N)),J=re.usages.filter(({place:N})=>!se(N.file)),te=re.declared.filter(({place:N})=>!se(N.file));return{...re,usages:J,declared:te,
notes:re.notes.filter(N=>!se((0,v.W7)(N)))}}function Oe(re,fe){const F=new Set(re.snippets);if(F.size===0)return re;for(const U of O.Du){const H=(0,p.Pv)(re,U),
G=[...H.values()].filter(({name:X,isInitialised:V,installed:k})=>!F.has(X)||V||k.size>0||fe(X||"."));for(const X of G){F.delete(X.name);for(const V of(0,p.s1)(X)){
const k=F.delete(V)?H.get(V):void 0;k!==void 0&&G.push(k)}}}const B=re.notes.filter(U=>U.problem.code!=="block-invalid"||!F.has((0,c.jt)((0,v.W7)(U))));return{...re,
snippets:F,notes:B}}function $e(re){const fe=(0,x.L8)((0,h.basename)(re),new Set,(0,h.basename)((0,h.dirname)(re)));return fe!==void 0&&fe.class!=="terragrunt"}})};export{ze as ids,Ge as modules};
var $late0,$late1,$late2,$late3,$late4;
